const VO=741,XO=[741],qO={9692:((wt,Se,A)=>{A.d(Se,{sU:()=>F,q$:()=>ms,bM:()=>Xt,U2:()=>Sn,I:()=>Ct,q1:()=>Tt,Aw:()=>qt});var D=A(8302);class F extends Error{name="\
JsonTextError";offset;stop;constructor(P,I,q=I){super(P),this.offset=I,this.stop=q}}const j=34,fe=44,G=58,ce=91,me=92,Ee=93,T=123,x=125,Pe=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
rt=24,Te=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,oe=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,$e=/true|false|null/y,$t="a lone surrogate (half of a character)\
 in a string";class xt{#e;#t;#n;#s=[];#r=0;#o={name:"",nameOffset:0,offset:0};constructor(P,I=!0,q){this.#e=P,this.#t=I,this.#n=q}document(){this.#p();const P=this.#m()===
T?"object":"other";do this.#i();while(this.#a());if(this.#p(),this.#r<this.#e.length)throw this.#T("the end");return P}#i(){for(;;){this.#p(),this.#s.length===1&&
(this.#o.offset=this.#r);const P=this.#m();if(P===j){this.#u();return}if(P===T){if(this.#r+=1,this.#E(x))return;this.#s.push(new Set),this.#d()}else if(P===ce){
if(this.#r+=1,this.#E(Ee))return;this.#s.push(void 0)}else{if(this.#g(oe)||this.#g($e))return;throw this.#T("a value")}}}#a(){for(let P=this.#s.length;P>0;P--){
const I=this.#s[P-1]!==void 0;if(P===1&&I&&this.#n&&this.#c(this.#n),this.#E(fe))return I&&this.#d(),!0;if(!this.#E(I?x:Ee))throw this.#w(I?"}":"]");this.#s.pop()}
return!1}#c(P){P({...this.#o,text:this.#e.slice(this.#o.offset,this.#r)})}#d(){this.#p();const P=this.#r;if(this.#m()!==j)throw this.#T("a name in double quotes");
this.#u();const I=Ct(this.#e.slice(P,this.#r)),q=this.#s.at(-1);if(this.#t&&q?.has(I))throw new F(`the name "${I}" occurs twice in one object`,P);if(q?.add(I),!this.#E(
G))throw this.#T('":"');this.#s.length===1&&(this.#o={name:I,nameOffset:P,offset:this.#r})}#u(){const P=this.#e,I=this.#r;let q=I+1;for(;;){const ye=P.charCodeAt(
q);if(ye===j)break;if(ye===me)q=this.#f(q,I);else if(ye>=55296&&ye<=57343)q=this.#h(q,I);else if(ye>=32)q=q-I<rt?q+1:this.#l(q);else throw this.#y(q)}this.#r=q+
1}#l(P){return Pe.lastIndex=P,Pe.test(this.#e),Pe.lastIndex}#f(P,I){if(Te.lastIndex=P,!Te.test(this.#e))throw this.#y(P);const q=Te.lastIndex;if(!this.#t||q-P===
2)return q;const ye=Number.parseInt(this.#e.slice(P+2,q),16);if(ye<55296||ye>57343)return q;const Be=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(q,q+6));
if(ye>=56320||!Be)throw new F($t,I);return q+6}#h(P,I){const[q,ye]=[this.#e.charCodeAt(P),this.#e.charCodeAt(P+1)],Be=q<56320&&(ye&64512)===56320;if(this.#t&&!Be)
throw new F($t,I);return P+(Be?2:1)}#y(P){const I=P>=this.#e.length;return new F(I?"a string does not end":"a bad escape or control character in a string",P)}#E(P){
return this.#p(),this.#m()!==P?!1:(this.#r+=1,!0)}#p(){for(;;){const P=this.#m();if(P!==32&&P!==10&&P!==13&&P!==9)return;this.#r+=1}}#m(){return this.#e.charCodeAt(
this.#r)}#g(P){return P.lastIndex=this.#r,P.test(this.#e)?(this.#r=P.lastIndex,!0):!1}#w(P){const I=this.#e.slice(0,this.#r).trimEnd().length;return/["{[\w-]/.test(
this.#e.charAt(this.#r))?new F(`"," or "${P}" is missing`,I,this.#r):this.#T(`"," or "${P}"`)}#T(P){const I=this.#e.slice(this.#r,this.#r+1);return new F(`expec\
ted ${P}, found ${I===""?"the end":JSON.stringify(I)}`,this.#r)}}function Ct(se){return se.includes("\\")?String(JSON.parse(se)):se.slice(1,-1)}function Tt(se,P){
const I=se.slice(0,P);return{line:I.split(`
`).length,column:P-I.lastIndexOf(`
`)}}function ms(se){new xt(se).document()}function Qe(se){try{new JsonScanner(se,!1).document()}catch(P){if(P instanceof JsonTextError)return P;throw P}}function Sn(se,P=!0){
const I=[];return new xt(se,P,ye=>I.push(ye)).document()==="object"?I:void 0}function Xt(se){return se.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function qt(se,P){
return se===P||_t(se)===_t(P)}function _t(se){try{return String(JSON.parse(se,Jt))}catch(P){if(P instanceof RangeError)return Xt(se);throw P}}function Jt(se,P,I){
return typeof P=="number"?Nn(I?.source??String(P)):Array.isArray(P)?`[${P.join(",")}]`:(0,D.Gv)(P)?`{${Object.entries(P).map(([ye,Be])=>`${JSON.stringify(ye)}:${Be}`).
sort().join(",")}}`:JSON.stringify(P)}function Nn(se){const[,P,I="",q="",ye="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(se)??[],Be=`${I}${q}`.replace(
/^0+/,""),ut=Be.replace(/0+$/,"");if(ut==="")return`${P}0`;const On=BigInt(ye)-BigInt(q.length)+BigInt(Be.length-ut.length);return`${P}${ut}e${On}`}}),3052:((wt,Se,A)=>{
A.d(Se,{D6:()=>j,DB:()=>ce,j9:()=>fe});var D=A(3739);const F=1024,j=1024*F,fe=1024*j,G=[["TiB",1024*fe],["GiB",fe],["MiB",j],["KiB",F]];function ce(Ee,T){const[
,x,Pe]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(Ee.trim())??[],rt=G.find(([oe])=>oe.toLowerCase()===Pe?.toLowerCase())?.[1],Te=Math.round(Number(x)*(rt??Number.
NaN));if(Te>0&&Number.isSafeInteger(Te))return Te;throw new D.GQ("invalid_input",`${T}: "${Ee}" is not a size`,{input:T,remedy:"Write it with a unit, as 512MiB,\
 4GiB or 1.5GiB; it must be larger than zero."})}function me(Ee){const[T,x]=G.find(([,rt])=>Ee>=rt)??["bytes",1],Pe=Ee/x;return`${Pe<10&&x>1?Pe.toFixed(1).replace(
/\.0$/,""):Math.round(Pe)} ${T}`}}),2628:((wt,Se,A)=>{A.d(Se,{runCheck:()=>Go});var D=A(1455),F=A(8161),j=A(6760),fe=A(3532),G=A(336),ce=A(9127),me=A(3739);async function Ee(f,l){
const{bare:p,branch:m,commit:E,lender:b,shallow:S,origin:k}=l;for(const J of["objects/info","refs"])await(0,D.mkdir)((0,j.join)(f,J),{recursive:!0});const L=k===
void 0?"":`[remote "origin"]
	url = ${JSON.stringify(k)}
`,z={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${p}
${L}`,"packed-refs":E&&`${E} refs/heads/${m}
`,"objects/info/alternates":b&&`${(0,j.join)(b,"objects")}
`,shallow:S};for(const[J,re]of Object.entries(z))re&&await(0,D.writeFile)((0,j.join)(f,J),re)}var T=A(5807),x=A(1421),Pe=A(7975);const rt=(0,Pe.promisify)(x.execFile),
Te=64*1024*1024,oe=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(f=>["-c",f]);function $e(f,l,p,m={}){const E=Object.fromEntries(
Object.entries(l).filter(([S])=>!S.startsWith("GIT_"))),b={cwd:f,env:{...E,LC_ALL:"C",...m},signal:p,maxBuffer:Te};return async(...S)=>{try{return(await rt("git",
[...oe,...S],b)).stdout}catch(k){throw(0,me.xU)(k)!=="ENOENT"?k:new me.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the c\
heck builds the commit that is checked out.",cause:k})}}}async function $t(f,l,p){const m=$e(f,l,p),[E="",b="",S=""]=(await xt(m,f,p)).split(`
`),k=$e(E,l,p);return{root:E,commit:S,changed:(await k("diff","--name-only","-z","HEAD")).split("\0").filter(L=>L!==""),git:k,async lend(L,z){const J=await(0,D.
readFile)((0,j.join)(b,"shallow"),"utf8").catch(re=>{if((0,me.xU)(re)!=="ENOENT")throw re});await Ee(L,{bare:!0,branch:z,commit:S,lender:b,shallow:J})}}}async function xt(f,l,p){
try{const m=await f("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[E="",b="",S=""]=m.split(`
`);return[E,(0,j.resolve)(l,b),S].join(`
`)}catch(m){throw p.throwIfAborted(),m instanceof me.GQ?m:new me.GQ("file_not_found",`There is no checkout in ${l}`,{remedy:`Check the repository out before thi\
s step:
- uses: actions/checkout@v5`,cause:m})}}const Ct=5*6e4,Tt="refs/slipway/base";async function ms(f,l,p,m,E){const b=$e(p,m,E),S=await Qe(l.git,f,E)??await Qe(l.git,
`origin/${f}`,E)??await Xt(f,l,p,m,E);return await b("update-ref",Tt,S),{name:f,commit:S}}async function Qe(f,l,p){try{return(await f("rev-parse","--quiet","--v\
erify",`${l}^{commit}`)).trim()}catch(m){if(p.throwIfAborted(),m instanceof me.GQ)throw m;return}}const Sn=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Xt(f,l,p,m,E){
const b=Sn.test(f)?await Jt(l.git,E):void 0;if(!b)throw se(f,"");const S=AbortSignal.timeout(Ct),k=$e(l.root,m,AbortSignal.any([E,S]),b),L=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${f}:${Tt}`];try{await k("--git-dir",p,"fetch",...L)}catch(J){throw E.throwIfAborted(),J instanceof me.GQ?J:se(
f,S.aborted?", and origin does not answer":Nn(J),J)}const z=await Qe($e(p,m,E),Tt,E);if(z===void 0)throw se(f,", and what origin has by this name is not a commi\
t");return z}const qt=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","fa\
lse"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],_t="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function Jt(f,l){
const p=await f("config","--local","--includes","--null","--get-regexp",_t).catch(()=>"");l.throwIfAborted();const m=p.split("\0").flatMap(k=>{const[L="",...z]=k.
split(`
`);return L===""?[]:[[L,z.length===0?"true":z.join(`
`)]]});if(!m.some(([k])=>k==="remote.origin.url"))return;const E=[...qt,...m],b=E.flatMap(([k,L],z)=>[[`GIT_CONFIG_KEY_${z}`,k],[`GIT_CONFIG_VALUE_${z}`,L]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(E.length),...Object.fromEntries(b)}}function Nn(f){const l=f instanceof
Error&&"stderr"in f&&typeof f.stderr=="string"?f.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(l))return", nor\
 has origin";const m=(l.split(`
`).find(E=>/^(?:fatal|error): /.test(E))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,T.
Ow)(m,300)}`}function se(f,l,p){return new me.GQ("invalid_input",`compare-to: "${f}" names nothing that this checkout has${l}`,{input:"compare-to",remedy:P,cause:p})}
const P=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var I=A(5635),q=A(292);async function ye(f,l,p){const{report:m,signal:E}=p,b=(0,I.M)(m.report,G.ml,E);return await b.
phase("compare",async()=>{const S=await ut(f,l,p);return E.throwIfAborted(),await m.compared(S),[void 0,Be(S),S.kind==="unknown"]}),b.phases}function Be(f){const{
base:l}=f,p=`${(0,T.Ow)(l.name,100)} (${(0,q.h0)(l)})`;if(f.kind==="unknown")return`the difference to ${p} is unknown: ${f.why}`;const{pages:m,files:E,bytes:b,brotli:S}=f.
difference;return`${[(0,q.jN)(m," pages"),(0,q.jN)(E," files"),(0,q.Sk)(b),(0,q.Sk)(S," with Brotli")].join(", ")} against ${p}`}async function ut(f,l,p){const{
embedded:m,report:E,checked:b,leftMs:S}=p;if(f.commit===b.commit)return{kind:"unknown",base:f,why:"it is the commit that was checked"};const k=re=>{(re.type==="\
status"||re.type==="heartbeat")&&E.report(re)},L={...l.follow,timeoutMs:Math.max(1,S)},{outcome:z,output:J}=await m.deploy(f.commit,{...l,...On(l),follow:L},k);
return z.status==="succeeded"&&J?{kind:"known",base:f,difference:bt(b.report,b.output.files,J.files)}:{kind:"unknown",base:f,why:Qt(z,S)}}function On({project:f}){
return{project:f==="base"?"checked":"base"}}function Qt({status:f,error:l},p){return f!=="pending"?`it does not build (${l?.message??f})`:p<1?"no time was left \
to build it":`it was not built in the ${(0,ce.a3)(p)} that were left`}function bt({pages:f},l,p){const m=S=>({now:S(l),change:S(l)-S(p)}),E=S=>m(k=>k.reduce((L,z)=>L+
S(z),0));return{pages:{now:f,change:E(({path:S})=>Number(ys.test(S))).change},files:m(({length:S})=>S),bytes:E(({bytes:S})=>S),brotli:E(({brotli:S})=>S),gzip:E(
({gzip:S})=>S),changes:Es(l,p).toSorted((S,k)=>Math.abs(k.bytes)-Math.abs(S.bytes)||(S.path<k.path?-1:1))}}const ys=/\.x?html?$/i;function Es(f,l){const p=new Map(
l.map(L=>[L.path,L])),m=new Set(f.map(({path:L})=>L)),E=f.filter(({path:L})=>!p.has(L)),b=l.filter(({path:L})=>!m.has(L)),S=Fr(E,b),k=new Set(S.flat());return[...f.
flatMap(L=>{const z=p.get(L.path);return z===void 0||z.digest===L.digest?[]:[gs(L,z)]}),...S.map(([L,z])=>({...gs(L,z),formerly:z.path})),...E.filter(L=>!k.has(
L)).map(L=>ws("added",L,1)),...b.filter(L=>!k.has(L)).map(L=>ws("removed",L,-1))]}function gs(f,l){const{path:p,bytes:m,brotli:E}=f;return{kind:"changed",path:p,
bytes:m-l.bytes,brotli:E-l.brotli}}function ws(f,{path:l,bytes:p,brotli:m},E){return{kind:f,path:l,bytes:E*p,brotli:E*m}}function Fr(f,l){const p=Map.groupBy(l,
({path:m})=>Ts(m));return[...Map.groupBy(f,({path:m})=>Ts(m))].flatMap(([m,E])=>{const[b,S]=E,[k,L]=p.get(m)??[];return m!==void 0&&b&&k&&!S&&!L?[[b,k]]:[]})}const jr=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
Pr=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Br=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Ts(f){if(ys.test(f))return;
const l=f.lastIndexOf("/")+1,[p,m]=[f.slice(0,l),f.slice(l)],E=jr.exec(m)?.[0]??"",b=m.slice(0,m.length-E.length);if(Br.test(b))return`${p}*${E}`;const S=Pr.map(
k=>k.exec(b)?.groups).find(k=>Hr(k?.hash??""));return S&&`${p}${S.stem}*${E}`}function Hr(f){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
f)}const Ut=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,In=String.raw`"([^"\\\n]*(?:${Ut}[^"\\\n]*)*)"`,_s=String.raw`'([^'\\\n]*(?:${Ut}[^'\\\n]*)*)'`,
Gr=String.raw`((?:[^()"'\s\\]|${Ut})+)\s*\)`,Rn=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,Ut,String.raw`(?:url\(\s*|@import\s+)(?:${In}|${_s})`,String.raw`url\(\s*${Gr}`,
In.replace("(","(?:"),_s.replace("(","(?:")].join("|"),"gi"),Wr=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function Ln(f){return[...f.matchAll(Rn)].flatMap(l=>{const p=l.
slice(1).find(m=>m!==void 0);return p===void 0||p===""||p.startsWith("#")?[]:[{href:Xr(p),kind:"asset"}]})}const Yr=new RegExp(`${Rn.source}|([{}])`,"gi");function bs(f){
const l=[];for(const m of f.matchAll(Yr)){const E=m.at(-1);E==="{"?l.push(m.index):E==="}"&&l.pop()}const p=l.at(-1);return p===void 0?void 0:f.slice(0,p).split(
`
`).length}const Kr=new RegExp(`${Rn.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function _e(f){for(const l of f.matchAll(
Kr)){const p=l.at(-1);if(p?.startsWith("@"))return p}}function zr(f,l){return`The style sheet ${f} has ${l}, which browsers ignore: the tool that replaces it di\
d not run`}const Vr=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function ee(f){return[...f.matchAll(Vr)].map(([,,l=""])=>({href:l,kind:"mention"}))}function Xr(f){return f.replace(Wr,(l,p,m,E)=>{const b=p===void 0?Number.NaN:
Number.parseInt(p,16);return b<=1114111?String.fromCodePoint(b):m===void 0?E??"":""})}var An=A(1600);const he={a:[["href","link"],["xlink:href","link"]],area:[[
"href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},qe=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),Ua=new Set(["title","style","script","template"]),Fa=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Zt(f){const l=new ja;return l.read(f),l}const qr=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class ja{links=[];ids=new Set;base;empty=!0;blank=!0;#e=[];#t=0;read(l){const p=new An.i({onopentag:(m,E)=>this.#n(m,E),ontext:m=>this.#o(m),onclosetag:m=>{this.#e.
at(-1)===m&&this.#e.pop(),m==="noscript"&&(this.#t-=1)}});p.write(l),p.end()}#n(l,p){Ua.has(l)&&p.shadowrootmode===void 0&&this.#e.push(l),l==="noscript"&&(this.#t+=
1),qe.has(l)&&(this.empty=!1),this.#t===0&&qe.has(l)&&l!=="script"&&(this.blank=!1);for(const E of[p.id,l==="a"?p.name:void 0])E&&this.ids.add(E);switch(p.style?.
includes("url(")&&this.#i(Ln(p.style)),l){case"base":this.base??=p.href;return;case"meta":this.#r(p);return;case"link":this.#s(p);return;case"a":case"area":if(/\bexternal\b/.
test(p.rel??""))return;break}const m=(he[l]??[]).flatMap(([E,b])=>{const S=p[E];return S===void 0?[]:[{href:S,kind:b}]});this.#i([...m,...kn(p.srcset??"")])}#s({
rel:l="",href:p,imagesrcset:m=""}){const E=Fa.find(([b])=>b.test(l))?.[1];E!==void 0&&this.#i([...p===void 0?[]:[{href:p,kind:E}],...kn(m)])}#r(l){if(l["http-eq\
uiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const p=qr.exec(l.content??"")?.[1];p&&this.#i([{href:p.trim(),kind:"link"}])}#o(l){this.#e.at(-1)==="styl\
e"&&this.#i(Ln(l)),!(this.#e.length>0||l.trim()==="")&&(this.empty=!1,this.#t===0&&(this.blank=!1))}#i(l){this.#e.includes("template")||this.links.push(...l.filter(
({href:p})=>!Pa(p)))}}function Pa(f){return/\{\{|\$\{|<%/.test(f)}function kn(f){return f.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(p=>{const[m=""]=p.trim().
split(/\s/,1);return m===""?[]:[{href:m.replace(/(?<!,),+$/,""),kind:"asset"}]})}const Jr=5,Qr=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function He(f){const l=f.filter(E=>Qr.test(E)),p=f.filter(E=>E.endsWith("/index.html")&&E.split("/").length===2),m=f.filter(E=>/^[^/]+\.html?$/i.test(E)&&E!=="4\
04.html");return{folder:m.length>0?void 0:Zr(f),files:[...new Set([...l,...p,...m])].slice(0,Jr)}}function Zr(f){const l=S=>S.split("/").length,p=f.filter(S=>S.
endsWith("/index.html")).sort((S,k)=>l(S)-l(k)),[m,E]=p;return m!==void 0&&(E===void 0||l(E)>l(m))?m.slice(0,-11):void 0}function Ss({files:[f]}){return f!==void 0&&
/^index\.x?html?$/i.test(f)?f:void 0}function eo(f){const{folder:l,files:p}=f,m=Ss(f);return m!==void 0?`The output has ${m}: name it index.html, in lower case.`:
l!==void 0?`The output directory has its index.html in ${l}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${p.length===
0?"":` It has ${p.join(", ")}.`} Is output-directory the folder that the build writes?`}const to=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
no=20;function so(f){const l=[];for(const{groups:p}of f.matchAll(to)){const m=p?.id??p?.selector??p?.mounted;if(m!==void 0&&!ro(f,m.replace(/^#/,""))&&l.push(m),
l.length>=no)break}return l}function ro(f,l){return[...["=",":",": "," = "].flatMap(m=>['"',"'","`",'\\"'].map(E=>`id${m}${E}${l}`)),`id=${l}`].some(m=>f.includes(
m))}function oo(f,l){return f.some(p=>l.has(p.replace(/^#/,"")))?void 0:f[0]}function en(f){return`The index page stays blank: it has no element with the id "${f.
replace(/^#/,"")}", which its script fills`}const io=10;class Ge{#e;#t=new Map;constructor(l){this.#e=l}know(l,p){this.#t.set(l.pathname,Promise.resolve({kind:"\
there",url:l,page:vn(p)}))}probe(l){const p=l.pathname+l.search,m=this.#t.get(p);if(m)return m;const E=this.#n(l);return this.#t.set(p,E),E}async#n(l){let p=l;for(let m=0;m<
io;m+=1){const{status:E,headers:b}=await this.#e.fetch(p,{method:"HEAD",signal:this.#e.signal}),S=b.get("location");if(E>=400)return{kind:"missing",status:E};if(E<
300||S===null||!URL.canParse(S,p.href))return{kind:"there",url:p,page:vn(b)};if(p=new URL(S,p),p.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function vn(f){return/\bhtml\b/.test(f.get("content-type")??"")}const Dn=16,Ns=2e4,ao=16*1024*1024;async function co(f,l){const p=new Os(f),m=l.filter(
be=>/\.(?:x?html?|css|m?js)$/i.test(be));await lt(m.slice(0,Ns),Dn,be=>p.read(be)),await p.follow();const E=await p.index(),b=p.result(),S=await St(b.dead,l,p.prober),
k=E.status<300?void 0:He(l),L=k?.folder,z=new Set(L===void 0?[]:l),J=be=>Mn(be).some(ft=>z.has(`${L}/${ft}`)),re=b.dead.filter(({url:be})=>!J((0,T.oF)(be.pathname).
slice(1)));return{index:E,...b,dead:re,instead:k,basePath:S,unread:p.unread+Math.max(0,m.length-Ns)}}const uo=5;class Os{#e;prober;#t=new Map;#n=new Map;#s=[];#r=[];#o=[];#i=new Map;#a=0;unread=0;constructor(l){
this.#e=l,this.prober=new Ge(l)}async index(){const{root:l,fetch:p,signal:m}=this.#e,E=await this.prober.probe(l);if(E.kind!=="there")return{status:lo(E),empty:!1,
unfilled:void 0};const b=await p(E.url,{signal:m}),S=await b.text(),k=E.page?Zt(S):void 0;return{status:b.status,empty:S.trim()===""||k?.empty===!0,unfilled:k?.
blank?this.#c(k,E.url):void 0}}#c({links:l,ids:p},m){const E=l.flatMap(({href:b,kind:S})=>{const k=S==="asset"&&URL.canParse(b,m.href)?new URL(b,m):void 0;return k?.
origin===m.origin?this.#i.get((0,T.oF)(k.pathname).slice(1))??[]:[]});return oo(E,p)}async read(l){const p=fo(l,this.#e.root),m=await this.#e.fetch(p,{signal:this.#e.
signal}),E=await m.text();m.status>=300||(this.prober.know(p,m.headers),E.length>ao?this.unread+=1:/\.css$/i.test(l)?this.#d(E,p,l):/js$/i.test(l)?(this.#l(ee(E),
p,l),this.#i.set(l,so(E))):this.#u(E,p,l))}#d(l,p,m){this.#l(Ln(l),p,m);const E=bs(l);E!==void 0&&this.#o.push({file:m,line:E});const b=_e(l);b!==void 0&&this.#r.
push({file:m,rule:b})}#u(l,p,m){const E=Zt(l);this.#a+=1,this.#n.set(m,E.ids);const b=E.base!==void 0&&URL.canParse(E.base,p.href)?new URL(E.base,p):p;this.#l(E.
links,b,m)}#l(l,p,m){for(const{href:E,kind:b}of l){const S=URL.canParse(E,p.href)?new URL(E,p):void 0;if(S?.origin!==this.#e.root.origin)continue;const k=`${b} ${S.
href} ${E}`,L=this.#t.get(k)??{href:E,kind:b,url:S,files:[],latest:"",count:0};this.#t.set(k,L),L.latest!==m&&(L.latest=m,L.count+=1,L.files=[...L.files,m].sort(
Ft).slice(0,uo))}}async follow(){await lt(this.#t.values(),Dn,async l=>{const p=await this.#f(l);if(p===void 0)return;const{href:m,url:E,files:b,count:S}=l;this.#s.
push({href:m,url:E,files:b,count:S,...p})})}async#f({url:l,kind:p}){const m=await this.prober.probe(l);switch(m.kind){case"missing":return{kind:p,why:`answers ${m.
status}`};case"circle":return{kind:p,why:"redirects in a circle"};case"external":return;case"there":return p!=="link"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.
pathname)?{kind:p,why:"answers with a page"}:this.#h(m.url,l.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return m}}#h(l,p){const m=p.slice(
1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const E=this.#y((0,T.oF)(l.pathname).slice(1));return E===void 0||E.has(m)||E.has((0,T.oF)(m))}#y(l){return Mn(
l).map(p=>this.#n.get(p)).find(p=>p!==void 0)}result(){const l=this.#s.sort((m,E)=>Ft(m.files[0],E.files[0])||Ft(m.href,E.href)),p=new Set([...this.#t.values()].
map(({url:m})=>m.href)).size;return{pages:this.#a,links:p,dead:l,unclosed:this.#o.sort((m,E)=>Ft(m.file,E.file)),unprocessed:this.#r.sort((m,E)=>Ft(m.file,E.file))}}}
function Mn(f){const l=f===""||f.endsWith("/")?f:`${f}/`;return[f,`${f}.html`,`${l}index.html`]}function lo(f){return f.kind==="missing"?f.status:310}function fo(f,l){
const p=f.replace(/(^|\/)index\.html$/,"$1");return new URL(p.split("/").map(encodeURIComponent).join("/"),l)}function Ft(f="",l=""){return f<l?-1:+(f>l)}async function lt(f,l,p){
const m=f[Symbol.iterator](),E=async()=>{for(let b=m.next();!b.done;b=m.next())await p(b.value)};await Promise.all(Array.from({length:l},E))}const xe=3;async function St(f,l,p){
let m="/";for(let E=0;E<xe;E+=1){if(m=$n(f.flatMap(({url:L})=>Ne(m,L.pathname))),m===""||l.some(L=>`/${L}`.startsWith(m)))return;const b=f.filter(L=>Nt(L,m)),k=(await Promise.
all(b.map(({url:L})=>Is(L,m,p)))).filter(Boolean).length;if(k>1&&k*2>b.length)return m}}function Nt({url:f,kind:l},p){return l!=="fragment"&&`${f.pathname}/`.startsWith(
p)}function Ne(f,l){const p=l.startsWith(f)?l.slice(f.length).split("/",1)[0]:"";return p?[`${f}${p}/`]:[]}function $n(f){const l=new Map;for(const p of f)l.set(
p,(l.get(p)??0)+1);return[...l].reduce((p,m)=>m[1]>p[1]?m:p,["",0])[0]}async function Is(f,l,p){const{kind:m}=await p.probe(new URL(`/${f.pathname.slice(l.length)}${f.
search}`,f));return m==="there"}var ho=A(1619),ge=A(3130);function Ce(f){return{...f,kind:"platform",input:"the platform",description:"the embedded platform's o\
wn",obtain:(l,{onSecret:p})=>W(f,l,p)}}async function W(f,l,p){p(f.requestToken),(0,ho.J)(new URL(f.requestUrl).origin,"the platform's address");try{return await(0,ge.
g)("the platform",f,l,p)}catch(m){throw!(m instanceof me.GQ)||m.code!=="unauthorized"?m:m.with({remedy:"The data directory may be of another platform; name the \
right one with --data.",cause:m})}}var Re=A(9829),Rs=A(2409),Ls=A(7244);const We=25*1024*1024;function As({files:f,odd:l,ignoredRules:p,faults:m}){const E=f.filter(
({path:S})=>/\.(?:js|mjs|cjs|css)\.map$/.test(S)),b=[...l.map(S=>De[S.kind](S.path)),...f.flatMap(({path:S,bytes:k,hasKey:L})=>[...k>We?[tn(S,k)]:[],...L?[po(S)]:
[]]),...E.length>0?[mo(E)]:[],...nn(f)];return{files:f,findings:b,ignoredRules:p,faults:m}}const De={repository:f=>({code:"leaked_repository",message:`The outpu\
t contains a git repository, ${f}: its whole history would be public`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:f=>({code:"\
leaked_secret_file",built:f,message:`The output contains ${f}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change the se\
crets in it if it was ever published."}),example:f=>({code:"example_of_secrets",built:f,message:`The output contains ${f}, which is not published`,remedy:"Leave\
 it out of the output directory."})};function tn(f,l){return{code:"large_file",message:`${f} has ${(l/1024**2).toFixed(0)} MB; more than ${We/1024**2} is much f\
or a site`}}const ks=/^undefined(?:\/|\.html?$)|\[object Object\]/;function nn(f){const[l,...p]=f.filter(({path:b})=>ks.test(b));if(!l)return[];const m=p.length===
0?"":` and ${p.length} more`;return[{code:"odd_address",message:`The output contains ${l.path}${m}: a value was missing where its address was made`,remedy:"Look\
 at the setting that makes the addresses of pages."}]}function po(f){return{code:"leaked_private_key",built:f,message:`The output contains a private key, in ${f}\
: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function mo(f){const[l]=f,p=f.length===1?
"":` and ${f.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${l?.path}${p}): anyone can read the sources in them`}}async function xn(f){
const{startPlatform:l,env:p,scratch:m,lent:E}=f;let b,S=new AbortController;const k=await l({dir:(0,j.join)(m,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"\
open",env:p,async onOutput(L){b=As(L),S.abort()}});return{async deploy(L,z,J){b=void 0,S=new AbortController;const re=Eo(S.signal);return{outcome:await wo(k,vs(
z,L,E),J,{...f,sleep:re}),output:b}},[Symbol.asyncDispose]:()=>k[Symbol.asyncDispose]()}}const Cn=100,yo=5;function Eo(f){return async(l,p)=>{if(f.aborted)return G.
ml.sleep(yo,p);try{await G.ml.sleep(l,p?AbortSignal.any([p,f]):f)}catch(m){if(p?.throwIfAborted(),!f.aborted)throw m}}}function vs(f,l,p){const{configuration:m,
follow:E}=f;return{...f,configuration:{...m,repository:p,settings:go(m.settings)},commit:l,create:!0,isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...E,wait:!0,
pollIntervalMs:Cn,statusMap:new Map}}}function go({domains:f,...l}){return l}function wo(f,l,p,{signal:m,folder:E,onSecret:b,sleep:S}){const{baseUrl:k,requestUrl:L,
requestToken:z}=f,J=Ce({requestUrl:L,requestToken:z,audience:k}),re=(0,Re.N)(l,{baseUrl:k,source:J},{fetch,clock:{...G.ml,sleep:S},tree:(0,Ls.c)(E),signal:m,run:()=>Promise.
reject(new TypeError("A check runs no token command")),onSecret:b,reporter:p});return(0,Rs.g)(l,re)}var To=A(8302),Un=A(8595);async function Fn(f,l,p,m){let E,b;
for(const S of Oo(f,l)){const k=(await m(S)).filter(({file:J})=>!Ds.test(J)),L=k.filter(({file:J})=>!sn(J,p)),z=Pn(L)??Pn(L.filter(({file:J})=>Lo(J,l)));if(z)return{
place:z,others:[]};E??=Ro(L,l),b??=Pn(k)}return E??(b&&{place:b,others:[]})}const Ds=/\.log$/;function jn(f){return!f||f.others.length===0?"":`; also in ${f.others.
map(({file:l,line:p})=>`${l}:${p}`).join(", ")}`}const Ms=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,_o=/^[\s"'`)\]}<>,;#?]/;function bo(f,l){for(let p=f.indexOf(l);p!==-1;p=
f.indexOf(l,p+1)){const[m,E]=[f.slice(Math.max(0,p-4),p),f.slice(p+l.length,p+l.length+1)];if((p===0||Ms.test(m))&&(E===""||_o.test(E)))return p+1}}const So=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;
function No(f,l,p){return sn(f,p)||So.test(f)?void 0:bs(l)}function sn(f,l){return l!==void 0&&f.startsWith(`${l}/`)}function Oo(f,l){const[p=""]=f.split(/[?#]/,
1),m=f.replaceAll("&","&amp;"),E=/^\.{1,2}\//.test(p)?new URL(p,`http://site/${encodeURI(l)}`).pathname:"",b=[f,m,p,E],S=(E||p).replace(/^\/+/,""),k=$s(S)?[S,...Io(
S)]:[],L=[...b,...b.map(z=>z.replace(/\/$/,"")),...k];return[...new Set([...L,...L.map(T.oF)])].filter(z=>z.length>1)}function $s(f){return/\.\w{2,5}$/.test(f)}
function Io(f){const l=f.split("/");return l.slice(1).map((p,m)=>l.slice(m+1).join("/"))}const xs=4;function Ro(f,l){if(f.length===0||f.length>xs)return;const p=new Set(
l.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),m=({file:S})=>S.split(/[/.]/).filter(k=>p.has(k)).length,[E,...b]=f.toSorted((S,k)=>m(k)-m(S));return E&&
{place:E,others:b}}function Pn(f){const[l]=f;return l&&f.every(({file:p})=>p===l.file)?l:void 0}function Lo(f,l){const p=Bn(l.replace(/\/index\.[^/]+$/,""));return Bn(
f)===p||Bn(f.replace(/\/index\.[^/]+$/,""))===p}function Bn(f){return f.slice(f.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Hn=100,Ao='If another applic\
ation serves the link on the same host, add rel="external" to it: the check skips such links.';async function ko(f,l){const p=[],{basePath:m}=f,E=f.dead.filter(
b=>m===void 0||!Nt(b,m));m!==void 0&&p.push(await Mo(m,f,l));for(const[b,S]of E.entries()){const k=b<Hn?await l.find(S.href,S.files[0]??""):void 0,L=Us(S);p.push(
{...L,message:L.message+jn(k),place:k?.place})}return[...await xo(f,l),...p,...Fo(f)]}function Cs(f){return f.map(l=>({code:"build_fault",message:(0,Un._Q)(l),remedy:"\
Mend this first: what the site lacks may follow from it.",place:l.file===null?void 0:{file:l.file,...l.line===null?{}:{line:l.line}}}))}function vo(f){return Cs(
f.filter(({isMarked:l})=>l)).map(l=>({...l,code:"printed_error",remedy:"The site may lack what the build left out for it."}))}async function Do({unclosed:f},l){
const p=await l.unclosedSheets(),m=(E,b,S)=>({code:"unclosed_block",message:`The style sheet ${E} ends within the block that line ${b} opens: its rules from the\
re on may not count`,remedy:"Add the missing }.",place:S});return p.length>0?p.map(E=>m(E.file,E.line,E)):f.map(({file:E,line:b})=>m(E,b))}async function ue({unprocessed:f},l){
return Promise.all(f.slice(0,Hn).map(async({file:p,rule:m})=>({code:"unprocessed_rule",message:zr(p,m),remedy:"Does the build read the configuration of that too\
l, as postcss.config.js?",place:await l.ruleNamed(m)})))}async function Mo(f,{dead:l},p){const m=l.filter(b=>Nt(b,f)),E=await p.find(f,"")??await p.find(f.slice(
0,-1),"");return{code:"base_path",message:`The site is built for the base path ${f}, and is served without one: ${m.length} of its links and files answer 404`,remedy:"\
Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:E?.place}}const $o="Give the ele\
ment of the page the id that the script names, or the other way round.";async function xo(f,l){const{index:p,instead:m}=f;if(m){const E=Ss(m),b=E===void 0?void 0:
await l.fileNamed(E);return[{code:"index_unanswered",message:`The site has no index page: / answers ${p.status}`,remedy:eo(m),place:b===void 0?void 0:{file:b}}]}
if(p.unfilled!==void 0){const E=await l.fileNamed("index.html"),b=E===void 0?void 0:{file:E};return[{code:"index_unfilled",message:en(p.unfilled),remedy:$o,place:b}]}
return p.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function Us(f){const l=JSON.stringify(f.href.length>
200?`${f.href.slice(0,199)}\u2026`:f.href);switch(f.kind){case"link":return{code:"dead_link",message:`Dead link: ${l} ${f.why} (${Gn(f)})`,remedy:Ao};case"asset":
return{code:"dead_asset",message:`Missing file: ${l} ${f.why} (${Gn(f)})`};case"mention":return{code:"dead_mention",message:`A script names ${l}, which ${f.why}\
 (${Gn(f)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${l} leads to has no such part (${Gn(f)})`};default:return f.kind}}function Gn({
files:f,count:l}){const p=l-1;return`in ${f[0]}${p>0?` and ${p} more ${p===1?"file":"files"}`:""}`}async function Co({findings:f},l){const p=async(m,E)=>{const{
built:b}=m;if(b===void 0||E>=Hn)return m;const S=await l.fileNamed(b.slice(b.lastIndexOf("/")+1));return S===void 0?m:{...m,place:{file:S}}};return Promise.all(
f.map(p))}async function Uo(f,l){const p=new Map,m=async({file:E,line:b,reason:S})=>{const k=p.get(E)??l.fileNamed(E);p.set(E,k);const L=await k;return{code:"ig\
nored_rule",message:`Ignored rule (${b===void 0?E:`${E}, line ${b}`}): ${S}`,place:L===void 0?void 0:{file:L,...(0,To.Eb)({line:b})}}};return Promise.all(f.map(
m))}function Fo({unread:f}){return f===0?[]:[{code:"not_all_checked",message:`${f} pages or style sheets are too long, or too many, to be read`}]}var rn=A(7287);
function jo(f,l,p){const m=new Map,E=b=>{const S=m.get(b)??Po(f,l,b);return m.set(b,S),S};return{find:(b,S)=>Fn(b,S,p,E),async unclosedSheets(){const b=await f(
"grep","-I","-n","-z","-e","",l,"--",":(glob)**/*.css").catch(()=>""),S=new Map;for(const k of b.split(`
`)){const[L="",z="",...J]=k.split("\0");if(z==="")continue;const re=L.slice(l.length+1),be=S.get(re)??[];S.set(re,be),be.push(J.join("\0"))}return[...S].flatMap(
([k,L])=>{const z=No(k,L.join(`
`),p);return z===void 0?[]:[{file:k,line:z}]})},async ruleNamed(b){const S=["css","pcss","postcss","scss","sass","less"].map(J=>`:(glob)**/*.${J}`),L=(await f("\
grep","-I","-n","-z","-F","-e",`${b} `,l,"--",...S).catch(()=>"")).split(`
`).flatMap(J=>{const[re="",be=""]=J.split("\0"),ft=re.slice(l.length+1);return be===""||sn(ft,p)?[]:[{file:ft,line:Number(be)}]}),[z]=L;return z&&L.every(({file:J})=>J===
z.file)?z:void 0},async fileNamed(b){const k=(await f("grep","-l","-z","-e","",l,"--",`:(glob)**/${b}`).catch(()=>"")).split("\0").flatMap(re=>re===""?[]:[re.slice(
l.length+1)]),L=k.filter(re=>!sn(re,p)),[z,...J]=L.length>0?L:k;return J.length>0?void 0:z}}}async function Po(f,l,p){return(await f("grep","-I","-n","-z","-F",
"-e",p,l,"--").catch(()=>"")).split(`
`).flatMap(E=>Bo(E,l,p))}function Bo(f,l,p){const[m="",E="",...b]=f.split("\0"),S=bo(b.join("\0"),p);return S===void 0?[]:[{file:m.slice(l.length+1),line:Number(
E),column:S}]}var Fs=function(f,l,p){if(l!=null){if(typeof l!="object"&&typeof l!="function")throw new TypeError("Object expected.");var m,E;if(p){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");m=l[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");m=l[Symbol.dispose],p&&(E=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");E&&(m=function(){try{E.call(this)}catch(b){return Promise.
reject(b)}}),f.stack.push({value:l,dispose:m,async:p})}else p&&f.stack.push({async:!0});return l},Ho=(function(f){return function(l){function p(S){l.error=l.hasError?
new f(S,l.error,"An error was suppressed during disposal."):S,l.hasError=!0}var m,E=0;function b(){for(;m=l.stack.pop();)try{if(!m.async&&E===1)return E=0,l.stack.
push(m),Promise.resolve().then(b);if(m.dispose){var S=m.dispose.call(m.value);if(m.async)return E|=2,Promise.resolve(S).then(b,function(k){return p(k),b()})}else
E|=1}catch(k){p(k)}if(E===1)return l.hasError?Promise.reject(l.error):Promise.resolve();if(l.hasError)throw l.error}return b()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(f,l,p){var m=new Error(p);return m.name="SuppressedError",m.error=f,m.suppressed=l,m});async function Go(f,l,p,m){try{return await Wo(
f,l,p,m)}catch(E){if(!m.signal.aborted)throw E;return{...on,status:"cancelled",failure:void 0,phases:[],error:Wn()}}}async function Wo(f,l,p,m){const E={stack:[],
error:void 0,hasError:!1};try{const{env:b,signal:S}=m,{repository:k,branch:L,outputDirectory:z}=f.configuration,J=(0,j.isAbsolute)(k)?k:m.workspace,re=Fs(E,await Yn(
b),!0),be=(0,j.join)(re.path,"source.git"),ft=$t(J,b,S);ft.catch(()=>{});const Kn=cn=>p.addSecret(cn),Ze={...m,scratch:re.path,lent:be,folder:J,onSecret:Kn},ht=Fs(
E,await xn(Ze),!0),pt=await ft;p.checkedOut(pt.commit),Ps(pt,p.report),await pt.lend(be,L);const zn=l===void 0?void 0:await ms(l,pt,be,b,S),Ko=G.ml.now(),{commit:Vn}=pt,
Ha=cn=>cn.type==="url"||p.report(cn),{outcome:Pt,output:Xn}=await ht.deploy(Vn,f,Ha),{status:zo,url:Bs}=Pt;if(zo!=="succeeded"||Xn===void 0||Bs===void 0)return js(
Pt,f);const Vo={root:new URL(Bs),fetch:(0,fe.Q)(fetch),signal:S},Bt=await Ba(Vo,Xn,jo(pt.git,Vn,z));await p.checked(Bt);const Xo=f.follow.timeoutMs-(G.ml.now()-
Ko),qo=zn&&{embedded:ht,report:p,signal:S,checked:{commit:Vn,report:Bt,output:Xn},leftMs:Xo},Jo=qo?await ye(zn,f,qo):[],Ot=(0,rn.WJ)(Bt);return{...Pt,...on,status:Ot?
"failed":"succeeded",error:Ot,phases:[...Pt.phases,...Jo],failure:Ot&&(0,rn.V1)(Ot,Bt)}}catch(b){E.error=b,E.hasError=!0}finally{const b=Ho(E);b&&await b}}const jt=5;
async function Ba(f,l,p){const m=l.files.map(({path:L})=>L),E=await co(f,m),b=await ko(E,p),S=b.some(L=>(0,rn.xJ)(L)==="error"),k=L=>l.files.reduce((z,J)=>z+L(J),
0);return{pages:E.pages,links:E.links,files:l.files.length,bytes:k(({bytes:L})=>L),brotli:k(({brotli:L})=>L),gzip:k(({gzip:L})=>L),largest:l.files.toSorted((L,z)=>z.
bytes-L.bytes).slice(0,jt),findings:[...S?Cs(l.faults):vo(l.faults),...Yo([...await Co(l,p),...await Uo(l.ignoredRules,p),...b,...await Do(E,p),...await ue(E,p)])]}}
const Ue=["error","warning","notice"];function Yo(f){const l=p=>Ue.indexOf((0,rn.xJ)(p))*2+(p.place?0:1);return f.toSorted((p,m)=>l(p)-l(m))}const on={appID:void 0,
appCreated:!1,deployID:void 0,url:void 0};function js(f,{follow:l}){const p={...f,...on};if(f.error?.code==="interrupted")return{...p,status:"cancelled",error:Wn()};
if(f.status!=="pending")return p;if(f.error&&f.error.code!=="deploy_timeout")return{...p,status:"failed"};const m=`The check has not ended within ${(0,ce.a3)(l.
timeoutMs)}, and was stopped`;return{...p,status:"failed",error:new me.GQ("deploy_timeout",m,{input:"timeout",remedy:"Raise the input timeout."})}}function Wn(){
return new me.GQ("interrupted","Interrupted: the check was stopped, and has no result")}const an=5;function Ps({changed:f},l){if(f.length===0)return;const p=f.slice(
0,an).join(", "),m=f.length>an?` and ${f.length-an} more`:"";l({type:"warning",message:`Changed since the commit, and not part of the check: ${p}${m}`,remedy:"T\
he platform builds commits: commit what belongs to the check."})}async function Yn(f){const l=await(0,D.mkdtemp)((0,j.join)(f.RUNNER_TEMP||(0,F.tmpdir)(),"slipw\
ay-check-"));return{path:l,[Symbol.asyncDispose]:()=>(0,D.rm)(l,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),2207:((wt,Se,A)=>{A.d(Se,{Mb:()=>F,PB:()=>D,
iV:()=>fe,sR:()=>j});const D=["queued","building","syncing","activating","succeeded","failed","cancelled"],F=["queue","clone","install","build","sync","activate"],
j=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_s\
cript_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_cras\
hed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unava\
ilable","sync_failed","start_failed","not_listening","unhealthy","activation_failed","start_failed","not_listening","unhealthy","interrupted"],fe={invalid_request:400,
unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,
app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,
internal:500,unavailable:503}}),4235:((wt,Se,A)=>{A.d(Se,{DR:()=>D,FU:()=>fe,Tl:()=>F,em:()=>j});const D={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s"}},F=16,j={healthPath:"/",instances:1,memory:"512MiB",
idleTimeout:"15m",requestTimeout:"30s"},fe=4096}),8531:((wt,Se,A)=>{A.r(Se),A.d(Se,{startLocalPlatform:()=>JN});var D=A(3024),F=A(6760),j=A(3739),fe=A(7994),G=A(
7598),ce=A(8161),me=A(5239),Ee=A(9127),T=A(7934),x=A(8302);const Pe=5,rt=60;function Te(t){return T.FsL(T.IeY(x.Gv,"must be an object"),T.rej(t,e=>e.expected===
"never"?Xt(e.path,t):"is required"))}function oe(t){return T.yqP(T.mee(t))}function $e(t){return T.yqP(T.ZmZ(t))}const $t=["__proto__","prototype","constructor"];
function xt(t,e){return T.FsL(T.IeY(x.Gv,"must be an object"),T.z6Y(n=>!$t.some(s=>Object.hasOwn(n,s)),`must not contain ${$t.join(", ")}`),T.g1P(t,e))}function Ct(t){
return T.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function Tt(t,e,n){const s=T.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.
map(({path:r,message:o})=>`${Sn(r)||n} ${o}`)}}function ms(t,e){const n=v.safeParse(t,e,{abortPipeEarly:!0});return n.success?{output:n.output}:{faults:new Map(
n.issues.map(({path:s,message:r})=>[String(s?.[0]?.key??""),r]))}}function Qe(t){const e=t.length>rt?`${t.slice(0,rt)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?
e:JSON.stringify(e)}function Sn(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${Qe(String(e))}`).join("").replace(/^\./,"")}function Xt(t,e){const n=t?.
at(-1)?.input,[,...s]=(0,x.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,Pe).map(Qe),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].
join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}var qt=A(
1709);const _t=253,Jt="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",Nn=new RegExp(`^(?:${Jt}\\.)+(?!\\d+$)${Jt}$`);function se(t){return t.length<=_t&&Nn.test(t)}function P(t,e){
return t===e||t.endsWith(`.${e}`)}var I=A(2345);const q=512,ye=/^[!-?A-~]*@[!-?A-~]+$/;function Be(t){return t.length<=q&&ye.test(t)&&!t.startsWith("@")?t.toLowerCase():
void 0}function ut(t){return/[^\0-\x7f]/.test(t)}const On=["viewer","deployer"];function Qt(t){return T.KCZ([t,T.YOg(t)],"must be a string, or a list of strings")}
const bt=T.FsL(T.YjP("must be a string"),T.BpQ(1,"must not be empty")),ys=T.FsL(T.YjP("must be a string"),T.Ru6(q,`must have at most ${q} characters`),T.yGV(ye,
({input:t})=>{const e=ut(t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`}));function Es(t){const e=`${t} \
ASCII emails, or @domain for every email of a domain. Upper and lower case are the same.`;return T.yqP(T.FsL(Qt(ys),T.h_(e)))}const gs=24*36e5;function ws(t){try{
const e=(0,Ee.E9)(t,"buildTimeout");return e>=1e3&&e<=gs}catch{return!1}}const Fr="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",jr=T.FsL(T.YjP("must be a string"),T.Ru6(_t+2,`\
must have at most ${_t+2} characters`),T.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${Fr})$`),'must be a host name in lower case and punycode, as "shop.example.com", or\
 "*.example.com", or "*"')),Pr=Te({viewer:Es("May read."),deployer:Es("May do everything."),buildTimeout:T.yqP(T.FsL(T.YjP("must be a string"),T.z6Y(ws,'must be\
 a time of 1s to 24h, as "90s", "30m" or "1h30m"'),T.h_('The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "\
*" is for organizations without one of their own.'))),domains:T.yqP(T.FsL(Qt(jr),T.h_('Custom domains that apps of the organization may have without a DNS recor\
d that proves it: "shop.example.com", "*.example.com" for all names below, "*" for all.')))}),Br=Te({issuer:T.FsL(T.YjP("must be a string"),T.z6Y(Hr,"must be an\
 https:// URL without query (http:// only for loopback)"),T.yuE({format:"uri"}),T.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:T.
yqP(T.FsL(Qt(bt),T.h_("Accepted aud values. Default: the platform's own base URL."))),email:T.lqM(T.FsL(T.YjP("must be a string"),T.yGV(/\{[^{}]+\}/,'must be a \
template of claims, as "{email}" or "{repository}@github.actions"'),T.z6Y(t=>!ut(t),"has characters other than ASCII"),T.h_("A template of claims for the email \
that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),emailsVerified:T.lqM(T.FsL(T.zMY("must be true or false"),T.h_("True if the issu\
er verifies every email before it writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whos\
e email_verified is false is refused all the same.")),!1),clientId:T.yqP(T.FsL(bt,T.h_("The client that people sign in to the console with, by the code flow. It\
s redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for /}."))),clientSecretFile:T.yqP(T.FsL(bt,T.h_("A file with the c\
lient's secret. A relative path begins in the data directory."))),clientSecretEnv:T.yqP(T.FsL(bt,T.h_("The environment variable of the platform that has the cli\
ent's secret."))),name:T.yqP(T.FsL(bt,T.Ru6(60,"must have at most 60 characters"),T.h_("The name of the identity provider on the sign-in page. Default: its host\
."))),require:T.lqM(T.FsL(xt(T.YjP(),Qt(bt)),T.h_("Claims that a token must have, each with one of the values.")),{})}),Ts=T.FsL(Te({$schema:T.yqP(T.YjP("must b\
e a string")),localIssuer:T.lqM(T.FsL(T.zMY("must be true or false"),T.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json i\
n the data directory can get one, for any email.")),!0),issuers:T.lqM(T.FsL(T.YOg(Br,"must be a list"),T.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.
value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),T.h_("Identity providers whose ID tokens count. Keys \
are found by OpenID Connect discovery.")),[]),organizations:T.FsL(xt(T.FsL(T.YjP(),T.yGV(new RegExp(`^(?:\\*|${I.cS.source.slice(1,-1)})$`),"is not an organizat\
ion's identifier")),Pr),T.h_('Grants by organization; "*" is every organization.'))}),T.DDF("platform.json"),T.h_("Who may do what on a platform that several pe\
ople share. The platform reads the file from its data directory when it starts."));function Hr(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==
""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,qt.c)(e.hostname)}const Ut={localIssuer:!0,issuers:[],roleOf:()=>"deployer",
organizationsOf:()=>{},buildTimeoutOf:()=>{},mayUseDomain:()=>!0},In=1024*1024,_s=10;function Gr(t,e={}){const n=(0,F.join)(t,"platform.json");if(!(0,D.existsSync)(
n))return Ut;try{if((0,D.statSync)(n).size>In)throw new Error(`is larger than ${In} bytes`);return Wr(JSON.parse((0,D.readFileSync)(n,"utf8")),{file:s=>(0,D.readFileSync)(
(0,F.resolve)(t,s),"utf8").trim(),env:s=>e[s]})}catch(s){throw new j.GQ("invalid_file",`${n}: ${s instanceof Error?s.message:String(s)}`,{place:{file:n},remedy:`\
Correct the file (${(0,me.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:s})}}const Rn={file:()=>"",env:()=>{}};function Wr(t,e=Rn){
const n=Tt(Ts,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,_s).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=new Map(Object.
entries(o).map(([a,c])=>[a,Kr(c)]));return{localIssuer:s,issuers:r.map(({issuer:a,audience:c,email:d,emailsVerified:u,require:h,...y},w)=>({issuer:a,audiences:c===
void 0?void 0:[c].flat(),email:d,emailsVerified:u,client:Ln(a,y,`issuers[${w}]`,e),require:Object.fromEntries(Object.entries(h).map(([g,_])=>[g,[_].flat()]))})),
roleOf(a,c){const d=a.slice(a.lastIndexOf("@")),h=[i.get(c),i.get("*")].flatMap(y=>[y?.get(a),y?.get(d)]);return h.includes("deployer")?"deployer":h.find(y=>y!==
void 0)},organizationsOf:bs(i),buildTimeoutOf(a){const c=o[a]?.buildTimeout??o["*"]?.buildTimeout;return c===void 0?void 0:(0,Ee.E9)(c,"buildTimeout")},mayUseDomain(a,c){
return[o[a]?.domains??[],o["*"]?.domains??[]].flat().some(u=>Yr(u,c))}}}function Ln(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==
void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has c\
lientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const u=n===void 0?`clientSecretEnv names the variabl\
e ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${u}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,
"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:d}}function Yr(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function bs(t){
const e=new Map;for(const[n,s]of t)for(const r of s.keys()){const o=e.get(r);o?o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf("@")),r=new Set([
n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:[...r].sort()}}function Kr(t){return new Map(On.flatMap(e=>[t[e]??[]].flat().map(n=>[n.toLowerCase(),e])))}
var _e=A(336);const zr=1e3,Vr=2e4;class ee extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}async function Xr(t,e,n){
const s=e.monotonic()+Vr;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof ee&&!o.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(zr,n).catch(
()=>{}),n?.aborted))throw o}}const An=["ok","missed","refused","limited","failed"],he=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","\
put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_\
out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change",
"function_requests","function_ms","function_mib_ms"],qe={hour:36e5,day:864e5};function Ua({function_mib_ms:t}){return t*1024*1024/qe.hour}function Fa(t){const e=n=>Object.
fromEntries(An.flatMap(s=>{const r=Zt(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.
kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{
succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,
milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/1e3}}}function Zt(t,e){return he.find(n=>n===`${t}_${e}`)}function qr(t={}){const e=he.
map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function ja(t,e){return Object.fromEntries(he.map(n=>[n,t[n]+e[n]]))}function Pa(t){const e=n=>he.reduce((s,r)=>s+
(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}
const kn={kvs(){},site(){}},Jr=2e5,Qr=new Map(he.map((t,e)=>[t,e])),He=t=>Qr.get(t)??0,Zr=Object.fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(
An.map(e=>[e,He(Zt(t,e)??`${t}_refused`)]))])),Ss=He("kvs_bytes_in"),eo=He("kvs_bytes_out"),to=He("site_bytes_out"),no=He("function_requests"),so=He("function_m\
s"),ro=He("function_mib_ms"),oo=1024*1024,en=[He("site_2xx"),He("site_3xx"),He("site_4xx"),He("site_5xx")];class io{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#r=new Float64Array(
he.length);#o;lost=0;constructor(e){this.#o=vn(e)}kvs(e,n,s,r,o){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(he.length)},
this.#e.set(e.keyspace,i)),Ge(i.counts,Zr[n][s],1),Ge(i.counts,Ss,r),Ge(i.counts,eo,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,
project:e.project,app:e.appID,table:""},counts:new Float64Array(he.length)},this.#t.set(e.subdomain,r)),Ge(r.counts,n<300?en[0]:n<400?en[1]:n<500?en[2]:en[3],1),
Ge(r.counts,to,s)}requested(e,n){const{counts:s}=this.#i(e);Ge(s,no,1),Ge(s,so,n)}held(e,n){Ge(this.#i(e).counts,ro,n/oo)}#i({org:e,project:n,appID:s}){let r=this.#n.
get(s);r===void 0&&(r=[],this.#n.set(s,r));for(const i of r)if(i.scope.org===e&&i.scope.project===n)return i;const o={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(
he.length)};return r.push(o),o}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){
for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())Ge(this.#r,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#o]),o=this.#s.
get(r);if(o)for(const[i,a]of s.entries())Ge(o.counts,i,a);else this.#s.size<Jr?this.#s.set(r,{scope:n,counts:s,hour:this.#o}):this.lost+=Ns(s)}this.#e=new Map,this.#t=
new Map,this.#n=new Map,this.#o=vn(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#s){if(n.length===e)break;
this.#s.delete(s),n.push({scope:r,hour:o,counts:Dn(i)})}return n}totals(){const e=this.#r.slice();for(const{counts:n}of this.#a())for(const[s,r]of n.entries())Ge(
e,s,r);return Dn(e)}}function Ge(t,e,n){t[e]=(t[e]??0)+n}function vn(t){return Math.floor(t/qe.hour)*qe.hour}function Dn(t){return Object.fromEntries(he.map((e,n)=>[
e,t[n]??0]))}function Ns(t){return he.reduce((e,n,s)=>/bytes|^function_/.test(n)?e:e+(t[s]??0),0)}const ao=8e3,co=3e4,uo=250,Os=250,Mn=500;function lo(t){const{
clock:e,log:n,every:s=_e.fm}=t,r=new io(e.now()),o=fo(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(h){a||n("warn",
"usage_not_stored",{reason:String(h)}),a=!0}},d=()=>(i??=c().finally(()=>{i=void 0}),i),u=s(ao,d);return{meter:r,flush:d,figures:()=>({counts:r.totals(),waiting:r.
waiting,lost:r.lost}),async[Symbol.asyncDispose](){u(),await i,await d()}}}function fo(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,G.randomBytes)(12).toString(
"base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(uo)}),await e.add(a).catch(d=>{if(d instanceof
ee)throw d;r("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Os)===
Os;);n&&await e.claimTurn("stored",co)&&await Ft(e,n,s)}}async function Ft(t,e,n){for(let s=0;;){const r=await e.sizes(s,Mn),o=r.length<Mn,i=o?Number.MAX_SAFE_INTEGER:
r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}var lt=A(597),xe=A(2207);class St extends Error{name="BodyTooLarge"}
class Nt extends Error{name="BodyBroken"}function Ne(t,e,n={}){return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-sto\
re",...n},body:JSON.stringify(e)}}function $n(t){return{status:0,headers:{},take:t}}function Is(t,e){const{take:n}=t;return n?$n(async s=>{const r=await n(s);return e(
r),r}):(e({status:t.status,bytes:ho(t)}),t)}function ho({body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(
t):Number(e["content-length"]??0)}function ge(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function Ce(t){const e=t.indexOf("?");return e===-1?t:
t.slice(0,e)}class W extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function Re(t,e){const{code:n,message:s}=t,
r={error:{code:n,message:s,requestID:e.requestID}};return Ne(xe.iV[n],r,t.headers)}const Rs=10;function Ls(t,e){if(!(0,x.Gv)(t))throw We(["the body must be a JS\
ON object"]);const n=Tt(e,t,"the body");if("faults"in n)throw We(n.faults);return n.output}function We(t){const e=t.length-Rs,n=t.slice(0,Rs).join("; ")+(e>0?`;\
 and ${e} more`:"");return new W("validation_failed",`${n}.`)}const As=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed\
 Unicode"]];function De(t,e,n=[]){const s=[...As,...n];return T.FsL(T.YjP("must be a string"),T.BpQ(t,t===1?"must not be empty":`must have at least ${t} charact\
ers`),T.Ru6(e,`must have at most ${e} characters`),Ct(r=>s.find(([o])=>o.test(r))?.[1]),T.yuE(tn(...s.map(([r])=>r))))}function tn(...t){return{not:{pattern:t.map(
({source:e})=>e).join("|")}}}function ks(t){return T.KIO(t,`must be one of ${t.join(", ")}`)}function nn({pattern:t,example:e},n){return T.FsL(De(1,1024),T.yGV(
t,`${n}, as "${e}"`))}function po(t,e){const n=`must be a whole number of ${t} to ${e}`;return T.FsL(T.aig(n),T.ndf(n),T.Wwf(t,n),T.cGV(e,n))}function mo(t){return De(
1,t,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}const xn=T.zMY("must be true or false"),Cn=De(1,244,[[/^-/,'must not begin with "-"'],
[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,
'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,
'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),yo=T.FsL(De(1,64),T.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full\
 commit SHA: 40 hexadecimal digits")),Eo=T.FsL(De(2,4),T.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d to 366d, or of \
1h to 999h, as "7d" or "36h"')),vs=De(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,
"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead int\
o ".git"']]),go=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
wo=/:\/\/[^/?#\\]*@/;function To(t){return T.FsL(T.YjP("must be a string"),T.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),Ct(e=>{const n=(0,lt.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),T.yuE({maxLength:1024,pattern:go.source,...tn(wo,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:Un,envBytes:Fn}=I.lF,Ds=new RegExp(`^${I.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),jn=T.FsL(T.IeY(t=>Ms(t)===void 0,
({input:t})=>Ms(t)??""),T.yuE({type:"object",maxProperties:Un,propertyNames:{pattern:I.G1.source,...tn(Ds)},additionalProperties:{type:"string",maxLength:Fn-1,...tn(
...As.map(([t])=>t))}}));function Ms(t){if(!(0,x.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>Un)return`must have \
at most ${Un} variables`;let n=0;for(const[s,r]of e){const o=_o(s,r);if(o!==void 0)return`contains ${Qe(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>Fn?`must have at most ${Fn} bytes of names and values`:void 0}function _o(t,e){return I.G1.test(t)?Ds.test(t)?`but names that begin with ${I.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const bo=300,So="developer@slipway.local\
host";function No(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await A.e(460).then(A.bind(A,6460));r??=c.importJWK(n.privateJwk,"ES256");
const d=Math.floor(s.now()/1e3),u=a.email??So;return new c.SignJWT({...a.claims,email:u,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).
setIssuer(e).setSubject(a.subject??u).setAudience(a.audience??t.audience).setIssuedAt(d).setExpirationTime(d+(a.expiresInSeconds??bo)).setJti((0,G.randomUUID)()).
sign(await r)},i={"/identity/.well-known/openid-configuration":Oo(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!==
"HEAD"){const u="The identity provider accepts only GET and HEAD";return Re(new W("method_not_allowed",u,{allow:"GET, HEAD"}),a)}const c=Ce(a.target),d=i[c];if(d)
return Ne(200,d,{"cache-control":"public, max-age=300"});if(c!=="/identity/token")return Re(new W("not_found",`Nothing is at ${c}`),a);if(!$s(a,t.requestToken)){
const u="The request token is missing or wrong: see run.json";return Re(new W("unauthorized",u,{"www-authenticate":"Bearer"}),a)}return sn(a.target,o)}}}async function sn(t,e){
const n=new URLSearchParams(t.slice(Ce(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,x.Eb)({audience:s||void 0,email:r||void 0}));return Ne(200,
{count:o.length,value:o})}function Oo(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:[
"public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","ema\
il_verified"]}}function $s(t,e){const n=r=>(0,G.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(ge(t,"authorization")??"")?.[1];return s!==void 0&&
(0,G.timingSafeEqual)(n(s),n(e))}const Io=Te({to:De(1,4096)}),xs=64*1024;function Ro(t,e){return async n=>{try{if(n.method!=="POST")throw new W("method_not_allo\
wed","Send POST to make a backup.",{allow:"POST"});if(!$s(n,t))throw new W("unauthorized","The request token is missing or wrong.",{"www-authenticate":"Bearer"});
const{to:s}=Ls(JSON.parse((await n.body(xs)).toString()),Io);return await e(s),Ne(200,{to:s})}catch(s){if(s instanceof Nt)throw s;return Re(Pn(s),n)}}}function Pn(t){
if(t instanceof W)return t;if(t instanceof SyntaxError)return new W("invalid_request","The body is not JSON.");if(t instanceof St)return new W("body_too_large",
`The body is larger than ${xs} bytes.`);const{mender:e,message:n}=(0,j.I7)(t);return e==="user"?new W("validation_failed",`to: ${n}.`):new W("unavailable",`The \
copy could not be made: ${n}.`,{"retry-after":"30"})}const Lo=2e3;function Bn({deployments:t,damage:e,ability:n,walls:s,node:r,clock:o,metering:i,kept:a}){const c=new Map,
d=r===void 0?{}:{node:r},u=()=>[...c].flatMap(([y,w])=>w.map((g,_)=>[{service:y,status:`${_}xx`,...d},g]).filter(([,g])=>g>0)),h=async()=>{const y=await vo(t,o);
return[ue("slipway_requests_total","counter","Requests answered.",u()),ue("slipway_state_available","gauge","1 if the state can be read, else 0.",[[d,y?1:0]]),...y?
Do(y):[],...Hn(i.figures(),d),ue("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[d,e?.total??0]]),...Ao(a?.()??[],d),...n?
[ko(n,d)]:[],...Cs(s?.()?.limiter,d),ue("process_resident_memory_bytes","gauge","Resident memory.",[[d,process.memoryUsage.rss()]]),ue("process_uptime_seconds",
"gauge","Seconds since the process started.",[[d,process.uptime()]])].join("")};return{count(y,w){let g=c.get(y);g||(g=[0,0,0,0,0,0],c.set(y,g));const _=Math.floor(
w/100);g[_]=(g[_]??0)+1},handler:async()=>({status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await h()})}}
function Hn({counts:t,waiting:e,lost:n},s){const r=["get","put","delete","other"].flatMap(a=>An.flatMap(c=>{const d=Zt(a,c);return d?[[{method:a,outcome:c,...s},
t[d]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"\
out",...s},t.kvs_bytes_out],[{service:"edge",direction:"out",...s},t.site_bytes_out]];return[ue("slipway_kvs_requests_total","counter","Requests to tables of th\
e key-value store.",r),ue("slipway_site_requests_total","counter","Requests to sites of apps.",o),ue("slipway_body_bytes_total","counter","Bytes of bodies that \
are metered for apps.",i),ue("slipway_function_requests_total","counter","Requests to instances of functions.",[[s,t.function_requests]]),ue("slipway_function_s\
econds_total","counter","Seconds that requests to functions took together.",[[s,t.function_ms/1e3]]),ue("slipway_function_byte_seconds_total","counter","Bytes o\
f memory of instances, times seconds.",[[s,t.function_mib_ms*1048.576]]),ue("slipway_usage_waiting_rows","gauge","Rows of usage that are not stored yet.",[[s,e]]),
ue("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[[s,n]])]}function Ao(t,e){if(t.length===0)return[];const n=r=>t.flatMap(o=>o.
left?[[{kind:o.kind,...e},o.left[r]]]:[]),s=t.map(r=>[{kind:r.kind,...e},r.ended]);return[ue("slipway_collected_items_total","counter","Items that collections h\
ave ended.",s),ue("slipway_kept_items","gauge","Items that the last collection left.",n("items")),ue("slipway_kept_bytes","gauge","Bytes that the last collectio\
n left.",n("bytes"))]}function ko({canBuild:t},e){return ue("slipway_can_build","gauge","1 if the node can build, 0 if its disk has no room or it stops.",[[e,t===
"yes"?1:0]])}function Cs(t,e){if(!t)return[];const n="What limits the memory and the processes of builds. Always 1.",s=t.kind==="cgroup"?"cgroup v2":"sampling";
return[ue("slipway_builds_limited_by","gauge",n,[[{by:s,...e},1]])]}async function vo(t,e){const n=new AbortController,s=e.sleep(Lo,n.signal).then(()=>{},()=>{});
try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof ee)return;throw r}finally{n.abort()}}function Do(t){const e=(s,r)=>s.reduce((o,i)=>o+i[r],
0),n=t.filter(s=>s.status==="queued");return[ue("slipway_deployments","gauge","Deployments by status.",t.map(s=>[{status:s.status},s.count])),ue("slipway_queue_\
length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),ue("slipway_deployment_seconds_sum","counter","Seconds that deployments ran.",[[{},e(
t,"ms")/1e3]]),ue("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",[[{},e(t,"ran")]])]}function ue(t,e,n,s){const r=s.map(([o,i])=>{
const a=Object.entries(o).map(([c,d])=>`${c}="${Mo(d)}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function Mo(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var $o=A(7634);const xo=5e3,Us=15e3,Gn=null,Co=1e3,Uo=10;async function Fo(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({
...e,version:$o.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,
start:c,ability:d}=n,u=()=>a.announce({...i(),...c,canBuild:d?.canBuild});await d?.look(),await rn(u,n,t);const h=Ho(u,d,t);return Bo(await a.living(),c,t),{list:()=>a.
list(),async[Symbol.asyncDispose](){await h(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function rn(t,{signal:e},{own:{name:n},clock:s,
log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw Po(n,i);o||r("warn","node_name_awaited",jo(n,i)),o??=i,await s.sleep(Co,e)}}
function jo(t,{address:e,silentMs:n}){const s=Math.max(0,Us-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,Ee.a3)(n)} ago. If it wa\
s killed, this one goes on in ${(0,Ee.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}function Po(t,{
address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Ee.a3)(n)} ago`,r=`Start this one wi\
th another --node. If the other one was killed just now, wait ${Us/1e3} seconds and start this one again.`;return new j.GQ("invalid_input",s,{input:"node",remedy:r})}
function Bo(t,e,{log:n}){for(const{key:s,flag:r,means:o}of Fs){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,u=>u[s])){const u=d.
slice(0,Uo).map(({name:h})=>h);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:u.join(", "),means:o})}}}const Fs=[{key:"publicUrl",flag:"--publi\
c-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"\
Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function Ho(t,e,{own:{name:n},log:s,every:r=_e.fm}){let o;
const i=Go(s),a=async()=>{const y=await t();y?i("node_name_taken",{node:n,address:y.address,means:Wo}):i(void 0)},c=async()=>{try{await e?.look();let y;do y=e?.
canBuild,await a();while(e?.canBuild!==y)}catch(y){i("node_not_announced",{reason:String(y)})}finally{o=void 0}},d=()=>{o??=c()},u=r(xo,d),h=e?.subscribe(d);return async()=>{
u(),h?.[Symbol.dispose](),await o}}function Go(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const Wo="Another process took the name of this node\
 while this one gave no sign of life. Stop one of them, and start it with another --node",jt=["control","build","edge","kvs"],Ba=null;var Ue=A(5807);const Yo=["\
error","warning","notice"],{failureLogLines:on,failureLogLine:js}=I.lF,Wn={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_faile\
d",sync:"sync_failed",activate:"activation_failed"};function an({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Ue.
vI)(n,I.IC.message),exitCode:s},c=r===null?null:r.slice(0,I.IC.signal),d=i.filter(({file:w})=>w.length<=I.IC.file).slice(0,I.IC.findings).map(w=>({...w,code:w.code===
null?null:(0,Ue.vI)(w.code,I.IC.findingCode),message:(0,Ue.vI)(w.message,I.IC.findingMessage)})),u=Ps(d,I.IC.bytes/2),h=I.IC.bytes-Yn({...a,signal:c,log:[],diagnostics:u}),
y=o.slice(-on).map(w=>(0,Ue.vI)(w,js));return{...a,signal:c,log:Ps(y.reverse(),h).reverse(),diagnostics:u}}function Ps(t,e){let n=e;const s=t.findIndex(r=>(n-=Yn(
r)+1,n<0));return s===-1?t:t.slice(0,s)}function Yn(t){return Buffer.byteLength(JSON.stringify(t))}function f(t){if(!(0,x.Gv)(t))return;const{exitCode:e,signal:n,
log:s,message:r}=t,o=xe.Mb.find(d=>d===t.stage),i=xe.sR.find(d=>d===t.code);if(!o||!i||!(0,x.KH)(r,I.IC.message)||!b(e)||n!==null&&!(0,x.KH)(n,I.IC.signal)||!Array.
isArray(s)||s.length>on||!s.every(d=>(0,x.KH)(d,js)))return;const a=l(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};
return Yn(c)<=I.IC.bytes?c:void 0}function l(t){if(!Array.isArray(t)||t.length>I.IC.findings)return;const e=[];for(const n of t){const s=p(n);if(!s)return;e.push(
s)}return e}function p(t){if(!(0,x.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=Yo.find(c=>c===t.severity);if(!i||!(0,x.KH)(e,I.IC.file)||!(0,x.
KH)(o,I.IC.findingMessage)||r!==null&&!(0,x.KH)(r,I.IC.findingCode)||!b(n)||!b(s))return;const a=m(t.source);return{file:e,line:n,column:s,severity:i,code:r,message:o,
...a&&{source:a}}}function m(t){if(!Array.isArray(t)||t.length>I.IC.sourceLines)return;const e=t.flatMap(n=>!(0,x.Gv)(n)||!(0,x.KH)(n.text,I.IC.sourceLine)?[]:typeof n.
line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function E(t){return{stage:t,code:Wn[t],message:"\
The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function b(t){return t===null||Number.isSafeInteger(
t)}function S(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class k extends Error{name="BuildFailure";facts;constructor(e){const n=an(
e);super(n.message),this.facts=n}}class L extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}const z=2e3,J=1e3;function re({
node:t,roles:e,checks:n,clock:s,walls:r}){const o=new Set;let i=!1;const a=jt.map(h=>[h,ft(n[h],s)]),c=new Map(a.filter(([h])=>e.includes(h))),d=async h=>{const y=c.
get(h);return y?i?"draining":o.has(h)?await y()?"ready":"failing":"starting":"absent"},u=async h=>{const y=await Promise.all(h.map(async B=>[B,await d(B)])),[,w="\
ready"]=y.find(([,B])=>B!=="ready")??[],g=h.includes("build")?r?.():void 0,_=g&&{limitedBy:S(g.limiter),network:g.network},O={status:w,node:t,roles:Object.fromEntries(
y),...(0,x.Eb)({builds:_})};return w==="ready"?Ne(200,O):Ne(503,O,{"retry-after":"1"})};return{start(h){for(const y of h?[h]:jt)o.add(y)},drain(){i=!0},handler(h){
const y=be(h);if(y===void 0)return u(e);const w=jt.find(g=>g===y);return w?u([w]):Re(new W("invalid_request",`role is one of ${jt.join(", ")}.`),h)}}}function be({
target:t}){return new URLSearchParams(t.slice(Ce(t).length)).get("role")??void 0}function ft(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{
const o=new AbortController,i=e.sleep(z,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},
n=void 0,a};return async()=>s&&e.monotonic()-s.at<J?s.can:(n??=r(),n)}var Kn=A(7067),Ze=A(7030),ht=A(7075);class pt extends Error{name="DomainTaken";domain;constructor(e){
super(`Another app has the domain ${e}`),this.domain=e}}class zn extends Error{name="QueueFull";most;constructor(e){super(`The organization has ${e} queued depl\
oyments`),this.most=e}}const Ko=500,Vn=20,Ha=null;function Pt(t){if(t instanceof W)return t;if(t instanceof zn){const e="Wait until some of them have started, a\
nd try again (slipway platform --organization-queue).";return new W("rate_limited",`The organization has ${t.most} deployments in the queue. ${e}`,Bs)}if(t instanceof
ee)return t.isFull?new W("unavailable","The platform has no room to store more. Its operator has to add some.",zo):new W("unavailable",`The platform cannot read\
 or write its state now. ${Xn}`,Vo)}const Xn="Read what was to be changed before you repeat the call, because it may have been changed.",zo={"retry-after":"30"},
Bs={"retry-after":"60"},Vo={"retry-after":"5"};function Bt(t){const e=new Ze.BlockList;for(const n of t){const[,s="",r]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(n)??[],
o=(0,Ze.isIP)(s),i=o===4?32:128;if(o===0||s.includes("%")||Number(r??0)>i)throw new j.GQ("invalid_input",`--trusted-proxies: "${n}" is not an address or a netwo\
rk`,{input:"trusted-proxies",remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});e.addSubnet(s,Number(r??i),
o===4?"ipv4":"ipv6")}return e}function Xo(t,e,n){let s=Ot(t);for(const r of(e??"").split(",").reverse()){if(!Jo(n,s))break;const o=Ot(r.trim());if((0,Ze.isIP)(o)===
0)break;s=o}return s}function qo({remoteAddress:t}){const e=Ot(t??"");return isLoopbackAddress(e)?"loopback":cn(e)}function Jo(t,e){const[n=""]=e.split("%",1),s=(0,Ze.
isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function Ot(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function cn(t){if(isIP(t)!==6)return t.slice(0,40);
const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/6\
4`}const gf=8,Hs=new WeakMap;function Ga(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(Hs.get(s)??0)+1;if(Hs.set(s,r),r>
gf){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(Hs.get(s)??1)-1;Hs.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const Wa=2e4,wf=.75,Tf=1024,_f=1024,
bf=64,Sf={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},Ya=500,Nf=20,Of=512,If=32;function Ka(){let t="";try{t=(0,D.readFileSync)("/proc/self/limits","utf8")}catch{}
const[,e=String(Tf)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e==="unlimited"?Wa:Math.min(Wa,Math.floor(wf*Number(e)))}class Rf{#e;#t;#n;#s=new Map;#r=new Map;#o;#i;constructor(e,n,s=Sf){
this.#e=e,this.#t=n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=_f?this.#u(this.#s,n):this.#s.size+this.#r.size>=this.#e&&this.#d();const s=performance.
now();this.#s.set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#r.delete(e)),this.#i??=this.#a(Ya)}began(e,n){const s=this.#s.
get(e)??this.#r.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#r.delete(e),this.#r.set(e,s))}isIdle(e){return this.#r.
get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#o??=Lf(this.#s,this.#r);const e=performance.now();let n=0;for(let s=0;s<
Of&&n<If;s+=1){const{value:r,done:o}=this.#o.next();if(o){this.#o=void 0;break}const[i,a]=r;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.
due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#o?this.#i=this.#a(Nf):this.#i=this.#s.size+this.#r.size>0?this.#a(Ya):void 0}#d(){
const[e]=this.#s,[n]=this.#r;let s=0;for(const r of this.#r){if(e&&e[1].since<r[1].since||(s+=1,s>bf))break;if(this.isIdle(r[0])){this.#u(this.#r,r[0]);return}}
e?this.#u(this.#s,e[0]):n&&this.#u(this.#r,n[0])}#u(e,n){e.delete(n),n.destroy()}}function*Lf(...t){for(const e of t)yield*e}const Af=64*1024,kf=128*1024;class vf{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=Df(e,n);if(!s||s.bytes<=Af)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Df(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
ht.Readable?{key:t,bytes:kf}:{key:e.buffer,bytes:e.buffer.byteLength}}const Mf=16;class $f{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=Mf&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const xf=/^[\w.:-]{1,128}$/,Cf=12e4,za=8*1024*1024,Uf=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Ff=47,jf=(0,G.randomBytes)(5).toString("hex");let Va=0;class Pf{#e;#t;#n;#s;#r;#o=!1;#i;head;constructor(e,n,s,{
head:r,waits:o=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=r,this.#i=o,e.url?.charCodeAt(0)!==Ff&&Bf(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];Va+=1,this.#s=typeof e=="string"&&xf.test(e)?e:`${jf}-${Va}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return Xo(e,ge(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#r===
void 0){const e=new AbortController;this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((r,o)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),Cf).unref(),d=h=>{clearTimeout(c),this.#o=!n.complete,
o(h)},u=()=>d(new Nt("The client went away before its body ended"));if(n.destroyed&&u(),s>e+za){d(new St);return}n.on("data",h=>{a+=h.length,a<=e?i.push(h):a>e+
za?(n.pause(),d(new St)):i.length=0}),n.on("end",()=>{if(a>e)return d(new St);clearTimeout(c),r(Hf(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function Bf(t){const[,e,n=""]=Uf.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Hf(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const Gf=1e3;function Wf({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function Yf(t,e){const n=new Kn.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),Gf).unref()}),
n}function Kf(t,e,n,s){const{method:r,url:o,httpVersion:i,rawHeaders:a}=e,c=[`${r} ${o} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const zf=3e4,Qo=t=>Re(new W("unavailable","The platform is starting.",{"retry-after":"1"}),t),Vf=128*1024*1024;async function Xa(t){
const{host:e,log:n,batch:s=new $f}=t,r={handler:Qo,closing:!1,log:n,batch:s,bodies:new vf(Vf)},o=t.connections??Ka(),i=new Rf(o,g=>a(g,Ja),t.clientTimes),a=Jf(i),
c={open:new Set,proxies:Bt(t.trustedProxies??[])},d=new Set,u=(g,_,O)=>{s.open(),i.began(g.socket,_),th(r,{request:new Pf(g,_,c,O),incoming:g,outgoing:_})},h=(0,Kn.
createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:zf,joinDuplicateHeaders:!0},(g,_)=>Ga(g,_,()=>u(g,_)));h.on("checkContinue",(g,_)=>Ga(g,_,()=>u(
g,_,{waits:!0}))),h.on("upgrade",(g,_,O)=>{const B=i.isIdle(g.socket);if(B&&!Wf(g))return Kf(h,g,_,O);const U=B?Yf(g,g.socket):void 0;if(!U)return void _.destroy();
d.add(_),_.once("close",()=>d.delete(_)),u(g,U,{head:O})}),h.on("connection",g=>i.opened(g)),h.on("clientError",(g,_)=>a(_,(0,j.xU)(g)));const y=await Zf(h,t.port,
e);let w;return{port:y,serve(g){r.handler=g},close(g=5e3){return r.closing=!0,w??=eh(h,c.open,d,g),w}}}function qa(t,e){return`http://${(0,Ze.isIPv6)(t)?`[${t}]`:
t}:${e}`}const Xf=1e3,Ja="ERR_HTTP_REQUEST_TIMEOUT",qf="HPE_INVALID_EOF_STATE";function Jf(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.
bytesRead===0||s===qf||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(Qf(s)),setTimeout(()=>n.destroy(),Xf).unref()}}const Qa=`The address and the headers \
of this request have more than ${Kn.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function Qf(t){const e=`Connection: close\r
`;return t===Ja?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${Qa.length}\r
`}${e}\r
${Qa}`}function Zf(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,j.xU)(o);r(i==="EADDRINUSE"?new j.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new j.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function eh(t,e,n,s){const r=new Promise(a=>t.close(
()=>a())),o=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new j.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await r}finally{clearInterval(o),clearTimeout(i)}}function th(t,e){const{request:n}=e,s=o=>Zo(Za(n,o,t.log),t,e),r=o=>{try{
Zo(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function Za(t,e,n){const s=(0,j.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=Pt(e);if(o)
return Re(o,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return Re(new W("internal",i),t)}function Zo(t,e,n){const{body:s}=t,
{outgoing:r,incoming:o}=n,i=s instanceof ht.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(t.take){nh(t.take,e,n);return}if(r.writeHead(
t.status,sh(t,e,n)),o.method==="HEAD"||ec(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof ht.Readable?rh(s,e,n):e.batch.end(r,s)}async function nh(t,e,n){
const{request:s,incoming:r,outgoing:o}=n,{requestID:i,remoteAddress:a,head:c}=s,d={incoming:r,outgoing:o,requestID:i,remoteAddress:a,head:c};e.closing&&(o.shouldKeepAlive=
!1);try{await t(d)}catch(u){const h=Za(s,u,e.log);o.headersSent?o.destroy():Zo(h,e,n)}}function sh(t,{closing:e},{request:n}){const s=[];let r=!1;for(const o in t.
headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-cookie",o);return s.push("x-request-id",
n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof ht.Readable)&&!ec(t)&&s.push("content-length",oh(t.body)),s}function ec({
status:t}){return t===204||t===304}function rh(t,{log:e},{request:n,outgoing:s}){(0,ht.pipeline)(t,s,r=>{r&&(0,j.xU)(r)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error",
"stream_failed",{requestID:n.requestID,message:r.message})})}function oh(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:
0}const ei=["0.0.0.0","::"];function tc({host:t,baseUrl:e}){const n=t.toLowerCase(),s=ei.includes(n);return r=>{const o=r?.toLowerCase()??"";if(ih(o,e))return!0;
const i=ah(o);return i===void 0?!1:i==="localhost"||i===n||(0,qt.O)(i)||s&&(0,Ze.isIP)(i)!==0}}function ih(t,e){const{host:n,protocol:s}=new URL(e);return t===n||
t===`${n}${s==="https:"?":443":":80"}`}function ah(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==void 0?(0,Ze.isIPv6)(
e)?e:void 0:n?.replace(/\.$/,"")}var dn=A(1101);function ch(t){return new dh(t)}class dh{#e;#t;#n;#s=!1;constructor(e){this.#e=e}answer(e){const{instances:n}=this.#e;
if(!n)return(0,dn.Ih)(new dn.Lw("functions_off",void 0,60));if(this.#s)return(0,dn.Ih)(new dn.Lw("stopping"));const s=this.#n;return $n(s?r=>s.answer(r,e):async r=>(await this.#r(
n)).answer(r,e))}async changed(e,n){if(this.#n?.subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){this.#e.log("warn","function_change_not_read",{
subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#n?.subdomains??[])this.changed(n,()=>e(n))}async prepare(e){const{instances:n}=this.#e;n&&!this.#s&&
await(await this.#r(n)).prepare(e)}async stop(e){await this.#n?.stop(e)}status(){return this.#n?.status??[]}endStreams(){this.#n?.endStreams()}async close(){this.#s=
!0,await(await this.#t)?.close()}[Symbol.asyncDispose](){return this.close()}#r(e){return this.#t??=Promise.all([A.e(729),A.e(525)]).then(A.bind(A,8525)).then(({
Apps:n})=>(this.#n=new n({...this.#e,instances:e}),this.#n)),this.#t}}var ie=A(1455),Z=A(3052),uh=A(1421),lh=A(6193);const fh=524288,hh=65535;let nc;function ph(){
return nc??=mh().filter(t=>t>2&&t<=hh&&yh(t)),nc}function mh(){try{return(0,D.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function yh(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,D.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&fh)===0}catch{return!1}}function Eh(t){const e=ph().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,D.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,D.closeSync)(n)}}const gh={serverBytes:Z.j9,serverFiles:2e5},wh=384,Th=4*Z.j9,
sc={base:128,perProcessor:256},Gs={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:Z.j9,logBytes:4*Z.D6,memoryBytes:Math.min(Th,Math.floor(_h()/2)),diskBytes:8*Z.j9,diskFiles:2e6,
processes:sc.base+sc.perProcessor*(0,ce.availableParallelism)(),installBytes:2*Z.j9,installsBytes:20*Z.j9,...gh};function _h(){const t=process.constrainedMemory();
return t>0?Math.min((0,ce.totalmem)(),t):(0,ce.totalmem)()}const nO=1e3;function sO(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}var Ws=A(8595),rc=A(5290);
const Ys=864e5,bh=1e3,Sh=90,Nh=7*Ys,Oh=512*Z.D6,Ks={apps:{what:"deleted apps, with their releases, logs, variables, tables and entries",owner:"organization",on:"\
stores",bound:"those that can be restored",age:"`--keep-deleted`"},deployments:{what:"deployments, except the newest, those under way and those of kept releases",
owner:"app",on:"stores",bound:"`--keep-deployments` of an app",age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment and of the newest",
owner:"app",on:"stores",bound:"with their deployments, and 512 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",
owner:"identity",on:"stores",bound:"those of a day",age:"24 hours"},usage:{what:"sums of usage",owner:"organization",on:"stores",bound:"one for each hour and da\
y",age:"35 days by hour, 400 days by day"},objects:{what:"files that no kept release has, and their compressed forms",owner:"organization",on:"stores",bound:"th\
ose of kept releases",age:"one hour without use"},caches:{what:"caches of package managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 G\
iB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if the app does not exist any more"},mirrors:{what:"git objects of re\
positories",owner:"repository",on:"node",bound:"4 GiB and 200 branches and commits of a repository; 20 GiB together, at most a quarter of the free disk",age:"30\
 days without a build, or one hour if no app has the repository any more"},tools:{what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"\
eight versions of each package, and those that a build uses",age:"90 days without a build"}},rO={caches:{bytes:4*Z.j9,allBytes:20*Z.j9,items:Number.POSITIVE_INFINITY,
ageMs:30*Ys},mirrors:{bytes:4*Z.j9,allBytes:20*Z.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Ys},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,
items:Number.POSITIVE_INFINITY,ageMs:90*Ys}},oO=200,iO=8,aO=36e5,oc={files:1e5,fileBytes:512*Z.D6,totalBytes:4*Z.j9},zs={pathBytes:1024,pathsBytes:16*Z.D6,rulesBytes:256*
1024,indexBytes:32*Z.D6},ti=32*Z.D6,ic={pathBytes:4096,pathsBytes:32*Z.D6,rulesBytes:8*Z.D6,indexBytes:48*Z.D6},cO=null,Vs=Z.D6,Ih=8,dO=32,ac=3600*1e3,uO=ac/2,Rh=2*
Z.D6,cc=4*Z.D6,Lh=64*1024,Ah=16384,kh=128*1024,vh=128,Dh=50,Mh=2e3,dc=6e4,$h=1e3,xh=1e3,lO=50;function Ch(t){try{const e=JSON.parse(t);return(0,x.Gv)(e)?jh(e):void 0}catch{
return}}const uc={ready({isolation:t,limiter:e,network:n,hasFailed:s}){const[r,o,i]=[Kh(t),zh(e),Xh(n)];if(!r||!o||!i)return;const a={kind:"ready",isolation:r,limiter:o,
network:i};return s===!0?{...a,hasFailed:s}:a},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=xe.Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:
void 0},log:({text:t})=>(0,x.KH)(t,Lh)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,x.KH)(t,64)?{kind:"commit",commit:t,facts:Vh(e)}:void 0,ask({id:t,question:e}){const n=(0,x.Gv)(e)?
Ph(e):void 0;return n&&Fe(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,x.KH)(t,ni)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,x.KH)(e,64)&&(0,x.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e,
warnings:n}){const[s,r]=[qh(t),(0,rc.h)(n)];return s&&r&&(0,x.KH)(e,64)?{kind:"stored",release:s,commit:e,warnings:r}:void 0},failed({facts:t}){const e=f(t);return e&&
{kind:"failed",facts:e}},detected({plan:t,commit:e}){const n=Jh(t);return n&&(0,x.KH)(e,64)?{kind:"detected",plan:n,commit:e}:void 0},done({collected:t}){const e=qn(
t,Object.keys(Ks).length,Qh);return e&&{kind:"done",collected:e}}},ni=256,Xs=zs.pathBytes,Uh=64,lc=250,Fh=100,si=1e3,ri=1e3;function jh(t){const{kind:e}=t;return typeof e==
"string"&&Object.hasOwn(uc,e)?uc[e](t):void 0}function Ph({about:t,name:e,part:n,isLast:s,after:r}){if(t==="lock"&&(0,x.KH)(e,ni))return{about:t,name:e};if(t===
"output"){const o=(0,x.Gv)(n)?Bh(n):void 0;return o&&{about:t,part:o,isLast:s===!0}}if((t==="repositories"||t==="apps")&&typeof r=="string")return{about:t,after:r}}
function Bh({files:t,odd:e,ignoredRules:n,faults:s}){const r={files:qn(t,lc,Gh),odd:qn(e,lc,Wh),ignoredRules:qn(n,Fh,Yh),faults:qn(s,Ws.ws,Hh)},{files:o,odd:i,ignoredRules:a,
faults:c}=r;return o&&i&&a&&c?{files:o,odd:i,ignoredRules:a,faults:c}:void 0}function qn(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(
r=>r!==void 0);return s.length===t.length?s:void 0}function Hh(t){const{file:e,line:n,message:s,isMarked:r}=(0,x.Gv)(t)?t:{};if(!(!(0,x.KH)(s,Ws.iA)||e!==null&&
!(0,x.KH)(e,Xs))&&!(n!==null&&!Fe(n)))return{file:e,line:n,message:s,...r===!0?{isMarked:r}:{}}}function Gh(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,x.
Gv)(t)?t:{};if(!(!(0,x.KH)(e,Xs)||!(0,x.KH)(o,Uh))&&!(!Fe(n)||!Fe(s)||!Fe(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function Wh(t){
const{path:e,kind:n}=(0,x.Gv)(t)?t:{},s=Ws.q3.find(r=>r===n);return s&&(0,x.KH)(e,Xs)?{path:e,kind:s}:void 0}function Yh(t){const{file:e,line:n,reason:s}=(0,x.Gv)(
t)?t:{};if(!(!(0,x.KH)(e,ni)||!(0,x.KH)(s,si)))return{file:e,reason:s,...Fe(n)?{line:n}:{}}}function Kh(t){if((0,x.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,
boundsFiles:n,deniesNamespaces:s}=t;return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,x.KH)(t.reason,
1e3)?{kind:"none",reason:t.reason}:void 0}}function zh(t){const{kind:e,folder:n,reason:s}=(0,x.Gv)(t)?t:{};return e==="cgroup"&&(0,x.KH)(n,Xs)?{kind:e,folder:n}:
e==="sampling"&&(0,x.KH)(s,si)?{kind:e,reason:s}:void 0}function Vh(t){const{subject:e,author:n}=(0,x.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Ue.Ow)(r,o).trim()||
null;return{subject:s(e,I.jh.subject),author:s(n,I.jh.author)}}function Xh(t){const{level:e,reason:n}=(0,x.Gv)(t)?t:{};return e==="private"?{level:e}:(e==="filt\
ered"||e==="open")&&(0,x.KH)(n,si)?{level:e,reason:n}:void 0}function qh(t){if(!(0,x.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!=
"string"||!/^[0-9a-f]{64}$/.test(e))&&!(!Fe(n)||!Fe(s)||!Fe(r)||!Fe(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function Jh(t){const{text:e,folder:n,
command:s,output:r}=(0,x.Gv)(t)?t:{};if(typeof e!="string"||typeof n!="string")return;const o=i=>typeof i=="string"?(0,Ue.Ow)(i,ri):null;return{text:(0,Ue.Ow)(e,
2*ri),folder:(0,Ue.Ow)(n,ri),command:o(s),output:o(r)}}function Qh(t){const{kind:e,items:n,bytes:s,left:r}=(0,x.Gv)(t)?t:{},o=Object.keys(Ks).find(c=>c===e);if(o===
void 0||!Fe(n)||!Fe(s))return;const i=(0,x.Gv)(r)?r:{},a=Fe(i.items)&&Fe(i.bytes);return{kind:o,items:n,bytes:s,...a&&{left:{items:Number(i.items),bytes:Number(
i.bytes)}}}}function Fe(t){return Number.isSafeInteger(t)&&Number(t)>=0}const qs=import.meta.filename.endsWith(".ts"),Js=(0,F.join)(import.meta.dirname,qs?"../.\
./..":"../.."),fc=(0,F.join)(Js,qs?"src/worker.ts":"dist/worker/index.js"),fO=qs?(0,F.join)(Js,"src"):fc,hc=(qs?["src","node_modules","package.json"]:["dist","p\
ackage.json"]).map(t=>(0,F.join)(Js,t)),Zh=(0,F.join)(Js,"node_modules",".cache","slipway"),ep=4,oi=5;function tp(){const t=(0,F.dirname)(process.execPath),e=[t,
process.execPath].find(s=>((0,D.statSync)(s).mode&oi)!==oi),n=e??hc.map(pc).find(s=>s!==void 0);if(n!==void 0)return{path:n,command:`chmod -R a+rX ${e?t:hc.join(
" ")}`}}function pc(t){const e=(0,D.statSync)(t,{throwIfNoEntry:!1});if(!e)return;const n=e.isDirectory()?oi:ep;if((e.mode&n)!==n)return t;const s=(0,F.basename)(
(0,F.dirname)(t))==="node_modules";if(!e.isDirectory()||s)return;const r=(0,D.readdirSync)(t).filter(o=>!o.startsWith("."));for(const o of r){const i=pc((0,F.join)(
t,o));if(i!==void 0)return i}}function mc(t){return`${(0,G.hash)("sha256",t).slice(0,16)}/`}function np(t,e){return`slipway-worker:${mc(t)}${e}`}function sp(t,e){
return`slipway-functions:${mc(t)}${e}`}const rp=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function yc(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&rp.some(r=>r.test(
n))&&(e[n]=s);return e}function Ec(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:Zh,
...n&&{NODE_EXTRA_CA_CERTS:(0,F.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}var op=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ip=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const ap=15,cp=4096,dp=5e3;class gc{pid;ended;#e;#t;#n;#s=()=>{};#r;#o="";#i=performance.now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,
niceness:s,program:r=fc,read:o}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=o;const a=op(i,Eh(["pipe","ignore","pipe","pipe"]),!1),c=(0,uh.spawn)(process.
execPath,[`--max-old-space-size=${wh}`,"--",r,...e],{cwd:"/",env:n,detached:!0,stdio:a.stdio});this.#e=c,this.pid=c.pid,fp(c.pid,s),c.stdin?.on("error",()=>{}),
c.stderr?.setEncoding("utf8").on("data",d=>{this.#o=(this.#o+d).slice(-cp)}),this.#t=c.stdio[3],this.#u(this.#t),this.ended=this.#h(c)}catch(a){i.error=a,i.hasError=
!0}finally{ip(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#r??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new lh.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",r=>{if(this.#i=performance.now(),this.#r!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>cc)return this.kill("it sent a message that is too long");o.length!==0&&(this.#a.push(...o),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#f(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#f(e){if(this.#r!==void 0)
return;const n=e.length<=cc?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#h(e){let n=!1;const s=setInterval(()=>{const r=!this.#c&&
performance.now()-this.#i>dc;r&&n&&this.kill(`it sent nothing for ${dc/1e3} seconds`),n=r},dp).unref();return new Promise(r=>{const o=(i,a,c=this.#o)=>{clearInterval(
s),r({exitCode:i,signal:a??lp(i),killed:this.#r,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>o(i,a))})})}}class up extends gc{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:ap,read:Ch})}}function lp(t){return Object.entries(ce.constants.
signals).find(([,n])=>t===vh+n)?.[0]??null}function fp(t,e){try{t!==void 0&&(0,ce.setPriority)(t,e)}catch{}}var Ye=A(6583);const hp=["start_failed","not_listeni\
ng","unhealthy","out_of_memory"],wc=40,Qs=2e3,pp=8e3,mp=2e4,yp=200;function Tc(t,e){return`${t}/${e}.sock`}function Ep(t){const e=(0,x.U4)(t);if(!(0,x.Gv)(e))return;
const{kind:n}=e;return typeof n=="string"&&Object.hasOwn(_c,n)?_c[n](e):void 0}const _c={pulse:()=>({kind:"pulse"}),walls({isolation:t,limiter:e,network:n}){const[
s,r]=[It(t,["bubblewrap","none"]),It(e,["cgroup","sampling"])],{level:o,reason:i}=(0,x.Gv)(n)?n:{},a=It(o,["private","filtered","open"]);if(!s||!r||!a)return;const c=a===
"private"?{level:a}:{level:a,reason:String(i).slice(0,Qs)};return{kind:"walls",isolation:s,limiter:r,network:c}},step({id:t,step:e}){const n=bc(e);return n&&un(
t)?{kind:"step",id:t,step:n}:void 0},ready:({id:t})=>un(t)?{kind:"ready",id:t}:void 0,failed({id:t,failure:e}){const n=wp(e);return n&&un(t)?{kind:"failed",id:t,
failure:n}:void 0},printed({id:t,lines:e}){if(!un(t)||!Array.isArray(e)||e.length>mp)return;const n=e.map(gp).filter(s=>s!==void 0);return n.length===e.length?{
kind:"printed",id:t,lines:n}:void 0},memory:({id:t,bytes:e})=>un(t)&&Zs(e)?{kind:"memory",id:t,bytes:e}:void 0,ended({id:t,end:e}){const n=(0,x.Gv)(e)?Sc(e):void 0;
return n&&un(t)?{kind:"ended",id:t,end:n}:void 0},note({level:t,event:e,text:n}){const s=It(t,["info","warn","error"]);return s&&(0,x.KH)(e,64)&&(0,x.KH)(n,Qs)?
{kind:"note",level:s,event:e,text:n}:void 0}};function It(t,e){return e.find(n=>n===t)}function un(t){return(0,x.KH)(t,wc)}function Zs(t){return Number.isSafeInteger(
t)&&Number(t)>=0}function bc(t){const{step:e,at:n}=(0,x.Gv)(t)?t:{},s=It(e,Ye.F$);return s&&Zs(n)?{step:s,at:n}:void 0}function gp(t){const{at:e,stream:n,text:s}=(0,x.
Gv)(t)?t:{},r=It(n,["stdout","stderr"]);return r&&Zs(e)&&(0,x.KH)(s,pp)?{at:e,stream:r,text:s}:void 0}function Sc({exitCode:t,signal:e,outOfMemory:n}){if(!(t!==
null&&!Zs(t))&&!(e!==null&&!(0,x.KH)(e,wc)))return{exitCode:t,signal:e,outOfMemory:n===!0}}function wp(t){if(!(0,x.Gv)(t))return;const{code:e,step:n,message:s,lines:r,
journey:o}=t,[i,a,c]=[It(e,hp),It(n,Ye.F$),Sc(t)];if(!i||!a||!c||!(0,x.KH)(s,Qs)||!Array.isArray(r)||r.length>yp||!r.every(y=>(0,x.KH)(y,Qs))||!Array.isArray(o)||
o.length>Ye.F$.length)return;const d=o.map(bc).filter(y=>y!==void 0),{exitCode:u,signal:h}=c;return{code:i,step:a,message:s,exitCode:u,signal:h,lines:r,journey:d}}
const Tp={startMs:6e4,tmpBytes:512*Z.D6,tmpFiles:1e5,processes:256},_p=1e4,bp=5e3,Sp=5,Np=100;function Op(t){const e=new Ip(t);return e.recover(),e}class Ip{#e;#t;#n;#s=new Map;#r;#o=!1;#i=!1;constructor(e){
this.#e=e,this.#t=(0,D.realpathSync)(e.nodeDir),this.#n=Ap(this.#t)}recover(){[(0,F.join)(this.#t,"functions","running"),this.#n].some(n=>(0,D.existsSync)(n)&&(0,D.
readdirSync)(n).length>0)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,G.randomUUID)().slice(0,8)}`,s=this.#a(),r=new Rp(
n,e,{socket:Tc(this.#n,n),stop:o=>s.send({kind:"stop",id:n,graceMs:o})});return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),
r}async[Symbol.asyncDispose](){this.#i=!0;const e=this.#r;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(_p))),e.endInput();const n=setTimeout(
()=>e.kill("it did not end"),bp);await e.ended,clearTimeout(n)}#a(){if(this.#r)return this.#r;(0,D.mkdirSync)(this.#n,{recursive:!0,mode:448}),kp(this.#n);const{
env:e,log:n}=this.#e,s=new gc({args:["functions",sp(this.#t,process.pid)],env:Ec(e),niceness:Sp,read:Ep});return this.#r=s,s.listen(r=>this.#d(r)),s.ended.then(
async({exitCode:r,signal:o,killed:i,words:a})=>{if(this.#r===s&&(this.#r=void 0),!this.#i){const c=i??`it ended with ${o??r}`;n("error","functions_supervisor_en\
ded",{reason:c,words:a.slice(-500)})}for(const c of[...this.#s.values()])await(0,ie.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),
s}#c(){const{blobs:e,env:n,limits:s,isolation:r="auto",cgroup:o="auto",network:i="auto",networkAllow:a=[]}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,
isolation:r==="required"?"auto":r,cgroup:o,network:i,networkAllow:a,env:yc(n),limits:{...Tp,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pu\
lse":return;case"walls":this.#u(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{const r=this.#s.get(e.id);if(!r)return;const o=e.lines.
map(i=>({...i,instance:r.id}));await s.add(r.spec.app,o).catch(i=>{n("warn","functions_log_not_written",{instance:r.id,reason:String(i)})});return}default:this.#s.
get(e.id)?.take(e)}}#u({isolation:e,network:n}){if(e==="none"&&this.#e.isolation==="required"){this.#r?.kill("functions are not isolated here, and --isolation i\
s required");return}if(this.#o)return;this.#o=!0;const{log:s,network:r}=this.#e;e==="none"&&s("warn","functions_not_isolated",{means:"functions can read and wri\
te everything that the platform can"});const o=n.level==="private"||n.level===r?"info":"warn",i=n.level==="private"?void 0:n.reason;s(o,"functions_network",{network:n.
level,reason:i})}}class Rp{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.withResolvers();#s=Promise.withResolvers();constructor(e,n,s){this.id=
e,this.spec=n,this.socket=s.socket,this.#t=s.stop,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.ended=this.#s.promise}get journey(){return this.#e}stop(e){
return this.#t(e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(0,Lp);return;case"ready":this.#n.resolve(this.socket);return;case"\
failed":this.#n.reject(new Ye.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{exitCode:n,signal:s}=e.end;this.#n.reject(new Ye.
i5(this.#r("It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new Ye.i5(this.#r("The supervisor of functions ended",null,"SIGK\
ILL"))),this.#s.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#r(e,n,s){return{code:"start_failed",step:this.#e.at(-1)?.step??"unpack",message:e,exitCode:n,
signal:s,lines:[],journey:this.#e}}}const Lp=10;function Ap(t){const e=(0,F.join)(t,"functions","sockets");return Buffer.byteLength(Tc(e,"i-00000000"))+4<=Np?e:
(0,F.join)((0,ce.tmpdir)(),`slipway-${(0,G.hash)("sha256",t).slice(0,16)}`)}function kp(t){const{uid:e,mode:n}=(0,D.lstatSync)(t);if(!((0,D.lstatSync)(t).isDirectory()&&
e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class ii{#e=new Map;async acquire(e){const n=this.#e.
get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(
e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}var Nc=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Oc=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const vp=4*Z.D6,Dp=30*864e5,Mp=1e4,$p=2e3;class xp{#e;#t;#n=new ii;#s=new Map;constructor({folder:e,fileBytes:n=vp}){
this.#e=e,this.#t=n}async add(e,n){const s=ai(e);for(const o of this.#s.get(s)??[])n.forEach(o);const r=n.map(({at:o,instance:i,stream:a,text:c})=>`${JSON.stringify(
[o,i,a,c])}
`).join("");await this.#n.run(s,()=>this.#o(s,r))}async tail(e,n){const s=ai(e),r=Math.min(Math.max(0,Math.floor(n)),Mp),{newer:o,older:i}=this.#r(s);return this.#n.
run(s,async()=>{const a=Rc(await Ic(o,this.#t),r);return[...a.length<r?Rc(await Ic(i,this.#t),r-a.length):[],...a]})}follow(e,n){const s=ai(e),r=[];let o=()=>{};
const i=d=>{r.length<$p&&r.push(d),o()},a=this.#s.get(s)??new Set;this.#s.set(s,a.add(i));const c=()=>{a.delete(i),a.size===0&&this.#s.get(s)===a&&this.#s.delete(
s),o()};return n.aborted&&c(),n.addEventListener("abort",c,{once:!0}),(async function*(){try{for(;!n.aborted;){const u=r.shift();u?yield u:await new Promise(h=>{
o=h})}}finally{n.removeEventListener("abort",c),c()}})()}async removeOlder(e){for(const n of await(0,ie.readdir)(this.#e).catch(()=>[]))await this.#n.run(n,async()=>{
const s=await(0,ie.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<e)&&await(0,ie.rm)((0,F.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,F.
join)(this.#e,e,"newer.jsonl"),older:(0,F.join)(this.#e,e,"older.jsonl")}}async#o(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:r,older:o}=this.#r(
e);await(0,ie.mkdir)((0,F.join)(this.#e,e),{recursive:!0,mode:448});const i=await(0,ie.stat)(r).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(n)>this.#t&&await(0,ie.
rename)(r,o),await Nc(s,await(0,ie.open)(r,"a",384),!0).appendFile(n)}catch(r){s.error=r,s.hasError=!0}finally{const r=Oc(s);r&&await r}}}function ai({org:t,project:e,
appID:n}){return(0,G.hash)("sha256",JSON.stringify([t,e,n])).slice(0,32)}async function Ic(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,ie.
open)(t,"r").catch(()=>{});if(!s)return"";const r=Nc(n,s,!0),{size:o}=await r.stat(),i=Buffer.alloc(Math.min(o,e)),{bytesRead:a}=await r.read(i,0,i.length,Math.
max(0,o-e));return i.toString("utf8",0,a)}catch(s){n.error=s,n.hasError=!0}finally{const s=Oc(n);s&&await s}}function Rc(t,e){return e===0?[]:t.split(`
`).slice(0,-1).slice(-e).flatMap(s=>Cp(s)??[])}function Cp(t){const e=(0,x.U4)(t),[n,s,r,o]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,x.KH)(s,40)&&(0,x.
KH)(o,8e3)&&(r==="stdout"||r==="stderr")?{at:n,instance:s,stream:r,text:o}:void 0}function Up(t){return{status(e){const n=t().find(s=>Fp(s.app,e));return n&&jp(
n)}}}function Fp(t,e){return t.org===e.org&&t.project===e.project&&t.appID===e.appID}function jp(t){const e=t.instances.flatMap(n=>{const{id:s,state:r,deployID:o,
since:i,memoryBytes:a,requests:c,restarts:d,journey:u}=n;return s!==null&&Pp(r)?[{id:s,state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}]:
[]});return{app:t.app,instances:e,lastFailure:t.lastFailure,crashLoop:Bp(t)}}function Pp(t){return t==="starting"||t==="ready"||t==="draining"}function Bp({state:t,
failing:e,instances:n}){if(t!=="crash_loop")return null;if(e)return{crashes:e.count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((r,o)=>o.failures-
r.failures)[0];return!s||s.failingSince===null?null:{crashes:s.failures,since:s.failingSince,nextStartAt:s.nextStartAt}}const Hp=["AWS_ACCESS_KEY_ID","AWS_SECRE\
T_ACCESS_KEY","AWS_SESSION_TOKEN","AWS_REGION"],Gp=60*6e4;async function Lc({tables:t},e,n){const{variables:s}=await t.injected(e);return Object.keys(s).length===
0?{}:{[`${I.be}URL`]:n,[`${I.be}REGION`]:I.aT,...s}}async function Wp(t,e,n){const s=await Lc(t,e,n);return Object.keys(s).length===0?{}:{...s,...kc(await Ac(t,
e))}}async function Yp(t,e){const{roles:n,clock:s,log:r,every:o=_e.fm}=t,i=await Ac(t,e),a={org:e.org,project:e.project,app:e.appID};let c=!1;const d=async()=>{
try{if(await n.renew(i.accessKeyID,s.now())||c)return;r("warn","function_role_gone",a)}catch(h){r("warn","function_role_not_renewed",{...a,reason:String(h)})}},
u=o(Gp,()=>{d()});return{variables:kc(i),async[Symbol.asyncDispose](){c||(c=!0,u(),await n.revoke(i.accessKeyID).catch(h=>{r("warn","function_role_not_revoked",
{...a,reason:String(h)})}))}}}async function Ac({tables:t,roles:e,clock:n},s){const{environmentID:r}=await t.injected(s);return e.issue(r,n.now())}function kc({
accessKeyID:t,secret:e,sessionToken:n}){return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,AWS_REGION:I.aT}}async function Kp({apps:t,kvs:e,
kvsUrl:n},s,r){const[o,i]=await Promise.all([t.find(s),r??t.env(s)]),c=I.jI.some(h=>h===o?.type)?await e.tableVariables(s,n):{},u=(vc(c)?[...Object.keys(c),...Hp]:
[]).filter(h=>Object.hasOwn(i,h)).sort();return{env:{...i,...c},replaced:u}}function vc(t){return Object.hasOwn(t,`${I.be}URL`)}function zp(t,e){const n=new Set;
return{start(s){if(!vc(s.env))return t.start(s);const r=new Xp(s,t,e);return n.add(r),r.ended.then(()=>n.delete(r)),r},async[Symbol.asyncDispose](){await t[Symbol.
asyncDispose](),await Promise.all([...n].map(({ended:s})=>s))}}}const Vp={exitCode:null,signal:null,outOfMemory:!1};class Xp{spec;ready;ended;#e;#t=!1;constructor(e,n,s){
this.spec=e;const r=this.#n(n,s);this.ready=r.then(({inner:o})=>o.ready),this.ready.catch(()=>{}),this.ended=r.then(async({inner:o,credentials:i})=>{const a=await o.
ended;return await i[Symbol.asyncDispose](),a},()=>Vp)}get id(){return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.
memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,n){let s;try{if(s=await n.openCredentials(this.spec.app),this.#t)throw new Error(
"it was stopped");const r={...this.spec.env,...s.variables},o=e.start({...this.spec,env:r});return this.#e=o,{inner:o,credentials:s}}catch(r){await s?.[Symbol.asyncDispose]();
const i=`The instance did not start: ${r instanceof Error?r.message:String(r)}`,a={exitCode:null,signal:null,lines:[],journey:[]};throw new Ye.i5({code:"start_f\
ailed",step:"spawn",message:i,...a})}}}const qp=["running","starting","stopping","asleep","failed","crash-loop"],Dc={default:100,most:1e3},Jp=6e4,Qp=1e4,Zp=100,
Mc=256*1024,$c=2e3,em=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function hO(t){const[,e,n,s]=em.exec(t)??[];return e===void 0?void 0:{feed:e,number:Number(n),at:Number(
s)}}function tm(t,e,n=_e.fm){const s=new Map,r=(a,c)=>{c.close(),s.get(a)===c&&s.delete(a)},o=n(Qp,()=>{for(const[a,c]of s)e.monotonic()-c.readAt>=Jp&&r(a,c)}),
i=a=>{const c=JSON.stringify([a.org,a.project,a.appID]),u=s.get(c)??new nm(t,a,y=>r(c,y));u.readAt=e.monotonic(),s.delete(c),s.set(c,u);const[h]=s;return s.size>
Zp&&h&&r(...h),u};return{async read(a,{lines:c,after:d}){const u=i(a);return(d&&u.after(d))??u.last(await t.tail(a,c),d)},[Symbol.dispose](){o();for(const[a,c]of s)
r(a,c)}}}class nm{#e=(0,G.randomBytes)(8).toString("base64url");#t=new AbortController;#n=0;#s=[];#r=0;readAt=0;constructor(e,n,s){const r=e.follow(n,this.#t.signal);
(async()=>{for await(const i of r)this.#o(i)})().then(()=>s(this),()=>s(this))}close(){this.#t.abort(),this.#s=[]}#o(e){const n=ci(e);this.#n+=1,this.#s.push(n),
this.#r+=n.text.length;let s=0;for(;this.#s.length-s>Dc.most||this.#r>Mc&&this.#s.length-s>1;)this.#r-=this.#s[s]?.text.length??0,s+=1;s>0&&this.#s.splice(0,s)}after(e){
if(e.feed!==this.#e||e.number>this.#n)return;const n=this.#n-this.#s.length,s=this.#s.slice(Math.max(0,e.number-n));return{lines:s,next:this.#i(this.#n,s.at(-1)?.
at??e.at),missed:e.number<n}}last(e,n){const s=({at:c})=>n===void 0||c>n.at,r=rm(e.filter(s).map(ci)),o=e.at(-1),i=o&&this.#s.findLastIndex(c=>sm(c,ci(o))),a=this.#n-
this.#s.length+(i===void 0?0:i+1);return{lines:r,next:this.#i(a,o?.at??n?.at??0),missed:n!==void 0&&e.length>0&&e.every(s)}}#i(e,n){return`${this.#e}.${e}.${Math.
max(0,Math.trunc(n))}`}}function ci(t){return t.text.length<=$c?t:{...t,text:t.text.slice(0,$c).toWellFormed()}}function sm(t,e){return t.at===e.at&&t.instance===
e.instance&&t.stream===e.stream&&t.text===e.text}function rm(t){let e=Mc,n=t.length;for(;n>0&&t.length-n<Dc.most&&(e-=t[n-1]?.text.length??0,!(e<0&&n<t.length));)
n-=1;return t.slice(n)}function om(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-loop":e("ready")?"running":e("s\
tarting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function pO(t,e){return t.map(({step:n,at:s},r)=>{const o=t[r+1]?.at??(n==="ready"?
s:e);return{step:n,at:s,ms:o===void 0?null:Math.max(0,o-s)}})}function im(t,{node:e,clock:n},s){const r=t&&{statuses:t.statuses,printed:s.use(tm(t.logs,n))};return{
node:e,own:r??null,stateOf:o=>r&&(0,I.Rm)(o.type)&&o.liveRelease!==null?om(r.statuses.status(o)):void 0}}const di="127.0.0.1",am={"http:":80,"https:":443};async function cm({
handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:o,port:i,protocol:a}=new URL(e);return{url:e,allow:`${o}:${i||am[a]}`,async[Symbol.asyncDispose](){}}}const s=await Xa(
{port:0,host:di,log:n});s.serve(t);const{port:r}=s;return{url:qa(di,r),allow:`${di}:${r}`,[Symbol.asyncDispose]:()=>s.close()}}function mO(t,e=Date.now){return(n,s,r)=>t(
`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const er=()=>{};var dm=A(3136);const ui=20,xc=1e3,Cc="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",um=`^(?:(?=.{1,254}$)(?:${Cc}\\.)+(?!\\d+\\.?$)${Cc}\\.?|\
(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function lm({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"\
must be a list of host names";if(r.length>ui)return`must have at most ${ui} host names`;const o=r.map(d=>typeof d=="string"?Uc(d):void 0),i=r[o.indexOf(void 0)];
if(o.includes(void 0))return`contains ${Qe(String(i))}, which is not a host name as shop.example.com`;const a=o.find(d=>d!==void 0&&n.some(u=>P(d,u)));if(a!==void 0)
return`contains ${Qe(a)}, which belongs to the platform itself`;const c=o.find((d,u)=>o.indexOf(d)!==u);return c===void 0?void 0:`contains ${Qe(c)} twice`};return T.
FsL(T.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),T.yuE({type:"array",maxItems:ui,uniqueItems:!0,items:{type:"string",maxLength:xc,pattern:um}}),T.pdi(r=>r.map(
o=>Uc(o)??o)))}function Uc(t){if(t.length>xc)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,dm.domainToASCII)(t).replace(/\.$/,""):"";return se(e)?
e:void 0}async function fm(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>Fc(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new W("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${tr(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function hm(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async r=>{const o={domain:r,record:tr(r),value:s};if(t.mayUseDomain(
e,r))return{...o,proof:"listed"};const i=await Fc(t,r,s).catch(a=>{if(!(a instanceof W))throw a});return{...o,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}
async function Fc({resolveTxt:t},e,n){try{return(await t(tr(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,j.xU)(s)??""))return!1;
const r=`The DNS records of ${tr(e)} cannot be read now. Try again later.`;throw new W("unavailable",r,{"retry-after":"30"})}}function tr(t){return`_slipway.${t}`}
const jc=2e3,pm=2;async function mm(t){const{Resolver:e}=await Promise.resolve().then(A.t.bind(A,1553,19));return new e({timeout:jc,maxTimeout:jc,tries:pm}).resolveTxt(
t)}const ym=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,Em=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,gm=65535;function wm(t){
const e=(0,Ze.isIP)(t)===6?[t,t]:void 0,[,n,s,r="",o,i]=e??ym.exec(t)??[],a=n??s??(e?t:r),c=(0,Ze.isIP)(a),d=o===void 0?void 0:Number(o),u=i===void 0?void 0:Number(
i);if((c!==0||Em.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=gm)&&(!Pc(a)||u!==void 0&&d===void 0))return{host:a,
...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const y=Pc(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an address or a network, as \
registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new j.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that can be allowed`,{input:"bu\
ild-network-allow",remedy:y})}function Pc(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}const li=12,fi=16;function Tm({id:t,key:e},n,s){
const r=(0,G.randomBytes)(li),o=(0,G.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.
concat([t,r,i,o.getAuthTag()])}function _m(t,e,n){const s=t.find(a=>bm(a,n));if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(
s.id.length),o=r.subarray(li,-fi),i=(0,G.createDecipheriv)("aes-256-gcm",s.key,r.subarray(0,li),{authTagLength:fi}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(
-fi));return Buffer.concat([i.update(o),i.final()]).toString("utf8")}function bm({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function hi(t){return`\
kvs-token:${t}`}function Bc(t){return`kvs-role:${t}`}class Ke{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.
get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});o=i,this.#n.
set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=
this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):
this.#s-=s.weight}}}const Sm=200,Hc=1024*1024;class Gc{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,this.#r=new Ke(e),this.#o=new Ke(
Hc)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){
this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Ke(this.#e),this.#o=new Ke(Hc),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.
get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,Sm):this.#r.put(e,s,this.#t),s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});
return this.#s.set(e,n),n}}const nr={environmentPerMinute:12e3,tablePerMinute:6e3},Wc="kvs_",Yc=32,Nm=Wc.length+Math.ceil(Yc*4/3),Om=1e3,Im=8*1024*1024;class Rm{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=new Gc(Im,Om,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=o,h={org:a.org,
project:a.project,app:a.appID,table:c},y=[{name:`kvs/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,
scope:h,environmentID:d,supported:Vc(u),windows:y}})}byToken(e){return e.length===Nm?this.#n.find(yi(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),
r=s.find(i=>i.name===n),o=r&&await this.#n.find(r.tokenHash);if(!o)throw Kc(n);return o}async create(e,n,s){if(!I.BL.test(n))throw new W("validation_failed",`"${n.
slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${Wc}${(0,G.randomBytes)(Yc).toString("base64url")}`,o=yi(
r),i=await this.#e.create({app:e,name:n,tokenHash:o,sealed:this.#t.seal(hi(o),r),createdAt:s,types:I.jI,most:I.ux.tablesPerApp});switch(i.kind){case"created":return{
name:n,variable:mi(n),createdAt:s,token:r};case"no_app":throw pi(e);case"wrong_type":throw zc(i.type);case"taken":throw new W("conflict",`The app already has a \
table "${n}".`);case"full":throw new W("conflict",`An app may have ${I.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(
e);return n.map(({name:s,createdAt:r})=>({name:s,variable:mi(s),createdAt:r}))}async remove(e,n){switch((await this.#e.remove(e,n)).kind){case"removed":return;case"\
no_app":throw pi(e);case"no_table":throw Kc(n)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!Vc(n))throw zc(n);const o=r.map(({
name:i,tokenHash:a,sealed:c})=>[mi(i),this.#t.open(hi(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();
e&&this.#t.open(hi(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(yi(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.
list(e);if(!n)throw pi(e);return n}}function pi({appID:t}){return new W("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Kc(t){return new W(
"table_not_found",`The app has no table "${t.slice(0,64)}".`)}function zc(t){return new W("validation_failed",`Apps of type ${t} have no functions and cannot us\
e the key-value store; api, web-ssr and sse can. The type of an app stays as it was created, so deploy another app with app-type api.`)}function Vc(t){return I.
jI.some(e=>e===t)}function mi(t){return`${I.be}TOKEN_${t.toUpperCase()}`}function yi(t){return(0,G.hash)("sha256",t,"base64")}function Lm(t){return Xc(t),{...Am,
node:`${(0,ce.hostname)()}/${process.pid}`,...t,buildLimits:{...Gs,...t.buildLimits},kvsQuotas:{...nr,...t.kvsQuotas}}}function Xc(t){const{gitUrlTemplate:e=lt.
bD,allowLocalGit:n=!1}=t;Bt(t.trustedProxies??[]),t.buildNetworkAllow?.forEach(wm);const s=(0,lt.Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,lt.ri)(e)}" ${s.
problem}`;throw new j.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const Am={publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,
shared:void 0,instances:void 0,shownFunctions:void 0,functions:"on",roles:jt,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,
gitUrlTemplate:lt.bD,clock:_e.ml,log:er,fetch,resolveTxt:mm,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*
Z.D6,keepDeployments:bh,keepDays:Sh,keepDeletedMs:Nh,organizationBuilds:Vn,buildLimits:Gs,kvsQuotas:nr};function ze({roles:t},e){return t.includes(e)}const km=1/
4,vm=5e3,Dm=60*6e4;async function Mm(t,{siteUrl:e,kvsUrl:n},s,r){const{clock:o,log:i,stores:a}=t,c=t.functions==="on"&&(ze(t,"edge")||ze(t,"build")),d=Promise.withResolvers();
d.promise.catch(()=>{});let u=Qo;const h=ze(t,"kvs")?R=>u(R):void 0,y=c?r.use(await cm({handler:h,kvsUrl:n,log:i})):void 0,w=new xp({folder:(0,F.join)(t.nodeDir,
"functions","logs")});y&&r.defer((0,_e.fm)(Dm,()=>{w.removeOlder(o.now()-Dp).catch(()=>{})}));const g={tableVariables:async(...R)=>(await(await d.promise)()).tableVariables(
...R),openCredentials:async(...R)=>(await(await d.promise)()).openCredentials(...R)},_=y&&(t.instances??r.use($m(t,y,w,g))),O=y&&{apps:a.state.apps,kvs:g,kvsUrl:y.
url},B=async(R,N)=>O?(await Kp(O,R,N)).env:{},U=r.use(ch({instances:_,envOf:B,siteUrl:e,connections:Math.floor(Ka()*km),clock:o,log:i,served:(R,N,$)=>s.requested(
R,$)}));r.defer(()=>d.reject(new ee("The platform stops"))),_&&r.defer(Cm(U,s,o));const M=_&&{statuses:Up(()=>U.status()),logs:w};return{functions:U,view:im(t.shownFunctions??
M,t,r),useKvs(R){d.resolve(R),h&&R().then(N=>{u=N.handler})},async tryInstance({job:R,release:N,signal:$},H){const{app:Q,type:Y,deployID:X}=R;if(!_||!(0,I.Rm)(Y))
return;const{index:te}=await H.index(Q.org,N.manifestHash),ne=te.find(Ye.r$)===-1?void 0:await a.state.apps.find(Q);if(!ne)return;const{subdomain:de}=ne,pe=await B(
Q,R.env),ve={deployID:X,manifestHash:N.manifestHash};try{await U.prepare({app:Q,subdomain:de,type:Y,release:ve,settings:R.settings,env:pe,signal:$})}catch(ct){throw ct instanceof
Ye.i5?xm(ct.failure):ct}ze(t,"edge")||U.stop(de)}}}function $m(t,e,n,s){const{nodeDir:r,stores:o,env:i,isolation:a,cgroup:c,buildNetwork:d,buildNetworkAllow:u,log:h}=t,
y=[...u,e.allow],w={nodeDir:r,blobs:o.blobsAt,env:i,isolation:a,cgroup:c,network:d,networkAllow:y,logs:n,log:h};return zp(Op(w),s)}function xm({code:t,message:e,
exitCode:n,signal:s,lines:r}){return new k({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:r,diagnostics:[]})}function Cm(t,e,n){let s=n.monotonic();
return(0,_e.fm)(vm,()=>{const r=n.monotonic();for(const{app:o,instances:i}of t.status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(o,a*(r-s))}
s=r})}const Ei=5*6e4,Um={lifetime:Ei,perIdentity:10,inAll:1e3},qc="link_";async function Fm({email:t,issuer:e},{sessions:n,consoleUrl:s,clock:r}){const o=qc+(0,G.
randomBytes)(32).toString("base64url"),i=(0,G.hash)("sha256",JSON.stringify(["link",e,t])),a=new Date(r.now()+Ei).toISOString();return await n.open({hash:Jc(o),
identity:i,text:JSON.stringify({link:{email:t,issuer:e}})},Um),{url:`${s}/sign-in#${o}`,expiresAt:a}}function yO(t){return t.startsWith(qc)}async function EO(t,e){
const n=await t.take(Jc(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.link)?s.link:{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="s\
tring")return{email:o,issuer:i};const c=`This link was used before, or is older than ${Ei/6e4} minutes. Run "slipway console" for a new one.`;throw new Refusal(
"unauthorized",c)}function Jc(t){return(0,G.hash)("sha256",`console link\0${t}`)}var ln=A(4235);const gi={spaFallback:oe(xn),installCommand:oe(De(0,4096)),rootDirectory:oe(
vs),noindex:oe(xn),assetsOnly:oe(xn),verify:oe(ks(["off","warn","fail"])),lifetime:oe(Eo),nodeVersion:oe(T.FsL(De(1,3),T.yGV(/^\d+$/,'must be a major version, a\
s "24"'))),startCommand:oe(mo(ln.FU)),healthPath:oe(nn(ln.DR.healthPath,"must be a path")),instances:oe(po(1,ln.Tl)),memory:oe(nn(ln.DR.memory,"must be a size o\
f 64MiB to 16GiB")),idleTimeout:oe(nn(ln.DR.idleTimeout,'must be a time with one unit, or "0" for never')),requestTimeout:oe(nn(ln.DR.requestTimeout,'must be a \
time with one unit, or "0" for no limit'))},jm={buildCommand:null,outputDirectory:null,region:null},Pm={buildCommand:oe(De(0,4096)),outputDirectory:oe(vs),region:oe(
T.FsL(De(1,63),T.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},Bm=Te({env:jn});function Qc(t){const e={...gi,domains:oe(
lm(t.domains))},n={repository:To(t.allowLocalGit),branch:Cn,...Pm},s={...n,repository:T.yqP(n.repository),branch:T.yqP(Cn)},[r,o,i]=[T.Ikc(n),T.Ikc(s),T.Ikc(e)],
a=Te({name:T.FsL(De(1,63),T.yGV(I.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),type:ks(I.yN),...n,...e,subdomain:$e("\
cannot be given: it is generated")}),c={name:$e("cannot be changed: it is the ID of the app"),type:$e("cannot be changed"),subdomain:$e("cannot be changed: it i\
s generated")},d=Te({...s,...e,...c}),u=Te({...s,...gi,...c,domains:$e("do not wait for a deployment: change them with PATCH")}),h=y=>({...T.qgA(o,y),settings:T.
qgA(T.Ikc(gi),y)});return{creation:T.FsL(a,T.pdi(y=>{const w=Object.entries(T.qgA(i,y)).filter(([,O])=>O!==null),{name:g,type:_}=y;return{name:g,type:_,config:{
...jm,...T.qgA(r,y),settings:Object.fromEntries(w)}}})),deployment:Te({branch:oe(Cn),commit:oe(yo),configuration:T.yqP(T.FsL(u,T.pdi(h))),env:T.yqP(jn),tag:$e("\
is not accepted: web apps deploy without a release tag")}),change:T.FsL(d,T.pdi(y=>({...T.qgA(o,y),settings:T.qgA(i,y)})))}}function Hm({logRemovedAt:t}){return t===
null?void 0:`The platform removed this log on ${new Date(t).toISOString().slice(0,10)}, because it was old (--keep-deployments, --keep-days).
`}const Gm=T.FsL(De(1,1e3),T.yGV(I.G1,"is not a variable's name: letters, digits and _, and not a digit first")),gO=Te({set:oe(jn),unset:oe(T.FsL(T.YOg(Gm,"must\
 be a list of names"),T.Ru6(I.lF.envVariables,`must have at most ${I.lF.envVariables} names`)))}),Zc={variables:I.lF.envVariables,bytes:I.lF.envBytes};function Wm({
state:t,logs:e,keepDeletedMs:n}){const{apps:s,deployments:r,releases:o}=t,i=c=>sr(s,c),a=async(c,d)=>{const u=await r.find(c,d);if(u)return u;throw await i(c),td(
c,d)};return{app:i,deployment:a,async deleteApp(c,d){const u=await s.delete(c,d,n);if(!u)throw ot(c);return u},async restoreApp(c){const d=await s.restore(c);if(d.
kind==="no_app")throw ot(c);if(d.kind==="too_late")throw ed(d.app,!0);if(d.kind==="not_deleted")throw new W("conflict",`The app ${c.appID} is not deleted, so th\
ere is nothing to restore.`);return d.app},async cancel(c,d,u){const h=await r.cancel(c,d,u);if(h.kind==="no_deployment")return a(c,d);if(h.kind==="too_late")throw zm(
c,h.deployment);return h.deployment},async redeploy(c,d,u,h){const y={branch:null,commit:null,by:u},w=d===void 0?await r.create(c,y,h):await r.redeploy(c,d,u,h);
if(w.kind==="no_app")throw ot(c);if(w.kind!=="no_deployment")return w;throw await i(c),td(c,d??"")},async clearCaches(c){if(!await s.update(c,{settings:{cachesOf:(0,G.
randomUUID)()}}))throw ot(c)},async rollback(c,d){const u=await o.rollback(c,d);if(u)return u;if(await i(c),d===void 0)throw rr(c,"no kept release before the li\
ve one.");const h=await r.find(c,d),y=`Deploy its commit again: slipway redeploy ${d.slice(0,100)}.`;if(h?.status==="succeeded")throw rr(c,`no release ${d} any \
more: the platform keeps the newest ones (--keep-releases). ${y}`);if(h)throw rr(c,`no release ${d}: that deployment is ${h.status}.`);const w=Km.test(d)?" If t\
here was such a deployment, the platform has removed it, because it was old.":"";throw rr(c,`no kept release ${d.slice(0,100)}.${w}`)},async variables(c){return await i(
c),s.variables(c)},async compareEnv(c,d){await i(c);const u=await s.env(c),h=(y,w)=>Object.hasOwn(u,y)?u[y]===w?"same":"replaced":"new";return Object.keys(d).sort().
map(y=>({name:y,change:h(y,d[y]??"")}))},editEnv:(c,d,u)=>Ym(t.apps,c,d,u),async readLog(c,d,u){const h=await a(c,d),y=h.finishedAt!==null,w=await e.read(d,{...u,
isComplete:y}),g=w?void 0:Hm(h);return g!==void 0?{text:u.from<=0?g:"",next:Math.max(1,u.from),atEnd:!0,deployment:h}:w?{text:w.text,next:w.next,atEnd:y&&w.next>=
w.size,deployment:h}:{text:"",next:Math.max(0,u.from),atEnd:y,deployment:h}}}}async function Ym(t,e,{set:n,unset:s},r){const o=s?.find(a=>n&&Object.hasOwn(n,a));
if(o!==void 0)throw We([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??[],by:r},Zc);switch(i.kind){case"done":return{names:i.names,
absent:i.absent};case"no_app":throw ot(e);case"full":{const{variables:a,bytes:c}=Zc;throw We([`an app may have ${a} variables, and ${c} bytes of names and value\
s`])}default:return(0,j.xb)(i)}}async function sr(t,e){const n=await t.find(e);if(!n)throw ot(e);if(n.deletion)throw ed(n);return n}function ed({org:t,project:e,
appID:n,deletion:s},r=!1){const{at:o=0,by:i=null,endsAt:a=0}=s??{},c=y=>new Date(y).toISOString().slice(0,16).replace("T"," "),d=i===null?"because its lifetime \
was over":`by ${i}`,u=`The app ${n} was deleted at ${c(o)} UTC ${d}`;if(r)return new W("app_deleted",`${u}, and is being removed. Its name is free again within \
hours.`);const h=`slipway apps restore ${n} --org ${t} --project ${e}`;return new W("app_deleted",`${u}. Until ${c(a)} UTC it can be restored: ${h}`)}function ot({
org:t,project:e,appID:n}){return new W("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const Km=/^dpl-[a-z2-7]{16}$/;function rr({appID:t},e){return new W(
"release_not_found",`The app ${t} has ${e}`)}function td({appID:t},e){return new W("deployment_not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function zm({
appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:r}){if(s===null){const i=`The deployment ${e} goes live at this moment, and cannot be stopped any more.`;
return new W("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const o=r===null?"":`, because ${r} replaced it`;return new W(
"conflict",`The deployment ${e} has ended already: ${n}${o}.`)}function nd(t){const{apps:e}=t.state;return{bodies:Qc(t),async create(n,{type:s,config:r},o){await sd(
t,n,void 0,r.settings.domains);const i={...r,settings:{...r.settings,cachesOf:(0,G.randomUUID)()}},a=await e.create({key:n,type:s,config:i},o).catch(rd);if(a.kind!==
"taken")return a;throw await sr(e,n),new W("app_exists",`There is an app ${n.appID} in this project already.`)},async update(n,s){const r=await sr(e,n);await sd(
t,n,r,s.settings?.domains);const o=await e.update(n,s).catch(rd);if(!o)throw ot(n);return o},domainsOf:({org:n,settings:s})=>hm(t.domains,n,s.domains??[])}}async function sd(t,{
org:e},n,s=null){const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await fm(t.domains,e,r)}function rd(t){if(!(t instanceof pt))throw t;const e=`Anot\
her app has the domain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new W("domain_taken",e)}var it=A(3823);const K={type:"string"},
fn={type:"integer",minimum:0},wi={type:"boolean"},mt={type:"string",format:"date-time"};function Ve(t){return{type:"string",enum:t}}function ae(t){return{anyOf:[
t,{type:"null"}]}}function et(t){return{type:"array",items:t}}function we(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(Object.entries(
t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}function Vm(t,e){return we({[t]:et(e),nextCursor:ae(K)})}
function Ht(t){return{$ref:`#/components/schemas/${t}`}}const Rt={appID:{type:"string",minLength:1,maxLength:63},name:K,type:Ve(I.yN),repository:K,branch:K,buildCommand:ae(
K),outputDirectory:ae(K),region:ae(K),subdomain:K,state:Ve(["created","live"]),url:ae(K),environments:et(we({environmentID:K,name:K})),createdAt:mt,updatedAt:mt},
Xm={appID:Rt.appID,type:Rt.type,state:Rt.state,repository:K,branch:K,buildCommand:Rt.buildCommand,outputDirectory:Rt.outputDirectory,region:Rt.region,"spaFallba\
ck?":wi,"installCommand?":K,"rootDirectory?":K,"nodeVersion?":K,"noindex?":wi,"verify?":Ve(["off","warn","fail"]),"startCommand?":K,"healthPath?":K,"instances?":fn,
"memory?":K,"idleTimeout?":K,"requestTimeout?":K,"domains?":et(K),variables:et(K)},od={deployID:K,status:Ve(xe.PB),branch:K,commit:ae(K),createdAt:mt},qm={code:Ve(
Ws.i1),file:ae(K),line:ae(fn),message:K},Ti={...od,stage:ae(Ve(xe.Mb)),startedAt:ae(mt),finishedAt:ae(mt),"supersededBy?":K,"warnings?":et(we(qm))},Jm={file:K,line:ae(
fn),column:ae(fn),severity:Ve(["error","warning","notice"]),code:ae(K),message:K},wO={Error:we({error:we({code:Ve(Object.keys(xe.iV)),message:K,requestID:K})}),
App:we(Rt),Configuration:we(Xm),Environment:we({environmentID:K,name:K,url:ae(K),state:Ve(["created","live"])}),AcceptedDeployment:we(od),Deployment:we({...Ti,url:ae(
K)}),Failure:we({deployID:K,stage:Ve(xe.Mb),code:Ve(xe.sR),message:K,exitCode:ae({type:"integer"}),signal:ae(K),log:et(K),diagnostics:et(we(Jm))}),OperatorApp:we(
{org:K,project:K,...Rt,settings:{type:"object"},liveDeployID:ae(K),newest:ae({$ref:"#/components/schemas/OperatorDeployment"}),"functions?":Ve(qp),"deleted?":we(
{at:mt,by:ae(K),until:mt})}),OperatorDeployment:we({...Ti,subject:ae(K),author:ae(K),triggeredBy:ae(K),size:ae(we({files:fn,bytes:fn})),isLive:wi,"redeployOf?":K,
"cancelledBy?":K,phases:et(we({name:K,startedAt:mt,ms:ae({type:"number",minimum:0})}))}),QueuedDeployment:we({project:K,appID:K,...Ti,triggeredBy:ae(K),"positio\
n?":{type:"integer",minimum:1}}),Table:we({name:K,variable:K,createdAt:mt})};function Qm(t){const e=Object.entries(t).map(([n,s])=>({name:n,route:s,parts:s.path.
split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(d=>Zm(d.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(({route:d})=>d.method===i);if(a)return{name:a.name,route:a.
route,parameters:ey(a.parts,r)};if(o.length===0)throw new W("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=o.map(({route:d})=>d.method==="GET"?"GET, HE\
AD":d.method).join(", ");throw new W("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function Zm(t,e){return t.length===e.length&&t.
every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function ey(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,ty(e[r]??
"",o)]]});return Object.fromEntries(n)}function ty(t,e){try{return decodeURIComponent(t)}catch{throw new W("invalid_request",`The path's ${e} is not percent-enc\
oded UTF-8.`)}}class id{status;json;constructor(e,n){this.status=e,this.json=n}}const ny=["GET","HEAD"],sy=["POST","PUT","PATCH"];function ry(t,e,n){const s=Qm(
e),r=async o=>{const i=Ce(o.target),{name:a,route:c,parameters:d}=s(o.method,i),u=await oy(t,c,o,d),{bytes:h,json:y}=sy.includes(o.method)?await cy(o,c):ay,{orgID:w="",
projectID:g="",appID:_=""}=d,{status:O=200,body:B}=c,U=await c.run({name:a,key:{org:w,project:g,appID:_},parameters:d,principal:u,query:new URLSearchParams(o.target.
slice(i.length)),bytes:h,idempotencyKey:ge(o,"idempotency-key"),status:O,body:()=>B&&Ls(y,B)},n);return U instanceof id?Ne(U.status,JSON.parse(U.json),{"idempot\
ent-replayed":"true"}):Ne(O,U)};return async o=>{try{return await r(o)}catch(i){const a=Pt(i);if(!a)throw i;return Re(a,o)}}}async function oy(t,e,n,{orgID:s,projectID:r}){
const o=await t.verify(ge(n,"authorization")),{email:i}=o,a=await t.rateLimit(i);if(a>0)throw new W("rate_limited",`Too many requests: wait ${a} s.`,{"retry-aft\
er":String(a)});if(e.for==="operators"&&t.organizationsOf(i)!==void 0)throw new W("forbidden",`${i} has no role in the organization "*", which this call needs.`);
if(e.for!==void 0)return o;if(s===void 0||!I.cS.test(s))throw We(["orgID in the path is not an identifier"]);if(r!==void 0&&!I.cS.test(r))throw We(["projectID i\
n the path is not an identifier"]);return iy(t,i,s,!ny.includes(n.method)),o}function iy({roleOf:t},e,n,s){const r=t(e,n);if(r===void 0)throw new W("forbidden",
`${e} has no role in the organization ${n}.`);if(!(!s||r==="deployer"))throw new W("forbidden",`${e} may only read in the organization ${n}.`)}const ay={bytes:Buffer.
alloc(0),json:void 0};async function cy(t,{mayBeEmpty:e,body:n}){const s=ge(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==void 0&&s!=="applicati\
on/json")throw ad(s);const r=await t.body(I.lF.bodyBytes).catch(o=>{throw o instanceof St?new W("body_too_large",`The body is larger than ${I.lF.bodyBytes} byte\
s.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)throw ad("none");try{const o=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(r));return{
bytes:r,json:o}}catch{throw new W("invalid_request",`The body is ${r.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function ad(t){return new W("unsupported_\
media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const dy={limit:{type:"integer",minimum:1,maximum:I.lF.pageMost,default:I.lF.
pageDefault},cursor:K};function uy(t){return _i(t,"limit",I.lF.pageDefault,I.lF.pageMost)}function ly(t,e,n){const s=t.slice(0,e),r=s.at(-1);return{items:s,nextCursor:r!==
void 0&&t.length>e?n(r):null}}function fy({seq:t}){return Jn(`before:${t}`)}function hy(t){const e=or(t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(
e)}function TO({project:t,appID:e}){return Jn(`after:${t}/${e}`)}function _O(t){const e=or(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.
test(n)||!IDENTIFIER.test(s))throw bi();return{project:n,appID:s}}function bO(t){return Jn(`after:${t}`)}function SO(t){const e=or(t,/^after:(.+)$/)?.[0];if(e!==
void 0&&!IDENTIFIER.test(e))throw bi();return e}function NO(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(
['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function OO({key:t}){return Jn(`after:${t}`)}function IO(t){const e=t.get("pr\
efix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:or(t,/^after:([\s\S]{1,512})$/)?.[0]}}
function RO(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{
from:Number(e),limit:_i(t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function LO(t){const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&
!n)throw invalid(["after must be the next of an earlier answer"]);return{lines:_i(t,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function AO(t,e){
const n=t.get(e)??"false";if(n==="true"||n==="false")return n==="true";throw invalid([`${e} must be true or false`])}function _i(t,e,n,s){const r=t.get(e);if(r===
null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw We([`${e} must be 1 to ${s}`]);return o}function Jn(t){return Buffer.from(t).toString("b\
ase64url")}function or(t,e){const n=t.get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||Jn(s)!==n)throw bi();return r.
slice(1)}function bi(){return We(["cursor must be a nextCursor of this list"])}const py=254;function cd({email:t}){return(0,Ue.Ow)(t,py)}function dd(t,e){const{
idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw We(["Idempotency-Key must be 1 to 255 visi\
ble ASCII characters"]);return{scope:JSON.stringify([s.issuer,s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,G.hash)("sha256",o),status:a,answer:c=>JSON.
stringify(e(c))}}}function ud(t,e){switch(t.kind){case"done":return e(t.made);case"replayed":return new id(t.status,t.answer);case"other_request":throw We(["Ide\
mpotency-Key was used before with another body"]);default:return(0,j.xb)(t)}}const my={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",
activate:"store"};function kO(t){const{stage:e,createdAt:n,startedAt:s,finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,
c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const h=i[u];if(h===void 0)continue;const y=DEPLOYMENT_STAGES.slice(d+1).find(O=>i[O]!==void 0),w=y===void 0?
r:i[y]??null;if(y===void 0&&u!==a)break;const g=my[u],_=c.at(-1);_?.name===g?c.splice(-1,1,{..._,finishedAt:w}):c.push({name:g,startedAt:h,finishedAt:w})}return c}
function ld({subdomain:t,settings:e}){return e.domains?.[0]??t}const fd="production";function Si(t){return t.liveRelease===null?"created":"live"}function hd(t,e){
return t.liveRelease===null?null:e(ld(t))}function Ni(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,
outputDirectory:t.outputDirectory,region:t.region,subdomain:t.subdomain,state:Si(t),url:hd(t,e),environments:[{environmentID:t.environmentID,name:fd}],createdAt:tt(
t.createdAt),updatedAt:tt(t.updatedAt)}}function yy(t,e){const{cachesOf:n,...s}=t.settings,{appID:r,type:o,repository:i,branch:a,buildCommand:c,outputDirectory:d,
region:u}=t;return{appID:r,type:o,state:Si(t),repository:i,branch:a,buildCommand:c,outputDirectory:d,region:u,...s,variables:e}}function Ey(t,e){return{environmentID:t.
environmentID,name:fd,url:hd(t,e),state:Si(t)}}function pd(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,
createdAt:tt(o)}}function md(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:d,finishedAt:u,supersededBy:h}=t;return{deployID:s,
status:r,stage:o,branch:i,commit:a,createdAt:tt(c),startedAt:d===null?null:tt(d),finishedAt:u===null?null:tt(u),url:r==="succeeded"?n(ld(e)):null,...t.warnings.
length>0&&{warnings:t.warnings},...(0,x.Eb)({supersededBy:h??void 0})}}function gy(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,
d=a.slice(-I.lF.failureLogLines).map(h=>h.slice(0,I.lF.failureLogLine)),u=c.map(({source:h,...y})=>y);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,
log:d,diagnostics:u}}function vO(t,e,n,s){const{cachesOf:r,...o}=t.settings;return{org:t.org,project:t.project,...Ni(t,n),settings:o,liveDeployID:t.liveRelease,
newest:e&&wy(e,t,n),...present({functions:s}),...t.deletion&&{deleted:{at:tt(t.deletion.at),by:t.deletion.by,until:tt(t.deletion.endsAt)}}}}function wy(t,e,n){const{
commitFacts:s,size:r,triggeredBy:o,cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,...u}=md(t,e,n);return{...u,...s,triggeredBy:o,size:r,isLive:t.deployID===
e.liveRelease,...present({redeployOf:a??void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:phasesOf(t).map(({name:h,startedAt:y,finishedAt:w})=>({name:h,
startedAt:tt(y),ms:w===null?null:w-y}))}}function DO({app:t,deployment:e},n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:d,triggeredBy:u}=e;
return{project:t.project,appID:t.appID,deployID:s,status:r,stage:o,branch:i,commit:a,triggeredBy:u,createdAt:tt(c),startedAt:d===null?null:tt(d),finishedAt:null,
...present({position:n})}}function tt(t){return new Date(t).toISOString()}const yd=["branch","commit","configuration","env"];function Ty(t,e){return ry(t,_y(e),
{...e,changes:nd(e)})}function MO(t){return t}function _y(t){const{creation:e,change:n,deployment:s}=Qc(t);return{createApp:{...it.bw.createApp,summary:"Creates\
 an app. Its ID is its name.",body:e,status:201,answer:Ht("App"),async run(r,{changes:o,siteUrl:i}){const{name:a,...c}=r.body(),d=h=>Ni(h,i),u=await o.create({...r.
key,appID:a},c,dd(r,d));return ud(u,d)}},updateApp:{...it.bw.updateApp,summary:"Changes the fields of an app that the body names. Null removes an optional one.",
body:n,answer:Ht("App"),async run(r,{changes:o,siteUrl:i}){return Ni(await o.update(r.key,r.body()),i)}},replaceEnv:{...it.bw.replaceEnv,summary:"Replaces the w\
hole set of variables. No answer contains their values.",body:Bm,answer:we({names:et(K)}),async run(r,{state:o}){await ir(r,o);const{env:i}=r.body();if(!await o.
apps.replaceEnv(r.key,i,cd(r.principal)))throw ot(r.key);return{names:Object.keys(i).sort()}}},listEnvironments:{...it.bw.listEnvironments,summary:"Lists the en\
vironments of an app, with its configuration and the names of its variables. `deployTakes`: the members that the body of a deployment may have.",answer:we({environments:et(
Ht("Environment")),app:Ht("Configuration"),deployTakes:et(Ve(yd))}),async run(r,{state:o,siteUrl:i}){const a=await ir(r,o),c=Object.keys(await o.apps.env(r.key)).
sort();return{environments:[Ey(a,i)],app:yy(a,c),deployTakes:yd}}},deploy:{...it.bw.deploy,summary:"Queues a deployment of the app's branch, or of another branc\
h or a commit. It is built with `configuration`, the body of a PATCH, and with `env`, a whole set of variables, which become the app's when the deployment goes \
live; `verify` of `configuration` is of the deployment alone.",body:s,mayBeEmpty:!0,status:202,answer:Ht("AcceptedDeployment"),async run(r,{state:o}){await ir(r,
o);const i=dd(r,pd),{branch:a=null,commit:c,configuration:d,env:u}=r.body(),h=cd(r.principal),y={branch:a,commit:c?.toLowerCase()??null,by:h,configuration:d,env:u},
w=await o.deployments.create(r.key,y,i);if(w.kind==="no_app")throw ot(r.key);return ud(w,pd)}},listDeployments:{...it.bw.listDeployments,summary:"Lists deployme\
nts, newest first.",query:dy,answer:Vm("deployments",Ht("Deployment")),async run(r,{state:o,siteUrl:i}){const a=uy(r.query),c=await o.deployments.ofApp(r.key,{limit:a+
1,before:hy(r.query)});if(!c)throw ot(r.key);const{app:d,deployments:u}=c,{items:h,nextCursor:y}=ly(u,a,fy);return{deployments:h.map(w=>md(w,d,i)),nextCursor:y}}},
readFailure:{...it.bw.readFailure,summary:"Reads why a deployment failed. 404: it did not.",answer:Ht("Failure"),async run(r,{state:o}){const{deployID:i=""}=r.parameters,
a=await o.deployments.failure(r.key,i);if(a)return gy(i,a);await ir(r,o);const c=await o.deployments.find(r.key,i);throw c?new W("not_found",`The deployment ${i}\
 has not failed: it is ${c.status}.`):new W("deployment_not_found",`The app ${r.key.appID} has no deployment ${i}.`)}}}}function ir({key:t},{apps:e}){return sr(
e,t)}const by=()=>()=>({status:404,headers:{},body:""}),Sy=1024;function Ny({finder:t,ownName:e}){return n=>{const s=Oy(n);if(s===void 0)return Qn(400);if(s===e)
return Qn(200);const r=t.site(s);return r instanceof Promise?r.then(o=>Qn(o?200:404),o=>{if(o instanceof ee)return Qn(503);throw o}):Qn(r?200:404)}}function Oy({
target:t}){const e=t.indexOf("?");if(e===-1||t.length>Sy)return;const[n="",...s]=new URLSearchParams(t.slice(e)).getAll("domain");if(s.length>0||n===""||n.includes(
":"))return;const r=n.toLowerCase().replace(/\.$/,"");return r.endsWith(".")?void 0:r}const Iy={200:"allowed",400:"no_domain",404:"no_such_site",503:"unavailabl\
e"};function Qn(t){return Ne(t,{status:Iy[t]},t===503?{"retry-after":"5"}:{})}const Ed=6e5,gd=6*36e5,Ry=3e4,wd=5e3;function Ly(t,e,n){return Oi(async()=>{const s=await A.
e(460).then(A.bind(A,6460)),r=s.createRemoteJWKSet(await Ay(t,e),{timeoutDuration:wd,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,
[s.customFetch]:e});let o=Number.NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-o,u=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},
()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.min(Ry*2**Math.max(0,a-1),Ed)}),c);return async(h,y)=>{const w=n.monotonic()>=i||d()>=gd;if(d()>=Ed&&w&&await u(),
d()>=gd)throw ar();try{return await r(h,y)}catch(g){if(!(g instanceof s.errors.JWKSNoMatchingKey))throw g;const _=n.monotonic()>=i;if(_&&await u(),a>0)throw ar();
if(!_)throw g;return r(h,y)}}})}async function Ay(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(
wd),redirect:"error"})).json();return ky(s,t)}catch{throw ar()}}function ky(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error(
"not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of \
their issuer");return r}function ar(){return new W("unavailable","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Oi(t){
let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}class Je extends Error{name="DamagedObject"}function hn(t,e=Ih){let n=performance.now();return()=>{if(!(performance.
now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const vy=20,Dy=200,Td=2e4,My=4*1024*1024,$y=8*1024;function xy(t){
const e=new Ke(My);return async(n,s,r)=>{const o=async a=>(await t.count(n,a)??Td+1)<=Td,i=async()=>{const[a,c]=[await t.index(n,s),await t.index(n,r)];return Cy(
a.index,c.index)};try{return!await o(s)||!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>$y,i)}catch(a){if(a instanceof Je||a instanceof ee)return;throw a}}}
async function Cy(t,e){const n={added:0,changed:0,removed:0,unchanged:0,bytes:0},s=[],r=hn(),o=(i,a,c)=>{n[i]+=1,n.bytes+=c,s.length<vy&&s.push({kind:i,path:a.slice(
0,Dy),bytes:c})};for(let[i,a]=[0,0];i<t.count||a<e.count;){const c=Uy(t,i,e,a),[d,u]=[c<=0?t.file(i):void 0,c>=0?e.file(a):void 0];d&&u&&d.hash===u.hash?n.unchanged+=
1:d&&u?o("changed",e.path(a),u.size-d.size):u?o("added",e.path(a),u.size):d&&o("removed",t.path(i),-d.size),d&&(i+=1),u&&(a+=1);const h=r();h&&await h}return{...n,
files:s}}function Uy(t,e,n,s){return e>=t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.path(e)),Buffer.from(n.path(s)))}const Xe=8;class cr{#e;constructor(e){
this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/Xe-1;for(;n<=s;){const r=n+s>>>1,o=r*Xe,i=this.#e.compare(e,0,Xe,o,o+Xe);if(i===0)return!0;
i<0?n=r+1:s=r-1}return!1}detached(){return new cr(Buffer.from(this.#e))}}function _d(t){return(0,G.hash)("sha256",t,"buffer").subarray(0,Xe)}class Zn extends Map{#e;constructor(e){
super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const es=["br","zstd","gzip"],Fy=512,
Ii=16*Z.D6,pn=Buffer.from("SLV","latin1"),mn=pn.length+4+32,jy=mn+Ii;function $O(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([pn,
e,hashOf("sha256",t,"buffer"),t])}function bd(t,e){if(t.length<mn||pn.compare(t,0,pn.length)!==0)return;const n=t.readUInt32LE(pn.length);return n<=Ii&&e===mn+n?
n:void 0}function Py(t){if(bd(t,t.length)===void 0)return;const e=t.subarray(mn),n=t.subarray(pn.length+4,mn);return(0,G.hash)("sha256",e,"buffer").equals(n)?e:
void 0}const By=/^[0-9a-f]{64}$/;function Ri(t){return By.test(t)}function Lt(t,e){return`${t}/${e.slice(0,2)}/${e}`}function Hy(t){return`${t}/variants/`}function Li(t,e,n){
return`${Hy(t)}${e.slice(0,2)}/${e}.${n}`}function Sd(t){const[,,e="",...n]=t.split("/");return n.length===0&&Ri(e)?e:void 0}function Nd(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return es.some(s=>s===n)?e:void 0}const Gy=5e3;function xO(t){const e=Sd(t);return e!==void 0?{sha256:e}:Nd(t)===void 0?void 0:{missingMs:Gy}}const Wy=100,
Od=600*1e3;class Yy{#e;#t;#n;#s=new Zn(Wy);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=Lt(n,s),i=e===
"object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<Od){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(
i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(Lt(e,n))}async lasting(){const e=this.#t.monotonic()-Od;for(const[n,{key:s,version:r,
at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.size}}const Ky=512;
class zy{#e;#t;constructor(e,n=Rh){this.#e=e,this.#t=new Ke(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,
digest:this.#n(e)};return this.#t.put(e,r,Ky+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(
e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,G.createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function Ai(t){
if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,Ue.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:
e.slice(1)}const Vy=/^[\w.!~*'()@:$,+=&;/-]*$/;function Id(t){return Vy.test(t)?`/${t}`:`/${t.split("/").map(Xy).join("/")}`}function Xy(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function ki(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}in\
dex.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}\
.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Rd=32,qy=/\/:[A-Za-z]\w*[^\w/]/,Jy=/^:([A-Za-z]\w*)$/,vi="it must begin with a path that \
has at most one *, and placeholders (/:name) only for whole segments, each name once",Qy=`it has more than ${Rd} placeholders`;function Ld(t){const e=Ai(t);return e===
void 0?vi:Ad(kd(`/${e}`))}function Ad(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||qy.test(t))return vi;const r=e.slice(1).split("/").map(
Di),o=(n??"").split("/").map(Di),i=[...ts(r),...ts(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return vi;if(i.length>Rd)return Qy;if(n===void 0)return{
text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("/").map(Di);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",
tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function Zy({
head:t,star:e}){return new Set(e?[...ts(t),...ts(e.tail),"splat"]:ts(t))}function ts(t){return t.flatMap(e=>"name"in e?e.name:[])}function Di(t){const e=Jy.exec(
t)?.[1];return e===void 0?{text:t}:{name:e}}const eE=32*1024;class Mi{path;bare;#e;#t;#n;#s=eE;constructor(e){this.path=e,this.bare=kd(e)}get parts(){return this.#e??=
this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Id(
e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??this.path.length}}
function tE(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&$i(n,r,0)?new xi(t,e,void 0):void 0;if(!$i(n,r,0))return;if(s.isRest){
if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new xi(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.
length-s.tail.length-1;if(o<n.length||!$i(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&
e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new xi(t,e,e.bare.slice(i,a))}function $i(t,e,n){for(let s=0;s<t.length;s+=1){
const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class xi{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in
a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function kd(t){return t.length>1&&
t.endsWith("/")?t.slice(0,-1):t}const vd=500,dr=8*1024,nE=2e3,Dd=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Md=/^[\t\x20-\x7e\x80-\xff]*$/,$d=new Set(["accept-ranges","con\
nection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","\
upgrade","vary","x-request-id","x-slipway-release"]);function sE(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.
push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>nE?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=rE(i,e.length,a),s&&e.push(
s)):s?oE(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function rE(t,e,n){const s=Ld(t);if(e>=vd)n("too many rules");else if(typeof s=="string")
n(s);else return{from:s,set:[],unset:[],bytes:0}}function oE(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Dd.test(o)||!Md.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if($d.has(
o))return n(`rules cannot set "${o}"`);const a=t.bytes+ns(o,i);if(a>dr)return n(`the headers of this path have more than ${dr} bytes`);t.bytes=a,t.set.push([o,i])}
function ns(t,e){return t.length+e.length+4}function iE(t,e){return Dd.test(t)&&t===t.toLowerCase()&&Md.test(e)&&!$d.has(t)}const Ci=2e3,aE=2e3,cE=/^[^/:]+=/,xd={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Cd(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=dE(
r).trim();if(o==="")continue;const i=e.length<Ci?uE(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function dE(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function uE(t){if(t.length>aE)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||cE.test(n))return"conditions and query parameters are not supported";const o=lE(
s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=Ld(e);return typeof i=="string"?i:Fd(n,
o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:ur(o)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function lE(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return Ud(e)?e:void 0}function Ud(t){return Object.hasOwn(xd,t)}function ur(t){return xd[t]===
"rewrite"}function Fd(t,e){return/^\/(?!\/)/.test(t)||!ur(e)&&/^(?:https?:)?\/\//i.test(t)}const fE=["index.html","200.html"],Ui="_redirects",Fi="_headers",jd=512*
1024,hE=[Ui,Fi];function Pd(t){return hE.includes(t)}function pE(t,{base:e,fallback:n}={}){const s=[],r=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too la\
rge"&&s.push({file:d,reason:`it has more than ${jd} bytes`}),u==="too large"?"":u.toString()},o=Cd(r(Ui));for(const d of o.ignored)s.push({file:Ui,...d});const i=sE(
r(Fi));for(const d of i.ignored)s.push({file:Fi,...d});const a=[...o.rules,...mE(e)].slice(0,Ci);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.
alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:h,force:y})=>[d.text,u,h,y]),headers:i.rules.map(({from:d,set:u,unset:h})=>[d.text,u,h]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function mE(t){return t===void 0?[]:Cd(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function Bd(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=yE(t);if(!Array.isArray(
e)||e.length>Ci||!Array.isArray(n)||n.length>vd)throw Gt();return{redirects:e.map(EE),headers:n.map(gE),fallback:fE.find(r=>r===s)}}function yE(t){const e=(0,x.
D7)(t.toString());if(!e)throw Gt();return e}function EE(t){const[e,n,s,r]=ss(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!Ud(s)||!Fd(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw Gt();return{from:Hd(e),to:n,status:s,force:r}}function gE(t){const[e,n,s]=ss(t),r=ss(n).map(i=>{const[a,c]=ss(i);if(typeof a!="s\
tring"||typeof c!="string"||!iE(a,c))throw Gt();return[a,c]}),o=ss(s).map(i=>typeof i=="string"?i:ji());return{from:Hd(e),set:r,unset:o}}function Hd(t){const e=typeof t==
"string"?Ad(t):void 0;return typeof e=="object"?e:ji()}function ss(t){return Array.isArray(t)?t:ji()}function ji(){throw Gt()}function Gt(){return new Je("The c\
ompiled rules of a release are damaged: deploy again")}var Gd=A(4573),wE=A(6059);const TE=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","te\
xt/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],
["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.packa\
ge-archive"],["usdz","model/vnd.usdz+zip"]]),_E=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,bE=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function SE(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=TE.get(n)??(0,wE.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return _E.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function NE(t){return bE.test(t)}const OE=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
IE=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Pi(t){const e=Wd(
t);return e===void 0||e.endsWith(".html")?!1:OE.test(t)||IE.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const RE=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function lr(t){const e=Wd(t);return Pi(t)||e!==void 0&&RE.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Wd(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const rs=Buffer.from("SLIPWAY","latin1"),nt=56,os=32,fr=os+6,Wt=4,Yd=8192,Kd=Buffer.allocUnsafe(3*ic.pathBytes);class hr{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=pr(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new cr(e.subarray(nt,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=zs){if(e.length>s.indexBytes)throw Le("it is too large");const r=Bi(e,s);if(pr(r).end!==e.length)
throw Le("its length does not match its header");const o=await LE(e,r,s,n);return new hr(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*fr;return{hash:this.#e.toString("hex",n,n+os),size:this.#e.readUIntLE(n+os,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=Kd.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(Kd,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
Wt)}}function Bi(t,e=zs){if(t.length<nt||rs.compare(t,0,rs.length)!==0)throw Le("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,nt)};if(n.assets>n.count)throw Le("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||pr(n).end>e.indexBytes)throw Le("it is too large");return n}function zd(t,e){if(e.length!==t.assets*Xe)throw Le("its le\
ngth does not match its header");if(!(0,G.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw Le("its assets do not match their hash");return new cr(e)}function pr({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=nt+s*Xe,o=r+t*fr,i=o+(t+1)*Wt,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function LE(t,e,n,s){
const r=pr(e),o=t.subarray(nt,r.records);if(zd(e,o),!(0,Gd.isUtf8)(t.subarray(r.paths,r.rules)))throw Le("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw Le("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Yd){if(i=Math.max(i,AE(t,r,a,Math.min(a+Yd,e.count))),i>n.pathBytes)throw Le("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*Wt)!==e.pathsBytes)throw Le("its last path does not end with the paths");for(let a=Xe;a<o.length;a+=
Xe){const c=a-Xe;if(o.compare(o,a,a+Xe,c,a)>=0)throw Le("its assets are not sorted")}return i}function AE(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*Wt);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||d>e.rules)throw Le("its paths are out of order");if(((t[a]??0)&192)===
128)throw Le("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw Le("its paths are not sorted");o=Math.max(o,d-a),i=a,a=d}return o}function Le(t){return new Je(
`The index of a release is damaged (${t}): deploy again`)}function kE(t,e){const n=vE(t),s=DE(n),r=n.reduce((y,{path:w})=>y+Buffer.byteLength(w),0),o=nt+s.length+
n.length*(fr+Wt)+Wt,i=Buffer.alloc(o+r+e.length);rs.copy(i);const a=[n.length,r,e.length,s.length/Xe];for(const[y,w]of a.entries())i.writeUInt32LE(w,rs.length+y*
4);(0,G.hash)("sha256",s,"buffer").copy(i,rs.length+a.length*4),s.copy(i,nt);let c=nt+s.length,d=c+n.length*fr;const u=d+(n.length+1)*Wt;let h=0;for(const{path:y,
hash:w,size:g}of n)i.write(w,c,os,"hex"),c=i.writeUIntLE(g,c+os,6),d=i.writeUInt32LE(h,d),h+=i.write(y,u+h);return i.writeUInt32LE(h,d),i.set(e,u+r),i}function vE(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function DE(t){const e=t.filter(({path:n})=>lr(n)).map(({path:n})=>_d(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const ME=123;function Hi(t){return t[0]===ME}async function $E(t,e,n){if(t.length>ti)throw yn(`has more than ${ti} bytes`);const s=xE(t),
r=new Map;for(const o of s.filter(({path:i})=>Pd(i)))r.set(o.path,o.size>jd?"too large":await e(o));return hr.open(kE(s,pE(r).bytes),n,ic)}function xE(t){let e;
try{e=JSON.parse(t.toString())}catch{throw yn("is not JSON")}if(!(0,x.Gv)(e)||!(0,x.Gv)(e.files))throw yn("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,x.Gv)(s)?s:{};if(typeof r!="string"||!Ri(r))throw yn("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw yn("has a file without a size");if(n===""||!n.isWellFormed())throw yn("has an invalid path");return{path:n,hash:r,size:o}})}function yn(t){
return new Je(`The manifest of a release ${t}: deploy again`)}const CE=1e3;class mr{damage;#e;#t;#n;#s;#r=new ii;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new zy(e),this.damage=new Yy(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(zs.indexBytes,ti))throw this.damage.note("object_unusable",e,n),new Je(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>Vs?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=hn();try{return Hi(r)?await $E(r,({hash:i,
size:a})=>this.read(e,i,a),o):await hr.open(r,o)}catch(i){throw i instanceof Je&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#h(
e,n,0,nt);return Hi(s)?void 0:Bi(s).count}async assets(e,n){const s=await this.#h(e,n,0,nt);if(Hi(s))return(await this.index(e,n)).index.assets.detached();const r=Bi(
s),o=r.assets*Xe;return zd(r,await this.#h(e,n,nt,o))}async read(e,n,s){const r=this.#f(e,n),o=await this.#e.load(r,s,"any"),i=await Vd(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#y(e,n);const{facts:a,bytes:c}=i,d=i===o||await Vd(i,n,s);if(!c||!d)throw await this.#E(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(Lt(e,n),r)??this.#y(e,n))!==n)throw await this.#E(e,n,r);const i=await this.#e.stream(Lt(e,n),s)??this.#y(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of es){const o=await this.#d(Li(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<CE||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:mn-1});return s&&bd(s,n.size)}async readVariant(e,n,s){const r=Li(e,n,s);try{const o=await this.#u(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,jy);return n?.bytes&&Py(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#f(e,n))??this.#y(e,n)}#f(e,n){if(!Ri(n))throw new Je(`"${n}" is not the name of an object`);return Lt(e,n)}async#h(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#f(e,n),o)??this.#y(e,n)}#y(e,n){throw this.damage.note("object_missing",e,n),new Je(`The object ${n} is gone`)}async#E(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(Lt(e,n)),await this.#e.distrust(Lt(e,n),s),new Je(`The object ${n} is damaged`)}}async function Vd(t,e,n){
return t?.bytes?.length===n&&(t.digest??await UE(t.bytes))===e}async function UE(t){if(t.length<=Vs)return(0,G.hash)("sha256",t);const e=(0,G.createHash)("sha25\
6"),n=hn();for(let s=0;s<t.length;s+=Vs){e.update(t.subarray(s,s+Vs));const r=n();r&&await r}return e.digest("hex")}const Xd=2e4,FE=200,jE=2*1024*1024,PE=1024;function BE(t){
const e=new Ke(jE);return async(n,s)=>{const r=async()=>(await t.count(n,s)??Xd+1)>Xd?{start:void 0}:{start:await HE((await t.index(n,s)).index)};try{return(await e.
load(JSON.stringify([n,s]),()=>PE,r)).start}catch(o){if(o instanceof Je||o instanceof ee)return;throw o}}}async function HE(t){if(t.find(Ye.r$)!==-1)return;const{
redirects:e,fallback:n}=Bd(t.rules),s=["index.html",n].some(o=>o!==void 0&&t.find(o)!==-1);if(!s&&e.length>0)return;const r=hn();for(let o=0;o<t.count;o+=1){const i=t.
path(o);if(i.endsWith(".html"))return{isThere:s,files:t.count,page:i.slice(0,FE).toWellFormed()};const a=r();a&&await a}return{isThere:s,files:t.count,page:void 0}}
function GE({check:t,damage:e}){return async()=>{try{await t?.()}catch{return Ne(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}
const n=await e?.lasting()??0;if(n===0)return Ne(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged.\
 The log has their names. Deploy their sites again to store them again.`;return Ne(200,{status:"degraded",pid:process.pid,reason:s})}}const WE=1e4;function YE(t,e){
return t===0?()=>0:n=>e.take([{name:`control/${(0,G.hash)("sha256",n)}`,most:t}])}function KE(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Zn(WE);return r=>{const o=e.
monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):
(i.left-=1,0)}}const zE=1e4,qd=64*1024;class VE{#e;#t;#n;#s;bytes=0;#r;#o="";#i;constructor(e,{deployID:n,fence:s},r,o){this.#e=e,this.#t=n,this.#n=s,this.#s=o,
this.#r=r+kh}write(e){return this.#r-=Buffer.byteLength(e),this.#r<0?!1:(this.bytes+=Buffer.byteLength(e),this.#o+=e,this.#i??=this.#a(),!0)}async end(){const e=new AbortController,
n=this.#s.sleep(zE,e.signal).catch(()=>{}),s=async()=>{await this.#i,e.signal.aborted||await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#a(){
for(;this.#o!=="";){const e=this.#o;this.#o="",await this.#e.append(this.#t,e,this.#n)}this.#i=void 0}}async function XE(t,e){try{const n=await t.read(e,{from:-qd,
limit:qd,isComplete:!0}),s=(0,Ue.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-I.lF.failureLogLines).map(r=>r.slice(0,I.lF.failureLogLine))}catch{return[]}}const Jd={waiting:{},begun:{clone:"clone",
failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"\
sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},qE=100,JE=2;class yr{#e;#t;#n;#s=0;constructor(e,n=()=>performance.now()){this.#e=e,this.#t=n,this.#n=
n()}exceeds(){return this.#s+=1,this.#s>qE+JE*(this.#t()-this.#n)/this.#e}}class QE{#e;#t;#n="waiting";#s="clone";#r;constructor(e){this.#e=new yr(Mh,e),this.#t=
new yr(Dh,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e.
exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in Jd[this.#n]?e.text.length>=Ah?void 0:this.#t.exceeds()?"it sent its log in too many pa\
rts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=e.commit,this.#o(
"commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#o("failed","a failure");case"det\
ected":return this.#o("detected","what it detected")??this.#i(e.commit,"what it detected")}}#o(e,n){const s=Jd[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===
void 0)return`it sent ${n} out of order`;this.#n=r}#i(e,n){return e===this.#r?void 0:`it sent ${n} of another commit`}}function ZE(t){return eg.has(t.kind)}const eg=new Set(
["stage","commit","log","pulse","stored","failed","detected"]),tg=100,ng=300;class Er extends Error{name="WorkerCrash";ending;constructor(e){super(rg(e)),this.ending=
e}}class sg{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new QE;#i=new yr($h);#a=new yr(xh);#c={files:[],odd:[]};#d=!1;#u;#l=0;#f=!1;constructor(e,n){
this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#y(s).catch(r=>this.#h(r))),e.ended.
then(s=>this.#T(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#f}get stage(){return this.#u}run(e,n={}){return this.#r=n,
e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}#h(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#y(e){const n=this.#E(e);
if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"stage":this.#u=e.stage,await this.#r.onStage?.(e.stage);break;case"\
commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"ask":this.#p(e.id,e.question);break;case"release":this.#w(
e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,e.release,e.warnings),this.#s.resolve(e);break;case"\
failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,j.xb)(e)}}#E(e){return ZE(e)?this.#o.take(e):e.kind==="note"?this.#i.exceeds()?
"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&this.#a.exceeds()?"it sent too many messages about locks":void 0}async#p(e,n){
if(this.#l+=1,this.#l>tg)return this.process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#m(n)})}catch(s){
this.#h(s)}this.#l-=1}async#m(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#w(e.name),this.#t.set(e.name,n),this.#f&&this.#w(
e.name),null}case"output":return await this.#g(e),null;case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#g({
part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+e.odd.length===0;if(this.#d||o&&!n)return this.process.kill("it described its output in too many\
 parts");if(this.#d=n,s.push(...e.files),r.push(...e.odd),Math.max(s.length,r.length)>oc.files)return this.process.kill("its output is too large");n&&await this.#r.
onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules,faults:e.faults})}#w(e){this.#t.get(e)?.(),this.#t.delete(e)}#T(e){this.#f=!0;const n=new Er(e);this.#n.reject(
n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#w(s)}}function rg({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because\
 ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.exec(s)?.[1];return r!==void 0?`it was ended because ${(0,Ue.Ow)(r,ng)}`:/heap out of memory|Allocation failed/i.
test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function og(t,{exitCode:e,signal:n},s,r){const o=`The process that built thi\
s deployment crashed: ${t}`;return new k({stage:s,code:"builder_crashed",message:o,exitCode:e,signal:n,log:r,diagnostics:[]})}class ig{#e;#t;#n;#s=new ii;#r=new Set;#o;#i;#a=!1;constructor(e,n){
this.#e=e,this.#t=n,this.#n=Ec(e.env)}get walls(){return this.#i}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:
this.start();return this.#o=void 0,this.#e.lasting!==!1&&n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=
this.start()),this.#o}start(){const e=this.#c(),n=np(e.dataDir,process.pid),s=new sg(new up(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:r,event:o,text:i})=>this.#e.
log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),
s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:h="auto",buildNetworkAllow:y=[]}=this.#e,
w={dataDir:(0,D.realpathSync)(e),blobs:n,env:yc(s),gitUrlTemplate:r??lt.bD,allowLocalGit:o??!1,limits:{...Gs,...i},outputLimits:a??oc,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:u??"auto",network:{want:h,known:this.#i?.network},networkAllow:y};return this.#i?{...w,known:this.#i.isolation,knownLimiter:this.#i.
limiter}:w}#d({isolation:e,limiter:n,network:s,hasFailed:r}){if(!(this.#i||r)){if(this.#i={isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",
{by:S(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",
{network:s.level,reason:s.reason,means:ag[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds\
 can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything \
that the platform can, and the number of their processes is not limited"})}}}const ag={filtered:"builds reach the internet, and the abstract UNIX sockets of thi\
s machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud"},
cg=1e4,dg=5*6e4,ug=2,lg=6e4,fg=8,hg=100;function pg(t){return new mg(t)}class mg{#e;#t;#n=()=>{};#s=Promise.resolve();#r=Promise.resolve();#o=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new ig(e,{repositories:async()=>[],apps:async()=>[],...e})}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;
if(!eu(e)&&n!=="required"&&!tu(s)){const o=setTimeout(()=>this.#n(),hg);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}const{ready:r}=this.#d();
eu(e)&&yg(e,(await r).network),n==="required"&&Eg((await r).isolation),tu(s)&&gg((await r).limiter)}#d(){if(!(0,D.existsSync)((0,F.join)(this.#e.dataDir,"builds")))
return this.#t.refill();const n=this.#t.start();return this.#s=this.#E(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;
let{session:s,waited:r}=this.#t.take();try{return await this.#u(e,n,s).catch(o=>{if(!(o instanceof Er)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#u(
e,n,s)})}catch(o){throw o instanceof Er?await this.#g(o,s,e):o}}async#u(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,d=i?.logBytes??Gs.
logBytes,u=new VE(a,{deployID:e.deployID,fence:n.fence},d,c),h=()=>{this.#m(s)};r.addEventListener("abort",h,{once:!0}),r.aborted&&h();try{const g={...n,onOutput:async U=>o?.(
U,r),onLog:U=>{u.write(U)||s.process.kill("it sent a log that is too long")}},_=await s.run({kind:"deploy",job:e,look:o!==void 0},g);if(_.kind!=="stored")throw _.
kind==="failed"?new k(_.facts):Gi();const{commit:O,release:B}=_;return{commit:O,release:B,[Symbol.asyncDispose]:()=>this.#p(s,e.deployID)}}catch(y){throw await this.#p(
s,e.deployID),r.reason instanceof L&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),y}finally{r.removeEventListener("abort",h),await u.end(),n.onLogged?.(u.bytes)}}async detect(e,n){if(this.#c>=ug)throw Qd("Other repositor\
ies are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#l({...e,deployID:`look-${(0,G.randomUUID)()}`,
purpose:"detect"},n)}catch(s){throw n.aborted?Qd("The repository could not be read in time. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#l(e,n){
const s=this.#t.start(),r=()=>{this.#m(s)};n.addEventListener("abort",r,{once:!0}),n.aborted&&r();try{const o=await s.run({kind:"deploy",job:e,look:!1});if(o.kind===
"failed")throw new k(o.facts);if(o.kind!=="detected")throw Gi();return{commit:o.commit,plan:o.plan}}catch(o){throw o instanceof Er&&!n.aborted?await this.#g(o,s,
e):o}finally{n.removeEventListener("abort",r),this.#p(s,e.deployID)}}async collect(){return this.#e.lasting===!1?[]:this.#y({kind:"collect"})}prepareVariants(e,n){
return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=
!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#m(e))),await this.#r}#f(e,n,s={}){return this.#r=this.#r.then(()=>this.#y(e)).then(()=>{},
r=>{this.#a||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#r}#h(){this.#o+=1,this.#i();const e=()=>{this.#o=0,this.#f({kind:"sweep"},"cleanup_failed")};
this.#o>=fg?e():this.#i=this.#e.clock.after(lg,e)}async#y(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.
kind!=="done")throw Gi();return s.collected}finally{await this.#m(n)}}#E(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.
log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#p(e,n){const s=new AbortController;this.#e.clock.sleep(dg,s.signal).then(()=>e.process.kill(
"it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#a&&(r!==0&&await this.#E(n),this.#e.lasting!==!1&&this.#h())}async#m(e){
if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),cg);await e.process.ended,clearTimeout(
n)}async#g(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=xe.Mb.find(i=>i===n.stage)??
"clone",o=this.#w()??e.message;return og(o,e.ending,r,await XE(this.#e.logs,s))}#w(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?tp():void 0;
return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.
command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function Qd(t){return new W("unavailable",t,{"retry-after":"\
10"})}const Zd={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install\
 bubblewrap and nftables, or start with --build-network open."};function eu(t){return t!==void 0&&Object.hasOwn(Zd,t)}function yg(t,e){if(e.level===t)return;const n=e.
level==="private"?"Builds have a private network":e.reason;throw new j.GQ("unsupported_runtime",n,{input:"build-network",remedy:Zd[t]})}function Eg(t){if(t.kind===
"none")throw new j.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation au\
to: builds then have all rights of the platform."})}function tu(t){return t?.startsWith("/")??!1}function gg(t){if(t.kind!=="cgroup")throw new j.GQ("unsupported\
_runtime",`Builds cannot have cgroups: ${t.reason}`,{input:"cgroup",remedy:"Name a cgroup that the platform may use, or start with --cgroup auto: then the platf\
orm measures builds itself."})}function Gi(){return new Error("The worker sent the result of another kind of job")}const wg=16*Z.D6,Tg=512;function nu(t){return e=>{
if(e instanceof ee)throw e;return t}}class _g{#e;#t=new Ke(wg);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=_d(s),o=[];for(const i of n)
(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+Tg,()=>this.#e.assets(e,n))}catch(s){
if(s instanceof Je)return;throw s}}}var At=A(2373);const bg=(0,At.M)({status:404,title:"No site here",text:"No app of this platform has this host name. Check th\
e spelling of the address."}),su=(0,At.M)({status:404,title:"Not live yet",text:"This app exists, and goes live with its first successful deploy. Deploy it, the\
n load this page again."}),Sg=(0,At.M)({status:410,title:"This site is gone",text:"The app at this address was deleted."}),ru=(0,At.M)({status:404,title:"Page n\
ot found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),ou=(0,At.M)({status:400,title:"Bad address",text:"The path of th\
is address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),Ng=(0,At.M)({status:414,title:"Address too long",text:"The path of \
this address has more than 4,096 characters. No page has such a long address."}),Og=iu({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds."}),Ig=iu({status:503,title:"Not available at the momen\
t",text:"The platform cannot look up this site at the moment. Try again in a few seconds."});function iu(t){const{headers:e,...n}=(0,At.M)(t);return{...n,headers:{
...e,"retry-after":"5"}}}const Rg=(0,At.M)({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it\
. Deploy the site again to replace it."});class Lg{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??=
{error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)
throw this.#n.error}}const Ag=2e3,Wi=200,kg=32*Z.D6,vg=1/4,Dg=8,Mg=4,$g=["index.html","404.html"];function xg(t){const{clock:e,log:n}=t;let s=0;return async r=>{
if(s>=Mg)return;s+=1;const o=new AbortController,i=Cg(t,r,o.signal).catch(d=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(
d)})});i.finally(()=>{s-=1});const a=new AbortController,c=e.sleep(Ag,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function Cg(t,{
subdomain:e,release:n},s){const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.
min(kg,t.cacheBytes*vg);const c=new Lg(Dg);for(const d of await Ug(o,i,s)){s.throwIfAborted();const u=i.file(d,new Mi(`/${d}`));u?.kind!=="file"||u.file.size>a||
(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function Ug(t,e,n){const s=new Set([...$g,...t.mostServed(Wi)]),r=new Set([...s].filter(Pi).
map(au)),o=hn(n);for(const a of r.size>0?e.names():[]){if(r.has(au(a))&&s.add(a),s.size>=2*Wi)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.
hashOf(a);return[...s].filter(i).slice(0,Wi)}function au(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const cu={"content-length":"0","cache-co\
ntrol":"public, max-age=0, must-revalidate"};function Fg(t,{status:e,location:n},s){const r=du(t.target.slice(Ce(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[],a=o.includes("?")?n:o+r+i;return{status:e,headers:{location:a,...cu,"x-slipway-release":s.deployID}}}function jg({target:t},e){const n=t.startsWith(
"/")?du(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...cu}}}function du(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function uu(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class lu{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const d=this.#n[Math.min(a,c)],u=d&&n(d)?tE(d.from,e):void 0;d&&u&&(yield[d,u])}}}function gr(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=Zy(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Yi({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:Pg(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Pg(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const fu={headers:{},isCut:!1};class Bg{#e;constructor(e){this.#e=new lu(e.map(Hg))}of(e){if(this.#e.size===0)return fu;const n=[...this.#e.matching(
e)];return n.length===0?fu:new Gg(n).custom}}function Hg({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=gr(i,t);return a.isFixed&&(s+=ns(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class Gg{#e=new Map;#t=dr;#n;#s=!1;constructor(e){this.#n=dr-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,uu(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-ns(e,""),o=r<
0?void 0:Yi(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=ns(e,o),n.isFixed||(this.#n-=ns(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const Wg=64,Yg=8*1024,Kg=4*1024;class zg{#e;forces;constructor(e){this.#e=new lu(e.map(Vg)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=Xg(r,o,e);if(i&&(yield i),s+=1,s===Wg)return}}}
function Vg({from:t,to:e,status:n,force:s}){return{from:t,to:ur(n)?qg(e,t):gr(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function Xg({to:t,status:e,isForeign:n},s,r){
if(ur(e)){const a=Yi(t,s,"plain",Kg);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Yi(t,s,"encoded",Yg);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function qg(t,e){const n=t.replace(/[?#].*$/,
"");try{return gr(n,e,decodeURIComponent)}catch{return gr(n,e)}}class Jg{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){const n=this.#r(e.path.
slice(1));return{target:(this.#e.forces?this.#o(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??(n?"index.html":
void 0);return this.#o(e,"nothing")??(s!==void 0&&!lr(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!Pd(e)&&this.#n(e);#s(e,n){return this.
has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=ki(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,
location:Id(n.to)}}#o(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const r=ki(s.path,this.has),o=r?.kind==="redirect"?this.#i(r.to):r?.path;if(o!==
void 0)return{kind:"file",name:o,status:s.status}}}#i(e){const n=ki(e,this.has);return n?.kind==="file"?n.path:void 0}}const Qg="public, max-age=0, must-revalid\
ate",Zg="public, max-age=31536000, immutable";function ew(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}function tw(t,e,n,s,r){return new nw(
t,e,n,s,r)}class nw{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){this.status=r,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=SE(n),this.variants=NE(this.#s)?new Map:void 0}get headers(){
return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){
const{etag:e,status:n}=this;return this.#o??={"cache-control":Pi(this.#t)?Zg:Qg,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#o}}function sw(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const rw=64*1024,ow=Z.D6,iw=4*1024,
aw=32,cw=5*1024,dw=512;class uw{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=e,this.
deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,fallback:c}=Bd(s.rules),d=Math.min(
ow,rw+s.count*iw);this.#e=s,this.isServer=s.find(Ye.r$)!==-1;const u=h=>!(this.isServer&&hu(h))&&s.find(h)!==-1;this.#t=new Jg(new zg(i),c,u),this.#n=new Bg(a),
this.#s=new Ke(d),this.#r=o,this.weight=s.bytes+s.rules.length*aw+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);if(this.
isServer&&!s)return;const r=n&&this.#i(n,e);return s&&r&&this.#s.put(e.path,r,lw(e.path,r)),r}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(s,e)}file(e,n,s=200){
const r=this.#t.has(e)?this.#e.find(e):-1;if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","headers_cut",{deployID:this.
deployID,org:this.org}));const a=tw(this,e,this.#e.file(r),s,o);return{kind:"file",name:e,file:a,customBytes:ew(o),served:0}}has(e){return this.#t.has(e)}hashOf(e){
const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const r of this.#s.values())r.kind==="file"&&n.set(r.name,(n.
get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e,n){return e.
kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:uu(e.location)}}}function hu(t){return t===Ye.nA||t.startsWith(`${Ye.nA}/`)}
function lw(t,e){const n=4*t.length;return e.kind==="redirect"?dw+n+2*e.location.length:cw+n+e.customBytes}async function fw(t,e,n,s){return new uw(e,n,await t.
index(e,n.manifestHash),s)}function hw(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function pw(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&
Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const mw=256,yw=256,pu=new Zn(mw);function Ew(t){let e=pu.get(t);if(!e){if(e=
gw(t),t.length>yw)return e;pu.set(t,e)}return e}function gw(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(u=>u.
trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,
s=e.get("identity")??0,r=o=>e.get(o)??n;return es.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const mu=new Map,ww=4*Z.D6,Tw=768,_w=1e3;class bw{#e;#t;#n=new Ke(
ww);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<Fy||s.size>Ii)return mu;
this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>r?.sizes??mu);return{sizes:a,isWhole:a.size===
es.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>Tw+2*e.length,o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,
at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<_w}}const Sw=4*Z.D6,Nw=64*Z.D6,Ow=512,Iw=[];class Rw{#e;#t;#n;#s;#r=0;constructor(e,n,s=_e.
ml){this.#e=e,this.#t=new Ke(n),this.#n=Math.min(Sw,n),this.#s=new bw(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?ge(e,"a\
ccept-encoding"):void 0,o=r===void 0?Iw:Ew(r);if(o.length===0)return this.#o(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,
Eu(n,o,a),s)):this.#o(e,n,Eu(n,o,i),s)}async warm(e){this.#u(e)&&await this.#l(e)}#o(e,n,s,r){if(s.status===200){if(Lw(e,s))return{status:304,headers:s.notModified};
const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?
{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const r=await this.#f(n,
async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)throw new yu;return o}).catch(o=>{if(!(o instanceof yu))throw o});return r?
{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#u(e)?await this.#l(e):await this.#h(e);return{status:e.status,
headers:e.headers,body:n}}#c(e,n){const s=ge(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=pw(ge(e,"range")??"",n.size);
if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{
...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(e)?(await this.#l(e)).subarray(s,r+1):await this.#h(e,n);return{status:206,
headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#u({size:e}){return e<=this.#n&&this.#r+e<=Nw}#l(e){return this.#f(
e,()=>this.#e.read(e.org,e.file.hash,e.size))}#f({key:e,size:n},s){return this.#t.load(e,r=>r.length+Ow,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=
n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class yu extends Error{}function Eu(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.
variants?.get(s);if(o?.size===r)return o;const i=sw(t,s,r);return t.variants?.set(s,i),i}return t}function Lw(t,e){const n=ge(t,"if-none-match");if(n!==void 0)return hw(
n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}function gu({sites:t,domain:e,isOwnHost:n}){const s=Dw(e),r=Mw(
e,n);return{domain:r,site(o){const i=s(o);if(i!==void 0)return t.site(i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function Aw(t,e){const n=t.
startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const kw=1024,vw=255;function wu(t){const e=new Zn(kw);return n=>{
if(n.length>vw)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;const r=t(n);return e.set(n,r),r}}function Dw(t){const e=`.${t.toLowerCase()}`;return wu(
n=>{const s=Tu(n),r=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(r)?r:void 0})}function Mw(t,e){return wu(n=>{const s=Tu(
n);return se(s)&&!P(s,t)&&!e(n)?s:void 0})}function Tu(t){return t.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}const $w=64*Z.D6,_u=4096,xw=1e3,bu="GET, \
HEAD, OPTIONS";class Cw{#e;#t;#n;#s;#r;#o;#i=new Ke($w);#a;#c;#d;#u;prefetch;#l=Number.NEGATIVE_INFINITY;constructor(e){const{sites:n,objects:s,cacheBytes:r,log:o,
clock:i=_e.ml,meter:a=kn}=e;this.#e=s,this.#t=o,this.#n=e.finder??gu({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??(c=>`http://${c}/`),this.#r=
new Rw(s,r,i),this.#a=i,this.#c=a,this.#d=e.functions,this.#u=n,this.#o=new _g(s),this.prefetch=xg({site:c=>n.site(c),loaded:c=>this.#p(c),load:(c,d)=>this.#m(c,
d),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(ge(e,"host")??"");return n instanceof Promise?n.then(s=>this.#f(e,s),s=>this.#N(
e,s,Ig)):this.#f(e,n)};#f(e,n){return n===void 0?yt(e,bg):Uw(this.#c,n,this.#h(e,n))}#h(e,n){const s=!n.isDeleted&&n.release!==null;if(!Ki(e)&&!(s&&this.#d))return Su(
e.method);if(n.isDeleted)return yt(e,Sg);if(n.release===null)return yt(e,su);const r=n.settings.domains&&this.#n.domain(ge(e,"host")??""),o=r&&Aw(r,n.settings.domains??
[]);if(o)return jg(e,this.#s(o));try{const i=this.#p(n.release),a=i?this.#g(e,n,i):this.#y(e,n,n.release),c=Fw(n,a);return c instanceof Promise?c.catch(d=>this.#N(
e,d)):c}catch(i){return this.#N(e,i)}}async#y(e,n,s){return this.#g(e,n,await this.#E(n,s))}async#E(e,n){try{return await this.#m(e.org,n)}catch(s){const r=e.kept.
map(o=>this.#p(o)).find(o=>o!==void 0);if(!r||!(s instanceof ee))throw s;return this.#O("warn","edge_earlier_release",{deployID:r.deployID,live:n.deployID}),r}}#p(e){
const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){return this.#p(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.
weight,()=>fw(this.#e,e,n,this.#t))}#g(e,n,s){if(s.isServer)return this.#w(e,n,s);if(!Ki(e))return Su(e.method);const r=Ce(e.target),o=!r.includes("%"),i=o?s.remembered(
r):void 0;if(i)return this.#_(e,i,s);const a=Ai(r);if(a===void 0)return yt(e,ou);if(a.length>_u)return yt(e,Ng);const c=new Mi(`/${a}`),d=(o?void 0:s.remembered(
c.path))??s.direct(c);return d?this.#_(e,d,s):lr(a)&&n.kept.length>0?this.#b(e,n,s,c):this.#S(e,n,s,c)}#w(e,n,s){if(!e.target.startsWith("/"))return yt(e,ou);const r=Ai(
Ce(e.target));if(r!==void 0&&hu(r))return yt(e,ru,s);if(!Ki(e)||e.isUpgrade||r===void 0||r.length>_u)return this.#T(n);const o=new Mi(`/${r}`),i=s.remembered(o.
path)??s.direct(o);return i?this.#_(e,i,s):lr(r)&&n.kept.length>0?this.#b(e,n,s,o):this.#T(n)}#T(e){const{release:n}=e;return n===null?su:this.#d?.answer({...e,
release:n})??(0,dn.Ih)(new dn.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#u.site(e);if(!n?.release||n.isDeleted)return;const{release:s}=n;
return(this.#p(s)??await this.#m(n.org,s)).isServer?{...n,release:s}:void 0}async#b(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,
o).catch(nu([]))){const a=this.#p(i)??await this.#m(n.org,i).catch(nu(void 0)),c=a?.file(o,r);if(a&&c)return this.#_(e,c,a)}return this.#S(e,n,s,r)}#S(e,n,s,r){
if(s.isServer)return this.#T(n);const o=s.missing(r,n.settings.spaFallback);return o?this.#_(e,o,s):yt(e,ru,s)}#_(e,n,s){return n.kind==="redirect"?Fg(e,n,s):(n.
served+=1,this.#r.send(e,n.file))}#N(e,n,s=Og){const r=n instanceof ee;if(!r&&!(n instanceof Je))throw n;const o=r?"edge_unavailable":"edge_damaged";return this.#O(
"error",o,{requestID:e.requestID,reason:n.message}),yt(e,r?s:Rg)}#O(...e){const n=this.#a.monotonic();n-this.#l<xw||(this.#l=n,this.#t(...e))}}function Ki({method:t}){
return t==="GET"||t==="HEAD"}function Su(t){return t==="OPTIONS"?{status:204,headers:{allow:bu}}:{status:405,headers:{allow:bu,"content-length":"0","cache-contr\
ol":"no-store"}}}function yt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,
headers:o}}function Uw(t,e,n){const s=r=>Is(r,({status:o,bytes:i})=>t.site(e,o,i));return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,0),r}):s(n)}function Fw({
settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Nu):Nu(e)}function Nu(t){return t.take?t:{...t,headers:{...t.headers,"x-robots-tag":"noindex"}}}
const jw=500,Pw=1e3,Bw=250,Hw=750,Gw=5e3,zi=-1;class Ou{#e;#t;#n;#s;#r=0;#o=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.NEGATIVE_INFINITY;constructor(e){
this.#e=e,this.#t=e.clock??_e.ml,this.#s=new Ke(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(s),n.kind==="unknown"&&(this.#r+=
1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#w(n))return n.record;if(n?.record!==void 0)return this.#h(e,n.record);const{table:s}=this.#e;
return s?this.#f(s,e):this.#l(e)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);n&&(n.generation=zi);const{table:s}=this.#e;
s&&(s.put(e,void 0),n?.record&&this.#E(e).catch(()=>{}))}#l(e){return this.#T()&&this.#o.size>0?Promise.reject(new ee("The state cannot be read now")):this.#E(e)}async#f(e,n){
const s=await e.find(n),r=this.#s.get(n);return r&&(this.#w(r)||r.record)?this.find(n):s?(this.#g(n,{record:s,read:0,at:this.#t.monotonic(),generation:zi}),this.#h(
n,s)):this.#l(n)}#h(e,n){if(!this.#T())return this.#y(e,n);const s=this.#t.monotonic();return s-this.#d>=Bw&&(this.#d=s,this.#y(e,n).catch(()=>{})),n}async#y(e,n){
const s=new AbortController,r=()=>{const i=this.#s.get(e);return i?i.record:n},o=this.#t.sleep(jw,s.signal).then(()=>(this.#a=this.#t.monotonic(),r()));o.catch(
()=>{});try{return await Promise.race([this.#E(e),o])}catch(i){if(i instanceof ee)return r();throw i}finally{s.abort()}}#E(e){const n=this.#t.monotonic(),s=this.#o.
get(e);if(s&&n-s.begun.at<Hw)return s.record;this.#i+=1;const r={at:n,read:this.#i},o=this.#p(e,r);return this.#o.set(e,{begun:r,record:o}),o}async#p(e,n){const s=()=>this.#o.
get(e)?.begun===n;try{const r=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.monotonic();const o={record:r,read:n.read,at:this.#c};return s()?
(this.#g(e,{...o,generation:this.#r}),this.#e.table?.put(e,r),r):this.#m(e,o)}catch(r){throw r instanceof ee&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),r}finally{
s()&&this.#o.delete(e)}}#m(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#g(e,{...n,generation:zi}),n.record)}#g(e,n){this.#s.put(e,n,this.#e.
weightOf(n.record))}#w({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||this.#t.monotonic()-n<Gw||this.#T()}#T(){return this.#t.monotonic()-this.#a<
Pw}}const Ww=16*Z.D6,Yw=4*Z.D6,Vi=400,Kw=300,zw=2;class Vw{#e;#t;constructor(e,n,{table:s,domains:r,clock:o}={}){this.#e=new Ou({changes:n,table:s,clock:o,bytes:Ww,
weightOf:Xw,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=new Ou({changes:n,table:r,clock:o,bytes:Yw,weightOf:()=>Vi,read:i=>e.subdomainOf(
i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(
s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.
includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function Xw(t){return t?Vi+Kw*t.kept.length+zw*JSON.stringify(t.settings).length:Vi}async function qw(t){
const e=await t.signingKey(Jw),n=(0,x.U4)(e.value);if(!(0,x.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!Qw({kty:"EC",crv:"P-256",
x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=Zw(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{
...s,d:n.d,alg:"ES256"}}}function Iu({privateJwk:t},e){return new Uint8Array((0,G.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function Jw(){
const t=(0,G.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function Qw(t){try{const e=(0,G.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,G.verify)("sha256",r,(0,G.createPublicKey)(
{key:s,format:"jwk"}),(0,G.sign)("sha256",r,e))}catch{return!1}}function Zw(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,G.createHash)("sha256").update(JSON.stringify(
{crv:e,kty:n,x:s,y:r})).digest("base64url")}const e0=30,t0=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],n0=16*1024;
function s0(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:Ly(r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},
o=Oi(async()=>(await A.e(460).then(A.bind(A,6460))).createLocalJWKSet(r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},
keys:o})}return async r=>{const o=r0(r),i=await A.e(460).then(A.bind(A,6460)),{header:a,claims:c}=o0(o,i);i0(a,c);const d=s.get(c.iss??"");if(!d)throw Oe("The t\
oken was issued by an identity provider that this platform does not trust (iss)");const u=await d.keys(),h=d.audiences??[t.audience];try{const{payload:y}=await i.
jwtVerify(o,u,{issuer:d.issuer,audience:[...h],algorithms:t0,clockTolerance:e0,currentDate:new Date(n.now()),requiredClaims:["exp"]});return a0(d,y)}catch(y){throw l0(
y,i,h.join(" or "))}}}function r0(t){if(t===void 0)throw Oe('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw Oe('The Authorization header is not "Bearer <ID token>"');if(e.length>n0)throw Oe("The token is too long to be an ID tok\
en");return e}function o0(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw Oe("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function i0(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw Oe("The token is an access token: send the identity provider's ID token instead")}function a0(t,e){return c0(t,e),{email:d0(t,e),issuer:t.issuer}}function c0(t,e){
for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw Oe(`The token's ${n} claim is not one that this platform accepts`)}function d0(t,e){
const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw Oe(`The token has no ${o} claim`);return i}),s=Be(n);if(s===void 0){
const r=ut(n)?"has characters other than ASCII":"is not an email";throw Oe(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!u0(e,t))throw Oe("Th\
e token's email is not verified (email_verified is not true)");return s}function u0({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&
e}function l0(t,e,n){if(t instanceof W)return t;const{errors:s}=e;return t instanceof s.JWTExpired?Oe("The token has expired (exp): ask for a new one"):t instanceof
s.JWTClaimValidationFailed?t.claim==="aud"?Oe(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?Oe("The token is not valid yet (\
nbf)"):Oe(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?Oe("The token's si\
gnature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?Oe("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&
t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?Oe("The token is not a valid ID token"):ar()}function Oe(t){return new W("unauthorized",`${t}.`,{"www-a\
uthenticate":'Bearer error="invalid_token"'})}async function f0(t,e,n){const s=[];for(const r of t){if(n?.aborted)break;try{s.push(...await r.collect())}catch(o){
if(n?.aborted)break;const{message:i,remedy:a}=(0,j.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}
function CO({kind:t,bounds:e,list:n,end:s},r){return{kinds:[t],async collect(){const o=await n(),i={items:o.length,bytes:o.reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[
0,0];for(const d of beyond(o,e,r()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.bytes-c}}]}}}const Yt=3e4,Ru=5e3,
Lu={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function Au(t){return{stage:t,code:"interrupted",message:"The pla\
tform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}const h0=1e3;async function p0(t,e){const{references:n,node:s,
clock:r,waits:o,stop:i}=t;let a=await n.hold(s);for(;!a&&o;)await r.sleep(h0,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,u=()=>n.renew(c).
then(y=>y||d.abort(new Error("another node has taken over the collection")),()=>{}),h=(0,_e.fm)(Ru,()=>{u()});try{return await e(AbortSignal.any([i,d.signal]))}finally{
h(),await n.release(c).catch(()=>{})}}const ku=500,m0=1e4,y0=55*6e4;function E0({keeping:t,logs:e,usage:n,apps:s,clock:r,bounds:o,keepDeletedMs:i}){return[{kinds:[
"apps"],collect:()=>w0({keeping:t,logs:e,apps:s,keepDeletedMs:i})},{kinds:["deployments","logs"],collect:()=>T0(t,e,o)},{kinds:["keys"],collect:async()=>[{kind:"\
keys",items:await Xi(()=>t.endKeys(ku)),bytes:0}]},{kinds:["usage"],async collect(){return[{kind:"usage",items:await Xi(()=>n.prune(r.now(),ku)),bytes:0}]}}]}async function Xi(t){
let e=0;for(let n=0;n<m0;n+=1){const s=await t();if(e+=s,s===0)break;await qi()}return e}function qi(){return new Promise(t=>setImmediate(t))}const g0=20;async function w0({
keeping:t,logs:e,apps:n,keepDeletedMs:s}){await Xi(async()=>(await n.expire(g0,s)).length);let[r,o]=[0,0],i;for(;;){const a=await t.endingApp(o);if(!a)break;try{
for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(r+=1),a.logs.length===0&&(o=a.app)}catch(c){
i=c,o=a.app}await qi()}if(i!==void 0)throw i;return[{kind:"apps",items:r,bytes:0}]}async function T0(t,e,n){const s={deployments:0,logs:0,bytes:0},r={deployments:0,
logs:0,bytes:0};let o;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;for(const h of a.logs)await e.remove(h).catch(y=>{o=y,c.add(h)});const d={
logs:a.logs.filter(h=>!c.has(h)),deployments:a.deployments.filter(h=>!c.has(h))},u=d.logs.length+d.deployments.length;u>0&&(s.deployments+=await t.end(a.app,d)),
s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&(r.deployments+=a.left.deployments,r.logs+=a.left.logs,r.bytes+=a.left.logBytes,i=a.app),await qi()}if(o!==
void 0)throw o;return[{kind:"deployments",items:s.deployments,bytes:0,left:{items:r.deployments,bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:r.
logs,bytes:r.bytes}}]}var is=A(9692);class vu extends Error{name="KeyspaceGone";constructor(){super("the table was deleted")}}class Kt extends Error{name="Inval\
idRequest";code;constructor(e){super(e),this.code=e}}function Du(t,e){const n=_0(e),s=b0(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=S0(
n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:N0(n.get("ttlSeconds"))}}function _0(t){if(!(0,Gd.
isUtf8)(t))throw new Kt("invalid_json");try{const e=(0,is.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof
is.sU))throw e}throw new Kt("invalid_json")}function b0(t){const e=t?.startsWith('"')?(0,is.I)(t):void 0;if(e===void 0||e===""||$u(e,I.ux.keyBytes))throw new Kt(
"invalid_key");return e}function S0(t){if(t===void 0||$u(t,I.ux.valueBytes))throw new Kt("invalid_value");return t}function N0(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.
test(t)?Number(t):0;if(e<I.ux.minTtlSeconds||e>I.ux.maxTtlSeconds)throw new Kt("invalid_ttl");return e}function Mu(t){return t===void 0?void 0:t*1e3}function $u(t,e){
return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function O0({tables:t,engine:e,quota:n}){const s=async(o,i)=>{const{keyspace:a,windows:c}=await t.
byName(o,i),d=await n.take(c);if(d===0)return a;throw new W("rate_limited",`The table has reached its rate limit: wait ${d} s.`,{"retry-after":String(d)})},r=async o=>{
if(!e)throw new W("unavailable","This node does not have the entries of tables. Ask a node with the role kvs.");try{return await o(e)}catch(i){throw i instanceof
vu?new W("table_not_found","The table was deleted."):i instanceof ee?new W("unavailable","The entries cannot be read or written now. Try again."):i}};return{get:(o,i,a)=>r(
async c=>c.get(await s(o,i),Ji("get",{key:a}).key)),list:(o,i,a)=>r(async c=>c.keys(await s(o,i),a)),put:(o,i,a)=>r(async c=>{const{key:d,value:u,ttlSeconds:h}=I0(
a);await c.put(await s(o,i),d,{value:u,ttlMs:Mu(h)})}),delete:(o,i,a)=>r(async c=>c.delete(await s(o,i),Ji("delete",{key:a}).key))}}function I0({key:t,value:e,ttlSeconds:n}){
const s=e.trim();try{(0,is.q$)(s)}catch(i){throw i instanceof is.sU?new W("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as\
 "ahoy".`):i}const r=n.trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):r}};return Ji("put",o,s)}const{keyBytes:R0,valueBytes:L0,minTtlSeconds:A0,
maxTtlSeconds:k0}=I.ux,v0={invalid_key:`A key has 1 to ${R0} bytes.`,invalid_value:`A value has at most ${L0} bytes.`,invalid_ttl:`The time to live is ${A0} to ${k0}\
 seconds.`};function Ji(t,e,n){const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return Du(t,Buffer.from(r))}catch(o){throw o instanceof
Kt?new W("validation_failed",v0[o.code]??"The entry is not valid."):o}}const D0=3e4,xu=1e3,Cu=100;function M0({engine:t,tables:e,log:n,every:s=_e.fm}){const r=new AbortController,
o=Fu(()=>Uu(t,r.signal),c=>n("warn","kvs_sweep_failed",{reason:String(c)})),i=Fu(()=>$0(t,e,n,r.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(D0,
()=>{o.begin(),i.begin()});return i.begin(),{begin:i.begin,async[Symbol.asyncDispose](){a(),r.abort(),await Promise.all([o.end(),i.end()])}}}async function Uu(t,e){
let n=0;for(;;){const s=await t.sweep(xu);if(n+=s,s<xu||e?.aborted)return n}}async function $0(t,e,n,s){for(let r=0;;){const o=await e.toDrop({after:r,limit:Cu});
for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(a)}),s.aborted)return}}if(o.length<Cu||s.aborted)
return}}function Fu(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}
const ju=720*6e4,x0=1e3,C0="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",U0=20,F0=1e3,j0=8*1024*1024;class P0{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=n,this.#n=new Gc(
j0,F0,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===U0?this.#n.find(e):null}async issue(e,n){const s={accessKeyID:`A\
SIA${Array.from((0,G.randomBytes)(16),d=>C0[d%32]).join("")}`,secret:(0,G.randomBytes)(30).toString("base64"),sessionToken:(0,G.randomBytes)(96).toString("base6\
4"),expiresAt:n+ju},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(Bc(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.issue(
{accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:x0}),s}renew(e,n){return this.#e.renew(e,n+ju)}revoke(e){return this.#e.revoke(e)}async checkKey(){
const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.
parse(this.#t.open(Bc(e),s));if(!(0,x.Gv)(o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,
expiresAt:r}}}const B0={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503},Pu="AWS4-HMAC-SHA256";function H0({
date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function G0(t,e,n){return`${Pu}
${t}
${H0(e)}
${V0(n)}`}function W0(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,G.createHmac)("sha256",n).update(s,
"utf8").digest();return new X0(n)}function Y0(t,e){return t.sign(e)}const at=64,K0=32;class Bu{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Hu=new Bu(8192),z0=new Bu(
256);function V0(t){return(0,G.hash)("sha256",Hu.latin1(t))}function Gu(t,e){return t.length===e.length&&(0,G.timingSafeEqual)(Hu.latin1(t),z0.latin1(e))}class X0{#e;#t;constructor(e){
if(e.length>at)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${at} are supported`);this.#e=Buffer.alloc(at+512),this.#t=Buffer.alloc(at+K0);for(let n=0;n<
at;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,G.hash)("sha256",this.#n(e),"binary"),at,"latin1"),(0,G.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-at;return e.length>n?Buffer.concat([this.#e.subarray(0,at),Buffer.from(e,"latin1")]):this.#e.subarray(0,at+this.#e.write(e,at,"latin1"))}}
const q0=new RegExp(`^${Pu} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),J0=1024,Q0=1024,Z0=32,Wu=64,Qi=new Zn(J0);function eT(t){const e=t.slice(-Wu),n=t.slice(0,-Wu),s=Qi.get(n);if(s&&tT.test(e))return{
...s,signature:e};const r=nT(t);if(r)return n.length<Q0&&r.signedHeaders.length<=Z0&&Qi.set(n,r),{...r,signature:e}}function UO(){return Qi.size}const tT=/^[0-9a-f]{64}$/;
function nT(t){const e=q0.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const sT=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Zi;function rT(t){if(Zi?.text===t)return Zi.
time;const e=oT(t);return e!==void 0&&(Zi={text:t,time:e}),e}function oT(t){const e=sT.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function wr(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function iT(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":lT(t.target.slice(e+1)),r=dT(n,t.normalizePath),o=pT(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const aT=/^(?:\/[A-Za-z0-9_~-]+)+$/,cT=/[^A-Za-z0-9._~-]/g;function ea(t){return t.replace(cT,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function dT(t,e){if(aT.test(t))return t;const n=t.split("/");return(e?uT(n):n).map(ea).join("/")||"/"}function uT(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function lT(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[ea(Yu(r)),ea(Yu(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Ku(n,r)||Ku(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Yu(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Ku(t,e){return t<e?-1:t>e?1:0}function fT(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=zu(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function hT(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?fT(t.rawHeaders):{names:e,repeated:[],get(n){const s=ge(t,n);return s===void 0?void 0:zu(s)}}}function pT(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const mT=/ {2}|\t/,yT=32,ET=9;function zu(t){let e=0,n=t.length;for(;e<n&&Vu(t,e);)e+=1;for(;n>e&&Vu(t,n-1);)n-=1;const s=t.slice(e,n);return mT.test(
s)?s.replace(/[ \t]+/g," "):s}function Vu(t,e){const n=t.charCodeAt(e);return n===yT||n===ET}const Tr=5*6e4,Xu=["host","content-type"],gT=new Set([...Xu,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Me=(t,e)=>({type:t,message:e}),qu=Me("UnrecognizedClientException","\
The security token included in the request is invalid.");function wT(t,e){const n=ge(t,"authorization");if(n===void 0)return Me("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=eT(n);if(!s)return Me("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=ge(t,"x-amz-date")??"",o=rT(r);return o===void 0?Me("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):ST(s.scope,r)??NT(r,o,e)??{headers:hT(t),signedBy:s,time:r}}function TT({headers:t,
signedBy:e},n,s){return Gu(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Me("ExpiredTokenException","The security token included in the reque\
st is expired"):OT(t,e.signedHeaders):qu}function _T(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,G.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return Me("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=iT({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=Y0(RT(o,s.scope),G0(r,s.scope,c));if(!Gu(d,s.signature))return Me("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function bT(t){return"message"in t}function ST(t,e){if(t.region!==I.aT)return Me("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${I.aT}'.`);if(t.service!==I.jL)return Me("InvalidSignatureException",`Credential should be scoped to correct service: '${I.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return Me("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function NT(t,e,n){if(e<n-Tr){const s=wr(n-Tr);return Me("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${wr(n)} - 5 min.)`)}if(e>n+Tr){const s=wr(n+Tr);return Me("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${wr(n)} + 5 min.)`)}}function OT(t,e){const n=t.repeated.find(o=>gT.has(o));if(n!==void 0)return Me("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(IT(o)&&!e.includes(o))return Ju(o);const s=Xu.find(o=>!e.includes(o));if(s!==void 0)
return Ju(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return Me("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function IT(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Ju(t){return Me("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const Qu=new WeakMap;function RT(t,e){const n=Qu.get(t);if(n?.date===e.date)return n.key;const s=W0(t.secret,e);return Qu.set(t,{date:e.date,key:s}),
s}const En={"content-type":"application/json","cache-control":"no-store"},LT={status:200,headers:En,body:'{"ok":true}'},AT={status:200,headers:En,body:'{"delete\
d":true}'},Zu={status:200,headers:En,body:'{"found":false,"expiresAt":null}'},kT=new Map([[it.Y2.put,"put"],[it.Y2.get,"get"],[it.Y2.delete,"delete"]]),vT=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
DT=/^Bearer +([!-~]+)$/i;function MT(t){const e={...t,log:$T(t)};return n=>CT(n,e)}function $T({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
el){const i=e.now();if(Math.abs(i-n)<xT)return;n=i}t(s,r,o)}}const el="kvs_unavailable",xT=1e3;async function CT(t,e){const{roles:n,tables:s,engine:r,quota:o,meter:i,
clock:a}=e;let c=d=>d;try{const d=wT(t,a.now());if(bT(d))return _r(d);const u=await n.byAccessKey(d.signedBy.accessKeyID);if(!u)return _r(qu);const h=TT(d,u,a.now());
if(h)return _r(h);const y=await t.body(I.ux.bodyBytes),w=_T(t,y,d,u);if(w)return _r(w);if(!ge(t,"x-kvs-authorization"))return je("missing_token");const g=await s.
byToken(tl(t));if(!g)return je("invalid_token");if(g.environmentID!==u.environmentID)return je("inactive_binding");if(!g.supported)return je("unsupported_app_ty\
pe");const _=await o.take(g.windows,y.length),O=jT(t);if(c=R=>UT(i,g,O,y,R),_>0)return c(je("rate_limited",{"retry-after":String(_)}));if(typeof O!="string")return c(
O);const{key:B,value:U,ttlSeconds:M}=Du(O,y);switch(O){case"put":return await r.put(g.keyspace,B,{value:U,ttlMs:Mu(M)}),c(LT);case"delete":return await r.delete(
g.keyspace,B),c(AT);case"get":return c(PT(await r.get(g.keyspace,B)))}}catch(d){return c(BT(d,t,e))}}function tl(t){return DT.exec(ge(t,"x-kvs-authorization")??
"")?.[1]??""}function UT(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,FT(r),s.length,i),
r}function FT(t){if(t===Zu)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function jT(t){const e=kT.get(Ce(t.target));
if(!e)return je("not_found");if(t.method!=="POST")return je("method_not_allowed",{allow:"POST"});const n=ge(t,"content-encoding")??"identity";return!vT.test(ge(
t,"content-type")??"")||n!=="identity"?je("unsupported_media_type"):e}function PT(t){if(!t)return Zu;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).
toISOString()}"`;return{status:200,headers:En,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function BT(t,e,{tables:n,log:s}){if(t instanceof Kt)return je(
t.code);if(t instanceof St)return je("body_too_large");if(t instanceof Nt)return je("invalid_json");if(t instanceof vu)return n.forgetToken(tl(e)),je("invalid_t\
oken");const r=t instanceof ee,o=t instanceof Error&&t.cause instanceof Error?t.cause:t;return s("error",r?el:"kvs_failed",{requestID:e.requestID,path:Ce(e.target),
reason:o instanceof Error?o.message:String(o)}),r?je("unavailable",{"retry-after":"1"}):je("internal")}function je(t,e={}){return{status:B0[t],headers:{...En,...e},
body:`{"error":"${t}"}`}}function _r({type:t,message:e}){return{status:403,headers:{...En,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const HT=32,GT=new Uint8Array;
async function WT(t){const{value:e,id:n=GT,previous:s,wrong:r}=await t.platformKey(()=>(0,G.randomBytes)(HT)),o={id:n,key:e},i=s?[o,s]:[o];return{seal:(a,c)=>Tm(
o,a,c),open(a,c){try{return _m(i,a,c)}catch(d){throw r(d)}}}}const YT=t=>Re(new W("unavailable","This node does not have the data of the key-value store."),t);async function KT(t){
const{engine:e,clock:n,log:s,quota:r,meter:o=kn}=t,i=await WT(t.keys),a=new Rm(t.tables,i,{...nr,...t.quotas}),c=new P0(t.roles,i);await a.checkKey(),await c.checkKey();
const d=t.changes.subscribe(w=>zT(w,a,c)),u=e&&M0({...t,engine:e}),h={tables:a,roles:c,clock:n,log:s,every:t.every},y=async()=>{d[Symbol.dispose](),await u?.[Symbol.
asyncDispose]()};return{handler:e?MT({roles:c,tables:a,engine:e,quota:r,meter:o,clock:n,log:s}):YT,createTable:(w,g)=>a.create(w,g,n.now()),listTables:w=>a.list(
w),async deleteTable(w,g){await a.remove(w,g),u?.begin()},entries:O0({tables:a,engine:e,quota:r}),runtimeVariables:(w,g)=>Wp(h,w,g),tableVariables:(w,g)=>Lc(h,w,
g),openCredentials:w=>Yp(h,w),sweep:async()=>e?Uu(e):0,close:y,[Symbol.asyncDispose]:y}}function zT(t,e,n){switch(t.kind){case"table":e.forget(t.tokenHash);break;case"\
role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"jobs":case"ended":break;default:(0,j.
xb)(t)}}function FO(t){return t}class VT extends Error{name="BlobsFull"}class nl extends Error{name="WrongBytes"}const XT=200,qT=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
JT=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function ta(t){if(t.length<=XT&&JT.test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(
0,100))} is not the key of a blob`)}function QT(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(t.slice(0,100))} need\
s a / at its end`);return ta(t.slice(0,-1)),t}const ZT=10*6e4,e_=500,na=500;async function t_(t){return new n_(t).run()}class n_{#e;#t;#n;#s;#r=new Set;#o=0;#i=0;constructor(e){
const{blobs:n,clock:s=_e.ml,log:r=er,signal:o}=e;this.#e=e,this.#t=r,this.#n=new mr({blobs:n,clock:s,log:r}),this.#s=hn(o)}async run(){const{blobs:e,references:n}=this.#e,
s=await e.ago(ac);await this.#a(),await this.#d(s);const r=await n.sweptBefore();return await this.#u(r===void 0?void 0:r-ZT,s),await n.recordSweep(s),{objects:this.#o,
bytes:this.#i}}async#a(){const{references:e}=this.#e;for(let n=0;;){const s=await e.due(n,e_);for(const r of s)await this.#h(),r.isKept?r.isRecorded?await e.keep(
r):await this.#c(r):await e.end(r),n=Math.max(n,...r.notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:r}=await this.#n.index(
n,s),o=new Set([s]);for(const{hash:i}of r.files())o.add(i);await this.#h(),await this.#e.references.add(e,Buffer.from([...o].join(""),"hex"))}catch(r){if(this.#e.
signal.throwIfAborted(),r instanceof ee)throw r;this.#r.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(r)}),this.#r.add(n)}}async#d(e){const{
references:n}=this.#e;for(let s;;){const r=await n.waiting(s,na);for(const[o,i]of Map.groupBy(r,a=>a.org))await this.#l(o,i.map(({hash:a})=>a),e);if(s=r.at(-1),
r.length<na)return}}async#u(e,n){const{blobs:s,references:r}=this.#e,o=new Map;let i=0;const a=async()=>{for(const[c,d]of o){const u=await r.unused(c,[...d]);u.
length!==0&&(await r.remember(c,u),await this.#l(c,u,n))}o.clear(),i=0};for await(const{key:c}of s.list("",e)){await this.#h();const[d=""]=c.split("/",1);if(!I.
cS.test(d))continue;const u=Sd(c)??Nd(c);if(u===void 0){this.#r.has(d)||await s.deleteUnused(c,n);continue}const h=o.get(d)??new Set;o.set(d,h.add(u)),i+=1,i===
na&&await a()}await a()}async#l(e,n,s){if(this.#r.has(e))return;const r=[];for(const o of n)await this.#h(),await this.#f(e,o,s)&&r.push(o);r.length>0&&await this.#e.
references.forget(e,r)}async#f(e,n,s){const{blobs:r}=this.#e,o=Lt(e,n),i=await r.head(o);if(i){if(!await r.deleteUnused(o,s))return!1;this.#o+=1,this.#i+=i.size}
let a=!0;for(const c of es){const d=Li(e,n,c);await r.head(d)&&!await r.deleteUnused(d,s)&&(a=!1)}return a}async#h(){this.#e.signal.throwIfAborted();const e=this.#s();
e&&await e}}const sl=2e3,s_=(0,G.randomBytes)(64*1024),r_="trial-write",rl={canBuild:"disk_hangs"},o_={statfs:t=>(0,ie.statfs)(t),tryToWrite:a_};class jO{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){
this.#e=e,this.#t=n,this.#n={...o_,...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#r>=sl)return rl;const e=Promise.withResolvers(),n=this.#t.after(sl,()=>e.
resolve(rl));try{return await Promise.race([this.#o(),e.promise])}finally{n()}}#o(){return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=i_(this.#e,this.#n).
finally(()=>{this.#s=void 0}),this.#s)}}async function i_(t,e){let n;const s=(r,o)=>({canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,
ffree:c}=await e.statfs(t);return n=r*i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(
r)?"disk_full":"disk_unwritable",systemCode(r)??String(r))}}async function a_(t){const e=(0,F.join)(t,r_);await(0,ie.rm)(e,{force:!0});try{await(0,ie.writeFile)(
e,s_,{flag:"wx",mode:384,flush:!0})}finally{await(0,ie.rm)(e,{force:!0})}}class PO{#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){
return this.#s?"stops":this.#n}async look(){const e=await this.#e.look();return this.#r(()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){
return this.#t.add(e),{[Symbol.dispose]:()=>{this.#t.delete(e)}}}#r(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const c_=10;function d_({
node:t,ability:e,nodes:n,log:s}){let r=!1;return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(u=>u!==
t),d=r;if(r=c.length>0,r&&!d){const u=c.slice(0,c_).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:u,means:u_})}return!r&&d&&s("\
info","builds_taken_again",{reason:o==="yes"?"room":"no_other_node",freeBytes:i}),!r}}const u_="The disk of --data has no room for a build, or refuses writes. U\
ntil it has room, this node claims no deployments while another one can build",sa=36e5,l_=2*sa;function f_(t,e,n){const s=new Map;let r,o=Number.NEGATIVE_INFINITY;
const i=e.monotonic(),a=async d=>{o=e.monotonic();try{for(const{kind:u,items:h,bytes:y,left:w}of await t(d)){const g=s.get(u);s.set(u,{kind:u,ended:(g?.ended??0)+
h,left:w??g?.left}),h>0&&n("info","collected",{kind:u,items:h,bytes:y})}}catch(u){const{message:h,remedy:y}=(0,j.I7)(u);n("error","collection_failed",{message:h,
...y!==void 0&&{remedy:y}})}finally{r=void 0}},c=(d=!1)=>(r??=a(d),r);return{figures:()=>[...s.values()],async collect(){await r,await c(!0)},whenIdle(){e.monotonic()-
o>=sa&&c()},whenBusy(){e.monotonic()-Math.max(i,o)>=l_&&c()},async[Symbol.asyncDispose](){await r}}}class ra extends Error{name="StageError";stage;aborted;constructor(e,n,s){
super(zt(s),{cause:s}),this.stage=e,this.aborted=n}}function h_(t){const{stage:e,aborted:n,cause:s}=t instanceof ra?t:{stage:"build",aborted:!1,cause:t};if(n)return Au(
e);if(s instanceof k)return s.facts;if((0,j.b$)(s)||s instanceof ee&&s.isFull)return ol(e,"disk_full","The disk of the platform is full");const r=s instanceof ee?
"its state cannot be read or written now":zt(s);return ol(e,Wn[e],`The platform itself failed at the stage "${e}": ${r}`)}const p_="<data>";function m_(t,e){const n=r=>r.
replaceAll(e,p_),s=t.stage==="install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(r=>({...r,message:n(
r.message)}))}}function ol(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function zt(t){return t instanceof Error?t.message:
String(t)}var y_=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},E_=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.
push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else
r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const g_=Yt-1e4,w_=1e3;class T_ extends Error{name="\
LeaseLost"}class __{ended;#e;#t;#n;#s=new AbortController;#r=Promise.withResolvers();#o;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=
n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#g(
r)}get app(){return this.#e.job.app}get deployID(){return this.#e.deployID}get#f(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,
n=e.monotonic(),{monotonic:s,wall:r}=this.#u;s>this.#d&&n>s&&n-this.#d>=g_&&this.#i==="building"&&this.#y("it could not be renewed"),!this.#f&&(Math.max(n-s,e.now()-
r)>=Ru&&(this.#l??=this.#h(n)),await Promise.race([this.#l,this.#r.promise]))}async check(){await Promise.race([this.#l,this.#r.promise]),!this.#f&&(this.#l??=this.#h(
this.#t.clock.monotonic()),await Promise.race([this.#l,this.#r.promise]))}async#h(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,wall:r.now()};try{
await n.renew(this.#e)?this.#d=e:this.#i==="building"&&await this.#E()}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:zt(o)})}finally{this.#l=
void 0}}#y(e){if(this.#f)return;this.#i="lost";const n=()=>new T_(`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof L?e:n()),this.#r.resolve()}async#E(){
const e=await this.#t.jobs.endOf(this.#e).catch(()=>{});this.#y(e==="cancelled"?new L:"another node has ended it")}async#p(e){this.#s.signal.throwIfAborted(),await e()||
await this.#E(),this.#s.signal.throwIfAborted()}#m(e){return this.#p(()=>Xr(e,this.#t.clock,this.#o))}async#g(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,
i=s.now();r?.(o);let a="succeeded";try{await e,await this.#w()}catch(c){const d=m_(h_(c),this.#t.dataDir);a=d.code,c instanceof ra&&c.cause instanceof ee&&n("er\
ror","deployment_not_stored",{deployID:o,stage:c.stage,cause:c.message}),await this.#S(d)}if(this.#s.signal.reason instanceof L)a="cancelled";else if(this.#i!==
"ended"){const c=this.#s.signal.aborted?zt(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("\
info","deployment_ended",{deployID:o,ending:a,ms:s.now()-i})}async#w(){const{jobs:e,builder:n,onLive:s,onComing:r,activate:o}=this.#t,i=this.#e,{job:a}=i,c=this.#o;
try{const d={stack:[],error:void 0,hasError:!1};try{const u=y_(d,await n.build(a,{signal:c,fence:i.fence,onStage:h=>this.#T(h),onCommit:(h,y)=>this.#m(()=>e.recordCommit(
i,h,y)),onStored:(...h)=>this.#m(()=>e.recordRelease(i,...h)),onLogged:h=>{this.#c=h}}),!0);c.throwIfAborted(),await r?.(a.app,{deployID:a.deployID,manifestHash:u.
release.manifestHash}),await this.#T("activate"),await o?.({job:a,release:u.release,signal:c}),c.throwIfAborted(),await this.#b(u.release.manifestHash),s?.(a.app,
u.release)}catch(u){d.error=u,d.hasError=!0}finally{const u=E_(d);u&&await u}}catch(d){throw new ra(this.#a,this.#n.aborted,d)}}async#T(e){const{jobs:n,onChange:s}=this.#t;
if(e===this.#a)return this.#s.signal.throwIfAborted();await this.#m(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#b(e){const{jobs:n}=this.#t,s=this.#e;
this.#i="recording",await this.#m(async r=>await n.finish(s,{kind:"live",manifestHash:e,logBytes:this.#c})||r>1&&await n.endOf(s)==="succeeded"),this.#i="ended"}async#S(e){
const{jobs:n,log:s,clock:r}=this.#t,o={kind:"failed",facts:e,logBytes:this.#c};let i=!1;for(;!this.#f;){this.#i="recording";try{await this.#p(()=>n.finish(this.#e,
o)),this.#i="ended"}catch(a){if(this.#f)return;const c={deployID:this.#e.deployID,cause:zt(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)
return;await r.sleep(w_,this.#n).catch(()=>{})}}}}const b_=1e3;function S_(t){return new N_(t)}class N_{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){
this.#e=e,this.#t=e.every??_e.fm,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=
!0;const s=n.subscribe(r=>{(r.kind==="jobs"||r.kind==="unknown")&&this.#h();for(const o of this.#r)(r.kind==="unknown"||r.kind==="ended"&&o.deployID===r.deployID)&&
o.check()});this.#o.push(()=>s[Symbol.dispose](),this.#t(Yt,()=>this.#h())),this.#h(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#o.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#g(!1),this.#f()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#h(),await e}#f(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#h(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#y())}async#y(){for(;this.#d;){this.#d=!1;try{await this.#E(),this.#u&&
this.#e.log("info","queue_resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:zt(e)}),this.#u=!0,this.#g(!0)}}this.#c=void 0}async#E(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#w(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#p&&
(await this.#e.mayClaim?.()??!0);for(;r&&this.#p;){const i=await e.claim(this.#e.node,this.#e.organizationBuilds);if(!i)break;this.#m(i)}const o=this.#r.size>0||
await e.isBusy();this.#g(o&&this.#l||this.#r.size>0),o||this.#f()}get#p(){return this.#l&&this.#r.size<this.#n}#m(e){const n=[...this.#r].find(r=>O_(r.app,e.job.
app)),s=new __(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#g(!0),s.ended.then(()=>{this.#r.delete(s),this.#h()})}#g(e){e||this.#a?.();const n=()=>this.#t(
b_,()=>{this.#w(),this.#h()});this.#a=e?this.#a??n():void 0}async#w(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function O_(t,e){return t.org===e.
org&&t.project===e.project&&t.appID===e.appID}const I_=600;async function R_(t,e,n,s,r,o){const a=ze(t,"kvs")||ze(t,"control")?o.use(await il(t,s)):void 0;r.useKvs(
a?async()=>a:v_(()=>il(t,s),o));const c=ze(t,"build")?D_(t,e,n,r,o):void 0;return{edge:n,kvs:a,build:c}}function L_(t,e,n,s,r){const{stores:o,clock:i,log:a,shared:c,
host:d,edgeCacheBytes:u}=t,{sitesDomain:h,baseUrl:y,siteUrl:w}=e,g={table:c?.sites,domains:c?.domains},_=r.use(new Vw(o.state.releases,o.changes,{...g,clock:i})),
O=gu({sites:_,domain:h,isOwnHost:tc({host:d,baseUrl:y})}),B=new mr({blobs:o.blobs,clock:i,log:a}),U=new Cw({sites:_,finder:O,siteUrl:w,objects:B,cacheBytes:u,log:a,
meter:n,functions:s}),{handler:M,prefetch:R}=U,N=H=>U.serverSite(H),$=o.changes.subscribe(H=>{H.kind==="coming"&&R(H),H.kind==="site"&&s.changed(H.subdomain,()=>N(
H.subdomain)),H.kind==="unknown"&&s.changedAll(N)});return r.use($),{handler:M,prefetch:R,serverSite:N,sites:_,finder:O,objects:B}}const A_=500;async function k_({
clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep(A_)])}function v_(t,e){
let n;return e.defer(async()=>(await n?.catch(()=>{}))?.close()),()=>(n??=t().catch(s=>{throw n=void 0,s}),n)}function il(t,e){const{stores:n,clock:s,log:r,kvsQuotas:o}=t,
i=ze(t,"kvs")?n.kvs:void 0;return KT({...n,engine:i,clock:s,log:r,meter:e,quotas:o})}function D_(t,e,n,s,r){const{clock:o,log:i,workers:a,stores:c,node:d,shared:u,
lasting:h}=t,{jobs:y,changes:w}=c,g=x_(t),{references:_}=c,O=u?.blobs??c.blobs,B=async(Ie,dt)=>{if(!(await c.usage.claimTurn("collect",y0)||Ie))return[];await u?.
checkPlace();const Mt=E0({...c,apps:c.state.apps,clock:o,bounds:cl(t),keepDeletedMs:t.keepDeletedMs}),ps=h?[{kinds:["objects"],collect:async()=>{const{objects:eO,
bytes:tO}=await t_({blobs:O,references:_,signal:dt,clock:o,log:i});return[{kind:"objects",items:eO,bytes:tO}]}}]:[];return f0([...Mt,...ps],i,dt)},U=new AbortController,
M=async Ie=>{const dt={references:_,node:d,clock:o,waits:Ie,stop:U.signal},Mt=await p0(dt,ps=>B(Ie,ps)).catch(ps=>({error:ps})),Ef=await g.collect();if(Mt&&"err\
or"in Mt&&!U.signal.aborted)throw Mt.error;return[...Mt&&!("error"in Mt)?Mt:[],...Ef]},R=r.use(f_(M,o,i));r.defer(()=>U.abort(new Error("the platform stops"))),
r.use(g);const N=()=>{y.isBusy().then(Ie=>Ie?R.whenBusy():R.whenIdle(),()=>{})};r.defer((0,_e.fm)(sa,N));const $=async({org:Ie},{manifestHash:dt})=>{await g.prepareVariants(
Ie,dt),n?.objects.variantsChanged(Ie)},H=M_(t.builder??g,e),Q=u&&((Ie,dt)=>k_(t,n,Ie,dt)),Y=n?.objects??new mr({blobs:c.blobs,clock:o,log:i}),X=Ie=>s.tryInstance(
Ie,Y),{ability:te,store:ne}=u?.nodes??{},de=te&&ne&&d_({node:d,ability:te,nodes:ne,log:i}),pe=(0,D.realpathSync)(t.nodeDir),{organizationBuilds:ve}=t,Dt={jobs:y,
changes:w,builder:H,dataDir:pe,node:d,...{workers:a,organizationBuilds:ve},log:i,clock:o,onChange:N,onComing:Q,activate:X,mayClaim:de},hs=r.use(S_({...Dt,onLive:(Ie,dt)=>{
$(Ie,dt)}}));return{housekeeping:R,queue:hs,dispatch:g}}function M_(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(
n.app.org)},s)}}const $_=864e5,al=500;function cl({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*$_,logBytes:Oh}}function x_(t){const{stores:e,nodeDir:n,
buildLimits:s}=t,{buildNetwork:r,buildNetworkAllow:o}=t,{env:i,allowLocalGit:a,gitUrlTemplate:c,isolation:d,cgroup:u,onOutput:h,lasting:y,log:w,clock:g}=t,{logs:_,
blobsAt:O}=e;return pg({...{repositories:R=>e.keeping.repositories(R,al),apps:async R=>{const[N="",$="",H=""]=R.split("/");return(await e.keeping.apps(R===""?void 0:
{org:N,project:$,appID:H},al)).map(Y=>`${Y.org}/${Y.project}/${Y.appID}`)},dataDir:n,blobs:O,lasting:y,env:i,allowLocalGit:a,gitUrlTemplate:c,limits:s,isolation:d,
cgroup:u,buildNetwork:r,buildNetworkAllow:o,onOutput:h},logs:_,log:w,clock:g})}async function C_(t,e,n,s){const{clock:r,fetch:o,requestsPerMinute:i=n===Ut?0:I_}=t,
a=await qw(t.stores.keys),{baseUrl:c,issuer:d}=e;return{issuer:No({issuer:d,audience:c,key:a,requestToken:s,clock:r}),mayUseDomain:n.mayUseDomain,providers:n.issuers.
filter(({client:u})=>u!==void 0),signInKey:Iu(a,"console sign-in"),draftKey:Iu(a,"console draft"),gate:{roleOf:n.roleOf,organizationsOf:n.organizationsOf,verify:s0(
{policy:n,issuer:d,audience:c,key:a,clock:r,fetch:o}),rateLimit:t.shared?YE(i,t.stores.quota):KE(i,r)}}}function U_(t,e){const n=t.indexOf(":");let s=n===-1?t.length:
n;t.charCodeAt(s-1)===dl&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==dl?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const dl=46,ul=300;function F_(t){
const e=br("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??br("kvs")],["/identity","identity",t.identity??e],["/console","console",oa(t.
console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/backup","operator",gn("/backup",t.backup??e)],["/healthz","platform",gn("/healthz",wn(t.healthz))],
["/readyz","platform",gn("/readyz",wn(t.readyz))],["/tls-allowed","platform",gn("/tls-allowed",wn(t.tlsAllowed??br("edge")))],["/openapi.json","platform",gn("/o\
penapi.json",wn(t.openApi))],["/metrics","platform",gn("/metrics",oa(wn(t.metrics),t.isOwnHost))]]}function br(t){const e=`This node does not have the role ${t}\
. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>Re(new W("unavailable",e),n)}function gn(t,e){return n=>(Ce(n.target)===t?e:ia)(
n)}function oa(t,e){return n=>{const s=ge(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,ul))}: give its \
URL with --public-url, or configure the proxy to pass the Host header on.`;return Ne(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}
function wn(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return Re(new W(
"method_not_allowed",s,{allow:n}),e)}}function ll(t){const e=F_(t),n=oa(wn(t.index),t.isOwnHost),{sitesDomain:s,edge:r=br("edge"),isCustomHost:o,observe:i}=t,a=d=>{
const u=Ce(d.target);if(u==="/")return["platform",n];for(const[h,y,w]of e)if(u.startsWith(h)&&!(u.length!==h.length&&u[h.length]!=="/"))return[y,w];return["plat\
form",ia]},c=(d,u,h)=>{const y=performance.now(),w=_=>Is(_,({status:O})=>i(d,h,O,y)),g=u(h);return g instanceof Promise?g.then(w,_=>{const O=_ instanceof Nt;if(i(
d,h,O?400:500,y),!O)throw _;return Re(new W("invalid_request","The body broke off."),h)}):w(g)};return d=>{const u=d.headers.host;if(typeof u=="string"&&U_(u,s))
return c("edge",r,d);const h=typeof u=="string"&&o?.(u);if(h===!0)return c("edge",r,d);const[y,w]=a(d);return h instanceof Promise?h.then(g=>g?c("edge",r,d):c(y,
w,d),g=>{if(!(g instanceof ee))throw g;return w===n||w===ia?c("edge",r,d):c(y,w,d)}):c(y,w,d)}}const ia=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")
return{status:204,headers:{}};const s=Ce(n).slice(0,ul),r=n.startsWith("/")?new W("not_found",`Nothing is at ${s}`):new W("invalid_request",`The request target \
is neither a path nor an http URL: ${s}`);return Re(r,t)};function j_(t,e,n){const{rooms:s,identity:r,nodes:o,backup:i,functions:a}=n,{edge:c,kvs:d}=s;return ll(
{...fl(t,e,c,n),kvs:ze(t,"kvs")?d?.handler:void 0,...H_(t,e,s,r,o,a),backup:r&&i})}function P_(t,e,n,s){const r=i=>ze(t,i)?Qo:void 0,o=r("control");return ll({...fl(
t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,console:o,backup:o})}function fl(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:d}=e,
{readiness:u,metrics:h}=s;return{sitesDomain:c,isOwnHost:tc({host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&B_(n.finder),healthz:GE({check:i?void 0:o.check,
damage:n?.objects.damage}),readyz:u.handler,metrics:h.handler,tlsAllowed:n&&Ny({...n,ownName:new URL(d).hostname}),index:Y_(e),openApi:W_(d),observe:K_(h.count,
r)}}function B_({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}function H_(t,{baseUrl:e,
kvsUrl:n,consoleUrl:s,siteUrl:r,sitesDomain:o},{kvs:i,build:a},c,{list:d},u){if(!c||!i)return{control:void 0,identity:void 0,operator:void 0,console:void 0};const{
clock:h,log:y,allowLocalGit:w,stores:g,resolveTxt:_,fetch:O,kvsQuotas:B,keepDeletedMs:U}=t,{gate:M,issuer:R,mayUseDomain:N,providers:$,signInKey:H,draftKey:Q}=c,
Y={ownName:new URL(e).hostname,sitesDomain:o,mayUseDomain:N,resolveTxt:_},{state:X,logs:te,sessions:ne,usage:de}=g,pe=nd({state:X,allowLocalGit:w,domains:Y}),ve=Wm(
{state:X,logs:te,keepDeletedMs:U}),ct=new mr({blobs:g.blobs,clock:h,log:y}),Dt={state:X,operations:ve,kvs:i,usage:de,clock:h,siteUrl:r,functions:u};return{control:Ty(
M,{state:X,allowLocalGit:w,siteUrl:r,domains:Y}),identity:R.handler,operator:by(M,{...Dt,kvsUrl:n,organizationsOf:M.organizationsOf,listNodes:d,consoleLink:hs=>Fm(
hs,{sessions:ne,consoleUrl:s,clock:h})}),console:G_({...Dt,...M,changes:pe,compare:xy(ct),start:BE(ct),keeping:g.keeping,kept:{...cl(t),caches:Ks.caches,mirrors:Ks.
mirrors},logs:te,sessions:ne,signIn:{providers:$,key:H,consoleUrl:s,clock:h,fetch:O},consoleUrl:s,draftKey:Q,detect:a&&((hs,Ie)=>a.dispatch.detect(hs,Ie)),tablePerMinute:B.
tablePerMinute??nr.tablePerMinute})}}function Sr({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function G_({signIn:t,
...e}){const n=Oi(async()=>{const[{createConsole:s},{createOidcSignIn:r}]=await Promise.all([A.e(406).then(A.bind(A,4406)),A.e(83).then(A.bind(A,4083))]);return s(
{...e,oidc:r(t)})});return async s=>(await n())(s)}function W_(t){return async()=>Ne(200,(await A.e(487).then(A.bind(A,1487))).openApi(t))}function Y_(t){const e={
service:"slipway",...Sr(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>Ne(200,e)}function K_(t,e){
return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",
{room:n,method:i,path:d,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const z_="run.json",hl="node.json";function BO(t){const e=parsedJson(t);if(!isObject(
e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!Tn(s)))return{roles:n,baseUrl:s}}function HO(t){const e=parsedJson(
t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&
!(typeof c!="string"||c==="")&&!(!Tn(s)||!Tn(r)||!Tn(o)||!Tn(i)||!Tn(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function Tn(t){
return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function V_(t,e){return(0,D.rmSync)((0,F.join)(t,hl),{force:!0}),pl((0,F.join)(t,z_),e)}function X_(t,e){
return pl((0,F.join)(t,hl),e)}function pl(t,e){return(0,D.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,D.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,D.rmSync)(t,{force:!0})}}function q_(t,e){const n=ei.includes(e.host)?"127.0.0.1":e.host,s=Z_(
e.publicUrl??qa(n,t)),r=Q_(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const J_=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function Q_(t,e){const n=(s,r)=>new j.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!J_.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function Z_(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new j.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var eb=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},tb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function nb(t){const e={stack:[],error:void 0,hasError:!1};try{const n=eb(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=Lm(t),{log:o,nodeDir:i}=r,a=Gr(i,r.env),c=await Xa(r);n.defer(()=>c.close());const d=q_(c.port,r);let u;const h=()=>u?.
dispatch.walls,y=ib(r,h),{requestToken:w=(0,G.randomBytes)(32).toString("base64url")}=r.shared??{},g=n.use(lo({...r,usage:s.usage,engine:sb(r)})),_=await Mm(r,d,
g.meter,n),O=ze(r,"edge")?L_(r,d,g.meter,_.functions,n):void 0,U={readiness:y,metrics:rb(r,O,g,h,()=>u?.housekeeping.figures()??[])};O&&r.shared?.awaitStores&&(c.
serve(P_(r,d,O,U)),y.start("edge"),n.defer(()=>c.close()),o("info","edge_started",{...Sr(d),port:c.port,dataDir:i,node:r.node})),await r.shared?.awaitStores?.();
const M=await R_(r,a,O,g.meter,_,n);u=M.build,n.defer(()=>c.close()),n.defer(()=>_.functions.endStreams());const R=ze(r,"control")?await C_(r,d,a,w):void 0,N=s.
backUp,$=n.use(await Fo(db(r,d,c.port,M))),H=Ro(w,N);c.serve(j_(r,d,{...U,rooms:M,identity:R,nodes:$,backup:H,functions:_.view})),await M.build?.queue.start(),y.
start();const Q=`${d.issuer}/token?api-version=2.0`,Y={pid:process.pid,...Sr(d),requestUrl:Q,requestToken:w};n.use(R?V_(i,Y):X_(i,{roles:r.roles,baseUrl:d.baseUrl})),
o("info","platform_started",{...Sr(d),dataDir:i,node:r.node,roles:r.roles.join()});const X=cb(()=>ab(r,y,M),n.move(),()=>o("info","platform_stopped",{dataDir:i}));
return{...d,port:c.port,dataDir:i,requestUrl:Q,requestToken:w,buildNetwork:h()?.network,close:X,mintToken:R?.issuer.mint??ob,backUp:N,collectGarbage:async()=>M.
build?.housekeeping.collect(),[Symbol.asyncDispose]:X}}catch(n){e.error=n,e.hasError=!0}finally{const n=tb(e);n&&await n}}function sb(t){return ze(t,"kvs")?t.stores.
kvs:void 0}function rb({stores:t,shared:e,node:n,clock:s},r,o,i,a){const c=r?.objects.damage,{deployments:d}=t.state,{ability:u}=e?.nodes??{};return Bn({deployments:d,
damage:c,ability:u,walls:i,node:e&&n,clock:s,metering:o,kept:a})}function ob(){return Promise.reject(new TypeError("This node does not have the role control"))}
function ib({node:t,roles:e,stores:n,shared:s,clock:r},o){let i;const a=()=>(i??=n.check().finally(()=>{i=void 0}),i),c=async()=>{await a(),await s?.checkClock()};
return re({node:t,roles:e,clock:r,checks:{control:c,build:a,kvs:async()=>{await c(),await n.kvs?.check()}},walls:o})}async function ab({drainMs:t,shared:e,clock:n,
log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function cb(t,e,n){let s;return()=>(s??=
t().then(()=>e.disposeAsync()).then(n),s)}function db({node:t,roles:e,host:n,shared:s,clock:r,log:o},{baseUrl:i,sitesDomain:a},c,{build:d}){const u=`${ei.includes(
n)?(0,ce.hostname)():n}:${c}`,h=()=>d?.queue.underWay??0,y=s&&{...s.nodes,start:{...s.nodes.start,publicUrl:i,sitesDomain:a}};return{own:{name:t,roles:e,address:u},
shared:y,builds:h,clock:r,log:o}}const kt={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function as(t){return t instanceof Error&&"errco\
de"in t?Number(t.errcode)&255:0}function cs(t){return(0,j.b$)(t)||as(t)===kt.FULL}const ub=[kt.BUSY,kt.READONLY,kt.IOERR,kt.CANTOPEN];function lb(t){return ub.includes(
as(t))}function ml(t){return as(t)===kt.CORRUPT||as(t)===kt.NOTADB}function yl(t){return as(t)===kt.BUSY}const El="abcdefghijklmnopqrstuvwxyz234567",fb=63,gl=6,
hb=()=>(0,G.randomInt)(2**32)/2**32;function aa(t,e){let n="";for(;n.length<t;)n+=El[Math.floor(e()*El.length)]??"";return n}function pb(t){const e=t.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,fb-gl-1).replace(/-+$/,"");return e===""?"app":e}function wl(t,e){return`${pb(t)}-${aa(gl,e)}`}const mb=[".\
drafts","tmp"],yb=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;function Eb(t,e){
let n=Promise.resolve();const s=async r=>{gb(r,t);try{await Tl(t,r),e(r),await Tl(t,r)}catch(o){for(const i of(0,D.readdirSync)(r))await(0,ie.rm)((0,F.join)(r,i),
{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function gb(t,e){if(!(0,F.isAbsolute)(t))throw Nr(`"${t}" is not an ab\
solute path`);if((0,fe.FK)(e,t))throw Nr(`${t} is inside the data directory`);try{if((0,fe.wZ)(t,448),(0,D.readdirSync)(t).length>0)throw Nr(`${t} is not empty`)}catch(n){
throw n instanceof j.GQ||cs(n)?n:Nr(`${t} cannot be written (${(0,j.xU)(n)})`)}}const wb=5;async function Tl(t,e){const n=s=>!(0,F.relative)(t,s).split(F.sep).some(
r=>mb.includes(r));for(const s of(0,D.readdirSync)(t).filter(r=>!yb.test(r)))for(let r=1;;r+=1)try{await(0,ie.cp)((0,F.join)(t,s),(0,F.join)(e,s),{recursive:!0,
force:!1,filter:n});break}catch(o){if((0,j.xU)(o)!=="ENOENT"||r===wb)throw o}}function Nr(t){return new j.GQ("invalid_input",t,{input:"to",remedy:"Name a direct\
ory outside the data directory that is empty or does not exist yet."})}const Tb=3;let ca=0;const _l=[];async function _b(t){ca<Tb?ca+=1:await new Promise(e=>_l.
push(e));try{return await t()}finally{const e=_l.shift();e?e():ca-=1}}class bb extends ht.Readable{#e;#t;#n;#s;#r=Promise.resolve();constructor(e,n,s,r){super({
highWaterMark:r}),this.#e=e,this.#s=n,this.#t=s,this.#n=r}_read(){this.#r=this.#o().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#o(){const e=Math.min(this.#n,
this.#t-this.#s+1);return e<=0?null:_b(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#r.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var Sb=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Nb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const da={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},bl={...da,sync:async()=>{}};
function Or(t){(0,D.mkdirSync)(t,{recursive:!0,mode:448})}async function Ob(t,e=da){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===bl)return;const s=Sb(n,await(0,ie.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Nb(n);s&&await s}}function ua(t){return Et(
()=>(0,D.readdirSync)(t))??[]}const Ib=new Set(["ENOENT","ENOTDIR","EISDIR"]);function la(t){return Ib.has((0,j.xU)(t))}function Et(t){try{return t()}catch(e){if(la(
e))return;throw e}}var Rb=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Lb=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ir=600*1e3;class Ab{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#r(e),r=Et(()=>{const o=(0,D.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=Ir||
kb(s,n)});return r&&this.#t.add(fa(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,G.hash)("sha256",n)!==s)throw new nl(`The bytes of ${e} have another ha\
sh`);await this.#c(r,n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,G.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(o,c)}if(a!==n||i.digest("hex")!==r)throw new nl(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Sl(this.#e.dir,n)));try{await Promise.all([...e].map(n=>Ob(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${ta(e)}`}async#o(e,n){const s=this.#r(
e);if(this.#s)throw this.#s.error;const r=this.#i(s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,F.
join)(this.#e.drafts,(0,G.randomUUID)());try{await this.#a(s,n),await(0,ie.rename)(s,e).catch(r=>{if((0,j.xU)(r)!=="ENOENT")throw r;return Or((0,F.dirname)(e)),
(0,ie.rename)(s,e)}),this.#t.add(fa(e))}catch(r){throw await(0,ie.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=Rb(s,
await(0,ie.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=Lb(s);r&&await r}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=cs(e)?new VT("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function fa(t){return t.slice(
0,t.lastIndexOf("/"))}function Sl(t,e){return e===t?[e]:[e,...Sl(t,fa(e))]}function kb(t,e){const{mtimeNs:n}=(0,D.statSync)(t,{bigint:!0});try{(0,D.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,j.xU)(s)!=="EPERM")throw s;return!1}return(0,D.statSync)(t).size===e}function vb({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function Rr({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const ha=1024*1024,Db=16*ha;class Mb{#e;#t=0;constructor(e,n=()=>xb(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,Db))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-$b(e.size):Number.POSITIVE_INFINITY}}function $b(t){return Math.
min(Math.max(256*ha,t/100),2560*ha,t/8)}function xb(t){try{const{bavail:e,blocks:n,bsize:s}=(0,D.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Nl=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ol=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Cb=64*1024,pa=".damaged";function GO(t){return t.endsWith(pa)?t.slice(0,-pa.
length):void 0}const Ub=3600*1e3;class Fb{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,F.join)(e,".drafts"),this.#n=(0,F.
join)(e,".leaving"),this.#s=n,this.#r=s??da,this.#o=new Mb(e),Or(e)}async head(e){const n=await this.#d(e,s=>(0,ie.stat)(s,{bigint:!0}));return n?.isFile()?Rr(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Nl(s,r,!0),i=Rr(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Ol(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Nl(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Ol(s);r&&await r}}async stream(e,n){const s=await this.#c(
e),{start:r,end:o}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new bb(s,r,o,Cb)}writer({lasting:e=!0}={}){this.#h(),Or(this.#t);const n=e&&this.#s?this.#r:
{...bl,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new Ab(s)}async delete(e){const n=this.#a(e);(0,D.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,D.rmSync)(s,{force:!0});(0,D.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#h();const s=this.#l(
e,r=>vb(r)<n-Ir);return s!==void 0&&(0,D.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,r=>Rr(r).version===n);return s===void 0?!1:((0,D.
renameSync)(s,`${this.#a(e)}${pa}`),!0)}async*list(e,n){const s=(0,F.join)(this.#e,QT(e)),r=n===void 0?void 0:(await(0,ie.stat)(s).catch(ds))?.mtimeMs,o=n!==void 0&&
(r??0)<n-Ir,i=await(0,ie.readdir)(s,{withFileTypes:!0}).catch(ds);for(const a of i??[]){if(!qT.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!o&&a.isFile()&&Et(()=>(0,D.statSync)((0,F.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-Ir)&&(yield{key:c,...Rr(
d)})}}#a(e){return(0,F.join)(this.#e,ta(e))}async#c(e){const n=await this.#d(e,s=>(0,ie.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),r=await n(s).catch(ds);if(r!==void 0)return r;for(const o of this.#u(e)){const i=await n(o).catch(ds);if(i!==void 0)return i}return n(s).catch(
ds)}#u(e){const n=`${Il(e)}~~`;return ua(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,F.join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=Et(()=>(0,D.statSync)(s,
{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,F.join)(this.#n,`${Il(e)}~~${Date.now()}~${(0,G.randomUUID)()}`);Or(this.#n);const a=Et(()=>((0,D.renameSync)(
s,o),!0))&&Et(()=>(0,D.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#f(o,s)}}#f(e,n){try{(0,D.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,j.xU)(s)??"")){(0,D.renameSync)(e,n);return}if((0,j.xU)(s)!=="EEXIST"&&!la(s))throw s}(0,D.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const e=Date.
now()-Ub;for(const n of ua(this.#t)){const s=(0,F.join)(this.#t,n);(Et(()=>(0,D.statSync)(s).mtimeMs)??e)<e&&(0,D.rmSync)(s,{force:!0,recursive:!0})}for(const n of ua(
this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#f((0,F.join)(this.#n,n),this.#a(o))}}}function Il(t){return t.replaceAll(
"/","~")}function ds(t){if(!la(t))throw t}const ma=10,jb=/^[\w-]{1,128}$/;function Pb(t){if(jb.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function Rl(t,e){const n=Ll(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function Bb(t,e,n){const{from:s,limit:r,
isComplete:o=!1}=n,i=Ll(e,n),a=t.subarray(i-Rl(e,n).start),c=s<0&&i>0&&t[0]!==ma?Hb(a):0,u=i+a.length>=e&&o?a.length:Gb(a,r);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function Ll(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function Hb(t){const e=t.indexOf(ma)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!Al(n)))}function Gb(t,e){const n=t.lastIndexOf(ma)+1;return n>0||t.length<e?n:Wb(t)}function Wb(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(Al(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function Al(t){return(t&192)===128}var Yb=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Kb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function zb(t,{log:e=er,mayAppend:n=()=>!0}={}){(0,D.mkdirSync)(t,{recursive:!0,
mode:448});const s=o=>(0,F.join)(t,`${Pb(o)}.log`),r=new Set;return{async append(o,i,a){try{if(a!==void 0&&!n(o,a))throw new Error("The lease of the build has e\
nded");await(0,ie.appendFile)(s(o),i,{mode:384})}catch(c){r.has(o)||e("warn","build_log_lost",{deployID:o,reason:String(c)}),r.add(o)}},async end(o){r.delete(o)},
async read(o,i){try{const a={stack:[],error:void 0,hasError:!1};try{const c=Yb(a,await(0,ie.open)(s(o)),!0);return await Vb(c,i)}catch(c){a.error=c,a.hasError=!0}finally{
const c=Kb(a);c&&await c}}catch(a){if((0,j.xU)(a)==="ENOENT")return;throw a}},remove:o=>(0,ie.rm)(s(o),{force:!0})}}async function Vb(t,e){const{size:n}=await t.
stat(),{start:s,length:r}=Rl(n,e);return Bb(await Xb(t,s,r),n,e)}async function Xb(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.
read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function qb(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{
t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var ya=A(99);const Lr=[`
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
  `];function Jb(t){const e=new ya.DatabaseSync(t===void 0?":memory:":(0,F.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),Qb(e),e}catch(n){throw e.close(),n}}function Qb(t){const e=kl(t);if(e!==Lr.length){if(e>Lr.length)
throw new j.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Lr.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of Lr.entries())Ar(t,()=>{kl(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function kl(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function vl(t,e){t.prepare("VACUUM INTO ?").run(e),(0,D.chmodSync)(e,384)}function Ar(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function kr(t){return{read:async e=>Ea(e),first:async(e,n,s)=>Ea(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>Ea(()=>Ar(t,e))}}function Ea(t){try{return t()}catch(e){const n=cs(e);throw!n&&!lb(e)?e:new ee(`The sta\
te cannot be read or written: ${Zb(e)}`,{cause:e,isFull:n})}}function Zb(t){return t instanceof Error?t.message:String(t)}function Dl(t){const e=(0,F.join)(t,"p\
latform.pid"),n=(0,F.join)(t,"platform.lock");(0,D.writeFileSync)(n,"",{flag:"a",mode:384});const s=new ya.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),ml(r)?new j.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):yl(r)?new j.GQ("platform_locked",`Another platform uses ${t}${eS(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,D.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,D.rmSync)(e,{force:!0}),s.close())}}}function eS(t){try{const e=/^\d{1,10}$/.exec((0,D.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function tS(t){return $l(t,e=>{(Ml(e)||(0,D.readdirSync)(e).length===0)&&(0,D.chmodSync)(e,448),(0,D.writeFileSync)(
(0,F.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function WO(t){const e=$l(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(Ml(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function Ml(t){return(0,D.existsSync)((0,F.join)(t,"platform.db"))}function $l(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new j.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,F.resolve)(t);try{(0,fe.wZ)(
n,448),e(n)}catch(s){throw new j.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,j.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,D.existsSync)((0,F.join)(n,".gitignore"))||(0,D.writeFileSync)((0,F.join)(n,".gitignore"),`*
`,{mode:384}),n}function C(t,e){const n=t[e];if(typeof n!="string")throw ga(e);return n}function le(t,e){return t[e]===null?null:C(t,e)}function V(t,e){const n=t[e];
if(typeof n!="number")throw ga(e);return n}function Ae(t,e){return t[e]===null?null:V(t,e)}function us(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw ga(
e);return n}function ga(t){return new j.GQ("internal",`The column ${t} of the database has an unexpected type`)}function vt(t){return{seq:V(t,"seq"),deployID:C(
t,"deploy_id"),status:_a(t),stage:Ta(t),branch:C(t,"branch"),commit:le(t,"commit"),createdAt:V(t,"created_at"),startedAt:Ae(t,"started_at"),finishedAt:Ae(t,"fin\
ished_at"),supersededBy:le(t,"superseded_by"),cancelledBy:le(t,"cancelled_by"),triggeredBy:le(t,"triggered_by"),redeployOf:le(t,"redeploy_of"),configuration:wa(
t),commitFacts:{subject:le(t,"commit_subject"),author:le(t,"commit_author")},size:cS(t),warnings:aS(t),logRemovedAt:Ae(t,"log_removed_at"),enteredAt:rS(t)}}function xl(t){
return{app:{org:C(t,"app_org"),project:C(t,"app_project"),appID:C(t,"app_id")},deployment:vt(t)}}const nS="a.org AS app_org, a.project AS app_project, a.app_id",
sS=["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_author","release_files","release_bytes","warnings","install_at","build_\
at","sync_at","activate_at","log_removed_at"],ls={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_at"};function rS(t){const e=Object.entries(
ls).map(([n,s])=>[n,Ae(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function wa(t){const e=le(t,"configuration");return e===null?null:JSON.parse(
e)}function oS(t){const e=wa(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function iS(t=[]){return t.length===
0?null:JSON.stringify(t)}function aS(t){const e=le(t,"warnings");return(e===null?void 0:(0,rc.h)(JSON.parse(e)))??[]}function Cl(t){const e=le(t,"env");return e===
null?void 0:JSON.parse(e)}function cS(t){const[e,n]=[Ae(t,"release_files"),Ae(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function dS(t,e){
const{branch:n,commit:s,by:r=null,configuration:o,env:i}=t,a={subject:null,author:null};return{branch:n??o?.branch??e,commit:s,by:r,redeployOf:null,configuration:o?
JSON.stringify(o):null,env:i?JSON.stringify(i):null,facts:a}}function uS(t,e){const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.
commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,facts:t.commitFacts}}function lS(t,e){return e?{kind:t?"cancelled":"too_late",deployment:e}:
{kind:"no_deployment"}}function Ta(t){const e=le(t,"stage");return xe.Mb.find(n=>n===e)??null}function _a(t){const e=C(t,"status"),n=xe.PB.find(s=>s===e);if(!n)
throw new j.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function Ul(t){return f((0,x.U4)(le(t,"failure")??""))??E(Ta(t)??
"build")}function fS(t){return{status:_a(t),count:V(t,"count"),ran:V(t,"ran"),ms:V(t,"ms")}}function ke(t){return{org:C(t,"org"),project:C(t,"project"),appID:C(
t,"app_id"),name:C(t,"name"),type:Fl(t),branch:C(t,"branch"),...jl(t),subdomain:C(t,"subdomain"),environmentID:C(t,"environment_id"),liveRelease:le(t,"live_rele\
ase"),createdAt:V(t,"created_at"),updatedAt:V(t,"updated_at"),deletion:hS(t)}}function hS(t){const e=Ae(t,"deleted_at");return e===null?null:{at:e,by:le(t,"dele\
ted_by"),endsAt:V(t,"ends_at")}}function ba({settings:t}){return t.lifetime===void 0?null:(0,Ee.E9)(t.lifetime,"lifetime")}function Fl(t){const e=C(t,"type"),n=I.
yN.find(s=>s===e);if(!n)throw new j.GQ("internal",`The database has an app of the unknown type ${e}`);return n}function jl(t){return{repository:C(t,"repository"),
buildCommand:le(t,"build_command"),outputDirectory:le(t,"output_directory"),region:le(t,"region"),settings:Pl(C(t,"settings"))}}function Pl(t){const e=JSON.parse(
t);return(0,x.Gv)(e)?e:{}}function Sa(t,{settings:e,...n}){const s=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...n,settings:Object.
fromEntries(s)}}function Na(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function pS(t,e){
const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),removed:n.filter(r=>!s.includes(r)).sort()}}const vr="",
mS="\u{10FFFF}";function yS({after:t,before:e,prefix:n=""}){const s=`${n}${mS}`,r=t&&t.appID>=n?[t.appID,t.project]:[n,vr],o=e&&e.appID<s?[e.appID,e.project]:[s,
vr];return[...r,...o]}const ES={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS NOT NULL AND d.finished_at IS NULL",idle:"a.live_release \
IS NULL"};function gS(t,e,n){const s=[],r=B=>n(s.push(B)),{text:o="",project:i,branch:a,status:c,sort:d,after:u,before:h,limit:y}=e,w=B=>[...d==="newest"?["coal\
esce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(U=>U+B).join(", "),g=(B,{seq:U,appID:M,project:R})=>`(${w("")}) ${B} (${[...d==="newest"?[-U]:[],M,R].map(r).
join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${r(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${r(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...i===
void 0?[]:[`a.project = ${r(i)}`],...a===void 0?[]:[`a.branch = ${r(a)}`],...c===void 0?[]:[ES[c]],...u?[g(">",u)]:h?[g("<",h)]:[]].join(" AND ")} ORDER BY ${w(
h&&!u?" DESC":"")} LIMIT ${r(y)}`,values:s}}function wS(t,e,{after:n,before:s}){const r=t.map(o=>{const i=Ae(o,"newest");return{app:ke(o),newest:i!==null&&e(i)||
null,liveManifest:le(o,"live_manifest")}});return s&&!n?r.reverse():r}function TS(t,e){const n={...jl(t),branch:C(t,"app_branch")},{repository:s,buildCommand:r,
outputDirectory:o,settings:i}=Sa(n,wa(t)??{});return{deployID:C(t,"deploy_id"),app:{org:C(t,"org"),project:C(t,"project"),appID:C(t,"app_id")},type:Fl(t),repository:s,
branch:C(t,"job_branch"),appBranch:n.branch,commit:le(t,"commit_requested"),buildCommand:r,outputDirectory:o,settings:i,env:e}}function _S(t){return{deployID:C(
t,"deploy_id"),manifestHash:C(t,"manifest")}}function bS(t,e){const n=le(t,"live_release"),s=Ae(t,"deleted_at")!==null,r=s?[]:e,o=C(t,"type");return{org:C(t,"or\
g"),project:C(t,"project"),appID:C(t,"app_id"),subdomain:C(t,"subdomain"),settings:Pl(C(t,"settings")),...(0,I.Rm)(o)&&{type:o},release:r.find(({deployID:i})=>i===
n)??null,kept:r.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}function SS(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+
1]:t.find(({deployID:r})=>r===n)}function NS(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==null).map(IS);return{type:C(e,"type"),environmentID:C(e,"en\
vironment_id"),tables:n}}function OS(t){return{keyspace:V(t,"keyspace"),app:{org:C(t,"org"),project:C(t,"project"),appID:C(t,"app_id")},name:C(t,"name"),environmentID:C(
t,"environment_id"),type:C(t,"type")}}function IS(t){return{name:C(t,"name"),createdAt:V(t,"created_at"),tokenHash:C(t,"token_hash"),sealed:us(t,"token_sealed")}}
function Bl(t){return{accessKeyID:C(t,"access_key_id"),environmentID:C(t,"environment_id"),sealed:us(t,"sealed"),expiresAt:V(t,"expires_at")}}function RS(t,{set:e,
unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(
d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(i)}function LS(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).
sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function AS(t,e,n,s){const r=(i,a)=>Object.hasOwn(t,i)&&t[i]===a,o=Object.entries(e).map(([i,a])=>[i,r(i,a)?n.get(
i)??{at:null,by:null}:s]);return new Map(o)}function kS(t,e){return t.toSorted().map(n=>{const{at:s,by:r}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,
changedBy:r}})}function YO(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}
function KO(t){return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}const Hl=`UPDATE apps SET repository = ?, branch = ?, buil\
d_command = ?, output_directory = ?,
    region = ?, settings = ?, lifetime_ms = ?, updated_at = ? WHERE id = ?`;function vS({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=Vt(
t),a=Vt(t,!0),c=Y=>{const X=`SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?) AND ${Y}`;return{first:t.prepare(`${X}\
 ORDER BY app_id, project LIMIT ?`),last:t.prepare(`${X} ORDER BY app_id DESC, project DESC LIMIT ?`)}},[d,u]=[c("deleted_at IS NULL"),c("deleted_at IS NOT NULL")],
h="SELECT * FROM apps WHERE org = ? AND project = ? AND deleted_at IS NULL AND app_id",y=t.prepare(`${h} > ? ORDER BY app_id LIMIT ?`),w=t.prepare(`${h} < ? ORD\
ER BY app_id DESC LIMIT ?`),g=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),_=t.prepare("SELECT org FROM apps WHERE org < ? ORDER BY org \
DESC LIMIT 1"),O=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),B=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_\
command,
    output_directory, region, settings, lifetime_ms, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),U=t.prepare(Hl),M=t.prepare(`SELECT e.name, e.value, e.changed_at, e.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),R=Gl(t),N=DS(t),$=({subdomain:Y},X)=>{n.publish({kind:"site",
subdomain:Y});for(const te of X)n.publish({kind:"domain",domain:te})},H=Y=>{const X=i(Y);if(!X)throw new j.GQ("internal",`The app ${Y.appID} is not in platform.\
db`);return ke(X)},Q=Y=>{let X=wl(Y,o);for(;O.get(X);)X=wl(Y,o);return X};return{find:Y=>e.read(()=>{const X=a(Y);return X&&ke(X)}),async create({key:Y,type:X,config:te},ne){
const de=()=>{if(a(Y))return;const ve=r.now();return B.run(Y.org,Y.project,Y.appID,Y.appID,X,...Na(te),ba(te),Q(Y.appID),`env-${aa(16,o)}`,ve,ve),N.assign(Y,void 0,
te),H(Y)},pe=await e.write(()=>s.run(ne,de)??{kind:"taken"});return pe.kind==="done"&&$(pe.made,pe.made.settings.domains??[]),pe},async update(Y,X){const te=await e.
write(()=>{const ne=i(Y);if(!ne)return;const[de,pe]=[ke(ne),Sa(ke(ne),X)];return U.run(...Na(pe),ba(pe),r.now(),V(ne,"id")),{changed:N.assign(Y,de,pe),app:H(Y)}});
return te&&$(te.app,te.changed),te?.app},env:({org:Y,project:X,appID:te})=>e.read(()=>Dr(M.all(Y,X,te))),variables:({org:Y,project:X,appID:te})=>e.read(()=>{const ne=M.
all(Y,X,te);return kS(ne.map(de=>C(de,"name")),Wl(ne))}),async replaceEnv(Y,X,te=null){const ne=await e.write(()=>{const de=i(Y);return de&&R(V(de,"id"),X,{at:r.
now(),by:te}),de});return ne&&$(ke(ne),[]),ne!==void 0},async editEnv(Y,X,te){const{row:ne,result:de}=await e.write(()=>{const pe=i(Y);if(!pe)return{result:{kind:"\
no_app"}};const ve=M.all(Y.org,Y.project,Y.appID),ct=Dr(ve),Dt=RS(ct,X,te);return Dt?(R(V(pe,"id"),Dt,{at:r.now(),by:X.by??null}),{row:pe,result:LS(ct,Dt,X)}):{
result:{kind:"full"}}});return ne&&$(ke(ne),[]),de},organizations:({after:Y=vr,before:X,limit:te})=>e.read(()=>{const ne=X===void 0?g:_,de=[];for(let pe=X??Y;de.
length<te;){const ve=ne.get(pe);if(!ve)break;pe=C(ve,"org"),de.push(pe)}return X===void 0?de:de.reverse()}),inProject:(Y,X,{after:te=vr,before:ne,limit:de})=>e.
read(()=>{const ve=(ne===void 0?y:w).all(Y,X,ne??te,de).map(ke);return ne===void 0?ve:ve.reverse()}),list:(Y,X)=>e.read(()=>{const te=X.deleted?u:d,ne=(X.before?
te.last:te.first).all(Y,...yS(X),X.limit).map(ke);return X.before?ne.reverse():ne})}}function DS(t){const e=Vt(t),n=t.prepare("INSERT INTO domains (name, app) V\
ALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=pS(o,i),d=a.length+
c.length>0?e(r):void 0;if(!d)return[];const u=V(d,"id");for(const h of c)s.run(h,u);for(const h of a)if(n.run(h,u).changes===0)throw new pt(h);return[...c,...a]}}}
function Vt(t,e=!1){const n=e?"":"AND deleted_at IS NULL",s=t.prepare(`SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? ${n}`);return({org:r,project:o,
appID:i})=>s.get(r,o,i)}function Gl(t){const e=t.prepare("SELECT name, value, changed_at, changed_by FROM env WHERE app = ?"),n=t.prepare("DELETE FROM env WHERE\
 app = ?"),s=t.prepare("INSERT INTO env (app, name, value, changed_at, changed_by) VALUES (?, ?, ?, ?, ?)");return(r,o,i)=>{const a=e.all(r),c=AS(Dr(a),o,Wl(a),
i);n.run(r);for(const[d,u]of Object.entries(o)){const{at:h=null,by:y=null}=c.get(d)??{};s.run(r,d,u,h,y)}}}function Wl(t){return new Map(t.map(e=>[C(e,"name"),{
at:Ae(e,"changed_at"),by:le(e,"changed_by")}]))}function Dr(t){return Object.fromEntries(t.map(e=>[C(e,"name"),C(e,"value")]))}const Yl="deploy_id = ? AND fence\
 = ? AND lease_node IS NOT NULL AND finished_at IS NULL",Kl="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL",zl=`stat\
us = 'failed', stage = ?, failure = ?, log_bytes = ?, ${Kl}`;function MS(t){const{database:e,commands:n,changes:s,clock:r}=t,o=N=>e.prepare(`UPDATE deployments \
SET ${N} WHERE ${Yl}`),i=o("lease_until = ?"),a=N=>o(`status = ?, stage = ?, ${N} = coalesce(${N}, ?)`),c={clone:a("started_at"),install:a(ls.install),build:a(ls.
build),sync:a(ls.sync),activate:a(ls.activate)},d=o(`commit_sha = ?, commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),u=o("stored_release = ?, release_files = ?, release_bytes = ?, warnings = ?"),h=o(zl),y=$S(e,r),w=e.prepare(`SE\
LECT deploy_id, stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),g=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),_=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),O=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),B=CS(e,r),U=US(t),M=(N,$,...H)=>n.read(()=>N.run(...H,$.deployID,$.fence).changes===1),R=N=>(N.
length>0&&s.publish({kind:"jobs"}),N);return{claim:(N,$=Number.MAX_SAFE_INTEGER)=>n.write(()=>B(N,$)),renew:N=>M(i,N,r.now()+Yt),advance:(N,$)=>M(c[$],N,Lu[$],$,
r.now()),recordCommit:(N,$,H)=>M(d,N,$,H?.subject??null,H?.author??null),recordRelease:(N,$,H,Q)=>M(u,N,$,H?.files??null,H?.bytes??null,iS(Q)),async finish(N,$){
if($.kind==="live"){const H=await n.write(()=>U(N,$.manifestHash,$.logBytes));if(H===void 0)return!1;s.publish({kind:"site",subdomain:H})}else if(!await M(h,N,...Vl(
$.facts,$.logBytes,r)))return!1;return s.publish({kind:"jobs"}),!0},endOf:({deployID:N,fence:$})=>n.first(O,[N,$],_a),expire:async()=>R(await n.write(()=>w.all(
r.now()).map(y))),expireAll:()=>R(Ar(e,()=>g.all().map(y))),isBusy:()=>n.read(()=>_.get()!==void 0)}}function Vl(t,e,n){return[t.stage,JSON.stringify(an(t)),e??
null,n.now()]}function $S(t,e){const n=t.prepare(`UPDATE deployments SET ${zl} WHERE deploy_id = ?`);return s=>{const r=C(s,"deploy_id");return n.run(...Vl(Au(Ta(
s)??"clone"),void 0,e),r),r}}const Oa="finished_at IS NULL AND status = 'queued'",xS=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Oa}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Oa} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${Oa} AND q.org = waiting.org AND NOT EXISTS
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
get(i);if(!a)return;const c=e.now(),d=C(a,"deploy_id"),u=V(a,"fence");return s.run(Lu.clone,c,u,o,c+Yt,d),{deployID:d,fence:u,job:TS(a,Cl(a)??Dr(r.all(V(a,"id"))))}}}
function US({database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, ${Kl}
    WHERE ${Yl}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING *`),i=t.prepare("SELECT configuration, env, triggered_by FROM deployments WHERE deplo\
y_id = ?"),a=Gl(t),c=t.prepare(Hl),d=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:u,fence:h},y,w)=>{const g=e.now(),_=i.get(u)??{};if(s.run(w??null,g,u,h).changes!==1)return;r.run(
y,g,u);const O=o.get(u,u)??{};d.run(V(O,"id"),n);const[B,U]=[oS(_),Cl(_)];if(B){const M=Sa(ke(O),B);c.run(...Na(M),ba(M),g,V(O,"id"))}return U&&a(V(O,"id"),U,{at:g,
by:le(_,"triggered_by")}),C(O,"subdomain")}}const Ia=200,Xl=24*36e5,FS=t=>`SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${t})`;function jS(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?Ae(t,"c\
ollected_at"):null}}const PS=`d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
  CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept`;function BS(t){return{org:C(t,"org"),project:C(t,"project"),
appID:C(t,"app_id")}}const HS=1e3;function ql({most:t}){return t+HS+Ia}function GS(t,e,n,s){const r=[],o=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===ql(n);const u=h=>h.length<Ia?!0:(d=!0,!1);for(const[h,y]of e.entries()){const w=C(y,"deploy_id"),g=V(y,"kept"),_=Ae(y,"log_bytes")??0,O=y.log_removed_at===
null;a+=O?_:0;const B=h>0&&y.finished_at!==null,U=h>=n.most||V(y,"created_at")<s-n.ageMs,M=B&&U&&g===0&&u(o),R=O&&B&&g<2&&(U||a>n.logBytes)&&u(r);M&&(R||!O)?o.push(
w):i.deployments+=1,R?(r.push(w),c+=_):O&&_>0&&(i.logs+=1,i.logBytes+=_)}return{app:t,logs:r,deployments:o,left:i,bytes:c,isMore:d&&r.length+o.length>0}}function WS(t,e,n,s){
const r=t.prepare("SELECT app FROM app_activity WHERE app > ? ORDER BY app LIMIT 1"),o=t.prepare(`SELECT ${PS} FROM deployments d JOIN apps a ON a.id = d.app
    LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = ? ORDER BY d.seq DESC LIMIT ?`),i=t.prepare(`UPDATE deployments SET log_bytes = NULL, log_re\
moved_at = ?
    WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NULL`),a=t.prepare(`DELETE FROM deployments WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NU\
LL
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`),c=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ?)`),d=t.prepare(`SELECT DISTINCT repository FROM apps WHERE repository > ?
    ORDER BY repository LIMIT ?`),u=t.prepare("SELECT id FROM apps WHERE id > ? AND ends_at <= ? ORDER BY id LIMIT 1"),h=t.prepare("SELECT deploy_id FROM deploy\
ments WHERE app = ? AND log_removed_at IS NULL LIMIT ?"),y=t.prepare("SELECT environment_id, subdomain FROM apps WHERE id = ? AND ends_at <= ?"),w=t.prepare("SE\
LECT name FROM domains WHERE app = ?"),g=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = ?"),_=t.prepare("DELETE FROM \
kvs_roles WHERE environment_id = ?"),O=["kvs_tables","domains","env","releases","app_activity","deployments","usage_ended"].map(R=>t.prepare(`DELETE FROM ${R} W\
HERE app = ?`)),B=t.prepare("DELETE FROM apps WHERE id = ?"),U=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > (?, ?, ?)
    ORDER BY org, project, app_id LIMIT ?`),M=t.prepare(FS("org = ? AND project = ? AND app_id = ?"));return{kept:({org:R,project:N,appID:$})=>e.read(()=>jS(M.get(
R,N,$))),endingApp:R=>e.read(()=>{const N=u.get(R,s.now()),$=N&&V(N,"id");if($!==void 0)return{app:$,logs:h.all($,Ia).map(H=>C(H,"deploy_id"))}}),async endApp(R){
const N=await e.write(()=>{const $=y.get(R,s.now());if(!$)return;const H=w.all(R).map(Q=>C(Q,"name"));g.run(R),_.run(C($,"environment_id"));for(const Q of O)Q.run(
R);return B.run(R),{subdomain:C($,"subdomain"),domains:H}});if(!N)return!1;for(const $ of N.domains)n.publish({kind:"domain",domain:$});return n.publish({kind:"\
site",subdomain:N.subdomain}),!0},apps:(R,N)=>e.read(()=>U.all(R?.org??"",R?.project??"",R?.appID??"",N).map(BS)),due:(R,N)=>e.read(()=>{const $=r.get(R),H=$&&V(
$,"app");return H===void 0?void 0:GS(H,o.all(H,ql(N)),N,s.now())}),end:(R,{logs:N,deployments:$})=>e.write(()=>{const H=s.now();for(const Q of N)i.run(H,Q,R);return $.
reduce((Q,Y)=>Q+Number(a.run(Y,R).changes),0)}),endKeys:R=>e.read(()=>Number(c.run(s.now()-Xl,R).changes)),repositories:(R,N)=>e.read(()=>d.all(R,N).map($=>C($,
"repository")))}}const Jl=32,YS=4096;function KS(t,e){const n=(0,F.join)(t,"platform.key"),s=(0,F.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>VS(
n),i=()=>{if(zS(e))throw Ra(`${n} is missing, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were seal\
ed with`;return{value:Ql(e,n,o,i),wrong:c=>Ra(a,c)}},async signingKey(r){return{value:Ql(e,s,()=>XS(s),r),wrong:a=>Zl(s,a)}}}}function Ql(t,e,n,s){const r=n();return r!==
void 0?r:Ar(t,()=>{const o=n();if(o!==void 0)return o;const i=s();return qS(e,i),i})}function zS(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) O\
R EXISTS (SELECT 1 FROM kvs_roles) AS any").get()?.any===1}function VS(t){return Et(()=>{const e=(0,D.statSync)(t);if(!e.isFile()||e.size!==Jl)throw Ra(`${t} is\
 not a key of ${Jl} bytes`);const n=(0,D.readFileSync)(t);return(0,D.chmodSync)(t,384),n})}function XS(t){return Et(()=>{const e=(0,D.statSync)(t);if(!e.isFile()||
e.size>YS)throw Zl(t);return(0,D.readFileSync)(t,"utf8")})}function qS(t,e){const n=`${t}.${(0,G.randomBytes)(4).toString("hex")}`,s=(0,D.openSync)(n,"wx",384);
try{try{(0,D.writeSync)(s,Buffer.from(e)),(0,D.fsyncSync)(s)}finally{(0,D.closeSync)(s)}(0,D.renameSync)(n,t)}catch(r){throw(0,D.rmSync)(n,{force:!0}),r}}function Ra(t,e){
return new j.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name another directory with --data.",cause:e})}
function Zl(t,e){return new j.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens that\
 were signed with the old one become invalid.",cause:e})}function JS({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];return s!==
void 0&&Buffer.compare(s,n)>0?s:n}function QS(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const ZS=160;class eN{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&
(this.#s-=La(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=La(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(
e);const n=this.#t.get(e);n&&(this.#s-=La(e,n),this.#t.delete(e))}}function La(t,e){return ZS+2*(t.length+e.value.length)}const tN=16*1024*1024,ef=1e3,Aa=0,Mr="\
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
`;function tf(t){const e=(t.open??(n=>new ya.DatabaseSync(n)))(t.path);try{return e.exec(nN),rN(e),new oN(e,t)}catch(n){throw e.close(),yl(n)?new j.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function rN(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${sN} COM\
MIT;`)}class oN{#e;#t;#n;#s;#r;#o=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=iN(e),this.#n=new eN(n.cacheBytes??tN),this.#s=n.onPoisoned??(()=>{}),this.#r=
n.clock??_e.ml}get(e,n){if(this.#a==="closed")throw new ee("the store is closed");const s=$r(e,n),r=this.#n.get(s)??this.#c(s,e,n);return r&&(r.expiresAt===null||
r.expiresAt>this.#r.now())?r:void 0}#c(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(
r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new ee("the store could not be read",{cause:r})}}put(e,n,{value:s,ttlMs:r}){const o={value:s,expiresAt:r===
void 0?null:this.#r.now()+r};return this.#d(()=>this.#t.put.run(e,n,s,o.expiresAt),()=>this.#n.set($r(e,n),o))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete($r(e,n)))}async keys(e,n){if(this.#a==="closed")throw new ee("the store is closed");try{const r=this.#t.keys.all(e,JS(n).toString(),this.#r.
now(),n.limit).map(o=>({key:C(o,"key"),bytes:V(o,"bytes"),expiresAt:Ae(o,"expires_at")}));return QS(r,n)}catch(s){throw new ee("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#r.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
ef).map(s=>C(s,"key"))},()=>{for(const s of n)this.#n.delete($r(e,s))});while(n.length===ef)}async sizes(e,n){if(this.#a==="closed")throw new ee("the store is c\
losed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:V(s,"keyspace"),keys:V(s,"keys"),bytes:V(s,"bytes")}))}catch(s){throw new ee("the store could not be\
 read",{cause:s})}}async check(){if(this.#a!=="open")throw new ee(`the store is ${this.#a}`);this.get(Aa,Mr),this.#o&&await this.#d(()=>{this.#t.put.run(Aa,Mr,Mr,
null),this.#t.delete.run(Aa,Mr)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM s\
tore").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){vl(
this.#e,e)}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise(
(s,r)=>{if(this.#a!=="open")return r(new ee(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#o=cs(n),this.#l()&&this.#o||this.#f(
n);const r=new ee("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}this.#o=!1;for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#f(e){this.#a="poisoned",this.#s(e)}}function $r(t,e){return`${t}/${e}`}function iN(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function aN(t,e,n){const s=nf(
t),r=e.identity();cN(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,G.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function cN(t,{identity:e,highest:n},s){const r=nf(t),o=dN(t);if(n>o)throw ka(s,`kvs.db\
 contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw ka(s,"they come fr\
om two data directories");if(r!==void 0&&e===void 0&&uN(t))throw ka(s,"kvs.db is missing, or older than platform.db")}function nf(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function dN(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function uN(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function ka(t,e){return new j.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const sf="kvs.db";function lN({dataDir:t,lasting:e=!0,database:n,clock:s,log:r=er}){const o=e?fN((0,F.join)(t,sf),s,r):tf({path:"\
:memory:",clock:s});try{aN(n,o,t)}catch(i){throw o.close(),i}return o}function fN(t,e,n){return(0,D.writeFileSync)(t,"",{flag:"a",mode:384}),tf({path:t,clock:e,
onPoisoned:r=>n("error","kvs_store_poisoned",{reason:r instanceof Error?r.message:String(r),remedy:"Check the disk, then restart the platform. Until then all wr\
ites fail."})})}const va=6e4;function hN(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};return{take(r){const o=t.monotonic(),
i=Math.floor(o/va);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((va-o%va)/1e3);for(const{name:a}of r)s(a).value+=
1;return 0}}}const rf=32,pN=2*Yt,mN=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,fs=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,yN=`SELECT 1 AS found FROM (SELECT
    ${fs("org","apps WHERE live_release IS NOT NULL")} AS live, ${fs("deploy_id","releases")} AS kept,
    ${fs("org","release_objects")} AS recorded, ${fs("seq","collection_notes")} AS noted,
    ${fs("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function EN(t){return{org:C(t,"org"),manifestHash:C(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:C(t,"notes").split(",").map(Number)}}function xr(t){return Buffer.from(t,"hex")}function gN(t,e,n){const s=t.prepare(`\
UPDATE collection SET fence = fence + 1, lease_node = ?, lease_until = ?
    WHERE lease_node IS NULL OR lease_until <= ? OR lease_until > ? RETURNING fence`),r=t.prepare("UPDATE collection SET lease_until = ? WHERE fence = ? AND lea\
se_node IS NOT NULL"),o=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = ?"),i=t.prepare(yN),a=t.prepare(`SELECT d.notes, ${mN}\
 FROM (SELECT org, manifest, min(seq) AS first,
      group_concat(seq) AS notes FROM (SELECT * FROM collection_notes WHERE seq > ? ORDER BY seq LIMIT ?)
      GROUP BY org, manifest) d ORDER BY d.first`),c=t.prepare("DELETE FROM collection_notes WHERE seq = ?"),d=t.prepare("INSERT OR IGNORE INTO release_objects \
(org, manifest, objects) VALUES (?, ?, ?)"),u=t.prepare(`INSERT INTO object_references (org, object, releases) VALUES (?, ?, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),h=t.prepare("DELETE FROM release_objects WHERE org = ? AND manifest = ? RETURNING objects"),
y=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = ? AND object = ?"),w=t.prepare("SELECT 1 FROM object_references WHERE org = ? AND \
object = ? AND releases > 0"),g=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > (?, ?) ORDER BY org, object LIMIT ?`),_=t.prepare("INSERT OR IGNORE INTO object_references (org, object, releases) VA\
LUES (?, ?, 0)"),O=t.prepare("DELETE FROM object_references WHERE org = ? AND object = ? AND releases = 0"),B=t.prepare("SELECT swept_before FROM collection"),U=t.
prepare("UPDATE collection SET swept_before = ?"),M=N=>N.reduce(($,H)=>$+Number(c.run(H).changes),0)>0,R=(N,$)=>{for(let H=0;H<N.length;H+=rf)$(N.subarray(H,H+rf))};
return{hold:N=>e.read(()=>{const $=n.now(),H=s.get(N,$+Yt,$,$+pN);return H&&{fence:V(H,"fence")}}),renew:({fence:N})=>e.read(()=>r.run(n.now()+Yt,N).changes===1),
release:({fence:N})=>e.read(()=>{o.run(N)}),due:(N,$)=>e.read(()=>{if(N===0&&i.get())throw new ee("The records of releases are missing: the database is incomple\
te");return a.all(N,$).map(EN)}),add:({org:N,manifestHash:$,notes:H},Q)=>e.write(()=>{!M(H)||d.run(N,$,Q).changes===0||R(Q,Y=>u.run(N,Y))}),end:({org:N,manifestHash:$,
notes:H})=>e.write(()=>{const Q=M(H)?h.get(N,$):void 0;Q&&R(us(Q,"objects"),Y=>y.run(N,Y))}),keep:({notes:N})=>e.write(()=>{M(N)}),unused:(N,$)=>e.read(()=>$.filter(
H=>!w.get(N,xr(H)))),waiting:(N,$)=>e.read(()=>g.all(N?.org??"",xr(N?.hash??""),$).map(H=>({org:C(H,"org"),hash:Buffer.from(us(H,"object")).toString("hex")}))),
remember:(N,$)=>e.write(()=>{for(const H of $)_.run(N,xr(H))}),forget:(N,$)=>e.write(()=>{for(const H of $)O.run(N,xr(H))}),sweptBefore:()=>e.read(()=>{const N=B.
get()??{};return N.swept_before===null?void 0:V(N,"swept_before")}),recordSweep:N=>e.read(()=>{U.run(N)})}}const wN=100;function TN(t,e){const n=kr(t),s=t.prepare(
`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("UPDATE k\
vs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1"),a=t.prepare("DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1"),c=async(h,y,w=[])=>{const g=await n.
write(()=>h.all(...w,y).length>0);return g&&e.publish({kind:"role",accessKeyID:y}),g},d=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = ?"),u=t.prepare(
"SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:h,environmentID:y,sealed:w,expiresAt:g},{now:_,most:O}){const B=await n.write(()=>{s.run(_,wN);
const U=r.all(y,O-1);return o.run(h,y,w,g),U.map(M=>C(M,"access_key_id"))});for(const U of B)e.publish({kind:"role",accessKeyID:U})},renew:(h,y)=>c(i,h,[y]),async revoke(h){
await c(a,h)},find:h=>n.first(d,[h],Bl),any:()=>n.first(u,[],Bl)}}function _N(t){const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.
slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{
lifetime:a,perIdentity:c,inAll:d}){const u=t.monotonic();n(0,h=>h.expiresAt<=u),n(c-1,h=>h.identity===o),n(d-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:u+a})},
find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),o},async close(r){e.delete(r)}}}const _n=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coal\
esce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${sS.map(t=>`d.${t}`).join(", ")}`,Cr="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",of=Number.MAX_SAFE_INTEGER;function bN(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=Vt(e),i=e.prepare(`SELECT ${_n} FROM dep\
loyments d ${Cr} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${_n} FROM deployments d ${Cr} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${_n} FROM deployments d ${Cr} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),d=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Cr} AND d.deploy_id = ? AND d.status = 'failed'`),u=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0 OR \
ran > 0"),h=(_,O)=>{const B=i.get(...bn(_),O);return B&&vt(B)},y=SN(t,h),w=NN(t),g=_=>(_.kind==="done"&&s.publish({kind:"jobs"}),_);return{async create(_,O,B){const U=await n.
write(()=>{const M=o(_);return M&&r.run(B,()=>y(_,M,dS(O,C(M,"branch"))))});return g(U??{kind:"no_app"})},async redeploy(_,O,B,U){const M=await n.write(()=>{const[
R,N]=[o(_),h(_,O)];return R&&N&&r.run(U,()=>y(_,R,uS(N,B)))});return g(M??{kind:"no_deployment"})},async cancel(_,O,B){const U=await n.write(()=>lS(w(_,O,B),h(_,
O)));return U.kind!=="cancelled"||(s.publish({kind:"ended",deployID:O}),s.publish({kind:"jobs"})),U},find:(_,O)=>n.read(()=>h(_,O)),list:(_,{before:O=of,since:B,
limit:U})=>n.read(()=>B===void 0?a.all(...bn(_),O,U).map(vt):c.all(...bn(_),B,U).map(vt).reverse()),ofApp:(_,{before:O=of,limit:B})=>n.read(()=>{const U=o(_);return U&&
{app:ke(U),deployments:a.all(...bn(_),O,B).map(vt)}}),failure:(_,O)=>n.first(d,[I.IC.bytes,...bn(_),O],Ul),totals:()=>n.read(()=>u.all().map(fS))}}function SN({
database:t,clock:e,random:n,organizationQueue:s=Ko},r){const o=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?, env =\
 NULL
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),i=t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM deployments
    INDEXED BY deployments_queued_by_org WHERE finished_at IS NULL AND status = 'queued' AND org = ? AND app <> ? LIMIT ?)`),a=t.prepare(`INSERT INTO deployment\
s (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?)`);return(c,d,u)=>{const{branch:h,commit:y,by:w,redeployOf:g,configuration:_,env:O,facts:B}=u,U=`dpl-${aa(
16,n)}`,[M,R]=[V(d,"id"),e.now()];if(V(i.get(c.org,M,s)??{},"n")>=s)throw new zn(s);o.run(U,R,M);const N=[h,y,w,g,_,O,B.subject,B.author];a.run(U,M,c.org,...N,R);
const $=r(c,U);if(!$)throw new j.GQ("internal",`The deployment ${U} was not stored`);return $}}function NN({database:t,clock:e}){const n=t.prepare(`UPDATE deplo\
yments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE deploy_id = ? AND finished_at IS NULL AND status <> 'activating'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`);return(s,r,o)=>n.run(o,e.now(),r,...bn(s)).changes===1}function bn({org:t,project:e,
appID:n}){return[t,e,n]}function ON({database:t,commands:e}){const n=M=>t.prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t \
JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = ? AND t.seq < ? AND a.deleted_at IS NULL ${M} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELECT ${_n} FROM d\
eployments d WHERE d.seq = ?`),i=t.prepare(`SELECT ${_n} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=M=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${M} LIMIT\
 ?)`),c={apps:a("apps WHERE org = ? AND deleted_at IS NULL"),live:a("apps WHERE org = ? AND live_release IS NOT NULL AND deleted_at IS NULL"),failed:a("app_acti\
vity t JOIN apps a ON a.id = t.app WHERE t.org = ? AND t.failed AND a.deleted_at IS NULL")},d=(M,R,N)=>t.prepare(`SELECT ${_n}, ${nS} FROM deployments d INDEXED\
 BY ${M} JOIN apps a ON a.id = d.app
      WHERE ${R} AND d.org = ? ORDER BY ${N} LIMIT ?`),u=d("deployments_leased","d.lease_node IS NOT NULL","d.started_at, d.seq"),y=d("deployments_queued_by_org",
"d.finished_at IS NULL AND d.status = 'queued'","d.seq"),w=t.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d WHERE d.deploy_id = ? AND d.status = 'failed'`),g=M=>{const R=t.prepare(`SELECT DISTINCT ${M} FROM apps WHERE org = ? AND deleted_at IS N\
ULL ORDER BY ${M} LIMIT ?`);return(N,$)=>R.all(N,$).map(H=>C(H,M))},[_,O]=[g("project"),g("branch")],B=M=>{const R=o.get(M);return R&&vt(R)},U=M=>M?V(M,"n"):0;return{
recent:(M,{before:R=Number.MAX_SAFE_INTEGER,failed:N=!1,limit:$})=>e.read(()=>(N?r:s).all(M,R,$).flatMap(H=>{const Q=o.get(V(H,"newest"));return Q?[{app:ke(H),newest:vt(
Q),liveManifest:le(H,"live_manifest")}]:[]})),newest:M=>e.read(()=>M.map(({org:R,project:N,appID:$})=>{const H=i.get(R,N,$);return H?vt(H):null})),queue:(M,R)=>e.
read(()=>({running:u.all(M,R).map(xl),waiting:y.all(M,R).map(xl)})),counts:(M,R)=>e.read(()=>({apps:U(c.apps.get(M,R)),live:U(c.live.get(M,R)),failed:U(c.failed.
get(M,R))})),search:(M,R)=>e.read(()=>{const{statement:N,values:$}=gS(M,R,()=>"?");return wS(t.prepare(N).all(...$),B,R)}),choices:(M,R)=>e.read(()=>({projects:_(
M,R),branches:O(M,R)})),failures:M=>e.read(()=>new Map(M.flatMap(R=>{const N=w.get(I.IC.bytes,R);return N?[[R,Ul(N)]]:[]})))}}function af(t,e){for(const{app:n,deployments:s,
tokens:r}of t){for(const o of r)e({kind:"table",tokenHash:o});for(const o of s)e({kind:"ended",deployID:o});s.length>0&&e({kind:"jobs"}),e({kind:"site",subdomain:n.
subdomain})}}function IN({database:t,commands:e,changes:n,clock:s}){const r=Vt(t,!0),o=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?,\
 finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = ? AND finished_at IS NULL RETURNING deploy_id`),i=t.prepare("UPDATE app\
s SET deleted_at = ?, deleted_by = ?, ends_at = ? WHERE id = ? RETURNING *"),a=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, \
updated_at = ?
    WHERE id = ? RETURNING *`),c=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = ?"),d=t.prepare(`SELECT a.* FROM apps a INDEXED BY apps_with_lifetime
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND max(a.updated_at, coalesce(d.created_at, 0)) + a.lifetime_ms <= ?
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL) LIMIT ?`),u=y=>c.all(y).map(w=>C(w,"token_hash")),h=(y,w,g)=>{const[
_,O]=[V(y,"id"),s.now()],B=o.all(w,O,_).map(U=>C(U,"deploy_id"));return{app:ke(i.get(O,w,O+g,_)??{}),deployments:B,tokens:u(_)}};return{async delete(y,w,g){const _=await e.
write(()=>{const O=r(y);if(O)return O.deleted_at===null?{deleted:h(O,w,g)}:{before:ke(O)}});return _?.deleted&&af([_.deleted],n.publish),_?.deleted?.app??_?.before},
async restore(y){const w=await e.write(()=>{const O=r(y);if(!O)return{kind:"no_app",tokens:[]};const B=ke(O);if(B.deletion===null)return{kind:"not_deleted",app:B,
tokens:[]};if(B.deletion.endsAt<=s.now())return{kind:"too_late",app:B,tokens:[]};const U=V(O,"id");return{kind:"restored",app:ke(a.get(s.now(),U)??{}),tokens:u(
U)}}),{tokens:g,..._}=w;for(const O of g)n.publish({kind:"table",tokenHash:O});return _.kind==="restored"&&n.publish({kind:"site",subdomain:_.app.subdomain}),_},
async expire(y,w){const g=await e.write(()=>d.all(s.now(),y).map(_=>h(_,null,w)));return af(g,n.publish),g.map(({app:_})=>_)}}}function RN(t,e){const n=t.prepare(
`INSERT INTO idempotency (scope, key, request_hash, status, response, created_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),s=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),r=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),o=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function i({scope:c,key:d,requestHash:u,status:h}){const y=e.now();return n.run(c,d,u,h,y,y-Xl).changes===1}function a({scope:c,key:d,
requestHash:u}){const h=s.get(c,d);return!h||C(h,"request_hash")!==u?{kind:"other_request"}:{kind:"replayed",status:V(h,"status"),answer:C(h,"response")}}return{
run(c,d){if(c&&!i(c))return a(c);const u=d();if(c&&u===void 0&&o.run(c.scope,c.key),u!==void 0)return c&&r.run(c.answer(u),c.scope,c.key),{kind:"done",made:u}}}}
function LN({database:t,commands:e,changes:n}){const s=Vt(t),r=AN(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, p\
roject, app_id, type, subdomain, settings, live_release, deleted_at FROM apps WHERE subdomain = ?"),a=t.prepare("SELECT a.subdomain FROM domains d JOIN apps a O\
N a.id = d.app WHERE d.name = ?"),c=(d,u)=>{const h=s(d),y=h?le(h,"live_release"):null;if(!h||y===null)return;const w=SS(r(V(h,"id")),y,u);if(w)return o.run(w.deployID,
V(h,"id")),{subdomain:C(h,"subdomain"),release:{...w,previous:y}}};return{site:d=>e.first(i,[d],u=>bS(u,r(V(u,"id")))),subdomainOf:d=>e.first(a,[d],u=>C(u,"subd\
omain")),list:d=>e.read(()=>{const u=s(d);return u?r(V(u,"id")):[]}),async rollback(d,u){const h=await e.write(()=>c(d,u));return h&&n.publish({kind:"site",subdomain:h.
subdomain}),h?.release}}}function AN(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(_S)}function kN(t){const e={...t,idempotency:RN(
t.database,t.clock)};return{apps:{...vS(e),...IN(e)},deployments:bN(e),releases:LN(e),activity:ON(e)}}function vN(t,e){const n=kr(t),s=Vt(t),r=t.prepare("SELECT\
 1 FROM kvs_tables WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables (app, \
name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_s\
ealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ?
    AND a.deleted_at IS NULL ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),d=t.prepare("INSE\
RT INTO kvs_dropped (keyspace) VALUES (?)"),u=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN \
apps a ON a.id = t.app
    WHERE t.token_hash = ? AND a.deleted_at IS NULL`),h=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),y=t.prepare("SELECT keyspace FROM k\
vs_dropped WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),w=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:g,name:_,tokenHash:O,
sealed:B,createdAt:U,types:M,most:R}){let N="";const $=await n.write(()=>{const H=s(g);if(!H)return{kind:"no_app"};const[Q,Y]=[V(H,"id"),C(H,"type")];return M.some(
X=>X===Y)?r.get(Q,_)?{kind:"taken"}:Number(o.get(Q)?.count)>=R?{kind:"full"}:(i.run(Q,_,O,B,U),N=C(H,"subdomain"),{kind:"created"}):{kind:"wrong_type",type:Y}});
return $.kind==="created"&&(e.publish({kind:"table",tokenHash:O}),e.publish({kind:"site",subdomain:N})),$},list:({org:g,project:_,appID:O})=>n.read(()=>NS(a.all(
g,_,O))),async remove(g,_){const O=await n.write(()=>{const B=s(g);if(!B)return{kind:"no_app"};const U=c.get(V(B,"id"),_);if(!U)return{kind:"no_table"};const M=V(
U,"keyspace");d.run(M);const[R,N]=[C(U,"token_hash"),C(B,"subdomain")];return{kind:"removed",keyspace:M,tokenHash:R,subdomain:N}});return O.kind!=="removed"?O:(e.
publish({kind:"table",tokenHash:O.tokenHash}),e.publish({kind:"site",subdomain:O.subdomain}),{kind:"removed",keyspace:O.keyspace})},binding:g=>n.first(u,[g],OS),
anySealed:()=>n.first(h,[],g=>({tokenHash:C(g,"token_hash"),sealed:us(g,"token_sealed")})),toDrop:({after:g,limit:_})=>n.read(()=>y.all(g,_).map(O=>V(O,"keyspac\
e"))),dropped:g=>n.write(()=>{w.run(g)})}}const Da=["org","project","app","kvs_table"],st=Da.join(", "),cf=he.join(", "),df=qr();function gt({org:t,project:e,app:n,
table:s}){return[t,e,n,s]}function Ma(t){return{org:C(t,"org"),project:C(t,"project"),app:C(t,"app"),table:C(t,"kvs_table")}}const uf=t=>he.filter(e=>t.test(e)).
join(" + "),$a=`(${uf(/^(?:get|put|delete|other)_limited$/)})`,xa=`(${uf(/^(?:get|put|delete|other)_/)})`;function DN(t){return{scope:Ma(t),limited:V(t,"limited"),
most:V(t,"most")}}function lf(t){return{keys:V(t,"keys"),bytes:V(t,"bytes")}}function MN(t){return{scope:Ma(t),counts:ff(t),stored:lf(t)}}function ff(t){return Object.
fromEntries(he.map(e=>[e,V(t,e)]))}function $N(t){const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of xN(n))for(const i of["hour","day"]){const a=Math.
floor(s/qe[i])*qe[i],c=JSON.stringify([...gt(o),i,a]),d=e.get(c)??{scope:o,step:i,start:a,counts:he.map(()=>0)};for(const[u,h]of he.entries())d.counts[u]=(d.counts[u]??
0)+r[h];e.set(c,d)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function xN({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},
{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function CN(t){const e=new Map,[n,s]=[
he.indexOf("keys_change"),he.indexOf("bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(gt(r)),d=e.get(
c);e.set(c,{scope:r,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function UN(t){const e=C(t,
"status"),n=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:C(t,"org"),project:C(t,"project"),app:C(t,"app_\
id"),table:""},hour:Math.floor(V(t,"ended_at")/qe.hour)*qe.hour,counts:{...df,...n&&{[n]:1},build_ms:V(t,"ms")}}}function hf(t){const e=Ae(t,"keyspace");return{
scope:Ma(t),keyspace:e,keys:Ae(t,"keys")??0,bytes:Ae(t,"bytes")??0}}function FN({tables:t},e,n,s){const r=Math.floor(s/qe.hour)*qe.hour,o=[],i=[],a=new Set,c=(d,{
keys:u,bytes:h})=>{a.add(gt(d.scope).join(`
`));const y={...df,keys_change:u-d.keys,bytes_change:h-d.bytes};(y.keys_change!==0||y.bytes_change!==0)&&o.push({scope:d.scope,hour:r,counts:y})};for(const{keyspace:d,
...u}of t){const h=e.get(d);h&&(c(h,u),h.keyspace!==d&&i.push({scope:h.scope,keyspace:d}))}for(const d of n)a.has(gt(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const Ur={hour:35*864e5,day:400*864e5},Ca=Da.map(t=>`${t} = ?`).join(" AND ");function jN(t,e){const n=kr(
t),s=PN(t),r=BN(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${cf} FROM usage_sums
    WHERE ${Ca} AND step = ? AND start >= ? ORDER BY start`),d=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${Ca}`),u=HN(t),h=GN(t),y=WN(t);return{add:({
writer:w,number:g,rows:_})=>n.write(()=>{o.run(w,g,e.now()).changes===1&&s(_)}),countEnded:w=>n.write(()=>{const g=i.all(w);return s(g.filter(({org:_})=>_!==null).
map(UN)),g.length}),claimTurn:(w,g)=>n.read(()=>a.run(w,e.now(),g).changes===1),setStored:(w,g)=>n.write(()=>r(w,g)),prune:(w,g)=>n.write(()=>y(w,g)),series:(w,g,_)=>n.
read(()=>c.all(...gt(w),g,_).map(O=>({start:V(O,"start"),counts:ff(O)}))),parts:(w,g,_)=>n.read(()=>u(w,g,_)),pressed:(w,g,_)=>n.read(()=>h(w,g,_)),stored:async w=>await n.
first(d,gt(w),lf)??{keys:0,bytes:0}}}function PN(t){const e=t.prepare(`INSERT INTO usage_sums (${st}, step, start, ${cf})
    VALUES (${"?, ".repeat(Da.length+1+he.length)}?)
    ON CONFLICT DO UPDATE SET ${he.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${st}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=$N(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...gt(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of CN(r))n.run(...gt(o),i,a,c)}}function BN(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${st}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${Ca}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:u})=>{const h=n.get(u);return h?[[u,hf(h)]]:[]}),c=s.all(o.after,o.upTo).map(hf),d=FN(o,new Map(a),c,i);e(d.rows);for(const{scope:u,keyspace:h}of d.
keyspaces)r.run(h,...gt(u))}}function HN(t){const e=he.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(", "),n=i=>t.prepare(`SELECT page.org, page.project, page\
.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${st} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n("org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = ''"),r=n("org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = ''"),o=n("org = ? AND project = ? AND app = ? AND\
 kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},d,{after:u,limit:h})=>{const y=u?.name??"";return(a===""?s.all(i,u?.project??"",y,h,d):c===""?
r.all(i,a,y,h,d):o.all(i,a,c,y,h,d)).map(MN)}}function GN(t){const e=t.prepare(`SELECT ${st}, sum(${$a}) AS limited, max(${xa}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${$a} > 0 OR ${xa} >= :busy))
    GROUP BY ${st} HAVING sum(${$a}) > 0 OR max(${xa}) >= :busy
    ORDER BY limited DESC, most DESC, ${st} LIMIT :limit`);return(n,s,{busy:r,limit:o})=>e.all({org:n,since:s,busy:r,limit:o}).map(DN)}function WN(t){const e=t.
prepare(`DELETE FROM usage_sums WHERE (${st}, step, start) IN
    (SELECT ${st}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${st}) IN
    (SELECT ${st} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-Ur.hour);const[i,a,c]=[e.run("hour",r-Ur.hour,o),e.run("day",r-Ur.day,o),n.run(r-Ur.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var YN=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},KN=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const zN=10;async function VN(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=tS(t.dir),{lasting:s,clock:r=_e.ml,log:o}=t,i=YN(e,new AsyncDisposableStack,!0);i.use(Dl(n));const a=i.adopt(pf(n,t),mf),c=i.use(yf(a,n,
qb(),t)),d=i.use(lN({dataDir:n,lasting:s,database:a,clock:r,log:o}));c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_until = NULL");const u=Eb(
n,y=>{vl(a,(0,F.join)(y,"platform.db")),d.copyTo((0,F.join)(y,sf))}),h=i.move();return{...c,kvs:d,quota:hN(r),sessions:_N(r),backUp:u,[Symbol.asyncDispose]:()=>h.
disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=KN(e);n&&await n}}function zO(t,e,n){return yf(pf(t,n),t,e,n)}function pf(t,{database:e,lasting:n=!0}){
return e??Jb(n?t:void 0)}function mf(t){t.isOpen&&t.close()}function yf(t,e,n,s){const{lasting:r=!0,keepReleases:o=zN,clock:i=_e.ml,random:a=hb,log:c}=s,d=kr(t),
u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),h=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),y=(g,_)=>h.get(g,_)!==void 0,w={kind:"local",dir:(0,F.join)(e,"objects"),
lasting:r};return{dataDir:e,changes:n,blobsAt:w,blobs:new Fb(w),state:kN({database:t,commands:d,changes:n,clock:i,random:a,organizationQueue:s.organizationQueue}),
jobs:MS({database:t,commands:d,changes:n,clock:i,keepReleases:o}),logs:zb((0,F.join)(e,"logs"),{log:c,mayAppend:y}),tables:vN(t,n),roles:TN(t,n),keys:KS(e,t),usage:jN(
t,i),keeping:WS(t,d,n,i),references:gN(t,d,i),check:()=>d.read(()=>{u.get()}),async[Symbol.asyncDispose](){mf(t)}}}var XN=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},qN=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function JN(t){Xc(t);const e=!(0,D.existsSync)((0,F.resolve)(t.dir));try{const n=await VN(
t);return await nb({...t,stores:n,nodeDir:n.dataDir})}catch(n){throw e&&QN((0,F.resolve)(t.dir)),ZN(n,(0,F.resolve)(t.dir))}}function QN(t){if((0,D.existsSync)(
t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=XN(e,Dl(t),!1);(0,D.rmSync)(t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{qN(
e)}}catch{}}function ZN(t,e){const n=(o,i,a)=>new j.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof j.GQ)return t;if(cs(t))return n("disk_full",`The dis\
k of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(ml(t)){const o=`A database of\
 the data directory ${e} is damaged: ${zt(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,j.xU)(t)===void 0||!(0,fe.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,j.xU)(t)})`,"Make this u\
ser the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}}),1101:((wt,Se,A)=>{A.
d(Se,{Ih:()=>fe,Lw:()=>j});var D=A(2373);const F={bad_request:{status:400,title:"This request cannot be passed on",text:"Its method, address or headers are not \
those of HTTP."},body_too_large:{status:413,title:"The upload is too large",text:"This request has more than 100 MiB. The app did not get it."},instance_broke:{
status:502,title:"The app broke off",text:"The app ended, or closed the connection, before it answered. Try again."},bad_answer:{status:502,title:"The answer of\
 the app cannot be read",text:"The app answered with something that is not HTTP, or with headers that are too large."},queue_full:{status:503,title:"The app has\
 too many requests",text:"More requests wait for this app than it can answer soon. Try again in a few seconds."},queue_timeout:{status:503,title:"The app is not\
 ready",text:"The app is starting or busy, and did not take this request in time. Try again in a few seconds."},start_failed:{status:503,title:"The app does not\
 start",text:"The app ended or did not answer when it was started. Its owner can read why in its log."},not_readable:{status:503,title:"Not available at the mom\
ent",text:"The platform cannot read what it needs to start this app. Try again in a few seconds."},stopping:{status:503,title:"Not available at the moment",text:"\
This part of the platform is stopping. Try again."},functions_off:{status:503,title:"No functions here",text:"This app is a server, and this node of the platfor\
m was started without functions (<code>--functions off</code>)."},request_timeout:{status:504,title:"The app took too long",text:"The app did not begin to answe\
r within its limit of time."}};class j extends Error{name="Refused";code;againIn;constructor(ce,me,Ee=1){super(ce,{cause:me}),this.code=ce,this.againIn=Ee}}function fe({
code:G,againIn:ce}){const me=(0,D.M)(F[G]),Ee=me.status===503?{"retry-after":String(ce)}:{};return{...me,headers:{...me.headers,...Ee,"x-slipway-error":G}}}}),6583:((wt,Se,A)=>{
A.d(Se,{F$:()=>j,i5:()=>fe,nA:()=>D,r$:()=>F});const D=".slipway",F=`${D}/server.json`,j=["unpack","spawn","listen","health","ready"];class fe extends Error{name="\
StartFailed";failure;constructor(ce){super(ce.message),this.failure=ce}}}),2373:((wt,Se,A)=>{A.d(Se,{M:()=>F});const D=":root{color-scheme:light dark}body{font:\
1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function F({status:j,
title:fe,text:G}){const ce=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${fe}</title>
<style>${D}</style>
</head>
<body>
<main>
<h1>${fe}</h1>
<p>${G}</p>
</main>
</body>
</html>
`);return{status:j,headers:{"content-type":"text/html; charset=utf-8","content-length":String(ce.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:ce}}})};export{VO as id,XO as ids,qO as modules};

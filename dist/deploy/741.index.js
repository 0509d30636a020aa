const GS=741,WS=[741],YS={9692:((_r,ht,M)=>{M.d(ht,{sU:()=>G,q$:()=>qn,bM:()=>Gt,U2:()=>un,I:()=>Rt,q1:()=>pt,Aw:()=>Wt});var x=M(8302);class G extends Error{name="\
JsonTextError";offset;stop;constructor(C,N,J=N){super(C),this.offset=N,this.stop=J}}const j=34,et=44,Y=58,Be=91,Ie=92,Ye=93,w=123,H=125,Nt=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
Ht=24,Te=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,fe=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,Ae=/true|false|null/y,Ot="a lone surrogate (half of a character)\
 in a string";class It{#e;#t;#n;#s=[];#r=0;#o={name:"",nameOffset:0,offset:0};constructor(C,N=!0,J){this.#e=C,this.#t=N,this.#n=J}document(){this.#E();const C=this.#y()===
w?"object":"other";do this.#i();while(this.#a());if(this.#E(),this.#r<this.#e.length)throw this.#T("the end");return C}#i(){for(;;){this.#E(),this.#s.length===1&&
(this.#o.offset=this.#r);const C=this.#y();if(C===j){this.#l();return}if(C===w){if(this.#r+=1,this.#m(H))return;this.#s.push(new Set),this.#d()}else if(C===Be){
if(this.#r+=1,this.#m(Ye))return;this.#s.push(void 0)}else{if(this.#g(fe)||this.#g(Ae))return;throw this.#T("a value")}}}#a(){for(let C=this.#s.length;C>0;C--){
const N=this.#s[C-1]!==void 0;if(C===1&&N&&this.#n&&this.#c(this.#n),this.#m(et))return N&&this.#d(),!0;if(!this.#m(N?H:Ye))throw this.#w(N?"}":"]");this.#s.pop()}
return!1}#c(C){C({...this.#o,text:this.#e.slice(this.#o.offset,this.#r)})}#d(){this.#E();const C=this.#r;if(this.#y()!==j)throw this.#T("a name in double quotes");
this.#l();const N=Rt(this.#e.slice(C,this.#r)),J=this.#s.at(-1);if(this.#t&&J?.has(N))throw new G(`the name "${N}" occurs twice in one object`,C);if(J?.add(N),!this.#m(
Y))throw this.#T('":"');this.#s.length===1&&(this.#o={name:N,nameOffset:C,offset:this.#r})}#l(){const C=this.#e,N=this.#r;let J=N+1;for(;;){const ae=C.charCodeAt(
J);if(ae===j)break;if(ae===Ie)J=this.#f(J,N);else if(ae>=55296&&ae<=57343)J=this.#h(J,N);else if(ae>=32)J=J-N<Ht?J+1:this.#u(J);else throw this.#p(J)}this.#r=J+
1}#u(C){return Nt.lastIndex=C,Nt.test(this.#e),Nt.lastIndex}#f(C,N){if(Te.lastIndex=C,!Te.test(this.#e))throw this.#p(C);const J=Te.lastIndex;if(!this.#t||J-C===
2)return J;const ae=Number.parseInt(this.#e.slice(C+2,J),16);if(ae<55296||ae>57343)return J;const Ce=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(J,J+6));
if(ae>=56320||!Ce)throw new G(Ot,N);return J+6}#h(C,N){const[J,ae]=[this.#e.charCodeAt(C),this.#e.charCodeAt(C+1)],Ce=J<56320&&(ae&64512)===56320;if(this.#t&&!Ce)
throw new G(Ot,N);return C+(Ce?2:1)}#p(C){const N=C>=this.#e.length;return new G(N?"a string does not end":"a bad escape or control character in a string",C)}#m(C){
return this.#E(),this.#y()!==C?!1:(this.#r+=1,!0)}#E(){for(;;){const C=this.#y();if(C!==32&&C!==10&&C!==13&&C!==9)return;this.#r+=1}}#y(){return this.#e.charCodeAt(
this.#r)}#g(C){return C.lastIndex=this.#r,C.test(this.#e)?(this.#r=C.lastIndex,!0):!1}#w(C){const N=this.#e.slice(0,this.#r).trimEnd().length;return/["{[\w-]/.test(
this.#e.charAt(this.#r))?new G(`"," or "${C}" is missing`,N,this.#r):this.#T(`"," or "${C}"`)}#T(C){const N=this.#e.slice(this.#r,this.#r+1);return new G(`expec\
ted ${C}, found ${N===""?"the end":JSON.stringify(N)}`,this.#r)}}function Rt(ee){return ee.includes("\\")?String(JSON.parse(ee)):ee.slice(1,-1)}function pt(ee,C){
const N=ee.slice(0,C);return{line:N.split(`
`).length,column:C-N.lastIndexOf(`
`)}}function qn(ee){new It(ee).document()}function ze(ee){try{new JsonScanner(ee,!1).document()}catch(C){if(C instanceof JsonTextError)return C;throw C}}function un(ee,C=!0){
const N=[];return new It(ee,C,ae=>N.push(ae)).document()==="object"?N:void 0}function Gt(ee){return ee.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Wt(ee,C){
return ee===C||mt(ee)===mt(C)}function mt(ee){try{return String(JSON.parse(ee,Yt))}catch(C){if(C instanceof RangeError)return Gt(ee);throw C}}function Yt(ee,C,N){
return typeof C=="number"?ln(N?.source??String(C)):Array.isArray(C)?`[${C.join(",")}]`:(0,x.Gv)(C)?`{${Object.entries(C).map(([ae,Ce])=>`${JSON.stringify(ae)}:${Ce}`).
sort().join(",")}}`:JSON.stringify(C)}function ln(ee){const[,C,N="",J="",ae="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(ee)??[],Ce=`${N}${J}`.replace(
/^0+/,""),at=Ce.replace(/0+$/,"");if(at==="")return`${C}0`;const fn=BigInt(ae)-BigInt(J.length)+BigInt(Ce.length-at.length);return`${C}${at}e${fn}`}}),4445:((_r,ht,M)=>{
M.d(ht,{runCheck:()=>Eo});var x=M(1455),G=M(8161),j=M(6760),et=M(3532),Y=M(336),Be=M(9127),Ie=M(3739);async function Ye(l,f){const{bare:h,branch:m,commit:E,lender:b,
shallow:_,origin:L}=f;for(const q of["objects/info","refs"])await(0,x.mkdir)((0,j.join)(l,q),{recursive:!0});const I=L===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(L)}
`,z={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${h}
${I}`,"packed-refs":E&&`${E} refs/heads/${m}
`,"objects/info/alternates":b&&`${(0,j.join)(b,"objects")}
`,shallow:_};for(const[q,te]of Object.entries(z))te&&await(0,x.writeFile)((0,j.join)(l,q),te)}var w=M(5807),H=M(1421),Nt=M(7975);const Ht=(0,Nt.promisify)(H.execFile),
Te=64*1024*1024,fe=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(l=>["-c",l]);function Ae(l,f,h,m={}){const E=Object.fromEntries(
Object.entries(f).filter(([_])=>!_.startsWith("GIT_"))),b={cwd:l,env:{...E,LC_ALL:"C",...m},signal:h,maxBuffer:Te};return async(..._)=>{try{return(await Ht("git",
[...fe,..._],b)).stdout}catch(L){throw(0,Ie.xU)(L)!=="ENOENT"?L:new Ie.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the c\
heck builds the commit that is checked out.",cause:L})}}}async function Ot(l,f,h){const m=Ae(l,f,h),[E="",b="",_=""]=(await It(m,l,h)).split(`
`),L=Ae(E,f,h);return{root:E,commit:_,changed:(await L("diff","--name-only","-z","HEAD")).split("\0").filter(I=>I!==""),git:L,async lend(I,z){const q=await(0,x.
readFile)((0,j.join)(b,"shallow"),"utf8").catch(te=>{if((0,Ie.xU)(te)!=="ENOENT")throw te});await Ye(I,{bare:!0,branch:z,commit:_,lender:b,shallow:q})}}}async function It(l,f,h){
try{const m=await l("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[E="",b="",_=""]=m.split(`
`);return[E,(0,j.resolve)(f,b),_].join(`
`)}catch(m){throw h.throwIfAborted(),m instanceof Ie.GQ?m:new Ie.GQ("file_not_found",`There is no checkout in ${f}`,{remedy:`Check the repository out before thi\
s step:
- uses: actions/checkout@v5`,cause:m})}}const Rt=5*6e4,pt="refs/slipway/base";async function qn(l,f,h,m,E){const b=Ae(h,m,E),_=await ze(f.git,l,E)??await ze(f.git,
`origin/${l}`,E)??await Gt(l,f,h,m,E);return await b("update-ref",pt,_),{name:l,commit:_}}async function ze(l,f,h){try{return(await l("rev-parse","--quiet","--v\
erify",`${f}^{commit}`)).trim()}catch(m){if(h.throwIfAborted(),m instanceof Ie.GQ)throw m;return}}const un=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Gt(l,f,h,m,E){
const b=un.test(l)?await Yt(f.git,E):void 0;if(!b)throw ee(l,"");const _=AbortSignal.timeout(Rt),L=Ae(f.root,m,AbortSignal.any([E,_]),b),I=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${l}:${pt}`];try{await L("--git-dir",h,"fetch",...I)}catch(q){throw E.throwIfAborted(),q instanceof Ie.GQ?q:ee(
l,_.aborted?", and origin does not answer":ln(q),q)}const z=await ze(Ae(h,m,E),pt,E);if(z===void 0)throw ee(l,", and what origin has by this name is not a commi\
t");return z}const Wt=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","fa\
lse"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],mt="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function Yt(l,f){
const h=await l("config","--local","--includes","--null","--get-regexp",mt).catch(()=>"");f.throwIfAborted();const m=h.split("\0").flatMap(L=>{const[I="",...z]=L.
split(`
`);return I===""?[]:[[I,z.length===0?"true":z.join(`
`)]]});if(!m.some(([L])=>L==="remote.origin.url"))return;const E=[...Wt,...m],b=E.flatMap(([L,I],z)=>[[`GIT_CONFIG_KEY_${z}`,L],[`GIT_CONFIG_VALUE_${z}`,I]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(E.length),...Object.fromEntries(b)}}function ln(l){const f=l instanceof
Error&&"stderr"in l&&typeof l.stderr=="string"?l.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(f))return", nor\
 has origin";const m=(f.split(`
`).find(E=>/^(?:fatal|error): /.test(E))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,w.
Ow)(m,300)}`}function ee(l,f,h){return new Ie.GQ("invalid_input",`compare-to: "${l}" names nothing that this checkout has${f}`,{input:"compare-to",remedy:C,cause:h})}
const C=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var N=M(5635),J=M(292);async function ae(l,f,h){const{report:m,signal:E}=h,b=(0,N.M)(m.report,Y.ml,E);return await b.
phase("compare",async()=>{const _=await at(l,f,h);return E.throwIfAborted(),await m.compared(_),[void 0,Ce(_),_.kind==="unknown"]}),b.phases}function Ce(l){const{
base:f}=l,h=`${(0,w.Ow)(f.name,100)} (${(0,J.h0)(f)})`;if(l.kind==="unknown")return`the difference to ${h} is unknown: ${l.why}`;const{pages:m,files:E,bytes:b,brotli:_}=l.
difference;return`${[(0,J.jN)(m," pages"),(0,J.jN)(E," files"),(0,J.Sk)(b),(0,J.Sk)(_," with Brotli")].join(", ")} against ${h}`}async function at(l,f,h){const{
embedded:m,report:E,checked:b,leftMs:_}=h;if(l.commit===b.commit)return{kind:"unknown",base:l,why:"it is the commit that was checked"};const L=te=>{(te.type==="\
status"||te.type==="heartbeat")&&E.report(te)},I={...f.follow,timeoutMs:Math.max(1,_)},{outcome:z,output:q}=await m.deploy(l.commit,{...f,...fn(f),follow:I},L);
return z.status==="succeeded"&&q?{kind:"known",base:l,difference:yt(b.report,b.output.files,q.files)}:{kind:"unknown",base:l,why:zt(z,_)}}function fn({project:l}){
return{project:l==="base"?"checked":"base"}}function zt({status:l,error:f},h){return l!=="pending"?`it does not build (${f?.message??l})`:h<1?"no time was left \
to build it":`it was not built in the ${(0,Be.a3)(h)} that were left`}function yt({pages:l},f,h){const m=_=>({now:_(f),change:_(f)-_(h)}),E=_=>m(L=>L.reduce((I,z)=>I+
_(z),0));return{pages:{now:l,change:E(({path:_})=>Number(Qn.test(_))).change},files:m(({length:_})=>_),bytes:E(({bytes:_})=>_),brotli:E(({brotli:_})=>_),gzip:E(
({gzip:_})=>_),changes:Zn(f,h).toSorted((_,L)=>Math.abs(L.bytes)-Math.abs(_.bytes)||(_.path<L.path?-1:1))}}const Qn=/\.x?html?$/i;function Zn(l,f){const h=new Map(
f.map(I=>[I.path,I])),m=new Set(l.map(({path:I})=>I)),E=l.filter(({path:I})=>!h.has(I)),b=f.filter(({path:I})=>!m.has(I)),_=br(E,b),L=new Set(_.flat());return[...l.
flatMap(I=>{const z=h.get(I.path);return z===void 0||z.digest===I.digest?[]:[es(I,z)]}),..._.map(([I,z])=>({...es(I,z),formerly:z.path})),...E.filter(I=>!L.has(
I)).map(I=>ts("added",I,1)),...b.filter(I=>!L.has(I)).map(I=>ts("removed",I,-1))]}function es(l,f){const{path:h,bytes:m,brotli:E}=l;return{kind:"changed",path:h,
bytes:m-f.bytes,brotli:E-f.brotli}}function ts(l,{path:f,bytes:h,brotli:m},E){return{kind:l,path:f,bytes:E*h,brotli:E*m}}function br(l,f){const h=Map.groupBy(f,
({path:m})=>ns(m));return[...Map.groupBy(l,({path:m})=>ns(m))].flatMap(([m,E])=>{const[b,_]=E,[L,I]=h.get(m)??[];return m!==void 0&&b&&L&&!_&&!I?[[b,L]]:[]})}const Sr=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
Nr=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Or=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function ns(l){if(Qn.test(l))return;
const f=l.lastIndexOf("/")+1,[h,m]=[l.slice(0,f),l.slice(f)],E=Sr.exec(m)?.[0]??"",b=m.slice(0,m.length-E.length);if(Or.test(b))return`${h}*${E}`;const _=Nr.map(
L=>L.exec(b)?.groups).find(L=>Ir(L?.hash??""));return _&&`${h}${_.stem}*${E}`}function Ir(l){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
l)}const Lt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,hn=String.raw`"([^"\\\n]*(?:${Lt}[^"\\\n]*)*)"`,ss=String.raw`'([^'\\\n]*(?:${Lt}[^'\\\n]*)*)'`,
Rr=String.raw`((?:[^()"'\s\\]|${Lt})+)\s*\)`,rs=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,Lt,String.raw`(?:url\(\s*|@import\s+)(?:${hn}|${ss})`,String.raw`url\(\s*${Rr}`,
hn.replace("(","(?:"),ss.replace("(","(?:")].join("|"),"gi"),Lr=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function pn(l){return[...l.matchAll(rs)].flatMap(f=>{const h=f.
slice(1).find(m=>m!==void 0);return h===void 0||h===""||h.startsWith("#")?[]:[{href:Dr(h),kind:"asset"}]})}const Ar=new RegExp(`${rs.source}|([{}])`,"gi");function os(l){
const f=[];for(const m of l.matchAll(Ar)){const E=m.at(-1);E==="{"?f.push(m.index):E==="}"&&f.pop()}const h=f.at(-1);return h===void 0?void 0:l.slice(0,h).split(
`
`).length}const kr=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function _e(l){return[...l.matchAll(kr)].map(([,,f=""])=>({href:f,kind:"mention"}))}function Dr(l){return l.replace(Lr,(f,h,m,E)=>{const b=h===void 0?Number.NaN:
Number.parseInt(h,16);return b<=1114111?String.fromCodePoint(b):m===void 0?E??"":""})}var vr=M(1600);const Q={a:[["href","link"],["xlink:href","link"]],area:[["\
href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},$r=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),mn=new Set(["title","style","script","template"]),ce=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Ke(l){const f=new yn;return f.read(l),f}const da=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class yn{links=[];ids=new Set;base;empty=!0;#e=[];read(f){const h=new vr.i({onopentag:(m,E)=>this.#t(m,E),ontext:m=>this.#r(m),onclosetag:m=>{this.#e.at(-1)===m&&
this.#e.pop()}});h.write(f),h.end()}#t(f,h){mn.has(f)&&h.shadowrootmode===void 0&&this.#e.push(f),$r.has(f)&&(this.empty=!1);for(const E of[h.id,f==="a"?h.name:
void 0])E&&this.ids.add(E);switch(h.style?.includes("url(")&&this.#o(pn(h.style)),f){case"base":this.base??=h.href;return;case"meta":this.#s(h);return;case"link":
this.#n(h);return;case"a":case"area":if(/\bexternal\b/.test(h.rel??""))return;break}const m=(Q[f]??[]).flatMap(([E,b])=>{const _=h[E];return _===void 0?[]:[{href:_,
kind:b}]});this.#o([...m,...Cr(h.srcset??"")])}#n({rel:f="",href:h,imagesrcset:m=""}){const E=ce.find(([b])=>b.test(f))?.[1];E!==void 0&&this.#o([...h===void 0?
[]:[{href:h,kind:E}],...Cr(m)])}#s(f){if(f["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const h=da.exec(f.content??"")?.[1];h&&this.#o([{href:h.
trim(),kind:"link"}])}#r(f){this.#e.at(-1)==="style"&&this.#o(pn(f)),this.#e.length===0&&f.trim()!==""&&(this.empty=!1)}#o(f){this.#e.includes("template")||this.
links.push(...f.filter(({href:h})=>!Mr(h)))}}function Mr(l){return/\{\{|\$\{|<%/.test(l)}function Cr(l){return l.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(h=>{
const[m=""]=h.trim().split(/\s/,1);return m===""?[]:[{href:m.replace(/(?<!,),+$/,""),kind:"asset"}]})}const ua=5,is=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function xr(l){const f=l.filter(E=>is.test(E)),h=l.filter(E=>E.endsWith("/index.html")&&E.split("/").length===2),m=l.filter(E=>/^[^/]+\.html?$/i.test(E)&&E!=="4\
04.html");return{folder:m.length>0?void 0:Ur(l),files:[...new Set([...f,...h,...m])].slice(0,ua)}}function Ur(l){const f=_=>_.split("/").length,h=l.filter(_=>_.
endsWith("/index.html")).sort((_,L)=>f(_)-f(L)),[m,E]=h;return m!==void 0&&(E===void 0||f(E)>f(m))?m.slice(0,-11):void 0}function Xe({files:[l]}){return l!==void 0&&
/^index\.x?html?$/i.test(l)?l:void 0}function Fr(l){const{folder:f,files:h}=l,m=Xe(l);return m!==void 0?`The output has ${m}: name it index.html, in lower case.`:
f!==void 0?`The output directory has its index.html in ${f}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${h.length===
0?"":` It has ${h.join(", ")}.`} Is output-directory the folder that the build writes?`}const jr=10;class Br{#e;#t=new Map;constructor(f){this.#e=f}know(f,h){this.#t.
set(f.pathname,Promise.resolve({kind:"there",url:f,page:as(h)}))}probe(f){const h=f.pathname+f.search,m=this.#t.get(h);if(m)return m;const E=this.#n(f);return this.#t.
set(h,E),E}async#n(f){let h=f;for(let m=0;m<jr;m+=1){const{status:E,headers:b}=await this.#e.fetch(h,{method:"HEAD",signal:this.#e.signal}),_=b.get("location");
if(E>=400)return{kind:"missing",status:E};if(E<300||_===null||!URL.canParse(_,h.href))return{kind:"there",url:h,page:as(b)};if(h=new URL(_,h),h.origin!==this.#e.
root.origin)return{kind:"external"}}return{kind:"circle"}}}function as(l){return/\bhtml\b/.test(l.get("content-type")??"")}const At=16,cs=2e4,tt=16*1024*1024;async function ds(l,f){
const h=new Pr(l),m=f.filter(he=>/\.(?:x?html?|css|m?js)$/i.test(he));await En(m.slice(0,cs),At,he=>h.read(he)),await h.follow();const E=await h.index(),b=h.result(),
_=await Yr(b.dead,f,h.prober),L=E.status<300?void 0:xr(f),I=L?.folder,z=new Set(I===void 0?[]:f),q=he=>ls(he).some(Jt=>z.has(`${I}/${Jt}`)),te=b.dead.filter(({url:he})=>!q(
(0,w.oF)(he.pathname).slice(1)));return{index:E,...b,dead:te,instead:L,basePath:_,unread:h.unread+Math.max(0,m.length-cs)}}const us=5;class Pr{#e;prober;#t=new Map;#n=new Map;#s=[];#r=[];#o=0;unread=0;constructor(f){
this.#e=f,this.prober=new Br(f)}async index(){const{root:f,fetch:h,signal:m}=this.#e,E=await this.prober.probe(f);if(E.kind!=="there")return{status:Hr(E),empty:!1};
const b=await h(E.url,{signal:m}),_=await b.text();return{status:b.status,empty:_.trim()===""||E.page&&Ke(_).empty}}async read(f){const h=Gr(f,this.#e.root),m=await this.#e.
fetch(h,{signal:this.#e.signal}),E=await m.text();m.status>=300||(this.prober.know(h,m.headers),E.length>tt?this.unread+=1:/\.css$/i.test(f)?this.#i(E,h,f):/js$/i.
test(f)?this.#c(_e(E),h,f):this.#a(E,h,f))}#i(f,h,m){this.#c(pn(f),h,m);const E=os(f);E!==void 0&&this.#r.push({file:m,line:E})}#a(f,h,m){const E=Ke(f);this.#o+=
1,this.#n.set(m,E.ids);const b=E.base!==void 0&&URL.canParse(E.base,h.href)?new URL(E.base,h):h;this.#c(E.links,b,m)}#c(f,h,m){for(const{href:E,kind:b}of f){const _=URL.
canParse(E,h.href)?new URL(E,h):void 0;if(_?.origin!==this.#e.root.origin)continue;const L=`${b} ${_.href} ${E}`,I=this.#t.get(L)??{href:E,kind:b,url:_,files:[],
latest:"",count:0};this.#t.set(L,I),I.latest!==m&&(I.latest=m,I.count+=1,I.files=[...I.files,m].sort(kt).slice(0,us))}}async follow(){await En(this.#t.values(),
At,async f=>{const h=await this.#d(f);if(h===void 0)return;const{href:m,url:E,files:b,count:_}=f;this.#s.push({href:m,url:E,files:b,count:_,...h})})}async#d({url:f,
kind:h}){const m=await this.prober.probe(f);switch(m.kind){case"missing":return{kind:h,why:`answers ${m.status}`};case"circle":return{kind:h,why:"redirects in a\
 circle"};case"external":return;case"there":return h!=="link"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.pathname)?{kind:h,why:"answers with a page"}:this.#l(m.url,
f.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return m}}#l(f,h){const m=h.slice(1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const E=this.#u(
(0,w.oF)(f.pathname).slice(1));return E===void 0||E.has(m)||E.has((0,w.oF)(m))}#u(f){return ls(f).map(h=>this.#n.get(h)).find(h=>h!==void 0)}result(){const f=this.#s.
sort((m,E)=>kt(m.files[0],E.files[0])||kt(m.href,E.href)),h=new Set([...this.#t.values()].map(({url:m})=>m.href)).size;return{pages:this.#o,links:h,dead:f,unclosed:this.#r.
sort((m,E)=>kt(m.file,E.file))}}}function ls(l){const f=l===""||l.endsWith("/")?l:`${l}/`;return[l,`${l}.html`,`${f}index.html`]}function Hr(l){return l.kind===
"missing"?l.status:310}function Gr(l,f){const h=l.replace(/(^|\/)index\.html$/,"$1");return new URL(h.split("/").map(encodeURIComponent).join("/"),f)}function kt(l="",f=""){
return l<f?-1:+(l>f)}async function En(l,f,h){const m=l[Symbol.iterator](),E=async()=>{for(let b=m.next();!b.done;b=m.next())await h(b.value)};await Promise.all(
Array.from({length:f},E))}const Wr=3;async function Yr(l,f,h){let m="/";for(let E=0;E<Wr;E+=1){if(m=ke(l.flatMap(({url:I})=>Et(m,I.pathname))),m===""||f.some(I=>`\
/${I}`.startsWith(m)))return;const b=l.filter(I=>gn(I,m)),L=(await Promise.all(b.map(({url:I})=>gt(I,m,h)))).filter(Boolean).length;if(L>1&&L*2>b.length)return m}}
function gn({url:l,kind:f},h){return f!=="fragment"&&`${l.pathname}/`.startsWith(h)}function Et(l,f){const h=f.startsWith(l)?f.slice(l.length).split("/",1)[0]:"";
return h?[`${l}${h}/`]:[]}function ke(l){const f=new Map;for(const h of l)f.set(h,(f.get(h)??0)+1);return[...f].reduce((h,m)=>m[1]>h[1]?m:h,["",0])[0]}async function gt(l,f,h){
const{kind:m}=await h.probe(new URL(`/${l.pathname.slice(f.length)}${l.search}`,l));return m==="there"}var Kt=M(1619),ye=M(3130);function de(l){return{...l,kind:"\
platform",input:"the platform",description:"the embedded platform's own",obtain:(f,{onSecret:h})=>xe(l,f,h)}}async function xe(l,f,h){h(l.requestToken),(0,Kt.J)(
new URL(l.requestUrl).origin,"the platform's address");try{return await(0,ye.g)("the platform",l,f,h)}catch(m){throw!(m instanceof Ie.GQ)||m.code!=="unauthorize\
d"?m:m.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:m})}}var P=M(9829),be=M(2409),fs=M(7244);const wn=25*
1024*1024;function Pe({files:l,odd:f,ignoredRules:h,faults:m}){const E=l.filter(({path:_})=>/\.(?:js|mjs|cjs|css)\.map$/.test(_)),b=[...f.map(_=>hs[_.kind](_.path)),
...l.flatMap(({path:_,bytes:L,hasKey:I})=>[...L>wn?[Ue(_,L)]:[],...I?[Xt(_)]:[]]),...E.length>0?[ps(E)]:[]];return{files:l,findings:b,ignoredRules:h,faults:m}}const hs={
repository:l=>({code:"leaked_repository",message:`The output contains a git repository, ${l}: its whole history would be public`,remedy:"Build into a folder of \
its own, or have the build remove it."}),secrets:l=>({code:"leaked_secret_file",built:l,message:`The output contains ${l}: a file of secrets would be public`,remedy:"\
Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:l=>({code:"example_of_secrets",built:l,message:`The outpu\
t contains ${l}, which is not published`,remedy:"Leave it out of the output directory."})};function Ue(l,f){return{code:"large_file",message:`${l} has ${(f/1024**
2).toFixed(0)} MB; more than ${wn/1024**2} is much for a site`}}function Xt(l){return{code:"leaked_private_key",built:l,message:`The output contains a private k\
ey, in ${l}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function ps(l){const[f]=l,h=l.
length===1?"":` and ${l.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${f?.path}${h}): anyone can read the sources in them`}}
async function Tn(l){const{startPlatform:f,env:h,scratch:m,lent:E}=l;let b,_=new AbortController;const L=await f({dir:(0,j.join)(m,"platform"),port:0,allowLocalGit:!0,
lasting:!1,buildNetwork:"open",env:h,async onOutput(I){b=Pe(I),_.abort()}});return{async deploy(I,z,q){b=void 0,_=new AbortController;const te=Kr(_.signal);return{
outcome:await Vr(L,ms(z,I,E),q,{...l,sleep:te}),output:b}},[Symbol.asyncDispose]:()=>L[Symbol.asyncDispose]()}}const _n=100,zr=5;function Kr(l){return async(f,h)=>{
if(l.aborted)return Y.ml.sleep(zr,h);try{await Y.ml.sleep(f,h?AbortSignal.any([h,l]):l)}catch(m){if(h?.throwIfAborted(),!l.aborted)throw m}}}function ms(l,f,h){
const{configuration:m,follow:E}=l;return{...l,configuration:{...m,repository:h,settings:Xr(m.settings)},commit:f,create:!0,isPassing:!0,verify:"off",urlTemplate:void 0,
follow:{...E,wait:!0,pollIntervalMs:_n,statusMap:new Map}}}function Xr({domains:l,...f}){return f}function Vr(l,f,h,{signal:m,folder:E,onSecret:b,sleep:_}){const{
baseUrl:L,requestUrl:I,requestToken:z}=l,q=de({requestUrl:I,requestToken:z,audience:L}),te=(0,P.N)(f,{baseUrl:L,source:q},{fetch,clock:{...Y.ml,sleep:_},tree:(0,fs.
c)(E),signal:m,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:b,reporter:h});return(0,be.g)(f,te)}var Jr=M(8302);async function bn(l,f,h,m){
let E,b;for(const _ of eo(l,f)){const L=(await m(_)).filter(({file:q})=>!Sn.test(q)),I=L.filter(({file:q})=>!On(q,h)),z=In(I)??In(I.filter(({file:q})=>so(q,f)));
if(z)return{place:z,others:[]};E??=ws(I,f),b??=In(L)}return E??(b&&{place:b,others:[]})}const Sn=/\.log$/;function ys(l){return!l||l.others.length===0?"":`; als\
o in ${l.others.map(({file:f,line:h})=>`${f}:${h}`).join(", ")}`}const Nn=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,Es=/^[\s"'`)\]}<>,;#?]/;function qr(l,f){for(let h=l.indexOf(
f);h!==-1;h=l.indexOf(f,h+1)){const[m,E]=[l.slice(Math.max(0,h-4),h),l.slice(h+f.length,h+f.length+1)];if((h===0||Nn.test(m))&&(E===""||Es.test(E)))return h+1}}
const Qr=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function Zr(l,f,h){return On(l,h)||Qr.test(l)?void 0:os(f)}function On(l,f){
return f!==void 0&&l.startsWith(`${f}/`)}function eo(l,f){const[h=""]=l.split(/[?#]/,1),m=l.replaceAll("&","&amp;"),E=/^\.{1,2}\//.test(h)?new URL(h,`http://sit\
e/${encodeURI(f)}`).pathname:"",b=[l,m,h,E],_=(E||h).replace(/^\/+/,""),L=to(_)?[_,...gs(_)]:[],I=[...b,...b.map(z=>z.replace(/\/$/,"")),...L];return[...new Set(
[...I,...I.map(w.oF)])].filter(z=>z.length>1)}function to(l){return/\.\w{2,5}$/.test(l)}function gs(l){const f=l.split("/");return f.slice(1).map((h,m)=>f.slice(
m+1).join("/"))}const no=4;function ws(l,f){if(l.length===0||l.length>no)return;const h=new Set(f.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),m=({file:_})=>_.
split(/[/.]/).filter(L=>h.has(L)).length,[E,...b]=l.toSorted((_,L)=>m(L)-m(_));return E&&{place:E,others:b}}function In(l){const[f]=l;return f&&l.every(({file:h})=>h===
f.file)?f:void 0}function so(l,f){const h=Rn(f.replace(/\/index\.[^/]+$/,""));return Rn(l)===h||Rn(l.replace(/\/index\.[^/]+$/,""))===h}function Rn(l){return l.
slice(l.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Ts=100,ro='If another application serves the link on the same host, add rel="external" to it: the ch\
eck skips such links.';async function oo(l,f){const h=[],{basePath:m}=l,E=l.dead.filter(b=>m===void 0||!gn(b,m));m!==void 0&&h.push(await co(m,l,f));for(const[b,
_]of E.entries()){const L=b<Ts?await f.find(_.href,_.files[0]??""):void 0,I=ue(_);h.push({...I,message:I.message+ys(L),place:L?.place})}return[...await uo(l,f),
...h,..._s(l)]}function io(l){return l.map(({file:f,line:h,message:m})=>({code:"build_fault",message:`The build ended with 0, and printed: ${m}`,remedy:"Mend th\
is first: what the site lacks may follow from it.",place:f===null?void 0:{file:f,...h===null?{}:{line:h}}}))}async function ao({unclosed:l},f){const h=await f.unclosedSheets(),
m=(E,b,_)=>({code:"unclosed_block",message:`The style sheet ${E} ends within the block that line ${b} opens: its rules from there on may not count`,remedy:"Add \
the missing }.",place:_});return h.length>0?h.map(E=>m(E.file,E.line,E)):l.map(({file:E,line:b})=>m(E,b))}async function co(l,{dead:f},h){const m=f.filter(b=>gn(
b,l)),E=await h.find(l,"")??await h.find(l.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path ${l}, and is served without one:\
 ${m.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage \
in package.json.",place:E?.place}}async function uo(l,f){const{index:h,instead:m}=l;if(m){const E=Xe(m),b=E===void 0?void 0:await f.fileNamed(E);return[{code:"i\
ndex_unanswered",message:`The site has no index page: / answers ${h.status}`,remedy:Fr(m),place:b===void 0?void 0:{file:b}}]}return h.empty?[{code:"index_empty",
message:"The index page is empty: it shows nothing and loads no script"}]:[]}function ue(l){const f=JSON.stringify(l.href.length>200?`${l.href.slice(0,199)}\u2026`:
l.href);switch(l.kind){case"link":return{code:"dead_link",message:`Dead link: ${f} ${l.why} (${Vt(l)})`,remedy:ro};case"asset":return{code:"dead_asset",message:`\
Missing file: ${f} ${l.why} (${Vt(l)})`};case"mention":return{code:"dead_mention",message:`A script names ${f}, which ${l.why} (${Vt(l)})`};case"fragment":return{
code:"dead_fragment",message:`The page that ${f} leads to has no such part (${Vt(l)})`};default:return l.kind}}function Vt({files:l,count:f}){const h=f-1;return`\
in ${l[0]}${h>0?` and ${h} more ${h===1?"file":"files"}`:""}`}async function lo({findings:l},f){const h=async(m,E)=>{const{built:b}=m;if(b===void 0||E>=Ts)return m;
const _=await f.fileNamed(b.slice(b.lastIndexOf("/")+1));return _===void 0?m:{...m,place:{file:_}}};return Promise.all(l.map(h))}async function fo(l,f){const h=new Map,
m=async({file:E,line:b,reason:_})=>{const L=h.get(E)??f.fileNamed(E);h.set(E,L);const I=await L;return{code:"ignored_rule",message:`Ignored rule (${b===void 0?E:
`${E}, line ${b}`}): ${_}`,place:I===void 0?void 0:{file:I,...(0,Jr.Eb)({line:b})}}};return Promise.all(l.map(m))}function _s({unread:l}){return l===0?[]:[{code:"\
not_all_checked",message:`${l} pages or style sheets are too long, or too many, to be read`}]}var Ln=M(7287);function ho(l,f,h){const m=new Map,E=b=>{const _=m.
get(b)??po(l,f,b);return m.set(b,_),_};return{find:(b,_)=>bn(b,_,h,E),async unclosedSheets(){const b=await l("grep","-I","-n","-z","-e","",f,"--",":(glob)**/*.c\
ss").catch(()=>""),_=new Map;for(const L of b.split(`
`)){const[I="",z="",...q]=L.split("\0");if(z==="")continue;const te=I.slice(f.length+1),he=_.get(te)??[];_.set(te,he),he.push(q.join("\0"))}return[..._].flatMap(
([L,I])=>{const z=Zr(L,I.join(`
`),h);return z===void 0?[]:[{file:L,line:z}]})},async fileNamed(b){const L=(await l("grep","-l","-z","-e","",f,"--",`:(glob)**/${b}`).catch(()=>"")).split("\0").
flatMap(te=>te===""?[]:[te.slice(f.length+1)]),I=L.filter(te=>!On(te,h)),[z,...q]=I.length>0?I:L;return q.length>0?void 0:z}}}async function po(l,f,h){return(await l(
"grep","-I","-n","-z","-F","-e",h,f,"--").catch(()=>"")).split(`
`).flatMap(E=>mo(E,f,h))}function mo(l,f,h){const[m="",E="",...b]=l.split("\0"),_=qr(b.join("\0"),h);return _===void 0?[]:[{file:m.slice(f.length+1),line:Number(
E),column:_}]}var bs=function(l,f,h){if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object expected.");var m,E;if(h){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");m=f[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");m=f[Symbol.dispose],h&&(E=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");E&&(m=function(){try{E.call(this)}catch(b){return Promise.
reject(b)}}),l.stack.push({value:f,dispose:m,async:h})}else h&&l.stack.push({async:!0});return f},yo=(function(l){return function(f){function h(_){f.error=f.hasError?
new l(_,f.error,"An error was suppressed during disposal."):_,f.hasError=!0}var m,E=0;function b(){for(;m=f.stack.pop();)try{if(!m.async&&E===1)return E=0,f.stack.
push(m),Promise.resolve().then(b);if(m.dispose){var _=m.dispose.call(m.value);if(m.async)return E|=2,Promise.resolve(_).then(b,function(L){return h(L),b()})}else
E|=1}catch(L){h(L)}if(E===1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return b()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(l,f,h){var m=new Error(h);return m.name="SuppressedError",m.error=l,m.suppressed=f,m});async function Eo(l,f,h,m){try{return await go(
l,f,h,m)}catch(E){if(!m.signal.aborted)throw E;return{...ct,status:"cancelled",failure:void 0,phases:[],error:Re()}}}async function go(l,f,h,m){const E={stack:[],
error:void 0,hasError:!1};try{const{env:b,signal:_}=m,{repository:L,branch:I,outputDirectory:z}=l.configuration,q=(0,j.isAbsolute)(L)?L:m.workspace,te=bs(E,await Ns(
b),!0),he=(0,j.join)(te.path,"source.git"),Jt=Ot(q,b,_);Jt.catch(()=>{});const So=Qt=>h.addSecret(Qt),No={...m,scratch:te.path,lent:he,folder:q,onSecret:So},Os=bs(
E,await Tn(No),!0),wt=await Jt;h.checkedOut(wt.commit),Ss(wt,h.report),await wt.lend(he,I);const kn=f===void 0?void 0:await qn(f,wt,he,b,_),Ve=Y.ml.now(),{commit:nt}=wt,
Is=Qt=>Qt.type==="url"||h.report(Qt),{outcome:Dt,output:Dn}=await Os.deploy(nt,l,Is),{status:Oo,url:Io}=Dt;if(Oo!=="succeeded"||Dn===void 0||Io===void 0)return la(
Dt,l);const Rs={root:new URL(Io),fetch:(0,et.Q)(fetch),signal:_},qt=await To(Rs,Dn,ho(wt.git,nt,z));await h.checked(qt);const Ro=l.follow.timeoutMs-(Y.ml.now()-
Ve),Ls=kn&&{embedded:Os,report:h,signal:_,checked:{commit:nt,report:qt,output:Dn},leftMs:Ro},Lo=Ls?await ae(kn,l,Ls):[],vt=(0,Ln.WJ)(qt);return{...Dt,...ct,status:vt?
"failed":"succeeded",error:vt,phases:[...Dt.phases,...Lo],failure:vt&&(0,Ln.V1)(vt,qt)}}catch(b){E.error=b,E.hasError=!0}finally{const b=yo(E);b&&await b}}const wo=5;
async function To(l,f,h){const m=f.files.map(({path:I})=>I),E=await ds(l,m),b=await oo(E,h),_=b.some(I=>(0,Ln.xJ)(I)==="error"),L=I=>f.files.reduce((z,q)=>z+I(q),
0);return{pages:E.pages,links:E.links,files:f.files.length,bytes:L(({bytes:I})=>I),brotli:L(({brotli:I})=>I),gzip:L(({gzip:I})=>I),largest:f.files.toSorted((I,z)=>z.
bytes-I.bytes).slice(0,wo),findings:[..._?io(f.faults):[],...bo([...await lo(f,h),...await fo(f.ignoredRules,h),...b,...await ao(E,h)])]}}const _o=["error","war\
ning","notice"];function bo(l){const f=h=>_o.indexOf((0,Ln.xJ)(h))*2+(h.place?0:1);return l.toSorted((h,m)=>f(h)-f(m))}const ct={appID:void 0,appCreated:!1,deployID:void 0,
url:void 0};function la(l,{follow:f}){const h={...l,...ct};if(l.error?.code==="interrupted")return{...h,status:"cancelled",error:Re()};if(l.status!=="pending")return h;
if(l.error&&l.error.code!=="deploy_timeout")return{...h,status:"failed"};const m=`The check has not ended within ${(0,Be.a3)(f.timeoutMs)}, and was stopped`;return{
...h,status:"failed",error:new Ie.GQ("deploy_timeout",m,{input:"timeout",remedy:"Raise the input timeout."})}}function Re(){return new Ie.GQ("interrupted","Inte\
rrupted: the check was stopped, and has no result")}const An=5;function Ss({changed:l},f){if(l.length===0)return;const h=l.slice(0,An).join(", "),m=l.length>An?
` and ${l.length-An} more`:"";f({type:"warning",message:`Changed since the commit, and not part of the check: ${h}${m}`,remedy:"The platform builds commits: com\
mit what belongs to the check."})}async function Ns(l){const f=await(0,x.mkdtemp)((0,j.join)(l.RUNNER_TEMP||(0,G.tmpdir)(),"slipway-check-"));return{path:f,[Symbol.
asyncDispose]:()=>(0,x.rm)(f,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),2207:((_r,ht,M)=>{M.d(ht,{Mb:()=>G,PB:()=>x,iV:()=>et,sR:()=>j});const x=["\
queued","building","syncing","activating","succeeded","failed","cancelled"],G=["queue","clone","install","build","sync","activate"],j=["repository_not_found","r\
epository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguou\
s","server_build","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missi\
ng","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","activation_failed","inte\
rrupted"],et={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,
table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,
domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),6780:((_r,ht,M)=>{M.r(ht),M.d(ht,{startLocalPlatform:()=>Yb});var x=M(3024),G=M(6760),j=M(
3739),et=M(7994),Y=M(7598),Be=M(8161),Ie=M(5239),Ye=M(9127),w=M(7934),H=M(8302);const Nt=5,Ht=60;function Te(t){return w.FsL(w.IeY(H.Gv,"must be an object"),w.rej(
t,e=>e.expected==="never"?Gt(e.path,t):"is required"))}function fe(t){return w.yqP(w.mee(t))}function Ae(t){return w.yqP(w.ZmZ(t))}const Ot=["__proto__","protot\
ype","constructor"];function It(t,e){return w.FsL(w.IeY(H.Gv,"must be an object"),w.z6Y(n=>!Ot.some(s=>Object.hasOwn(n,s)),`must not contain ${Ot.join(", ")}`),
w.g1P(t,e))}function Rt(t){return w.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function pt(t,e,n){const s=w.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.
output}:{faults:s.issues.map(({path:r,message:o})=>`${un(r)||n} ${o}`)}}function qn(t,e){const n=v.safeParse(t,e,{abortPipeEarly:!0});return n.success?{output:n.
output}:{faults:new Map(n.issues.map(({path:s,message:r})=>[String(s?.[0]?.key??""),r]))}}function ze(t){const e=t.length>Ht?`${t.slice(0,Ht)}\u2026`:t;return/^[\w.*@$/-]+…?$/.
test(e)?e:JSON.stringify(e)}function un(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${ze(String(e))}`).join("").replace(/^\./,"")}function Gt(t,e){
const n=t?.at(-1)?.input,[,...s]=(0,H.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,Nt).map(ze),o=s.length-r.length,i=[...r,...o>0?[`${o} \
more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}
var Wt=M(1709);const mt=253,Yt="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",ln=new RegExp(`^(?:${Yt}\\.)+(?!\\d+$)${Yt}$`);function ee(t){return t.length<=mt&&ln.test(
t)}function C(t,e){return t===e||t.endsWith(`.${e}`)}var N=M(2345);const J=512,ae=/^[!-?A-~]*@[!-?A-~]+$/;function Ce(t){return t.length<=J&&ae.test(t)&&!t.startsWith(
"@")?t.toLowerCase():void 0}function at(t){return/[^\0-\x7f]/.test(t)}const fn=["viewer","deployer"];function zt(t){return w.KCZ([t,w.YOg(t)],"must be a string,\
 or a list of strings")}const yt=w.FsL(w.YjP("must be a string"),w.BpQ(1,"must not be empty")),Qn=w.FsL(w.YjP("must be a string"),w.Ru6(J,`must have at most ${J}\
 characters`),w.yGV(ae,({input:t})=>{const e=at(t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`}));function Zn(t){
const e=`${t} ASCII emails, or @domain for every email of a domain. Upper and lower case are the same.`;return w.yqP(w.FsL(zt(Qn),w.h_(e)))}const es=24*36e5;function ts(t){
try{const e=(0,Ye.E9)(t,"buildTimeout");return e>=1e3&&e<=es}catch{return!1}}const br="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",Sr=w.FsL(w.YjP("must be a string"),w.Ru6(mt+
2,`must have at most ${mt+2} characters`),w.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${br})$`),'must be a host name in lower case and punycode, as "shop.example.com",\
 or "*.example.com", or "*"')),Nr=Te({viewer:Zn("May read."),deployer:Zn("May do everything."),buildTimeout:w.yqP(w.FsL(w.YjP("must be a string"),w.z6Y(ts,'must\
 be a time of 1s to 24h, as "90s", "30m" or "1h30m"'),w.h_('The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That o\
f "*" is for organizations without one of their own.'))),domains:w.yqP(w.FsL(zt(Sr),w.h_('Custom domains that apps of the organization may have without a DNS re\
cord that proves it: "shop.example.com", "*.example.com" for all names below, "*" for all.')))}),Or=Te({issuer:w.FsL(w.YjP("must be a string"),w.z6Y(Ir,"must be\
 an https:// URL without query (http:// only for loopback)"),w.yuE({format:"uri"}),w.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),
audience:w.yqP(w.FsL(zt(yt),w.h_("Accepted aud values. Default: the platform's own base URL."))),email:w.lqM(w.FsL(w.YjP("must be a string"),w.yGV(/\{[^{}]+\}/,
'must be a template of claims, as "{email}" or "{repository}@github.actions"'),w.z6Y(t=>!at(t),"has characters other than ASCII"),w.h_("A template of claims for\
 the email that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),emailsVerified:w.lqM(w.FsL(w.zMY("must be true or false"),w.h_("True \
if the issuer verifies every email before it writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A\
 token whose email_verified is false is refused all the same.")),!1),clientId:w.yqP(w.FsL(yt,w.h_("The client that people sign in to the console with, by the co\
de flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for /}."))),clientSecretFile:w.yqP(w.FsL(yt,w.h_("A file\
 with the client's secret. A relative path begins in the data directory."))),clientSecretEnv:w.yqP(w.FsL(yt,w.h_("The environment variable of the platform that \
has the client's secret."))),name:w.yqP(w.FsL(yt,w.Ru6(60,"must have at most 60 characters"),w.h_("The name of the identity provider on the sign-in page. Defaul\
t: its host."))),require:w.lqM(w.FsL(It(w.YjP(),zt(yt)),w.h_("Claims that a token must have, each with one of the values.")),{})}),ns=w.FsL(Te({$schema:w.yqP(w.
YjP("must be a string")),localIssuer:w.lqM(w.FsL(w.zMY("must be true or false"),w.h_("Whether tokens of the platform's own issuer count. Every user who can read\
 run.json in the data directory can get one, for any email.")),!0),issuers:w.lqM(w.FsL(w.YOg(Or,"must be a list"),w.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;
const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),w.h_("Identity providers whose ID tokens co\
unt. Keys are found by OpenID Connect discovery.")),[]),organizations:w.FsL(It(w.FsL(w.YjP(),w.yGV(new RegExp(`^(?:\\*|${N.cS.source.slice(1,-1)})$`),"is not an\
 organization's identifier")),Nr),w.h_('Grants by organization; "*" is every organization.'))}),w.DDF("platform.json"),w.h_("Who may do what on a platform that \
several people share. The platform reads the file from its data directory when it starts."));function Ir(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.
search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,Wt.c)(e.hostname)}const Lt={localIssuer:!0,issuers:[],roleOf:()=>"d\
eployer",organizationsOf:()=>{},buildTimeoutOf:()=>{},mayUseDomain:()=>!0},hn=1024*1024,ss=10;function Rr(t,e={}){const n=(0,G.join)(t,"platform.json");if(!(0,x.
existsSync)(n))return Lt;try{if((0,x.statSync)(n).size>hn)throw new Error(`is larger than ${hn} bytes`);return Lr(JSON.parse((0,x.readFileSync)(n,"utf8")),{file:s=>(0,x.
readFileSync)((0,G.resolve)(t,s),"utf8").trim(),env:s=>e[s]})}catch(s){throw new j.GQ("invalid_file",`${n}: ${s instanceof Error?s.message:String(s)}`,{place:{file:n},
remedy:`Correct the file (${(0,Ie.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:s})}}const rs={file:()=>"",env:()=>{}};function Lr(t,e=rs){
const n=pt(ns,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,ss).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=new Map(Object.
entries(o).map(([a,c])=>[a,kr(c)]));return{localIssuer:s,issuers:r.map(({issuer:a,audience:c,email:d,emailsVerified:u,require:p,...y},g)=>({issuer:a,audiences:c===
void 0?void 0:[c].flat(),email:d,emailsVerified:u,client:pn(a,y,`issuers[${g}]`,e),require:Object.fromEntries(Object.entries(p).map(([T,S])=>[T,[S].flat()]))})),
roleOf(a,c){const d=a.slice(a.lastIndexOf("@")),p=[i.get(c),i.get("*")].flatMap(y=>[y?.get(a),y?.get(d)]);return p.includes("deployer")?"deployer":p.find(y=>y!==
void 0)},organizationsOf:os(i),buildTimeoutOf(a){const c=o[a]?.buildTimeout??o["*"]?.buildTimeout;return c===void 0?void 0:(0,Ye.E9)(c,"buildTimeout")},mayUseDomain(a,c){
return[o[a]?.domains??[],o["*"]?.domains??[]].flat().some(u=>Ar(u,c))}}}function pn(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==
void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has c\
lientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const u=n===void 0?`clientSecretEnv names the variabl\
e ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${u}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,
"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:d}}function Ar(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function os(t){
const e=new Map;for(const[n,s]of t)for(const r of s.keys()){const o=e.get(r);o?o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf("@")),r=new Set([
n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:[...r].sort()}}function kr(t){return new Map(fn.flatMap(e=>[t[e]??[]].flat().map(n=>[n.toLowerCase(),e])))}
var _e=M(336);const Dr=1e3,vr=2e4;class Q extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}async function $r(t,e,n){
const s=e.monotonic()+vr;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof Q&&!o.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(Dr,n).catch(
()=>{}),n?.aborted))throw o}}const mn=["ok","missed","refused","limited","failed"],ce=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","\
put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_\
out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change"],
Ke={hour:36e5,day:864e5};function da(t){const e=n=>Object.fromEntries(mn.flatMap(s=>{const r=yn(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),
put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,
"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(
t.build_ms/1e3)}}}function yn(t,e){return ce.find(n=>n===`${t}_${e}`)}function Mr(t={}){const e=ce.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Cr(t,e){
return Object.fromEntries(ce.map(n=>[n,t[n]+e[n]]))}function ua(t){const e=n=>ce.reduce((s,r)=>s+(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(
n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const is={kvs(){},site(){}},xr=2e5,Ur=new Map(ce.map((t,e)=>[
t,e])),Xe=t=>Ur.get(t)??0,Fr=Object.fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(mn.map(e=>[e,Xe(yn(t,e)??`${t}_refused`)]))])),jr=Xe(
"kvs_bytes_in"),Br=Xe("kvs_bytes_out"),as=Xe("site_bytes_out"),At=[Xe("site_2xx"),Xe("site_3xx"),Xe("site_4xx"),Xe("site_5xx")];class cs{#e=new Map;#t=new Map;#n=new Map;#s=new Float64Array(
ce.length);#r;lost=0;constructor(e){this.#r=ds(e)}kvs(e,n,s,r,o){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(ce.length)},
this.#e.set(e.keyspace,i)),tt(i.counts,Fr[n][s],1),tt(i.counts,jr,r),tt(i.counts,Br,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,
project:e.project,app:e.appID,table:""},counts:new Float64Array(ce.length)},this.#t.set(e.subdomain,r)),tt(r.counts,n<300?At[0]:n<400?At[1]:n<500?At[2]:At[3],1),
tt(r.counts,as,s)}take(e){for(const{scope:n,counts:s}of[...this.#e.values(),...this.#t.values()]){for(const[i,a]of s.entries())tt(this.#s,i,a);const r=JSON.stringify(
[n.org,n.project,n.app,n.table,this.#r]),o=this.#n.get(r);if(o)for(const[i,a]of s.entries())tt(o.counts,i,a);else this.#n.size<xr?this.#n.set(r,{scope:n,counts:s,
hour:this.#r}):this.lost+=Pr(s)}this.#e=new Map,this.#t=new Map,this.#r=ds(e)}get waiting(){return this.#n.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#n){
if(n.length===e)break;this.#n.delete(s),n.push({scope:r,hour:o,counts:us(i)})}return n}totals(){const e=this.#s.slice();for(const{counts:n}of[...this.#e.values(),
...this.#t.values()])for(const[s,r]of n.entries())tt(e,s,r);return us(e)}}function tt(t,e,n){t[e]=(t[e]??0)+n}function ds(t){return Math.floor(t/Ke.hour)*Ke.hour}
function us(t){return Object.fromEntries(ce.map((e,n)=>[e,t[n]??0]))}function Pr(t){return ce.reduce((e,n,s)=>/bytes/.test(n)?e:e+(t[s]??0),0)}const ls=8e3,Hr=3e4,
Gr=250,kt=250,En=500;function Wr(t){const{clock:e,log:n,every:s=_e.fm}=t,r=new cs(e.now()),o=Yr(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usa\
ge_stored_again"),a=!1}catch(p){a||n("warn","usage_not_stored",{reason:String(p)}),a=!0}},d=()=>(i??=c().finally(()=>{i=void 0}),i),u=s(ls,d);return{meter:r,flush:d,
figures:()=>({counts:r.totals(),waiting:r.waiting,lost:r.lost}),async[Symbol.asyncDispose](){u(),await i,await d()}}}function Yr(t,{usage:e,engine:n,clock:s,log:r}){
const o=(0,Y.randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(Gr)}),
await e.add(a).catch(d=>{if(d instanceof Q)throw d;r("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.
now()),await c();await e.countEnded(kt)===kt;);n&&await e.claimTurn("stored",Hr)&&await gn(e,n,s)}}async function gn(t,e,n){for(let s=0;;){const r=await e.sizes(
s,En),o=r.length<En,i=o?Number.MAX_SAFE_INTEGER:r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}var Et=M(597),ke=M(2207);
class gt extends Error{name="BodyTooLarge"}class Kt extends Error{name="BodyBroken"}function ye(t,e,n={}){return{status:t,headers:{"content-type":"application/j\
son; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function de(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function xe(t){
const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class P extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}
function be(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return ye(ke.iV[n],r,t.headers)}const fs=10;function wn(t,e){if(!(0,H.
Gv)(t))throw Pe(["the body must be a JSON object"]);const n=pt(e,t,"the body");if("faults"in n)throw Pe(n.faults);return n.output}function Pe(t){const e=t.length-
fs,n=t.slice(0,fs).join("; ")+(e>0?`; and ${e} more`:"");return new P("validation_failed",`${n}.`)}const hs=[[/\0/,"must not contain NUL characters"],[new RegExp(
"\\p{Cs}","u"),"must be well-formed Unicode"]];function Ue(t,e,n=[]){const s=[...hs,...n];return w.FsL(w.YjP("must be a string"),w.BpQ(t,t===1?"must not be empt\
y":`must have at least ${t} characters`),w.Ru6(e,`must have at most ${e} characters`),Rt(r=>s.find(([o])=>o.test(r))?.[1]),w.yuE(Xt(...s.map(([r])=>r))))}function Xt(...t){
return{not:{pattern:t.map(({source:e})=>e).join("|")}}}function ps(t){return w.KIO(t,`must be one of ${t.join(", ")}`)}const Tn=w.zMY("must be true or false"),_n=Ue(
1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \
\\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not \
have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),zr=w.FsL(Ue(1,64),w.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,
"must be a full commit SHA: 40 hexadecimal digits")),Kr=w.FsL(Ue(2,4),w.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d \
to 366d, or of 1h to 999h, as "7d" or "36h"')),ms=Ue(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folde\
rs'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,
'must not lead into ".git"']]),Xr=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
Vr=/:\/\/[^/?#\\]*@/;function Jr(t){return w.FsL(w.YjP("must be a string"),w.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),Rt(e=>{const n=(0,Et.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),w.yuE({maxLength:1024,pattern:Xr.source,...Xt(Vr,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:bn,envBytes:Sn}=N.lF,ys=new RegExp(`^${N.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),Nn=w.FsL(w.IeY(t=>Es(t)===void 0,
({input:t})=>Es(t)??""),w.yuE({type:"object",maxProperties:bn,propertyNames:{pattern:N.G1.source,...Xt(ys)},additionalProperties:{type:"string",maxLength:Sn-1,...Xt(
...hs.map(([t])=>t))}}));function Es(t){if(!(0,H.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>bn)return`must have \
at most ${bn} variables`;let n=0;for(const[s,r]of e){const o=qr(s,r);if(o!==void 0)return`contains ${ze(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>Sn?`must have at most ${Sn} bytes of names and values`:void 0}function qr(t,e){return N.G1.test(t)?ys.test(t)?`but names that begin with ${N.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Qr=300,Zr="developer@slipway.local\
host";function On(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await M.e(460).then(M.bind(M,6460));r??=c.importJWK(n.privateJwk,"ES256");
const d=Math.floor(s.now()/1e3),u=a.email??Zr;return new c.SignJWT({...a.claims,email:u,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).
setIssuer(e).setSubject(a.subject??u).setAudience(a.audience??t.audience).setIssuedAt(d).setExpirationTime(d+(a.expiresInSeconds??Qr)).setJti((0,Y.randomUUID)()).
sign(await r)},i={"/identity/.well-known/openid-configuration":to(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!==
"HEAD"){const u="The identity provider accepts only GET and HEAD";return be(new P("method_not_allowed",u,{allow:"GET, HEAD"}),a)}const c=xe(a.target),d=i[c];if(d)
return ye(200,d,{"cache-control":"public, max-age=300"});if(c!=="/identity/token")return be(new P("not_found",`Nothing is at ${c}`),a);if(!gs(a,t.requestToken)){
const u="The request token is missing or wrong: see run.json";return be(new P("unauthorized",u,{"www-authenticate":"Bearer"}),a)}return eo(a.target,o)}}}async function eo(t,e){
const n=new URLSearchParams(t.slice(xe(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,H.Eb)({audience:s||void 0,email:r||void 0}));return ye(200,
{count:o.length,value:o})}function to(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:[
"public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","ema\
il_verified"]}}function gs(t,e){const n=r=>(0,Y.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(de(t,"authorization")??"")?.[1];return s!==void 0&&
(0,Y.timingSafeEqual)(n(s),n(e))}const no=Te({to:Ue(1,4096)}),ws=64*1024;function In(t,e){return async n=>{try{if(n.method!=="POST")throw new P("method_not_allo\
wed","Send POST to make a backup.",{allow:"POST"});if(!gs(n,t))throw new P("unauthorized","The request token is missing or wrong.",{"www-authenticate":"Bearer"});
const{to:s}=wn(JSON.parse((await n.body(ws)).toString()),no);return await e(s),ye(200,{to:s})}catch(s){if(s instanceof Kt)throw s;return be(so(s),n)}}}function so(t){
if(t instanceof P)return t;if(t instanceof SyntaxError)return new P("invalid_request","The body is not JSON.");if(t instanceof gt)return new P("body_too_large",
`The body is larger than ${ws} bytes.`);const{mender:e,message:n}=(0,j.I7)(t);return e==="user"?new P("validation_failed",`to: ${n}.`):new P("unavailable",`The \
copy could not be made: ${n}.`,{"retry-after":"30"})}const Rn=2e3;function Ts({deployments:t,damage:e,ability:n,walls:s,node:r,clock:o,metering:i,kept:a}){const c=new Map,
d=r===void 0?{}:{node:r},u=()=>[...c].flatMap(([y,g])=>g.map((T,S)=>[{service:y,status:`${S}xx`,...d},T]).filter(([,T])=>T>0)),p=async()=>{const y=await co(t,o);
return[ue("slipway_requests_total","counter","Requests answered.",u()),ue("slipway_state_available","gauge","1 if the state can be read, else 0.",[[d,y?1:0]]),...y?
uo(y):[],...ro(i.figures(),d),ue("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[d,e?.total??0]]),...oo(a?.()??[],d),...n?
[io(n,d)]:[],...ao(s?.()?.limiter,d),ue("process_resident_memory_bytes","gauge","Resident memory.",[[d,process.memoryUsage.rss()]]),ue("process_uptime_seconds",
"gauge","Seconds since the process started.",[[d,process.uptime()]])].join("")};return{count(y,g){let T=c.get(y);T||(T=[0,0,0,0,0,0],c.set(y,T));const S=Math.floor(
g/100);T[S]=(T[S]??0)+1},handler:async()=>({status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await p()})}}
function ro({counts:t,waiting:e,lost:n},s){const r=["get","put","delete","other"].flatMap(a=>mn.flatMap(c=>{const d=yn(a,c);return d?[[{method:a,outcome:c,...s},
t[d]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"\
out",...s},t.kvs_bytes_out],[{service:"edge",direction:"out",...s},t.site_bytes_out]];return[ue("slipway_kvs_requests_total","counter","Requests to tables of th\
e key-value store.",r),ue("slipway_site_requests_total","counter","Requests to sites of apps.",o),ue("slipway_body_bytes_total","counter","Bytes of bodies that \
are metered for apps.",i),ue("slipway_usage_waiting_rows","gauge","Rows of usage that are not stored yet.",[[s,e]]),ue("slipway_usage_lost_requests_total","coun\
ter","Requests that were not metered.",[[s,n]])]}function oo(t,e){if(t.length===0)return[];const n=r=>t.flatMap(o=>o.left?[[{kind:o.kind,...e},o.left[r]]]:[]),s=t.
map(r=>[{kind:r.kind,...e},r.ended]);return[ue("slipway_collected_items_total","counter","Items that collections have ended.",s),ue("slipway_kept_items","gauge",
"Items that the last collection left.",n("items")),ue("slipway_kept_bytes","gauge","Bytes that the last collection left.",n("bytes"))]}function io({canBuild:t},e){
return ue("slipway_can_build","gauge","1 if the node can build, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}function ao(t,e){if(!t)return[];const n="\
What limits the memory and the processes of builds. Always 1.",s=t.kind==="cgroup"?"cgroup v2":"sampling";return[ue("slipway_builds_limited_by","gauge",n,[[{by:s,
...e},1]])]}async function co(t,e){const n=new AbortController,s=e.sleep(Rn,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){
if(r instanceof Q)return;throw r}finally{n.abort()}}function uo(t){const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[ue("slipwa\
y_deployments","gauge","Deployments by status.",t.map(s=>[{status:s.status},s.count])),ue("slipway_queue_length","gauge","Deployments that wait for a worker.",[
[{},e(n,"count")]]),ue("slipway_deployment_seconds_sum","counter","Seconds that deployments ran.",[[{},e(t,"ms")/1e3]]),ue("slipway_deployment_seconds_count","c\
ounter","Deployments that ran and ended.",[[{},e(t,"ran")]])]}function ue(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,d])=>`${c}="${Vt(d)}\
"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function Vt(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var lo=M(7634);const fo=5e3,_s=15e3,Ln=null,ho=1e3,po=10;async function mo(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({
...e,version:lo.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,
start:c,ability:d}=n,u=()=>a.announce({...i(),...c,canBuild:d?.canBuild});await d?.look(),await bs(u,n,t);const p=To(u,d,t);return go(await a.living(),c,t),{list:()=>a.
list(),async[Symbol.asyncDispose](){await p(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function bs(t,{signal:e},{own:{name:n},clock:s,
log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw Eo(n,i);o||r("warn","node_name_awaited",yo(n,i)),o??=i,await s.sleep(ho,e)}}
function yo(t,{address:e,silentMs:n}){const s=Math.max(0,_s-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,Ye.a3)(n)} ago. If it wa\
s killed, this one goes on in ${(0,Ye.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}function Eo(t,{
address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Ye.a3)(n)} ago`,r=`Start this one wi\
th another --node. If the other one was killed just now, wait ${_s/1e3} seconds and start this one again.`;return new j.GQ("invalid_input",s,{input:"node",remedy:r})}
function go(t,e,{log:n}){for(const{key:s,flag:r,means:o}of wo){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,u=>u[s])){const u=d.
slice(0,po).map(({name:p})=>p);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:u.join(", "),means:o})}}}const wo=[{key:"publicUrl",flag:"--publi\
c-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"\
Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function To(t,e,{own:{name:n},log:s,every:r=_e.fm}){let o;
const i=_o(s),a=async()=>{const y=await t();y?i("node_name_taken",{node:n,address:y.address,means:bo}):i(void 0)},c=async()=>{try{await e?.look();let y;do y=e?.
canBuild,await a();while(e?.canBuild!==y)}catch(y){i("node_not_announced",{reason:String(y)})}finally{o=void 0}},d=()=>{o??=c()},u=r(fo,d),p=e?.subscribe(d);return async()=>{
u(),p?.[Symbol.dispose](),await o}}function _o(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const bo="Another process took the name of this node\
 while this one gave no sign of life. Stop one of them, and start it with another --node",ct=["control","build","edge","kvs"],la=null;var Re=M(5807);const An=["\
error","warning","notice"],{failureLogLines:Ss,failureLogLine:Ns}=N.lF,l={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",
sync:"sync_failed",activate:"activation_failed"};function f({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Re.
vI)(n,N.IC.message),exitCode:s},c=r===null?null:r.slice(0,N.IC.signal),d=i.filter(({file:g})=>g.length<=N.IC.file).slice(0,N.IC.findings).map(g=>({...g,code:g.code===
null?null:(0,Re.vI)(g.code,N.IC.findingCode),message:(0,Re.vI)(g.message,N.IC.findingMessage)})),u=h(d,N.IC.bytes/2),p=N.IC.bytes-m({...a,signal:c,log:[],diagnostics:u}),
y=o.slice(-Ss).map(g=>(0,Re.vI)(g,Ns));return{...a,signal:c,log:h(y.reverse(),p).reverse(),diagnostics:u}}function h(t,e){let n=e;const s=t.findIndex(r=>(n-=m(r)+
1,n<0));return s===-1?t:t.slice(0,s)}function m(t){return Buffer.byteLength(JSON.stringify(t))}function E(t){if(!(0,H.Gv)(t))return;const{exitCode:e,signal:n,log:s,
message:r}=t,o=ke.Mb.find(d=>d===t.stage),i=ke.sR.find(d=>d===t.code);if(!o||!i||!(0,H.KH)(r,N.IC.message)||!z(e)||n!==null&&!(0,H.KH)(n,N.IC.signal)||!Array.isArray(
s)||s.length>Ss||!s.every(d=>(0,H.KH)(d,Ns)))return;const a=b(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};
return m(c)<=N.IC.bytes?c:void 0}function b(t){if(!Array.isArray(t)||t.length>N.IC.findings)return;const e=[];for(const n of t){const s=_(n);if(!s)return;e.push(
s)}return e}function _(t){if(!(0,H.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=An.find(c=>c===t.severity);if(!i||!(0,H.KH)(e,N.IC.file)||!(0,H.
KH)(o,N.IC.findingMessage)||r!==null&&!(0,H.KH)(r,N.IC.findingCode)||!z(n)||!z(s))return;const a=L(t.source);return{file:e,line:n,column:s,severity:i,code:r,message:o,
...a&&{source:a}}}function L(t){if(!Array.isArray(t)||t.length>N.IC.sourceLines)return;const e=t.flatMap(n=>!(0,H.Gv)(n)||!(0,H.KH)(n.text,N.IC.sourceLine)?[]:typeof n.
line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function I(t){return{stage:t,code:l[t],message:"\
The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function z(t){return t===null||Number.isSafeInteger(
t)}function q(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class te extends Error{name="BuildFailure";facts;constructor(e){const n=f(
e);super(n.message),this.facts=n}}class he extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}const Jt=2e3,So=1e3;function No({
node:t,roles:e,checks:n,clock:s,walls:r}){const o=new Set;let i=!1;const a=ct.map(p=>[p,wt(n[p],s)]),c=new Map(a.filter(([p])=>e.includes(p))),d=async p=>{const y=c.
get(p);return y?i?"draining":o.has(p)?await y()?"ready":"failing":"starting":"absent"},u=async p=>{const y=await Promise.all(p.map(async F=>[F,await d(F)])),[,g="\
ready"]=y.find(([,F])=>F!=="ready")??[],T=p.includes("build")?r?.():void 0,S=T&&{limitedBy:q(T.limiter),network:T.network},R={status:g,node:t,roles:Object.fromEntries(
y),...(0,H.Eb)({builds:S})};return g==="ready"?ye(200,R):ye(503,R,{"retry-after":"1"})};return{start(p){for(const y of p?[p]:ct)o.add(y)},drain(){i=!0},handler(p){
const y=Os(p);if(y===void 0)return u(e);const g=ct.find(T=>T===y);return g?u([g]):be(new P("invalid_request",`role is one of ${ct.join(", ")}.`),p)}}}function Os({
target:t}){return new URLSearchParams(t.slice(xe(t).length)).get("role")??void 0}function wt(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{
const o=new AbortController,i=e.sleep(Jt,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},
n=void 0,a};return async()=>s&&e.monotonic()-s.at<So?s.can:(n??=r(),n)}var kn=M(7067),Ve=M(7030),nt=M(7075);class Is extends Error{name="DomainTaken";domain;constructor(e){
super(`Another app has the domain ${e}`),this.domain=e}}class Dt extends Error{name="QueueFull";most;constructor(e){super(`The organization has ${e} queued depl\
oyments`),this.most=e}}const Dn=500,Oo=20,Io=null;function Rs(t){if(t instanceof P)return t;if(t instanceof Dt){const e="Wait until some of them have started, a\
nd try again (slipway platform --organization-queue).";return new P("rate_limited",`The organization has ${t.most} deployments in the queue. ${e}`,Ls)}if(t instanceof
Q)return t.isFull?new P("unavailable","The platform has no room to store more. Its operator has to add some.",Ro):new P("unavailable",`The platform cannot read \
or write its state now. ${qt}`,Lo)}const qt="Read what was to be changed before you repeat the call, because it may have been changed.",Ro={"retry-after":"30"},
Ls={"retry-after":"60"},Lo={"retry-after":"5"};function vt(t){const e=new Ve.BlockList;for(const n of t){const[,s="",r]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(n)??[],
o=(0,Ve.isIP)(s),i=o===4?32:128;if(o===0||s.includes("%")||Number(r??0)>i)throw new j.GQ("invalid_input",`--trusted-proxies: "${n}" is not an address or a netwo\
rk`,{input:"trusted-proxies",remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});e.addSubnet(s,Number(r??i),
o===4?"ipv4":"ipv6")}return e}function Qt(t,e,n){let s=Ao(t);for(const r of(e??"").split(",").reverse()){if(!ll(n,s))break;const o=Ao(r.trim());if((0,Ve.isIP)(o)===
0)break;s=o}return s}function Jb({remoteAddress:t}){const e=Ao(t??"");return isLoopbackAddress(e)?"loopback":fl(e)}function ll(t,e){const[n=""]=e.split("%",1),s=(0,Ve.
isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function Ao(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function fl(t){if(isIP(t)!==6)return t.slice(0,40);
const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/6\
4`}const hl=8,As=new WeakMap;function pl(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(As.get(s)??0)+1;if(As.set(s,r),r>
hl){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(As.get(s)??1)-1;As.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const fa=2e4,ml=.75,yl=1024,El=64;
function gl(){let t="";try{t=(0,x.readFileSync)("/proc/self/limits","utf8")}catch{}const[,e=String(yl)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e===
"unlimited"?fa:Math.min(fa,Math.floor(ml*Number(e)))}class wl{#e;#t=new Map;constructor(e){this.#e=e}opened(e){this.#t.size>=this.#e&&this.#n(),this.#t.set(e,void 0),
e.once("close",()=>this.#t.delete(e))}began(e,n){this.#t.delete(e)&&this.#t.set(e,n)}isIdle(e){return this.#t.get(e)?.writableFinished??!0}#n(){let e,n=0;for(const[
s]of this.#t){if(e??=s,n+=1,n>El)break;if(this.isIdle(s)){e=s;break}}e!==void 0&&(this.#t.delete(e),e.destroy())}}const Tl=64*1024,_l=128*1024;class bl{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=Sl(e,n);if(!s||s.bytes<=Tl)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Sl(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
nt.Readable?{key:t,bytes:_l}:{key:e.buffer,bytes:e.buffer.byteLength}}const Nl=16;class Ol{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=Nl&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const Il=/^[\w.:-]{1,128}$/,ha=8*1024*1024,Rl=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Ll=47,Al=(0,Y.randomBytes)(5).toString("hex");let pa=0;class kl{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==Ll&&Dl(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];pa+=1,this.#s=typeof e=="string"&&Il.
test(e)?e:`${Al}-${pa}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)return Qt(e,de(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){
return this.#o}get signal(){if(this.#r===void 0){const e=new AbortController;this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),
this.#t.writableFinished||e.abort(new Error("The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["\
content-length"]??0);return new Promise((r,o)=>{const i=[];let a=0;const c=u=>{this.#o=!n.complete,o(u)},d=()=>c(new Kt("The client went away before its body en\
ded"));if(n.destroyed&&d(),s>e+ha){c(new gt);return}n.on("data",u=>{a+=u.length,a<=e?i.push(u):a>e+ha?(n.pause(),c(new gt)):i.length=0}),n.on("end",()=>a>e?c(new gt):
r(vl(i,a))),n.on("error",d),n.on("close",()=>{n.complete||d()})})}}function Dl(t){const[,e,n=""]=Rl.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith(
"/")?n:`/${n}`)}function vl(t,e){const[n]=t;return n!==void 0&&t.length===1?n:Buffer.concat(t,e)}const $l=15e3,Ml=12e4,Cl=3e4,xl=500,ma=t=>be(new P("unavailable",
"The platform is starting.",{"retry-after":"1"}),t),Ul=128*1024*1024;async function Fl(t){const{host:e,log:n,batch:s=new Ol}=t,r={handler:ma,closing:!1,log:n,batch:s,
bodies:new bl(Ul)},o=new wl(t.connections??gl()),i={open:new Set,proxies:vt(t.trustedProxies??[])},a=(0,kn.createServer)({headersTimeout:$l,requestTimeout:Ml,keepAliveTimeout:Cl,
connectionsCheckingInterval:xl,joinDuplicateHeaders:!0},(u,p)=>pl(u,p,()=>{s.open(),o.began(u.socket,p),zl(r,{request:new kl(u,p,i),incoming:u,outgoing:p})}));a.
on("connection",u=>o.opened(u)),a.on("clientError",Hl(o));const c=await Wl(a,t.port,e);let d;return{port:c,serve(u){r.handler=u},close(u=5e3){return r.closing=!0,
d??=Yl(a,i.open,u),d}}}function jl(t,e){return`http://${(0,Ve.isIPv6)(t)?`[${t}]`:t}:${e}`}const Bl=1e3,Pl=16;function Hl(t){const e=new WeakSet,n=[],s=(o,i)=>{
if(!o.writable||!t.isIdle(o)){o.destroy();return}o.end(Gl(i)),setTimeout(()=>o.destroy(),Bl).unref()},r=()=>{for(const[o,i]of n.splice(0,Pl))s(o,i);n.length>0&&
setImmediate(r)};return(o,i)=>{e.has(i)||(e.add(i),n.push([i,(0,j.xU)(o)]),n.length===1&&setImmediate(r))}}const ya=`The address and the headers of this request\
 have more than ${kn.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function Gl(t){const e=`Connection: close\r
`;return t==="ERR_HTTP_REQUEST_TIMEOUT"?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${ya.length}\r
`}${e}\r
${ya}`}function Wl(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,j.xU)(o);r(i==="EADDRINUSE"?new j.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new j.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function Yl(t,e,n){const s=new Promise(i=>t.close(
()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new j.GQ("interrupted","The platform stops"));t.closeAllConnections()},
n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function zl(t,e){const{request:n}=e,s=o=>Ea(Kl(n,o,t.log),t,e),r=o=>{try{Ea(o,t,e)}catch(i){s(i)}};try{
const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function Kl(t,e,n){const s=(0,j.I7)(e),r=s.cause instanceof Error?s.cause.stack??s.cause.
message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=Rs(e);if(o)return be(o,t);const i="T\
he platform failed to answer. Its log has the cause, with this request ID.";return be(new P("internal",i),t)}function Ea(t,e,n){const{body:s}=t,{outgoing:r,incoming:o}=n,
i=s instanceof nt.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(r.writeHead(t.status,Xl(t,e,n)),o.method==="HEAD"||ga(t)||s===void 0){
i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof nt.Readable?Vl(s,e,n):e.batch.end(r,s)}function Xl(t,{closing:e},{request:n}){const s=[];let r=!1;for(const o in t.
headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-cookie",o);return s.push("x-request-id",
n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof nt.Readable)&&!ga(t)&&s.push("content-length",Jl(t.body)),s}function ga({
status:t}){return t===204||t===304}function Vl(t,{log:e},{request:n,outgoing:s}){(0,nt.pipeline)(t,s,r=>{r&&(0,j.xU)(r)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error",
"stream_failed",{requestID:n.requestID,message:r.message})})}function Jl(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:
0}const ko=["0.0.0.0","::"];function wa({host:t,baseUrl:e}){const n=t.toLowerCase(),s=ko.includes(n);return r=>{const o=r?.toLowerCase()??"";if(ql(o,e))return!0;
const i=Ql(o);return i===void 0?!1:i==="localhost"||i===n||(0,Wt.O)(i)||s&&(0,Ve.isIP)(i)!==0}}function ql(t,e){const{host:n,protocol:s}=new URL(e);return t===n||
t===`${n}${s==="https:"?":443":":80"}`}function Ql(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==void 0?(0,Ve.isIPv6)(
e)?e:void 0:n?.replace(/\.$/,"")}const Do=5*6e4,Zl={lifetime:Do,perIdentity:10,inAll:1e3},Ta="link_";async function ef({email:t,issuer:e},{sessions:n,consoleUrl:s,
clock:r}){const o=Ta+(0,Y.randomBytes)(32).toString("base64url"),i=(0,Y.hash)("sha256",JSON.stringify(["link",e,t])),a=new Date(r.now()+Do).toISOString();return await n.
open({hash:_a(o),identity:i,text:JSON.stringify({link:{email:t,issuer:e}})},Zl),{url:`${s}/sign-in#${o}`,expiresAt:a}}function qb(t){return t.startsWith(Ta)}async function Qb(t,e){
const n=await t.take(_a(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.link)?s.link:{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="s\
tring")return{email:o,issuer:i};const c=`This link was used before, or is older than ${Do/6e4} minutes. Run "slipway console" for a new one.`;throw new Refusal(
"unauthorized",c)}function _a(t){return(0,Y.hash)("sha256",`console link\0${t}`)}var tf=M(3136);const vo=20,ba=1e3,Sa="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-\
9])?",nf=`^(?:(?=.{1,254}$)(?:${Sa}\\.)+(?!\\d+\\.?$)${Sa}\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function sf({ownName:t,sitesDomain:e}){
const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"must be a list of host names";if(r.length>vo)return`must have at most ${vo} host names`;const o=r.map(
d=>typeof d=="string"?Na(d):void 0),i=r[o.indexOf(void 0)];if(o.includes(void 0))return`contains ${ze(String(i))}, which is not a host name as shop.example.com`;
const a=o.find(d=>d!==void 0&&n.some(u=>C(d,u)));if(a!==void 0)return`contains ${ze(a)}, which belongs to the platform itself`;const c=o.find((d,u)=>o.indexOf(d)!==
u);return c===void 0?void 0:`contains ${ze(c)} twice`};return w.FsL(w.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),w.yuE({type:"array",maxItems:vo,uniqueItems:!0,
items:{type:"string",maxLength:ba,pattern:nf}}),w.pdi(r=>r.map(o=>Na(o)??o)))}function Na(t){if(t.length>ba)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(
t)?(0,tf.domainToASCII)(t).replace(/\.$/,""):"";return ee(e)?e:void 0}async function rf(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.
all(s.map(a=>Oa(t,a,r))),i=s[o.indexOf(!1)];if(i!==void 0)throw new P("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the \
DNS record "${ks(i)} TXT ${r}", wait until it is published, and try again.`)}async function of(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async r=>{
const o={domain:r,record:ks(r),value:s};if(t.mayUseDomain(e,r))return{...o,proof:"listed"};const i=await Oa(t,r,s).catch(a=>{if(!(a instanceof P))throw a});return{
...o,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}async function Oa({resolveTxt:t},e,n){try{return(await t(ks(e))).some(r=>r.join("").trim()===n)}catch(s){
if(["ENOTFOUND","ENODATA"].includes((0,j.xU)(s)??""))return!1;const r=`The DNS records of ${ks(e)} cannot be read now. Try again later.`;throw new P("unavailabl\
e",r,{"retry-after":"30"})}}function ks(t){return`_slipway.${t}`}const Ia=2e3,af=2;async function cf(t){const{Resolver:e}=await Promise.resolve().then(M.t.bind(
M,1553,19));return new e({timeout:Ia,maxTimeout:Ia,tries:af}).resolveTxt(t)}const $o={spaFallback:fe(Tn),installCommand:fe(Ue(0,4096)),rootDirectory:fe(ms),noindex:fe(
Tn),assetsOnly:fe(Tn),verify:fe(ps(["off","warn","fail"])),lifetime:fe(Kr),nodeVersion:fe(w.FsL(Ue(1,3),w.yGV(/^\d+$/,'must be a major version, as "24"')))},df={
buildCommand:null,outputDirectory:null,region:null},uf={buildCommand:fe(Ue(0,4096)),outputDirectory:fe(ms),region:fe(w.FsL(Ue(1,63),w.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
'must be lower-case letters and digits, as "eu-west-1"')))},lf=Te({env:Nn});function Ra(t){const e={...$o,domains:fe(sf(t.domains))},n={repository:Jr(t.allowLocalGit),
branch:_n,...uf},s={...n,repository:w.yqP(n.repository),branch:w.yqP(_n)},[r,o,i]=[w.Ikc(n),w.Ikc(s),w.Ikc(e)],a=Te({name:w.FsL(Ue(1,63),w.yGV(N.cS,'must be let\
ters, digits, ".", "_" and "-", with a letter or digit first and last')),type:ps(N.yN),...n,...e,subdomain:Ae("cannot be given: it is generated")}),c={name:Ae("\
cannot be changed: it is the ID of the app"),type:Ae("cannot be changed"),subdomain:Ae("cannot be changed: it is generated")},d=Te({...s,...e,...c}),u=Te({...s,
...$o,...c,domains:Ae("do not wait for a deployment: change them with PATCH")}),p=y=>({...w.qgA(o,y),settings:w.qgA(w.Ikc($o),y)});return{creation:w.FsL(a,w.pdi(
y=>{const g=Object.entries(w.qgA(i,y)).filter(([,R])=>R!==null),{name:T,type:S}=y;return{name:T,type:S,config:{...df,...w.qgA(r,y),settings:Object.fromEntries(g)}}})),
deployment:Te({branch:fe(_n),commit:fe(zr),configuration:w.yqP(w.FsL(u,w.pdi(p))),env:w.yqP(Nn),tag:Ae("is not accepted: web apps deploy without a release tag")}),
change:w.FsL(d,w.pdi(y=>({...w.qgA(o,y),settings:w.qgA(i,y)})))}}function ff({logRemovedAt:t}){return t===null?void 0:`The platform removed this log on ${new Date(
t).toISOString().slice(0,10)}, because it was old (--keep-deployments, --keep-days).
`}const hf=w.FsL(Ue(1,1e3),w.yGV(N.G1,"is not a variable's name: letters, digits and _, and not a digit first")),Zb=Te({set:fe(Nn),unset:fe(w.FsL(w.YOg(hf,"must\
 be a list of names"),w.Ru6(N.lF.envVariables,`must have at most ${N.lF.envVariables} names`)))}),La={variables:N.lF.envVariables,bytes:N.lF.envBytes};function pf({
state:t,logs:e,keepDeletedMs:n}){const{apps:s,deployments:r,releases:o}=t,i=c=>Ds(s,c),a=async(c,d)=>{const u=await r.find(c,d);if(u)return u;throw await i(c),ka(
c,d)};return{app:i,deployment:a,async deleteApp(c,d){const u=await s.delete(c,d,n);if(!u)throw st(c);return u},async restoreApp(c){const d=await s.restore(c);if(d.
kind==="no_app")throw st(c);if(d.kind==="too_late")throw Aa(d.app,!0);if(d.kind==="not_deleted")throw new P("conflict",`The app ${c.appID} is not deleted, so th\
ere is nothing to restore.`);return d.app},async cancel(c,d,u){const p=await r.cancel(c,d,u);if(p.kind==="no_deployment")return a(c,d);if(p.kind==="too_late")throw Ef(
c,p.deployment);return p.deployment},async redeploy(c,d,u,p){const y={branch:null,commit:null,by:u},g=d===void 0?await r.create(c,y,p):await r.redeploy(c,d,u,p);
if(g.kind==="no_app")throw st(c);if(g.kind!=="no_deployment")return g;throw await i(c),ka(c,d??"")},async clearCaches(c){if(!await s.update(c,{settings:{cachesOf:(0,Y.
randomUUID)()}}))throw st(c)},async rollback(c,d){const u=await o.rollback(c,d);if(u)return u;if(await i(c),d===void 0)throw vs(c,"no kept release before the li\
ve one.");const p=await r.find(c,d),y=`Deploy its commit again: slipway redeploy ${d.slice(0,100)}.`;if(p?.status==="succeeded")throw vs(c,`no release ${d} any \
more: the platform keeps the newest ones (--keep-releases). ${y}`);if(p)throw vs(c,`no release ${d}: that deployment is ${p.status}.`);const g=yf.test(d)?" If t\
here was such a deployment, the platform has removed it, because it was old.":"";throw vs(c,`no kept release ${d.slice(0,100)}.${g}`)},async variables(c){return await i(
c),s.variables(c)},async compareEnv(c,d){await i(c);const u=await s.env(c),p=(y,g)=>Object.hasOwn(u,y)?u[y]===g?"same":"replaced":"new";return Object.keys(d).sort().
map(y=>({name:y,change:p(y,d[y]??"")}))},editEnv:(c,d,u)=>mf(t.apps,c,d,u),async readLog(c,d,u){const p=await a(c,d),y=p.finishedAt!==null,g=await e.read(d,{...u,
isComplete:y}),T=g?void 0:ff(p);return T!==void 0?{text:u.from<=0?T:"",next:Math.max(1,u.from),atEnd:!0,deployment:p}:g?{text:g.text,next:g.next,atEnd:y&&g.next>=
g.size,deployment:p}:{text:"",next:Math.max(0,u.from),atEnd:y,deployment:p}}}}async function mf(t,e,{set:n,unset:s},r){const o=s?.find(a=>n&&Object.hasOwn(n,a));
if(o!==void 0)throw Pe([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??[],by:r},La);switch(i.kind){case"done":return{names:i.names,
absent:i.absent};case"no_app":throw st(e);case"full":{const{variables:a,bytes:c}=La;throw Pe([`an app may have ${a} variables, and ${c} bytes of names and value\
s`])}default:return(0,j.xb)(i)}}async function Ds(t,e){const n=await t.find(e);if(!n)throw st(e);if(n.deletion)throw Aa(n);return n}function Aa({org:t,project:e,
appID:n,deletion:s},r=!1){const{at:o=0,by:i=null,endsAt:a=0}=s??{},c=y=>new Date(y).toISOString().slice(0,16).replace("T"," "),d=i===null?"because its lifetime \
was over":`by ${i}`,u=`The app ${n} was deleted at ${c(o)} UTC ${d}`;if(r)return new P("app_deleted",`${u}, and is being removed. Its name is free again within \
hours.`);const p=`slipway apps restore ${n} --org ${t} --project ${e}`;return new P("app_deleted",`${u}. Until ${c(a)} UTC it can be restored: ${p}`)}function st({
org:t,project:e,appID:n}){return new P("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const yf=/^dpl-[a-z2-7]{16}$/;function vs({appID:t},e){return new P(
"release_not_found",`The app ${t} has ${e}`)}function ka({appID:t},e){return new P("deployment_not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function Ef({
appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:r}){if(s===null){const i=`The deployment ${e} goes live at this moment, and cannot be stopped any more.`;
return new P("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const o=r===null?"":`, because ${r} replaced it`;return new P(
"conflict",`The deployment ${e} has ended already: ${n}${o}.`)}function Da(t){const{apps:e}=t.state;return{bodies:Ra(t),async create(n,{type:s,config:r},o){await va(
t,n,void 0,r.settings.domains);const i={...r,settings:{...r.settings,cachesOf:(0,Y.randomUUID)()}},a=await e.create({key:n,type:s,config:i},o).catch($a);if(a.kind!==
"taken")return a;throw await Ds(e,n),new P("app_exists",`There is an app ${n.appID} in this project already.`)},async update(n,s){const r=await Ds(e,n);await va(
t,n,r,s.settings?.domains);const o=await e.update(n,s).catch($a);if(!o)throw st(n);return o},domainsOf:({org:n,settings:s})=>of(t.domains,n,s.domains??[])}}async function va(t,{
org:e},n,s=null){const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await rf(t.domains,e,r)}function $a(t){if(!(t instanceof Is))throw t;const e=`Anot\
her app has the domain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new P("domain_taken",e)}var rt=M(3823),$s=M(8595);const K={type:"\
string"},vn={type:"integer",minimum:0},Mo={type:"boolean"},dt={type:"string",format:"date-time"};function He(t){return{type:"string",enum:t}}function re(t){return{
anyOf:[t,{type:"null"}]}}function Je(t){return{type:"array",items:t}}function le(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(Object.
entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}function gf(t,e){return le({[t]:Je(e),nextCursor:re(
K)})}function $t(t){return{$ref:`#/components/schemas/${t}`}}const Mt={appID:{type:"string",minLength:1,maxLength:63},name:K,type:He(N.yN),repository:K,branch:K,
buildCommand:re(K),outputDirectory:re(K),region:re(K),subdomain:K,state:He(["created","live"]),url:re(K),environments:Je(le({environmentID:K,name:K})),createdAt:dt,
updatedAt:dt},wf={appID:Mt.appID,state:Mt.state,repository:K,branch:K,buildCommand:Mt.buildCommand,outputDirectory:Mt.outputDirectory,region:Mt.region,"spaFallb\
ack?":Mo,"installCommand?":K,"rootDirectory?":K,"nodeVersion?":K,"noindex?":Mo,"verify?":He(["off","warn","fail"]),"domains?":Je(K),variables:Je(K)},Ma={deployID:K,
status:He(ke.PB),branch:K,commit:re(K),createdAt:dt},Tf={code:He($s.i1),file:re(K),line:re(vn),message:K},Co={...Ma,stage:re(He(ke.Mb)),startedAt:re(dt),finishedAt:re(
dt),"supersededBy?":K,"warnings?":Je(le(Tf))},_f={file:K,line:re(vn),column:re(vn),severity:He(["error","warning","notice"]),code:re(K),message:K},eS={Error:le(
{error:le({code:He(Object.keys(ke.iV)),message:K,requestID:K})}),App:le(Mt),Configuration:le(wf),Environment:le({environmentID:K,name:K,url:re(K),state:He(["cre\
ated","live"])}),AcceptedDeployment:le(Ma),Deployment:le({...Co,url:re(K)}),Failure:le({deployID:K,stage:He(ke.Mb),code:He(ke.sR),message:K,exitCode:re({type:"i\
nteger"}),signal:re(K),log:Je(K),diagnostics:Je(le(_f))}),OperatorApp:le({org:K,project:K,...Mt,settings:{type:"object"},liveDeployID:re(K),newest:re({$ref:"#/c\
omponents/schemas/OperatorDeployment"}),"deleted?":le({at:dt,by:re(K),until:dt})}),OperatorDeployment:le({...Co,subject:re(K),author:re(K),triggeredBy:re(K),size:re(
le({files:vn,bytes:vn})),isLive:Mo,"redeployOf?":K,"cancelledBy?":K,phases:Je(le({name:K,startedAt:dt,ms:re({type:"number",minimum:0})}))}),QueuedDeployment:le(
{project:K,appID:K,...Co,triggeredBy:re(K),"position?":{type:"integer",minimum:1}}),Table:le({name:K,variable:K,createdAt:dt})};function bf(t){const e=Object.entries(
t).map(([n,s])=>({name:n,route:s,parts:s.path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(d=>Sf(d.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(({route:d})=>d.
method===i);if(a)return{name:a.name,route:a.route,parameters:Nf(a.parts,r)};if(o.length===0)throw new P("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=o.
map(({route:d})=>d.method==="GET"?"GET, HEAD":d.method).join(", ");throw new P("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function Sf(t,e){
return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function Nf(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===
void 0?[]:[[o,Of(e[r]??"",o)]]});return Object.fromEntries(n)}function Of(t,e){try{return decodeURIComponent(t)}catch{throw new P("invalid_request",`The path's ${e}\
 is not percent-encoded UTF-8.`)}}class Ca{status;json;constructor(e,n){this.status=e,this.json=n}}const If=["GET","HEAD"],Rf=["POST","PUT","PATCH"];function Lf(t,e,n){
const s=bf(e),r=async o=>{const i=xe(o.target),{name:a,route:c,parameters:d}=s(o.method,i),u=await Af(t,c,o,d),{bytes:p,json:y}=Rf.includes(o.method)?await vf(o,
c):Df,{orgID:g="",projectID:T="",appID:S=""}=d,{status:R=200,body:F}=c,U=await c.run({name:a,key:{org:g,project:T,appID:S},parameters:d,principal:u,query:new URLSearchParams(
o.target.slice(i.length)),bytes:p,idempotencyKey:de(o,"idempotency-key"),status:R,body:()=>F&&wn(y,F)},n);return U instanceof Ca?ye(U.status,JSON.parse(U.json),
{"idempotent-replayed":"true"}):ye(R,U)};return async o=>{try{return await r(o)}catch(i){const a=Rs(i);if(!a)throw i;return be(a,o)}}}async function Af(t,e,n,{orgID:s,
projectID:r}){const o=await t.verify(de(n,"authorization")),{email:i}=o,a=await t.rateLimit(i);if(a>0)throw new P("rate_limited",`Too many requests: wait ${a} s\
.`,{"retry-after":String(a)});if(e.for==="operators"&&t.organizationsOf(i)!==void 0)throw new P("forbidden",`${i} has no role in the organization "*", which thi\
s call needs.`);if(e.for!==void 0)return o;if(s===void 0||!N.cS.test(s))throw Pe(["orgID in the path is not an identifier"]);if(r!==void 0&&!N.cS.test(r))throw Pe(
["projectID in the path is not an identifier"]);return kf(t,i,s,!If.includes(n.method)),o}function kf({roleOf:t},e,n,s){const r=t(e,n);if(r===void 0)throw new P(
"forbidden",`${e} has no role in the organization ${n}.`);if(!(!s||r==="deployer"))throw new P("forbidden",`${e} may only read in the organization ${n}.`)}const Df={
bytes:Buffer.alloc(0),json:void 0};async function vf(t,{mayBeEmpty:e,body:n}){const s=de(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==void 0&&s!==
"application/json")throw xa(s);const r=await t.body(N.lF.bodyBytes).catch(o=>{throw o instanceof gt?new P("body_too_large",`The body is larger than ${N.lF.bodyBytes}\
 bytes.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)throw xa("none");try{const o=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(
r));return{bytes:r,json:o}}catch{throw new P("invalid_request",`The body is ${r.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function xa(t){return new P("u\
nsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const $f={limit:{type:"integer",minimum:1,maximum:N.lF.pageMost,default:N.
lF.pageDefault},cursor:K};function Mf(t){return Ua(t,"limit",N.lF.pageDefault,N.lF.pageMost)}function Cf(t,e,n){const s=t.slice(0,e),r=s.at(-1);return{items:s,nextCursor:r!==
void 0&&t.length>e?n(r):null}}function xf({seq:t}){return $n(`before:${t}`)}function Uf(t){const e=Ms(t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(
e)}function tS({project:t,appID:e}){return $n(`after:${t}/${e}`)}function nS(t){const e=Ms(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.
test(n)||!IDENTIFIER.test(s))throw xo();return{project:n,appID:s}}function sS(t){return $n(`after:${t}`)}function rS(t){const e=Ms(t,/^after:(.+)$/)?.[0];if(e!==
void 0&&!IDENTIFIER.test(e))throw xo();return e}function oS(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(
['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function iS({key:t}){return $n(`after:${t}`)}function aS(t){const e=t.get("pr\
efix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:Ms(t,/^after:([\s\S]{1,512})$/)?.[0]}}
function cS(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{
from:Number(e),limit:Ua(t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function dS(t,e){const n=t.get(e)??"false";if(n==="true"||n==="false")return n===
"true";throw invalid([`${e} must be true or false`])}function Ua(t,e,n,s){const r=t.get(e);if(r===null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||
o>s)throw Pe([`${e} must be 1 to ${s}`]);return o}function $n(t){return Buffer.from(t).toString("base64url")}function Ms(t,e){const n=t.get("cursor");if(n===null)
return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||$n(s)!==n)throw xo();return r.slice(1)}function xo(){return Pe(["cursor must be a nextCu\
rsor of this list"])}const Ff=254;function Fa({email:t}){return(0,Re.Ow)(t,Ff)}function ja(t,e){const{idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;
if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw Pe(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([s.issuer,
s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,Y.hash)("sha256",o),status:a,answer:c=>JSON.stringify(e(c))}}}function Ba(t,e){switch(t.kind){case"done":
return e(t.made);case"replayed":return new Ca(t.status,t.answer);case"other_request":throw Pe(["Idempotency-Key was used before with another body"]);default:return(0,j.
xb)(t)}}const jf={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};function uS(t){const{stage:e,createdAt:n,startedAt:s,
finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const p=i[u];if(p===
void 0)continue;const y=DEPLOYMENT_STAGES.slice(d+1).find(R=>i[R]!==void 0),g=y===void 0?r:i[y]??null;if(y===void 0&&u!==a)break;const T=jf[u],S=c.at(-1);S?.name===
T?c.splice(-1,1,{...S,finishedAt:g}):c.push({name:T,startedAt:p,finishedAt:g})}return c}function Pa({subdomain:t,settings:e}){return e.domains?.[0]??t}const Ha="\
production";function Uo(t){return t.liveRelease===null?"created":"live"}function Ga(t,e){return t.liveRelease===null?null:e(Pa(t))}function Fo(t,e){return{appID:t.
appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:Uo(t),url:Ga(t,e),environments:[{environmentID:t.environmentID,name:Ha}],createdAt:qe(t.createdAt),updatedAt:qe(t.updatedAt)}}function Bf(t,e){const{
cachesOf:n,...s}=t.settings,{appID:r,repository:o,branch:i,buildCommand:a,outputDirectory:c,region:d}=t;return{appID:r,state:Uo(t),repository:o,branch:i,buildCommand:a,
outputDirectory:c,region:d,...s,variables:e}}function Pf(t,e){return{environmentID:t.environmentID,name:Ha,url:Ga(t,e),state:Uo(t)}}function Wa(t){const{deployID:e,
status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:qe(o)}}function Ya(t,e,n){const{deployID:s,status:r,stage:o,branch:i,
commit:a,createdAt:c,startedAt:d,finishedAt:u,supersededBy:p}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:qe(c),startedAt:d===null?null:qe(
d),finishedAt:u===null?null:qe(u),url:r==="succeeded"?n(Pa(e)):null,...t.warnings.length>0&&{warnings:t.warnings},...(0,H.Eb)({supersededBy:p??void 0})}}function Hf(t,e){
const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,d=a.slice(-N.lF.failureLogLines).map(p=>p.slice(0,N.lF.failureLogLine)),u=c.map(({source:p,
...y})=>y);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:d,diagnostics:u}}function lS(t,e,n){const{cachesOf:s,...r}=t.settings;return{org:t.
org,project:t.project,...Fo(t,n),settings:r,liveDeployID:t.liveRelease,newest:e&&Gf(e,t,n),...t.deletion&&{deleted:{at:qe(t.deletion.at),by:t.deletion.by,until:qe(
t.deletion.endsAt)}}}}function Gf(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,...u}=Ya(t,e,n);return{...u,
...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...present({redeployOf:a??void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:phasesOf(t).map(
({name:p,startedAt:y,finishedAt:g})=>({name:p,startedAt:qe(y),ms:g===null?null:g-y}))}}function fS({app:t,deployment:e},n){const{deployID:s,status:r,stage:o,branch:i,
commit:a,createdAt:c,startedAt:d,triggeredBy:u}=e;return{project:t.project,appID:t.appID,deployID:s,status:r,stage:o,branch:i,commit:a,triggeredBy:u,createdAt:qe(
c),startedAt:d===null?null:qe(d),finishedAt:null,...present({position:n})}}function qe(t){return new Date(t).toISOString()}const za=["branch","commit","configur\
ation","env"];function Wf(t,e){return Lf(t,Yf(e),{...e,changes:Da(e)})}function hS(t){return t}function Yf(t){const{creation:e,change:n,deployment:s}=Ra(t);return{
createApp:{...rt.bw.createApp,summary:"Creates an app. Its ID is its name.",body:e,status:201,answer:$t("App"),async run(r,{changes:o,siteUrl:i}){const{name:a,...c}=r.
body(),d=p=>Fo(p,i),u=await o.create({...r.key,appID:a},c,ja(r,d));return Ba(u,d)}},updateApp:{...rt.bw.updateApp,summary:"Changes the fields of an app that the\
 body names. Null removes an optional one.",body:n,answer:$t("App"),async run(r,{changes:o,siteUrl:i}){return Fo(await o.update(r.key,r.body()),i)}},replaceEnv:{
...rt.bw.replaceEnv,summary:"Replaces the whole set of variables. No answer contains their values.",body:lf,answer:le({names:Je(K)}),async run(r,{state:o}){await Cs(
r,o);const{env:i}=r.body();if(!await o.apps.replaceEnv(r.key,i,Fa(r.principal)))throw st(r.key);return{names:Object.keys(i).sort()}}},listEnvironments:{...rt.bw.
listEnvironments,summary:"Lists the environments of an app, with its configuration and the names of its variables. `deployTakes`: the members that the body of a\
 deployment may have.",answer:le({environments:Je($t("Environment")),app:$t("Configuration"),deployTakes:Je(He(za))}),async run(r,{state:o,siteUrl:i}){const a=await Cs(
r,o),c=Object.keys(await o.apps.env(r.key)).sort();return{environments:[Pf(a,i)],app:Bf(a,c),deployTakes:za}}},deploy:{...rt.bw.deploy,summary:"Queues a deploym\
ent of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `env`, a whole set of variables, whic\
h become the app's when the deployment goes live.",body:s,mayBeEmpty:!0,status:202,answer:$t("AcceptedDeployment"),async run(r,{state:o}){await Cs(r,o);const i=ja(
r,Wa),{branch:a=null,commit:c,configuration:d,env:u}=r.body(),p=Fa(r.principal),y={branch:a,commit:c?.toLowerCase()??null,by:p,configuration:d,env:u},g=await o.
deployments.create(r.key,y,i);if(g.kind==="no_app")throw st(r.key);return Ba(g,Wa)}},listDeployments:{...rt.bw.listDeployments,summary:"Lists deployments, newes\
t first.",query:$f,answer:gf("deployments",$t("Deployment")),async run(r,{state:o,siteUrl:i}){const a=Mf(r.query),c=await o.deployments.ofApp(r.key,{limit:a+1,before:Uf(
r.query)});if(!c)throw st(r.key);const{app:d,deployments:u}=c,{items:p,nextCursor:y}=Cf(u,a,xf);return{deployments:p.map(g=>Ya(g,d,i)),nextCursor:y}}},readFailure:{
...rt.bw.readFailure,summary:"Reads why a deployment failed. 404: it did not.",answer:$t("Failure"),async run(r,{state:o}){const{deployID:i=""}=r.parameters,a=await o.
deployments.failure(r.key,i);if(a)return Hf(i,a);await Cs(r,o);const c=await o.deployments.find(r.key,i);throw c?new P("not_found",`The deployment ${i} has not \
failed: it is ${c.status}.`):new P("deployment_not_found",`The app ${r.key.appID} has no deployment ${i}.`)}}}}function Cs({key:t},{apps:e}){return Ds(e,t)}const zf=()=>()=>({
status:404,headers:{},body:""}),Kf=1024;function Xf({finder:t,ownName:e}){return n=>{const s=Vf(n);if(s===void 0)return Mn(400);if(s===e)return Mn(200);const r=t.
site(s);return r instanceof Promise?r.then(o=>Mn(o?200:404),o=>{if(o instanceof Q)return Mn(503);throw o}):Mn(r?200:404)}}function Vf({target:t}){const e=t.indexOf(
"?");if(e===-1||t.length>Kf)return;const[n="",...s]=new URLSearchParams(t.slice(e)).getAll("domain");if(s.length>0||n===""||n.includes(":"))return;const r=n.toLowerCase().
replace(/\.$/,"");return r.endsWith(".")?void 0:r}const Jf={200:"allowed",400:"no_domain",404:"no_such_site",503:"unavailable"};function Mn(t){return ye(t,{status:Jf[t]},
t===503?{"retry-after":"5"}:{})}const Ka=6e5,Xa=6*36e5,qf=3e4,Va=5e3;function Qf(t,e,n){return jo(async()=>{const s=await M.e(460).then(M.bind(M,6460)),r=s.createRemoteJWKSet(
await Zf(t,e),{timeoutDuration:Va,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let o=Number.NEGATIVE_INFINITY,
i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-o,u=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+
Math.min(qf*2**Math.max(0,a-1),Ka)}),c);return async(p,y)=>{const g=n.monotonic()>=i||d()>=Xa;if(d()>=Ka&&g&&await u(),d()>=Xa)throw xs();try{return await r(p,y)}catch(T){
if(!(T instanceof s.errors.JWKSNoMatchingKey))throw T;const S=n.monotonic()>=i;if(S&&await u(),a>0)throw xs();if(!S)throw T;return r(p,y)}}})}async function Zf(t,e){
try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(Va),redirect:"error"})).json();return eh(s,t)}catch{
throw xs()}}function eh(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(
s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function xs(){return new P("unavail\
able","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function jo(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}
const Ja=1024,oe=1024*Ja,Ge=1024*oe,qa=[["TiB",1024*Ge],["GiB",Ge],["MiB",oe],["KiB",Ja]];function pS(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(t.trim())??[],r=qa.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function mS(t){const[
e,n]=qa.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const Us=864e5,th=1e3,nh=90,sh=7*Us,rh=512*
oe,Fs={apps:{what:"deleted apps, with their releases, logs, variables, tables and entries",owner:"organization",on:"stores",bound:"those that can be restored",age:"\
`--keep-deleted`"},deployments:{what:"deployments, except the newest, those under way and those of kept releases",owner:"app",on:"stores",bound:"`--keep-deploym\
ents` of an app",age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment and of the newest",owner:"app",on:"stores",bound:"with their de\
ployments, and 512 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those o\
f a day",age:"24 hours"},usage:{what:"sums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400 days by day"},
objects:{what:"files that no kept release has, and their compressed forms",owner:"organization",on:"stores",bound:"those of kept releases",age:"one hour without\
 use"},caches:{what:"caches of package managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of the free \
disk",age:"30 days without a build, or one hour if the app does not exist any more"},mirrors:{what:"git objects of repositories",owner:"repository",on:"node",bound:"\
4 GiB and 200 branches and commits of a repository; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if no app has\
 the repository any more"},tools:{what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"eight versions of each package, and those that a\
 build uses",age:"90 days without a build"}},yS={caches:{bytes:4*Ge,allBytes:20*Ge,items:Number.POSITIVE_INFINITY,ageMs:30*Us},mirrors:{bytes:4*Ge,allBytes:20*Ge,
items:Number.POSITIVE_INFINITY,ageMs:30*Us},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*Us}},
ES=200,gS=8,wS=36e5,Bo=12,Po=16;function oh({id:t,key:e},n,s){const r=(0,Y.randomBytes)(Bo),o=(0,Y.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),
i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.concat([t,r,i,o.getAuthTag()])}function ih(t,e,n){const s=t.find(a=>ah(a,n));if(!s)throw new Error(
"No key is known that sealed this secret");const r=n.subarray(s.id.length),o=r.subarray(Bo,-Po),i=(0,Y.createDecipheriv)("aes-256-gcm",s.key,r.subarray(0,Bo),{authTagLength:Po}).
setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(-Po));return Buffer.concat([i.update(o),i.final()]).toString("utf8")}function ah({id:t},e){return Buffer.compare(
e.subarray(0,t.length),t)===0}function Ho(t){return`kvs-token:${t}`}function Qa(t){return`kvs-role:${t}`}class Fe{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=
e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});o=i,this.#n.set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const ch=200,Za=1024*1024;class ec{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s,this.#r=new Fe(e),this.#o=new Fe(Za)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(
e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Fe(this.#e),this.#o=new Fe(Za),this.#s.
clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,ch):this.#r.put(e,s,this.#t),s??null),s=>{
throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const js={environmentPerMinute:12e3,tablePerMinute:6e3},tc="kvs_",nc=32,dh=tc.length+
Math.ceil(nc*4/3),uh=1e3,lh=8*1024*1024;class fh{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=new ec(lh,uh,async r=>{const o=await e.binding(r);if(!o)
return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=o,p={org:a.org,project:a.project,app:a.appID,table:c},y=[{name:`kvs/environment/${d}`,most:s.environmentPerMinute},
{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:p,environmentID:d,supported:oc(u),windows:y}})}byToken(e){return e.length===dh?this.#n.find(
Yo(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),r=s.find(i=>i.name===n),o=r&&await this.#n.find(r.tokenHash);if(!o)throw sc(n);return o}async create(e,n,s){
if(!N.BL.test(n))throw new P("validation_failed",`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${tc}${(0,Y.
randomBytes)(nc).toString("base64url")}`,o=Yo(r),i=await this.#e.create({app:e,name:n,tokenHash:o,sealed:this.#t.seal(Ho(o),r),createdAt:s,types:N.jI,most:N.ux.
tablesPerApp});switch(i.kind){case"created":return{name:n,variable:Wo(n),createdAt:s,token:r};case"no_app":throw Go(e);case"wrong_type":throw rc(i.type);case"ta\
ken":throw new P("conflict",`The app already has a table "${n}".`);case"full":throw new P("conflict",`An app may have ${N.ux.tablesPerApp} tables: delete one fi\
rst.`)}}async list(e){const{tables:n}=await this.#s(e);return n.map(({name:s,createdAt:r})=>({name:s,variable:Wo(s),createdAt:r}))}async remove(e,n){switch((await this.#e.
remove(e,n)).kind){case"removed":return;case"no_app":throw Go(e);case"no_table":throw sc(n)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(
e);if(!oc(n))throw rc(n);const o=r.map(({name:i,tokenHash:a,sealed:c})=>[Wo(i),this.#t.open(Ho(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){
const e=await this.#e.anySealed();e&&this.#t.open(Ho(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(Yo(e))}forgetAll(){this.#n.forgetAll()}async#s(e){
const n=await this.#e.list(e);if(!n)throw Go(e);return n}}function Go({appID:t}){return new P("app_not_found",`There is no app "${t.slice(0,64)}" in this projec\
t.`)}function sc(t){return new P("table_not_found",`The app has no table "${t.slice(0,64)}".`)}function rc(t){return new P("validation_failed",`Apps of type ${t}\
 have no functions and cannot use the key-value store; api, web-ssr and sse can. The type of an app stays as it was created, so deploy another app with app-type\
 api.`)}function oc(t){return N.jI.some(e=>e===t)}function Wo(t){return`${N.be}TOKEN_${t.toUpperCase()}`}function Yo(t){return(0,Y.hash)("sha256",t,"base64")}class We extends Error{name="\
DamagedObject"}const ic={files:1e5,fileBytes:512*oe,totalBytes:4*Ge},Bs={pathBytes:1024,pathsBytes:16*oe,rulesBytes:256*1024,indexBytes:32*oe},zo=32*oe,ac={pathBytes:4096,
pathsBytes:32*oe,rulesBytes:8*oe,indexBytes:48*oe},TS=null,Ps=oe,hh=8,_S=32,cc=3600*1e3,bS=cc/2,ph=2*oe;function Zt(t,e=hh){let n=performance.now();return()=>{if(!(performance.
now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const mh=20,yh=200,dc=2e4,Eh=4*1024*1024,gh=8*1024;function wh(t){
const e=new Fe(Eh);return async(n,s,r)=>{const o=async a=>(await t.count(n,a)??dc+1)<=dc,i=async()=>{const[a,c]=[await t.index(n,s),await t.index(n,r)];return Th(
a.index,c.index)};try{return!await o(s)||!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>gh,i)}catch(a){if(a instanceof We||a instanceof Q)return;throw a}}}
async function Th(t,e){const n={added:0,changed:0,removed:0,unchanged:0,bytes:0},s=[],r=Zt(),o=(i,a,c)=>{n[i]+=1,n.bytes+=c,s.length<mh&&s.push({kind:i,path:a.slice(
0,yh),bytes:c})};for(let[i,a]=[0,0];i<t.count||a<e.count;){const c=_h(t,i,e,a),[d,u]=[c<=0?t.file(i):void 0,c>=0?e.file(a):void 0];d&&u&&d.hash===u.hash?n.unchanged+=
1:d&&u?o("changed",e.path(a),u.size-d.size):u?o("added",e.path(a),u.size):d&&o("removed",t.path(i),-d.size),d&&(i+=1),u&&(a+=1);const p=r();p&&await p}return{...n,
files:s}}function _h(t,e,n,s){return e>=t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.path(e)),Buffer.from(n.path(s)))}class uc{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===
o&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}const je=8;class Hs{#e;constructor(e){this.#e=e}get bytes(){
return this.#e.length}has(e){let n=0,s=this.#e.length/je-1;for(;n<=s;){const r=n+s>>>1,o=r*je,i=this.#e.compare(e,0,je,o,o+je);if(i===0)return!0;i<0?n=r+1:s=r-1}
return!1}detached(){return new Hs(Buffer.from(this.#e))}}function lc(t){return(0,Y.hash)("sha256",t,"buffer").subarray(0,je)}class Cn extends Map{#e;constructor(e){
super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const xn=["br","zstd","gzip"],bh=512,
Ko=16*oe,en=Buffer.from("SLV","latin1"),tn=en.length+4+32,Sh=tn+Ko;function SS(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([en,e,
hashOf("sha256",t,"buffer"),t])}function fc(t,e){if(t.length<tn||en.compare(t,0,en.length)!==0)return;const n=t.readUInt32LE(en.length);return n<=Ko&&e===tn+n?n:
void 0}function Nh(t){if(fc(t,t.length)===void 0)return;const e=t.subarray(tn),n=t.subarray(en.length+4,tn);return(0,Y.hash)("sha256",e,"buffer").equals(n)?e:void 0}
const Oh=/^[0-9a-f]{64}$/;function Xo(t){return Oh.test(t)}function Tt(t,e){return`${t}/${e.slice(0,2)}/${e}`}function NS(t){return`${t}/`}function Ih(t){return`${t}\
/variants/`}function Vo(t,e,n){return`${Ih(t)}${e.slice(0,2)}/${e}.${n}`}function hc(t){const[,,e="",...n]=t.split("/");return n.length===0&&Xo(e)?e:void 0}function pc(t){
const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return xn.some(s=>s===n)?e:void 0}const Rh=5e3;function OS(t){const e=hc(t);return e!==void 0?{sha256:e}:pc(
t)===void 0?void 0:{missingMs:Rh}}const Lh=100,mc=600*1e3;class Ah{#e;#t;#n;#s=new Cn(Lh);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){
const o=Tt(n,s),i=e==="object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<mc){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,
hash:s}),this.#s.set(i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(Tt(e,n))}async lasting(){const e=this.#t.monotonic()-mc;for(const[
n,{key:s,version:r,at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.
size}}const kh=512;class Dh{#e;#t;constructor(e,n=ph){this.#e=e,this.#t=new Fe(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;
const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,kh+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){
this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,Y.createHash)("sha256");for await(const r of n)s.update(r);return s.digest(
"hex")}}function yc(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,Re.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}const vh=/^[\w.!~*'()@:$,+=&;/-]*$/;function Ec(t){return vh.test(t)?`/${t}`:`/${t.split("/").map($h).join("/")}`}function $h(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Jo(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}in\
dex.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}\
.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const gc=32,Mh=/\/:[A-Za-z]\w*[^\w/]/,Ch=/^:([A-Za-z]\w*)$/,qo="it must begin with a path that \
has at most one *, and placeholders (/:name) only for whole segments, each name once",xh=`it has more than ${gc} placeholders`;function wc(t){const e=yc(t);return e===
void 0?qo:Tc(bc(`/${e}`))}function Tc(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Mh.test(t))return qo;const r=e.slice(1).split("/").map(
Qo),o=(n??"").split("/").map(Qo),i=[...Un(r),...Un(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return qo;if(i.length>gc)return xh;if(n===void 0)return{
text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("/").map(Qo);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",
tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function Uh({
head:t,star:e}){return new Set(e?[...Un(t),...Un(e.tail),"splat"]:Un(t))}function Un(t){return t.flatMap(e=>"name"in e?e.name:[])}function Qo(t){const e=Ch.exec(
t)?.[1];return e===void 0?{text:t}:{name:e}}const Fh=32*1024;class _c{path;bare;#e;#t;#n;#s=Fh;constructor(e){this.path=e,this.bare=bc(e)}get parts(){return this.#e??=
this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Ec(
e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??this.path.length}}
function jh(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&Zo(n,r,0)?new ei(t,e,void 0):void 0;if(!Zo(n,r,0))return;if(s.isRest){
if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new ei(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.
length-s.tail.length-1;if(o<n.length||!Zo(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&
e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new ei(t,e,e.bare.slice(i,a))}function Zo(t,e,n){for(let s=0;s<t.length;s+=1){
const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class ei{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in
a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function bc(t){return t.length>1&&
t.endsWith("/")?t.slice(0,-1):t}const Sc=500,Gs=8*1024,Bh=2e3,Nc=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Oc=/^[\t\x20-\x7e\x80-\xff]*$/,Ic=new Set(["accept-ranges","con\
nection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","\
upgrade","vary","x-request-id","x-slipway-release"]);function Ph(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.
push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>Bh?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=Hh(i,e.length,a),s&&e.push(
s)):s?Gh(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function Hh(t,e,n){const s=wc(t);if(e>=Sc)n("too many rules");else if(typeof s=="string")
n(s);else return{from:s,set:[],unset:[],bytes:0}}function Gh(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Nc.test(o)||!Oc.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(Ic.has(
o))return n(`rules cannot set "${o}"`);const a=t.bytes+Fn(o,i);if(a>Gs)return n(`the headers of this path have more than ${Gs} bytes`);t.bytes=a,t.set.push([o,i])}
function Fn(t,e){return t.length+e.length+4}function Wh(t,e){return Nc.test(t)&&t===t.toLowerCase()&&Oc.test(e)&&!Ic.has(t)}const ti=2e3,Yh=2e3,zh=/^[^/:]+=/,Rc={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Lc(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=Kh(
r).trim();if(o==="")continue;const i=e.length<ti?Xh(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Kh(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Xh(t){if(t.length>Yh)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||zh.test(n))return"conditions and query parameters are not supported";const o=Vh(
s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=wc(e);return typeof i=="string"?i:kc(n,
o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:Ws(o)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function Vh(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return Ac(e)?e:void 0}function Ac(t){return Object.hasOwn(Rc,t)}function Ws(t){return Rc[t]===
"rewrite"}function kc(t,e){return/^\/(?!\/)/.test(t)||!Ws(e)&&/^(?:https?:)?\/\//i.test(t)}const Jh=["index.html","200.html"],ni="_redirects",si="_headers",Dc=512*
1024,qh=[ni,si];function ri(t){return qh.includes(t)}function Qh(t,{base:e,fallback:n}={}){const s=[],r=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too la\
rge"&&s.push({file:d,reason:`it has more than ${Dc} bytes`}),u==="too large"?"":u.toString()},o=Lc(r(ni));for(const d of o.ignored)s.push({file:ni,...d});const i=Ph(
r(si));for(const d of i.ignored)s.push({file:si,...d});const a=[...o.rules,...Zh(e)].slice(0,ti);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.
alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:p,force:y})=>[d.text,u,p,y]),headers:i.rules.map(({from:d,set:u,unset:p})=>[d.text,u,p]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function Zh(t){return t===void 0?[]:Lc(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function vc(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=ep(t);if(!Array.isArray(
e)||e.length>ti||!Array.isArray(n)||n.length>Sc)throw Ct();return{redirects:e.map(tp),headers:n.map(np),fallback:Jh.find(r=>r===s)}}function ep(t){const e=(0,H.
D7)(t.toString());if(!e)throw Ct();return e}function tp(t){const[e,n,s,r]=jn(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!Ac(s)||!kc(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw Ct();return{from:$c(e),to:n,status:s,force:r}}function np(t){const[e,n,s]=jn(t),r=jn(n).map(i=>{const[a,c]=jn(i);if(typeof a!="s\
tring"||typeof c!="string"||!Wh(a,c))throw Ct();return[a,c]}),o=jn(s).map(i=>typeof i=="string"?i:oi());return{from:$c(e),set:r,unset:o}}function $c(t){const e=typeof t==
"string"?Tc(t):void 0;return typeof e=="object"?e:oi()}function jn(t){return Array.isArray(t)?t:oi()}function oi(){throw Ct()}function Ct(){return new We("The c\
ompiled rules of a release are damaged: deploy again")}var Mc=M(4573),sp=M(6059);const rp=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","te\
xt/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],
["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.packa\
ge-archive"],["usdz","model/vnd.usdz+zip"]]),op=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,ip=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function ap(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=rp.get(n)??(0,sp.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return op.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function cp(t){return ip.test(t)}const dp=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
up=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function ii(t){const e=Cc(
t);return e===void 0||e.endsWith(".html")?!1:dp.test(t)||up.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const lp=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function ai(t){const e=Cc(t);return ii(t)||e!==void 0&&lp.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Cc(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Bn=Buffer.from("SLIPWAY","latin1"),Qe=56,Pn=32,Ys=Pn+6,xt=4,xc=8192,Uc=Buffer.allocUnsafe(3*ac.pathBytes);class zs{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=Ks(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Hs(e.subarray(Qe,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=Bs){if(e.length>s.indexBytes)throw Se("it is too large");const r=ci(e,s);if(Ks(r).end!==e.length)
throw Se("its length does not match its header");const o=await fp(e,r,s,n);return new zs(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Ys;return{hash:this.#e.toString("hex",n,n+Pn),size:this.#e.readUIntLE(n+Pn,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=Uc.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(Uc,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
xt)}}function ci(t,e=Bs){if(t.length<Qe||Bn.compare(t,0,Bn.length)!==0)throw Se("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,Qe)};if(n.assets>n.count)throw Se("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||Ks(n).end>e.indexBytes)throw Se("it is too large");return n}function Fc(t,e){if(e.length!==t.assets*je)throw Se("its le\
ngth does not match its header");if(!(0,Y.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw Se("its assets do not match their hash");return new Hs(e)}function Ks({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=Qe+s*je,o=r+t*Ys,i=o+(t+1)*xt,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function fp(t,e,n,s){
const r=Ks(e),o=t.subarray(Qe,r.records);if(Fc(e,o),!(0,Mc.isUtf8)(t.subarray(r.paths,r.rules)))throw Se("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw Se("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=xc){if(i=Math.max(i,hp(t,r,a,Math.min(a+xc,e.count))),i>n.pathBytes)throw Se("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*xt)!==e.pathsBytes)throw Se("its last path does not end with the paths");for(let a=je;a<o.length;a+=
je){const c=a-je;if(o.compare(o,a,a+je,c,a)>=0)throw Se("its assets are not sorted")}return i}function hp(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*xt);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||d>e.rules)throw Se("its paths are out of order");if(((t[a]??0)&192)===
128)throw Se("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw Se("its paths are not sorted");o=Math.max(o,d-a),i=a,a=d}return o}function Se(t){return new We(
`The index of a release is damaged (${t}): deploy again`)}function pp(t,e){const n=mp(t),s=yp(n),r=n.reduce((y,{path:g})=>y+Buffer.byteLength(g),0),o=Qe+s.length+
n.length*(Ys+xt)+xt,i=Buffer.alloc(o+r+e.length);Bn.copy(i);const a=[n.length,r,e.length,s.length/je];for(const[y,g]of a.entries())i.writeUInt32LE(g,Bn.length+y*
4);(0,Y.hash)("sha256",s,"buffer").copy(i,Bn.length+a.length*4),s.copy(i,Qe);let c=Qe+s.length,d=c+n.length*Ys;const u=d+(n.length+1)*xt;let p=0;for(const{path:y,
hash:g,size:T}of n)i.write(g,c,Pn,"hex"),c=i.writeUIntLE(T,c+Pn,6),d=i.writeUInt32LE(p,d),p+=i.write(y,u+p);return i.writeUInt32LE(p,d),i.set(e,u+r),i}function mp(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function yp(t){const e=t.filter(({path:n})=>ai(n)).map(({path:n})=>lc(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const Ep=123;function di(t){return t[0]===Ep}async function gp(t,e,n){if(t.length>zo)throw nn(`has more than ${zo} bytes`);const s=wp(t),
r=new Map;for(const o of s.filter(({path:i})=>ri(i)))r.set(o.path,o.size>Dc?"too large":await e(o));return zs.open(pp(s,Qh(r).bytes),n,ac)}function wp(t){let e;
try{e=JSON.parse(t.toString())}catch{throw nn("is not JSON")}if(!(0,H.Gv)(e)||!(0,H.Gv)(e.files))throw nn("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,H.Gv)(s)?s:{};if(typeof r!="string"||!Xo(r))throw nn("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw nn("has a file without a size");if(n===""||!n.isWellFormed())throw nn("has an invalid path");return{path:n,hash:r,size:o}})}function nn(t){
return new We(`The manifest of a release ${t}: deploy again`)}const Tp=1e3;class ui{damage;#e;#t;#n;#s;#r=new uc;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new Dh(e),this.damage=new Ah(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#u(e,n);if(s>
Math.max(Bs.indexBytes,zo))throw this.damage.note("object_unusable",e,n),new We(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>Ps?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=Zt();try{return di(r)?await gp(r,({hash:i,
size:a})=>this.read(e,i,a),o):await zs.open(r,o)}catch(i){throw i instanceof We&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#h(
e,n,0,Qe);return di(s)?void 0:ci(s).count}async assets(e,n){const s=await this.#h(e,n,0,Qe);if(di(s))return(await this.index(e,n)).index.assets.detached();const r=ci(
s),o=r.assets*je;return Fc(r,await this.#h(e,n,Qe,o))}async read(e,n,s){const r=this.#f(e,n),o=await this.#e.load(r,s,"any"),i=await jc(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#p(e,n);const{facts:a,bytes:c}=i,d=i===o||await jc(i,n,s);if(!c||!d)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#u(e,n);if((await this.#s.digest(Tt(e,n),r)??this.#p(e,n))!==n)throw await this.#m(e,n,r);const i=await this.#e.stream(Tt(e,n),s)??this.#p(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of xn){const o=await this.#d(Vo(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<Tp||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:tn-1});return s&&fc(s,n.size)}async readVariant(e,n,s){const r=Vo(e,n,s);try{const o=await this.#l(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#l(e){const n=await this.#e.
load(e,Sh);return n?.bytes&&Nh(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#u(e,n){return await this.#e.
head(this.#f(e,n))??this.#p(e,n)}#f(e,n){if(!Xo(n))throw new We(`"${n}" is not the name of an object`);return Tt(e,n)}async#h(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#f(e,n),o)??this.#p(e,n)}#p(e,n){throw this.damage.note("object_missing",e,n),new We(`The object ${n} is gone`)}async#m(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(Tt(e,n)),await this.#e.distrust(Tt(e,n),s),new We(`The object ${n} is damaged`)}}async function jc(t,e,n){
return t?.bytes?.length===n&&(t.digest??await _p(t.bytes))===e}async function _p(t){if(t.length<=Ps)return(0,Y.hash)("sha256",t);const e=(0,Y.createHash)("sha25\
6"),n=Zt();for(let s=0;s<t.length;s+=Ps){e.update(t.subarray(s,s+Ps));const r=n();r&&await r}return e.digest("hex")}const Bc=2e4,bp=200,Sp=2*1024*1024,Np=1024;function Op(t){
const e=new Fe(Sp);return async(n,s)=>{const r=async()=>(await t.count(n,s)??Bc+1)>Bc?{start:void 0}:{start:await Ip((await t.index(n,s)).index)};try{return(await e.
load(JSON.stringify([n,s]),()=>Np,r)).start}catch(o){if(o instanceof We||o instanceof Q)return;throw o}}}async function Ip(t){const{redirects:e,fallback:n}=vc(t.
rules),s=["index.html",n].some(o=>o!==void 0&&t.find(o)!==-1);if(!s&&e.length>0)return;const r=Zt();for(let o=0;o<t.count;o+=1){const i=t.path(o);if(i.endsWith(
".html"))return{isThere:s,files:t.count,page:i.slice(0,bp).toWellFormed()};const a=r();a&&await a}return{isThere:s,files:t.count,page:void 0}}function Rp({check:t,
damage:e}){return async()=>{try{await t?.()}catch{return ye(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??
0;if(n===0)return ye(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. De\
ploy their sites again to store them again.`;return ye(200,{status:"degraded",pid:process.pid,reason:s})}}const Lp=1e4;function Ap(t,e){return t===0?()=>0:n=>e.
take([{name:`control/${(0,Y.hash)("sha256",n)}`,most:t}])}function kp(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Cn(Lp);return r=>{const o=e.monotonic(),i=s.
get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}
const Dp=384,vp=4*Ge,Pc={base:128,perProcessor:256},Xs={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:Ge,logBytes:4*oe,memoryBytes:Math.min(vp,Math.floor($p()/2)),diskBytes:8*
Ge,diskFiles:2e6,processes:Pc.base+Pc.perProcessor*(0,Be.availableParallelism)(),installBytes:2*Ge,installsBytes:20*Ge};function $p(){const t=process.constrainedMemory();
return t>0?Math.min((0,Be.totalmem)(),t):(0,Be.totalmem)()}const IS=1e3;function RS(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}var Hc=M(5290);const Gc=4*
oe,Mp=64*1024,Cp=16384,xp=128*1024,Up=128,Fp=50,jp=2e3,Wc=6e4,Bp=1e3,Pp=1e3,LS=50;function Hp(t){try{const e=JSON.parse(t);return(0,H.Gv)(e)?Yp(e):void 0}catch{
return}}const Yc={ready({isolation:t,limiter:e,network:n,hasFailed:s}){const[r,o,i]=[Qp(t),Zp(e),tm(n)];if(!r||!o||!i)return;const a={kind:"ready",isolation:r,limiter:o,
network:i};return s===!0?{...a,hasFailed:s}:a},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=ke.Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:
void 0},log:({text:t})=>(0,H.KH)(t,Mp)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,H.KH)(t,64)?{kind:"commit",commit:t,facts:em(e)}:void 0,ask({id:t,question:e}){const n=(0,H.Gv)(e)?
zp(e):void 0;return n&&De(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,H.KH)(t,li)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,H.KH)(e,64)&&(0,H.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e,
warnings:n}){const[s,r]=[nm(t),(0,Hc.h)(n)];return s&&r&&(0,H.KH)(e,64)?{kind:"stored",release:s,commit:e,warnings:r}:void 0},failed({facts:t}){const e=E(t);return e&&
{kind:"failed",facts:e}},detected({plan:t,commit:e}){const n=sm(t);return n&&(0,H.KH)(e,64)?{kind:"detected",plan:n,commit:e}:void 0},done({collected:t}){const e=Hn(
t,Object.keys(Fs).length,rm);return e&&{kind:"done",collected:e}}},li=256,Vs=Bs.pathBytes,Gp=64,zc=250,Wp=100,fi=1e3,hi=1e3;function Yp(t){const{kind:e}=t;return typeof e==
"string"&&Object.hasOwn(Yc,e)?Yc[e](t):void 0}function zp({about:t,name:e,part:n,isLast:s,after:r}){if(t==="lock"&&(0,H.KH)(e,li))return{about:t,name:e};if(t===
"output"){const o=(0,H.Gv)(n)?Kp(n):void 0;return o&&{about:t,part:o,isLast:s===!0}}if((t==="repositories"||t==="apps")&&typeof r=="string")return{about:t,after:r}}
function Kp({files:t,odd:e,ignoredRules:n,faults:s}){const r={files:Hn(t,zc,Vp),odd:Hn(e,zc,Jp),ignoredRules:Hn(n,Wp,qp),faults:Hn(s,$s.ws,Xp)},{files:o,odd:i,ignoredRules:a,
faults:c}=r;return o&&i&&a&&c?{files:o,odd:i,ignoredRules:a,faults:c}:void 0}function Hn(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(
r=>r!==void 0);return s.length===t.length?s:void 0}function Xp(t){const{file:e,line:n,message:s}=(0,H.Gv)(t)?t:{};if(!(!(0,H.KH)(s,$s.iA)||e!==null&&!(0,H.KH)(e,
Vs))&&!(n!==null&&!De(n)))return{file:e,line:n,message:s}}function Vp(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,H.Gv)(t)?t:{};if(!(!(0,H.KH)(
e,Vs)||!(0,H.KH)(o,Gp))&&!(!De(n)||!De(s)||!De(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function Jp(t){const{path:e,kind:n}=(0,H.
Gv)(t)?t:{},s=$s.q3.find(r=>r===n);return s&&(0,H.KH)(e,Vs)?{path:e,kind:s}:void 0}function qp(t){const{file:e,line:n,reason:s}=(0,H.Gv)(t)?t:{};if(!(!(0,H.KH)(
e,li)||!(0,H.KH)(s,fi)))return{file:e,reason:s,...De(n)?{line:n}:{}}}function Qp(t){if((0,H.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;
return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,H.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:
void 0}}function Zp(t){const{kind:e,folder:n,reason:s}=(0,H.Gv)(t)?t:{};return e==="cgroup"&&(0,H.KH)(n,Vs)?{kind:e,folder:n}:e==="sampling"&&(0,H.KH)(s,fi)?{kind:e,
reason:s}:void 0}function em(t){const{subject:e,author:n}=(0,H.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Re.Ow)(r,o).trim()||null;return{subject:s(e,N.jh.subject),
author:s(n,N.jh.author)}}function tm(t){const{level:e,reason:n}=(0,H.Gv)(t)?t:{};return e==="private"?{level:e}:(e==="filtered"||e==="open")&&(0,H.KH)(n,fi)?{level:e,
reason:n}:void 0}function nm(t){if(!(0,H.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(
e))&&!(!De(n)||!De(s)||!De(r)||!De(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function sm(t){const{text:e,folder:n,command:s,output:r}=(0,H.Gv)(
t)?t:{};if(typeof e!="string"||typeof n!="string")return;const o=i=>typeof i=="string"?(0,Re.Ow)(i,hi):null;return{text:(0,Re.Ow)(e,2*hi),folder:(0,Re.Ow)(n,hi),
command:o(s),output:o(r)}}function rm(t){const{kind:e,items:n,bytes:s,left:r}=(0,H.Gv)(t)?t:{},o=Object.keys(Fs).find(c=>c===e);if(o===void 0||!De(n)||!De(s))return;
const i=(0,H.Gv)(r)?r:{},a=De(i.items)&&De(i.bytes);return{kind:o,items:n,bytes:s,...a&&{left:{items:Number(i.items),bytes:Number(i.bytes)}}}}function De(t){return Number.
isSafeInteger(t)&&Number(t)>=0}const om=1e4,Kc=64*1024;class im{#e;#t;#n;#s;bytes=0;#r;#o="";#i;constructor(e,{deployID:n,fence:s},r,o){this.#e=e,this.#t=n,this.#n=
s,this.#s=o,this.#r=r+xp}write(e){return this.#r-=Buffer.byteLength(e),this.#r<0?!1:(this.bytes+=Buffer.byteLength(e),this.#o+=e,this.#i??=this.#a(),!0)}async end(){
const e=new AbortController,n=this.#s.sleep(om,e.signal).catch(()=>{}),s=async()=>{await this.#i,e.signal.aborted||await this.#e.end(this.#t)};await Promise.race(
[s(),n]),e.abort()}async#a(){for(;this.#o!=="";){const e=this.#o;this.#o="",await this.#e.append(this.#t,e,this.#n)}this.#i=void 0}}async function am(t,e){try{const n=await t.
read(e,{from:-Kc,limit:Kc,isComplete:!0}),s=(0,Re.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-N.lF.failureLogLines).map(r=>r.slice(0,N.lF.failureLogLine))}catch{return[]}}var cm=M(1421),dm=M(6193);const um=524288,
lm=65535;let Xc;function fm(){return Xc??=hm().filter(t=>t>2&&t<=lm&&pm(t)),Xc}function hm(){try{return(0,x.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}
function pm(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,x.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&um)===0}catch{
return!1}}function mm(t){const e=fm().filter(r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,x.openSync)("/dev/null","r+"),
s=[...t];for(let r=s.length;r<=Math.max(...e);r+=1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,x.closeSync)(n)}}const Js=import.meta.
filename.endsWith(".ts"),qs=(0,G.join)(import.meta.dirname,Js?"../../..":"../.."),Vc=(0,G.join)(qs,Js?"src/worker.ts":"dist/worker/index.js"),AS=Js?(0,G.join)(qs,
"src"):Vc,Jc=(Js?["src","node_modules","package.json"]:["dist","package.json"]).map(t=>(0,G.join)(qs,t)),ym=(0,G.join)(qs,"node_modules",".cache","slipway"),Em=4,
pi=5;function gm(){const t=(0,G.dirname)(process.execPath),e=[t,process.execPath].find(s=>((0,x.statSync)(s).mode&pi)!==pi),n=e??Jc.map(qc).find(s=>s!==void 0);
if(n!==void 0)return{path:n,command:`chmod -R a+rX ${e?t:Jc.join(" ")}`}}function qc(t){const e=(0,x.statSync)(t,{throwIfNoEntry:!1});if(!e)return;const n=e.isDirectory()?
pi:Em;if((e.mode&n)!==n)return t;const s=(0,G.basename)((0,G.dirname)(t))==="node_modules";if(!e.isDirectory()||s)return;const r=(0,x.readdirSync)(t).filter(o=>!o.
startsWith("."));for(const o of r){const i=qc((0,G.join)(t,o));if(i!==void 0)return i}}function wm(t){return`${(0,Y.hash)("sha256",t).slice(0,16)}/`}function Tm(t,e){
return`slipway-worker:${wm(t)}${e}`}const _m=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function bm(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&_m.some(r=>r.test(
n))&&(e[n]=s);return e}function Sm(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:ym,
...n&&{NODE_EXTRA_CA_CERTS:(0,G.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}var Nm=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Om=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Im=15,Rm=4096,Lm=5e3;class Am{pid;ended;#e;#t;#n=()=>{};#s;#r="";#o=performance.now();#i=[];#a;#c=Promise.withResolvers();constructor(e,n,s=Vc){const r={
stack:[],error:void 0,hasError:!1};try{const o=Nm(r,mm(["pipe","ignore","pipe","pipe"]),!1),i=(0,cm.spawn)(process.execPath,[`--max-old-space-size=${Dp}`,"--",s,
n],{cwd:"/",env:e,detached:!0,stdio:o.stdio});this.#e=i,this.pid=i.pid,Dm(i.pid),i.stdin?.on("error",()=>{}),i.stderr?.setEncoding("utf8").on("data",a=>{this.#r=
(this.#r+a).slice(-Rm)}),this.#t=i.stdio[3],this.#d(this.#t),this.ended=this.#f(i)}catch(o){r.error=o,r.hasError=!0}finally{Om(r)}}listen(e){this.#n=e}send(e){this.#e.
stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#s??=e,this.#e.kill("SIGKILL"),this.#c.resolve()}#d(e){const n=new dm.StringDecoder("utf8");let s="";e.on("error",()=>{}),e.on("data",r=>{if(this.#o=
performance.now(),this.#s!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>Gc)return this.kill("it sent a message that is too long");o.length!==0&&(this.#i.push(...o),e.pause(),this.#a??=this.#l())})}async#l(){
for(;this.#i.length>0;)for(const e of this.#i.splice(0))await this.#u(e);this.#a=void 0,this.#o=performance.now(),this.#t.resume()}async#u(e){if(this.#s!==void 0)
return;const n=e.length<=Gc?Hp(e):void 0;n?await this.#n(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#a&&performance.
now()-this.#o>Wc;r&&n&&this.kill(`it sent nothing for ${Wc/1e3} seconds`),n=r},Lm).unref();return new Promise(r=>{const o=(i,a,c=this.#r)=>{clearInterval(s),r({
exitCode:i,signal:a??km(i),killed:this.#s,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#a,this.#c.promise]).then(
()=>o(i,a))})})}}function km(t){return Object.entries(Be.constants.signals).find(([,n])=>t===Up+n)?.[0]??null}function Dm(t){try{t!==void 0&&(0,Be.setPriority)(
t,Im)}catch{}}const Qc={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"o\
ver"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},vm=100,$m=2;class Qs{#e;#t;#n;#s=0;constructor(e,n=()=>performance.
now()){this.#e=e,this.#t=n,this.#n=n()}exceeds(){return this.#s+=1,this.#s>vm+$m*(this.#t()-this.#n)/this.#e}}class Mm{#e;#t;#n="waiting";#s="clone";#r;constructor(e){
this.#e=new Qs(jp,e),this.#t=new Qs(Fp,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"\
pulse":return this.#e.exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in Qc[this.#n]?e.text.length>=Cp?void 0:this.#t.exceeds()?"it sent \
its log in too many parts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=
e.commit,this.#o("commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#o("failed","a f\
ailure");case"detected":return this.#o("detected","what it detected")??this.#i(e.commit,"what it detected")}}#o(e,n){const s=Qc[this.#n],r=Object.hasOwn(s,e)?s[e]:
void 0;if(r===void 0)return`it sent ${n} out of order`;this.#n=r}#i(e,n){return e===this.#r?void 0:`it sent ${n} of another commit`}}function Cm(t){return xm.has(
t.kind)}const xm=new Set(["stage","commit","log","pulse","stored","failed","detected"]),Um=100,Fm=300;class Zs extends Error{name="WorkerCrash";ending;constructor(e){
super(Bm(e)),this.ending=e}}class jm{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new Mm;#i=new Qs(Bp);#a=new Qs(Pp);#c={
files:[],odd:[]};#d=!1;#l;#u=0;#f=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),
e.listen(s=>this.#p(s).catch(r=>this.#h(r))),e.ended.then(s=>this.#T(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#f}get stage(){
return this.#l}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}#h(e){this.#s.reject(e),this.process.send({kind:"\
abort"})}async#p(e){const n=this.#m(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"stage":this.#l=e.stage,
await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"ask":this.#E(e.
id,e.question);break;case"release":this.#w(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,e.release,
e.warnings),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,j.xb)(e)}}#m(e){return Cm(e)?this.#o.
take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&this.#a.exceeds()?"it\
 sent too many messages about locks":void 0}async#E(e,n){if(this.#u+=1,this.#u>Um)return this.process.kill("it asked too many questions at once");try{this.process.
send({kind:"answer",id:e,value:await this.#y(n)})}catch(s){this.#h(s)}this.#u-=1}async#y(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);
return this.#w(e.name),this.#t.set(e.name,n),this.#f&&this.#w(e.name),null}case"output":return await this.#g(e),null;case"repositories":return this.#e.repositories(
e.after);case"apps":return this.#e.apps(e.after)}}async#g({part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+e.odd.length===0;if(this.#d||o&&!n)return this.
process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),r.push(...e.odd),Math.max(s.length,r.length)>ic.files)return this.process.
kill("its output is too large");n&&await this.#r.onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules,faults:e.faults})}#w(e){this.#t.get(e)?.(),this.#t.delete(
e)}#T(e){this.#f=!0;const n=new Zs(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#w(s)}}function Bm({exitCode:t,signal:e,killed:n,
words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.exec(s)?.[1];return r!==void 0?`it was ende\
d because ${(0,Re.Ow)(r,Fm)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function Pm(t,{
exitCode:e,signal:n},s,r){const o=`The process that built this deployment crashed: ${t}`;return new te({stage:s,code:"builder_crashed",message:o,exitCode:e,signal:n,
log:r,diagnostics:[]})}class Hm{#e;#t;#n;#s=new uc;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=n,this.#n=Sm(e.env)}get walls(){return this.#i}close(){
return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=void 0,this.#e.lasting!==!1&&n.settled.then(
()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){const e=this.#c(),n=Tm(e.dataDir,process.
pid),s=new jm(new Am(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.
then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:r,
allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:p="auto",buildNetworkAllow:y=[]}=this.#e,g={dataDir:(0,x.realpathSync)(
e),blobs:n,env:bm(s),gitUrlTemplate:r??Et.bD,allowLocalGit:o??!1,limits:{...Xs,...i},outputLimits:a??ic,lasting:c??!0,isolation:d==="none"?"none":"auto",cgroup:u??
"auto",network:{want:p,known:this.#i?.network},networkAllow:y};return this.#i?{...g,known:this.#i.isolation,knownLimiter:this.#i.limiter}:g}#d({isolation:e,limiter:n,
network:s,hasFailed:r}){if(!(this.#i||r)){if(this.#i={isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",{by:q(n)}),s.level==="private"?this.#e.
log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",{network:s.level,reason:s.reason,means:Gm[s.
level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds can make user namespaces and hide memory th\
ere"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything that the platform can, and the number of the\
ir processes is not limited"})}}}const Gm={filtered:"builds reach the internet, and the abstract UNIX sockets of this machine; rules of nftables refuse the rest",
open:"builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud"},Wm=1e4,Ym=5*6e4,zm=2,Km=6e4,Xm=8,Vm=100;function Jm(t){
return new qm(t)}class qm{#e;#t;#n=()=>{};#s=Promise.resolve();#r=Promise.resolve();#o=0;#i=()=>{};#a=!1;#c=0;constructor(e){this.#e=e,this.#t=new Hm(e,{repositories:async()=>[],
apps:async()=>[],...e})}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;if(!td(e)&&n!=="required"&&!nd(s)){const o=setTimeout(
()=>this.#n(),Vm);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}const{ready:r}=this.#d();td(e)&&Qm(e,(await r).network),n==="required"&&
Zm((await r).isolation),nd(s)&&ey((await r).limiter)}#d(){if(!(0,x.existsSync)((0,G.join)(this.#e.dataDir,"builds")))return this.#t.refill();const n=this.#t.start();
return this.#s=this.#m(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;let{session:s,waited:r}=this.#t.take();
try{return await this.#l(e,n,s).catch(o=>{if(!(o instanceof Zs)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#l(e,n,s)})}catch(o){throw o instanceof
Zs?await this.#g(o,s,e):o}}async#l(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,d=i?.logBytes??Xs.logBytes,u=new im(a,{deployID:e.deployID,
fence:n.fence},d,c),p=()=>{this.#y(s)};r.addEventListener("abort",p,{once:!0}),r.aborted&&p();try{const T={...n,onOutput:async U=>o?.(U,r),onLog:U=>{u.write(U)||
s.process.kill("it sent a log that is too long")}},S=await s.run({kind:"deploy",job:e,look:o!==void 0},T);if(S.kind!=="stored")throw S.kind==="failed"?new te(S.
facts):mi();const{commit:R,release:F}=S;return{commit:R,release:F,[Symbol.asyncDispose]:()=>this.#E(s,e.deployID)}}catch(y){throw await this.#E(s,e.deployID),r.
reason instanceof he&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),y}finally{r.removeEventListener("abort",p),await u.end(),n.onLogged?.(u.bytes)}}async detect(e,n){if(this.#c>=zm)throw Zc("Other repositor\
ies are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#u({...e,deployID:`look-${(0,Y.randomUUID)()}`,
purpose:"detect"},n)}catch(s){throw n.aborted?Zc("The repository could not be read in time. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#u(e,n){
const s=this.#t.start(),r=()=>{this.#y(s)};n.addEventListener("abort",r,{once:!0}),n.aborted&&r();try{const o=await s.run({kind:"deploy",job:e,look:!1});if(o.kind===
"failed")throw new te(o.facts);if(o.kind!=="detected")throw mi();return{commit:o.commit,plan:o.plan}}catch(o){throw o instanceof Zs&&!n.aborted?await this.#g(o,
s,e):o}finally{n.removeEventListener("abort",r),this.#E(s,e.deployID)}}async collect(){return this.#e.lasting===!1?[]:this.#p({kind:"collect"})}prepareVariants(e,n){
return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=
!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#y(e))),await this.#r}#f(e,n,s={}){return this.#r=this.#r.then(()=>this.#p(e)).then(()=>{},
r=>{this.#a||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#r}#h(){this.#o+=1,this.#i();const e=()=>{this.#o=0,this.#f({kind:"sweep"},"cleanup_failed")};
this.#o>=Xm?e():this.#i=this.#e.clock.after(Km,e)}async#p(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.
kind!=="done")throw mi();return s.collected}finally{await this.#y(n)}}#m(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.
log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#E(e,n){const s=new AbortController;this.#e.clock.sleep(Ym,s.signal).then(()=>e.process.kill(
"it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#a&&(r!==0&&await this.#m(n),this.#e.lasting!==!1&&this.#h())}async#y(e){
if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),Wm);await e.process.ended,clearTimeout(
n)}async#g(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=ke.Mb.find(i=>i===n.stage)??
"clone",o=this.#w()??e.message;return Pm(o,e.ending,r,await am(this.#e.logs,s))}#w(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?gm():void 0;
return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.
command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function Zc(t){return new P("unavailable",t,{"retry-after":"\
10"})}const ed={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install\
 bubblewrap and nftables, or start with --build-network open."};function td(t){return t!==void 0&&Object.hasOwn(ed,t)}function Qm(t,e){if(e.level===t)return;const n=e.
level==="private"?"Builds have a private network":e.reason;throw new j.GQ("unsupported_runtime",n,{input:"build-network",remedy:ed[t]})}function Zm(t){if(t.kind===
"none")throw new j.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation au\
to: builds then have all rights of the platform."})}function nd(t){return t?.startsWith("/")??!1}function ey(t){if(t.kind!=="cgroup")throw new j.GQ("unsupported\
_runtime",`Builds cannot have cgroups: ${t.reason}`,{input:"cgroup",remedy:"Name a cgroup that the platform may use, or start with --cgroup auto: then the platf\
orm measures builds itself."})}function mi(){return new Error("The worker sent the result of another kind of job")}const ty=16*oe,ny=512;function sd(t){return e=>{
if(e instanceof Q)throw e;return t}}class sy{#e;#t=new Fe(ty);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=lc(s),o=[];for(const i of n)
(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+ny,()=>this.#e.assets(e,n))}catch(s){
if(s instanceof We)return;throw s}}}const ry=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;paddi\
ng:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function _t({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${ry}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const oy=_t({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),iy=_t({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),ay=_t({status:410,title:"This site is gone",text:"The app at this address was deleted."}),cy=_t({status:404,
title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),dy=_t({status:400,title:"Bad address",text:"The pat\
h of this address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),uy=_t({status:414,title:"Address too long",text:"The path of\
 this address has more than 4,096 characters. No page has such a long address."}),ly=rd({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds."}),fy=rd({status:503,title:"Not available at the momen\
t",text:"The platform cannot look up this site at the moment. Try again in a few seconds."});function rd(t){const{headers:e,...n}=_t(t);return{...n,headers:{...e,
"retry-after":"5"}}}const hy=_t({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy th\
e site again to replace it."});class py{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).
finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.
error}}const my=2e3,yi=200,yy=32*oe,Ey=1/4,gy=8,wy=4,Ty=["index.html","404.html"];function _y(t){const{clock:e,log:n}=t;let s=0;return async r=>{if(s>=wy)return;
s+=1;const o=new AbortController,i=by(t,r,o.signal).catch(d=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(d)})});i.finally(
()=>{s-=1});const a=new AbortController,c=e.sleep(my,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function by(t,{subdomain:e,release:n},s){
const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.min(yy,t.cacheBytes*
Ey);const c=new py(gy);for(const d of await Sy(o,i,s)){s.throwIfAborted();const u=i.file(d,new _c(`/${d}`));u?.kind!=="file"||u.file.size>a||(a-=u.file.size,await c.
start(()=>t.warm(u.file)))}await c.end()}async function Sy(t,e,n){const s=new Set([...Ty,...t.mostServed(yi)]),r=new Set([...s].filter(ii).map(od)),o=Zt(n);for(const a of r.
size>0?e.names():[]){if(r.has(od(a))&&s.add(a),s.size>=2*yi)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(
0,yi)}function od(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const id={"content-length":"0","cache-control":"public, max-age=0, must-revalid\
ate"};function Ny(t,{status:e,location:n},s){const r=ad(t.target.slice(xe(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=o.includes("?")?n:o+r+i;
return{status:e,headers:{location:a,...id,"x-slipway-release":s.deployID}}}function Oy({target:t},e){const n=t.startsWith("/")?ad(t):"/";return{status:308,headers:{
location:e.slice(0,-1)+n,...id}}}function ad(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function Ei(t){return Buffer.from(t,"utf16le").toString("ut\
f16le")}class cd{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||!("text"in r))this.#t.push(n);else{
const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],
r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;const d=this.#n[Math.min(
a,c)],u=d&&n(d)?jh(d.from,e):void 0;d&&u&&(yield[d,u])}}}function er(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=Uh(e),r=[];let o=0;
for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.length);return r.
push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function gi({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o=="string"?o:Iy(o.
name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Iy(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}const dd={
headers:{},isCut:!1};class Ry{#e;constructor(e){this.#e=new cd(e.map(Ly))}of(e){if(this.#e.size===0)return dd;const n=[...this.#e.matching(e)];return n.length===
0?dd:new Ay(n).custom}}function Ly({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=er(i,t);return a.isFixed&&(s+=Fn(o,i)),{name:o,value:a}});return{
from:t,set:r,unset:n,fixedBytes:s}}class Ay{#e=new Map;#t=Gs;#n;#s=!1;constructor(e){this.#n=Gs-e.reduce((n,[{fixedBytes:s}])=>n+s,0);for(const[{set:n,unset:s},
r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].map(([n,s])=>[n,Ei(s)])),isCut:this.#s}}#r({
name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-Fn(e,""),o=r<0?void 0:gi(n,s,"encoded",r);if(o===void 0){
this.#s=!0;return}this.#t-=Fn(e,o),n.isFixed||(this.#n-=Fn(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e==="set-cookie"?o:`${i}, ${o}`)}}const ky=64,
Dy=8*1024,vy=4*1024;class $y{#e;forces;constructor(e){this.#e=new cd(e.map(My)),this.forces=e.some(({force:n})=>n)}*of(e,n){let s=0;for(const[r,o]of this.#e.matching(
e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=Cy(r,o,e);if(i&&(yield i),s+=1,s===ky)return}}}function My({from:t,to:e,status:n,force:s}){
return{from:t,to:Ws(n)?xy(e,t):er(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function Cy({to:t,status:e,isForeign:n},s,r){if(Ws(e)){const a=gi(t,s,"pla\
in",vy);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=gi(t,s,"encoded",Dy);if(o===void 0)return;const i=n?o:o.replace(/^\/{2,}/,
"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function xy(t,e){const n=t.replace(/[?#].*$/,"");try{return er(n,e,decodeURIComponent)}catch{
return er(n,e)}}const Uy="public, max-age=0, must-revalidate",Fy="public, max-age=31536000, immutable";function jy(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.
length??0));return e}function By(t,e,n,s,r){return new Py(t,e,n,s,r)}class Py{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){
this.status=r,this.org=e.org,this.file=s,this.key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=
ap(n),this.variants=cp(this.#s)?new Map:void 0}get headers(){return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.
status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){const{etag:e,status:n}=this;return this.#o??={"cache-control":ii(this.#t)?Fy:Uy,"x-content-ty\
pe-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-store"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},
"x-slipway-release":this.#e.deployID},this.#o}}function Hy(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,
org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,
...r},variants:void 0}}const Gy=64*1024,Wy=oe,Yy=4*1024,zy=32,Ky=5*1024,Xy=512;class Vy{org;deployID;manifestHash;lastModified;fallback;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{
index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,
fallback:c}=vc(s.rules);this.fallback=c;const d=Math.min(Wy,Gy+s.count*Yy);this.#e=s,this.#t=new $y(i),this.#n=new Ry(a),this.#s=new Fe(d),this.#r=o,this.weight=
s.bytes+s.rules.length*zy+d}remembered(e){return this.#s.get(e)}direct(e){const n=this.#i(e),r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&
r&&this.#s.put(e.path,r,Jy(e.path,r)),r}indirect(e){return this.#a(e,"nothing")}file(e,n,s=200){const r=ri(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,
isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","headers_cut",{deployID:this.deployID,org:this.org}));const a=By(this,e,this.#e.file(r),s,o);return{
kind:"file",name:e,file:a,customBytes:jy(o),served:0}}has=e=>!ri(e)&&this.#e.find(e)!==-1;hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).
hash}mostServed(e){const n=new Map;for(const r of this.#s.values())r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).
slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e){const n=Jo(e.path.slice(1),this.has);if(n)return n.kind==="file"?
this.file(n.path,e):{kind:"redirect",status:308,location:Ei(Ec(n.to))}}#a(e,n){for(const s of this.#t.of(e,n)){if(s.kind==="go")return{kind:"redirect",status:s.
status,location:Ei(s.location)};const r=Jo(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,i=o===void 0?void 0:this.file(o,e,s.status);if(i)return i}}#c(e){
const n=Jo(e,this.has);return n?.kind==="file"?n.path:void 0}}function Jy(t,e){const n=4*t.length;return e.kind==="redirect"?Xy+n+2*e.location.length:Ky+n+e.customBytes}
async function qy(t,e,n,s){return new Vy(e,n,await t.index(e,n.manifestHash),s)}function Qy(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.
trim().replace(/^W\//,"")===e)}function Zy(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;
if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":
{start:i,end:r?Math.min(Number(r),e-1):e-1}}const eE=256,tE=256,ud=new Cn(eE);function nE(t){let e=ud.get(t);if(!e){if(e=sE(t),t.length>tE)return e;ud.set(t,e)}
return e}function sE(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(u=>u.trim()),c=a.find(u=>/^q\s*=/.test(u)),
d=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??
n;return xn.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const ld=new Map,rE=4*oe,oE=768,iE=1e3;class aE{#e;#t;#n=new Fe(rE);constructor(e,n){this.#e=e,this.#t=
n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<bh||s.size>Ko)return ld;this.#n.delete(e);const o=async()=>{const i=this.#e.
variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>r?.sizes??ld);return{sizes:a,isWhole:a.size===xn.length,version:i,at:this.#t.monotonic()}};return this.#n.
load(e,()=>oE+2*e.length,o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&
this.#t.monotonic()-s<iE}}const cE=4*oe,dE=64*oe,uE=512,lE=[];class fE{#e;#t;#n;#s;#r=0;constructor(e,n,s=_e.ml){this.#e=e,this.#t=new Fe(n),this.#n=Math.min(cE,
n),this.#s=new aE(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?de(e,"accept-encoding"):void 0,o=r===void 0?lE:nE(r);if(o.length===
0)return this.#o(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,hd(n,o,a),s)):this.#o(e,n,hd(n,o,i),s)}async warm(e){this.#l(
e)&&await this.#u(e)}#o(e,n,s,r){if(s.status===200){if(hE(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method===
"HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(
n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#l(n))return this.#a(e);const r=await this.#f(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,
s);if(o?.length!==n.size)throw new fd;return o}).catch(o=>{if(!(o instanceof fd))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),
this.#a(e))}async#a(e){const n=this.#l(e)?await this.#u(e):await this.#h(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=de(e,"if-range");if(s!==
void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=Zy(de(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"\
no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,
end:r}=n,o=this.#l(e)?(await this.#u(e)).subarray(s,r+1):await this.#h(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,
"content-length":String(r-s+1)},body:o}}#l({size:e}){return e<=this.#n&&this.#r+e<=dE}#u(e){return this.#f(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#f({key:e,
size:n},s){return this.#t.load(e,r=>r.length+uE,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,
n)}}class fd extends Error{}function hd(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=Hy(
t,s,r);return t.variants?.set(s,i),i}return t}function hE(t,e){const n=de(t,"if-none-match");if(n!==void 0)return Qy(n,e.etag);const s=t.headers["if-modified-si\
nce"];return s!==void 0&&s===e.headers["last-modified"]}function pd({sites:t,domain:e,isOwnHost:n}){const s=EE(e),r=gE(e,n);return{domain:r,site(o){const i=s(o);
if(i!==void 0)return t.site(i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function pE(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.
indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const mE=1024,yE=255;function md(t){const e=new Cn(mE);return n=>{if(n.length>yE)return;const s=e.get(n);if(s!==
void 0||e.has(n))return s;const r=t(n);return e.set(n,r),r}}function EE(t){const e=`.${t.toLowerCase()}`;return md(n=>{const s=yd(n),r=s.endsWith(e)?s.slice(0,-e.
length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(r)?r:void 0})}function gE(t,e){return md(n=>{const s=yd(n);return ee(s)&&!C(s,t)&&!e(n)?s:void 0})}
function yd(t){return t.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}const wE=64*oe,TE=4096,_E=1e3,Ed="GET, HEAD, OPTIONS";class bE{#e;#t;#n;#s;#r;#o;#i=new Fe(
wE);#a;#c;prefetch;#d=Number.NEGATIVE_INFINITY;constructor(e){const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=_e.ml,meter:a=is}=e;this.#e=s,this.#t=o,this.#n=
e.finder??pd({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??(c=>`http://${c}/`),this.#r=new fE(s,r,i),this.#a=i,this.#c=a,this.#o=new sy(s),this.
prefetch=_y({site:c=>n.site(c),loaded:c=>this.#p(c),load:(c,d)=>this.#m(c,d),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(
de(e,"host")??"");return n instanceof Promise?n.then(s=>this.#l(e,s),s=>this.#T(e,s,fy)):this.#l(e,n)};#l(e,n){return n===void 0?Ut(e,oy):NE(this.#c,n,this.#u(e,
n))}#u(e,n){const{method:s}=e;if(s!=="GET"&&s!=="HEAD")return SE(s);if(n.isDeleted)return Ut(e,ay);if(n.release===null)return Ut(e,iy);const r=n.settings.domains&&
this.#n.domain(de(e,"host")??""),o=r&&pE(r,n.settings.domains??[]);if(o)return Oy(e,this.#s(o));try{const i=this.#p(n.release),a=i?this.#E(e,n,i):this.#f(e,n,n.
release),c=IE(n,a);return c instanceof Promise?c.catch(d=>this.#T(e,d)):c}catch(i){return this.#T(e,i)}}async#f(e,n,s){return this.#E(e,n,await this.#h(n,s))}async#h(e,n){
try{return await this.#m(e.org,n)}catch(s){const r=e.kept.map(o=>this.#p(o)).find(o=>o!==void 0);if(!r||!(s instanceof Q))throw s;return this.#_("warn","edge_ea\
rlier_release",{deployID:r.deployID,live:n.deployID}),r}}#p(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){return this.#p(
n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.weight,()=>qy(this.#e,e,n,this.#t))}#E(e,n,s){const r=xe(e.target),o=!r.includes("%"),i=o?s.remembered(
r):void 0;if(i)return this.#w(e,i,s);const a=yc(r);if(a===void 0)return Ut(e,dy);if(a.length>TE)return Ut(e,uy);const c=new _c(`/${a}`),d=(o?void 0:s.remembered(
c.path))??s.direct(c);return d?this.#w(e,d,s):ai(a)&&n.kept.length>0?this.#y(e,n,s,c):this.#g(e,n,s,c)}async#y(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.
releasesWith(n,o).catch(sd([]))){const a=this.#p(i)??await this.#m(n.org,i).catch(sd(void 0)),c=a?.file(o,r);if(a&&c)return this.#w(e,c,a)}return this.#g(e,n,s,
r)}#g(e,n,s,r){const{spaFallback:o}=n.settings,i=o===!1?void 0:s.fallback??(o?"index.html":void 0),a=s.indirect(r)??(i!==void 0&&!ai(r.path.slice(1))?s.file(i,r):
void 0)??s.file("404.html",r,404);return a?this.#w(e,a,s):Ut(e,cy,s)}#w(e,n,s){return n.kind==="redirect"?Ny(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#T(e,n,s=ly){
const r=n instanceof Q;if(!r&&!(n instanceof We))throw n;const o=r?"edge_unavailable":"edge_damaged";return this.#_("error",o,{requestID:e.requestID,reason:n.message}),
Ut(e,r?s:hy)}#_(...e){const n=this.#a.monotonic();n-this.#d<_E||(this.#d=n,this.#t(...e))}}function SE(t){return t==="OPTIONS"?{status:204,headers:{allow:Ed}}:{
status:405,headers:{allow:Ed,"content-length":"0","cache-control":"no-store"}}}function Ut(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:
r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function NE(t,e,n){const s=r=>(t.site(e,r.status,OE(r)),r);return n instanceof Promise?n.then(s,
r=>{throw t.site(e,500,0),r}):s(n)}function OE({body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(
t):Number(e["content-length"]??0)}function IE({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(gd):gd(e)}function gd(t){return{...t,headers:{
...t.headers,"x-robots-tag":"noindex"}}}const RE=500,LE=1e3,AE=250,kE=750,DE=5e3,wi=-1;class wd{#e;#t;#n;#s;#r=0;#o=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.
NEGATIVE_INFINITY;#d=Number.NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??_e.ml,this.#s=new Fe(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.
nameIn(n);s!==void 0&&this.#l(s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#w(n))return n.record;if(n?.
record!==void 0)return this.#h(e,n.record);const{table:s}=this.#e;return s?this.#f(s,e):this.#u(e)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#l(e){this.#o.delete(
e);const n=this.#s.get(e);n&&(n.generation=wi);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#m(e).catch(()=>{}))}#u(e){return this.#T()&&this.#o.size>
0?Promise.reject(new Q("The state cannot be read now")):this.#m(e)}async#f(e,n){const s=await e.find(n),r=this.#s.get(n);return r&&(this.#w(r)||r.record)?this.find(
n):s?(this.#g(n,{record:s,read:0,at:this.#t.monotonic(),generation:wi}),this.#h(n,s)):this.#u(n)}#h(e,n){if(!this.#T())return this.#p(e,n);const s=this.#t.monotonic();
return s-this.#d>=AE&&(this.#d=s,this.#p(e,n).catch(()=>{})),n}async#p(e,n){const s=new AbortController,r=()=>{const i=this.#s.get(e);return i?i.record:n},o=this.#t.
sleep(RE,s.signal).then(()=>(this.#a=this.#t.monotonic(),r()));o.catch(()=>{});try{return await Promise.race([this.#m(e),o])}catch(i){if(i instanceof Q)return r();
throw i}finally{s.abort()}}#m(e){const n=this.#t.monotonic(),s=this.#o.get(e);if(s&&n-s.begun.at<kE)return s.record;this.#i+=1;const r={at:n,read:this.#i},o=this.#E(
e,r);return this.#o.set(e,{begun:r,record:o}),o}async#E(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,
this.#c=this.#t.monotonic();const o={record:r,read:n.read,at:this.#c};return s()?(this.#g(e,{...o,generation:this.#r}),this.#e.table?.put(e,r),r):this.#y(e,o)}catch(r){
throw r instanceof Q&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#y(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:
(this.#g(e,{...n,generation:wi}),n.record)}#g(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#w({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||
this.#t.monotonic()-n<DE||this.#T()}#T(){return this.#t.monotonic()-this.#a<LE}}const vE=16*oe,$E=4*oe,Ti=400,ME=300,CE=2;class xE{#e;#t;constructor(e,n,{table:s,
domains:r,clock:o}={}){this.#e=new wd({changes:n,table:s,clock:o,bytes:vE,weightOf:UE,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=new wd(
{changes:n,table:r,clock:o,bytes:$E,weightOf:()=>Ti,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){
const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){
const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function UE(t){return t?Ti+
ME*t.kept.length+CE*JSON.stringify(t.settings).length:Ti}async function FE(t){const e=await t.signingKey(jE),n=(0,H.U4)(e.value);if(!(0,H.Gv)(n)||typeof n.x!="s\
tring"||typeof n.y!="string"||typeof n.d!="string"||!BE({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=PE(
s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function Td({privateJwk:t},e){return new Uint8Array((0,Y.hkdfSync)(
"sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function jE(){const t=(0,Y.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"\
jwk"});return`${JSON.stringify(t)}
`}function BE(t){try{const e=(0,Y.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,Y.verify)("sha256",r,(0,Y.createPublicKey)(
{key:s,format:"jwk"}),(0,Y.sign)("sha256",r,e))}catch{return!1}}function PE(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,Y.createHash)("sha256").update(JSON.stringify(
{crv:e,kty:n,x:s,y:r})).digest("base64url")}const HE=30,GE=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],WE=16*1024;
function YE(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:Qf(r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},
o=jo(async()=>(await M.e(460).then(M.bind(M,6460))).createLocalJWKSet(r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},
keys:o})}return async r=>{const o=zE(r),i=await M.e(460).then(M.bind(M,6460)),{header:a,claims:c}=KE(o,i);XE(a,c);const d=s.get(c.iss??"");if(!d)throw Ee("The t\
oken was issued by an identity provider that this platform does not trust (iss)");const u=await d.keys(),p=d.audiences??[t.audience];try{const{payload:y}=await i.
jwtVerify(o,u,{issuer:d.issuer,audience:[...p],algorithms:GE,clockTolerance:HE,currentDate:new Date(n.now()),requiredClaims:["exp"]});return VE(d,y)}catch(y){throw ZE(
y,i,p.join(" or "))}}}function zE(t){if(t===void 0)throw Ee('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw Ee('The Authorization header is not "Bearer <ID token>"');if(e.length>WE)throw Ee("The token is too long to be an ID tok\
en");return e}function KE(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw Ee("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function XE(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw Ee("The token is an access token: send the identity provider's ID token instead")}function VE(t,e){return JE(t,e),{email:qE(t,e),issuer:t.issuer}}function JE(t,e){
for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw Ee(`The token's ${n} claim is not one that this platform accepts`)}function qE(t,e){
const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw Ee(`The token has no ${o} claim`);return i}),s=Ce(n);if(s===void 0){
const r=at(n)?"has characters other than ASCII":"is not an email";throw Ee(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!QE(e,t))throw Ee("Th\
e token's email is not verified (email_verified is not true)");return s}function QE({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&
e}function ZE(t,e,n){if(t instanceof P)return t;const{errors:s}=e;return t instanceof s.JWTExpired?Ee("The token has expired (exp): ask for a new one"):t instanceof
s.JWTClaimValidationFailed?t.claim==="aud"?Ee(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?Ee("The token is not valid yet (\
nbf)"):Ee(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?Ee("The token's si\
gnature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?Ee("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&
t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?Ee("The token is not a valid ID token"):xs()}function Ee(t){return new P("unauthorized",`${t}.`,{"www-a\
uthenticate":'Bearer error="invalid_token"'})}async function eg(t,e,n){const s=[];for(const r of t){if(n?.aborted)break;try{s.push(...await r.collect())}catch(o){
if(n?.aborted)break;const{message:i,remedy:a}=(0,j.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}
function kS({kind:t,bounds:e,list:n,end:s},r){return{kinds:[t],async collect(){const o=await n(),i={items:o.length,bytes:o.reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[
0,0];for(const d of beyond(o,e,r()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.bytes-c}}]}}}const Ft=3e4,_d=5e3,
bd={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function Sd(t){return{stage:t,code:"interrupted",message:"The pla\
tform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}const tg=1e3;async function ng(t,e){const{references:n,node:s,
clock:r,waits:o,stop:i}=t;let a=await n.hold(s);for(;!a&&o;)await r.sleep(tg,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,u=()=>n.renew(c).
then(y=>y||d.abort(new Error("another node has taken over the collection")),()=>{}),p=(0,_e.fm)(_d,()=>{u()});try{return await e(AbortSignal.any([i,d.signal]))}finally{
p(),await n.release(c).catch(()=>{})}}const Nd=500,sg=1e4,rg=55*6e4;function og({keeping:t,logs:e,usage:n,apps:s,clock:r,bounds:o,keepDeletedMs:i}){return[{kinds:[
"apps"],collect:()=>ag({keeping:t,logs:e,apps:s,keepDeletedMs:i})},{kinds:["deployments","logs"],collect:()=>cg(t,e,o)},{kinds:["keys"],collect:async()=>[{kind:"\
keys",items:await _i(()=>t.endKeys(Nd)),bytes:0}]},{kinds:["usage"],async collect(){return[{kind:"usage",items:await _i(()=>n.prune(r.now(),Nd)),bytes:0}]}}]}async function _i(t){
let e=0;for(let n=0;n<sg;n+=1){const s=await t();if(e+=s,s===0)break;await bi()}return e}function bi(){return new Promise(t=>setImmediate(t))}const ig=20;async function ag({
keeping:t,logs:e,apps:n,keepDeletedMs:s}){await _i(async()=>(await n.expire(ig,s)).length);let[r,o]=[0,0],i;for(;;){const a=await t.endingApp(o);if(!a)break;try{
for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(r+=1),a.logs.length===0&&(o=a.app)}catch(c){
i=c,o=a.app}await bi()}if(i!==void 0)throw i;return[{kind:"apps",items:r,bytes:0}]}async function cg(t,e,n){const s={deployments:0,logs:0,bytes:0},r={deployments:0,
logs:0,bytes:0};let o;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;for(const p of a.logs)await e.remove(p).catch(y=>{o=y,c.add(p)});const d={
logs:a.logs.filter(p=>!c.has(p)),deployments:a.deployments.filter(p=>!c.has(p))},u=d.logs.length+d.deployments.length;u>0&&(s.deployments+=await t.end(a.app,d)),
s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&(r.deployments+=a.left.deployments,r.logs+=a.left.logs,r.bytes+=a.left.logBytes,i=a.app),await bi()}if(o!==
void 0)throw o;return[{kind:"deployments",items:s.deployments,bytes:0,left:{items:r.deployments,bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:r.
logs,bytes:r.bytes}}]}var Gn=M(9692);class Od extends Error{name="KeyspaceGone";constructor(){super("the table was deleted")}}class jt extends Error{name="Inval\
idRequest";code;constructor(e){super(e),this.code=e}}function Id(t,e){const n=dg(e),s=ug(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=lg(
n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:fg(n.get("ttlSeconds"))}}function dg(t){if(!(0,Mc.
isUtf8)(t))throw new jt("invalid_json");try{const e=(0,Gn.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof
Gn.sU))throw e}throw new jt("invalid_json")}function ug(t){const e=t?.startsWith('"')?(0,Gn.I)(t):void 0;if(e===void 0||e===""||Ld(e,N.ux.keyBytes))throw new jt(
"invalid_key");return e}function lg(t){if(t===void 0||Ld(t,N.ux.valueBytes))throw new jt("invalid_value");return t}function fg(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.
test(t)?Number(t):0;if(e<N.ux.minTtlSeconds||e>N.ux.maxTtlSeconds)throw new jt("invalid_ttl");return e}function Rd(t){return t===void 0?void 0:t*1e3}function Ld(t,e){
return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function hg({tables:t,engine:e,quota:n}){const s=async(o,i)=>{const{keyspace:a,windows:c}=await t.
byName(o,i),d=await n.take(c);if(d===0)return a;throw new P("rate_limited",`The table has reached its rate limit: wait ${d} s.`,{"retry-after":String(d)})},r=async o=>{
if(!e)throw new P("unavailable","This node does not have the entries of tables. Ask a node with the role kvs.");try{return await o(e)}catch(i){throw i instanceof
Od?new P("table_not_found","The table was deleted."):i instanceof Q?new P("unavailable","The entries cannot be read or written now. Try again."):i}};return{get:(o,i,a)=>r(
async c=>c.get(await s(o,i),Si("get",{key:a}).key)),list:(o,i,a)=>r(async c=>c.keys(await s(o,i),a)),put:(o,i,a)=>r(async c=>{const{key:d,value:u,ttlSeconds:p}=pg(
a);await c.put(await s(o,i),d,{value:u,ttlMs:Rd(p)})}),delete:(o,i,a)=>r(async c=>c.delete(await s(o,i),Si("delete",{key:a}).key))}}function pg({key:t,value:e,ttlSeconds:n}){
const s=e.trim();try{(0,Gn.q$)(s)}catch(i){throw i instanceof Gn.sU?new P("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as\
 "ahoy".`):i}const r=n.trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):r}};return Si("put",o,s)}const{keyBytes:mg,valueBytes:yg,minTtlSeconds:Eg,
maxTtlSeconds:gg}=N.ux,wg={invalid_key:`A key has 1 to ${mg} bytes.`,invalid_value:`A value has at most ${yg} bytes.`,invalid_ttl:`The time to live is ${Eg} to ${gg}\
 seconds.`};function Si(t,e,n){const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return Id(t,Buffer.from(r))}catch(o){throw o instanceof
jt?new P("validation_failed",wg[o.code]??"The entry is not valid."):o}}const Tg=3e4,Ad=1e3,kd=100;function _g({engine:t,tables:e,log:n,every:s=_e.fm}){const r=new AbortController,
o=vd(()=>Dd(t,r.signal),c=>n("warn","kvs_sweep_failed",{reason:String(c)})),i=vd(()=>bg(t,e,n,r.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(Tg,
()=>{o.begin(),i.begin()});return i.begin(),{begin:i.begin,async[Symbol.asyncDispose](){a(),r.abort(),await Promise.all([o.end(),i.end()])}}}async function Dd(t,e){
let n=0;for(;;){const s=await t.sweep(Ad);if(n+=s,s<Ad||e?.aborted)return n}}async function bg(t,e,n,s){for(let r=0;;){const o=await e.toDrop({after:r,limit:kd});
for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(a)}),s.aborted)return}}if(o.length<kd||s.aborted)
return}}function vd(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}
const Sg=720*6e4,Ng=1e3,Og="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",Ig=20,Rg=1e3,Lg=8*1024*1024;class Ag{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=n,this.#n=new ec(
Lg,Rg,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===Ig?this.#n.find(e):null}async issue(e,n){const s={accessKeyID:`A\
SIA${Array.from((0,Y.randomBytes)(16),d=>Og[d%32]).join("")}`,secret:(0,Y.randomBytes)(30).toString("base64"),sessionToken:(0,Y.randomBytes)(96).toString("base6\
4"),expiresAt:n+Sg},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(Qa(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.issue(
{accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:Ng}),s}async checkKey(){const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){
this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.parse(this.#t.open(Qa(e),s));if(!(0,H.Gv)(o))return;const{secret:i,sessionToken:a}=o;
return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,expiresAt:r}}}const kg={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,
missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,
rate_limited:429,internal:500,unavailable:503},$d="AWS4-HMAC-SHA256";function Dg({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function vg(t,e,n){
return`${$d}
${t}
${Dg(e)}
${Ug(n)}`}function $g(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,Y.createHmac)("sha256",n).update(s,
"utf8").digest();return new Fg(n)}function Mg(t,e){return t.sign(e)}const ot=64,Cg=32;class Md{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Cd=new Md(8192),xg=new Md(
256);function Ug(t){return(0,Y.hash)("sha256",Cd.latin1(t))}function xd(t,e){return t.length===e.length&&(0,Y.timingSafeEqual)(Cd.latin1(t),xg.latin1(e))}class Fg{#e;#t;constructor(e){
if(e.length>ot)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${ot} are supported`);this.#e=Buffer.alloc(ot+512),this.#t=Buffer.alloc(ot+Cg);for(let n=0;n<
ot;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,Y.hash)("sha256",this.#n(e),"binary"),ot,"latin1"),(0,Y.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-ot;return e.length>n?Buffer.concat([this.#e.subarray(0,ot),Buffer.from(e,"latin1")]):this.#e.subarray(0,ot+this.#e.write(e,ot,"latin1"))}}
const jg=new RegExp(`^${$d} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),Bg=1024,Pg=1024,Hg=32,Ud=64,Ni=new Cn(Bg);function Gg(t){const e=t.slice(-Ud),n=t.slice(0,-Ud),s=Ni.get(n);if(s&&Wg.test(e))return{
...s,signature:e};const r=Yg(t);if(r)return n.length<Pg&&r.signedHeaders.length<=Hg&&Ni.set(n,r),{...r,signature:e}}function DS(){return Ni.size}const Wg=/^[0-9a-f]{64}$/;
function Yg(t){const e=jg.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const zg=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Oi;function Kg(t){if(Oi?.text===t)return Oi.
time;const e=Xg(t);return e!==void 0&&(Oi={text:t,time:e}),e}function Xg(t){const e=zg.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function tr(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function Vg(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":ew(t.target.slice(e+1)),r=Qg(n,t.normalizePath),o=sw(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Jg=/^(?:\/[A-Za-z0-9_~-]+)+$/,qg=/[^A-Za-z0-9._~-]/g;function Ii(t){return t.replace(qg,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function Qg(t,e){if(Jg.test(t))return t;const n=t.split("/");return(e?Zg(n):n).map(Ii).join("/")||"/"}function Zg(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function ew(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Ii(Fd(r)),Ii(Fd(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>jd(n,r)||jd(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Fd(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function jd(t,e){return t<e?-1:t>e?1:0}function tw(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Bd(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function nw(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?tw(t.rawHeaders):{names:e,repeated:[],get(n){const s=de(t,n);return s===void 0?void 0:Bd(s)}}}function sw(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const rw=/ {2}|\t/,ow=32,iw=9;function Bd(t){let e=0,n=t.length;for(;e<n&&Pd(t,e);)e+=1;for(;n>e&&Pd(t,n-1);)n-=1;const s=t.slice(e,n);return rw.test(
s)?s.replace(/[ \t]+/g," "):s}function Pd(t,e){const n=t.charCodeAt(e);return n===ow||n===iw}const nr=5*6e4,Hd=["host","content-type"],aw=new Set([...Hd,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Le=(t,e)=>({type:t,message:e}),Gd=Le("UnrecognizedClientException","\
The security token included in the request is invalid.");function cw(t,e){const n=de(t,"authorization");if(n===void 0)return Le("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=Gg(n);if(!s)return Le("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=de(t,"x-amz-date")??"",o=Kg(r);return o===void 0?Le("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):fw(s.scope,r)??hw(r,o,e)??{headers:nw(t),signedBy:s,time:r}}function dw({headers:t,
signedBy:e},n,s){return xd(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Le("ExpiredTokenException","The security token included in the reque\
st is expired"):pw(t,e.signedHeaders):Gd}function uw(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,Y.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return Le("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=Vg({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=Mg(yw(o,s.scope),vg(r,s.scope,c));if(!xd(d,s.signature))return Le("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function lw(t){return"message"in t}function fw(t,e){if(t.region!==N.aT)return Le("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${N.aT}'.`);if(t.service!==N.jL)return Le("InvalidSignatureException",`Credential should be scoped to correct service: '${N.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return Le("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function hw(t,e,n){if(e<n-nr){const s=tr(n-nr);return Le("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${tr(n)} - 5 min.)`)}if(e>n+nr){const s=tr(n+nr);return Le("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${tr(n)} + 5 min.)`)}}function pw(t,e){const n=t.repeated.find(o=>aw.has(o));if(n!==void 0)return Le("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(mw(o)&&!e.includes(o))return Wd(o);const s=Hd.find(o=>!e.includes(o));if(s!==void 0)
return Wd(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return Le("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function mw(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Wd(t){return Le("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const Yd=new WeakMap;function yw(t,e){const n=Yd.get(t);if(n?.date===e.date)return n.key;const s=$g(t.secret,e);return Yd.set(t,{date:e.date,key:s}),
s}const sn={"content-type":"application/json","cache-control":"no-store"},Ew={status:200,headers:sn,body:'{"ok":true}'},gw={status:200,headers:sn,body:'{"delete\
d":true}'},zd={status:200,headers:sn,body:'{"found":false,"expiresAt":null}'},ww=new Map([[rt.Y2.put,"put"],[rt.Y2.get,"get"],[rt.Y2.delete,"delete"]]),Tw=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
_w=/^Bearer +([!-~]+)$/i;function bw(t){const e={...t,log:Sw(t)};return n=>Ow(n,e)}function Sw({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
Kd){const i=e.now();if(Math.abs(i-n)<Nw)return;n=i}t(s,r,o)}}const Kd="kvs_unavailable",Nw=1e3;async function Ow(t,e){const{roles:n,tables:s,engine:r,quota:o,meter:i,
clock:a}=e;let c=d=>d;try{const d=cw(t,a.now());if(lw(d))return sr(d);const u=await n.byAccessKey(d.signedBy.accessKeyID);if(!u)return sr(Gd);const p=dw(d,u,a.now());
if(p)return sr(p);const y=await t.body(N.ux.bodyBytes),g=uw(t,y,d,u);if(g)return sr(g);if(!de(t,"x-kvs-authorization"))return ve("missing_token");const T=await s.
byToken(Xd(t));if(!T)return ve("invalid_token");if(T.environmentID!==u.environmentID)return ve("inactive_binding");if(!T.supported)return ve("unsupported_app_ty\
pe");const S=await o.take(T.windows,y.length),R=Lw(t);if(c=A=>Iw(i,T,R,y,A),S>0)return c(ve("rate_limited",{"retry-after":String(S)}));if(typeof R!="string")return c(
R);const{key:F,value:U,ttlSeconds:D}=Id(R,y);switch(R){case"put":return await r.put(T.keyspace,F,{value:U,ttlMs:Rd(D)}),c(Ew);case"delete":return await r.delete(
T.keyspace,F),c(gw);case"get":return c(Aw(await r.get(T.keyspace,F)))}}catch(d){return c(kw(d,t,e))}}function Xd(t){return _w.exec(de(t,"x-kvs-authorization")??
"")?.[1]??""}function Iw(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,Rw(r),s.length,i),
r}function Rw(t){if(t===zd)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function Lw(t){const e=ww.get(xe(t.target));
if(!e)return ve("not_found");if(t.method!=="POST")return ve("method_not_allowed",{allow:"POST"});const n=de(t,"content-encoding")??"identity";return!Tw.test(de(
t,"content-type")??"")||n!=="identity"?ve("unsupported_media_type"):e}function Aw(t){if(!t)return zd;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).
toISOString()}"`;return{status:200,headers:sn,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function kw(t,e,{tables:n,log:s}){if(t instanceof jt)return ve(
t.code);if(t instanceof gt)return ve("body_too_large");if(t instanceof Kt)return ve("invalid_json");if(t instanceof Od)return n.forgetToken(Xd(e)),ve("invalid_t\
oken");const r=t instanceof Q,o=t instanceof Error&&t.cause instanceof Error?t.cause:t;return s("error",r?Kd:"kvs_failed",{requestID:e.requestID,path:xe(e.target),
reason:o instanceof Error?o.message:String(o)}),r?ve("unavailable",{"retry-after":"1"}):ve("internal")}function ve(t,e={}){return{status:kg[t],headers:{...sn,...e},
body:`{"error":"${t}"}`}}function sr({type:t,message:e}){return{status:403,headers:{...sn,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Dw=32,vw=new Uint8Array;
async function $w(t){const{value:e,id:n=vw,previous:s,wrong:r}=await t.platformKey(()=>(0,Y.randomBytes)(Dw)),o={id:n,key:e},i=s?[o,s]:[o];return{seal:(a,c)=>oh(
o,a,c),open(a,c){try{return ih(i,a,c)}catch(d){throw r(d)}}}}const Mw=t=>be(new P("unavailable","This node does not have the data of the key-value store."),t);async function Cw(t){
const{engine:e,clock:n,log:s,quota:r,meter:o=is}=t,i=await $w(t.keys),a=new fh(t.tables,i,{...js,...t.quotas}),c=new Ag(t.roles,i);await a.checkKey(),await c.checkKey();
const d=t.changes.subscribe(y=>xw(y,a,c)),u=e&&_g({...t,engine:e}),p=async()=>{d[Symbol.dispose](),await u?.[Symbol.asyncDispose]()};return{handler:e?bw({roles:c,
tables:a,engine:e,quota:r,meter:o,clock:n,log:s}):Mw,createTable:(y,g)=>a.create(y,g,n.now()),listTables:y=>a.list(y),async deleteTable(y,g){await a.remove(y,g),
u?.begin()},entries:hg({tables:a,engine:e,quota:r}),runtimeVariables:(y,g)=>Uw(a,c,y,g,n.now()),sweep:async()=>e?Dd(e):0,close:p,[Symbol.asyncDispose]:p}}function xw(t,e,n){
switch(t.kind){case"table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"\
domain":case"coming":case"jobs":case"ended":break;default:(0,j.xb)(t)}}async function Uw(t,e,n,s,r){const{environmentID:o,variables:i}=await t.injected(n);if(Object.
keys(i).length===0)return{};const a=await e.issue(o,r);return{[`${N.be}URL`]:s,[`${N.be}REGION`]:N.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.
secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:N.aT}}function vS(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,
event:s,...r})}
`)}const rr=()=>{},Fw=500,Ri=500;async function jw(t){return new Bw(t).run()}class Bw{#e;#t;#n;#s;#r=new Set;#o=0;#i=0;constructor(e){const{blobs:n,clock:s=_e.ml,
log:r=rr,signal:o}=e;this.#e=e,this.#t=r,this.#n=new ui({blobs:n,clock:s,log:r}),this.#s=Zt(o)}async run(){const{blobs:e,references:n}=this.#e,s=await e.ago(cc);
return await this.#a(),await this.#d(s),await this.#l(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#o,bytes:this.#i}}async#a(){const{references:e}=this.#e;
for(let n=0;;){const s=await e.due(n,Fw);for(const r of s)await this.#h(),r.isKept?r.isRecorded?await e.keep(r):await this.#c(r):await e.end(r),n=Math.max(n,...r.
notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:r}=await this.#n.index(n,s),o=new Set([s]);for(const{hash:i}of r.files())
o.add(i);await this.#h(),await this.#e.references.add(e,Buffer.from([...o].join(""),"hex"))}catch(r){if(this.#e.signal.throwIfAborted(),r instanceof Q)throw r;this.#r.
has(n)||this.#t("error","collection_skipped",{org:n,reason:String(r)}),this.#r.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const r=await n.waiting(
s,Ri);for(const[o,i]of Map.groupBy(r,a=>a.org))await this.#u(o,i.map(({hash:a})=>a),e);if(s=r.at(-1),r.length<Ri)return}}async#l(e,n){const{blobs:s,references:r}=this.#e,
o=new Map;let i=0;const a=async()=>{for(const[c,d]of o){const u=await r.unused(c,[...d]);u.length!==0&&(await r.remember(c,u),await this.#u(c,u,n))}o.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#h();const[d=""]=c.split("/",1);if(!N.cS.test(d))continue;const u=hc(c)??pc(c);if(u===void 0){this.#r.has(d)||
await s.deleteUnused(c,n);continue}const p=o.get(d)??new Set;o.set(d,p.add(u)),i+=1,i===Ri&&await a()}await a()}async#u(e,n,s){if(this.#r.has(e))return;const r=[];
for(const o of n)await this.#h(),await this.#f(e,o,s)&&r.push(o);r.length>0&&await this.#e.references.forget(e,r)}async#f(e,n,s){const{blobs:r}=this.#e,o=Tt(e,n),
i=await r.head(o);if(i){if(!await r.deleteUnused(o,s))return!1;this.#o+=1,this.#i+=i.size}let a=!0;for(const c of xn){const d=Vo(e,n,c);await r.head(d)&&!await r.
deleteUnused(d,s)&&(a=!1)}return a}async#h(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}var me=M(1455);const Vd=2e3,Pw=(0,Y.randomBytes)(64*1024),
Hw="trial-write",Jd={canBuild:"disk_hangs"},Gw={statfs:t=>(0,me.statfs)(t),tryToWrite:Yw};class $S{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n=
{...Gw,...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#r>=Vd)return Jd;const e=Promise.withResolvers(),n=this.#t.after(Vd,()=>e.resolve(Jd));try{return await Promise.
race([this.#o(),e.promise])}finally{n()}}#o(){return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=Ww(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}
async function Ww(t,e){let n;const s=(r,o)=>({canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=r*
i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(r)?"disk_full":"disk_unwritable",
systemCode(r)??String(r))}}async function Yw(t){const e=(0,G.join)(t,Hw);await(0,me.rm)(e,{force:!0});try{await(0,me.writeFile)(e,Pw,{flag:"wx",mode:384,flush:!0})}finally{
await(0,me.rm)(e,{force:!0})}}class MS{#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){
const e=await this.#e.look();return this.#r(()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{
this.#t.delete(e)}}}#r(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const zw=10;function Kw({node:t,ability:e,nodes:n,log:s}){let r=!1;
return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=r;if(r=c.length>0,r&&!d){const u=c.slice(
0,zw).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:u,means:Xw})}return!r&&d&&s("info","builds_taken_again",{reason:o==="yes"?"\
room":"no_other_node",freeBytes:i}),!r}}const Xw="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployme\
nts while another one can build",Li=36e5,Vw=2*Li;function Jw(t,e,n){const s=new Map;let r,o=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{o=e.monotonic();
try{for(const{kind:u,items:p,bytes:y,left:g}of await t(d)){const T=s.get(u);s.set(u,{kind:u,ended:(T?.ended??0)+p,left:g??T?.left}),p>0&&n("info","collected",{kind:u,
items:p,bytes:y})}}catch(u){const{message:p,remedy:y}=(0,j.I7)(u);n("error","collection_failed",{message:p,...y!==void 0&&{remedy:y}})}finally{r=void 0}},c=(d=!1)=>(r??=
a(d),r);return{figures:()=>[...s.values()],async collect(){await r,await c(!0)},whenIdle(){e.monotonic()-o>=Li&&c()},whenBusy(){e.monotonic()-Math.max(i,o)>=Vw&&
c()},async[Symbol.asyncDispose](){await r}}}class Ai extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(Bt(s),{cause:s}),this.stage=e,this.aborted=
n}}function qw(t){const{stage:e,aborted:n,cause:s}=t instanceof Ai?t:{stage:"build",aborted:!1,cause:t};if(n)return Sd(e);if(s instanceof te)return s.facts;if((0,j.
b$)(s)||s instanceof Q&&s.isFull)return qd(e,"disk_full","The disk of the platform is full");const r=s instanceof Q?"its state cannot be read or written now":Bt(
s);return qd(e,l[e],`The platform itself failed at the stage "${e}": ${r}`)}const Qw="<data>";function Zw(t,e){const n=r=>r.replaceAll(e,Qw),s=t.stage==="instal\
l"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(r=>({...r,message:n(r.message)}))}}function qd(t,e,n){
return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Bt(t){return t instanceof Error?t.message:String(t)}var e0=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},t0=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const n0=Ft-1e4,s0=1e3;class r0 extends Error{name="LeaseLost"}class o0{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o;#i="building";#a="clone";#c;#d;#l;#u;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#l={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#l.monotonic,this.ended=this.#g(r)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#f(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#l;s>this.#d&&n>
s&&n-this.#d>=n0&&this.#i==="building"&&this.#p("it could not be renewed"),!this.#f&&(Math.max(n-s,e.now()-r)>=_d&&(this.#u??=this.#h(n)),await Promise.race([this.#u,
this.#r.promise]))}async check(){await Promise.race([this.#u,this.#r.promise]),!this.#f&&(this.#u??=this.#h(this.#t.clock.monotonic()),await Promise.race([this.#u,
this.#r.promise]))}async#h(e){const{jobs:n,log:s,clock:r}=this.#t;this.#l={monotonic:e,wall:r.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#m()}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:Bt(o)})}finally{this.#u=void 0}}#p(e){if(this.#f)return;this.#i="lost";const n=()=>new r0(
`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof he?e:n()),this.#r.resolve()}async#m(){const e=await this.#t.jobs.endOf(this.#e).catch(
()=>{});this.#p(e==="cancelled"?new he:"another node has ended it")}async#E(e){this.#s.signal.throwIfAborted(),await e()||await this.#m(),this.#s.signal.throwIfAborted()}#y(e){
return this.#E(()=>$r(e,this.#t.clock,this.#o))}async#g(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,
await this.#w()}catch(c){const d=Zw(qw(c),this.#t.dataDir);a=d.code,c instanceof Ai&&c.cause instanceof Q&&n("error","deployment_not_stored",{deployID:o,stage:c.
stage,cause:c.message}),await this.#b(d)}if(this.#s.signal.reason instanceof he)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.signal.aborted?Bt(this.#s.
signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.
now()-i})}async#w(){const{jobs:e,builder:n,onLive:s,onComing:r}=this.#t,o=this.#e,{job:i}=o,a=this.#o;try{const c={stack:[],error:void 0,hasError:!1};try{const d=e0(
c,await n.build(i,{signal:a,fence:o.fence,onStage:u=>this.#T(u),onCommit:(u,p)=>this.#y(()=>e.recordCommit(o,u,p)),onStored:(...u)=>this.#y(()=>e.recordRelease(
o,...u)),onLogged:u=>{this.#c=u}}),!0);a.throwIfAborted(),await r?.(i.app,{deployID:i.deployID,manifestHash:d.release.manifestHash}),await this.#T("activate"),await this.#_(
d.release.manifestHash),s?.(i.app,d.release)}catch(d){c.error=d,c.hasError=!0}finally{const d=t0(c);d&&await d}}catch(c){throw new Ai(this.#a,this.#n.aborted,c)}}async#T(e){
const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.throwIfAborted();await this.#y(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#_(e){
const{jobs:n}=this.#t,s=this.#e;this.#i="recording",await this.#y(async r=>await n.finish(s,{kind:"live",manifestHash:e,logBytes:this.#c})||r>1&&await n.endOf(s)===
"succeeded"),this.#i="ended"}async#b(e){const{jobs:n,log:s,clock:r}=this.#t,o={kind:"failed",facts:e,logBytes:this.#c};let i=!1;for(;!this.#f;){this.#i="recordi\
ng";try{await this.#E(()=>n.finish(this.#e,o)),this.#i="ended"}catch(a){if(this.#f)return;const c={deployID:this.#e.deployID,cause:Bt(a)};if(i||s("error","deplo\
yment_not_recorded",c),i=!0,this.#n.aborted)return;await r.sleep(s0,this.#n).catch(()=>{})}}}}const i0=1e3;function a0(t){return new c0(t)}class c0{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#l=!1;#u=!1;constructor(e){
this.#e=e,this.#t=e.every??_e.fm,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#u=
!0;const s=n.subscribe(r=>{(r.kind==="jobs"||r.kind==="unknown")&&this.#h();for(const o of this.#r)(r.kind==="unknown"||r.kind==="ended"&&o.deployID===r.deployID)&&
o.check()});this.#o.push(()=>s[Symbol.dispose](),this.#t(Ft,()=>this.#h())),this.#h(),await this.#c}pause(){this.#u=!1}async stop(){this.pause();for(const e of this.#o.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#g(!1),this.#f()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#h(),await e}#f(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#h(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#p())}async#p(){for(;this.#d;){this.#d=!1;try{await this.#m(),this.#l&&
this.#e.log("info","queue_resumed"),this.#l=!1}catch(e){this.#l||this.#e.log("error","queue_stalled",{cause:Bt(e)}),this.#l=!0,this.#g(!0)}}this.#c=void 0}async#m(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#w(),this.#u)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#E&&
(await this.#e.mayClaim?.()??!0);for(;r&&this.#E;){const i=await e.claim(this.#e.node,this.#e.organizationBuilds);if(!i)break;this.#y(i)}const o=this.#r.size>0||
await e.isBusy();this.#g(o&&this.#u||this.#r.size>0),o||this.#f()}get#E(){return this.#u&&this.#r.size<this.#n}#y(e){const n=[...this.#r].find(r=>d0(r.app,e.job.
app)),s=new o0(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#g(!0),s.ended.then(()=>{this.#r.delete(s),this.#h()})}#g(e){e||this.#a?.();const n=()=>this.#t(
i0,()=>{this.#w(),this.#h()});this.#a=e?this.#a??n():void 0}async#w(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function d0(t,e){return t.org===e.
org&&t.project===e.project&&t.appID===e.appID}const u0=600;function ut({roles:t},e){return t.includes(e)}async function l0(t,e,n,s,r){const i=ut(t,"kvs")||ut(t,
"control")?r.use(await m0(t,s)):void 0,a=ut(t,"build")?y0(t,e,n,r):void 0;return{edge:n,kvs:i,build:a}}function f0(t,e,n,s){const{stores:r,clock:o,log:i,shared:a,
host:c,edgeCacheBytes:d}=t,{sitesDomain:u,baseUrl:p,siteUrl:y}=e,g={table:a?.sites,domains:a?.domains},T=s.use(new xE(r.state.releases,r.changes,{...g,clock:o})),
S=pd({sites:T,domain:u,isOwnHost:wa({host:c,baseUrl:p})}),R=new ui({blobs:r.blobs,clock:o,log:i}),{handler:F,prefetch:U}=new bE({sites:T,finder:S,siteUrl:y,objects:R,
cacheBytes:d,log:i,meter:n}),D=r.changes.subscribe(A=>{A.kind==="coming"&&U(A)});return s.use(D),{handler:F,prefetch:U,sites:T,finder:S,objects:R}}const h0=500;
async function p0({clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),
t.sleep(h0)])}function m0(t,e){const{stores:n,clock:s,log:r,kvsQuotas:o}=t,i=ut(t,"kvs")?n.kvs:void 0;return Cw({...n,engine:i,clock:s,log:r,meter:e,quotas:o})}
function y0(t,e,n,s){const{clock:r,log:o,workers:i,stores:a,node:c,shared:d,lasting:u}=t,{jobs:p,changes:y}=a,g=w0(t),{references:T}=a,S=d?.blobs??a.blobs,R=async(Oe,Me)=>{
if(!(await a.usage.claimTurn("collect",rg)||Oe))return[];await d?.checkPlace();const it=og({...a,apps:a.state.apps,clock:r,bounds:Zd(t),keepDeletedMs:t.keepDeletedMs}),
Jn=u?[{kinds:["objects"],collect:async()=>{const{objects:Xb,bytes:Vb}=await jw({blobs:S,references:T,signal:Me,clock:r,log:o});return[{kind:"objects",items:Xb,bytes:Vb}]}}]:
[];return eg([...it,...Jn],o,Me)},F=new AbortController,U=async Oe=>{const Me={references:T,node:c,clock:r,waits:Oe,stop:F.signal},it=await ng(Me,Jn=>R(Oe,Jn)).
catch(Jn=>({error:Jn})),ul=await g.collect();if(it&&"error"in it&&!F.signal.aborted)throw it.error;return[...it&&!("error"in it)?it:[],...ul]},D=s.use(Jw(U,r,o));
s.defer(()=>F.abort(new Error("the platform stops"))),s.use(g);const A=()=>{p.isBusy().then(Oe=>Oe?D.whenBusy():D.whenIdle(),()=>{})};s.defer((0,_e.fm)(Li,A));const O=async({
org:Oe},{manifestHash:Me})=>{await g.prepareVariants(Oe,Me),n?.objects.variantsChanged(Oe)},k=E0(t.builder??g,e),B=d&&((Oe,Me)=>p0(t,n,Oe,Me)),{ability:Z,store:W}=d?.
nodes??{},V=Z&&W&&Kw({node:c,ability:Z,nodes:W,log:o}),ne=(0,x.realpathSync)(t.nodeDir),{organizationBuilds:se}=t,pe={jobs:p,changes:y,builder:k,dataDir:ne,node:c,
...{workers:i,organizationBuilds:se},log:o,clock:r,onChange:A,onComing:B,mayClaim:V},we=s.use(a0({...pe,onLive:(Oe,Me)=>{O(Oe,Me)}}));return{housekeeping:D,queue:we,
dispatch:g}}function E0(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const g0=864e5,Qd=500;function Zd({
keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*g0,logBytes:rh}}function w0(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{buildNetwork:r,buildNetworkAllow:o}=t,
{env:i,allowLocalGit:a,gitUrlTemplate:c,isolation:d,cgroup:u,onOutput:p,lasting:y,log:g,clock:T}=t,{logs:S,blobsAt:R}=e;return Jm({...{repositories:A=>e.keeping.
repositories(A,Qd),apps:async A=>{const[O="",k="",B=""]=A.split("/");return(await e.keeping.apps(A===""?void 0:{org:O,project:k,appID:B},Qd)).map(W=>`${W.org}/${W.
project}/${W.appID}`)},dataDir:n,blobs:R,lasting:y,env:i,allowLocalGit:a,gitUrlTemplate:c,limits:s,isolation:d,cgroup:u,buildNetwork:r,buildNetworkAllow:o,onOutput:p},
logs:S,log:g,clock:T})}async function T0(t,e,n,s){const{clock:r,fetch:o,requestsPerMinute:i=n===Lt?0:u0}=t,a=await FE(t.stores.keys),{baseUrl:c,issuer:d}=e;return{
issuer:On({issuer:d,audience:c,key:a,requestToken:s,clock:r}),mayUseDomain:n.mayUseDomain,providers:n.issuers.filter(({client:u})=>u!==void 0),signInKey:Td(a,"c\
onsole sign-in"),draftKey:Td(a,"console draft"),gate:{roleOf:n.roleOf,organizationsOf:n.organizationsOf,verify:YE({policy:n,issuer:d,audience:c,key:a,clock:r,fetch:o}),
rateLimit:t.shared?Ap(i,t.stores.quota):kp(i,r)}}}function _0(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===eu&&(s-=1);const r=s-e.length;
return r<2||t.charCodeAt(r-1)!==eu?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const eu=46,tu=300;function b0(t){const e=or("control");return[["/api/v1",
"control",t.control??e],["/v1","kvs",t.kvs??or("kvs")],["/identity","identity",t.identity??e],["/console","console",ki(t.console??e,t.isOwnHost)],["/operator","\
operator",t.operator??e],["/backup","operator",rn("/backup",t.backup??e)],["/healthz","platform",rn("/healthz",on(t.healthz))],["/readyz","platform",rn("/readyz",
on(t.readyz))],["/tls-allowed","platform",rn("/tls-allowed",on(t.tlsAllowed??or("edge")))],["/openapi.json","platform",rn("/openapi.json",on(t.openApi))],["/met\
rics","platform",rn("/metrics",ki(on(t.metrics),t.isOwnHost))]]}function or(t){const e=`This node does not have the role ${t}. Send the request to a node that h\
as it: "slipway nodes" lists them.`;return n=>be(new P("unavailable",e),n)}function rn(t,e){return n=>(xe(n.target)===t?e:Di)(n)}function ki(t,e){return n=>{const s=de(
n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,tu))}: give its URL with --public-url, or configure the pr\
oxy to pass the Host header on.`;return ye(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function on(t){return e=>{if(e.method==="G\
ET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return be(new P("method_not_allowed",s,{allow:n}),e)}}
function nu(t){const e=b0(t),n=ki(on(t.index),t.isOwnHost),{sitesDomain:s,edge:r=or("edge"),isCustomHost:o,observe:i}=t,a=d=>{const u=xe(d.target);if(u==="/")return[
"platform",n];for(const[p,y,g]of e)if(u.startsWith(p)&&!(u.length!==p.length&&u[p.length]!=="/"))return[y,g];return["platform",Di]},c=(d,u,p)=>{const y=performance.
now(),g=u(p);return g instanceof Promise?g.then(T=>(i(d,p,T.status,y),T),T=>{const S=T instanceof Kt;if(i(d,p,S?400:500,y),!S)throw T;return be(new P("invalid_r\
equest","The body broke off."),p)}):(i(d,p,g.status,y),g)};return d=>{const u=d.headers.host;if(typeof u=="string"&&_0(u,s))return c("edge",r,d);const p=typeof u==
"string"&&o?.(u);if(p===!0)return c("edge",r,d);const[y,g]=a(d);return p instanceof Promise?p.then(T=>T?c("edge",r,d):c(y,g,d),T=>{if(!(T instanceof Q))throw T;
return g===n||g===Di?c("edge",r,d):c(y,g,d)}):c(y,g,d)}}const Di=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=xe(
n).slice(0,tu),r=n.startsWith("/")?new P("not_found",`Nothing is at ${s}`):new P("invalid_request",`The request target is neither a path nor an http URL: ${s}`);
return be(r,t)};function S0(t,e,n){const{rooms:s,identity:r,nodes:o,backup:i}=n,{edge:a,kvs:c}=s;return nu({...su(t,e,a,n),kvs:ut(t,"kvs")?c?.handler:void 0,...I0(
t,e,s,r,o),backup:r&&i})}function N0(t,e,n,s){const r=i=>ut(t,i)?ma:void 0,o=r("control");return nu({...su(t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,
console:o,backup:o})}function su(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:d}=e,{readiness:u,metrics:p}=s;return{sitesDomain:c,isOwnHost:wa(
{host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&O0(n.finder),healthz:Rp({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:u.handler,metrics:p.handler,
tlsAllowed:n&&Xf({...n,ownName:new URL(d).hostname}),index:A0(e),openApi:L0(d),observe:k0(p.count,r)}}function O0({domain:t,site:e}){return n=>{const s=t(n)===void 0?
void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}function I0(t,{baseUrl:e,kvsUrl:n,consoleUrl:s,siteUrl:r,sitesDomain:o},{kvs:i,build:a},c,{
list:d}){if(!c||!i)return{control:void 0,identity:void 0,operator:void 0,console:void 0};const{clock:u,log:p,allowLocalGit:y,stores:g,resolveTxt:T,fetch:S,kvsQuotas:R,
keepDeletedMs:F}=t,{gate:U,issuer:D,mayUseDomain:A,providers:O,signInKey:k,draftKey:B}=c,Z={ownName:new URL(e).hostname,sitesDomain:o,mayUseDomain:A,resolveTxt:T},
{state:W,logs:V,sessions:ne,usage:se}=g,ge=Da({state:W,allowLocalGit:y,domains:Z}),pe=pf({state:W,logs:V,keepDeletedMs:F}),we=new ui({blobs:g.blobs,clock:u,log:p}),
Oe={state:W,operations:pe,kvs:i,usage:se,clock:u,siteUrl:r};return{control:Wf(U,{state:W,allowLocalGit:y,siteUrl:r,domains:Z}),identity:D.handler,operator:zf(U,
{...Oe,kvsUrl:n,organizationsOf:U.organizationsOf,listNodes:d,consoleLink:Me=>ef(Me,{sessions:ne,consoleUrl:s,clock:u})}),console:R0({...Oe,...U,changes:ge,compare:wh(
we),start:Op(we),keeping:g.keeping,kept:{...Zd(t),caches:Fs.caches,mirrors:Fs.mirrors},logs:V,sessions:ne,signIn:{providers:O,key:k,consoleUrl:s,clock:u,fetch:S},
consoleUrl:s,draftKey:B,detect:a&&((Me,it)=>a.dispatch.detect(Me,it)),tablePerMinute:R.tablePerMinute??js.tablePerMinute})}}function ir({baseUrl:t,kvsUrl:e,consoleUrl:n,
issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function R0({signIn:t,...e}){const n=jo(async()=>{const[{createConsole:s},{createOidcSignIn:r}]=await Promise.
all([M.e(406).then(M.bind(M,4406)),M.e(83).then(M.bind(M,4083))]);return s({...e,oidc:r(t)})});return async s=>(await n())(s)}function L0(t){return async()=>ye(
200,(await M.e(487).then(M.bind(M,1487))).openApi(t))}function A0(t){const e={service:"slipway",...ir(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}\
/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>ye(200,e)}function k0(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;
const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}
const D0=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,v0=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,$0=65535;function M0(t){
const e=(0,Ve.isIP)(t)===6?[t,t]:void 0,[,n,s,r="",o,i]=e??D0.exec(t)??[],a=n??s??(e?t:r),c=(0,Ve.isIP)(a),d=o===void 0?void 0:Number(o),u=i===void 0?void 0:Number(
i);if((c!==0||v0.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=$0)&&(!ru(a)||u!==void 0&&d===void 0))return{host:a,
...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const y=ru(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an address or a network, as \
registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new j.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that can be allowed`,{input:"bu\
ild-network-allow",remedy:y})}function ru(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}function C0(t){return ou(t),{...x0,node:`${(0,Be.
hostname)()}/${process.pid}`,...t,buildLimits:{...Xs,...t.buildLimits},kvsQuotas:{...js,...t.kvsQuotas}}}function ou(t){const{gitUrlTemplate:e=Et.bD,allowLocalGit:n=!1}=t;
vt(t.trustedProxies??[]),t.buildNetworkAllow?.forEach(M0);const s=(0,Et.Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,Et.ri)(e)}" ${s.problem}`;throw new j.GQ(
"invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const x0={publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,shared:void 0,
roles:ct,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:Et.bD,clock:_e.ml,log:rr,fetch,resolveTxt:cf,workers:2,
isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*oe,keepDeployments:th,keepDays:nh,keepDeletedMs:sh,organizationBuilds:Oo,
buildLimits:Xs,kvsQuotas:js},U0="run.json",iu="node.json";function CS(t){const e=parsedJson(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(
n)||!n.every(r=>typeof r=="string")||!an(s)))return{roles:n,baseUrl:s}}function xS(t){const e=parsedJson(t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,
consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!an(s)||!an(r)||!an(o)||
!an(i)||!an(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function an(t){return typeof t=="string"&&/^https?:/.test(t)&&
URL.canParse(t)}function F0(t,e){return(0,x.rmSync)((0,G.join)(t,iu),{force:!0}),au((0,G.join)(t,U0),e)}function j0(t,e){return au((0,G.join)(t,iu),e)}function au(t,e){
return(0,x.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,x.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,x.rmSync)(t,{force:!0})}}function B0(t,e){const n=ko.includes(e.host)?"127.0.0.1":e.host,s=G0(
e.publicUrl??jl(n,t)),r=H0(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const P0=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function H0(t,e){const n=(s,r)=>new j.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!P0.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function G0(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new j.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var W0=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Y0=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function z0(t){const e={stack:[],error:void 0,hasError:!1};try{const n=W0(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=C0(t),{log:o,nodeDir:i}=r,a=Rr(i,r.env),c=await Fl(r);n.defer(()=>c.close());const d=B0(c.port,r);let u;const p=()=>u?.
dispatch.walls,y=J0(r,p),{requestToken:g=(0,Y.randomBytes)(32).toString("base64url")}=r.shared??{},T=n.use(Wr({...r,usage:s.usage,engine:K0(r)})),S=ut(r,"edge")?
f0(r,d,T.meter,n):void 0,F={readiness:y,metrics:X0(r,S,T,p,()=>u?.housekeeping.figures()??[])};S&&r.shared?.awaitStores&&(c.serve(N0(r,d,S,F)),y.start("edge"),n.
defer(()=>c.close()),o("info","edge_started",{...ir(d),port:c.port,dataDir:i,node:r.node})),await r.shared?.awaitStores?.();const U=await l0(r,a,S,T.meter,n);u=
U.build,n.defer(()=>c.close());const D=ut(r,"control")?await T0(r,d,a,g):void 0,A=s.backUp,O=n.use(await mo(Z0(r,d,c.port,U))),k=In(g,A);c.serve(S0(r,d,{...F,rooms:U,
identity:D,nodes:O,backup:k})),await U.build?.queue.start(),y.start();const B=`${d.issuer}/token?api-version=2.0`,Z={pid:process.pid,...ir(d),requestUrl:B,requestToken:g};
n.use(D?F0(i,Z):j0(i,{roles:r.roles,baseUrl:d.baseUrl})),o("info","platform_started",{...ir(d),dataDir:i,node:r.node,roles:r.roles.join()});const W=Q0(()=>q0(r,
y,U),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...d,port:c.port,dataDir:i,requestUrl:B,requestToken:g,buildNetwork:p()?.network,close:W,mintToken:D?.
issuer.mint??V0,backUp:A,collectGarbage:async()=>U.build?.housekeeping.collect(),[Symbol.asyncDispose]:W}}catch(n){e.error=n,e.hasError=!0}finally{const n=Y0(e);
n&&await n}}function K0(t){return ut(t,"kvs")?t.stores.kvs:void 0}function X0({stores:t,shared:e,node:n,clock:s},r,o,i,a){const c=r?.objects.damage,{deployments:d}=t.
state,{ability:u}=e?.nodes??{};return Ts({deployments:d,damage:c,ability:u,walls:i,node:e&&n,clock:s,metering:o,kept:a})}function V0(){return Promise.reject(new TypeError(
"This node does not have the role control"))}function J0({node:t,roles:e,stores:n,shared:s,clock:r},o){let i;const a=()=>(i??=n.check().finally(()=>{i=void 0}),
i),c=async()=>{await a(),await s?.checkClock()};return No({node:t,roles:e,clock:r,checks:{control:c,build:a,kvs:async()=>{await c(),await n.kvs?.check()}},walls:o})}
async function q0({drainMs:t,shared:e,clock:n,log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),
await n.sleep(t))}function Q0(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function Z0({node:t,roles:e,host:n,shared:s,clock:r,log:o},{
baseUrl:i,sitesDomain:a},c,{build:d}){const u=`${ko.includes(n)?(0,Be.hostname)():n}:${c}`,p=()=>d?.queue.underWay??0,y=s&&{...s.nodes,start:{...s.nodes.start,publicUrl:i,
sitesDomain:a}};return{own:{name:t,roles:e,address:u},shared:y,builds:p,clock:r,log:o}}const bt={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};
function Wn(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function Yn(t){return(0,j.b$)(t)||Wn(t)===bt.FULL}const eT=[bt.BUSY,bt.READONLY,
bt.IOERR,bt.CANTOPEN];function tT(t){return eT.includes(Wn(t))}function cu(t){return Wn(t)===bt.CORRUPT||Wn(t)===bt.NOTADB}function du(t){return Wn(t)===bt.BUSY}
const uu="abcdefghijklmnopqrstuvwxyz234567",nT=63,lu=6,sT=()=>(0,Y.randomInt)(2**32)/2**32;function vi(t,e){let n="";for(;n.length<t;)n+=uu[Math.floor(e()*uu.length)]??
"";return n}function rT(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,nT-lu-1).replace(/-+$/,"");return e===""?"app":e}function fu(t,e){
return`${rT(t)}-${vi(lu,e)}`}const oT=[".drafts","tmp"],iT=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function aT(t,e){let n=Promise.resolve();const s=async r=>{cT(r,t);try{await hu(t,r),e(r),await hu(t,r)}catch(o){for(const i of(0,x.readdirSync)(r))await(0,me.rm)(
(0,G.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function cT(t,e){if(!(0,G.isAbsolute)(t))throw ar(`"${t}\
" is not an absolute path`);if((0,et.FK)(e,t))throw ar(`${t} is inside the data directory`);try{if((0,et.wZ)(t,448),(0,x.readdirSync)(t).length>0)throw ar(`${t}\
 is not empty`)}catch(n){throw n instanceof j.GQ||Yn(n)?n:ar(`${t} cannot be written (${(0,j.xU)(n)})`)}}const dT=5;async function hu(t,e){const n=s=>!(0,G.relative)(
t,s).split(G.sep).some(r=>oT.includes(r));for(const s of(0,x.readdirSync)(t).filter(r=>!iT.test(r)))for(let r=1;;r+=1)try{await(0,me.cp)((0,G.join)(t,s),(0,G.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,j.xU)(o)!=="ENOENT"||r===dT)throw o}}function ar(t){return new j.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}function US(t){return t}class uT extends Error{name="BlobsFull"}class pu extends Error{name="\
WrongBytes"}const lT=200,fT=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,hT=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function $i(t){if(t.length<=lT&&hT.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function pT(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return $i(t.slice(0,-1)),t}const mT=3;let Mi=0;const mu=[];async function yT(t){Mi<mT?Mi+=1:
await new Promise(e=>mu.push(e));try{return await t()}finally{const e=mu.shift();e?e():Mi-=1}}class ET extends nt.Readable{#e;#t;#n;#s;#r=Promise.resolve();constructor(e,n,s,r){
super({highWaterMark:r}),this.#e=e,this.#s=n,this.#t=s,this.#n=r}_read(){this.#r=this.#o().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#o(){const e=Math.min(
this.#n,this.#t-this.#s+1);return e<=0?null:yT(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#r.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var gT=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},wT=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ci={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},yu={...Ci,sync:async()=>{}};
function cr(t){(0,x.mkdirSync)(t,{recursive:!0,mode:448})}async function TT(t,e=Ci){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===yu)return;const s=gT(n,await(0,me.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=wT(n);s&&await s}}function xi(t){return lt(
()=>(0,x.readdirSync)(t))??[]}const _T=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Ui(t){return _T.has((0,j.xU)(t))}function lt(t){try{return t()}catch(e){if(Ui(
e))return;throw e}}var bT=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ST=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const dr=600*1e3;class NT{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#r(e),r=lt(()=>{const o=(0,x.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=dr||
OT(s,n)});return r&&this.#t.add(Fi(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,Y.hash)("sha256",n)!==s)throw new pu(`The bytes of ${e} have another ha\
sh`);await this.#c(r,n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,Y.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(o,c)}if(a!==n||i.digest("hex")!==r)throw new pu(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Eu(this.#e.dir,n)));try{await Promise.all([...e].map(n=>TT(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${$i(e)}`}async#o(e,n){const s=this.#r(
e);if(this.#s)throw this.#s.error;const r=this.#i(s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,G.
join)(this.#e.drafts,(0,Y.randomUUID)());try{await this.#a(s,n),await(0,me.rename)(s,e).catch(r=>{if((0,j.xU)(r)!=="ENOENT")throw r;return cr((0,G.dirname)(e)),
(0,me.rename)(s,e)}),this.#t.add(Fi(e))}catch(r){throw await(0,me.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=bT(s,
await(0,me.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=ST(s);r&&await r}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=Yn(e)?new uT("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Fi(t){return t.slice(
0,t.lastIndexOf("/"))}function Eu(t,e){return e===t?[e]:[e,...Eu(t,Fi(e))]}function OT(t,e){const{mtimeNs:n}=(0,x.statSync)(t,{bigint:!0});try{(0,x.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,j.xU)(s)!=="EPERM")throw s;return!1}return(0,x.statSync)(t).size===e}function IT({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function ur({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const ji=1024*1024,RT=16*ji;class LT{#e;#t=0;constructor(e,n=()=>kT(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,RT))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-AT(e.size):Number.POSITIVE_INFINITY}}function AT(t){return Math.
min(Math.max(256*ji,t/100),2560*ji,t/8)}function kT(t){try{const{bavail:e,blocks:n,bsize:s}=(0,x.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var gu=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},wu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const DT=64*1024,Bi=".damaged";function FS(t){return t.endsWith(Bi)?t.slice(0,-Bi.
length):void 0}const vT=3600*1e3;class $T{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,G.join)(e,".drafts"),this.#n=(0,G.
join)(e,".leaving"),this.#s=n,this.#r=s??Ci,this.#o=new LT(e),cr(e)}async head(e){const n=await this.#d(e,s=>(0,me.stat)(s,{bigint:!0}));return n?.isFile()?ur(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=gu(s,r,!0),i=ur(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=wu(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=gu(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=wu(s);r&&await r}}async stream(e,n){const s=await this.#c(
e),{start:r,end:o}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new ET(s,r,o,DT)}writer({lasting:e=!0}={}){this.#h(),cr(this.#t);const n=e&&this.#s?this.#r:
{...yu,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new NT(s)}async delete(e){const n=this.#a(e);(0,x.rmSync)(n,{force:!0});
for(const s of this.#l(e))(0,x.rmSync)(s,{force:!0});(0,x.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#h();const s=this.#u(
e,r=>IT(r)<n-dr);return s!==void 0&&(0,x.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#u(e,r=>ur(r).version===n);return s===void 0?!1:((0,x.
renameSync)(s,`${this.#a(e)}${Bi}`),!0)}async*list(e,n){const s=(0,G.join)(this.#e,pT(e)),r=n===void 0?void 0:(await(0,me.stat)(s).catch(zn))?.mtimeMs,o=n!==void 0&&
(r??0)<n-dr,i=await(0,me.readdir)(s,{withFileTypes:!0}).catch(zn);for(const a of i??[]){if(!fT.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!o&&a.isFile()&&lt(()=>(0,x.statSync)((0,G.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-dr)&&(yield{key:c,...ur(
d)})}}#a(e){return(0,G.join)(this.#e,$i(e))}async#c(e){const n=await this.#d(e,s=>(0,me.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),r=await n(s).catch(zn);if(r!==void 0)return r;for(const o of this.#l(e)){const i=await n(o).catch(zn);if(i!==void 0)return i}return n(s).catch(
zn)}#l(e){const n=`${Tu(e)}~~`;return xi(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,G.join)(this.#n,s))}#u(e,n){const s=this.#a(e),r=lt(()=>(0,x.statSync)(s,
{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,G.join)(this.#n,`${Tu(e)}~~${Date.now()}~${(0,Y.randomUUID)()}`);cr(this.#n);const a=lt(()=>((0,x.renameSync)(
s,o),!0))&&lt(()=>(0,x.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#f(o,s)}}#f(e,n){try{(0,x.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,j.xU)(s)??"")){(0,x.renameSync)(e,n);return}if((0,j.xU)(s)!=="EEXIST"&&!Ui(s))throw s}(0,x.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const e=Date.
now()-vT;for(const n of xi(this.#t)){const s=(0,G.join)(this.#t,n);(lt(()=>(0,x.statSync)(s).mtimeMs)??e)<e&&(0,x.rmSync)(s,{force:!0,recursive:!0})}for(const n of xi(
this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#f((0,G.join)(this.#n,n),this.#a(o))}}}function Tu(t){return t.replaceAll(
"/","~")}function zn(t){if(!Ui(t))throw t}const Pi=10,MT=/^[\w-]{1,128}$/;function CT(t){if(MT.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function _u(t,e){const n=bu(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function xT(t,e,n){const{from:s,limit:r,
isComplete:o=!1}=n,i=bu(e,n),a=t.subarray(i-_u(e,n).start),c=s<0&&i>0&&t[0]!==Pi?UT(a):0,u=i+a.length>=e&&o?a.length:FT(a,r);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function bu(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function UT(t){const e=t.indexOf(Pi)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!Su(n)))}function FT(t,e){const n=t.lastIndexOf(Pi)+1;return n>0||t.length<e?n:jT(t)}function jT(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(Su(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function Su(t){return(t&192)===128}var BT=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},PT=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function HT(t,{log:e=rr,mayAppend:n=()=>!0}={}){(0,x.mkdirSync)(t,{recursive:!0,
mode:448});const s=o=>(0,G.join)(t,`${CT(o)}.log`),r=new Set;return{async append(o,i,a){try{if(a!==void 0&&!n(o,a))throw new Error("The lease of the build has e\
nded");await(0,me.appendFile)(s(o),i,{mode:384})}catch(c){r.has(o)||e("warn","build_log_lost",{deployID:o,reason:String(c)}),r.add(o)}},async end(o){r.delete(o)},
async read(o,i){try{const a={stack:[],error:void 0,hasError:!1};try{const c=BT(a,await(0,me.open)(s(o)),!0);return await GT(c,i)}catch(c){a.error=c,a.hasError=!0}finally{
const c=PT(a);c&&await c}}catch(a){if((0,j.xU)(a)==="ENOENT")return;throw a}},remove:o=>(0,me.rm)(s(o),{force:!0})}}async function GT(t,e){const{size:n}=await t.
stat(),{start:s,length:r}=_u(n,e);return xT(await WT(t,s,r),n,e)}async function WT(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.
read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function YT(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{
t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var Hi=M(99);const lr=[`
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
  `];function zT(t){const e=new Hi.DatabaseSync(t===void 0?":memory:":(0,G.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),KT(e),e}catch(n){throw e.close(),n}}function KT(t){const e=Nu(t);if(e!==lr.length){if(e>lr.length)
throw new j.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${lr.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of lr.entries())fr(t,()=>{Nu(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function Nu(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function Ou(t,e){t.prepare("VACUUM INTO ?").run(e),(0,x.chmodSync)(e,384)}function fr(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function hr(t){return{read:async e=>Gi(e),first:async(e,n,s)=>Gi(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>Gi(()=>fr(t,e))}}function Gi(t){try{return t()}catch(e){const n=Yn(e);throw!n&&!tT(e)?e:new Q(`The stat\
e cannot be read or written: ${XT(e)}`,{cause:e,isFull:n})}}function XT(t){return t instanceof Error?t.message:String(t)}function Iu(t){const e=(0,G.join)(t,"pl\
atform.pid"),n=(0,G.join)(t,"platform.lock");(0,x.writeFileSync)(n,"",{flag:"a",mode:384});const s=new Hi.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; P\
RAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),cu(r)?new j.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"dat\
a",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):du(r)?new j.GQ("platform_locked",`Another platform uses ${t}${VT(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,x.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,x.rmSync)(e,{force:!0}),s.close())}}}function VT(t){try{const e=/^\d{1,10}$/.exec((0,x.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function JT(t){return Lu(t,e=>{(Ru(e)||(0,x.readdirSync)(e).length===0)&&(0,x.chmodSync)(e,448),(0,x.writeFileSync)(
(0,G.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function jS(t){const e=Lu(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(Ru(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function Ru(t){return(0,x.existsSync)((0,G.join)(t,"platform.db"))}function Lu(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new j.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,G.resolve)(t);try{(0,et.wZ)(
n,448),e(n)}catch(s){throw new j.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,j.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,x.existsSync)((0,G.join)(n,".gitignore"))||(0,x.writeFileSync)((0,G.join)(n,".gitignore"),`*
`,{mode:384}),n}function $(t,e){const n=t[e];if(typeof n!="string")throw Wi(e);return n}function ie(t,e){return t[e]===null?null:$(t,e)}function X(t,e){const n=t[e];
if(typeof n!="number")throw Wi(e);return n}function Ne(t,e){return t[e]===null?null:X(t,e)}function Kn(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Wi(
e);return n}function Wi(t){return new j.GQ("internal",`The column ${t} of the database has an unexpected type`)}function St(t){return{seq:X(t,"seq"),deployID:$(
t,"deploy_id"),status:Ki(t),stage:zi(t),branch:$(t,"branch"),commit:ie(t,"commit"),createdAt:X(t,"created_at"),startedAt:Ne(t,"started_at"),finishedAt:Ne(t,"fin\
ished_at"),supersededBy:ie(t,"superseded_by"),cancelledBy:ie(t,"cancelled_by"),triggeredBy:ie(t,"triggered_by"),redeployOf:ie(t,"redeploy_of"),configuration:Yi(
t),commitFacts:{subject:ie(t,"commit_subject"),author:ie(t,"commit_author")},size:n_(t),warnings:t_(t),logRemovedAt:Ne(t,"log_removed_at"),enteredAt:ZT(t)}}function Au(t){
return{app:{org:$(t,"app_org"),project:$(t,"app_project"),appID:$(t,"app_id")},deployment:St(t)}}const qT="a.org AS app_org, a.project AS app_project, a.app_id",
QT=["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_author","release_files","release_bytes","warnings","install_at","build_\
at","sync_at","activate_at","log_removed_at"],Xn={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_at"};function ZT(t){const e=Object.entries(
Xn).map(([n,s])=>[n,Ne(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function Yi(t){const e=ie(t,"configuration");return e===null?null:JSON.parse(
e)}function e_(t=[]){return t.length===0?null:JSON.stringify(t)}function t_(t){const e=ie(t,"warnings");return(e===null?void 0:(0,Hc.h)(JSON.parse(e)))??[]}function ku(t){
const e=ie(t,"env");return e===null?void 0:JSON.parse(e)}function n_(t){const[e,n]=[Ne(t,"release_files"),Ne(t,"release_bytes")];return e===null||n===null?null:
{files:e,bytes:n}}function s_(t,e){const{branch:n,commit:s,by:r=null,configuration:o,env:i}=t,a={subject:null,author:null};return{branch:n??o?.branch??e,commit:s,
by:r,redeployOf:null,configuration:o?JSON.stringify(o):null,env:i?JSON.stringify(i):null,facts:a}}function r_(t,e){const n=t.status==="succeeded"?null:t.configuration;
return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,facts:t.commitFacts}}function o_(t,e){return e?{kind:t?
"cancelled":"too_late",deployment:e}:{kind:"no_deployment"}}function zi(t){const e=ie(t,"stage");return ke.Mb.find(n=>n===e)??null}function Ki(t){const e=$(t,"s\
tatus"),n=ke.PB.find(s=>s===e);if(!n)throw new j.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function Du(t){return E((0,H.
U4)(ie(t,"failure")??""))??I(zi(t)??"build")}function i_(t){return{status:Ki(t),count:X(t,"count"),ran:X(t,"ran"),ms:X(t,"ms")}}function $e(t){return{org:$(t,"o\
rg"),project:$(t,"project"),appID:$(t,"app_id"),name:$(t,"name"),type:vu(t),branch:$(t,"branch"),...$u(t),subdomain:$(t,"subdomain"),environmentID:$(t,"environm\
ent_id"),liveRelease:ie(t,"live_release"),createdAt:X(t,"created_at"),updatedAt:X(t,"updated_at"),deletion:a_(t)}}function a_(t){const e=Ne(t,"deleted_at");return e===
null?null:{at:e,by:ie(t,"deleted_by"),endsAt:X(t,"ends_at")}}function Xi({settings:t}){return t.lifetime===void 0?null:(0,Ye.E9)(t.lifetime,"lifetime")}function vu(t){
const e=$(t,"type"),n=N.yN.find(s=>s===e);if(!n)throw new j.GQ("internal",`The database has an app of the unknown type ${e}`);return n}function $u(t){return{repository:$(
t,"repository"),buildCommand:ie(t,"build_command"),outputDirectory:ie(t,"output_directory"),region:ie(t,"region"),settings:Mu($(t,"settings"))}}function Mu(t){const e=JSON.
parse(t);return(0,H.Gv)(e)?e:{}}function Vi(t,{settings:e,...n}){const s=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...n,settings:Object.
fromEntries(s)}}function Ji(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function c_(t,e){
const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),removed:n.filter(r=>!s.includes(r)).sort()}}const pr="",
d_="\u{10FFFF}";function u_({after:t,before:e,prefix:n=""}){const s=`${n}${d_}`,r=t&&t.appID>=n?[t.appID,t.project]:[n,pr],o=e&&e.appID<s?[e.appID,e.project]:[s,
pr];return[...r,...o]}const l_={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS NOT NULL AND d.finished_at IS NULL",idle:"a.live_release \
IS NULL"};function f_(t,e,n){const s=[],r=F=>n(s.push(F)),{text:o="",project:i,branch:a,status:c,sort:d,after:u,before:p,limit:y}=e,g=F=>[...d==="newest"?["coal\
esce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(U=>U+F).join(", "),T=(F,{seq:U,appID:D,project:A})=>`(${g("")}) ${F} (${[...d==="newest"?[-U]:[],D,A].map(r).
join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${r(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${r(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...i===
void 0?[]:[`a.project = ${r(i)}`],...a===void 0?[]:[`a.branch = ${r(a)}`],...c===void 0?[]:[l_[c]],...u?[T(">",u)]:p?[T("<",p)]:[]].join(" AND ")} ORDER BY ${g(
p&&!u?" DESC":"")} LIMIT ${r(y)}`,values:s}}function h_(t,e,{after:n,before:s}){const r=t.map(o=>{const i=Ne(o,"newest");return{app:$e(o),newest:i!==null&&e(i)||
null,liveManifest:ie(o,"live_manifest")}});return s&&!n?r.reverse():r}function p_(t,e){const n={...$u(t),branch:$(t,"app_branch")},{repository:s,buildCommand:r,
outputDirectory:o,settings:i}=Vi(n,Yi(t)??{});return{deployID:$(t,"deploy_id"),app:{org:$(t,"org"),project:$(t,"project"),appID:$(t,"app_id")},type:vu(t),repository:s,
branch:$(t,"job_branch"),appBranch:n.branch,commit:ie(t,"commit_requested"),buildCommand:r,outputDirectory:o,settings:i,env:e}}function m_(t){return{deployID:$(
t,"deploy_id"),manifestHash:$(t,"manifest")}}function y_(t,e){const n=ie(t,"live_release"),s=Ne(t,"deleted_at")!==null,r=s?[]:e;return{org:$(t,"org"),project:$(
t,"project"),appID:$(t,"app_id"),subdomain:$(t,"subdomain"),settings:Mu($(t,"settings")),release:r.find(({deployID:o})=>o===n)??null,kept:r.filter(({deployID:o})=>o!==
n),...s&&{isDeleted:s}}}function E_(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function g_(t){
const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==null).map(T_);return{type:$(e,"type"),environmentID:$(e,"environment_id"),tables:n}}function w_(t){return{keyspace:X(
t,"keyspace"),app:{org:$(t,"org"),project:$(t,"project"),appID:$(t,"app_id")},name:$(t,"name"),environmentID:$(t,"environment_id"),type:$(t,"type")}}function T_(t){
return{name:$(t,"name"),createdAt:X(t,"created_at"),tokenHash:$(t,"token_hash"),sealed:Kn(t,"token_sealed")}}function Cu(t){return{accessKeyID:$(t,"access_key_i\
d"),environmentID:$(t,"environment_id"),sealed:Kn(t,"sealed"),expiresAt:X(t,"expires_at")}}function __(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(
t).filter(([c])=>!r.has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(d)+Buffer.byteLength(u),0);return i.length>s.variables||
a>s.bytes?void 0:Object.fromEntries(i)}function b_(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function S_(t,e,n,s){
const r=(i,a)=>Object.hasOwn(t,i)&&t[i]===a,o=Object.entries(e).map(([i,a])=>[i,r(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(o)}function N_(t,e){return t.
toSorted().map(n=>{const{at:s,by:r}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,changedBy:r}})}function BS(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==
null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function PS(t){return JSON.stringify(Object.fromEntries(Object.entries(t).
sort(([e],[n])=>e<n?-1:1)))}const xu=`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, lifetime_ms = ?, updated_at = ? WHERE id = ?`;function O_({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=Pt(
t),a=Pt(t,!0),c=W=>{const V=`SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?) AND ${W}`;return{first:t.prepare(`${V}\
 ORDER BY app_id, project LIMIT ?`),last:t.prepare(`${V} ORDER BY app_id DESC, project DESC LIMIT ?`)}},[d,u]=[c("deleted_at IS NULL"),c("deleted_at IS NOT NULL")],
p="SELECT * FROM apps WHERE org = ? AND project = ? AND deleted_at IS NULL AND app_id",y=t.prepare(`${p} > ? ORDER BY app_id LIMIT ?`),g=t.prepare(`${p} < ? ORD\
ER BY app_id DESC LIMIT ?`),T=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),S=t.prepare("SELECT org FROM apps WHERE org < ? ORDER BY org \
DESC LIMIT 1"),R=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),F=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_\
command,
    output_directory, region, settings, lifetime_ms, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),U=t.prepare(xu),D=t.prepare(`SELECT e.name, e.value, e.changed_at, e.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),A=Uu(t),O=I_(t),k=({subdomain:W},V)=>{n.publish({kind:"site",
subdomain:W});for(const ne of V)n.publish({kind:"domain",domain:ne})},B=W=>{const V=i(W);if(!V)throw new j.GQ("internal",`The app ${W.appID} is not in platform.\
db`);return $e(V)},Z=W=>{let V=fu(W,o);for(;R.get(V);)V=fu(W,o);return V};return{find:W=>e.read(()=>{const V=a(W);return V&&$e(V)}),async create({key:W,type:V,config:ne},se){
const ge=()=>{if(a(W))return;const we=r.now();return F.run(W.org,W.project,W.appID,W.appID,V,...Ji(ne),Xi(ne),Z(W.appID),`env-${vi(16,o)}`,we,we),O.assign(W,void 0,
ne),B(W)},pe=await e.write(()=>s.run(se,ge)??{kind:"taken"});return pe.kind==="done"&&k(pe.made,pe.made.settings.domains??[]),pe},async update(W,V){const ne=await e.
write(()=>{const se=i(W);if(!se)return;const[ge,pe]=[$e(se),Vi($e(se),V)];return U.run(...Ji(pe),Xi(pe),r.now(),X(se,"id")),{changed:O.assign(W,ge,pe),app:B(W)}});
return ne&&k(ne.app,ne.changed),ne?.app},env:({org:W,project:V,appID:ne})=>e.read(()=>mr(D.all(W,V,ne))),variables:({org:W,project:V,appID:ne})=>e.read(()=>{const se=D.
all(W,V,ne);return N_(se.map(ge=>$(ge,"name")),Fu(se))}),replaceEnv:(W,V,ne=null)=>e.write(()=>{const se=i(W);return se?(A(X(se,"id"),V,{at:r.now(),by:ne}),!0):
!1}),editEnv:(W,V,ne)=>e.write(()=>{const se=i(W);if(!se)return{kind:"no_app"};const ge=D.all(W.org,W.project,W.appID),pe=mr(ge),we=__(pe,V,ne);return we?(A(X(se,
"id"),we,{at:r.now(),by:V.by??null}),b_(pe,we,V)):{kind:"full"}}),organizations:({after:W=pr,before:V,limit:ne})=>e.read(()=>{const se=V===void 0?T:S,ge=[];for(let pe=V??
W;ge.length<ne;){const we=se.get(pe);if(!we)break;pe=$(we,"org"),ge.push(pe)}return V===void 0?ge:ge.reverse()}),inProject:(W,V,{after:ne=pr,before:se,limit:ge})=>e.
read(()=>{const we=(se===void 0?y:g).all(W,V,se??ne,ge).map($e);return se===void 0?we:we.reverse()}),list:(W,V)=>e.read(()=>{const ne=V.deleted?u:d,se=(V.before?
ne.last:ne.first).all(W,...u_(V),V.limit).map($e);return V.before?se.reverse():se})}}function I_(t){const e=Pt(t),n=t.prepare("INSERT INTO domains (name, app) V\
ALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=c_(o,i),d=a.length+
c.length>0?e(r):void 0;if(!d)return[];const u=X(d,"id");for(const p of c)s.run(p,u);for(const p of a)if(n.run(p,u).changes===0)throw new Is(p);return[...c,...a]}}}
function Pt(t,e=!1){const n=e?"":"AND deleted_at IS NULL",s=t.prepare(`SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? ${n}`);return({org:r,project:o,
appID:i})=>s.get(r,o,i)}function Uu(t){const e=t.prepare("SELECT name, value, changed_at, changed_by FROM env WHERE app = ?"),n=t.prepare("DELETE FROM env WHERE\
 app = ?"),s=t.prepare("INSERT INTO env (app, name, value, changed_at, changed_by) VALUES (?, ?, ?, ?, ?)");return(r,o,i)=>{const a=e.all(r),c=S_(mr(a),o,Fu(a),
i);n.run(r);for(const[d,u]of Object.entries(o)){const{at:p=null,by:y=null}=c.get(d)??{};s.run(r,d,u,p,y)}}}function Fu(t){return new Map(t.map(e=>[$(e,"name"),{
at:Ne(e,"changed_at"),by:ie(e,"changed_by")}]))}function mr(t){return Object.fromEntries(t.map(e=>[$(e,"name"),$(e,"value")]))}const ju="deploy_id = ? AND fence\
 = ? AND lease_node IS NOT NULL AND finished_at IS NULL",Bu="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL",Pu=`stat\
us = 'failed', stage = ?, failure = ?, log_bytes = ?, ${Bu}`;function R_(t){const{database:e,commands:n,changes:s,clock:r}=t,o=O=>e.prepare(`UPDATE deployments \
SET ${O} WHERE ${ju}`),i=o("lease_until = ?"),a=O=>o(`status = ?, stage = ?, ${O} = coalesce(${O}, ?)`),c={clone:a("started_at"),install:a(Xn.install),build:a(Xn.
build),sync:a(Xn.sync),activate:a(Xn.activate)},d=o(`commit_sha = ?, commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),u=o("stored_release = ?, release_files = ?, release_bytes = ?, warnings = ?"),p=o(Pu),y=L_(e,r),g=e.prepare(`SE\
LECT deploy_id, stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),T=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),S=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),R=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),F=k_(e,r),U=D_(t),D=(O,k,...B)=>n.read(()=>O.run(...B,k.deployID,k.fence).changes===1),A=O=>(O.
length>0&&s.publish({kind:"jobs"}),O);return{claim:(O,k=Number.MAX_SAFE_INTEGER)=>n.write(()=>F(O,k)),renew:O=>D(i,O,r.now()+Ft),advance:(O,k)=>D(c[k],O,bd[k],k,
r.now()),recordCommit:(O,k,B)=>D(d,O,k,B?.subject??null,B?.author??null),recordRelease:(O,k,B,Z)=>D(u,O,k,B?.files??null,B?.bytes??null,e_(Z)),async finish(O,k){
if(k.kind==="live"){const B=await n.write(()=>U(O,k.manifestHash,k.logBytes));if(B===void 0)return!1;s.publish({kind:"site",subdomain:B})}else if(!await D(p,O,...Hu(
k.facts,k.logBytes,r)))return!1;return s.publish({kind:"jobs"}),!0},endOf:({deployID:O,fence:k})=>n.first(R,[O,k],Ki),expire:async()=>A(await n.write(()=>g.all(
r.now()).map(y))),expireAll:()=>A(fr(e,()=>T.all().map(y))),isBusy:()=>n.read(()=>S.get()!==void 0)}}function Hu(t,e,n){return[t.stage,JSON.stringify(f(t)),e??null,
n.now()]}function L_(t,e){const n=t.prepare(`UPDATE deployments SET ${Pu} WHERE deploy_id = ?`);return s=>{const r=$(s,"deploy_id");return n.run(...Hu(Sd(zi(s)??
"clone"),void 0,e),r),r}}const qi="finished_at IS NULL AND status = 'queued'",A_=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${qi}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${qi} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${qi} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < ? ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function k_(t,e){const n=t.prepare(A_),s=t.prepare(`UPDATE deployments SET status\
 = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return(o,i)=>{const a=n.
get(i);if(!a)return;const c=e.now(),d=$(a,"deploy_id"),u=X(a,"fence");return s.run(bd.clone,c,u,o,c+Ft,d),{deployID:d,fence:u,job:p_(a,ku(a)??mr(r.all(X(a,"id"))))}}}
function D_({database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, ${Bu}
    WHERE ${ju}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING *`),i=t.prepare("SELECT configuration, env, triggered_by FROM deployments WHERE deplo\
y_id = ?"),a=Uu(t),c=t.prepare(xu),d=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:u,fence:p},y,g)=>{const T=e.now(),S=i.get(u)??{};if(s.run(g??null,T,u,p).changes!==1)return;r.run(
y,T,u);const R=o.get(u,u)??{};d.run(X(R,"id"),n);const[F,U]=[Yi(S),ku(S)];if(F){const D=Vi($e(R),F);c.run(...Ji(D),Xi(D),T,X(R,"id"))}return U&&a(X(R,"id"),U,{at:T,
by:ie(S,"triggered_by")}),$(R,"subdomain")}}const Qi=200,Gu=24*36e5,v_=t=>`SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${t})`;function $_(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?Ne(t,"c\
ollected_at"):null}}const M_=`d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
  CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept`;function C_(t){return{org:$(t,"org"),project:$(t,"project"),
appID:$(t,"app_id")}}const x_=1e3;function Wu({most:t}){return t+x_+Qi}function U_(t,e,n,s){const r=[],o=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===Wu(n);const u=p=>p.length<Qi?!0:(d=!0,!1);for(const[p,y]of e.entries()){const g=$(y,"deploy_id"),T=X(y,"kept"),S=Ne(y,"log_bytes")??0,R=y.log_removed_at===
null;a+=R?S:0;const F=p>0&&y.finished_at!==null,U=p>=n.most||X(y,"created_at")<s-n.ageMs,D=F&&U&&T===0&&u(o),A=R&&F&&T<2&&(U||a>n.logBytes)&&u(r);D&&(A||!R)?o.push(
g):i.deployments+=1,A?(r.push(g),c+=S):R&&S>0&&(i.logs+=1,i.logBytes+=S)}return{app:t,logs:r,deployments:o,left:i,bytes:c,isMore:d&&r.length+o.length>0}}function F_(t,e,n,s){
const r=t.prepare("SELECT app FROM app_activity WHERE app > ? ORDER BY app LIMIT 1"),o=t.prepare(`SELECT ${M_} FROM deployments d JOIN apps a ON a.id = d.app
    LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = ? ORDER BY d.seq DESC LIMIT ?`),i=t.prepare(`UPDATE deployments SET log_bytes = NULL, log_re\
moved_at = ?
    WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NULL`),a=t.prepare(`DELETE FROM deployments WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NU\
LL
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`),c=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ?)`),d=t.prepare(`SELECT DISTINCT repository FROM apps WHERE repository > ?
    ORDER BY repository LIMIT ?`),u=t.prepare("SELECT id FROM apps WHERE id > ? AND ends_at <= ? ORDER BY id LIMIT 1"),p=t.prepare("SELECT deploy_id FROM deploy\
ments WHERE app = ? AND log_removed_at IS NULL LIMIT ?"),y=t.prepare("SELECT environment_id, subdomain FROM apps WHERE id = ? AND ends_at <= ?"),g=t.prepare("SE\
LECT name FROM domains WHERE app = ?"),T=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = ?"),S=t.prepare("DELETE FROM \
kvs_roles WHERE environment_id = ?"),R=["kvs_tables","domains","env","releases","app_activity","deployments","usage_ended"].map(A=>t.prepare(`DELETE FROM ${A} W\
HERE app = ?`)),F=t.prepare("DELETE FROM apps WHERE id = ?"),U=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > (?, ?, ?)
    ORDER BY org, project, app_id LIMIT ?`),D=t.prepare(v_("org = ? AND project = ? AND app_id = ?"));return{kept:({org:A,project:O,appID:k})=>e.read(()=>$_(D.get(
A,O,k))),endingApp:A=>e.read(()=>{const O=u.get(A,s.now()),k=O&&X(O,"id");if(k!==void 0)return{app:k,logs:p.all(k,Qi).map(B=>$(B,"deploy_id"))}}),async endApp(A){
const O=await e.write(()=>{const k=y.get(A,s.now());if(!k)return;const B=g.all(A).map(Z=>$(Z,"name"));T.run(A),S.run($(k,"environment_id"));for(const Z of R)Z.run(
A);return F.run(A),{subdomain:$(k,"subdomain"),domains:B}});if(!O)return!1;for(const k of O.domains)n.publish({kind:"domain",domain:k});return n.publish({kind:"\
site",subdomain:O.subdomain}),!0},apps:(A,O)=>e.read(()=>U.all(A?.org??"",A?.project??"",A?.appID??"",O).map(C_)),due:(A,O)=>e.read(()=>{const k=r.get(A),B=k&&X(
k,"app");return B===void 0?void 0:U_(B,o.all(B,Wu(O)),O,s.now())}),end:(A,{logs:O,deployments:k})=>e.write(()=>{const B=s.now();for(const Z of O)i.run(B,Z,A);return k.
reduce((Z,W)=>Z+Number(a.run(W,A).changes),0)}),endKeys:A=>e.read(()=>Number(c.run(s.now()-Gu,A).changes)),repositories:(A,O)=>e.read(()=>d.all(A,O).map(k=>$(k,
"repository")))}}const Yu=32,j_=4096;function B_(t,e){const n=(0,G.join)(t,"platform.key"),s=(0,G.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>H_(
n),i=()=>{if(P_(e))throw Zi(`${n} is missing, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were seal\
ed with`;return{value:zu(e,n,o,i),wrong:c=>Zi(a,c)}},async signingKey(r){return{value:zu(e,s,()=>G_(s),r),wrong:a=>Ku(s,a)}}}}function zu(t,e,n,s){const r=n();return r!==
void 0?r:fr(t,()=>{const o=n();if(o!==void 0)return o;const i=s();return W_(e,i),i})}function P_(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) O\
R EXISTS (SELECT 1 FROM kvs_roles) AS any").get()?.any===1}function H_(t){return lt(()=>{const e=(0,x.statSync)(t);if(!e.isFile()||e.size!==Yu)throw Zi(`${t} is\
 not a key of ${Yu} bytes`);const n=(0,x.readFileSync)(t);return(0,x.chmodSync)(t,384),n})}function G_(t){return lt(()=>{const e=(0,x.statSync)(t);if(!e.isFile()||
e.size>j_)throw Ku(t);return(0,x.readFileSync)(t,"utf8")})}function W_(t,e){const n=`${t}.${(0,Y.randomBytes)(4).toString("hex")}`,s=(0,x.openSync)(n,"wx",384);
try{try{(0,x.writeSync)(s,Buffer.from(e)),(0,x.fsyncSync)(s)}finally{(0,x.closeSync)(s)}(0,x.renameSync)(n,t)}catch(r){throw(0,x.rmSync)(n,{force:!0}),r}}function Zi(t,e){
return new j.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name another directory with --data.",cause:e})}
function Ku(t,e){return new j.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens that\
 were signed with the old one become invalid.",cause:e})}function Y_({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];return s!==
void 0&&Buffer.compare(s,n)>0?s:n}function z_(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const K_=160;class X_{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&
(this.#s-=ea(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=ea(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(
e);const n=this.#t.get(e);n&&(this.#s-=ea(e,n),this.#t.delete(e))}}function ea(t,e){return K_+2*(t.length+e.value.length)}const V_=16*1024*1024,Xu=1e3,ta=0,yr="\
room",J_=`
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
`,q_=`
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
`;function Vu(t){const e=(t.open??(n=>new Hi.DatabaseSync(n)))(t.path);try{return e.exec(J_),Q_(e),new Z_(e,t)}catch(n){throw e.close(),du(n)?new j.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function Q_(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${q_} COM\
MIT;`)}class Z_{#e;#t;#n;#s;#r;#o=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=eb(e),this.#n=new X_(n.cacheBytes??V_),this.#s=n.onPoisoned??(()=>{}),this.#r=
n.clock??_e.ml}get(e,n){if(this.#a==="closed")throw new Q("the store is closed");const s=Er(e,n),r=this.#n.get(s)??this.#c(s,e,n);return r&&(r.expiresAt===null||
r.expiresAt>this.#r.now())?r:void 0}#c(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(
r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new Q("the store could not be read",{cause:r})}}put(e,n,{value:s,ttlMs:r}){const o={value:s,expiresAt:r===
void 0?null:this.#r.now()+r};return this.#d(()=>this.#t.put.run(e,n,s,o.expiresAt),()=>this.#n.set(Er(e,n),o))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete(Er(e,n)))}async keys(e,n){if(this.#a==="closed")throw new Q("the store is closed");try{const r=this.#t.keys.all(e,Y_(n).toString(),this.#r.
now(),n.limit).map(o=>({key:$(o,"key"),bytes:X(o,"bytes"),expiresAt:Ne(o,"expires_at")}));return z_(r,n)}catch(s){throw new Q("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#r.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
Xu).map(s=>$(s,"key"))},()=>{for(const s of n)this.#n.delete(Er(e,s))});while(n.length===Xu)}async sizes(e,n){if(this.#a==="closed")throw new Q("the store is cl\
osed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:X(s,"keyspace"),keys:X(s,"keys"),bytes:X(s,"bytes")}))}catch(s){throw new Q("the store could not be r\
ead",{cause:s})}}async check(){if(this.#a!=="open")throw new Q(`the store is ${this.#a}`);this.get(ta,yr),this.#o&&await this.#d(()=>{this.#t.put.run(ta,yr,yr,null),
this.#t.delete.run(ta,yr)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM store").
get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){Ou(this.#e,
e)}async close(){this.#a!=="closed"&&(this.#l(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise((s,r)=>{
if(this.#a!=="open")return r(new Q(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#l()),this.#i.push({run:e,done:n,resolve:s,reject:r})})}#l(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#o=Yn(n),this.#u()&&this.#o||this.#f(
n);const r=new Q("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}this.#o=!1;for(const n of e)n.done?.(),n.resolve()}}#u(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#f(e){this.#a="poisoned",this.#s(e)}}function Er(t,e){return`${t}/${e}`}function eb(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function tb(t,e,n){const s=Ju(
t),r=e.identity();nb(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,Y.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function nb(t,{identity:e,highest:n},s){const r=Ju(t),o=sb(t);if(n>o)throw na(s,`kvs.db\
 contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw na(s,"they come fr\
om two data directories");if(r!==void 0&&e===void 0&&rb(t))throw na(s,"kvs.db is missing, or older than platform.db")}function Ju(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function sb(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function rb(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function na(t,e){return new j.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const qu="kvs.db";function ob({dataDir:t,lasting:e=!0,database:n,clock:s,log:r=rr}){const o=e?ib((0,G.join)(t,qu),s,r):Vu({path:"\
:memory:",clock:s});try{tb(n,o,t)}catch(i){throw o.close(),i}return o}function ib(t,e,n){return(0,x.writeFileSync)(t,"",{flag:"a",mode:384}),Vu({path:t,clock:e,
onPoisoned:r=>n("error","kvs_store_poisoned",{reason:r instanceof Error?r.message:String(r),remedy:"Check the disk, then restart the platform. Until then all wr\
ites fail."})})}const sa=6e4;function ab(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};return{take(r){const o=t.monotonic(),
i=Math.floor(o/sa);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((sa-o%sa)/1e3);for(const{name:a}of r)s(a).value+=
1;return 0}}}const Qu=32,cb=2*Ft,db=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,Vn=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,ub=`SELECT 1 AS found FROM (SELECT
    ${Vn("org","apps WHERE live_release IS NOT NULL")} AS live, ${Vn("deploy_id","releases")} AS kept,
    ${Vn("org","release_objects")} AS recorded, ${Vn("seq","collection_notes")} AS noted,
    ${Vn("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function lb(t){return{org:$(t,"org"),manifestHash:$(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:$(t,"notes").split(",").map(Number)}}function gr(t){return Buffer.from(t,"hex")}function fb(t,e,n){const s=t.prepare(`\
UPDATE collection SET fence = fence + 1, lease_node = ?, lease_until = ?
    WHERE lease_node IS NULL OR lease_until <= ? OR lease_until > ? RETURNING fence`),r=t.prepare("UPDATE collection SET lease_until = ? WHERE fence = ? AND lea\
se_node IS NOT NULL"),o=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = ?"),i=t.prepare(ub),a=t.prepare(`SELECT d.notes, ${db}\
 FROM (SELECT org, manifest, min(seq) AS first,
      group_concat(seq) AS notes FROM (SELECT * FROM collection_notes WHERE seq > ? ORDER BY seq LIMIT ?)
      GROUP BY org, manifest) d ORDER BY d.first`),c=t.prepare("DELETE FROM collection_notes WHERE seq = ?"),d=t.prepare("INSERT OR IGNORE INTO release_objects \
(org, manifest, objects) VALUES (?, ?, ?)"),u=t.prepare(`INSERT INTO object_references (org, object, releases) VALUES (?, ?, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),p=t.prepare("DELETE FROM release_objects WHERE org = ? AND manifest = ? RETURNING objects"),
y=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = ? AND object = ?"),g=t.prepare("SELECT 1 FROM object_references WHERE org = ? AND \
object = ? AND releases > 0"),T=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > (?, ?) ORDER BY org, object LIMIT ?`),S=t.prepare("INSERT OR IGNORE INTO object_references (org, object, releases) VA\
LUES (?, ?, 0)"),R=t.prepare("DELETE FROM object_references WHERE org = ? AND object = ? AND releases = 0"),F=t.prepare("SELECT swept_before FROM collection"),U=t.
prepare("UPDATE collection SET swept_before = ?"),D=O=>O.reduce((k,B)=>k+Number(c.run(B).changes),0)>0,A=(O,k)=>{for(let B=0;B<O.length;B+=Qu)k(O.subarray(B,B+Qu))};
return{hold:O=>e.read(()=>{const k=n.now(),B=s.get(O,k+Ft,k,k+cb);return B&&{fence:X(B,"fence")}}),renew:({fence:O})=>e.read(()=>r.run(n.now()+Ft,O).changes===1),
release:({fence:O})=>e.read(()=>{o.run(O)}),due:(O,k)=>e.read(()=>{if(O===0&&i.get())throw new Q("The records of releases are missing: the database is incomplet\
e");return a.all(O,k).map(lb)}),add:({org:O,manifestHash:k,notes:B},Z)=>e.write(()=>{!D(B)||d.run(O,k,Z).changes===0||A(Z,W=>u.run(O,W))}),end:({org:O,manifestHash:k,
notes:B})=>e.write(()=>{const Z=D(B)?p.get(O,k):void 0;Z&&A(Kn(Z,"objects"),W=>y.run(O,W))}),keep:({notes:O})=>e.write(()=>{D(O)}),unused:(O,k)=>e.read(()=>k.filter(
B=>!g.get(O,gr(B)))),waiting:(O,k)=>e.read(()=>T.all(O?.org??"",gr(O?.hash??""),k).map(B=>({org:$(B,"org"),hash:Buffer.from(Kn(B,"object")).toString("hex")}))),
remember:(O,k)=>e.write(()=>{for(const B of k)S.run(O,gr(B))}),forget:(O,k)=>e.write(()=>{for(const B of k)R.run(O,gr(B))}),sweptBefore:()=>e.read(()=>{const O=F.
get()??{};return O.swept_before===null?void 0:X(O,"swept_before")}),recordSweep:O=>e.read(()=>{U.run(O)})}}const hb=100;function pb(t,e){const n=hr(t),s=t.prepare(
`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("SELECT *\
 FROM kvs_roles WHERE access_key_id = ?"),a=t.prepare("SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:c,environmentID:d,sealed:u,expiresAt:p},{
now:y,most:g}){const T=await n.write(()=>{s.run(y,hb);const S=r.all(d,g-1);return o.run(c,d,u,p),S.map(R=>$(R,"access_key_id"))});for(const S of T)e.publish({kind:"\
role",accessKeyID:S})},find:c=>n.first(i,[c],Cu),any:()=>n.first(a,[],Cu)}}function mb(t){const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);
for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,
identity:o,text:i},{lifetime:a,perIdentity:c,inAll:d}){const u=t.monotonic();n(0,p=>p.expiresAt<=u),n(c-1,p=>p.identity===o),n(d-1,()=>!0),e.set(r,{identity:o,text:i,
expiresAt:u+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),o},async close(r){e.delete(r)}}}const cn=`d.seq, d.deploy_id, d.status, d.stag\
e, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${QT.map(t=>`d.${t}`).join(", ")}`,wr="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",Zu=Number.MAX_SAFE_INTEGER;function yb(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=Pt(e),i=e.prepare(`SELECT ${cn} FROM dep\
loyments d ${wr} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${cn} FROM deployments d ${wr} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${cn} FROM deployments d ${wr} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),d=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${wr} AND d.deploy_id = ? AND d.status = 'failed'`),u=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0 OR \
ran > 0"),p=(S,R)=>{const F=i.get(...dn(S),R);return F&&St(F)},y=Eb(t,p),g=gb(t),T=S=>(S.kind==="done"&&s.publish({kind:"jobs"}),S);return{async create(S,R,F){const U=await n.
write(()=>{const D=o(S);return D&&r.run(F,()=>y(S,D,s_(R,$(D,"branch"))))});return T(U??{kind:"no_app"})},async redeploy(S,R,F,U){const D=await n.write(()=>{const[
A,O]=[o(S),p(S,R)];return A&&O&&r.run(U,()=>y(S,A,r_(O,F)))});return T(D??{kind:"no_deployment"})},async cancel(S,R,F){const U=await n.write(()=>o_(g(S,R,F),p(S,
R)));return U.kind!=="cancelled"||(s.publish({kind:"ended",deployID:R}),s.publish({kind:"jobs"})),U},find:(S,R)=>n.read(()=>p(S,R)),list:(S,{before:R=Zu,since:F,
limit:U})=>n.read(()=>F===void 0?a.all(...dn(S),R,U).map(St):c.all(...dn(S),F,U).map(St).reverse()),ofApp:(S,{before:R=Zu,limit:F})=>n.read(()=>{const U=o(S);return U&&
{app:$e(U),deployments:a.all(...dn(S),R,F).map(St)}}),failure:(S,R)=>n.first(d,[N.IC.bytes,...dn(S),R],Du),totals:()=>n.read(()=>u.all().map(i_))}}function Eb({
database:t,clock:e,random:n,organizationQueue:s=Dn},r){const o=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?, env =\
 NULL
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),i=t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM deployments
    INDEXED BY deployments_queued_by_org WHERE finished_at IS NULL AND status = 'queued' AND org = ? AND app <> ? LIMIT ?)`),a=t.prepare(`INSERT INTO deployment\
s (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?)`);return(c,d,u)=>{const{branch:p,commit:y,by:g,redeployOf:T,configuration:S,env:R,facts:F}=u,U=`dpl-${vi(
16,n)}`,[D,A]=[X(d,"id"),e.now()];if(X(i.get(c.org,D,s)??{},"n")>=s)throw new Dt(s);o.run(U,A,D);const O=[p,y,g,T,S,R,F.subject,F.author];a.run(U,D,c.org,...O,A);
const k=r(c,U);if(!k)throw new j.GQ("internal",`The deployment ${U} was not stored`);return k}}function gb({database:t,clock:e}){const n=t.prepare(`UPDATE deplo\
yments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE deploy_id = ? AND finished_at IS NULL AND status <> 'activating'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`);return(s,r,o)=>n.run(o,e.now(),r,...dn(s)).changes===1}function dn({org:t,project:e,
appID:n}){return[t,e,n]}function wb({database:t,commands:e}){const n=D=>t.prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t \
JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = ? AND t.seq < ? AND a.deleted_at IS NULL ${D} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELECT ${cn} FROM d\
eployments d WHERE d.seq = ?`),i=t.prepare(`SELECT ${cn} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=D=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${D} LIMIT\
 ?)`),c={apps:a("apps WHERE org = ? AND deleted_at IS NULL"),live:a("apps WHERE org = ? AND live_release IS NOT NULL AND deleted_at IS NULL"),failed:a("app_acti\
vity t JOIN apps a ON a.id = t.app WHERE t.org = ? AND t.failed AND a.deleted_at IS NULL")},d=(D,A,O)=>t.prepare(`SELECT ${cn}, ${qT} FROM deployments d INDEXED\
 BY ${D} JOIN apps a ON a.id = d.app
      WHERE ${A} AND d.org = ? ORDER BY ${O} LIMIT ?`),u=d("deployments_leased","d.lease_node IS NOT NULL","d.started_at, d.seq"),y=d("deployments_queued_by_org",
"d.finished_at IS NULL AND d.status = 'queued'","d.seq"),g=t.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d WHERE d.deploy_id = ? AND d.status = 'failed'`),T=D=>{const A=t.prepare(`SELECT DISTINCT ${D} FROM apps WHERE org = ? AND deleted_at IS N\
ULL ORDER BY ${D} LIMIT ?`);return(O,k)=>A.all(O,k).map(B=>$(B,D))},[S,R]=[T("project"),T("branch")],F=D=>{const A=o.get(D);return A&&St(A)},U=D=>D?X(D,"n"):0;return{
recent:(D,{before:A=Number.MAX_SAFE_INTEGER,failed:O=!1,limit:k})=>e.read(()=>(O?r:s).all(D,A,k).flatMap(B=>{const Z=o.get(X(B,"newest"));return Z?[{app:$e(B),newest:St(
Z),liveManifest:ie(B,"live_manifest")}]:[]})),newest:D=>e.read(()=>D.map(({org:A,project:O,appID:k})=>{const B=i.get(A,O,k);return B?St(B):null})),queue:(D,A)=>e.
read(()=>({running:u.all(D,A).map(Au),waiting:y.all(D,A).map(Au)})),counts:(D,A)=>e.read(()=>({apps:U(c.apps.get(D,A)),live:U(c.live.get(D,A)),failed:U(c.failed.
get(D,A))})),search:(D,A)=>e.read(()=>{const{statement:O,values:k}=f_(D,A,()=>"?");return h_(t.prepare(O).all(...k),F,A)}),choices:(D,A)=>e.read(()=>({projects:S(
D,A),branches:R(D,A)})),failures:D=>e.read(()=>new Map(D.flatMap(A=>{const O=g.get(N.IC.bytes,A);return O?[[A,Du(O)]]:[]})))}}function el(t,e){for(const{app:n,deployments:s,
tokens:r}of t){for(const o of r)e({kind:"table",tokenHash:o});for(const o of s)e({kind:"ended",deployID:o});s.length>0&&e({kind:"jobs"}),e({kind:"site",subdomain:n.
subdomain})}}function Tb({database:t,commands:e,changes:n,clock:s}){const r=Pt(t,!0),o=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?,\
 finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = ? AND finished_at IS NULL RETURNING deploy_id`),i=t.prepare("UPDATE app\
s SET deleted_at = ?, deleted_by = ?, ends_at = ? WHERE id = ? RETURNING *"),a=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, \
updated_at = ?
    WHERE id = ? RETURNING *`),c=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = ?"),d=t.prepare(`SELECT a.* FROM apps a INDEXED BY apps_with_lifetime
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND max(a.updated_at, coalesce(d.created_at, 0)) + a.lifetime_ms <= ?
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL) LIMIT ?`),u=y=>c.all(y).map(g=>$(g,"token_hash")),p=(y,g,T)=>{const[
S,R]=[X(y,"id"),s.now()],F=o.all(g,R,S).map(U=>$(U,"deploy_id"));return{app:$e(i.get(R,g,R+T,S)??{}),deployments:F,tokens:u(S)}};return{async delete(y,g,T){const S=await e.
write(()=>{const R=r(y);if(R)return R.deleted_at===null?{deleted:p(R,g,T)}:{before:$e(R)}});return S?.deleted&&el([S.deleted],n.publish),S?.deleted?.app??S?.before},
async restore(y){const g=await e.write(()=>{const R=r(y);if(!R)return{kind:"no_app",tokens:[]};const F=$e(R);if(F.deletion===null)return{kind:"not_deleted",app:F,
tokens:[]};if(F.deletion.endsAt<=s.now())return{kind:"too_late",app:F,tokens:[]};const U=X(R,"id");return{kind:"restored",app:$e(a.get(s.now(),U)??{}),tokens:u(
U)}}),{tokens:T,...S}=g;for(const R of T)n.publish({kind:"table",tokenHash:R});return S.kind==="restored"&&n.publish({kind:"site",subdomain:S.app.subdomain}),S},
async expire(y,g){const T=await e.write(()=>d.all(s.now(),y).map(S=>p(S,null,g)));return el(T,n.publish),T.map(({app:S})=>S)}}}function _b(t,e){const n=t.prepare(
`INSERT INTO idempotency (scope, key, request_hash, status, response, created_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),s=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),r=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),o=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function i({scope:c,key:d,requestHash:u,status:p}){const y=e.now();return n.run(c,d,u,p,y,y-Gu).changes===1}function a({scope:c,key:d,
requestHash:u}){const p=s.get(c,d);return!p||$(p,"request_hash")!==u?{kind:"other_request"}:{kind:"replayed",status:X(p,"status"),answer:$(p,"response")}}return{
run(c,d){if(c&&!i(c))return a(c);const u=d();if(c&&u===void 0&&o.run(c.scope,c.key),u!==void 0)return c&&r.run(c.answer(u),c.scope,c.key),{kind:"done",made:u}}}}
function bb({database:t,commands:e,changes:n}){const s=Pt(t),r=Sb(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, p\
roject, app_id, subdomain, settings, live_release, deleted_at FROM apps WHERE subdomain = ?"),a=t.prepare("SELECT a.subdomain FROM domains d JOIN apps a ON a.id\
 = d.app WHERE d.name = ?"),c=(d,u)=>{const p=s(d),y=p?ie(p,"live_release"):null;if(!p||y===null)return;const g=E_(r(X(p,"id")),y,u);if(g)return o.run(g.deployID,
X(p,"id")),{subdomain:$(p,"subdomain"),release:{...g,previous:y}}};return{site:d=>e.first(i,[d],u=>y_(u,r(X(u,"id")))),subdomainOf:d=>e.first(a,[d],u=>$(u,"subd\
omain")),list:d=>e.read(()=>{const u=s(d);return u?r(X(u,"id")):[]}),async rollback(d,u){const p=await e.write(()=>c(d,u));return p&&n.publish({kind:"site",subdomain:p.
subdomain}),p?.release}}}function Sb(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(m_)}function Nb(t){const e={...t,idempotency:_b(
t.database,t.clock)};return{apps:{...O_(e),...Tb(e)},deployments:yb(e),releases:bb(e),activity:wb(e)}}function Ob(t,e){const n=hr(t),s=Pt(t),r=t.prepare("SELECT\
 1 FROM kvs_tables WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables (app, \
name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_s\
ealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ?
    AND a.deleted_at IS NULL ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),d=t.prepare("INSE\
RT INTO kvs_dropped (keyspace) VALUES (?)"),u=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN \
apps a ON a.id = t.app
    WHERE t.token_hash = ? AND a.deleted_at IS NULL`),p=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),y=t.prepare("SELECT keyspace FROM k\
vs_dropped WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),g=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:T,name:S,tokenHash:R,
sealed:F,createdAt:U,types:D,most:A}){const O=await n.write(()=>{const k=s(T);if(!k)return{kind:"no_app"};const[B,Z]=[X(k,"id"),$(k,"type")];return D.some(W=>W===
Z)?r.get(B,S)?{kind:"taken"}:Number(o.get(B)?.count)>=A?{kind:"full"}:(i.run(B,S,R,F,U),{kind:"created"}):{kind:"wrong_type",type:Z}});return O.kind==="created"&&
e.publish({kind:"table",tokenHash:R}),O},list:({org:T,project:S,appID:R})=>n.read(()=>g_(a.all(T,S,R))),async remove(T,S){const R=await n.write(()=>{const F=s(T);
if(!F)return{kind:"no_app"};const U=c.get(X(F,"id"),S);if(!U)return{kind:"no_table"};const D=X(U,"keyspace");return d.run(D),{kind:"removed",keyspace:D,tokenHash:$(
U,"token_hash")}});return R.kind!=="removed"?R:(e.publish({kind:"table",tokenHash:R.tokenHash}),{kind:"removed",keyspace:R.keyspace})},binding:T=>n.first(u,[T],
w_),anySealed:()=>n.first(p,[],T=>({tokenHash:$(T,"token_hash"),sealed:Kn(T,"token_sealed")})),toDrop:({after:T,limit:S})=>n.read(()=>y.all(T,S).map(R=>X(R,"key\
space"))),dropped:T=>n.write(()=>{g.run(T)})}}const ra=["org","project","app","kvs_table"],Ze=ra.join(", "),tl=ce.join(", "),nl=Mr();function ft({org:t,project:e,
app:n,table:s}){return[t,e,n,s]}function oa(t){return{org:$(t,"org"),project:$(t,"project"),app:$(t,"app"),table:$(t,"kvs_table")}}const sl=t=>ce.filter(e=>t.test(
e)).join(" + "),ia=`(${sl(/^(?:get|put|delete|other)_limited$/)})`,aa=`(${sl(/^(?:get|put|delete|other)_/)})`;function Ib(t){return{scope:oa(t),limited:X(t,"lim\
ited"),most:X(t,"most")}}function rl(t){return{keys:X(t,"keys"),bytes:X(t,"bytes")}}function Rb(t){return{scope:oa(t),counts:ol(t),stored:rl(t)}}function ol(t){
return Object.fromEntries(ce.map(e=>[e,X(t,e)]))}function Lb(t){const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of Ab(n))for(const i of["hour",
"day"]){const a=Math.floor(s/Ke[i])*Ke[i],c=JSON.stringify([...ft(o),i,a]),d=e.get(c)??{scope:o,step:i,start:a,counts:ce.map(()=>0)};for(const[u,p]of ce.entries())
d.counts[u]=(d.counts[u]??0)+r[p];e.set(c,d)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function Ab({org:t,project:e,app:n,table:s}){const r=[{org:t,
project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function kb(t){
const e=new Map,[n,s]=[ce.indexOf("keys_change"),ce.indexOf("bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.
stringify(ft(r)),d=e.get(c);e.set(c,{scope:r,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function Db(t){
const e=$(t,"status"),n=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:$(t,"org"),project:$(t,"project"),app:$(
t,"app_id"),table:""},hour:Math.floor(X(t,"ended_at")/Ke.hour)*Ke.hour,counts:{...nl,...n&&{[n]:1},build_ms:X(t,"ms")}}}function il(t){const e=Ne(t,"keyspace");
return{scope:oa(t),keyspace:e,keys:Ne(t,"keys")??0,bytes:Ne(t,"bytes")??0}}function vb({tables:t},e,n,s){const r=Math.floor(s/Ke.hour)*Ke.hour,o=[],i=[],a=new Set,
c=(d,{keys:u,bytes:p})=>{a.add(ft(d.scope).join(`
`));const y={...nl,keys_change:u-d.keys,bytes_change:p-d.bytes};(y.keys_change!==0||y.bytes_change!==0)&&o.push({scope:d.scope,hour:r,counts:y})};for(const{keyspace:d,
...u}of t){const p=e.get(d);p&&(c(p,u),p.keyspace!==d&&i.push({scope:p.scope,keyspace:d}))}for(const d of n)a.has(ft(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const Tr={hour:35*864e5,day:400*864e5},ca=ra.map(t=>`${t} = ?`).join(" AND ");function $b(t,e){const n=hr(
t),s=Mb(t),r=Cb(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${tl} FROM usage_sums
    WHERE ${ca} AND step = ? AND start >= ? ORDER BY start`),d=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${ca}`),u=xb(t),p=Ub(t),y=Fb(t);return{add:({
writer:g,number:T,rows:S})=>n.write(()=>{o.run(g,T,e.now()).changes===1&&s(S)}),countEnded:g=>n.write(()=>{const T=i.all(g);return s(T.filter(({org:S})=>S!==null).
map(Db)),T.length}),claimTurn:(g,T)=>n.read(()=>a.run(g,e.now(),T).changes===1),setStored:(g,T)=>n.write(()=>r(g,T)),prune:(g,T)=>n.write(()=>y(g,T)),series:(g,T,S)=>n.
read(()=>c.all(...ft(g),T,S).map(R=>({start:X(R,"start"),counts:ol(R)}))),parts:(g,T,S)=>n.read(()=>u(g,T,S)),pressed:(g,T,S)=>n.read(()=>p(g,T,S)),stored:async g=>await n.
first(d,ft(g),rl)??{keys:0,bytes:0}}}function Mb(t){const e=t.prepare(`INSERT INTO usage_sums (${Ze}, step, start, ${tl})
    VALUES (${"?, ".repeat(ra.length+1+ce.length)}?)
    ON CONFLICT DO UPDATE SET ${ce.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${Ze}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=Lb(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...ft(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of kb(r))n.run(...ft(o),i,a,c)}}function Cb(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${Ze}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${ca}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:u})=>{const p=n.get(u);return p?[[u,il(p)]]:[]}),c=s.all(o.after,o.upTo).map(il),d=vb(o,new Map(a),c,i);e(d.rows);for(const{scope:u,keyspace:p}of d.
keyspaces)r.run(p,...ft(u))}}function xb(t){const e=ce.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(", "),n=i=>t.prepare(`SELECT page.org, page.project, page\
.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${Ze} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n("org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = ''"),r=n("org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = ''"),o=n("org = ? AND project = ? AND app = ? AND\
 kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},d,{after:u,limit:p})=>{const y=u?.name??"";return(a===""?s.all(i,u?.project??"",y,p,d):c===""?
r.all(i,a,y,p,d):o.all(i,a,c,y,p,d)).map(Rb)}}function Ub(t){const e=t.prepare(`SELECT ${Ze}, sum(${ia}) AS limited, max(${aa}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${ia} > 0 OR ${aa} >= :busy))
    GROUP BY ${Ze} HAVING sum(${ia}) > 0 OR max(${aa}) >= :busy
    ORDER BY limited DESC, most DESC, ${Ze} LIMIT :limit`);return(n,s,{busy:r,limit:o})=>e.all({org:n,since:s,busy:r,limit:o}).map(Ib)}function Fb(t){const e=t.
prepare(`DELETE FROM usage_sums WHERE (${Ze}, step, start) IN
    (SELECT ${Ze}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${Ze}) IN
    (SELECT ${Ze} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-Tr.hour);const[i,a,c]=[e.run("hour",r-Tr.hour,o),e.run("day",r-Tr.day,o),n.run(r-Tr.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var jb=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Bb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Pb=10;async function Hb(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=JT(t.dir),{lasting:s,clock:r=_e.ml,log:o}=t,i=jb(e,new AsyncDisposableStack,!0);i.use(Iu(n));const a=i.adopt(al(n,t),cl),c=i.use(dl(a,n,
YT(),t)),d=i.use(ob({dataDir:n,lasting:s,database:a,clock:r,log:o}));c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_until = NULL");const u=aT(
n,y=>{Ou(a,(0,G.join)(y,"platform.db")),d.copyTo((0,G.join)(y,qu))}),p=i.move();return{...c,kvs:d,quota:ab(r),sessions:mb(r),backUp:u,[Symbol.asyncDispose]:()=>p.
disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=Bb(e);n&&await n}}function HS(t,e,n){return dl(al(t,n),t,e,n)}function al(t,{database:e,lasting:n=!0}){
return e??zT(n?t:void 0)}function cl(t){t.isOpen&&t.close()}function dl(t,e,n,s){const{lasting:r=!0,keepReleases:o=Pb,clock:i=_e.ml,random:a=sT,log:c}=s,d=hr(t),
u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),p=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),y=(T,S)=>p.get(T,S)!==void 0,g={kind:"local",dir:(0,G.join)(e,"objects"),
lasting:r};return{dataDir:e,changes:n,blobsAt:g,blobs:new $T(g),state:Nb({database:t,commands:d,changes:n,clock:i,random:a,organizationQueue:s.organizationQueue}),
jobs:R_({database:t,commands:d,changes:n,clock:i,keepReleases:o}),logs:HT((0,G.join)(e,"logs"),{log:c,mayAppend:y}),tables:Ob(t,n),roles:pb(t,n),keys:B_(e,t),usage:$b(
t,i),keeping:F_(t,d,n,i),references:fb(t,d,i),check:()=>d.read(()=>{u.get()}),async[Symbol.asyncDispose](){cl(t)}}}var Gb=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Wb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Yb(t){ou(t);const e=!(0,x.existsSync)((0,G.resolve)(t.dir));try{const n=await Hb(
t);return await z0({...t,stores:n,nodeDir:n.dataDir})}catch(n){throw e&&zb((0,G.resolve)(t.dir)),Kb(n,(0,G.resolve)(t.dir))}}function zb(t){if((0,x.existsSync)(
t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=Gb(e,Iu(t),!1);(0,x.rmSync)(t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{Wb(
e)}}catch{}}function Kb(t,e){const n=(o,i,a)=>new j.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof j.GQ)return t;if(Yn(t))return n("disk_full",`The dis\
k of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(cu(t)){const o=`A database of\
 the data directory ${e} is damaged: ${Bt(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,j.xU)(t)===void 0||!(0,et.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,j.xU)(t)})`,"Make this u\
ser the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}})};export{GS as id,WS as ids,YS as modules};

const Yb=741,Kb=[741],Vb={9692:((Ks,it,N)=>{N.d(it,{sU:()=>M,q$:()=>en,bM:()=>ut,U2:()=>ct,I:()=>Et,q1:()=>$e,Aw:()=>At});var C=N(8302);class M extends Error{name="\
JsonTextError";offset;constructor(A,G){super(A),this.offset=G}}const ae=34,j=44,ye=58,L=91,_e=92,g=93,F=123,Nt=125,at=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,Ee=24,ie=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
Je=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,He=/true|false|null/y,mt="a lone surrogate (half of a character) in a string";class yt{#e;#t;#n;#s=[];#r=0;#o={
name:"",nameOffset:0,offset:0};constructor(A,G=!0,z){this.#e=A,this.#t=G,this.#n=z}document(){this.#g();const A=this.#w()===F?"object":"other";do this.#i();while(this.#a());
if(this.#g(),this.#r<this.#e.length)throw this.#y("the end");return A}#i(){for(;;){this.#g(),this.#s.length===1&&(this.#o.offset=this.#r);const A=this.#w();if(A===
ae){this.#d();return}if(A===F){if(this.#r+=1,this.#m(Nt))return;this.#s.push(new Set),this.#u()}else if(A===L){if(this.#r+=1,this.#m(g))return;this.#s.push(void 0)}else{
if(this.#E(Je)||this.#E(He))return;throw this.#y("a value")}}}#a(){for(let A=this.#s.length;A>0;A--){const G=this.#s[A-1]!==void 0;if(A===1&&G&&this.#n&&this.#c(
this.#n),this.#m(j))return G&&this.#u(),!0;if(!this.#m(G?Nt:g))throw this.#y(`"," or "${G?"}":"]"}"`);this.#s.pop()}return!1}#c(A){A({...this.#o,text:this.#e.slice(
this.#o.offset,this.#r)})}#u(){this.#g();const A=this.#r;if(this.#w()!==ae)throw this.#y("a name in double quotes");this.#d();const G=Et(this.#e.slice(A,this.#r)),
z=this.#s.at(-1);if(this.#t&&z?.has(G))throw new M(`the name "${G}" occurs twice in one object`,A);if(z?.add(G),!this.#m(ye))throw this.#y('":"');this.#s.length===
1&&(this.#o={name:G,nameOffset:A,offset:this.#r})}#d(){const A=this.#e,G=this.#r;let z=G+1;for(;;){const ne=A.charCodeAt(z);if(ne===ae)break;if(ne===_e)z=this.#h(
z,G);else if(ne>=55296&&ne<=57343)z=this.#f(z,G);else if(ne>=32)z=z-G<Ee?z+1:this.#l(z);else throw this.#p(z)}this.#r=z+1}#l(A){return at.lastIndex=A,at.test(this.#e),
at.lastIndex}#h(A,G){if(ie.lastIndex=A,!ie.test(this.#e))throw this.#p(A);const z=ie.lastIndex;if(!this.#t||z-A===2)return z;const ne=Number.parseInt(this.#e.slice(
A+2,z),16);if(ne<55296||ne>57343)return z;const Ie=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(z,z+6));if(ne>=56320||!Ie)throw new M(mt,G);return z+6}#f(A,G){
const[z,ne]=[this.#e.charCodeAt(A),this.#e.charCodeAt(A+1)],Ie=z<56320&&(ne&64512)===56320;if(this.#t&&!Ie)throw new M(mt,G);return A+(Ie?2:1)}#p(A){const G=A>=
this.#e.length;return new M(G?"a string does not end":"a bad escape or control character in a string",A)}#m(A){return this.#g(),this.#w()!==A?!1:(this.#r+=1,!0)}#g(){
for(;;){const A=this.#w();if(A!==32&&A!==10&&A!==13&&A!==9)return;this.#r+=1}}#w(){return this.#e.charCodeAt(this.#r)}#E(A){return A.lastIndex=this.#r,A.test(this.#e)?
(this.#r=A.lastIndex,!0):!1}#y(A){const G=this.#e.slice(this.#r,this.#r+1);return new M(`expected ${A}, found ${G===""?"the end":JSON.stringify(G)}`,this.#r)}}function Et(S){
return S.includes("\\")?String(JSON.parse(S)):S.slice(1,-1)}function $e(S,A){const G=S.slice(0,A);return{line:G.split(`
`).length,column:A-G.lastIndexOf(`
`)}}function en(S){new yt(S).document()}function Rt(S){try{new JsonScanner(S,!1).document()}catch(A){if(A instanceof JsonTextError)return A;throw A}}function ct(S,A=!0){
const G=[];return new yt(S,A,ne=>G.push(ne)).document()==="object"?G:void 0}function ut(S){return S.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function At(S,A){
return S===A||It(S)===It(A)}function It(S){try{return String(JSON.parse(S,kt))}catch(A){if(A instanceof RangeError)return ut(S);throw A}}function kt(S,A,G){return typeof A==
"number"?Lt(G?.source??String(A)):Array.isArray(A)?`[${A.join(",")}]`:(0,C.Gv)(A)?`{${Object.entries(A).map(([ne,Ie])=>`${JSON.stringify(ne)}:${Ie}`).sort().join(
",")}}`:JSON.stringify(A)}function Lt(S){const[,A,G="",z="",ne="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(S)??[],Ie=`${G}${z}`.replace(/^0+/,""),We=Ie.
replace(/0+$/,"");if(We==="")return`${A}0`;const ze=BigInt(ne)-BigInt(z.length)+BigInt(Ie.length-We.length);return`${A}${We}e${ze}`}}),6642:((Ks,it,N)=>{N.d(it,
{runCheck:()=>Lr});var C=N(1455),M=N(8161),ae=N(6760),j=N(3532),ye=N(336),L=N(9127),_e=N(3739);async function g(l,f){const{bare:h,branch:m,commit:E,lender:T,shallow:w,
origin:R}=f;for(const q of["objects/info","refs"])await(0,C.mkdir)((0,ae.join)(l,q),{recursive:!0});const I=R===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(R)}
`,P={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${h}
${I}`,"packed-refs":E&&`${E} refs/heads/${m}
`,"objects/info/alternates":T&&`${(0,ae.join)(T,"objects")}
`,shallow:w};for(const[q,V]of Object.entries(P))V&&await(0,C.writeFile)((0,ae.join)(l,q),V)}var F=N(5807),Nt=N(1421),at=N(7975);const Ee=(0,at.promisify)(Nt.execFile),
ie=64*1024*1024,Je=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(l=>["-c",l]);function He(l,f,h,m={}){const E=Object.fromEntries(
Object.entries(f).filter(([w])=>!w.startsWith("GIT_"))),T={cwd:l,env:{...E,LC_ALL:"C",...m},signal:h,maxBuffer:ie};return async(...w)=>{try{return(await Ee("git",
[...Je,...w],T)).stdout}catch(R){throw(0,_e.xU)(R)!=="ENOENT"?R:new _e.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the c\
heck builds the commit that is checked out.",cause:R})}}}async function mt(l,f,h){const m=He(l,f,h),[E="",T="",w=""]=(await yt(m,l,h)).split(`
`),R=He(E,f,h);return{root:E,commit:w,changed:(await R("diff","--name-only","-z","HEAD")).split("\0").filter(I=>I!==""),git:R,async lend(I,P){const q=await(0,C.
readFile)((0,ae.join)(T,"shallow"),"utf8").catch(V=>{if((0,_e.xU)(V)!=="ENOENT")throw V});await g(I,{bare:!0,branch:P,commit:w,lender:T,shallow:q})}}}async function yt(l,f,h){
try{const m=await l("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[E="",T="",w=""]=m.split(`
`);return[E,(0,ae.resolve)(f,T),w].join(`
`)}catch(m){throw h.throwIfAborted(),m instanceof _e.GQ?m:new _e.GQ("file_not_found",`There is no checkout in ${f}`,{remedy:`Check the repository out before thi\
s step:
- uses: actions/checkout@v5`,cause:m})}}const Et=5*6e4,$e="refs/slipway/base";async function en(l,f,h,m,E){const T=He(h,m,E),w=await Rt(f.git,l,E)??await Rt(f.git,
`origin/${l}`,E)??await ut(l,f,h,m,E);return await T("update-ref",$e,w),{name:l,commit:w}}async function Rt(l,f,h){try{return(await l("rev-parse","--quiet","--v\
erify",`${f}^{commit}`)).trim()}catch(m){if(h.throwIfAborted(),m instanceof _e.GQ)throw m;return}}const ct=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function ut(l,f,h,m,E){
const T=ct.test(l)?await kt(f.git,E):void 0;if(!T)throw S(l,"");const w=AbortSignal.timeout(Et),R=He(f.root,m,AbortSignal.any([E,w]),T),I=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${l}:${$e}`];try{await R("--git-dir",h,"fetch",...I)}catch(q){throw E.throwIfAborted(),q instanceof _e.GQ?q:S(l,
w.aborted?", and origin does not answer":Lt(q),q)}const P=await Rt(He(h,m,E),$e,E);if(P===void 0)throw S(l,", and what origin has by this name is not a commit");
return P}const At=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","false"],
["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],It="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function kt(l,f){const h=await l(
"config","--local","--includes","--null","--get-regexp",It).catch(()=>"");f.throwIfAborted();const m=h.split("\0").flatMap(R=>{const[I="",...P]=R.split(`
`);return I===""?[]:[[I,P.length===0?"true":P.join(`
`)]]});if(!m.some(([R])=>R==="remote.origin.url"))return;const E=[...At,...m],T=E.flatMap(([R,I],P)=>[[`GIT_CONFIG_KEY_${P}`,R],[`GIT_CONFIG_VALUE_${P}`,I]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(E.length),...Object.fromEntries(T)}}function Lt(l){const f=l instanceof
Error&&"stderr"in l&&typeof l.stderr=="string"?l.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(f))return", nor\
 has origin";const m=(f.split(`
`).find(E=>/^(?:fatal|error): /.test(E))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,F.
Ow)(m,300)}`}function S(l,f,h){return new _e.GQ("invalid_input",`compare-to: "${l}" names nothing that this checkout has${f}`,{input:"compare-to",remedy:A,cause:h})}
const A=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var G=N(5635),z=N(292);async function ne(l,f,h){const{report:m,signal:E}=h,T=(0,G.M)(m.report,ye.ml,E);return await T.
phase("compare",async()=>{const w=await We(l,f,h);return E.throwIfAborted(),await m.compared(w),[void 0,Ie(w),w.kind==="unknown"]}),T.phases}function Ie(l){const{
base:f}=l,h=`${(0,F.Ow)(f.name,100)} (${(0,z.h0)(f)})`;if(l.kind==="unknown")return`the difference to ${h} is unknown: ${l.why}`;const{pages:m,files:E,bytes:T,brotli:w}=l.
difference;return`${[(0,z.hS)(m," pages"),(0,z.hS)(E," files"),(0,z.Sk)(T),(0,z.Sk)(w," with Brotli")].join(", ")} against ${h}`}async function We(l,f,h){const{
embedded:m,report:E,checked:T,leftMs:w}=h;if(l.commit===T.commit)return{kind:"unknown",base:l,why:"it is the commit that was checked"};const R=V=>{(V.type==="st\
atus"||V.type==="heartbeat")&&E.report(V)},I={...f.follow,timeoutMs:Math.max(1,w)},{outcome:P,output:q}=await m.deploy(l.commit,{...f,...ze(f),follow:I},R);return P.
status==="succeeded"&&q?{kind:"known",base:l,difference:$n(T.report,T.output.files,q.files)}:{kind:"unknown",base:l,why:Vs(P,w)}}function ze({project:l}){return{
project:l==="base"?"checked":"base"}}function Vs({status:l,error:f},h){return l!=="pending"?`it does not build (${f?.message??l})`:h<1?"no time was left to buil\
d it":`it was not built in the ${(0,L.a3)(h)} that were left`}function $n({pages:l},f,h){const m=w=>({now:w(f),change:w(f)-w(h)}),E=w=>m(R=>R.reduce((I,P)=>I+w(
P),0));return{pages:{now:l,change:E(({path:w})=>Number(xn.test(w))).change},files:m(({length:w})=>w),bytes:E(({bytes:w})=>w),brotli:E(({brotli:w})=>w),gzip:E(({
gzip:w})=>w),changes:Xs(f,h).toSorted((w,R)=>Math.abs(R.bytes)-Math.abs(w.bytes)||(w.path<R.path?-1:1))}}const xn=/\.x?html?$/i;function Xs(l,f){const h=new Map(
f.map(I=>[I.path,I])),m=new Set(l.map(({path:I})=>I)),E=l.filter(({path:I})=>!h.has(I)),T=f.filter(({path:I})=>!m.has(I)),w=Js(E,T),R=new Set(w.flat());return[...l.
flatMap(I=>{const P=h.get(I.path);return P===void 0||P.digest===I.digest?[]:[Mn(I,P)]}),...w.map(([I,P])=>({...Mn(I,P),formerly:P.path})),...E.filter(I=>!R.has(
I)).map(I=>Cn("added",I,1)),...T.filter(I=>!R.has(I)).map(I=>Cn("removed",I,-1))]}function Mn(l,f){const{path:h,bytes:m,brotli:E}=l;return{kind:"changed",path:h,
bytes:m-f.bytes,brotli:E-f.brotli}}function Cn(l,{path:f,bytes:h,brotli:m},E){return{kind:l,path:f,bytes:E*h,brotli:E*m}}function Js(l,f){const h=Map.groupBy(f,
({path:m})=>jn(m));return[...Map.groupBy(l,({path:m})=>jn(m))].flatMap(([m,E])=>{const[T,w]=E,[R,I]=h.get(m)??[];return m!==void 0&&T&&R&&!w&&!I?[[T,R]]:[]})}const Qs=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
Un=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Fn=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function jn(l){if(xn.test(l))return;
const f=l.lastIndexOf("/")+1,[h,m]=[l.slice(0,f),l.slice(f)],E=Qs.exec(m)?.[0]??"",T=m.slice(0,m.length-E.length);if(Fn.test(T))return`${h}*${E}`;const w=Un.map(
R=>R.exec(T)?.groups).find(R=>qs(R?.hash??""));return w&&`${h}${w.stem}*${E}`}function qs(l){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
l)}const vt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,Pn=String.raw`"([^"\\\n]*(?:${vt}[^"\\\n]*)*)"`,Bn=String.raw`'([^'\\\n]*(?:${vt}[^'\\\n]*)*)'`,
Zs=String.raw`((?:[^()"'\s\\]|${vt})+)\s*\)`,er=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,vt,String.raw`(?:url\(\s*|@import\s+)(?:${Pn}|${Bn})`,String.raw`url\(\s*${Zs}`,
Pn.replace("(","(?:"),Bn.replace("(","(?:")].join("|"),"gi"),tr=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function Re(l){return[...l.matchAll(er)].flatMap(f=>{const h=f.
slice(1).find(m=>m!==void 0);return h===void 0||h===""||h.startsWith("#")?[]:[{href:nr(h),kind:"asset"}]})}function nr(l){return l.replace(tr,(f,h,m,E)=>{const T=h===
void 0?Number.NaN:Number.parseInt(h,16);return T<=1114111?String.fromCodePoint(T):m===void 0?E??"":""})}var sr=N(1600);const J={a:[["href","link"],["xlink:href",
"link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src",
"asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[
["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},rr=new Set(["script","img","svg","iframe","video","audio","canvas","ob\
ject","embed","input"]),tn=new Set(["title","style","script","template"]),re=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function fe(l){const f=new nn;return f.read(l),f}const or=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class nn{links=[];ids=new Set;base;empty=!0;#e=[];read(f){const h=new sr.i({onopentag:(m,E)=>this.#t(m,E),ontext:m=>this.#r(m),onclosetag:m=>{this.#e.at(-1)===m&&
this.#e.pop()}});h.write(f),h.end()}#t(f,h){tn.has(f)&&h.shadowrootmode===void 0&&this.#e.push(f),rr.has(f)&&(this.empty=!1);for(const E of[h.id,f==="a"?h.name:
void 0])E&&this.ids.add(E);switch(h.style?.includes("url(")&&this.#o(Re(h.style)),f){case"base":this.base??=h.href;return;case"meta":this.#s(h);return;case"link":
this.#n(h);return;case"a":case"area":if(/\bexternal\b/.test(h.rel??""))return;break}const m=(J[f]??[]).flatMap(([E,T])=>{const w=h[E];return w===void 0?[]:[{href:w,
kind:T}]});this.#o([...m,...Gn(h.srcset??"")])}#n({rel:f="",href:h,imagesrcset:m=""}){const E=re.find(([T])=>T.test(f))?.[1];E!==void 0&&this.#o([...h===void 0?
[]:[{href:h,kind:E}],...Gn(m)])}#s(f){if(f["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const h=or.exec(f.content??"")?.[1];h&&this.#o([{href:h.
trim(),kind:"link"}])}#r(f){this.#e.at(-1)==="style"&&this.#o(Re(f)),this.#e.length===0&&f.trim()!==""&&(this.empty=!1)}#o(f){this.#e.includes("template")||this.
links.push(...f.filter(({href:h})=>!sn(h)))}}function sn(l){return/\{\{|\$\{|<%/.test(l)}function Gn(l){return l.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(h=>{
const[m=""]=h.trim().split(/\s/,1);return m===""?[]:[{href:m.replace(/,+$/,""),kind:"asset"}]})}const Si=10;class Hn{#e;#t=new Map;constructor(f){this.#e=f}know(f,h){
this.#t.set(f.pathname,Promise.resolve({kind:"there",url:f,page:Wn(h)}))}probe(f){const h=f.pathname+f.search,m=this.#t.get(h);if(m)return m;const E=this.#n(f);
return this.#t.set(h,E),E}async#n(f){let h=f;for(let m=0;m<Si;m+=1){const{status:E,headers:T}=await this.#e.fetch(h,{method:"HEAD",signal:this.#e.signal}),w=T.get(
"location");if(E>=400)return{kind:"missing",status:E};if(E<300||w===null||!URL.canParse(w,h.href))return{kind:"there",url:h,page:Wn(T)};if(h=new URL(w,h),h.origin!==
this.#e.root.origin)return{kind:"external"}}return{kind:"circle"}}}function Wn(l){return/\bhtml\b/.test(l.get("content-type")??"")}const zn=16,Ce=2e4,ir=16*1024*
1024;async function ar(l,f){const h=new ur(l),m=f.filter(V=>/\.(?:x?html?|css)$/i.test(V));await Kn(m.slice(0,Ce),zn,V=>h.read(V)),await h.follow();const E=await h.
index(),T=h.result(),w=await fr(T.dead,f,h.prober),R=E.status<300?void 0:dr(f),I=new Set(R===void 0?[]:f),P=V=>gt(V).some(xe=>I.has(`${R}/${xe}`)),q=T.dead.filter(
({url:V})=>!P(Dt(V.pathname).slice(1)));return{index:E,...T,dead:q,folder:R,basePath:w,unread:h.unread+Math.max(0,m.length-Ce)}}const cr=5;class ur{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(f){
this.#e=f,this.prober=new Hn(f)}async index(){const{root:f,fetch:h,signal:m}=this.#e,E=await this.prober.probe(f);if(E.kind!=="there")return{status:Ye(E),empty:!1};
const T=await h(E.url,{signal:m}),w=await T.text();return{status:T.status,empty:w.trim()===""||E.page&&fe(w).empty}}async read(f){const h=Yn(f,this.#e.root),m=await this.#e.
fetch(h,{signal:this.#e.signal}),E=await m.text();m.status>=300||(this.prober.know(h,m.headers),E.length>ir?this.unread+=1:/\.css$/i.test(f)?this.#i(Re(E),h,f):
this.#o(E,h,f))}#o(f,h,m){const E=fe(f);this.#r+=1,this.#n.set(m,E.ids);const T=E.base!==void 0&&URL.canParse(E.base,h.href)?new URL(E.base,h):h;this.#i(E.links,
T,m)}#i(f,h,m){for(const{href:E,kind:T}of f){const w=URL.canParse(E,h.href)?new URL(E,h):void 0;if(w?.origin!==this.#e.root.origin)continue;const R=`${T} ${w.href}\
 ${E}`,I=this.#t.get(R)??{href:E,kind:T,url:w,files:[],latest:"",count:0};this.#t.set(R,I),I.latest!==m&&(I.latest=m,I.count+=1,I.files=[...I.files,m].sort(rn).
slice(0,cr))}}async follow(){await Kn(this.#t.values(),zn,async f=>{const h=await this.#a(f);if(h===void 0)return;const{href:m,url:E,files:T,count:w}=f;this.#s.
push({href:m,url:E,files:T,count:w,...h})})}async#a({url:f,kind:h}){const m=await this.prober.probe(f);switch(m.kind){case"missing":return{kind:h,why:`answers ${m.
status}`};case"circle":return{kind:h,why:"redirects in a circle"};case"external":return;case"there":return h==="asset"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.
pathname)?{kind:h,why:"answers with a page"}:this.#c(m.url,f.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return m}}#c(f,h){const m=h.slice(
1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const E=this.#u(Dt(f.pathname).slice(1));return E===void 0||E.has(m)||E.has(Dt(m))}#u(f){return gt(f).map(h=>this.#n.
get(h)).find(h=>h!==void 0)}result(){const f=this.#s.sort((m,E)=>rn(m.files[0],E.files[0])||rn(m.href,E.href)),h=new Set([...this.#t.values()].map(({url:m})=>m.
href)).size;return{pages:this.#r,links:h,dead:f}}}function gt(l){const f=l===""||l.endsWith("/")?l:`${l}/`;return[l,`${l}.html`,`${f}index.html`]}function dr(l){
const f=w=>w.split("/").length,h=l.filter(w=>w.endsWith("/index.html")).sort((w,R)=>f(w)-f(R)),[m,E]=h;return m!==void 0&&(E===void 0||f(E)>f(m))?m.slice(0,-11):
void 0}function Ye(l){return l.kind==="missing"?l.status:310}function Yn(l,f){const h=l.replace(/(^|\/)index\.html$/,"$1");return new URL(h.split("/").map(encodeURIComponent).
join("/"),f)}function Dt(l){try{return decodeURIComponent(l)}catch{return l}}function rn(l="",f=""){return l<f?-1:+(l>f)}async function Kn(l,f,h){const m=l[Symbol.
iterator](),E=async()=>{for(let T=m.next();!T.done;T=m.next())await h(T.value)};await Promise.all(Array.from({length:f},E))}const lr=3;async function fr(l,f,h){
let m="/";for(let E=0;E<lr;E+=1){if(m=Xn(l.flatMap(({url:I})=>Vn(m,I.pathname))),m===""||f.some(I=>`/${I}`.startsWith(m)))return;const T=l.filter(I=>on(I,m)),R=(await Promise.
all(T.map(({url:I})=>hr(I,m,h)))).filter(Boolean).length;if(R>1&&R*2>T.length)return m}}function on({url:l,kind:f},h){return f!=="fragment"&&`${l.pathname}/`.startsWith(
h)}function Vn(l,f){const h=f.startsWith(l)?f.slice(l.length).split("/",1)[0]:"";return h?[`${l}${h}/`]:[]}function Xn(l){const f=new Map;for(const h of l)f.set(
h,(f.get(h)??0)+1);return[...f].reduce((h,m)=>m[1]>h[1]?m:h,["",0])[0]}async function hr(l,f,h){const{kind:m}=await h.probe(new URL(`/${l.pathname.slice(f.length)}${l.
search}`,l));return m==="there"}var pr=N(1619),mr=N(3130);function yr(l){return{...l,kind:"platform",input:"the platform",description:"the embedded platform's o\
wn",obtain:(f,{onSecret:h})=>Er(l,f,h)}}async function Er(l,f,h){h(l.requestToken),(0,pr.J)(new URL(l.requestUrl).origin,"the platform's address");try{return await(0,mr.
g)("the platform",l,f,h)}catch(m){throw!(m instanceof _e.GQ)||m.code!=="unauthorized"?m:m.with({remedy:"The data directory may be of another platform; name the \
right one with --data.",cause:m})}}var gr=N(4934),dt=N(8616),ge=N(7244);const Qe=25*1024*1024;function $t({files:l,odd:f,ignoredRules:h}){const m=l.filter(({path:T})=>/\.(?:js|mjs|cjs|css)\.map$/.
test(T)),E=[...f.map(T=>he[T.kind](T.path)),...l.flatMap(({path:T,bytes:w,hasKey:R})=>[...w>Qe?[ee(T,w)]:[],...R?[ke(T)]:[]]),...m.length>0?[v(m)]:[]];return{files:l,
findings:E,ignoredRules:h}}const he={repository:l=>({code:"leaked_repository",message:`The output contains a git repository, ${l}: its whole history would be pu\
blic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:l=>({code:"leaked_secret_file",message:`The output contains ${l}: a file o\
f secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:l=>({code:"example_of_\
secrets",message:`The output contains ${l}, which is not published`,remedy:"Leave it out of the output directory."})};function ee(l,f){return{code:"large_file",
message:`${l} has ${(f/1024**2).toFixed(0)} MB; more than ${Qe/1024**2} is much for a site`}}function ke(l){return{code:"leaked_private_key",message:`The output\
 contains a private key, in ${l}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function v(l){
const[f]=l,h=l.length===1?"":` and ${l.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${f?.path}${h}): anyone can read the \
sources in them`}}async function we(l){const{startPlatform:f,env:h,scratch:m,lent:E}=l;let T,w=new AbortController;const R=await f({dir:(0,ae.join)(m,"platform"),
port:0,allowLocalGit:!0,lasting:!1,env:h,async onOutput(I){T=$t(I),w.abort()}});return{async deploy(I,P,q){T=void 0,w=new AbortController;const V=Te(w.signal);return{
outcome:await xt(R,qn(P,I,E),q,{...l,sleep:V}),output:T}},[Symbol.asyncDispose]:()=>R[Symbol.asyncDispose]()}}const Jn=100,Qn=5;function Te(l){return async(f,h)=>{
if(l.aborted)return ye.ml.sleep(Qn,h);try{await ye.ml.sleep(f,h?AbortSignal.any([h,l]):l)}catch(m){if(h?.throwIfAborted(),!l.aborted)throw m}}}function qn(l,f,h){
const{configuration:m,follow:E}=l;return{...l,configuration:{...m,repository:h,settings:Se(m.settings)},commit:f,create:!0,verify:"off",urlTemplate:void 0,follow:{
...E,wait:!0,pollIntervalMs:Jn,statusMap:new Map}}}function Se({domains:l,...f}){return f}function xt(l,f,h,{signal:m,folder:E,onSecret:T,sleep:w}){const{baseUrl:R,
requestUrl:I,requestToken:P}=l,q=yr({requestUrl:I,requestToken:P,audience:R}),V=(0,gr.N)(f,{baseUrl:R,source:q},{fetch,clock:{...ye.ml,sleep:w},tree:(0,ge.c)(E),
signal:m,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:T,reporter:h});return(0,dt.g)(f,V)}var wr=N(8302);const Zn=100,an='If a\
nother application serves the link on the same host, add rel="external" to it: the check skips such links.';async function Tr(l,f){const h=[],{basePath:m}=l,E=l.
dead.filter(T=>m===void 0||!on(T,m));m!==void 0&&h.push(await es(m,l,f));for(const[T,w]of E.entries()){const R=T<Zn?await f.find(w.href,w.files[0]??""):void 0;h.
push({..._r(w),place:R})}return[...br(l),...h,...dn(l)]}async function es(l,{dead:f},h){const m=f.filter(T=>on(T,l)),E=await h.find(l,"")??await h.find(l.slice(
0,-1),"");return{code:"base_path",message:`The site is built for the base path ${l}, and is served without one: ${m.length} of its links and files answer 404`,remedy:"\
Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:E}}function br({index:l,folder:f}){
return l.status>=300?[{code:"index_unanswered",message:`The site has no index page: / answers ${l.status}`,remedy:f===void 0?"The output directory needs an inde\
x.html. Is output-directory the folder that the build writes?":`The output directory has its index.html in ${f}: put that folder at the end of output-directory.`}]:
l.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function _r(l){const f=JSON.stringify(l.href.length>200?
`${l.href.slice(0,199)}\u2026`:l.href);switch(l.kind){case"link":return{code:"dead_link",message:`Dead link: ${f} ${l.why} (${cn(l)})`,remedy:an};case"asset":return{
code:"dead_asset",message:`Missing file: ${f} ${l.why} (${cn(l)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${f} leads to has no such \
part (${cn(l)})`};default:return l.kind}}function cn({files:l,count:f}){const h=f-1;return`in ${l[0]}${h>0?` and ${h} more ${h===1?"file":"files"}`:""}`}async function un(l,f){
const h=new Map,m=async({file:E,line:T,reason:w})=>{const R=h.get(E)??f.fileNamed(E);h.set(E,R);const I=await R;return{code:"ignored_rule",message:`Ignored rule\
 (${T===void 0?E:`${E}, line ${T}`}): ${w}`,place:I===void 0?void 0:{file:I,...(0,wr.Eb)({line:T})}}};return Promise.all(l.map(m))}function dn({unread:l}){return l===
0?[]:[{code:"not_all_checked",message:`${l} pages or style sheets are too long, or too many, to be read`}]}var Mt=N(7287);const ts=/[\s"'`(=[{}<>,:%]$/,ns=/^[\s"'`)\]}<>,;#?]/;
function Sr(l,f,h){const m=new Map,E=T=>{const w=m.get(T)??Nr(l,f,T);return m.set(T,w),w};return{async find(T,w){for(const R of Or(T,w)){const I=await E(R),P=Ar(
I,w,h);if(P)return P}},async fileNamed(T){const R=(await l("grep","-l","-z","-e","",f,"--",`:(glob)**/${T}`).catch(()=>"")).split("\0").flatMap(V=>V===""?[]:[V.
slice(f.length+1)]),I=R.filter(V=>!ss(V,h)),[P,...q]=I.length>0?I:R;return q.length>0?void 0:P}}}function Or(l,f){const[h=""]=l.split(/[?#]/,1),m=l.replaceAll("\
&","&amp;"),E=/^\.{1,2}\//.test(h)?new URL(h,`http://site/${encodeURI(f)}`).pathname:"",T=[l,m,h,E];return[...new Set([...T,...T.map(w=>w.replace(/\/$/,""))])].
filter(w=>w.length>1)}async function Nr(l,f,h){return(await l("grep","-I","-n","-z","-F","-e",h,f,"--").catch(()=>"")).split(`
`).flatMap(E=>Rr(E,f,h))}function Rr(l,f,h){const[m="",E="",...T]=l.split("\0"),w=T.join("\0");for(let R=w.indexOf(h);R!==-1;R=w.indexOf(h,R+1)){const[I,P]=[w.slice(
Math.max(0,R-1),R),w.slice(R+h.length,R+h.length+1)];if((R===0||ts.test(I))&&(P===""||ns.test(P)))return[{file:m.slice(f.length+1),line:Number(E),column:R+1}]}return[]}
function ss(l,f){return f!==void 0&&l.startsWith(`${f}/`)}function Ar(l,f,h){const m=l.filter(({file:T})=>!ss(T,h)),E=m.filter(({file:T})=>Ir(T,f));return[l,m,E].
map(rs).find(T=>T!==void 0)}function rs(l){const[f]=l;return f&&l.every(({file:h})=>h===f.file)?f:void 0}function Ir(l,f){const h=Ct(f.replace(/\/index\.[^/]+$/,
""));return Ct(l)===h||Ct(l.replace(/\/index\.[^/]+$/,""))===h}function Ct(l){return l.slice(l.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var os=function(l,f,h){
if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object expected.");var m,E;if(h){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");m=f[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");m=f[Symbol.dispose],
h&&(E=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");E&&(m=function(){try{E.call(this)}catch(T){return Promise.reject(T)}}),l.stack.push(
{value:f,dispose:m,async:h})}else h&&l.stack.push({async:!0});return f},kr=(function(l){return function(f){function h(w){f.error=f.hasError?new l(w,f.error,"An \
error was suppressed during disposal."):w,f.hasError=!0}var m,E=0;function T(){for(;m=f.stack.pop();)try{if(!m.async&&E===1)return E=0,f.stack.push(m),Promise.resolve().
then(T);if(m.dispose){var w=m.dispose.call(m.value);if(m.async)return E|=2,Promise.resolve(w).then(T,function(R){return h(R),T()})}else E|=1}catch(R){h(R)}if(E===
1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return T()}})(typeof SuppressedError=="function"?SuppressedError:function(l,f,h){
var m=new Error(h);return m.name="SuppressedError",m.error=l,m.suppressed=f,m});async function Lr(l,f,h,m){try{return await vr(l,f,h,m)}catch(E){if(!m.signal.aborted)
throw E;return{...ce,status:"cancelled",failure:void 0,phases:[],error:Ut()}}}async function vr(l,f,h,m){const E={stack:[],error:void 0,hasError:!1};try{const{env:T,
signal:w}=m,{repository:R,branch:I,outputDirectory:P}=l.configuration,q=(0,ae.isAbsolute)(R)?R:m.workspace,V=os(E,await is(T),!0),xe=(0,ae.join)(V.path,"source.\
git"),as=mt(q,T,w);as.catch(()=>{});const Fr=Ze=>h.addSecret(Ze),jr={...m,scratch:V.path,lent:xe,folder:q,onSecret:Fr},cs=os(E,await we(jr),!0),lt=await as;h.checkedOut(
lt.commit),Ur(lt,h.report),await lt.lend(xe,I);const us=f===void 0?void 0:await en(f,lt,xe,T,w),Ke=ye.ml.now(),{commit:qe}=lt,ds=Ze=>Ze.type==="url"||h.report(Ze),
{outcome:Ft,output:fn}=await cs.deploy(qe,l,ds),{status:Pr,url:hn}=Ft;if(Pr!=="succeeded"||fn===void 0||hn===void 0)return Cr(Ft,l);const Br={root:new URL(hn),fetch:(0,j.
Q)(fetch),signal:w},jt=await $r(Br,fn,Sr(lt.git,qe,P));await h.checked(jt);const Gr=l.follow.timeoutMs-(ye.ml.now()-Ke),Pt=us&&{embedded:cs,report:h,signal:w,checked:{
commit:qe,report:jt,output:fn},leftMs:Gr},Hr=Pt?await ne(us,l,Pt):[],Bt=(0,Mt.WJ)(jt);return{...Ft,...ce,status:Bt?"failed":"succeeded",error:Bt,phases:[...Ft.phases,
...Hr],failure:Bt&&(0,Mt.V1)(Bt,jt)}}catch(T){E.error=T,E.hasError=!0}finally{const T=kr(E);T&&await T}}const Dr=5;async function $r(l,f,h){const m=f.files.map(
({path:w})=>w),E=await ar(l,m),T=w=>f.files.reduce((R,I)=>R+w(I),0);return{pages:E.pages,links:E.links,files:f.files.length,bytes:T(({bytes:w})=>w),brotli:T(({brotli:w})=>w),
gzip:T(({gzip:w})=>w),largest:f.files.toSorted((w,R)=>R.bytes-w.bytes).slice(0,Dr),findings:Mr([...f.findings,...await un(f.ignoredRules,h),...await Tr(E,h)])}}
const xr=["error","warning","notice"];function Mr(l){const f=h=>xr.indexOf((0,Mt.xJ)(h))*2+(h.place?0:1);return l.toSorted((h,m)=>f(h)-f(m))}const ce={appID:void 0,
appCreated:!1,deployID:void 0,url:void 0};function Cr(l,{follow:f}){const h={...l,...ce};if(l.error?.code==="interrupted")return{...h,status:"cancelled",error:Ut()};
if(l.status!=="pending")return h;if(l.error&&l.error.code!=="deploy_timeout")return{...h,status:"failed"};const m=`The check has not ended within ${(0,L.a3)(f.timeoutMs)}\
, and was stopped`;return{...h,status:"failed",error:new _e.GQ("deploy_timeout",m,{input:"timeout",remedy:"Raise the input timeout."})}}function Ut(){return new _e.
GQ("interrupted","Interrupted: the check was stopped, and has no result")}const ln=5;function Ur({changed:l},f){if(l.length===0)return;const h=l.slice(0,ln).join(
", "),m=l.length>ln?` and ${l.length-ln} more`:"";f({type:"warning",message:`Changed since the commit, and not part of the check: ${h}${m}`,remedy:"The platform\
 builds commits: commit what belongs to the check."})}async function is(l){const f=await(0,C.mkdtemp)((0,ae.join)(l.RUNNER_TEMP||(0,M.tmpdir)(),"slipway-check-"));
return{path:f,[Symbol.asyncDispose]:()=>(0,C.rm)(f,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),2207:((Ks,it,N)=>{N.d(it,{Mb:()=>M,PB:()=>C,iV:()=>j,
sR:()=>ae});const C=["queued","building","syncing","activating","succeeded","failed","cancelled"],M=["queue","clone","install","build","sync","activate"],ae=["r\
epository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script\
_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","di\
sk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],j={invalid_request:400,
unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,
domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),4178:((Ks,it,N)=>{N.r(it),N.d(it,{startLocalPlatform:()=>hb});var C=N(6760),M=N(3739),ae=N(
7994),j=N(7598),ye=N(8161),L=N(3024),_e=N(5239),g=N(7934),F=N(8302);const Nt=5,at=60;function Ee(t){return g.FsL(g.IeY(F.Gv,"must be an object"),g.rej(t,e=>e.expected===
"never"?Rt(e.path,t):"is required"))}function ie(t){return g.yqP(g.mee(t))}function Je(t){return g.yqP(g.ZmZ(t))}const He=["__proto__","prototype","constructor"];
function mt(t,e){return g.FsL(g.IeY(F.Gv,"must be an object"),g.z6Y(n=>!He.some(s=>Object.hasOwn(n,s)),`must not contain ${He.join(", ")}`),g.g1P(t,e))}function yt(t){
return g.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function Et(t,e,n){const s=g.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.
map(({path:r,message:o})=>`${en(r)||n} ${o}`)}}function $e(t){const e=t.length>at?`${t.slice(0,at)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(
e)}function en(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${$e(String(e))}`).join("").replace(/^\./,"")}function Rt(t,e){const n=t?.at(-1)?.input,
[,...s]=(0,F.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,Nt).map($e),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.
keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}var ct=N(1709);const ut=253,At="\
[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",It=new RegExp(`^(?:${At}\\.)+(?!\\d+$)${At}$`);function kt(t){return t.length<=ut&&It.test(t)}function Lt(t,e){return t===
e||t.endsWith(`.${e}`)}var S=N(2345);const A=512,G=/^[!-?A-~]*@[!-?A-~]+$/;function z(t){return t.length<=A&&G.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}
function ne(t){return/[^\0-\x7f]/.test(t)}const Ie=["viewer","deployer"];function We(t){return g.KCZ([t,g.YOg(t)],"must be a string, or a list of strings")}const ze=g.
FsL(g.YjP("must be a string"),g.BpQ(1,"must not be empty")),Vs=g.FsL(g.YjP("must be a string"),g.Ru6(A,`must have at most ${A} characters`),g.yGV(G,({input:t})=>{
const e=ne(t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`}));function $n(t){const e=`${t} ASCII emails, \
or @domain for every email of a domain. Upper and lower case are the same.`;return g.yqP(g.FsL(We(Vs),g.h_(e)))}const xn="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",Xs=g.FsL(
g.YjP("must be a string"),g.Ru6(ut+2,`must have at most ${ut+2} characters`),g.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${xn})$`),'must be a host name in lower case a\
nd punycode, as "shop.example.com", or "*.example.com", or "*"')),Mn=Ee({viewer:$n("May read."),deployer:$n("May do everything."),domains:g.yqP(g.FsL(We(Xs),g.h_(
'Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", "*.example.com" for all names below, "*" for all\
.')))}),Cn=Ee({issuer:g.FsL(g.YjP("must be a string"),g.z6Y(Qs,"must be an https:// URL without query (http:// only for loopback)"),g.yuE({format:"uri"}),g.h_("\
The value of the iss claim: an https URL, or an http URL of loopback.")),audience:g.yqP(g.FsL(We(ze),g.h_("Accepted aud values. Default: the platform's own base\
 URL."))),email:g.lqM(g.FsL(g.YjP("must be a string"),g.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@github.actions"'),g.z6Y(t=>!ne(
t),"has characters other than ASCII"),g.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),emailsVerified:g.
lqM(g.FsL(g.zMY("must be true or false"),g.h_("True if the issuer verifies every email before it writes it into a token: then a token may lack email_verified. M\
icrosoft Entra, for example, leaves the claim out. A token whose email_verified is false is refused all the same.")),!1),clientId:g.yqP(g.FsL(ze,g.h_("The clien\
t that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for \
/}."))),clientSecretFile:g.yqP(g.FsL(ze,g.h_("A file with the client's secret. A relative path begins in the data directory."))),clientSecretEnv:g.yqP(g.FsL(ze,
g.h_("The environment variable of the platform that has the client's secret."))),name:g.yqP(g.FsL(ze,g.Ru6(60,"must have at most 60 characters"),g.h_("The name \
of the identity provider on the sign-in page. Default: its host."))),require:g.lqM(g.FsL(mt(g.YjP(),We(ze)),g.h_("Claims that a token must have, each with one o\
f the values.")),{})}),Js=g.FsL(Ee({$schema:g.yqP(g.YjP("must be a string")),localIssuer:g.lqM(g.FsL(g.zMY("must be true or false"),g.h_("Whether tokens of the \
platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),issuers:g.lqM(g.FsL(g.YOg(Cn,"must be a l\
ist"),g.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s}\
 twice`})}),g.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:g.FsL(mt(g.FsL(g.YjP(),g.yGV(new RegExp(
`^(?:\\*|${S.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),Mn),g.h_('Grants by organization; "*" is every organization.'))}),g.DDF("platfor\
m.json"),g.h_("Who may do what on a platform that several people share. The platform reads the file from its data directory when it starts."));function Qs(t){if(!URL.
canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,ct.c)(e.hostname)}
const Un={localIssuer:!0,issuers:[],roleOf:()=>"deployer",organizationsOf:()=>{},mayUseDomain:()=>!0},Fn=1024*1024,jn=10;function qs(t,e={}){const n=(0,C.join)(
t,"platform.json");if(!(0,L.existsSync)(n))return Un;try{if((0,L.statSync)(n).size>Fn)throw new Error(`is larger than ${Fn} bytes`);return Pn(JSON.parse((0,L.readFileSync)(
n,"utf8")),{file:s=>(0,L.readFileSync)((0,C.resolve)(t,s),"utf8").trim(),env:s=>e[s]})}catch(s){throw new M.GQ("invalid_file",`${n}: ${s instanceof Error?s.message:
String(s)}`,{place:{file:n},remedy:`Correct the file (${(0,_e.f)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:s})}}const vt={
file:()=>"",env:()=>{}};function Pn(t,e=vt){const n=Et(Js,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,jn).join("; "));const{localIssuer:s,issuers:r,
organizations:o}=n.output,i=new Map(Object.entries(o).map(([a,c])=>[a,tr(c)]));return{localIssuer:s,issuers:r.map(({issuer:a,audience:c,email:u,emailsVerified:d,
require:p,...y},b)=>({issuer:a,audiences:c===void 0?void 0:[c].flat(),email:u,emailsVerified:d,client:Bn(a,y,`issuers[${b}]`,e),require:Object.fromEntries(Object.
entries(p).map(([_,O])=>[_,[O].flat()]))})),roleOf(a,c){const u=a.slice(a.lastIndexOf("@")),p=[i.get(c),i.get("*")].flatMap(y=>[y?.get(a),y?.get(u)]);return p.includes(
"deployer")?"deployer":p.find(y=>y!==void 0)},organizationsOf:er(i),mayUseDomain(a,c){return[o[a]?.domains??[],o["*"]?.domains??[]].flat().some(d=>Zs(d,c))}}}function Bn(t,{
clientId:e,clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but n\
o clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):
i.file(n);if(a&&!c){const d=n===void 0?`clientSecretEnv names the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${d}, which is empty or not\
 set`)}const u=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:u}}function Zs(t,e){
return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function er(t){const e=new Map;for(const[n,s]of t)for(const r of s.keys()){const o=e.get(r);o?
o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf("@")),r=new Set([n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:[...r].sort()}}function tr(t){
return new Map(Ie.flatMap(e=>[t[e]??[]].flat().map(n=>[n.toLowerCase(),e])))}var Re=N(336);const nr=1e3,sr=2e4;class J extends Error{name="StoreUnavailable";isFull;constructor(e,{
isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}async function rr(t,e,n){const s=e.monotonic()+sr;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof
J&&!o.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(nr,n).catch(()=>{}),n?.aborted))throw o}}const tn=["ok","missed","refused","limited","failed"],re=["\
get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","d\
elete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","de\
ploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change"],fe={hour:36e5,day:864e5};function or(t){const e=n=>Object.fromEntries(tn.flatMap(s=>{const r=nn(
n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},
sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.
deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(t.build_ms/1e3)}}}function nn(t,e){return re.find(n=>n===`${t}_${e}`)}function sn(t={}){const e=re.
map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Gn(t,e){return Object.fromEntries(re.map(n=>[n,t[n]+e[n]]))}function Si(t){const e=n=>re.reduce((s,r)=>s+
(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}
const Hn={kvs(){},site(){}},Wn=2e5,zn=new Map(re.map((t,e)=>[t,e])),Ce=t=>zn.get(t)??0,ir=Object.fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(
tn.map(e=>[e,Ce(nn(t,e)??`${t}_refused`)]))])),ar=Ce("kvs_bytes_in"),cr=Ce("kvs_bytes_out"),ur=Ce("site_bytes_out"),gt=[Ce("site_2xx"),Ce("site_3xx"),Ce("site_4\
xx"),Ce("site_5xx")];class dr{#e=new Map;#t=new Map;#n=new Map;#s=new Float64Array(re.length);#r;lost=0;constructor(e){this.#r=Yn(e)}kvs(e,n,s,r,o){let i=this.#e.
get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(re.length)},this.#e.set(e.keyspace,i)),Ye(i.counts,ir[n][s],1),Ye(i.counts,ar,r),Ye(i.counts,
cr,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,project:e.project,app:e.appID,table:""},counts:new Float64Array(re.length)},this.#t.
set(e.subdomain,r)),Ye(r.counts,n<300?gt[0]:n<400?gt[1]:n<500?gt[2]:gt[3],1),Ye(r.counts,ur,s)}take(e){for(const{scope:n,counts:s}of[...this.#e.values(),...this.#t.
values()]){for(const[i,a]of s.entries())Ye(this.#s,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#r]),o=this.#n.get(r);if(o)for(const[i,a]of s.
entries())Ye(o.counts,i,a);else this.#n.size<Wn?this.#n.set(r,{scope:n,counts:s,hour:this.#r}):this.lost+=rn(s)}this.#e=new Map,this.#t=new Map,this.#r=Yn(e)}get waiting(){
return this.#n.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#n){if(n.length===e)break;this.#n.delete(s),n.push({scope:r,hour:o,counts:Dt(
i)})}return n}totals(){const e=this.#s.slice();for(const{counts:n}of[...this.#e.values(),...this.#t.values()])for(const[s,r]of n.entries())Ye(e,s,r);return Dt(e)}}
function Ye(t,e,n){t[e]=(t[e]??0)+n}function Yn(t){return Math.floor(t/fe.hour)*fe.hour}function Dt(t){return Object.fromEntries(re.map((e,n)=>[e,t[n]??0]))}function rn(t){
return re.reduce((e,n,s)=>/bytes/.test(n)?e:e+(t[s]??0),0)}const Kn=8e3,lr=3e4,fr=36e5,on=250,Vn=250,Xn=500,hr=500,pr=1e3;function mr(t){const{clock:e,log:n,every:s=Re.
fm}=t,r=new dr(e.now()),o=yr(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(p){a||n("warn","usage_not_stored",{reason:String(
p)}),a=!0}},u=()=>(i??=c().finally(()=>{i=void 0}),i),d=s(Kn,u);return{meter:r,flush:u,figures:()=>({counts:r.totals(),waiting:r.waiting,lost:r.lost}),async[Symbol.
asyncDispose](){d(),await i,await u()}}}function yr(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,j.randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{
for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(on)}),await e.add(a).catch(u=>{if(u instanceof J)throw u;r("error","usage_lost",{rows:a?.
rows.length??0,reason:String(u)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Vn)===Vn;);n&&await e.claimTurn("stored",lr)&&await Er(
e,n,s),await e.claimTurn("prune",fr)&&await gr(e,s)}}async function Er(t,e,n){for(let s=0;;){const r=await e.sizes(s,Xn),o=r.length<Xn,i=o?Number.MAX_SAFE_INTEGER:
r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}async function gr(t,e){for(let n=0;n<pr;n+=1){if(await t.prune(e.now(),
hr)===0)return;await new Promise(setImmediate)}}var dt=N(597),ge=N(2207);class Qe extends Error{name="BodyTooLarge"}class $t extends Error{name="BodyBroken"}function he(t,e,n={}){
return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function ee(t,e){const n=t.headers[e];
return typeof n=="string"?n:n?.[0]}function ke(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class v extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function we(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return he(ge.iV[n],r,t.headers)}
const Jn=10;function Qn(t,e){if(!(0,F.Gv)(t))throw Te(["the body must be a JSON object"]);const n=Et(e,t,"the body");if("faults"in n)throw Te(n.faults);return n.
output}function Te(t){const e=t.length-Jn,n=t.slice(0,Jn).join("; ")+(e>0?`; and ${e} more`:"");return new v("validation_failed",`${n}.`)}const qn=[[/\0/,"must \
not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed Unicode"]];function Se(t,e,n=[]){const s=[...qn,...n];return g.FsL(g.YjP("must be a\
 string"),g.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),g.Ru6(e,`must have at most ${e} characters`),yt(r=>s.find(([o])=>o.test(r))?.[1]),
g.yuE(xt(...s.map(([r])=>r))))}function xt(...t){return{not:{pattern:t.map(({source:e})=>e).join("|")}}}function wr(t){return g.KIO(t,`must be one of ${t.join("\
, ")}`)}const Zn=g.zMY("must be true or false"),an=Se(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not con\
tain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or e\
nd with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,
'must not end with "."']]),Tr=g.FsL(Se(1,64),g.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: 40 hexadecimal digits")),es=Se(1,1024,[[/^(?:\/|[A-Za-z]:)/,
"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,
'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead into ".git"']]),br=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
_r=/:\/\/[^/?#\\]*@/;function cn(t){return g.FsL(g.YjP("must be a string"),g.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),yt(e=>{const n=(0,dt.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),g.yuE({maxLength:1024,pattern:br.source,...xt(_r,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:un,envBytes:dn}=S.lF,Mt=new RegExp(`^${S.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),ts=g.FsL(g.IeY(t=>ns(t)===void 0,
({input:t})=>ns(t)??""),g.yuE({type:"object",maxProperties:un,propertyNames:{pattern:S.G1.source,...xt(Mt)},additionalProperties:{type:"string",maxLength:dn-1,...xt(
...qn.map(([t])=>t))}}));function ns(t){if(!(0,F.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>un)return`must have \
at most ${un} variables`;let n=0;for(const[s,r]of e){const o=Sr(s,r);if(o!==void 0)return`contains ${$e(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>dn?`must have at most ${dn} bytes of names and values`:void 0}function Sr(t,e){return S.G1.test(t)?Mt.test(t)?`but names that begin with ${S.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Or=300,Nr="developer@slipway.local\
host";function Rr(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await Promise.all([N.e(550),N.e(702)]).then(N.bind(N,9702));r??=c.importJWK(
n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),d=a.email??Nr;return new c.SignJWT({...a.claims,email:d,email_verified:!0}).setProtectedHeader({alg:"ES256",
typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??d).setAudience(a.audience??t.audience).setIssuedAt(u).setExpirationTime(u+(a.expiresInSeconds??Or)).setJti(
(0,j.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":Ar(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!==
"GET"&&a.method!=="HEAD"){const d="The identity provider accepts only GET and HEAD";return we(new v("method_not_allowed",d,{allow:"GET, HEAD"}),a)}const c=ke(a.
target),u=i[c];if(u)return he(200,u,{"cache-control":"public, max-age=300"});if(c!=="/identity/token")return we(new v("not_found",`Nothing is at ${c}`),a);if(!rs(
a,t.requestToken)){const d="The request token is missing or wrong: see run.json";return we(new v("unauthorized",d,{"www-authenticate":"Bearer"}),a)}return ss(a.
target,o)}}}async function ss(t,e){const n=new URLSearchParams(t.slice(ke(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,F.Eb)({audience:s||void 0,
email:r||void 0}));return he(200,{count:o.length,value:o})}function Ar(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:[
"id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub",
"aud","exp","iat","jti","email","email_verified"]}}function rs(t,e){const n=r=>(0,j.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(ee(t,"aut\
horization")??"")?.[1];return s!==void 0&&(0,j.timingSafeEqual)(n(s),n(e))}const Ir=Ee({to:Se(1,4096)}),Ct=64*1024;function os(t,e){return async n=>{try{if(n.method!==
"POST")throw new v("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!rs(n,t))throw new v("unauthorized","The request token is missing or wr\
ong.",{"www-authenticate":"Bearer"});const{to:s}=Qn(JSON.parse((await n.body(Ct)).toString()),Ir);return await e(s),he(200,{to:s})}catch(s){if(s instanceof $t)throw s;
return we(kr(s),n)}}}function kr(t){if(t instanceof v)return t;if(t instanceof SyntaxError)return new v("invalid_request","The body is not JSON.");if(t instanceof
Qe)return new v("body_too_large",`The body is larger than ${Ct} bytes.`);const{mender:e,message:n}=(0,M.I7)(t);return e==="user"?new v("validation_failed",`to: ${n}\
.`):new v("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}const Lr=2e3;function vr({deployments:t,damage:e,ability:n,node:s,clock:r,metering:o}){
const i=new Map,a=s===void 0?{}:{node:s},c=()=>[...i].flatMap(([d,p])=>p.map((y,b)=>[{service:d,status:`${b}xx`,...a},y]).filter(([,y])=>y>0)),u=async()=>{const d=await xr(
t,r);return[ce("slipway_requests_total","counter","Requests answered.",c()),ce("slipway_state_available","gauge","1 if the state can be read, else 0.",[[a,d?1:0]]),
...d?Mr(d):[],...Dr(o.figures(),a),ce("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[a,e?.total??0]]),...n?[$r(n,a)]:[],
ce("process_resident_memory_bytes","gauge","Resident memory.",[[a,process.memoryUsage.rss()]]),ce("process_uptime_seconds","gauge","Seconds since the process st\
arted.",[[a,process.uptime()]])].join("")};return{count(d,p){let y=i.get(d);y||(y=[0,0,0,0,0,0],i.set(d,y));const b=Math.floor(p/100);y[b]=(y[b]??0)+1},handler:async()=>({
status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await u()})}}function Dr({counts:t,waiting:e,lost:n},s){
const r=["get","put","delete","other"].flatMap(a=>tn.flatMap(c=>{const u=nn(a,c);return u?[[{method:a,outcome:c,...s},t[u]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(
a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"e\
dge",direction:"out",...s},t.site_bytes_out]];return[ce("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),ce("slipway_site_\
requests_total","counter","Requests to sites of apps.",o),ce("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),ce("slipway_us\
age_waiting_rows","gauge","Rows of usage that are not stored yet.",[[s,e]]),ce("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[
[s,n]])]}function $r({canBuild:t},e){return ce("slipway_can_build","gauge","1 if the node can build, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}
async function xr(t,e){const n=new AbortController,s=e.sleep(Lr,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof
J)return;throw r}finally{n.abort()}}function Mr(t){const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[ce("slipway_deployments","\
gauge","Deployments by status.",t.map(s=>[{status:s.status},s.count])),ce("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),
ce("slipway_deployment_seconds_sum","counter","Seconds that deployments ran.",[[{},e(t,"ms")/1e3]]),ce("slipway_deployment_seconds_count","counter","Deployments\
 that ran and ended.",[[{},e(t,"ran")]])]}function ce(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,u])=>`${c}="${Cr(u)}"`);return`${t}${a.
length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function Cr(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var Ut=N(9127),ln=N(7634);const Ur=5e3,is=15e3,l=null,f=1e3,h=10;async function m(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),
i=()=>({...e,version:ln.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{
store:a,start:c,ability:u}=n,d=()=>a.announce({...i(),...c,canBuild:u?.canBuild});await u?.look(),await E(d,n,t);const p=P(d,u,t);return R(await a.living(),c,t),
{list:()=>a.list(),async[Symbol.asyncDispose](){await p(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function E(t,{signal:e},{own:{name:n},
clock:s,log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw w(n,i);o||r("warn","node_name_awaited",T(n,i)),o??=i,await s.sleep(
f,e)}}function T(t,{address:e,silentMs:n}){const s=Math.max(0,is-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,Ut.a3)(n)} ago. If \
it was killed, this one goes on in ${(0,Ut.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}function w(t,{
address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Ut.a3)(n)} ago`,r=`Start this one wi\
th another --node. If the other one was killed just now, wait ${is/1e3} seconds and start this one again.`;return new M.GQ("invalid_input",s,{input:"node",remedy:r})}
function R(t,e,{log:n}){for(const{key:s,flag:r,means:o}of I){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,u]of Map.groupBy(a,d=>d[s])){const d=u.
slice(0,h).map(({name:p})=>p);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:d.join(", "),means:o})}}}const I=[{key:"publicUrl",flag:"--public-\
url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"E\
ach of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function P(t,e,{own:{name:n},log:s,every:r=Re.fm}){let o;const i=q(
s),a=async()=>{const y=await t();y?i("node_name_taken",{node:n,address:y.address,means:V}):i(void 0)},c=async()=>{try{await e?.look();let y;do y=e?.canBuild,await a();while(e?.
canBuild!==y)}catch(y){i("node_not_announced",{reason:String(y)})}finally{o=void 0}},u=()=>{o??=c()},d=r(Ur,u),p=e?.subscribe(u);return async()=>{d(),p?.[Symbol.
dispose](),await o}}function q(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const V="Another process took the name of this node while this one g\
ave no sign of life. Stop one of them, and start it with another --node",xe=["control","build","edge","kvs"],as=2e3,Fr=1e3;function jr({node:t,roles:e,checks:n,
clock:s}){const r=new Set;let o=!1;const i=xe.map(d=>[d,lt(n[d],s)]),a=new Map(i.filter(([d])=>e.includes(d))),c=async d=>{const p=a.get(d);return p?o?"draining":
r.has(d)?await p()?"ready":"failing":"starting":"absent"},u=async d=>{const p=await Promise.all(d.map(async _=>[_,await c(_)])),[,y="ready"]=p.find(([,_])=>_!==
"ready")??[],b={status:y,node:t,roles:Object.fromEntries(p)};return y==="ready"?he(200,b):he(503,b,{"retry-after":"1"})};return{start(d){for(const p of d?[d]:xe)
r.add(p)},drain(){o=!0},handler(d){const p=cs(d);if(p===void 0)return u(e);const y=xe.find(b=>b===p);return y?u([y]):we(new v("invalid_request",`role is one of ${xe.
join(", ")}.`),d)}}}function cs({target:t}){return new URLSearchParams(t.slice(ke(t).length)).get("role")??void 0}function lt(t,e){if(!t)return()=>Promise.resolve(
!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(as,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(()=>!0).catch(()=>!1),i]);return o.
abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&e.monotonic()-s.at<Fr?s.can:(n??=r(),n)}var us=N(7067),Ke=N(7030),qe=N(7075);function ds(t){if(t instanceof
v)return t;if(t instanceof J)return t.isFull?new v("unavailable","The platform has no room to store more. Its operator has to add some.",fn):new v("unavailable",
`The platform cannot read or write its state now. ${Ft}`,Pr)}const Ft="Read what was to be changed before you repeat the call, because it may have been changed.",
fn={"retry-after":"30"},Pr={"retry-after":"5"};function hn(t){const e=new Ke.BlockList;for(const n of t){const[,s="",r]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(n)??[],
o=(0,Ke.isIP)(s),i=o===4?32:128;if(o===0||s.includes("%")||Number(r??0)>i)throw new M.GQ("invalid_input",`--trusted-proxies: "${n}" is not an address or a netwo\
rk`,{input:"trusted-proxies",remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});e.addSubnet(s,Number(r??i),
o===4?"ipv4":"ipv6")}return e}function Br(t,e,n){let s=Pt(t);for(const r of(e??"").split(",").reverse()){if(!(0,ct.O)(s)&&!Gr(n,s))break;const o=Pt(r.trim());if((0,Ke.
isIP)(o)===0)break;s=o}return s}function jt({remoteAddress:t}){const e=Pt(t??"");return(0,ct.O)(e)?"loopback":Hr(e)}function Gr(t,e){const[n=""]=e.split("%",1),
s=(0,Ke.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function Pt(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function Hr(t){if((0,Ke.isIP)(t)!==6)return t.
slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(
":")}::/64`}const Bt=100,Ze=new WeakMap;function Sd(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(Ze.get(s)??0)+1;if(Ze.
set(s,r),r>Bt){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(Ze.get(s)??1)-1;Ze.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const Od=64*1024,Nd=128*
1024;class Rd{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get bytes(){return this.#s}hold(e,n){const s=Ad(e,n);if(!s||s.bytes<=Od)return;const r=this.#n.
get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){
if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)
return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Ad(t,e){if(e!==void 0)
return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof qe.Readable?{key:t,bytes:Nd}:{key:e.buffer,bytes:e.buffer.byteLength}}const Id=16;class kd{#e=[];#t=!1;open(){
this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=Id&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){
const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}const Ld=/^[\w.:-]{1,128}$/,Oi=8*1024*1024,vd=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Dd=47,$d=(0,j.randomBytes)(
5).toString("hex");let Ni=0;class xd{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==Dd&&Md(e)}get method(){return this.#e.
method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===
void 0){const e=this.#e.headers["x-request-id"];Ni+=1,this.#s=typeof e=="string"&&Ld.test(e)?e:`${$d}-${Ni}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.
socket;if(e!==void 0)return Br(e,ee(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){const e=new AbortController;
this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error("The client went away"))})}return this.#r.
signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];let a=0;const c=d=>{this.#o=
!n.complete,o(d)},u=()=>c(new $t("The client went away before its body ended"));if(n.destroyed&&u(),s>e+Oi){c(new Qe);return}n.on("data",d=>{a+=d.length,a<=e?i.
push(d):a>e+Oi?(n.pause(),c(new Qe)):i.length=0}),n.on("end",()=>a>e?c(new Qe):r(Cd(i,a))),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}function Md(t){
const[,e,n=""]=vd.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Cd(t,e){const[n]=t;return n!==void 0&&t.length===
1?n:Buffer.concat(t,e)}const Ud=15e3,Fd=12e4,jd=3e4,Ri=t=>we(new v("unavailable","The platform is starting.",{"retry-after":"1"}),t),Pd=128*1024*1024;async function Bd(t){
const{host:e,log:n,batch:s=new kd}=t,r={handler:Ri,closing:!1,log:n,batch:s,bodies:new Rd(Pd)},o={open:new Set,proxies:hn(t.trustedProxies??[])},i=(0,us.createServer)(
{headersTimeout:Ud,requestTimeout:Fd,keepAliveTimeout:jd,joinDuplicateHeaders:!0},(u,d)=>Sd(u,d,()=>{s.open(),zd(r,{request:new xd(u,d,o),incoming:u,outgoing:d})})),
a=await Hd(i,t.port,e);let c;return{port:a,serve(u){r.handler=u},close(u=5e3){return r.closing=!0,c??=Wd(i,o.open,u),c}}}function Gd(t,e){return`http://${(0,Ke.
isIPv6)(t)?`[${t}]`:t}:${e}`}function Hd(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,M.xU)(o);r(i==="EADDRINUSE"?new M.GQ("port_in_use",`Ano\
ther process uses port ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="E\
ADDRNOTAVAIL"||i==="ENOTFOUND"?new M.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine\
, and a port of 1024 or more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function Wd(t,e,n){const s=new Promise(
i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new M.GQ("interrupted","The platform stops"));t.closeAllConnections()},
n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function zd(t,e){const{request:n}=e,s=o=>Ai(Yd(n,o,t.log),t,e),r=o=>{try{Ai(o,t,e)}catch(i){s(i)}};try{
const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function Yd(t,e,n){const s=(0,M.I7)(e),r=s.cause instanceof Error?s.cause.stack??s.cause.
message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=ds(e);if(o)return we(o,t);const i="T\
he platform failed to answer. Its log has the cause, with this request ID.";return we(new v("internal",i),t)}function Ai(t,e,n){const{body:s}=t,{outgoing:r,incoming:o}=n,
i=s instanceof qe.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(r.writeHead(t.status,Kd(t,e,n)),o.method==="HEAD"||Ii(t)||s===void 0){
i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof qe.Readable?Vd(s,e,n):e.batch.end(r,s)}function Kd(t,{closing:e},{request:n}){const s=[];let r=!1;for(const o in t.
headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-cookie",o);return s.push("x-request-id",
n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof qe.Readable)&&!Ii(t)&&s.push("content-length",Xd(t.body)),s}function Ii({
status:t}){return t===204||t===304}function Vd(t,{log:e},{request:n,outgoing:s}){(0,qe.pipeline)(t,s,r=>{r&&(0,M.xU)(r)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error",
"stream_failed",{requestID:n.requestID,message:r.message})})}function Xd(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:
0}const Wr=["0.0.0.0","::"];function ki({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Wr.includes(n);return r=>{const o=r?.toLowerCase()??"";if(Li(o,e))return!0;
const i=Jd(o);return i===void 0?!1:i==="localhost"||i===n||(0,ct.O)(i)||s&&(0,Ke.isIP)(i)!==0}}function Li(t,e){const{host:n,protocol:s}=new URL(e);return t===n||
t===`${n}${s==="https:"?":443":":80"}`}function Jd(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==void 0?(0,Ke.isIPv6)(
e)?e:void 0:n?.replace(/\.$/,"")}const Qd=()=>()=>({status:404,headers:{},body:""}),zr=5*6e4,qd={lifetime:zr,perIdentity:10,inAll:1e3},vi="link_";async function Zd({
email:t,issuer:e},{sessions:n,consoleUrl:s,clock:r}){const o=vi+(0,j.randomBytes)(32).toString("base64url"),i=(0,j.hash)("sha256",JSON.stringify(["link",e,t])),
a=new Date(r.now()+zr).toISOString();return await n.open({hash:Di(o),identity:i,text:JSON.stringify({link:{email:t,issuer:e}})},qd),{url:`${s}/sign-in#${o}`,expiresAt:a}}
function yb(t){return t.startsWith(vi)}async function Eb(t,e){const n=await t.take(Di(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.link)?s.link:
{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="string")return{email:o,issuer:i};const c=`This link was used before, or is older than ${zr/6e4} minute\
s. Run "slipway console" for a new one.`;throw new Refusal("unauthorized",c)}function Di(t){return(0,j.hash)("sha256",`console link\0${t}`)}var et=N(5807);const $i=6e5,
xi=6*36e5,el=3e4,Mi=5e3;function tl(t,e,n){return Yr(async()=>{const s=await Promise.all([N.e(550),N.e(702)]).then(N.bind(N,9702)),r=s.createRemoteJWKSet(await nl(
t,e),{timeoutDuration:Mi,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let o=Number.NEGATIVE_INFINITY,i=Number.
NEGATIVE_INFINITY,a=0,c;const u=()=>n.monotonic()-o,d=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.
min(el*2**Math.max(0,a-1),$i)}),c);return async(p,y)=>{const b=n.monotonic()>=i||u()>=xi;if(u()>=$i&&b&&await d(),u()>=xi)throw ls();try{return await r(p,y)}catch(_){
if(!(_ instanceof s.errors.JWKSNoMatchingKey))throw _;const O=n.monotonic()>=i;if(O&&await d(),a>0)throw ls();if(!O)throw _;return r(p,y)}}})}async function nl(t,e){
try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(Mi),redirect:"error"})).json();return sl(s,t)}catch{
throw ls()}}function sl(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(
s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function ls(){return new v("unavail\
able","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Yr(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}
const rl=30,ol=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],il=16*1024;function al(t){const{policy:e,clock:n}=t,s=new Map(
e.issuers.map(r=>[r.issuer,{...r,keys:tl(r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Yr(async()=>(await Promise.all([N.e(550),N.
e(702)]).then(N.bind(N,9702))).createLocalJWKSet(r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},keys:o})}return async r=>{
const o=cl(r),i=await Promise.all([N.e(550),N.e(702)]).then(N.bind(N,9702)),{header:a,claims:c}=ul(o,i);dl(a,c);const u=s.get(c.iss??"");if(!u)throw pe("The tok\
en was issued by an identity provider that this platform does not trust (iss)");const d=await u.keys(),p=u.audiences??[t.audience];try{const{payload:y}=await i.
jwtVerify(o,d,{issuer:u.issuer,audience:[...p],algorithms:ol,clockTolerance:rl,currentDate:new Date(n.now()),requiredClaims:["exp"]});return Ci(u,y)}catch(y){throw pl(
y,i,p.join(" or "))}}}function cl(t){if(t===void 0)throw pe('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw pe('The Authorization header is not "Bearer <ID token>"');if(e.length>il)throw pe("The token is too long to be an ID tok\
en");return e}function ul(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw pe("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function dl(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw pe("The token is an access token: send the identity provider's ID token instead")}function Ci(t,e){return ll(t,e),{email:fl(t,e),issuer:t.issuer}}function ll(t,e){
for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw pe(`The token's ${n} claim is not one that this platform accepts`)}function fl(t,e){
const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw pe(`The token has no ${o} claim`);return i}),s=z(n);if(s===void 0){
const r=ne(n)?"has characters other than ASCII":"is not an email";throw pe(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!hl(e,t))throw pe("Th\
e token's email is not verified (email_verified is not true)");return s}function hl({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&
e}function pl(t,e,n){if(t instanceof v)return t;const{errors:s}=e;return t instanceof s.JWTExpired?pe("The token has expired (exp): ask for a new one"):t instanceof
s.JWTClaimValidationFailed?t.claim==="aud"?pe(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?pe("The token is not valid yet (\
nbf)"):pe(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?pe("The token's si\
gnature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?pe("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&
t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?pe("The token is not a valid ID token"):ls()}function pe(t){return new v("unauthorized",`${t}.`,{"www-a\
uthenticate":'Bearer error="invalid_token"'})}const Kr=12,Vr=16;function Ui({id:t,key:e},n,s){const r=(0,j.randomBytes)(Kr),o=(0,j.createCipheriv)("aes-256-gcm",
e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.concat([t,r,i,o.getAuthTag()])}function Fi(t,e,n){const s=t.find(
a=>ml(a,n));if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(s.id.length),o=r.subarray(Kr,-Vr),i=(0,j.createDecipheriv)("aes-\
256-gcm",s.key,r.subarray(0,Kr),{authTagLength:Vr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(-Vr));return Buffer.concat([i.update(o),i.final()]).toString(
"utf8")}function ml({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function Xr(t){return`kvs-token:${t}`}function ji(t){return`kvs-role:${t}`}const Pi="\
slipway_console";function yl(t,e){const n="HttpOnly; SameSite=Strict";if(Gi(t,e))return{name:`__Host-${Pi}`,attributes:`Path=/; ${n}; Secure`};const s=/:(\d{1,5})$/.
exec(fs(t))?.[1]??"80";return{name:`${Pi}_${s}`,attributes:`Path=/console; ${n}`}}function El(t,e){return(ee(t,"cookie")??"").split(";").map(n=>n.trim()).filter(
n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function Bi(t,e){return Gi(t,e)?new URL(e).origin:`http://${fs(t)} ${jt(t)}`}function gb(t,e){const n=header(
t,"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=header(t,"origin");return s===void 0||!URL.canParse(s)?!1:Hi(t,e)?s===new URL(e).origin:new URL(
s).host===fs(t)}function Gi(t,e){return e.startsWith("https:")&&Hi(t,e)}function Hi(t,e){return Li(fs(t),e)}function fs(t){return ee(t,"host")?.toLowerCase()??""}
const Wi=10*6e4,gl=4,zi="console-sign-in",Yi=new Uint8Array;class wl{#e;constructor(e){this.#e=e}begin(e,n){const{key:s,clock:r}=this.#e,o=Bi(e,this.#e.consoleUrl),
i=JSON.stringify({...n,place:o,expiresAt:r.now()+Wi}),a=Buffer.from(Ui({id:Yi,key:s},zi,i)).toString("base64url"),{attributes:c}=this.#n(e),u=this.#r(e);return[
...u.length<gl?[]:u.map(p=>`${p}=; Max-Age=0; ${c}`),`${this.#s(e,n.state)}=${a}; Max-Age=${Wi/1e3}; ${c}`]}find(e,n){const[s,...r]=El(e,this.#s(e,n));if(s===void 0||
r.length>0)return;const o=this.#t(s);if(!o||o.place!==Bi(e,this.#e.consoleUrl))return;const{issuer:i,nonce:a,verifier:c,expiresAt:u}=o;if(!(typeof u!="number"||
u<=this.#e.clock.now()||o.state!==n)&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{issuer:i,state:n,nonce:a,verifier:c}}end(e,n){return`${this.#s(
e,n)}=; Max-Age=0; ${this.#n(e).attributes}`}#t(e){try{const n={id:Yi,key:this.#e.key},s=JSON.parse(Fi([n],zi,Buffer.from(e,"base64url")));return(0,F.Gv)(s)?s:void 0}catch{
return}}#n(e){const{name:n,attributes:s}=yl(e,this.#e.consoleUrl);return{prefix:`${n.replace("slipway_console","slipway_sign_in")}_`,attributes:s.replace("SameS\
ite=Strict","SameSite=Lax")}}#s(e,n){return this.#n(e).prefix+n.replace(/[^\w-]/g,"").slice(0,8)}#r(e){const{prefix:n}=this.#n(e),s=(ee(e,"cookie")??"").split("\
;").map(r=>r.trim().split("=",1)[0]??"");return[...new Set(s)].filter(r=>r.startsWith(n)&&/^[\w-]+$/.test(r))}}const Tl=10,bl=30,_l="openid email";function Sl(t){
const e=new wl(t),n=new Map;for(const s of t.providers){const{client:r}=s;if(!r)continue;const o=`${t.consoleUrl}/sign-in/callback/${r.slug}`,i=Yr(()=>Nl(s.issuer,
r,t.fetch));n.set(r.slug,{issuer:s,client:r,redirectUri:o,configuration:i})}return{offered:[...n.values()].map(({client:{name:s,slug:r}})=>({name:s,slug:r})),forget:(s,r)=>e.
end(s,r),async begin(s,r){const o=n.get(r);if(!o)return;const i=await Promise.all([N.e(550),N.e(493)]).then(N.bind(N,7493)),a={issuer:o.issuer.issuer,state:i.randomState(),
nonce:i.randomNonce(),verifier:i.randomPKCECodeVerifier()};return{location:await Rl(i,o,a),cookies:e.begin(s,a)}},async end(s,r,o){const i=n.get(r),a=e.find(s,o.
get("state")??"");if(!i||a?.issuer!==i.issuer.issuer)throw new v("unauthorized",Ol);return Al(await Promise.all([N.e(550),N.e(493)]).then(N.bind(N,7493)),i,a,o)}}}
const Ol="This sign-in is over: it is older than ten minutes, was begun in another browser, or has ended. Sign in again.";async function Nl(t,e,n){const s=await Promise.
all([N.e(550),N.e(493)]).then(N.bind(N,7493)),r=[s.enableNonRepudiationChecks];t.startsWith("http:")&&r.push(s.allowInsecureRequests);const{id:o,secret:i}=e,a={
...(0,F.Eb)({client_secret:i}),[s.clockTolerance]:bl};return s.discovery(new URL(t),o,a,i===void 0?s.None():void 0,{execute:r,timeout:Tl,[s.customFetch]:vl(n)})}
async function Rl(t,e,{state:n,nonce:s,verifier:r}){try{const o=await t.calculatePKCECodeChallenge(r);return t.buildAuthorizationUrl(await e.configuration(),{redirect_uri:e.
redirectUri,scope:_l,state:n,nonce:s,code_challenge:o,code_challenge_method:"S256"}).href}catch(o){throw Ki(t,o,e.client.name)}}async function Al(t,e,n,s){const{
issuer:r,client:o,redirectUri:i}=e;try{const a=await t.authorizationCodeGrant(await e.configuration(),new URL(`${i}?${s}`),{pkceCodeVerifier:n.verifier,expectedState:n.
state,expectedNonce:n.nonce,idTokenExpected:!0});return Ci(r,a.claims()??{})}catch(a){throw Ki(t,a,o.name)}}const Il={access_denied:"Sign in with an account tha\
t may use it, or ask its administrator.",invalid_grant:"The answer was used before, or is too old. Sign in again.",invalid_client:"The operator of the platform \
has to correct clientId and the client secret in platform.json.",unauthorized_client:"The operator of the platform has to let the client use the code flow.",invalid_scope:'\
The operator of the platform has to let the client use the scopes "openid" and "email".',temporarily_unavailable:"Try again in a moment."},kl=200;function Ki(t,e,n){
if(e instanceof v)return e;if(e instanceof t.AuthorizationResponseError||e instanceof t.ResponseBodyError){const{error:r,error_description:o}=e,i=o?`${r} (${o})`:
r,a=Il[r]??"Sign in again. If it fails again, ask the operator of the platform.";return new v("unauthorized",`${n} answered: ${(0,et.Ow)(i,kl)}. ${a}`)}const s=e instanceof
t.ClientError?e.code:void 0;if(s===void 0||Ll.includes(s)){const r=`${n} cannot be reached now, or is not the issuer that platform.json names. Try again, or pas\
te an ID token.`;return new v("unavailable",r,{"retry-after":"5"})}return new v("unauthorized",`The answer of ${n} is not valid for this sign-in (${s}). Sign in\
 again.`)}const Ll=["OAUTH_TIMEOUT","OAUTH_ABORT","OAUTH_RESPONSE_IS_NOT_CONFORM"],Vi=1024*1024;function vl(t){return async(e,n)=>{const s=await t(e,n),{status:r,
statusText:o,headers:i}=s,a=[];let c=0;for await(const u of s.body??[]){if(c+=u.length,c>Vi)throw new Error(`The answer of ${new URL(e).host} is longer than ${Vi}\
 bytes`);a.push(u)}return new Response(c>0?Buffer.concat(a):null,{status:r,statusText:o,headers:i})}}var K=N(3823);class Xi extends Error{name="DomainTaken";domain;constructor(e){
super(`Another app has the domain ${e}`),this.domain=e}}const U={type:"string"},pn={type:"integer",minimum:0},Jr={type:"boolean"},tt={type:"string",format:"date\
-time"};function Ve(t){return{type:"string",enum:t}}function se(t){return{anyOf:[t,{type:"null"}]}}function Le(t){return{type:"array",items:t}}function X(t){const e=Object.
keys(t);return{type:"object",properties:Object.fromEntries(Object.entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}
function hs(t,e){return X({[t]:Le(e),nextCursor:se(U)})}function ve(t){return{$ref:`#/components/schemas/${t}`}}const Ji={appID:{type:"string",minLength:1,maxLength:63},
name:U,type:Ve(S.yN),repository:U,branch:U,buildCommand:se(U),outputDirectory:se(U),region:se(U),subdomain:U,state:Ve(["created","live"]),url:se(U),environments:Le(
X({environmentID:U,name:U})),createdAt:tt,updatedAt:tt},Qi={deployID:U,status:Ve(ge.PB),branch:U,commit:se(U),createdAt:tt},qi={...Qi,stage:se(Ve(ge.Mb)),startedAt:se(
tt),finishedAt:se(tt),"supersededBy?":U},Dl={file:U,line:se(pn),column:se(pn),severity:Ve(["error","warning","notice"]),code:se(U),message:U},wb={Error:X({error:X(
{code:Ve(Object.keys(ge.iV)),message:U,requestID:U})}),App:X(Ji),Environment:X({environmentID:U,name:U,url:se(U),state:Ve(["created","live"])}),AcceptedDeployment:X(
Qi),Deployment:X({...qi,url:se(U)}),Failure:X({deployID:U,stage:Ve(ge.Mb),code:Ve(ge.sR),message:U,exitCode:se({type:"integer"}),signal:se(U),log:Le(U),diagnostics:Le(
X(Dl))}),OperatorApp:X({org:U,project:U,...Ji,liveDeployID:se(U),newest:se({$ref:"#/components/schemas/OperatorDeployment"})}),OperatorDeployment:X({...qi,subject:se(
U),author:se(U),triggeredBy:se(U),size:se(X({files:pn,bytes:pn})),isLive:Jr,"redeployOf?":U,"cancelledBy?":U,phases:Le(X({name:U,startedAt:tt,ms:se({type:"numbe\
r",minimum:0})}))}),Table:X({name:U,variable:U,createdAt:tt})};function $l(t){const e=Object.entries(t).map(([n,s])=>({name:n,route:s,parts:s.path.split("/")}));
return(n,s)=>{const r=s.split("/"),o=e.filter(u=>xl(u.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(({route:u})=>u.method===i);if(a)return{name:a.name,route:a.route,parameters:Ml(
a.parts,r)};if(o.length===0)throw new v("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=o.map(({route:u})=>u.method==="GET"?"GET, HEAD":u.method).join("\
, ");throw new v("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function xl(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith(
"{")?e[s]!=="":n===e[s])}function Ml(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,Cl(e[r]??"",o)]]});return Object.
fromEntries(n)}function Cl(t,e){try{return decodeURIComponent(t)}catch{throw new v("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}class Zi{status;json;constructor(e,n){
this.status=e,this.json=n}}const Ul=["GET","HEAD"],Fl=["POST","PUT","PATCH"];function ea(t,e,n){const s=$l(e),r=async o=>{const i=ke(o.target),{name:a,route:c,parameters:u}=s(
o.method,i),d=await jl(t,c,o,u),{bytes:p,json:y}=Fl.includes(o.method)?await Gl(o,c):Bl,{orgID:b="",projectID:_="",appID:O=""}=u,{status:$=200,body:W}=c,Y=await c.
run({name:a,key:{org:b,project:_,appID:O},parameters:u,principal:d,query:new URLSearchParams(o.target.slice(i.length)),bytes:p,idempotencyKey:ee(o,"idempotency-\
key"),status:$,body:()=>W&&Qn(y,W)},n);return Y instanceof Zi?he(Y.status,JSON.parse(Y.json),{"idempotent-replayed":"true"}):he($,Y)};return async o=>{try{return await r(
o)}catch(i){const a=ds(i);if(!a)throw i;return we(a,o)}}}async function jl(t,e,n,{orgID:s,projectID:r}){const o=await t.verify(ee(n,"authorization")),{email:i}=o,
a=await t.rateLimit(i);if(a>0)throw new v("rate_limited",`Too many requests: wait ${a} s.`,{"retry-after":String(a)});if(e.for==="operators"&&t.organizationsOf(
i)!==void 0)throw new v("forbidden",`${i} has no role in the organization "*", which this call needs.`);if(e.for!==void 0)return o;if(s===void 0||!S.cS.test(s))
throw Te(["orgID in the path is not an identifier"]);if(r!==void 0&&!S.cS.test(r))throw Te(["projectID in the path is not an identifier"]);return Pl(t,i,s,!Ul.includes(
n.method)),o}function Pl({roleOf:t},e,n,s){const r=t(e,n);if(r===void 0)throw new v("forbidden",`${e} has no role in the organization ${n}.`);if(!(!s||r==="depl\
oyer"))throw new v("forbidden",`${e} may only read in the organization ${n}.`)}const Bl={bytes:Buffer.alloc(0),json:void 0};async function Gl(t,{mayBeEmpty:e,body:n}){
const s=ee(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==void 0&&s!=="application/json")throw ta(s);const r=await t.body(S.lF.bodyBytes).catch(o=>{
throw o instanceof Qe?new v("body_too_large",`The body is larger than ${S.lF.bodyBytes} bytes.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)
throw ta("none");try{const o=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(r));return{bytes:r,json:o}}catch{throw new v("invalid_request",`The body is ${r.
length===0?"empty":"not valid JSON in UTF-8"}.`)}}function ta(t){return new v("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(
0,100)}.`)}var Hl=N(3136);const Qr=20,na=1e3,sa="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",Wl=`^(?:(?=.{1,254}$)(?:${sa}\\.)+(?!\\d+\\.?$)${sa}\\.?|(?=.*[\\u\
0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function zl({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"must b\
e a list of host names";if(r.length>Qr)return`must have at most ${Qr} host names`;const o=r.map(u=>typeof u=="string"?ra(u):void 0),i=r[o.indexOf(void 0)];if(o.
includes(void 0))return`contains ${$e(String(i))}, which is not a host name as shop.example.com`;const a=o.find(u=>u!==void 0&&n.some(d=>Lt(u,d)));if(a!==void 0)
return`contains ${$e(a)}, which belongs to the platform itself`;const c=o.find((u,d)=>o.indexOf(u)!==d);return c===void 0?void 0:`contains ${$e(c)} twice`};return g.
FsL(g.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),g.yuE({type:"array",maxItems:Qr,uniqueItems:!0,items:{type:"string",maxLength:na,pattern:Wl}}),g.pdi(r=>r.map(
o=>ra(o)??o)))}function ra(t){if(t.length>na)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,Hl.domainToASCII)(t).replace(/\.$/,""):"";return kt(e)?
e:void 0}async function Yl(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>Kl(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new v("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${qr(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function Kl({resolveTxt:t},e,n){try{return(await t(qr(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes(
(0,M.xU)(s)??""))return!1;const r=`The DNS records of ${qr(e)} cannot be read now. Try again later.`;throw new v("unavailable",r,{"retry-after":"30"})}}function qr(t){
return`_slipway.${t}`}const oa=2e3,Vl=2;async function Xl(t){const{Resolver:e}=await Promise.resolve().then(N.t.bind(N,1553,19));return new e({timeout:oa,maxTimeout:oa,
tries:Vl}).resolveTxt(t)}const Jl={spaFallback:ie(Zn),installCommand:ie(Se(0,4096)),rootDirectory:ie(es),noindex:ie(Zn),nodeVersion:ie(g.FsL(Se(1,3),g.yGV(/^\d+$/,
'must be a major version, as "24"')))},Ql={buildCommand:null,outputDirectory:null,region:null},ql={buildCommand:ie(Se(0,4096)),outputDirectory:ie(es),region:ie(
g.FsL(Se(1,63),g.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},Zl=Ee({env:ts}),ef=Ee({branch:ie(an),commit:ie(Tr),
tag:Je("is not accepted: web apps deploy without a release tag")});function tf(t){const e={...Jl,domains:ie(zl(t.domains))},n={repository:cn(t.allowLocalGit),branch:an,
...ql},s={...n,repository:g.yqP(n.repository),branch:g.yqP(an)},[r,o,i]=[g.Ikc(n),g.Ikc(s),g.Ikc(e)],a=Ee({name:g.FsL(Se(1,63),g.yGV(S.cS,'must be letters, digi\
ts, ".", "_" and "-", with a letter or digit first and last')),type:wr(S.yN),...n,...e,subdomain:Je("cannot be given: it is generated")}),c=Ee({...s,...e,name:Je(
"cannot be changed: it is the ID of the app"),type:Je("cannot be changed"),subdomain:Je("cannot be changed: it is generated")});return{creation:g.FsL(a,g.pdi(u=>{
const d=Object.entries(g.qgA(i,u)).filter(([,b])=>b!==null),{name:p,type:y}=u;return{name:p,type:y,config:{...Ql,...g.qgA(r,u),settings:Object.fromEntries(d)}}})),
change:g.FsL(c,g.pdi(u=>({...g.qgA(o,u),settings:g.qgA(i,u)})))}}const Gt={limit:{type:"integer",minimum:1,maximum:S.lF.pageMost,default:S.lF.pageDefault},cursor:U};
function mn(t){return da(t,"limit",S.lF.pageDefault,S.lF.pageMost)}function yn(t,e,n){const s=t.slice(0,e),r=s.at(-1);return{items:s,nextCursor:r!==void 0&&t.length>
e?n(r):null}}function ia({seq:t}){return ps(`before:${t}`)}function aa(t){const e=Zr(t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(e)}function ca({
project:t,appID:e}){return ps(`after:${t}/${e}`)}function ua(t){const e=Zr(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!S.cS.test(n)||!S.cS.
test(s))throw eo();return{project:n,appID:s}}function nf(t){return ps(`after:${t}`)}function sf(t){const e=Zr(t,/^after:(.+)$/)?.[0];if(e!==void 0&&!S.cS.test(e))
throw eo();return e}function rf(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw Te(['prefix must be the beginning o\
f an app ID: letters, digits, ".", "_" and "-"'])}}function of(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw Te(["from must be a number of byte\
s; a negative one counts from the end"]);return{from:Number(e),limit:da(t,"limit",S.ST.pageDefault,S.ST.pageMost)}}function da(t,e,n,s){const r=t.get(e);if(r===
null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw Te([`${e} must be 1 to ${s}`]);return o}function ps(t){return Buffer.from(t).toString("b\
ase64url")}function Zr(t,e){const n=t.get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||ps(s)!==n)throw eo();return r.
slice(1)}function eo(){return Te(["cursor must be a nextCursor of this list"])}const af=254;function to({email:t}){return(0,et.Ow)(t,af)}function no(t,e){const{
idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw Te(["Idempotency-Key must be 1 to 255 visi\
ble ASCII characters"]);return{scope:JSON.stringify([s.issuer,s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,j.hash)("sha256",o),status:a,answer:c=>JSON.
stringify(e(c))}}}function so(t,e){switch(t.kind){case"done":return e(t.made);case"replayed":return new Zi(t.status,t.answer);case"other_request":throw Te(["Ide\
mpotency-Key was used before with another body"]);default:return(0,M.xb)(t)}}const cf=g.FsL(Se(1,1e3),g.yGV(S.G1,"is not a variable's name: letters, digits and \
_, and not a digit first")),uf=Ee({set:ie(ts),unset:ie(g.FsL(g.YOg(cf,"must be a list of names"),g.Ru6(S.lF.envVariables,`must have at most ${S.lF.envVariables}\
 names`)))}),la={variables:S.lF.envVariables,bytes:S.lF.envBytes};function df({state:t,logs:e}){const{apps:n,deployments:s,releases:r}=t,o=async a=>{const c=await n.
find(a);if(!c)throw nt(a);return c},i=async(a,c)=>{const u=await s.find(a,c);if(u)return u;throw await o(a),fa(a,c)};return{app:o,deployment:i,async cancel(a,c,u){
const d=await s.cancel(a,c,u);if(d.kind==="no_deployment")return i(a,c);if(d.kind==="not_queued")throw ff(d.deployment);return d.deployment},async redeploy(a,c,u,d){
const p={branch:null,commit:null,by:u},y=c===void 0?await s.create(a,p,d):await s.redeploy(a,c,u,d);if(y.kind==="no_app")throw nt(a);if(y.kind!=="no_deployment")
return y;throw await o(a),fa(a,c??"")},async clearCaches(a){if(!await n.update(a,{settings:{cachesOf:(0,j.randomUUID)()}}))throw nt(a)},async rollback(a,c){const u=await r.
rollback(a,c);if(u)return u;await o(a);const d=c===void 0?"no kept release before the live one":`no kept release ${c.slice(0,100)}`;throw new v("not_found",`The\
 app ${a.appID} has ${d}.`)},async envNames(a){return await o(a),Object.keys(await n.env(a)).sort()},editEnv:(a,c)=>lf(t.apps,a,c),async readLog(a,c,u){const d=await i(
a,c),p=d.finishedAt!==null,y=await e.read(c,{...u,isComplete:p});return y?{text:y.text,next:y.next,atEnd:p&&y.next>=y.size,deployment:d}:{text:"",next:Math.max(
0,u.from),atEnd:p,deployment:d}}}}async function lf(t,e,{set:n,unset:s}){const r=s?.find(i=>n&&Object.hasOwn(n,i));if(r!==void 0)throw Te([`${r} is in set and i\
n unset`]);const o=await t.editEnv(e,{set:n??{},unset:s??[]},la);switch(o.kind){case"done":return{names:o.names,absent:o.absent};case"no_app":throw nt(e);case"f\
ull":{const{variables:i,bytes:a}=la;throw Te([`an app may have ${i} variables, and ${a} bytes of names and values`])}default:return(0,M.xb)(o)}}function nt({org:t,
project:e,appID:n}){return new v("not_found",`There is no app ${n} in ${t}/${e}.`)}function fa({appID:t},e){return new v("not_found",`The app ${t} has no deploy\
ment ${e.slice(0,100)}.`)}function ff({deployID:t,status:e,finishedAt:n,supersededBy:s}){const r="Only a queued deployment can be cancelled.";if(n===null)return new v(
"conflict",`The deployment ${t} is already building. ${r}`);const o=s===null?"":`, because ${s} replaced it`;return new v("conflict",`The deployment ${t} has en\
ded already: ${e}${o}. ${r}`)}const hf={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};function pf(t){const{stage:e,
createdAt:n,startedAt:s,finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[u,d]of ge.Mb.entries()){const p=i[d];
if(p===void 0)continue;const y=ge.Mb.slice(u+1).find($=>i[$]!==void 0),b=y===void 0?r:i[y]??null;if(y===void 0&&d!==a)break;const _=hf[d],O=c.at(-1);O?.name===_?
c.splice(-1,1,{...O,finishedAt:b}):c.push({name:_,startedAt:p,finishedAt:b})}return c}function ro({subdomain:t,settings:e}){return e.domains?.[0]??t}const ha="p\
roduction";function pa(t){return t.liveRelease===null?"created":"live"}function ma(t,e){return t.liveRelease===null?null:e(ro(t))}function oo(t,e){return{appID:t.
appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:pa(t),url:ma(t,e),environments:[{environmentID:t.environmentID,name:ha}],createdAt:Ue(t.createdAt),updatedAt:Ue(t.updatedAt)}}function mf(t,e){return{
environmentID:t.environmentID,name:ha,url:ma(t,e),state:pa(t)}}function ya(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,
branch:s,commit:r,createdAt:Ue(o)}}function Ea(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:u,finishedAt:d,supersededBy:p}=t;
return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Ue(c),startedAt:u===null?null:Ue(u),finishedAt:d===null?null:Ue(d),url:r==="succeeded"?n(ro(e)):null,
...(0,F.Eb)({supersededBy:p??void 0})}}function yf(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,u=a.slice(-S.lF.failureLogLines).
map(p=>p.slice(0,S.lF.failureLogLine)),d=c.map(({source:p,...y})=>y);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:u,diagnostics:d}}function ga(t,e,n){
return{org:t.org,project:t.project,...oo(t,n),liveDeployID:t.liveRelease,newest:e&&En(e,t,n)}}function En(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,cancelledBy:i,
redeployOf:a,supersededBy:c}=t,{url:u,...d}=Ea(t,e,n);return{...d,...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...(0,F.Eb)({redeployOf:a??void 0,
cancelledBy:i??void 0,supersededBy:c??void 0}),phases:pf(t).map(({name:p,startedAt:y,finishedAt:b})=>({name:p,startedAt:Ue(y),ms:b===null?null:b-y}))}}function Ue(t){
return new Date(t).toISOString()}function Ef(t,e){return ea(t,gf(e),e)}function Tb(t){return t}function gf(t){const{creation:e,change:n}=tf(t);return{createApp:{
...K.bw.createApp,summary:"Creates an app. Its ID is its name.",body:e,status:201,answer:ve("App"),async run(s,r){const{state:o,siteUrl:i}=r,{name:a,type:c,config:u}=s.
body(),d=_=>oo(_,i),p=no(s,d);await wa(r,s.key,void 0,u.settings.domains);const y={...s.key,appID:a},b=await o.apps.create({key:y,type:c,config:u},p).catch(Ta);
if(b.kind!=="taken")return so(b,d);throw new v("app_exists",`There is an app ${a} in this project already.`)}},updateApp:{...K.bw.updateApp,summary:"Changes the\
 fields of an app that the body names. Null removes an optional one.",body:n,answer:ve("App"),async run(s,r){const{state:o,siteUrl:i}=r,a=await Ht(s,o),c=s.body();
await wa(r,s.key,a,c.settings.domains);const u=await o.apps.update(s.key,c).catch(Ta);if(!u)throw nt(s.key);return oo(u,i)}},replaceEnv:{...K.bw.replaceEnv,summary:"\
Replaces the whole set of variables. No answer contains their values.",body:Zl,answer:X({names:Le(U)}),async run(s,{state:r}){await Ht(s,r);const{env:o}=s.body();
if(!await r.apps.replaceEnv(s.key,o))throw nt(s.key);return{names:Object.keys(o).sort()}}},listEnvironments:{...K.bw.listEnvironments,summary:"Lists the environ\
ments of an app.",answer:X({environments:Le(ve("Environment"))}),run:async(s,{state:r,siteUrl:o})=>({environments:[mf(await Ht(s,r),o)]})},deploy:{...K.bw.deploy,
summary:"Queues a deployment of the app's branch, or of another branch or a commit.",body:ef,mayBeEmpty:!0,status:202,answer:ve("AcceptedDeployment"),async run(s,{
state:r}){await Ht(s,r);const o=no(s,ya),{branch:i=null,commit:a}=s.body(),c={branch:i,commit:a?.toLowerCase()??null,by:to(s.principal)},u=await r.deployments.create(
s.key,c,o);if(u.kind==="no_app")throw nt(s.key);return so(u,ya)}},listDeployments:{...K.bw.listDeployments,summary:"Lists deployments, newest first.",query:Gt,answer:hs(
"deployments",ve("Deployment")),async run(s,{state:r,siteUrl:o}){const i=await Ht(s,r),a=mn(s.query),c=await r.deployments.list(s.key,{limit:a+1,before:aa(s.query)}),
{items:u,nextCursor:d}=yn(c,a,ia);return{deployments:u.map(p=>Ea(p,i,o)),nextCursor:d}}},readFailure:{...K.bw.readFailure,summary:"Reads why a deployment failed\
. 404: it did not.",answer:ve("Failure"),async run(s,{state:r}){await Ht(s,r);const{deployID:o=""}=s.parameters,i=await r.deployments.failure(s.key,o);if(i)return yf(
o,i);const a=await r.deployments.find(s.key,o);throw a?new v("not_found",`The deployment ${o} has not failed: it is ${a.status}.`):new v("not_found",`The app ${s.
key.appID} has no deployment ${o}.`)}}}}async function Ht({key:t},{apps:e}){const n=await e.find(t);if(!n)throw nt(t);return n}async function wa(t,{org:e},n,s=null){
const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await Yl(t.domains,e,r)}function Ta(t){if(!(t instanceof Xi))throw t;const e=`Another app has the d\
omain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new v("domain_taken",e)}const Wt={hour:35*864e5,day:400*864e5},wf=14*fe.day;async function Tf(t,e,{
since:n,now:s,step:r=s-n<=wf?"hour":"day"}){const o=ms(Math.max(n,s-Wt[r]+fe[r]),r),[i,a]=await Promise.all([t.series(e,r,o),t.stored(e)]),c=i.filter(({start:d})=>d<=
s),u=c.reduce((d,{counts:p})=>Gn(d,p),sn());return{scope:e,since:o,until:s,step:r,totals:u,stored:a,points:_f(c,{first:o,now:s,step:r},a)}}function ms(t,e){return Math.
floor(t/fe[e])*fe[e]}const bf=sn();function _f(t,{first:e,now:n,step:s},r){const o=new Map(t.map(({start:c,counts:u})=>[c,u])),i=[];let a=r;for(let c=ms(n,s);c>=
e;c-=fe[s]){const u=o.get(c)??bf;i.push({start:c,counts:u,stored:a}),a={keys:Math.max(0,a.keys-u.keys_change),bytes:Math.max(0,a.bytes-u.bytes_change)}}return i.
reverse()}const io={since:{type:"string",format:"date-time",description:"Default: a week ago."},step:Ve(["hour","day"])},ao={type:"object"},Sf=7*fe.day,Of=100;async function ba({
key:{org:t,project:e},query:n},s){const r={org:t,project:e,app:"",table:""},[o,i]=[mn(n),ua(n)],a=await _a(r,n,s),c={limit:o+1,after:i&&{project:i.project,name:i.
appID}},u=await s.usage.parts(r,ms(a.since,"day"),c),{items:d,nextCursor:p}=yn(u,o,({scope:{project:y,app:b}})=>ca({project:y,appID:b}));return{org:t,project:e===
""?void 0:e,...Sa(a),apps:d.map(({scope:{project:y,app:b},..._})=>({project:y,appID:b,...ys(_)})),nextCursor:p}}async function Nf({key:t,query:e},n){const s=await n.
state.apps.find(t);if(!s)throw nt(t);const r={org:t.org,project:t.project,app:t.appID,table:""},o=await _a(r,e,n),i=await n.usage.parts(r,ms(o.since,"day"),{limit:Of});
return{...t,environment:{environmentID:s.environmentID,name:"production"},...Sa(o),tables:i.map(({scope:{table:a},...c})=>({name:a,...ys(c)}))}}function _a(t,e,{
usage:n,clock:s}){const r=s.now();return Tf(n,t,{since:Af(e,r),now:r,step:If(e)})}function Sa({since:t,until:e,step:n,totals:s,stored:r,points:o}){return{since:Ue(
t),until:Ue(e),step:n,...ys({counts:s,stored:r}),points:o.filter(({counts:i})=>Object.values(i).some(a=>a!==0)).map(i=>({start:Ue(i.start),...ys(i)}))}}function ys({
counts:t,stored:e}){return{...or(t),stored:{keys:e.keys,bytes:e.bytes}}}const Rf=/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;function Af(t,e){const n=t.
get("since");if(n===null)return e-Sf;const s=Rf.test(n)?Date.parse(n):Number.NaN;if(s<=e)return Math.max(s,e-Wt.day);throw Te(["since must be a time in the past\
, as 2026-11-15T00:00:00Z"])}function If(t){const e=t.get("step");if(e===null||e==="hour"||e==="day")return e??void 0;throw Te(["step must be hour or day"])}function kf(t,e){
return ea(t,Lf,e)}function bb(t){return t}const Lf={listOrganizations:{...K.a6.listOrganizations,summary:"Lists the organizations in which the caller has a role\
.",for:"everyone",query:Gt,answer:hs("organizations",U),async run({query:t,principal:e},{state:n,organizationsOf:s}){const[r,o]=[mn(t),sf(t)],i=s(e.email),a=i?i.
filter(d=>o===void 0||d>o):await n.apps.organizations({limit:r+1,after:o}),{items:c,nextCursor:u}=yn(a,r,nf);return{organizations:c,nextCursor:u}}},listApps:{...K.
a6.listApps,summary:"Lists the apps of an organization, by ID.",query:{...Gt,prefix:U},answer:hs("apps",ve("OperatorApp")),async run({key:t,query:e},{state:n,siteUrl:s}){
const r=mn(e),o={limit:r+1,after:ua(e),prefix:rf(e)},{items:i,nextCursor:a}=yn(await n.apps.list(t.org,o),r,ca),c=await n.activity.newest(i);return{apps:i.map((u,d)=>ga(
u,c[d]??null,s)),nextCursor:a}}},readApp:{...K.a6.readApp,summary:"Reads an app and its newest deployment.",answer:ve("OperatorApp"),async run({key:t},{operations:e,
state:n,siteUrl:s}){const r=await e.app(t),[o=null]=await n.activity.newest([t]);return ga(r,o,s)}},listDeployments:{...K.a6.listDeployments,summary:"Lists depl\
oyments with commit, author, phases and size, newest first.",query:Gt,answer:hs("deployments",ve("OperatorDeployment")),async run({key:t,query:e},{operations:n,
state:s,siteUrl:r}){const o=await n.app(t),i=mn(e),a=await s.deployments.list(t,{limit:i+1,before:aa(e)}),{items:c,nextCursor:u}=yn(a,i,ia);return{deployments:c.
map(d=>En(d,o,r)),nextCursor:u}}},readDeployment:{...K.a6.readDeployment,summary:"Reads a deployment.",answer:ve("OperatorDeployment"),async run({key:t,parameters:e},{
operations:n,siteUrl:s}){const r=await n.app(t);return En(await n.deployment(t,e.deployID??""),r,s)}},readLog:{...K.a6.readLog,summary:"Reads a part of a deploy\
ment's log. `next` is the position of the part after it. Lines may have colours (SGR).",query:{from:{type:"integer",default:0,description:"The position in bytes\
 to read from. A negative one counts from the end."},limit:{type:"integer",minimum:1,maximum:S.ST.pageMost,default:S.ST.pageDefault}},answer:X({deployID:U,status:U,
text:U,next:pn,atEnd:Jr}),async run({key:t,parameters:e,query:n},{operations:s}){const{deployment:r,...o}=await s.readLog(t,e.deployID??"",of(n));return{deployID:r.
deployID,status:r.status,...o}}},cancel:{...K.a6.cancel,summary:"Cancels a queued deployment. 409: it is no longer queued.",answer:ve("OperatorDeployment"),async run({
key:t,parameters:e,principal:n},{operations:s,siteUrl:r}){const o=await s.app(t),i=await s.cancel(t,e.deployID??"",to(n));return En(i,o,r)}},redeploy:{...K.a6.redeploy,
summary:"Queues a deployment of another deployment's commit, or of the branch's newest commit.",body:Ee({deployID:ie(Se(1,100))}),mayBeEmpty:!0,status:202,answer:ve(
"OperatorDeployment"),async run(t,{operations:e,siteUrl:n}){const s=await e.app(t.key),{deployID:r}=t.body(),o=a=>En(a,s,n),i=no(t,o);return so(await e.redeploy(
t.key,r??void 0,to(t.principal),i),o)}},listEnv:{...K.a6.listEnv,summary:"Lists the names of the variables.",answer:X({names:Le(U)}),run:async({key:t},{operations:e})=>({
names:await e.envNames(t)})},editEnv:{...K.a6.editEnv,summary:"Sets and removes single variables. `absent`: names that were not set.",body:uf,answer:X({names:Le(
U),absent:Le(U)}),run:async({key:t,body:e},{operations:n})=>n.editEnv(t,e())},listReleases:{...K.a6.listReleases,summary:"Lists the releases that are kept, newe\
st first.",answer:X({releases:Le(X({deployID:U,live:Jr}))}),async run({key:t},{operations:e,state:n}){const s=await e.app(t);return{releases:(await n.releases.list(
t)).map(({deployID:o})=>({deployID:o,live:o===s.liveRelease}))}}},clearCaches:{...K.a6.clearCaches,summary:"Removes what is kept of earlier installs and builds \
of the app.",answer:X({cleared:{const:!0}}),async run({key:t},{operations:e}){return await e.clearCaches(t),{cleared:!0}}},rollback:{...K.a6.rollback,summary:"M\
akes a kept release live: `to`, or the one before the live one.",body:Ee({to:ie(Se(1,100))}),mayBeEmpty:!0,answer:X({deployID:U,previous:U,url:U}),async run({key:t,
body:e},{operations:n,siteUrl:s}){const r=await n.app(t),{to:o}=e(),{deployID:i,previous:a}=await n.rollback(t,o??void 0);return{deployID:i,previous:a,url:s(ro(
r))}}},listTables:{...K.a6.listTables,summary:"Lists the tables of an app.",answer:X({tables:Le(ve("Table"))}),run:async({key:t},{kvs:e})=>({tables:(await e.listTables(
t)).map(Oa)})},createTable:{...K.a6.createTable,summary:"Creates a table. Only this answer has its token.",body:Ee({name:g.FsL(Se(1,100),g.yuE({pattern:S.BL.source}))}),
status:201,answer:X({name:U,variable:U,createdAt:tt,token:U}),run:async({key:t,body:e},{kvs:n})=>Oa(await n.createTable(t,e().name))},deleteTable:{...K.a6.deleteTable,
summary:"Deletes a table with its entries.",answer:X({deleted:{const:!0},name:U}),async run({key:t,parameters:{table:e=""}},{kvs:n}){return await n.deleteTable(
t,e),{deleted:!0,name:e}}},runtime:{...K.a6.runtime,summary:"Issues the runtime variables of a function app, with credentials of its role.",answer:X({variables:{
type:"object",additionalProperties:U}}),run:async({key:t},{kvs:e,kvsUrl:n})=>({variables:await e.runtimeVariables(t,n)})},organizationUsage:{...K.a6.organizationUsage,
summary:"Reads what an organization has used, and lists its apps.",query:{...io,...Gt},answer:ao,run:ba},projectUsage:{...K.a6.projectUsage,summary:"Reads what \
a project has used, and lists its apps.",query:{...io,...Gt},answer:ao,run:ba},appUsage:{...K.a6.appUsage,summary:"Reads what an app has used, and lists its tab\
les.",query:io,answer:ao,run:Nf},listNodes:{...K.a6.listNodes,summary:"Lists the nodes of the platform. For identities with a role in every organization.",for:"\
operators",answer:X({nodes:Le({type:"object"})}),run:async(t,{listNodes:e})=>({nodes:await e()})},createConsoleLink:{...K.a6.createConsoleLink,summary:"Makes a \
link that signs its caller in to the console once, within five minutes.",for:"everyone",status:201,answer:X({url:U,expiresAt:tt}),run:({principal:t},{consoleLink:e})=>e(
t)}};function Oa(t){return{...t,createdAt:Ue(t.createdAt)}}const vf=1024;function Df({finder:t,ownName:e}){return n=>{const s=$f(n);if(s===void 0)return gn(400);
if(s===e)return gn(200);const r=t.site(s);return r instanceof Promise?r.then(o=>gn(o?200:404),o=>{if(o instanceof J)return gn(503);throw o}):gn(r?200:404)}}function $f({
target:t}){const e=t.indexOf("?");if(e===-1||t.length>vf)return;const[n="",...s]=new URLSearchParams(t.slice(e)).getAll("domain");if(!(s.length>0||n===""||n.includes(
":")))return n.toLowerCase().replace(/\.$/,"")}const xf={200:"allowed",400:"no_domain",404:"no_such_site",503:"unavailable"};function gn(t){return he(t,{status:xf[t]},
t===503?{"retry-after":"5"}:{})}class Me{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==
void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.resolve(r);
let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});o=i,this.#n.set(e,
o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.
get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=
s.weight}}}const Mf=200,Na=1024*1024;class Ra{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,this.#r=new Me(e),this.#o=new Me(Na)}get weight(){
return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(
e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Me(this.#e),this.#o=new Me(Na),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==
n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,Mf):this.#r.put(e,s,this.#t),s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.
set(e,n),n}}const Es={environmentPerMinute:12e3,tablePerMinute:6e3},Aa="kvs_",Ia=32,Cf=Aa.length+Math.ceil(Ia*4/3),Uf=1e3,Ff=8*1024*1024;class jf{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=new Ra(Ff,Uf,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:u,type:d}=o,p={org:a.org,
project:a.project,app:a.appID,table:c},y=[{name:`kvs/environment/${u}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,
scope:p,environmentID:u,supported:va(d),windows:y}})}byToken(e){return e.length===Cf?this.#n.find(lo(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),
r=s.find(i=>i.name===n),o=r&&await this.#n.find(r.tokenHash);if(!o)throw ka(n);return o}async create(e,n,s){if(!S.BL.test(n))throw new v("validation_failed",`"${n.
slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${Aa}${(0,j.randomBytes)(Ia).toString("base64url")}`,o=lo(
r),i=await this.#e.create({app:e,name:n,tokenHash:o,sealed:this.#t.seal(Xr(o),r),createdAt:s,types:S.jI,most:S.ux.tablesPerApp});switch(i.kind){case"created":return{
name:n,variable:uo(n),createdAt:s,token:r};case"no_app":throw co(e);case"wrong_type":throw La(i.type);case"taken":throw new v("conflict",`The app already has a \
table "${n}".`);case"full":throw new v("conflict",`An app may have ${S.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(
e);return n.map(({name:s,createdAt:r})=>({name:s,variable:uo(s),createdAt:r}))}async remove(e,n){switch((await this.#e.remove(e,n)).kind){case"removed":return;case"\
no_app":throw co(e);case"no_table":throw ka(n)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!va(n))throw La(n);const o=r.map(({
name:i,tokenHash:a,sealed:c})=>[uo(i),this.#t.open(Xr(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();
e&&this.#t.open(Xr(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(lo(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.
list(e);if(!n)throw co(e);return n}}function co({appID:t}){return new v("not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function ka(t){return new v(
"not_found",`The app has no table "${t.slice(0,64)}".`)}function La(t){return new v("validation_failed",`Apps of type ${t} have no functions and cannot use the \
key-value store; api, web-ssr and sse can. The type of an app stays as it was created, so deploy another app with app-type api.`)}function va(t){return S.jI.some(
e=>e===t)}function uo(t){return`${S.be}TOKEN_${t.toUpperCase()}`}function lo(t){return(0,j.hash)("sha256",t,"base64")}class Fe extends Error{name="DamagedObject"}
const Da=1024,te=1024*Da,ft=1024*te,$a=[["TiB",1024*ft],["GiB",ft],["MiB",te],["KiB",Da]];function _b(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(t.trim())??[],r=$a.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Sb(t){const[
e,n]=$a.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const xa={files:1e5,fileBytes:512*te,totalBytes:4*
ft},gs={pathBytes:1024,pathsBytes:16*te,rulesBytes:256*1024,indexBytes:32*te},fo=32*te,Ma={pathBytes:4096,pathsBytes:32*te,rulesBytes:8*te,indexBytes:48*te},Ob=null,
ws=te,Pf=8,Nb=32,Ab=3600*1e3/2,Bf=2*te;function Ts(t,e=Pf){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(
()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const Gf=20,Hf=200,Ca=2e4,Wf=4*1024*1024,zf=8*1024;function Yf(t){const e=new Me(Wf);return async(n,s,r)=>{
const o=async a=>(await t.count(n,a)??Ca+1)<=Ca,i=async()=>{const[a,c]=[await t.index(n,s),await t.index(n,r)];return Kf(a.index,c.index)};try{return!await o(s)||
!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>zf,i)}catch(a){if(a instanceof Fe||a instanceof J)return;throw a}}}async function Kf(t,e){const n={added:0,
changed:0,removed:0,unchanged:0,bytes:0},s=[],r=Ts(),o=(i,a,c)=>{n[i]+=1,n.bytes+=c,s.length<Gf&&s.push({kind:i,path:a.slice(0,Hf),bytes:c})};for(let[i,a]=[0,0];i<
t.count||a<e.count;){const c=Vf(t,i,e,a),[u,d]=[c<=0?t.file(i):void 0,c>=0?e.file(a):void 0];u&&d&&u.hash===d.hash?n.unchanged+=1:u&&d?o("changed",e.path(a),d.size-
u.size):d?o("added",e.path(a),d.size):u&&o("removed",t.path(i),-u.size),u&&(i+=1),d&&(a+=1);const p=r();p&&await p}return{...n,files:s}}function Vf(t,e,n,s){return e>=
t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.path(e)),Buffer.from(n.path(s)))}class Ua{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:r}=Promise.
withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(e)}}async run(e,n){const s=await this.
acquire(e);try{return await n()}finally{s()}}}const De=8;class bs{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/
De-1;for(;n<=s;){const r=n+s>>>1,o=r*De,i=this.#e.compare(e,0,De,o,o+De);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new bs(Buffer.from(this.#e))}}
function Fa(t){return(0,j.hash)("sha256",t,"buffer").subarray(0,De)}class wn extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>
this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const ho=["br","zstd","gzip"],Xf=512,po=16*te,zt=Buffer.from("SLV","latin1"),Yt=zt.length+
4+32,Jf=Yt+po;function Ib(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([zt,e,hashOf("sha256",t,"buffer"),t])}function ja(t,e){if(t.
length<Yt||zt.compare(t,0,zt.length)!==0)return;const n=t.readUInt32LE(zt.length);return n<=po&&e===Yt+n?n:void 0}function Qf(t){if(ja(t,t.length)===void 0)return;
const e=t.subarray(Yt),n=t.subarray(zt.length+4,Yt);return(0,j.hash)("sha256",e,"buffer").equals(n)?e:void 0}const qf=/^[0-9a-f]{64}$/;function mo(t){return qf.
test(t)}function wt(t,e){return`${t}/${e.slice(0,2)}/${e}`}function kb(t){return`${t}/`}function Zf(t){return`${t}/variants/`}function Pa(t,e,n){return`${Zf(t)}${e.
slice(0,2)}/${e}.${n}`}function eh(t){const[,,e="",...n]=t.split("/");return n.length===0&&mo(e)?e:void 0}function th(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return ENCODINGS.some(s=>s===n)?e:void 0}const nh=5e3;function Lb(t){const e=eh(t);return e!==void 0?{sha256:e}:th(t)===void 0?void 0:{missingMs:nh}}
const sh=100,Ba=600*1e3;class rh{#e;#t;#n;#s=new wn(sh);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=wt(
n,s),i=e==="object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<Ba){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),
this.#s.set(i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(wt(e,n))}async lasting(){const e=this.#t.monotonic()-Ba;for(const[n,
{key:s,version:r,at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.
size}}const oh=512;class ih{#e;#t;constructor(e,n=Bf){this.#e=e,this.#t=new Me(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;
const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,oh+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){
this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,j.createHash)("sha256");for await(const r of n)s.update(r);return s.digest(
"hex")}}function Ga(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?uh(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}const ah=/^[\w.!~*'()@:$,+=&;/-]*$/;function Ha(t){return ah.test(t)?`/${t}`:`/${t.split("/").map(ch).join("/")}`}function ch(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function uh(t){try{return decodeURIComponent(t)}catch{return}}function yo(t,e){if(t===""||t.endsWith(
"/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Wa=32,dh=/\/:[A-Za-z]\w*[^\w/]/,
lh=/^:([A-Za-z]\w*)$/,Eo="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",fh=`it has more t\
han ${Wa} placeholders`;function za(t){const e=Ga(t);return e===void 0?Eo:Ya(Va(`/${e}`))}function Ya(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==
void 0||dh.test(t))return Eo;const r=e.slice(1).split("/").map(go),o=(n??"").split("/").map(go),i=[...Tn(r),...Tn(o),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return Eo;if(i.length>Wa)return fh;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const u=e==="/"?[]:e.slice(1,-1).split("\
/").map(go);return{text:t,head:u,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function hh({head:t,star:e}){return new Set(e?[...Tn(t),...Tn(e.tail),"splat"]:Tn(t))}function Tn(t){
return t.flatMap(e=>"name"in e?e.name:[])}function go(t){const e=lh.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const ph=32*1024;class Ka{path;bare;#e;#t;#n;#s=ph;constructor(e){
this.path=e,this.bare=Va(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)
return n;if(this.#s-=e.length,this.#s<0)return;const s=Ha(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;
return n+=s.length+1,r})}return this.#t[e]??this.path.length}}function mh(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&wo(n,
r,0)?new To(t,e,void 0):void 0;if(!wo(n,r,0))return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+
1;return new To(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!wo(s.tail,r,o+1))return;const i=e.start(n.length)+s.
before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new To(
t,e,e.bare.slice(i,a))}function wo(t,e,n){for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}
return!0}class To{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.
name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){
return this.#t.encode(this.get(e))}}function Va(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Xa=500,_s=8*1024,yh=2e3,Ja=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
Qa=/^[\t\x20-\x7e\x80-\xff]*$/,qa=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Eh(t){const e=[],n=[];let s;for(const[
r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>yh?a("the line is too long"):i.startsWith(
"/")||/^https?:/.test(i)?(s=gh(i,e.length,a),s&&e.push(s)):s?wh(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function gh(t,e,n){const s=za(t);if(e>=
Xa)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function wh(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.
unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Ja.test(o)||!Qa.test(i))return n('it is no\
t "Name: value"');if(o==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n(
"a path can set one cookie");if(qa.has(o))return n(`rules cannot set "${o}"`);const a=t.bytes+bn(o,i);if(a>_s)return n(`the headers of this path have more than ${_s}\
 bytes`);t.bytes=a,t.set.push([o,i])}function bn(t,e){return t.length+e.length+4}function Th(t,e){return Ja.test(t)&&t===t.toLowerCase()&&Qa.test(e)&&!qa.has(t)}
const bo=2e3,bh=2e3,_h=/^[^/:]+=/,Za={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function ec(t){const e=[],n=[];for(const[s,r]of t.
split(/\r\n|\r|\n/).entries()){const o=Sh(r).trim();if(o==="")continue;const i=e.length<bo?Oh(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):
e.push(i)}return{rules:e,ignored:n}}function Sh(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Oh(t){if(t.length>bh)return"the line is t\
oo long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||_h.test(n))return"conditions \
and query parameters are not supported";const o=Nh(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a num\
ber";const i=za(e);return typeof i=="string"?i:nc(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:Ss(o)?"rewrites\
 to other origins are refused":"the target is neither a path nor a URL"}function Nh(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return tc(e)?e:void 0}function tc(t){
return Object.hasOwn(Za,t)}function Ss(t){return Za[t]==="rewrite"}function nc(t,e){return/^\/(?!\/)/.test(t)||!Ss(e)&&/^(?:https?:)?\/\//i.test(t)}const Rh=["i\
ndex.html","200.html"],_o="_redirects",So="_headers",sc=512*1024,Ah=[_o,So];function Oo(t){return Ah.includes(t)}function Ih(t,{base:e,fallback:n}={}){const s=[],
r=u=>{const d=t.get(u)??Buffer.alloc(0);return d==="too large"&&s.push({file:u,reason:`it has more than ${sc} bytes`}),d==="too large"?"":d.toString()},o=ec(r(_o));
for(const u of o.ignored)s.push({file:_o,...u});const i=Eh(r(So));for(const u of i.ignored)s.push({file:So,...u});const a=[...o.rules,...kh(e)].slice(0,bo);if(a.
length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:u,to:d,status:p,force:y})=>[u.text,d,p,y]),headers:i.
rules.map(({from:u,set:d,unset:p})=>[u.text,d,p]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function kh(t){return t===void 0?[]:ec(`${t}\
 ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function Lh(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=vh(t);if(!Array.isArray(
e)||e.length>bo||!Array.isArray(n)||n.length>Xa)throw Tt();return{redirects:e.map(Dh),headers:n.map($h),fallback:Rh.find(r=>r===s)}}function vh(t){try{const e=JSON.
parse(t.toString());if((0,F.Gv)(e))return e}catch{}throw Tt()}function Dh(t){const[e,n,s,r]=_n(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||
!tc(s)||!nc(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Tt();return{from:rc(e),to:n,status:s,force:r}}function $h(t){const[e,n,s]=_n(t),r=_n(n).map(i=>{const[a,c]=_n(
i);if(typeof a!="string"||typeof c!="string"||!Th(a,c))throw Tt();return[a,c]}),o=_n(s).map(i=>typeof i=="string"?i:No());return{from:rc(e),set:r,unset:o}}function rc(t){
const e=typeof t=="string"?Ya(t):void 0;return typeof e=="object"?e:No()}function _n(t){return Array.isArray(t)?t:No()}function No(){throw Tt()}function Tt(){return new Fe(
"The compiled rules of a release are damaged: deploy again")}var oc=N(4573),xh=N(6059);const Mh=new Map([["js","text/javascript"],["mjs","text/javascript"],["cj\
s","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/j\
son"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android\
.package-archive"],["usdz","model/vnd.usdz+zip"]]),Ch=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,Uh=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function Fh(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Mh.get(n)??(0,xh.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return Ch.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function jh(t){return Uh.test(t)}const Ph=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
Bh=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Ro(t){const e=ic(
t);return e===void 0||e.endsWith(".html")?!1:Ph.test(t)||Bh.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Gh=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Ao(t){const e=ic(t);return Ro(t)||e!==void 0&&Gh.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function ic(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Sn=Buffer.from("SLIPWAY","latin1"),je=56,On=32,Os=On+6,bt=4,ac=8192,cc=Buffer.allocUnsafe(3*Ma.pathBytes);class Ns{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=Rs(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new bs(e.subarray(je,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=gs){if(e.length>s.indexBytes)throw be("it is too large");const r=Io(e,s);if(Rs(r).end!==e.length)
throw be("its length does not match its header");const o=await Hh(e,r,s,n);return new Ns(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Os;return{hash:this.#e.toString("hex",n,n+On),size:this.#e.readUIntLE(n+On,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=cc.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(cc,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
bt)}}function Io(t,e=gs){if(t.length<je||Sn.compare(t,0,Sn.length)!==0)throw be("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,je)};if(n.assets>n.count)throw be("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||Rs(n).end>e.indexBytes)throw be("it is too large");return n}function uc(t,e){if(e.length!==t.assets*De)throw be("its le\
ngth does not match its header");if(!(0,j.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw be("its assets do not match their hash");return new bs(e)}function Rs({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=je+s*De,o=r+t*Os,i=o+(t+1)*bt,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function Hh(t,e,n,s){
const r=Rs(e),o=t.subarray(je,r.records);if(uc(e,o),!(0,oc.isUtf8)(t.subarray(r.paths,r.rules)))throw be("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw be("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=ac){if(i=Math.max(i,Wh(t,r,a,Math.min(a+ac,e.count))),i>n.pathBytes)throw be("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*bt)!==e.pathsBytes)throw be("its last path does not end with the paths");for(let a=De;a<o.length;a+=
De){const c=a-De;if(o.compare(o,a,a+De,c,a)>=0)throw be("its assets are not sorted")}return i}function Wh(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*bt);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const u=e.paths+r(c+1);if(u<=a||u>e.rules)throw be("its paths are out of order");if(((t[a]??0)&192)===
128)throw be("a path is not UTF-8");if(i!==0&&t.compare(t,a,u,i,a)>=0)throw be("its paths are not sorted");o=Math.max(o,u-a),i=a,a=u}return o}function be(t){return new Fe(
`The index of a release is damaged (${t}): deploy again`)}function zh(t,e){const n=Yh(t),s=Kh(n),r=n.reduce((y,{path:b})=>y+Buffer.byteLength(b),0),o=je+s.length+
n.length*(Os+bt)+bt,i=Buffer.alloc(o+r+e.length);Sn.copy(i);const a=[n.length,r,e.length,s.length/De];for(const[y,b]of a.entries())i.writeUInt32LE(b,Sn.length+y*
4);(0,j.hash)("sha256",s,"buffer").copy(i,Sn.length+a.length*4),s.copy(i,je);let c=je+s.length,u=c+n.length*Os;const d=u+(n.length+1)*bt;let p=0;for(const{path:y,
hash:b,size:_}of n)i.write(b,c,On,"hex"),c=i.writeUIntLE(_,c+On,6),u=i.writeUInt32LE(p,u),p+=i.write(y,d+p);return i.writeUInt32LE(p,u),i.set(e,d+r),i}function Yh(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function Kh(t){const e=t.filter(({path:n})=>Ao(n)).map(({path:n})=>Fa(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const Vh=123;function ko(t){return t[0]===Vh}async function Xh(t,e,n){if(t.length>fo)throw Kt(`has more than ${fo} bytes`);const s=Jh(t),
r=new Map;for(const o of s.filter(({path:i})=>Oo(i)))r.set(o.path,o.size>sc?"too large":await e(o));return Ns.open(zh(s,Ih(r).bytes),n,Ma)}function Jh(t){let e;
try{e=JSON.parse(t.toString())}catch{throw Kt("is not JSON")}if(!(0,F.Gv)(e)||!(0,F.Gv)(e.files))throw Kt("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,F.Gv)(s)?s:{};if(typeof r!="string"||!mo(r))throw Kt("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw Kt("has a file without a size");if(n===""||!n.isWellFormed())throw Kt("has an invalid path");return{path:n,hash:r,size:o}})}function Kt(t){
return new Fe(`The manifest of a release ${t}: deploy again`)}const Qh=1e3;class dc{damage;#e;#t;#n;#s;#r=new Ua;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new ih(e),this.damage=new rh(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(gs.indexBytes,fo))throw this.damage.note("object_unusable",e,n),new Fe(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>ws?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=Ts();try{return ko(r)?await Xh(r,({hash:i,
size:a})=>this.read(e,i,a),o):await Ns.open(r,o)}catch(i){throw i instanceof Fe&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,je);return ko(s)?void 0:Io(s).count}async assets(e,n){const s=await this.#f(e,n,0,je);if(ko(s))return(await this.index(e,n)).index.assets.detached();const r=Io(
s),o=r.assets*De;return uc(r,await this.#f(e,n,je,o))}async read(e,n,s){const r=this.#h(e,n),o=await this.#e.load(r,s,"any"),i=await lc(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#p(e,n);const{facts:a,bytes:c}=i,u=i===o||await lc(i,n,s);if(!c||!u)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(wt(e,n),r)??this.#p(e,n))!==n)throw await this.#m(e,n,r);const i=await this.#e.stream(wt(e,n),s)??this.#p(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of ho){const o=await this.#u(Pa(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<Qh||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#u(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:Yt-1});return s&&ja(s,n.size)}async readVariant(e,n,s){const r=Pa(e,n,s);try{const o=await this.#d(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#d(e){const n=await this.#e.
load(e,Jf);return n?.bytes&&Qf(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#p(e,n)}#h(e,n){if(!mo(n))throw new Fe(`"${n}" is not the name of an object`);return wt(e,n)}async#f(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#h(e,n),o)??this.#p(e,n)}#p(e,n){throw this.damage.note("object_missing",e,n),new Fe(`The object ${n} is gone`)}async#m(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(wt(e,n)),await this.#e.distrust(wt(e,n),s),new Fe(`The object ${n} is damaged`)}}async function lc(t,e,n){
return t?.bytes?.length===n&&(t.digest??await qh(t.bytes))===e}async function qh(t){if(t.length<=ws)return(0,j.hash)("sha256",t);const e=(0,j.createHash)("sha25\
6"),n=Ts();for(let s=0;s<t.length;s+=ws){e.update(t.subarray(s,s+ws));const r=n();r&&await r}return e.digest("hex")}function Zh({check:t,damage:e}){return async()=>{
try{await t?.()}catch{return he(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===0)return he(
200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy their sites agai\
n to store them again.`;return he(200,{status:"degraded",pid:process.pid,reason:s})}}const ep=1e4;function tp(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,j.
hash)("sha256",n)}`,most:t}])}function np(t,e){if(t===0)return()=>0;const n=t/6e4,s=new wn(ep);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.
left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const sp=["error","warning","no\
tice"],{failureLogLines:fc,failureLogLine:hc}=S.lF,pc={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",
activate:"activation_failed"};function mc({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,et.vI)(n,S.IC.message),
exitCode:s},c=r===null?null:r.slice(0,S.IC.signal),u=i.filter(({file:b})=>b.length<=S.IC.file).slice(0,S.IC.findings).map(b=>({...b,code:b.code===null?null:(0,et.
vI)(b.code,S.IC.findingCode),message:(0,et.vI)(b.message,S.IC.findingMessage)})),d=yc(u,S.IC.bytes/2),p=S.IC.bytes-Lo({...a,signal:c,log:[],diagnostics:d}),y=o.
slice(-fc).map(b=>(0,et.vI)(b,hc));return{...a,signal:c,log:yc(y.reverse(),p).reverse(),diagnostics:d}}function yc(t,e){let n=e;const s=t.findIndex(r=>(n-=Lo(r)+
1,n<0));return s===-1?t:t.slice(0,s)}function Lo(t){return Buffer.byteLength(JSON.stringify(t))}function Ec(t){if(!(0,F.Gv)(t))return;const{exitCode:e,signal:n,
log:s,message:r}=t,o=ge.Mb.find(u=>u===t.stage),i=ge.sR.find(u=>u===t.code);if(!o||!i||!(0,F.KH)(r,S.IC.message)||!vo(e)||n!==null&&!(0,F.KH)(n,S.IC.signal)||!Array.
isArray(s)||s.length>fc||!s.every(u=>(0,F.KH)(u,hc)))return;const a=rp(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};
return Lo(c)<=S.IC.bytes?c:void 0}function rp(t){if(!Array.isArray(t)||t.length>S.IC.findings)return;const e=[];for(const n of t){const s=op(n);if(!s)return;e.push(
s)}return e}function op(t){if(!(0,F.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=sp.find(c=>c===t.severity);if(!i||!(0,F.KH)(e,S.IC.file)||!(0,F.
KH)(o,S.IC.findingMessage)||r!==null&&!(0,F.KH)(r,S.IC.findingCode)||!vo(n)||!vo(s))return;const a=ip(t.source);return{file:e,line:n,column:s,severity:i,code:r,
message:o,...a&&{source:a}}}function ip(t){if(!Array.isArray(t)||t.length>S.IC.sourceLines)return;const e=t.flatMap(n=>!(0,F.Gv)(n)||!(0,F.KH)(n.text,S.IC.sourceLine)?
[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function ap(t){return{stage:t,code:pc[t],
message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function vo(t){return t===null||
Number.isSafeInteger(t)}class Do extends Error{name="BuildFailure";facts;constructor(e){const n=mc(e);super(n.message),this.facts=n}}const cp=384,up=4*ft,gc={base:128,
perProcessor:256},As={timeoutMs:20*6e4,fileBytes:ft,logBytes:4*te,memoryBytes:Math.min(up,Math.floor(dp()/2)),diskBytes:8*ft,diskFiles:2e6,processes:gc.base+gc.
perProcessor*(0,ye.availableParallelism)(),installBytes:2*ft,installsBytes:20*ft};function dp(){const t=process.constrainedMemory();return t>0?Math.min((0,ye.totalmem)(),
t):(0,ye.totalmem)()}const vb=1e3;function Db(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}const lp=["repository","secrets","example"],wc=4*te,fp=64*1024,hp=16384,
pp=128*1024,mp=128,yp=50,Ep=2e3,Tc=6e4,gp=1e3,wp=1e3,$b=50;function Tp(t){try{const e=JSON.parse(t);return(0,F.Gv)(e)?Op(e):void 0}catch{return}}const bc={ready({
isolation:t}){const e=Lp(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=ge.Mb.find(n=>n===t);return e&&e!=="queue"?
{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,F.KH)(t,fp)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,F.KH)(t,64)?{kind:"commit",commit:t,facts:vp(e)}:void 0,ask({id:t,question:e}){const n=(0,F.Gv)(e)?
Np(e):void 0;return n&&Pe(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,F.KH)(t,Is)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,F.KH)(e,64)&&(0,F.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){
const n=Dp(t);return n&&(0,F.KH)(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Ec(t);return e&&{kind:"failed",facts:e}},done({removed:t}){
const e=(0,F.Gv)(t)?t:{},{objects:n,bytes:s}=e;return Pe(n)&&Pe(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Is=256,_c=gs.pathBytes,bp=64,Sc=250,_p=100,
Sp=1e3;function Op(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(bc,e)?bc[e](t):void 0}function Np({about:t,name:e,part:n,isLast:s,org:r}){if(t===
"lock"&&(0,F.KH)(e,Is))return{about:t,name:e};if(t==="output"){const o=(0,F.Gv)(n)?Rp(n):void 0;return o&&{about:t,part:o,isLast:s===!0}}if(t==="live"&&(0,F.KH)(
r,Is))return{about:t,org:r}}function Rp({files:t,odd:e,ignoredRules:n}){const s={files:$o(t,Sc,Ap),odd:$o(e,Sc,Ip),ignoredRules:$o(n,_p,kp)};return s.files&&s.odd&&
s.ignoredRules?{files:s.files,odd:s.odd,ignoredRules:s.ignoredRules}:void 0}function $o(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(r=>r!==
void 0);return s.length===t.length?s:void 0}function Ap(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,F.Gv)(t)?t:{};if(!(!(0,F.KH)(e,_c)||!(0,F.
KH)(o,bp))&&!(!Pe(n)||!Pe(s)||!Pe(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function Ip(t){const{path:e,kind:n}=(0,F.Gv)(t)?t:
{},s=lp.find(r=>r===n);return s&&(0,F.KH)(e,_c)?{path:e,kind:s}:void 0}function kp(t){const{file:e,line:n,reason:s}=(0,F.Gv)(t)?t:{};if(!(!(0,F.KH)(e,Is)||!(0,F.
KH)(s,Sp)))return{file:e,reason:s,...Pe(n)?{line:n}:{}}}function Lp(t){if((0,F.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;
return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,F.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:
void 0}}function vp(t){const{subject:e,author:n}=(0,F.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,et.Ow)(r,o).trim()||null;return{subject:s(e,S.jh.subject),author:s(
n,S.jh.author)}}function Dp(t){if(!(0,F.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(
e))&&!(!Pe(n)||!Pe(s)||!Pe(r)||!Pe(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function Pe(t){return Number.isSafeInteger(t)&&Number(t)>=0}const $p=1e4,
Oc=64*1024;class xp{#e;#t;#n;#s;#r="";#o;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=r,this.#s=s+pp}write(e){return this.#s-=Buffer.byteLength(e),this.#s<0?
!1:(this.#r+=e,this.#o??=this.#i(),!0)}async end(){const e=new AbortController,n=this.#n.sleep($p,e.signal).catch(()=>{}),s=async()=>{await this.#o,e.signal.aborted||
await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#i(){for(;this.#r!=="";){const e=this.#r;this.#r="",await this.#e.append(this.#t,e)}this.#o=
void 0}}async function Mp(t,e){try{const n=await t.read(e,{from:-Oc,limit:Oc,isComplete:!0}),s=(0,et.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-S.lF.failureLogLines).map(r=>r.slice(0,S.lF.failureLogLine))}catch{return[]}}var Cp=N(1421),Up=N(6193);const Fp=524288,
jp=65535;let Nc;function Pp(){return Nc??=Bp().filter(t=>t>2&&t<=jp&&Gp(t)),Nc}function Bp(){try{return(0,L.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}
function Gp(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,L.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&Fp)===0}catch{
return!1}}function Hp(t){const e=Pp().filter(r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,L.openSync)("/dev/null","r+"),
s=[...t];for(let r=s.length;r<=Math.max(...e);r+=1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,L.closeSync)(n)}}const ks=import.meta.
filename.endsWith(".ts"),xo=(0,C.join)(import.meta.dirname,ks?"../../..":"../.."),Rc=(0,C.join)(xo,ks?"src/worker.ts":"dist/worker/index.js"),xb=ks?(0,C.join)(xo,
"src"):Rc,Ac=(ks?["src","node_modules","package.json"]:["dist","package.json"]).map(t=>(0,C.join)(xo,t)),Wp=4,Mo=5;function zp(){const t=(0,C.dirname)(process.execPath),
e=[t,process.execPath].find(s=>((0,L.statSync)(s).mode&Mo)!==Mo),n=e??Ac.map(Ic).find(s=>s!==void 0);if(n!==void 0)return{path:n,command:`chmod -R a+rX ${e?t:Ac.
join(" ")}`}}function Ic(t){const e=(0,L.statSync)(t,{throwIfNoEntry:!1});if(!e)return;const n=e.isDirectory()?Mo:Wp;if((e.mode&n)!==n)return t;const s=(0,C.basename)(
(0,C.dirname)(t))==="node_modules";if(!e.isDirectory()||s)return;const r=(0,L.readdirSync)(t).filter(o=>!o.startsWith("."));for(const o of r){const i=Ic((0,C.join)(
t,o));if(i!==void 0)return i}}function Yp(t){return`${(0,j.hash)("sha256",t).slice(0,16)}/`}function Kp(t,e){return`slipway-worker:${Yp(t)}${e}`}const Vp=[/^(?:LANG|LC_\w+|TZ)$/,
/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];
function Xp(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&Vp.some(r=>r.test(n))&&(e[n]=s);return e}function Jp(t){const{PATH:e="/usr/loca\
l/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",...n&&{NODE_EXTRA_CA_CERTS:(0,C.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}
var Qp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},qp=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Zp=15,em=4096,tm=5e3;class nm{pid;ended;#e;#t;#n=()=>{};#s;#r="";#o=performance.
now();#i=[];#a;#c=Promise.withResolvers();constructor(e,n,s=Rc){const r={stack:[],error:void 0,hasError:!1};try{const o=Qp(r,Hp(["pipe","ignore","pipe","pipe"]),
!1),i=(0,Cp.spawn)(process.execPath,[`--max-old-space-size=${cp}`,"--",s,n],{cwd:"/",env:e,detached:!0,stdio:o.stdio});this.#e=i,this.pid=i.pid,rm(i.pid),i.stdin?.
on("error",()=>{}),i.stderr?.setEncoding("utf8").on("data",a=>{this.#r=(this.#r+a).slice(-em)}),this.#t=i.stdio[3],this.#u(this.#t),this.ended=this.#h(i)}catch(o){
r.error=o,r.hasError=!0}finally{qp(r)}}listen(e){this.#n=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#s??=e,this.#e.kill("SIGKILL"),this.#c.resolve()}#u(e){const n=new Up.StringDecoder("utf8");let s="";e.on("error",()=>{}),e.on("data",r=>{if(this.#o=
performance.now(),this.#s!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>wc)return this.kill("it sent a message that is too long");o.length!==0&&(this.#i.push(...o),e.pause(),this.#a??=this.#d())})}async#d(){
for(;this.#i.length>0;)for(const e of this.#i.splice(0))await this.#l(e);this.#a=void 0,this.#o=performance.now(),this.#t.resume()}async#l(e){if(this.#s!==void 0)
return;const n=e.length<=wc?Tp(e):void 0;n?await this.#n(n):this.kill("it sent an invalid message")}#h(e){let n=!1;const s=setInterval(()=>{const r=!this.#a&&performance.
now()-this.#o>Tc;r&&n&&this.kill(`it sent nothing for ${Tc/1e3} seconds`),n=r},tm).unref();return new Promise(r=>{const o=(i,a,c=this.#r)=>{clearInterval(s),r({
exitCode:i,signal:a??sm(i),killed:this.#s,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#a,this.#c.promise]).then(
()=>o(i,a))})})}}function sm(t){return Object.entries(ye.constants.signals).find(([,n])=>t===mp+n)?.[0]??null}function rm(t){try{t!==void 0&&(0,ye.setPriority)(
t,Zp)}catch{}}const kc={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over"},install:{build:"\
build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},om=100,im=2;class Ls{#e;#t;#n;#s=0;constructor(e,n=()=>performance.
now()){this.#e=e,this.#t=n,this.#n=n()}exceeds(){return this.#s+=1,this.#s>om+im*(this.#t()-this.#n)/this.#e}}class am{#e;#t;#n="waiting";#s="clone";#r;constructor(e){
this.#e=new Ls(Ep,e),this.#t=new Ls(yp,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"\
pulse":return this.#e.exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in kc[this.#n]?e.text.length>=hp?void 0:this.#t.exceeds()?"it sent \
its log in too many parts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=
e.commit,this.#o("commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit);case"failed":return this.#o("failed","a failure")}}#o(e,n){
const s=kc[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===void 0)return`it sent ${n} out of order`;this.#n=r}#i(e){return e===this.#r?void 0:"it sent a releas\
e of another commit"}}function cm(t){return um.has(t.kind)}const um=new Set(["stage","commit","log","pulse","stored","failed"]),dm=100,lm=300;class Co extends Error{name="\
WorkerCrash";ending;constructor(e){super(hm(e)),this.ending=e}}class fm{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new am;#i=new Ls(
gp);#a=new Ls(wp);#c={files:[],odd:[]};#u=!1;#d;#l=0;#h=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.
promise.catch(()=>{}),e.listen(s=>this.#p(s).catch(r=>this.#f(r))),e.ended.then(s=>this.#T(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){
return!this.#h}get stage(){return this.#d}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}#f(e){this.#s.reject(
e),this.process.send({kind:"abort"})}async#p(e){const n=this.#m(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e.isolation);
break;case"stage":this.#d=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(
e.text);break;case"ask":this.#g(e.id,e.question);break;case"release":this.#y(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(
e.release.manifestHash,e.release),this.#s.resolve(e);break;case"failed":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,M.xb)(e)}}#m(e){return cm(
e)?this.#o.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&this.#a.exceeds()?
"it sent too many messages about locks":void 0}async#g(e,n){if(this.#l+=1,this.#l>dm)return this.process.kill("it asked too many questions at once");try{this.process.
send({kind:"answer",id:e,value:await this.#w(n)})}catch(s){this.#f(s)}this.#l-=1}async#w(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);
return this.#y(e.name),this.#t.set(e.name,n),this.#h&&this.#y(e.name),null}case"output":return await this.#E(e),null;case"live":return this.#e.live(e.org)}}async#E({
part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+e.odd.length===0;if(this.#u||o&&!n)return this.process.kill("it described its output in too many\
 parts");if(this.#u=n,s.push(...e.files),r.push(...e.odd),Math.max(s.length,r.length)>xa.files)return this.process.kill("its output is too large");n&&await this.#r.
onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules})}#y(e){this.#t.get(e)?.(),this.#t.delete(e)}#T(e){this.#h=!0;const n=new Co(e);this.#n.reject(n),this.#s.
reject(n);for(const s of[...this.#t.keys()])this.#y(s)}}function hm({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.
exec(s)?.[1];return r!==void 0?`it was ended because ${(0,et.Ow)(r,lm)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed\
 by ${e}`:`it exited with code ${t}`}function pm(t,e,n){const s=`The process that built this deployment crashed: ${t.message}`;return new Do({stage:e,code:"buil\
der_crashed",message:s,exitCode:t.ending.exitCode,signal:t.ending.signal,log:n,diagnostics:[]})}class mm{#e;#t;#n;#s=new Ua;#r=new Set;#o;#i;#a=!1;constructor(e,n){
this.#e=e,this.#t=n,this.#n=Jp(e.env)}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=
void 0,n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){const e=this.#c(),
n=Kp(e.dataDir,process.pid),s=new fm(new nm(this.#n,n),{locks:this.#s,live:this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});return this.#r.
add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#u(r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,blobs:n,
env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:u}=this.#e,d={dataDir:(0,L.realpathSync)(e),blobs:n,env:Xp(s),gitUrlTemplate:r??
dt.bD,allowLocalGit:o??!1,limits:{...As,...i},outputLimits:a??xa,lasting:c??!0,isolation:u==="none"?"none":"auto"};return this.#i?{...d,known:this.#i}:d}#u(e){if(!this.#i){
if(this.#i=e,e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds can make user namespaces and hide memor\
y there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything that the platform can, and the number of\
 their processes is not limited"})}}}const ym=1e4,Em=5*6e4,gm=6e4,wm=8;function Tm(t){return new bm(t)}class bm{#e;#t;#n=Promise.resolve();#s=Promise.resolve();#r=0;#o=()=>{};#i=!1;constructor(e){
this.#e=e,this.#t=new mm(e,e.live)}async recover(){const e=(0,L.existsSync)((0,C.join)(this.#e.dataDir,"builds")),n=e?this.#t.start():this.#t.refill();e&&(this.#n=
this.#l(null,n).then(()=>{this.#i||this.#t.refill()})),this.#e.isolation==="required"&&_m(await n.ready);const s=process.getuid?.()===0?zp():void 0;s!==void 0&&
Sm(await n.ready,s)}async build(e,n){this.#o(),await this.#n;let{session:s,waited:r}=this.#t.take();try{return await this.#a(e,n,s).catch(o=>{if(!(o instanceof Co)||
!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#a(e,n,s)})}catch(o){throw o instanceof Co?await this.#p(o,s,e):o}}async#a(e,n,s){const{signal:r}=n,{
onOutput:o,limits:i,logs:a,clock:c}=this.#e,u=i?.logBytes??As.logBytes,d=new xp(a,e.deployID,u,c),p=()=>{this.#f(s)};r.addEventListener("abort",p,{once:!0}),r.aborted&&
p();try{const _={...n,onOutput:async Y=>o?.(Y,r),onLog:Y=>{d.write(Y)||s.process.kill("it sent a log that is too long")}},O=await s.run({kind:"deploy",job:e,look:o!==
void 0},_);if(O.kind!=="stored")throw O.kind==="failed"?new Do(O.facts):Lc();const{commit:$,release:W}=O;return{commit:$,release:W,[Symbol.asyncDispose]:()=>this.#h(
s,e.deployID)}}catch(y){throw await this.#h(s,e.deployID),r.throwIfAborted(),y}finally{r.removeEventListener("abort",p),await d.end()}}collect(){return this.#d(
{kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?Promise.resolve():this.#c({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.
asyncDispose](){this.#i=!0,this.#o(),await Promise.all(this.#t.close().map(e=>this.#f(e))),await this.#s}#c(e,n,s={}){return this.#s=this.#s.then(()=>this.#d(e)).
then(()=>{},r=>{this.#i||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#s}#u(){this.#r+=1,this.#o();const e=()=>{this.#r=0,this.#c({kind:"sweep"},"cleanu\
p_failed")};this.#r>=wm?e():this.#o=this.#e.clock.after(gm,e)}async#d(e){if(await this.#n,this.#i)return{objects:0,bytes:0};const n=this.#t.start();try{const s=await n.
run(e);if(s.kind!=="done")throw Lc();return s.removed}finally{await this.#f(n)}}#l(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{
this.#i||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#h(e,n){const s=new AbortController;this.#e.clock.sleep(Em,s.signal).then(()=>e.
process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#i&&(r!==0&&await this.#l(n),this.#e.lasting!==!1&&
this.#u())}async#f(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),ym);await e.process.
ended,clearTimeout(n)}async#p(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=ge.
Mb.find(o=>o===n.stage)??"clone";return pm(e,r,await Mp(this.#e.logs,s))}}function _m(t){if(t.kind==="none")throw new M.GQ("unsupported_runtime",`Builds cannot \
be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then have all rights of the platform."})}function Sm(t,{
path:e,command:n}){if(!(t.kind==="none"||!t.asRoot))throw new M.GQ("unsupported_runtime",`The users of builds cannot read ${e}, which their workers need`,{remedy:`\
Let all users read it: ${n}`})}function Lc(){return new Error("The worker sent the result of another kind of job")}const Om=16*te,Nm=512;function vc(t){return e=>{
if(e instanceof J)throw e;return t}}class Rm{#e;#t=new Me(Om);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Fa(s),o=[];for(const i of n)
(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+Nm,()=>this.#e.assets(e,n))}catch(s){
if(s instanceof Fe)return;throw s}}}const Am=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;paddi\
ng:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function _t({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Am}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const Im=_t({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),km=_t({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),Lm=_t({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),vm=_t({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),Dm=_t({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long address."}),Dc=_t({
status:503,title:"Not available at the moment",text:"The platform cannot read this file at the moment. Try again in a few seconds."}),$m={...Dc,headers:{...Dc.headers,
"retry-after":"5"}},xm=_t({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy the site\
 again to replace it."});class Mm{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).
finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.
error}}const Cm=2e3,Uo=200,Um=32*te,Fm=1/4,jm=8,Pm=4,Bm=["index.html","404.html"];function Gm(t){const{clock:e,log:n}=t;let s=0;return async r=>{if(s>=Pm)return;
s+=1;const o=new AbortController,i=Hm(t,r,o.signal).catch(u=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(u)})});i.finally(
()=>{s-=1});const a=new AbortController,c=e.sleep(Cm,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function Hm(t,{subdomain:e,release:n},s){
const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.min(Um,t.cacheBytes*
Fm);const c=new Mm(jm);for(const u of await Wm(o,i,s)){s.throwIfAborted();const d=i.file(u,new Ka(`/${u}`));d?.kind!=="file"||d.file.size>a||(a-=d.file.size,await c.
start(()=>t.warm(d.file)))}await c.end()}async function Wm(t,e,n){const s=new Set([...Bm,...t.mostServed(Uo)]),r=new Set([...s].filter(Ro).map($c)),o=Ts(n);for(const a of r.
size>0?e.names():[]){if(r.has($c(a))&&s.add(a),s.size>=2*Uo)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(
0,Uo)}function $c(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const xc={"content-length":"0","cache-control":"public, max-age=0, must-revalid\
ate"};function zm(t,{status:e,location:n},s){const r=Mc(t.target.slice(ke(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=o.includes("?")?n:o+r+i;
return{status:e,headers:{location:a,...xc,"x-slipway-release":s.deployID}}}function Ym({target:t},e){const n=t.startsWith("/")?Mc(t):"/";return{status:308,headers:{
location:e.slice(0,-1)+n,...xc}}}function Mc(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function Fo(t){return Buffer.from(t,"utf16le").toString("ut\
f16le")}class Cc{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||!("text"in r))this.#t.push(n);else{
const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],
r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;const u=this.#n[Math.min(
a,c)],d=u&&n(u)?mh(u.from,e):void 0;u&&d&&(yield[u,d])}}}function vs(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=hh(e),r=[];let o=0;
for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.length);return r.
push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function jo({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o=="string"?o:Km(o.
name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Km(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}const Uc={
headers:{},isCut:!1};class Vm{#e;constructor(e){this.#e=new Cc(e.map(Xm))}of(e){if(this.#e.size===0)return Uc;const n=[...this.#e.matching(e)];return n.length===
0?Uc:new Jm(n).custom}}function Xm({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=vs(i,t);return a.isFixed&&(s+=bn(o,i)),{name:o,value:a}});return{
from:t,set:r,unset:n,fixedBytes:s}}class Jm{#e=new Map;#t=_s;#n;#s=!1;constructor(e){this.#n=_s-e.reduce((n,[{fixedBytes:s}])=>n+s,0);for(const[{set:n,unset:s},
r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].map(([n,s])=>[n,Fo(s)])),isCut:this.#s}}#r({
name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-bn(e,""),o=r<0?void 0:jo(n,s,"encoded",r);if(o===void 0){
this.#s=!0;return}this.#t-=bn(e,o),n.isFixed||(this.#n-=bn(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e==="set-cookie"?o:`${i}, ${o}`)}}const Qm=64,
qm=8*1024,Zm=4*1024;class ey{#e;forces;constructor(e){this.#e=new Cc(e.map(ty)),this.forces=e.some(({force:n})=>n)}*of(e,n){let s=0;for(const[r,o]of this.#e.matching(
e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=ny(r,o,e);if(i&&(yield i),s+=1,s===Qm)return}}}function ty({from:t,to:e,status:n,force:s}){
return{from:t,to:Ss(n)?sy(e,t):vs(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function ny({to:t,status:e,isForeign:n},s,r){if(Ss(e)){const a=jo(t,s,"pla\
in",Zm);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=jo(t,s,"encoded",qm);if(o===void 0)return;const i=n?o:o.replace(/^\/{2,}/,
"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function sy(t,e){const n=t.replace(/[?#].*$/,"");try{return vs(n,e,decodeURIComponent)}catch{
return vs(n,e)}}const ry="public, max-age=0, must-revalidate",oy="public, max-age=31536000, immutable";function iy(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.
length??0));return e}function ay(t,e,n,s,r){return new cy(t,e,n,s,r)}class cy{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){
this.status=r,this.org=e.org,this.file=s,this.key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=
Fh(n),this.variants=jh(this.#s)?new Map:void 0}get headers(){return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.
status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){const{etag:e,status:n}=this;return this.#o??={"cache-control":Ro(this.#t)?oy:ry,"x-content-ty\
pe-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-store"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},
"x-slipway-release":this.#e.deployID},this.#o}}function uy(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,
org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,
...r},variants:void 0}}const dy=64*1024,ly=te,fy=4*1024,hy=32,py=5*1024,my=512;class yy{org;deployID;manifestHash;lastModified;fallback;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{
index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,
fallback:c}=Lh(s.rules);this.fallback=c;const u=Math.min(ly,dy+s.count*fy);this.#e=s,this.#t=new ey(i),this.#n=new Vm(a),this.#s=new Me(u),this.#r=o,this.weight=
s.bytes+s.rules.length*hy+u}remembered(e){return this.#s.get(e)}direct(e){const n=this.#i(e),r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&
r&&this.#s.put(e.path,r,Ey(e.path,r)),r}indirect(e){return this.#a(e,"nothing")}file(e,n,s=200){const r=Oo(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,
isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","headers_cut",{deployID:this.deployID,org:this.org}));const a=ay(this,e,this.#e.file(r),s,o);return{
kind:"file",name:e,file:a,customBytes:iy(o),served:0}}has=e=>!Oo(e)&&this.#e.find(e)!==-1;hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).
hash}mostServed(e){const n=new Map;for(const r of this.#s.values())r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).
slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e){const n=yo(e.path.slice(1),this.has);if(n)return n.kind==="file"?
this.file(n.path,e):{kind:"redirect",status:308,location:Fo(Ha(n.to))}}#a(e,n){for(const s of this.#t.of(e,n)){if(s.kind==="go")return{kind:"redirect",status:s.
status,location:Fo(s.location)};const r=yo(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,i=o===void 0?void 0:this.file(o,e,s.status);if(i)return i}}#c(e){
const n=yo(e,this.has);return n?.kind==="file"?n.path:void 0}}function Ey(t,e){const n=4*t.length;return e.kind==="redirect"?my+n+2*e.location.length:py+n+e.customBytes}
async function gy(t,e,n,s){return new yy(e,n,await t.index(e,n.manifestHash),s)}function wy(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.
trim().replace(/^W\//,"")===e)}function Ty(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;
if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":
{start:i,end:r?Math.min(Number(r),e-1):e-1}}const by=256,_y=256,Fc=new wn(by);function Sy(t){let e=Fc.get(t);if(!e){if(e=Oy(t),t.length>_y)return e;Fc.set(t,e)}
return e}function Oy(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(d=>d.trim()),c=a.find(d=>/^q\s*=/.test(d)),
u=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,u>=0&&u<=1?u:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??
n;return ho.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const jc=new Map,Ny=4*te,Ry=768,Ay=1e3;class Iy{#e;#t;#n=new Me(Ny);constructor(e,n){this.#e=e,this.#t=
n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<Xf||s.size>po)return jc;this.#n.delete(e);const o=async()=>{const i=this.#e.
variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>r?.sizes??jc);return{sizes:a,isWhole:a.size===ho.length,version:i,at:this.#t.monotonic()}};return this.#n.
load(e,()=>Ry+2*e.length,o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&
this.#t.monotonic()-s<Ay}}const ky=4*te,Ly=64*te,vy=512,Dy=[];class $y{#e;#t;#n;#s;#r=0;constructor(e,n,s=Re.ml){this.#e=e,this.#t=new Me(n),this.#n=Math.min(ky,
n),this.#s=new Iy(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?ee(e,"accept-encoding"):void 0,o=r===void 0?Dy:Sy(r);if(o.length===
0)return this.#o(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,Bc(n,o,a),s)):this.#o(e,n,Bc(n,o,i),s)}async warm(e){this.#d(
e)&&await this.#l(e)}#o(e,n,s,r){if(s.status===200){if(xy(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method===
"HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(
n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#d(n))return this.#a(e);const r=await this.#h(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,
s);if(o?.length!==n.size)throw new Pc;return o}).catch(o=>{if(!(o instanceof Pc))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),
this.#a(e))}async#a(e){const n=this.#d(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=ee(e,"if-range");if(s!==
void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=Ty(ee(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"\
no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#u(n,r)}}async#u(e,n){const{start:s,
end:r}=n,o=this.#d(e)?(await this.#l(e)).subarray(s,r+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,
"content-length":String(r-s+1)},body:o}}#d({size:e}){return e<=this.#n&&this.#r+e<=Ly}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,
size:n},s){return this.#t.load(e,r=>r.length+vy,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,
n)}}class Pc extends Error{}function Bc(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=uy(
t,s,r);return t.variants?.set(s,i),i}return t}function xy(t,e){const n=ee(t,"if-none-match");if(n!==void 0)return wy(n,e.etag);const s=t.headers["if-modified-si\
nce"];return s!==void 0&&s===e.headers["last-modified"]}function Gc({sites:t,domain:e,isOwnHost:n}){const s=Fy(e),r=jy(e,n);return{domain:r,site(o){const i=s(o);
if(i!==void 0)return t.site(i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function My(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.
indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const Cy=1024,Uy=255;function Hc(t){const e=new wn(Cy);return n=>{if(n.length>Uy)return;const s=e.get(n);if(s!==
void 0||e.has(n))return s;const r=t(n);return e.set(n,r),r}}function Fy(t){const e=`.${t.toLowerCase()}`;return Hc(n=>{const s=Wc(n),r=s.endsWith(e)?s.slice(0,-e.
length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(r)?r:void 0})}function jy(t,e){return Hc(n=>{const s=Wc(n);return kt(s)&&!Lt(s,t)&&!e(n)?s:void 0})}
function Wc(t){return t.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}const Py=64*te,By=4096,Gy=1e3,zc="GET, HEAD, OPTIONS";class Hy{#e;#t;#n;#s;#r;#o;#i=new Me(
Py);#a;#c;prefetch;#u=Number.NEGATIVE_INFINITY;constructor(e){const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Re.ml,meter:a=Hn}=e;this.#e=s,this.#t=o,this.#n=
e.finder??Gc({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??(c=>`http://${c}/`),this.#r=new $y(s,r,i),this.#a=i,this.#c=a,this.#o=new Rm(s),this.
prefetch=Gm({site:c=>n.site(c),loaded:c=>this.#p(c),load:(c,u)=>this.#m(c,u),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(
ee(e,"host")??"");return n instanceof Promise?n.then(s=>this.#d(e,s),s=>this.#T(e,s)):this.#d(e,n)};#d(e,n){return n===void 0?Vt(e,Im):zy(this.#c,n,this.#l(e,n))}#l(e,n){
const{method:s}=e;if(s!=="GET"&&s!=="HEAD")return Wy(s);if(n.release===null)return Vt(e,km);const r=n.settings.domains&&this.#n.domain(ee(e,"host")??""),o=r&&My(
r,n.settings.domains??[]);if(o)return Ym(e,this.#s(o));try{const i=this.#p(n.release),a=i?this.#g(e,n,i):this.#h(e,n,n.release),c=Ky(n,a);return c instanceof Promise?
c.catch(u=>this.#T(e,u)):c}catch(i){return this.#T(e,i)}}async#h(e,n,s){return this.#g(e,n,await this.#f(n,s))}async#f(e,n){try{return await this.#m(e.org,n)}catch(s){
const r=e.kept.map(o=>this.#p(o)).find(o=>o!==void 0);if(!r||!(s instanceof J))throw s;return this.#b("warn","edge_earlier_release",{deployID:r.deployID,live:n.
deployID}),r}}#p(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){return this.#p(n)||this.#i.delete(n.deployID),this.#i.
load(n.deployID,s=>s.weight,()=>gy(this.#e,e,n,this.#t))}#g(e,n,s){const r=ke(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#y(e,i,s);
const a=Ga(r);if(a===void 0)return Vt(e,vm);if(a.length>By)return Vt(e,Dm);const c=new Ka(`/${a}`),u=(o?void 0:s.remembered(c.path))??s.direct(c);return u?this.#y(
e,u,s):Ao(a)&&n.kept.length>0?this.#w(e,n,s,c):this.#E(e,n,s,c)}async#w(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).catch(vc(
[]))){const a=this.#p(i)??await this.#m(n.org,i).catch(vc(void 0)),c=a?.file(o,r);if(a&&c)return this.#y(e,c,a)}return this.#E(e,n,s,r)}#E(e,n,s,r){const{spaFallback:o}=n.
settings,i=o===!1?void 0:s.fallback??(o?"index.html":void 0),a=s.indirect(r)??(i!==void 0&&!Ao(r.path.slice(1))?s.file(i,r):void 0)??s.file("404.html",r,404);return a?
this.#y(e,a,s):Vt(e,Lm,s)}#y(e,n,s){return n.kind==="redirect"?zm(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#T(e,n){const s=n instanceof J;if(!s&&!(n instanceof
Fe))throw n;const r=s?"edge_unavailable":"edge_damaged";return this.#b("error",r,{requestID:e.requestID,reason:n.message}),Vt(e,s?$m:xm)}#b(...e){const n=this.#a.
monotonic();n-this.#u<Gy||(this.#u=n,this.#t(...e))}}function Wy(t){return t==="OPTIONS"?{status:204,headers:{allow:zc}}:{status:405,headers:{allow:zc,"content-\
length":"0","cache-control":"no-store"}}}function Vt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}function zy(t,e,n){const s=r=>(t.site(e,r.status,Yy(r)),r);return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,0),r}):s(n)}function Yy({
body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}function Ky({
settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Yc):Yc(e)}function Yc(t){return{...t,headers:{...t.headers,"x-robots-tag":"noindex"}}}const Vy=500,
Xy=1e3,Jy=250,Qy=2e3,qy=5e3,Kc=-1;class Vc{#e;#t;#n;#s;#r=0;#o=new Map;#i=Number.NEGATIVE_INFINITY;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;constructor(e){
this.#e=e,this.#t=e.clock??Re.ml,this.#s=new Me(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(s),n.kind==="unknown"&&(this.#r+=
1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#w(n))return n.record;if(n?.record!==void 0)return this.#h(e,n.record);const{table:s}=this.#e;
return s?this.#l(s,e):this.#d(e)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);n&&(n.generation=Kc);const{table:s}=this.#e;
s&&(s.put(e,void 0),n?.record&&this.#p(e).catch(()=>{}))}#d(e){return this.#E()&&this.#o.size>0?Promise.reject(new J("The state cannot be read now")):this.#p(e)}async#l(e,n){
const s=await e.find(n),r=this.#s.get(n);return r&&(this.#w(r)||r.record)?this.find(n):s?(this.#g(n,{record:s,at:this.#t.monotonic(),generation:Kc}),this.#h(n,s)):
this.#d(n)}#h(e,n){if(!this.#E())return this.#f(e,n);const s=this.#t.monotonic();return s-this.#c>=Jy&&(this.#c=s,this.#f(e,n).catch(()=>{})),n}async#f(e,n){const s=new AbortController,
r=this.#t.sleep(Vy,s.signal).then(()=>(this.#i=this.#t.monotonic(),n));r.catch(()=>{});try{return await Promise.race([this.#p(e),r])}catch(o){if(o instanceof J)
return n;throw o}finally{s.abort()}}#p(e){const n={at:this.#t.monotonic()},s=this.#o.get(e);if(s&&n.at-s.begun.at<Qy)return s.record;const r=this.#m(e,n);return this.#o.
set(e,{begun:n,record:r}),r}async#m(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);return this.#i=Number.NEGATIVE_INFINITY,this.#a=
this.#t.monotonic(),s()&&(this.#g(e,{record:r,at:this.#a,generation:this.#r}),this.#e.table?.put(e,r)),r}catch(r){throw r instanceof J&&n.at>=this.#a&&(this.#i=
this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#g(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#w({record:e,at:n,generation:s}){return s!==this.#r?!1:
e!==void 0||this.#t.monotonic()-n<qy||this.#E()}#E(){return this.#t.monotonic()-this.#i<Xy}}const Zy=16*te,eE=4*te,Po=400,tE=300,nE=2;class sE{#e;#t;constructor(e,n,{
table:s,domains:r,clock:o}={}){this.#e=new Vc({changes:n,table:s,clock:o,bytes:Zy,weightOf:rE,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=
new Vc({changes:n,table:r,clock:o,bytes:eE,weightOf:()=>Po,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){
const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){
const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function rE(t){return t?Po+
tE*t.kept.length+nE*JSON.stringify(t.settings).length:Po}async function oE(t){const e=await t.signingKey(aE),n=uE(e.value);if(!(0,F.Gv)(n)||typeof n.x!="string"||
typeof n.y!="string"||typeof n.d!="string"||!cE({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=dE(s),o={
...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function iE({privateJwk:t},e){return new Uint8Array((0,j.hkdfSync)(
"sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function aE(){const t=(0,j.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"\
jwk"});return`${JSON.stringify(t)}
`}function cE(t){try{const e=(0,j.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,j.verify)("sha256",r,(0,j.createPublicKey)(
{key:s,format:"jwk"}),(0,j.sign)("sha256",r,e))}catch{return!1}}function uE(t){try{return JSON.parse(t)}catch{return}}function dE(t){const{crv:e,kty:n,x:s,y:r}=t;
return(0,j.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}var Nn=N(9692);class Xc extends Error{name="KeyspaceGone";constructor(){
super("the table was deleted")}}class St extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function Jc(t,e){const n=lE(e),s=fE(n.get(
"key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=hE(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{
key:s,value:o,ttlSeconds:pE(n.get("ttlSeconds"))}}function lE(t){if(!(0,oc.isUtf8)(t))throw new St("invalid_json");try{const e=(0,Nn.U2)(t.toString("utf8"));if(e)
return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof Nn.sU))throw e}throw new St("invalid_json")}function fE(t){const e=t?.startsWith('"')?
(0,Nn.I)(t):void 0;if(e===void 0||e===""||Qc(e,S.ux.keyBytes))throw new St("invalid_key");return e}function hE(t){if(t===void 0||Qc(t,S.ux.valueBytes))throw new St(
"invalid_value");return t}function pE(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<S.ux.minTtlSeconds||e>S.ux.maxTtlSeconds)throw new St(
"invalid_ttl");return e}function Qc(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function mE({tables:t,engine:e,quota:n,clock:s}){const r=async(i,a)=>{
const{keyspace:c,windows:u}=await t.byName(i,a),d=await n.take(u);if(d===0)return c;throw new v("rate_limited",`The table has reached its rate limit: wait ${d} \
s.`,{"retry-after":String(d)})},o=async i=>{if(!e)throw new v("unavailable","This node does not have the entries of tables. Open the console of a node with the \
role kvs.");try{return await i(e)}catch(a){throw a instanceof Xc?new v("not_found","The table was deleted."):a instanceof J?new v("unavailable","The entries can\
not be read or written now. Try again."):a}};return{get:(i,a,c)=>o(async u=>u.get(await r(i,a),Bo("get",{key:c}).key,s.now())),put:(i,a,c)=>o(async u=>{const{key:d,
value:p,ttlSeconds:y}=yE(c),b=y===void 0?null:s.now()+y*1e3;await u.put(await r(i,a),d,{value:p,expiresAt:b})}),delete:(i,a,c)=>o(async u=>u.delete(await r(i,a),
Bo("delete",{key:c}).key))}}function yE({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,Nn.q$)(s)}catch(i){throw i instanceof Nn.sU?new v("validation_fail\
ed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):
r}};return Bo("put",o,s)}const{keyBytes:EE,valueBytes:gE,minTtlSeconds:wE,maxTtlSeconds:TE}=S.ux,bE={invalid_key:`A key has 1 to ${EE} bytes.`,invalid_value:`A \
value has at most ${gE} bytes.`,invalid_ttl:`The time to live is ${wE} to ${TE} seconds.`};function Bo(t,e,n){const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(
0,-1)},"value":${n}}`;try{return Jc(t,Buffer.from(r))}catch(o){throw o instanceof St?new v("validation_failed",bE[o.code]??"The entry is not valid."):o}}const _E=3e4,
qc=1e3,Zc=100;function SE({engine:t,tables:e,clock:n,log:s,every:r=Re.fm}){const o=new AbortController,i=tu(()=>eu(t,n.now(),o.signal),u=>s("warn","kvs_sweep_fa\
iled",{reason:String(u)})),a=tu(()=>OE(t,e,s,o.signal),u=>s("warn","kvs_drop_failed",{reason:String(u)})),c=r(_E,()=>{i.begin(),a.begin()});return a.begin(),{begin:a.
begin,async[Symbol.asyncDispose](){c(),o.abort(),await Promise.all([i.end(),a.end()])}}}async function eu(t,e,n){let s=0;for(;;){const r=await t.sweep(e,qc);if(s+=
r,r<qc||n?.aborted)return s}}async function OE(t,e,n,s){for(let r=0;;){const o=await e.toDrop({after:r,limit:Zc});for(const i of o){r=i;try{await t.drop(i),await e.
dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(a)}),s.aborted)return}}if(o.length<Zc||s.aborted)return}}function tu(t,e){let n=!1,s=!1,r;const o=async()=>{
for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const NE=720*6e4,RE=1e3,AE="ABCDEFGHIJKLMNOPQRSTUVWX\
YZ234567",IE=20,kE=1e3,LE=8*1024*1024;class vE{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=n,this.#n=new Ra(LE,kE,async s=>{const r=await e.find(s);return r&&this.#s(
r)})}byAccessKey(e){return e.length===IE?this.#n.find(e):null}async issue(e,n){const s={accessKeyID:`ASIA${Array.from((0,j.randomBytes)(16),u=>AE[u%32]).join("")}`,
secret:(0,j.randomBytes)(30).toString("base64"),sessionToken:(0,j.randomBytes)(96).toString("base64"),expiresAt:n+NE},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,
c=this.#t.seal(ji(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.issue({accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:RE}),
s}async checkKey(){const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,
expiresAt:r}){const o=JSON.parse(this.#t.open(ji(e),s));if(!(0,F.Gv)(o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(
a),environmentID:n,expiresAt:r}}}const DE={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,
unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503},nu="A\
WS4-HMAC-SHA256";function $E({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function xE(t,e,n){return`${nu}
${t}
${$E(e)}
${jE(n)}`}function ME(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,j.createHmac)("sha256",n).update(s,
"utf8").digest();return new PE(n)}function CE(t,e){return t.sign(e)}const Xe=64,UE=32;class su{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const ru=new su(8192),FE=new su(
256);function jE(t){return(0,j.hash)("sha256",ru.latin1(t))}function ou(t,e){return t.length===e.length&&(0,j.timingSafeEqual)(ru.latin1(t),FE.latin1(e))}class PE{#e;#t;constructor(e){
if(e.length>Xe)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Xe} are supported`);this.#e=Buffer.alloc(Xe+512),this.#t=Buffer.alloc(Xe+UE);for(let n=0;n<
Xe;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,j.hash)("sha256",this.#n(e),"binary"),Xe,"latin1"),(0,j.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Xe;return e.length>n?Buffer.concat([this.#e.subarray(0,Xe),Buffer.from(e,"latin1")]):this.#e.subarray(0,Xe+this.#e.write(e,Xe,"latin1"))}}
const BE=new RegExp(`^${nu} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),GE=1024,HE=1024,WE=32,iu=64,Go=new wn(GE);function zE(t){const e=t.slice(-iu),n=t.slice(0,-iu),s=Go.get(n);if(s&&YE.test(e))return{
...s,signature:e};const r=KE(t);if(r)return n.length<HE&&r.signedHeaders.length<=WE&&Go.set(n,r),{...r,signature:e}}function Mb(){return Go.size}const YE=/^[0-9a-f]{64}$/;
function KE(t){const e=BE.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,u)=>u===0||(a[u-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const VE=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Ho;function XE(t){if(Ho?.text===t)return Ho.
time;const e=JE(t);return e!==void 0&&(Ho={text:t,time:e}),e}function JE(t){const e=VE.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Ds(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function QE(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":ng(t.target.slice(e+1)),r=eg(n,t.normalizePath),o=og(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const qE=/^(?:\/[A-Za-z0-9_~-]+)+$/,ZE=/[^A-Za-z0-9._~-]/g;function Wo(t){return t.replace(ZE,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function eg(t,e){if(qE.test(t))return t;const n=t.split("/");return(e?tg(n):n).map(Wo).join("/")||"/"}function tg(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function ng(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Wo(au(r)),Wo(au(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>cu(n,r)||cu(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function au(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function cu(t,e){return t<e?-1:t>e?1:0}function sg(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=uu(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function rg(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?sg(t.rawHeaders):{names:e,repeated:[],get(n){const s=ee(t,n);return s===void 0?void 0:uu(s)}}}function og(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const ig=/ {2}|\t/,ag=32,cg=9;function uu(t){let e=0,n=t.length;for(;e<n&&du(t,e);)e+=1;for(;n>e&&du(t,n-1);)n-=1;const s=t.slice(e,n);return ig.test(
s)?s.replace(/[ \t]+/g," "):s}function du(t,e){const n=t.charCodeAt(e);return n===ag||n===cg}const $s=5*6e4,lu=["host","content-type"],ug=new Set([...lu,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Oe=(t,e)=>({type:t,message:e}),fu=Oe("UnrecognizedClientException","\
The security token included in the request is invalid.");function dg(t,e){const n=ee(t,"authorization");if(n===void 0)return Oe("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=zE(n);if(!s)return Oe("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=ee(t,"x-amz-date")??"",o=XE(r);return o===void 0?Oe("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):pg(s.scope,r)??mg(r,o,e)??{headers:rg(t),signedBy:s,time:r}}function lg({headers:t,
signedBy:e},n,s){return ou(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Oe("ExpiredTokenException","The security token included in the reque\
st is expired"):yg(t,e.signedHeaders):fu}function fg(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,j.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return Oe("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=QE({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),u=CE(gg(o,s.scope),xE(r,s.scope,c));if(!ou(u,s.signature))return Oe("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function hg(t){return"message"in t}function pg(t,e){if(t.region!==S.aT)return Oe("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${S.aT}'.`);if(t.service!==S.jL)return Oe("InvalidSignatureException",`Credential should be scoped to correct service: '${S.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return Oe("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function mg(t,e,n){if(e<n-$s){const s=Ds(n-$s);return Oe("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${Ds(n)} - 5 min.)`)}if(e>n+$s){const s=Ds(n+$s);return Oe("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${Ds(n)} + 5 min.)`)}}function yg(t,e){const n=t.repeated.find(o=>ug.has(o));if(n!==void 0)return Oe("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(Eg(o)&&!e.includes(o))return hu(o);const s=lu.find(o=>!e.includes(o));if(s!==void 0)
return hu(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return Oe("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function Eg(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function hu(t){return Oe("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const pu=new WeakMap;function gg(t,e){const n=pu.get(t);if(n?.date===e.date)return n.key;const s=ME(t.secret,e);return pu.set(t,{date:e.date,key:s}),
s}const Xt={"content-type":"application/json","cache-control":"no-store"},wg={status:200,headers:Xt,body:'{"ok":true}'},Tg={status:200,headers:Xt,body:'{"delete\
d":true}'},mu={status:200,headers:Xt,body:'{"found":false,"expiresAt":null}'},bg=new Map([[K.Y2.put,"put"],[K.Y2.get,"get"],[K.Y2.delete,"delete"]]),_g=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
Sg=/^Bearer +([!-~]+)$/i;function Og(t){const e={...t,log:Ng(t)};return n=>Ag(n,e)}function Ng({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
yu){const i=e.now();if(Math.abs(i-n)<Rg)return;n=i}t(s,r,o)}}const yu="kvs_unavailable",Rg=1e3;async function Ag(t,e){const{roles:n,tables:s,engine:r,quota:o,meter:i,
clock:a}=e;let c=u=>u;try{const u=dg(t,a.now());if(hg(u))return xs(u);const d=await n.byAccessKey(u.signedBy.accessKeyID);if(!d)return xs(fu);const p=lg(u,d,a.now());
if(p)return xs(p);const y=await t.body(S.ux.bodyBytes),b=fg(t,y,u,d);if(b)return xs(b);if(!ee(t,"x-kvs-authorization"))return Ae("missing_token");const _=await s.
byToken(Eu(t));if(!_)return Ae("invalid_token");if(_.environmentID!==d.environmentID)return Ae("inactive_binding");if(!_.supported)return Ae("unsupported_app_ty\
pe");const O=await o.take(_.windows,y.length),$=Lg(t);if(c=oe=>Ig(i,_,$,y,oe),O>0)return c(Ae("rate_limited",{"retry-after":String(O)}));if(typeof $!="string")return c(
$);const{key:W,value:Y,ttlSeconds:Q}=Jc($,y),Z=a.now();switch($){case"put":{const oe=Q===void 0?null:Z+Q*1e3;return await r.put(_.keyspace,W,{value:Y,expiresAt:oe}),
c(wg)}case"delete":return await r.delete(_.keyspace,W),c(Tg);case"get":return c(vg(await r.get(_.keyspace,W,Z)))}}catch(u){return c(Dg(u,t,e))}}function Eu(t){return Sg.
exec(ee(t,"x-kvs-authorization")??"")?.[1]??""}function Ig(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;
return t.kvs(e,o,kg(r),s.length,i),r}function kg(t){if(t===mu)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function Lg(t){
const e=bg.get(ke(t.target));if(!e)return Ae("not_found");if(t.method!=="POST")return Ae("method_not_allowed",{allow:"POST"});const n=ee(t,"content-encoding")??
"identity";return!_g.test(ee(t,"content-type")??"")||n!=="identity"?Ae("unsupported_media_type"):e}function vg(t){if(!t)return mu;const e=t.expiresAt===null?"nu\
ll":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Xt,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function Dg(t,e,{tables:n,
log:s}){if(t instanceof St)return Ae(t.code);if(t instanceof Qe)return Ae("body_too_large");if(t instanceof $t)return Ae("invalid_json");if(t instanceof Xc)return n.
forgetToken(Eu(e)),Ae("invalid_token");const r=t instanceof J,o=t instanceof Error&&t.cause instanceof Error?t.cause:t;return s("error",r?yu:"kvs_failed",{requestID:e.
requestID,path:ke(e.target),reason:o instanceof Error?o.message:String(o)}),r?Ae("unavailable",{"retry-after":"1"}):Ae("internal")}function Ae(t,e={}){return{status:DE[t],
headers:{...Xt,...e},body:`{"error":"${t}"}`}}function xs({type:t,message:e}){return{status:403,headers:{...Xt,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}
const $g=32,xg=new Uint8Array;async function Mg(t){const{value:e,id:n=xg,previous:s,wrong:r}=await t.platformKey(()=>(0,j.randomBytes)($g)),o={id:n,key:e},i=s?[
o,s]:[o];return{seal:(a,c)=>Ui(o,a,c),open(a,c){try{return Fi(i,a,c)}catch(u){throw r(u)}}}}const Cg=t=>we(new v("unavailable","This node does not have the data\
 of the key-value store."),t);async function Ug(t){const{engine:e,clock:n,log:s,quota:r,meter:o=Hn}=t,i=await Mg(t.keys),a=new jf(t.tables,i,{...Es,...t.quotas}),
c=new vE(t.roles,i);await a.checkKey(),await c.checkKey();const u=t.changes.subscribe(y=>Fg(y,a,c)),d=e&&SE({...t,engine:e}),p=async()=>{u[Symbol.dispose](),await d?.[Symbol.
asyncDispose]()};return{handler:e?Og({roles:c,tables:a,engine:e,quota:r,meter:o,clock:n,log:s}):Cg,createTable:(y,b)=>a.create(y,b,n.now()),listTables:y=>a.list(
y),async deleteTable(y,b){await a.remove(y,b),d?.begin()},entries:mE({tables:a,engine:e,quota:r,clock:n}),runtimeVariables:(y,b)=>jg(a,c,y,b,n.now()),sweep:async()=>e?
eu(e,n.now()):0,close:p,[Symbol.asyncDispose]:p}}function Fg(t,e,n){switch(t.kind){case"table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"\
unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"jobs":break;default:(0,M.xb)(t)}}async function jg(t,e,n,s,r){const{environmentID:o,
variables:i}=await t.injected(n);if(Object.keys(i).length===0)return{};const a=await e.issue(o,r);return{[`${S.be}URL`]:s,[`${S.be}REGION`]:S.aT,...i,AWS_ACCESS_KEY_ID:a.
accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:S.aT}}var me=N(1455);const gu=2e3,Pg=(0,j.randomBytes)(64*1024),Bg="trial\
-write",wu={canBuild:"disk_hangs"},Gg={statfs:t=>(0,me.statfs)(t),tryToWrite:Wg};class Cb{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...Gg,
...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#r>=gu)return wu;const e=Promise.withResolvers(),n=this.#t.after(gu,()=>e.resolve(wu));try{return await Promise.
race([this.#o(),e.promise])}finally{n()}}#o(){return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=Hg(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}
async function Hg(t,e){let n;const s=(r,o)=>({canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=r*
i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(r)?"disk_full":"disk_unwritable",
systemCode(r)??String(r))}}async function Wg(t){const e=(0,C.join)(t,Bg);await(0,me.rm)(e,{force:!0});try{await(0,me.writeFile)(e,Pg,{flag:"wx",mode:384,flush:!0})}finally{
await(0,me.rm)(e,{force:!0})}}class Ub{#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){
const e=await this.#e.look();return this.#r(()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{
this.#t.delete(e)}}}#r(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const zg=10;function Yg({node:t,ability:e,nodes:n,log:s}){let r=!1;
return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(d=>d!==t),u=r;if(r=c.length>0,r&&!u){const d=c.slice(
0,zg).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:d,means:Kg})}return!r&&u&&s("info","builds_taken_again",{reason:o==="yes"?"\
room":"no_other_node",freeBytes:i}),!r}}const Kg="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployme\
nts while another one can build",Tu=36e5,Vg=2*Tu;function Xg(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=e.monotonic(),i=async()=>{r=e.monotonic();try{const c=await t();
n("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){const{message:u,remedy:d}=(0,M.I7)(c);n("error","collection_failed",{message:u,...d!==void 0&&
{remedy:d}})}finally{s=void 0}},a=()=>(s??=i(),s);return{collect:a,whenIdle(){e.monotonic()-r>=Tu&&a()},whenBusy(){e.monotonic()-Math.max(o,r)>=Vg&&a()},async[Symbol.
asyncDispose](){await s}}}const Ms=3e4,Jg=5e3,bu={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function _u(t){return{
stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}class zo extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(Ot(s),{cause:s}),this.stage=e,this.aborted=n}}function Qg(t){const{stage:e,aborted:n,cause:s}=t instanceof zo?
t:{stage:"build",aborted:!1,cause:t};if(n)return _u(e);if(s instanceof Do)return s.facts;if((0,M.b$)(s)||s instanceof J&&s.isFull)return Su(e,"disk_full","The d\
isk of the platform is full");const r=s instanceof J?"its state cannot be read or written now":Ot(s);return Su(e,pc[e],`The platform itself failed at the stage \
"${e}": ${r}`)}function Su(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Ot(t){return t instanceof Error?t.message:
String(t)}var qg=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Zg=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.
push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else
r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ew=Ms-1e4,tw=1e3;class nw extends Error{name="\
LeaseLost"}class sw{ended;#e;#t;#n;#s=new AbortController;#r=Promise.withResolvers();#o;#i="building";#a="clone";#c;#u;#d;constructor(e,n,s,r){this.#e=e,this.#t=
n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#c=this.#u.monotonic,this.ended=this.#g(
r)}get app(){return this.#e.job.app}get#l(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#u;
s>this.#c&&n>s&&n-this.#c>=ew&&this.#i==="building"&&this.#f("it could not be renewed"),!this.#l&&(Math.max(n-s,e.now()-r)>=Jg&&(this.#d??=this.#h(n)),await Promise.
race([this.#d,this.#r.promise]))}async#h(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,wall:r.now()};try{await n.renew(this.#e)?this.#c=e:this.#i===
"building"&&this.#f("another node has ended it")}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:Ot(o)})}finally{this.#d=void 0}}#f(e){this.#l||
(this.#i="lost",this.#s.abort(new nw(`The lease of the deployment has ended: ${e}`)),this.#r.resolve())}async#p(e){this.#s.signal.throwIfAborted(),await e()||this.#f(
"another node has ended it"),this.#s.signal.throwIfAborted()}#m(e){return this.#p(()=>rr(e,this.#t.clock,this.#o))}async#g(e){const{log:n,clock:s,onChange:r}=this.#t,
{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,await this.#w()}catch(c){const u=Qg(c);a=u.code,c instanceof zo&&c.cause instanceof J&&n("er\
ror","deployment_not_stored",{deployID:o,stage:c.stage,cause:c.message}),await this.#T(u)}if(this.#i!=="ended"){const c=this.#s.signal.aborted?Ot(this.#s.signal.
reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.now()-i})}async#w(){
const{jobs:e,builder:n,onLive:s,onComing:r}=this.#t,o=this.#e,{job:i}=o,a=this.#o;try{const c={stack:[],error:void 0,hasError:!1};try{const u=qg(c,await n.build(
i,{signal:a,onStage:d=>this.#E(d),onCommit:(d,p)=>this.#m(()=>e.recordCommit(o,d,p)),onStored:(d,p)=>this.#m(()=>e.recordRelease(o,d,p))}),!0);a.throwIfAborted(),
await r?.(i.app,{deployID:i.deployID,manifestHash:u.release.manifestHash}),await this.#E("activate"),await this.#y(u.release.manifestHash),s?.(i.app,u.release)}catch(u){
c.error=u,c.hasError=!0}finally{const u=Zg(c);u&&await u}}catch(c){throw new zo(this.#a,this.#n.aborted,c)}}async#E(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#a)
return this.#s.signal.throwIfAborted();await this.#m(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#y(e){const{jobs:n}=this.#t,s=this.#e;this.#i=
"recording",await this.#m(async r=>await n.finish(s,{kind:"live",manifestHash:e})||r>1&&await n.hasSucceeded(s)),this.#i="ended"}async#T(e){const{jobs:n,log:s,clock:r}=this.#t,
o={kind:"failed",facts:e};let i=!1;for(;!this.#l;){this.#i="recording";try{await this.#p(()=>n.finish(this.#e,o)),this.#i="ended"}catch(a){if(this.#l)return;const c={
deployID:this.#e.deployID,cause:Ot(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await r.sleep(tw,this.#n).catch(()=>{})}}}}const rw=1e3;
function ow(t){return new iw(t)}class iw{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#u=!1;#d=!1;#l=!1;constructor(e){this.#e=e,this.#t=e.every??
Re.fm,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=!0;const s=n.subscribe(
({kind:r})=>{(r==="jobs"||r==="unknown")&&this.#f()});this.#o.push(()=>s[Symbol.dispose](),this.#t(Ms,()=>this.#f())),this.#f(),await this.#c}pause(){this.#l=!1}async stop(){
this.pause();for(const e of this.#o.splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#E(
!1),this.#h()}async idle(){if(this.#s.signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){
for(const e of this.#i.splice(0))e()}[Symbol.asyncDispose](){return this.stop()}#f(){this.#s.signal.aborted||(this.#u=!0,this.#c??=this.#p())}async#p(){for(;this.#u;){
this.#u=!1;try{await this.#m(),this.#d&&this.#e.log("info","queue_resumed"),this.#d=!1}catch(e){this.#d||this.#e.log("error","queue_stalled",{cause:Ot(e)}),this.#d=
!0,this.#E(!0)}}this.#c=void 0}async#m(){const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#y(),this.#l)for(const i of await e.expire())n("warn","deployment_\
lease_expired",{deployID:i}),s?.(i);const r=this.#g&&(await this.#e.mayClaim?.()??!0);for(;r&&this.#g;){const i=await e.claim(this.#e.node);if(!i)break;this.#w(
i)}const o=this.#r.size>0||await e.isBusy();this.#E(o&&this.#l||this.#r.size>0),o||this.#h()}get#g(){return this.#l&&this.#r.size<this.#n}#w(e){const n=[...this.#r].
find(r=>aw(r.app,e.job.app)),s=new sw(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#E(!0),s.ended.then(()=>{this.#r.delete(s),this.#f()})}#E(e){e||this.#a?.();
const n=()=>this.#t(rw,()=>{this.#y(),this.#f()});this.#a=e?this.#a??n():void 0}async#y(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function aw(t,e){
return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const cw=600;function st({roles:t},e){return t.includes(e)}async function uw(t,e,n,s){const o=st(
t,"kvs")||st(t,"control")?s.use(await hw(t,n)):void 0,i=st(t,"build")?pw(t,e,s):void 0;return{edge:e,kvs:o,build:i}}function dw(t,e,n,s){const{stores:r,clock:o,
log:i,shared:a,host:c,edgeCacheBytes:u}=t,{sitesDomain:d,baseUrl:p,siteUrl:y}=e,b={table:a?.sites,domains:a?.domains},_=s.use(new sE(r.state.releases,r.changes,
{...b,clock:o})),O=Gc({sites:_,domain:d,isOwnHost:ki({host:c,baseUrl:p})}),$=new dc({blobs:r.blobs,clock:o,log:i}),{handler:W,prefetch:Y}=new Hy({sites:_,finder:O,
siteUrl:y,objects:$,cacheBytes:u,log:i,meter:n}),Q=r.changes.subscribe(Z=>{Z.kind==="coming"&&Y(Z)});return s.use(Q),{handler:W,prefetch:Y,sites:_,finder:O,objects:$}}
const lw=500;async function fw({clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,
release:r}),t.sleep(lw)])}function hw(t,e){const{stores:n,clock:s,log:r,kvsQuotas:o}=t,i=st(t,"kvs")?n.kvs:void 0;return Ug({...n,engine:i,clock:s,log:r,meter:e,
quotas:o})}function pw(t,e,n){const{clock:s,log:r,workers:o,stores:i,node:a,shared:c}=t,{jobs:u,changes:d}=i,p=mw(t),y=async()=>(await c?.checkPlace(),p.collect()),
b=n.use(Xg(y,s,r));n.use(p);const _=()=>{u.isBusy().then(x=>x?b.whenBusy():b.whenIdle(),()=>{})},O=async({org:x},{manifestHash:B})=>{await p.prepareVariants(x,B),
e?.objects.variantsChanged(x)},{builder:$=p}=t,W=c&&((x,B)=>fw(t,e,x,B)),{ability:Y,store:Q}=c?.nodes??{},Z=Y&&Q&&Yg({node:a,ability:Y,nodes:Q,log:r}),oe={jobs:u,
changes:d,builder:$,node:a,workers:o,log:r,clock:s,onChange:_,onComing:W,mayClaim:Z},k=n.use(ow({...oe,onLive:(x,B)=>{O(x,B)}}));return{housekeeping:b,queue:k}}
function mw(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{env:r,allowLocalGit:o,gitUrlTemplate:i,isolation:a,onOutput:c,lasting:u,log:d,clock:p}=t,{jobs:y,logs:b,
blobsAt:_}=e;return Tm({...{dataDir:n,blobs:_,lasting:u,env:r,allowLocalGit:o,gitUrlTemplate:i,limits:s,isolation:a,onOutput:c},live:W=>y.releases(W),logs:b,log:d,
clock:p})}async function yw(t,e,n,s){const{clock:r,fetch:o,requestsPerMinute:i=n===Un?0:cw}=t,a=await oE(t.stores.keys),{baseUrl:c,issuer:u}=e;return{issuer:Rr(
{issuer:u,audience:c,key:a,requestToken:s,clock:r}),mayUseDomain:n.mayUseDomain,providers:n.issuers.filter(({client:d})=>d!==void 0),signInKey:iE(a,"console sig\
n-in"),gate:{roleOf:n.roleOf,organizationsOf:n.organizationsOf,verify:al({policy:n,issuer:u,audience:c,key:a,clock:r,fetch:o}),rateLimit:t.shared?tp(i,t.stores.
quota):np(i,r)}}}function Ew(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Ou&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==
Ou?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const Ou=46,Nu=300;function gw(t){const e=Cs("control");return[["/api/v1","control",t.control??e],["/v1",
"kvs",t.kvs??Cs("kvs")],["/identity","identity",t.identity??e],["/console","console",Yo(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/bac\
kup","operator",Jt("/backup",t.backup??e)],["/healthz","platform",Jt("/healthz",Qt(t.healthz))],["/readyz","platform",Jt("/readyz",Qt(t.readyz))],["/tls-allowed",
"platform",Jt("/tls-allowed",Qt(t.tlsAllowed??Cs("edge")))],["/openapi.json","platform",Jt("/openapi.json",Qt(t.openApi))],["/metrics","platform",Jt("/metrics",
Yo(Qt(t.metrics),t.isOwnHost))]]}function Cs(t){const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists th\
em.`;return n=>we(new v("unavailable",e),n)}function Jt(t,e){return n=>(ke(n.target)===t?e:Ko)(n)}function Yo(t,e){return n=>{const s=ee(n,"host");if(e(s))return t(
n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,Nu))}: give its URL with --public-url, or configure the proxy to pass the Host header\
 on.`;return he(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function Qt(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(
e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return we(new v("method_not_allowed",s,{allow:n}),e)}}function Ru(t){const e=gw(t),n=Yo(
Qt(t.index),t.isOwnHost),{sitesDomain:s,edge:r=Cs("edge"),isCustomHost:o,observe:i}=t,a=u=>{const d=ke(u.target);if(d==="/")return["platform",n];for(const[p,y,b]of e)
if(d.startsWith(p)&&!(d.length!==p.length&&d[p.length]!=="/"))return[y,b];return["platform",Ko]},c=(u,d,p)=>{const y=performance.now(),b=d(p);return b instanceof
Promise?b.then(_=>(i(u,p,_.status,y),_),_=>{const O=_ instanceof $t;if(i(u,p,O?400:500,y),!O)throw _;return we(new v("invalid_request","The body broke off."),p)}):
(i(u,p,b.status,y),b)};return u=>{const d=u.headers.host;if(typeof d=="string"&&Ew(d,s))return c("edge",r,u);const p=typeof d=="string"&&o?.(d);if(p===!0)return c(
"edge",r,u);const[y,b]=a(u);return p instanceof Promise?p.then(_=>_?c("edge",r,u):c(y,b,u),_=>{if(!(_ instanceof J))throw _;return b===n||b===Ko?c("edge",r,u):c(
y,b,u)}):c(y,b,u)}}const Ko=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=ke(n).slice(0,Nu),r=n.startsWith("/")?
new v("not_found",`Nothing is at ${s}`):new v("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return we(r,t)};function ww(t,e,n){
const{rooms:s,identity:r,nodes:o,backup:i}=n,{edge:a,kvs:c}=s;return Ru({...Au(t,e,a,n),kvs:st(t,"kvs")?c?.handler:void 0,..._w(t,e,c,r,o),backup:r&&i})}function Tw(t,e,n,s){
const r=i=>st(t,i)?Ri:void 0,o=r("control");return Ru({...Au(t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,console:o,backup:o})}function Au(t,e,n,s){const{
log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:u}=e,{readiness:d,metrics:p}=s;return{sitesDomain:c,isOwnHost:ki({host:a,baseUrl:u}),edge:n?.handler,isCustomHost:n&&
bw(n.finder),healthz:Zh({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:d.handler,metrics:p.handler,tlsAllowed:n&&Df({...n,ownName:new URL(u).hostname}),
index:Ow(e),openApi:Sw(u),observe:Nw(p.count,r)}}function bw({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(
r=>r!==void 0):s!==void 0}}function _w({clock:t,log:e,allowLocalGit:n,stores:s,resolveTxt:r,fetch:o,kvsQuotas:i},{baseUrl:a,kvsUrl:c,consoleUrl:u,siteUrl:d,sitesDomain:p},y,b,{
list:_}){if(!b||!y)return{control:void 0,identity:void 0,operator:void 0,console:void 0};const{gate:O,issuer:$,mayUseDomain:W,providers:Y,signInKey:Q}=b,Z={ownName:new URL(
a).hostname,sitesDomain:p,mayUseDomain:W,resolveTxt:r},{state:oe,logs:k,sessions:x,usage:B}=s,le=df({state:oe,logs:k}),Ne=Yf(new dc({blobs:s.blobs,clock:t,log:e})),
ue=Sl({providers:Y,key:Q,consoleUrl:u,clock:t,fetch:o}),Ge={state:oe,operations:le,kvs:y,usage:B,clock:t,siteUrl:d};return{control:Ef(O,{state:oe,allowLocalGit:n,
siteUrl:d,domains:Z}),identity:$.handler,operator:kf(O,{...Ge,kvsUrl:c,organizationsOf:O.organizationsOf,listNodes:_,consoleLink:_i=>Zd(_i,{sessions:x,consoleUrl:u,
clock:t})}),console:Qd({...Ge,...O,compare:Ne,logs:k,sessions:x,oidc:ue,consoleUrl:u,tablePerMinute:i.tablePerMinute??Es.tablePerMinute})}}function Us({baseUrl:t,
kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function Sw(t){return async()=>he(200,(await N.e(487).then(N.bind(N,1487))).openApi(
t))}function Ow(t){const e={service:"slipway",...Us(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>he(
200,e)}function Nw(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[u=""]=c.split("\
?",1);e("info","request",{room:n,method:i,path:u,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}function Fb(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify(
{time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const Vo=()=>{};function Rw(t){return Iu(t),{...Aw,node:`${(0,ye.hostname)()}/${process.pid}`,...t,buildLimits:{...As,...t.buildLimits},kvsQuotas:{...Es,...t.
kvsQuotas}}}function Iu(t){const{gitUrlTemplate:e=dt.bD,allowLocalGit:n=!1}=t;hn(t.trustedProxies??[]);const s=(0,dt.Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,dt.
ri)(e)}" ${s.problem}`;throw new M.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const Aw={publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,
builder:void 0,shared:void 0,roles:xe,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:dt.bD,clock:Re.ml,log:Vo,
fetch,resolveTxt:Xl,workers:2,isolation:"auto",lasting:!0,edgeCacheBytes:64*te,buildLimits:As,kvsQuotas:Es},Iw="run.json",ku="node.json";function jb(t){const e=Lu(
t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!qt(s)))return{roles:n,baseUrl:s}}function Pb(t){const e=Lu(
t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&
!(typeof c!="string"||c==="")&&!(!qt(s)||!qt(r)||!qt(o)||!qt(i)||!qt(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function qt(t){
return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function Lu(t){try{return JSON.parse(t)}catch{return}}function kw(t,e){return(0,L.rmSync)((0,C.join)(
t,ku),{force:!0}),vu((0,C.join)(t,Iw),e)}function Lw(t,e){return vu((0,C.join)(t,ku),e)}function vu(t,e){return(0,L.writeFileSync)(`${t}.new`,`${JSON.stringify(
e,void 0,2)}
`,{mode:384}),(0,L.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,L.rmSync)(t,{force:!0})}}function vw(t,e){const n=Wr.includes(e.host)?"127.0.0.1":e.host,s=xw(
e.publicUrl??Gd(n,t)),r=$w(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const Dw=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function $w(t,e){const n=(s,r)=>new M.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!Dw.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function xw(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new M.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var Mw=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Cw=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Uw(t){const e={stack:[],error:void 0,hasError:!1};try{const n=Mw(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=Rw(t),{log:o,nodeDir:i}=r,a=qs(i,r.env),c=await Bd(r);n.defer(()=>c.close());const u=vw(c.port,r),d=Bw(r),{requestToken:p=(0,j.
randomBytes)(32).toString("base64url")}=r.shared??{},y=n.use(mr({...r,usage:s.usage,engine:Fw(r)})),b=st(r,"edge")?dw(r,u,y.meter,n):void 0,_={readiness:d,metrics:jw(
r,b,y)};b&&r.shared?.awaitStores&&(c.serve(Tw(r,u,b,_)),d.start("edge"),n.defer(()=>c.close()),o("info","edge_started",{...Us(u),port:c.port,dataDir:i,node:r.node})),
await r.shared?.awaitStores?.();const O=await uw(r,b,y.meter,n);n.defer(()=>c.close());const $=st(r,"control")?await yw(r,u,a,p):void 0,W=s.backUp,Y=n.use(await m(
zw(r,u,c.port,O))),Q=os(p,W);c.serve(ww(r,u,{..._,rooms:O,identity:$,nodes:Y,backup:Q})),await O.build?.queue.start(),d.start();const Z=`${u.issuer}/token?api-v\
ersion=2.0`,oe={pid:process.pid,...Us(u),requestUrl:Z,requestToken:p};n.use($?kw(i,oe):Lw(i,{roles:r.roles,baseUrl:u.baseUrl})),o("info","platform_started",{...Us(
u),dataDir:i,node:r.node,roles:r.roles.join()});const k=Ww(()=>Hw(r,d,O),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...u,port:c.port,dataDir:i,
requestUrl:Z,requestToken:p,close:k,mintToken:$?.issuer.mint??Pw,backUp:W,collectGarbage:async()=>O.build?.housekeeping.collect(),[Symbol.asyncDispose]:k}}catch(n){
e.error=n,e.hasError=!0}finally{const n=Cw(e);n&&await n}}function Fw(t){return st(t,"kvs")?t.stores.kvs:void 0}function jw({stores:t,shared:e,node:n,clock:s},r,o){
const i=r?.objects.damage,{deployments:a}=t.state;return vr({deployments:a,damage:i,ability:e?.nodes.ability,node:e&&n,clock:s,metering:o})}function Pw(){return Promise.
reject(new TypeError("This node does not have the role control"))}function Bw({node:t,roles:e,stores:n,shared:s,clock:r}){let o;const i=()=>(o??=n.check().finally(
()=>{o=void 0}),o),a=async()=>{await i(),await s?.checkClock()};return jr({node:t,roles:e,clock:r,checks:{control:a,build:i,kvs:async()=>{await a(),await Gw(n.kvs,
r.now())}}})}async function Gw(t,e){try{await t?.get(0,"ready",e)}catch(n){if(n instanceof J)throw n}}async function Hw({drainMs:t,shared:e,clock:n,log:s},r,o){
r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function Ww(t,e,n){let s;return()=>(s??=
t().then(()=>e.disposeAsync()).then(n),s)}function zw({node:t,roles:e,host:n,shared:s,clock:r,log:o},{baseUrl:i,sitesDomain:a},c,{build:u}){const d=`${Wr.includes(
n)?(0,ye.hostname)():n}:${c}`,p=()=>u?.queue.underWay??0,y=s&&{...s.nodes,start:{...s.nodes.start,publicUrl:i,sitesDomain:a}};return{own:{name:t,roles:e,address:d},
shared:y,builds:p,clock:r,log:o}}const ht={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Rn(t){return t instanceof Error&&"errco\
de"in t?Number(t.errcode)&255:0}function An(t){return(0,M.b$)(t)||Rn(t)===ht.FULL}const Yw=[ht.BUSY,ht.READONLY,ht.IOERR,ht.CANTOPEN];function Kw(t){return Yw.includes(
Rn(t))}function Du(t){return Rn(t)===ht.CORRUPT||Rn(t)===ht.NOTADB}function $u(t){return Rn(t)===ht.BUSY}const xu="abcdefghijklmnopqrstuvwxyz234567",Vw=63,Mu=6,
Xw=()=>(0,j.randomInt)(2**32)/2**32;function Xo(t,e){let n="";for(;n.length<t;)n+=xu[Math.floor(e()*xu.length)]??"";return n}function Jw(t){const e=t.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Vw-Mu-1).replace(/-+$/,"");return e===""?"app":e}function Cu(t,e){return`${Jw(t)}-${Xo(Mu,e)}`}const Qw=[".\
drafts","tmp"],qw=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;function Zw(t,e){
let n=Promise.resolve();const s=async r=>{e0(r,t);try{await Uu(t,r),e(r),await Uu(t,r)}catch(o){for(const i of(0,L.readdirSync)(r))await(0,me.rm)((0,C.join)(r,i),
{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function e0(t,e){if(!(0,C.isAbsolute)(t))throw Fs(`"${t}" is not an ab\
solute path`);if((0,ae.FK)(e,t))throw Fs(`${t} is inside the data directory`);try{if((0,ae.wZ)(t,448),(0,L.readdirSync)(t).length>0)throw Fs(`${t} is not empty`)}catch(n){
throw n instanceof M.GQ||An(n)?n:Fs(`${t} cannot be written (${(0,M.xU)(n)})`)}}const t0=5;async function Uu(t,e){const n=s=>!(0,C.relative)(t,s).split(C.sep).some(
r=>Qw.includes(r));for(const s of(0,L.readdirSync)(t).filter(r=>!qw.test(r)))for(let r=1;;r+=1)try{await(0,me.cp)((0,C.join)(t,s),(0,C.join)(e,s),{recursive:!0,
force:!1,filter:n});break}catch(o){if((0,M.xU)(o)!=="ENOENT"||r===t0)throw o}}function Fs(t){return new M.GQ("invalid_input",t,{input:"to",remedy:"Name a direct\
ory outside the data directory that is empty or does not exist yet."})}function Bb(t){return t}class n0 extends Error{name="BlobsFull"}class Fu extends Error{name="\
WrongBytes"}const s0=200,ju=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,r0=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function Jo(t){if(t.length<=s0&&r0.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function o0(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return Jo(t.slice(0,-1)),t}var i0=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},a0=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Qo={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Pu={...Qo,sync:async()=>{}};function js(t){(0,L.mkdirSync)(
t,{recursive:!0,mode:448})}async function c0(t,e=Qo){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===Pu)return;const s=i0(n,await(0,me.
open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=a0(n);s&&await s}}function qo(t){return rt(()=>(0,L.readdirSync)(t))??[]}const u0=new Set(
["ENOENT","ENOTDIR","EISDIR"]);function Zo(t){return u0.has((0,M.xU)(t))}function rt(t){try{return t()}catch(e){if(Zo(e))return;throw e}}var d0=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},l0=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Bu=600*1e3;class f0{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){
const s=this.#r(e),r=rt(()=>{const o=(0,L.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=Bu||h0(s,n)});return r&&
this.#t.add(ei(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,j.hash)("sha256",n)!==s)throw new Fu(`The bytes of ${e} have another hash`);await this.#c(r,
n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,j.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(
o,c)}if(a!==n||i.digest("hex")!==r)throw new Fu(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.
error;const e=new Set([...this.#t].flatMap(n=>Gu(this.#e.dir,n)));try{await Promise.all([...e].map(n=>c0(n,this.#e.disk)))}catch(n){throw this.#u(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${Jo(e)}`}async#o(e,n){const s=this.#r(e);if(this.#s)throw this.#s.error;const r=this.#i(
s,n).catch(o=>{throw this.#u(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,C.join)(this.#e.drafts,(0,j.randomUUID)());try{await this.#a(
s,n),await(0,me.rename)(s,e).catch(r=>{if((0,M.xU)(r)!=="ENOENT")throw r;return js((0,C.dirname)(e)),(0,me.rename)(s,e)}),this.#t.add(ei(e))}catch(r){throw await(0,me.
rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=d0(s,await(0,me.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(
r)}catch(r){s.error=r,s.hasError=!0}finally{const r=l0(s);r&&await r}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#u(e){const n=An(
e)?new n0("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function ei(t){return t.slice(0,t.lastIndexOf("/"))}function Gu(t,e){return e===t?[e]:[e,
...Gu(t,ei(e))]}function h0(t,e){const{mtimeNs:n}=(0,L.statSync)(t,{bigint:!0});try{(0,L.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,M.
xU)(s)!=="EPERM")throw s;return!1}return(0,L.statSync)(t).size===e}function p0({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function Ps({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const ti=1024*1024,m0=16*ti;class y0{#e;#t=0;constructor(e,n=()=>g0(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,m0))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-E0(e.size):Number.POSITIVE_INFINITY}}function E0(t){return Math.min(Math.max(256*ti,t/100),2560*ti,t/8)}function g0(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,L.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Hu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Wu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const w0=64*1024,ni=".damaged";function Gb(t){return t.endsWith(ni)?t.slice(0,-ni.length):void 0}const T0=3600*1e3;
class b0{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,C.join)(e,".drafts"),this.#n=(0,C.join)(e,".leaving"),this.#s=n,this.#r=
s??Qo,this.#o=new y0(e),js(e)}async head(e){const n=await this.#u(e,s=>(0,me.stat)(s,{bigint:!0}));return n?.isFile()?Ps(n):void 0}async load(e,n){const s={stack:[],
error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Hu(s,r,!0),i=Ps(await o.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await o.
readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Wu(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(
e);if(!r)return;const o=Hu(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(Buffer.alloc(Math.max(0,i)),{position:n.
start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Wu(s);r&&await r}}async stream(e,n){return(await this.#c(e))?.createReadStream({
start:0,...n,highWaterMark:w0})}writer({lasting:e=!0}={}){this.#f(),js(this.#t);const n=e&&this.#s?this.#r:{...Pu,write:this.#r.write},s={dir:this.#e,drafts:this.#t,
reserve:this.#o,disk:n};return new f0(s)}async delete(e){const n=this.#a(e);(0,L.rmSync)(n,{force:!0});for(const s of this.#d(e))(0,L.rmSync)(s,{force:!0});(0,L.
rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(e,r=>p0(r)<n-Bu);return s!==void 0&&(0,L.rmSync)(s,{force:!0}),
s!==void 0}async distrust(e,n){const s=this.#l(e,r=>Ps(r).version===n);return s===void 0?!1:((0,L.renameSync)(s,`${this.#a(e)}${ni}`),!0)}async*list(e){const n=(0,C.
join)(this.#e,o0(e)),s=await(0,me.readdir)(n,{withFileTypes:!0}).catch(Bs);for(const r of s??[]){if(!ju.test(r.name))continue;const o=e+r.name;r.isDirectory()&&
(yield*this.list(`${o}/`));const i=r.isFile()&&rt(()=>(0,L.statSync)((0,C.join)(this.#e,o),{bigint:!0}));i&&(yield{key:o,...Ps(i)})}}async*folders(){for(const e of await(0,me.
readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&ju.test(e.name)&&(yield e.name)}#a(e){return(0,C.join)(this.#e,Jo(e))}async#c(e){const n=await this.#u(e,s=>(0,me.
open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#u(e,n){const s=this.#a(e),r=await n(s).catch(Bs);if(r!==void 0)return r;for(const o of this.#d(
e)){const i=await n(o).catch(Bs);if(i!==void 0)return i}return n(s).catch(Bs)}#d(e){const n=`${zu(e)}~~`;return qo(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,C.
join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=rt(()=>(0,L.statSync)(s,{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,C.join)(this.#n,`${zu(e)}~~${Date.
now()}~${(0,j.randomUUID)()}`);js(this.#n);const a=rt(()=>((0,L.renameSync)(s,o),!0))&&rt(()=>(0,L.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#h(o,s)}}#h(e,n){
try{(0,L.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,M.xU)(s)??"")){(0,L.renameSync)(e,n);return}if((0,M.xU)(s)!=="EEXIST"&&!Zo(s))throw s}
(0,L.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.now()-T0;for(const n of qo(this.#t)){const s=(0,C.join)(this.#t,n);(rt(()=>(0,L.statSync)(
s).mtimeMs)??e)<e&&(0,L.rmSync)(s,{force:!0,recursive:!0})}for(const n of qo(this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,
10)<e&&this.#h((0,C.join)(this.#n,n),this.#a(o))}}}function zu(t){return t.replaceAll("/","~")}function Bs(t){if(!Zo(t))throw t}const si=10,_0=/^[\w-]{1,128}$/;
function S0(t){if(_0.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not a deployID`)}function Yu(t,e){const n=Ku(t,e),s=e.from<0?Math.max(0,n-1):n;
return{start:s,length:Math.min(n+e.limit,t)-s}}function O0(t,e,n){const{from:s,limit:r,isComplete:o=!1}=n,i=Ku(e,n),a=t.subarray(i-Yu(e,n).start),c=s<0&&i>0&&t[0]!==
si?N0(a):0,d=i+a.length>=e&&o?a.length:R0(a,r);return{text:a.toString("utf8",Math.min(c,d),d),next:i+d,size:e}}function Ku(t,{from:e}){return Math.min(t,e<0?Math.
max(0,t+e):e)}function N0(t){const e=t.indexOf(si)+1;return e>0?e:Math.max(0,t.findIndex(n=>!Vu(n)))}function R0(t,e){const n=t.lastIndexOf(si)+1;return n>0||t.
length<e?n:A0(t)}function A0(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-e]??0;if(Vu(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-
e:t.length}return t.length}function Vu(t){return(t&192)===128}var I0=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},k0=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});function L0(t,e=Vo){(0,L.mkdirSync)(t,{recursive:!0,mode:448});const n=r=>(0,C.join)(t,`${S0(r)}.log`),s=new Set;return{async append(r,o){try{await(0,me.appendFile)(
n(r),o,{mode:384})}catch(i){s.has(r)||e("warn","build_log_lost",{deployID:r,reason:String(i)}),s.add(r)}},async end(r){s.delete(r)},async read(r,o){try{const i={
stack:[],error:void 0,hasError:!1};try{const a=I0(i,await(0,me.open)(n(r)),!0);return await v0(a,o)}catch(a){i.error=a,i.hasError=!0}finally{const a=k0(i);a&&await a}}catch(i){
if((0,M.xU)(i)==="ENOENT")return;throw i}}}}async function v0(t,e){const{size:n}=await t.stat(),{start:s,length:r}=Yu(n,e);return O0(await D0(t,s,r),n,e)}async function D0(t,e,n){
const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function $0(){const t=new Set;
return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var ri=N(99);const Gs=[`
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
  `];function x0(t){const e=new ri.DatabaseSync(t===void 0?":memory:":(0,C.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),M0(e),e}catch(n){throw e.close(),n}}function M0(t){const e=Xu(t);if(e!==Gs.length){if(e>Gs.length)
throw new M.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Gs.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of Gs.entries())Hs(t,()=>{Xu(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function Xu(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function Ju(t,e){t.prepare("VACUUM INTO ?").run(e),(0,L.chmodSync)(e,384)}function Hs(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function Ws(t){return{read:async e=>oi(e),first:async(e,n,s)=>oi(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>oi(()=>Hs(t,e))}}function oi(t){try{return t()}catch(e){const n=An(e);throw!n&&!Kw(e)?e:new J(`The stat\
e cannot be read or written: ${C0(e)}`,{cause:e,isFull:n})}}function C0(t){return t instanceof Error?t.message:String(t)}function U0(t){const e=(0,C.join)(t,"pl\
atform.pid"),n=(0,C.join)(t,"platform.lock");(0,L.writeFileSync)(n,"",{flag:"a",mode:384});const s=new ri.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; P\
RAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),Du(r)?new M.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"dat\
a",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):$u(r)?new M.GQ("platform_locked",`Another platform uses ${t}${F0(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,L.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,L.rmSync)(e,{force:!0}),s.close())}}}function F0(t){try{const e=/^\d{1,10}$/.exec((0,L.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function j0(t){return qu(t,e=>{(Qu(e)||(0,L.readdirSync)(e).length===0)&&(0,L.chmodSync)(e,448),(0,L.writeFileSync)(
(0,C.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function Hb(t){const e=qu(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(Qu(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function Qu(t){return(0,L.existsSync)((0,C.join)(t,"platform.db"))}function qu(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new M.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,C.resolve)(t);try{(0,ae.wZ)(
n,448),e(n)}catch(s){throw new M.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,M.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,L.existsSync)((0,C.join)(n,".gitignore"))||(0,L.writeFileSync)((0,C.join)(n,".gitignore"),`*
`,{mode:384}),n}function D(t,e){const n=t[e];if(typeof n!="string")throw ai(e);return n}function de(t,e){return t[e]===null?null:D(t,e)}function H(t,e){const n=t[e];
if(typeof n!="number")throw ai(e);return n}function pt(t,e){return t[e]===null?null:H(t,e)}function ii(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw ai(
e);return n}function ai(t){return new M.GQ("internal",`The column ${t} of the database has an unexpected type`)}function In(t){return{seq:H(t,"seq"),deployID:D(
t,"deploy_id"),status:Zu(t),stage:ci(t),branch:D(t,"branch"),commit:de(t,"commit"),createdAt:H(t,"created_at"),startedAt:pt(t,"started_at"),finishedAt:pt(t,"fin\
ished_at"),supersededBy:de(t,"superseded_by"),cancelledBy:de(t,"cancelled_by"),triggeredBy:de(t,"triggered_by"),redeployOf:de(t,"redeploy_of"),commitFacts:{subject:de(
t,"commit_subject"),author:de(t,"commit_author")},size:G0(t),enteredAt:B0(t)}}const P0=["cancelled_by","triggered_by","redeploy_of","commit_subject","commit_aut\
hor","release_files","release_bytes","install_at","build_at","sync_at","activate_at"],kn={install:"install_at",build:"build_at",sync:"sync_at",activate:"activat\
e_at"};function B0(t){const e=Object.entries(kn).map(([n,s])=>[n,pt(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function G0(t){const[e,n]=[pt(t,
"release_files"),pt(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function H0({branch:t,commit:e,by:n=null},s){return{branch:t??s,commit:e,
by:n,redeployOf:null,facts:{subject:null,author:null}}}function W0(t,e){return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,facts:t.commitFacts}}function z0(t,e){
return e?{kind:t?"cancelled":"not_queued",deployment:e}:{kind:"no_deployment"}}function ci(t){const e=de(t,"stage");return ge.Mb.find(n=>n===e)??null}function Zu(t){
const e=D(t,"status"),n=ge.PB.find(s=>s===e);if(!n)throw new M.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function Y0(t){
return K0(de(t,"failure"))??ap(ci(t)??"build")}function K0(t){try{return t===null?void 0:Ec(JSON.parse(t))}catch{return}}function V0(t){return{status:Zu(t),count:H(
t,"count"),ran:H(t,"ran"),ms:H(t,"ms")}}function Zt(t){const e=D(t,"type"),n=S.yN.find(s=>s===e);if(!n)throw new M.GQ("internal",`The database has an app of the\
 unknown type ${e}`);return{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id"),name:D(t,"name"),type:n,repository:D(t,"repository"),branch:D(t,"branch"),
buildCommand:de(t,"build_command"),outputDirectory:de(t,"output_directory"),region:de(t,"region"),settings:ui(D(t,"settings")),subdomain:D(t,"subdomain"),environmentID:D(
t,"environment_id"),liveRelease:de(t,"live_release"),createdAt:H(t,"created_at"),updatedAt:H(t,"updated_at")}}function ui(t){const e=JSON.parse(t);return(0,F.Gv)(
e)?e:{}}function X0(t,{settings:e,...n}){const s=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...n,settings:Object.fromEntries(s)}}
function ed(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function J0(t,e){const[n,
s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),removed:n.filter(r=>!s.includes(r)).sort()}}const di="",Q0="\
\u{10FFFF}";function q0({after:t,before:e,prefix:n=""}){const s=`${n}${Q0}`,r=t&&t.appID>=n?[t.appID,t.project]:[n,di],o=e&&e.appID<s?[e.appID,e.project]:[s,di];
return[...r,...o]}function Z0(t,e){return{deployID:D(t,"deploy_id"),app:{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")},repository:D(t,"repository"),
branch:D(t,"job_branch"),commit:de(t,"commit_requested"),buildCommand:de(t,"build_command"),outputDirectory:de(t,"output_directory"),settings:ui(D(t,"settings")),
env:e}}function eT(t){return{deployID:D(t,"deploy_id"),manifestHash:D(t,"manifest")}}function tT(t,e){const n=de(t,"live_release");return{org:D(t,"org"),project:D(
t,"project"),appID:D(t,"app_id"),subdomain:D(t,"subdomain"),settings:ui(D(t,"settings")),release:e.find(({deployID:s})=>s===n)??null,kept:e.filter(({deployID:s})=>s!==
n)}}function nT(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function sT(t){const[e]=t;if(!e)
return;const n=t.filter(s=>s.name!==null).map(oT);return{type:D(e,"type"),environmentID:D(e,"environment_id"),tables:n}}function rT(t){return{keyspace:H(t,"keys\
pace"),app:{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")},name:D(t,"name"),environmentID:D(t,"environment_id"),type:D(t,"type")}}function oT(t){return{
name:D(t,"name"),createdAt:H(t,"created_at"),tokenHash:D(t,"token_hash"),sealed:ii(t,"token_sealed")}}function td(t){return{accessKeyID:D(t,"access_key_id"),environmentID:D(
t,"environment_id"),sealed:ii(t,"sealed"),expiresAt:H(t,"expires_at")}}function iT(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.
has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[u,d])=>c+Buffer.byteLength(u)+Buffer.byteLength(d),0);return i.length>s.variables||a>s.bytes?void 0:
Object.fromEntries(i)}function aT(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function Wb(t){return JSON.
stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}function cT({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=Ln(
t),a="SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?)",c=t.prepare(`${a} ORDER BY app_id, project LIMIT ?`),u=t.prepare(
`${a} ORDER BY app_id DESC, project DESC LIMIT ?`),d=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),p=t.prepare("SELECT org FROM apps WHER\
E org < ? ORDER BY org DESC LIMIT 1"),y=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),b=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, rep\
ository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),_=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),O=t.prepare(`SELECT e.name, e.value FROM env e JOIN apps a ON a.id = e.app
    WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),$=t.prepare("DELETE FROM env WHERE app = ?"),W=t.prepare("INSERT INTO env (app, name, v\
alue) VALUES (?, ?, ?)"),Y=uT(t),Q=({subdomain:k},x)=>{n.publish({kind:"site",subdomain:k});for(const B of x)n.publish({kind:"domain",domain:B})},Z=k=>{const x=i(
k);if(!x)throw new M.GQ("internal",`The app ${k.appID} is not in platform.db`);return Zt(x)},oe=k=>{let x=Cu(k,o);for(;y.get(x);)x=Cu(k,o);return x};return{find:k=>e.
read(()=>{const x=i(k);return x&&Zt(x)}),async create({key:k,type:x,config:B},le){const Ne=()=>{if(i(k))return;const Ge=r.now();return b.run(k.org,k.project,k.appID,
k.appID,x,...ed(B),oe(k.appID),`env-${Xo(16,o)}`,Ge,Ge),Y.assign(k,void 0,B),Z(k)},ue=await e.write(()=>s.run(le,Ne)??{kind:"taken"});return ue.kind==="done"&&Q(
ue.made,ue.made.settings.domains??[]),ue},async update(k,x){const B=await e.write(()=>{const le=i(k);if(!le)return;const[Ne,ue]=[Zt(le),X0(Zt(le),x)];return _.run(
...ed(ue),r.now(),H(le,"id")),{changed:Y.assign(k,Ne,ue),app:Z(k)}});return B&&Q(B.app,B.changed),B?.app},env:({org:k,project:x,appID:B})=>e.read(()=>li(O.all(k,
x,B))),replaceEnv:(k,x)=>e.write(()=>{const B=i(k);if(!B)return!1;const le=H(B,"id");$.run(le);for(const[Ne,ue]of Object.entries(x))W.run(le,Ne,ue);return!0}),editEnv:(k,x,B)=>e.
write(()=>{const le=i(k);if(!le)return{kind:"no_app"};const Ne=li(O.all(k.org,k.project,k.appID)),ue=iT(Ne,x,B);if(!ue)return{kind:"full"};const Ge=H(le,"id");$.
run(Ge);for(const[_i,mb]of Object.entries(ue))W.run(Ge,_i,mb);return aT(Ne,ue,x)}),organizations:({after:k=di,before:x,limit:B})=>e.read(()=>{const le=x===void 0?
d:p,Ne=[];for(let ue=x??k;Ne.length<B;){const Ge=le.get(ue);if(!Ge)break;ue=D(Ge,"org"),Ne.push(ue)}return x===void 0?Ne:Ne.reverse()}),list:(k,x)=>e.read(()=>{
const B=(x.before?u:c).all(k,...q0(x),x.limit).map(Zt);return x.before?B.reverse():B})}}function uT(t){const e=Ln(t),n=t.prepare("INSERT INTO domains (name, app\
) VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=J0(o,i),u=a.
length+c.length>0?e(r):void 0;if(!u)return[];const d=H(u,"id");for(const p of c)s.run(p,d);for(const p of a)if(n.run(p,d).changes===0)throw new Xi(p);return[...c,
...a]}}}function Ln(t){const e=t.prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?");return({org:n,project:s,appID:r})=>e.get(n,s,r)}function li(t){
return Object.fromEntries(t.map(e=>[D(e,"name"),D(e,"value")]))}const nd="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",sd="fi\
nished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL",rd=`status = 'failed', stage = ?, failure = ?, ${sd}`;function dT(t){const{database:e,
commands:n,changes:s,clock:r}=t,o=k=>e.prepare(`UPDATE deployments SET ${k} WHERE ${nd}`),i=o("lease_until = ?"),a=k=>o(`status = ?, stage = ?, ${k} = coalesce(${k}\
, ?)`),c={clone:a("started_at"),install:a(kn.install),build:a(kn.build),sync:a(kn.sync),activate:a(kn.activate)},u=o(`commit_sha = ?, commit_subject = coalesce(\
?, commit_subject),
    commit_author = coalesce(?, commit_author)`),d=o("stored_release = ?, release_files = ?, release_bytes = ?"),p=o(rd),y=lT(e,r),b=e.prepare(`SELECT deploy_id\
, stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),_=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),O=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),$=e.prepare(`SELECT 1 FROM dep\
loyments
    WHERE deploy_id = ? AND fence = ? AND status = 'succeeded'`),W=hT(e,r),Y=pT(t),Q=mT(e),Z=(k,x,...B)=>n.read(()=>k.run(...B,x.deployID,x.fence).changes===1),
oe=k=>(k.length>0&&s.publish({kind:"jobs"}),k);return{claim:k=>n.write(()=>W(k)),renew:k=>Z(i,k,r.now()+Ms),advance:(k,x)=>Z(c[x],k,bu[x],x,r.now()),recordCommit:(k,x,B)=>Z(
u,k,x,B?.subject??null,B?.author??null),recordRelease:(k,x,B)=>Z(d,k,x,B?.files??null,B?.bytes??null),async finish(k,x){if(x.kind==="live"){const B=await n.write(
()=>Y(k,x.manifestHash));if(B===void 0)return!1;s.publish({kind:"site",subdomain:B})}else if(!await Z(p,k,...od(x.facts,r)))return!1;return s.publish({kind:"job\
s"}),!0},hasSucceeded:({deployID:k,fence:x})=>n.read(()=>$.get(k,x)!==void 0),expire:async()=>oe(await n.write(()=>b.all(r.now()).map(y))),expireAll:()=>oe(Hs(e,
()=>_.all().map(y))),isBusy:()=>n.read(()=>O.get()!==void 0),releases:k=>n.read(()=>Q(k))}}function od(t,e){return[t.stage,JSON.stringify(mc(t)),e.now()]}function lT(t,e){
const n=t.prepare(`UPDATE deployments SET ${rd} WHERE deploy_id = ?`);return s=>{const r=D(s,"deploy_id");return n.run(...od(_u(ci(s)??"clone"),e),r),r}}const fi="\
finished_at IS NULL AND status = 'queued'",fT=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${fi}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${fi} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${fi} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, d.commit_requested, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function hT(t,e){const n=t.prepare(fT),s=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', \
started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return o=>{const i=n.
get();if(!i)return;const a=e.now(),c=D(i,"deploy_id"),u=H(i,"fence");return s.run(bu.clone,a,u,o,a+Ms,c),{deployID:c,fence:u,job:Z0(i,li(r.all(H(i,"id"))))}}}function pT({
database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${sd}
    WHERE ${nd}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING id, subdomain`),i=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:a,fence:c},u)=>{const d=e.now();if(s.run(d,a,c).changes!==1)return;r.run(u,d,a);const p=o.get(a,a)??
{};return i.run(H(p,"id"),n),D(p,"subdomain")}}function mT(t){const e=t.prepare(`SELECT r.manifest AS manifest FROM apps a JOIN releases r ON r.app = a.id WHERE\
 a.org = ?
    UNION SELECT d.stored_release FROM deployments d INDEXED BY deployments_leased JOIN apps a ON a.id = d.app
    WHERE d.lease_node IS NOT NULL AND d.stored_release IS NOT NULL AND a.org = ?`);return n=>e.all(n,n).map(s=>D(s,"manifest"))}const id=32,yT=4096;function ET(t,e){
const n=(0,C.join)(t,"platform.key"),s=(0,C.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>wT(n),i=()=>{if(gT(e))throw hi(`${n} is missing\
, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were sealed with`;return{value:ad(e,n,o,i),wrong:c=>hi(
a,c)}},async signingKey(r){return{value:ad(e,s,()=>TT(s),r),wrong:a=>cd(s,a)}}}}function ad(t,e,n,s){const r=n();return r!==void 0?r:Hs(t,()=>{const o=n();if(o!==
void 0)return o;const i=s();return bT(e,i),i})}function gT(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS \
any").get()?.any===1}function wT(t){return rt(()=>{const e=(0,L.statSync)(t);if(!e.isFile()||e.size!==id)throw hi(`${t} is not a key of ${id} bytes`);const n=(0,L.
readFileSync)(t);return(0,L.chmodSync)(t,384),n})}function TT(t){return rt(()=>{const e=(0,L.statSync)(t);if(!e.isFile()||e.size>yT)throw cd(t);return(0,L.readFileSync)(
t,"utf8")})}function bT(t,e){const n=`${t}.${(0,j.randomBytes)(4).toString("hex")}`,s=(0,L.openSync)(n,"wx",384);try{try{(0,L.writeSync)(s,Buffer.from(e)),(0,L.
fsyncSync)(s)}finally{(0,L.closeSync)(s)}(0,L.renameSync)(n,t)}catch(r){throw(0,L.rmSync)(n,{force:!0}),r}}function hi(t,e){return new M.GQ("unsupported_data",t,
{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name another directory with --data.",cause:e})}function cd(t,e){return new M.
GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens that were signed with the old one \
become invalid.",cause:e})}const _T=160;class ST{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=pi(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=pi(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=pi(e,n),this.#t.delete(e))}}function pi(t,e){
return _T+2*(t.length+e.value.length)}const OT=16*1024*1024,ud=1e3,NT=`
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
`,RT=`
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
`;function dd(t){const e=(t.open??(n=>new ri.DatabaseSync(n)))(t.path);try{return e.exec(NT),AT(e),new IT(e,t)}catch(n){throw e.close(),$u(n)?new M.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function AT(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${RT} COM\
MIT;`)}class IT{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=e,this.#t=kT(e),this.#n=new ST(n.cacheBytes??OT),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){
if(this.#o==="closed")throw new J("the store is closed");const r=zs(e,n),o=this.#n.get(r)??this.#i(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#i(e,n,s){
try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){
throw new J("the store could not be read",{cause:r})}}put(e,n,s){return this.#a(()=>this.#t.put.run(e,n,s.value,s.expiresAt),()=>this.#n.set(zs(e,n),s))}delete(e,n){
return this.#a(()=>this.#t.delete.run(e,n),()=>this.#n.delete(zs(e,n)))}async sweep(e,n){let s=0;return await this.#a(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),
s}async drop(e){let n;do n=[],await this.#a(()=>{n=this.#t.drop.all(e,e,ud).map(s=>D(s,"key"))},()=>{for(const s of n)this.#n.delete(zs(e,s))});while(n.length===
ud)}async sizes(e,n){if(this.#o==="closed")throw new J("the store is closed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:H(s,"keyspace"),keys:H(s,"keys"),
bytes:H(s,"bytes")}))}catch(s){throw new J("the store could not be read",{cause:s})}}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){
const e=this.#e.prepare("SELECT identity FROM store").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only,\
 identity) VALUES (1, ?)").run(e)}copyTo(e){Ju(this.#e,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",this.#e.close())}async[Symbol.asyncDispose](){
await this.close()}#a(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new J(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#c()),
this.#r.push({run:e,done:n,resolve:s,reject:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec(
"COMMIT")}catch(n){this.#u()&&An(n)||this.#d(n);const r=new J("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),
n.resolve()}}#u(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#d(e){this.#o="poisoned",this.#s(e)}}function zs(t,e){return`${t}\
/${e}`}function kT(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare(
"INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entr\
ies WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMI\
T ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("S\
ELECT keyspace, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function LT(t,e,n){
const s=ld(t),r=e.identity();vT(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,j.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===
void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function vT(t,{identity:e,highest:n},s){const r=ld(t),o=DT(t);if(n>o)throw mi(s,
`kvs.db contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw mi(s,"they \
come from two data directories");if(r!==void 0&&e===void 0&&$T(t))throw mi(s,"kvs.db is missing, or older than platform.db")}function ld(t){const e=t.prepare("S\
ELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function DT(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE \
name = 'kvs_tables'").get()?.seq??0)}function $T(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function mi(t,e){return new M.GQ("unsupp\
orted_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or\
 name another directory with --data."})}const fd="kvs.db";function xT({dataDir:t,lasting:e=!0,database:n,log:s=Vo}){const r=e?MT((0,C.join)(t,fd),s):dd({path:":\
memory:"});try{LT(n,r,t)}catch(o){throw r.close(),o}return r}function MT(t,e){return(0,L.writeFileSync)(t,"",{flag:"a",mode:384}),dd({path:t,onPoisoned:s=>e("er\
ror","kvs_store_poisoned",{reason:s instanceof Error?s.message:String(s),remedy:"Check the disk, then restart the platform. Until then all writes fail."})})}const yi=6e4;
function CT(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};return{take(r){const o=t.monotonic(),i=Math.floor(o/yi);i!==e&&
(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((yi-o%yi)/1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const UT=100;
function FT(t,e){const n=Ws(t),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("SELECT *\
 FROM kvs_roles WHERE access_key_id = ?"),a=t.prepare("SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:c,environmentID:u,sealed:d,expiresAt:p},{
now:y,most:b}){const _=await n.write(()=>{s.run(y,UT);const O=r.all(u,b-1);return o.run(c,u,d,p),O.map($=>D($,"access_key_id"))});for(const O of _)e.publish({kind:"\
role",accessKeyID:O})},find:c=>n.first(i,[c],td),any:()=>n.first(a,[],td)}}function jT(t){const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);
for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,
identity:o,text:i},{lifetime:a,perIdentity:c,inAll:u}){const d=t.monotonic();n(0,p=>p.expiresAt<=d),n(c-1,p=>p.identity===o),n(u-1,()=>!0),e.set(r,{identity:o,text:i,
expiresAt:d+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),o},async close(r){e.delete(r)}}}const vn=`d.seq, d.deploy_id, d.status, d.stag\
e, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${P0.map(t=>`d.${t}`).join(", ")}`,Ys="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",PT=Number.MAX_SAFE_INTEGER;function BT(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=Ln(e),i=e.prepare(`SELECT ${vn} FROM dep\
loyments d ${Ys} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${vn} FROM deployments d ${Ys} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${vn} FROM deployments d ${Ys} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),u=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Ys} AND d.deploy_id = ? AND d.status = 'failed'`),d=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0"),p=(O,$)=>{
const W=i.get(...Dn(O),$);return W&&In(W)},y=GT(t,p),b=HT(t),_=O=>((O.kind==="done"||O.kind==="cancelled")&&s.publish({kind:"jobs"}),O);return{async create(O,$,W){
const Y=await n.write(()=>{const Q=o(O);return Q&&r.run(W,()=>y(O,Q,H0($,D(Q,"branch"))))});return _(Y??{kind:"no_app"})},async redeploy(O,$,W,Y){const Q=await n.
write(()=>{const[Z,oe]=[o(O),p(O,$)];return Z&&oe&&r.run(Y,()=>y(O,Z,W0(oe,W)))});return _(Q??{kind:"no_deployment"})},cancel:async(O,$,W)=>_(await n.write(()=>z0(
b(O,$,W),p(O,$)))),find:(O,$)=>n.read(()=>p(O,$)),list:(O,{before:$=PT,since:W,limit:Y})=>n.read(()=>W===void 0?a.all(...Dn(O),$,Y).map(In):c.all(...Dn(O),W,Y).
map(In).reverse()),failure:(O,$)=>n.first(u,[S.IC.bytes,...Dn(O),$],Y0),totals:()=>n.read(()=>d.all().map(V0))}}function GT({database:t,clock:e,random:n},s){const r=t.
prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),o=t.prepare(`INSERT INTO deployments (deploy_id, app, org, status, branch, commit_requested, t\
riggered_by,
    redeploy_of, commit_subject, commit_author, created_at) VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?)`);return(i,a,{branch:c,commit:u,by:d,redeployOf:p,facts:y})=>{
const b=`dpl-${Xo(16,n)}`,[_,O]=[H(a,"id"),e.now()];r.run(b,O,_),o.run(b,_,i.org,c,u,d,p,y.subject,y.author,O);const $=s(i,b);if(!$)throw new M.GQ("internal",`T\
he deployment ${b} was not stored`);return $}}function HT({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?\
, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL AND status = 'queued'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`);return(s,r,o)=>n.run(o,e.now(),r,...Dn(s)).changes===1}function Dn({org:t,project:e,
appID:n}){return[t,e,n]}function WT({database:t,commands:e}){const n=d=>t.prepare(`SELECT a.*, t.seq AS newest FROM app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.seq < ? ${d} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELECT ${vn} FROM deployments d WHERE d.seq \
= ?`),i=t.prepare(`SELECT ${vn} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=d=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${d} LIMIT\
 ?)`),c={apps:a("apps WHERE org = ?"),live:a("apps WHERE org = ? AND live_release IS NOT NULL"),failed:a("app_activity WHERE org = ? AND failed")},u=d=>d?H(d,"n"):
0;return{recent:(d,{before:p=Number.MAX_SAFE_INTEGER,failed:y=!1,limit:b})=>e.read(()=>(y?r:s).all(d,p,b).flatMap(_=>{const O=o.get(H(_,"newest"));return O?[{app:Zt(
_),newest:In(O)}]:[]})),newest:d=>e.read(()=>d.map(({org:p,project:y,appID:b})=>{const _=i.get(p,y,b);return _?In(_):null})),counts:(d,p)=>e.read(()=>({apps:u(c.
apps.get(d,p)),live:u(c.live.get(d,p)),failed:u(c.failed.get(d,p))}))}}const hd=24*36e5,zT=8;function YT(t,e){const n=t.prepare(`DELETE FROM idempotency WHERE (\
scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ${zT})`),s=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, c\
reated_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),r=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),o=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),i=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function a({scope:u,key:d,requestHash:p,status:y}){const b=e.now();return n.run(b-hd),s.run(u,d,p,y,b,b-hd).changes===1}function c({scope:u,
key:d,requestHash:p}){const y=r.get(u,d);return!y||D(y,"request_hash")!==p?{kind:"other_request"}:{kind:"replayed",status:H(y,"status"),answer:D(y,"response")}}
return{run(u,d){if(u&&!a(u))return c(u);const p=d();if(u&&p===void 0&&i.run(u.scope,u.key),p!==void 0)return u&&o.run(u.answer(p),u.scope,u.key),{kind:"done",made:p}}}}
function KT({database:t,commands:e,changes:n}){const s=Ln(t),r=VT(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, p\
roject, app_id, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),a=t.prepare("SELECT a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHE\
RE d.name = ?"),c=(u,d)=>{const p=s(u),y=p?de(p,"live_release"):null;if(!p||y===null)return;const b=nT(r(H(p,"id")),y,d);if(b)return o.run(b.deployID,H(p,"id")),
{subdomain:D(p,"subdomain"),release:{...b,previous:y}}};return{site:u=>e.first(i,[u],d=>tT(d,r(H(d,"id")))),subdomainOf:u=>e.first(a,[u],d=>D(d,"subdomain")),list:u=>e.
read(()=>{const d=s(u);return d?r(H(d,"id")):[]}),async rollback(u,d){const p=await e.write(()=>c(u,d));return p&&n.publish({kind:"site",subdomain:p.subdomain}),
p?.release}}}function VT(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(eT)}function XT(t){const e={...t,idempotency:YT(
t.database,t.clock)};return{apps:cT(e),deployments:BT(e),releases:KT(e),activity:WT(e)}}function JT(t,e){const n=Ws(t),s=Ln(t),r=t.prepare("SELECT 1 FROM kvs_ta\
bles WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables (app, name, token_ha\
sh, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables \
WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),u=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)"),d=t.prepare(`SELECT t.keyspace, t.name,\
 a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN apps a ON a.id = t.app
    WHERE t.token_hash = ?`),p=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),y=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace\
 > ? ORDER BY keyspace LIMIT ?"),b=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:_,name:O,tokenHash:$,sealed:W,createdAt:Y,types:Q,
most:Z}){const oe=await n.write(()=>{const k=s(_);if(!k)return{kind:"no_app"};const[x,B]=[H(k,"id"),D(k,"type")];return Q.some(le=>le===B)?r.get(x,O)?{kind:"tak\
en"}:Number(o.get(x)?.count)>=Z?{kind:"full"}:(i.run(x,O,$,W,Y),{kind:"created"}):{kind:"wrong_type",type:B}});return oe.kind==="created"&&e.publish({kind:"tabl\
e",tokenHash:$}),oe},list:({org:_,project:O,appID:$})=>n.read(()=>sT(a.all(_,O,$))),async remove(_,O){const $=await n.write(()=>{const W=s(_);if(!W)return{kind:"\
no_app"};const Y=c.get(H(W,"id"),O);if(!Y)return{kind:"no_table"};const Q=H(Y,"keyspace");return u.run(Q),{kind:"removed",keyspace:Q,tokenHash:D(Y,"token_hash")}});
return $.kind!=="removed"?$:(e.publish({kind:"table",tokenHash:$.tokenHash}),{kind:"removed",keyspace:$.keyspace})},binding:_=>n.first(d,[_],rT),anySealed:()=>n.
first(p,[],_=>({tokenHash:D(_,"token_hash"),sealed:ii(_,"token_sealed")})),toDrop:({after:_,limit:O})=>n.read(()=>y.all(_,O).map($=>H($,"keyspace"))),dropped:_=>n.
write(()=>{b.run(_)})}}const Ei=["org","project","app","kvs_table"];function ot({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function gi(t){return{org:D(t,"\
org"),project:D(t,"project"),app:D(t,"app"),table:D(t,"kvs_table")}}const pd=t=>re.filter(e=>t.test(e)).join(" + "),wi=`(${pd(/^(?:get|put|delete|other)_limited$/)}\
)`,Ti=`(${pd(/^(?:get|put|delete|other)_/)})`;function QT(t){return{scope:gi(t),limited:H(t,"limited"),most:H(t,"most")}}function md(t){return Object.fromEntries(
re.map(e=>[e,H(t,e)]))}function qT(t){const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of ZT(n))for(const i of["hour","day"]){const a=Math.floor(
s/fe[i])*fe[i],c=JSON.stringify([...ot(o),i,a]),u=e.get(c)??{scope:o,step:i,start:a,counts:re.map(()=>0)};for(const[d,p]of re.entries())u.counts[d]=(u.counts[d]??
0)+r[p];e.set(c,u)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function ZT({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},
{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function eb(t){const e=new Map,[n,s]=[
re.indexOf("keys_change"),re.indexOf("bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(ot(r)),u=e.get(
c);e.set(c,{scope:r,keys:(u?.keys??0)+(a[n]??0),bytes:(u?.bytes??0)+(a[s]??0),usedOn:Math.max(u?.usedOn??0,i)})}return[...e.values()]}function tb(t,e){const n=D(
t,"status"),s=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(r=>r===`deploy_${n}`);return{scope:{org:D(t,"org"),project:D(t,"project"),app:D(t,"ap\
p_id"),table:""},hour:Math.floor(H(t,"ended_at")/fe.hour)*fe.hour,counts:{...e,...s&&{[s]:1},build_ms:H(t,"ms")}}}function yd(t){const e=pt(t,"keyspace");return{
scope:gi(t),keyspace:e,keys:pt(t,"keys")??0,bytes:pt(t,"bytes")??0}}function nb({tables:t},e,n,{hour:s,zero:r}){const o=[],i=[],a=new Set,c=(u,{keys:d,bytes:p})=>{
a.add(ot(u.scope).join(`
`));const y={...r,keys_change:d-u.keys,bytes_change:p-u.bytes};(y.keys_change!==0||y.bytes_change!==0)&&o.push({scope:u.scope,hour:s,counts:y})};for(const{keyspace:u,
...d}of t){const p=e.get(u);p&&(c(p,d),p.keyspace!==u&&i.push({scope:p.scope,keyspace:u}))}for(const u of n)a.has(ot(u.scope).join(`
`))||c(u,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const Be=Ei.join(", "),bi=Ei.map(t=>`${t} = ?`).join(" AND "),Ed=re.join(", "),gd=sn();function sb(t,e){const n=Ws(
t),s=rb(t),r=ob(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${Ed} FROM usage_sums
    WHERE ${bi} AND step = ? AND start >= ? ORDER BY start`),u=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${bi}`),d=ib(t),p=ab(t),y=cb(t);return{add:({
writer:b,number:_,rows:O})=>n.write(()=>{o.run(b,_,e.now()).changes===1&&s(O)}),countEnded:b=>n.write(()=>{const _=i.all(b);return s(_.filter(({org:O})=>O!==null).
map(O=>tb(O,gd))),_.length}),claimTurn:(b,_)=>n.read(()=>a.run(b,e.now(),_).changes===1),setStored:(b,_)=>n.write(()=>r(b,_)),prune:(b,_)=>n.write(()=>y(b,_)),series:(b,_,O)=>n.
read(()=>c.all(...ot(b),_,O).map($=>({start:H($,"start"),counts:md($)}))),parts:(b,_,O)=>n.read(()=>d(b,_,O)),pressed:(b,_,O)=>n.read(()=>p(b,_,O)),stored:async b=>await n.
first(u,ot(b),wd)??{keys:0,bytes:0}}}function wd(t){return{keys:H(t,"keys"),bytes:H(t,"bytes")}}function rb(t){const e=t.prepare(`INSERT INTO usage_sums (${Be},\
 step, start, ${Ed})
    VALUES (${"?, ".repeat(Ei.length+1+re.length)}?)
    ON CONFLICT DO UPDATE SET ${re.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${Be}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=qT(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...ot(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of eb(r))n.run(...ot(o),i,a,c)}}function ob(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${Be}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${bi}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:p})=>{const y=n.get(p);return y?[[p,yd(y)]]:[]}),c=s.all(o.after,o.upTo).map(yd),u=Math.floor(i/fe.hour)*fe.hour,d=nb(o,new Map(a),c,{
hour:u,zero:gd});e(d.rows);for(const{scope:p,keyspace:y}of d.keyspaces)r.run(y,...ot(p))}}function ib(t){const e=re.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(
", "),n=i=>t.prepare(`SELECT page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${Be} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n("org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = ''"),r=n("org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = ''"),o=n("org = ? AND project = ? AND app = ? AND\
 kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},u,{after:d,limit:p})=>{const y=d?.name??"";return(a===""?s.all(i,d?.project??"",y,p,u):c===""?
r.all(i,a,y,p,u):o.all(i,a,c,y,p,u)).map(_=>({scope:gi(_),counts:md(_),stored:wd(_)}))}}function ab(t){const e=t.prepare(`SELECT ${Be}, sum(${wi}) AS limited, m\
ax(${Ti}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${wi} > 0 OR ${Ti} >= :busy))
    GROUP BY ${Be} HAVING sum(${wi}) > 0 OR max(${Ti}) >= :busy
    ORDER BY limited DESC, most DESC, ${Be} LIMIT :limit`);return(n,s,{busy:r,limit:o})=>e.all({org:n,since:s,busy:r,limit:o}).map(QT)}function cb(t){const e=t.
prepare(`DELETE FROM usage_sums WHERE (${Be}, step, start) IN
    (SELECT ${Be}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${Be}) IN
    (SELECT ${Be} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-Wt.hour);const[i,a,c]=[e.run("hour",r-Wt.hour,o),e.run("day",r-Wt.day,o),n.run(r-Wt.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var ub=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},db=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const lb=10;async function fb(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=j0(t.dir),{lasting:s,clock:r=Re.ml,log:o}=t,i=ub(e,new AsyncDisposableStack,!0);i.use(U0(n));const a=i.adopt(Td(n,t),bd),c=i.use(_d(a,n,
$0(),t)),u=i.use(xT({dataDir:n,lasting:s,database:a,log:o}));c.jobs.expireAll();const d=Zw(n,y=>{Ju(a,(0,C.join)(y,"platform.db")),u.copyTo((0,C.join)(y,fd))}),
p=i.move();return{...c,kvs:u,quota:CT(r),sessions:jT(r),backUp:d,[Symbol.asyncDispose]:()=>p.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=db(
e);n&&await n}}function zb(t,e,n){return _d(Td(t,n),t,e,n)}function Td(t,{database:e,lasting:n=!0}){return e??x0(n?t:void 0)}function bd(t){t.isOpen&&t.close()}
function _d(t,e,n,s){const{lasting:r=!0,keepReleases:o=lb,clock:i=Re.ml,random:a=Xw,log:c}=s,u=Ws(t),d=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),
p={kind:"local",dir:(0,C.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:p,blobs:new b0(p),state:XT({database:t,commands:u,changes:n,clock:i,random:a}),
jobs:dT({database:t,commands:u,changes:n,clock:i,keepReleases:o}),logs:L0((0,C.join)(e,"logs"),c),tables:JT(t,n),roles:FT(t,n),keys:ET(e,t),usage:sb(t,i),check:()=>u.
read(()=>{d.get()}),async[Symbol.asyncDispose](){bd(t)}}}async function hb(t){Iu(t);try{const e=await fb(t);return await Uw({...t,stores:e,nodeDir:e.dataDir})}catch(e){
throw pb(e,(0,C.resolve)(t.dir))}}function pb(t,e){const n=(o,i,a)=>new M.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof M.GQ)return t;if(An(t))return n(
"disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(Du(t)){const o=`\
A database of the data directory ${e} is damaged: ${Ot(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}
const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,M.xU)(t)===void 0||!(0,ae.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,M.xU)(
t)})`,"Make this user the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}})};export{Yb as id,Kb as ids,Vb as modules};

const db=741,lb=[741],fb={9692:((Hs,ze,O)=>{O.d(ze,{sU:()=>x,q$:()=>pe,bM:()=>rt,U2:()=>He,I:()=>Ke,q1:()=>ht,Aw:()=>pt});var F=O(8302);class x extends Error{name="\
JsonTextError";offset;constructor(I,Y){super(I),this.offset=Y}}const se=34,U=44,le=58,b=91,v=92,A=93,Ie=123,we=125,_e=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,st=24,j=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
K=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,fe=/true|false|null/y,L="a lone surrogate (half of a character) in a string";class he{#e;#t;#n;#s=[];#r=0;#o={name:"",
nameOffset:0,offset:0};constructor(I,Y=!0,H){this.#e=I,this.#t=Y,this.#n=H}document(){this.#m();const I=this.#E()===Ie?"object":"other";do this.#i();while(this.#a());
if(this.#m(),this.#r<this.#e.length)throw this.#w("the end");return I}#i(){for(;;){this.#m(),this.#s.length===1&&(this.#o.offset=this.#r);const I=this.#E();if(I===
se){this.#d();return}if(I===Ie){if(this.#r+=1,this.#y(we))return;this.#s.push(new Set),this.#u()}else if(I===b){if(this.#r+=1,this.#y(A))return;this.#s.push(void 0)}else{
if(this.#g(K)||this.#g(fe))return;throw this.#w("a value")}}}#a(){for(let I=this.#s.length;I>0;I--){const Y=this.#s[I-1]!==void 0;if(I===1&&Y&&this.#n&&this.#c(
this.#n),this.#y(U))return Y&&this.#u(),!0;if(!this.#y(Y?we:A))throw this.#w(`"," or "${Y?"}":"]"}"`);this.#s.pop()}return!1}#c(I){I({...this.#o,text:this.#e.slice(
this.#o.offset,this.#r)})}#u(){this.#m();const I=this.#r;if(this.#E()!==se)throw this.#w("a name in double quotes");this.#d();const Y=Ke(this.#e.slice(I,this.#r)),
H=this.#s.at(-1);if(this.#t&&H?.has(Y))throw new x(`the name "${Y}" occurs twice in one object`,I);if(H?.add(Y),!this.#y(le))throw this.#w('":"');this.#s.length===
1&&(this.#o={name:Y,nameOffset:I,offset:this.#r})}#d(){const I=this.#e,Y=this.#r;let H=Y+1;for(;;){const z=I.charCodeAt(H);if(z===se)break;if(z===v)H=this.#f(H,
Y);else if(z>=55296&&z<=57343)H=this.#p(H,Y);else if(z>=32)H=H-Y<st?H+1:this.#l(H);else throw this.#h(H)}this.#r=H+1}#l(I){return _e.lastIndex=I,_e.test(this.#e),
_e.lastIndex}#f(I,Y){if(j.lastIndex=I,!j.test(this.#e))throw this.#h(I);const H=j.lastIndex;if(!this.#t||H-I===2)return H;const z=Number.parseInt(this.#e.slice(
I+2,H),16);if(z<55296||z>57343)return H;const ee=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(H,H+6));if(z>=56320||!ee)throw new x(L,Y);return H+6}#p(I,Y){
const[H,z]=[this.#e.charCodeAt(I),this.#e.charCodeAt(I+1)],ee=H<56320&&(z&64512)===56320;if(this.#t&&!ee)throw new x(L,Y);return I+(ee?2:1)}#h(I){const Y=I>=this.#e.
length;return new x(Y?"a string does not end":"a bad escape or control character in a string",I)}#y(I){return this.#m(),this.#E()!==I?!1:(this.#r+=1,!0)}#m(){for(;;){
const I=this.#E();if(I!==32&&I!==10&&I!==13&&I!==9)return;this.#r+=1}}#E(){return this.#e.charCodeAt(this.#r)}#g(I){return I.lastIndex=this.#r,I.test(this.#e)?(this.#r=
I.lastIndex,!0):!1}#w(I){const Y=this.#e.slice(this.#r,this.#r+1);return new x(`expected ${I}, found ${Y===""?"the end":JSON.stringify(Y)}`,this.#r)}}function Ke(J){
return J.includes("\\")?String(JSON.parse(J)):J.slice(1,-1)}function ht(J,I){const Y=J.slice(0,I);return{line:Y.split(`
`).length,column:I-Y.lastIndexOf(`
`)}}function pe(J){new he(J).document()}function ce(J){try{new JsonScanner(J,!1).document()}catch(I){if(I instanceof JsonTextError)return I;throw I}}function He(J,I=!0){
const Y=[];return new he(J,I,z=>Y.push(z)).document()==="object"?Y:void 0}function rt(J){return J.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function pt(J,I){
return J===I||Ge(J)===Ge(I)}function Ge(J){try{return String(JSON.parse(J,mt))}catch(I){if(I instanceof RangeError)return rt(J);throw I}}function mt(J,I,Y){return typeof I==
"number"?Me(Y?.source??String(I)):Array.isArray(I)?`[${I.join(",")}]`:(0,F.Gv)(I)?`{${Object.entries(I).map(([z,ee])=>`${JSON.stringify(z)}:${ee}`).sort().join(
",")}}`:JSON.stringify(I)}function Me(J){const[,I,Y="",H="",z="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(J)??[],ee=`${Y}${H}`.replace(/^0+/,""),Ne=ee.
replace(/0+$/,"");if(Ne==="")return`${I}0`;const yt=BigInt(z)-BigInt(H.length)+BigInt(ee.length-Ne.length);return`${I}${Ne}e${yt}`}}),5654:((Hs,ze,O)=>{O.d(ze,{
runCheck:()=>Ir});var F=O(1455),x=O(8161),se=O(6760),U=O(3532),le=O(336),b=O(9127),v=O(3739),A=O(5807),Ie=O(1421),we=O(7975);const _e=(0,we.promisify)(Ie.execFile),
st=64*1024*1024,j=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(l=>["-c",l]);function K(l,f,h,m={}){const E=Object.fromEntries(
Object.entries(f).filter(([w])=>!w.startsWith("GIT_"))),T={cwd:l,env:{...E,LC_ALL:"C",...m},signal:h,maxBuffer:st};return async(...w)=>{try{return(await _e("git",
[...j,...w],T)).stdout}catch(N){throw(0,v.xU)(N)!=="ENOENT"?N:new v.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the chec\
k builds the commit that is checked out.",cause:N})}}}const fe=5*6e4,L="refs/slipway/base";async function he(l,f,h,m,E){const T=K(h,m,E),w=await Ke(f.git,l,E)??
await Ke(f.git,`origin/${l}`,E)??await pe(l,f,h,m,E);return await T("update-ref",L,w),{name:l,commit:w}}async function Ke(l,f,h){try{return(await l("rev-parse",
"--quiet","--verify",`${f}^{commit}`)).trim()}catch(m){if(h.throwIfAborted(),m instanceof v.GQ)throw m;return}}const ht=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function pe(l,f,h,m,E){const T=ht.test(l)?await rt(f.git,E):void 0;if(!T)throw Ge(l,"");const w=AbortSignal.timeout(fe),N=K(f.root,m,AbortSignal.any([E,w]),
T),R=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${l}:${L}`];try{await N("--git-dir",h,"fetch",...R)}catch(Z){throw E.throwIfAborted(),
Z instanceof v.GQ?Z:Ge(l,w.aborted?", and origin does not answer":pt(Z),Z)}const P=await Ke(K(h,m,E),L,E);if(P===void 0)throw Ge(l,", and what origin has by thi\
s name is not a commit");return P}const ce=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["\
maintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],He="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function rt(l,f){const h=await l("config","--local","--includes","--null","--get-regexp",He).catch(()=>"");f.throwIfAborted();const m=h.split("\0").flatMap(
N=>{const[R="",...P]=N.split(`
`);return R===""?[]:[[R,P.length===0?"true":P.join(`
`)]]});if(!m.some(([N])=>N==="remote.origin.url"))return;const E=[...ce,...m],T=E.flatMap(([N,R],P)=>[[`GIT_CONFIG_KEY_${P}`,N],[`GIT_CONFIG_VALUE_${P}`,R]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(E.length),...Object.fromEntries(T)}}function pt(l){const f=l instanceof
Error&&"stderr"in l&&typeof l.stderr=="string"?l.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(f))return", nor\
 has origin";const m=(f.split(`
`).find(E=>/^(?:fatal|error): /.test(E))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,A.
Ow)(m,300)}`}function Ge(l,f,h){return new v.GQ("invalid_input",`compare-to: "${l}" names nothing that this checkout has${f}`,{input:"compare-to",remedy:mt,cause:h})}
const mt=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function Me(l,f){const{bare:h,branch:m,commit:E,lender:T,shallow:w,origin:N}=f;for(const Z of["objects/info",
"refs"])await(0,F.mkdir)((0,se.join)(l,Z),{recursive:!0});const R=N===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(N)}
`,P={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${h}
${R}`,"packed-refs":E&&`${E} refs/heads/${m}
`,"objects/info/alternates":T&&`${(0,se.join)(T,"objects")}
`,shallow:w};for(const[Z,X]of Object.entries(P))X&&await(0,F.writeFile)((0,se.join)(l,Z),X)}async function J(l,f,h){const m=K(l,f,h),[E="",T="",w=""]=(await I(m,
l,h)).split(`
`),N=K(E,f,h);return{root:E,commit:w,changed:(await N("diff","--name-only","-z","HEAD")).split("\0").filter(R=>R!==""),git:N,async lend(R,P){const Z=await(0,F.readFile)(
(0,se.join)(T,"shallow"),"utf8").catch(X=>{if((0,v.xU)(X)!=="ENOENT")throw X});await Me(R,{bare:!0,branch:P,commit:w,lender:T,shallow:Z})}}}async function I(l,f,h){
try{const m=await l("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[E="",T="",w=""]=m.split(`
`);return[E,(0,se.resolve)(f,T),w].join(`
`)}catch(m){throw h.throwIfAborted(),m instanceof v.GQ?m:new v.GQ("file_not_found",`There is no checkout in ${f}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:m})}}var Y=O(5635);function H({pages:l},f,h){const m=w=>({now:w(f),change:w(f)-w(h)}),E=w=>m(N=>N.reduce((R,P)=>R+w(P),0));return{
pages:{now:l,change:E(({path:w})=>Number(z.test(w))).change},files:m(({length:w})=>w),bytes:E(({bytes:w})=>w),brotli:E(({brotli:w})=>w),gzip:E(({gzip:w})=>w),changes:ee(
f,h).toSorted((w,N)=>Math.abs(N.bytes)-Math.abs(w.bytes)||(w.path<N.path?-1:1))}}const z=/\.x?html?$/i;function ee(l,f){const h=new Map(f.map(R=>[R.path,R])),m=new Set(
l.map(({path:R})=>R)),E=l.filter(({path:R})=>!h.has(R)),T=f.filter(({path:R})=>!m.has(R)),w=On(E,T),N=new Set(w.flat());return[...l.flatMap(R=>{const P=h.get(R.
path);return P===void 0||P.digest===R.digest?[]:[Ne(R,P)]}),...w.map(([R,P])=>({...Ne(R,P),formerly:P.path})),...E.filter(R=>!N.has(R)).map(R=>yt("added",R,1)),
...T.filter(R=>!N.has(R)).map(R=>yt("removed",R,-1))]}function Ne(l,f){const{path:h,bytes:m,brotli:E}=l;return{kind:"changed",path:h,bytes:m-f.bytes,brotli:E-f.
brotli}}function yt(l,{path:f,bytes:h,brotli:m},E){return{kind:l,path:f,bytes:E*h,brotli:E*m}}function On(l,f){const h=Map.groupBy(f,({path:m})=>Ct(m));return[...Map.
groupBy(l,({path:m})=>Ct(m))].flatMap(([m,E])=>{const[T,w]=E,[N,R]=h.get(m)??[];return m!==void 0&&T&&N&&!w&&!R?[[T,N]]:[]})}const Gs=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
Mt=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Ws=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Ct(l){if(z.test(l))return;
const f=l.lastIndexOf("/")+1,[h,m]=[l.slice(0,f),l.slice(f)],E=Gs.exec(m)?.[0]??"",T=m.slice(0,m.length-E.length);if(Ws.test(T))return`${h}*${E}`;const w=Mt.map(
N=>N.exec(T)?.groups).find(N=>Ys(N?.hash??""));return w&&`${h}${w.stem}*${E}`}function Ys(l){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
l)}var Nn=O(292);async function Rn(l,f,h){const{report:m,signal:E}=h,T=(0,Y.M)(m.report,le.ml,E);return await T.phase("compare",async()=>{const w=await zs(l,f,h);
return E.throwIfAborted(),await m.compared(w),[void 0,(0,Nn.iF)(w),w.kind==="untold"]}),T.phases}async function zs(l,f,h){const{embedded:m,report:E,checked:T,leftMs:w}=h;
if(l.commit===T.commit)return{kind:"untold",base:l,why:"it is the commit that was checked"};const N=X=>{(X.type==="status"||X.type==="heartbeat")&&E.report(X)},
R={...f.follow,timeoutMs:Math.max(1,w)},{outcome:P,output:Z}=await m.deploy(l.commit,{...f,...Ks(f),follow:R},N);return P.status==="succeeded"&&Z?{kind:"told",base:l,
difference:H(T.report,T.output.files,Z.files)}:{kind:"untold",base:l,why:Xs(P,w)}}function Ks({project:l}){return{project:l==="base"?"checked":"base"}}function Xs({
status:l,error:f},h){return l!=="pending"?`it does not build (${f?.message??l})`:h<1?"no time was left to build it":`it was not built in the ${(0,b.a3)(h)} that\
 were left`}var Vs=O(1619),Js=O(3130);function Qs(l){return{kind:"platform",...l,input:"the platform",description:"the embedded platform's own",obtain:(f,{onSecret:h})=>In(
l,f,h)}}async function In(l,f,h){h(l.requestToken),(0,Vs.J)(new URL(l.requestUrl).origin,"the platform's address");try{return await(0,Js.g)("the platform",l,f,h)}catch(m){
throw!(m instanceof v.GQ)||m.code!=="unauthorized"?m:m.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:m})}}
var Ut=O(9574),qs=O(1532),An=O(7244);const kn=25*1024*1024;function Zs({files:l,odd:f,ignoredRules:h}){const m=l.filter(({path:T})=>/\.(?:js|mjs|cjs|css)\.map$/.
test(T)),E=[...f.map(T=>Te[T.kind](T.path)),...l.flatMap(({path:T,bytes:w,hasKey:N})=>[...w>kn?[er(T,w)]:[],...N?[Q(T)]:[]]),...m.length>0?[Et(m)]:[]];return{files:l,
findings:E,ignoredRules:h}}const Te={repository:l=>({code:"leaked_repository",message:`The output contains a git repository, ${l}: its whole history would be pu\
blic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:l=>({code:"leaked_secret_file",message:`The output contains ${l}: a file o\
f secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:l=>({code:"example_of_\
secrets",message:`The output contains ${l}, which is not published`,remedy:"Leave it out of the output directory."})};function er(l,f){return{code:"large_file",
message:`${l} has ${(f/1024**2).toFixed(0)} MB; more than ${kn/1024**2} is much for a site`}}function Q(l){return{code:"leaked_private_key",message:`The output \
contains a private key, in ${l}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function Et(l){
const[f]=l,h=l.length===1?"":` and ${l.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${f?.path}${h}): anyone can read the \
sources in them`}}async function tr(l){const{startPlatform:f,env:h,scratch:m,lent:E}=l;let T,w=new AbortController;const N=await f({dir:(0,se.join)(m,"platform"),
port:0,allowLocalGit:!0,lasting:!1,env:h,async onOutput(R){T=Zs(R),w.abort()}});return{async deploy(R,P,Z){[T,w]=[void 0,new AbortController];const X=Ft(w.signal);
return{outcome:await or(N,rr(P,R,E),Z,{...l,sleep:X}),output:T}},[Symbol.asyncDispose]:()=>N[Symbol.asyncDispose]()}}const nr=100,sr=5;function Ft(l){return async(f,h)=>{
if(l.aborted)return le.ml.sleep(sr,h);try{await le.ml.sleep(f,h?AbortSignal.any([h,l]):l)}catch(m){if(h?.throwIfAborted(),!l.aborted)throw m}}}function rr(l,f,h){
const{configuration:m,follow:E}=l;return{...l,configuration:{...m,repository:h,settings:Ln(m.settings)},commit:f,create:!0,verify:"off",urlTemplate:void 0,follow:{
...E,wait:!0,pollIntervalMs:nr,statusMap:new Map}}}function Ln({domains:l,...f}){return f}function or(l,f,h,{signal:m,folder:E,onSecret:T,sleep:w}){const{baseUrl:N,
requestUrl:R,requestToken:P}=l,Z=Qs({requestUrl:R,requestToken:P,audience:N}),X=()=>Promise.reject(new TypeError("A check runs no token command")),ke={...le.ml,
sleep:w},it={fetch,clock:ke,tree:(0,An.c)(E),signal:m,run:X,onSecret:T,reporter:h};return(0,qs.g)(f,(0,Ut.N)(f,{baseUrl:N,source:Z},it))}var jt=O(7496);const ir=20;
function ii(l,{findings:f}){const h=f.flatMap(m=>{const{code:E,message:T,place:w}=m;if(!w)return[];const{file:N,line:R=null,column:P=null}=w;return[{file:N,line:R,
column:P,severity:(0,jt.x)(m),code:E,message:T}]});return{headline:l.message,stage:"check",code:l.code,exitCode:void 0,remedy:l.remedy,log:[],diagnostics:h.slice(
0,ir),moreDiagnostics:Math.max(0,h.length-ir)}}const vn=3;async function Ae(l,f,h){let m="/";for(let E=0;E<vn;E+=1){if(m=Dn(l.flatMap(({url:R})=>ar(m,R.pathname))),
m===""||f.some(R=>`/${R}`.startsWith(m)))return;const T=l.filter(R=>Pt(R,m)),N=(await Promise.all(T.map(({url:R})=>cr(R,m,h)))).filter(Boolean).length;if(N>1&&N*
2>T.length)return m}}function Pt({url:l,kind:f},h){return f!=="fragment"&&`${l.pathname}/`.startsWith(h)}function ar(l,f){const h=f.startsWith(l)?f.slice(l.length).
split("/",1)[0]:"";return h?[`${l}${h}/`]:[]}function Dn(l){const f=new Map;for(const h of l)f.set(h,(f.get(h)??0)+1);return[...f].reduce((h,m)=>m[1]>h[1]?m:h,[
"",0])[0]}async function cr(l,f,h){const{kind:m}=await h.probe(new URL(`/${l.pathname.slice(f.length)}${l.search}`,l));return m==="there"}const gt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,
$n=String.raw`"([^"\\\n]*(?:${gt}[^"\\\n]*)*)"`,Bt=String.raw`'([^'\\\n]*(?:${gt}[^'\\\n]*)*)'`,Ht=String.raw`((?:[^()"'\s\\]|${gt})+)\s*\)`,Gt=new RegExp([String.
raw`/\*[\s\S]*?(?:\*/|$)`,gt,String.raw`(?:url\(\s*|@import\s+)(?:${$n}|${Bt})`,String.raw`url\(\s*${Ht}`,$n.replace("(","(?:"),Bt.replace("(","(?:")].join("|"),
"gi"),xn=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function Wt(l){return[...l.matchAll(Gt)].flatMap(f=>{const h=f.slice(1).find(m=>m!==void 0);return h===void 0||
h===""||h.startsWith("#")?[]:[{href:Yt(h),kind:"asset"}]})}function Yt(l){return l.replace(xn,(f,h,m,E)=>{const T=h===void 0?Number.NaN:Number.parseInt(h,16);return T<=
1114111?String.fromCodePoint(T):m===void 0?E??"":""})}async function Mn(l,f,h){const m=l[Symbol.iterator](),E=async()=>{for(let T=m.next();!T.done;T=m.next())await h(
T.value)};await Promise.all(Array.from({length:f},E))}var ur=O(1600);const dr={a:[["href","link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","\
asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src",
"link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[[
"href","asset"],["xlink:href","asset"]]},lr=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),fr=new Set(["title","styl\
e","script","template"]),hr=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,
"link"]];function Cn(l){const f=new Un;return f.read(l),f}class Un{links=[];ids=new Set;base;empty=!0;#e=[];read(f){const h=new ur.i({onopentag:(m,E)=>this.#t(m,
E),ontext:m=>this.#r(m),onclosetag:m=>{this.#e.at(-1)===m&&this.#e.pop()}});h.write(f),h.end()}#t(f,h){fr.has(f)&&h.shadowrootmode===void 0&&this.#e.push(f),lr.
has(f)&&(this.empty=!1);for(const E of[h.id,f==="a"?h.name:void 0])E&&this.ids.add(E);switch(h.style?.includes("url(")&&this.#o(Wt(h.style)),f){case"base":this.
base??=h.href;return;case"meta":this.#s(h);return;case"link":this.#n(h);return;case"a":case"area":if(/\bexternal\b/.test(h.rel??""))return;break}const m=(dr[f]??
[]).flatMap(([E,T])=>{const w=h[E];return w===void 0?[]:[{href:w,kind:T}]});this.#o([...m,...Fn(h.srcset??"")])}#n({rel:f="",href:h,imagesrcset:m=""}){const E=hr.
find(([T])=>T.test(f))?.[1];E!==void 0&&this.#o([...h===void 0?[]:[{href:h,kind:E}],...Fn(m)])}#s(f){if(f["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=
!1;const h=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(f.content??"")?.[1];h&&this.#o([{href:h.trim(),kind:"link"}])}#r(f){this.#e.at(-1)==="style"&&this.#o(
Wt(f)),this.#e.length===0&&f.trim()!==""&&(this.empty=!1)}#o(f){this.#e.includes("template")||this.links.push(...f.filter(({href:h})=>!pr(h)))}}function pr(l){return/\{\{|\$\{|<%/.
test(l)}function Fn(l){return l.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(h=>{const[m=""]=h.trim().split(/\s/,1);return m===""?[]:[{href:m.replace(/,+$/,""),
kind:"asset"}]})}const mr=10;class yr{#e;#t=new Map;constructor(f){this.#e=f}know(f,h){this.#t.set(f.pathname,Promise.resolve({kind:"there",url:f,page:re(h)}))}probe(f){
const h=f.pathname+f.search,m=this.#t.get(h);if(m)return m;const E=this.#n(f);return this.#t.set(h,E),E}async#n(f){let h=f;for(let m=0;m<mr;m+=1){const{status:E,
headers:T}=await this.#e.fetch(h,{method:"HEAD",signal:this.#e.signal}),w=T.get("location");if(E>=400)return{kind:"missing",status:E};if(E<300||w===null||!URL.canParse(
w,h.href))return{kind:"there",url:h,page:re(T)};if(h=new URL(w,h),h.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"circle"}}}function re(l){return/\bhtml\b/.
test(l.get("content-type")??"")}const zt=16,jn=2e4,Kt=16*1024*1024;async function Xt(l,f){const h=new Bn(l),m=f.filter(X=>/\.(?:x?html?|css)$/i.test(X));await Mn(
m.slice(0,jn),zt,X=>h.read(X)),await h.follow();const E=await h.index(),T=h.result(),w=await Ae(T.dead,f,h.prober),N=E.status<300?void 0:Vt(f),R=new Set(N===void 0?
[]:f),P=X=>Hn(X).some(ke=>R.has(`${N}/${ke}`)),Z=T.dead.filter(({url:X})=>!P(Xe(X.pathname).slice(1)));return{index:E,...T,dead:Z,folder:N,basePath:w,unread:h.unread+
Math.max(0,m.length-jn)}}const Pn=5;class Bn{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(f){this.#e=f,this.prober=new yr(f)}async index(){const{
root:f,fetch:h,signal:m}=this.#e,E=await this.prober.probe(f);if(E.kind!=="there")return{status:Gn(E),empty:!1};const T=await h(E.url,{signal:m}),w=await T.text();
return{status:T.status,empty:w.trim()===""||E.page&&Cn(w).empty}}async read(f){const h=ot(f,this.#e.root),m=await this.#e.fetch(h,{signal:this.#e.signal}),E=await m.
text();m.status>=300||(this.prober.know(h,m.headers),E.length>Kt?this.unread+=1:/\.css$/i.test(f)?this.#i(Wt(E),h,f):this.#o(E,h,f))}#o(f,h,m){const E=Cn(f);this.#r+=
1,this.#n.set(m,E.ids);const T=E.base!==void 0&&URL.canParse(E.base,h.href)?new URL(E.base,h):h;this.#i(E.links,T,m)}#i(f,h,m){for(const{href:E,kind:T}of f){const w=URL.
canParse(E,h.href)?new URL(E,h):void 0;if(w?.origin!==this.#e.root.origin)continue;const N=`${T} ${w.href} ${E}`,R=this.#t.get(N)??{href:E,kind:T,url:w,files:[],
latest:"",count:0};this.#t.set(N,R),R.latest!==m&&(R.latest=m,R.count+=1,R.files=[...R.files,m].sort(Jt).slice(0,Pn))}}async follow(){await Mn(this.#t.values(),
zt,async f=>{const h=await this.#a(f);if(h===void 0)return;const{href:m,url:E,files:T,count:w}=f;this.#s.push({href:m,url:E,files:T,count:w,...h})})}async#a({url:f,
kind:h}){const m=await this.prober.probe(f);switch(m.kind){case"missing":return{kind:h,why:`answers ${m.status}`};case"circle":return{kind:h,why:"redirects in a\
 circle"};case"external":return;case"there":return h==="asset"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.pathname)?{kind:h,why:"answers with a page"}:this.#c(m.
url,f.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return m}}#c(f,h){const m=h.slice(1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const E=this.#u(
Xe(f.pathname).slice(1));return E===void 0||E.has(m)||E.has(Xe(m))}#u(f){return Hn(f).map(h=>this.#n.get(h)).find(h=>h!==void 0)}result(){const f=this.#s.sort((m,E)=>Jt(
m.files[0],E.files[0])||Jt(m.href,E.href)),h=new Set([...this.#t.values()].map(({url:m})=>m.href)).size;return{pages:this.#r,links:h,dead:f}}}function Hn(l){const f=l===
""||l.endsWith("/")?l:`${l}/`;return[l,`${l}.html`,`${f}index.html`]}function Vt(l){const f=w=>w.split("/").length,h=l.filter(w=>w.endsWith("/index.html")).sort(
(w,N)=>f(w)-f(N)),[m,E]=h;return m!==void 0&&(E===void 0||f(E)>f(m))?m.slice(0,-11):void 0}function Gn(l){return l.kind==="missing"?l.status:310}function ot(l,f){
const h=l.replace(/(^|\/)index\.html$/,"$1");return new URL(h.split("/").map(encodeURIComponent).join("/"),f)}function Xe(l){try{return decodeURIComponent(l)}catch{
return l}}function Jt(l="",f=""){return l<f?-1:+(l>f)}var Wn=O(8302);const Yn=100,Qt='If another application serves the link on the same host, add rel="external\
" to it: the check skips such links.';async function zn(l,f){const h=[],{basePath:m}=l,E=l.dead.filter(T=>m===void 0||!Pt(T,m));m!==void 0&&h.push(await Kn(m,l,
f));for(const[T,w]of E.entries()){const N=T<Yn?await f.find(w.href,w.files[0]??""):void 0;h.push({...Xn(w),place:N})}return[...Er(l),...h,...Vn(l)]}async function Kn(l,{
dead:f},h){const m=f.filter(T=>Pt(T,l)),E=await h.find(l,"")??await h.find(l.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base pat\
h ${l}, and is served without one: ${m.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js\
, baseUrl in Docusaurus, homepage in package.json.",place:E}}function Er({index:l,folder:f}){return l.status>=300?[{code:"index_unanswered",message:`The site ha\
s no index page: / answers ${l.status}`,remedy:f===void 0?"The output directory needs an index.html. Is output-directory the folder that the build writes?":`The\
 output directory has its index.html in ${f}: put that folder at the end of output-directory.`}]:l.empty?[{code:"index_empty",message:"The index page is empty: \
it shows nothing and loads no script"}]:[]}function Xn(l){const f=JSON.stringify(l.href.length>200?`${l.href.slice(0,199)}\u2026`:l.href);switch(l.kind){case"li\
nk":return{code:"dead_link",message:`Dead link: ${f} ${l.why} (${qt(l)})`,remedy:Qt};case"asset":return{code:"dead_asset",message:`Missing file: ${f} ${l.why} (${qt(
l)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${f} leads to has no such part (${qt(l)})`};default:return l.kind}}function qt({files:l,
count:f}){const h=f-1;return`in ${l[0]}${h>0?` and ${h} more ${h===1?"file":"files"}`:""}`}async function gr(l,f){const h=new Map,m=async({file:E,line:T,reason:w})=>{
const N=h.get(E)??f.fileNamed(E);h.set(E,N);const R=await N;return{code:"ignored_rule",message:`Ignored rule (${T===void 0?E:`${E}, line ${T}`}): ${w}`,place:R===
void 0?void 0:{file:R,...(0,Wn.Eb)({line:T})}}};return Promise.all(l.map(m))}function Vn({unread:l}){return l===0?[]:[{code:"not_all_checked",message:`${l} page\
s or style sheets are too long, or too many, to be read`}]}const ai=5;async function Jn(l,f,h){const m=f.files.map(({path:w})=>w),E=await Xt(l,m),T=w=>f.files.reduce(
(N,R)=>N+w(R),0);return{pages:E.pages,links:E.links,files:f.files.length,bytes:T(({bytes:w})=>w),brotli:T(({brotli:w})=>w),gzip:T(({gzip:w})=>w),largest:f.files.
toSorted((w,N)=>N.bytes-w.bytes).slice(0,ai),findings:wt([...f.findings,...await gr(f.ignoredRules,h),...await zn(E,h)])}}const Qn=["error","warning","notice"];
function wt(l){const f=h=>Qn.indexOf((0,jt.x)(h))*2+(h.place?0:1);return l.toSorted((h,m)=>f(h)-f(m))}function qn({findings:l}){const[f,...h]=l.filter(R=>(0,jt.
x)(R)==="error");if(!f)return;const{place:m,message:E,remedy:T}=f,w=m?`${m.file}${m.line===void 0?"":`:${m.line}`}: `:"",N=h.length===0?"":` (and ${h.length} mo\
re ${h.length===1?"error":"errors"})`;return new v.GQ("check_failed",`Check failed: ${w}${E}${N}`,{remedy:T??"Correct what the annotations name. They are in the\
 summary too."})}const wr=/[\s"'`(=[{}<>,:%]$/,Zn=/^[\s"'`)\]}<>,;#?]/;function es(l,f,h){const m=new Map,E=T=>{const w=m.get(T)??br(l,f,T);return m.set(T,w),w};
return{async find(T,w){for(const N of Tr(T,w)){const R=await E(N),P=Sr(R,w,h);if(P)return P}},async fileNamed(T){const N=(await l("grep","-l","-z","-e","",f,"--",
`:(glob)**/${T}`).catch(()=>"")).split("\0").flatMap(X=>X===""?[]:[X.slice(f.length+1)]),R=N.filter(X=>!ts(X,h)),[P,...Z]=R.length>0?R:N;return Z.length>0?void 0:
P}}}function Tr(l,f){const[h=""]=l.split(/[?#]/,1),m=l.replaceAll("&","&amp;"),E=/^\.{1,2}\//.test(h)?new URL(h,`http://site/${encodeURI(f)}`).pathname:"",T=[l,
m,h,E];return[...new Set([...T,...T.map(w=>w.replace(/\/$/,""))])].filter(w=>w.length>1)}async function br(l,f,h){return(await l("grep","-I","-n","-z","-F","-e",
h,f,"--").catch(()=>"")).split(`
`).flatMap(E=>_r(E,f,h))}function _r(l,f,h){const[m="",E="",...T]=l.split("\0"),w=T.join("\0");for(let N=w.indexOf(h);N!==-1;N=w.indexOf(h,N+1)){const[R,P]=[w.slice(
Math.max(0,N-1),N),w.slice(N+h.length,N+h.length+1)];if((N===0||wr.test(R))&&(P===""||Zn.test(P)))return[{file:m.slice(f.length+1),line:Number(E),column:N+1}]}return[]}
function ts(l,f){return f!==void 0&&l.startsWith(`${f}/`)}function Sr(l,f,h){const m=l.filter(({file:T})=>!ts(T,h)),E=m.filter(({file:T})=>Nr(T,f));return[l,m,E].
map(Or).find(T=>T!==void 0)}function Or(l){const[f]=l;return f&&l.every(({file:h})=>h===f.file)?f:void 0}function Nr(l,f){const h=Zt(f.replace(/\/index\.[^/]+$/,
""));return Zt(l)===h||Zt(l.replace(/\/index\.[^/]+$/,""))===h}function Zt(l){return l.slice(l.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var ns=function(l,f,h){
if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object expected.");var m,E;if(h){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");m=f[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");m=f[Symbol.dispose],
h&&(E=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");E&&(m=function(){try{E.call(this)}catch(T){return Promise.reject(T)}}),l.stack.push(
{value:f,dispose:m,async:h})}else h&&l.stack.push({async:!0});return f},Rr=(function(l){return function(f){function h(w){f.error=f.hasError?new l(w,f.error,"An \
error was suppressed during disposal."):w,f.hasError=!0}var m,E=0;function T(){for(;m=f.stack.pop();)try{if(!m.async&&E===1)return E=0,f.stack.push(m),Promise.resolve().
then(T);if(m.dispose){var w=m.dispose.call(m.value);if(m.async)return E|=2,Promise.resolve(w).then(T,function(N){return h(N),T()})}else E|=1}catch(N){h(N)}if(E===
1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return T()}})(typeof SuppressedError=="function"?SuppressedError:function(l,f,h){
var m=new Error(h);return m.name="SuppressedError",m.error=l,m.suppressed=f,m});async function Ir(l,f,h,m){try{return await ss(l,f,h,m)}catch(E){if(!m.signal.aborted)
throw E;return{...en,status:"cancelled",failure:void 0,phases:[],error:rs()}}}async function ss(l,f,h,m){const E={stack:[],error:void 0,hasError:!1};try{const{env:T,
signal:w}=m,{repository:N,branch:R,outputDirectory:P}=l.configuration,Z=(0,se.isAbsolute)(N)?N:m.workspace,X=ns(E,await Lr(T),!0),ke=(0,se.join)(X.path,"source.\
git"),it=J(Z,T,w);it.catch(()=>{});const vr=Ue=>h.addSecret(Ue),Dr={...m,scratch:X.path,lent:ke,folder:Z,onSecret:vr},nn=ns(E,await tr(Dr),!0),Ve=await it;h.checkedOut(
Ve.commit),kr(Ve,h.report),await Ve.lend(ke,R);const os=f===void 0?void 0:await he(f,Ve,ke,T,w),sn=le.ml.now(),{commit:Tt}=Ve,$r=Ue=>Ue.type==="url"||h.report(Ue),
{outcome:bt,output:rn}=await nn.deploy(Tt,l,$r),{status:xr,url:is}=bt;if(xr!=="succeeded"||rn===void 0||is===void 0)return Ar(bt,l);const Mr={root:new URL(is),fetch:(0,U.
Q)(fetch),signal:w},_t=await Jn(Mr,rn,es(Ve.git,Tt,P));await h.checked(_t);const Cr=l.follow.timeoutMs-(le.ml.now()-sn),as=os&&{embedded:nn,report:h,signal:w,checked:{
commit:Tt,report:_t,output:rn},leftMs:Cr},cs=as?await Rn(os,l,as):[],Ce=qn(_t);return{...bt,...en,status:Ce?"failed":"succeeded",error:Ce,phases:[...bt.phases,...cs],
failure:Ce&&ii(Ce,_t)}}catch(T){E.error=T,E.hasError=!0}finally{const T=Rr(E);T&&await T}}const en={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function Ar(l,{
follow:f}){const h={...l,...en};if(l.error?.code==="interrupted")return{...h,status:"cancelled",error:rs()};if(l.status!=="pending")return h;if(l.error&&l.error.
code!=="deploy_timeout")return{...h,status:"failed"};const m=`The check has not ended within ${(0,b.a3)(f.timeoutMs)}, and was stopped`,E="Raise the input timeo\
ut.";return{...h,status:"failed",error:new v.GQ("deploy_timeout",m,{input:"timeout",remedy:E})}}function rs(){return new v.GQ("interrupted","Interrupted: the ch\
eck was stopped, and has no result")}const tn=5;function kr({changed:l},f){if(l.length===0)return;const h=l.slice(0,tn).join(", "),m=l.length>tn?` and ${l.length-
tn} more`:"";f({type:"warning",message:`Changed since the commit, and not part of the check: ${h}${m}`,remedy:"The platform builds commits: commit what belongs \
to the check."})}async function Lr(l){const f=await(0,F.mkdtemp)((0,se.join)(l.RUNNER_TEMP||(0,x.tmpdir)(),"slipway-check-"));return{path:f,[Symbol.asyncDispose]:()=>(0,F.
rm)(f,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),2207:((Hs,ze,O)=>{O.d(ze,{Mb:()=>x,PB:()=>F,iV:()=>U,sR:()=>se});const F=["queued","building","syn\
cing","activating","succeeded","failed","cancelled"],x=["queue","clone","install","build","sync","activate"],se=["repository_not_found","repository_not_allowed",
"branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node\
_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","out\
put_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],U={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,
method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,
rate_limited:429,internal:500,unavailable:503}}),6057:((Hs,ze,O)=>{O.r(ze),O.d(ze,{startLocalPlatform:()=>xT});var F=O(6760),x=O(3739),se=O(7994),U=O(7598),le=O(
8161),b=O(7934),v=O(8302),A=O(2345),Ie=O(597),we=O(2207);class _e extends Error{name="BodyTooLarge"}class st extends Error{name="BodyBroken"}function j(t,e,n={}){
return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function K(t,e){const n=t.headers[e];
return typeof n=="string"?n:n?.[0]}function fe(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class L extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function he(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return j(we.iV[n],r,t.headers)}
const Ke=5,ht=60;function pe(t){return b.FsL(b.IeY(v.Gv,"must be an object"),b.rej(t,e=>e.expected==="never"?I(e.path,t):"is required"))}function ce(t){return b.
yqP(b.mee(t))}function He(t){return b.yqP(b.ZmZ(t))}const rt=["__proto__","prototype","constructor"];function pt(t,e){return b.FsL(b.IeY(v.Gv,"must be an object"),
b.z6Y(n=>!rt.some(s=>Object.hasOwn(n,s)),`must not contain ${rt.join(", ")}`),b.g1P(t,e))}function Ge(t){return b.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function mt(t,e,n){
const s=b.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${J(r)||n} ${o}`)}}function Me(t){const e=t.
length>ht?`${t.slice(0,ht)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function J(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:
`.${Me(String(e))}`).join("").replace(/^\./,"")}function I(t,e){const n=t?.at(-1)?.input,[,...s]=(0,v.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.
slice(0,Ke).map(Me),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known fi\
eld${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}const Y=10;function H(t,e){if(!(0,v.Gv)(t))throw z(["the body must be a JSON object"]);const n=mt(
e,t,"the body");if("faults"in n)throw z(n.faults);return n.output}function z(t){const e=t.length-Y,n=t.slice(0,Y).join("; ")+(e>0?`; and ${e} more`:"");return new L(
"validation_failed",`${n}.`)}function ee(t,e,n=()=>{}){return b.FsL(b.YjP("must be a string"),b.BpQ(t,t===1?"must not be empty":`must have at least ${t} charact\
ers`),b.Ru6(e,`must have at most ${e} characters`),b.z6Y(s=>!s.includes("\0"),"must not contain NUL characters"),b.z6Y(s=>s.isWellFormed(),"must be well-formed \
Unicode"),Ge(n))}function Ne(t,e){return n=>t.test(n)?void 0:e}function yt(t){return b.KIO(t,`must be one of ${t.join(", ")}`)}const On=b.zMY("must be true or f\
alse"),Gs=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? \
* [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must \
not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],Mt=ee(1,244,t=>Gs.find(
([e])=>e.test(t))?.[1]),Ws=ee(1,64,Ne(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),Ct=ee(1,1024,t=>{if(t.startsWith("\
/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))
return"must not contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..")';if(e.some(n=>n.toLowerCase()===
".git"))return'must not lead into ".git"'});function Ys(t){return b.FsL(b.YjP("must be a string"),b.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),Ge(e=>{
const n=(0,Ie.Nu)(e,t);return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}))}const Nn=b.IeY(t=>Rn(t)===void 0,({input:t})=>Rn(t)??"");function Rn(t){
if(!(0,v.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t),{envVariables:n,envBytes:s}=A.lF;if(e.length>n)return`must have at most ${n}\
 variables`;let r=0;for(const[o,i]of e){const a=zs(o,i);if(a!==void 0)return`contains ${Me(o)}, ${a}`;r+=Buffer.byteLength(o)+Buffer.byteLength(String(i))}return r>
s?`must have at most ${s} bytes of names and values`:void 0}function zs(t,e){return A.G1.test(t)?t.toUpperCase().startsWith(A.be)?`but names that begin with ${A.
be} belong to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:
"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Ks=300,Xs="developer@slipway.loca\
lhost";function Vs(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702));r??=c.importJWK(
n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),d=a.email??Xs;return new c.SignJWT({...a.claims,email:d,email_verified:!0}).setProtectedHeader({alg:"ES256",
typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??d).setAudience(a.audience??t.audience).setIssuedAt(u).setExpirationTime(u+(a.expiresInSeconds??Ks)).setJti(
(0,U.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":Qs(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!==
"GET"&&a.method!=="HEAD")return Ut(a,405,"method_not_allowed","The identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const c=fe(a.target),u=i[c];
return u?j(200,u,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?Ut(a,404,"not_found",`Nothing is at ${c}`):In(a,t.requestToken)?Js(a.target,o):Ut(
a,401,"unauthorized","The request token is missing or wrong: see run.json",{"www-authenticate":"Bearer"})}}}async function Js(t,e){const n=new URLSearchParams(t.
slice(fe(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,v.Eb)({audience:s||void 0,email:r||void 0}));return j(200,{count:o.length,value:o})}function Qs(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function In(t,e){const n=r=>(0,U.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(K(t,"authorization")??"")?.[1];return s!==void 0&&(0,U.timingSafeEqual)(n(s),n(e))}function Ut(t,e,n,s,r={}){
return j(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const qs=pe({to:ee(1,4096)}),An=64*1024;function kn(t,e){return async n=>{try{if(n.method!=="POST")
throw new L("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!In(n,t))throw new L("unauthorized","The request token is missing or wrong.",{
"www-authenticate":"Bearer"});const{to:s}=H(JSON.parse((await n.body(An)).toString()),qs);return await e(s),j(200,{to:s})}catch(s){if(s instanceof st)throw s;return he(
Zs(s),n)}}}function Zs(t){if(t instanceof L)return t;if(t instanceof SyntaxError)return new L("invalid_request","The body is not JSON.");if(t instanceof _e)return new L(
"body_too_large",`The body is larger than ${An} bytes.`);const{mender:e,message:n}=(0,x.I7)(t);return e==="user"?new L("validation_failed",`to: ${n}.`):new L("u\
navailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}var Te=O(3823);const er=()=>()=>({status:404,headers:{},body:""});class Q extends Error{name="\
StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}function Et(t){if(t instanceof L)return t;if(t instanceof Q)return t.isFull?
new L("unavailable","The platform has no room to store more. Its operator has to add some.",nr):new L("unavailable",`The platform cannot read or write its state\
 now. ${tr}`,sr)}const tr="Read what was to be changed before you repeat the call, because it may have been changed.",nr={"retry-after":"30"},sr={"retry-after":"\
5"},Ft=5*6e4,rr={lifetime:Ft,perIdentity:10,inAll:1e3},Ln="link_";function or(t,e){return async n=>{try{if(n.method!==Te.vX.method)throw new L("method_not_allow\
ed",`Send ${Te.vX.method}.`,{allow:Te.vX.method});const s=await t.verify(K(n,"authorization")),r=await t.rateLimit(s.email);if(r>0)throw new L("rate_limited",`T\
oo many requests: wait ${r} s.`,{"retry-after":String(r)});const o=new Date(e.clock.now()+Ft).toISOString();return j(201,{url:await jt(s,e),expiresAt:o})}catch(s){
const r=Et(s);if(!r)throw s;return he(r,n)}}}async function jt({email:t,issuer:e},{sessions:n,consoleUrl:s}){const r=Ln+(0,U.randomBytes)(32).toString("base64ur\
l"),o=(0,U.hash)("sha256",JSON.stringify(["link",e,t]));return await n.open({hash:vn(r),identity:o,text:JSON.stringify({link:{email:t,issuer:e}})},rr),`${s}/sig\
n-in#${r}`}function ir(t){return t.startsWith(Ln)}async function ii(t,e){const n=await t.take(vn(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.
link)?s.link:{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="string")return{email:o,issuer:i};const c=`This link was used before, or is older than ${Ft/
6e4} minutes. Run "slipway console" for a new one.`;throw new Refusal("unauthorized",c)}function vn(t){return(0,U.hash)("sha256",`console link\0${t}`)}var Ae=O(
5807);const Pt=6e5,ar=3e4,Dn=5e3;function cr(t,e,n){return Ht(async()=>{const s=await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702)),r=s.createRemoteJWKSet(
await gt(t,e),{timeoutDuration:Dn,cacheMaxAge:Number.POSITIVE_INFINITY,[s.customFetch]:e,cooldownDuration:Number.POSITIVE_INFINITY});let o=Number.NEGATIVE_INFINITY;
const i=async a=>n.monotonic()-o<a?!1:(await r.reload(),o=n.monotonic(),!0);return async(a,c)=>{await i(Pt);try{return await r(a,c)}catch(u){if(!(u instanceof s.
errors.JWKSNoMatchingKey)||!await i(ar))throw u;return r(a,c)}}})}async function gt(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-co\
nfiguration`,{signal:AbortSignal.timeout(Dn),redirect:"error"})).json();return $n(s,t)}catch{throw Bt()}}function $n(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==
e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("the key\
s are not served over the protocol of their issuer");return r}function Bt(){return new L("unavailable","The keys of the token's issuer cannot be fetched right n\
ow.",{"retry-after":"5"})}function Ht(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}const Gt=512,xn=/^[!-?A-~]*@[!-?A-~]+$/;function Wt(t){return t.
length<=Gt&&xn.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function Yt(t){return/[^\0-\x7f]/.test(t)}const Mn=30,ur=["ES256","ES384","ES512","RS256","RS3\
84","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],dr=16*1024;function lr(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:cr(r.
issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Ht(async()=>(await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=fr(r),i=await Promise.all([O.e(550),O.e(702)]).
then(O.bind(O,9702)),{header:a,claims:c}=hr(o,i);Cn(a,c);const u=s.get(c.iss??"");if(!u)throw re("The token was issued by an identity provider that this platfor\
m does not trust (iss)");const d=await u.keys(),p=u.audiences??[t.audience];try{const{payload:y}=await i.jwtVerify(o,d,{issuer:u.issuer,audience:[...p],algorithms:ur,
clockTolerance:Mn,currentDate:new Date(n.now()),requiredClaims:["exp"]});return Un(u,y)}catch(y){throw yr(y,i,p.join(" or "))}}}function fr(t){if(t===void 0)throw re(
'There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw re('The Autho\
rization header is not "Bearer <ID token>"');if(e.length>dr)throw re("The token is too long to be an ID token");return e}function hr(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw re("The token is not a JSON Web Token, so it is not an ID token")}}function Cn(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw re("The token is an access token: send the identity provider's ID\
 token instead")}function Un(t,e){return pr(t,e),{email:Fn(t,e),issuer:t.issuer}}function pr(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(
e[n])))throw re(`The token's ${n} claim is not one that this platform accepts`)}function Fn(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!=
"string"||i==="")throw re(`The token has no ${o} claim`);return i}),s=Wt(n);if(s===void 0){const r=Yt(n)?"has characters other than ASCII":"is not an email";throw re(
`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!mr(e))throw re("The token's email is not verified (email_verified is not true)");return s}function mr({
email_verified:t}){return t===void 0||t===!0||t==="true"}function yr(t,e,n){if(t instanceof L)return t;const{errors:s}=e;return t instanceof s.JWTExpired?re("Th\
e token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?re(`The token is for another audience (aud): ask for one \
with ${n}`):t.claim==="nbf"?re("The token is not valid yet (nbf)"):re(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?re("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?re("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?re("The token is not a valid ID token"):Bt()}function re(t){
return new L("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}const zt=1024*1024;function jn(t){return async(e,n)=>{const s=await t(e,
n),{status:r,statusText:o,headers:i}=s,a=[];let c=0;for await(const u of s.body??[]){if(c+=u.length,c>zt)throw new Error(`The answer of ${new URL(e).host} is lo\
nger than ${zt} bytes`);a.push(u)}return new Response(c>0?Buffer.concat(a):null,{status:r,statusText:o,headers:i})}}const Kt=12,Xt=16;function Pn({id:t,key:e},n,s){
const r=(0,U.randomBytes)(Kt),o=(0,U.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.
concat([t,r,i,o.getAuthTag()])}function Bn(t,e,n){const s=t.find(a=>Hn(a,n));if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(
s.id.length),o=r.subarray(Kt,-Xt),i=(0,U.createDecipheriv)("aes-256-gcm",s.key,r.subarray(0,Kt),{authTagLength:Xt}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(
-Xt));return Buffer.concat([i.update(o),i.final()]).toString("utf8")}function Hn({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function Vt(t){return`\
kvs-token:${t}`}function Gn(t){return`kvs-role:${t}`}var ot=O(7030),Xe=O(1709);function Jt(t){const e=Wn(t.remoteAddress??"");if(!(0,Xe.O)(e))return Yn(e);const n=K(
t,"x-forwarded-for")??"",s=Wn(n.slice(n.lastIndexOf(",")+1).trim());return(0,ot.isIP)(s)===0||(0,Xe.O)(s)?"loopback":Yn(s)}function Wn(t){return t.replace(/^::ffff:(?=\d+\.)/i,
"")}function Yn(t){if((0,ot.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===
void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}const Qt=["0.0.0.0","::"];function zn({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Qt.includes(n);
return r=>{const o=r?.toLowerCase()??"";if(Kn(o,e))return!0;const i=Er(o);return i===void 0?!1:i==="localhost"||i===n||(0,Xe.O)(i)||s&&(0,ot.isIP)(i)!==0}}function Kn(t,e){
const{host:n,protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Er(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.
exec(t)??[];return e!==void 0?(0,ot.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const Xn="slipway_console";function qt(t,e){const n="HttpOnly; SameSite=Strict";if(Jn(
t,e))return{name:`__Host-${Xn}`,attributes:`Path=/; ${n}; Secure`};const s=/:(\d{1,5})$/.exec(wt(t))?.[1]??"80";return{name:`${Xn}_${s}`,attributes:`Path=/conso\
le; ${n}`}}function gr(t,e){return(K(t,"cookie")??"").split(";").map(n=>n.trim()).filter(n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function Vn(t,e){
return Jn(t,e)?new URL(e).origin:`http://${wt(t)} ${Jt(t)}`}function ai(t,e){const n=header(t,"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=header(
t,"origin");return s===void 0||!URL.canParse(s)?!1:Qn(t,e)?s===new URL(e).origin:new URL(s).host===wt(t)}function Jn(t,e){return e.startsWith("https:")&&Qn(t,e)}
function Qn(t,e){return Kn(wt(t),e)}function wt(t){return K(t,"host")?.toLowerCase()??""}const qn=10*6e4,wr=4,Zn="console-sign-in",es=new Uint8Array;class Tr{#e;constructor(e){
this.#e=e}begin(e,n){const{key:s,clock:r}=this.#e,o=Vn(e,this.#e.consoleUrl),i=JSON.stringify({...n,place:o,expiresAt:r.now()+qn}),a=Buffer.from(Pn({id:es,key:s},
Zn,i)).toString("base64url"),{attributes:c}=this.#n(e),u=this.#r(e);return[...u.length<wr?[]:u.map(p=>`${p}=; Max-Age=0; ${c}`),`${this.#s(e,n.state)}=${a}; Max\
-Age=${qn/1e3}; ${c}`]}find(e,n){const[s,...r]=gr(e,this.#s(e,n));if(s===void 0||r.length>0)return;const o=this.#t(s);if(!o||o.place!==Vn(e,this.#e.consoleUrl))
return;const{issuer:i,nonce:a,verifier:c,expiresAt:u}=o;if(!(typeof u!="number"||u<=this.#e.clock.now()||o.state!==n)&&!(typeof i!="string"||typeof a!="string"||
typeof c!="string"))return{issuer:i,state:n,nonce:a,verifier:c}}end(e,n){return`${this.#s(e,n)}=; Max-Age=0; ${this.#n(e).attributes}`}#t(e){try{const n={id:es,
key:this.#e.key},s=JSON.parse(Bn([n],Zn,Buffer.from(e,"base64url")));return(0,v.Gv)(s)?s:void 0}catch{return}}#n(e){const{name:n,attributes:s}=qt(e,this.#e.consoleUrl);
return{prefix:`${n.replace("slipway_console","slipway_sign_in")}_`,attributes:s.replace("SameSite=Strict","SameSite=Lax")}}#s(e,n){return this.#n(e).prefix+n.replace(
/[^\w-]/g,"").slice(0,8)}#r(e){const{prefix:n}=this.#n(e),s=(K(e,"cookie")??"").split(";").map(r=>r.trim().split("=",1)[0]??"");return[...new Set(s)].filter(r=>r.
startsWith(n)&&/^[\w-]+$/.test(r))}}const br=10,_r=30,ts="openid email";function Sr(t){const e=new Tr(t),n=new Map;for(const s of t.providers){const{client:r}=s;
if(!r)continue;const o=`${t.consoleUrl}/sign-in/callback/${r.slug}`,i=Ht(()=>Nr(s.issuer,r,t.fetch));n.set(r.slug,{issuer:s,client:r,redirectUri:o,configuration:i})}
return{offered:[...n.values()].map(({client:{name:s,slug:r}})=>({name:s,slug:r})),forget:(s,r)=>e.end(s,r),async begin(s,r){const o=n.get(r);if(!o)return;const i=await Promise.
all([O.e(550),O.e(493)]).then(O.bind(O,7493)),a={issuer:o.issuer.issuer,state:i.randomState(),nonce:i.randomNonce(),verifier:i.randomPKCECodeVerifier()};return{
location:await Zt(i,o,a),cookies:e.begin(s,a)}},async end(s,r,o){const i=n.get(r),a=e.find(s,o.get("state")??"");if(!i||a?.issuer!==i.issuer.issuer)throw new L(
"unauthorized",Or);return ns(await Promise.all([O.e(550),O.e(493)]).then(O.bind(O,7493)),i,a,o)}}}const Or="This sign-in is over: it is older than ten minutes, \
was begun in another browser, or has ended. Sign in again.";async function Nr(t,e,n){const s=await Promise.all([O.e(550),O.e(493)]).then(O.bind(O,7493)),r=[s.enableNonRepudiationChecks];
t.startsWith("http:")&&r.push(s.allowInsecureRequests);const{id:o,secret:i}=e,a={...(0,v.Eb)({client_secret:i}),[s.clockTolerance]:_r};return s.discovery(new URL(
t),o,a,i===void 0?s.None():void 0,{execute:r,timeout:br,[s.customFetch]:jn(n)})}async function Zt(t,e,{state:n,nonce:s,verifier:r}){try{const o=await t.calculatePKCECodeChallenge(
r);return t.buildAuthorizationUrl(await e.configuration(),{redirect_uri:e.redirectUri,scope:ts,state:n,nonce:s,code_challenge:o,code_challenge_method:"S256"}).href}catch(o){
throw ss(t,o,e.client.name)}}async function ns(t,e,n,s){const{issuer:r,client:o,redirectUri:i}=e;try{const a=await t.authorizationCodeGrant(await e.configuration(),
new URL(`${i}?${s}`),{pkceCodeVerifier:n.verifier,expectedState:n.state,expectedNonce:n.nonce,idTokenExpected:!0});return Un(r,a.claims()??{})}catch(a){throw ss(
t,a,o.name)}}const Rr={access_denied:"Sign in with an account that may use it, or ask its administrator.",invalid_grant:"The answer was used before, or is too o\
ld. Sign in again.",invalid_client:"The operator of the platform has to correct clientId and the client secret in platform.json.",unauthorized_client:"The opera\
tor of the platform has to let the client use the code flow.",invalid_scope:'The operator of the platform has to let the client use the scopes "openid" and "ema\
il".',temporarily_unavailable:"Try again in a moment."},Ir=200;function ss(t,e,n){if(e instanceof L)return e;if(e instanceof t.AuthorizationResponseError||e instanceof
t.ResponseBodyError){const{error:r,error_description:o}=e,i=o?`${r} (${o})`:r,a=Rr[r]??"Sign in again. If it fails again, ask the operator of the platform.";return new L(
"unauthorized",`${n} answered: ${(0,Ae.Ow)(i,Ir)}. ${a}`)}const s=e instanceof t.ClientError?e.code:void 0;if(s===void 0||en.includes(s)){const r=`${n} cannot b\
e reached now, or is not the issuer that platform.json names. Try again, or paste an ID token.`;return new L("unavailable",r,{"retry-after":"5"})}return new L("\
unauthorized",`The answer of ${n} is not valid for this sign-in (${s}). Sign in again.`)}const en=["OAUTH_TIMEOUT","OAUTH_ABORT","OAUTH_RESPONSE_IS_NOT_CONFORM"];
function Ar(t){const e=rs(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(u=>tn(u.parts,r)),i=n===
"HEAD"?"GET":n,a=o.find(u=>u.method===i);if(a)return{name:a.name,parameters:kr(a.parts,r)};if(o.length===0)throw new L("not_found",`No call of the API has the p\
ath ${s.slice(0,300)}.`);const c=o.map(u=>u.method==="GET"?"GET, HEAD":u.method).join(", ");throw new L("method_not_allowed",`${n} is not allowed here; allowed:\
 ${c}.`,{allow:c})}}function rs(t){return Object.keys(t)}function tn(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function kr(t,e){
const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,Lr(e[r]??"",o)]]});return Object.fromEntries(n)}function Lr(t,e){try{return decodeURIComponent(
t)}catch{throw new L("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const l=["GET","HEAD"],f=["POST","PUT","PATCH"];function h(t,e){const n=Ar(
e.routes),s=async r=>{const o=fe(r.target),{name:i,parameters:a}=n(r.method,o),{orgID:c="",projectID:u="",appID:d=""}=a,p=await m(t,r,a),{bytes:y,body:g}=f.includes(
r.method)?await T(r,e.mayBeEmpty.includes(i)):E;return e.calls[i]({name:i,key:{org:c,project:u,appID:d},parameters:a,principal:p,body:g,bytes:y,query:new URLSearchParams(
r.target.slice(o.length)),idempotencyKey:K(r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){const i=Et(o);if(!i)throw o;return he(i,r)}}}
async function m(t,e,{orgID:n,projectID:s}){const r=await t.verify(K(e,"authorization")),o=await t.rateLimit(r.email);if(o>0)throw new L("rate_limited",`Too man\
y requests: wait ${o} s.`,{"retry-after":String(o)});if(n===void 0)return r;if(!A.cS.test(n))throw z(["orgID in the path is not an identifier"]);if(s!==void 0&&
!A.cS.test(s))throw z(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new L("forbidden",`${r.email} has no role \
in the organization ${n}.`);if(i==="viewer"&&!l.includes(e.method))throw new L("forbidden",`${r.email} may only read in the organization ${n}.`);return r}const E={
bytes:Buffer.alloc(0),body:void 0};async function T(t,e){const n=K(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")
throw w(n);const s=await t.body(A.lF.bodyBytes).catch(r=>{throw r instanceof _e?new L("body_too_large",`The body is larger than ${A.lF.bodyBytes} bytes.`):r});if(s.
length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw w("none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{
throw new L("invalid_request",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function w(t){return new L("unsupported_media_type",`The Conten\
t-Type must be application/json; it is ${t.slice(0,100)}.`)}var N=O(3136);const R=253,P="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",Z=new RegExp(`^(?:${P}\\.)+(?!\\d+$\
)${P}$`);function X(t){return t.length<=R&&Z.test(t)}function ke(t,e){return t===e||t.endsWith(`.${e}`)}const it=20,vr=1e3;function Dr({ownName:t,sitesDomain:e}){
const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"must be a list of host names";if(r.length>it)return`must have at most ${it} host names`;const o=r.map(
u=>typeof u=="string"?nn(u):void 0),i=r[o.indexOf(void 0)];if(o.includes(void 0))return`contains ${Me(String(i))}, which is not a host name as shop.example.com`;
const a=o.find(u=>u!==void 0&&n.some(d=>ke(u,d)));if(a!==void 0)return`contains ${Me(a)}, which belongs to the platform itself`;const c=o.find((u,d)=>o.indexOf(
u)!==d);return c===void 0?void 0:`contains ${Me(c)} twice`};return b.FsL(b.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),b.pdi(r=>r.map(o=>nn(o)??o)))}function nn(t){
if(t.length>vr)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,N.domainToASCII)(t).replace(/\.$/,""):"";return X(e)?e:void 0}async function Ve(t,e,n){
const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>os(t,a,r))),i=s[o.indexOf(!1)];if(i!==void 0)throw new L("domain_no\
t_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${sn(i)} TXT ${r}", wait until it is published, and try again.`)}async function os({
resolveTxt:t},e,n){try{return(await t(sn(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,x.xU)(s)??""))return!1;const r=`The\
 DNS records of ${sn(e)} cannot be read now. Try again later.`;throw new L("unavailable",r,{"retry-after":"30"})}}function sn(t){return`_slipway.${t}`}const Tt=2e3,
$r=2;async function bt(t){const{Resolver:e}=await Promise.resolve().then(O.t.bind(O,1553,19));return new e({timeout:Tt,maxTimeout:Tt,tries:$r}).resolveTxt(t)}const rn=ee(
1,63,Ne(A.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),xr={spaFallback:ce(On),installCommand:ce(ee(0,4096)),rootDirectory:ce(
Ct),noindex:ce(On),nodeVersion:ce(ee(1,3,Ne(/^\d+$/,'must be a major version, as "24"')))},is={buildCommand:null,outputDirectory:null,region:null},Mr={buildCommand:ce(
ee(0,4096)),outputDirectory:ce(Ct),region:ce(ee(1,63,Ne(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},_t=pe({env:Nn}),
Cr=pe({branch:ce(Mt),commit:ce(Ws),tag:He("is not accepted: web apps deploy without a release tag")});function as(t){const e={...xr,domains:ce(Dr(t.domains))},n={
repository:Ys(t.allowLocalGit),branch:Mt,...Mr},s={...n,repository:b.yqP(n.repository),branch:b.yqP(Mt)},r=pe({name:rn,type:yt(A.yN),...n,...e,subdomain:He("can\
not be given: it is generated")}),o=pe({...s,...e,name:He("cannot be changed: it is the ID of the app"),type:He("cannot be changed"),subdomain:He("cannot be cha\
nged: it is generated")}),[i,a,c]=[b.Ikc(n),b.Ikc(s),b.Ikc(e)];return{createApp(u){const d=H(u,r),p=Object.entries(b.qgA(c,d)).filter(([,_])=>_!==null),{name:y,
type:g}=d;return{name:y,type:g,config:{...is,...b.qgA(i,d),settings:Object.fromEntries(p)}}},updateApp(u){const d=H(u,o);return{...b.qgA(a,d),settings:b.qgA(c,d)}},
replaceEnv:u=>H(u,_t).env,deploy(u){const d=H(u,Cr);return{branch:d.branch??null,commit:d.commit?.toLowerCase()??null}}}}class cs extends Error{name="DomainTake\
n";domain;constructor(e){super(`Another app has the domain ${e}`),this.domain=e}}function Ce(t){return fi(t,"limit",A.lF.pageDefault,A.lF.pageMost)}function Ue(t,e){
const n=t.slice(0,e);return{items:n,last:t.length>e?n.at(-1):void 0}}function ci(t){return us(`before:${t}`)}function ui(t){const e=Ur(t);if(e===void 0)return;const n=/^before:(\d{1,15})$/.
exec(e)?.[1];if(n===void 0)throw ds();return Number(n)}function di({project:t,appID:e}){return us(`after:${t}/${e}`)}function li(t){const e=Ur(t);if(e===void 0)
return;const[,n="",s=""]=/^after:([^/]+)\/([^/]+)$/.exec(e)??[];if(!A.cS.test(n)||!A.cS.test(s))throw ds();return{project:n,appID:s}}function Cu(t){return us(`a\
fter:${t}`)}function Uu(t){const e=Ur(t);if(e===void 0)return;const n=e.slice(6);if(!e.startsWith("after:")||!A.cS.test(n))throw ds();return n}function Fu(t){const e=t.
get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw z(['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}
function ju(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw z(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(
e),limit:fi(t,"limit",A.ST.pageDefault,A.ST.pageMost)}}function fi(t,e,n,s){const r=t.get(e);if(r===null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||
o>s)throw z([`${e} must be 1 to ${s}`]);return o}function us(t){return Buffer.from(t).toString("base64url")}function Ur(t){const e=t.get("cursor");if(e===null)return;
const n=Buffer.from(e,"base64url").toString();if(us(n)!==e)throw ds();return n}function ds(){return z(["cursor must be a nextCursor of this list"])}const Pu=254;
function Fr({email:t}){return(0,Ae.Ow)(t,Pu)}function jr(t,e,n){const{idempotencyKey:s,principal:r,name:o,bytes:i,key:a}=t;if(s!==void 0){if(!/^[\x21-\x7e]{1,255}$/.
test(s))throw z(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([r.issuer,r.email,o,a.org,a.project,a.appID]),key:s,requestHash:(0,U.
hash)("sha256",i),status:e,answer:c=>JSON.stringify(n(c))}}}function Pr(t,e,n){switch(t.kind){case"done":return j(e,n(t.made));case"replayed":return j(t.status,
JSON.parse(t.answer),{"idempotent-replayed":"true"});case"other_request":throw z(["Idempotency-Key was used before with another body"]);default:return(0,x.xb)(t)}}
const Bu=ee(1,1e3,Ne(A.G1,"is not a variable's name: letters, digits and _, and not a digit first")),Hu=pe({set:ce(Nn),unset:ce(b.FsL(b.YOg(Bu,"must be a list o\
f names"),b.Ru6(A.lF.envVariables,`must have at most ${A.lF.envVariables} names`)))}),hi={variables:A.lF.envVariables,bytes:A.lF.envBytes};function Gu({state:t,
logs:e}){const{apps:n,deployments:s,releases:r}=t,o=async a=>{const c=await n.find(a);if(!c)throw Je(a);return c},i=async(a,c)=>{const u=await s.find(a,c);if(u)
return u;throw await o(a),pi(a,c)};return{app:o,deployment:i,async cancel(a,c,u){const d=await s.cancel(a,c,u);if(d.kind==="no_deployment")return i(a,c);if(d.kind===
"not_queued")throw Yu(d.deployment);return d.deployment},async redeploy(a,c,u,d){const p={branch:null,commit:null,by:u},y=c===void 0?await s.create(a,p,d):await s.
redeploy(a,c,u,d);if(y.kind==="no_app")throw Je(a);if(y.kind!=="no_deployment")return y;throw await o(a),pi(a,c??"")},async clearCaches(a){if(!await n.update(a,
{settings:{cachesOf:(0,U.randomUUID)()}}))throw Je(a)},async rollback(a,c){const u=await r.rollback(a,c);if(u)return u;await o(a);const d=c===void 0?"no kept re\
lease before the live one":`no kept release ${c.slice(0,100)}`;throw new L("not_found",`The app ${a.appID} has ${d}.`)},async envNames(a){return await o(a),Object.
keys(await n.env(a)).sort()},editEnv:(a,c)=>Wu(t.apps,a,c),async readLog(a,c,u){const d=await i(a,c),p=d.finishedAt!==null,y=await e.read(c,{...u,isComplete:p});
return y?{text:y.text,next:y.next,atEnd:p&&y.next>=y.size,deployment:d}:{text:"",next:Math.max(0,u.from),atEnd:p,deployment:d}}}}async function Wu(t,e,n){const{
set:s,unset:r}=H(n,Hu),o=r?.find(a=>s&&Object.hasOwn(s,a));if(o!==void 0)throw z([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:s??{},unset:r??
[]},hi);switch(i.kind){case"done":return{names:i.names,absent:i.absent};case"no_app":throw Je(e);case"full":{const{variables:a,bytes:c}=hi;throw z([`an app may \
have ${a} variables, and ${c} bytes of names and values`])}default:return(0,x.xb)(i)}}function Je({org:t,project:e,appID:n}){return new L("not_found",`There is \
no app ${n} in ${t}/${e}.`)}function pi({appID:t},e){return new L("not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function Yu({deployID:t,status:e,
finishedAt:n,supersededBy:s}){const r="Only a queued deployment can be cancelled.";if(n===null)return new L("conflict",`The deployment ${t} is already building.\
 ${r}`);const o=s===null?"":`, because ${s} replaced it`;return new L("conflict",`The deployment ${t} has ended already: ${e}${o}. ${r}`)}function Br({subdomain:t,
settings:e}){return e.domains?.[0]??t}const mi="production";function yi(t){return t.liveRelease===null?"created":"live"}function Ei(t,e){return t.liveRelease===
null?null:e(Br(t))}function ls(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.
outputDirectory,region:t.region,subdomain:t.subdomain,state:yi(t),url:Ei(t,e),environments:[{environmentID:t.environmentID,name:mi}],createdAt:Le(t.createdAt),updatedAt:Le(
t.updatedAt)}}function zu(t,e){return{environmentID:t.environmentID,name:mi,url:Ei(t,e),state:yi(t)}}function gi(t){const{deployID:e,status:n,branch:s,commit:r,
createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:Le(o)}}function wi(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,
startedAt:u,finishedAt:d,supersededBy:p}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Le(c),startedAt:u===null?null:Le(u),finishedAt:d===null?
null:Le(d),url:r==="succeeded"?n(Br(e)):null,...(0,v.Eb)({supersededBy:p??void 0})}}function Ku(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,
u=a.slice(-A.lF.failureLogLines).map(p=>p.slice(0,A.lF.failureLogLine)),d=c.map(({source:p,...y})=>y);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,
log:u,diagnostics:d}}function Le(t){return new Date(t).toISOString()}function Xu(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o}=e,i=async({key:c})=>{
const u=await r.find(c);if(!u)throw Je(c);return u},a=async({org:c},u,d=null)=>{const p=(d??[]).filter(y=>!u?.settings.domains?.includes(y));await Ve(t.domains,
c,p)};return{async createApp(c){const{name:u,type:d,config:p}=s.createApp(c.body),y=jr(c,201,_=>ls(_,n));await a(c.key,void 0,p.settings.domains);const g=await r.
create({key:{...c.key,appID:u},type:d,config:p},y).catch(Ti);if(g.kind==="taken")throw new L("app_exists",`There is an app ${u} in this project already.`);return Pr(
g,201,_=>ls(_,n))},async updateApp(c){const u=await i(c),d=s.updateApp(c.body);await a(c.key,u,d.settings?.domains);const p=await r.update(c.key,d).catch(Ti);if(!p)
throw Je(c.key);return j(200,ls(p,n))},async replaceEnv(c){await i(c);const u=s.replaceEnv(c.body);if(!await r.replaceEnv(c.key,u))throw Je(c.key);return j(200,
{names:Object.keys(u).sort()})},listEnvironments:async c=>j(200,{environments:[zu(await i(c),n)]}),async deploy(c){await i(c);const u=jr(c,202,gi),d=await o.create(
c.key,{...s.deploy(c.body),by:Fr(c.principal)},u);if(d.kind==="no_app")throw Je(c.key);return Pr(d,202,gi)},async listDeployments(c){const u=await i(c),d=Ce(c.query),
p=await o.list(c.key,{limit:d+1,before:ui(c.query)}),{items:y,last:g}=Ue(p,d);return j(200,{deployments:y.map(_=>wi(_,u,n)),nextCursor:g?ci(g.seq):null})},async readFailure(c){
await i(c);const{deployID:u=""}=c.parameters,d=await o.failure(c.key,u);if(d)return j(200,Ku(u,d));const p=await o.find(c.key,u);throw p?new L("not_found",`The \
deployment ${u} has not failed: it is ${p.status}.`):new L("not_found",`The app ${c.key.appID} has no deployment ${u}.`)}}}function Ti(t){if(!(t instanceof cs))
throw t;const e=`Another app has the domain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new L("domain_taken",e)}function Vu(t,e){
const n=Xu({...e,bodies:as(e)});return h(t,{routes:Te.bw,calls:n,mayBeEmpty:["deploy"]})}function Ju(t,{list:e,organizationsOf:n}){const s=async r=>{const{email:o}=await t.
verify(r),i=await t.rateLimit(o);if(i>0)throw new L("rate_limited",`Too many requests: wait ${i} s.`,{"retry-after":String(i)});if(n(o)!==void 0)throw new L("fo\
rbidden",`${o} has no role in the organization "*", which the list of nodes needs.`)};return async r=>{try{if(r.method!==Te.k7.method&&r.method!=="HEAD")throw new L(
"method_not_allowed",`Send ${Te.k7.method}.`,{allow:"GET, HEAD"});return await s(K(r,"authorization")),j(200,{nodes:await e()})}catch(o){const i=Et(o);if(!i)throw o;
return he(i,r)}}}const Qu={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};function qu(t){const{stage:e,createdAt:n,startedAt:s,
finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[u,d]of we.Mb.entries()){const p=i[d];if(p===void 0)continue;
const y=we.Mb.slice(u+1).find(C=>i[C]!==void 0),g=y===void 0?r:i[y]??null;if(y===void 0&&d!==a)break;const _=Qu[d],S=c.at(-1);S?.name===_?c.splice(-1,1,{...S,finishedAt:g}):
c.push({name:_,startedAt:p,finishedAt:g})}return c}function bi(t,e,n){return{org:t.org,project:t.project,...ls(t,n),liveDeployID:t.liveRelease,newest:e&&on(e,t,
n)}}function on(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:u,...d}=wi(t,e,n);return{...d,...s,triggeredBy:o,
size:r,isLive:t.deployID===e.liveRelease,...(0,v.Eb)({redeployOf:a??void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:qu(t).map(({name:p,startedAt:y,
finishedAt:g})=>({name:p,startedAt:Le(y),ms:g===null?null:g-y}))}}const Hr=["ok","missed","refused","limited","failed"],oe=["get_ok","get_missed","get_refused",
"get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","other_refused","othe\
r_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","bu\
ild_ms","keys_change","bytes_change"],be={hour:36e5,day:864e5};function Zu(t){const e=n=>Object.fromEntries(Hr.flatMap(s=>{const r=Gr(n,s);return r?[[s,t[r]]]:[]}));
return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,
"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,
buildSeconds:Math.round(t.build_ms/1e3)}}}function Gr(t,e){return oe.find(n=>n===`${t}_${e}`)}function Wr(t={}){const e=oe.map(n=>[n,t[n]??0]);return Object.fromEntries(
e)}function ed(t,e){return Object.fromEntries(oe.map(n=>[n,t[n]+e[n]]))}function HT(t){const e=n=>oe.reduce((s,r)=>s+(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.
test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const St={hour:35*864e5,day:400*864e5},td=14*
be.day;async function nd(t,e,{since:n,now:s,step:r=s-n<=td?"hour":"day"}){const o=fs(Math.max(n,s-St[r]+be[r]),r),[i,a]=await Promise.all([t.series(e,r,o),t.stored(
e)]),c=i.filter(({start:d})=>d<=s),u=c.reduce((d,{counts:p})=>ed(d,p),Wr());return{scope:e,since:o,until:s,step:r,totals:u,stored:a,points:rd(c,{first:o,now:s,step:r},
a)}}function fs(t,e){return Math.floor(t/be[e])*be[e]}const sd=Wr();function rd(t,{first:e,now:n,step:s},r){const o=new Map(t.map(({start:c,counts:u})=>[c,u])),
i=[];let a=r;for(let c=fs(n,s);c>=e;c-=be[s]){const u=o.get(c)??sd;i.push({start:c,counts:u,stored:a}),a={keys:Math.max(0,a.keys-u.keys_change),bytes:Math.max(0,
a.bytes-u.bytes_change)}}return i.reverse()}const od=7*be.day,id=100;function ad({usage:t,apps:e,clock:n}){const s=(o,i)=>{const a=n.now();return nd(t,o,{since:ud(
i,a),now:a,step:dd(i)})},r=async({key:{org:o,project:i},query:a})=>{const c={org:o,project:i,app:"",table:""},[u,d]=[Ce(a),li(a)],p=await s(c,a),y={limit:u+1,after:d&&
{project:d.project,name:d.appID}},{items:g,last:_}=Ue(await t.parts(c,fs(p.since,"day"),y),u),S=g.map(({scope:{project:B,app:V},...q})=>({project:B,appID:V,...hs(
q)})),C=_?di({project:_.scope.project,appID:_.scope.app}):null;return j(200,{org:o,project:i===""?void 0:i,..._i(p),apps:S,nextCursor:C})};return{organizationUsage:r,
projectUsage:r,async appUsage({key:o,query:i}){const a=await e.find(o);if(!a)throw new L("not_found",`There is no app ${o.appID} in ${o.org}/${o.project}.`);const c={
org:o.org,project:o.project,app:o.appID,table:""},u=await s(c,i),p=(await t.parts(c,fs(u.since,"day"),{limit:id})).map(({scope:{table:g},..._})=>({name:g,...hs(
_)})),y={environmentID:a.environmentID,name:"production"};return j(200,{...o,environment:y,..._i(u),tables:p})}}}function _i({since:t,until:e,step:n,totals:s,stored:r,
points:o}){return{since:Le(t),until:Le(e),step:n,...hs({counts:s,stored:r}),points:o.filter(({counts:i})=>Object.values(i).some(a=>a!==0)).map(i=>({start:Le(i.start),
...hs(i)}))}}function hs({counts:t,stored:e}){return{...Zu(t),stored:{keys:e.keys,bytes:e.bytes}}}const cd=/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;
function ud(t,e){const n=t.get("since");if(n===null)return e-od;const s=cd.test(n)?Date.parse(n):Number.NaN;if(s<=e)return Math.max(s,e-St.day);throw z(["since \
must be a time in the past, as 2026-11-15T00:00:00Z"])}function dd(t){const e=t.get("step");if(e===null||e==="hour"||e==="day")return e??void 0;throw z(["step m\
ust be hour or day"])}const ld=pe({to:ce(ee(1,100))}),fd=pe({deployID:ce(ee(1,100))}),hd=pe({name:ee(1,100)});function pd(t,e){return h(t,{routes:Te.a6,mayBeEmpty:[
"rollback","runtime","cancel","redeploy"],calls:{...md(e),...yd(e),...Ed(e),...ad(e.metered)}})}function md({state:t,operations:e,siteUrl:n,organizationsOf:s}){
const{apps:r,deployments:o,releases:i,activity:a}=t;return{async listOrganizations({query:c,principal:u}){const[d,p]=[Ce(c),Uu(c)],y=s(u.email),g=y?y.filter(C=>p===
void 0||C>p):await r.organizations({limit:d+1,after:p}),{items:_,last:S}=Ue(g,d);return j(200,{organizations:_,nextCursor:S===void 0?null:Cu(S)})},async listApps({
key:c,query:u}){const d=Ce(u),p=await r.list(c.org,{limit:d+1,after:li(u),prefix:Fu(u)}),{items:y,last:g}=Ue(p,d),_=await a.newest(y),S=y.map((C,B)=>bi(C,_[B]??
null,n));return j(200,{apps:S,nextCursor:g?di(g):null})},async readApp({key:c}){const u=await e.app(c),[d=null]=await a.newest([c]);return j(200,bi(u,d,n))},async listDeployments({
key:c,query:u}){const d=await e.app(c),p=Ce(u),{items:y,last:g}=Ue(await o.list(c,{limit:p+1,before:ui(u)}),p);return j(200,{deployments:y.map(_=>on(_,d,n)),nextCursor:g?
ci(g.seq):null})},async readDeployment({key:c,parameters:u}){const d=await e.app(c),p=await e.deployment(c,u.deployID??"");return j(200,on(p,d,n))},async readLog({
key:c,parameters:u,query:d}){const{deployment:p,...y}=await e.readLog(c,u.deployID??"",ju(d));return j(200,{deployID:p.deployID,status:p.status,...y})},async listReleases({
key:c}){const u=await e.app(c),d=await i.list(c);return j(200,{releases:d.map(({deployID:p})=>({deployID:p,live:p===u.liveRelease}))})}}}function yd({operations:t,
siteUrl:e}){return{async cancel({key:n,parameters:s,principal:r}){const o=await t.app(n),i=await t.cancel(n,s.deployID??"",Fr(r));return j(200,on(i,o,e))},async redeploy(n){
const s=await t.app(n.key),{deployID:r}=H(n.body,fd),o=a=>on(a,s,e),i=jr(n,202,o);return Pr(await t.redeploy(n.key,r??void 0,Fr(n.principal),i),202,o)},async clearCaches({
key:n}){return await t.clearCaches(n),j(200,{cleared:!0})},async rollback({key:n,body:s}){const r=await t.app(n),{to:o}=H(s,ld),{deployID:i,previous:a}=await t.
rollback(n,o??void 0);return j(200,{deployID:i,previous:a,url:e(Br(r))})}}}function Ed({operations:t,kvs:e,kvsUrl:n}){return{listEnv:async({key:s})=>j(200,{names:await t.
envNames(s)}),editEnv:async({key:s,body:r})=>j(200,await t.editEnv(s,r)),listTables:async({key:s})=>j(200,{tables:(await e.listTables(s)).map(Si)}),async createTable({
key:s,body:r}){const{name:o}=H(r,hd);return j(201,Si(await e.createTable(s,o)))},async deleteTable({key:s,parameters:r}){const o=r.table??"";return await e.deleteTable(
s,o),j(200,{deleted:!0,name:o})},runtime:async({key:s})=>j(200,{variables:await e.runtimeVariables(s,n)})}}function Si(t){return{...t,createdAt:Le(t.createdAt)}}
const gd=1024;function wd({finder:t,ownName:e}){return n=>{const s=Td(n);if(s===void 0)return an(400);if(s===e)return an(200);const r=t.site(s);return r instanceof
Promise?r.then(o=>an(o?200:404),o=>{if(o instanceof Q)return an(503);throw o}):an(r?200:404)}}function Td({target:t}){const e=t.indexOf("?");if(e===-1||t.length>
gd)return;const[n="",...s]=new URLSearchParams(t.slice(e)).getAll("domain");if(!(s.length>0||n===""||n.includes(":")))return n.toLowerCase().replace(/\.$/,"")}const bd={
200:"allowed",400:"no_domain",404:"no_such_site",503:"unavailable"};function an(t){return j(t,{status:bd[t]},t===503?{"retry-after":"5"}:{})}function _d({check:t,
damage:e}){return async()=>{try{await t?.()}catch{return j(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??
0;if(n===0)return j(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Dep\
loy their sites again to store them again.`;return j(200,{status:"degraded",pid:process.pid,reason:s})}}const ps={environmentPerMinute:12e3,tablePerMinute:6e3};
function Sd(t,e,n){return[{name:`kvs/environment/${t}`,most:n.environmentPerMinute},{name:`kvs/table/${e}`,most:n.tablePerMinute}]}class Re{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});o=i,this.#n.set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}class ve extends Error{name="DamagedObject"}const Oi=1024,te=1024*Oi,Qe=1024*te,Ni=[["TiB",1024*
Qe],["GiB",Qe],["MiB",te],["KiB",Oi]];function GT(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],r=Ni.find(([i])=>i.toLowerCase()===
s?.toLowerCase())?.[1],o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError("invalid_input",`${e}: "${t}" is \
not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function WT(t){const[e,n]=Ni.find(([,r])=>t>=r)??[
"bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const Ri={files:1e5,fileBytes:512*te,totalBytes:4*Qe},ms={pathBytes:1024,
pathsBytes:16*te,rulesBytes:256*1024,indexBytes:32*te},Yr=32*te,Ii={pathBytes:4096,pathsBytes:32*te,rulesBytes:8*te,indexBytes:48*te},YT=null,ys=te,Od=8,zT=32,XT=3600*
1e3/2,VT=1e3,Nd=2*te;function Es(t,e=Od){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.
now(),t?.aborted?r(t.reason):s()})})}}const Rd=20,Id=200,Ai=2e4,Ad=4*1024*1024,kd=8*1024;function Ld(t){const e=new Re(Ad);return async(n,s,r)=>{const o=async a=>(await t.
count(n,a)??Ai+1)<=Ai,i=async()=>{const[a,c]=[await t.index(n,s),await t.index(n,r)];return vd(a.index,c.index)};try{return!await o(s)||!await o(r)?void 0:await e.
load(JSON.stringify([n,s,r]),()=>kd,i)}catch(a){if(a instanceof ve||a instanceof Q)return;throw a}}}async function vd(t,e){const n={added:0,changed:0,removed:0,
unchanged:0,bytes:0},s=[],r=Es(),o=(i,a,c)=>{n[i]+=1,n.bytes+=c,s.length<Rd&&s.push({kind:i,path:a.slice(0,Id),bytes:c})};for(let[i,a]=[0,0];i<t.count||a<e.count;){
const c=Dd(t,i,e,a),[u,d]=[c<=0?t.file(i):void 0,c>=0?e.file(a):void 0];u&&d&&u.hash===d.hash?n.unchanged+=1:u&&d?o("changed",e.path(a),d.size-u.size):d?o("adde\
d",e.path(a),d.size):u&&o("removed",t.path(i),-u.size),u&&(i+=1),d&&(a+=1);const p=r();p&&await p}return{...n,files:s}}function Dd(t,e,n,s){return e>=t.count?1:
s>=n.count?-1:Buffer.compare(Buffer.from(t.path(e)),Buffer.from(n.path(s)))}class ki{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:r}=Promise.
withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(e)}}async run(e,n){const s=await this.
acquire(e);try{return await n()}finally{s()}}}const Se=8;class gs{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/
Se-1;for(;n<=s;){const r=n+s>>>1,o=r*Se,i=this.#e.compare(e,0,Se,o,o+Se);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new gs(Buffer.from(this.#e))}}
function Li(t){return(0,U.hash)("sha256",t,"buffer").subarray(0,Se)}class Ot extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>
this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const zr=["br","zstd","gzip"],$d=512,Kr=16*te,Nt=Buffer.from("SLV","latin1"),Rt=Nt.length+
4+32,xd=Rt+Kr;function JT(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Nt,e,hashOf("sha256",t,"buffer"),t])}function vi(t,e){if(t.
length<Rt||Nt.compare(t,0,Nt.length)!==0)return;const n=t.readUInt32LE(Nt.length);return n<=Kr&&e===Rt+n?n:void 0}function Md(t){if(vi(t,t.length)===void 0)return;
const e=t.subarray(Rt),n=t.subarray(Nt.length+4,Rt);return(0,U.hash)("sha256",e,"buffer").equals(n)?e:void 0}const Cd=/^[0-9a-f]{64}$/;function Xr(t){return Cd.
test(t)}function at(t,e){return`${t}/${e.slice(0,2)}/${e}`}function QT(t){return`${t}/`}function Ud(t){return`${t}/variants/`}function Di(t,e,n){return`${Ud(t)}${e.
slice(0,2)}/${e}.${n}`}function Fd(t){const[,,e="",...n]=t.split("/");return n.length===0&&Xr(e)?e:void 0}function jd(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return ENCODINGS.some(s=>s===n)?e:void 0}const Pd=5e3;function qT(t){const e=Fd(t);return e!==void 0?{sha256:e}:jd(t)===void 0?void 0:{missingMs:Pd}}
const Bd=100,$i=600*1e3;class Hd{#e;#t;#n;#s=new Ot(Bd);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=at(
n,s),i=e==="object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<$i){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),
this.#s.set(i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(at(e,n))}async lasting(){const e=this.#t.monotonic()-$i;for(const[n,
{key:s,version:r,at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.
size}}const Gd=512;class Wd{#e;#t;constructor(e,n=Nd){this.#e=e,this.#t=new Re(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;
const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,Gd+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){
this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,U.createHash)("sha256");for await(const r of n)s.update(r);return s.digest(
"hex")}}function xi(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Kd(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}const Yd=/^[\w.!~*'()@:$,+=&;/-]*$/;function Mi(t){return Yd.test(t)?`/${t}`:`/${t.split("/").map(zd).join("/")}`}function zd(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Kd(t){try{return decodeURIComponent(t)}catch{return}}function Vr(t,e){if(t===""||t.endsWith(
"/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Ci=32,Xd=/\/:[A-Za-z]\w*[^\w/]/,
Vd=/^:([A-Za-z]\w*)$/,Jr="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",Jd=`it has more t\
han ${Ci} placeholders`;function Ui(t){const e=xi(t);return e===void 0?Jr:Fi(Pi(`/${e}`))}function Fi(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==
void 0||Xd.test(t))return Jr;const r=e.slice(1).split("/").map(Qr),o=(n??"").split("/").map(Qr),i=[...cn(r),...cn(o),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return Jr;if(i.length>Ci)return Jd;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const u=e==="/"?[]:e.slice(1,-1).split("\
/").map(Qr);return{text:t,head:u,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function Qd({head:t,star:e}){return new Set(e?[...cn(t),...cn(e.tail),"splat"]:cn(t))}function cn(t){
return t.flatMap(e=>"name"in e?e.name:[])}function Qr(t){const e=Vd.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const qd=32*1024;class ji{path;bare;#e;#t;#n;#s=qd;constructor(e){
this.path=e,this.bare=Pi(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)
return n;if(this.#s-=e.length,this.#s<0)return;const s=Mi(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;
return n+=s.length+1,r})}return this.#t[e]??this.path.length}}function Zd(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&qr(n,
r,0)?new Zr(t,e,void 0):void 0;if(!qr(n,r,0))return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+
1;return new Zr(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!qr(s.tail,r,o+1))return;const i=e.start(n.length)+s.
before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new Zr(
t,e,e.bare.slice(i,a))}function qr(t,e,n){for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}
return!0}class Zr{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.
name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){
return this.#t.encode(this.get(e))}}function Pi(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Bi=500,ws=8*1024,el=2e3,Hi=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
Gi=/^[\t\x20-\x7e\x80-\xff]*$/,Wi=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function tl(t){const e=[],n=[];let s;for(const[
r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>el?a("the line is too long"):i.startsWith(
"/")||/^https?:/.test(i)?(s=nl(i,e.length,a),s&&e.push(s)):s?sl(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function nl(t,e,n){const s=Ui(t);if(e>=
Bi)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function sl(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.
unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Hi.test(o)||!Gi.test(i))return n('it is no\
t "Name: value"');if(o==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n(
"a path can set one cookie");if(Wi.has(o))return n(`rules cannot set "${o}"`);const a=t.bytes+un(o,i);if(a>ws)return n(`the headers of this path have more than ${ws}\
 bytes`);t.bytes=a,t.set.push([o,i])}function un(t,e){return t.length+e.length+4}function rl(t,e){return Hi.test(t)&&t===t.toLowerCase()&&Gi.test(e)&&!Wi.has(t)}
const eo=2e3,ol=2e3,il=/^[^/:]+=/,Yi={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function zi(t){const e=[],n=[];for(const[s,r]of t.
split(/\r\n|\r|\n/).entries()){const o=al(r).trim();if(o==="")continue;const i=e.length<eo?cl(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):
e.push(i)}return{rules:e,ignored:n}}function al(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function cl(t){if(t.length>ol)return"the line is t\
oo long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||il.test(n))return"conditions \
and query parameters are not supported";const o=ul(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a num\
ber";const i=Ui(e);return typeof i=="string"?i:Xi(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:Ts(o)?"rewrites\
 to other origins are refused":"the target is neither a path nor a URL"}function ul(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return Ki(e)?e:void 0}function Ki(t){
return Object.hasOwn(Yi,t)}function Ts(t){return Yi[t]==="rewrite"}function Xi(t,e){return/^\/(?!\/)/.test(t)||!Ts(e)&&/^(?:https?:)?\/\//i.test(t)}const dl=["i\
ndex.html","200.html"],to="_redirects",no="_headers",Vi=512*1024,ll=[to,no];function so(t){return ll.includes(t)}function fl(t,{base:e,fallback:n}={}){const s=[],
r=u=>{const d=t.get(u)??Buffer.alloc(0);return d==="too large"&&s.push({file:u,reason:`it has more than ${Vi} bytes`}),d==="too large"?"":d.toString()},o=zi(r(to));
for(const u of o.ignored)s.push({file:to,...u});const i=tl(r(no));for(const u of i.ignored)s.push({file:no,...u});const a=[...o.rules,...hl(e)].slice(0,eo);if(a.
length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:u,to:d,status:p,force:y})=>[u.text,d,p,y]),headers:i.
rules.map(({from:u,set:d,unset:p})=>[u.text,d,p]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function hl(t){return t===void 0?[]:zi(`${t}\
 ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function pl(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=ml(t);if(!Array.isArray(
e)||e.length>eo||!Array.isArray(n)||n.length>Bi)throw ct();return{redirects:e.map(yl),headers:n.map(El),fallback:dl.find(r=>r===s)}}function ml(t){try{const e=JSON.
parse(t.toString());if((0,v.Gv)(e))return e}catch{}throw ct()}function yl(t){const[e,n,s,r]=dn(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||
!Ki(s)||!Xi(n,s)||!/^[\x21-\x7e]+$/.test(n))throw ct();return{from:Ji(e),to:n,status:s,force:r}}function El(t){const[e,n,s]=dn(t),r=dn(n).map(i=>{const[a,c]=dn(
i);if(typeof a!="string"||typeof c!="string"||!rl(a,c))throw ct();return[a,c]}),o=dn(s).map(i=>typeof i=="string"?i:ro());return{from:Ji(e),set:r,unset:o}}function Ji(t){
const e=typeof t=="string"?Fi(t):void 0;return typeof e=="object"?e:ro()}function dn(t){return Array.isArray(t)?t:ro()}function ro(){throw ct()}function ct(){return new ve(
"The compiled rules of a release are damaged: deploy again")}var gl=O(6059);const wl=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/ja\
vascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot",
"application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-arch\
ive"],["usdz","model/vnd.usdz+zip"]]),Tl=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,bl=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function _l(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=wl.get(n)??(0,gl.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return Tl.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function Sl(t){return bl.test(t)}const Ol=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
Nl=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function oo(t){const e=Qi(
t);return e===void 0||e.endsWith(".html")?!1:Ol.test(t)||Nl.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Rl=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function io(t){const e=Qi(t);return oo(t)||e!==void 0&&Rl.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Qi(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var qi=O(4573);const ln=Buffer.from("SLIPWAY","latin1"),De=56,fn=32,bs=fn+6,ut=4,Zi=8192,ea=Buffer.allocUnsafe(3*Ii.pathBytes);class _s{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=Ss(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new gs(e.subarray(De,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=ms){if(e.length>s.indexBytes)throw me("it is too large");const r=ao(e,s);if(Ss(r).end!==e.length)
throw me("its length does not match its header");const o=await Il(e,r,s,n);return new _s(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*bs;return{hash:this.#e.toString("hex",n,n+fn),size:this.#e.readUIntLE(n+fn,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=ea.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(ea,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
ut)}}function ao(t,e=ms){if(t.length<De||ln.compare(t,0,ln.length)!==0)throw me("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,De)};if(n.assets>n.count)throw me("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||Ss(n).end>e.indexBytes)throw me("it is too large");return n}function ta(t,e){if(e.length!==t.assets*Se)throw me("its le\
ngth does not match its header");if(!(0,U.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw me("its assets do not match their hash");return new gs(e)}function Ss({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=De+s*Se,o=r+t*bs,i=o+(t+1)*ut,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function Il(t,e,n,s){
const r=Ss(e),o=t.subarray(De,r.records);if(ta(e,o),!(0,qi.isUtf8)(t.subarray(r.paths,r.rules)))throw me("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw me("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Zi){if(i=Math.max(i,Al(t,r,a,Math.min(a+Zi,e.count))),i>n.pathBytes)throw me("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*ut)!==e.pathsBytes)throw me("its last path does not end with the paths");for(let a=Se;a<o.length;a+=
Se){const c=a-Se;if(o.compare(o,a,a+Se,c,a)>=0)throw me("its assets are not sorted")}return i}function Al(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*ut);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const u=e.paths+r(c+1);if(u<=a||u>e.rules)throw me("its paths are out of order");if(((t[a]??0)&192)===
128)throw me("a path is not UTF-8");if(i!==0&&t.compare(t,a,u,i,a)>=0)throw me("its paths are not sorted");o=Math.max(o,u-a),i=a,a=u}return o}function me(t){return new ve(
`The index of a release is damaged (${t}): deploy again`)}function kl(t,e){const n=Ll(t),s=vl(n),r=n.reduce((y,{path:g})=>y+Buffer.byteLength(g),0),o=De+s.length+
n.length*(bs+ut)+ut,i=Buffer.alloc(o+r+e.length);ln.copy(i);const a=[n.length,r,e.length,s.length/Se];for(const[y,g]of a.entries())i.writeUInt32LE(g,ln.length+y*
4);(0,U.hash)("sha256",s,"buffer").copy(i,ln.length+a.length*4),s.copy(i,De);let c=De+s.length,u=c+n.length*bs;const d=u+(n.length+1)*ut;let p=0;for(const{path:y,
hash:g,size:_}of n)i.write(g,c,fn,"hex"),c=i.writeUIntLE(_,c+fn,6),u=i.writeUInt32LE(p,u),p+=i.write(y,d+p);return i.writeUInt32LE(p,u),i.set(e,d+r),i}function Ll(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function vl(t){const e=t.filter(({path:n})=>io(n)).map(({path:n})=>Li(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const Dl=123;function co(t){return t[0]===Dl}async function $l(t,e,n){if(t.length>Yr)throw It(`has more than ${Yr} bytes`);const s=xl(t),
r=new Map;for(const o of s.filter(({path:i})=>so(i)))r.set(o.path,o.size>Vi?"too large":await e(o));return _s.open(kl(s,fl(r).bytes),n,Ii)}function xl(t){let e;
try{e=JSON.parse(t.toString())}catch{throw It("is not JSON")}if(!(0,v.Gv)(e)||!(0,v.Gv)(e.files))throw It("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,v.Gv)(s)?s:{};if(typeof r!="string"||!Xr(r))throw It("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw It("has a file without a size");if(n===""||!n.isWellFormed())throw It("has an invalid path");return{path:n,hash:r,size:o}})}function It(t){
return new ve(`The manifest of a release ${t}: deploy again`)}const Ml=1e3;class na{damage;#e;#t;#n;#s;#r=new ki;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new Wd(e),this.damage=new Hd(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(ms.indexBytes,Yr))throw this.damage.note("object_unusable",e,n),new ve(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>ys?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=Es();try{return co(r)?await $l(r,({hash:i,
size:a})=>this.read(e,i,a),o):await _s.open(r,o)}catch(i){throw i instanceof ve&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#p(
e,n,0,De);return co(s)?void 0:ao(s).count}async assets(e,n){const s=await this.#p(e,n,0,De);if(co(s))return(await this.index(e,n)).index.assets.detached();const r=ao(
s),o=r.assets*Se;return ta(r,await this.#p(e,n,De,o))}async read(e,n,s){const r=this.#f(e,n),o=await this.#e.load(r,s,"any"),i=await sa(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#h(e,n);const{facts:a,bytes:c}=i,u=i===o||await sa(i,n,s);if(!c||!u)throw await this.#y(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(at(e,n),r)??this.#h(e,n))!==n)throw await this.#y(e,n,r);const i=await this.#e.stream(at(e,n),s)??this.#h(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of zr){const o=await this.#u(Di(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<Ml||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#u(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:Rt-1});return s&&vi(s,n.size)}async readVariant(e,n,s){const r=Di(e,n,s);try{const o=await this.#d(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#d(e){const n=await this.#e.
load(e,xd);return n?.bytes&&Md(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#f(e,n))??this.#h(e,n)}#f(e,n){if(!Xr(n))throw new ve(`"${n}" is not the name of an object`);return at(e,n)}async#p(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#f(e,n),o)??this.#h(e,n)}#h(e,n){throw this.damage.note("object_missing",e,n),new ve(`The object ${n} is gone`)}async#y(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(at(e,n)),await this.#e.distrust(at(e,n),s),new ve(`The object ${n} is damaged`)}}async function sa(t,e,n){
return t?.bytes?.length===n&&(t.digest??await Cl(t.bytes))===e}async function Cl(t){if(t.length<=ys)return(0,U.hash)("sha256",t);const e=(0,U.createHash)("sha25\
6"),n=Es();for(let s=0;s<t.length;s+=ys){e.update(t.subarray(s,s+ys));const r=n();r&&await r}return e.digest("hex")}const Ul=10;function Fl({node:t,ability:e,nodes:n,
log:s}){let r=!1;return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(d=>d!==t),u=r;if(r=c.length>0,r&&
!u){const d=c.slice(0,Ul).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:d,means:jl})}return!r&&u&&s("info","builds_taken_again",
{reason:o==="yes"?"room":"no_other_node",freeBytes:i}),!r}}const jl="The disk of --data has no room for a build, or refuses writes. Until it has room, this node\
 claims no deployments while another one can build",Pl=1e4;function Bl(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,U.hash)("sha256",n)}`,most:t}])}function Hl(t,e){
if(t===0)return()=>0;const n=t/6e4,s=new Ot(Pl);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.
delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}var M=O(3024);const Gl=["error","warning","notice"],{failureLogLines:ra,failureLogLine:oa}=A.
lF,ia={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function aa({stage:t,
code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Ae.vI)(n,A.IC.message),exitCode:s},c=r===null?null:r.slice(0,A.IC.
signal),u=i.filter(({file:g})=>g.length<=A.IC.file).slice(0,A.IC.findings).map(g=>({...g,code:g.code===null?null:(0,Ae.vI)(g.code,A.IC.findingCode),message:(0,Ae.
vI)(g.message,A.IC.findingMessage)})),d=ca(u,A.IC.bytes/2),p=A.IC.bytes-uo({...a,signal:c,log:[],diagnostics:d}),y=o.slice(-ra).map(g=>(0,Ae.vI)(g,oa));return{...a,
signal:c,log:ca(y.reverse(),p).reverse(),diagnostics:d}}function ca(t,e){let n=e;const s=t.findIndex(r=>(n-=uo(r)+1,n<0));return s===-1?t:t.slice(0,s)}function uo(t){
return Buffer.byteLength(JSON.stringify(t))}function ua(t){if(!(0,v.Gv)(t))return;const{exitCode:e,signal:n,log:s,message:r}=t,o=we.Mb.find(u=>u===t.stage),i=we.
sR.find(u=>u===t.code);if(!o||!i||!(0,v.KH)(r,A.IC.message)||!lo(e)||n!==null&&!(0,v.KH)(n,A.IC.signal)||!Array.isArray(s)||s.length>ra||!s.every(u=>(0,v.KH)(u,
oa)))return;const a=Wl(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};return uo(c)<=A.IC.bytes?c:void 0}
function Wl(t){if(!Array.isArray(t)||t.length>A.IC.findings)return;const e=[];for(const n of t){const s=Yl(n);if(!s)return;e.push(s)}return e}function Yl(t){if(!(0,v.
Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=Gl.find(c=>c===t.severity);if(!i||!(0,v.KH)(e,A.IC.file)||!(0,v.KH)(o,A.IC.findingMessage)||r!==
null&&!(0,v.KH)(r,A.IC.findingCode)||!lo(n)||!lo(s))return;const a=zl(t.source);return{file:e,line:n,column:s,severity:i,code:r,message:o,...a&&{source:a}}}function zl(t){
if(!Array.isArray(t)||t.length>A.IC.sourceLines)return;const e=t.flatMap(n=>!(0,v.Gv)(n)||!(0,v.KH)(n.text,A.IC.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(
n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function Kl(t){return{stage:t,code:ia[t],message:"The deployment failed, but its fai\
lure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function lo(t){return t===null||Number.isSafeInteger(t)}class fo extends Error{name="\
BuildFailure";facts;constructor(e){const n=aa(e);super(n.message),this.facts=n}}const Xl=4*Qe,da={base:128,perProcessor:256},Os={timeoutMs:20*6e4,fileBytes:Qe,logBytes:4*
te,memoryBytes:Math.min(Xl,Math.floor(Vl()/2)),diskBytes:8*Qe,diskFiles:2e6,processes:da.base+da.perProcessor*(0,le.availableParallelism)(),installBytes:2*Qe,installsBytes:20*
Qe};function Vl(){const t=process.constrainedMemory();return t>0?Math.min((0,le.totalmem)(),t):(0,le.totalmem)()}const Jl=["repository","secrets","example"],la=4*
te,Ql=64*1024,ql=16384,Zl=128*1024,ef=128,tf=50,nf=2e3,fa=6e4;function sf(t){try{const e=JSON.parse(t);return(0,v.Gv)(e)?cf(e):void 0}catch{return}}const ha={ready({
isolation:t}){const e=pf(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=we.Mb.find(n=>n===t);return e&&e!=="queue"?
{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,v.KH)(t,Ql)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,v.KH)(t,64)?{kind:"commit",commit:t,facts:mf(e)}:void 0,ask({id:t,question:e}){const n=(0,v.Gv)(e)?
uf(e):void 0;return n&&$e(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,v.KH)(t,Ns)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,v.KH)(e,64)&&(0,v.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){
const n=yf(t);return n&&(0,v.KH)(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=ua(t);return e&&{kind:"failed",facts:e}},done({removed:t}){
const e=(0,v.Gv)(t)?t:{},{objects:n,bytes:s}=e;return $e(n)&&$e(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Ns=256,pa=ms.pathBytes,rf=64,ma=250,of=100,
af=1e3;function cf(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(ha,e)?ha[e](t):void 0}function uf({about:t,name:e,part:n,isLast:s,org:r}){if(t===
"lock"&&(0,v.KH)(e,Ns))return{about:t,name:e};if(t==="output"){const o=(0,v.Gv)(n)?df(n):void 0;return o&&{about:t,part:o,isLast:s===!0}}if(t==="live"&&(0,v.KH)(
r,Ns))return{about:t,org:r}}function df({files:t,odd:e,ignoredRules:n}){const s={files:ho(t,ma,lf),odd:ho(e,ma,ff),ignoredRules:ho(n,of,hf)};return s.files&&s.odd&&
s.ignoredRules?{files:s.files,odd:s.odd,ignoredRules:s.ignoredRules}:void 0}function ho(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(r=>r!==
void 0);return s.length===t.length?s:void 0}function lf(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,v.Gv)(t)?t:{};if(!(!(0,v.KH)(e,pa)||!(0,v.
KH)(o,rf))&&!(!$e(n)||!$e(s)||!$e(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function ff(t){const{path:e,kind:n}=(0,v.Gv)(t)?t:
{},s=Jl.find(r=>r===n);return s&&(0,v.KH)(e,pa)?{path:e,kind:s}:void 0}function hf(t){const{file:e,line:n,reason:s}=(0,v.Gv)(t)?t:{};if(!(!(0,v.KH)(e,Ns)||!(0,v.
KH)(s,af)))return{file:e,reason:s,...$e(n)?{line:n}:{}}}function pf(t){if((0,v.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;
return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,v.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:
void 0}}function mf(t){const{subject:e,author:n}=(0,v.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Ae.Ow)(r,o).trim()||null;return{subject:s(e,A.jh.subject),author:s(
n,A.jh.author)}}function yf(t){if(!(0,v.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(
e))&&!(!$e(n)||!$e(s)||!$e(r)||!$e(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function $e(t){return Number.isSafeInteger(t)&&Number(t)>=0}const Ef=1e4,
ya=64*1024;class gf{#e;#t;#n;#s;#r="";#o;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=r,this.#s=s+Zl}write(e){return this.#s-=Buffer.byteLength(e),this.#s<0?
!1:(this.#r+=e,this.#o??=this.#i(),!0)}async end(){const e=new AbortController,n=this.#n.sleep(Ef,e.signal).catch(()=>{}),s=async()=>{await this.#o,e.signal.aborted||
await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#i(){for(;this.#r!=="";){const e=this.#r;this.#r="",await this.#e.append(this.#t,e)}this.#o=
void 0}}async function wf(t,e){try{const n=await t.read(e,{from:-ya,limit:ya,isComplete:!0}),s=(0,Ae.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-A.lF.failureLogLines).map(r=>r.slice(0,A.lF.failureLogLine))}catch{return[]}}const Tf=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,
/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function bf(t){const e={};for(const[
n,s]of Object.entries(t))s!==void 0&&s!==""&&Tf.some(r=>r.test(n))&&(e[n]=s);return e}function _f(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,
NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",...n&&{NODE_EXTRA_CA_CERTS:(0,F.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}function Sf(t){return`${(0,U.hash)(
"sha256",t).slice(0,16)}/`}function Of(t,e){return`slipway-worker:${Sf(t)}${e}`}var Nf=O(1421),Rf=O(6193);const If=524288,Af=65535;let Ea;function kf(){return Ea??=
Lf().filter(t=>t>2&&t<=Af&&vf(t)),Ea}function Lf(){try{return(0,M.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function vf(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,M.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&If)===0}catch{return!1}}function Df(t){const e=kf().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,M.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,M.closeSync)(n)}}var $f=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},xf=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Mf=import.meta.filename.endsWith(".ts")?(0,F.join)(import.meta.dirname,"..","..","worker.ts"):(0,F.join)(import.meta.
dirname,"..","worker","index.js"),Cf=15,Uf=384,Ff=4096,jf=5e3;class Pf{pid;ended;#e;#t;#n=()=>{};#s;#r="";#o=performance.now();#i=[];#a;#c=Promise.withResolvers();constructor(e,n,s=Mf){
const r={stack:[],error:void 0,hasError:!1};try{const o=$f(r,Df(["pipe","ignore","pipe","pipe"]),!1),i=(0,Nf.spawn)(process.execPath,[`--max-old-space-size=${Uf}`,
"--",s,n],{cwd:"/",env:e,detached:!0,stdio:o.stdio});this.#e=i,this.pid=i.pid,Hf(i.pid),i.stdin?.on("error",()=>{}),i.stderr?.setEncoding("utf8").on("data",a=>{
this.#r=(this.#r+a).slice(-Ff)}),this.#t=i.stdio[3],this.#u(this.#t),this.ended=this.#f(i)}catch(o){r.error=o,r.hasError=!0}finally{xf(r)}}listen(e){this.#n=e}send(e){
this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#s??=e,this.#e.kill("SIGKILL"),this.#c.resolve()}#u(e){const n=new Rf.StringDecoder("utf8");let s="";e.on("error",()=>{}),e.on("data",r=>{if(this.#o=
performance.now(),this.#s!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>la)return this.kill("it sent a message that is too long");o.length!==0&&(this.#i.push(...o),e.pause(),this.#a??=this.#d())})}async#d(){
for(;this.#i.length>0;)for(const e of this.#i.splice(0))await this.#l(e);this.#a=void 0,this.#o=performance.now(),this.#t.resume()}async#l(e){if(this.#s!==void 0)
return;const n=e.length<=la?sf(e):void 0;n?await this.#n(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#a&&performance.
now()-this.#o>fa;r&&n&&this.kill(`it sent nothing for ${fa/1e3} seconds`),n=r},jf).unref();return new Promise(r=>{const o=(i,a,c=this.#r)=>{clearInterval(s),r({
exitCode:i,signal:a??Bf(i),killed:this.#s,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#a,this.#c.promise]).then(
()=>o(i,a))})})}}function Bf(t){return Object.entries(le.constants.signals).find(([,n])=>t===ef+n)?.[0]??null}function Hf(t){try{t!==void 0&&(0,le.setPriority)(
t,Cf)}catch{}}const ga={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over"},install:{build:"\
build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},Gf=100,Wf=2;class Yf{#e;#t;#n="waiting";#s;#r=0;#o=0;constructor(e=()=>performance.
now()){this.#e=e,this.#t=e()}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#r+=1,this.#c(this.#r,nf)?"it sent too many hear\
tbeats":void 0;case"log":return"failed"in ga[this.#n]?(e.text.length<ql&&(this.#o+=1),this.#c(this.#o,tf)?"it sent its log in too many parts":void 0):"it sent a\
 log out of order";case"stage":return this.#i(e.stage,`the stage "${e.stage}"`);case"commit":return this.#s=e.commit,this.#i("commit","a commit");case"stored":return this.#i(
"stored","a release")??this.#a(e.commit);case"failed":return this.#i("failed","a failure")}}#i(e,n){const s=ga[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===
void 0)return`it sent ${n} out of order`;this.#n=r}#a(e){return e===this.#s?void 0:"it sent a release of another commit"}#c(e,n){return e>Gf+Wf*(this.#e()-this.#t)/
n}}function zf(t){return Kf.has(t.kind)}const Kf=new Set(["stage","commit","log","pulse","stored","failed"]),Xf=100,Vf=300;class po extends Error{name="WorkerCr\
ash";ending;constructor(e){super(Qf(e)),this.ending=e}}class Jf{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new Yf;#i={
files:[],odd:[]};#a=!1;#c;#u=0;#d=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),
e.listen(s=>this.#f(s).catch(r=>this.#l(r))),e.ended.then(s=>this.#E(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#d}get stage(){
return this.#c}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}#l(e){this.#s.reject(e),this.process.send({kind:"\
abort"})}async#f(e){const n=zf(e)?this.#o.take(e):void 0;if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e.isolation);break;case"\
stage":this.#c=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"\
ask":this.#p(e.id,e.question);break;case"release":this.#m(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,
e.release),this.#s.resolve(e);break;case"failed":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,x.xb)(e)}}async#p(e,n){if(this.#u+=1,this.#u>Xf)
return this.process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#h(n)})}catch(s){this.#l(s)}this.#u-=
1}async#h(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#m(e.name),this.#t.set(e.name,n),this.#d&&this.#m(e.name),null}case"\
output":return await this.#y(e),null;case"live":return this.#e.live(e.org)}}async#y({part:e,isLast:n}){const{files:s,odd:r}=this.#i,o=e.files.length+e.odd.length===
0;if(this.#a||o&&!n)return this.process.kill("it described its output in too many parts");if(this.#a=n,s.push(...e.files),r.push(...e.odd),Math.max(s.length,r.length)>
Ri.files)return this.process.kill("its output is too large");n&&await this.#r.onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules})}#m(e){this.#t.get(e)?.(),this.#t.
delete(e)}#E(e){this.#d=!0;const n=new po(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#m(s)}}function Qf({exitCode:t,signal:e,
killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.exec(s)?.[1];return r!==void 0?`it\
 was ended because ${(0,Ae.Ow)(r,Vf)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}
function qf(t,e,n){const s=`The process that built this deployment crashed: ${t.message}`;return new fo({stage:e,code:"builder_crashed",message:s,exitCode:t.ending.
exitCode,signal:t.ending.signal,log:n,diagnostics:[]})}class Zf{#e;#t;#n;#s=new ki;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=n,this.#n=_f(e.env)}close(){
return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=void 0,n.settled.then(()=>!this.#a&&this.
refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){const e=this.#c(),n=Of(e.dataDir,process.pid),s=new Jf(new Pf(
this.#n,n),{locks:this.#s,live:this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(
s)),s.ready.then(r=>this.#u(r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,
outputLimits:a,lasting:c,isolation:u}=this.#e,d={dataDir:(0,M.realpathSync)(e),blobs:n,env:bf(s),gitUrlTemplate:r??Ie.bD,allowLocalGit:o??!1,limits:{...Os,...i},
outputLimits:a??Ri,lasting:c??!0,isolation:u==="none"?"none":"auto"};return this.#i?{...d,known:this.#i}:d}#u(e){if(!this.#i){if(this.#i=e,e.kind==="bubblewrap"){
if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds can make user namespaces and hide memory there"});return}this.#e.log("warn",
"builds_not_isolated",{reason:e.reason,means:"builds can read and write everything that the platform can, and the number of their processes is not limited"})}}}
const eh=1e4,th=5*6e4,nh=6e4,sh=8;function rh(t){return new oh(t)}class oh{#e;#t;#n=Promise.resolve();#s=Promise.resolve();#r=0;#o=()=>{};#i=!1;constructor(e){this.#e=
e,this.#t=new Zf(e,e.live)}async recover(){const e=(0,M.existsSync)((0,F.join)(this.#e.dataDir,"builds")),n=e?this.#t.start():this.#t.refill();e&&(this.#n=this.#l(
null,n).then(()=>{this.#i||this.#t.refill()})),this.#e.isolation==="required"&&ih(await n.ready)}async build(e,n){this.#o(),await this.#n;let{session:s,waited:r}=this.#t.
take();try{return await this.#a(e,n,s).catch(o=>{if(!(o instanceof po)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#a(e,n,s)})}catch(o){throw o instanceof
po?await this.#h(o,s,e):o}}async#a(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,u=i?.logBytes??Os.logBytes,d=new gf(a,e.deployID,u,c),p=()=>{
this.#p(s)};r.addEventListener("abort",p,{once:!0}),r.aborted&&p();try{const y=async V=>o?.(V,r),g=V=>{d.write(V)||s.process.kill("it sent a log that is too lon\
g")},_={...ah(n),onOutput:y,onLog:g},S=await s.run({kind:"deploy",job:e,look:o!==void 0},_);if(S.kind!=="stored")throw S.kind==="failed"?new fo(S.facts):wa();const{
commit:C,release:B}=S;return{commit:C,release:B,[Symbol.asyncDispose]:()=>this.#f(s,e.deployID)}}catch(y){throw await this.#f(s,e.deployID),r.throwIfAborted(),y}finally{
r.removeEventListener("abort",p),await d.end()}}collect(){return this.#d({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?Promise.resolve():this.#c(
{kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#i=!0,this.#o(),await Promise.all(this.#t.close().map(e=>this.#p(
e))),await this.#s}#c(e,n,s={}){return this.#s=this.#s.then(()=>this.#d(e)).then(()=>{},r=>{this.#i||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#s}#u(){
this.#r+=1,this.#o();const e=()=>{this.#r=0,this.#c({kind:"sweep"},"cleanup_failed")};this.#r>=sh?e():this.#o=this.#e.clock.after(nh,e)}async#d(e){if(await this.#n,
this.#i)return{objects:0,bytes:0};const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw wa();return s.removed}finally{await this.#p(n)}}#l(e,n=this.#t.
start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#i||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#f(e,n){const s=new AbortController;
this.#e.clock.sleep(th,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#i&&(r!==
0&&await this.#l(n),this.#e.lasting!==!1&&this.#u())}async#p(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did \
not end after an abort"),eh);await e.process.ended,clearTimeout(n)}async#h(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.
ending.words.slice(-500)});const r=we.Mb.find(o=>o===n.stage)??"clone";return qf(e,r,await wf(this.#e.logs,s))}}function ih(t){if(t.kind==="none")throw new x.GQ(
"unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then have a\
ll rights of the platform."})}function ah({onStage:t,onCommit:e,onStored:n}){return{onStage:t,onCommit:e,...n&&{onStored:n}}}function wa(){return new Error("The\
 worker sent the result of another kind of job")}var Fe=O(336);const Ta={kvs(){},site(){}},ch=2e5,uh=new Map(oe.map((t,e)=>[t,e])),qe=t=>uh.get(t)??0,dh=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(Hr.map(e=>[e,qe(Gr(t,e)??`${t}_refused`)]))])),lh=qe("kvs_bytes_in"),fh=qe("kvs_bytes_ou\
t"),hh=qe("site_bytes_out"),Rs=[qe("site_2xx"),qe("site_3xx"),qe("site_4xx"),qe("site_5xx")];class ph{#e=new Map;#t=new Map;#n=new Map;#s=new Float64Array(oe.length);#r;lost=0;constructor(e){
this.#r=ba(e)}kvs(e,n,s,r,o){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(oe.length)},this.#e.set(e.keyspace,i)),Ze(i.counts,
dh[n][s],1),Ze(i.counts,lh,r),Ze(i.counts,fh,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,project:e.project,app:e.appID,table:""},
counts:new Float64Array(oe.length)},this.#t.set(e.subdomain,r)),Ze(r.counts,n<300?Rs[0]:n<400?Rs[1]:n<500?Rs[2]:Rs[3],1),Ze(r.counts,hh,s)}take(e){for(const{scope:n,
counts:s}of[...this.#e.values(),...this.#t.values()]){for(const[i,a]of s.entries())Ze(this.#s,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#r]),
o=this.#n.get(r);if(o)for(const[i,a]of s.entries())Ze(o.counts,i,a);else this.#n.size<ch?this.#n.set(r,{scope:n,counts:s,hour:this.#r}):this.lost+=mh(s)}this.#e=
new Map,this.#t=new Map,this.#r=ba(e)}get waiting(){return this.#n.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#n){if(n.length===e)break;
this.#n.delete(s),n.push({scope:r,hour:o,counts:_a(i)})}return n}totals(){const e=this.#s.slice();for(const{counts:n}of[...this.#e.values(),...this.#t.values()])
for(const[s,r]of n.entries())Ze(e,s,r);return _a(e)}}function Ze(t,e,n){t[e]=(t[e]??0)+n}function ba(t){return Math.floor(t/be.hour)*be.hour}function _a(t){return Object.
fromEntries(oe.map((e,n)=>[e,t[n]??0]))}function mh(t){return oe.reduce((e,n,s)=>/bytes/.test(n)?e:e+(t[s]??0),0)}function yh(t,e,n){const s=r=>(t.site(e,r.status,
Eh(r)),r);return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,0),r}):s(n)}function Eh({body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.
byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}const gh=16*te,wh=512;function Sa(t){return e=>{if(e instanceof Q)throw e;return t}}
class Th{#e;#t=new Re(gh);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Li(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(
r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+wh,()=>this.#e.assets(e,n))}catch(s){if(s instanceof ve)return;throw s}}}
function bh({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Oa):Oa(e)}function Oa(t){return{...t,headers:{...t.headers,"x-robots-tag":"noind\
ex"}}}const _h=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75r\
em;line-height:1.25}code{font-size:.95em}";function dt({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${_h}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const Sh=dt({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),Oh=dt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),Nh=dt({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),Rh=dt({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),Ih=dt({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long address."}),Na=dt({
status:503,title:"Not available at the moment",text:"The platform cannot read this file at the moment. Try again in a few seconds."}),Ah={...Na,headers:{...Na.headers,
"retry-after":"5"}},kh=dt({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy the site\
 again to replace it."});class Lh{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).
finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.
error}}const vh=2e3,mo=200,Dh=32*te,$h=1/4,xh=8,Mh=4,Ch=["index.html","404.html"];function Uh(t){const{clock:e,log:n}=t;let s=0;return async r=>{if(s>=Mh)return;
s+=1;const o=new AbortController,i=Fh(t,r,o.signal).catch(u=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(u)})});i.finally(
()=>{s-=1});const a=new AbortController,c=e.sleep(vh,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function Fh(t,{subdomain:e,release:n},s){
const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.min(Dh,t.cacheBytes*
$h);const c=new Lh(xh);for(const u of await jh(o,i,s)){s.throwIfAborted();const d=i.file(u,new ji(`/${u}`));d?.kind!=="file"||d.file.size>a||(a-=d.file.size,await c.
start(()=>t.warm(d.file)))}await c.end()}async function jh(t,e,n){const s=new Set([...Ch,...t.mostServed(mo)]),r=new Set([...s].filter(oo).map(Ra)),o=Es(n);for(const a of r.
size>0?e.names():[]){if(r.has(Ra(a))&&s.add(a),s.size>=2*mo)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(
0,mo)}function Ra(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const Ia={"content-length":"0","cache-control":"public, max-age=0, must-revalid\
ate"};function Ph(t,{status:e,location:n},s){const r=Aa(t.target.slice(fe(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=o.includes("?")?n:o+r+i;
return{status:e,headers:{location:a,...Ia,"x-slipway-release":s.deployID}}}function Bh({target:t},e){const n=t.startsWith("/")?Aa(t):"/";return{status:308,headers:{
location:e.slice(0,-1)+n,...Ia}}}function Aa(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function yo(t){return Buffer.from(t,"utf16le").toString("ut\
f16le")}class ka{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||!("text"in r))this.#t.push(n);else{
const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],
r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;const u=this.#n[Math.min(
a,c)],d=u&&n(u)?Zd(u.from,e):void 0;u&&d&&(yield[u,d])}}}function Is(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=Qd(e),r=[];let o=0;
for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.length);return r.
push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Eo({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o=="string"?o:Hh(o.
name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Hh(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}const La={
headers:{},isCut:!1};class Gh{#e;constructor(e){this.#e=new ka(e.map(Wh))}of(e){if(this.#e.size===0)return La;const n=[...this.#e.matching(e)];return n.length===
0?La:new Yh(n).custom}}function Wh({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=Is(i,t);return a.isFixed&&(s+=un(o,i)),{name:o,value:a}});return{
from:t,set:r,unset:n,fixedBytes:s}}class Yh{#e=new Map;#t=ws;#n;#s=!1;constructor(e){this.#n=ws-e.reduce((n,[{fixedBytes:s}])=>n+s,0);for(const[{set:n,unset:s},
r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].map(([n,s])=>[n,yo(s)])),isCut:this.#s}}#r({
name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-un(e,""),o=r<0?void 0:Eo(n,s,"encoded",r);if(o===void 0){
this.#s=!0;return}this.#t-=un(e,o),n.isFixed||(this.#n-=un(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e==="set-cookie"?o:`${i}, ${o}`)}}const zh=64,
Kh=8*1024,Xh=4*1024;class Vh{#e;forces;constructor(e){this.#e=new ka(e.map(Jh)),this.forces=e.some(({force:n})=>n)}*of(e,n){let s=0;for(const[r,o]of this.#e.matching(
e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=Qh(r,o,e);if(i&&(yield i),s+=1,s===zh)return}}}function Jh({from:t,to:e,status:n,force:s}){
return{from:t,to:Ts(n)?qh(e,t):Is(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function Qh({to:t,status:e,isForeign:n},s,r){if(Ts(e)){const a=Eo(t,s,"pla\
in",Xh);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Eo(t,s,"encoded",Kh);if(o===void 0)return;const i=n?o:o.replace(/^\/{2,}/,
"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function qh(t,e){const n=t.replace(/[?#].*$/,"");try{return Is(n,e,decodeURIComponent)}catch{
return Is(n,e)}}const Zh="public, max-age=0, must-revalidate",ep="public, max-age=31536000, immutable";function tp(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.
length??0));return e}function np(t,e,n,s,r){return new sp(t,e,n,s,r)}class sp{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){
this.status=r,this.org=e.org,this.file=s,this.key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=
_l(n),this.variants=Sl(this.#s)?new Map:void 0}get headers(){return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.
status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){const{etag:e,status:n}=this;return this.#o??={"cache-control":oo(this.#t)?ep:Zh,"x-content-ty\
pe-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-store"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},
"x-slipway-release":this.#e.deployID},this.#o}}function rp(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,
org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,
...r},variants:void 0}}const op=64*1024,ip=te,ap=4*1024,cp=32,up=5*1024,dp=512;class lp{org;deployID;manifestHash;lastModified;fallback;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{
index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,
fallback:c}=pl(s.rules);this.fallback=c;const u=Math.min(ip,op+s.count*ap);this.#e=s,this.#t=new Vh(i),this.#n=new Gh(a),this.#s=new Re(u),this.#r=o,this.weight=
s.bytes+s.rules.length*cp+u}remembered(e){return this.#s.get(e)}direct(e){const n=this.#i(e),r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&
r&&this.#s.put(e.path,r,fp(e.path,r)),r}indirect(e){return this.#a(e,"nothing")}file(e,n,s=200){const r=so(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,
isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","headers_cut",{deployID:this.deployID,org:this.org}));const a=np(this,e,this.#e.file(r),s,o);return{
kind:"file",name:e,file:a,customBytes:tp(o),served:0}}has=e=>!so(e)&&this.#e.find(e)!==-1;hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).
hash}mostServed(e){const n=new Map;for(const r of this.#s.values())r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).
slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e){const n=Vr(e.path.slice(1),this.has);if(n)return n.kind==="file"?
this.file(n.path,e):{kind:"redirect",status:308,location:yo(Mi(n.to))}}#a(e,n){for(const s of this.#t.of(e,n)){if(s.kind==="go")return{kind:"redirect",status:s.
status,location:yo(s.location)};const r=Vr(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,i=o===void 0?void 0:this.file(o,e,s.status);if(i)return i}}#c(e){
const n=Vr(e,this.has);return n?.kind==="file"?n.path:void 0}}function fp(t,e){const n=4*t.length;return e.kind==="redirect"?dp+n+2*e.location.length:up+n+e.customBytes}
async function hp(t,e,n,s){return new lp(e,n,await t.index(e,n.manifestHash),s)}function pp(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.
trim().replace(/^W\//,"")===e)}function mp(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;
if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":
{start:i,end:r?Math.min(Number(r),e-1):e-1}}const yp=256,Ep=256,va=new Ot(yp);function gp(t){let e=va.get(t);if(!e){if(e=wp(t),t.length>Ep)return e;va.set(t,e)}
return e}function wp(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(d=>d.trim()),c=a.find(d=>/^q\s*=/.test(d)),
u=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,u>=0&&u<=1?u:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??
n;return zr.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const Da=new Map,Tp=4*te,bp=768,_p=1e3;class Sp{#e;#t;#n=new Re(Tp);constructor(e,n){this.#e=e,this.#t=
n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<$d||s.size>Kr)return Da;this.#n.delete(e);const o=async()=>{const i=this.#e.
variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>r?.sizes??Da);return{sizes:a,isWhole:a.size===zr.length,version:i,at:this.#t.monotonic()}};return this.#n.
load(e,()=>bp+2*e.length,o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&
this.#t.monotonic()-s<_p}}const Op=4*te,Np=64*te,Rp=512,Ip=[];class Ap{#e;#t;#n;#s;#r=0;constructor(e,n,s=Fe.ml){this.#e=e,this.#t=new Re(n),this.#n=Math.min(Op,
n),this.#s=new Sp(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?K(e,"accept-encoding"):void 0,o=r===void 0?Ip:gp(r);if(o.length===
0)return this.#o(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,xa(n,o,a),s)):this.#o(e,n,xa(n,o,i),s)}async warm(e){this.#d(
e)&&await this.#l(e)}#o(e,n,s,r){if(s.status===200){if(kp(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method===
"HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(
n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#d(n))return this.#a(e);const r=await this.#f(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,
s);if(o?.length!==n.size)throw new $a;return o}).catch(o=>{if(!(o instanceof $a))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),
this.#a(e))}async#a(e){const n=this.#d(e)?await this.#l(e):await this.#p(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=K(e,"if-range");if(s!==
void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=mp(K(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"n\
o-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#u(n,r)}}async#u(e,n){const{start:s,
end:r}=n,o=this.#d(e)?(await this.#l(e)).subarray(s,r+1):await this.#p(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,
"content-length":String(r-s+1)},body:o}}#d({size:e}){return e<=this.#n&&this.#r+e<=Np}#l(e){return this.#f(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#f({key:e,
size:n},s){return this.#t.load(e,r=>r.length+Rp,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#p(e,n){return this.#e.stream(e.org,e.file.hash,
n)}}class $a extends Error{}function xa(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=rp(
t,s,r);return t.variants?.set(s,i),i}return t}function kp(t,e){const n=K(t,"if-none-match");if(n!==void 0)return pp(n,e.etag);const s=t.headers["if-modified-sin\
ce"];return s!==void 0&&s===e.headers["last-modified"]}const Lp=1024,vp=255;class Ma{#e;#t=new Ot(Lp);constructor(e){this.#e=e}find(e){if(e.length>vp)return;const n=this.#t.
get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#e(e);return this.#t.set(e,s),s}}class Dp{#e;constructor(e){const n=`.${e.toLowerCase()}`;this.#e=new Ma(
s=>{const r=Ca(s),o=r.endsWith(n)?r.slice(0,-n.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(o)?o:void 0})}subdomain(e){return this.#e.find(e)}}
class $p{#e;constructor(e,n){this.#e=new Ma(s=>{const r=Ca(s);return X(r)&&!ke(r,e)&&!n(s)?r:void 0})}domain(e){return this.#e.find(e)}}function Ca(t){return t.
toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}function Ua({sites:t,domain:e,isOwnHost:n}){const[s,r]=[new Dp(e),new $p(e,n)];return{domain:o=>r.domain(o),
site(o){const i=s.subdomain(o);if(i!==void 0)return t.site(i);const a=r.domain(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function xp(t,e){const n=t.startsWith(
"www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const Mp=64*te,Cp=4096,Up=1e3,Fa="GET, HEAD, OPTIONS";function ZT(t){return ja(
t).handler}function ja(t){const e=new Fp(t);return{handler:n=>e.handle(n),prefetch:e.prefetch}}class Fp{#e;#t;#n;#s;#r;#o;#i=new Re(Mp);#a;#c;prefetch;#u=Number.
NEGATIVE_INFINITY;constructor(e){const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Fe.ml,meter:a=Ta}=e;this.#e=s,this.#t=o,this.#n=e.finder??Ua({sites:n,domain:"\
localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??(c=>`http://${c}/`),this.#r=new Ap(s,r,i),this.#a=i,this.#c=a,this.#o=new Th(s),this.prefetch=Uh({site:c=>n.site(
c),loaded:c=>this.#h(c),load:(c,u)=>this.#y(c,u),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handle(e){const n=this.#n.site(K(e,"host")??"");return n instanceof
Promise?n.then(s=>this.#d(e,s),s=>this.#T(e,s)):this.#d(e,n)}#d(e,n){return n===void 0?At(e,Sh):yh(this.#c,n,this.#l(e,n))}#l(e,n){const{method:s}=e;if(s!=="GET"&&
s!=="HEAD")return jp(s);if(n.release===null)return At(e,Oh);const r=n.settings.domains&&this.#n.domain(K(e,"host")??""),o=r&&xp(r,n.settings.domains??[]);if(o)return Bh(
e,this.#s(o));try{const i=this.#h(n.release),a=i?this.#m(e,n,i):this.#f(e,n,n.release),c=bh(n,a);return c instanceof Promise?c.catch(u=>this.#T(e,u)):c}catch(i){
return this.#T(e,i)}}async#f(e,n,s){return this.#m(e,n,await this.#p(n,s))}async#p(e,n){try{return await this.#y(e.org,n)}catch(s){const r=e.kept.map(o=>this.#h(
o)).find(o=>o!==void 0);if(!r||!(s instanceof Q))throw s;return this.#b("warn","edge_earlier_release",{deployID:r.deployID,live:n.deployID}),r}}#h(e){const n=this.#i.
get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#y(e,n){return this.#h(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.weight,()=>hp(
this.#e,e,n,this.#t))}#m(e,n,s){const r=fe(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#w(e,i,s);const a=xi(r);if(a===void 0)return At(
e,Rh);if(a.length>Cp)return At(e,Ih);const c=new ji(`/${a}`),u=(o?void 0:s.remembered(c.path))??s.direct(c);return u?this.#w(e,u,s):io(a)&&n.kept.length>0?this.#E(
e,n,s,c):this.#g(e,n,s,c)}async#E(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).catch(Sa([]))){const a=this.#h(i)??await this.#y(
n.org,i).catch(Sa(void 0)),c=a?.file(o,r);if(a&&c)return this.#w(e,c,a)}return this.#g(e,n,s,r)}#g(e,n,s,r){const{spaFallback:o}=n.settings,i=o===!1?void 0:s.fallback??
(o?"index.html":void 0),a=s.indirect(r)??(i!==void 0&&!io(r.path.slice(1))?s.file(i,r):void 0)??s.file("404.html",r,404);return a?this.#w(e,a,s):At(e,Nh,s)}#w(e,n,s){
return n.kind==="redirect"?Ph(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#T(e,n){const s=n instanceof Q;if(!s&&!(n instanceof ve))throw n;const r=s?"edge_unava\
ilable":"edge_damaged";return this.#b("error",r,{requestID:e.requestID,reason:n.message}),At(e,s?Ah:kh)}#b(...e){const n=this.#a.monotonic();n-this.#u<Up||(this.#u=
n,this.#t(...e))}}function jp(t){return t==="OPTIONS"?{status:204,headers:{allow:Fa}}:{status:405,headers:{allow:Fa,"content-length":"0","cache-control":"no-sto\
re"}}}function At(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}
const Pp=500,Bp=1e3,Hp=250,Gp=2e3,Wp=5e3,Pa=-1;class Ba{#e;#t;#n;#s;#r=0;#o=new Map;#i=Number.NEGATIVE_INFINITY;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;constructor(e){
this.#e=e,this.#t=e.clock??Fe.ml,this.#s=new Re(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(s),n.kind==="unknown"&&(this.#r+=
1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#E(n))return n.record;if(n?.record!==void 0)return this.#f(e,n.record);const{table:s}=this.#e;
return s?this.#l(s,e):this.#d(e)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);n&&(n.generation=Pa);const{table:s}=this.#e;
s&&(s.put(e,void 0),n?.record&&this.#h(e).catch(()=>{}))}#d(e){return this.#g()&&this.#o.size>0?Promise.reject(new Q("The state cannot be read now")):this.#h(e)}async#l(e,n){
const s=await e.find(n),r=this.#s.get(n);return r&&(this.#E(r)||r.record)?this.find(n):s?(this.#m(n,{record:s,at:this.#t.monotonic(),generation:Pa}),this.#f(n,s)):
this.#d(n)}#f(e,n){if(!this.#g())return this.#p(e,n);const s=this.#t.monotonic();return s-this.#c>=Hp&&(this.#c=s,this.#p(e,n).catch(()=>{})),n}async#p(e,n){const s=new AbortController,
r=this.#t.sleep(Pp,s.signal).then(()=>(this.#i=this.#t.monotonic(),n));r.catch(()=>{});try{return await Promise.race([this.#h(e),r])}catch(o){if(o instanceof Q)
return n;throw o}finally{s.abort()}}#h(e){const n={at:this.#t.monotonic()},s=this.#o.get(e);if(s&&n.at-s.begun.at<Gp)return s.record;const r=this.#y(e,n);return this.#o.
set(e,{begun:n,record:r}),r}async#y(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);return this.#i=Number.NEGATIVE_INFINITY,this.#a=
this.#t.monotonic(),s()&&(this.#m(e,{record:r,at:this.#a,generation:this.#r}),this.#e.table?.put(e,r)),r}catch(r){throw r instanceof Q&&n.at>=this.#a&&(this.#i=
this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#m(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#E({record:e,at:n,generation:s}){return s!==this.#r?!1:
e!==void 0||this.#t.monotonic()-n<Wp||this.#g()}#g(){return this.#t.monotonic()-this.#i<Bp}}const Yp=16*te,zp=4*te,go=400,Kp=300,Xp=2;class Vp{#e;#t;constructor(e,n,{
table:s,domains:r,clock:o}={}){this.#e=new Ba({changes:n,table:s,clock:o,bytes:Yp,weightOf:Jp,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=
new Ba({changes:n,table:r,clock:o,bytes:zp,weightOf:()=>go,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){
const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){
const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function Jp(t){return t?go+
Kp*t.kept.length+Xp*JSON.stringify(t.settings).length:go}const Ha=36e5,Qp=2*Ha;function qp(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=e.monotonic(),i=async()=>{
r=e.monotonic();try{const c=await t();n("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){const{message:u,remedy:d}=(0,x.I7)(c);n("error","\
collection_failed",{message:u,...d!==void 0&&{remedy:d}})}finally{s=void 0}},a=()=>(s??=i(),s);return{collect:a,whenIdle(){e.monotonic()-r>=Ha&&a()},whenBusy(){
e.monotonic()-Math.max(o,r)>=Qp&&a()},async[Symbol.asyncDispose](){await s}}}async function Zp(t){const e=await t.signingKey(tm),n=sm(e.value);if(!(0,v.Gv)(n)||
typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!nm({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.
x,y:n.y},r=rm(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function em({privateJwk:t},e){return new Uint8Array(
(0,U.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function tm(){const t=(0,U.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.
export({format:"jwk"});return`${JSON.stringify(t)}
`}function nm(t){try{const e=(0,U.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,U.verify)("sha256",r,(0,U.createPublicKey)(
{key:s,format:"jwk"}),(0,U.sign)("sha256",r,e))}catch{return!1}}function sm(t){try{return JSON.parse(t)}catch{return}}function rm(t){const{crv:e,kty:n,x:s,y:r}=t;
return(0,U.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}var om=O(5239);const im=["viewer","deployer"];function As(t){
return b.KCZ([t,b.YOg(t)],"must be a string, or a list of strings")}const kt=b.FsL(b.YjP("must be a string"),b.BpQ(1,"must not be empty")),am=b.FsL(b.YjP("must \
be a string"),b.Ru6(Gt,`must have at most ${Gt} characters`),b.yGV(xn,({input:t})=>{const e=Yt(t)?"has characters other than ASCII":'is neither an email nor "@d\
omain"';return`is "${t}", which ${e}`}));function Ga(t){const e=`${t} ASCII emails, or @domain for every email of a domain. Upper and lower case are the same.`;
return b.yqP(b.FsL(As(am),b.h_(e)))}const cm="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",um=b.FsL(b.YjP("must be a string"),b.Ru6(R+2,`must have at most ${R+2} characters`),
b.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${cm})$`),'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),dm=pe({viewer:Ga(
"May read."),deployer:Ga("May do everything."),domains:b.yqP(b.FsL(As(um),b.h_('Custom domains that apps of the organization may have without a DNS record that \
proves it: "shop.example.com", "*.example.com" for all names below, "*" for all.')))}),lm=pe({issuer:b.FsL(b.YjP("must be a string"),b.z6Y(hm,"must be an https:\
// URL without query (http:// only for loopback)"),b.yuE({format:"uri"}),b.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:b.
yqP(b.FsL(As(kt),b.h_("Accepted aud values. Default: the platform's own base URL."))),email:b.lqM(b.FsL(b.YjP("must be a string"),b.yGV(/\{[^{}]+\}/,'must be a \
template of claims, as "{email}" or "{repository}@github.actions"'),b.z6Y(t=>!Yt(t),"has characters other than ASCII"),b.h_("A template of claims for the email \
that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),clientId:b.yqP(b.FsL(kt,b.h_("The client that people sign in to the console with\
, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for /}."))),clientSecretFile:b.yqP(b.FsL(kt,b.
h_("A file with the client's secret. A relative path begins in the data directory."))),clientSecretEnv:b.yqP(b.FsL(kt,b.h_("The environment variable of the plat\
form that has the client's secret."))),name:b.yqP(b.FsL(kt,b.Ru6(60,"must have at most 60 characters"),b.h_("The name of the identity provider on the sign-in pa\
ge. Default: its host."))),require:b.lqM(b.FsL(pt(b.YjP(),As(kt)),b.h_("Claims that a token must have, each with one of the values.")),{})}),fm=b.FsL(pe({$schema:b.
yqP(b.YjP("must be a string")),localIssuer:b.lqM(b.FsL(b.zMY("must be true or false"),b.h_("Whether tokens of the platform's own issuer count. Every user who ca\
n read run.json in the data directory can get one, for any email.")),!0),issuers:b.lqM(b.FsL(b.YOg(lm,"must be a list"),b.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)
return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),b.h_("Identity providers whose ID to\
kens count. Keys are found by OpenID Connect discovery.")),[]),organizations:b.FsL(pt(b.FsL(b.YjP(),b.yGV(new RegExp(`^(?:\\*|${A.cS.source.slice(1,-1)})$`),"is\
 not an organization's identifier")),dm),b.h_('Grants by organization; "*" is every organization.'))}),b.DDF("platform.json"),b.h_("Who may do what on a platfor\
m that several people share. The platform reads the file from its data directory when it starts."));function hm(t){if(!URL.canParse(t))return!1;const e=new URL(
t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,Xe.c)(e.hostname)}const Wa={localIssuer:!0,issuers:[],roleOf:()=>"\
deployer",organizationsOf:()=>{},mayUseDomain:()=>!0},Ya=1024*1024,pm=10;function mm(t,e={}){const n=(0,F.join)(t,"platform.json");if(!(0,M.existsSync)(n))return Wa;
try{if((0,M.statSync)(n).size>Ya)throw new Error(`is larger than ${Ya} bytes`);return Em(JSON.parse((0,M.readFileSync)(n,"utf8")),{file:s=>(0,M.readFileSync)((0,F.
resolve)(t,s),"utf8").trim(),env:s=>e[s]})}catch(s){throw new x.GQ("invalid_file",`${n}: ${s instanceof Error?s.message:String(s)}`,{place:{file:n},remedy:`Corr\
ect the file (${(0,om.f)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:s})}}const ym={file:()=>"",env:()=>{}};function Em(t,e=ym){
const n=mt(fm,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,pm).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=new Map(Object.
entries(o).map(([a,c])=>[a,bm(c)]));return{localIssuer:s,issuers:r.map(({issuer:a,audience:c,email:u,require:d,...p},y)=>({issuer:a,email:u,audiences:c===void 0?
void 0:[c].flat(),client:gm(a,p,`issuers[${y}]`,e),require:Object.fromEntries(Object.entries(d).map(([g,_])=>[g,[_].flat()]))})),roleOf(a,c){const u=a.slice(a.lastIndexOf(
"@")),p=[i.get(c),i.get("*")].flatMap(y=>[y?.get(a),y?.get(u)]);return p.includes("deployer")?"deployer":p.find(y=>y!==void 0)},organizationsOf:Tm(i),mayUseDomain(a,c){
return[o[a]?.domains??[],o["*"]?.domains??[]].flat().some(d=>wm(d,c))}}}function gm(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==
void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has c\
lientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const d=n===void 0?`clientSecretEnv names the variabl\
e ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${d}, which is empty or not set`)}const u=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,
"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:u}}function wm(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function Tm(t){
const e=new Map;for(const[n,s]of t)for(const r of s.keys()){const o=e.get(r);o?o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf("@")),r=new Set([
n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:[...r].sort()}}function bm(t){return new Map(im.flatMap(e=>[t[e]??[]].flat().map(n=>[n.toLowerCase(),e])))}
var hn=O(9692);class za extends Error{name="KeyspaceGone";constructor(){super("the table was deleted")}}class et extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function Ka(t,e){const n=_m(e),s=Sm(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=Om(n.get("value")),o=e.length>
2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:Nm(n.get("ttlSeconds"))}}function _m(t){if(!(0,qi.isUtf8)(t))throw new et(
"invalid_json");try{const e=(0,hn.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof hn.sU))throw e}throw new et(
"invalid_json")}function Sm(t){const e=t?.startsWith('"')?(0,hn.I)(t):void 0;if(e===void 0||e===""||Xa(e,A.ux.keyBytes))throw new et("invalid_key");return e}function Om(t){
if(t===void 0||Xa(t,A.ux.valueBytes))throw new et("invalid_value");return t}function Nm(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;
if(e<A.ux.minTtlSeconds||e>A.ux.maxTtlSeconds)throw new et("invalid_ttl");return e}function Xa(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}function Rm({tables:t,engine:e,quota:n,clock:s}){const r=async(i,a)=>{const{keyspace:c,windows:u}=await t.byName(i,a),d=await n.take(u);if(d===0)return c;throw new L(
"rate_limited",`The table has reached its rate limit: wait ${d} s.`,{"retry-after":String(d)})},o=async i=>{if(!e)throw new L("unavailable","This node does not \
have the entries of tables. Open the console of a node with the role kvs.");try{return await i(e)}catch(a){throw a instanceof za?new L("not_found","The table wa\
s deleted."):a instanceof Q?new L("unavailable","The entries cannot be read or written now. Try again."):a}};return{get:(i,a,c)=>o(async u=>u.get(await r(i,a),wo(
"get",{key:c}).key,s.now())),put:(i,a,c)=>o(async u=>{const{key:d,value:p,ttlSeconds:y}=Im(c),g=y===void 0?null:s.now()+y*1e3;await u.put(await r(i,a),d,{value:p,
expiresAt:g})}),delete:(i,a,c)=>o(async u=>u.delete(await r(i,a),wo("delete",{key:c}).key))}}function Im({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,hn.
q$)(s)}catch(i){throw i instanceof hn.sU?new L("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.trim(),
o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):r}};return wo("put",o,s)}const{keyBytes:Am,valueBytes:km,minTtlSeconds:Lm,maxTtlSeconds:vm}=A.ux,Dm={
invalid_key:`A key has 1 to ${Am} bytes.`,invalid_value:`A value has at most ${km} bytes.`,invalid_ttl:`The time to live is ${Lm} to ${vm} seconds.`};function wo(t,e,n){
const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return Ka(t,Buffer.from(r))}catch(o){throw o instanceof et?new L("validation_faile\
d",Dm[o.code]??"The entry is not valid."):o}}const je=64,$m=32;class Va{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.
from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Ja=new Va(8192),xm=new Va(256);function Mm(t){return(0,U.
hash)("sha256",Ja.latin1(t))}function Qa(t,e){return t.length===e.length&&(0,U.timingSafeEqual)(Ja.latin1(t),xm.latin1(e))}class Cm{#e;#t;constructor(e){if(e.length>
je)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${je} are supported`);this.#e=Buffer.alloc(je+512),this.#t=Buffer.alloc(je+$m);for(let n=0;n<
je;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,U.hash)("sha256",this.#n(e),"binary"),je,"latin1"),(0,U.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-je;return e.length>n?Buffer.concat([this.#e.subarray(0,je),Buffer.from(e,"latin1")]):this.#e.subarray(0,je+this.#e.write(e,je,"latin1"))}}
const qa="AWS4-HMAC-SHA256";function Za({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function Um(t,e,n){return`${qa}
${t}
${Za(e)}
${Mm(n)}`}function Fm(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,U.createHmac)("sha256",n).update(s,
"utf8").digest();return new Cm(n)}function jm(t,e){return t.sign(e)}const Pm=new RegExp(`^${qa} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),Bm=1024,Hm=1024,Gm=32,ec=64,To=new Ot(Bm);function Wm(t){const e=t.
slice(-ec),n=t.slice(0,-ec),s=To.get(n);if(s&&Ym.test(e))return{...s,signature:e};const r=zm(t);if(r)return n.length<Hm&&r.signedHeaders.length<=Gm&&To.set(n,r),
{...r,signature:e}}function eb(){return To.size}const Ym=/^[0-9a-f]{64}$/;function zm(t){const e=Pm.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.
split(";");if(a.every((c,u)=>u===0||(a[u-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const Km=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;
let bo;function Xm(t){if(bo?.text===t)return bo.time;const e=Vm(t);return e!==void 0&&(bo={text:t,time:e}),e}function Vm(t){const e=Km.exec(t);if(!e)return;const n=Number(
e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function ks(t){return`${new Date(
t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function Jm(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":ty(t.target.slice(
e+1)),r=Zm(n,t.normalizePath),o=ry(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Qm=/^(?:\/[A-Za-z0-9_~-]+)+$/,qm=/[^A-Za-z0-9._~-]/g;function _o(t){return t.replace(qm,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function Zm(t,e){if(Qm.test(t))return t;const n=t.split("/");return(e?ey(n):n).map(_o).join("/")||"/"}function ey(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function ty(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[_o(tc(r)),_o(tc(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>nc(n,r)||nc(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function tc(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function nc(t,e){return t<e?-1:t>e?1:0}function ny(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=sc(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function sy(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?ny(t.rawHeaders):{names:e,repeated:[],get(n){const s=K(t,n);return s===void 0?void 0:sc(s)}}}function ry(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const oy=/ {2}|\t/,iy=32,ay=9;function sc(t){let e=0,n=t.length;for(;e<n&&rc(t,e);)e+=1;for(;n>e&&rc(t,n-1);)n-=1;const s=t.slice(e,n);return oy.test(
s)?s.replace(/[ \t]+/g," "):s}function rc(t,e){const n=t.charCodeAt(e);return n===iy||n===ay}const Ls=5*6e4,oc=["host","content-type"],cy=new Set([...oc,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),ye=(t,e)=>({type:t,message:e});class uy{#e;#t=new yy;constructor(e){
this.#e=e}readHeaders(e,n){const s=K(e,"authorization");if(s===void 0)return ye("MissingAuthenticationTokenException","Missing Authentication Token");const r=Wm(
s),o=K(e,"x-amz-date")??"",i=Xm(o);if(!r)return ye("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return ye("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(a instanceof Promise)return a;if(!a)return ye("UnrecognizedClientException","The secu\
rity token included in the request is invalid.");const c=sy(e);return ly(r.scope,o)??fy(o,i,n)??hy(a,c.get("x-amz-security-token"),n)??py(c,r.signedHeaders)??{headers:c,
signedBy:r,role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,U.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==
a)return ye("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const u=Jm({method:e.method,target:e.target,
headers:s,signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),d=this.#t.get(o,r.scope),p=jm(d,Um(i,r.scope,u));if(!Qa(p,r.signature))return ye("Inval\
idSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consu\
lt the service documentation for details.")}}function dy(t){return"message"in t}function ly(t,e){if(t.region!==A.aT)return ye("InvalidSignatureException",`Crede\
ntial should be scoped to a valid region: '${A.aT}'.`);if(t.service!==A.jL)return ye("InvalidSignatureException",`Credential should be scoped to correct service\
: '${A.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return ye("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD\
 from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function fy(t,e,n){if(e<n-Ls){const s=ks(n-Ls);return ye("InvalidSignatureExcept\
ion",`Signature expired: ${t} is now earlier than ${s} (${ks(n)} - 5 min.)`)}if(e>n+Ls){const s=ks(n+Ls);return ye("InvalidSignatureException",`Signature not ye\
t current: ${t} is still later than ${s} (${ks(n)} + 5 min.)`)}}function hy(t,e,n){if(!Qa(e??"",t.sessionToken))return ye("UnrecognizedClientException","The sec\
urity token included in the request is invalid.");if(!(t.expiresAt>n))return ye("ExpiredTokenException","The security token included in the request is expired")}
function py(t,e){const n=t.repeated.find(o=>cy.has(o));if(n!==void 0)return ye("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.
names)if(my(o)&&!e.includes(o))return ic(o);const s=oc.find(o=>!e.includes(o));if(s!==void 0)return ic(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return ye(
"IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function my(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function ic(t){
return ye("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class yy{#e=new Ot(4096);get(e,n){const s=`${e.accessKeyID}/${Za(
n)}`,r=this.#e.get(s);if(r)return r;const o=Fm(e.secret,n);return this.#e.set(s,o),o}}const Ey=3e4,ac=1e3,cc=100;function gy({engine:t,tables:e,clock:n,log:s,every:r=Fe.
fm}){const o=new AbortController,i=dc(()=>uc(t,n.now(),o.signal),u=>s("warn","kvs_sweep_failed",{reason:String(u)})),a=dc(()=>wy(t,e,s,o.signal),u=>s("warn","kv\
s_drop_failed",{reason:String(u)})),c=r(Ey,()=>{i.begin(),a.begin()});return a.begin(),{begin:a.begin,async[Symbol.asyncDispose](){c(),o.abort(),await Promise.all(
[i.end(),a.end()])}}}async function uc(t,e,n){let s=0;for(;;){const r=await t.sweep(e,ac);if(s+=r,r<ac||n?.aborted)return s}}async function wy(t,e,n,s){for(let r=0;;){
const o=await e.toDrop({after:r,limit:cc});for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(a)}),
s.aborted)return}}if(o.length<cc||s.aborted)return}}function dc(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){
s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const Ty=200,lc=1024*1024;class fc{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,
this.#r=new Re(e),this.#o=new Re(lc)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(e)?null:this.#s.
get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Re(this.#e),this.#o=new Re(lc),this.#s.clear()}#i(e){
const n=this.#n(e).then(s=>{this.#s.get(e)===n&&(this.#s.delete(e),s===void 0?this.#o.put(e,!0,Ty):this.#r.put(e,s,this.#t))},s=>{throw this.#s.get(e)===n&&this.#s.
delete(e),s});return this.#s.set(e,n),n}}const by=720*6e4,_y=1e3,Sy="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",Oy=20,Ny=1e3,Ry=8*1024*1024;class Iy{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new fc(Ry,Ny,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===Oy?this.#n.find(e):null}async issue(e,n){
const s={accessKeyID:`ASIA${Array.from((0,U.randomBytes)(16),u=>Sy[u%32]).join("")}`,secret:(0,U.randomBytes)(30).toString("base64"),sessionToken:(0,U.randomBytes)(
96).toString("base64"),expiresAt:n+by},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(Gn(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.
issue({accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:_y}),s}async checkKey(){const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(
e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.parse(this.#t.open(Gn(e),s));if(!(0,v.Gv)(o))return;const{
secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,expiresAt:r}}}const Ay={invalid_json:400,invalid_key:400,
invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,
unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503},Lt={"content-type":"application/json","cache-control":"no-store"},ky={status:200,headers:Lt,
body:'{"ok":true}'},Ly={status:200,headers:Lt,body:'{"deleted":true}'},hc={status:200,headers:Lt,body:'{"found":false,"expiresAt":null}'},vy=new Map([[Te.Y2.put,
"put"],[Te.Y2.get,"get"],[Te.Y2.delete,"delete"]]),Dy=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,$y=/^Bearer +([!-~]+)$/i;function xy(t){const e={...t,
log:My(t)};return n=>mc(n,e,s=>Gy(s,n,e))}function My({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===pc){const i=e.now();if(Math.abs(i-n)<
Cy)return;n=i}t(s,r,o)}}const pc="kvs_unavailable",Cy=1e3;function mc(t,e,n){const s=e.gateway.readHeaders(t,e.clock.now());return s instanceof Promise?s.then(()=>mc(
t,e,n),n):dy(s)?wc(s):t.body(A.ux.bodyBytes).then(r=>{try{const o=e.gateway.verify(t,r,s);return o?wc(o):yc(t,r,s,e,n)}catch(o){return n(o)}},r=>n(r instanceof _e?
r:new et("invalid_json")))}function yc(t,e,n,s,r){const o=Uy(t,n.role,s.tables);if(o instanceof Promise)return o.then(()=>yc(t,e,n,s,r)).catch(r);if(typeof o=="\
string")return Pe(o);const i=By(t),a=d=>jy(s.meter,o,i,e,d),c=d=>d>0?a(Wy(d)):Fy(i,e,o,s,a,r),u=s.quota.take(o.windows);return typeof u=="number"?c(u):u.then(c).
catch(r)}function Uy(t,e,n){if(!K(t,"x-kvs-authorization"))return"missing_token";const s=Ec(t),r=s===void 0?null:n.byToken(s);return r?r instanceof Promise?r:r.
environmentID!==e.environmentID?"inactive_binding":r.supported?r:"unsupported_app_type":"invalid_token"}function Ec(t){return $y.exec(K(t,"x-kvs-authorization")??
"")?.[1]}function Fy(t,e,{keyspace:n},{engine:s,clock:r},o,i){if(typeof t!="string")return o(t);const a=c=>o(i(c));try{return Hy(t,Ka(t,e),n,r.now(),s,o,a)}catch(c){
return a(c)}}function jy(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,Py(r),s.length,i),
r}function Py(t){if(t===hc)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function By(t){const e=vy.get(fe(t.target));
if(!e)return Pe("not_found");if(t.method!=="POST")return Pe("method_not_allowed",{allow:"POST"});const n=K(t,"content-encoding")??"identity";return!Dy.test(K(t,
"content-type")??"")||n!=="identity"?Pe("unsupported_media_type"):e}function Hy(t,{key:e,value:n,ttlSeconds:s},r,o,i,a,c){switch(t){case"put":{const u=s===void 0?
null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:u}).then(()=>a(ky),c)}case"delete":return i.delete(r,e).then(()=>a(Ly),c);case"get":{const u=i.get(r,e,o);return u instanceof
Promise?u.then(d=>a(gc(d)),c):a(gc(u))}}}function gc(t){if(!t)return hc;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,
headers:Lt,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function Gy(t,e,{tables:n,log:s}){if(t instanceof et)return Pe(t.code);if(t instanceof _e)
return Pe("body_too_large");if(t instanceof za)return n.forgetToken(Ec(e)??""),Pe("invalid_token");const r=t instanceof Q,o=t instanceof Error&&t.cause instanceof
Error?t.cause:t;return s("error",r?pc:"kvs_failed",{requestID:e.requestID,path:fe(e.target),reason:o instanceof Error?o.message:String(o)}),r?Pe("unavailable",{
"retry-after":"1"}):Pe("internal")}function Pe(t,e={}){return{status:Ay[t],headers:{...Lt,...e},body:`{"error":"${t}"}`}}function Wy(t){return Pe("rate_limited",
{"retry-after":String(t)})}function wc({type:t,message:e}){return{status:403,headers:{...Lt,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Tc="kv\
s_",bc=32,Yy=Tc.length+Math.ceil(bc*4/3),zy=1e3,Ky=8*1024*1024;class Xy{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=new fc(Ky,zy,async r=>{const o=await e.
binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:u,type:d}=o,p={org:a.org,project:a.project,app:a.appID,table:c},y=Sd(u,i,s);return{keyspace:i,
scope:p,environmentID:u,supported:Sc(d),windows:y}})}byToken(e){return e.length===Yy?this.#n.find(No(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),
r=s.find(a=>a.name===n);if(!r)throw new L("not_found",`The app has no table "${n.slice(0,64)}".`);const o=this.#n.find(r.tokenHash);o instanceof Promise&&await o;
const i=this.#n.find(r.tokenHash);if(i&&!(i instanceof Promise))return i;throw new L("not_found",`The app has no table "${n.slice(0,64)}".`)}async create(e,n,s){
if(!A.BL.test(n))throw new L("validation_failed",`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${Tc}${(0,U.
randomBytes)(bc).toString("base64url")}`,o=No(r),i=await this.#e.create({app:e,name:n,tokenHash:o,createdAt:s,types:A.jI,most:A.ux.tablesPerApp,sealed:this.#t.seal(
Vt(o),r)});switch(i.kind){case"created":return{name:n,variable:Oo(n),createdAt:s,token:r};case"no_app":throw So(e);case"wrong_type":throw _c(i.type);case"taken":
throw new L("conflict",`The app already has a table "${n}".`);case"full":throw new L("conflict",`An app may have ${A.ux.tablesPerApp} tables: delete one first.`)}}async list(e){
const{tables:n}=await this.#s(e);return n.map(({name:s,createdAt:r})=>({name:s,variable:Oo(s),createdAt:r}))}async remove(e,n){switch((await this.#e.remove(e,n)).
kind){case"removed":return;case"no_app":throw So(e);case"no_table":throw new L("not_found",`The app has no table "${n.slice(0,64)}".`)}}async injected(e){const{
type:n,environmentID:s,tables:r}=await this.#s(e);if(!Sc(n))throw _c(n);const o=r.map(({name:i,tokenHash:a,sealed:c})=>[Oo(i),this.#t.open(Vt(a),c)]);return{environmentID:s,
variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.open(Vt(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){
this.forget(No(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(e);if(!n)throw So(e);return n}}function So({appID:t}){return new L("not\
_found",`There is no app "${t.slice(0,64)}" in this project.`)}function _c(t){return new L("validation_failed",`Apps of type ${t} have no functions and cannot u\
se the key-value store; api, web-ssr and sse can. The type of an app stays as it was created, so deploy another app with app-type api.`)}function Sc(t){return A.
jI.some(e=>e===t)}function Oo(t){return`${A.be}TOKEN_${t.toUpperCase()}`}function No(t){return(0,U.hash)("sha256",t,"base64")}const Vy=32,Jy=new Uint8Array;async function Qy(t){
const{value:e,id:n=Jy,previous:s,wrong:r}=await t.platformKey(()=>(0,U.randomBytes)(Vy)),o={id:n,key:e},i=s?[o,s]:[o];return{seal:(a,c)=>Pn(o,a,c),open(a,c){try{
return Bn(i,a,c)}catch(u){throw r(u)}}}}const qy=t=>he(new L("unavailable","This node does not have the data of the key-value store."),t);async function Zy(t){const{
engine:e,clock:n,log:s,quota:r,meter:o=Ta}=t,i=await Qy(t.keys),a=new Xy(t.tables,i,{...ps,...t.quotas}),c=new Iy(t.roles,i);await a.checkKey(),await c.checkKey();
const u=t.changes.subscribe(y=>eE(y,a,c)),d=e&&gy({...t,engine:e}),p=async()=>{u[Symbol.dispose](),await d?.[Symbol.asyncDispose]()};return{handler:e?xy({gateway:new uy(
c),tables:a,engine:e,quota:r,meter:o,clock:n,log:s}):qy,createTable:(y,g)=>a.create(y,g,n.now()),listTables:y=>a.list(y),async deleteTable(y,g){await a.remove(y,
g),d?.begin()},entries:Rm({tables:a,engine:e,quota:r,clock:n}),runtimeVariables:(y,g)=>tE(a,c,y,g,n.now()),sweep:async()=>e?uc(e,n.now()):0,close:p,[Symbol.asyncDispose]:p}}
function eE(t,e,n){switch(t.kind){case"table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"\
site":case"domain":case"coming":case"jobs":break;default:(0,x.xb)(t)}}async function tE(t,e,n,s,r){const{environmentID:o,variables:i}=await t.injected(n);if(Object.
keys(i).length===0)return{};const a=await e.issue(o,r);return{[`${A.be}URL`]:s,[`${A.be}REGION`]:A.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.
secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:A.aT}}const vs=3e4,nE=5e3,Oc={clone:"building",install:"building",build:"building",sync:"syncing",activate:"a\
ctivating"};function Nc(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,signal:null,log:[],
diagnostics:[]}}class Ro extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(lt(s),{cause:s}),this.stage=e,this.aborted=n}}function sE(t){const{
stage:e,aborted:n,cause:s}=t instanceof Ro?t:{stage:"build",aborted:!1,cause:t};if(n)return Nc(e);if(s instanceof fo)return s.facts;if((0,x.b$)(s)||s instanceof
Q&&s.isFull)return Rc(e,"disk_full","The disk of the platform is full");const r=s instanceof Q?"its state cannot be read or written now":lt(s);return Rc(e,ia[e],
`The platform itself failed at the stage "${e}": ${r}`)}function Rc(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function lt(t){
return t instanceof Error?t.message:String(t)}const rE=1e3,oE=2e4;async function iE(t,e,n){const s=e.monotonic()+oE;for(let r=1;;r+=1)try{return await t(r)}catch(o){
if(!(o instanceof Q&&!o.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(rE,n).catch(()=>{}),n?.aborted))throw o}}var aE=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},cE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const uE=vs-1e4,dE=1e3;class lE extends Error{name="LeaseLost"}class fE{ended;#e;#t;#n;#s=new AbortController;#r;#o=Promise.
withResolvers();#i="clone";#a="building";#c;#u;#d;#l;#f;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#r=AbortSignal.any([s,this.#s.signal]),this.#c=n.
clock.monotonic(),this.#u=this.#c,this.#d=n.clock.now(),this.ended=this.#E(r)}get app(){return this.#e.job.app}async keep(){const e=this.#t.clock.monotonic();if(this.#l!==
void 0&&e>this.#l&&e-this.#c>=uE&&this.#a==="building"&&this.#h("it could not be renewed"),this.#a==="finished"||this.#s.signal.aborted)return;Math.max(e-this.#u,
this.#t.clock.now()-this.#d)>=nE&&(this.#f??=this.#p(e)),await Promise.race([this.#f,this.#o.promise])}async#p(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u=e,
this.#d=r.now(),this.#l??=e;try{await n.renew(this.#e)?(this.#c=e,this.#l=void 0):this.#a==="building"&&this.#h("another node has ended it")}catch(o){s("error",
"lease_not_renewed",{deployID:this.#e.deployID,cause:lt(o)})}finally{this.#f=void 0}}#h(e){this.#s.signal.aborted||this.#s.abort(new lE(`The lease of the deploy\
ment has ended: ${e}`)),this.#o.resolve()}async#y(e){this.#s.signal.throwIfAborted(),await e()||this.#h("another node has ended it"),this.#s.signal.throwIfAborted()}#m(e){
return this.#y(()=>iE(e,this.#t.clock,this.#r))}async#E(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,
await this.#g()}catch(c){const u=sE(c);a=u.code,c instanceof Ro&&c.cause instanceof Q&&n("error","deployment_not_stored",{deployID:o,stage:c.stage,cause:c.message}),
await this.#_({kind:"failed",facts:u})}if(this.#a!=="finished"){const c=this.#s.signal.aborted?lt(this.#s.signal.reason):"the platform stops";return n("error","\
deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.now()-i})}async#g(){const{jobs:e,builder:n,onLive:s,onComing:r}=this.#t,
o=this.#e,{job:i}=o,a=this.#r;try{const c={stack:[],error:void 0,hasError:!1};try{const u=aE(c,await n.build(i,{signal:a,onStage:d=>this.#w(d),onCommit:(d,p)=>this.#m(
()=>e.recordCommit(o,d,p)),onStored:(d,p)=>this.#m(()=>e.recordRelease(o,d,p))}),!0);a.throwIfAborted(),await r?.(i.app,{deployID:i.deployID,manifestHash:u.release.
manifestHash}),await this.#w("activate"),await this.#T(u.release.manifestHash),s?.(i.app,u.release)}catch(u){c.error=u,c.hasError=!0}finally{const u=cE(c);u&&await u}}catch(c){
throw new Ro(this.#i,this.#n.aborted,c)}}async#w(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#i)return this.#s.signal.throwIfAborted();await this.#m(()=>n.advance(
this.#e,e)),this.#i=e,s?.(this.#e.deployID)}async#T(e){const{jobs:n}=this.#t,s=this.#e;this.#a="finishing",await this.#m(async r=>await n.finish(s,{kind:"live",
manifestHash:e})||r>1&&await n.hasSucceeded(s)),this.#a="finished"}async#b(e){this.#a="finishing",await this.#y(()=>this.#t.jobs.finish(this.#e,e)),this.#a="fin\
ished"}async#_(e){const{log:n,clock:s}=this.#t;let r=!1;for(;this.#a!=="finished"&&!this.#s.signal.aborted;)try{await this.#b(e)}catch(o){if(this.#s.signal.aborted)
return;const i={deployID:this.#e.deployID,cause:lt(o)};if(r||n("error","deployment_not_recorded",i),r=!0,this.#n.aborted)return;await s.sleep(dE,this.#n).catch(
()=>{})}}}const hE=1e3;function pE(t){return new mE(t)}class mE{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#u=!1;#d=!1;#l=!1;constructor(e){this.#e=
e,this.#t=e.every??Fe.fm,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=!0;const s=n.
subscribe(({kind:r})=>{(r==="jobs"||r==="unknown")&&this.#f()});this.#o.push(()=>s[Symbol.dispose](),this.#t(vs,()=>this.#f())),this.#f(),await this.#c}pause(){
this.#l=!1}async stop(){this.pause();for(const e of this.#o.splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].
map(e=>e.ended)),this.#E(!1)}idle(){return new Promise(e=>{this.#i.push(e),this.#f()})}[Symbol.asyncDispose](){return this.stop()}#f(){this.#s.signal.aborted||(this.#u=
!0,this.#c??=this.#p())}async#p(){for(;this.#u;){this.#u=!1;try{await this.#h(),this.#d&&this.#e.log("info","queue_resumed"),this.#d=!1}catch(e){this.#d||this.#e.
log("error","queue_stalled",{cause:lt(e)}),this.#d=!0,this.#E(!0)}}this.#c=void 0}async#h(){const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#g(),this.#l)for(const i of await e.
expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#y&&(await this.#e.mayClaim?.()??!0);for(;r&&this.#y;){const i=await e.claim(this.#e.
node);if(!i)break;this.#m(i)}const o=this.#r.size>0||await e.isBusy();if(this.#E(o&&this.#l||this.#r.size>0),!o)for(const i of this.#i.splice(0))i()}get#y(){return this.#l&&
this.#r.size<this.#n}#m(e){const n=[...this.#r].find(r=>yE(r.app,e.job.app)),s=new fE(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#E(!0),s.ended.then(
()=>{this.#r.delete(s),this.#f()})}#E(e){e||this.#a?.();const n=()=>this.#t(hE,()=>{this.#g(),this.#f()});this.#a=e?this.#a??n():void 0}async#g(){await Promise.
all([...this.#r].map(e=>e.keep()))}}function yE(t,e){return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const EE=600;function We({roles:t},e){return t.
includes(e)}async function gE(t,e,n,s){const o=We(t,"kvs")||We(t,"control")?s.use(await _E(t,n)):void 0,i=We(t,"build")?SE(t,e,s):void 0;return{edge:e,kvs:o,build:i}}
function wE(t,e,n,s){const{stores:r,clock:o,log:i,shared:a,host:c,edgeCacheBytes:u}=t,{sitesDomain:d,baseUrl:p,siteUrl:y}=e,g={table:a?.sites,domains:a?.domains},
_=s.use(new Vp(r.state.releases,r.changes,{...g,clock:o})),S=Ua({sites:_,domain:d,isOwnHost:zn({host:c,baseUrl:p})}),C=new na({blobs:r.blobs,clock:o,log:i}),B=ja(
{sites:_,finder:S,siteUrl:y,objects:C,cacheBytes:u,log:i,meter:n}),V=r.changes.subscribe(q=>{q.kind==="coming"&&B.prefetch(q)});return s.use(V),{...B,sites:_,finder:S,
objects:C}}const TE=500;async function bE({clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.
subdomain,release:r}),t.sleep(TE)])}function _E(t,e){const{stores:n,clock:s,log:r,kvsQuotas:o}=t,i=We(t,"kvs")?n.kvs:void 0;return Zy({...n,engine:i,clock:s,log:r,
meter:e,quotas:o})}function SE(t,e,n){const{clock:s,log:r,workers:o,stores:i,node:a,shared:c}=t,{jobs:u,changes:d}=i,p=OE(t),y=async()=>(await c?.checkPlace(),p.
collect()),g=n.use(qp(y,s,r));n.use(p);const _=()=>{u.isBusy().then($=>$?g.whenBusy():g.whenIdle(),()=>{})},S=async({org:$},{manifestHash:W})=>{await p.prepareVariants(
$,W),e?.objects.variantsChanged($)},{builder:C=p}=t,B=c&&(($,W)=>bE(t,e,$,W)),{ability:V,store:q}=c?.nodes??{},ne=V&&q&&Fl({node:a,ability:V,nodes:q,log:r}),de={
jobs:u,changes:d,builder:C,node:a,workers:o,log:r,clock:s,onChange:_,onComing:B,mayClaim:ne},k=n.use(pE({...de,onLive:($,W)=>{S($,W)}}));return{housekeeping:g,queue:k}}
function OE(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{env:r,allowLocalGit:o,gitUrlTemplate:i,isolation:a,onOutput:c,lasting:u,log:d,clock:p}=t,{jobs:y,logs:g,
blobsAt:_}=e;return rh({...{dataDir:n,blobs:_,lasting:u,env:r,allowLocalGit:o,gitUrlTemplate:i,limits:s,isolation:a,onOutput:c},live:B=>y.releases(B),logs:g,log:d,
clock:p})}async function NE(t,e,n,s){const{clock:r,fetch:o,requestsPerMinute:i=n===Wa?0:EE}=t,a=await Zp(t.stores.keys),{baseUrl:c,issuer:u}=e;return{issuer:Vs(
{issuer:u,audience:c,key:a,requestToken:s,clock:r}),organizationsOf:n.organizationsOf,mayUseDomain:n.mayUseDomain,providers:n.issuers.filter(({client:d})=>d!==void 0),
signInKey:em(a,"console sign-in"),gate:{roleOf:n.roleOf,verify:lr({policy:n,issuer:u,audience:c,key:a,clock:r,fetch:o}),rateLimit:t.shared?Bl(i,t.stores.quota):
Hl(i,r)}}}function RE(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Ic&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==Ic?!1:
t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const Ic=46,Ac=300;function IE(t){const e=Ds("control");return[["/api/v1","control",t.control??e],["/v1","kvs",
t.kvs??Ds("kvs")],["/identity","identity",t.identity??e],["/console","console",Io(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/backup","\
operator",vt("/backup",t.backup??e)],["/healthz","platform",vt("/healthz",Dt(t.healthz))],["/readyz","platform",vt("/readyz",Dt(t.readyz))],["/tls-allowed","pla\
tform",vt("/tls-allowed",Dt(t.tlsAllowed??Ds("edge")))],["/openapi.json","platform",vt("/openapi.json",Dt(t.openApi))],["/metrics","platform",vt("/metrics",Io(Dt(
t.metrics),t.isOwnHost))]]}function Ds(t){const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>he(
new L("unavailable",e),n)}function vt(t,e){return n=>(fe(n.target)===t?e:Ao)(n)}function Io(t,e){return n=>{const s=K(n,"host");if(e(s))return t(n);const o=`Thi\
s page is not for the Host ${JSON.stringify((s??"").slice(0,Ac))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return j(
421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function Dt(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="\
GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return he(new L("method_not_allowed",s,{allow:n}),e)}}function kc(t){const e=IE(t),n=Io(Dt(t.index),
t.isOwnHost),{sitesDomain:s,edge:r=Ds("edge"),isCustomHost:o,observe:i}=t,a=u=>{const d=fe(u.target);if(d==="/")return["platform",n];for(const[p,y,g]of e)if(d.startsWith(
p)&&!(d.length!==p.length&&d[p.length]!=="/"))return[y,g];return["platform",Ao]},c=(u,d,p)=>{const y=performance.now(),g=d(p);return g instanceof Promise?g.then(
_=>(i(u,p,_.status,y),_),_=>{const S=_ instanceof st;if(i(u,p,S?400:500,y),!S)throw _;return he(new L("invalid_request","The body broke off."),p)}):(i(u,p,g.status,
y),g)};return u=>{const d=u.headers.host;if(typeof d=="string"&&RE(d,s))return c("edge",r,u);const p=typeof d=="string"&&o?.(d);if(p===!0)return c("edge",r,u);const[
y,g]=a(u);return p instanceof Promise?p.then(_=>_?c("edge",r,u):c(y,g,u),_=>{if(!(_ instanceof Q))throw _;return g===n||g===Ao?c("edge",r,u):c(y,g,u)}):c(y,g,u)}}
const Ao=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=fe(n).slice(0,Ac),r=n.startsWith("/")?new L("not_found",
`Nothing is at ${s}`):new L("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return he(r,t)};var AE=O(7067),pn=O(7075);const kE=100,
$s=new WeakMap;function LE(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=($s.get(s)??0)+1;if($s.set(s,r),r>kE){s.destroy();
return}s.pause(),e.once("socket",()=>{const o=($s.get(s)??1)-1;$s.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const vE=64*1024,DE=128*1024;class $E{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=xE(e,n);if(!s||s.bytes<=vE)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function xE(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
pn.Readable?{key:t,bytes:DE}:{key:e.buffer,bytes:e.buffer.byteLength}}const ME=16;class CE{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=ME&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const UE=/^[\w.:-]{1,128}$/,Lc=8*1024*1024,FE=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,jE=47,PE=(0,U.randomBytes)(5).toString("hex");let vc=0;class BE{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==jE&&HE(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];vc+=1,this.#s=typeof e=="string"&&UE.
test(e)?e:`${PE}-${vc}`}return this.#s}get remoteAddress(){return this.#e.socket.remoteAddress}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){
const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client w\
ent away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];
let a=0;const c=d=>{this.#o=!n.complete,o(d)},u=()=>c(new st("The client went away before its body ended"));if(n.destroyed&&u(),s>e+Lc){c(new _e);return}n.on("d\
ata",d=>{a+=d.length,a<=e?i.push(d):a>e+Lc?(n.pause(),c(new _e)):i.length=0}),n.on("end",()=>a>e?c(new _e):r(GE(i,a))),n.on("error",u),n.on("close",()=>{n.complete||
u()})})}}function HE(t){const[,e,n=""]=FE.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function GE(t,e){const[n]=t;return n!==
void 0&&t.length===1?n:Buffer.concat(t,e)}const WE=15e3,YE=12e4,zE=3e4,Dc=t=>j(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},
{"retry-after":"1"}),KE=128*1024*1024;async function XE(t){const{host:e,log:n,batch:s=new CE}=t,r={handler:Dc,closing:!1,log:n,batch:s,bodies:new $E(KE)},o=new Set,
i=(0,AE.createServer)({headersTimeout:WE,requestTimeout:YE,keepAliveTimeout:zE,joinDuplicateHeaders:!0},(u,d)=>LE(u,d,()=>{s.open(),qE(r,{request:new BE(u,d,o),
incoming:u,outgoing:d})})),a=await JE(i,t.port,e);let c;return{port:a,serve(u){r.handler=u},close(u=5e3){return r.closing=!0,c??=QE(i,o,u),c}}}function VE(t,e){
return`http://${(0,ot.isIPv6)(t)?`[${t}]`:t}:${e}`}function JE(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,x.xU)(o);r(i==="EADDRINUSE"?new x.
GQ("port_in_use",`Another process uses port ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):
i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new x.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an add\
ress of this machine, and a port of 1024 or more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function QE(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new x.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function qE(t,e){const{request:n}=e,s=o=>$c(ZE(n,o,t.log),t,e),
r=o=>{try{$c(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function ZE(t,e,n){const s=(0,x.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=Et(e);return o?
he(o,t):j(500,{error:{code:"internal",message:"The platform failed to answer. Its log has the cause, with this request ID.",requestID:t.requestID}})}function $c(t,e,n){
const{body:s}=t,{outgoing:r,incoming:o}=n,i=s instanceof pn.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(r.writeHead(t.status,eg(t,e,
n)),o.method==="HEAD"||xc(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof pn.Readable?tg(s,e,n):e.batch.end(r,s)}function eg(t,{closing:e},{
request:n}){const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.
push("set-cookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof pn.Readable)&&!xc(t)&&
s.push("content-length",ng(t.body)),s}function xc({status:t}){return t===204||t===304}function tg(t,{log:e},{request:n,outgoing:s}){(0,pn.pipeline)(t,s,r=>{r&&(0,x.
xU)(r)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function ng(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}function sg(t,e,n){const{rooms:s,identity:r,nodes:o,backup:i}=n,{edge:a,kvs:c}=s;return kc({...Mc(t,e,a,n),kvs:We(t,"k\
vs")?c?.handler:void 0,...ig(t,e,c,r,o),backup:r&&i})}function rg(t,e,n,s){const r=i=>We(t,i)?Dc:void 0,o=r("control");return kc({...Mc(t,e,n,s),kvs:r("kvs"),control:o,
identity:o,operator:o,console:o,backup:o})}function Mc(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:u}=e,{readiness:d,metrics:p}=s;return{
sitesDomain:c,isOwnHost:zn({host:a,baseUrl:u}),edge:n?.handler,isCustomHost:n&&og(n.finder),healthz:_d({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:d.
handler,metrics:p.handler,tlsAllowed:n&&wd({...n,ownName:new URL(u).hostname}),index:cg(e),openApi:ag(u),observe:ug(p.count,r)}}function og({domain:t,site:e}){return n=>{
const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}function ig({clock:t,log:e,allowLocalGit:n,stores:s,resolveTxt:r,
fetch:o,kvsQuotas:i},{baseUrl:a,kvsUrl:c,consoleUrl:u,siteUrl:d,sitesDomain:p},y,g,{list:_}){if(!g||!y)return{control:void 0,identity:void 0,operator:void 0,console:void 0};
const{gate:S,issuer:C,organizationsOf:B,mayUseDomain:V}=g,q={ownName:new URL(a).hostname,sitesDomain:p,mayUseDomain:V,resolveTxt:r},{state:ne,logs:de,sessions:k,
usage:$}=s,W={usage:$,apps:ne.apps,clock:t},ie=Gu({state:ne,logs:de}),ge=pd(S,{state:ne,operations:ie,kvs:y,metered:W,kvsUrl:c,siteUrl:d,organizationsOf:B}),ae=Ju(
S,{list:_,organizationsOf:B}),Be=or(S,{sessions:k,consoleUrl:u,clock:t}),ri={[Te.k7.path]:ae,[Te.vX.path]:Be},oi=Ld(new na({blobs:s.blobs,clock:t,log:e})),{providers:CT,
signInKey:UT}=g,FT=Sr({providers:CT,key:UT,consoleUrl:u,clock:t,fetch:o}),jT={state:ne,usage:$,operations:ie,kvs:y,compare:oi,logs:de,sessions:k,oidc:FT},{tablePerMinute:PT}={
...ps,...i},BT={...jT,clock:t,organizationsOf:B,consoleUrl:u,siteUrl:d,tablePerMinute:PT};return{control:Vu(S,{state:ne,allowLocalGit:n,siteUrl:d,domains:q}),identity:C.
handler,operator:Mu=>(ri[fe(Mu.target)]??ge)(Mu),console:er({...BT,verify:S.verify,roleOf:S.roleOf})}}function xs({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{
baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function ag(t){return async()=>j(200,(await O.e(487).then(O.bind(O,1487))).openApi(t))}function cg(t){const e={service:"\
slipway",...xs(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>j(200,e)}function ug(t,e){return(n,s,r,o)=>{
if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[u=""]=c.split("?",1);e("info","request",{room:n,method:i,
path:u,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const dg=8e3,lg=3e4,fg=36e5,hg=250,Cc=250,Uc=500,pg=500,mg=1e3;function yg(t){const{clock:e,log:n,
every:s=Fe.fm}=t,r=new ph(e.now()),o=Eg(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(p){a||n("warn","usage_not_s\
tored",{reason:String(p)}),a=!0}},u=()=>(i??=c().finally(()=>{i=void 0}),i),d=s(dg,u);return{meter:r,flush:u,figures:()=>({counts:r.totals(),waiting:r.waiting,lost:r.
lost}),async[Symbol.asyncDispose](){d(),await i,await u()}}}function Eg(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,U.randomBytes)(12).toString("base64url");
let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(hg)}),await e.add(a).catch(u=>{if(u instanceof Q)throw u;
r("error","usage_lost",{rows:a?.rows.length??0,reason:String(u)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Cc)===Cc;);n&&await e.
claimTurn("stored",lg)&&await gg(e,n,s),await e.claimTurn("prune",fg)&&await wg(e,s)}}async function gg(t,e,n){for(let s=0;;){const r=await e.sizes(s,Uc),o=r.length<
Uc,i=o?Number.MAX_SAFE_INTEGER:r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}async function wg(t,e){for(let n=0;n<
mg;n+=1){if(await t.prune(e.now(),pg)===0)return;await new Promise(setImmediate)}}const Tg=2e3;function bg({deployments:t,damage:e,ability:n,node:s,clock:r,metering:o}){
const i=new Map,a=s===void 0?{}:{node:s},c=()=>[...i].flatMap(([d,p])=>p.map((y,g)=>[{service:d,status:`${g}xx`,...a},y]).filter(([,y])=>y>0)),u=async()=>{const d=await Og(
t,r);return[Ee("slipway_requests_total","counter","Requests answered.",c()),Ee("slipway_state_available","gauge","1 if the state can be read, else 0.",[[a,d?1:0]]),
...d?Ng(d):[],..._g(o.figures(),a),Ee("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[a,e?.total??0]]),...n?[Sg(n,a)]:[],
Ee("process_resident_memory_bytes","gauge","Resident memory.",[[a,process.memoryUsage.rss()]]),Ee("process_uptime_seconds","gauge","Seconds since the process st\
arted.",[[a,process.uptime()]])].join("")};return{count(d,p){let y=i.get(d);y||(y=[0,0,0,0,0,0],i.set(d,y));const g=Math.floor(p/100);y[g]=(y[g]??0)+1},handler:async()=>({
status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await u()})}}function _g({counts:t,waiting:e,lost:n},s){
const r=["get","put","delete","other"].flatMap(a=>Hr.flatMap(c=>{const u=Gr(a,c);return u?[[{method:a,outcome:c,...s},t[u]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(
a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"e\
dge",direction:"out",...s},t.site_bytes_out]];return[Ee("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),Ee("slipway_site_\
requests_total","counter","Requests to sites of apps.",o),Ee("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),Ee("slipway_us\
age_waiting_rows","gauge","Rows of usage that are not stored yet.",[[s,e]]),Ee("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[
[s,n]])]}function Sg({canBuild:t},e){return Ee("slipway_can_build","gauge","1 if the node can build, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}
async function Og(t,e){const n=new AbortController,s=e.sleep(Tg,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof
Q)return;throw r}finally{n.abort()}}function Ng(t){const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[Ee("slipway_deployments","\
gauge","Deployments by status.",t.map(s=>[{status:s.status},s.count])),Ee("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),
Ee("slipway_deployment_seconds_sum","counter","Seconds that deployments ran.",[[{},e(t,"ms")/1e3]]),Ee("slipway_deployment_seconds_count","counter","Deployments\
 that ran and ended.",[[{},e(t,"ran")]])]}function Ee(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,u])=>`${c}="${Rg(u)}"`);return`${t}${a.
length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function Rg(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var ko=O(9127),Ig=O(7634);const Ag=5e3,Fc=15e3,tb=null,kg=1e3,Lg=10;async function vg(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),
i=()=>({...e,version:Ig.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{
store:a,start:c,ability:u}=n,d=()=>a.announce({...i(),...c,canBuild:u?.canBuild});await u?.look(),await Dg(d,n,t);const p=Ug(d,u,t);return Mg(await a.living(),c,
t),{list:()=>a.list(),async[Symbol.asyncDispose](){await p(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function Dg(t,{signal:e},{own:{
name:n},clock:s,log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw xg(n,i);o||r("warn","node_name_awaited",$g(n,i)),o??=i,await s.
sleep(kg,e)}}function $g(t,{address:e,silentMs:n}){const s=Math.max(0,Fc-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,ko.a3)(n)} \
ago. If it was killed, this one goes on in ${(0,ko.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}
function xg(t,{address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,ko.a3)(n)} ago`,r=`St\
art this one with another --node. If the other one was killed just now, wait ${Fc/1e3} seconds and start this one again.`;return new x.GQ("invalid_input",s,{input:"\
node",remedy:r})}function Mg(t,e,{log:n}){for(const{key:s,flag:r,means:o}of Cg){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,u]of Map.groupBy(a,
d=>d[s])){const d=u.slice(0,Lg).map(({name:p})=>p);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:d.join(", "),means:o})}}}const Cg=[{key:"publ\
icUrl",flag:"--public-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--\
sites-domain",means:"Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function Ug(t,e,{own:{name:n},log:s,every:r=Fe.
fm}){let o;const i=Fg(s),a=async()=>{const y=await t();y?i("node_name_taken",{node:n,address:y.address,means:jg}):i(void 0)},c=async()=>{try{await e?.look();let y;
do y=e?.canBuild,await a();while(e?.canBuild!==y)}catch(y){i("node_not_announced",{reason:String(y)})}finally{o=void 0}},u=()=>{o??=c()},d=r(Ag,u),p=e?.subscribe(
u);return async()=>{d(),p?.[Symbol.dispose](),await o}}function Fg(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const jg="Another process took t\
he name of this node while this one gave no sign of life. Stop one of them, and start it with another --node";function nb(t,e=Date.now){return(n,s,r)=>t(`${JSON.
stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const jc=()=>{},mn=["control","build","edge","kvs"];function Pg(t){return Pc(t),Hg(t)}function Pc(t){const{gitUrlTemplate:e=Ie.bD,allowLocalGit:n=!1}=t,s=(0,Ie.
Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,Ie.ri)(e)}" ${s.problem}`;throw new x.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const Bg={
publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,shared:void 0,roles:mn,drainMs:0,host:"127.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,
gitUrlTemplate:Ie.bD,clock:Fe.ml,log:jc,fetch,resolveTxt:bt,workers:2,isolation:"auto",lasting:!0,edgeCacheBytes:64*te,buildLimits:Os,kvsQuotas:ps};function Hg(t){
return{...Bg,node:`${(0,le.hostname)()}/${process.pid}`,...t,buildLimits:{...Os,...t.buildLimits},kvsQuotas:{...ps,...t.kvsQuotas}}}const Gg=2e3,Wg=1e3;function Yg({
node:t,roles:e,checks:n,clock:s}){const r=new Set;let o=!1;const i=mn.map(d=>[d,Kg(n[d],s)]),a=new Map(i.filter(([d])=>e.includes(d))),c=async d=>{const p=a.get(
d);return p?o?"draining":r.has(d)?await p()?"ready":"failing":"starting":"absent"},u=async d=>{const p=await Promise.all(d.map(async _=>[_,await c(_)])),[,y="re\
ady"]=p.find(([,_])=>_!=="ready")??[],g={status:y,node:t,roles:Object.fromEntries(p)};return y==="ready"?j(200,g):j(503,g,{"retry-after":"1"})};return{start(d){
for(const p of d?[d]:mn)r.add(p)},drain(){o=!0},handler(d){const p=zg(d);if(p===void 0)return u(e);const y=mn.find(g=>g===p);return y?u([y]):he(new L("invalid_r\
equest",`role is one of ${mn.join(", ")}.`),d)}}}function zg({target:t}){return new URLSearchParams(t.slice(fe(t).length)).get("role")??void 0}function Kg(t,e){
if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(Gg,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(
()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&e.monotonic()-s.at<Wg?s.can:(n??=r(),n)}const Xg="run.json",
Bc="node.json";function sb(t){const e=Hc(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!$t(s)))return{
roles:n,baseUrl:s}}function rb(t){const e=Hc(t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!=
"number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!$t(s)||!$t(r)||!$t(o)||!$t(i)||!$t(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,
requestUrl:a,requestToken:c}}function $t(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function Hc(t){try{return JSON.parse(t)}catch{return}}
function Vg(t,e){return(0,M.rmSync)((0,F.join)(t,Bc),{force:!0}),Gc((0,F.join)(t,Xg),e)}function Jg(t,e){return Gc((0,F.join)(t,Bc),e)}function Gc(t,e){return(0,M.
writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,M.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,M.rmSync)(t,{force:!0})}}function Qg(t,e){const n=Qt.includes(e.host)?"127.0.0.1":e.host,s=ew(
e.publicUrl??VE(n,t)),r=Zg(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const qg=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function Zg(t,e){const n=(s,r)=>new x.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!qg.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function ew(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new x.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var tw=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},nw=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function sw(t){const e={stack:[],error:void 0,hasError:!1};try{const n=tw(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=Pg(t),{log:o,nodeDir:i}=r,a=mm(i,r.env),c=await XE(r);n.defer(()=>c.close());const u=Qg(c.port,r),d=aw(r),{requestToken:p=(0,U.
randomBytes)(32).toString("base64url")}=r.shared??{},y=n.use(yg({...r,usage:s.usage,engine:rw(r)})),g=We(r,"edge")?wE(r,u,y.meter,n):void 0,_={readiness:d,metrics:ow(
r,g,y)};g&&r.shared?.awaitStores&&(c.serve(rg(r,u,g,_)),d.start("edge"),n.defer(()=>c.close()),o("info","edge_started",{...xs(u),port:c.port,dataDir:i,node:r.node})),
await r.shared?.awaitStores?.();const S=await gE(r,g,y.meter,n);n.defer(()=>c.close());const C=We(r,"control")?await NE(r,u,a,p):void 0,B=s.backUp,V=n.use(await vg(
lw(r,u,c.port,S))),q=kn(p,B);c.serve(sg(r,u,{..._,rooms:S,identity:C,nodes:V,backup:q})),await S.build?.queue.start(),d.start();const ne=`${u.issuer}/token?api-\
version=2.0`,de={pid:process.pid,...xs(u),requestUrl:ne,requestToken:p};n.use(C?Vg(i,de):Jg(i,{roles:r.roles,baseUrl:u.baseUrl})),o("info","platform_started",{...xs(
u),dataDir:i,node:r.node,roles:r.roles.join()});const k=dw(()=>uw(r,d,S),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...u,port:c.port,dataDir:i,
requestUrl:ne,requestToken:p,close:k,mintToken:C?.issuer.mint??iw,backUp:B,collectGarbage:async()=>S.build?.housekeeping.collect(),[Symbol.asyncDispose]:k}}catch(n){
e.error=n,e.hasError=!0}finally{const n=nw(e);n&&await n}}function rw(t){return We(t,"kvs")?t.stores.kvs:void 0}function ow({stores:t,shared:e,node:n,clock:s},r,o){
const i=r?.objects.damage,{deployments:a}=t.state;return bg({deployments:a,damage:i,ability:e?.nodes.ability,node:e&&n,clock:s,metering:o})}function iw(){return Promise.
reject(new TypeError("This node does not have the role control"))}function aw({node:t,roles:e,stores:n,shared:s,clock:r}){let o;const i=()=>(o??=n.check().finally(
()=>{o=void 0}),o),a=async()=>{await i(),await s?.checkClock()};return Yg({node:t,roles:e,clock:r,checks:{control:a,build:i,kvs:async()=>{await a(),await cw(n.kvs,
r.now())}}})}async function cw(t,e){try{await t?.get(0,"ready",e)}catch(n){if(n instanceof Q)throw n}}async function uw({drainMs:t,shared:e,clock:n,log:s},r,o){
r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function dw(t,e,n){let s;return()=>(s??=
t().then(()=>e.disposeAsync()).then(n),s)}function lw({node:t,roles:e,host:n,shared:s,clock:r,log:o},{baseUrl:i,sitesDomain:a},c,{build:u}){const d=`${Qt.includes(
n)?(0,le.hostname)():n}:${c}`,p=()=>u?.queue.underWay??0,y=s&&{...s.nodes,start:{...s.nodes.start,publicUrl:i,sitesDomain:a}};return{own:{name:t,roles:e,address:d},
shared:y,builds:p,clock:r,log:o}}const tt={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function yn(t){return t instanceof Error&&"errco\
de"in t?Number(t.errcode)&255:0}function En(t){return(0,x.b$)(t)||yn(t)===tt.FULL}const fw=[tt.BUSY,tt.READONLY,tt.IOERR,tt.CANTOPEN];function hw(t){return fw.includes(
yn(t))}function Wc(t){return yn(t)===tt.CORRUPT||yn(t)===tt.NOTADB}function Yc(t){return yn(t)===tt.BUSY}const zc="abcdefghijklmnopqrstuvwxyz234567",pw=63,Kc=6,
mw=()=>(0,U.randomInt)(2**32)/2**32;function Lo(t,e){let n="";for(;n.length<t;)n+=zc[Math.floor(e()*zc.length)]??"";return n}function yw(t){const e=t.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,pw-Kc-1).replace(/-+$/,"");return e===""?"app":e}function Xc(t,e){return`${yw(t)}-${Lo(Kc,e)}`}var Oe=O(1455);
const Ew=[".drafts","tmp"],gw=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function ww(t,e){let n=Promise.resolve();const s=async r=>{Tw(r,t);try{await Vc(t,r),e(r),await Vc(t,r)}catch(o){for(const i of(0,M.readdirSync)(r))await(0,Oe.rm)(
(0,F.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function Tw(t,e){if(!(0,F.isAbsolute)(t))throw Ms(`"${t}\
" is not an absolute path`);if((0,se.FK)(e,t))throw Ms(`${t} is inside the data directory`);try{if((0,se.wZ)(t,448),(0,M.readdirSync)(t).length>0)throw Ms(`${t}\
 is not empty`)}catch(n){throw n instanceof x.GQ||En(n)?n:Ms(`${t} cannot be written (${(0,x.xU)(n)})`)}}const bw=5;async function Vc(t,e){const n=s=>!(0,F.relative)(
t,s).split(F.sep).some(r=>Ew.includes(r));for(const s of(0,M.readdirSync)(t).filter(r=>!gw.test(r)))for(let r=1;;r+=1)try{await(0,Oe.cp)((0,F.join)(t,s),(0,F.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,x.xU)(o)!=="ENOENT"||r===bw)throw o}}function Ms(t){return new x.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}function ob(t){return t}class _w extends Error{name="BlobsFull"}class Jc extends Error{name="\
WrongBytes"}const Sw=200,Qc=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,Ow=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function vo(t){if(t.length<=Sw&&Ow.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function Nw(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return vo(t.slice(0,-1)),t}var Rw=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Iw=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Do={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},qc={...Do,sync:async()=>{}};function Cs(t){(0,M.mkdirSync)(
t,{recursive:!0,mode:448})}async function Aw(t,e=Do){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===qc)return;const s=Rw(n,await(0,Oe.
open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Iw(n);s&&await s}}function $o(t){return ft(()=>(0,M.readdirSync)(t))??[]}const kw=new Set(
["ENOENT","ENOTDIR","EISDIR"]);function xo(t){return kw.has((0,x.xU)(t))}function ft(t){try{return t()}catch(e){if(xo(e))return;throw e}}var Lw=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},vw=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Zc=600*1e3;class Dw{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){
const s=this.#r(e),r=ft(()=>{const o=(0,M.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=Zc||$w(s,n)});return r&&
this.#t.add(Mo(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,U.hash)("sha256",n)!==s)throw new Jc(`The bytes of ${e} have another hash`);await this.#c(r,
n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,U.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(
o,c)}if(a!==n||i.digest("hex")!==r)throw new Jc(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.
error;const e=new Set([...this.#t].flatMap(n=>eu(this.#e.dir,n)));try{await Promise.all([...e].map(n=>Aw(n,this.#e.disk)))}catch(n){throw this.#u(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${vo(e)}`}async#o(e,n){const s=this.#r(e);if(this.#s)throw this.#s.error;const r=this.#i(
s,n).catch(o=>{throw this.#u(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,F.join)(this.#e.drafts,(0,U.randomUUID)());try{await this.#a(
s,n),await(0,Oe.rename)(s,e).catch(r=>{if((0,x.xU)(r)!=="ENOENT")throw r;return Cs((0,F.dirname)(e)),(0,Oe.rename)(s,e)}),this.#t.add(Mo(e))}catch(r){throw await(0,Oe.
rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=Lw(s,await(0,Oe.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(
r)}catch(r){s.error=r,s.hasError=!0}finally{const r=vw(s);r&&await r}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#u(e){const n=En(
e)?new _w("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Mo(t){return t.slice(0,t.lastIndexOf("/"))}function eu(t,e){return e===t?[e]:[e,
...eu(t,Mo(e))]}function $w(t,e){const{mtimeNs:n}=(0,M.statSync)(t,{bigint:!0});try{(0,M.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,x.
xU)(s)!=="EPERM")throw s;return!1}return(0,M.statSync)(t).size===e}function xw({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function Us({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const Co=1024*1024,Mw=16*Co;class Cw{#e;#t=0;constructor(e,n=()=>Fw(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,Mw))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-Uw(e.size):Number.POSITIVE_INFINITY}}function Uw(t){return Math.min(Math.max(256*Co,t/100),2560*Co,t/8)}function Fw(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,M.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var tu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},nu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const jw=64*1024,Uo=".damaged";function ib(t){return t.endsWith(Uo)?t.slice(0,-Uo.length):void 0}const Pw=3600*1e3;
class Bw{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,F.join)(e,".drafts"),this.#n=(0,F.join)(e,".leaving"),this.#s=n,this.#r=
s??Do,this.#o=new Cw(e),Cs(e)}async head(e){const n=await this.#u(e,s=>(0,Oe.stat)(s,{bigint:!0}));return n?.isFile()?Us(n):void 0}async load(e,n){const s={stack:[],
error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=tu(s,r,!0),i=Us(await o.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await o.
readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=nu(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(
e);if(!r)return;const o=tu(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(Buffer.alloc(Math.max(0,i)),{position:n.
start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=nu(s);r&&await r}}async stream(e,n){return(await this.#c(e))?.createReadStream({
start:0,...n,highWaterMark:jw})}writer({lasting:e=!0}={}){this.#p(),Cs(this.#t);const n=e&&this.#s?this.#r:{...qc,write:this.#r.write},s={dir:this.#e,drafts:this.#t,
reserve:this.#o,disk:n};return new Dw(s)}async delete(e){const n=this.#a(e);(0,M.rmSync)(n,{force:!0});for(const s of this.#d(e))(0,M.rmSync)(s,{force:!0});(0,M.
rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#p();const s=this.#l(e,r=>xw(r)<n-Zc);return s!==void 0&&(0,M.rmSync)(s,{force:!0}),
s!==void 0}async distrust(e,n){const s=this.#l(e,r=>Us(r).version===n);return s===void 0?!1:((0,M.renameSync)(s,`${this.#a(e)}${Uo}`),!0)}async*list(e){const n=(0,F.
join)(this.#e,Nw(e)),s=await(0,Oe.readdir)(n,{withFileTypes:!0}).catch(Fs);for(const r of s??[]){if(!Qc.test(r.name))continue;const o=e+r.name;r.isDirectory()&&
(yield*this.list(`${o}/`));const i=r.isFile()&&ft(()=>(0,M.statSync)((0,F.join)(this.#e,o),{bigint:!0}));i&&(yield{key:o,...Us(i)})}}async*folders(){for(const e of await(0,Oe.
readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&Qc.test(e.name)&&(yield e.name)}#a(e){return(0,F.join)(this.#e,vo(e))}async#c(e){const n=await this.#u(e,s=>(0,Oe.
open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#u(e,n){const s=this.#a(e),r=await n(s).catch(Fs);if(r!==void 0)return r;for(const o of this.#d(
e)){const i=await n(o).catch(Fs);if(i!==void 0)return i}return n(s).catch(Fs)}#d(e){const n=`${su(e)}~~`;return $o(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,F.
join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=ft(()=>(0,M.statSync)(s,{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,F.join)(this.#n,`${su(e)}~~${Date.
now()}~${(0,U.randomUUID)()}`);Cs(this.#n);const a=ft(()=>((0,M.renameSync)(s,o),!0))&&ft(()=>(0,M.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#f(o,s)}}#f(e,n){
try{(0,M.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,x.xU)(s)??"")){(0,M.renameSync)(e,n);return}if((0,x.xU)(s)!=="EEXIST"&&!xo(s))throw s}
(0,M.rmSync)(e,{force:!0})}#p(){if(this.#i)return;this.#i=!0;const e=Date.now()-Pw;for(const n of $o(this.#t)){const s=(0,F.join)(this.#t,n);(ft(()=>(0,M.statSync)(
s).mtimeMs)??e)<e&&(0,M.rmSync)(s,{force:!0,recursive:!0})}for(const n of $o(this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,
10)<e&&this.#f((0,F.join)(this.#n,n),this.#a(o))}}}function su(t){return t.replaceAll("/","~")}function Fs(t){if(!xo(t))throw t}const Fo=10,Hw=/^[\w-]{1,128}$/;
function Gw(t){if(Hw.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not a deployID`)}function ru(t,e){const n=ou(t,e),s=e.from<0?Math.max(0,n-1):n;
return{start:s,length:Math.min(n+e.limit,t)-s}}function Ww(t,e,n){const{from:s,limit:r,isComplete:o=!1}=n,i=ou(e,n),a=t.subarray(i-ru(e,n).start),c=s<0&&i>0&&t[0]!==
Fo?Yw(a):0,d=i+a.length>=e&&o?a.length:zw(a,r);return{text:a.toString("utf8",Math.min(c,d),d),next:i+d,size:e}}function ou(t,{from:e}){return Math.min(t,e<0?Math.
max(0,t+e):e)}function Yw(t){const e=t.indexOf(Fo)+1;return e>0?e:Math.max(0,t.findIndex(n=>!iu(n)))}function zw(t,e){const n=t.lastIndexOf(Fo)+1;return n>0||t.
length<e?n:Kw(t)}function Kw(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-e]??0;if(iu(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-
e:t.length}return t.length}function iu(t){return(t&192)===128}var Xw=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Vw=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});function Jw(t){(0,M.mkdirSync)(t,{recursive:!0,mode:448});const e=n=>(0,F.join)(t,`${Gw(n)}.log`);return{append:async(n,s)=>{await(0,Oe.appendFile)(e(n),s,
{mode:384}).catch(()=>{})},end:async()=>{},async read(n,s){try{const r={stack:[],error:void 0,hasError:!1};try{const o=Xw(r,await(0,Oe.open)(e(n)),!0);return await Qw(
o,s)}catch(o){r.error=o,r.hasError=!0}finally{const o=Vw(r);o&&await o}}catch(r){if((0,x.xU)(r)==="ENOENT")return;throw r}}}}async function Qw(t,e){const{size:n}=await t.
stat(),{start:s,length:r}=ru(n,e);return Ww(await qw(t,s,r),n,e)}async function qw(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.
read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function Zw(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{
t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var jo=O(99);const js=[`
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
  `];function e0(t){const e=new jo.DatabaseSync(t===void 0?":memory:":(0,F.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),t0(e),e}catch(n){throw e.close(),n}}function t0(t){const e=au(t);if(e!==js.length){if(e>js.length)
throw new x.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${js.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of js.entries())Ps(t,()=>{au(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function au(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function cu(t,e){t.prepare("VACUUM INTO ?").run(e),(0,M.chmodSync)(e,384)}function Ps(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function gn(t){return{read:async e=>uu(e),write:async e=>uu(
()=>Ps(t,e))}}function uu(t){try{return t()}catch(e){const n=En(e);throw!n&&!hw(e)?e:new Q(`The state cannot be read or written: ${n0(e)}`,{cause:e,isFull:n})}}
function n0(t){return t instanceof Error?t.message:String(t)}function s0(t){const e=(0,F.join)(t,"platform.pid"),n=(0,F.join)(t,"platform.lock");(0,M.writeFileSync)(
n,"",{flag:"a",mode:384});const s=new jo.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.
close(),Wc(r)?new x.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"data",remedy:"Remove the file: it contains no data, and the next sta\
rt creates it.",cause:r}):Yc(r)?new x.GQ("platform_locked",`Another platform uses ${t}${r0(e)}`,{input:"data",remedy:"Stop that one first, or name another direc\
tory with --data.",cause:r}):r}return(0,M.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,M.rmSync)(e,{force:!0}),s.close())}}}function r0(t){try{const e=/^\d{1,10}$/.exec((0,M.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function o0(t){return lu(t,e=>{(du(e)||(0,M.readdirSync)(e).length===0)&&(0,M.chmodSync)(e,448),(0,M.writeFileSync)(
(0,F.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function ab(t){const e=lu(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(du(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function du(t){return(0,M.existsSync)((0,F.join)(t,"platform.db"))}function lu(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new x.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,F.resolve)(t);try{(0,se.wZ)(
n,448),e(n)}catch(s){throw new x.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,x.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,M.existsSync)((0,F.join)(n,".gitignore"))||(0,M.writeFileSync)((0,F.join)(n,".gitignore"),`*
`,{mode:384}),n}function D(t,e){const n=t[e];if(typeof n!="string")throw Bo(e);return n}function ue(t,e){return t[e]===null?null:D(t,e)}function G(t,e){const n=t[e];
if(typeof n!="number")throw Bo(e);return n}function nt(t,e){return t[e]===null?null:G(t,e)}function Po(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Bo(
e);return n}function Bo(t){return new x.GQ("internal",`The column ${t} of the database has an unexpected type`)}function wn(t){return{seq:G(t,"seq"),deployID:D(
t,"deploy_id"),status:fu(t),stage:Ho(t),branch:D(t,"branch"),commit:ue(t,"commit"),createdAt:G(t,"created_at"),startedAt:nt(t,"started_at"),finishedAt:nt(t,"fin\
ished_at"),supersededBy:ue(t,"superseded_by"),cancelledBy:ue(t,"cancelled_by"),triggeredBy:ue(t,"triggered_by"),redeployOf:ue(t,"redeploy_of"),commitFacts:{subject:ue(
t,"commit_subject"),author:ue(t,"commit_author")},size:c0(t),enteredAt:a0(t)}}const i0=["cancelled_by","triggered_by","redeploy_of","commit_subject","commit_aut\
hor","release_files","release_bytes","install_at","build_at","sync_at","activate_at"],Tn={install:"install_at",build:"build_at",sync:"sync_at",activate:"activat\
e_at"};function a0(t){const e=Object.entries(Tn).map(([n,s])=>[n,nt(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function c0(t){const[e,n]=[nt(t,
"release_files"),nt(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function u0({branch:t,commit:e,by:n=null},s){return{branch:t??s,commit:e,
by:n,redeployOf:null,facts:{subject:null,author:null}}}function d0(t,e){return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,facts:t.commitFacts}}function l0(t,e){
return e?{kind:t?"cancelled":"not_queued",deployment:e}:{kind:"no_deployment"}}function Ho(t){const e=ue(t,"stage");return we.Mb.find(n=>n===e)??null}function fu(t){
const e=D(t,"status"),n=we.PB.find(s=>s===e);if(!n)throw new x.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function f0(t){
return h0(ue(t,"failure"))??Kl(Ho(t)??"build")}function h0(t){try{return t===null?void 0:ua(JSON.parse(t))}catch{return}}function p0(t){return{status:fu(t),count:G(
t,"count"),ran:G(t,"ran"),ms:G(t,"ms")}}function xt(t){const e=D(t,"type"),n=A.yN.find(s=>s===e);if(!n)throw new x.GQ("internal",`The database has an app of the\
 unknown type ${e}`);return{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id"),name:D(t,"name"),type:n,repository:D(t,"repository"),branch:D(t,"branch"),
buildCommand:ue(t,"build_command"),outputDirectory:ue(t,"output_directory"),region:ue(t,"region"),settings:Go(D(t,"settings")),subdomain:D(t,"subdomain"),environmentID:D(
t,"environment_id"),liveRelease:ue(t,"live_release"),createdAt:G(t,"created_at"),updatedAt:G(t,"updated_at")}}function Go(t){const e=JSON.parse(t);return(0,v.Gv)(
e)?e:{}}function m0(t,{settings:e,...n}){const s=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...n,settings:Object.fromEntries(s)}}
function hu(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function y0(t,e){const[n,
s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),removed:n.filter(r=>!s.includes(r)).sort()}}const Wo="",E0="\
\u{10FFFF}";function g0({after:t,before:e,prefix:n=""}){const s=`${n}${E0}`,r=t&&t.appID>=n?[t.appID,t.project]:[n,Wo],o=e&&e.appID<s?[e.appID,e.project]:[s,Wo];
return[...r,...o]}function w0(t,e){return{deployID:D(t,"deploy_id"),app:{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")},repository:D(t,"repository"),
branch:D(t,"job_branch"),commit:ue(t,"commit_requested"),buildCommand:ue(t,"build_command"),outputDirectory:ue(t,"output_directory"),settings:Go(D(t,"settings")),
env:e}}function T0(t){return{deployID:D(t,"deploy_id"),manifestHash:D(t,"manifest")}}function b0(t,e){const n=ue(t,"live_release");return{org:D(t,"org"),project:D(
t,"project"),appID:D(t,"app_id"),subdomain:D(t,"subdomain"),settings:Go(D(t,"settings")),release:e.find(({deployID:s})=>s===n)??null,kept:e.filter(({deployID:s})=>s!==
n)}}function _0(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function S0(t){const[e]=t;if(!e)
return;const n=t.filter(s=>s.name!==null).map(N0);return{type:D(e,"type"),environmentID:D(e,"environment_id"),tables:n}}function O0(t){return{keyspace:G(t,"keys\
pace"),app:{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")},name:D(t,"name"),environmentID:D(t,"environment_id"),type:D(t,"type")}}function N0(t){return{
name:D(t,"name"),createdAt:G(t,"created_at"),tokenHash:D(t,"token_hash"),sealed:Po(t,"token_sealed")}}function pu(t){return{accessKeyID:D(t,"access_key_id"),environmentID:D(
t,"environment_id"),sealed:Po(t,"sealed"),expiresAt:G(t,"expires_at")}}function R0(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.
has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[u,d])=>c+Buffer.byteLength(u)+Buffer.byteLength(d),0);return i.length>s.variables||a>s.bytes?void 0:
Object.fromEntries(i)}function I0(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function cb(t){return JSON.
stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}function A0({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=bn(
t),a="SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?)",c=t.prepare(`${a} ORDER BY app_id, project LIMIT ?`),u=t.prepare(
`${a} ORDER BY app_id DESC, project DESC LIMIT ?`),d=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),p=t.prepare("SELECT org FROM apps WHER\
E org < ? ORDER BY org DESC LIMIT 1"),y=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),g=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, rep\
ository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),_=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),S=t.prepare(`SELECT e.name, e.value FROM env e JOIN apps a ON a.id = e.app
    WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),C=t.prepare("DELETE FROM env WHERE app = ?"),B=t.prepare("INSERT INTO env (app, name, v\
alue) VALUES (?, ?, ?)"),V=k0(t),q=({subdomain:k},$)=>{n.publish({kind:"site",subdomain:k});for(const W of $)n.publish({kind:"domain",domain:W})},ne=k=>{const $=i(
k);if(!$)throw new x.GQ("internal",`The app ${k.appID} is not in platform.db`);return xt($)},de=k=>{let $=Xc(k,o);for(;y.get($);)$=Xc(k,o);return $};return{find:k=>e.
read(()=>{const $=i(k);return $&&xt($)}),async create({key:k,type:$,config:W},ie){const ge=()=>{if(i(k))return;const Be=r.now();return g.run(k.org,k.project,k.appID,
k.appID,$,...hu(W),de(k.appID),`env-${Lo(16,o)}`,Be,Be),V.assign(k,void 0,W),ne(k)},ae=await e.write(()=>s.run(ie,ge)??{kind:"taken"});return ae.kind==="done"&&
q(ae.made,ae.made.settings.domains??[]),ae},async update(k,$){const W=await e.write(()=>{const ie=i(k);if(!ie)return;const[ge,ae]=[xt(ie),m0(xt(ie),$)];return _.
run(...hu(ae),r.now(),G(ie,"id")),{changed:V.assign(k,ge,ae),app:ne(k)}});return W&&q(W.app,W.changed),W?.app},env:({org:k,project:$,appID:W})=>e.read(()=>Yo(S.
all(k,$,W))),replaceEnv:(k,$)=>e.write(()=>{const W=i(k);if(!W)return!1;const ie=G(W,"id");C.run(ie);for(const[ge,ae]of Object.entries($))B.run(ie,ge,ae);return!0}),
editEnv:(k,$,W)=>e.write(()=>{const ie=i(k);if(!ie)return{kind:"no_app"};const ge=Yo(S.all(k.org,k.project,k.appID)),ae=R0(ge,$,W);if(!ae)return{kind:"full"};const Be=G(
ie,"id");C.run(Be);for(const[ri,oi]of Object.entries(ae))B.run(Be,ri,oi);return I0(ge,ae,$)}),organizations:({after:k=Wo,before:$,limit:W})=>e.read(()=>{const ie=$===
void 0?d:p,ge=[];for(let ae=$??k;ge.length<W;){const Be=ie.get(ae);if(!Be)break;ae=D(Be,"org"),ge.push(ae)}return $===void 0?ge:ge.reverse()}),list:(k,$)=>e.read(
()=>{const W=($.before?u:c).all(k,...g0($),$.limit).map(xt);return $.before?W.reverse():W})}}function k0(t){const e=bn(t),n=t.prepare("INSERT INTO domains (name\
, app) VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=y0(o,i),
u=a.length+c.length>0?e(r):void 0;if(!u)return[];const d=G(u,"id");for(const p of c)s.run(p,d);for(const p of a)if(n.run(p,d).changes===0)throw new cs(p);return[
...c,...a]}}}function bn(t){const e=t.prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?");return({org:n,project:s,appID:r})=>e.get(n,s,r)}
function Yo(t){return Object.fromEntries(t.map(e=>[D(e,"name"),D(e,"value")]))}const mu="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at \
IS NULL",yu="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL",Eu=`status = 'failed', stage = ?, failure = ?, ${yu}`;function L0(t){
const{database:e,commands:n,changes:s,clock:r}=t,o=k=>e.prepare(`UPDATE deployments SET ${k} WHERE ${mu}`),i=o("lease_until = ?"),a=k=>o(`status = ?, stage = ?,\
 ${k} = coalesce(${k}, ?)`),c={clone:a("started_at"),install:a(Tn.install),build:a(Tn.build),sync:a(Tn.sync),activate:a(Tn.activate)},u=o(`commit_sha = ?, commi\
t_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),d=o("stored_release = ?, release_files = ?, release_bytes = ?"),p=o(Eu),y=v0(e,r),g=e.prepare(`SELECT deploy_id\
, stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),_=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),S=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),C=e.prepare(`SELECT 1 FROM dep\
loyments
    WHERE deploy_id = ? AND fence = ? AND status = 'succeeded'`),B=$0(e,r),V=x0(t),q=M0(e),ne=(k,$,...W)=>n.read(()=>k.run(...W,$.deployID,$.fence).changes===1),
de=k=>(k.length>0&&s.publish({kind:"jobs"}),k);return{claim:k=>n.write(()=>B(k)),renew:k=>ne(i,k,r.now()+vs),advance:(k,$)=>ne(c[$],k,Oc[$],$,r.now()),recordCommit:(k,$,W)=>ne(
u,k,$,W?.subject??null,W?.author??null),recordRelease:(k,$,W)=>ne(d,k,$,W?.files??null,W?.bytes??null),async finish(k,$){if($.kind==="live"){const W=await n.write(
()=>V(k,$.manifestHash));if(W===void 0)return!1;s.publish({kind:"site",subdomain:W})}else if(!await ne(p,k,...gu($.facts,r)))return!1;return s.publish({kind:"jo\
bs"}),!0},hasSucceeded:({deployID:k,fence:$})=>n.read(()=>C.get(k,$)!==void 0),expire:async()=>de(await n.write(()=>g.all(r.now()).map(y))),expireAll:()=>de(Ps(
e,()=>_.all().map(y))),isBusy:()=>n.read(()=>S.get()!==void 0),releases:k=>n.read(()=>q(k))}}function gu(t,e){return[t.stage,JSON.stringify(aa(t)),e.now()]}function v0(t,e){
const n=t.prepare(`UPDATE deployments SET ${Eu} WHERE deploy_id = ?`);return s=>{const r=D(s,"deploy_id");return n.run(...gu(Nc(Ho(s)??"clone"),e),r),r}}const zo="\
finished_at IS NULL AND status = 'queued'",D0=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${zo}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${zo} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${zo} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, d.commit_requested, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function $0(t,e){const n=t.prepare(D0),s=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', \
started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return o=>{const i=n.
get();if(!i)return;const a=e.now(),c=D(i,"deploy_id"),u=G(i,"fence");return s.run(Oc.clone,a,u,o,a+vs,c),{deployID:c,fence:u,job:w0(i,Yo(r.all(G(i,"id"))))}}}function x0({
database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${yu}
    WHERE ${mu}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING id, subdomain`),i=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:a,fence:c},u)=>{const d=e.now();if(s.run(d,a,c).changes!==1)return;r.run(u,d,a);const p=o.get(a,a)??
{};return i.run(G(p,"id"),n),D(p,"subdomain")}}function M0(t){const e=t.prepare(`SELECT r.manifest AS manifest FROM apps a JOIN releases r ON r.app = a.id WHERE\
 a.org = ?
    UNION SELECT d.stored_release FROM deployments d INDEXED BY deployments_leased JOIN apps a ON a.id = d.app
    WHERE d.lease_node IS NOT NULL AND d.stored_release IS NOT NULL AND a.org = ?`);return n=>e.all(n,n).map(s=>D(s,"manifest"))}const wu=32,C0=4096;function U0(t,e){
const n=(0,F.join)(t,"platform.key"),s=(0,F.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>j0(n),i=()=>{if(F0(e))throw Ko(`${n} is missing\
, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were sealed with`;return{value:Tu(e,n,o,i),wrong:c=>Ko(
a,c)}},async signingKey(r){return{value:Tu(e,s,()=>P0(s),r),wrong:a=>_u(s,a)}}}}function Tu(t,e,n,s){const r=n();return r!==void 0?r:Ps(t,()=>{const o=n();if(o!==
void 0)return o;const i=s();return B0(e,i),i})}function F0(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS \
any").get()?.any===1}function j0(t){return bu(()=>{const e=(0,M.statSync)(t);if(!e.isFile()||e.size!==wu)throw Ko(`${t} is not a key of ${wu} bytes`);const n=(0,M.
readFileSync)(t);return(0,M.chmodSync)(t,384),n})}function P0(t){return bu(()=>{const e=(0,M.statSync)(t);if(!e.isFile()||e.size>C0)throw _u(t);return(0,M.readFileSync)(
t,"utf8")})}function bu(t){try{return t()}catch(e){if((0,x.xU)(e)==="ENOENT")return;throw e}}function B0(t,e){const n=`${t}.${(0,U.randomBytes)(4).toString("hex")}`,
s=(0,M.openSync)(n,"wx",384);try{try{(0,M.writeSync)(s,Buffer.from(e)),(0,M.fsyncSync)(s)}finally{(0,M.closeSync)(s)}(0,M.renameSync)(n,t)}catch(r){throw(0,M.rmSync)(
n,{force:!0}),r}}function Ko(t,e){return new x.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name \
another directory with --data.",cause:e})}function _u(t,e){return new x.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: t\
he next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}const H0=160;class G0{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&
(this.#s-=Xo(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Xo(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(
e);const n=this.#t.get(e);n&&(this.#s-=Xo(e,n),this.#t.delete(e))}clear(){this.#t=new Map,this.#n=new Map,this.#s=0}}function Xo(t,e){return H0+2*(t.length+e.value.
length)}const W0=`
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
`;function Y0(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${W0} COMMIT;`)}function z0(t){const e=t.prepare(
"SELECT keyspace, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?");return(n,s)=>e.all(n,s).map(r=>({keyspace:G(r,"keyspace"),keys:G(r,"keys"),
bytes:G(r,"bytes")}))}const K0=16*1024*1024,Vo=1e3,X0=`
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
`;function Su(t){const e=(t.open??(n=>new jo.DatabaseSync(n)))(t.path);try{return e.exec(X0),Y0(e),new V0(e,t)}catch(n){throw e.close(),Yc(n)?new x.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}class V0{#e;#t;#n;#s;#r;#o=[];#i="open";constructor(e,n){this.#e=e,this.#t=J0(e),this.#n=z0(e),this.#s=new G0(n.cacheBytes??
K0),this.#r=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#i==="closed")throw new Q("the store is closed");const r=Jo(e,n),o=this.#s.get(r)??this.#a(r,e,n);return o&&
(o.expiresAt===null||o.expiresAt>s)?o:void 0}#a(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?
null:Number(r.expires_at)};return this.#s.set(e,o),o}catch(r){throw new Q("the store could not be read",{cause:r})}}put(e,n,s){return this.#c(()=>this.#t.put.run(
e,n,s.value,s.expiresAt),()=>this.#s.set(Jo(e,n),s))}delete(e,n){return this.#c(()=>this.#t.delete.run(e,n),()=>this.#s.delete(Jo(e,n)))}async sweep(e,n){let s=0;
return await this.#c(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=Vo;for(;n===Vo;)await this.#c(()=>{n=Number(this.#t.drop.run(e,e,Vo).
changes)},()=>this.#s.clear())}async sizes(e,n){if(this.#i==="closed")throw new Q("the store is closed");try{return this.#n(e,n)}catch(s){throw new Q("the store\
 could not be read",{cause:s})}}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM sto\
re").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){cu(this.#e,
e)}async close(){this.#i!=="closed"&&(this.#u(),this.#i="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#c(e,n){return new Promise((s,r)=>{
if(this.#i!=="open")return r(new Q(`the store is ${this.#i}`));this.#o.length===0&&setImmediate(()=>this.#u()),this.#o.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#o;if(this.#o=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#d()&&En(n)||this.#l(n);const r=new Q(
"the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#d(){try{return this.#e.isTransaction&&this.#e.
exec("ROLLBACK"),!0}catch{return!1}}#l(e){this.#i="poisoned",this.#r(e)}}function Jo(t,e){return`${t}/${e}`}function J0(t){return{begin:t.prepare("BEGIN IMMEDIA\
TE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO\
 UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("D\
ELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspa\
ce = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?)"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function Q0(t,e,n){
const s=Ou(t),r=e.identity();q0(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,U.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===
void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function q0(t,{identity:e,highest:n},s){const r=Ou(t),o=Z0(t);if(n>o)throw Qo(s,
`kvs.db contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw Qo(s,"they \
come from two data directories");if(r!==void 0&&e===void 0&&eT(t))throw Qo(s,"kvs.db is missing, or older than platform.db")}function Ou(t){const e=t.prepare("S\
ELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function Z0(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE \
name = 'kvs_tables'").get()?.seq??0)}function eT(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function Qo(t,e){return new x.GQ("unsupp\
orted_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or\
 name another directory with --data."})}const Nu="kvs.db";function tT({dataDir:t,lasting:e=!0,database:n,log:s=jc}){const r=e?nT((0,F.join)(t,Nu),s):Su({path:":\
memory:"});try{Q0(n,r,t)}catch(o){throw r.close(),o}return r}function nT(t,e){return(0,M.writeFileSync)(t,"",{flag:"a",mode:384}),Su({path:t,onPoisoned:s=>e("er\
ror","kvs_store_poisoned",{reason:s instanceof Error?s.message:String(s),remedy:"Check the disk, then restart the platform. Until then all writes fail."})})}const qo=6e4;
function sT(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};return{take(r){const o=t.monotonic(),i=Math.floor(o/qo);i!==e&&
(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((qo-o%qo)/1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const rT=100;
function oT(t,e){const n=gn(t),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("SELECT *\
 FROM kvs_roles WHERE access_key_id = ?"),a=t.prepare("SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:c,environmentID:u,sealed:d,expiresAt:p},{
now:y,most:g}){const _=await n.write(()=>{s.run(y,rT);const S=r.all(u,g-1);return o.run(c,u,d,p),S.map(C=>D(C,"access_key_id"))});for(const S of _)e.publish({kind:"\
role",accessKeyID:S})},find:c=>n.read(()=>{const u=i.get(c);return u&&pu(u)}),any:()=>n.read(()=>{const c=a.get();return c&&pu(c)})}}function iT(t){const e=new Map,
n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>
t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{lifetime:a,perIdentity:c,inAll:u}){const d=t.monotonic();n(0,p=>p.expiresAt<=d),n(c-1,
p=>p.identity===o),n(u-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:d+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),o},async close(r){
e.delete(r)}}}const _n=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${i0.map(t=>`d.${t}`).join(", ")}`,Bs="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",aT=Number.MAX_SAFE_INTEGER;function cT(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=bn(e),i=e.prepare(`SELECT ${_n} FROM dep\
loyments d ${Bs} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${_n} FROM deployments d ${Bs} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${_n} FROM deployments d ${Bs} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),u=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Bs} AND d.deploy_id = ? AND d.status = 'failed'`),d=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0"),p=(S,C)=>{
const B=i.get(...Sn(S),C);return B&&wn(B)},y=uT(t,p),g=dT(t),_=S=>((S.kind==="done"||S.kind==="cancelled")&&s.publish({kind:"jobs"}),S);return{async create(S,C,B){
const V=await n.write(()=>{const q=o(S);return q&&r.run(B,()=>y(S,q,u0(C,D(q,"branch"))))});return _(V??{kind:"no_app"})},async redeploy(S,C,B,V){const q=await n.
write(()=>{const[ne,de]=[o(S),p(S,C)];return ne&&de&&r.run(V,()=>y(S,ne,d0(de,B)))});return _(q??{kind:"no_deployment"})},cancel:async(S,C,B)=>_(await n.write(()=>l0(
g(S,C,B),p(S,C)))),find:(S,C)=>n.read(()=>p(S,C)),list:(S,{before:C=aT,since:B,limit:V})=>n.read(()=>B===void 0?a.all(...Sn(S),C,V).map(wn):c.all(...Sn(S),B,V).
map(wn).reverse()),failure:(S,C)=>n.read(()=>{const B=u.get(A.IC.bytes,...Sn(S),C);return B&&f0(B)}),totals:()=>n.read(()=>d.all().map(p0))}}function uT({database:t,
clock:e,random:n},s){const r=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),o=t.prepare(`INSERT INTO deployments (deploy_id, app, org, status, branch, commit_requested, t\
riggered_by,
    redeploy_of, commit_subject, commit_author, created_at) VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?)`);return(i,a,{branch:c,commit:u,by:d,redeployOf:p,facts:y})=>{
const g=`dpl-${Lo(16,n)}`,[_,S]=[G(a,"id"),e.now()];r.run(g,S,_),o.run(g,_,i.org,c,u,d,p,y.subject,y.author,S);const C=s(i,g);if(!C)throw new x.GQ("internal",`T\
he deployment ${g} was not stored`);return C}}function dT({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?\
, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL AND status = 'queued'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`);return(s,r,o)=>n.run(o,e.now(),r,...Sn(s)).changes===1}function Sn({org:t,project:e,
appID:n}){return[t,e,n]}function lT({database:t,commands:e}){const n=d=>t.prepare(`SELECT a.*, t.seq AS newest FROM app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.seq < ? ${d} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELECT ${_n} FROM deployments d WHERE d.seq \
= ?`),i=t.prepare(`SELECT ${_n} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=d=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${d} LIMIT\
 ?)`),c={apps:a("apps WHERE org = ?"),live:a("apps WHERE org = ? AND live_release IS NOT NULL"),failed:a("app_activity WHERE org = ? AND failed")},u=d=>d?G(d,"n"):
0;return{recent:(d,{before:p=Number.MAX_SAFE_INTEGER,failed:y=!1,limit:g})=>e.read(()=>(y?r:s).all(d,p,g).flatMap(_=>{const S=o.get(G(_,"newest"));return S?[{app:xt(
_),newest:wn(S)}]:[]})),newest:d=>e.read(()=>d.map(({org:p,project:y,appID:g})=>{const _=i.get(p,y,g);return _?wn(_):null})),counts:(d,p)=>e.read(()=>({apps:u(c.
apps.get(d,p)),live:u(c.live.get(d,p)),failed:u(c.failed.get(d,p))}))}}const Ru=24*36e5,fT=8;function hT(t,e){const n=t.prepare(`DELETE FROM idempotency WHERE (\
scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ${fT})`),s=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, c\
reated_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),r=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),o=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),i=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function a({scope:u,key:d,requestHash:p,status:y}){const g=e.now();return n.run(g-Ru),s.run(u,d,p,y,g,g-Ru).changes===1}function c({scope:u,
key:d,requestHash:p}){const y=r.get(u,d);return!y||D(y,"request_hash")!==p?{kind:"other_request"}:{kind:"replayed",status:G(y,"status"),answer:D(y,"response")}}
return{run(u,d){if(u&&!a(u))return c(u);const p=d();if(u&&p===void 0&&i.run(u.scope,u.key),p!==void 0)return u&&o.run(u.answer(p),u.scope,u.key),{kind:"done",made:p}}}}
function pT({database:t,commands:e,changes:n}){const s=bn(t),r=mT(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, p\
roject, app_id, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),a=t.prepare("SELECT a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHE\
RE d.name = ?"),c=(u,d)=>{const p=s(u),y=p?ue(p,"live_release"):null;if(!p||y===null)return;const g=_0(r(G(p,"id")),y,d);if(g)return o.run(g.deployID,G(p,"id")),
{subdomain:D(p,"subdomain"),release:{...g,previous:y}}};return{site:u=>e.read(()=>{const d=i.get(u);return d&&b0(d,r(G(d,"id")))}),subdomainOf:u=>e.read(()=>{const d=a.
get(u);return d&&D(d,"subdomain")}),list:u=>e.read(()=>{const d=s(u);return d?r(G(d,"id")):[]}),async rollback(u,d){const p=await e.write(()=>c(u,d));return p&&
n.publish({kind:"site",subdomain:p.subdomain}),p?.release}}}function mT(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(T0)}function yT(t){const e=gn(t.database),n={...t,
commands:e,idempotency:hT(t.database,t.clock)};return{apps:A0(n),deployments:cT(n),releases:pT(n),activity:lT(n)}}function ET(t,e){const n=gn(t),s=bn(t),r=t.prepare(
"SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables\
 (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.\
token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables \
WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),u=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)"),d=t.prepare(`SELECT t.keyspace, t.name,\
 a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN apps a ON a.id = t.app
    WHERE t.token_hash = ?`),p=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),y=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace\
 > ? ORDER BY keyspace LIMIT ?"),g=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:_,name:S,tokenHash:C,sealed:B,createdAt:V,types:q,
most:ne}){const de=await n.write(()=>{const k=s(_);if(!k)return{kind:"no_app"};const[$,W]=[G(k,"id"),D(k,"type")];return q.some(ie=>ie===W)?r.get($,S)?{kind:"ta\
ken"}:Number(o.get($)?.count)>=ne?{kind:"full"}:(i.run($,S,C,B,V),{kind:"created"}):{kind:"wrong_type",type:W}});return de.kind==="created"&&e.publish({kind:"ta\
ble",tokenHash:C}),de},list:({org:_,project:S,appID:C})=>n.read(()=>S0(a.all(_,S,C))),async remove(_,S){const C=await n.write(()=>{const B=s(_);if(!B)return{kind:"\
no_app"};const V=c.get(G(B,"id"),S);if(!V)return{kind:"no_table"};const q=G(V,"keyspace");return u.run(q),{kind:"removed",keyspace:q,tokenHash:D(V,"token_hash")}});
return C.kind!=="removed"?C:(e.publish({kind:"table",tokenHash:C.tokenHash}),{kind:"removed",keyspace:C.keyspace})},binding:_=>n.read(()=>{const S=d.get(_);return S&&
O0(S)}),anySealed:()=>n.read(()=>{const _=p.get();return _&&{tokenHash:D(_,"token_hash"),sealed:Po(_,"token_sealed")}}),toDrop:({after:_,limit:S})=>n.read(()=>y.
all(_,S).map(C=>G(C,"keyspace"))),dropped:_=>n.write(()=>{g.run(_)})}}const Zo=["org","project","app","kvs_table"];function Ye({org:t,project:e,app:n,table:s}){
return[t,e,n,s]}function ei(t){return{org:D(t,"org"),project:D(t,"project"),app:D(t,"app"),table:D(t,"kvs_table")}}const Iu=t=>oe.filter(e=>t.test(e)).join(" + "),
ti=`(${Iu(/^(?:get|put|delete|other)_limited$/)})`,ni=`(${Iu(/^(?:get|put|delete|other)_/)})`;function gT(t){return{scope:ei(t),limited:G(t,"limited"),most:G(t,
"most")}}function Au(t){return Object.fromEntries(oe.map(e=>[e,G(t,e)]))}function wT(t){const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of TT(
n))for(const i of["hour","day"]){const a=Math.floor(s/be[i])*be[i],c=JSON.stringify([...Ye(o),i,a]),u=e.get(c)??{scope:o,step:i,start:a,counts:oe.map(()=>0)};for(const[
d,p]of oe.entries())u.counts[d]=(u.counts[d]??0)+r[p];e.set(c,u)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function TT({org:t,project:e,app:n,table:s}){
const r=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}
function bT(t){const e=new Map,[n,s]=[oe.indexOf("keys_change"),oe.indexOf("bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;
const c=JSON.stringify(Ye(r)),u=e.get(c);e.set(c,{scope:r,keys:(u?.keys??0)+(a[n]??0),bytes:(u?.bytes??0)+(a[s]??0),usedOn:Math.max(u?.usedOn??0,i)})}return[...e.
values()]}function _T(t,e){const n=D(t,"status"),s=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(r=>r===`deploy_${n}`);return{scope:{org:D(t,"org"),
project:D(t,"project"),app:D(t,"app_id"),table:""},hour:Math.floor(G(t,"ended_at")/be.hour)*be.hour,counts:{...e,...s&&{[s]:1},build_ms:G(t,"ms")}}}function ku(t){
const e=nt(t,"keyspace");return{scope:ei(t),keyspace:e,keys:nt(t,"keys")??0,bytes:nt(t,"bytes")??0}}function ST({tables:t},e,n,{hour:s,zero:r}){const o=[],i=[],
a=new Set,c=(u,{keys:d,bytes:p})=>{a.add(Ye(u.scope).join(`
`));const y={...r,keys_change:d-u.keys,bytes_change:p-u.bytes};(y.keys_change!==0||y.bytes_change!==0)&&o.push({scope:u.scope,hour:s,counts:y})};for(const{keyspace:u,
...d}of t){const p=e.get(u);p&&(c(p,d),p.keyspace!==u&&i.push({scope:p.scope,keyspace:u}))}for(const u of n)a.has(Ye(u.scope).join(`
`))||c(u,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const xe=Zo.join(", "),si=Zo.map(t=>`${t} = ?`).join(" AND "),Lu=oe.join(", "),vu=Wr();function OT(t,e){const n=gn(
t),s=NT(t),r=RT(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${Lu} FROM usage_sums
    WHERE ${si} AND step = ? AND start >= ? ORDER BY start`),u=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${si}`),d=IT(t),p=AT(t),y=kT(t);return{add:({
writer:g,number:_,rows:S})=>n.write(()=>{o.run(g,_,e.now()).changes===1&&s(S)}),countEnded:g=>n.write(()=>{const _=i.all(g);return s(_.filter(({org:S})=>S!==null).
map(S=>_T(S,vu))),_.length}),claimTurn:(g,_)=>n.read(()=>a.run(g,e.now(),_).changes===1),setStored:(g,_)=>n.write(()=>r(g,_)),prune:(g,_)=>n.write(()=>y(g,_)),series:(g,_,S)=>n.
read(()=>c.all(...Ye(g),_,S).map(C=>({start:G(C,"start"),counts:Au(C)}))),parts:(...g)=>n.read(()=>d(...g)),pressed:(...g)=>n.read(()=>p(...g)),stored:g=>n.read(
()=>{const _=u.get(...Ye(g));return _?{keys:G(_,"keys"),bytes:G(_,"bytes")}:{keys:0,bytes:0}})}}function NT(t){const e=t.prepare(`INSERT INTO usage_sums (${xe},\
 step, start, ${Lu})
    VALUES (${"?, ".repeat(Zo.length+1+oe.length)}?)
    ON CONFLICT DO UPDATE SET ${oe.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${xe}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=wT(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...Ye(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of bT(r))n.run(...Ye(o),i,a,c)}}function RT(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${xe}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${si}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:p})=>{const y=n.get(p);return y?[[p,ku(y)]]:[]}),c=s.all(o.after,o.upTo).map(ku),u=Math.floor(i/be.hour)*be.hour,d=ST(o,new Map(a),c,{
hour:u,zero:vu});e(d.rows);for(const{scope:p,keyspace:y}of d.keyspaces)r.run(y,...Ye(p))}}function IT(t){const e=oe.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(
", "),n=i=>t.prepare(`SELECT page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${xe} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n("org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = ''"),r=n("org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = ''"),o=n("org = ? AND project = ? AND app = ? AND\
 kvs_table > ? AND kvs_table <> ''");return(...[{org:i,project:a,app:c},u,{after:d,limit:p}])=>{const y=d?.name??"";return(a===""?s.all(i,d?.project??"",y,p,u):
c===""?r.all(i,a,y,p,u):o.all(i,a,c,y,p,u)).map(_=>({scope:ei(_),counts:Au(_),stored:{keys:G(_,"keys"),bytes:G(_,"bytes")}}))}}function AT(t){const e=t.prepare(
`SELECT ${xe}, sum(${ti}) AS limited, max(${ni}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${ti} > 0 OR ${ni} >= :busy))
    GROUP BY ${xe} HAVING sum(${ti}) > 0 OR max(${ni}) >= :busy
    ORDER BY limited DESC, most DESC, ${xe} LIMIT :limit`);return(...[n,s,{busy:r,limit:o}])=>e.all({org:n,since:s,busy:r,limit:o}).map(gT)}function kT(t){const e=t.
prepare(`DELETE FROM usage_sums WHERE (${xe}, step, start) IN
    (SELECT ${xe}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${xe}) IN
    (SELECT ${xe} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-St.hour);const[i,a,c]=[e.run("hour",r-St.hour,o),e.run("day",r-St.day,o),n.run(r-St.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var LT=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},vT=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const DT=10;async function $T(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=o0(t.dir),{lasting:s,clock:r=Fe.ml,log:o}=t,i=LT(e,new AsyncDisposableStack,!0);i.use(s0(n));const a=i.adopt(Du(n,t),$u),c=i.use(xu(a,n,
Zw(),t)),u=i.use(tT({dataDir:n,lasting:s,database:a,log:o}));c.jobs.expireAll();const d=ww(n,y=>{cu(a,(0,F.join)(y,"platform.db")),u.copyTo((0,F.join)(y,Nu))}),
p=i.move();return{...c,kvs:u,quota:sT(r),sessions:iT(r),backUp:d,[Symbol.asyncDispose]:()=>p.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=vT(
e);n&&await n}}function ub(t,e,n){return xu(Du(t,n),t,e,n)}function Du(t,{database:e,lasting:n=!0}){return e??e0(n?t:void 0)}function $u(t){t.isOpen&&t.close()}
function xu(t,e,n,s){const{lasting:r=!0,keepReleases:o=DT,clock:i=Fe.ml,random:a=mw}=s,c=gn(t),u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),d={kind:"\
local",dir:(0,F.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:d,blobs:new Bw(d),state:yT({database:t,changes:n,clock:i,random:a}),jobs:L0({database:t,
commands:c,changes:n,clock:i,keepReleases:o}),logs:Jw((0,F.join)(e,"logs")),tables:ET(t,n),roles:oT(t,n),keys:U0(e,t),usage:OT(t,i),check:()=>c.read(()=>{u.get()}),
async[Symbol.asyncDispose](){$u(t)}}}async function xT(t){Pc(t);try{const e=await $T(t);return await sw({...t,stores:e,nodeDir:e.dataDir})}catch(e){throw MT(e,(0,F.
resolve)(t.dir))}}function MT(t,e){const n=(o,i,a)=>new x.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof x.GQ)return t;if(En(t))return n("disk_full",`T\
he disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(Wc(t)){const o=`A datab\
ase of the data directory ${e} is damaged: ${lt(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,x.xU)(t)===void 0||!(0,se.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,x.xU)(t)})`,"Make this u\
ser the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}})};export{db as id,lb as ids,fb as modules};

const $b=741,xb=[741],Mb={9692:((Hs,it,N)=>{N.d(it,{sU:()=>M,q$:()=>qt,bM:()=>ut,U2:()=>ct,I:()=>Qe,q1:()=>ze,Aw:()=>kt});var j=N(8302);class M extends Error{name="\
JsonTextError";offset;constructor(I,G){super(I),this.offset=G}}const ae=34,U=44,me=58,L=91,ye=92,g=93,F=123,At=125,at=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,Ee=24,ie=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
Ae=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,It=/true|false|null/y,Je="a lone surrogate (half of a character) in a string";class Et{#e;#t;#n;#s=[];#r=0;#o={
name:"",nameOffset:0,offset:0};constructor(I,G=!0,Y){this.#e=I,this.#t=G,this.#n=Y}document(){this.#y();const I=this.#g()===F?"object":"other";do this.#i();while(this.#a());
if(this.#y(),this.#r<this.#e.length)throw this.#w("the end");return I}#i(){for(;;){this.#y(),this.#s.length===1&&(this.#o.offset=this.#r);const I=this.#g();if(I===
ae){this.#d();return}if(I===F){if(this.#r+=1,this.#m(At))return;this.#s.push(new Set),this.#u()}else if(I===L){if(this.#r+=1,this.#m(g))return;this.#s.push(void 0)}else{
if(this.#E(Ae)||this.#E(It))return;throw this.#w("a value")}}}#a(){for(let I=this.#s.length;I>0;I--){const G=this.#s[I-1]!==void 0;if(I===1&&G&&this.#n&&this.#c(
this.#n),this.#m(U))return G&&this.#u(),!0;if(!this.#m(G?At:g))throw this.#w(`"," or "${G?"}":"]"}"`);this.#s.pop()}return!1}#c(I){I({...this.#o,text:this.#e.slice(
this.#o.offset,this.#r)})}#u(){this.#y();const I=this.#r;if(this.#g()!==ae)throw this.#w("a name in double quotes");this.#d();const G=Qe(this.#e.slice(I,this.#r)),
Y=this.#s.at(-1);if(this.#t&&Y?.has(G))throw new M(`the name "${G}" occurs twice in one object`,I);if(Y?.add(G),!this.#m(me))throw this.#w('":"');this.#s.length===
1&&(this.#o={name:G,nameOffset:I,offset:this.#r})}#d(){const I=this.#e,G=this.#r;let Y=G+1;for(;;){const te=I.charCodeAt(Y);if(te===ae)break;if(te===ye)Y=this.#h(
Y,G);else if(te>=55296&&te<=57343)Y=this.#f(Y,G);else if(te>=32)Y=Y-G<Ee?Y+1:this.#l(Y);else throw this.#p(Y)}this.#r=Y+1}#l(I){return at.lastIndex=I,at.test(this.#e),
at.lastIndex}#h(I,G){if(ie.lastIndex=I,!ie.test(this.#e))throw this.#p(I);const Y=ie.lastIndex;if(!this.#t||Y-I===2)return Y;const te=Number.parseInt(this.#e.slice(
I+2,Y),16);if(te<55296||te>57343)return Y;const Ie=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(Y,Y+6));if(te>=56320||!Ie)throw new M(Je,G);return Y+6}#f(I,G){
const[Y,te]=[this.#e.charCodeAt(I),this.#e.charCodeAt(I+1)],Ie=Y<56320&&(te&64512)===56320;if(this.#t&&!Ie)throw new M(Je,G);return I+(Ie?2:1)}#p(I){const G=I>=
this.#e.length;return new M(G?"a string does not end":"a bad escape or control character in a string",I)}#m(I){return this.#y(),this.#g()!==I?!1:(this.#r+=1,!0)}#y(){
for(;;){const I=this.#g();if(I!==32&&I!==10&&I!==13&&I!==9)return;this.#r+=1}}#g(){return this.#e.charCodeAt(this.#r)}#E(I){return I.lastIndex=this.#r,I.test(this.#e)?
(this.#r=I.lastIndex,!0):!1}#w(I){const G=this.#e.slice(this.#r,this.#r+1);return new M(`expected ${I}, found ${G===""?"the end":JSON.stringify(G)}`,this.#r)}}function Qe(S){
return S.includes("\\")?String(JSON.parse(S)):S.slice(1,-1)}function ze(S,I){const G=S.slice(0,I);return{line:G.split(`
`).length,column:I-G.lastIndexOf(`
`)}}function qt(S){new Et(S).document()}function Mn(S){try{new JsonScanner(S,!1).document()}catch(I){if(I instanceof JsonTextError)return I;throw I}}function ct(S,I=!0){
const G=[];return new Et(S,I,te=>G.push(te)).document()==="object"?G:void 0}function ut(S){return S.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function kt(S,I){
return S===I||dt(S)===dt(I)}function dt(S){try{return String(JSON.parse(S,Lt))}catch(I){if(I instanceof RangeError)return ut(S);throw I}}function Lt(S,I,G){return typeof I==
"number"?vt(G?.source??String(I)):Array.isArray(I)?`[${I.join(",")}]`:(0,j.Gv)(I)?`{${Object.entries(I).map(([te,Ie])=>`${JSON.stringify(te)}:${Ie}`).sort().join(
",")}}`:JSON.stringify(I)}function vt(S){const[,I,G="",Y="",te="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(S)??[],Ie=`${G}${Y}`.replace(/^0+/,""),Me=Ie.
replace(/0+$/,"");if(Me==="")return`${I}0`;const Ce=BigInt(te)-BigInt(Y.length)+BigInt(Ie.length-Me.length);return`${I}${Me}e${Ce}`}}),5654:((Hs,it,N)=>{N.d(it,
{runCheck:()=>Cr});var j=N(1455),M=N(8161),ae=N(6760),U=N(3532),me=N(336),L=N(9127),ye=N(3739),g=N(5807),F=N(1421),At=N(7975);const at=(0,At.promisify)(F.execFile),
Ee=64*1024*1024,ie=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(l=>["-c",l]);function Ae(l,f,h,p={}){const E=Object.fromEntries(
Object.entries(f).filter(([w])=>!w.startsWith("GIT_"))),T={cwd:l,env:{...E,LC_ALL:"C",...p},signal:h,maxBuffer:Ee};return async(...w)=>{try{return(await at("git",
[...ie,...w],T)).stdout}catch(R){throw(0,ye.xU)(R)!=="ENOENT"?R:new ye.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the c\
heck builds the commit that is checked out.",cause:R})}}}const It=5*6e4,Je="refs/slipway/base";async function Et(l,f,h,p,E){const T=Ae(h,p,E),w=await Qe(f.git,l,
E)??await Qe(f.git,`origin/${l}`,E)??await qt(l,f,h,p,E);return await T("update-ref",Je,w),{name:l,commit:w}}async function Qe(l,f,h){try{return(await l("rev-pa\
rse","--quiet","--verify",`${f}^{commit}`)).trim()}catch(p){if(h.throwIfAborted(),p instanceof ye.GQ)throw p;return}}const ze=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function qt(l,f,h,p,E){const T=ze.test(l)?await ut(f.git,E):void 0;if(!T)throw dt(l,"");const w=AbortSignal.timeout(It),R=Ae(f.root,p,AbortSignal.any([E,w]),
T),A=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${l}:${Je}`];try{await R("--git-dir",h,"fetch",...A)}catch(q){throw E.throwIfAborted(),
q instanceof ye.GQ?q:dt(l,w.aborted?", and origin does not answer":kt(q),q)}const P=await Qe(Ae(h,p,E),Je,E);if(P===void 0)throw dt(l,", and what origin has by \
this name is not a commit");return P}const Mn=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],
["maintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],ct="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function ut(l,f){const h=await l("config","--local","--includes","--null","--get-regexp",ct).catch(()=>"");f.throwIfAborted();const p=h.split("\0").flatMap(
R=>{const[A="",...P]=R.split(`
`);return A===""?[]:[[A,P.length===0?"true":P.join(`
`)]]});if(!p.some(([R])=>R==="remote.origin.url"))return;const E=[...Mn,...p],T=E.flatMap(([R,A],P)=>[[`GIT_CONFIG_KEY_${P}`,R],[`GIT_CONFIG_VALUE_${P}`,A]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(E.length),...Object.fromEntries(T)}}function kt(l){const f=l instanceof
Error&&"stderr"in l&&typeof l.stderr=="string"?l.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(f))return", nor\
 has origin";const p=(f.split(`
`).find(E=>/^(?:fatal|error): /.test(E))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,g.
Ow)(p,300)}`}function dt(l,f,h){return new ye.GQ("invalid_input",`compare-to: "${l}" names nothing that this checkout has${f}`,{input:"compare-to",remedy:Lt,cause:h})}
const Lt=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function vt(l,f){const{bare:h,branch:p,commit:E,lender:T,shallow:w,origin:R}=f;for(const q of["objects/info",
"refs"])await(0,j.mkdir)((0,ae.join)(l,q),{recursive:!0});const A=R===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(R)}
`,P={HEAD:`ref: refs/heads/${p}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${h}
${A}`,"packed-refs":E&&`${E} refs/heads/${p}
`,"objects/info/alternates":T&&`${(0,ae.join)(T,"objects")}
`,shallow:w};for(const[q,K]of Object.entries(P))K&&await(0,j.writeFile)((0,ae.join)(l,q),K)}async function S(l,f,h){const p=Ae(l,f,h),[E="",T="",w=""]=(await I(
p,l,h)).split(`
`),R=Ae(E,f,h);return{root:E,commit:w,changed:(await R("diff","--name-only","-z","HEAD")).split("\0").filter(A=>A!==""),git:R,async lend(A,P){const q=await(0,j.
readFile)((0,ae.join)(T,"shallow"),"utf8").catch(K=>{if((0,ye.xU)(K)!=="ENOENT")throw K});await vt(A,{bare:!0,branch:P,commit:w,lender:T,shallow:q})}}}async function I(l,f,h){
try{const p=await l("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[E="",T="",w=""]=p.split(`
`);return[E,(0,ae.resolve)(f,T),w].join(`
`)}catch(p){throw h.throwIfAborted(),p instanceof ye.GQ?p:new ye.GQ("file_not_found",`There is no checkout in ${f}`,{remedy:`Check the repository out before thi\
s step:
- uses: actions/checkout@v5`,cause:p})}}var G=N(5635);function Y({pages:l},f,h){const p=w=>({now:w(f),change:w(f)-w(h)}),E=w=>p(R=>R.reduce((A,P)=>A+w(P),0));return{
pages:{now:l,change:E(({path:w})=>Number(te.test(w))).change},files:p(({length:w})=>w),bytes:E(({bytes:w})=>w),brotli:E(({brotli:w})=>w),gzip:E(({gzip:w})=>w),changes:Ie(
f,h).toSorted((w,R)=>Math.abs(R.bytes)-Math.abs(w.bytes)||(w.path<R.path?-1:1))}}const te=/\.x?html?$/i;function Ie(l,f){const h=new Map(f.map(A=>[A.path,A])),p=new Set(
l.map(({path:A})=>A)),E=l.filter(({path:A})=>!h.has(A)),T=f.filter(({path:A})=>!p.has(A)),w=Ws(E,T),R=new Set(w.flat());return[...l.flatMap(A=>{const P=h.get(A.
path);return P===void 0||P.digest===A.digest?[]:[Me(A,P)]}),...w.map(([A,P])=>({...Me(A,P),formerly:P.path})),...E.filter(A=>!R.has(A)).map(A=>Ce("added",A,1)),
...T.filter(A=>!R.has(A)).map(A=>Ce("removed",A,-1))]}function Me(l,f){const{path:h,bytes:p,brotli:E}=l;return{kind:"changed",path:h,bytes:p-f.bytes,brotli:E-f.
brotli}}function Ce(l,{path:f,bytes:h,brotli:p},E){return{kind:l,path:f,bytes:E*h,brotli:E*p}}function Ws(l,f){const h=Map.groupBy(f,({path:p})=>Un(p));return[...Map.
groupBy(l,({path:p})=>Un(p))].flatMap(([p,E])=>{const[T,w]=E,[R,A]=h.get(p)??[];return p!==void 0&&T&&R&&!w&&!A?[[T,R]]:[]})}const Cn=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
zs=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Ys=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Un(l){if(te.test(l))return;
const f=l.lastIndexOf("/")+1,[h,p]=[l.slice(0,f),l.slice(f)],E=Cn.exec(p)?.[0]??"",T=p.slice(0,p.length-E.length);if(Ys.test(T))return`${h}*${E}`;const w=zs.map(
R=>R.exec(T)?.groups).find(R=>Ks(R?.hash??""));return w&&`${h}${w.stem}*${E}`}function Ks(l){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
l)}var Vs=N(292);async function Xs(l,f,h){const{report:p,signal:E}=h,T=(0,G.M)(p.report,me.ml,E);return await T.phase("compare",async()=>{const w=await Fn(l,f,h);
return E.throwIfAborted(),await p.compared(w),[void 0,(0,Vs.iF)(w),w.kind==="untold"]}),T.phases}async function Fn(l,f,h){const{embedded:p,report:E,checked:T,leftMs:w}=h;
if(l.commit===T.commit)return{kind:"untold",base:l,why:"it is the commit that was checked"};const R=K=>{(K.type==="status"||K.type==="heartbeat")&&E.report(K)},
A={...f.follow,timeoutMs:Math.max(1,w)},{outcome:P,output:q}=await p.deploy(l.commit,{...f,...jn(f),follow:A},R);return P.status==="succeeded"&&q?{kind:"told",base:l,
difference:Y(T.report,T.output.files,q.files)}:{kind:"untold",base:l,why:Js(P,w)}}function jn({project:l}){return{project:l==="base"?"checked":"base"}}function Js({
status:l,error:f},h){return l!=="pending"?`it does not build (${f?.message??l})`:h<1?"no time was left to build it":`it was not built in the ${(0,L.a3)(h)} that\
 were left`}var Qs=N(1619),qs=N(3130);function Zs(l){return{...l,kind:"platform",input:"the platform",description:"the embedded platform's own",obtain:(f,{onSecret:h})=>er(
l,f,h)}}async function er(l,f,h){h(l.requestToken),(0,Qs.J)(new URL(l.requestUrl).origin,"the platform's address");try{return await(0,qs.g)("the platform",l,f,h)}catch(p){
throw!(p instanceof ye.GQ)||p.code!=="unauthorized"?p:p.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:p})}}
var tr=N(9574),nr=N(1532),sr=N(7244);const ke=25*1024*1024;function rr({files:l,odd:f,ignoredRules:h}){const p=l.filter(({path:T})=>/\.(?:js|mjs|cjs|css)\.map$/.
test(T)),E=[...f.map(T=>or[T.kind](T.path)),...l.flatMap(({path:T,bytes:w,hasKey:R})=>[...w>ke?[J(T,w)]:[],...R?[ir(T)]:[]]),...p.length>0?[Zt(p)]:[]];return{files:l,
findings:E,ignoredRules:h}}const or={repository:l=>({code:"leaked_repository",message:`The output contains a git repository, ${l}: its whole history would be pu\
blic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:l=>({code:"leaked_secret_file",message:`The output contains ${l}: a file o\
f secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:l=>({code:"example_of_\
secrets",message:`The output contains ${l}, which is not published`,remedy:"Leave it out of the output directory."})};function J(l,f){return{code:"large_file",message:`${l}\
 has ${(f/1024**2).toFixed(0)} MB; more than ${ke/1024**2} is much for a site`}}function ir(l){return{code:"leaked_private_key",message:`The output contains a p\
rivate key, in ${l}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function Zt(l){const[f]=l,
h=l.length===1?"":` and ${l.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${f?.path}${h}): anyone can read the sources in \
them`}}async function re(l){const{startPlatform:f,env:h,scratch:p,lent:E}=l;let T,w=new AbortController;const R=await f({dir:(0,ae.join)(p,"platform"),port:0,allowLocalGit:!0,
lasting:!1,env:h,async onOutput(A){T=rr(A),w.abort()}});return{async deploy(A,P,q){[T,w]=[void 0,new AbortController];const K=en(w.signal);return{outcome:await wi(
R,tn(P,A,E),q,{...l,sleep:K}),output:T}},[Symbol.asyncDispose]:()=>R[Symbol.asyncDispose]()}}const ge=100,ar=5;function en(l){return async(f,h)=>{if(l.aborted)return me.
ml.sleep(ar,h);try{await me.ml.sleep(f,h?AbortSignal.any([h,l]):l)}catch(p){if(h?.throwIfAborted(),!l.aborted)throw p}}}function tn(l,f,h){const{configuration:p,
follow:E}=l;return{...l,configuration:{...p,repository:h,settings:cr(p.settings)},commit:f,create:!0,verify:"off",urlTemplate:void 0,follow:{...E,wait:!0,pollIntervalMs:ge,
statusMap:new Map}}}function cr({domains:l,...f}){return f}function wi(l,f,h,{signal:p,folder:E,onSecret:T,sleep:w}){const{baseUrl:R,requestUrl:A,requestToken:P}=l,
q=Zs({requestUrl:A,requestToken:P,audience:R}),K=()=>Promise.reject(new TypeError("A check runs no token command")),Ke={...me.ml,sleep:w},Mt={fetch,clock:Ke,tree:(0,sr.
c)(E),signal:p,run:K,onSecret:T,reporter:h};return(0,nr.g)(f,(0,tr.N)(f,{baseUrl:R,source:q},Mt))}var Dt=N(7496);const Pn=20;function ur(l,{findings:f}){const h=f.
flatMap(p=>{const{code:E,message:T,place:w}=p;if(!w)return[];const{file:R,line:A=null,column:P=null}=w;return[{file:R,line:A,column:P,severity:(0,Dt.x)(p),code:E,
message:T}]});return{headline:l.message,stage:"check",code:l.code,exitCode:void 0,remedy:l.remedy,log:[],diagnostics:h.slice(0,Pn),moreDiagnostics:Math.max(0,h.
length-Pn)}}const Ye=3;async function dr(l,f,h){let p="/";for(let E=0;E<Ye;E+=1){if(p=fr(l.flatMap(({url:A})=>lr(p,A.pathname))),p===""||f.some(A=>`/${A}`.startsWith(
p)))return;const T=l.filter(A=>nn(A,p)),R=(await Promise.all(T.map(({url:A})=>$t(A,p,h)))).filter(Boolean).length;if(R>1&&R*2>T.length)return p}}function nn({url:l,
kind:f},h){return f!=="fragment"&&`${l.pathname}/`.startsWith(h)}function lr(l,f){const h=f.startsWith(l)?f.slice(l.length).split("/",1)[0]:"";return h?[`${l}${h}\
/`]:[]}function fr(l){const f=new Map;for(const h of l)f.set(h,(f.get(h)??0)+1);return[...f].reduce((h,p)=>p[1]>h[1]?p:h,["",0])[0]}async function $t(l,f,h){const{
kind:p}=await h.probe(new URL(`/${l.pathname.slice(f.length)}${l.search}`,l));return p==="there"}const xt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,
Ue=String.raw`"([^"\\\n]*(?:${xt}[^"\\\n]*)*)"`,sn=String.raw`'([^'\\\n]*(?:${xt}[^'\\\n]*)*)'`,Bn=String.raw`((?:[^()"'\s\\]|${xt})+)\s*\)`,hr=new RegExp([String.
raw`/\*[\s\S]*?(?:\*/|$)`,xt,String.raw`(?:url\(\s*|@import\s+)(?:${Ue}|${sn})`,String.raw`url\(\s*${Bn}`,Ue.replace("(","(?:"),sn.replace("(","(?:")].join("|"),
"gi"),pr=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function rn(l){return[...l.matchAll(hr)].flatMap(f=>{const h=f.slice(1).find(p=>p!==void 0);return h===void 0||
h===""||h.startsWith("#")?[]:[{href:mr(h),kind:"asset"}]})}function mr(l){return l.replace(pr,(f,h,p,E)=>{const T=h===void 0?Number.NaN:Number.parseInt(h,16);return T<=
1114111?String.fromCodePoint(T):p===void 0?E??"":""})}async function Gn(l,f,h){const p=l[Symbol.iterator](),E=async()=>{for(let T=p.next();!T.done;T=p.next())await h(
T.value)};await Promise.all(Array.from({length:f},E))}var Hn=N(1600);const Wn={a:[["href","link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","\
asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src",
"link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[[
"href","asset"],["xlink:href","asset"]]},yr=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),Er=new Set(["title","styl\
e","script","template"]),gr=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,
"link"]];function zn(l){const f=new wr;return f.read(l),f}class wr{links=[];ids=new Set;base;empty=!0;#e=[];read(f){const h=new Hn.i({onopentag:(p,E)=>this.#t(p,
E),ontext:p=>this.#r(p),onclosetag:p=>{this.#e.at(-1)===p&&this.#e.pop()}});h.write(f),h.end()}#t(f,h){Er.has(f)&&h.shadowrootmode===void 0&&this.#e.push(f),yr.
has(f)&&(this.empty=!1);for(const E of[h.id,f==="a"?h.name:void 0])E&&this.ids.add(E);switch(h.style?.includes("url(")&&this.#o(rn(h.style)),f){case"base":this.
base??=h.href;return;case"meta":this.#s(h);return;case"link":this.#n(h);return;case"a":case"area":if(/\bexternal\b/.test(h.rel??""))return;break}const p=(Wn[f]??
[]).flatMap(([E,T])=>{const w=h[E];return w===void 0?[]:[{href:w,kind:T}]});this.#o([...p,...qe(h.srcset??"")])}#n({rel:f="",href:h,imagesrcset:p=""}){const E=gr.
find(([T])=>T.test(f))?.[1];E!==void 0&&this.#o([...h===void 0?[]:[{href:h,kind:E}],...qe(p)])}#s(f){if(f["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=
!1;const h=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(f.content??"")?.[1];h&&this.#o([{href:h.trim(),kind:"link"}])}#r(f){this.#e.at(-1)==="style"&&this.#o(
rn(f)),this.#e.length===0&&f.trim()!==""&&(this.empty=!1)}#o(f){this.#e.includes("template")||this.links.push(...f.filter(({href:h})=>!Tr(h)))}}function Tr(l){return/\{\{|\$\{|<%/.
test(l)}function qe(l){return l.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(h=>{const[p=""]=h.trim().split(/\s/,1);return p===""?[]:[{href:p.replace(/,+$/,""),
kind:"asset"}]})}const we=10;class lt{#e;#t=new Map;constructor(f){this.#e=f}know(f,h){this.#t.set(f.pathname,Promise.resolve({kind:"there",url:f,page:gt(h)}))}probe(f){
const h=f.pathname+f.search,p=this.#t.get(h);if(p)return p;const E=this.#n(f);return this.#t.set(h,E),E}async#n(f){let h=f;for(let p=0;p<we;p+=1){const{status:E,
headers:T}=await this.#e.fetch(h,{method:"HEAD",signal:this.#e.signal}),w=T.get("location");if(E>=400)return{kind:"missing",status:E};if(E<300||w===null||!URL.canParse(
w,h.href))return{kind:"there",url:h,page:gt(T)};if(h=new URL(w,h),h.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"circle"}}}function gt(l){return/\bhtml\b/.
test(l.get("content-type")??"")}const ue=16,ee=2e4,Le=16*1024*1024;async function v(l,f){const h=new Yn(l),p=f.filter(K=>/\.(?:x?html?|css)$/i.test(K));await Gn(
p.slice(0,ee),ue,K=>h.read(K)),await h.follow();const E=await h.index(),T=h.result(),w=await dr(T.dead,f,h.prober),R=E.status<300?void 0:be(f),A=new Set(R===void 0?
[]:f),P=K=>on(K).some(Ke=>A.has(`${R}/${Ke}`)),q=T.dead.filter(({url:K})=>!P(ft(K.pathname).slice(1)));return{index:E,...T,dead:q,folder:R,basePath:w,unread:h.unread+
Math.max(0,p.length-ee)}}const Te=5;class Yn{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(f){this.#e=f,this.prober=new lt(f)}async index(){const{
root:f,fetch:h,signal:p}=this.#e,E=await this.prober.probe(f);if(E.kind!=="there")return{status:Kn(E),empty:!1};const T=await h(E.url,{signal:p}),w=await T.text();
return{status:T.status,empty:w.trim()===""||E.page&&zn(w).empty}}async read(f){const h=Se(f,this.#e.root),p=await this.#e.fetch(h,{signal:this.#e.signal}),E=await p.
text();p.status>=300||(this.prober.know(h,p.headers),E.length>Le?this.unread+=1:/\.css$/i.test(f)?this.#i(rn(E),h,f):this.#o(E,h,f))}#o(f,h,p){const E=zn(f);this.#r+=
1,this.#n.set(p,E.ids);const T=E.base!==void 0&&URL.canParse(E.base,h.href)?new URL(E.base,h):h;this.#i(E.links,T,p)}#i(f,h,p){for(const{href:E,kind:T}of f){const w=URL.
canParse(E,h.href)?new URL(E,h):void 0;if(w?.origin!==this.#e.root.origin)continue;const R=`${T} ${w.href} ${E}`,A=this.#t.get(R)??{href:E,kind:T,url:w,files:[],
latest:"",count:0};this.#t.set(R,A),A.latest!==p&&(A.latest=p,A.count+=1,A.files=[...A.files,p].sort(an).slice(0,Te))}}async follow(){await Gn(this.#t.values(),
ue,async f=>{const h=await this.#a(f);if(h===void 0)return;const{href:p,url:E,files:T,count:w}=f;this.#s.push({href:p,url:E,files:T,count:w,...h})})}async#a({url:f,
kind:h}){const p=await this.prober.probe(f);switch(p.kind){case"missing":return{kind:h,why:`answers ${p.status}`};case"circle":return{kind:h,why:"redirects in a\
 circle"};case"external":return;case"there":return h==="asset"&&p.page&&/\.(?!x?html?$)\w+$/i.test(p.url.pathname)?{kind:h,why:"answers with a page"}:this.#c(p.
url,f.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return p}}#c(f,h){const p=h.slice(1);if(p===""||/^(?:top$|[/!]|:~:)/i.test(p))return!0;const E=this.#u(
ft(f.pathname).slice(1));return E===void 0||E.has(p)||E.has(ft(p))}#u(f){return on(f).map(h=>this.#n.get(h)).find(h=>h!==void 0)}result(){const f=this.#s.sort((p,E)=>an(
p.files[0],E.files[0])||an(p.href,E.href)),h=new Set([...this.#t.values()].map(({url:p})=>p.href)).size;return{pages:this.#r,links:h,dead:f}}}function on(l){const f=l===
""||l.endsWith("/")?l:`${l}/`;return[l,`${l}.html`,`${f}index.html`]}function be(l){const f=w=>w.split("/").length,h=l.filter(w=>w.endsWith("/index.html")).sort(
(w,R)=>f(w)-f(R)),[p,E]=h;return p!==void 0&&(E===void 0||f(E)>f(p))?p.slice(0,-11):void 0}function Kn(l){return l.kind==="missing"?l.status:310}function Se(l,f){
const h=l.replace(/(^|\/)index\.html$/,"$1");return new URL(h.split("/").map(encodeURIComponent).join("/"),f)}function ft(l){try{return decodeURIComponent(l)}catch{
return l}}function an(l="",f=""){return l<f?-1:+(l>f)}var Vn=N(8302);const cn=100,br='If another application serves the link on the same host, add rel="external\
" to it: the check skips such links.';async function Xn(l,f){const h=[],{basePath:p}=l,E=l.dead.filter(T=>p===void 0||!nn(T,p));p!==void 0&&h.push(await _r(p,l,
f));for(const[T,w]of E.entries()){const R=T<cn?await f.find(w.href,w.files[0]??""):void 0;h.push({...Or(w),place:R})}return[...Sr(l),...h,...Jn(l)]}async function _r(l,{
dead:f},h){const p=f.filter(T=>nn(T,l)),E=await h.find(l,"")??await h.find(l.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base pat\
h ${l}, and is served without one: ${p.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js\
, baseUrl in Docusaurus, homepage in package.json.",place:E}}function Sr({index:l,folder:f}){return l.status>=300?[{code:"index_unanswered",message:`The site ha\
s no index page: / answers ${l.status}`,remedy:f===void 0?"The output directory needs an index.html. Is output-directory the folder that the build writes?":`The\
 output directory has its index.html in ${f}: put that folder at the end of output-directory.`}]:l.empty?[{code:"index_empty",message:"The index page is empty: \
it shows nothing and loads no script"}]:[]}function Or(l){const f=JSON.stringify(l.href.length>200?`${l.href.slice(0,199)}\u2026`:l.href);switch(l.kind){case"li\
nk":return{code:"dead_link",message:`Dead link: ${f} ${l.why} (${wt(l)})`,remedy:br};case"asset":return{code:"dead_asset",message:`Missing file: ${f} ${l.why} (${wt(
l)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${f} leads to has no such part (${wt(l)})`};default:return l.kind}}function wt({files:l,
count:f}){const h=f-1;return`in ${l[0]}${h>0?` and ${h} more ${h===1?"file":"files"}`:""}`}async function un(l,f){const h=new Map,p=async({file:E,line:T,reason:w})=>{
const R=h.get(E)??f.fileNamed(E);h.set(E,R);const A=await R;return{code:"ignored_rule",message:`Ignored rule (${T===void 0?E:`${E}, line ${T}`}): ${w}`,place:A===
void 0?void 0:{file:A,...(0,Vn.Eb)({line:T})}}};return Promise.all(l.map(p))}function Jn({unread:l}){return l===0?[]:[{code:"not_all_checked",message:`${l} page\
s or style sheets are too long, or too many, to be read`}]}const Qn=5;async function qn(l,f,h){const p=f.files.map(({path:w})=>w),E=await v(l,p),T=w=>f.files.reduce(
(R,A)=>R+w(A),0);return{pages:E.pages,links:E.links,files:f.files.length,bytes:T(({bytes:w})=>w),brotli:T(({brotli:w})=>w),gzip:T(({gzip:w})=>w),largest:f.files.
toSorted((w,R)=>R.bytes-w.bytes).slice(0,Qn),findings:Rr([...f.findings,...await un(f.ignoredRules,h),...await Xn(E,h)])}}const Nr=["error","warning","notice"];
function Rr(l){const f=h=>Nr.indexOf((0,Dt.x)(h))*2+(h.place?0:1);return l.toSorted((h,p)=>f(h)-f(p))}function Ar({findings:l}){const[f,...h]=l.filter(A=>(0,Dt.
x)(A)==="error");if(!f)return;const{place:p,message:E,remedy:T}=f,w=p?`${p.file}${p.line===void 0?"":`:${p.line}`}: `:"",R=h.length===0?"":` (and ${h.length} mo\
re ${h.length===1?"error":"errors"})`;return new ye.GQ("check_failed",`Check failed: ${w}${E}${R}`,{remedy:T??"Correct what the annotations name. They are in th\
e summary too."})}const Ir=/[\s"'`(=[{}<>,:%]$/,kr=/^[\s"'`)\]}<>,;#?]/;function Lr(l,f,h){const p=new Map,E=T=>{const w=p.get(T)??vr(l,f,T);return p.set(T,w),w};
return{async find(T,w){for(const R of Zn(T,w)){const A=await E(R),P=Dr(A,w,h);if(P)return P}},async fileNamed(T){const R=(await l("grep","-l","-z","-e","",f,"--",
`:(glob)**/${T}`).catch(()=>"")).split("\0").flatMap(K=>K===""?[]:[K.slice(f.length+1)]),A=R.filter(K=>!ts(K,h)),[P,...q]=A.length>0?A:R;return q.length>0?void 0:
P}}}function Zn(l,f){const[h=""]=l.split(/[?#]/,1),p=l.replaceAll("&","&amp;"),E=/^\.{1,2}\//.test(h)?new URL(h,`http://site/${encodeURI(f)}`).pathname:"",T=[l,
p,h,E];return[...new Set([...T,...T.map(w=>w.replace(/\/$/,""))])].filter(w=>w.length>1)}async function vr(l,f,h){return(await l("grep","-I","-n","-z","-F","-e",
h,f,"--").catch(()=>"")).split(`
`).flatMap(E=>es(E,f,h))}function es(l,f,h){const[p="",E="",...T]=l.split("\0"),w=T.join("\0");for(let R=w.indexOf(h);R!==-1;R=w.indexOf(h,R+1)){const[A,P]=[w.slice(
Math.max(0,R-1),R),w.slice(R+h.length,R+h.length+1)];if((R===0||Ir.test(A))&&(P===""||kr.test(P)))return[{file:p.slice(f.length+1),line:Number(E),column:R+1}]}return[]}
function ts(l,f){return f!==void 0&&l.startsWith(`${f}/`)}function Dr(l,f,h){const p=l.filter(({file:T})=>!ts(T,h)),E=p.filter(({file:T})=>xr(T,f));return[l,p,E].
map($r).find(T=>T!==void 0)}function $r(l){const[f]=l;return f&&l.every(({file:h})=>h===f.file)?f:void 0}function xr(l,f){const h=dn(f.replace(/\/index\.[^/]+$/,
""));return dn(l)===h||dn(l.replace(/\/index\.[^/]+$/,""))===h}function dn(l){return l.slice(l.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var ns=function(l,f,h){
if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object expected.");var p,E;if(h){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");p=f[Symbol.asyncDispose]}if(p===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");p=f[Symbol.dispose],
h&&(E=p)}if(typeof p!="function")throw new TypeError("Object not disposable.");E&&(p=function(){try{E.call(this)}catch(T){return Promise.reject(T)}}),l.stack.push(
{value:f,dispose:p,async:h})}else h&&l.stack.push({async:!0});return f},Mr=(function(l){return function(f){function h(w){f.error=f.hasError?new l(w,f.error,"An \
error was suppressed during disposal."):w,f.hasError=!0}var p,E=0;function T(){for(;p=f.stack.pop();)try{if(!p.async&&E===1)return E=0,f.stack.push(p),Promise.resolve().
then(T);if(p.dispose){var w=p.dispose.call(p.value);if(p.async)return E|=2,Promise.resolve(w).then(T,function(R){return h(R),T()})}else E|=1}catch(R){h(R)}if(E===
1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return T()}})(typeof SuppressedError=="function"?SuppressedError:function(l,f,h){
var p=new Error(h);return p.name="SuppressedError",p.error=l,p.suppressed=f,p});async function Cr(l,f,h,p){try{return await fe(l,f,h,p)}catch(E){if(!p.signal.aborted)
throw E;return{...ln,status:"cancelled",failure:void 0,phases:[],error:ss()}}}async function fe(l,f,h,p){const E={stack:[],error:void 0,hasError:!1};try{const{env:T,
signal:w}=p,{repository:R,branch:A,outputDirectory:P}=l.configuration,q=(0,ae.isAbsolute)(R)?R:p.workspace,K=ns(E,await Ti(T),!0),Ke=(0,ae.join)(K.path,"source.\
git"),Mt=S(q,T,w);Mt.catch(()=>{});const Ur=jt=>h.addSecret(jt),Fr={...p,scratch:K.path,lent:Ke,folder:q,onSecret:Ur},os=ns(E,await re(Fr),!0),ht=await Mt;h.checkedOut(
ht.commit),rs(ht,h.report),await ht.lend(Ke,A);const Fe=f===void 0?void 0:await Et(f,ht,Ke,T,w),Tt=me.ml.now(),{commit:Ct}=ht,jr=jt=>jt.type==="url"||h.report(jt),
{outcome:Ut,output:pn}=await os.deploy(Ct,l,jr),{status:is,url:as}=Ut;if(is!=="succeeded"||pn===void 0||as===void 0)return fn(Ut,l);const Pr={root:new URL(as),fetch:(0,U.
Q)(fetch),signal:w},Ft=await qn(Pr,pn,Lr(ht.git,Ct,P));await h.checked(Ft);const mn=l.follow.timeoutMs-(me.ml.now()-Tt),cs=Fe&&{embedded:os,report:h,signal:w,checked:{
commit:Ct,report:Ft,output:pn},leftMs:mn},Br=cs?await Xs(Fe,l,cs):[],Ze=Ar(Ft);return{...Ut,...ln,status:Ze?"failed":"succeeded",error:Ze,phases:[...Ut.phases,...Br],
failure:Ze&&ur(Ze,Ft)}}catch(T){E.error=T,E.hasError=!0}finally{const T=Mr(E);T&&await T}}const ln={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function fn(l,{
follow:f}){const h={...l,...ln};if(l.error?.code==="interrupted")return{...h,status:"cancelled",error:ss()};if(l.status!=="pending")return h;if(l.error&&l.error.
code!=="deploy_timeout")return{...h,status:"failed"};const p=`The check has not ended within ${(0,L.a3)(f.timeoutMs)}, and was stopped`,E="Raise the input timeo\
ut.";return{...h,status:"failed",error:new ye.GQ("deploy_timeout",p,{input:"timeout",remedy:E})}}function ss(){return new ye.GQ("interrupted","Interrupted: the \
check was stopped, and has no result")}const hn=5;function rs({changed:l},f){if(l.length===0)return;const h=l.slice(0,hn).join(", "),p=l.length>hn?` and ${l.length-
hn} more`:"";f({type:"warning",message:`Changed since the commit, and not part of the check: ${h}${p}`,remedy:"The platform builds commits: commit what belongs \
to the check."})}async function Ti(l){const f=await(0,j.mkdtemp)((0,ae.join)(l.RUNNER_TEMP||(0,M.tmpdir)(),"slipway-check-"));return{path:f,[Symbol.asyncDispose]:()=>(0,j.
rm)(f,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),2207:((Hs,it,N)=>{N.d(it,{Mb:()=>M,PB:()=>j,iV:()=>U,sR:()=>ae});const j=["queued","building","syn\
cing","activating","succeeded","failed","cancelled"],M=["queue","clone","install","build","sync","activate"],ae=["repository_not_found","repository_not_allowed",
"branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node\
_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","out\
put_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],U={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,
method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,
rate_limited:429,internal:500,unavailable:503}}),607:((Hs,it,N)=>{N.r(it),N.d(it,{startLocalPlatform:()=>nb});var j=N(6760),M=N(3739),ae=N(7994),U=N(7598),me=N(
8161),L=N(3024),ye=N(5239),g=N(7934),F=N(8302);const At=5,at=60;function Ee(t){return g.FsL(g.IeY(F.Gv,"must be an object"),g.rej(t,e=>e.expected==="never"?Mn(e.
path,t):"is required"))}function ie(t){return g.yqP(g.mee(t))}function Ae(t){return g.yqP(g.ZmZ(t))}const It=["__proto__","prototype","constructor"];function Je(t,e){
return g.FsL(g.IeY(F.Gv,"must be an object"),g.z6Y(n=>!It.some(s=>Object.hasOwn(n,s)),`must not contain ${It.join(", ")}`),g.g1P(t,e))}function Et(t){return g.z6Y(
e=>t(e)===void 0,({input:e})=>t(e)??"")}function Qe(t,e,n){const s=g.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,
message:o})=>`${qt(r)||n} ${o}`)}}function ze(t){const e=t.length>at?`${t.slice(0,at)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function qt(t){
return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${ze(String(e))}`).join("").replace(/^\./,"")}function Mn(t,e){const n=t?.at(-1)?.input,[,...s]=(0,F.
Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,At).map(ze),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).
filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}var ct=N(1709);const ut=253,kt="[a-z0\
-9](?:[a-z0-9-]{0,61}[a-z0-9])?",dt=new RegExp(`^(?:${kt}\\.)+(?!\\d+$)${kt}$`);function Lt(t){return t.length<=ut&&dt.test(t)}function vt(t,e){return t===e||t.
endsWith(`.${e}`)}var S=N(2345);const I=512,G=/^[!-?A-~]*@[!-?A-~]+$/;function Y(t){return t.length<=I&&G.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function te(t){
return/[^\0-\x7f]/.test(t)}const Ie=["viewer","deployer"];function Me(t){return g.KCZ([t,g.YOg(t)],"must be a string, or a list of strings")}const Ce=g.FsL(g.YjP(
"must be a string"),g.BpQ(1,"must not be empty")),Ws=g.FsL(g.YjP("must be a string"),g.Ru6(I,`must have at most ${I} characters`),g.yGV(G,({input:t})=>{const e=te(
t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`}));function Cn(t){const e=`${t} ASCII emails, or @domain \
for every email of a domain. Upper and lower case are the same.`;return g.yqP(g.FsL(Me(Ws),g.h_(e)))}const zs="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",Ys=g.FsL(g.YjP("mus\
t be a string"),g.Ru6(ut+2,`must have at most ${ut+2} characters`),g.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${zs})$`),'must be a host name in lower case and punycod\
e, as "shop.example.com", or "*.example.com", or "*"')),Un=Ee({viewer:Cn("May read."),deployer:Cn("May do everything."),domains:g.yqP(g.FsL(Me(Ys),g.h_('Custom \
domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", "*.example.com" for all names below, "*" for all.')))}),
Ks=Ee({issuer:g.FsL(g.YjP("must be a string"),g.z6Y(Xs,"must be an https:// URL without query (http:// only for loopback)"),g.yuE({format:"uri"}),g.h_("The valu\
e of the iss claim: an https URL, or an http URL of loopback.")),audience:g.yqP(g.FsL(Me(Ce),g.h_("Accepted aud values. Default: the platform's own base URL."))),
email:g.lqM(g.FsL(g.YjP("must be a string"),g.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@github.actions"'),g.z6Y(t=>!te(t),"h\
as characters other than ASCII"),g.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),emailsVerified:g.
lqM(g.FsL(g.zMY("must be true or false"),g.h_("True if the issuer verifies every email before it writes it into a token: then a token may lack email_verified. M\
icrosoft Entra, for example, leaves the claim out. A token whose email_verified is false is refused all the same.")),!1),clientId:g.yqP(g.FsL(Ce,g.h_("The clien\
t that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for \
/}."))),clientSecretFile:g.yqP(g.FsL(Ce,g.h_("A file with the client's secret. A relative path begins in the data directory."))),clientSecretEnv:g.yqP(g.FsL(Ce,
g.h_("The environment variable of the platform that has the client's secret."))),name:g.yqP(g.FsL(Ce,g.Ru6(60,"must have at most 60 characters"),g.h_("The name \
of the identity provider on the sign-in page. Default: its host."))),require:g.lqM(g.FsL(Je(g.YjP(),Me(Ce)),g.h_("Claims that a token must have, each with one o\
f the values.")),{})}),Vs=g.FsL(Ee({$schema:g.yqP(g.YjP("must be a string")),localIssuer:g.lqM(g.FsL(g.zMY("must be true or false"),g.h_("Whether tokens of the \
platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),issuers:g.lqM(g.FsL(g.YOg(Ks,"must be a l\
ist"),g.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s}\
 twice`})}),g.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:g.FsL(Je(g.FsL(g.YjP(),g.yGV(new RegExp(
`^(?:\\*|${S.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),Un),g.h_('Grants by organization; "*" is every organization.'))}),g.DDF("platfor\
m.json"),g.h_("Who may do what on a platform that several people share. The platform reads the file from its data directory when it starts."));function Xs(t){if(!URL.
canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,ct.c)(e.hostname)}
const Fn={localIssuer:!0,issuers:[],roleOf:()=>"deployer",organizationsOf:()=>{},mayUseDomain:()=>!0},jn=1024*1024,Js=10;function Qs(t,e={}){const n=(0,j.join)(
t,"platform.json");if(!(0,L.existsSync)(n))return Fn;try{if((0,L.statSync)(n).size>jn)throw new Error(`is larger than ${jn} bytes`);return Zs(JSON.parse((0,L.readFileSync)(
n,"utf8")),{file:s=>(0,L.readFileSync)((0,j.resolve)(t,s),"utf8").trim(),env:s=>e[s]})}catch(s){throw new M.GQ("invalid_file",`${n}: ${s instanceof Error?s.message:
String(s)}`,{place:{file:n},remedy:`Correct the file (${(0,ye.f)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:s})}}const qs={
file:()=>"",env:()=>{}};function Zs(t,e=qs){const n=Qe(Vs,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,Js).join("; "));const{localIssuer:s,issuers:r,
organizations:o}=n.output,i=new Map(Object.entries(o).map(([a,c])=>[a,sr(c)]));return{localIssuer:s,issuers:r.map(({issuer:a,audience:c,email:u,emailsVerified:d,
require:m,...y},b)=>({issuer:a,audiences:c===void 0?void 0:[c].flat(),email:u,emailsVerified:d,client:er(a,y,`issuers[${b}]`,e),require:Object.fromEntries(Object.
entries(m).map(([_,O])=>[_,[O].flat()]))})),roleOf(a,c){const u=a.slice(a.lastIndexOf("@")),m=[i.get(c),i.get("*")].flatMap(y=>[y?.get(a),y?.get(u)]);return m.includes(
"deployer")?"deployer":m.find(y=>y!==void 0)},organizationsOf:nr(i),mayUseDomain(a,c){return[o[a]?.domains??[],o["*"]?.domains??[]].flat().some(d=>tr(d,c))}}}function er(t,{
clientId:e,clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but n\
o clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):
i.file(n);if(a&&!c){const d=n===void 0?`clientSecretEnv names the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${d}, which is empty or not\
 set`)}const u=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:u}}function tr(t,e){
return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function nr(t){const e=new Map;for(const[n,s]of t)for(const r of s.keys()){const o=e.get(r);o?
o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf("@")),r=new Set([n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:[...r].sort()}}function sr(t){
return new Map(Ie.flatMap(e=>[t[e]??[]].flat().map(n=>[n.toLowerCase(),e])))}var ke=N(336);const rr=1e3,or=2e4;class J extends Error{name="StoreUnavailable";isFull;constructor(e,{
isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}async function ir(t,e,n){const s=e.monotonic()+or;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof
J&&!o.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(rr,n).catch(()=>{}),n?.aborted))throw o}}const Zt=["ok","missed","refused","limited","failed"],re=["\
get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","d\
elete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","de\
ploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change"],ge={hour:36e5,day:864e5};function ar(t){const e=n=>Object.fromEntries(Zt.flatMap(s=>{const r=en(
n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},
sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.
deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(t.build_ms/1e3)}}}function en(t,e){return re.find(n=>n===`${t}_${e}`)}function tn(t={}){const e=re.
map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function cr(t,e){return Object.fromEntries(re.map(n=>[n,t[n]+e[n]]))}function wi(t){const e=n=>re.reduce((s,r)=>s+
(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}
const Dt={kvs(){},site(){}},Pn=2e5,ur=new Map(re.map((t,e)=>[t,e])),Ye=t=>ur.get(t)??0,dr=Object.fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(
Zt.map(e=>[e,Ye(en(t,e)??`${t}_refused`)]))])),nn=Ye("kvs_bytes_in"),lr=Ye("kvs_bytes_out"),fr=Ye("site_bytes_out"),$t=[Ye("site_2xx"),Ye("site_3xx"),Ye("site_4\
xx"),Ye("site_5xx")];class xt{#e=new Map;#t=new Map;#n=new Map;#s=new Float64Array(re.length);#r;lost=0;constructor(e){this.#r=sn(e)}kvs(e,n,s,r,o){let i=this.#e.
get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(re.length)},this.#e.set(e.keyspace,i)),Ue(i.counts,dr[n][s],1),Ue(i.counts,nn,r),Ue(i.counts,
lr,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,project:e.project,app:e.appID,table:""},counts:new Float64Array(re.length)},this.#t.
set(e.subdomain,r)),Ue(r.counts,n<300?$t[0]:n<400?$t[1]:n<500?$t[2]:$t[3],1),Ue(r.counts,fr,s)}take(e){for(const{scope:n,counts:s}of[...this.#e.values(),...this.#t.
values()]){for(const[i,a]of s.entries())Ue(this.#s,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#r]),o=this.#n.get(r);if(o)for(const[i,a]of s.
entries())Ue(o.counts,i,a);else this.#n.size<Pn?this.#n.set(r,{scope:n,counts:s,hour:this.#r}):this.lost+=hr(s)}this.#e=new Map,this.#t=new Map,this.#r=sn(e)}get waiting(){
return this.#n.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#n){if(n.length===e)break;this.#n.delete(s),n.push({scope:r,hour:o,counts:Bn(
i)})}return n}totals(){const e=this.#s.slice();for(const{counts:n}of[...this.#e.values(),...this.#t.values()])for(const[s,r]of n.entries())Ue(e,s,r);return Bn(e)}}
function Ue(t,e,n){t[e]=(t[e]??0)+n}function sn(t){return Math.floor(t/ge.hour)*ge.hour}function Bn(t){return Object.fromEntries(re.map((e,n)=>[e,t[n]??0]))}function hr(t){
return re.reduce((e,n,s)=>/bytes/.test(n)?e:e+(t[s]??0),0)}const pr=8e3,rn=3e4,mr=36e5,Gn=250,Hn=250,Wn=500,yr=500,Er=1e3;function gr(t){const{clock:e,log:n,every:s=ke.
fm}=t,r=new xt(e.now()),o=zn(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(m){a||n("warn","usage_not_stored",{reason:String(
m)}),a=!0}},u=()=>(i??=c().finally(()=>{i=void 0}),i),d=s(pr,u);return{meter:r,flush:u,figures:()=>({counts:r.totals(),waiting:r.waiting,lost:r.lost}),async[Symbol.
asyncDispose](){d(),await i,await u()}}}function zn(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,U.randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{
for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(Gn)}),await e.add(a).catch(u=>{if(u instanceof J)throw u;r("error","usage_lost",{rows:a?.
rows.length??0,reason:String(u)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Hn)===Hn;);n&&await e.claimTurn("stored",rn)&&await wr(
e,n,s),await e.claimTurn("prune",mr)&&await Tr(e,s)}}async function wr(t,e,n){for(let s=0;;){const r=await e.sizes(s,Wn),o=r.length<Wn,i=o?Number.MAX_SAFE_INTEGER:
r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}async function Tr(t,e){for(let n=0;n<Er;n+=1){if(await t.prune(e.now(),
yr)===0)return;await new Promise(setImmediate)}}var qe=N(597),we=N(2207);class lt extends Error{name="BodyTooLarge"}class gt extends Error{name="BodyBroken"}function ue(t,e,n={}){
return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function ee(t,e){const n=t.headers[e];
return typeof n=="string"?n:n?.[0]}function Le(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class v extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function Te(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return ue(we.iV[n],r,t.headers)}
const Yn=10;function on(t,e){if(!(0,F.Gv)(t))throw be(["the body must be a JSON object"]);const n=Qe(e,t,"the body");if("faults"in n)throw be(n.faults);return n.
output}function be(t){const e=t.length-Yn,n=t.slice(0,Yn).join("; ")+(e>0?`; and ${e} more`:"");return new v("validation_failed",`${n}.`)}const Kn=[[/\0/,"must \
not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed Unicode"]];function Se(t,e,n=[]){const s=[...Kn,...n];return g.FsL(g.YjP("must be a\
 string"),g.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),g.Ru6(e,`must have at most ${e} characters`),Et(r=>s.find(([o])=>o.test(r))?.[1]),
g.yuE(ft(...s.map(([r])=>r))))}function ft(...t){return{not:{pattern:t.map(({source:e})=>e).join("|")}}}function an(t){return g.KIO(t,`must be one of ${t.join("\
, ")}`)}const Vn=g.zMY("must be true or false"),cn=Se(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not con\
tain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or e\
nd with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,
'must not end with "."']]),br=g.FsL(Se(1,64),g.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: 40 hexadecimal digits")),Xn=Se(1,1024,[[/^(?:\/|[A-Za-z]:)/,
"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,
'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead into ".git"']]),_r=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
Sr=/:\/\/[^/?#\\]*@/;function Or(t){return g.FsL(g.YjP("must be a string"),g.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),Et(e=>{const n=(0,qe.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),g.yuE({maxLength:1024,pattern:_r.source,...ft(Sr,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:wt,envBytes:un}=S.lF,Jn=new RegExp(`^${S.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),Qn=g.FsL(g.IeY(t=>qn(t)===void 0,
({input:t})=>qn(t)??""),g.yuE({type:"object",maxProperties:wt,propertyNames:{pattern:S.G1.source,...ft(Jn)},additionalProperties:{type:"string",maxLength:un-1,...ft(
...Kn.map(([t])=>t))}}));function qn(t){if(!(0,F.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>wt)return`must have \
at most ${wt} variables`;let n=0;for(const[s,r]of e){const o=Nr(s,r);if(o!==void 0)return`contains ${ze(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>un?`must have at most ${un} bytes of names and values`:void 0}function Nr(t,e){return S.G1.test(t)?Jn.test(t)?`but names that begin with ${S.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Rr=300,Ar="developer@slipway.local\
host";function Ir(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await Promise.all([N.e(550),N.e(702)]).then(N.bind(N,9702));r??=c.importJWK(
n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),d=a.email??Ar;return new c.SignJWT({...a.claims,email:d,email_verified:!0}).setProtectedHeader({alg:"ES256",
typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??d).setAudience(a.audience??t.audience).setIssuedAt(u).setExpirationTime(u+(a.expiresInSeconds??Rr)).setJti(
(0,U.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":Lr(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!==
"GET"&&a.method!=="HEAD"){const d="The identity provider accepts only GET and HEAD";return Te(new v("method_not_allowed",d,{allow:"GET, HEAD"}),a)}const c=Le(a.
target),u=i[c];if(u)return ue(200,u,{"cache-control":"public, max-age=300"});if(c!=="/identity/token")return Te(new v("not_found",`Nothing is at ${c}`),a);if(!Zn(
a,t.requestToken)){const d="The request token is missing or wrong: see run.json";return Te(new v("unauthorized",d,{"www-authenticate":"Bearer"}),a)}return kr(a.
target,o)}}}async function kr(t,e){const n=new URLSearchParams(t.slice(Le(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,F.Eb)({audience:s||void 0,
email:r||void 0}));return ue(200,{count:o.length,value:o})}function Lr(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:[
"id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub",
"aud","exp","iat","jti","email","email_verified"]}}function Zn(t,e){const n=r=>(0,U.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(ee(t,"aut\
horization")??"")?.[1];return s!==void 0&&(0,U.timingSafeEqual)(n(s),n(e))}const vr=Ee({to:Se(1,4096)}),es=64*1024;function ts(t,e){return async n=>{try{if(n.method!==
"POST")throw new v("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!Zn(n,t))throw new v("unauthorized","The request token is missing or wr\
ong.",{"www-authenticate":"Bearer"});const{to:s}=on(JSON.parse((await n.body(es)).toString()),vr);return await e(s),ue(200,{to:s})}catch(s){if(s instanceof gt)throw s;
return Te(Dr(s),n)}}}function Dr(t){if(t instanceof v)return t;if(t instanceof SyntaxError)return new v("invalid_request","The body is not JSON.");if(t instanceof
lt)return new v("body_too_large",`The body is larger than ${es} bytes.`);const{mender:e,message:n}=(0,M.I7)(t);return e==="user"?new v("validation_failed",`to: ${n}\
.`):new v("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}const $r=2e3;function xr({deployments:t,damage:e,ability:n,node:s,clock:r,metering:o}){
const i=new Map,a=s===void 0?{}:{node:s},c=()=>[...i].flatMap(([d,m])=>m.map((y,b)=>[{service:d,status:`${b}xx`,...a},y]).filter(([,y])=>y>0)),u=async()=>{const d=await Mr(
t,r);return[fe("slipway_requests_total","counter","Requests answered.",c()),fe("slipway_state_available","gauge","1 if the state can be read, else 0.",[[a,d?1:0]]),
...d?Cr(d):[],...dn(o.figures(),a),fe("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[a,e?.total??0]]),...n?[ns(n,a)]:[],
fe("process_resident_memory_bytes","gauge","Resident memory.",[[a,process.memoryUsage.rss()]]),fe("process_uptime_seconds","gauge","Seconds since the process st\
arted.",[[a,process.uptime()]])].join("")};return{count(d,m){let y=i.get(d);y||(y=[0,0,0,0,0,0],i.set(d,y));const b=Math.floor(m/100);y[b]=(y[b]??0)+1},handler:async()=>({
status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await u()})}}function dn({counts:t,waiting:e,lost:n},s){
const r=["get","put","delete","other"].flatMap(a=>Zt.flatMap(c=>{const u=en(a,c);return u?[[{method:a,outcome:c,...s},t[u]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(
a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"e\
dge",direction:"out",...s},t.site_bytes_out]];return[fe("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),fe("slipway_site_\
requests_total","counter","Requests to sites of apps.",o),fe("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),fe("slipway_us\
age_waiting_rows","gauge","Rows of usage that are not stored yet.",[[s,e]]),fe("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[
[s,n]])]}function ns({canBuild:t},e){return fe("slipway_can_build","gauge","1 if the node can build, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}
async function Mr(t,e){const n=new AbortController,s=e.sleep($r,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof
J)return;throw r}finally{n.abort()}}function Cr(t){const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[fe("slipway_deployments","\
gauge","Deployments by status.",t.map(s=>[{status:s.status},s.count])),fe("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),
fe("slipway_deployment_seconds_sum","counter","Seconds that deployments ran.",[[{},e(t,"ms")/1e3]]),fe("slipway_deployment_seconds_count","counter","Deployments\
 that ran and ended.",[[{},e(t,"ran")]])]}function fe(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,u])=>`${c}="${ln(u)}"`);return`${t}${a.
length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function ln(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var fn=N(9127),ss=N(7634);const hn=5e3,rs=15e3,Ti=null,l=1e3,f=10;async function h(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),
i=()=>({...e,version:ss.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{
store:a,start:c,ability:u}=n,d=()=>a.announce({...i(),...c,canBuild:u?.canBuild});await u?.look(),await p(d,n,t);const m=A(d,u,t);return w(await a.living(),c,t),
{list:()=>a.list(),async[Symbol.asyncDispose](){await m(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function p(t,{signal:e},{own:{name:n},
clock:s,log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw T(n,i);o||r("warn","node_name_awaited",E(n,i)),o??=i,await s.sleep(
l,e)}}function E(t,{address:e,silentMs:n}){const s=Math.max(0,rs-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,fn.a3)(n)} ago. If \
it was killed, this one goes on in ${(0,fn.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}function T(t,{
address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,fn.a3)(n)} ago`,r=`Start this one wi\
th another --node. If the other one was killed just now, wait ${rs/1e3} seconds and start this one again.`;return new M.GQ("invalid_input",s,{input:"node",remedy:r})}
function w(t,e,{log:n}){for(const{key:s,flag:r,means:o}of R){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,u]of Map.groupBy(a,d=>d[s])){const d=u.
slice(0,f).map(({name:m})=>m);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:d.join(", "),means:o})}}}const R=[{key:"publicUrl",flag:"--public-\
url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"E\
ach of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function A(t,e,{own:{name:n},log:s,every:r=ke.fm}){let o;const i=P(
s),a=async()=>{const y=await t();y?i("node_name_taken",{node:n,address:y.address,means:q}):i(void 0)},c=async()=>{try{await e?.look();let y;do y=e?.canBuild,await a();while(e?.
canBuild!==y)}catch(y){i("node_not_announced",{reason:String(y)})}finally{o=void 0}},u=()=>{o??=c()},d=r(hn,u),m=e?.subscribe(u);return async()=>{d(),m?.[Symbol.
dispose](),await o}}function P(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const q="Another process took the name of this node while this one g\
ave no sign of life. Stop one of them, and start it with another --node",K=["control","build","edge","kvs"],Ke=2e3,Mt=1e3;function Ur({node:t,roles:e,checks:n,clock:s}){
const r=new Set;let o=!1;const i=K.map(d=>[d,os(n[d],s)]),a=new Map(i.filter(([d])=>e.includes(d))),c=async d=>{const m=a.get(d);return m?o?"draining":r.has(d)?
await m()?"ready":"failing":"starting":"absent"},u=async d=>{const m=await Promise.all(d.map(async _=>[_,await c(_)])),[,y="ready"]=m.find(([,_])=>_!=="ready")??
[],b={status:y,node:t,roles:Object.fromEntries(m)};return y==="ready"?ue(200,b):ue(503,b,{"retry-after":"1"})};return{start(d){for(const m of d?[d]:K)r.add(m)},
drain(){o=!0},handler(d){const m=Fr(d);if(m===void 0)return u(e);const y=K.find(b=>b===m);return y?u([y]):Te(new v("invalid_request",`role is one of ${K.join(",\
 ")}.`),d)}}}function Fr({target:t}){return new URLSearchParams(t.slice(Le(t).length)).get("role")??void 0}function os(t,e){if(!t)return()=>Promise.resolve(!0);
let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(Ke,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(()=>!0).catch(()=>!1),i]);return o.
abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&e.monotonic()-s.at<Mt?s.can:(n??=r(),n)}var ht=N(7067),Fe=N(7030),Tt=N(7075);function Ct(t){if(t instanceof
v)return t;if(t instanceof J)return t.isFull?new v("unavailable","The platform has no room to store more. Its operator has to add some.",Ut):new v("unavailable",
`The platform cannot read or write its state now. ${jr}`,pn)}const jr="Read what was to be changed before you repeat the call, because it may have been changed.",
Ut={"retry-after":"30"},pn={"retry-after":"5"};function is(t){const e=new Fe.BlockList;for(const n of t){const[,s="",r]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(n)??[],
o=(0,Fe.isIP)(s),i=o===4?32:128;if(o===0||s.includes("%")||Number(r??0)>i)throw new M.GQ("invalid_input",`--trusted-proxies: "${n}" is not an address or a netwo\
rk`,{input:"trusted-proxies",remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});e.addSubnet(s,Number(r??i),
o===4?"ipv4":"ipv6")}return e}function as(t,e,n){let s=mn(t);for(const r of(e??"").split(",").reverse()){if(!(0,ct.O)(s)&&!Ft(n,s))break;const o=mn(r.trim());if((0,Fe.
isIP)(o)===0)break;s=o}return s}function Pr({remoteAddress:t}){const e=mn(t??"");return(0,ct.O)(e)?"loopback":cs(e)}function Ft(t,e){const[n=""]=e.split("%",1),
s=(0,Fe.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function mn(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function cs(t){if((0,Fe.isIP)(t)!==6)return t.
slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(
":")}::/64`}const Br=100,Ze=new WeakMap;function jt(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(Ze.get(s)??0)+1;if(Ze.
set(s,r),r>Br){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(Ze.get(s)??1)-1;Ze.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const Ed=64*1024,gd=128*
1024;class wd{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get bytes(){return this.#s}hold(e,n){const s=Td(e,n);if(!s||s.bytes<=Ed)return;const r=this.#n.
get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){
if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)
return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Td(t,e){if(e!==void 0)
return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof Tt.Readable?{key:t,bytes:gd}:{key:e.buffer,bytes:e.buffer.byteLength}}const bd=16;class _d{#e=[];#t=!1;open(){
this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=bd&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){
const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}const Sd=/^[\w.:-]{1,128}$/,bi=8*1024*1024,Od=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Nd=47,Rd=(0,U.randomBytes)(
5).toString("hex");let _i=0;class Ad{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==Nd&&Id(e)}get method(){return this.#e.
method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===
void 0){const e=this.#e.headers["x-request-id"];_i+=1,this.#s=typeof e=="string"&&Sd.test(e)?e:`${Rd}-${_i}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.
socket;if(e!==void 0)return as(e,ee(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){const e=new AbortController;
this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error("The client went away"))})}return this.#r.
signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];let a=0;const c=d=>{this.#o=
!n.complete,o(d)},u=()=>c(new gt("The client went away before its body ended"));if(n.destroyed&&u(),s>e+bi){c(new lt);return}n.on("data",d=>{a+=d.length,a<=e?i.
push(d):a>e+bi?(n.pause(),c(new lt)):i.length=0}),n.on("end",()=>a>e?c(new lt):r(kd(i,a))),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}function Id(t){
const[,e,n=""]=Od.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function kd(t,e){const[n]=t;return n!==void 0&&t.length===
1?n:Buffer.concat(t,e)}const Ld=15e3,vd=12e4,Dd=3e4,Si=t=>Te(new v("unavailable","The platform is starting.",{"retry-after":"1"}),t),$d=128*1024*1024;async function xd(t){
const{host:e,log:n,batch:s=new _d}=t,r={handler:Si,closing:!1,log:n,batch:s,bodies:new wd($d)},o={open:new Set,proxies:is(t.trustedProxies??[])},i=(0,ht.createServer)(
{headersTimeout:Ld,requestTimeout:vd,keepAliveTimeout:Dd,joinDuplicateHeaders:!0},(u,d)=>jt(u,d,()=>{s.open(),Fd(r,{request:new Ad(u,d,o),incoming:u,outgoing:d})})),
a=await Cd(i,t.port,e);let c;return{port:a,serve(u){r.handler=u},close(u=5e3){return r.closing=!0,c??=Ud(i,o.open,u),c}}}function Md(t,e){return`http://${(0,Fe.
isIPv6)(t)?`[${t}]`:t}:${e}`}function Cd(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,M.xU)(o);r(i==="EADDRINUSE"?new M.GQ("port_in_use",`Ano\
ther process uses port ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="E\
ADDRNOTAVAIL"||i==="ENOTFOUND"?new M.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine\
, and a port of 1024 or more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function Ud(t,e,n){const s=new Promise(
i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new M.GQ("interrupted","The platform stops"));t.closeAllConnections()},
n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function Fd(t,e){const{request:n}=e,s=o=>Oi(jd(n,o,t.log),t,e),r=o=>{try{Oi(o,t,e)}catch(i){s(i)}};try{
const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function jd(t,e,n){const s=(0,M.I7)(e),r=s.cause instanceof Error?s.cause.stack??s.cause.
message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=Ct(e);if(o)return Te(o,t);const i="T\
he platform failed to answer. Its log has the cause, with this request ID.";return Te(new v("internal",i),t)}function Oi(t,e,n){const{body:s}=t,{outgoing:r,incoming:o}=n,
i=s instanceof Tt.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(r.writeHead(t.status,Pd(t,e,n)),o.method==="HEAD"||Ni(t)||s===void 0){
i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof Tt.Readable?Bd(s,e,n):e.batch.end(r,s)}function Pd(t,{closing:e},{request:n}){const s=[];let r=!1;for(const o in t.
headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-cookie",o);return s.push("x-request-id",
n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof Tt.Readable)&&!Ni(t)&&s.push("content-length",Gd(t.body)),s}function Ni({
status:t}){return t===204||t===304}function Bd(t,{log:e},{request:n,outgoing:s}){(0,Tt.pipeline)(t,s,r=>{r&&(0,M.xU)(r)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error",
"stream_failed",{requestID:n.requestID,message:r.message})})}function Gd(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:
0}const Gr=["0.0.0.0","::"];function Ri({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Gr.includes(n);return r=>{const o=r?.toLowerCase()??"";if(Ai(o,e))return!0;
const i=Hd(o);return i===void 0?!1:i==="localhost"||i===n||(0,ct.O)(i)||s&&(0,Fe.isIP)(i)!==0}}function Ai(t,e){const{host:n,protocol:s}=new URL(e);return t===n||
t===`${n}${s==="https:"?":443":":80"}`}function Hd(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==void 0?(0,Fe.isIPv6)(
e)?e:void 0:n?.replace(/\.$/,"")}const Wd=()=>()=>({status:404,headers:{},body:""}),Hr=5*6e4,zd={lifetime:Hr,perIdentity:10,inAll:1e3},Ii="link_";async function Yd({
email:t,issuer:e},{sessions:n,consoleUrl:s,clock:r}){const o=Ii+(0,U.randomBytes)(32).toString("base64url"),i=(0,U.hash)("sha256",JSON.stringify(["link",e,t])),
a=new Date(r.now()+Hr).toISOString();return await n.open({hash:ki(o),identity:i,text:JSON.stringify({link:{email:t,issuer:e}})},zd),{url:`${s}/sign-in#${o}`,expiresAt:a}}
function ob(t){return t.startsWith(Ii)}async function ib(t,e){const n=await t.take(ki(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.link)?s.link:
{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="string")return{email:o,issuer:i};const c=`This link was used before, or is older than ${Hr/6e4} minute\
s. Run "slipway console" for a new one.`;throw new Refusal("unauthorized",c)}function ki(t){return(0,U.hash)("sha256",`console link\0${t}`)}var et=N(5807);const Li=6e5,
vi=6*36e5,Kd=3e4,Di=5e3;function Vd(t,e,n){return Wr(async()=>{const s=await Promise.all([N.e(550),N.e(702)]).then(N.bind(N,9702)),r=s.createRemoteJWKSet(await Xd(
t,e),{timeoutDuration:Di,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let o=Number.NEGATIVE_INFINITY,i=Number.
NEGATIVE_INFINITY,a=0,c;const u=()=>n.monotonic()-o,d=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.
min(Kd*2**Math.max(0,a-1),Li)}),c);return async(m,y)=>{const b=n.monotonic()>=i||u()>=vi;if(u()>=Li&&b&&await d(),u()>=vi)throw us();try{return await r(m,y)}catch(_){
if(!(_ instanceof s.errors.JWKSNoMatchingKey))throw _;const O=n.monotonic()>=i;if(O&&await d(),a>0)throw us();if(!O)throw _;return r(m,y)}}})}async function Xd(t,e){
try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(Di),redirect:"error"})).json();return Jd(s,t)}catch{
throw us()}}function Jd(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(
s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function us(){return new v("unavail\
able","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Wr(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}
const Qd=30,qd=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Zd=16*1024;function el(t){const{policy:e,clock:n}=t,s=new Map(
e.issuers.map(r=>[r.issuer,{...r,keys:Vd(r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Wr(async()=>(await Promise.all([N.e(550),N.
e(702)]).then(N.bind(N,9702))).createLocalJWKSet(r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},keys:o})}return async r=>{
const o=tl(r),i=await Promise.all([N.e(550),N.e(702)]).then(N.bind(N,9702)),{header:a,claims:c}=nl(o,i);sl(a,c);const u=s.get(c.iss??"");if(!u)throw he("The tok\
en was issued by an identity provider that this platform does not trust (iss)");const d=await u.keys(),m=u.audiences??[t.audience];try{const{payload:y}=await i.
jwtVerify(o,d,{issuer:u.issuer,audience:[...m],algorithms:qd,clockTolerance:Qd,currentDate:new Date(n.now()),requiredClaims:["exp"]});return $i(u,y)}catch(y){throw al(
y,i,m.join(" or "))}}}function tl(t){if(t===void 0)throw he('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw he('The Authorization header is not "Bearer <ID token>"');if(e.length>Zd)throw he("The token is too long to be an ID tok\
en");return e}function nl(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw he("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function sl(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw he("The token is an access token: send the identity provider's ID token instead")}function $i(t,e){return rl(t,e),{email:ol(t,e),issuer:t.issuer}}function rl(t,e){
for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw he(`The token's ${n} claim is not one that this platform accepts`)}function ol(t,e){
const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw he(`The token has no ${o} claim`);return i}),s=Y(n);if(s===void 0){
const r=te(n)?"has characters other than ASCII":"is not an email";throw he(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!il(e,t))throw he("Th\
e token's email is not verified (email_verified is not true)");return s}function il({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&
e}function al(t,e,n){if(t instanceof v)return t;const{errors:s}=e;return t instanceof s.JWTExpired?he("The token has expired (exp): ask for a new one"):t instanceof
s.JWTClaimValidationFailed?t.claim==="aud"?he(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?he("The token is not valid yet (\
nbf)"):he(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?he("The token's si\
gnature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?he("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&
t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?he("The token is not a valid ID token"):us()}function he(t){return new v("unauthorized",`${t}.`,{"www-a\
uthenticate":'Bearer error="invalid_token"'})}const zr=12,Yr=16;function xi({id:t,key:e},n,s){const r=(0,U.randomBytes)(zr),o=(0,U.createCipheriv)("aes-256-gcm",
e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.concat([t,r,i,o.getAuthTag()])}function Mi(t,e,n){const s=t.find(
a=>cl(a,n));if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(s.id.length),o=r.subarray(zr,-Yr),i=(0,U.createDecipheriv)("aes-\
256-gcm",s.key,r.subarray(0,zr),{authTagLength:Yr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(-Yr));return Buffer.concat([i.update(o),i.final()]).toString(
"utf8")}function cl({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function Kr(t){return`kvs-token:${t}`}function Ci(t){return`kvs-role:${t}`}const Ui="\
slipway_console";function ul(t,e){const n="HttpOnly; SameSite=Strict";if(ji(t,e))return{name:`__Host-${Ui}`,attributes:`Path=/; ${n}; Secure`};const s=/:(\d{1,5})$/.
exec(ds(t))?.[1]??"80";return{name:`${Ui}_${s}`,attributes:`Path=/console; ${n}`}}function dl(t,e){return(ee(t,"cookie")??"").split(";").map(n=>n.trim()).filter(
n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function Fi(t,e){return ji(t,e)?new URL(e).origin:`http://${ds(t)} ${Pr(t)}`}function ab(t,e){const n=header(
t,"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=header(t,"origin");return s===void 0||!URL.canParse(s)?!1:Pi(t,e)?s===new URL(e).origin:new URL(
s).host===ds(t)}function ji(t,e){return e.startsWith("https:")&&Pi(t,e)}function Pi(t,e){return Ai(ds(t),e)}function ds(t){return ee(t,"host")?.toLowerCase()??""}
const Bi=10*6e4,ll=4,Gi="console-sign-in",Hi=new Uint8Array;class fl{#e;constructor(e){this.#e=e}begin(e,n){const{key:s,clock:r}=this.#e,o=Fi(e,this.#e.consoleUrl),
i=JSON.stringify({...n,place:o,expiresAt:r.now()+Bi}),a=Buffer.from(xi({id:Hi,key:s},Gi,i)).toString("base64url"),{attributes:c}=this.#n(e),u=this.#r(e);return[
...u.length<ll?[]:u.map(m=>`${m}=; Max-Age=0; ${c}`),`${this.#s(e,n.state)}=${a}; Max-Age=${Bi/1e3}; ${c}`]}find(e,n){const[s,...r]=dl(e,this.#s(e,n));if(s===void 0||
r.length>0)return;const o=this.#t(s);if(!o||o.place!==Fi(e,this.#e.consoleUrl))return;const{issuer:i,nonce:a,verifier:c,expiresAt:u}=o;if(!(typeof u!="number"||
u<=this.#e.clock.now()||o.state!==n)&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{issuer:i,state:n,nonce:a,verifier:c}}end(e,n){return`${this.#s(
e,n)}=; Max-Age=0; ${this.#n(e).attributes}`}#t(e){try{const n={id:Hi,key:this.#e.key},s=JSON.parse(Mi([n],Gi,Buffer.from(e,"base64url")));return(0,F.Gv)(s)?s:void 0}catch{
return}}#n(e){const{name:n,attributes:s}=ul(e,this.#e.consoleUrl);return{prefix:`${n.replace("slipway_console","slipway_sign_in")}_`,attributes:s.replace("SameS\
ite=Strict","SameSite=Lax")}}#s(e,n){return this.#n(e).prefix+n.replace(/[^\w-]/g,"").slice(0,8)}#r(e){const{prefix:n}=this.#n(e),s=(ee(e,"cookie")??"").split("\
;").map(r=>r.trim().split("=",1)[0]??"");return[...new Set(s)].filter(r=>r.startsWith(n)&&/^[\w-]+$/.test(r))}}const hl=10,pl=30,ml="openid email";function yl(t){
const e=new fl(t),n=new Map;for(const s of t.providers){const{client:r}=s;if(!r)continue;const o=`${t.consoleUrl}/sign-in/callback/${r.slug}`,i=Wr(()=>gl(s.issuer,
r,t.fetch));n.set(r.slug,{issuer:s,client:r,redirectUri:o,configuration:i})}return{offered:[...n.values()].map(({client:{name:s,slug:r}})=>({name:s,slug:r})),forget:(s,r)=>e.
end(s,r),async begin(s,r){const o=n.get(r);if(!o)return;const i=await Promise.all([N.e(550),N.e(493)]).then(N.bind(N,7493)),a={issuer:o.issuer.issuer,state:i.randomState(),
nonce:i.randomNonce(),verifier:i.randomPKCECodeVerifier()};return{location:await wl(i,o,a),cookies:e.begin(s,a)}},async end(s,r,o){const i=n.get(r),a=e.find(s,o.
get("state")??"");if(!i||a?.issuer!==i.issuer.issuer)throw new v("unauthorized",El);return Tl(await Promise.all([N.e(550),N.e(493)]).then(N.bind(N,7493)),i,a,o)}}}
const El="This sign-in is over: it is older than ten minutes, was begun in another browser, or has ended. Sign in again.";async function gl(t,e,n){const s=await Promise.
all([N.e(550),N.e(493)]).then(N.bind(N,7493)),r=[s.enableNonRepudiationChecks];t.startsWith("http:")&&r.push(s.allowInsecureRequests);const{id:o,secret:i}=e,a={
...(0,F.Eb)({client_secret:i}),[s.clockTolerance]:pl};return s.discovery(new URL(t),o,a,i===void 0?s.None():void 0,{execute:r,timeout:hl,[s.customFetch]:Ol(n)})}
async function wl(t,e,{state:n,nonce:s,verifier:r}){try{const o=await t.calculatePKCECodeChallenge(r);return t.buildAuthorizationUrl(await e.configuration(),{redirect_uri:e.
redirectUri,scope:ml,state:n,nonce:s,code_challenge:o,code_challenge_method:"S256"}).href}catch(o){throw Wi(t,o,e.client.name)}}async function Tl(t,e,n,s){const{
issuer:r,client:o,redirectUri:i}=e;try{const a=await t.authorizationCodeGrant(await e.configuration(),new URL(`${i}?${s}`),{pkceCodeVerifier:n.verifier,expectedState:n.
state,expectedNonce:n.nonce,idTokenExpected:!0});return $i(r,a.claims()??{})}catch(a){throw Wi(t,a,o.name)}}const bl={access_denied:"Sign in with an account tha\
t may use it, or ask its administrator.",invalid_grant:"The answer was used before, or is too old. Sign in again.",invalid_client:"The operator of the platform \
has to correct clientId and the client secret in platform.json.",unauthorized_client:"The operator of the platform has to let the client use the code flow.",invalid_scope:'\
The operator of the platform has to let the client use the scopes "openid" and "email".',temporarily_unavailable:"Try again in a moment."},_l=200;function Wi(t,e,n){
if(e instanceof v)return e;if(e instanceof t.AuthorizationResponseError||e instanceof t.ResponseBodyError){const{error:r,error_description:o}=e,i=o?`${r} (${o})`:
r,a=bl[r]??"Sign in again. If it fails again, ask the operator of the platform.";return new v("unauthorized",`${n} answered: ${(0,et.Ow)(i,_l)}. ${a}`)}const s=e instanceof
t.ClientError?e.code:void 0;if(s===void 0||Sl.includes(s)){const r=`${n} cannot be reached now, or is not the issuer that platform.json names. Try again, or pas\
te an ID token.`;return new v("unavailable",r,{"retry-after":"5"})}return new v("unauthorized",`The answer of ${n} is not valid for this sign-in (${s}). Sign in\
 again.`)}const Sl=["OAUTH_TIMEOUT","OAUTH_ABORT","OAUTH_RESPONSE_IS_NOT_CONFORM"],zi=1024*1024;function Ol(t){return async(e,n)=>{const s=await t(e,n),{status:r,
statusText:o,headers:i}=s,a=[];let c=0;for await(const u of s.body??[]){if(c+=u.length,c>zi)throw new Error(`The answer of ${new URL(e).host} is longer than ${zi}\
 bytes`);a.push(u)}return new Response(c>0?Buffer.concat(a):null,{status:r,statusText:o,headers:i})}}var V=N(3823);class Yi extends Error{name="DomainTaken";domain;constructor(e){
super(`Another app has the domain ${e}`),this.domain=e}}const C={type:"string"},yn={type:"integer",minimum:0},Vr={type:"boolean"},tt={type:"string",format:"date\
-time"};function Ve(t){return{type:"string",enum:t}}function se(t){return{anyOf:[t,{type:"null"}]}}function ve(t){return{type:"array",items:t}}function X(t){const e=Object.
keys(t);return{type:"object",properties:Object.fromEntries(Object.entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}
function ls(t,e){return X({[t]:ve(e),nextCursor:se(C)})}function De(t){return{$ref:`#/components/schemas/${t}`}}const Ki={appID:{type:"string",minLength:1,maxLength:63},
name:C,type:Ve(S.yN),repository:C,branch:C,buildCommand:se(C),outputDirectory:se(C),region:se(C),subdomain:C,state:Ve(["created","live"]),url:se(C),environments:ve(
X({environmentID:C,name:C})),createdAt:tt,updatedAt:tt},Vi={deployID:C,status:Ve(we.PB),branch:C,commit:se(C),createdAt:tt},Xi={...Vi,stage:se(Ve(we.Mb)),startedAt:se(
tt),finishedAt:se(tt),"supersededBy?":C},Nl={file:C,line:se(yn),column:se(yn),severity:Ve(["error","warning","notice"]),code:se(C),message:C},cb={Error:X({error:X(
{code:Ve(Object.keys(we.iV)),message:C,requestID:C})}),App:X(Ki),Environment:X({environmentID:C,name:C,url:se(C),state:Ve(["created","live"])}),AcceptedDeployment:X(
Vi),Deployment:X({...Xi,url:se(C)}),Failure:X({deployID:C,stage:Ve(we.Mb),code:Ve(we.sR),message:C,exitCode:se({type:"integer"}),signal:se(C),log:ve(C),diagnostics:ve(
X(Nl))}),OperatorApp:X({org:C,project:C,...Ki,liveDeployID:se(C),newest:se({$ref:"#/components/schemas/OperatorDeployment"})}),OperatorDeployment:X({...Xi,subject:se(
C),author:se(C),triggeredBy:se(C),size:se(X({files:yn,bytes:yn})),isLive:Vr,"redeployOf?":C,"cancelledBy?":C,phases:ve(X({name:C,startedAt:tt,ms:se({type:"numbe\
r",minimum:0})}))}),Table:X({name:C,variable:C,createdAt:tt})};function Rl(t){const e=Object.entries(t).map(([n,s])=>({name:n,route:s,parts:s.path.split("/")}));
return(n,s)=>{const r=s.split("/"),o=e.filter(u=>Al(u.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(({route:u})=>u.method===i);if(a)return{name:a.name,route:a.route,parameters:Il(
a.parts,r)};if(o.length===0)throw new v("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=o.map(({route:u})=>u.method==="GET"?"GET, HEAD":u.method).join("\
, ");throw new v("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function Al(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith(
"{")?e[s]!=="":n===e[s])}function Il(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,kl(e[r]??"",o)]]});return Object.
fromEntries(n)}function kl(t,e){try{return decodeURIComponent(t)}catch{throw new v("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}class Ji{status;json;constructor(e,n){
this.status=e,this.json=n}}const Ll=["GET","HEAD"],vl=["POST","PUT","PATCH"];function Qi(t,e,n){const s=Rl(e),r=async o=>{const i=Le(o.target),{name:a,route:c,parameters:u}=s(
o.method,i),d=await Dl(t,c,o,u),{bytes:m,json:y}=vl.includes(o.method)?await Ml(o,c):xl,{orgID:b="",projectID:_="",appID:O=""}=u,{status:$=200,body:W}=c,z=await c.
run({name:a,key:{org:b,project:_,appID:O},parameters:u,principal:d,query:new URLSearchParams(o.target.slice(i.length)),bytes:m,idempotencyKey:ee(o,"idempotency-\
key"),status:$,body:()=>W&&on(y,W)},n);return z instanceof Ji?ue(z.status,JSON.parse(z.json),{"idempotent-replayed":"true"}):ue($,z)};return async o=>{try{return await r(
o)}catch(i){const a=Ct(i);if(!a)throw i;return Te(a,o)}}}async function Dl(t,e,n,{orgID:s,projectID:r}){const o=await t.verify(ee(n,"authorization")),{email:i}=o,
a=await t.rateLimit(i);if(a>0)throw new v("rate_limited",`Too many requests: wait ${a} s.`,{"retry-after":String(a)});if(e.for==="operators"&&t.organizationsOf(
i)!==void 0)throw new v("forbidden",`${i} has no role in the organization "*", which this call needs.`);if(e.for!==void 0)return o;if(s===void 0||!S.cS.test(s))
throw be(["orgID in the path is not an identifier"]);if(r!==void 0&&!S.cS.test(r))throw be(["projectID in the path is not an identifier"]);return $l(t,i,s,!Ll.includes(
n.method)),o}function $l({roleOf:t},e,n,s){const r=t(e,n);if(r===void 0)throw new v("forbidden",`${e} has no role in the organization ${n}.`);if(!(!s||r==="depl\
oyer"))throw new v("forbidden",`${e} may only read in the organization ${n}.`)}const xl={bytes:Buffer.alloc(0),json:void 0};async function Ml(t,{mayBeEmpty:e,body:n}){
const s=ee(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==void 0&&s!=="application/json")throw qi(s);const r=await t.body(S.lF.bodyBytes).catch(o=>{
throw o instanceof lt?new v("body_too_large",`The body is larger than ${S.lF.bodyBytes} bytes.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)
throw qi("none");try{const o=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(r));return{bytes:r,json:o}}catch{throw new v("invalid_request",`The body is ${r.
length===0?"empty":"not valid JSON in UTF-8"}.`)}}function qi(t){return new v("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(
0,100)}.`)}var Cl=N(3136);const Xr=20,Zi=1e3,ea="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",Ul=`^(?:(?=.{1,254}$)(?:${ea}\\.)+(?!\\d+\\.?$)${ea}\\.?|(?=.*[\\u\
0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function Fl({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"must b\
e a list of host names";if(r.length>Xr)return`must have at most ${Xr} host names`;const o=r.map(u=>typeof u=="string"?ta(u):void 0),i=r[o.indexOf(void 0)];if(o.
includes(void 0))return`contains ${ze(String(i))}, which is not a host name as shop.example.com`;const a=o.find(u=>u!==void 0&&n.some(d=>vt(u,d)));if(a!==void 0)
return`contains ${ze(a)}, which belongs to the platform itself`;const c=o.find((u,d)=>o.indexOf(u)!==d);return c===void 0?void 0:`contains ${ze(c)} twice`};return g.
FsL(g.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),g.yuE({type:"array",maxItems:Xr,uniqueItems:!0,items:{type:"string",maxLength:Zi,pattern:Ul}}),g.pdi(r=>r.map(
o=>ta(o)??o)))}function ta(t){if(t.length>Zi)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,Cl.domainToASCII)(t).replace(/\.$/,""):"";return Lt(e)?
e:void 0}async function jl(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>Pl(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new v("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${Jr(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function Pl({resolveTxt:t},e,n){try{return(await t(Jr(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes(
(0,M.xU)(s)??""))return!1;const r=`The DNS records of ${Jr(e)} cannot be read now. Try again later.`;throw new v("unavailable",r,{"retry-after":"30"})}}function Jr(t){
return`_slipway.${t}`}const na=2e3,Bl=2;async function Gl(t){const{Resolver:e}=await Promise.resolve().then(N.t.bind(N,1553,19));return new e({timeout:na,maxTimeout:na,
tries:Bl}).resolveTxt(t)}const Hl={spaFallback:ie(Vn),installCommand:ie(Se(0,4096)),rootDirectory:ie(Xn),noindex:ie(Vn),nodeVersion:ie(g.FsL(Se(1,3),g.yGV(/^\d+$/,
'must be a major version, as "24"')))},Wl={buildCommand:null,outputDirectory:null,region:null},zl={buildCommand:ie(Se(0,4096)),outputDirectory:ie(Xn),region:ie(
g.FsL(Se(1,63),g.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},Yl=Ee({env:Qn}),Kl=Ee({branch:ie(cn),commit:ie(br),
tag:Ae("is not accepted: web apps deploy without a release tag")});function Vl(t){const e={...Hl,domains:ie(Fl(t.domains))},n={repository:Or(t.allowLocalGit),branch:cn,
...zl},s={...n,repository:g.yqP(n.repository),branch:g.yqP(cn)},[r,o,i]=[g.Ikc(n),g.Ikc(s),g.Ikc(e)],a=Ee({name:g.FsL(Se(1,63),g.yGV(S.cS,'must be letters, digi\
ts, ".", "_" and "-", with a letter or digit first and last')),type:an(S.yN),...n,...e,subdomain:Ae("cannot be given: it is generated")}),c=Ee({...s,...e,name:Ae(
"cannot be changed: it is the ID of the app"),type:Ae("cannot be changed"),subdomain:Ae("cannot be changed: it is generated")});return{creation:g.FsL(a,g.pdi(u=>{
const d=Object.entries(g.qgA(i,u)).filter(([,b])=>b!==null),{name:m,type:y}=u;return{name:m,type:y,config:{...Wl,...g.qgA(r,u),settings:Object.fromEntries(d)}}})),
change:g.FsL(c,g.pdi(u=>({...g.qgA(o,u),settings:g.qgA(i,u)})))}}const Pt={limit:{type:"integer",minimum:1,maximum:S.lF.pageMost,default:S.lF.pageDefault},cursor:C};
function En(t){return aa(t,"limit",S.lF.pageDefault,S.lF.pageMost)}function gn(t,e,n){const s=t.slice(0,e),r=s.at(-1);return{items:s,nextCursor:r!==void 0&&t.length>
e?n(r):null}}function sa({seq:t}){return fs(`before:${t}`)}function ra(t){const e=Qr(t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(e)}function oa({
project:t,appID:e}){return fs(`after:${t}/${e}`)}function ia(t){const e=Qr(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!S.cS.test(n)||!S.cS.
test(s))throw qr();return{project:n,appID:s}}function Xl(t){return fs(`after:${t}`)}function Jl(t){const e=Qr(t,/^after:(.+)$/)?.[0];if(e!==void 0&&!S.cS.test(e))
throw qr();return e}function Ql(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw be(['prefix must be the beginning o\
f an app ID: letters, digits, ".", "_" and "-"'])}}function ql(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw be(["from must be a number of byte\
s; a negative one counts from the end"]);return{from:Number(e),limit:aa(t,"limit",S.ST.pageDefault,S.ST.pageMost)}}function aa(t,e,n,s){const r=t.get(e);if(r===
null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw be([`${e} must be 1 to ${s}`]);return o}function fs(t){return Buffer.from(t).toString("b\
ase64url")}function Qr(t,e){const n=t.get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||fs(s)!==n)throw qr();return r.
slice(1)}function qr(){return be(["cursor must be a nextCursor of this list"])}const Zl=254;function Zr({email:t}){return(0,et.Ow)(t,Zl)}function eo(t,e){const{
idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw be(["Idempotency-Key must be 1 to 255 visi\
ble ASCII characters"]);return{scope:JSON.stringify([s.issuer,s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,U.hash)("sha256",o),status:a,answer:c=>JSON.
stringify(e(c))}}}function to(t,e){switch(t.kind){case"done":return e(t.made);case"replayed":return new Ji(t.status,t.answer);case"other_request":throw be(["Ide\
mpotency-Key was used before with another body"]);default:return(0,M.xb)(t)}}const ef=g.FsL(Se(1,1e3),g.yGV(S.G1,"is not a variable's name: letters, digits and \
_, and not a digit first")),tf=Ee({set:ie(Qn),unset:ie(g.FsL(g.YOg(ef,"must be a list of names"),g.Ru6(S.lF.envVariables,`must have at most ${S.lF.envVariables}\
 names`)))}),ca={variables:S.lF.envVariables,bytes:S.lF.envBytes};function nf({state:t,logs:e}){const{apps:n,deployments:s,releases:r}=t,o=async a=>{const c=await n.
find(a);if(!c)throw nt(a);return c},i=async(a,c)=>{const u=await s.find(a,c);if(u)return u;throw await o(a),ua(a,c)};return{app:o,deployment:i,async cancel(a,c,u){
const d=await s.cancel(a,c,u);if(d.kind==="no_deployment")return i(a,c);if(d.kind==="not_queued")throw rf(d.deployment);return d.deployment},async redeploy(a,c,u,d){
const m={branch:null,commit:null,by:u},y=c===void 0?await s.create(a,m,d):await s.redeploy(a,c,u,d);if(y.kind==="no_app")throw nt(a);if(y.kind!=="no_deployment")
return y;throw await o(a),ua(a,c??"")},async clearCaches(a){if(!await n.update(a,{settings:{cachesOf:(0,U.randomUUID)()}}))throw nt(a)},async rollback(a,c){const u=await r.
rollback(a,c);if(u)return u;await o(a);const d=c===void 0?"no kept release before the live one":`no kept release ${c.slice(0,100)}`;throw new v("not_found",`The\
 app ${a.appID} has ${d}.`)},async envNames(a){return await o(a),Object.keys(await n.env(a)).sort()},editEnv:(a,c)=>sf(t.apps,a,c),async readLog(a,c,u){const d=await i(
a,c),m=d.finishedAt!==null,y=await e.read(c,{...u,isComplete:m});return y?{text:y.text,next:y.next,atEnd:m&&y.next>=y.size,deployment:d}:{text:"",next:Math.max(
0,u.from),atEnd:m,deployment:d}}}}async function sf(t,e,{set:n,unset:s}){const r=s?.find(i=>n&&Object.hasOwn(n,i));if(r!==void 0)throw be([`${r} is in set and i\
n unset`]);const o=await t.editEnv(e,{set:n??{},unset:s??[]},ca);switch(o.kind){case"done":return{names:o.names,absent:o.absent};case"no_app":throw nt(e);case"f\
ull":{const{variables:i,bytes:a}=ca;throw be([`an app may have ${i} variables, and ${a} bytes of names and values`])}default:return(0,M.xb)(o)}}function nt({org:t,
project:e,appID:n}){return new v("not_found",`There is no app ${n} in ${t}/${e}.`)}function ua({appID:t},e){return new v("not_found",`The app ${t} has no deploy\
ment ${e.slice(0,100)}.`)}function rf({deployID:t,status:e,finishedAt:n,supersededBy:s}){const r="Only a queued deployment can be cancelled.";if(n===null)return new v(
"conflict",`The deployment ${t} is already building. ${r}`);const o=s===null?"":`, because ${s} replaced it`;return new v("conflict",`The deployment ${t} has en\
ded already: ${e}${o}. ${r}`)}const of={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};function af(t){const{stage:e,
createdAt:n,startedAt:s,finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[u,d]of we.Mb.entries()){const m=i[d];
if(m===void 0)continue;const y=we.Mb.slice(u+1).find($=>i[$]!==void 0),b=y===void 0?r:i[y]??null;if(y===void 0&&d!==a)break;const _=of[d],O=c.at(-1);O?.name===_?
c.splice(-1,1,{...O,finishedAt:b}):c.push({name:_,startedAt:m,finishedAt:b})}return c}function no({subdomain:t,settings:e}){return e.domains?.[0]??t}const da="p\
roduction";function la(t){return t.liveRelease===null?"created":"live"}function fa(t,e){return t.liveRelease===null?null:e(no(t))}function so(t,e){return{appID:t.
appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:la(t),url:fa(t,e),environments:[{environmentID:t.environmentID,name:da}],createdAt:je(t.createdAt),updatedAt:je(t.updatedAt)}}function cf(t,e){return{
environmentID:t.environmentID,name:da,url:fa(t,e),state:la(t)}}function ha(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,
branch:s,commit:r,createdAt:je(o)}}function pa(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:u,finishedAt:d,supersededBy:m}=t;
return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:je(c),startedAt:u===null?null:je(u),finishedAt:d===null?null:je(d),url:r==="succeeded"?n(no(e)):null,
...(0,F.Eb)({supersededBy:m??void 0})}}function uf(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,u=a.slice(-S.lF.failureLogLines).
map(m=>m.slice(0,S.lF.failureLogLine)),d=c.map(({source:m,...y})=>y);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:u,diagnostics:d}}function ma(t,e,n){
return{org:t.org,project:t.project,...so(t,n),liveDeployID:t.liveRelease,newest:e&&wn(e,t,n)}}function wn(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,cancelledBy:i,
redeployOf:a,supersededBy:c}=t,{url:u,...d}=pa(t,e,n);return{...d,...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...(0,F.Eb)({redeployOf:a??void 0,
cancelledBy:i??void 0,supersededBy:c??void 0}),phases:af(t).map(({name:m,startedAt:y,finishedAt:b})=>({name:m,startedAt:je(y),ms:b===null?null:b-y}))}}function je(t){
return new Date(t).toISOString()}function df(t,e){return Qi(t,lf(e),e)}function ub(t){return t}function lf(t){const{creation:e,change:n}=Vl(t);return{createApp:{
...V.bw.createApp,summary:"Creates an app. Its ID is its name.",body:e,status:201,answer:De("App"),async run(s,r){const{state:o,siteUrl:i}=r,{name:a,type:c,config:u}=s.
body(),d=_=>so(_,i),m=eo(s,d);await ya(r,s.key,void 0,u.settings.domains);const y={...s.key,appID:a},b=await o.apps.create({key:y,type:c,config:u},m).catch(Ea);
if(b.kind!=="taken")return to(b,d);throw new v("app_exists",`There is an app ${a} in this project already.`)}},updateApp:{...V.bw.updateApp,summary:"Changes the\
 fields of an app that the body names. Null removes an optional one.",body:n,answer:De("App"),async run(s,r){const{state:o,siteUrl:i}=r,a=await Bt(s,o),c=s.body();
await ya(r,s.key,a,c.settings.domains);const u=await o.apps.update(s.key,c).catch(Ea);if(!u)throw nt(s.key);return so(u,i)}},replaceEnv:{...V.bw.replaceEnv,summary:"\
Replaces the whole set of variables. No answer contains their values.",body:Yl,answer:X({names:ve(C)}),async run(s,{state:r}){await Bt(s,r);const{env:o}=s.body();
if(!await r.apps.replaceEnv(s.key,o))throw nt(s.key);return{names:Object.keys(o).sort()}}},listEnvironments:{...V.bw.listEnvironments,summary:"Lists the environ\
ments of an app.",answer:X({environments:ve(De("Environment"))}),run:async(s,{state:r,siteUrl:o})=>({environments:[cf(await Bt(s,r),o)]})},deploy:{...V.bw.deploy,
summary:"Queues a deployment of the app's branch, or of another branch or a commit.",body:Kl,mayBeEmpty:!0,status:202,answer:De("AcceptedDeployment"),async run(s,{
state:r}){await Bt(s,r);const o=eo(s,ha),{branch:i=null,commit:a}=s.body(),c={branch:i,commit:a?.toLowerCase()??null,by:Zr(s.principal)},u=await r.deployments.create(
s.key,c,o);if(u.kind==="no_app")throw nt(s.key);return to(u,ha)}},listDeployments:{...V.bw.listDeployments,summary:"Lists deployments, newest first.",query:Pt,answer:ls(
"deployments",De("Deployment")),async run(s,{state:r,siteUrl:o}){const i=await Bt(s,r),a=En(s.query),c=await r.deployments.list(s.key,{limit:a+1,before:ra(s.query)}),
{items:u,nextCursor:d}=gn(c,a,sa);return{deployments:u.map(m=>pa(m,i,o)),nextCursor:d}}},readFailure:{...V.bw.readFailure,summary:"Reads why a deployment failed\
. 404: it did not.",answer:De("Failure"),async run(s,{state:r}){await Bt(s,r);const{deployID:o=""}=s.parameters,i=await r.deployments.failure(s.key,o);if(i)return uf(
o,i);const a=await r.deployments.find(s.key,o);throw a?new v("not_found",`The deployment ${o} has not failed: it is ${a.status}.`):new v("not_found",`The app ${s.
key.appID} has no deployment ${o}.`)}}}}async function Bt({key:t},{apps:e}){const n=await e.find(t);if(!n)throw nt(t);return n}async function ya(t,{org:e},n,s=null){
const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await jl(t.domains,e,r)}function Ea(t){if(!(t instanceof Yi))throw t;const e=`Another app has the d\
omain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new v("domain_taken",e)}const Gt={hour:35*864e5,day:400*864e5},ff=14*ge.day;async function hf(t,e,{
since:n,now:s,step:r=s-n<=ff?"hour":"day"}){const o=hs(Math.max(n,s-Gt[r]+ge[r]),r),[i,a]=await Promise.all([t.series(e,r,o),t.stored(e)]),c=i.filter(({start:d})=>d<=
s),u=c.reduce((d,{counts:m})=>cr(d,m),tn());return{scope:e,since:o,until:s,step:r,totals:u,stored:a,points:mf(c,{first:o,now:s,step:r},a)}}function hs(t,e){return Math.
floor(t/ge[e])*ge[e]}const pf=tn();function mf(t,{first:e,now:n,step:s},r){const o=new Map(t.map(({start:c,counts:u})=>[c,u])),i=[];let a=r;for(let c=hs(n,s);c>=
e;c-=ge[s]){const u=o.get(c)??pf;i.push({start:c,counts:u,stored:a}),a={keys:Math.max(0,a.keys-u.keys_change),bytes:Math.max(0,a.bytes-u.bytes_change)}}return i.
reverse()}const ro={since:{type:"string",format:"date-time",description:"Default: a week ago."},step:Ve(["hour","day"])},oo={type:"object"},yf=7*ge.day,Ef=100;async function ga({
key:{org:t,project:e},query:n},s){const r={org:t,project:e,app:"",table:""},[o,i]=[En(n),ia(n)],a=await wa(r,n,s),c={limit:o+1,after:i&&{project:i.project,name:i.
appID}},u=await s.usage.parts(r,hs(a.since,"day"),c),{items:d,nextCursor:m}=gn(u,o,({scope:{project:y,app:b}})=>oa({project:y,appID:b}));return{org:t,project:e===
""?void 0:e,...Ta(a),apps:d.map(({scope:{project:y,app:b},..._})=>({project:y,appID:b,...ps(_)})),nextCursor:m}}async function gf({key:t,query:e},n){const s=await n.
state.apps.find(t);if(!s)throw nt(t);const r={org:t.org,project:t.project,app:t.appID,table:""},o=await wa(r,e,n),i=await n.usage.parts(r,hs(o.since,"day"),{limit:Ef});
return{...t,environment:{environmentID:s.environmentID,name:"production"},...Ta(o),tables:i.map(({scope:{table:a},...c})=>({name:a,...ps(c)}))}}function wa(t,e,{
usage:n,clock:s}){const r=s.now();return hf(n,t,{since:Tf(e,r),now:r,step:bf(e)})}function Ta({since:t,until:e,step:n,totals:s,stored:r,points:o}){return{since:je(
t),until:je(e),step:n,...ps({counts:s,stored:r}),points:o.filter(({counts:i})=>Object.values(i).some(a=>a!==0)).map(i=>({start:je(i.start),...ps(i)}))}}function ps({
counts:t,stored:e}){return{...ar(t),stored:{keys:e.keys,bytes:e.bytes}}}const wf=/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;function Tf(t,e){const n=t.
get("since");if(n===null)return e-yf;const s=wf.test(n)?Date.parse(n):Number.NaN;if(s<=e)return Math.max(s,e-Gt.day);throw be(["since must be a time in the past\
, as 2026-11-15T00:00:00Z"])}function bf(t){const e=t.get("step");if(e===null||e==="hour"||e==="day")return e??void 0;throw be(["step must be hour or day"])}function _f(t,e){
return Qi(t,Sf,e)}function db(t){return t}const Sf={listOrganizations:{...V.a6.listOrganizations,summary:"Lists the organizations in which the caller has a role\
.",for:"everyone",query:Pt,answer:ls("organizations",C),async run({query:t,principal:e},{state:n,organizationsOf:s}){const[r,o]=[En(t),Jl(t)],i=s(e.email),a=i?i.
filter(d=>o===void 0||d>o):await n.apps.organizations({limit:r+1,after:o}),{items:c,nextCursor:u}=gn(a,r,Xl);return{organizations:c,nextCursor:u}}},listApps:{...V.
a6.listApps,summary:"Lists the apps of an organization, by ID.",query:{...Pt,prefix:C},answer:ls("apps",De("OperatorApp")),async run({key:t,query:e},{state:n,siteUrl:s}){
const r=En(e),o={limit:r+1,after:ia(e),prefix:Ql(e)},{items:i,nextCursor:a}=gn(await n.apps.list(t.org,o),r,oa),c=await n.activity.newest(i);return{apps:i.map((u,d)=>ma(
u,c[d]??null,s)),nextCursor:a}}},readApp:{...V.a6.readApp,summary:"Reads an app and its newest deployment.",answer:De("OperatorApp"),async run({key:t},{operations:e,
state:n,siteUrl:s}){const r=await e.app(t),[o=null]=await n.activity.newest([t]);return ma(r,o,s)}},listDeployments:{...V.a6.listDeployments,summary:"Lists depl\
oyments with commit, author, phases and size, newest first.",query:Pt,answer:ls("deployments",De("OperatorDeployment")),async run({key:t,query:e},{operations:n,
state:s,siteUrl:r}){const o=await n.app(t),i=En(e),a=await s.deployments.list(t,{limit:i+1,before:ra(e)}),{items:c,nextCursor:u}=gn(a,i,sa);return{deployments:c.
map(d=>wn(d,o,r)),nextCursor:u}}},readDeployment:{...V.a6.readDeployment,summary:"Reads a deployment.",answer:De("OperatorDeployment"),async run({key:t,parameters:e},{
operations:n,siteUrl:s}){const r=await n.app(t);return wn(await n.deployment(t,e.deployID??""),r,s)}},readLog:{...V.a6.readLog,summary:"Reads a part of a deploy\
ment's log. `next` is the position of the part after it. Lines may have colours (SGR).",query:{from:{type:"integer",default:0,description:"The position in bytes\
 to read from. A negative one counts from the end."},limit:{type:"integer",minimum:1,maximum:S.ST.pageMost,default:S.ST.pageDefault}},answer:X({deployID:C,status:C,
text:C,next:yn,atEnd:Vr}),async run({key:t,parameters:e,query:n},{operations:s}){const{deployment:r,...o}=await s.readLog(t,e.deployID??"",ql(n));return{deployID:r.
deployID,status:r.status,...o}}},cancel:{...V.a6.cancel,summary:"Cancels a queued deployment. 409: it is no longer queued.",answer:De("OperatorDeployment"),async run({
key:t,parameters:e,principal:n},{operations:s,siteUrl:r}){const o=await s.app(t),i=await s.cancel(t,e.deployID??"",Zr(n));return wn(i,o,r)}},redeploy:{...V.a6.redeploy,
summary:"Queues a deployment of another deployment's commit, or of the branch's newest commit.",body:Ee({deployID:ie(Se(1,100))}),mayBeEmpty:!0,status:202,answer:De(
"OperatorDeployment"),async run(t,{operations:e,siteUrl:n}){const s=await e.app(t.key),{deployID:r}=t.body(),o=a=>wn(a,s,n),i=eo(t,o);return to(await e.redeploy(
t.key,r??void 0,Zr(t.principal),i),o)}},listEnv:{...V.a6.listEnv,summary:"Lists the names of the variables.",answer:X({names:ve(C)}),run:async({key:t},{operations:e})=>({
names:await e.envNames(t)})},editEnv:{...V.a6.editEnv,summary:"Sets and removes single variables. `absent`: names that were not set.",body:tf,answer:X({names:ve(
C),absent:ve(C)}),run:async({key:t,body:e},{operations:n})=>n.editEnv(t,e())},listReleases:{...V.a6.listReleases,summary:"Lists the releases that are kept, newe\
st first.",answer:X({releases:ve(X({deployID:C,live:Vr}))}),async run({key:t},{operations:e,state:n}){const s=await e.app(t);return{releases:(await n.releases.list(
t)).map(({deployID:o})=>({deployID:o,live:o===s.liveRelease}))}}},clearCaches:{...V.a6.clearCaches,summary:"Removes what is kept of earlier installs and builds \
of the app.",answer:X({cleared:{const:!0}}),async run({key:t},{operations:e}){return await e.clearCaches(t),{cleared:!0}}},rollback:{...V.a6.rollback,summary:"M\
akes a kept release live: `to`, or the one before the live one.",body:Ee({to:ie(Se(1,100))}),mayBeEmpty:!0,answer:X({deployID:C,previous:C,url:C}),async run({key:t,
body:e},{operations:n,siteUrl:s}){const r=await n.app(t),{to:o}=e(),{deployID:i,previous:a}=await n.rollback(t,o??void 0);return{deployID:i,previous:a,url:s(no(
r))}}},listTables:{...V.a6.listTables,summary:"Lists the tables of an app.",answer:X({tables:ve(De("Table"))}),run:async({key:t},{kvs:e})=>({tables:(await e.listTables(
t)).map(ba)})},createTable:{...V.a6.createTable,summary:"Creates a table. Only this answer has its token.",body:Ee({name:g.FsL(Se(1,100),g.yuE({pattern:S.BL.source}))}),
status:201,answer:X({name:C,variable:C,createdAt:tt,token:C}),run:async({key:t,body:e},{kvs:n})=>ba(await n.createTable(t,e().name))},deleteTable:{...V.a6.deleteTable,
summary:"Deletes a table with its entries.",answer:X({deleted:{const:!0},name:C}),async run({key:t,parameters:{table:e=""}},{kvs:n}){return await n.deleteTable(
t,e),{deleted:!0,name:e}}},runtime:{...V.a6.runtime,summary:"Issues the runtime variables of a function app, with credentials of its role.",answer:X({variables:{
type:"object",additionalProperties:C}}),run:async({key:t},{kvs:e,kvsUrl:n})=>({variables:await e.runtimeVariables(t,n)})},organizationUsage:{...V.a6.organizationUsage,
summary:"Reads what an organization has used, and lists its apps.",query:{...ro,...Pt},answer:oo,run:ga},projectUsage:{...V.a6.projectUsage,summary:"Reads what \
a project has used, and lists its apps.",query:{...ro,...Pt},answer:oo,run:ga},appUsage:{...V.a6.appUsage,summary:"Reads what an app has used, and lists its tab\
les.",query:ro,answer:oo,run:gf},listNodes:{...V.a6.listNodes,summary:"Lists the nodes of the platform. For identities with a role in every organization.",for:"\
operators",answer:X({nodes:ve({type:"object"})}),run:async(t,{listNodes:e})=>({nodes:await e()})},createConsoleLink:{...V.a6.createConsoleLink,summary:"Makes a \
link that signs its caller in to the console once, within five minutes.",for:"everyone",status:201,answer:X({url:C,expiresAt:tt}),run:({principal:t},{consoleLink:e})=>e(
t)}};function ba(t){return{...t,createdAt:je(t.createdAt)}}const Of=1024;function Nf({finder:t,ownName:e}){return n=>{const s=Rf(n);if(s===void 0)return Tn(400);
if(s===e)return Tn(200);const r=t.site(s);return r instanceof Promise?r.then(o=>Tn(o?200:404),o=>{if(o instanceof J)return Tn(503);throw o}):Tn(r?200:404)}}function Rf({
target:t}){const e=t.indexOf("?");if(e===-1||t.length>Of)return;const[n="",...s]=new URLSearchParams(t.slice(e)).getAll("domain");if(!(s.length>0||n===""||n.includes(
":")))return n.toLowerCase().replace(/\.$/,"")}const Af={200:"allowed",400:"no_domain",404:"no_such_site",503:"unavailable"};function Tn(t){return ue(t,{status:Af[t]},
t===503?{"retry-after":"5"}:{})}class xe{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==
void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.resolve(r);
let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});o=i,this.#n.set(e,
o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.
get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=
s.weight}}}const If=200,_a=1024*1024;class Sa{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,this.#r=new xe(e),this.#o=new xe(_a)}get weight(){
return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(
e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new xe(this.#e),this.#o=new xe(_a),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==
n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,If):this.#r.put(e,s,this.#t),s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.
set(e,n),n}}const ms={environmentPerMinute:12e3,tablePerMinute:6e3},Oa="kvs_",Na=32,kf=Oa.length+Math.ceil(Na*4/3),Lf=1e3,vf=8*1024*1024;class Df{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=new Sa(vf,Lf,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:u,type:d}=o,m={org:a.org,
project:a.project,app:a.appID,table:c},y=[{name:`kvs/environment/${u}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,
scope:m,environmentID:u,supported:Ia(d),windows:y}})}byToken(e){return e.length===kf?this.#n.find(co(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),
r=s.find(i=>i.name===n),o=r&&await this.#n.find(r.tokenHash);if(!o)throw Ra(n);return o}async create(e,n,s){if(!S.BL.test(n))throw new v("validation_failed",`"${n.
slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${Oa}${(0,U.randomBytes)(Na).toString("base64url")}`,o=co(
r),i=await this.#e.create({app:e,name:n,tokenHash:o,sealed:this.#t.seal(Kr(o),r),createdAt:s,types:S.jI,most:S.ux.tablesPerApp});switch(i.kind){case"created":return{
name:n,variable:ao(n),createdAt:s,token:r};case"no_app":throw io(e);case"wrong_type":throw Aa(i.type);case"taken":throw new v("conflict",`The app already has a \
table "${n}".`);case"full":throw new v("conflict",`An app may have ${S.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(
e);return n.map(({name:s,createdAt:r})=>({name:s,variable:ao(s),createdAt:r}))}async remove(e,n){switch((await this.#e.remove(e,n)).kind){case"removed":return;case"\
no_app":throw io(e);case"no_table":throw Ra(n)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!Ia(n))throw Aa(n);const o=r.map(({
name:i,tokenHash:a,sealed:c})=>[ao(i),this.#t.open(Kr(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();
e&&this.#t.open(Kr(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(co(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.
list(e);if(!n)throw io(e);return n}}function io({appID:t}){return new v("not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Ra(t){return new v(
"not_found",`The app has no table "${t.slice(0,64)}".`)}function Aa(t){return new v("validation_failed",`Apps of type ${t} have no functions and cannot use the \
key-value store; api, web-ssr and sse can. The type of an app stays as it was created, so deploy another app with app-type api.`)}function Ia(t){return S.jI.some(
e=>e===t)}function ao(t){return`${S.be}TOKEN_${t.toUpperCase()}`}function co(t){return(0,U.hash)("sha256",t,"base64")}class Pe extends Error{name="DamagedObject"}
const ka=1024,ne=1024*ka,pt=1024*ne,La=[["TiB",1024*pt],["GiB",pt],["MiB",ne],["KiB",ka]];function lb(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(t.trim())??[],r=La.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function fb(t){const[
e,n]=La.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const va={files:1e5,fileBytes:512*ne,totalBytes:4*
pt},ys={pathBytes:1024,pathsBytes:16*ne,rulesBytes:256*1024,indexBytes:32*ne},uo=32*ne,Da={pathBytes:4096,pathsBytes:32*ne,rulesBytes:8*ne,indexBytes:48*ne},hb=null,
Es=ne,$f=8,pb=32,yb=3600*1e3/2,xf=2*ne;function gs(t,e=$f){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(
()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const Mf=20,Cf=200,$a=2e4,Uf=4*1024*1024,Ff=8*1024;function jf(t){const e=new xe(Uf);return async(n,s,r)=>{
const o=async a=>(await t.count(n,a)??$a+1)<=$a,i=async()=>{const[a,c]=[await t.index(n,s),await t.index(n,r)];return Pf(a.index,c.index)};try{return!await o(s)||
!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>Ff,i)}catch(a){if(a instanceof Pe||a instanceof J)return;throw a}}}async function Pf(t,e){const n={added:0,
changed:0,removed:0,unchanged:0,bytes:0},s=[],r=gs(),o=(i,a,c)=>{n[i]+=1,n.bytes+=c,s.length<Mf&&s.push({kind:i,path:a.slice(0,Cf),bytes:c})};for(let[i,a]=[0,0];i<
t.count||a<e.count;){const c=Bf(t,i,e,a),[u,d]=[c<=0?t.file(i):void 0,c>=0?e.file(a):void 0];u&&d&&u.hash===d.hash?n.unchanged+=1:u&&d?o("changed",e.path(a),d.size-
u.size):d?o("added",e.path(a),d.size):u&&o("removed",t.path(i),-u.size),u&&(i+=1),d&&(a+=1);const m=r();m&&await m}return{...n,files:s}}function Bf(t,e,n,s){return e>=
t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.path(e)),Buffer.from(n.path(s)))}class xa{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:r}=Promise.
withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(e)}}async run(e,n){const s=await this.
acquire(e);try{return await n()}finally{s()}}}const $e=8;class ws{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/
$e-1;for(;n<=s;){const r=n+s>>>1,o=r*$e,i=this.#e.compare(e,0,$e,o,o+$e);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new ws(Buffer.from(this.#e))}}
function Ma(t){return(0,U.hash)("sha256",t,"buffer").subarray(0,$e)}class bn extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>
this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const lo=["br","zstd","gzip"],Gf=512,fo=16*ne,Ht=Buffer.from("SLV","latin1"),Wt=Ht.length+
4+32,Hf=Wt+fo;function Eb(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Ht,e,hashOf("sha256",t,"buffer"),t])}function Ca(t,e){if(t.
length<Wt||Ht.compare(t,0,Ht.length)!==0)return;const n=t.readUInt32LE(Ht.length);return n<=fo&&e===Wt+n?n:void 0}function Wf(t){if(Ca(t,t.length)===void 0)return;
const e=t.subarray(Wt),n=t.subarray(Ht.length+4,Wt);return(0,U.hash)("sha256",e,"buffer").equals(n)?e:void 0}const zf=/^[0-9a-f]{64}$/;function ho(t){return zf.
test(t)}function bt(t,e){return`${t}/${e.slice(0,2)}/${e}`}function gb(t){return`${t}/`}function Yf(t){return`${t}/variants/`}function Ua(t,e,n){return`${Yf(t)}${e.
slice(0,2)}/${e}.${n}`}function Kf(t){const[,,e="",...n]=t.split("/");return n.length===0&&ho(e)?e:void 0}function Vf(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return ENCODINGS.some(s=>s===n)?e:void 0}const Xf=5e3;function wb(t){const e=Kf(t);return e!==void 0?{sha256:e}:Vf(t)===void 0?void 0:{missingMs:Xf}}
const Jf=100,Fa=600*1e3;class Qf{#e;#t;#n;#s=new bn(Jf);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=bt(
n,s),i=e==="object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<Fa){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),
this.#s.set(i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(bt(e,n))}async lasting(){const e=this.#t.monotonic()-Fa;for(const[n,
{key:s,version:r,at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.
size}}const qf=512;class Zf{#e;#t;constructor(e,n=xf){this.#e=e,this.#t=new xe(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;
const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,qf+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){
this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,U.createHash)("sha256");for await(const r of n)s.update(r);return s.digest(
"hex")}}function ja(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?nh(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}const eh=/^[\w.!~*'()@:$,+=&;/-]*$/;function Pa(t){return eh.test(t)?`/${t}`:`/${t.split("/").map(th).join("/")}`}function th(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function nh(t){try{return decodeURIComponent(t)}catch{return}}function po(t,e){if(t===""||t.endsWith(
"/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Ba=32,sh=/\/:[A-Za-z]\w*[^\w/]/,
rh=/^:([A-Za-z]\w*)$/,mo="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",oh=`it has more t\
han ${Ba} placeholders`;function Ga(t){const e=ja(t);return e===void 0?mo:Ha(za(`/${e}`))}function Ha(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==
void 0||sh.test(t))return mo;const r=e.slice(1).split("/").map(yo),o=(n??"").split("/").map(yo),i=[..._n(r),..._n(o),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return mo;if(i.length>Ba)return oh;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const u=e==="/"?[]:e.slice(1,-1).split("\
/").map(yo);return{text:t,head:u,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function ih({head:t,star:e}){return new Set(e?[..._n(t),..._n(e.tail),"splat"]:_n(t))}function _n(t){
return t.flatMap(e=>"name"in e?e.name:[])}function yo(t){const e=rh.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const ah=32*1024;class Wa{path;bare;#e;#t;#n;#s=ah;constructor(e){
this.path=e,this.bare=za(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)
return n;if(this.#s-=e.length,this.#s<0)return;const s=Pa(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;
return n+=s.length+1,r})}return this.#t[e]??this.path.length}}function ch(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&Eo(n,
r,0)?new go(t,e,void 0):void 0;if(!Eo(n,r,0))return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+
1;return new go(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!Eo(s.tail,r,o+1))return;const i=e.start(n.length)+s.
before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new go(
t,e,e.bare.slice(i,a))}function Eo(t,e,n){for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}
return!0}class go{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.
name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){
return this.#t.encode(this.get(e))}}function za(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Ya=500,Ts=8*1024,uh=2e3,Ka=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
Va=/^[\t\x20-\x7e\x80-\xff]*$/,Xa=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function dh(t){const e=[],n=[];let s;for(const[
r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>uh?a("the line is too long"):i.startsWith(
"/")||/^https?:/.test(i)?(s=lh(i,e.length,a),s&&e.push(s)):s?fh(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function lh(t,e,n){const s=Ga(t);if(e>=
Ya)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function fh(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.
unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Ka.test(o)||!Va.test(i))return n('it is no\
t "Name: value"');if(o==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n(
"a path can set one cookie");if(Xa.has(o))return n(`rules cannot set "${o}"`);const a=t.bytes+Sn(o,i);if(a>Ts)return n(`the headers of this path have more than ${Ts}\
 bytes`);t.bytes=a,t.set.push([o,i])}function Sn(t,e){return t.length+e.length+4}function hh(t,e){return Ka.test(t)&&t===t.toLowerCase()&&Va.test(e)&&!Xa.has(t)}
const wo=2e3,ph=2e3,mh=/^[^/:]+=/,Ja={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Qa(t){const e=[],n=[];for(const[s,r]of t.
split(/\r\n|\r|\n/).entries()){const o=yh(r).trim();if(o==="")continue;const i=e.length<wo?Eh(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):
e.push(i)}return{rules:e,ignored:n}}function yh(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Eh(t){if(t.length>ph)return"the line is t\
oo long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||mh.test(n))return"conditions \
and query parameters are not supported";const o=gh(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a num\
ber";const i=Ga(e);return typeof i=="string"?i:Za(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:bs(o)?"rewrites\
 to other origins are refused":"the target is neither a path nor a URL"}function gh(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return qa(e)?e:void 0}function qa(t){
return Object.hasOwn(Ja,t)}function bs(t){return Ja[t]==="rewrite"}function Za(t,e){return/^\/(?!\/)/.test(t)||!bs(e)&&/^(?:https?:)?\/\//i.test(t)}const wh=["i\
ndex.html","200.html"],To="_redirects",bo="_headers",ec=512*1024,Th=[To,bo];function _o(t){return Th.includes(t)}function bh(t,{base:e,fallback:n}={}){const s=[],
r=u=>{const d=t.get(u)??Buffer.alloc(0);return d==="too large"&&s.push({file:u,reason:`it has more than ${ec} bytes`}),d==="too large"?"":d.toString()},o=Qa(r(To));
for(const u of o.ignored)s.push({file:To,...u});const i=dh(r(bo));for(const u of i.ignored)s.push({file:bo,...u});const a=[...o.rules,..._h(e)].slice(0,wo);if(a.
length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:u,to:d,status:m,force:y})=>[u.text,d,m,y]),headers:i.
rules.map(({from:u,set:d,unset:m})=>[u.text,d,m]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function _h(t){return t===void 0?[]:Qa(`${t}\
 ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function Sh(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=Oh(t);if(!Array.isArray(
e)||e.length>wo||!Array.isArray(n)||n.length>Ya)throw _t();return{redirects:e.map(Nh),headers:n.map(Rh),fallback:wh.find(r=>r===s)}}function Oh(t){try{const e=JSON.
parse(t.toString());if((0,F.Gv)(e))return e}catch{}throw _t()}function Nh(t){const[e,n,s,r]=On(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||
!qa(s)||!Za(n,s)||!/^[\x21-\x7e]+$/.test(n))throw _t();return{from:tc(e),to:n,status:s,force:r}}function Rh(t){const[e,n,s]=On(t),r=On(n).map(i=>{const[a,c]=On(
i);if(typeof a!="string"||typeof c!="string"||!hh(a,c))throw _t();return[a,c]}),o=On(s).map(i=>typeof i=="string"?i:So());return{from:tc(e),set:r,unset:o}}function tc(t){
const e=typeof t=="string"?Ha(t):void 0;return typeof e=="object"?e:So()}function On(t){return Array.isArray(t)?t:So()}function So(){throw _t()}function _t(){return new Pe(
"The compiled rules of a release are damaged: deploy again")}var nc=N(4573),Ah=N(6059);const Ih=new Map([["js","text/javascript"],["mjs","text/javascript"],["cj\
s","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/j\
son"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android\
.package-archive"],["usdz","model/vnd.usdz+zip"]]),kh=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,Lh=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function vh(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Ih.get(n)??(0,Ah.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return kh.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function Dh(t){return Lh.test(t)}const $h=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
xh=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Oo(t){const e=sc(
t);return e===void 0||e.endsWith(".html")?!1:$h.test(t)||xh.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Mh=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function No(t){const e=sc(t);return Oo(t)||e!==void 0&&Mh.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function sc(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Nn=Buffer.from("SLIPWAY","latin1"),Be=56,Rn=32,_s=Rn+6,St=4,rc=8192,oc=Buffer.allocUnsafe(3*Da.pathBytes);class Ss{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=Os(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new ws(e.subarray(Be,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=ys){if(e.length>s.indexBytes)throw _e("it is too large");const r=Ro(e,s);if(Os(r).end!==e.length)
throw _e("its length does not match its header");const o=await Ch(e,r,s,n);return new Ss(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*_s;return{hash:this.#e.toString("hex",n,n+Rn),size:this.#e.readUIntLE(n+Rn,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=oc.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(oc,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
St)}}function Ro(t,e=ys){if(t.length<Be||Nn.compare(t,0,Nn.length)!==0)throw _e("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,Be)};if(n.assets>n.count)throw _e("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||Os(n).end>e.indexBytes)throw _e("it is too large");return n}function ic(t,e){if(e.length!==t.assets*$e)throw _e("its le\
ngth does not match its header");if(!(0,U.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw _e("its assets do not match their hash");return new ws(e)}function Os({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=Be+s*$e,o=r+t*_s,i=o+(t+1)*St,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function Ch(t,e,n,s){
const r=Os(e),o=t.subarray(Be,r.records);if(ic(e,o),!(0,nc.isUtf8)(t.subarray(r.paths,r.rules)))throw _e("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw _e("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=rc){if(i=Math.max(i,Uh(t,r,a,Math.min(a+rc,e.count))),i>n.pathBytes)throw _e("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*St)!==e.pathsBytes)throw _e("its last path does not end with the paths");for(let a=$e;a<o.length;a+=
$e){const c=a-$e;if(o.compare(o,a,a+$e,c,a)>=0)throw _e("its assets are not sorted")}return i}function Uh(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*St);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const u=e.paths+r(c+1);if(u<=a||u>e.rules)throw _e("its paths are out of order");if(((t[a]??0)&192)===
128)throw _e("a path is not UTF-8");if(i!==0&&t.compare(t,a,u,i,a)>=0)throw _e("its paths are not sorted");o=Math.max(o,u-a),i=a,a=u}return o}function _e(t){return new Pe(
`The index of a release is damaged (${t}): deploy again`)}function Fh(t,e){const n=jh(t),s=Ph(n),r=n.reduce((y,{path:b})=>y+Buffer.byteLength(b),0),o=Be+s.length+
n.length*(_s+St)+St,i=Buffer.alloc(o+r+e.length);Nn.copy(i);const a=[n.length,r,e.length,s.length/$e];for(const[y,b]of a.entries())i.writeUInt32LE(b,Nn.length+y*
4);(0,U.hash)("sha256",s,"buffer").copy(i,Nn.length+a.length*4),s.copy(i,Be);let c=Be+s.length,u=c+n.length*_s;const d=u+(n.length+1)*St;let m=0;for(const{path:y,
hash:b,size:_}of n)i.write(b,c,Rn,"hex"),c=i.writeUIntLE(_,c+Rn,6),u=i.writeUInt32LE(m,u),m+=i.write(y,d+m);return i.writeUInt32LE(m,u),i.set(e,d+r),i}function jh(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function Ph(t){const e=t.filter(({path:n})=>No(n)).map(({path:n})=>Ma(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const Bh=123;function Ao(t){return t[0]===Bh}async function Gh(t,e,n){if(t.length>uo)throw zt(`has more than ${uo} bytes`);const s=Hh(t),
r=new Map;for(const o of s.filter(({path:i})=>_o(i)))r.set(o.path,o.size>ec?"too large":await e(o));return Ss.open(Fh(s,bh(r).bytes),n,Da)}function Hh(t){let e;
try{e=JSON.parse(t.toString())}catch{throw zt("is not JSON")}if(!(0,F.Gv)(e)||!(0,F.Gv)(e.files))throw zt("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,F.Gv)(s)?s:{};if(typeof r!="string"||!ho(r))throw zt("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw zt("has a file without a size");if(n===""||!n.isWellFormed())throw zt("has an invalid path");return{path:n,hash:r,size:o}})}function zt(t){
return new Pe(`The manifest of a release ${t}: deploy again`)}const Wh=1e3;class ac{damage;#e;#t;#n;#s;#r=new xa;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new Zf(e),this.damage=new Qf(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(ys.indexBytes,uo))throw this.damage.note("object_unusable",e,n),new Pe(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>Es?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=gs();try{return Ao(r)?await Gh(r,({hash:i,
size:a})=>this.read(e,i,a),o):await Ss.open(r,o)}catch(i){throw i instanceof Pe&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,Be);return Ao(s)?void 0:Ro(s).count}async assets(e,n){const s=await this.#f(e,n,0,Be);if(Ao(s))return(await this.index(e,n)).index.assets.detached();const r=Ro(
s),o=r.assets*$e;return ic(r,await this.#f(e,n,Be,o))}async read(e,n,s){const r=this.#h(e,n),o=await this.#e.load(r,s,"any"),i=await cc(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#p(e,n);const{facts:a,bytes:c}=i,u=i===o||await cc(i,n,s);if(!c||!u)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(bt(e,n),r)??this.#p(e,n))!==n)throw await this.#m(e,n,r);const i=await this.#e.stream(bt(e,n),s)??this.#p(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of lo){const o=await this.#u(Ua(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<Wh||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#u(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:Wt-1});return s&&Ca(s,n.size)}async readVariant(e,n,s){const r=Ua(e,n,s);try{const o=await this.#d(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#d(e){const n=await this.#e.
load(e,Hf);return n?.bytes&&Wf(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#p(e,n)}#h(e,n){if(!ho(n))throw new Pe(`"${n}" is not the name of an object`);return bt(e,n)}async#f(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#h(e,n),o)??this.#p(e,n)}#p(e,n){throw this.damage.note("object_missing",e,n),new Pe(`The object ${n} is gone`)}async#m(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(bt(e,n)),await this.#e.distrust(bt(e,n),s),new Pe(`The object ${n} is damaged`)}}async function cc(t,e,n){
return t?.bytes?.length===n&&(t.digest??await zh(t.bytes))===e}async function zh(t){if(t.length<=Es)return(0,U.hash)("sha256",t);const e=(0,U.createHash)("sha25\
6"),n=gs();for(let s=0;s<t.length;s+=Es){e.update(t.subarray(s,s+Es));const r=n();r&&await r}return e.digest("hex")}function Yh({check:t,damage:e}){return async()=>{
try{await t?.()}catch{return ue(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===0)return ue(
200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy their sites agai\
n to store them again.`;return ue(200,{status:"degraded",pid:process.pid,reason:s})}}const Kh=1e4;function Vh(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,U.
hash)("sha256",n)}`,most:t}])}function Xh(t,e){if(t===0)return()=>0;const n=t/6e4,s=new bn(Kh);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.
left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const Jh=["error","warning","no\
tice"],{failureLogLines:uc,failureLogLine:dc}=S.lF,lc={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",
activate:"activation_failed"};function fc({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,et.vI)(n,S.IC.message),
exitCode:s},c=r===null?null:r.slice(0,S.IC.signal),u=i.filter(({file:b})=>b.length<=S.IC.file).slice(0,S.IC.findings).map(b=>({...b,code:b.code===null?null:(0,et.
vI)(b.code,S.IC.findingCode),message:(0,et.vI)(b.message,S.IC.findingMessage)})),d=hc(u,S.IC.bytes/2),m=S.IC.bytes-Io({...a,signal:c,log:[],diagnostics:d}),y=o.
slice(-uc).map(b=>(0,et.vI)(b,dc));return{...a,signal:c,log:hc(y.reverse(),m).reverse(),diagnostics:d}}function hc(t,e){let n=e;const s=t.findIndex(r=>(n-=Io(r)+
1,n<0));return s===-1?t:t.slice(0,s)}function Io(t){return Buffer.byteLength(JSON.stringify(t))}function pc(t){if(!(0,F.Gv)(t))return;const{exitCode:e,signal:n,
log:s,message:r}=t,o=we.Mb.find(u=>u===t.stage),i=we.sR.find(u=>u===t.code);if(!o||!i||!(0,F.KH)(r,S.IC.message)||!ko(e)||n!==null&&!(0,F.KH)(n,S.IC.signal)||!Array.
isArray(s)||s.length>uc||!s.every(u=>(0,F.KH)(u,dc)))return;const a=Qh(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};
return Io(c)<=S.IC.bytes?c:void 0}function Qh(t){if(!Array.isArray(t)||t.length>S.IC.findings)return;const e=[];for(const n of t){const s=qh(n);if(!s)return;e.push(
s)}return e}function qh(t){if(!(0,F.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=Jh.find(c=>c===t.severity);if(!i||!(0,F.KH)(e,S.IC.file)||!(0,F.
KH)(o,S.IC.findingMessage)||r!==null&&!(0,F.KH)(r,S.IC.findingCode)||!ko(n)||!ko(s))return;const a=Zh(t.source);return{file:e,line:n,column:s,severity:i,code:r,
message:o,...a&&{source:a}}}function Zh(t){if(!Array.isArray(t)||t.length>S.IC.sourceLines)return;const e=t.flatMap(n=>!(0,F.Gv)(n)||!(0,F.KH)(n.text,S.IC.sourceLine)?
[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function ep(t){return{stage:t,code:lc[t],
message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function ko(t){return t===null||
Number.isSafeInteger(t)}class Lo extends Error{name="BuildFailure";facts;constructor(e){const n=fc(e);super(n.message),this.facts=n}}const tp=384,np=4*pt,mc={base:128,
perProcessor:256},Ns={timeoutMs:20*6e4,fileBytes:pt,logBytes:4*ne,memoryBytes:Math.min(np,Math.floor(sp()/2)),diskBytes:8*pt,diskFiles:2e6,processes:mc.base+mc.
perProcessor*(0,me.availableParallelism)(),installBytes:2*pt,installsBytes:20*pt};function sp(){const t=process.constrainedMemory();return t>0?Math.min((0,me.totalmem)(),
t):(0,me.totalmem)()}const rp=["repository","secrets","example"],yc=4*ne,op=64*1024,ip=16384,ap=128*1024,cp=128,up=50,dp=2e3,Ec=6e4;function lp(t){try{const e=JSON.
parse(t);return(0,F.Gv)(e)?mp(e):void 0}catch{return}}const gc={ready({isolation:t}){const e=bp(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),
stage({stage:t}){const e=we.Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,F.KH)(t,op)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,F.KH)(t,64)?{kind:"commit",commit:t,facts:_p(e)}:void 0,ask({id:t,question:e}){const n=(0,F.Gv)(e)?
yp(e):void 0;return n&&Ge(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,F.KH)(t,Rs)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,F.KH)(e,64)&&(0,F.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){
const n=Sp(t);return n&&(0,F.KH)(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=pc(t);return e&&{kind:"failed",facts:e}},done({removed:t}){
const e=(0,F.Gv)(t)?t:{},{objects:n,bytes:s}=e;return Ge(n)&&Ge(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Rs=256,wc=ys.pathBytes,fp=64,Tc=250,hp=100,
pp=1e3;function mp(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(gc,e)?gc[e](t):void 0}function yp({about:t,name:e,part:n,isLast:s,org:r}){if(t===
"lock"&&(0,F.KH)(e,Rs))return{about:t,name:e};if(t==="output"){const o=(0,F.Gv)(n)?Ep(n):void 0;return o&&{about:t,part:o,isLast:s===!0}}if(t==="live"&&(0,F.KH)(
r,Rs))return{about:t,org:r}}function Ep({files:t,odd:e,ignoredRules:n}){const s={files:vo(t,Tc,gp),odd:vo(e,Tc,wp),ignoredRules:vo(n,hp,Tp)};return s.files&&s.odd&&
s.ignoredRules?{files:s.files,odd:s.odd,ignoredRules:s.ignoredRules}:void 0}function vo(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(r=>r!==
void 0);return s.length===t.length?s:void 0}function gp(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,F.Gv)(t)?t:{};if(!(!(0,F.KH)(e,wc)||!(0,F.
KH)(o,fp))&&!(!Ge(n)||!Ge(s)||!Ge(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function wp(t){const{path:e,kind:n}=(0,F.Gv)(t)?t:
{},s=rp.find(r=>r===n);return s&&(0,F.KH)(e,wc)?{path:e,kind:s}:void 0}function Tp(t){const{file:e,line:n,reason:s}=(0,F.Gv)(t)?t:{};if(!(!(0,F.KH)(e,Rs)||!(0,F.
KH)(s,pp)))return{file:e,reason:s,...Ge(n)?{line:n}:{}}}function bp(t){if((0,F.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;
return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,F.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:
void 0}}function _p(t){const{subject:e,author:n}=(0,F.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,et.Ow)(r,o).trim()||null;return{subject:s(e,S.jh.subject),author:s(
n,S.jh.author)}}function Sp(t){if(!(0,F.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(
e))&&!(!Ge(n)||!Ge(s)||!Ge(r)||!Ge(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function Ge(t){return Number.isSafeInteger(t)&&Number(t)>=0}const Op=1e4,
bc=64*1024;class Np{#e;#t;#n;#s;#r="";#o;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=r,this.#s=s+ap}write(e){return this.#s-=Buffer.byteLength(e),this.#s<0?
!1:(this.#r+=e,this.#o??=this.#i(),!0)}async end(){const e=new AbortController,n=this.#n.sleep(Op,e.signal).catch(()=>{}),s=async()=>{await this.#o,e.signal.aborted||
await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#i(){for(;this.#r!=="";){const e=this.#r;this.#r="",await this.#e.append(this.#t,e)}this.#o=
void 0}}async function Rp(t,e){try{const n=await t.read(e,{from:-bc,limit:bc,isComplete:!0}),s=(0,et.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-S.lF.failureLogLines).map(r=>r.slice(0,S.lF.failureLogLine))}catch{return[]}}const Ap=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,
/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function Ip(t){const e={};for(const[
n,s]of Object.entries(t))s!==void 0&&s!==""&&Ap.some(r=>r.test(n))&&(e[n]=s);return e}function kp(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,
NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",...n&&{NODE_EXTRA_CA_CERTS:(0,j.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}function Lp(t){return`${(0,U.hash)(
"sha256",t).slice(0,16)}/`}function vp(t,e){return`slipway-worker:${Lp(t)}${e}`}var Dp=N(1421),$p=N(6193);const xp=524288,Mp=65535;let _c;function Cp(){return _c??=
Up().filter(t=>t>2&&t<=Mp&&Fp(t)),_c}function Up(){try{return(0,L.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function Fp(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,L.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&xp)===0}catch{return!1}}function jp(t){const e=Cp().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,L.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,L.closeSync)(n)}}var Pp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Bp=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Gp=import.meta.filename.endsWith(".ts")?(0,j.join)(import.meta.dirname,"..","..","worker.ts"):(0,j.join)(import.meta.
dirname,"..","worker","index.js"),Hp=15,Wp=4096,zp=5e3;class Yp{pid;ended;#e;#t;#n=()=>{};#s;#r="";#o=performance.now();#i=[];#a;#c=Promise.withResolvers();constructor(e,n,s=Gp){
const r={stack:[],error:void 0,hasError:!1};try{const o=Pp(r,jp(["pipe","ignore","pipe","pipe"]),!1),i=(0,Dp.spawn)(process.execPath,[`--max-old-space-size=${tp}`,
"--",s,n],{cwd:"/",env:e,detached:!0,stdio:o.stdio});this.#e=i,this.pid=i.pid,Vp(i.pid),i.stdin?.on("error",()=>{}),i.stderr?.setEncoding("utf8").on("data",a=>{
this.#r=(this.#r+a).slice(-Wp)}),this.#t=i.stdio[3],this.#u(this.#t),this.ended=this.#h(i)}catch(o){r.error=o,r.hasError=!0}finally{Bp(r)}}listen(e){this.#n=e}send(e){
this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#s??=e,this.#e.kill("SIGKILL"),this.#c.resolve()}#u(e){const n=new $p.StringDecoder("utf8");let s="";e.on("error",()=>{}),e.on("data",r=>{if(this.#o=
performance.now(),this.#s!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>yc)return this.kill("it sent a message that is too long");o.length!==0&&(this.#i.push(...o),e.pause(),this.#a??=this.#d())})}async#d(){
for(;this.#i.length>0;)for(const e of this.#i.splice(0))await this.#l(e);this.#a=void 0,this.#o=performance.now(),this.#t.resume()}async#l(e){if(this.#s!==void 0)
return;const n=e.length<=yc?lp(e):void 0;n?await this.#n(n):this.kill("it sent an invalid message")}#h(e){let n=!1;const s=setInterval(()=>{const r=!this.#a&&performance.
now()-this.#o>Ec;r&&n&&this.kill(`it sent nothing for ${Ec/1e3} seconds`),n=r},zp).unref();return new Promise(r=>{const o=(i,a,c=this.#r)=>{clearInterval(s),r({
exitCode:i,signal:a??Kp(i),killed:this.#s,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#a,this.#c.promise]).then(
()=>o(i,a))})})}}function Kp(t){return Object.entries(me.constants.signals).find(([,n])=>t===cp+n)?.[0]??null}function Vp(t){try{t!==void 0&&(0,me.setPriority)(
t,Hp)}catch{}}const Sc={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over"},install:{build:"\
build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},Xp=100,Jp=2;class Qp{#e;#t;#n="waiting";#s="clone";#r;#o=0;#i=0;constructor(e=()=>performance.
now()){this.#e=e,this.#t=e()}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pul\
se":return this.#o+=1,this.#u(this.#o,dp)?"it sent too many heartbeats":void 0;case"log":return"failed"in Sc[this.#n]?(e.text.length<ip&&(this.#i+=1),this.#u(this.#i,
up)?"it sent its log in too many parts":void 0):"it sent a log out of order";case"stage":return this.#s=e.stage,this.#a(e.stage,`the stage "${e.stage}"`);case"c\
ommit":return this.#r=e.commit,this.#a("commit","a commit");case"stored":return this.#a("stored","a release")??this.#c(e.commit);case"failed":return this.#a("fa\
iled","a failure")}}#a(e,n){const s=Sc[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===void 0)return`it sent ${n} out of order`;this.#n=r}#c(e){return e===this.#r?
void 0:"it sent a release of another commit"}#u(e,n){return e>Xp+Jp*(this.#e()-this.#t)/n}}function qp(t){return Zp.has(t.kind)}const Zp=new Set(["stage","commi\
t","log","pulse","stored","failed"]),em=100,tm=300;class Do extends Error{name="WorkerCrash";ending;constructor(e){super(sm(e)),this.ending=e}}class nm{process;ready;#e;#t=new Map;#n=Promise.
withResolvers();#s=Promise.withResolvers();#r={};#o=new Qp;#i={files:[],odd:[]};#a=!1;#c;#u=0;#d=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.
promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#h(s).catch(r=>this.#l(r))),e.ended.then(s=>this.#g(s))}get settled(){return this.#s.
promise.then(()=>{},()=>{})}get alive(){return!this.#d}get stage(){return this.#c}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(
e),this.#s.promise}#l(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#h(e){const n=qp(e)?this.#o.take(e):void 0;if(n!==void 0)return this.process.kill(
n);switch(e.kind){case"ready":this.#n.resolve(e.isolation);break;case"stage":this.#c=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(
e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"ask":this.#f(e.id,e.question);break;case"release":this.#y(e.name);break;case"note":this.#e.
onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,e.release),this.#s.resolve(e);break;case"failed":case"done":this.#s.resolve(e);break;case"\
pulse":break;default:(0,M.xb)(e)}}async#f(e,n){if(this.#u+=1,this.#u>em)return this.process.kill("it asked too many questions at once");try{this.process.send({kind:"\
answer",id:e,value:await this.#p(n)})}catch(s){this.#l(s)}this.#u-=1}async#p(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#y(
e.name),this.#t.set(e.name,n),this.#d&&this.#y(e.name),null}case"output":return await this.#m(e),null;case"live":return this.#e.live(e.org)}}async#m({part:e,isLast:n}){
const{files:s,odd:r}=this.#i,o=e.files.length+e.odd.length===0;if(this.#a||o&&!n)return this.process.kill("it described its output in too many parts");if(this.#a=
n,s.push(...e.files),r.push(...e.odd),Math.max(s.length,r.length)>va.files)return this.process.kill("its output is too large");n&&await this.#r.onOutput?.({files:s,
odd:r,ignoredRules:e.ignoredRules})}#y(e){this.#t.get(e)?.(),this.#t.delete(e)}#g(e){this.#d=!0;const n=new Do(e);this.#n.reject(n),this.#s.reject(n);for(const s of[
...this.#t.keys()])this.#y(s)}}function sm({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.
exec(s)?.[1];return r!==void 0?`it was ended because ${(0,et.Ow)(r,tm)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed\
 by ${e}`:`it exited with code ${t}`}function rm(t,e,n){const s=`The process that built this deployment crashed: ${t.message}`;return new Lo({stage:e,code:"buil\
der_crashed",message:s,exitCode:t.ending.exitCode,signal:t.ending.signal,log:n,diagnostics:[]})}class om{#e;#t;#n;#s=new xa;#r=new Set;#o;#i;#a=!1;constructor(e,n){
this.#e=e,this.#t=n,this.#n=kp(e.env)}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=
void 0,n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){const e=this.#c(),
n=vp(e.dataDir,process.pid),s=new nm(new Yp(this.#n,n),{locks:this.#s,live:this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});return this.#r.
add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#u(r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,blobs:n,
env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:u}=this.#e,d={dataDir:(0,L.realpathSync)(e),blobs:n,env:Ip(s),gitUrlTemplate:r??
qe.bD,allowLocalGit:o??!1,limits:{...Ns,...i},outputLimits:a??va,lasting:c??!0,isolation:u==="none"?"none":"auto"};return this.#i?{...d,known:this.#i}:d}#u(e){if(!this.#i){
if(this.#i=e,e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds can make user namespaces and hide memor\
y there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything that the platform can, and the number of\
 their processes is not limited"})}}}const im=1e4,am=5*6e4,cm=6e4,um=8;function dm(t){return new lm(t)}class lm{#e;#t;#n=Promise.resolve();#s=Promise.resolve();#r=0;#o=()=>{};#i=!1;constructor(e){
this.#e=e,this.#t=new om(e,e.live)}async recover(){const e=(0,L.existsSync)((0,j.join)(this.#e.dataDir,"builds")),n=e?this.#t.start():this.#t.refill();e&&(this.#n=
this.#l(null,n).then(()=>{this.#i||this.#t.refill()})),this.#e.isolation==="required"&&fm(await n.ready)}async build(e,n){this.#o(),await this.#n;let{session:s,
waited:r}=this.#t.take();try{return await this.#a(e,n,s).catch(o=>{if(!(o instanceof Do)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#a(e,n,s)})}catch(o){
throw o instanceof Do?await this.#p(o,s,e):o}}async#a(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,u=i?.logBytes??Ns.logBytes,d=new Np(
a,e.deployID,u,c),m=()=>{this.#f(s)};r.addEventListener("abort",m,{once:!0}),r.aborted&&m();try{const _={...n,onOutput:async z=>o?.(z,r),onLog:z=>{d.write(z)||s.
process.kill("it sent a log that is too long")}},O=await s.run({kind:"deploy",job:e,look:o!==void 0},_);if(O.kind!=="stored")throw O.kind==="failed"?new Lo(O.facts):
Oc();const{commit:$,release:W}=O;return{commit:$,release:W,[Symbol.asyncDispose]:()=>this.#h(s,e.deployID)}}catch(y){throw await this.#h(s,e.deployID),r.throwIfAborted(),
y}finally{r.removeEventListener("abort",m),await d.end()}}collect(){return this.#d({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?Promise.resolve():
this.#c({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#i=!0,this.#o(),await Promise.all(this.#t.close().
map(e=>this.#f(e))),await this.#s}#c(e,n,s={}){return this.#s=this.#s.then(()=>this.#d(e)).then(()=>{},r=>{this.#i||this.#e.log("warn",n,{...s,reason:String(r)})}),
this.#s}#u(){this.#r+=1,this.#o();const e=()=>{this.#r=0,this.#c({kind:"sweep"},"cleanup_failed")};this.#r>=um?e():this.#o=this.#e.clock.after(cm,e)}async#d(e){
if(await this.#n,this.#i)return{objects:0,bytes:0};const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw Oc();return s.removed}finally{await this.#f(
n)}}#l(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#i||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#h(e,n){
const s=new AbortController;this.#e.clock.sleep(am,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;
s.abort(),!this.#i&&(r!==0&&await this.#l(n),this.#e.lasting!==!1&&this.#u())}async#f(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.
process.kill("it did not end after an abort"),im);await e.process.ended,clearTimeout(n)}async#p(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,
reason:e.message,words:e.ending.words.slice(-500)});const r=we.Mb.find(o=>o===n.stage)??"clone";return rm(e,r,await Rp(this.#e.logs,s))}}function fm(t){if(t.kind===
"none")throw new M.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation au\
to: builds then have all rights of the platform."})}function Oc(){return new Error("The worker sent the result of another kind of job")}const hm=16*ne,pm=512;function Nc(t){
return e=>{if(e instanceof J)throw e;return t}}class mm{#e;#t=new xe(hm);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Ma(s),o=[];for(const i of n)
(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+pm,()=>this.#e.assets(e,n))}catch(s){
if(s instanceof Pe)return;throw s}}}const ym=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;paddi\
ng:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function Ot({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${ym}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const Em=Ot({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),gm=Ot({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),wm=Ot({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),Tm=Ot({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),bm=Ot({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long address."}),Rc=Ot({
status:503,title:"Not available at the moment",text:"The platform cannot read this file at the moment. Try again in a few seconds."}),_m={...Rc,headers:{...Rc.headers,
"retry-after":"5"}},Sm=Ot({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy the site\
 again to replace it."});class Om{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).
finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.
error}}const Nm=2e3,$o=200,Rm=32*ne,Am=1/4,Im=8,km=4,Lm=["index.html","404.html"];function vm(t){const{clock:e,log:n}=t;let s=0;return async r=>{if(s>=km)return;
s+=1;const o=new AbortController,i=Dm(t,r,o.signal).catch(u=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(u)})});i.finally(
()=>{s-=1});const a=new AbortController,c=e.sleep(Nm,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function Dm(t,{subdomain:e,release:n},s){
const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.min(Rm,t.cacheBytes*
Am);const c=new Om(Im);for(const u of await $m(o,i,s)){s.throwIfAborted();const d=i.file(u,new Wa(`/${u}`));d?.kind!=="file"||d.file.size>a||(a-=d.file.size,await c.
start(()=>t.warm(d.file)))}await c.end()}async function $m(t,e,n){const s=new Set([...Lm,...t.mostServed($o)]),r=new Set([...s].filter(Oo).map(Ac)),o=gs(n);for(const a of r.
size>0?e.names():[]){if(r.has(Ac(a))&&s.add(a),s.size>=2*$o)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(
0,$o)}function Ac(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const Ic={"content-length":"0","cache-control":"public, max-age=0, must-revalid\
ate"};function xm(t,{status:e,location:n},s){const r=kc(t.target.slice(Le(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=o.includes("?")?n:o+r+i;
return{status:e,headers:{location:a,...Ic,"x-slipway-release":s.deployID}}}function Mm({target:t},e){const n=t.startsWith("/")?kc(t):"/";return{status:308,headers:{
location:e.slice(0,-1)+n,...Ic}}}function kc(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function xo(t){return Buffer.from(t,"utf16le").toString("ut\
f16le")}class Lc{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||!("text"in r))this.#t.push(n);else{
const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],
r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;const u=this.#n[Math.min(
a,c)],d=u&&n(u)?ch(u.from,e):void 0;u&&d&&(yield[u,d])}}}function As(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=ih(e),r=[];let o=0;
for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.length);return r.
push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Mo({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o=="string"?o:Cm(o.
name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Cm(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}const vc={
headers:{},isCut:!1};class Um{#e;constructor(e){this.#e=new Lc(e.map(Fm))}of(e){if(this.#e.size===0)return vc;const n=[...this.#e.matching(e)];return n.length===
0?vc:new jm(n).custom}}function Fm({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=As(i,t);return a.isFixed&&(s+=Sn(o,i)),{name:o,value:a}});return{
from:t,set:r,unset:n,fixedBytes:s}}class jm{#e=new Map;#t=Ts;#n;#s=!1;constructor(e){this.#n=Ts-e.reduce((n,[{fixedBytes:s}])=>n+s,0);for(const[{set:n,unset:s},
r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].map(([n,s])=>[n,xo(s)])),isCut:this.#s}}#r({
name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-Sn(e,""),o=r<0?void 0:Mo(n,s,"encoded",r);if(o===void 0){
this.#s=!0;return}this.#t-=Sn(e,o),n.isFixed||(this.#n-=Sn(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e==="set-cookie"?o:`${i}, ${o}`)}}const Pm=64,
Bm=8*1024,Gm=4*1024;class Hm{#e;forces;constructor(e){this.#e=new Lc(e.map(Wm)),this.forces=e.some(({force:n})=>n)}*of(e,n){let s=0;for(const[r,o]of this.#e.matching(
e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=zm(r,o,e);if(i&&(yield i),s+=1,s===Pm)return}}}function Wm({from:t,to:e,status:n,force:s}){
return{from:t,to:bs(n)?Ym(e,t):As(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function zm({to:t,status:e,isForeign:n},s,r){if(bs(e)){const a=Mo(t,s,"pla\
in",Gm);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Mo(t,s,"encoded",Bm);if(o===void 0)return;const i=n?o:o.replace(/^\/{2,}/,
"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function Ym(t,e){const n=t.replace(/[?#].*$/,"");try{return As(n,e,decodeURIComponent)}catch{
return As(n,e)}}const Km="public, max-age=0, must-revalidate",Vm="public, max-age=31536000, immutable";function Xm(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.
length??0));return e}function Jm(t,e,n,s,r){return new Qm(t,e,n,s,r)}class Qm{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){
this.status=r,this.org=e.org,this.file=s,this.key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=
vh(n),this.variants=Dh(this.#s)?new Map:void 0}get headers(){return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.
status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){const{etag:e,status:n}=this;return this.#o??={"cache-control":Oo(this.#t)?Vm:Km,"x-content-ty\
pe-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-store"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},
"x-slipway-release":this.#e.deployID},this.#o}}function qm(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,
org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,
...r},variants:void 0}}const Zm=64*1024,ey=ne,ty=4*1024,ny=32,sy=5*1024,ry=512;class oy{org;deployID;manifestHash;lastModified;fallback;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{
index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,
fallback:c}=Sh(s.rules);this.fallback=c;const u=Math.min(ey,Zm+s.count*ty);this.#e=s,this.#t=new Hm(i),this.#n=new Um(a),this.#s=new xe(u),this.#r=o,this.weight=
s.bytes+s.rules.length*ny+u}remembered(e){return this.#s.get(e)}direct(e){const n=this.#i(e),r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&
r&&this.#s.put(e.path,r,iy(e.path,r)),r}indirect(e){return this.#a(e,"nothing")}file(e,n,s=200){const r=_o(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,
isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","headers_cut",{deployID:this.deployID,org:this.org}));const a=Jm(this,e,this.#e.file(r),s,o);return{
kind:"file",name:e,file:a,customBytes:Xm(o),served:0}}has=e=>!_o(e)&&this.#e.find(e)!==-1;hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).
hash}mostServed(e){const n=new Map;for(const r of this.#s.values())r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).
slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e){const n=po(e.path.slice(1),this.has);if(n)return n.kind==="file"?
this.file(n.path,e):{kind:"redirect",status:308,location:xo(Pa(n.to))}}#a(e,n){for(const s of this.#t.of(e,n)){if(s.kind==="go")return{kind:"redirect",status:s.
status,location:xo(s.location)};const r=po(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,i=o===void 0?void 0:this.file(o,e,s.status);if(i)return i}}#c(e){
const n=po(e,this.has);return n?.kind==="file"?n.path:void 0}}function iy(t,e){const n=4*t.length;return e.kind==="redirect"?ry+n+2*e.location.length:sy+n+e.customBytes}
async function ay(t,e,n,s){return new oy(e,n,await t.index(e,n.manifestHash),s)}function cy(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.
trim().replace(/^W\//,"")===e)}function uy(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;
if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":
{start:i,end:r?Math.min(Number(r),e-1):e-1}}const dy=256,ly=256,Dc=new bn(dy);function fy(t){let e=Dc.get(t);if(!e){if(e=hy(t),t.length>ly)return e;Dc.set(t,e)}
return e}function hy(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(d=>d.trim()),c=a.find(d=>/^q\s*=/.test(d)),
u=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,u>=0&&u<=1?u:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??
n;return lo.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const $c=new Map,py=4*ne,my=768,yy=1e3;class Ey{#e;#t;#n=new xe(py);constructor(e,n){this.#e=e,this.#t=
n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<Gf||s.size>fo)return $c;this.#n.delete(e);const o=async()=>{const i=this.#e.
variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>r?.sizes??$c);return{sizes:a,isWhole:a.size===lo.length,version:i,at:this.#t.monotonic()}};return this.#n.
load(e,()=>my+2*e.length,o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&
this.#t.monotonic()-s<yy}}const gy=4*ne,wy=64*ne,Ty=512,by=[];class _y{#e;#t;#n;#s;#r=0;constructor(e,n,s=ke.ml){this.#e=e,this.#t=new xe(n),this.#n=Math.min(gy,
n),this.#s=new Ey(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?ee(e,"accept-encoding"):void 0,o=r===void 0?by:fy(r);if(o.length===
0)return this.#o(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,Mc(n,o,a),s)):this.#o(e,n,Mc(n,o,i),s)}async warm(e){this.#d(
e)&&await this.#l(e)}#o(e,n,s,r){if(s.status===200){if(Sy(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method===
"HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(
n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#d(n))return this.#a(e);const r=await this.#h(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,
s);if(o?.length!==n.size)throw new xc;return o}).catch(o=>{if(!(o instanceof xc))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),
this.#a(e))}async#a(e){const n=this.#d(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=ee(e,"if-range");if(s!==
void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=uy(ee(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"\
no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#u(n,r)}}async#u(e,n){const{start:s,
end:r}=n,o=this.#d(e)?(await this.#l(e)).subarray(s,r+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,
"content-length":String(r-s+1)},body:o}}#d({size:e}){return e<=this.#n&&this.#r+e<=wy}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,
size:n},s){return this.#t.load(e,r=>r.length+Ty,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,
n)}}class xc extends Error{}function Mc(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=qm(
t,s,r);return t.variants?.set(s,i),i}return t}function Sy(t,e){const n=ee(t,"if-none-match");if(n!==void 0)return cy(n,e.etag);const s=t.headers["if-modified-si\
nce"];return s!==void 0&&s===e.headers["last-modified"]}function Cc({sites:t,domain:e,isOwnHost:n}){const s=Ay(e),r=Iy(e,n);return{domain:r,site(o){const i=s(o);
if(i!==void 0)return t.site(i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function Oy(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.
indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const Ny=1024,Ry=255;function Uc(t){const e=new bn(Ny);return n=>{if(n.length>Ry)return;const s=e.get(n);if(s!==
void 0||e.has(n))return s;const r=t(n);return e.set(n,r),r}}function Ay(t){const e=`.${t.toLowerCase()}`;return Uc(n=>{const s=Fc(n),r=s.endsWith(e)?s.slice(0,-e.
length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(r)?r:void 0})}function Iy(t,e){return Uc(n=>{const s=Fc(n);return Lt(s)&&!vt(s,t)&&!e(n)?s:void 0})}
function Fc(t){return t.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}const ky=64*ne,Ly=4096,vy=1e3,jc="GET, HEAD, OPTIONS";class Dy{#e;#t;#n;#s;#r;#o;#i=new xe(
ky);#a;#c;prefetch;#u=Number.NEGATIVE_INFINITY;constructor(e){const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=ke.ml,meter:a=Dt}=e;this.#e=s,this.#t=o,this.#n=
e.finder??Cc({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??(c=>`http://${c}/`),this.#r=new _y(s,r,i),this.#a=i,this.#c=a,this.#o=new mm(s),this.
prefetch=vm({site:c=>n.site(c),loaded:c=>this.#p(c),load:(c,u)=>this.#m(c,u),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(
ee(e,"host")??"");return n instanceof Promise?n.then(s=>this.#d(e,s),s=>this.#T(e,s)):this.#d(e,n)};#d(e,n){return n===void 0?Yt(e,Em):xy(this.#c,n,this.#l(e,n))}#l(e,n){
const{method:s}=e;if(s!=="GET"&&s!=="HEAD")return $y(s);if(n.release===null)return Yt(e,gm);const r=n.settings.domains&&this.#n.domain(ee(e,"host")??""),o=r&&Oy(
r,n.settings.domains??[]);if(o)return Mm(e,this.#s(o));try{const i=this.#p(n.release),a=i?this.#y(e,n,i):this.#h(e,n,n.release),c=Cy(n,a);return c instanceof Promise?
c.catch(u=>this.#T(e,u)):c}catch(i){return this.#T(e,i)}}async#h(e,n,s){return this.#y(e,n,await this.#f(n,s))}async#f(e,n){try{return await this.#m(e.org,n)}catch(s){
const r=e.kept.map(o=>this.#p(o)).find(o=>o!==void 0);if(!r||!(s instanceof J))throw s;return this.#b("warn","edge_earlier_release",{deployID:r.deployID,live:n.
deployID}),r}}#p(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){return this.#p(n)||this.#i.delete(n.deployID),this.#i.
load(n.deployID,s=>s.weight,()=>ay(this.#e,e,n,this.#t))}#y(e,n,s){const r=Le(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#w(e,i,s);
const a=ja(r);if(a===void 0)return Yt(e,Tm);if(a.length>Ly)return Yt(e,bm);const c=new Wa(`/${a}`),u=(o?void 0:s.remembered(c.path))??s.direct(c);return u?this.#w(
e,u,s):No(a)&&n.kept.length>0?this.#g(e,n,s,c):this.#E(e,n,s,c)}async#g(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).catch(Nc(
[]))){const a=this.#p(i)??await this.#m(n.org,i).catch(Nc(void 0)),c=a?.file(o,r);if(a&&c)return this.#w(e,c,a)}return this.#E(e,n,s,r)}#E(e,n,s,r){const{spaFallback:o}=n.
settings,i=o===!1?void 0:s.fallback??(o?"index.html":void 0),a=s.indirect(r)??(i!==void 0&&!No(r.path.slice(1))?s.file(i,r):void 0)??s.file("404.html",r,404);return a?
this.#w(e,a,s):Yt(e,wm,s)}#w(e,n,s){return n.kind==="redirect"?xm(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#T(e,n){const s=n instanceof J;if(!s&&!(n instanceof
Pe))throw n;const r=s?"edge_unavailable":"edge_damaged";return this.#b("error",r,{requestID:e.requestID,reason:n.message}),Yt(e,s?_m:Sm)}#b(...e){const n=this.#a.
monotonic();n-this.#u<vy||(this.#u=n,this.#t(...e))}}function $y(t){return t==="OPTIONS"?{status:204,headers:{allow:jc}}:{status:405,headers:{allow:jc,"content-\
length":"0","cache-control":"no-store"}}}function Yt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}function xy(t,e,n){const s=r=>(t.site(e,r.status,My(r)),r);return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,0),r}):s(n)}function My({
body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}function Cy({
settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Pc):Pc(e)}function Pc(t){return{...t,headers:{...t.headers,"x-robots-tag":"noindex"}}}const Uy=500,
Fy=1e3,jy=250,Py=2e3,By=5e3,Bc=-1;class Gc{#e;#t;#n;#s;#r=0;#o=new Map;#i=Number.NEGATIVE_INFINITY;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;constructor(e){
this.#e=e,this.#t=e.clock??ke.ml,this.#s=new xe(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(s),n.kind==="unknown"&&(this.#r+=
1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#g(n))return n.record;if(n?.record!==void 0)return this.#h(e,n.record);const{table:s}=this.#e;
return s?this.#l(s,e):this.#d(e)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);n&&(n.generation=Bc);const{table:s}=this.#e;
s&&(s.put(e,void 0),n?.record&&this.#p(e).catch(()=>{}))}#d(e){return this.#E()&&this.#o.size>0?Promise.reject(new J("The state cannot be read now")):this.#p(e)}async#l(e,n){
const s=await e.find(n),r=this.#s.get(n);return r&&(this.#g(r)||r.record)?this.find(n):s?(this.#y(n,{record:s,at:this.#t.monotonic(),generation:Bc}),this.#h(n,s)):
this.#d(n)}#h(e,n){if(!this.#E())return this.#f(e,n);const s=this.#t.monotonic();return s-this.#c>=jy&&(this.#c=s,this.#f(e,n).catch(()=>{})),n}async#f(e,n){const s=new AbortController,
r=this.#t.sleep(Uy,s.signal).then(()=>(this.#i=this.#t.monotonic(),n));r.catch(()=>{});try{return await Promise.race([this.#p(e),r])}catch(o){if(o instanceof J)
return n;throw o}finally{s.abort()}}#p(e){const n={at:this.#t.monotonic()},s=this.#o.get(e);if(s&&n.at-s.begun.at<Py)return s.record;const r=this.#m(e,n);return this.#o.
set(e,{begun:n,record:r}),r}async#m(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);return this.#i=Number.NEGATIVE_INFINITY,this.#a=
this.#t.monotonic(),s()&&(this.#y(e,{record:r,at:this.#a,generation:this.#r}),this.#e.table?.put(e,r)),r}catch(r){throw r instanceof J&&n.at>=this.#a&&(this.#i=
this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#y(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#g({record:e,at:n,generation:s}){return s!==this.#r?!1:
e!==void 0||this.#t.monotonic()-n<By||this.#E()}#E(){return this.#t.monotonic()-this.#i<Fy}}const Gy=16*ne,Hy=4*ne,Co=400,Wy=300,zy=2;class Yy{#e;#t;constructor(e,n,{
table:s,domains:r,clock:o}={}){this.#e=new Gc({changes:n,table:s,clock:o,bytes:Gy,weightOf:Ky,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=
new Gc({changes:n,table:r,clock:o,bytes:Hy,weightOf:()=>Co,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){
const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){
const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function Ky(t){return t?Co+
Wy*t.kept.length+zy*JSON.stringify(t.settings).length:Co}async function Vy(t){const e=await t.signingKey(Jy),n=qy(e.value);if(!(0,F.Gv)(n)||typeof n.x!="string"||
typeof n.y!="string"||typeof n.d!="string"||!Qy({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=Zy(s),o={
...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function Xy({privateJwk:t},e){return new Uint8Array((0,U.hkdfSync)(
"sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function Jy(){const t=(0,U.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"\
jwk"});return`${JSON.stringify(t)}
`}function Qy(t){try{const e=(0,U.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,U.verify)("sha256",r,(0,U.createPublicKey)(
{key:s,format:"jwk"}),(0,U.sign)("sha256",r,e))}catch{return!1}}function qy(t){try{return JSON.parse(t)}catch{return}}function Zy(t){const{crv:e,kty:n,x:s,y:r}=t;
return(0,U.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}var An=N(9692);class Hc extends Error{name="KeyspaceGone";constructor(){
super("the table was deleted")}}class Nt extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function Wc(t,e){const n=eE(e),s=tE(n.get(
"key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=nE(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{
key:s,value:o,ttlSeconds:sE(n.get("ttlSeconds"))}}function eE(t){if(!(0,nc.isUtf8)(t))throw new Nt("invalid_json");try{const e=(0,An.U2)(t.toString("utf8"));if(e)
return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof An.sU))throw e}throw new Nt("invalid_json")}function tE(t){const e=t?.startsWith('"')?
(0,An.I)(t):void 0;if(e===void 0||e===""||zc(e,S.ux.keyBytes))throw new Nt("invalid_key");return e}function nE(t){if(t===void 0||zc(t,S.ux.valueBytes))throw new Nt(
"invalid_value");return t}function sE(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<S.ux.minTtlSeconds||e>S.ux.maxTtlSeconds)throw new Nt(
"invalid_ttl");return e}function zc(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function rE({tables:t,engine:e,quota:n,clock:s}){const r=async(i,a)=>{
const{keyspace:c,windows:u}=await t.byName(i,a),d=await n.take(u);if(d===0)return c;throw new v("rate_limited",`The table has reached its rate limit: wait ${d} \
s.`,{"retry-after":String(d)})},o=async i=>{if(!e)throw new v("unavailable","This node does not have the entries of tables. Open the console of a node with the \
role kvs.");try{return await i(e)}catch(a){throw a instanceof Hc?new v("not_found","The table was deleted."):a instanceof J?new v("unavailable","The entries can\
not be read or written now. Try again."):a}};return{get:(i,a,c)=>o(async u=>u.get(await r(i,a),Uo("get",{key:c}).key,s.now())),put:(i,a,c)=>o(async u=>{const{key:d,
value:m,ttlSeconds:y}=oE(c),b=y===void 0?null:s.now()+y*1e3;await u.put(await r(i,a),d,{value:m,expiresAt:b})}),delete:(i,a,c)=>o(async u=>u.delete(await r(i,a),
Uo("delete",{key:c}).key))}}function oE({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,An.q$)(s)}catch(i){throw i instanceof An.sU?new v("validation_fail\
ed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):
r}};return Uo("put",o,s)}const{keyBytes:iE,valueBytes:aE,minTtlSeconds:cE,maxTtlSeconds:uE}=S.ux,dE={invalid_key:`A key has 1 to ${iE} bytes.`,invalid_value:`A \
value has at most ${aE} bytes.`,invalid_ttl:`The time to live is ${cE} to ${uE} seconds.`};function Uo(t,e,n){const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(
0,-1)},"value":${n}}`;try{return Wc(t,Buffer.from(r))}catch(o){throw o instanceof Nt?new v("validation_failed",dE[o.code]??"The entry is not valid."):o}}const lE=3e4,
Yc=1e3,Kc=100;function fE({engine:t,tables:e,clock:n,log:s,every:r=ke.fm}){const o=new AbortController,i=Xc(()=>Vc(t,n.now(),o.signal),u=>s("warn","kvs_sweep_fa\
iled",{reason:String(u)})),a=Xc(()=>hE(t,e,s,o.signal),u=>s("warn","kvs_drop_failed",{reason:String(u)})),c=r(lE,()=>{i.begin(),a.begin()});return a.begin(),{begin:a.
begin,async[Symbol.asyncDispose](){c(),o.abort(),await Promise.all([i.end(),a.end()])}}}async function Vc(t,e,n){let s=0;for(;;){const r=await t.sweep(e,Yc);if(s+=
r,r<Yc||n?.aborted)return s}}async function hE(t,e,n,s){for(let r=0;;){const o=await e.toDrop({after:r,limit:Kc});for(const i of o){r=i;try{await t.drop(i),await e.
dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(a)}),s.aborted)return}}if(o.length<Kc||s.aborted)return}}function Xc(t,e){let n=!1,s=!1,r;const o=async()=>{
for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const pE=720*6e4,mE=1e3,yE="ABCDEFGHIJKLMNOPQRSTUVWX\
YZ234567",EE=20,gE=1e3,wE=8*1024*1024;class TE{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=n,this.#n=new Sa(wE,gE,async s=>{const r=await e.find(s);return r&&this.#s(
r)})}byAccessKey(e){return e.length===EE?this.#n.find(e):null}async issue(e,n){const s={accessKeyID:`ASIA${Array.from((0,U.randomBytes)(16),u=>yE[u%32]).join("")}`,
secret:(0,U.randomBytes)(30).toString("base64"),sessionToken:(0,U.randomBytes)(96).toString("base64"),expiresAt:n+pE},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,
c=this.#t.seal(Ci(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.issue({accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:mE}),
s}async checkKey(){const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,
expiresAt:r}){const o=JSON.parse(this.#t.open(Ci(e),s));if(!(0,F.Gv)(o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(
a),environmentID:n,expiresAt:r}}}const bE={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,
unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503},Jc="A\
WS4-HMAC-SHA256";function _E({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function SE(t,e,n){return`${Jc}
${t}
${_E(e)}
${IE(n)}`}function OE(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,U.createHmac)("sha256",n).update(s,
"utf8").digest();return new kE(n)}function NE(t,e){return t.sign(e)}const Xe=64,RE=32;class Qc{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const qc=new Qc(8192),AE=new Qc(
256);function IE(t){return(0,U.hash)("sha256",qc.latin1(t))}function Zc(t,e){return t.length===e.length&&(0,U.timingSafeEqual)(qc.latin1(t),AE.latin1(e))}class kE{#e;#t;constructor(e){
if(e.length>Xe)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Xe} are supported`);this.#e=Buffer.alloc(Xe+512),this.#t=Buffer.alloc(Xe+RE);for(let n=0;n<
Xe;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,U.hash)("sha256",this.#n(e),"binary"),Xe,"latin1"),(0,U.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Xe;return e.length>n?Buffer.concat([this.#e.subarray(0,Xe),Buffer.from(e,"latin1")]):this.#e.subarray(0,Xe+this.#e.write(e,Xe,"latin1"))}}
const LE=new RegExp(`^${Jc} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),vE=1024,DE=1024,$E=32,eu=64,Fo=new bn(vE);function xE(t){const e=t.slice(-eu),n=t.slice(0,-eu),s=Fo.get(n);if(s&&ME.test(e))return{
...s,signature:e};const r=CE(t);if(r)return n.length<DE&&r.signedHeaders.length<=$E&&Fo.set(n,r),{...r,signature:e}}function Tb(){return Fo.size}const ME=/^[0-9a-f]{64}$/;
function CE(t){const e=LE.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,u)=>u===0||(a[u-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const UE=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let jo;function FE(t){if(jo?.text===t)return jo.
time;const e=jE(t);return e!==void 0&&(jo={text:t,time:e}),e}function jE(t){const e=UE.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Is(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function PE(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":zE(t.target.slice(e+1)),r=HE(n,t.normalizePath),o=VE(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const BE=/^(?:\/[A-Za-z0-9_~-]+)+$/,GE=/[^A-Za-z0-9._~-]/g;function Po(t){return t.replace(GE,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function HE(t,e){if(BE.test(t))return t;const n=t.split("/");return(e?WE(n):n).map(Po).join("/")||"/"}function WE(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function zE(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Po(tu(r)),Po(tu(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>nu(n,r)||nu(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function tu(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function nu(t,e){return t<e?-1:t>e?1:0}function YE(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=su(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function KE(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?YE(t.rawHeaders):{names:e,repeated:[],get(n){const s=ee(t,n);return s===void 0?void 0:su(s)}}}function VE(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const XE=/ {2}|\t/,JE=32,QE=9;function su(t){let e=0,n=t.length;for(;e<n&&ru(t,e);)e+=1;for(;n>e&&ru(t,n-1);)n-=1;const s=t.slice(e,n);return XE.test(
s)?s.replace(/[ \t]+/g," "):s}function ru(t,e){const n=t.charCodeAt(e);return n===JE||n===QE}const ks=5*6e4,ou=["host","content-type"],qE=new Set([...ou,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Oe=(t,e)=>({type:t,message:e}),iu=Oe("UnrecognizedClientException","\
The security token included in the request is invalid.");function ZE(t,e){const n=ee(t,"authorization");if(n===void 0)return Oe("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=xE(n);if(!s)return Oe("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=ee(t,"x-amz-date")??"",o=FE(r);return o===void 0?Oe("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):sg(s.scope,r)??rg(r,o,e)??{headers:KE(t),signedBy:s,time:r}}function eg({headers:t,
signedBy:e},n,s){return Zc(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Oe("ExpiredTokenException","The security token included in the reque\
st is expired"):og(t,e.signedHeaders):iu}function tg(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,U.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return Oe("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=PE({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),u=NE(ag(o,s.scope),SE(r,s.scope,c));if(!Zc(u,s.signature))return Oe("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function ng(t){return"message"in t}function sg(t,e){if(t.region!==S.aT)return Oe("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${S.aT}'.`);if(t.service!==S.jL)return Oe("InvalidSignatureException",`Credential should be scoped to correct service: '${S.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return Oe("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function rg(t,e,n){if(e<n-ks){const s=Is(n-ks);return Oe("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${Is(n)} - 5 min.)`)}if(e>n+ks){const s=Is(n+ks);return Oe("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${Is(n)} + 5 min.)`)}}function og(t,e){const n=t.repeated.find(o=>qE.has(o));if(n!==void 0)return Oe("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(ig(o)&&!e.includes(o))return au(o);const s=ou.find(o=>!e.includes(o));if(s!==void 0)
return au(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return Oe("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function ig(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function au(t){return Oe("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const cu=new WeakMap;function ag(t,e){const n=cu.get(t);if(n?.date===e.date)return n.key;const s=OE(t.secret,e);return cu.set(t,{date:e.date,key:s}),
s}const Kt={"content-type":"application/json","cache-control":"no-store"},cg={status:200,headers:Kt,body:'{"ok":true}'},ug={status:200,headers:Kt,body:'{"delete\
d":true}'},uu={status:200,headers:Kt,body:'{"found":false,"expiresAt":null}'},dg=new Map([[V.Y2.put,"put"],[V.Y2.get,"get"],[V.Y2.delete,"delete"]]),lg=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
fg=/^Bearer +([!-~]+)$/i;function hg(t){const e={...t,log:pg(t)};return n=>yg(n,e)}function pg({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
du){const i=e.now();if(Math.abs(i-n)<mg)return;n=i}t(s,r,o)}}const du="kvs_unavailable",mg=1e3;async function yg(t,e){const{roles:n,tables:s,engine:r,quota:o,meter:i,
clock:a}=e;let c=u=>u;try{const u=ZE(t,a.now());if(ng(u))return Ls(u);const d=await n.byAccessKey(u.signedBy.accessKeyID);if(!d)return Ls(iu);const m=eg(u,d,a.now());
if(m)return Ls(m);const y=await t.body(S.ux.bodyBytes),b=tg(t,y,u,d);if(b)return Ls(b);if(!ee(t,"x-kvs-authorization"))return Re("missing_token");const _=await s.
byToken(lu(t));if(!_)return Re("invalid_token");if(_.environmentID!==d.environmentID)return Re("inactive_binding");if(!_.supported)return Re("unsupported_app_ty\
pe");const O=await o.take(_.windows,y.length),$=wg(t);if(c=oe=>Eg(i,_,$,y,oe),O>0)return c(Re("rate_limited",{"retry-after":String(O)}));if(typeof $!="string")return c(
$);const{key:W,value:z,ttlSeconds:Q}=Wc($,y),Z=a.now();switch($){case"put":{const oe=Q===void 0?null:Z+Q*1e3;return await r.put(_.keyspace,W,{value:z,expiresAt:oe}),
c(cg)}case"delete":return await r.delete(_.keyspace,W),c(ug);case"get":return c(Tg(await r.get(_.keyspace,W,Z)))}}catch(u){return c(bg(u,t,e))}}function lu(t){return fg.
exec(ee(t,"x-kvs-authorization")??"")?.[1]??""}function Eg(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;
return t.kvs(e,o,gg(r),s.length,i),r}function gg(t){if(t===uu)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function wg(t){
const e=dg.get(Le(t.target));if(!e)return Re("not_found");if(t.method!=="POST")return Re("method_not_allowed",{allow:"POST"});const n=ee(t,"content-encoding")??
"identity";return!lg.test(ee(t,"content-type")??"")||n!=="identity"?Re("unsupported_media_type"):e}function Tg(t){if(!t)return uu;const e=t.expiresAt===null?"nu\
ll":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Kt,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function bg(t,e,{tables:n,
log:s}){if(t instanceof Nt)return Re(t.code);if(t instanceof lt)return Re("body_too_large");if(t instanceof gt)return Re("invalid_json");if(t instanceof Hc)return n.
forgetToken(lu(e)),Re("invalid_token");const r=t instanceof J,o=t instanceof Error&&t.cause instanceof Error?t.cause:t;return s("error",r?du:"kvs_failed",{requestID:e.
requestID,path:Le(e.target),reason:o instanceof Error?o.message:String(o)}),r?Re("unavailable",{"retry-after":"1"}):Re("internal")}function Re(t,e={}){return{status:bE[t],
headers:{...Kt,...e},body:`{"error":"${t}"}`}}function Ls({type:t,message:e}){return{status:403,headers:{...Kt,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}
const _g=32,Sg=new Uint8Array;async function Og(t){const{value:e,id:n=Sg,previous:s,wrong:r}=await t.platformKey(()=>(0,U.randomBytes)(_g)),o={id:n,key:e},i=s?[
o,s]:[o];return{seal:(a,c)=>xi(o,a,c),open(a,c){try{return Mi(i,a,c)}catch(u){throw r(u)}}}}const Ng=t=>Te(new v("unavailable","This node does not have the data\
 of the key-value store."),t);async function Rg(t){const{engine:e,clock:n,log:s,quota:r,meter:o=Dt}=t,i=await Og(t.keys),a=new Df(t.tables,i,{...ms,...t.quotas}),
c=new TE(t.roles,i);await a.checkKey(),await c.checkKey();const u=t.changes.subscribe(y=>Ag(y,a,c)),d=e&&fE({...t,engine:e}),m=async()=>{u[Symbol.dispose](),await d?.[Symbol.
asyncDispose]()};return{handler:e?hg({roles:c,tables:a,engine:e,quota:r,meter:o,clock:n,log:s}):Ng,createTable:(y,b)=>a.create(y,b,n.now()),listTables:y=>a.list(
y),async deleteTable(y,b){await a.remove(y,b),d?.begin()},entries:rE({tables:a,engine:e,quota:r,clock:n}),runtimeVariables:(y,b)=>Ig(a,c,y,b,n.now()),sweep:async()=>e?
Vc(e,n.now()):0,close:m,[Symbol.asyncDispose]:m}}function Ag(t,e,n){switch(t.kind){case"table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"\
unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"jobs":break;default:(0,M.xb)(t)}}async function Ig(t,e,n,s,r){const{environmentID:o,
variables:i}=await t.injected(n);if(Object.keys(i).length===0)return{};const a=await e.issue(o,r);return{[`${S.be}URL`]:s,[`${S.be}REGION`]:S.aT,...i,AWS_ACCESS_KEY_ID:a.
accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:S.aT}}var pe=N(1455);const bb=1e3;function _b(t){return Math.min(Math.max(
512*MIB,t*.02),5*GIB)}const fu=2e3,kg=(0,U.randomBytes)(64*1024),Lg="trial-write",hu={canBuild:"disk_hangs"},vg={statfs:t=>(0,pe.statfs)(t),tryToWrite:$g};class Sb{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){
this.#e=e,this.#t=n,this.#n={...vg,...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#r>=fu)return hu;const e=Promise.withResolvers(),n=this.#t.after(fu,()=>e.
resolve(hu));try{return await Promise.race([this.#o(),e.promise])}finally{n()}}#o(){return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=Dg(this.#e,this.#n).
finally(()=>{this.#s=void 0}),this.#s)}}async function Dg(t,e){let n;const s=(r,o)=>({canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,
ffree:c}=await e.statfs(t);return n=r*i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(
r)?"disk_full":"disk_unwritable",systemCode(r)??String(r))}}async function $g(t){const e=(0,j.join)(t,Lg);await(0,pe.rm)(e,{force:!0});try{await(0,pe.writeFile)(
e,kg,{flag:"wx",mode:384,flush:!0})}finally{await(0,pe.rm)(e,{force:!0})}}class Ob{#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){
return this.#s?"stops":this.#n}async look(){const e=await this.#e.look();return this.#r(()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){
return this.#t.add(e),{[Symbol.dispose]:()=>{this.#t.delete(e)}}}#r(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const xg=10;function Mg({
node:t,ability:e,nodes:n,log:s}){let r=!1;return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(d=>d!==
t),u=r;if(r=c.length>0,r&&!u){const d=c.slice(0,xg).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:d,means:Cg})}return!r&&u&&s("\
info","builds_taken_again",{reason:o==="yes"?"room":"no_other_node",freeBytes:i}),!r}}const Cg="The disk of --data has no room for a build, or refuses writes. U\
ntil it has room, this node claims no deployments while another one can build",pu=36e5,Ug=2*pu;function Fg(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=e.monotonic(),
i=async()=>{r=e.monotonic();try{const c=await t();n("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){const{message:u,remedy:d}=(0,M.I7)(c);
n("error","collection_failed",{message:u,...d!==void 0&&{remedy:d}})}finally{s=void 0}},a=()=>(s??=i(),s);return{collect:a,whenIdle(){e.monotonic()-r>=pu&&a()},
whenBusy(){e.monotonic()-Math.max(o,r)>=Ug&&a()},async[Symbol.asyncDispose](){await s}}}const vs=3e4,jg=5e3,mu={clone:"building",install:"building",build:"build\
ing",sync:"syncing",activate:"activating"};function yu(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class Bo extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(Rt(s),{cause:s}),this.stage=e,this.aborted=n}}
function Pg(t){const{stage:e,aborted:n,cause:s}=t instanceof Bo?t:{stage:"build",aborted:!1,cause:t};if(n)return yu(e);if(s instanceof Lo)return s.facts;if((0,M.
b$)(s)||s instanceof J&&s.isFull)return Eu(e,"disk_full","The disk of the platform is full");const r=s instanceof J?"its state cannot be read or written now":Rt(
s);return Eu(e,lc[e],`The platform itself failed at the stage "${e}": ${r}`)}function Eu(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],
diagnostics:[]}}function Rt(t){return t instanceof Error?t.message:String(t)}var Bg=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Gg=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Hg=vs-1e4,Wg=1e3;class zg extends Error{name="LeaseLost"}class Yg{ended;#e;#t;#n;#s=new AbortController;#r=Promise.withResolvers();#o;#i="building";#a="\
clone";#c;#u;#d;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={monotonic:n.clock.monotonic(),wall:n.clock.
now()},this.#c=this.#u.monotonic,this.ended=this.#y(r)}get app(){return this.#e.job.app}get#l(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{
clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#u;s>this.#c&&n>s&&n-this.#c>=Hg&&this.#i==="building"&&this.#f("it could not be renewed"),!this.#l&&
(Math.max(n-s,e.now()-r)>=jg&&(this.#d??=this.#h(n)),await Promise.race([this.#d,this.#r.promise]))}async#h(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,
wall:r.now()};try{await n.renew(this.#e)?this.#c=e:this.#i==="building"&&this.#f("another node has ended it")}catch(o){s("error","lease_not_renewed",{deployID:this.#e.
deployID,cause:Rt(o)})}finally{this.#d=void 0}}#f(e){this.#l||(this.#i="lost",this.#s.abort(new zg(`The lease of the deployment has ended: ${e}`)),this.#r.resolve())}async#p(e){
this.#s.signal.throwIfAborted(),await e()||this.#f("another node has ended it"),this.#s.signal.throwIfAborted()}#m(e){return this.#p(()=>ir(e,this.#t.clock,this.#o))}async#y(e){
const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,await this.#g()}catch(c){const u=Pg(c);a=u.code,c instanceof
Bo&&c.cause instanceof J&&n("error","deployment_not_stored",{deployID:o,stage:c.stage,cause:c.message}),await this.#T(u)}if(this.#i!=="ended"){const c=this.#s.signal.
aborted?Rt(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,
ending:a,ms:s.now()-i})}async#g(){const{jobs:e,builder:n,onLive:s,onComing:r}=this.#t,o=this.#e,{job:i}=o,a=this.#o;try{const c={stack:[],error:void 0,hasError:!1};
try{const u=Bg(c,await n.build(i,{signal:a,onStage:d=>this.#E(d),onCommit:(d,m)=>this.#m(()=>e.recordCommit(o,d,m)),onStored:(d,m)=>this.#m(()=>e.recordRelease(
o,d,m))}),!0);a.throwIfAborted(),await r?.(i.app,{deployID:i.deployID,manifestHash:u.release.manifestHash}),await this.#E("activate"),await this.#w(u.release.manifestHash),
s?.(i.app,u.release)}catch(u){c.error=u,c.hasError=!0}finally{const u=Gg(c);u&&await u}}catch(c){throw new Bo(this.#a,this.#n.aborted,c)}}async#E(e){const{jobs:n,
onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.throwIfAborted();await this.#m(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#w(e){const{
jobs:n}=this.#t,s=this.#e;this.#i="recording",await this.#m(async r=>await n.finish(s,{kind:"live",manifestHash:e})||r>1&&await n.hasSucceeded(s)),this.#i="ende\
d"}async#T(e){const{jobs:n,log:s,clock:r}=this.#t,o={kind:"failed",facts:e};let i=!1;for(;!this.#l;){this.#i="recording";try{await this.#p(()=>n.finish(this.#e,
o)),this.#i="ended"}catch(a){if(this.#l)return;const c={deployID:this.#e.deployID,cause:Rt(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)
return;await r.sleep(Wg,this.#n).catch(()=>{})}}}}const Kg=1e3;function Vg(t){return new Xg(t)}class Xg{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#u=!1;#d=!1;#l=!1;constructor(e){
this.#e=e,this.#t=e.every??ke.fm,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=
!0;const s=n.subscribe(({kind:r})=>{(r==="jobs"||r==="unknown")&&this.#f()});this.#o.push(()=>s[Symbol.dispose](),this.#t(vs,()=>this.#f())),this.#f(),await this.#c}pause(){
this.#l=!1}async stop(){this.pause();for(const e of this.#o.splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].
map(e=>e.ended)),this.#E(!1),this.#h()}async idle(){if(this.#s.signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(
n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.asyncDispose](){return this.stop()}#f(){this.#s.signal.aborted||(this.#u=!0,this.#c??=this.#p())}async#p(){
for(;this.#u;){this.#u=!1;try{await this.#m(),this.#d&&this.#e.log("info","queue_resumed"),this.#d=!1}catch(e){this.#d||this.#e.log("error","queue_stalled",{cause:Rt(
e)}),this.#d=!0,this.#E(!0)}}this.#c=void 0}async#m(){const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#w(),this.#l)for(const i of await e.expire())n("warn",
"deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#y&&(await this.#e.mayClaim?.()??!0);for(;r&&this.#y;){const i=await e.claim(this.#e.node);if(!i)break;
this.#g(i)}const o=this.#r.size>0||await e.isBusy();this.#E(o&&this.#l||this.#r.size>0),o||this.#h()}get#y(){return this.#l&&this.#r.size<this.#n}#g(e){const n=[
...this.#r].find(r=>Jg(r.app,e.job.app)),s=new Yg(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#E(!0),s.ended.then(()=>{this.#r.delete(s),this.#f()})}#E(e){
e||this.#a?.();const n=()=>this.#t(Kg,()=>{this.#w(),this.#f()});this.#a=e?this.#a??n():void 0}async#w(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}
function Jg(t,e){return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const Qg=600;function st({roles:t},e){return t.includes(e)}async function qg(t,e,n,s){
const o=st(t,"kvs")||st(t,"control")?s.use(await nw(t,n)):void 0,i=st(t,"build")?sw(t,e,s):void 0;return{edge:e,kvs:o,build:i}}function Zg(t,e,n,s){const{stores:r,
clock:o,log:i,shared:a,host:c,edgeCacheBytes:u}=t,{sitesDomain:d,baseUrl:m,siteUrl:y}=e,b={table:a?.sites,domains:a?.domains},_=s.use(new Yy(r.state.releases,r.
changes,{...b,clock:o})),O=Cc({sites:_,domain:d,isOwnHost:Ri({host:c,baseUrl:m})}),$=new ac({blobs:r.blobs,clock:o,log:i}),{handler:W,prefetch:z}=new Dy({sites:_,
finder:O,siteUrl:y,objects:$,cacheBytes:u,log:i,meter:n}),Q=r.changes.subscribe(Z=>{Z.kind==="coming"&&z(Z)});return s.use(Q),{handler:W,prefetch:z,sites:_,finder:O,
objects:$}}const ew=500;async function tw({clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.
subdomain,release:r}),t.sleep(ew)])}function nw(t,e){const{stores:n,clock:s,log:r,kvsQuotas:o}=t,i=st(t,"kvs")?n.kvs:void 0;return Rg({...n,engine:i,clock:s,log:r,
meter:e,quotas:o})}function sw(t,e,n){const{clock:s,log:r,workers:o,stores:i,node:a,shared:c}=t,{jobs:u,changes:d}=i,m=rw(t),y=async()=>(await c?.checkPlace(),m.
collect()),b=n.use(Fg(y,s,r));n.use(m);const _=()=>{u.isBusy().then(x=>x?b.whenBusy():b.whenIdle(),()=>{})},O=async({org:x},{manifestHash:B})=>{await m.prepareVariants(
x,B),e?.objects.variantsChanged(x)},{builder:$=m}=t,W=c&&((x,B)=>tw(t,e,x,B)),{ability:z,store:Q}=c?.nodes??{},Z=z&&Q&&Mg({node:a,ability:z,nodes:Q,log:r}),oe={
jobs:u,changes:d,builder:$,node:a,workers:o,log:r,clock:s,onChange:_,onComing:W,mayClaim:Z},k=n.use(Vg({...oe,onLive:(x,B)=>{O(x,B)}}));return{housekeeping:b,queue:k}}
function rw(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{env:r,allowLocalGit:o,gitUrlTemplate:i,isolation:a,onOutput:c,lasting:u,log:d,clock:m}=t,{jobs:y,logs:b,
blobsAt:_}=e;return dm({...{dataDir:n,blobs:_,lasting:u,env:r,allowLocalGit:o,gitUrlTemplate:i,limits:s,isolation:a,onOutput:c},live:W=>y.releases(W),logs:b,log:d,
clock:m})}async function ow(t,e,n,s){const{clock:r,fetch:o,requestsPerMinute:i=n===Fn?0:Qg}=t,a=await Vy(t.stores.keys),{baseUrl:c,issuer:u}=e;return{issuer:Ir(
{issuer:u,audience:c,key:a,requestToken:s,clock:r}),mayUseDomain:n.mayUseDomain,providers:n.issuers.filter(({client:d})=>d!==void 0),signInKey:Xy(a,"console sig\
n-in"),gate:{roleOf:n.roleOf,organizationsOf:n.organizationsOf,verify:el({policy:n,issuer:u,audience:c,key:a,clock:r,fetch:o}),rateLimit:t.shared?Vh(i,t.stores.
quota):Xh(i,r)}}}function iw(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===gu&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==
gu?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const gu=46,wu=300;function aw(t){const e=Ds("control");return[["/api/v1","control",t.control??e],["/v1",
"kvs",t.kvs??Ds("kvs")],["/identity","identity",t.identity??e],["/console","console",Go(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/bac\
kup","operator",Vt("/backup",t.backup??e)],["/healthz","platform",Vt("/healthz",Xt(t.healthz))],["/readyz","platform",Vt("/readyz",Xt(t.readyz))],["/tls-allowed",
"platform",Vt("/tls-allowed",Xt(t.tlsAllowed??Ds("edge")))],["/openapi.json","platform",Vt("/openapi.json",Xt(t.openApi))],["/metrics","platform",Vt("/metrics",
Go(Xt(t.metrics),t.isOwnHost))]]}function Ds(t){const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists th\
em.`;return n=>Te(new v("unavailable",e),n)}function Vt(t,e){return n=>(Le(n.target)===t?e:Ho)(n)}function Go(t,e){return n=>{const s=ee(n,"host");if(e(s))return t(
n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,wu))}: give its URL with --public-url, or configure the proxy to pass the Host header\
 on.`;return ue(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function Xt(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(
e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return Te(new v("method_not_allowed",s,{allow:n}),e)}}function Tu(t){const e=aw(t),n=Go(
Xt(t.index),t.isOwnHost),{sitesDomain:s,edge:r=Ds("edge"),isCustomHost:o,observe:i}=t,a=u=>{const d=Le(u.target);if(d==="/")return["platform",n];for(const[m,y,b]of e)
if(d.startsWith(m)&&!(d.length!==m.length&&d[m.length]!=="/"))return[y,b];return["platform",Ho]},c=(u,d,m)=>{const y=performance.now(),b=d(m);return b instanceof
Promise?b.then(_=>(i(u,m,_.status,y),_),_=>{const O=_ instanceof gt;if(i(u,m,O?400:500,y),!O)throw _;return Te(new v("invalid_request","The body broke off."),m)}):
(i(u,m,b.status,y),b)};return u=>{const d=u.headers.host;if(typeof d=="string"&&iw(d,s))return c("edge",r,u);const m=typeof d=="string"&&o?.(d);if(m===!0)return c(
"edge",r,u);const[y,b]=a(u);return m instanceof Promise?m.then(_=>_?c("edge",r,u):c(y,b,u),_=>{if(!(_ instanceof J))throw _;return b===n||b===Ho?c("edge",r,u):c(
y,b,u)}):c(y,b,u)}}const Ho=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=Le(n).slice(0,wu),r=n.startsWith("/")?
new v("not_found",`Nothing is at ${s}`):new v("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return Te(r,t)};function cw(t,e,n){
const{rooms:s,identity:r,nodes:o,backup:i}=n,{edge:a,kvs:c}=s;return Tu({...bu(t,e,a,n),kvs:st(t,"kvs")?c?.handler:void 0,...lw(t,e,c,r,o),backup:r&&i})}function uw(t,e,n,s){
const r=i=>st(t,i)?Si:void 0,o=r("control");return Tu({...bu(t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,console:o,backup:o})}function bu(t,e,n,s){const{
log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:u}=e,{readiness:d,metrics:m}=s;return{sitesDomain:c,isOwnHost:Ri({host:a,baseUrl:u}),edge:n?.handler,isCustomHost:n&&
dw(n.finder),healthz:Yh({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:d.handler,metrics:m.handler,tlsAllowed:n&&Nf({...n,ownName:new URL(u).hostname}),
index:hw(e),openApi:fw(u),observe:pw(m.count,r)}}function dw({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(
r=>r!==void 0):s!==void 0}}function lw({clock:t,log:e,allowLocalGit:n,stores:s,resolveTxt:r,fetch:o,kvsQuotas:i},{baseUrl:a,kvsUrl:c,consoleUrl:u,siteUrl:d,sitesDomain:m},y,b,{
list:_}){if(!b||!y)return{control:void 0,identity:void 0,operator:void 0,console:void 0};const{gate:O,issuer:$,mayUseDomain:W,providers:z,signInKey:Q}=b,Z={ownName:new URL(
a).hostname,sitesDomain:m,mayUseDomain:W,resolveTxt:r},{state:oe,logs:k,sessions:x,usage:B}=s,le=nf({state:oe,logs:k}),Ne=jf(new ac({blobs:s.blobs,clock:t,log:e})),
ce=yl({providers:z,key:Q,consoleUrl:u,clock:t,fetch:o}),We={state:oe,operations:le,kvs:y,usage:B,clock:t,siteUrl:d};return{control:df(O,{state:oe,allowLocalGit:n,
siteUrl:d,domains:Z}),identity:$.handler,operator:_f(O,{...We,kvsUrl:c,organizationsOf:O.organizationsOf,listNodes:_,consoleLink:gi=>Yd(gi,{sessions:x,consoleUrl:u,
clock:t})}),console:Wd({...We,...O,compare:Ne,logs:k,sessions:x,oidc:ce,consoleUrl:u,tablePerMinute:i.tablePerMinute??ms.tablePerMinute})}}function $s({baseUrl:t,
kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function fw(t){return async()=>ue(200,(await N.e(487).then(N.bind(N,1487))).openApi(
t))}function hw(t){const e={service:"slipway",...$s(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>ue(
200,e)}function pw(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[u=""]=c.split("\
?",1);e("info","request",{room:n,method:i,path:u,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}function Nb(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify(
{time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const Wo=()=>{};function mw(t){return _u(t),{...yw,node:`${(0,me.hostname)()}/${process.pid}`,...t,buildLimits:{...Ns,...t.buildLimits},kvsQuotas:{...ms,...t.
kvsQuotas}}}function _u(t){const{gitUrlTemplate:e=qe.bD,allowLocalGit:n=!1}=t;is(t.trustedProxies??[]);const s=(0,qe.Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,qe.
ri)(e)}" ${s.problem}`;throw new M.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const yw={publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,
builder:void 0,shared:void 0,roles:K,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:qe.bD,clock:ke.ml,log:Wo,
fetch,resolveTxt:Gl,workers:2,isolation:"auto",lasting:!0,edgeCacheBytes:64*ne,buildLimits:Ns,kvsQuotas:ms},Ew="run.json",Su="node.json";function Rb(t){const e=Ou(
t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!Jt(s)))return{roles:n,baseUrl:s}}function Ab(t){const e=Ou(
t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&
!(typeof c!="string"||c==="")&&!(!Jt(s)||!Jt(r)||!Jt(o)||!Jt(i)||!Jt(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function Jt(t){
return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function Ou(t){try{return JSON.parse(t)}catch{return}}function gw(t,e){return(0,L.rmSync)((0,j.join)(
t,Su),{force:!0}),Nu((0,j.join)(t,Ew),e)}function ww(t,e){return Nu((0,j.join)(t,Su),e)}function Nu(t,e){return(0,L.writeFileSync)(`${t}.new`,`${JSON.stringify(
e,void 0,2)}
`,{mode:384}),(0,L.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,L.rmSync)(t,{force:!0})}}function Tw(t,e){const n=Gr.includes(e.host)?"127.0.0.1":e.host,s=Sw(
e.publicUrl??Md(n,t)),r=_w(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const bw=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function _w(t,e){const n=(s,r)=>new M.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!bw.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function Sw(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new M.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var Ow=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Nw=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Rw(t){const e={stack:[],error:void 0,hasError:!1};try{const n=Ow(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=mw(t),{log:o,nodeDir:i}=r,a=Qs(i,r.env),c=await xd(r);n.defer(()=>c.close());const u=Tw(c.port,r),d=Lw(r),{requestToken:m=(0,U.
randomBytes)(32).toString("base64url")}=r.shared??{},y=n.use(gr({...r,usage:s.usage,engine:Aw(r)})),b=st(r,"edge")?Zg(r,u,y.meter,n):void 0,_={readiness:d,metrics:Iw(
r,b,y)};b&&r.shared?.awaitStores&&(c.serve(uw(r,u,b,_)),d.start("edge"),n.defer(()=>c.close()),o("info","edge_started",{...$s(u),port:c.port,dataDir:i,node:r.node})),
await r.shared?.awaitStores?.();const O=await qg(r,b,y.meter,n);n.defer(()=>c.close());const $=st(r,"control")?await ow(r,u,a,m):void 0,W=s.backUp,z=n.use(await h(
xw(r,u,c.port,O))),Q=ts(m,W);c.serve(cw(r,u,{..._,rooms:O,identity:$,nodes:z,backup:Q})),await O.build?.queue.start(),d.start();const Z=`${u.issuer}/token?api-v\
ersion=2.0`,oe={pid:process.pid,...$s(u),requestUrl:Z,requestToken:m};n.use($?gw(i,oe):ww(i,{roles:r.roles,baseUrl:u.baseUrl})),o("info","platform_started",{...$s(
u),dataDir:i,node:r.node,roles:r.roles.join()});const k=$w(()=>Dw(r,d,O),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...u,port:c.port,dataDir:i,
requestUrl:Z,requestToken:m,close:k,mintToken:$?.issuer.mint??kw,backUp:W,collectGarbage:async()=>O.build?.housekeeping.collect(),[Symbol.asyncDispose]:k}}catch(n){
e.error=n,e.hasError=!0}finally{const n=Nw(e);n&&await n}}function Aw(t){return st(t,"kvs")?t.stores.kvs:void 0}function Iw({stores:t,shared:e,node:n,clock:s},r,o){
const i=r?.objects.damage,{deployments:a}=t.state;return xr({deployments:a,damage:i,ability:e?.nodes.ability,node:e&&n,clock:s,metering:o})}function kw(){return Promise.
reject(new TypeError("This node does not have the role control"))}function Lw({node:t,roles:e,stores:n,shared:s,clock:r}){let o;const i=()=>(o??=n.check().finally(
()=>{o=void 0}),o),a=async()=>{await i(),await s?.checkClock()};return Ur({node:t,roles:e,clock:r,checks:{control:a,build:i,kvs:async()=>{await a(),await vw(n.kvs,
r.now())}}})}async function vw(t,e){try{await t?.get(0,"ready",e)}catch(n){if(n instanceof J)throw n}}async function Dw({drainMs:t,shared:e,clock:n,log:s},r,o){
r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function $w(t,e,n){let s;return()=>(s??=
t().then(()=>e.disposeAsync()).then(n),s)}function xw({node:t,roles:e,host:n,shared:s,clock:r,log:o},{baseUrl:i,sitesDomain:a},c,{build:u}){const d=`${Gr.includes(
n)?(0,me.hostname)():n}:${c}`,m=()=>u?.queue.underWay??0,y=s&&{...s.nodes,start:{...s.nodes.start,publicUrl:i,sitesDomain:a}};return{own:{name:t,roles:e,address:d},
shared:y,builds:m,clock:r,log:o}}const mt={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function In(t){return t instanceof Error&&"errco\
de"in t?Number(t.errcode)&255:0}function kn(t){return(0,M.b$)(t)||In(t)===mt.FULL}const Mw=[mt.BUSY,mt.READONLY,mt.IOERR,mt.CANTOPEN];function Cw(t){return Mw.includes(
In(t))}function Ru(t){return In(t)===mt.CORRUPT||In(t)===mt.NOTADB}function Au(t){return In(t)===mt.BUSY}const Iu="abcdefghijklmnopqrstuvwxyz234567",Uw=63,ku=6,
Fw=()=>(0,U.randomInt)(2**32)/2**32;function zo(t,e){let n="";for(;n.length<t;)n+=Iu[Math.floor(e()*Iu.length)]??"";return n}function jw(t){const e=t.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Uw-ku-1).replace(/-+$/,"");return e===""?"app":e}function Lu(t,e){return`${jw(t)}-${zo(ku,e)}`}const Pw=[".\
drafts","tmp"],Bw=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;function Gw(t,e){
let n=Promise.resolve();const s=async r=>{Hw(r,t);try{await vu(t,r),e(r),await vu(t,r)}catch(o){for(const i of(0,L.readdirSync)(r))await(0,pe.rm)((0,j.join)(r,i),
{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function Hw(t,e){if(!(0,j.isAbsolute)(t))throw xs(`"${t}" is not an ab\
solute path`);if((0,ae.FK)(e,t))throw xs(`${t} is inside the data directory`);try{if((0,ae.wZ)(t,448),(0,L.readdirSync)(t).length>0)throw xs(`${t} is not empty`)}catch(n){
throw n instanceof M.GQ||kn(n)?n:xs(`${t} cannot be written (${(0,M.xU)(n)})`)}}const Ww=5;async function vu(t,e){const n=s=>!(0,j.relative)(t,s).split(j.sep).some(
r=>Pw.includes(r));for(const s of(0,L.readdirSync)(t).filter(r=>!Bw.test(r)))for(let r=1;;r+=1)try{await(0,pe.cp)((0,j.join)(t,s),(0,j.join)(e,s),{recursive:!0,
force:!1,filter:n});break}catch(o){if((0,M.xU)(o)!=="ENOENT"||r===Ww)throw o}}function xs(t){return new M.GQ("invalid_input",t,{input:"to",remedy:"Name a direct\
ory outside the data directory that is empty or does not exist yet."})}function Ib(t){return t}class zw extends Error{name="BlobsFull"}class Du extends Error{name="\
WrongBytes"}const Yw=200,$u=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,Kw=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function Yo(t){if(t.length<=Yw&&Kw.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function Vw(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return Yo(t.slice(0,-1)),t}var Xw=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Jw=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Ko={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},xu={...Ko,sync:async()=>{}};function Ms(t){(0,L.mkdirSync)(
t,{recursive:!0,mode:448})}async function Qw(t,e=Ko){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===xu)return;const s=Xw(n,await(0,pe.
open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Jw(n);s&&await s}}function Vo(t){return rt(()=>(0,L.readdirSync)(t))??[]}const qw=new Set(
["ENOENT","ENOTDIR","EISDIR"]);function Xo(t){return qw.has((0,M.xU)(t))}function rt(t){try{return t()}catch(e){if(Xo(e))return;throw e}}var Zw=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},e0=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Mu=600*1e3;class t0{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){
const s=this.#r(e),r=rt(()=>{const o=(0,L.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=Mu||n0(s,n)});return r&&
this.#t.add(Jo(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,U.hash)("sha256",n)!==s)throw new Du(`The bytes of ${e} have another hash`);await this.#c(r,
n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,U.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(
o,c)}if(a!==n||i.digest("hex")!==r)throw new Du(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.
error;const e=new Set([...this.#t].flatMap(n=>Cu(this.#e.dir,n)));try{await Promise.all([...e].map(n=>Qw(n,this.#e.disk)))}catch(n){throw this.#u(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${Yo(e)}`}async#o(e,n){const s=this.#r(e);if(this.#s)throw this.#s.error;const r=this.#i(
s,n).catch(o=>{throw this.#u(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,j.join)(this.#e.drafts,(0,U.randomUUID)());try{await this.#a(
s,n),await(0,pe.rename)(s,e).catch(r=>{if((0,M.xU)(r)!=="ENOENT")throw r;return Ms((0,j.dirname)(e)),(0,pe.rename)(s,e)}),this.#t.add(Jo(e))}catch(r){throw await(0,pe.
rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=Zw(s,await(0,pe.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(
r)}catch(r){s.error=r,s.hasError=!0}finally{const r=e0(s);r&&await r}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#u(e){const n=kn(
e)?new zw("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Jo(t){return t.slice(0,t.lastIndexOf("/"))}function Cu(t,e){return e===t?[e]:[e,
...Cu(t,Jo(e))]}function n0(t,e){const{mtimeNs:n}=(0,L.statSync)(t,{bigint:!0});try{(0,L.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,M.
xU)(s)!=="EPERM")throw s;return!1}return(0,L.statSync)(t).size===e}function s0({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function Cs({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const Qo=1024*1024,r0=16*Qo;class o0{#e;#t=0;constructor(e,n=()=>a0(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,r0))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-i0(e.size):Number.POSITIVE_INFINITY}}function i0(t){return Math.min(Math.max(256*Qo,t/100),2560*Qo,t/8)}function a0(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,L.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Uu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Fu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const c0=64*1024,qo=".damaged";function kb(t){return t.endsWith(qo)?t.slice(0,-qo.length):void 0}const u0=3600*1e3;
class d0{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,j.join)(e,".drafts"),this.#n=(0,j.join)(e,".leaving"),this.#s=n,this.#r=
s??Ko,this.#o=new o0(e),Ms(e)}async head(e){const n=await this.#u(e,s=>(0,pe.stat)(s,{bigint:!0}));return n?.isFile()?Cs(n):void 0}async load(e,n){const s={stack:[],
error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Uu(s,r,!0),i=Cs(await o.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await o.
readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Fu(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(
e);if(!r)return;const o=Uu(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(Buffer.alloc(Math.max(0,i)),{position:n.
start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Fu(s);r&&await r}}async stream(e,n){return(await this.#c(e))?.createReadStream({
start:0,...n,highWaterMark:c0})}writer({lasting:e=!0}={}){this.#f(),Ms(this.#t);const n=e&&this.#s?this.#r:{...xu,write:this.#r.write},s={dir:this.#e,drafts:this.#t,
reserve:this.#o,disk:n};return new t0(s)}async delete(e){const n=this.#a(e);(0,L.rmSync)(n,{force:!0});for(const s of this.#d(e))(0,L.rmSync)(s,{force:!0});(0,L.
rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(e,r=>s0(r)<n-Mu);return s!==void 0&&(0,L.rmSync)(s,{force:!0}),
s!==void 0}async distrust(e,n){const s=this.#l(e,r=>Cs(r).version===n);return s===void 0?!1:((0,L.renameSync)(s,`${this.#a(e)}${qo}`),!0)}async*list(e){const n=(0,j.
join)(this.#e,Vw(e)),s=await(0,pe.readdir)(n,{withFileTypes:!0}).catch(Us);for(const r of s??[]){if(!$u.test(r.name))continue;const o=e+r.name;r.isDirectory()&&
(yield*this.list(`${o}/`));const i=r.isFile()&&rt(()=>(0,L.statSync)((0,j.join)(this.#e,o),{bigint:!0}));i&&(yield{key:o,...Cs(i)})}}async*folders(){for(const e of await(0,pe.
readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&$u.test(e.name)&&(yield e.name)}#a(e){return(0,j.join)(this.#e,Yo(e))}async#c(e){const n=await this.#u(e,s=>(0,pe.
open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#u(e,n){const s=this.#a(e),r=await n(s).catch(Us);if(r!==void 0)return r;for(const o of this.#d(
e)){const i=await n(o).catch(Us);if(i!==void 0)return i}return n(s).catch(Us)}#d(e){const n=`${ju(e)}~~`;return Vo(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,j.
join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=rt(()=>(0,L.statSync)(s,{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,j.join)(this.#n,`${ju(e)}~~${Date.
now()}~${(0,U.randomUUID)()}`);Ms(this.#n);const a=rt(()=>((0,L.renameSync)(s,o),!0))&&rt(()=>(0,L.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#h(o,s)}}#h(e,n){
try{(0,L.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,M.xU)(s)??"")){(0,L.renameSync)(e,n);return}if((0,M.xU)(s)!=="EEXIST"&&!Xo(s))throw s}
(0,L.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.now()-u0;for(const n of Vo(this.#t)){const s=(0,j.join)(this.#t,n);(rt(()=>(0,L.statSync)(
s).mtimeMs)??e)<e&&(0,L.rmSync)(s,{force:!0,recursive:!0})}for(const n of Vo(this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,
10)<e&&this.#h((0,j.join)(this.#n,n),this.#a(o))}}}function ju(t){return t.replaceAll("/","~")}function Us(t){if(!Xo(t))throw t}const Zo=10,l0=/^[\w-]{1,128}$/;
function f0(t){if(l0.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not a deployID`)}function Pu(t,e){const n=Bu(t,e),s=e.from<0?Math.max(0,n-1):n;
return{start:s,length:Math.min(n+e.limit,t)-s}}function h0(t,e,n){const{from:s,limit:r,isComplete:o=!1}=n,i=Bu(e,n),a=t.subarray(i-Pu(e,n).start),c=s<0&&i>0&&t[0]!==
Zo?p0(a):0,d=i+a.length>=e&&o?a.length:m0(a,r);return{text:a.toString("utf8",Math.min(c,d),d),next:i+d,size:e}}function Bu(t,{from:e}){return Math.min(t,e<0?Math.
max(0,t+e):e)}function p0(t){const e=t.indexOf(Zo)+1;return e>0?e:Math.max(0,t.findIndex(n=>!Gu(n)))}function m0(t,e){const n=t.lastIndexOf(Zo)+1;return n>0||t.
length<e?n:y0(t)}function y0(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-e]??0;if(Gu(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-
e:t.length}return t.length}function Gu(t){return(t&192)===128}var E0=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},g0=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});function w0(t,e=Wo){(0,L.mkdirSync)(t,{recursive:!0,mode:448});const n=r=>(0,j.join)(t,`${f0(r)}.log`),s=new Set;return{async append(r,o){try{await(0,pe.appendFile)(
n(r),o,{mode:384})}catch(i){s.has(r)||e("warn","build_log_lost",{deployID:r,reason:String(i)}),s.add(r)}},async end(r){s.delete(r)},async read(r,o){try{const i={
stack:[],error:void 0,hasError:!1};try{const a=E0(i,await(0,pe.open)(n(r)),!0);return await T0(a,o)}catch(a){i.error=a,i.hasError=!0}finally{const a=g0(i);a&&await a}}catch(i){
if((0,M.xU)(i)==="ENOENT")return;throw i}}}}async function T0(t,e){const{size:n}=await t.stat(),{start:s,length:r}=Pu(n,e);return h0(await b0(t,s,r),n,e)}async function b0(t,e,n){
const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function _0(){const t=new Set;
return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var ei=N(99);const Fs=[`
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
  `];function S0(t){const e=new ei.DatabaseSync(t===void 0?":memory:":(0,j.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),O0(e),e}catch(n){throw e.close(),n}}function O0(t){const e=Hu(t);if(e!==Fs.length){if(e>Fs.length)
throw new M.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Fs.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of Fs.entries())js(t,()=>{Hu(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function Hu(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function Wu(t,e){t.prepare("VACUUM INTO ?").run(e),(0,L.chmodSync)(e,384)}function js(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function Ps(t){return{read:async e=>ti(e),first:async(e,n,s)=>ti(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>ti(()=>js(t,e))}}function ti(t){try{return t()}catch(e){const n=kn(e);throw!n&&!Cw(e)?e:new J(`The stat\
e cannot be read or written: ${N0(e)}`,{cause:e,isFull:n})}}function N0(t){return t instanceof Error?t.message:String(t)}function R0(t){const e=(0,j.join)(t,"pl\
atform.pid"),n=(0,j.join)(t,"platform.lock");(0,L.writeFileSync)(n,"",{flag:"a",mode:384});const s=new ei.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; P\
RAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),Ru(r)?new M.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"dat\
a",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):Au(r)?new M.GQ("platform_locked",`Another platform uses ${t}${A0(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,L.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,L.rmSync)(e,{force:!0}),s.close())}}}function A0(t){try{const e=/^\d{1,10}$/.exec((0,L.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function I0(t){return Yu(t,e=>{(zu(e)||(0,L.readdirSync)(e).length===0)&&(0,L.chmodSync)(e,448),(0,L.writeFileSync)(
(0,j.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function Lb(t){const e=Yu(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(zu(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function zu(t){return(0,L.existsSync)((0,j.join)(t,"platform.db"))}function Yu(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new M.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,j.resolve)(t);try{(0,ae.wZ)(
n,448),e(n)}catch(s){throw new M.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,M.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,L.existsSync)((0,j.join)(n,".gitignore"))||(0,L.writeFileSync)((0,j.join)(n,".gitignore"),`*
`,{mode:384}),n}function D(t,e){const n=t[e];if(typeof n!="string")throw si(e);return n}function de(t,e){return t[e]===null?null:D(t,e)}function H(t,e){const n=t[e];
if(typeof n!="number")throw si(e);return n}function yt(t,e){return t[e]===null?null:H(t,e)}function ni(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw si(
e);return n}function si(t){return new M.GQ("internal",`The column ${t} of the database has an unexpected type`)}function Ln(t){return{seq:H(t,"seq"),deployID:D(
t,"deploy_id"),status:Ku(t),stage:ri(t),branch:D(t,"branch"),commit:de(t,"commit"),createdAt:H(t,"created_at"),startedAt:yt(t,"started_at"),finishedAt:yt(t,"fin\
ished_at"),supersededBy:de(t,"superseded_by"),cancelledBy:de(t,"cancelled_by"),triggeredBy:de(t,"triggered_by"),redeployOf:de(t,"redeploy_of"),commitFacts:{subject:de(
t,"commit_subject"),author:de(t,"commit_author")},size:v0(t),enteredAt:L0(t)}}const k0=["cancelled_by","triggered_by","redeploy_of","commit_subject","commit_aut\
hor","release_files","release_bytes","install_at","build_at","sync_at","activate_at"],vn={install:"install_at",build:"build_at",sync:"sync_at",activate:"activat\
e_at"};function L0(t){const e=Object.entries(vn).map(([n,s])=>[n,yt(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function v0(t){const[e,n]=[yt(t,
"release_files"),yt(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function D0({branch:t,commit:e,by:n=null},s){return{branch:t??s,commit:e,
by:n,redeployOf:null,facts:{subject:null,author:null}}}function $0(t,e){return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,facts:t.commitFacts}}function x0(t,e){
return e?{kind:t?"cancelled":"not_queued",deployment:e}:{kind:"no_deployment"}}function ri(t){const e=de(t,"stage");return we.Mb.find(n=>n===e)??null}function Ku(t){
const e=D(t,"status"),n=we.PB.find(s=>s===e);if(!n)throw new M.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function M0(t){
return C0(de(t,"failure"))??ep(ri(t)??"build")}function C0(t){try{return t===null?void 0:pc(JSON.parse(t))}catch{return}}function U0(t){return{status:Ku(t),count:H(
t,"count"),ran:H(t,"ran"),ms:H(t,"ms")}}function Qt(t){const e=D(t,"type"),n=S.yN.find(s=>s===e);if(!n)throw new M.GQ("internal",`The database has an app of the\
 unknown type ${e}`);return{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id"),name:D(t,"name"),type:n,repository:D(t,"repository"),branch:D(t,"branch"),
buildCommand:de(t,"build_command"),outputDirectory:de(t,"output_directory"),region:de(t,"region"),settings:oi(D(t,"settings")),subdomain:D(t,"subdomain"),environmentID:D(
t,"environment_id"),liveRelease:de(t,"live_release"),createdAt:H(t,"created_at"),updatedAt:H(t,"updated_at")}}function oi(t){const e=JSON.parse(t);return(0,F.Gv)(
e)?e:{}}function F0(t,{settings:e,...n}){const s=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...n,settings:Object.fromEntries(s)}}
function Vu(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function j0(t,e){const[n,
s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),removed:n.filter(r=>!s.includes(r)).sort()}}const ii="",P0="\
\u{10FFFF}";function B0({after:t,before:e,prefix:n=""}){const s=`${n}${P0}`,r=t&&t.appID>=n?[t.appID,t.project]:[n,ii],o=e&&e.appID<s?[e.appID,e.project]:[s,ii];
return[...r,...o]}function G0(t,e){return{deployID:D(t,"deploy_id"),app:{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")},repository:D(t,"repository"),
branch:D(t,"job_branch"),commit:de(t,"commit_requested"),buildCommand:de(t,"build_command"),outputDirectory:de(t,"output_directory"),settings:oi(D(t,"settings")),
env:e}}function H0(t){return{deployID:D(t,"deploy_id"),manifestHash:D(t,"manifest")}}function W0(t,e){const n=de(t,"live_release");return{org:D(t,"org"),project:D(
t,"project"),appID:D(t,"app_id"),subdomain:D(t,"subdomain"),settings:oi(D(t,"settings")),release:e.find(({deployID:s})=>s===n)??null,kept:e.filter(({deployID:s})=>s!==
n)}}function z0(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function Y0(t){const[e]=t;if(!e)
return;const n=t.filter(s=>s.name!==null).map(V0);return{type:D(e,"type"),environmentID:D(e,"environment_id"),tables:n}}function K0(t){return{keyspace:H(t,"keys\
pace"),app:{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")},name:D(t,"name"),environmentID:D(t,"environment_id"),type:D(t,"type")}}function V0(t){return{
name:D(t,"name"),createdAt:H(t,"created_at"),tokenHash:D(t,"token_hash"),sealed:ni(t,"token_sealed")}}function Xu(t){return{accessKeyID:D(t,"access_key_id"),environmentID:D(
t,"environment_id"),sealed:ni(t,"sealed"),expiresAt:H(t,"expires_at")}}function X0(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.
has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[u,d])=>c+Buffer.byteLength(u)+Buffer.byteLength(d),0);return i.length>s.variables||a>s.bytes?void 0:
Object.fromEntries(i)}function J0(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function vb(t){return JSON.
stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}function Q0({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=Dn(
t),a="SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?)",c=t.prepare(`${a} ORDER BY app_id, project LIMIT ?`),u=t.prepare(
`${a} ORDER BY app_id DESC, project DESC LIMIT ?`),d=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),m=t.prepare("SELECT org FROM apps WHER\
E org < ? ORDER BY org DESC LIMIT 1"),y=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),b=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, rep\
ository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),_=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),O=t.prepare(`SELECT e.name, e.value FROM env e JOIN apps a ON a.id = e.app
    WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),$=t.prepare("DELETE FROM env WHERE app = ?"),W=t.prepare("INSERT INTO env (app, name, v\
alue) VALUES (?, ?, ?)"),z=q0(t),Q=({subdomain:k},x)=>{n.publish({kind:"site",subdomain:k});for(const B of x)n.publish({kind:"domain",domain:B})},Z=k=>{const x=i(
k);if(!x)throw new M.GQ("internal",`The app ${k.appID} is not in platform.db`);return Qt(x)},oe=k=>{let x=Lu(k,o);for(;y.get(x);)x=Lu(k,o);return x};return{find:k=>e.
read(()=>{const x=i(k);return x&&Qt(x)}),async create({key:k,type:x,config:B},le){const Ne=()=>{if(i(k))return;const We=r.now();return b.run(k.org,k.project,k.appID,
k.appID,x,...Vu(B),oe(k.appID),`env-${zo(16,o)}`,We,We),z.assign(k,void 0,B),Z(k)},ce=await e.write(()=>s.run(le,Ne)??{kind:"taken"});return ce.kind==="done"&&Q(
ce.made,ce.made.settings.domains??[]),ce},async update(k,x){const B=await e.write(()=>{const le=i(k);if(!le)return;const[Ne,ce]=[Qt(le),F0(Qt(le),x)];return _.run(
...Vu(ce),r.now(),H(le,"id")),{changed:z.assign(k,Ne,ce),app:Z(k)}});return B&&Q(B.app,B.changed),B?.app},env:({org:k,project:x,appID:B})=>e.read(()=>ai(O.all(k,
x,B))),replaceEnv:(k,x)=>e.write(()=>{const B=i(k);if(!B)return!1;const le=H(B,"id");$.run(le);for(const[Ne,ce]of Object.entries(x))W.run(le,Ne,ce);return!0}),editEnv:(k,x,B)=>e.
write(()=>{const le=i(k);if(!le)return{kind:"no_app"};const Ne=ai(O.all(k.org,k.project,k.appID)),ce=X0(Ne,x,B);if(!ce)return{kind:"full"};const We=H(le,"id");$.
run(We);for(const[gi,rb]of Object.entries(ce))W.run(We,gi,rb);return J0(Ne,ce,x)}),organizations:({after:k=ii,before:x,limit:B})=>e.read(()=>{const le=x===void 0?
d:m,Ne=[];for(let ce=x??k;Ne.length<B;){const We=le.get(ce);if(!We)break;ce=D(We,"org"),Ne.push(ce)}return x===void 0?Ne:Ne.reverse()}),list:(k,x)=>e.read(()=>{
const B=(x.before?u:c).all(k,...B0(x),x.limit).map(Qt);return x.before?B.reverse():B})}}function q0(t){const e=Dn(t),n=t.prepare("INSERT INTO domains (name, app\
) VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=j0(o,i),u=a.
length+c.length>0?e(r):void 0;if(!u)return[];const d=H(u,"id");for(const m of c)s.run(m,d);for(const m of a)if(n.run(m,d).changes===0)throw new Yi(m);return[...c,
...a]}}}function Dn(t){const e=t.prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?");return({org:n,project:s,appID:r})=>e.get(n,s,r)}function ai(t){
return Object.fromEntries(t.map(e=>[D(e,"name"),D(e,"value")]))}const Ju="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",Qu="fi\
nished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL",qu=`status = 'failed', stage = ?, failure = ?, ${Qu}`;function Z0(t){const{database:e,
commands:n,changes:s,clock:r}=t,o=k=>e.prepare(`UPDATE deployments SET ${k} WHERE ${Ju}`),i=o("lease_until = ?"),a=k=>o(`status = ?, stage = ?, ${k} = coalesce(${k}\
, ?)`),c={clone:a("started_at"),install:a(vn.install),build:a(vn.build),sync:a(vn.sync),activate:a(vn.activate)},u=o(`commit_sha = ?, commit_subject = coalesce(\
?, commit_subject),
    commit_author = coalesce(?, commit_author)`),d=o("stored_release = ?, release_files = ?, release_bytes = ?"),m=o(qu),y=eT(e,r),b=e.prepare(`SELECT deploy_id\
, stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),_=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),O=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),$=e.prepare(`SELECT 1 FROM dep\
loyments
    WHERE deploy_id = ? AND fence = ? AND status = 'succeeded'`),W=nT(e,r),z=sT(t),Q=rT(e),Z=(k,x,...B)=>n.read(()=>k.run(...B,x.deployID,x.fence).changes===1),
oe=k=>(k.length>0&&s.publish({kind:"jobs"}),k);return{claim:k=>n.write(()=>W(k)),renew:k=>Z(i,k,r.now()+vs),advance:(k,x)=>Z(c[x],k,mu[x],x,r.now()),recordCommit:(k,x,B)=>Z(
u,k,x,B?.subject??null,B?.author??null),recordRelease:(k,x,B)=>Z(d,k,x,B?.files??null,B?.bytes??null),async finish(k,x){if(x.kind==="live"){const B=await n.write(
()=>z(k,x.manifestHash));if(B===void 0)return!1;s.publish({kind:"site",subdomain:B})}else if(!await Z(m,k,...Zu(x.facts,r)))return!1;return s.publish({kind:"job\
s"}),!0},hasSucceeded:({deployID:k,fence:x})=>n.read(()=>$.get(k,x)!==void 0),expire:async()=>oe(await n.write(()=>b.all(r.now()).map(y))),expireAll:()=>oe(js(e,
()=>_.all().map(y))),isBusy:()=>n.read(()=>O.get()!==void 0),releases:k=>n.read(()=>Q(k))}}function Zu(t,e){return[t.stage,JSON.stringify(fc(t)),e.now()]}function eT(t,e){
const n=t.prepare(`UPDATE deployments SET ${qu} WHERE deploy_id = ?`);return s=>{const r=D(s,"deploy_id");return n.run(...Zu(yu(ri(s)??"clone"),e),r),r}}const ci="\
finished_at IS NULL AND status = 'queued'",tT=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${ci}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${ci} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${ci} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, d.commit_requested, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function nT(t,e){const n=t.prepare(tT),s=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', \
started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return o=>{const i=n.
get();if(!i)return;const a=e.now(),c=D(i,"deploy_id"),u=H(i,"fence");return s.run(mu.clone,a,u,o,a+vs,c),{deployID:c,fence:u,job:G0(i,ai(r.all(H(i,"id"))))}}}function sT({
database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${Qu}
    WHERE ${Ju}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING id, subdomain`),i=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:a,fence:c},u)=>{const d=e.now();if(s.run(d,a,c).changes!==1)return;r.run(u,d,a);const m=o.get(a,a)??
{};return i.run(H(m,"id"),n),D(m,"subdomain")}}function rT(t){const e=t.prepare(`SELECT r.manifest AS manifest FROM apps a JOIN releases r ON r.app = a.id WHERE\
 a.org = ?
    UNION SELECT d.stored_release FROM deployments d INDEXED BY deployments_leased JOIN apps a ON a.id = d.app
    WHERE d.lease_node IS NOT NULL AND d.stored_release IS NOT NULL AND a.org = ?`);return n=>e.all(n,n).map(s=>D(s,"manifest"))}const ed=32,oT=4096;function iT(t,e){
const n=(0,j.join)(t,"platform.key"),s=(0,j.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>cT(n),i=()=>{if(aT(e))throw ui(`${n} is missing\
, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were sealed with`;return{value:td(e,n,o,i),wrong:c=>ui(
a,c)}},async signingKey(r){return{value:td(e,s,()=>uT(s),r),wrong:a=>nd(s,a)}}}}function td(t,e,n,s){const r=n();return r!==void 0?r:js(t,()=>{const o=n();if(o!==
void 0)return o;const i=s();return dT(e,i),i})}function aT(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS \
any").get()?.any===1}function cT(t){return rt(()=>{const e=(0,L.statSync)(t);if(!e.isFile()||e.size!==ed)throw ui(`${t} is not a key of ${ed} bytes`);const n=(0,L.
readFileSync)(t);return(0,L.chmodSync)(t,384),n})}function uT(t){return rt(()=>{const e=(0,L.statSync)(t);if(!e.isFile()||e.size>oT)throw nd(t);return(0,L.readFileSync)(
t,"utf8")})}function dT(t,e){const n=`${t}.${(0,U.randomBytes)(4).toString("hex")}`,s=(0,L.openSync)(n,"wx",384);try{try{(0,L.writeSync)(s,Buffer.from(e)),(0,L.
fsyncSync)(s)}finally{(0,L.closeSync)(s)}(0,L.renameSync)(n,t)}catch(r){throw(0,L.rmSync)(n,{force:!0}),r}}function ui(t,e){return new M.GQ("unsupported_data",t,
{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name another directory with --data.",cause:e})}function nd(t,e){return new M.
GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens that were signed with the old one \
become invalid.",cause:e})}const lT=160;class fT{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=di(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=di(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=di(e,n),this.#t.delete(e))}}function di(t,e){
return lT+2*(t.length+e.value.length)}const hT=16*1024*1024,sd=1e3,pT=`
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
`,mT=`
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
`;function rd(t){const e=(t.open??(n=>new ei.DatabaseSync(n)))(t.path);try{return e.exec(pT),yT(e),new ET(e,t)}catch(n){throw e.close(),Au(n)?new M.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function yT(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${mT} COM\
MIT;`)}class ET{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=e,this.#t=gT(e),this.#n=new fT(n.cacheBytes??hT),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){
if(this.#o==="closed")throw new J("the store is closed");const r=Bs(e,n),o=this.#n.get(r)??this.#i(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#i(e,n,s){
try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){
throw new J("the store could not be read",{cause:r})}}put(e,n,s){return this.#a(()=>this.#t.put.run(e,n,s.value,s.expiresAt),()=>this.#n.set(Bs(e,n),s))}delete(e,n){
return this.#a(()=>this.#t.delete.run(e,n),()=>this.#n.delete(Bs(e,n)))}async sweep(e,n){let s=0;return await this.#a(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),
s}async drop(e){let n;do n=[],await this.#a(()=>{n=this.#t.drop.all(e,e,sd).map(s=>D(s,"key"))},()=>{for(const s of n)this.#n.delete(Bs(e,s))});while(n.length===
sd)}async sizes(e,n){if(this.#o==="closed")throw new J("the store is closed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:H(s,"keyspace"),keys:H(s,"keys"),
bytes:H(s,"bytes")}))}catch(s){throw new J("the store could not be read",{cause:s})}}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){
const e=this.#e.prepare("SELECT identity FROM store").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only,\
 identity) VALUES (1, ?)").run(e)}copyTo(e){Wu(this.#e,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",this.#e.close())}async[Symbol.asyncDispose](){
await this.close()}#a(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new J(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#c()),
this.#r.push({run:e,done:n,resolve:s,reject:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec(
"COMMIT")}catch(n){this.#u()&&kn(n)||this.#d(n);const r=new J("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),
n.resolve()}}#u(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#d(e){this.#o="poisoned",this.#s(e)}}function Bs(t,e){return`${t}\
/${e}`}function gT(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare(
"INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entr\
ies WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMI\
T ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("S\
ELECT keyspace, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function wT(t,e,n){
const s=od(t),r=e.identity();TT(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,U.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===
void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function TT(t,{identity:e,highest:n},s){const r=od(t),o=bT(t);if(n>o)throw li(s,
`kvs.db contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw li(s,"they \
come from two data directories");if(r!==void 0&&e===void 0&&_T(t))throw li(s,"kvs.db is missing, or older than platform.db")}function od(t){const e=t.prepare("S\
ELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function bT(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE \
name = 'kvs_tables'").get()?.seq??0)}function _T(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function li(t,e){return new M.GQ("unsupp\
orted_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or\
 name another directory with --data."})}const id="kvs.db";function ST({dataDir:t,lasting:e=!0,database:n,log:s=Wo}){const r=e?OT((0,j.join)(t,id),s):rd({path:":\
memory:"});try{wT(n,r,t)}catch(o){throw r.close(),o}return r}function OT(t,e){return(0,L.writeFileSync)(t,"",{flag:"a",mode:384}),rd({path:t,onPoisoned:s=>e("er\
ror","kvs_store_poisoned",{reason:s instanceof Error?s.message:String(s),remedy:"Check the disk, then restart the platform. Until then all writes fail."})})}const fi=6e4;
function NT(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};return{take(r){const o=t.monotonic(),i=Math.floor(o/fi);i!==e&&
(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((fi-o%fi)/1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const RT=100;
function AT(t,e){const n=Ps(t),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("SELECT *\
 FROM kvs_roles WHERE access_key_id = ?"),a=t.prepare("SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:c,environmentID:u,sealed:d,expiresAt:m},{
now:y,most:b}){const _=await n.write(()=>{s.run(y,RT);const O=r.all(u,b-1);return o.run(c,u,d,m),O.map($=>D($,"access_key_id"))});for(const O of _)e.publish({kind:"\
role",accessKeyID:O})},find:c=>n.first(i,[c],Xu),any:()=>n.first(a,[],Xu)}}function IT(t){const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);
for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,
identity:o,text:i},{lifetime:a,perIdentity:c,inAll:u}){const d=t.monotonic();n(0,m=>m.expiresAt<=d),n(c-1,m=>m.identity===o),n(u-1,()=>!0),e.set(r,{identity:o,text:i,
expiresAt:d+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),o},async close(r){e.delete(r)}}}const $n=`d.seq, d.deploy_id, d.status, d.stag\
e, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${k0.map(t=>`d.${t}`).join(", ")}`,Gs="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",kT=Number.MAX_SAFE_INTEGER;function LT(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=Dn(e),i=e.prepare(`SELECT ${$n} FROM dep\
loyments d ${Gs} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${$n} FROM deployments d ${Gs} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${$n} FROM deployments d ${Gs} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),u=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Gs} AND d.deploy_id = ? AND d.status = 'failed'`),d=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0"),m=(O,$)=>{
const W=i.get(...xn(O),$);return W&&Ln(W)},y=vT(t,m),b=DT(t),_=O=>((O.kind==="done"||O.kind==="cancelled")&&s.publish({kind:"jobs"}),O);return{async create(O,$,W){
const z=await n.write(()=>{const Q=o(O);return Q&&r.run(W,()=>y(O,Q,D0($,D(Q,"branch"))))});return _(z??{kind:"no_app"})},async redeploy(O,$,W,z){const Q=await n.
write(()=>{const[Z,oe]=[o(O),m(O,$)];return Z&&oe&&r.run(z,()=>y(O,Z,$0(oe,W)))});return _(Q??{kind:"no_deployment"})},cancel:async(O,$,W)=>_(await n.write(()=>x0(
b(O,$,W),m(O,$)))),find:(O,$)=>n.read(()=>m(O,$)),list:(O,{before:$=kT,since:W,limit:z})=>n.read(()=>W===void 0?a.all(...xn(O),$,z).map(Ln):c.all(...xn(O),W,z).
map(Ln).reverse()),failure:(O,$)=>n.first(u,[S.IC.bytes,...xn(O),$],M0),totals:()=>n.read(()=>d.all().map(U0))}}function vT({database:t,clock:e,random:n},s){const r=t.
prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),o=t.prepare(`INSERT INTO deployments (deploy_id, app, org, status, branch, commit_requested, t\
riggered_by,
    redeploy_of, commit_subject, commit_author, created_at) VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?)`);return(i,a,{branch:c,commit:u,by:d,redeployOf:m,facts:y})=>{
const b=`dpl-${zo(16,n)}`,[_,O]=[H(a,"id"),e.now()];r.run(b,O,_),o.run(b,_,i.org,c,u,d,m,y.subject,y.author,O);const $=s(i,b);if(!$)throw new M.GQ("internal",`T\
he deployment ${b} was not stored`);return $}}function DT({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?\
, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL AND status = 'queued'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`);return(s,r,o)=>n.run(o,e.now(),r,...xn(s)).changes===1}function xn({org:t,project:e,
appID:n}){return[t,e,n]}function $T({database:t,commands:e}){const n=d=>t.prepare(`SELECT a.*, t.seq AS newest FROM app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.seq < ? ${d} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELECT ${$n} FROM deployments d WHERE d.seq \
= ?`),i=t.prepare(`SELECT ${$n} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=d=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${d} LIMIT\
 ?)`),c={apps:a("apps WHERE org = ?"),live:a("apps WHERE org = ? AND live_release IS NOT NULL"),failed:a("app_activity WHERE org = ? AND failed")},u=d=>d?H(d,"n"):
0;return{recent:(d,{before:m=Number.MAX_SAFE_INTEGER,failed:y=!1,limit:b})=>e.read(()=>(y?r:s).all(d,m,b).flatMap(_=>{const O=o.get(H(_,"newest"));return O?[{app:Qt(
_),newest:Ln(O)}]:[]})),newest:d=>e.read(()=>d.map(({org:m,project:y,appID:b})=>{const _=i.get(m,y,b);return _?Ln(_):null})),counts:(d,m)=>e.read(()=>({apps:u(c.
apps.get(d,m)),live:u(c.live.get(d,m)),failed:u(c.failed.get(d,m))}))}}const ad=24*36e5,xT=8;function MT(t,e){const n=t.prepare(`DELETE FROM idempotency WHERE (\
scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ${xT})`),s=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, c\
reated_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),r=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),o=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),i=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function a({scope:u,key:d,requestHash:m,status:y}){const b=e.now();return n.run(b-ad),s.run(u,d,m,y,b,b-ad).changes===1}function c({scope:u,
key:d,requestHash:m}){const y=r.get(u,d);return!y||D(y,"request_hash")!==m?{kind:"other_request"}:{kind:"replayed",status:H(y,"status"),answer:D(y,"response")}}
return{run(u,d){if(u&&!a(u))return c(u);const m=d();if(u&&m===void 0&&i.run(u.scope,u.key),m!==void 0)return u&&o.run(u.answer(m),u.scope,u.key),{kind:"done",made:m}}}}
function CT({database:t,commands:e,changes:n}){const s=Dn(t),r=UT(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, p\
roject, app_id, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),a=t.prepare("SELECT a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHE\
RE d.name = ?"),c=(u,d)=>{const m=s(u),y=m?de(m,"live_release"):null;if(!m||y===null)return;const b=z0(r(H(m,"id")),y,d);if(b)return o.run(b.deployID,H(m,"id")),
{subdomain:D(m,"subdomain"),release:{...b,previous:y}}};return{site:u=>e.first(i,[u],d=>W0(d,r(H(d,"id")))),subdomainOf:u=>e.first(a,[u],d=>D(d,"subdomain")),list:u=>e.
read(()=>{const d=s(u);return d?r(H(d,"id")):[]}),async rollback(u,d){const m=await e.write(()=>c(u,d));return m&&n.publish({kind:"site",subdomain:m.subdomain}),
m?.release}}}function UT(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(H0)}function FT(t){const e={...t,idempotency:MT(
t.database,t.clock)};return{apps:Q0(e),deployments:LT(e),releases:CT(e),activity:$T(e)}}function jT(t,e){const n=Ps(t),s=Dn(t),r=t.prepare("SELECT 1 FROM kvs_ta\
bles WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables (app, name, token_ha\
sh, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables \
WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),u=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)"),d=t.prepare(`SELECT t.keyspace, t.name,\
 a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN apps a ON a.id = t.app
    WHERE t.token_hash = ?`),m=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),y=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace\
 > ? ORDER BY keyspace LIMIT ?"),b=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:_,name:O,tokenHash:$,sealed:W,createdAt:z,types:Q,
most:Z}){const oe=await n.write(()=>{const k=s(_);if(!k)return{kind:"no_app"};const[x,B]=[H(k,"id"),D(k,"type")];return Q.some(le=>le===B)?r.get(x,O)?{kind:"tak\
en"}:Number(o.get(x)?.count)>=Z?{kind:"full"}:(i.run(x,O,$,W,z),{kind:"created"}):{kind:"wrong_type",type:B}});return oe.kind==="created"&&e.publish({kind:"tabl\
e",tokenHash:$}),oe},list:({org:_,project:O,appID:$})=>n.read(()=>Y0(a.all(_,O,$))),async remove(_,O){const $=await n.write(()=>{const W=s(_);if(!W)return{kind:"\
no_app"};const z=c.get(H(W,"id"),O);if(!z)return{kind:"no_table"};const Q=H(z,"keyspace");return u.run(Q),{kind:"removed",keyspace:Q,tokenHash:D(z,"token_hash")}});
return $.kind!=="removed"?$:(e.publish({kind:"table",tokenHash:$.tokenHash}),{kind:"removed",keyspace:$.keyspace})},binding:_=>n.first(d,[_],K0),anySealed:()=>n.
first(m,[],_=>({tokenHash:D(_,"token_hash"),sealed:ni(_,"token_sealed")})),toDrop:({after:_,limit:O})=>n.read(()=>y.all(_,O).map($=>H($,"keyspace"))),dropped:_=>n.
write(()=>{b.run(_)})}}const hi=["org","project","app","kvs_table"];function ot({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function pi(t){return{org:D(t,"\
org"),project:D(t,"project"),app:D(t,"app"),table:D(t,"kvs_table")}}const cd=t=>re.filter(e=>t.test(e)).join(" + "),mi=`(${cd(/^(?:get|put|delete|other)_limited$/)}\
)`,yi=`(${cd(/^(?:get|put|delete|other)_/)})`;function PT(t){return{scope:pi(t),limited:H(t,"limited"),most:H(t,"most")}}function ud(t){return Object.fromEntries(
re.map(e=>[e,H(t,e)]))}function BT(t){const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of GT(n))for(const i of["hour","day"]){const a=Math.floor(
s/ge[i])*ge[i],c=JSON.stringify([...ot(o),i,a]),u=e.get(c)??{scope:o,step:i,start:a,counts:re.map(()=>0)};for(const[d,m]of re.entries())u.counts[d]=(u.counts[d]??
0)+r[m];e.set(c,u)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function GT({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},
{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function HT(t){const e=new Map,[n,s]=[
re.indexOf("keys_change"),re.indexOf("bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(ot(r)),u=e.get(
c);e.set(c,{scope:r,keys:(u?.keys??0)+(a[n]??0),bytes:(u?.bytes??0)+(a[s]??0),usedOn:Math.max(u?.usedOn??0,i)})}return[...e.values()]}function WT(t,e){const n=D(
t,"status"),s=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(r=>r===`deploy_${n}`);return{scope:{org:D(t,"org"),project:D(t,"project"),app:D(t,"ap\
p_id"),table:""},hour:Math.floor(H(t,"ended_at")/ge.hour)*ge.hour,counts:{...e,...s&&{[s]:1},build_ms:H(t,"ms")}}}function dd(t){const e=yt(t,"keyspace");return{
scope:pi(t),keyspace:e,keys:yt(t,"keys")??0,bytes:yt(t,"bytes")??0}}function zT({tables:t},e,n,{hour:s,zero:r}){const o=[],i=[],a=new Set,c=(u,{keys:d,bytes:m})=>{
a.add(ot(u.scope).join(`
`));const y={...r,keys_change:d-u.keys,bytes_change:m-u.bytes};(y.keys_change!==0||y.bytes_change!==0)&&o.push({scope:u.scope,hour:s,counts:y})};for(const{keyspace:u,
...d}of t){const m=e.get(u);m&&(c(m,d),m.keyspace!==u&&i.push({scope:m.scope,keyspace:u}))}for(const u of n)a.has(ot(u.scope).join(`
`))||c(u,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const He=hi.join(", "),Ei=hi.map(t=>`${t} = ?`).join(" AND "),ld=re.join(", "),fd=tn();function YT(t,e){const n=Ps(
t),s=KT(t),r=VT(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${ld} FROM usage_sums
    WHERE ${Ei} AND step = ? AND start >= ? ORDER BY start`),u=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${Ei}`),d=XT(t),m=JT(t),y=QT(t);return{add:({
writer:b,number:_,rows:O})=>n.write(()=>{o.run(b,_,e.now()).changes===1&&s(O)}),countEnded:b=>n.write(()=>{const _=i.all(b);return s(_.filter(({org:O})=>O!==null).
map(O=>WT(O,fd))),_.length}),claimTurn:(b,_)=>n.read(()=>a.run(b,e.now(),_).changes===1),setStored:(b,_)=>n.write(()=>r(b,_)),prune:(b,_)=>n.write(()=>y(b,_)),series:(b,_,O)=>n.
read(()=>c.all(...ot(b),_,O).map($=>({start:H($,"start"),counts:ud($)}))),parts:(b,_,O)=>n.read(()=>d(b,_,O)),pressed:(b,_,O)=>n.read(()=>m(b,_,O)),stored:async b=>await n.
first(u,ot(b),hd)??{keys:0,bytes:0}}}function hd(t){return{keys:H(t,"keys"),bytes:H(t,"bytes")}}function KT(t){const e=t.prepare(`INSERT INTO usage_sums (${He},\
 step, start, ${ld})
    VALUES (${"?, ".repeat(hi.length+1+re.length)}?)
    ON CONFLICT DO UPDATE SET ${re.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${He}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=BT(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...ot(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of HT(r))n.run(...ot(o),i,a,c)}}function VT(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${He}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${Ei}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:m})=>{const y=n.get(m);return y?[[m,dd(y)]]:[]}),c=s.all(o.after,o.upTo).map(dd),u=Math.floor(i/ge.hour)*ge.hour,d=zT(o,new Map(a),c,{
hour:u,zero:fd});e(d.rows);for(const{scope:m,keyspace:y}of d.keyspaces)r.run(y,...ot(m))}}function XT(t){const e=re.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(
", "),n=i=>t.prepare(`SELECT page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${He} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n("org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = ''"),r=n("org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = ''"),o=n("org = ? AND project = ? AND app = ? AND\
 kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},u,{after:d,limit:m})=>{const y=d?.name??"";return(a===""?s.all(i,d?.project??"",y,m,u):c===""?
r.all(i,a,y,m,u):o.all(i,a,c,y,m,u)).map(_=>({scope:pi(_),counts:ud(_),stored:hd(_)}))}}function JT(t){const e=t.prepare(`SELECT ${He}, sum(${mi}) AS limited, m\
ax(${yi}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${mi} > 0 OR ${yi} >= :busy))
    GROUP BY ${He} HAVING sum(${mi}) > 0 OR max(${yi}) >= :busy
    ORDER BY limited DESC, most DESC, ${He} LIMIT :limit`);return(n,s,{busy:r,limit:o})=>e.all({org:n,since:s,busy:r,limit:o}).map(PT)}function QT(t){const e=t.
prepare(`DELETE FROM usage_sums WHERE (${He}, step, start) IN
    (SELECT ${He}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${He}) IN
    (SELECT ${He} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-Gt.hour);const[i,a,c]=[e.run("hour",r-Gt.hour,o),e.run("day",r-Gt.day,o),n.run(r-Gt.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var qT=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ZT=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const eb=10;async function tb(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=I0(t.dir),{lasting:s,clock:r=ke.ml,log:o}=t,i=qT(e,new AsyncDisposableStack,!0);i.use(R0(n));const a=i.adopt(pd(n,t),md),c=i.use(yd(a,n,
_0(),t)),u=i.use(ST({dataDir:n,lasting:s,database:a,log:o}));c.jobs.expireAll();const d=Gw(n,y=>{Wu(a,(0,j.join)(y,"platform.db")),u.copyTo((0,j.join)(y,id))}),
m=i.move();return{...c,kvs:u,quota:NT(r),sessions:IT(r),backUp:d,[Symbol.asyncDispose]:()=>m.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=ZT(
e);n&&await n}}function Db(t,e,n){return yd(pd(t,n),t,e,n)}function pd(t,{database:e,lasting:n=!0}){return e??S0(n?t:void 0)}function md(t){t.isOpen&&t.close()}
function yd(t,e,n,s){const{lasting:r=!0,keepReleases:o=eb,clock:i=ke.ml,random:a=Fw,log:c}=s,u=Ps(t),d=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),
m={kind:"local",dir:(0,j.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:m,blobs:new d0(m),state:FT({database:t,commands:u,changes:n,clock:i,random:a}),
jobs:Z0({database:t,commands:u,changes:n,clock:i,keepReleases:o}),logs:w0((0,j.join)(e,"logs"),c),tables:jT(t,n),roles:AT(t,n),keys:iT(e,t),usage:YT(t,i),check:()=>u.
read(()=>{d.get()}),async[Symbol.asyncDispose](){md(t)}}}async function nb(t){_u(t);try{const e=await tb(t);return await Rw({...t,stores:e,nodeDir:e.dataDir})}catch(e){
throw sb(e,(0,j.resolve)(t.dir))}}function sb(t,e){const n=(o,i,a)=>new M.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof M.GQ)return t;if(kn(t))return n(
"disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(Ru(t)){const o=`\
A database of the data directory ${e} is damaged: ${Rt(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}
const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,M.xU)(t)===void 0||!(0,ae.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,M.xU)(
t)})`,"Make this user the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}})};export{$b as id,xb as ids,Mb as modules};

const XT=741,VT=[741],JT={9692:((Vs,ze,O)=>{O.d(ze,{sU:()=>$,q$:()=>ye,bM:()=>st,U2:()=>Be,I:()=>Ye,q1:()=>wt,Aw:()=>Tt});var U=O(8302);class $ extends Error{name="\
JsonTextError";offset;constructor(A,z){super(A),this.offset=z}}const re=34,j=44,we=58,b=91,x=92,I=93,ke=123,he=125,Oe=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,nt=24,P=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
V=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,pe=/true|false|null/y,L="a lone surrogate (half of a character) in a string";class me{#e;#t;#n;#s=[];#r=0;#o={name:"",
nameOffset:0,offset:0};constructor(A,z=!0,H){this.#e=A,this.#t=z,this.#n=H}document(){this.#y();const A=this.#E()===ke?"object":"other";do this.#i();while(this.#a());
if(this.#y(),this.#r<this.#e.length)throw this.#w("the end");return A}#i(){for(;;){this.#y(),this.#s.length===1&&(this.#o.offset=this.#r);const A=this.#E();if(A===
re){this.#l();return}if(A===ke){if(this.#r+=1,this.#m(he))return;this.#s.push(new Set),this.#u()}else if(A===b){if(this.#r+=1,this.#m(I))return;this.#s.push(void 0)}else{
if(this.#g(V)||this.#g(pe))return;throw this.#w("a value")}}}#a(){for(let A=this.#s.length;A>0;A--){const z=this.#s[A-1]!==void 0;if(A===1&&z&&this.#n&&this.#c(
this.#n),this.#m(j))return z&&this.#u(),!0;if(!this.#m(z?he:I))throw this.#w(`"," or "${z?"}":"]"}"`);this.#s.pop()}return!1}#c(A){A({...this.#o,text:this.#e.slice(
this.#o.offset,this.#r)})}#u(){this.#y();const A=this.#r;if(this.#E()!==re)throw this.#w("a name in double quotes");this.#l();const z=Ye(this.#e.slice(A,this.#r)),
H=this.#s.at(-1);if(this.#t&&H?.has(z))throw new $(`the name "${z}" occurs twice in one object`,A);if(H?.add(z),!this.#m(we))throw this.#w('":"');this.#s.length===
1&&(this.#o={name:z,nameOffset:A,offset:this.#r})}#l(){const A=this.#e,z=this.#r;let H=z+1;for(;;){const K=A.charCodeAt(H);if(K===re)break;if(K===x)H=this.#d(H,
z);else if(K>=55296&&K<=57343)H=this.#h(H,z);else if(K>=32)H=H-z<nt?H+1:this.#f(H);else throw this.#p(H)}this.#r=H+1}#f(A){return Oe.lastIndex=A,Oe.test(this.#e),
Oe.lastIndex}#d(A,z){if(P.lastIndex=A,!P.test(this.#e))throw this.#p(A);const H=P.lastIndex;if(!this.#t||H-A===2)return H;const K=Number.parseInt(this.#e.slice(
A+2,H),16);if(K<55296||K>57343)return H;const ee=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(H,H+6));if(K>=56320||!ee)throw new $(L,z);return H+6}#h(A,z){
const[H,K]=[this.#e.charCodeAt(A),this.#e.charCodeAt(A+1)],ee=H<56320&&(K&64512)===56320;if(this.#t&&!ee)throw new $(L,z);return A+(ee?2:1)}#p(A){const z=A>=this.#e.
length;return new $(z?"a string does not end":"a bad escape or control character in a string",A)}#m(A){return this.#y(),this.#E()!==A?!1:(this.#r+=1,!0)}#y(){for(;;){
const A=this.#E();if(A!==32&&A!==10&&A!==13&&A!==9)return;this.#r+=1}}#E(){return this.#e.charCodeAt(this.#r)}#g(A){return A.lastIndex=this.#r,A.test(this.#e)?(this.#r=
A.lastIndex,!0):!1}#w(A){const z=this.#e.slice(this.#r,this.#r+1);return new $(`expected ${A}, found ${z===""?"the end":JSON.stringify(z)}`,this.#r)}}function Ye(Q){
return Q.includes("\\")?String(JSON.parse(Q)):Q.slice(1,-1)}function wt(Q,A){const z=Q.slice(0,A);return{line:z.split(`
`).length,column:A-z.lastIndexOf(`
`)}}function ye(Q){new me(Q).document()}function de(Q){try{new JsonScanner(Q,!1).document()}catch(A){if(A instanceof JsonTextError)return A;throw A}}function Be(Q,A=!0){
const z=[];return new me(Q,A,K=>z.push(K)).document()==="object"?z:void 0}function st(Q){return Q.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Tt(Q,A){
return Q===A||He(Q)===He(A)}function He(Q){try{return String(JSON.parse(Q,bt))}catch(A){if(A instanceof RangeError)return st(Q);throw A}}function bt(Q,A,z){return typeof A==
"number"?xe(z?.source??String(A)):Array.isArray(A)?`[${A.join(",")}]`:(0,U.Gv)(A)?`{${Object.entries(A).map(([K,ee])=>`${JSON.stringify(K)}:${ee}`).sort().join(
",")}}`:JSON.stringify(A)}function xe(Q){const[,A,z="",H="",K="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(Q)??[],ee=`${z}${H}`.replace(/^0+/,""),Ae=ee.
replace(/0+$/,"");if(Ae==="")return`${A}0`;const _t=BigInt(K)-BigInt(H.length)+BigInt(ee.length-Ae.length);return`${A}${Ae}e${_t}`}}),6391:((Vs,ze,O)=>{O.d(ze,{
runCheck:()=>ms});var U=O(1455),$=O(8161),re=O(6760),j=O(3532),we=O(336),b=O(9127),x=O(3739),I=O(5807),ke=O(1421),he=O(7975);const Oe=(0,he.promisify)(ke.execFile),
nt=64*1024*1024,P=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(l=>["-c",l]);function V(l,f,h,m={}){const y=Object.fromEntries(
Object.entries(f).filter(([g])=>!g.startsWith("GIT_"))),T={cwd:l,env:{...y,LC_ALL:"C",...m},signal:h,maxBuffer:nt};return async(...g)=>{try{return(await Oe("git",
[...P,...g],T)).stdout}catch(S){throw(0,x.xU)(S)!=="ENOENT"?S:new x.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the chec\
k builds the commit that is checked out.",cause:S})}}}const pe=5*6e4,L="refs/slipway/base";async function me(l,f,h,m,y){const T=V(h,m,y),g=await Ye(f.git,l,y)??
await Ye(f.git,`origin/${l}`,y)??await ye(l,f,h,m,y);return await T("update-ref",L,g),{name:l,commit:g}}async function Ye(l,f,h){try{return(await l("rev-parse",
"--quiet","--verify",`${f}^{commit}`)).trim()}catch(m){if(h.throwIfAborted(),m instanceof x.GQ)throw m;return}}const wt=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function ye(l,f,h,m,y){const T=wt.test(l)?await st(f.git,y):void 0;if(!T)throw He(l,"");const g=AbortSignal.timeout(pe),S=V(f.root,m,AbortSignal.any([y,g]),
T),R=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${l}:${L}`];try{await S("--git-dir",h,"fetch",...R)}catch(X){throw y.throwIfAborted(),
X instanceof x.GQ?X:He(l,g.aborted?", and origin does not answer":Tt(X),X)}const F=await Ye(V(h,m,y),L,y);if(F===void 0)throw He(l,", and what origin has by thi\
s name is not a commit");return F}const de=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["\
maintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Be="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function st(l,f){const h=await l("config","--local","--includes","--null","--get-regexp",Be).catch(()=>"");f.throwIfAborted();const m=h.split("\0").flatMap(
S=>{const[R="",...F]=S.split(`
`);return R===""?[]:[[R,F.length===0?"true":F.join(`
`)]]});if(!m.some(([S])=>S==="remote.origin.url"))return;const y=[...de,...m],T=y.flatMap(([S,R],F)=>[[`GIT_CONFIG_KEY_${F}`,S],[`GIT_CONFIG_VALUE_${F}`,R]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(y.length),...Object.fromEntries(T)}}function Tt(l){const f=l instanceof
Error&&"stderr"in l&&typeof l.stderr=="string"?l.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(f))return", nor\
 has origin";const m=(f.split(`
`).find(y=>/^(?:fatal|error): /.test(y))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,I.
Ow)(m,300)}`}function He(l,f,h){return new x.GQ("invalid_input",`compare-to: "${l}" names nothing that this checkout has${f}`,{input:"compare-to",remedy:bt,cause:h})}
const bt=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function xe(l,f){const{bare:h,branch:m,commit:y,lender:T,shallow:g,origin:S}=f;for(const X of["objects/info",
"refs"])await(0,U.mkdir)((0,re.join)(l,X),{recursive:!0});const R=S===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(S)}
`,F={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${h}
${R}`,"packed-refs":y&&`${y} refs/heads/${m}
`,"objects/info/alternates":T&&`${(0,re.join)(T,"objects")}
`,shallow:g};for(const[X,Y]of Object.entries(F))Y&&await(0,U.writeFile)((0,re.join)(l,X),Y)}async function Q(l,f,h){const m=V(l,f,h),[y="",T="",g=""]=(await A(m,
l,h)).split(`
`),S=V(y,f,h);return{root:y,commit:g,changed:(await S("diff","--name-only","-z","HEAD")).split("\0").filter(R=>R!==""),git:S,async lend(R,F){const X=await(0,U.readFile)(
(0,re.join)(T,"shallow"),"utf8").catch(Y=>{if((0,x.xU)(Y)!=="ENOENT")throw Y});await xe(R,{bare:!0,branch:F,commit:g,lender:T,shallow:X})}}}async function A(l,f,h){
try{const m=await l("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[y="",T="",g=""]=m.split(`
`);return[y,(0,re.resolve)(f,T),g].join(`
`)}catch(m){throw h.throwIfAborted(),m instanceof x.GQ?m:new x.GQ("file_not_found",`There is no checkout in ${f}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:m})}}var z=O(5635);function H({pages:l},f,h){const m=g=>({now:g(f),change:g(f)-g(h)}),y=g=>m(S=>S.reduce((R,F)=>R+g(F),0));return{
pages:{now:l,change:y(({path:g})=>Number(K.test(g))).change},files:m(({length:g})=>g),bytes:y(({bytes:g})=>g),brotli:y(({brotli:g})=>g),gzip:y(({gzip:g})=>g),changes:ee(
f,h).toSorted((g,S)=>Math.abs(S.bytes)-Math.abs(g.bytes)||(g.path<S.path?-1:1))}}const K=/\.x?html?$/i;function ee(l,f){const h=new Map(f.map(R=>[R.path,R])),m=new Set(
l.map(({path:R})=>R)),y=l.filter(({path:R})=>!h.has(R)),T=f.filter(({path:R})=>!m.has(R)),g=Un(y,T),S=new Set(g.flat());return[...l.flatMap(R=>{const F=h.get(R.
path);return F===void 0||F.digest===R.digest?[]:[Ae(R,F)]}),...g.map(([R,F])=>({...Ae(R,F),formerly:F.path})),...y.filter(R=>!S.has(R)).map(R=>_t("added",R,1)),
...T.filter(R=>!S.has(R)).map(R=>_t("removed",R,-1))]}function Ae(l,f){const{path:h,bytes:m,brotli:y}=l;return{kind:"changed",path:h,bytes:m-f.bytes,brotli:y-f.
brotli}}function _t(l,{path:f,bytes:h,brotli:m},y){return{kind:l,path:f,bytes:y*h,brotli:y*m}}function Un(l,f){const h=Map.groupBy(f,({path:m})=>Wt(m));return[...Map.
groupBy(l,({path:m})=>Wt(m))].flatMap(([m,y])=>{const[T,g]=y,[S,R]=h.get(m)??[];return m!==void 0&&T&&S&&!g&&!R?[[T,S]]:[]})}const Js=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
Gt=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Qs=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Wt(l){if(K.test(l))return;
const f=l.lastIndexOf("/")+1,[h,m]=[l.slice(0,f),l.slice(f)],y=Js.exec(m)?.[0]??"",T=m.slice(0,m.length-y.length);if(Qs.test(T))return`${h}*${y}`;const g=Gt.map(
S=>S.exec(T)?.groups).find(S=>qs(S?.hash??""));return g&&`${h}${g.stem}*${y}`}function qs(l){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
l)}var jn=O(292);async function Fn(l,f,h){const{report:m,signal:y}=h,T=(0,z.M)(m.report,we.ml,y);return await T.phase("compare",async()=>{const g=await Zs(l,f,h);
return y.throwIfAborted(),await m.compared(g),[void 0,(0,jn.iF)(g),g.kind==="untold"]}),T.phases}async function Zs(l,f,h){const{embedded:m,report:y,checked:T,leftMs:g}=h;
if(l.commit===T.commit)return{kind:"untold",base:l,why:"it is the commit that was checked"};const S=Y=>{(Y.type==="status"||Y.type==="heartbeat")&&y.report(Y)},
R={...f.follow,timeoutMs:Math.max(1,g)},{outcome:F,output:X}=await m.deploy(l.commit,{...f,...er(f),follow:R},S);return F.status==="succeeded"&&X?{kind:"told",base:l,
difference:H(T.report,T.output.files,X.files)}:{kind:"untold",base:l,why:tr(F,g)}}function er({project:l}){return{project:l==="base"?"checked":"base"}}function tr({
status:l,error:f},h){return l!=="pending"?`it does not build (${f?.message??l})`:h<1?"no time was left to build it":`it was not built in the ${(0,b.a3)(h)} that\
 were left`}var nr=O(1619),sr=O(3130);function rr(l){return{kind:"platform",...l,input:"the platform",description:"the embedded platform's own",obtain:(f,{onSecret:h})=>Pn(
l,f,h)}}async function Pn(l,f,h){h(l.requestToken),(0,nr.J)(new URL(l.requestUrl).origin,"the platform's address");try{return await(0,sr.g)("the platform",l,f,h)}catch(m){
throw!(m instanceof x.GQ)||m.code!=="unauthorized"?m:m.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:m})}}
var zt=O(9574),or=O(1532),Bn=O(7244),Hn=O(7598),ir=O(3024),_e=O(6466);const Yt="{js,cjs,mjs,ts,cts,mts}",q={hidden:[".*","__pycache__"],lockfiles:["package-lock\
.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock",
"Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json",
"bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.t\
oml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypr\
ess,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rsp\
ress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${Yt}`,"tsconfig*.json","jsconfig*.json","angular.json",
"biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",
`gulpfile.${Yt}`,`gruntfile.${Yt}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,\
test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly\
.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},St=new RegExp(`^(?:${Object.values(q).flat().map(cr).join("|")})$`,"is");function ar(l){return l!==
".well-known"&&St.test(l)}function cr(l){return l.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(f,h)=>`(?:${h.replaceAll(",","|")})`)}var Kt=O(
8522);const Xt=(0,he.promisify)(Kt.brotliCompress),ur=(0,he.promisify)(Kt.gzip),Gn=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
dr={params:{[Kt.constants.BROTLI_PARAM_QUALITY]:5}},lr={level:6};async function Ni(l,f){const h=f.length;if(h===0||Gn.test(l))return{bytes:h,brotli:h,gzip:h};const[
m,y]=await Promise.all([ur(f,lr),Xt(f,dr)]);return{bytes:h,brotli:Math.min(h,y.length),gzip:Math.min(h,m.length)}}async function Wn(l,f,h){const m=l[Symbol.iterator](),
y=async()=>{for(let T=m.next();!T.done;T=m.next())await h(T.value)};await Promise.all(Array.from({length:f},y))}const zn=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
Me=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function Yn(l){return zn.test(l)&&!Kn(l)}function Kn(l){return Me.test(l)}const Ot="PRIVATE K\
EY",fr=600;function hr(l){for(let f=l.indexOf(Ot);f!==-1;f=l.indexOf(Ot,f+Ot.length)){const h=l.toString("latin1",Math.max(0,f-40),f+fr);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(h))return!0}return!1}const Xn=25*1024*1024,Vn=16*1024*1024,Vt=4;async function Jt({directory:l,kind:f,ignoredRules:h},m){const{commit:y,signal:T}=m,g=(await wr(
(0,re.join)(l,".git","shallow"))).trim()===y,S=[],R=[];for await(const te of Qt(l,"",f)){T.throwIfAborted();const ae=pr(te,g);ae!=="ordinary"&&ae!=="left-out"&&
R.push(ae),ae==="ordinary"&&S.push(te)}const F=[];await Wn(S.sort(),Vt,async te=>{T.throwIfAborted();const ae=await qt(l,te,m);ae&&F.push(ae)}),F.sort((te,ae)=>te.
file.path<ae.file.path?-1:1);const X=F.map(({file:te})=>te);R.push(...F.flatMap(({found:te})=>te));const Y=X.filter(({path:te})=>/\.(?:js|mjs|cjs|css)\.map$/.test(
te));return Y.length>0&&R.push(gr(Y)),{files:X,findings:R,ignoredRules:h}}async function*Qt(l,f,h){const m=await(0,U.readdir)((0,re.join)(l,f),{withFileTypes:!0});
for(const y of m.sort((T,g)=>T.name<g.name?-1:1)){const T=f+y.name,g=y.name===".git"||T==="node_modules";h==="folder"&&!g&&ar(y.name)&&!Yn(y.name)||(y.isDirectory()&&
!g?yield*Qt(l,`${T}/`,h):(g||y.isFile()||y.isSymbolicLink())&&(yield T))}}function pr(l,f){const h=l.slice(l.lastIndexOf("/")+1);return l==="node_modules"||h===
".git"&&f?"left-out":h===".git"?{code:"leaked_repository",message:`The output contains a git repository, ${l}: its whole history would be public`,remedy:"Build \
into a folder of its own, or have the build remove it."}:Kn(h)?{code:"example_of_secrets",message:`The output contains ${l}, which is not published`,remedy:"Lea\
ve it out of the output directory."}:Yn(h)?{code:"leaked_secret_file",message:`The output contains ${l}: a file of secrets would be public`,remedy:"Keep it out \
of the output directory, and change the secrets in it if it was ever published."}:"ordinary"}async function qt(l,f,{digests:h,signal:m}){const y=(0,re.join)(l,f),
T=await(0,U.stat)(y).catch(()=>{});if(!T?.isFile())return;const g=T.size;if(g>Vn){const X=g>Xn?[yr(f,g)]:[],Y=h?await mr(y,m):void 0;return{file:{path:f,bytes:g,
brotli:g,gzip:g,digest:Y},found:X}}const S=await(0,U.readFile)(y),R=h?(0,Hn.createHash)("sha256").update(S).digest("hex"):void 0;return{file:{path:f,...await Ni(
f,S),digest:R},found:hr(S)?[Er(f)]:[]}}async function mr(l,f){const h=(0,Hn.createHash)("sha256");return await(0,_e.pipeline)((0,ir.createReadStream)(l),h,{signal:f}),
h.digest("hex")}function yr(l,f){return{code:"large_file",message:`${l} has ${(f/1024**2).toFixed(0)} MB; more than ${Xn/1024**2} is much for a site`}}function Er(l){
return{code:"leaked_private_key",message:`The output contains a private key, in ${l}: it would be public`,remedy:"Take the key out of what the build publishes, \
and replace it if it was ever published."}}function gr(l){const[f]=l,h=l.length===1?"":` and ${l.length-1} more`;return{code:"source_maps",message:`The output c\
ontains source maps (${f?.path}${h}): anyone can read the sources in them`}}async function wr(l){return(0,U.readFile)(l,"utf8").catch(()=>"")}async function Tr(l){
const{startPlatform:f,env:h,scratch:m,lent:y,digests:T}=l;let g="",S,R=new AbortController;const F=await f({dir:(0,re.join)(m,"platform"),port:0,allowLocalGit:!0,
lasting:!1,env:h,async onOutput(X,Y){S=await Jt(X,{commit:g,digests:T,signal:Y}),R.abort()}});return{async deploy(X,Y,te){[g,S,R]=[X,void 0,new AbortController];
const ae=_r(R.signal);return{outcome:await Nr(F,Sr(Y,X,y),te,{...l,sleep:ae}),output:S}},[Symbol.asyncDispose]:()=>F[Symbol.asyncDispose]()}}const br=100,Jn=5;function _r(l){
return async(f,h)=>{if(l.aborted)return we.ml.sleep(Jn,h);try{await we.ml.sleep(f,h?AbortSignal.any([h,l]):l)}catch(m){if(h?.throwIfAborted(),!l.aborted)throw m}}}
function Sr(l,f,h){const{configuration:m,follow:y}=l;return{...l,configuration:{...m,repository:h,settings:Or(m.settings)},commit:f,create:!0,verify:"off",urlTemplate:void 0,
follow:{...y,wait:!0,pollIntervalMs:br,statusMap:new Map}}}function Or({domains:l,...f}){return f}function Nr(l,f,h,{signal:m,folder:y,onSecret:T,sleep:g}){const{
baseUrl:S,requestUrl:R,requestToken:F}=l,X=rr({requestUrl:R,requestToken:F,audience:S}),Y=()=>Promise.reject(new TypeError("A check runs no token command")),te={
...we.ml,sleep:g},ae={fetch,clock:te,tree:(0,Bn.c)(y),signal:m,run:Y,onSecret:T,reporter:h};return(0,or.g)(f,(0,zt.N)(f,{baseUrl:S,source:X},ae))}var oe=O(7496);
const Zt=20;function Rr(l,{findings:f}){const h=f.flatMap(m=>{const{code:y,message:T,place:g}=m;if(!g)return[];const{file:S,line:R=null,column:F=null}=g;return[
{file:S,line:R,column:F,severity:(0,oe.x)(m),code:y,message:T}]});return{headline:l.message,stage:"check",code:l.code,exitCode:void 0,remedy:l.remedy,log:[],diagnostics:h.
slice(0,Zt),moreDiagnostics:Math.max(0,h.length-Zt)}}const en=3;async function tn(l,f,h){let m="/";for(let y=0;y<en;y+=1){if(m=Ar(l.flatMap(({url:R})=>Qn(m,R.pathname))),
m===""||f.some(R=>`/${R}`.startsWith(m)))return;const T=l.filter(R=>Nt(R,m)),S=(await Promise.all(T.map(({url:R})=>nn(R,m,h)))).filter(Boolean).length;if(S>1&&S*
2>T.length)return m}}function Nt({url:l,kind:f},h){return f!=="fragment"&&`${l.pathname}/`.startsWith(h)}function Qn(l,f){const h=f.startsWith(l)?f.slice(l.length).
split("/",1)[0]:"";return h?[`${l}${h}/`]:[]}function Ar(l){const f=new Map;for(const h of l)f.set(h,(f.get(h)??0)+1);return[...f].reduce((h,m)=>m[1]>h[1]?m:h,[
"",0])[0]}async function nn(l,f,h){const{kind:m}=await h.probe(new URL(`/${l.pathname.slice(f.length)}${l.search}`,l));return m==="there"}const rt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,
Ke=String.raw`"([^"\\\n]*(?:${rt}[^"\\\n]*)*)"`,ot=String.raw`'([^'\\\n]*(?:${rt}[^'\\\n]*)*)'`,Ir=String.raw`((?:[^()"'\s\\]|${rt})+)\s*\)`,qn=new RegExp([String.
raw`/\*[\s\S]*?(?:\*/|$)`,rt,String.raw`(?:url\(\s*|@import\s+)(?:${Ke}|${ot})`,String.raw`url\(\s*${Ir}`,Ke.replace("(","(?:"),ot.replace("(","(?:")].join("|"),
"gi"),Zn=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function it(l){return[...l.matchAll(qn)].flatMap(f=>{const h=f.slice(1).find(m=>m!==void 0);return h===void 0||
h===""||h.startsWith("#")?[]:[{href:es(h),kind:"asset"}]})}function es(l){return l.replace(Zn,(f,h,m,y)=>{const T=h===void 0?Number.NaN:Number.parseInt(h,16);return T<=
1114111?String.fromCodePoint(T):m===void 0?y??"":""})}var ts=O(1600);const kr={a:[["href","link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","\
asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src",
"link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[[
"href","asset"],["xlink:href","asset"]]},ns=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),Lr=new Set(["title","styl\
e","script","template"]),vr=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,
"link"]];function sn(l){const f=new Ri;return f.read(l),f}class Ri{links=[];ids=new Set;base;empty=!0;#e=[];read(f){const h=new ts.i({onopentag:(m,y)=>this.#t(m,
y),ontext:m=>this.#r(m),onclosetag:m=>{this.#e.at(-1)===m&&this.#e.pop()}});h.write(f),h.end()}#t(f,h){Lr.has(f)&&h.shadowrootmode===void 0&&this.#e.push(f),ns.
has(f)&&(this.empty=!1);for(const y of[h.id,f==="a"?h.name:void 0])y&&this.ids.add(y);switch(h.style?.includes("url(")&&this.#o(it(h.style)),f){case"base":this.
base??=h.href;return;case"meta":this.#s(h);return;case"link":this.#n(h);return;case"a":case"area":if(/\bexternal\b/.test(h.rel??""))return;break}const m=(kr[f]??
[]).flatMap(([y,T])=>{const g=h[y];return g===void 0?[]:[{href:g,kind:T}]});this.#o([...m,...rn(h.srcset??"")])}#n({rel:f="",href:h,imagesrcset:m=""}){const y=vr.
find(([T])=>T.test(f))?.[1];y!==void 0&&this.#o([...h===void 0?[]:[{href:h,kind:y}],...rn(m)])}#s(f){if(f["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=
!1;const h=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(f.content??"")?.[1];h&&this.#o([{href:h.trim(),kind:"link"}])}#r(f){this.#e.at(-1)==="style"&&this.#o(
it(f)),this.#e.length===0&&f.trim()!==""&&(this.empty=!1)}#o(f){this.#e.includes("template")||this.links.push(...f.filter(({href:h})=>!ss(h)))}}function ss(l){return/\{\{|\$\{|<%/.
test(l)}function rn(l){return l.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(h=>{const[m=""]=h.trim().split(/\s/,1);return m===""?[]:[{href:m.replace(/,+$/,""),
kind:"asset"}]})}const Rt=10;class rs{#e;#t=new Map;constructor(f){this.#e=f}know(f,h){this.#t.set(f.pathname,Promise.resolve({kind:"there",url:f,page:os(h)}))}probe(f){
const h=f.pathname+f.search,m=this.#t.get(h);if(m)return m;const y=this.#n(f);return this.#t.set(h,y),y}async#n(f){let h=f;for(let m=0;m<Rt;m+=1){const{status:y,
headers:T}=await this.#e.fetch(h,{method:"HEAD",signal:this.#e.signal}),g=T.get("location");if(y>=400)return{kind:"missing",status:y};if(y<300||g===null||!URL.canParse(
g,h.href))return{kind:"there",url:h,page:os(T)};if(h=new URL(g,h),h.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"circle"}}}function os(l){return/\bhtml\b/.
test(l.get("content-type")??"")}const on=16,an=2e4,Dr=16*1024*1024;async function $r(l,f){const h=new Mr(l),m=f.filter(Y=>/\.(?:x?html?|css)$/i.test(Y));await Wn(
m.slice(0,an),on,Y=>h.read(Y)),await h.follow();const y=await h.index(),T=h.result(),g=await tn(T.dead,f,h.prober),S=y.status<300?void 0:Cr(f),R=new Set(S===void 0?
[]:f),F=Y=>is(Y).some(te=>R.has(`${S}/${te}`)),X=T.dead.filter(({url:Y})=>!F(cn(Y.pathname).slice(1)));return{index:y,...T,dead:X,folder:S,basePath:g,unread:h.unread+
Math.max(0,m.length-an)}}const xr=5;class Mr{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(f){this.#e=f,this.prober=new rs(f)}async index(){const{
root:f,fetch:h,signal:m}=this.#e,y=await this.prober.probe(f);if(y.kind!=="there")return{status:Ur(y),empty:!1};const T=await h(y.url,{signal:m}),g=await T.text();
return{status:T.status,empty:g.trim()===""||y.page&&sn(g).empty}}async read(f){const h=jr(f,this.#e.root),m=await this.#e.fetch(h,{signal:this.#e.signal}),y=await m.
text();m.status>=300||(this.prober.know(h,m.headers),y.length>Dr?this.unread+=1:/\.css$/i.test(f)?this.#i(it(y),h,f):this.#o(y,h,f))}#o(f,h,m){const y=sn(f);this.#r+=
1,this.#n.set(m,y.ids);const T=y.base!==void 0&&URL.canParse(y.base,h.href)?new URL(y.base,h):h;this.#i(y.links,T,m)}#i(f,h,m){for(const{href:y,kind:T}of f){const g=URL.
canParse(y,h.href)?new URL(y,h):void 0;if(g?.origin!==this.#e.root.origin)continue;const S=`${T} ${g.href} ${y}`,R=this.#t.get(S)??{href:y,kind:T,url:g,files:[],
latest:"",count:0};this.#t.set(S,R),R.latest!==m&&(R.latest=m,R.count+=1,R.files=[...R.files,m].sort(un).slice(0,xr))}}async follow(){await Wn(this.#t.values(),
on,async f=>{const h=await this.#a(f);if(h===void 0)return;const{href:m,url:y,files:T,count:g}=f;this.#s.push({href:m,url:y,files:T,count:g,...h})})}async#a({url:f,
kind:h}){const m=await this.prober.probe(f);switch(m.kind){case"missing":return{kind:h,why:`answers ${m.status}`};case"circle":return{kind:h,why:"redirects in a\
 circle"};case"external":return;case"there":return h==="asset"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.pathname)?{kind:h,why:"answers with a page"}:this.#c(m.
url,f.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return m}}#c(f,h){const m=h.slice(1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const y=this.#u(
cn(f.pathname).slice(1));return y===void 0||y.has(m)||y.has(cn(m))}#u(f){return is(f).map(h=>this.#n.get(h)).find(h=>h!==void 0)}result(){const f=this.#s.sort((m,y)=>un(
m.files[0],y.files[0])||un(m.href,y.href)),h=new Set([...this.#t.values()].map(({url:m})=>m.href)).size;return{pages:this.#r,links:h,dead:f}}}function is(l){const f=l===
""||l.endsWith("/")?l:`${l}/`;return[l,`${l}.html`,`${f}index.html`]}function Cr(l){const f=g=>g.split("/").length,h=l.filter(g=>g.endsWith("/index.html")).sort(
(g,S)=>f(g)-f(S)),[m,y]=h;return m!==void 0&&(y===void 0||f(y)>f(m))?m.slice(0,-11):void 0}function Ur(l){return l.kind==="missing"?l.status:310}function jr(l,f){
const h=l.replace(/(^|\/)index\.html$/,"$1");return new URL(h.split("/").map(encodeURIComponent).join("/"),f)}function cn(l){try{return decodeURIComponent(l)}catch{
return l}}function un(l="",f=""){return l<f?-1:+(l>f)}var Fr=O(8302);const as=100,Pr='If another application serves the link on the same host, add rel="external\
" to it: the check skips such links.';async function Br(l,f){const h=[],{basePath:m}=l,y=l.dead.filter(T=>m===void 0||!Nt(T,m));m!==void 0&&h.push(await Hr(m,l,
f));for(const[T,g]of y.entries()){const S=T<as?await f.find(g.href,g.files[0]??""):void 0;h.push({...Wr(g),place:S})}return[...Gr(l),...h,...Yr(l)]}async function Hr(l,{
dead:f},h){const m=f.filter(T=>Nt(T,l)),y=await h.find(l,"")??await h.find(l.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base pat\
h ${l}, and is served without one: ${m.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js\
, baseUrl in Docusaurus, homepage in package.json.",place:y}}function Gr({index:l,folder:f}){return l.status>=300?[{code:"index_unanswered",message:`The site ha\
s no index page: / answers ${l.status}`,remedy:f===void 0?"The output directory needs an index.html. Is output-directory the folder that the build writes?":`The\
 output directory has its index.html in ${f}: put that folder at the end of output-directory.`}]:l.empty?[{code:"index_empty",message:"The index page is empty: \
it shows nothing and loads no script"}]:[]}function Wr(l){const f=JSON.stringify(l.href.length>200?`${l.href.slice(0,199)}\u2026`:l.href);switch(l.kind){case"li\
nk":return{code:"dead_link",message:`Dead link: ${f} ${l.why} (${dn(l)})`,remedy:Pr};case"asset":return{code:"dead_asset",message:`Missing file: ${f} ${l.why} (${dn(
l)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${f} leads to has no such part (${dn(l)})`};default:return l.kind}}function dn({files:l,
count:f}){const h=f-1;return`in ${l[0]}${h>0?` and ${h} more ${h===1?"file":"files"}`:""}`}async function zr(l,f){const h=new Map,m=async({file:y,line:T,reason:g})=>{
const S=h.get(y)??f.fileNamed(y);h.set(y,S);const R=await S;return{code:"ignored_rule",message:`Ignored rule (${T===void 0?y:`${y}, line ${T}`}): ${g}`,place:R===
void 0?void 0:{file:R,...(0,Fr.Eb)({line:T})}}};return Promise.all(l.map(m))}function Yr({unread:l}){return l===0?[]:[{code:"not_all_checked",message:`${l} page\
s or style sheets are too long, or too many, to be read`}]}const cs=5;async function Kr(l,f,h){const m=f.files.map(({path:g})=>g),y=await $r(l,m),T=g=>f.files.reduce(
(S,R)=>S+g(R),0);return{pages:y.pages,links:y.links,files:f.files.length,bytes:T(({bytes:g})=>g),brotli:T(({brotli:g})=>g),gzip:T(({gzip:g})=>g),largest:f.files.
toSorted((g,S)=>S.bytes-g.bytes).slice(0,cs),findings:Vr([...f.findings,...await zr(f.ignoredRules,h),...await Br(y,h)])}}const Xr=["error","warning","notice"];
function Vr(l){const f=h=>Xr.indexOf((0,oe.x)(h))*2+(h.place?0:1);return l.toSorted((h,m)=>f(h)-f(m))}function us({findings:l}){const[f,...h]=l.filter(R=>(0,oe.
x)(R)==="error");if(!f)return;const{place:m,message:y,remedy:T}=f,g=m?`${m.file}${m.line===void 0?"":`:${m.line}`}: `:"",S=h.length===0?"":` (and ${h.length} mo\
re ${h.length===1?"error":"errors"})`;return new x.GQ("check_failed",`Check failed: ${g}${y}${S}`,{remedy:T??"Correct what the annotations name. They are in the\
 summary too."})}const Jr=/[\s"'`(=[{}<>,:%]$/,ln=/^[\s"'`)\]}<>,;#?]/;function ds(l,f,h){const m=new Map,y=T=>{const g=m.get(T)??ls(l,f,T);return m.set(T,g),g};
return{async find(T,g){for(const S of Qr(T,g)){const R=await y(S),F=qr(R,g,h);if(F)return F}},async fileNamed(T){const S=(await l("grep","-l","-z","-e","",f,"--",
`:(glob)**/${T}`).catch(()=>"")).split("\0").flatMap(Y=>Y===""?[]:[Y.slice(f.length+1)]),R=S.filter(Y=>!fn(Y,h)),[F,...X]=R.length>0?R:S;return X.length>0?void 0:
F}}}function Qr(l,f){const[h=""]=l.split(/[?#]/,1),m=l.replaceAll("&","&amp;"),y=/^\.{1,2}\//.test(h)?new URL(h,`http://site/${encodeURI(f)}`).pathname:"",T=[l,
m,h,y];return[...new Set([...T,...T.map(g=>g.replace(/\/$/,""))])].filter(g=>g.length>1)}async function ls(l,f,h){return(await l("grep","-I","-n","-z","-F","-e",
h,f,"--").catch(()=>"")).split(`
`).flatMap(y=>fs(y,f,h))}function fs(l,f,h){const[m="",y="",...T]=l.split("\0"),g=T.join("\0");for(let S=g.indexOf(h);S!==-1;S=g.indexOf(h,S+1)){const[R,F]=[g.slice(
Math.max(0,S-1),S),g.slice(S+h.length,S+h.length+1)];if((S===0||Jr.test(R))&&(F===""||ln.test(F)))return[{file:m.slice(f.length+1),line:Number(y),column:S+1}]}return[]}
function fn(l,f){return f!==void 0&&l.startsWith(`${f}/`)}function qr(l,f,h){const m=l.filter(({file:T})=>!fn(T,h)),y=m.filter(({file:T})=>hs(T,f));return[l,m,y].
map(Zr).find(T=>T!==void 0)}function Zr(l){const[f]=l;return f&&l.every(({file:h})=>h===f.file)?f:void 0}function hs(l,f){const h=hn(f.replace(/\/index\.[^/]+$/,
""));return hn(l)===h||hn(l.replace(/\/index\.[^/]+$/,""))===h}function hn(l){return l.slice(l.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var ps=function(l,f,h){
if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object expected.");var m,y;if(h){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");m=f[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");m=f[Symbol.dispose],
h&&(y=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");y&&(m=function(){try{y.call(this)}catch(T){return Promise.reject(T)}}),l.stack.push(
{value:f,dispose:m,async:h})}else h&&l.stack.push({async:!0});return f},pn=(function(l){return function(f){function h(g){f.error=f.hasError?new l(g,f.error,"An \
error was suppressed during disposal."):g,f.hasError=!0}var m,y=0;function T(){for(;m=f.stack.pop();)try{if(!m.async&&y===1)return y=0,f.stack.push(m),Promise.resolve().
then(T);if(m.dispose){var g=m.dispose.call(m.value);if(m.async)return y|=2,Promise.resolve(g).then(T,function(S){return h(S),T()})}else y|=1}catch(S){h(S)}if(y===
1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return T()}})(typeof SuppressedError=="function"?SuppressedError:function(l,f,h){
var m=new Error(h);return m.name="SuppressedError",m.error=l,m.suppressed=f,m});async function ms(l,f,h,m){try{return await eo(l,f,h,m)}catch(y){if(!m.signal.aborted)
throw y;return{...mn,status:"cancelled",failure:void 0,phases:[],error:ys()}}}async function eo(l,f,h,m){const y={stack:[],error:void 0,hasError:!1};try{const{env:T,
signal:g}=m,{repository:S,branch:R,outputDirectory:F}=l.configuration,X=(0,re.isAbsolute)(S)?S:m.workspace,Y=ps(y,await so(T),!0),te=(0,re.join)(Y.path,"source.\
git"),ae=Q(X,T,g);ae.catch(()=>{});const at=ft=>h.addSecret(ft),En={...m,scratch:Y.path,lent:te,folder:X,digests:f!==void 0,onSecret:at},ct=ps(y,await Tr(En),!0),
Xe=await ae;h.checkedOut(Xe.commit),no(Xe,h.report),await Xe.lend(te,R);const At=f===void 0?void 0:await me(f,Xe,te,T,g),gn=we.ml.now(),{commit:ut}=Xe,ro=ft=>ft.
type==="url"||h.report(ft),{outcome:It,output:kt}=await ct.deploy(ut,l,ro),{status:oo,url:Es}=It;if(oo!=="succeeded"||kt===void 0||Es===void 0)return to(It,l);const Ce={
root:new URL(Es),fetch:(0,j.Q)(fetch),signal:g},dt=await Kr(Ce,kt,ds(Xe.git,ut,F));await h.checked(dt);const io=l.follow.timeoutMs-(we.ml.now()-gn),Lt=At&&{embedded:ct,
report:h,signal:g,checked:{commit:ut,report:dt,output:kt},leftMs:io},gs=Lt?await Fn(At,l,Lt):[],lt=us(dt);return{...It,...mn,status:lt?"failed":"succeeded",error:lt,
phases:[...It.phases,...gs],failure:lt&&Rr(lt,dt)}}catch(T){y.error=T,y.hasError=!0}finally{const T=pn(y);T&&await T}}const mn={appID:void 0,appCreated:!1,deployID:void 0,
url:void 0};function to(l,{follow:f}){const h={...l,...mn};if(l.error?.code==="interrupted")return{...h,status:"cancelled",error:ys()};if(l.status!=="pending")return h;
if(l.error&&l.error.code!=="deploy_timeout")return{...h,status:"failed"};const m=`The check has not ended within ${(0,b.a3)(f.timeoutMs)}, and was stopped`,y="R\
aise the input timeout.";return{...h,status:"failed",error:new x.GQ("deploy_timeout",m,{input:"timeout",remedy:y})}}function ys(){return new x.GQ("interrupted",
"Interrupted: the check was stopped, and has no result")}const yn=5;function no({changed:l},f){if(l.length===0)return;const h=l.slice(0,yn).join(", "),m=l.length>
yn?` and ${l.length-yn} more`:"";f({type:"warning",message:`Changed since the commit, and not part of the check: ${h}${m}`,remedy:"The platform builds commits: \
commit what belongs to the check."})}async function so(l){const f=await(0,U.mkdtemp)((0,re.join)(l.RUNNER_TEMP||(0,$.tmpdir)(),"slipway-check-"));return{path:f,
[Symbol.asyncDispose]:()=>(0,U.rm)(f,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),2207:((Vs,ze,O)=>{O.d(ze,{Mb:()=>$,PB:()=>U,iV:()=>j,sR:()=>re});const U=[
"queued","building","syncing","activating","succeeded","failed","cancelled"],$=["queue","clone","install","build","sync","activate"],re=["repository_not_found",
"repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambigu\
ous","server_build","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_mis\
sing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],j={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,
rate_limited:429,internal:500,unavailable:503}}),5673:((Vs,ze,O)=>{O.r(ze),O.d(ze,{startLocalPlatform:()=>yT});var U=O(6760),$=O(3739),re=O(7994),j=O(7598),we=O(
8161),b=O(7934),x=O(8302),I=O(2345),ke=O(597),he=O(2207);class Oe extends Error{name="BodyTooLarge"}class nt extends Error{name="BodyBroken"}function P(t,e,n={}){
return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function V(t,e){const n=t.headers[e];
return typeof n=="string"?n:n?.[0]}function pe(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class L extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function me(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return P(he.iV[n],r,t.headers)}
const Ye=5,wt=60;function ye(t){return b.FsL(b.IeY(x.Gv,"must be an object"),b.rej(t,e=>e.expected==="never"?A(e.path,t):"is required"))}function de(t){return b.
yqP(b.mee(t))}function Be(t){return b.yqP(b.ZmZ(t))}const st=["__proto__","prototype","constructor"];function Tt(t,e){return b.FsL(b.IeY(x.Gv,"must be an object"),
b.z6Y(n=>!st.some(s=>Object.hasOwn(n,s)),`must not contain ${st.join(", ")}`),b.g1P(t,e))}function He(t){return b.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function bt(t,e,n){
const s=b.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${Q(r)||n} ${o}`)}}function xe(t){const e=t.
length>wt?`${t.slice(0,wt)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function Q(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:
`.${xe(String(e))}`).join("").replace(/^\./,"")}function A(t,e){const n=t?.at(-1)?.input,[,...s]=(0,x.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.
slice(0,Ye).map(xe),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known fi\
eld${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}const z=10;function H(t,e){if(!(0,x.Gv)(t))throw K(["the body must be a JSON object"]);const n=bt(
e,t,"the body");if("faults"in n)throw K(n.faults);return n.output}function K(t){const e=t.length-z,n=t.slice(0,z).join("; ")+(e>0?`; and ${e} more`:"");return new L(
"validation_failed",`${n}.`)}function ee(t,e,n=()=>{}){return b.FsL(b.YjP("must be a string"),b.BpQ(t,t===1?"must not be empty":`must have at least ${t} charact\
ers`),b.Ru6(e,`must have at most ${e} characters`),b.z6Y(s=>!s.includes("\0"),"must not contain NUL characters"),b.z6Y(s=>s.isWellFormed(),"must be well-formed \
Unicode"),He(n))}function Ae(t,e){return n=>t.test(n)?void 0:e}function _t(t){return b.KIO(t,`must be one of ${t.join(", ")}`)}const Un=b.zMY("must be true or f\
alse"),Js=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? \
* [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must \
not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],Gt=ee(1,244,t=>Js.find(
([e])=>e.test(t))?.[1]),Qs=ee(1,64,Ae(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),Wt=ee(1,1024,t=>{if(t.startsWith("\
/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))
return"must not contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..")';if(e.some(n=>n.toLowerCase()===
".git"))return'must not lead into ".git"'});function qs(t){return b.FsL(b.YjP("must be a string"),b.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),He(e=>{
const n=(0,ke.Nu)(e,t);return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}))}const jn=b.IeY(t=>Fn(t)===void 0,({input:t})=>Fn(t)??"");function Fn(t){
if(!(0,x.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t),{envVariables:n,envBytes:s}=I.lF;if(e.length>n)return`must have at most ${n}\
 variables`;let r=0;for(const[o,i]of e){const a=Zs(o,i);if(a!==void 0)return`contains ${xe(o)}, ${a}`;r+=Buffer.byteLength(o)+Buffer.byteLength(String(i))}return r>
s?`must have at most ${s} bytes of names and values`:void 0}function Zs(t,e){return I.G1.test(t)?t.toUpperCase().startsWith(I.be)?`but names that begin with ${I.
be} belong to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:
"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const er=300,tr="developer@slipway.loca\
lhost";function nr(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702));r??=c.importJWK(
n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),d=a.email??tr;return new c.SignJWT({...a.claims,email:d,email_verified:!0}).setProtectedHeader({alg:"ES256",
typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??d).setAudience(a.audience??t.audience).setIssuedAt(u).setExpirationTime(u+(a.expiresInSeconds??er)).setJti(
(0,j.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":rr(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!==
"GET"&&a.method!=="HEAD")return zt(a,405,"method_not_allowed","The identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const c=pe(a.target),u=i[c];
return u?P(200,u,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?zt(a,404,"not_found",`Nothing is at ${c}`):Pn(a,t.requestToken)?sr(a.target,o):zt(
a,401,"unauthorized","The request token is missing or wrong: see run.json",{"www-authenticate":"Bearer"})}}}async function sr(t,e){const n=new URLSearchParams(t.
slice(pe(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,x.Eb)({audience:s||void 0,email:r||void 0}));return P(200,{count:o.length,value:o})}function rr(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function Pn(t,e){const n=r=>(0,j.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(V(t,"authorization")??"")?.[1];return s!==void 0&&(0,j.timingSafeEqual)(n(s),n(e))}function zt(t,e,n,s,r={}){
return P(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const or=ye({to:ee(1,4096)}),Bn=64*1024;function Hn(t,e){return async n=>{try{if(n.method!=="POST")
throw new L("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!Pn(n,t))throw new L("unauthorized","The request token is missing or wrong.",{
"www-authenticate":"Bearer"});const{to:s}=H(JSON.parse((await n.body(Bn)).toString()),or);return await e(s),P(200,{to:s})}catch(s){if(s instanceof nt)throw s;return me(
ir(s),n)}}}function ir(t){if(t instanceof L)return t;if(t instanceof SyntaxError)return new L("invalid_request","The body is not JSON.");if(t instanceof Oe)return new L(
"body_too_large",`The body is larger than ${Bn} bytes.`);const{mender:e,message:n}=(0,$.I7)(t);return e==="user"?new L("validation_failed",`to: ${n}.`):new L("u\
navailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}var _e=O(3823);const Yt=()=>()=>({status:404,headers:{},body:""});class q extends Error{name="\
StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}function St(t){if(t instanceof L)return t;if(t instanceof q)return t.isFull?
new L("unavailable","The platform has no room to store more. Its operator has to add some.",cr):new L("unavailable",`The platform cannot read or write its state\
 now. ${ar}`,Kt)}const ar="Read what was to be changed before you repeat the call, because it may have been changed.",cr={"retry-after":"30"},Kt={"retry-after":"\
5"},Xt=5*6e4,ur={lifetime:Xt,perIdentity:10,inAll:1e3},Gn="link_";function dr(t,e){return async n=>{try{if(n.method!==_e.vX.method)throw new L("method_not_allow\
ed",`Send ${_e.vX.method}.`,{allow:_e.vX.method});const s=await t.verify(V(n,"authorization")),r=await t.rateLimit(s.email);if(r>0)throw new L("rate_limited",`T\
oo many requests: wait ${r} s.`,{"retry-after":String(r)});const o=new Date(e.clock.now()+Xt).toISOString();return P(201,{url:await lr(s,e),expiresAt:o})}catch(s){
const r=St(s);if(!r)throw s;return me(r,n)}}}async function lr({email:t,issuer:e},{sessions:n,consoleUrl:s}){const r=Gn+(0,j.randomBytes)(32).toString("base64ur\
l"),o=(0,j.hash)("sha256",JSON.stringify(["link",e,t]));return await n.open({hash:zn(r),identity:o,text:JSON.stringify({link:{email:t,issuer:e}})},ur),`${s}/sig\
n-in#${r}`}function Ni(t){return t.startsWith(Gn)}async function Wn(t,e){const n=await t.take(zn(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.
link)?s.link:{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="string")return{email:o,issuer:i};const c=`This link was used before, or is older than ${Xt/
6e4} minutes. Run "slipway console" for a new one.`;throw new Refusal("unauthorized",c)}function zn(t){return(0,j.hash)("sha256",`console link\0${t}`)}var Me=O(
5807);const Yn=6e5,Kn=3e4,Ot=5e3;function fr(t,e,n){return Vt(async()=>{const s=await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702)),r=s.createRemoteJWKSet(
await hr(t,e),{timeoutDuration:Ot,cacheMaxAge:Number.POSITIVE_INFINITY,[s.customFetch]:e,cooldownDuration:Number.POSITIVE_INFINITY});let o=Number.NEGATIVE_INFINITY;
const i=async a=>n.monotonic()-o<a?!1:(await r.reload(),o=n.monotonic(),!0);return async(a,c)=>{await i(Yn);try{return await r(a,c)}catch(u){if(!(u instanceof s.
errors.JWKSNoMatchingKey)||!await i(Kn))throw u;return r(a,c)}}})}async function hr(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-co\
nfiguration`,{signal:AbortSignal.timeout(Ot),redirect:"error"})).json();return Xn(s,t)}catch{throw Vn()}}function Xn(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==
e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("the key\
s are not served over the protocol of their issuer");return r}function Vn(){return new L("unavailable","The keys of the token's issuer cannot be fetched right n\
ow.",{"retry-after":"5"})}function Vt(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}const Jt=512,Qt=/^[!-?A-~]*@[!-?A-~]+$/;function pr(t){return t.
length<=Jt&&Qt.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function qt(t){return/[^\0-\x7f]/.test(t)}const mr=30,yr=["ES256","ES384","ES512","RS256","RS3\
84","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Er=16*1024;function gr(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:fr(r.
issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Vt(async()=>(await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=wr(r),i=await Promise.all([O.e(550),O.e(702)]).
then(O.bind(O,9702)),{header:a,claims:c}=Tr(o,i);br(a,c);const u=s.get(c.iss??"");if(!u)throw oe("The token was issued by an identity provider that this platfor\
m does not trust (iss)");const d=await u.keys(),p=u.audiences??[t.audience];try{const{payload:E}=await i.jwtVerify(o,d,{issuer:u.issuer,audience:[...p],algorithms:yr,
clockTolerance:mr,currentDate:new Date(n.now()),requiredClaims:["exp"]});return Jn(u,E)}catch(E){throw Nr(E,i,p.join(" or "))}}}function wr(t){if(t===void 0)throw oe(
'There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw oe('The Autho\
rization header is not "Bearer <ID token>"');if(e.length>Er)throw oe("The token is too long to be an ID token");return e}function Tr(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw oe("The token is not a JSON Web Token, so it is not an ID token")}}function br(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw oe("The token is an access token: send the identity provider's ID\
 token instead")}function Jn(t,e){return _r(t,e),{email:Sr(t,e),issuer:t.issuer}}function _r(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(
e[n])))throw oe(`The token's ${n} claim is not one that this platform accepts`)}function Sr(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!=
"string"||i==="")throw oe(`The token has no ${o} claim`);return i}),s=pr(n);if(s===void 0){const r=qt(n)?"has characters other than ASCII":"is not an email";throw oe(
`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!Or(e))throw oe("The token's email is not verified (email_verified is not true)");return s}function Or({
email_verified:t}){return t===void 0||t===!0||t==="true"}function Nr(t,e,n){if(t instanceof L)return t;const{errors:s}=e;return t instanceof s.JWTExpired?oe("Th\
e token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?oe(`The token is for another audience (aud): ask for one \
with ${n}`):t.claim==="nbf"?oe("The token is not valid yet (nbf)"):oe(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?oe("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?oe("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?oe("The token is not a valid ID token"):Vn()}function oe(t){
return new L("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}const Zt=1024*1024;function Rr(t){return async(e,n)=>{const s=await t(e,
n),{status:r,statusText:o,headers:i}=s,a=[];let c=0;for await(const u of s.body??[]){if(c+=u.length,c>Zt)throw new Error(`The answer of ${new URL(e).host} is lo\
nger than ${Zt} bytes`);a.push(u)}return new Response(c>0?Buffer.concat(a):null,{status:r,statusText:o,headers:i})}}const en=12,tn=16;function Nt({id:t,key:e},n,s){
const r=(0,j.randomBytes)(en),o=(0,j.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.
concat([t,r,i,o.getAuthTag()])}function Qn(t,e,n){const s=t.find(a=>Ar(a,n));if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(
s.id.length),o=r.subarray(en,-tn),i=(0,j.createDecipheriv)("aes-256-gcm",s.key,r.subarray(0,en),{authTagLength:tn}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(
-tn));return Buffer.concat([i.update(o),i.final()]).toString("utf8")}function Ar({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function nn(t){return`\
kvs-token:${t}`}function rt(t){return`kvs-role:${t}`}var Ke=O(7030),ot=O(1709);function Ir(t){const e=qn(t.remoteAddress??"");if(!(0,ot.O)(e))return Zn(e);const n=V(
t,"x-forwarded-for")??"",s=qn(n.slice(n.lastIndexOf(",")+1).trim());return(0,Ke.isIP)(s)===0||(0,ot.O)(s)?"loopback":Zn(s)}function qn(t){return t.replace(/^::ffff:(?=\d+\.)/i,
"")}function Zn(t){if((0,Ke.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===
void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}const it=["0.0.0.0","::"];function es({host:t,baseUrl:e}){const n=t.toLowerCase(),s=it.includes(n);
return r=>{const o=r?.toLowerCase()??"";if(ts(o,e))return!0;const i=kr(o);return i===void 0?!1:i==="localhost"||i===n||(0,ot.O)(i)||s&&(0,Ke.isIP)(i)!==0}}function ts(t,e){
const{host:n,protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function kr(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.
exec(t)??[];return e!==void 0?(0,Ke.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const ns="slipway_console";function Lr(t,e){const n="HttpOnly; SameSite=Strict";if(ss(
t,e))return{name:`__Host-${ns}`,attributes:`Path=/; ${n}; Secure`};const s=/:(\d{1,5})$/.exec(Rt(t))?.[1]??"80";return{name:`${ns}_${s}`,attributes:`Path=/conso\
le; ${n}`}}function vr(t,e){return(V(t,"cookie")??"").split(";").map(n=>n.trim()).filter(n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function sn(t,e){
return ss(t,e)?new URL(e).origin:`http://${Rt(t)} ${Ir(t)}`}function Ri(t,e){const n=header(t,"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=header(
t,"origin");return s===void 0||!URL.canParse(s)?!1:rn(t,e)?s===new URL(e).origin:new URL(s).host===Rt(t)}function ss(t,e){return e.startsWith("https:")&&rn(t,e)}
function rn(t,e){return ts(Rt(t),e)}function Rt(t){return V(t,"host")?.toLowerCase()??""}const rs=10*6e4,os=4,on="console-sign-in",an=new Uint8Array;class Dr{#e;constructor(e){
this.#e=e}begin(e,n){const{key:s,clock:r}=this.#e,o=sn(e,this.#e.consoleUrl),i=JSON.stringify({...n,place:o,expiresAt:r.now()+rs}),a=Buffer.from(Nt({id:an,key:s},
on,i)).toString("base64url"),{attributes:c}=this.#n(e),u=this.#r(e);return[...u.length<os?[]:u.map(p=>`${p}=; Max-Age=0; ${c}`),`${this.#s(e,n.state)}=${a}; Max\
-Age=${rs/1e3}; ${c}`]}find(e,n){const[s,...r]=vr(e,this.#s(e,n));if(s===void 0||r.length>0)return;const o=this.#t(s);if(!o||o.place!==sn(e,this.#e.consoleUrl))
return;const{issuer:i,nonce:a,verifier:c,expiresAt:u}=o;if(!(typeof u!="number"||u<=this.#e.clock.now()||o.state!==n)&&!(typeof i!="string"||typeof a!="string"||
typeof c!="string"))return{issuer:i,state:n,nonce:a,verifier:c}}end(e,n){return`${this.#s(e,n)}=; Max-Age=0; ${this.#n(e).attributes}`}#t(e){try{const n={id:an,
key:this.#e.key},s=JSON.parse(Qn([n],on,Buffer.from(e,"base64url")));return(0,x.Gv)(s)?s:void 0}catch{return}}#n(e){const{name:n,attributes:s}=Lr(e,this.#e.consoleUrl);
return{prefix:`${n.replace("slipway_console","slipway_sign_in")}_`,attributes:s.replace("SameSite=Strict","SameSite=Lax")}}#s(e,n){return this.#n(e).prefix+n.replace(
/[^\w-]/g,"").slice(0,8)}#r(e){const{prefix:n}=this.#n(e),s=(V(e,"cookie")??"").split(";").map(r=>r.trim().split("=",1)[0]??"");return[...new Set(s)].filter(r=>r.
startsWith(n)&&/^[\w-]+$/.test(r))}}const $r=10,xr=30,Mr="openid email";function is(t){const e=new Dr(t),n=new Map;for(const s of t.providers){const{client:r}=s;
if(!r)continue;const o=`${t.consoleUrl}/sign-in/callback/${r.slug}`,i=Vt(()=>Ur(s.issuer,r,t.fetch));n.set(r.slug,{issuer:s,client:r,redirectUri:o,configuration:i})}
return{offered:[...n.values()].map(({client:{name:s,slug:r}})=>({name:s,slug:r})),forget:(s,r)=>e.end(s,r),async begin(s,r){const o=n.get(r);if(!o)return;const i=await Promise.
all([O.e(550),O.e(493)]).then(O.bind(O,7493)),a={issuer:o.issuer.issuer,state:i.randomState(),nonce:i.randomNonce(),verifier:i.randomPKCECodeVerifier()};return{
location:await jr(i,o,a),cookies:e.begin(s,a)}},async end(s,r,o){const i=n.get(r),a=e.find(s,o.get("state")??"");if(!i||a?.issuer!==i.issuer.issuer)throw new L(
"unauthorized",Cr);return cn(await Promise.all([O.e(550),O.e(493)]).then(O.bind(O,7493)),i,a,o)}}}const Cr="This sign-in is over: it is older than ten minutes, \
was begun in another browser, or has ended. Sign in again.";async function Ur(t,e,n){const s=await Promise.all([O.e(550),O.e(493)]).then(O.bind(O,7493)),r=[s.enableNonRepudiationChecks];
t.startsWith("http:")&&r.push(s.allowInsecureRequests);const{id:o,secret:i}=e,a={...(0,x.Eb)({client_secret:i}),[s.clockTolerance]:xr};return s.discovery(new URL(
t),o,a,i===void 0?s.None():void 0,{execute:r,timeout:$r,[s.customFetch]:Rr(n)})}async function jr(t,e,{state:n,nonce:s,verifier:r}){try{const o=await t.calculatePKCECodeChallenge(
r);return t.buildAuthorizationUrl(await e.configuration(),{redirect_uri:e.redirectUri,scope:Mr,state:n,nonce:s,code_challenge:o,code_challenge_method:"S256"}).href}catch(o){
throw as(t,o,e.client.name)}}async function cn(t,e,n,s){const{issuer:r,client:o,redirectUri:i}=e;try{const a=await t.authorizationCodeGrant(await e.configuration(),
new URL(`${i}?${s}`),{pkceCodeVerifier:n.verifier,expectedState:n.state,expectedNonce:n.nonce,idTokenExpected:!0});return Jn(r,a.claims()??{})}catch(a){throw as(
t,a,o.name)}}const un={access_denied:"Sign in with an account that may use it, or ask its administrator.",invalid_grant:"The answer was used before, or is too o\
ld. Sign in again.",invalid_client:"The operator of the platform has to correct clientId and the client secret in platform.json.",unauthorized_client:"The opera\
tor of the platform has to let the client use the code flow.",invalid_scope:'The operator of the platform has to let the client use the scopes "openid" and "ema\
il".',temporarily_unavailable:"Try again in a moment."},Fr=200;function as(t,e,n){if(e instanceof L)return e;if(e instanceof t.AuthorizationResponseError||e instanceof
t.ResponseBodyError){const{error:r,error_description:o}=e,i=o?`${r} (${o})`:r,a=un[r]??"Sign in again. If it fails again, ask the operator of the platform.";return new L(
"unauthorized",`${n} answered: ${(0,Me.Ow)(i,Fr)}. ${a}`)}const s=e instanceof t.ClientError?e.code:void 0;if(s===void 0||Pr.includes(s)){const r=`${n} cannot b\
e reached now, or is not the issuer that platform.json names. Try again, or paste an ID token.`;return new L("unavailable",r,{"retry-after":"5"})}return new L("\
unauthorized",`The answer of ${n} is not valid for this sign-in (${s}). Sign in again.`)}const Pr=["OAUTH_TIMEOUT","OAUTH_ABORT","OAUTH_RESPONSE_IS_NOT_CONFORM"];
function Br(t){const e=Hr(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(u=>Gr(u.parts,r)),i=n===
"HEAD"?"GET":n,a=o.find(u=>u.method===i);if(a)return{name:a.name,parameters:Wr(a.parts,r)};if(o.length===0)throw new L("not_found",`No call of the API has the p\
ath ${s.slice(0,300)}.`);const c=o.map(u=>u.method==="GET"?"GET, HEAD":u.method).join(", ");throw new L("method_not_allowed",`${n} is not allowed here; allowed:\
 ${c}.`,{allow:c})}}function Hr(t){return Object.keys(t)}function Gr(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function Wr(t,e){
const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,dn(e[r]??"",o)]]});return Object.fromEntries(n)}function dn(t,e){try{return decodeURIComponent(
t)}catch{throw new L("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const zr=["GET","HEAD"],Yr=["POST","PUT","PATCH"];function cs(t,e){const n=Br(
e.routes),s=async r=>{const o=pe(r.target),{name:i,parameters:a}=n(r.method,o),{orgID:c="",projectID:u="",appID:d=""}=a,p=await Kr(t,r,a),{bytes:E,body:w}=Yr.includes(
r.method)?await Vr(r,e.mayBeEmpty.includes(i)):Xr;return e.calls[i]({name:i,key:{org:c,project:u,appID:d},parameters:a,principal:p,body:w,bytes:E,query:new URLSearchParams(
r.target.slice(o.length)),idempotencyKey:V(r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){const i=St(o);if(!i)throw o;return me(i,r)}}}
async function Kr(t,e,{orgID:n,projectID:s}){const r=await t.verify(V(e,"authorization")),o=await t.rateLimit(r.email);if(o>0)throw new L("rate_limited",`Too ma\
ny requests: wait ${o} s.`,{"retry-after":String(o)});if(n===void 0)return r;if(!I.cS.test(n))throw K(["orgID in the path is not an identifier"]);if(s!==void 0&&
!I.cS.test(s))throw K(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new L("forbidden",`${r.email} has no role \
in the organization ${n}.`);if(i==="viewer"&&!zr.includes(e.method))throw new L("forbidden",`${r.email} may only read in the organization ${n}.`);return r}const Xr={
bytes:Buffer.alloc(0),body:void 0};async function Vr(t,e){const n=V(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")
throw us(n);const s=await t.body(I.lF.bodyBytes).catch(r=>{throw r instanceof Oe?new L("body_too_large",`The body is larger than ${I.lF.bodyBytes} bytes.`):r});
if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw us("none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{
throw new L("invalid_request",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function us(t){return new L("unsupported_media_type",`The Conte\
nt-Type must be application/json; it is ${t.slice(0,100)}.`)}var Jr=O(3136);const ln=253,ds="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",Qr=new RegExp(`^(?:${ds}\\.)+(\
?!\\d+$)${ds}$`);function ls(t){return t.length<=ln&&Qr.test(t)}function fs(t,e){return t===e||t.endsWith(`.${e}`)}const fn=20,qr=1e3;function Zr({ownName:t,sitesDomain:e}){
const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"must be a list of host names";if(r.length>fn)return`must have at most ${fn} host names`;const o=r.map(
u=>typeof u=="string"?hs(u):void 0),i=r[o.indexOf(void 0)];if(o.includes(void 0))return`contains ${xe(String(i))}, which is not a host name as shop.example.com`;
const a=o.find(u=>u!==void 0&&n.some(d=>fs(u,d)));if(a!==void 0)return`contains ${xe(a)}, which belongs to the platform itself`;const c=o.find((u,d)=>o.indexOf(
u)!==d);return c===void 0?void 0:`contains ${xe(c)} twice`};return b.FsL(b.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),b.pdi(r=>r.map(o=>hs(o)??o)))}function hs(t){
if(t.length>qr)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,Jr.domainToASCII)(t).replace(/\.$/,""):"";return ls(e)?e:void 0}async function hn(t,e,n){
const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>ps(t,a,r))),i=s[o.indexOf(!1)];if(i!==void 0)throw new L("domain_no\
t_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${pn(i)} TXT ${r}", wait until it is published, and try again.`)}async function ps({
resolveTxt:t},e,n){try{return(await t(pn(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,$.xU)(s)??""))return!1;const r=`The\
 DNS records of ${pn(e)} cannot be read now. Try again later.`;throw new L("unavailable",r,{"retry-after":"30"})}}function pn(t){return`_slipway.${t}`}const ms=2e3,
eo=2;async function mn(t){const{Resolver:e}=await Promise.resolve().then(O.t.bind(O,1553,19));return new e({timeout:ms,maxTimeout:ms,tries:eo}).resolveTxt(t)}const to=ee(
1,63,Ae(I.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),ys={spaFallback:de(Un),installCommand:de(ee(0,4096)),rootDirectory:de(
Wt),noindex:de(Un),nodeVersion:de(ee(1,3,Ae(/^\d+$/,'must be a major version, as "24"')))},yn={buildCommand:null,outputDirectory:null,region:null},no={buildCommand:de(
ee(0,4096)),outputDirectory:de(Wt),region:de(ee(1,63,Ae(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},so=ye({env:jn}),
l=ye({branch:de(Gt),commit:de(Qs),tag:Be("is not accepted: web apps deploy without a release tag")});function f(t){const e={...ys,domains:de(Zr(t.domains))},n={
repository:qs(t.allowLocalGit),branch:Gt,...no},s={...n,repository:b.yqP(n.repository),branch:b.yqP(Gt)},r=ye({name:to,type:_t(I.yN),...n,...e,subdomain:Be("can\
not be given: it is generated")}),o=ye({...s,...e,name:Be("cannot be changed: it is the ID of the app"),type:Be("cannot be changed"),subdomain:Be("cannot be cha\
nged: it is generated")}),[i,a,c]=[b.Ikc(n),b.Ikc(s),b.Ikc(e)];return{createApp(u){const d=H(u,r),p=Object.entries(b.qgA(c,d)).filter(([,_])=>_!==null),{name:E,
type:w}=d;return{name:E,type:w,config:{...yn,...b.qgA(i,d),settings:Object.fromEntries(p)}}},updateApp(u){const d=H(u,o);return{...b.qgA(a,d),settings:b.qgA(c,d)}},
replaceEnv:u=>H(u,so).env,deploy(u){const d=H(u,l);return{branch:d.branch??null,commit:d.commit?.toLowerCase()??null}}}}class h extends Error{name="DomainTaken";domain;constructor(e){
super(`Another app has the domain ${e}`),this.domain=e}}function m(t){return ae(t,"limit",I.lF.pageDefault,I.lF.pageMost)}function y(t,e){const n=t.slice(0,e);return{
items:n,last:t.length>e?n.at(-1):void 0}}function T(t){return at(`before:${t}`)}function g(t){const e=En(t);if(e===void 0)return;const n=/^before:(\d{1,15})$/.exec(
e)?.[1];if(n===void 0)throw ct();return Number(n)}function S({project:t,appID:e}){return at(`after:${t}/${e}`)}function R(t){const e=En(t);if(e===void 0)return;
const[,n="",s=""]=/^after:([^/]+)\/([^/]+)$/.exec(e)??[];if(!I.cS.test(n)||!I.cS.test(s))throw ct();return{project:n,appID:s}}function F(t){return at(`after:${t}`)}
function X(t){const e=En(t);if(e===void 0)return;const n=e.slice(6);if(!e.startsWith("after:")||!I.cS.test(n))throw ct();return n}function Y(t){const e=t.get("p\
refix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw K(['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function te(t){
const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw K(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(e),limit:ae(
t,"limit",I.ST.pageDefault,I.ST.pageMost)}}function ae(t,e,n,s){const r=t.get(e);if(r===null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw K(
[`${e} must be 1 to ${s}`]);return o}function at(t){return Buffer.from(t).toString("base64url")}function En(t){const e=t.get("cursor");if(e===null)return;const n=Buffer.
from(e,"base64url").toString();if(at(n)!==e)throw ct();return n}function ct(){return K(["cursor must be a nextCursor of this list"])}const Xe=254;function At({email:t}){
return(0,Me.Ow)(t,Xe)}function gn(t,e,n){const{idempotencyKey:s,principal:r,name:o,bytes:i,key:a}=t;if(s!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(s))throw K(["\
Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([r.issuer,r.email,o,a.org,a.project,a.appID]),key:s,requestHash:(0,j.hash)(
"sha256",i),status:e,answer:c=>JSON.stringify(n(c))}}}function ut(t,e,n){switch(t.kind){case"done":return P(e,n(t.made));case"replayed":return P(t.status,JSON.parse(
t.answer),{"idempotent-replayed":"true"});case"other_request":throw K(["Idempotency-Key was used before with another body"]);default:return(0,$.xb)(t)}}const ro=ee(
1,1e3,Ae(I.G1,"is not a variable's name: letters, digits and _, and not a digit first")),It=ye({set:de(jn),unset:de(b.FsL(b.YOg(ro,"must be a list of names"),b.
Ru6(I.lF.envVariables,`must have at most ${I.lF.envVariables} names`)))}),kt={variables:I.lF.envVariables,bytes:I.lF.envBytes};function oo({state:t,logs:e}){const{
apps:n,deployments:s,releases:r}=t,o=async a=>{const c=await n.find(a);if(!c)throw Ce(a);return c},i=async(a,c)=>{const u=await s.find(a,c);if(u)return u;throw await o(
a),dt(a,c)};return{app:o,deployment:i,async cancel(a,c,u){const d=await s.cancel(a,c,u);if(d.kind==="no_deployment")return i(a,c);if(d.kind==="not_queued")throw io(
d.deployment);return d.deployment},async redeploy(a,c,u,d){const p={branch:null,commit:null,by:u},E=c===void 0?await s.create(a,p,d):await s.redeploy(a,c,u,d);if(E.
kind==="no_app")throw Ce(a);if(E.kind!=="no_deployment")return E;throw await o(a),dt(a,c??"")},async clearCaches(a){if(!await n.update(a,{settings:{cachesOf:(0,j.
randomUUID)()}}))throw Ce(a)},async rollback(a,c){const u=await r.rollback(a,c);if(u)return u;await o(a);const d=c===void 0?"no kept release before the live one":
`no kept release ${c.slice(0,100)}`;throw new L("not_found",`The app ${a.appID} has ${d}.`)},async envNames(a){return await o(a),Object.keys(await n.env(a)).sort()},
editEnv:(a,c)=>Es(t.apps,a,c),async readLog(a,c,u){const d=await i(a,c),p=d.finishedAt!==null,E=await e.read(c,{...u,isComplete:p});return E?{text:E.text,next:E.
next,atEnd:p&&E.next>=E.size,deployment:d}:{text:"",next:Math.max(0,u.from),atEnd:p,deployment:d}}}}async function Es(t,e,n){const{set:s,unset:r}=H(n,It),o=r?.find(
a=>s&&Object.hasOwn(s,a));if(o!==void 0)throw K([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:s??{},unset:r??[]},kt);switch(i.kind){case"done":
return{names:i.names,absent:i.absent};case"no_app":throw Ce(e);case"full":{const{variables:a,bytes:c}=kt;throw K([`an app may have ${a} variables, and ${c} byte\
s of names and values`])}default:return(0,$.xb)(i)}}function Ce({org:t,project:e,appID:n}){return new L("not_found",`There is no app ${n} in ${t}/${e}.`)}function dt({
appID:t},e){return new L("not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function io({deployID:t,status:e,finishedAt:n,supersededBy:s}){const r="\
Only a queued deployment can be cancelled.";if(n===null)return new L("conflict",`The deployment ${t} is already building. ${r}`);const o=s===null?"":`, because ${s}\
 replaced it`;return new L("conflict",`The deployment ${t} has ended already: ${e}${o}. ${r}`)}function Lt({subdomain:t,settings:e}){return e.domains?.[0]??t}const gs="\
production";function lt(t){return t.liveRelease===null?"created":"live"}function ft(t,e){return t.liveRelease===null?null:e(Lt(t))}function ws(t,e){return{appID:t.
appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:lt(t),url:ft(t,e),environments:[{environmentID:t.environmentID,name:gs}],createdAt:Le(t.createdAt),updatedAt:Le(t.updatedAt)}}function Bu(t,e){return{
environmentID:t.environmentID,name:gs,url:ft(t,e),state:lt(t)}}function Ai(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,
branch:s,commit:r,createdAt:Le(o)}}function Ii(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:u,finishedAt:d,supersededBy:p}=t;
return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Le(c),startedAt:u===null?null:Le(u),finishedAt:d===null?null:Le(d),url:r==="succeeded"?n(Lt(e)):null,
...(0,x.Eb)({supersededBy:p??void 0})}}function Hu(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,u=a.slice(-I.lF.failureLogLines).
map(p=>p.slice(0,I.lF.failureLogLine)),d=c.map(({source:p,...E})=>E);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:u,diagnostics:d}}function Le(t){
return new Date(t).toISOString()}function Gu(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o}=e,i=async({key:c})=>{const u=await r.find(c);if(!u)throw Ce(
c);return u},a=async({org:c},u,d=null)=>{const p=(d??[]).filter(E=>!u?.settings.domains?.includes(E));await hn(t.domains,c,p)};return{async createApp(c){const{name:u,
type:d,config:p}=s.createApp(c.body),E=gn(c,201,_=>ws(_,n));await a(c.key,void 0,p.settings.domains);const w=await r.create({key:{...c.key,appID:u},type:d,config:p},
E).catch(ki);if(w.kind==="taken")throw new L("app_exists",`There is an app ${u} in this project already.`);return ut(w,201,_=>ws(_,n))},async updateApp(c){const u=await i(
c),d=s.updateApp(c.body);await a(c.key,u,d.settings?.domains);const p=await r.update(c.key,d).catch(ki);if(!p)throw Ce(c.key);return P(200,ws(p,n))},async replaceEnv(c){
await i(c);const u=s.replaceEnv(c.body);if(!await r.replaceEnv(c.key,u))throw Ce(c.key);return P(200,{names:Object.keys(u).sort()})},listEnvironments:async c=>P(
200,{environments:[Bu(await i(c),n)]}),async deploy(c){await i(c);const u=gn(c,202,Ai),d=await o.create(c.key,{...s.deploy(c.body),by:At(c.principal)},u);if(d.kind===
"no_app")throw Ce(c.key);return ut(d,202,Ai)},async listDeployments(c){const u=await i(c),d=m(c.query),p=await o.list(c.key,{limit:d+1,before:g(c.query)}),{items:E,
last:w}=y(p,d);return P(200,{deployments:E.map(_=>Ii(_,u,n)),nextCursor:w?T(w.seq):null})},async readFailure(c){await i(c);const{deployID:u=""}=c.parameters,d=await o.
failure(c.key,u);if(d)return P(200,Hu(u,d));const p=await o.find(c.key,u);throw p?new L("not_found",`The deployment ${u} has not failed: it is ${p.status}.`):new L(
"not_found",`The app ${c.key.appID} has no deployment ${u}.`)}}}function ki(t){if(!(t instanceof h))throw t;const e=`Another app has the domain ${t.domain}. It \
is free when that app's domains no longer contain it.`;throw new L("domain_taken",e)}function Wu(t,e){const n=Gu({...e,bodies:f(e)});return cs(t,{routes:_e.bw,calls:n,
mayBeEmpty:["deploy"]})}function zu(t,{list:e,organizationsOf:n}){const s=async r=>{const{email:o}=await t.verify(r),i=await t.rateLimit(o);if(i>0)throw new L("\
rate_limited",`Too many requests: wait ${i} s.`,{"retry-after":String(i)});if(n(o)!==void 0)throw new L("forbidden",`${o} has no role in the organization "*", w\
hich the list of nodes needs.`)};return async r=>{try{if(r.method!==_e.k7.method&&r.method!=="HEAD")throw new L("method_not_allowed",`Send ${_e.k7.method}.`,{allow:"\
GET, HEAD"});return await s(V(r,"authorization")),P(200,{nodes:await e()})}catch(o){const i=St(o);if(!i)throw o;return me(i,r)}}}const Yu={queue:"queue",clone:"\
clone",install:"install",build:"build",sync:"store",activate:"store"};function Ku(t){const{stage:e,createdAt:n,startedAt:s,finishedAt:r,enteredAt:o}=t,i={queue:n,
...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[u,d]of he.Mb.entries()){const p=i[d];if(p===void 0)continue;const E=he.Mb.slice(u+1).find(C=>i[C]!==
void 0),w=E===void 0?r:i[E]??null;if(E===void 0&&d!==a)break;const _=Yu[d],N=c.at(-1);N?.name===_?c.splice(-1,1,{...N,finishedAt:w}):c.push({name:_,startedAt:p,
finishedAt:w})}return c}function Li(t,e,n){return{org:t.org,project:t.project,...ws(t,n),liveDeployID:t.liveRelease,newest:e&&wn(e,t,n)}}function wn(t,e,n){const{
commitFacts:s,size:r,triggeredBy:o,cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:u,...d}=Ii(t,e,n);return{...d,...s,triggeredBy:o,size:r,isLive:t.deployID===
e.liveRelease,...(0,x.Eb)({redeployOf:a??void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:Ku(t).map(({name:p,startedAt:E,finishedAt:w})=>({name:p,startedAt:Le(
E),ms:w===null?null:w-E}))}}const ao=["ok","missed","refused","limited","failed"],ie=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","p\
ut_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_o\
ut","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change"],
Se={hour:36e5,day:864e5};function Xu(t){const e=n=>Object.fromEntries(ao.flatMap(s=>{const r=co(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),
put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,
"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(
t.build_ms/1e3)}}}function co(t,e){return ie.find(n=>n===`${t}_${e}`)}function uo(t={}){const e=ie.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Vu(t,e){
return Object.fromEntries(ie.map(n=>[n,t[n]+e[n]]))}function OT(t){const e=n=>ie.reduce((s,r)=>s+(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(
n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const vt={hour:35*864e5,day:400*864e5},Ju=14*Se.day;async function Qu(t,e,{
since:n,now:s,step:r=s-n<=Ju?"hour":"day"}){const o=Ts(Math.max(n,s-vt[r]+Se[r]),r),[i,a]=await Promise.all([t.series(e,r,o),t.stored(e)]),c=i.filter(({start:d})=>d<=
s),u=c.reduce((d,{counts:p})=>Vu(d,p),uo());return{scope:e,since:o,until:s,step:r,totals:u,stored:a,points:Zu(c,{first:o,now:s,step:r},a)}}function Ts(t,e){return Math.
floor(t/Se[e])*Se[e]}const qu=uo();function Zu(t,{first:e,now:n,step:s},r){const o=new Map(t.map(({start:c,counts:u})=>[c,u])),i=[];let a=r;for(let c=Ts(n,s);c>=
e;c-=Se[s]){const u=o.get(c)??qu;i.push({start:c,counts:u,stored:a}),a={keys:Math.max(0,a.keys-u.keys_change),bytes:Math.max(0,a.bytes-u.bytes_change)}}return i.
reverse()}const ed=7*Se.day,td=100;function nd({usage:t,apps:e,clock:n}){const s=(o,i)=>{const a=n.now();return Qu(t,o,{since:rd(i,a),now:a,step:od(i)})},r=async({
key:{org:o,project:i},query:a})=>{const c={org:o,project:i,app:"",table:""},[u,d]=[m(a),R(a)],p=await s(c,a),E={limit:u+1,after:d&&{project:d.project,name:d.appID}},
{items:w,last:_}=y(await t.parts(c,Ts(p.since,"day"),E),u),N=w.map(({scope:{project:B,app:J},...Z})=>({project:B,appID:J,...bs(Z)})),C=_?S({project:_.scope.project,
appID:_.scope.app}):null;return P(200,{org:o,project:i===""?void 0:i,...vi(p),apps:N,nextCursor:C})};return{organizationUsage:r,projectUsage:r,async appUsage({key:o,
query:i}){const a=await e.find(o);if(!a)throw new L("not_found",`There is no app ${o.appID} in ${o.org}/${o.project}.`);const c={org:o.org,project:o.project,app:o.
appID,table:""},u=await s(c,i),p=(await t.parts(c,Ts(u.since,"day"),{limit:td})).map(({scope:{table:w},..._})=>({name:w,...bs(_)})),E={environmentID:a.environmentID,
name:"production"};return P(200,{...o,environment:E,...vi(u),tables:p})}}}function vi({since:t,until:e,step:n,totals:s,stored:r,points:o}){return{since:Le(t),until:Le(
e),step:n,...bs({counts:s,stored:r}),points:o.filter(({counts:i})=>Object.values(i).some(a=>a!==0)).map(i=>({start:Le(i.start),...bs(i)}))}}function bs({counts:t,
stored:e}){return{...Xu(t),stored:{keys:e.keys,bytes:e.bytes}}}const sd=/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;function rd(t,e){const n=t.get("s\
ince");if(n===null)return e-ed;const s=sd.test(n)?Date.parse(n):Number.NaN;if(s<=e)return Math.max(s,e-vt.day);throw K(["since must be a time in the past, as 20\
26-11-15T00:00:00Z"])}function od(t){const e=t.get("step");if(e===null||e==="hour"||e==="day")return e??void 0;throw K(["step must be hour or day"])}const id=ye(
{to:de(ee(1,100))}),ad=ye({deployID:de(ee(1,100))}),cd=ye({name:ee(1,100)});function ud(t,e){return cs(t,{routes:_e.a6,mayBeEmpty:["rollback","runtime","cancel",
"redeploy"],calls:{...dd(e),...ld(e),...fd(e),...nd(e.metered)}})}function dd({state:t,operations:e,siteUrl:n,organizationsOf:s}){const{apps:r,deployments:o,releases:i,
activity:a}=t;return{async listOrganizations({query:c,principal:u}){const[d,p]=[m(c),X(c)],E=s(u.email),w=E?E.filter(C=>p===void 0||C>p):await r.organizations({
limit:d+1,after:p}),{items:_,last:N}=y(w,d);return P(200,{organizations:_,nextCursor:N===void 0?null:F(N)})},async listApps({key:c,query:u}){const d=m(u),p=await r.
list(c.org,{limit:d+1,after:R(u),prefix:Y(u)}),{items:E,last:w}=y(p,d),_=await a.newest(E),N=E.map((C,B)=>Li(C,_[B]??null,n));return P(200,{apps:N,nextCursor:w?
S(w):null})},async readApp({key:c}){const u=await e.app(c),[d=null]=await a.newest([c]);return P(200,Li(u,d,n))},async listDeployments({key:c,query:u}){const d=await e.
app(c),p=m(u),{items:E,last:w}=y(await o.list(c,{limit:p+1,before:g(u)}),p);return P(200,{deployments:E.map(_=>wn(_,d,n)),nextCursor:w?T(w.seq):null})},async readDeployment({
key:c,parameters:u}){const d=await e.app(c),p=await e.deployment(c,u.deployID??"");return P(200,wn(p,d,n))},async readLog({key:c,parameters:u,query:d}){const{deployment:p,
...E}=await e.readLog(c,u.deployID??"",te(d));return P(200,{deployID:p.deployID,status:p.status,...E})},async listReleases({key:c}){const u=await e.app(c),d=await i.
list(c);return P(200,{releases:d.map(({deployID:p})=>({deployID:p,live:p===u.liveRelease}))})}}}function ld({operations:t,siteUrl:e}){return{async cancel({key:n,
parameters:s,principal:r}){const o=await t.app(n),i=await t.cancel(n,s.deployID??"",At(r));return P(200,wn(i,o,e))},async redeploy(n){const s=await t.app(n.key),
{deployID:r}=H(n.body,ad),o=a=>wn(a,s,e),i=gn(n,202,o);return ut(await t.redeploy(n.key,r??void 0,At(n.principal),i),202,o)},async clearCaches({key:n}){return await t.
clearCaches(n),P(200,{cleared:!0})},async rollback({key:n,body:s}){const r=await t.app(n),{to:o}=H(s,id),{deployID:i,previous:a}=await t.rollback(n,o??void 0);return P(
200,{deployID:i,previous:a,url:e(Lt(r))})}}}function fd({operations:t,kvs:e,kvsUrl:n}){return{listEnv:async({key:s})=>P(200,{names:await t.envNames(s)}),editEnv:async({
key:s,body:r})=>P(200,await t.editEnv(s,r)),listTables:async({key:s})=>P(200,{tables:(await e.listTables(s)).map(Di)}),async createTable({key:s,body:r}){const{name:o}=H(
r,cd);return P(201,Di(await e.createTable(s,o)))},async deleteTable({key:s,parameters:r}){const o=r.table??"";return await e.deleteTable(s,o),P(200,{deleted:!0,
name:o})},runtime:async({key:s})=>P(200,{variables:await e.runtimeVariables(s,n)})}}function Di(t){return{...t,createdAt:Le(t.createdAt)}}const hd=1024;function pd({
finder:t,ownName:e}){return n=>{const s=md(n);if(s===void 0)return Tn(400);if(s===e)return Tn(200);const r=t.site(s);return r instanceof Promise?r.then(o=>Tn(o?
200:404),o=>{if(o instanceof q)return Tn(503);throw o}):Tn(r?200:404)}}function md({target:t}){const e=t.indexOf("?");if(e===-1||t.length>hd)return;const[n="",...s]=new URLSearchParams(
t.slice(e)).getAll("domain");if(!(s.length>0||n===""||n.includes(":")))return n.toLowerCase().replace(/\.$/,"")}const yd={200:"allowed",400:"no_domain",404:"no_\
such_site",503:"unavailable"};function Tn(t){return P(t,{status:yd[t]},t===503?{"retry-after":"5"}:{})}function Ed({check:t,damage:e}){return async()=>{try{await t?.()}catch{
return P(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===0)return P(200,{status:"ok",pid:process.
pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;return P(
200,{status:"degraded",pid:process.pid,reason:s})}}const _s={environmentPerMinute:12e3,tablePerMinute:6e3};function gd(t,e,n){return[{name:`kvs/environment/${t}`,
most:n.environmentPerMinute},{name:`kvs/table/${e}`,most:n.tablePerMinute}]}class Ie{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){
const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.get(e);if(r!==void 0)
return Promise.resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(
e),a});o=i,this.#n.set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.
delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.
set(n,{...s,used:!1}):this.#s-=s.weight}}}class ve extends Error{name="DamagedObject"}const $i=1024,ne=1024*$i,Ve=1024*ne,xi=[["TiB",1024*Ve],["GiB",Ve],["MiB",
ne],["KiB",$i]];function NT(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],r=xi.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],
o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError("invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"\
Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function RT(t){const[e,n]=xi.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&
n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const wd={files:1e5,fileBytes:512*ne,totalBytes:4*Ve},lo={pathBytes:1024,pathsBytes:16*ne,rulesBytes:256*
1024,indexBytes:32*ne},fo=32*ne,Mi={pathBytes:4096,pathsBytes:32*ne,rulesBytes:8*ne,indexBytes:48*ne},AT=null,Ss=ne,Td=8,IT=32,LT=3600*1e3/2,vT=1e3,bd=2*ne;function Os(t,e=Td){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}
const _d=20,Sd=200,Ci=2e4,Od=4*1024*1024,Nd=8*1024;function Rd(t){const e=new Ie(Od);return async(n,s,r)=>{const o=async a=>(await t.count(n,a)??Ci+1)<=Ci,i=async()=>{
const[a,c]=[await t.index(n,s),await t.index(n,r)];return Ad(a.index,c.index)};try{return!await o(s)||!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>Nd,
i)}catch(a){if(a instanceof ve||a instanceof q)return;throw a}}}async function Ad(t,e){const n={added:0,changed:0,removed:0,unchanged:0,bytes:0},s=[],r=Os(),o=(i,a,c)=>{
n[i]+=1,n.bytes+=c,s.length<_d&&s.push({kind:i,path:a.slice(0,Sd),bytes:c})};for(let[i,a]=[0,0];i<t.count||a<e.count;){const c=Id(t,i,e,a),[u,d]=[c<=0?t.file(i):
void 0,c>=0?e.file(a):void 0];u&&d&&u.hash===d.hash?n.unchanged+=1:u&&d?o("changed",e.path(a),d.size-u.size):d?o("added",e.path(a),d.size):u&&o("removed",t.path(
i),-u.size),u&&(i+=1),d&&(a+=1);const p=r();p&&await p}return{...n,files:s}}function Id(t,e,n,s){return e>=t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.
path(e)),Buffer.from(n.path(s)))}class Ui{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).
then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{
s()}}}const Ne=8;class Ns{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/Ne-1;for(;n<=s;){const r=n+s>>>1,o=r*Ne,
i=this.#e.compare(e,0,Ne,o,o+Ne);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new Ns(Buffer.from(this.#e))}}function ji(t){return(0,j.hash)("sha\
256",t,"buffer").subarray(0,Ne)}class Dt extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){
this.delete(s);break}return this}}const ho=["br","zstd","gzip"],kd=512,po=16*ne,$t=Buffer.from("SLV","latin1"),xt=$t.length+4+32,Ld=xt+po;function DT(t){const e=Buffer.
alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([$t,e,hashOf("sha256",t,"buffer"),t])}function Fi(t,e){if(t.length<xt||$t.compare(t,0,$t.length)!==0)return;
const n=t.readUInt32LE($t.length);return n<=po&&e===xt+n?n:void 0}function vd(t){if(Fi(t,t.length)===void 0)return;const e=t.subarray(xt),n=t.subarray($t.length+
4,xt);return(0,j.hash)("sha256",e,"buffer").equals(n)?e:void 0}const Dd=/^[0-9a-f]{64}$/;function mo(t){return Dd.test(t)}function ht(t,e){return`${t}/${e.slice(
0,2)}/${e}`}function $T(t){return`${t}/`}function $d(t){return`${t}/variants/`}function Pi(t,e,n){return`${$d(t)}${e.slice(0,2)}/${e}.${n}`}function xd(t){const[
,,e="",...n]=t.split("/");return n.length===0&&mo(e)?e:void 0}function Md(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return ENCODINGS.some(s=>s===
n)?e:void 0}const Cd=5e3;function xT(t){const e=xd(t);return e!==void 0?{sha256:e}:Md(t)===void 0?void 0:{missingMs:Cd}}const Ud=100,Bi=600*1e3;class jd{#e;#t;#n;#s=new Dt(
Ud);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=ht(n,s),i=e==="object_unusable"?`${o} unusable`:o,a=this.#s.
get(i),c=this.#t.monotonic();if(a&&c-a.at<Bi){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){
this.#s.size>0&&this.#s.delete(ht(e,n))}async lasting(){const e=this.#t.monotonic()-Bi;for(const[n,{key:s,version:r,at:o}]of this.#s){const i=s===void 0?void 0:
await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.size}}const Fd=512;class Pd{#e;#t;constructor(e,n=bd){this.#e=
e,this.#t=new Ie(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,
Fd+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(
e);if(!n)return;const s=(0,j.createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function Hi(t){if(t.charCodeAt(0)!==47)return;const e=t.
includes("%")?Gd(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const Bd=/^[\w.!~*'()@:$,+=&;/-]*$/;
function Gi(t){return Bd.test(t)?`/${t}`:`/${t.split("/").map(Hd).join("/")}`}function Hd(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Gd(t){try{return decodeURIComponent(t)}catch{return}}function yo(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Wi=32,Wd=/\/:[A-Za-z]\w*[^\w/]/,zd=/^:([A-Za-z]\w*)$/,Eo="it must b\
egin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",Yd=`it has more than ${Wi} placeholders`;function zi(t){
const e=Hi(t);return e===void 0?Eo:Yi(Xi(`/${e}`))}function Yi(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Wd.test(t))return Eo;const r=e.
slice(1).split("/").map(go),o=(n??"").split("/").map(go),i=[...bn(r),...bn(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return Eo;if(i.length>Wi)return Yd;
if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const u=e==="/"?[]:e.slice(1,-1).split("/").map(go);return{text:t,head:u,star:{isRest:!0,
before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.
slice(1)}}}function Kd({head:t,star:e}){return new Set(e?[...bn(t),...bn(e.tail),"splat"]:bn(t))}function bn(t){return t.flatMap(e=>"name"in e?e.name:[])}function go(t){
const e=zd.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const Xd=32*1024;class Ki{path;bare;#e;#t;#n;#s=Xd;constructor(e){this.path=e,this.bare=Xi(e)}get parts(){
return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)
return;const s=Gi(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??
this.path.length}}function Vd(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&wo(n,r,0)?new To(t,e,void 0):void 0;if(!wo(n,r,0))
return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new To(t,e,c>e.path.length?void 0:
e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!wo(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-
s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new To(t,e,e.bare.slice(i,a))}function wo(t,e,n){
for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class To{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Xi(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Vi=500,Rs=8*1024,Jd=2e3,Ji=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Qi=/^[\t\x20-\x7e\x80-\xff]*$/,qi=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Qd(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.
trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>Jd?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=qd(i,e.length,
a),s&&e.push(s)):s?Zd(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function qd(t,e,n){const s=zi(t);if(e>=Vi)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function Zd(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Ji.test(o)||!Qi.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(qi.has(
o))return n(`rules cannot set "${o}"`);const a=t.bytes+_n(o,i);if(a>Rs)return n(`the headers of this path have more than ${Rs} bytes`);t.bytes=a,t.set.push([o,i])}
function _n(t,e){return t.length+e.length+4}function el(t,e){return Ji.test(t)&&t===t.toLowerCase()&&Qi.test(e)&&!qi.has(t)}const bo=2e3,tl=2e3,nl=/^[^/:]+=/,Zi={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function ea(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=sl(
r).trim();if(o==="")continue;const i=e.length<bo?rl(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function sl(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function rl(t){if(t.length>tl)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||nl.test(n))return"conditions and query parameters are not supported";const o=ol(
s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=zi(e);return typeof i=="string"?i:na(n,
o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:As(o)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function ol(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return ta(e)?e:void 0}function ta(t){return Object.hasOwn(Zi,t)}function As(t){return Zi[t]===
"rewrite"}function na(t,e){return/^\/(?!\/)/.test(t)||!As(e)&&/^(?:https?:)?\/\//i.test(t)}const il=["index.html","200.html"],_o="_redirects",So="_headers",sa=512*
1024,al=[_o,So];function Oo(t){return al.includes(t)}function cl(t,{base:e,fallback:n}={}){const s=[],r=u=>{const d=t.get(u)??Buffer.alloc(0);return d==="too la\
rge"&&s.push({file:u,reason:`it has more than ${sa} bytes`}),d==="too large"?"":d.toString()},o=ea(r(_o));for(const u of o.ignored)s.push({file:_o,...u});const i=Qd(
r(So));for(const u of i.ignored)s.push({file:So,...u});const a=[...o.rules,...ul(e)].slice(0,bo);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.
alloc(0),ignored:s};const c={redirects:a.map(({from:u,to:d,status:p,force:E})=>[u.text,d,p,E]),headers:i.rules.map(({from:u,set:d,unset:p})=>[u.text,d,p]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function ul(t){return t===void 0?[]:ea(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function dl(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=ll(t);if(!Array.isArray(
e)||e.length>bo||!Array.isArray(n)||n.length>Vi)throw pt();return{redirects:e.map(fl),headers:n.map(hl),fallback:il.find(r=>r===s)}}function ll(t){try{const e=JSON.
parse(t.toString());if((0,x.Gv)(e))return e}catch{}throw pt()}function fl(t){const[e,n,s,r]=Sn(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||
!ta(s)||!na(n,s)||!/^[\x21-\x7e]+$/.test(n))throw pt();return{from:ra(e),to:n,status:s,force:r}}function hl(t){const[e,n,s]=Sn(t),r=Sn(n).map(i=>{const[a,c]=Sn(
i);if(typeof a!="string"||typeof c!="string"||!el(a,c))throw pt();return[a,c]}),o=Sn(s).map(i=>typeof i=="string"?i:No());return{from:ra(e),set:r,unset:o}}function ra(t){
const e=typeof t=="string"?Yi(t):void 0;return typeof e=="object"?e:No()}function Sn(t){return Array.isArray(t)?t:No()}function No(){throw pt()}function pt(){return new ve(
"The compiled rules of a release are damaged: deploy again")}var pl=O(6059);const ml=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/ja\
vascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot",
"application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-arch\
ive"],["usdz","model/vnd.usdz+zip"]]),yl=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,El=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function gl(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=ml.get(n)??(0,pl.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return yl.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function wl(t){return El.test(t)}const Tl=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
bl=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Ro(t){const e=oa(
t);return e===void 0||e.endsWith(".html")?!1:Tl.test(t)||bl.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const _l=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Ao(t){const e=oa(t);return Ro(t)||e!==void 0&&_l.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function oa(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var ia=O(4573);const On=Buffer.from("SLIPWAY","latin1"),De=56,Nn=32,Is=Nn+6,mt=4,aa=8192,ca=Buffer.allocUnsafe(3*Mi.pathBytes);class ks{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=Ls(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Ns(e.subarray(De,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=lo){if(e.length>s.indexBytes)throw Ee("it is too large");const r=Io(e,s);if(Ls(r).end!==e.length)
throw Ee("its length does not match its header");const o=await Sl(e,r,s,n);return new ks(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Is;return{hash:this.#e.toString("hex",n,n+Nn),size:this.#e.readUIntLE(n+Nn,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=ca.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(ca,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
mt)}}function Io(t,e=lo){if(t.length<De||On.compare(t,0,On.length)!==0)throw Ee("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,De)};if(n.assets>n.count)throw Ee("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||Ls(n).end>e.indexBytes)throw Ee("it is too large");return n}function ua(t,e){if(e.length!==t.assets*Ne)throw Ee("its le\
ngth does not match its header");if(!(0,j.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw Ee("its assets do not match their hash");return new Ns(e)}function Ls({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=De+s*Ne,o=r+t*Is,i=o+(t+1)*mt,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function Sl(t,e,n,s){
const r=Ls(e),o=t.subarray(De,r.records);if(ua(e,o),!(0,ia.isUtf8)(t.subarray(r.paths,r.rules)))throw Ee("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw Ee("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=aa){if(i=Math.max(i,Ol(t,r,a,Math.min(a+aa,e.count))),i>n.pathBytes)throw Ee("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*mt)!==e.pathsBytes)throw Ee("its last path does not end with the paths");for(let a=Ne;a<o.length;a+=
Ne){const c=a-Ne;if(o.compare(o,a,a+Ne,c,a)>=0)throw Ee("its assets are not sorted")}return i}function Ol(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*mt);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const u=e.paths+r(c+1);if(u<=a||u>e.rules)throw Ee("its paths are out of order");if(((t[a]??0)&192)===
128)throw Ee("a path is not UTF-8");if(i!==0&&t.compare(t,a,u,i,a)>=0)throw Ee("its paths are not sorted");o=Math.max(o,u-a),i=a,a=u}return o}function Ee(t){return new ve(
`The index of a release is damaged (${t}): deploy again`)}function Nl(t,e){const n=Rl(t),s=Al(n),r=n.reduce((E,{path:w})=>E+Buffer.byteLength(w),0),o=De+s.length+
n.length*(Is+mt)+mt,i=Buffer.alloc(o+r+e.length);On.copy(i);const a=[n.length,r,e.length,s.length/Ne];for(const[E,w]of a.entries())i.writeUInt32LE(w,On.length+E*
4);(0,j.hash)("sha256",s,"buffer").copy(i,On.length+a.length*4),s.copy(i,De);let c=De+s.length,u=c+n.length*Is;const d=u+(n.length+1)*mt;let p=0;for(const{path:E,
hash:w,size:_}of n)i.write(w,c,Nn,"hex"),c=i.writeUIntLE(_,c+Nn,6),u=i.writeUInt32LE(p,u),p+=i.write(E,d+p);return i.writeUInt32LE(p,u),i.set(e,d+r),i}function Rl(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function Al(t){const e=t.filter(({path:n})=>Ao(n)).map(({path:n})=>ji(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const Il=123;function ko(t){return t[0]===Il}async function kl(t,e,n){if(t.length>fo)throw Mt(`has more than ${fo} bytes`);const s=Ll(t),
r=new Map;for(const o of s.filter(({path:i})=>Oo(i)))r.set(o.path,o.size>sa?"too large":await e(o));return ks.open(Nl(s,cl(r).bytes),n,Mi)}function Ll(t){let e;
try{e=JSON.parse(t.toString())}catch{throw Mt("is not JSON")}if(!(0,x.Gv)(e)||!(0,x.Gv)(e.files))throw Mt("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,x.Gv)(s)?s:{};if(typeof r!="string"||!mo(r))throw Mt("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw Mt("has a file without a size");if(n===""||!n.isWellFormed())throw Mt("has an invalid path");return{path:n,hash:r,size:o}})}function Mt(t){
return new ve(`The manifest of a release ${t}: deploy again`)}const vl=1e3;class da{damage;#e;#t;#n;#s;#r=new Ui;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new Pd(e),this.damage=new jd(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#f(e,n);if(s>
Math.max(lo.indexBytes,fo))throw this.damage.note("object_unusable",e,n),new ve(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>Ss?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=Os();try{return ko(r)?await kl(r,({hash:i,
size:a})=>this.read(e,i,a),o):await ks.open(r,o)}catch(i){throw i instanceof ve&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#h(
e,n,0,De);return ko(s)?void 0:Io(s).count}async assets(e,n){const s=await this.#h(e,n,0,De);if(ko(s))return(await this.index(e,n)).index.assets.detached();const r=Io(
s),o=r.assets*Ne;return ua(r,await this.#h(e,n,De,o))}async read(e,n,s){const r=this.#d(e,n),o=await this.#e.load(r,s,"any"),i=await la(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#p(e,n);const{facts:a,bytes:c}=i,u=i===o||await la(i,n,s);if(!c||!u)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#f(e,n);if((await this.#s.digest(ht(e,n),r)??this.#p(e,n))!==n)throw await this.#m(e,n,r);const i=await this.#e.stream(ht(e,n),s)??this.#p(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of ho){const o=await this.#u(Pi(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<vl||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#u(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:xt-1});return s&&Fi(s,n.size)}async readVariant(e,n,s){const r=Pi(e,n,s);try{const o=await this.#l(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#l(e){const n=await this.#e.
load(e,Ld);return n?.bytes&&vd(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#f(e,n){return await this.#e.
head(this.#d(e,n))??this.#p(e,n)}#d(e,n){if(!mo(n))throw new ve(`"${n}" is not the name of an object`);return ht(e,n)}async#h(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#d(e,n),o)??this.#p(e,n)}#p(e,n){throw this.damage.note("object_missing",e,n),new ve(`The object ${n} is gone`)}async#m(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(ht(e,n)),await this.#e.distrust(ht(e,n),s),new ve(`The object ${n} is damaged`)}}async function la(t,e,n){
return t?.bytes?.length===n&&(t.digest??await Dl(t.bytes))===e}async function Dl(t){if(t.length<=Ss)return(0,j.hash)("sha256",t);const e=(0,j.createHash)("sha25\
6"),n=Os();for(let s=0;s<t.length;s+=Ss){e.update(t.subarray(s,s+Ss));const r=n();r&&await r}return e.digest("hex")}const $l=10;function xl({node:t,ability:e,nodes:n,
log:s}){let r=!1;return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(d=>d!==t),u=r;if(r=c.length>0,r&&
!u){const d=c.slice(0,$l).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:d,means:Ml})}return!r&&u&&s("info","builds_taken_again",
{reason:o==="yes"?"room":"no_other_node",freeBytes:i}),!r}}const Ml="The disk of --data has no room for a build, or refuses writes. Until it has room, this node\
 claims no deployments while another one can build",Cl=1e4;function Ul(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,j.hash)("sha256",n)}`,most:t}])}function jl(t,e){
if(t===0)return()=>0;const n=t/6e4,s=new Dt(Cl);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.
delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}var M=O(3024);const Fl=["error","warning","notice"],{failureLogLines:fa,failureLogLine:ha}=I.
lF,pa={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function ma({stage:t,
code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Me.vI)(n,I.IC.message),exitCode:s},c=r===null?null:r.slice(0,I.IC.
signal),u=i.filter(({file:w})=>w.length<=I.IC.file).slice(0,I.IC.findings).map(w=>({...w,code:w.code===null?null:(0,Me.vI)(w.code,I.IC.findingCode),message:(0,Me.
vI)(w.message,I.IC.findingMessage)})),d=ya(u,I.IC.bytes/2),p=I.IC.bytes-Lo({...a,signal:c,log:[],diagnostics:d}),E=o.slice(-fa).map(w=>(0,Me.vI)(w,ha));return{...a,
signal:c,log:ya(E.reverse(),p).reverse(),diagnostics:d}}function ya(t,e){let n=e;const s=t.findIndex(r=>(n-=Lo(r)+1,n<0));return s===-1?t:t.slice(0,s)}function Lo(t){
return Buffer.byteLength(JSON.stringify(t))}function Ea(t){if(!(0,x.Gv)(t))return;const{exitCode:e,signal:n,log:s,message:r}=t,o=he.Mb.find(u=>u===t.stage),i=he.
sR.find(u=>u===t.code);if(!o||!i||!(0,x.KH)(r,I.IC.message)||!vo(e)||n!==null&&!(0,x.KH)(n,I.IC.signal)||!Array.isArray(s)||s.length>fa||!s.every(u=>(0,x.KH)(u,
ha)))return;const a=Pl(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};return Lo(c)<=I.IC.bytes?c:void 0}
function Pl(t){if(!Array.isArray(t)||t.length>I.IC.findings)return;const e=[];for(const n of t){const s=Bl(n);if(!s)return;e.push(s)}return e}function Bl(t){if(!(0,x.
Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=Fl.find(c=>c===t.severity);if(!i||!(0,x.KH)(e,I.IC.file)||!(0,x.KH)(o,I.IC.findingMessage)||r!==
null&&!(0,x.KH)(r,I.IC.findingCode)||!vo(n)||!vo(s))return;const a=Hl(t.source);return{file:e,line:n,column:s,severity:i,code:r,message:o,...a&&{source:a}}}function Hl(t){
if(!Array.isArray(t)||t.length>I.IC.sourceLines)return;const e=t.flatMap(n=>!(0,x.Gv)(n)||!(0,x.KH)(n.text,I.IC.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(
n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function Gl(t){return{stage:t,code:pa[t],message:"The deployment failed, but its fai\
lure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function vo(t){return t===null||Number.isSafeInteger(t)}class Do extends Error{name="\
BuildFailure";facts;constructor(e){const n=ma(e);super(n.message),this.facts=n}}const Wl=4*Ve,ga={base:128,perProcessor:256},vs={timeoutMs:20*6e4,fileBytes:Ve,logBytes:4*
ne,memoryBytes:Math.min(Wl,Math.floor(zl()/2)),diskBytes:8*Ve,diskFiles:2e6,processes:ga.base+ga.perProcessor*(0,we.availableParallelism)(),installBytes:2*Ve,installsBytes:20*
Ve};function zl(){const t=process.constrainedMemory();return t>0?Math.min((0,we.totalmem)(),t):(0,we.totalmem)()}const wa=4*ne,Yl=64*1024,MT=16384,Kl=128*1024,CT=2e3,
Ta=6e4;function Xl(t){try{const e=JSON.parse(t);return(0,x.Gv)(e)?ql(e):void 0}catch{return}}const ba={ready({isolation:t}){const e=nf(t);return e&&{kind:"ready",
isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=he.Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,x.
KH)(t,Yl)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,x.KH)(t,64)?{kind:"commit",commit:t,facts:sf(e)}:void 0,ask({id:t,question:e}){const n=(0,x.Gv)(e)?
Zl(e):void 0;return n&&Je(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,x.KH)(t,Ds)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,x.KH)(e,64)&&(0,x.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){
const n=rf(t);return n&&(0,x.KH)(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Ea(t);return e&&{kind:"failed",facts:e}},done({removed:t}){
const e=(0,x.Gv)(t)?t:{},{objects:n,bytes:s}=e;return Je(n)&&Je(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Ds=256,Vl=4096,Jl=100,Ql=1e3;function ql(t){
const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(ba,e)?ba[e](t):void 0}function Zl({about:t,name:e,output:n,org:s}){if(t==="lock"&&(0,x.KH)(e,Ds))return{
about:t,name:e};if(t==="output"){const r=(0,x.Gv)(n)?ef(n):void 0;return r&&{about:t,output:r}}if(t==="live"&&(0,x.KH)(s,Ds))return{about:t,org:s}}function ef({
directory:t,kind:e,ignoredRules:n}){if(!(0,x.KH)(t,Vl)||e!=="build"&&e!=="folder"||!Array.isArray(n)||n.length>Jl)return;const s=n.map(tf);return s.some(r=>!r)?
void 0:{directory:t,kind:e,ignoredRules:s.filter(r=>!!r)}}function tf(t){const{file:e,line:n,reason:s}=(0,x.Gv)(t)?t:{};if(!(!(0,x.KH)(e,Ds)||!(0,x.KH)(s,Ql)))return{
file:e,reason:s,...Je(n)?{line:n}:{}}}function nf(t){if((0,x.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;return{kind:"b\
ubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,x.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}}function sf(t){
const{subject:e,author:n}=(0,x.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Me.Ow)(r,o).trim()||null;return{subject:s(e,I.jh.subject),author:s(n,I.jh.author)}}function rf(t){
if(!(0,x.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!Je(n)||!Je(s)||!Je(r)||
!Je(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function Je(t){return Number.isSafeInteger(t)&&Number(t)>=0}const of=1e4,_a=64*1024;class af{#e;#t;#n;#s;#r="";#o;constructor(e,n,s,r){
this.#e=e,this.#t=n,this.#n=r,this.#s=s+Kl}write(e){return this.#s-=Buffer.byteLength(e),this.#s<0?!1:(this.#r+=e,this.#o??=this.#i(),!0)}async end(){const e=new AbortController,
n=this.#n.sleep(of,e.signal).catch(()=>{}),s=async()=>{await this.#o,e.signal.aborted||await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#i(){
for(;this.#r!=="";){const e=this.#r;this.#r="",await this.#e.append(this.#t,e)}this.#o=void 0}}async function cf(t,e){try{const n=await t.read(e,{from:-_a,limit:_a,
isComplete:!0}),s=(0,Me.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-I.lF.failureLogLines).map(r=>r.slice(0,I.lF.failureLogLine))}catch{return[]}}const uf=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,
/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function df(t){const e={};for(const[
n,s]of Object.entries(t))s!==void 0&&s!==""&&uf.some(r=>r.test(n))&&(e[n]=s);return e}function lf(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,
NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",...n&&{NODE_EXTRA_CA_CERTS:(0,U.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}function ff(t){return`${(0,j.hash)(
"sha256",t).slice(0,16)}/`}function hf(t,e){return`slipway-worker:${ff(t)}${e}`}var pf=O(1421),mf=O(6193);const yf=524288,Ef=65535;let Sa;function gf(){return Sa??=
wf().filter(t=>t>2&&t<=Ef&&Tf(t)),Sa}function wf(){try{return(0,M.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function Tf(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,M.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&yf)===0}catch{return!1}}function bf(t){const e=gf().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,M.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,M.closeSync)(n)}}var _f=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Sf=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Of=import.meta.filename.endsWith(".ts")?(0,U.join)(import.meta.dirname,"..","..","worker.ts"):(0,U.join)(import.meta.
dirname,"..","worker","index.js"),Nf=15,Rf=384,Af=4096,If=5e3;class kf{pid;ended;#e;#t;#n=()=>{};#s;#r="";#o=performance.now();#i=[];#a;#c=Promise.withResolvers();constructor(e,n,s=Of){
const r={stack:[],error:void 0,hasError:!1};try{const o=_f(r,bf(["pipe","ignore","pipe","pipe"]),!1),i=(0,pf.spawn)(process.execPath,[`--max-old-space-size=${Rf}`,
"--",s,n],{cwd:"/",env:e,detached:!0,stdio:o.stdio});this.#e=i,this.pid=i.pid,Lf(i.pid),i.stdin?.on("error",()=>{}),i.stderr?.setEncoding("utf8").on("data",a=>{
this.#r=(this.#r+a).slice(-Af)}),this.#t=i.stdio[3],this.#u(this.#t),this.ended=this.#d(i)}catch(o){r.error=o,r.hasError=!0}finally{Sf(r)}}listen(e){this.#n=e}send(e){
this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#s??=e,this.#e.kill("SIGKILL"),this.#c.resolve()}#u(e){const n=new mf.StringDecoder("utf8");let s="";e.on("error",()=>{}),e.on("data",r=>{if(this.#o=
performance.now(),this.#s!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>wa)return this.kill("it sent a message that is too long");o.length!==0&&(this.#i.push(...o),e.pause(),this.#a??=this.#l())})}async#l(){
for(;this.#i.length>0;)for(const e of this.#i.splice(0))await this.#f(e);this.#a=void 0,this.#o=performance.now(),this.#t.resume()}async#f(e){if(this.#s!==void 0)
return;const n=e.length<=wa?Xl(e):void 0;n?n.kind!=="pulse"&&await this.#n(n):this.kill("it sent an invalid message")}#d(e){let n=!1;const s=setInterval(()=>{const r=!this.#a&&
performance.now()-this.#o>Ta;r&&n&&this.kill(`it sent nothing for ${Ta/1e3} seconds`),n=r},If).unref();return new Promise(r=>{const o=(i,a,c=this.#r)=>{clearInterval(
s),r({exitCode:i,signal:a,killed:this.#s,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#a,this.#c.promise]).then(
()=>o(i,a))})})}}function Lf(t){try{t!==void 0&&(0,we.setPriority)(t,Nf)}catch{}}const vf=100;class $o extends Error{name="WorkerCrash";ending;constructor(e){super(
$f(e)),this.ending=e}}class Df{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o;#i=0;#a=!1;constructor(e,n){this.process=
e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#u(s).catch(r=>this.#c(r))),e.ended.then(s=>this.#h(
s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#a}get stage(){return this.#o}run(e,n={}){return this.#r=n,this.process.send(
e),this.#s.promise}#c(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#u(e){switch(e.kind){case"ready":this.#n.resolve(e.isolation);break;case"stage":
this.#o=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"\
ask":this.#l(e.id,e.question);break;case"release":this.#d(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,
e.release),this.#s.resolve(e);break;case"failed":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,$.xb)(e)}}async#l(e,n){if(this.#i+=1,this.#i>vf)
return this.process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#f(n)})}catch(s){this.#c(s)}this.#i-=
1}async#f(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#d(e.name),this.#t.set(e.name,n),this.#a&&this.#d(e.name),null}case"\
output":return await this.#r.onOutput?.(e.output),null;case"live":return this.#e.live(e.org)}}#d(e){this.#t.get(e)?.(),this.#t.delete(e)}#h(e){this.#a=!0;const n=new $o(
e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#d(s)}}function $f({exitCode:t,signal:e,killed:n,words:s}){return n!==void 0?`it w\
as ended because ${n}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function xf(t,e,n){
const s=`The process that built this deployment crashed: ${t.message}`;return new Do({stage:e,code:"builder_crashed",message:s,exitCode:t.ending.exitCode,signal:t.
ending.signal,log:n,diagnostics:[]})}class Mf{#e;#t;#n;#s=new Ui;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=n,this.#n=lf(e.env)}close(){return this.#a=
!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=void 0,n.settled.then(()=>!this.#a&&this.refill()),{session:n,
waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){const e=this.#c(),n=hf(e.dataDir,process.pid),s=new Df(new kf(this.#n,n),{locks:this.#s,
live:this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#u(
r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:u}=this.#e,
d={dataDir:(0,M.realpathSync)(e),blobs:n,env:df(s),gitUrlTemplate:r??ke.bD,allowLocalGit:o??!1,limits:{...vs,...i},outputLimits:a??wd,lasting:c??!0,isolation:u===
"none"?"none":"auto"};return this.#i?{...d,known:this.#i}:d}#u(e){if(!this.#i){if(this.#i=e,e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("war\
n","builds_not_filtered",{means:"builds can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"\
builds can read and write everything that the platform can, and the number of their processes is not limited"})}}}const Cf=1e4,Uf=5*6e4,jf=6e4,Ff=8;function Pf(t){
return new Bf(t)}class Bf{#e;#t;#n=Promise.resolve();#s=Promise.resolve();#r=0;#o=()=>{};#i=!1;constructor(e){this.#e=e,this.#t=new Mf(e,e.live)}async recover(){
const e=(0,M.existsSync)((0,U.join)(this.#e.dataDir,"builds")),n=e?this.#t.start():this.#t.refill();e&&(this.#n=this.#f(null,n).then(()=>{this.#i||this.#t.refill()})),
this.#e.isolation==="required"&&Hf(await n.ready)}async build(e,n){this.#o(),await this.#n;let{session:s,waited:r}=this.#t.take();try{return await this.#a(e,n,s).
catch(o=>{if(!(o instanceof $o)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#a(e,n,s)})}catch(o){throw o instanceof $o?await this.#p(o,s,e):o}}async#a(e,n,s){
const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,u=i?.logBytes??vs.logBytes,d=new af(a,e.deployID,u,c),p=()=>{this.#h(s)};r.addEventListener("abor\
t",p,{once:!0}),r.aborted&&p();try{const E=async J=>o?.(J,r),w=J=>{d.write(J)||s.process.kill("it sent a log that is too long")},_={...Gf(n),onOutput:E,onLog:w},
N=await s.run({kind:"deploy",job:e,look:o!==void 0},_);if(N.kind!=="stored")throw N.kind==="failed"?new Do(N.facts):Oa();const{commit:C,release:B}=N;return{commit:C,
release:B,[Symbol.asyncDispose]:()=>this.#d(s,e.deployID)}}catch(E){throw await this.#d(s,e.deployID),r.throwIfAborted(),E}finally{r.removeEventListener("abort",
p),await d.end()}}collect(){return this.#l({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?Promise.resolve():this.#c({kind:"variants",org:e,manifestHash:n},
"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#i=!0,this.#o(),await Promise.all(this.#t.close().map(e=>this.#h(e))),await this.#s}#c(e,n,s={}){
return this.#s=this.#s.then(()=>this.#l(e)).then(()=>{},r=>{this.#i||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#s}#u(){this.#r+=1,this.#o();const e=()=>{
this.#r=0,this.#c({kind:"sweep"},"cleanup_failed")};this.#r>=Ff?e():this.#o=this.#e.clock.after(jf,e)}async#l(e){if(await this.#n,this.#i)return{objects:0,bytes:0};
const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw Oa();return s.removed}finally{await this.#h(n)}}#f(e,n=this.#t.start()){return n.run(
{kind:"clean",deployID:e}).then(()=>{},s=>{this.#i||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#d(e,n){const s=new AbortController;
this.#e.clock.sleep(Uf,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#i&&(r!==
0&&await this.#f(n),this.#e.lasting!==!1&&this.#u())}async#h(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did \
not end after an abort"),Cf);await e.process.ended,clearTimeout(n)}async#p(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.
ending.words.slice(-500)});const r=he.Mb.find(o=>o===n.stage)??"clone";return xf(e,r,await cf(this.#e.logs,s))}}function Hf(t){if(t.kind==="none")throw new $.GQ(
"unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then have a\
ll rights of the platform."})}function Gf({onStage:t,onCommit:e,onStored:n}){return{onStage:t,onCommit:e,...n&&{onStored:n}}}function Oa(){return new Error("The\
 worker sent the result of another kind of job")}var Ue=O(336);const Na={kvs(){},site(){}},Wf=2e5,zf=new Map(ie.map((t,e)=>[t,e])),Qe=t=>zf.get(t)??0,Yf=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(ao.map(e=>[e,Qe(co(t,e)??`${t}_refused`)]))])),Kf=Qe("kvs_bytes_in"),Xf=Qe("kvs_bytes_ou\
t"),Vf=Qe("site_bytes_out"),$s=[Qe("site_2xx"),Qe("site_3xx"),Qe("site_4xx"),Qe("site_5xx")];class Jf{#e=new Map;#t=new Map;#n=new Map;#s=new Float64Array(ie.length);#r;lost=0;constructor(e){
this.#r=Ra(e)}kvs(e,n,s,r,o){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(ie.length)},this.#e.set(e.keyspace,i)),qe(i.counts,
Yf[n][s],1),qe(i.counts,Kf,r),qe(i.counts,Xf,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,project:e.project,app:e.appID,table:""},
counts:new Float64Array(ie.length)},this.#t.set(e.subdomain,r)),qe(r.counts,n<300?$s[0]:n<400?$s[1]:n<500?$s[2]:$s[3],1),qe(r.counts,Vf,s)}take(e){for(const{scope:n,
counts:s}of[...this.#e.values(),...this.#t.values()]){for(const[i,a]of s.entries())qe(this.#s,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#r]),
o=this.#n.get(r);if(o)for(const[i,a]of s.entries())qe(o.counts,i,a);else this.#n.size<Wf?this.#n.set(r,{scope:n,counts:s,hour:this.#r}):this.lost+=Qf(s)}this.#e=
new Map,this.#t=new Map,this.#r=Ra(e)}get waiting(){return this.#n.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#n){if(n.length===e)break;
this.#n.delete(s),n.push({scope:r,hour:o,counts:Aa(i)})}return n}totals(){const e=this.#s.slice();for(const{counts:n}of[...this.#e.values(),...this.#t.values()])
for(const[s,r]of n.entries())qe(e,s,r);return Aa(e)}}function qe(t,e,n){t[e]=(t[e]??0)+n}function Ra(t){return Math.floor(t/Se.hour)*Se.hour}function Aa(t){return Object.
fromEntries(ie.map((e,n)=>[e,t[n]??0]))}function Qf(t){return ie.reduce((e,n,s)=>/bytes/.test(n)?e:e+(t[s]??0),0)}function qf(t,e,n){const s=r=>(t.site(e,r.status,
Zf(r)),r);return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,0),r}):s(n)}function Zf({body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.
byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}const eh=16*ne,th=512;function Ia(t){return e=>{if(e instanceof q)throw e;return t}}
class nh{#e;#t=new Ie(eh);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=ji(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(
r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+th,()=>this.#e.assets(e,n))}catch(s){if(s instanceof ve)return;throw s}}}
function sh({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(ka):ka(e)}function ka(t){return{...t,headers:{...t.headers,"x-robots-tag":"noind\
ex"}}}const rh=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75r\
em;line-height:1.25}code{font-size:.95em}";function yt({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${rh}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const oh=yt({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),ih=yt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),ah=yt({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),ch=yt({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),uh=yt({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long address."}),La=yt({
status:503,title:"Not available at the moment",text:"The platform cannot read this file at the moment. Try again in a few seconds."}),dh={...La,headers:{...La.headers,
"retry-after":"5"}},lh=yt({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy the site\
 again to replace it."});class fh{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).
finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.
error}}const hh=2e3,xo=200,ph=32*ne,mh=1/4,yh=8,Eh=4,gh=["index.html","404.html"];function wh(t){const{clock:e,log:n}=t;let s=0;return async r=>{if(s>=Eh)return;
s+=1;const o=new AbortController,i=Th(t,r,o.signal).catch(u=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(u)})});i.finally(
()=>{s-=1});const a=new AbortController,c=e.sleep(hh,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function Th(t,{subdomain:e,release:n},s){
const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.min(ph,t.cacheBytes*
mh);const c=new fh(yh);for(const u of await bh(o,i,s)){s.throwIfAborted();const d=i.file(u,new Ki(`/${u}`));d?.kind!=="file"||d.file.size>a||(a-=d.file.size,await c.
start(()=>t.warm(d.file)))}await c.end()}async function bh(t,e,n){const s=new Set([...gh,...t.mostServed(xo)]),r=new Set([...s].filter(Ro).map(va)),o=Os(n);for(const a of r.
size>0?e.names():[]){if(r.has(va(a))&&s.add(a),s.size>=2*xo)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(
0,xo)}function va(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const Da={"content-length":"0","cache-control":"public, max-age=0, must-revalid\
ate"};function _h(t,{status:e,location:n},s){const r=$a(t.target.slice(pe(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=o.includes("?")?n:o+r+i;
return{status:e,headers:{location:a,...Da,"x-slipway-release":s.deployID}}}function Sh({target:t},e){const n=t.startsWith("/")?$a(t):"/";return{status:308,headers:{
location:e.slice(0,-1)+n,...Da}}}function $a(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function Mo(t){return Buffer.from(t,"utf16le").toString("ut\
f16le")}class xa{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||!("text"in r))this.#t.push(n);else{
const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],
r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;const u=this.#n[Math.min(
a,c)],d=u&&n(u)?Vd(u.from,e):void 0;u&&d&&(yield[u,d])}}}function xs(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=Kd(e),r=[];let o=0;
for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.length);return r.
push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Co({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o=="string"?o:Oh(o.
name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Oh(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}const Ma={
headers:{},isCut:!1};class Nh{#e;constructor(e){this.#e=new xa(e.map(Rh))}of(e){if(this.#e.size===0)return Ma;const n=[...this.#e.matching(e)];return n.length===
0?Ma:new Ah(n).custom}}function Rh({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=xs(i,t);return a.isFixed&&(s+=_n(o,i)),{name:o,value:a}});return{
from:t,set:r,unset:n,fixedBytes:s}}class Ah{#e=new Map;#t=Rs;#n;#s=!1;constructor(e){this.#n=Rs-e.reduce((n,[{fixedBytes:s}])=>n+s,0);for(const[{set:n,unset:s},
r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].map(([n,s])=>[n,Mo(s)])),isCut:this.#s}}#r({
name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-_n(e,""),o=r<0?void 0:Co(n,s,"encoded",r);if(o===void 0){
this.#s=!0;return}this.#t-=_n(e,o),n.isFixed||(this.#n-=_n(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e==="set-cookie"?o:`${i}, ${o}`)}}const Ih=64,
kh=8*1024,Lh=4*1024;class vh{#e;forces;constructor(e){this.#e=new xa(e.map(Dh)),this.forces=e.some(({force:n})=>n)}*of(e,n){let s=0;for(const[r,o]of this.#e.matching(
e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=$h(r,o,e);if(i&&(yield i),s+=1,s===Ih)return}}}function Dh({from:t,to:e,status:n,force:s}){
return{from:t,to:As(n)?xh(e,t):xs(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function $h({to:t,status:e,isForeign:n},s,r){if(As(e)){const a=Co(t,s,"pla\
in",Lh);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Co(t,s,"encoded",kh);if(o===void 0)return;const i=n?o:o.replace(/^\/{2,}/,
"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function xh(t,e){const n=t.replace(/[?#].*$/,"");try{return xs(n,e,decodeURIComponent)}catch{
return xs(n,e)}}const Mh="public, max-age=0, must-revalidate",Ch="public, max-age=31536000, immutable";function Uh(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.
length??0));return e}function jh(t,e,n,s,r){return new Fh(t,e,n,s,r)}class Fh{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){
this.status=r,this.org=e.org,this.file=s,this.key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=
gl(n),this.variants=wl(this.#s)?new Map:void 0}get headers(){return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.
status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){const{etag:e,status:n}=this;return this.#o??={"cache-control":Ro(this.#t)?Ch:Mh,"x-content-ty\
pe-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-store"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},
"x-slipway-release":this.#e.deployID},this.#o}}function Ph(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,
org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,
...r},variants:void 0}}const Bh=64*1024,Hh=ne,Gh=4*1024,Wh=32,zh=5*1024,Yh=512;class Kh{org;deployID;manifestHash;lastModified;fallback;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{
index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,
fallback:c}=dl(s.rules);this.fallback=c;const u=Math.min(Hh,Bh+s.count*Gh);this.#e=s,this.#t=new vh(i),this.#n=new Nh(a),this.#s=new Ie(u),this.#r=o,this.weight=
s.bytes+s.rules.length*Wh+u}remembered(e){return this.#s.get(e)}direct(e){const n=this.#i(e),r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&
r&&this.#s.put(e.path,r,Xh(e.path,r)),r}indirect(e){return this.#a(e,"nothing")}file(e,n,s=200){const r=Oo(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,
isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","headers_cut",{deployID:this.deployID,org:this.org}));const a=jh(this,e,this.#e.file(r),s,o);return{
kind:"file",name:e,file:a,customBytes:Uh(o),served:0}}has=e=>!Oo(e)&&this.#e.find(e)!==-1;hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).
hash}mostServed(e){const n=new Map;for(const r of this.#s.values())r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).
slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e){const n=yo(e.path.slice(1),this.has);if(n)return n.kind==="file"?
this.file(n.path,e):{kind:"redirect",status:308,location:Mo(Gi(n.to))}}#a(e,n){for(const s of this.#t.of(e,n)){if(s.kind==="go")return{kind:"redirect",status:s.
status,location:Mo(s.location)};const r=yo(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,i=o===void 0?void 0:this.file(o,e,s.status);if(i)return i}}#c(e){
const n=yo(e,this.has);return n?.kind==="file"?n.path:void 0}}function Xh(t,e){const n=4*t.length;return e.kind==="redirect"?Yh+n+2*e.location.length:zh+n+e.customBytes}
async function Vh(t,e,n,s){return new Kh(e,n,await t.index(e,n.manifestHash),s)}function Jh(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.
trim().replace(/^W\//,"")===e)}function Qh(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;
if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":
{start:i,end:r?Math.min(Number(r),e-1):e-1}}const qh=256,Zh=256,Ca=new Dt(qh);function ep(t){let e=Ca.get(t);if(!e){if(e=tp(t),t.length>Zh)return e;Ca.set(t,e)}
return e}function tp(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(d=>d.trim()),c=a.find(d=>/^q\s*=/.test(d)),
u=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,u>=0&&u<=1?u:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??
n;return ho.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const Ua=new Map,np=4*ne,sp=768,rp=1e3;class op{#e;#t;#n=new Ie(np);constructor(e,n){this.#e=e,this.#t=
n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<kd||s.size>po)return Ua;this.#n.delete(e);const o=async()=>{const i=this.#e.
variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>r?.sizes??Ua);return{sizes:a,isWhole:a.size===ho.length,version:i,at:this.#t.monotonic()}};return this.#n.
load(e,()=>sp+2*e.length,o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&
this.#t.monotonic()-s<rp}}const ip=4*ne,ap=64*ne,cp=512,up=[];class dp{#e;#t;#n;#s;#r=0;constructor(e,n,s=Ue.ml){this.#e=e,this.#t=new Ie(n),this.#n=Math.min(ip,
n),this.#s=new op(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?V(e,"accept-encoding"):void 0,o=r===void 0?up:ep(r);if(o.length===
0)return this.#o(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,Fa(n,o,a),s)):this.#o(e,n,Fa(n,o,i),s)}async warm(e){this.#l(
e)&&await this.#f(e)}#o(e,n,s,r){if(s.status===200){if(lp(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method===
"HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(
n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#l(n))return this.#a(e);const r=await this.#d(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,
s);if(o?.length!==n.size)throw new ja;return o}).catch(o=>{if(!(o instanceof ja))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),
this.#a(e))}async#a(e){const n=this.#l(e)?await this.#f(e):await this.#h(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=V(e,"if-range");if(s!==
void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=Qh(V(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"n\
o-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#u(n,r)}}async#u(e,n){const{start:s,
end:r}=n,o=this.#l(e)?(await this.#f(e)).subarray(s,r+1):await this.#h(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,
"content-length":String(r-s+1)},body:o}}#l({size:e}){return e<=this.#n&&this.#r+e<=ap}#f(e){return this.#d(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#d({key:e,
size:n},s){return this.#t.load(e,r=>r.length+cp,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,
n)}}class ja extends Error{}function Fa(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=Ph(
t,s,r);return t.variants?.set(s,i),i}return t}function lp(t,e){const n=V(t,"if-none-match");if(n!==void 0)return Jh(n,e.etag);const s=t.headers["if-modified-sin\
ce"];return s!==void 0&&s===e.headers["last-modified"]}const fp=1024,hp=255;class Pa{#e;#t=new Dt(fp);constructor(e){this.#e=e}find(e){if(e.length>hp)return;const n=this.#t.
get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#e(e);return this.#t.set(e,s),s}}class pp{#e;constructor(e){const n=`.${e.toLowerCase()}`;this.#e=new Pa(
s=>{const r=Ba(s),o=r.endsWith(n)?r.slice(0,-n.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(o)?o:void 0})}subdomain(e){return this.#e.find(e)}}
class mp{#e;constructor(e,n){this.#e=new Pa(s=>{const r=Ba(s);return ls(r)&&!fs(r,e)&&!n(s)?r:void 0})}domain(e){return this.#e.find(e)}}function Ba(t){return t.
toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}function Ha({sites:t,domain:e,isOwnHost:n}){const[s,r]=[new pp(e),new mp(e,n)];return{domain:o=>r.domain(o),
site(o){const i=s.subdomain(o);if(i!==void 0)return t.site(i);const a=r.domain(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function yp(t,e){const n=t.startsWith(
"www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const Ep=64*ne,gp=4096,wp=1e3,Ga="GET, HEAD, OPTIONS";function UT(t){return Wa(
t).handler}function Wa(t){const e=new Tp(t);return{handler:n=>e.handle(n),prefetch:e.prefetch}}class Tp{#e;#t;#n;#s;#r;#o;#i=new Ie(Ep);#a;#c;prefetch;#u=Number.
NEGATIVE_INFINITY;constructor(e){const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Ue.ml,meter:a=Na}=e;this.#e=s,this.#t=o,this.#n=e.finder??Ha({sites:n,domain:"\
localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??(c=>`http://${c}/`),this.#r=new dp(s,r,i),this.#a=i,this.#c=a,this.#o=new nh(s),this.prefetch=wh({site:c=>n.site(
c),loaded:c=>this.#p(c),load:(c,u)=>this.#m(c,u),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handle(e){const n=this.#n.site(V(e,"host")??"");return n instanceof
Promise?n.then(s=>this.#l(e,s),s=>this.#T(e,s)):this.#l(e,n)}#l(e,n){return n===void 0?Ct(e,oh):qf(this.#c,n,this.#f(e,n))}#f(e,n){const{method:s}=e;if(s!=="GET"&&
s!=="HEAD")return bp(s);if(n.release===null)return Ct(e,ih);const r=n.settings.domains&&this.#n.domain(V(e,"host")??""),o=r&&yp(r,n.settings.domains??[]);if(o)return Sh(
e,this.#s(o));try{const i=this.#p(n.release),a=i?this.#y(e,n,i):this.#d(e,n,n.release),c=sh(n,a);return c instanceof Promise?c.catch(u=>this.#T(e,u)):c}catch(i){
return this.#T(e,i)}}async#d(e,n,s){return this.#y(e,n,await this.#h(n,s))}async#h(e,n){try{return await this.#m(e.org,n)}catch(s){const r=e.kept.map(o=>this.#p(
o)).find(o=>o!==void 0);if(!r||!(s instanceof q))throw s;return this.#b("warn","edge_earlier_release",{deployID:r.deployID,live:n.deployID}),r}}#p(e){const n=this.#i.
get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){return this.#p(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.weight,()=>Vh(
this.#e,e,n,this.#t))}#y(e,n,s){const r=pe(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#w(e,i,s);const a=Hi(r);if(a===void 0)return Ct(
e,ch);if(a.length>gp)return Ct(e,uh);const c=new Ki(`/${a}`),u=(o?void 0:s.remembered(c.path))??s.direct(c);return u?this.#w(e,u,s):Ao(a)&&n.kept.length>0?this.#E(
e,n,s,c):this.#g(e,n,s,c)}async#E(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).catch(Ia([]))){const a=this.#p(i)??await this.#m(
n.org,i).catch(Ia(void 0)),c=a?.file(o,r);if(a&&c)return this.#w(e,c,a)}return this.#g(e,n,s,r)}#g(e,n,s,r){const{spaFallback:o}=n.settings,i=o===!1?void 0:s.fallback??
(o?"index.html":void 0),a=s.indirect(r)??(i!==void 0&&!Ao(r.path.slice(1))?s.file(i,r):void 0)??s.file("404.html",r,404);return a?this.#w(e,a,s):Ct(e,ah,s)}#w(e,n,s){
return n.kind==="redirect"?_h(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#T(e,n){const s=n instanceof q;if(!s&&!(n instanceof ve))throw n;const r=s?"edge_unava\
ilable":"edge_damaged";return this.#b("error",r,{requestID:e.requestID,reason:n.message}),Ct(e,s?dh:lh)}#b(...e){const n=this.#a.monotonic();n-this.#u<wp||(this.#u=
n,this.#t(...e))}}function bp(t){return t==="OPTIONS"?{status:204,headers:{allow:Ga}}:{status:405,headers:{allow:Ga,"content-length":"0","cache-control":"no-sto\
re"}}}function Ct(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}
const _p=500,Sp=1e3,Op=250,Np=2e3,Rp=5e3,za=-1;class Ya{#e;#t;#n;#s;#r=0;#o=new Map;#i=Number.NEGATIVE_INFINITY;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;constructor(e){
this.#e=e,this.#t=e.clock??Ue.ml,this.#s=new Ie(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(s),n.kind==="unknown"&&(this.#r+=
1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#E(n))return n.record;if(n?.record!==void 0)return this.#d(e,n.record);const{table:s}=this.#e;
return s?this.#f(s,e):this.#l(e)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);n&&(n.generation=za);const{table:s}=this.#e;
s&&(s.put(e,void 0),n?.record&&this.#p(e).catch(()=>{}))}#l(e){return this.#g()&&this.#o.size>0?Promise.reject(new q("The state cannot be read now")):this.#p(e)}async#f(e,n){
const s=await e.find(n),r=this.#s.get(n);return r&&(this.#E(r)||r.record)?this.find(n):s?(this.#y(n,{record:s,at:this.#t.monotonic(),generation:za}),this.#d(n,s)):
this.#l(n)}#d(e,n){if(!this.#g())return this.#h(e,n);const s=this.#t.monotonic();return s-this.#c>=Op&&(this.#c=s,this.#h(e,n).catch(()=>{})),n}async#h(e,n){const s=new AbortController,
r=this.#t.sleep(_p,s.signal).then(()=>(this.#i=this.#t.monotonic(),n));r.catch(()=>{});try{return await Promise.race([this.#p(e),r])}catch(o){if(o instanceof q)
return n;throw o}finally{s.abort()}}#p(e){const n={at:this.#t.monotonic()},s=this.#o.get(e);if(s&&n.at-s.begun.at<Np)return s.record;const r=this.#m(e,n);return this.#o.
set(e,{begun:n,record:r}),r}async#m(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);return this.#i=Number.NEGATIVE_INFINITY,this.#a=
this.#t.monotonic(),s()&&(this.#y(e,{record:r,at:this.#a,generation:this.#r}),this.#e.table?.put(e,r)),r}catch(r){throw r instanceof q&&n.at>=this.#a&&(this.#i=
this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#y(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#E({record:e,at:n,generation:s}){return s!==this.#r?!1:
e!==void 0||this.#t.monotonic()-n<Rp||this.#g()}#g(){return this.#t.monotonic()-this.#i<Sp}}const Ap=16*ne,Ip=4*ne,Uo=400,kp=300,Lp=2;class vp{#e;#t;constructor(e,n,{
table:s,domains:r,clock:o}={}){this.#e=new Ya({changes:n,table:s,clock:o,bytes:Ap,weightOf:Dp,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=
new Ya({changes:n,table:r,clock:o,bytes:Ip,weightOf:()=>Uo,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){
const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){
const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function Dp(t){return t?Uo+
kp*t.kept.length+Lp*JSON.stringify(t.settings).length:Uo}const Ka=36e5,$p=2*Ka;function xp(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=e.monotonic(),i=async()=>{
r=e.monotonic();try{const c=await t();n("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){const{message:u,remedy:d}=(0,$.I7)(c);n("error","\
collection_failed",{message:u,...d!==void 0&&{remedy:d}})}finally{s=void 0}},a=()=>(s??=i(),s);return{collect:a,whenIdle(){e.monotonic()-r>=Ka&&a()},whenBusy(){
e.monotonic()-Math.max(o,r)>=$p&&a()},async[Symbol.asyncDispose](){await s}}}async function Mp(t){const e=await t.signingKey(Up),n=Fp(e.value);if(!(0,x.Gv)(n)||
typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!jp({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.
x,y:n.y},r=Pp(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function Cp({privateJwk:t},e){return new Uint8Array(
(0,j.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function Up(){const t=(0,j.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.
export({format:"jwk"});return`${JSON.stringify(t)}
`}function jp(t){try{const e=(0,j.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,j.verify)("sha256",r,(0,j.createPublicKey)(
{key:s,format:"jwk"}),(0,j.sign)("sha256",r,e))}catch{return!1}}function Fp(t){try{return JSON.parse(t)}catch{return}}function Pp(t){const{crv:e,kty:n,x:s,y:r}=t;
return(0,j.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}var Bp=O(5239);const Hp=["viewer","deployer"];function Ms(t){
return b.KCZ([t,b.YOg(t)],"must be a string, or a list of strings")}const Ut=b.FsL(b.YjP("must be a string"),b.BpQ(1,"must not be empty")),Gp=b.FsL(b.YjP("must \
be a string"),b.Ru6(Jt,`must have at most ${Jt} characters`),b.yGV(Qt,({input:t})=>{const e=qt(t)?"has characters other than ASCII":'is neither an email nor "@d\
omain"';return`is "${t}", which ${e}`}));function Xa(t){const e=`${t} ASCII emails, or @domain for every email of a domain. Upper and lower case are the same.`;
return b.yqP(b.FsL(Ms(Gp),b.h_(e)))}const Wp="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",zp=b.FsL(b.YjP("must be a string"),b.Ru6(ln+2,`must have at most ${ln+2} characters`),
b.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${Wp})$`),'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),Yp=ye({viewer:Xa(
"May read."),deployer:Xa("May do everything."),domains:b.yqP(b.FsL(Ms(zp),b.h_('Custom domains that apps of the organization may have without a DNS record that \
proves it: "shop.example.com", "*.example.com" for all names below, "*" for all.')))}),Kp=ye({issuer:b.FsL(b.YjP("must be a string"),b.z6Y(Vp,"must be an https:\
// URL without query (http:// only for loopback)"),b.yuE({format:"uri"}),b.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:b.
yqP(b.FsL(Ms(Ut),b.h_("Accepted aud values. Default: the platform's own base URL."))),email:b.lqM(b.FsL(b.YjP("must be a string"),b.yGV(/\{[^{}]+\}/,'must be a \
template of claims, as "{email}" or "{repository}@github.actions"'),b.z6Y(t=>!qt(t),"has characters other than ASCII"),b.h_("A template of claims for the email \
that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),clientId:b.yqP(b.FsL(Ut,b.h_("The client that people sign in to the console with\
, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for /}."))),clientSecretFile:b.yqP(b.FsL(Ut,b.
h_("A file with the client's secret. A relative path begins in the data directory."))),clientSecretEnv:b.yqP(b.FsL(Ut,b.h_("The environment variable of the plat\
form that has the client's secret."))),name:b.yqP(b.FsL(Ut,b.Ru6(60,"must have at most 60 characters"),b.h_("The name of the identity provider on the sign-in pa\
ge. Default: its host."))),require:b.lqM(b.FsL(Tt(b.YjP(),Ms(Ut)),b.h_("Claims that a token must have, each with one of the values.")),{})}),Xp=b.FsL(ye({$schema:b.
yqP(b.YjP("must be a string")),localIssuer:b.lqM(b.FsL(b.zMY("must be true or false"),b.h_("Whether tokens of the platform's own issuer count. Every user who ca\
n read run.json in the data directory can get one, for any email.")),!0),issuers:b.lqM(b.FsL(b.YOg(Kp,"must be a list"),b.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)
return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),b.h_("Identity providers whose ID to\
kens count. Keys are found by OpenID Connect discovery.")),[]),organizations:b.FsL(Tt(b.FsL(b.YjP(),b.yGV(new RegExp(`^(?:\\*|${I.cS.source.slice(1,-1)})$`),"is\
 not an organization's identifier")),Yp),b.h_('Grants by organization; "*" is every organization.'))}),b.DDF("platform.json"),b.h_("Who may do what on a platfor\
m that several people share. The platform reads the file from its data directory when it starts."));function Vp(t){if(!URL.canParse(t))return!1;const e=new URL(
t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,ot.c)(e.hostname)}const Va={localIssuer:!0,issuers:[],roleOf:()=>"\
deployer",organizationsOf:()=>{},mayUseDomain:()=>!0},Ja=1024*1024,Jp=10;function Qp(t,e={}){const n=(0,U.join)(t,"platform.json");if(!(0,M.existsSync)(n))return Va;
try{if((0,M.statSync)(n).size>Ja)throw new Error(`is larger than ${Ja} bytes`);return Zp(JSON.parse((0,M.readFileSync)(n,"utf8")),{file:s=>(0,M.readFileSync)((0,U.
resolve)(t,s),"utf8").trim(),env:s=>e[s]})}catch(s){throw new $.GQ("invalid_file",`${n}: ${s instanceof Error?s.message:String(s)}`,{place:{file:n},remedy:`Corr\
ect the file (${(0,Bp.f)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:s})}}const qp={file:()=>"",env:()=>{}};function Zp(t,e=qp){
const n=bt(Xp,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,Jp).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=new Map(Object.
entries(o).map(([a,c])=>[a,sm(c)]));return{localIssuer:s,issuers:r.map(({issuer:a,audience:c,email:u,require:d,...p},E)=>({issuer:a,email:u,audiences:c===void 0?
void 0:[c].flat(),client:em(a,p,`issuers[${E}]`,e),require:Object.fromEntries(Object.entries(d).map(([w,_])=>[w,[_].flat()]))})),roleOf(a,c){const u=a.slice(a.lastIndexOf(
"@")),p=[i.get(c),i.get("*")].flatMap(E=>[E?.get(a),E?.get(u)]);return p.includes("deployer")?"deployer":p.find(E=>E!==void 0)},organizationsOf:nm(i),mayUseDomain(a,c){
return[o[a]?.domains??[],o["*"]?.domains??[]].flat().some(d=>tm(d,c))}}}function em(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==
void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has c\
lientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const d=n===void 0?`clientSecretEnv names the variabl\
e ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${d}, which is empty or not set`)}const u=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,
"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:u}}function tm(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function nm(t){
const e=new Map;for(const[n,s]of t)for(const r of s.keys()){const o=e.get(r);o?o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf("@")),r=new Set([
n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:[...r].sort()}}function sm(t){return new Map(Hp.flatMap(e=>[t[e]??[]].flat().map(n=>[n.toLowerCase(),e])))}
var Rn=O(9692);class Qa extends Error{name="KeyspaceGone";constructor(){super("the table was deleted")}}class Ze extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function qa(t,e){const n=rm(e),s=om(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=im(n.get("value")),o=e.length>
2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:am(n.get("ttlSeconds"))}}function rm(t){if(!(0,ia.isUtf8)(t))throw new Ze(
"invalid_json");try{const e=(0,Rn.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof Rn.sU))throw e}throw new Ze(
"invalid_json")}function om(t){const e=t?.startsWith('"')?(0,Rn.I)(t):void 0;if(e===void 0||e===""||Za(e,I.ux.keyBytes))throw new Ze("invalid_key");return e}function im(t){
if(t===void 0||Za(t,I.ux.valueBytes))throw new Ze("invalid_value");return t}function am(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;
if(e<I.ux.minTtlSeconds||e>I.ux.maxTtlSeconds)throw new Ze("invalid_ttl");return e}function Za(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}function cm({tables:t,engine:e,quota:n,clock:s}){const r=async(i,a)=>{const{keyspace:c,windows:u}=await t.byName(i,a),d=await n.take(u);if(d===0)return c;throw new L(
"rate_limited",`The table has reached its rate limit: wait ${d} s.`,{"retry-after":String(d)})},o=async i=>{if(!e)throw new L("unavailable","This node does not \
have the entries of tables. Open the console of a node with the role kvs.");try{return await i(e)}catch(a){throw a instanceof Qa?new L("not_found","The table wa\
s deleted."):a instanceof q?new L("unavailable","The entries cannot be read or written now. Try again."):a}};return{get:(i,a,c)=>o(async u=>u.get(await r(i,a),jo(
"get",{key:c}).key,s.now())),put:(i,a,c)=>o(async u=>{const{key:d,value:p,ttlSeconds:E}=um(c),w=E===void 0?null:s.now()+E*1e3;await u.put(await r(i,a),d,{value:p,
expiresAt:w})}),delete:(i,a,c)=>o(async u=>u.delete(await r(i,a),jo("delete",{key:c}).key))}}function um({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,Rn.
q$)(s)}catch(i){throw i instanceof Rn.sU?new L("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.trim(),
o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):r}};return jo("put",o,s)}const{keyBytes:dm,valueBytes:lm,minTtlSeconds:fm,maxTtlSeconds:hm}=I.ux,pm={
invalid_key:`A key has 1 to ${dm} bytes.`,invalid_value:`A value has at most ${lm} bytes.`,invalid_ttl:`The time to live is ${fm} to ${hm} seconds.`};function jo(t,e,n){
const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return qa(t,Buffer.from(r))}catch(o){throw o instanceof Ze?new L("validation_faile\
d",pm[o.code]??"The entry is not valid."):o}}const je=64,mm=32;class ec{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.
from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const tc=new ec(8192),ym=new ec(256);function Em(t){return(0,j.
hash)("sha256",tc.latin1(t))}function nc(t,e){return t.length===e.length&&(0,j.timingSafeEqual)(tc.latin1(t),ym.latin1(e))}class gm{#e;#t;constructor(e){if(e.length>
je)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${je} are supported`);this.#e=Buffer.alloc(je+512),this.#t=Buffer.alloc(je+mm);for(let n=0;n<
je;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,j.hash)("sha256",this.#n(e),"binary"),je,"latin1"),(0,j.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-je;return e.length>n?Buffer.concat([this.#e.subarray(0,je),Buffer.from(e,"latin1")]):this.#e.subarray(0,je+this.#e.write(e,je,"latin1"))}}
const sc="AWS4-HMAC-SHA256";function rc({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function wm(t,e,n){return`${sc}
${t}
${rc(e)}
${Em(n)}`}function Tm(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,j.createHmac)("sha256",n).update(s,
"utf8").digest();return new gm(n)}function bm(t,e){return t.sign(e)}const _m=new RegExp(`^${sc} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),Sm=1024,Om=1024,Nm=32,oc=64,Fo=new Dt(Sm);function Rm(t){const e=t.
slice(-oc),n=t.slice(0,-oc),s=Fo.get(n);if(s&&Am.test(e))return{...s,signature:e};const r=Im(t);if(r)return n.length<Om&&r.signedHeaders.length<=Nm&&Fo.set(n,r),
{...r,signature:e}}function jT(){return Fo.size}const Am=/^[0-9a-f]{64}$/;function Im(t){const e=_m.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.
split(";");if(a.every((c,u)=>u===0||(a[u-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const km=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;
let Po;function Lm(t){if(Po?.text===t)return Po.time;const e=vm(t);return e!==void 0&&(Po={text:t,time:e}),e}function vm(t){const e=km.exec(t);if(!e)return;const n=Number(
e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Cs(t){return`${new Date(
t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function Dm(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":Um(t.target.slice(
e+1)),r=Mm(n,t.normalizePath),o=Pm(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const $m=/^(?:\/[A-Za-z0-9_~-]+)+$/,xm=/[^A-Za-z0-9._~-]/g;function Bo(t){return t.replace(xm,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function Mm(t,e){if($m.test(t))return t;const n=t.split("/");return(e?Cm(n):n).map(Bo).join("/")||"/"}function Cm(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function Um(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Bo(ic(r)),Bo(ic(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>ac(n,r)||ac(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function ic(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function ac(t,e){return t<e?-1:t>e?1:0}function jm(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=cc(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function Fm(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?jm(t.rawHeaders):{names:e,repeated:[],get(n){const s=V(t,n);return s===void 0?void 0:cc(s)}}}function Pm(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const Bm=/ {2}|\t/,Hm=32,Gm=9;function cc(t){let e=0,n=t.length;for(;e<n&&uc(t,e);)e+=1;for(;n>e&&uc(t,n-1);)n-=1;const s=t.slice(e,n);return Bm.test(
s)?s.replace(/[ \t]+/g," "):s}function uc(t,e){const n=t.charCodeAt(e);return n===Hm||n===Gm}const Us=5*6e4,dc=["host","content-type"],Wm=new Set([...dc,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),ge=(t,e)=>({type:t,message:e});class zm{#e;#t=new qm;constructor(e){
this.#e=e}readHeaders(e,n){const s=V(e,"authorization");if(s===void 0)return ge("MissingAuthenticationTokenException","Missing Authentication Token");const r=Rm(
s),o=V(e,"x-amz-date")??"",i=Lm(o);if(!r)return ge("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return ge("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(a instanceof Promise)return a;if(!a)return ge("UnrecognizedClientException","The secu\
rity token included in the request is invalid.");const c=Fm(e);return Km(r.scope,o)??Xm(o,i,n)??Vm(a,c.get("x-amz-security-token"),n)??Jm(c,r.signedHeaders)??{headers:c,
signedBy:r,role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,j.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==
a)return ge("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const u=Dm({method:e.method,target:e.target,
headers:s,signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),d=this.#t.get(o,r.scope),p=bm(d,wm(i,r.scope,u));if(!nc(p,r.signature))return ge("Inval\
idSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consu\
lt the service documentation for details.")}}function Ym(t){return"message"in t}function Km(t,e){if(t.region!==I.aT)return ge("InvalidSignatureException",`Crede\
ntial should be scoped to a valid region: '${I.aT}'.`);if(t.service!==I.jL)return ge("InvalidSignatureException",`Credential should be scoped to correct service\
: '${I.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return ge("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD\
 from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function Xm(t,e,n){if(e<n-Us){const s=Cs(n-Us);return ge("InvalidSignatureExcept\
ion",`Signature expired: ${t} is now earlier than ${s} (${Cs(n)} - 5 min.)`)}if(e>n+Us){const s=Cs(n+Us);return ge("InvalidSignatureException",`Signature not ye\
t current: ${t} is still later than ${s} (${Cs(n)} + 5 min.)`)}}function Vm(t,e,n){if(!nc(e??"",t.sessionToken))return ge("UnrecognizedClientException","The sec\
urity token included in the request is invalid.");if(!(t.expiresAt>n))return ge("ExpiredTokenException","The security token included in the request is expired")}
function Jm(t,e){const n=t.repeated.find(o=>Wm.has(o));if(n!==void 0)return ge("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.
names)if(Qm(o)&&!e.includes(o))return lc(o);const s=dc.find(o=>!e.includes(o));if(s!==void 0)return lc(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return ge(
"IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function Qm(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function lc(t){
return ge("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class qm{#e=new Dt(4096);get(e,n){const s=`${e.accessKeyID}/${rc(
n)}`,r=this.#e.get(s);if(r)return r;const o=Tm(e.secret,n);return this.#e.set(s,o),o}}const Zm=3e4,fc=1e3,hc=100;function ey({engine:t,tables:e,clock:n,log:s,every:r=Ue.
fm}){const o=new AbortController,i=mc(()=>pc(t,n.now(),o.signal),u=>s("warn","kvs_sweep_failed",{reason:String(u)})),a=mc(()=>ty(t,e,s,o.signal),u=>s("warn","kv\
s_drop_failed",{reason:String(u)})),c=r(Zm,()=>{i.begin(),a.begin()});return a.begin(),{begin:a.begin,async[Symbol.asyncDispose](){c(),o.abort(),await Promise.all(
[i.end(),a.end()])}}}async function pc(t,e,n){let s=0;for(;;){const r=await t.sweep(e,fc);if(s+=r,r<fc||n?.aborted)return s}}async function ty(t,e,n,s){for(let r=0;;){
const o=await e.toDrop({after:r,limit:hc});for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(a)}),
s.aborted)return}}if(o.length<hc||s.aborted)return}}function mc(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){
s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const ny=200,yc=1024*1024;class Ec{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,
this.#r=new Ie(e),this.#o=new Ie(yc)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(e)?null:this.#s.
get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Ie(this.#e),this.#o=new Ie(yc),this.#s.clear()}#i(e){
const n=this.#n(e).then(s=>{this.#s.get(e)===n&&(this.#s.delete(e),s===void 0?this.#o.put(e,!0,ny):this.#r.put(e,s,this.#t))},s=>{throw this.#s.get(e)===n&&this.#s.
delete(e),s});return this.#s.set(e,n),n}}const sy=720*6e4,ry=1e3,oy="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",iy=20,ay=1e3,cy=8*1024*1024;class uy{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new Ec(cy,ay,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===iy?this.#n.find(e):null}async issue(e,n){
const s={accessKeyID:`ASIA${Array.from((0,j.randomBytes)(16),u=>oy[u%32]).join("")}`,secret:(0,j.randomBytes)(30).toString("base64"),sessionToken:(0,j.randomBytes)(
96).toString("base64"),expiresAt:n+sy},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(rt(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.
issue({accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:ry}),s}async checkKey(){const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(
e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.parse(this.#t.open(rt(e),s));if(!(0,x.Gv)(o))return;const{
secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,expiresAt:r}}}const dy={invalid_json:400,invalid_key:400,
invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,
unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503},jt={"content-type":"application/json","cache-control":"no-store"},ly={status:200,headers:jt,
body:'{"ok":true}'},fy={status:200,headers:jt,body:'{"deleted":true}'},gc={status:200,headers:jt,body:'{"found":false,"expiresAt":null}'},hy=new Map([[_e.Y2.put,
"put"],[_e.Y2.get,"get"],[_e.Y2.delete,"delete"]]),py=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,my=/^Bearer +([!-~]+)$/i;function yy(t){const e={...t,
log:Ey(t)};return n=>Tc(n,e,s=>Ny(s,n,e))}function Ey({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===wc){const i=e.now();if(Math.abs(i-n)<
gy)return;n=i}t(s,r,o)}}const wc="kvs_unavailable",gy=1e3;function Tc(t,e,n){const s=e.gateway.readHeaders(t,e.clock.now());return s instanceof Promise?s.then(()=>Tc(
t,e,n),n):Ym(s)?Oc(s):t.body(I.ux.bodyBytes).then(r=>{try{const o=e.gateway.verify(t,r,s);return o?Oc(o):bc(t,r,s,e,n)}catch(o){return n(o)}},r=>n(r instanceof Oe?
r:new Ze("invalid_json")))}function bc(t,e,n,s,r){const o=wy(t,n.role,s.tables);if(o instanceof Promise)return o.then(()=>bc(t,e,n,s,r)).catch(r);if(typeof o=="\
string")return Fe(o);const i=Sy(t),a=d=>by(s.meter,o,i,e,d),c=d=>d>0?a(Ry(d)):Ty(i,e,o,s,a,r),u=s.quota.take(o.windows);return typeof u=="number"?c(u):u.then(c).
catch(r)}function wy(t,e,n){if(!V(t,"x-kvs-authorization"))return"missing_token";const s=_c(t),r=s===void 0?null:n.byToken(s);return r?r instanceof Promise?r:r.
environmentID!==e.environmentID?"inactive_binding":r.supported?r:"unsupported_app_type":"invalid_token"}function _c(t){return my.exec(V(t,"x-kvs-authorization")??
"")?.[1]}function Ty(t,e,{keyspace:n},{engine:s,clock:r},o,i){if(typeof t!="string")return o(t);const a=c=>o(i(c));try{return Oy(t,qa(t,e),n,r.now(),s,o,a)}catch(c){
return a(c)}}function by(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,_y(r),s.length,i),
r}function _y(t){if(t===gc)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function Sy(t){const e=hy.get(pe(t.target));
if(!e)return Fe("not_found");if(t.method!=="POST")return Fe("method_not_allowed",{allow:"POST"});const n=V(t,"content-encoding")??"identity";return!py.test(V(t,
"content-type")??"")||n!=="identity"?Fe("unsupported_media_type"):e}function Oy(t,{key:e,value:n,ttlSeconds:s},r,o,i,a,c){switch(t){case"put":{const u=s===void 0?
null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:u}).then(()=>a(ly),c)}case"delete":return i.delete(r,e).then(()=>a(fy),c);case"get":{const u=i.get(r,e,o);return u instanceof
Promise?u.then(d=>a(Sc(d)),c):a(Sc(u))}}}function Sc(t){if(!t)return gc;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,
headers:jt,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function Ny(t,e,{tables:n,log:s}){if(t instanceof Ze)return Fe(t.code);if(t instanceof Oe)
return Fe("body_too_large");if(t instanceof Qa)return n.forgetToken(_c(e)??""),Fe("invalid_token");const r=t instanceof q,o=t instanceof Error&&t.cause instanceof
Error?t.cause:t;return s("error",r?wc:"kvs_failed",{requestID:e.requestID,path:pe(e.target),reason:o instanceof Error?o.message:String(o)}),r?Fe("unavailable",{
"retry-after":"1"}):Fe("internal")}function Fe(t,e={}){return{status:dy[t],headers:{...jt,...e},body:`{"error":"${t}"}`}}function Ry(t){return Fe("rate_limited",
{"retry-after":String(t)})}function Oc({type:t,message:e}){return{status:403,headers:{...jt,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Nc="kv\
s_",Rc=32,Ay=Nc.length+Math.ceil(Rc*4/3),Iy=1e3,ky=8*1024*1024;class Ly{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=new Ec(ky,Iy,async r=>{const o=await e.
binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:u,type:d}=o,p={org:a.org,project:a.project,app:a.appID,table:c},E=gd(u,i,s);return{keyspace:i,
scope:p,environmentID:u,supported:Ic(d),windows:E}})}byToken(e){return e.length===Ay?this.#n.find(Wo(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),
r=s.find(a=>a.name===n);if(!r)throw new L("not_found",`The app has no table "${n.slice(0,64)}".`);const o=this.#n.find(r.tokenHash);o instanceof Promise&&await o;
const i=this.#n.find(r.tokenHash);if(i&&!(i instanceof Promise))return i;throw new L("not_found",`The app has no table "${n.slice(0,64)}".`)}async create(e,n,s){
if(!I.BL.test(n))throw new L("validation_failed",`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${Nc}${(0,j.
randomBytes)(Rc).toString("base64url")}`,o=Wo(r),i=await this.#e.create({app:e,name:n,tokenHash:o,createdAt:s,types:I.jI,most:I.ux.tablesPerApp,sealed:this.#t.seal(
nn(o),r)});switch(i.kind){case"created":return{name:n,variable:Go(n),createdAt:s,token:r};case"no_app":throw Ho(e);case"wrong_type":throw Ac(i.type);case"taken":
throw new L("conflict",`The app already has a table "${n}".`);case"full":throw new L("conflict",`An app may have ${I.ux.tablesPerApp} tables: delete one first.`)}}async list(e){
const{tables:n}=await this.#s(e);return n.map(({name:s,createdAt:r})=>({name:s,variable:Go(s),createdAt:r}))}async remove(e,n){switch((await this.#e.remove(e,n)).
kind){case"removed":return;case"no_app":throw Ho(e);case"no_table":throw new L("not_found",`The app has no table "${n.slice(0,64)}".`)}}async injected(e){const{
type:n,environmentID:s,tables:r}=await this.#s(e);if(!Ic(n))throw Ac(n);const o=r.map(({name:i,tokenHash:a,sealed:c})=>[Go(i),this.#t.open(nn(a),c)]);return{environmentID:s,
variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.open(nn(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){
this.forget(Wo(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(e);if(!n)throw Ho(e);return n}}function Ho({appID:t}){return new L("not\
_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Ac(t){return new L("validation_failed",`Apps of type ${t} have no functions and cannot u\
se the key-value store; api, web-ssr and sse can. The type of an app stays as it was created, so deploy another app with app-type api.`)}function Ic(t){return I.
jI.some(e=>e===t)}function Go(t){return`${I.be}TOKEN_${t.toUpperCase()}`}function Wo(t){return(0,j.hash)("sha256",t,"base64")}const vy=32,Dy=new Uint8Array;async function $y(t){
const{value:e,id:n=Dy,previous:s,wrong:r}=await t.platformKey(()=>(0,j.randomBytes)(vy)),o={id:n,key:e},i=s?[o,s]:[o];return{seal:(a,c)=>Nt(o,a,c),open(a,c){try{
return Qn(i,a,c)}catch(u){throw r(u)}}}}const xy=t=>me(new L("unavailable","This node does not have the data of the key-value store."),t);async function My(t){const{
engine:e,clock:n,log:s,quota:r,meter:o=Na}=t,i=await $y(t.keys),a=new Ly(t.tables,i,{..._s,...t.quotas}),c=new uy(t.roles,i);await a.checkKey(),await c.checkKey();
const u=t.changes.subscribe(E=>Cy(E,a,c)),d=e&&ey({...t,engine:e}),p=async()=>{u[Symbol.dispose](),await d?.[Symbol.asyncDispose]()};return{handler:e?yy({gateway:new zm(
c),tables:a,engine:e,quota:r,meter:o,clock:n,log:s}):xy,createTable:(E,w)=>a.create(E,w,n.now()),listTables:E=>a.list(E),async deleteTable(E,w){await a.remove(E,
w),d?.begin()},entries:cm({tables:a,engine:e,quota:r,clock:n}),runtimeVariables:(E,w)=>Uy(a,c,E,w,n.now()),sweep:async()=>e?pc(e,n.now()):0,close:p,[Symbol.asyncDispose]:p}}
function Cy(t,e,n){switch(t.kind){case"table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"\
site":case"domain":case"coming":case"jobs":break;default:(0,$.xb)(t)}}async function Uy(t,e,n,s,r){const{environmentID:o,variables:i}=await t.injected(n);if(Object.
keys(i).length===0)return{};const a=await e.issue(o,r);return{[`${I.be}URL`]:s,[`${I.be}REGION`]:I.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.
secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:I.aT}}const js=3e4,jy=5e3,kc={clone:"building",install:"building",build:"building",sync:"syncing",activate:"a\
ctivating"};function Lc(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,signal:null,log:[],
diagnostics:[]}}class zo extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(Et(s),{cause:s}),this.stage=e,this.aborted=n}}function Fy(t){const{
stage:e,aborted:n,cause:s}=t instanceof zo?t:{stage:"build",aborted:!1,cause:t};if(n)return Lc(e);if(s instanceof Do)return s.facts;if((0,$.b$)(s)||s instanceof
q&&s.isFull)return vc(e,"disk_full","The disk of the platform is full");const r=s instanceof q?"its state cannot be read or written now":Et(s);return vc(e,pa[e],
`The platform itself failed at the stage "${e}": ${r}`)}function vc(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Et(t){
return t instanceof Error?t.message:String(t)}const Py=1e3,By=2e4;async function Hy(t,e,n){const s=e.monotonic()+By;for(let r=1;;r+=1)try{return await t(r)}catch(o){
if(!(o instanceof q&&!o.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(Py,n).catch(()=>{}),n?.aborted))throw o}}var Gy=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Wy=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const zy=js-1e4,Yy=1e3;class Ky extends Error{name="LeaseLost"}class Xy{ended;#e;#t;#n;#s=new AbortController;#r;#o=Promise.
withResolvers();#i="clone";#a="building";#c;#u;#l;#f;#d;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#r=AbortSignal.any([s,this.#s.signal]),this.#c=n.
clock.monotonic(),this.#u=this.#c,this.#l=n.clock.now(),this.ended=this.#E(r)}get app(){return this.#e.job.app}async keep(){const e=this.#t.clock.monotonic();if(this.#f!==
void 0&&e>this.#f&&e-this.#c>=zy&&this.#a==="building"&&this.#p("it could not be renewed"),this.#a==="finished"||this.#s.signal.aborted)return;Math.max(e-this.#u,
this.#t.clock.now()-this.#l)>=jy&&(this.#d??=this.#h(e)),await Promise.race([this.#d,this.#o.promise])}async#h(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u=e,
this.#l=r.now(),this.#f??=e;try{await n.renew(this.#e)?(this.#c=e,this.#f=void 0):this.#a==="building"&&this.#p("another node has ended it")}catch(o){s("error",
"lease_not_renewed",{deployID:this.#e.deployID,cause:Et(o)})}finally{this.#d=void 0}}#p(e){this.#s.signal.aborted||this.#s.abort(new Ky(`The lease of the deploy\
ment has ended: ${e}`)),this.#o.resolve()}async#m(e){this.#s.signal.throwIfAborted(),await e()||this.#p("another node has ended it"),this.#s.signal.throwIfAborted()}#y(e){
return this.#m(()=>Hy(e,this.#t.clock,this.#r))}async#E(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,
await this.#g()}catch(c){const u=Fy(c);a=u.code,c instanceof zo&&c.cause instanceof q&&n("error","deployment_not_stored",{deployID:o,stage:c.stage,cause:c.message}),
await this.#_({kind:"failed",facts:u})}if(this.#a!=="finished"){const c=this.#s.signal.aborted?Et(this.#s.signal.reason):"the platform stops";return n("error","\
deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.now()-i})}async#g(){const{jobs:e,builder:n,onLive:s,onComing:r}=this.#t,
o=this.#e,{job:i}=o,a=this.#r;try{const c={stack:[],error:void 0,hasError:!1};try{const u=Gy(c,await n.build(i,{signal:a,onStage:d=>this.#w(d),onCommit:(d,p)=>this.#y(
()=>e.recordCommit(o,d,p)),onStored:(d,p)=>this.#y(()=>e.recordRelease(o,d,p))}),!0);a.throwIfAborted(),await r?.(i.app,{deployID:i.deployID,manifestHash:u.release.
manifestHash}),await this.#w("activate"),await this.#T(u.release.manifestHash),s?.(i.app,u.release)}catch(u){c.error=u,c.hasError=!0}finally{const u=Wy(c);u&&await u}}catch(c){
throw new zo(this.#i,this.#n.aborted,c)}}async#w(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#i)return this.#s.signal.throwIfAborted();await this.#y(()=>n.advance(
this.#e,e)),this.#i=e,s?.(this.#e.deployID)}async#T(e){const{jobs:n}=this.#t,s=this.#e;this.#a="finishing",await this.#y(async r=>await n.finish(s,{kind:"live",
manifestHash:e})||r>1&&await n.hasSucceeded(s)),this.#a="finished"}async#b(e){this.#a="finishing",await this.#m(()=>this.#t.jobs.finish(this.#e,e)),this.#a="fin\
ished"}async#_(e){const{log:n,clock:s}=this.#t;let r=!1;for(;this.#a!=="finished"&&!this.#s.signal.aborted;)try{await this.#b(e)}catch(o){if(this.#s.signal.aborted)
return;const i={deployID:this.#e.deployID,cause:Et(o)};if(r||n("error","deployment_not_recorded",i),r=!0,this.#n.aborted)return;await s.sleep(Yy,this.#n).catch(
()=>{})}}}const Vy=1e3;function Jy(t){return new Qy(t)}class Qy{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#u=!1;#l=!1;#f=!1;constructor(e){this.#e=
e,this.#t=e.every??Ue.fm,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#f=!0;const s=n.
subscribe(({kind:r})=>{(r==="jobs"||r==="unknown")&&this.#d()});this.#o.push(()=>s[Symbol.dispose](),this.#t(js,()=>this.#d())),this.#d(),await this.#c}pause(){
this.#f=!1}async stop(){this.pause();for(const e of this.#o.splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].
map(e=>e.ended)),this.#E(!1)}idle(){return new Promise(e=>{this.#i.push(e),this.#d()})}[Symbol.asyncDispose](){return this.stop()}#d(){this.#s.signal.aborted||(this.#u=
!0,this.#c??=this.#h())}async#h(){for(;this.#u;){this.#u=!1;try{await this.#p(),this.#l&&this.#e.log("info","queue_resumed"),this.#l=!1}catch(e){this.#l||this.#e.
log("error","queue_stalled",{cause:Et(e)}),this.#l=!0,this.#E(!0)}}this.#c=void 0}async#p(){const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#g(),this.#f)for(const i of await e.
expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#m&&(await this.#e.mayClaim?.()??!0);for(;r&&this.#m;){const i=await e.claim(this.#e.
node);if(!i)break;this.#y(i)}const o=this.#r.size>0||await e.isBusy();if(this.#E(o&&this.#f||this.#r.size>0),!o)for(const i of this.#i.splice(0))i()}get#m(){return this.#f&&
this.#r.size<this.#n}#y(e){const n=[...this.#r].find(r=>qy(r.app,e.job.app)),s=new Xy(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#E(!0),s.ended.then(
()=>{this.#r.delete(s),this.#d()})}#E(e){e||this.#a?.();const n=()=>this.#t(Vy,()=>{this.#g(),this.#d()});this.#a=e?this.#a??n():void 0}async#g(){await Promise.
all([...this.#r].map(e=>e.keep()))}}function qy(t,e){return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const Zy=600;function Ge({roles:t},e){return t.
includes(e)}async function eE(t,e,n,s){const o=Ge(t,"kvs")||Ge(t,"control")?s.use(await rE(t,n)):void 0,i=Ge(t,"build")?oE(t,e,s):void 0;return{edge:e,kvs:o,build:i}}
function tE(t,e,n,s){const{stores:r,clock:o,log:i,shared:a,host:c,edgeCacheBytes:u}=t,{sitesDomain:d,baseUrl:p,siteUrl:E}=e,w={table:a?.sites,domains:a?.domains},
_=s.use(new vp(r.state.releases,r.changes,{...w,clock:o})),N=Ha({sites:_,domain:d,isOwnHost:es({host:c,baseUrl:p})}),C=new da({blobs:r.blobs,clock:o,log:i}),B=Wa(
{sites:_,finder:N,siteUrl:E,objects:C,cacheBytes:u,log:i,meter:n}),J=r.changes.subscribe(Z=>{Z.kind==="coming"&&B.prefetch(Z)});return s.use(J),{...B,sites:_,finder:N,
objects:C}}const nE=500;async function sE({clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.
subdomain,release:r}),t.sleep(nE)])}function rE(t,e){const{stores:n,clock:s,log:r,kvsQuotas:o}=t,i=Ge(t,"kvs")?n.kvs:void 0;return My({...n,engine:i,clock:s,log:r,
meter:e,quotas:o})}function oE(t,e,n){const{clock:s,log:r,workers:o,stores:i,node:a,shared:c}=t,{jobs:u,changes:d}=i,p=iE(t),E=async()=>(await c?.checkPlace(),p.
collect()),w=n.use(xp(E,s,r));n.use(p);const _=()=>{u.isBusy().then(D=>D?w.whenBusy():w.whenIdle(),()=>{})},N=async({org:D},{manifestHash:W})=>{await p.prepareVariants(
D,W),e?.objects.variantsChanged(D)},{builder:C=p}=t,B=c&&((D,W)=>sE(t,e,D,W)),{ability:J,store:Z}=c?.nodes??{},se=J&&Z&&xl({node:a,ability:J,nodes:Z,log:r}),fe={
jobs:u,changes:d,builder:C,node:a,workers:o,log:r,clock:s,onChange:_,onComing:B,mayClaim:se},k=n.use(Jy({...fe,onLive:(D,W)=>{N(D,W)}}));return{housekeeping:w,queue:k}}
function iE(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{env:r,allowLocalGit:o,gitUrlTemplate:i,isolation:a,onOutput:c,lasting:u,log:d,clock:p}=t,{jobs:E,logs:w,
blobsAt:_}=e;return Pf({...{dataDir:n,blobs:_,lasting:u,env:r,allowLocalGit:o,gitUrlTemplate:i,limits:s,isolation:a,onOutput:c},live:B=>E.releases(B),logs:w,log:d,
clock:p})}async function aE(t,e,n,s){const{clock:r,fetch:o,requestsPerMinute:i=n===Va?0:Zy}=t,a=await Mp(t.stores.keys),{baseUrl:c,issuer:u}=e;return{issuer:nr(
{issuer:u,audience:c,key:a,requestToken:s,clock:r}),organizationsOf:n.organizationsOf,mayUseDomain:n.mayUseDomain,providers:n.issuers.filter(({client:d})=>d!==void 0),
signInKey:Cp(a,"console sign-in"),gate:{roleOf:n.roleOf,verify:gr({policy:n,issuer:u,audience:c,key:a,clock:r,fetch:o}),rateLimit:t.shared?Ul(i,t.stores.quota):
jl(i,r)}}}function cE(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Dc&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==Dc?!1:
t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const Dc=46,$c=300;function uE(t){const e=Fs("control");return[["/api/v1","control",t.control??e],["/v1","kvs",
t.kvs??Fs("kvs")],["/identity","identity",t.identity??e],["/console","console",Yo(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/backup","\
operator",Ft("/backup",t.backup??e)],["/healthz","platform",Ft("/healthz",Pt(t.healthz))],["/readyz","platform",Ft("/readyz",Pt(t.readyz))],["/tls-allowed","pla\
tform",Ft("/tls-allowed",Pt(t.tlsAllowed??Fs("edge")))],["/openapi.json","platform",Ft("/openapi.json",Pt(t.openApi))],["/metrics","platform",Ft("/metrics",Yo(Pt(
t.metrics),t.isOwnHost))]]}function Fs(t){const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>me(
new L("unavailable",e),n)}function Ft(t,e){return n=>(pe(n.target)===t?e:Ko)(n)}function Yo(t,e){return n=>{const s=V(n,"host");if(e(s))return t(n);const o=`Thi\
s page is not for the Host ${JSON.stringify((s??"").slice(0,$c))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return P(
421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function Pt(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="\
GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return me(new L("method_not_allowed",s,{allow:n}),e)}}function xc(t){const e=uE(t),n=Yo(Pt(t.index),
t.isOwnHost),{sitesDomain:s,edge:r=Fs("edge"),isCustomHost:o,observe:i}=t,a=u=>{const d=pe(u.target);if(d==="/")return["platform",n];for(const[p,E,w]of e)if(d.startsWith(
p)&&!(d.length!==p.length&&d[p.length]!=="/"))return[E,w];return["platform",Ko]},c=(u,d,p)=>{const E=performance.now(),w=d(p);return w instanceof Promise?w.then(
_=>(i(u,p,_.status,E),_),_=>{const N=_ instanceof nt;if(i(u,p,N?400:500,E),!N)throw _;return me(new L("invalid_request","The body broke off."),p)}):(i(u,p,w.status,
E),w)};return u=>{const d=u.headers.host;if(typeof d=="string"&&cE(d,s))return c("edge",r,u);const p=typeof d=="string"&&o?.(d);if(p===!0)return c("edge",r,u);const[
E,w]=a(u);return p instanceof Promise?p.then(_=>_?c("edge",r,u):c(E,w,u),_=>{if(!(_ instanceof q))throw _;return w===n||w===Ko?c("edge",r,u):c(E,w,u)}):c(E,w,u)}}
const Ko=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=pe(n).slice(0,$c),r=n.startsWith("/")?new L("not_found",
`Nothing is at ${s}`):new L("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return me(r,t)};var dE=O(7067),An=O(7075);const lE=100,
Ps=new WeakMap;function fE(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(Ps.get(s)??0)+1;if(Ps.set(s,r),r>lE){s.destroy();
return}s.pause(),e.once("socket",()=>{const o=(Ps.get(s)??1)-1;Ps.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const hE=64*1024,pE=128*1024;class mE{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=yE(e,n);if(!s||s.bytes<=hE)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function yE(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
An.Readable?{key:t,bytes:pE}:{key:e.buffer,bytes:e.buffer.byteLength}}const EE=16;class gE{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=EE&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const wE=/^[\w.:-]{1,128}$/,Mc=8*1024*1024,TE=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,bE=47,_E=(0,j.randomBytes)(5).toString("hex");let Cc=0;class SE{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==bE&&OE(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];Cc+=1,this.#s=typeof e=="string"&&wE.
test(e)?e:`${_E}-${Cc}`}return this.#s}get remoteAddress(){return this.#e.socket.remoteAddress}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){
const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client w\
ent away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];
let a=0;const c=d=>{this.#o=!n.complete,o(d)},u=()=>c(new nt("The client went away before its body ended"));if(n.destroyed&&u(),s>e+Mc){c(new Oe);return}n.on("d\
ata",d=>{a+=d.length,a<=e?i.push(d):a>e+Mc?(n.pause(),c(new Oe)):i.length=0}),n.on("end",()=>a>e?c(new Oe):r(NE(i,a))),n.on("error",u),n.on("close",()=>{n.complete||
u()})})}}function OE(t){const[,e,n=""]=TE.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function NE(t,e){const[n]=t;return n!==
void 0&&t.length===1?n:Buffer.concat(t,e)}const RE=15e3,AE=12e4,IE=3e4,Uc=t=>P(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},
{"retry-after":"1"}),kE=128*1024*1024;async function LE(t){const{host:e,log:n,batch:s=new gE}=t,r={handler:Uc,closing:!1,log:n,batch:s,bodies:new mE(kE)},o=new Set,
i=(0,dE.createServer)({headersTimeout:RE,requestTimeout:AE,keepAliveTimeout:IE,joinDuplicateHeaders:!0},(u,d)=>fE(u,d,()=>{s.open(),xE(r,{request:new SE(u,d,o),
incoming:u,outgoing:d})})),a=await DE(i,t.port,e);let c;return{port:a,serve(u){r.handler=u},close(u=5e3){return r.closing=!0,c??=$E(i,o,u),c}}}function vE(t,e){
return`http://${(0,Ke.isIPv6)(t)?`[${t}]`:t}:${e}`}function DE(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,$.xU)(o);r(i==="EADDRINUSE"?new $.
GQ("port_in_use",`Another process uses port ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):
i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new $.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an add\
ress of this machine, and a port of 1024 or more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function $E(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new $.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function xE(t,e){const{request:n}=e,s=o=>jc(ME(n,o,t.log),t,e),
r=o=>{try{jc(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function ME(t,e,n){const s=(0,$.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=St(e);return o?
me(o,t):P(500,{error:{code:"internal",message:"The platform failed to answer. Its log has the cause, with this request ID.",requestID:t.requestID}})}function jc(t,e,n){
const{body:s}=t,{outgoing:r,incoming:o}=n,i=s instanceof An.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(r.writeHead(t.status,CE(t,e,
n)),o.method==="HEAD"||Fc(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof An.Readable?UE(s,e,n):e.batch.end(r,s)}function CE(t,{closing:e},{
request:n}){const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.
push("set-cookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof An.Readable)&&!Fc(t)&&
s.push("content-length",jE(t.body)),s}function Fc({status:t}){return t===204||t===304}function UE(t,{log:e},{request:n,outgoing:s}){(0,An.pipeline)(t,s,r=>{r&&(0,$.
xU)(r)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function jE(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}function FE(t,e,n){const{rooms:s,identity:r,nodes:o,backup:i}=n,{edge:a,kvs:c}=s;return xc({...Pc(t,e,a,n),kvs:Ge(t,"k\
vs")?c?.handler:void 0,...HE(t,e,c,r,o),backup:r&&i})}function PE(t,e,n,s){const r=i=>Ge(t,i)?Uc:void 0,o=r("control");return xc({...Pc(t,e,n,s),kvs:r("kvs"),control:o,
identity:o,operator:o,console:o,backup:o})}function Pc(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:u}=e,{readiness:d,metrics:p}=s;return{
sitesDomain:c,isOwnHost:es({host:a,baseUrl:u}),edge:n?.handler,isCustomHost:n&&BE(n.finder),healthz:Ed({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:d.
handler,metrics:p.handler,tlsAllowed:n&&pd({...n,ownName:new URL(u).hostname}),index:WE(e),openApi:GE(u),observe:zE(p.count,r)}}function BE({domain:t,site:e}){return n=>{
const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}function HE({clock:t,log:e,allowLocalGit:n,stores:s,resolveTxt:r,
fetch:o,kvsQuotas:i},{baseUrl:a,kvsUrl:c,consoleUrl:u,siteUrl:d,sitesDomain:p},E,w,{list:_}){if(!w||!E)return{control:void 0,identity:void 0,operator:void 0,console:void 0};
const{gate:N,issuer:C,organizationsOf:B,mayUseDomain:J}=w,Z={ownName:new URL(a).hostname,sitesDomain:p,mayUseDomain:J,resolveTxt:r},{state:se,logs:fe,sessions:k,
usage:D}=s,W={usage:D,apps:se.apps,clock:t},ce=oo({state:se,logs:fe}),be=ud(N,{state:se,operations:ce,kvs:E,metered:W,kvsUrl:c,siteUrl:d,organizationsOf:B}),ue=zu(
N,{list:_,organizationsOf:B}),Pe=dr(N,{sessions:k,consoleUrl:u,clock:t}),Si={[_e.k7.path]:ue,[_e.vX.path]:Pe},Oi=Rd(new da({blobs:s.blobs,clock:t,log:e})),{providers:gT,
signInKey:wT}=w,TT=is({providers:gT,key:wT,consoleUrl:u,clock:t,fetch:o}),bT={state:se,usage:D,operations:ce,kvs:E,compare:Oi,logs:fe,sessions:k,oidc:TT},{tablePerMinute:_T}={
..._s,...i},ST={...bT,clock:t,organizationsOf:B,consoleUrl:u,siteUrl:d,tablePerMinute:_T};return{control:Wu(N,{state:se,allowLocalGit:n,siteUrl:d,domains:Z}),identity:C.
handler,operator:Pu=>(Si[pe(Pu.target)]??be)(Pu),console:Yt({...ST,verify:N.verify,roleOf:N.roleOf})}}function Bs({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{
baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function GE(t){return async()=>P(200,(await O.e(487).then(O.bind(O,1487))).openApi(t))}function WE(t){const e={service:"\
slipway",...Bs(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>P(200,e)}function zE(t,e){return(n,s,r,o)=>{
if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[u=""]=c.split("?",1);e("info","request",{room:n,method:i,
path:u,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const YE=8e3,KE=3e4,XE=36e5,VE=250,Bc=250,Hc=500,JE=500,QE=1e3;function qE(t){const{clock:e,log:n,
every:s=Ue.fm}=t,r=new Jf(e.now()),o=ZE(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(p){a||n("warn","usage_not_s\
tored",{reason:String(p)}),a=!0}},u=()=>(i??=c().finally(()=>{i=void 0}),i),d=s(YE,u);return{meter:r,flush:u,figures:()=>({counts:r.totals(),waiting:r.waiting,lost:r.
lost}),async[Symbol.asyncDispose](){d(),await i,await u()}}}function ZE(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,j.randomBytes)(12).toString("base64url");
let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(VE)}),await e.add(a).catch(u=>{if(u instanceof q)throw u;
r("error","usage_lost",{rows:a?.rows.length??0,reason:String(u)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Bc)===Bc;);n&&await e.
claimTurn("stored",KE)&&await eg(e,n,s),await e.claimTurn("prune",XE)&&await tg(e,s)}}async function eg(t,e,n){for(let s=0;;){const r=await e.sizes(s,Hc),o=r.length<
Hc,i=o?Number.MAX_SAFE_INTEGER:r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}async function tg(t,e){for(let n=0;n<
QE;n+=1){if(await t.prune(e.now(),JE)===0)return;await new Promise(setImmediate)}}const ng=2e3;function sg({deployments:t,damage:e,ability:n,node:s,clock:r,metering:o}){
const i=new Map,a=s===void 0?{}:{node:s},c=()=>[...i].flatMap(([d,p])=>p.map((E,w)=>[{service:d,status:`${w}xx`,...a},E]).filter(([,E])=>E>0)),u=async()=>{const d=await ig(
t,r);return[Te("slipway_requests_total","counter","Requests answered.",c()),Te("slipway_state_available","gauge","1 if the state can be read, else 0.",[[a,d?1:0]]),
...d?ag(d):[],...rg(o.figures(),a),Te("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[a,e?.total??0]]),...n?[og(n,a)]:[],
Te("process_resident_memory_bytes","gauge","Resident memory.",[[a,process.memoryUsage.rss()]]),Te("process_uptime_seconds","gauge","Seconds since the process st\
arted.",[[a,process.uptime()]])].join("")};return{count(d,p){let E=i.get(d);E||(E=[0,0,0,0,0,0],i.set(d,E));const w=Math.floor(p/100);E[w]=(E[w]??0)+1},handler:async()=>({
status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await u()})}}function rg({counts:t,waiting:e,lost:n},s){
const r=["get","put","delete","other"].flatMap(a=>ao.flatMap(c=>{const u=co(a,c);return u?[[{method:a,outcome:c,...s},t[u]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(
a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"e\
dge",direction:"out",...s},t.site_bytes_out]];return[Te("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),Te("slipway_site_\
requests_total","counter","Requests to sites of apps.",o),Te("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),Te("slipway_us\
age_waiting_rows","gauge","Rows of usage that are not stored yet.",[[s,e]]),Te("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[
[s,n]])]}function og({canBuild:t},e){return Te("slipway_can_build","gauge","1 if the node can build, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}
async function ig(t,e){const n=new AbortController,s=e.sleep(ng,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof
q)return;throw r}finally{n.abort()}}function ag(t){const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[Te("slipway_deployments","\
gauge","Deployments by status.",t.map(s=>[{status:s.status},s.count])),Te("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),
Te("slipway_deployment_seconds_sum","counter","Seconds that deployments ran.",[[{},e(t,"ms")/1e3]]),Te("slipway_deployment_seconds_count","counter","Deployments\
 that ran and ended.",[[{},e(t,"ran")]])]}function Te(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,u])=>`${c}="${cg(u)}"`);return`${t}${a.
length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function cg(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var Xo=O(9127),ug=O(7634);const dg=5e3,Gc=15e3,FT=null,lg=1e3,fg=10;async function hg(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),
i=()=>({...e,version:ug.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{
store:a,start:c,ability:u}=n,d=()=>a.announce({...i(),...c,canBuild:u?.canBuild});await u?.look(),await pg(d,n,t);const p=wg(d,u,t);return Eg(await a.living(),c,
t),{list:()=>a.list(),async[Symbol.asyncDispose](){await p(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function pg(t,{signal:e},{own:{
name:n},clock:s,log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw yg(n,i);o||r("warn","node_name_awaited",mg(n,i)),o??=i,await s.
sleep(lg,e)}}function mg(t,{address:e,silentMs:n}){const s=Math.max(0,Gc-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,Xo.a3)(n)} \
ago. If it was killed, this one goes on in ${(0,Xo.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}
function yg(t,{address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Xo.a3)(n)} ago`,r=`St\
art this one with another --node. If the other one was killed just now, wait ${Gc/1e3} seconds and start this one again.`;return new $.GQ("invalid_input",s,{input:"\
node",remedy:r})}function Eg(t,e,{log:n}){for(const{key:s,flag:r,means:o}of gg){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,u]of Map.groupBy(a,
d=>d[s])){const d=u.slice(0,fg).map(({name:p})=>p);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:d.join(", "),means:o})}}}const gg=[{key:"publ\
icUrl",flag:"--public-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--\
sites-domain",means:"Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function wg(t,e,{own:{name:n},log:s,every:r=Ue.
fm}){let o;const i=Tg(s),a=async()=>{const E=await t();E?i("node_name_taken",{node:n,address:E.address,means:bg}):i(void 0)},c=async()=>{try{await e?.look();let E;
do E=e?.canBuild,await a();while(e?.canBuild!==E)}catch(E){i("node_not_announced",{reason:String(E)})}finally{o=void 0}},u=()=>{o??=c()},d=r(dg,u),p=e?.subscribe(
u);return async()=>{d(),p?.[Symbol.dispose](),await o}}function Tg(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const bg="Another process took t\
he name of this node while this one gave no sign of life. Stop one of them, and start it with another --node";function PT(t,e=Date.now){return(n,s,r)=>t(`${JSON.
stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const Wc=()=>{},In=["control","build","edge","kvs"];function _g(t){return zc(t),Og(t)}function zc(t){const{gitUrlTemplate:e=ke.bD,allowLocalGit:n=!1}=t,s=(0,ke.
Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,ke.ri)(e)}" ${s.problem}`;throw new $.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const Sg={
publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,shared:void 0,roles:In,drainMs:0,host:"127.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,
gitUrlTemplate:ke.bD,clock:Ue.ml,log:Wc,fetch,resolveTxt:mn,workers:2,isolation:"auto",lasting:!0,edgeCacheBytes:64*ne,buildLimits:vs,kvsQuotas:_s};function Og(t){
return{...Sg,node:`${(0,we.hostname)()}/${process.pid}`,...t,buildLimits:{...vs,...t.buildLimits},kvsQuotas:{..._s,...t.kvsQuotas}}}const Ng=2e3,Rg=1e3;function Ag({
node:t,roles:e,checks:n,clock:s}){const r=new Set;let o=!1;const i=In.map(d=>[d,kg(n[d],s)]),a=new Map(i.filter(([d])=>e.includes(d))),c=async d=>{const p=a.get(
d);return p?o?"draining":r.has(d)?await p()?"ready":"failing":"starting":"absent"},u=async d=>{const p=await Promise.all(d.map(async _=>[_,await c(_)])),[,E="re\
ady"]=p.find(([,_])=>_!=="ready")??[],w={status:E,node:t,roles:Object.fromEntries(p)};return E==="ready"?P(200,w):P(503,w,{"retry-after":"1"})};return{start(d){
for(const p of d?[d]:In)r.add(p)},drain(){o=!0},handler(d){const p=Ig(d);if(p===void 0)return u(e);const E=In.find(w=>w===p);return E?u([E]):me(new L("invalid_r\
equest",`role is one of ${In.join(", ")}.`),d)}}}function Ig({target:t}){return new URLSearchParams(t.slice(pe(t).length)).get("role")??void 0}function kg(t,e){
if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(Ng,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(
()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&e.monotonic()-s.at<Rg?s.can:(n??=r(),n)}const Lg="run.json",
Yc="node.json";function BT(t){const e=Kc(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!Bt(s)))return{
roles:n,baseUrl:s}}function HT(t){const e=Kc(t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!=
"number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!Bt(s)||!Bt(r)||!Bt(o)||!Bt(i)||!Bt(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,
requestUrl:a,requestToken:c}}function Bt(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function Kc(t){try{return JSON.parse(t)}catch{return}}
function vg(t,e){return(0,M.rmSync)((0,U.join)(t,Yc),{force:!0}),Xc((0,U.join)(t,Lg),e)}function Dg(t,e){return Xc((0,U.join)(t,Yc),e)}function Xc(t,e){return(0,M.
writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,M.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,M.rmSync)(t,{force:!0})}}function $g(t,e){const n=it.includes(e.host)?"127.0.0.1":e.host,s=Cg(
e.publicUrl??vE(n,t)),r=Mg(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const xg=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function Mg(t,e){const n=(s,r)=>new $.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!xg.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function Cg(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new $.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var Ug=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},jg=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Fg(t){const e={stack:[],error:void 0,hasError:!1};try{const n=Ug(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=_g(t),{log:o,nodeDir:i}=r,a=Qp(i,r.env),c=await LE(r);n.defer(()=>c.close());const u=$g(c.port,r),d=Gg(r),{requestToken:p=(0,j.
randomBytes)(32).toString("base64url")}=r.shared??{},E=n.use(qE({...r,usage:s.usage,engine:Pg(r)})),w=Ge(r,"edge")?tE(r,u,E.meter,n):void 0,_={readiness:d,metrics:Bg(
r,w,E)};w&&r.shared?.awaitStores&&(c.serve(PE(r,u,w,_)),d.start("edge"),n.defer(()=>c.close()),o("info","edge_started",{...Bs(u),port:c.port,dataDir:i,node:r.node})),
await r.shared?.awaitStores?.();const N=await eE(r,w,E.meter,n);n.defer(()=>c.close());const C=Ge(r,"control")?await aE(r,u,a,p):void 0,B=s.backUp,J=n.use(await hg(
Kg(r,u,c.port,N))),Z=Hn(p,B);c.serve(FE(r,u,{..._,rooms:N,identity:C,nodes:J,backup:Z})),await N.build?.queue.start(),d.start();const se=`${u.issuer}/token?api-\
version=2.0`,fe={pid:process.pid,...Bs(u),requestUrl:se,requestToken:p};n.use(C?vg(i,fe):Dg(i,{roles:r.roles,baseUrl:u.baseUrl})),o("info","platform_started",{...Bs(
u),dataDir:i,node:r.node,roles:r.roles.join()});const k=Yg(()=>zg(r,d,N),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...u,port:c.port,dataDir:i,
requestUrl:se,requestToken:p,close:k,mintToken:C?.issuer.mint??Hg,backUp:B,collectGarbage:async()=>N.build?.housekeeping.collect(),[Symbol.asyncDispose]:k}}catch(n){
e.error=n,e.hasError=!0}finally{const n=jg(e);n&&await n}}function Pg(t){return Ge(t,"kvs")?t.stores.kvs:void 0}function Bg({stores:t,shared:e,node:n,clock:s},r,o){
const i=r?.objects.damage,{deployments:a}=t.state;return sg({deployments:a,damage:i,ability:e?.nodes.ability,node:e&&n,clock:s,metering:o})}function Hg(){return Promise.
reject(new TypeError("This node does not have the role control"))}function Gg({node:t,roles:e,stores:n,shared:s,clock:r}){let o;const i=()=>(o??=n.check().finally(
()=>{o=void 0}),o),a=async()=>{await i(),await s?.checkClock()};return Ag({node:t,roles:e,clock:r,checks:{control:a,build:i,kvs:async()=>{await a(),await Wg(n.kvs,
r.now())}}})}async function Wg(t,e){try{await t?.get(0,"ready",e)}catch(n){if(n instanceof q)throw n}}async function zg({drainMs:t,shared:e,clock:n,log:s},r,o){
r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function Yg(t,e,n){let s;return()=>(s??=
t().then(()=>e.disposeAsync()).then(n),s)}function Kg({node:t,roles:e,host:n,shared:s,clock:r,log:o},{baseUrl:i,sitesDomain:a},c,{build:u}){const d=`${it.includes(
n)?(0,we.hostname)():n}:${c}`,p=()=>u?.queue.underWay??0,E=s&&{...s.nodes,start:{...s.nodes.start,publicUrl:i,sitesDomain:a}};return{own:{name:t,roles:e,address:d},
shared:E,builds:p,clock:r,log:o}}const et={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function kn(t){return t instanceof Error&&"errco\
de"in t?Number(t.errcode)&255:0}function Ln(t){return(0,$.b$)(t)||kn(t)===et.FULL}const Xg=[et.BUSY,et.READONLY,et.IOERR,et.CANTOPEN];function Vg(t){return Xg.includes(
kn(t))}function Vc(t){return kn(t)===et.CORRUPT||kn(t)===et.NOTADB}function Jc(t){return kn(t)===et.BUSY}const Qc="abcdefghijklmnopqrstuvwxyz234567",Jg=63,qc=6,
Qg=()=>(0,j.randomInt)(2**32)/2**32;function Vo(t,e){let n="";for(;n.length<t;)n+=Qc[Math.floor(e()*Qc.length)]??"";return n}function qg(t){const e=t.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Jg-qc-1).replace(/-+$/,"");return e===""?"app":e}function Zc(t,e){return`${qg(t)}-${Vo(qc,e)}`}var Re=O(1455);
const Zg=[".drafts","tmp"],ew=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;function tw(t,e){let n=Promise.
resolve();const s=async r=>{nw(r,t);try{await eu(t,r),e(r),await eu(t,r)}catch(o){for(const i of(0,M.readdirSync)(r))await(0,Re.rm)((0,U.join)(r,i),{recursive:!0});
throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function nw(t,e){if(!(0,U.isAbsolute)(t))throw Hs(`"${t}" is not an absolute path`);if((0,re.
FK)(e,t))throw Hs(`${t} is inside the data directory`);try{if((0,re.wZ)(t,448),(0,M.readdirSync)(t).length>0)throw Hs(`${t} is not empty`)}catch(n){throw n instanceof
$.GQ||Ln(n)?n:Hs(`${t} cannot be written (${(0,$.xU)(n)})`)}}const sw=5;async function eu(t,e){const n=s=>!(0,U.relative)(t,s).split(U.sep).some(r=>Zg.includes(
r));for(const s of(0,M.readdirSync)(t).filter(r=>!ew.test(r)))for(let r=1;;r+=1)try{await(0,Re.cp)((0,U.join)(t,s),(0,U.join)(e,s),{recursive:!0,force:!1,filter:n});
break}catch(o){if((0,$.xU)(o)!=="ENOENT"||r===sw)throw o}}function Hs(t){return new $.GQ("invalid_input",t,{input:"to",remedy:"Name a directory outside the data\
 directory that is empty or does not exist yet."})}function GT(t){return t}class rw extends Error{name="BlobsFull"}class tu extends Error{name="WrongBytes"}const ow=200,
nu=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,iw=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function Jo(t){if(t.length<=ow&&iw.test(t))return t;throw new TypeError(
`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function aw(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(
t.slice(0,100))} needs a / at its end`);return Jo(t.slice(0,-1)),t}var cw=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},uw=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Qo={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},su={...Qo,sync:async()=>{}};function Gs(t){(0,M.mkdirSync)(t,{recursive:!0,mode:448})}async function dw(t,e=Qo){
const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===su)return;const s=cw(n,await(0,Re.open)(t,"r"),!0);await e.sync(s)}catch(s){n.
error=s,n.hasError=!0}finally{const s=uw(n);s&&await s}}function qo(t){return gt(()=>(0,M.readdirSync)(t))??[]}const lw=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Zo(t){
return lw.has((0,$.xU)(t))}function gt(t){try{return t()}catch(e){if(Zo(e))return;throw e}}var fw=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="\
function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},hw=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const ru=600*1e3;class pw{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){const s=this.#r(e),r=gt(
()=>{const o=(0,M.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=ru||mw(s,n)});return r&&this.#t.add(ei(s)),r??
!1}put(e,n,s){return this.#o(e,async r=>{if((0,j.hash)("sha256",n)!==s)throw new tu(`The bytes of ${e} have another hash`);await this.#c(r,n)})}putStream(e,n,s,r){
return this.#o(e,async o=>{const i=(0,j.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(o,c)}if(a!==n||
i.digest("hex")!==r)throw new tu(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;
const e=new Set([...this.#t].flatMap(n=>ou(this.#e.dir,n)));try{await Promise.all([...e].map(n=>dw(n,this.#e.disk)))}catch(n){throw this.#u(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${Jo(e)}`}async#o(e,n){const s=this.#r(e);if(this.#s)throw this.#s.error;const r=this.#i(
s,n).catch(o=>{throw this.#u(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,U.join)(this.#e.drafts,(0,j.randomUUID)());try{await this.#a(
s,n),await(0,Re.rename)(s,e).catch(r=>{if((0,$.xU)(r)!=="ENOENT")throw r;return Gs((0,U.dirname)(e)),(0,Re.rename)(s,e)}),this.#t.add(ei(e))}catch(r){throw await(0,Re.
rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=fw(s,await(0,Re.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(
r)}catch(r){s.error=r,s.hasError=!0}finally{const r=hw(s);r&&await r}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#u(e){const n=Ln(
e)?new rw("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function ei(t){return t.slice(0,t.lastIndexOf("/"))}function ou(t,e){return e===t?[e]:[e,
...ou(t,ei(e))]}function mw(t,e){const{mtimeNs:n}=(0,M.statSync)(t,{bigint:!0});try{(0,M.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,$.
xU)(s)!=="EPERM")throw s;return!1}return(0,M.statSync)(t).size===e}function yw({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function Ws({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const ti=1024*1024,Ew=16*ti;class gw{#e;#t=0;constructor(e,n=()=>Tw(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,Ew))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-ww(e.size):Number.POSITIVE_INFINITY}}function ww(t){return Math.min(Math.max(256*ti,t/100),2560*ti,t/8)}function Tw(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,M.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var iu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},au=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const bw=64*1024,ni=".damaged";function WT(t){return t.endsWith(ni)?t.slice(0,-ni.length):void 0}const _w=3600*1e3;
class Sw{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,U.join)(e,".drafts"),this.#n=(0,U.join)(e,".leaving"),this.#s=n,this.#r=
s??Qo,this.#o=new gw(e),Gs(e)}async head(e){const n=await this.#u(e,s=>(0,Re.stat)(s,{bigint:!0}));return n?.isFile()?Ws(n):void 0}async load(e,n){const s={stack:[],
error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=iu(s,r,!0),i=Ws(await o.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await o.
readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=au(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(
e);if(!r)return;const o=iu(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(Buffer.alloc(Math.max(0,i)),{position:n.
start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=au(s);r&&await r}}async stream(e,n){return(await this.#c(e))?.createReadStream({
start:0,...n,highWaterMark:bw})}writer({lasting:e=!0}={}){this.#h(),Gs(this.#t);const n=e&&this.#s?this.#r:{...su,write:this.#r.write},s={dir:this.#e,drafts:this.#t,
reserve:this.#o,disk:n};return new pw(s)}async delete(e){const n=this.#a(e);(0,M.rmSync)(n,{force:!0});for(const s of this.#l(e))(0,M.rmSync)(s,{force:!0});(0,M.
rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#h();const s=this.#f(e,r=>yw(r)<n-ru);return s!==void 0&&(0,M.rmSync)(s,{force:!0}),
s!==void 0}async distrust(e,n){const s=this.#f(e,r=>Ws(r).version===n);return s===void 0?!1:((0,M.renameSync)(s,`${this.#a(e)}${ni}`),!0)}async*list(e){const n=(0,U.
join)(this.#e,aw(e)),s=await(0,Re.readdir)(n,{withFileTypes:!0}).catch(zs);for(const r of s??[]){if(!nu.test(r.name))continue;const o=e+r.name;r.isDirectory()&&
(yield*this.list(`${o}/`));const i=r.isFile()&&gt(()=>(0,M.statSync)((0,U.join)(this.#e,o),{bigint:!0}));i&&(yield{key:o,...Ws(i)})}}async*folders(){for(const e of await(0,Re.
readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&nu.test(e.name)&&(yield e.name)}#a(e){return(0,U.join)(this.#e,Jo(e))}async#c(e){const n=await this.#u(e,s=>(0,Re.
open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#u(e,n){const s=this.#a(e),r=await n(s).catch(zs);if(r!==void 0)return r;for(const o of this.#l(
e)){const i=await n(o).catch(zs);if(i!==void 0)return i}return n(s).catch(zs)}#l(e){const n=`${cu(e)}~~`;return qo(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,U.
join)(this.#n,s))}#f(e,n){const s=this.#a(e),r=gt(()=>(0,M.statSync)(s,{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,U.join)(this.#n,`${cu(e)}~~${Date.
now()}~${(0,j.randomUUID)()}`);Gs(this.#n);const a=gt(()=>((0,M.renameSync)(s,o),!0))&&gt(()=>(0,M.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#d(o,s)}}#d(e,n){
try{(0,M.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,$.xU)(s)??"")){(0,M.renameSync)(e,n);return}if((0,$.xU)(s)!=="EEXIST"&&!Zo(s))throw s}
(0,M.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const e=Date.now()-_w;for(const n of qo(this.#t)){const s=(0,U.join)(this.#t,n);(gt(()=>(0,M.statSync)(
s).mtimeMs)??e)<e&&(0,M.rmSync)(s,{force:!0,recursive:!0})}for(const n of qo(this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,
10)<e&&this.#d((0,U.join)(this.#n,n),this.#a(o))}}}function cu(t){return t.replaceAll("/","~")}function zs(t){if(!Zo(t))throw t}const si=10,Ow=/^[\w-]{1,128}$/;
function Nw(t){if(Ow.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not a deployID`)}function uu(t,e){const n=du(t,e),s=e.from<0?Math.max(0,n-1):n;
return{start:s,length:Math.min(n+e.limit,t)-s}}function Rw(t,e,n){const{from:s,limit:r,isComplete:o=!1}=n,i=du(e,n),a=t.subarray(i-uu(e,n).start),c=s<0&&i>0&&t[0]!==
si?Aw(a):0,d=i+a.length>=e&&o?a.length:Iw(a,r);return{text:a.toString("utf8",Math.min(c,d),d),next:i+d,size:e}}function du(t,{from:e}){return Math.min(t,e<0?Math.
max(0,t+e):e)}function Aw(t){const e=t.indexOf(si)+1;return e>0?e:Math.max(0,t.findIndex(n=>!lu(n)))}function Iw(t,e){const n=t.lastIndexOf(si)+1;return n>0||t.
length<e?n:kw(t)}function kw(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-e]??0;if(lu(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-
e:t.length}return t.length}function lu(t){return(t&192)===128}var Lw=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},vw=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});function Dw(t){(0,M.mkdirSync)(t,{recursive:!0,mode:448});const e=n=>(0,U.join)(t,`${Nw(n)}.log`);return{append:async(n,s)=>{await(0,Re.appendFile)(e(n),s,
{mode:384}).catch(()=>{})},end:async()=>{},async read(n,s){try{const r={stack:[],error:void 0,hasError:!1};try{const o=Lw(r,await(0,Re.open)(e(n)),!0);return await $w(
o,s)}catch(o){r.error=o,r.hasError=!0}finally{const o=vw(r);o&&await o}}catch(r){if((0,$.xU)(r)==="ENOENT")return;throw r}}}}async function $w(t,e){const{size:n}=await t.
stat(),{start:s,length:r}=uu(n,e);return Rw(await xw(t,s,r),n,e)}async function xw(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.
read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function Mw(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{
t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var ri=O(99);const Ys=[`
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
  `];function Cw(t){const e=new ri.DatabaseSync(t===void 0?":memory:":(0,U.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),Uw(e),e}catch(n){throw e.close(),n}}function Uw(t){const e=fu(t);if(e!==Ys.length){if(e>Ys.length)
throw new $.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Ys.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of Ys.entries())Ks(t,()=>{fu(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function fu(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function hu(t,e){t.prepare("VACUUM INTO ?").run(e),(0,M.chmodSync)(e,384)}function Ks(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function vn(t){return{read:async e=>pu(e),write:async e=>pu(
()=>Ks(t,e))}}function pu(t){try{return t()}catch(e){const n=Ln(e);throw!n&&!Vg(e)?e:new q(`The state cannot be read or written: ${jw(e)}`,{cause:e,isFull:n})}}
function jw(t){return t instanceof Error?t.message:String(t)}function Fw(t){const e=(0,U.join)(t,"platform.pid"),n=(0,U.join)(t,"platform.lock");(0,M.writeFileSync)(
n,"",{flag:"a",mode:384});const s=new ri.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.
close(),Vc(r)?new $.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"data",remedy:"Remove the file: it contains no data, and the next sta\
rt creates it.",cause:r}):Jc(r)?new $.GQ("platform_locked",`Another platform uses ${t}${Pw(e)}`,{input:"data",remedy:"Stop that one first, or name another direc\
tory with --data.",cause:r}):r}return(0,M.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,M.rmSync)(e,{force:!0}),s.close())}}}function Pw(t){try{const e=/^\d{1,10}$/.exec((0,M.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function Bw(t){return yu(t,e=>{(mu(e)||(0,M.readdirSync)(e).length===0)&&(0,M.chmodSync)(e,448),(0,M.writeFileSync)(
(0,U.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function zT(t){const e=yu(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(mu(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function mu(t){return(0,M.existsSync)((0,U.join)(t,"platform.db"))}function yu(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new $.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,U.resolve)(t);try{(0,re.wZ)(
n,448),e(n)}catch(s){throw new $.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,$.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,M.existsSync)((0,U.join)(n,".gitignore"))||(0,M.writeFileSync)((0,U.join)(n,".gitignore"),`*
`,{mode:384}),n}function v(t,e){const n=t[e];if(typeof n!="string")throw ii(e);return n}function le(t,e){return t[e]===null?null:v(t,e)}function G(t,e){const n=t[e];
if(typeof n!="number")throw ii(e);return n}function tt(t,e){return t[e]===null?null:G(t,e)}function oi(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw ii(
e);return n}function ii(t){return new $.GQ("internal",`The column ${t} of the database has an unexpected type`)}function Dn(t){return{seq:G(t,"seq"),deployID:v(
t,"deploy_id"),status:Eu(t),stage:ai(t),branch:v(t,"branch"),commit:le(t,"commit"),createdAt:G(t,"created_at"),startedAt:tt(t,"started_at"),finishedAt:tt(t,"fin\
ished_at"),supersededBy:le(t,"superseded_by"),cancelledBy:le(t,"cancelled_by"),triggeredBy:le(t,"triggered_by"),redeployOf:le(t,"redeploy_of"),commitFacts:{subject:le(
t,"commit_subject"),author:le(t,"commit_author")},size:Ww(t),enteredAt:Gw(t)}}const Hw=["cancelled_by","triggered_by","redeploy_of","commit_subject","commit_aut\
hor","release_files","release_bytes","install_at","build_at","sync_at","activate_at"],$n={install:"install_at",build:"build_at",sync:"sync_at",activate:"activat\
e_at"};function Gw(t){const e=Object.entries($n).map(([n,s])=>[n,tt(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function Ww(t){const[e,n]=[tt(t,
"release_files"),tt(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function zw({branch:t,commit:e,by:n=null},s){return{branch:t??s,commit:e,
by:n,redeployOf:null,facts:{subject:null,author:null}}}function Yw(t,e){return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,facts:t.commitFacts}}function Kw(t,e){
return e?{kind:t?"cancelled":"not_queued",deployment:e}:{kind:"no_deployment"}}function ai(t){const e=le(t,"stage");return he.Mb.find(n=>n===e)??null}function Eu(t){
const e=v(t,"status"),n=he.PB.find(s=>s===e);if(!n)throw new $.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function Xw(t){
return Vw(le(t,"failure"))??Gl(ai(t)??"build")}function Vw(t){try{return t===null?void 0:Ea(JSON.parse(t))}catch{return}}function Jw(t){return{status:Eu(t),count:G(
t,"count"),ran:G(t,"ran"),ms:G(t,"ms")}}function Ht(t){const e=v(t,"type"),n=I.yN.find(s=>s===e);if(!n)throw new $.GQ("internal",`The database has an app of the\
 unknown type ${e}`);return{org:v(t,"org"),project:v(t,"project"),appID:v(t,"app_id"),name:v(t,"name"),type:n,repository:v(t,"repository"),branch:v(t,"branch"),
buildCommand:le(t,"build_command"),outputDirectory:le(t,"output_directory"),region:le(t,"region"),settings:ci(v(t,"settings")),subdomain:v(t,"subdomain"),environmentID:v(
t,"environment_id"),liveRelease:le(t,"live_release"),createdAt:G(t,"created_at"),updatedAt:G(t,"updated_at")}}function ci(t){const e=JSON.parse(t);return(0,x.Gv)(
e)?e:{}}function Qw(t,{settings:e,...n}){const s=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...n,settings:Object.fromEntries(s)}}
function gu(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function qw(t,e){const[n,
s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),removed:n.filter(r=>!s.includes(r)).sort()}}const ui="",Zw="\
\u{10FFFF}";function e0({after:t,before:e,prefix:n=""}){const s=`${n}${Zw}`,r=t&&t.appID>=n?[t.appID,t.project]:[n,ui],o=e&&e.appID<s?[e.appID,e.project]:[s,ui];
return[...r,...o]}function t0(t,e){return{deployID:v(t,"deploy_id"),app:{org:v(t,"org"),project:v(t,"project"),appID:v(t,"app_id")},repository:v(t,"repository"),
branch:v(t,"job_branch"),commit:le(t,"commit_requested"),buildCommand:le(t,"build_command"),outputDirectory:le(t,"output_directory"),settings:ci(v(t,"settings")),
env:e}}function n0(t){return{deployID:v(t,"deploy_id"),manifestHash:v(t,"manifest")}}function s0(t,e){const n=le(t,"live_release");return{org:v(t,"org"),project:v(
t,"project"),appID:v(t,"app_id"),subdomain:v(t,"subdomain"),settings:ci(v(t,"settings")),release:e.find(({deployID:s})=>s===n)??null,kept:e.filter(({deployID:s})=>s!==
n)}}function r0(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function o0(t){const[e]=t;if(!e)
return;const n=t.filter(s=>s.name!==null).map(a0);return{type:v(e,"type"),environmentID:v(e,"environment_id"),tables:n}}function i0(t){return{keyspace:G(t,"keys\
pace"),app:{org:v(t,"org"),project:v(t,"project"),appID:v(t,"app_id")},name:v(t,"name"),environmentID:v(t,"environment_id"),type:v(t,"type")}}function a0(t){return{
name:v(t,"name"),createdAt:G(t,"created_at"),tokenHash:v(t,"token_hash"),sealed:oi(t,"token_sealed")}}function wu(t){return{accessKeyID:v(t,"access_key_id"),environmentID:v(
t,"environment_id"),sealed:oi(t,"sealed"),expiresAt:G(t,"expires_at")}}function c0(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.
has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[u,d])=>c+Buffer.byteLength(u)+Buffer.byteLength(d),0);return i.length>s.variables||a>s.bytes?void 0:
Object.fromEntries(i)}function u0(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function YT(t){return JSON.
stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}function d0({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=xn(
t),a="SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?)",c=t.prepare(`${a} ORDER BY app_id, project LIMIT ?`),u=t.prepare(
`${a} ORDER BY app_id DESC, project DESC LIMIT ?`),d=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),p=t.prepare("SELECT org FROM apps WHER\
E org < ? ORDER BY org DESC LIMIT 1"),E=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),w=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, rep\
ository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),_=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),N=t.prepare(`SELECT e.name, e.value FROM env e JOIN apps a ON a.id = e.app
    WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),C=t.prepare("DELETE FROM env WHERE app = ?"),B=t.prepare("INSERT INTO env (app, name, v\
alue) VALUES (?, ?, ?)"),J=l0(t),Z=({subdomain:k},D)=>{n.publish({kind:"site",subdomain:k});for(const W of D)n.publish({kind:"domain",domain:W})},se=k=>{const D=i(
k);if(!D)throw new $.GQ("internal",`The app ${k.appID} is not in platform.db`);return Ht(D)},fe=k=>{let D=Zc(k,o);for(;E.get(D);)D=Zc(k,o);return D};return{find:k=>e.
read(()=>{const D=i(k);return D&&Ht(D)}),async create({key:k,type:D,config:W},ce){const be=()=>{if(i(k))return;const Pe=r.now();return w.run(k.org,k.project,k.appID,
k.appID,D,...gu(W),fe(k.appID),`env-${Vo(16,o)}`,Pe,Pe),J.assign(k,void 0,W),se(k)},ue=await e.write(()=>s.run(ce,be)??{kind:"taken"});return ue.kind==="done"&&
Z(ue.made,ue.made.settings.domains??[]),ue},async update(k,D){const W=await e.write(()=>{const ce=i(k);if(!ce)return;const[be,ue]=[Ht(ce),Qw(Ht(ce),D)];return _.
run(...gu(ue),r.now(),G(ce,"id")),{changed:J.assign(k,be,ue),app:se(k)}});return W&&Z(W.app,W.changed),W?.app},env:({org:k,project:D,appID:W})=>e.read(()=>di(N.
all(k,D,W))),replaceEnv:(k,D)=>e.write(()=>{const W=i(k);if(!W)return!1;const ce=G(W,"id");C.run(ce);for(const[be,ue]of Object.entries(D))B.run(ce,be,ue);return!0}),
editEnv:(k,D,W)=>e.write(()=>{const ce=i(k);if(!ce)return{kind:"no_app"};const be=di(N.all(k.org,k.project,k.appID)),ue=c0(be,D,W);if(!ue)return{kind:"full"};const Pe=G(
ce,"id");C.run(Pe);for(const[Si,Oi]of Object.entries(ue))B.run(Pe,Si,Oi);return u0(be,ue,D)}),organizations:({after:k=ui,before:D,limit:W})=>e.read(()=>{const ce=D===
void 0?d:p,be=[];for(let ue=D??k;be.length<W;){const Pe=ce.get(ue);if(!Pe)break;ue=v(Pe,"org"),be.push(ue)}return D===void 0?be:be.reverse()}),list:(k,D)=>e.read(
()=>{const W=(D.before?u:c).all(k,...e0(D),D.limit).map(Ht);return D.before?W.reverse():W})}}function l0(t){const e=xn(t),n=t.prepare("INSERT INTO domains (name\
, app) VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=qw(o,i),
u=a.length+c.length>0?e(r):void 0;if(!u)return[];const d=G(u,"id");for(const p of c)s.run(p,d);for(const p of a)if(n.run(p,d).changes===0)throw new h(p);return[
...c,...a]}}}function xn(t){const e=t.prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?");return({org:n,project:s,appID:r})=>e.get(n,s,r)}
function di(t){return Object.fromEntries(t.map(e=>[v(e,"name"),v(e,"value")]))}const Tu="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at \
IS NULL",bu="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL",_u=`status = 'failed', stage = ?, failure = ?, ${bu}`;function f0(t){
const{database:e,commands:n,changes:s,clock:r}=t,o=k=>e.prepare(`UPDATE deployments SET ${k} WHERE ${Tu}`),i=o("lease_until = ?"),a=k=>o(`status = ?, stage = ?,\
 ${k} = coalesce(${k}, ?)`),c={clone:a("started_at"),install:a($n.install),build:a($n.build),sync:a($n.sync),activate:a($n.activate)},u=o(`commit_sha = ?, commi\
t_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),d=o("stored_release = ?, release_files = ?, release_bytes = ?"),p=o(_u),E=h0(e,r),w=e.prepare(`SELECT deploy_id\
, stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),_=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),N=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),C=e.prepare(`SELECT 1 FROM dep\
loyments
    WHERE deploy_id = ? AND fence = ? AND status = 'succeeded'`),B=m0(e,r),J=y0(t),Z=E0(e),se=(k,D,...W)=>n.read(()=>k.run(...W,D.deployID,D.fence).changes===1),
fe=k=>(k.length>0&&s.publish({kind:"jobs"}),k);return{claim:k=>n.write(()=>B(k)),renew:k=>se(i,k,r.now()+js),advance:(k,D)=>se(c[D],k,kc[D],D,r.now()),recordCommit:(k,D,W)=>se(
u,k,D,W?.subject??null,W?.author??null),recordRelease:(k,D,W)=>se(d,k,D,W?.files??null,W?.bytes??null),async finish(k,D){if(D.kind==="live"){const W=await n.write(
()=>J(k,D.manifestHash));if(W===void 0)return!1;s.publish({kind:"site",subdomain:W})}else if(!await se(p,k,...Su(D.facts,r)))return!1;return s.publish({kind:"jo\
bs"}),!0},hasSucceeded:({deployID:k,fence:D})=>n.read(()=>C.get(k,D)!==void 0),expire:async()=>fe(await n.write(()=>w.all(r.now()).map(E))),expireAll:()=>fe(Ks(
e,()=>_.all().map(E))),isBusy:()=>n.read(()=>N.get()!==void 0),releases:k=>n.read(()=>Z(k))}}function Su(t,e){return[t.stage,JSON.stringify(ma(t)),e.now()]}function h0(t,e){
const n=t.prepare(`UPDATE deployments SET ${_u} WHERE deploy_id = ?`);return s=>{const r=v(s,"deploy_id");return n.run(...Su(Lc(ai(s)??"clone"),e),r),r}}const li="\
finished_at IS NULL AND status = 'queued'",p0=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${li}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${li} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${li} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, d.commit_requested, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function m0(t,e){const n=t.prepare(p0),s=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', \
started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return o=>{const i=n.
get();if(!i)return;const a=e.now(),c=v(i,"deploy_id"),u=G(i,"fence");return s.run(kc.clone,a,u,o,a+js,c),{deployID:c,fence:u,job:t0(i,di(r.all(G(i,"id"))))}}}function y0({
database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${bu}
    WHERE ${Tu}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING id, subdomain`),i=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:a,fence:c},u)=>{const d=e.now();if(s.run(d,a,c).changes!==1)return;r.run(u,d,a);const p=o.get(a,a)??
{};return i.run(G(p,"id"),n),v(p,"subdomain")}}function E0(t){const e=t.prepare(`SELECT r.manifest AS manifest FROM apps a JOIN releases r ON r.app = a.id WHERE\
 a.org = ?
    UNION SELECT d.stored_release FROM deployments d INDEXED BY deployments_leased JOIN apps a ON a.id = d.app
    WHERE d.lease_node IS NOT NULL AND d.stored_release IS NOT NULL AND a.org = ?`);return n=>e.all(n,n).map(s=>v(s,"manifest"))}const Ou=32,g0=4096;function w0(t,e){
const n=(0,U.join)(t,"platform.key"),s=(0,U.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>b0(n),i=()=>{if(T0(e))throw fi(`${n} is missing\
, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were sealed with`;return{value:Nu(e,n,o,i),wrong:c=>fi(
a,c)}},async signingKey(r){return{value:Nu(e,s,()=>_0(s),r),wrong:a=>Au(s,a)}}}}function Nu(t,e,n,s){const r=n();return r!==void 0?r:Ks(t,()=>{const o=n();if(o!==
void 0)return o;const i=s();return S0(e,i),i})}function T0(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS \
any").get()?.any===1}function b0(t){return Ru(()=>{const e=(0,M.statSync)(t);if(!e.isFile()||e.size!==Ou)throw fi(`${t} is not a key of ${Ou} bytes`);const n=(0,M.
readFileSync)(t);return(0,M.chmodSync)(t,384),n})}function _0(t){return Ru(()=>{const e=(0,M.statSync)(t);if(!e.isFile()||e.size>g0)throw Au(t);return(0,M.readFileSync)(
t,"utf8")})}function Ru(t){try{return t()}catch(e){if((0,$.xU)(e)==="ENOENT")return;throw e}}function S0(t,e){const n=`${t}.${(0,j.randomBytes)(4).toString("hex")}`,
s=(0,M.openSync)(n,"wx",384);try{try{(0,M.writeSync)(s,Buffer.from(e)),(0,M.fsyncSync)(s)}finally{(0,M.closeSync)(s)}(0,M.renameSync)(n,t)}catch(r){throw(0,M.rmSync)(
n,{force:!0}),r}}function fi(t,e){return new $.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name \
another directory with --data.",cause:e})}function Au(t,e){return new $.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: t\
he next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}const O0=160;class N0{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&
(this.#s-=hi(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=hi(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(
e);const n=this.#t.get(e);n&&(this.#s-=hi(e,n),this.#t.delete(e))}clear(){this.#t=new Map,this.#n=new Map,this.#s=0}}function hi(t,e){return O0+2*(t.length+e.value.
length)}const R0=`
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
`;function A0(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${R0} COMMIT;`)}function I0(t){const e=t.prepare(
"SELECT keyspace, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?");return(n,s)=>e.all(n,s).map(r=>({keyspace:G(r,"keyspace"),keys:G(r,"keys"),
bytes:G(r,"bytes")}))}const k0=16*1024*1024,pi=1e3,L0=`
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
`;function Iu(t){const e=(t.open??(n=>new ri.DatabaseSync(n)))(t.path);try{return e.exec(L0),A0(e),new v0(e,t)}catch(n){throw e.close(),Jc(n)?new $.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}class v0{#e;#t;#n;#s;#r;#o=[];#i="open";constructor(e,n){this.#e=e,this.#t=D0(e),this.#n=I0(e),this.#s=new N0(n.cacheBytes??
k0),this.#r=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#i==="closed")throw new q("the store is closed");const r=mi(e,n),o=this.#s.get(r)??this.#a(r,e,n);return o&&
(o.expiresAt===null||o.expiresAt>s)?o:void 0}#a(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?
null:Number(r.expires_at)};return this.#s.set(e,o),o}catch(r){throw new q("the store could not be read",{cause:r})}}put(e,n,s){return this.#c(()=>this.#t.put.run(
e,n,s.value,s.expiresAt),()=>this.#s.set(mi(e,n),s))}delete(e,n){return this.#c(()=>this.#t.delete.run(e,n),()=>this.#s.delete(mi(e,n)))}async sweep(e,n){let s=0;
return await this.#c(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=pi;for(;n===pi;)await this.#c(()=>{n=Number(this.#t.drop.run(e,e,pi).
changes)},()=>this.#s.clear())}async sizes(e,n){if(this.#i==="closed")throw new q("the store is closed");try{return this.#n(e,n)}catch(s){throw new q("the store\
 could not be read",{cause:s})}}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM sto\
re").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){hu(this.#e,
e)}async close(){this.#i!=="closed"&&(this.#u(),this.#i="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#c(e,n){return new Promise((s,r)=>{
if(this.#i!=="open")return r(new q(`the store is ${this.#i}`));this.#o.length===0&&setImmediate(()=>this.#u()),this.#o.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#o;if(this.#o=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#l()&&Ln(n)||this.#f(n);const r=new q(
"the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.isTransaction&&this.#e.
exec("ROLLBACK"),!0}catch{return!1}}#f(e){this.#i="poisoned",this.#r(e)}}function mi(t,e){return`${t}/${e}`}function D0(t){return{begin:t.prepare("BEGIN IMMEDIA\
TE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO\
 UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("D\
ELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspa\
ce = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?)"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function $0(t,e,n){
const s=ku(t),r=e.identity();x0(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,j.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===
void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function x0(t,{identity:e,highest:n},s){const r=ku(t),o=M0(t);if(n>o)throw yi(s,
`kvs.db contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw yi(s,"they \
come from two data directories");if(r!==void 0&&e===void 0&&C0(t))throw yi(s,"kvs.db is missing, or older than platform.db")}function ku(t){const e=t.prepare("S\
ELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function M0(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE \
name = 'kvs_tables'").get()?.seq??0)}function C0(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function yi(t,e){return new $.GQ("unsupp\
orted_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or\
 name another directory with --data."})}const Lu="kvs.db";function U0({dataDir:t,lasting:e=!0,database:n,log:s=Wc}){const r=e?j0((0,U.join)(t,Lu),s):Iu({path:":\
memory:"});try{$0(n,r,t)}catch(o){throw r.close(),o}return r}function j0(t,e){return(0,M.writeFileSync)(t,"",{flag:"a",mode:384}),Iu({path:t,onPoisoned:s=>e("er\
ror","kvs_store_poisoned",{reason:s instanceof Error?s.message:String(s),remedy:"Check the disk, then restart the platform. Until then all writes fail."})})}const Ei=6e4;
function F0(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};return{take(r){const o=t.monotonic(),i=Math.floor(o/Ei);i!==e&&
(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((Ei-o%Ei)/1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const P0=100;
function B0(t,e){const n=vn(t),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("SELECT *\
 FROM kvs_roles WHERE access_key_id = ?"),a=t.prepare("SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:c,environmentID:u,sealed:d,expiresAt:p},{
now:E,most:w}){const _=await n.write(()=>{s.run(E,P0);const N=r.all(u,w-1);return o.run(c,u,d,p),N.map(C=>v(C,"access_key_id"))});for(const N of _)e.publish({kind:"\
role",accessKeyID:N})},find:c=>n.read(()=>{const u=i.get(c);return u&&wu(u)}),any:()=>n.read(()=>{const c=a.get();return c&&wu(c)})}}function H0(t){const e=new Map,
n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>
t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{lifetime:a,perIdentity:c,inAll:u}){const d=t.monotonic();n(0,p=>p.expiresAt<=d),n(c-1,
p=>p.identity===o),n(u-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:d+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),o},async close(r){
e.delete(r)}}}const Mn=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${Hw.map(t=>`d.${t}`).join(", ")}`,Xs="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",G0=Number.MAX_SAFE_INTEGER;function W0(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=xn(e),i=e.prepare(`SELECT ${Mn} FROM dep\
loyments d ${Xs} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${Mn} FROM deployments d ${Xs} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${Mn} FROM deployments d ${Xs} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),u=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Xs} AND d.deploy_id = ? AND d.status = 'failed'`),d=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0"),p=(N,C)=>{
const B=i.get(...Cn(N),C);return B&&Dn(B)},E=z0(t,p),w=Y0(t),_=N=>((N.kind==="done"||N.kind==="cancelled")&&s.publish({kind:"jobs"}),N);return{async create(N,C,B){
const J=await n.write(()=>{const Z=o(N);return Z&&r.run(B,()=>E(N,Z,zw(C,v(Z,"branch"))))});return _(J??{kind:"no_app"})},async redeploy(N,C,B,J){const Z=await n.
write(()=>{const[se,fe]=[o(N),p(N,C)];return se&&fe&&r.run(J,()=>E(N,se,Yw(fe,B)))});return _(Z??{kind:"no_deployment"})},cancel:async(N,C,B)=>_(await n.write(()=>Kw(
w(N,C,B),p(N,C)))),find:(N,C)=>n.read(()=>p(N,C)),list:(N,{before:C=G0,since:B,limit:J})=>n.read(()=>B===void 0?a.all(...Cn(N),C,J).map(Dn):c.all(...Cn(N),B,J).
map(Dn).reverse()),failure:(N,C)=>n.read(()=>{const B=u.get(I.IC.bytes,...Cn(N),C);return B&&Xw(B)}),totals:()=>n.read(()=>d.all().map(Jw))}}function z0({database:t,
clock:e,random:n},s){const r=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),o=t.prepare(`INSERT INTO deployments (deploy_id, app, org, status, branch, commit_requested, t\
riggered_by,
    redeploy_of, commit_subject, commit_author, created_at) VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?)`);return(i,a,{branch:c,commit:u,by:d,redeployOf:p,facts:E})=>{
const w=`dpl-${Vo(16,n)}`,[_,N]=[G(a,"id"),e.now()];r.run(w,N,_),o.run(w,_,i.org,c,u,d,p,E.subject,E.author,N);const C=s(i,w);if(!C)throw new $.GQ("internal",`T\
he deployment ${w} was not stored`);return C}}function Y0({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?\
, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL AND status = 'queued'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`);return(s,r,o)=>n.run(o,e.now(),r,...Cn(s)).changes===1}function Cn({org:t,project:e,
appID:n}){return[t,e,n]}function K0({database:t,commands:e}){const n=d=>t.prepare(`SELECT a.*, t.seq AS newest FROM app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.seq < ? ${d} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELECT ${Mn} FROM deployments d WHERE d.seq \
= ?`),i=t.prepare(`SELECT ${Mn} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=d=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${d} LIMIT\
 ?)`),c={apps:a("apps WHERE org = ?"),live:a("apps WHERE org = ? AND live_release IS NOT NULL"),failed:a("app_activity WHERE org = ? AND failed")},u=d=>d?G(d,"n"):
0;return{recent:(d,{before:p=Number.MAX_SAFE_INTEGER,failed:E=!1,limit:w})=>e.read(()=>(E?r:s).all(d,p,w).flatMap(_=>{const N=o.get(G(_,"newest"));return N?[{app:Ht(
_),newest:Dn(N)}]:[]})),newest:d=>e.read(()=>d.map(({org:p,project:E,appID:w})=>{const _=i.get(p,E,w);return _?Dn(_):null})),counts:(d,p)=>e.read(()=>({apps:u(c.
apps.get(d,p)),live:u(c.live.get(d,p)),failed:u(c.failed.get(d,p))}))}}const vu=24*36e5,X0=8;function V0(t,e){const n=t.prepare(`DELETE FROM idempotency WHERE (\
scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ${X0})`),s=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, c\
reated_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),r=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),o=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),i=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function a({scope:u,key:d,requestHash:p,status:E}){const w=e.now();return n.run(w-vu),s.run(u,d,p,E,w,w-vu).changes===1}function c({scope:u,
key:d,requestHash:p}){const E=r.get(u,d);return!E||v(E,"request_hash")!==p?{kind:"other_request"}:{kind:"replayed",status:G(E,"status"),answer:v(E,"response")}}
return{run(u,d){if(u&&!a(u))return c(u);const p=d();if(u&&p===void 0&&i.run(u.scope,u.key),p!==void 0)return u&&o.run(u.answer(p),u.scope,u.key),{kind:"done",made:p}}}}
function J0({database:t,commands:e,changes:n}){const s=xn(t),r=Q0(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, p\
roject, app_id, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),a=t.prepare("SELECT a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHE\
RE d.name = ?"),c=(u,d)=>{const p=s(u),E=p?le(p,"live_release"):null;if(!p||E===null)return;const w=r0(r(G(p,"id")),E,d);if(w)return o.run(w.deployID,G(p,"id")),
{subdomain:v(p,"subdomain"),release:{...w,previous:E}}};return{site:u=>e.read(()=>{const d=i.get(u);return d&&s0(d,r(G(d,"id")))}),subdomainOf:u=>e.read(()=>{const d=a.
get(u);return d&&v(d,"subdomain")}),list:u=>e.read(()=>{const d=s(u);return d?r(G(d,"id")):[]}),async rollback(u,d){const p=await e.write(()=>c(u,d));return p&&
n.publish({kind:"site",subdomain:p.subdomain}),p?.release}}}function Q0(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(n0)}function q0(t){const e=vn(t.database),n={...t,
commands:e,idempotency:V0(t.database,t.clock)};return{apps:d0(n),deployments:W0(n),releases:J0(n),activity:K0(n)}}function Z0(t,e){const n=vn(t),s=xn(t),r=t.prepare(
"SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables\
 (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.\
token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables \
WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),u=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)"),d=t.prepare(`SELECT t.keyspace, t.name,\
 a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN apps a ON a.id = t.app
    WHERE t.token_hash = ?`),p=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),E=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace\
 > ? ORDER BY keyspace LIMIT ?"),w=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:_,name:N,tokenHash:C,sealed:B,createdAt:J,types:Z,
most:se}){const fe=await n.write(()=>{const k=s(_);if(!k)return{kind:"no_app"};const[D,W]=[G(k,"id"),v(k,"type")];return Z.some(ce=>ce===W)?r.get(D,N)?{kind:"ta\
ken"}:Number(o.get(D)?.count)>=se?{kind:"full"}:(i.run(D,N,C,B,J),{kind:"created"}):{kind:"wrong_type",type:W}});return fe.kind==="created"&&e.publish({kind:"ta\
ble",tokenHash:C}),fe},list:({org:_,project:N,appID:C})=>n.read(()=>o0(a.all(_,N,C))),async remove(_,N){const C=await n.write(()=>{const B=s(_);if(!B)return{kind:"\
no_app"};const J=c.get(G(B,"id"),N);if(!J)return{kind:"no_table"};const Z=G(J,"keyspace");return u.run(Z),{kind:"removed",keyspace:Z,tokenHash:v(J,"token_hash")}});
return C.kind!=="removed"?C:(e.publish({kind:"table",tokenHash:C.tokenHash}),{kind:"removed",keyspace:C.keyspace})},binding:_=>n.read(()=>{const N=d.get(_);return N&&
i0(N)}),anySealed:()=>n.read(()=>{const _=p.get();return _&&{tokenHash:v(_,"token_hash"),sealed:oi(_,"token_sealed")}}),toDrop:({after:_,limit:N})=>n.read(()=>E.
all(_,N).map(C=>G(C,"keyspace"))),dropped:_=>n.write(()=>{w.run(_)})}}const gi=["org","project","app","kvs_table"];function We({org:t,project:e,app:n,table:s}){
return[t,e,n,s]}function wi(t){return{org:v(t,"org"),project:v(t,"project"),app:v(t,"app"),table:v(t,"kvs_table")}}const Du=t=>ie.filter(e=>t.test(e)).join(" + "),
Ti=`(${Du(/^(?:get|put|delete|other)_limited$/)})`,bi=`(${Du(/^(?:get|put|delete|other)_/)})`;function eT(t){return{scope:wi(t),limited:G(t,"limited"),most:G(t,
"most")}}function $u(t){return Object.fromEntries(ie.map(e=>[e,G(t,e)]))}function tT(t){const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of nT(
n))for(const i of["hour","day"]){const a=Math.floor(s/Se[i])*Se[i],c=JSON.stringify([...We(o),i,a]),u=e.get(c)??{scope:o,step:i,start:a,counts:ie.map(()=>0)};for(const[
d,p]of ie.entries())u.counts[d]=(u.counts[d]??0)+r[p];e.set(c,u)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function nT({org:t,project:e,app:n,table:s}){
const r=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}
function sT(t){const e=new Map,[n,s]=[ie.indexOf("keys_change"),ie.indexOf("bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;
const c=JSON.stringify(We(r)),u=e.get(c);e.set(c,{scope:r,keys:(u?.keys??0)+(a[n]??0),bytes:(u?.bytes??0)+(a[s]??0),usedOn:Math.max(u?.usedOn??0,i)})}return[...e.
values()]}function rT(t,e){const n=v(t,"status"),s=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(r=>r===`deploy_${n}`);return{scope:{org:v(t,"org"),
project:v(t,"project"),app:v(t,"app_id"),table:""},hour:Math.floor(G(t,"ended_at")/Se.hour)*Se.hour,counts:{...e,...s&&{[s]:1},build_ms:G(t,"ms")}}}function xu(t){
const e=tt(t,"keyspace");return{scope:wi(t),keyspace:e,keys:tt(t,"keys")??0,bytes:tt(t,"bytes")??0}}function oT({tables:t},e,n,{hour:s,zero:r}){const o=[],i=[],
a=new Set,c=(u,{keys:d,bytes:p})=>{a.add(We(u.scope).join(`
`));const E={...r,keys_change:d-u.keys,bytes_change:p-u.bytes};(E.keys_change!==0||E.bytes_change!==0)&&o.push({scope:u.scope,hour:s,counts:E})};for(const{keyspace:u,
...d}of t){const p=e.get(u);p&&(c(p,d),p.keyspace!==u&&i.push({scope:p.scope,keyspace:u}))}for(const u of n)a.has(We(u.scope).join(`
`))||c(u,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const $e=gi.join(", "),_i=gi.map(t=>`${t} = ?`).join(" AND "),Mu=ie.join(", "),Cu=uo();function iT(t,e){const n=vn(
t),s=aT(t),r=cT(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${Mu} FROM usage_sums
    WHERE ${_i} AND step = ? AND start >= ? ORDER BY start`),u=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${_i}`),d=uT(t),p=dT(t),E=lT(t);return{add:({
writer:w,number:_,rows:N})=>n.write(()=>{o.run(w,_,e.now()).changes===1&&s(N)}),countEnded:w=>n.write(()=>{const _=i.all(w);return s(_.filter(({org:N})=>N!==null).
map(N=>rT(N,Cu))),_.length}),claimTurn:(w,_)=>n.read(()=>a.run(w,e.now(),_).changes===1),setStored:(w,_)=>n.write(()=>r(w,_)),prune:(w,_)=>n.write(()=>E(w,_)),series:(w,_,N)=>n.
read(()=>c.all(...We(w),_,N).map(C=>({start:G(C,"start"),counts:$u(C)}))),parts:(...w)=>n.read(()=>d(...w)),pressed:(...w)=>n.read(()=>p(...w)),stored:w=>n.read(
()=>{const _=u.get(...We(w));return _?{keys:G(_,"keys"),bytes:G(_,"bytes")}:{keys:0,bytes:0}})}}function aT(t){const e=t.prepare(`INSERT INTO usage_sums (${$e},\
 step, start, ${Mu})
    VALUES (${"?, ".repeat(gi.length+1+ie.length)}?)
    ON CONFLICT DO UPDATE SET ${ie.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${$e}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=tT(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...We(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of sT(r))n.run(...We(o),i,a,c)}}function cT(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${$e}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${_i}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:p})=>{const E=n.get(p);return E?[[p,xu(E)]]:[]}),c=s.all(o.after,o.upTo).map(xu),u=Math.floor(i/Se.hour)*Se.hour,d=oT(o,new Map(a),c,{
hour:u,zero:Cu});e(d.rows);for(const{scope:p,keyspace:E}of d.keyspaces)r.run(E,...We(p))}}function uT(t){const e=ie.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(
", "),n=i=>t.prepare(`SELECT page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${$e} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n("org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = ''"),r=n("org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = ''"),o=n("org = ? AND project = ? AND app = ? AND\
 kvs_table > ? AND kvs_table <> ''");return(...[{org:i,project:a,app:c},u,{after:d,limit:p}])=>{const E=d?.name??"";return(a===""?s.all(i,d?.project??"",E,p,u):
c===""?r.all(i,a,E,p,u):o.all(i,a,c,E,p,u)).map(_=>({scope:wi(_),counts:$u(_),stored:{keys:G(_,"keys"),bytes:G(_,"bytes")}}))}}function dT(t){const e=t.prepare(
`SELECT ${$e}, sum(${Ti}) AS limited, max(${bi}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${Ti} > 0 OR ${bi} >= :busy))
    GROUP BY ${$e} HAVING sum(${Ti}) > 0 OR max(${bi}) >= :busy
    ORDER BY limited DESC, most DESC, ${$e} LIMIT :limit`);return(...[n,s,{busy:r,limit:o}])=>e.all({org:n,since:s,busy:r,limit:o}).map(eT)}function lT(t){const e=t.
prepare(`DELETE FROM usage_sums WHERE (${$e}, step, start) IN
    (SELECT ${$e}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${$e}) IN
    (SELECT ${$e} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-vt.hour);const[i,a,c]=[e.run("hour",r-vt.hour,o),e.run("day",r-vt.day,o),n.run(r-vt.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var fT=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},hT=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const pT=10;async function mT(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=Bw(t.dir),{lasting:s,clock:r=Ue.ml,log:o}=t,i=fT(e,new AsyncDisposableStack,!0);i.use(Fw(n));const a=i.adopt(Uu(n,t),ju),c=i.use(Fu(a,n,
Mw(),t)),u=i.use(U0({dataDir:n,lasting:s,database:a,log:o}));c.jobs.expireAll();const d=tw(n,E=>{hu(a,(0,U.join)(E,"platform.db")),u.copyTo((0,U.join)(E,Lu))}),
p=i.move();return{...c,kvs:u,quota:F0(r),sessions:H0(r),backUp:d,[Symbol.asyncDispose]:()=>p.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=hT(
e);n&&await n}}function KT(t,e,n){return Fu(Uu(t,n),t,e,n)}function Uu(t,{database:e,lasting:n=!0}){return e??Cw(n?t:void 0)}function ju(t){t.isOpen&&t.close()}
function Fu(t,e,n,s){const{lasting:r=!0,keepReleases:o=pT,clock:i=Ue.ml,random:a=Qg}=s,c=vn(t),u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),d={kind:"\
local",dir:(0,U.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:d,blobs:new Sw(d),state:q0({database:t,changes:n,clock:i,random:a}),jobs:f0({database:t,
commands:c,changes:n,clock:i,keepReleases:o}),logs:Dw((0,U.join)(e,"logs")),tables:Z0(t,n),roles:B0(t,n),keys:w0(e,t),usage:iT(t,i),check:()=>c.read(()=>{u.get()}),
async[Symbol.asyncDispose](){ju(t)}}}async function yT(t){zc(t);try{const e=await mT(t);return await Fg({...t,stores:e,nodeDir:e.dataDir})}catch(e){throw ET(e,(0,U.
resolve)(t.dir))}}function ET(t,e){const n=(o,i,a)=>new $.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof $.GQ)return t;if(Ln(t))return n("disk_full",`T\
he disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(Vc(t)){const o=`A datab\
ase of the data directory ${e} is damaged: ${Et(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,$.xU)(t)===void 0||!(0,re.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,$.xU)(t)})`,"Make this u\
ser the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}})};export{XT as id,VT as ids,JT as modules};

const zT=741,YT=[741],KT={9692:((Ks,Ye,O)=>{O.d(Ye,{sU:()=>v,q$:()=>ye,bM:()=>ot,U2:()=>Pe,I:()=>Ke,q1:()=>wt,Aw:()=>Tt});var U=O(8302);class v extends Error{name="\
JsonTextError";offset;constructor(I,W){super(I),this.offset=W}}const re=34,j=44,we=58,_=91,D=92,A=93,ke=123,he=125,Oe=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,rt=24,P=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
V=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,pe=/true|false|null/y,k="a lone surrogate (half of a character) in a string";class me{#e;#t;#n;#s=[];#r=0;#o={name:"",
nameOffset:0,offset:0};constructor(I,W=!0,H){this.#e=I,this.#t=W,this.#n=H}document(){this.#E();const I=this.#y()===ke?"object":"other";do this.#i();while(this.#a());
if(this.#E(),this.#r<this.#e.length)throw this.#w("the end");return I}#i(){for(;;){this.#E(),this.#s.length===1&&(this.#o.offset=this.#r);const I=this.#y();if(I===
re){this.#d();return}if(I===ke){if(this.#r+=1,this.#m(he))return;this.#s.push(new Set),this.#u()}else if(I===_){if(this.#r+=1,this.#m(A))return;this.#s.push(void 0)}else{
if(this.#g(V)||this.#g(pe))return;throw this.#w("a value")}}}#a(){for(let I=this.#s.length;I>0;I--){const W=this.#s[I-1]!==void 0;if(I===1&&W&&this.#n&&this.#c(
this.#n),this.#m(j))return W&&this.#u(),!0;if(!this.#m(W?he:A))throw this.#w(`"," or "${W?"}":"]"}"`);this.#s.pop()}return!1}#c(I){I({...this.#o,text:this.#e.slice(
this.#o.offset,this.#r)})}#u(){this.#E();const I=this.#r;if(this.#y()!==re)throw this.#w("a name in double quotes");this.#d();const W=Ke(this.#e.slice(I,this.#r)),
H=this.#s.at(-1);if(this.#t&&H?.has(W))throw new v(`the name "${W}" occurs twice in one object`,I);if(H?.add(W),!this.#m(we))throw this.#w('":"');this.#s.length===
1&&(this.#o={name:W,nameOffset:I,offset:this.#r})}#d(){const I=this.#e,W=this.#r;let H=W+1;for(;;){const K=I.charCodeAt(H);if(K===re)break;if(K===D)H=this.#l(H,
W);else if(K>=55296&&K<=57343)H=this.#h(H,W);else if(K>=32)H=H-W<rt?H+1:this.#f(H);else throw this.#p(H)}this.#r=H+1}#f(I){return Oe.lastIndex=I,Oe.test(this.#e),
Oe.lastIndex}#l(I,W){if(P.lastIndex=I,!P.test(this.#e))throw this.#p(I);const H=P.lastIndex;if(!this.#t||H-I===2)return H;const K=Number.parseInt(this.#e.slice(
I+2,H),16);if(K<55296||K>57343)return H;const te=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(H,H+6));if(K>=56320||!te)throw new v(k,W);return H+6}#h(I,W){
const[H,K]=[this.#e.charCodeAt(I),this.#e.charCodeAt(I+1)],te=H<56320&&(K&64512)===56320;if(this.#t&&!te)throw new v(k,W);return I+(te?2:1)}#p(I){const W=I>=this.#e.
length;return new v(W?"a string does not end":"a bad escape or control character in a string",I)}#m(I){return this.#E(),this.#y()!==I?!1:(this.#r+=1,!0)}#E(){for(;;){
const I=this.#y();if(I!==32&&I!==10&&I!==13&&I!==9)return;this.#r+=1}}#y(){return this.#e.charCodeAt(this.#r)}#g(I){return I.lastIndex=this.#r,I.test(this.#e)?(this.#r=
I.lastIndex,!0):!1}#w(I){const W=this.#e.slice(this.#r,this.#r+1);return new v(`expected ${I}, found ${W===""?"the end":JSON.stringify(W)}`,this.#r)}}function Ke(ee){
return ee.includes("\\")?String(JSON.parse(ee)):ee.slice(1,-1)}function wt(ee,I){const W=ee.slice(0,I);return{line:W.split(`
`).length,column:I-W.lastIndexOf(`
`)}}function ye(ee){new me(ee).document()}function de(ee){try{new JsonScanner(ee,!1).document()}catch(I){if(I instanceof JsonTextError)return I;throw I}}function Pe(ee,I=!0){
const W=[];return new me(ee,I,K=>W.push(K)).document()==="object"?W:void 0}function ot(ee){return ee.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Tt(ee,I){
return ee===I||Be(ee)===Be(I)}function Be(ee){try{return String(JSON.parse(ee,bt))}catch(I){if(I instanceof RangeError)return ot(ee);throw I}}function bt(ee,I,W){
return typeof I=="number"?xe(W?.source??String(I)):Array.isArray(I)?`[${I.join(",")}]`:(0,U.Gv)(I)?`{${Object.entries(I).map(([K,te])=>`${JSON.stringify(K)}:${te}`).
sort().join(",")}}`:JSON.stringify(I)}function xe(ee){const[,I,W="",H="",K="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(ee)??[],te=`${W}${H}`.replace(
/^0+/,""),Ie=te.replace(/0+$/,"");if(Ie==="")return`${I}0`;const _t=BigInt(K)-BigInt(H.length)+BigInt(te.length-Ie.length);return`${I}${Ie}e${_t}`}}),6391:((Ks,Ye,O)=>{
O.d(Ye,{runCheck:()=>fs});var U=O(1455),v=O(8161),re=O(6760),j=O(3532),we=O(336),_=O(9127),D=O(3739),A=O(5807),ke=O(1421),he=O(7975);const Oe=(0,he.promisify)(ke.
execFile),rt=64*1024*1024,P=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(l=>["-c",l]);function V(l,f,h,m={}){const y=Object.fromEntries(
Object.entries(f).filter(([g])=>!g.startsWith("GIT_"))),T={cwd:l,env:{...y,LC_ALL:"C",...m},signal:h,maxBuffer:rt};return async(...g)=>{try{return(await Oe("git",
[...P,...g],T)).stdout}catch(S){throw(0,D.xU)(S)!=="ENOENT"?S:new D.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the chec\
k builds the commit that is checked out.",cause:S})}}}const pe=5*6e4,k="refs/slipway/base";async function me(l,f,h,m,y){const T=V(h,m,y),g=await Ke(f.git,l,y)??
await Ke(f.git,`origin/${l}`,y)??await ye(l,f,h,m,y);return await T("update-ref",k,g),{name:l,commit:g}}async function Ke(l,f,h){try{return(await l("rev-parse",
"--quiet","--verify",`${f}^{commit}`)).trim()}catch(m){if(h.throwIfAborted(),m instanceof D.GQ)throw m;return}}const wt=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function ye(l,f,h,m,y){const T=wt.test(l)?await ot(f.git,y):void 0;if(!T)throw Be(l,"");const g=AbortSignal.timeout(pe),S=V(f.root,m,AbortSignal.any([y,g]),
T),N=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${l}:${k}`];try{await S("--git-dir",h,"fetch",...N)}catch(X){throw y.throwIfAborted(),
X instanceof D.GQ?X:Be(l,g.aborted?", and origin does not answer":Tt(X),X)}const F=await Ke(V(h,m,y),k,y);if(F===void 0)throw Be(l,", and what origin has by thi\
s name is not a commit");return F}const de=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["\
maintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Pe="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function ot(l,f){const h=await l("config","--local","--includes","--null","--get-regexp",Pe).catch(()=>"");f.throwIfAborted();const m=h.split("\0").flatMap(
S=>{const[N="",...F]=S.split(`
`);return N===""?[]:[[N,F.length===0?"true":F.join(`
`)]]});if(!m.some(([S])=>S==="remote.origin.url"))return;const y=[...de,...m],T=y.flatMap(([S,N],F)=>[[`GIT_CONFIG_KEY_${F}`,S],[`GIT_CONFIG_VALUE_${F}`,N]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(y.length),...Object.fromEntries(T)}}function Tt(l){const f=l instanceof
Error&&"stderr"in l&&typeof l.stderr=="string"?l.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(f))return", nor\
 has origin";const m=(f.split(`
`).find(y=>/^(?:fatal|error): /.test(y))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,A.
Ow)(m,300)}`}function Be(l,f,h){return new D.GQ("invalid_input",`compare-to: "${l}" names nothing that this checkout has${f}`,{input:"compare-to",remedy:bt,cause:h})}
const bt=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function xe(l,f){const{bare:h,branch:m,commit:y,lender:T,shallow:g,origin:S}=f;for(const X of["objects/info",
"refs"])await(0,U.mkdir)((0,re.join)(l,X),{recursive:!0});const N=S===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(S)}
`,F={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${h}
${N}`,"packed-refs":y&&`${y} refs/heads/${m}
`,"objects/info/alternates":T&&`${(0,re.join)(T,"objects")}
`,shallow:g};for(const[X,z]of Object.entries(F))z&&await(0,U.writeFile)((0,re.join)(l,X),z)}async function ee(l,f,h){const m=V(l,f,h),[y="",T="",g=""]=(await I(
m,l,h)).split(`
`),S=V(y,f,h);return{root:y,commit:g,changed:(await S("diff","--name-only","-z","HEAD")).split("\0").filter(N=>N!==""),git:S,async lend(N,F){const X=await(0,U.readFile)(
(0,re.join)(T,"shallow"),"utf8").catch(z=>{if((0,D.xU)(z)!=="ENOENT")throw z});await xe(N,{bare:!0,branch:F,commit:g,lender:T,shallow:X})}}}async function I(l,f,h){
try{const m=await l("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[y="",T="",g=""]=m.split(`
`);return[y,(0,re.resolve)(f,T),g].join(`
`)}catch(m){throw h.throwIfAborted(),m instanceof D.GQ?m:new D.GQ("file_not_found",`There is no checkout in ${f}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:m})}}var W=O(5635);function H({pages:l},f,h){const m=g=>({now:g(f),change:g(f)-g(h)}),y=g=>m(S=>S.reduce((N,F)=>N+g(F),0));return{
pages:{now:l,change:y(({path:g})=>Number(K.test(g))).change},files:m(({length:g})=>g),bytes:y(({bytes:g})=>g),brotli:y(({brotli:g})=>g),gzip:y(({gzip:g})=>g),changes:te(
f,h).toSorted((g,S)=>Math.abs(S.bytes)-Math.abs(g.bytes)||(g.path<S.path?-1:1))}}const K=/\.x?html?$/i;function te(l,f){const h=new Map(f.map(N=>[N.path,N])),m=new Set(
l.map(({path:N})=>N)),y=l.filter(({path:N})=>!h.has(N)),T=f.filter(({path:N})=>!m.has(N)),g=$n(y,T),S=new Set(g.flat());return[...l.flatMap(N=>{const F=h.get(N.
path);return F===void 0||F.digest===N.digest?[]:[Ie(N,F)]}),...g.map(([N,F])=>({...Ie(N,F),formerly:F.path})),...y.filter(N=>!S.has(N)).map(N=>_t("added",N,1)),
...T.filter(N=>!S.has(N)).map(N=>_t("removed",N,-1))]}function Ie(l,f){const{path:h,bytes:m,brotli:y}=l;return{kind:"changed",path:h,bytes:m-f.bytes,brotli:y-f.
brotli}}function _t(l,{path:f,bytes:h,brotli:m},y){return{kind:l,path:f,bytes:y*h,brotli:y*m}}function $n(l,f){const h=Map.groupBy(f,({path:m})=>Ht(m));return[...Map.
groupBy(l,({path:m})=>Ht(m))].flatMap(([m,y])=>{const[T,g]=y,[S,N]=h.get(m)??[];return m!==void 0&&T&&S&&!g&&!N?[[T,S]]:[]})}const Xs=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
Bt=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Vs=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Ht(l){if(K.test(l))return;
const f=l.lastIndexOf("/")+1,[h,m]=[l.slice(0,f),l.slice(f)],y=Xs.exec(m)?.[0]??"",T=m.slice(0,m.length-y.length);if(Vs.test(T))return`${h}*${y}`;const g=Bt.map(
S=>S.exec(T)?.groups).find(S=>Js(S?.hash??""));return g&&`${h}${g.stem}*${y}`}function Js(l){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
l)}var xn=O(292);async function Mn(l,f,h){const{report:m,signal:y}=h,T=(0,W.M)(m.report,we.ml,y);return await T.phase("compare",async()=>{const g=await Qs(l,f,h);
return y.throwIfAborted(),await m.compared(g),[void 0,(0,xn.iF)(g),g.kind==="untold"]}),T.phases}async function Qs(l,f,h){const{embedded:m,report:y,checked:T,leftMs:g}=h;
if(l.commit===T.commit)return{kind:"untold",base:l,why:"it is the commit that was checked"};const S=z=>{(z.type==="status"||z.type==="heartbeat")&&y.report(z)},
N={...f.follow,timeoutMs:Math.max(1,g)},{outcome:F,output:X}=await m.deploy(l.commit,{...f,...qs(f),follow:N},S);return F.status==="succeeded"&&X?{kind:"told",base:l,
difference:H(T.report,T.output.files,X.files)}:{kind:"untold",base:l,why:Zs(F,g)}}function qs({project:l}){return{project:l==="base"?"checked":"base"}}function Zs({
status:l,error:f},h){return l!=="pending"?`it does not build (${f?.message??l})`:h<1?"no time was left to build it":`it was not built in the ${(0,_.a3)(h)} that\
 were left`}var er=O(1619),tr=O(3130);function nr(l){return{kind:"platform",...l,input:"the platform",description:"the embedded platform's own",obtain:(f,{onSecret:h})=>Cn(
l,f,h)}}async function Cn(l,f,h){h(l.requestToken),(0,er.J)(new URL(l.requestUrl).origin,"the platform's address");try{return await(0,tr.g)("the platform",l,f,h)}catch(m){
throw!(m instanceof D.GQ)||m.code!=="unauthorized"?m:m.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:m})}}
var Gt=O(9574),sr=O(1532),Un=O(7244),jn=O(7598),rr=O(3024),or=O(6466);const Wt="{js,cjs,mjs,ts,cts,mts}",ir={hidden:[".*","__pycache__"],lockfiles:["package-loc\
k.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock",
"Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json",
"bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.t\
oml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypr\
ess,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rsp\
ress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${Wt}`,"tsconfig*.json","jsconfig*.json","angular.json",
"biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",
`gulpfile.${Wt}`,`gruntfile.${Wt}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,\
test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly\
.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},ar=new RegExp(`^(?:${Object.values(ir).flat().map(cr).join("|")})$`,"is");function _e(l){return l!==
".well-known"&&ar.test(l)}function cr(l){return l.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(f,h)=>`(?:${h.replaceAll(",","|")})`)}var Z=O(
8522);const St=(0,he.promisify)(Z.brotliCompress),ur=(0,he.promisify)(Z.gzip),dr=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
lr={params:{[Z.constants.BROTLI_PARAM_QUALITY]:5}},zt={level:6};async function fr(l,f){const h=f.length;if(h===0||dr.test(l))return{bytes:h,brotli:h,gzip:h};const[
m,y]=await Promise.all([ur(f,zt),St(f,lr)]);return{bytes:h,brotli:Math.min(h,y.length),gzip:Math.min(h,m.length)}}async function Ot(l,f,h){const m=l[Symbol.iterator](),
y=async()=>{for(let T=m.next();!T.done;T=m.next())await h(T.value)};await Promise.all(Array.from({length:f},y))}const hr=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
pr=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function mr(l){return hr.test(l)&&!yr(l)}function yr(l){return pr.test(l)}const Nt="PRIVATE K\
EY",Me=600;function Er(l){for(let f=l.indexOf(Nt);f!==-1;f=l.indexOf(Nt,f+Nt.length)){const h=l.toString("latin1",Math.max(0,f-40),f+Me);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(h))return!0}return!1}const Fn=25*1024*1024,Pn=16*1024*1024,gr=4;async function wr({directory:l,kind:f,ignoredRules:h},m){const{commit:y,signal:T}=m,g=(await br(
(0,re.join)(l,".git","shallow"))).trim()===y,S=[],N=[];for await(const ne of Bn(l,"",f)){T.throwIfAborted();const le=Hn(ne,g);le!=="ordinary"&&le!=="left-out"&&
N.push(le),le==="ordinary"&&S.push(ne)}const F=[];await Ot(S.sort(),gr,async ne=>{T.throwIfAborted();const le=await Yt(l,ne,m);le&&F.push(le)}),F.sort((ne,le)=>ne.
file.path<le.file.path?-1:1);const X=F.map(({file:ne})=>ne);N.push(...F.flatMap(({found:ne})=>ne));const z=X.filter(({path:ne})=>/\.(?:js|mjs|cjs|css)\.map$/.test(
ne));return z.length>0&&N.push(Xt(z)),{files:X,findings:N,ignoredRules:h}}async function*Bn(l,f,h){const m=await(0,U.readdir)((0,re.join)(l,f),{withFileTypes:!0});
for(const y of m.sort((T,g)=>T.name<g.name?-1:1)){const T=f+y.name,g=y.name===".git"||T==="node_modules";h==="folder"&&!g&&_e(y.name)&&!mr(y.name)||(y.isDirectory()&&
!g?yield*Bn(l,`${T}/`,h):(g||y.isFile()||y.isSymbolicLink())&&(yield T))}}function Hn(l,f){const h=l.slice(l.lastIndexOf("/")+1);return l==="node_modules"||h===
".git"&&f?"left-out":h===".git"?{code:"leaked_repository",message:`The output contains a git repository, ${l}: its whole history would be public`,remedy:"Build \
into a folder of its own, or have the build remove it."}:yr(h)?{code:"example_of_secrets",message:`The output contains ${l}, which is not published`,remedy:"Lea\
ve it out of the output directory."}:mr(h)?{code:"leaked_secret_file",message:`The output contains ${l}: a file of secrets would be public`,remedy:"Keep it out \
of the output directory, and change the secrets in it if it was ever published."}:"ordinary"}async function Yt(l,f,{digests:h,signal:m}){const y=(0,re.join)(l,f),
T=await(0,U.stat)(y).catch(()=>{});if(!T?.isFile())return;const g=T.size;if(g>Pn){const X=g>Fn?[Gn(f,g)]:[],z=h?await Kt(y,m):void 0;return{file:{path:f,bytes:g,
brotli:g,gzip:g,digest:z},found:X}}const S=await(0,U.readFile)(y),N=h?(0,jn.createHash)("sha256").update(S).digest("hex"):void 0;return{file:{path:f,...await fr(
f,S),digest:N},found:Er(S)?[Tr(f)]:[]}}async function Kt(l,f){const h=(0,jn.createHash)("sha256");return await(0,or.pipeline)((0,rr.createReadStream)(l),h,{signal:f}),
h.digest("hex")}function Gn(l,f){return{code:"large_file",message:`${l} has ${(f/1024**2).toFixed(0)} MB; more than ${Fn/1024**2} is much for a site`}}function Tr(l){
return{code:"leaked_private_key",message:`The output contains a private key, in ${l}: it would be public`,remedy:"Take the key out of what the build publishes, \
and replace it if it was ever published."}}function Xt(l){const[f]=l,h=l.length===1?"":` and ${l.length-1} more`;return{code:"source_maps",message:`The output c\
ontains source maps (${f?.path}${h}): anyone can read the sources in them`}}async function br(l){return(0,U.readFile)(l,"utf8").catch(()=>"")}async function _r(l){
const{startPlatform:f,env:h,scratch:m,lent:y,digests:T}=l;let g="",S,N=new AbortController;const F=await f({dir:(0,re.join)(m,"platform"),port:0,allowLocalGit:!0,
lasting:!1,env:h,async onOutput(X,z){S=await wr(X,{commit:g,digests:T,signal:z}),N.abort()}});return{async deploy(X,z,ne){[g,S,N]=[X,void 0,new AbortController];
const le=Nr(N.signal);return{outcome:await Wn(F,Rr(z,X,y),ne,{...l,sleep:le}),output:S}},[Symbol.asyncDispose]:()=>F[Symbol.asyncDispose]()}}const Sr=100,Or=5;function Nr(l){
return async(f,h)=>{if(l.aborted)return we.ml.sleep(Or,h);try{await we.ml.sleep(f,h?AbortSignal.any([h,l]):l)}catch(m){if(h?.throwIfAborted(),!l.aborted)throw m}}}
function Rr(l,f,h){const{configuration:m,follow:y}=l;return{...l,configuration:{...m,repository:h,settings:Ir(m.settings)},commit:f,create:!0,verify:"off",urlTemplate:void 0,
follow:{...y,wait:!0,pollIntervalMs:Sr,statusMap:new Map}}}function Ir({domains:l,...f}){return f}function Wn(l,f,h,{signal:m,folder:y,onSecret:T,sleep:g}){const{
baseUrl:S,requestUrl:N,requestToken:F}=l,X=nr({requestUrl:N,requestToken:F,audience:S}),z=()=>Promise.reject(new TypeError("A check runs no token command")),ne={
...we.ml,sleep:g},le={fetch,clock:ne,tree:(0,Un.c)(y),signal:m,run:z,onSecret:T,reporter:h};return(0,sr.g)(f,(0,Gt.N)(f,{baseUrl:S,source:X},le))}var Vt=O(7496);
const zn=20;function Ar(l,{findings:f}){const h=f.flatMap(m=>{const{code:y,message:T,place:g}=m;if(!g)return[];const{file:S,line:N=null,column:F=null}=g;return[
{file:S,line:N,column:F,severity:(0,Vt.x)(m),code:y,message:T}]});return{headline:l.message,stage:"check",code:l.code,exitCode:void 0,remedy:l.remedy,log:[],diagnostics:h.
slice(0,zn),moreDiagnostics:Math.max(0,h.length-zn)}}const kr=3;async function ae(l,f,h){let m="/";for(let y=0;y<kr;y+=1){if(m=Jt(l.flatMap(({url:N})=>Lr(m,N.pathname))),
m===""||f.some(N=>`/${N}`.startsWith(m)))return;const T=l.filter(N=>Rt(N,m)),S=(await Promise.all(T.map(({url:N})=>Qt(N,m,h)))).filter(Boolean).length;if(S>1&&S*
2>T.length)return m}}function Rt({url:l,kind:f},h){return f!=="fragment"&&`${l.pathname}/`.startsWith(h)}function Lr(l,f){const h=f.startsWith(l)?f.slice(l.length).
split("/",1)[0]:"";return h?[`${l}${h}/`]:[]}function Jt(l){const f=new Map;for(const h of l)f.set(h,(f.get(h)??0)+1);return[...f].reduce((h,m)=>m[1]>h[1]?m:h,[
"",0])[0]}async function Qt(l,f,h){const{kind:m}=await h.probe(new URL(`/${l.pathname.slice(f.length)}${l.search}`,l));return m==="there"}const it=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,
qt=String.raw`"([^"\\\n]*(?:${it}[^"\\\n]*)*)"`,Yn=String.raw`'([^'\\\n]*(?:${it}[^'\\\n]*)*)'`,Zt=String.raw`((?:[^()"'\s\\]|${it})+)\s*\)`,Kn=new RegExp([String.
raw`/\*[\s\S]*?(?:\*/|$)`,it,String.raw`(?:url\(\s*|@import\s+)(?:${qt}|${Yn})`,String.raw`url\(\s*${Zt}`,qt.replace("(","(?:"),Yn.replace("(","(?:")].join("|"),
"gi"),at=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function Xe(l){return[...l.matchAll(Kn)].flatMap(f=>{const h=f.slice(1).find(m=>m!==void 0);return h===void 0||
h===""||h.startsWith("#")?[]:[{href:vr(h),kind:"asset"}]})}function vr(l){return l.replace(at,(f,h,m,y)=>{const T=h===void 0?Number.NaN:Number.parseInt(h,16);return T<=
1114111?String.fromCodePoint(T):m===void 0?y??"":""})}var Xn=O(1600);const Vn={a:[["href","link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","\
asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src",
"link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[[
"href","asset"],["xlink:href","asset"]]},en=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),Jn=new Set(["title","styl\
e","script","template"]),Qn=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,
"link"]];function qn(l){const f=new Zn;return f.read(l),f}class Zn{links=[];ids=new Set;base;empty=!0;#e=[];read(f){const h=new Xn.i({onopentag:(m,y)=>this.#t(m,
y),ontext:m=>this.#r(m),onclosetag:m=>{this.#e.at(-1)===m&&this.#e.pop()}});h.write(f),h.end()}#t(f,h){Jn.has(f)&&h.shadowrootmode===void 0&&this.#e.push(f),en.
has(f)&&(this.empty=!1);for(const y of[h.id,f==="a"?h.name:void 0])y&&this.ids.add(y);switch(h.style?.includes("url(")&&this.#o(Xe(h.style)),f){case"base":this.
base??=h.href;return;case"meta":this.#s(h);return;case"link":this.#n(h);return;case"a":case"area":if(/\bexternal\b/.test(h.rel??""))return;break}const m=(Vn[f]??
[]).flatMap(([y,T])=>{const g=h[y];return g===void 0?[]:[{href:g,kind:T}]});this.#o([...m,...es(h.srcset??"")])}#n({rel:f="",href:h,imagesrcset:m=""}){const y=Qn.
find(([T])=>T.test(f))?.[1];y!==void 0&&this.#o([...h===void 0?[]:[{href:h,kind:y}],...es(m)])}#s(f){if(f["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=
!1;const h=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(f.content??"")?.[1];h&&this.#o([{href:h.trim(),kind:"link"}])}#r(f){this.#e.at(-1)==="style"&&this.#o(
Xe(f)),this.#e.length===0&&f.trim()!==""&&(this.empty=!1)}#o(f){this.#e.includes("template")||this.links.push(...f.filter(({href:h})=>!Dr(h)))}}function Dr(l){return/\{\{|\$\{|<%/.
test(l)}function es(l){return l.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(h=>{const[m=""]=h.trim().split(/\s/,1);return m===""?[]:[{href:m.replace(/,+$/,""),
kind:"asset"}]})}const ts=10;class Ri{#e;#t=new Map;constructor(f){this.#e=f}know(f,h){this.#t.set(f.pathname,Promise.resolve({kind:"there",url:f,page:tn(h)}))}probe(f){
const h=f.pathname+f.search,m=this.#t.get(h);if(m)return m;const y=this.#n(f);return this.#t.set(h,y),y}async#n(f){let h=f;for(let m=0;m<ts;m+=1){const{status:y,
headers:T}=await this.#e.fetch(h,{method:"HEAD",signal:this.#e.signal}),g=T.get("location");if(y>=400)return{kind:"missing",status:y};if(y<300||g===null||!URL.canParse(
g,h.href))return{kind:"there",url:h,page:tn(T)};if(h=new URL(g,h),h.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"circle"}}}function tn(l){return/\bhtml\b/.
test(l.get("content-type")??"")}const nn=16,ct=2e4,ns=16*1024*1024;async function $r(l,f){const h=new rs(l),m=f.filter(z=>/\.(?:x?html?|css)$/i.test(z));await Ot(
m.slice(0,ct),nn,z=>h.read(z)),await h.follow();const y=await h.index(),T=h.result(),g=await ae(T.dead,f,h.prober),S=y.status<300?void 0:xr(f),N=new Set(S===void 0?
[]:f),F=z=>os(z).some(ne=>N.has(`${S}/${ne}`)),X=T.dead.filter(({url:z})=>!F(sn(z.pathname).slice(1)));return{index:y,...T,dead:X,folder:S,basePath:g,unread:h.unread+
Math.max(0,m.length-ct)}}const ss=5;class rs{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(f){this.#e=f,this.prober=new Ri(f)}async index(){const{
root:f,fetch:h,signal:m}=this.#e,y=await this.prober.probe(f);if(y.kind!=="there")return{status:Mr(y),empty:!1};const T=await h(y.url,{signal:m}),g=await T.text();
return{status:T.status,empty:g.trim()===""||y.page&&qn(g).empty}}async read(f){const h=Cr(f,this.#e.root),m=await this.#e.fetch(h,{signal:this.#e.signal}),y=await m.
text();m.status>=300||(this.prober.know(h,m.headers),y.length>ns?this.unread+=1:/\.css$/i.test(f)?this.#i(Xe(y),h,f):this.#o(y,h,f))}#o(f,h,m){const y=qn(f);this.#r+=
1,this.#n.set(m,y.ids);const T=y.base!==void 0&&URL.canParse(y.base,h.href)?new URL(y.base,h):h;this.#i(y.links,T,m)}#i(f,h,m){for(const{href:y,kind:T}of f){const g=URL.
canParse(y,h.href)?new URL(y,h):void 0;if(g?.origin!==this.#e.root.origin)continue;const S=`${T} ${g.href} ${y}`,N=this.#t.get(S)??{href:y,kind:T,url:g,files:[],
latest:"",count:0};this.#t.set(S,N),N.latest!==m&&(N.latest=m,N.count+=1,N.files=[...N.files,m].sort(rn).slice(0,ss))}}async follow(){await Ot(this.#t.values(),
nn,async f=>{const h=await this.#a(f);if(h===void 0)return;const{href:m,url:y,files:T,count:g}=f;this.#s.push({href:m,url:y,files:T,count:g,...h})})}async#a({url:f,
kind:h}){const m=await this.prober.probe(f);switch(m.kind){case"missing":return{kind:h,why:`answers ${m.status}`};case"circle":return{kind:h,why:"redirects in a\
 circle"};case"external":return;case"there":return h==="asset"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.pathname)?{kind:h,why:"answers with a page"}:this.#c(m.
url,f.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return m}}#c(f,h){const m=h.slice(1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const y=this.#u(
sn(f.pathname).slice(1));return y===void 0||y.has(m)||y.has(sn(m))}#u(f){return os(f).map(h=>this.#n.get(h)).find(h=>h!==void 0)}result(){const f=this.#s.sort((m,y)=>rn(
m.files[0],y.files[0])||rn(m.href,y.href)),h=new Set([...this.#t.values()].map(({url:m})=>m.href)).size;return{pages:this.#r,links:h,dead:f}}}function os(l){const f=l===
""||l.endsWith("/")?l:`${l}/`;return[l,`${l}.html`,`${f}index.html`]}function xr(l){const f=g=>g.split("/").length,h=l.filter(g=>g.endsWith("/index.html")).sort(
(g,S)=>f(g)-f(S)),[m,y]=h;return m!==void 0&&(y===void 0||f(y)>f(m))?m.slice(0,-11):void 0}function Mr(l){return l.kind==="missing"?l.status:310}function Cr(l,f){
const h=l.replace(/(^|\/)index\.html$/,"$1");return new URL(h.split("/").map(encodeURIComponent).join("/"),f)}function sn(l){try{return decodeURIComponent(l)}catch{
return l}}function rn(l="",f=""){return l<f?-1:+(l>f)}var Ur=O(8302);const jr=100,Fr='If another application serves the link on the same host, add rel="external\
" to it: the check skips such links.';async function Pr(l,f){const h=[],{basePath:m}=l,y=l.dead.filter(T=>m===void 0||!Rt(T,m));m!==void 0&&h.push(await Br(m,l,
f));for(const[T,g]of y.entries()){const S=T<jr?await f.find(g.href,g.files[0]??""):void 0;h.push({...Hr(g),place:S})}return[...is(l),...h,...Wr(l)]}async function Br(l,{
dead:f},h){const m=f.filter(T=>Rt(T,l)),y=await h.find(l,"")??await h.find(l.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base pat\
h ${l}, and is served without one: ${m.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js\
, baseUrl in Docusaurus, homepage in package.json.",place:y}}function is({index:l,folder:f}){return l.status>=300?[{code:"index_unanswered",message:`The site ha\
s no index page: / answers ${l.status}`,remedy:f===void 0?"The output directory needs an index.html. Is output-directory the folder that the build writes?":`The\
 output directory has its index.html in ${f}: put that folder at the end of output-directory.`}]:l.empty?[{code:"index_empty",message:"The index page is empty: \
it shows nothing and loads no script"}]:[]}function Hr(l){const f=JSON.stringify(l.href.length>200?`${l.href.slice(0,199)}\u2026`:l.href);switch(l.kind){case"li\
nk":return{code:"dead_link",message:`Dead link: ${f} ${l.why} (${on(l)})`,remedy:Fr};case"asset":return{code:"dead_asset",message:`Missing file: ${f} ${l.why} (${on(
l)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${f} leads to has no such part (${on(l)})`};default:return l.kind}}function on({files:l,
count:f}){const h=f-1;return`in ${l[0]}${h>0?` and ${h} more ${h===1?"file":"files"}`:""}`}async function Gr(l,f){const h=new Map,m=async({file:y,line:T,reason:g})=>{
const S=h.get(y)??f.fileNamed(y);h.set(y,S);const N=await S;return{code:"ignored_rule",message:`Ignored rule (${T===void 0?y:`${y}, line ${T}`}): ${g}`,place:N===
void 0?void 0:{file:N,...(0,Ur.Eb)({line:T})}}};return Promise.all(l.map(m))}function Wr({unread:l}){return l===0?[]:[{code:"not_all_checked",message:`${l} page\
s or style sheets are too long, or too many, to be read`}]}const zr=5;async function Yr(l,f,h){const m=f.files.map(({path:g})=>g),y=await $r(l,m),T=g=>f.files.reduce(
(S,N)=>S+g(N),0);return{pages:y.pages,links:y.links,files:f.files.length,bytes:T(({bytes:g})=>g),brotli:T(({brotli:g})=>g),gzip:T(({gzip:g})=>g),largest:f.files.
toSorted((g,S)=>S.bytes-g.bytes).slice(0,zr),findings:Xr([...f.findings,...await Gr(f.ignoredRules,h),...await Pr(y,h)])}}const Kr=["error","warning","notice"];
function Xr(l){const f=h=>Kr.indexOf((0,Vt.x)(h))*2+(h.place?0:1);return l.toSorted((h,m)=>f(h)-f(m))}function as({findings:l}){const[f,...h]=l.filter(N=>(0,Vt.
x)(N)==="error");if(!f)return;const{place:m,message:y,remedy:T}=f,g=m?`${m.file}${m.line===void 0?"":`:${m.line}`}: `:"",S=h.length===0?"":` (and ${h.length} mo\
re ${h.length===1?"error":"errors"})`;return new D.GQ("check_failed",`Check failed: ${g}${y}${S}`,{remedy:T??"Correct what the annotations name. They are in the\
 summary too."})}const Vr=/[\s"'`(=[{}<>,:%]$/,Jr=/^[\s"'`)\]}<>,;#?]/;function Qr(l,f,h){const m=new Map,y=T=>{const g=m.get(T)??qr(l,f,T);return m.set(T,g),g};
return{async find(T,g){for(const S of cs(T,g)){const N=await y(S),F=Zr(N,g,h);if(F)return F}},async fileNamed(T){const S=(await l("grep","-l","-z","-e","",f,"--",
`:(glob)**/${T}`).catch(()=>"")).split("\0").flatMap(z=>z===""?[]:[z.slice(f.length+1)]),N=S.filter(z=>!cn(z,h)),[F,...X]=N.length>0?N:S;return X.length>0?void 0:
F}}}function cs(l,f){const[h=""]=l.split(/[?#]/,1),m=l.replaceAll("&","&amp;"),y=/^\.{1,2}\//.test(h)?new URL(h,`http://site/${encodeURI(f)}`).pathname:"",T=[l,
m,h,y];return[...new Set([...T,...T.map(g=>g.replace(/\/$/,""))])].filter(g=>g.length>1)}async function qr(l,f,h){return(await l("grep","-I","-n","-z","-F","-e",
h,f,"--").catch(()=>"")).split(`
`).flatMap(y=>an(y,f,h))}function an(l,f,h){const[m="",y="",...T]=l.split("\0"),g=T.join("\0");for(let S=g.indexOf(h);S!==-1;S=g.indexOf(h,S+1)){const[N,F]=[g.slice(
Math.max(0,S-1),S),g.slice(S+h.length,S+h.length+1)];if((S===0||Vr.test(N))&&(F===""||Jr.test(F)))return[{file:m.slice(f.length+1),line:Number(y),column:S+1}]}return[]}
function cn(l,f){return f!==void 0&&l.startsWith(`${f}/`)}function Zr(l,f,h){const m=l.filter(({file:T})=>!cn(T,h)),y=m.filter(({file:T})=>ds(T,f));return[l,m,y].
map(us).find(T=>T!==void 0)}function us(l){const[f]=l;return f&&l.every(({file:h})=>h===f.file)?f:void 0}function ds(l,f){const h=It(f.replace(/\/index\.[^/]+$/,
""));return It(l)===h||It(l.replace(/\/index\.[^/]+$/,""))===h}function It(l){return l.slice(l.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var ls=function(l,f,h){
if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object expected.");var m,y;if(h){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");m=f[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");m=f[Symbol.dispose],
h&&(y=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");y&&(m=function(){try{y.call(this)}catch(T){return Promise.reject(T)}}),l.stack.push(
{value:f,dispose:m,async:h})}else h&&l.stack.push({async:!0});return f},eo=(function(l){return function(f){function h(g){f.error=f.hasError?new l(g,f.error,"An \
error was suppressed during disposal."):g,f.hasError=!0}var m,y=0;function T(){for(;m=f.stack.pop();)try{if(!m.async&&y===1)return y=0,f.stack.push(m),Promise.resolve().
then(T);if(m.dispose){var g=m.dispose.call(m.value);if(m.async)return y|=2,Promise.resolve(g).then(T,function(S){return h(S),T()})}else y|=1}catch(S){h(S)}if(y===
1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return T()}})(typeof SuppressedError=="function"?SuppressedError:function(l,f,h){
var m=new Error(h);return m.name="SuppressedError",m.error=l,m.suppressed=f,m});async function fs(l,f,h,m){try{return await to(l,f,h,m)}catch(y){if(!m.signal.aborted)
throw y;return{...un,status:"cancelled",failure:void 0,phases:[],error:ln()}}}async function to(l,f,h,m){const y={stack:[],error:void 0,hasError:!1};try{const{env:T,
signal:g}=m,{repository:S,branch:N,outputDirectory:F}=l.configuration,X=(0,re.isAbsolute)(S)?S:m.workspace,z=ls(y,await so(T),!0),ne=(0,re.join)(z.path,"source.\
git"),le=ee(X,T,g);le.catch(()=>{});const hs=At=>h.addSecret(At),ro={...m,scratch:z.path,lent:ne,folder:X,digests:f!==void 0,onSecret:hs},ps=ls(y,await _r(ro),!0),
He=await le;h.checkedOut(He.commit),no(He,h.report),await He.lend(ne,N);const ut=f===void 0?void 0:await me(f,He,ne,T,g),hn=we.ml.now(),{commit:Ve}=He,oo=At=>At.
type==="url"||h.report(At),{outcome:Je,output:dt}=await ps.deploy(Ve,l,oo),{status:pn,url:ms}=Je;if(pn!=="succeeded"||dt===void 0||ms===void 0)return dn(Je,l);const io={
root:new URL(ms),fetch:(0,j.Q)(fetch),signal:g},lt=await Yr(io,dt,Qr(He.git,Ve,F));await h.checked(lt);const ao=l.follow.timeoutMs-(we.ml.now()-hn),ys=ut&&{embedded:ps,
report:h,signal:g,checked:{commit:Ve,report:lt,output:dt},leftMs:ao},Ce=ys?await Mn(ut,l,ys):[],ft=as(lt);return{...Je,...un,status:ft?"failed":"succeeded",error:ft,
phases:[...Je.phases,...Ce],failure:ft&&Ar(ft,lt)}}catch(T){y.error=T,y.hasError=!0}finally{const T=eo(y);T&&await T}}const un={appID:void 0,appCreated:!1,deployID:void 0,
url:void 0};function dn(l,{follow:f}){const h={...l,...un};if(l.error?.code==="interrupted")return{...h,status:"cancelled",error:ln()};if(l.status!=="pending")return h;
if(l.error&&l.error.code!=="deploy_timeout")return{...h,status:"failed"};const m=`The check has not ended within ${(0,_.a3)(f.timeoutMs)}, and was stopped`,y="R\
aise the input timeout.";return{...h,status:"failed",error:new D.GQ("deploy_timeout",m,{input:"timeout",remedy:y})}}function ln(){return new D.GQ("interrupted",
"Interrupted: the check was stopped, and has no result")}const fn=5;function no({changed:l},f){if(l.length===0)return;const h=l.slice(0,fn).join(", "),m=l.length>
fn?` and ${l.length-fn} more`:"";f({type:"warning",message:`Changed since the commit, and not part of the check: ${h}${m}`,remedy:"The platform builds commits: \
commit what belongs to the check."})}async function so(l){const f=await(0,U.mkdtemp)((0,re.join)(l.RUNNER_TEMP||(0,v.tmpdir)(),"slipway-check-"));return{path:f,
[Symbol.asyncDispose]:()=>(0,U.rm)(f,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),2207:((Ks,Ye,O)=>{O.d(Ye,{Mb:()=>v,PB:()=>U,iV:()=>j,sR:()=>re});const U=[
"queued","building","syncing","activating","succeeded","failed","cancelled"],v=["queue","clone","install","build","sync","activate"],re=["repository_not_found",
"repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambigu\
ous","server_build","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_mis\
sing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],j={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,
rate_limited:429,internal:500,unavailable:503}}),7910:((Ks,Ye,O)=>{O.r(Ye),O.d(Ye,{startLocalPlatform:()=>pT});var U=O(6760),v=O(3739),re=O(7994),j=O(7598),we=O(
8161),_=O(7934),D=O(8302),A=O(2345),ke=O(597),he=O(2207);class Oe extends Error{name="BodyTooLarge"}class rt extends Error{name="BodyBroken"}function P(t,e,n={}){
return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function V(t,e){const n=t.headers[e];
return typeof n=="string"?n:n?.[0]}function pe(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class k extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function me(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return P(he.iV[n],r,t.headers)}
const Ke=5,wt=60;function ye(t){return _.FsL(_.IeY(D.Gv,"must be an object"),_.rej(t,e=>e.expected==="never"?I(e.path,t):"is required"))}function de(t){return _.
yqP(_.mee(t))}function Pe(t){return _.yqP(_.ZmZ(t))}const ot=["__proto__","prototype","constructor"];function Tt(t,e){return _.FsL(_.IeY(D.Gv,"must be an object"),
_.z6Y(n=>!ot.some(s=>Object.hasOwn(n,s)),`must not contain ${ot.join(", ")}`),_.g1P(t,e))}function Be(t){return _.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function bt(t,e,n){
const s=_.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${ee(r)||n} ${o}`)}}function xe(t){const e=t.
length>wt?`${t.slice(0,wt)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function ee(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}\
]`:`.${xe(String(e))}`).join("").replace(/^\./,"")}function I(t,e){const n=t?.at(-1)?.input,[,...s]=(0,D.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],
r=s.slice(0,Ke).map(xe),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a know\
n field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}const W=10;function H(t,e){if(!(0,D.Gv)(t))throw K(["the body must be a JSON object"]);const n=bt(
e,t,"the body");if("faults"in n)throw K(n.faults);return n.output}function K(t){const e=t.length-W,n=t.slice(0,W).join("; ")+(e>0?`; and ${e} more`:"");return new k(
"validation_failed",`${n}.`)}function te(t,e,n=()=>{}){return _.FsL(_.YjP("must be a string"),_.BpQ(t,t===1?"must not be empty":`must have at least ${t} charact\
ers`),_.Ru6(e,`must have at most ${e} characters`),_.z6Y(s=>!s.includes("\0"),"must not contain NUL characters"),_.z6Y(s=>s.isWellFormed(),"must be well-formed \
Unicode"),Be(n))}function Ie(t,e){return n=>t.test(n)?void 0:e}function _t(t){return _.KIO(t,`must be one of ${t.join(", ")}`)}const $n=_.zMY("must be true or f\
alse"),Xs=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? \
* [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must \
not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],Bt=te(1,244,t=>Xs.find(
([e])=>e.test(t))?.[1]),Vs=te(1,64,Ie(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),Ht=te(1,1024,t=>{if(t.startsWith("\
/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))
return"must not contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..")';if(e.some(n=>n.toLowerCase()===
".git"))return'must not lead into ".git"'});function Js(t){return _.FsL(_.YjP("must be a string"),_.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),Be(e=>{
const n=(0,ke.Nu)(e,t);return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}))}const xn=_.IeY(t=>Mn(t)===void 0,({input:t})=>Mn(t)??"");function Mn(t){
if(!(0,D.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t),{envVariables:n,envBytes:s}=A.lF;if(e.length>n)return`must have at most ${n}\
 variables`;let r=0;for(const[o,i]of e){const a=Qs(o,i);if(a!==void 0)return`contains ${xe(o)}, ${a}`;r+=Buffer.byteLength(o)+Buffer.byteLength(String(i))}return r>
s?`must have at most ${s} bytes of names and values`:void 0}function Qs(t,e){return A.G1.test(t)?t.toUpperCase().startsWith(A.be)?`but names that begin with ${A.
be} belong to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:
"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const qs=300,Zs="developer@slipway.loca\
lhost";function er(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702));r??=c.importJWK(
n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),d=a.email??Zs;return new c.SignJWT({...a.claims,email:d,email_verified:!0}).setProtectedHeader({alg:"ES256",
typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??d).setAudience(a.audience??t.audience).setIssuedAt(u).setExpirationTime(u+(a.expiresInSeconds??qs)).setJti(
(0,j.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":nr(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!==
"GET"&&a.method!=="HEAD")return Gt(a,405,"method_not_allowed","The identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const c=pe(a.target),u=i[c];
return u?P(200,u,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?Gt(a,404,"not_found",`Nothing is at ${c}`):Cn(a,t.requestToken)?tr(a.target,o):Gt(
a,401,"unauthorized","The request token is missing or wrong: see run.json",{"www-authenticate":"Bearer"})}}}async function tr(t,e){const n=new URLSearchParams(t.
slice(pe(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,D.Eb)({audience:s||void 0,email:r||void 0}));return P(200,{count:o.length,value:o})}function nr(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function Cn(t,e){const n=r=>(0,j.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(V(t,"authorization")??"")?.[1];return s!==void 0&&(0,j.timingSafeEqual)(n(s),n(e))}function Gt(t,e,n,s,r={}){
return P(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const sr=ye({to:te(1,4096)}),Un=64*1024;function jn(t,e){return async n=>{try{if(n.method!=="POST")
throw new k("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!Cn(n,t))throw new k("unauthorized","The request token is missing or wrong.",{
"www-authenticate":"Bearer"});const{to:s}=H(JSON.parse((await n.body(Un)).toString()),sr);return await e(s),P(200,{to:s})}catch(s){if(s instanceof rt)throw s;return me(
rr(s),n)}}}function rr(t){if(t instanceof k)return t;if(t instanceof SyntaxError)return new k("invalid_request","The body is not JSON.");if(t instanceof Oe)return new k(
"body_too_large",`The body is larger than ${Un} bytes.`);const{mender:e,message:n}=(0,v.I7)(t);return e==="user"?new k("validation_failed",`to: ${n}.`):new k("u\
navailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}var or=O(8877);const Wt=400,ir=/^13\./;function ar(){ir.test(process.versions.v8)&&(0,or.setFlagsFromString)(
`--invocation-count-for-turbofan=${Wt}`)}var _e=O(3823);const cr=()=>()=>({status:404,headers:{},body:""});class Z extends Error{name="StoreUnavailable";isFull;constructor(e,{
isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}function St(t){if(t instanceof k)return t;if(t instanceof Z)return t.isFull?new k("unavailable","The platform ha\
s no room to store more. Its operator has to add some.",dr):new k("unavailable",`The platform cannot read or write its state now. ${ur}`,lr)}const ur="Read what\
 was to be changed before you repeat the call, because it may have been changed.",dr={"retry-after":"30"},lr={"retry-after":"5"},zt=5*6e4,fr={lifetime:zt,perIdentity:10,
inAll:1e3},Ot="link_";function hr(t,e){return async n=>{try{if(n.method!==_e.vX.method)throw new k("method_not_allowed",`Send ${_e.vX.method}.`,{allow:_e.vX.method});
const s=await t.verify(V(n,"authorization")),r=await t.rateLimit(s.email);if(r>0)throw new k("rate_limited",`Too many requests: wait ${r} s.`,{"retry-after":String(
r)});const o=new Date(e.clock.now()+zt).toISOString();return P(201,{url:await pr(s,e),expiresAt:o})}catch(s){const r=St(s);if(!r)throw s;return me(r,n)}}}async function pr({
email:t,issuer:e},{sessions:n,consoleUrl:s}){const r=Ot+(0,j.randomBytes)(32).toString("base64url"),o=(0,j.hash)("sha256",JSON.stringify(["link",e,t]));return await n.
open({hash:Nt(r),identity:o,text:JSON.stringify({link:{email:t,issuer:e}})},fr),`${s}/sign-in#${r}`}function mr(t){return t.startsWith(Ot)}async function yr(t,e){
const n=await t.take(Nt(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.link)?s.link:{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="s\
tring")return{email:o,issuer:i};const c=`This link was used before, or is older than ${zt/6e4} minutes. Run "slipway console" for a new one.`;throw new Refusal(
"unauthorized",c)}function Nt(t){return(0,j.hash)("sha256",`console link\0${t}`)}var Me=O(5807);const Er=6e5,Fn=3e4,Pn=5e3;function gr(t,e,n){return Yt(async()=>{
const s=await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702)),r=s.createRemoteJWKSet(await wr(t,e),{timeoutDuration:Pn,cacheMaxAge:Number.POSITIVE_INFINITY,
[s.customFetch]:e,cooldownDuration:Number.POSITIVE_INFINITY});let o=Number.NEGATIVE_INFINITY;const i=async a=>n.monotonic()-o<a?!1:(await r.reload(),o=n.monotonic(),
!0);return async(a,c)=>{await i(Er);try{return await r(a,c)}catch(u){if(!(u instanceof s.errors.JWKSNoMatchingKey)||!await i(Fn))throw u;return r(a,c)}}})}async function wr(t,e){
try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(Pn),redirect:"error"})).json();return Bn(s,t)}catch{
throw Hn()}}function Bn(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(
s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function Hn(){return new k("unavail\
able","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Yt(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}
const Kt=512,Gn=/^[!-?A-~]*@[!-?A-~]+$/;function Tr(t){return t.length<=Kt&&Gn.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function Xt(t){return/[^\0-\x7f]/.
test(t)}const br=30,_r=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Sr=16*1024;function Or(t){const{policy:e,clock:n}=t,
s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:gr(r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Yt(async()=>(await Promise.all([
O.e(550),O.e(702)]).then(O.bind(O,9702))).createLocalJWKSet(r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{
const o=Nr(r),i=await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702)),{header:a,claims:c}=Rr(o,i);Ir(a,c);const u=s.get(c.iss??"");if(!u)throw ae("The tok\
en was issued by an identity provider that this platform does not trust (iss)");const d=await u.keys(),p=u.audiences??[t.audience];try{const{payload:E}=await i.
jwtVerify(o,d,{issuer:u.issuer,audience:[...p],algorithms:_r,clockTolerance:br,currentDate:new Date(n.now()),requiredClaims:["exp"]});return Wn(u,E)}catch(E){throw kr(
E,i,p.join(" or "))}}}function Nr(t){if(t===void 0)throw ae('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw ae('The Authorization header is not "Bearer <ID token>"');if(e.length>Sr)throw ae("The token is too long to be an ID tok\
en");return e}function Rr(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw ae("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function Ir(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw ae("The token is an access token: send the identity provider's ID token instead")}function Wn(t,e){return Vt(t,e),{email:zn(t,e),issuer:t.issuer}}function Vt(t,e){
for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw ae(`The token's ${n} claim is not one that this platform accepts`)}function zn(t,e){
const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw ae(`The token has no ${o} claim`);return i}),s=Tr(n);if(s===void 0){
const r=Xt(n)?"has characters other than ASCII":"is not an email";throw ae(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!Ar(e))throw ae("The \
token's email is not verified (email_verified is not true)");return s}function Ar({email_verified:t}){return t===void 0||t===!0||t==="true"}function kr(t,e,n){if(t instanceof
k)return t;const{errors:s}=e;return t instanceof s.JWTExpired?ae("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim===
"aud"?ae(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?ae("The token is not valid yet (nbf)"):ae(`The token's ${t.claim} cla\
im is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?ae("The token's signature does not match its issuer's k\
eys"):t instanceof s.JOSEAlgNotAllowed?ae("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!==
"ERR_JOSE_GENERIC"?ae("The token is not a valid ID token"):Hn()}function ae(t){return new k("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_to\
ken"'})}const Rt=1024*1024;function Lr(t){return async(e,n)=>{const s=await t(e,n),{status:r,statusText:o,headers:i}=s,a=[];let c=0;for await(const u of s.body??
[]){if(c+=u.length,c>Rt)throw new Error(`The answer of ${new URL(e).host} is longer than ${Rt} bytes`);a.push(u)}return new Response(c>0?Buffer.concat(a):null,{
status:r,statusText:o,headers:i})}}const Jt=12,Qt=16;function it({id:t,key:e},n,s){const r=(0,j.randomBytes)(Jt),o=(0,j.createCipheriv)("aes-256-gcm",e,r).setAAD(
Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.concat([t,r,i,o.getAuthTag()])}function qt(t,e,n){const s=t.find(a=>Yn(a,n));
if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(s.id.length),o=r.subarray(Jt,-Qt),i=(0,j.createDecipheriv)("aes-256-gcm",s.key,
r.subarray(0,Jt),{authTagLength:Qt}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(-Qt));return Buffer.concat([i.update(o),i.final()]).toString("utf8")}function Yn({
id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function Zt(t){return`kvs-token:${t}`}function Kn(t){return`kvs-role:${t}`}var at=O(7030),Xe=O(1709);
function vr(t){const e=Xn(t.remoteAddress??"");if(!(0,Xe.O)(e))return Vn(e);const n=V(t,"x-forwarded-for")??"",s=Xn(n.slice(n.lastIndexOf(",")+1).trim());return(0,at.
isIP)(s)===0||(0,Xe.O)(s)?"loopback":Vn(s)}function Xn(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function Vn(t){if((0,at.isIP)(t)!==6)return t.slice(0,40);const[
e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}const en=[
"0.0.0.0","::"];function Jn({host:t,baseUrl:e}){const n=t.toLowerCase(),s=en.includes(n);return r=>{const o=r?.toLowerCase()??"";if(Qn(o,e))return!0;const i=qn(
o);return i===void 0?!1:i==="localhost"||i===n||(0,Xe.O)(i)||s&&(0,at.isIP)(i)!==0}}function Qn(t,e){const{host:n,protocol:s}=new URL(e);return t===n||t===`${n}${s===
"https:"?":443":":80"}`}function qn(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==void 0?(0,at.isIPv6)(e)?e:void 0:n?.
replace(/\.$/,"")}const Zn="slipway_console";function Dr(t,e){const n="HttpOnly; SameSite=Strict";if(tn(t,e))return{name:`__Host-${Zn}`,attributes:`Path=/; ${n}\
; Secure`};const s=/:(\d{1,5})$/.exec(ct(t))?.[1]??"80";return{name:`${Zn}_${s}`,attributes:`Path=/console; ${n}`}}function es(t,e){return(V(t,"cookie")??"").split(
";").map(n=>n.trim()).filter(n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function ts(t,e){return tn(t,e)?new URL(e).origin:`http://${ct(t)} ${vr(t)}`}
function Ri(t,e){const n=header(t,"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=header(t,"origin");return s===void 0||!URL.canParse(s)?!1:
nn(t,e)?s===new URL(e).origin:new URL(s).host===ct(t)}function tn(t,e){return e.startsWith("https:")&&nn(t,e)}function nn(t,e){return Qn(ct(t),e)}function ct(t){
return V(t,"host")?.toLowerCase()??""}const ns=10*6e4,$r=4,ss="console-sign-in",rs=new Uint8Array;class os{#e;constructor(e){this.#e=e}begin(e,n){const{key:s,clock:r}=this.#e,
o=ts(e,this.#e.consoleUrl),i=JSON.stringify({...n,place:o,expiresAt:r.now()+ns}),a=Buffer.from(it({id:rs,key:s},ss,i)).toString("base64url"),{attributes:c}=this.#n(
e),u=this.#r(e);return[...u.length<$r?[]:u.map(p=>`${p}=; Max-Age=0; ${c}`),`${this.#s(e,n.state)}=${a}; Max-Age=${ns/1e3}; ${c}`]}find(e,n){const[s,...r]=es(e,
this.#s(e,n));if(s===void 0||r.length>0)return;const o=this.#t(s);if(!o||o.place!==ts(e,this.#e.consoleUrl))return;const{issuer:i,nonce:a,verifier:c,expiresAt:u}=o;
if(!(typeof u!="number"||u<=this.#e.clock.now()||o.state!==n)&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{issuer:i,state:n,nonce:a,verifier:c}}end(e,n){
return`${this.#s(e,n)}=; Max-Age=0; ${this.#n(e).attributes}`}#t(e){try{const n={id:rs,key:this.#e.key},s=JSON.parse(qt([n],ss,Buffer.from(e,"base64url")));return(0,D.
Gv)(s)?s:void 0}catch{return}}#n(e){const{name:n,attributes:s}=Dr(e,this.#e.consoleUrl);return{prefix:`${n.replace("slipway_console","slipway_sign_in")}_`,attributes:s.
replace("SameSite=Strict","SameSite=Lax")}}#s(e,n){return this.#n(e).prefix+n.replace(/[^\w-]/g,"").slice(0,8)}#r(e){const{prefix:n}=this.#n(e),s=(V(e,"cookie")??
"").split(";").map(r=>r.trim().split("=",1)[0]??"");return[...new Set(s)].filter(r=>r.startsWith(n)&&/^[\w-]+$/.test(r))}}const xr=10,Mr=30,Cr="openid email";function sn(t){
const e=new os(t),n=new Map;for(const s of t.providers){const{client:r}=s;if(!r)continue;const o=`${t.consoleUrl}/sign-in/callback/${r.slug}`,i=Yt(()=>Ur(s.issuer,
r,t.fetch));n.set(r.slug,{issuer:s,client:r,redirectUri:o,configuration:i})}return{offered:[...n.values()].map(({client:{name:s,slug:r}})=>({name:s,slug:r})),forget:(s,r)=>e.
end(s,r),async begin(s,r){const o=n.get(r);if(!o)return;const i=await Promise.all([O.e(550),O.e(493)]).then(O.bind(O,7493)),a={issuer:o.issuer.issuer,state:i.randomState(),
nonce:i.randomNonce(),verifier:i.randomPKCECodeVerifier()};return{location:await jr(i,o,a),cookies:e.begin(s,a)}},async end(s,r,o){const i=n.get(r),a=e.find(s,o.
get("state")??"");if(!i||a?.issuer!==i.issuer.issuer)throw new k("unauthorized",rn);return Fr(await Promise.all([O.e(550),O.e(493)]).then(O.bind(O,7493)),i,a,o)}}}
const rn="This sign-in is over: it is older than ten minutes, was begun in another browser, or has ended. Sign in again.";async function Ur(t,e,n){const s=await Promise.
all([O.e(550),O.e(493)]).then(O.bind(O,7493)),r=[s.enableNonRepudiationChecks];t.startsWith("http:")&&r.push(s.allowInsecureRequests);const{id:o,secret:i}=e,a={
...(0,D.Eb)({client_secret:i}),[s.clockTolerance]:Mr};return s.discovery(new URL(t),o,a,i===void 0?s.None():void 0,{execute:r,timeout:xr,[s.customFetch]:Lr(n)})}
async function jr(t,e,{state:n,nonce:s,verifier:r}){try{const o=await t.calculatePKCECodeChallenge(r);return t.buildAuthorizationUrl(await e.configuration(),{redirect_uri:e.
redirectUri,scope:Cr,state:n,nonce:s,code_challenge:o,code_challenge_method:"S256"}).href}catch(o){throw is(t,o,e.client.name)}}async function Fr(t,e,n,s){const{
issuer:r,client:o,redirectUri:i}=e;try{const a=await t.authorizationCodeGrant(await e.configuration(),new URL(`${i}?${s}`),{pkceCodeVerifier:n.verifier,expectedState:n.
state,expectedNonce:n.nonce,idTokenExpected:!0});return Wn(r,a.claims()??{})}catch(a){throw is(t,a,o.name)}}const Pr={access_denied:"Sign in with an account tha\
t may use it, or ask its administrator.",invalid_grant:"The answer was used before, or is too old. Sign in again.",invalid_client:"The operator of the platform \
has to correct clientId and the client secret in platform.json.",unauthorized_client:"The operator of the platform has to let the client use the code flow.",invalid_scope:'\
The operator of the platform has to let the client use the scopes "openid" and "email".',temporarily_unavailable:"Try again in a moment."},Br=200;function is(t,e,n){
if(e instanceof k)return e;if(e instanceof t.AuthorizationResponseError||e instanceof t.ResponseBodyError){const{error:r,error_description:o}=e,i=o?`${r} (${o})`:
r,a=Pr[r]??"Sign in again. If it fails again, ask the operator of the platform.";return new k("unauthorized",`${n} answered: ${(0,Me.Ow)(i,Br)}. ${a}`)}const s=e instanceof
t.ClientError?e.code:void 0;if(s===void 0||Hr.includes(s)){const r=`${n} cannot be reached now, or is not the issuer that platform.json names. Try again, or pas\
te an ID token.`;return new k("unavailable",r,{"retry-after":"5"})}return new k("unauthorized",`The answer of ${n} is not valid for this sign-in (${s}). Sign in\
 again.`)}const Hr=["OAUTH_TIMEOUT","OAUTH_ABORT","OAUTH_RESPONSE_IS_NOT_CONFORM"];function on(t){const e=Gr(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.
split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(u=>Wr(u.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(u=>u.method===i);if(a)return{name:a.name,parameters:zr(
a.parts,r)};if(o.length===0)throw new k("not_found",`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(u=>u.method==="GET"?"GET, HEAD":u.method).
join(", ");throw new k("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function Gr(t){return Object.keys(t)}function Wr(t,e){return t.
length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function zr(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===
void 0?[]:[[o,Yr(e[r]??"",o)]]});return Object.fromEntries(n)}function Yr(t,e){try{return decodeURIComponent(t)}catch{throw new k("invalid_request",`The path's ${e}\
 is not percent-encoded UTF-8.`)}}const Kr=["GET","HEAD"],Xr=["POST","PUT","PATCH"];function as(t,e){const n=on(e.routes),s=async r=>{const o=pe(r.target),{name:i,
parameters:a}=n(r.method,o),{orgID:c="",projectID:u="",appID:d=""}=a,p=await Vr(t,r,a),{bytes:E,body:w}=Xr.includes(r.method)?await Qr(r,e.mayBeEmpty.includes(i)):
Jr;return e.calls[i]({name:i,key:{org:c,project:u,appID:d},parameters:a,principal:p,body:w,bytes:E,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:V(
r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){const i=St(o);if(!i)throw o;return me(i,r)}}}async function Vr(t,e,{orgID:n,projectID:s}){
const r=await t.verify(V(e,"authorization")),o=await t.rateLimit(r.email);if(o>0)throw new k("rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(
o)});if(n===void 0)return r;if(!A.cS.test(n))throw K(["orgID in the path is not an identifier"]);if(s!==void 0&&!A.cS.test(s))throw K(["projectID in the path is\
 not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new k("forbidden",`${r.email} has no role in the organization ${n}.`);if(i==="viewer"&&!Kr.
includes(e.method))throw new k("forbidden",`${r.email} may only read in the organization ${n}.`);return r}const Jr={bytes:Buffer.alloc(0),body:void 0};async function Qr(t,e){
const n=V(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")throw cs(n);const s=await t.body(A.lF.bodyBytes).catch(r=>{
throw r instanceof Oe?new k("body_too_large",`The body is larger than ${A.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw cs(
"none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{throw new k("invalid_request",`The body is ${s.length===
0?"empty":"not valid JSON in UTF-8"}.`)}}function cs(t){return new k("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}\
.`)}var qr=O(3136);const an=253,cn="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",Zr=new RegExp(`^(?:${cn}\\.)+(?!\\d+$)${cn}$`);function us(t){return t.length<=an&&Zr.
test(t)}function ds(t,e){return t===e||t.endsWith(`.${e}`)}const It=20,ls=1e3;function eo({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(
r))return"must be a list of host names";if(r.length>It)return`must have at most ${It} host names`;const o=r.map(u=>typeof u=="string"?fs(u):void 0),i=r[o.indexOf(
void 0)];if(o.includes(void 0))return`contains ${xe(String(i))}, which is not a host name as shop.example.com`;const a=o.find(u=>u!==void 0&&n.some(d=>ds(u,d)));
if(a!==void 0)return`contains ${xe(a)}, which belongs to the platform itself`;const c=o.find((u,d)=>o.indexOf(u)!==d);return c===void 0?void 0:`contains ${xe(c)}\
 twice`};return _.FsL(_.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),_.pdi(r=>r.map(o=>fs(o)??o)))}function fs(t){if(t.length>ls)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.
test(t)?(0,qr.domainToASCII)(t).replace(/\.$/,""):"";return us(e)?e:void 0}async function to(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,
o=await Promise.all(s.map(a=>un(t,a,r))),i=s[o.indexOf(!1)];if(i!==void 0)throw new k("domain_not_verified",`The domain ${i} is not verified for the organizatio\
n ${e}: add the DNS record "${dn(i)} TXT ${r}", wait until it is published, and try again.`)}async function un({resolveTxt:t},e,n){try{return(await t(dn(e))).some(
r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,v.xU)(s)??""))return!1;const r=`The DNS records of ${dn(e)} cannot be read now. Try ag\
ain later.`;throw new k("unavailable",r,{"retry-after":"30"})}}function dn(t){return`_slipway.${t}`}const ln=2e3,fn=2;async function no(t){const{Resolver:e}=await Promise.
resolve().then(O.t.bind(O,1553,19));return new e({timeout:ln,maxTimeout:ln,tries:fn}).resolveTxt(t)}const so=te(1,63,Ie(A.cS,'must be letters, digits, ".", "_" \
and "-", with a letter or digit first and last')),l={spaFallback:de($n),installCommand:de(te(0,4096)),rootDirectory:de(Ht),noindex:de($n),nodeVersion:de(te(1,3,
Ie(/^\d+$/,'must be a major version, as "24"')))},f={buildCommand:null,outputDirectory:null,region:null},h={buildCommand:de(te(0,4096)),outputDirectory:de(Ht),region:de(
te(1,63,Ie(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},m=ye({env:xn}),y=ye({branch:de(Bt),commit:de(Vs),tag:Pe("is \
not accepted: web apps deploy without a release tag")});function T(t){const e={...l,domains:de(eo(t.domains))},n={repository:Js(t.allowLocalGit),branch:Bt,...h},
s={...n,repository:_.yqP(n.repository),branch:_.yqP(Bt)},r=ye({name:so,type:_t(A.yN),...n,...e,subdomain:Pe("cannot be given: it is generated")}),o=ye({...s,...e,
name:Pe("cannot be changed: it is the ID of the app"),type:Pe("cannot be changed"),subdomain:Pe("cannot be changed: it is generated")}),[i,a,c]=[_.Ikc(n),_.Ikc(
s),_.Ikc(e)];return{createApp(u){const d=H(u,r),p=Object.entries(_.qgA(c,d)).filter(([,b])=>b!==null),{name:E,type:w}=d;return{name:E,type:w,config:{...f,..._.qgA(
i,d),settings:Object.fromEntries(p)}}},updateApp(u){const d=H(u,o);return{..._.qgA(a,d),settings:_.qgA(c,d)}},replaceEnv:u=>H(u,m).env,deploy(u){const d=H(u,y);
return{branch:d.branch??null,commit:d.commit?.toLowerCase()??null}}}}class g extends Error{name="DomainTaken";domain;constructor(e){super(`Another app has the d\
omain ${e}`),this.domain=e}}function S(t){return He(t,"limit",A.lF.pageDefault,A.lF.pageMost)}function N(t,e){const n=t.slice(0,e);return{items:n,last:t.length>
e?n.at(-1):void 0}}function F(t){return ut(`before:${t}`)}function X(t){const e=hn(t);if(e===void 0)return;const n=/^before:(\d{1,15})$/.exec(e)?.[1];if(n===void 0)
throw Ve();return Number(n)}function z({project:t,appID:e}){return ut(`after:${t}/${e}`)}function ne(t){const e=hn(t);if(e===void 0)return;const[,n="",s=""]=/^after:([^/]+)\/([^/]+)$/.
exec(e)??[];if(!A.cS.test(n)||!A.cS.test(s))throw Ve();return{project:n,appID:s}}function le(t){return ut(`after:${t}`)}function hs(t){const e=hn(t);if(e===void 0)
return;const n=e.slice(6);if(!e.startsWith("after:")||!A.cS.test(n))throw Ve();return n}function ro(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.
test(e))return e;throw K(['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function ps(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.
test(e))throw K(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(e),limit:He(t,"limit",A.ST.pageDefault,A.ST.pageMost)}}
function He(t,e,n,s){const r=t.get(e);if(r===null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw K([`${e} must be 1 to ${s}`]);return o}function ut(t){
return Buffer.from(t).toString("base64url")}function hn(t){const e=t.get("cursor");if(e===null)return;const n=Buffer.from(e,"base64url").toString();if(ut(n)!==e)
throw Ve();return n}function Ve(){return K(["cursor must be a nextCursor of this list"])}const oo=254;function Je({email:t}){return(0,Me.Ow)(t,oo)}function dt(t,e,n){
const{idempotencyKey:s,principal:r,name:o,bytes:i,key:a}=t;if(s!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(s))throw K(["Idempotency-Key must be 1 to 255 visible \
ASCII characters"]);return{scope:JSON.stringify([r.issuer,r.email,o,a.org,a.project,a.appID]),key:s,requestHash:(0,j.hash)("sha256",i),status:e,answer:c=>JSON.stringify(
n(c))}}}function pn(t,e,n){switch(t.kind){case"done":return P(e,n(t.made));case"replayed":return P(t.status,JSON.parse(t.answer),{"idempotent-replayed":"true"});case"\
other_request":throw K(["Idempotency-Key was used before with another body"]);default:return(0,v.xb)(t)}}const ms=te(1,1e3,Ie(A.G1,"is not a variable's name: le\
tters, digits and _, and not a digit first")),io=ye({set:de(xn),unset:de(_.FsL(_.YOg(ms,"must be a list of names"),_.Ru6(A.lF.envVariables,`must have at most ${A.
lF.envVariables} names`)))}),lt={variables:A.lF.envVariables,bytes:A.lF.envBytes};function ao({state:t,logs:e}){const{apps:n,deployments:s,releases:r}=t,o=async a=>{
const c=await n.find(a);if(!c)throw Ce(a);return c},i=async(a,c)=>{const u=await s.find(a,c);if(u)return u;throw await o(a),ft(a,c)};return{app:o,deployment:i,async cancel(a,c,u){
const d=await s.cancel(a,c,u);if(d.kind==="no_deployment")return i(a,c);if(d.kind==="not_queued")throw At(d.deployment);return d.deployment},async redeploy(a,c,u,d){
const p={branch:null,commit:null,by:u},E=c===void 0?await s.create(a,p,d):await s.redeploy(a,c,u,d);if(E.kind==="no_app")throw Ce(a);if(E.kind!=="no_deployment")
return E;throw await o(a),ft(a,c??"")},async clearCaches(a){if(!await n.update(a,{settings:{cachesOf:(0,j.randomUUID)()}}))throw Ce(a)},async rollback(a,c){const u=await r.
rollback(a,c);if(u)return u;await o(a);const d=c===void 0?"no kept release before the live one":`no kept release ${c.slice(0,100)}`;throw new k("not_found",`The\
 app ${a.appID} has ${d}.`)},async envNames(a){return await o(a),Object.keys(await n.env(a)).sort()},editEnv:(a,c)=>ys(t.apps,a,c),async readLog(a,c,u){const d=await i(
a,c),p=d.finishedAt!==null,E=await e.read(c,{...u,isComplete:p});return E?{text:E.text,next:E.next,atEnd:p&&E.next>=E.size,deployment:d}:{text:"",next:Math.max(
0,u.from),atEnd:p,deployment:d}}}}async function ys(t,e,n){const{set:s,unset:r}=H(n,io),o=r?.find(a=>s&&Object.hasOwn(s,a));if(o!==void 0)throw K([`${o} is in s\
et and in unset`]);const i=await t.editEnv(e,{set:s??{},unset:r??[]},lt);switch(i.kind){case"done":return{names:i.names,absent:i.absent};case"no_app":throw Ce(e);case"\
full":{const{variables:a,bytes:c}=lt;throw K([`an app may have ${a} variables, and ${c} bytes of names and values`])}default:return(0,v.xb)(i)}}function Ce({org:t,
project:e,appID:n}){return new k("not_found",`There is no app ${n} in ${t}/${e}.`)}function ft({appID:t},e){return new k("not_found",`The app ${t} has no deploy\
ment ${e.slice(0,100)}.`)}function At({deployID:t,status:e,finishedAt:n,supersededBy:s}){const r="Only a queued deployment can be cancelled.";if(n===null)return new k(
"conflict",`The deployment ${t} is already building. ${r}`);const o=s===null?"":`, because ${s} replaced it`;return new k("conflict",`The deployment ${t} has en\
ded already: ${e}${o}. ${r}`)}function co({subdomain:t,settings:e}){return e.domains?.[0]??t}const Ii="production";function Ai(t){return t.liveRelease===null?"c\
reated":"live"}function ki(t,e){return t.liveRelease===null?null:e(co(t))}function Es(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,
branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.subdomain,state:Ai(t),url:ki(t,e),environments:[{environmentID:t.
environmentID,name:Ii}],createdAt:Le(t.createdAt),updatedAt:Le(t.updatedAt)}}function Hu(t,e){return{environmentID:t.environmentID,name:Ii,url:ki(t,e),state:Ai(
t)}}function Li(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:Le(o)}}function vi(t,e,n){const{
deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:u,finishedAt:d,supersededBy:p}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Le(
c),startedAt:u===null?null:Le(u),finishedAt:d===null?null:Le(d),url:r==="succeeded"?n(co(e)):null,...(0,D.Eb)({supersededBy:p??void 0})}}function Gu(t,e){const{
stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,u=a.slice(-A.lF.failureLogLines).map(p=>p.slice(0,A.lF.failureLogLine)),d=c.map(({source:p,...E})=>E);
return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:u,diagnostics:d}}function Le(t){return new Date(t).toISOString()}function Wu(t){const{state:e,
siteUrl:n,bodies:s}=t,{apps:r,deployments:o}=e,i=async({key:c})=>{const u=await r.find(c);if(!u)throw Ce(c);return u},a=async({org:c},u,d=null)=>{const p=(d??[]).
filter(E=>!u?.settings.domains?.includes(E));await to(t.domains,c,p)};return{async createApp(c){const{name:u,type:d,config:p}=s.createApp(c.body),E=dt(c,201,b=>Es(
b,n));await a(c.key,void 0,p.settings.domains);const w=await r.create({key:{...c.key,appID:u},type:d,config:p},E).catch(Di);if(w.kind==="taken")throw new k("app\
_exists",`There is an app ${u} in this project already.`);return pn(w,201,b=>Es(b,n))},async updateApp(c){const u=await i(c),d=s.updateApp(c.body);await a(c.key,
u,d.settings?.domains);const p=await r.update(c.key,d).catch(Di);if(!p)throw Ce(c.key);return P(200,Es(p,n))},async replaceEnv(c){await i(c);const u=s.replaceEnv(
c.body);if(!await r.replaceEnv(c.key,u))throw Ce(c.key);return P(200,{names:Object.keys(u).sort()})},listEnvironments:async c=>P(200,{environments:[Hu(await i(c),
n)]}),async deploy(c){await i(c);const u=dt(c,202,Li),d=await o.create(c.key,{...s.deploy(c.body),by:Je(c.principal)},u);if(d.kind==="no_app")throw Ce(c.key);return pn(
d,202,Li)},async listDeployments(c){const u=await i(c),d=S(c.query),p=await o.list(c.key,{limit:d+1,before:X(c.query)}),{items:E,last:w}=N(p,d);return P(200,{deployments:E.
map(b=>vi(b,u,n)),nextCursor:w?F(w.seq):null})},async readFailure(c){await i(c);const{deployID:u=""}=c.parameters,d=await o.failure(c.key,u);if(d)return P(200,Gu(
u,d));const p=await o.find(c.key,u);throw p?new k("not_found",`The deployment ${u} has not failed: it is ${p.status}.`):new k("not_found",`The app ${c.key.appID}\
 has no deployment ${u}.`)}}}function Di(t){if(!(t instanceof g))throw t;const e=`Another app has the domain ${t.domain}. It is free when that app's domains no \
longer contain it.`;throw new k("domain_taken",e)}function zu(t,e){const n=Wu({...e,bodies:T(e)});return as(t,{routes:_e.bw,calls:n,mayBeEmpty:["deploy"]})}function Yu(t,{
list:e,organizationsOf:n}){const s=async r=>{const{email:o}=await t.verify(r),i=await t.rateLimit(o);if(i>0)throw new k("rate_limited",`Too many requests: wait ${i}\
 s.`,{"retry-after":String(i)});if(n(o)!==void 0)throw new k("forbidden",`${o} has no role in the organization "*", which the list of nodes needs.`)};return async r=>{
try{if(r.method!==_e.k7.method&&r.method!=="HEAD")throw new k("method_not_allowed",`Send ${_e.k7.method}.`,{allow:"GET, HEAD"});return await s(V(r,"authorizatio\
n")),P(200,{nodes:await e()})}catch(o){const i=St(o);if(!i)throw o;return me(i,r)}}}const Ku={queue:"queue",clone:"clone",install:"install",build:"build",sync:"\
store",activate:"store"};function Xu(t){const{stage:e,createdAt:n,startedAt:s,finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"qu\
eue":e,c=[];for(const[u,d]of he.Mb.entries()){const p=i[d];if(p===void 0)continue;const E=he.Mb.slice(u+1).find(M=>i[M]!==void 0),w=E===void 0?r:i[E]??null;if(E===
void 0&&d!==a)break;const b=Ku[d],R=c.at(-1);R?.name===b?c.splice(-1,1,{...R,finishedAt:w}):c.push({name:b,startedAt:p,finishedAt:w})}return c}function $i(t,e,n){
return{org:t.org,project:t.project,...Es(t,n),liveDeployID:t.liveRelease,newest:e&&mn(e,t,n)}}function mn(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,cancelledBy:i,
redeployOf:a,supersededBy:c}=t,{url:u,...d}=vi(t,e,n);return{...d,...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...(0,D.Eb)({redeployOf:a??void 0,
cancelledBy:i??void 0,supersededBy:c??void 0}),phases:Xu(t).map(({name:p,startedAt:E,finishedAt:w})=>({name:p,startedAt:Le(E),ms:w===null?null:w-E}))}}const uo=[
"ok","missed","refused","limited","failed"],ie=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed",
"delete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","s\
ite_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change"],Se={hour:36e5,day:864e5};function Vu(t){
const e=n=>Object.fromEntries(uo.flatMap(s=>{const r=lo(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e(
"other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},
deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(t.build_ms/1e3)}}}function lo(t,e){return ie.
find(n=>n===`${t}_${e}`)}function fo(t={}){const e=ie.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Ju(t,e){return Object.fromEntries(ie.map(n=>[n,t[n]+
e[n]]))}function _T(t){const e=n=>ie.reduce((s,r)=>s+(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.
site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const kt={hour:35*864e5,day:400*864e5},Qu=14*Se.day;async function qu(t,e,{since:n,now:s,step:r=s-n<=Qu?"hou\
r":"day"}){const o=gs(Math.max(n,s-kt[r]+Se[r]),r),[i,a]=await Promise.all([t.series(e,r,o),t.stored(e)]),c=i.filter(({start:d})=>d<=s),u=c.reduce((d,{counts:p})=>Ju(
d,p),fo());return{scope:e,since:o,until:s,step:r,totals:u,stored:a,points:ed(c,{first:o,now:s,step:r},a)}}function gs(t,e){return Math.floor(t/Se[e])*Se[e]}const Zu=fo();
function ed(t,{first:e,now:n,step:s},r){const o=new Map(t.map(({start:c,counts:u})=>[c,u])),i=[];let a=r;for(let c=gs(n,s);c>=e;c-=Se[s]){const u=o.get(c)??Zu;i.
push({start:c,counts:u,stored:a}),a={keys:Math.max(0,a.keys-u.keys_change),bytes:Math.max(0,a.bytes-u.bytes_change)}}return i.reverse()}const td=7*Se.day,nd=100;
function sd({usage:t,apps:e,clock:n}){const s=(o,i)=>{const a=n.now();return qu(t,o,{since:od(i,a),now:a,step:id(i)})},r=async({key:{org:o,project:i},query:a})=>{
const c={org:o,project:i,app:"",table:""},[u,d]=[S(a),ne(a)],p=await s(c,a),E={limit:u+1,after:d&&{project:d.project,name:d.appID}},{items:w,last:b}=N(await t.parts(
c,gs(p.since,"day"),E),u),R=w.map(({scope:{project:B,app:J},...q})=>({project:B,appID:J,...ws(q)})),M=b?z({project:b.scope.project,appID:b.scope.app}):null;return P(
200,{org:o,project:i===""?void 0:i,...xi(p),apps:R,nextCursor:M})};return{organizationUsage:r,projectUsage:r,async appUsage({key:o,query:i}){const a=await e.find(
o);if(!a)throw new k("not_found",`There is no app ${o.appID} in ${o.org}/${o.project}.`);const c={org:o.org,project:o.project,app:o.appID,table:""},u=await s(c,
i),p=(await t.parts(c,gs(u.since,"day"),{limit:nd})).map(({scope:{table:w},...b})=>({name:w,...ws(b)})),E={environmentID:a.environmentID,name:"production"};return P(
200,{...o,environment:E,...xi(u),tables:p})}}}function xi({since:t,until:e,step:n,totals:s,stored:r,points:o}){return{since:Le(t),until:Le(e),step:n,...ws({counts:s,
stored:r}),points:o.filter(({counts:i})=>Object.values(i).some(a=>a!==0)).map(i=>({start:Le(i.start),...ws(i)}))}}function ws({counts:t,stored:e}){return{...Vu(
t),stored:{keys:e.keys,bytes:e.bytes}}}const rd=/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;function od(t,e){const n=t.get("since");if(n===null)return e-
td;const s=rd.test(n)?Date.parse(n):Number.NaN;if(s<=e)return Math.max(s,e-kt.day);throw K(["since must be a time in the past, as 2026-11-15T00:00:00Z"])}function id(t){
const e=t.get("step");if(e===null||e==="hour"||e==="day")return e??void 0;throw K(["step must be hour or day"])}const ad=ye({to:de(te(1,100))}),cd=ye({deployID:de(
te(1,100))}),ud=ye({name:te(1,100)});function dd(t,e){return as(t,{routes:_e.a6,mayBeEmpty:["rollback","runtime","cancel","redeploy"],calls:{...ld(e),...fd(e),...hd(
e),...sd(e.metered)}})}function ld({state:t,operations:e,siteUrl:n,organizationsOf:s}){const{apps:r,deployments:o,releases:i,activity:a}=t;return{async listOrganizations({
query:c,principal:u}){const[d,p]=[S(c),hs(c)],E=s(u.email),w=E?E.filter(M=>p===void 0||M>p):await r.organizations({limit:d+1,after:p}),{items:b,last:R}=N(w,d);return P(
200,{organizations:b,nextCursor:R===void 0?null:le(R)})},async listApps({key:c,query:u}){const d=S(u),p=await r.list(c.org,{limit:d+1,after:ne(u),prefix:ro(u)}),
{items:E,last:w}=N(p,d),b=await a.newest(E),R=E.map((M,B)=>$i(M,b[B]??null,n));return P(200,{apps:R,nextCursor:w?z(w):null})},async readApp({key:c}){const u=await e.
app(c),[d=null]=await a.newest([c]);return P(200,$i(u,d,n))},async listDeployments({key:c,query:u}){const d=await e.app(c),p=S(u),{items:E,last:w}=N(await o.list(
c,{limit:p+1,before:X(u)}),p);return P(200,{deployments:E.map(b=>mn(b,d,n)),nextCursor:w?F(w.seq):null})},async readDeployment({key:c,parameters:u}){const d=await e.
app(c),p=await e.deployment(c,u.deployID??"");return P(200,mn(p,d,n))},async readLog({key:c,parameters:u,query:d}){const{deployment:p,...E}=await e.readLog(c,u.
deployID??"",ps(d));return P(200,{deployID:p.deployID,status:p.status,...E})},async listReleases({key:c}){const u=await e.app(c),d=await i.list(c);return P(200,
{releases:d.map(({deployID:p})=>({deployID:p,live:p===u.liveRelease}))})}}}function fd({operations:t,siteUrl:e}){return{async cancel({key:n,parameters:s,principal:r}){
const o=await t.app(n),i=await t.cancel(n,s.deployID??"",Je(r));return P(200,mn(i,o,e))},async redeploy(n){const s=await t.app(n.key),{deployID:r}=H(n.body,cd),
o=a=>mn(a,s,e),i=dt(n,202,o);return pn(await t.redeploy(n.key,r??void 0,Je(n.principal),i),202,o)},async clearCaches({key:n}){return await t.clearCaches(n),P(200,
{cleared:!0})},async rollback({key:n,body:s}){const r=await t.app(n),{to:o}=H(s,ad),{deployID:i,previous:a}=await t.rollback(n,o??void 0);return P(200,{deployID:i,
previous:a,url:e(co(r))})}}}function hd({operations:t,kvs:e,kvsUrl:n}){return{listEnv:async({key:s})=>P(200,{names:await t.envNames(s)}),editEnv:async({key:s,body:r})=>P(
200,await t.editEnv(s,r)),listTables:async({key:s})=>P(200,{tables:(await e.listTables(s)).map(Mi)}),async createTable({key:s,body:r}){const{name:o}=H(r,ud);return P(
201,Mi(await e.createTable(s,o)))},async deleteTable({key:s,parameters:r}){const o=r.table??"";return await e.deleteTable(s,o),P(200,{deleted:!0,name:o})},runtime:async({
key:s})=>P(200,{variables:await e.runtimeVariables(s,n)})}}function Mi(t){return{...t,createdAt:Le(t.createdAt)}}const pd=1024;function md({finder:t,ownName:e}){
return n=>{const s=yd(n);if(s===void 0)return yn(400);if(s===e)return yn(200);const r=t.site(s);return r instanceof Promise?r.then(o=>yn(o?200:404),o=>{if(o instanceof
Z)return yn(503);throw o}):yn(r?200:404)}}function yd({target:t}){const e=t.indexOf("?");if(e===-1||t.length>pd)return;const[n="",...s]=new URLSearchParams(t.slice(
e)).getAll("domain");if(!(s.length>0||n===""||n.includes(":")))return n.toLowerCase().replace(/\.$/,"")}const Ed={200:"allowed",400:"no_domain",404:"no_such_sit\
e",503:"unavailable"};function yn(t){return P(t,{status:Ed[t]},t===503?{"retry-after":"5"}:{})}function gd({check:t,damage:e}){return async()=>{try{await t?.()}catch{
return P(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===0)return P(200,{status:"ok",pid:process.
pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;return P(
200,{status:"degraded",pid:process.pid,reason:s})}}const Ts={environmentPerMinute:12e3,tablePerMinute:6e3};function wd(t,e,n){return[{name:`kvs/environment/${t}`,
most:n.environmentPerMinute},{name:`kvs/table/${e}`,most:n.tablePerMinute}]}class Ae{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){
const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.get(e);if(r!==void 0)
return Promise.resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(
e),a});o=i,this.#n.set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.
delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.
set(n,{...s,used:!1}):this.#s-=s.weight}}}class ve extends Error{name="DamagedObject"}const Ci=1024,se=1024*Ci,Qe=1024*se,Ui=[["TiB",1024*Qe],["GiB",Qe],["MiB",
se],["KiB",Ci]];function ST(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],r=Ui.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],
o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError("invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"\
Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function OT(t){const[e,n]=Ui.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&
n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const Td={files:1e5,fileBytes:512*se,totalBytes:4*Qe},ho={pathBytes:1024,pathsBytes:16*se,rulesBytes:256*
1024,indexBytes:32*se},po=32*se,ji={pathBytes:4096,pathsBytes:32*se,rulesBytes:8*se,indexBytes:48*se},NT=null,bs=se,bd=8,RT=32,AT=3600*1e3/2,kT=1e3,_d=2*se;function _s(t,e=bd){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}
const Sd=20,Od=200,Fi=2e4,Nd=4*1024*1024,Rd=8*1024;function Id(t){const e=new Ae(Nd);return async(n,s,r)=>{const o=async a=>(await t.count(n,a)??Fi+1)<=Fi,i=async()=>{
const[a,c]=[await t.index(n,s),await t.index(n,r)];return Ad(a.index,c.index)};try{return!await o(s)||!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>Rd,
i)}catch(a){if(a instanceof ve||a instanceof Z)return;throw a}}}async function Ad(t,e){const n={added:0,changed:0,removed:0,unchanged:0,bytes:0},s=[],r=_s(),o=(i,a,c)=>{
n[i]+=1,n.bytes+=c,s.length<Sd&&s.push({kind:i,path:a.slice(0,Od),bytes:c})};for(let[i,a]=[0,0];i<t.count||a<e.count;){const c=kd(t,i,e,a),[u,d]=[c<=0?t.file(i):
void 0,c>=0?e.file(a):void 0];u&&d&&u.hash===d.hash?n.unchanged+=1:u&&d?o("changed",e.path(a),d.size-u.size):d?o("added",e.path(a),d.size):u&&o("removed",t.path(
i),-u.size),u&&(i+=1),d&&(a+=1);const p=r();p&&await p}return{...n,files:s}}function kd(t,e,n,s){return e>=t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.
path(e)),Buffer.from(n.path(s)))}class Pi{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).
then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{
s()}}}const Ne=8;class Ss{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/Ne-1;for(;n<=s;){const r=n+s>>>1,o=r*Ne,
i=this.#e.compare(e,0,Ne,o,o+Ne);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new Ss(Buffer.from(this.#e))}}function Bi(t){return(0,j.hash)("sha\
256",t,"buffer").subarray(0,Ne)}class Lt extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){
this.delete(s);break}return this}}const mo=["br","zstd","gzip"],Ld=512,yo=16*se,vt=Buffer.from("SLV","latin1"),Dt=vt.length+4+32,vd=Dt+yo;function LT(t){const e=Buffer.
alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([vt,e,hashOf("sha256",t,"buffer"),t])}function Hi(t,e){if(t.length<Dt||vt.compare(t,0,vt.length)!==0)return;
const n=t.readUInt32LE(vt.length);return n<=yo&&e===Dt+n?n:void 0}function Dd(t){if(Hi(t,t.length)===void 0)return;const e=t.subarray(Dt),n=t.subarray(vt.length+
4,Dt);return(0,j.hash)("sha256",e,"buffer").equals(n)?e:void 0}const $d=/^[0-9a-f]{64}$/;function Eo(t){return $d.test(t)}function ht(t,e){return`${t}/${e.slice(
0,2)}/${e}`}function vT(t){return`${t}/`}function xd(t){return`${t}/variants/`}function Gi(t,e,n){return`${xd(t)}${e.slice(0,2)}/${e}.${n}`}function Md(t){const[
,,e="",...n]=t.split("/");return n.length===0&&Eo(e)?e:void 0}function Cd(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return ENCODINGS.some(s=>s===
n)?e:void 0}const Ud=5e3;function DT(t){const e=Md(t);return e!==void 0?{sha256:e}:Cd(t)===void 0?void 0:{missingMs:Ud}}const jd=100,Wi=600*1e3;class Fd{#e;#t;#n;#s=new Lt(
jd);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=ht(n,s),i=e==="object_unusable"?`${o} unusable`:o,a=this.#s.
get(i),c=this.#t.monotonic();if(a&&c-a.at<Wi){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){
this.#s.size>0&&this.#s.delete(ht(e,n))}async lasting(){const e=this.#t.monotonic()-Wi;for(const[n,{key:s,version:r,at:o}]of this.#s){const i=s===void 0?void 0:
await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.size}}const Pd=512;class Bd{#e;#t;constructor(e,n=_d){this.#e=
e,this.#t=new Ae(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,
Pd+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(
e);if(!n)return;const s=(0,j.createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function zi(t){if(t.charCodeAt(0)!==47)return;const e=t.
includes("%")?Wd(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const Hd=/^[\w.!~*'()@:$,+=&;/-]*$/;
function Yi(t){return Hd.test(t)?`/${t}`:`/${t.split("/").map(Gd).join("/")}`}function Gd(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Wd(t){try{return decodeURIComponent(t)}catch{return}}function go(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Ki=32,zd=/\/:[A-Za-z]\w*[^\w/]/,Yd=/^:([A-Za-z]\w*)$/,wo="it must b\
egin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",Kd=`it has more than ${Ki} placeholders`;function Xi(t){
const e=zi(t);return e===void 0?wo:Vi(Qi(`/${e}`))}function Vi(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||zd.test(t))return wo;const r=e.
slice(1).split("/").map(To),o=(n??"").split("/").map(To),i=[...En(r),...En(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return wo;if(i.length>Ki)return Kd;
if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const u=e==="/"?[]:e.slice(1,-1).split("/").map(To);return{text:t,head:u,star:{isRest:!0,
before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.
slice(1)}}}function Xd({head:t,star:e}){return new Set(e?[...En(t),...En(e.tail),"splat"]:En(t))}function En(t){return t.flatMap(e=>"name"in e?e.name:[])}function To(t){
const e=Yd.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const Vd=32*1024;class Ji{path;bare;#e;#t;#n;#s=Vd;constructor(e){this.path=e,this.bare=Qi(e)}get parts(){
return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)
return;const s=Yi(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??
this.path.length}}function Jd(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&bo(n,r,0)?new _o(t,e,void 0):void 0;if(!bo(n,r,0))
return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new _o(t,e,c>e.path.length?void 0:
e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!bo(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-
s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new _o(t,e,e.bare.slice(i,a))}function bo(t,e,n){
for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class _o{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Qi(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const qi=500,Os=8*1024,Qd=2e3,Zi=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,ea=/^[\t\x20-\x7e\x80-\xff]*$/,ta=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function qd(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.
trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>Qd?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=Zd(i,e.length,
a),s&&e.push(s)):s?el(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function Zd(t,e,n){const s=Xi(t);if(e>=qi)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function el(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Zi.test(o)||!ea.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(ta.has(
o))return n(`rules cannot set "${o}"`);const a=t.bytes+gn(o,i);if(a>Os)return n(`the headers of this path have more than ${Os} bytes`);t.bytes=a,t.set.push([o,i])}
function gn(t,e){return t.length+e.length+4}function tl(t,e){return Zi.test(t)&&t===t.toLowerCase()&&ea.test(e)&&!ta.has(t)}const So=2e3,nl=2e3,sl=/^[^/:]+=/,na={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function sa(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=rl(
r).trim();if(o==="")continue;const i=e.length<So?ol(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function rl(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function ol(t){if(t.length>nl)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||sl.test(n))return"conditions and query parameters are not supported";const o=il(
s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=Xi(e);return typeof i=="string"?i:oa(n,
o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:Ns(o)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function il(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return ra(e)?e:void 0}function ra(t){return Object.hasOwn(na,t)}function Ns(t){return na[t]===
"rewrite"}function oa(t,e){return/^\/(?!\/)/.test(t)||!Ns(e)&&/^(?:https?:)?\/\//i.test(t)}const al=["index.html","200.html"],Oo="_redirects",No="_headers",ia=512*
1024,cl=[Oo,No];function Ro(t){return cl.includes(t)}function ul(t,{base:e,fallback:n}={}){const s=[],r=u=>{const d=t.get(u)??Buffer.alloc(0);return d==="too la\
rge"&&s.push({file:u,reason:`it has more than ${ia} bytes`}),d==="too large"?"":d.toString()},o=sa(r(Oo));for(const u of o.ignored)s.push({file:Oo,...u});const i=qd(
r(No));for(const u of i.ignored)s.push({file:No,...u});const a=[...o.rules,...dl(e)].slice(0,So);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.
alloc(0),ignored:s};const c={redirects:a.map(({from:u,to:d,status:p,force:E})=>[u.text,d,p,E]),headers:i.rules.map(({from:u,set:d,unset:p})=>[u.text,d,p]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function dl(t){return t===void 0?[]:sa(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function ll(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=fl(t);if(!Array.isArray(
e)||e.length>So||!Array.isArray(n)||n.length>qi)throw pt();return{redirects:e.map(hl),headers:n.map(pl),fallback:al.find(r=>r===s)}}function fl(t){try{const e=JSON.
parse(t.toString());if((0,D.Gv)(e))return e}catch{}throw pt()}function hl(t){const[e,n,s,r]=wn(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||
!ra(s)||!oa(n,s)||!/^[\x21-\x7e]+$/.test(n))throw pt();return{from:aa(e),to:n,status:s,force:r}}function pl(t){const[e,n,s]=wn(t),r=wn(n).map(i=>{const[a,c]=wn(
i);if(typeof a!="string"||typeof c!="string"||!tl(a,c))throw pt();return[a,c]}),o=wn(s).map(i=>typeof i=="string"?i:Io());return{from:aa(e),set:r,unset:o}}function aa(t){
const e=typeof t=="string"?Vi(t):void 0;return typeof e=="object"?e:Io()}function wn(t){return Array.isArray(t)?t:Io()}function Io(){throw pt()}function pt(){return new ve(
"The compiled rules of a release are damaged: deploy again")}var ml=O(6059);const yl=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/ja\
vascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot",
"application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-arch\
ive"],["usdz","model/vnd.usdz+zip"]]),El=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,gl=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function wl(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=yl.get(n)??(0,ml.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return El.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function Tl(t){return gl.test(t)}const bl=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
_l=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Ao(t){const e=ca(
t);return e===void 0||e.endsWith(".html")?!1:bl.test(t)||_l.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Sl=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function ko(t){const e=ca(t);return Ao(t)||e!==void 0&&Sl.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function ca(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var ua=O(4573);const Tn=Buffer.from("SLIPWAY","latin1"),De=56,bn=32,Rs=bn+6,mt=4,da=8192,la=Buffer.allocUnsafe(3*ji.pathBytes);class Is{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=As(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Ss(e.subarray(De,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=ho){if(e.length>s.indexBytes)throw Ee("it is too large");const r=Lo(e,s);if(As(r).end!==e.length)
throw Ee("its length does not match its header");const o=await Ol(e,r,s,n);return new Is(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Rs;return{hash:this.#e.toString("hex",n,n+bn),size:this.#e.readUIntLE(n+bn,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=la.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(la,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
mt)}}function Lo(t,e=ho){if(t.length<De||Tn.compare(t,0,Tn.length)!==0)throw Ee("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,De)};if(n.assets>n.count)throw Ee("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||As(n).end>e.indexBytes)throw Ee("it is too large");return n}function fa(t,e){if(e.length!==t.assets*Ne)throw Ee("its le\
ngth does not match its header");if(!(0,j.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw Ee("its assets do not match their hash");return new Ss(e)}function As({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=De+s*Ne,o=r+t*Rs,i=o+(t+1)*mt,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function Ol(t,e,n,s){
const r=As(e),o=t.subarray(De,r.records);if(fa(e,o),!(0,ua.isUtf8)(t.subarray(r.paths,r.rules)))throw Ee("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw Ee("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=da){if(i=Math.max(i,Nl(t,r,a,Math.min(a+da,e.count))),i>n.pathBytes)throw Ee("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*mt)!==e.pathsBytes)throw Ee("its last path does not end with the paths");for(let a=Ne;a<o.length;a+=
Ne){const c=a-Ne;if(o.compare(o,a,a+Ne,c,a)>=0)throw Ee("its assets are not sorted")}return i}function Nl(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*mt);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const u=e.paths+r(c+1);if(u<=a||u>e.rules)throw Ee("its paths are out of order");if(((t[a]??0)&192)===
128)throw Ee("a path is not UTF-8");if(i!==0&&t.compare(t,a,u,i,a)>=0)throw Ee("its paths are not sorted");o=Math.max(o,u-a),i=a,a=u}return o}function Ee(t){return new ve(
`The index of a release is damaged (${t}): deploy again`)}function Rl(t,e){const n=Il(t),s=Al(n),r=n.reduce((E,{path:w})=>E+Buffer.byteLength(w),0),o=De+s.length+
n.length*(Rs+mt)+mt,i=Buffer.alloc(o+r+e.length);Tn.copy(i);const a=[n.length,r,e.length,s.length/Ne];for(const[E,w]of a.entries())i.writeUInt32LE(w,Tn.length+E*
4);(0,j.hash)("sha256",s,"buffer").copy(i,Tn.length+a.length*4),s.copy(i,De);let c=De+s.length,u=c+n.length*Rs;const d=u+(n.length+1)*mt;let p=0;for(const{path:E,
hash:w,size:b}of n)i.write(w,c,bn,"hex"),c=i.writeUIntLE(b,c+bn,6),u=i.writeUInt32LE(p,u),p+=i.write(E,d+p);return i.writeUInt32LE(p,u),i.set(e,d+r),i}function Il(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function Al(t){const e=t.filter(({path:n})=>ko(n)).map(({path:n})=>Bi(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const kl=123;function vo(t){return t[0]===kl}async function Ll(t,e,n){if(t.length>po)throw $t(`has more than ${po} bytes`);const s=vl(t),
r=new Map;for(const o of s.filter(({path:i})=>Ro(i)))r.set(o.path,o.size>ia?"too large":await e(o));return Is.open(Rl(s,ul(r).bytes),n,ji)}function vl(t){let e;
try{e=JSON.parse(t.toString())}catch{throw $t("is not JSON")}if(!(0,D.Gv)(e)||!(0,D.Gv)(e.files))throw $t("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,D.Gv)(s)?s:{};if(typeof r!="string"||!Eo(r))throw $t("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw $t("has a file without a size");if(n===""||!n.isWellFormed())throw $t("has an invalid path");return{path:n,hash:r,size:o}})}function $t(t){
return new ve(`The manifest of a release ${t}: deploy again`)}const Dl=1e3;class ha{damage;#e;#t;#n;#s;#r=new Pi;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new Bd(e),this.damage=new Fd(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#f(e,n);if(s>
Math.max(ho.indexBytes,po))throw this.damage.note("object_unusable",e,n),new ve(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>bs?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=_s();try{return vo(r)?await Ll(r,({hash:i,
size:a})=>this.read(e,i,a),o):await Is.open(r,o)}catch(i){throw i instanceof ve&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#h(
e,n,0,De);return vo(s)?void 0:Lo(s).count}async assets(e,n){const s=await this.#h(e,n,0,De);if(vo(s))return(await this.index(e,n)).index.assets.detached();const r=Lo(
s),o=r.assets*Ne;return fa(r,await this.#h(e,n,De,o))}async read(e,n,s){const r=this.#l(e,n),o=await this.#e.load(r,s,"any"),i=await pa(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#p(e,n);const{facts:a,bytes:c}=i,u=i===o||await pa(i,n,s);if(!c||!u)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#f(e,n);if((await this.#s.digest(ht(e,n),r)??this.#p(e,n))!==n)throw await this.#m(e,n,r);const i=await this.#e.stream(ht(e,n),s)??this.#p(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of mo){const o=await this.#u(Gi(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<Dl||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#u(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:Dt-1});return s&&Hi(s,n.size)}async readVariant(e,n,s){const r=Gi(e,n,s);try{const o=await this.#d(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#d(e){const n=await this.#e.
load(e,vd);return n?.bytes&&Dd(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#f(e,n){return await this.#e.
head(this.#l(e,n))??this.#p(e,n)}#l(e,n){if(!Eo(n))throw new ve(`"${n}" is not the name of an object`);return ht(e,n)}async#h(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#l(e,n),o)??this.#p(e,n)}#p(e,n){throw this.damage.note("object_missing",e,n),new ve(`The object ${n} is gone`)}async#m(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(ht(e,n)),await this.#e.distrust(ht(e,n),s),new ve(`The object ${n} is damaged`)}}async function pa(t,e,n){
return t?.bytes?.length===n&&(t.digest??await $l(t.bytes))===e}async function $l(t){if(t.length<=bs)return(0,j.hash)("sha256",t);const e=(0,j.createHash)("sha25\
6"),n=_s();for(let s=0;s<t.length;s+=bs){e.update(t.subarray(s,s+bs));const r=n();r&&await r}return e.digest("hex")}const xl=10;function Ml({node:t,ability:e,nodes:n,
log:s}){let r=!1;return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(d=>d!==t),u=r;if(r=c.length>0,r&&
!u){const d=c.slice(0,xl).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:d,means:Cl})}return!r&&u&&s("info","builds_taken_again",
{reason:o==="yes"?"room":"no_other_node",freeBytes:i}),!r}}const Cl="The disk of --data has no room for a build, or refuses writes. Until it has room, this node\
 claims no deployments while another one can build",Ul=1e4;function jl(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,j.hash)("sha256",n)}`,most:t}])}function Fl(t,e){
if(t===0)return()=>0;const n=t/6e4,s=new Lt(Ul);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.
delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}var $=O(3024);const Pl=["error","warning","notice"],{failureLogLines:ma,failureLogLine:ya}=A.
lF,Ea={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function ga({stage:t,
code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Me.vI)(n,A.IC.message),exitCode:s},c=r===null?null:r.slice(0,A.IC.
signal),u=i.filter(({file:w})=>w.length<=A.IC.file).slice(0,A.IC.findings).map(w=>({...w,code:w.code===null?null:(0,Me.vI)(w.code,A.IC.findingCode),message:(0,Me.
vI)(w.message,A.IC.findingMessage)})),d=wa(u,A.IC.bytes/2),p=A.IC.bytes-Do({...a,signal:c,log:[],diagnostics:d}),E=o.slice(-ma).map(w=>(0,Me.vI)(w,ya));return{...a,
signal:c,log:wa(E.reverse(),p).reverse(),diagnostics:d}}function wa(t,e){let n=e;const s=t.findIndex(r=>(n-=Do(r)+1,n<0));return s===-1?t:t.slice(0,s)}function Do(t){
return Buffer.byteLength(JSON.stringify(t))}function Ta(t){if(!(0,D.Gv)(t))return;const{exitCode:e,signal:n,log:s,message:r}=t,o=he.Mb.find(u=>u===t.stage),i=he.
sR.find(u=>u===t.code);if(!o||!i||!(0,D.KH)(r,A.IC.message)||!$o(e)||n!==null&&!(0,D.KH)(n,A.IC.signal)||!Array.isArray(s)||s.length>ma||!s.every(u=>(0,D.KH)(u,
ya)))return;const a=Bl(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};return Do(c)<=A.IC.bytes?c:void 0}
function Bl(t){if(!Array.isArray(t)||t.length>A.IC.findings)return;const e=[];for(const n of t){const s=Hl(n);if(!s)return;e.push(s)}return e}function Hl(t){if(!(0,D.
Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=Pl.find(c=>c===t.severity);if(!i||!(0,D.KH)(e,A.IC.file)||!(0,D.KH)(o,A.IC.findingMessage)||r!==
null&&!(0,D.KH)(r,A.IC.findingCode)||!$o(n)||!$o(s))return;const a=Gl(t.source);return{file:e,line:n,column:s,severity:i,code:r,message:o,...a&&{source:a}}}function Gl(t){
if(!Array.isArray(t)||t.length>A.IC.sourceLines)return;const e=t.flatMap(n=>!(0,D.Gv)(n)||!(0,D.KH)(n.text,A.IC.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(
n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function Wl(t){return{stage:t,code:Ea[t],message:"The deployment failed, but its fai\
lure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function $o(t){return t===null||Number.isSafeInteger(t)}class xo extends Error{name="\
BuildFailure";facts;constructor(e){const n=ga(e);super(n.message),this.facts=n}}const zl=4*Qe,ba={base:128,perProcessor:256},ks={timeoutMs:20*6e4,fileBytes:Qe,logBytes:4*
se,memoryBytes:Math.min(zl,Math.floor(Yl()/2)),diskBytes:8*Qe,diskFiles:2e6,processes:ba.base+ba.perProcessor*(0,we.availableParallelism)(),installBytes:2*Qe,installsBytes:20*
Qe};function Yl(){const t=process.constrainedMemory();return t>0?Math.min((0,we.totalmem)(),t):(0,we.totalmem)()}const _a=4*se,Kl=64*1024,$T=16384,Xl=128*1024,xT=2e3,
Sa=6e4;function Vl(t){try{const e=JSON.parse(t);return(0,D.Gv)(e)?Zl(e):void 0}catch{return}}const Oa={ready({isolation:t}){const e=sf(t);return e&&{kind:"ready",
isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=he.Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,D.
KH)(t,Kl)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,D.KH)(t,64)?{kind:"commit",commit:t,facts:rf(e)}:void 0,ask({id:t,question:e}){const n=(0,D.Gv)(e)?
ef(e):void 0;return n&&qe(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,D.KH)(t,Ls)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,D.KH)(e,64)&&(0,D.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){
const n=of(t);return n&&(0,D.KH)(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Ta(t);return e&&{kind:"failed",facts:e}},done({removed:t}){
const e=(0,D.Gv)(t)?t:{},{objects:n,bytes:s}=e;return qe(n)&&qe(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Ls=256,Jl=4096,Ql=100,ql=1e3;function Zl(t){
const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(Oa,e)?Oa[e](t):void 0}function ef({about:t,name:e,output:n,org:s}){if(t==="lock"&&(0,D.KH)(e,Ls))return{
about:t,name:e};if(t==="output"){const r=(0,D.Gv)(n)?tf(n):void 0;return r&&{about:t,output:r}}if(t==="live"&&(0,D.KH)(s,Ls))return{about:t,org:s}}function tf({
directory:t,kind:e,ignoredRules:n}){if(!(0,D.KH)(t,Jl)||e!=="build"&&e!=="folder"||!Array.isArray(n)||n.length>Ql)return;const s=n.map(nf);return s.some(r=>!r)?
void 0:{directory:t,kind:e,ignoredRules:s.filter(r=>!!r)}}function nf(t){const{file:e,line:n,reason:s}=(0,D.Gv)(t)?t:{};if(!(!(0,D.KH)(e,Ls)||!(0,D.KH)(s,ql)))return{
file:e,reason:s,...qe(n)?{line:n}:{}}}function sf(t){if((0,D.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;return{kind:"b\
ubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,D.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}}function rf(t){
const{subject:e,author:n}=(0,D.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Me.Ow)(r,o).trim()||null;return{subject:s(e,A.jh.subject),author:s(n,A.jh.author)}}function of(t){
if(!(0,D.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!qe(n)||!qe(s)||!qe(r)||
!qe(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function qe(t){return Number.isSafeInteger(t)&&Number(t)>=0}const af=1e4,Na=64*1024;class cf{#e;#t;#n;#s;#r="";#o;constructor(e,n,s,r){
this.#e=e,this.#t=n,this.#n=r,this.#s=s+Xl}write(e){return this.#s-=Buffer.byteLength(e),this.#s<0?!1:(this.#r+=e,this.#o??=this.#i(),!0)}async end(){const e=new AbortController,
n=this.#n.sleep(af,e.signal).catch(()=>{}),s=async()=>{await this.#o,e.signal.aborted||await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#i(){
for(;this.#r!=="";){const e=this.#r;this.#r="",await this.#e.append(this.#t,e)}this.#o=void 0}}async function uf(t,e){try{const n=await t.read(e,{from:-Na,limit:Na,
isComplete:!0}),s=(0,Me.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-A.lF.failureLogLines).map(r=>r.slice(0,A.lF.failureLogLine))}catch{return[]}}const df=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,
/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function lf(t){const e={};for(const[
n,s]of Object.entries(t))s!==void 0&&s!==""&&df.some(r=>r.test(n))&&(e[n]=s);return e}function ff(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,
NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",...n&&{NODE_EXTRA_CA_CERTS:(0,U.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}function hf(t){return`${(0,j.hash)(
"sha256",t).slice(0,16)}/`}function pf(t,e){return`slipway-worker:${hf(t)}${e}`}var mf=O(1421),yf=O(6193);const Ef=524288,gf=65535;let Ra;function wf(){return Ra??=
Tf().filter(t=>t>2&&t<=gf&&bf(t)),Ra}function Tf(){try{return(0,$.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function bf(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,$.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&Ef)===0}catch{return!1}}function _f(t){const e=wf().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,$.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,$.closeSync)(n)}}var Sf=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Of=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Nf=import.meta.filename.endsWith(".ts")?(0,U.join)(import.meta.dirname,"..","..","worker.ts"):(0,U.join)(import.meta.
dirname,"..","worker","index.js"),Rf=15,If=384,Af=4096,kf=5e3;class Lf{pid;ended;#e;#t;#n=()=>{};#s;#r="";#o=performance.now();#i=[];#a;#c=Promise.withResolvers();constructor(e,n,s=Nf){
const r={stack:[],error:void 0,hasError:!1};try{const o=Sf(r,_f(["pipe","ignore","pipe","pipe"]),!1),i=(0,mf.spawn)(process.execPath,[`--max-old-space-size=${If}`,
"--",s,n],{cwd:"/",env:e,detached:!0,stdio:o.stdio});this.#e=i,this.pid=i.pid,vf(i.pid),i.stdin?.on("error",()=>{}),i.stderr?.setEncoding("utf8").on("data",a=>{
this.#r=(this.#r+a).slice(-Af)}),this.#t=i.stdio[3],this.#u(this.#t),this.ended=this.#l(i)}catch(o){r.error=o,r.hasError=!0}finally{Of(r)}}listen(e){this.#n=e}send(e){
this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#s??=e,this.#e.kill("SIGKILL"),this.#c.resolve()}#u(e){const n=new yf.StringDecoder("utf8");let s="";e.on("error",()=>{}),e.on("data",r=>{if(this.#o=
performance.now(),this.#s!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>_a)return this.kill("it sent a message that is too long");o.length!==0&&(this.#i.push(...o),e.pause(),this.#a??=this.#d())})}async#d(){
for(;this.#i.length>0;)for(const e of this.#i.splice(0))await this.#f(e);this.#a=void 0,this.#o=performance.now(),this.#t.resume()}async#f(e){if(this.#s!==void 0)
return;const n=e.length<=_a?Vl(e):void 0;n?n.kind!=="pulse"&&await this.#n(n):this.kill("it sent an invalid message")}#l(e){let n=!1;const s=setInterval(()=>{const r=!this.#a&&
performance.now()-this.#o>Sa;r&&n&&this.kill(`it sent nothing for ${Sa/1e3} seconds`),n=r},kf).unref();return new Promise(r=>{const o=(i,a,c=this.#r)=>{clearInterval(
s),r({exitCode:i,signal:a,killed:this.#s,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#a,this.#c.promise]).then(
()=>o(i,a))})})}}function vf(t){try{t!==void 0&&(0,we.setPriority)(t,Rf)}catch{}}const Df=100;class Mo extends Error{name="WorkerCrash";ending;constructor(e){super(
xf(e)),this.ending=e}}class $f{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o;#i=0;#a=!1;constructor(e,n){this.process=
e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#u(s).catch(r=>this.#c(r))),e.ended.then(s=>this.#h(
s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#a}get stage(){return this.#o}run(e,n={}){return this.#r=n,this.process.send(
e),this.#s.promise}#c(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#u(e){switch(e.kind){case"ready":this.#n.resolve(e.isolation);break;case"stage":
this.#o=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"\
ask":this.#d(e.id,e.question);break;case"release":this.#l(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,
e.release),this.#s.resolve(e);break;case"failed":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,v.xb)(e)}}async#d(e,n){if(this.#i+=1,this.#i>Df)
return this.process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#f(n)})}catch(s){this.#c(s)}this.#i-=
1}async#f(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#l(e.name),this.#t.set(e.name,n),this.#a&&this.#l(e.name),null}case"\
output":return await this.#r.onOutput?.(e.output),null;case"live":return this.#e.live(e.org)}}#l(e){this.#t.get(e)?.(),this.#t.delete(e)}#h(e){this.#a=!0;const n=new Mo(
e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#l(s)}}function xf({exitCode:t,signal:e,killed:n,words:s}){return n!==void 0?`it w\
as ended because ${n}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function Mf(t,e,n){
const s=`The process that built this deployment crashed: ${t.message}`;return new xo({stage:e,code:"builder_crashed",message:s,exitCode:t.ending.exitCode,signal:t.
ending.signal,log:n,diagnostics:[]})}class Cf{#e;#t;#n;#s=new Pi;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=n,this.#n=ff(e.env)}close(){return this.#a=
!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=void 0,n.settled.then(()=>!this.#a&&this.refill()),{session:n,
waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){const e=this.#c(),n=pf(e.dataDir,process.pid),s=new $f(new Lf(this.#n,n),{locks:this.#s,
live:this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#u(
r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:u}=this.#e,
d={dataDir:(0,$.realpathSync)(e),blobs:n,env:lf(s),gitUrlTemplate:r??ke.bD,allowLocalGit:o??!1,limits:{...ks,...i},outputLimits:a??Td,lasting:c??!0,isolation:u===
"none"?"none":"auto"};return this.#i?{...d,known:this.#i}:d}#u(e){if(!this.#i){if(this.#i=e,e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("war\
n","builds_not_filtered",{means:"builds can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"\
builds can read and write everything that the platform can, and the number of their processes is not limited"})}}}const Uf=1e4,jf=5*6e4,Ff=6e4,Pf=8;function Bf(t){
return new Hf(t)}class Hf{#e;#t;#n=Promise.resolve();#s=Promise.resolve();#r=0;#o=()=>{};#i=!1;constructor(e){this.#e=e,this.#t=new Cf(e,e.live)}async recover(){
const e=(0,$.existsSync)((0,U.join)(this.#e.dataDir,"builds")),n=e?this.#t.start():this.#t.refill();e&&(this.#n=this.#f(null,n).then(()=>{this.#i||this.#t.refill()})),
this.#e.isolation==="required"&&Gf(await n.ready)}async build(e,n){this.#o(),await this.#n;let{session:s,waited:r}=this.#t.take();try{return await this.#a(e,n,s).
catch(o=>{if(!(o instanceof Mo)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#a(e,n,s)})}catch(o){throw o instanceof Mo?await this.#p(o,s,e):o}}async#a(e,n,s){
const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,u=i?.logBytes??ks.logBytes,d=new cf(a,e.deployID,u,c),p=()=>{this.#h(s)};r.addEventListener("abor\
t",p,{once:!0}),r.aborted&&p();try{const E=async J=>o?.(J,r),w=J=>{d.write(J)||s.process.kill("it sent a log that is too long")},b={...Wf(n),onOutput:E,onLog:w},
R=await s.run({kind:"deploy",job:e,look:o!==void 0},b);if(R.kind!=="stored")throw R.kind==="failed"?new xo(R.facts):Ia();const{commit:M,release:B}=R;return{commit:M,
release:B,[Symbol.asyncDispose]:()=>this.#l(s,e.deployID)}}catch(E){throw await this.#l(s,e.deployID),r.throwIfAborted(),E}finally{r.removeEventListener("abort",
p),await d.end()}}collect(){return this.#d({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?Promise.resolve():this.#c({kind:"variants",org:e,manifestHash:n},
"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#i=!0,this.#o(),await Promise.all(this.#t.close().map(e=>this.#h(e))),await this.#s}#c(e,n,s={}){
return this.#s=this.#s.then(()=>this.#d(e)).then(()=>{},r=>{this.#i||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#s}#u(){this.#r+=1,this.#o();const e=()=>{
this.#r=0,this.#c({kind:"sweep"},"cleanup_failed")};this.#r>=Pf?e():this.#o=this.#e.clock.after(Ff,e)}async#d(e){if(await this.#n,this.#i)return{objects:0,bytes:0};
const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw Ia();return s.removed}finally{await this.#h(n)}}#f(e,n=this.#t.start()){return n.run(
{kind:"clean",deployID:e}).then(()=>{},s=>{this.#i||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#l(e,n){const s=new AbortController;
this.#e.clock.sleep(jf,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#i&&(r!==
0&&await this.#f(n),this.#e.lasting!==!1&&this.#u())}async#h(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did \
not end after an abort"),Uf);await e.process.ended,clearTimeout(n)}async#p(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.
ending.words.slice(-500)});const r=he.Mb.find(o=>o===n.stage)??"clone";return Mf(e,r,await uf(this.#e.logs,s))}}function Gf(t){if(t.kind==="none")throw new v.GQ(
"unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then have a\
ll rights of the platform."})}function Wf({onStage:t,onCommit:e,onStored:n}){return{onStage:t,onCommit:e,...n&&{onStored:n}}}function Ia(){return new Error("The\
 worker sent the result of another kind of job")}var Ge=O(336);const Aa={kvs(){},site(){}},zf=2e5,Yf=new Map(ie.map((t,e)=>[t,e])),Ze=t=>Yf.get(t)??0,Kf=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(uo.map(e=>[e,Ze(lo(t,e)??`${t}_refused`)]))])),Xf=Ze("kvs_bytes_in"),Vf=Ze("kvs_bytes_ou\
t"),Jf=Ze("site_bytes_out"),vs=[Ze("site_2xx"),Ze("site_3xx"),Ze("site_4xx"),Ze("site_5xx")];class Qf{#e=new Map;#t=new Map;#n=new Map;#s=new Float64Array(ie.length);#r;lost=0;constructor(e){
this.#r=ka(e)}kvs(e,n,s,r,o){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(ie.length)},this.#e.set(e.keyspace,i)),et(i.counts,
Kf[n][s],1),et(i.counts,Xf,r),et(i.counts,Vf,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,project:e.project,app:e.appID,table:""},
counts:new Float64Array(ie.length)},this.#t.set(e.subdomain,r)),et(r.counts,n<300?vs[0]:n<400?vs[1]:n<500?vs[2]:vs[3],1),et(r.counts,Jf,s)}take(e){for(const{scope:n,
counts:s}of[...this.#e.values(),...this.#t.values()]){for(const[i,a]of s.entries())et(this.#s,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#r]),
o=this.#n.get(r);if(o)for(const[i,a]of s.entries())et(o.counts,i,a);else this.#n.size<zf?this.#n.set(r,{scope:n,counts:s,hour:this.#r}):this.lost+=qf(s)}this.#e=
new Map,this.#t=new Map,this.#r=ka(e)}get waiting(){return this.#n.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#n){if(n.length===e)break;
this.#n.delete(s),n.push({scope:r,hour:o,counts:La(i)})}return n}totals(){const e=this.#s.slice();for(const{counts:n}of[...this.#e.values(),...this.#t.values()])
for(const[s,r]of n.entries())et(e,s,r);return La(e)}}function et(t,e,n){t[e]=(t[e]??0)+n}function ka(t){return Math.floor(t/Se.hour)*Se.hour}function La(t){return Object.
fromEntries(ie.map((e,n)=>[e,t[n]??0]))}function qf(t){return ie.reduce((e,n,s)=>/bytes/.test(n)?e:e+(t[s]??0),0)}function Zf(t,e,n){const s=r=>(t.site(e,r.status,
eh(r)),r);return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,0),r}):s(n)}function eh({body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.
byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}const th=16*se,nh=512;function va(t){return e=>{if(e instanceof Z)throw e;return t}}
class sh{#e;#t=new Ae(th);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Bi(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(
r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+nh,()=>this.#e.assets(e,n))}catch(s){if(s instanceof ve)return;throw s}}}
function rh({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Da):Da(e)}function Da(t){return{...t,headers:{...t.headers,"x-robots-tag":"noind\
ex"}}}const oh=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75r\
em;line-height:1.25}code{font-size:.95em}";function yt({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${oh}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const ih=yt({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),ah=yt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),ch=yt({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),uh=yt({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),dh=yt({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long address."}),$a=yt({
status:503,title:"Not available at the moment",text:"The platform cannot read this file at the moment. Try again in a few seconds."}),lh={...$a,headers:{...$a.headers,
"retry-after":"5"}},fh=yt({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy the site\
 again to replace it."});class hh{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).
finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.
error}}const ph=2e3,Co=200,mh=32*se,yh=1/4,Eh=8,gh=4,wh=["index.html","404.html"];function Th(t){const{clock:e,log:n}=t;let s=0;return async r=>{if(s>=gh)return;
s+=1;const o=new AbortController,i=bh(t,r,o.signal).catch(u=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(u)})});i.finally(
()=>{s-=1});const a=new AbortController,c=e.sleep(ph,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function bh(t,{subdomain:e,release:n},s){
const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.min(mh,t.cacheBytes*
yh);const c=new hh(Eh);for(const u of await _h(o,i,s)){s.throwIfAborted();const d=i.file(u,new Ji(`/${u}`));d?.kind!=="file"||d.file.size>a||(a-=d.file.size,await c.
start(()=>t.warm(d.file)))}await c.end()}async function _h(t,e,n){const s=new Set([...wh,...t.mostServed(Co)]),r=new Set([...s].filter(Ao).map(xa)),o=_s(n);for(const a of r.
size>0?e.names():[]){if(r.has(xa(a))&&s.add(a),s.size>=2*Co)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(
0,Co)}function xa(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const Ma={"content-length":"0","cache-control":"public, max-age=0, must-revalid\
ate"};function Sh(t,{status:e,location:n},s){const r=Ca(t.target.slice(pe(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=o.includes("?")?n:o+r+i;
return{status:e,headers:{location:a,...Ma,"x-slipway-release":s.deployID}}}function Oh({target:t},e){const n=t.startsWith("/")?Ca(t):"/";return{status:308,headers:{
location:e.slice(0,-1)+n,...Ma}}}function Ca(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function Uo(t){return Buffer.from(t,"utf16le").toString("ut\
f16le")}class Ua{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||!("text"in r))this.#t.push(n);else{
const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],
r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;const u=this.#n[Math.min(
a,c)],d=u&&n(u)?Jd(u.from,e):void 0;u&&d&&(yield[u,d])}}}function Ds(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=Xd(e),r=[];let o=0;
for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.length);return r.
push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function jo({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o=="string"?o:Nh(o.
name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Nh(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}const ja={
headers:{},isCut:!1};class Rh{#e;constructor(e){this.#e=new Ua(e.map(Ih))}of(e){if(this.#e.size===0)return ja;const n=[...this.#e.matching(e)];return n.length===
0?ja:new Ah(n).custom}}function Ih({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=Ds(i,t);return a.isFixed&&(s+=gn(o,i)),{name:o,value:a}});return{
from:t,set:r,unset:n,fixedBytes:s}}class Ah{#e=new Map;#t=Os;#n;#s=!1;constructor(e){this.#n=Os-e.reduce((n,[{fixedBytes:s}])=>n+s,0);for(const[{set:n,unset:s},
r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].map(([n,s])=>[n,Uo(s)])),isCut:this.#s}}#r({
name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-gn(e,""),o=r<0?void 0:jo(n,s,"encoded",r);if(o===void 0){
this.#s=!0;return}this.#t-=gn(e,o),n.isFixed||(this.#n-=gn(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e==="set-cookie"?o:`${i}, ${o}`)}}const kh=64,
Lh=8*1024,vh=4*1024;class Dh{#e;forces;constructor(e){this.#e=new Ua(e.map($h)),this.forces=e.some(({force:n})=>n)}*of(e,n){let s=0;for(const[r,o]of this.#e.matching(
e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=xh(r,o,e);if(i&&(yield i),s+=1,s===kh)return}}}function $h({from:t,to:e,status:n,force:s}){
return{from:t,to:Ns(n)?Mh(e,t):Ds(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function xh({to:t,status:e,isForeign:n},s,r){if(Ns(e)){const a=jo(t,s,"pla\
in",vh);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=jo(t,s,"encoded",Lh);if(o===void 0)return;const i=n?o:o.replace(/^\/{2,}/,
"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function Mh(t,e){const n=t.replace(/[?#].*$/,"");try{return Ds(n,e,decodeURIComponent)}catch{
return Ds(n,e)}}const Ch="public, max-age=0, must-revalidate",Uh="public, max-age=31536000, immutable";function jh(t,e,n,s,r){const o=wl(e),i=Tl(o),a=`"${n.hash.
slice(0,32)}"`,c={"cache-control":Ao(e)?Uh:Ch,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"last-modified":t.lastModified},
...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},u={"content-type":o,...c,"content-length":String(n.size)};return s===200&&(u["accept-ranges"]="\
bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:u,notModified:c,variants:i?new Map:void 0}}function Fh(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-\
encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const Ph=64*1024,Bh=se,Hh=4*1024,Gh=32,Wh=4*1024,zh=512;class Yh{org;deployID;manifestHash;lastModified;fallback;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{
index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,
fallback:c}=ll(s.rules);this.fallback=c;const u=Math.min(Bh,Ph+s.count*Hh);this.#e=s,this.#t=new Dh(i),this.#n=new Rh(a),this.#s=new Ae(u),this.#r=o,this.weight=
s.bytes+s.rules.length*Gh+u}remembered(e){return this.#s.get(e)}direct(e){const n=this.#i(e),r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&
r&&this.#s.put(e.path,r,Kh(e.path,r)),r}indirect(e){return this.#a(e,"nothing")}file(e,n,s=200){const r=Ro(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,
isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","headers_cut",{deployID:this.deployID,org:this.org}));const a=jh(this,e,this.#e.file(r),s,o);return{
kind:"file",name:e,file:a,served:0}}has=e=>!Ro(e)&&this.#e.find(e)!==-1;hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){
const n=new Map;for(const r of this.#s.values())r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([
r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e){const n=go(e.path.slice(1),this.has);if(n)return n.kind==="file"?this.file(n.path,
e):{kind:"redirect",status:308,location:Uo(Yi(n.to))}}#a(e,n){for(const s of this.#t.of(e,n)){if(s.kind==="go")return{kind:"redirect",status:s.status,location:Uo(
s.location)};const r=go(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,i=o===void 0?void 0:this.file(o,e,s.status);if(i)return i}}#c(e){const n=go(
e,this.has);return n?.kind==="file"?n.path:void 0}}function Kh(t,e){const n=4*t.length;if(e.kind==="redirect")return zh+n+2*e.location.length;const{headers:s}=e.
file;let r=Wh+n;for(const o in s)r+=2*(o.length+(s[o]?.length??0));return r}async function Xh(t,e,n,s){return new Yh(e,n,await t.index(e,n.manifestHash),s)}function Vh(t,e){
return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function Jh(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&
Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const Qh=256,qh=256,Fa=new Lt(Qh);function Zh(t){let e=Fa.get(t);if(!e){if(e=
ep(t),t.length>qh)return e;Fa.set(t,e)}return e}function ep(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(d=>d.
trim()),c=a.find(d=>/^q\s*=/.test(d)),u=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,u>=0&&u<=1?u:0)}const n=e.get("*")??0,
s=e.get("identity")??0,r=o=>e.get(o)??n;return mo.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const Pa=new Map,tp=4*se,np=768,sp=1e3;class rp{#e;#t;#n=new Ae(
tp);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<Ld||s.size>yo)return Pa;
this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>r?.sizes??Pa);return{sizes:a,isWhole:a.size===
mo.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>np+2*e.length,o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,
at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<sp}}const op=4*se,ip=64*se,ap=512,cp=[];class up{#e;#t;#n;#s;#r=0;constructor(e,n,s=Ge.
ml){this.#e=e,this.#t=new Ae(n),this.#n=Math.min(op,n),this.#s=new rp(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?V(e,"ac\
cept-encoding"):void 0,o=r===void 0?cp:Zh(r);if(o.length===0)return this.#o(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,
Ha(n,o,a),s)):this.#o(e,n,Ha(n,o,i),s)}async warm(e){this.#d(e)&&await this.#f(e)}#o(e,n,s,r){if(s.status===200){if(dp(e,s))return{status:304,headers:s.notModified};
const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?
{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#d(n))return this.#a(e);const r=await this.#l(n,
async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)throw new Ba;return o}).catch(o=>{if(!(o instanceof Ba))throw o});return r?
{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#d(e)?await this.#f(e):await this.#h(e);return{status:e.status,
headers:e.headers,body:n}}#c(e,n){const s=V(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=Jh(V(e,"range")??"",n.size);if(r!==
void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,
...o}}}return this.#u(n,r)}}async#u(e,n){const{start:s,end:r}=n,o=this.#d(e)?(await this.#f(e)).subarray(s,r+1):await this.#h(e,n);return{status:206,headers:{...e.
headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#d({size:e}){return e<=this.#n&&this.#r+e<=ip}#f(e){return this.#l(e,
()=>this.#e.read(e.org,e.file.hash,e.size))}#l({key:e,size:n},s){return this.#t.load(e,r=>r.length+ap,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=
n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Ba extends Error{}function Ha(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.
variants?.get(s);if(o?.size===r)return o;const i=Fh(t,s,r);return t.variants?.set(s,i),i}return t}function dp(t,e){const n=V(t,"if-none-match");if(n!==void 0)return Vh(
n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const lp=1024,fp=255;class Ga{#e;#t=new Lt(lp);constructor(e){
this.#e=e}find(e){if(e.length>fp)return;const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#e(e);return this.#t.set(e,s),s}}class hp{#e;constructor(e){
const n=`.${e.toLowerCase()}`;this.#e=new Ga(s=>{const r=Wa(s),o=r.endsWith(n)?r.slice(0,-n.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(o)?o:
void 0})}subdomain(e){return this.#e.find(e)}}class pp{#e;constructor(e,n){this.#e=new Ga(s=>{const r=Wa(s);return us(r)&&!ds(r,e)&&!n(s)?r:void 0})}domain(e){return this.#e.
find(e)}}function Wa(t){return t.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}function za({sites:t,domain:e,isOwnHost:n}){const[s,r]=[new hp(e),new pp(e,
n)];return{domain:o=>r.domain(o),site(o){const i=s.subdomain(o);if(i!==void 0)return t.site(i);const a=r.domain(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}
function mp(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const yp=64*se,Ep=4096,gp=1e3,Ya="GET,\
 HEAD, OPTIONS";function MT(t){return Ka(t).handler}function Ka(t){const e=new wp(t);return{handler:n=>e.handle(n),prefetch:e.prefetch}}class wp{#e;#t;#n;#s;#r;#o;#i=new Ae(
yp);#a;#c;prefetch;#u=Number.NEGATIVE_INFINITY;constructor(e){const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Ge.ml,meter:a=Aa}=e;this.#e=s,this.#t=o,this.#n=
e.finder??za({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??(c=>`http://${c}/`),this.#r=new up(s,r,i),this.#a=i,this.#c=a,this.#o=new sh(s),this.
prefetch=Th({site:c=>n.site(c),loaded:c=>this.#p(c),load:(c,u)=>this.#m(c,u),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handle(e){const n=this.#n.site(
V(e,"host")??"");return n instanceof Promise?n.then(s=>this.#d(e,s),s=>this.#T(e,s)):this.#d(e,n)}#d(e,n){return n===void 0?xt(e,ih):Zf(this.#c,n,this.#f(e,n))}#f(e,n){
const{method:s}=e;if(s!=="GET"&&s!=="HEAD")return Tp(s);if(n.release===null)return xt(e,ah);const r=n.settings.domains&&this.#n.domain(V(e,"host")??""),o=r&&mp(
r,n.settings.domains??[]);if(o)return Oh(e,this.#s(o));try{const i=this.#p(n.release),a=i?this.#E(e,n,i):this.#l(e,n,n.release),c=rh(n,a);return c instanceof Promise?
c.catch(u=>this.#T(e,u)):c}catch(i){return this.#T(e,i)}}async#l(e,n,s){return this.#E(e,n,await this.#h(n,s))}async#h(e,n){try{return await this.#m(e.org,n)}catch(s){
const r=e.kept.map(o=>this.#p(o)).find(o=>o!==void 0);if(!r||!(s instanceof Z))throw s;return this.#b("warn","edge_earlier_release",{deployID:r.deployID,live:n.
deployID}),r}}#p(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){return this.#p(n)||this.#i.delete(n.deployID),this.#i.
load(n.deployID,s=>s.weight,()=>Xh(this.#e,e,n,this.#t))}#E(e,n,s){const r=pe(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#w(e,i,s);
const a=zi(r);if(a===void 0)return xt(e,uh);if(a.length>Ep)return xt(e,dh);const c=new Ji(`/${a}`),u=(o?void 0:s.remembered(c.path))??s.direct(c);return u?this.#w(
e,u,s):ko(a)&&n.kept.length>0?this.#y(e,n,s,c):this.#g(e,n,s,c)}async#y(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).catch(va(
[]))){const a=this.#p(i)??await this.#m(n.org,i).catch(va(void 0)),c=a?.file(o,r);if(a&&c)return this.#w(e,c,a)}return this.#g(e,n,s,r)}#g(e,n,s,r){const{spaFallback:o}=n.
settings,i=o===!1?void 0:s.fallback??(o?"index.html":void 0),a=s.indirect(r)??(i!==void 0&&!ko(r.path.slice(1))?s.file(i,r):void 0)??s.file("404.html",r,404);return a?
this.#w(e,a,s):xt(e,ch,s)}#w(e,n,s){return n.kind==="redirect"?Sh(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#T(e,n){const s=n instanceof Z;if(!s&&!(n instanceof
ve))throw n;const r=s?"edge_unavailable":"edge_damaged";return this.#b("error",r,{requestID:e.requestID,reason:n.message}),xt(e,s?lh:fh)}#b(...e){const n=this.#a.
monotonic();n-this.#u<gp||(this.#u=n,this.#t(...e))}}function Tp(t){return t==="OPTIONS"?{status:204,headers:{allow:Ya}}:{status:405,headers:{allow:Ya,"content-\
length":"0","cache-control":"no-store"}}}function xt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}const bp=500,_p=1e3,Sp=250,Op=2e3,Np=5e3,Xa=-1;class Va{#e;#t;#n;#s;#r=0;#o=new Map;#i=Number.NEGATIVE_INFINITY;#a=Number.NEGATIVE_INFINITY;#c=Number.
NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??Ge.ml,this.#s=new Ae(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(
s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#y(n))return n.record;if(n?.record!==void 0)return this.#l(
e,n.record);const{table:s}=this.#e;return s?this.#f(s,e):this.#d(e)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);
n&&(n.generation=Xa);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#p(e).catch(()=>{}))}#d(e){return this.#g()&&this.#o.size>0?Promise.reject(new Z(
"The state cannot be read now")):this.#p(e)}async#f(e,n){const s=await e.find(n),r=this.#s.get(n);return r&&(this.#y(r)||r.record)?this.find(n):s?(this.#E(n,{record:s,
at:this.#t.monotonic(),generation:Xa}),this.#l(n,s)):this.#d(n)}#l(e,n){if(!this.#g())return this.#h(e,n);const s=this.#t.monotonic();return s-this.#c>=Sp&&(this.#c=
s,this.#h(e,n).catch(()=>{})),n}async#h(e,n){const s=new AbortController,r=this.#t.sleep(bp,s.signal).then(()=>(this.#i=this.#t.monotonic(),n));r.catch(()=>{});
try{return await Promise.race([this.#p(e),r])}catch(o){if(o instanceof Z)return n;throw o}finally{s.abort()}}#p(e){const n={at:this.#t.monotonic()},s=this.#o.get(
e);if(s&&n.at-s.begun.at<Op)return s.record;const r=this.#m(e,n);return this.#o.set(e,{begun:n,record:r}),r}async#m(e,n){const s=()=>this.#o.get(e)?.begun===n;try{
const r=await this.#e.read(e);return this.#i=Number.NEGATIVE_INFINITY,this.#a=this.#t.monotonic(),s()&&(this.#E(e,{record:r,at:this.#a,generation:this.#r}),this.#e.
table?.put(e,r)),r}catch(r){throw r instanceof Z&&n.at>=this.#a&&(this.#i=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#E(e,n){this.#s.put(e,n,this.#e.
weightOf(n.record))}#y({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||this.#t.monotonic()-n<Np||this.#g()}#g(){return this.#t.monotonic()-this.#i<
_p}}const Rp=16*se,Ip=4*se,Fo=400,Ap=300,kp=2;class Lp{#e;#t;constructor(e,n,{table:s,domains:r,clock:o}={}){this.#e=new Va({changes:n,table:s,clock:o,bytes:Rp,
weightOf:vp,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=new Va({changes:n,table:r,clock:o,bytes:Ip,weightOf:()=>Fo,read:i=>e.subdomainOf(
i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(
s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.
includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function vp(t){return t?Fo+Ap*t.kept.length+kp*JSON.stringify(t.settings).length:Fo}const Ja=36e5,
Dp=2*Ja;function $p(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=e.monotonic(),i=async()=>{r=e.monotonic();try{const c=await t();n("info","objects_collected",
{objects:c.objects,bytes:c.bytes})}catch(c){const{message:u,remedy:d}=(0,v.I7)(c);n("error","collection_failed",{message:u,...d!==void 0&&{remedy:d}})}finally{s=
void 0}},a=()=>(s??=i(),s);return{collect:a,whenIdle(){e.monotonic()-r>=Ja&&a()},whenBusy(){e.monotonic()-Math.max(o,r)>=Dp&&a()},async[Symbol.asyncDispose](){await s}}}
async function xp(t){const e=await t.signingKey(Cp),n=jp(e.value);if(!(0,D.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!Up({kty:"E\
C",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=Fp(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,
privateJwk:{...s,d:n.d,alg:"ES256"}}}function Mp({privateJwk:t},e){return new Uint8Array((0,j.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,
32))}function Cp(){const t=(0,j.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function Up(t){try{const e=(0,j.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,j.verify)("sha256",r,(0,j.createPublicKey)(
{key:s,format:"jwk"}),(0,j.sign)("sha256",r,e))}catch{return!1}}function jp(t){try{return JSON.parse(t)}catch{return}}function Fp(t){const{crv:e,kty:n,x:s,y:r}=t;
return(0,j.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}var Pp=O(5239);const Bp=["viewer","deployer"];function $s(t){
return _.KCZ([t,_.YOg(t)],"must be a string, or a list of strings")}const Mt=_.FsL(_.YjP("must be a string"),_.BpQ(1,"must not be empty")),Hp=_.FsL(_.YjP("must \
be a string"),_.Ru6(Kt,`must have at most ${Kt} characters`),_.yGV(Gn,({input:t})=>{const e=Xt(t)?"has characters other than ASCII":'is neither an email nor "@d\
omain"';return`is "${t}", which ${e}`}));function Qa(t){const e=`${t} ASCII emails, or @domain for every email of a domain. Upper and lower case are the same.`;
return _.yqP(_.FsL($s(Hp),_.h_(e)))}const Gp="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",Wp=_.FsL(_.YjP("must be a string"),_.Ru6(an+2,`must have at most ${an+2} characters`),
_.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${Gp})$`),'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),zp=ye({viewer:Qa(
"May read."),deployer:Qa("May do everything."),domains:_.yqP(_.FsL($s(Wp),_.h_('Custom domains that apps of the organization may have without a DNS record that \
proves it: "shop.example.com", "*.example.com" for all names below, "*" for all.')))}),Yp=ye({issuer:_.FsL(_.YjP("must be a string"),_.z6Y(Xp,"must be an https:\
// URL without query (http:// only for loopback)"),_.yuE({format:"uri"}),_.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:_.
yqP(_.FsL($s(Mt),_.h_("Accepted aud values. Default: the platform's own base URL."))),email:_.lqM(_.FsL(_.YjP("must be a string"),_.yGV(/\{[^{}]+\}/,'must be a \
template of claims, as "{email}" or "{repository}@github.actions"'),_.z6Y(t=>!Xt(t),"has characters other than ASCII"),_.h_("A template of claims for the email \
that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),clientId:_.yqP(_.FsL(Mt,_.h_("The client that people sign in to the console with\
, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for /}."))),clientSecretFile:_.yqP(_.FsL(Mt,_.
h_("A file with the client's secret. A relative path begins in the data directory."))),clientSecretEnv:_.yqP(_.FsL(Mt,_.h_("The environment variable of the plat\
form that has the client's secret."))),name:_.yqP(_.FsL(Mt,_.Ru6(60,"must have at most 60 characters"),_.h_("The name of the identity provider on the sign-in pa\
ge. Default: its host."))),require:_.lqM(_.FsL(Tt(_.YjP(),$s(Mt)),_.h_("Claims that a token must have, each with one of the values.")),{})}),Kp=_.FsL(ye({$schema:_.
yqP(_.YjP("must be a string")),localIssuer:_.lqM(_.FsL(_.zMY("must be true or false"),_.h_("Whether tokens of the platform's own issuer count. Every user who ca\
n read run.json in the data directory can get one, for any email.")),!0),issuers:_.lqM(_.FsL(_.YOg(Yp,"must be a list"),_.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)
return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),_.h_("Identity providers whose ID to\
kens count. Keys are found by OpenID Connect discovery.")),[]),organizations:_.FsL(Tt(_.FsL(_.YjP(),_.yGV(new RegExp(`^(?:\\*|${A.cS.source.slice(1,-1)})$`),"is\
 not an organization's identifier")),zp),_.h_('Grants by organization; "*" is every organization.'))}),_.DDF("platform.json"),_.h_("Who may do what on a platfor\
m that several people share. The platform reads the file from its data directory when it starts."));function Xp(t){if(!URL.canParse(t))return!1;const e=new URL(
t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,Xe.c)(e.hostname)}const qa={localIssuer:!0,issuers:[],roleOf:()=>"\
deployer",organizationsOf:()=>{},mayUseDomain:()=>!0},Za=1024*1024,Vp=10;function Jp(t,e={}){const n=(0,U.join)(t,"platform.json");if(!(0,$.existsSync)(n))return qa;
try{if((0,$.statSync)(n).size>Za)throw new Error(`is larger than ${Za} bytes`);return qp(JSON.parse((0,$.readFileSync)(n,"utf8")),{file:s=>(0,$.readFileSync)((0,U.
resolve)(t,s),"utf8").trim(),env:s=>e[s]})}catch(s){throw new v.GQ("invalid_file",`${n}: ${s instanceof Error?s.message:String(s)}`,{place:{file:n},remedy:`Corr\
ect the file (${(0,Pp.f)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:s})}}const Qp={file:()=>"",env:()=>{}};function qp(t,e=Qp){
const n=bt(Kp,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,Vp).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=new Map(Object.
entries(o).map(([a,c])=>[a,nm(c)]));return{localIssuer:s,issuers:r.map(({issuer:a,audience:c,email:u,require:d,...p},E)=>({issuer:a,email:u,audiences:c===void 0?
void 0:[c].flat(),client:Zp(a,p,`issuers[${E}]`,e),require:Object.fromEntries(Object.entries(d).map(([w,b])=>[w,[b].flat()]))})),roleOf(a,c){const u=a.slice(a.lastIndexOf(
"@")),p=[i.get(c),i.get("*")].flatMap(E=>[E?.get(a),E?.get(u)]);return p.includes("deployer")?"deployer":p.find(E=>E!==void 0)},organizationsOf:tm(i),mayUseDomain(a,c){
return[o[a]?.domains??[],o["*"]?.domains??[]].flat().some(d=>em(d,c))}}}function Zp(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==
void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has c\
lientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const d=n===void 0?`clientSecretEnv names the variabl\
e ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${d}, which is empty or not set`)}const u=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,
"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:u}}function em(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function tm(t){
const e=new Map;for(const[n,s]of t)for(const r of s.keys()){const o=e.get(r);o?o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf("@")),r=new Set([
n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:[...r].sort()}}function nm(t){return new Map(Bp.flatMap(e=>[t[e]??[]].flat().map(n=>[n.toLowerCase(),e])))}
var _n=O(9692);class ec extends Error{name="KeyspaceGone";constructor(){super("the table was deleted")}}class tt extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function tc(t,e){const n=sm(e),s=rm(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=om(n.get("value")),o=e.length>
2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:im(n.get("ttlSeconds"))}}function sm(t){if(!(0,ua.isUtf8)(t))throw new tt(
"invalid_json");try{const e=(0,_n.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof _n.sU))throw e}throw new tt(
"invalid_json")}function rm(t){const e=t?.startsWith('"')?(0,_n.I)(t):void 0;if(e===void 0||e===""||nc(e,A.ux.keyBytes))throw new tt("invalid_key");return e}function om(t){
if(t===void 0||nc(t,A.ux.valueBytes))throw new tt("invalid_value");return t}function im(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;
if(e<A.ux.minTtlSeconds||e>A.ux.maxTtlSeconds)throw new tt("invalid_ttl");return e}function nc(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}function am({tables:t,engine:e,quota:n,clock:s}){const r=async(i,a)=>{const{keyspace:c,windows:u}=await t.byName(i,a),d=await n.take(u);if(d===0)return c;throw new k(
"rate_limited",`The table has reached its rate limit: wait ${d} s.`,{"retry-after":String(d)})},o=async i=>{if(!e)throw new k("unavailable","This node does not \
have the entries of tables. Open the console of a node with the role kvs.");try{return await i(e)}catch(a){throw a instanceof ec?new k("not_found","The table wa\
s deleted."):a instanceof Z?new k("unavailable","The entries cannot be read or written now. Try again."):a}};return{get:(i,a,c)=>o(async u=>u.get(await r(i,a),Po(
"get",{key:c}).key,s.now())),put:(i,a,c)=>o(async u=>{const{key:d,value:p,ttlSeconds:E}=cm(c),w=E===void 0?null:s.now()+E*1e3;await u.put(await r(i,a),d,{value:p,
expiresAt:w})}),delete:(i,a,c)=>o(async u=>u.delete(await r(i,a),Po("delete",{key:c}).key))}}function cm({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,_n.
q$)(s)}catch(i){throw i instanceof _n.sU?new k("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.trim(),
o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):r}};return Po("put",o,s)}const{keyBytes:um,valueBytes:dm,minTtlSeconds:lm,maxTtlSeconds:fm}=A.ux,hm={
invalid_key:`A key has 1 to ${um} bytes.`,invalid_value:`A value has at most ${dm} bytes.`,invalid_ttl:`The time to live is ${lm} to ${fm} seconds.`};function Po(t,e,n){
const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return tc(t,Buffer.from(r))}catch(o){throw o instanceof tt?new k("validation_faile\
d",hm[o.code]??"The entry is not valid."):o}}const Ue=64,pm=32;class sc{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.
from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const rc=new sc(8192),mm=new sc(256);function ym(t){return(0,j.
hash)("sha256",rc.latin1(t))}function oc(t,e){return t.length===e.length&&(0,j.timingSafeEqual)(rc.latin1(t),mm.latin1(e))}class Em{#e;#t;constructor(e){if(e.length>
Ue)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Ue} are supported`);this.#e=Buffer.alloc(Ue+512),this.#t=Buffer.alloc(Ue+pm);for(let n=0;n<
Ue;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,j.hash)("sha256",this.#n(e),"binary"),Ue,"latin1"),(0,j.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Ue;return e.length>n?Buffer.concat([this.#e.subarray(0,Ue),Buffer.from(e,"latin1")]):this.#e.subarray(0,Ue+this.#e.write(e,Ue,"latin1"))}}
const ic="AWS4-HMAC-SHA256";function ac({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function gm(t,e,n){return`${ic}
${t}
${ac(e)}
${ym(n)}`}function wm(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,j.createHmac)("sha256",n).update(s,
"utf8").digest();return new Em(n)}function Tm(t,e){return t.sign(e)}const bm=new RegExp(`^${ic} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),_m=1024,Sm=1024,Om=32,cc=64,Bo=new Lt(_m);function Nm(t){const e=t.
slice(-cc),n=t.slice(0,-cc),s=Bo.get(n);if(s&&Rm.test(e))return{...s,signature:e};const r=Im(t);if(r)return n.length<Sm&&r.signedHeaders.length<=Om&&Bo.set(n,r),
{...r,signature:e}}function CT(){return Bo.size}const Rm=/^[0-9a-f]{64}$/;function Im(t){const e=bm.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.
split(";");if(a.every((c,u)=>u===0||(a[u-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const Am=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;
let Ho;function km(t){if(Ho?.text===t)return Ho.time;const e=Lm(t);return e!==void 0&&(Ho={text:t,time:e}),e}function Lm(t){const e=Am.exec(t);if(!e)return;const n=Number(
e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function xs(t){return`${new Date(
t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function vm(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":Cm(t.target.slice(
e+1)),r=xm(n,t.normalizePath),o=Fm(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Dm=/^(?:\/[A-Za-z0-9_~-]+)+$/,$m=/[^A-Za-z0-9._~-]/g;function Go(t){return t.replace($m,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function xm(t,e){if(Dm.test(t))return t;const n=t.split("/");return(e?Mm(n):n).map(Go).join("/")||"/"}function Mm(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function Cm(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Go(uc(r)),Go(uc(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>dc(n,r)||dc(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function uc(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function dc(t,e){return t<e?-1:t>e?1:0}function Um(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=lc(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function jm(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?Um(t.rawHeaders):{names:e,repeated:[],get(n){const s=V(t,n);return s===void 0?void 0:lc(s)}}}function Fm(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const Pm=/ {2}|\t/,Bm=32,Hm=9;function lc(t){let e=0,n=t.length;for(;e<n&&fc(t,e);)e+=1;for(;n>e&&fc(t,n-1);)n-=1;const s=t.slice(e,n);return Pm.test(
s)?s.replace(/[ \t]+/g," "):s}function fc(t,e){const n=t.charCodeAt(e);return n===Bm||n===Hm}const Ms=5*6e4,hc=["host","content-type"],Gm=new Set([...hc,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),ge=(t,e)=>({type:t,message:e});class Wm{#e;#t=new Qm;constructor(e){
this.#e=e}readHeaders(e,n){const s=V(e,"authorization");if(s===void 0)return ge("MissingAuthenticationTokenException","Missing Authentication Token");const r=Nm(
s),o=V(e,"x-amz-date")??"",i=km(o);if(!r)return ge("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return ge("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(a instanceof Promise)return a;if(!a)return ge("UnrecognizedClientException","The secu\
rity token included in the request is invalid.");const c=jm(e);return Ym(r.scope,o)??Km(o,i,n)??Xm(a,c.get("x-amz-security-token"),n)??Vm(c,r.signedHeaders)??{headers:c,
signedBy:r,role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,j.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==
a)return ge("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const u=vm({method:e.method,target:e.target,
headers:s,signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),d=this.#t.get(o,r.scope),p=Tm(d,gm(i,r.scope,u));if(!oc(p,r.signature))return ge("Inval\
idSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consu\
lt the service documentation for details.")}}function zm(t){return"message"in t}function Ym(t,e){if(t.region!==A.aT)return ge("InvalidSignatureException",`Crede\
ntial should be scoped to a valid region: '${A.aT}'.`);if(t.service!==A.jL)return ge("InvalidSignatureException",`Credential should be scoped to correct service\
: '${A.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return ge("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD\
 from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function Km(t,e,n){if(e<n-Ms){const s=xs(n-Ms);return ge("InvalidSignatureExcept\
ion",`Signature expired: ${t} is now earlier than ${s} (${xs(n)} - 5 min.)`)}if(e>n+Ms){const s=xs(n+Ms);return ge("InvalidSignatureException",`Signature not ye\
t current: ${t} is still later than ${s} (${xs(n)} + 5 min.)`)}}function Xm(t,e,n){if(!oc(e??"",t.sessionToken))return ge("UnrecognizedClientException","The sec\
urity token included in the request is invalid.");if(!(t.expiresAt>n))return ge("ExpiredTokenException","The security token included in the request is expired")}
function Vm(t,e){const n=t.repeated.find(o=>Gm.has(o));if(n!==void 0)return ge("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.
names)if(Jm(o)&&!e.includes(o))return pc(o);const s=hc.find(o=>!e.includes(o));if(s!==void 0)return pc(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return ge(
"IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function Jm(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function pc(t){
return ge("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class Qm{#e=new Lt(4096);get(e,n){const s=`${e.accessKeyID}/${ac(
n)}`,r=this.#e.get(s);if(r)return r;const o=wm(e.secret,n);return this.#e.set(s,o),o}}const qm=200,mc=1024*1024;class yc{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,this.#r=new Ae(e),this.#o=new Ae(mc)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?
n:this.#o.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Ae(this.#e),this.#o=new Ae(
mc),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>{this.#s.get(e)===n&&(this.#s.delete(e),s===void 0?this.#o.put(e,!0,qm):this.#r.put(e,s,this.#t))},s=>{throw this.#s.
get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const Zm=720*6e4,ey=1e3,ty="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",ny=20,sy=1e3,ry=8*1024*1024;class oy{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new yc(ry,sy,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===ny?this.#n.find(e):null}async issue(e,n){
const s={accessKeyID:`ASIA${Array.from((0,j.randomBytes)(16),u=>ty[u%32]).join("")}`,secret:(0,j.randomBytes)(30).toString("base64"),sessionToken:(0,j.randomBytes)(
96).toString("base64"),expiresAt:n+Zm},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(Kn(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.
issue({accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:ey}),s}async checkKey(){const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(
e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.parse(this.#t.open(Kn(e),s));if(!(0,D.Gv)(o))return;const{
secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,expiresAt:r}}}const iy={invalid_json:400,invalid_key:400,
invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,
unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503},Ct={"content-type":"application/json","cache-control":"no-store"},ay={status:200,headers:Ct,
body:'{"ok":true}'},cy={status:200,headers:Ct,body:'{"deleted":true}'},Ec={status:200,headers:Ct,body:'{"found":false,"expiresAt":null}'},uy=new Map([[_e.Y2.put,
"put"],[_e.Y2.get,"get"],[_e.Y2.delete,"delete"]]),dy=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,ly=/^Bearer +([!-~]+)$/i;function fy(t){const e={...t,
log:hy(t)};return n=>wc(n,e,s=>by(s,n,e))}function hy({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===gc){const i=e.now();if(Math.abs(i-n)<
py)return;n=i}t(s,r,o)}}const gc="kvs_unavailable",py=1e3;function wc(t,e,n){const s=e.gateway.readHeaders(t,e.clock.now());return s instanceof Promise?s.then(()=>wc(
t,e,n),n):zm(s)?Sc(s):t.body(A.ux.bodyBytes).then(r=>{try{const o=e.gateway.verify(t,r,s);return o?Sc(o):Tc(t,r,s,e,n)}catch(o){return n(o)}},r=>n(r instanceof Oe?
r:new tt("invalid_json")))}function Tc(t,e,n,s,r){const o=my(t,n.role,s.tables);if(o instanceof Promise)return o.then(()=>Tc(t,e,n,s,r)).catch(r);if(typeof o=="\
string")return je(o);const i=wy(t),a=d=>Ey(s.meter,o,i,e,d),c=d=>d>0?a(_y(d)):yy(i,e,o,s,a,r),u=s.quota.take(o.windows);return typeof u=="number"?c(u):u.then(c).
catch(r)}function my(t,e,n){if(!V(t,"x-kvs-authorization"))return"missing_token";const s=bc(t),r=s===void 0?null:n.byToken(s);return r?r instanceof Promise?r:r.
environmentID!==e.environmentID?"inactive_binding":r.supported?r:"unsupported_app_type":"invalid_token"}function bc(t){return ly.exec(V(t,"x-kvs-authorization")??
"")?.[1]}function yy(t,e,{keyspace:n},{engine:s,clock:r},o,i){if(typeof t!="string")return o(t);const a=c=>o(i(c));try{return Ty(t,tc(t,e),n,r.now(),s,o,a)}catch(c){
return a(c)}}function Ey(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,gy(r),s.length,i),
r}function gy(t){if(t===Ec)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function wy(t){const e=uy.get(pe(t.target));
if(!e)return je("not_found");if(t.method!=="POST")return je("method_not_allowed",{allow:"POST"});const n=V(t,"content-encoding")??"identity";return!dy.test(V(t,
"content-type")??"")||n!=="identity"?je("unsupported_media_type"):e}function Ty(t,{key:e,value:n,ttlSeconds:s},r,o,i,a,c){switch(t){case"put":{const u=s===void 0?
null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:u}).then(()=>a(ay),c)}case"delete":return i.delete(r,e).then(()=>a(cy),c);case"get":{const u=i.get(r,e,o);return u instanceof
Promise?u.then(d=>a(_c(d)),c):a(_c(u))}}}function _c(t){if(!t)return Ec;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,
headers:Ct,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function by(t,e,{tables:n,log:s}){if(t instanceof tt)return je(t.code);if(t instanceof Oe)
return je("body_too_large");if(t instanceof ec)return n.forgetToken(bc(e)??""),je("invalid_token");const r=t instanceof Z,o=t instanceof Error&&t.cause instanceof
Error?t.cause:t;return s("error",r?gc:"kvs_failed",{requestID:e.requestID,path:pe(e.target),reason:o instanceof Error?o.message:String(o)}),r?je("unavailable",{
"retry-after":"1"}):je("internal")}function je(t,e={}){return{status:iy[t],headers:{...Ct,...e},body:`{"error":"${t}"}`}}function _y(t){return je("rate_limited",
{"retry-after":String(t)})}function Sc({type:t,message:e}){return{status:403,headers:{...Ct,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Oc="kv\
s_",Nc=32,Sy=Oc.length+Math.ceil(Nc*4/3),Oy=1e3,Ny=8*1024*1024;class Ry{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=new yc(Ny,Oy,async r=>{const o=await e.
binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:u,type:d}=o,p={org:a.org,project:a.project,app:a.appID,table:c},E=wd(u,i,s);return{keyspace:i,
scope:p,environmentID:u,supported:Ic(d),windows:E}})}byToken(e){return e.length===Sy?this.#n.find(Yo(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),
r=s.find(a=>a.name===n);if(!r)throw new k("not_found",`The app has no table "${n.slice(0,64)}".`);const o=this.#n.find(r.tokenHash);o instanceof Promise&&await o;
const i=this.#n.find(r.tokenHash);if(i&&!(i instanceof Promise))return i;throw new k("not_found",`The app has no table "${n.slice(0,64)}".`)}async create(e,n,s){
if(!A.BL.test(n))throw new k("validation_failed",`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${Oc}${(0,j.
randomBytes)(Nc).toString("base64url")}`,o=Yo(r),i=await this.#e.create({app:e,name:n,tokenHash:o,createdAt:s,types:A.jI,most:A.ux.tablesPerApp,sealed:this.#t.seal(
Zt(o),r)});switch(i.kind){case"created":return{name:n,variable:zo(n),createdAt:s,token:r};case"no_app":throw Wo(e);case"wrong_type":throw Rc(i.type);case"taken":
throw new k("conflict",`The app already has a table "${n}".`);case"full":throw new k("conflict",`An app may have ${A.ux.tablesPerApp} tables: delete one first.`)}}async list(e){
const{tables:n}=await this.#s(e);return n.map(({name:s,createdAt:r})=>({name:s,variable:zo(s),createdAt:r}))}async remove(e,n){const s=await this.#e.remove(e,n);
switch(s.kind){case"removed":return s.keyspace;case"no_app":throw Wo(e);case"no_table":throw new k("not_found",`The app has no table "${n.slice(0,64)}".`)}}async injected(e){
const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!Ic(n))throw Rc(n);const o=r.map(({name:i,tokenHash:a,sealed:c})=>[zo(i),this.#t.open(Zt(a),c)]);return{
environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.open(Zt(e.tokenHash),e.sealed)}forget(e){this.#n.
forget(e)}forgetToken(e){this.forget(Yo(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(e);if(!n)throw Wo(e);return n}}function Wo({appID:t}){
return new k("not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Rc(t){return new k("validation_failed",`Apps of type ${t} have no funct\
ions and cannot use the key-value store; api, web-ssr and sse can. The type of an app stays as it was created, so deploy another app with app-type api.`)}function Ic(t){
return A.jI.some(e=>e===t)}function zo(t){return`${A.be}TOKEN_${t.toUpperCase()}`}function Yo(t){return(0,j.hash)("sha256",t,"base64")}const Iy=32,Ay=new Uint8Array;
async function ky(t){const{value:e,id:n=Ay,previous:s,wrong:r}=await t.platformKey(()=>(0,j.randomBytes)(Iy)),o={id:n,key:e},i=s?[o,s]:[o];return{seal:(a,c)=>it(
o,a,c),open(a,c){try{return qt(i,a,c)}catch(u){throw r(u)}}}}const Ly=t=>me(new k("unavailable","This node does not have the data of the key-value store."),t),vy=3e4,
Ac=1e3,kc=100;async function Dy(t){const{engine:e,clock:n,log:s,quota:r,meter:o=Aa}=t,i=await ky(t.keys),a=new Ry(t.tables,i,{...Ts,...t.quotas}),c=new oy(t.roles,
i);await a.checkKey(),await c.checkKey(),e&&await Lc(e,t.tables,s);const u=t.changes.subscribe(w=>xy(w,a,c)),d=async()=>e?Cy(e,n.now()):0,p=e?$y(e,t,d):async()=>{},
E=async()=>{u[Symbol.dispose](),await p()};return{handler:e?fy({gateway:new Wm(c),tables:a,engine:e,quota:r,meter:o,clock:n,log:s}):Ly,createTable:(w,b)=>a.create(
w,b,n.now()),listTables:w=>a.list(w),deleteTable:async(w,b)=>My(e,t.tables,await a.remove(w,b)),entries:am({tables:a,engine:e,quota:r,clock:n}),runtimeVariables:(w,b)=>Uy(
a,c,w,b,n.now()),sweep:d,close:E,[Symbol.asyncDispose]:E}}function $y(t,{tables:e,log:n},s){const r=async()=>{await s(),await Lc(t,e,n)};let o=Promise.resolve();
const i=setInterval(()=>{o=r().catch(a=>n("warn","kvs_sweep_failed",{reason:String(a)}))},vy).unref();return async()=>{clearInterval(i),await o}}function xy(t,e,n){
switch(t.kind){case"table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"\
domain":case"coming":case"jobs":break;default:(0,v.xb)(t)}}async function My(t,e,n){if(t)try{await t.drop(n),await e.dropped(n)}catch(s){throw s instanceof Z?new k(
"unavailable","The table's token is revoked, but the store cannot be written. The platform removes the data at its next start."):s}}async function Lc(t,e,n){for(let s=0;;){
const r=await e.toDrop({after:s,limit:kc});for(const o of r){s=o;try{await t.drop(o),await e.dropped(o)}catch(i){n("warn","kvs_drop_failed",{reason:String(i)})}}
if(r.length<kc)return}}async function Cy(t,e){let n=0;for(;;){const s=await t.sweep(e,Ac);if(n+=s,s<Ac)return n}}async function Uy(t,e,n,s,r){const{environmentID:o,
variables:i}=await t.injected(n);if(Object.keys(i).length===0)return{};const a=await e.issue(o,r);return{[`${A.be}URL`]:s,[`${A.be}REGION`]:A.aT,...i,AWS_ACCESS_KEY_ID:a.
accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:A.aT}}const Cs=3e4,jy=5e3,vc={clone:"building",install:"building",build:"\
building",sync:"syncing",activate:"activating"};function Dc(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under w\
ay",exitCode:null,signal:null,log:[],diagnostics:[]}}class Ko extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(Et(s),{cause:s}),this.stage=
e,this.aborted=n}}function Fy(t){const{stage:e,aborted:n,cause:s}=t instanceof Ko?t:{stage:"build",aborted:!1,cause:t};if(n)return Dc(e);if(s instanceof xo)return s.
facts;if((0,v.b$)(s)||s instanceof Z&&s.isFull)return $c(e,"disk_full","The disk of the platform is full");const r=s instanceof Z?"its state cannot be read or w\
ritten now":Et(s);return $c(e,Ea[e],`The platform itself failed at the stage "${e}": ${r}`)}function $c(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function Et(t){return t instanceof Error?t.message:String(t)}var Py=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},By=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Hy=Cs-1e4,Gy=1e3;class Wy extends Error{name="LeaseLost"}class zy{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o="clone";#i="building";#a;#c;#u;#d;#f;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#a=n.clock.monotonic(),this.#c=this.#a,this.#u=n.
clock.now(),this.ended=this.#m(r)}get app(){return this.#e.job.app}async keep(){const e=this.#t.clock.monotonic();if(this.#d!==void 0&&e>this.#d&&e-this.#a>=Hy&&
this.#i==="building"&&this.#h("it could not be renewed"),this.#i==="finished"||this.#s.signal.aborted)return;Math.max(e-this.#c,this.#t.clock.now()-this.#u)>=jy&&
(this.#f??=this.#l(e)),await Promise.race([this.#f,this.#r.promise])}async#l(e){const{jobs:n,log:s,clock:r}=this.#t;this.#c=e,this.#u=r.now(),this.#d??=e;try{await n.
renew(this.#e)?(this.#a=e,this.#d=void 0):this.#i==="building"&&this.#h("another node has ended it")}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,
cause:Et(o)})}finally{this.#f=void 0}}#h(e){this.#s.signal.aborted||this.#s.abort(new Wy(`The lease of the deployment has ended: ${e}`)),this.#r.resolve()}async#p(e){
this.#s.signal.throwIfAborted(),await e()||this.#h("another node has ended it"),this.#s.signal.throwIfAborted()}async#m(e){const{log:n,clock:s,onChange:r}=this.#t,
{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,await this.#E()}catch(c){const u=Fy(c);a=u.code,c instanceof Ko&&c.cause instanceof Z&&n("er\
ror","deployment_not_stored",{deployID:o,stage:c.stage,cause:c.message}),await this.#w({kind:"failed",facts:u})}if(this.#i!=="finished"){const c=this.#s.signal.
aborted?Et(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,
ending:a,ms:s.now()-i})}async#E(){const{jobs:e,builder:n,onLive:s,onComing:r}=this.#t,o=this.#e,{job:i}=o,a=AbortSignal.any([this.#n,this.#s.signal]);try{const c={
stack:[],error:void 0,hasError:!1};try{const u=Py(c,await n.build(i,{signal:a,onStage:p=>this.#y(p),onCommit:(p,E)=>this.#p(()=>e.recordCommit(o,p,E)),onStored:(p,E)=>this.#p(
()=>e.recordRelease(o,p,E))}),!0);a.throwIfAborted(),await r?.(i.app,{deployID:i.deployID,manifestHash:u.release.manifestHash}),await this.#y("activate");const{
manifestHash:d}=u.release;await this.#g({kind:"live",manifestHash:d}),s?.(i.app,u.release)}catch(u){c.error=u,c.hasError=!0}finally{const u=By(c);u&&await u}}catch(c){
throw new Ko(this.#o,this.#n.aborted,c)}}async#y(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#o)return this.#s.signal.throwIfAborted();await this.#p(()=>n.advance(
this.#e,e)),this.#o=e,s?.(this.#e.deployID)}async#g(e){this.#i="finishing",await this.#p(()=>this.#t.jobs.finish(this.#e,e)),this.#i="finished"}async#w(e){const{
log:n,clock:s}=this.#t;let r=!1;for(;this.#i!=="finished"&&!this.#s.signal.aborted;)try{await this.#g(e)}catch(o){if(this.#s.signal.aborted)return;const i={deployID:this.#e.
deployID,cause:Et(o)};if(r||n("error","deployment_not_recorded",i),r=!0,this.#n.aborted)return;await s.sleep(Gy,this.#n).catch(()=>{})}}}const Yy=1e3;function Ky(t){
return new Xy(t)}class Xy{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#u=!1;#d=!1;#f=!1;constructor(e){this.#e=e,this.#t=e.every??Ge.fm,this.#n=
e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#f=!0;const s=n.subscribe(({kind:r})=>{(r===
"jobs"||r==="unknown")&&this.#l()});this.#o.push(()=>s[Symbol.dispose](),this.#t(Cs,()=>this.#l())),this.#l(),await this.#c}pause(){this.#f=!1}async stop(){this.
pause();for(const e of this.#o.splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#y(
!1)}idle(){return new Promise(e=>{this.#i.push(e),this.#l()})}[Symbol.asyncDispose](){return this.stop()}#l(){this.#s.signal.aborted||(this.#u=!0,this.#c??=this.#h())}async#h(){
for(;this.#u;){this.#u=!1;try{await this.#p(),this.#d&&this.#e.log("info","queue_resumed"),this.#d=!1}catch(e){this.#d||this.#e.log("error","queue_stalled",{cause:Et(
e)}),this.#d=!0,this.#y(!0)}}this.#c=void 0}async#p(){const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#g(),this.#f)for(const i of await e.expire())n("warn",
"deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#m&&(await this.#e.mayClaim?.()??!0);for(;r&&this.#m;){const i=await e.claim(this.#e.node);if(!i)break;
this.#E(i)}const o=this.#r.size>0||await e.isBusy();if(this.#y(o&&this.#f||this.#r.size>0),!o)for(const i of this.#i.splice(0))i()}get#m(){return this.#f&&this.#r.
size<this.#n}#E(e){const n=[...this.#r].find(r=>Vy(r.app,e.job.app)),s=new zy(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#y(!0),s.ended.then(()=>{this.#r.
delete(s),this.#l()})}#y(e){e||this.#a?.();const n=()=>this.#t(Yy,()=>{this.#g(),this.#l()});this.#a=e?this.#a??n():void 0}async#g(){await Promise.all([...this.#r].
map(e=>e.keep()))}}function Vy(t,e){return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const Jy=600;function We({roles:t},e){return t.includes(e)}async function Qy(t,e,n,s){
const o=We(t,"kvs")||We(t,"control")?s.use(await tE(t,n)):void 0,i=We(t,"build")?nE(t,e,s):void 0;return{edge:e,kvs:o,build:i}}function qy(t,e,n,s){const{stores:r,
clock:o,log:i,shared:a,host:c,edgeCacheBytes:u}=t,{sitesDomain:d,baseUrl:p,siteUrl:E}=e,w={table:a?.sites,domains:a?.domains},b=s.use(new Lp(r.state.releases,r.
changes,{...w,clock:o})),R=za({sites:b,domain:d,isOwnHost:Jn({host:c,baseUrl:p})}),M=new ha({blobs:r.blobs,clock:o,log:i}),B=Ka({sites:b,finder:R,siteUrl:E,objects:M,
cacheBytes:u,log:i,meter:n}),J=r.changes.subscribe(q=>{q.kind==="coming"&&B.prefetch(q)});return s.use(J),{...B,sites:b,finder:R,objects:M}}const Zy=500;async function eE({
clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep(Zy)])}function tE(t,e){
const{stores:n,clock:s,log:r,kvsQuotas:o}=t,i=We(t,"kvs")?n.kvs:void 0;return Dy({...n,engine:i,clock:s,log:r,meter:e,quotas:o})}function nE(t,e,n){const{clock:s,
log:r,workers:o,stores:i,node:a,shared:c}=t,{jobs:u,changes:d}=i,p=sE(t),E=async()=>(await c?.checkPlace(),p.collect()),w=n.use($p(E,s,r));n.use(p);const b=()=>{
u.isBusy().then(C=>C?w.whenBusy():w.whenIdle(),()=>{})},R=async({org:C},{manifestHash:Q})=>{await p.prepareVariants(C,Q),e?.objects.variantsChanged(C)},{builder:M=p}=t,
B=c&&((C,Q)=>eE(t,e,C,Q)),{ability:J,store:q}=c?.nodes??{},oe=J&&q&&Ml({node:a,ability:J,nodes:q,log:r}),Y={jobs:u,changes:d,builder:M,node:a,workers:o,log:r,clock:s,
onChange:b,onComing:B,mayClaim:oe},x=n.use(Ky({...Y,onLive:(C,Q)=>{R(C,Q)}}));return{housekeeping:w,queue:x}}function sE(t){const{stores:e,nodeDir:n,buildLimits:s}=t,
{env:r,allowLocalGit:o,gitUrlTemplate:i,isolation:a,onOutput:c,lasting:u,log:d,clock:p}=t,{jobs:E,logs:w,blobsAt:b}=e;return Bf({...{dataDir:n,blobs:b,lasting:u,
env:r,allowLocalGit:o,gitUrlTemplate:i,limits:s,isolation:a,onOutput:c},live:B=>E.releases(B),logs:w,log:d,clock:p})}async function rE(t,e,n,s){const{clock:r,fetch:o,
requestsPerMinute:i=n===qa?0:Jy}=t,a=await xp(t.stores.keys),{baseUrl:c,issuer:u}=e;return{issuer:er({issuer:u,audience:c,key:a,requestToken:s,clock:r}),organizationsOf:n.
organizationsOf,mayUseDomain:n.mayUseDomain,providers:n.issuers.filter(({client:d})=>d!==void 0),signInKey:Mp(a,"console sign-in"),gate:{roleOf:n.roleOf,verify:Or(
{policy:n,issuer:u,audience:c,key:a,clock:r,fetch:o}),rateLimit:t.shared?jl(i,t.stores.quota):Fl(i,r)}}}function oE(t,e){const n=t.indexOf(":");let s=n===-1?t.length:
n;t.charCodeAt(s-1)===xc&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==xc?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const xc=46,Mc=300;function iE(t){
const e=Us("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??Us("kvs")],["/identity","identity",t.identity??e],["/console","console",Xo(t.
console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/backup","operator",Ut("/backup",t.backup??e)],["/healthz","platform",Ut("/healthz",jt(t.healthz))],
["/readyz","platform",Ut("/readyz",jt(t.readyz))],["/tls-allowed","platform",Ut("/tls-allowed",jt(t.tlsAllowed??Us("edge")))],["/openapi.json","platform",Ut("/o\
penapi.json",jt(t.openApi))],["/metrics","platform",Ut("/metrics",Xo(jt(t.metrics),t.isOwnHost))]]}function Us(t){const e=`This node does not have the role ${t}\
. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>me(new k("unavailable",e),n)}function Ut(t,e){return n=>(pe(n.target)===t?e:Vo)(
n)}function Xo(t,e){return n=>{const s=V(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,Mc))}: give its U\
RL with --public-url, or configure the proxy to pass the Host header on.`;return P(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function jt(t){
return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return me(new k("method_no\
t_allowed",s,{allow:n}),e)}}function Cc(t){const e=iE(t),n=Xo(jt(t.index),t.isOwnHost),{sitesDomain:s,edge:r=Us("edge"),isCustomHost:o,observe:i}=t,a=u=>{const d=pe(
u.target);if(d==="/")return["platform",n];for(const[p,E,w]of e)if(d.startsWith(p)&&!(d.length!==p.length&&d[p.length]!=="/"))return[E,w];return["platform",Vo]},
c=(u,d,p)=>{const E=performance.now(),w=d(p);return w instanceof Promise?w.then(b=>(i(u,p,b.status,E),b),b=>{const R=b instanceof rt;if(i(u,p,R?400:500,E),!R)throw b;
return me(new k("invalid_request","The body broke off."),p)}):(i(u,p,w.status,E),w)};return u=>{const d=u.headers.host;if(typeof d=="string"&&oE(d,s))return c("\
edge",r,u);const p=typeof d=="string"&&o?.(d);if(p===!0)return c("edge",r,u);const[E,w]=a(u);return p instanceof Promise?p.then(b=>b?c("edge",r,u):c(E,w,u),b=>{
if(!(b instanceof Z))throw b;return w===n||w===Vo?c("edge",r,u):c(E,w,u)}):c(E,w,u)}}const Vo=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,
headers:{}};const s=pe(n).slice(0,Mc),r=n.startsWith("/")?new k("not_found",`Nothing is at ${s}`):new k("invalid_request",`The request target is neither a path \
nor an http URL: ${s}`);return me(r,t)};var aE=O(7067),Sn=O(7075);const cE=100,js=new WeakMap;function uE(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}
if(s.destroyed)return;const r=(js.get(s)??0)+1;if(js.set(s,r),r>cE){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(js.get(s)??1)-1;js.set(s,o),o===0&&
s.resume(),queueMicrotask(n)})}const dE=64*1024,lE=128*1024;class fE{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get bytes(){return this.#s}hold(e,n){
const s=hE(e,n);if(!s||s.bytes<=dE)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(
e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){const n=this.#t.get(e);n&&(this.#t.delete(
e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>0){this.#n.set(n.key,s);return}this.#n.delete(
n.key),this.#s-=n.bytes}}function hE(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof Sn.Readable?{key:t,bytes:lE}:{key:e.buffer,
bytes:e.buffer.byteLength}}const pE=16;class mE{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){e.end(n);return}this.#e.
push([e,n]),this.#e.length>=pE&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}const yE=/^[\w.:-]{1,128}$/,Uc=8*
1024*1024,EE=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,gE=47,wE=(0,j.randomBytes)(5).toString("hex");let jc=0;class TE{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){this.#e=
e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==gE&&bE(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];jc+=1,this.#s=typeof e=="string"&&yE.
test(e)?e:`${wE}-${jc}`}return this.#s}get remoteAddress(){return this.#e.socket.remoteAddress}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){
const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client w\
ent away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];
let a=0;const c=d=>{this.#o=!n.complete,o(d)},u=()=>c(new rt("The client went away before its body ended"));if(n.destroyed&&u(),s>e+Uc){c(new Oe);return}n.on("d\
ata",d=>{a+=d.length,a<=e?i.push(d):a>e+Uc?(n.pause(),c(new Oe)):i.length=0}),n.on("end",()=>a>e?c(new Oe):r(_E(i,a))),n.on("error",u),n.on("close",()=>{n.complete||
u()})})}}function bE(t){const[,e,n=""]=EE.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function _E(t,e){const[n]=t;return n!==
void 0&&t.length===1?n:Buffer.concat(t,e)}const SE=15e3,OE=12e4,NE=3e4,Fc=t=>P(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},
{"retry-after":"1"}),RE=128*1024*1024;async function IE(t){const{host:e,log:n,batch:s=new mE}=t,r={handler:Fc,closing:!1,log:n,batch:s,bodies:new fE(RE)},o=new Set,
i=(0,aE.createServer)({headersTimeout:SE,requestTimeout:OE,keepAliveTimeout:NE,joinDuplicateHeaders:!0},(u,d)=>uE(u,d,()=>{s.open(),vE(r,{request:new TE(u,d,o),
incoming:u,outgoing:d})})),a=await kE(i,t.port,e);let c;return{port:a,serve(u){r.handler=u},close(u=5e3){return r.closing=!0,c??=LE(i,o,u),c}}}function AE(t,e){
return`http://${(0,at.isIPv6)(t)?`[${t}]`:t}:${e}`}function kE(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,v.xU)(o);r(i==="EADDRINUSE"?new v.
GQ("port_in_use",`Another process uses port ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):
i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new v.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an add\
ress of this machine, and a port of 1024 or more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function LE(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new v.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function vE(t,e){const{request:n}=e,s=o=>Pc(DE(n,o,t.log),t,e),
r=o=>{try{Pc(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function DE(t,e,n){const s=(0,v.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=St(e);return o?
me(o,t):P(500,{error:{code:"internal",message:"The platform failed to answer. Its log has the cause, with this request ID.",requestID:t.requestID}})}function Pc(t,e,n){
const{body:s}=t,{outgoing:r,incoming:o}=n,i=s instanceof Sn.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(r.writeHead(t.status,$E(t,e,
n)),o.method==="HEAD"||Bc(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof Sn.Readable?xE(s,e,n):e.batch.end(r,s)}function $E(t,{closing:e},{
request:n}){const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.
push("set-cookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof Sn.Readable)&&!Bc(t)&&
s.push("content-length",ME(t.body)),s}function Bc({status:t}){return t===204||t===304}function xE(t,{log:e},{request:n,outgoing:s}){(0,Sn.pipeline)(t,s,r=>{r&&(0,v.
xU)(r)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function ME(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}function CE(t,e,n){const{rooms:s,identity:r,nodes:o,backup:i}=n,{edge:a,kvs:c}=s;return Cc({...Hc(t,e,a,n),kvs:We(t,"k\
vs")?c?.handler:void 0,...FE(t,e,c,r,o),backup:r&&i})}function UE(t,e,n,s){const r=i=>We(t,i)?Fc:void 0,o=r("control");return Cc({...Hc(t,e,n,s),kvs:r("kvs"),control:o,
identity:o,operator:o,console:o,backup:o})}function Hc(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:u}=e,{readiness:d,metrics:p}=s;return{
sitesDomain:c,isOwnHost:Jn({host:a,baseUrl:u}),edge:n?.handler,isCustomHost:n&&jE(n.finder),healthz:gd({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:d.
handler,metrics:p.handler,tlsAllowed:n&&md({...n,ownName:new URL(u).hostname}),index:BE(e),openApi:PE(u),observe:HE(p.count,r)}}function jE({domain:t,site:e}){return n=>{
const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}function FE({clock:t,log:e,allowLocalGit:n,stores:s,resolveTxt:r,
fetch:o,kvsQuotas:i},{baseUrl:a,kvsUrl:c,consoleUrl:u,siteUrl:d,sitesDomain:p},E,w,{list:b}){if(!w||!E)return{control:void 0,identity:void 0,operator:void 0,console:void 0};
const{gate:R,issuer:M,organizationsOf:B,mayUseDomain:J}=w,q={ownName:new URL(a).hostname,sitesDomain:p,mayUseDomain:J,resolveTxt:r},{state:oe,logs:Y,sessions:x,
usage:C}=s,Q={usage:C,apps:oe.apps,clock:t},ce=ao({state:oe,logs:Y}),be=dd(R,{state:oe,operations:ce,kvs:E,metered:Q,kvsUrl:c,siteUrl:d,organizationsOf:B}),ue=Yu(
R,{list:b,organizationsOf:B}),Fe=hr(R,{sessions:x,consoleUrl:u,clock:t}),Oi={[_e.k7.path]:ue,[_e.vX.path]:Fe},Ni=Id(new ha({blobs:s.blobs,clock:t,log:e})),{providers:yT,
signInKey:ET}=w,gT=sn({providers:yT,key:ET,consoleUrl:u,clock:t,fetch:o}),wT={state:oe,usage:C,operations:ce,kvs:E,compare:Ni,logs:Y,sessions:x,oidc:gT},{tablePerMinute:TT}={
...Ts,...i},bT={...wT,clock:t,organizationsOf:B,consoleUrl:u,siteUrl:d,tablePerMinute:TT};return{control:zu(R,{state:oe,allowLocalGit:n,siteUrl:d,domains:q}),identity:M.
handler,operator:Bu=>(Oi[pe(Bu.target)]??be)(Bu),console:cr({...bT,verify:R.verify,roleOf:R.roleOf})}}function Fs({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{
baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function PE(t){return async()=>P(200,(await O.e(487).then(O.bind(O,1487))).openApi(t))}function BE(t){const e={service:"\
slipway",...Fs(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>P(200,e)}function HE(t,e){return(n,s,r,o)=>{
if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[u=""]=c.split("?",1);e("info","request",{room:n,method:i,
path:u,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const GE=8e3,WE=3e4,zE=36e5,YE=250,Gc=250,Wc=500,KE=500,XE=1e3;function VE(t){const{clock:e,log:n,
every:s=Ge.fm}=t,r=new Qf(e.now()),o=JE(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(p){a||n("warn","usage_not_s\
tored",{reason:String(p)}),a=!0}},u=()=>(i??=c().finally(()=>{i=void 0}),i),d=s(GE,u);return{meter:r,flush:u,figures:()=>({counts:r.totals(),waiting:r.waiting,lost:r.
lost}),async[Symbol.asyncDispose](){d(),await i,await u()}}}function JE(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,j.randomBytes)(12).toString("base64url");
let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(YE)}),await e.add(a).catch(u=>{if(u instanceof Z)throw u;
r("error","usage_lost",{rows:a?.rows.length??0,reason:String(u)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Gc)===Gc;);n&&await e.
claimTurn("stored",WE)&&await QE(e,n,s),await e.claimTurn("prune",zE)&&await qE(e,s)}}async function QE(t,e,n){for(let s=0;;){const r=await e.sizes(s,Wc),o=r.length<
Wc,i=o?Number.MAX_SAFE_INTEGER:r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}async function qE(t,e){for(let n=0;n<
XE;n+=1){if(await t.prune(e.now(),KE)===0)return;await new Promise(setImmediate)}}const ZE=2e3;function eg({deployments:t,damage:e,ability:n,node:s,clock:r,metering:o}){
const i=new Map,a=s===void 0?{}:{node:s},c=()=>[...i].flatMap(([d,p])=>p.map((E,w)=>[{service:d,status:`${w}xx`,...a},E]).filter(([,E])=>E>0)),u=async()=>{const d=await sg(
t,r);return[Te("slipway_requests_total","counter","Requests answered.",c()),Te("slipway_state_available","gauge","1 if the state can be read, else 0.",[[a,d?1:0]]),
...d?rg(d):[],...tg(o.figures(),a),Te("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[a,e?.total??0]]),...n?[ng(n,a)]:[],
Te("process_resident_memory_bytes","gauge","Resident memory.",[[a,process.memoryUsage.rss()]]),Te("process_uptime_seconds","gauge","Seconds since the process st\
arted.",[[a,process.uptime()]])].join("")};return{count(d,p){let E=i.get(d);E||(E=[0,0,0,0,0,0],i.set(d,E));const w=Math.floor(p/100);E[w]=(E[w]??0)+1},handler:async()=>({
status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await u()})}}function tg({counts:t,waiting:e,lost:n},s){
const r=["get","put","delete","other"].flatMap(a=>uo.flatMap(c=>{const u=lo(a,c);return u?[[{method:a,outcome:c,...s},t[u]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(
a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"e\
dge",direction:"out",...s},t.site_bytes_out]];return[Te("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),Te("slipway_site_\
requests_total","counter","Requests to sites of apps.",o),Te("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),Te("slipway_us\
age_waiting_rows","gauge","Rows of usage that are not stored yet.",[[s,e]]),Te("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[
[s,n]])]}function ng({canBuild:t},e){return Te("slipway_can_build","gauge","1 if the node can build, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}
async function sg(t,e){const n=new AbortController,s=e.sleep(ZE,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof
Z)return;throw r}finally{n.abort()}}function rg(t){const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[Te("slipway_deployments","\
gauge","Deployments by status.",t.map(s=>[{status:s.status},s.count])),Te("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),
Te("slipway_deployment_seconds_sum","counter","Seconds that deployments ran.",[[{},e(t,"ms")/1e3]]),Te("slipway_deployment_seconds_count","counter","Deployments\
 that ran and ended.",[[{},e(t,"ran")]])]}function Te(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,u])=>`${c}="${og(u)}"`);return`${t}${a.
length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function og(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var Jo=O(9127),ig=O(7634);const ag=5e3,zc=15e3,UT=null,cg=1e3,ug=10;async function dg(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),
i=()=>({...e,version:ig.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{
store:a,start:c,ability:u}=n,d=()=>a.announce({...i(),...c,canBuild:u?.canBuild});await u?.look(),await lg(d,n,t);const p=yg(d,u,t);return pg(await a.living(),c,
t),{list:()=>a.list(),async[Symbol.asyncDispose](){await p(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function lg(t,{signal:e},{own:{
name:n},clock:s,log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw hg(n,i);o||r("warn","node_name_awaited",fg(n,i)),o??=i,await s.
sleep(cg,e)}}function fg(t,{address:e,silentMs:n}){const s=Math.max(0,zc-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,Jo.a3)(n)} \
ago. If it was killed, this one goes on in ${(0,Jo.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}
function hg(t,{address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Jo.a3)(n)} ago`,r=`St\
art this one with another --node. If the other one was killed just now, wait ${zc/1e3} seconds and start this one again.`;return new v.GQ("invalid_input",s,{input:"\
node",remedy:r})}function pg(t,e,{log:n}){for(const{key:s,flag:r,means:o}of mg){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,u]of Map.groupBy(a,
d=>d[s])){const d=u.slice(0,ug).map(({name:p})=>p);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:d.join(", "),means:o})}}}const mg=[{key:"publ\
icUrl",flag:"--public-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--\
sites-domain",means:"Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function yg(t,e,{own:{name:n},log:s,every:r=Ge.
fm}){let o;const i=Eg(s),a=async()=>{const E=await t();E?i("node_name_taken",{node:n,address:E.address,means:gg}):i(void 0)},c=async()=>{try{await e?.look();let E;
do E=e?.canBuild,await a();while(e?.canBuild!==E)}catch(E){i("node_not_announced",{reason:String(E)})}finally{o=void 0}},u=()=>{o??=c()},d=r(ag,u),p=e?.subscribe(
u);return async()=>{d(),p?.[Symbol.dispose](),await o}}function Eg(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const gg="Another process took t\
he name of this node while this one gave no sign of life. Stop one of them, and start it with another --node";function jT(t,e=Date.now){return(n,s,r)=>t(`${JSON.
stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const Yc=()=>{},On=["control","build","edge","kvs"];function wg(t){return Kc(t),bg(t)}function Kc(t){const{gitUrlTemplate:e=ke.bD,allowLocalGit:n=!1}=t,s=(0,ke.
Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,ke.ri)(e)}" ${s.problem}`;throw new v.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const Tg={
publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,shared:void 0,roles:On,drainMs:0,host:"127.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,
gitUrlTemplate:ke.bD,clock:Ge.ml,log:Yc,fetch,resolveTxt:no,workers:2,isolation:"auto",lasting:!0,edgeCacheBytes:64*se,buildLimits:ks,kvsQuotas:Ts};function bg(t){
return{...Tg,node:`${(0,we.hostname)()}/${process.pid}`,...t,buildLimits:{...ks,...t.buildLimits},kvsQuotas:{...Ts,...t.kvsQuotas}}}const _g=2e3,Sg=1e3;function Og({
node:t,roles:e,checks:n,clock:s}){const r=new Set;let o=!1;const i=On.map(d=>[d,Rg(n[d],s)]),a=new Map(i.filter(([d])=>e.includes(d))),c=async d=>{const p=a.get(
d);return p?o?"draining":r.has(d)?await p()?"ready":"failing":"starting":"absent"},u=async d=>{const p=await Promise.all(d.map(async b=>[b,await c(b)])),[,E="re\
ady"]=p.find(([,b])=>b!=="ready")??[],w={status:E,node:t,roles:Object.fromEntries(p)};return E==="ready"?P(200,w):P(503,w,{"retry-after":"1"})};return{start(d){
for(const p of d?[d]:On)r.add(p)},drain(){o=!0},handler(d){const p=Ng(d);if(p===void 0)return u(e);const E=On.find(w=>w===p);return E?u([E]):me(new k("invalid_r\
equest",`role is one of ${On.join(", ")}.`),d)}}}function Ng({target:t}){return new URLSearchParams(t.slice(pe(t).length)).get("role")??void 0}function Rg(t,e){
if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(_g,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(
()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&e.monotonic()-s.at<Sg?s.can:(n??=r(),n)}const Ig="run.json",
Xc="node.json";function FT(t){const e=Vc(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!Ft(s)))return{
roles:n,baseUrl:s}}function PT(t){const e=Vc(t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!=
"number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!Ft(s)||!Ft(r)||!Ft(o)||!Ft(i)||!Ft(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,
requestUrl:a,requestToken:c}}function Ft(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function Vc(t){try{return JSON.parse(t)}catch{return}}
function Ag(t,e){return(0,$.rmSync)((0,U.join)(t,Xc),{force:!0}),Jc((0,U.join)(t,Ig),e)}function kg(t,e){return Jc((0,U.join)(t,Xc),e)}function Jc(t,e){return(0,$.
writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,$.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,$.rmSync)(t,{force:!0})}}function Lg(t,e){const n=en.includes(e.host)?"127.0.0.1":e.host,s=$g(
e.publicUrl??AE(n,t)),r=Dg(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const vg=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function Dg(t,e){const n=(s,r)=>new v.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!vg.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function $g(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new v.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var xg=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Mg=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Cg(t){const e={stack:[],error:void 0,hasError:!1};try{const n=xg(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=wg(t),{log:o,nodeDir:i}=r,a=Jp(i,r.env),c=await IE(r);n.defer(()=>c.close());const u=Lg(c.port,r),d=Pg(r),{requestToken:p=(0,j.
randomBytes)(32).toString("base64url")}=r.shared??{},E=n.use(VE({...r,usage:s.usage,engine:Ug(r)})),w=We(r,"edge")?qy(r,u,E.meter,n):void 0,b={readiness:d,metrics:jg(
r,w,E)};w&&r.shared?.awaitStores&&(c.serve(UE(r,u,w,b)),d.start("edge"),n.defer(()=>c.close()),o("info","edge_started",{...Fs(u),port:c.port,dataDir:i,node:r.node})),
await r.shared?.awaitStores?.();const R=await Qy(r,w,E.meter,n);n.defer(()=>c.close());const M=We(r,"control")?await rE(r,u,a,p):void 0,B=s.backUp,J=n.use(await dg(
Wg(r,u,c.port,R))),q=jn(p,B);c.serve(CE(r,u,{...b,rooms:R,identity:M,nodes:J,backup:q})),await R.build?.queue.start(),d.start();const oe=`${u.issuer}/token?api-\
version=2.0`,Y={pid:process.pid,...Fs(u),requestUrl:oe,requestToken:p};n.use(M?Ag(i,Y):kg(i,{roles:r.roles,baseUrl:u.baseUrl})),o("info","platform_started",{...Fs(
u),dataDir:i,node:r.node,roles:r.roles.join()}),ar();const x=Gg(()=>Hg(r,d,R),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...u,port:c.port,dataDir:i,
requestUrl:oe,requestToken:p,close:x,mintToken:M?.issuer.mint??Fg,backUp:B,collectGarbage:async()=>R.build?.housekeeping.collect(),[Symbol.asyncDispose]:x}}catch(n){
e.error=n,e.hasError=!0}finally{const n=Mg(e);n&&await n}}function Ug(t){return We(t,"kvs")?t.stores.kvs:void 0}function jg({stores:t,shared:e,node:n,clock:s},r,o){
const i=r?.objects.damage,{deployments:a}=t.state;return eg({deployments:a,damage:i,ability:e?.nodes.ability,node:e&&n,clock:s,metering:o})}function Fg(){return Promise.
reject(new TypeError("This node does not have the role control"))}function Pg({node:t,roles:e,stores:n,shared:s,clock:r}){const o=async()=>{await n.check(),await s?.
checkClock()},i=async()=>{await o(),await Bg(n.kvs,r.now())};return Og({node:t,roles:e,clock:r,checks:{control:o,build:n.check,kvs:i}})}async function Bg(t,e){try{
await t?.get(0,"ready",e)}catch(n){if(n instanceof Z)throw n}}async function Hg({drainMs:t,shared:e,clock:n,log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.
ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function Gg(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}
function Wg({node:t,roles:e,host:n,shared:s,clock:r,log:o},{baseUrl:i,sitesDomain:a},c,{build:u}){const d=`${en.includes(n)?(0,we.hostname)():n}:${c}`,p=()=>u?.
queue.underWay??0,E=s&&{...s.nodes,start:{...s.nodes.start,publicUrl:i,sitesDomain:a}};return{own:{name:t,roles:e,address:d},shared:E,builds:p,clock:r,log:o}}const nt={
BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Nn(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function Rn(t){
return(0,v.b$)(t)||Nn(t)===nt.FULL}const zg=[nt.BUSY,nt.READONLY,nt.IOERR,nt.CANTOPEN];function Yg(t){return zg.includes(Nn(t))}function Qc(t){return Nn(t)===nt.
CORRUPT||Nn(t)===nt.NOTADB}function qc(t){return Nn(t)===nt.BUSY}const Zc="abcdefghijklmnopqrstuvwxyz234567",Kg=63,eu=6,Xg=()=>(0,j.randomInt)(2**32)/2**32;function Qo(t,e){
let n="";for(;n.length<t;)n+=Zc[Math.floor(e()*Zc.length)]??"";return n}function Vg(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(
0,Kg-eu-1).replace(/-+$/,"");return e===""?"app":e}function tu(t,e){return`${Vg(t)}-${Qo(eu,e)}`}var Re=O(1455);const Jg=[".drafts","tmp"],Qg=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function qg(t,e){let n=Promise.resolve();const s=async r=>{Zg(r,t);try{await nu(t,r),e(r),await nu(t,r)}catch(o){for(const i of(0,$.readdirSync)(r))await(0,Re.rm)(
(0,U.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function Zg(t,e){if(!(0,U.isAbsolute)(t))throw Ps(`"${t}\
" is not an absolute path`);if((0,re.FK)(e,t))throw Ps(`${t} is inside the data directory`);try{if((0,re.wZ)(t,448),(0,$.readdirSync)(t).length>0)throw Ps(`${t}\
 is not empty`)}catch(n){throw n instanceof v.GQ||Rn(n)?n:Ps(`${t} cannot be written (${(0,v.xU)(n)})`)}}const ew=5;async function nu(t,e){const n=s=>!(0,U.relative)(
t,s).split(U.sep).some(r=>Jg.includes(r));for(const s of(0,$.readdirSync)(t).filter(r=>!Qg.test(r)))for(let r=1;;r+=1)try{await(0,Re.cp)((0,U.join)(t,s),(0,U.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,v.xU)(o)!=="ENOENT"||r===ew)throw o}}function Ps(t){return new v.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}function BT(t){return t}class tw extends Error{name="BlobsFull"}class su extends Error{name="\
WrongBytes"}const nw=200,ru=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,sw=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function qo(t){if(t.length<=nw&&sw.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function rw(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return qo(t.slice(0,-1)),t}var ow=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},iw=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Zo={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},ou={...Zo,sync:async()=>{}};function Bs(t){(0,$.mkdirSync)(
t,{recursive:!0,mode:448})}async function aw(t,e=Zo){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===ou)return;const s=ow(n,await(0,Re.
open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=iw(n);s&&await s}}function ei(t){return gt(()=>(0,$.readdirSync)(t))??[]}const cw=new Set(
["ENOENT","ENOTDIR","EISDIR"]);function ti(t){return cw.has((0,v.xU)(t))}function gt(t){try{return t()}catch(e){if(ti(e))return;throw e}}var uw=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},dw=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const iu=600*1e3;class lw{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){
const s=this.#r(e),r=gt(()=>{const o=(0,$.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=iu||fw(s,n)});return r&&
this.#t.add(ni(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,j.hash)("sha256",n)!==s)throw new su(`The bytes of ${e} have another hash`);await this.#c(r,
n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,j.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(
o,c)}if(a!==n||i.digest("hex")!==r)throw new su(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.
error;const e=new Set([...this.#t].flatMap(n=>au(this.#e.dir,n)));try{await Promise.all([...e].map(n=>aw(n,this.#e.disk)))}catch(n){throw this.#u(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${qo(e)}`}async#o(e,n){const s=this.#r(e);if(this.#s)throw this.#s.error;const r=this.#i(
s,n).catch(o=>{throw this.#u(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,U.join)(this.#e.drafts,(0,j.randomUUID)());try{await this.#a(
s,n),await(0,Re.rename)(s,e).catch(r=>{if((0,v.xU)(r)!=="ENOENT")throw r;return Bs((0,U.dirname)(e)),(0,Re.rename)(s,e)}),this.#t.add(ni(e))}catch(r){throw await(0,Re.
rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=uw(s,await(0,Re.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(
r)}catch(r){s.error=r,s.hasError=!0}finally{const r=dw(s);r&&await r}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#u(e){const n=Rn(
e)?new tw("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function ni(t){return t.slice(0,t.lastIndexOf("/"))}function au(t,e){return e===t?[e]:[e,
...au(t,ni(e))]}function fw(t,e){const{mtimeNs:n}=(0,$.statSync)(t,{bigint:!0});try{(0,$.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,v.
xU)(s)!=="EPERM")throw s;return!1}return(0,$.statSync)(t).size===e}function hw({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function Hs({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const si=1024*1024,pw=16*si;class mw{#e;#t=0;constructor(e,n=()=>Ew(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,pw))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-yw(e.size):Number.POSITIVE_INFINITY}}function yw(t){return Math.min(Math.max(256*si,t/100),2560*si,t/8)}function Ew(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,$.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var cu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},uu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const gw=64*1024,ww=".damaged",Tw=3600*1e3;class bw{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){
this.#e=e,this.#t=(0,U.join)(e,".drafts"),this.#n=(0,U.join)(e,".leaving"),this.#s=n,this.#r=s??Zo,this.#o=new mw(e),Bs(e)}async head(e){const n=await this.#u(e,
s=>(0,Re.stat)(s,{bigint:!0}));return n?.isFile()?Hs(n):void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;
const o=cu(s,r,!0),i=Hs(await o.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=uu(
s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=cu(s,r,!0),i=Math.min(n.end+1,(await o.
stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{
const r=uu(s);r&&await r}}async stream(e,n){return(await this.#c(e))?.createReadStream({start:0,...n,highWaterMark:gw})}writer({lasting:e=!0}={}){this.#h(),Bs(this.#t);
const n=e&&this.#s?this.#r:{...ou,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new lw(s)}async delete(e){const n=this.#a(e);
(0,$.rmSync)(n,{force:!0});for(const s of this.#d(e))(0,$.rmSync)(s,{force:!0});(0,$.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){
this.#h();const s=this.#f(e,r=>hw(r)<n-iu);return s!==void 0&&(0,$.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#f(e,r=>Hs(r).version===n);
return s===void 0?!1:((0,$.renameSync)(s,`${this.#a(e)}${ww}`),!0)}async*list(e){const n=(0,U.join)(this.#e,rw(e)),s=await(0,Re.readdir)(n,{withFileTypes:!0}).catch(
Gs);for(const r of s??[]){if(!ru.test(r.name))continue;const o=e+r.name;r.isDirectory()&&(yield*this.list(`${o}/`));const i=r.isFile()&&gt(()=>(0,$.statSync)((0,U.
join)(this.#e,o),{bigint:!0}));i&&(yield{key:o,...Hs(i)})}}async*folders(){for(const e of await(0,Re.readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&ru.test(
e.name)&&(yield e.name)}#a(e){return(0,U.join)(this.#e,qo(e))}async#c(e){const n=await this.#u(e,s=>(0,Re.open)(s));if(!n||(await n.stat()).isFile())return n;await n.
close()}async#u(e,n){const s=this.#a(e),r=await n(s).catch(Gs);if(r!==void 0)return r;for(const o of this.#d(e)){const i=await n(o).catch(Gs);if(i!==void 0)return i}
return n(s).catch(Gs)}#d(e){const n=`${du(e)}~~`;return ei(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,U.join)(this.#n,s))}#f(e,n){const s=this.#a(e),r=gt(()=>(0,$.
statSync)(s,{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,U.join)(this.#n,`${du(e)}~~${Date.now()}~${(0,j.randomUUID)()}`);Bs(this.#n);const a=gt(()=>((0,$.
renameSync)(s,o),!0))&&gt(()=>(0,$.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#l(o,s)}}#l(e,n){try{(0,$.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP",
"ENOSYS"].includes((0,v.xU)(s)??"")){(0,$.renameSync)(e,n);return}if((0,v.xU)(s)!=="EEXIST"&&!ti(s))throw s}(0,$.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=
!0;const e=Date.now()-Tw;for(const n of ei(this.#t)){const s=(0,U.join)(this.#t,n);(gt(()=>(0,$.statSync)(s).mtimeMs)??e)<e&&(0,$.rmSync)(s,{force:!0,recursive:!0})}
for(const n of ei(this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#l((0,U.join)(this.#n,n),this.#a(o))}}}function du(t){
return t.replaceAll("/","~")}function Gs(t){if(!ti(t))throw t}const ri=10,_w=/^[\w-]{1,128}$/;function Sw(t){if(_w.test(t))return t;throw new TypeError(`"${t.slice(
0,200)}" is not a deployID`)}function lu(t,e){const n=fu(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function Ow(t,e,n){const{
from:s,limit:r,isComplete:o=!1}=n,i=fu(e,n),a=t.subarray(i-lu(e,n).start),c=s<0&&i>0&&t[0]!==ri?Nw(a):0,d=i+a.length>=e&&o?a.length:Rw(a,r);return{text:a.toString(
"utf8",Math.min(c,d),d),next:i+d,size:e}}function fu(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function Nw(t){const e=t.indexOf(ri)+1;return e>0?e:Math.
max(0,t.findIndex(n=>!hu(n)))}function Rw(t,e){const n=t.lastIndexOf(ri)+1;return n>0||t.length<e?n:Iw(t)}function Iw(t){for(let e=1;e<=Math.min(3,t.length);e+=
1){const n=t[t.length-e]??0;if(hu(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function hu(t){return(t&192)===128}var Aw=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},kw=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function Lw(t){(0,$.mkdirSync)(t,{recursive:!0,mode:448});const e=n=>(0,U.join)(
t,`${Sw(n)}.log`);return{append:async(n,s)=>{await(0,Re.appendFile)(e(n),s,{mode:384}).catch(()=>{})},end:async()=>{},async read(n,s){try{const r={stack:[],error:void 0,
hasError:!1};try{const o=Aw(r,await(0,Re.open)(e(n)),!0);return await vw(o,s)}catch(o){r.error=o,r.hasError=!0}finally{const o=kw(r);o&&await o}}catch(r){if((0,v.
xU)(r)==="ENOENT")return;throw r}}}}async function vw(t,e){const{size:n}=await t.stat(),{start:s,length:r}=lu(n,e);return Ow(await Dw(t,s,r),n,e)}async function Dw(t,e,n){
const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function $w(){const t=new Set;
return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var oi=O(99);const Ws=[`
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
  `];function xw(t){const e=new oi.DatabaseSync(t===void 0?":memory:":(0,U.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),Mw(e),e}catch(n){throw e.close(),n}}function Mw(t){const e=pu(t);if(e!==Ws.length){if(e>Ws.length)
throw new v.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Ws.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of Ws.entries())zs(t,()=>{pu(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function pu(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function mu(t,e){t.prepare("VACUUM INTO ?").run(e),(0,$.chmodSync)(e,384)}function zs(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function In(t){return{read:async e=>yu(e),write:async e=>yu(
()=>zs(t,e))}}function yu(t){try{return t()}catch(e){const n=Rn(e);throw!n&&!Yg(e)?e:new Z(`The state cannot be read or written: ${Cw(e)}`,{cause:e,isFull:n})}}
function Cw(t){return t instanceof Error?t.message:String(t)}function Uw(t){const e=(0,U.join)(t,"platform.pid"),n=(0,U.join)(t,"platform.lock");(0,$.writeFileSync)(
n,"",{flag:"a",mode:384});const s=new oi.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.
close(),Qc(r)?new v.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"data",remedy:"Remove the file: it contains no data, and the next sta\
rt creates it.",cause:r}):qc(r)?new v.GQ("platform_locked",`Another platform uses ${t}${jw(e)}`,{input:"data",remedy:"Stop that one first, or name another direc\
tory with --data.",cause:r}):r}return(0,$.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,$.rmSync)(e,{force:!0}),s.close())}}}function jw(t){try{const e=/^\d{1,10}$/.exec((0,$.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function Fw(t){return gu(t,e=>{(Eu(e)||(0,$.readdirSync)(e).length===0)&&(0,$.chmodSync)(e,448),(0,$.writeFileSync)(
(0,U.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function HT(t){const e=gu(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(Eu(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function Eu(t){return(0,$.existsSync)((0,U.join)(t,"platform.db"))}function gu(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new v.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,U.resolve)(t);try{(0,re.wZ)(
n,448),e(n)}catch(s){throw new v.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,v.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,$.existsSync)((0,U.join)(n,".gitignore"))||(0,$.writeFileSync)((0,U.join)(n,".gitignore"),`*
`,{mode:384}),n}function L(t,e){const n=t[e];if(typeof n!="string")throw ai(e);return n}function fe(t,e){return t[e]===null?null:L(t,e)}function G(t,e){const n=t[e];
if(typeof n!="number")throw ai(e);return n}function st(t,e){return t[e]===null?null:G(t,e)}function ii(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw ai(
e);return n}function ai(t){return new v.GQ("internal",`The column ${t} of the database has an unexpected type`)}function An(t){return{seq:G(t,"seq"),deployID:L(
t,"deploy_id"),status:wu(t),stage:ci(t),branch:L(t,"branch"),commit:fe(t,"commit"),createdAt:G(t,"created_at"),startedAt:st(t,"started_at"),finishedAt:st(t,"fin\
ished_at"),supersededBy:fe(t,"superseded_by"),cancelledBy:fe(t,"cancelled_by"),triggeredBy:fe(t,"triggered_by"),redeployOf:fe(t,"redeploy_of"),commitFacts:{subject:fe(
t,"commit_subject"),author:fe(t,"commit_author")},size:Hw(t),enteredAt:Bw(t)}}const Pw=["cancelled_by","triggered_by","redeploy_of","commit_subject","commit_aut\
hor","release_files","release_bytes","install_at","build_at","sync_at","activate_at"],kn={install:"install_at",build:"build_at",sync:"sync_at",activate:"activat\
e_at"};function Bw(t){const e=Object.entries(kn).map(([n,s])=>[n,st(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function Hw(t){const[e,n]=[st(t,
"release_files"),st(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function Gw({branch:t,commit:e,by:n=null},s){return{branch:t??s,commit:e,
by:n,redeployOf:null,facts:{subject:null,author:null}}}function Ww(t,e){return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,facts:t.commitFacts}}function zw(t,e){
return e?{kind:t?"cancelled":"not_queued",deployment:e}:{kind:"no_deployment"}}function ci(t){const e=fe(t,"stage");return he.Mb.find(n=>n===e)??null}function wu(t){
const e=L(t,"status"),n=he.PB.find(s=>s===e);if(!n)throw new v.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function Yw(t){
return Kw(fe(t,"failure"))??Wl(ci(t)??"build")}function Kw(t){try{return t===null?void 0:Ta(JSON.parse(t))}catch{return}}function Xw(t){return{status:wu(t),count:G(
t,"count"),ran:G(t,"ran"),ms:G(t,"ms")}}function Pt(t){const e=L(t,"type"),n=A.yN.find(s=>s===e);if(!n)throw new v.GQ("internal",`The database has an app of the\
 unknown type ${e}`);return{org:L(t,"org"),project:L(t,"project"),appID:L(t,"app_id"),name:L(t,"name"),type:n,repository:L(t,"repository"),branch:L(t,"branch"),
buildCommand:fe(t,"build_command"),outputDirectory:fe(t,"output_directory"),region:fe(t,"region"),settings:ui(L(t,"settings")),subdomain:L(t,"subdomain"),environmentID:L(
t,"environment_id"),liveRelease:fe(t,"live_release"),createdAt:G(t,"created_at"),updatedAt:G(t,"updated_at")}}function ui(t){const e=JSON.parse(t);return(0,D.Gv)(
e)?e:{}}function Vw(t,{settings:e,...n}){const s=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...n,settings:Object.fromEntries(s)}}
function Tu(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function Jw(t,e){const[n,
s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),removed:n.filter(r=>!s.includes(r)).sort()}}const di="",Qw="\
\u{10FFFF}";function qw({after:t,before:e,prefix:n=""}){const s=`${n}${Qw}`,r=t&&t.appID>=n?[t.appID,t.project]:[n,di],o=e&&e.appID<s?[e.appID,e.project]:[s,di];
return[...r,...o]}function Zw(t,e){return{deployID:L(t,"deploy_id"),app:{org:L(t,"org"),project:L(t,"project"),appID:L(t,"app_id")},repository:L(t,"repository"),
branch:L(t,"job_branch"),commit:fe(t,"commit_requested"),buildCommand:fe(t,"build_command"),outputDirectory:fe(t,"output_directory"),settings:ui(L(t,"settings")),
env:e}}function e0(t){return{deployID:L(t,"deploy_id"),manifestHash:L(t,"manifest")}}function t0(t,e){const n=fe(t,"live_release");return{org:L(t,"org"),project:L(
t,"project"),appID:L(t,"app_id"),subdomain:L(t,"subdomain"),settings:ui(L(t,"settings")),release:e.find(({deployID:s})=>s===n)??null,kept:e.filter(({deployID:s})=>s!==
n)}}function n0(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function s0(t){const[e]=t;if(!e)
return;const n=t.filter(s=>s.name!==null).map(o0);return{type:L(e,"type"),environmentID:L(e,"environment_id"),tables:n}}function r0(t){return{keyspace:G(t,"keys\
pace"),app:{org:L(t,"org"),project:L(t,"project"),appID:L(t,"app_id")},name:L(t,"name"),environmentID:L(t,"environment_id"),type:L(t,"type")}}function o0(t){return{
name:L(t,"name"),createdAt:G(t,"created_at"),tokenHash:L(t,"token_hash"),sealed:ii(t,"token_sealed")}}function bu(t){return{accessKeyID:L(t,"access_key_id"),environmentID:L(
t,"environment_id"),sealed:ii(t,"sealed"),expiresAt:G(t,"expires_at")}}function i0(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.
has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[u,d])=>c+Buffer.byteLength(u)+Buffer.byteLength(d),0);return i.length>s.variables||a>s.bytes?void 0:
Object.fromEntries(i)}function a0(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function GT(t){return JSON.
stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}function c0({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=Ln(
t),a="SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?)",c=t.prepare(`${a} ORDER BY app_id, project LIMIT ?`),u=t.prepare(
`${a} ORDER BY app_id DESC, project DESC LIMIT ?`),d=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),p=t.prepare("SELECT org FROM apps WHER\
E org < ? ORDER BY org DESC LIMIT 1"),E=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),w=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, rep\
ository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),b=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),R=t.prepare(`SELECT e.name, e.value FROM env e JOIN apps a ON a.id = e.app
    WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),M=t.prepare("DELETE FROM env WHERE app = ?"),B=t.prepare("INSERT INTO env (app, name, v\
alue) VALUES (?, ?, ?)"),J=u0(t),q=({subdomain:x},C)=>{n.publish({kind:"site",subdomain:x});for(const Q of C)n.publish({kind:"domain",domain:Q})},oe=x=>{const C=i(
x);if(!C)throw new v.GQ("internal",`The app ${x.appID} is not in platform.db`);return Pt(C)},Y=x=>{let C=tu(x,o);for(;E.get(C);)C=tu(x,o);return C};return{find:x=>e.
read(()=>{const C=i(x);return C&&Pt(C)}),async create({key:x,type:C,config:Q},ce){const be=()=>{if(i(x))return;const Fe=r.now();return w.run(x.org,x.project,x.appID,
x.appID,C,...Tu(Q),Y(x.appID),`env-${Qo(16,o)}`,Fe,Fe),J.assign(x,void 0,Q),oe(x)},ue=await e.write(()=>s.run(ce,be)??{kind:"taken"});return ue.kind==="done"&&q(
ue.made,ue.made.settings.domains??[]),ue},async update(x,C){const Q=await e.write(()=>{const ce=i(x);if(!ce)return;const[be,ue]=[Pt(ce),Vw(Pt(ce),C)];return b.run(
...Tu(ue),r.now(),G(ce,"id")),{changed:J.assign(x,be,ue),app:oe(x)}});return Q&&q(Q.app,Q.changed),Q?.app},env:({org:x,project:C,appID:Q})=>e.read(()=>li(R.all(
x,C,Q))),replaceEnv:(x,C)=>e.write(()=>{const Q=i(x);if(!Q)return!1;const ce=G(Q,"id");M.run(ce);for(const[be,ue]of Object.entries(C))B.run(ce,be,ue);return!0}),
editEnv:(x,C,Q)=>e.write(()=>{const ce=i(x);if(!ce)return{kind:"no_app"};const be=li(R.all(x.org,x.project,x.appID)),ue=i0(be,C,Q);if(!ue)return{kind:"full"};const Fe=G(
ce,"id");M.run(Fe);for(const[Oi,Ni]of Object.entries(ue))B.run(Fe,Oi,Ni);return a0(be,ue,C)}),organizations:({after:x=di,before:C,limit:Q})=>e.read(()=>{const ce=C===
void 0?d:p,be=[];for(let ue=C??x;be.length<Q;){const Fe=ce.get(ue);if(!Fe)break;ue=L(Fe,"org"),be.push(ue)}return C===void 0?be:be.reverse()}),list:(x,C)=>e.read(
()=>{const Q=(C.before?u:c).all(x,...qw(C),C.limit).map(Pt);return C.before?Q.reverse():Q})}}function u0(t){const e=Ln(t),n=t.prepare("INSERT INTO domains (name\
, app) VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=Jw(o,i),
u=a.length+c.length>0?e(r):void 0;if(!u)return[];const d=G(u,"id");for(const p of c)s.run(p,d);for(const p of a)if(n.run(p,d).changes===0)throw new g(p);return[
...c,...a]}}}function Ln(t){const e=t.prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?");return({org:n,project:s,appID:r})=>e.get(n,s,r)}
function li(t){return Object.fromEntries(t.map(e=>[L(e,"name"),L(e,"value")]))}const _u="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at \
IS NULL",Su="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL",Ou=`status = 'failed', stage = ?, failure = ?, ${Su}`;function d0(t){
const{database:e,commands:n,changes:s,clock:r}=t,o=Y=>e.prepare(`UPDATE deployments SET ${Y} WHERE ${_u}`),i=o("lease_until = ?"),a=Y=>o(`status = ?, stage = ?,\
 ${Y} = coalesce(${Y}, ?)`),c={clone:a("started_at"),install:a(kn.install),build:a(kn.build),sync:a(kn.sync),activate:a(kn.activate)},u=o(`commit_sha = ?, commi\
t_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),d=o("stored_release = ?, release_files = ?, release_bytes = ?"),p=o(Ou),E=l0(e,r),w=e.prepare(`SELECT deploy_id\
, stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),b=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),R=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),M=h0(e,r),B=p0(t),J=m0(e),q=(Y,x,...C)=>n.
read(()=>Y.run(...C,x.deployID,x.fence).changes===1),oe=Y=>(Y.length>0&&s.publish({kind:"jobs"}),Y);return{claim:Y=>n.write(()=>M(Y)),renew:Y=>q(i,Y,r.now()+Cs),
advance:(Y,x)=>q(c[x],Y,vc[x],x,r.now()),recordCommit:(Y,x,C)=>q(u,Y,x,C?.subject??null,C?.author??null),recordRelease:(Y,x,C)=>q(d,Y,x,C?.files??null,C?.bytes??
null),async finish(Y,x){if(x.kind==="live"){const C=await n.write(()=>B(Y,x.manifestHash));if(C===void 0)return!1;s.publish({kind:"site",subdomain:C})}else if(!await q(
p,Y,...Nu(x.facts,r)))return!1;return s.publish({kind:"jobs"}),!0},expire:async()=>oe(await n.write(()=>w.all(r.now()).map(E))),expireAll:()=>oe(zs(e,()=>b.all().
map(E))),isBusy:()=>n.read(()=>R.get()!==void 0),releases:Y=>n.read(()=>J(Y))}}function Nu(t,e){return[t.stage,JSON.stringify(ga(t)),e.now()]}function l0(t,e){const n=t.
prepare(`UPDATE deployments SET ${Ou} WHERE deploy_id = ?`);return s=>{const r=L(s,"deploy_id");return n.run(...Nu(Dc(ci(s)??"clone"),e),r),r}}const fi="finishe\
d_at IS NULL AND status = 'queued'",f0=`WITH RECURSIVE waiting (org) AS (
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
  ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function h0(t,e){const n=t.prepare(f0),s=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', \
started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return o=>{const i=n.
get();if(!i)return;const a=e.now(),c=L(i,"deploy_id"),u=G(i,"fence");return s.run(vc.clone,a,u,o,a+Cs,c),{deployID:c,fence:u,job:Zw(i,li(r.all(G(i,"id"))))}}}function p0({
database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${Su}
    WHERE ${_u}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING id, subdomain`),i=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:a,fence:c},u)=>{const d=e.now();if(s.run(d,a,c).changes!==1)return;r.run(u,d,a);const p=o.get(a,a)??
{};return i.run(G(p,"id"),n),L(p,"subdomain")}}function m0(t){const e=t.prepare(`SELECT r.manifest AS manifest FROM apps a JOIN releases r ON r.app = a.id WHERE\
 a.org = ?
    UNION SELECT d.stored_release FROM deployments d INDEXED BY deployments_leased JOIN apps a ON a.id = d.app
    WHERE d.lease_node IS NOT NULL AND d.stored_release IS NOT NULL AND a.org = ?`);return n=>e.all(n,n).map(s=>L(s,"manifest"))}const Ru=32,y0=4096;function E0(t,e){
const n=(0,U.join)(t,"platform.key"),s=(0,U.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>w0(n),i=()=>{if(g0(e))throw hi(`${n} is missing\
, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were sealed with`;return{value:Iu(e,n,o,i),wrong:c=>hi(
a,c)}},async signingKey(r){return{value:Iu(e,s,()=>T0(s),r),wrong:a=>ku(s,a)}}}}function Iu(t,e,n,s){const r=n();return r!==void 0?r:zs(t,()=>{const o=n();if(o!==
void 0)return o;const i=s();return b0(e,i),i})}function g0(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS \
any").get()?.any===1}function w0(t){return Au(()=>{const e=(0,$.statSync)(t);if(!e.isFile()||e.size!==Ru)throw hi(`${t} is not a key of ${Ru} bytes`);const n=(0,$.
readFileSync)(t);return(0,$.chmodSync)(t,384),n})}function T0(t){return Au(()=>{const e=(0,$.statSync)(t);if(!e.isFile()||e.size>y0)throw ku(t);return(0,$.readFileSync)(
t,"utf8")})}function Au(t){try{return t()}catch(e){if((0,v.xU)(e)==="ENOENT")return;throw e}}function b0(t,e){const n=`${t}.${(0,j.randomBytes)(4).toString("hex")}`,
s=(0,$.openSync)(n,"wx",384);try{try{(0,$.writeSync)(s,Buffer.from(e)),(0,$.fsyncSync)(s)}finally{(0,$.closeSync)(s)}(0,$.renameSync)(n,t)}catch(r){throw(0,$.rmSync)(
n,{force:!0}),r}}function hi(t,e){return new v.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name \
another directory with --data.",cause:e})}function ku(t,e){return new v.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: t\
he next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}const _0=160;class S0{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&
(this.#s-=pi(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=pi(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(
e);const n=this.#t.get(e);n&&(this.#s-=pi(e,n),this.#t.delete(e))}clear(){this.#t=new Map,this.#n=new Map,this.#s=0}}function pi(t,e){return _0+2*(t.length+e.value.
length)}const O0=`
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
`;function N0(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${O0} COMMIT;`)}function R0(t){const e=t.prepare(
"SELECT keyspace, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?");return(n,s)=>e.all(n,s).map(r=>({keyspace:G(r,"keyspace"),keys:G(r,"keys"),
bytes:G(r,"bytes")}))}const I0=16*1024*1024,mi=1e3,A0=`
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
`;function Lu(t){const e=(t.open??(n=>new oi.DatabaseSync(n)))(t.path);try{return e.exec(A0),N0(e),new k0(e,t)}catch(n){throw e.close(),qc(n)?new v.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}class k0{#e;#t;#n;#s;#r;#o=[];#i="open";constructor(e,n){this.#e=e,this.#t=L0(e),this.#n=R0(e),this.#s=new S0(n.cacheBytes??
I0),this.#r=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#i==="closed")throw new Z("the store is closed");const r=yi(e,n),o=this.#s.get(r)??this.#a(r,e,n);return o&&
(o.expiresAt===null||o.expiresAt>s)?o:void 0}#a(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?
null:Number(r.expires_at)};return this.#s.set(e,o),o}catch(r){throw new Z("the store could not be read",{cause:r})}}put(e,n,s){return this.#c(()=>this.#t.put.run(
e,n,s.value,s.expiresAt),()=>this.#s.set(yi(e,n),s))}delete(e,n){return this.#c(()=>this.#t.delete.run(e,n),()=>this.#s.delete(yi(e,n)))}async sweep(e,n){let s=0;
return await this.#c(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=mi;for(;n===mi;)await this.#c(()=>{n=Number(this.#t.drop.run(e,e,mi).
changes)},()=>this.#s.clear())}async sizes(e,n){if(this.#i==="closed")throw new Z("the store is closed");try{return this.#n(e,n)}catch(s){throw new Z("the store\
 could not be read",{cause:s})}}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM sto\
re").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){mu(this.#e,
e)}async close(){this.#i!=="closed"&&(this.#u(),this.#i="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#c(e,n){return new Promise((s,r)=>{
if(this.#i!=="open")return r(new Z(`the store is ${this.#i}`));this.#o.length===0&&setImmediate(()=>this.#u()),this.#o.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#o;if(this.#o=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#d()&&Rn(n)||this.#f(n);const r=new Z(
"the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#d(){try{return this.#e.isTransaction&&this.#e.
exec("ROLLBACK"),!0}catch{return!1}}#f(e){this.#i="poisoned",this.#r(e)}}function yi(t,e){return`${t}/${e}`}function L0(t){return{begin:t.prepare("BEGIN IMMEDIA\
TE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO\
 UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("D\
ELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspa\
ce = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?)"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function v0(t,e,n){
const s=D0(t),r=e.identity(),o=e.highestKeyspace(),i=$0(t);if(o>i)throw Ei(n,`kvs.db contains entries of table ${o}, and ${i===0?"platform.db never had a table":
"platform.db is older"}`);if(s!==void 0&&r!==void 0&&s!==r)throw Ei(n,"they come from two data directories");if(s!==void 0&&r===void 0&&x0(t))throw Ei(n,"kvs.db\
 is missing, or older than platform.db");const a=r??s??(0,j.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(a),s===void 0&&t.prepare("INSERT INTO kvs\
_store (only, identity) VALUES (1, ?)").run(a)}function D0(t){const e=t.prepare("SELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}
function $0(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'kvs_tables'").get()?.seq??0)}function x0(t){return t.prepare("SELECT 1 FRO\
M kvs_tables LIMIT 1").get()!==void 0}function Ei(t,e){return new v.GQ("unsupported_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing \
was changed`,{input:"data",remedy:"Restore both files from the same backup, or name another directory with --data."})}const vu="kvs.db";function M0({dataDir:t,lasting:e=!0,
database:n,log:s=Yc}){const r=e?C0((0,U.join)(t,vu),s):Lu({path:":memory:"});try{v0(n,r,t)}catch(o){throw r.close(),o}return r}function C0(t,e){return(0,$.writeFileSync)(
t,"",{flag:"a",mode:384}),Lu({path:t,onPoisoned:s=>e("error","kvs_store_poisoned",{reason:s instanceof Error?s.message:String(s),remedy:"Check the disk, then re\
start the platform. Until then all writes fail."})})}const gi=6e4;function U0(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),
o};return{take(r){const o=t.monotonic(),i=Math.floor(o/gi);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((gi-o%
gi)/1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const j0=100;function F0(t,e){const n=In(t),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("SELECT *\
 FROM kvs_roles WHERE access_key_id = ?"),a=t.prepare("SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:c,environmentID:u,sealed:d,expiresAt:p},{
now:E,most:w}){const b=await n.write(()=>{s.run(E,j0);const R=r.all(u,w-1);return o.run(c,u,d,p),R.map(M=>L(M,"access_key_id"))});for(const R of b)e.publish({kind:"\
role",accessKeyID:R})},find:c=>n.read(()=>{const u=i.get(c);return u&&bu(u)}),any:()=>n.read(()=>{const c=a.get();return c&&bu(c)})}}function P0(t){const e=new Map,
n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>
t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{lifetime:a,perIdentity:c,inAll:u}){const d=t.monotonic();n(0,p=>p.expiresAt<=d),n(c-1,
p=>p.identity===o),n(u-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:d+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),o},async close(r){
e.delete(r)}}}const vn=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${Pw.map(t=>`d.${t}`).join(", ")}`,Ys="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",B0=Number.MAX_SAFE_INTEGER;function H0(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=Ln(e),i=e.prepare(`SELECT ${vn} FROM dep\
loyments d ${Ys} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${vn} FROM deployments d ${Ys} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${vn} FROM deployments d ${Ys} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),u=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Ys} AND d.deploy_id = ? AND d.status = 'failed'`),d=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0"),p=(R,M)=>{
const B=i.get(...Dn(R),M);return B&&An(B)},E=G0(t,p),w=W0(t),b=R=>((R.kind==="done"||R.kind==="cancelled")&&s.publish({kind:"jobs"}),R);return{async create(R,M,B){
const J=await n.write(()=>{const q=o(R);return q&&r.run(B,()=>E(R,q,Gw(M,L(q,"branch"))))});return b(J??{kind:"no_app"})},async redeploy(R,M,B,J){const q=await n.
write(()=>{const[oe,Y]=[o(R),p(R,M)];return oe&&Y&&r.run(J,()=>E(R,oe,Ww(Y,B)))});return b(q??{kind:"no_deployment"})},cancel:async(R,M,B)=>b(await n.write(()=>zw(
w(R,M,B),p(R,M)))),find:(R,M)=>n.read(()=>p(R,M)),list:(R,{before:M=B0,since:B,limit:J})=>n.read(()=>B===void 0?a.all(...Dn(R),M,J).map(An):c.all(...Dn(R),B,J).
map(An).reverse()),failure:(R,M)=>n.read(()=>{const B=u.get(A.IC.bytes,...Dn(R),M);return B&&Yw(B)}),totals:()=>n.read(()=>d.all().map(Xw))}}function G0({database:t,
clock:e,random:n},s){const r=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),o=t.prepare(`INSERT INTO deployments (deploy_id, app, org, status, branch, commit_requested, t\
riggered_by,
    redeploy_of, commit_subject, commit_author, created_at) VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?)`);return(i,a,{branch:c,commit:u,by:d,redeployOf:p,facts:E})=>{
const w=`dpl-${Qo(16,n)}`,[b,R]=[G(a,"id"),e.now()];r.run(w,R,b),o.run(w,b,i.org,c,u,d,p,E.subject,E.author,R);const M=s(i,w);if(!M)throw new v.GQ("internal",`T\
he deployment ${w} was not stored`);return M}}function W0({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?\
, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL AND status = 'queued'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`);return(s,r,o)=>n.run(o,e.now(),r,...Dn(s)).changes===1}function Dn({org:t,project:e,
appID:n}){return[t,e,n]}function z0({database:t,commands:e}){const n=d=>t.prepare(`SELECT a.*, t.seq AS newest FROM app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.seq < ? ${d} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELECT ${vn} FROM deployments d WHERE d.seq \
= ?`),i=t.prepare(`SELECT ${vn} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=d=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${d} LIMIT\
 ?)`),c={apps:a("apps WHERE org = ?"),live:a("apps WHERE org = ? AND live_release IS NOT NULL"),failed:a("app_activity WHERE org = ? AND failed")},u=d=>d?G(d,"n"):
0;return{recent:(d,{before:p=Number.MAX_SAFE_INTEGER,failed:E=!1,limit:w})=>e.read(()=>(E?r:s).all(d,p,w).flatMap(b=>{const R=o.get(G(b,"newest"));return R?[{app:Pt(
b),newest:An(R)}]:[]})),newest:d=>e.read(()=>d.map(({org:p,project:E,appID:w})=>{const b=i.get(p,E,w);return b?An(b):null})),counts:(d,p)=>e.read(()=>({apps:u(c.
apps.get(d,p)),live:u(c.live.get(d,p)),failed:u(c.failed.get(d,p))}))}}const Du=24*36e5,Y0=8;function K0(t,e){const n=t.prepare(`DELETE FROM idempotency WHERE (\
scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ${Y0})`),s=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, c\
reated_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),r=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),o=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),i=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function a({scope:u,key:d,requestHash:p,status:E}){const w=e.now();return n.run(w-Du),s.run(u,d,p,E,w,w-Du).changes===1}function c({scope:u,
key:d,requestHash:p}){const E=r.get(u,d);return!E||L(E,"request_hash")!==p?{kind:"other_request"}:{kind:"replayed",status:G(E,"status"),answer:L(E,"response")}}
return{run(u,d){if(u&&!a(u))return c(u);const p=d();if(u&&p===void 0&&i.run(u.scope,u.key),p!==void 0)return u&&o.run(u.answer(p),u.scope,u.key),{kind:"done",made:p}}}}
function X0({database:t,commands:e,changes:n}){const s=Ln(t),r=V0(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, p\
roject, app_id, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),a=t.prepare("SELECT a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHE\
RE d.name = ?"),c=(u,d)=>{const p=s(u),E=p?fe(p,"live_release"):null;if(!p||E===null)return;const w=n0(r(G(p,"id")),E,d);if(w)return o.run(w.deployID,G(p,"id")),
{subdomain:L(p,"subdomain"),release:{...w,previous:E}}};return{site:u=>e.read(()=>{const d=i.get(u);return d&&t0(d,r(G(d,"id")))}),subdomainOf:u=>e.read(()=>{const d=a.
get(u);return d&&L(d,"subdomain")}),list:u=>e.read(()=>{const d=s(u);return d?r(G(d,"id")):[]}),async rollback(u,d){const p=await e.write(()=>c(u,d));return p&&
n.publish({kind:"site",subdomain:p.subdomain}),p?.release}}}function V0(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(e0)}function J0(t){const e=In(t.database),n={...t,
commands:e,idempotency:K0(t.database,t.clock)};return{apps:c0(n),deployments:H0(n),releases:X0(n),activity:z0(n)}}function Q0(t,e){const n=In(t),s=Ln(t),r=t.prepare(
"SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables\
 (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.\
token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables \
WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),u=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)"),d=t.prepare(`SELECT t.keyspace, t.name,\
 a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN apps a ON a.id = t.app
    WHERE t.token_hash = ?`),p=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),E=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace\
 > ? ORDER BY keyspace LIMIT ?"),w=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:b,name:R,tokenHash:M,sealed:B,createdAt:J,types:q,
most:oe}){const Y=await n.write(()=>{const x=s(b);if(!x)return{kind:"no_app"};const[C,Q]=[G(x,"id"),L(x,"type")];return q.some(ce=>ce===Q)?r.get(C,R)?{kind:"tak\
en"}:Number(o.get(C)?.count)>=oe?{kind:"full"}:(i.run(C,R,M,B,J),{kind:"created"}):{kind:"wrong_type",type:Q}});return Y.kind==="created"&&e.publish({kind:"tabl\
e",tokenHash:M}),Y},list:({org:b,project:R,appID:M})=>n.read(()=>s0(a.all(b,R,M))),async remove(b,R){const M=await n.write(()=>{const B=s(b);if(!B)return{kind:"\
no_app"};const J=c.get(G(B,"id"),R);if(!J)return{kind:"no_table"};const q=G(J,"keyspace");return u.run(q),{kind:"removed",keyspace:q,tokenHash:L(J,"token_hash")}});
return M.kind!=="removed"?M:(e.publish({kind:"table",tokenHash:M.tokenHash}),{kind:"removed",keyspace:M.keyspace})},binding:b=>n.read(()=>{const R=d.get(b);return R&&
r0(R)}),anySealed:()=>n.read(()=>{const b=p.get();return b&&{tokenHash:L(b,"token_hash"),sealed:ii(b,"token_sealed")}}),toDrop:({after:b,limit:R})=>n.read(()=>E.
all(b,R).map(M=>G(M,"keyspace"))),dropped:b=>n.write(()=>{w.run(b)})}}const wi=["org","project","app","kvs_table"];function ze({org:t,project:e,app:n,table:s}){
return[t,e,n,s]}function Ti(t){return{org:L(t,"org"),project:L(t,"project"),app:L(t,"app"),table:L(t,"kvs_table")}}const $u=t=>ie.filter(e=>t.test(e)).join(" + "),
bi=`(${$u(/^(?:get|put|delete|other)_limited$/)})`,_i=`(${$u(/^(?:get|put|delete|other)_/)})`;function q0(t){return{scope:Ti(t),limited:G(t,"limited"),most:G(t,
"most")}}function xu(t){return Object.fromEntries(ie.map(e=>[e,G(t,e)]))}function Z0(t){const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of eT(
n))for(const i of["hour","day"]){const a=Math.floor(s/Se[i])*Se[i],c=JSON.stringify([...ze(o),i,a]),u=e.get(c)??{scope:o,step:i,start:a,counts:ie.map(()=>0)};for(const[
d,p]of ie.entries())u.counts[d]=(u.counts[d]??0)+r[p];e.set(c,u)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function eT({org:t,project:e,app:n,table:s}){
const r=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}
function tT(t){const e=new Map,[n,s]=[ie.indexOf("keys_change"),ie.indexOf("bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;
const c=JSON.stringify(ze(r)),u=e.get(c);e.set(c,{scope:r,keys:(u?.keys??0)+(a[n]??0),bytes:(u?.bytes??0)+(a[s]??0),usedOn:Math.max(u?.usedOn??0,i)})}return[...e.
values()]}function nT(t,e){const n=L(t,"status"),s=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(r=>r===`deploy_${n}`);return{scope:{org:L(t,"org"),
project:L(t,"project"),app:L(t,"app_id"),table:""},hour:Math.floor(G(t,"ended_at")/Se.hour)*Se.hour,counts:{...e,...s&&{[s]:1},build_ms:G(t,"ms")}}}function Mu(t){
const e=st(t,"keyspace");return{scope:Ti(t),keyspace:e,keys:st(t,"keys")??0,bytes:st(t,"bytes")??0}}function sT({tables:t},e,n,{hour:s,zero:r}){const o=[],i=[],
a=new Set,c=(u,{keys:d,bytes:p})=>{a.add(ze(u.scope).join(`
`));const E={...r,keys_change:d-u.keys,bytes_change:p-u.bytes};(E.keys_change!==0||E.bytes_change!==0)&&o.push({scope:u.scope,hour:s,counts:E})};for(const{keyspace:u,
...d}of t){const p=e.get(u);p&&(c(p,d),p.keyspace!==u&&i.push({scope:p.scope,keyspace:u}))}for(const u of n)a.has(ze(u.scope).join(`
`))||c(u,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const $e=wi.join(", "),Si=wi.map(t=>`${t} = ?`).join(" AND "),Cu=ie.join(", "),Uu=fo();function rT(t,e){const n=In(
t),s=oT(t),r=iT(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${Cu} FROM usage_sums
    WHERE ${Si} AND step = ? AND start >= ? ORDER BY start`),u=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${Si}`),d=aT(t),p=cT(t),E=uT(t);return{add:({
writer:w,number:b,rows:R})=>n.write(()=>{o.run(w,b,e.now()).changes===1&&s(R)}),countEnded:w=>n.write(()=>{const b=i.all(w);return s(b.filter(({org:R})=>R!==null).
map(R=>nT(R,Uu))),b.length}),claimTurn:(w,b)=>n.read(()=>a.run(w,e.now(),b).changes===1),setStored:(w,b)=>n.write(()=>r(w,b)),prune:(w,b)=>n.write(()=>E(w,b)),series:(w,b,R)=>n.
read(()=>c.all(...ze(w),b,R).map(M=>({start:G(M,"start"),counts:xu(M)}))),parts:(...w)=>n.read(()=>d(...w)),pressed:(...w)=>n.read(()=>p(...w)),stored:w=>n.read(
()=>{const b=u.get(...ze(w));return b?{keys:G(b,"keys"),bytes:G(b,"bytes")}:{keys:0,bytes:0}})}}function oT(t){const e=t.prepare(`INSERT INTO usage_sums (${$e},\
 step, start, ${Cu})
    VALUES (${"?, ".repeat(wi.length+1+ie.length)}?)
    ON CONFLICT DO UPDATE SET ${ie.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${$e}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=Z0(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...ze(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of tT(r))n.run(...ze(o),i,a,c)}}function iT(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${$e}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${Si}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:p})=>{const E=n.get(p);return E?[[p,Mu(E)]]:[]}),c=s.all(o.after,o.upTo).map(Mu),u=Math.floor(i/Se.hour)*Se.hour,d=sT(o,new Map(a),c,{
hour:u,zero:Uu});e(d.rows);for(const{scope:p,keyspace:E}of d.keyspaces)r.run(E,...ze(p))}}function aT(t){const e=ie.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(
", "),n=i=>t.prepare(`SELECT page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${$e} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n("org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = ''"),r=n("org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = ''"),o=n("org = ? AND project = ? AND app = ? AND\
 kvs_table > ? AND kvs_table <> ''");return(...[{org:i,project:a,app:c},u,{after:d,limit:p}])=>{const E=d?.name??"";return(a===""?s.all(i,d?.project??"",E,p,u):
c===""?r.all(i,a,E,p,u):o.all(i,a,c,E,p,u)).map(b=>({scope:Ti(b),counts:xu(b),stored:{keys:G(b,"keys"),bytes:G(b,"bytes")}}))}}function cT(t){const e=t.prepare(
`SELECT ${$e}, sum(${bi}) AS limited, max(${_i}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${bi} > 0 OR ${_i} >= :busy))
    GROUP BY ${$e} HAVING sum(${bi}) > 0 OR max(${_i}) >= :busy
    ORDER BY limited DESC, most DESC, ${$e} LIMIT :limit`);return(...[n,s,{busy:r,limit:o}])=>e.all({org:n,since:s,busy:r,limit:o}).map(q0)}function uT(t){const e=t.
prepare(`DELETE FROM usage_sums WHERE (${$e}, step, start) IN
    (SELECT ${$e}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${$e}) IN
    (SELECT ${$e} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-kt.hour);const[i,a,c]=[e.run("hour",r-kt.hour,o),e.run("day",r-kt.day,o),n.run(r-kt.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var dT=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},lT=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const fT=10;async function hT(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=Fw(t.dir),{lasting:s,clock:r=Ge.ml,log:o}=t,i=dT(e,new AsyncDisposableStack,!0);i.use(Uw(n));const a=i.adopt(ju(n,t),Fu),c=i.use(Pu(a,n,
$w(),t)),u=i.use(M0({dataDir:n,lasting:s,database:a,log:o}));c.jobs.expireAll();const d=qg(n,E=>{mu(a,(0,U.join)(E,"platform.db")),u.copyTo((0,U.join)(E,vu))}),
p=i.move();return{...c,kvs:u,quota:U0(r),sessions:P0(r),backUp:d,[Symbol.asyncDispose]:()=>p.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=lT(
e);n&&await n}}function WT(t,e,n){return Pu(ju(t,n),t,e,n)}function ju(t,{database:e,lasting:n=!0}){return e??xw(n?t:void 0)}function Fu(t){t.isOpen&&t.close()}
function Pu(t,e,n,s){const{lasting:r=!0,keepReleases:o=fT,clock:i=Ge.ml,random:a=Xg}=s,c=In(t),u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),d={kind:"\
local",dir:(0,U.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:d,blobs:new bw(d),state:J0({database:t,changes:n,clock:i,random:a}),jobs:d0({database:t,
commands:c,changes:n,clock:i,keepReleases:o}),logs:Lw((0,U.join)(e,"logs")),tables:Q0(t,n),roles:F0(t,n),keys:E0(e,t),usage:rT(t,i),check:()=>c.read(()=>{u.get()}),
async[Symbol.asyncDispose](){Fu(t)}}}async function pT(t){Kc(t);try{const e=await hT(t);return await Cg({...t,stores:e,nodeDir:e.dataDir})}catch(e){throw mT(e,(0,U.
resolve)(t.dir))}}function mT(t,e){const n=(o,i,a)=>new v.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof v.GQ)return t;if(Rn(t))return n("disk_full",`T\
he disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(Qc(t)){const o=`A datab\
ase of the data directory ${e} is damaged: ${Et(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,v.xU)(t)===void 0||!(0,re.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,v.xU)(t)})`,"Make this u\
ser the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}})};export{zT as id,YT as ids,KT as modules};

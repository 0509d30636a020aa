const aT=741,cT=[741],uT={9692:((Vs,We,O)=>{O.d(We,{sU:()=>$,q$:()=>ye,bM:()=>rt,U2:()=>Pe,I:()=>ze,q1:()=>wt,Aw:()=>Tt});var C=O(8302);class $ extends Error{name="\
JsonTextError";offset;constructor(I,G){super(I),this.offset=G}}const re=34,U=44,we=58,_=91,v=92,k=93,Ae=123,he=125,Oe=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,st=24,P=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
J=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,pe=/true|false|null/y,A="a lone surrogate (half of a character) in a string";class me{#e;#t;#n;#s=[];#r=0;#o={name:"",
nameOffset:0,offset:0};constructor(I,G=!0,B){this.#e=I,this.#t=G,this.#n=B}document(){this.#y();const I=this.#E()===Ae?"object":"other";do this.#i();while(this.#a());
if(this.#y(),this.#r<this.#e.length)throw this.#g("the end");return I}#i(){for(;;){this.#y(),this.#s.length===1&&(this.#o.offset=this.#r);const I=this.#E();if(I===
re){this.#d();return}if(I===Ae){if(this.#r+=1,this.#m(he))return;this.#s.push(new Set),this.#u()}else if(I===_){if(this.#r+=1,this.#m(k))return;this.#s.push(void 0)}else{
if(this.#w(J)||this.#w(pe))return;throw this.#g("a value")}}}#a(){for(let I=this.#s.length;I>0;I--){const G=this.#s[I-1]!==void 0;if(I===1&&G&&this.#n&&this.#c(
this.#n),this.#m(U))return G&&this.#u(),!0;if(!this.#m(G?he:k))throw this.#g(`"," or "${G?"}":"]"}"`);this.#s.pop()}return!1}#c(I){I({...this.#o,text:this.#e.slice(
this.#o.offset,this.#r)})}#u(){this.#y();const I=this.#r;if(this.#E()!==re)throw this.#g("a name in double quotes");this.#d();const G=ze(this.#e.slice(I,this.#r)),
B=this.#s.at(-1);if(this.#t&&B?.has(G))throw new $(`the name "${G}" occurs twice in one object`,I);if(B?.add(G),!this.#m(we))throw this.#g('":"');this.#s.length===
1&&(this.#o={name:G,nameOffset:I,offset:this.#r})}#d(){const I=this.#e,G=this.#r;let B=G+1;for(;;){const V=I.charCodeAt(B);if(V===re)break;if(V===v)B=this.#f(B,
G);else if(V>=55296&&V<=57343)B=this.#h(B,G);else if(V>=32)B=B-G<st?B+1:this.#l(B);else throw this.#p(B)}this.#r=B+1}#l(I){return Oe.lastIndex=I,Oe.test(this.#e),
Oe.lastIndex}#f(I,G){if(P.lastIndex=I,!P.test(this.#e))throw this.#p(I);const B=P.lastIndex;if(!this.#t||B-I===2)return B;const V=Number.parseInt(this.#e.slice(
I+2,B),16);if(V<55296||V>57343)return B;const te=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(B,B+6));if(V>=56320||!te)throw new $(A,G);return B+6}#h(I,G){
const[B,V]=[this.#e.charCodeAt(I),this.#e.charCodeAt(I+1)],te=B<56320&&(V&64512)===56320;if(this.#t&&!te)throw new $(A,G);return I+(te?2:1)}#p(I){const G=I>=this.#e.
length;return new $(G?"a string does not end":"a bad escape or control character in a string",I)}#m(I){return this.#y(),this.#E()!==I?!1:(this.#r+=1,!0)}#y(){for(;;){
const I=this.#E();if(I!==32&&I!==10&&I!==13&&I!==9)return;this.#r+=1}}#E(){return this.#e.charCodeAt(this.#r)}#w(I){return I.lastIndex=this.#r,I.test(this.#e)?(this.#r=
I.lastIndex,!0):!1}#g(I){const G=this.#e.slice(this.#r,this.#r+1);return new $(`expected ${I}, found ${G===""?"the end":JSON.stringify(G)}`,this.#r)}}function ze(Z){
return Z.includes("\\")?String(JSON.parse(Z)):Z.slice(1,-1)}function wt(Z,I){const G=Z.slice(0,I);return{line:G.split(`
`).length,column:I-G.lastIndexOf(`
`)}}function ye(Z){new me(Z).document()}function de(Z){try{new JsonScanner(Z,!1).document()}catch(I){if(I instanceof JsonTextError)return I;throw I}}function Pe(Z,I=!0){
const G=[];return new me(Z,I,V=>G.push(V)).document()==="object"?G:void 0}function rt(Z){return Z.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Tt(Z,I){
return Z===I||Fe(Z)===Fe(I)}function Fe(Z){try{return String(JSON.parse(Z,bt))}catch(I){if(I instanceof RangeError)return rt(Z);throw I}}function bt(Z,I,G){return typeof I==
"number"?$e(G?.source??String(I)):Array.isArray(I)?`[${I.join(",")}]`:(0,C.Gv)(I)?`{${Object.entries(I).map(([V,te])=>`${JSON.stringify(V)}:${te}`).sort().join(
",")}}`:JSON.stringify(I)}function $e(Z){const[,I,G="",B="",V="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(Z)??[],te=`${G}${B}`.replace(/^0+/,""),Ie=te.
replace(/0+$/,"");if(Ie==="")return`${I}0`;const _t=BigInt(V)-BigInt(B.length)+BigInt(te.length-Ie.length);return`${I}${Ie}e${_t}`}}),6391:((Vs,We,O)=>{O.d(We,{
runCheck:()=>ys});var C=O(1455),$=O(8161),re=O(6760),U=O(3532),we=O(336),_=O(9127),v=O(3739),k=O(5807),Ae=O(1421),he=O(7975);const Oe=(0,he.promisify)(Ae.execFile),
st=64*1024*1024,P=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(l=>["-c",l]);function J(l,f,h,m={}){const y=Object.fromEntries(
Object.entries(f).filter(([g])=>!g.startsWith("GIT_"))),w={cwd:l,env:{...y,LC_ALL:"C",...m},signal:h,maxBuffer:st};return async(...g)=>{try{return(await Oe("git",
[...P,...g],w)).stdout}catch(S){throw(0,v.xU)(S)!=="ENOENT"?S:new v.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the chec\
k builds the commit that is checked out.",cause:S})}}}const pe=5*6e4,A="refs/slipway/base";async function me(l,f,h,m,y){const w=J(h,m,y),g=await ze(f.git,l,y)??
await ze(f.git,`origin/${l}`,y)??await ye(l,f,h,m,y);return await w("update-ref",A,g),{name:l,commit:g}}async function ze(l,f,h){try{return(await l("rev-parse",
"--quiet","--verify",`${f}^{commit}`)).trim()}catch(m){if(h.throwIfAborted(),m instanceof v.GQ)throw m;return}}const wt=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function ye(l,f,h,m,y){const w=wt.test(l)?await rt(f.git,y):void 0;if(!w)throw Fe(l,"");const g=AbortSignal.timeout(pe),S=J(f.root,m,AbortSignal.any([y,g]),
w),N=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${l}:${A}`];try{await S("--git-dir",h,"fetch",...N)}catch(X){throw y.throwIfAborted(),
X instanceof v.GQ?X:Fe(l,g.aborted?", and origin does not answer":Tt(X),X)}const j=await ze(J(h,m,y),A,y);if(j===void 0)throw Fe(l,", and what origin has by thi\
s name is not a commit");return j}const de=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["\
maintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Pe="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function rt(l,f){const h=await l("config","--local","--includes","--null","--get-regexp",Pe).catch(()=>"");f.throwIfAborted();const m=h.split("\0").flatMap(
S=>{const[N="",...j]=S.split(`
`);return N===""?[]:[[N,j.length===0?"true":j.join(`
`)]]});if(!m.some(([S])=>S==="remote.origin.url"))return;const y=[...de,...m],w=y.flatMap(([S,N],j)=>[[`GIT_CONFIG_KEY_${j}`,S],[`GIT_CONFIG_VALUE_${j}`,N]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(y.length),...Object.fromEntries(w)}}function Tt(l){const f=l instanceof
Error&&"stderr"in l&&typeof l.stderr=="string"?l.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(f))return", nor\
 has origin";const m=(f.split(`
`).find(y=>/^(?:fatal|error): /.test(y))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,k.
Ow)(m,300)}`}function Fe(l,f,h){return new v.GQ("invalid_input",`compare-to: "${l}" names nothing that this checkout has${f}`,{input:"compare-to",remedy:bt,cause:h})}
const bt=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function $e(l,f){const{bare:h,branch:m,commit:y,lender:w,shallow:g,origin:S}=f;for(const X of["objects/info",
"refs"])await(0,C.mkdir)((0,re.join)(l,X),{recursive:!0});const N=S===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(S)}
`,j={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${h}
${N}`,"packed-refs":y&&`${y} refs/heads/${m}
`,"objects/info/alternates":w&&`${(0,re.join)(w,"objects")}
`,shallow:g};for(const[X,Y]of Object.entries(j))Y&&await(0,C.writeFile)((0,re.join)(l,X),Y)}async function Z(l,f,h){const m=J(l,f,h),[y="",w="",g=""]=(await I(m,
l,h)).split(`
`),S=J(y,f,h);return{root:y,commit:g,changed:(await S("diff","--name-only","-z","HEAD")).split("\0").filter(N=>N!==""),git:S,async lend(N,j){const X=await(0,C.readFile)(
(0,re.join)(w,"shallow"),"utf8").catch(Y=>{if((0,v.xU)(Y)!=="ENOENT")throw Y});await $e(N,{bare:!0,branch:j,commit:g,lender:w,shallow:X})}}}async function I(l,f,h){
try{const m=await l("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[y="",w="",g=""]=m.split(`
`);return[y,(0,re.resolve)(f,w),g].join(`
`)}catch(m){throw h.throwIfAborted(),m instanceof v.GQ?m:new v.GQ("file_not_found",`There is no checkout in ${f}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:m})}}var G=O(5635);function B({pages:l},f,h){const m=g=>({now:g(f),change:g(f)-g(h)}),y=g=>m(S=>S.reduce((N,j)=>N+g(j),0));return{
pages:{now:l,change:y(({path:g})=>Number(V.test(g))).change},files:m(({length:g})=>g),bytes:y(({bytes:g})=>g),brotli:y(({brotli:g})=>g),gzip:y(({gzip:g})=>g),changes:te(
f,h).toSorted((g,S)=>Math.abs(S.bytes)-Math.abs(g.bytes)||(g.path<S.path?-1:1))}}const V=/\.x?html?$/i;function te(l,f){const h=new Map(f.map(N=>[N.path,N])),m=new Set(
l.map(({path:N})=>N)),y=l.filter(({path:N})=>!h.has(N)),w=f.filter(({path:N})=>!m.has(N)),g=jn(y,w),S=new Set(g.flat());return[...l.flatMap(N=>{const j=h.get(N.
path);return j===void 0||j.digest===N.digest?[]:[Ie(N,j)]}),...g.map(([N,j])=>({...Ie(N,j),formerly:j.path})),...y.filter(N=>!S.has(N)).map(N=>_t("added",N,1)),
...w.filter(N=>!S.has(N)).map(N=>_t("removed",N,-1))]}function Ie(l,f){const{path:h,bytes:m,brotli:y}=l;return{kind:"changed",path:h,bytes:m-f.bytes,brotli:y-f.
brotli}}function _t(l,{path:f,bytes:h,brotli:m},y){return{kind:l,path:f,bytes:y*h,brotli:y*m}}function jn(l,f){const h=Map.groupBy(f,({path:m})=>Ht(m));return[...Map.
groupBy(l,({path:m})=>Ht(m))].flatMap(([m,y])=>{const[w,g]=y,[S,N]=h.get(m)??[];return m!==void 0&&w&&S&&!g&&!N?[[w,S]]:[]})}const Xs=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
Gt=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Js=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Ht(l){if(V.test(l))return;
const f=l.lastIndexOf("/")+1,[h,m]=[l.slice(0,f),l.slice(f)],y=Xs.exec(m)?.[0]??"",w=m.slice(0,m.length-y.length);if(Js.test(w))return`${h}*${y}`;const g=Gt.map(
S=>S.exec(w)?.groups).find(S=>Qs(S?.hash??""));return g&&`${h}${g.stem}*${y}`}function Qs(l){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
l)}var Pn=O(292);async function Fn(l,f,h){const{report:m,signal:y}=h,w=(0,G.M)(m.report,we.m,y);return await w.phase("compare",async()=>{const g=await Zs(l,f,h);
return y.throwIfAborted(),await m.compared(g),[void 0,(0,Pn.iF)(g),g.kind==="untold"]}),w.phases}async function Zs(l,f,h){const{embedded:m,report:y,checked:w,leftMs:g}=h;
if(l.commit===w.commit)return{kind:"untold",base:l,why:"it is the commit that was checked"};const S=Y=>{(Y.type==="status"||Y.type==="heartbeat")&&y.report(Y)},
N={...f.follow,timeoutMs:Math.max(1,g)},{outcome:j,output:X}=await m.deploy(l.commit,{...f,...qs(f),follow:N},S);return j.status==="succeeded"&&X?{kind:"told",base:l,
difference:B(w.report,w.output.files,X.files)}:{kind:"untold",base:l,why:er(j,g)}}function qs({project:l}){return{project:l==="base"?"checked":"base"}}function er({
status:l,error:f},h){return l!=="pending"?`it does not build (${f?.message??l})`:h<1?"no time was left to build it":`it was not built in the ${(0,_.a3)(h)} that\
 were left`}var tr=O(1619),nr=O(3130);function sr(l){return{kind:"platform",...l,input:"the platform",description:"the embedded platform's own",obtain:(f,{onSecret:h})=>Bn(
l,f,h)}}async function Bn(l,f,h){h(l.requestToken),(0,tr.J)(new URL(l.requestUrl).origin,"the platform's address");try{return await(0,nr.g)("the platform",l,f,h)}catch(m){
throw!(m instanceof v.GQ)||m.code!=="unauthorized"?m:m.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:m})}}
var Wt=O(9574),rr=O(1532),Gn=O(7244),Hn=O(7598),or=O(3024),be=O(6466);const zt="{js,cjs,mjs,ts,cts,mts}",q={hidden:[".*","__pycache__"],lockfiles:["package-lock\
.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock",
"Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json",
"bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.t\
oml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypr\
ess,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rsp\
ress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${zt}`,"tsconfig*.json","jsconfig*.json","angular.json",
"biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",
`gulpfile.${zt}`,`gruntfile.${zt}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,\
test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly\
.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},St=new RegExp(`^(?:${Object.values(q).flat().map(ar).join("|")})$`,"is");function ir(l){return l!==
".well-known"&&St.test(l)}function ar(l){return l.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(f,h)=>`(?:${h.replaceAll(",","|")})`)}var Yt=O(
8522);const Kt=(0,he.promisify)(Yt.brotliCompress),cr=(0,he.promisify)(Yt.gzip),Wn=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
ur={params:{[Yt.constants.BROTLI_PARAM_QUALITY]:5}},dr={level:6};async function wi(l,f){const h=f.length;if(h===0||Wn.test(l))return{bytes:h,brotli:h,gzip:h};const[
m,y]=await Promise.all([cr(f,dr),Kt(f,ur)]);return{bytes:h,brotli:Math.min(h,y.length),gzip:Math.min(h,m.length)}}async function zn(l,f,h){const m=l[Symbol.iterator](),
y=async()=>{for(let w=m.next();!w.done;w=m.next())await h(w.value)};await Promise.all(Array.from({length:f},y))}const Yn=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
xe=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function Kn(l){return Yn.test(l)&&!Vn(l)}function Vn(l){return xe.test(l)}const Ot="PRIVATE K\
EY",lr=600;function fr(l){for(let f=l.indexOf(Ot);f!==-1;f=l.indexOf(Ot,f+Ot.length)){const h=l.toString("latin1",Math.max(0,f-40),f+lr);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(h))return!0}return!1}const Xn=25*1024*1024,Jn=16*1024*1024,Vt=4;async function Xt({directory:l,kind:f,ignoredRules:h},m){const{commit:y,signal:w}=m,g=(await gr(
(0,re.join)(l,".git","shallow"))).trim()===y,S=[],N=[];for await(const ne of Jt(l,"",f)){w.throwIfAborted();const ae=hr(ne,g);ae!=="ordinary"&&ae!=="left-out"&&
N.push(ae),ae==="ordinary"&&S.push(ne)}const j=[];await zn(S.sort(),Vt,async ne=>{w.throwIfAborted();const ae=await Qt(l,ne,m);ae&&j.push(ae)}),j.sort((ne,ae)=>ne.
file.path<ae.file.path?-1:1);const X=j.map(({file:ne})=>ne);N.push(...j.flatMap(({found:ne})=>ne));const Y=X.filter(({path:ne})=>/\.(?:js|mjs|cjs|css)\.map$/.test(
ne));return Y.length>0&&N.push(Er(Y)),{files:X,findings:N,ignoredRules:h}}async function*Jt(l,f,h){const m=await(0,C.readdir)((0,re.join)(l,f),{withFileTypes:!0});
for(const y of m.sort((w,g)=>w.name<g.name?-1:1)){const w=f+y.name,g=y.name===".git"||w==="node_modules";h==="folder"&&!g&&ir(y.name)&&!Kn(y.name)||(y.isDirectory()&&
!g?yield*Jt(l,`${w}/`,h):(g||y.isFile()||y.isSymbolicLink())&&(yield w))}}function hr(l,f){const h=l.slice(l.lastIndexOf("/")+1);return l==="node_modules"||h===
".git"&&f?"left-out":h===".git"?{code:"leaked_repository",message:`The output contains a git repository, ${l}: its whole history would be public`,remedy:"Build \
into a folder of its own, or have the build remove it."}:Vn(h)?{code:"example_of_secrets",message:`The output contains ${l}, which is not published`,remedy:"Lea\
ve it out of the output directory."}:Kn(h)?{code:"leaked_secret_file",message:`The output contains ${l}: a file of secrets would be public`,remedy:"Keep it out \
of the output directory, and change the secrets in it if it was ever published."}:"ordinary"}async function Qt(l,f,{digests:h,signal:m}){const y=(0,re.join)(l,f),
w=await(0,C.stat)(y).catch(()=>{});if(!w?.isFile())return;const g=w.size;if(g>Jn){const X=g>Xn?[mr(f,g)]:[],Y=h?await pr(y,m):void 0;return{file:{path:f,bytes:g,
brotli:g,gzip:g,digest:Y},found:X}}const S=await(0,C.readFile)(y),N=h?(0,Hn.createHash)("sha256").update(S).digest("hex"):void 0;return{file:{path:f,...await wi(
f,S),digest:N},found:fr(S)?[yr(f)]:[]}}async function pr(l,f){const h=(0,Hn.createHash)("sha256");return await(0,be.pipeline)((0,or.createReadStream)(l),h,{signal:f}),
h.digest("hex")}function mr(l,f){return{code:"large_file",message:`${l} has ${(f/1024**2).toFixed(0)} MB; more than ${Xn/1024**2} is much for a site`}}function yr(l){
return{code:"leaked_private_key",message:`The output contains a private key, in ${l}: it would be public`,remedy:"Take the key out of what the build publishes, \
and replace it if it was ever published."}}function Er(l){const[f]=l,h=l.length===1?"":` and ${l.length-1} more`;return{code:"source_maps",message:`The output c\
ontains source maps (${f?.path}${h}): anyone can read the sources in them`}}async function gr(l){return(0,C.readFile)(l,"utf8").catch(()=>"")}async function wr(l){
const{startPlatform:f,env:h,scratch:m,lent:y,digests:w}=l;let g="",S,N=new AbortController;const j=await f({dir:(0,re.join)(m,"platform"),port:0,allowLocalGit:!0,
lasting:!1,env:h,async onOutput(X,Y){S=await Xt(X,{commit:g,digests:w,signal:Y}),N.abort()}});return{async deploy(X,Y,ne){[g,S,N]=[X,void 0,new AbortController];
const ae=br(N.signal);return{outcome:await Or(j,_r(Y,X,y),ne,{...l,sleep:ae}),output:S}},[Symbol.asyncDispose]:()=>j[Symbol.asyncDispose]()}}const Tr=100,Qn=5;function br(l){
return async(f,h)=>{if(l.aborted)return we.m.sleep(Qn,h);try{await we.m.sleep(f,h?AbortSignal.any([h,l]):l)}catch(m){if(h?.throwIfAborted(),!l.aborted)throw m}}}
function _r(l,f,h){const{configuration:m,follow:y}=l;return{...l,configuration:{...m,repository:h,settings:Sr(m.settings)},commit:f,create:!0,verify:"off",urlTemplate:void 0,
follow:{...y,wait:!0,pollIntervalMs:Tr,statusMap:new Map}}}function Sr({domains:l,...f}){return f}function Or(l,f,h,{signal:m,folder:y,onSecret:w,sleep:g}){const{
baseUrl:S,requestUrl:N,requestToken:j}=l,X=sr({requestUrl:N,requestToken:j,audience:S}),Y=()=>Promise.reject(new TypeError("A check runs no token command")),ne={
...we.m,sleep:g},ae={fetch,clock:ne,tree:(0,Gn.c)(y),signal:m,run:Y,onSecret:w,reporter:h};return(0,rr.g)(f,(0,Wt.N)(f,{baseUrl:S,source:X},ae))}var ie=O(7496);
const Zt=20;function Nr(l,{findings:f}){const h=f.flatMap(m=>{const{code:y,message:w,place:g}=m;if(!g)return[];const{file:S,line:N=null,column:j=null}=g;return[
{file:S,line:N,column:j,severity:(0,ie.x)(m),code:y,message:w}]});return{headline:l.message,stage:"check",code:l.code,exitCode:void 0,remedy:l.remedy,log:[],diagnostics:h.
slice(0,Zt),moreDiagnostics:Math.max(0,h.length-Zt)}}const qt=3;async function en(l,f,h){let m="/";for(let y=0;y<qt;y+=1){if(m=Rr(l.flatMap(({url:N})=>Zn(m,N.pathname))),
m===""||f.some(N=>`/${N}`.startsWith(m)))return;const w=l.filter(N=>Nt(N,m)),S=(await Promise.all(w.map(({url:N})=>tn(N,m,h)))).filter(Boolean).length;if(S>1&&S*
2>w.length)return m}}function Nt({url:l,kind:f},h){return f!=="fragment"&&`${l.pathname}/`.startsWith(h)}function Zn(l,f){const h=f.startsWith(l)?f.slice(l.length).
split("/",1)[0]:"";return h?[`${l}${h}/`]:[]}function Rr(l){const f=new Map;for(const h of l)f.set(h,(f.get(h)??0)+1);return[...f].reduce((h,m)=>m[1]>h[1]?m:h,[
"",0])[0]}async function tn(l,f,h){const{kind:m}=await h.probe(new URL(`/${l.pathname.slice(f.length)}${l.search}`,l));return m==="there"}const ot=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,
Ye=String.raw`"([^"\\\n]*(?:${ot}[^"\\\n]*)*)"`,it=String.raw`'([^'\\\n]*(?:${ot}[^'\\\n]*)*)'`,Ir=String.raw`((?:[^()"'\s\\]|${ot})+)\s*\)`,qn=new RegExp([String.
raw`/\*[\s\S]*?(?:\*/|$)`,ot,String.raw`(?:url\(\s*|@import\s+)(?:${Ye}|${it})`,String.raw`url\(\s*${Ir}`,Ye.replace("(","(?:"),it.replace("(","(?:")].join("|"),
"gi"),es=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function at(l){return[...l.matchAll(qn)].flatMap(f=>{const h=f.slice(1).find(m=>m!==void 0);return h===void 0||
h===""||h.startsWith("#")?[]:[{href:ts(h),kind:"asset"}]})}function ts(l){return l.replace(es,(f,h,m,y)=>{const w=h===void 0?Number.NaN:Number.parseInt(h,16);return w<=
1114111?String.fromCodePoint(w):m===void 0?y??"":""})}var ns=O(1600);const kr={a:[["href","link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","\
asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src",
"link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[[
"href","asset"],["xlink:href","asset"]]},ss=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),Ar=new Set(["title","styl\
e","script","template"]),Lr=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,
"link"]];function nn(l){const f=new Ti;return f.read(l),f}class Ti{links=[];ids=new Set;base;empty=!0;#e=[];read(f){const h=new ns.i({onopentag:(m,y)=>this.#t(m,
y),ontext:m=>this.#r(m),onclosetag:m=>{this.#e.at(-1)===m&&this.#e.pop()}});h.write(f),h.end()}#t(f,h){Ar.has(f)&&h.shadowrootmode===void 0&&this.#e.push(f),ss.
has(f)&&(this.empty=!1);for(const y of[h.id,f==="a"?h.name:void 0])y&&this.ids.add(y);switch(h.style?.includes("url(")&&this.#o(at(h.style)),f){case"base":this.
base??=h.href;return;case"meta":this.#s(h);return;case"link":this.#n(h);return;case"a":case"area":if(/\bexternal\b/.test(h.rel??""))return;break}const m=(kr[f]??
[]).flatMap(([y,w])=>{const g=h[y];return g===void 0?[]:[{href:g,kind:w}]});this.#o([...m,...sn(h.srcset??"")])}#n({rel:f="",href:h,imagesrcset:m=""}){const y=Lr.
find(([w])=>w.test(f))?.[1];y!==void 0&&this.#o([...h===void 0?[]:[{href:h,kind:y}],...sn(m)])}#s(f){if(f["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=
!1;const h=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(f.content??"")?.[1];h&&this.#o([{href:h.trim(),kind:"link"}])}#r(f){this.#e.at(-1)==="style"&&this.#o(
at(f)),this.#e.length===0&&f.trim()!==""&&(this.empty=!1)}#o(f){this.#e.includes("template")||this.links.push(...f.filter(({href:h})=>!rs(h)))}}function rs(l){return/\{\{|\$\{|<%/.
test(l)}function sn(l){return l.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(h=>{const[m=""]=h.trim().split(/\s/,1);return m===""?[]:[{href:m.replace(/,+$/,""),
kind:"asset"}]})}const Rt=10;class os{#e;#t=new Map;constructor(f){this.#e=f}know(f,h){this.#t.set(f.pathname,Promise.resolve({kind:"there",url:f,page:is(h)}))}probe(f){
const h=f.pathname+f.search,m=this.#t.get(h);if(m)return m;const y=this.#n(f);return this.#t.set(h,y),y}async#n(f){let h=f;for(let m=0;m<Rt;m+=1){const{status:y,
headers:w}=await this.#e.fetch(h,{method:"HEAD",signal:this.#e.signal}),g=w.get("location");if(y>=400)return{kind:"missing",status:y};if(y<300||g===null||!URL.canParse(
g,h.href))return{kind:"there",url:h,page:is(w)};if(h=new URL(g,h),h.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"circle"}}}function is(l){return/\bhtml\b/.
test(l.get("content-type")??"")}const rn=16,on=2e4,vr=16*1024*1024;async function Dr(l,f){const h=new xr(l),m=f.filter(Y=>/\.(?:x?html?|css)$/i.test(Y));await zn(
m.slice(0,on),rn,Y=>h.read(Y)),await h.follow();const y=await h.index(),w=h.result(),g=await en(w.dead,f,h.prober),S=y.status<300?void 0:Mr(f),N=new Set(S===void 0?
[]:f),j=Y=>as(Y).some(ne=>N.has(`${S}/${ne}`)),X=w.dead.filter(({url:Y})=>!j(an(Y.pathname).slice(1)));return{index:y,...w,dead:X,folder:S,basePath:g,unread:h.unread+
Math.max(0,m.length-on)}}const $r=5;class xr{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(f){this.#e=f,this.prober=new os(f)}async index(){const{
root:f,fetch:h,signal:m}=this.#e,y=await this.prober.probe(f);if(y.kind!=="there")return{status:Cr(y),empty:!1};const w=await h(y.url,{signal:m}),g=await w.text();
return{status:w.status,empty:g.trim()===""||y.page&&nn(g).empty}}async read(f){const h=Ur(f,this.#e.root),m=await this.#e.fetch(h,{signal:this.#e.signal}),y=await m.
text();m.status>=300||(this.prober.know(h,m.headers),y.length>vr?this.unread+=1:/\.css$/i.test(f)?this.#i(at(y),h,f):this.#o(y,h,f))}#o(f,h,m){const y=nn(f);this.#r+=
1,this.#n.set(m,y.ids);const w=y.base!==void 0&&URL.canParse(y.base,h.href)?new URL(y.base,h):h;this.#i(y.links,w,m)}#i(f,h,m){for(const{href:y,kind:w}of f){const g=URL.
canParse(y,h.href)?new URL(y,h):void 0;if(g?.origin!==this.#e.root.origin)continue;const S=`${w} ${g.href} ${y}`,N=this.#t.get(S)??{href:y,kind:w,url:g,files:[],
latest:"",count:0};this.#t.set(S,N),N.latest!==m&&(N.latest=m,N.count+=1,N.files=[...N.files,m].sort(cn).slice(0,$r))}}async follow(){await zn(this.#t.values(),
rn,async f=>{const h=await this.#a(f);if(h===void 0)return;const{href:m,url:y,files:w,count:g}=f;this.#s.push({href:m,url:y,files:w,count:g,...h})})}async#a({url:f,
kind:h}){const m=await this.prober.probe(f);switch(m.kind){case"missing":return{kind:h,why:`answers ${m.status}`};case"circle":return{kind:h,why:"redirects in a\
 circle"};case"external":return;case"there":return h==="asset"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.pathname)?{kind:h,why:"answers with a page"}:this.#c(m.
url,f.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return m}}#c(f,h){const m=h.slice(1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const y=this.#u(
an(f.pathname).slice(1));return y===void 0||y.has(m)||y.has(an(m))}#u(f){return as(f).map(h=>this.#n.get(h)).find(h=>h!==void 0)}result(){const f=this.#s.sort((m,y)=>cn(
m.files[0],y.files[0])||cn(m.href,y.href)),h=new Set([...this.#t.values()].map(({url:m})=>m.href)).size;return{pages:this.#r,links:h,dead:f}}}function as(l){const f=l===
""||l.endsWith("/")?l:`${l}/`;return[l,`${l}.html`,`${f}index.html`]}function Mr(l){const f=g=>g.split("/").length,h=l.filter(g=>g.endsWith("/index.html")).sort(
(g,S)=>f(g)-f(S)),[m,y]=h;return m!==void 0&&(y===void 0||f(y)>f(m))?m.slice(0,-11):void 0}function Cr(l){return l.kind==="missing"?l.status:310}function Ur(l,f){
const h=l.replace(/(^|\/)index\.html$/,"$1");return new URL(h.split("/").map(encodeURIComponent).join("/"),f)}function an(l){try{return decodeURIComponent(l)}catch{
return l}}function cn(l="",f=""){return l<f?-1:+(l>f)}var jr=O(8302);const cs=100,Pr='If another application serves the link on the same host, add rel="external\
" to it: the check skips such links.';async function Fr(l,f){const h=[],{basePath:m}=l,y=l.dead.filter(w=>m===void 0||!Nt(w,m));m!==void 0&&h.push(await Br(m,l,
f));for(const[w,g]of y.entries()){const S=w<cs?await f.find(g.href,g.files[0]??""):void 0;h.push({...Hr(g),place:S})}return[...Gr(l),...h,...zr(l)]}async function Br(l,{
dead:f},h){const m=f.filter(w=>Nt(w,l)),y=await h.find(l,"")??await h.find(l.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base pat\
h ${l}, and is served without one: ${m.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js\
, baseUrl in Docusaurus, homepage in package.json.",place:y}}function Gr({index:l,folder:f}){return l.status>=300?[{code:"index_unanswered",message:`The site ha\
s no index page: / answers ${l.status}`,remedy:f===void 0?"The output directory needs an index.html. Is output-directory the folder that the build writes?":`The\
 output directory has its index.html in ${f}: put that folder at the end of output-directory.`}]:l.empty?[{code:"index_empty",message:"The index page is empty: \
it shows nothing and loads no script"}]:[]}function Hr(l){const f=JSON.stringify(l.href.length>200?`${l.href.slice(0,199)}\u2026`:l.href);switch(l.kind){case"li\
nk":return{code:"dead_link",message:`Dead link: ${f} ${l.why} (${un(l)})`,remedy:Pr};case"asset":return{code:"dead_asset",message:`Missing file: ${f} ${l.why} (${un(
l)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${f} leads to has no such part (${un(l)})`};default:return l.kind}}function un({files:l,
count:f}){const h=f-1;return`in ${l[0]}${h>0?` and ${h} more ${h===1?"file":"files"}`:""}`}async function Wr(l,f){const h=new Map,m=async({file:y,line:w,reason:g})=>{
const S=h.get(y)??f.fileNamed(y);h.set(y,S);const N=await S;return{code:"ignored_rule",message:`Ignored rule (${w===void 0?y:`${y}, line ${w}`}): ${g}`,place:N===
void 0?void 0:{file:N,...(0,jr.Eb)({line:w})}}};return Promise.all(l.map(m))}function zr({unread:l}){return l===0?[]:[{code:"not_all_checked",message:`${l} page\
s or style sheets are too long, or too many, to be read`}]}const us=5;async function Yr(l,f,h){const m=f.files.map(({path:g})=>g),y=await Dr(l,m),w=g=>f.files.reduce(
(S,N)=>S+g(N),0);return{pages:y.pages,links:y.links,files:f.files.length,bytes:w(({bytes:g})=>g),brotli:w(({brotli:g})=>g),gzip:w(({gzip:g})=>g),largest:f.files.
toSorted((g,S)=>S.bytes-g.bytes).slice(0,us),findings:Vr([...f.findings,...await Wr(f.ignoredRules,h),...await Fr(y,h)])}}const Kr=["error","warning","notice"];
function Vr(l){const f=h=>Kr.indexOf((0,ie.x)(h))*2+(h.place?0:1);return l.toSorted((h,m)=>f(h)-f(m))}function ds({findings:l}){const[f,...h]=l.filter(N=>(0,ie.
x)(N)==="error");if(!f)return;const{place:m,message:y,remedy:w}=f,g=m?`${m.file}${m.line===void 0?"":`:${m.line}`}: `:"",S=h.length===0?"":` (and ${h.length} mo\
re ${h.length===1?"error":"errors"})`;return new v.GQ("check_failed",`Check failed: ${g}${y}${S}`,{remedy:w??"Correct what the annotations name. They are in the\
 summary too."})}const Xr=/[\s"'`(=[{}<>,:%]$/,dn=/^[\s"'`)\]}<>,;#?]/;function ls(l,f,h){const m=new Map,y=w=>{const g=m.get(w)??fs(l,f,w);return m.set(w,g),g};
return{async find(w,g){for(const S of Jr(w,g)){const N=await y(S),j=Qr(N,g,h);if(j)return j}},async fileNamed(w){const S=(await l("grep","-l","-z","-e","",f,"--",
`:(glob)**/${w}`).catch(()=>"")).split("\0").flatMap(Y=>Y===""?[]:[Y.slice(f.length+1)]),N=S.filter(Y=>!ln(Y,h)),[j,...X]=N.length>0?N:S;return X.length>0?void 0:
j}}}function Jr(l,f){const[h=""]=l.split(/[?#]/,1),m=l.replaceAll("&","&amp;"),y=/^\.{1,2}\//.test(h)?new URL(h,`http://site/${encodeURI(f)}`).pathname:"",w=[l,
m,h,y];return[...new Set([...w,...w.map(g=>g.replace(/\/$/,""))])].filter(g=>g.length>1)}async function fs(l,f,h){return(await l("grep","-I","-n","-z","-F","-e",
h,f,"--").catch(()=>"")).split(`
`).flatMap(y=>hs(y,f,h))}function hs(l,f,h){const[m="",y="",...w]=l.split("\0"),g=w.join("\0");for(let S=g.indexOf(h);S!==-1;S=g.indexOf(h,S+1)){const[N,j]=[g.slice(
Math.max(0,S-1),S),g.slice(S+h.length,S+h.length+1)];if((S===0||Xr.test(N))&&(j===""||dn.test(j)))return[{file:m.slice(f.length+1),line:Number(y),column:S+1}]}return[]}
function ln(l,f){return f!==void 0&&l.startsWith(`${f}/`)}function Qr(l,f,h){const m=l.filter(({file:w})=>!ln(w,h)),y=m.filter(({file:w})=>ps(w,f));return[l,m,y].
map(Zr).find(w=>w!==void 0)}function Zr(l){const[f]=l;return f&&l.every(({file:h})=>h===f.file)?f:void 0}function ps(l,f){const h=fn(f.replace(/\/index\.[^/]+$/,
""));return fn(l)===h||fn(l.replace(/\/index\.[^/]+$/,""))===h}function fn(l){return l.slice(l.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var ms=function(l,f,h){
if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object expected.");var m,y;if(h){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");m=f[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");m=f[Symbol.dispose],
h&&(y=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");y&&(m=function(){try{y.call(this)}catch(w){return Promise.reject(w)}}),l.stack.push(
{value:f,dispose:m,async:h})}else h&&l.stack.push({async:!0});return f},hn=(function(l){return function(f){function h(g){f.error=f.hasError?new l(g,f.error,"An \
error was suppressed during disposal."):g,f.hasError=!0}var m,y=0;function w(){for(;m=f.stack.pop();)try{if(!m.async&&y===1)return y=0,f.stack.push(m),Promise.resolve().
then(w);if(m.dispose){var g=m.dispose.call(m.value);if(m.async)return y|=2,Promise.resolve(g).then(w,function(S){return h(S),w()})}else y|=1}catch(S){h(S)}if(y===
1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return w()}})(typeof SuppressedError=="function"?SuppressedError:function(l,f,h){
var m=new Error(h);return m.name="SuppressedError",m.error=l,m.suppressed=f,m});async function ys(l,f,h,m){try{return await qr(l,f,h,m)}catch(y){if(!m.signal.aborted)
throw y;return{...pn,status:"cancelled",failure:void 0,phases:[],error:Es()}}}async function qr(l,f,h,m){const y={stack:[],error:void 0,hasError:!1};try{const{env:w,
signal:g}=m,{repository:S,branch:N,outputDirectory:j}=l.configuration,X=(0,re.isAbsolute)(S)?S:m.workspace,Y=ms(y,await no(w),!0),ne=(0,re.join)(Y.path,"source.\
git"),ae=Z(X,w,g);ae.catch(()=>{});const ct=ht=>h.addSecret(ht),yn={...m,scratch:Y.path,lent:ne,folder:X,digests:f!==void 0,onSecret:ct},ut=ms(y,await wr(yn),!0),
Ke=await ae;h.checkedOut(Ke.commit),to(Ke,h.report),await Ke.lend(ne,N);const It=f===void 0?void 0:await me(f,Ke,ne,w,g),En=we.m.now(),{commit:dt}=Ke,so=ht=>ht.
type==="url"||h.report(ht),{outcome:kt,output:At}=await ut.deploy(dt,l,so),{status:ro,url:gs}=kt;if(ro!=="succeeded"||At===void 0||gs===void 0)return eo(kt,l);const Me={
root:new URL(gs),fetch:(0,U.Q)(fetch),signal:g},lt=await Yr(Me,At,ls(Ke.git,dt,j));await h.checked(lt);const oo=l.follow.timeoutMs-(we.m.now()-En),Lt=It&&{embedded:ut,
report:h,signal:g,checked:{commit:dt,report:lt,output:At},leftMs:oo},ws=Lt?await Fn(It,l,Lt):[],ft=ds(lt);return{...kt,...pn,status:ft?"failed":"succeeded",error:ft,
phases:[...kt.phases,...ws],failure:ft&&Nr(ft,lt)}}catch(w){y.error=w,y.hasError=!0}finally{const w=hn(y);w&&await w}}const pn={appID:void 0,appCreated:!1,deployID:void 0,
url:void 0};function eo(l,{follow:f}){const h={...l,...pn};if(l.error?.code==="interrupted")return{...h,status:"cancelled",error:Es()};if(l.status!=="pending")return h;
if(l.error&&l.error.code!=="deploy_timeout")return{...h,status:"failed"};const m=`The check has not ended within ${(0,_.a3)(f.timeoutMs)}, and was stopped`,y="R\
aise the input timeout.";return{...h,status:"failed",error:new v.GQ("deploy_timeout",m,{input:"timeout",remedy:y})}}function Es(){return new v.GQ("interrupted",
"Interrupted: the check was stopped, and has no result")}const mn=5;function to({changed:l},f){if(l.length===0)return;const h=l.slice(0,mn).join(", "),m=l.length>
mn?` and ${l.length-mn} more`:"";f({type:"warning",message:`Changed since the commit, and not part of the check: ${h}${m}`,remedy:"The platform builds commits: \
commit what belongs to the check."})}async function no(l){const f=await(0,C.mkdtemp)((0,re.join)(l.RUNNER_TEMP||(0,$.tmpdir)(),"slipway-check-"));return{path:f,
[Symbol.asyncDispose]:()=>(0,C.rm)(f,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),2207:((Vs,We,O)=>{O.d(We,{Mb:()=>$,PB:()=>C,iV:()=>U,sR:()=>re});const C=[
"queued","building","syncing","activating","succeeded","failed","cancelled"],$=["queue","clone","install","build","sync","activate"],re=["repository_not_found",
"repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambigu\
ous","server_build","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_mis\
sing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],U={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,
rate_limited:429,internal:500,unavailable:503}}),4252:((Vs,We,O)=>{O.r(We),O.d(We,{startLocalPlatform:()=>x0});var C=O(6760),$=O(3739),re=O(7994),U=O(7598),we=O(
8161),_=O(7934),v=O(8302),k=O(2345),Ae=O(597),he=O(2207);class Oe extends Error{name="BodyTooLarge"}class st extends Error{name="BodyBroken"}function P(t,e,n={}){
return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function J(t,e){const n=t.headers[e];
return typeof n=="string"?n:n?.[0]}function pe(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class A extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function me(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return P(he.iV[n],r,t.headers)}
const ze=5,wt=60;function ye(t){return _.FsL(_.IeY(v.Gv,"must be an object"),_.rej(t,e=>e.expected==="never"?I(e.path,t):"is required"))}function de(t){return _.
yqP(_.mee(t))}function Pe(t){return _.yqP(_.ZmZ(t))}const rt=["__proto__","prototype","constructor"];function Tt(t,e){return _.FsL(_.IeY(v.Gv,"must be an object"),
_.z6Y(n=>!rt.some(s=>Object.hasOwn(n,s)),`must not contain ${rt.join(", ")}`),_.g1P(t,e))}function Fe(t){return _.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function bt(t,e,n){
const s=_.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${Z(r)||n} ${o}`)}}function $e(t){const e=t.
length>wt?`${t.slice(0,wt)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function Z(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:
`.${$e(String(e))}`).join("").replace(/^\./,"")}function I(t,e){const n=t?.at(-1)?.input,[,...s]=(0,v.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.
slice(0,ze).map($e),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known fi\
eld${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}const G=10;function B(t,e){if(!(0,v.Gv)(t))throw V(["the body must be a JSON object"]);const n=bt(
e,t,"the body");if("faults"in n)throw V(n.faults);return n.output}function V(t){const e=t.length-G,n=t.slice(0,G).join("; ")+(e>0?`; and ${e} more`:"");return new A(
"validation_failed",`${n}.`)}function te(t,e,n=()=>{}){return _.FsL(_.YjP("must be a string"),_.BpQ(t,t===1?"must not be empty":`must have at least ${t} charact\
ers`),_.Ru6(e,`must have at most ${e} characters`),_.z6Y(s=>!s.includes("\0"),"must not contain NUL characters"),_.z6Y(s=>s.isWellFormed(),"must be well-formed \
Unicode"),Fe(n))}function Ie(t,e){return n=>t.test(n)?void 0:e}function _t(t){return _.KIO(t,`must be one of ${t.join(", ")}`)}const jn=_.zMY("must be true or f\
alse"),Xs=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? \
* [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must \
not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],Gt=te(1,244,t=>Xs.find(
([e])=>e.test(t))?.[1]),Js=te(1,64,Ie(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),Ht=te(1,1024,t=>{if(t.startsWith("\
/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))
return"must not contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..")';if(e.some(n=>n.toLowerCase()===
".git"))return'must not lead into ".git"'});function Qs(t){return _.FsL(_.YjP("must be a string"),_.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),Fe(e=>{
const n=(0,Ae.Nu)(e,t);return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}))}const Pn=_.IeY(t=>Fn(t)===void 0,({input:t})=>Fn(t)??"");function Fn(t){
if(!(0,v.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t),{envVariables:n,envBytes:s}=k.lF;if(e.length>n)return`must have at most ${n}\
 variables`;let r=0;for(const[o,i]of e){const a=Zs(o,i);if(a!==void 0)return`contains ${$e(o)}, ${a}`;r+=Buffer.byteLength(o)+Buffer.byteLength(String(i))}return r>
s?`must have at most ${s} bytes of names and values`:void 0}function Zs(t,e){return k.G1.test(t)?t.toUpperCase().startsWith(k.be)?`but names that begin with ${k.
be} belong to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:
"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const qs=300,er="developer@slipway.loca\
lhost";function tr(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702));r??=c.importJWK(
n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),d=a.email??er;return new c.SignJWT({...a.claims,email:d,email_verified:!0}).setProtectedHeader({alg:"ES256",
typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??d).setAudience(a.audience??t.audience).setIssuedAt(u).setExpirationTime(u+(a.expiresInSeconds??qs)).setJti(
(0,U.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":sr(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!==
"GET"&&a.method!=="HEAD")return Wt(a,405,"method_not_allowed","The identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const c=pe(a.target),u=i[c];
return u?P(200,u,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?Wt(a,404,"not_found",`Nothing is at ${c}`):Bn(a,t.requestToken)?nr(a.target,o):Wt(
a,401,"unauthorized","The request token is missing or wrong: see run.json",{"www-authenticate":"Bearer"})}}}async function nr(t,e){const n=new URLSearchParams(t.
slice(pe(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,v.Eb)({audience:s||void 0,email:r||void 0}));return P(200,{count:o.length,value:o})}function sr(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function Bn(t,e){const n=r=>(0,U.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(J(t,"authorization")??"")?.[1];return s!==void 0&&(0,U.timingSafeEqual)(n(s),n(e))}function Wt(t,e,n,s,r={}){
return P(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const rr=ye({to:te(1,4096)}),Gn=64*1024;function Hn(t,e){return async n=>{try{if(n.method!=="POST")
throw new A("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!Bn(n,t))throw new A("unauthorized","The request token is missing or wrong.",{
"www-authenticate":"Bearer"});const{to:s}=B(JSON.parse((await n.body(Gn)).toString()),rr);return await e(s),P(200,{to:s})}catch(s){if(s instanceof st)throw s;return me(
or(s),n)}}}function or(t){if(t instanceof A)return t;if(t instanceof SyntaxError)return new A("invalid_request","The body is not JSON.");if(t instanceof Oe)return new A(
"body_too_large",`The body is larger than ${Gn} bytes.`);const{mender:e,message:n}=(0,$.I7)(t);return e==="user"?new A("validation_failed",`to: ${n}.`):new A("u\
navailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}var be=O(3823);const zt=()=>()=>({status:404,headers:{},body:""});class q extends Error{name="\
StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}function St(t){if(t instanceof A)return t;if(t instanceof q)return t.isFull?
new A("unavailable","The platform has no room to store more. Its operator has to add some.",ar):new A("unavailable",`The platform cannot read or write its state\
 now. ${ir}`,Yt)}const ir="Read what was to be changed before you repeat the call, because it may have been changed.",ar={"retry-after":"30"},Yt={"retry-after":"\
5"},Kt=5*6e4,cr={lifetime:Kt,perIdentity:10,inAll:1e3},Wn="link_";function ur(t,e){return async n=>{try{if(n.method!==be.vX.method)throw new A("method_not_allow\
ed",`Send ${be.vX.method}.`,{allow:be.vX.method});const s=await t.verify(J(n,"authorization")),r=await t.rateLimit(s.email);if(r>0)throw new A("rate_limited",`T\
oo many requests: wait ${r} s.`,{"retry-after":String(r)});const o=new Date(e.clock.now()+Kt).toISOString();return P(201,{url:await dr(s,e),expiresAt:o})}catch(s){
const r=St(s);if(!r)throw s;return me(r,n)}}}async function dr({email:t,issuer:e},{sessions:n,consoleUrl:s}){const r=Wn+(0,U.randomBytes)(32).toString("base64ur\
l"),o=(0,U.hash)("sha256",JSON.stringify(["link",e,t]));return await n.open({hash:Yn(r),identity:o,text:JSON.stringify({link:{email:t,issuer:e}})},cr),`${s}/sig\
n-in#${r}`}function wi(t){return t.startsWith(Wn)}async function zn(t,e){const n=await t.take(Yn(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.
link)?s.link:{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="string")return{email:o,issuer:i};const c=`This link was used before, or is older than ${Kt/
6e4} minutes. Run "slipway console" for a new one.`;throw new Refusal("unauthorized",c)}function Yn(t){return(0,U.hash)("sha256",`console link\0${t}`)}var xe=O(
5807);const Kn=6e5,Vn=3e4,Ot=5e3;function lr(t,e,n){return Vt(async()=>{const s=await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702)),r=s.createRemoteJWKSet(
await fr(t,e),{timeoutDuration:Ot,cacheMaxAge:Number.POSITIVE_INFINITY,[s.customFetch]:e,cooldownDuration:Number.POSITIVE_INFINITY});let o=Number.NEGATIVE_INFINITY;
const i=async a=>n.monotonic()-o<a?!1:(await r.reload(),o=n.monotonic(),!0);return async(a,c)=>{await i(Kn);try{return await r(a,c)}catch(u){if(!(u instanceof s.
errors.JWKSNoMatchingKey)||!await i(Vn))throw u;return r(a,c)}}})}async function fr(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-co\
nfiguration`,{signal:AbortSignal.timeout(Ot),redirect:"error"})).json();return Xn(s,t)}catch{throw Jn()}}function Xn(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==
e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("the key\
s are not served over the protocol of their issuer");return r}function Jn(){return new A("unavailable","The keys of the token's issuer cannot be fetched right n\
ow.",{"retry-after":"5"})}function Vt(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}const Xt=512,Jt=/^[!-?A-~]*@[!-?A-~]+$/;function hr(t){return t.
length<=Xt&&Jt.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function Qt(t){return/[^\0-\x7f]/.test(t)}const pr=30,mr=["ES256","ES384","ES512","RS256","RS3\
84","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],yr=16*1024;function Er(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:lr(r.
issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Vt(async()=>(await Promise.all([O.e(550),O.e(702)]).then(O.bind(O,9702))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=gr(r),i=await Promise.all([O.e(550),O.e(702)]).
then(O.bind(O,9702)),{header:a,claims:c}=wr(o,i);Tr(a,c);const u=s.get(c.iss??"");if(!u)throw ie("The token was issued by an identity provider that this platfor\
m does not trust (iss)");const d=await u.keys(),p=u.audiences??[t.audience];try{const{payload:E}=await i.jwtVerify(o,d,{issuer:u.issuer,audience:[...p],algorithms:mr,
clockTolerance:pr,currentDate:new Date(n.now()),requiredClaims:["exp"]});return Qn(u,E)}catch(E){throw Or(E,i,p.join(" or "))}}}function gr(t){if(t===void 0)throw ie(
'There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw ie('The Autho\
rization header is not "Bearer <ID token>"');if(e.length>yr)throw ie("The token is too long to be an ID token");return e}function wr(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw ie("The token is not a JSON Web Token, so it is not an ID token")}}function Tr(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw ie("The token is an access token: send the identity provider's ID\
 token instead")}function Qn(t,e){return br(t,e),{email:_r(t,e),issuer:t.issuer}}function br(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(
e[n])))throw ie(`The token's ${n} claim is not one that this platform accepts`)}function _r(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!=
"string"||i==="")throw ie(`The token has no ${o} claim`);return i}),s=hr(n);if(s===void 0){const r=Qt(n)?"has characters other than ASCII":"is not an email";throw ie(
`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!Sr(e))throw ie("The token's email is not verified (email_verified is not true)");return s}function Sr({
email_verified:t}){return t===void 0||t===!0||t==="true"}function Or(t,e,n){if(t instanceof A)return t;const{errors:s}=e;return t instanceof s.JWTExpired?ie("Th\
e token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?ie(`The token is for another audience (aud): ask for one \
with ${n}`):t.claim==="nbf"?ie("The token is not valid yet (nbf)"):ie(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?ie("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?ie("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?ie("The token is not a valid ID token"):Jn()}function ie(t){
return new A("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}const Zt=1024*1024;function Nr(t){return async(e,n)=>{const s=await t(e,
n),{status:r,statusText:o,headers:i}=s,a=[];let c=0;for await(const u of s.body??[]){if(c+=u.length,c>Zt)throw new Error(`The answer of ${new URL(e).host} is lo\
nger than ${Zt} bytes`);a.push(u)}return new Response(c>0?Buffer.concat(a):null,{status:r,statusText:o,headers:i})}}const qt=12,en=16;function Nt({id:t,key:e},n,s){
const r=(0,U.randomBytes)(qt),o=(0,U.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.
concat([t,r,i,o.getAuthTag()])}function Zn(t,e,n){const s=t.find(a=>Rr(a,n));if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(
s.id.length),o=r.subarray(qt,-en),i=(0,U.createDecipheriv)("aes-256-gcm",s.key,r.subarray(0,qt),{authTagLength:en}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(
-en));return Buffer.concat([i.update(o),i.final()]).toString("utf8")}function Rr({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function tn(t){return`\
kvs-token:${t}`}function ot(t){return`kvs-role:${t}`}var Ye=O(7030),it=O(1709);function Ir(t){const e=qn(t.remoteAddress??"");if(!(0,it.O)(e))return es(e);const n=J(
t,"x-forwarded-for")??"",s=qn(n.slice(n.lastIndexOf(",")+1).trim());return(0,Ye.isIP)(s)===0||(0,it.O)(s)?"loopback":es(s)}function qn(t){return t.replace(/^::ffff:(?=\d+\.)/i,
"")}function es(t){if((0,Ye.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===
void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}const at=["0.0.0.0","::"];function ts({host:t,baseUrl:e}){const n=t.toLowerCase(),s=at.includes(n);
return r=>{const o=r?.toLowerCase()??"";if(ns(o,e))return!0;const i=kr(o);return i===void 0?!1:i==="localhost"||i===n||(0,it.O)(i)||s&&(0,Ye.isIP)(i)!==0}}function ns(t,e){
const{host:n,protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function kr(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.
exec(t)??[];return e!==void 0?(0,Ye.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const ss="slipway_console";function Ar(t,e){const n="HttpOnly; SameSite=Strict";if(rs(
t,e))return{name:`__Host-${ss}`,attributes:`Path=/; ${n}; Secure`};const s=/:(\d{1,5})$/.exec(Rt(t))?.[1]??"80";return{name:`${ss}_${s}`,attributes:`Path=/conso\
le; ${n}`}}function Lr(t,e){return(J(t,"cookie")??"").split(";").map(n=>n.trim()).filter(n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function nn(t,e){
return rs(t,e)?new URL(e).origin:`http://${Rt(t)} ${Ir(t)}`}function Ti(t,e){const n=header(t,"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=header(
t,"origin");return s===void 0||!URL.canParse(s)?!1:sn(t,e)?s===new URL(e).origin:new URL(s).host===Rt(t)}function rs(t,e){return e.startsWith("https:")&&sn(t,e)}
function sn(t,e){return ns(Rt(t),e)}function Rt(t){return J(t,"host")?.toLowerCase()??""}const os=10*6e4,is=4,rn="console-sign-in",on=new Uint8Array;class vr{#e;constructor(e){
this.#e=e}begin(e,n){const{key:s,clock:r}=this.#e,o=nn(e,this.#e.consoleUrl),i=JSON.stringify({...n,place:o,expiresAt:r.now()+os}),a=Buffer.from(Nt({id:on,key:s},
rn,i)).toString("base64url"),{attributes:c}=this.#n(e),u=this.#r(e);return[...u.length<is?[]:u.map(p=>`${p}=; Max-Age=0; ${c}`),`${this.#s(e,n.state)}=${a}; Max\
-Age=${os/1e3}; ${c}`]}find(e,n){const[s,...r]=Lr(e,this.#s(e,n));if(s===void 0||r.length>0)return;const o=this.#t(s);if(!o||o.place!==nn(e,this.#e.consoleUrl))
return;const{issuer:i,nonce:a,verifier:c,expiresAt:u}=o;if(!(typeof u!="number"||u<=this.#e.clock.now()||o.state!==n)&&!(typeof i!="string"||typeof a!="string"||
typeof c!="string"))return{issuer:i,state:n,nonce:a,verifier:c}}end(e,n){return`${this.#s(e,n)}=; Max-Age=0; ${this.#n(e).attributes}`}#t(e){try{const n={id:on,
key:this.#e.key},s=JSON.parse(Zn([n],rn,Buffer.from(e,"base64url")));return(0,v.Gv)(s)?s:void 0}catch{return}}#n(e){const{name:n,attributes:s}=Ar(e,this.#e.consoleUrl);
return{prefix:`${n.replace("slipway_console","slipway_sign_in")}_`,attributes:s.replace("SameSite=Strict","SameSite=Lax")}}#s(e,n){return this.#n(e).prefix+n.replace(
/[^\w-]/g,"").slice(0,8)}#r(e){const{prefix:n}=this.#n(e),s=(J(e,"cookie")??"").split(";").map(r=>r.trim().split("=",1)[0]??"");return[...new Set(s)].filter(r=>r.
startsWith(n)&&/^[\w-]+$/.test(r))}}const Dr=10,$r=30,xr="openid email";function as(t){const e=new vr(t),n=new Map;for(const s of t.providers){const{client:r}=s;
if(!r)continue;const o=`${t.consoleUrl}/sign-in/callback/${r.slug}`,i=Vt(()=>Cr(s.issuer,r,t.fetch));n.set(r.slug,{issuer:s,client:r,redirectUri:o,configuration:i})}
return{offered:[...n.values()].map(({client:{name:s,slug:r}})=>({name:s,slug:r})),forget:(s,r)=>e.end(s,r),async begin(s,r){const o=n.get(r);if(!o)return;const i=await Promise.
all([O.e(550),O.e(493)]).then(O.bind(O,7493)),a={issuer:o.issuer.issuer,state:i.randomState(),nonce:i.randomNonce(),verifier:i.randomPKCECodeVerifier()};return{
location:await Ur(i,o,a),cookies:e.begin(s,a)}},async end(s,r,o){const i=n.get(r),a=e.find(s,o.get("state")??"");if(!i||a?.issuer!==i.issuer.issuer)throw new A(
"unauthorized",Mr);return an(await Promise.all([O.e(550),O.e(493)]).then(O.bind(O,7493)),i,a,o)}}}const Mr="This sign-in is over: it is older than ten minutes, \
was begun in another browser, or has ended. Sign in again.";async function Cr(t,e,n){const s=await Promise.all([O.e(550),O.e(493)]).then(O.bind(O,7493)),r=[s.enableNonRepudiationChecks];
t.startsWith("http:")&&r.push(s.allowInsecureRequests);const{id:o,secret:i}=e,a={...(0,v.Eb)({client_secret:i}),[s.clockTolerance]:$r};return s.discovery(new URL(
t),o,a,i===void 0?s.None():void 0,{execute:r,timeout:Dr,[s.customFetch]:Nr(n)})}async function Ur(t,e,{state:n,nonce:s,verifier:r}){try{const o=await t.calculatePKCECodeChallenge(
r);return t.buildAuthorizationUrl(await e.configuration(),{redirect_uri:e.redirectUri,scope:xr,state:n,nonce:s,code_challenge:o,code_challenge_method:"S256"}).href}catch(o){
throw cs(t,o,e.client.name)}}async function an(t,e,n,s){const{issuer:r,client:o,redirectUri:i}=e;try{const a=await t.authorizationCodeGrant(await e.configuration(),
new URL(`${i}?${s}`),{pkceCodeVerifier:n.verifier,expectedState:n.state,expectedNonce:n.nonce,idTokenExpected:!0});return Qn(r,a.claims()??{})}catch(a){throw cs(
t,a,o.name)}}const cn={access_denied:"Sign in with an account that may use it, or ask its administrator.",invalid_grant:"The answer was used before, or is too o\
ld. Sign in again.",invalid_client:"The operator of the platform has to correct clientId and the client secret in platform.json.",unauthorized_client:"The opera\
tor of the platform has to let the client use the code flow.",invalid_scope:'The operator of the platform has to let the client use the scopes "openid" and "ema\
il".',temporarily_unavailable:"Try again in a moment."},jr=200;function cs(t,e,n){if(e instanceof A)return e;if(e instanceof t.AuthorizationResponseError||e instanceof
t.ResponseBodyError){const{error:r,error_description:o}=e,i=o?`${r} (${o})`:r,a=cn[r]??"Sign in again. If it fails again, ask the operator of the platform.";return new A(
"unauthorized",`${n} answered: ${(0,xe.Ow)(i,jr)}. ${a}`)}const s=e instanceof t.ClientError?e.code:void 0;if(s===void 0||Pr.includes(s)){const r=`${n} cannot b\
e reached now, or is not the issuer that platform.json names. Try again, or paste an ID token.`;return new A("unavailable",r,{"retry-after":"5"})}return new A("\
unauthorized",`The answer of ${n} is not valid for this sign-in (${s}). Sign in again.`)}const Pr=["OAUTH_TIMEOUT","OAUTH_ABORT","OAUTH_RESPONSE_IS_NOT_CONFORM"];
function Fr(t){const e=Br(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(u=>Gr(u.parts,r)),i=n===
"HEAD"?"GET":n,a=o.find(u=>u.method===i);if(a)return{name:a.name,parameters:Hr(a.parts,r)};if(o.length===0)throw new A("not_found",`No call of the API has the p\
ath ${s.slice(0,300)}.`);const c=o.map(u=>u.method==="GET"?"GET, HEAD":u.method).join(", ");throw new A("method_not_allowed",`${n} is not allowed here; allowed:\
 ${c}.`,{allow:c})}}function Br(t){return Object.keys(t)}function Gr(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function Hr(t,e){
const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,un(e[r]??"",o)]]});return Object.fromEntries(n)}function un(t,e){try{return decodeURIComponent(
t)}catch{throw new A("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const Wr=["GET","HEAD"],zr=["POST","PUT","PATCH"];function us(t,e){const n=Fr(
e.routes),s=async r=>{const o=pe(r.target),{name:i,parameters:a}=n(r.method,o),{orgID:c="",projectID:u="",appID:d=""}=a,p=await Yr(t,r,a),{bytes:E,body:T}=zr.includes(
r.method)?await Vr(r,e.mayBeEmpty.includes(i)):Kr;return e.calls[i]({name:i,key:{org:c,project:u,appID:d},parameters:a,principal:p,body:T,bytes:E,query:new URLSearchParams(
r.target.slice(o.length)),idempotencyKey:J(r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){const i=St(o);if(!i)throw o;return me(i,r)}}}
async function Yr(t,e,{orgID:n,projectID:s}){const r=await t.verify(J(e,"authorization")),o=await t.rateLimit(r.email);if(o>0)throw new A("rate_limited",`Too ma\
ny requests: wait ${o} s.`,{"retry-after":String(o)});if(n===void 0)return r;if(!k.cS.test(n))throw V(["orgID in the path is not an identifier"]);if(s!==void 0&&
!k.cS.test(s))throw V(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new A("forbidden",`${r.email} has no role \
in the organization ${n}.`);if(i==="viewer"&&!Wr.includes(e.method))throw new A("forbidden",`${r.email} may only read in the organization ${n}.`);return r}const Kr={
bytes:Buffer.alloc(0),body:void 0};async function Vr(t,e){const n=J(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")
throw ds(n);const s=await t.body(k.lF.bodyBytes).catch(r=>{throw r instanceof Oe?new A("body_too_large",`The body is larger than ${k.lF.bodyBytes} bytes.`):r});
if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw ds("none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{
throw new A("invalid_request",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function ds(t){return new A("unsupported_media_type",`The Conte\
nt-Type must be application/json; it is ${t.slice(0,100)}.`)}var Xr=O(3136);const dn=253,ls="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",Jr=new RegExp(`^(?:${ls}\\.)+(\
?!\\d+$)${ls}$`);function fs(t){return t.length<=dn&&Jr.test(t)}function hs(t,e){return t===e||t.endsWith(`.${e}`)}const ln=20,Qr=1e3;function Zr({ownName:t,sitesDomain:e}){
const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"must be a list of host names";if(r.length>ln)return`must have at most ${ln} host names`;const o=r.map(
u=>typeof u=="string"?ps(u):void 0),i=r[o.indexOf(void 0)];if(o.includes(void 0))return`contains ${$e(String(i))}, which is not a host name as shop.example.com`;
const a=o.find(u=>u!==void 0&&n.some(d=>hs(u,d)));if(a!==void 0)return`contains ${$e(a)}, which belongs to the platform itself`;const c=o.find((u,d)=>o.indexOf(
u)!==d);return c===void 0?void 0:`contains ${$e(c)} twice`};return _.FsL(_.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),_.pdi(r=>r.map(o=>ps(o)??o)))}function ps(t){
if(t.length>Qr)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,Xr.domainToASCII)(t).replace(/\.$/,""):"";return fs(e)?e:void 0}async function fn(t,e,n){
const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>ms(t,a,r))),i=s[o.indexOf(!1)];if(i!==void 0)throw new A("domain_no\
t_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${hn(i)} TXT ${r}", wait until it is published, and try again.`)}async function ms({
resolveTxt:t},e,n){try{return(await t(hn(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,$.xU)(s)??""))return!1;const r=`The\
 DNS records of ${hn(e)} cannot be read now. Try again later.`;throw new A("unavailable",r,{"retry-after":"30"})}}function hn(t){return`_slipway.${t}`}const ys=2e3,
qr=2;async function pn(t){const{Resolver:e}=await Promise.resolve().then(O.t.bind(O,1553,19));return new e({timeout:ys,maxTimeout:ys,tries:qr}).resolveTxt(t)}const eo=te(
1,63,Ie(k.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),Es={spaFallback:de(jn),installCommand:de(te(0,4096)),rootDirectory:de(
Ht),noindex:de(jn),nodeVersion:de(te(1,3,Ie(/^\d+$/,'must be a major version, as "24"')))},mn={buildCommand:null,outputDirectory:null,region:null},to={buildCommand:de(
te(0,4096)),outputDirectory:de(Ht),region:de(te(1,63,Ie(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},no=ye({env:Pn}),
l=ye({branch:de(Gt),commit:de(Js),tag:Pe("is not accepted: web apps deploy without a release tag")});function f(t){const e={...Es,domains:de(Zr(t.domains))},n={
repository:Qs(t.allowLocalGit),branch:Gt,...to},s={...n,repository:_.yqP(n.repository),branch:_.yqP(Gt)},r=ye({name:eo,type:_t(k.yN),...n,...e,subdomain:Pe("can\
not be given: it is generated")}),o=ye({...s,...e,name:Pe("cannot be changed: it is the ID of the app"),type:Pe("cannot be changed"),subdomain:Pe("cannot be cha\
nged: it is generated")}),[i,a,c]=[_.Ikc(n),_.Ikc(s),_.Ikc(e)];return{createApp(u){const d=B(u,r),p=Object.entries(_.qgA(c,d)).filter(([,b])=>b!==null),{name:E,
type:T}=d;return{name:E,type:T,config:{...mn,..._.qgA(i,d),settings:Object.fromEntries(p)}}},updateApp(u){const d=B(u,o);return{..._.qgA(a,d),settings:_.qgA(c,d)}},
replaceEnv:u=>B(u,no).env,deploy(u){const d=B(u,l);return{branch:d.branch??null,commit:d.commit?.toLowerCase()??null}}}}class h extends Error{name="DomainTaken";domain;constructor(e){
super(`Another app has the domain ${e}`),this.domain=e}}function m(t){return ae(t,"limit",k.lF.pageDefault,k.lF.pageMost)}function y(t,e){const n=t.slice(0,e);return{
items:n,last:t.length>e?n.at(-1):void 0}}function w(t){return ct(`before:${t}`)}function g(t){const e=yn(t);if(e===void 0)return;const n=/^before:(\d{1,15})$/.exec(
e)?.[1];if(n===void 0)throw ut();return Number(n)}function S({project:t,appID:e}){return ct(`after:${t}/${e}`)}function N(t){const e=yn(t);if(e===void 0)return;
const[,n="",s=""]=/^after:([^/]+)\/([^/]+)$/.exec(e)??[];if(!k.cS.test(n)||!k.cS.test(s))throw ut();return{project:n,appID:s}}function j(t){return ct(`after:${t}`)}
function X(t){const e=yn(t);if(e===void 0)return;const n=e.slice(6);if(!e.startsWith("after:")||!k.cS.test(n))throw ut();return n}function Y(t){const e=t.get("p\
refix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw V(['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function ne(t){
const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw V(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(e),limit:ae(
t,"limit",k.ST.pageDefault,k.ST.pageMost)}}function ae(t,e,n,s){const r=t.get(e);if(r===null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw V(
[`${e} must be 1 to ${s}`]);return o}function ct(t){return Buffer.from(t).toString("base64url")}function yn(t){const e=t.get("cursor");if(e===null)return;const n=Buffer.
from(e,"base64url").toString();if(ct(n)!==e)throw ut();return n}function ut(){return V(["cursor must be a nextCursor of this list"])}const Ke=254;function It({email:t}){
return(0,xe.Ow)(t,Ke)}function En(t,e,n){const{idempotencyKey:s,principal:r,name:o,bytes:i,key:a}=t;if(s!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(s))throw V(["\
Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([r.issuer,r.email,o,a.org,a.project,a.appID]),key:s,requestHash:(0,U.hash)(
"sha256",i),status:e,answer:c=>JSON.stringify(n(c))}}}function dt(t,e,n){switch(t.kind){case"done":return P(e,n(t.made));case"replayed":return P(t.status,JSON.parse(
t.answer),{"idempotent-replayed":"true"});case"other_request":throw V(["Idempotency-Key was used before with another body"]);default:return(0,$.xb)(t)}}const so=te(
1,1e3,Ie(k.G1,"is not a variable's name: letters, digits and _, and not a digit first")),kt=ye({set:de(Pn),unset:de(_.FsL(_.YOg(so,"must be a list of names"),_.
Ru6(k.lF.envVariables,`must have at most ${k.lF.envVariables} names`)))}),At={variables:k.lF.envVariables,bytes:k.lF.envBytes};function ro({state:t,logs:e}){const{
apps:n,deployments:s,releases:r}=t,o=async a=>{const c=await n.find(a);if(!c)throw Me(a);return c},i=async(a,c)=>{const u=await s.find(a,c);if(u)return u;throw await o(
a),lt(a,c)};return{app:o,deployment:i,async cancel(a,c,u){const d=await s.cancel(a,c,u);if(d.kind==="no_deployment")return i(a,c);if(d.kind==="not_queued")throw oo(
d.deployment);return d.deployment},async redeploy(a,c,u,d){const p={branch:null,commit:null,by:u},E=c===void 0?await s.create(a,p,d):await s.redeploy(a,c,u,d);if(E.
kind==="no_app")throw Me(a);if(E.kind!=="no_deployment")return E;throw await o(a),lt(a,c??"")},async clearCaches(a){if(!await n.update(a,{settings:{cachesOf:(0,U.
randomUUID)()}}))throw Me(a)},async rollback(a,c){const u=await r.rollback(a,c);if(u)return u;await o(a);const d=c===void 0?"no kept release before the live one":
`no kept release ${c.slice(0,100)}`;throw new A("not_found",`The app ${a.appID} has ${d}.`)},async envNames(a){return await o(a),Object.keys(await n.env(a)).sort()},
editEnv:(a,c)=>gs(t.apps,a,c),async readLog(a,c,u){const d=await i(a,c),p=d.finishedAt!==null,E=await e.read(c,{...u,isComplete:p});return E?{text:E.text,next:E.
next,atEnd:p&&E.next>=E.size,deployment:d}:{text:"",next:Math.max(0,u.from),atEnd:p,deployment:d}}}}async function gs(t,e,n){const{set:s,unset:r}=B(n,kt),o=r?.find(
a=>s&&Object.hasOwn(s,a));if(o!==void 0)throw V([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:s??{},unset:r??[]},At);switch(i.kind){case"done":
return{names:i.names,absent:i.absent};case"no_app":throw Me(e);case"full":{const{variables:a,bytes:c}=At;throw V([`an app may have ${a} variables, and ${c} byte\
s of names and values`])}default:return(0,$.xb)(i)}}function Me({org:t,project:e,appID:n}){return new A("not_found",`There is no app ${n} in ${t}/${e}.`)}function lt({
appID:t},e){return new A("not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function oo({deployID:t,status:e,finishedAt:n,supersededBy:s}){const r="\
Only a queued deployment can be cancelled.";if(n===null)return new A("conflict",`The deployment ${t} is already building. ${r}`);const o=s===null?"":`, because ${s}\
 replaced it`;return new A("conflict",`The deployment ${t} has ended already: ${e}${o}. ${r}`)}function Lt({subdomain:t,settings:e}){return e.domains?.[0]??t}const ws="\
production";function ft(t){return t.liveRelease===null?"created":"live"}function ht(t,e){return t.liveRelease===null?null:e(Lt(t))}function Ts(t,e){return{appID:t.
appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:ft(t),url:ht(t,e),environments:[{environmentID:t.environmentID,name:ws}],createdAt:Le(t.createdAt),updatedAt:Le(t.updatedAt)}}function Au(t,e){return{
environmentID:t.environmentID,name:ws,url:ht(t,e),state:ft(t)}}function bi(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,
branch:s,commit:r,createdAt:Le(o)}}function _i(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:u,finishedAt:d,supersededBy:p}=t;
return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Le(c),startedAt:u===null?null:Le(u),finishedAt:d===null?null:Le(d),url:r==="succeeded"?n(Lt(e)):null,
...(0,v.Eb)({supersededBy:p??void 0})}}function Lu(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,u=a.slice(-k.lF.failureLogLines).
map(p=>p.slice(0,k.lF.failureLogLine)),d=c.map(({source:p,...E})=>E);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:u,diagnostics:d}}function Le(t){
return new Date(t).toISOString()}function vu(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o}=e,i=async({key:c})=>{const u=await r.find(c);if(!u)throw Me(
c);return u},a=async({org:c},u,d=null)=>{const p=(d??[]).filter(E=>!u?.settings.domains?.includes(E));await fn(t.domains,c,p)};return{async createApp(c){const{name:u,
type:d,config:p}=s.createApp(c.body),E=En(c,201,b=>Ts(b,n));await a(c.key,void 0,p.settings.domains);const T=await r.create({key:{...c.key,appID:u},type:d,config:p},
E).catch(Si);if(T.kind==="taken")throw new A("app_exists",`There is an app ${u} in this project already.`);return dt(T,201,b=>Ts(b,n))},async updateApp(c){const u=await i(
c),d=s.updateApp(c.body);await a(c.key,u,d.settings?.domains);const p=await r.update(c.key,d).catch(Si);if(!p)throw Me(c.key);return P(200,Ts(p,n))},async replaceEnv(c){
await i(c);const u=s.replaceEnv(c.body);if(!await r.replaceEnv(c.key,u))throw Me(c.key);return P(200,{names:Object.keys(u).sort()})},listEnvironments:async c=>P(
200,{environments:[Au(await i(c),n)]}),async deploy(c){await i(c);const u=En(c,202,bi),d=await o.create(c.key,{...s.deploy(c.body),by:It(c.principal)},u);if(d.kind===
"no_app")throw Me(c.key);return dt(d,202,bi)},async listDeployments(c){const u=await i(c),d=m(c.query),p=await o.list(c.key,{limit:d+1,before:g(c.query)}),{items:E,
last:T}=y(p,d);return P(200,{deployments:E.map(b=>_i(b,u,n)),nextCursor:T?w(T.seq):null})},async readFailure(c){await i(c);const{deployID:u=""}=c.parameters,d=await o.
failure(c.key,u);if(d)return P(200,Lu(u,d));const p=await o.find(c.key,u);throw p?new A("not_found",`The deployment ${u} has not failed: it is ${p.status}.`):new A(
"not_found",`The app ${c.key.appID} has no deployment ${u}.`)}}}function Si(t){if(!(t instanceof h))throw t;const e=`Another app has the domain ${t.domain}. It \
is free when that app's domains no longer contain it.`;throw new A("domain_taken",e)}function Du(t,e){const n=vu({...e,bodies:f(e)});return us(t,{routes:be.bw,calls:n,
mayBeEmpty:["deploy"]})}function $u(t,{list:e,organizationsOf:n}){const s=async r=>{const{email:o}=await t.verify(r),i=await t.rateLimit(o);if(i>0)throw new A("\
rate_limited",`Too many requests: wait ${i} s.`,{"retry-after":String(i)});if(n(o)!==void 0)throw new A("forbidden",`${o} has no role in the organization "*", w\
hich the list of nodes needs.`)};return async r=>{try{if(r.method!==be.k7.method&&r.method!=="HEAD")throw new A("method_not_allowed",`Send ${be.k7.method}.`,{allow:"\
GET, HEAD"});return await s(J(r,"authorization")),P(200,{nodes:await e()})}catch(o){const i=St(o);if(!i)throw o;return me(i,r)}}}const xu={queue:"queue",clone:"\
clone",install:"install",build:"build",sync:"store",activate:"store"};function Mu(t){const{stage:e,createdAt:n,startedAt:s,finishedAt:r,enteredAt:o}=t,i={queue:n,
...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[u,d]of he.Mb.entries()){const p=i[d];if(p===void 0)continue;const E=he.Mb.slice(u+1).find(x=>i[x]!==
void 0),T=E===void 0?r:i[E]??null;if(E===void 0&&d!==a)break;const b=xu[d],R=c.at(-1);R?.name===b?c.splice(-1,1,{...R,finishedAt:T}):c.push({name:b,startedAt:p,
finishedAt:T})}return c}function Oi(t,e,n){return{org:t.org,project:t.project,...Ts(t,n),liveDeployID:t.liveRelease,newest:e&&gn(e,t,n)}}function gn(t,e,n){const{
commitFacts:s,size:r,triggeredBy:o,cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:u,...d}=_i(t,e,n);return{...d,...s,triggeredBy:o,size:r,isLive:t.deployID===
e.liveRelease,...(0,v.Eb)({redeployOf:a??void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:Mu(t).map(({name:p,startedAt:E,finishedAt:T})=>({name:p,startedAt:Le(
E),ms:T===null?null:T-E}))}}const io=["ok","missed","refused","limited","failed"],ce=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","p\
ut_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_o\
ut","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change"],
_e={hour:36e5,day:864e5};function Cu(t){const e=n=>Object.fromEntries(io.flatMap(s=>{const r=ao(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),
put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,
"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(
t.build_ms/1e3)}}}function ao(t,e){return ce.find(n=>n===`${t}_${e}`)}function co(t={}){const e=ce.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Uu(t,e){
return Object.fromEntries(ce.map(n=>[n,t[n]+e[n]]))}function P0(t){const e=n=>ce.reduce((s,r)=>s+(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(
n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const vt={hour:35*864e5,day:400*864e5},ju=14*_e.day;async function Pu(t,e,{
since:n,now:s,step:r=s-n<=ju?"hour":"day"}){const o=bs(Math.max(n,s-vt[r]+_e[r]),r),[i,a]=await Promise.all([t.series(e,r,o),t.stored(e)]),c=i.filter(({start:d})=>d<=
s),u=c.reduce((d,{counts:p})=>Uu(d,p),co());return{scope:e,since:o,until:s,step:r,totals:u,stored:a,points:Bu(c,{first:o,now:s,step:r},a)}}function bs(t,e){return Math.
floor(t/_e[e])*_e[e]}const Fu=co();function Bu(t,{first:e,now:n,step:s},r){const o=new Map(t.map(({start:c,counts:u})=>[c,u])),i=[];let a=r;for(let c=bs(n,s);c>=
e;c-=_e[s]){const u=o.get(c)??Fu;i.push({start:c,counts:u,stored:a}),a={keys:Math.max(0,a.keys-u.keys_change),bytes:Math.max(0,a.bytes-u.bytes_change)}}return i.
reverse()}const Gu=7*_e.day,Hu=100;function Wu({usage:t,apps:e,clock:n}){const s=(o,i)=>{const a=n.now();return Pu(t,o,{since:Yu(i,a),now:a,step:Ku(i)})},r=async({
key:{org:o,project:i},query:a})=>{const c={org:o,project:i,app:"",table:""},[u,d]=[m(a),N(a)],p=await s(c,a),E={limit:u+1,after:d&&{project:d.project,name:d.appID}},
{items:T,last:b}=y(await t.parts(c,bs(p.since,"day"),E),u),R=T.map(({scope:{project:H,app:Q},...z})=>({project:H,appID:Q,..._s(z)})),x=b?S({project:b.scope.project,
appID:b.scope.app}):null;return P(200,{org:o,project:i===""?void 0:i,...Ni(p),apps:R,nextCursor:x})};return{organizationUsage:r,projectUsage:r,async appUsage({key:o,
query:i}){const a=await e.find(o);if(!a)throw new A("not_found",`There is no app ${o.appID} in ${o.org}/${o.project}.`);const c={org:o.org,project:o.project,app:o.
appID,table:""},u=await s(c,i),p=(await t.parts(c,bs(u.since,"day"),{limit:Hu})).map(({scope:{table:T},...b})=>({name:T,..._s(b)})),E={environmentID:a.environmentID,
name:"production"};return P(200,{...o,environment:E,...Ni(u),tables:p})}}}function Ni({since:t,until:e,step:n,totals:s,stored:r,points:o}){return{since:Le(t),until:Le(
e),step:n,..._s({counts:s,stored:r}),points:o.filter(({counts:i})=>Object.values(i).some(a=>a!==0)).map(i=>({start:Le(i.start),..._s(i)}))}}function _s({counts:t,
stored:e}){return{...Cu(t),stored:{keys:e.keys,bytes:e.bytes}}}const zu=/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;function Yu(t,e){const n=t.get("s\
ince");if(n===null)return e-Gu;const s=zu.test(n)?Date.parse(n):Number.NaN;if(s<=e)return Math.max(s,e-vt.day);throw V(["since must be a time in the past, as 20\
26-11-15T00:00:00Z"])}function Ku(t){const e=t.get("step");if(e===null||e==="hour"||e==="day")return e??void 0;throw V(["step must be hour or day"])}const Vu=ye(
{to:de(te(1,100))}),Xu=ye({deployID:de(te(1,100))}),Ju=ye({name:te(1,100)});function Qu(t,e){return us(t,{routes:be.a6,mayBeEmpty:["rollback","runtime","cancel",
"redeploy"],calls:{...Zu(e),...qu(e),...ed(e),...Wu(e.metered)}})}function Zu({state:t,operations:e,siteUrl:n,organizationsOf:s}){const{apps:r,deployments:o,releases:i,
activity:a}=t;return{async listOrganizations({query:c,principal:u}){const[d,p]=[m(c),X(c)],E=s(u.email),T=E?E.filter(x=>p===void 0||x>p):await r.organizations({
limit:d+1,after:p}),{items:b,last:R}=y(T,d);return P(200,{organizations:b,nextCursor:R===void 0?null:j(R)})},async listApps({key:c,query:u}){const d=m(u),p=await r.
list(c.org,{limit:d+1,after:N(u),prefix:Y(u)}),{items:E,last:T}=y(p,d),b=await a.newest(E),R=E.map((x,H)=>Oi(x,b[H]??null,n));return P(200,{apps:R,nextCursor:T?
S(T):null})},async readApp({key:c}){const u=await e.app(c),[d=null]=await a.newest([c]);return P(200,Oi(u,d,n))},async listDeployments({key:c,query:u}){const d=await e.
app(c),p=m(u),{items:E,last:T}=y(await o.list(c,{limit:p+1,before:g(u)}),p);return P(200,{deployments:E.map(b=>gn(b,d,n)),nextCursor:T?w(T.seq):null})},async readDeployment({
key:c,parameters:u}){const d=await e.app(c),p=await e.deployment(c,u.deployID??"");return P(200,gn(p,d,n))},async readLog({key:c,parameters:u,query:d}){const{deployment:p,
...E}=await e.readLog(c,u.deployID??"",ne(d));return P(200,{deployID:p.deployID,status:p.status,...E})},async listReleases({key:c}){const u=await e.app(c),d=await i.
list(c);return P(200,{releases:d.map(({deployID:p})=>({deployID:p,live:p===u.liveRelease}))})}}}function qu({operations:t,siteUrl:e}){return{async cancel({key:n,
parameters:s,principal:r}){const o=await t.app(n),i=await t.cancel(n,s.deployID??"",It(r));return P(200,gn(i,o,e))},async redeploy(n){const s=await t.app(n.key),
{deployID:r}=B(n.body,Xu),o=a=>gn(a,s,e),i=En(n,202,o);return dt(await t.redeploy(n.key,r??void 0,It(n.principal),i),202,o)},async clearCaches({key:n}){return await t.
clearCaches(n),P(200,{cleared:!0})},async rollback({key:n,body:s}){const r=await t.app(n),{to:o}=B(s,Vu),{deployID:i,previous:a}=await t.rollback(n,o??void 0);return P(
200,{deployID:i,previous:a,url:e(Lt(r))})}}}function ed({operations:t,kvs:e,kvsUrl:n}){return{listEnv:async({key:s})=>P(200,{names:await t.envNames(s)}),editEnv:async({
key:s,body:r})=>P(200,await t.editEnv(s,r)),listTables:async({key:s})=>P(200,{tables:(await e.listTables(s)).map(Ri)}),async createTable({key:s,body:r}){const{name:o}=B(
r,Ju);return P(201,Ri(await e.createTable(s,o)))},async deleteTable({key:s,parameters:r}){const o=r.table??"";return await e.deleteTable(s,o),P(200,{deleted:!0,
name:o})},runtime:async({key:s})=>P(200,{variables:await e.runtimeVariables(s,n)})}}function Ri(t){return{...t,createdAt:Le(t.createdAt)}}const td=1024;function nd({
finder:t,ownName:e}){return n=>{const s=sd(n);if(s===void 0)return wn(400);if(s===e)return wn(200);const r=t.site(s);return r instanceof Promise?r.then(o=>wn(o?
200:404),o=>{if(o instanceof q)return wn(503);throw o}):wn(r?200:404)}}function sd({target:t}){const e=t.indexOf("?");if(e===-1||t.length>td)return;const[n="",...s]=new URLSearchParams(
t.slice(e)).getAll("domain");if(!(s.length>0||n===""||n.includes(":")))return n.toLowerCase().replace(/\.$/,"")}const rd={200:"allowed",400:"no_domain",404:"no_\
such_site",503:"unavailable"};function wn(t){return P(t,{status:rd[t]},t===503?{"retry-after":"5"}:{})}function od({check:t,damage:e}){return async()=>{try{await t?.()}catch{
return P(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===0)return P(200,{status:"ok",pid:process.
pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;return P(
200,{status:"degraded",pid:process.pid,reason:s})}}class ke{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.
get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});o=i,this.#n.
set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=
this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):
this.#s-=s.weight}}}class ve extends Error{name="DamagedObject"}const Ii=1024,se=1024*Ii,Ve=1024*se,ki=[["TiB",1024*Ve],["GiB",Ve],["MiB",se],["KiB",Ii]];function F0(t,e){
const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],r=ki.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],o=Math.round(Number(n)*(r??Number.
NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError("invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512\
MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function B0(t){const[e,n]=ki.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(
/\.0$/,""):Math.round(s)} ${e}`}const id={files:1e5,fileBytes:512*se,totalBytes:4*Ve},uo={pathBytes:1024,pathsBytes:16*se,rulesBytes:256*1024,indexBytes:32*se},
lo=32*se,Ai={pathBytes:4096,pathsBytes:32*se,rulesBytes:8*se,indexBytes:48*se},G0=null,Ss=se,ad=8,H0=32,z0=3600*1e3/2,Y0=1e3,cd=2*se;function Os(t,e=ad){let n=performance.
now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const ud=20,dd=200,
Li=2e4,ld=4*1024*1024,fd=8*1024;function hd(t){const e=new ke(ld);return async(n,s,r)=>{const o=async a=>(await t.count(n,a)??Li+1)<=Li,i=async()=>{const[a,c]=[
await t.index(n,s),await t.index(n,r)];return pd(a.index,c.index)};try{return!await o(s)||!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>fd,i)}catch(a){
if(a instanceof ve||a instanceof q)return;throw a}}}async function pd(t,e){const n={added:0,changed:0,removed:0,unchanged:0,bytes:0},s=[],r=Os(),o=(i,a,c)=>{n[i]+=
1,n.bytes+=c,s.length<ud&&s.push({kind:i,path:a.slice(0,dd),bytes:c})};for(let[i,a]=[0,0];i<t.count||a<e.count;){const c=md(t,i,e,a),[u,d]=[c<=0?t.file(i):void 0,
c>=0?e.file(a):void 0];u&&d&&u.hash===d.hash?n.unchanged+=1:u&&d?o("changed",e.path(a),d.size-u.size):d?o("added",e.path(a),d.size):u&&o("removed",t.path(i),-u.
size),u&&(i+=1),d&&(a+=1);const p=r();p&&await p}return{...n,files:s}}function md(t,e,n,s){return e>=t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.path(e)),
Buffer.from(n.path(s)))}class vi{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(
()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{
s()}}}const Ne=8;class Ns{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/Ne-1;for(;n<=s;){const r=n+s>>>1,o=r*Ne,
i=this.#e.compare(e,0,Ne,o,o+Ne);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new Ns(Buffer.from(this.#e))}}function Di(t){return(0,U.hash)("sha\
256",t,"buffer").subarray(0,Ne)}class Dt extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){
this.delete(s);break}return this}}const fo=["br","zstd","gzip"],yd=512,ho=16*se,$t=Buffer.from("SLV","latin1"),xt=$t.length+4+32,Ed=xt+ho;function K0(t){const e=Buffer.
alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([$t,e,hashOf("sha256",t,"buffer"),t])}function $i(t,e){if(t.length<xt||$t.compare(t,0,$t.length)!==0)return;
const n=t.readUInt32LE($t.length);return n<=ho&&e===xt+n?n:void 0}function gd(t){if($i(t,t.length)===void 0)return;const e=t.subarray(xt),n=t.subarray($t.length+
4,xt);return(0,U.hash)("sha256",e,"buffer").equals(n)?e:void 0}const wd=/^[0-9a-f]{64}$/;function po(t){return wd.test(t)}function Xe(t,e){return`${t}/${e.slice(
0,2)}/${e}`}function V0(t){return`${t}/`}function Td(t){return`${t}/variants/`}function xi(t,e,n){return`${Td(t)}${e.slice(0,2)}/${e}.${n}`}function bd(t,e){return`${Xe(
t,e)}.damaged`}function _d(t){const[,,e="",...n]=t.split("/");return n.length===0&&po(e)?e:void 0}function Sd(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(
t)??[];return ENCODINGS.some(s=>s===n)?e:void 0}const Od=5e3;function X0(t){if(Sd(t)!==void 0)return{missingMs:Od};const e=_d(t);return e===void 0?void 0:{sha256:e}}
const Nd=100,Mi=600*1e3;class Rd{#e;#t;#n;#s=new Dt(Nd);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s){const r=Xe(
n,s),o=e==="object_unusable"?`${r} unusable`:r,i=this.#s.get(o),a=this.#t.monotonic();if(i&&a-i.at<Mi){i.at=a;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),
this.#s.set(o,{key:o===r?r:void 0,at:a})}mend(e,n){this.#s.size>0&&this.#s.delete(Xe(e,n))}async lasting(){const e=this.#t.monotonic()-Mi;for(const[n,{key:s,at:r}]of this.#s)
(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||r<e)&&this.#s.delete(n);return this.#s.size}}const Id=512;class kd{#e;#t;constructor(e,n=cd){this.#e=
e,this.#t=new ke(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,
Id+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(
e);if(!n)return;const s=(0,U.createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function Ci(t){if(t.charCodeAt(0)!==47)return;const e=t.
includes("%")?vd(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const Ad=/^[\w.!~*'()@:$,+=&;/-]*$/;
function Ui(t){return Ad.test(t)?`/${t}`:`/${t.split("/").map(Ld).join("/")}`}function Ld(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function vd(t){try{return decodeURIComponent(t)}catch{return}}function mo(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const ji=32,Dd=/\/:[A-Za-z]\w*[^\w/]/,$d=/^:([A-Za-z]\w*)$/,yo="it must b\
egin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",xd=`it has more than ${ji} placeholders`;function Pi(t){
const e=Ci(t);return e===void 0?yo:Fi(Gi(`/${e}`))}function Fi(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Dd.test(t))return yo;const r=e.
slice(1).split("/").map(Eo),o=(n??"").split("/").map(Eo),i=[...Tn(r),...Tn(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return yo;if(i.length>ji)return xd;
if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const u=e==="/"?[]:e.slice(1,-1).split("/").map(Eo);return{text:t,head:u,star:{isRest:!0,
before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.
slice(1)}}}function Md({head:t,star:e}){return new Set(e?[...Tn(t),...Tn(e.tail),"splat"]:Tn(t))}function Tn(t){return t.flatMap(e=>"name"in e?e.name:[])}function Eo(t){
const e=$d.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const Cd=32*1024;class Bi{path;bare;parts;#e;#t=new Map;#n=Cd;constructor(e){this.path=e,this.bare=Gi(
e),this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;const s=Ui(e).slice(1);
return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#e[e]??this.path.length}}function Ud(t,e){
const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&go(n,r,0)?new wo(t,e,void 0):void 0;if(!go(n,r,0))return;if(s.isRest){if(r.length<n.
length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new wo(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.length-
s.tail.length-1;if(o<n.length||!go(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&e.bare.
startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new wo(t,e,e.bare.slice(i,a))}function go(t,e,n){for(let s=0;s<t.length;s+=1){const r=t[s],
o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class wo{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{
head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):
-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Gi(t){return t.length>1&&t.endsWith("/")?
t.slice(0,-1):t}const Hi=500,Rs=8*1024,jd=2e3,Wi=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,zi=/^[\t\x20-\x7e\x80-\xff]*$/,Yi=new Set(["accept-ranges","connection","conten\
t-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary",
"x-request-id","x-slipway-release"]);function Pd(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+
1,reason:c});i===""||i.startsWith("#")||(i.length>jd?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=Fd(i,e.length,a),s&&e.push(s)):s?Bd(s,i,
a):a("it is not below a path"))}return{rules:e,ignored:n}}function Fd(t,e,n){const s=Pi(t);if(e>=Hi)n("too many rules");else if(typeof s=="string")n(s);else return{
from:s,set:[],unset:[],bytes:0}}function Bd(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.
slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Wi.test(o)||!zi.test(i))return n('it is not "Name: value"');if(o==="basic-auth")return n('"basic-\
auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(Yi.has(o))return n(`r\
ules cannot set "${o}"`);const a=t.bytes+bn(o,i);if(a>Rs)return n(`the headers of this path have more than ${Rs} bytes`);t.bytes=a,t.set.push([o,i])}function bn(t,e){
return t.length+e.length+4}function Gd(t,e){return Wi.test(t)&&t===t.toLowerCase()&&zi.test(e)&&!Yi.has(t)}const To=2e3,Hd=2e3,Wd=/^[^/:]+=/,Ki={200:"rewrite",404:"\
rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Vi(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=zd(r).trim();if(o===
"")continue;const i=e.length<To?Yd(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function zd(t){const e=t.
search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Yd(t){if(t.length>Hd)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)
return"it does not name a target";if(r.length>0||s.includes("=")||Wd.test(n))return"conditions and query parameters are not supported";const o=Kd(s);if(o===void 0)
return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=Pi(e);return typeof i=="string"?i:Ji(n,o)?{from:i,to:n.
replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:Is(o)?"rewrites to other origins are refused":"the target is neither a path nor a U\
RL"}function Kd(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return Xi(e)?e:void 0}function Xi(t){return Object.hasOwn(Ki,t)}function Is(t){return Ki[t]==="rew\
rite"}function Ji(t,e){return/^\/(?!\/)/.test(t)||!Is(e)&&/^(?:https?:)?\/\//i.test(t)}const Vd=["index.html","200.html"],bo="_redirects",_o="_headers",Qi=512*1024,
Xd=[bo,_o];function So(t){return Xd.includes(t)}function Jd(t,{base:e,fallback:n}={}){const s=[],r=u=>{const d=t.get(u)??Buffer.alloc(0);return d==="too large"&&
s.push({file:u,reason:`it has more than ${Qi} bytes`}),d==="too large"?"":d.toString()},o=Vi(r(bo));for(const u of o.ignored)s.push({file:bo,...u});const i=Pd(r(
_o));for(const u of i.ignored)s.push({file:_o,...u});const a=[...o.rules,...Qd(e)].slice(0,To);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(
0),ignored:s};const c={redirects:a.map(({from:u,to:d,status:p,force:E})=>[u.text,d,p,E]),headers:i.rules.map(({from:u,set:d,unset:p})=>[u.text,d,p]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function Qd(t){return t===void 0?[]:Vi(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function Zd(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=qd(t);if(!Array.isArray(
e)||e.length>To||!Array.isArray(n)||n.length>Hi)throw pt();return{redirects:e.map(el),headers:n.map(tl),fallback:Vd.find(r=>r===s)}}function qd(t){try{const e=JSON.
parse(t.toString());if((0,v.Gv)(e))return e}catch{}throw pt()}function el(t){const[e,n,s,r]=_n(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||
!Xi(s)||!Ji(n,s)||!/^[\x21-\x7e]+$/.test(n))throw pt();return{from:Zi(e),to:n,status:s,force:r}}function tl(t){const[e,n,s]=_n(t),r=_n(n).map(i=>{const[a,c]=_n(
i);if(typeof a!="string"||typeof c!="string"||!Gd(a,c))throw pt();return[a,c]}),o=_n(s).map(i=>typeof i=="string"?i:Oo());return{from:Zi(e),set:r,unset:o}}function Zi(t){
const e=typeof t=="string"?Fi(t):void 0;return typeof e=="object"?e:Oo()}function _n(t){return Array.isArray(t)?t:Oo()}function Oo(){throw pt()}function pt(){return new ve(
"The compiled rules of a release are damaged: deploy again")}var nl=O(6059);const sl=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/ja\
vascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot",
"application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-arch\
ive"],["usdz","model/vnd.usdz+zip"]]),rl=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,ol=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function il(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=sl.get(n)??(0,nl.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return rl.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function al(t){return ol.test(t)}const cl=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
ul=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function No(t){const e=qi(
t);return e===void 0||e.endsWith(".html")?!1:cl.test(t)||ul.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const dl=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Ro(t){const e=qi(t);return No(t)||e!==void 0&&dl.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function qi(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var ea=O(4573);const Sn=Buffer.from("SLIPWAY","latin1"),De=56,On=32,ks=On+6,mt=4,ta=8192,na=Buffer.allocUnsafe(3*Ai.pathBytes);class As{count;bytes;assets;rules;#e;#t;#n;#s;#r;constructor(e,n,s){
const r=Ls(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Ns(e.subarray(De,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=uo){if(e.length>s.indexBytes)throw Ee("it is too large");const r=Io(e,s);if(Ls(r).end!==e.length)
throw Ee("its length does not match its header");const o=await ll(e,r,s,n);return new As(e,r,o)}find(e){if(e.length>this.#r)return-1;const n=na.write(e);let s=0,
r=this.count-1;for(;s<=r;){const o=s+r>>>1,i=this.#e.compare(na,0,n,this.#o(o),this.#o(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}path(e){return this.#e.toString(
"utf8",this.#o(e),this.#o(e+1))}file(e){const n=this.#t+e*ks;return{hash:this.#e.toString("hex",n,n+On),size:this.#e.readUIntLE(n+On,6)}}*files(){for(let e=0;e<
this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#o(e){return this.#s+this.#e.readUInt32LE(this.#n+e*mt)}}function Io(t,e=uo){if(t.length<De||Sn.compare(
t,0,Sn.length)!==0)throw Ee("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(
20),assetsDigest:t.subarray(24,De)};if(n.assets>n.count)throw Ee("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Ls(n).
end>e.indexBytes)throw Ee("it is too large");return n}function sa(t,e){if(e.length!==t.assets*Ne)throw Ee("its length does not match its header");if(!(0,U.hash)(
"sha256",e,"buffer").equals(t.assetsDigest))throw Ee("its assets do not match their hash");return new Ns(e)}function Ls({count:t,pathsBytes:e,rulesBytes:n,assets:s}){
const r=De+s*Ne,o=r+t*ks,i=o+(t+1)*mt,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function ll(t,e,n,s){const r=Ls(e),o=t.subarray(De,r.records);
if(sa(e,o),!(0,ea.isUtf8)(t.subarray(r.paths,r.rules)))throw Ee("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)throw Ee("its first path does not begin \
at 0");let i=0;for(let a=0;a<e.count;a+=ta){if(i=Math.max(i,fl(t,r,a,Math.min(a+ta,e.count))),i>n.pathBytes)throw Ee("a path is too long");await s()}if(t.readUInt32LE(
r.offsets+e.count*mt)!==e.pathsBytes)throw Ee("its last path does not end with the paths");for(let a=Ne;a<o.length;a+=Ne){const c=a-Ne;if(o.compare(o,a,a+Ne,c,a)>=
0)throw Ee("its assets are not sorted")}return i}function fl(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*mt);let o=0,i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);
for(let c=n;c<s;c+=1){const u=e.paths+r(c+1);if(u<=a||u>e.rules)throw Ee("its paths are out of order");if(((t[a]??0)&192)===128)throw Ee("a path is not UTF-8");
if(i!==0&&t.compare(t,a,u,i,a)>=0)throw Ee("its paths are not sorted");o=Math.max(o,u-a),i=a,a=u}return o}function Ee(t){return new ve(`The index of a release i\
s damaged (${t}): deploy again`)}function hl(t,e){const n=pl(t),s=ml(n),r=n.reduce((E,{path:T})=>E+Buffer.byteLength(T),0),o=De+s.length+n.length*(ks+mt)+mt,i=Buffer.
alloc(o+r+e.length);Sn.copy(i);const a=[n.length,r,e.length,s.length/Ne];for(const[E,T]of a.entries())i.writeUInt32LE(T,Sn.length+E*4);(0,U.hash)("sha256",s,"bu\
ffer").copy(i,Sn.length+a.length*4),s.copy(i,De);let c=De+s.length,u=c+n.length*ks;const d=u+(n.length+1)*mt;let p=0;for(const{path:E,hash:T,size:b}of n)i.write(
T,c,On,"hex"),c=i.writeUIntLE(b,c+On,6),u=i.writeUInt32LE(p,u),p+=i.write(E,d+p);return i.writeUInt32LE(p,u),i.set(e,d+r),i}function pl(t){return t.some(({path:e})=>/[\ud800-\uffff]/.
test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function ml(t){
const e=t.filter(({path:n})=>Ro(n)).map(({path:n})=>Di(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const yl=123;
function ko(t){return t[0]===yl}async function El(t,e,n){if(t.length>lo)throw Mt(`has more than ${lo} bytes`);const s=gl(t),r=new Map;for(const o of s.filter(({
path:i})=>So(i)))r.set(o.path,o.size>Qi?"too large":await e(o));return As.open(hl(s,Jd(r).bytes),n,Ai)}function gl(t){let e;try{e=JSON.parse(t.toString())}catch{
throw Mt("is not JSON")}if(!(0,v.Gv)(e)||!(0,v.Gv)(e.files))throw Mt("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:r,size:o}=(0,v.
Gv)(s)?s:{};if(typeof r!="string"||!po(r))throw Mt("has a file without a hash");if(typeof o!="number"||!Number.isInteger(o)||o<0||o>=2**48)throw Mt("has a file \
without a size");if(n===""||!n.isWellFormed())throw Mt("has an invalid path");return{path:n,hash:r,size:o}})}function Mt(t){return new ve(`The manifest of a rel\
ease ${t}: deploy again`)}const wl=1e3;class ra{damage;#e;#t;#n;#s;#r=new vi;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({blobs:e,clock:n,log:s}){this.#e=
e,this.#t=n,this.#n=s,this.#s=new kd(e),this.damage=new Rd(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>Math.max(uo.indexBytes,lo))throw this.
damage.note("object_unusable",e,n),new ve(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(e,n,s);return{index:await(s>Ss?this.#r.
run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=Os();try{return ko(r)?await El(r,({hash:i,size:a})=>this.read(e,i,a),o):await As.
open(r,o)}catch(i){throw i instanceof ve&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#h(e,n,0,De);return ko(s)?void 0:Io(s).
count}async assets(e,n){const s=await this.#h(e,n,0,De);if(ko(s))return(await this.index(e,n)).index.assets.detached();const r=Io(s),o=r.assets*Ne;return sa(r,await this.#h(
e,n,De,o))}async read(e,n,s){const r=this.#f(e,n),o=await this.#e.load(r,s,"any"),i=await oa(o,n,s)?o:await this.#e.load(r,s);if(!i)return this.#p(e,n);const{facts:a,
bytes:c}=i,u=i===o||await oa(i,n,s);if(!c||!u)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){const r=await this.#l(e,n);if((await this.#s.
digest(Xe(e,n),r)??this.#p(e,n))!==n)throw await this.#m(e,n,r);const i=await this.#e.stream(Xe(e,n),s)??this.#p(e,n);return this.damage.mend(e,n),i}async variants(e,n){
const s=new Map;try{for(const r of fo){const o=await this.#u(xi(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();
s-this.#i<wl||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#u(e){const n=await this.#e.head(e),s=n&&await this.#e.read(e,{start:0,
end:xt-1});return s&&$i(s,n.size)}async readVariant(e,n,s){const r=xi(e,n,s);try{const o=await this.#d(r);if(o&&o.length>0)return o}catch(o){this.#c(e,o);return}
this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#d(e){const n=await this.#e.load(e,Ed);return n?.bytes&&gd(
n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.head(this.#f(
e,n))??this.#p(e,n)}#f(e,n){if(!po(n))throw new ve(`"${n}" is not the name of an object`);return Xe(e,n)}async#h(e,n,s,r){const o={start:s,end:s+r-1};return await this.#e.
read(this.#f(e,n),o)??this.#p(e,n)}#p(e,n){throw this.damage.note("object_missing",e,n),new ve(`The object ${n} is gone`)}async#m(e,n,{version:s}){return this.damage.
note("object_damaged",e,n),this.#s.forget(Xe(e,n)),await this.#e.move(Xe(e,n),bd(e,n),s),new ve(`The object ${n} is damaged`)}}async function oa(t,e,n){return t?.
bytes?.length===n&&await Tl(t.bytes)===e}async function Tl(t){if(t.length<=Ss)return(0,U.hash)("sha256",t);const e=(0,U.createHash)("sha256"),n=Os();for(let s=0;s<
t.length;s+=Ss){e.update(t.subarray(s,s+Ss));const r=n();r&&await r}return e.digest("hex")}const bl=1e4;function _l(t,e){return t===0?()=>0:n=>e.take([{name:`co\
ntrol/${(0,U.hash)("sha256",n)}`,most:t}])}function Sl(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Dt(bl);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,
at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}var D=O(3024);const Ol=[
"error","warning","notice"],{failureLogLines:ia,failureLogLine:aa}=k.lF,ca={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_fail\
ed",sync:"sync_failed",activate:"activation_failed"};function ua({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,xe.
vI)(n,k.IC.message),exitCode:s},c=r===null?null:r.slice(0,k.IC.signal),u=i.filter(({file:T})=>T.length<=k.IC.file).slice(0,k.IC.findings).map(T=>({...T,code:T.code===
null?null:(0,xe.vI)(T.code,k.IC.findingCode),message:(0,xe.vI)(T.message,k.IC.findingMessage)})),d=da(u,k.IC.bytes/2),p=k.IC.bytes-Ao({...a,signal:c,log:[],diagnostics:d}),
E=o.slice(-ia).map(T=>(0,xe.vI)(T,aa));return{...a,signal:c,log:da(E.reverse(),p).reverse(),diagnostics:d}}function da(t,e){let n=e;const s=t.findIndex(r=>(n-=Ao(
r)+1,n<0));return s===-1?t:t.slice(0,s)}function Ao(t){return Buffer.byteLength(JSON.stringify(t))}function la(t){if(!(0,v.Gv)(t))return;const{exitCode:e,signal:n,
log:s,message:r}=t,o=he.Mb.find(u=>u===t.stage),i=he.sR.find(u=>u===t.code);if(!o||!i||!(0,v.KH)(r,k.IC.message)||!Lo(e)||n!==null&&!(0,v.KH)(n,k.IC.signal)||!Array.
isArray(s)||s.length>ia||!s.every(u=>(0,v.KH)(u,aa)))return;const a=Nl(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};
return Ao(c)<=k.IC.bytes?c:void 0}function Nl(t){if(!Array.isArray(t)||t.length>k.IC.findings)return;const e=[];for(const n of t){const s=Rl(n);if(!s)return;e.push(
s)}return e}function Rl(t){if(!(0,v.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=Ol.find(c=>c===t.severity);if(!i||!(0,v.KH)(e,k.IC.file)||!(0,v.
KH)(o,k.IC.findingMessage)||r!==null&&!(0,v.KH)(r,k.IC.findingCode)||!Lo(n)||!Lo(s))return;const a=Il(t.source);return{file:e,line:n,column:s,severity:i,code:r,
message:o,...a&&{source:a}}}function Il(t){if(!Array.isArray(t)||t.length>k.IC.sourceLines)return;const e=t.flatMap(n=>!(0,v.Gv)(n)||!(0,v.KH)(n.text,k.IC.sourceLine)?
[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function kl(t){return{stage:t,code:ca[t],
message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function Lo(t){return t===null||
Number.isSafeInteger(t)}class vo extends Error{name="BuildFailure";facts;constructor(e){const n=ua(e);super(n.message),this.facts=n}}const Al=4*Ve,fa={base:128,
perProcessor:256},vs={timeoutMs:20*6e4,fileBytes:Ve,logBytes:4*se,memoryBytes:Math.min(Al,Math.floor(Ll()/2)),diskBytes:8*Ve,diskFiles:2e6,processes:fa.base+fa.
perProcessor*(0,we.availableParallelism)(),installBytes:2*Ve,installsBytes:20*Ve};function Ll(){const t=process.constrainedMemory();return t>0?Math.min((0,we.totalmem)(),
t):(0,we.totalmem)()}const ha=4*se,vl=64*1024,J0=16384,Dl=128*1024,Q0=2e3,pa=6e4;function $l(t){try{const e=JSON.parse(t);return(0,v.Gv)(e)?Ul(e):void 0}catch{return}}
const ma={ready({isolation:t}){const e=Bl(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=he.Mb.find(n=>n===t);return e&&
e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,v.KH)(t,vl)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,v.KH)(t,64)?{kind:"commit",commit:t,facts:Gl(e)}:void 0,ask({id:t,question:e}){const n=(0,v.Gv)(e)?
jl(e):void 0;return n&&Je(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,v.KH)(t,Ds)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,v.KH)(e,64)&&(0,v.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){
const n=Hl(t);return n&&(0,v.KH)(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=la(t);return e&&{kind:"failed",facts:e}},done({removed:t}){
const e=(0,v.Gv)(t)?t:{},{objects:n,bytes:s}=e;return Je(n)&&Je(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Ds=256,xl=4096,Ml=100,Cl=1e3;function Ul(t){
const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(ma,e)?ma[e](t):void 0}function jl({about:t,name:e,output:n,org:s}){if(t==="lock"&&(0,v.KH)(e,Ds))return{
about:t,name:e};if(t==="output"){const r=(0,v.Gv)(n)?Pl(n):void 0;return r&&{about:t,output:r}}if(t==="live"&&(0,v.KH)(s,Ds))return{about:t,org:s}}function Pl({
directory:t,kind:e,ignoredRules:n}){if(!(0,v.KH)(t,xl)||e!=="build"&&e!=="folder"||!Array.isArray(n)||n.length>Ml)return;const s=n.map(Fl);return s.some(r=>!r)?
void 0:{directory:t,kind:e,ignoredRules:s.filter(r=>!!r)}}function Fl(t){const{file:e,line:n,reason:s}=(0,v.Gv)(t)?t:{};if(!(!(0,v.KH)(e,Ds)||!(0,v.KH)(s,Cl)))return{
file:e,reason:s,...Je(n)?{line:n}:{}}}function Bl(t){if((0,v.Gv)(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===
!0}:t.kind==="none"&&(0,v.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function Gl(t){const{subject:e,author:n}=(0,v.Gv)(t)?t:{},s=(r,o)=>typeof r=="s\
tring"&&(0,xe.Ow)(r,o).trim()||null;return{subject:s(e,k.jh.subject),author:s(n,k.jh.author)}}function Hl(t){if(!(0,v.Gv)(t))return;const{manifestHash:e,files:n,
written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!Je(n)||!Je(s)||!Je(r)||!Je(o)))return{manifestHash:e,files:n,written:s,reused:r,
bytes:o}}function Je(t){return Number.isSafeInteger(t)&&Number(t)>=0}const Wl=1e4,ya=64*1024;class zl{#e;#t;#n;#s;#r="";#o;constructor(e,n,s,r){this.#e=e,this.#t=
n,this.#n=r,this.#s=s+Dl}write(e){return this.#s-=Buffer.byteLength(e),this.#s<0?!1:(this.#r+=e,this.#o??=this.#i(),!0)}async end(){const e=new AbortController,
n=this.#n.sleep(Wl,e.signal).catch(()=>{}),s=async()=>{await this.#o,e.signal.aborted||await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#i(){
for(;this.#r!=="";){const e=this.#r;this.#r="",await this.#e.append(this.#t,e)}this.#o=void 0}}async function Yl(t,e){try{const n=await t.read(e,{from:-ya,limit:ya,
isComplete:!0}),s=(0,xe.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-k.lF.failureLogLines).map(r=>r.slice(0,k.lF.failureLogLine))}catch{return[]}}const Kl=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,
/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function Vl(t){const e={};for(const[
n,s]of Object.entries(t))s!==void 0&&s!==""&&Kl.some(r=>r.test(n))&&(e[n]=s);return e}function Xl(t){return`${(0,U.hash)("sha256",t).slice(0,16)}/`}function Jl(t,e){
return`slipway-worker:${Xl(t)}${e}`}var Ql=O(1421),Zl=O(6193);const ql=524288,ef=65535;let Ea;function tf(){return Ea??=nf().filter(t=>t>2&&t<=ef&&sf(t)),Ea}function nf(){
try{return(0,D.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function sf(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,D.readFileSync)(`/proc/self/fd\
info/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&ql)===0}catch{return!1}}function rf(t){const e=tf().filter(r=>t[r]===void 0);if(e.length===0)return{
stdio:[...t],[Symbol.dispose](){}};const n=(0,D.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=1)s.push("ignore");for(const r of e)
s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,D.closeSync)(n)}}var of=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},af=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const cf=import.meta.filename.endsWith(".ts")?(0,C.join)(import.meta.dirname,"..","..","worker.ts"):(0,C.join)(import.meta.dirname,"..","worker","index.js"),
uf=15,df=384,lf=4096,ff=5e3;class hf{pid;ended;#e;#t;#n=()=>{};#s;#r="";#o=performance.now();#i=[];#a;#c=Promise.withResolvers();constructor(e,n,s=cf){const r={
stack:[],error:void 0,hasError:!1};try{const o=of(r,rf(["pipe","ignore","pipe","pipe"]),!1),i=(0,Ql.spawn)(process.execPath,[`--max-old-space-size=${df}`,"--",s,
n],{cwd:"/",env:{PATH:e,LC_ALL:"C.UTF-8"},detached:!0,stdio:o.stdio});this.#e=i,this.pid=i.pid,pf(i.pid),i.stdin?.on("error",()=>{}),i.stderr?.setEncoding("utf8").
on("data",a=>{this.#r=(this.#r+a).slice(-lf)}),this.#t=i.stdio[3],this.#u(this.#t),this.ended=this.#f(i)}catch(o){r.error=o,r.hasError=!0}finally{af(r)}}listen(e){
this.#n=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#s??=e,this.#e.kill("SIGKILL"),this.#c.resolve()}#u(e){const n=new Zl.StringDecoder("utf8");let s="";e.on("error",()=>{}),e.on("data",r=>{if(this.#o=
performance.now(),this.#s!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>ha)return this.kill("it sent a message that is too long");o.length!==0&&(this.#i.push(...o),e.pause(),this.#a??=this.#d())})}async#d(){
for(;this.#i.length>0;)for(const e of this.#i.splice(0))await this.#l(e);this.#a=void 0,this.#o=performance.now(),this.#t.resume()}async#l(e){if(this.#s!==void 0)
return;const n=e.length<=ha?$l(e):void 0;n?n.kind!=="pulse"&&await this.#n(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#a&&
performance.now()-this.#o>pa;r&&n&&this.kill(`it sent nothing for ${pa/1e3} seconds`),n=r},ff).unref();return new Promise(r=>{const o=(i,a,c=this.#r)=>{clearInterval(
s),r({exitCode:i,signal:a,killed:this.#s,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#a,this.#c.promise]).then(
()=>o(i,a))})})}}function pf(t){try{t!==void 0&&(0,we.setPriority)(t,uf)}catch{}}const mf=100;class Do extends Error{name="WorkerCrash";ending;constructor(e){super(
Ef(e)),this.ending=e}}class yf{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o;#i=0;#a=!1;constructor(e,n){this.process=
e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#u(s).catch(r=>this.#c(r))),e.ended.then(s=>this.#h(
s))}get alive(){return!this.#a}get stage(){return this.#o}run(e,n={}){return this.#r=n,this.process.send(e),this.#s.promise}#c(e){this.#s.reject(e),this.process.
send({kind:"abort"})}async#u(e){switch(e.kind){case"ready":this.#n.resolve(e.isolation);break;case"stage":this.#o=e.stage,await this.#r.onStage?.(e.stage);break;case"\
commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"ask":this.#d(e.id,e.question);break;case"release":this.#f(
e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,e.release),this.#s.resolve(e);break;case"failed":case"\
done":this.#s.resolve(e);break;case"pulse":break;default:(0,$.xb)(e)}}async#d(e,n){if(this.#i+=1,this.#i>mf)return this.process.kill("it asked too many question\
s at once");try{this.process.send({kind:"answer",id:e,value:await this.#l(n)})}catch(s){this.#c(s)}this.#i-=1}async#l(e){switch(e.about){case"lock":{const n=await this.#e.
locks.acquire(e.name);return this.#f(e.name),this.#t.set(e.name,n),this.#a&&this.#f(e.name),null}case"output":return await this.#r.onOutput?.(e.output),null;case"\
live":return this.#e.live(e.org)}}#f(e){this.#t.get(e)?.(),this.#t.delete(e)}#h(e){this.#a=!0;const n=new Do(e);this.#n.reject(n),this.#s.reject(n);for(const s of[
...this.#t.keys()])this.#f(s)}}function Ef({exitCode:t,signal:e,killed:n,words:s}){return n!==void 0?`it was ended because ${n}`:/heap out of memory|Allocation failed/i.
test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function gf(t,e,n){const s=`The process that built this deployment crashed: ${t.
message}`;return new vo({stage:e,code:"builder_crashed",message:s,exitCode:t.ending.exitCode,signal:t.ending.signal,log:n,diagnostics:[]})}class wf{#e;#t;#n;#s=new vi;#r=new Set;#o;#i;#a=!1;constructor(e,n){
this.#e=e,this.#t=n,this.#n=e.env.PATH??"/usr/local/bin:/usr/bin:/bin"}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?
this.#o:this.start();return this.#o=void 0,n.ready.then(()=>!this.#a&&this.refill(),()=>{}),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),
this.#o}start(){const e=this.#c(),n=Jl(e.dataDir,process.pid),s=new yf(new hf(this.#n,n),{locks:this.#s,live:this.#t,onNote:({level:r,event:o,text:i})=>this.#e.
log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#u(r),()=>{}),s.process.send({kind:"prepare",settings:e}),
s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:u}=this.#e,d={dataDir:(0,D.realpathSync)(e),blobs:n,
env:Vl(s),gitUrlTemplate:r??Ae.bD,allowLocalGit:o??!1,limits:{...vs,...i},outputLimits:a??id,lasting:c??!0,isolation:u==="none"?"none":"auto"};return this.#i?{...d,
known:this.#i}:d}#u(e){this.#i||(this.#i=e,e.kind==="none"&&this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everythin\
g that the platform can, and the number of their processes is not limited"}))}}const Tf=1e4,bf=5*6e4;function _f(t){return new Sf(t)}class Sf{#e;#t;#n=Promise.resolve();#s=Promise.
resolve();#r=!1;constructor(e){this.#e=e,this.#t=new wf(e,e.live)}async recover(){const e=(0,D.existsSync)((0,C.join)(this.#e.dataDir,"builds")),n=e?this.#t.start():
this.#t.refill();e&&(this.#n=this.#a(null,n).then(()=>{this.#r||this.#t.refill()})),this.#e.isolation==="required"&&Of(await n.ready)}async build(e,n){await this.#n;
let{session:s,waited:r}=this.#t.take();try{return await this.#o(e,n,s).catch(o=>{if(!(o instanceof Do)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#o(
e,n,s)})}catch(o){throw o instanceof Do?await this.#d(o,s,e):o}}async#o(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,u=i?.logBytes??vs.
logBytes,d=new zl(a,e.deployID,u,c),p=()=>{this.#u(s)};r.addEventListener("abort",p,{once:!0}),r.aborted&&p();try{const E=async Q=>o?.(Q,r),T=Q=>{d.write(Q)||s.
process.kill("it sent a log that is too long")},b={...Nf(n),onOutput:E,onLog:T},R=await s.run({kind:"deploy",job:e,look:o!==void 0},b);if(R.kind!=="stored")throw R.
kind==="failed"?new vo(R.facts):ga();const{commit:x,release:H}=R;return{commit:x,release:H,[Symbol.asyncDispose]:()=>this.#c(s,e.deployID)}}catch(E){throw await this.#c(
s,e.deployID),r.throwIfAborted(),E}finally{r.removeEventListener("abort",p),await d.end()}}collect(){return this.#i({kind:"collect"})}prepareVariants(e,n){return this.#e.
lasting===!1?Promise.resolve():(this.#s=this.#s.then(()=>this.#i({kind:"variants",org:e,manifestHash:n})).then(()=>{},s=>{this.#r||this.#e.log("warn","compressi\
ng_failed",{org:e,reason:String(s)})}),this.#s)}async[Symbol.asyncDispose](){this.#r=!0,await Promise.all(this.#t.close().map(e=>this.#u(e))),await this.#s}async#i(e){
if(await this.#n,this.#r)return{objects:0,bytes:0};const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw ga();return s.removed}finally{await this.#u(
n)}}#a(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#r||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#c(e,n){
const s=new AbortController;this.#e.clock.sleep(bf,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;
s.abort(),r!==0&&!this.#r&&await this.#a(n)}async#u(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end a\
fter an abort"),Tf);await e.process.ended,clearTimeout(n)}async#d(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.
words.slice(-500)});const r=he.Mb.find(o=>o===n.stage)??"clone";return gf(e,r,await Yl(this.#e.logs,s))}}function Of(t){if(t.kind==="none")throw new $.GQ("unsup\
ported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then have all rig\
hts of the platform."})}function Nf({onStage:t,onCommit:e,onStored:n}){return{onStage:t,onCommit:e,...n&&{onStored:n}}}function ga(){return new Error("The worke\
r sent the result of another kind of job")}var Be=O(336);const wa={kvs(){},site(){}},Rf=2e5,If=new Map(ce.map((t,e)=>[t,e])),Qe=t=>If.get(t)??0,kf=Object.fromEntries(
["get","put","delete","other"].map(t=>[t,Object.fromEntries(io.map(e=>[e,Qe(ao(t,e)??`${t}_refused`)]))])),Af=Qe("kvs_bytes_in"),Lf=Qe("kvs_bytes_out"),vf=Qe("s\
ite_bytes_out"),$s=[Qe("site_2xx"),Qe("site_3xx"),Qe("site_4xx"),Qe("site_5xx")];class Df{#e=new Map;#t=new Map;#n=new Map;#s=new Float64Array(ce.length);#r;lost=0;constructor(e){
this.#r=Ta(e)}kvs(e,n,s,r,o){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(ce.length)},this.#e.set(e.keyspace,i)),Ze(i.counts,
kf[n][s],1),Ze(i.counts,Af,r),Ze(i.counts,Lf,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,project:e.project,app:e.appID,table:""},
counts:new Float64Array(ce.length)},this.#t.set(e.subdomain,r)),Ze(r.counts,n<300?$s[0]:n<400?$s[1]:n<500?$s[2]:$s[3],1),Ze(r.counts,vf,s)}take(e){for(const{scope:n,
counts:s}of[...this.#e.values(),...this.#t.values()]){for(const[i,a]of s.entries())Ze(this.#s,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#r]),
o=this.#n.get(r);if(o)for(const[i,a]of s.entries())Ze(o.counts,i,a);else this.#n.size<Rf?this.#n.set(r,{scope:n,counts:s,hour:this.#r}):this.lost+=$f(s)}this.#e=
new Map,this.#t=new Map,this.#r=Ta(e)}get waiting(){return this.#n.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#n){if(n.length===e)break;
this.#n.delete(s),n.push({scope:r,hour:o,counts:ba(i)})}return n}totals(){const e=this.#s.slice();for(const{counts:n}of[...this.#e.values(),...this.#t.values()])
for(const[s,r]of n.entries())Ze(e,s,r);return ba(e)}}function Ze(t,e,n){t[e]=(t[e]??0)+n}function Ta(t){return Math.floor(t/_e.hour)*_e.hour}function ba(t){return Object.
fromEntries(ce.map((e,n)=>[e,t[n]??0]))}function $f(t){return ce.reduce((e,n,s)=>/bytes/.test(n)?e:e+(t[s]??0),0)}function xf(t,e,n){const s=r=>(t.site(e,r.status,
Mf(r)),r);return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,0),r}):s(n)}function Mf({body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.
byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}const Cf=16*se,Uf=512;function _a(t){return e=>{if(e instanceof q)throw e;return t}}
class jf{#e;#t=new ke(Cf);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Di(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(
r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+Uf,()=>this.#e.assets(e,n))}catch(s){if(s instanceof ve)return;throw s}}}
function Pf({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Sa):Sa(e)}function Sa(t){return{...t,headers:{...t.headers,"x-robots-tag":"noind\
ex"}}}const Ff=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75r\
em;line-height:1.25}code{font-size:.95em}";function yt({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Ff}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const Bf=yt({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),Gf=yt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),Hf=yt({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),Wf=yt({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),zf=yt({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long address."}),Oa=yt({
status:503,title:"Not available at the moment",text:"The platform cannot read this file at the moment. Try again in a few seconds."}),Yf={...Oa,headers:{...Oa.headers,
"retry-after":"5"}},Kf=yt({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy the site\
 again to replace it."});class Vf{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).
finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.
error}}const Xf=2e3,$o=200,Jf=32*se,Qf=1/4,Zf=8,qf=4,eh=["index.html","404.html"];function th(t){const{clock:e,log:n}=t;let s=0;return async r=>{if(s>=qf)return;
s+=1;const o=new AbortController,i=nh(t,r,o.signal).catch(u=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(u)})});i.finally(
()=>{s-=1});const a=new AbortController,c=e.sleep(Xf,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function nh(t,{subdomain:e,release:n},s){
const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.min(Jf,t.cacheBytes*
Qf);const c=new Vf(Zf);for(const u of await sh(o,i,s)){s.throwIfAborted();const d=i.file(u,new Bi(`/${u}`));d?.kind!=="file"||d.file.size>a||(a-=d.file.size,await c.
start(()=>t.warm(d.file)))}await c.end()}async function sh(t,e,n){const s=new Set([...eh,...t.mostServed($o)]),r=new Set([...s].filter(No).map(Na)),o=Os(n);for(const a of r.
size>0?e.names():[]){if(r.has(Na(a))&&s.add(a),s.size>=2*$o)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(
0,$o)}function Na(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const Ra={"content-length":"0","cache-control":"public, max-age=0, must-revalid\
ate"};function rh(t,{status:e,location:n},s){const r=Ia(t.target.slice(pe(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=o.includes("?")?n:o+r+i;
return{status:e,headers:{location:a,...Ra,"x-slipway-release":s.deployID}}}function oh({target:t},e){const n=t.startsWith("/")?Ia(t):"/";return{status:308,headers:{
location:e.slice(0,-1)+n,...Ra}}}function Ia(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function xo(t){return Buffer.from(t,"utf16le").toString("ut\
f16le")}class ka{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||!("text"in r))this.#t.push(n);else{
const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],
r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;const u=this.#n[Math.min(
a,c)],d=u&&n(u)?Ud(u.from,e):void 0;u&&d&&(yield[u,d])}}}function xs(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=Md(e),r=[];let o=0;
for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.length);return r.
push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Mo({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o=="string"?o:ih(o.
name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function ih(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}const Aa={
headers:{},isCut:!1};class ah{#e;constructor(e){this.#e=new ka(e.map(ch))}of(e){if(this.#e.size===0)return Aa;const n=[...this.#e.matching(e)];return n.length===
0?Aa:new uh(n).custom}}function ch({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=xs(i,t);return a.isFixed&&(s+=bn(o,i)),{name:o,value:a}});return{
from:t,set:r,unset:n,fixedBytes:s}}class uh{#e=new Map;#t=Rs;#n;#s=!1;constructor(e){this.#n=Rs-e.reduce((n,[{fixedBytes:s}])=>n+s,0);for(const[{set:n,unset:s},
r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].map(([n,s])=>[n,xo(s)])),isCut:this.#s}}#r({
name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-bn(e,""),o=r<0?void 0:Mo(n,s,"encoded",r);if(o===void 0){
this.#s=!0;return}this.#t-=bn(e,o),n.isFixed||(this.#n-=bn(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e==="set-cookie"?o:`${i}, ${o}`)}}const dh=64,
lh=8*1024,fh=4*1024;class hh{#e;forces;constructor(e){this.#e=new ka(e.map(ph)),this.forces=e.some(({force:n})=>n)}*of(e,n){let s=0;for(const[r,o]of this.#e.matching(
e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=mh(r,o,e);if(i&&(yield i),s+=1,s===dh)return}}}function ph({from:t,to:e,status:n,force:s}){
return{from:t,to:Is(n)?yh(e,t):xs(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function mh({to:t,status:e,isForeign:n},s,r){if(Is(e)){const a=Mo(t,s,"pla\
in",fh);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Mo(t,s,"encoded",lh);if(o===void 0)return;const i=n?o:o.replace(/^\/{2,}/,
"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function yh(t,e){const n=t.replace(/[?#].*$/,"");try{return xs(n,e,decodeURIComponent)}catch{
return xs(n,e)}}const Eh="public, max-age=0, must-revalidate",gh="public, max-age=31536000, immutable";function wh(t,e,n,s,r){const o=il(e),i=al(o),a=`"${n.hash.
slice(0,32)}"`,c={"cache-control":No(e)?gh:Eh,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"last-modified":t.lastModified},
...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},u={"content-type":o,...c,"content-length":String(n.size)};return s===200&&(u["accept-ranges"]="\
bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:u,notModified:c,variants:i?new Map:void 0}}function Th(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-\
encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const bh=64*1024,_h=se,Sh=4*1024,Oh=32,Nh=4*1024,Rh=512;class Ih{org;deployID;manifestHash;lastModified;fallback;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{
index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,
fallback:c}=Zd(s.rules);this.fallback=c;const u=Math.min(_h,bh+s.count*Sh);this.#e=s,this.#t=new hh(i),this.#n=new ah(a),this.#s=new ke(u),this.#r=o,this.weight=
s.bytes+s.rules.length*Oh+u}remembered(e){return this.#s.get(e)}direct(e){const n=this.#i(e),r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&
r&&this.#s.put(e.path,r,kh(e.path,r)),r}indirect(e){return this.#a(e,"nothing")}file(e,n,s=200){const r=So(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,
isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","headers_cut",{deployID:this.deployID,org:this.org}));const a=wh(this,e,this.#e.file(r),s,o);return{
kind:"file",name:e,file:a,served:0}}has=e=>!So(e)&&this.#e.find(e)!==-1;hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){
const n=new Map;for(const r of this.#s.values())r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([
r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e){const n=mo(e.path.slice(1),this.has);if(n)return n.kind==="file"?this.file(n.path,
e):{kind:"redirect",status:308,location:xo(Ui(n.to))}}#a(e,n){for(const s of this.#t.of(e,n)){if(s.kind==="go")return{kind:"redirect",status:s.status,location:xo(
s.location)};const r=mo(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,i=o===void 0?void 0:this.file(o,e,s.status);if(i)return i}}#c(e){const n=mo(
e,this.has);return n?.kind==="file"?n.path:void 0}}function kh(t,e){const n=4*t.length;if(e.kind==="redirect")return Rh+n+2*e.location.length;const{headers:s}=e.
file;let r=Nh+n;for(const o in s)r+=2*(o.length+(s[o]?.length??0));return r}async function Ah(t,e,n,s){return new Ih(e,n,await t.index(e,n.manifestHash),s)}function Lh(t,e){
return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function vh(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&
Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const Dh=256,$h=256,La=new Dt(Dh);function xh(t){let e=La.get(t);if(!e){if(e=
Mh(t),t.length>$h)return e;La.set(t,e)}return e}function Mh(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(d=>d.
trim()),c=a.find(d=>/^q\s*=/.test(d)),u=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,u>=0&&u<=1?u:0)}const n=e.get("*")??0,
s=e.get("identity")??0,r=o=>e.get(o)??n;return fo.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const va=new Map,Ch=4*se,Uh=768,jh=1e3;class Ph{#e;#t;#n=new ke(
Ch);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<yd||s.size>ho)return va;
this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>r?.sizes??va);return{sizes:a,isWhole:a.size===
fo.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>Uh+2*e.length,o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,
at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<jh}}const Fh=4*se,Bh=64*se,Gh=512,Hh=[];class Wh{#e;#t;#n;#s;#r=0;constructor(e,n,s=Be.
m){this.#e=e,this.#t=new ke(n),this.#n=Math.min(Fh,n),this.#s=new Ph(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?J(e,"acc\
ept-encoding"):void 0,o=r===void 0?Hh:xh(r);if(o.length===0)return this.#o(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,$a(
n,o,a),s)):this.#o(e,n,$a(n,o,i),s)}async warm(e){this.#d(e)&&await this.#l(e)}#o(e,n,s,r){if(s.status===200){if(zh(e,s))return{status:304,headers:s.notModified};
const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?
{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#d(n))return this.#a(e);const r=await this.#f(n,
async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)throw new Da;return o}).catch(o=>{if(!(o instanceof Da))throw o});return r?
{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#d(e)?await this.#l(e):await this.#h(e);return{status:e.status,
headers:e.headers,body:n}}#c(e,n){const s=J(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=vh(J(e,"range")??"",n.size);if(r!==
void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,
...o}}}return this.#u(n,r)}}async#u(e,n){const{start:s,end:r}=n,o=this.#d(e)?(await this.#l(e)).subarray(s,r+1):await this.#h(e,n);return{status:206,headers:{...e.
headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#d({size:e}){return e<=this.#n&&this.#r+e<=Bh}#l(e){return this.#f(e,
()=>this.#e.read(e.org,e.file.hash,e.size))}#f({key:e,size:n},s){return this.#t.load(e,r=>r.length+Gh,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=
n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Da extends Error{}function $a(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.
variants?.get(s);if(o?.size===r)return o;const i=Th(t,s,r);return t.variants?.set(s,i),i}return t}function zh(t,e){const n=J(t,"if-none-match");if(n!==void 0)return Lh(
n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const Yh=1024,Kh=255;class xa{#e;#t=new Dt(Yh);constructor(e){
this.#e=e}find(e){if(e.length>Kh)return;const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#e(e);return this.#t.set(e,s),s}}class Vh{#e;constructor(e){
const n=`.${e.toLowerCase()}`;this.#e=new xa(s=>{const r=Ma(s),o=r.endsWith(n)?r.slice(0,-n.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(o)?o:
void 0})}subdomain(e){return this.#e.find(e)}}class Xh{#e;constructor(e,n){this.#e=new xa(s=>{const r=Ma(s);return fs(r)&&!hs(r,e)&&!n(s)?r:void 0})}domain(e){return this.#e.
find(e)}}function Ma(t){return t.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}function Ca({sites:t,domain:e,isOwnHost:n}){const[s,r]=[new Vh(e),new Xh(e,
n)];return{domain:o=>r.domain(o),site(o){const i=s.subdomain(o);if(i!==void 0)return t.site(i);const a=r.domain(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}
function Jh(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const Qh=64*se,Zh=4096,qh=1e3,Ua="GET,\
 HEAD, OPTIONS";function Z0(t){return ja(t).handler}function ja(t){const e=new ep(t);return{handler:n=>e.handle(n),prefetch:e.prefetch}}class ep{#e;#t;#n;#s;#r;#o;#i=new ke(
Qh);#a;#c;prefetch;#u=Number.NEGATIVE_INFINITY;constructor(e){const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Be.m,meter:a=wa}=e;this.#e=s,this.#t=o,this.#n=
e.finder??Ca({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??(c=>`http://${c}/`),this.#r=new Wh(s,r,i),this.#a=i,this.#c=a,this.#o=new jf(s),this.
prefetch=th({site:c=>n.site(c),loaded:c=>this.#h(c),load:(c,u)=>this.#p(c,u),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handle(e){const n=this.#n.site(
J(e,"host")??"");return n instanceof Promise?n.then(s=>this.#d(e,s),s=>this.#g(e,s)):this.#d(e,n)}#d(e,n){return n===void 0?Ct(e,Bf):xf(this.#c,n,this.#l(e,n))}#l(e,n){
const{method:s}=e;if(s!=="GET"&&s!=="HEAD")return tp(s);if(n.release===null)return Ct(e,Gf);const r=n.settings.domains&&this.#n.domain(J(e,"host")??""),o=r&&Jh(
r,n.settings.domains??[]);if(o)return oh(e,this.#s(o));try{const i=this.#h(n.release),a=i?this.#m(e,n,i):this.#f(e,n,n.release),c=Pf(n,a);return c instanceof Promise?
c.catch(u=>this.#g(e,u)):c}catch(i){return this.#g(e,i)}}async#f(e,n,s){return this.#m(e,n,await this.#p(n.org,s))}#h(e){const n=this.#i.get(e.deployID);return n?.
manifestHash===e.manifestHash?n:void 0}#p(e,n){return this.#h(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.weight,()=>Ah(this.#e,e,n,this.#t))}#m(e,n,s){
const r=pe(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#w(e,i,s);const a=Ci(r);if(a===void 0)return Ct(e,Wf);if(a.length>Zh)return Ct(
e,zf);const c=new Bi(`/${a}`),u=(o?void 0:s.remembered(c.path))??s.direct(c);return u?this.#w(e,u,s):Ro(a)&&n.kept.length>0?this.#y(e,n,s,c):this.#E(e,n,s,c)}async#y(e,n,s,r){
const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).catch(_a([]))){const a=this.#h(i)??await this.#p(n.org,i).catch(_a(void 0)),c=a?.file(o,r);
if(a&&c)return this.#w(e,c,a)}return this.#E(e,n,s,r)}#E(e,n,s,r){const{spaFallback:o}=n.settings,i=o===!1?void 0:s.fallback??(o?"index.html":void 0),a=s.indirect(
r)??(i!==void 0&&!Ro(r.path.slice(1))?s.file(i,r):void 0)??s.file("404.html",r,404);return a?this.#w(e,a,s):Ct(e,Hf,s)}#w(e,n,s){return n.kind==="redirect"?rh(e,
n,s):(n.served+=1,this.#r.send(e,n.file))}#g(e,n){const s=n instanceof q;if(!s&&!(n instanceof ve))throw n;const r=this.#a.monotonic();if(r-this.#u>=qh){this.#u=
r;const o=s?"edge_unavailable":"edge_damaged";this.#t("error",o,{requestID:e.requestID,reason:n.message})}return Ct(e,s?Yf:Kf)}}function tp(t){return t==="OPTIO\
NS"?{status:204,headers:{allow:Ua}}:{status:405,headers:{allow:Ua,"content-length":"0","cache-control":"no-store"}}}function Ct(t,e,n){const{status:s,headers:r}=e,
o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}const np=500,sp=1e3,rp=250,op=2e3,Pa=-1;class Fa{#e;#t;#n;#s;#r=0;#o=new Map;#i=Number.
NEGATIVE_INFINITY;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??Be.m,this.#s=new ke(e.bytes),this.#n=e.changes.
subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&n.generation===
this.#r)return n.record;if(n?.record!==void 0)return this.#f(e,n.record);const{table:s}=this.#e;return s?this.#l(s,e):this.#d(e)}[Symbol.dispose](){this.#n[Symbol.
dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);n&&(n.generation=Pa);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#p(e).catch(()=>{}))}#d(e){
return this.#E()&&this.#o.size>0?Promise.reject(new q("The state cannot be read now")):this.#p(e)}async#l(e,n){const s=await e.find(n),r=this.#s.get(n);return r?.
generation===this.#r||r?.record?this.find(n):s?(this.#y(n,{record:s,generation:Pa}),this.#f(n,s)):this.#d(n)}#f(e,n){if(!this.#E())return this.#h(e,n);const s=this.#t.
monotonic();return s-this.#c>=rp&&(this.#c=s,this.#h(e,n).catch(()=>{})),n}async#h(e,n){const s=new AbortController,r=this.#t.sleep(np,s.signal).then(()=>(this.#i=
this.#t.monotonic(),n));r.catch(()=>{});try{return await Promise.race([this.#p(e),r])}catch(o){if(o instanceof q)return n;throw o}finally{s.abort()}}#p(e){const n={
at:this.#t.monotonic()},s=this.#o.get(e);if(s&&n.at-s.begun.at<op)return s.record;const r=this.#m(e,n);return this.#o.set(e,{begun:n,record:r}),r}async#m(e,n){const s=()=>this.#o.
get(e)?.begun===n;try{const r=await this.#e.read(e);return this.#i=Number.NEGATIVE_INFINITY,this.#a=this.#t.monotonic(),s()&&(this.#y(e,{record:r,generation:this.#r}),
this.#e.table?.put(e,r)),r}catch(r){throw r instanceof q&&n.at>=this.#a&&(this.#i=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#y(e,n){this.#s.put(e,n,
this.#e.weightOf(n.record))}#E(){return this.#t.monotonic()-this.#i<sp}}const ip=16*se,ap=4*se,Co=400,cp=300,up=2;class dp{#e;#t;constructor(e,n,{table:s,domains:r,
clock:o}={}){this.#e=new Fa({changes:n,table:s,clock:o,bytes:ip,weightOf:lp,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=new Fa({changes:n,
table:r,clock:o,bytes:ap,weightOf:()=>Co,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){const n=this.#t.
find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===
void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function lp(t){return t?Co+cp*t.kept.length+
up*JSON.stringify(t.settings).length:Co}const Ba=36e5,fp=2*Ba;function hp(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=e.monotonic(),i=async()=>{r=e.monotonic();
try{const c=await t();n("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){n("error","collection_failed",{message:c instanceof Error?c.message:
String(c)})}finally{s=void 0}},a=()=>(s??=i(),s);return{collect:a,whenIdle(){e.monotonic()-r>=Ba&&a()},whenBusy(){e.monotonic()-Math.max(o,r)>=fp&&a()},async[Symbol.
asyncDispose](){await s}}}async function pp(t){const e=await t.signingKey(yp),n=gp(e.value);if(!(0,v.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.
d!="string"||!Ep({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=wp(s),o={...s,kid:r,alg:"ES256",use:"sig"};
return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function mp({privateJwk:t},e){return new Uint8Array((0,U.hkdfSync)("sha256",Buffer.from(t.d??"","b\
ase64url"),"",`slipway ${e}`,32))}function yp(){const t=(0,U.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(
t)}
`}function Ep(t){try{const e=(0,U.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,U.verify)("sha256",r,(0,U.createPublicKey)(
{key:s,format:"jwk"}),(0,U.sign)("sha256",r,e))}catch{return!1}}function gp(t){try{return JSON.parse(t)}catch{return}}function wp(t){const{crv:e,kty:n,x:s,y:r}=t;
return(0,U.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const Tp=["viewer","deployer"];function Ms(t){return _.KCZ([t,
_.YOg(t)],"must be a string, or a list of strings")}const Ut=_.FsL(_.YjP("must be a string"),_.BpQ(1,"must not be empty")),bp=_.FsL(_.YjP("must be a string"),_.
Ru6(Xt,`must have at most ${Xt} characters`),_.yGV(Jt,({input:t})=>{const e=Qt(t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`i\
s "${t}", which ${e}`}));function Ga(t){const e=`${t} ASCII emails, or @domain for every email of a domain. Upper and lower case are the same.`;return _.yqP(_.FsL(
Ms(bp),_.h_(e)))}const _p="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",Sp=_.FsL(_.YjP("must be a string"),_.Ru6(dn+2,`must have at most ${dn+2} characters`),_.yGV(new RegExp(
`^(?:\\*|(?:\\*\\.)?${_p})$`),'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),Op=ye({viewer:Ga("May read."),
deployer:Ga("May do everything."),domains:_.yqP(_.FsL(Ms(Sp),_.h_('Custom domains that apps of the organization may have without a DNS record that proves it: "s\
hop.example.com", "*.example.com" for all names below, "*" for all.')))}),Np=ye({issuer:_.FsL(_.YjP("must be a string"),_.z6Y(Ip,"must be an https:// URL withou\
t query (http:// only for loopback)"),_.yuE({format:"uri"}),_.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:_.yqP(_.FsL(
Ms(Ut),_.h_("Accepted aud values. Default: the platform's own base URL."))),email:_.lqM(_.FsL(_.YjP("must be a string"),_.yGV(/\{[^{}]+\}/,'must be a template o\
f claims, as "{email}" or "{repository}@github.actions"'),_.z6Y(t=>!Qt(t),"has characters other than ASCII"),_.h_("A template of claims for the email that grant\
s name. For GitHub Actions: {repository}@github.actions")),"{email}"),clientId:_.yqP(_.FsL(Ut,_.h_("The client that people sign in to the console with, by the c\
ode flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for /}."))),clientSecretFile:_.yqP(_.FsL(Ut,_.h_("A fil\
e with the client's secret. A relative path begins in the data directory."))),clientSecretEnv:_.yqP(_.FsL(Ut,_.h_("The environment variable of the platform that\
 has the client's secret."))),name:_.yqP(_.FsL(Ut,_.Ru6(60,"must have at most 60 characters"),_.h_("The name of the identity provider on the sign-in page. Defau\
lt: its host."))),require:_.lqM(_.FsL(Tt(_.YjP(),Ms(Ut)),_.h_("Claims that a token must have, each with one of the values.")),{})}),Rp=_.FsL(ye({$schema:_.yqP(_.
YjP("must be a string")),localIssuer:_.lqM(_.FsL(_.zMY("must be true or false"),_.h_("Whether tokens of the platform's own issuer count. Every user who can read\
 run.json in the data directory can get one, for any email.")),!0),issuers:_.lqM(_.FsL(_.YOg(Np,"must be a list"),_.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;
const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),_.h_("Identity providers whose ID tokens co\
unt. Keys are found by OpenID Connect discovery.")),[]),organizations:_.FsL(Tt(_.FsL(_.YjP(),_.yGV(new RegExp(`^(?:\\*|${k.cS.source.slice(1,-1)})$`),"is not an\
 organization's identifier")),Op),_.h_('Grants by organization; "*" is every organization.'))}),_.DDF("platform.json"),_.h_("Who may do what on a platform that \
several people share. The platform reads the file from its data directory when it starts."));function Ip(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.
search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,it.c)(e.hostname)}const Ha={localIssuer:!0,issuers:[],roleOf:()=>"d\
eployer",organizationsOf:()=>{},mayUseDomain:()=>!0},Wa=1024*1024,kp=10;function Ap(t,e={}){const n=(0,C.join)(t,"platform.json");if(!(0,D.existsSync)(n))return Ha;
try{if((0,D.statSync)(n).size>Wa)throw new Error(`is larger than ${Wa} bytes`);return vp(JSON.parse((0,D.readFileSync)(n,"utf8")),{file:s=>(0,D.readFileSync)((0,C.
resolve)(t,s),"utf8").trim(),env:s=>e[s]})}catch(s){throw new $.GQ("invalid_file",`${n}: ${s instanceof Error?s.message:String(s)}`,{place:{file:n},remedy:"Corr\
ect the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:s})}}const Lp={file:()=>"",env:()=>{}};function vp(t,e=Lp){const n=bt(
Rp,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,kp).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=new Map(Object.entries(
o).map(([a,c])=>[a,Mp(c)]));return{localIssuer:s,issuers:r.map(({issuer:a,audience:c,email:u,require:d,...p},E)=>({issuer:a,email:u,audiences:c===void 0?void 0:
[c].flat(),client:Dp(a,p,`issuers[${E}]`,e),require:Object.fromEntries(Object.entries(d).map(([T,b])=>[T,[b].flat()]))})),roleOf(a,c){const u=a.slice(a.lastIndexOf(
"@")),p=[i.get(c),i.get("*")].flatMap(E=>[E?.get(a),E?.get(u)]);return p.includes("deployer")?"deployer":p.find(E=>E!==void 0)},organizationsOf:xp(i),mayUseDomain(a,c){
return[o[a]?.domains??[],o["*"]?.domains??[]].flat().some(d=>$p(d,c))}}}function Dp(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==
void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has c\
lientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const d=n===void 0?`clientSecretEnv names the variabl\
e ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${d}, which is empty or not set`)}const u=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,
"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:u}}function $p(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function xp(t){
const e=new Map;for(const[n,s]of t)for(const r of s.keys()){const o=e.get(r);o?o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf("@")),r=new Set([
n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:[...r].sort()}}function Mp(t){return new Map(Tp.flatMap(e=>[t[e]??[]].flat().map(n=>[n.toLowerCase(),e])))}
var Nn=O(9692);class za extends Error{name="KeyspaceGone";constructor(){super("the table was deleted")}}class qe extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function Ya(t,e){const n=Cp(e),s=Up(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=jp(n.get("value")),o=e.length>
2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:Pp(n.get("ttlSeconds"))}}function Cp(t){if(!(0,ea.isUtf8)(t))throw new qe(
"invalid_json");try{const e=(0,Nn.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof Nn.sU))throw e}throw new qe(
"invalid_json")}function Up(t){const e=t?.startsWith('"')?(0,Nn.I)(t):void 0;if(e===void 0||e===""||Ka(e,k.ux.keyBytes))throw new qe("invalid_key");return e}function jp(t){
if(t===void 0||Ka(t,k.ux.valueBytes))throw new qe("invalid_value");return t}function Pp(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;
if(e<k.ux.minTtlSeconds||e>k.ux.maxTtlSeconds)throw new qe("invalid_ttl");return e}function Ka(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}function Fp({tables:t,engine:e,quota:n,clock:s}){const r=async(i,a)=>{const{keyspace:c,windows:u}=await t.byName(i,a),d=await n.take(u);if(d===0)return c;throw new A(
"rate_limited",`The table has reached its rate limit: wait ${d} s.`,{"retry-after":String(d)})},o=async i=>{if(!e)throw new A("unavailable","This node does not \
have the entries of tables. Open the console of a node with the role kvs.");try{return await i(e)}catch(a){throw a instanceof za?new A("not_found","The table wa\
s deleted."):a instanceof q?new A("unavailable","The entries cannot be read or written now. Try again."):a}};return{get:(i,a,c)=>o(async u=>u.get(await r(i,a),Uo(
"get",{key:c}).key,s.now())),put:(i,a,c)=>o(async u=>{const{key:d,value:p,ttlSeconds:E}=Bp(c),T=E===void 0?null:s.now()+E*1e3;await u.put(await r(i,a),d,{value:p,
expiresAt:T})}),delete:(i,a,c)=>o(async u=>u.delete(await r(i,a),Uo("delete",{key:c}).key))}}function Bp({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,Nn.
q$)(s)}catch(i){throw i instanceof Nn.sU?new A("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.trim(),
o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):r}};return Uo("put",o,s)}const{keyBytes:Gp,valueBytes:Hp,minTtlSeconds:Wp,maxTtlSeconds:zp}=k.ux,Yp={
invalid_key:`A key has 1 to ${Gp} bytes.`,invalid_value:`A value has at most ${Hp} bytes.`,invalid_ttl:`The time to live is ${Wp} to ${zp} seconds.`};function Uo(t,e,n){
const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return Ya(t,Buffer.from(r))}catch(o){throw o instanceof qe?new A("validation_faile\
d",Yp[o.code]??"The entry is not valid."):o}}const Ce=64,Kp=32;class Va{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.
from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Xa=new Va(8192),Vp=new Va(256);function Xp(t){return(0,U.
hash)("sha256",Xa.latin1(t))}function Ja(t,e){return t.length===e.length&&(0,U.timingSafeEqual)(Xa.latin1(t),Vp.latin1(e))}class Jp{#e;#t;constructor(e){if(e.length>
Ce)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Ce} are supported`);this.#e=Buffer.alloc(Ce+512),this.#t=Buffer.alloc(Ce+Kp);for(let n=0;n<
Ce;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,U.hash)("sha256",this.#n(e),"binary"),Ce,"latin1"),(0,U.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Ce;return e.length>n?Buffer.concat([this.#e.subarray(0,Ce),Buffer.from(e,"latin1")]):this.#e.subarray(0,Ce+this.#e.write(e,Ce,"latin1"))}}
const Qa="AWS4-HMAC-SHA256";function Za({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function Qp(t,e,n){return`${Qa}
${t}
${Za(e)}
${Xp(n)}`}function Zp(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,U.createHmac)("sha256",n).update(s,
"utf8").digest();return new Jp(n)}function qp(t,e){return t.sign(e)}const em=new RegExp(`^${Qa} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),tm=1024,nm=1024,sm=32,qa=64,jo=new Dt(tm);function rm(t){const e=t.
slice(-qa),n=t.slice(0,-qa),s=jo.get(n);if(s&&om.test(e))return{...s,signature:e};const r=im(t);if(r)return n.length<nm&&r.signedHeaders.length<=sm&&jo.set(n,r),
{...r,signature:e}}function q0(){return jo.size}const om=/^[0-9a-f]{64}$/;function im(t){const e=em.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.
split(";");if(a.every((c,u)=>u===0||(a[u-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const am=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;
let Po;function cm(t){if(Po?.text===t)return Po.time;const e=um(t);return e!==void 0&&(Po={text:t,time:e}),e}function um(t){const e=am.exec(t);if(!e)return;const n=Number(
e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Cs(t){return`${new Date(
t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function dm(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":mm(t.target.slice(
e+1)),r=hm(n,t.normalizePath),o=gm(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const lm=/^(?:\/[A-Za-z0-9_~-]+)+$/,fm=/[^A-Za-z0-9._~-]/g;function Fo(t){return t.replace(fm,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function hm(t,e){if(lm.test(t))return t;const n=t.split("/");return(e?pm(n):n).map(Fo).join("/")||"/"}function pm(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function mm(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Fo(ec(r)),Fo(ec(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>tc(n,r)||tc(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function ec(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function tc(t,e){return t<e?-1:t>e?1:0}function ym(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=nc(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function Em(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?ym(t.rawHeaders):{names:e,repeated:[],get(n){const s=J(t,n);return s===void 0?void 0:nc(s)}}}function gm(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const wm=/ {2}|\t/,Tm=32,bm=9;function nc(t){let e=0,n=t.length;for(;e<n&&sc(t,e);)e+=1;for(;n>e&&sc(t,n-1);)n-=1;const s=t.slice(e,n);return wm.test(
s)?s.replace(/[ \t]+/g," "):s}function sc(t,e){const n=t.charCodeAt(e);return n===Tm||n===bm}const Us=5*6e4,rc=["host","content-type"],_m=new Set([...rc,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),ge=(t,e)=>({type:t,message:e});class Sm{#e;#t=new Lm;constructor(e){
this.#e=e}readHeaders(e,n){const s=J(e,"authorization");if(s===void 0)return ge("MissingAuthenticationTokenException","Missing Authentication Token");const r=rm(
s),o=J(e,"x-amz-date")??"",i=cm(o);if(!r)return ge("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return ge("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(a instanceof Promise)return a;if(!a)return ge("UnrecognizedClientException","The secu\
rity token included in the request is invalid.");const c=Em(e);return Nm(r.scope,o)??Rm(o,i,n)??Im(a,c.get("x-amz-security-token"),n)??km(c,r.signedHeaders)??{headers:c,
signedBy:r,role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,U.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==
a)return ge("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const u=dm({method:e.method,target:e.target,
headers:s,signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),d=this.#t.get(o,r.scope),p=qp(d,Qp(i,r.scope,u));if(!Ja(p,r.signature))return ge("Inval\
idSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consu\
lt the service documentation for details.")}}function Om(t){return"message"in t}function Nm(t,e){if(t.region!==k.aT)return ge("InvalidSignatureException",`Crede\
ntial should be scoped to a valid region: '${k.aT}'.`);if(t.service!==k.jL)return ge("InvalidSignatureException",`Credential should be scoped to correct service\
: '${k.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return ge("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD\
 from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function Rm(t,e,n){if(e<n-Us){const s=Cs(n-Us);return ge("InvalidSignatureExcept\
ion",`Signature expired: ${t} is now earlier than ${s} (${Cs(n)} - 5 min.)`)}if(e>n+Us){const s=Cs(n+Us);return ge("InvalidSignatureException",`Signature not ye\
t current: ${t} is still later than ${s} (${Cs(n)} + 5 min.)`)}}function Im(t,e,n){if(!Ja(e??"",t.sessionToken))return ge("UnrecognizedClientException","The sec\
urity token included in the request is invalid.");if(!(t.expiresAt>n))return ge("ExpiredTokenException","The security token included in the request is expired")}
function km(t,e){const n=t.repeated.find(o=>_m.has(o));if(n!==void 0)return ge("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.
names)if(Am(o)&&!e.includes(o))return oc(o);const s=rc.find(o=>!e.includes(o));if(s!==void 0)return oc(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return ge(
"IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function Am(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function oc(t){
return ge("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class Lm{#e=new Dt(4096);get(e,n){const s=`${e.accessKeyID}/${Za(
n)}`,r=this.#e.get(s);if(r)return r;const o=Zp(e.secret,n);return this.#e.set(s,o),o}}const Bo={environmentPerMinute:12e3,tablePerMinute:6e3};function vm(t,e,n){
return[{name:`kvs/environment/${t}`,most:n.environmentPerMinute},{name:`kvs/table/${e}`,most:n.tablePerMinute}]}const Dm=200,ic=1024*1024;class ac{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,this.#r=new ke(e),this.#o=new ke(ic)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?
n:this.#o.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new ke(this.#e),this.#o=new ke(
ic),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>{this.#s.get(e)===n&&(this.#s.delete(e),s===void 0?this.#o.put(e,!0,Dm):this.#r.put(e,s,this.#t))},s=>{throw this.#s.
get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const $m=720*6e4,xm=1e3,Mm="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",Cm=20,Um=1e3,jm=8*1024*1024;class Pm{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new ac(jm,Um,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===Cm?this.#n.find(e):null}async issue(e,n){
const s={accessKeyID:`ASIA${Array.from((0,U.randomBytes)(16),u=>Mm[u%32]).join("")}`,secret:(0,U.randomBytes)(30).toString("base64"),sessionToken:(0,U.randomBytes)(
96).toString("base64"),expiresAt:n+$m},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(ot(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.
issue({accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:xm}),s}async checkKey(){const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(
e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.parse(this.#t.open(ot(e),s));if(!(0,v.Gv)(o))return;const{
secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,expiresAt:r}}}const Fm={invalid_json:400,invalid_key:400,
invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,
unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503},jt={"content-type":"application/json","cache-control":"no-store"},Bm={status:200,headers:jt,
body:'{"ok":true}'},Gm={status:200,headers:jt,body:'{"deleted":true}'},cc={status:200,headers:jt,body:'{"found":false,"expiresAt":null}'},Hm=new Map([[be.Y2.put,
"put"],[be.Y2.get,"get"],[be.Y2.delete,"delete"]]),Wm=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,zm=/^Bearer +([!-~]+)$/i;function Ym(t){const e={...t,
log:Km(t)};return n=>dc(n,e,s=>ty(s,n,e))}function Km({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===uc){const i=e.now();if(Math.abs(i-n)<
Vm)return;n=i}t(s,r,o)}}const uc="kvs_unavailable",Vm=1e3;function dc(t,e,n){const s=e.gateway.readHeaders(t,e.clock.now());return s instanceof Promise?s.then(()=>dc(
t,e,n),n):Om(s)?pc(s):t.body(k.ux.bodyBytes).then(r=>{try{const o=e.gateway.verify(t,r,s);return o?pc(o):lc(t,r,s,e,n)}catch(o){return n(o)}},r=>n(r instanceof Oe?
r:new qe("invalid_json")))}function lc(t,e,n,s,r){const o=Xm(t,n.role,s.tables);if(o instanceof Promise)return o.then(()=>lc(t,e,n,s,r)).catch(r);if(typeof o=="\
string")return Ue(o);const i=qm(t),a=d=>Qm(s.meter,o,i,e,d),c=d=>d>0?a(ny(d)):Jm(i,e,o,s,a,r),u=s.quota.take(o.windows);return typeof u=="number"?c(u):u.then(c).
catch(r)}function Xm(t,e,n){if(!J(t,"x-kvs-authorization"))return"missing_token";const s=fc(t),r=s===void 0?null:n.byToken(s);return r?r instanceof Promise?r:r.
environmentID!==e.environmentID?"inactive_binding":r.supported?r:"unsupported_app_type":"invalid_token"}function fc(t){return zm.exec(J(t,"x-kvs-authorization")??
"")?.[1]}function Jm(t,e,{keyspace:n},{engine:s,clock:r},o,i){if(typeof t!="string")return o(t);const a=c=>o(i(c));try{return ey(t,Ya(t,e),n,r.now(),s,o,a)}catch(c){
return a(c)}}function Qm(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,Zm(r),s.length,i),
r}function Zm(t){if(t===cc)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function qm(t){const e=Hm.get(pe(t.target));
if(!e)return Ue("not_found");if(t.method!=="POST")return Ue("method_not_allowed",{allow:"POST"});const n=J(t,"content-encoding")??"identity";return!Wm.test(J(t,
"content-type")??"")||n!=="identity"?Ue("unsupported_media_type"):e}function ey(t,{key:e,value:n,ttlSeconds:s},r,o,i,a,c){switch(t){case"put":{const u=s===void 0?
null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:u}).then(()=>a(Bm),c)}case"delete":return i.delete(r,e).then(()=>a(Gm),c);case"get":{const u=i.get(r,e,o);return u instanceof
Promise?u.then(d=>a(hc(d)),c):a(hc(u))}}}function hc(t){if(!t)return cc;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,
headers:jt,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function ty(t,e,{tables:n,log:s}){if(t instanceof qe)return Ue(t.code);if(t instanceof Oe)
return Ue("body_too_large");if(t instanceof za)return n.forgetToken(fc(e)??""),Ue("invalid_token");const r=t instanceof q,o=t instanceof Error&&t.cause instanceof
Error?t.cause:t;return s("error",r?uc:"kvs_failed",{requestID:e.requestID,path:pe(e.target),reason:o instanceof Error?o.message:String(o)}),r?Ue("unavailable",{
"retry-after":"1"}):Ue("internal")}function Ue(t,e={}){return{status:Fm[t],headers:{...jt,...e},body:`{"error":"${t}"}`}}function ny(t){return Ue("rate_limited",
{"retry-after":String(t)})}function pc({type:t,message:e}){return{status:403,headers:{...jt,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const mc="kv\
s_",yc=32,sy=mc.length+Math.ceil(yc*4/3),ry=1e3,oy=8*1024*1024;class iy{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=new ac(oy,ry,async r=>{const o=await e.
binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:u,type:d}=o,p={org:a.org,project:a.project,app:a.appID,table:c},E=vm(u,i,s);return{keyspace:i,
scope:p,environmentID:u,supported:gc(d),windows:E}})}byToken(e){return e.length===sy?this.#n.find(Wo(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),
r=s.find(a=>a.name===n);if(!r)throw new A("not_found",`The app has no table "${n.slice(0,64)}".`);const o=this.#n.find(r.tokenHash);o instanceof Promise&&await o;
const i=this.#n.find(r.tokenHash);if(i&&!(i instanceof Promise))return i;throw new A("not_found",`The app has no table "${n.slice(0,64)}".`)}async create(e,n,s){
if(!k.BL.test(n))throw new A("validation_failed",`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${mc}${(0,U.
randomBytes)(yc).toString("base64url")}`,o=Wo(r),i=await this.#e.create({app:e,name:n,tokenHash:o,createdAt:s,types:k.jI,most:k.ux.tablesPerApp,sealed:this.#t.seal(
tn(o),r)});switch(i.kind){case"created":return{name:n,variable:Ho(n),createdAt:s,token:r};case"no_app":throw Go(e);case"wrong_type":throw Ec(i.type);case"taken":
throw new A("conflict",`The app already has a table "${n}".`);case"full":throw new A("conflict",`An app may have ${k.ux.tablesPerApp} tables: delete one first.`)}}async list(e){
const{tables:n}=await this.#s(e);return n.map(({name:s,createdAt:r})=>({name:s,variable:Ho(s),createdAt:r}))}async remove(e,n){const s=await this.#e.remove(e,n);
switch(s.kind){case"removed":return s.keyspace;case"no_app":throw Go(e);case"no_table":throw new A("not_found",`The app has no table "${n.slice(0,64)}".`)}}async injected(e){
const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!gc(n))throw Ec(n);const o=r.map(({name:i,tokenHash:a,sealed:c})=>[Ho(i),this.#t.open(tn(a),c)]);return{
environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.open(tn(e.tokenHash),e.sealed)}forget(e){this.#n.
forget(e)}forgetToken(e){this.forget(Wo(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(e);if(!n)throw Go(e);return n}}function Go({appID:t}){
return new A("not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Ec(t){return new A("validation_failed",`Apps of type ${t} have no funct\
ions and cannot use the key-value store; api, web-ssr and sse can.`)}function gc(t){return k.jI.some(e=>e===t)}function Ho(t){return`${k.be}TOKEN_${t.toUpperCase()}`}
function Wo(t){return(0,U.hash)("sha256",t,"base64")}const ay=32,cy=new Uint8Array;async function uy(t){const{value:e,id:n=cy,previous:s,wrong:r}=await t.platformKey(
()=>(0,U.randomBytes)(ay)),o={id:n,key:e},i=s?[o,s]:[o];return{seal:(a,c)=>Nt(o,a,c),open(a,c){try{return Zn(i,a,c)}catch(u){throw r(u)}}}}const dy=t=>me(new A(
"unavailable","This node does not have the data of the key-value store."),t),ly=3e4,wc=1e3,Tc=100;async function fy(t){const{engine:e,clock:n,log:s,quota:r,meter:o=wa}=t,
i=await uy(t.keys),a=new iy(t.tables,i,{...Bo,...t.quotas}),c=new Pm(t.roles,i);await a.checkKey(),await c.checkKey(),e&&await bc(e,t.tables,s);const u=t.changes.
subscribe(T=>py(T,a,c)),d=async()=>e?yy(e,n.now()):0,p=e?hy(e,t,d):async()=>{},E=async()=>{u[Symbol.dispose](),await p()};return{handler:e?Ym({gateway:new Sm(c),
tables:a,engine:e,quota:r,meter:o,clock:n,log:s}):dy,createTable:(T,b)=>a.create(T,b,n.now()),listTables:T=>a.list(T),deleteTable:async(T,b)=>my(e,t.tables,await a.
remove(T,b)),entries:Fp({tables:a,engine:e,quota:r,clock:n}),runtimeVariables:(T,b)=>Ey(a,c,T,b,n.now()),sweep:d,close:E,[Symbol.asyncDispose]:E}}function hy(t,{
tables:e,log:n},s){const r=async()=>{await s(),await bc(t,e,n)};let o=Promise.resolve();const i=setInterval(()=>{o=r().catch(a=>n("warn","kvs_sweep_failed",{reason:String(
a)}))},ly).unref();return async()=>{clearInterval(i),await o}}function py(t,e,n){switch(t.kind){case"table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);
break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"jobs":break;default:(0,$.xb)(t)}}async function my(t,e,n){if(t)try{
await t.drop(n),await e.dropped(n)}catch(s){throw s instanceof q?new A("unavailable","The table's token is revoked, but the store cannot be written. The platfor\
m removes the data at its next start."):s}}async function bc(t,e,n){for(let s=0;;){const r=await e.toDrop({after:s,limit:Tc});for(const o of r){s=o;try{await t.
drop(o),await e.dropped(o)}catch(i){n("warn","kvs_drop_failed",{reason:String(i)})}}if(r.length<Tc)return}}async function yy(t,e){let n=0;for(;;){const s=await t.
sweep(e,wc);if(n+=s,s<wc)return n}}async function Ey(t,e,n,s,r){const{environmentID:o,variables:i}=await t.injected(n);if(Object.keys(i).length===0)return{};const a=await e.
issue(o,r);return{[`${k.be}URL`]:s,[`${k.be}REGION`]:k.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:k.
aT}}const js=3e4,gy=5e3,_c={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function Sc(t){return{stage:t,code:"inter\
rupted",message:"The platform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}class zo extends Error{name="StageEr\
ror";stage;aborted;constructor(e,n,s){super(Et(s),{cause:s}),this.stage=e,this.aborted=n}}function wy(t){const{stage:e,aborted:n,cause:s}=t instanceof zo?t:{stage:"\
build",aborted:!1,cause:t};if(n)return Sc(e);if(s instanceof vo)return s.facts;if((0,$.b$)(s)||s instanceof q&&s.isFull)return Oc(e,"disk_full","The disk of the\
 platform is full");const r=s instanceof q?"its state cannot be read or written now":Et(s);return Oc(e,ca[e],`The platform itself failed at the stage "${e}": ${r}`)}
function Oc(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Et(t){return t instanceof Error?t.message:String(t)}
var Ty=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},by=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const _y=js-1e4,Sy=1e3;class Oy extends Error{name="LeaseLost"}class Ny{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o="clone";#i="building";#a;#c;#u;#d;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#a=n.clock.monotonic(),this.#c=this.#a,this.#u=n.
clock.now(),this.ended=this.#m(r)}get app(){return this.#e.job.app}async keep(){const e=this.#t.clock.monotonic();if(this.#d!==void 0&&e>this.#d&&e-this.#a>=_y&&
this.#i==="building"&&this.#h("it could not be renewed"),this.#i==="finished"||this.#s.signal.aborted)return;Math.max(e-this.#c,this.#t.clock.now()-this.#u)>=gy&&
(this.#l??=this.#f(e)),await Promise.race([this.#l,this.#r.promise])}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#c=e,this.#u=r.now(),this.#d??=e;try{await n.
renew(this.#e)?(this.#a=e,this.#d=void 0):this.#i==="building"&&this.#h("another node has ended it")}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,
cause:Et(o)})}finally{this.#l=void 0}}#h(e){this.#s.signal.aborted||this.#s.abort(new Oy(`The lease of the deployment has ended: ${e}`)),this.#r.resolve()}async#p(e){
this.#s.signal.throwIfAborted(),await e()||this.#h("another node has ended it"),this.#s.signal.throwIfAborted()}async#m(e){const{log:n,clock:s,onChange:r}=this.#t,
{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,await this.#y()}catch(c){const u=wy(c);a=u.code,c instanceof zo&&c.cause instanceof q&&n("er\
ror","deployment_not_stored",{deployID:o,stage:c.stage,cause:c.message}),await this.#g({kind:"failed",facts:u})}if(this.#i!=="finished"){const c=this.#s.signal.
aborted?Et(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,
ending:a,ms:s.now()-i})}async#y(){const{jobs:e,builder:n,onLive:s,onComing:r}=this.#t,o=this.#e,{job:i}=o,a=AbortSignal.any([this.#n,this.#s.signal]);try{const c={
stack:[],error:void 0,hasError:!1};try{const u=Ty(c,await n.build(i,{signal:a,onStage:p=>this.#E(p),onCommit:(p,E)=>this.#p(()=>e.recordCommit(o,p,E)),onStored:(p,E)=>this.#p(
()=>e.recordRelease(o,p,E))}),!0);a.throwIfAborted(),await r?.(i.app,{deployID:i.deployID,manifestHash:u.release.manifestHash}),await this.#E("activate");const{
manifestHash:d}=u.release;await this.#w({kind:"live",manifestHash:d}),s?.(i.app,u.release)}catch(u){c.error=u,c.hasError=!0}finally{const u=by(c);u&&await u}}catch(c){
throw new zo(this.#o,this.#n.aborted,c)}}async#E(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#o)return this.#s.signal.throwIfAborted();await this.#p(()=>n.advance(
this.#e,e)),this.#o=e,s?.(this.#e.deployID)}async#w(e){this.#i="finishing",await this.#p(()=>this.#t.jobs.finish(this.#e,e)),this.#i="finished"}async#g(e){const{
log:n,clock:s}=this.#t;for(;this.#i!=="finished"&&!this.#s.signal.aborted;)try{await this.#w(e)}catch(r){if(this.#s.signal.aborted||(n("error","deployment_not_r\
ecorded",{deployID:this.#e.deployID,cause:Et(r)}),this.#n.aborted))return;await s.sleep(Sy,this.#n).catch(()=>{})}}}const Ry=1e3;function Iy(t){return new ky(t)}
class ky{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#u=!1;#d=!1;constructor(e){this.#e=e,this.#t=e.every??Be.f,this.#n=e.workers??2}get underWay(){
return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#d=!0;const s=n.subscribe(({kind:r})=>{(r==="jobs"||r==="unknown")&&
this.#l()});this.#o.push(()=>s[Symbol.dispose](),this.#t(js,()=>this.#l())),this.#l(),await this.#c}pause(){this.#d=!1}async stop(){this.pause();for(const e of this.#o.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#m(!1)}idle(){return new Promise(
e=>{this.#i.push(e),this.#l()})}[Symbol.asyncDispose](){return this.stop()}#l(){this.#s.signal.aborted||(this.#u=!0,this.#c??=this.#f())}async#f(){for(;this.#u;){
this.#u=!1;try{await this.#h()}catch(e){this.#e.log("error","queue_stalled",{cause:Et(e)}),this.#m(!0)}}this.#c=void 0}async#h(){const{jobs:e,log:n,onChange:s}=this.#e;
if(await this.#y(),this.#d)for(const o of await e.expire())n("warn","deployment_lease_expired",{deployID:o}),s?.(o);for(;this.#d&&this.#r.size<this.#n;){const o=await e.
claim(this.#e.node);if(!o)break;this.#p(o)}const r=this.#r.size>0||await e.isBusy();if(this.#m(r&&this.#d||this.#r.size>0),!r)for(const o of this.#i.splice(0))o()}#p(e){
const n=[...this.#r].find(r=>Ay(r.app,e.job.app)),s=new Ny(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#m(!0),s.ended.then(()=>{this.#r.delete(s),this.#l()})}#m(e){
e||this.#a?.();const n=()=>this.#t(Ry,()=>{this.#y(),this.#l()});this.#a=e?this.#a??n():void 0}async#y(){await Promise.all([...this.#r].map(e=>e.keep()))}}function Ay(t,e){
return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const Ly=600;function Ge({roles:t},e){return t.includes(e)}async function vy(t,e,n,s){const o=Ge(
t,"kvs")||Ge(t,"control")?s.use(await My(t,n)):void 0,i=Ge(t,"build")?Cy(t,e,s):void 0;return{edge:e,kvs:o,build:i}}function Dy(t,e,n,s){const{stores:r,clock:o,
log:i,shared:a,host:c,edgeCacheBytes:u}=t,{sitesDomain:d,baseUrl:p,siteUrl:E}=e,T={table:a?.sites,domains:a?.domains},b=s.use(new dp(r.state.releases,r.changes,
{...T,clock:o})),R=Ca({sites:b,domain:d,isOwnHost:ts({host:c,baseUrl:p})}),x=new ra({blobs:r.blobs,clock:o,log:i}),H=ja({sites:b,finder:R,siteUrl:E,objects:x,cacheBytes:u,
log:i,meter:n}),Q=r.changes.subscribe(z=>{z.kind==="coming"&&H.prefetch(z)});return s.use(Q),{...H,sites:b,finder:R,objects:x}}const $y=500;async function xy({clock:t,
stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep($y)])}function My(t,e){
const{stores:n,clock:s,log:r,kvsQuotas:o}=t,i=Ge(t,"kvs")?n.kvs:void 0;return fy({...n,engine:i,clock:s,log:r,meter:e,quotas:o})}function Cy(t,e,n){const{clock:s,
log:r,workers:o,stores:i,node:a,shared:c}=t,{jobs:u,changes:d}=i,p=Uy(t),E=n.use(hp(()=>p.collect(),s,r));n.use(p);const T=()=>{u.isBusy().then(z=>z?E.whenBusy():
E.whenIdle(),()=>{})},b=async({org:z},{manifestHash:oe})=>{await p.prepareVariants(z,oe),e?.objects.variantsChanged(z)},{builder:R=p}=t,H={jobs:u,changes:d,builder:R,
node:a,workers:o,log:r,clock:s,onChange:T,onComing:c&&((z,oe)=>xy(t,e,z,oe))},Q=n.use(Iy({...H,onLive:(z,oe)=>{b(z,oe)}}));return{housekeeping:E,queue:Q}}function Uy(t){
const{stores:e,nodeDir:n,buildLimits:s}=t,{env:r,allowLocalGit:o,gitUrlTemplate:i,isolation:a,onOutput:c,lasting:u,log:d,clock:p}=t,{jobs:E,logs:T,blobsAt:b}=e;
return _f({...{dataDir:n,blobs:b,lasting:u,env:r,allowLocalGit:o,gitUrlTemplate:i,limits:s,isolation:a,onOutput:c},live:H=>E.releases(H),logs:T,log:d,clock:p})}
async function jy(t,e,n,s){const{clock:r,fetch:o,requestsPerMinute:i=n===Ha?0:Ly}=t,a=await pp(t.stores.keys),{baseUrl:c,issuer:u}=e;return{issuer:tr({issuer:u,
audience:c,key:a,requestToken:s,clock:r}),organizationsOf:n.organizationsOf,mayUseDomain:n.mayUseDomain,providers:n.issuers.filter(({client:d})=>d!==void 0),signInKey:mp(
a,"console sign-in"),gate:{roleOf:n.roleOf,verify:Er({policy:n,issuer:u,audience:c,key:a,clock:r,fetch:o}),rateLimit:t.shared?_l(i,t.stores.quota):Sl(i,r)}}}function Py(t,e){
const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Nc&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==Nc?!1:t.startsWith(e,r)||t.slice(
r,s).toLowerCase()===e}const Nc=46,Rc=300;function Fy(t){const e=Ps("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??Ps("kvs")],["/ident\
ity","identity",t.identity??e],["/console","console",Yo(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/backup","operator",Pt("/backup",t.backup??
e)],["/healthz","platform",Pt("/healthz",Ft(t.healthz))],["/readyz","platform",Pt("/readyz",Ft(t.readyz))],["/tls-allowed","platform",Pt("/tls-allowed",Ft(t.tlsAllowed??
Ps("edge")))],["/openapi.json","platform",Pt("/openapi.json",Ft(t.openApi))],["/metrics","platform",Pt("/metrics",Yo(Ft(t.metrics),t.isOwnHost))]]}function Ps(t){
const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>me(new A("unavailable",e),n)}function Pt(t,e){
return n=>(pe(n.target)===t?e:Ko)(n)}function Yo(t,e){return n=>{const s=J(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify(
(s??"").slice(0,Rc))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return P(421,{error:{code:"misdirected_request",message:o,
requestID:n.requestID}})}}function Ft(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; a\
llowed: ${n}.`;return me(new A("method_not_allowed",s,{allow:n}),e)}}function Ic(t){const e=Fy(t),n=Yo(Ft(t.index),t.isOwnHost),{sitesDomain:s,edge:r=Ps("edge"),
isCustomHost:o,observe:i}=t,a=u=>{const d=pe(u.target);if(d==="/")return["platform",n];for(const[p,E,T]of e)if(d.startsWith(p)&&!(d.length!==p.length&&d[p.length]!==
"/"))return[E,T];return["platform",Ko]},c=(u,d,p)=>{const E=performance.now(),T=d(p);return T instanceof Promise?T.then(b=>(i(u,p,b.status,E),b),b=>{const R=b instanceof
st;if(i(u,p,R?400:500,E),!R)throw b;return me(new A("invalid_request","The body broke off."),p)}):(i(u,p,T.status,E),T)};return u=>{const d=u.headers.host;if(typeof d==
"string"&&Py(d,s))return c("edge",r,u);const p=typeof d=="string"&&o?.(d);if(p===!0)return c("edge",r,u);const[E,T]=a(u);return p instanceof Promise?p.then(b=>b?
c("edge",r,u):c(E,T,u),b=>{if(!(b instanceof q))throw b;return T===n||T===Ko?c("edge",r,u):c(E,T,u)}):c(E,T,u)}}const Ko=t=>{const{method:e,target:n}=t;if(n==="\
*"&&e==="OPTIONS")return{status:204,headers:{}};const s=pe(n).slice(0,Rc),r=n.startsWith("/")?new A("not_found",`Nothing is at ${s}`):new A("invalid_request",`T\
he request target is neither a path nor an http URL: ${s}`);return me(r,t)};var By=O(7067),Rn=O(7075);const Gy=100,Fs=new WeakMap;function Hy(t,e,n){const{socket:s}=t;
if(e.socket!==null){n();return}if(s.destroyed)return;const r=(Fs.get(s)??0)+1;if(Fs.set(s,r),r>Gy){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(Fs.
get(s)??1)-1;Fs.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const Wy=64*1024,zy=128*1024;class Yy{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get bytes(){
return this.#s}hold(e,n){const s=Ky(e,n);if(!s||s.bytes<=Wy)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.bytes),this.#t.set(e,
s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){const n=this.#t.
get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>0){this.#n.set(
n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Ky(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof Rn.Readable?
{key:t,bytes:zy}:{key:e.buffer,bytes:e.buffer.byteLength}}const Vy=16;class Xy{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){
e.end(n);return}this.#e.push([e,n]),this.#e.length>=Vy&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}const Jy=/^[\w.:-]{1,128}$/,
kc=8*1024*1024,Qy=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Zy=47,qy=(0,U.randomBytes)(5).toString("hex");let Ac=0;class eE{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==Zy&&tE(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];Ac+=1,this.#s=typeof e=="string"&&Jy.
test(e)?e:`${qy}-${Ac}`}return this.#s}get remoteAddress(){return this.#e.socket.remoteAddress}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){
const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client w\
ent away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];
let a=0;const c=d=>{this.#o=!n.complete,o(d)},u=()=>c(new st("The client went away before its body ended"));if(n.destroyed&&u(),s>e+kc){c(new Oe);return}n.on("d\
ata",d=>{a+=d.length,a<=e?i.push(d):a>e+kc?(n.pause(),c(new Oe)):i.length=0}),n.on("end",()=>a>e?c(new Oe):r(nE(i,a))),n.on("error",u),n.on("close",()=>{n.complete||
u()})})}}function tE(t){const[,e,n=""]=Qy.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function nE(t,e){const[n]=t;return n!==
void 0&&t.length===1?n:Buffer.concat(t,e)}const sE=15e3,rE=12e4,oE=3e4,Lc=t=>P(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},
{"retry-after":"1"}),iE=128*1024*1024;async function aE(t){const{host:e,log:n,batch:s=new Xy}=t,r={handler:Lc,closing:!1,log:n,batch:s,bodies:new Yy(iE)},o=new Set,
i=(0,By.createServer)({headersTimeout:sE,requestTimeout:rE,keepAliveTimeout:oE,joinDuplicateHeaders:!0},(u,d)=>Hy(u,d,()=>{s.open(),lE(r,{request:new eE(u,d,o),
incoming:u,outgoing:d})})),a=await uE(i,t.port,e);let c;return{port:a,serve(u){r.handler=u},close(u=5e3){return r.closing=!0,c??=dE(i,o,u),c}}}function cE(t,e){
return`http://${(0,Ye.isIPv6)(t)?`[${t}]`:t}:${e}`}function uE(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,$.xU)(o);r(i==="EADDRINUSE"?new $.
GQ("port_in_use",`Another process uses port ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):
i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new $.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an add\
ress of this machine, and a port of 1024 or more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function dE(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new $.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function lE(t,e){const{request:n}=e,s=o=>vc(fE(n,o,t.log),t,e),
r=o=>{try{vc(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function fE(t,e,n){const s=(0,$.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=St(e);return o?
me(o,t):P(500,{error:{code:"internal",message:"The platform failed to answer. Its log has the cause, with this request ID.",requestID:t.requestID}})}function vc(t,e,n){
const{body:s}=t,{outgoing:r,incoming:o}=n,i=s instanceof Rn.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(r.writeHead(t.status,hE(t,e,
n)),o.method==="HEAD"||Dc(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof Rn.Readable?pE(s,e,n):e.batch.end(r,s)}function hE(t,{closing:e},{
request:n}){const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.
push("set-cookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof Rn.Readable)&&!Dc(t)&&
s.push("content-length",mE(t.body)),s}function Dc({status:t}){return t===204||t===304}function pE(t,{log:e},{request:n,outgoing:s}){(0,Rn.pipeline)(t,s,r=>{r&&(0,$.
xU)(r)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function mE(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}function yE(t,e,n){const{rooms:s,identity:r,nodes:o,backup:i}=n,{edge:a,kvs:c}=s;return Ic({...$c(t,e,a,n),kvs:Ge(t,"k\
vs")?c?.handler:void 0,...wE(t,e,c,r,o),backup:r&&i})}function EE(t,e,n,s){const r=i=>Ge(t,i)?Lc:void 0,o=r("control");return Ic({...$c(t,e,n,s),kvs:r("kvs"),control:o,
identity:o,operator:o,console:o,backup:o})}function $c(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:u}=e,{readiness:d,metrics:p}=s;return{
sitesDomain:c,isOwnHost:ts({host:a,baseUrl:u}),edge:n?.handler,isCustomHost:n&&gE(n.finder),healthz:od({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:d.
handler,metrics:p.handler,tlsAllowed:n&&nd({...n,ownName:new URL(u).hostname}),index:bE(e),openApi:TE(u),observe:_E(p.count,r)}}function gE({domain:t,site:e}){return n=>{
const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}function wE({clock:t,log:e,allowLocalGit:n,stores:s,resolveTxt:r,
fetch:o},{baseUrl:i,kvsUrl:a,consoleUrl:c,siteUrl:u,sitesDomain:d},p,E,{list:T}){if(!E||!p)return{control:void 0,identity:void 0,operator:void 0,console:void 0};
const{gate:b,issuer:R,organizationsOf:x,mayUseDomain:H}=E,Q={ownName:new URL(i).hostname,sitesDomain:d,mayUseDomain:H,resolveTxt:r},{state:z,logs:oe,sessions:K,
usage:M}=s,F={usage:M,apps:z.apps,clock:t},ee=ro({state:z,logs:oe}),fe=Qu(b,{state:z,operations:ee,kvs:p,metered:F,kvsUrl:a,siteUrl:u,organizationsOf:x}),Te=$u(
b,{list:T,organizationsOf:x}),ue=ur(b,{sessions:K,consoleUrl:c,clock:t}),je={[be.k7.path]:Te,[be.vX.path]:ue},Ei=hd(new ra({blobs:s.blobs,clock:t,log:e})),{providers:gi,
signInKey:C0}=E,U0=as({providers:gi,key:C0,consoleUrl:c,clock:t,fetch:o}),j0={...{state:z,usage:M,operations:ee,kvs:p,compare:Ei,logs:oe,sessions:K,oidc:U0},clock:t,
organizationsOf:x,consoleUrl:c,siteUrl:u};return{control:Du(b,{state:z,allowLocalGit:n,siteUrl:u,domains:Q}),identity:R.handler,operator:ku=>(je[pe(ku.target)]??
fe)(ku),console:zt({...j0,verify:b.verify,roleOf:b.roleOf})}}function Bs({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}
function TE(t){return async()=>P(200,(await O.e(487).then(O.bind(O,1487))).openApi(t))}function bE(t){const e={service:"slipway",...Bs(t),controlPlane:`${t.baseUrl}\
/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>P(200,e)}function _E(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!==
"identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[u=""]=c.split("?",1);e("info","request",{room:n,method:i,path:u,status:r,requestID:a,ms:Math.
round(performance.now()-o)})}}const SE=8e3,OE=3e4,NE=36e5,RE=250,xc=250,Mc=500,IE=500,kE=1e3;function AE(t){const{clock:e,log:n,every:s=Be.f}=t,r=new Df(e.now()),
o=LE(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(p){a||n("warn","usage_not_stored",{reason:String(p)}),a=!0}},u=()=>(i??=
c().finally(()=>{i=void 0}),i),d=s(SE,u);return{meter:r,flush:u,figures:()=>({counts:r.totals(),waiting:r.waiting,lost:r.lost}),async[Symbol.asyncDispose](){d(),
await i,await u()}}}function LE(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,U.randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&
t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(RE)}),await e.add(a).catch(u=>{if(u instanceof q)throw u;r("error","usage_lost",{rows:a?.rows.length??
0,reason:String(u)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(xc)===xc;);n&&await e.claimTurn("stored",OE)&&await vE(e,n,s),
await e.claimTurn("prune",NE)&&await DE(e,s)}}async function vE(t,e,n){for(let s=0;;){const r=await e.sizes(s,Mc),o=r.length<Mc,i=o?Number.MAX_SAFE_INTEGER:r.at(
-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}async function DE(t,e){for(let n=0;n<kE;n+=1){if(await t.prune(e.now(),IE)===
0)return;await new Promise(setImmediate)}}const $E=2e3;function xE({deployments:t,damage:e,node:n,clock:s,metering:r}){const o=new Map,i=n===void 0?{}:{node:n},
a=()=>[...o].flatMap(([u,d])=>d.map((p,E)=>[{service:u,status:`${E}xx`,...i},p]).filter(([,p])=>p>0)),c=async()=>{const u=await CE(t,s);return[Se("slipway_reque\
sts_total","counter","Requests answered.",a()),Se("slipway_state_available","gauge","1 if the state can be read, else 0.",[[i,u?1:0]]),...u?UE(u):[],...ME(r.figures(),
i),Se("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[i,e?.total??0]]),Se("process_resident_memory_bytes","gauge","Reside\
nt memory.",[[i,process.memoryUsage.rss()]]),Se("process_uptime_seconds","gauge","Seconds since the process started.",[[i,process.uptime()]])].join("")};return{
count(u,d){let p=o.get(u);p||(p=[0,0,0,0,0,0],o.set(u,p));const E=Math.floor(d/100);p[E]=(p[E]??0)+1},handler:async()=>({status:200,headers:{"content-type":"tex\
t/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await c()})}}function ME({counts:t,waiting:e,lost:n},s){const r=["get","put","delete","o\
ther"].flatMap(a=>io.flatMap(c=>{const u=ao(a,c);return u?[[{method:a,outcome:c,...s},t[u]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(a=>[{status:a,...s},t[`site_${a}`]]),
i=[[{service:"kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"edge",direction:"out",...s},t.site_bytes_out]];
return[Se("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),Se("slipway_site_requests_total","counter","Requests to sites o\
f apps.",o),Se("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),Se("slipway_usage_waiting_rows","gauge","Rows of usage that \
are not stored yet.",[[s,e]]),Se("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[[s,n]])]}async function CE(t,e){const n=new AbortController,
s=e.sleep($E,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof q)return;throw r}finally{n.abort()}}function UE(t){
const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[Se("slipway_deployments","gauge","Deployments by status.",t.map(s=>[{status:s.
status},s.count])),Se("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),Se("slipway_deployment_seconds_sum","counter","S\
econds that deployments ran.",[[{},e(t,"ms")/1e3]]),Se("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",[[{},e(t,"ran")]])]}function Se(t,e,n,s){
const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,u])=>`${c}="${jE(u)}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function jE(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var PE=O(7634);const FE=5e3,eT=null;async function BE(t){const{own:e,store:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({...e,version:PE.x,uptimeMs:Math.
round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};await n.announce(i());const a=GE(n,i,t);return{
list:()=>n.list(),async[Symbol.asyncDispose](){await a(),await n.leave(e.name).catch(()=>{})}}}function GE(t,e,{log:n,every:s=Be.f}){let r,o=!1;const i=async()=>{
try{await t.announce(e()),o=!1}catch(c){o||n("warn","node_not_announced",{reason:String(c)}),o=!0}finally{r=void 0}},a=s(FE,()=>{r??=i()});return async()=>{a(),
await r}}function tT(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const Cc=()=>{},In=["control","build","edge","kvs"];function HE(t){return Uc(t),zE(t)}function Uc(t){const{gitUrlTemplate:e=Ae.bD,allowLocalGit:n=!1}=t,s=(0,Ae.
Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,Ae.ri)(e)}" ${s.problem}`;throw new $.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const WE={
publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,shared:void 0,roles:In,drainMs:0,host:"127.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,
gitUrlTemplate:Ae.bD,clock:Be.m,log:Cc,fetch,resolveTxt:pn,workers:2,isolation:"auto",lasting:!0,edgeCacheBytes:64*se,buildLimits:vs,kvsQuotas:Bo};function zE(t){
return{...WE,node:`${(0,we.hostname)()}/${process.pid}`,...t,buildLimits:{...vs,...t.buildLimits},kvsQuotas:{...Bo,...t.kvsQuotas}}}const YE=2e3,KE=1e3;function VE({
node:t,roles:e,checks:n,clock:s}){const r=new Set;let o=!1;const i=In.map(d=>[d,JE(n[d],s)]),a=new Map(i.filter(([d])=>e.includes(d))),c=async d=>{const p=a.get(
d);return p?o?"draining":r.has(d)?await p()?"ready":"failing":"starting":"absent"},u=async d=>{const p=await Promise.all(d.map(async b=>[b,await c(b)])),[,E="re\
ady"]=p.find(([,b])=>b!=="ready")??[],T={status:E,node:t,roles:Object.fromEntries(p)};return E==="ready"?P(200,T):P(503,T,{"retry-after":"1"})};return{start(d){
for(const p of d?[d]:In)r.add(p)},drain(){o=!0},handler(d){const p=XE(d);if(p===void 0)return u(e);const E=In.find(T=>T===p);return E?u([E]):me(new A("invalid_r\
equest",`role is one of ${In.join(", ")}.`),d)}}}function XE({target:t}){return new URLSearchParams(t.slice(pe(t).length)).get("role")??void 0}function JE(t,e){
if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(YE,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(
()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&e.monotonic()-s.at<KE?s.can:(n??=r(),n)}const QE="run.json";
function nT(t){const e=ZE(t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||
!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!kn(s)||!kn(r)||!kn(o)||!kn(i)||!kn(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,
requestToken:c}}function kn(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function ZE(t){try{return JSON.parse(t)}catch{return}}function qE(t,e){
const n=(0,C.join)(t,QE);return(0,D.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,D.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,D.rmSync)(n,{force:!0})}}function eg(t,e){const n=at.includes(e.host)?"127.0.0.1":e.host,s=sg(
e.publicUrl??cE(n,t)),r=ng(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const tg=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function ng(t,e){const n=(s,r)=>new $.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!tg.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function sg(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new $.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var rg=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},og=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function ig(t){const e={stack:[],error:void 0,hasError:!1};try{const n=rg(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=HE(t),{log:o,nodeDir:i}=r,a=Ap(i,r.env),c=await aE(r);n.defer(()=>c.close());const u=eg(c.port,r),d=dg(r),{requestToken:p=(0,U.
randomBytes)(32).toString("base64url")}=r.shared??{},E=n.use(AE({...r,usage:s.usage,engine:ag(r)})),T=Ge(r,"edge")?Dy(r,u,E.meter,n):void 0,b={readiness:d,metrics:cg(
r,T,E)};T&&r.shared?.awaitStores&&(c.serve(EE(r,u,T,b)),d.start("edge"),n.defer(()=>c.close()),o("info","edge_started",{...Bs(u),port:c.port,dataDir:i,node:r.node})),
await r.shared?.awaitStores?.();const R=await vy(r,T,E.meter,n);n.defer(()=>c.close());const x=Ge(r,"control")?await jy(r,u,a,p):void 0,H=s.backUp,Q=n.use(await BE(
pg(r,c.port,R))),z=Hn(p,H);c.serve(yE(r,u,{...b,rooms:R,identity:x,nodes:Q,backup:z})),await R.build?.queue.start(),d.start();const oe=`${u.issuer}/token?api-ve\
rsion=2.0`;x&&n.use(qE(i,{pid:process.pid,...Bs(u),requestUrl:oe,requestToken:p})),o("info","platform_started",{...Bs(u),dataDir:i,node:r.node,roles:r.roles.join()});
const K=hg(()=>fg(r,d,R),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...u,port:c.port,dataDir:i,requestUrl:oe,requestToken:p,close:K,mintToken:x?.
issuer.mint??ug,backUp:H,collectGarbage:async()=>R.build?.housekeeping.collect(),[Symbol.asyncDispose]:K}}catch(n){e.error=n,e.hasError=!0}finally{const n=og(e);
n&&await n}}function ag(t){return Ge(t,"kvs")?t.stores.kvs:void 0}function cg({stores:t,shared:e,node:n,clock:s},r,o){const i=r?.objects.damage;return xE({deployments:t.
state.deployments,damage:i,node:e&&n,clock:s,metering:o})}function ug(){return Promise.reject(new TypeError("This node does not have the role control"))}function dg({
node:t,roles:e,stores:n,clock:s}){const r=async()=>{await n.check(),await lg(n.kvs,s.now())};return VE({node:t,roles:e,clock:s,checks:{control:n.check,build:n.check,
kvs:r}})}async function lg(t,e){try{await t?.get(0,"ready",e)}catch(n){if(n instanceof q)throw n}}async function fg({drainMs:t,clock:e,log:n},s,r){s.drain(),r.build?.
queue.pause(),t!==0&&(n("info","platform_draining",{ms:t}),await e.sleep(t))}function hg(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function pg({
node:t,roles:e,host:n,shared:s,clock:r,log:o},i,{build:a}){const c=`${at.includes(n)?(0,we.hostname)():n}:${i}`,u=()=>a?.queue.underWay??0;return{own:{name:t,roles:e,
address:c},store:s?.nodes,builds:u,clock:r,log:o}}const et={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function An(t){return t instanceof
Error&&"errcode"in t?Number(t.errcode)&255:0}function Ln(t){return(0,$.b$)(t)||An(t)===et.FULL}const mg=[et.BUSY,et.READONLY,et.IOERR,et.CANTOPEN];function yg(t){
return mg.includes(An(t))}function jc(t){return An(t)===et.CORRUPT||An(t)===et.NOTADB}function Pc(t){return An(t)===et.BUSY}const Fc="abcdefghijklmnopqrstuvwxyz\
234567",Eg=63,Bc=6,gg=()=>(0,U.randomInt)(2**32)/2**32;function Vo(t,e){let n="";for(;n.length<t;)n+=Fc[Math.floor(e()*Fc.length)]??"";return n}function wg(t){const e=t.
toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Eg-Bc-1).replace(/-+$/,"");return e===""?"app":e}function Gc(t,e){return`${wg(t)}-${Vo(Bc,e)}`}
var Re=O(1455);const Tg=[".drafts","tmp"],bg=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;function _g(t,e){
let n=Promise.resolve();const s=async r=>{Sg(r,t);try{await Hc(t,r),e(r),await Hc(t,r)}catch(o){for(const i of(0,D.readdirSync)(r))await(0,Re.rm)((0,C.join)(r,i),
{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function Sg(t,e){if(!(0,C.isAbsolute)(t))throw Gs(`"${t}" is not an ab\
solute path`);if((0,re.FK)(e,t))throw Gs(`${t} is inside the data directory`);try{if((0,re.wZ)(t,448),(0,D.readdirSync)(t).length>0)throw Gs(`${t} is not empty`)}catch(n){
throw n instanceof $.GQ||Ln(n)?n:Gs(`${t} cannot be written (${(0,$.xU)(n)})`)}}const Og=5;async function Hc(t,e){const n=s=>!(0,C.relative)(t,s).split(C.sep).some(
r=>Tg.includes(r));for(const s of(0,D.readdirSync)(t).filter(r=>!bg.test(r)))for(let r=1;;r+=1)try{await(0,Re.cp)((0,C.join)(t,s),(0,C.join)(e,s),{recursive:!0,
force:!1,filter:n});break}catch(o){if((0,$.xU)(o)!=="ENOENT"||r===Og)throw o}}function Gs(t){return new $.GQ("invalid_input",t,{input:"to",remedy:"Name a direct\
ory outside the data directory that is empty or does not exist yet."})}class Ng extends Error{name="BlobsFull"}class Wc extends Error{name="WrongBytes"}const Rg=200,
zc=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,Ig=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function Xo(t){if(t.length<=Rg&&Ig.test(t))return t;throw new TypeError(
`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function kg(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(
t.slice(0,100))} needs a / at its end`);return Xo(t.slice(0,-1)),t}var Ag=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Lg=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Jo={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Yc={...Jo,sync:async()=>{}};function vn(t){(0,D.mkdirSync)(t,{recursive:!0,mode:448})}async function vg(t,e=Jo){
const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===Yc)return;const s=Ag(n,await(0,Re.open)(t,"r"),!0);await e.sync(s)}catch(s){n.
error=s,n.hasError=!0}finally{const s=Lg(n);s&&await s}}function Qo(t){return gt(()=>(0,D.readdirSync)(t))??[]}const Dg=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Zo(t){
return Dg.has((0,$.xU)(t))}function gt(t){try{return t()}catch(e){if(Zo(e))return;throw e}}var $g=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="\
function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},xg=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Kc=600*1e3;class Mg{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){const s=this.#r(e),r=gt(
()=>{const o=(0,D.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=Kc||Cg(s,n)});return r&&this.#t.add(qo(s)),r??
!1}put(e,n,s){return this.#o(e,async r=>{if((0,U.hash)("sha256",n)!==s)throw new Wc(`The bytes of ${e} have another hash`);await this.#c(r,n)})}putStream(e,n,s,r){
return this.#o(e,async o=>{const i=(0,U.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(o,c)}if(a!==n||
i.digest("hex")!==r)throw new Wc(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;
const e=new Set([...this.#t].flatMap(n=>Vc(this.#e.dir,n)));try{await Promise.all([...e].map(n=>vg(n,this.#e.disk)))}catch(n){throw this.#u(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${Xo(e)}`}async#o(e,n){const s=this.#r(e);if(this.#s)throw this.#s.error;const r=this.#i(
s,n).catch(o=>{throw this.#u(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,C.join)(this.#e.drafts,(0,U.randomUUID)());try{await this.#a(
s,n),await(0,Re.rename)(s,e).catch(r=>{if((0,$.xU)(r)!=="ENOENT")throw r;return vn((0,C.dirname)(e)),(0,Re.rename)(s,e)}),this.#t.add(qo(e))}catch(r){throw await(0,Re.
rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=$g(s,await(0,Re.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(
r)}catch(r){s.error=r,s.hasError=!0}finally{const r=xg(s);r&&await r}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#u(e){const n=Ln(
e)?new Ng("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function qo(t){return t.slice(0,t.lastIndexOf("/"))}function Vc(t,e){return e===t?[e]:[e,
...Vc(t,qo(e))]}function Cg(t,e){const{mtimeNs:n}=(0,D.statSync)(t,{bigint:!0});try{(0,D.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,$.
xU)(s)!=="EPERM")throw s;return!1}return(0,D.statSync)(t).size===e}function Ug({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function Hs({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const ei=1024*1024,jg=16*ei;class Pg{#e;#t=0;constructor(e,n=()=>Bg(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,jg))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-Fg(e.size):Number.POSITIVE_INFINITY}}function Fg(t){return Math.min(Math.max(256*ei,t/100),2560*ei,t/8)}function Bg(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,D.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Xc=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Jc=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Gg=64*1024,Hg=3600*1e3;class Wg{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,
this.#t=(0,C.join)(e,".drafts"),this.#n=(0,C.join)(e,".leaving"),this.#s=n,this.#r=s??Jo,this.#o=new Pg(e),vn(e)}async head(e){const n=await this.#u(e,s=>(0,Re.
stat)(s,{bigint:!0}));return n?.isFile()?Hs(n):void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Xc(
s,r,!0),i=Hs(await o.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Jc(s);r&&await r}}async read(e,n){
const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Xc(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,
bytesRead:c}=await o.read(Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Jc(s);r&&await r}}async stream(e,n){
return(await this.#c(e))?.createReadStream({start:0,...n,highWaterMark:Gg})}writer({lasting:e=!0}={}){this.#h(),vn(this.#t);const n=e&&this.#s?this.#r:{...Yc,write:this.#r.
write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new Mg(s)}async delete(e){const n=this.#a(e);(0,D.rmSync)(n,{force:!0});for(const s of this.#d(
e))(0,D.rmSync)(s,{force:!0});(0,D.rmSync)(n,{force:!0})}async deleteUnused(e,n){this.#h();const s=this.#l(e,r=>Ug(r)<n-Kc);return s!==void 0&&(0,D.rmSync)(s,{force:!0}),
s!==void 0}async move(e,n,s){const r=this.#a(n),o=this.#l(e,i=>Hs(i).version===s);return o===void 0?!1:(vn((0,C.dirname)(r)),(0,D.renameSync)(o,r),!0)}async*list(e){
const n=(0,C.join)(this.#e,kg(e)),s=await(0,Re.readdir)(n,{withFileTypes:!0}).catch(Ws);for(const r of s??[]){if(!zc.test(r.name))continue;const o=e+r.name;r.isDirectory()&&
(yield*this.list(`${o}/`));const i=r.isFile()&&gt(()=>(0,D.statSync)((0,C.join)(this.#e,o),{bigint:!0}));i&&(yield{key:o,...Hs(i)})}}async*folders(){for(const e of await(0,Re.
readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&zc.test(e.name)&&(yield e.name)}#a(e){return(0,C.join)(this.#e,Xo(e))}async#c(e){const n=await this.#u(e,s=>(0,Re.
open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#u(e,n){const s=this.#a(e),r=await n(s).catch(Ws);if(r!==void 0)return r;for(const o of this.#d(
e)){const i=await n(o).catch(Ws);if(i!==void 0)return i}return n(s).catch(Ws)}#d(e){const n=`${Qc(e)}~~`;return Qo(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,C.
join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=gt(()=>(0,D.statSync)(s,{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,C.join)(this.#n,`${Qc(e)}~~${Date.
now()}~${(0,U.randomUUID)()}`);vn(this.#n);const a=gt(()=>((0,D.renameSync)(s,o),!0))&&gt(()=>(0,D.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#f(o,s)}}#f(e,n){
try{(0,D.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,$.xU)(s)??"")){(0,D.renameSync)(e,n);return}if((0,$.xU)(s)!=="EEXIST"&&!Zo(s))throw s}
(0,D.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const e=Date.now()-Hg;for(const n of Qo(this.#t)){const s=(0,C.join)(this.#t,n);(gt(()=>(0,D.statSync)(
s).mtimeMs)??e)<e&&(0,D.rmSync)(s,{force:!0,recursive:!0})}for(const n of Qo(this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,
10)<e&&this.#f((0,C.join)(this.#n,n),this.#a(o))}}}function Qc(t){return t.replaceAll("/","~")}function Ws(t){if(!Zo(t))throw t}const ti=10,zg=/^[\w-]{1,128}$/;
function Yg(t){if(zg.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not a deployID`)}function Zc(t,e){const n=qc(t,e),s=e.from<0?Math.max(0,n-1):n;
return{start:s,length:Math.min(n+e.limit,t)-s}}function Kg(t,e,n){const{from:s,limit:r,isComplete:o=!1}=n,i=qc(e,n),a=t.subarray(i-Zc(e,n).start),c=s<0&&i>0&&t[0]!==
ti?Vg(a):0,d=i+a.length>=e&&o?a.length:Xg(a,r);return{text:a.toString("utf8",Math.min(c,d),d),next:i+d,size:e}}function qc(t,{from:e}){return Math.min(t,e<0?Math.
max(0,t+e):e)}function Vg(t){const e=t.indexOf(ti)+1;return e>0?e:Math.max(0,t.findIndex(n=>!eu(n)))}function Xg(t,e){const n=t.lastIndexOf(ti)+1;return n>0||t.
length<e?n:Jg(t)}function Jg(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-e]??0;if(eu(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-
e:t.length}return t.length}function eu(t){return(t&192)===128}var Qg=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Zg=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});function qg(t){(0,D.mkdirSync)(t,{recursive:!0,mode:448});const e=n=>(0,C.join)(t,`${Yg(n)}.log`);return{append:async(n,s)=>{await(0,Re.appendFile)(e(n),s,
{mode:384}).catch(()=>{})},end:async()=>{},async read(n,s){try{const r={stack:[],error:void 0,hasError:!1};try{const o=Qg(r,await(0,Re.open)(e(n)),!0);return await ew(
o,s)}catch(o){r.error=o,r.hasError=!0}finally{const o=Zg(r);o&&await o}}catch(r){if((0,$.xU)(r)==="ENOENT")return;throw r}}}}async function ew(t,e){const{size:n}=await t.
stat(),{start:s,length:r}=Zc(n,e);return Kg(await tw(t,s,r),n,e)}async function tw(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.
read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function nw(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{
t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var ni=O(99);const zs=[`
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
  `];function sw(t){const e=new ni.DatabaseSync(t===void 0?":memory:":(0,C.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),rw(e),e}catch(n){throw e.close(),n}}function rw(t){const e=tu(t);if(e!==zs.length){if(e>zs.length)
throw new $.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${zs.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of zs.entries())Ys(t,()=>{tu(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function tu(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function nu(t,e){t.prepare("VACUUM INTO ?").run(e),(0,D.chmodSync)(e,384)}function Ys(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function Dn(t){return{read:async e=>su(e),write:async e=>su(
()=>Ys(t,e))}}function su(t){try{return t()}catch(e){const n=Ln(e);throw!n&&!yg(e)?e:new q(`The state cannot be read or written: ${ow(e)}`,{cause:e,isFull:n})}}
function ow(t){return t instanceof Error?t.message:String(t)}function iw(t){const e=(0,C.join)(t,"platform.pid"),n=(0,C.join)(t,"platform.lock");(0,D.writeFileSync)(
n,"",{flag:"a",mode:384});const s=new ni.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.
close(),jc(r)?new $.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"data",remedy:"Remove the file: it contains no data, and the next sta\
rt creates it.",cause:r}):Pc(r)?new $.GQ("platform_locked",`Another platform uses ${t}${aw(e)}`,{input:"data",remedy:"Stop that one first, or name another direc\
tory with --data.",cause:r}):r}return(0,D.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,D.rmSync)(e,{force:!0}),s.close())}}}function aw(t){try{const e=/^\d{1,10}$/.exec((0,D.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function cw(t){return ou(t,e=>{(ru(e)||(0,D.readdirSync)(e).length===0)&&(0,D.chmodSync)(e,448),(0,D.writeFileSync)(
(0,C.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function sT(t){const e=ou(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(ru(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function ru(t){return(0,D.existsSync)((0,C.join)(t,"platform.db"))}function ou(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new $.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,C.resolve)(t);try{(0,re.wZ)(
n,448),e(n)}catch(s){throw new $.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,$.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,D.existsSync)((0,C.join)(n,".gitignore"))||(0,D.writeFileSync)((0,C.join)(n,".gitignore"),`*
`,{mode:384}),n}function L(t,e){const n=t[e];if(typeof n!="string")throw ri(e);return n}function le(t,e){return t[e]===null?null:L(t,e)}function W(t,e){const n=t[e];
if(typeof n!="number")throw ri(e);return n}function tt(t,e){return t[e]===null?null:W(t,e)}function si(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw ri(
e);return n}function ri(t){return new $.GQ("internal",`The column ${t} of the database has an unexpected type`)}function $n(t){return{seq:W(t,"seq"),deployID:L(
t,"deploy_id"),status:iu(t),stage:oi(t),branch:L(t,"branch"),commit:le(t,"commit"),createdAt:W(t,"created_at"),startedAt:tt(t,"started_at"),finishedAt:tt(t,"fin\
ished_at"),supersededBy:le(t,"superseded_by"),cancelledBy:le(t,"cancelled_by"),triggeredBy:le(t,"triggered_by"),redeployOf:le(t,"redeploy_of"),commitFacts:{subject:le(
t,"commit_subject"),author:le(t,"commit_author")},size:lw(t),enteredAt:dw(t)}}const uw=["cancelled_by","triggered_by","redeploy_of","commit_subject","commit_aut\
hor","release_files","release_bytes","install_at","build_at","sync_at","activate_at"],xn={install:"install_at",build:"build_at",sync:"sync_at",activate:"activat\
e_at"};function dw(t){const e=Object.entries(xn).map(([n,s])=>[n,tt(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function lw(t){const[e,n]=[tt(t,
"release_files"),tt(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function fw({branch:t,commit:e,by:n=null},s){return{branch:t??s,commit:e,
by:n,redeployOf:null,facts:{subject:null,author:null}}}function hw(t,e){return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,facts:t.commitFacts}}function pw(t,e){
return e?{kind:t?"cancelled":"not_queued",deployment:e}:{kind:"no_deployment"}}function oi(t){const e=le(t,"stage");return he.Mb.find(n=>n===e)??null}function iu(t){
const e=L(t,"status"),n=he.PB.find(s=>s===e);if(!n)throw new $.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function mw(t){
return yw(le(t,"failure"))??kl(oi(t)??"build")}function yw(t){try{return t===null?void 0:la(JSON.parse(t))}catch{return}}function Ew(t){return{status:iu(t),count:W(
t,"count"),ran:W(t,"ran"),ms:W(t,"ms")}}function Bt(t){const e=L(t,"type"),n=k.yN.find(s=>s===e);if(!n)throw new $.GQ("internal",`The database has an app of the\
 unknown type ${e}`);return{org:L(t,"org"),project:L(t,"project"),appID:L(t,"app_id"),name:L(t,"name"),type:n,repository:L(t,"repository"),branch:L(t,"branch"),
buildCommand:le(t,"build_command"),outputDirectory:le(t,"output_directory"),region:le(t,"region"),settings:ii(L(t,"settings")),subdomain:L(t,"subdomain"),environmentID:L(
t,"environment_id"),liveRelease:le(t,"live_release"),createdAt:W(t,"created_at"),updatedAt:W(t,"updated_at")}}function ii(t){const e=JSON.parse(t);return(0,v.Gv)(
e)?e:{}}function gw(t,{settings:e,...n}){const s=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...n,settings:Object.fromEntries(s)}}
function au(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function ww(t,e){const[n,
s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),removed:n.filter(r=>!s.includes(r)).sort()}}const ai="",Tw="\
\u{10FFFF}";function bw({after:t,before:e,prefix:n=""}){const s=`${n}${Tw}`,r=t&&t.appID>=n?[t.appID,t.project]:[n,ai],o=e&&e.appID<s?[e.appID,e.project]:[s,ai];
return[...r,...o]}function _w(t,e){return{deployID:L(t,"deploy_id"),app:{org:L(t,"org"),project:L(t,"project"),appID:L(t,"app_id")},repository:L(t,"repository"),
branch:L(t,"job_branch"),commit:le(t,"commit_requested"),buildCommand:le(t,"build_command"),outputDirectory:le(t,"output_directory"),settings:ii(L(t,"settings")),
env:e}}function Sw(t){return{deployID:L(t,"deploy_id"),manifestHash:L(t,"manifest")}}function Ow(t,e){const n=le(t,"live_release");return{org:L(t,"org"),project:L(
t,"project"),appID:L(t,"app_id"),subdomain:L(t,"subdomain"),settings:ii(L(t,"settings")),release:e.find(({deployID:s})=>s===n)??null,kept:e.filter(({deployID:s})=>s!==
n)}}function Nw(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function Rw(t){const[e]=t;if(!e)
return;const n=t.filter(s=>s.name!==null).map(kw);return{type:L(e,"type"),environmentID:L(e,"environment_id"),tables:n}}function Iw(t){return{keyspace:W(t,"keys\
pace"),app:{org:L(t,"org"),project:L(t,"project"),appID:L(t,"app_id")},name:L(t,"name"),environmentID:L(t,"environment_id"),type:L(t,"type")}}function kw(t){return{
name:L(t,"name"),createdAt:W(t,"created_at"),tokenHash:L(t,"token_hash"),sealed:si(t,"token_sealed")}}function cu(t){return{accessKeyID:L(t,"access_key_id"),environmentID:L(
t,"environment_id"),sealed:si(t,"sealed"),expiresAt:W(t,"expires_at")}}function Aw(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.
has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[u,d])=>c+Buffer.byteLength(u)+Buffer.byteLength(d),0);return i.length>s.variables||a>s.bytes?void 0:
Object.fromEntries(i)}function Lw(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function rT(t){return JSON.
stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}function vw({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=Mn(
t),a="SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?)",c=t.prepare(`${a} ORDER BY app_id, project LIMIT ?`),u=t.prepare(
`${a} ORDER BY app_id DESC, project DESC LIMIT ?`),d=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),p=t.prepare("SELECT org FROM apps WHER\
E org < ? ORDER BY org DESC LIMIT 1"),E=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),T=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, rep\
ository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),b=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),R=t.prepare(`SELECT e.name, e.value FROM env e JOIN apps a ON a.id = e.app
    WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),x=t.prepare("DELETE FROM env WHERE app = ?"),H=t.prepare("INSERT INTO env (app, name, v\
alue) VALUES (?, ?, ?)"),Q=Dw(t),z=({subdomain:M},F)=>{n.publish({kind:"site",subdomain:M});for(const ee of F)n.publish({kind:"domain",domain:ee})},oe=M=>{const F=i(
M);if(!F)throw new $.GQ("internal",`The app ${M.appID} is not in platform.db`);return Bt(F)},K=M=>{let F=Gc(M,o);for(;E.get(F);)F=Gc(M,o);return F};return{find:M=>e.
read(()=>{const F=i(M);return F&&Bt(F)}),async create({key:M,type:F,config:ee},fe){const Te=()=>{if(i(M))return;const je=r.now();return T.run(M.org,M.project,M.
appID,M.appID,F,...au(ee),K(M.appID),`env-${Vo(16,o)}`,je,je),Q.assign(M,void 0,ee),oe(M)},ue=await e.write(()=>s.run(fe,Te)??{kind:"taken"});return ue.kind==="\
done"&&z(ue.made,ue.made.settings.domains??[]),ue},async update(M,F){const ee=await e.write(()=>{const fe=i(M);if(!fe)return;const[Te,ue]=[Bt(fe),gw(Bt(fe),F)];
return b.run(...au(ue),r.now(),W(fe,"id")),{changed:Q.assign(M,Te,ue),app:oe(M)}});return ee&&z(ee.app,ee.changed),ee?.app},env:({org:M,project:F,appID:ee})=>e.
read(()=>ci(R.all(M,F,ee))),replaceEnv:(M,F)=>e.write(()=>{const ee=i(M);if(!ee)return!1;const fe=W(ee,"id");x.run(fe);for(const[Te,ue]of Object.entries(F))H.run(
fe,Te,ue);return!0}),editEnv:(M,F,ee)=>e.write(()=>{const fe=i(M);if(!fe)return{kind:"no_app"};const Te=ci(R.all(M.org,M.project,M.appID)),ue=Aw(Te,F,ee);if(!ue)
return{kind:"full"};const je=W(fe,"id");x.run(je);for(const[Ei,gi]of Object.entries(ue))H.run(je,Ei,gi);return Lw(Te,ue,F)}),organizations:({after:M=ai,before:F,
limit:ee})=>e.read(()=>{const fe=F===void 0?d:p,Te=[];for(let ue=F??M;Te.length<ee;){const je=fe.get(ue);if(!je)break;ue=L(je,"org"),Te.push(ue)}return F===void 0?
Te:Te.reverse()}),list:(M,F)=>e.read(()=>{const ee=(F.before?u:c).all(M,...bw(F),F.limit).map(Bt);return F.before?ee.reverse():ee})}}function Dw(t){const e=Mn(t),
n=t.prepare("INSERT INTO domains (name, app) VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){
const{added:a,removed:c}=ww(o,i),u=a.length+c.length>0?e(r):void 0;if(!u)return[];const d=W(u,"id");for(const p of c)s.run(p,d);for(const p of a)if(n.run(p,d).changes===
0)throw new h(p);return[...c,...a]}}}function Mn(t){const e=t.prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?");return({org:n,project:s,
appID:r})=>e.get(n,s,r)}function ci(t){return Object.fromEntries(t.map(e=>[L(e,"name"),L(e,"value")]))}const uu="deploy_id = ? AND fence = ? AND lease_node IS N\
OT NULL AND finished_at IS NULL",du="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL",lu=`status = 'failed', stage = ?, failure = \
?, ${du}`;function $w(t){const{database:e,commands:n,changes:s,clock:r}=t,o=K=>e.prepare(`UPDATE deployments SET ${K} WHERE ${uu}`),i=o("lease_until = ?"),a=K=>o(
`status = ?, stage = ?, ${K} = coalesce(${K}, ?)`),c={clone:a("started_at"),install:a(xn.install),build:a(xn.build),sync:a(xn.sync),activate:a(xn.activate)},u=o(
`commit_sha = ?, commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),d=o("stored_release = ?, release_files = ?, release_bytes = ?"),p=o(lu),E=xw(e,r),T=e.prepare(`SELECT deploy_id\
, stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),b=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),R=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),x=Mw(e,r),H=Cw(t),Q=Uw(e),z=(K,M,...F)=>n.
read(()=>K.run(...F,M.deployID,M.fence).changes===1),oe=K=>(K.length>0&&s.publish({kind:"jobs"}),K);return{claim:K=>n.write(()=>x(K)),renew:K=>z(i,K,r.now()+js),
advance:(K,M)=>z(c[M],K,_c[M],M,r.now()),recordCommit:(K,M,F)=>z(u,K,M,F?.subject??null,F?.author??null),recordRelease:(K,M,F)=>z(d,K,M,F?.files??null,F?.bytes??
null),async finish(K,M){if(M.kind==="live"){const F=await n.write(()=>H(K,M.manifestHash));if(F===void 0)return!1;s.publish({kind:"site",subdomain:F})}else if(!await z(
p,K,...fu(M.facts,r)))return!1;return s.publish({kind:"jobs"}),!0},expire:async()=>oe(await n.write(()=>T.all(r.now()).map(E))),expireAll:()=>oe(Ys(e,()=>b.all().
map(E))),isBusy:()=>n.read(()=>R.get()!==void 0),releases:K=>n.read(()=>Q(K))}}function fu(t,e){return[t.stage,JSON.stringify(ua(t)),e.now()]}function xw(t,e){const n=t.
prepare(`UPDATE deployments SET ${lu} WHERE deploy_id = ?`);return s=>{const r=L(s,"deploy_id");return n.run(...fu(Sc(oi(s)??"clone"),e),r),r}}function Mw(t,e){
const n=t.prepare(`SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, d.commit_requested, a.*
    FROM deployments d INDEXED BY deployments_open JOIN apps a ON a.id = d.app
    WHERE d.finished_at IS NULL AND d.status = 'queued' AND NOT EXISTS
      (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = d.app AND u.lease_node IS NOT NULL)
    ORDER BY d.seq LIMIT 1`),s=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return o=>{const i=n.
get();if(!i)return;const a=e.now(),c=L(i,"deploy_id"),u=W(i,"fence");return s.run(_c.clone,a,u,o,a+js,c),{deployID:c,fence:u,job:_w(i,ci(r.all(W(i,"id"))))}}}function Cw({
database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${du}
    WHERE ${uu}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING id, subdomain`),i=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:a,fence:c},u)=>{const d=e.now();if(s.run(d,a,c).changes!==1)return;r.run(u,d,a);const p=o.get(a,a)??
{};return i.run(W(p,"id"),n),L(p,"subdomain")}}function Uw(t){const e=t.prepare(`SELECT r.manifest AS manifest FROM apps a JOIN releases r ON r.app = a.id WHERE\
 a.org = ?
    UNION SELECT d.stored_release FROM deployments d INDEXED BY deployments_leased JOIN apps a ON a.id = d.app
    WHERE d.lease_node IS NOT NULL AND d.stored_release IS NOT NULL AND a.org = ?`);return n=>e.all(n,n).map(s=>L(s,"manifest"))}const hu=32,jw=4096;function Pw(t,e){
const n=(0,C.join)(t,"platform.key"),s=(0,C.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>Bw(n),i=()=>{if(Fw(e))throw ui(`${n} is missing\
, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were sealed with`;return{value:pu(e,n,o,i),wrong:c=>ui(
a,c)}},async signingKey(r){return{value:pu(e,s,()=>Gw(s),r),wrong:a=>yu(s,a)}}}}function pu(t,e,n,s){const r=n();return r!==void 0?r:Ys(t,()=>{const o=n();if(o!==
void 0)return o;const i=s();return Hw(e,i),i})}function Fw(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS \
any").get()?.any===1}function Bw(t){return mu(()=>{const e=(0,D.statSync)(t);if(!e.isFile()||e.size!==hu)throw ui(`${t} is not a key of ${hu} bytes`);const n=(0,D.
readFileSync)(t);return(0,D.chmodSync)(t,384),n})}function Gw(t){return mu(()=>{const e=(0,D.statSync)(t);if(!e.isFile()||e.size>jw)throw yu(t);return(0,D.readFileSync)(
t,"utf8")})}function mu(t){try{return t()}catch(e){if((0,$.xU)(e)==="ENOENT")return;throw e}}function Hw(t,e){const n=`${t}.${(0,U.randomBytes)(4).toString("hex")}`,
s=(0,D.openSync)(n,"wx",384);try{try{(0,D.writeSync)(s,Buffer.from(e)),(0,D.fsyncSync)(s)}finally{(0,D.closeSync)(s)}(0,D.renameSync)(n,t)}catch(r){throw(0,D.rmSync)(
n,{force:!0}),r}}function ui(t,e){return new $.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name \
another directory with --data.",cause:e})}function yu(t,e){return new $.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: t\
he next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}const Ww=160;class zw{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&
(this.#s-=di(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=di(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(
e);const n=this.#t.get(e);n&&(this.#s-=di(e,n),this.#t.delete(e))}clear(){this.#t=new Map,this.#n=new Map,this.#s=0}}function di(t,e){return Ww+2*(t.length+e.value.
length)}const Yw=`
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
`;function Kw(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${Yw} COMMIT;`)}function Vw(t){const e=t.prepare(
"SELECT keyspace, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?");return(n,s)=>e.all(n,s).map(r=>({keyspace:W(r,"keyspace"),keys:W(r,"keys"),
bytes:W(r,"bytes")}))}const Xw=16*1024*1024,li=1e3,Jw=`
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
`;function Eu(t){const e=(t.open??(n=>new ni.DatabaseSync(n)))(t.path);try{return e.exec(Jw),Kw(e),new Qw(e,t)}catch(n){throw e.close(),Pc(n)?new $.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}class Qw{#e;#t;#n;#s;#r;#o=[];#i="open";constructor(e,n){this.#e=e,this.#t=Zw(e),this.#n=Vw(e),this.#s=new zw(n.cacheBytes??
Xw),this.#r=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#i==="closed")throw new q("the store is closed");const r=fi(e,n),o=this.#s.get(r)??this.#a(r,e,n);return o&&
(o.expiresAt===null||o.expiresAt>s)?o:void 0}#a(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?
null:Number(r.expires_at)};return this.#s.set(e,o),o}catch(r){throw new q("the store could not be read",{cause:r})}}put(e,n,s){return this.#c(()=>this.#t.put.run(
e,n,s.value,s.expiresAt),()=>this.#s.set(fi(e,n),s))}delete(e,n){return this.#c(()=>this.#t.delete.run(e,n),()=>this.#s.delete(fi(e,n)))}async sweep(e,n){let s=0;
return await this.#c(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=li;for(;n===li;)await this.#c(()=>{n=Number(this.#t.drop.run(e,e,li).
changes)},()=>this.#s.clear())}async sizes(e,n){if(this.#i==="closed")throw new q("the store is closed");try{return this.#n(e,n)}catch(s){throw new q("the store\
 could not be read",{cause:s})}}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM sto\
re").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){nu(this.#e,
e)}async close(){this.#i!=="closed"&&(this.#u(),this.#i="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#c(e,n){return new Promise((s,r)=>{
if(this.#i!=="open")return r(new q(`the store is ${this.#i}`));this.#o.length===0&&setImmediate(()=>this.#u()),this.#o.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#o;if(this.#o=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#d()&&Ln(n)||this.#l(n);const r=new q(
"the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#d(){try{return this.#e.isTransaction&&this.#e.
exec("ROLLBACK"),!0}catch{return!1}}#l(e){this.#i="poisoned",this.#r(e)}}function fi(t,e){return`${t}/${e}`}function Zw(t){return{begin:t.prepare("BEGIN IMMEDIA\
TE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO\
 UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("D\
ELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspa\
ce = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?)"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function qw(t,e,n){
const s=e0(t),r=e.identity(),o=e.highestKeyspace(),i=t0(t);if(o>i)throw hi(n,`kvs.db contains entries of table ${o}, and ${i===0?"platform.db never had a table":
"platform.db is older"}`);if(s!==void 0&&r!==void 0&&s!==r)throw hi(n,"they come from two data directories");if(s!==void 0&&r===void 0&&n0(t))throw hi(n,"kvs.db\
 is missing, or older than platform.db");const a=r??s??(0,U.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(a),s===void 0&&t.prepare("INSERT INTO kvs\
_store (only, identity) VALUES (1, ?)").run(a)}function e0(t){const e=t.prepare("SELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}
function t0(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'kvs_tables'").get()?.seq??0)}function n0(t){return t.prepare("SELECT 1 FRO\
M kvs_tables LIMIT 1").get()!==void 0}function hi(t,e){return new $.GQ("unsupported_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing \
was changed`,{input:"data",remedy:"Restore both files from the same backup, or name another directory with --data."})}const gu="kvs.db";function s0({dataDir:t,lasting:e=!0,
database:n,log:s=Cc}){const r=e?r0((0,C.join)(t,gu),s):Eu({path:":memory:"});try{qw(n,r,t)}catch(o){throw r.close(),o}return r}function r0(t,e){return(0,D.writeFileSync)(
t,"",{flag:"a",mode:384}),Eu({path:t,onPoisoned:s=>e("error","kvs_store_poisoned",{reason:s instanceof Error?s.message:String(s),remedy:"Check the disk, then re\
start the platform. Until then all writes fail."})})}const pi=6e4;function o0(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),
o};return{take(r){const o=t.monotonic(),i=Math.floor(o/pi);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((pi-o%
pi)/1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const i0=100;function a0(t,e){const n=Dn(t),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("SELECT *\
 FROM kvs_roles WHERE access_key_id = ?"),a=t.prepare("SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:c,environmentID:u,sealed:d,expiresAt:p},{
now:E,most:T}){const b=await n.write(()=>{s.run(E,i0);const R=r.all(u,T-1);return o.run(c,u,d,p),R.map(x=>L(x,"access_key_id"))});for(const R of b)e.publish({kind:"\
role",accessKeyID:R})},find:c=>n.read(()=>{const u=i.get(c);return u&&cu(u)}),any:()=>n.read(()=>{const c=a.get();return c&&cu(c)})}}function c0(t){const e=new Map,
n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>
t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{lifetime:a,perIdentity:c,inAll:u}){const d=t.monotonic();n(0,p=>p.expiresAt<=d),n(c-1,
p=>p.identity===o),n(u-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:d+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),o},async close(r){
e.delete(r)}}}const Cn=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${uw.map(t=>`d.${t}`).join(", ")}`,Ks="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",u0=Number.MAX_SAFE_INTEGER;function d0(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=Mn(e),i=e.prepare(`SELECT ${Cn} FROM dep\
loyments d ${Ks} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${Cn} FROM deployments d ${Ks} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${Cn} FROM deployments d ${Ks} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),u=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Ks} AND d.deploy_id = ? AND d.status = 'failed'`),d=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0"),p=(R,x)=>{
const H=i.get(...Un(R),x);return H&&$n(H)},E=l0(t,p),T=f0(t),b=R=>((R.kind==="done"||R.kind==="cancelled")&&s.publish({kind:"jobs"}),R);return{async create(R,x,H){
const Q=await n.write(()=>{const z=o(R);return z&&r.run(H,()=>E(R,z,fw(x,L(z,"branch"))))});return b(Q??{kind:"no_app"})},async redeploy(R,x,H,Q){const z=await n.
write(()=>{const[oe,K]=[o(R),p(R,x)];return oe&&K&&r.run(Q,()=>E(R,oe,hw(K,H)))});return b(z??{kind:"no_deployment"})},cancel:async(R,x,H)=>b(await n.write(()=>pw(
T(R,x,H),p(R,x)))),find:(R,x)=>n.read(()=>p(R,x)),list:(R,{before:x=u0,since:H,limit:Q})=>n.read(()=>H===void 0?a.all(...Un(R),x,Q).map($n):c.all(...Un(R),H,Q).
map($n).reverse()),failure:(R,x)=>n.read(()=>{const H=u.get(k.IC.bytes,...Un(R),x);return H&&mw(H)}),totals:()=>n.read(()=>d.all().map(Ew))}}function l0({database:t,
clock:e,random:n},s){const r=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch, commit_requested, trigge\
red_by,
    redeploy_of, commit_subject, commit_author, created_at) VALUES (?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?)`);return(i,a,{branch:c,commit:u,by:d,redeployOf:p,facts:E})=>{
const T=`dpl-${Vo(16,n)}`,[b,R]=[W(a,"id"),e.now()];r.run(T,R,b),o.run(T,b,c,u,d,p,E.subject,E.author,R);const x=s(i,T);if(!x)throw new $.GQ("internal",`The dep\
loyment ${T} was not stored`);return x}}function f0({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, fini\
shed_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL AND status = 'queued'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`);return(s,r,o)=>n.run(o,e.now(),r,...Un(s)).changes===1}function Un({org:t,project:e,
appID:n}){return[t,e,n]}function h0({database:t,commands:e}){const n=d=>t.prepare(`SELECT a.*, t.seq AS newest FROM app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.seq < ? ${d} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELECT ${Cn} FROM deployments d WHERE d.seq \
= ?`),i=t.prepare(`SELECT ${Cn} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=d=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${d} LIMIT\
 ?)`),c={apps:a("apps WHERE org = ?"),live:a("apps WHERE org = ? AND live_release IS NOT NULL"),failed:a("app_activity WHERE org = ? AND failed")},u=d=>d?W(d,"n"):
0;return{recent:(d,{before:p=Number.MAX_SAFE_INTEGER,failed:E=!1,limit:T})=>e.read(()=>(E?r:s).all(d,p,T).flatMap(b=>{const R=o.get(W(b,"newest"));return R?[{app:Bt(
b),newest:$n(R)}]:[]})),newest:d=>e.read(()=>d.map(({org:p,project:E,appID:T})=>{const b=i.get(p,E,T);return b?$n(b):null})),counts:(d,p)=>e.read(()=>({apps:u(c.
apps.get(d,p)),live:u(c.live.get(d,p)),failed:u(c.failed.get(d,p))}))}}const wu=24*36e5,p0=8;function m0(t,e){const n=t.prepare(`DELETE FROM idempotency WHERE (\
scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ${p0})`),s=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, c\
reated_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),r=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),o=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),i=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function a({scope:u,key:d,requestHash:p,status:E}){const T=e.now();return n.run(T-wu),s.run(u,d,p,E,T,T-wu).changes===1}function c({scope:u,
key:d,requestHash:p}){const E=r.get(u,d);return!E||L(E,"request_hash")!==p?{kind:"other_request"}:{kind:"replayed",status:W(E,"status"),answer:L(E,"response")}}
return{run(u,d){if(u&&!a(u))return c(u);const p=d();if(u&&p===void 0&&i.run(u.scope,u.key),p!==void 0)return u&&o.run(u.answer(p),u.scope,u.key),{kind:"done",made:p}}}}
function y0({database:t,commands:e,changes:n}){const s=Mn(t),r=E0(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, p\
roject, app_id, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),a=t.prepare("SELECT a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHE\
RE d.name = ?"),c=(u,d)=>{const p=s(u),E=p?le(p,"live_release"):null;if(!p||E===null)return;const T=Nw(r(W(p,"id")),E,d);if(T)return o.run(T.deployID,W(p,"id")),
{subdomain:L(p,"subdomain"),release:{...T,previous:E}}};return{site:u=>e.read(()=>{const d=i.get(u);return d&&Ow(d,r(W(d,"id")))}),subdomainOf:u=>e.read(()=>{const d=a.
get(u);return d&&L(d,"subdomain")}),list:u=>e.read(()=>{const d=s(u);return d?r(W(d,"id")):[]}),async rollback(u,d){const p=await e.write(()=>c(u,d));return p&&
n.publish({kind:"site",subdomain:p.subdomain}),p?.release}}}function E0(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(Sw)}function g0(t){const e=Dn(t.database),n={...t,
commands:e,idempotency:m0(t.database,t.clock)};return{apps:vw(n),deployments:d0(n),releases:y0(n),activity:h0(n)}}function w0(t,e){const n=Dn(t),s=Mn(t),r=t.prepare(
"SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables\
 (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.\
token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables \
WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),u=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)"),d=t.prepare(`SELECT t.keyspace, t.name,\
 a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN apps a ON a.id = t.app
    WHERE t.token_hash = ?`),p=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),E=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace\
 > ? ORDER BY keyspace LIMIT ?"),T=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:b,name:R,tokenHash:x,sealed:H,createdAt:Q,types:z,
most:oe}){const K=await n.write(()=>{const M=s(b);if(!M)return{kind:"no_app"};const[F,ee]=[W(M,"id"),L(M,"type")];return z.some(fe=>fe===ee)?r.get(F,R)?{kind:"t\
aken"}:Number(o.get(F)?.count)>=oe?{kind:"full"}:(i.run(F,R,x,H,Q),{kind:"created"}):{kind:"wrong_type",type:ee}});return K.kind==="created"&&e.publish({kind:"t\
able",tokenHash:x}),K},list:({org:b,project:R,appID:x})=>n.read(()=>Rw(a.all(b,R,x))),async remove(b,R){const x=await n.write(()=>{const H=s(b);if(!H)return{kind:"\
no_app"};const Q=c.get(W(H,"id"),R);if(!Q)return{kind:"no_table"};const z=W(Q,"keyspace");return u.run(z),{kind:"removed",keyspace:z,tokenHash:L(Q,"token_hash")}});
return x.kind!=="removed"?x:(e.publish({kind:"table",tokenHash:x.tokenHash}),{kind:"removed",keyspace:x.keyspace})},binding:b=>n.read(()=>{const R=d.get(b);return R&&
Iw(R)}),anySealed:()=>n.read(()=>{const b=p.get();return b&&{tokenHash:L(b,"token_hash"),sealed:si(b,"token_sealed")}}),toDrop:({after:b,limit:R})=>n.read(()=>E.
all(b,R).map(x=>W(x,"keyspace"))),dropped:b=>n.write(()=>{T.run(b)})}}const mi=["org","project","app","kvs_table"];function He({org:t,project:e,app:n,table:s}){
return[t,e,n,s]}function Tu(t){return{org:L(t,"org"),project:L(t,"project"),app:L(t,"app"),table:L(t,"kvs_table")}}function bu(t){return Object.fromEntries(ce.map(
e=>[e,W(t,e)]))}function T0(t){const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of b0(n))for(const i of["hour","day"]){const a=Math.floor(s/_e[i])*
_e[i],c=JSON.stringify([...He(o),i,a]),u=e.get(c)??{scope:o,step:i,start:a,counts:ce.map(()=>0)};for(const[d,p]of ce.entries())u.counts[d]=(u.counts[d]??0)+r[p];
e.set(c,u)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function b0({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},{org:t,
project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function _0(t){const e=new Map,[n,s]=[ce.indexOf(
"keys_change"),ce.indexOf("bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(He(r)),u=e.get(c);e.set(
c,{scope:r,keys:(u?.keys??0)+(a[n]??0),bytes:(u?.bytes??0)+(a[s]??0),usedOn:Math.max(u?.usedOn??0,i)})}return[...e.values()]}function S0(t,e){const n=L(t,"statu\
s"),s=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(r=>r===`deploy_${n}`);return{scope:{org:L(t,"org"),project:L(t,"project"),app:L(t,"app_id"),table:""},
hour:Math.floor(W(t,"ended_at")/_e.hour)*_e.hour,counts:{...e,...s&&{[s]:1},build_ms:W(t,"ms")}}}function _u(t){const e=tt(t,"keyspace");return{scope:Tu(t),keyspace:e,
keys:tt(t,"keys")??0,bytes:tt(t,"bytes")??0}}function O0({tables:t},e,n,{hour:s,zero:r}){const o=[],i=[],a=new Set,c=(u,{keys:d,bytes:p})=>{a.add(He(u.scope).join(
`
`));const E={...r,keys_change:d-u.keys,bytes_change:p-u.bytes};(E.keys_change!==0||E.bytes_change!==0)&&o.push({scope:u.scope,hour:s,counts:E})};for(const{keyspace:u,
...d}of t){const p=e.get(u);p&&(c(p,d),p.keyspace!==u&&i.push({scope:p.scope,keyspace:u}))}for(const u of n)a.has(He(u.scope).join(`
`))||c(u,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const nt=mi.join(", "),yi=mi.map(t=>`${t} = ?`).join(" AND "),Su=ce.join(", "),Ou=co();function N0(t,e){const n=Dn(
t),s=R0(t),r=I0(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${Su} FROM usage_sums
    WHERE ${yi} AND step = ? AND start >= ? ORDER BY start`),u=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${yi}`),d=k0(t),p=A0(t);return{add:({writer:E,
number:T,rows:b})=>n.write(()=>{o.run(E,T,e.now()).changes===1&&s(b)}),countEnded:E=>n.write(()=>{const T=i.all(E);return s(T.filter(({org:b})=>b!==null).map(b=>S0(
b,Ou))),T.length}),claimTurn:(E,T)=>n.read(()=>a.run(E,e.now(),T).changes===1),setStored:(E,T)=>n.write(()=>r(E,T)),prune:(E,T)=>n.write(()=>p(E,T)),series:(E,T,b)=>n.
read(()=>c.all(...He(E),T,b).map(R=>({start:W(R,"start"),counts:bu(R)}))),parts:(...E)=>n.read(()=>d(...E)),stored:E=>n.read(()=>{const T=u.get(...He(E));return T?
{keys:W(T,"keys"),bytes:W(T,"bytes")}:{keys:0,bytes:0}})}}function R0(t){const e=t.prepare(`INSERT INTO usage_sums (${nt}, step, start, ${Su})
    VALUES (${"?, ".repeat(mi.length+1+ce.length)}?)
    ON CONFLICT DO UPDATE SET ${ce.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${nt}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=T0(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...He(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of _0(r))n.run(...He(o),i,a,c)}}function I0(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${nt}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${yi}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:p})=>{const E=n.get(p);return E?[[p,_u(E)]]:[]}),c=s.all(o.after,o.upTo).map(_u),u=Math.floor(i/_e.hour)*_e.hour,d=O0(o,new Map(a),c,{
hour:u,zero:Ou});e(d.rows);for(const{scope:p,keyspace:E}of d.keyspaces)r.run(E,...He(p))}}function k0(t){const e=ce.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(
", "),n=i=>t.prepare(`SELECT page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${nt} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n("org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = ''"),r=n("org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = ''"),o=n("org = ? AND project = ? AND app = ? AND\
 kvs_table > ? AND kvs_table <> ''");return(...[{org:i,project:a,app:c},u,{after:d,limit:p}])=>{const E=d?.name??"";return(a===""?s.all(i,d?.project??"",E,p,u):
c===""?r.all(i,a,E,p,u):o.all(i,a,c,E,p,u)).map(b=>({scope:Tu(b),counts:bu(b),stored:{keys:W(b,"keys"),bytes:W(b,"bytes")}}))}}function A0(t){const e=t.prepare(
`DELETE FROM usage_sums WHERE (${nt}, step, start) IN
    (SELECT ${nt}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${nt}) IN
    (SELECT ${nt} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-vt.hour);const[i,a,c]=[e.run("hour",r-vt.hour,o),e.run("day",r-vt.day,o),n.run(r-vt.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var L0=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},v0=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const D0=10;async function $0(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=cw(t.dir),{lasting:s,clock:r=Be.m,log:o}=t,i=L0(e,new AsyncDisposableStack,!0);i.use(iw(n));const a=i.adopt(Nu(n,t),Ru),c=i.use(Iu(a,n,
nw(),t)),u=i.use(s0({dataDir:n,lasting:s,database:a,log:o}));c.jobs.expireAll();const d=_g(n,E=>{nu(a,(0,C.join)(E,"platform.db")),u.copyTo((0,C.join)(E,gu))}),
p=i.move();return{...c,kvs:u,quota:o0(r),sessions:c0(r),backUp:d,[Symbol.asyncDispose]:()=>p.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=v0(
e);n&&await n}}function oT(t,e,n){return Iu(Nu(t,n),t,e,n)}function Nu(t,{database:e,lasting:n=!0}){return e??sw(n?t:void 0)}function Ru(t){t.isOpen&&t.close()}
function Iu(t,e,n,s){const{lasting:r=!0,keepReleases:o=D0,clock:i=Be.m,random:a=gg}=s,c=Dn(t),u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),d={kind:"\
local",dir:(0,C.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:d,blobs:new Wg(d),state:g0({database:t,changes:n,clock:i,random:a}),jobs:$w({database:t,
commands:c,changes:n,clock:i,keepReleases:o}),logs:qg((0,C.join)(e,"logs")),tables:w0(t,n),roles:a0(t,n),keys:Pw(e,t),usage:N0(t,i),check:()=>c.read(()=>{u.get()}),
async[Symbol.asyncDispose](){Ru(t)}}}async function x0(t){Uc(t);try{const e=await $0(t);return await ig({...t,stores:e,nodeDir:e.dataDir})}catch(e){throw M0(e,(0,C.
resolve)(t.dir))}}function M0(t,e){const n=(o,i,a)=>new $.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof $.GQ)return t;if(Ln(t))return n("disk_full",`T\
he disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(jc(t)){const o=`A datab\
ase of the data directory ${e} is damaged: ${Et(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,$.xU)(t)===void 0||!(0,re.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,$.xU)(t)})`,"Make this u\
ser the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}})};export{aT as id,cT as ids,uT as modules};

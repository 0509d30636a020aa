var gc=Object.freeze,By=Object.defineProperty;var wc=(_t,De)=>gc(By(_t,"raw",{value:gc(De||_t.slice())}));var Ec;const og=741,ig=[741],ag={8879:((_t,De,k)=>{k.d(De,{runCheck:()=>Bn});var D=k(1455),A=k(8161),Q=k(6760),C=k(3532),w=k(336),F=k(9127),S=k(3739);const ke=3;
async function Ot(d,u,l){let h="/";for(let p=0;p<ke;p+=1){if(h=me(d.flatMap(({url:T})=>xe(h,T.pathname))),h===""||u.some(T=>`/${T}`.startsWith(h)))return;const g=d.
filter(T=>pe(T,h)),b=(await Promise.all(g.map(({url:T})=>ce(T,h,l)))).filter(Boolean).length;if(b>1&&b*2>g.length)return h}}function pe({url:d,kind:u},l){return u!==
"fragment"&&`${d.pathname}/`.startsWith(l)}function xe(d,u){const l=u.startsWith(d)?u.slice(d.length).split("/",1)[0]:"";return l?[`${d}${l}/`]:[]}function me(d){
const u=new Map;for(const l of d)u.set(l,(u.get(l)??0)+1);return[...u].reduce((l,h)=>h[1]>l[1]?h:l,["",0])[0]}async function ce(d,u,l){const{kind:h}=await l.probe(
new URL(`/${d.pathname.slice(u.length)}${d.search}`,d));return h==="there"}const ge=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,R=String.
raw`"([^"\\\n]*(?:${ge}[^"\\\n]*)*)"`,U=String.raw`'([^'\\\n]*(?:${ge}[^'\\\n]*)*)'`,Y=String.raw`((?:[^()"'\s\\]|${ge})+)\s*\)`,v=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
ge,String.raw`(?:url\(\s*|@import\s+)(?:${R}|${U})`,String.raw`url\(\s*${Y}`,R.replace("(","(?:"),U.replace("(","(?:")].join("|"),"gi"),te=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function ie(d){return[...d.matchAll(v)].flatMap(u=>{const l=u.slice(1).find(h=>h!==void 0);return l===void 0||l===""||l.startsWith("#")?[]:[{href:Ce(l),kind:"as\
set"}]})}function Ce(d){return d.replace(te,(u,l,h,p)=>{const g=l===void 0?Number.NaN:Number.parseInt(l,16);return g<=1114111?String.fromCodePoint(g):h===void 0?
p??"":""})}async function ae(d,u,l){const h=d[Symbol.iterator](),p=async()=>{for(let g=h.next();!g.done;g=h.next())await l(g.value)};await Promise.all(Array.from(
{length:u},p))}var le=k(1600);const Ye={a:[["href","link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[
["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[
["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},
pn=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),mn=new Set(["title","style","script","template"]),yn=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function kt(d){const u=new It;return u.read(d),u}class It{links=[];ids=new Set;base;empty=!0;#e=[];read(u){
const l=new le.i({onopentag:(h,p)=>this.#t(h,p),ontext:h=>this.#r(h),onclosetag:h=>{this.#e.at(-1)===h&&this.#e.pop()}});l.write(u),l.end()}#t(u,l){mn.has(u)&&l.
shadowrootmode===void 0&&this.#e.push(u),pn.has(u)&&(this.empty=!1);for(const p of[l.id,u==="a"?l.name:void 0])p&&this.ids.add(p);switch(l.style?.includes("url(")&&
this.#o(ie(l.style)),u){case"base":this.base??=l.href;return;case"meta":this.#s(l);return;case"link":this.#n(l);return;case"a":case"area":if(/\bexternal\b/.test(
l.rel??""))return;break}const h=(Ye[u]??[]).flatMap(([p,g])=>{const m=l[p];return m===void 0?[]:[{href:m,kind:g}]});this.#o([...h,...gn(l.srcset??"")])}#n({rel:u="",
href:l,imagesrcset:h=""}){const p=yn.find(([g])=>g.test(u))?.[1];p!==void 0&&this.#o([...l===void 0?[]:[{href:l,kind:p}],...gn(h)])}#s(u){if(u["http-equiv"]?.toLowerCase()!==
"refresh")return;this.empty=!1;const l=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(u.content??"")?.[1];l&&this.#o([{href:l.trim(),kind:"link"}])}#r(u){
this.#e.at(-1)==="style"&&this.#o(ie(u)),this.#e.length===0&&u.trim()!==""&&(this.empty=!1)}#o(u){this.#e.includes("template")||this.links.push(...u.filter(({href:l})=>!ws(
l)))}}function ws(d){return/\{\{|\$\{|<%/.test(d)}function gn(d){return d.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(l=>{const[h=""]=l.trim().split(/\s/,1);return h===
""?[]:[{href:h.replace(/,+$/,""),kind:"asset"}]})}const wn=10;class Ie{#e;#t=new Map;constructor(u){this.#e=u}know(u,l){this.#t.set(u.pathname,Promise.resolve({
kind:"there",url:u,page:we(l)}))}probe(u){const l=u.pathname+u.search,h=this.#t.get(l);if(h)return h;const p=this.#n(u);return this.#t.set(l,p),p}async#n(u){let l=u;
for(let h=0;h<wn;h+=1){const{status:p,headers:g}=await this.#e.fetch(l,{method:"HEAD",signal:this.#e.signal}),m=g.get("location");if(p>=400)return{kind:"missing",
status:p};if(p<300||m===null||!URL.canParse(m,l.href))return{kind:"there",url:l,page:we(g)};if(l=new URL(m,l),l.origin!==this.#e.root.origin)return{kind:"extern\
al"}}return{kind:"circle"}}}function we(d){return/\bhtml\b/.test(d.get("content-type")??"")}const de=16,Ke=2e4,Es=16*1024*1024;async function En(d,u){const l=new vt(
d),h=u.filter(j=>/\.(?:x?html?|css)$/i.test(j));await ae(h.slice(0,Ke),de,j=>l.read(j)),await l.follow();const p=await l.index(),g=l.result(),m=await Ot(g.dead,
u,l.prober),b=p.status<300?void 0:Tn(u),T=new Set(b===void 0?[]:u),P=j=>bn(j).some(Z=>T.has(`${b}/${Z}`)),W=g.dead.filter(({url:j})=>!P(st(j.pathname).slice(1)));
return{index:p,...g,dead:W,folder:b,basePath:m,unread:l.unread+Math.max(0,h.length-Ke)}}const bs=5;class vt{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(u){
this.#e=u,this.prober=new Ie(u)}async index(){const{root:u,fetch:l,signal:h}=this.#e,p=await this.prober.probe(u);if(p.kind!=="there")return{status:Ts(p),empty:!1};
const g=await l(p.url,{signal:h}),m=await g.text();return{status:g.status,empty:m.trim()===""||p.page&&kt(m).empty}}async read(u){const l=Ss(u,this.#e.root),h=await this.#e.
fetch(l,{signal:this.#e.signal}),p=await h.text();h.status>=300||(this.prober.know(l,h.headers),p.length>Es?this.unread+=1:/\.css$/i.test(u)?this.#i(ie(p),l,u):
this.#o(p,l,u))}#o(u,l,h){const p=kt(u);this.#r+=1,this.#n.set(h,p.ids);const g=p.base!==void 0&&URL.canParse(p.base,l.href)?new URL(p.base,l):l;this.#i(p.links,
g,h)}#i(u,l,h){for(const{href:p,kind:g}of u){const m=URL.canParse(p,l.href)?new URL(p,l):void 0;if(m?.origin!==this.#e.root.origin)continue;const b=`${g} ${m.href}\
 ${p}`,T=this.#t.get(b)??{href:p,kind:g,url:m,files:[],latest:"",count:0};this.#t.set(b,T),T.latest!==h&&(T.latest=h,T.count+=1,T.files=[...T.files,h].sort(Nt).
slice(0,bs))}}async follow(){await ae(this.#t.values(),de,async u=>{const l=await this.#a(u);if(l===void 0)return;const{href:h,url:p,files:g,count:m}=u;this.#s.
push({href:h,url:p,files:g,count:m,...l})})}async#a({url:u,kind:l}){const h=await this.prober.probe(u);switch(h.kind){case"missing":return{kind:l,why:`answers ${h.
status}`};case"circle":return{kind:l,why:"redirects in a circle"};case"external":return;case"there":return l==="asset"&&h.page&&/\.(?!x?html?$)\w+$/i.test(h.url.
pathname)?{kind:l,why:"answers with a page"}:this.#c(h.url,u.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return h}}#c(u,l){const h=l.slice(
1);if(h===""||/^(?:top$|[/!]|:~:)/i.test(h))return!0;const p=this.#d(st(u.pathname).slice(1));return p===void 0||p.has(h)||p.has(st(h))}#d(u){return bn(u).map(l=>this.#n.
get(l)).find(l=>l!==void 0)}result(){const u=this.#s.sort((h,p)=>Nt(h.files[0],p.files[0])||Nt(h.href,p.href)),l=new Set([...this.#t.values()].map(({url:h})=>h.
href)).size;return{pages:this.#r,links:l,dead:u}}}function bn(d){const u=d===""||d.endsWith("/")?d:`${d}/`;return[d,`${d}.html`,`${u}index.html`]}function Tn(d){
const u=m=>m.split("/").length,l=d.filter(m=>m.endsWith("/index.html")).sort((m,b)=>u(m)-u(b)),[h,p]=l;return h!==void 0&&(p===void 0||u(p)>u(h))?h.slice(0,-11):
void 0}function Ts(d){return d.kind==="missing"?d.status:310}function Ss(d,u){const l=d.replace(/(^|\/)index\.html$/,"$1");return new URL(l.split("/").map(encodeURIComponent).
join("/"),u)}function st(d){try{return decodeURIComponent(d)}catch{return d}}function Nt(d="",u=""){return d<u?-1:+(d>u)}var Sn=k(7496);const _s=100,Os='If anot\
her application serves the link on the same host, add rel="external" to it: the check skips such links.';async function ks(d,u){const l=[],{basePath:h}=d,p=d.dead.
filter(g=>h===void 0||!pe(g,h));h!==void 0&&l.push(await Is(h,d,u));for(const[g,m]of p.entries()){const b=g<_s?await u.find(m.href,m.files[0]??""):void 0;l.push(
{...Rt(m),place:b})}return[..._n(d),...l,...On(d)]}async function Is(d,{dead:u},l){const h=u.filter(g=>pe(g,d)),p=await l.find(d,"")??await l.find(d.slice(0,-1),
"");return{code:"base_path",message:`The site is built for the base path ${d}, and is served without one: ${h.length} of its links and files answer 404`,remedy:"\
Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:p}}function _n({index:d,folder:u}){
return d.status>=300?[{code:"index_unanswered",message:`The site has no index page: / answers ${d.status}`,remedy:u===void 0?"The output directory needs an inde\
x.html. Is output-directory the folder that the build writes?":`The output directory has its index.html in ${u}: put that folder at the end of output-directory.`}]:
d.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function Rt(d){const u=JSON.stringify(d.href.length>200?
`${d.href.slice(0,199)}\u2026`:d.href);switch(d.kind){case"link":return{code:"dead_link",message:`Dead link: ${u} ${d.why} (${At(d)})`,remedy:Os};case"asset":return{
code:"dead_asset",message:`Missing file: ${u} ${d.why} (${At(d)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${u} leads to has no such \
part (${At(d)})`};default:return d.kind}}function At({files:d,count:u}){const l=u-1;return`in ${d[0]}${l>0?` and ${l} more ${l===1?"file":"files"}`:""}`}function On({
unread:d}){return d===0?[]:[{code:"not_all_checked",message:`${d} pages or style sheets are too long, or too many, to be read`}]}var vs=k(5807),Ns=k(1421),ve=k(
7975);const rt=(0,ve.promisify)(Ns.execFile),kn=64*1024*1024,In=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(d=>["-c",d]);function Me(d,u,l,h={}){
const p=Object.fromEntries(Object.entries(u).filter(([m])=>!m.startsWith("GIT_"))),g={cwd:d,env:{...p,LC_ALL:"C",...h},signal:l,maxBuffer:kn};return async(...m)=>{
try{return(await rt("git",[...In,...m],g)).stdout}catch(b){throw(0,S.xU)(b)!=="ENOENT"?b:new S.GQ("unsupported_runtime","git is not installed",{remedy:"Install \
git on the runner: the check builds the commit that is checked out.",cause:b})}}}const Ee=5*6e4,Ve="refs/slipway/base";async function Rs(d,u,l,h,p){const g=Me(l,
h,p),m=await $t(u.git,d,p)??await $t(u.git,`origin/${d}`,p)??await $s(d,u,l,h,p);return await g("update-ref",Ve,m),{name:d,commit:m}}async function $t(d,u,l){try{
return(await d("rev-parse","--quiet","--verify",`${u}^{commit}`)).trim()}catch(h){if(l.throwIfAborted(),h instanceof S.GQ)throw h;return}}const As=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function $s(d,u,l,h,p){const g=As.test(d)?await Nn(u.git,p):void 0;if(!g)throw Lt(d,"");const m=AbortSignal.timeout(Ee),b=Me(u.root,h,AbortSignal.any([p,m]),
g),T=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${d}:${Ve}`];try{await b("--git-dir",l,"fetch",...T)}catch(W){throw p.throwIfAborted(),
W instanceof S.GQ?W:Lt(d,m.aborted?", and origin does not answer":Ls(W),W)}const P=await $t(Me(l,h,p),Ve,p);if(P===void 0)throw Lt(d,", and what origin has by t\
his name is not a commit");return P}const vn=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],
["maintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],M="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function Nn(d,u){const l=await d("config","--local","--includes","--null","--get-regexp",M).catch(()=>"");u.throwIfAborted();const h=l.split("\0").flatMap(
b=>{const[T="",...P]=b.split(`
`);return T===""?[]:[[T,P.length===0?"true":P.join(`
`)]]});if(!h.some(([b])=>b==="remote.origin.url"))return;const p=[...vn,...h],g=p.flatMap(([b,T],P)=>[[`GIT_CONFIG_KEY_${P}`,b],[`GIT_CONFIG_VALUE_${P}`,T]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(p.length),...Object.fromEntries(g)}}function Ls(d){const u=d instanceof
Error&&"stderr"in d&&typeof d.stderr=="string"?d.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(u))return", nor\
 has origin";const h=(u.split(`
`).find(p=>/^(?:fatal|error): /.test(p))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,vs.
Ow)(h,300)}`}function Lt(d,u,l){return new S.GQ("invalid_input",`compare-to: "${d}" names nothing that this checkout has${u}`,{input:"compare-to",remedy:Pe,cause:l})}
const Pe=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function Dt(d,u){const{bare:l,branch:h,commit:p,lender:g,shallow:m,origin:b}=u;for(const W of["objects/info",
"refs"])await(0,D.mkdir)((0,Q.join)(d,W),{recursive:!0});const T=b===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(b)}
`,P={HEAD:`ref: refs/heads/${h}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${l}
${T}`,"packed-refs":p&&`${p} refs/heads/${h}
`,"objects/info/alternates":g&&`${(0,Q.join)(g,"objects")}
`,shallow:m};for(const[W,j]of Object.entries(P))j&&await(0,D.writeFile)((0,Q.join)(d,W),j)}async function xt(d,u,l){const h=Me(d,u,l),[p="",g="",m=""]=(await Ct(
h,d,l)).split(`
`),b=Me(p,u,l);return{root:p,commit:m,changed:(await b("diff","--name-only","-z","HEAD")).split("\0").filter(T=>T!==""),git:b,async lend(T,P){const W=await(0,D.
readFile)((0,Q.join)(g,"shallow"),"utf8").catch(j=>{if((0,S.xU)(j)!=="ENOENT")throw j});await Dt(T,{bare:!0,branch:P,commit:m,lender:g,shallow:W})}}}async function Ct(d,u,l){
try{const h=await d("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[p="",g="",m=""]=h.split(`
`);return[p,(0,Q.resolve)(u,g),m].join(`
`)}catch(h){throw l.throwIfAborted(),h instanceof S.GQ?h:new S.GQ("file_not_found",`There is no checkout in ${u}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:h})}}function ot({pages:d},u,l){const h=m=>({now:m(u),change:m(u)-m(l)}),p=m=>h(b=>b.reduce((T,P)=>T+m(P),0));return{pages:{now:d,
change:p(({path:m})=>Number(Rn.test(m))).change},files:h(({length:m})=>m),bytes:p(({bytes:m})=>m),brotli:p(({brotli:m})=>m),gzip:p(({gzip:m})=>m),changes:Ue(u,l).
toSorted((m,b)=>Math.abs(b.bytes)-Math.abs(m.bytes)||(m.path<b.path?-1:1))}}const Rn=/\.x?html?$/i;function Ue(d,u){const l=new Map(u.map(T=>[T.path,T])),h=new Set(
d.map(({path:T})=>T)),p=d.filter(({path:T})=>!l.has(T)),g=u.filter(({path:T})=>!h.has(T)),m=Mt(p,g),b=new Set(m.flat());return[...d.flatMap(T=>{const P=l.get(T.
path);return P===void 0||P.digest===T.digest?[]:[je(T,P)]}),...m.map(([T,P])=>({...je(T,P),formerly:P.path})),...p.filter(T=>!b.has(T)).map(T=>Te("added",T,1)),
...g.filter(T=>!b.has(T)).map(T=>Te("removed",T,-1))]}function je(d,u){const{path:l,bytes:h,brotli:p}=d;return{kind:"changed",path:l,bytes:h-u.bytes,brotli:p-u.
brotli}}function Te(d,{path:u,bytes:l,brotli:h},p){return{kind:d,path:u,bytes:p*l,brotli:p*h}}function Mt(d,u){const l=Map.groupBy(u,({path:h})=>Pt(h));return[...Map.
groupBy(d,({path:h})=>Pt(h))].flatMap(([h,p])=>{const[g,m]=p,[b,T]=l.get(h)??[];return h!==void 0&&g&&b&&!m&&!T?[[g,b]]:[]})}const Ds=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
xs=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Cs=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Pt(d){if(Rn.test(d))return;
const u=d.lastIndexOf("/")+1,[l,h]=[d.slice(0,u),d.slice(u)],p=Ds.exec(h)?.[0]??"",g=h.slice(0,h.length-p.length);if(Cs.test(g))return`${l}*${p}`;const m=xs.map(
b=>b.exec(g)?.groups).find(b=>Ms(b?.hash??""));return m&&`${l}${m.stem}*${p}`}function Ms(d){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
d)}var An=k(7598),Ps=k(3024),Us=k(6466);const Ut="{js,cjs,mjs,ts,cts,mts}",js={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json",
"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv\
.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno\
.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.\
xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbui\
ld,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelt\
e,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${Ut}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config\
.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${Ut}`,`gruntfile.${Ut}`,
"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerfile","docker-comp\
ose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*\
.tfstate.backup","*.tfvars"]},Bs=new RegExp(`^(?:${Object.values(js).flat().map(Fs).join("|")})$`,"is");function jt(d){return d!==".well-known"&&Bs.test(d)}function Fs(d){
return d.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(u,l)=>`(?:${l.replaceAll(",","|")})`)}var Se=k(8522);const $n=(0,ve.promisify)(Se.
brotliCompress),Bt=(0,ve.promisify)(Se.gzip),Hs=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,Gs={params:{[Se.constants.BROTLI_PARAM_QUALITY]:5}},
Ln={level:6};async function zs(d,u){const l=u.length;if(l===0||Hs.test(d))return{bytes:l,brotli:l,gzip:l};const[h,p]=await Promise.all([Bt(u,Ln),$n(u,Gs)]);return{
bytes:l,brotli:Math.min(l,p.length),gzip:Math.min(l,h.length)}}const Dn=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
Ws=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function Ft(d){return Dn.test(d)&&!xn(d)}function xn(d){return Ws.test(d)}const it="PRIVATE K\
EY",Ys=600;function Ks(d){for(let u=d.indexOf(it);u!==-1;u=d.indexOf(it,u+it.length)){const l=d.toString("latin1",Math.max(0,u-40),u+Ys);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(l))return!0}return!1}const Ht=25*1024*1024,Cn=16*1024*1024,at=4;async function Gt(d,u){const{commit:l,kind:h="build",signal:p}=u,g=(await qs((0,Q.join)(d,"\
.git","shallow"))).trim()===l,m=[],b=[];for await(const j of Mn(d,"",h)){p.throwIfAborted();const Z=Vs(j,g);Z!=="ordinary"&&Z!=="left-out"&&b.push(Z),Z==="ordin\
ary"&&m.push(j)}const T=[];await ae(m.sort(),at,async j=>{p.throwIfAborted();const Z=await Xs(d,j,u);Z&&T.push(Z)}),T.sort((j,Z)=>j.file.path<Z.file.path?-1:1);
const P=T.map(({file:j})=>j);b.push(...T.flatMap(({found:j})=>j));const W=P.filter(({path:j})=>/\.(?:js|mjs|cjs|css)\.map$/.test(j));return W.length>0&&b.push(Zs(
W)),{files:P,findings:b}}async function*Mn(d,u,l){const h=await(0,D.readdir)((0,Q.join)(d,u),{withFileTypes:!0});for(const p of h.sort((g,m)=>g.name<m.name?-1:1)){
const g=u+p.name,m=p.name===".git"||g==="node_modules";l==="folder"&&!m&&jt(p.name)&&!Ft(p.name)||(p.isDirectory()&&!m?yield*Mn(d,`${g}/`,l):(m||p.isFile()||p.isSymbolicLink())&&
(yield g))}}function Vs(d,u){const l=d.slice(d.lastIndexOf("/")+1);return d==="node_modules"||l===".git"&&u?"left-out":l===".git"?{code:"leaked_repository",message:`\
The output contains a git repository, ${d}: its whole history would be public`,remedy:"Build into a folder of its own, or have the build remove it."}:xn(l)?{code:"\
example_of_secrets",message:`The output contains ${d}, which is not published`,remedy:"Leave it out of the output directory."}:Ft(l)?{code:"leaked_secret_file",
message:`The output contains ${d}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever p\
ublished."}:"ordinary"}async function Xs(d,u,{digests:l,signal:h}){const p=(0,Q.join)(d,u),g=await(0,D.stat)(p).catch(()=>{});if(!g?.isFile())return;const m=g.size;
if(m>Cn){const W=m>Ht?[Js(u,m)]:[],j=l?await Pn(p,h):void 0;return{file:{path:u,bytes:m,brotli:m,gzip:m,digest:j},found:W}}const b=await(0,D.readFile)(p),T=l?(0,An.
createHash)("sha256").update(b).digest("hex"):void 0;return{file:{path:u,...await zs(u,b),digest:T},found:Ks(b)?[Qs(u)]:[]}}async function Pn(d,u){const l=(0,An.
createHash)("sha256");return await(0,Us.pipeline)((0,Ps.createReadStream)(d),l,{signal:u}),l.digest("hex")}function Js(d,u){return{code:"large_file",message:`${d}\
 has ${(u/1024**2).toFixed(0)} MB; more than ${Ht/1024**2} is much for a site`}}function Qs(d){return{code:"leaked_private_key",message:`The output contains a p\
rivate key, in ${d}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function Zs(d){const[u]=d,
l=d.length===1?"":` and ${d.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${u?.path}${l}): anyone can read the sources in \
them`}}async function qs(d){return(0,D.readFile)(d,"utf8").catch(()=>"")}const ct=/[\s"'`(=[{}<>,:%]$/,zt=/^[\s"'`)\]}<>,;#?]/;function Wt(d,u,l){const h=new Map,
p=g=>{const m=h.get(g)??er(d,u,g);return h.set(g,m),m};return{async find(g,m){for(const b of Yt(g,m)){const T=await p(b),P=Un(T,m,l);if(P)return P}}}}function Yt(d,u){
const[l=""]=d.split(/[?#]/,1),h=d.replaceAll("&","&amp;"),p=/^\.{1,2}\//.test(l)?new URL(l,`http://site/${encodeURI(u)}`).pathname:"",g=[d,h,l,p];return[...new Set(
[...g,...g.map(m=>m.replace(/\/$/,""))])].filter(m=>m.length>1)}async function er(d,u,l){return(await d("grep","-I","-n","-z","-F","-e",l,u,"--").catch(()=>"")).
split(`
`).flatMap(p=>Ne(p,u,l))}function Ne(d,u,l){const[h="",p="",...g]=d.split("\0"),m=g.join("\0");for(let b=m.indexOf(l);b!==-1;b=m.indexOf(l,b+1)){const[T,P]=[m.slice(
Math.max(0,b-1),b),m.slice(b+l.length,b+l.length+1)];if((b===0||ct.test(T))&&(P===""||zt.test(P)))return[{file:h.slice(u.length+1),line:Number(p),column:b+1}]}return[]}
function Un(d,u,l){const h=d.filter(({file:g})=>l===void 0||!g.startsWith(`${l}/`)),p=h.filter(({file:g})=>nr(g,u));return[d,h,p].map(tr).find(g=>g!==void 0)}function tr(d){
const[u]=d;return u&&d.every(({file:l})=>l===u.file)?u:void 0}function nr(d,u){const l=Kt(u.replace(/\/index\.[^/]+$/,""));return Kt(d)===l||Kt(d.replace(/\/index\.[^/]+$/,
""))===l}function Kt(d){return d.slice(d.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const sr=5;async function Vt(d,u,l){const h=u.files.map(({path:m})=>m),p=await En(
d,h),g=m=>u.files.reduce((b,T)=>b+m(T),0);return{pages:p.pages,links:p.links,files:u.files.length,bytes:g(({bytes:m})=>m),brotli:g(({brotli:m})=>m),gzip:g(({gzip:m})=>m),
largest:u.files.toSorted((m,b)=>b.bytes-m.bytes).slice(0,sr),findings:or([...u.findings,...await ks(p,l)])}}const rr=["error","warning","notice"];function or(d){
const u=l=>rr.indexOf((0,Sn.x)(l))*2+(l.place?0:1);return d.toSorted((l,h)=>u(l)-u(h))}function ir({findings:d}){const u=d.filter(l=>(0,Sn.x)(l)==="error").length;
if(u!==0)return new S.GQ("check_failed",`The site was built, and does not pass: ${u} ${u===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var ar=k(5635),Xe=k(567);async function cr(d,u,l){const{report:h,signal:p}=l,g=(0,ar.M)(h.report,w.m,p);return await g.phase("compare",
async()=>{const m=await dr(d,u,l);return p.throwIfAborted(),await h.compared(m),[void 0,(0,Xe.i)(m),m.kind==="untold"]}),g.phases}async function dr(d,u,l){const{
embedded:h,report:p,checked:g,leftMs:m}=l;if(d.commit===g.commit)return{kind:"untold",base:d,why:"it is the commit that was checked"};const b=j=>{(j.type==="sta\
tus"||j.type==="heartbeat")&&p.report(j)},T={...u.follow,timeoutMs:Math.max(1,m)},{outcome:P,output:W}=await h.deploy(d.commit,{...u,...ur(u),follow:T},b);return P.
status==="succeeded"&&W?{kind:"told",base:d,difference:ot(g.report,g.output.files,W.files)}:{kind:"untold",base:d,why:lr(P,m)}}function ur({project:d}){return{project:d===
"base"?"checked":"base"}}function lr({status:d,error:u},l){return d!=="pending"?`it does not build (${u?.message??d})`:l<1?"no time was left to build it":`it wa\
s not built in the ${(0,F.a)(l)} that were left`}var fr=k(1619),hr=k(3130);function pr(d){return{kind:"platform",...d,input:"the platform",description:"the embe\
dded platform's own",obtain:(u,{onSecret:l})=>mr(d,u,l)}}async function mr(d,u,l){l(d.requestToken),(0,fr.J)(new URL(d.requestUrl).origin,"the platform's addres\
s");try{return await(0,hr.g)("the platform",d,u,l)}catch(h){throw!(h instanceof S.GQ)||h.code!=="unauthorized"?h:h.with({remedy:"The data directory may be of an\
other platform; name the right one with --data.",cause:h})}}var yr=k(9574),gr=k(1532),wr=k(7244);async function Er(d){const{startPlatform:u,env:l,scratch:h,lent:p,
digests:g}=d;let m="",b,T=new AbortController;const P=await u({dir:(0,Q.join)(h,"platform"),port:0,allowLocalGit:!0,lasting:!1,env:l,async onOutput(W,j,Z){b=await Gt(
W,{commit:m,digests:g,kind:Z,signal:j}),T.abort()}});return{async deploy(W,j,Z){[m,b,T]=[W,void 0,new AbortController];const Fe=Xt(T.signal);return{outcome:await _r(
P,Sr(j,W,p),Z,{...d,sleep:Fe}),output:b}},[Symbol.asyncDispose]:()=>P[Symbol.asyncDispose]()}}const br=100,Tr=5;function Xt(d){return async(u,l)=>{if(d.aborted)
return w.m.sleep(Tr,l);try{await w.m.sleep(u,l?AbortSignal.any([l,d]):d)}catch(h){if(l?.throwIfAborted(),!d.aborted)throw h}}}function Sr(d,u,l){const{configuration:h,
follow:p}=d;return{...d,configuration:{...h,repository:l},commit:u,create:!0,verify:"off",urlTemplate:void 0,follow:{...p,wait:!0,pollIntervalMs:br,statusMap:new Map}}}
function _r(d,u,l,{signal:h,folder:p,onSecret:g,sleep:m}){const{baseUrl:b,requestUrl:T,requestToken:P}=d,W=pr({requestUrl:T,requestToken:P,audience:b}),j=()=>Promise.
reject(new TypeError("A check runs no token command")),Z={...w.m,sleep:m},Fe={fetch,clock:Z,tree:(0,wr.c)(p),signal:h,run:j,onSecret:g,reporter:l};return(0,gr.g)(
u,(0,yr.N)(u,{baseUrl:b,source:W},Fe))}var jn=function(d,u,l){if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError("Object expected.");var h,
p;if(l){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");h=u[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");h=u[Symbol.dispose],l&&(p=h)}if(typeof h!="function")throw new TypeError("Object not disposable.");p&&(h=function(){try{p.call(
this)}catch(g){return Promise.reject(g)}}),d.stack.push({value:u,dispose:h,async:l})}else l&&d.stack.push({async:!0});return u},Or=(function(d){return function(u){
function l(m){u.error=u.hasError?new d(m,u.error,"An error was suppressed during disposal."):m,u.hasError=!0}var h,p=0;function g(){for(;h=u.stack.pop();)try{if(!h.
async&&p===1)return p=0,u.stack.push(h),Promise.resolve().then(g);if(h.dispose){var m=h.dispose.call(h.value);if(h.async)return p|=2,Promise.resolve(m).then(g,function(b){
return l(b),g()})}else p|=1}catch(b){l(b)}if(p===1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return g()}})(typeof SuppressedError==
"function"?SuppressedError:function(d,u,l){var h=new Error(l);return h.name="SuppressedError",h.error=d,h.suppressed=u,h});async function Bn(d,u,l,h){try{return await Je(
d,u,l,h)}catch(p){if(!h.signal.aborted)throw p;return{...dt,status:"cancelled",failure:void 0,phases:[],error:Be()}}}async function Je(d,u,l,h){const p={stack:[],
error:void 0,hasError:!1};try{const{env:g,signal:m}=h,{repository:b,branch:T,outputDirectory:P}=d.configuration,W=(0,Q.isAbsolute)(b)?b:h.workspace,j=jn(p,await Ir(
g),!0),Z=(0,Q.join)(j.path,"source.git"),Fe=xt(W,g,m);Fe.catch(()=>{});const Fn=pt=>l.addSecret(pt),vr={...h,scratch:j.path,lent:Z,folder:W,digests:u!==void 0,onSecret:Fn},
Qt=jn(p,await Er(vr),!0),Re=await Fe;l.checkedOut(Re.commit),kr(Re,l.report),await Re.lend(Z,T);const Zt=u===void 0?void 0:await Rs(u,Re,Z,g,m),qt=w.m.now(),{commit:en}=Re,
Hn=pt=>pt.type==="url"||l.report(pt),{outcome:lt,output:tn}=await Qt.deploy(en,d,Hn),{status:He,url:Gn}=lt;if(He!=="succeeded"||tn===void 0||Gn===void 0)return ut(
lt,d);const ft={root:new URL(Gn),fetch:(0,C.Q)(fetch),signal:m},ht=await Vt(ft,tn,Wt(Re.git,en,P));await l.checked(ht);const zn=d.follow.timeoutMs-(w.m.now()-qt),
Wn=Zt&&{embedded:Qt,report:l,signal:m,checked:{commit:en,report:ht,output:tn},leftMs:zn},Yn=Wn?await cr(Zt,d,Wn):[],Kn=ir(ht);return{...lt,...dt,status:Kn?"fail\
ed":"succeeded",error:Kn,phases:[...lt.phases,...Yn]}}catch(g){p.error=g,p.hasError=!0}finally{const g=Or(p);g&&await g}}const dt={appID:void 0,appCreated:!1,deployID:void 0,
url:void 0};function ut(d,{follow:u}){const l={...d,...dt};if(d.error?.code==="interrupted")return{...l,status:"cancelled",error:Be()};if(d.status!=="pending")return l;
if(d.error&&d.error.code!=="deploy_timeout")return{...l,status:"failed"};const h=`The check has not ended within ${(0,F.a)(u.timeoutMs)}, and was stopped`,p="Ra\
ise the input timeout.";return{...l,status:"failed",error:new S.GQ("deploy_timeout",h,{input:"timeout",remedy:p})}}function Be(){return new S.GQ("interrupted","\
Interrupted: the check was stopped, and has no result")}const Jt=5;function kr({changed:d},u){if(d.length===0)return;const l=d.slice(0,Jt).join(", "),h=d.length>
Jt?` and ${d.length-Jt} more`:"";u({type:"warning",message:`Changed since the commit, and not part of the check: ${l}${h}`,remedy:"The platform builds commits: \
commit what belongs to the check."})}async function Ir(d){const u=await(0,D.mkdtemp)((0,Q.join)(d.RUNNER_TEMP||(0,A.tmpdir)(),"slipway-check-"));return{path:u,[Symbol.
asyncDispose]:()=>(0,D.rm)(u,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),567:((_t,De,k)=>{k.d(De,{i:()=>w,v:()=>F});var D=k(5807),A=k(9680),Q=k(9877);
const C=20;function w(R){const{base:U}=R,Y=`${(0,D.Ow)(U.name,100)} (${pe(U)})`;if(R.kind==="untold")return`the difference to ${Y} is unknown: ${R.why}`;const{pages:v,
files:te,bytes:ie,brotli:Ce}=R.difference;return`${[xe(v," pages"),xe(te," files"),me(ie),me(Ce," with Brotli")].join(", ")} against ${Y}`}function F(R,U){const{
base:Y}=R,v=`### The difference to ${(0,Q.aY)(U(Y.name),100)} (${(0,Q.aY)(pe(Y))})`;if(R.kind==="untold")return`${v}

It is unknown: ${(0,Q.CS)(U(R.why),500)}`;const{difference:te}=R;return[v,S(te),...ke(te,U)].join(`

`)}function S({pages:R,files:U,bytes:Y,brotli:v,gzip:te}){return(0,A.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[xe(R),xe(U),me(Y),me(v),me(te)]])}
function ke({changes:R},U){if(R.length===0)return["Every file is the same, byte for byte."];const Y=["changed","added","removed"].map(ie=>`${(0,A.zD)(R.filter(Ce=>Ce.
kind===ie).length)} ${ie}`),v=R.slice(0,C).map(ie=>[ie.kind,Ot(ie,U),ce(ie.bytes),ce(ie.brotli)]),te=R.length-C;return[`Files: ${Y.join(", ")}.`,(0,A.tp)(["","F\
ile","Size","with Brotli"],v),...te>0?[`\u2026 and ${(0,A.zD)(te)} more.`]:[]]}function Ot({path:R,formerly:U},Y){const v=U?.slice(U.lastIndexOf("/")+1);return`${(0,Q.
aY)(Y(R))}${v===void 0?"":` (was ${(0,Q.aY)(Y(v))})`}`}function pe({commit:R}){return R.slice(0,7)}function xe({now:R,change:U},Y=""){return`${(0,A.zD)(R)}${Y} \
(${ge(U,A.zD)})`}function me({now:R,change:U},Y=""){return`${(0,A.Ej)(R)}${Y} (${ce(U)})`}function ce(R){return ge(R,A.Ej)}function ge(R,U){return`${R>0?"+":R<0?
"-":"\xB1"}${U(Math.abs(R))}`}}),627:((_t,De,k)=>{k.r(De),k.d(De,{startLocalPlatform:()=>My});var D=k(6760),A=k(3739),Q=k(7994),C=k(7598),w=k(7934),F=k(8302),S=k(
2345),ke=k(597);const Ot=["queued","building","syncing","activating","succeeded","failed","cancelled"],pe=["queue","clone","install","build","sync","activate"],
xe=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_\
script_missing","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","o\
utput_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],me={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,
method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};
class ce extends Error{name="BodyTooLarge"}class ge extends Error{name="BodyBroken"}function R(t,e,n={}){return{status:t,headers:{"content-type":"application/js\
on; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function U(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function Y(t){
const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class v extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}
function te(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return R(me[n],r,t.headers)}const ie=5,Ce=60;function ae(t){return w.
FsL(w.IeY(F.Gv,"must be an object"),w.rej(t,e=>e.expected==="never"?gn(e.path,t):"is required"))}function le(t){return w.yqP(w.mee(t))}function Ye(t){return w.yqP(
w.ZmZ(t))}const pn=["__proto__","prototype","constructor"];function mn(t,e){return w.FsL(w.IeY(F.Gv,"must be an object"),w.z6Y(n=>!pn.some(s=>Object.hasOwn(n,s)),
`must not contain ${pn.join(", ")}`),w.g1P(t,e))}function yn(t){return w.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function kt(t,e,n){const s=w.xLC(t,e,{abortPipeEarly:!0});
return s.success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${ws(r)||n} ${o}`)}}function It(t){const e=t.length>Ce?`${t.slice(0,Ce)}\u2026`:t;
return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function ws(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${It(String(e))}`).join("").replace(
/^\./,"")}function gn(t,e){const n=t?.at(-1)?.input,[,...s]=(0,F.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,ie).map(It),o=s.length-r.length,
i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i})`}. Known f\
ields: ${a.join(", ")}`}const wn=10;function Ie(t,e){if(!(0,F.Gv)(t))throw we(["the body must be a JSON object"]);const n=kt(e,t,"the body");if("faults"in n)throw we(
n.faults);return n.output}function we(t){const e=t.length-wn,n=t.slice(0,wn).join("; ")+(e>0?`; and ${e} more`:"");return new v("validation_failed",`${n}.`)}function de(t,e,n=()=>{}){
return w.FsL(w.YjP("must be a string"),w.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),w.Ru6(e,`must have at most ${e} characters`),w.z6Y(
s=>!s.includes("\0"),"must not contain NUL characters"),w.z6Y(s=>s.isWellFormed(),"must be well-formed Unicode"),yn(n))}function Ke(t,e){return n=>t.test(n)?void 0:
e}function Es(t){return w.KIO(t,`must be one of ${t.join(", ")}`)}const En=w.zMY("must be true or false"),bs=[[/^-/,'must not begin with "-"'],[/^@$/,'must not \
be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not co\
ntain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'mus\
t not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],vt=de(1,244,t=>bs.find(([e])=>e.test(t))?.[1]),bn=de(1,64,Ke(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,
"must be a full commit SHA: 40 hexadecimal digits")),Tn=de(1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repositor\
y";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))return"must not contain control characters";const e=t.split("/");if(e.includes(
".."))return'must stay inside the repository (no "..")';if(e.some(n=>n.toLowerCase()===".git"))return'must not lead into ".git"'});function Ts(t){return w.FsL(w.
YjP("must be a string"),w.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),yn(e=>{const n=(0,ke.Nu)(e,t);return n.kind==="refused"?`${n.problem}: write ${n.
instead}`:void 0}))}const Ss=w.IeY(t=>st(t)===void 0,({input:t})=>st(t)??"");function st(t){if(!(0,F.Gv)(t))return"must be an object of names to strings";const e=Object.
entries(t),{envVariables:n,envBytes:s}=S.lF;if(e.length>n)return`must have at most ${n} variables`;let r=0;for(const[o,i]of e){const a=Nt(o,i);if(a!==void 0)return`\
contains ${It(o)}, ${a}`;r+=Buffer.byteLength(o)+Buffer.byteLength(String(i))}return r>s?`must have at most ${s} bytes of names and values`:void 0}function Nt(t,e){
return S.G1.test(t)?t.toUpperCase().startsWith(S.be)?`but names that begin with ${S.be} belong to the platform`:typeof e!="string"?"whose value must be a string":
e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"whose value must be well-formed Unicode":"which is not a variable's name\
: letters, digits and _, and not a digit first"}const Sn=300,_s="developer@slipway.localhost";function Os(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{
const c=await k.e(460).then(k.bind(k,6460));r??=c.importJWK(n.privateJwk,"ES256");const f=Math.floor(s.now()/1e3),y=a.email??_s;return new c.SignJWT({...a.claims,
email:y,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??y).setAudience(a.audience??t.audience).setIssuedAt(
f).setExpirationTime(f+(a.expiresInSeconds??Sn)).setJti((0,C.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":Is(e),"/identity/jwks":{
keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!=="HEAD")return Rt(a,405,"method_not_allowed","The identity provider accepts only GE\
T and HEAD",{allow:"GET, HEAD"});const c=Y(a.target),f=i[c];return f?R(200,f,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?Rt(a,404,"not_found",
`Nothing is at ${c}`):_n(a,t.requestToken)?ks(a.target,o):Rt(a,401,"unauthorized","The request token is missing or wrong: see run.json",{"www-authenticate":"Bea\
rer"})}}}async function ks(t,e){const n=new URLSearchParams(t.slice(Y(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,F.Eb)({audience:s||void 0,email:r||
void 0}));return R(200,{count:o.length,value:o})}function Is(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_t\
oken"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud",
"exp","iat","jti","email","email_verified"]}}function _n(t,e){const n=r=>(0,C.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(U(t,"authorizat\
ion")??"")?.[1];return s!==void 0&&(0,C.timingSafeEqual)(n(s),n(e))}function Rt(t,e,n,s,r={}){return R(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const At=ae(
{to:de(1,4096)}),On=64*1024;function vs(t,e){return async n=>{try{if(n.method!=="POST")throw new v("method_not_allowed","Send POST to make a backup.",{allow:"PO\
ST"});if(!_n(n,t))throw new v("unauthorized","The request token is missing or wrong.",{"www-authenticate":"Bearer"});const{to:s}=Ie(JSON.parse((await n.body(On)).
toString()),At);return await e(s),R(200,{to:s})}catch(s){if(s instanceof ge)throw s;return te(Ns(s),n)}}}function Ns(t){if(t instanceof v)return t;if(t instanceof
SyntaxError)return new v("invalid_request","The body is not JSON.");if(t instanceof ce)return new v("body_too_large",`The body is larger than ${On} bytes.`);const{
mender:e,message:n}=(0,A.I7)(t);return e==="user"?new v("validation_failed",`to: ${n}.`):new v("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"\
30"})}var ve=k(7030),rt=k(1709);function kn(t){const e=In(t.remoteAddress??"");if(!(0,rt.O)(e))return Me(e);const n=U(t,"x-forwarded-for")??"",s=In(n.slice(n.lastIndexOf(
",")+1).trim());return(0,ve.isIP)(s)===0||(0,rt.O)(s)?"loopback":Me(s)}function In(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function Me(t){if((0,ve.isIP)(t)!==
6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(
0,4).join(":")}::/64`}class Ee extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}function Ve(t){if(t instanceof
v)return t;if(!(t instanceof Ee))return;const e="The platform cannot read or write its state. Its disk may be full or failing. Nothing was changed.";return new v(
"unavailable",e,{"retry-after":"30"})}function Rs(t,e,n,s){const r=t.roleOf(e.email,n);if(r===void 0)throw new v("forbidden",`${e.email} has no role in the orga\
nization ${n}.`);if(s&&r!=="deployer")throw new v("forbidden",`${e.email} may only read in the organization ${n}.`);return r}async function $t(t,e,n,s){const r=await t.
state.apps.find({org:e,project:n,appID:s});if(!r)throw new v("not_found",`${e}/${n} has no app ${s}.`);return r}function As(t,e){const[n,s]=[t.split("/"),e.split(
"/")];if(n.length!==s.length)return;const r=[];for(const[o,i]of n.entries()){const a=s[o]??"";if(i.startsWith("{")){const c=$s(a);if(!c)return;r.push(c)}else if(i!==
a)return}return r}function $s(t){try{return decodeURIComponent(t)}catch{return}}class vn{text;constructor(e){this.text=e}}function M(t,...e){let n=t[0]??"";for(const[
s,r]of e.entries())n+=Nn(r)+(t[s+1]??"");return new vn(n)}function Nn(t){return t==null?"":t instanceof vn?t.text:typeof t=="object"?t.map(Nn).join(""):String(t).
replace(/[&<>"']/g,e=>Ls[e]??"")}const Ls={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"},Lt={"content-type":"text/html; charset=utf-8","cache-cont\
rol":"no-store","content-security-policy":"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base\
-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff","x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"s\
ame-origin"};function Pe(t,e,n,s){const r=n?M`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:null,o=M(Ec||(Ec=
wc([`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>`,` \xB7 Slipway</title>
<link rel="icon" href="/console/icon.svg">
<link rel="stylesheet" href="/console/style.css">
<script src="/console/script.js" defer><\/script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><nav aria-label="Console"><a href="/console">Slipway console</a></nav>`,`</header>
<main id="content">
<h1>`,`</h1>
`,`
</main>
</body>
</html>
`])),e,r,e,s);return{status:t,headers:Lt,body:o.text}}function Dt(t){return t===void 0?null:M`<div class="note alert" role="alert"><p>${t}</p></div>`}function xt(t,e,n,s){
if(n.length===0)return M`<p>${s}</p>`;const r=e.map(o=>o===""?M`<td></td>`:M`<th scope="col">${o}</th>`);return M`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function Ct(t,{items:e,previous:n,next:s},r,o={}){if(!n&&!s)return null;const[i,a]=[e.at(0),e.at(-1)],c=f=>`${t}?${new URLSearchParams({...o,...f})}`;return i===
void 0||a===void 0?M`<p><a href="${c({})}">First page</a></p>`:M`<nav class="pages" aria-label="Pages">
${n?M`<a rel="prev" href="${c({before:r(i)})}">Previous</a>`:null}
${s?M`<a rel="next" href="${c({after:r(a)})}">Next</a>`:null}
</nav>`}function ot(t){const e=new Date(t).toISOString();return M`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const Rn=80;function Ue(t,e=Rn){
return t.length<=e?t:`${t.slice(0,e-1)}\u2026`}function je(t){return`/console/orgs/${encodeURIComponent(t)}`}function Te({org:t,project:e,appID:n}){return`${je(
t)}/projects/${encodeURIComponent(e)}/apps/${encodeURIComponent(n)}`}function Mt(t,e){return`${Te(t)}/deployments/${encodeURIComponent(e)}`}function Ds(t,e,n){const{
app:s,url:r}=n,o=s.liveRelease;return Pe(t,s.name,e,M`${Dt(n.problem)}${Us(n.created)}
<p><a href="${je(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${Ue(s.repository,500)}, branch ${Ue(s.branch,250)}</dd>
<dt>Site</dt><dd>${r?M`<a href="${r}">${r}</a>`:"not live until a deployment succeeds"}</dd>
${o===null?null:M`<dt>Live release</dt><dd><a href="${Mt(s,o)}">${o}</a></dd>`}
</dl>
<h2>Deployments</h2>
${xs(n)}
<h2>Environment variables</h2>
${Ms(n.envNames)}
<h2>Services &gt; Databases</h2>
${An(n)}`)}function xs({app:t,deployments:e}){const n=e.items.map(o=>M`<tr><td><a href="${Mt(t,o.deployID)}">${o.deployID}</a></td>
<td>${Cs(t,o)}</td><td>${Ue(o.branch)}</td><td class="code">${o.commit?.slice(0,12)}</td><td>${ot(o.createdAt)}</td></tr>`),s=["Deployment","Status","Branch","C\
ommit","Created"],r=e.previous||e.next?"No more deployments.":"No deployments yet.";return M`${xt("Deployments",s,n,r)}
${Ct(Te(t),e,({seq:o})=>String(o))}`}function Cs({liveRelease:t},{deployID:e,status:n}){return n!=="succeeded"?M`<span class="${n}">${n}</span>`:e===t?M`<span class="succeeded">succeeded</span>, <strong class="live">live</strong>`:
M`<span class="replaced">succeeded, not live</span>`}const Pt=100;function Ms(t){if(t.length===0)return M`<p>No variables. The console never shows values.</p>`;
const e=t.length-Pt;return M`<ul>${t.slice(0,Pt).map(n=>M`<li><code>${Ue(n)}</code></li>`)}</ul>
${e>0?M`<p>And ${e} more.</p>`:null}`}function An({app:t,tables:e,mayChange:n}){if(e===void 0)return M`<p>Apps of type ${t.type} cannot use the key-value store, because every visitor could read a token that is sent to a browser.</p>`;
const s=e.map(({name:i,variable:a,createdAt:c})=>M`<tr><td>${i}</td><td><code>${a}</code></td><td>${ot(c)}</td>
<td>${n?Ps(t,i):null}</td></tr>`),r=M`<form method="post" action="${Te(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, beginning with a letter" autocomplete="off"></label>
<button>Create table</button>
</form>`;return M`${xt("Key-value tables",["Table","Token variable","Created",""],s,"No tables yet. The first table activates the key-value store for this app.")}
${n?r:null}`}function Ps(t,e){return M`<details><summary>Delete…</summary>
<form method="post" action="${Te(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function Us(t){return t?M`<div class="note" role="status"><p>Created the table ${t.name}. Copy its token now: the console does not show it again.</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}const Ut=`
:root { color-scheme: light dark; --line: light-dark(#d6d9de, #3a3f47); --soft: light-dark(#f4f5f7, #1d2025);
  --link: light-dark(#0b57d0, #8ab4f8); --bad: light-dark(#b3261e, #f2b8b5); --good: light-dark(#146c2e, #7fd99a);
  --quiet: light-dark(#5b6470, #a3acb8); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 64rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between;
  border-bottom: 1px solid var(--line); }
a { color: var(--link); }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
h1 { font-size: 1.5rem; margin: 0.5rem 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 0.5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
code, pre, .code { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
pre { background: var(--soft); padding: 1rem; overflow: auto; max-height: 70vh; white-space: pre-wrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin: 0.5rem 0; }
label { display: grid; gap: 0.25rem; }
.pages { display: flex; gap: 1rem; margin: 1rem 0; }
input, button { font: inherit; padding: 0.4rem 0.75rem; border: 1px solid var(--line); border-radius: 4px; }
button { cursor: pointer; background: var(--soft); }
.danger { color: var(--bad); }
.note { background: var(--soft); border-left: 4px solid var(--link); padding: 0.75rem 1rem; }
.alert { border-left-color: var(--bad); }
.failed, .cancelled { color: var(--bad); } .succeeded, .live { color: var(--good); } .replaced { color: var(--quiet); }
`,js=`'use strict';
const form = document.querySelector('form[data-sign-in]');
if (form && location.hash.length > 1) {
  form.elements.token.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
  form.querySelector('button').focus();
}

const log = document.querySelector('pre[data-log]');
if (log) follow(Number(log.dataset.next));

async function follow(next) {
  let answer;
  try {
    answer = await fetch(log.dataset.log + '?from=' + next);
  } catch {
    return setTimeout(follow, 3000, next);
  }
  if (!answer.ok) return;
  const atBottom = log.scrollTop + log.clientHeight >= log.scrollHeight - 8;
  log.append(await answer.text());
  if (atBottom) log.scrollTop = log.scrollHeight;
  const status = answer.headers.get('x-deployment-status');
  const shown = document.querySelector('[data-status]');
  if (shown && shown.textContent !== status) {
    shown.textContent = status;
    shown.className = status;
  }
  if (answer.headers.get('x-log-ended') === 'true') return location.reload();
  setTimeout(follow, 1000, Number(answer.headers.get('x-log-next')));
}
`,Bs='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function jt(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const Fs=new Map([["/console/style.css",jt("text/css",Ut)],["/console/icon.svg",jt("image/svg+xml",Bs)],["/console/script.js",jt("text/javascript",js)]]);var Se=k(
7075);const $n=256*1024;async function Bt(t,e,n,s){const r=await t.read(e,{from:n??-$n,limit:$n,isComplete:s});return r?{text:r.text,next:r.next,atEnd:r.next>=r.
size}:{text:"",next:0,atEnd:!0}}function Hs(t,e){return Se.Readable.from(Gs(t,e),{objectMode:!1})}async function*Gs(t,e){for(let n=0;;){const{text:s,next:r,atEnd:o}=await Bt(
t,e,n,!0);if(s!==""&&(yield s),o||r===n)return;n=r}}const Ln=["0.0.0.0","::"];function zs({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Ln.includes(n);return r=>{
const o=r?.toLowerCase()??"";if(Dn(o,e))return!0;const i=Ws(o);return i===void 0?!1:i==="localhost"||i===n||(0,rt.O)(i)||s&&(0,ve.isIP)(i)!==0}}function Dn(t,e){
const{host:n,protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Ws(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.
exec(t)??[];return e!==void 0?(0,ve.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const Ft="slipway_console";function xn(t,e){const n="HttpOnly; SameSite=Strict";if(Ht(
t,e))return{name:`__Host-${Ft}`,attributes:`Path=/; ${n}; Secure`};const s=/:(\d{1,5})$/.exec(at(t))?.[1]??"80";return{name:`${Ft}_${s}`,attributes:`Path=/conso\
le; ${n}`}}function it(t,e){return(U(t,"cookie")??"").split(";").map(n=>n.trim()).filter(n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function Ys(t,e){
return Ht(t,e)?new URL(e).origin:`http://${at(t)} ${kn(t)}`}function Ks(t,e){const n=U(t,"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=U(t,
"origin");return s===void 0||!URL.canParse(s)?!1:Cn(t,e)?s===new URL(e).origin:new URL(s).host===at(t)}function Ht(t,e){return e.startsWith("https:")&&Cn(t,e)}function Cn(t,e){
return Dn(at(t),e)}function at(t){return U(t,"host")?.toLowerCase()??""}function Gt(t,e){return Pe(t,"Sign in",void 0,M`${Dt(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function Mn(t,e,n){const s=e.items.map(r=>M`<li><a href="${je(r)}">${r}</a></li>`);return Pe(200,"Organizations",t,M`${s.length>0?M`<ul>${s}</ul>`:M`<p>${n}</p>`}
${Ct("/console",e,r=>r)}`)}function Vs(t,{org:e,apps:n,prefix:s}){const r=n.items.map(a=>M`<tr><td><a href="${Te(a)}">${a.name}</a></td><td>${a.project}</td><td>${a.
type}</td>
<td>${a.liveRelease===null?"created":"live"}</td><td class="code">${Ue(a.repository)}</td></tr>`),o=s===""?"No apps.":`No app has a name that begins with "${s}"\
.`,i=s===""?{}:{name:s};return Pe(200,e,t,M`<form method="get" role="search" action="${je(e)}">
<label>App name begins with <input type="search" name="name" value="${s}" maxlength="63" autocomplete="off"></label>
<button>Search</button>
</form>
${xt("Apps",["App","Project","Type","State","Repository"],r,o)}
${Ct(je(e),n,({appID:a,project:c})=>`${a}/${c}`,i)}`)}function Xs(t,{app:e,deployment:n,failure:s,log:r}){const o=Mt(e,n.deployID),i=Js(r.text),a=n.finishedAt===
null?M`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${i}</pre>`:M`<pre tabindex="0" aria-label="Build log">${i}</pre>`,
c=n.deployID===e.liveRelease?"live":"not live";return Pe(200,n.deployID,t,M`<p><a href="${Te(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
${n.status==="succeeded"?M`<dt>Release</dt><dd>${c}</dd>`:null}
<dt>Branch</dt><dd>${Ue(n.branch,250)}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${ot(n.createdAt)}</dd>
${n.finishedAt===null?null:M`<dt>Finished</dt><dd>${ot(n.finishedAt)}</dd>`}
</dl>
${s?M`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i===r.text?null:M`<p>The last lines:</p>`}
${a}
<p><a href="${o}/log">The whole log as text</a></p>`)}const Pn=64*1024;function Js(t){let e=0,n=t.length;for(;n>0&&e<=Pn;)n-=1,e+=Qs(t.charCodeAt(n));if(e<=Pn)return t;
const s=t.indexOf(`
`,n);return t.slice(s===-1||s===t.length-1?n+1:s+1).toWellFormed()}function Qs(t){return t>=128?3:Zs.has(t)?6:1}const Zs=new Set([...`&<>"'`].map(t=>t.charCodeAt(
0)));function qs(t,e,n){return Pe(t,"The request failed",e,M`${Dt(n)}<p><a href="/console">Go to the first page</a></p>`)}const ct=50;function zt({target:t}){const e=t.
indexOf("?");return new URLSearchParams(e===-1?"":t.slice(e+1))}function Wt(t,e){const n=r=>{const o=t.get(r),i=o===null?void 0:e(o);if(o===null||i!==void 0)return i;
throw new v("validation_failed",`The parameter "${r}" of the address is not valid for this list. Open the list again.`)},s=n("after");return{limit:ct+1,after:s,
before:s===void 0?n("before"):void 0}}function Yt(t,{after:e,before:n}){const s=t.length>ct;return n!==void 0?{items:t.slice(-ct),previous:s,next:!0}:{items:t.slice(
0,ct),previous:e!==void 0,next:s}}function er(t,{after:e,before:n,limit:s}){return n!==void 0?t.filter(r=>r<n).slice(-s):t.filter(r=>e===void 0||r>e).slice(0,s)}
class Ne extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}
const Un=480*6e4,tr=1e3,nr=10;class Kt{#e;#t;#n=new Ne(tr);constructor(e,n){this.#e=e,this.#t=n}find(e){const n=this.#n.get(this.#i(e)??"");return n&&n.expiresAt>
this.#e.monotonic()&&n.place===this.#o(e)?n.principal:void 0}isAmbiguous(e){return it(e,this.#r(e).name).length>1}open(e,n){this.#n.delete(this.#i(e)??"");const s=JSON.
stringify([n.issuer,n.email]);this.#s(s);const r=(0,C.randomBytes)(32).toString("base64url"),o=this.#e.monotonic()+Un;this.#n.set((0,C.hash)("sha256",r),{principal:n,
identity:s,place:this.#o(e),expiresAt:o});const{name:i,attributes:a}=this.#r(e);return`${i}=${r}; Max-Age=${Un/1e3}; ${a}`}close(e){this.#n.delete(this.#i(e)??"");
const{name:n,attributes:s}=this.#r(e);return`${n}=; Max-Age=0; ${s}`}#s(e){const n=this.#e.monotonic(),s=[];for(const[r,o]of this.#n)o.expiresAt<=n?this.#n.delete(
r):o.identity===e&&s.push(r);s.length>=nr&&this.#n.delete(s[0]??"")}#r(e){return xn(e,this.#t)}#o(e){return Ys(e,this.#t)}#i(e){const[n,...s]=it(e,this.#r(e).name);
return n===void 0||s.length>0?void 0:(0,C.hash)("sha256",n)}}const sr=1e4;function Vt(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Ne(sr);return r=>{const o=e.
monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):
(i.left-=1,0)}}const rr=20,or=300;function ir(t){const e=Vt(rr,t),n=Vt(or,t);return s=>e(s)||n("all")}const ar=32*1024,Xe="/console/orgs/{org}/projects/{project\
}/apps/{app}",cr=[["GET","/console",pr],["GET","/console/orgs/{org}",gr],["GET",Xe,t=>Xt(t,200,{})],["POST",`${Xe}/tables`,Sr],["POST",`${Xe}/tables/{name}/dele\
te`,_r],["GET",`${Xe}/deployments/{deployment}`,jn],["GET",`${Xe}/deployments/{deployment}/log`,Or]];function dr(t){const e=new Kt(t.clock,t.consoleUrl),n=ir(t.
clock);return async s=>{const r=Y(s.target).replace(/(?<=.)\/$/,""),o=Fs.get(r);if(o)return o;const i=e.find(s);try{if(s.method==="POST"&&!Ks(s,t.consoleUrl))throw new v(
"forbidden","Another site sent this form. Send it from a page of the console.");return r==="/console/sign-in"?await lr(s,t,e,n):r==="/console/sign-out"&&s.method===
"POST"?ut("/console/sign-in",e.close(s)):i?await ur(r,s,t,i):ut("/console/sign-in")}catch(a){const c=Ve(a);if(!c)throw a;return qs(me[c.code],i?.email,c.message)}}}
async function ur(t,e,n,s){const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of cr){const c=o===r?As(i,t):void 0;if(c)return c[0]!==void 0&&Rs(n,s,c[0],r===
"POST"),await a({request:e,options:n,principal:s,parts:c})}throw new v("not_found","The console has no such page.")}async function lr(t,e,n,s){if(t.method!=="PO\
ST")return Gt(200,n.isAmbiguous(t)?fr:void 0);const r=s(kn(t));if(r>0)return hr(r);const o=await Bn(t,"token",ar);try{return ut("/console",n.open(t,await e.verify(
`Bearer ${o.trim()}`)))}catch(i){if(!(i instanceof v))throw i;return Gt(me[i.code],i.message)}}const fr="Your browser sent two cookies of this console, so anoth\
er site set one of them. Delete the cookies of this host, then sign in.";function hr(t){const e=Gt(429,`Too many attempts to sign in. Try again in ${t} seconds.`);
return{...e,headers:{...e.headers,"retry-after":String(t)}}}async function pr({request:t,options:e,principal:n}){const s=Wt(zt(t),Er),r=e.organizationsOf(n.email),
o=r?er(r,s):await e.state.apps.organizations(s);return Mn(n.email,Yt(o,s),r?mr:yr)}const mr="You have no role in an organization. The operator of the platform g\
rants roles.",yr="No organizations yet. The first deploy creates one.";async function gr({request:t,options:e,principal:n,parts:[s=""]}){const r=zt(t),o=Wt(r,br),
i=(r.get("name")??"").trim().slice(0,wr+1),a=await e.state.apps.list(s,{...o,prefix:i});return Vs(n.email,{org:s,prefix:i,apps:Yt(a,o)})}const wr=63;function Er(t){
return S.cS.test(t)?t:void 0}function br(t){const[e="",n="",...s]=t.split("/");return s.length===0&&S.cS.test(e)&&S.cS.test(n)?{appID:e,project:n}:void 0}function Tr(t){
return/^\d{1,15}$/.test(t)?Number(t):void 0}async function Xt(t,e,n){const{request:s,options:r,principal:o}=t,i=await Je(t),{state:a,kvs:c}=r,f=Wt(zt(s),Tr),{after:y,
before:E,limit:_}=f;return Ds(e,o.email,{app:i,url:i.liveRelease===null?void 0:r.siteUrl(i.subdomain),deployments:Yt(await a.deployments.list(i,{before:y,since:E,
limit:_}),f),envNames:Object.keys(await a.apps.env(i)),tables:S.jI.some(O=>O===i.type)?await c.listTables(i):void 0,mayChange:r.roleOf(o.email,i.org)==="deploye\
r",...n})}async function Sr(t){const e=await Je(t),n=await Bn(t.request,"name");try{return await Xt(t,201,{created:await t.options.kvs.createTable(e,n)})}catch(s){
if(!(s instanceof v))throw s;return Xt(t,me[s.code],{problem:s.message})}}async function _r(t){const e=await Je(t);return await t.options.kvs.deleteTable(e,t.parts[3]??
""),ut(Te(e))}async function jn(t){const{options:e,principal:n}=t,s=await Je(t),r=await dt(t,s),o=await Bt(e.logs,r.deployID,void 0,r.finishedAt!==null),i=await e.
state.deployments.failure(s,r.deployID);return Xs(n.email,{app:s,deployment:r,failure:i,log:o})}async function Or(t){const e=await dt(t,await Je(t)),{logs:n}=t.
options,s={"content-type":"text/plain; charset=utf-8","cache-control":"no-store","x-content-type-options":"nosniff"},r=/[?&]from=(\d{1,12})(?:&|$)/.exec(t.request.
target)?.[1];if(r===void 0)return{status:200,headers:s,body:Hs(n,e.deployID)};const o=e.finishedAt!==null,{text:i,next:a,atEnd:c}=await Bt(n,e.deployID,Number(r),
o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function Bn(t,e,n=S.lF.bodyBytes){
try{const s=await t.body(n);return new URLSearchParams(s.toString("utf8")).get(e)??""}catch(s){throw s instanceof ce?new v("body_too_large","The form is too lar\
ge."):s}}function Je({options:t,parts:[e="",n="",s=""]}){return $t(t,e,n,s)}async function dt({options:t,parts:e},n){const s=await t.state.deployments.find(n,e[3]??
"");if(!s)throw new v("not_found",`The app ${n.appID} has no such deployment.`);return s}function ut(t,e){return{status:303,headers:{location:t,"cache-control":"\
no-store",...e?{"set-cookie":e}:{}}}}var Be=k(3823);function Jt(t){const e=kr(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{
const r=s.split("/"),o=e.filter(f=>Ir(f.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(f=>f.method===i);if(a)return{name:a.name,parameters:d(a.parts,r)};if(o.length===
0)throw new v("not_found",`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(f=>f.method==="GET"?"GET, HEAD":f.method).join(", ");throw new v("\
method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function kr(t){return Object.keys(t)}function Ir(t,e){return t.length===e.length&&t.every(
(n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function d(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,u(e[r]??"",o)]]});
return Object.fromEntries(n)}function u(t,e){try{return decodeURIComponent(t)}catch{throw new v("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}
const l=["GET","HEAD"],h=["POST","PUT","PATCH"];function p(t,e){const n=Jt(e.routes),s=async r=>{const o=Y(r.target),{name:i,parameters:a}=n(r.method,o),{orgID:c="",
projectID:f="",appID:y=""}=a,E=await g(t,r,c,f),{bytes:_,body:O}=h.includes(r.method)?await b(r,e.mayBeEmpty.includes(i)):m;return e.calls[i]({name:i,key:{org:c,
project:f,appID:y},parameters:a,principal:E,body:O,bytes:_,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:U(r,"idempotency-key")})};return async r=>{
try{return await s(r)}catch(o){const i=Ve(o);if(!i)throw o;return te(i,r)}}}async function g(t,e,n,s){const r=await t.verify(U(e,"authorization")),o=t.rateLimit(
r.email);if(o>0)throw new v("rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(o)});if(!S.cS.test(n))throw we(["orgID in the path is not an \
identifier"]);if(!S.cS.test(s))throw we(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new v("forbidden",`${r.email}\
 has no role in the organization ${n}.`);if(i==="viewer"&&!l.includes(e.method))throw new v("forbidden",`${r.email} may only read in the organization ${n}.`);return r}
const m={bytes:Buffer.alloc(0),body:void 0};async function b(t,e){const n=U(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="applicati\
on/json")throw T(n);const s=await t.body(S.lF.bodyBytes).catch(r=>{throw r instanceof ce?new v("body_too_large",`The body is larger than ${S.lF.bodyBytes} bytes\
.`):r});if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw T("none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,
body:r}}catch{throw new v("invalid_request",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function T(t){return new v("unsupported_media_typ\
e",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const P=de(1,63,Ke(S.cS,'must be letters, digits, ".", "_" and "-", with a letter or d\
igit first and last')),W={spaFallback:le(En),installCommand:le(de(0,4096)),rootDirectory:le(Tn),noindex:le(En),nodeVersion:le(de(1,3,Ke(/^\d+$/,'must be a major\
 version, as "24"')))},j={buildCommand:null,outputDirectory:null,region:null},Z={buildCommand:le(de(0,4096)),outputDirectory:le(Tn),region:le(de(1,63,Ke(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
'must be lower-case letters and digits, as "eu-west-1"')))},Fe=ae({env:Ss}),Fn=ae({branch:le(vt),commit:le(bn),tag:Ye("is not accepted: web apps deploy without \
a release tag")});function vr(t){const e={repository:Ts(t.allowLocalGit),branch:vt,...Z},n={...e,repository:w.yqP(e.repository),branch:w.yqP(vt)},s=ae({name:P,type:Es(
S.yN),...e,...W,subdomain:Ye("cannot be given: it is generated")}),r=ae({...n,...W,name:Ye("cannot be changed: it is the ID of the app"),type:Ye("cannot be chan\
ged"),subdomain:Ye("cannot be changed: it is generated")}),[o,i,a]=[w.Ikc(e),w.Ikc(n),w.Ikc(W)];return{createApp(c){const f=Ie(c,s),y=Object.entries(w.qgA(a,f)).
filter(([,O])=>O!==null),{name:E,type:_}=f;return{name:E,type:_,config:{...j,...w.qgA(o,f),settings:Object.fromEntries(y)}}},updateApp(c){const f=Ie(c,r);return{
...w.qgA(i,f),settings:w.qgA(a,f)}},replaceEnv:c=>Ie(c,Fe).env,deploy(c){const f=Ie(c,Fn);return{branch:f.branch??null,commit:f.commit?.toLowerCase()??null}}}}const Qt="\
production";function Re(t){return t.liveRelease===null?"created":"live"}function Zt(t,e){return t.liveRelease===null?null:e(t.subdomain)}function qt(t,e){return{
appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:Re(t),url:Zt(t,e),environments:[{environmentID:t.environmentID,name:Qt}],createdAt:He(t.createdAt),updatedAt:He(t.updatedAt)}}function en(t,e){return{
environmentID:t.environmentID,name:Qt,url:Zt(t,e),state:Re(t)}}function Hn(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,
branch:s,commit:r,createdAt:He(o)}}function lt(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:f,finishedAt:y,supersededBy:E}=t;
return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:He(c),startedAt:f===null?null:He(f),finishedAt:y===null?null:He(y),url:r==="succeeded"?n(e.subdomain):
null,...(0,F.Eb)({supersededBy:E??void 0})}}function tn(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,f=a.slice(-S.lF.failureLogLines).
map(y=>y.slice(0,S.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:f,diagnostics:c}}function He(t){return new Date(t).toISOString()}
function Gn(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o}=e,i=async({key:a})=>{const c=await r.find(a);if(!c)throw ft(a);return c};return{async createApp(a){
const{name:c,type:f,config:y}=s.createApp(a.body),E=ht(a,201,O=>qt(O,n)),_=await r.create({key:{...a.key,appID:c},type:f,config:y},E);if(_.kind==="taken")throw new v(
"app_exists",`There is an app ${c} in this project already.`);return zn(_,201,O=>qt(O,n))},async updateApp(a){await i(a);const c=await r.update(a.key,s.updateApp(
a.body));if(!c)throw ft(a.key);return R(200,qt(c,n))},async replaceEnv(a){await i(a);const c=s.replaceEnv(a.body);if(!await r.replaceEnv(a.key,c))throw ft(a.key);
return R(200,{names:Object.keys(c).sort()})},listEnvironments:async a=>R(200,{environments:[en(await i(a),n)]}),async deploy(a){await i(a);const c=ht(a,202,Hn),
f=await o.create(a.key,s.deploy(a.body),c);if(f.kind==="no_app")throw ft(a.key);return zn(f,202,Hn)},async listDeployments(a){const c=await i(a),f=Wn(a.query.get(
"limit")),y=Kn(a.query.get("cursor")),E=await o.list(a.key,{limit:f+1,before:y}),_=E.slice(0,f),O=E.length>f?_.at(-1):void 0;return R(200,{deployments:_.map($=>lt(
$,c,n)),nextCursor:O?Yn(O.seq):null})},async readFailure(a){await i(a);const{deployID:c=""}=a.parameters,f=await o.failure(a.key,c);if(f)return R(200,tn(c,f));const y=await o.
find(a.key,c);throw y?new v("not_found",`The deployment ${c} has not failed: it is ${y.status}.`):new v("not_found",`The app ${a.key.appID} has no deployment ${c}\
.`)}}}function ft({org:t,project:e,appID:n}){return new v("not_found",`There is no app ${n} in ${t}/${e}.`)}function ht(t,e,n){const{idempotencyKey:s,principal:r,
name:o,bytes:i,key:a}=t;if(s!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(s))throw we(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.
stringify([r.issuer,r.email,o,a.org,a.project,a.appID]),key:s,requestHash:(0,C.hash)("sha256",i),status:e,answer:c=>JSON.stringify(n(c))}}}function zn(t,e,n){switch(t.
kind){case"done":return R(e,n(t.made));case"replayed":return R(t.status,JSON.parse(t.answer),{"idempotent-replayed":"true"});case"other_request":throw we(["Idem\
potency-Key was used before with another body"]);default:return(0,A.xb)(t)}}function Wn(t){if(t===null)return S.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(
t):0;if(e<1||e>S.lF.pageMost)throw we([`limit must be 1 to ${S.lF.pageMost}`]);return e}function Yn(t){return Buffer.from(`before:${t}`).toString("base64url")}function Kn(t){
if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];if(e===void 0||Yn(Number(e))!==t)throw we(["cursor must be a n\
extCursor of this list"]);return Number(e)}function pt(t,e){const n=Gn({...e,bodies:vr(e)});return p(t,{routes:Be.bw,calls:n,mayBeEmpty:["deploy"]})}const bc=ae(
{to:le(de(1,100))}),Tc=ae({name:de(1,100)});function Sc(t,{state:e,kvs:n,kvsUrl:s,siteUrl:r}){const o=async({key:i})=>{const a=await e.apps.find(i);if(!a)throw new v(
"not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return p(t,{routes:Be.a6,mayBeEmpty:["rollback","runtime"],calls:{async listReleases(i){
const a=await o(i),f=(await e.releases.list(i.key)).map(({deployID:y})=>({deployID:y,live:y===a.liveRelease}));return R(200,{releases:f})},async rollback(i){const a=await o(
i),{to:c}=Ie(i.body,bc),f=await e.releases.rollback(i.key,typeof c=="string"?c:void 0);if(!f){const y=typeof c=="string"?`no kept release ${c}`:"no kept release\
 before the live one";throw new v("not_found",`The app ${a.appID} has ${y}.`)}return R(200,{deployID:f.deployID,previous:f.previous,url:r(a.subdomain)})},listTables:async i=>R(
200,{tables:(await n.listTables(i.key)).map(Po)}),async createTable(i){const{name:a}=Ie(i.body,Tc);return R(201,Po(await n.createTable(i.key,a)))},async deleteTable(i){
const a=i.parameters.table??"";return await n.deleteTable(i.key,a),R(200,{deleted:!0,name:a})},runtime:async i=>R(200,{variables:await n.runtimeVariables(i.key,
s)})}})}function Po(t){return{...t,createdAt:new Date(t.createdAt).toISOString()}}class ye{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){
const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);if(!o){
const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});o=i,this.#n.set(e,o)}return o}put(e,n,s){this.
delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.
delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}var mt=k(
336);const Uo=1024,q=1024*Uo,yt=1024*q,jo=[["TiB",1024*yt],["GiB",yt],["MiB",q],["KiB",Uo]];function Fy(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(t.trim())??[],r=jo.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Hy(t){const[
e,n]=jo.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}class be extends Error{name="DamagedObject"}
var _c=k(6059);const Oc=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],
["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3\
u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),kc=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Ic=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function vc(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Oc.get(n)??(0,_c.$)(n),r=typeof s=="string"?s:"application/octet-stream";return kc.test(r)&&
!r.includes("charset")?`${r}; charset=utf-8`:r}function Nc(t){return Ic.test(t)}const Rc=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
Ac=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Bo(t){const e=Fo(
t);return e===void 0||e.endsWith(".html")?!1:Rc.test(t)||Ac.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const $c=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Nr(t){const e=Fo(t);return Bo(t)||e!==void 0&&$c.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Fo(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}function Ho(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?xc(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}const Lc=/^[\w.!~*'()@:$,+=&;/-]*$/;function Go(t){return Lc.test(t)?`/${t}`:`/${t.split("/").map(Dc).join("/")}`}function Dc(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function xc(t){try{return decodeURIComponent(t)}catch{return}}function Rr(t,e){if(t===""||t.endsWith(
"/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const zo=32,Cc=/\/:[A-Za-z]\w*[^\w/]/,
Mc=/^:([A-Za-z]\w*)$/,Ar="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",Pc=`it has more t\
han ${zo} placeholders`;function Wo(t){const e=Ho(t);return e===void 0?Ar:Yo(Ko(`/${e}`))}function Yo(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==
void 0||Cc.test(t))return Ar;const r=e.slice(1).split("/").map($r),o=(n??"").split("/").map($r),i=[...nn(r),...nn(o),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return Ar;if(i.length>zo)return Pc;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const f=e==="/"?[]:e.slice(1,-1).split("\
/").map($r);return{text:t,head:f,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function Uc({head:t,star:e}){return new Set(e?[...nn(t),...nn(e.tail),"splat"]:nn(t))}function nn(t){
return t.flatMap(e=>"name"in e?e.name:[])}function $r(t){const e=Mc.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const jc=32*1024;class Bc{path;bare;parts;#e;#t=new Map;#n=jc;constructor(e){
this.path=e,this.bare=Ko(e),this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;
const s=Go(e).slice(1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#e[e]??
this.path.length}}function Fc(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&Lr(n,r,0)?new Dr(t,e,void 0):void 0;if(!Lr(n,r,0))
return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new Dr(t,e,c>e.path.length?void 0:
e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!Lr(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-
s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new Dr(t,e,e.bare.slice(i,a))}function Lr(t,e,n){
for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class Dr{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Ko(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Hc=1024,Gc=255;class zc{#e;#t=new Ne(Hc);constructor(e){this.#e=`.${e.toLowerCase()}`}subdomain(e){if(e.
length>Gc)return;const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#n(e);return this.#t.set(e,s),s}#n(e){const n=e.toLowerCase().replace(
/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(this.#e)?n.slice(0,-this.#e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(s)?s:void 0}}const fe=8;class Vn{#e;constructor(e){
this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/fe-1;for(;n<=s;){const r=n+s>>>1,o=r*fe,i=this.#e.compare(e,0,fe,o,o+fe);if(i===0)return!0;
i<0?n=r+1:s=r-1}return!1}detached(){return new Vn(Buffer.from(this.#e))}}function Vo(t){return(0,C.hash)("sha256",t,"buffer").subarray(0,fe)}const Wc=16*q,Yc=512;
class Kc{#e;#t=new ye(Wc);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Vo(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(
r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+Yc,()=>this.#e.assets(e,n))}catch(s){if(s instanceof be)return;throw s}}}
function Vc({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Xo):Xo(e)}function Xo(t){return{...t,headers:{...t.headers,"x-robots-tag":"noind\
ex"}}}const Xc=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75r\
em;line-height:1.25}code{font-size:.95em}";function gt({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Xc}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const Jc=gt({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),Qc=gt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),Zc=gt({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),qc=gt({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),ed=gt({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long address."}),td=gt({
status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy the site again to replace it."}),Jo=500,
Xn=8*1024,nd=2e3,Qo=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Zo=/^[\t\x20-\x7e\x80-\xff]*$/,qo=new Set(["accept-ranges","connection","content-encoding","content-length",
"content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-rel\
ease"]);function sd(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith(
"#")||(i.length>nd?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=rd(i,e.length,a),s&&e.push(s)):s?od(s,i,a):a("it is not below a path"))}return{
rules:e,ignored:n}}function rd(t,e,n){const s=Wo(t);if(e>=Jo)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function od(t,e,n){
const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();
if(r<1||!Qo.test(o)||!Zo.test(i))return n('it is not "Name: value"');if(o==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(o===
"set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(qo.has(o))return n(`rules cannot set "${o}"`);const a=t.bytes+sn(o,i);if(a>Xn)return n(
`the headers of this path have more than ${Xn} bytes`);t.bytes=a,t.set.push([o,i])}function sn(t,e){return t.length+e.length+4}function id(t,e){return Qo.test(t)&&
t===t.toLowerCase()&&Zo.test(e)&&!qo.has(t)}function xr(t){return Buffer.from(t,"utf16le").toString("utf16le")}class ei{#e=new Map;#t=[];#n;constructor(e){this.#n=
e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,
[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??
Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;const f=this.#n[Math.min(a,c)],y=f&&n(f)?Fc(f.from,e):void 0;f&&y&&(yield[f,y])}}}function Jn(t,e,n=s=>s){
if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=Uc(e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="sp\
lat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Cr({
pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o=="string"?o:ad(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function ad(t,e,n,s){
return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}const ti={headers:{},isCut:!1};class cd{#e;constructor(e){this.#e=new ei(e.map(dd))}of(e){if(this.#e.
size===0)return ti;const n=[...this.#e.matching(e)];return n.length===0?ti:new ud(n).custom}}function dd({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{
const a=Jn(i,t);return a.isFixed&&(s+=sn(o,i)),{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class ud{#e=new Map;#t=Xn;#n;#s=!1;constructor(e){this.#n=
Xn-e.reduce((n,[{fixedBytes:s}])=>n+s,0);for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{
headers:Object.fromEntries([...this.#e].map(([n,s])=>[n,xr(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:
Math.min(this.#t,this.#n))-sn(e,""),o=r<0?void 0:Cr(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=sn(e,o),n.isFixed||(this.#n-=sn(e,o));const i=this.#e.
get(e);this.#e.set(e,i===void 0||e==="set-cookie"?o:`${i}, ${o}`)}}const ni=2e3,ld=2e3,fd=/^[^/:]+=/,si={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",
307:"go",308:"go"};function hd(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=pd(r).trim();if(o==="")continue;const i=e.length<ni?
md(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function pd(t){const e=t.search(/(?:^|\s)#/);return e===
-1?t:t.slice(0,e)}function md(t){if(t.length>ld)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it does not name a t\
arget";if(r.length>0||s.includes("=")||fd.test(n))return"conditions and query parameters are not supported";const o=yd(s);if(o===void 0)return/^\d+!?$/.test(s)?
`${s} is not a status that a rule can have`:"its status is not a number";const i=Wo(e);return typeof i=="string"?i:oi(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:o,force:s.endsWith("!")}:Qn(o)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function yd(t){const e=Number(
/^(\d{3})!?$/.exec(t)?.[1]);return ri(e)?e:void 0}function ri(t){return Object.hasOwn(si,t)}function Qn(t){return si[t]==="rewrite"}function oi(t,e){return/^\/(?!\/)/.
test(t)||!Qn(e)&&/^(?:https?:)?\/\//i.test(t)}const gd=64,wd=8*1024,Ed=4*1024;class bd{#e;forces;constructor(e){this.#e=new ei(e.map(Td)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=Sd(r,o,e);if(i&&(yield i),s+=1,s===gd)return}}}
function Td({from:t,to:e,status:n,force:s}){return{from:t,to:Qn(n)?_d(e,t):Jn(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function Sd({to:t,status:e,isForeign:n},s,r){
if(Qn(e)){const a=Cr(t,s,"plain",Ed);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Cr(t,s,"encoded",wd);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function _d(t,e){const n=t.replace(/[?#].*$/,
"");try{return Jn(n,e,decodeURIComponent)}catch{return Jn(n,e)}}const Mr="_redirects",Pr="_headers",ii=512*1024;function Ur(t){return t===Mr||t===Pr}function Od(t){
const e=[],n=i=>{const a=t.get(i)??Buffer.alloc(0);return a==="too large"&&e.push({file:i,reason:`it has more than ${ii} bytes`}),a==="too large"?"":a.toString()},
s=hd(n(Mr));for(const i of s.ignored)e.push({file:Mr,...i});const r=sd(n(Pr));for(const i of r.ignored)e.push({file:Pr,...i});if(s.rules.length+r.rules.length===
0)return{bytes:Buffer.alloc(0),ignored:e};const o={redirects:s.rules.map(({from:i,to:a,status:c,force:f})=>[i.text,a,c,f]),headers:r.rules.map(({from:i,set:a,unset:c})=>[
i.text,a,c])};return{bytes:Buffer.from(JSON.stringify(o)),ignored:e}}function kd(t){if(t.length===0)return{redirects:[],headers:[]};const{redirects:e,headers:n}=Id(
t);if(!Array.isArray(e)||e.length>ni||!Array.isArray(n)||n.length>Jo)throw Qe();return{redirects:e.map(vd),headers:n.map(Nd)}}function Id(t){try{const e=JSON.parse(
t.toString());if((0,F.Gv)(e))return e}catch{}throw Qe()}function vd(t){const[e,n,s,r]=rn(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!ri(
s)||!oi(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Qe();return{from:ai(e),to:n,status:s,force:r}}function Nd(t){const[e,n,s]=rn(t),r=rn(n).map(i=>{const[a,c]=rn(i);if(typeof a!=
"string"||typeof c!="string"||!id(a,c))throw Qe();return[a,c]}),o=rn(s).map(i=>typeof i=="string"?i:jr());return{from:ai(e),set:r,unset:o}}function ai(t){const e=typeof t==
"string"?Yo(t):void 0;return typeof e=="object"?e:jr()}function rn(t){return Array.isArray(t)?t:jr()}function jr(){throw Qe()}function Qe(){return new be("The c\
ompiled rules of a release are damaged: deploy again")}const Rd="public, max-age=0, must-revalidate",Ad="public, max-age=31536000, immutable";function $d(t,e,n,s,r){
const o=vc(e),i=Nc(o),a=`"${n.hash.slice(0,32)}"`,c={"cache-control":Bo(e)?Ad:Rd,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:
{etag:a,"last-modified":t.lastModified},...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},f={"content-type":o,...c,"content-length":String(n.size)};
return s===200&&(f["accept-ranges"]="bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:f,notModified:c,variants:i?
new Map:void 0}}function Ld(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{
...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const Dd=64*1024,xd=q,Cd=4*1024,Md=32,Pd=4*
1024,Ud=512;class jd{org;deployID;manifestHash;lastModified;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,
this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a}=kd(s.rules),c=Math.min(xd,Dd+s.count*Cd);this.#e=s,this.#t=
new bd(i),this.#n=new cd(a),this.#s=new ye(c),this.#r=o,this.weight=s.bytes+s.rules.length*Md+c}remembered(e){return this.#s.get(e)}direct(e){const n=this.#i(e),
r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&r&&this.#s.put(e.path,r,Bd(e.path,r)),r}indirect(e){return this.#a(e,"nothing")}file(e,n,s=200){
const r=Ur(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);return i&&!this.#o&&(this.#o=!0,this.#r("warn","headers_cut",{deployID:this.
deployID,org:this.org})),{kind:"file",file:$d(this,e,this.#e.file(r),s,o)}}has=e=>!Ur(e)&&this.#e.find(e)!==-1;#i(e){const n=Rr(e.path.slice(1),this.has);if(n)return n.
kind==="file"?this.file(n.path,e):{kind:"redirect",status:308,location:xr(Go(n.to))}}#a(e,n){for(const s of this.#t.of(e,n)){if(s.kind==="go")return{kind:"redir\
ect",status:s.status,location:xr(s.location)};const r=Rr(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,i=o===void 0?void 0:this.file(o,e,s.status);
if(i)return i}}#c(e){const n=Rr(e,this.has);return n?.kind==="file"?n.path:void 0}}function Bd(t,e){const n=4*t.length;if(e.kind==="redirect")return Ud+n+2*e.location.
length;const{headers:s}=e.file;let r=Pd+n;for(const o in s)r+=2*(o.length+(s[o]?.length??0));return r}async function Fd(t,e,n,s){return new jd(e,n,await t.index(
e,n.manifestHash),s)}function Hd(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function Gd(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&
Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const Br=["br","zstd","gzip"],ci=16*q,wt=Buffer.from("SLV","latin1"),Et=wt.
length+4+32,zd=Et+ci;function Gy(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([wt,e,hashOf("sha256",t,"buffer"),t])}function di(t,e){
if(t.length<Et||wt.compare(t,0,wt.length)!==0)return;const n=t.readUInt32LE(wt.length);return n<=ci&&e===Et+n?n:void 0}function Wd(t){if(di(t,t.length)===void 0)
return;const e=t.subarray(Et),n=t.subarray(wt.length+4,Et);return(0,C.hash)("sha256",e,"buffer").equals(n)?e:void 0}const Yd=256,Kd=256,ui=new Ne(Yd);function Vd(t){
let e=ui.get(t);if(!e){if(e=Xd(t),t.length>Kd)return e;ui.set(t,e)}return e}function Xd(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",
...a]=o.split(";").map(y=>y.trim()),c=a.find(y=>/^q\s*=/.test(y)),f=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,f>=0&&f<=
1?f:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return Br.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const Jd=4*q,Qd=768,Zd=1e3;class qd{#e;#t;#n=new ye(
Jd);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;this.#n.delete(e);const o=async()=>{
const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash);return{sizes:a,isWhole:a.size===Br.length,version:i,at:this.#t.monotonic()}};return this.#n.
load(e,()=>Qd+2*e.length,o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&
this.#t.monotonic()-s<Zd}}const eu=4*q,tu=64*q,nu=512,su=[];class ru{#e;#t;#n;#s;#r=0;constructor(e,n,s=mt.m){this.#e=e,this.#t=new ye(n),this.#n=Math.min(eu,n),
this.#s=new qd(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?U(e,"accept-encoding"):void 0,o=r===void 0?su:Vd(r);if(o.length===
0)return this.#o(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,fi(n,o,a),s)):this.#o(e,n,fi(n,o,i),s)}#o(e,n,s,r){if(s.status===
200){if(ou(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};
const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#u(
n))return this.#a(e);const r=await this.#f(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)throw new li;return o}).catch(
o=>{if(!(o instanceof li))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#u(e)?await this.#l(
e):await this.#h(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=U(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;
const r=Gd(U(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-leng\
th":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(e)?(await this.#l(e)).subarray(s,
r+1):await this.#h(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#u({size:e}){
return e<=this.#n&&this.#r+e<=tu}#l(e){return this.#f(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#f({key:e,size:n},s){return this.#t.load(e,r=>r.length+nu,async()=>{
this.#r+=n;try{return await s()}finally{this.#r-=n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class li extends Error{}function fi(t,e,n){for(const s of e){
const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=Ld(t,s,r);return t.variants?.set(s,i),i}return t}function ou(t,e){
const n=U(t,"if-none-match");if(n!==void 0)return Hd(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const iu=64*
q,au=4096,cu=1e3,hi="GET, HEAD, OPTIONS";function du(t){const e=new uu(t);return n=>e.handle(n)}class uu{#e;#t;#n;#s;#r;#o;#i=new ye(iu);#a;#c=Number.NEGATIVE_INFINITY;constructor({
sites:e,objects:n,cacheBytes:s,log:r,domain:o,clock:i=mt.m}){this.#e=e,this.#t=n,this.#n=r,this.#s=new zc(o??"localhost"),this.#r=new ru(n,s,i),this.#a=i,this.#o=
new Kc(n)}handle(e){const n=this.#s.subdomain(U(e,"host")??""),s=n===void 0?void 0:this.#e.site(n);return s instanceof Promise?s.then(r=>this.#d(e,r)):this.#d(e,
s)}#d(e,n){if(n===void 0)return bt(e,Jc);const{method:s}=e;if(s!=="GET"&&s!=="HEAD")return lu(s);if(n.release===null)return bt(e,Qc);try{const r=this.#l(n.release),
o=r?this.#h(e,n,r):this.#u(e,n,n.release),i=Vc(n,o);return i instanceof Promise?i.catch(a=>this.#g(e,a)):i}catch(r){return this.#g(e,r)}}async#u(e,n,s){return this.#h(
e,n,await this.#f(n.org,s))}#l(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#f(e,n){return this.#l(n)||this.#i.delete(n.deployID),
this.#i.load(n.deployID,s=>s.weight,()=>Fd(this.#t,e,n,this.#n))}#h(e,n,s){const r=Y(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#m(
e,i,s);const a=Ho(r);if(a===void 0)return bt(e,qc);if(a.length>au)return bt(e,ed);const c=new Bc(`/${a}`),f=(o?void 0:s.remembered(c.path))??s.direct(c);return f?
this.#m(e,f,s):Nr(a)&&n.kept.length>0?this.#y(e,n,s,c):this.#p(e,n,s,c)}async#y(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).
catch(()=>[])){const a=this.#l(i)??await this.#f(n.org,i).catch(()=>{}),c=a?.file(o,r);if(a&&c)return this.#m(e,c,a)}return this.#p(e,n,s,r)}#p(e,n,s,r){const o=s.
indirect(r)??(n.settings.spaFallback&&!Nr(r.path.slice(1))?s.file("index.html",r):void 0)??s.file("404.html",r,404);return o?this.#m(e,o,s):bt(e,Zc,s)}#m(e,n,s){
return n.kind==="file"?this.#r.send(e,n.file):fu(e,n,s)}#g(e,n){if(!(n instanceof be))throw n;const s=this.#a.monotonic();return s-this.#c>=cu&&(this.#c=s,this.#n(
"error","edge_damaged",{requestID:e.requestID,reason:n.message})),bt(e,td)}}function lu(t){return t==="OPTIONS"?{status:204,headers:{allow:hi}}:{status:405,headers:{
allow:hi,"content-length":"0","cache-control":"no-store"}}}function fu(t,{status:e,location:n},s){const r=t.target.slice(Y(t.target).length).replace(/[^\x21-\x7e]/g,
encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+i,"content-length":"0","cache-control":"pub\
lic, max-age=0, must-revalidate","x-slipway-release":s.deployID}}}function bt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.
method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function hu(t,e){return async()=>{try{await t()}catch{return R(503,{status:"failing",reason:"The state can\
not be read."},{"retry-after":"5"})}const n=await e.lasting();if(n===0)return R(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objec\
ts that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;return R(200,{status:"degraded",pid:process.pid,reason:s})}}
var N=k(3024);const Fr=512,pi=/^[!-?A-~]*@[!-?A-~]+$/;function pu(t){return t.length<=Fr&&pi.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function Hr(t){return/[^\0-\x7f]/.
test(t)}const mu=["viewer","deployer"];function Gr(t){return w.KCZ([t,w.YOg(t)],"must be a string, or a list of strings")}const mi=w.FsL(w.YjP("must be a string"),
w.BpQ(1,"must not be empty")),yu=w.FsL(w.YjP("must be a string"),w.Ru6(Fr,`must have at most ${Fr} characters`),w.yGV(pi,({input:t})=>{const e=Hr(t)?"has charac\
ters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`}));function yi(t){const e=`${t} ASCII emails, or @domain for every emai\
l of a domain. Upper and lower case are the same.`;return w.yqP(w.FsL(Gr(yu),w.h_(e)))}const gu=ae({viewer:yi("May read."),deployer:yi("May do everything.")}),wu=ae(
{issuer:w.FsL(w.YjP("must be a string"),w.z6Y(bu,"must be an https:// URL without query (http:// only for loopback)"),w.yuE({format:"uri"}),w.h_("The value of t\
he iss claim: an https URL, or an http URL of loopback.")),audience:w.yqP(w.FsL(Gr(mi),w.h_("Accepted aud values. Default: the platform's own base URL."))),email:w.
lqM(w.FsL(w.YjP("must be a string"),w.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@github.actions"'),w.z6Y(t=>!Hr(t),"has chara\
cters other than ASCII"),w.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),require:w.lqM(
w.FsL(mn(w.YjP(),Gr(mi)),w.h_("Claims that a token must have, each with one of the values.")),{})}),Eu=w.FsL(ae({$schema:w.yqP(w.YjP("must be a string")),localIssuer:w.
lqM(w.FsL(w.zMY("must be true or false"),w.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get\
 one, for any email.")),!0),issuers:w.lqM(w.FsL(w.YOg(wu,"must be a list"),w.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),
s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),w.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect\
 discovery.")),[]),organizations:w.FsL(mn(w.FsL(w.YjP(),w.yGV(new RegExp(`^(?:\\*|${S.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),gu),w.h_(
'Grants by organization; "*" is every organization.'))}),w.DDF("platform.json"),w.h_("Who may do what on a platform that several people share. The platform read\
s the file from its data directory when it starts."));function bu(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==
""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,rt.c)(e.hostname)}const gi={localIssuer:!0,issuers:[],roleOf:()=>"deployer",organizationsOf:()=>{}},wi=1024*
1024,Tu=10;function Su(t){const e=(0,D.join)(t,"platform.json");if(!(0,N.existsSync)(e))return gi;try{if((0,N.statSync)(e).size>wi)throw new Error(`is larger th\
an ${wi} bytes`);return _u(JSON.parse((0,N.readFileSync)(e,"utf8")))}catch(n){throw new A.GQ("invalid_file",`${e}: ${n instanceof Error?n.message:String(n)}`,{place:{
file:e},remedy:"Correct the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:n})}}function _u(t){const e=kt(Eu,t,"the \
file");if("faults"in e)throw new Error(e.faults.slice(0,Tu).join("; "));const{localIssuer:n,issuers:s,organizations:r}=e.output,o=new Map(Object.entries(r).map(
([i,a])=>[i,ku(a)]));return{localIssuer:n,issuers:s.map(({issuer:i,audience:a,email:c,require:f})=>({issuer:i,email:c,audiences:a===void 0?void 0:[a].flat(),require:Object.
fromEntries(Object.entries(f).map(([y,E])=>[y,[E].flat()]))})),roleOf(i,a){const c=i.slice(i.lastIndexOf("@")),y=[o.get(a),o.get("*")].flatMap(E=>[E?.get(i),E?.
get(c)]);return y.includes("deployer")?"deployer":y.find(E=>E!==void 0)},organizationsOf:Ou(o)}}function Ou(t){const e=new Map;for(const[n,s]of t)for(const r of s.
keys()){const o=e.get(r);o?o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf("@")),r=new Set([n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:
[...r].sort()}}function ku(t){return new Map(mu.flatMap(e=>[t[e]??[]].flat().map(n=>[n.toLowerCase(),e])))}function Iu(t,e){const n=new Map,s=()=>[...n].flatMap(
([o,i])=>i.map((a,c)=>[{service:o,status:`${c}xx`},a]).filter(([,a])=>a>0)),r=async()=>{const o=await t.totals(),i=(c,f)=>c.reduce((y,E)=>y+E[f],0),a=o.filter(c=>c.
status==="queued");return[Ge("slipway_requests_total","counter","Requests answered.",s()),Ge("slipway_deployments","gauge","Deployments by status.",o.map(c=>[{status:c.
status},c.count])),Ge("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},i(a,"count")]]),Ge("slipway_deployment_seconds_sum","counter","S\
econds that deployments ran.",[[{},i(o,"ms")/1e3]]),Ge("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",[[{},i(o,"ran")]]),Ge("sli\
pway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[{},e.total]]),Ge("process_resident_memory_bytes","gauge","Resident memory.",[
[{},process.memoryUsage.rss()]]),Ge("process_uptime_seconds","gauge","Seconds since the process started.",[[{},process.uptime()]])].join("")};return{count(o,i){
let a=n.get(o);a||(a=[0,0,0,0,0,0],n.set(o,a));const c=Math.floor(i/100);a[c]=(a[c]??0)+1},handler:async()=>({status:200,headers:{"content-type":"text/plain; ve\
rsion=0.0.4; charset=utf-8","cache-control":"no-store"},body:await r()})}}function Ge(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,f])=>`${c}\
="${f}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function zy(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const Ei=()=>{};var on=k(8161);const vu=4*yt,bi={base:128,perProcessor:256},Zn={timeoutMs:20*6e4,fileBytes:yt,logBytes:4*q,memoryBytes:Math.min(vu,Math.floor(
Nu()/2)),diskBytes:8*yt,diskFiles:2e6,processes:bi.base+bi.perProcessor*(0,on.availableParallelism)()};function Nu(){const t=process.constrainedMemory();return t>
0?Math.min((0,on.totalmem)(),t):(0,on.totalmem)()}const zr={environmentPerMinute:12e3,tablePerMinute:6e3};function Ru(t,e,n){return[{name:`kvs/environment/${t}`,
most:n.environmentPerMinute},{name:`kvs/table/${e}`,most:n.tablePerMinute}]}function Au(t){const e=Du(t);return $u(e),e}function $u({gitUrlTemplate:t,allowLocalGit:e}){
const n=(0,ke.Rs)(t,e);if(!n)return;const s=`--git-url: "${(0,ke.ri)(t)}" ${n.problem}`;throw new A.GQ("invalid_input",s,{input:"git-url",remedy:`Write ${n.instead}\
.`})}const Lu={publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,host:"127.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:ke.
bD,clock:mt.m,log:Ei,fetch,workers:2,isolation:"auto",lasting:!0,edgeCacheBytes:64*q,buildLimits:Zn,kvsQuotas:zr};function Du(t){return{...Lu,...t,buildLimits:{
...Zn,...t.buildLimits},kvsQuotas:{...zr,...t.kvsQuotas}}}var qn=k(5807);const xu=["error","warning","notice"],{failureLogLines:Ti,failureLogLine:Si}=S.lF,_i={queue:"\
build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Oi({stage:t,code:e,message:n,
exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,qn.vI)(n,S.IC.message),exitCode:s},c=r===null?null:r.slice(0,S.IC.signal),f=i.filter(
({file:O})=>O.length<=S.IC.file).slice(0,S.IC.findings).map(O=>({...O,code:O.code===null?null:(0,qn.vI)(O.code,S.IC.findingCode),message:(0,qn.vI)(O.message,S.IC.
findingMessage)})),y=ki(f,S.IC.bytes/2),E=S.IC.bytes-Wr({...a,signal:c,log:[],diagnostics:y}),_=o.slice(-Ti).map(O=>(0,qn.vI)(O,Si));return{...a,signal:c,log:ki(
_.reverse(),E).reverse(),diagnostics:y}}function ki(t,e){let n=e;const s=t.findIndex(r=>(n-=Wr(r)+1,n<0));return s===-1?t:t.slice(0,s)}function Wr(t){return Buffer.
byteLength(JSON.stringify(t))}function Ii(t){if(!(0,F.Gv)(t))return;const{exitCode:e,signal:n,log:s,message:r}=t,o=pe.find(f=>f===t.stage),i=xe.find(f=>f===t.code);
if(!o||!i||!(0,F.KH)(r,S.IC.message)||!Yr(e)||n!==null&&!(0,F.KH)(n,S.IC.signal)||!Array.isArray(s)||s.length>Ti||!s.every(f=>(0,F.KH)(f,Si)))return;const a=Cu(
t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};return Wr(c)<=S.IC.bytes?c:void 0}function Cu(t){if(!Array.
isArray(t)||t.length>S.IC.findings)return;const e=[];for(const n of t){const s=Mu(n);if(!s)return;e.push(s)}return e}function Mu(t){if(!(0,F.Gv)(t))return;const{
file:e,line:n,column:s,code:r,message:o}=t,i=xu.find(a=>a===t.severity);if(!(!i||!(0,F.KH)(e,S.IC.file)||!(0,F.KH)(o,S.IC.findingMessage))&&!(r!==null&&!(0,F.KH)(
r,S.IC.findingCode)))return Yr(n)&&Yr(s)?{file:e,line:n,column:s,severity:i,code:r,message:o}:void 0}function Pu(t){return{stage:t,code:_i[t],message:"The deplo\
yment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function Yr(t){return t===null||Number.isSafeInteger(
t)}class Kr extends Error{name="BuildFailure";facts;constructor(e){const n=Oi(e);super(n.message),this.facts=n}}const vi=4*q,Uu=64*1024,Wy=16384,ju=128*1024,Yy=2e3,
Ni=6e4;function Bu(t){try{const e=JSON.parse(t);return(0,F.Gv)(e)?Hu(e):void 0}catch{return}}const Ri={ready({isolation:t}){const e=zu(t);return e&&{kind:"ready",
isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=pe.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,F.KH)(
t,Uu)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t})=>(0,F.KH)(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=(0,F.Gv)(e)?Gu(e):void 0;return n&&
Ze(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,F.KH)(t,Vr)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","war\
n","error"].find(r=>r===t);return s&&(0,F.KH)(e,64)&&(0,F.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=Wu(t);return n&&
(0,F.KH)(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Ii(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=(0,F.Gv)(
t)?t:{},{objects:n,bytes:s}=e;return Ze(n)&&Ze(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Vr=256,Fu=4096;function Hu(t){const{kind:e}=t;return typeof e==
"string"&&Object.hasOwn(Ri,e)?Ri[e](t):void 0}function Gu({about:t,name:e,directory:n,kind:s,org:r}){if(t==="lock"&&(0,F.KH)(e,Vr))return{about:t,name:e};if(t===
"output"&&(0,F.KH)(n,Fu)&&(s==="build"||s==="folder"))return{about:t,directory:n,kind:s};if(t==="live"&&(0,F.KH)(r,Vr))return{about:t,org:r}}function zu(t){if((0,F.
Gv)(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&(0,F.KH)(t.reason,1e3)?{kind:"none",
reason:t.reason}:void 0}function Wu(t){if(!(0,F.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.
test(e))&&!(!Ze(n)||!Ze(s)||!Ze(r)||!Ze(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function Ze(t){return Number.isSafeInteger(t)&&Number(t)>=
0}const Yu=1e4,Ai=64*1024;class Ku{#e;#t;#n;#s;#r="";#o;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=r,this.#s=s+ju}write(e){return this.#s-=Buffer.byteLength(
e),this.#s<0?!1:(this.#r+=e,this.#o??=this.#i(),!0)}async end(){const e=new AbortController,n=this.#n.sleep(Yu,e.signal).catch(()=>{}),s=async()=>{await this.#o,
e.signal.aborted||await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#i(){for(;this.#r!=="";){const e=this.#r;this.#r="",await this.#e.append(
this.#t,e)}this.#o=void 0}}async function Vu(t,e){try{const s=((await t.read(e,{from:-Ai,limit:Ai,isComplete:!0}))?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-S.lF.failureLogLines).map(r=>r.slice(0,S.lF.failureLogLine))}catch{return[]}}class $i{#e=new Map;async acquire(e){const n=this.#e.
get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(
e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}const Xu={files:1e5,fileBytes:512*q,totalBytes:4*yt},Xr={pathBytes:1024,pathsBytes:16*
q,rulesBytes:256*1024,indexBytes:32*q},Jr=32*q,Li={pathBytes:4096,pathsBytes:32*q,rulesBytes:8*q,indexBytes:48*q},Ky=null,es=q,Ju=8,Vy=32,Jy=3600*1e3/2,Qy=1e3,Qu=2*
q,Zu=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];
function qu(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&Zu.some(r=>r.test(n))&&(e[n]=s);return e}function el(t){return`${(0,C.hash)("sh\
a256",t).slice(0,16)}/`}function tl(t,e){return`slipway-worker:${el(t)}${e}`}var nl=k(1421),sl=k(6193);const rl=524288,ol=65535;let Di;function il(){return Di??=
al().filter(t=>t>2&&t<=ol&&cl(t)),Di}function al(){try{return(0,N.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function cl(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,N.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&rl)===0}catch{return!1}}function dl(t){const e=il().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,N.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,N.closeSync)(n)}}var ul=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},ll=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const fl=import.meta.filename.endsWith(".ts")?(0,D.join)(import.meta.dirname,"..","..","worker.ts"):(0,D.join)(import.meta.
dirname,"..","worker","index.js"),hl=15,pl=384,ml=4096,yl=5e3;class gl{pid;ended;#e;#t;#n=()=>{};#s;#r="";#o=performance.now();#i=[];#a;#c=Promise.withResolvers();constructor(e,n,s=fl){
const r={stack:[],error:void 0,hasError:!1};try{const o=ul(r,dl(["pipe","ignore","pipe","pipe"]),!1),i=(0,nl.spawn)(process.execPath,[`--max-old-space-size=${pl}`,
"--",s,n],{cwd:"/",env:{PATH:e,LC_ALL:"C.UTF-8"},detached:!0,stdio:o.stdio});this.#e=i,this.pid=i.pid,wl(i.pid),i.stdin?.on("error",()=>{}),i.stderr?.setEncoding(
"utf8").on("data",a=>{this.#r=(this.#r+a).slice(-ml)}),this.#t=i.stdio[3],this.#d(this.#t),this.ended=this.#f(i)}catch(o){r.error=o,r.hasError=!0}finally{ll(r)}}listen(e){
this.#n=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#s??=e,this.#e.kill("SIGKILL"),this.#c.resolve()}#d(e){const n=new sl.StringDecoder("utf8");let s="";e.on("error",()=>{}),e.on("data",r=>{if(this.#o=
performance.now(),this.#s!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>vi)return this.kill("it sent a message that is too long");o.length!==0&&(this.#i.push(...o),e.pause(),this.#a??=this.#u())})}async#u(){
for(;this.#i.length>0;)for(const e of this.#i.splice(0))await this.#l(e);this.#a=void 0,this.#o=performance.now(),this.#t.resume()}async#l(e){if(this.#s!==void 0)
return;const n=e.length<=vi?Bu(e):void 0;n?n.kind!=="pulse"&&await this.#n(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#a&&
performance.now()-this.#o>Ni;r&&n&&this.kill(`it sent nothing for ${Ni/1e3} seconds`),n=r},yl).unref();return new Promise(r=>{const o=(i,a,c=this.#r)=>{clearInterval(
s),r({exitCode:i,signal:a,killed:this.#s,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#a,this.#c.promise]).then(
()=>o(i,a))})})}}function wl(t){try{t!==void 0&&(0,on.setPriority)(t,hl)}catch{}}const El=100;class Qr extends Error{name="WorkerCrash";ending;constructor(e){super(
Tl(e)),this.ending=e}}class bl{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o;#i=0;#a=!1;constructor(e,n){this.process=
e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#d(s).catch(r=>this.#c(r))),e.ended.then(s=>this.#h(
s))}get alive(){return!this.#a}get stage(){return this.#o}run(e,n={}){return this.#r=n,this.process.send(e),this.#s.promise}#c(e){this.#s.reject(e),this.process.
send({kind:"abort"})}async#d(e){switch(e.kind){case"ready":this.#n.resolve(e.isolation);break;case"stage":this.#o=e.stage,await this.#r.onStage?.(e.stage);break;case"\
commit":await this.#r.onCommit?.(e.commit);break;case"log":this.#r.onLog?.(e.text);break;case"ask":this.#u(e.id,e.question);break;case"release":this.#f(e.name);
break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash),this.#s.resolve(e);break;case"failed":case"done":this.#s.
resolve(e);break;case"pulse":break;default:(0,A.xb)(e)}}async#u(e,n){if(this.#i+=1,this.#i>El)return this.process.kill("it asked too many questions at once");try{
this.process.send({kind:"answer",id:e,value:await this.#l(n)})}catch(s){this.#c(s)}this.#i-=1}async#l(e){switch(e.about){case"lock":{const n=await this.#e.locks.
acquire(e.name);return this.#f(e.name),this.#t.set(e.name,n),this.#a&&this.#f(e.name),null}case"output":return await this.#r.onOutput?.(e.directory,e.kind),null;case"\
live":return this.#e.live(e.org)}}#f(e){this.#t.get(e)?.(),this.#t.delete(e)}#h(e){this.#a=!0;const n=new Qr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[
...this.#t.keys()])this.#f(s)}}function Tl({exitCode:t,signal:e,killed:n,words:s}){return n!==void 0?`it was ended because ${n}`:/heap out of memory|Allocation failed/i.
test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function Sl(t,e,n){const s=`The process that built this deployment crashed: ${t.
message}`;return new Kr({stage:e,code:"builder_crashed",message:s,exitCode:t.ending.exitCode,signal:t.ending.signal,log:n,diagnostics:[]})}class _l{#e;#t;#n;#s=new $i;#r=new Set;#o;#i;#a=!1;constructor(e,n){
this.#e=e,this.#t=n,this.#n=e.env.PATH??"/usr/local/bin:/usr/bin:/bin"}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?
this.#o:this.start();return this.#o=void 0,n.ready.then(()=>!this.#a&&this.refill(),()=>{}),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),
this.#o}start(){const e=this.#c(),n=tl(e.dataDir,process.pid),s=new bl(new gl(this.#n,n),{locks:this.#s,live:this.#t,onNote:({level:r,event:o,text:i})=>this.#e.
log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),
s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:f}=this.#e,y={dataDir:(0,N.realpathSync)(e),blobs:n,
env:qu(s),gitUrlTemplate:r??ke.bD,allowLocalGit:o??!1,limits:{...Zn,...i},outputLimits:a??Xu,lasting:c??!0,isolation:f==="none"?"none":"auto"};return this.#i?{...y,
known:this.#i}:y}#d(e){this.#i||(this.#i=e,e.kind==="none"&&this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everythin\
g that the platform can, and the number of their processes is not limited"}))}}const Ol=1e4,kl=5*6e4;function Il(t){return new vl(t)}class vl{#e;#t;#n=Promise.resolve();#s=Promise.
resolve();#r=!1;constructor(e){this.#e=e,this.#t=new _l(e,e.live)}async recover(){const e=(0,N.existsSync)((0,D.join)(this.#e.dataDir,"builds")),n=e?this.#t.start():
this.#t.refill();e&&(this.#n=this.#a(null,n).then(()=>{this.#r||this.#t.refill()})),this.#e.isolation==="required"&&Nl(await n.ready)}async build(e,n){await this.#n;
let{session:s,waited:r}=this.#t.take();try{return await this.#o(e,n,s).catch(o=>{if(!(o instanceof Qr)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#o(
e,n,s)})}catch(o){throw o instanceof Qr?await this.#u(o,s,e):o}}async#o(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,f=i?.logBytes??Zn.
logBytes,y=new Ku(a,e.deployID,f,c),E=()=>{this.#d(s)};r.addEventListener("abort",E,{once:!0}),r.aborted&&E();try{const _=async(G,X)=>o?.(G,r,X),O=G=>{y.write(G)||
s.process.kill("it sent a log that is too long")},$={...Rl(n),onOutput:_,onLog:O},H=await s.run({kind:"deploy",job:e,look:o!==void 0},$);if(H.kind!=="stored")throw H.
kind==="failed"?new Kr(H.facts):xi();const{commit:B,release:K}=H;return{commit:B,release:K,[Symbol.asyncDispose]:()=>this.#c(s,e.deployID)}}catch(_){throw await this.#c(
s,e.deployID),r.throwIfAborted(),_}finally{r.removeEventListener("abort",E),await y.end()}}collect(){return this.#i({kind:"collect"})}prepareVariants(e,n){return this.#e.
lasting===!1?Promise.resolve():(this.#s=this.#s.then(()=>this.#i({kind:"variants",org:e,manifestHash:n})).then(()=>{},s=>{this.#r||this.#e.log("warn","compressi\
ng_failed",{org:e,reason:String(s)})}),this.#s)}async[Symbol.asyncDispose](){this.#r=!0,await Promise.all(this.#t.close().map(e=>this.#d(e))),await this.#s}async#i(e){
if(await this.#n,this.#r)return{objects:0,bytes:0};const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw xi();return s.removed}finally{await this.#d(
n)}}#a(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#r||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#c(e,n){
const s=new AbortController;this.#e.clock.sleep(kl,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;
s.abort(),r!==0&&!this.#r&&await this.#a(n)}async#d(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end a\
fter an abort"),Ol);await e.process.ended,clearTimeout(n)}async#u(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.
words.slice(-500)});const r=pe.find(o=>o===n.stage)??"clone";return Sl(e,r,await Vu(this.#e.logs,s))}}function Nl(t){if(t.kind==="none")throw new A.GQ("unsuppor\
ted_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then have all rights\
 of the platform."})}function Rl({onStage:t,onCommit:e,onStored:n}){return{onStage:t,onCommit:e,...n&&{onStored:n}}}function xi(){return new Error("The worker s\
ent the result of another kind of job")}const Ci=16*q,Mi=400,Al=300,$l=2;class Ll{#e;#t;#n=new ye(Ci);constructor(e,n){this.#e=e,this.#t=n.subscribe(s=>{s.kind===
"site"&&this.#n.delete(s.subdomain),s.kind==="unknown"&&(this.#n=new ye(Ci))})}site(e){const n=this.#n.get(e);return n?n.site:this.#s(e)}async#s(e){const n=async()=>({
site:await this.#e.site(e)});return(await this.#n.load(e,Dl,n)).site}[Symbol.dispose](){this.#t[Symbol.dispose]()}}function Dl({site:t}){return t?Mi+Al*t.kept.length+
$l*JSON.stringify(t.settings).length:Mi}const Pi=36e5,xl=2*Pi;function Cl(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=e.monotonic(),i=async()=>{r=e.monotonic();
try{const c=await t();n("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){n("error","collection_failed",{message:c instanceof Error?c.message:
String(c)})}finally{s=void 0}},a=()=>(s??=i(),s);return{collect:a,whenIdle(){e.monotonic()-r>=Pi&&a()},whenBusy(){e.monotonic()-Math.max(o,r)>=xl&&a()},async[Symbol.
asyncDispose](){await s}}}async function Ml(t){const e=await t.signingKey(Pl),n=jl(e.value);if(!(0,F.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.
d!="string"||!Ul({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=Bl(s),o={...s,kid:r,alg:"ES256",use:"sig"};
return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function Pl(){const t=(0,C.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"\
jwk"});return`${JSON.stringify(t)}
`}function Ul(t){try{const e=(0,C.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,C.verify)("sha256",r,(0,C.createPublicKey)(
{key:s,format:"jwk"}),(0,C.sign)("sha256",r,e))}catch{return!1}}function jl(t){try{return JSON.parse(t)}catch{return}}function Bl(t){const{crv:e,kty:n,x:s,y:r}=t;
return(0,C.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const Fl=6e5,Hl=3e4,Ui=5e3;function Gl(t,e,n){return Bi(async()=>{
const s=await k.e(460).then(k.bind(k,6460)),r=s.createRemoteJWKSet(await zl(t,e),{timeoutDuration:Ui,cacheMaxAge:Number.POSITIVE_INFINITY,[s.customFetch]:e,cooldownDuration:Number.
POSITIVE_INFINITY});let o=Number.NEGATIVE_INFINITY;const i=async a=>n.monotonic()-o<a?!1:(await r.reload(),o=n.monotonic(),!0);return async(a,c)=>{await i(Fl);try{
return await r(a,c)}catch(f){if(!(f instanceof s.errors.JWKSNoMatchingKey)||!await i(Hl))throw f;return r(a,c)}}})}async function zl(t,e){try{const s=await(await e(
`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(Ui),redirect:"error"})).json();return Wl(s,t)}catch{throw ji()}}function Wl(t,e){
const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==
new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function ji(){return new v("unavailable","The keys of \
the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Bi(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}const Yl=30,Kl=["E\
S256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Vl=16*1024;function Xl(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.
map(r=>[r.issuer,{...r,keys:Gl(r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Bi(async()=>(await k.e(460).then(k.bind(k,6460))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=Jl(r),i=await k.e(460).then(k.bind(k,6460)),{header:a,
claims:c}=Ql(o,i);Zl(a,c);const f=s.get(c.iss??"");if(!f)throw ne("The token was issued by an identity provider that this platform does not trust (iss)");const y=await f.
keys(),E=f.audiences??[t.audience];try{const{payload:_}=await i.jwtVerify(o,y,{issuer:f.issuer,audience:[...E],algorithms:Kl,clockTolerance:Yl,currentDate:new Date(
n.now()),requiredClaims:["exp"]});return ql(f,_),{email:ef(f,_),issuer:f.issuer}}catch(_){throw nf(_,i,E.join(" or "))}}}function Jl(t){if(t===void 0)throw ne('\
There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw ne('The Author\
ization header is not "Bearer <ID token>"');if(e.length>Vl)throw ne("The token is too long to be an ID token");return e}function Ql(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw ne("The token is not a JSON Web Token, so it is not an ID token")}}function Zl(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw ne("The token is an access token: send the identity provider's ID\
 token instead")}function ql(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw ne(`The token's ${n} claim is not one that this \
platform accepts`)}function ef(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw ne(`The token has no ${o} c\
laim`);return i}),s=pu(n);if(s===void 0){const r=Hr(n)?"has characters other than ASCII":"is not an email";throw ne(`The token's email claim ${r}`)}if(t.email.includes(
"{email}")&&!tf(e))throw ne("The token's email is not verified (email_verified is not true)");return s}function tf({email_verified:t}){return t===void 0||t===!0||
t==="true"}function nf(t,e,n){if(t instanceof v)return t;const{errors:s}=e;return t instanceof s.JWTExpired?ne("The token has expired (exp): ask for a new one"):
t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?ne(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?ne("The token is no\
t valid yet (nbf)"):ne(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?ne("T\
he token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?ne("The token's signature algorithm is not accepted (alg)"):t instanceof
s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?ne("The token is not a valid ID token"):ji()}function ne(t){return new v("unauthorized",`${t}\
.`,{"www-authenticate":'Bearer error="invalid_token"'})}const _e=64,sf=32;class Fi{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.
length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Hi=new Fi(8192),rf=new Fi(256);
function of(t){return(0,C.hash)("sha256",Hi.latin1(t))}function Gi(t,e){return t.length===e.length&&(0,C.timingSafeEqual)(Hi.latin1(t),rf.latin1(e))}class af{#e;#t;constructor(e){
if(e.length>_e)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${_e} are supported`);this.#e=Buffer.alloc(_e+512),this.#t=Buffer.alloc(_e+sf);for(let n=0;n<
_e;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,C.hash)("sha256",this.#n(e),"binary"),_e,"latin1"),(0,C.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-_e;return e.length>n?Buffer.concat([this.#e.subarray(0,_e),Buffer.from(e,"latin1")]):this.#e.subarray(0,_e+this.#e.write(e,_e,"latin1"))}}
const zi="AWS4-HMAC-SHA256";function Wi({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function cf(t,e,n){return`${zi}
${t}
${Wi(e)}
${of(n)}`}function df(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,C.createHmac)("sha256",n).update(s,
"utf8").digest();return new af(n)}function uf(t,e){return t.sign(e)}const lf=new RegExp(`^${zi} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),ff=1024,hf=1024,pf=32,Yi=64,Zr=new Ne(ff);function mf(t){const e=t.
slice(-Yi),n=t.slice(0,-Yi),s=Zr.get(n);if(s&&yf.test(e))return{...s,signature:e};const r=gf(t);if(r)return n.length<hf&&r.signedHeaders.length<=pf&&Zr.set(n,r),
{...r,signature:e}}function Zy(){return Zr.size}const yf=/^[0-9a-f]{64}$/;function gf(t){const e=lf.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.
split(";");if(a.every((c,f)=>f===0||(a[f-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const wf=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;
let qr;function Ef(t){if(qr?.text===t)return qr.time;const e=bf(t);return e!==void 0&&(qr={text:t,time:e}),e}function bf(t){const e=wf.exec(t);if(!e)return;const n=Number(
e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function ts(t){return`${new Date(
t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function Tf(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":If(t.target.slice(
e+1)),r=Of(n,t.normalizePath),o=Rf(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Sf=/^(?:\/[A-Za-z0-9_~-]+)+$/,_f=/[^A-Za-z0-9._~-]/g;function eo(t){return t.replace(_f,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function Of(t,e){if(Sf.test(t))return t;const n=t.split("/");return(e?kf(n):n).map(eo).join("/")||"/"}function kf(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function If(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[eo(Ki(r)),eo(Ki(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Vi(n,r)||Vi(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Ki(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Vi(t,e){return t<e?-1:t>e?1:0}function vf(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Xi(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function Nf(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?vf(t.rawHeaders):{names:e,repeated:[],get(n){const s=U(t,n);return s===void 0?void 0:Xi(s)}}}function Rf(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const Af=/ {2}|\t/,$f=32,Lf=9;function Xi(t){let e=0,n=t.length;for(;e<n&&Ji(t,e);)e+=1;for(;n>e&&Ji(t,n-1);)n-=1;const s=t.slice(e,n);return Af.test(
s)?s.replace(/[ \t]+/g," "):s}function Ji(t,e){const n=t.charCodeAt(e);return n===$f||n===Lf}const ns=5*6e4,Qi=["host","content-type"],Df=new Set([...Qi,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),se=(t,e)=>({type:t,message:e});class xf{#e;#t=new Ff;constructor(e){
this.#e=e}readHeaders(e,n){const s=U(e,"authorization");if(s===void 0)return se("MissingAuthenticationTokenException","Missing Authentication Token");const r=mf(
s),o=U(e,"x-amz-date")??"",i=Ef(o);if(!r)return se("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return se("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(a instanceof Promise)return a;if(!a)return se("UnrecognizedClientException","The secu\
rity token included in the request is invalid.");const c=Nf(e);return Mf(r.scope,o)??Pf(o,i,n)??Uf(a,c.get("x-amz-security-token"),n)??jf(c,r.signedHeaders)??{headers:c,
signedBy:r,role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,C.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==
a)return se("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const f=Tf({method:e.method,target:e.target,
headers:s,signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),y=this.#t.get(o,r.scope),E=uf(y,cf(i,r.scope,f));if(!Gi(E,r.signature))return se("Inval\
idSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consu\
lt the service documentation for details.")}}function Cf(t){return"message"in t}function Mf(t,e){if(t.region!==S.aT)return se("InvalidSignatureException",`Crede\
ntial should be scoped to a valid region: '${S.aT}'.`);if(t.service!==S.jL)return se("InvalidSignatureException",`Credential should be scoped to correct service\
: '${S.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return se("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD\
 from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function Pf(t,e,n){if(e<n-ns){const s=ts(n-ns);return se("InvalidSignatureExcept\
ion",`Signature expired: ${t} is now earlier than ${s} (${ts(n)} - 5 min.)`)}if(e>n+ns){const s=ts(n+ns);return se("InvalidSignatureException",`Signature not ye\
t current: ${t} is still later than ${s} (${ts(n)} + 5 min.)`)}}function Uf(t,e,n){if(!Gi(e??"",t.sessionToken))return se("UnrecognizedClientException","The sec\
urity token included in the request is invalid.");if(!(t.expiresAt>n))return se("ExpiredTokenException","The security token included in the request is expired")}
function jf(t,e){const n=t.repeated.find(o=>Df.has(o));if(n!==void 0)return se("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.
names)if(Bf(o)&&!e.includes(o))return Zi(o);const s=Qi.find(o=>!e.includes(o));if(s!==void 0)return Zi(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return se(
"IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function Bf(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Zi(t){
return se("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class Ff{#e=new Ne(4096);get(e,n){const s=`${e.accessKeyID}/${Wi(
n)}`,r=this.#e.get(s);if(r)return r;const o=df(e.secret,n);return this.#e.set(s,o),o}}const Hf=200,qi=1024*1024;class ea{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,this.#r=new ye(e),this.#o=new ye(qi)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?
n:this.#o.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new ye(this.#e),this.#o=new ye(
qi),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>{this.#s.get(e)===n&&(this.#s.delete(e),s===void 0?this.#o.put(e,!0,Hf):this.#r.put(e,s,this.#t))},s=>{throw this.#s.
get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const Gf=720*6e4,zf=1e3,Wf="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",Yf=20,Kf=1e3,Vf=8*1024*1024;class Xf{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new ea(Vf,Kf,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===Yf?this.#n.find(e):null}async issue(e,n){
const s={accessKeyID:`ASIA${Array.from((0,C.randomBytes)(16),f=>Wf[f%32]).join("")}`,secret:(0,C.randomBytes)(30).toString("base64"),sessionToken:(0,C.randomBytes)(
96).toString("base64"),expiresAt:n+Gf},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(ta(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.
issue({accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:zf}),s}async checkKey(){const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(
e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.parse(this.#t.open(ta(e),s));if(!(0,F.Gv)(o))return;const{
secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,expiresAt:r}}}function ta(t){return`kvs-role:${t}`}const Jf={
invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,
method_not_allowed:405,body_too_large:413,unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503};var na=k(4573),to=k(9692);class qe extends Error{name="\
InvalidRequest";code;constructor(e){super(e),this.code=e}}function Qf(t,e){const n=Zf(e),s=qf(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};
const r=eh(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:th(n.get("ttlSeconds"))}}function Zf(t){
if(!(0,na.isUtf8)(t))throw new qe("invalid_json");try{const e=(0,to.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof
to.sU))throw e}throw new qe("invalid_json")}function qf(t){const e=t?.startsWith('"')?(0,to.I)(t):void 0;if(e===void 0||e===""||sa(e,S.ux.keyBytes))throw new qe(
"invalid_key");return e}function eh(t){if(t===void 0||sa(t,S.ux.valueBytes))throw new qe("invalid_value");return t}function th(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.
test(t)?Number(t):0;if(e<S.ux.minTtlSeconds||e>S.ux.maxTtlSeconds)throw new qe("invalid_ttl");return e}function sa(t,e){return t.length>e||t.length*3>e&&Buffer.
byteLength(t,"utf8")>e}const Tt={"content-type":"application/json","cache-control":"no-store"},nh={status:200,headers:Tt,body:'{"ok":true}'},sh={status:200,headers:Tt,
body:'{"deleted":true}'},rh={status:200,headers:Tt,body:'{"found":false,"expiresAt":null}'},oh=new Map([[Be.Y2.put,"put"],[Be.Y2.get,"get"],[Be.Y2.delete,"delet\
e"]]),ih=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,ah=/^Bearer +([!-~]+)$/i;function ch(t){return e=>ra(e,t,n=>fh(n,e,t.log))}function ra(t,e,n){const s=e.
gateway.readHeaders(t,e.clock.now());return s instanceof Promise?s.then(()=>ra(t,e,n),n):Cf(s)?da(s):t.body(S.ux.bodyBytes).then(r=>{try{const o=e.gateway.verify(
t,r,s);return o?da(o):oa(t,r,s,e,n)}catch(o){return n(o)}},r=>n(r instanceof ce?r:new qe("invalid_json")))}function oa(t,e,n,s,r){const o=dh(t,n.role,s.tables);
if(o instanceof Promise)return o.then(()=>oa(t,e,n,s,r)).catch(r);if(typeof o=="string")return Ae(o);const i=s.quota.take(o.windows);return typeof i=="number"?i>
0?ca(i):ia(t,e,o,s,r):i.then(a=>a>0?ca(a):ia(t,e,o,s,r)).catch(r)}function dh(t,e,n){const s=U(t,"x-kvs-authorization");if(!s)return"missing_token";const r=ah.exec(
s)?.[1],o=r===void 0?null:n.byToken(r);return o?o instanceof Promise?o:o.environmentID!==e.environmentID?"inactive_binding":o.supported?o:"unsupported_app_type":
"invalid_token"}function ia(t,e,{keyspace:n},{engine:s,clock:r},o){const i=uh(t);return typeof i!="string"?i:lh(i,Qf(i,e),n,r.now(),s,o)}function uh(t){const e=oh.
get(Y(t.target));if(!e)return Ae("not_found");if(t.method!=="POST")return Ae("method_not_allowed",{allow:"POST"});const n=U(t,"content-encoding")??"identity";return!ih.
test(U(t,"content-type")??"")||n!=="identity"?Ae("unsupported_media_type"):e}function lh(t,{key:e,value:n,ttlSeconds:s},r,o,i,a){switch(t){case"put":{const c=s===
void 0?null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:c}).then(()=>nh,a)}case"delete":return i.delete(r,e).then(()=>sh,a);case"get":{const c=i.get(r,e,o);return c instanceof
Promise?c.then(aa,a):aa(c)}}}function aa(t){if(!t)return rh;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Tt,
body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function fh(t,e,n){if(t instanceof qe)return Ae(t.code);if(t instanceof ce)return Ae("body_too_large");
const s=t instanceof Ee,r=t instanceof Error&&t.cause instanceof Error?t.cause:t;return n("error",s?"kvs_unavailable":"kvs_failed",{requestID:e.requestID,path:Y(
e.target),reason:r instanceof Error?r.message:String(r)}),s?Ae("unavailable",{"retry-after":"1"}):Ae("internal")}function Ae(t,e={}){return{status:Jf[t],headers:{
...Tt,...e},body:`{"error":"${t}"}`}}function ca(t){return Ae("rate_limited",{"retry-after":String(t)})}function da({type:t,message:e}){return{status:403,headers:{
...Tt,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const ua="kvs_",la=32,hh=ua.length+Math.ceil(la*4/3),ph=1e3,mh=8*1024*1024;class yh{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=new ea(mh,ph,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,environmentID:a,type:c}=o,f=Ru(a,i,s);return{keyspace:i,
environmentID:a,supported:ha(c),windows:f}})}byToken(e){return e.length===hh?this.#n.find(pa(e)):null}async create(e,n,s){if(!S.BL.test(n))throw new v("validati\
on_failed",`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${ua}${(0,C.randomBytes)(la).toString("\
base64url")}`,o=pa(r),i=await this.#e.create({app:e,name:n,tokenHash:o,createdAt:s,types:S.jI,most:S.ux.tablesPerApp,sealed:this.#t.seal(ro(o),r)});switch(i.kind){case"\
created":return{name:n,variable:so(n),createdAt:s,token:r};case"no_app":throw no(e);case"wrong_type":throw fa(i.type);case"taken":throw new v("conflict",`The ap\
p already has a table "${n}".`);case"full":throw new v("conflict",`An app may have ${S.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(
e);return n.map(({name:s,createdAt:r})=>({name:s,variable:so(s),createdAt:r}))}async remove(e,n){const s=await this.#e.remove(e,n);switch(s.kind){case"removed":
return s.keyspace;case"no_app":throw no(e);case"no_table":throw new v("not_found",`The app has no table "${n.slice(0,64)}".`)}}async injected(e){const{type:n,environmentID:s,
tables:r}=await this.#s(e);if(!ha(n))throw fa(n);const o=r.map(({name:i,tokenHash:a,sealed:c})=>[so(i),this.#t.open(ro(a),c)]);return{environmentID:s,variables:Object.
fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.open(ro(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}async#s(e){
const n=await this.#e.list(e);if(!n)throw no(e);return n}}function no({appID:t}){return new v("not_found",`There is no app "${t.slice(0,64)}" in this project.`)}
function fa(t){return new v("validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api, web-ssr and sse can.`)}function ha(t){
return S.jI.some(e=>e===t)}function so(t){return`${S.be}TOKEN_${t.toUpperCase()}`}function pa(t){return(0,C.hash)("sha256",t,"base64")}function ro(t){return`kvs\
-token:${t}`}const gh=32,oo=12,io=16;async function wh(t){const{value:e,wrong:n}=await t.platformKey(()=>(0,C.randomBytes)(gh));return{seal(s,r){const o=(0,C.randomBytes)(
oo),i=(0,C.createCipheriv)("aes-256-gcm",e,o).setAAD(Buffer.from(s,"utf8")),a=Buffer.concat([i.update(r,"utf8"),i.final()]);return Buffer.concat([o,a,i.getAuthTag()])},
open(s,r){try{return Eh(e,s,r)}catch(o){throw n(o)}}}}function Eh(t,e,n){const s=n.subarray(oo,-io),r=n.subarray(0,oo),o=(0,C.createDecipheriv)("aes-256-gcm",t,
r,{authTagLength:io}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-io));return Buffer.concat([o.update(s),o.final()]).toString("utf8")}const bh=3e4,ma=1e3,
ya=100;async function Th(t){const{engine:e,clock:n,log:s,quota:r}=t,o=await wh(t.keys),i=new yh(t.tables,o,{...zr,...t.quotas}),a=new Xf(t.roles,o);await i.checkKey(),
await a.checkKey(),await Oh(e,t.tables,s);const c=t.changes.subscribe(O=>Sh(O,i,a)),f=()=>kh(e,n.now());let y=Promise.resolve();const E=setInterval(()=>{y=f().catch(
O=>s("warn","kvs_sweep_failed",{reason:String(O)}))},bh).unref(),_=async()=>{clearInterval(E),c[Symbol.dispose](),await y};return{handler:ch({gateway:new xf(a),
tables:i,engine:e,quota:r,clock:n,log:s}),createTable:(O,$)=>i.create(O,$,n.now()),listTables:O=>i.list(O),deleteTable:async(O,$)=>_h(e,t.tables,await i.remove(
O,$)),runtimeVariables:(O,$)=>Ih(i,a,O,$,n.now()),sweep:f,close:_,[Symbol.asyncDispose]:_}}function Sh(t,e,n){switch(t.kind){case"table":e.forget(t.tokenHash);break;case"\
role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"jobs":break;default:(0,A.xb)(t)}}async function _h(t,e,n){try{
await t.drop(n),await e.dropped(n)}catch(s){throw s instanceof Ee?new v("unavailable","The table's token is revoked, but the store cannot be written. The platfo\
rm removes the data at its next start."):s}}async function Oh(t,e,n){for(let s=0;;){const r=await e.toDrop({after:s,limit:ya});for(const o of r){s=o;try{await t.
drop(o),await e.dropped(o)}catch(i){n("warn","kvs_drop_failed",{reason:String(i)})}}if(r.length<ya)return}}async function kh(t,e){let n=0;for(;;){const s=await t.
sweep(e,ma);if(n+=s,s<ma)return n}}async function Ih(t,e,n,s,r){const{environmentID:o,variables:i}=await t.injected(n);if(Object.keys(i).length===0)return{};const a=await e.
issue(o,r);return{[`${S.be}URL`]:s,[`${S.be}REGION`]:S.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:S.
aT}}const vh=/^[0-9a-f]{64}$/;function ss(t){return vh.test(t)}function $e(t,e){return`${t}/${e.slice(0,2)}/${e}`}function qy(t){return`${t}/`}function Nh(t){return`${t}\
/variants/`}function ga(t,e,n){return`${Nh(t)}${e.slice(0,2)}/${e}.${n}`}function Rh(t,e){return`${$e(t,e)}.damaged`}function eg(t){const[,,e="",...n]=t.split("\
/");return n.length===0&&ss(e)?e:void 0}function tg(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return ENCODINGS.some(s=>s===n)?e:void 0}const Ah=100,
wa=600*1e3;class $h{#e;#t;#n;#s=new Ne(Ah);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s){const r=$e(n,s),o=e==="o\
bject_unusable"?`${r} unusable`:r,i=this.#s.get(o),a=this.#t.monotonic();if(i&&a-i.at<wa){i.at=a;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(
o,{key:o===r?r:void 0,at:a})}mend(e,n){this.#s.size>0&&this.#s.delete($e(e,n))}async lasting(){const e=this.#t.monotonic()-wa;for(const[n,{key:s,at:r}]of this.#s)
(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||r<e)&&this.#s.delete(n);return this.#s.size}}const Lh=512;class Dh{#e;#t;constructor(e,n=Qu){this.#e=
e,this.#t=new ye(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,
Lh+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,C.
createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}const an=Buffer.from("SLIPWAY","latin1"),Oe=56,cn=32,rs=cn+6,et=4,Ea=8192,ba=Buffer.
allocUnsafe(3*Li.pathBytes);class os{count;bytes;assets;rules;#e;#t;#n;#s;#r;constructor(e,n,s){const r=is(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=
r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Vn(e.subarray(Oe,r.records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=Xr){if(e.
length>s.indexBytes)throw re("it is too large");const r=Ta(e,s);if(is(r).end!==e.length)throw re("its length does not match its header");const o=await xh(e,r,s,
n);return new os(e,r,o)}find(e){if(e.length>this.#r)return-1;const n=ba.write(e);let s=0,r=this.count-1;for(;s<=r;){const o=s+r>>>1,i=this.#e.compare(ba,0,n,this.#o(
o),this.#o(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}path(e){return this.#e.toString("utf8",this.#o(e),this.#o(e+1))}file(e){const n=this.#t+e*rs;return{
hash:this.#e.toString("hex",n,n+cn),size:this.#e.readUIntLE(n+cn,6)}}*files(){for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#o(e){return this.#s+
this.#e.readUInt32LE(this.#n+e*et)}}function Ta(t,e=Xr){if(t.length<Oe||an.compare(t,0,an.length)!==0)throw re("it is not an index");const n={count:t.readUInt32LE(
8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,Oe)};if(n.assets>n.count)throw re("it has mo\
re assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||is(n).end>e.indexBytes)throw re("it is too large");return n}function Sa(t,e){if(e.
length!==t.assets*fe)throw re("its length does not match its header");if(!(0,C.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw re("its assets do not mat\
ch their hash");return new Vn(e)}function is({count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=Oe+s*fe,o=r+t*rs,i=o+(t+1)*et,a=i+e;return{records:r,offsets:o,
paths:i,rules:a,end:a+n}}async function xh(t,e,n,s){const r=is(e),o=t.subarray(Oe,r.records);if(Sa(e,o),!(0,na.isUtf8)(t.subarray(r.paths,r.rules)))throw re("a \
path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)throw re("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Ea){if(i=Math.max(i,Ch(t,r,
a,Math.min(a+Ea,e.count))),i>n.pathBytes)throw re("a path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*et)!==e.pathsBytes)throw re("its last path\
 does not end with the paths");for(let a=fe;a<o.length;a+=fe){const c=a-fe;if(o.compare(o,a,a+fe,c,a)>=0)throw re("its assets are not sorted")}return i}function Ch(t,e,n,s){
const r=c=>t.readUInt32LE(e.offsets+c*et);let o=0,i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const f=e.paths+r(c+1);if(f<=a||f>e.rules)throw re(
"its paths are out of order");if(((t[a]??0)&192)===128)throw re("a path is not UTF-8");if(i!==0&&t.compare(t,a,f,i,a)>=0)throw re("its paths are not sorted");o=
Math.max(o,f-a),i=a,a=f}return o}function re(t){return new be(`The index of a release is damaged (${t}): deploy again`)}function Mh(t,e){const n=Ph(t),s=Uh(n),r=n.
reduce((_,{path:O})=>_+Buffer.byteLength(O),0),o=Oe+s.length+n.length*(rs+et)+et,i=Buffer.alloc(o+r+e.length);an.copy(i);const a=[n.length,r,e.length,s.length/fe];
for(const[_,O]of a.entries())i.writeUInt32LE(O,an.length+_*4);(0,C.hash)("sha256",s,"buffer").copy(i,an.length+a.length*4),s.copy(i,Oe);let c=Oe+s.length,f=c+n.
length*rs;const y=f+(n.length+1)*et;let E=0;for(const{path:_,hash:O,size:$}of n)i.write(O,c,cn,"hex"),c=i.writeUIntLE($,c+cn,6),f=i.writeUInt32LE(E,f),E+=i.write(
_,y+E);return i.writeUInt32LE(E,f),i.set(e,y+r),i}function Ph(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).
sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function Uh(t){const e=t.filter(({path:n})=>Nr(n)).map(({path:n})=>Vo(
n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const jh=123;function _a(t){return t[0]===jh}async function Bh(t,e,n){
if(t.length>Jr)throw St(`has more than ${Jr} bytes`);const s=Fh(t),r=new Map;for(const o of s.filter(({path:i})=>Ur(i)))r.set(o.path,o.size>ii?"too large":await e(
o));return os.open(Mh(s,Od(r).bytes),n,Li)}function Fh(t){let e;try{e=JSON.parse(t.toString())}catch{throw St("is not JSON")}if(!(0,F.Gv)(e)||!(0,F.Gv)(e.files))
throw St("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:r,size:o}=(0,F.Gv)(s)?s:{};if(typeof r!="string"||!ss(r))throw St("has a\
 file without a hash");if(typeof o!="number"||!Number.isInteger(o)||o<0||o>=2**48)throw St("has a file without a size");if(n===""||!n.isWellFormed())throw St("h\
as an invalid path");return{path:n,hash:r,size:o}})}function St(t){return new be(`The manifest of a release ${t}: deploy again`)}function Oa(t,e=Ju){let n=performance.
now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}class Hh{damage;#e;#t;#n;#s=new $i;#r=new Map;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=s,this.#n=new Dh(e),this.damage=new $h(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#c(e,n);if(s>Math.max(
Xr.indexBytes,Jr))throw this.damage.note("object_unusable",e,n),new be(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#o(e,n);return{
index:await(s>es?this.#s.run("index",o):o()),storedAt:r}}async#o(e,n){const s=await this.read(e,n),r=Oa();try{return _a(s)?await Bh(s,({hash:o,size:i})=>this.read(
e,o,i),r):await os.open(s,r)}catch(o){throw o instanceof be&&this.damage.note("object_unusable",e,n),o}}async assets(e,n){const s=await this.#d(e,n,0,Oe);if(_a(
s))return(await this.index(e,n)).index.assets.detached();const r=Ta(s),o=r.assets*fe;return Sa(r,await this.#d(e,n,Oe,o))}async read(e,n,s){const r=await this.#c(
e,n);if(s!==void 0&&r.size!==s)throw await this.#l(e,n,r);const o=await this.#e.read($e(e,n))??this.#u(e,n);if(await Gh(o)!==n)throw await this.#l(e,n,r);return this.
damage.mend(e,n),o}async stream(e,n,s){const r=await this.#c(e,n);if((await this.#n.digest($e(e,n),r)??this.#u(e,n))!==n)throw await this.#l(e,n,r);const i=await this.#e.
stream($e(e,n),s)??this.#u(e,n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;for(const r of Br){const o=await this.#i(ga(e,n,r)).catch(i=>{
this.#t("warn","variants_unreadable",{org:e,reason:String(i)})});o!==void 0&&s.set(r,o)}return s}async#i(e){const n=await this.#e.head(e),s=n&&await this.#e.read(
e,{start:0,end:Et-1});return s&&di(s,n.size)}async readVariant(e,n,s){const r=ga(e,n,s),o=await this.#a(r).catch(()=>{});if(o&&o.length>0)return o;this.#t("warn",
"variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#a(e){const n=await this.#e.head(e),s=n&&n.size<=zd?await this.#e.read(e):
void 0;return s&&Wd(s)}variantsVersion(e){return this.#r.get(e)??0}variantsChanged(e){this.#r.set(e,this.variantsVersion(e)+1)}async#c(e,n){if(!ss(n))throw new be(
`"${n}" is not the name of an object`);return await this.#e.head($e(e,n))??this.#u(e,n)}async#d(e,n,s,r){if(!ss(n))throw new be(`"${n}" is not the name of an ob\
ject`);const o={start:s,end:s+r-1};return await this.#e.read($e(e,n),o)??this.#u(e,n)}#u(e,n){throw this.damage.note("object_missing",e,n),new be(`The object ${n}\
 is gone`)}async#l(e,n,{version:s}){return this.damage.note("object_damaged",e,n),await this.#e.move($e(e,n),Rh(e,n),s),new be(`The object ${n} is damaged`)}}async function Gh(t){
if(t.length<=es)return(0,C.hash)("sha256",t);const e=(0,C.createHash)("sha256"),n=Oa();for(let s=0;s<t.length;s+=es){e.update(t.subarray(s,s+es));const r=n();r&&
await r}return e.digest("hex")}const as=3e4,zh=5e3,ka={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function Ia(t){
return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}class va extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(tt(s),{cause:s}),this.stage=e,this.aborted=n}}function Wh(t){const{stage:e,aborted:n,cause:s}=t instanceof va?
t:{stage:"build",aborted:!1,cause:t};return n?Ia(e):s instanceof Kr?s.facts:(0,A.b$)(s)||s instanceof Ee&&s.isFull?Na(e,"disk_full","The disk of the platform is\
 full"):Na(e,_i[e],`The platform itself failed at the stage "${e}": ${tt(s)}`)}function Na(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],
diagnostics:[]}}function tt(t){return t instanceof Error?t.message:String(t)}var Yh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Kh=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Vh=as-1e4,Xh=1e3;class Jh extends Error{name="LeaseLost"}class Qh{ended;#e;#t;#n;#s=new AbortController;#r=Promise.withResolvers();#o="clone";#i="bu\
ilding";#a;#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#a=n.clock.monotonic(),this.#c=this.#a,this.#d=n.clock.now(),this.ended=this.#p(r)}get app(){
return this.#e.job.app}async keep(){const e=this.#t.clock.monotonic();if(this.#u!==void 0&&e>this.#u&&e-this.#a>=Vh&&this.#i==="building"&&this.#h("it could not\
 be renewed"),this.#i==="finished"||this.#s.signal.aborted)return;Math.max(e-this.#c,this.#t.clock.now()-this.#d)>=zh&&(this.#l??=this.#f(e)),await Promise.race(
[this.#l,this.#r.promise])}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#c=e,this.#d=r.now(),this.#u??=e;try{await n.renew(this.#e)?(this.#a=e,this.#u=void 0):
this.#i==="building"&&this.#h("another node has ended it")}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:tt(o)})}finally{this.#l=void 0}}#h(e){
this.#s.signal.aborted||this.#s.abort(new Jh(`The lease of the deployment has ended: ${e}`)),this.#r.resolve()}async#y(e){this.#s.signal.throwIfAborted(),await e()||
this.#h("another node has ended it"),this.#s.signal.throwIfAborted()}async#p(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="\
succeeded";try{await e,await this.#m()}catch(c){const f=Wh(c);a=f.code,await this.#E({kind:"failed",facts:f})}if(this.#i!=="finished"){const c=this.#s.signal.aborted?
tt(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,
ms:s.now()-i})}async#m(){const{jobs:e,builder:n,onLive:s}=this.#t,r=this.#e,{job:o}=r,i=AbortSignal.any([this.#n,this.#s.signal]);try{const a={stack:[],error:void 0,
hasError:!1};try{const c=Yh(a,await n.build(o,{signal:i,onStage:y=>this.#g(y),onCommit:y=>this.#y(()=>e.recordCommit(r,y)),onStored:y=>this.#y(()=>e.recordRelease(
r,y))}),!0);i.throwIfAborted(),await this.#g("activate");const{manifestHash:f}=c.release;await this.#w({kind:"live",manifestHash:f}),s?.(o.app,c.release)}catch(c){
a.error=c,a.hasError=!0}finally{const c=Kh(a);c&&await c}}catch(a){throw new va(this.#o,this.#n.aborted,a)}}async#g(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#o)
return this.#s.signal.throwIfAborted();await this.#y(()=>n.advance(this.#e,e)),this.#o=e,s?.(this.#e.deployID)}async#w(e){this.#i="finishing",await this.#y(()=>this.#t.
jobs.finish(this.#e,e)),this.#i="finished"}async#E(e){const{log:n,clock:s}=this.#t;for(;this.#i!=="finished"&&!this.#s.signal.aborted;)try{await this.#w(e)}catch(r){
if(this.#s.signal.aborted||(n("error","deployment_not_recorded",{deployID:this.#e.deployID,cause:tt(r)}),this.#n.aborted))return;await s.sleep(Xh,this.#n).catch(
()=>{})}}}const Zh=1e3;function qh(t){return new ep(t)}class ep{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;constructor(e){this.#e=
e,this.#t=e.every??mt.f,this.#n=e.workers??2}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#u=!0;const s=n.subscribe(({kind:r})=>{(r===
"jobs"||r==="unknown")&&this.#l()});this.#o.push(()=>s[Symbol.dispose](),this.#t(as,()=>this.#l())),this.#l(),await this.#c}async stop(){this.#u=!1;for(const e of this.#o.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#p(!1)}idle(){return new Promise(
e=>{this.#i.push(e),this.#l()})}[Symbol.asyncDispose](){return this.stop()}#l(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#f())}async#f(){for(;this.#d;){
this.#d=!1;try{await this.#h()}catch(e){this.#e.log("error","queue_stalled",{cause:tt(e)}),this.#p(!0)}}this.#c=void 0}async#h(){const{jobs:e,log:n,onChange:s}=this.#e;
if(await this.#m(),this.#u)for(const o of await e.expire())n("warn","deployment_lease_expired",{deployID:o}),s?.(o);for(;this.#u&&this.#r.size<this.#n;){const o=await e.
claim(this.#e.node);if(!o)break;this.#y(o)}const r=this.#r.size>0||await e.isBusy();if(this.#p(r&&this.#u||this.#r.size>0),!r)for(const o of this.#i.splice(0))o()}#y(e){
const n=[...this.#r].find(r=>tp(r.app,e.job.app)),s=new Qh(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#p(!0),s.ended.then(()=>{this.#r.delete(s),this.#l()})}#p(e){
e||this.#a?.();const n=()=>this.#t(Zh,()=>{this.#m(),this.#l()});this.#a=e?this.#a??n():void 0}async#m(){await Promise.all([...this.#r].map(e=>e.keep()))}}function tp(t,e){
return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const np=600;async function sp(t,e){const{env:n,allowLocalGit:s,clock:r,log:o,kvsQuotas:i,workers:a,
lasting:c,stores:f,nodeDir:y}=t,{jobs:E,logs:_,state:O,changes:$}=f,H=e.use(new Ll(O.releases,$)),B=e.use(await Th({...f,engine:f.kvs,clock:r,log:o,quotas:i})),
K=new Hh({blobs:f.blobs,clock:r,log:o}),{gitUrlTemplate:G,isolation:X,buildLimits:I,onOutput:L}=t,z={dataDir:y,blobs:f.blobsAt,lasting:c,env:n,allowLocalGit:s,gitUrlTemplate:G,
limits:I,isolation:X,onOutput:L,live:We=>E.releases(We),logs:_,log:o,clock:r},J=Il(z),ee=e.use(Cl(()=>J.collect(),r,o));e.use(J);const oe=()=>{E.isBusy().then(We=>We?
ee.whenBusy():ee.whenIdle(),()=>{})},Le=async({org:We},{manifestHash:Mo})=>{await J.prepareVariants(We,Mo),K.variantsChanged(We)},{builder:Co=J}=t,gs=`${(0,on.hostname)()}\
/${process.pid}`,Uy={jobs:E,changes:$,builder:Co,node:gs,workers:a,log:o,clock:r,onChange:oe},jy=e.use(qh({...Uy,onLive:(We,Mo)=>{Le(We,Mo)}}));return{kvs:B,objects:K,
sites:H,housekeeping:ee,queue:jy}}async function rp(t,e,n,s){const{clock:r,fetch:o,requestsPerMinute:i=n===gi?0:np}=t,a=await Ml(t.stores.keys),{baseUrl:c,issuer:f}=e;
return{issuer:Os({issuer:f,audience:c,key:a,requestToken:s,clock:r}),organizationsOf:n.organizationsOf,gate:{roleOf:n.roleOf,verify:Xl({policy:n,issuer:f,audience:c,
key:a,clock:r,fetch:o}),rateLimit:Vt(i,r)}}}function op(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Ra&&(s-=1);const r=s-e.length;return r<
2||t.charCodeAt(r-1)!==Ra?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const Ra=46,Aa=300;function ip(t){return[["/api/v1","control",t.control],["/v1","\
kvs",t.kvs],["/identity","identity",t.identity],["/console","console",t.console&&co(t.console,t.isOwnHost)],["/operator","operator",t.operator],["/backup","oper\
ator",ao("/backup",t.backup)],["/healthz","platform",ao("/healthz",uo(t.healthz))],["/metrics","platform",ao("/metrics",co(uo(t.metrics),t.isOwnHost))]]}function ao(t,e){
return n=>(Y(n.target)===t?e:lo)(n)}function co(t,e){return n=>{const s=U(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify(
(s??"").slice(0,Aa))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return R(421,{error:{code:"misdirected_request",message:o,
requestID:n.requestID}})}}function uo(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; a\
llowed: ${n}.`;return te(new v("method_not_allowed",s,{allow:n}),e)}}function ap(t){const e=ip(t),n=co(uo(t.index),t.isOwnHost),{sitesDomain:s,edge:r,observe:o}=t,
i=c=>{const f=Y(c.target);if(f==="/")return["platform",n];for(const[y,E,_]of e)if(f.startsWith(y)&&!(f.length!==y.length&&f[y.length]!=="/"))return[E,_??lo];return[
"platform",lo]},a=(c,f,y)=>{const E=performance.now(),_=f(y);return _ instanceof Promise?_.then(O=>(o(c,y,O.status,E),O),O=>{const $=O instanceof ge;if(o(c,y,$?
400:500,E),!$)throw O;return te(new v("invalid_request","The body broke off."),y)}):(o(c,y,_.status,E),_)};return c=>{const f=c.headers.host;if(typeof f=="strin\
g"&&op(f,s))return a("edge",r,c);const[y,E]=i(c);return a(y,E,c)}}const lo=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};
const s=Y(n).slice(0,Aa),r=n.startsWith("/")?new v("not_found",`Nothing is at ${s}`):new v("invalid_request",`The request target is neither a path nor an http U\
RL: ${s}`);return te(r,t)},cp="run.json";function ng(t){const e=dp(t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;
if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!dn(s)||!dn(r)||!dn(o)||!dn(i)||!dn(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,
issuer:i,requestUrl:a,requestToken:c}}function dn(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function dp(t){try{return JSON.parse(t)}catch{
return}}function up(t,e){const n=(0,D.join)(t,cp);return(0,N.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,N.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,N.rmSync)(n,{force:!0})}}var lp=k(7067);const fp=100,cs=new WeakMap;function hp(t,e,n){const{
socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(cs.get(s)??0)+1;if(cs.set(s,r),r>fp){s.destroy();return}s.pause(),e.once("socket",()=>{
const o=(cs.get(s)??1)-1;cs.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const pp=64*1024,mp=128*1024;class yp{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=
e}get bytes(){return this.#s}hold(e,n){const s=gp(e,n);if(!s||s.bytes<=pp)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.bytes),
this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function gp(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
Se.Readable?{key:t,bytes:mp}:{key:e.buffer,bytes:e.buffer.byteLength}}class wp{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){this.#t?
this.#e.push([e,n]):e.end(n)}#n(){this.#t=!1;const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}const Ep=/^[\w.:-]{1,128}$/,$a=8*1024*1024,bp=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,
Tp=47,Sp=(0,C.randomBytes)(5).toString("hex");let La=0;class _p{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==Tp&&
Op(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){
if(this.#s===void 0){const e=this.#e.headers["x-request-id"];La+=1,this.#s=typeof e=="string"&&Ep.test(e)?e:`${Sp}-${La}`}return this.#s}get remoteAddress(){return this.#e.
socket.remoteAddress}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("\
close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){
const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];let a=0;const c=y=>{this.#o=!n.complete,o(y)},f=()=>c(new ge("The\
 client went away before its body ended"));if(n.destroyed&&f(),s>e+$a){c(new ce);return}n.on("data",y=>{a+=y.length,a<=e?i.push(y):a>e+$a?(n.pause(),c(new ce)):
i.length=0}),n.on("end",()=>a>e?c(new ce):r(kp(i,a))),n.on("error",f),n.on("close",()=>{n.complete||f()})})}}function Op(t){const[,e,n=""]=bp.exec(t.url??"")??[];
e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function kp(t,e){const[n]=t;return n!==void 0&&t.length===1?n:Buffer.concat(t,e)}const Ip=15e3,
vp=12e4,Np=3e4,Rp=t=>R(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},{"retry-after":"1"}),Ap=128*1024*1024;async function $p(t){
const{host:e,log:n,batch:s=new wp}=t,r={handler:Rp,closing:!1,log:n,batch:s,bodies:new yp(Ap)},o=new Set,i=(0,lp.createServer)({headersTimeout:Ip,requestTimeout:vp,
keepAliveTimeout:Np,joinDuplicateHeaders:!0},(f,y)=>hp(f,y,()=>{s.open(),Cp(r,{request:new _p(f,y,o),incoming:f,outgoing:y})})),a=await Dp(i,t.port,e);let c;return{
port:a,serve(f){r.handler=f},close(f=5e3){return r.closing=!0,c??=xp(i,o,f),c}}}function Lp(t,e){return`http://${(0,ve.isIPv6)(t)?`[${t}]`:t}:${e}`}function Dp(t,e,n){
return new Promise((s,r)=>{t.once("error",o=>{const i=(0,A.xU)(o);r(i==="EADDRINUSE"?new A.GQ("port_in_use",`Another process uses port ${e} of ${n}`,{input:"por\
t",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new A.GQ("invalid\
_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 or more.",cause:o}):o)}),t.
listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function xp(t,e,n){const s=new Promise(i=>t.close(()=>i())),r=setInterval(
()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new A.GQ("interrupted","The platform stops"));t.closeAllConnections()},n);try{await s}finally{
clearInterval(r),clearTimeout(o)}}function Cp(t,e){const{request:n}=e,s=o=>Da(Mp(n,o,t.log),t,e),r=o=>{try{Da(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof
Promise?o.then(r,s):r(o)}catch(o){s(o)}}function Mp(t,e,n){const s=(0,A.I7)(e),r=s.cause instanceof Error?s.cause.stack??s.cause.message:s.stack;n("error","requ\
est_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=Ve(e);return o?te(o,t):R(500,{error:{code:"internal",message:"The p\
latform failed to answer. Its log has the cause, with this request ID.",requestID:t.requestID}})}function Da(t,e,n){const{body:s}=t,{outgoing:r,incoming:o}=n,i=s instanceof
Se.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(r.writeHead(t.status,Pp(t,e,n)),o.method==="HEAD"||xa(t)||s===void 0){i?.destroy(),r.
end();return}e.bodies.hold(r,s),s instanceof Se.Readable?Up(s,e,n):e.batch.end(r,s)}function Pp(t,{closing:e},{request:n}){const s=[];let r=!1;for(const o in t.
headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connect\
ion","close"),!r&&!(t.body instanceof Se.Readable)&&!xa(t)&&s.push("content-length",jp(t.body)),s}function xa({status:t}){return t===204||t===304}function Up(t,{
log:e},{request:n,outgoing:s}){(0,Se.pipeline)(t,s,r=>{r&&(0,A.xU)(r)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.
message})})}function jp(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:0}function Bp(t,e){const n=Ln.includes(e.host)?"1\
27.0.0.1":e.host,s=Gp(e.publicUrl??Lp(n,t)),r=Hp(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,
kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a}.${r}${o}/`}}const Fp=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function Hp(t,e){const n=(s,r)=>new A.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!Fp.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function Gp(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new A.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var zp=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Wp=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Yp(t){const e={stack:[],error:void 0,hasError:!1};try{const n=zp(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=Au(t),{log:o,nodeDir:i}=r,a=Su(i),c=await $p(r);n.defer(()=>c.close());const f=Bp(c.port,r),y=await sp(r,n);n.
defer(()=>c.close());const E=(0,C.randomBytes)(32).toString("base64url"),_=await rp(r,f,a,E),O=s.backUp;c.serve(Vp(r,f,y,_,vs(E,O))),await y.queue.start();const $=`${f.
issuer}/token?api-version=2.0`;n.use(up(i,{pid:process.pid,...fo(f),requestUrl:$,requestToken:E})),o("info","platform_started",{...fo(f),dataDir:i});const H=Kp(
n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...f,port:c.port,dataDir:i,requestUrl:$,requestToken:E,close:H,mintToken:_.issuer.mint,backUp:O,collectGarbage:y.
housekeeping.collect,[Symbol.asyncDispose]:H}}catch(n){e.error=n,e.hasError=!0}finally{const n=Wp(e);n&&await n}}function Kp(t,e){let n;return()=>(n??=t.disposeAsync().
then(e),n)}function Vp(t,e,n,{gate:s,issuer:r,organizationsOf:o},i){const{log:a,clock:c,allowLocalGit:f,stores:y,edgeCacheBytes:E}=t,{kvs:_,objects:O,sites:$}=n,
{state:H,logs:B}=y,{sitesDomain:K,kvsUrl:G,consoleUrl:X,siteUrl:I}=e,{verify:L,roleOf:z}=s,J=Iu(H.deployments,O.damage);return ap({sitesDomain:K,isOwnHost:zs({host:t.
host,baseUrl:e.baseUrl}),edge:du({sites:$,objects:O,cacheBytes:E,log:a,domain:K}),control:pt(s,{state:H,allowLocalGit:f,siteUrl:I}),kvs:_.handler,identity:r.handler,
operator:Sc(s,{state:H,kvs:_,kvsUrl:G,siteUrl:I}),console:dr({state:H,kvs:_,clock:c,logs:B,verify:L,roleOf:z,organizationsOf:o,consoleUrl:X,siteUrl:I}),backup:i,
healthz:hu(y.check,O.damage),metrics:J.handler,index:Xp(e),observe:Jp(J.count,a)})}function fo({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,
consoleUrl:n,issuer:s}}function Xp(t){const e={service:"slipway",...fo(t),controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl("{subdomain}")};return()=>R(200,e)}
function Jp(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[f=""]=c.split("?",1);e(
"info","request",{room:n,method:i,path:f,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const ze={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,
NOTADB:26};function un(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function ln(t){return(0,A.b$)(t)||un(t)===ze.FULL}const Qp=[ze.BUSY,ze.
READONLY,ze.IOERR,ze.CANTOPEN];function Zp(t){return Qp.includes(un(t))}function Ca(t){return un(t)===ze.CORRUPT||un(t)===ze.NOTADB}function Ma(t){return un(t)===
ze.BUSY}const Pa="abcdefghijklmnopqrstuvwxyz234567",qp=63,Ua=6,em=()=>(0,C.randomInt)(2**32)/2**32;function ho(t,e){let n="";for(;n.length<t;)n+=Pa[Math.floor(e()*
Pa.length)]??"";return n}function tm(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,qp-Ua-1).replace(/-+$/,"");return e===""?"a\
pp":e}function ja(t,e){return`${tm(t)}-${ho(Ua,e)}`}var he=k(1455);const nm=[".drafts","tmp"],sm=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function rm(t,e){let n=Promise.resolve();const s=async r=>{om(r,t);try{await Ba(t,r),e(r),await Ba(t,r)}catch(o){for(const i of(0,N.readdirSync)(r))await(0,he.rm)(
(0,D.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function om(t,e){if(!(0,D.isAbsolute)(t))throw ds(`"${t}\
" is not an absolute path`);if((0,Q.FK)(e,t))throw ds(`${t} is inside the data directory`);try{if((0,Q.wZ)(t,448),(0,N.readdirSync)(t).length>0)throw ds(`${t} i\
s not empty`)}catch(n){throw n instanceof A.GQ||ln(n)?n:ds(`${t} cannot be written (${(0,A.xU)(n)})`)}}const im=5;async function Ba(t,e){const n=s=>!(0,D.relative)(
t,s).split(D.sep).some(r=>nm.includes(r));for(const s of(0,N.readdirSync)(t).filter(r=>!sm.test(r)))for(let r=1;;r+=1)try{await(0,he.cp)((0,D.join)(t,s),(0,D.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,A.xU)(o)!=="ENOENT"||r===im)throw o}}function ds(t){return new A.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}class am extends Error{name="BlobsFull"}class Fa extends Error{name="WrongBy\
tes"}const cm=200,Ha=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,dm=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function po(t){if(t.length<=cm&&dm.test(t))
return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function um(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return po(t.slice(0,-1)),t}var lm=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},fm=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const mo={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Ga={...mo,sync:async()=>{}};function fn(t){(0,N.mkdirSync)(
t,{recursive:!0,mode:448})}async function hm(t,e=mo){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===Ga)return;const s=lm(n,await(0,he.
open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=fm(n);s&&await s}}function yo(t){return nt(()=>(0,N.readdirSync)(t))??[]}const pm=new Set(
["ENOENT","ENOTDIR","EISDIR"]);function go(t){return pm.has((0,A.xU)(t))}function nt(t){try{return t()}catch(e){if(go(e))return;throw e}}var mm=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ym=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const za=600*1e3;class gm{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){
const s=this.#r(e),r=nt(()=>{const o=(0,N.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=za||wm(s,n)});return r&&
this.#t.add(wo(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,C.hash)("sha256",n)!==s)throw new Fa(`The bytes of ${e} have another hash`);await this.#c(r,
n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,C.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(
o,c)}if(a!==n||i.digest("hex")!==r)throw new Fa(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.
error;const e=new Set([...this.#t].flatMap(n=>Wa(this.#e.dir,n)));try{await Promise.all([...e].map(n=>hm(n,this.#e.disk)))}catch(n){throw this.#d(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${po(e)}`}async#o(e,n){const s=this.#r(e);if(this.#s)throw this.#s.error;const r=this.#i(
s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,D.join)(this.#e.drafts,(0,C.randomUUID)());try{await this.#a(
s,n),await(0,he.rename)(s,e).catch(r=>{if((0,A.xU)(r)!=="ENOENT")throw r;return fn((0,D.dirname)(e)),(0,he.rename)(s,e)}),this.#t.add(wo(e))}catch(r){throw await(0,he.
rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=mm(s,await(0,he.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(
r)}catch(r){s.error=r,s.hasError=!0}finally{const r=ym(s);r&&await r}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=ln(
e)?new am("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function wo(t){return t.slice(0,t.lastIndexOf("/"))}function Wa(t,e){return e===t?[e]:[e,
...Wa(t,wo(e))]}function wm(t,e){const{mtimeNs:n}=(0,N.statSync)(t,{bigint:!0});try{(0,N.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,A.
xU)(s)!=="EPERM")throw s;return!1}return(0,N.statSync)(t).size===e}function Em({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function Eo({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const bo=1024*1024,bm=16*bo;class Tm{#e;#t=0;constructor(e,n=()=>_m(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,bm))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-Sm(e.size):Number.POSITIVE_INFINITY}}function Sm(t){return Math.min(Math.max(256*bo,t/100),2560*bo,t/8)}function _m(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,N.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Om=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},km=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Im=64*1024,vm=3600*1e3;class Nm{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,
this.#t=(0,D.join)(e,".drafts"),this.#n=(0,D.join)(e,".leaving"),this.#s=n,this.#r=s??mo,this.#o=new Tm(e),fn(e)}async head(e){const n=await this.#d(e,s=>(0,he.
stat)(s,{bigint:!0}));return n?.isFile()?Eo(n):void 0}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Om(
s,r,!0);if(!n)return o.readFile();const i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(Buffer.alloc(Math.max(0,i)),{position:n.
start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=km(s);r&&await r}}async stream(e,n){return(await this.#c(e))?.createReadStream({
start:0,...n,highWaterMark:Im})}writer({lasting:e=!0}={}){this.#h(),fn(this.#t);const n=e&&this.#s?this.#r:{...Ga,write:this.#r.write},s={dir:this.#e,drafts:this.#t,
reserve:this.#o,disk:n};return new gm(s)}async delete(e){const n=this.#a(e);(0,N.rmSync)(n,{force:!0});for(const s of this.#u(e))(0,N.rmSync)(s,{force:!0});(0,N.
rmSync)(n,{force:!0})}async deleteUnused(e,n){this.#h();const s=this.#l(e,r=>Em(r)<n-za);return s!==void 0&&(0,N.rmSync)(s,{force:!0}),s!==void 0}async move(e,n,s){
const r=this.#a(n),o=this.#l(e,i=>Eo(i).version===s);return o===void 0?!1:(fn((0,D.dirname)(r)),(0,N.renameSync)(o,r),!0)}async*list(e){const n=(0,D.join)(this.#e,
um(e)),s=await(0,he.readdir)(n,{withFileTypes:!0}).catch(us);for(const r of s??[]){if(!Ha.test(r.name))continue;const o=e+r.name;r.isDirectory()&&(yield*this.list(
`${o}/`));const i=r.isFile()&&nt(()=>(0,N.statSync)((0,D.join)(this.#e,o),{bigint:!0}));i&&(yield{key:o,...Eo(i)})}}async*folders(){for(const e of await(0,he.readdir)(
this.#e,{withFileTypes:!0}))e.isDirectory()&&Ha.test(e.name)&&(yield e.name)}#a(e){return(0,D.join)(this.#e,po(e))}async#c(e){const n=await this.#d(e,s=>(0,he.open)(
s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){const s=this.#a(e),r=await n(s).catch(us);if(r!==void 0)return r;for(const o of this.#u(
e)){const i=await n(o).catch(us);if(i!==void 0)return i}return n(s).catch(us)}#u(e){const n=`${Ya(e)}~~`;return yo(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,D.
join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=nt(()=>(0,N.statSync)(s,{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,D.join)(this.#n,`${Ya(e)}~~${Date.
now()}~${(0,C.randomUUID)()}`);fn(this.#n);const a=nt(()=>((0,N.renameSync)(s,o),!0))&&nt(()=>(0,N.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#f(o,s)}}#f(e,n){
try{(0,N.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,A.xU)(s)??"")){(0,N.renameSync)(e,n);return}if((0,A.xU)(s)!=="EEXIST"&&!go(s))throw s}
(0,N.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const e=Date.now()-vm;for(const n of yo(this.#t)){const s=(0,D.join)(this.#t,n);(nt(()=>(0,N.statSync)(
s).mtimeMs)??e)<e&&(0,N.rmSync)(s,{force:!0,recursive:!0})}for(const n of yo(this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,
10)<e&&this.#f((0,D.join)(this.#n,n),this.#a(o))}}}function Ya(t){return t.replaceAll("/","~")}function us(t){if(!go(t))throw t}var Rm=function(t,e,n){if(e!=null){
if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=
s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,
dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Am=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was\
 suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const To=10,$m=/^[\w-]{1,128}$/;function Lm(t){(0,N.mkdirSync)(t,{recursive:!0,mode:448});
const e=n=>{if(!$m.test(n))throw new TypeError(`"${n.slice(0,200)}" is not a deployID`);return(0,D.join)(t,`${n}.log`)};return{append:async(n,s)=>{await(0,he.appendFile)(
e(n),s,{mode:384}).catch(()=>{})},end:async()=>{},async read(n,s){try{const r={stack:[],error:void 0,hasError:!1};try{const o=Rm(r,await(0,he.open)(e(n)),!0);return await Dm(
o,s)}catch(o){r.error=o,r.hasError=!0}finally{const o=Am(r);o&&await o}}catch(r){if((0,A.xU)(r)==="ENOENT")return;throw r}}}}async function Dm(t,{from:e,limit:n,
isComplete:s=!1}){const{size:r}=await t.stat(),o=Math.min(r,e<0?Math.max(0,r+e):e),i=await Ka(t,o,Math.min(n,r-o)),a=e<0&&o>0&&!await xm(t,o-1)?Cm(i):0,f=o+i.length>=
r&&s?i.length:Mm(i,n);return{text:i.toString("utf8",Math.min(a,f),f),next:o+f,size:r}}async function Ka(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){
const{bytesRead:o}=await t.read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}async function xm(t,e){return(await Ka(t,e,1))[0]===To}function Cm(t){const e=t.
indexOf(To)+1;return e>0?e:Math.max(0,t.findIndex(n=>!Va(n)))}function Mm(t,e){const n=t.lastIndexOf(To)+1;return n>0||t.length<e?n:Pm(t)}function Pm(t){for(let e=1;e<=
Math.min(3,t.length);e+=1){const n=t[t.length-e]??0;if(Va(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function Va(t){
return(t&192)===128}function Um(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[
...t])n(e)}}}var So=k(99);const ls=[`
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
  `];function jm(t){const e=new So.DatabaseSync(t===void 0?":memory:":(0,D.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),Bm(e),e}catch(n){throw e.close(),n}}function Bm(t){const e=Xa(t);if(e!==ls.length){if(e>ls.length)
throw new A.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${ls.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of ls.entries())fs(t,()=>{Xa(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function Xa(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function Ja(t,e){t.prepare("VACUUM INTO ?").run(e),(0,N.chmodSync)(e,384)}function fs(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function hs(t){return{read:async e=>Qa(e),write:async e=>Qa(
()=>fs(t,e))}}function Qa(t){try{return t()}catch(e){const n=ln(e);throw!n&&!Zp(e)?e:new Ee(`The state cannot be read or written: ${Fm(e)}`,{cause:e,isFull:n})}}
function Fm(t){return t instanceof Error?t.message:String(t)}function Hm(t){if(t===""){const n="Name a directory with --data, or leave the flag out for .slipway\
.";throw new A.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:n})}const e=(0,D.resolve)(t);try{(0,Q.wZ)(e,448),((0,N.existsSync)(
(0,D.join)(e,"platform.db"))||(0,N.readdirSync)(e).length===0)&&(0,N.chmodSync)(e,448),(0,N.writeFileSync)((0,D.join)(e,"platform.db"),"",{flag:"a",mode:384})}catch(n){
throw new A.GQ("invalid_input",`The data directory ${e} cannot be written (${(0,A.xU)(n)})`,{input:"data",remedy:"Name a directory that this user may create and\
 write, with --data.",cause:n})}return(0,N.existsSync)((0,D.join)(e,".gitignore"))||(0,N.writeFileSync)((0,D.join)(e,".gitignore"),`*
`,{mode:384}),e}function x(t,e){const n=t[e];if(typeof n!="string")throw Oo(e);return n}function ue(t,e){return t[e]===null?null:x(t,e)}function V(t,e){const n=t[e];
if(typeof n!="number")throw Oo(e);return n}function Za(t,e){return t[e]===null?null:V(t,e)}function _o(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Oo(
e);return n}function Oo(t){return new A.GQ("internal",`platform.db: column ${t} has an unexpected type`)}const[ko,Gm]=["","\u{10FFFF}"];function zm({database:t,
commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=Io(t),a="SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (\
?, ?)",c=t.prepare(`${a} ORDER BY app_id, project LIMIT ?`),f=t.prepare(`${a} ORDER BY app_id DESC, project DESC LIMIT ?`),y=t.prepare("SELECT org FROM apps WHE\
RE org > ? ORDER BY org LIMIT 1"),E=t.prepare("SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT 1"),_=t.prepare("SELECT 1 FROM apps WHERE subdomain = \
?"),O=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),$=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),H=t.prepare(`SELECT e.name, e.value FROM env e JOIN apps a ON a.id = e.app
    WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),B=t.prepare("DELETE FROM env WHERE app = ?"),K=t.prepare("INSERT INTO env (app, name, v\
alue) VALUES (?, ?, ?)"),G=I=>{const L=i(I);if(!L)throw new A.GQ("internal",`The app ${I.appID} is not in platform.db`);return ps(L)},X=I=>{let L=ja(I,o);for(;_.
get(L);)L=ja(I,o);return L};return{find:I=>e.read(()=>{const L=i(I);return L&&ps(L)}),async create({key:I,type:L,config:z},J){const ee=()=>{if(i(I))return;const Le=r.
now();return O.run(I.org,I.project,I.appID,I.appID,L,...qa(z),X(I.appID),`env-${ho(16,o)}`,Le,Le),G(I)},oe=await e.write(()=>s.run(J,ee)??{kind:"taken"});return oe.
kind==="done"&&n.publish({kind:"site",subdomain:oe.made.subdomain}),oe},async update(I,L){const z=await e.write(()=>{const J=i(I);if(J)return $.run(...qa(Ym(ps(
J),L)),r.now(),V(J,"id")),G(I)});return z&&n.publish({kind:"site",subdomain:z.subdomain}),z},env:({org:I,project:L,appID:z})=>e.read(()=>Wm(H.all(I,L,z))),replaceEnv:(I,L)=>e.
write(()=>{const z=i(I);if(!z)return!1;const J=V(z,"id");B.run(J);for(const[ee,oe]of Object.entries(L))K.run(J,ee,oe);return!0}),organizations:({after:I=ko,before:L,
limit:z})=>e.read(()=>{const J=L===void 0?y:E,ee=[];for(let oe=L??I;ee.length<z;){const Le=J.get(oe);if(!Le)break;oe=x(Le,"org"),ee.push(oe)}return L===void 0?ee:
ee.reverse()}),list:(I,{after:L,before:z,limit:J,prefix:ee=""})=>e.read(()=>{const oe=`${ee}${Gm}`,Le=L&&L.appID>=ee?[L.appID,L.project]:[ee,ko],Co=z&&z.appID<oe?
[z.appID,z.project]:[oe,ko],gs=(z?f:c).all(I,...Le,...Co,J).map(ps);return z?gs.reverse():gs})}}function Io(t){const e=t.prepare("SELECT * FROM apps WHERE org =\
 ? AND project = ? AND app_id = ?");return({org:n,project:s,appID:r})=>e.get(n,s,r)}function Wm(t){return Object.fromEntries(t.map(e=>[x(e,"name"),x(e,"value")]))}
function Ym(t,{settings:e,...n}){const s=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...n,settings:Object.fromEntries(s)}}function qa(t){
const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function ps(t){const e=x(t,"type"),n=S.yN.
find(s=>s===e);if(!n)throw new A.GQ("internal",`platform.db: unknown app type ${e}`);return{org:x(t,"org"),project:x(t,"project"),appID:x(t,"app_id"),name:x(t,"\
name"),type:n,repository:x(t,"repository"),branch:x(t,"branch"),buildCommand:ue(t,"build_command"),outputDirectory:ue(t,"output_directory"),region:ue(t,"region"),
settings:vo(x(t,"settings")),subdomain:x(t,"subdomain"),environmentID:x(t,"environment_id"),liveRelease:ue(t,"live_release"),createdAt:V(t,"created_at"),updatedAt:V(
t,"updated_at")}}function vo(t){const e=JSON.parse(t);return(0,F.Gv)(e)?e:{}}const ec="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS\
 NULL",tc="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL",nc=`status = 'failed', stage = ?, failure = ?, ${tc}`;function Km(t){const{
database:e,commands:n,changes:s,clock:r}=t,o=I=>e.prepare(`UPDATE deployments SET ${I} WHERE ${ec}`),i=o("lease_until = ?"),a=o("status = ?, stage = ?"),c=o("co\
mmit_sha = ?"),f=o("stored_release = ?"),y=o(nc),E=Vm(e,r),_=e.prepare(`SELECT deploy_id, stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),O=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),$=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),H=Xm(e,r),B=Qm(t),K=Zm(e),G=(I,L,...z)=>n.
read(()=>I.run(...z,L.deployID,L.fence).changes===1),X=I=>(I.length>0&&s.publish({kind:"jobs"}),I);return{claim:I=>n.write(()=>H(I)),renew:I=>G(i,I,r.now()+as),
advance:(I,L)=>G(a,I,ka[L],L),recordCommit:(I,L)=>G(c,I,L),recordRelease:(I,L)=>G(f,I,L),async finish(I,L){if(L.kind==="live"){const z=await n.write(()=>B(I,L.manifestHash));
if(z===void 0)return!1;s.publish({kind:"site",subdomain:z})}else if(!await G(y,I,...sc(L.facts,r)))return!1;return s.publish({kind:"jobs"}),!0},expire:async()=>X(
await n.write(()=>_.all(r.now()).map(E))),expireAll:()=>X(fs(e,()=>O.all().map(E))),isBusy:()=>n.read(()=>$.get()!==void 0),releases:I=>n.read(()=>K(I))}}function sc(t,e){
return[t.stage,JSON.stringify(Oi(t)),e.now()]}function Vm(t,e){const n=t.prepare(`UPDATE deployments SET ${nc} WHERE deploy_id = ?`);return s=>{const r=x(s,"dep\
loy_id"),o=pe.find(i=>i===ue(s,"stage"));return n.run(...sc(Ia(o??"clone"),e),r),r}}function Xm(t,e){const n=t.prepare(`SELECT d.deploy_id, d.fence + 1 AS fence\
, d.branch AS job_branch, d.commit_requested, a.*
    FROM deployments d INDEXED BY deployments_open JOIN apps a ON a.id = d.app
    WHERE d.finished_at IS NULL AND d.status = 'queued' AND NOT EXISTS
      (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = d.app AND u.lease_node IS NOT NULL)
    ORDER BY d.seq LIMIT 1`),s=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return o=>{const i=n.
get();if(!i)return;const a=e.now(),c=x(i,"deploy_id"),f=V(i,"fence");return s.run(ka.clone,a,f,o,a+as,c),{deployID:c,fence:f,job:Jm(i,r.all(V(i,"id")))}}}function Jm(t,e){
return{deployID:x(t,"deploy_id"),app:{org:x(t,"org"),project:x(t,"project"),appID:x(t,"app_id")},repository:x(t,"repository"),branch:x(t,"job_branch"),commit:ue(
t,"commit_requested"),buildCommand:ue(t,"build_command"),outputDirectory:ue(t,"output_directory"),settings:vo(x(t,"settings")),env:Object.fromEntries(e.map(n=>[
x(n,"name"),x(n,"value")]))}}function Qm({database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate'\
, ${tc}
    WHERE ${ec}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING id, subdomain`),i=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:a,fence:c},f)=>{const y=e.now();if(s.run(y,a,c).changes!==1)return;r.run(f,y,a);const E=o.get(a,a)??
{};return i.run(V(E,"id"),n),x(E,"subdomain")}}function Zm(t){const e=t.prepare(`SELECT r.manifest AS manifest FROM apps a JOIN releases r ON r.app = a.id WHERE\
 a.org = ?
    UNION SELECT d.stored_release FROM deployments d INDEXED BY deployments_leased JOIN apps a ON a.id = d.app
    WHERE d.lease_node IS NOT NULL AND d.stored_release IS NOT NULL AND a.org = ?`);return n=>e.all(n,n).map(s=>x(s,"manifest"))}const rc=32,qm=4096;function ey(t,e){
const n=(0,D.join)(t,"platform.key"),s=(0,D.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>ny(n),i=()=>{if(ty(e))throw No(`${n} is missing\
, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were sealed with`;return{value:oc(e,n,o,i),wrong:c=>No(
a,c)}},async signingKey(r){return{value:oc(e,s,()=>sy(s),r),wrong:a=>ac(s,a)}}}}function oc(t,e,n,s){const r=n();return r!==void 0?r:fs(t,()=>{const o=n();if(o!==
void 0)return o;const i=s();return ry(e,i),i})}function ty(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS \
any").get()?.any===1}function ny(t){return ic(()=>{const e=(0,N.statSync)(t);if(!e.isFile()||e.size!==rc)throw No(`${t} is not a key of ${rc} bytes`);const n=(0,N.
readFileSync)(t);return(0,N.chmodSync)(t,384),n})}function sy(t){return ic(()=>{const e=(0,N.statSync)(t);if(!e.isFile()||e.size>qm)throw ac(t);return(0,N.readFileSync)(
t,"utf8")})}function ic(t){try{return t()}catch(e){if((0,A.xU)(e)==="ENOENT")return;throw e}}function ry(t,e){const n=`${t}.${(0,C.randomBytes)(4).toString("hex")}`,
s=(0,N.openSync)(n,"wx",384);try{try{(0,N.writeSync)(s,Buffer.from(e)),(0,N.fsyncSync)(s)}finally{(0,N.closeSync)(s)}(0,N.renameSync)(n,t)}catch(r){throw(0,N.rmSync)(
n,{force:!0}),r}}function No(t,e){return new A.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name \
another directory with --data.",cause:e})}function ac(t,e){return new A.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: t\
he next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}const oy=160;class iy{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&
(this.#s-=Ro(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Ro(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(
e);const n=this.#t.get(e);n&&(this.#s-=Ro(e,n),this.#t.delete(e))}clear(){this.#t=new Map,this.#n=new Map,this.#s=0}}function Ro(t,e){return oy+2*(t.length+e.value.
length)}const ay=16*1024*1024,Ao=1e3,cy=`
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
`;function cc(t){const e=(t.open??(n=>new So.DatabaseSync(n)))(t.path);try{return e.exec(cy),new dy(e,t)}catch(n){throw e.close(),Ma(n)?new A.GQ("platform_locke\
d",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name another d\
irectory with --data.",cause:n}):n}}class dy{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=e,this.#t=uy(e),this.#n=new iy(n.cacheBytes??ay),this.#s=n.onPoisoned??
(()=>{})}get(e,n,s){if(this.#o==="closed")throw new Ee("the store is closed");const r=$o(e,n),o=this.#n.get(r)??this.#i(r,e,n);return o&&(o.expiresAt===null||o.
expiresAt>s)?o:void 0}#i(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};
return this.#n.set(e,o),o}catch(r){throw new Ee("the store could not be read",{cause:r})}}put(e,n,s){return this.#a(()=>this.#t.put.run(e,n,s.value,s.expiresAt),
()=>this.#n.set($o(e,n),s))}delete(e,n){return this.#a(()=>this.#t.delete.run(e,n),()=>this.#n.delete($o(e,n)))}async sweep(e,n){let s=0;return await this.#a(()=>{
s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=Ao;for(;n===Ao;)await this.#a(()=>{n=Number(this.#t.drop.run(e,e,Ao).changes)},()=>this.#n.clear())}highestKeyspace(){
return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM store").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){
this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){Ja(this.#e,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",
this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#a(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new Ee(`the store is ${this.#o}`));
this.#r.length===0&&setImmediate(()=>this.#c()),this.#r.push({run:e,done:n,resolve:s,reject:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.
run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#d()&&ln(n)||this.#u(n);const r=new Ee("the write was not stored",{cause:n});for(const o of e)
o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#d(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#u(e){this.#o="po\
isoned",this.#s(e)}}function $o(t,e){return`${t}/${e}`}function uy(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM ent\
ries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excl\
uded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT k\
eyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keys\
pace = ? LIMIT ?)"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function ly(t,e,n){const s=fy(t),r=e.identity(),o=e.highestKeyspace(),i=hy(
t);if(o>i)throw Lo(n,`kvs.db contains entries of table ${o}, and ${i===0?"platform.db never had a table":"platform.db is older"}`);if(s!==void 0&&r!==void 0&&s!==
r)throw Lo(n,"they come from two data directories");if(s!==void 0&&r===void 0&&py(t))throw Lo(n,"kvs.db is missing, or older than platform.db");const a=r??s??(0,C.
randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(a),s===void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(a)}function fy(t){
const e=t.prepare("SELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function hy(t){return Number(t.prepare("SELECT seq FROM sq\
lite_sequence WHERE name = 'kvs_tables'").get()?.seq??0)}function py(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function Lo(t,e){return new A.
GQ("unsupported_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same \
backup, or name another directory with --data."})}const dc="kvs.db";function my({dataDir:t,lasting:e=!0,database:n,log:s=Ei}){const r=e?yy((0,D.join)(t,dc),s):cc(
{path:":memory:"});try{ly(n,r,t)}catch(o){throw r.close(),o}return r}function yy(t,e){return(0,N.writeFileSync)(t,"",{flag:"a",mode:384}),cc({path:t,onPoisoned:s=>e(
"error","kvs_store_poisoned",{reason:s instanceof Error?s.message:String(s),remedy:"Check the disk, then restart the platform. Until then all writes fail."})})}
function gy(t){const e=(0,D.join)(t,"platform.pid"),n=(0,D.join)(t,"platform.lock");(0,N.writeFileSync)(n,"",{flag:"a",mode:384});const s=new So.DatabaseSync(n);
try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),Ca(r)?new A.GQ("unsupported_data",`${n} is not a \
lock file of the platform`,{input:"data",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):Ma(r)?new A.GQ("platform_locked",
`Another platform uses ${t}${wy(e)}`,{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,N.writeFileSync)(e,
`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,N.rmSync)(e,{force:!0}),s.close())}}}function wy(t){try{const e=/^\d{1,10}$/.exec((0,N.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}const Do=6e4;function Ey(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};
return{take(r){const o=t.monotonic(),i=Math.floor(o/Do);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((Do-o%Do)/
1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const by=100;function Ty(t,e){const n=hs(t),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("SELECT *\
 FROM kvs_roles WHERE access_key_id = ?"),a=t.prepare("SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:c,environmentID:f,sealed:y,expiresAt:E},{
now:_,most:O}){const $=await n.write(()=>{s.run(_,by);const H=r.all(f,O-1);return o.run(c,f,y,E),H.map(B=>x(B,"access_key_id"))});for(const H of $)e.publish({kind:"\
role",accessKeyID:H})},find:c=>n.read(()=>uc(i.get(c))),any:()=>n.read(()=>uc(a.get()))}}function uc(t){return t&&{accessKeyID:x(t,"access_key_id"),environmentID:x(
t,"environment_id"),sealed:_o(t,"sealed"),expiresAt:V(t,"expires_at")}}const xo=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commi\
t_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`,ms="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project = ? AND a.app_id = ?";function Sy(t){
const{database:e,commands:n,changes:s,idempotency:r,clock:o,random:i}=t,a=Io(e),c=e.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, fin\
ished_at = ?
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),f=e.prepare(`INSERT INTO deployments (deploy_id, app, status, branch, commit_requested, create\
d_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),y=e.prepare(`SELECT ${xo} FROM deployments d ${ms} AND d.deploy_id = ?`),E=e.prepare(`SELECT ${xo} FROM deployments d ${ms}\
 AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),_=e.prepare(`SELECT ${xo} FROM deployments d ${ms} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),O=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${ms} AND d.deploy_id = ? AND d.status = 'failed'`),$=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0"),H=(B,K,G,X)=>{
const I=`dpl-${ho(16,i)}`,L=o.now();c.run(I,L,B),f.run(I,B,K,G,L);const z=y.get(...hn(X),I);if(!z)throw new A.GQ("internal",`The deployment ${I} was not stored`);
return ys(z)};return{async create(B,{branch:K,commit:G},X){const I=await n.write(()=>{const L=a(B);if(L)return r.run(X,()=>H(V(L,"id"),K??x(L,"branch"),G,B))});
return I?.kind==="done"&&s.publish({kind:"jobs"}),I??{kind:"no_app"}},find:(B,K)=>n.read(()=>{const G=y.get(...hn(B),K);return G&&ys(G)}),list:(B,{before:K=Number.
MAX_SAFE_INTEGER,since:G,limit:X})=>n.read(()=>G===void 0?E.all(...hn(B),K,X).map(ys):_.all(...hn(B),G,X).map(ys).reverse()),failure:(B,K)=>n.read(()=>{const G=O.
get(S.IC.bytes,...hn(B),K);return G&&(_y(ue(G,"failure"))??Pu(lc(G)??"build"))}),totals:()=>n.read(()=>$.all().map(B=>({status:fc(B),count:V(B,"count"),ran:V(B,
"ran"),ms:V(B,"ms")})))}}function hn({org:t,project:e,appID:n}){return[t,e,n]}function _y(t){try{return t===null?void 0:Ii(JSON.parse(t))}catch{return}}function ys(t){
return{seq:V(t,"seq"),deployID:x(t,"deploy_id"),status:fc(t),stage:lc(t),branch:x(t,"branch"),commit:ue(t,"commit"),createdAt:V(t,"created_at"),startedAt:Za(t,"\
started_at"),finishedAt:Za(t,"finished_at"),supersededBy:ue(t,"superseded_by")}}function lc(t){const e=ue(t,"stage");return pe.find(n=>n===e)??null}function fc(t){
const e=x(t,"status"),n=Ot.find(s=>s===e);if(!n)throw new A.GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const hc=24*36e5,Oy=8;function ky(t,e){
const n=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ${Oy})`),s=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, c\
reated_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),r=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),o=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),i=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function a({scope:f,key:y,requestHash:E,status:_}){const O=e.now();return n.run(O-hc),s.run(f,y,E,_,O,O-hc).changes===1}function c({scope:f,
key:y,requestHash:E}){const _=r.get(f,y);return!_||x(_,"request_hash")!==E?{kind:"other_request"}:{kind:"replayed",status:V(_,"status"),answer:x(_,"response")}}
return{run(f,y){if(f&&!a(f))return c(f);const E=y();if(f&&E===void 0&&i.run(f.scope,f.key),E!==void 0)return f&&o.run(f.answer(E),f.scope,f.key),{kind:"done",made:E}}}}
function Iy({database:t,commands:e,changes:n}){const s=Io(t),r=vy(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, s\
ubdomain, settings, live_release FROM apps WHERE subdomain = ?"),a=(c,f)=>{const y=s(c),E=y?ue(y,"live_release"):null;if(!y||E===null)return;const _=r(V(y,"id")),
O=_.findIndex(({deployID:H})=>H===E),$=f===void 0?_[O+1]:_.find(({deployID:H})=>H===f);if(!(!$||O===-1))return o.run($.deployID,V(y,"id")),{subdomain:x(y,"subdo\
main"),release:{...$,previous:E}}};return{site:c=>e.read(()=>{const f=i.get(c);if(!f)return;const y=ue(f,"live_release"),E=r(V(f,"id"));return{org:x(f,"org"),subdomain:x(
f,"subdomain"),settings:vo(x(f,"settings")),release:E.find(({deployID:_})=>_===y)??null,kept:E.filter(({deployID:_})=>_!==y)}}),list:c=>e.read(()=>{const f=s(c);
return f?r(V(f,"id")):[]}),async rollback(c,f){const y=await e.write(()=>a(c,f));return y&&n.publish({kind:"site",subdomain:y.subdomain}),y?.release}}}function vy(t){
const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(Ny)}function Ny(t){return{deployID:x(t,"deploy_\
id"),manifestHash:x(t,"manifest")}}function Ry(t){const e=hs(t.database),n={...t,commands:e,idempotency:ky(t.database,t.clock)};return{apps:zm(n),deployments:Sy(
n),releases:Iy(n)}}function Ay(t,e){const n=hs(t),s=t.prepare("SELECT id, type FROM apps WHERE org = ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT 1 FR\
OM kvs_tables WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables (app, name,\
 token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed\

    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables \
WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),f=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)"),y=t.prepare(`SELECT t.keyspace, a.envir\
onment_id, a.type FROM kvs_tables t JOIN apps a ON a.id = t.app
    WHERE t.token_hash = ?`),E=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),_=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace\
 > ? ORDER BY keyspace LIMIT ?"),O=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:$,name:H,tokenHash:B,sealed:K,createdAt:G,types:X,
most:I}){const L=await n.write(()=>{const z=s.get($.org,$.project,$.appID);if(!z)return{kind:"no_app"};const[J,ee]=[V(z,"id"),x(z,"type")];return X.some(oe=>oe===
ee)?r.get(J,H)?{kind:"taken"}:Number(o.get(J)?.count)>=I?{kind:"full"}:(i.run(J,H,B,K,G),{kind:"created"}):{kind:"wrong_type",type:ee}});return L.kind==="create\
d"&&e.publish({kind:"table",tokenHash:B}),L},list:({org:$,project:H,appID:B})=>n.read(()=>{const K=a.all($,H,B),[G]=K;if(!G)return;const X=K.filter(I=>I.name!==
null).map($y);return{type:x(G,"type"),environmentID:x(G,"environment_id"),tables:X}}),async remove($,H){const B=await n.write(()=>{const K=s.get($.org,$.project,
$.appID);if(!K)return{kind:"no_app"};const G=c.get(V(K,"id"),H);if(!G)return{kind:"no_table"};const X=V(G,"keyspace");return f.run(X),{kind:"removed",keyspace:X,
tokenHash:x(G,"token_hash")}});return B.kind!=="removed"?B:(e.publish({kind:"table",tokenHash:B.tokenHash}),{kind:"removed",keyspace:B.keyspace})},binding:$=>n.
read(()=>{const H=y.get($);if(!H)return;const B=x(H,"environment_id");return{keyspace:V(H,"keyspace"),environmentID:B,type:x(H,"type")}}),anySealed:()=>n.read(()=>{
const $=E.get();return $&&{tokenHash:x($,"token_hash"),sealed:_o($,"token_sealed")}}),toDrop:({after:$,limit:H})=>n.read(()=>_.all($,H).map(B=>V(B,"keyspace"))),
dropped:$=>n.write(()=>{O.run($)})}}function $y(t){return{name:x(t,"name"),createdAt:V(t,"created_at"),tokenHash:x(t,"token_hash"),sealed:_o(t,"token_sealed")}}
var Ly=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Dy=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const xy=10;async function Cy(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=Hm(t.dir),{lasting:s,clock:r=mt.m,log:o}=t,i=Ly(e,new AsyncDisposableStack,!0);i.use(gy(n));const a=i.adopt(pc(n,t),mc),c=i.use(yc(a,n,
Um(),t)),f=i.use(my({dataDir:n,lasting:s,database:a,log:o}));c.jobs.expireAll();const y=rm(n,_=>{Ja(a,(0,D.join)(_,"platform.db")),f.copyTo((0,D.join)(_,dc))}),
E=i.move();return{...c,kvs:f,quota:Ey(r),backUp:y,[Symbol.asyncDispose]:()=>E.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=Dy(e);n&&await n}}
function sg(t,e,n){return yc(pc(t,n),t,e,n)}function pc(t,{database:e,lasting:n=!0}){return e??jm(n?t:void 0)}function mc(t){t.isOpen&&t.close()}function yc(t,e,n,s){
const{lasting:r=!0,keepReleases:o=xy,clock:i=mt.m,random:a=em}=s,c=hs(t),f=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),y={kind:"local",dir:(0,D.join)(
e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:y,blobs:new Nm(y),state:Ry({database:t,changes:n,clock:i,random:a}),jobs:Km({database:t,commands:c,changes:n,
clock:i,keepReleases:o}),logs:Lm((0,D.join)(e,"logs")),tables:Ay(t,n),roles:Ty(t,n),keys:ey(e,t),check:()=>c.read(()=>{f.get()}),async[Symbol.asyncDispose](){mc(
t)}}}async function My(t){try{const e=await Cy(t);return await Yp({...t,stores:e,nodeDir:e.dataDir})}catch(e){throw Py(e,(0,D.resolve)(t.dir))}}function Py(t,e){
const n=(o,i,a)=>new A.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof A.GQ)return t;if(ln(t))return n("disk_full",`The disk of the data directory ${e} \
is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(Ca(t)){const o=`A database of the data directory ${e} is d\
amaged: ${tt(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(
t.path):"";return s===""||(0,A.xU)(t)===void 0||!(0,Q.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,A.xU)(t)})`,"Make this user the owner of all files\
 in the data directory, remove files that the platform did not write, or name another directory with --data.")}})};export{og as id,ig as ids,ag as modules};

var Ec=Object.freeze,Uy=Object.defineProperty;var bc=(Ve,_e)=>Ec(Uy(Ve,"raw",{value:Ec(_e||Ve.slice())}));var Tc;const sg=741,rg=[741],og={8879:((Ve,_e,I)=>{I.d(_e,{runCheck:()=>Tt});var $=I(1455),A=I(8161),Q=I(6760),L=I(3532),w=I(336),j=I(9127),O=I(3739);const Ee=3;
async function fe(d,u,l){let h="/";for(let p=0;p<Ee;p+=1){if(h=W(d.flatMap(({url:S})=>we(h,S.pathname))),h===""||u.some(S=>`/${S}`.startsWith(h)))return;const g=d.
filter(S=>le(S,h)),E=(await Promise.all(g.map(({url:S})=>J(S,h,l)))).filter(Boolean).length;if(E>1&&E*2>g.length)return h}}function le({url:d,kind:u},l){return u!==
"fragment"&&`${d.pathname}/`.startsWith(l)}function we(d,u){const l=u.startsWith(d)?u.slice(d.length).split("/",1)[0]:"";return l?[`${d}${l}/`]:[]}function W(d){
const u=new Map;for(const l of d)u.set(l,(u.get(l)??0)+1);return[...u].reduce((l,h)=>h[1]>l[1]?h:l,["",0])[0]}async function J(d,u,l){const{kind:h}=await l.probe(
new URL(`/${d.pathname.slice(u.length)}${d.search}`,d));return h==="there"}const ce=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,T=String.
raw`"([^"\\\n]*(?:${ce}[^"\\\n]*)*)"`,K=String.raw`'([^'\\\n]*(?:${ce}[^'\\\n]*)*)'`,oe=String.raw`((?:[^()"'\s\\]|${ce})+)\s*\)`,de=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
ce,String.raw`(?:url\(\s*|@import\s+)(?:${T}|${K})`,String.raw`url\(\s*${oe}`,T.replace("(","(?:"),K.replace("(","(?:")].join("|"),"gi"),ne=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function ee(d){return[...d.matchAll(de)].flatMap(u=>{const l=u.slice(1).find(h=>h!==void 0);return l===void 0||l===""||l.startsWith("#")?[]:[{href:Oe(l),kind:"a\
sset"}]})}function Oe(d){return d.replace(ne,(u,l,h,p)=>{const g=l===void 0?Number.NaN:Number.parseInt(l,16);return g<=1114111?String.fromCodePoint(g):h===void 0?
p??"":""})}async function $e(d,u,l){const h=d[Symbol.iterator](),p=async()=>{for(let g=h.next();!g.done;g=h.next())await l(g.value)};await Promise.all(Array.from(
{length:u},p))}var Je=I(1600);const ft={a:[["href","link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[
["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[
["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},
Xe=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),Qe=new Set(["title","style","script","template"]),Dt=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Z(d){const u=new _;return u.read(d),u}class _{links=[];ids=new Set;base;empty=!0;#e=[];read(u){
const l=new Je.i({onopentag:(h,p)=>this.#t(h,p),ontext:h=>this.#r(h),onclosetag:h=>{this.#e.at(-1)===h&&this.#e.pop()}});l.write(u),l.end()}#t(u,l){Qe.has(u)&&l.
shadowrootmode===void 0&&this.#e.push(u),Xe.has(u)&&(this.empty=!1);for(const p of[l.id,u==="a"?l.name:void 0])p&&this.ids.add(p);switch(l.style?.includes("url(")&&
this.#o(ee(l.style)),u){case"base":this.base??=l.href;return;case"meta":this.#s(l);return;case"link":this.#n(l);return;case"a":case"area":if(/\bexternal\b/.test(
l.rel??""))return;break}const h=(ft[u]??[]).flatMap(([p,g])=>{const m=l[p];return m===void 0?[]:[{href:m,kind:g}]});this.#o([...h,...B(l.srcset??"")])}#n({rel:u="",
href:l,imagesrcset:h=""}){const p=Dt.find(([g])=>g.test(u))?.[1];p!==void 0&&this.#o([...l===void 0?[]:[{href:l,kind:p}],...B(h)])}#s(u){if(u["http-equiv"]?.toLowerCase()!==
"refresh")return;this.empty=!1;const l=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(u.content??"")?.[1];l&&this.#o([{href:l.trim(),kind:"link"}])}#r(u){
this.#e.at(-1)==="style"&&this.#o(ee(u)),this.#e.length===0&&u.trim()!==""&&(this.empty=!1)}#o(u){this.#e.includes("template")||this.links.push(...u.filter(({href:l})=>!M(
l)))}}function M(d){return/\{\{|\$\{|<%/.test(d)}function B(d){return d.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(l=>{const[h=""]=l.trim().split(/\s/,1);return h===
""?[]:[{href:h.replace(/,+$/,""),kind:"asset"}]})}const X=10;class pe{#e;#t=new Map;constructor(u){this.#e=u}know(u,l){this.#t.set(u.pathname,Promise.resolve({kind:"\
there",url:u,page:Pe(l)}))}probe(u){const l=u.pathname+u.search,h=this.#t.get(l);if(h)return h;const p=this.#n(u);return this.#t.set(l,p),p}async#n(u){let l=u;for(let h=0;h<
X;h+=1){const{status:p,headers:g}=await this.#e.fetch(l,{method:"HEAD",signal:this.#e.signal}),m=g.get("location");if(p>=400)return{kind:"missing",status:p};if(p<
300||m===null||!URL.canParse(m,l.href))return{kind:"there",url:l,page:Pe(g)};if(l=new URL(m,l),l.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function Pe(d){return/\bhtml\b/.test(d.get("content-type")??"")}const Ze=16,wn=2e4,Ct=16*1024*1024;async function bs(d,u){const l=new Ts(d),h=u.filter(
F=>/\.(?:x?html?|css)$/i.test(F));await $e(h.slice(0,wn),Ze,F=>l.read(F)),await l.follow();const p=await l.index(),g=l.result(),m=await fe(g.dead,u,l.prober),E=p.
status<300?void 0:Tn(u),S=new Set(E===void 0?[]:u),U=F=>bn(F).some(ie=>S.has(`${E}/${ie}`)),V=g.dead.filter(({url:F})=>!U(Mt(F.pathname).slice(1)));return{index:p,
...g,dead:V,folder:E,basePath:m,unread:l.unread+Math.max(0,h.length-wn)}}const En=5;class Ts{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(u){
this.#e=u,this.prober=new pe(u)}async index(){const{root:u,fetch:l,signal:h}=this.#e,p=await this.prober.probe(u);if(p.kind!=="there")return{status:Ss(p),empty:!1};
const g=await l(p.url,{signal:h}),m=await g.text();return{status:g.status,empty:m.trim()===""||p.page&&Z(m).empty}}async read(u){const l=_s(u,this.#e.root),h=await this.#e.
fetch(l,{signal:this.#e.signal}),p=await h.text();h.status>=300||(this.prober.know(l,h.headers),p.length>Ct?this.unread+=1:/\.css$/i.test(u)?this.#i(ee(p),l,u):
this.#o(p,l,u))}#o(u,l,h){const p=Z(u);this.#r+=1,this.#n.set(h,p.ids);const g=p.base!==void 0&&URL.canParse(p.base,l.href)?new URL(p.base,l):l;this.#i(p.links,
g,h)}#i(u,l,h){for(const{href:p,kind:g}of u){const m=URL.canParse(p,l.href)?new URL(p,l):void 0;if(m?.origin!==this.#e.root.origin)continue;const E=`${g} ${m.href}\
 ${p}`,S=this.#t.get(E)??{href:p,kind:g,url:m,files:[],latest:"",count:0};this.#t.set(E,S),S.latest!==h&&(S.latest=h,S.count+=1,S.files=[...S.files,h].sort(Pt).
slice(0,En))}}async follow(){await $e(this.#t.values(),Ze,async u=>{const l=await this.#a(u);if(l===void 0)return;const{href:h,url:p,files:g,count:m}=u;this.#s.
push({href:h,url:p,files:g,count:m,...l})})}async#a({url:u,kind:l}){const h=await this.prober.probe(u);switch(h.kind){case"missing":return{kind:l,why:`answers ${h.
status}`};case"circle":return{kind:l,why:"redirects in a circle"};case"external":return;case"there":return l==="asset"&&h.page&&/\.(?!x?html?$)\w+$/i.test(h.url.
pathname)?{kind:l,why:"answers with a page"}:this.#c(h.url,u.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return h}}#c(u,l){const h=l.slice(
1);if(h===""||/^(?:top$|[/!]|:~:)/i.test(h))return!0;const p=this.#d(Mt(u.pathname).slice(1));return p===void 0||p.has(h)||p.has(Mt(h))}#d(u){return bn(u).map(l=>this.#n.
get(l)).find(l=>l!==void 0)}result(){const u=this.#s.sort((h,p)=>Pt(h.files[0],p.files[0])||Pt(h.href,p.href)),l=new Set([...this.#t.values()].map(({url:h})=>h.
href)).size;return{pages:this.#r,links:l,dead:u}}}function bn(d){const u=d===""||d.endsWith("/")?d:`${d}/`;return[d,`${d}.html`,`${u}index.html`]}function Tn(d){
const u=m=>m.split("/").length,l=d.filter(m=>m.endsWith("/index.html")).sort((m,E)=>u(m)-u(E)),[h,p]=l;return h!==void 0&&(p===void 0||u(p)>u(h))?h.slice(0,-11):
void 0}function Ss(d){return d.kind==="missing"?d.status:310}function _s(d,u){const l=d.replace(/(^|\/)index\.html$/,"$1");return new URL(l.split("/").map(encodeURIComponent).
join("/"),u)}function Mt(d){try{return decodeURIComponent(d)}catch{return d}}function Pt(d="",u=""){return d<u?-1:+(d>u)}var Sn=I(7496);const Os=100,_n='If anot\
her application serves the link on the same host, add rel="external" to it: the check skips such links.';async function Ut(d,u){const l=[],{basePath:h}=d,p=d.dead.
filter(g=>h===void 0||!le(g,h));h!==void 0&&l.push(await ks(h,d,u));for(const[g,m]of p.entries()){const E=g<Os?await u.find(m.href,m.files[0]??""):void 0;l.push(
{...Is(m),place:E})}return[...On(d),...l,...qe(d)]}async function ks(d,{dead:u},l){const h=u.filter(g=>le(g,d)),p=await l.find(d,"")??await l.find(d.slice(0,-1),
"");return{code:"base_path",message:`The site is built for the base path ${d}, and is served without one: ${h.length} of its links and files answer 404`,remedy:"\
Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:p}}function On({index:d,folder:u}){
return d.status>=300?[{code:"index_unanswered",message:`The site has no index page: / answers ${d.status}`,remedy:u===void 0?"The output directory needs an inde\
x.html. Is output-directory the folder that the build writes?":`The output directory has its index.html in ${u}: put that folder at the end of output-directory.`}]:
d.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function Is(d){const u=JSON.stringify(d.href.length>200?
`${d.href.slice(0,199)}\u2026`:d.href);switch(d.kind){case"link":return{code:"dead_link",message:`Dead link: ${u} ${d.why} (${jt(d)})`,remedy:_n};case"asset":return{
code:"dead_asset",message:`Missing file: ${u} ${d.why} (${jt(d)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${u} leads to has no such \
part (${jt(d)})`};default:return d.kind}}function jt({files:d,count:u}){const l=u-1;return`in ${d[0]}${l>0?` and ${l} more ${l===1?"file":"files"}`:""}`}function qe({
unread:d}){return d===0?[]:[{code:"not_all_checked",message:`${d} pages or style sheets are too long, or too many, to be read`}]}var ht=I(5807),kn=I(1421),pt=I(
7975);const In=(0,pt.promisify)(kn.execFile),Ie=64*1024*1024,Bt=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(d=>["-c",d]);function et(d,u,l,h={}){
const p=Object.fromEntries(Object.entries(u).filter(([m])=>!m.startsWith("GIT_"))),g={cwd:d,env:{...p,LC_ALL:"C",...h},signal:l,maxBuffer:Ie};return async(...m)=>{
try{return(await In("git",[...Bt,...m],g)).stdout}catch(E){throw(0,O.xU)(E)!=="ENOENT"?E:new O.GQ("unsupported_runtime","git is not installed",{remedy:"Install \
git on the runner: the check builds the commit that is checked out.",cause:E})}}}const vs=5*6e4,Ft="refs/slipway/base";async function As(d,u,l,h,p){const g=et(l,
h,p),m=await mt(u.git,d,p)??await mt(u.git,`origin/${d}`,p)??await vn(d,u,l,h,p);return await g("update-ref",Ft,m),{name:d,commit:m}}async function mt(d,u,l){try{
return(await d("rev-parse","--quiet","--verify",`${u}^{commit}`)).trim()}catch(h){if(l.throwIfAborted(),h instanceof O.GQ)throw h;return}}const P=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function vn(d,u,l,h,p){const g=P.test(d)?await Ue(u.git,p):void 0;if(!g)throw tt(d,"");const m=AbortSignal.timeout(vs),E=et(u.root,h,AbortSignal.any([p,m]),
g),S=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${d}:${Ft}`];try{await E("--git-dir",l,"fetch",...S)}catch(V){throw p.throwIfAborted(),
V instanceof O.GQ?V:tt(d,m.aborted?", and origin does not answer":Ht(V),V)}const U=await mt(et(l,h,p),Ft,p);if(U===void 0)throw tt(d,", and what origin has by t\
his name is not a commit");return U}const Ns=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],
["maintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Rs="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function Ue(d,u){const l=await d("config","--local","--includes","--null","--get-regexp",Rs).catch(()=>"");u.throwIfAborted();const h=l.split("\0").flatMap(
E=>{const[S="",...U]=E.split(`
`);return S===""?[]:[[S,U.length===0?"true":U.join(`
`)]]});if(!h.some(([E])=>E==="remote.origin.url"))return;const p=[...Ns,...h],g=p.flatMap(([E,S],U)=>[[`GIT_CONFIG_KEY_${U}`,E],[`GIT_CONFIG_VALUE_${U}`,S]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(p.length),...Object.fromEntries(g)}}function Ht(d){const u=d instanceof
Error&&"stderr"in d&&typeof d.stderr=="string"?d.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(u))return", nor\
 has origin";const h=(u.split(`
`).find(p=>/^(?:fatal|error): /.test(p))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,ht.
Ow)(h,300)}`}function tt(d,u,l){return new O.GQ("invalid_input",`compare-to: "${d}" names nothing that this checkout has${u}`,{input:"compare-to",remedy:Gt,cause:l})}
const Gt=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function yt(d,u){const{bare:l,branch:h,commit:p,lender:g,shallow:m,origin:E}=u;for(const V of["objects/info",
"refs"])await(0,$.mkdir)((0,Q.join)(d,V),{recursive:!0});const S=E===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(E)}
`,U={HEAD:`ref: refs/heads/${h}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${l}
${S}`,"packed-refs":p&&`${p} refs/heads/${h}
`,"objects/info/alternates":g&&`${(0,Q.join)(g,"objects")}
`,shallow:m};for(const[V,F]of Object.entries(U))F&&await(0,$.writeFile)((0,Q.join)(d,V),F)}async function $s(d,u,l){const h=et(d,u,l),[p="",g="",m=""]=(await je(
h,d,l)).split(`
`),E=et(p,u,l);return{root:p,commit:m,changed:(await E("diff","--name-only","-z","HEAD")).split("\0").filter(S=>S!==""),git:E,async lend(S,U){const V=await(0,$.
readFile)((0,Q.join)(g,"shallow"),"utf8").catch(F=>{if((0,O.xU)(F)!=="ENOENT")throw F});await yt(S,{bare:!0,branch:U,commit:m,lender:g,shallow:V})}}}async function je(d,u,l){
try{const h=await d("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[p="",g="",m=""]=h.split(`
`);return[p,(0,Q.resolve)(u,g),m].join(`
`)}catch(h){throw l.throwIfAborted(),h instanceof O.GQ?h:new O.GQ("file_not_found",`There is no checkout in ${u}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:h})}}function nt({pages:d},u,l){const h=m=>({now:m(u),change:m(u)-m(l)}),p=m=>h(E=>E.reduce((S,U)=>S+m(U),0));return{pages:{now:d,
change:p(({path:m})=>Number(Ae.test(m))).change},files:h(({length:m})=>m),bytes:p(({bytes:m})=>m),brotli:p(({brotli:m})=>m),gzip:p(({gzip:m})=>m),changes:zt(u,l).
toSorted((m,E)=>Math.abs(E.bytes)-Math.abs(m.bytes)||(m.path<E.path?-1:1))}}const Ae=/\.x?html?$/i;function zt(d,u){const l=new Map(u.map(S=>[S.path,S])),h=new Set(
d.map(({path:S})=>S)),p=d.filter(({path:S})=>!l.has(S)),g=u.filter(({path:S})=>!h.has(S)),m=Ls(p,g),E=new Set(m.flat());return[...d.flatMap(S=>{const U=l.get(S.
path);return U===void 0||U.digest===S.digest?[]:[An(S,U)]}),...m.map(([S,U])=>({...An(S,U),formerly:U.path})),...p.filter(S=>!E.has(S)).map(S=>Nn("added",S,1)),
...g.filter(S=>!E.has(S)).map(S=>Nn("removed",S,-1))]}function An(d,u){const{path:l,bytes:h,brotli:p}=d;return{kind:"changed",path:l,bytes:h-u.bytes,brotli:p-u.
brotli}}function Nn(d,{path:u,bytes:l,brotli:h},p){return{kind:d,path:u,bytes:p*l,brotli:p*h}}function Ls(d,u){const l=Map.groupBy(u,({path:h})=>$n(h));return[...Map.
groupBy(d,({path:h})=>$n(h))].flatMap(([h,p])=>{const[g,m]=p,[E,S]=l.get(h)??[];return h!==void 0&&g&&E&&!m&&!S?[[g,E]]:[]})}const Rn=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
xs=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Ds=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function $n(d){if(Ae.test(d))return;
const u=d.lastIndexOf("/")+1,[l,h]=[d.slice(0,u),d.slice(u)],p=Rn.exec(h)?.[0]??"",g=h.slice(0,h.length-p.length);if(Ds.test(g))return`${l}*${p}`;const m=xs.map(
E=>E.exec(g)?.groups).find(E=>Cs(E?.hash??""));return m&&`${l}${m.stem}*${p}`}function Cs(d){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
d)}var Ln=I(7598),Ms=I(3024),Ps=I(6466);const st="{js,cjs,mjs,ts,cts,mts}",Us={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json",
"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv\
.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno\
.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.\
xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbui\
ld,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelt\
e,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${st}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config\
.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${st}`,`gruntfile.${st}`,
"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerfile","docker-comp\
ose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*\
.tfstate.backup","*.tfvars"]},Be=new RegExp(`^(?:${Object.values(Us).flat().map(Wt).join("|")})$`,"is");function xn(d){return d!==".well-known"&&Be.test(d)}function Wt(d){
return d.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(u,l)=>`(?:${l.replaceAll(",","|")})`)}var Yt=I(8522);const js=(0,pt.promisify)(Yt.
brotliCompress),Dn=(0,pt.promisify)(Yt.gzip),Bs=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,Cn={params:{[Yt.constants.BROTLI_PARAM_QUALITY]:5}},
Fs={level:6};async function Mn(d,u){const l=u.length;if(l===0||Bs.test(d))return{bytes:l,brotli:l,gzip:l};const[h,p]=await Promise.all([Dn(u,Fs),js(u,Cn)]);return{
bytes:l,brotli:Math.min(l,p.length),gzip:Math.min(l,h.length)}}const Hs=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
Pn=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function Un(d){return Hs.test(d)&&!jn(d)}function jn(d){return Pn.test(d)}const gt="PRIVATE K\
EY",Bn=600;function wt(d){for(let u=d.indexOf(gt);u!==-1;u=d.indexOf(gt,u+gt.length)){const l=d.toString("latin1",Math.max(0,u-40),u+Bn);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(l))return!0}return!1}const Et=25*1024*1024,Gs=16*1024*1024,zs=4;async function Ws(d,u){const{commit:l,kind:h="build",signal:p}=u,g=(await Jt((0,Q.join)(d,"\
.git","shallow"))).trim()===l,m=[],E=[];for await(const F of Kt(d,"",h)){p.throwIfAborted();const ie=Ys(F,g);ie!=="ordinary"&&ie!=="left-out"&&E.push(ie),ie==="\
ordinary"&&m.push(F)}const S=[];await $e(m.sort(),zs,async F=>{p.throwIfAborted();const ie=await Ks(d,F,u);ie&&S.push(ie)}),S.sort((F,ie)=>F.file.path<ie.file.path?
-1:1);const U=S.map(({file:F})=>F);E.push(...S.flatMap(({found:F})=>F));const V=U.filter(({path:F})=>/\.(?:js|mjs|cjs|css)\.map$/.test(F));return V.length>0&&E.
push(Vt(V)),{files:U,findings:E}}async function*Kt(d,u,l){const h=await(0,$.readdir)((0,Q.join)(d,u),{withFileTypes:!0});for(const p of h.sort((g,m)=>g.name<m.name?
-1:1)){const g=u+p.name,m=p.name===".git"||g==="node_modules";l==="folder"&&!m&&xn(p.name)&&!Un(p.name)||(p.isDirectory()&&!m?yield*Kt(d,`${g}/`,l):(m||p.isFile()||
p.isSymbolicLink())&&(yield g))}}function Ys(d,u){const l=d.slice(d.lastIndexOf("/")+1);return d==="node_modules"||l===".git"&&u?"left-out":l===".git"?{code:"le\
aked_repository",message:`The output contains a git repository, ${d}: its whole history would be public`,remedy:"Build into a folder of its own, or have the bui\
ld remove it."}:jn(l)?{code:"example_of_secrets",message:`The output contains ${d}, which is not published`,remedy:"Leave it out of the output directory."}:Un(l)?
{code:"leaked_secret_file",message:`The output contains ${d}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change the sec\
rets in it if it was ever published."}:"ordinary"}async function Ks(d,u,{digests:l,signal:h}){const p=(0,Q.join)(d,u),g=await(0,$.stat)(p).catch(()=>{});if(!g?.
isFile())return;const m=g.size;if(m>Gs){const V=m>Et?[Js(u,m)]:[],F=l?await Vs(p,h):void 0;return{file:{path:u,bytes:m,brotli:m,gzip:m,digest:F},found:V}}const E=await(0,$.
readFile)(p),S=l?(0,Ln.createHash)("sha256").update(E).digest("hex"):void 0;return{file:{path:u,...await Mn(u,E),digest:S},found:wt(E)?[bt(u)]:[]}}async function Vs(d,u){
const l=(0,Ln.createHash)("sha256");return await(0,Ps.pipeline)((0,Ms.createReadStream)(d),l,{signal:u}),l.digest("hex")}function Js(d,u){return{code:"large_fil\
e",message:`${d} has ${(u/1024**2).toFixed(0)} MB; more than ${Et/1024**2} is much for a site`}}function bt(d){return{code:"leaked_private_key",message:`The out\
put contains a private key, in ${d}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function Vt(d){
const[u]=d,l=d.length===1?"":` and ${d.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${u?.path}${l}): anyone can read the \
sources in them`}}async function Jt(d){return(0,$.readFile)(d,"utf8").catch(()=>"")}const Xt=/[\s"'`(=[{}<>,:%]$/,Xs=/^[\s"'`)\]}<>,;#?]/;function Le(d,u,l){const h=new Map,
p=g=>{const m=h.get(g)??Qs(d,u,g);return h.set(g,m),m};return{async find(g,m){for(const E of Fn(g,m)){const S=await p(E),U=qs(S,m,l);if(U)return U}}}}function Fn(d,u){
const[l=""]=d.split(/[?#]/,1),h=d.replaceAll("&","&amp;"),p=/^\.{1,2}\//.test(l)?new URL(l,`http://site/${encodeURI(u)}`).pathname:"",g=[d,h,l,p];return[...new Set(
[...g,...g.map(m=>m.replace(/\/$/,""))])].filter(m=>m.length>1)}async function Qs(d,u,l){return(await d("grep","-I","-n","-z","-F","-e",l,u,"--").catch(()=>"")).
split(`
`).flatMap(p=>Zs(p,u,l))}function Zs(d,u,l){const[h="",p="",...g]=d.split("\0"),m=g.join("\0");for(let E=m.indexOf(l);E!==-1;E=m.indexOf(l,E+1)){const[S,U]=[m.slice(
Math.max(0,E-1),E),m.slice(E+l.length,E+l.length+1)];if((E===0||Xt.test(S))&&(U===""||Xs.test(U)))return[{file:h.slice(u.length+1),line:Number(p),column:E+1}]}return[]}
function qs(d,u,l){const h=d.filter(({file:g})=>l===void 0||!g.startsWith(`${l}/`)),p=h.filter(({file:g})=>Qt(g,u));return[d,h,p].map(er).find(g=>g!==void 0)}function er(d){
const[u]=d;return u&&d.every(({file:l})=>l===u.file)?u:void 0}function Qt(d,u){const l=Zt(u.replace(/\/index\.[^/]+$/,""));return Zt(d)===l||Zt(d.replace(/\/index\.[^/]+$/,
""))===l}function Zt(d){return d.slice(d.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const tr=5;async function nr(d,u,l){const h=u.files.map(({path:m})=>m),p=await bs(
d,h),g=m=>u.files.reduce((E,S)=>E+m(S),0);return{pages:p.pages,links:p.links,files:u.files.length,bytes:g(({bytes:m})=>m),brotli:g(({brotli:m})=>m),gzip:g(({gzip:m})=>m),
largest:u.files.toSorted((m,E)=>E.bytes-m.bytes).slice(0,tr),findings:rt([...u.findings,...await Ut(p,l)])}}const sr=["error","warning","notice"];function rt(d){
const u=l=>sr.indexOf((0,Sn.x)(l))*2+(l.place?0:1);return d.toSorted((l,h)=>u(l)-u(h))}function rr({findings:d}){const u=d.filter(l=>(0,Sn.x)(l)==="error").length;
if(u!==0)return new O.GQ("check_failed",`The site was built, and does not pass: ${u} ${u===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var or=I(5635),ir=I(567);async function ar(d,u,l){const{report:h,signal:p}=l,g=(0,or.M)(h.report,w.m,p);return await g.phase("compare",
async()=>{const m=await cr(d,u,l);return p.throwIfAborted(),await h.compared(m),[void 0,(0,ir.i)(m),m.kind==="untold"]}),g.phases}async function cr(d,u,l){const{
embedded:h,report:p,checked:g,leftMs:m}=l;if(d.commit===g.commit)return{kind:"untold",base:d,why:"it is the commit that was checked"};const E=F=>{(F.type==="sta\
tus"||F.type==="heartbeat")&&p.report(F)},S={...u.follow,timeoutMs:Math.max(1,m)},{outcome:U,output:V}=await h.deploy(d.commit,{...u,...dr(u),follow:S},E);return U.
status==="succeeded"&&V?{kind:"told",base:d,difference:nt(g.report,g.output.files,V.files)}:{kind:"untold",base:d,why:ur(U,m)}}function dr({project:d}){return{project:d===
"base"?"checked":"base"}}function ur({status:d,error:u},l){return d!=="pending"?`it does not build (${u?.message??d})`:l<1?"no time was left to build it":`it wa\
s not built in the ${(0,j.a)(l)} that were left`}var lr=I(1619),fr=I(3130);function hr(d){return{kind:"platform",...d,input:"the platform",description:"the embe\
dded platform's own",obtain:(u,{onSecret:l})=>pr(d,u,l)}}async function pr(d,u,l){l(d.requestToken),(0,lr.J)(new URL(d.requestUrl).origin,"the platform's addres\
s");try{return await(0,fr.g)("the platform",d,u,l)}catch(h){throw!(h instanceof O.GQ)||h.code!=="unauthorized"?h:h.with({remedy:"The data directory may be of an\
other platform; name the right one with --data.",cause:h})}}var mr=I(9574),yr=I(1532),gr=I(7244);async function qt(d){const{startPlatform:u,env:l,scratch:h,lent:p,
digests:g}=d;let m="",E,S=new AbortController;const U=await u({dir:(0,Q.join)(h,"platform"),port:0,allowLocalGit:!0,lasting:!1,env:l,async onOutput(V,F,ie){E=await Ws(
V,{commit:m,digests:g,kind:ie,signal:F}),S.abort()}});return{async deploy(V,F,ie){[m,E,S]=[V,void 0,new AbortController];const xe=br(S.signal);return{outcome:await Hn(
U,Tr(F,V,p),ie,{...d,sleep:xe}),output:E}},[Symbol.asyncDispose]:()=>U[Symbol.asyncDispose]()}}const wr=100,Er=5;function br(d){return async(u,l)=>{if(d.aborted)
return w.m.sleep(Er,l);try{await w.m.sleep(u,l?AbortSignal.any([l,d]):d)}catch(h){if(l?.throwIfAborted(),!d.aborted)throw h}}}function Tr(d,u,l){const{configuration:h,
follow:p}=d;return{...d,configuration:{...h,repository:l},commit:u,create:!0,verify:"off",urlTemplate:void 0,follow:{...p,wait:!0,pollIntervalMs:wr,statusMap:new Map}}}
function Hn(d,u,l,{signal:h,folder:p,onSecret:g,sleep:m}){const{baseUrl:E,requestUrl:S,requestToken:U}=d,V=hr({requestUrl:S,requestToken:U,audience:E}),F=()=>Promise.
reject(new TypeError("A check runs no token command")),ie={...w.m,sleep:m},xe={fetch,clock:ie,tree:(0,gr.c)(p),signal:h,run:F,onSecret:g,reporter:l};return(0,yr.
g)(u,(0,mr.N)(u,{baseUrl:E,source:V},xe))}var Fe=function(d,u,l){if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError("Object expected.");
var h,p;if(l){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");h=u[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");h=u[Symbol.dispose],l&&(p=h)}if(typeof h!="function")throw new TypeError("Object not disposable.");p&&(h=function(){try{p.call(
this)}catch(g){return Promise.reject(g)}}),d.stack.push({value:u,dispose:h,async:l})}else l&&d.stack.push({async:!0});return u},Gn=(function(d){return function(u){
function l(m){u.error=u.hasError?new d(m,u.error,"An error was suppressed during disposal."):m,u.hasError=!0}var h,p=0;function g(){for(;h=u.stack.pop();)try{if(!h.
async&&p===1)return p=0,u.stack.push(h),Promise.resolve().then(g);if(h.dispose){var m=h.dispose.call(h.value);if(h.async)return p|=2,Promise.resolve(m).then(g,function(E){
return l(E),g()})}else p|=1}catch(E){l(E)}if(p===1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return g()}})(typeof SuppressedError==
"function"?SuppressedError:function(d,u,l){var h=new Error(l);return h.name="SuppressedError",h.error=d,h.suppressed=u,h});async function Tt(d,u,l,h){try{return await ot(
d,u,l,h)}catch(p){if(!h.signal.aborted)throw p;return{...en,status:"cancelled",failure:void 0,phases:[],error:zn()}}}async function ot(d,u,l,h){const p={stack:[],
error:void 0,hasError:!1};try{const{env:g,signal:m}=h,{repository:E,branch:S,outputDirectory:U}=d.configuration,V=(0,Q.isAbsolute)(E)?E:h.workspace,F=Fe(p,await Or(
g),!0),ie=(0,Q.join)(F.path,"source.git"),xe=$s(V,g,m);xe.catch(()=>{});const nn=kt=>l.addSecret(kt),Wn={...h,scratch:F.path,lent:ie,folder:V,digests:u!==void 0,
onSecret:nn},St=Fe(p,await qt(Wn),!0),He=await xe;l.checkedOut(He.commit),_r(He,l.report),await He.lend(ie,S);const sn=u===void 0?void 0:await As(u,He,ie,g,m),kr=w.
m.now(),{commit:rn}=He,Ge=kt=>kt.type==="url"||l.report(kt),{outcome:_t,output:ze}=await St.deploy(rn,d,Ge),{status:Yn,url:on}=_t;if(Yn!=="succeeded"||ze===void 0||
on===void 0)return Sr(_t,d);const Ir={root:new URL(on),fetch:(0,L.Q)(fetch),signal:m},Ot=await nr(Ir,ze,Le(He.git,rn,U));await l.checked(Ot);const vr=d.follow.timeoutMs-
(w.m.now()-kr),Kn=sn&&{embedded:St,report:l,signal:m,checked:{commit:rn,report:Ot,output:ze},leftMs:vr},Ar=Kn?await ar(sn,d,Kn):[],Vn=rr(Ot);return{..._t,...en,
status:Vn?"failed":"succeeded",error:Vn,phases:[..._t.phases,...Ar]}}catch(g){p.error=g,p.hasError=!0}finally{const g=Gn(p);g&&await g}}const en={appID:void 0,appCreated:!1,
deployID:void 0,url:void 0};function Sr(d,{follow:u}){const l={...d,...en};if(d.error?.code==="interrupted")return{...l,status:"cancelled",error:zn()};if(d.status!==
"pending")return l;if(d.error&&d.error.code!=="deploy_timeout")return{...l,status:"failed"};const h=`The check has not ended within ${(0,j.a)(u.timeoutMs)}, and\
 was stopped`,p="Raise the input timeout.";return{...l,status:"failed",error:new O.GQ("deploy_timeout",h,{input:"timeout",remedy:p})}}function zn(){return new O.
GQ("interrupted","Interrupted: the check was stopped, and has no result")}const tn=5;function _r({changed:d},u){if(d.length===0)return;const l=d.slice(0,tn).join(
", "),h=d.length>tn?` and ${d.length-tn} more`:"";u({type:"warning",message:`Changed since the commit, and not part of the check: ${l}${h}`,remedy:"The platform\
 builds commits: commit what belongs to the check."})}async function Or(d){const u=await(0,$.mkdtemp)((0,Q.join)(d.RUNNER_TEMP||(0,A.tmpdir)(),"slipway-check-"));
return{path:u,[Symbol.asyncDispose]:()=>(0,$.rm)(u,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),567:((Ve,_e,I)=>{I.d(_e,{i:()=>w,v:()=>j});var $=I(5807),
A=I(9680),Q=I(9877);const L=20;function w(T){const{base:K}=T,oe=`${(0,$.Ow)(K.name,100)} (${le(K)})`;if(T.kind==="untold")return`the difference to ${oe} is unkn\
own: ${T.why}`;const{pages:de,files:ne,bytes:ee,brotli:Oe}=T.difference;return`${[we(de," pages"),we(ne," files"),W(ee),W(Oe," with Brotli")].join(", ")} agains\
t ${oe}`}function j(T,K){const{base:oe}=T,de=`### The difference to ${(0,Q.aY)(K(oe.name),100)} (${(0,Q.aY)(le(oe))})`;if(T.kind==="untold")return`${de}

It is unknown: ${(0,Q.CS)(K(T.why),500)}`;const{difference:ne}=T;return[de,O(ne),...Ee(ne,K)].join(`

`)}function O({pages:T,files:K,bytes:oe,brotli:de,gzip:ne}){return(0,A.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[we(T),we(K),W(oe),W(de),W(ne)]])}
function Ee({changes:T},K){if(T.length===0)return["Every file is the same, byte for byte."];const oe=["changed","added","removed"].map(ee=>`${(0,A.zD)(T.filter(
Oe=>Oe.kind===ee).length)} ${ee}`),de=T.slice(0,L).map(ee=>[ee.kind,fe(ee,K),J(ee.bytes),J(ee.brotli)]),ne=T.length-L;return[`Files: ${oe.join(", ")}.`,(0,A.tp)(
["","File","Size","with Brotli"],de),...ne>0?[`\u2026 and ${(0,A.zD)(ne)} more.`]:[]]}function fe({path:T,formerly:K},oe){const de=K?.slice(K.lastIndexOf("/")+1);
return`${(0,Q.aY)(oe(T))}${de===void 0?"":` (was ${(0,Q.aY)(oe(de))})`}`}function le({commit:T}){return T.slice(0,7)}function we({now:T,change:K},oe=""){return`${(0,A.
zD)(T)}${oe} (${ce(K,A.zD)})`}function W({now:T,change:K},oe=""){return`${(0,A.Ej)(T)}${oe} (${J(K)})`}function J(T){return ce(T,A.Ej)}function ce(T,K){return`${T>
0?"+":T<0?"-":"\xB1"}${K(Math.abs(T))}`}}),9692:((Ve,_e,I)=>{I.d(_e,{sU:()=>A,q$:()=>ee,bM:()=>Je,U2:()=>$e,I:()=>de,q1:()=>ne,Aw:()=>ft});var $=I(8302);class A extends Error{name="\
JsonTextError";offset;constructor(_,M){super(_),this.offset=M}}const Q=34,L=44,w=58,j=91,O=92,Ee=93,fe=123,le=125,we=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,W=24,J=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
ce=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,T=/true|false|null/y,K="a lone surrogate (half of a character) in a string";class oe{#e;#t;#n;#s=[];#r=0;#o={name:"",
nameOffset:0,offset:0};constructor(_,M=!0,B){this.#e=_,this.#t=M,this.#n=B}document(){this.#m();const _=this.#g()===fe?"object":"other";do this.#i();while(this.#a());
if(this.#m(),this.#r<this.#e.length)throw this.#w("the end");return _}#i(){for(;;){this.#m(),this.#s.length===1&&(this.#o.offset=this.#r);const _=this.#g();if(_===
Q){this.#u();return}if(_===fe){if(this.#r+=1,this.#p(le))return;this.#s.push(new Set),this.#d()}else if(_===j){if(this.#r+=1,this.#p(Ee))return;this.#s.push(void 0)}else{
if(this.#E(ce)||this.#E(T))return;throw this.#w("a value")}}}#a(){for(let _=this.#s.length;_>0;_--){const M=this.#s[_-1]!==void 0;if(_===1&&M&&this.#n&&this.#c(
this.#n),this.#p(L))return M&&this.#d(),!0;if(!this.#p(M?le:Ee))throw this.#w(`"," or "${M?"}":"]"}"`);this.#s.pop()}return!1}#c(_){_({...this.#o,text:this.#e.slice(
this.#o.offset,this.#r)})}#d(){this.#m();const _=this.#r;if(this.#g()!==Q)throw this.#w("a name in double quotes");this.#u();const M=de(this.#e.slice(_,this.#r)),
B=this.#s.at(-1);if(this.#t&&B?.has(M))throw new A(`the name "${M}" occurs twice in one object`,_);if(B?.add(M),!this.#p(w))throw this.#w('":"');this.#s.length===
1&&(this.#o={name:M,nameOffset:_,offset:this.#r})}#u(){const _=this.#e,M=this.#r;let B=M+1;for(;;){const X=_.charCodeAt(B);if(X===Q)break;if(X===O)B=this.#f(B,M);else if(X>=
55296&&X<=57343)B=this.#h(B,M);else if(X>=32)B=B-M<W?B+1:this.#l(B);else throw this.#y(B)}this.#r=B+1}#l(_){return we.lastIndex=_,we.test(this.#e),we.lastIndex}#f(_,M){
if(J.lastIndex=_,!J.test(this.#e))throw this.#y(_);const B=J.lastIndex;if(!this.#t||B-_===2)return B;const X=Number.parseInt(this.#e.slice(_+2,B),16);if(X<55296||
X>57343)return B;const pe=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(B,B+6));if(X>=56320||!pe)throw new A(K,M);return B+6}#h(_,M){const[B,X]=[this.#e.charCodeAt(
_),this.#e.charCodeAt(_+1)],pe=B<56320&&(X&64512)===56320;if(this.#t&&!pe)throw new A(K,M);return _+(pe?2:1)}#y(_){const M=_>=this.#e.length;return new A(M?"a s\
tring does not end":"a bad escape or control character in a string",_)}#p(_){return this.#m(),this.#g()!==_?!1:(this.#r+=1,!0)}#m(){for(;;){const _=this.#g();if(_!==
32&&_!==10&&_!==13&&_!==9)return;this.#r+=1}}#g(){return this.#e.charCodeAt(this.#r)}#E(_){return _.lastIndex=this.#r,_.test(this.#e)?(this.#r=_.lastIndex,!0):!1}#w(_){
const M=this.#e.slice(this.#r,this.#r+1);return new A(`expected ${_}, found ${M===""?"the end":JSON.stringify(M)}`,this.#r)}}function de(Z){return Z.includes("\\")?
String(JSON.parse(Z)):Z.slice(1,-1)}function ne(Z,_){const M=Z.slice(0,_);return{line:M.split(`
`).length,column:_-M.lastIndexOf(`
`)}}function ee(Z){new oe(Z).document()}function Oe(Z){try{new JsonScanner(Z,!1).document()}catch(_){if(_ instanceof JsonTextError)return _;throw _}}function $e(Z,_=!0){
const M=[];return new oe(Z,_,X=>M.push(X)).document()==="object"?M:void 0}function Je(Z){return Z.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function ft(Z,_){
return Z===_||Xe(Z)===Xe(_)}function Xe(Z){try{return String(JSON.parse(Z,Qe))}catch(_){if(_ instanceof RangeError)return Je(Z);throw _}}function Qe(Z,_,M){return typeof _==
"number"?Dt(M?.source??String(_)):Array.isArray(_)?`[${_.join(",")}]`:(0,$.Gv)(_)?`{${Object.entries(_).map(([X,pe])=>`${JSON.stringify(X)}:${pe}`).sort().join(
",")}}`:JSON.stringify(_)}function Dt(Z){const[,_,M="",B="",X="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(Z)??[],pe=`${M}${B}`.replace(/^0+/,""),Pe=pe.
replace(/0+$/,"");if(Pe==="")return`${_}0`;const Ze=BigInt(X)-BigInt(B.length)+BigInt(pe.length-Pe.length);return`${_}${Pe}e${Ze}`}}),2207:((Ve,_e,I)=>{I.d(_e,{
Mb:()=>A,PB:()=>$,iV:()=>L,sR:()=>Q});const $=["queued","building","syncing","activating","succeeded","failed","cancelled"],A=["queue","clone","install","build",
"sync","activate"],Q=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_jso\
n_invalid","build_script_missing","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing",
"output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],L={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,
unavailable:503}}),4121:((Ve,_e,I)=>{I.r(_e),I.d(_e,{startLocalPlatform:()=>Dy});var $=I(6760),A=I(3739),Q=I(7994),L=I(7598),w=I(7934),j=I(8302),O=I(2345),Ee=I(
597),fe=I(2207);class le extends Error{name="BodyTooLarge"}class we extends Error{name="BodyBroken"}function W(t,e,n={}){return{status:t,headers:{"content-type":"\
application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function J(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}
function ce(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class T extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,
this.headers=s}}function K(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return W(fe.iV[n],r,t.headers)}const oe=5,de=60;function ne(t){
return w.FsL(w.IeY(j.Gv,"must be an object"),w.rej(t,e=>e.expected==="never"?Z(e.path,t):"is required"))}function ee(t){return w.yqP(w.mee(t))}function Oe(t){return w.
yqP(w.ZmZ(t))}const $e=["__proto__","prototype","constructor"];function Je(t,e){return w.FsL(w.IeY(j.Gv,"must be an object"),w.z6Y(n=>!$e.some(s=>Object.hasOwn(
n,s)),`must not contain ${$e.join(", ")}`),w.g1P(t,e))}function ft(t){return w.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function Xe(t,e,n){const s=w.xLC(t,e,
{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${Dt(r)||n} ${o}`)}}function Qe(t){const e=t.length>de?`${t.
slice(0,de)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function Dt(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${Qe(String(
e))}`).join("").replace(/^\./,"")}function Z(t,e){const n=t?.at(-1)?.input,[,...s]=(0,j.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,oe).
map(Qe),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?
"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}const _=10;function M(t,e){if(!(0,j.Gv)(t))throw B(["the body must be a JSON object"]);const n=Xe(e,t,"the b\
ody");if("faults"in n)throw B(n.faults);return n.output}function B(t){const e=t.length-_,n=t.slice(0,_).join("; ")+(e>0?`; and ${e} more`:"");return new T("vali\
dation_failed",`${n}.`)}function X(t,e,n=()=>{}){return w.FsL(w.YjP("must be a string"),w.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),
w.Ru6(e,`must have at most ${e} characters`),w.z6Y(s=>!s.includes("\0"),"must not contain NUL characters"),w.z6Y(s=>s.isWellFormed(),"must be well-formed Unicod\
e"),ft(n))}function pe(t,e){return n=>t.test(n)?void 0:e}function Pe(t){return w.KIO(t,`must be one of ${t.join(", ")}`)}const Ze=w.zMY("must be true or false"),
wn=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],
[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have \
a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],Ct=X(1,244,t=>wn.find(([e])=>e.test(
t))?.[1]),bs=X(1,64,pe(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),En=X(1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.
test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))return"must not \
contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..")';if(e.some(n=>n.toLowerCase()===".git"))return'\
must not lead into ".git"'});function Ts(t){return w.FsL(w.YjP("must be a string"),w.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),ft(e=>{const n=(0,Ee.
Nu)(e,t);return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}))}const bn=w.IeY(t=>Tn(t)===void 0,({input:t})=>Tn(t)??"");function Tn(t){if(!(0,j.
Gv)(t))return"must be an object of names to strings";const e=Object.entries(t),{envVariables:n,envBytes:s}=O.lF;if(e.length>n)return`must have at most ${n} vari\
ables`;let r=0;for(const[o,i]of e){const a=Ss(o,i);if(a!==void 0)return`contains ${Qe(o)}, ${a}`;r+=Buffer.byteLength(o)+Buffer.byteLength(String(i))}return r>s?
`must have at most ${s} bytes of names and values`:void 0}function Ss(t,e){return O.G1.test(t)?t.toUpperCase().startsWith(O.be)?`but names that begin with ${O.be}\
 belong to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:
"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const _s=300,Mt="developer@slipway.loca\
lhost";function Pt(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await I.e(460).then(I.bind(I,6460));r??=c.importJWK(n.privateJwk,"ES25\
6");const f=Math.floor(s.now()/1e3),y=a.email??Mt;return new c.SignJWT({...a.claims,email:y,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.
kid}).setIssuer(e).setSubject(a.subject??y).setAudience(a.audience??t.audience).setIssuedAt(f).setExpirationTime(f+(a.expiresInSeconds??_s)).setJti((0,L.randomUUID)()).
sign(await r)},i={"/identity/.well-known/openid-configuration":Os(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!==
"HEAD")return Ut(a,405,"method_not_allowed","The identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const c=ce(a.target),f=i[c];return f?W(200,f,
{"cache-control":"public, max-age=300"}):c!=="/identity/token"?Ut(a,404,"not_found",`Nothing is at ${c}`):_n(a,t.requestToken)?Sn(a.target,o):Ut(a,401,"unauthor\
ized","The request token is missing or wrong: see run.json",{"www-authenticate":"Bearer"})}}}async function Sn(t,e){const n=new URLSearchParams(t.slice(ce(t).length)),
s=n.get("audience"),r=n.get("email"),o=await e((0,j.Eb)({audience:s||void 0,email:r||void 0}));return W(200,{count:o.length,value:o})}function Os(t){return{issuer:t,
jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function _n(t,e){const n=r=>(0,L.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(J(t,"authorization")??"")?.[1];return s!==void 0&&(0,L.timingSafeEqual)(n(s),n(e))}function Ut(t,e,n,s,r={}){
return W(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const ks=ne({to:X(1,4096)}),On=64*1024;function Is(t,e){return async n=>{try{if(n.method!=="POST")
throw new T("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!_n(n,t))throw new T("unauthorized","The request token is missing or wrong.",{
"www-authenticate":"Bearer"});const{to:s}=M(JSON.parse((await n.body(On)).toString()),ks);return await e(s),W(200,{to:s})}catch(s){if(s instanceof we)throw s;return K(
jt(s),n)}}}function jt(t){if(t instanceof T)return t;if(t instanceof SyntaxError)return new T("invalid_request","The body is not JSON.");if(t instanceof le)return new T(
"body_too_large",`The body is larger than ${On} bytes.`);const{mender:e,message:n}=(0,A.I7)(t);return e==="user"?new T("validation_failed",`to: ${n}.`):new T("u\
navailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}var qe=I(7030),ht=I(1709);function kn(t){const e=pt(t.remoteAddress??"");if(!(0,ht.O)(e))return In(
e);const n=J(t,"x-forwarded-for")??"",s=pt(n.slice(n.lastIndexOf(",")+1).trim());return(0,qe.isIP)(s)===0||(0,ht.O)(s)?"loopback":In(s)}function pt(t){return t.
replace(/^::ffff:(?=\d+\.)/i,"")}function In(t){if((0,qe.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===
""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}class Ie extends Error{name="StoreUnavailable";isFull;constructor(e,{
isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}function Bt(t){if(t instanceof T)return t;if(!(t instanceof Ie))return;const e="The platform cannot read or writ\
e its state. Its disk may be full or failing. Nothing was changed.";return new T("unavailable",e,{"retry-after":"30"})}function et(t,e,n,s){const r=t.roleOf(e.email,
n);if(r===void 0)throw new T("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!=="deployer")throw new T("forbidden",`${e.email} may only r\
ead in the organization ${n}.`);return r}async function vs(t,e,n,s){const r=await t.state.apps.find({org:e,project:n,appID:s});if(!r)throw new T("not_found",`${e}\
/${n} has no app ${s}.`);return r}function Ft(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)return;const r=[];for(const[o,i]of n.entries()){
const a=s[o]??"";if(i.startsWith("{")){const c=As(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function As(t){try{return decodeURIComponent(t)}catch{
return}}class mt{text;constructor(e){this.text=e}}function P(t,...e){let n=t[0]??"";for(const[s,r]of e.entries())n+=vn(r)+(t[s+1]??"");return new mt(n)}function vn(t){
return t==null?"":t instanceof mt?t.text:typeof t=="object"?t.map(vn).join(""):String(t).replace(/[&<>"']/g,e=>Ns[e]??"")}const Ns={"&":"&amp;","<":"&lt;",">":"\
&gt;",'"':"&quot;","'":"&#39;"},Rs={"content-type":"text/html; charset=utf-8","cache-control":"no-store","content-security-policy":"default-src 'none'; script-s\
rc 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff",
"x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"same-origin"};function Ue(t,e,n,s){const r=n?P`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:
null,o=P(Tc||(Tc=bc([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:Rs,body:o.text}}function Ht(t){return t===void 0?null:P`<div class="note alert" role="alert"><p>${t}</p></div>`}function tt(t,e,n,s){
if(n.length===0)return P`<p>${s}</p>`;const r=e.map(o=>o===""?P`<td></td>`:P`<th scope="col">${o}</th>`);return P`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function Gt(t,{items:e,previous:n,next:s},r,o={}){if(!n&&!s)return null;const[i,a]=[e.at(0),e.at(-1)],c=f=>`${t}?${new URLSearchParams({...o,...f})}`;return i===
void 0||a===void 0?P`<p><a href="${c({})}">First page</a></p>`:P`<nav class="pages" aria-label="Pages">
${n?P`<a rel="prev" href="${c({before:r(i)})}">Previous</a>`:null}
${s?P`<a rel="next" href="${c({after:r(a)})}">Next</a>`:null}
</nav>`}function yt(t){const e=new Date(t).toISOString();return P`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const $s=80;function je(t,e=$s){
return t.length<=e?t:`${t.slice(0,e-1)}\u2026`}function nt(t){return`/console/orgs/${encodeURIComponent(t)}`}function Ae({org:t,project:e,appID:n}){return`${nt(
t)}/projects/${encodeURIComponent(e)}/apps/${encodeURIComponent(n)}`}function zt(t,e){return`${Ae(t)}/deployments/${encodeURIComponent(e)}`}function An(t,e,n){const{
app:s,url:r}=n,o=s.liveRelease;return Ue(t,s.name,e,P`${Ht(n.problem)}${Cs(n.created)}
<p><a href="${nt(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${je(s.repository,500)}, branch ${je(s.branch,250)}</dd>
<dt>Site</dt><dd>${r?P`<a href="${r}">${r}</a>`:"not live until a deployment succeeds"}</dd>
${o===null?null:P`<dt>Live release</dt><dd><a href="${zt(s,o)}">${o}</a></dd>`}
</dl>
<h2>Deployments</h2>
${Nn(n)}
<h2>Environment variables</h2>
${xs(n.envNames)}
<h2>Services &gt; Databases</h2>
${Ds(n)}`)}function Nn({app:t,deployments:e}){const n=e.items.map(o=>P`<tr><td><a href="${zt(t,o.deployID)}">${o.deployID}</a></td>
<td>${Ls(t,o)}</td><td>${je(o.branch)}</td><td class="code">${o.commit?.slice(0,12)}</td><td>${yt(o.createdAt)}</td></tr>`),s=["Deployment","Status","Branch","C\
ommit","Created"],r=e.previous||e.next?"No more deployments.":"No deployments yet.";return P`${tt("Deployments",s,n,r)}
${Gt(Ae(t),e,({seq:o})=>String(o))}`}function Ls({liveRelease:t},{deployID:e,status:n}){return n!=="succeeded"?P`<span class="${n}">${n}</span>`:e===t?P`<span class="succeeded">succeeded</span>, <strong class="live">live</strong>`:
P`<span class="replaced">succeeded, not live</span>`}const Rn=100;function xs(t){if(t.length===0)return P`<p>No variables. The console never shows values.</p>`;
const e=t.length-Rn;return P`<ul>${t.slice(0,Rn).map(n=>P`<li><code>${je(n)}</code></li>`)}</ul>
${e>0?P`<p>And ${e} more.</p>`:null}`}function Ds({app:t,tables:e,mayChange:n}){if(e===void 0)return P`<p>Apps of type ${t.type} cannot use the key-value store, because every visitor could read a token that is sent to a browser.</p>`;
const s=e.map(({name:i,variable:a,createdAt:c})=>P`<tr><td>${i}</td><td><code>${a}</code></td><td>${yt(c)}</td>
<td>${n?$n(t,i):null}</td></tr>`),r=P`<form method="post" action="${Ae(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, beginning with a letter" autocomplete="off"></label>
<button>Create table</button>
</form>`;return P`${tt("Key-value tables",["Table","Token variable","Created",""],s,"No tables yet. The first table activates the key-value store for this app.")}
${n?r:null}`}function $n(t,e){return P`<details><summary>Delete…</summary>
<form method="post" action="${Ae(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function Cs(t){return t?P`<div class="note" role="status"><p>Created the table ${t.name}. Copy its token now: the console does not show it again.</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}const Ln=`
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
`,Ms=`'use strict';
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
`,Ps='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function st(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const Us=new Map([["/console/style.css",st("text/css",Ln)],["/console/icon.svg",st("image/svg+xml",Ps)],["/console/script.js",st("text/javascript",Ms)]]);var Be=I(
7075);const xn=256*1024;async function Wt(t,e,n,s){const r=await t.read(e,{from:n??-xn,limit:xn,isComplete:s});return r?{text:r.text,next:r.next,atEnd:r.next>=r.
size}:{text:"",next:0,atEnd:!0}}function Yt(t,e){return Be.Readable.from(js(t,e),{objectMode:!1})}async function*js(t,e){for(let n=0;;){const{text:s,next:r,atEnd:o}=await Wt(
t,e,n,!0);if(s!==""&&(yield s),o||r===n)return;n=r}}const Dn=["0.0.0.0","::"];function Bs({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Dn.includes(n);return r=>{
const o=r?.toLowerCase()??"";if(Cn(o,e))return!0;const i=Fs(o);return i===void 0?!1:i==="localhost"||i===n||(0,ht.O)(i)||s&&(0,qe.isIP)(i)!==0}}function Cn(t,e){
const{host:n,protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Fs(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.
exec(t)??[];return e!==void 0?(0,qe.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const Mn="slipway_console";function Hs(t,e){const n="HttpOnly; SameSite=Strict";if(gt(
t,e))return{name:`__Host-${Mn}`,attributes:`Path=/; ${n}; Secure`};const s=/:(\d{1,5})$/.exec(wt(t))?.[1]??"80";return{name:`${Mn}_${s}`,attributes:`Path=/conso\
le; ${n}`}}function Pn(t,e){return(J(t,"cookie")??"").split(";").map(n=>n.trim()).filter(n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function Un(t,e){
return gt(t,e)?new URL(e).origin:`http://${wt(t)} ${kn(t)}`}function jn(t,e){const n=J(t,"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=J(t,
"origin");return s===void 0||!URL.canParse(s)?!1:Bn(t,e)?s===new URL(e).origin:new URL(s).host===wt(t)}function gt(t,e){return e.startsWith("https:")&&Bn(t,e)}function Bn(t,e){
return Cn(wt(t),e)}function wt(t){return J(t,"host")?.toLowerCase()??""}function Et(t,e){return Ue(t,"Sign in",void 0,P`${Ht(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function Gs(t,e,n){const s=e.items.map(r=>P`<li><a href="${nt(r)}">${r}</a></li>`);return Ue(200,"Organizations",t,P`${s.length>0?P`<ul>${s}</ul>`:P`<p>${n}</p>`}
${Gt("/console",e,r=>r)}`)}function zs(t,{org:e,apps:n,prefix:s}){const r=n.items.map(a=>P`<tr><td><a href="${Ae(a)}">${a.name}</a></td><td>${a.project}</td><td>${a.
type}</td>
<td>${a.liveRelease===null?"created":"live"}</td><td class="code">${je(a.repository)}</td></tr>`),o=s===""?"No apps.":`No app has a name that begins with "${s}"\
.`,i=s===""?{}:{name:s};return Ue(200,e,t,P`<form method="get" role="search" action="${nt(e)}">
<label>App name begins with <input type="search" name="name" value="${s}" maxlength="63" autocomplete="off"></label>
<button>Search</button>
</form>
${tt("Apps",["App","Project","Type","State","Repository"],r,o)}
${Gt(nt(e),n,({appID:a,project:c})=>`${a}/${c}`,i)}`)}function Ws(t,{app:e,deployment:n,failure:s,log:r}){const o=zt(e,n.deployID),i=Ys(r.text),a=n.finishedAt===
null?P`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${i}</pre>`:P`<pre tabindex="0" aria-label="Build log">${i}</pre>`,
c=n.deployID===e.liveRelease?"live":"not live";return Ue(200,n.deployID,t,P`<p><a href="${Ae(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
${n.status==="succeeded"?P`<dt>Release</dt><dd>${c}</dd>`:null}
<dt>Branch</dt><dd>${je(n.branch,250)}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${yt(n.createdAt)}</dd>
${n.finishedAt===null?null:P`<dt>Finished</dt><dd>${yt(n.finishedAt)}</dd>`}
</dl>
${s?P`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i===r.text?null:P`<p>The last lines:</p>`}
${a}
<p><a href="${o}/log">The whole log as text</a></p>`)}const Kt=64*1024;function Ys(t){let e=0,n=t.length;for(;n>0&&e<=Kt;)n-=1,e+=Ks(t.charCodeAt(n));if(e<=Kt)return t;
const s=t.indexOf(`
`,n);return t.slice(s===-1||s===t.length-1?n+1:s+1).toWellFormed()}function Ks(t){return t>=128?3:Vs.has(t)?6:1}const Vs=new Set([...`&<>"'`].map(t=>t.charCodeAt(
0)));function Js(t,e,n){return Ue(t,"The request failed",e,P`${Ht(n)}<p><a href="/console">Go to the first page</a></p>`)}const bt=50;function Vt({target:t}){const e=t.
indexOf("?");return new URLSearchParams(e===-1?"":t.slice(e+1))}function Jt(t,e){const n=r=>{const o=t.get(r),i=o===null?void 0:e(o);if(o===null||i!==void 0)return i;
throw new T("validation_failed",`The parameter "${r}" of the address is not valid for this list. Open the list again.`)},s=n("after");return{limit:bt+1,after:s,
before:s===void 0?n("before"):void 0}}function Xt(t,{after:e,before:n}){const s=t.length>bt;return n!==void 0?{items:t.slice(-bt),previous:s,next:!0}:{items:t.slice(
0,bt),previous:e!==void 0,next:s}}function Xs(t,{after:e,before:n,limit:s}){return n!==void 0?t.filter(r=>r<n).slice(-s):t.filter(r=>e===void 0||r>e).slice(0,s)}
class Le extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}
const Fn=480*6e4,Qs=1e3,Zs=10;class qs{#e;#t;#n=new Le(Qs);constructor(e,n){this.#e=e,this.#t=n}find(e){const n=this.#n.get(this.#i(e)??"");return n&&n.expiresAt>
this.#e.monotonic()&&n.place===this.#o(e)?n.principal:void 0}isAmbiguous(e){return Pn(e,this.#r(e).name).length>1}open(e,n){this.#n.delete(this.#i(e)??"");const s=JSON.
stringify([n.issuer,n.email]);this.#s(s);const r=(0,L.randomBytes)(32).toString("base64url"),o=this.#e.monotonic()+Fn;this.#n.set((0,L.hash)("sha256",r),{principal:n,
identity:s,place:this.#o(e),expiresAt:o});const{name:i,attributes:a}=this.#r(e);return`${i}=${r}; Max-Age=${Fn/1e3}; ${a}`}close(e){this.#n.delete(this.#i(e)??"");
const{name:n,attributes:s}=this.#r(e);return`${n}=; Max-Age=0; ${s}`}#s(e){const n=this.#e.monotonic(),s=[];for(const[r,o]of this.#n)o.expiresAt<=n?this.#n.delete(
r):o.identity===e&&s.push(r);s.length>=Zs&&this.#n.delete(s[0]??"")}#r(e){return Hs(e,this.#t)}#o(e){return Un(e,this.#t)}#i(e){const[n,...s]=Pn(e,this.#r(e).name);
return n===void 0||s.length>0?void 0:(0,L.hash)("sha256",n)}}const er=1e4;function Qt(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Le(er);return r=>{const o=e.
monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):
(i.left-=1,0)}}const Zt=20,tr=300;function nr(t){const e=Qt(Zt,t),n=Qt(tr,t);return s=>e(s)||n("all")}const sr=32*1024,rt="/console/orgs/{org}/projects/{project\
}/apps/{app}",rr=[["GET","/console",ur],["GET","/console/orgs/{org}",hr],["GET",rt,t=>qt(t,200,{})],["POST",`${rt}/tables`,wr],["POST",`${rt}/tables/{name}/dele\
te`,Er],["GET",`${rt}/deployments/{deployment}`,br],["GET",`${rt}/deployments/{deployment}/log`,Tr]];function or(t){const e=new qs(t.clock,t.consoleUrl),n=nr(t.
clock);return async s=>{const r=ce(s.target).replace(/(?<=.)\/$/,""),o=Us.get(r);if(o)return o;const i=e.find(s);try{if(s.method==="POST"&&!jn(s,t.consoleUrl))throw new T(
"forbidden","Another site sent this form. Send it from a page of the console.");return r==="/console/sign-in"?await ar(s,t,e,n):r==="/console/sign-out"&&s.method===
"POST"?Tt("/console/sign-in",e.close(s)):i?await ir(r,s,t,i):Tt("/console/sign-in")}catch(a){const c=Bt(a);if(!c)throw a;return Js(fe.iV[c.code],i?.email,c.message)}}}
async function ir(t,e,n,s){const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of rr){const c=o===r?Ft(i,t):void 0;if(c)return c[0]!==void 0&&et(n,s,c[0],r===
"POST"),await a({request:e,options:n,principal:s,parts:c})}throw new T("not_found","The console has no such page.")}async function ar(t,e,n,s){if(t.method!=="PO\
ST")return Et(200,n.isAmbiguous(t)?cr:void 0);const r=s(kn(t));if(r>0)return dr(r);const o=await Hn(t,"token",sr);try{return Tt("/console",n.open(t,await e.verify(
`Bearer ${o.trim()}`)))}catch(i){if(!(i instanceof T))throw i;return Et(fe.iV[i.code],i.message)}}const cr="Your browser sent two cookies of this console, so an\
other site set one of them. Delete the cookies of this host, then sign in.";function dr(t){const e=Et(429,`Too many attempts to sign in. Try again in ${t} secon\
ds.`);return{...e,headers:{...e.headers,"retry-after":String(t)}}}async function ur({request:t,options:e,principal:n}){const s=Jt(Vt(t),mr),r=e.organizationsOf(
n.email),o=r?Xs(r,s):await e.state.apps.organizations(s);return Gs(n.email,Xt(o,s),r?lr:fr)}const lr="You have no role in an organization. The operator of the p\
latform grants roles.",fr="No organizations yet. The first deploy creates one.";async function hr({request:t,options:e,principal:n,parts:[s=""]}){const r=Vt(t),
o=Jt(r,yr),i=(r.get("name")??"").trim().slice(0,pr+1),a=await e.state.apps.list(s,{...o,prefix:i});return zs(n.email,{org:s,prefix:i,apps:Xt(a,o)})}const pr=63;
function mr(t){return O.cS.test(t)?t:void 0}function yr(t){const[e="",n="",...s]=t.split("/");return s.length===0&&O.cS.test(e)&&O.cS.test(n)?{appID:e,project:n}:
void 0}function gr(t){return/^\d{1,15}$/.test(t)?Number(t):void 0}async function qt(t,e,n){const{request:s,options:r,principal:o}=t,i=await Fe(t),{state:a,kvs:c}=r,
f=Jt(Vt(s),gr),{after:y,before:b,limit:k}=f;return An(e,o.email,{app:i,url:i.liveRelease===null?void 0:r.siteUrl(i.subdomain),deployments:Xt(await a.deployments.
list(i,{before:y,since:b,limit:k}),f),envNames:Object.keys(await a.apps.env(i)),tables:O.jI.some(v=>v===i.type)?await c.listTables(i):void 0,mayChange:r.roleOf(
o.email,i.org)==="deployer",...n})}async function wr(t){const e=await Fe(t),n=await Hn(t.request,"name");try{return await qt(t,201,{created:await t.options.kvs.
createTable(e,n)})}catch(s){if(!(s instanceof T))throw s;return qt(t,fe.iV[s.code],{problem:s.message})}}async function Er(t){const e=await Fe(t);return await t.
options.kvs.deleteTable(e,t.parts[3]??""),Tt(Ae(e))}async function br(t){const{options:e,principal:n}=t,s=await Fe(t),r=await Gn(t,s),o=await Wt(e.logs,r.deployID,
void 0,r.finishedAt!==null),i=await e.state.deployments.failure(s,r.deployID);return Ws(n.email,{app:s,deployment:r,failure:i,log:o})}async function Tr(t){const e=await Gn(
t,await Fe(t)),{logs:n}=t.options,s={"content-type":"text/plain; charset=utf-8","cache-control":"no-store","x-content-type-options":"nosniff"},r=/[?&]from=(\d{1,12})(?:&|$)/.
exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:Yt(n,e.deployID)};const o=e.finishedAt!==null,{text:i,next:a,atEnd:c}=await Wt(n,e.deployID,
Number(r),o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function Hn(t,e,n=O.
lF.bodyBytes){try{const s=await t.body(n);return new URLSearchParams(s.toString("utf8")).get(e)??""}catch(s){throw s instanceof le?new T("body_too_large","The f\
orm is too large."):s}}function Fe({options:t,parts:[e="",n="",s=""]}){return vs(t,e,n,s)}async function Gn({options:t,parts:e},n){const s=await t.state.deployments.
find(n,e[3]??"");if(!s)throw new T("not_found",`The app ${n.appID} has no such deployment.`);return s}function Tt(t,e){return{status:303,headers:{location:t,"ca\
che-control":"no-store",...e?{"set-cookie":e}:{}}}}var ot=I(3823);function en(t){const e=Sr(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));
return(n,s)=>{const r=s.split("/"),o=e.filter(f=>zn(f.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(f=>f.method===i);if(a)return{name:a.name,parameters:tn(a.parts,r)};
if(o.length===0)throw new T("not_found",`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(f=>f.method==="GET"?"GET, HEAD":f.method).join(", ");
throw new T("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function Sr(t){return Object.keys(t)}function zn(t,e){return t.length===
e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function tn(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:
[[o,_r(e[r]??"",o)]]});return Object.fromEntries(n)}function _r(t,e){try{return decodeURIComponent(t)}catch{throw new T("invalid_request",`The path's ${e} is no\
t percent-encoded UTF-8.`)}}const Or=["GET","HEAD"],d=["POST","PUT","PATCH"];function u(t,e){const n=en(e.routes),s=async r=>{const o=ce(r.target),{name:i,parameters:a}=n(
r.method,o),{orgID:c="",projectID:f="",appID:y=""}=a,b=await l(t,r,c,f),{bytes:k,body:v}=d.includes(r.method)?await p(r,e.mayBeEmpty.includes(i)):h;return e.calls[i](
{name:i,key:{org:c,project:f,appID:y},parameters:a,principal:b,body:v,bytes:k,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:J(r,"idempotenc\
y-key")})};return async r=>{try{return await s(r)}catch(o){const i=Bt(o);if(!i)throw o;return K(i,r)}}}async function l(t,e,n,s){const r=await t.verify(J(e,"aut\
horization")),o=t.rateLimit(r.email);if(o>0)throw new T("rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(o)});if(!O.cS.test(n))throw B(["o\
rgID in the path is not an identifier"]);if(!O.cS.test(s))throw B(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new T(
"forbidden",`${r.email} has no role in the organization ${n}.`);if(i==="viewer"&&!Or.includes(e.method))throw new T("forbidden",`${r.email} may only read in the\
 organization ${n}.`);return r}const h={bytes:Buffer.alloc(0),body:void 0};async function p(t,e){const n=J(t,"content-type")?.split(";")[0]?.trim().toLowerCase();
if(n!==void 0&&n!=="application/json")throw g(n);const s=await t.body(O.lF.bodyBytes).catch(r=>{throw r instanceof le?new T("body_too_large",`The body is larger\
 than ${O.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw g("none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).
decode(s));return{bytes:s,body:r}}catch{throw new T("invalid_request",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function g(t){return new T(
"unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const m=X(1,63,pe(O.cS,'must be letters, digits, ".", "_" and "-\
", with a letter or digit first and last')),E={spaFallback:ee(Ze),installCommand:ee(X(0,4096)),rootDirectory:ee(En),noindex:ee(Ze),nodeVersion:ee(X(1,3,pe(/^\d+$/,
'must be a major version, as "24"')))},S={buildCommand:null,outputDirectory:null,region:null},U={buildCommand:ee(X(0,4096)),outputDirectory:ee(En),region:ee(X(1,
63,pe(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},V=ne({env:bn}),F=ne({branch:ee(Ct),commit:ee(bs),tag:Oe("is not a\
ccepted: web apps deploy without a release tag")});function ie(t){const e={repository:Ts(t.allowLocalGit),branch:Ct,...U},n={...e,repository:w.yqP(e.repository),
branch:w.yqP(Ct)},s=ne({name:m,type:Pe(O.yN),...e,...E,subdomain:Oe("cannot be given: it is generated")}),r=ne({...n,...E,name:Oe("cannot be changed: it is the \
ID of the app"),type:Oe("cannot be changed"),subdomain:Oe("cannot be changed: it is generated")}),[o,i,a]=[w.Ikc(e),w.Ikc(n),w.Ikc(E)];return{createApp(c){const f=M(
c,s),y=Object.entries(w.qgA(a,f)).filter(([,v])=>v!==null),{name:b,type:k}=f;return{name:b,type:k,config:{...S,...w.qgA(o,f),settings:Object.fromEntries(y)}}},updateApp(c){
const f=M(c,r);return{...w.qgA(i,f),settings:w.qgA(a,f)}},replaceEnv:c=>M(c,V).env,deploy(c){const f=M(c,F);return{branch:f.branch??null,commit:f.commit?.toLowerCase()??
null}}}}const xe="production";function nn(t){return t.liveRelease===null?"created":"live"}function Wn(t,e){return t.liveRelease===null?null:e(t.subdomain)}function St(t,e){
return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,
subdomain:t.subdomain,state:nn(t),url:Wn(t,e),environments:[{environmentID:t.environmentID,name:xe}],createdAt:Ge(t.createdAt),updatedAt:Ge(t.updatedAt)}}function He(t,e){
return{environmentID:t.environmentID,name:xe,url:Wn(t,e),state:nn(t)}}function sn(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,
status:n,branch:s,commit:r,createdAt:Ge(o)}}function kr(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:f,finishedAt:y,supersededBy:b}=t;
return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Ge(c),startedAt:f===null?null:Ge(f),finishedAt:y===null?null:Ge(y),url:r==="succeeded"?n(e.subdomain):
null,...(0,j.Eb)({supersededBy:b??void 0})}}function rn(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,f=a.slice(-O.lF.failureLogLines).
map(y=>y.slice(0,O.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:f,diagnostics:c}}function Ge(t){return new Date(t).toISOString()}
function _t(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o}=e,i=async({key:a})=>{const c=await r.find(a);if(!c)throw ze(a);return c};return{async createApp(a){
const{name:c,type:f,config:y}=s.createApp(a.body),b=Yn(a,201,v=>St(v,n)),k=await r.create({key:{...a.key,appID:c},type:f,config:y},b);if(k.kind==="taken")throw new T(
"app_exists",`There is an app ${c} in this project already.`);return on(k,201,v=>St(v,n))},async updateApp(a){await i(a);const c=await r.update(a.key,s.updateApp(
a.body));if(!c)throw ze(a.key);return W(200,St(c,n))},async replaceEnv(a){await i(a);const c=s.replaceEnv(a.body);if(!await r.replaceEnv(a.key,c))throw ze(a.key);
return W(200,{names:Object.keys(c).sort()})},listEnvironments:async a=>W(200,{environments:[He(await i(a),n)]}),async deploy(a){await i(a);const c=Yn(a,202,sn),
f=await o.create(a.key,s.deploy(a.body),c);if(f.kind==="no_app")throw ze(a.key);return on(f,202,sn)},async listDeployments(a){const c=await i(a),f=Ir(a.query.get(
"limit")),y=vr(a.query.get("cursor")),b=await o.list(a.key,{limit:f+1,before:y}),k=b.slice(0,f),v=b.length>f?k.at(-1):void 0;return W(200,{deployments:k.map(D=>kr(
D,c,n)),nextCursor:v?Ot(v.seq):null})},async readFailure(a){await i(a);const{deployID:c=""}=a.parameters,f=await o.failure(a.key,c);if(f)return W(200,rn(c,f));const y=await o.
find(a.key,c);throw y?new T("not_found",`The deployment ${c} has not failed: it is ${y.status}.`):new T("not_found",`The app ${a.key.appID} has no deployment ${c}\
.`)}}}function ze({org:t,project:e,appID:n}){return new T("not_found",`There is no app ${n} in ${t}/${e}.`)}function Yn(t,e,n){const{idempotencyKey:s,principal:r,
name:o,bytes:i,key:a}=t;if(s!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(s))throw B(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.
stringify([r.issuer,r.email,o,a.org,a.project,a.appID]),key:s,requestHash:(0,L.hash)("sha256",i),status:e,answer:c=>JSON.stringify(n(c))}}}function on(t,e,n){switch(t.
kind){case"done":return W(e,n(t.made));case"replayed":return W(t.status,JSON.parse(t.answer),{"idempotent-replayed":"true"});case"other_request":throw B(["Idemp\
otency-Key was used before with another body"]);default:return(0,A.xb)(t)}}function Ir(t){if(t===null)return O.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(
t):0;if(e<1||e>O.lF.pageMost)throw B([`limit must be 1 to ${O.lF.pageMost}`]);return e}function Ot(t){return Buffer.from(`before:${t}`).toString("base64url")}function vr(t){
if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];if(e===void 0||Ot(Number(e))!==t)throw B(["cursor must be a ne\
xtCursor of this list"]);return Number(e)}function Kn(t,e){const n=_t({...e,bodies:ie(e)});return u(t,{routes:ot.bw,calls:n,mayBeEmpty:["deploy"]})}const Ar=ne(
{to:ee(X(1,100))}),Vn=ne({name:X(1,100)});function kt(t,{state:e,kvs:n,kvsUrl:s,siteUrl:r}){const o=async({key:i})=>{const a=await e.apps.find(i);if(!a)throw new T(
"not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return u(t,{routes:ot.a6,mayBeEmpty:["rollback","runtime"],calls:{async listReleases(i){
const a=await o(i),f=(await e.releases.list(i.key)).map(({deployID:y})=>({deployID:y,live:y===a.liveRelease}));return W(200,{releases:f})},async rollback(i){const a=await o(
i),{to:c}=M(i.body,Ar),f=await e.releases.rollback(i.key,typeof c=="string"?c:void 0);if(!f){const y=typeof c=="string"?`no kept release ${c}`:"no kept release \
before the live one";throw new T("not_found",`The app ${a.appID} has ${y}.`)}return W(200,{deployID:f.deployID,previous:f.previous,url:r(a.subdomain)})},listTables:async i=>W(
200,{tables:(await n.listTables(i.key)).map(Uo)}),async createTable(i){const{name:a}=M(i.body,Vn);return W(201,Uo(await n.createTable(i.key,a)))},async deleteTable(i){
const a=i.parameters.table??"";return await n.deleteTable(i.key,a),W(200,{deleted:!0,name:a})},runtime:async i=>W(200,{variables:await n.runtimeVariables(i.key,
s)})}})}function Uo(t){return{...t,createdAt:new Date(t.createdAt).toISOString()}}class ke{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){
const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);if(!o){
const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});o=i,this.#n.set(e,o)}return o}put(e,n,s){this.
delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.
delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}var It=I(
336);const jo=1024,ae=1024*jo,vt=1024*ae,Bo=[["TiB",1024*vt],["GiB",vt],["MiB",ae],["KiB",jo]];function jy(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(t.trim())??[],r=Bo.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function By(t){const[
e,n]=Bo.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}class ve extends Error{name="DamagedObject"}
var Sc=I(6059);const _c=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],
["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3\
u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),Oc=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
kc=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function Ic(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=_c.get(n)??(0,Sc.$)(n),r=typeof s=="string"?s:"application/octet-stream";return Oc.test(r)&&
!r.includes("charset")?`${r}; charset=utf-8`:r}function vc(t){return kc.test(t)}const Ac=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
Nc=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Fo(t){const e=Ho(
t);return e===void 0||e.endsWith(".html")?!1:Ac.test(t)||Nc.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Rc=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Nr(t){const e=Ho(t);return Fo(t)||e!==void 0&&Rc.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Ho(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}function Go(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?xc(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}const $c=/^[\w.!~*'()@:$,+=&;/-]*$/;function zo(t){return $c.test(t)?`/${t}`:`/${t.split("/").map(Lc).join("/")}`}function Lc(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function xc(t){try{return decodeURIComponent(t)}catch{return}}function Rr(t,e){if(t===""||t.endsWith(
"/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Wo=32,Dc=/\/:[A-Za-z]\w*[^\w/]/,
Cc=/^:([A-Za-z]\w*)$/,$r="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",Mc=`it has more t\
han ${Wo} placeholders`;function Yo(t){const e=Go(t);return e===void 0?$r:Ko(Vo(`/${e}`))}function Ko(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==
void 0||Dc.test(t))return $r;const r=e.slice(1).split("/").map(Lr),o=(n??"").split("/").map(Lr),i=[...an(r),...an(o),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return $r;if(i.length>Wo)return Mc;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const f=e==="/"?[]:e.slice(1,-1).split("\
/").map(Lr);return{text:t,head:f,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function Pc({head:t,star:e}){return new Set(e?[...an(t),...an(e.tail),"splat"]:an(t))}function an(t){
return t.flatMap(e=>"name"in e?e.name:[])}function Lr(t){const e=Cc.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const Uc=32*1024;class jc{path;bare;parts;#e;#t=new Map;#n=Uc;constructor(e){
this.path=e,this.bare=Vo(e),this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;
const s=zo(e).slice(1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#e[e]??
this.path.length}}function Bc(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&xr(n,r,0)?new Dr(t,e,void 0):void 0;if(!xr(n,r,0))
return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new Dr(t,e,c>e.path.length?void 0:
e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!xr(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-
s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new Dr(t,e,e.bare.slice(i,a))}function xr(t,e,n){
for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class Dr{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Vo(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Fc=1024,Hc=255;class Gc{#e;#t=new Le(Fc);constructor(e){this.#e=`.${e.toLowerCase()}`}subdomain(e){if(e.
length>Hc)return;const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#n(e);return this.#t.set(e,s),s}#n(e){const n=e.toLowerCase().replace(
/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(this.#e)?n.slice(0,-this.#e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(s)?s:void 0}}const be=8;class Jn{#e;constructor(e){
this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/be-1;for(;n<=s;){const r=n+s>>>1,o=r*be,i=this.#e.compare(e,0,be,o,o+be);if(i===0)return!0;
i<0?n=r+1:s=r-1}return!1}detached(){return new Jn(Buffer.from(this.#e))}}function Jo(t){return(0,L.hash)("sha256",t,"buffer").subarray(0,be)}const zc=16*ae,Wc=512;
class Yc{#e;#t=new ke(zc);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Jo(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(
r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+Wc,()=>this.#e.assets(e,n))}catch(s){if(s instanceof ve)return;throw s}}}
function Kc({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Xo):Xo(e)}function Xo(t){return{...t,headers:{...t.headers,"x-robots-tag":"noind\
ex"}}}const Vc=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75r\
em;line-height:1.25}code{font-size:.95em}";function At({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Vc}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const Jc=At({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),Xc=At({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),Qc=At({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),Zc=At({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),qc=At({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long address."}),ed=At({
status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy the site again to replace it."}),Qo=500,
Xn=8*1024,td=2e3,Zo=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,qo=/^[\t\x20-\x7e\x80-\xff]*$/,ei=new Set(["accept-ranges","connection","content-encoding","content-length",
"content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-rel\
ease"]);function nd(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith(
"#")||(i.length>td?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=sd(i,e.length,a),s&&e.push(s)):s?rd(s,i,a):a("it is not below a path"))}return{
rules:e,ignored:n}}function sd(t,e,n){const s=Yo(t);if(e>=Qo)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function rd(t,e,n){
const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();
if(r<1||!Zo.test(o)||!qo.test(i))return n('it is not "Name: value"');if(o==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(o===
"set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(ei.has(o))return n(`rules cannot set "${o}"`);const a=t.bytes+cn(o,i);if(a>Xn)return n(
`the headers of this path have more than ${Xn} bytes`);t.bytes=a,t.set.push([o,i])}function cn(t,e){return t.length+e.length+4}function od(t,e){return Zo.test(t)&&
t===t.toLowerCase()&&qo.test(e)&&!ei.has(t)}function Cr(t){return Buffer.from(t,"utf16le").toString("utf16le")}class ti{#e=new Map;#t=[];#n;constructor(e){this.#n=
e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,
[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??
Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;const f=this.#n[Math.min(a,c)],y=f&&n(f)?Bc(f.from,e):void 0;f&&y&&(yield[f,y])}}}function Qn(t,e,n=s=>s){
if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=Pc(e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="sp\
lat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Mr({
pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o=="string"?o:id(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function id(t,e,n,s){
return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}const ni={headers:{},isCut:!1};class ad{#e;constructor(e){this.#e=new ti(e.map(cd))}of(e){if(this.#e.
size===0)return ni;const n=[...this.#e.matching(e)];return n.length===0?ni:new dd(n).custom}}function cd({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{
const a=Qn(i,t);return a.isFixed&&(s+=cn(o,i)),{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class dd{#e=new Map;#t=Xn;#n;#s=!1;constructor(e){this.#n=
Xn-e.reduce((n,[{fixedBytes:s}])=>n+s,0);for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{
headers:Object.fromEntries([...this.#e].map(([n,s])=>[n,Cr(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:
Math.min(this.#t,this.#n))-cn(e,""),o=r<0?void 0:Mr(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=cn(e,o),n.isFixed||(this.#n-=cn(e,o));const i=this.#e.
get(e);this.#e.set(e,i===void 0||e==="set-cookie"?o:`${i}, ${o}`)}}const si=2e3,ud=2e3,ld=/^[^/:]+=/,ri={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",
307:"go",308:"go"};function fd(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=hd(r).trim();if(o==="")continue;const i=e.length<si?
pd(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function hd(t){const e=t.search(/(?:^|\s)#/);return e===
-1?t:t.slice(0,e)}function pd(t){if(t.length>ud)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it does not name a t\
arget";if(r.length>0||s.includes("=")||ld.test(n))return"conditions and query parameters are not supported";const o=md(s);if(o===void 0)return/^\d+!?$/.test(s)?
`${s} is not a status that a rule can have`:"its status is not a number";const i=Yo(e);return typeof i=="string"?i:ii(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:o,force:s.endsWith("!")}:Zn(o)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function md(t){const e=Number(
/^(\d{3})!?$/.exec(t)?.[1]);return oi(e)?e:void 0}function oi(t){return Object.hasOwn(ri,t)}function Zn(t){return ri[t]==="rewrite"}function ii(t,e){return/^\/(?!\/)/.
test(t)||!Zn(e)&&/^(?:https?:)?\/\//i.test(t)}const yd=64,gd=8*1024,wd=4*1024;class Ed{#e;forces;constructor(e){this.#e=new ti(e.map(bd)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=Td(r,o,e);if(i&&(yield i),s+=1,s===yd)return}}}
function bd({from:t,to:e,status:n,force:s}){return{from:t,to:Zn(n)?Sd(e,t):Qn(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function Td({to:t,status:e,isForeign:n},s,r){
if(Zn(e)){const a=Mr(t,s,"plain",wd);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Mr(t,s,"encoded",gd);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function Sd(t,e){const n=t.replace(/[?#].*$/,
"");try{return Qn(n,e,decodeURIComponent)}catch{return Qn(n,e)}}const Pr="_redirects",Ur="_headers",ai=512*1024;function jr(t){return t===Pr||t===Ur}function _d(t){
const e=[],n=i=>{const a=t.get(i)??Buffer.alloc(0);return a==="too large"&&e.push({file:i,reason:`it has more than ${ai} bytes`}),a==="too large"?"":a.toString()},
s=fd(n(Pr));for(const i of s.ignored)e.push({file:Pr,...i});const r=nd(n(Ur));for(const i of r.ignored)e.push({file:Ur,...i});if(s.rules.length+r.rules.length===
0)return{bytes:Buffer.alloc(0),ignored:e};const o={redirects:s.rules.map(({from:i,to:a,status:c,force:f})=>[i.text,a,c,f]),headers:r.rules.map(({from:i,set:a,unset:c})=>[
i.text,a,c])};return{bytes:Buffer.from(JSON.stringify(o)),ignored:e}}function Od(t){if(t.length===0)return{redirects:[],headers:[]};const{redirects:e,headers:n}=kd(
t);if(!Array.isArray(e)||e.length>si||!Array.isArray(n)||n.length>Qo)throw it();return{redirects:e.map(Id),headers:n.map(vd)}}function kd(t){try{const e=JSON.parse(
t.toString());if((0,j.Gv)(e))return e}catch{}throw it()}function Id(t){const[e,n,s,r]=dn(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!oi(
s)||!ii(n,s)||!/^[\x21-\x7e]+$/.test(n))throw it();return{from:ci(e),to:n,status:s,force:r}}function vd(t){const[e,n,s]=dn(t),r=dn(n).map(i=>{const[a,c]=dn(i);if(typeof a!=
"string"||typeof c!="string"||!od(a,c))throw it();return[a,c]}),o=dn(s).map(i=>typeof i=="string"?i:Br());return{from:ci(e),set:r,unset:o}}function ci(t){const e=typeof t==
"string"?Ko(t):void 0;return typeof e=="object"?e:Br()}function dn(t){return Array.isArray(t)?t:Br()}function Br(){throw it()}function it(){return new ve("The c\
ompiled rules of a release are damaged: deploy again")}const Ad="public, max-age=0, must-revalidate",Nd="public, max-age=31536000, immutable";function Rd(t,e,n,s,r){
const o=Ic(e),i=vc(o),a=`"${n.hash.slice(0,32)}"`,c={"cache-control":Fo(e)?Nd:Ad,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:
{etag:a,"last-modified":t.lastModified},...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},f={"content-type":o,...c,"content-length":String(n.size)};
return s===200&&(f["accept-ranges"]="bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:f,notModified:c,variants:i?
new Map:void 0}}function $d(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{
...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const Ld=64*1024,xd=ae,Dd=4*1024,Cd=32,Md=4*
1024,Pd=512;class Ud{org;deployID;manifestHash;lastModified;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,
this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a}=Od(s.rules),c=Math.min(xd,Ld+s.count*Dd);this.#e=s,this.#t=
new Ed(i),this.#n=new ad(a),this.#s=new ke(c),this.#r=o,this.weight=s.bytes+s.rules.length*Cd+c}remembered(e){return this.#s.get(e)}direct(e){const n=this.#i(e),
r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&r&&this.#s.put(e.path,r,jd(e.path,r)),r}indirect(e){return this.#a(e,"nothing")}file(e,n,s=200){
const r=jr(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);return i&&!this.#o&&(this.#o=!0,this.#r("warn","headers_cut",{deployID:this.
deployID,org:this.org})),{kind:"file",file:Rd(this,e,this.#e.file(r),s,o)}}has=e=>!jr(e)&&this.#e.find(e)!==-1;#i(e){const n=Rr(e.path.slice(1),this.has);if(n)return n.
kind==="file"?this.file(n.path,e):{kind:"redirect",status:308,location:Cr(zo(n.to))}}#a(e,n){for(const s of this.#t.of(e,n)){if(s.kind==="go")return{kind:"redir\
ect",status:s.status,location:Cr(s.location)};const r=Rr(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,i=o===void 0?void 0:this.file(o,e,s.status);
if(i)return i}}#c(e){const n=Rr(e,this.has);return n?.kind==="file"?n.path:void 0}}function jd(t,e){const n=4*t.length;if(e.kind==="redirect")return Pd+n+2*e.location.
length;const{headers:s}=e.file;let r=Md+n;for(const o in s)r+=2*(o.length+(s[o]?.length??0));return r}async function Bd(t,e,n,s){return new Ud(e,n,await t.index(
e,n.manifestHash),s)}function Fd(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function Hd(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&
Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const Fr=["br","zstd","gzip"],di=16*ae,Nt=Buffer.from("SLV","latin1"),Rt=Nt.
length+4+32,Gd=Rt+di;function Fy(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Nt,e,hashOf("sha256",t,"buffer"),t])}function ui(t,e){
if(t.length<Rt||Nt.compare(t,0,Nt.length)!==0)return;const n=t.readUInt32LE(Nt.length);return n<=di&&e===Rt+n?n:void 0}function zd(t){if(ui(t,t.length)===void 0)
return;const e=t.subarray(Rt),n=t.subarray(Nt.length+4,Rt);return(0,L.hash)("sha256",e,"buffer").equals(n)?e:void 0}const Wd=256,Yd=256,li=new Le(Wd);function Kd(t){
let e=li.get(t);if(!e){if(e=Vd(t),t.length>Yd)return e;li.set(t,e)}return e}function Vd(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",
...a]=o.split(";").map(y=>y.trim()),c=a.find(y=>/^q\s*=/.test(y)),f=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,f>=0&&f<=
1?f:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return Fr.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const Jd=4*ae,Xd=768,Qd=1e3;class Zd{#e;#t;#n=new ke(
Jd);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;this.#n.delete(e);const o=async()=>{
const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash);return{sizes:a,isWhole:a.size===Fr.length,version:i,at:this.#t.monotonic()}};return this.#n.
load(e,()=>Xd+2*e.length,o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&
this.#t.monotonic()-s<Qd}}const qd=4*ae,eu=64*ae,tu=512,nu=[];class su{#e;#t;#n;#s;#r=0;constructor(e,n,s=It.m){this.#e=e,this.#t=new ke(n),this.#n=Math.min(qd,
n),this.#s=new Zd(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?J(e,"accept-encoding"):void 0,o=r===void 0?nu:Kd(r);if(o.length===
0)return this.#o(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,hi(n,o,a),s)):this.#o(e,n,hi(n,o,i),s)}#o(e,n,s,r){if(s.status===
200){if(ru(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};
const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#u(
n))return this.#a(e);const r=await this.#f(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)throw new fi;return o}).catch(
o=>{if(!(o instanceof fi))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#u(e)?await this.#l(
e):await this.#h(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=J(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;
const r=Hd(J(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-leng\
th":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(e)?(await this.#l(e)).subarray(s,
r+1):await this.#h(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#u({size:e}){
return e<=this.#n&&this.#r+e<=eu}#l(e){return this.#f(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#f({key:e,size:n},s){return this.#t.load(e,r=>r.length+tu,async()=>{
this.#r+=n;try{return await s()}finally{this.#r-=n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class fi extends Error{}function hi(t,e,n){for(const s of e){
const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=$d(t,s,r);return t.variants?.set(s,i),i}return t}function ru(t,e){
const n=J(t,"if-none-match");if(n!==void 0)return Fd(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const ou=64*
ae,iu=4096,au=1e3,pi="GET, HEAD, OPTIONS";function cu(t){const e=new du(t);return n=>e.handle(n)}class du{#e;#t;#n;#s;#r;#o;#i=new ke(ou);#a;#c=Number.NEGATIVE_INFINITY;constructor({
sites:e,objects:n,cacheBytes:s,log:r,domain:o,clock:i=It.m}){this.#e=e,this.#t=n,this.#n=r,this.#s=new Gc(o??"localhost"),this.#r=new su(n,s,i),this.#a=i,this.#o=
new Yc(n)}handle(e){const n=this.#s.subdomain(J(e,"host")??""),s=n===void 0?void 0:this.#e.site(n);return s instanceof Promise?s.then(r=>this.#d(e,r)):this.#d(e,
s)}#d(e,n){if(n===void 0)return $t(e,Jc);const{method:s}=e;if(s!=="GET"&&s!=="HEAD")return uu(s);if(n.release===null)return $t(e,Xc);try{const r=this.#l(n.release),
o=r?this.#h(e,n,r):this.#u(e,n,n.release),i=Kc(n,o);return i instanceof Promise?i.catch(a=>this.#g(e,a)):i}catch(r){return this.#g(e,r)}}async#u(e,n,s){return this.#h(
e,n,await this.#f(n.org,s))}#l(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#f(e,n){return this.#l(n)||this.#i.delete(n.deployID),
this.#i.load(n.deployID,s=>s.weight,()=>Bd(this.#t,e,n,this.#n))}#h(e,n,s){const r=ce(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#m(
e,i,s);const a=Go(r);if(a===void 0)return $t(e,Zc);if(a.length>iu)return $t(e,qc);const c=new jc(`/${a}`),f=(o?void 0:s.remembered(c.path))??s.direct(c);return f?
this.#m(e,f,s):Nr(a)&&n.kept.length>0?this.#y(e,n,s,c):this.#p(e,n,s,c)}async#y(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).
catch(()=>[])){const a=this.#l(i)??await this.#f(n.org,i).catch(()=>{}),c=a?.file(o,r);if(a&&c)return this.#m(e,c,a)}return this.#p(e,n,s,r)}#p(e,n,s,r){const o=s.
indirect(r)??(n.settings.spaFallback&&!Nr(r.path.slice(1))?s.file("index.html",r):void 0)??s.file("404.html",r,404);return o?this.#m(e,o,s):$t(e,Qc,s)}#m(e,n,s){
return n.kind==="file"?this.#r.send(e,n.file):lu(e,n,s)}#g(e,n){if(!(n instanceof ve))throw n;const s=this.#a.monotonic();return s-this.#c>=au&&(this.#c=s,this.#n(
"error","edge_damaged",{requestID:e.requestID,reason:n.message})),$t(e,ed)}}function uu(t){return t==="OPTIONS"?{status:204,headers:{allow:pi}}:{status:405,headers:{
allow:pi,"content-length":"0","cache-control":"no-store"}}}function lu(t,{status:e,location:n},s){const r=t.target.slice(ce(t.target).length).replace(/[^\x21-\x7e]/g,
encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+i,"content-length":"0","cache-control":"pub\
lic, max-age=0, must-revalidate","x-slipway-release":s.deployID}}}function $t(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.
method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function fu(t,e){return async()=>{try{await t()}catch{return W(503,{status:"failing",reason:"The state can\
not be read."},{"retry-after":"5"})}const n=await e.lasting();if(n===0)return W(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objec\
ts that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;return W(200,{status:"degraded",pid:process.pid,reason:s})}}
var R=I(3024);const Hr=512,mi=/^[!-?A-~]*@[!-?A-~]+$/;function hu(t){return t.length<=Hr&&mi.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function Gr(t){return/[^\0-\x7f]/.
test(t)}const pu=["viewer","deployer"];function zr(t){return w.KCZ([t,w.YOg(t)],"must be a string, or a list of strings")}const yi=w.FsL(w.YjP("must be a string"),
w.BpQ(1,"must not be empty")),mu=w.FsL(w.YjP("must be a string"),w.Ru6(Hr,`must have at most ${Hr} characters`),w.yGV(mi,({input:t})=>{const e=Gr(t)?"has charac\
ters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`}));function gi(t){const e=`${t} ASCII emails, or @domain for every emai\
l of a domain. Upper and lower case are the same.`;return w.yqP(w.FsL(zr(mu),w.h_(e)))}const yu=ne({viewer:gi("May read."),deployer:gi("May do everything.")}),gu=ne(
{issuer:w.FsL(w.YjP("must be a string"),w.z6Y(Eu,"must be an https:// URL without query (http:// only for loopback)"),w.yuE({format:"uri"}),w.h_("The value of t\
he iss claim: an https URL, or an http URL of loopback.")),audience:w.yqP(w.FsL(zr(yi),w.h_("Accepted aud values. Default: the platform's own base URL."))),email:w.
lqM(w.FsL(w.YjP("must be a string"),w.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@github.actions"'),w.z6Y(t=>!Gr(t),"has chara\
cters other than ASCII"),w.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),require:w.lqM(
w.FsL(Je(w.YjP(),zr(yi)),w.h_("Claims that a token must have, each with one of the values.")),{})}),wu=w.FsL(ne({$schema:w.yqP(w.YjP("must be a string")),localIssuer:w.
lqM(w.FsL(w.zMY("must be true or false"),w.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get\
 one, for any email.")),!0),issuers:w.lqM(w.FsL(w.YOg(gu,"must be a list"),w.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),
s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),w.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect\
 discovery.")),[]),organizations:w.FsL(Je(w.FsL(w.YjP(),w.yGV(new RegExp(`^(?:\\*|${O.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),yu),w.h_(
'Grants by organization; "*" is every organization.'))}),w.DDF("platform.json"),w.h_("Who may do what on a platform that several people share. The platform read\
s the file from its data directory when it starts."));function Eu(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==
""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,ht.c)(e.hostname)}const wi={localIssuer:!0,issuers:[],roleOf:()=>"deployer",organizationsOf:()=>{}},Ei=1024*
1024,bu=10;function Tu(t){const e=(0,$.join)(t,"platform.json");if(!(0,R.existsSync)(e))return wi;try{if((0,R.statSync)(e).size>Ei)throw new Error(`is larger th\
an ${Ei} bytes`);return Su(JSON.parse((0,R.readFileSync)(e,"utf8")))}catch(n){throw new A.GQ("invalid_file",`${e}: ${n instanceof Error?n.message:String(n)}`,{place:{
file:e},remedy:"Correct the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:n})}}function Su(t){const e=Xe(wu,t,"the \
file");if("faults"in e)throw new Error(e.faults.slice(0,bu).join("; "));const{localIssuer:n,issuers:s,organizations:r}=e.output,o=new Map(Object.entries(r).map(
([i,a])=>[i,Ou(a)]));return{localIssuer:n,issuers:s.map(({issuer:i,audience:a,email:c,require:f})=>({issuer:i,email:c,audiences:a===void 0?void 0:[a].flat(),require:Object.
fromEntries(Object.entries(f).map(([y,b])=>[y,[b].flat()]))})),roleOf(i,a){const c=i.slice(i.lastIndexOf("@")),y=[o.get(a),o.get("*")].flatMap(b=>[b?.get(i),b?.
get(c)]);return y.includes("deployer")?"deployer":y.find(b=>b!==void 0)},organizationsOf:_u(o)}}function _u(t){const e=new Map;for(const[n,s]of t)for(const r of s.
keys()){const o=e.get(r);o?o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf("@")),r=new Set([n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:
[...r].sort()}}function Ou(t){return new Map(pu.flatMap(e=>[t[e]??[]].flat().map(n=>[n.toLowerCase(),e])))}function ku(t,e){const n=new Map,s=()=>[...n].flatMap(
([o,i])=>i.map((a,c)=>[{service:o,status:`${c}xx`},a]).filter(([,a])=>a>0)),r=async()=>{const o=await t.totals(),i=(c,f)=>c.reduce((y,b)=>y+b[f],0),a=o.filter(c=>c.
status==="queued");return[We("slipway_requests_total","counter","Requests answered.",s()),We("slipway_deployments","gauge","Deployments by status.",o.map(c=>[{status:c.
status},c.count])),We("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},i(a,"count")]]),We("slipway_deployment_seconds_sum","counter","S\
econds that deployments ran.",[[{},i(o,"ms")/1e3]]),We("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",[[{},i(o,"ran")]]),We("sli\
pway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[{},e.total]]),We("process_resident_memory_bytes","gauge","Resident memory.",[
[{},process.memoryUsage.rss()]]),We("process_uptime_seconds","gauge","Seconds since the process started.",[[{},process.uptime()]])].join("")};return{count(o,i){
let a=n.get(o);a||(a=[0,0,0,0,0,0],n.set(o,a));const c=Math.floor(i/100);a[c]=(a[c]??0)+1},handler:async()=>({status:200,headers:{"content-type":"text/plain; ve\
rsion=0.0.4; charset=utf-8","cache-control":"no-store"},body:await r()})}}function We(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,f])=>`${c}\
="${f}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function Hy(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const bi=()=>{};var un=I(8161);const Iu=4*vt,Ti={base:128,perProcessor:256},qn={timeoutMs:20*6e4,fileBytes:vt,logBytes:4*ae,memoryBytes:Math.min(Iu,Math.floor(
vu()/2)),diskBytes:8*vt,diskFiles:2e6,processes:Ti.base+Ti.perProcessor*(0,un.availableParallelism)()};function vu(){const t=process.constrainedMemory();return t>
0?Math.min((0,un.totalmem)(),t):(0,un.totalmem)()}const Wr={environmentPerMinute:12e3,tablePerMinute:6e3};function Au(t,e,n){return[{name:`kvs/environment/${t}`,
most:n.environmentPerMinute},{name:`kvs/table/${e}`,most:n.tablePerMinute}]}function Nu(t){return Si(t),$u(t)}function Si(t){const{gitUrlTemplate:e=Ee.bD,allowLocalGit:n=!1}=t,
s=(0,Ee.Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,Ee.ri)(e)}" ${s.problem}`;throw new A.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}
const Ru={publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,host:"127.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:Ee.bD,
clock:It.m,log:bi,fetch,workers:2,isolation:"auto",lasting:!0,edgeCacheBytes:64*ae,buildLimits:qn,kvsQuotas:Wr};function $u(t){return{...Ru,...t,buildLimits:{...qn,
...t.buildLimits},kvsQuotas:{...Wr,...t.kvsQuotas}}}var es=I(5807);const Lu=["error","warning","notice"],{failureLogLines:_i,failureLogLine:Oi}=O.lF,ki={queue:"\
build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Ii({stage:t,code:e,message:n,
exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,es.vI)(n,O.IC.message),exitCode:s},c=r===null?null:r.slice(0,O.IC.signal),f=i.filter(
({file:v})=>v.length<=O.IC.file).slice(0,O.IC.findings).map(v=>({...v,code:v.code===null?null:(0,es.vI)(v.code,O.IC.findingCode),message:(0,es.vI)(v.message,O.IC.
findingMessage)})),y=vi(f,O.IC.bytes/2),b=O.IC.bytes-Yr({...a,signal:c,log:[],diagnostics:y}),k=o.slice(-_i).map(v=>(0,es.vI)(v,Oi));return{...a,signal:c,log:vi(
k.reverse(),b).reverse(),diagnostics:y}}function vi(t,e){let n=e;const s=t.findIndex(r=>(n-=Yr(r)+1,n<0));return s===-1?t:t.slice(0,s)}function Yr(t){return Buffer.
byteLength(JSON.stringify(t))}function Ai(t){if(!(0,j.Gv)(t))return;const{exitCode:e,signal:n,log:s,message:r}=t,o=fe.Mb.find(f=>f===t.stage),i=fe.sR.find(f=>f===
t.code);if(!o||!i||!(0,j.KH)(r,O.IC.message)||!Kr(e)||n!==null&&!(0,j.KH)(n,O.IC.signal)||!Array.isArray(s)||s.length>_i||!s.every(f=>(0,j.KH)(f,Oi)))return;const a=xu(
t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};return Yr(c)<=O.IC.bytes?c:void 0}function xu(t){if(!Array.
isArray(t)||t.length>O.IC.findings)return;const e=[];for(const n of t){const s=Du(n);if(!s)return;e.push(s)}return e}function Du(t){if(!(0,j.Gv)(t))return;const{
file:e,line:n,column:s,code:r,message:o}=t,i=Lu.find(a=>a===t.severity);if(!(!i||!(0,j.KH)(e,O.IC.file)||!(0,j.KH)(o,O.IC.findingMessage))&&!(r!==null&&!(0,j.KH)(
r,O.IC.findingCode)))return Kr(n)&&Kr(s)?{file:e,line:n,column:s,severity:i,code:r,message:o}:void 0}function Cu(t){return{stage:t,code:ki[t],message:"The deplo\
yment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function Kr(t){return t===null||Number.isSafeInteger(
t)}class Vr extends Error{name="BuildFailure";facts;constructor(e){const n=Ii(e);super(n.message),this.facts=n}}const Ni=4*ae,Mu=64*1024,Gy=16384,Pu=128*1024,zy=2e3,
Ri=6e4;function Uu(t){try{const e=JSON.parse(t);return(0,j.Gv)(e)?Bu(e):void 0}catch{return}}const $i={ready({isolation:t}){const e=Hu(t);return e&&{kind:"ready",
isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=fe.Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,j.
KH)(t,Mu)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t})=>(0,j.KH)(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=(0,j.Gv)(e)?Fu(e):void 0;return n&&
at(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,j.KH)(t,Jr)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","war\
n","error"].find(r=>r===t);return s&&(0,j.KH)(e,64)&&(0,j.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=Gu(t);return n&&
(0,j.KH)(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Ai(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=(0,j.Gv)(
t)?t:{},{objects:n,bytes:s}=e;return at(n)&&at(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Jr=256,ju=4096;function Bu(t){const{kind:e}=t;return typeof e==
"string"&&Object.hasOwn($i,e)?$i[e](t):void 0}function Fu({about:t,name:e,directory:n,kind:s,org:r}){if(t==="lock"&&(0,j.KH)(e,Jr))return{about:t,name:e};if(t===
"output"&&(0,j.KH)(n,ju)&&(s==="build"||s==="folder"))return{about:t,directory:n,kind:s};if(t==="live"&&(0,j.KH)(r,Jr))return{about:t,org:r}}function Hu(t){if((0,j.
Gv)(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&(0,j.KH)(t.reason,1e3)?{kind:"none",
reason:t.reason}:void 0}function Gu(t){if(!(0,j.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.
test(e))&&!(!at(n)||!at(s)||!at(r)||!at(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function at(t){return Number.isSafeInteger(t)&&Number(t)>=
0}const zu=1e4,Li=64*1024;class Wu{#e;#t;#n;#s;#r="";#o;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=r,this.#s=s+Pu}write(e){return this.#s-=Buffer.byteLength(
e),this.#s<0?!1:(this.#r+=e,this.#o??=this.#i(),!0)}async end(){const e=new AbortController,n=this.#n.sleep(zu,e.signal).catch(()=>{}),s=async()=>{await this.#o,
e.signal.aborted||await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#i(){for(;this.#r!=="";){const e=this.#r;this.#r="",await this.#e.append(
this.#t,e)}this.#o=void 0}}async function Yu(t,e){try{const s=((await t.read(e,{from:-Li,limit:Li,isComplete:!0}))?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-O.lF.failureLogLines).map(r=>r.slice(0,O.lF.failureLogLine))}catch{return[]}}class xi{#e=new Map;async acquire(e){const n=this.#e.
get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(
e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}const Ku={files:1e5,fileBytes:512*ae,totalBytes:4*vt},Xr={pathBytes:1024,pathsBytes:16*
ae,rulesBytes:256*1024,indexBytes:32*ae},Qr=32*ae,Di={pathBytes:4096,pathsBytes:32*ae,rulesBytes:8*ae,indexBytes:48*ae},Wy=null,ts=ae,Vu=8,Yy=32,Vy=3600*1e3/2,Jy=1e3,
Ju=2*ae,Xu=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];
function Qu(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&Xu.some(r=>r.test(n))&&(e[n]=s);return e}function Zu(t){return`${(0,L.hash)("sh\
a256",t).slice(0,16)}/`}function qu(t,e){return`slipway-worker:${Zu(t)}${e}`}var el=I(1421),tl=I(6193);const nl=524288,sl=65535;let Ci;function rl(){return Ci??=
ol().filter(t=>t>2&&t<=sl&&il(t)),Ci}function ol(){try{return(0,R.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function il(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,R.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&nl)===0}catch{return!1}}function al(t){const e=rl().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,R.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,R.closeSync)(n)}}var cl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},dl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const ul=import.meta.filename.endsWith(".ts")?(0,$.join)(import.meta.dirname,"..","..","worker.ts"):(0,$.join)(import.meta.
dirname,"..","worker","index.js"),ll=15,fl=384,hl=4096,pl=5e3;class ml{pid;ended;#e;#t;#n=()=>{};#s;#r="";#o=performance.now();#i=[];#a;#c=Promise.withResolvers();constructor(e,n,s=ul){
const r={stack:[],error:void 0,hasError:!1};try{const o=cl(r,al(["pipe","ignore","pipe","pipe"]),!1),i=(0,el.spawn)(process.execPath,[`--max-old-space-size=${fl}`,
"--",s,n],{cwd:"/",env:{PATH:e,LC_ALL:"C.UTF-8"},detached:!0,stdio:o.stdio});this.#e=i,this.pid=i.pid,yl(i.pid),i.stdin?.on("error",()=>{}),i.stderr?.setEncoding(
"utf8").on("data",a=>{this.#r=(this.#r+a).slice(-hl)}),this.#t=i.stdio[3],this.#d(this.#t),this.ended=this.#f(i)}catch(o){r.error=o,r.hasError=!0}finally{dl(r)}}listen(e){
this.#n=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#s??=e,this.#e.kill("SIGKILL"),this.#c.resolve()}#d(e){const n=new tl.StringDecoder("utf8");let s="";e.on("error",()=>{}),e.on("data",r=>{if(this.#o=
performance.now(),this.#s!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>Ni)return this.kill("it sent a message that is too long");o.length!==0&&(this.#i.push(...o),e.pause(),this.#a??=this.#u())})}async#u(){
for(;this.#i.length>0;)for(const e of this.#i.splice(0))await this.#l(e);this.#a=void 0,this.#o=performance.now(),this.#t.resume()}async#l(e){if(this.#s!==void 0)
return;const n=e.length<=Ni?Uu(e):void 0;n?n.kind!=="pulse"&&await this.#n(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#a&&
performance.now()-this.#o>Ri;r&&n&&this.kill(`it sent nothing for ${Ri/1e3} seconds`),n=r},pl).unref();return new Promise(r=>{const o=(i,a,c=this.#r)=>{clearInterval(
s),r({exitCode:i,signal:a,killed:this.#s,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#a,this.#c.promise]).then(
()=>o(i,a))})})}}function yl(t){try{t!==void 0&&(0,un.setPriority)(t,ll)}catch{}}const gl=100;class Zr extends Error{name="WorkerCrash";ending;constructor(e){super(
El(e)),this.ending=e}}class wl{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o;#i=0;#a=!1;constructor(e,n){this.process=
e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#d(s).catch(r=>this.#c(r))),e.ended.then(s=>this.#h(
s))}get alive(){return!this.#a}get stage(){return this.#o}run(e,n={}){return this.#r=n,this.process.send(e),this.#s.promise}#c(e){this.#s.reject(e),this.process.
send({kind:"abort"})}async#d(e){switch(e.kind){case"ready":this.#n.resolve(e.isolation);break;case"stage":this.#o=e.stage,await this.#r.onStage?.(e.stage);break;case"\
commit":await this.#r.onCommit?.(e.commit);break;case"log":this.#r.onLog?.(e.text);break;case"ask":this.#u(e.id,e.question);break;case"release":this.#f(e.name);
break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash),this.#s.resolve(e);break;case"failed":case"done":this.#s.
resolve(e);break;case"pulse":break;default:(0,A.xb)(e)}}async#u(e,n){if(this.#i+=1,this.#i>gl)return this.process.kill("it asked too many questions at once");try{
this.process.send({kind:"answer",id:e,value:await this.#l(n)})}catch(s){this.#c(s)}this.#i-=1}async#l(e){switch(e.about){case"lock":{const n=await this.#e.locks.
acquire(e.name);return this.#f(e.name),this.#t.set(e.name,n),this.#a&&this.#f(e.name),null}case"output":return await this.#r.onOutput?.(e.directory,e.kind),null;case"\
live":return this.#e.live(e.org)}}#f(e){this.#t.get(e)?.(),this.#t.delete(e)}#h(e){this.#a=!0;const n=new Zr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[
...this.#t.keys()])this.#f(s)}}function El({exitCode:t,signal:e,killed:n,words:s}){return n!==void 0?`it was ended because ${n}`:/heap out of memory|Allocation failed/i.
test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function bl(t,e,n){const s=`The process that built this deployment crashed: ${t.
message}`;return new Vr({stage:e,code:"builder_crashed",message:s,exitCode:t.ending.exitCode,signal:t.ending.signal,log:n,diagnostics:[]})}class Tl{#e;#t;#n;#s=new xi;#r=new Set;#o;#i;#a=!1;constructor(e,n){
this.#e=e,this.#t=n,this.#n=e.env.PATH??"/usr/local/bin:/usr/bin:/bin"}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?
this.#o:this.start();return this.#o=void 0,n.ready.then(()=>!this.#a&&this.refill(),()=>{}),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),
this.#o}start(){const e=this.#c(),n=qu(e.dataDir,process.pid),s=new wl(new ml(this.#n,n),{locks:this.#s,live:this.#t,onNote:({level:r,event:o,text:i})=>this.#e.
log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),
s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:f}=this.#e,y={dataDir:(0,R.realpathSync)(e),blobs:n,
env:Qu(s),gitUrlTemplate:r??Ee.bD,allowLocalGit:o??!1,limits:{...qn,...i},outputLimits:a??Ku,lasting:c??!0,isolation:f==="none"?"none":"auto"};return this.#i?{...y,
known:this.#i}:y}#d(e){this.#i||(this.#i=e,e.kind==="none"&&this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everythin\
g that the platform can, and the number of their processes is not limited"}))}}const Sl=1e4,_l=5*6e4;function Ol(t){return new kl(t)}class kl{#e;#t;#n=Promise.resolve();#s=Promise.
resolve();#r=!1;constructor(e){this.#e=e,this.#t=new Tl(e,e.live)}async recover(){const e=(0,R.existsSync)((0,$.join)(this.#e.dataDir,"builds")),n=e?this.#t.start():
this.#t.refill();e&&(this.#n=this.#a(null,n).then(()=>{this.#r||this.#t.refill()})),this.#e.isolation==="required"&&Il(await n.ready)}async build(e,n){await this.#n;
let{session:s,waited:r}=this.#t.take();try{return await this.#o(e,n,s).catch(o=>{if(!(o instanceof Zr)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#o(
e,n,s)})}catch(o){throw o instanceof Zr?await this.#u(o,s,e):o}}async#o(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,f=i?.logBytes??qn.
logBytes,y=new Wu(a,e.deployID,f,c),b=()=>{this.#d(s)};r.addEventListener("abort",b,{once:!0}),r.aborted&&b();try{const k=async(z,se)=>o?.(z,r,se),v=z=>{y.write(
z)||s.process.kill("it sent a log that is too long")},D={...vl(n),onOutput:k,onLog:v},G=await s.run({kind:"deploy",job:e,look:o!==void 0},D);if(G.kind!=="stored")
throw G.kind==="failed"?new Vr(G.facts):Mi();const{commit:H,release:q}=G;return{commit:H,release:q,[Symbol.asyncDispose]:()=>this.#c(s,e.deployID)}}catch(k){throw await this.#c(
s,e.deployID),r.throwIfAborted(),k}finally{r.removeEventListener("abort",b),await y.end()}}collect(){return this.#i({kind:"collect"})}prepareVariants(e,n){return this.#e.
lasting===!1?Promise.resolve():(this.#s=this.#s.then(()=>this.#i({kind:"variants",org:e,manifestHash:n})).then(()=>{},s=>{this.#r||this.#e.log("warn","compressi\
ng_failed",{org:e,reason:String(s)})}),this.#s)}async[Symbol.asyncDispose](){this.#r=!0,await Promise.all(this.#t.close().map(e=>this.#d(e))),await this.#s}async#i(e){
if(await this.#n,this.#r)return{objects:0,bytes:0};const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw Mi();return s.removed}finally{await this.#d(
n)}}#a(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#r||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#c(e,n){
const s=new AbortController;this.#e.clock.sleep(_l,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;
s.abort(),r!==0&&!this.#r&&await this.#a(n)}async#d(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end a\
fter an abort"),Sl);await e.process.ended,clearTimeout(n)}async#u(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.
words.slice(-500)});const r=fe.Mb.find(o=>o===n.stage)??"clone";return bl(e,r,await Yu(this.#e.logs,s))}}function Il(t){if(t.kind==="none")throw new A.GQ("unsup\
ported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then have all rig\
hts of the platform."})}function vl({onStage:t,onCommit:e,onStored:n}){return{onStage:t,onCommit:e,...n&&{onStored:n}}}function Mi(){return new Error("The worke\
r sent the result of another kind of job")}const Pi=16*ae,Ui=400,Al=300,Nl=2;class Rl{#e;#t;#n=new ke(Pi);constructor(e,n){this.#e=e,this.#t=n.subscribe(s=>{s.kind===
"site"&&this.#n.delete(s.subdomain),s.kind==="unknown"&&(this.#n=new ke(Pi))})}site(e){const n=this.#n.get(e);return n?n.site:this.#s(e)}async#s(e){const n=async()=>({
site:await this.#e.site(e)});return(await this.#n.load(e,$l,n)).site}[Symbol.dispose](){this.#t[Symbol.dispose]()}}function $l({site:t}){return t?Ui+Al*t.kept.length+
Nl*JSON.stringify(t.settings).length:Ui}const ji=36e5,Ll=2*ji;function xl(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=e.monotonic(),i=async()=>{r=e.monotonic();
try{const c=await t();n("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){n("error","collection_failed",{message:c instanceof Error?c.message:
String(c)})}finally{s=void 0}},a=()=>(s??=i(),s);return{collect:a,whenIdle(){e.monotonic()-r>=ji&&a()},whenBusy(){e.monotonic()-Math.max(o,r)>=Ll&&a()},async[Symbol.
asyncDispose](){await s}}}async function Dl(t){const e=await t.signingKey(Cl),n=Pl(e.value);if(!(0,j.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.
d!="string"||!Ml({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=Ul(s),o={...s,kid:r,alg:"ES256",use:"sig"};
return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function Cl(){const t=(0,L.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"\
jwk"});return`${JSON.stringify(t)}
`}function Ml(t){try{const e=(0,L.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,L.verify)("sha256",r,(0,L.createPublicKey)(
{key:s,format:"jwk"}),(0,L.sign)("sha256",r,e))}catch{return!1}}function Pl(t){try{return JSON.parse(t)}catch{return}}function Ul(t){const{crv:e,kty:n,x:s,y:r}=t;
return(0,L.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const jl=6e5,Bl=3e4,Bi=5e3;function Fl(t,e,n){return Hi(async()=>{
const s=await I.e(460).then(I.bind(I,6460)),r=s.createRemoteJWKSet(await Hl(t,e),{timeoutDuration:Bi,cacheMaxAge:Number.POSITIVE_INFINITY,[s.customFetch]:e,cooldownDuration:Number.
POSITIVE_INFINITY});let o=Number.NEGATIVE_INFINITY;const i=async a=>n.monotonic()-o<a?!1:(await r.reload(),o=n.monotonic(),!0);return async(a,c)=>{await i(jl);try{
return await r(a,c)}catch(f){if(!(f instanceof s.errors.JWKSNoMatchingKey)||!await i(Bl))throw f;return r(a,c)}}})}async function Hl(t,e){try{const s=await(await e(
`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(Bi),redirect:"error"})).json();return Gl(s,t)}catch{throw Fi()}}function Gl(t,e){
const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==
new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function Fi(){return new T("unavailable","The keys of \
the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Hi(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}const zl=30,Wl=["E\
S256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Yl=16*1024;function Kl(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.
map(r=>[r.issuer,{...r,keys:Fl(r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Hi(async()=>(await I.e(460).then(I.bind(I,6460))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=Vl(r),i=await I.e(460).then(I.bind(I,6460)),{header:a,
claims:c}=Jl(o,i);Xl(a,c);const f=s.get(c.iss??"");if(!f)throw he("The token was issued by an identity provider that this platform does not trust (iss)");const y=await f.
keys(),b=f.audiences??[t.audience];try{const{payload:k}=await i.jwtVerify(o,y,{issuer:f.issuer,audience:[...b],algorithms:Wl,clockTolerance:zl,currentDate:new Date(
n.now()),requiredClaims:["exp"]});return Ql(f,k),{email:Zl(f,k),issuer:f.issuer}}catch(k){throw ef(k,i,b.join(" or "))}}}function Vl(t){if(t===void 0)throw he('\
There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw he('The Author\
ization header is not "Bearer <ID token>"');if(e.length>Yl)throw he("The token is too long to be an ID token");return e}function Jl(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw he("The token is not a JSON Web Token, so it is not an ID token")}}function Xl(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw he("The token is an access token: send the identity provider's ID\
 token instead")}function Ql(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw he(`The token's ${n} claim is not one that this \
platform accepts`)}function Zl(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw he(`The token has no ${o} c\
laim`);return i}),s=hu(n);if(s===void 0){const r=Gr(n)?"has characters other than ASCII":"is not an email";throw he(`The token's email claim ${r}`)}if(t.email.includes(
"{email}")&&!ql(e))throw he("The token's email is not verified (email_verified is not true)");return s}function ql({email_verified:t}){return t===void 0||t===!0||
t==="true"}function ef(t,e,n){if(t instanceof T)return t;const{errors:s}=e;return t instanceof s.JWTExpired?he("The token has expired (exp): ask for a new one"):
t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?he(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?he("The token is no\
t valid yet (nbf)"):he(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?he("T\
he token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?he("The token's signature algorithm is not accepted (alg)"):t instanceof
s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?he("The token is not a valid ID token"):Fi()}function he(t){return new T("unauthorized",`${t}\
.`,{"www-authenticate":'Bearer error="invalid_token"'})}const Ne=64,tf=32;class Gi{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.
length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const zi=new Gi(8192),nf=new Gi(256);
function sf(t){return(0,L.hash)("sha256",zi.latin1(t))}function Wi(t,e){return t.length===e.length&&(0,L.timingSafeEqual)(zi.latin1(t),nf.latin1(e))}class rf{#e;#t;constructor(e){
if(e.length>Ne)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Ne} are supported`);this.#e=Buffer.alloc(Ne+512),this.#t=Buffer.alloc(Ne+tf);for(let n=0;n<
Ne;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,L.hash)("sha256",this.#n(e),"binary"),Ne,"latin1"),(0,L.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Ne;return e.length>n?Buffer.concat([this.#e.subarray(0,Ne),Buffer.from(e,"latin1")]):this.#e.subarray(0,Ne+this.#e.write(e,Ne,"latin1"))}}
const Yi="AWS4-HMAC-SHA256";function Ki({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function of(t,e,n){return`${Yi}
${t}
${Ki(e)}
${sf(n)}`}function af(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,L.createHmac)("sha256",n).update(s,
"utf8").digest();return new rf(n)}function cf(t,e){return t.sign(e)}const df=new RegExp(`^${Yi} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),uf=1024,lf=1024,ff=32,Vi=64,qr=new Le(uf);function hf(t){const e=t.
slice(-Vi),n=t.slice(0,-Vi),s=qr.get(n);if(s&&pf.test(e))return{...s,signature:e};const r=mf(t);if(r)return n.length<lf&&r.signedHeaders.length<=ff&&qr.set(n,r),
{...r,signature:e}}function Xy(){return qr.size}const pf=/^[0-9a-f]{64}$/;function mf(t){const e=df.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.
split(";");if(a.every((c,f)=>f===0||(a[f-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const yf=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;
let eo;function gf(t){if(eo?.text===t)return eo.time;const e=wf(t);return e!==void 0&&(eo={text:t,time:e}),e}function wf(t){const e=yf.exec(t);if(!e)return;const n=Number(
e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function ns(t){return`${new Date(
t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function Ef(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":Of(t.target.slice(
e+1)),r=Sf(n,t.normalizePath),o=vf(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const bf=/^(?:\/[A-Za-z0-9_~-]+)+$/,Tf=/[^A-Za-z0-9._~-]/g;function to(t){return t.replace(Tf,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function Sf(t,e){if(bf.test(t))return t;const n=t.split("/");return(e?_f(n):n).map(to).join("/")||"/"}function _f(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function Of(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[to(Ji(r)),to(Ji(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Xi(n,r)||Xi(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Ji(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Xi(t,e){return t<e?-1:t>e?1:0}function kf(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Qi(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function If(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?kf(t.rawHeaders):{names:e,repeated:[],get(n){const s=J(t,n);return s===void 0?void 0:Qi(s)}}}function vf(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const Af=/ {2}|\t/,Nf=32,Rf=9;function Qi(t){let e=0,n=t.length;for(;e<n&&Zi(t,e);)e+=1;for(;n>e&&Zi(t,n-1);)n-=1;const s=t.slice(e,n);return Af.test(
s)?s.replace(/[ \t]+/g," "):s}function Zi(t,e){const n=t.charCodeAt(e);return n===Nf||n===Rf}const ss=5*6e4,qi=["host","content-type"],$f=new Set([...qi,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),me=(t,e)=>({type:t,message:e});class Lf{#e;#t=new jf;constructor(e){
this.#e=e}readHeaders(e,n){const s=J(e,"authorization");if(s===void 0)return me("MissingAuthenticationTokenException","Missing Authentication Token");const r=hf(
s),o=J(e,"x-amz-date")??"",i=gf(o);if(!r)return me("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return me("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(a instanceof Promise)return a;if(!a)return me("UnrecognizedClientException","The secu\
rity token included in the request is invalid.");const c=If(e);return Df(r.scope,o)??Cf(o,i,n)??Mf(a,c.get("x-amz-security-token"),n)??Pf(c,r.signedHeaders)??{headers:c,
signedBy:r,role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,L.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==
a)return me("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const f=Ef({method:e.method,target:e.target,
headers:s,signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),y=this.#t.get(o,r.scope),b=cf(y,of(i,r.scope,f));if(!Wi(b,r.signature))return me("Inval\
idSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consu\
lt the service documentation for details.")}}function xf(t){return"message"in t}function Df(t,e){if(t.region!==O.aT)return me("InvalidSignatureException",`Crede\
ntial should be scoped to a valid region: '${O.aT}'.`);if(t.service!==O.jL)return me("InvalidSignatureException",`Credential should be scoped to correct service\
: '${O.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return me("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD\
 from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function Cf(t,e,n){if(e<n-ss){const s=ns(n-ss);return me("InvalidSignatureExcept\
ion",`Signature expired: ${t} is now earlier than ${s} (${ns(n)} - 5 min.)`)}if(e>n+ss){const s=ns(n+ss);return me("InvalidSignatureException",`Signature not ye\
t current: ${t} is still later than ${s} (${ns(n)} + 5 min.)`)}}function Mf(t,e,n){if(!Wi(e??"",t.sessionToken))return me("UnrecognizedClientException","The sec\
urity token included in the request is invalid.");if(!(t.expiresAt>n))return me("ExpiredTokenException","The security token included in the request is expired")}
function Pf(t,e){const n=t.repeated.find(o=>$f.has(o));if(n!==void 0)return me("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.
names)if(Uf(o)&&!e.includes(o))return ea(o);const s=qi.find(o=>!e.includes(o));if(s!==void 0)return ea(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return me(
"IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function Uf(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function ea(t){
return me("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class jf{#e=new Le(4096);get(e,n){const s=`${e.accessKeyID}/${Ki(
n)}`,r=this.#e.get(s);if(r)return r;const o=af(e.secret,n);return this.#e.set(s,o),o}}const Bf=200,ta=1024*1024;class na{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,this.#r=new ke(e),this.#o=new ke(ta)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?
n:this.#o.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new ke(this.#e),this.#o=new ke(
ta),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>{this.#s.get(e)===n&&(this.#s.delete(e),s===void 0?this.#o.put(e,!0,Bf):this.#r.put(e,s,this.#t))},s=>{throw this.#s.
get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const Ff=720*6e4,Hf=1e3,Gf="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",zf=20,Wf=1e3,Yf=8*1024*1024;class Kf{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new na(Yf,Wf,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===zf?this.#n.find(e):null}async issue(e,n){
const s={accessKeyID:`ASIA${Array.from((0,L.randomBytes)(16),f=>Gf[f%32]).join("")}`,secret:(0,L.randomBytes)(30).toString("base64"),sessionToken:(0,L.randomBytes)(
96).toString("base64"),expiresAt:n+Ff},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(sa(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.
issue({accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:Hf}),s}async checkKey(){const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(
e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.parse(this.#t.open(sa(e),s));if(!(0,j.Gv)(o))return;const{
secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,expiresAt:r}}}function sa(t){return`kvs-role:${t}`}const Vf={
invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,
method_not_allowed:405,body_too_large:413,unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503};var ra=I(4573),no=I(9692);class ct extends Error{name="\
InvalidRequest";code;constructor(e){super(e),this.code=e}}function Jf(t,e){const n=Xf(e),s=Qf(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};
const r=Zf(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:qf(n.get("ttlSeconds"))}}function Xf(t){
if(!(0,ra.isUtf8)(t))throw new ct("invalid_json");try{const e=(0,no.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof
no.sU))throw e}throw new ct("invalid_json")}function Qf(t){const e=t?.startsWith('"')?(0,no.I)(t):void 0;if(e===void 0||e===""||oa(e,O.ux.keyBytes))throw new ct(
"invalid_key");return e}function Zf(t){if(t===void 0||oa(t,O.ux.valueBytes))throw new ct("invalid_value");return t}function qf(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.
test(t)?Number(t):0;if(e<O.ux.minTtlSeconds||e>O.ux.maxTtlSeconds)throw new ct("invalid_ttl");return e}function oa(t,e){return t.length>e||t.length*3>e&&Buffer.
byteLength(t,"utf8")>e}const Lt={"content-type":"application/json","cache-control":"no-store"},eh={status:200,headers:Lt,body:'{"ok":true}'},th={status:200,headers:Lt,
body:'{"deleted":true}'},nh={status:200,headers:Lt,body:'{"found":false,"expiresAt":null}'},sh=new Map([[ot.Y2.put,"put"],[ot.Y2.get,"get"],[ot.Y2.delete,"delet\
e"]]),rh=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,oh=/^Bearer +([!-~]+)$/i;function ih(t){return e=>ia(e,t,n=>uh(n,e,t.log))}function ia(t,e,n){const s=e.
gateway.readHeaders(t,e.clock.now());return s instanceof Promise?s.then(()=>ia(t,e,n),n):xf(s)?la(s):t.body(O.ux.bodyBytes).then(r=>{try{const o=e.gateway.verify(
t,r,s);return o?la(o):aa(t,r,s,e,n)}catch(o){return n(o)}},r=>n(r instanceof le?r:new ct("invalid_json")))}function aa(t,e,n,s,r){const o=ah(t,n.role,s.tables);
if(o instanceof Promise)return o.then(()=>aa(t,e,n,s,r)).catch(r);if(typeof o=="string")return De(o);const i=s.quota.take(o.windows);return typeof i=="number"?i>
0?ua(i):ca(t,e,o,s,r):i.then(a=>a>0?ua(a):ca(t,e,o,s,r)).catch(r)}function ah(t,e,n){const s=J(t,"x-kvs-authorization");if(!s)return"missing_token";const r=oh.exec(
s)?.[1],o=r===void 0?null:n.byToken(r);return o?o instanceof Promise?o:o.environmentID!==e.environmentID?"inactive_binding":o.supported?o:"unsupported_app_type":
"invalid_token"}function ca(t,e,{keyspace:n},{engine:s,clock:r},o){const i=ch(t);return typeof i!="string"?i:dh(i,Jf(i,e),n,r.now(),s,o)}function ch(t){const e=sh.
get(ce(t.target));if(!e)return De("not_found");if(t.method!=="POST")return De("method_not_allowed",{allow:"POST"});const n=J(t,"content-encoding")??"identity";return!rh.
test(J(t,"content-type")??"")||n!=="identity"?De("unsupported_media_type"):e}function dh(t,{key:e,value:n,ttlSeconds:s},r,o,i,a){switch(t){case"put":{const c=s===
void 0?null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:c}).then(()=>eh,a)}case"delete":return i.delete(r,e).then(()=>th,a);case"get":{const c=i.get(r,e,o);return c instanceof
Promise?c.then(da,a):da(c)}}}function da(t){if(!t)return nh;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Lt,
body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function uh(t,e,n){if(t instanceof ct)return De(t.code);if(t instanceof le)return De("body_too_large");
const s=t instanceof Ie,r=t instanceof Error&&t.cause instanceof Error?t.cause:t;return n("error",s?"kvs_unavailable":"kvs_failed",{requestID:e.requestID,path:ce(
e.target),reason:r instanceof Error?r.message:String(r)}),s?De("unavailable",{"retry-after":"1"}):De("internal")}function De(t,e={}){return{status:Vf[t],headers:{
...Lt,...e},body:`{"error":"${t}"}`}}function ua(t){return De("rate_limited",{"retry-after":String(t)})}function la({type:t,message:e}){return{status:403,headers:{
...Lt,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const fa="kvs_",ha=32,lh=fa.length+Math.ceil(ha*4/3),fh=1e3,hh=8*1024*1024;class ph{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=new na(hh,fh,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,environmentID:a,type:c}=o,f=Au(a,i,s);return{keyspace:i,
environmentID:a,supported:ma(c),windows:f}})}byToken(e){return e.length===lh?this.#n.find(ya(e)):null}async create(e,n,s){if(!O.BL.test(n))throw new T("validati\
on_failed",`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${fa}${(0,L.randomBytes)(ha).toString("\
base64url")}`,o=ya(r),i=await this.#e.create({app:e,name:n,tokenHash:o,createdAt:s,types:O.jI,most:O.ux.tablesPerApp,sealed:this.#t.seal(oo(o),r)});switch(i.kind){case"\
created":return{name:n,variable:ro(n),createdAt:s,token:r};case"no_app":throw so(e);case"wrong_type":throw pa(i.type);case"taken":throw new T("conflict",`The ap\
p already has a table "${n}".`);case"full":throw new T("conflict",`An app may have ${O.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(
e);return n.map(({name:s,createdAt:r})=>({name:s,variable:ro(s),createdAt:r}))}async remove(e,n){const s=await this.#e.remove(e,n);switch(s.kind){case"removed":
return s.keyspace;case"no_app":throw so(e);case"no_table":throw new T("not_found",`The app has no table "${n.slice(0,64)}".`)}}async injected(e){const{type:n,environmentID:s,
tables:r}=await this.#s(e);if(!ma(n))throw pa(n);const o=r.map(({name:i,tokenHash:a,sealed:c})=>[ro(i),this.#t.open(oo(a),c)]);return{environmentID:s,variables:Object.
fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.open(oo(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}async#s(e){
const n=await this.#e.list(e);if(!n)throw so(e);return n}}function so({appID:t}){return new T("not_found",`There is no app "${t.slice(0,64)}" in this project.`)}
function pa(t){return new T("validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api, web-ssr and sse can.`)}function ma(t){
return O.jI.some(e=>e===t)}function ro(t){return`${O.be}TOKEN_${t.toUpperCase()}`}function ya(t){return(0,L.hash)("sha256",t,"base64")}function oo(t){return`kvs\
-token:${t}`}const mh=32,io=12,ao=16;async function yh(t){const{value:e,wrong:n}=await t.platformKey(()=>(0,L.randomBytes)(mh));return{seal(s,r){const o=(0,L.randomBytes)(
io),i=(0,L.createCipheriv)("aes-256-gcm",e,o).setAAD(Buffer.from(s,"utf8")),a=Buffer.concat([i.update(r,"utf8"),i.final()]);return Buffer.concat([o,a,i.getAuthTag()])},
open(s,r){try{return gh(e,s,r)}catch(o){throw n(o)}}}}function gh(t,e,n){const s=n.subarray(io,-ao),r=n.subarray(0,io),o=(0,L.createDecipheriv)("aes-256-gcm",t,
r,{authTagLength:ao}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-ao));return Buffer.concat([o.update(s),o.final()]).toString("utf8")}const wh=3e4,ga=1e3,
wa=100;async function Eh(t){const{engine:e,clock:n,log:s,quota:r}=t,o=await yh(t.keys),i=new ph(t.tables,o,{...Wr,...t.quotas}),a=new Kf(t.roles,o);await i.checkKey(),
await a.checkKey(),await Sh(e,t.tables,s);const c=t.changes.subscribe(v=>bh(v,i,a)),f=()=>_h(e,n.now());let y=Promise.resolve();const b=setInterval(()=>{y=f().catch(
v=>s("warn","kvs_sweep_failed",{reason:String(v)}))},wh).unref(),k=async()=>{clearInterval(b),c[Symbol.dispose](),await y};return{handler:ih({gateway:new Lf(a),
tables:i,engine:e,quota:r,clock:n,log:s}),createTable:(v,D)=>i.create(v,D,n.now()),listTables:v=>i.list(v),deleteTable:async(v,D)=>Th(e,t.tables,await i.remove(
v,D)),runtimeVariables:(v,D)=>Oh(i,a,v,D,n.now()),sweep:f,close:k,[Symbol.asyncDispose]:k}}function bh(t,e,n){switch(t.kind){case"table":e.forget(t.tokenHash);break;case"\
role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"jobs":break;default:(0,A.xb)(t)}}async function Th(t,e,n){try{
await t.drop(n),await e.dropped(n)}catch(s){throw s instanceof Ie?new T("unavailable","The table's token is revoked, but the store cannot be written. The platfo\
rm removes the data at its next start."):s}}async function Sh(t,e,n){for(let s=0;;){const r=await e.toDrop({after:s,limit:wa});for(const o of r){s=o;try{await t.
drop(o),await e.dropped(o)}catch(i){n("warn","kvs_drop_failed",{reason:String(i)})}}if(r.length<wa)return}}async function _h(t,e){let n=0;for(;;){const s=await t.
sweep(e,ga);if(n+=s,s<ga)return n}}async function Oh(t,e,n,s,r){const{environmentID:o,variables:i}=await t.injected(n);if(Object.keys(i).length===0)return{};const a=await e.
issue(o,r);return{[`${O.be}URL`]:s,[`${O.be}REGION`]:O.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:O.
aT}}const kh=/^[0-9a-f]{64}$/;function rs(t){return kh.test(t)}function Ce(t,e){return`${t}/${e.slice(0,2)}/${e}`}function Qy(t){return`${t}/`}function Ih(t){return`${t}\
/variants/`}function Ea(t,e,n){return`${Ih(t)}${e.slice(0,2)}/${e}.${n}`}function vh(t,e){return`${Ce(t,e)}.damaged`}function Zy(t){const[,,e="",...n]=t.split("\
/");return n.length===0&&rs(e)?e:void 0}function qy(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return ENCODINGS.some(s=>s===n)?e:void 0}const Ah=100,
ba=600*1e3;class Nh{#e;#t;#n;#s=new Le(Ah);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s){const r=Ce(n,s),o=e==="o\
bject_unusable"?`${r} unusable`:r,i=this.#s.get(o),a=this.#t.monotonic();if(i&&a-i.at<ba){i.at=a;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(
o,{key:o===r?r:void 0,at:a})}mend(e,n){this.#s.size>0&&this.#s.delete(Ce(e,n))}async lasting(){const e=this.#t.monotonic()-ba;for(const[n,{key:s,at:r}]of this.#s)
(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||r<e)&&this.#s.delete(n);return this.#s.size}}const Rh=512;class $h{#e;#t;constructor(e,n=Ju){this.#e=
e,this.#t=new ke(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,
Rh+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,L.
createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}const ln=Buffer.from("SLIPWAY","latin1"),Re=56,fn=32,os=fn+6,dt=4,Ta=8192,Sa=Buffer.
allocUnsafe(3*Di.pathBytes);class is{count;bytes;assets;rules;#e;#t;#n;#s;#r;constructor(e,n,s){const r=as(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=
r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Jn(e.subarray(Re,r.records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=Xr){if(e.
length>s.indexBytes)throw ye("it is too large");const r=_a(e,s);if(as(r).end!==e.length)throw ye("its length does not match its header");const o=await Lh(e,r,s,
n);return new is(e,r,o)}find(e){if(e.length>this.#r)return-1;const n=Sa.write(e);let s=0,r=this.count-1;for(;s<=r;){const o=s+r>>>1,i=this.#e.compare(Sa,0,n,this.#o(
o),this.#o(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}path(e){return this.#e.toString("utf8",this.#o(e),this.#o(e+1))}file(e){const n=this.#t+e*os;return{
hash:this.#e.toString("hex",n,n+fn),size:this.#e.readUIntLE(n+fn,6)}}*files(){for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#o(e){return this.#s+
this.#e.readUInt32LE(this.#n+e*dt)}}function _a(t,e=Xr){if(t.length<Re||ln.compare(t,0,ln.length)!==0)throw ye("it is not an index");const n={count:t.readUInt32LE(
8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,Re)};if(n.assets>n.count)throw ye("it has mo\
re assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||as(n).end>e.indexBytes)throw ye("it is too large");return n}function Oa(t,e){if(e.
length!==t.assets*be)throw ye("its length does not match its header");if(!(0,L.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw ye("its assets do not mat\
ch their hash");return new Jn(e)}function as({count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=Re+s*be,o=r+t*os,i=o+(t+1)*dt,a=i+e;return{records:r,offsets:o,
paths:i,rules:a,end:a+n}}async function Lh(t,e,n,s){const r=as(e),o=t.subarray(Re,r.records);if(Oa(e,o),!(0,ra.isUtf8)(t.subarray(r.paths,r.rules)))throw ye("a \
path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)throw ye("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Ta){if(i=Math.max(i,xh(t,r,
a,Math.min(a+Ta,e.count))),i>n.pathBytes)throw ye("a path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*dt)!==e.pathsBytes)throw ye("its last path\
 does not end with the paths");for(let a=be;a<o.length;a+=be){const c=a-be;if(o.compare(o,a,a+be,c,a)>=0)throw ye("its assets are not sorted")}return i}function xh(t,e,n,s){
const r=c=>t.readUInt32LE(e.offsets+c*dt);let o=0,i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const f=e.paths+r(c+1);if(f<=a||f>e.rules)throw ye(
"its paths are out of order");if(((t[a]??0)&192)===128)throw ye("a path is not UTF-8");if(i!==0&&t.compare(t,a,f,i,a)>=0)throw ye("its paths are not sorted");o=
Math.max(o,f-a),i=a,a=f}return o}function ye(t){return new ve(`The index of a release is damaged (${t}): deploy again`)}function Dh(t,e){const n=Ch(t),s=Mh(n),r=n.
reduce((k,{path:v})=>k+Buffer.byteLength(v),0),o=Re+s.length+n.length*(os+dt)+dt,i=Buffer.alloc(o+r+e.length);ln.copy(i);const a=[n.length,r,e.length,s.length/be];
for(const[k,v]of a.entries())i.writeUInt32LE(v,ln.length+k*4);(0,L.hash)("sha256",s,"buffer").copy(i,ln.length+a.length*4),s.copy(i,Re);let c=Re+s.length,f=c+n.
length*os;const y=f+(n.length+1)*dt;let b=0;for(const{path:k,hash:v,size:D}of n)i.write(v,c,fn,"hex"),c=i.writeUIntLE(D,c+fn,6),f=i.writeUInt32LE(b,f),b+=i.write(
k,y+b);return i.writeUInt32LE(b,f),i.set(e,y+r),i}function Ch(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).
sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function Mh(t){const e=t.filter(({path:n})=>Nr(n)).map(({path:n})=>Jo(
n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const Ph=123;function ka(t){return t[0]===Ph}async function Uh(t,e,n){
if(t.length>Qr)throw xt(`has more than ${Qr} bytes`);const s=jh(t),r=new Map;for(const o of s.filter(({path:i})=>jr(i)))r.set(o.path,o.size>ai?"too large":await e(
o));return is.open(Dh(s,_d(r).bytes),n,Di)}function jh(t){let e;try{e=JSON.parse(t.toString())}catch{throw xt("is not JSON")}if(!(0,j.Gv)(e)||!(0,j.Gv)(e.files))
throw xt("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:r,size:o}=(0,j.Gv)(s)?s:{};if(typeof r!="string"||!rs(r))throw xt("has a\
 file without a hash");if(typeof o!="number"||!Number.isInteger(o)||o<0||o>=2**48)throw xt("has a file without a size");if(n===""||!n.isWellFormed())throw xt("h\
as an invalid path");return{path:n,hash:r,size:o}})}function xt(t){return new ve(`The manifest of a release ${t}: deploy again`)}function Ia(t,e=Vu){let n=performance.
now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}class Bh{damage;#e;#t;#n;#s=new xi;#r=new Map;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=s,this.#n=new $h(e),this.damage=new Nh(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#c(e,n);if(s>Math.max(
Xr.indexBytes,Qr))throw this.damage.note("object_unusable",e,n),new ve(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#o(e,n);return{
index:await(s>ts?this.#s.run("index",o):o()),storedAt:r}}async#o(e,n){const s=await this.read(e,n),r=Ia();try{return ka(s)?await Uh(s,({hash:o,size:i})=>this.read(
e,o,i),r):await is.open(s,r)}catch(o){throw o instanceof ve&&this.damage.note("object_unusable",e,n),o}}async assets(e,n){const s=await this.#d(e,n,0,Re);if(ka(
s))return(await this.index(e,n)).index.assets.detached();const r=_a(s),o=r.assets*be;return Oa(r,await this.#d(e,n,Re,o))}async read(e,n,s){const r=await this.#c(
e,n);if(s!==void 0&&r.size!==s)throw await this.#l(e,n,r);const o=await this.#e.read(Ce(e,n))??this.#u(e,n);if(await Fh(o)!==n)throw await this.#l(e,n,r);return this.
damage.mend(e,n),o}async stream(e,n,s){const r=await this.#c(e,n);if((await this.#n.digest(Ce(e,n),r)??this.#u(e,n))!==n)throw await this.#l(e,n,r);const i=await this.#e.
stream(Ce(e,n),s)??this.#u(e,n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;for(const r of Fr){const o=await this.#i(Ea(e,n,r)).catch(i=>{
this.#t("warn","variants_unreadable",{org:e,reason:String(i)})});o!==void 0&&s.set(r,o)}return s}async#i(e){const n=await this.#e.head(e),s=n&&await this.#e.read(
e,{start:0,end:Rt-1});return s&&ui(s,n.size)}async readVariant(e,n,s){const r=Ea(e,n,s),o=await this.#a(r).catch(()=>{});if(o&&o.length>0)return o;this.#t("warn",
"variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#a(e){const n=await this.#e.head(e),s=n&&n.size<=Gd?await this.#e.read(e):
void 0;return s&&zd(s)}variantsVersion(e){return this.#r.get(e)??0}variantsChanged(e){this.#r.set(e,this.variantsVersion(e)+1)}async#c(e,n){if(!rs(n))throw new ve(
`"${n}" is not the name of an object`);return await this.#e.head(Ce(e,n))??this.#u(e,n)}async#d(e,n,s,r){if(!rs(n))throw new ve(`"${n}" is not the name of an ob\
ject`);const o={start:s,end:s+r-1};return await this.#e.read(Ce(e,n),o)??this.#u(e,n)}#u(e,n){throw this.damage.note("object_missing",e,n),new ve(`The object ${n}\
 is gone`)}async#l(e,n,{version:s}){return this.damage.note("object_damaged",e,n),await this.#e.move(Ce(e,n),vh(e,n),s),new ve(`The object ${n} is damaged`)}}async function Fh(t){
if(t.length<=ts)return(0,L.hash)("sha256",t);const e=(0,L.createHash)("sha256"),n=Ia();for(let s=0;s<t.length;s+=ts){e.update(t.subarray(s,s+ts));const r=n();r&&
await r}return e.digest("hex")}const cs=3e4,Hh=5e3,va={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function Aa(t){
return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}class Na extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(ut(s),{cause:s}),this.stage=e,this.aborted=n}}function Gh(t){const{stage:e,aborted:n,cause:s}=t instanceof Na?
t:{stage:"build",aborted:!1,cause:t};return n?Aa(e):s instanceof Vr?s.facts:(0,A.b$)(s)||s instanceof Ie&&s.isFull?Ra(e,"disk_full","The disk of the platform is\
 full"):Ra(e,ki[e],`The platform itself failed at the stage "${e}": ${ut(s)}`)}function Ra(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],
diagnostics:[]}}function ut(t){return t instanceof Error?t.message:String(t)}var zh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Wh=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Yh=cs-1e4,Kh=1e3;class Vh extends Error{name="LeaseLost"}class Jh{ended;#e;#t;#n;#s=new AbortController;#r=Promise.withResolvers();#o="clone";#i="bu\
ilding";#a;#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#a=n.clock.monotonic(),this.#c=this.#a,this.#d=n.clock.now(),this.ended=this.#p(r)}get app(){
return this.#e.job.app}async keep(){const e=this.#t.clock.monotonic();if(this.#u!==void 0&&e>this.#u&&e-this.#a>=Yh&&this.#i==="building"&&this.#h("it could not\
 be renewed"),this.#i==="finished"||this.#s.signal.aborted)return;Math.max(e-this.#c,this.#t.clock.now()-this.#d)>=Hh&&(this.#l??=this.#f(e)),await Promise.race(
[this.#l,this.#r.promise])}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#c=e,this.#d=r.now(),this.#u??=e;try{await n.renew(this.#e)?(this.#a=e,this.#u=void 0):
this.#i==="building"&&this.#h("another node has ended it")}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:ut(o)})}finally{this.#l=void 0}}#h(e){
this.#s.signal.aborted||this.#s.abort(new Vh(`The lease of the deployment has ended: ${e}`)),this.#r.resolve()}async#y(e){this.#s.signal.throwIfAborted(),await e()||
this.#h("another node has ended it"),this.#s.signal.throwIfAborted()}async#p(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="\
succeeded";try{await e,await this.#m()}catch(c){const f=Gh(c);a=f.code,await this.#w({kind:"failed",facts:f})}if(this.#i!=="finished"){const c=this.#s.signal.aborted?
ut(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,
ms:s.now()-i})}async#m(){const{jobs:e,builder:n,onLive:s}=this.#t,r=this.#e,{job:o}=r,i=AbortSignal.any([this.#n,this.#s.signal]);try{const a={stack:[],error:void 0,
hasError:!1};try{const c=zh(a,await n.build(o,{signal:i,onStage:y=>this.#g(y),onCommit:y=>this.#y(()=>e.recordCommit(r,y)),onStored:y=>this.#y(()=>e.recordRelease(
r,y))}),!0);i.throwIfAborted(),await this.#g("activate");const{manifestHash:f}=c.release;await this.#E({kind:"live",manifestHash:f}),s?.(o.app,c.release)}catch(c){
a.error=c,a.hasError=!0}finally{const c=Wh(a);c&&await c}}catch(a){throw new Na(this.#o,this.#n.aborted,a)}}async#g(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#o)
return this.#s.signal.throwIfAborted();await this.#y(()=>n.advance(this.#e,e)),this.#o=e,s?.(this.#e.deployID)}async#E(e){this.#i="finishing",await this.#y(()=>this.#t.
jobs.finish(this.#e,e)),this.#i="finished"}async#w(e){const{log:n,clock:s}=this.#t;for(;this.#i!=="finished"&&!this.#s.signal.aborted;)try{await this.#E(e)}catch(r){
if(this.#s.signal.aborted||(n("error","deployment_not_recorded",{deployID:this.#e.deployID,cause:ut(r)}),this.#n.aborted))return;await s.sleep(Kh,this.#n).catch(
()=>{})}}}const Xh=1e3;function Qh(t){return new Zh(t)}class Zh{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;constructor(e){this.#e=
e,this.#t=e.every??It.f,this.#n=e.workers??2}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#u=!0;const s=n.subscribe(({kind:r})=>{(r===
"jobs"||r==="unknown")&&this.#l()});this.#o.push(()=>s[Symbol.dispose](),this.#t(cs,()=>this.#l())),this.#l(),await this.#c}async stop(){this.#u=!1;for(const e of this.#o.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#p(!1)}idle(){return new Promise(
e=>{this.#i.push(e),this.#l()})}[Symbol.asyncDispose](){return this.stop()}#l(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#f())}async#f(){for(;this.#d;){
this.#d=!1;try{await this.#h()}catch(e){this.#e.log("error","queue_stalled",{cause:ut(e)}),this.#p(!0)}}this.#c=void 0}async#h(){const{jobs:e,log:n,onChange:s}=this.#e;
if(await this.#m(),this.#u)for(const o of await e.expire())n("warn","deployment_lease_expired",{deployID:o}),s?.(o);for(;this.#u&&this.#r.size<this.#n;){const o=await e.
claim(this.#e.node);if(!o)break;this.#y(o)}const r=this.#r.size>0||await e.isBusy();if(this.#p(r&&this.#u||this.#r.size>0),!r)for(const o of this.#i.splice(0))o()}#y(e){
const n=[...this.#r].find(r=>qh(r.app,e.job.app)),s=new Jh(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#p(!0),s.ended.then(()=>{this.#r.delete(s),this.#l()})}#p(e){
e||this.#a?.();const n=()=>this.#t(Xh,()=>{this.#m(),this.#l()});this.#a=e?this.#a??n():void 0}async#m(){await Promise.all([...this.#r].map(e=>e.keep()))}}function qh(t,e){
return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const ep=600;async function tp(t,e){const{env:n,allowLocalGit:s,clock:r,log:o,kvsQuotas:i,workers:a,
lasting:c,stores:f,nodeDir:y}=t,{jobs:b,logs:k,state:v,changes:D}=f,G=e.use(new Rl(v.releases,D)),H=e.use(await Eh({...f,engine:f.kvs,clock:r,log:o,quotas:i})),
q=new Bh({blobs:f.blobs,clock:r,log:o}),{gitUrlTemplate:z,isolation:se,buildLimits:N,onOutput:x}=t,Y={dataDir:y,blobs:f.blobsAt,lasting:c,env:n,allowLocalGit:s,
gitUrlTemplate:z,limits:N,isolation:se,onOutput:x,live:Ke=>b.releases(Ke),logs:k,log:o,clock:r},re=Ol(Y),ue=e.use(xl(()=>re.collect(),r,o));e.use(re);const ge=()=>{
b.isBusy().then(Ke=>Ke?ue.whenBusy():ue.whenIdle(),()=>{})},Me=async({org:Ke},{manifestHash:Po})=>{await re.prepareVariants(Ke,Po),q.variantsChanged(Ke)},{builder:Mo=re}=t,
Es=`${(0,un.hostname)()}/${process.pid}`,My={jobs:b,changes:D,builder:Mo,node:Es,workers:a,log:o,clock:r,onChange:ge},Py=e.use(Qh({...My,onLive:(Ke,Po)=>{Me(Ke,
Po)}}));return{kvs:H,objects:q,sites:G,housekeeping:ue,queue:Py}}async function np(t,e,n,s){const{clock:r,fetch:o,requestsPerMinute:i=n===wi?0:ep}=t,a=await Dl(
t.stores.keys),{baseUrl:c,issuer:f}=e;return{issuer:Pt({issuer:f,audience:c,key:a,requestToken:s,clock:r}),organizationsOf:n.organizationsOf,gate:{roleOf:n.roleOf,
verify:Kl({policy:n,issuer:f,audience:c,key:a,clock:r,fetch:o}),rateLimit:Qt(i,r)}}}function sp(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(
s-1)===$a&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==$a?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const $a=46,La=300;function rp(t){return[
["/api/v1","control",t.control],["/v1","kvs",t.kvs],["/identity","identity",t.identity],["/console","console",t.console&&uo(t.console,t.isOwnHost)],["/operator",
"operator",t.operator],["/backup","operator",co("/backup",t.backup)],["/healthz","platform",co("/healthz",lo(t.healthz))],["/metrics","platform",co("/metrics",uo(
lo(t.metrics),t.isOwnHost))]]}function co(t,e){return n=>(ce(n.target)===t?e:fo)(n)}function uo(t,e){return n=>{const s=J(n,"host");if(e(s))return t(n);const o=`\
This page is not for the Host ${JSON.stringify((s??"").slice(0,La))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return W(
421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function lo(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="\
GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return K(new T("method_not_allowed",s,{allow:n}),e)}}function op(t){const e=rp(t),n=uo(lo(t.index),
t.isOwnHost),{sitesDomain:s,edge:r,observe:o}=t,i=c=>{const f=ce(c.target);if(f==="/")return["platform",n];for(const[y,b,k]of e)if(f.startsWith(y)&&!(f.length!==
y.length&&f[y.length]!=="/"))return[b,k??fo];return["platform",fo]},a=(c,f,y)=>{const b=performance.now(),k=f(y);return k instanceof Promise?k.then(v=>(o(c,y,v.
status,b),v),v=>{const D=v instanceof we;if(o(c,y,D?400:500,b),!D)throw v;return K(new T("invalid_request","The body broke off."),y)}):(o(c,y,k.status,b),k)};return c=>{
const f=c.headers.host;if(typeof f=="string"&&sp(f,s))return a("edge",r,c);const[y,b]=i(c);return a(y,b,c)}}const fo=t=>{const{method:e,target:n}=t;if(n==="*"&&
e==="OPTIONS")return{status:204,headers:{}};const s=ce(n).slice(0,La),r=n.startsWith("/")?new T("not_found",`Nothing is at ${s}`):new T("invalid_request",`The r\
equest target is neither a path nor an http URL: ${s}`);return K(r,t)},ip="run.json";function eg(t){const e=ap(t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,
consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!hn(s)||!hn(r)||!hn(o)||
!hn(i)||!hn(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function hn(t){return typeof t=="string"&&/^https?:/.test(t)&&
URL.canParse(t)}function ap(t){try{return JSON.parse(t)}catch{return}}function cp(t,e){const n=(0,$.join)(t,ip);return(0,R.writeFileSync)(`${n}.new`,`${JSON.stringify(
e,void 0,2)}
`,{mode:384}),(0,R.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,R.rmSync)(n,{force:!0})}}var dp=I(7067);const up=100,ds=new WeakMap;function lp(t,e,n){const{
socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(ds.get(s)??0)+1;if(ds.set(s,r),r>up){s.destroy();return}s.pause(),e.once("socket",()=>{
const o=(ds.get(s)??1)-1;ds.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const fp=64*1024,hp=128*1024;class pp{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=
e}get bytes(){return this.#s}hold(e,n){const s=mp(e,n);if(!s||s.bytes<=fp)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.bytes),
this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function mp(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
Be.Readable?{key:t,bytes:hp}:{key:e.buffer,bytes:e.buffer.byteLength}}const yp=16;class gp{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=yp&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const wp=/^[\w.:-]{1,128}$/,xa=8*1024*1024,Ep=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,bp=47,Tp=(0,L.randomBytes)(5).toString("hex");let Da=0;class Sp{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==bp&&_p(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];Da+=1,this.#s=typeof e=="string"&&wp.
test(e)?e:`${Tp}-${Da}`}return this.#s}get remoteAddress(){return this.#e.socket.remoteAddress}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){
const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client w\
ent away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];
let a=0;const c=y=>{this.#o=!n.complete,o(y)},f=()=>c(new we("The client went away before its body ended"));if(n.destroyed&&f(),s>e+xa){c(new le);return}n.on("d\
ata",y=>{a+=y.length,a<=e?i.push(y):a>e+xa?(n.pause(),c(new le)):i.length=0}),n.on("end",()=>a>e?c(new le):r(Op(i,a))),n.on("error",f),n.on("close",()=>{n.complete||
f()})})}}function _p(t){const[,e,n=""]=Ep.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Op(t,e){const[n]=t;return n!==
void 0&&t.length===1?n:Buffer.concat(t,e)}const kp=15e3,Ip=12e4,vp=3e4,Ap=t=>W(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},
{"retry-after":"1"}),Np=128*1024*1024;async function Rp(t){const{host:e,log:n,batch:s=new gp}=t,r={handler:Ap,closing:!1,log:n,batch:s,bodies:new pp(Np)},o=new Set,
i=(0,dp.createServer)({headersTimeout:kp,requestTimeout:Ip,keepAliveTimeout:vp,joinDuplicateHeaders:!0},(f,y)=>lp(f,y,()=>{s.open(),Dp(r,{request:new Sp(f,y,o),
incoming:f,outgoing:y})})),a=await Lp(i,t.port,e);let c;return{port:a,serve(f){r.handler=f},close(f=5e3){return r.closing=!0,c??=xp(i,o,f),c}}}function $p(t,e){
return`http://${(0,qe.isIPv6)(t)?`[${t}]`:t}:${e}`}function Lp(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,A.xU)(o);r(i==="EADDRINUSE"?new A.
GQ("port_in_use",`Another process uses port ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):
i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new A.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an add\
ress of this machine, and a port of 1024 or more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function xp(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new A.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function Dp(t,e){const{request:n}=e,s=o=>Ca(Cp(n,o,t.log),t,e),
r=o=>{try{Ca(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function Cp(t,e,n){const s=(0,A.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=Bt(e);return o?
K(o,t):W(500,{error:{code:"internal",message:"The platform failed to answer. Its log has the cause, with this request ID.",requestID:t.requestID}})}function Ca(t,e,n){
const{body:s}=t,{outgoing:r,incoming:o}=n,i=s instanceof Be.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(r.writeHead(t.status,Mp(t,e,
n)),o.method==="HEAD"||Ma(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof Be.Readable?Pp(s,e,n):e.batch.end(r,s)}function Mp(t,{closing:e},{
request:n}){const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}return s.push("x-request-id",n.
requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof Be.Readable)&&!Ma(t)&&s.push("content-length",Up(t.body)),s}function Ma({status:t}){
return t===204||t===304}function Pp(t,{log:e},{request:n,outgoing:s}){(0,Be.pipeline)(t,s,r=>{r&&(0,A.xU)(r)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_f\
ailed",{requestID:n.requestID,message:r.message})})}function Up(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:0}function jp(t,e){
const n=Dn.includes(e.host)?"127.0.0.1":e.host,s=Hp(e.publicUrl??$p(n,t)),r=Fp(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.
port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a}.${r}${o}/`}}const Bp=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function Fp(t,e){const n=(s,r)=>new A.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!Bp.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function Hp(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new A.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var Gp=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},zp=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Wp(t){const e={stack:[],error:void 0,hasError:!1};try{const n=Gp(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=Nu(t),{log:o,nodeDir:i}=r,a=Tu(i),c=await Rp(r);n.defer(()=>c.close());const f=jp(c.port,r),y=await tp(r,n);n.
defer(()=>c.close());const b=(0,L.randomBytes)(32).toString("base64url"),k=await np(r,f,a,b),v=s.backUp;c.serve(Kp(r,f,y,k,Is(b,v))),await y.queue.start();const D=`${f.
issuer}/token?api-version=2.0`;n.use(cp(i,{pid:process.pid,...ho(f),requestUrl:D,requestToken:b})),o("info","platform_started",{...ho(f),dataDir:i});const G=Yp(
n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...f,port:c.port,dataDir:i,requestUrl:D,requestToken:b,close:G,mintToken:k.issuer.mint,backUp:v,collectGarbage:y.
housekeeping.collect,[Symbol.asyncDispose]:G}}catch(n){e.error=n,e.hasError=!0}finally{const n=zp(e);n&&await n}}function Yp(t,e){let n;return()=>(n??=t.disposeAsync().
then(e),n)}function Kp(t,e,n,{gate:s,issuer:r,organizationsOf:o},i){const{log:a,clock:c,allowLocalGit:f,stores:y,edgeCacheBytes:b}=t,{kvs:k,objects:v,sites:D}=n,
{state:G,logs:H}=y,{sitesDomain:q,kvsUrl:z,consoleUrl:se,siteUrl:N}=e,{verify:x,roleOf:Y}=s,re=ku(G.deployments,v.damage);return op({sitesDomain:q,isOwnHost:Bs(
{host:t.host,baseUrl:e.baseUrl}),edge:cu({sites:D,objects:v,cacheBytes:b,log:a,domain:q}),control:Kn(s,{state:G,allowLocalGit:f,siteUrl:N}),kvs:k.handler,identity:r.
handler,operator:kt(s,{state:G,kvs:k,kvsUrl:z,siteUrl:N}),console:or({state:G,kvs:k,clock:c,logs:H,verify:x,roleOf:Y,organizationsOf:o,consoleUrl:se,siteUrl:N}),
backup:i,healthz:fu(y.check,v.damage),metrics:re.handler,index:Vp(e),observe:Jp(re.count,a)})}function ho({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,
kvsUrl:e,consoleUrl:n,issuer:s}}function Vp(t){const e={service:"slipway",...ho(t),controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl("{subdomain}")};return()=>W(
200,e)}function Jp(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[f=""]=c.split("\
?",1);e("info","request",{room:n,method:i,path:f,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const Ye={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,
CANTOPEN:14,NOTADB:26};function pn(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function mn(t){return(0,A.b$)(t)||pn(t)===Ye.FULL}const Xp=[
Ye.BUSY,Ye.READONLY,Ye.IOERR,Ye.CANTOPEN];function Qp(t){return Xp.includes(pn(t))}function Pa(t){return pn(t)===Ye.CORRUPT||pn(t)===Ye.NOTADB}function Ua(t){return pn(
t)===Ye.BUSY}const ja="abcdefghijklmnopqrstuvwxyz234567",Zp=63,Ba=6,qp=()=>(0,L.randomInt)(2**32)/2**32;function po(t,e){let n="";for(;n.length<t;)n+=ja[Math.floor(
e()*ja.length)]??"";return n}function em(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Zp-Ba-1).replace(/-+$/,"");return e===""?
"app":e}function Fa(t,e){return`${em(t)}-${po(Ba,e)}`}var Te=I(1455);const tm=[".drafts","tmp"],nm=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function sm(t,e){let n=Promise.resolve();const s=async r=>{rm(r,t);try{await Ha(t,r),e(r),await Ha(t,r)}catch(o){for(const i of(0,R.readdirSync)(r))await(0,Te.rm)(
(0,$.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function rm(t,e){if(!(0,$.isAbsolute)(t))throw us(`"${t}\
" is not an absolute path`);if((0,Q.FK)(e,t))throw us(`${t} is inside the data directory`);try{if((0,Q.wZ)(t,448),(0,R.readdirSync)(t).length>0)throw us(`${t} i\
s not empty`)}catch(n){throw n instanceof A.GQ||mn(n)?n:us(`${t} cannot be written (${(0,A.xU)(n)})`)}}const om=5;async function Ha(t,e){const n=s=>!(0,$.relative)(
t,s).split($.sep).some(r=>tm.includes(r));for(const s of(0,R.readdirSync)(t).filter(r=>!nm.test(r)))for(let r=1;;r+=1)try{await(0,Te.cp)((0,$.join)(t,s),(0,$.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,A.xU)(o)!=="ENOENT"||r===om)throw o}}function us(t){return new A.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}class im extends Error{name="BlobsFull"}class Ga extends Error{name="WrongBy\
tes"}const am=200,za=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,cm=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function mo(t){if(t.length<=am&&cm.test(t))
return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function dm(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return mo(t.slice(0,-1)),t}var um=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},lm=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const yo={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Wa={...yo,sync:async()=>{}};function yn(t){(0,R.mkdirSync)(
t,{recursive:!0,mode:448})}async function fm(t,e=yo){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===Wa)return;const s=um(n,await(0,Te.
open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=lm(n);s&&await s}}function go(t){return lt(()=>(0,R.readdirSync)(t))??[]}const hm=new Set(
["ENOENT","ENOTDIR","EISDIR"]);function wo(t){return hm.has((0,A.xU)(t))}function lt(t){try{return t()}catch(e){if(wo(e))return;throw e}}var pm=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},mm=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ya=600*1e3;class ym{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){
const s=this.#r(e),r=lt(()=>{const o=(0,R.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=Ya||gm(s,n)});return r&&
this.#t.add(Eo(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,L.hash)("sha256",n)!==s)throw new Ga(`The bytes of ${e} have another hash`);await this.#c(r,
n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,L.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(
o,c)}if(a!==n||i.digest("hex")!==r)throw new Ga(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.
error;const e=new Set([...this.#t].flatMap(n=>Ka(this.#e.dir,n)));try{await Promise.all([...e].map(n=>fm(n,this.#e.disk)))}catch(n){throw this.#d(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${mo(e)}`}async#o(e,n){const s=this.#r(e);if(this.#s)throw this.#s.error;const r=this.#i(
s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,$.join)(this.#e.drafts,(0,L.randomUUID)());try{await this.#a(
s,n),await(0,Te.rename)(s,e).catch(r=>{if((0,A.xU)(r)!=="ENOENT")throw r;return yn((0,$.dirname)(e)),(0,Te.rename)(s,e)}),this.#t.add(Eo(e))}catch(r){throw await(0,Te.
rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=pm(s,await(0,Te.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(
r)}catch(r){s.error=r,s.hasError=!0}finally{const r=mm(s);r&&await r}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=mn(
e)?new im("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Eo(t){return t.slice(0,t.lastIndexOf("/"))}function Ka(t,e){return e===t?[e]:[e,
...Ka(t,Eo(e))]}function gm(t,e){const{mtimeNs:n}=(0,R.statSync)(t,{bigint:!0});try{(0,R.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,A.
xU)(s)!=="EPERM")throw s;return!1}return(0,R.statSync)(t).size===e}function wm({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function bo({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const To=1024*1024,Em=16*To;class bm{#e;#t=0;constructor(e,n=()=>Sm(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,Em))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-Tm(e.size):Number.POSITIVE_INFINITY}}function Tm(t){return Math.min(Math.max(256*To,t/100),2560*To,t/8)}function Sm(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,R.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var _m=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Om=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const km=64*1024,Im=3600*1e3;class vm{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,
this.#t=(0,$.join)(e,".drafts"),this.#n=(0,$.join)(e,".leaving"),this.#s=n,this.#r=s??yo,this.#o=new bm(e),yn(e)}async head(e){const n=await this.#d(e,s=>(0,Te.
stat)(s,{bigint:!0}));return n?.isFile()?bo(n):void 0}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=_m(
s,r,!0);if(!n)return o.readFile();const i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(Buffer.alloc(Math.max(0,i)),{position:n.
start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Om(s);r&&await r}}async stream(e,n){return(await this.#c(e))?.createReadStream({
start:0,...n,highWaterMark:km})}writer({lasting:e=!0}={}){this.#h(),yn(this.#t);const n=e&&this.#s?this.#r:{...Wa,write:this.#r.write},s={dir:this.#e,drafts:this.#t,
reserve:this.#o,disk:n};return new ym(s)}async delete(e){const n=this.#a(e);(0,R.rmSync)(n,{force:!0});for(const s of this.#u(e))(0,R.rmSync)(s,{force:!0});(0,R.
rmSync)(n,{force:!0})}async deleteUnused(e,n){this.#h();const s=this.#l(e,r=>wm(r)<n-Ya);return s!==void 0&&(0,R.rmSync)(s,{force:!0}),s!==void 0}async move(e,n,s){
const r=this.#a(n),o=this.#l(e,i=>bo(i).version===s);return o===void 0?!1:(yn((0,$.dirname)(r)),(0,R.renameSync)(o,r),!0)}async*list(e){const n=(0,$.join)(this.#e,
dm(e)),s=await(0,Te.readdir)(n,{withFileTypes:!0}).catch(ls);for(const r of s??[]){if(!za.test(r.name))continue;const o=e+r.name;r.isDirectory()&&(yield*this.list(
`${o}/`));const i=r.isFile()&&lt(()=>(0,R.statSync)((0,$.join)(this.#e,o),{bigint:!0}));i&&(yield{key:o,...bo(i)})}}async*folders(){for(const e of await(0,Te.readdir)(
this.#e,{withFileTypes:!0}))e.isDirectory()&&za.test(e.name)&&(yield e.name)}#a(e){return(0,$.join)(this.#e,mo(e))}async#c(e){const n=await this.#d(e,s=>(0,Te.open)(
s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){const s=this.#a(e),r=await n(s).catch(ls);if(r!==void 0)return r;for(const o of this.#u(
e)){const i=await n(o).catch(ls);if(i!==void 0)return i}return n(s).catch(ls)}#u(e){const n=`${Va(e)}~~`;return go(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,$.
join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=lt(()=>(0,R.statSync)(s,{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,$.join)(this.#n,`${Va(e)}~~${Date.
now()}~${(0,L.randomUUID)()}`);yn(this.#n);const a=lt(()=>((0,R.renameSync)(s,o),!0))&&lt(()=>(0,R.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#f(o,s)}}#f(e,n){
try{(0,R.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,A.xU)(s)??"")){(0,R.renameSync)(e,n);return}if((0,A.xU)(s)!=="EEXIST"&&!wo(s))throw s}
(0,R.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const e=Date.now()-Im;for(const n of go(this.#t)){const s=(0,$.join)(this.#t,n);(lt(()=>(0,R.statSync)(
s).mtimeMs)??e)<e&&(0,R.rmSync)(s,{force:!0,recursive:!0})}for(const n of go(this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,
10)<e&&this.#f((0,$.join)(this.#n,n),this.#a(o))}}}function Va(t){return t.replaceAll("/","~")}function ls(t){if(!wo(t))throw t}var Am=function(t,e,n){if(e!=null){
if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=
s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,
dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Nm=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was\
 suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const So=10,Rm=/^[\w-]{1,128}$/;function $m(t){(0,R.mkdirSync)(t,{recursive:!0,mode:448});
const e=n=>{if(!Rm.test(n))throw new TypeError(`"${n.slice(0,200)}" is not a deployID`);return(0,$.join)(t,`${n}.log`)};return{append:async(n,s)=>{await(0,Te.appendFile)(
e(n),s,{mode:384}).catch(()=>{})},end:async()=>{},async read(n,s){try{const r={stack:[],error:void 0,hasError:!1};try{const o=Am(r,await(0,Te.open)(e(n)),!0);return await Lm(
o,s)}catch(o){r.error=o,r.hasError=!0}finally{const o=Nm(r);o&&await o}}catch(r){if((0,A.xU)(r)==="ENOENT")return;throw r}}}}async function Lm(t,{from:e,limit:n,
isComplete:s=!1}){const{size:r}=await t.stat(),o=Math.min(r,e<0?Math.max(0,r+e):e),i=await Ja(t,o,Math.min(n,r-o)),a=e<0&&o>0&&!await xm(t,o-1)?Dm(i):0,f=o+i.length>=
r&&s?i.length:Cm(i,n);return{text:i.toString("utf8",Math.min(a,f),f),next:o+f,size:r}}async function Ja(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){
const{bytesRead:o}=await t.read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}async function xm(t,e){return(await Ja(t,e,1))[0]===So}function Dm(t){const e=t.
indexOf(So)+1;return e>0?e:Math.max(0,t.findIndex(n=>!Xa(n)))}function Cm(t,e){const n=t.lastIndexOf(So)+1;return n>0||t.length<e?n:Mm(t)}function Mm(t){for(let e=1;e<=
Math.min(3,t.length);e+=1){const n=t[t.length-e]??0;if(Xa(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function Xa(t){
return(t&192)===128}function Pm(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[
...t])n(e)}}}var _o=I(99);const fs=[`
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
  `];function Um(t){const e=new _o.DatabaseSync(t===void 0?":memory:":(0,$.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),jm(e),e}catch(n){throw e.close(),n}}function jm(t){const e=Qa(t);if(e!==fs.length){if(e>fs.length)
throw new A.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${fs.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of fs.entries())hs(t,()=>{Qa(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function Qa(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function Za(t,e){t.prepare("VACUUM INTO ?").run(e),(0,R.chmodSync)(e,384)}function hs(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function ps(t){return{read:async e=>qa(e),write:async e=>qa(
()=>hs(t,e))}}function qa(t){try{return t()}catch(e){const n=mn(e);throw!n&&!Qp(e)?e:new Ie(`The state cannot be read or written: ${Bm(e)}`,{cause:e,isFull:n})}}
function Bm(t){return t instanceof Error?t.message:String(t)}function Fm(t){if(t===""){const n="Name a directory with --data, or leave the flag out for .slipway\
.";throw new A.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:n})}const e=(0,$.resolve)(t);try{(0,Q.wZ)(e,448),((0,R.existsSync)(
(0,$.join)(e,"platform.db"))||(0,R.readdirSync)(e).length===0)&&(0,R.chmodSync)(e,448),(0,R.writeFileSync)((0,$.join)(e,"platform.db"),"",{flag:"a",mode:384})}catch(n){
throw new A.GQ("invalid_input",`The data directory ${e} cannot be written (${(0,A.xU)(n)})`,{input:"data",remedy:"Name a directory that this user may create and\
 write, with --data.",cause:n})}return(0,R.existsSync)((0,$.join)(e,".gitignore"))||(0,R.writeFileSync)((0,$.join)(e,".gitignore"),`*
`,{mode:384}),e}function C(t,e){const n=t[e];if(typeof n!="string")throw ko(e);return n}function Se(t,e){return t[e]===null?null:C(t,e)}function te(t,e){const n=t[e];
if(typeof n!="number")throw ko(e);return n}function ec(t,e){return t[e]===null?null:te(t,e)}function Oo(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw ko(
e);return n}function ko(t){return new A.GQ("internal",`The column ${t} of the database has an unexpected type`)}const[Io,Hm]=["","\u{10FFFF}"];function Gm({database:t,
commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=ms(t),a="SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (\
?, ?)",c=t.prepare(`${a} ORDER BY app_id, project LIMIT ?`),f=t.prepare(`${a} ORDER BY app_id DESC, project DESC LIMIT ?`),y=t.prepare("SELECT org FROM apps WHE\
RE org > ? ORDER BY org LIMIT 1"),b=t.prepare("SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT 1"),k=t.prepare("SELECT 1 FROM apps WHERE subdomain = \
?"),v=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),D=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),G=t.prepare(`SELECT e.name, e.value FROM env e JOIN apps a ON a.id = e.app
    WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),H=t.prepare("DELETE FROM env WHERE app = ?"),q=t.prepare("INSERT INTO env (app, name, v\
alue) VALUES (?, ?, ?)"),z=N=>{const x=i(N);if(!x)throw new A.GQ("internal",`The app ${N.appID} is not in platform.db`);return ys(x)},se=N=>{let x=Fa(N,o);for(;k.
get(x);)x=Fa(N,o);return x};return{find:N=>e.read(()=>{const x=i(N);return x&&ys(x)}),async create({key:N,type:x,config:Y},re){const ue=()=>{if(i(N))return;const Me=r.
now();return v.run(N.org,N.project,N.appID,N.appID,x,...nc(Y),se(N.appID),`env-${po(16,o)}`,Me,Me),z(N)},ge=await e.write(()=>s.run(re,ue)??{kind:"taken"});return ge.
kind==="done"&&n.publish({kind:"site",subdomain:ge.made.subdomain}),ge},async update(N,x){const Y=await e.write(()=>{const re=i(N);if(re)return D.run(...nc(zm(ys(
re),x)),r.now(),te(re,"id")),z(N)});return Y&&n.publish({kind:"site",subdomain:Y.subdomain}),Y},env:({org:N,project:x,appID:Y})=>e.read(()=>tc(G.all(N,x,Y))),replaceEnv:(N,x)=>e.
write(()=>{const Y=i(N);if(!Y)return!1;const re=te(Y,"id");H.run(re);for(const[ue,ge]of Object.entries(x))q.run(re,ue,ge);return!0}),organizations:({after:N=Io,
before:x,limit:Y})=>e.read(()=>{const re=x===void 0?y:b,ue=[];for(let ge=x??N;ue.length<Y;){const Me=re.get(ge);if(!Me)break;ge=C(Me,"org"),ue.push(ge)}return x===
void 0?ue:ue.reverse()}),list:(N,{after:x,before:Y,limit:re,prefix:ue=""})=>e.read(()=>{const ge=`${ue}${Hm}`,Me=x&&x.appID>=ue?[x.appID,x.project]:[ue,Io],Mo=Y&&
Y.appID<ge?[Y.appID,Y.project]:[ge,Io],Es=(Y?f:c).all(N,...Me,...Mo,re).map(ys);return Y?Es.reverse():Es})}}function ms(t){const e=t.prepare("SELECT * FROM apps\
 WHERE org = ? AND project = ? AND app_id = ?");return({org:n,project:s,appID:r})=>e.get(n,s,r)}function tc(t){return Object.fromEntries(t.map(e=>[C(e,"name"),C(
e,"value")]))}function zm(t,{settings:e,...n}){const s=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...n,settings:Object.fromEntries(
s)}}function nc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function ys(t){const e=C(
t,"type"),n=O.yN.find(s=>s===e);if(!n)throw new A.GQ("internal",`platform.db: unknown app type ${e}`);return{org:C(t,"org"),project:C(t,"project"),appID:C(t,"ap\
p_id"),name:C(t,"name"),type:n,repository:C(t,"repository"),branch:C(t,"branch"),buildCommand:Se(t,"build_command"),outputDirectory:Se(t,"output_directory"),region:Se(
t,"region"),settings:vo(C(t,"settings")),subdomain:C(t,"subdomain"),environmentID:C(t,"environment_id"),liveRelease:Se(t,"live_release"),createdAt:te(t,"created\
_at"),updatedAt:te(t,"updated_at")}}function vo(t){const e=JSON.parse(t);return(0,j.Gv)(e)?e:{}}const Ao=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coale\
sce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`,gs="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project = ? AND a.app_id = ?";function Wm(t){
const{database:e,commands:n,changes:s,idempotency:r,clock:o,random:i}=t,a=ms(e),c=e.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, fin\
ished_at = ?
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),f=e.prepare(`INSERT INTO deployments (deploy_id, app, status, branch, commit_requested, create\
d_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),y=e.prepare(`SELECT ${Ao} FROM deployments d ${gs} AND d.deploy_id = ?`),b=e.prepare(`SELECT ${Ao} FROM deployments d ${gs}\
 AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),k=e.prepare(`SELECT ${Ao} FROM deployments d ${gs} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),v=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${gs} AND d.deploy_id = ? AND d.status = 'failed'`),D=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0"),G=(H,q,z,se)=>{
const N=`dpl-${po(16,i)}`,x=o.now();c.run(N,x,H),f.run(N,H,q,z,x);const Y=y.get(...gn(se),N);if(!Y)throw new A.GQ("internal",`The deployment ${N} was not stored`);
return ws(Y)};return{async create(H,{branch:q,commit:z},se){const N=await n.write(()=>{const x=a(H);if(x)return r.run(se,()=>G(te(x,"id"),q??C(x,"branch"),z,H))});
return N?.kind==="done"&&s.publish({kind:"jobs"}),N??{kind:"no_app"}},find:(H,q)=>n.read(()=>{const z=y.get(...gn(H),q);return z&&ws(z)}),list:(H,{before:q=Number.
MAX_SAFE_INTEGER,since:z,limit:se})=>n.read(()=>z===void 0?b.all(...gn(H),q,se).map(ws):k.all(...gn(H),z,se).map(ws).reverse()),failure:(H,q)=>n.read(()=>{const z=v.
get(O.IC.bytes,...gn(H),q);return z&&(Ym(Se(z,"failure"))??Cu(No(z)??"build"))}),totals:()=>n.read(()=>D.all().map(H=>({status:sc(H),count:te(H,"count"),ran:te(
H,"ran"),ms:te(H,"ms")})))}}function gn({org:t,project:e,appID:n}){return[t,e,n]}function Ym(t){try{return t===null?void 0:Ai(JSON.parse(t))}catch{return}}function ws(t){
return{seq:te(t,"seq"),deployID:C(t,"deploy_id"),status:sc(t),stage:No(t),branch:C(t,"branch"),commit:Se(t,"commit"),createdAt:te(t,"created_at"),startedAt:ec(t,
"started_at"),finishedAt:ec(t,"finished_at"),supersededBy:Se(t,"superseded_by")}}function No(t){const e=Se(t,"stage");return fe.Mb.find(n=>n===e)??null}function sc(t){
const e=C(t,"status"),n=fe.PB.find(s=>s===e);if(!n)throw new A.GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const rc="deploy_id = ? AND\
 fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",oc="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL",ic=`status = '\
failed', stage = ?, failure = ?, ${oc}`;function Km(t){const{database:e,commands:n,changes:s,clock:r}=t,o=N=>e.prepare(`UPDATE deployments SET ${N} WHERE ${rc}`),
i=o("lease_until = ?"),a=o("status = ?, stage = ?"),c=o("commit_sha = ?"),f=o("stored_release = ?"),y=o(ic),b=Vm(e,r),k=e.prepare(`SELECT deploy_id, stage FROM \
deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),v=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),D=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),G=Jm(e,r),H=Qm(t),q=Zm(e),z=(N,x,...Y)=>n.
read(()=>N.run(...Y,x.deployID,x.fence).changes===1),se=N=>(N.length>0&&s.publish({kind:"jobs"}),N);return{claim:N=>n.write(()=>G(N)),renew:N=>z(i,N,r.now()+cs),
advance:(N,x)=>z(a,N,va[x],x),recordCommit:(N,x)=>z(c,N,x),recordRelease:(N,x)=>z(f,N,x),async finish(N,x){if(x.kind==="live"){const Y=await n.write(()=>H(N,x.manifestHash));
if(Y===void 0)return!1;s.publish({kind:"site",subdomain:Y})}else if(!await z(y,N,...ac(x.facts,r)))return!1;return s.publish({kind:"jobs"}),!0},expire:async()=>se(
await n.write(()=>k.all(r.now()).map(b))),expireAll:()=>se(hs(e,()=>v.all().map(b))),isBusy:()=>n.read(()=>D.get()!==void 0),releases:N=>n.read(()=>q(N))}}function ac(t,e){
return[t.stage,JSON.stringify(Ii(t)),e.now()]}function Vm(t,e){const n=t.prepare(`UPDATE deployments SET ${ic} WHERE deploy_id = ?`);return s=>{const r=C(s,"dep\
loy_id");return n.run(...ac(Aa(No(s)??"clone"),e),r),r}}function Jm(t,e){const n=t.prepare(`SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, d.\
commit_requested, a.*
    FROM deployments d INDEXED BY deployments_open JOIN apps a ON a.id = d.app
    WHERE d.finished_at IS NULL AND d.status = 'queued' AND NOT EXISTS
      (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = d.app AND u.lease_node IS NOT NULL)
    ORDER BY d.seq LIMIT 1`),s=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return o=>{const i=n.
get();if(!i)return;const a=e.now(),c=C(i,"deploy_id"),f=te(i,"fence");return s.run(va.clone,a,f,o,a+cs,c),{deployID:c,fence:f,job:Xm(i,r.all(te(i,"id")))}}}function Xm(t,e){
return{deployID:C(t,"deploy_id"),app:{org:C(t,"org"),project:C(t,"project"),appID:C(t,"app_id")},repository:C(t,"repository"),branch:C(t,"job_branch"),commit:Se(
t,"commit_requested"),buildCommand:Se(t,"build_command"),outputDirectory:Se(t,"output_directory"),settings:vo(C(t,"settings")),env:tc(e)}}function Qm({database:t,
clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${oc}
    WHERE ${rc}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING id, subdomain`),i=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:a,fence:c},f)=>{const y=e.now();if(s.run(y,a,c).changes!==1)return;r.run(f,y,a);const b=o.get(a,a)??
{};return i.run(te(b,"id"),n),C(b,"subdomain")}}function Zm(t){const e=t.prepare(`SELECT r.manifest AS manifest FROM apps a JOIN releases r ON r.app = a.id WHER\
E a.org = ?
    UNION SELECT d.stored_release FROM deployments d INDEXED BY deployments_leased JOIN apps a ON a.id = d.app
    WHERE d.lease_node IS NOT NULL AND d.stored_release IS NOT NULL AND a.org = ?`);return n=>e.all(n,n).map(s=>C(s,"manifest"))}const cc=32,qm=4096;function ey(t,e){
const n=(0,$.join)(t,"platform.key"),s=(0,$.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>ny(n),i=()=>{if(ty(e))throw Ro(`${n} is missing\
, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were sealed with`;return{value:dc(e,n,o,i),wrong:c=>Ro(
a,c)}},async signingKey(r){return{value:dc(e,s,()=>sy(s),r),wrong:a=>lc(s,a)}}}}function dc(t,e,n,s){const r=n();return r!==void 0?r:hs(t,()=>{const o=n();if(o!==
void 0)return o;const i=s();return ry(e,i),i})}function ty(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS \
any").get()?.any===1}function ny(t){return uc(()=>{const e=(0,R.statSync)(t);if(!e.isFile()||e.size!==cc)throw Ro(`${t} is not a key of ${cc} bytes`);const n=(0,R.
readFileSync)(t);return(0,R.chmodSync)(t,384),n})}function sy(t){return uc(()=>{const e=(0,R.statSync)(t);if(!e.isFile()||e.size>qm)throw lc(t);return(0,R.readFileSync)(
t,"utf8")})}function uc(t){try{return t()}catch(e){if((0,A.xU)(e)==="ENOENT")return;throw e}}function ry(t,e){const n=`${t}.${(0,L.randomBytes)(4).toString("hex")}`,
s=(0,R.openSync)(n,"wx",384);try{try{(0,R.writeSync)(s,Buffer.from(e)),(0,R.fsyncSync)(s)}finally{(0,R.closeSync)(s)}(0,R.renameSync)(n,t)}catch(r){throw(0,R.rmSync)(
n,{force:!0}),r}}function Ro(t,e){return new A.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name \
another directory with --data.",cause:e})}function lc(t,e){return new A.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: t\
he next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}const oy=160;class iy{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&
(this.#s-=$o(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=$o(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(
e);const n=this.#t.get(e);n&&(this.#s-=$o(e,n),this.#t.delete(e))}clear(){this.#t=new Map,this.#n=new Map,this.#s=0}}function $o(t,e){return oy+2*(t.length+e.value.
length)}const ay=16*1024*1024,Lo=1e3,cy=`
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
`;function fc(t){const e=(t.open??(n=>new _o.DatabaseSync(n)))(t.path);try{return e.exec(cy),new dy(e,t)}catch(n){throw e.close(),Ua(n)?new A.GQ("platform_locke\
d",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name another d\
irectory with --data.",cause:n}):n}}class dy{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=e,this.#t=uy(e),this.#n=new iy(n.cacheBytes??ay),this.#s=n.onPoisoned??
(()=>{})}get(e,n,s){if(this.#o==="closed")throw new Ie("the store is closed");const r=xo(e,n),o=this.#n.get(r)??this.#i(r,e,n);return o&&(o.expiresAt===null||o.
expiresAt>s)?o:void 0}#i(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};
return this.#n.set(e,o),o}catch(r){throw new Ie("the store could not be read",{cause:r})}}put(e,n,s){return this.#a(()=>this.#t.put.run(e,n,s.value,s.expiresAt),
()=>this.#n.set(xo(e,n),s))}delete(e,n){return this.#a(()=>this.#t.delete.run(e,n),()=>this.#n.delete(xo(e,n)))}async sweep(e,n){let s=0;return await this.#a(()=>{
s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=Lo;for(;n===Lo;)await this.#a(()=>{n=Number(this.#t.drop.run(e,e,Lo).changes)},()=>this.#n.clear())}highestKeyspace(){
return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM store").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){
this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){Za(this.#e,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",
this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#a(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new Ie(`the store is ${this.#o}`));
this.#r.length===0&&setImmediate(()=>this.#c()),this.#r.push({run:e,done:n,resolve:s,reject:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.
run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#d()&&mn(n)||this.#u(n);const r=new Ie("the write was not stored",{cause:n});for(const o of e)
o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#d(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#u(e){this.#o="po\
isoned",this.#s(e)}}function xo(t,e){return`${t}/${e}`}function uy(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM ent\
ries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excl\
uded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT k\
eyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keys\
pace = ? LIMIT ?)"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function ly(t,e,n){const s=fy(t),r=e.identity(),o=e.highestKeyspace(),i=hy(
t);if(o>i)throw Do(n,`kvs.db contains entries of table ${o}, and ${i===0?"platform.db never had a table":"platform.db is older"}`);if(s!==void 0&&r!==void 0&&s!==
r)throw Do(n,"they come from two data directories");if(s!==void 0&&r===void 0&&py(t))throw Do(n,"kvs.db is missing, or older than platform.db");const a=r??s??(0,L.
randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(a),s===void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(a)}function fy(t){
const e=t.prepare("SELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function hy(t){return Number(t.prepare("SELECT seq FROM sq\
lite_sequence WHERE name = 'kvs_tables'").get()?.seq??0)}function py(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function Do(t,e){return new A.
GQ("unsupported_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same \
backup, or name another directory with --data."})}const hc="kvs.db";function my({dataDir:t,lasting:e=!0,database:n,log:s=bi}){const r=e?yy((0,$.join)(t,hc),s):fc(
{path:":memory:"});try{ly(n,r,t)}catch(o){throw r.close(),o}return r}function yy(t,e){return(0,R.writeFileSync)(t,"",{flag:"a",mode:384}),fc({path:t,onPoisoned:s=>e(
"error","kvs_store_poisoned",{reason:s instanceof Error?s.message:String(s),remedy:"Check the disk, then restart the platform. Until then all writes fail."})})}
function gy(t){const e=(0,$.join)(t,"platform.pid"),n=(0,$.join)(t,"platform.lock");(0,R.writeFileSync)(n,"",{flag:"a",mode:384});const s=new _o.DatabaseSync(n);
try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),Pa(r)?new A.GQ("unsupported_data",`${n} is not a \
lock file of the platform`,{input:"data",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):Ua(r)?new A.GQ("platform_locked",
`Another platform uses ${t}${wy(e)}`,{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,R.writeFileSync)(e,
`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,R.rmSync)(e,{force:!0}),s.close())}}}function wy(t){try{const e=/^\d{1,10}$/.exec((0,R.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}const Co=6e4;function Ey(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};
return{take(r){const o=t.monotonic(),i=Math.floor(o/Co);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((Co-o%Co)/
1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const by=100;function Ty(t,e){const n=ps(t),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("SELECT *\
 FROM kvs_roles WHERE access_key_id = ?"),a=t.prepare("SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:c,environmentID:f,sealed:y,expiresAt:b},{
now:k,most:v}){const D=await n.write(()=>{s.run(k,by);const G=r.all(f,v-1);return o.run(c,f,y,b),G.map(H=>C(H,"access_key_id"))});for(const G of D)e.publish({kind:"\
role",accessKeyID:G})},find:c=>n.read(()=>pc(i.get(c))),any:()=>n.read(()=>pc(a.get()))}}function pc(t){return t&&{accessKeyID:C(t,"access_key_id"),environmentID:C(
t,"environment_id"),sealed:Oo(t,"sealed"),expiresAt:te(t,"expires_at")}}const mc=24*36e5,Sy=8;function _y(t,e){const n=t.prepare(`DELETE FROM idempotency WHERE \
(scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ${Sy})`),s=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, c\
reated_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),r=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),o=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),i=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function a({scope:f,key:y,requestHash:b,status:k}){const v=e.now();return n.run(v-mc),s.run(f,y,b,k,v,v-mc).changes===1}function c({scope:f,
key:y,requestHash:b}){const k=r.get(f,y);return!k||C(k,"request_hash")!==b?{kind:"other_request"}:{kind:"replayed",status:te(k,"status"),answer:C(k,"response")}}
return{run(f,y){if(f&&!a(f))return c(f);const b=y();if(f&&b===void 0&&i.run(f.scope,f.key),b!==void 0)return f&&o.run(f.answer(b),f.scope,f.key),{kind:"done",made:b}}}}
function Oy({database:t,commands:e,changes:n}){const s=ms(t),r=ky(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, s\
ubdomain, settings, live_release FROM apps WHERE subdomain = ?"),a=(c,f)=>{const y=s(c),b=y?Se(y,"live_release"):null;if(!y||b===null)return;const k=r(te(y,"id")),
v=k.findIndex(({deployID:G})=>G===b),D=f===void 0?k[v+1]:k.find(({deployID:G})=>G===f);if(!(!D||v===-1))return o.run(D.deployID,te(y,"id")),{subdomain:C(y,"subd\
omain"),release:{...D,previous:b}}};return{site:c=>e.read(()=>{const f=i.get(c);if(!f)return;const y=Se(f,"live_release"),b=r(te(f,"id"));return{org:C(f,"org"),
subdomain:C(f,"subdomain"),settings:vo(C(f,"settings")),release:b.find(({deployID:k})=>k===y)??null,kept:b.filter(({deployID:k})=>k!==y)}}),list:c=>e.read(()=>{
const f=s(c);return f?r(te(f,"id")):[]}),async rollback(c,f){const y=await e.write(()=>a(c,f));return y&&n.publish({kind:"site",subdomain:y.subdomain}),y?.release}}}
function ky(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(Iy)}function Iy(t){return{deployID:C(t,"deploy_\
id"),manifestHash:C(t,"manifest")}}function vy(t){const e=ps(t.database),n={...t,commands:e,idempotency:_y(t.database,t.clock)};return{apps:Gm(n),deployments:Wm(
n),releases:Oy(n)}}function Ay(t,e){const n=ps(t),s=ms(t),r=t.prepare("SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS cou\
nt FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`S\
ELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables \
WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),f=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)"),y=t.prepare(`SELECT t.keyspace, a.envir\
onment_id, a.type FROM kvs_tables t JOIN apps a ON a.id = t.app
    WHERE t.token_hash = ?`),b=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),k=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace\
 > ? ORDER BY keyspace LIMIT ?"),v=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:D,name:G,tokenHash:H,sealed:q,createdAt:z,types:se,
most:N}){const x=await n.write(()=>{const Y=s(D);if(!Y)return{kind:"no_app"};const[re,ue]=[te(Y,"id"),C(Y,"type")];return se.some(ge=>ge===ue)?r.get(re,G)?{kind:"\
taken"}:Number(o.get(re)?.count)>=N?{kind:"full"}:(i.run(re,G,H,q,z),{kind:"created"}):{kind:"wrong_type",type:ue}});return x.kind==="created"&&e.publish({kind:"\
table",tokenHash:H}),x},list:({org:D,project:G,appID:H})=>n.read(()=>{const q=a.all(D,G,H),[z]=q;if(!z)return;const se=q.filter(N=>N.name!==null).map(Ny);return{
type:C(z,"type"),environmentID:C(z,"environment_id"),tables:se}}),async remove(D,G){const H=await n.write(()=>{const q=s(D);if(!q)return{kind:"no_app"};const z=c.
get(te(q,"id"),G);if(!z)return{kind:"no_table"};const se=te(z,"keyspace");return f.run(se),{kind:"removed",keyspace:se,tokenHash:C(z,"token_hash")}});return H.kind!==
"removed"?H:(e.publish({kind:"table",tokenHash:H.tokenHash}),{kind:"removed",keyspace:H.keyspace})},binding:D=>n.read(()=>{const G=y.get(D);if(!G)return;const H=C(
G,"environment_id");return{keyspace:te(G,"keyspace"),environmentID:H,type:C(G,"type")}}),anySealed:()=>n.read(()=>{const D=b.get();return D&&{tokenHash:C(D,"tok\
en_hash"),sealed:Oo(D,"token_sealed")}}),toDrop:({after:D,limit:G})=>n.read(()=>k.all(D,G).map(H=>te(H,"keyspace"))),dropped:D=>n.write(()=>{v.run(D)})}}function Ny(t){
return{name:C(t,"name"),createdAt:te(t,"created_at"),tokenHash:C(t,"token_hash"),sealed:Oo(t,"token_sealed")}}var Ry=function(t,e,n){if(e!=null){if(typeof e!="o\
bject"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defin\
ed.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},$y=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ly=10;async function xy(t){const e={stack:[],error:void 0,hasError:!1};try{
const n=Fm(t.dir),{lasting:s,clock:r=It.m,log:o}=t,i=Ry(e,new AsyncDisposableStack,!0);i.use(gy(n));const a=i.adopt(yc(n,t),gc),c=i.use(wc(a,n,Pm(),t)),f=i.use(
my({dataDir:n,lasting:s,database:a,log:o}));c.jobs.expireAll();const y=sm(n,k=>{Za(a,(0,$.join)(k,"platform.db")),f.copyTo((0,$.join)(k,hc))}),b=i.move();return{
...c,kvs:f,quota:Ey(r),backUp:y,[Symbol.asyncDispose]:()=>b.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=$y(e);n&&await n}}function tg(t,e,n){
return wc(yc(t,n),t,e,n)}function yc(t,{database:e,lasting:n=!0}){return e??Um(n?t:void 0)}function gc(t){t.isOpen&&t.close()}function wc(t,e,n,s){const{lasting:r=!0,
keepReleases:o=Ly,clock:i=It.m,random:a=qp}=s,c=ps(t),f=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),y={kind:"local",dir:(0,$.join)(e,"objects"),lasting:r};
return{dataDir:e,changes:n,blobsAt:y,blobs:new vm(y),state:vy({database:t,changes:n,clock:i,random:a}),jobs:Km({database:t,commands:c,changes:n,clock:i,keepReleases:o}),
logs:$m((0,$.join)(e,"logs")),tables:Ay(t,n),roles:Ty(t,n),keys:ey(e,t),check:()=>c.read(()=>{f.get()}),async[Symbol.asyncDispose](){gc(t)}}}async function Dy(t){
Si(t);try{const e=await xy(t);return await Wp({...t,stores:e,nodeDir:e.dataDir})}catch(e){throw Cy(e,(0,$.resolve)(t.dir))}}function Cy(t,e){const n=(o,i,a)=>new A.
GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof A.GQ)return t;if(mn(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some roo\
m on it and start again, or name a directory on another disk with --data.");if(Pa(t)){const o=`A database of the data directory ${e} is damaged: ${ut(t)}`;return n(
"unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===
""||(0,A.xU)(t)===void 0||!(0,Q.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,A.xU)(t)})`,"Make this user the owner of all files in the data directory\
, remove files that the platform did not write, or name another directory with --data.")}})};export{sg as id,rg as ids,og as modules};

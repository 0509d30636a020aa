var Cc=Object.freeze,hw=Object.defineProperty;var Mc=(Je,_e)=>Cc(hw(Je,"raw",{value:Cc(_e||Je.slice())}));var Pc;const Cw=741,Mw=[741],Pw={8879:((Je,_e,k)=>{k.d(_e,{runCheck:()=>Nr});var $=k(1455),v=k(8161),Q=k(6760),L=k(3532),fe=k(336),b=k(9127),x=k(3739);const N=3;
async function we(u,d,l){let h="/";for(let p=0;p<N;p+=1){if(h=Ee(u.flatMap(({url:_})=>ue(h,_.pathname))),h===""||d.some(_=>`/${_}`.startsWith(h)))return;const g=u.
filter(_=>ce(_,h)),T=(await Promise.all(g.map(({url:_})=>z(_,h,l)))).filter(Boolean).length;if(T>1&&T*2>g.length)return h}}function ce({url:u,kind:d},l){return d!==
"fragment"&&`${u.pathname}/`.startsWith(l)}function ue(u,d){const l=d.startsWith(u)?d.slice(u.length).split("/",1)[0]:"";return l?[`${u}${l}/`]:[]}function Ee(u){
const d=new Map;for(const l of u)d.set(l,(d.get(l)??0)+1);return[...d].reduce((l,h)=>h[1]>l[1]?h:l,["",0])[0]}async function z(u,d,l){const{kind:h}=await l.probe(
new URL(`/${u.pathname.slice(d.length)}${u.search}`,u));return h==="there"}const K=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,C=String.
raw`"([^"\\\n]*(?:${K}[^"\\\n]*)*)"`,S=String.raw`'([^'\\\n]*(?:${K}[^'\\\n]*)*)'`,J=String.raw`((?:[^()"'\s\\]|${K})+)\s*\)`,de=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
K,String.raw`(?:url\(\s*|@import\s+)(?:${C}|${S})`,String.raw`url\(\s*${J}`,C.replace("(","(?:"),S.replace("(","(?:")].join("|"),"gi"),pe=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function ne(u){return[...u.matchAll(de)].flatMap(d=>{const l=d.slice(1).find(h=>h!==void 0);return l===void 0||l===""||l.startsWith("#")?[]:[{href:le(l),kind:"a\
sset"}]})}function le(u){return u.replace(pe,(d,l,h,p)=>{const g=l===void 0?Number.NaN:Number.parseInt(l,16);return g<=1114111?String.fromCodePoint(g):h===void 0?
p??"":""})}async function Oe(u,d,l){const h=u[Symbol.iterator](),p=async()=>{for(let g=h.next();!g.done;g=h.next())await l(g.value)};await Promise.all(Array.from(
{length:d},p))}var Xe=k(1600);const ft={a:[["href","link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[
["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[
["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},
Qe=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),ht=new Set(["title","style","script","template"]),Ze=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Z(u){const d=new O;return d.read(u),d}class O{links=[];ids=new Set;base;empty=!0;#e=[];read(d){
const l=new Xe.i({onopentag:(h,p)=>this.#t(h,p),ontext:h=>this.#r(h),onclosetag:h=>{this.#e.at(-1)===h&&this.#e.pop()}});l.write(d),l.end()}#t(d,l){ht.has(d)&&l.
shadowrootmode===void 0&&this.#e.push(d),Qe.has(d)&&(this.empty=!1);for(const p of[l.id,d==="a"?l.name:void 0])p&&this.ids.add(p);switch(l.style?.includes("url(")&&
this.#o(ne(l.style)),d){case"base":this.base??=l.href;return;case"meta":this.#s(l);return;case"link":this.#n(l);return;case"a":case"area":if(/\bexternal\b/.test(
l.rel??""))return;break}const h=(ft[d]??[]).flatMap(([p,g])=>{const y=l[p];return y===void 0?[]:[{href:y,kind:g}]});this.#o([...h,...H(l.srcset??"")])}#n({rel:d="",
href:l,imagesrcset:h=""}){const p=Ze.find(([g])=>g.test(d))?.[1];p!==void 0&&this.#o([...l===void 0?[]:[{href:l,kind:p}],...H(h)])}#s(d){if(d["http-equiv"]?.toLowerCase()!==
"refresh")return;this.empty=!1;const l=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(d.content??"")?.[1];l&&this.#o([{href:l.trim(),kind:"link"}])}#r(d){
this.#e.at(-1)==="style"&&this.#o(ne(d)),this.#e.length===0&&d.trim()!==""&&(this.empty=!1)}#o(d){this.#e.includes("template")||this.links.push(...d.filter(({href:l})=>!F(
l)))}}function F(u){return/\{\{|\$\{|<%/.test(u)}function H(u){return u.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(l=>{const[h=""]=l.trim().split(/\s/,1);return h===
""?[]:[{href:h.replace(/,+$/,""),kind:"asset"}]})}const q=10;class ie{#e;#t=new Map;constructor(d){this.#e=d}know(d,l){this.#t.set(d.pathname,Promise.resolve({kind:"\
there",url:d,page:ke(l)}))}probe(d){const l=d.pathname+d.search,h=this.#t.get(l);if(h)return h;const p=this.#n(d);return this.#t.set(l,p),p}async#n(d){let l=d;for(let h=0;h<
q;h+=1){const{status:p,headers:g}=await this.#e.fetch(l,{method:"HEAD",signal:this.#e.signal}),y=g.get("location");if(p>=400)return{kind:"missing",status:p};if(p<
300||y===null||!URL.canParse(y,l.href))return{kind:"there",url:l,page:ke(g)};if(l=new URL(y,l),l.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function ke(u){return/\bhtml\b/.test(u.get("content-type")??"")}const pt=16,Dt=2e4,Ss=16*1024*1024;async function Ct(u,d){const l=new _n(u),h=d.filter(
B=>/\.(?:x?html?|css)$/i.test(B));await Oe(h.slice(0,Dt),pt,B=>l.read(B)),await l.follow();const p=await l.index(),g=l.result(),y=await we(g.dead,d,l.prober),T=p.
status<300?void 0:Os(d),_=new Set(T===void 0?[]:d),U=B=>On(B).some(oe=>_.has(`${T}/${oe}`)),V=g.dead.filter(({url:B})=>!U(Mt(B.pathname).slice(1)));return{index:p,
...g,dead:V,folder:T,basePath:y,unread:l.unread+Math.max(0,h.length-Dt)}}const _s=5;class _n{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(d){
this.#e=d,this.prober=new ie(d)}async index(){const{root:d,fetch:l,signal:h}=this.#e,p=await this.prober.probe(d);if(p.kind!=="there")return{status:kn(p),empty:!1};
const g=await l(p.url,{signal:h}),y=await g.text();return{status:g.status,empty:y.trim()===""||p.page&&Z(y).empty}}async read(d){const l=ks(d,this.#e.root),h=await this.#e.
fetch(l,{signal:this.#e.signal}),p=await h.text();h.status>=300||(this.prober.know(l,h.headers),p.length>Ss?this.unread+=1:/\.css$/i.test(d)?this.#i(ne(p),l,d):
this.#o(p,l,d))}#o(d,l,h){const p=Z(d);this.#r+=1,this.#n.set(h,p.ids);const g=p.base!==void 0&&URL.canParse(p.base,l.href)?new URL(p.base,l):l;this.#i(p.links,
g,h)}#i(d,l,h){for(const{href:p,kind:g}of d){const y=URL.canParse(p,l.href)?new URL(p,l):void 0;if(y?.origin!==this.#e.root.origin)continue;const T=`${g} ${y.href}\
 ${p}`,_=this.#t.get(T)??{href:p,kind:g,url:y,files:[],latest:"",count:0};this.#t.set(T,_),_.latest!==h&&(_.latest=h,_.count+=1,_.files=[..._.files,h].sort(Pt).
slice(0,_s))}}async follow(){await Oe(this.#t.values(),pt,async d=>{const l=await this.#a(d);if(l===void 0)return;const{href:h,url:p,files:g,count:y}=d;this.#s.
push({href:h,url:p,files:g,count:y,...l})})}async#a({url:d,kind:l}){const h=await this.prober.probe(d);switch(h.kind){case"missing":return{kind:l,why:`answers ${h.
status}`};case"circle":return{kind:l,why:"redirects in a circle"};case"external":return;case"there":return l==="asset"&&h.page&&/\.(?!x?html?$)\w+$/i.test(h.url.
pathname)?{kind:l,why:"answers with a page"}:this.#c(h.url,d.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return h}}#c(d,l){const h=l.slice(
1);if(h===""||/^(?:top$|[/!]|:~:)/i.test(h))return!0;const p=this.#u(Mt(d.pathname).slice(1));return p===void 0||p.has(h)||p.has(Mt(h))}#u(d){return On(d).map(l=>this.#n.
get(l)).find(l=>l!==void 0)}result(){const d=this.#s.sort((h,p)=>Pt(h.files[0],p.files[0])||Pt(h.href,p.href)),l=new Set([...this.#t.values()].map(({url:h})=>h.
href)).size;return{pages:this.#r,links:l,dead:d}}}function On(u){const d=u===""||u.endsWith("/")?u:`${u}/`;return[u,`${u}.html`,`${d}index.html`]}function Os(u){
const d=y=>y.split("/").length,l=u.filter(y=>y.endsWith("/index.html")).sort((y,T)=>d(y)-d(T)),[h,p]=l;return h!==void 0&&(p===void 0||d(p)>d(h))?h.slice(0,-11):
void 0}function kn(u){return u.kind==="missing"?u.status:310}function ks(u,d){const l=u.replace(/(^|\/)index\.html$/,"$1");return new URL(l.split("/").map(encodeURIComponent).
join("/"),d)}function Mt(u){try{return decodeURIComponent(u)}catch{return u}}function Pt(u="",d=""){return u<d?-1:+(u>d)}var In=k(7496);const Is=100,vs='If anot\
her application serves the link on the same host, add rel="external" to it: the check skips such links.';async function vn(u,d){const l=[],{basePath:h}=u,p=u.dead.
filter(g=>h===void 0||!ce(g,h));h!==void 0&&l.push(await jt(h,u,d));for(const[g,y]of p.entries()){const T=g<Is?await d.find(y.href,y.files[0]??""):void 0;l.push(
{...Nn(y),place:T})}return[...Ns(u),...l,...As(u)]}async function jt(u,{dead:d},l){const h=d.filter(g=>ce(g,u)),p=await l.find(u,"")??await l.find(u.slice(0,-1),
"");return{code:"base_path",message:`The site is built for the base path ${u}, and is served without one: ${h.length} of its links and files answer 404`,remedy:"\
Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:p}}function Ns({index:u,folder:d}){
return u.status>=300?[{code:"index_unanswered",message:`The site has no index page: / answers ${u.status}`,remedy:d===void 0?"The output directory needs an inde\
x.html. Is output-directory the folder that the build writes?":`The output directory has its index.html in ${d}: put that folder at the end of output-directory.`}]:
u.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function Nn(u){const d=JSON.stringify(u.href.length>200?
`${u.href.slice(0,199)}\u2026`:u.href);switch(u.kind){case"link":return{code:"dead_link",message:`Dead link: ${d} ${u.why} (${Ut(u)})`,remedy:vs};case"asset":return{
code:"dead_asset",message:`Missing file: ${d} ${u.why} (${Ut(u)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${d} leads to has no such \
part (${Ut(u)})`};default:return u.kind}}function Ut({files:u,count:d}){const l=d-1;return`in ${u[0]}${l>0?` and ${l} more ${l===1?"file":"files"}`:""}`}function As({
unread:u}){return u===0?[]:[{code:"not_all_checked",message:`${u} pages or style sheets are too long, or too many, to be read`}]}var Re=k(5807),qe=k(1421),je=k(
7975);const An=(0,je.promisify)(qe.execFile),Rn=64*1024*1024,$n=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(u=>["-c",u]);function re(u,d,l,h={}){
const p=Object.fromEntries(Object.entries(d).filter(([y])=>!y.startsWith("GIT_"))),g={cwd:u,env:{...p,LC_ALL:"C",...h},signal:l,maxBuffer:Rn};return async(...y)=>{
try{return(await An("git",[...$n,...y],g)).stdout}catch(T){throw(0,x.xU)(T)!=="ENOENT"?T:new x.GQ("unsupported_runtime","git is not installed",{remedy:"Install \
git on the runner: the check builds the commit that is checked out.",cause:T})}}}const mt=5*6e4,Bt="refs/slipway/base";async function Rs(u,d,l,h,p){const g=re(l,
h,p),y=await Ft(d.git,u,p)??await Ft(d.git,`origin/${u}`,p)??await Ls(u,d,l,h,p);return await g("update-ref",Bt,y),{name:u,commit:y}}async function Ft(u,d,l){try{
return(await u("rev-parse","--quiet","--verify",`${d}^{commit}`)).trim()}catch(h){if(l.throwIfAborted(),h instanceof x.GQ)throw h;return}}const $s=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function Ls(u,d,l,h,p){const g=$s.test(u)?await Ln(d.git,p):void 0;if(!g)throw yt(u,"");const y=AbortSignal.timeout(mt),T=re(d.root,h,AbortSignal.any([p,y]),
g),_=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${u}:${Bt}`];try{await T("--git-dir",l,"fetch",..._)}catch(V){throw p.throwIfAborted(),
V instanceof x.GQ?V:yt(u,y.aborted?", and origin does not answer":j(V),V)}const U=await Ft(re(l,h,p),Bt,p);if(U===void 0)throw yt(u,", and what origin has by th\
is name is not a commit");return U}const xs=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],[
"maintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Ds="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function Ln(u,d){const l=await u("config","--local","--includes","--null","--get-regexp",Ds).catch(()=>"");d.throwIfAborted();const h=l.split("\0").flatMap(
T=>{const[_="",...U]=T.split(`
`);return _===""?[]:[[_,U.length===0?"true":U.join(`
`)]]});if(!h.some(([T])=>T==="remote.origin.url"))return;const p=[...xs,...h],g=p.flatMap(([T,_],U)=>[[`GIT_CONFIG_KEY_${U}`,T],[`GIT_CONFIG_VALUE_${U}`,_]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(p.length),...Object.fromEntries(g)}}function j(u){const d=u instanceof
Error&&"stderr"in u&&typeof u.stderr=="string"?u.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(d))return", nor\
 has origin";const h=(d.split(`
`).find(p=>/^(?:fatal|error): /.test(p))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,Re.
Ow)(h,300)}`}function yt(u,d,l){return new x.GQ("invalid_input",`compare-to: "${u}" names nothing that this checkout has${d}`,{input:"compare-to",remedy:Cs,cause:l})}
const Cs=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function Ms(u,d){const{bare:l,branch:h,commit:p,lender:g,shallow:y,origin:T}=d;for(const V of["objects/info",
"refs"])await(0,$.mkdir)((0,Q.join)(u,V),{recursive:!0});const _=T===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(T)}
`,U={HEAD:`ref: refs/heads/${h}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${l}
${_}`,"packed-refs":p&&`${p} refs/heads/${h}
`,"objects/info/alternates":g&&`${(0,Q.join)(g,"objects")}
`,shallow:y};for(const[V,B]of Object.entries(U))B&&await(0,$.writeFile)((0,Q.join)(u,V),B)}async function Ue(u,d,l){const h=re(u,d,l),[p="",g="",y=""]=(await Ht(
h,u,l)).split(`
`),T=re(p,d,l);return{root:p,commit:y,changed:(await T("diff","--name-only","-z","HEAD")).split("\0").filter(_=>_!==""),git:T,async lend(_,U){const V=await(0,$.
readFile)((0,Q.join)(g,"shallow"),"utf8").catch(B=>{if((0,x.xU)(B)!=="ENOENT")throw B});await Ms(_,{bare:!0,branch:U,commit:y,lender:g,shallow:V})}}}async function Ht(u,d,l){
try{const h=await u("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[p="",g="",y=""]=h.split(`
`);return[p,(0,Q.resolve)(d,g),y].join(`
`)}catch(h){throw l.throwIfAborted(),h instanceof x.GQ?h:new x.GQ("file_not_found",`There is no checkout in ${d}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:h})}}function Gt({pages:u},d,l){const h=y=>({now:y(d),change:y(d)-y(l)}),p=y=>h(T=>T.reduce((_,U)=>_+y(U),0));return{pages:{now:u,
change:p(({path:y})=>Number(gt.test(y))).change},files:h(({length:y})=>y),bytes:p(({bytes:y})=>y),brotli:p(({brotli:y})=>y),gzip:p(({gzip:y})=>y),changes:wt(d,l).
toSorted((y,T)=>Math.abs(T.bytes)-Math.abs(y.bytes)||(y.path<T.path?-1:1))}}const gt=/\.x?html?$/i;function wt(u,d){const l=new Map(d.map(_=>[_.path,_])),h=new Set(
u.map(({path:_})=>_)),p=u.filter(({path:_})=>!l.has(_)),g=d.filter(({path:_})=>!h.has(_)),y=et(p,g),T=new Set(y.flat());return[...u.flatMap(_=>{const U=l.get(_.
path);return U===void 0||U.digest===_.digest?[]:[xn(_,U)]}),...y.map(([_,U])=>({...xn(_,U),formerly:U.path})),...p.filter(_=>!T.has(_)).map(_=>Ce("added",_,1)),
...g.filter(_=>!T.has(_)).map(_=>Ce("removed",_,-1))]}function xn(u,d){const{path:l,bytes:h,brotli:p}=u;return{kind:"changed",path:l,bytes:h-d.bytes,brotli:p-d.
brotli}}function Ce(u,{path:d,bytes:l,brotli:h},p){return{kind:u,path:d,bytes:p*l,brotli:p*h}}function et(u,d){const l=Map.groupBy(d,({path:h})=>Dn(h));return[...Map.
groupBy(u,({path:h})=>Dn(h))].flatMap(([h,p])=>{const[g,y]=p,[T,_]=l.get(h)??[];return h!==void 0&&g&&T&&!y&&!_?[[g,T]]:[]})}const Me=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
zt=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Ps=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Dn(u){if(gt.test(u))return;
const d=u.lastIndexOf("/")+1,[l,h]=[u.slice(0,d),u.slice(d)],p=Me.exec(h)?.[0]??"",g=h.slice(0,h.length-p.length);if(Ps.test(g))return`${l}*${p}`;const y=zt.map(
T=>T.exec(g)?.groups).find(T=>js(T?.hash??""));return y&&`${l}${y.stem}*${p}`}function js(u){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
u)}var Wt=k(7598),Us=k(3024),Bs=k(6466);const Yt="{js,cjs,mjs,ts,cts,mts}",Fs={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json",
"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv\
.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno\
.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.\
xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbui\
ld,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelt\
e,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${Yt}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config\
.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${Yt}`,`gruntfile.${Yt}`,
"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerfile","docker-comp\
ose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*\
.tfstate.backup","*.tfvars"]},Hs=new RegExp(`^(?:${Object.values(Fs).flat().map(zs).join("|")})$`,"is");function Gs(u){return u!==".well-known"&&Hs.test(u)}function zs(u){
return u.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(d,l)=>`(?:${l.replaceAll(",","|")})`)}var tt=k(8522);const Ws=(0,je.promisify)(tt.
brotliCompress),Be=(0,je.promisify)(tt.gzip),Cn=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,Kt={params:{[tt.constants.BROTLI_PARAM_QUALITY]:5}},
Ys={level:6};async function Ks(u,d){const l=d.length;if(l===0||Cn.test(u))return{bytes:l,brotli:l,gzip:l};const[h,p]=await Promise.all([Be(d,Ys),Ws(d,Kt)]);return{
bytes:l,brotli:Math.min(l,p.length),gzip:Math.min(l,h.length)}}const Vt=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
Vs=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function Jt(u){return Vt.test(u)&&!Mn(u)}function Mn(u){return Vs.test(u)}const Et="PRIVATE K\
EY",Js=600;function Pn(u){for(let d=u.indexOf(Et);d!==-1;d=u.indexOf(Et,d+Et.length)){const l=u.toString("latin1",Math.max(0,d-40),d+Js);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(l))return!0}return!1}const jn=25*1024*1024,Xs=16*1024*1024,Un=4;async function Bn(u,d){const{commit:l,kind:h="build",signal:p}=d,g=(await tr((0,Q.join)(u,"\
.git","shallow"))).trim()===l,y=[],T=[];for await(const B of nt(u,"",h)){p.throwIfAborted();const oe=Xt(B,g);oe!=="ordinary"&&oe!=="left-out"&&T.push(oe),oe==="\
ordinary"&&y.push(B)}const _=[];await Oe(y.sort(),Un,async B=>{p.throwIfAborted();const oe=await Qs(u,B,d);oe&&_.push(oe)}),_.sort((B,oe)=>B.file.path<oe.file.path?
-1:1);const U=_.map(({file:B})=>B);T.push(..._.flatMap(({found:B})=>B));const V=U.filter(({path:B})=>/\.(?:js|mjs|cjs|css)\.map$/.test(B));return V.length>0&&T.
push(er(V)),{files:U,findings:T}}async function*nt(u,d,l){const h=await(0,$.readdir)((0,Q.join)(u,d),{withFileTypes:!0});for(const p of h.sort((g,y)=>g.name<y.name?
-1:1)){const g=d+p.name,y=p.name===".git"||g==="node_modules";l==="folder"&&!y&&Gs(p.name)&&!Jt(p.name)||(p.isDirectory()&&!y?yield*nt(u,`${g}/`,l):(y||p.isFile()||
p.isSymbolicLink())&&(yield g))}}function Xt(u,d){const l=u.slice(u.lastIndexOf("/")+1);return u==="node_modules"||l===".git"&&d?"left-out":l===".git"?{code:"le\
aked_repository",message:`The output contains a git repository, ${u}: its whole history would be public`,remedy:"Build into a folder of its own, or have the bui\
ld remove it."}:Mn(l)?{code:"example_of_secrets",message:`The output contains ${u}, which is not published`,remedy:"Leave it out of the output directory."}:Jt(l)?
{code:"leaked_secret_file",message:`The output contains ${u}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change the sec\
rets in it if it was ever published."}:"ordinary"}async function Qs(u,d,{digests:l,signal:h}){const p=(0,Q.join)(u,d),g=await(0,$.stat)(p).catch(()=>{});if(!g?.
isFile())return;const y=g.size;if(y>Xs){const V=y>jn?[qs(d,y)]:[],B=l?await Zs(p,h):void 0;return{file:{path:d,bytes:y,brotli:y,gzip:y,digest:B},found:V}}const T=await(0,$.
readFile)(p),_=l?(0,Wt.createHash)("sha256").update(T).digest("hex"):void 0;return{file:{path:d,...await Ks(d,T),digest:_},found:Pn(T)?[Fn(d)]:[]}}async function Zs(u,d){
const l=(0,Wt.createHash)("sha256");return await(0,Bs.pipeline)((0,Us.createReadStream)(u),l,{signal:d}),l.digest("hex")}function qs(u,d){return{code:"large_fil\
e",message:`${u} has ${(d/1024**2).toFixed(0)} MB; more than ${jn/1024**2} is much for a site`}}function Fn(u){return{code:"leaked_private_key",message:`The out\
put contains a private key, in ${u}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function er(u){
const[d]=u,l=u.length===1?"":` and ${u.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${d?.path}${l}): anyone can read the \
sources in them`}}async function tr(u){return(0,$.readFile)(u,"utf8").catch(()=>"")}const nr=/[\s"'`(=[{}<>,:%]$/,sr=/^[\s"'`)\]}<>,;#?]/;function bt(u,d,l){const h=new Map,
p=g=>{const y=h.get(g)??Zt(u,d,g);return h.set(g,y),y};return{async find(g,y){for(const T of Qt(g,y)){const _=await p(T),U=rr(_,y,l);if(U)return U}}}}function Qt(u,d){
const[l=""]=u.split(/[?#]/,1),h=u.replaceAll("&","&amp;"),p=/^\.{1,2}\//.test(l)?new URL(l,`http://site/${encodeURI(d)}`).pathname:"",g=[u,h,l,p];return[...new Set(
[...g,...g.map(y=>y.replace(/\/$/,""))])].filter(y=>y.length>1)}async function Zt(u,d,l){return(await u("grep","-I","-n","-z","-F","-e",l,d,"--").catch(()=>"")).
split(`
`).flatMap(p=>qt(p,d,l))}function qt(u,d,l){const[h="",p="",...g]=u.split("\0"),y=g.join("\0");for(let T=y.indexOf(l);T!==-1;T=y.indexOf(l,T+1)){const[_,U]=[y.slice(
Math.max(0,T-1),T),y.slice(T+l.length,T+l.length+1)];if((T===0||nr.test(_))&&(U===""||sr.test(U)))return[{file:h.slice(d.length+1),line:Number(p),column:T+1}]}return[]}
function rr(u,d,l){const h=u.filter(({file:g})=>l===void 0||!g.startsWith(`${l}/`)),p=h.filter(({file:g})=>or(g,d));return[u,h,p].map(Hn).find(g=>g!==void 0)}function Hn(u){
const[d]=u;return d&&u.every(({file:l})=>l===d.file)?d:void 0}function or(u,d){const l=en(d.replace(/\/index\.[^/]+$/,""));return en(u)===l||en(u.replace(/\/index\.[^/]+$/,
""))===l}function en(u){return u.slice(u.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const ir=5;async function Fe(u,d,l){const h=d.files.map(({path:y})=>y),p=await Ct(
u,h),g=y=>d.files.reduce((T,_)=>T+y(_),0);return{pages:p.pages,links:p.links,files:d.files.length,bytes:g(({bytes:y})=>y),brotli:g(({brotli:y})=>y),gzip:g(({gzip:y})=>y),
largest:d.files.toSorted((y,T)=>T.bytes-y.bytes).slice(0,ir),findings:cr([...d.findings,...await vn(p,l)])}}const ar=["error","warning","notice"];function cr(u){
const d=l=>ar.indexOf((0,In.x)(l))*2+(l.place?0:1);return u.toSorted((l,h)=>d(l)-d(h))}function tn({findings:u}){const d=u.filter(l=>(0,In.x)(l)==="error").length;
if(d!==0)return new x.GQ("check_failed",`The site was built, and does not pass: ${d} ${d===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var ur=k(5635),dr=k(567);async function lr(u,d,l){const{report:h,signal:p}=l,g=(0,ur.M)(h.report,fe.m,p);return await g.phase("compare",
async()=>{const y=await fr(u,d,l);return p.throwIfAborted(),await h.compared(y),[void 0,(0,dr.i)(y),y.kind==="untold"]}),g.phases}async function fr(u,d,l){const{
embedded:h,report:p,checked:g,leftMs:y}=l;if(u.commit===g.commit)return{kind:"untold",base:u,why:"it is the commit that was checked"};const T=B=>{(B.type==="sta\
tus"||B.type==="heartbeat")&&p.report(B)},_={...d.follow,timeoutMs:Math.max(1,y)},{outcome:U,output:V}=await h.deploy(u.commit,{...d,...st(d),follow:_},T);return U.
status==="succeeded"&&V?{kind:"told",base:u,difference:Gt(g.report,g.output.files,V.files)}:{kind:"untold",base:u,why:hr(U,y)}}function st({project:u}){return{project:u===
"base"?"checked":"base"}}function hr({status:u,error:d},l){return u!=="pending"?`it does not build (${d?.message??u})`:l<1?"no time was left to build it":`it wa\
s not built in the ${(0,b.a)(l)} that were left`}var pr=k(1619),mr=k(3130);function yr(u){return{kind:"platform",...u,input:"the platform",description:"the embe\
dded platform's own",obtain:(d,{onSecret:l})=>gr(u,d,l)}}async function gr(u,d,l){l(u.requestToken),(0,pr.J)(new URL(u.requestUrl).origin,"the platform's addres\
s");try{return await(0,mr.g)("the platform",u,d,l)}catch(h){throw!(h instanceof x.GQ)||h.code!=="unauthorized"?h:h.with({remedy:"The data directory may be of an\
other platform; name the right one with --data.",cause:h})}}var wr=k(9574),Er=k(1532),br=k(7244);async function Tr(u){const{startPlatform:d,env:l,scratch:h,lent:p,
digests:g}=u;let y="",T,_=new AbortController;const U=await d({dir:(0,Q.join)(h,"platform"),port:0,allowLocalGit:!0,lasting:!1,env:l,async onOutput(V,B,oe){T=await Bn(
V,{commit:y,digests:g,kind:oe,signal:B}),_.abort()}});return{async deploy(V,B,oe){[y,T,_]=[V,void 0,new AbortController];const Ge=Or(_.signal);return{outcome:await Ir(
U,kr(B,V,p),oe,{...u,sleep:Ge}),output:T}},[Symbol.asyncDispose]:()=>U[Symbol.asyncDispose]()}}const Sr=100,_r=5;function Or(u){return async(d,l)=>{if(u.aborted)
return fe.m.sleep(_r,l);try{await fe.m.sleep(d,l?AbortSignal.any([l,u]):u)}catch(h){if(l?.throwIfAborted(),!u.aborted)throw h}}}function kr(u,d,l){const{configuration:h,
follow:p}=u;return{...u,configuration:{...h,repository:l},commit:d,create:!0,verify:"off",urlTemplate:void 0,follow:{...p,wait:!0,pollIntervalMs:Sr,statusMap:new Map}}}
function Ir(u,d,l,{signal:h,folder:p,onSecret:g,sleep:y}){const{baseUrl:T,requestUrl:_,requestToken:U}=u,V=yr({requestUrl:_,requestToken:U,audience:T}),B=()=>Promise.
reject(new TypeError("A check runs no token command")),oe={...fe.m,sleep:y},Ge={fetch,clock:oe,tree:(0,br.c)(p),signal:h,run:B,onSecret:g,reporter:l};return(0,Er.
g)(d,(0,wr.N)(d,{baseUrl:T,source:V},Ge))}var Tt=function(u,d,l){if(d!=null){if(typeof d!="object"&&typeof d!="function")throw new TypeError("Object expected.");
var h,p;if(l){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");h=d[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");h=d[Symbol.dispose],l&&(p=h)}if(typeof h!="function")throw new TypeError("Object not disposable.");p&&(h=function(){try{p.call(
this)}catch(g){return Promise.reject(g)}}),u.stack.push({value:d,dispose:h,async:l})}else l&&u.stack.push({async:!0});return d},vr=(function(u){return function(d){
function l(y){d.error=d.hasError?new u(y,d.error,"An error was suppressed during disposal."):y,d.hasError=!0}var h,p=0;function g(){for(;h=d.stack.pop();)try{if(!h.
async&&p===1)return p=0,d.stack.push(h),Promise.resolve().then(g);if(h.dispose){var y=h.dispose.call(h.value);if(h.async)return p|=2,Promise.resolve(y).then(g,function(T){
return l(T),g()})}else p|=1}catch(T){l(T)}if(p===1)return d.hasError?Promise.reject(d.error):Promise.resolve();if(d.hasError)throw d.error}return g()}})(typeof SuppressedError==
"function"?SuppressedError:function(u,d,l){var h=new Error(l);return h.name="SuppressedError",h.error=u,h.suppressed=d,h});async function Nr(u,d,l,h){try{return await Ar(
u,d,l,h)}catch(p){if(!h.signal.aborted)throw p;return{...nn,status:"cancelled",failure:void 0,phases:[],error:He()}}}async function Ar(u,d,l,h){const p={stack:[],
error:void 0,hasError:!1};try{const{env:g,signal:y}=h,{repository:T,branch:_,outputDirectory:U}=u.configuration,V=(0,Q.isAbsolute)(T)?T:h.workspace,B=Tt(p,await Rr(
g),!0),oe=(0,Q.join)(B.path,"source.git"),Ge=Ue(V,g,y);Ge.catch(()=>{});const zn=rt=>l.addSecret(rt),$r={...h,scratch:B.path,lent:oe,folder:V,digests:d!==void 0,
onSecret:zn},Wn=Tt(p,await Tr($r),!0),ze=await Ge;l.checkedOut(ze.commit),_t(ze,l.report),await ze.lend(oe,_);const sn=d===void 0?void 0:await Rs(d,ze,oe,g,y),Yn=fe.
m.now(),{commit:Ot}=ze,rn=rt=>rt.type==="url"||l.report(rt),{outcome:kt,output:It}=await Wn.deploy(Ot,u,rn),{status:Lr,url:Kn}=kt;if(Lr!=="succeeded"||It===void 0||
Kn===void 0)return Gn(kt,u);const We={root:new URL(Kn),fetch:(0,L.Q)(fetch),signal:y},on=await Fe(We,It,bt(ze.git,Ot,U));await l.checked(on);const vt=u.follow.timeoutMs-
(fe.m.now()-Yn),an=sn&&{embedded:Wn,report:l,signal:y,checked:{commit:Ot,report:on,output:It},leftMs:vt},Vn=an?await lr(sn,u,an):[],Jn=tn(on);return{...kt,...nn,
status:Jn?"failed":"succeeded",error:Jn,phases:[...kt.phases,...Vn]}}catch(g){p.error=g,p.hasError=!0}finally{const g=vr(p);g&&await g}}const nn={appID:void 0,appCreated:!1,
deployID:void 0,url:void 0};function Gn(u,{follow:d}){const l={...u,...nn};if(u.error?.code==="interrupted")return{...l,status:"cancelled",error:He()};if(u.status!==
"pending")return l;if(u.error&&u.error.code!=="deploy_timeout")return{...l,status:"failed"};const h=`The check has not ended within ${(0,b.a)(d.timeoutMs)}, and\
 was stopped`,p="Raise the input timeout.";return{...l,status:"failed",error:new x.GQ("deploy_timeout",h,{input:"timeout",remedy:p})}}function He(){return new x.
GQ("interrupted","Interrupted: the check was stopped, and has no result")}const St=5;function _t({changed:u},d){if(u.length===0)return;const l=u.slice(0,St).join(
", "),h=u.length>St?` and ${u.length-St} more`:"";d({type:"warning",message:`Changed since the commit, and not part of the check: ${l}${h}`,remedy:"The platform\
 builds commits: commit what belongs to the check."})}async function Rr(u){const d=await(0,$.mkdtemp)((0,Q.join)(u.RUNNER_TEMP||(0,v.tmpdir)(),"slipway-check-"));
return{path:d,[Symbol.asyncDispose]:()=>(0,$.rm)(d,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),567:((Je,_e,k)=>{k.d(_e,{i:()=>fe,v:()=>b});var $=k(5807),
v=k(9680),Q=k(9877);const L=20;function fe(C){const{base:S}=C,J=`${(0,$.Ow)(S.name,100)} (${ce(S)})`;if(C.kind==="untold")return`the difference to ${J} is unkno\
wn: ${C.why}`;const{pages:de,files:pe,bytes:ne,brotli:le}=C.difference;return`${[ue(de," pages"),ue(pe," files"),Ee(ne),Ee(le," with Brotli")].join(", ")} again\
st ${J}`}function b(C,S){const{base:J}=C,de=`### The difference to ${(0,Q.aY)(S(J.name),100)} (${(0,Q.aY)(ce(J))})`;if(C.kind==="untold")return`${de}

It is unknown: ${(0,Q.CS)(S(C.why),500)}`;const{difference:pe}=C;return[de,x(pe),...N(pe,S)].join(`

`)}function x({pages:C,files:S,bytes:J,brotli:de,gzip:pe}){return(0,v.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[ue(C),ue(S),Ee(J),Ee(de),Ee(pe)]])}
function N({changes:C},S){if(C.length===0)return["Every file is the same, byte for byte."];const J=["changed","added","removed"].map(ne=>`${(0,v.zD)(C.filter(le=>le.
kind===ne).length)} ${ne}`),de=C.slice(0,L).map(ne=>[ne.kind,we(ne,S),z(ne.bytes),z(ne.brotli)]),pe=C.length-L;return[`Files: ${J.join(", ")}.`,(0,v.tp)(["","Fi\
le","Size","with Brotli"],de),...pe>0?[`\u2026 and ${(0,v.zD)(pe)} more.`]:[]]}function we({path:C,formerly:S},J){const de=S?.slice(S.lastIndexOf("/")+1);return`${(0,Q.
aY)(J(C))}${de===void 0?"":` (was ${(0,Q.aY)(J(de))})`}`}function ce({commit:C}){return C.slice(0,7)}function ue({now:C,change:S},J=""){return`${(0,v.zD)(C)}${J}\
 (${K(S,v.zD)})`}function Ee({now:C,change:S},J=""){return`${(0,v.Ej)(C)}${J} (${z(S)})`}function z(C){return K(C,v.Ej)}function K(C,S){return`${C>0?"+":C<0?"-":
"\xB1"}${S(Math.abs(C))}`}}),9692:((Je,_e,k)=>{k.d(_e,{sU:()=>v,q$:()=>ne,bM:()=>Xe,U2:()=>Oe,I:()=>de,q1:()=>pe,Aw:()=>ft});var $=k(8302);class v extends Error{name="\
JsonTextError";offset;constructor(O,F){super(O),this.offset=F}}const Q=34,L=44,fe=58,b=91,x=92,N=93,we=123,ce=125,ue=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,Ee=24,z=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
K=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,C=/true|false|null/y,S="a lone surrogate (half of a character) in a string";class J{#e;#t;#n;#s=[];#r=0;#o={name:"",
nameOffset:0,offset:0};constructor(O,F=!0,H){this.#e=O,this.#t=F,this.#n=H}document(){this.#y();const O=this.#g()===we?"object":"other";do this.#i();while(this.#a());
if(this.#y(),this.#r<this.#e.length)throw this.#E("the end");return O}#i(){for(;;){this.#y(),this.#s.length===1&&(this.#o.offset=this.#r);const O=this.#g();if(O===
Q){this.#d();return}if(O===we){if(this.#r+=1,this.#p(ce))return;this.#s.push(new Set),this.#u()}else if(O===b){if(this.#r+=1,this.#p(N))return;this.#s.push(void 0)}else{
if(this.#w(K)||this.#w(C))return;throw this.#E("a value")}}}#a(){for(let O=this.#s.length;O>0;O--){const F=this.#s[O-1]!==void 0;if(O===1&&F&&this.#n&&this.#c(this.#n),
this.#p(L))return F&&this.#u(),!0;if(!this.#p(F?ce:N))throw this.#E(`"," or "${F?"}":"]"}"`);this.#s.pop()}return!1}#c(O){O({...this.#o,text:this.#e.slice(this.#o.
offset,this.#r)})}#u(){this.#y();const O=this.#r;if(this.#g()!==Q)throw this.#E("a name in double quotes");this.#d();const F=de(this.#e.slice(O,this.#r)),H=this.#s.
at(-1);if(this.#t&&H?.has(F))throw new v(`the name "${F}" occurs twice in one object`,O);if(H?.add(F),!this.#p(fe))throw this.#E('":"');this.#s.length===1&&(this.#o=
{name:F,nameOffset:O,offset:this.#r})}#d(){const O=this.#e,F=this.#r;let H=F+1;for(;;){const q=O.charCodeAt(H);if(q===Q)break;if(q===x)H=this.#f(H,F);else if(q>=
55296&&q<=57343)H=this.#h(H,F);else if(q>=32)H=H-F<Ee?H+1:this.#l(H);else throw this.#m(H)}this.#r=H+1}#l(O){return ue.lastIndex=O,ue.test(this.#e),ue.lastIndex}#f(O,F){
if(z.lastIndex=O,!z.test(this.#e))throw this.#m(O);const H=z.lastIndex;if(!this.#t||H-O===2)return H;const q=Number.parseInt(this.#e.slice(O+2,H),16);if(q<55296||
q>57343)return H;const ie=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(H,H+6));if(q>=56320||!ie)throw new v(S,F);return H+6}#h(O,F){const[H,q]=[this.#e.charCodeAt(
O),this.#e.charCodeAt(O+1)],ie=H<56320&&(q&64512)===56320;if(this.#t&&!ie)throw new v(S,F);return O+(ie?2:1)}#m(O){const F=O>=this.#e.length;return new v(F?"a s\
tring does not end":"a bad escape or control character in a string",O)}#p(O){return this.#y(),this.#g()!==O?!1:(this.#r+=1,!0)}#y(){for(;;){const O=this.#g();if(O!==
32&&O!==10&&O!==13&&O!==9)return;this.#r+=1}}#g(){return this.#e.charCodeAt(this.#r)}#w(O){return O.lastIndex=this.#r,O.test(this.#e)?(this.#r=O.lastIndex,!0):!1}#E(O){
const F=this.#e.slice(this.#r,this.#r+1);return new v(`expected ${O}, found ${F===""?"the end":JSON.stringify(F)}`,this.#r)}}function de(Z){return Z.includes("\\")?
String(JSON.parse(Z)):Z.slice(1,-1)}function pe(Z,O){const F=Z.slice(0,O);return{line:F.split(`
`).length,column:O-F.lastIndexOf(`
`)}}function ne(Z){new J(Z).document()}function le(Z){try{new JsonScanner(Z,!1).document()}catch(O){if(O instanceof JsonTextError)return O;throw O}}function Oe(Z,O=!0){
const F=[];return new J(Z,O,q=>F.push(q)).document()==="object"?F:void 0}function Xe(Z){return Z.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function ft(Z,O){
return Z===O||Qe(Z)===Qe(O)}function Qe(Z){try{return String(JSON.parse(Z,ht))}catch(O){if(O instanceof RangeError)return Xe(Z);throw O}}function ht(Z,O,F){return typeof O==
"number"?Ze(F?.source??String(O)):Array.isArray(O)?`[${O.join(",")}]`:(0,$.Gv)(O)?`{${Object.entries(O).map(([q,ie])=>`${JSON.stringify(q)}:${ie}`).sort().join(
",")}}`:JSON.stringify(O)}function Ze(Z){const[,O,F="",H="",q="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(Z)??[],ie=`${F}${H}`.replace(/^0+/,""),ke=ie.
replace(/0+$/,"");if(ke==="")return`${O}0`;const pt=BigInt(q)-BigInt(H.length)+BigInt(ie.length-ke.length);return`${O}${ke}e${pt}`}}),2207:((Je,_e,k)=>{k.d(_e,{
Mb:()=>v,PB:()=>$,iV:()=>L,sR:()=>Q});const $=["queued","building","syncing","activating","succeeded","failed","cancelled"],v=["queue","clone","install","build",
"sync","activate"],Q=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_jso\
n_invalid","build_script_missing","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing",
"output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],L={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,
unavailable:503}}),2429:((Je,_e,k)=>{k.r(_e),k.d(_e,{startLocalPlatform:()=>lw});var $=k(6760),v=k(3739),Q=k(7994),L=k(7598),fe=k(8161),b=k(7934),x=k(8302),N=k(
2345),we=k(597),ce=k(2207);class ue extends Error{name="BodyTooLarge"}class Ee extends Error{name="BodyBroken"}function z(t,e,n={}){return{status:t,headers:{"co\
ntent-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function K(t,e){const n=t.headers[e];return typeof n=="st\
ring"?n:n?.[0]}function C(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class S extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),
this.code=e,this.headers=s}}function J(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return z(ce.iV[n],r,t.headers)}const de=5,
pe=60;function ne(t){return b.FsL(b.IeY(x.Gv,"must be an object"),b.rej(t,e=>e.expected==="never"?O(e.path,t):"is required"))}function le(t){return b.yqP(b.mee(
t))}function Oe(t){return b.yqP(b.ZmZ(t))}const Xe=["__proto__","prototype","constructor"];function ft(t,e){return b.FsL(b.IeY(x.Gv,"must be an object"),b.z6Y(n=>!Xe.
some(s=>Object.hasOwn(n,s)),`must not contain ${Xe.join(", ")}`),b.g1P(t,e))}function Qe(t){return b.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function ht(t,e,n){
const s=b.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${Z(r)||n} ${o}`)}}function Ze(t){const e=t.
length>pe?`${t.slice(0,pe)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function Z(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:
`.${Ze(String(e))}`).join("").replace(/^\./,"")}function O(t,e){const n=t?.at(-1)?.input,[,...s]=(0,x.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.
slice(0,de).map(Ze),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known fi\
eld${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}const F=10;function H(t,e){if(!(0,x.Gv)(t))throw q(["the body must be a JSON object"]);const n=ht(
e,t,"the body");if("faults"in n)throw q(n.faults);return n.output}function q(t){const e=t.length-F,n=t.slice(0,F).join("; ")+(e>0?`; and ${e} more`:"");return new S(
"validation_failed",`${n}.`)}function ie(t,e,n=()=>{}){return b.FsL(b.YjP("must be a string"),b.BpQ(t,t===1?"must not be empty":`must have at least ${t} charact\
ers`),b.Ru6(e,`must have at most ${e} characters`),b.z6Y(s=>!s.includes("\0"),"must not contain NUL characters"),b.z6Y(s=>s.isWellFormed(),"must be well-formed \
Unicode"),Qe(n))}function ke(t,e){return n=>t.test(n)?void 0:e}function pt(t){return b.KIO(t,`must be one of ${t.join(", ")}`)}const Dt=b.zMY("must be true or f\
alse"),Ss=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? \
* [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must \
not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],Ct=ie(1,244,t=>Ss.find(
([e])=>e.test(t))?.[1]),_s=ie(1,64,ke(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),_n=ie(1,1024,t=>{if(t.startsWith("\
/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))
return"must not contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..")';if(e.some(n=>n.toLowerCase()===
".git"))return'must not lead into ".git"'});function On(t){return b.FsL(b.YjP("must be a string"),b.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),Qe(e=>{
const n=(0,we.Nu)(e,t);return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}))}const Os=b.IeY(t=>kn(t)===void 0,({input:t})=>kn(t)??"");function kn(t){
if(!(0,x.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t),{envVariables:n,envBytes:s}=N.lF;if(e.length>n)return`must have at most ${n}\
 variables`;let r=0;for(const[o,i]of e){const a=ks(o,i);if(a!==void 0)return`contains ${Ze(o)}, ${a}`;r+=Buffer.byteLength(o)+Buffer.byteLength(String(i))}return r>
s?`must have at most ${s} bytes of names and values`:void 0}function ks(t,e){return N.G1.test(t)?t.toUpperCase().startsWith(N.be)?`but names that begin with ${N.
be} belong to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:
"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Mt=300,Pt="developer@slipway.loca\
lhost";function In(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await k.e(460).then(k.bind(k,6460));r??=c.importJWK(n.privateJwk,"ES25\
6");const f=Math.floor(s.now()/1e3),m=a.email??Pt;return new c.SignJWT({...a.claims,email:m,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.
kid}).setIssuer(e).setSubject(a.subject??m).setAudience(a.audience??t.audience).setIssuedAt(f).setExpirationTime(f+(a.expiresInSeconds??Mt)).setJti((0,L.randomUUID)()).
sign(await r)},i={"/identity/.well-known/openid-configuration":vs(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!==
"HEAD")return jt(a,405,"method_not_allowed","The identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const c=C(a.target),f=i[c];return f?z(200,f,{
"cache-control":"public, max-age=300"}):c!=="/identity/token"?jt(a,404,"not_found",`Nothing is at ${c}`):vn(a,t.requestToken)?Is(a.target,o):jt(a,401,"unauthori\
zed","The request token is missing or wrong: see run.json",{"www-authenticate":"Bearer"})}}}async function Is(t,e){const n=new URLSearchParams(t.slice(C(t).length)),
s=n.get("audience"),r=n.get("email"),o=await e((0,x.Eb)({audience:s||void 0,email:r||void 0}));return z(200,{count:o.length,value:o})}function vs(t){return{issuer:t,
jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function vn(t,e){const n=r=>(0,L.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(K(t,"authorization")??"")?.[1];return s!==void 0&&(0,L.timingSafeEqual)(n(s),n(e))}function jt(t,e,n,s,r={}){
return z(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const Ns=ne({to:ie(1,4096)}),Nn=64*1024;function Ut(t,e){return async n=>{try{if(n.method!=="POST")
throw new S("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!vn(n,t))throw new S("unauthorized","The request token is missing or wrong.",{
"www-authenticate":"Bearer"});const{to:s}=H(JSON.parse((await n.body(Nn)).toString()),Ns);return await e(s),z(200,{to:s})}catch(s){if(s instanceof Ee)throw s;return J(
As(s),n)}}}function As(t){if(t instanceof S)return t;if(t instanceof SyntaxError)return new S("invalid_request","The body is not JSON.");if(t instanceof ue)return new S(
"body_too_large",`The body is larger than ${Nn} bytes.`);const{mender:e,message:n}=(0,v.I7)(t);return e==="user"?new S("validation_failed",`to: ${n}.`):new S("u\
navailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}var Re=k(3823),qe=k(7030),je=k(1709);function An(t){const e=Rn(t.remoteAddress??"");if(!(0,je.
O)(e))return $n(e);const n=K(t,"x-forwarded-for")??"",s=Rn(n.slice(n.lastIndexOf(",")+1).trim());return(0,qe.isIP)(s)===0||(0,je.O)(s)?"loopback":$n(s)}function Rn(t){
return t.replace(/^::ffff:(?=\d+\.)/i,"")}function $n(t){if((0,qe.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??
[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}class re extends Error{name="StoreUnavailable";isFull;constructor(e,{
isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}function mt(t){if(t instanceof S)return t;if(t instanceof re)return t.isFull?new S("unavailable","The platform h\
as no room to store more. Its operator has to add some.",Rs):new S("unavailable",`The platform cannot read or write its state now. ${Bt}`,Ft)}const Bt="Read wha\
t was to be changed before you repeat the call, because it may have been changed.",Rs={"retry-after":"30"},Ft={"retry-after":"5"};function $s(t,e,n,s){const r=t.
roleOf(e.email,n);if(r===void 0)throw new S("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!=="deployer")throw new S("forbidden",`${e.email}\
 may only read in the organization ${n}.`);return r}async function Ls(t,e,n,s){const r=await t.state.apps.find({org:e,project:n,appID:s});if(!r)throw new S("not\
_found",`${e}/${n} has no app ${s}.`);return r}function xs(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)return;const r=[];for(const[o,i]of n.
entries()){const a=s[o]??"";if(i.startsWith("{")){const c=Ds(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function Ds(t){try{return decodeURIComponent(
t)}catch{return}}class Ln{text;constructor(e){this.text=e}}function j(t,...e){let n=t[0]??"";for(const[s,r]of e.entries())n+=yt(r)+(t[s+1]??"");return new Ln(n)}
function yt(t){return t==null?"":t instanceof Ln?t.text:typeof t=="object"?t.map(yt).join(""):String(t).replace(/[&<>"']/g,e=>Cs[e]??"")}const Cs={"&":"&amp;","\
<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"},Ms={"content-type":"text/html; charset=utf-8","cache-control":"no-store","content-security-policy":"default-src '\
none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'","x-content-type-opt\
ions":"nosniff","x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"same-origin"};function Ue(t,e,n,s){const r=n?j`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:
null,o=j(Pc||(Pc=Mc([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:Ms,body:o.text}}function Ht(t){return t===void 0?null:j`<div class="note alert" role="alert"><p>${t}</p></div>`}function Gt(t,e,n,s){
if(n.length===0)return j`<p>${s}</p>`;const r=e.map(o=>o===""?j`<td></td>`:j`<th scope="col">${o}</th>`);return j`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function gt(t,{items:e,previous:n,next:s},r,o={}){if(!n&&!s)return null;const[i,a]=[e.at(0),e.at(-1)],c=f=>`${t}?${new URLSearchParams({...o,...f})}`;return i===
void 0||a===void 0?j`<p><a href="${c({})}">First page</a></p>`:j`<nav class="pages" aria-label="Pages">
${n?j`<a rel="prev" href="${c({before:r(i)})}">Previous</a>`:null}
${s?j`<a rel="next" href="${c({after:r(a)})}">Next</a>`:null}
</nav>`}function wt(t){const e=new Date(t).toISOString();return j`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const xn=80;function Ce(t,e=xn){
return t.length<=e?t:`${t.slice(0,e-1)}\u2026`}function et(t){return`/console/orgs/${encodeURIComponent(t)}`}function Me({org:t,project:e,appID:n}){return`${et(
t)}/projects/${encodeURIComponent(e)}/apps/${encodeURIComponent(n)}`}function zt(t,e){return`${Me(t)}/deployments/${encodeURIComponent(e)}`}function Ps(t,e,n){const{
app:s,url:r}=n,o=s.liveRelease;return Ue(t,s.name,e,j`${Ht(n.problem)}${Fs(n.created)}
<p><a href="${et(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${Ce(s.repository,500)}, branch ${Ce(s.branch,250)}</dd>
<dt>Site</dt><dd>${r?j`<a href="${r}">${r}</a>`:"not live until a deployment succeeds"}</dd>
${o===null?null:j`<dt>Live release</dt><dd><a href="${zt(s,o)}">${o}</a></dd>`}
</dl>
<h2>Deployments</h2>
${Dn(n)}
<h2>Environment variables</h2>
${Us(n.envNames)}
<h2>Services &gt; Databases</h2>
${Bs(n)}`)}function Dn({app:t,deployments:e}){const n=e.items.map(o=>j`<tr><td><a href="${zt(t,o.deployID)}">${o.deployID}</a></td>
<td>${js(t,o)}</td><td>${Ce(o.branch)}</td><td class="code">${o.commit?.slice(0,12)}</td><td>${wt(o.createdAt)}</td></tr>`),s=["Deployment","Status","Branch","C\
ommit","Created"],r=e.previous||e.next?"No more deployments.":"No deployments yet.";return j`${Gt("Deployments",s,n,r)}
${gt(Me(t),e,({seq:o})=>String(o))}`}function js({liveRelease:t},{deployID:e,status:n}){return n!=="succeeded"?j`<span class="${n}">${n}</span>`:e===t?j`<span class="succeeded">succeeded</span>, <strong class="live">live</strong>`:
j`<span class="replaced">succeeded, not live</span>`}const Wt=100;function Us(t){if(t.length===0)return j`<p>No variables. The console never shows values.</p>`;
const e=t.length-Wt;return j`<ul>${t.slice(0,Wt).map(n=>j`<li><code>${Ce(n)}</code></li>`)}</ul>
${e>0?j`<p>And ${e} more.</p>`:null}`}function Bs({app:t,tables:e,mayChange:n}){if(e===void 0)return j`<p>Apps of type ${t.type} cannot use the key-value store, because every visitor could read a token that is sent to a browser.</p>`;
const s=e.map(({name:i,variable:a,createdAt:c})=>j`<tr><td>${i}</td><td><code>${a}</code></td><td>${wt(c)}</td>
<td>${n?Yt(t,i):null}</td></tr>`),r=j`<form method="post" action="${Me(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, beginning with a letter" autocomplete="off"></label>
<button>Create table</button>
</form>`;return j`${Gt("Key-value tables",["Table","Token variable","Created",""],s,"No tables yet. The first table activates the key-value store for this app.")}
${n?r:null}`}function Yt(t,e){return j`<details><summary>Delete…</summary>
<form method="post" action="${Me(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function Fs(t){return t?j`<div class="note" role="status"><p>Created the table ${t.name}. Copy its token now: the console does not show it again.</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}const Hs=`
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
`,Gs=`'use strict';
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
`,zs='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function tt(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const Ws=new Map([["/console/style.css",tt("text/css",Hs)],["/console/icon.svg",tt("image/svg+xml",zs)],["/console/script.js",tt("text/javascript",Gs)]]);var Be=k(
7075);const Cn=256*1024;async function Kt(t,e,n,s){const r=await t.read(e,{from:n??-Cn,limit:Cn,isComplete:s});return r?{text:r.text,next:r.next,atEnd:r.next>=r.
size}:{text:"",next:0,atEnd:!0}}function Ys(t,e){return Be.Readable.from(Ks(t,e),{objectMode:!1})}async function*Ks(t,e){for(let n=0;;){const{text:s,next:r,atEnd:o}=await Kt(
t,e,n,!0);if(s!==""&&(yield s),o||r===n)return;n=r}}const Vt=["0.0.0.0","::"];function Vs({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Vt.includes(n);return r=>{
const o=r?.toLowerCase()??"";if(Jt(o,e))return!0;const i=Mn(o);return i===void 0?!1:i==="localhost"||i===n||(0,je.O)(i)||s&&(0,qe.isIP)(i)!==0}}function Jt(t,e){
const{host:n,protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Mn(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.
exec(t)??[];return e!==void 0?(0,qe.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const Et="slipway_console";function Js(t,e){const n="HttpOnly; SameSite=Strict";if(Un(
t,e))return{name:`__Host-${Et}`,attributes:`Path=/; ${n}; Secure`};const s=/:(\d{1,5})$/.exec(nt(t))?.[1]??"80";return{name:`${Et}_${s}`,attributes:`Path=/conso\
le; ${n}`}}function Pn(t,e){return(K(t,"cookie")??"").split(";").map(n=>n.trim()).filter(n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function jn(t,e){
return Un(t,e)?new URL(e).origin:`http://${nt(t)} ${An(t)}`}function Xs(t,e){const n=K(t,"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=K(t,
"origin");return s===void 0||!URL.canParse(s)?!1:Bn(t,e)?s===new URL(e).origin:new URL(s).host===nt(t)}function Un(t,e){return e.startsWith("https:")&&Bn(t,e)}function Bn(t,e){
return Jt(nt(t),e)}function nt(t){return K(t,"host")?.toLowerCase()??""}function Xt(t,e){return Ue(t,"Sign in",void 0,j`${Ht(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function Qs(t,e,n){const s=e.items.map(r=>j`<li><a href="${et(r)}">${r}</a></li>`);return Ue(200,"Organizations",t,j`${s.length>0?j`<ul>${s}</ul>`:j`<p>${n}</p>`}
${gt("/console",e,r=>r)}`)}function Zs(t,{org:e,apps:n,prefix:s}){const r=n.items.map(a=>j`<tr><td><a href="${Me(a)}">${a.name}</a></td><td>${a.project}</td><td>${a.
type}</td>
<td>${a.liveRelease===null?"created":"live"}</td><td class="code">${Ce(a.repository)}</td></tr>`),o=s===""?"No apps.":`No app has a name that begins with "${s}"\
.`,i=s===""?{}:{name:s};return Ue(200,e,t,j`<form method="get" role="search" action="${et(e)}">
<label>App name begins with <input type="search" name="name" value="${s}" maxlength="63" autocomplete="off"></label>
<button>Search</button>
</form>
${Gt("Apps",["App","Project","Type","State","Repository"],r,o)}
${gt(et(e),n,({appID:a,project:c})=>`${a}/${c}`,i)}`)}function qs(t,{app:e,deployment:n,failure:s,log:r}){const o=zt(e,n.deployID),i=er(r.text),a=n.finishedAt===
null?j`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${i}</pre>`:j`<pre tabindex="0" aria-label="Build log">${i}</pre>`,
c=n.deployID===e.liveRelease?"live":"not live";return Ue(200,n.deployID,t,j`<p><a href="${Me(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
${n.status==="succeeded"?j`<dt>Release</dt><dd>${c}</dd>`:null}
<dt>Branch</dt><dd>${Ce(n.branch,250)}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${wt(n.createdAt)}</dd>
${n.finishedAt===null?null:j`<dt>Finished</dt><dd>${wt(n.finishedAt)}</dd>`}
</dl>
${s?j`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i===r.text?null:j`<p>The last lines:</p>`}
${a}
<p><a href="${o}/log">The whole log as text</a></p>`)}const Fn=64*1024;function er(t){let e=0,n=t.length;for(;n>0&&e<=Fn;)n-=1,e+=tr(t.charCodeAt(n));if(e<=Fn)return t;
const s=t.indexOf(`
`,n);return t.slice(s===-1||s===t.length-1?n+1:s+1).toWellFormed()}function tr(t){return t>=128?3:nr.has(t)?6:1}const nr=new Set([...`&<>"'`].map(t=>t.charCodeAt(
0)));function sr(t,e,n){return Ue(t,"The request failed",e,j`${Ht(n)}<p><a href="/console">Go to the first page</a></p>`)}const bt=50;function Qt({target:t}){const e=t.
indexOf("?");return new URLSearchParams(e===-1?"":t.slice(e+1))}function Zt(t,e){const n=r=>{const o=t.get(r),i=o===null?void 0:e(o);if(o===null||i!==void 0)return i;
throw new S("validation_failed",`The parameter "${r}" of the address is not valid for this list. Open the list again.`)},s=n("after");return{limit:bt+1,after:s,
before:s===void 0?n("before"):void 0}}function qt(t,{after:e,before:n}){const s=t.length>bt;return n!==void 0?{items:t.slice(-bt),previous:s,next:!0}:{items:t.slice(
0,bt),previous:e!==void 0,next:s}}function rr(t,{after:e,before:n,limit:s}){return n!==void 0?t.filter(r=>r<n).slice(-s):t.filter(r=>e===void 0||r>e).slice(0,s)}
const Hn=480*6e4,or={lifetime:Hn,perIdentity:10,inAll:1e3};class en{#e;#t;constructor(e,n){this.#e=e,this.#t=n}async find(e){const n=this.#o(e),s=n===void 0?void 0:
await this.#e.find(n),r=s===void 0?void 0:ir(s);return r&&r.place===this.#r(e)?r.principal:void 0}isAmbiguous(e){return Pn(e,this.#s(e).name).length>1}async open(e,n){
await this.#n(e);const s=(0,L.randomBytes)(32).toString("base64url"),r={principal:n,place:this.#r(e)},o=(0,L.hash)("sha256",JSON.stringify([n.issuer,n.email]));
await this.#e.open({hash:(0,L.hash)("sha256",s),identity:o,text:JSON.stringify(r)},or);const{name:i,attributes:a}=this.#s(e);return`${i}=${s}; Max-Age=${Hn/1e3}\
; ${a}`}async close(e){await this.#n(e);const{name:n,attributes:s}=this.#s(e);return`${n}=; Max-Age=0; ${s}`}async#n(e){const n=this.#o(e);n!==void 0&&await this.#e.
close(n)}#s(e){return Js(e,this.#t)}#r(e){return jn(e,this.#t)}#o(e){const[n,...s]=Pn(e,this.#s(e).name);return n===void 0||s.length>0?void 0:(0,L.hash)("sha256",
n)}}function ir(t){const e=JSON.parse(t);if(!(0,x.Gv)(e)||typeof e.place!="string"||!(0,x.Gv)(e.principal))return;const{email:n,issuer:s}=e.principal;if(!(typeof n!=
"string"||typeof s!="string"))return{principal:{email:n,issuer:s},place:e.place}}class Fe extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(
e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const ar=1e4;function cr(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,L.
hash)("sha256",n)}`,most:t}])}function tn(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Fe(ar);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.
left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const ur=20,dr=300;function lr(t){
const e=tn(ur,t),n=tn(dr,t);return s=>e(s)||n("all")}const fr=32*1024,st="/console/orgs/{org}/projects/{project}/apps/{app}",hr=[["GET","/console",Er],["GET","/\
console/orgs/{org}",Sr],["GET",st,t=>Tt(t,200,{})],["POST",`${st}/tables`,vr],["POST",`${st}/tables/{name}/delete`,Nr],["GET",`${st}/deployments/{deployment}`,Ar],
["GET",`${st}/deployments/{deployment}/log`,nn]];function pr(t){const e=new en(t.sessions,t.consoleUrl),n=lr(t.clock);return async s=>{const r=C(s.target).replace(
/(?<=.)\/$/,""),o=Ws.get(r);if(o)return o;let i;try{if(i=await e.find(s),s.method==="POST"&&!Xs(s,t.consoleUrl))throw new S("forbidden","Another site sent this \
form. Send it from a page of the console.");return r==="/console/sign-in"?await yr(s,t,e,n):r==="/console/sign-out"&&s.method==="POST"?_t("/console/sign-in",await e.
close(s)):i?await mr(r,s,t,i):_t("/console/sign-in")}catch(a){const c=mt(a);if(!c)throw a;const f=sr(ce.iV[c.code],i?.email,c.message);return{...f,headers:{...f.
headers,...c.headers}}}}}async function mr(t,e,n,s){const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of hr){const c=o===r?xs(i,t):void 0;if(c)return c[0]!==
void 0&&$s(n,s,c[0],r==="POST"),await a({request:e,options:n,principal:s,parts:c})}throw new S("not_found","The console has no such page.")}async function yr(t,e,n,s){
if(t.method!=="POST")return Xt(200,n.isAmbiguous(t)?gr:void 0);const r=s(An(t));if(r>0)return wr(r);const o=await Gn(t,"token",fr);try{return _t("/console",await n.
open(t,await e.verify(`Bearer ${o.trim()}`)))}catch(i){if(!(i instanceof S))throw i;return Xt(ce.iV[i.code],i.message)}}const gr="Your browser sent two cookies \
of this console, so another site set one of them. Delete the cookies of this host, then sign in.";function wr(t){const e=Xt(429,`Too many attempts to sign in. T\
ry again in ${t} seconds.`);return{...e,headers:{...e.headers,"retry-after":String(t)}}}async function Er({request:t,options:e,principal:n}){const s=Zt(Qt(t),Or),
r=e.organizationsOf(n.email),o=r?rr(r,s):await e.state.apps.organizations(s);return Qs(n.email,qt(o,s),r?br:Tr)}const br="You have no role in an organization. T\
he operator of the platform grants roles.",Tr="No organizations yet. The first deploy creates one.";async function Sr({request:t,options:e,principal:n,parts:[s=""]}){
const r=Qt(t),o=Zt(r,kr),i=(r.get("name")??"").trim().slice(0,_r+1),a=await e.state.apps.list(s,{...o,prefix:i});return Zs(n.email,{org:s,prefix:i,apps:qt(a,o)})}
const _r=63;function Or(t){return N.cS.test(t)?t:void 0}function kr(t){const[e="",n="",...s]=t.split("/");return s.length===0&&N.cS.test(e)&&N.cS.test(n)?{appID:e,
project:n}:void 0}function Ir(t){return/^\d{1,15}$/.test(t)?Number(t):void 0}async function Tt(t,e,n){const{request:s,options:r,principal:o}=t,i=await He(t),{state:a,
kvs:c}=r,f=Zt(Qt(s),Ir),{after:m,before:w,limit:E}=f;return Ps(e,o.email,{app:i,url:i.liveRelease===null?void 0:r.siteUrl(i.subdomain),deployments:qt(await a.deployments.
list(i,{before:m,since:w,limit:E}),f),envNames:Object.keys(await a.apps.env(i)),tables:N.jI.some(I=>I===i.type)?await c.listTables(i):void 0,mayChange:r.roleOf(
o.email,i.org)==="deployer",...n})}async function vr(t){const e=await He(t),n=await Gn(t.request,"name");try{return await Tt(t,201,{created:await t.options.kvs.
createTable(e,n)})}catch(s){if(!(s instanceof S))throw s;return Tt(t,ce.iV[s.code],{problem:s.message})}}async function Nr(t){const e=await He(t);return await t.
options.kvs.deleteTable(e,t.parts[3]??""),_t(Me(e))}async function Ar(t){const{options:e,principal:n}=t,s=await He(t),r=await St(t,s),o=await Kt(e.logs,r.deployID,
void 0,r.finishedAt!==null),i=await e.state.deployments.failure(s,r.deployID);return qs(n.email,{app:s,deployment:r,failure:i,log:o})}async function nn(t){const e=await St(
t,await He(t)),{logs:n}=t.options,s={"content-type":"text/plain; charset=utf-8","cache-control":"no-store","x-content-type-options":"nosniff"},r=/[?&]from=(\d{1,12})(?:&|$)/.
exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:Ys(n,e.deployID)};const o=e.finishedAt!==null,{text:i,next:a,atEnd:c}=await Kt(n,e.deployID,
Number(r),o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function Gn(t,e,n=N.
lF.bodyBytes){try{const s=await t.body(n);return new URLSearchParams(s.toString("utf8")).get(e)??""}catch(s){throw s instanceof ue?new S("body_too_large","The f\
orm is too large."):s}}function He({options:t,parts:[e="",n="",s=""]}){return Ls(t,e,n,s)}async function St({options:t,parts:e},n){const s=await t.state.deployments.
find(n,e[3]??"");if(!s)throw new S("not_found",`The app ${n.appID} has no such deployment.`);return s}function _t(t,e){return{status:303,headers:{location:t,"ca\
che-control":"no-store",...e?{"set-cookie":e}:{}}}}function Rr(t){const e=u(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.
split("/"),o=e.filter(f=>d(f.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(f=>f.method===i);if(a)return{name:a.name,parameters:l(a.parts,r)};if(o.length===0)throw new S(
"not_found",`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(f=>f.method==="GET"?"GET, HEAD":f.method).join(", ");throw new S("method_not_all\
owed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function u(t){return Object.keys(t)}function d(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith(
"{")?e[s]!=="":n===e[s])}function l(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,h(e[r]??"",o)]]});return Object.fromEntries(
n)}function h(t,e){try{return decodeURIComponent(t)}catch{throw new S("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const p=["GET","HEAD"],
g=["POST","PUT","PATCH"];function y(t,e){const n=Rr(e.routes),s=async r=>{const o=C(r.target),{name:i,parameters:a}=n(r.method,o),{orgID:c="",projectID:f="",appID:m=""}=a,
w=await T(t,r,c,f),{bytes:E,body:I}=g.includes(r.method)?await U(r,e.mayBeEmpty.includes(i)):_;return e.calls[i]({name:i,key:{org:c,project:f,appID:m},parameters:a,
principal:w,body:I,bytes:E,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:K(r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){
const i=mt(o);if(!i)throw o;return J(i,r)}}}async function T(t,e,n,s){const r=await t.verify(K(e,"authorization")),o=await t.rateLimit(r.email);if(o>0)throw new S(
"rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(o)});if(!N.cS.test(n))throw q(["orgID in the path is not an identifier"]);if(!N.cS.test(s))
throw q(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new S("forbidden",`${r.email} has no role in the organiz\
ation ${n}.`);if(i==="viewer"&&!p.includes(e.method))throw new S("forbidden",`${r.email} may only read in the organization ${n}.`);return r}const _={bytes:Buffer.
alloc(0),body:void 0};async function U(t,e){const n=K(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")throw V(n);const s=await t.
body(N.lF.bodyBytes).catch(r=>{throw r instanceof ue?new S("body_too_large",`The body is larger than ${N.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,
body:{}};if(n===void 0)throw V("none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{throw new S("invalid_r\
equest",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function V(t){return new S("unsupported_media_type",`The Content-Type must be applica\
tion/json; it is ${t.slice(0,100)}.`)}const B=ie(1,63,ke(N.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),oe={spaFallback:le(
Dt),installCommand:le(ie(0,4096)),rootDirectory:le(_n),noindex:le(Dt),nodeVersion:le(ie(1,3,ke(/^\d+$/,'must be a major version, as "24"')))},Ge={buildCommand:null,
outputDirectory:null,region:null},zn={buildCommand:le(ie(0,4096)),outputDirectory:le(_n),region:le(ie(1,63,ke(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case l\
etters and digits, as "eu-west-1"')))},$r=ne({env:Os}),Wn=ne({branch:le(Ct),commit:le(_s),tag:Oe("is not accepted: web apps deploy without a release tag")});function ze(t){
const e={repository:On(t.allowLocalGit),branch:Ct,...zn},n={...e,repository:b.yqP(e.repository),branch:b.yqP(Ct)},s=ne({name:B,type:pt(N.yN),...e,...oe,subdomain:Oe(
"cannot be given: it is generated")}),r=ne({...n,...oe,name:Oe("cannot be changed: it is the ID of the app"),type:Oe("cannot be changed"),subdomain:Oe("cannot b\
e changed: it is generated")}),[o,i,a]=[b.Ikc(e),b.Ikc(n),b.Ikc(oe)];return{createApp(c){const f=H(c,s),m=Object.entries(b.qgA(a,f)).filter(([,I])=>I!==null),{name:w,
type:E}=f;return{name:w,type:E,config:{...Ge,...b.qgA(o,f),settings:Object.fromEntries(m)}}},updateApp(c){const f=H(c,r);return{...b.qgA(i,f),settings:b.qgA(a,f)}},
replaceEnv:c=>H(c,$r).env,deploy(c){const f=H(c,Wn);return{branch:f.branch??null,commit:f.commit?.toLowerCase()??null}}}}const sn="production";function Yn(t){return t.
liveRelease===null?"created":"live"}function Ot(t,e){return t.liveRelease===null?null:e(t.subdomain)}function rn(t,e){return{appID:t.appID,name:t.name,type:t.type,
repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.subdomain,state:Yn(t),url:Ot(t,
e),environments:[{environmentID:t.environmentID,name:sn}],createdAt:We(t.createdAt),updatedAt:We(t.updatedAt)}}function kt(t,e){return{environmentID:t.environmentID,
name:sn,url:Ot(t,e),state:Yn(t)}}function It(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:We(
o)}}function Lr(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:f,finishedAt:m,supersededBy:w}=t;return{deployID:s,status:r,stage:o,
branch:i,commit:a,createdAt:We(c),startedAt:f===null?null:We(f),finishedAt:m===null?null:We(m),url:r==="succeeded"?n(e.subdomain):null,...(0,x.Eb)({supersededBy:w??
void 0})}}function Kn(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,f=a.slice(-N.lF.failureLogLines).map(m=>m.slice(0,N.lF.failureLogLine));
return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:f,diagnostics:c}}function We(t){return new Date(t).toISOString()}function on(t){const{state:e,
siteUrl:n,bodies:s}=t,{apps:r,deployments:o}=e,i=async({key:a})=>{const c=await r.find(a);if(!c)throw vt(a);return c};return{async createApp(a){const{name:c,type:f,
config:m}=s.createApp(a.body),w=an(a,201,I=>rn(I,n)),E=await r.create({key:{...a.key,appID:c},type:f,config:m},w);if(E.kind==="taken")throw new S("app_exists",`\
There is an app ${c} in this project already.`);return Vn(E,201,I=>rn(I,n))},async updateApp(a){await i(a);const c=await r.update(a.key,s.updateApp(a.body));if(!c)
throw vt(a.key);return z(200,rn(c,n))},async replaceEnv(a){await i(a);const c=s.replaceEnv(a.body);if(!await r.replaceEnv(a.key,c))throw vt(a.key);return z(200,
{names:Object.keys(c).sort()})},listEnvironments:async a=>z(200,{environments:[kt(await i(a),n)]}),async deploy(a){await i(a);const c=an(a,202,It),f=await o.create(
a.key,s.deploy(a.body),c);if(f.kind==="no_app")throw vt(a.key);return Vn(f,202,It)},async listDeployments(a){const c=await i(a),f=Jn(a.query.get("limit")),m=jc(
a.query.get("cursor")),w=await o.list(a.key,{limit:f+1,before:m}),E=w.slice(0,f),I=w.length>f?E.at(-1):void 0;return z(200,{deployments:E.map(P=>Lr(P,c,n)),nextCursor:I?
rt(I.seq):null})},async readFailure(a){await i(a);const{deployID:c=""}=a.parameters,f=await o.failure(a.key,c);if(f)return z(200,Kn(c,f));const m=await o.find(a.
key,c);throw m?new S("not_found",`The deployment ${c} has not failed: it is ${m.status}.`):new S("not_found",`The app ${a.key.appID} has no deployment ${c}.`)}}}
function vt({org:t,project:e,appID:n}){return new S("not_found",`There is no app ${n} in ${t}/${e}.`)}function an(t,e,n){const{idempotencyKey:s,principal:r,name:o,
bytes:i,key:a}=t;if(s!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(s))throw q(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify(
[r.issuer,r.email,o,a.org,a.project,a.appID]),key:s,requestHash:(0,L.hash)("sha256",i),status:e,answer:c=>JSON.stringify(n(c))}}}function Vn(t,e,n){switch(t.kind){case"\
done":return z(e,n(t.made));case"replayed":return z(t.status,JSON.parse(t.answer),{"idempotent-replayed":"true"});case"other_request":throw q(["Idempotency-Key \
was used before with another body"]);default:return(0,v.xb)(t)}}function Jn(t){if(t===null)return N.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(t):0;if(e<
1||e>N.lF.pageMost)throw q([`limit must be 1 to ${N.lF.pageMost}`]);return e}function rt(t){return Buffer.from(`before:${t}`).toString("base64url")}function jc(t){
if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];if(e===void 0||rt(Number(e))!==t)throw q(["cursor must be a ne\
xtCursor of this list"]);return Number(e)}function Uc(t,e){const n=on({...e,bodies:ze(e)});return y(t,{routes:Re.bw,calls:n,mayBeEmpty:["deploy"]})}function Bc(t,{
list:e,organizationsOf:n}){const s=async r=>{const{email:o}=await t.verify(r),i=await t.rateLimit(o);if(i>0)throw new S("rate_limited",`Too many requests: wait ${i}\
 s.`,{"retry-after":String(i)});if(n(o)!==void 0)throw new S("forbidden",`${o} has no role in the organization "*", which the list of nodes needs.`)};return async r=>{
try{if(r.method!==Re.k7.method&&r.method!=="HEAD")throw new S("method_not_allowed",`Send ${Re.k7.method}.`,{allow:"GET, HEAD"});return await s(K(r,"authorizatio\
n")),z(200,{nodes:await e()})}catch(o){const i=mt(o);if(!i)throw o;return J(i,r)}}}const Fc=ne({to:le(ie(1,100))}),Hc=ne({name:ie(1,100)});function Gc(t,{state:e,
kvs:n,kvsUrl:s,siteUrl:r}){const o=async({key:i})=>{const a=await e.apps.find(i);if(!a)throw new S("not_found",`There is no app ${i.appID} in ${i.org}/${i.project}\
.`);return a};return y(t,{routes:Re.a6,mayBeEmpty:["rollback","runtime"],calls:{async listReleases(i){const a=await o(i),f=(await e.releases.list(i.key)).map(({
deployID:m})=>({deployID:m,live:m===a.liveRelease}));return z(200,{releases:f})},async rollback(i){const a=await o(i),{to:c}=H(i.body,Fc),f=await e.releases.rollback(
i.key,typeof c=="string"?c:void 0);if(!f){const m=typeof c=="string"?`no kept release ${c}`:"no kept release before the live one";throw new S("not_found",`The a\
pp ${a.appID} has ${m}.`)}return z(200,{deployID:f.deployID,previous:f.previous,url:r(a.subdomain)})},listTables:async i=>z(200,{tables:(await n.listTables(i.key)).
map(Ho)}),async createTable(i){const{name:a}=H(i.body,Hc);return z(201,Ho(await n.createTable(i.key,a)))},async deleteTable(i){const a=i.parameters.table??"";return await n.
deleteTable(i.key,a),z(200,{deleted:!0,name:a})},runtime:async i=>z(200,{variables:await n.runtimeVariables(i.key,s)})}})}function Ho(t){return{...t,createdAt:new Date(
t.createdAt).toISOString()}}const zc=1024,Wc=255;class Go{#e;#t=new Fe(zc);constructor(e){this.#e=`.${e.toLowerCase()}`}subdomain(e){if(e.length>Wc)return;const n=this.#t.
get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#n(e);return this.#t.set(e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.
endsWith(this.#e)?n.slice(0,-this.#e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(s)?s:void 0}}const Yc=1024;function Kc({sites:t,domain:e,ownName:n}){
const s=new Go(e);return r=>{const o=Vc(r);if(o===void 0)return cn(400);if(o===n)return cn(200);const i=s.subdomain(o),a=i===void 0?void 0:t.site(i);return a instanceof
Promise?a.then(c=>cn(c?200:404),c=>{if(c instanceof re)return cn(503);throw c}):cn(a?200:404)}}function Vc({target:t}){const e=t.indexOf("?");if(e===-1||t.length>
Yc)return;const[n="",...s]=new URLSearchParams(t.slice(e)).getAll("domain");if(!(s.length>0||n===""||n.includes(":")))return n.toLowerCase().replace(/\.$/,"")}const Jc={
200:"allowed",400:"no_domain",404:"no_such_site",503:"unavailable"};function cn(t){return z(t,{status:Jc[t]},t===503?{"retry-after":"5"}:{})}function Xc({check:t,
damage:e}){return async()=>{try{await t?.()}catch{return z(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??
0;if(n===0)return z(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Dep\
loy their sites again to store them again.`;return z(200,{status:"degraded",pid:process.pid,reason:s})}}var R=k(3024),Xn=k(5807);const Qc=["error","warning","no\
tice"],{failureLogLines:zo,failureLogLine:Wo}=N.lF,Yo={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",
activate:"activation_failed"};function Ko({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Xn.vI)(n,N.IC.message),
exitCode:s},c=r===null?null:r.slice(0,N.IC.signal),f=i.filter(({file:I})=>I.length<=N.IC.file).slice(0,N.IC.findings).map(I=>({...I,code:I.code===null?null:(0,Xn.
vI)(I.code,N.IC.findingCode),message:(0,Xn.vI)(I.message,N.IC.findingMessage)})),m=Vo(f,N.IC.bytes/2),w=N.IC.bytes-xr({...a,signal:c,log:[],diagnostics:m}),E=o.
slice(-zo).map(I=>(0,Xn.vI)(I,Wo));return{...a,signal:c,log:Vo(E.reverse(),w).reverse(),diagnostics:m}}function Vo(t,e){let n=e;const s=t.findIndex(r=>(n-=xr(r)+
1,n<0));return s===-1?t:t.slice(0,s)}function xr(t){return Buffer.byteLength(JSON.stringify(t))}function Jo(t){if(!(0,x.Gv)(t))return;const{exitCode:e,signal:n,
log:s,message:r}=t,o=ce.Mb.find(f=>f===t.stage),i=ce.sR.find(f=>f===t.code);if(!o||!i||!(0,x.KH)(r,N.IC.message)||!Dr(e)||n!==null&&!(0,x.KH)(n,N.IC.signal)||!Array.
isArray(s)||s.length>zo||!s.every(f=>(0,x.KH)(f,Wo)))return;const a=Zc(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};
return xr(c)<=N.IC.bytes?c:void 0}function Zc(t){if(!Array.isArray(t)||t.length>N.IC.findings)return;const e=[];for(const n of t){const s=qc(n);if(!s)return;e.push(
s)}return e}function qc(t){if(!(0,x.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=Qc.find(a=>a===t.severity);if(!(!i||!(0,x.KH)(e,N.IC.file)||
!(0,x.KH)(o,N.IC.findingMessage))&&!(r!==null&&!(0,x.KH)(r,N.IC.findingCode)))return Dr(n)&&Dr(s)?{file:e,line:n,column:s,severity:i,code:r,message:o}:void 0}function eu(t){
return{stage:t,code:Yo[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function Dr(t){
return t===null||Number.isSafeInteger(t)}class Cr extends Error{name="BuildFailure";facts;constructor(e){const n=Ko(e);super(n.message),this.facts=n}}const Xo=1024,
ae=1024*Xo,Nt=1024*ae,Qo=[["TiB",1024*Nt],["GiB",Nt],["MiB",ae],["KiB",Xo]];function pw(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??
[],r=Qo.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function mw(t){const[
e,n]=Qo.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const tu=4*Nt,Zo={base:128,perProcessor:256},
Qn={timeoutMs:20*6e4,fileBytes:Nt,logBytes:4*ae,memoryBytes:Math.min(tu,Math.floor(nu()/2)),diskBytes:8*Nt,diskFiles:2e6,processes:Zo.base+Zo.perProcessor*(0,fe.
availableParallelism)()};function nu(){const t=process.constrainedMemory();return t>0?Math.min((0,fe.totalmem)(),t):(0,fe.totalmem)()}const qo=4*ae,su=64*1024,yw=16384,
ru=128*1024,gw=2e3,ei=6e4;function ou(t){try{const e=JSON.parse(t);return(0,x.Gv)(e)?au(e):void 0}catch{return}}const ti={ready({isolation:t}){const e=uu(t);return e&&
{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=ce.Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({
text:t})=>(0,x.KH)(t,su)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t})=>(0,x.KH)(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=(0,x.Gv)(e)?cu(e):void 0;return n&&
ot(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,x.KH)(t,Mr)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","war\
n","error"].find(r=>r===t);return s&&(0,x.KH)(e,64)&&(0,x.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=du(t);return n&&
(0,x.KH)(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Jo(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=(0,x.Gv)(
t)?t:{},{objects:n,bytes:s}=e;return ot(n)&&ot(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Mr=256,iu=4096;function au(t){const{kind:e}=t;return typeof e==
"string"&&Object.hasOwn(ti,e)?ti[e](t):void 0}function cu({about:t,name:e,directory:n,kind:s,org:r}){if(t==="lock"&&(0,x.KH)(e,Mr))return{about:t,name:e};if(t===
"output"&&(0,x.KH)(n,iu)&&(s==="build"||s==="folder"))return{about:t,directory:n,kind:s};if(t==="live"&&(0,x.KH)(r,Mr))return{about:t,org:r}}function uu(t){if((0,x.
Gv)(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&(0,x.KH)(t.reason,1e3)?{kind:"none",
reason:t.reason}:void 0}function du(t){if(!(0,x.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.
test(e))&&!(!ot(n)||!ot(s)||!ot(r)||!ot(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function ot(t){return Number.isSafeInteger(t)&&Number(t)>=
0}const lu=1e4,ni=64*1024;class fu{#e;#t;#n;#s;#r="";#o;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=r,this.#s=s+ru}write(e){return this.#s-=Buffer.byteLength(
e),this.#s<0?!1:(this.#r+=e,this.#o??=this.#i(),!0)}async end(){const e=new AbortController,n=this.#n.sleep(lu,e.signal).catch(()=>{}),s=async()=>{await this.#o,
e.signal.aborted||await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#i(){for(;this.#r!=="";){const e=this.#r;this.#r="",await this.#e.append(
this.#t,e)}this.#o=void 0}}async function hu(t,e){try{const s=((await t.read(e,{from:-ni,limit:ni,isComplete:!0}))?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-N.lF.failureLogLines).map(r=>r.slice(0,N.lF.failureLogLine))}catch{return[]}}class si{#e=new Map;async acquire(e){const n=this.#e.
get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(
e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}const pu={files:1e5,fileBytes:512*ae,totalBytes:4*Nt},Pr={pathBytes:1024,pathsBytes:16*
ae,rulesBytes:256*1024,indexBytes:32*ae},jr=32*ae,ri={pathBytes:4096,pathsBytes:32*ae,rulesBytes:8*ae,indexBytes:48*ae},ww=null,Zn=ae,mu=8,Ew=32,Tw=3600*1e3/2,Sw=1e3,
yu=2*ae,gu=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];
function wu(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&gu.some(r=>r.test(n))&&(e[n]=s);return e}function Eu(t){return`${(0,L.hash)("sh\
a256",t).slice(0,16)}/`}function bu(t,e){return`slipway-worker:${Eu(t)}${e}`}var Tu=k(1421),Su=k(6193);const _u=524288,Ou=65535;let oi;function ku(){return oi??=
Iu().filter(t=>t>2&&t<=Ou&&vu(t)),oi}function Iu(){try{return(0,R.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function vu(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,R.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&_u)===0}catch{return!1}}function Nu(t){const e=ku().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,R.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,R.closeSync)(n)}}var Au=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Ru=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const $u=import.meta.filename.endsWith(".ts")?(0,$.join)(import.meta.dirname,"..","..","worker.ts"):(0,$.join)(import.meta.
dirname,"..","worker","index.js"),Lu=15,xu=384,Du=4096,Cu=5e3;class Mu{pid;ended;#e;#t;#n=()=>{};#s;#r="";#o=performance.now();#i=[];#a;#c=Promise.withResolvers();constructor(e,n,s=$u){
const r={stack:[],error:void 0,hasError:!1};try{const o=Au(r,Nu(["pipe","ignore","pipe","pipe"]),!1),i=(0,Tu.spawn)(process.execPath,[`--max-old-space-size=${xu}`,
"--",s,n],{cwd:"/",env:{PATH:e,LC_ALL:"C.UTF-8"},detached:!0,stdio:o.stdio});this.#e=i,this.pid=i.pid,Pu(i.pid),i.stdin?.on("error",()=>{}),i.stderr?.setEncoding(
"utf8").on("data",a=>{this.#r=(this.#r+a).slice(-Du)}),this.#t=i.stdio[3],this.#u(this.#t),this.ended=this.#f(i)}catch(o){r.error=o,r.hasError=!0}finally{Ru(r)}}listen(e){
this.#n=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#s??=e,this.#e.kill("SIGKILL"),this.#c.resolve()}#u(e){const n=new Su.StringDecoder("utf8");let s="";e.on("error",()=>{}),e.on("data",r=>{if(this.#o=
performance.now(),this.#s!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>qo)return this.kill("it sent a message that is too long");o.length!==0&&(this.#i.push(...o),e.pause(),this.#a??=this.#d())})}async#d(){
for(;this.#i.length>0;)for(const e of this.#i.splice(0))await this.#l(e);this.#a=void 0,this.#o=performance.now(),this.#t.resume()}async#l(e){if(this.#s!==void 0)
return;const n=e.length<=qo?ou(e):void 0;n?n.kind!=="pulse"&&await this.#n(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#a&&
performance.now()-this.#o>ei;r&&n&&this.kill(`it sent nothing for ${ei/1e3} seconds`),n=r},Cu).unref();return new Promise(r=>{const o=(i,a,c=this.#r)=>{clearInterval(
s),r({exitCode:i,signal:a,killed:this.#s,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#a,this.#c.promise]).then(
()=>o(i,a))})})}}function Pu(t){try{t!==void 0&&(0,fe.setPriority)(t,Lu)}catch{}}const ju=100;class Ur extends Error{name="WorkerCrash";ending;constructor(e){super(
Bu(e)),this.ending=e}}class Uu{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o;#i=0;#a=!1;constructor(e,n){this.process=
e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#u(s).catch(r=>this.#c(r))),e.ended.then(s=>this.#h(
s))}get alive(){return!this.#a}get stage(){return this.#o}run(e,n={}){return this.#r=n,this.process.send(e),this.#s.promise}#c(e){this.#s.reject(e),this.process.
send({kind:"abort"})}async#u(e){switch(e.kind){case"ready":this.#n.resolve(e.isolation);break;case"stage":this.#o=e.stage,await this.#r.onStage?.(e.stage);break;case"\
commit":await this.#r.onCommit?.(e.commit);break;case"log":this.#r.onLog?.(e.text);break;case"ask":this.#d(e.id,e.question);break;case"release":this.#f(e.name);
break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash),this.#s.resolve(e);break;case"failed":case"done":this.#s.
resolve(e);break;case"pulse":break;default:(0,v.xb)(e)}}async#d(e,n){if(this.#i+=1,this.#i>ju)return this.process.kill("it asked too many questions at once");try{
this.process.send({kind:"answer",id:e,value:await this.#l(n)})}catch(s){this.#c(s)}this.#i-=1}async#l(e){switch(e.about){case"lock":{const n=await this.#e.locks.
acquire(e.name);return this.#f(e.name),this.#t.set(e.name,n),this.#a&&this.#f(e.name),null}case"output":return await this.#r.onOutput?.(e.directory,e.kind),null;case"\
live":return this.#e.live(e.org)}}#f(e){this.#t.get(e)?.(),this.#t.delete(e)}#h(e){this.#a=!0;const n=new Ur(e);this.#n.reject(n),this.#s.reject(n);for(const s of[
...this.#t.keys()])this.#f(s)}}function Bu({exitCode:t,signal:e,killed:n,words:s}){return n!==void 0?`it was ended because ${n}`:/heap out of memory|Allocation failed/i.
test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function Fu(t,e,n){const s=`The process that built this deployment crashed: ${t.
message}`;return new Cr({stage:e,code:"builder_crashed",message:s,exitCode:t.ending.exitCode,signal:t.ending.signal,log:n,diagnostics:[]})}class Hu{#e;#t;#n;#s=new si;#r=new Set;#o;#i;#a=!1;constructor(e,n){
this.#e=e,this.#t=n,this.#n=e.env.PATH??"/usr/local/bin:/usr/bin:/bin"}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?
this.#o:this.start();return this.#o=void 0,n.ready.then(()=>!this.#a&&this.refill(),()=>{}),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),
this.#o}start(){const e=this.#c(),n=bu(e.dataDir,process.pid),s=new Uu(new Mu(this.#n,n),{locks:this.#s,live:this.#t,onNote:({level:r,event:o,text:i})=>this.#e.
log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#u(r),()=>{}),s.process.send({kind:"prepare",settings:e}),
s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:f}=this.#e,m={dataDir:(0,R.realpathSync)(e),blobs:n,
env:wu(s),gitUrlTemplate:r??we.bD,allowLocalGit:o??!1,limits:{...Qn,...i},outputLimits:a??pu,lasting:c??!0,isolation:f==="none"?"none":"auto"};return this.#i?{...m,
known:this.#i}:m}#u(e){this.#i||(this.#i=e,e.kind==="none"&&this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everythin\
g that the platform can, and the number of their processes is not limited"}))}}const Gu=1e4,zu=5*6e4;function Wu(t){return new Yu(t)}class Yu{#e;#t;#n=Promise.resolve();#s=Promise.
resolve();#r=!1;constructor(e){this.#e=e,this.#t=new Hu(e,e.live)}async recover(){const e=(0,R.existsSync)((0,$.join)(this.#e.dataDir,"builds")),n=e?this.#t.start():
this.#t.refill();e&&(this.#n=this.#a(null,n).then(()=>{this.#r||this.#t.refill()})),this.#e.isolation==="required"&&Ku(await n.ready)}async build(e,n){await this.#n;
let{session:s,waited:r}=this.#t.take();try{return await this.#o(e,n,s).catch(o=>{if(!(o instanceof Ur)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#o(
e,n,s)})}catch(o){throw o instanceof Ur?await this.#d(o,s,e):o}}async#o(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,f=i?.logBytes??Qn.
logBytes,m=new fu(a,e.deployID,f,c),w=()=>{this.#u(s)};r.addEventListener("abort",w,{once:!0}),r.aborted&&w();try{const E=async(W,X)=>o?.(W,r,X),I=W=>{m.write(W)||
s.process.kill("it sent a log that is too long")},P={...Vu(n),onOutput:E,onLog:I},Y=await s.run({kind:"deploy",job:e,look:o!==void 0},P);if(Y.kind!=="stored")throw Y.
kind==="failed"?new Cr(Y.facts):ii();const{commit:G,release:ee}=Y;return{commit:G,release:ee,[Symbol.asyncDispose]:()=>this.#c(s,e.deployID)}}catch(E){throw await this.#c(
s,e.deployID),r.throwIfAborted(),E}finally{r.removeEventListener("abort",w),await m.end()}}collect(){return this.#i({kind:"collect"})}prepareVariants(e,n){return this.#e.
lasting===!1?Promise.resolve():(this.#s=this.#s.then(()=>this.#i({kind:"variants",org:e,manifestHash:n})).then(()=>{},s=>{this.#r||this.#e.log("warn","compressi\
ng_failed",{org:e,reason:String(s)})}),this.#s)}async[Symbol.asyncDispose](){this.#r=!0,await Promise.all(this.#t.close().map(e=>this.#u(e))),await this.#s}async#i(e){
if(await this.#n,this.#r)return{objects:0,bytes:0};const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw ii();return s.removed}finally{await this.#u(
n)}}#a(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#r||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#c(e,n){
const s=new AbortController;this.#e.clock.sleep(zu,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;
s.abort(),r!==0&&!this.#r&&await this.#a(n)}async#u(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end a\
fter an abort"),Gu);await e.process.ended,clearTimeout(n)}async#d(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.
words.slice(-500)});const r=ce.Mb.find(o=>o===n.stage)??"clone";return Fu(e,r,await hu(this.#e.logs,s))}}function Ku(t){if(t.kind==="none")throw new v.GQ("unsup\
ported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then have all rig\
hts of the platform."})}function Vu({onStage:t,onCommit:e,onStored:n}){return{onStage:t,onCommit:e,...n&&{onStored:n}}}function ii(){return new Error("The worke\
r sent the result of another kind of job")}class Ie{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(
e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.resolve(
r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});o=i,this.#n.set(
e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.
get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=
s.weight}}}var Ye=k(336);class ve extends Error{name="DamagedObject"}var Ju=k(6059);const Xu=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs",
"text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],
["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.packa\
ge-archive"],["usdz","model/vnd.usdz+zip"]]),Qu=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,Zu=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function qu(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Xu.get(n)??(0,Ju.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return Qu.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function ed(t){return Zu.test(t)}const td=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
nd=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Br(t){const e=ai(
t);return e===void 0||e.endsWith(".html")?!1:td.test(t)||nd.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const sd=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Fr(t){const e=ai(t);return Br(t)||e!==void 0&&sd.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function ai(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}function ci(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?id(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}const rd=/^[\w.!~*'()@:$,+=&;/-]*$/;function ui(t){return rd.test(t)?`/${t}`:`/${t.split("/").map(od).join("/")}`}function od(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function id(t){try{return decodeURIComponent(t)}catch{return}}function Hr(t,e){if(t===""||t.endsWith(
"/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const di=32,ad=/\/:[A-Za-z]\w*[^\w/]/,
cd=/^:([A-Za-z]\w*)$/,Gr="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",ud=`it has more t\
han ${di} placeholders`;function li(t){const e=ci(t);return e===void 0?Gr:fi(pi(`/${e}`))}function fi(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==
void 0||ad.test(t))return Gr;const r=e.slice(1).split("/").map(zr),o=(n??"").split("/").map(zr),i=[...un(r),...un(o),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return Gr;if(i.length>di)return ud;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const f=e==="/"?[]:e.slice(1,-1).split("\
/").map(zr);return{text:t,head:f,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function dd({head:t,star:e}){return new Set(e?[...un(t),...un(e.tail),"splat"]:un(t))}function un(t){
return t.flatMap(e=>"name"in e?e.name:[])}function zr(t){const e=cd.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const ld=32*1024;class hi{path;bare;parts;#e;#t=new Map;#n=ld;constructor(e){
this.path=e,this.bare=pi(e),this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;
const s=ui(e).slice(1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#e[e]??
this.path.length}}function fd(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&Wr(n,r,0)?new Yr(t,e,void 0):void 0;if(!Wr(n,r,0))
return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new Yr(t,e,c>e.path.length?void 0:
e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!Wr(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-
s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new Yr(t,e,e.bare.slice(i,a))}function Wr(t,e,n){
for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class Yr{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function pi(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const be=8;class qn{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/
be-1;for(;n<=s;){const r=n+s>>>1,o=r*be,i=this.#e.compare(e,0,be,o,o+be);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new qn(Buffer.from(this.#e))}}
function mi(t){return(0,L.hash)("sha256",t,"buffer").subarray(0,be)}const hd=16*ae,pd=512;class md{#e;#t=new Ie(hd);constructor(e){this.#e=e}async releasesWith({
org:e,kept:n},s){const r=mi(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}\
/${n}`,s=>s.bytes+pd,()=>this.#e.assets(e,n))}catch(s){if(s instanceof ve)return;throw s}}}function yd({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?
e.then(yi):yi(e)}function yi(t){return{...t,headers:{...t.headers,"x-robots-tag":"noindex"}}}const gd=":root{color-scheme:light dark}body{font:1.125rem/1.6 syst\
em-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function it({status:t,title:e,
text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${gd}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const wd=it({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),Ed=it({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),bd=it({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),Td=it({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),Sd=it({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long address."}),gi=it({
status:503,title:"Not available at the moment",text:"The platform cannot read this file at the moment. Try again in a few seconds."}),_d={...gi,headers:{...gi.headers,
"retry-after":"5"}},Od=it({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy the site\
 again to replace it."});class kd{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).
finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.
error}}function Kr(t,e=mu){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?
r(t.reason):s()})})}}const Id=2e3,Vr=200,vd=32*ae,Nd=1/4,Ad=8,Rd=4,$d=["index.html","404.html"];function Ld(t){const{clock:e,log:n}=t;let s=0;return async r=>{if(s>=
Rd)return;s+=1;const o=new AbortController,i=xd(t,r,o.signal).catch(f=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(f)})});
i.finally(()=>{s-=1});const a=new AbortController,c=e.sleep(Id,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function xd(t,{subdomain:e,
release:n},s){const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.min(vd,
t.cacheBytes*Nd);const c=new kd(Ad);for(const f of await Dd(o,i,s)){s.throwIfAborted();const m=i.file(f,new hi(`/${f}`));m?.kind!=="file"||m.file.size>a||(a-=m.
file.size,await c.start(()=>t.warm(m.file)))}await c.end()}async function Dd(t,e,n){const s=new Set([...$d,...t.mostServed(Vr)]),r=new Set([...s].filter(Br).map(
wi)),o=Kr(n);for(const a of r.size>0?e.names():[]){if(r.has(wi(a))&&s.add(a),s.size>=2*Vr)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(
a);return[...s].filter(i).slice(0,Vr)}function wi(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const Ei=500,es=8*1024,Cd=2e3,bi=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
Ti=/^[\t\x20-\x7e\x80-\xff]*$/,Si=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Md(t){const e=[],n=[];let s;for(const[
r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>Cd?a("the line is too long"):i.startsWith(
"/")||/^https?:/.test(i)?(s=Pd(i,e.length,a),s&&e.push(s)):s?jd(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function Pd(t,e,n){const s=li(t);if(e>=
Ei)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function jd(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.
unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!bi.test(o)||!Ti.test(i))return n('it is no\
t "Name: value"');if(o==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n(
"a path can set one cookie");if(Si.has(o))return n(`rules cannot set "${o}"`);const a=t.bytes+dn(o,i);if(a>es)return n(`the headers of this path have more than ${es}\
 bytes`);t.bytes=a,t.set.push([o,i])}function dn(t,e){return t.length+e.length+4}function Ud(t,e){return bi.test(t)&&t===t.toLowerCase()&&Ti.test(e)&&!Si.has(t)}
function Jr(t){return Buffer.from(t,"utf16le").toString("utf16le")}class _i{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[
r]=s.head;if(r===void 0||!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){
const s=this.#e.get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;
a<c?o+=1:i+=1;const f=this.#n[Math.min(a,c)],m=f&&n(f)?fd(f.from,e):void 0;f&&m&&(yield[f,m])}}}function ts(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],
isFixed:!0};const s=dd(e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&
r.push({name:a}),o=c+i.length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Xr({pieces:t},e,n,s){let r="";for(const o of t){
const i=typeof o=="string"?o:Bd(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Bd(t,e,n,s){return n==="plain"||e.get(t).
length>s?e.get(t):e.encoded(t)}const Oi={headers:{},isCut:!1};class Fd{#e;constructor(e){this.#e=new _i(e.map(Hd))}of(e){if(this.#e.size===0)return Oi;const n=[
...this.#e.matching(e)];return n.length===0?Oi:new Gd(n).custom}}function Hd({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=ts(i,t);return a.isFixed&&
(s+=dn(o,i)),{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class Gd{#e=new Map;#t=es;#n;#s=!1;constructor(e){this.#n=es-e.reduce((n,[{fixedBytes:s}])=>n+
s,0);for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,Jr(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-dn(e,""),o=r<
0?void 0:Xr(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=dn(e,o),n.isFixed||(this.#n-=dn(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const ki=2e3,zd=2e3,Wd=/^[^/:]+=/,Ii={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Yd(t){const e=[],
n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=Kd(r).trim();if(o==="")continue;const i=e.length<ki?Vd(o):"too many rules";typeof i=="string"?n.push(
{line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Kd(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Vd(t){if(t.length>zd)
return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||Wd.test(n))
return"conditions and query parameters are not supported";const o=Jd(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its s\
tatus is not a number";const i=li(e);return typeof i=="string"?i:Ni(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:
ns(o)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function Jd(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return vi(e)?e:
void 0}function vi(t){return Object.hasOwn(Ii,t)}function ns(t){return Ii[t]==="rewrite"}function Ni(t,e){return/^\/(?!\/)/.test(t)||!ns(e)&&/^(?:https?:)?\/\//i.
test(t)}const Xd=64,Qd=8*1024,Zd=4*1024;class qd{#e;forces;constructor(e){this.#e=new _i(e.map(el)),this.forces=e.some(({force:n})=>n)}*of(e,n){let s=0;for(const[
r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=tl(r,o,e);if(i&&(yield i),s+=1,s===Xd)return}}}function el({from:t,
to:e,status:n,force:s}){return{from:t,to:ns(n)?nl(e,t):ts(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function tl({to:t,status:e,isForeign:n},s,r){if(ns(
e)){const a=Xr(t,s,"plain",Zd);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Xr(t,s,"encoded",Qd);if(o===void 0)return;const i=n?
o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function nl(t,e){const n=t.replace(/[?#].*$/,"");try{
return ts(n,e,decodeURIComponent)}catch{return ts(n,e)}}const Qr="_redirects",Zr="_headers",Ai=512*1024;function qr(t){return t===Qr||t===Zr}function sl(t){const e=[],
n=i=>{const a=t.get(i)??Buffer.alloc(0);return a==="too large"&&e.push({file:i,reason:`it has more than ${Ai} bytes`}),a==="too large"?"":a.toString()},s=Yd(n(Qr));
for(const i of s.ignored)e.push({file:Qr,...i});const r=Md(n(Zr));for(const i of r.ignored)e.push({file:Zr,...i});if(s.rules.length+r.rules.length===0)return{bytes:Buffer.
alloc(0),ignored:e};const o={redirects:s.rules.map(({from:i,to:a,status:c,force:f})=>[i.text,a,c,f]),headers:r.rules.map(({from:i,set:a,unset:c})=>[i.text,a,c])};
return{bytes:Buffer.from(JSON.stringify(o)),ignored:e}}function rl(t){if(t.length===0)return{redirects:[],headers:[]};const{redirects:e,headers:n}=ol(t);if(!Array.
isArray(e)||e.length>ki||!Array.isArray(n)||n.length>Ei)throw at();return{redirects:e.map(il),headers:n.map(al)}}function ol(t){try{const e=JSON.parse(t.toString());
if((0,x.Gv)(e))return e}catch{}throw at()}function il(t){const[e,n,s,r]=ln(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!vi(s)||!Ni(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw at();return{from:Ri(e),to:n,status:s,force:r}}function al(t){const[e,n,s]=ln(t),r=ln(n).map(i=>{const[a,c]=ln(i);if(typeof a!="s\
tring"||typeof c!="string"||!Ud(a,c))throw at();return[a,c]}),o=ln(s).map(i=>typeof i=="string"?i:eo());return{from:Ri(e),set:r,unset:o}}function Ri(t){const e=typeof t==
"string"?fi(t):void 0;return typeof e=="object"?e:eo()}function ln(t){return Array.isArray(t)?t:eo()}function eo(){throw at()}function at(){return new ve("The c\
ompiled rules of a release are damaged: deploy again")}const cl="public, max-age=0, must-revalidate",ul="public, max-age=31536000, immutable";function dl(t,e,n,s,r){
const o=qu(e),i=ed(o),a=`"${n.hash.slice(0,32)}"`,c={"cache-control":Br(e)?ul:cl,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:
{etag:a,"last-modified":t.lastModified},...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},f={"content-type":o,...c,"content-length":String(n.size)};
return s===200&&(f["accept-ranges"]="bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:f,notModified:c,variants:i?
new Map:void 0}}function ll(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{
...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const fl=64*1024,hl=ae,pl=4*1024,ml=32,yl=4*
1024,gl=512;class wl{org;deployID;manifestHash;lastModified;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,
this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a}=rl(s.rules),c=Math.min(hl,fl+s.count*pl);this.#e=s,this.#t=
new qd(i),this.#n=new Fd(a),this.#s=new Ie(c),this.#r=o,this.weight=s.bytes+s.rules.length*ml+c}remembered(e){return this.#s.get(e)}direct(e){const n=this.#i(e),
r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&r&&this.#s.put(e.path,r,El(e.path,r)),r}indirect(e){return this.#a(e,"nothing")}file(e,n,s=200){
const r=qr(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","headers_cut",{deployID:this.deployID,
org:this.org}));const a=dl(this,e,this.#e.file(r),s,o);return{kind:"file",name:e,file:a,served:0}}has=e=>!qr(e)&&this.#e.find(e)!==-1;hashOf(e){const n=this.#e.
find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const r of this.#s.values())r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+
r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e){const n=Hr(e.path.slice(
1),this.has);if(n)return n.kind==="file"?this.file(n.path,e):{kind:"redirect",status:308,location:Jr(ui(n.to))}}#a(e,n){for(const s of this.#t.of(e,n)){if(s.kind===
"go")return{kind:"redirect",status:s.status,location:Jr(s.location)};const r=Hr(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,i=o===void 0?void 0:
this.file(o,e,s.status);if(i)return i}}#c(e){const n=Hr(e,this.has);return n?.kind==="file"?n.path:void 0}}function El(t,e){const n=4*t.length;if(e.kind==="redi\
rect")return gl+n+2*e.location.length;const{headers:s}=e.file;let r=yl+n;for(const o in s)r+=2*(o.length+(s[o]?.length??0));return r}async function bl(t,e,n,s){
return new wl(e,n,await t.index(e,n.manifestHash),s)}function Tl(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function Sl(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const to=["br","zstd","gzip"],_l=512,no=16*ae,At=Buffer.from("SLV","latin1"),Rt=At.length+4+32,Ol=Rt+no;function _w(t){const e=Buffer.alloc(4);return e.
writeUInt32LE(t.length),Buffer.concat([At,e,hashOf("sha256",t,"buffer"),t])}function $i(t,e){if(t.length<Rt||At.compare(t,0,At.length)!==0)return;const n=t.readUInt32LE(
At.length);return n<=no&&e===Rt+n?n:void 0}function kl(t){if($i(t,t.length)===void 0)return;const e=t.subarray(Rt),n=t.subarray(At.length+4,Rt);return(0,L.hash)(
"sha256",e,"buffer").equals(n)?e:void 0}const Il=256,vl=256,Li=new Fe(Il);function Nl(t){let e=Li.get(t);if(!e){if(e=Al(t),t.length>vl)return e;Li.set(t,e)}return e}
function Al(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(m=>m.trim()),c=a.find(m=>/^q\s*=/.test(m)),f=c===void 0?
1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,f>=0&&f<=1?f:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return to.
filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const xi=new Map,Rl=4*ae,$l=768,Ll=1e3;class xl{#e;#t;#n=new Ie(Rl);constructor(e,n){this.#e=e,this.#t=n}sizes({
key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<_l||s.size>no)return xi;this.#n.delete(e);const o=async()=>{const i=this.#e.
variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>r?.sizes??xi);return{sizes:a,isWhole:a.size===to.length,version:i,at:this.#t.monotonic()}};return this.#n.
load(e,()=>$l+2*e.length,o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&
this.#t.monotonic()-s<Ll}}const Dl=4*ae,Cl=64*ae,Ml=512,Pl=[];class jl{#e;#t;#n;#s;#r=0;constructor(e,n,s=Ye.m){this.#e=e,this.#t=new Ie(n),this.#n=Math.min(Dl,
n),this.#s=new xl(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?K(e,"accept-encoding"):void 0,o=r===void 0?Pl:Nl(r);if(o.length===
0)return this.#o(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,Ci(n,o,a),s)):this.#o(e,n,Ci(n,o,i),s)}async warm(e){this.#d(
e)&&await this.#l(e)}#o(e,n,s,r){if(s.status===200){if(Ul(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method===
"HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(
n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#d(n))return this.#a(e);const r=await this.#f(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,
s);if(o?.length!==n.size)throw new Di;return o}).catch(o=>{if(!(o instanceof Di))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),
this.#a(e))}async#a(e){const n=this.#d(e)?await this.#l(e):await this.#h(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=K(e,"if-range");if(s!==
void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=Sl(K(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"n\
o-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#u(n,r)}}async#u(e,n){const{start:s,
end:r}=n,o=this.#d(e)?(await this.#l(e)).subarray(s,r+1):await this.#h(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,
"content-length":String(r-s+1)},body:o}}#d({size:e}){return e<=this.#n&&this.#r+e<=Cl}#l(e){return this.#f(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#f({key:e,
size:n},s){return this.#t.load(e,r=>r.length+Ml,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,
n)}}class Di extends Error{}function Ci(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=ll(
t,s,r);return t.variants?.set(s,i),i}return t}function Ul(t,e){const n=K(t,"if-none-match");if(n!==void 0)return Tl(n,e.etag);const s=t.headers["if-modified-sin\
ce"];return s!==void 0&&s===e.headers["last-modified"]}const Bl=64*ae,Fl=4096,Hl=1e3,Mi="GET, HEAD, OPTIONS";function Ow(t){return Pi(t).handler}function Pi(t){
const e=new Gl(t);return{handler:n=>e.handle(n),prefetch:e.prefetch}}class Gl{#e;#t;#n;#s;#r;#o;#i=new Ie(Bl);#a;prefetch;#c=Number.NEGATIVE_INFINITY;constructor({
sites:e,objects:n,cacheBytes:s,log:r,domain:o,clock:i=Ye.m}){this.#e=e,this.#t=n,this.#n=r,this.#s=new Go(o??"localhost"),this.#r=new jl(n,s,i),this.#a=i,this.#o=
new md(n),this.prefetch=Ld({site:a=>e.site(a),loaded:a=>this.#l(a),load:(a,c)=>this.#f(a,c),warm:a=>this.#r.warm(a),cacheBytes:s,clock:i,log:r})}handle(e){const n=this.#s.
subdomain(K(e,"host")??""),s=n===void 0?void 0:this.#e.site(n);return s instanceof Promise?s.then(r=>this.#u(e,r),r=>this.#g(e,r)):this.#u(e,s)}#u(e,n){if(n===void 0)
return $t(e,wd);const{method:s}=e;if(s!=="GET"&&s!=="HEAD")return zl(s);if(n.release===null)return $t(e,Ed);try{const r=this.#l(n.release),o=r?this.#h(e,n,r):this.#d(
e,n,n.release),i=yd(n,o);return i instanceof Promise?i.catch(a=>this.#g(e,a)):i}catch(r){return this.#g(e,r)}}async#d(e,n,s){return this.#h(e,n,await this.#f(n.
org,s))}#l(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#f(e,n){return this.#l(n)||this.#i.delete(n.deployID),this.#i.load(
n.deployID,s=>s.weight,()=>bl(this.#t,e,n,this.#n))}#h(e,n,s){const r=C(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#y(e,i,s);const a=ci(
r);if(a===void 0)return $t(e,Td);if(a.length>Fl)return $t(e,Sd);const c=new hi(`/${a}`),f=(o?void 0:s.remembered(c.path))??s.direct(c);return f?this.#y(e,f,s):Fr(
a)&&n.kept.length>0?this.#m(e,n,s,c):this.#p(e,n,s,c)}async#m(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).catch(ji([]))){const a=this.#l(
i)??await this.#f(n.org,i).catch(ji(void 0)),c=a?.file(o,r);if(a&&c)return this.#y(e,c,a)}return this.#p(e,n,s,r)}#p(e,n,s,r){const o=s.indirect(r)??(n.settings.
spaFallback&&!Fr(r.path.slice(1))?s.file("index.html",r):void 0)??s.file("404.html",r,404);return o?this.#y(e,o,s):$t(e,bd,s)}#y(e,n,s){return n.kind==="redirec\
t"?Wl(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#g(e,n){const s=n instanceof re;if(!s&&!(n instanceof ve))throw n;const r=this.#a.monotonic();if(r-this.#c>=Hl){
this.#c=r;const o=s?"edge_unavailable":"edge_damaged";this.#n("error",o,{requestID:e.requestID,reason:n.message})}return $t(e,s?_d:Od)}}function ji(t){return e=>{
if(e instanceof re)throw e;return t}}function zl(t){return t==="OPTIONS"?{status:204,headers:{allow:Mi}}:{status:405,headers:{allow:Mi,"content-length":"0","cac\
he-control":"no-store"}}}function Wl(t,{status:e,location:n},s){const r=t.target.slice(C(t.target).length).replace(/[^\x21-\x7e]/g,encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+i,"content-length":"0","cache-control":"public, max-age=0, must-revalidate","x-slipway-relea\
se":s.deployID}}}function $t(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,
headers:o}}const Yl=16*ae,Ui=400,Kl=300,Vl=2,Jl=500,Xl=1e3,Ql=250,Zl=2e3,Bi=-1;class ql{#e;#t;#n;#s;#r=new Ie(Yl);#o=0;#i=new Map;#a=Number.NEGATIVE_INFINITY;#c=Number.
NEGATIVE_INFINITY;#u=Number.NEGATIVE_INFINITY;constructor(e,n,{table:s,clock:r=Ye.m}={}){this.#e=e,this.#t=s,this.#n=r,this.#s=n.subscribe(o=>{o.kind==="site"&&
this.#d(o.subdomain),o.kind==="unknown"&&(this.#o+=1,this.#i=new Map)})}site(e){const n=this.#r.get(e);return n!==void 0&&n.generation===this.#o?n.site:n?.site!==
void 0?this.#h(e,n.site):this.#t?this.#f(this.#t,e):this.#l(e)}[Symbol.dispose](){this.#s[Symbol.dispose]()}#d(e){this.#i.delete(e);const n=this.#r.get(e);n&&(n.
generation=Bi),this.#t&&(this.#t.put(e,void 0),n?.site&&this.#p(e).catch(()=>{}))}#l(e){return this.#w()&&this.#i.size>0?Promise.reject(new re("The state cannot\
 be read now")):this.#p(e)}async#f(e,n){const s=await e.find(n),r=this.#r.get(n);return r?.generation===this.#o||r?.site?this.site(n):s?(this.#g(n,{site:s,generation:Bi}),
this.#h(n,s)):this.#l(n)}#h(e,n){if(!this.#w())return this.#m(e,n);const s=this.#n.monotonic();return s-this.#u>=Ql&&(this.#u=s,this.#m(e,n).catch(()=>{})),n}async#m(e,n){
const s=new AbortController,r=this.#n.sleep(Jl,s.signal).then(()=>(this.#a=this.#n.monotonic(),n));r.catch(()=>{});try{return await Promise.race([this.#p(e),r])}catch(o){
if(o instanceof re)return n;throw o}finally{s.abort()}}#p(e){const n={at:this.#n.monotonic()},s=this.#i.get(e);if(s&&n.at-s.begun.at<Zl)return s.site;const r=this.#y(
e,n);return this.#i.set(e,{begun:n,site:r}),r}async#y(e,n){const s=()=>this.#i.get(e)?.begun===n;try{const r=await this.#e.site(e);return this.#a=Number.NEGATIVE_INFINITY,
this.#c=this.#n.monotonic(),s()&&(this.#g(e,{site:r,generation:this.#o}),this.#t?.put(e,r)),r}catch(r){throw r instanceof re&&n.at>=this.#c&&(this.#a=this.#n.monotonic()),
r}finally{s()&&this.#i.delete(e)}}#g(e,n){this.#r.put(e,n,ef(n))}#w(){return this.#n.monotonic()-this.#a<Xl}}function ef({site:t}){return t?Ui+Kl*t.kept.length+
Vl*JSON.stringify(t.settings).length:Ui}const Fi=36e5,tf=2*Fi;function nf(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=e.monotonic(),i=async()=>{r=e.monotonic();
try{const c=await t();n("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){n("error","collection_failed",{message:c instanceof Error?c.message:
String(c)})}finally{s=void 0}},a=()=>(s??=i(),s);return{collect:a,whenIdle(){e.monotonic()-r>=Fi&&a()},whenBusy(){e.monotonic()-Math.max(o,r)>=tf&&a()},async[Symbol.
asyncDispose](){await s}}}async function sf(t){const e=await t.signingKey(rf),n=af(e.value);if(!(0,x.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.
d!="string"||!of({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=cf(s),o={...s,kid:r,alg:"ES256",use:"sig"};
return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function rf(){const t=(0,L.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"\
jwk"});return`${JSON.stringify(t)}
`}function of(t){try{const e=(0,L.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,L.verify)("sha256",r,(0,L.createPublicKey)(
{key:s,format:"jwk"}),(0,L.sign)("sha256",r,e))}catch{return!1}}function af(t){try{return JSON.parse(t)}catch{return}}function cf(t){const{crv:e,kty:n,x:s,y:r}=t;
return(0,L.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const so=512,Hi=/^[!-?A-~]*@[!-?A-~]+$/;function uf(t){return t.
length<=so&&Hi.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function ro(t){return/[^\0-\x7f]/.test(t)}const df=["viewer","deployer"];function oo(t){return b.
KCZ([t,b.YOg(t)],"must be a string, or a list of strings")}const Gi=b.FsL(b.YjP("must be a string"),b.BpQ(1,"must not be empty")),lf=b.FsL(b.YjP("must be a stri\
ng"),b.Ru6(so,`must have at most ${so} characters`),b.yGV(Hi,({input:t})=>{const e=ro(t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`\
is "${t}", which ${e}`}));function zi(t){const e=`${t} ASCII emails, or @domain for every email of a domain. Upper and lower case are the same.`;return b.yqP(b.
FsL(oo(lf),b.h_(e)))}const ff=ne({viewer:zi("May read."),deployer:zi("May do everything.")}),hf=ne({issuer:b.FsL(b.YjP("must be a string"),b.z6Y(mf,"must be an \
https:// URL without query (http:// only for loopback)"),b.yuE({format:"uri"}),b.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:b.
yqP(b.FsL(oo(Gi),b.h_("Accepted aud values. Default: the platform's own base URL."))),email:b.lqM(b.FsL(b.YjP("must be a string"),b.yGV(/\{[^{}]+\}/,'must be a \
template of claims, as "{email}" or "{repository}@github.actions"'),b.z6Y(t=>!ro(t),"has characters other than ASCII"),b.h_("A template of claims for the email \
that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),require:b.lqM(b.FsL(ft(b.YjP(),oo(Gi)),b.h_("Claims that a token must have, each\
 with one of the values.")),{})}),pf=b.FsL(ne({$schema:b.yqP(b.YjP("must be a string")),localIssuer:b.lqM(b.FsL(b.zMY("must be true or false"),b.h_("Whether tok\
ens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),issuers:b.lqM(b.FsL(b.YOg(hf,"\
must be a list"),b.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`\
names ${s} twice`})}),b.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:b.FsL(ft(b.FsL(b.YjP(),b.
yGV(new RegExp(`^(?:\\*|${N.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),ff),b.h_('Grants by organization; "*" is every organization.'))}),
b.DDF("platform.json"),b.h_("Who may do what on a platform that several people share. The platform reads the file from its data directory when it starts."));function mf(t){
if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,je.c)(e.hostname)}
const Wi={localIssuer:!0,issuers:[],roleOf:()=>"deployer",organizationsOf:()=>{}},Yi=1024*1024,yf=10;function gf(t){const e=(0,$.join)(t,"platform.json");if(!(0,R.
existsSync)(e))return Wi;try{if((0,R.statSync)(e).size>Yi)throw new Error(`is larger than ${Yi} bytes`);return wf(JSON.parse((0,R.readFileSync)(e,"utf8")))}catch(n){
throw new v.GQ("invalid_file",`${e}: ${n instanceof Error?n.message:String(n)}`,{place:{file:e},remedy:"Correct the file (docs/self-hosting.md shows one), or re\
move it to trust only the local issuer.",cause:n})}}function wf(t){const e=ht(pf,t,"the file");if("faults"in e)throw new Error(e.faults.slice(0,yf).join("; "));
const{localIssuer:n,issuers:s,organizations:r}=e.output,o=new Map(Object.entries(r).map(([i,a])=>[i,bf(a)]));return{localIssuer:n,issuers:s.map(({issuer:i,audience:a,
email:c,require:f})=>({issuer:i,email:c,audiences:a===void 0?void 0:[a].flat(),require:Object.fromEntries(Object.entries(f).map(([m,w])=>[m,[w].flat()]))})),roleOf(i,a){
const c=i.slice(i.lastIndexOf("@")),m=[o.get(a),o.get("*")].flatMap(w=>[w?.get(i),w?.get(c)]);return m.includes("deployer")?"deployer":m.find(w=>w!==void 0)},organizationsOf:Ef(
o)}}function Ef(t){const e=new Map;for(const[n,s]of t)for(const r of s.keys()){const o=e.get(r);o?o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf(
"@")),r=new Set([n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:[...r].sort()}}function bf(t){return new Map(df.flatMap(e=>[t[e]??[]].flat().map(n=>[n.
toLowerCase(),e])))}const Tf=6e5,Sf=3e4,Ki=5e3;function _f(t,e,n){return Ji(async()=>{const s=await k.e(460).then(k.bind(k,6460)),r=s.createRemoteJWKSet(await Of(
t,e),{timeoutDuration:Ki,cacheMaxAge:Number.POSITIVE_INFINITY,[s.customFetch]:e,cooldownDuration:Number.POSITIVE_INFINITY});let o=Number.NEGATIVE_INFINITY;const i=async a=>n.
monotonic()-o<a?!1:(await r.reload(),o=n.monotonic(),!0);return async(a,c)=>{await i(Tf);try{return await r(a,c)}catch(f){if(!(f instanceof s.errors.JWKSNoMatchingKey)||
!await i(Sf))throw f;return r(a,c)}}})}async function Of(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.
timeout(Ki),redirect:"error"})).json();return kf(s,t)}catch{throw Vi()}}function kf(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error(
"not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of \
their issuer");return r}function Vi(){return new S("unavailable","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Ji(t){
let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}const If=30,vf=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed2551\
9"],Nf=16*1024;function Af(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:_f(r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[
t.key.publicJwk]},o=Ji(async()=>(await k.e(460).then(k.bind(k,6460))).createLocalJWKSet(r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},
keys:o})}return async r=>{const o=Rf(r),i=await k.e(460).then(k.bind(k,6460)),{header:a,claims:c}=$f(o,i);Lf(a,c);const f=s.get(c.iss??"");if(!f)throw he("The t\
oken was issued by an identity provider that this platform does not trust (iss)");const m=await f.keys(),w=f.audiences??[t.audience];try{const{payload:E}=await i.
jwtVerify(o,m,{issuer:f.issuer,audience:[...w],algorithms:vf,clockTolerance:If,currentDate:new Date(n.now()),requiredClaims:["exp"]});return xf(f,E),{email:Df(f,
E),issuer:f.issuer}}catch(E){throw Mf(E,i,w.join(" or "))}}}function Rf(t){if(t===void 0)throw he('There is no Authorization header: send "Authorization: Bearer\
 <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw he('The Authorization header is not "Bearer <ID token>"');if(e.length>Nf)throw he(
"The token is too long to be an ID token");return e}function $f(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw he("The tok\
en is not a JSON Web Token, so it is not an ID token")}}function Lf(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||
e.token_use==="access"||e.typ==="Bearer")throw he("The token is an access token: send the identity provider's ID token instead")}function xf(t,e){for(const[n,s]of Object.
entries(t.require))if(!s.includes(String(e[n])))throw he(`The token's ${n} claim is not one that this platform accepts`)}function Df(t,e){const n=t.email.replace(
/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw he(`The token has no ${o} claim`);return i}),s=uf(n);if(s===void 0){const r=ro(n)?"has \
characters other than ASCII":"is not an email";throw he(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!Cf(e))throw he("The token's email is no\
t verified (email_verified is not true)");return s}function Cf({email_verified:t}){return t===void 0||t===!0||t==="true"}function Mf(t,e,n){if(t instanceof S)return t;
const{errors:s}=e;return t instanceof s.JWTExpired?he("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?
he(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?he("The token is not valid yet (nbf)"):he(`The token's ${t.claim} claim is \
missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?he("The token's signature does not match its issuer's keys"):
t instanceof s.JOSEAlgNotAllowed?he("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ER\
R_JOSE_GENERIC"?he("The token is not a valid ID token"):Vi()}function he(t){return new S("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token\
"'})}const $e=64,Pf=32;class Xi{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.
write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Qi=new Xi(8192),jf=new Xi(256);function Uf(t){return(0,L.hash)("sha256",Qi.latin1(
t))}function Zi(t,e){return t.length===e.length&&(0,L.timingSafeEqual)(Qi.latin1(t),jf.latin1(e))}class Bf{#e;#t;constructor(e){if(e.length>$e)throw new RangeError(
`An HMAC key has ${e.length} bytes; at most ${$e} are supported`);this.#e=Buffer.alloc($e+512),this.#t=Buffer.alloc($e+Pf);for(let n=0;n<$e;n+=1)this.#e[n]=(e[n]??
0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,L.hash)("sha256",this.#n(e),"binary"),$e,"latin1"),(0,L.hash)("sha256",this.#t)}#n(e){const n=this.#e.
length-$e;return e.length>n?Buffer.concat([this.#e.subarray(0,$e),Buffer.from(e,"latin1")]):this.#e.subarray(0,$e+this.#e.write(e,$e,"latin1"))}}const qi="AWS4-\
HMAC-SHA256";function ea({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function Ff(t,e,n){return`${qi}
${t}
${ea(e)}
${Uf(n)}`}function Hf(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,L.createHmac)("sha256",n).update(s,
"utf8").digest();return new Bf(n)}function Gf(t,e){return t.sign(e)}const zf=new RegExp(`^${qi} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),Wf=1024,Yf=1024,Kf=32,ta=64,io=new Fe(Wf);function Vf(t){const e=t.
slice(-ta),n=t.slice(0,-ta),s=io.get(n);if(s&&Jf.test(e))return{...s,signature:e};const r=Xf(t);if(r)return n.length<Yf&&r.signedHeaders.length<=Kf&&io.set(n,r),
{...r,signature:e}}function kw(){return io.size}const Jf=/^[0-9a-f]{64}$/;function Xf(t){const e=zf.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.
split(";");if(a.every((c,f)=>f===0||(a[f-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const Qf=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;
let ao;function Zf(t){if(ao?.text===t)return ao.time;const e=qf(t);return e!==void 0&&(ao={text:t,time:e}),e}function qf(t){const e=Qf.exec(t);if(!e)return;const n=Number(
e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function ss(t){return`${new Date(
t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function eh(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":oh(t.target.slice(
e+1)),r=sh(n,t.normalizePath),o=ch(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const th=/^(?:\/[A-Za-z0-9_~-]+)+$/,nh=/[^A-Za-z0-9._~-]/g;function co(t){return t.replace(nh,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function sh(t,e){if(th.test(t))return t;const n=t.split("/");return(e?rh(n):n).map(co).join("/")||"/"}function rh(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function oh(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[co(na(r)),co(na(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>sa(n,r)||sa(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function na(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function sa(t,e){return t<e?-1:t>e?1:0}function ih(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=ra(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function ah(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?ih(t.rawHeaders):{names:e,repeated:[],get(n){const s=K(t,n);return s===void 0?void 0:ra(s)}}}function ch(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const uh=/ {2}|\t/,dh=32,lh=9;function ra(t){let e=0,n=t.length;for(;e<n&&oa(t,e);)e+=1;for(;n>e&&oa(t,n-1);)n-=1;const s=t.slice(e,n);return uh.test(
s)?s.replace(/[ \t]+/g," "):s}function oa(t,e){const n=t.charCodeAt(e);return n===dh||n===lh}const rs=5*6e4,ia=["host","content-type"],fh=new Set([...ia,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),me=(t,e)=>({type:t,message:e});class hh{#e;#t=new bh;constructor(e){
this.#e=e}readHeaders(e,n){const s=K(e,"authorization");if(s===void 0)return me("MissingAuthenticationTokenException","Missing Authentication Token");const r=Vf(
s),o=K(e,"x-amz-date")??"",i=Zf(o);if(!r)return me("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return me("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(a instanceof Promise)return a;if(!a)return me("UnrecognizedClientException","The secu\
rity token included in the request is invalid.");const c=ah(e);return mh(r.scope,o)??yh(o,i,n)??gh(a,c.get("x-amz-security-token"),n)??wh(c,r.signedHeaders)??{headers:c,
signedBy:r,role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,L.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==
a)return me("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const f=eh({method:e.method,target:e.target,
headers:s,signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),m=this.#t.get(o,r.scope),w=Gf(m,Ff(i,r.scope,f));if(!Zi(w,r.signature))return me("Inval\
idSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consu\
lt the service documentation for details.")}}function ph(t){return"message"in t}function mh(t,e){if(t.region!==N.aT)return me("InvalidSignatureException",`Crede\
ntial should be scoped to a valid region: '${N.aT}'.`);if(t.service!==N.jL)return me("InvalidSignatureException",`Credential should be scoped to correct service\
: '${N.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return me("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD\
 from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function yh(t,e,n){if(e<n-rs){const s=ss(n-rs);return me("InvalidSignatureExcept\
ion",`Signature expired: ${t} is now earlier than ${s} (${ss(n)} - 5 min.)`)}if(e>n+rs){const s=ss(n+rs);return me("InvalidSignatureException",`Signature not ye\
t current: ${t} is still later than ${s} (${ss(n)} + 5 min.)`)}}function gh(t,e,n){if(!Zi(e??"",t.sessionToken))return me("UnrecognizedClientException","The sec\
urity token included in the request is invalid.");if(!(t.expiresAt>n))return me("ExpiredTokenException","The security token included in the request is expired")}
function wh(t,e){const n=t.repeated.find(o=>fh.has(o));if(n!==void 0)return me("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.
names)if(Eh(o)&&!e.includes(o))return aa(o);const s=ia.find(o=>!e.includes(o));if(s!==void 0)return aa(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return me(
"IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function Eh(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function aa(t){
return me("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class bh{#e=new Fe(4096);get(e,n){const s=`${e.accessKeyID}/${ea(
n)}`,r=this.#e.get(s);if(r)return r;const o=Hf(e.secret,n);return this.#e.set(s,o),o}}const uo={environmentPerMinute:12e3,tablePerMinute:6e3};function Th(t,e,n){
return[{name:`kvs/environment/${t}`,most:n.environmentPerMinute},{name:`kvs/table/${e}`,most:n.tablePerMinute}]}const lo=12,fo=16;function Sh({id:t,key:e},n,s){
const r=(0,L.randomBytes)(lo),o=(0,L.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.
concat([t,r,i,o.getAuthTag()])}function _h(t,e,n){const s=t.find(a=>Oh(a,n));if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(
s.id.length),o=r.subarray(lo,-fo),i=(0,L.createDecipheriv)("aes-256-gcm",s.key,r.subarray(0,lo),{authTagLength:fo}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(
-fo));return Buffer.concat([i.update(o),i.final()]).toString("utf8")}function Oh({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function ho(t){return`\
kvs-token:${t}`}function ca(t){return`kvs-role:${t}`}const kh=200,ua=1024*1024;class da{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
s,this.#r=new Ie(e),this.#o=new Ie(ua)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(e)?null:
this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Ie(this.#e),this.#o=new Ie(ua),this.#s.clear()}#i(e){
const n=this.#n(e).then(s=>{this.#s.get(e)===n&&(this.#s.delete(e),s===void 0?this.#o.put(e,!0,kh):this.#r.put(e,s,this.#t))},s=>{throw this.#s.get(e)===n&&this.#s.
delete(e),s});return this.#s.set(e,n),n}}const Ih=720*6e4,vh=1e3,Nh="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",Ah=20,Rh=1e3,$h=8*1024*1024;class Lh{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new da($h,Rh,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===Ah?this.#n.find(e):null}async issue(e,n){
const s={accessKeyID:`ASIA${Array.from((0,L.randomBytes)(16),f=>Nh[f%32]).join("")}`,secret:(0,L.randomBytes)(30).toString("base64"),sessionToken:(0,L.randomBytes)(
96).toString("base64"),expiresAt:n+Ih},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(ca(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.
issue({accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:vh}),s}async checkKey(){const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(
e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.parse(this.#t.open(ca(e),s));if(!(0,x.Gv)(o))return;const{
secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,expiresAt:r}}}const xh={invalid_json:400,invalid_key:400,
invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,
unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503};class Dh extends Error{name="KeyspaceGone";constructor(){super("the table was deleted")}}
var la=k(4573),po=k(9692);class ct extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function Ch(t,e){const n=Mh(e),s=Ph(n.get("key"));
if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=jh(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,
value:o,ttlSeconds:Uh(n.get("ttlSeconds"))}}function Mh(t){if(!(0,la.isUtf8)(t))throw new ct("invalid_json");try{const e=(0,po.U2)(t.toString("utf8"));if(e)return new Map(
e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof po.sU))throw e}throw new ct("invalid_json")}function Ph(t){const e=t?.startsWith('"')?(0,po.I)(t):void 0;
if(e===void 0||e===""||fa(e,N.ux.keyBytes))throw new ct("invalid_key");return e}function jh(t){if(t===void 0||fa(t,N.ux.valueBytes))throw new ct("invalid_value");
return t}function Uh(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<N.ux.minTtlSeconds||e>N.ux.maxTtlSeconds)throw new ct("invalid\
_ttl");return e}function fa(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}const Lt={"content-type":"application/json","cache-control":"no-\
store"},Bh={status:200,headers:Lt,body:'{"ok":true}'},Fh={status:200,headers:Lt,body:'{"deleted":true}'},Hh={status:200,headers:Lt,body:'{"found":false,"expires\
At":null}'},Gh=new Map([[Re.Y2.put,"put"],[Re.Y2.get,"get"],[Re.Y2.delete,"delete"]]),zh=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,Wh=/^Bearer +([!-~]+)$/i;
function Yh(t){const e={...t,log:Kh(t)};return n=>pa(n,e,s=>Zh(s,n,e))}function Kh({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===ha){const i=e.
now();if(Math.abs(i-n)<Vh)return;n=i}t(s,r,o)}}const ha="kvs_unavailable",Vh=1e3;function pa(t,e,n){const s=e.gateway.readHeaders(t,e.clock.now());return s instanceof
Promise?s.then(()=>pa(t,e,n),n):ph(s)?ba(s):t.body(N.ux.bodyBytes).then(r=>{try{const o=e.gateway.verify(t,r,s);return o?ba(o):ma(t,r,s,e,n)}catch(o){return n(o)}},
r=>n(r instanceof ue?r:new ct("invalid_json")))}function ma(t,e,n,s,r){const o=Jh(t,n.role,s.tables);if(o instanceof Promise)return o.then(()=>ma(t,e,n,s,r)).catch(
r);if(typeof o=="string")return Le(o);const i=s.quota.take(o.windows);return typeof i=="number"?i>0?Ea(i):ga(t,e,o,s,r):i.then(a=>a>0?Ea(a):ga(t,e,o,s,r)).catch(
r)}function Jh(t,e,n){if(!K(t,"x-kvs-authorization"))return"missing_token";const s=ya(t),r=s===void 0?null:n.byToken(s);return r?r instanceof Promise?r:r.environmentID!==
e.environmentID?"inactive_binding":r.supported?r:"unsupported_app_type":"invalid_token"}function ya(t){return Wh.exec(K(t,"x-kvs-authorization")??"")?.[1]}function ga(t,e,{
keyspace:n},{engine:s,clock:r},o){const i=Xh(t);return typeof i!="string"?i:Qh(i,Ch(i,e),n,r.now(),s,o)}function Xh(t){const e=Gh.get(C(t.target));if(!e)return Le(
"not_found");if(t.method!=="POST")return Le("method_not_allowed",{allow:"POST"});const n=K(t,"content-encoding")??"identity";return!zh.test(K(t,"content-type")??
"")||n!=="identity"?Le("unsupported_media_type"):e}function Qh(t,{key:e,value:n,ttlSeconds:s},r,o,i,a){switch(t){case"put":{const c=s===void 0?null:o+s*1e3;return i.
put(r,e,{value:n,expiresAt:c}).then(()=>Bh,a)}case"delete":return i.delete(r,e).then(()=>Fh,a);case"get":{const c=i.get(r,e,o);return c instanceof Promise?c.then(
wa,a):wa(c)}}}function wa(t){if(!t)return Hh;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Lt,body:`{"f\
ound":true,"value":${t.value},"expiresAt":${e}}`}}function Zh(t,e,{tables:n,log:s}){if(t instanceof ct)return Le(t.code);if(t instanceof ue)return Le("body_too_\
large");if(t instanceof Dh)return n.forgetToken(ya(e)??""),Le("invalid_token");const r=t instanceof re,o=t instanceof Error&&t.cause instanceof Error?t.cause:t;
return s("error",r?ha:"kvs_failed",{requestID:e.requestID,path:C(e.target),reason:o instanceof Error?o.message:String(o)}),r?Le("unavailable",{"retry-after":"1"}):
Le("internal")}function Le(t,e={}){return{status:xh[t],headers:{...Lt,...e},body:`{"error":"${t}"}`}}function Ea(t){return Le("rate_limited",{"retry-after":String(
t)})}function ba({type:t,message:e}){return{status:403,headers:{...Lt,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Ta="kvs_",Sa=32,qh=Ta.length+
Math.ceil(Sa*4/3),ep=1e3,tp=8*1024*1024;class np{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=new da(tp,ep,async r=>{const o=await e.binding(r);if(!o)
return;const{keyspace:i,environmentID:a,type:c}=o,f=Th(a,i,s);return{keyspace:i,environmentID:a,supported:Oa(c),windows:f}})}byToken(e){return e.length===qh?this.#n.
find(go(e)):null}async create(e,n,s){if(!N.BL.test(n))throw new S("validation_failed",`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, \
beginning with a letter.`);const r=`${Ta}${(0,L.randomBytes)(Sa).toString("base64url")}`,o=go(r),i=await this.#e.create({app:e,name:n,tokenHash:o,createdAt:s,types:N.
jI,most:N.ux.tablesPerApp,sealed:this.#t.seal(ho(o),r)});switch(i.kind){case"created":return{name:n,variable:yo(n),createdAt:s,token:r};case"no_app":throw mo(e);case"\
wrong_type":throw _a(i.type);case"taken":throw new S("conflict",`The app already has a table "${n}".`);case"full":throw new S("conflict",`An app may have ${N.ux.
tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(e);return n.map(({name:s,createdAt:r})=>({name:s,variable:yo(s),createdAt:r}))}async remove(e,n){
const s=await this.#e.remove(e,n);switch(s.kind){case"removed":return s.keyspace;case"no_app":throw mo(e);case"no_table":throw new S("not_found",`The app has no\
 table "${n.slice(0,64)}".`)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!Oa(n))throw _a(n);const o=r.map(({name:i,tokenHash:a,
sealed:c})=>[yo(i),this.#t.open(ho(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.
open(ho(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(go(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(
e);if(!n)throw mo(e);return n}}function mo({appID:t}){return new S("not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function _a(t){return new S(
"validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api, web-ssr and sse can.`)}function Oa(t){return N.jI.some(e=>e===
t)}function yo(t){return`${N.be}TOKEN_${t.toUpperCase()}`}function go(t){return(0,L.hash)("sha256",t,"base64")}const sp=32,rp=new Uint8Array;async function op(t){
const{value:e,id:n=rp,previous:s,wrong:r}=await t.platformKey(()=>(0,L.randomBytes)(sp)),o={id:n,key:e},i=s?[o,s]:[o];return{seal:(a,c)=>Sh(o,a,c),open(a,c){try{
return _h(i,a,c)}catch(f){throw r(f)}}}}const ip=t=>J(new S("unavailable","This node does not have the data of the key-value store."),t),ap=3e4,ka=1e3,Ia=100;async function cp(t){
const{engine:e,clock:n,log:s,quota:r}=t,o=await op(t.keys),i=new np(t.tables,o,{...uo,...t.quotas}),a=new Lh(t.roles,o);await i.checkKey(),await a.checkKey(),e&&
await va(e,t.tables,s);const c=t.changes.subscribe(E=>dp(E,i,a)),f=async()=>e?fp(e,n.now()):0,m=e?up(e,t,f):async()=>{},w=async()=>{c[Symbol.dispose](),await m()};
return{handler:e?Yh({gateway:new hh(a),tables:i,engine:e,quota:r,clock:n,log:s}):ip,createTable:(E,I)=>i.create(E,I,n.now()),listTables:E=>i.list(E),deleteTable:async(E,I)=>lp(
e,t.tables,await i.remove(E,I)),runtimeVariables:(E,I)=>hp(i,a,E,I,n.now()),sweep:f,close:w,[Symbol.asyncDispose]:w}}function up(t,{tables:e,log:n},s){const r=async()=>{
await s(),await va(t,e,n)};let o=Promise.resolve();const i=setInterval(()=>{o=r().catch(a=>n("warn","kvs_sweep_failed",{reason:String(a)}))},ap).unref();return async()=>{
clearInterval(i),await o}}function dp(t,e,n){switch(t.kind){case"table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),
n.forgetAll();break;case"site":case"coming":case"jobs":break;default:(0,v.xb)(t)}}async function lp(t,e,n){if(t)try{await t.drop(n),await e.dropped(n)}catch(s){
throw s instanceof re?new S("unavailable","The table's token is revoked, but the store cannot be written. The platform removes the data at its next start."):s}}
async function va(t,e,n){for(let s=0;;){const r=await e.toDrop({after:s,limit:Ia});for(const o of r){s=o;try{await t.drop(o),await e.dropped(o)}catch(i){n("warn",
"kvs_drop_failed",{reason:String(i)})}}if(r.length<Ia)return}}async function fp(t,e){let n=0;for(;;){const s=await t.sweep(e,ka);if(n+=s,s<ka)return n}}async function hp(t,e,n,s,r){
const{environmentID:o,variables:i}=await t.injected(n);if(Object.keys(i).length===0)return{};const a=await e.issue(o,r);return{[`${N.be}URL`]:s,[`${N.be}REGION`]:N.
aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:N.aT}}const pp=/^[0-9a-f]{64}$/;function os(t){
return pp.test(t)}function xe(t,e){return`${t}/${e.slice(0,2)}/${e}`}function Iw(t){return`${t}/`}function mp(t){return`${t}/variants/`}function Na(t,e,n){return`${mp(
t)}${e.slice(0,2)}/${e}.${n}`}function yp(t,e){return`${xe(t,e)}.damaged`}function gp(t){const[,,e="",...n]=t.split("/");return n.length===0&&os(e)?e:void 0}function wp(t){
const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return ENCODINGS.some(s=>s===n)?e:void 0}const Ep=5e3;function vw(t){if(wp(t)!==void 0)return{missingMs:Ep};
const e=gp(t);return e===void 0?void 0:{sha256:e}}const bp=100,Aa=600*1e3;class Tp{#e;#t;#n;#s=new Fe(bp);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){
return this.#r}note(e,n,s){const r=xe(n,s),o=e==="object_unusable"?`${r} unusable`:r,i=this.#s.get(o),a=this.#t.monotonic();if(i&&a-i.at<Aa){i.at=a;return}this.#r+=
1,this.#n("error",e,{org:n,hash:s}),this.#s.set(o,{key:o===r?r:void 0,at:a})}mend(e,n){this.#s.size>0&&this.#s.delete(xe(e,n))}async lasting(){const e=this.#t.monotonic()-
Aa;for(const[n,{key:s,at:r}]of this.#s)(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||r<e)&&this.#s.delete(n);return this.#s.size}}const Sp=512;class _p{#e;#t;constructor(e,n=yu){
this.#e=e,this.#t=new Ie(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,digest:this.#n(e)};return this.#t.
put(e,r,Sp+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.
stream(e);if(!n)return;const s=(0,L.createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}const fn=Buffer.from("SLIPWAY","latin1"),De=56,
hn=32,is=hn+6,ut=4,Ra=8192,$a=Buffer.allocUnsafe(3*ri.pathBytes);class as{count;bytes;assets;rules;#e;#t;#n;#s;#r;constructor(e,n,s){const r=cs(n);this.#e=e,this.
count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new qn(e.subarray(De,r.records)),this.rules=e.subarray(
r.rules)}static async open(e,n,s=Pr){if(e.length>s.indexBytes)throw ye("it is too large");const r=La(e,s);if(cs(r).end!==e.length)throw ye("its length does not \
match its header");const o=await Op(e,r,s,n);return new as(e,r,o)}find(e){if(e.length>this.#r)return-1;const n=$a.write(e);let s=0,r=this.count-1;for(;s<=r;){const o=s+
r>>>1,i=this.#e.compare($a,0,n,this.#o(o),this.#o(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}path(e){return this.#e.toString("utf8",this.#o(e),this.#o(e+1))}file(e){
const n=this.#t+e*is;return{hash:this.#e.toString("hex",n,n+hn),size:this.#e.readUIntLE(n+hn,6)}}*files(){for(let e=0;e<this.count;e+=1)yield{path:this.path(e),
...this.file(e)}}#o(e){return this.#s+this.#e.readUInt32LE(this.#n+e*ut)}}function La(t,e=Pr){if(t.length<De||fn.compare(t,0,fn.length)!==0)throw ye("it is not \
an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,De)};
if(n.assets>n.count)throw ye("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||cs(n).end>e.indexBytes)throw ye("it is to\
o large");return n}function xa(t,e){if(e.length!==t.assets*be)throw ye("its length does not match its header");if(!(0,L.hash)("sha256",e,"buffer").equals(t.assetsDigest))
throw ye("its assets do not match their hash");return new qn(e)}function cs({count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=De+s*be,o=r+t*is,i=o+(t+1)*ut,
a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function Op(t,e,n,s){const r=cs(e),o=t.subarray(De,r.records);if(xa(e,o),!(0,la.isUtf8)(t.subarray(
r.paths,r.rules)))throw ye("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)throw ye("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=
Ra){if(i=Math.max(i,kp(t,r,a,Math.min(a+Ra,e.count))),i>n.pathBytes)throw ye("a path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*ut)!==e.pathsBytes)
throw ye("its last path does not end with the paths");for(let a=be;a<o.length;a+=be){const c=a-be;if(o.compare(o,a,a+be,c,a)>=0)throw ye("its assets are not sor\
ted")}return i}function kp(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*ut);let o=0,i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const f=e.paths+
r(c+1);if(f<=a||f>e.rules)throw ye("its paths are out of order");if(((t[a]??0)&192)===128)throw ye("a path is not UTF-8");if(i!==0&&t.compare(t,a,f,i,a)>=0)throw ye(
"its paths are not sorted");o=Math.max(o,f-a),i=a,a=f}return o}function ye(t){return new ve(`The index of a release is damaged (${t}): deploy again`)}function Ip(t,e){
const n=vp(t),s=Np(n),r=n.reduce((E,{path:I})=>E+Buffer.byteLength(I),0),o=De+s.length+n.length*(is+ut)+ut,i=Buffer.alloc(o+r+e.length);fn.copy(i);const a=[n.length,
r,e.length,s.length/be];for(const[E,I]of a.entries())i.writeUInt32LE(I,fn.length+E*4);(0,L.hash)("sha256",s,"buffer").copy(i,fn.length+a.length*4),s.copy(i,De);
let c=De+s.length,f=c+n.length*is;const m=f+(n.length+1)*ut;let w=0;for(const{path:E,hash:I,size:P}of n)i.write(I,c,hn,"hex"),c=i.writeUIntLE(P,c+hn,6),f=i.writeUInt32LE(
w,f),w+=i.write(E,m+w);return i.writeUInt32LE(w,f),i.set(e,m+r),i}function vp(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.
from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function Np(t){const e=t.filter(({path:n})=>Fr(n)).
map(({path:n})=>mi(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const Ap=123;function Da(t){return t[0]===Ap}
async function Rp(t,e,n){if(t.length>jr)throw xt(`has more than ${jr} bytes`);const s=$p(t),r=new Map;for(const o of s.filter(({path:i})=>qr(i)))r.set(o.path,o.
size>Ai?"too large":await e(o));return as.open(Ip(s,sl(r).bytes),n,ri)}function $p(t){let e;try{e=JSON.parse(t.toString())}catch{throw xt("is not JSON")}if(!(0,x.
Gv)(e)||!(0,x.Gv)(e.files))throw xt("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:r,size:o}=(0,x.Gv)(s)?s:{};if(typeof r!="stri\
ng"||!os(r))throw xt("has a file without a hash");if(typeof o!="number"||!Number.isInteger(o)||o<0||o>=2**48)throw xt("has a file without a size");if(n===""||!n.
isWellFormed())throw xt("has an invalid path");return{path:n,hash:r,size:o}})}function xt(t){return new ve(`The manifest of a release ${t}: deploy again`)}const Lp=1e3;
class xp{damage;#e;#t;#n;#s;#r=new si;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new _p(e),
this.damage=new Tp(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>Math.max(Pr.indexBytes,jr))throw this.damage.note("object_unusable",
e,n),new ve(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(e,n);return{index:await(s>Zn?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n){
const s=await this.read(e,n),r=Kr();try{return Da(s)?await Rp(s,({hash:o,size:i})=>this.read(e,o,i),r):await as.open(s,r)}catch(o){throw o instanceof ve&&this.damage.
note("object_unusable",e,n),o}}async assets(e,n){const s=await this.#f(e,n,0,De);if(Da(s))return(await this.index(e,n)).index.assets.detached();const r=La(s),o=r.
assets*be;return xa(r,await this.#f(e,n,De,o))}async read(e,n,s){const r=await this.#l(e,n);if(s!==void 0&&r.size!==s)throw await this.#m(e,n,r);const o=await this.#e.
read(xe(e,n))??this.#h(e,n);if(await Dp(o)!==n)throw await this.#m(e,n,r);return this.damage.mend(e,n),o}async stream(e,n,s){const r=await this.#l(e,n);if((await this.#s.
digest(xe(e,n),r)??this.#h(e,n))!==n)throw await this.#m(e,n,r);const i=await this.#e.stream(xe(e,n),s)??this.#h(e,n);return this.damage.mend(e,n),i}async variants(e,n){
const s=new Map;try{for(const r of to){const o=await this.#u(Na(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();
s-this.#i<Lp||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#u(e){const n=await this.#e.head(e),s=n&&await this.#e.read(e,{start:0,
end:Rt-1});return s&&$i(s,n.size)}async readVariant(e,n,s){const r=Na(e,n,s);try{const o=await this.#d(r);if(o&&o.length>0)return o}catch(o){this.#c(e,o);return}
this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#d(e){const n=await this.#e.head(e),s=n&&n.size<=Ol?await this.#e.
read(e):void 0;return s&&kl(s)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){if(!os(n))throw new ve(
`"${n}" is not the name of an object`);return await this.#e.head(xe(e,n))??this.#h(e,n)}async#f(e,n,s,r){if(!os(n))throw new ve(`"${n}" is not the name of an ob\
ject`);const o={start:s,end:s+r-1};return await this.#e.read(xe(e,n),o)??this.#h(e,n)}#h(e,n){throw this.damage.note("object_missing",e,n),new ve(`The object ${n}\
 is gone`)}async#m(e,n,{version:s}){return this.damage.note("object_damaged",e,n),this.#s.forget(xe(e,n)),await this.#e.move(xe(e,n),yp(e,n),s),new ve(`The obje\
ct ${n} is damaged`)}}async function Dp(t){if(t.length<=Zn)return(0,L.hash)("sha256",t);const e=(0,L.createHash)("sha256"),n=Kr();for(let s=0;s<t.length;s+=Zn){
e.update(t.subarray(s,s+Zn));const r=n();r&&await r}return e.digest("hex")}const us=3e4,Cp=5e3,Ca={clone:"building",install:"building",build:"building",sync:"sy\
ncing",activate:"activating"};function Ma(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class wo extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(dt(s),{cause:s}),this.stage=e,this.aborted=n}}
function Mp(t){const{stage:e,aborted:n,cause:s}=t instanceof wo?t:{stage:"build",aborted:!1,cause:t};if(n)return Ma(e);if(s instanceof Cr)return s.facts;if((0,v.
b$)(s)||s instanceof re&&s.isFull)return Pa(e,"disk_full","The disk of the platform is full");const r=s instanceof re?"its state cannot be read or written now":
dt(s);return Pa(e,Yo[e],`The platform itself failed at the stage "${e}": ${r}`)}function Pa(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],
diagnostics:[]}}function dt(t){return t instanceof Error?t.message:String(t)}var Pp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},jp=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Up=us-1e4,Bp=1e3;class Fp extends Error{name="LeaseLost"}class Hp{ended;#e;#t;#n;#s=new AbortController;#r=Promise.withResolvers();#o="clone";#i="bu\
ilding";#a;#c;#u;#d;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#a=n.clock.monotonic(),this.#c=this.#a,this.#u=n.clock.now(),this.ended=this.#p(r)}get app(){
return this.#e.job.app}async keep(){const e=this.#t.clock.monotonic();if(this.#d!==void 0&&e>this.#d&&e-this.#a>=Up&&this.#i==="building"&&this.#h("it could not\
 be renewed"),this.#i==="finished"||this.#s.signal.aborted)return;Math.max(e-this.#c,this.#t.clock.now()-this.#u)>=Cp&&(this.#l??=this.#f(e)),await Promise.race(
[this.#l,this.#r.promise])}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#c=e,this.#u=r.now(),this.#d??=e;try{await n.renew(this.#e)?(this.#a=e,this.#d=void 0):
this.#i==="building"&&this.#h("another node has ended it")}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:dt(o)})}finally{this.#l=void 0}}#h(e){
this.#s.signal.aborted||this.#s.abort(new Fp(`The lease of the deployment has ended: ${e}`)),this.#r.resolve()}async#m(e){this.#s.signal.throwIfAborted(),await e()||
this.#h("another node has ended it"),this.#s.signal.throwIfAborted()}async#p(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="\
succeeded";try{await e,await this.#y()}catch(c){const f=Mp(c);a=f.code,c instanceof wo&&c.cause instanceof re&&n("error","deployment_not_stored",{deployID:o,stage:c.
stage,cause:c.message}),await this.#E({kind:"failed",facts:f})}if(this.#i!=="finished"){const c=this.#s.signal.aborted?dt(this.#s.signal.reason):"the platform s\
tops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.now()-i})}async#y(){const{jobs:e,
builder:n,onLive:s,onComing:r}=this.#t,o=this.#e,{job:i}=o,a=AbortSignal.any([this.#n,this.#s.signal]);try{const c={stack:[],error:void 0,hasError:!1};try{const f=Pp(
c,await n.build(i,{signal:a,onStage:w=>this.#g(w),onCommit:w=>this.#m(()=>e.recordCommit(o,w)),onStored:w=>this.#m(()=>e.recordRelease(o,w))}),!0);a.throwIfAborted(),
await r?.(i.app,{deployID:i.deployID,manifestHash:f.release.manifestHash}),await this.#g("activate");const{manifestHash:m}=f.release;await this.#w({kind:"live",
manifestHash:m}),s?.(i.app,f.release)}catch(f){c.error=f,c.hasError=!0}finally{const f=jp(c);f&&await f}}catch(c){throw new wo(this.#o,this.#n.aborted,c)}}async#g(e){
const{jobs:n,onChange:s}=this.#t;if(e===this.#o)return this.#s.signal.throwIfAborted();await this.#m(()=>n.advance(this.#e,e)),this.#o=e,s?.(this.#e.deployID)}async#w(e){
this.#i="finishing",await this.#m(()=>this.#t.jobs.finish(this.#e,e)),this.#i="finished"}async#E(e){const{log:n,clock:s}=this.#t;for(;this.#i!=="finished"&&!this.#s.
signal.aborted;)try{await this.#w(e)}catch(r){if(this.#s.signal.aborted||(n("error","deployment_not_recorded",{deployID:this.#e.deployID,cause:dt(r)}),this.#n.aborted))
return;await s.sleep(Bp,this.#n).catch(()=>{})}}}const Gp=1e3;function zp(t){return new Wp(t)}class Wp{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#u=!1;#d=!1;constructor(e){
this.#e=e,this.#t=e.every??Ye.f,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#d=
!0;const s=n.subscribe(({kind:r})=>{(r==="jobs"||r==="unknown")&&this.#l()});this.#o.push(()=>s[Symbol.dispose](),this.#t(us,()=>this.#l())),this.#l(),await this.#c}pause(){
this.#d=!1}async stop(){this.pause();for(const e of this.#o.splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].
map(e=>e.ended)),this.#p(!1)}idle(){return new Promise(e=>{this.#i.push(e),this.#l()})}[Symbol.asyncDispose](){return this.stop()}#l(){this.#s.signal.aborted||(this.#u=
!0,this.#c??=this.#f())}async#f(){for(;this.#u;){this.#u=!1;try{await this.#h()}catch(e){this.#e.log("error","queue_stalled",{cause:dt(e)}),this.#p(!0)}}this.#c=
void 0}async#h(){const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#y(),this.#d)for(const o of await e.expire())n("warn","deployment_lease_expired",{deployID:o}),
s?.(o);for(;this.#d&&this.#r.size<this.#n;){const o=await e.claim(this.#e.node);if(!o)break;this.#m(o)}const r=this.#r.size>0||await e.isBusy();if(this.#p(r&&this.#d||
this.#r.size>0),!r)for(const o of this.#i.splice(0))o()}#m(e){const n=[...this.#r].find(r=>Yp(r.app,e.job.app)),s=new Hp(e,this.#e,this.#s.signal,n?.ended);this.#r.
add(s),this.#p(!0),s.ended.then(()=>{this.#r.delete(s),this.#l()})}#p(e){e||this.#a?.();const n=()=>this.#t(Gp,()=>{this.#y(),this.#l()});this.#a=e?this.#a??n():
void 0}async#y(){await Promise.all([...this.#r].map(e=>e.keep()))}}function Yp(t,e){return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const Kp=600;
function Ke({roles:t},e){return t.includes(e)}async function Vp(t,e,n){const r=Ke(t,"kvs")||Ke(t,"control")?n.use(await Zp(t)):void 0,o=Ke(t,"build")?qp(t,e,n):
void 0;return{edge:e,kvs:r,build:o}}function Jp(t,e){const{stores:n,clock:s,log:r,shared:o,sitesDomain:i,edgeCacheBytes:a}=t,c=e.use(new ql(n.state.releases,n.changes,
{table:o?.sites,clock:s})),f=new xp({blobs:n.blobs,clock:s,log:r}),m=Pi({sites:c,objects:f,cacheBytes:a,log:r,domain:i}),w=n.changes.subscribe(E=>{E.kind==="com\
ing"&&m.prefetch(E)});return e.use(w),{...m,sites:c,objects:f}}const Xp=500;async function Qp({clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(
()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep(Xp)])}function Zp(t){const{stores:e,clock:n,log:s,kvsQuotas:r}=t,o=Ke(t,"kvs")?
e.kvs:void 0;return cp({...e,engine:o,clock:n,log:s,quotas:r})}function qp(t,e,n){const{clock:s,log:r,workers:o,stores:i,node:a,shared:c}=t,{jobs:f,changes:m}=i,
w=em(t),E=n.use(nf(()=>w.collect(),s,r));n.use(w);const I=()=>{f.isBusy().then(X=>X?E.whenBusy():E.whenIdle(),()=>{})},P=async({org:X},{manifestHash:A})=>{await w.
prepareVariants(X,A),e?.objects.variantsChanged(X)},{builder:Y=w}=t,ee={jobs:f,changes:m,builder:Y,node:a,workers:o,log:r,clock:s,onChange:I,onComing:c&&((X,A)=>Qp(
t,e,X,A))},W=n.use(zp({...ee,onLive:(X,A)=>{P(X,A)}}));return{housekeeping:E,queue:W}}function em(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{env:r,allowLocalGit:o,
gitUrlTemplate:i,isolation:a,onOutput:c,lasting:f,log:m,clock:w}=t,{jobs:E,logs:I,blobsAt:P}=e;return Wu({...{dataDir:n,blobs:P,lasting:f,env:r,allowLocalGit:o,
gitUrlTemplate:i,limits:s,isolation:a,onOutput:c},live:ee=>E.releases(ee),logs:I,log:m,clock:w})}async function tm(t,e,n,s){const{clock:r,fetch:o,requestsPerMinute:i=n===
Wi?0:Kp}=t,a=await sf(t.stores.keys),{baseUrl:c,issuer:f}=e;return{issuer:In({issuer:f,audience:c,key:a,requestToken:s,clock:r}),organizationsOf:n.organizationsOf,
gate:{roleOf:n.roleOf,verify:Af({policy:n,issuer:f,audience:c,key:a,clock:r,fetch:o}),rateLimit:t.shared?cr(i,t.stores.quota):tn(i,r)}}}function nm(t,e){const n=t.
indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===ja&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==ja?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===
e}const ja=46,Ua=300;function sm(t){const e=ds("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??ds("kvs")],["/identity","identity",t.identity??
e],["/console","console",Eo(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/backup","operator",pn("/backup",t.backup??e)],["/healthz","plat\
form",pn("/healthz",mn(t.healthz))],["/readyz","platform",pn("/readyz",mn(t.readyz))],["/tls-allowed","platform",pn("/tls-allowed",mn(t.tlsAllowed??ds("edge")))],
["/metrics","platform",pn("/metrics",Eo(mn(t.metrics),t.isOwnHost))]]}function ds(t){const e=`This node does not have the role ${t}. Send the request to a node \
that has it: "slipway nodes" lists them.`;return n=>J(new S("unavailable",e),n)}function pn(t,e){return n=>(C(n.target)===t?e:Fa)(n)}function Eo(t,e){return n=>{
const s=K(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,Ua))}: give its URL with --public-url, or config\
ure the proxy to pass the Host header on.`;return z(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function mn(t){return e=>{if(e.method===
"GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return J(new S("method_not_allowed",s,{allow:n}),e)}}
function Ba(t){const e=sm(t),n=Eo(mn(t.index),t.isOwnHost),{sitesDomain:s,edge:r=ds("edge"),observe:o}=t,i=c=>{const f=C(c.target);if(f==="/")return["platform",
n];for(const[m,w,E]of e)if(f.startsWith(m)&&!(f.length!==m.length&&f[m.length]!=="/"))return[w,E];return["platform",Fa]},a=(c,f,m)=>{const w=performance.now(),E=f(
m);return E instanceof Promise?E.then(I=>(o(c,m,I.status,w),I),I=>{const P=I instanceof Ee;if(o(c,m,P?400:500,w),!P)throw I;return J(new S("invalid_request","Th\
e body broke off."),m)}):(o(c,m,E.status,w),E)};return c=>{const f=c.headers.host;if(typeof f=="string"&&nm(f,s))return a("edge",r,c);const[m,w]=i(c);return a(m,
w,c)}}const Fa=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=C(n).slice(0,Ua),r=n.startsWith("/")?new S("not_fo\
und",`Nothing is at ${s}`):new S("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return J(r,t)};var rm=k(7067);const om=100,ls=new WeakMap;
function im(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(ls.get(s)??0)+1;if(ls.set(s,r),r>om){s.destroy();return}s.pause(),
e.once("socket",()=>{const o=(ls.get(s)??1)-1;ls.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const am=64*1024,cm=128*1024;class um{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=dm(e,n);if(!s||s.bytes<=am)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function dm(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
Be.Readable?{key:t,bytes:cm}:{key:e.buffer,bytes:e.buffer.byteLength}}const lm=16;class fm{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=lm&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const hm=/^[\w.:-]{1,128}$/,Ha=8*1024*1024,pm=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,mm=47,ym=(0,L.randomBytes)(5).toString("hex");let Ga=0;class gm{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==mm&&wm(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];Ga+=1,this.#s=typeof e=="string"&&hm.
test(e)?e:`${ym}-${Ga}`}return this.#s}get remoteAddress(){return this.#e.socket.remoteAddress}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){
const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client w\
ent away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];
let a=0;const c=m=>{this.#o=!n.complete,o(m)},f=()=>c(new Ee("The client went away before its body ended"));if(n.destroyed&&f(),s>e+Ha){c(new ue);return}n.on("d\
ata",m=>{a+=m.length,a<=e?i.push(m):a>e+Ha?(n.pause(),c(new ue)):i.length=0}),n.on("end",()=>a>e?c(new ue):r(Em(i,a))),n.on("error",f),n.on("close",()=>{n.complete||
f()})})}}function wm(t){const[,e,n=""]=pm.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Em(t,e){const[n]=t;return n!==
void 0&&t.length===1?n:Buffer.concat(t,e)}const bm=15e3,Tm=12e4,Sm=3e4,za=t=>z(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},
{"retry-after":"1"}),_m=128*1024*1024;async function Om(t){const{host:e,log:n,batch:s=new fm}=t,r={handler:za,closing:!1,log:n,batch:s,bodies:new um(_m)},o=new Set,
i=(0,rm.createServer)({headersTimeout:bm,requestTimeout:Tm,keepAliveTimeout:Sm,joinDuplicateHeaders:!0},(f,m)=>im(f,m,()=>{s.open(),Nm(r,{request:new gm(f,m,o),
incoming:f,outgoing:m})})),a=await Im(i,t.port,e);let c;return{port:a,serve(f){r.handler=f},close(f=5e3){return r.closing=!0,c??=vm(i,o,f),c}}}function km(t,e){
return`http://${(0,qe.isIPv6)(t)?`[${t}]`:t}:${e}`}function Im(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,v.xU)(o);r(i==="EADDRINUSE"?new v.
GQ("port_in_use",`Another process uses port ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):
i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new v.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an add\
ress of this machine, and a port of 1024 or more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function vm(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new v.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function Nm(t,e){const{request:n}=e,s=o=>Wa(Am(n,o,t.log),t,e),
r=o=>{try{Wa(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function Am(t,e,n){const s=(0,v.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=mt(e);return o?
J(o,t):z(500,{error:{code:"internal",message:"The platform failed to answer. Its log has the cause, with this request ID.",requestID:t.requestID}})}function Wa(t,e,n){
const{body:s}=t,{outgoing:r,incoming:o}=n,i=s instanceof Be.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(r.writeHead(t.status,Rm(t,e,
n)),o.method==="HEAD"||Ya(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof Be.Readable?$m(s,e,n):e.batch.end(r,s)}function Rm(t,{closing:e},{
request:n}){const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}return s.push("x-request-id",n.
requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof Be.Readable)&&!Ya(t)&&s.push("content-length",Lm(t.body)),s}function Ya({status:t}){
return t===204||t===304}function $m(t,{log:e},{request:n,outgoing:s}){(0,Be.pipeline)(t,s,r=>{r&&(0,v.xU)(r)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_f\
ailed",{requestID:n.requestID,message:r.message})})}function Lm(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:0}function xm(t,e,n){
const{rooms:s,identity:r,nodes:o,backup:i}=n,{edge:a,kvs:c}=s;return Ba({...Ka(t,e,a,n),kvs:Ke(t,"kvs")?c?.handler:void 0,...Cm(t,e,c,r,o),backup:r&&i})}function Dm(t,e,n,s){
const r=i=>Ke(t,i)?za:void 0,o=r("control");return Ba({...Ka(t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,console:o,backup:o})}function Ka(t,e,n,s){const{
log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:f}=e,{readiness:m,metrics:w}=s;return{sitesDomain:c,isOwnHost:Vs({host:a,baseUrl:f}),edge:n?.handler,healthz:Xc(
{check:i?void 0:o.check,damage:n?.objects.damage}),readyz:m.handler,metrics:w.handler,tlsAllowed:n&&Kc({...n,domain:c,ownName:new URL(f).hostname}),index:Mm(e),
observe:Pm(w.count,r)}}function Cm({clock:t,allowLocalGit:e,stores:n},{kvsUrl:s,consoleUrl:r,siteUrl:o},i,a,{list:c}){if(!a||!i)return{control:void 0,identity:void 0,
operator:void 0,console:void 0};const{gate:f,issuer:m,organizationsOf:w}=a,{state:E,logs:I,sessions:P}=n,Y=Gc(f,{state:E,kvs:i,kvsUrl:s,siteUrl:o}),G=Bc(f,{list:c,
organizationsOf:w}),ee={state:E,kvs:i,clock:t,logs:I,sessions:P,organizationsOf:w,consoleUrl:r,siteUrl:o};return{control:Uc(f,{state:E,allowLocalGit:e,siteUrl:o}),
identity:m.handler,operator:W=>C(W.target)===Re.k7.path?G(W):Y(W),console:pr({...ee,verify:f.verify,roleOf:f.roleOf})}}function fs({baseUrl:t,kvsUrl:e,consoleUrl:n,
issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function Mm(t){const e={service:"slipway",...fs(t),controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl(
"{subdomain}")};return()=>z(200,e)}function Pm(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,
target:c}=s,[f=""]=c.split("?",1);e("info","request",{room:n,method:i,path:f,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const jm=2e3;function Um({
deployments:t,damage:e,node:n,clock:s}){const r=new Map,o=n===void 0?{}:{node:n},i=()=>[...r].flatMap(([c,f])=>f.map((m,w)=>[{service:c,status:`${w}xx`,...o},m]).
filter(([,m])=>m>0)),a=async()=>{const c=await Bm(t,s);return[Pe("slipway_requests_total","counter","Requests answered.",i()),Pe("slipway_state_available","gaug\
e","1 if the state can be read, else 0.",[[o,c?1:0]]),...c?Fm(c):[],Pe("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[o,
e?.total??0]]),Pe("process_resident_memory_bytes","gauge","Resident memory.",[[o,process.memoryUsage.rss()]]),Pe("process_uptime_seconds","gauge","Seconds since\
 the process started.",[[o,process.uptime()]])].join("")};return{count(c,f){let m=r.get(c);m||(m=[0,0,0,0,0,0],r.set(c,m));const w=Math.floor(f/100);m[w]=(m[w]??
0)+1},handler:async()=>({status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await a()})}}async function Bm(t,e){
const n=new AbortController,s=e.sleep(jm,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof re)return;throw r}finally{
n.abort()}}function Fm(t){const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[Pe("slipway_deployments","gauge","Deployments by st\
atus.",t.map(s=>[{status:s.status},s.count])),Pe("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),Pe("slipway_deploymen\
t_seconds_sum","counter","Seconds that deployments ran.",[[{},e(t,"ms")/1e3]]),Pe("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",
[[{},e(t,"ran")]])]}function Pe(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,f])=>`${c}="${Hm(f)}"`);return`${t}${a.length>0?`{${a.join(",")}\
}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function Hm(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var Gm=k(7634);const zm=5e3,Nw=null;async function Wm(t){const{own:e,store:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({...e,version:Gm.x,uptimeMs:Math.
round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};await n.announce(i());const a=Ym(n,i,t);return{
list:()=>n.list(),async[Symbol.asyncDispose](){await a(),await n.leave(e.name).catch(()=>{})}}}function Ym(t,e,{log:n,every:s=Ye.f}){let r,o=!1;const i=async()=>{
try{await t.announce(e()),o=!1}catch(c){o||n("warn","node_not_announced",{reason:String(c)}),o=!0}finally{r=void 0}},a=s(zm,()=>{r??=i()});return async()=>{a(),
await r}}function Aw(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const Va=()=>{},yn=["control","build","edge","kvs"];function Km(t){return Ja(t),Jm(t)}function Ja(t){const{gitUrlTemplate:e=we.bD,allowLocalGit:n=!1}=t,s=(0,we.
Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,we.ri)(e)}" ${s.problem}`;throw new v.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const Vm={
publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,shared:void 0,roles:yn,drainMs:0,host:"127.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,
gitUrlTemplate:we.bD,clock:Ye.m,log:Va,fetch,workers:2,isolation:"auto",lasting:!0,edgeCacheBytes:64*ae,buildLimits:Qn,kvsQuotas:uo};function Jm(t){return{...Vm,
node:`${(0,fe.hostname)()}/${process.pid}`,...t,buildLimits:{...Qn,...t.buildLimits},kvsQuotas:{...uo,...t.kvsQuotas}}}const Xm=2e3,Qm=1e3;function Zm({node:t,roles:e,
checks:n,clock:s}){const r=new Set;let o=!1;const i=yn.map(m=>[m,ey(n[m],s)]),a=new Map(i.filter(([m])=>e.includes(m))),c=async m=>{const w=a.get(m);return w?o?
"draining":r.has(m)?await w()?"ready":"failing":"starting":"absent"},f=async m=>{const w=await Promise.all(m.map(async P=>[P,await c(P)])),[,E="ready"]=w.find(([
,P])=>P!=="ready")??[],I={status:E,node:t,roles:Object.fromEntries(w)};return E==="ready"?z(200,I):z(503,I,{"retry-after":"1"})};return{start(m){for(const w of m?
[m]:yn)r.add(w)},drain(){o=!0},handler(m){const w=qm(m);if(w===void 0)return f(e);const E=yn.find(I=>I===w);return E?f([E]):J(new S("invalid_request",`role is o\
ne of ${yn.join(", ")}.`),m)}}}function qm({target:t}){return new URLSearchParams(t.slice(C(t).length)).get("role")??void 0}function ey(t,e){if(!t)return()=>Promise.
resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(Xm,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(()=>!0).catch(()=>!1),
i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&e.monotonic()-s.at<Qm?s.can:(n??=r(),n)}const ty="run.json";function Rw(t){const e=ny(
t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&
!(typeof c!="string"||c==="")&&!(!gn(s)||!gn(r)||!gn(o)||!gn(i)||!gn(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function gn(t){
return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function ny(t){try{return JSON.parse(t)}catch{return}}function sy(t,e){const n=(0,$.join)(t,ty);return(0,R.
writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,R.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,R.rmSync)(n,{force:!0})}}function ry(t,e){const n=Vt.includes(e.host)?"127.0.0.1":e.host,s=ay(
e.publicUrl??km(n,t)),r=iy(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a}.${r}${o}/`}}const oy=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function iy(t,e){const n=(s,r)=>new v.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!oy.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function ay(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new v.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var cy=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},uy=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function dy(t){const e={stack:[],error:void 0,hasError:!1};try{const n=cy(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=Km(t),{log:o,nodeDir:i}=r,a=gf(i),c=await Om(r);n.defer(()=>c.close());const f=ry(c.port,r),m=hy(r),{requestToken:w=(0,L.
randomBytes)(32).toString("base64url")}=r.shared??{},E=Ke(r,"edge")?Jp(r,n):void 0,I={readiness:m,metrics:ly(r,E)};E&&r.shared?.awaitStores&&(c.serve(Dm(r,f,E,I)),
m.start("edge"),n.defer(()=>c.close()),o("info","edge_started",{...fs(f),port:c.port,dataDir:i,node:r.node})),await r.shared?.awaitStores?.();const P=await Vp(r,
E,n);n.defer(()=>c.close());const Y=Ke(r,"control")?await tm(r,f,a,w):void 0,G=s.backUp,ee=n.use(await Wm(gy(r,c.port,P))),W=Ut(w,G);c.serve(xm(r,f,{...I,rooms:P,
identity:Y,nodes:ee,backup:W})),await P.build?.queue.start(),m.start();const X=`${f.issuer}/token?api-version=2.0`;Y&&n.use(sy(i,{pid:process.pid,...fs(f),requestUrl:X,
requestToken:w})),o("info","platform_started",{...fs(f),dataDir:i,node:r.node,roles:r.roles.join()});const A=yy(()=>my(r,m,P),n.move(),()=>o("info","platform_st\
opped",{dataDir:i}));return{...f,port:c.port,dataDir:i,requestUrl:X,requestToken:w,close:A,mintToken:Y?.issuer.mint??fy,backUp:G,collectGarbage:async()=>P.build?.
housekeeping.collect(),[Symbol.asyncDispose]:A}}catch(n){e.error=n,e.hasError=!0}finally{const n=uy(e);n&&await n}}function ly({stores:t,shared:e,node:n,clock:s},r){
const o=r?.objects.damage;return Um({deployments:t.state.deployments,damage:o,node:e&&n,clock:s})}function fy(){return Promise.reject(new TypeError("This node d\
oes not have the role control"))}function hy({node:t,roles:e,stores:n,clock:s}){const r=async()=>{await n.check(),await py(n.kvs,s.now())};return Zm({node:t,roles:e,
clock:s,checks:{control:n.check,build:n.check,kvs:r}})}async function py(t,e){try{await t?.get(0,"ready",e)}catch(n){if(n instanceof re)throw n}}async function my({
drainMs:t,clock:e,log:n},s,r){s.drain(),r.build?.queue.pause(),t!==0&&(n("info","platform_draining",{ms:t}),await e.sleep(t))}function yy(t,e,n){let s;return()=>(s??=
t().then(()=>e.disposeAsync()).then(n),s)}function gy({node:t,roles:e,host:n,shared:s,clock:r,log:o},i,{build:a}){const c=`${Vt.includes(n)?(0,fe.hostname)():n}\
:${i}`,f=()=>a?.queue.underWay??0;return{own:{name:t,roles:e,address:c},store:s?.nodes,builds:f,clock:r,log:o}}const Ve={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,
CANTOPEN:14,NOTADB:26};function wn(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function En(t){return(0,v.b$)(t)||wn(t)===Ve.FULL}const wy=[
Ve.BUSY,Ve.READONLY,Ve.IOERR,Ve.CANTOPEN];function Ey(t){return wy.includes(wn(t))}function Xa(t){return wn(t)===Ve.CORRUPT||wn(t)===Ve.NOTADB}function Qa(t){return wn(
t)===Ve.BUSY}const Za="abcdefghijklmnopqrstuvwxyz234567",by=63,qa=6,Ty=()=>(0,L.randomInt)(2**32)/2**32;function bo(t,e){let n="";for(;n.length<t;)n+=Za[Math.floor(
e()*Za.length)]??"";return n}function Sy(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,by-qa-1).replace(/-+$/,"");return e===""?
"app":e}function ec(t,e){return`${Sy(t)}-${bo(qa,e)}`}var Te=k(1455);const _y=[".drafts","tmp"],Oy=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function ky(t,e){let n=Promise.resolve();const s=async r=>{Iy(r,t);try{await tc(t,r),e(r),await tc(t,r)}catch(o){for(const i of(0,R.readdirSync)(r))await(0,Te.rm)(
(0,$.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function Iy(t,e){if(!(0,$.isAbsolute)(t))throw hs(`"${t}\
" is not an absolute path`);if((0,Q.FK)(e,t))throw hs(`${t} is inside the data directory`);try{if((0,Q.wZ)(t,448),(0,R.readdirSync)(t).length>0)throw hs(`${t} i\
s not empty`)}catch(n){throw n instanceof v.GQ||En(n)?n:hs(`${t} cannot be written (${(0,v.xU)(n)})`)}}const vy=5;async function tc(t,e){const n=s=>!(0,$.relative)(
t,s).split($.sep).some(r=>_y.includes(r));for(const s of(0,R.readdirSync)(t).filter(r=>!Oy.test(r)))for(let r=1;;r+=1)try{await(0,Te.cp)((0,$.join)(t,s),(0,$.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,v.xU)(o)!=="ENOENT"||r===vy)throw o}}function hs(t){return new v.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}class Ny extends Error{name="BlobsFull"}class nc extends Error{name="WrongBy\
tes"}const Ay=200,sc=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,Ry=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function To(t){if(t.length<=Ay&&Ry.test(t))
return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function $y(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return To(t.slice(0,-1)),t}var Ly=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},xy=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const So={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},rc={...So,sync:async()=>{}};function bn(t){(0,R.mkdirSync)(
t,{recursive:!0,mode:448})}async function Dy(t,e=So){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===rc)return;const s=Ly(n,await(0,Te.
open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=xy(n);s&&await s}}function _o(t){return lt(()=>(0,R.readdirSync)(t))??[]}const Cy=new Set(
["ENOENT","ENOTDIR","EISDIR"]);function Oo(t){return Cy.has((0,v.xU)(t))}function lt(t){try{return t()}catch(e){if(Oo(e))return;throw e}}var My=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Py=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const oc=600*1e3;class jy{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){
const s=this.#r(e),r=lt(()=>{const o=(0,R.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=oc||Uy(s,n)});return r&&
this.#t.add(ko(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,L.hash)("sha256",n)!==s)throw new nc(`The bytes of ${e} have another hash`);await this.#c(r,
n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,L.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(
o,c)}if(a!==n||i.digest("hex")!==r)throw new nc(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.
error;const e=new Set([...this.#t].flatMap(n=>ic(this.#e.dir,n)));try{await Promise.all([...e].map(n=>Dy(n,this.#e.disk)))}catch(n){throw this.#u(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${To(e)}`}async#o(e,n){const s=this.#r(e);if(this.#s)throw this.#s.error;const r=this.#i(
s,n).catch(o=>{throw this.#u(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,$.join)(this.#e.drafts,(0,L.randomUUID)());try{await this.#a(
s,n),await(0,Te.rename)(s,e).catch(r=>{if((0,v.xU)(r)!=="ENOENT")throw r;return bn((0,$.dirname)(e)),(0,Te.rename)(s,e)}),this.#t.add(ko(e))}catch(r){throw await(0,Te.
rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=My(s,await(0,Te.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(
r)}catch(r){s.error=r,s.hasError=!0}finally{const r=Py(s);r&&await r}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#u(e){const n=En(
e)?new Ny("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function ko(t){return t.slice(0,t.lastIndexOf("/"))}function ic(t,e){return e===t?[e]:[e,
...ic(t,ko(e))]}function Uy(t,e){const{mtimeNs:n}=(0,R.statSync)(t,{bigint:!0});try{(0,R.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,v.
xU)(s)!=="EPERM")throw s;return!1}return(0,R.statSync)(t).size===e}function By({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function Io({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const vo=1024*1024,Fy=16*vo;class Hy{#e;#t=0;constructor(e,n=()=>zy(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,Fy))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-Gy(e.size):Number.POSITIVE_INFINITY}}function Gy(t){return Math.min(Math.max(256*vo,t/100),2560*vo,t/8)}function zy(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,R.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Wy=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Yy=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Ky=64*1024,Vy=3600*1e3;class Jy{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,
this.#t=(0,$.join)(e,".drafts"),this.#n=(0,$.join)(e,".leaving"),this.#s=n,this.#r=s??So,this.#o=new Hy(e),bn(e)}async head(e){const n=await this.#u(e,s=>(0,Te.
stat)(s,{bigint:!0}));return n?.isFile()?Io(n):void 0}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Wy(
s,r,!0);if(!n)return o.readFile();const i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(Buffer.alloc(Math.max(0,i)),{position:n.
start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Yy(s);r&&await r}}async stream(e,n){return(await this.#c(e))?.createReadStream({
start:0,...n,highWaterMark:Ky})}writer({lasting:e=!0}={}){this.#h(),bn(this.#t);const n=e&&this.#s?this.#r:{...rc,write:this.#r.write},s={dir:this.#e,drafts:this.#t,
reserve:this.#o,disk:n};return new jy(s)}async delete(e){const n=this.#a(e);(0,R.rmSync)(n,{force:!0});for(const s of this.#d(e))(0,R.rmSync)(s,{force:!0});(0,R.
rmSync)(n,{force:!0})}async deleteUnused(e,n){this.#h();const s=this.#l(e,r=>By(r)<n-oc);return s!==void 0&&(0,R.rmSync)(s,{force:!0}),s!==void 0}async move(e,n,s){
const r=this.#a(n),o=this.#l(e,i=>Io(i).version===s);return o===void 0?!1:(bn((0,$.dirname)(r)),(0,R.renameSync)(o,r),!0)}async*list(e){const n=(0,$.join)(this.#e,
$y(e)),s=await(0,Te.readdir)(n,{withFileTypes:!0}).catch(ps);for(const r of s??[]){if(!sc.test(r.name))continue;const o=e+r.name;r.isDirectory()&&(yield*this.list(
`${o}/`));const i=r.isFile()&&lt(()=>(0,R.statSync)((0,$.join)(this.#e,o),{bigint:!0}));i&&(yield{key:o,...Io(i)})}}async*folders(){for(const e of await(0,Te.readdir)(
this.#e,{withFileTypes:!0}))e.isDirectory()&&sc.test(e.name)&&(yield e.name)}#a(e){return(0,$.join)(this.#e,To(e))}async#c(e){const n=await this.#u(e,s=>(0,Te.open)(
s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#u(e,n){const s=this.#a(e),r=await n(s).catch(ps);if(r!==void 0)return r;for(const o of this.#d(
e)){const i=await n(o).catch(ps);if(i!==void 0)return i}return n(s).catch(ps)}#d(e){const n=`${ac(e)}~~`;return _o(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,$.
join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=lt(()=>(0,R.statSync)(s,{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,$.join)(this.#n,`${ac(e)}~~${Date.
now()}~${(0,L.randomUUID)()}`);bn(this.#n);const a=lt(()=>((0,R.renameSync)(s,o),!0))&&lt(()=>(0,R.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#f(o,s)}}#f(e,n){
try{(0,R.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,v.xU)(s)??"")){(0,R.renameSync)(e,n);return}if((0,v.xU)(s)!=="EEXIST"&&!Oo(s))throw s}
(0,R.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const e=Date.now()-Vy;for(const n of _o(this.#t)){const s=(0,$.join)(this.#t,n);(lt(()=>(0,R.statSync)(
s).mtimeMs)??e)<e&&(0,R.rmSync)(s,{force:!0,recursive:!0})}for(const n of _o(this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,
10)<e&&this.#f((0,$.join)(this.#n,n),this.#a(o))}}}function ac(t){return t.replaceAll("/","~")}function ps(t){if(!Oo(t))throw t}const No=10,Xy=/^[\w-]{1,128}$/;
function Qy(t){if(Xy.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not a deployID`)}function cc(t,e){const n=uc(t,e),s=e.from<0?Math.max(0,n-1):n;
return{start:s,length:Math.min(n+e.limit,t)-s}}function Zy(t,e,n){const{from:s,limit:r,isComplete:o=!1}=n,i=uc(e,n),a=t.subarray(i-cc(e,n).start),c=s<0&&i>0&&t[0]!==
No?qy(a):0,m=i+a.length>=e&&o?a.length:eg(a,r);return{text:a.toString("utf8",Math.min(c,m),m),next:i+m,size:e}}function uc(t,{from:e}){return Math.min(t,e<0?Math.
max(0,t+e):e)}function qy(t){const e=t.indexOf(No)+1;return e>0?e:Math.max(0,t.findIndex(n=>!dc(n)))}function eg(t,e){const n=t.lastIndexOf(No)+1;return n>0||t.
length<e?n:tg(t)}function tg(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-e]??0;if(dc(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-
e:t.length}return t.length}function dc(t){return(t&192)===128}var ng=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},sg=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});function rg(t){(0,R.mkdirSync)(t,{recursive:!0,mode:448});const e=n=>(0,$.join)(t,`${Qy(n)}.log`);return{append:async(n,s)=>{await(0,Te.appendFile)(e(n),s,
{mode:384}).catch(()=>{})},end:async()=>{},async read(n,s){try{const r={stack:[],error:void 0,hasError:!1};try{const o=ng(r,await(0,Te.open)(e(n)),!0);return await og(
o,s)}catch(o){r.error=o,r.hasError=!0}finally{const o=sg(r);o&&await o}}catch(r){if((0,v.xU)(r)==="ENOENT")return;throw r}}}}async function og(t,e){const{size:n}=await t.
stat(),{start:s,length:r}=cc(n,e);return Zy(await ig(t,s,r),n,e)}async function ig(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.
read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function ag(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{
t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var Ao=k(99);const ms=[`
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
  `];function cg(t){const e=new Ao.DatabaseSync(t===void 0?":memory:":(0,$.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),ug(e),e}catch(n){throw e.close(),n}}function ug(t){const e=lc(t);if(e!==ms.length){if(e>ms.length)
throw new v.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${ms.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of ms.entries())ys(t,()=>{lc(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function lc(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function fc(t,e){t.prepare("VACUUM INTO ?").run(e),(0,R.chmodSync)(e,384)}function ys(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function gs(t){return{read:async e=>hc(e),write:async e=>hc(
()=>ys(t,e))}}function hc(t){try{return t()}catch(e){const n=En(e);throw!n&&!Ey(e)?e:new re(`The state cannot be read or written: ${dg(e)}`,{cause:e,isFull:n})}}
function dg(t){return t instanceof Error?t.message:String(t)}function lg(t){const e=(0,$.join)(t,"platform.pid"),n=(0,$.join)(t,"platform.lock");(0,R.writeFileSync)(
n,"",{flag:"a",mode:384});const s=new Ao.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.
close(),Xa(r)?new v.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"data",remedy:"Remove the file: it contains no data, and the next sta\
rt creates it.",cause:r}):Qa(r)?new v.GQ("platform_locked",`Another platform uses ${t}${fg(e)}`,{input:"data",remedy:"Stop that one first, or name another direc\
tory with --data.",cause:r}):r}return(0,R.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,R.rmSync)(e,{force:!0}),s.close())}}}function fg(t){try{const e=/^\d{1,10}$/.exec((0,R.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function hg(t){return mc(t,e=>{(pc(e)||(0,R.readdirSync)(e).length===0)&&(0,R.chmodSync)(e,448),(0,R.writeFileSync)(
(0,$.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function $w(t){const e=mc(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(pc(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function pc(t){return(0,R.existsSync)((0,$.join)(t,"platform.db"))}function mc(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new v.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,$.resolve)(t);try{(0,Q.wZ)(n,
448),e(n)}catch(s){throw new v.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,v.xU)(s)})`,{input:"data",remedy:"Name a directory that this \
user may create and write, with --data.",cause:s})}return(0,R.existsSync)((0,$.join)(n,".gitignore"))||(0,R.writeFileSync)((0,$.join)(n,".gitignore"),`*
`,{mode:384}),n}function M(t,e){const n=t[e];if(typeof n!="string")throw $o(e);return n}function Se(t,e){return t[e]===null?null:M(t,e)}function se(t,e){const n=t[e];
if(typeof n!="number")throw $o(e);return n}function yc(t,e){return t[e]===null?null:se(t,e)}function Ro(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw $o(
e);return n}function $o(t){return new v.GQ("internal",`The column ${t} of the database has an unexpected type`)}function ws(t){const e=M(t,"type"),n=N.yN.find(s=>s===
e);if(!n)throw new v.GQ("internal",`The database has an app of the unknown type ${e}`);return{org:M(t,"org"),project:M(t,"project"),appID:M(t,"app_id"),name:M(t,
"name"),type:n,repository:M(t,"repository"),branch:M(t,"branch"),buildCommand:Se(t,"build_command"),outputDirectory:Se(t,"output_directory"),region:Se(t,"region"),
settings:Lo(M(t,"settings")),subdomain:M(t,"subdomain"),environmentID:M(t,"environment_id"),liveRelease:Se(t,"live_release"),createdAt:se(t,"created_at"),updatedAt:se(
t,"updated_at")}}function Lo(t){const e=JSON.parse(t);return(0,x.Gv)(e)?e:{}}function pg(t,{settings:e,...n}){const s=Object.entries({...t.settings,...e}).filter(
([,r])=>r!==null);return{...t,...n,settings:Object.fromEntries(s)}}function gc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;
return[e,n,s,r,o,JSON.stringify(i)]}const xo="",mg="\u{10FFFF}";function yg({after:t,before:e,prefix:n=""}){const s=`${n}${mg}`,r=t&&t.appID>=n?[t.appID,t.project]:
[n,xo],o=e&&e.appID<s?[e.appID,e.project]:[s,xo];return[...r,...o]}function Es(t){return{seq:se(t,"seq"),deployID:M(t,"deploy_id"),status:wc(t),stage:Do(t),branch:M(
t,"branch"),commit:Se(t,"commit"),createdAt:se(t,"created_at"),startedAt:yc(t,"started_at"),finishedAt:yc(t,"finished_at"),supersededBy:Se(t,"superseded_by")}}function Do(t){
const e=Se(t,"stage");return ce.Mb.find(n=>n===e)??null}function wc(t){const e=M(t,"status"),n=ce.PB.find(s=>s===e);if(!n)throw new v.GQ("internal",`The databas\
e has a deployment of the unknown status ${e}`);return n}function gg(t){return wg(Se(t,"failure"))??eu(Do(t)??"build")}function wg(t){try{return t===null?void 0:
Jo(JSON.parse(t))}catch{return}}function Eg(t){return{status:wc(t),count:se(t,"count"),ran:se(t,"ran"),ms:se(t,"ms")}}function bg(t,e){return{deployID:M(t,"depl\
oy_id"),app:{org:M(t,"org"),project:M(t,"project"),appID:M(t,"app_id")},repository:M(t,"repository"),branch:M(t,"job_branch"),commit:Se(t,"commit_requested"),buildCommand:Se(
t,"build_command"),outputDirectory:Se(t,"output_directory"),settings:Lo(M(t,"settings")),env:e}}function Tg(t){return{deployID:M(t,"deploy_id"),manifestHash:M(t,
"manifest")}}function Sg(t,e){const n=Se(t,"live_release");return{org:M(t,"org"),subdomain:M(t,"subdomain"),settings:Lo(M(t,"settings")),release:e.find(({deployID:s})=>s===
n)??null,kept:e.filter(({deployID:s})=>s!==n)}}function _g(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===
n)}function Og(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==null).map(kg);return{type:M(e,"type"),environmentID:M(e,"environment_id"),tables:n}}function kg(t){
return{name:M(t,"name"),createdAt:se(t,"created_at"),tokenHash:M(t,"token_hash"),sealed:Ro(t,"token_sealed")}}function Ec(t){return{accessKeyID:M(t,"access_key_\
id"),environmentID:M(t,"environment_id"),sealed:Ro(t,"sealed"),expiresAt:se(t,"expires_at")}}function Lw(t){return JSON.stringify(Object.fromEntries(Object.entries(
t).sort(([e],[n])=>e<n?-1:1)))}function Ig({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=bs(t),a="SELECT * FROM apps WHERE org = ? A\
ND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?)",c=t.prepare(`${a} ORDER BY app_id, project LIMIT ?`),f=t.prepare(`${a} ORDER BY app_id DESC, proje\
ct DESC LIMIT ?`),m=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),w=t.prepare("SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT\
 1"),E=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),I=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),P=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),Y=t.prepare(`SELECT e.name, e.value FROM env e JOIN apps a ON a.id = e.app
    WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),G=t.prepare("DELETE FROM env WHERE app = ?"),ee=t.prepare("INSERT INTO env (app, name, \
value) VALUES (?, ?, ?)"),W=A=>{const D=i(A);if(!D)throw new v.GQ("internal",`The app ${A.appID} is not in platform.db`);return ws(D)},X=A=>{let D=ec(A,o);for(;E.
get(D);)D=ec(A,o);return D};return{find:A=>e.read(()=>{const D=i(A);return D&&ws(D)}),async create({key:A,type:D,config:te},ge){const Ne=()=>{if(i(A))return;const Sn=r.
now();return I.run(A.org,A.project,A.appID,A.appID,D,...gc(te),X(A.appID),`env-${bo(16,o)}`,Sn,Sn),W(A)},Ae=await e.write(()=>s.run(ge,Ne)??{kind:"taken"});return Ae.
kind==="done"&&n.publish({kind:"site",subdomain:Ae.made.subdomain}),Ae},async update(A,D){const te=await e.write(()=>{const ge=i(A);if(ge)return P.run(...gc(pg(
ws(ge),D)),r.now(),se(ge,"id")),W(A)});return te&&n.publish({kind:"site",subdomain:te.subdomain}),te},env:({org:A,project:D,appID:te})=>e.read(()=>bc(Y.all(A,D,
te))),replaceEnv:(A,D)=>e.write(()=>{const te=i(A);if(!te)return!1;const ge=se(te,"id");G.run(ge);for(const[Ne,Ae]of Object.entries(D))ee.run(ge,Ne,Ae);return!0}),
organizations:({after:A=xo,before:D,limit:te})=>e.read(()=>{const ge=D===void 0?m:w,Ne=[];for(let Ae=D??A;Ne.length<te;){const Sn=ge.get(Ae);if(!Sn)break;Ae=M(Sn,
"org"),Ne.push(Ae)}return D===void 0?Ne:Ne.reverse()}),list:(A,D)=>e.read(()=>{const te=(D.before?f:c).all(A,...yg(D),D.limit).map(ws);return D.before?te.reverse():
te})}}function bs(t){const e=t.prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?");return({org:n,project:s,appID:r})=>e.get(n,s,r)}function bc(t){
return Object.fromEntries(t.map(e=>[M(e,"name"),M(e,"value")]))}const Tc="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",Sc="fi\
nished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL",_c=`status = 'failed', stage = ?, failure = ?, ${Sc}`;function vg(t){const{database:e,
commands:n,changes:s,clock:r}=t,o=A=>e.prepare(`UPDATE deployments SET ${A} WHERE ${Tc}`),i=o("lease_until = ?"),a=o("status = ?, stage = ?"),c=o("commit_sha = \
?"),f=o("stored_release = ?"),m=o(_c),w=Ng(e,r),E=e.prepare(`SELECT deploy_id, stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),I=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),P=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),Y=Ag(e,r),G=Rg(t),ee=$g(e),W=(A,D,...te)=>n.
read(()=>A.run(...te,D.deployID,D.fence).changes===1),X=A=>(A.length>0&&s.publish({kind:"jobs"}),A);return{claim:A=>n.write(()=>Y(A)),renew:A=>W(i,A,r.now()+us),
advance:(A,D)=>W(a,A,Ca[D],D),recordCommit:(A,D)=>W(c,A,D),recordRelease:(A,D)=>W(f,A,D),async finish(A,D){if(D.kind==="live"){const te=await n.write(()=>G(A,D.
manifestHash));if(te===void 0)return!1;s.publish({kind:"site",subdomain:te})}else if(!await W(m,A,...Oc(D.facts,r)))return!1;return s.publish({kind:"jobs"}),!0},
expire:async()=>X(await n.write(()=>E.all(r.now()).map(w))),expireAll:()=>X(ys(e,()=>I.all().map(w))),isBusy:()=>n.read(()=>P.get()!==void 0),releases:A=>n.read(
()=>ee(A))}}function Oc(t,e){return[t.stage,JSON.stringify(Ko(t)),e.now()]}function Ng(t,e){const n=t.prepare(`UPDATE deployments SET ${_c} WHERE deploy_id = ?`);
return s=>{const r=M(s,"deploy_id");return n.run(...Oc(Ma(Do(s)??"clone"),e),r),r}}function Ag(t,e){const n=t.prepare(`SELECT d.deploy_id, d.fence + 1 AS fence,\
 d.branch AS job_branch, d.commit_requested, a.*
    FROM deployments d INDEXED BY deployments_open JOIN apps a ON a.id = d.app
    WHERE d.finished_at IS NULL AND d.status = 'queued' AND NOT EXISTS
      (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = d.app AND u.lease_node IS NOT NULL)
    ORDER BY d.seq LIMIT 1`),s=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return o=>{const i=n.
get();if(!i)return;const a=e.now(),c=M(i,"deploy_id"),f=se(i,"fence");return s.run(Ca.clone,a,f,o,a+us,c),{deployID:c,fence:f,job:bg(i,bc(r.all(se(i,"id"))))}}}
function Rg({database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${Sc}
    WHERE ${Tc}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING id, subdomain`),i=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:a,fence:c},f)=>{const m=e.now();if(s.run(m,a,c).changes!==1)return;r.run(f,m,a);const w=o.get(a,a)??
{};return i.run(se(w,"id"),n),M(w,"subdomain")}}function $g(t){const e=t.prepare(`SELECT r.manifest AS manifest FROM apps a JOIN releases r ON r.app = a.id WHER\
E a.org = ?
    UNION SELECT d.stored_release FROM deployments d INDEXED BY deployments_leased JOIN apps a ON a.id = d.app
    WHERE d.lease_node IS NOT NULL AND d.stored_release IS NOT NULL AND a.org = ?`);return n=>e.all(n,n).map(s=>M(s,"manifest"))}const kc=32,Lg=4096;function xg(t,e){
const n=(0,$.join)(t,"platform.key"),s=(0,$.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>Cg(n),i=()=>{if(Dg(e))throw Co(`${n} is missing\
, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were sealed with`;return{value:Ic(e,n,o,i),wrong:c=>Co(
a,c)}},async signingKey(r){return{value:Ic(e,s,()=>Mg(s),r),wrong:a=>Nc(s,a)}}}}function Ic(t,e,n,s){const r=n();return r!==void 0?r:ys(t,()=>{const o=n();if(o!==
void 0)return o;const i=s();return Pg(e,i),i})}function Dg(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS \
any").get()?.any===1}function Cg(t){return vc(()=>{const e=(0,R.statSync)(t);if(!e.isFile()||e.size!==kc)throw Co(`${t} is not a key of ${kc} bytes`);const n=(0,R.
readFileSync)(t);return(0,R.chmodSync)(t,384),n})}function Mg(t){return vc(()=>{const e=(0,R.statSync)(t);if(!e.isFile()||e.size>Lg)throw Nc(t);return(0,R.readFileSync)(
t,"utf8")})}function vc(t){try{return t()}catch(e){if((0,v.xU)(e)==="ENOENT")return;throw e}}function Pg(t,e){const n=`${t}.${(0,L.randomBytes)(4).toString("hex")}`,
s=(0,R.openSync)(n,"wx",384);try{try{(0,R.writeSync)(s,Buffer.from(e)),(0,R.fsyncSync)(s)}finally{(0,R.closeSync)(s)}(0,R.renameSync)(n,t)}catch(r){throw(0,R.rmSync)(
n,{force:!0}),r}}function Co(t,e){return new v.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name \
another directory with --data.",cause:e})}function Nc(t,e){return new v.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: t\
he next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}const jg=160;class Ug{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&
(this.#s-=Mo(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Mo(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(
e);const n=this.#t.get(e);n&&(this.#s-=Mo(e,n),this.#t.delete(e))}clear(){this.#t=new Map,this.#n=new Map,this.#s=0}}function Mo(t,e){return jg+2*(t.length+e.value.
length)}const Bg=16*1024*1024,Po=1e3,Fg=`
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
`;function Ac(t){const e=(t.open??(n=>new Ao.DatabaseSync(n)))(t.path);try{return e.exec(Fg),new Hg(e,t)}catch(n){throw e.close(),Qa(n)?new v.GQ("platform_locke\
d",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name another d\
irectory with --data.",cause:n}):n}}class Hg{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=e,this.#t=Gg(e),this.#n=new Ug(n.cacheBytes??Bg),this.#s=n.onPoisoned??
(()=>{})}get(e,n,s){if(this.#o==="closed")throw new re("the store is closed");const r=jo(e,n),o=this.#n.get(r)??this.#i(r,e,n);return o&&(o.expiresAt===null||o.
expiresAt>s)?o:void 0}#i(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};
return this.#n.set(e,o),o}catch(r){throw new re("the store could not be read",{cause:r})}}put(e,n,s){return this.#a(()=>this.#t.put.run(e,n,s.value,s.expiresAt),
()=>this.#n.set(jo(e,n),s))}delete(e,n){return this.#a(()=>this.#t.delete.run(e,n),()=>this.#n.delete(jo(e,n)))}async sweep(e,n){let s=0;return await this.#a(()=>{
s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=Po;for(;n===Po;)await this.#a(()=>{n=Number(this.#t.drop.run(e,e,Po).changes)},()=>this.#n.clear())}highestKeyspace(){
return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM store").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){
this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){fc(this.#e,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",
this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#a(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new re(`the store is ${this.#o}`));
this.#r.length===0&&setImmediate(()=>this.#c()),this.#r.push({run:e,done:n,resolve:s,reject:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.
run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#u()&&En(n)||this.#d(n);const r=new re("the write was not stored",{cause:n});for(const o of e)
o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#u(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#d(e){this.#o="po\
isoned",this.#s(e)}}function jo(t,e){return`${t}/${e}`}function Gg(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM ent\
ries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excl\
uded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT k\
eyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keys\
pace = ? LIMIT ?)"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function zg(t,e,n){const s=Wg(t),r=e.identity(),o=e.highestKeyspace(),i=Yg(
t);if(o>i)throw Uo(n,`kvs.db contains entries of table ${o}, and ${i===0?"platform.db never had a table":"platform.db is older"}`);if(s!==void 0&&r!==void 0&&s!==
r)throw Uo(n,"they come from two data directories");if(s!==void 0&&r===void 0&&Kg(t))throw Uo(n,"kvs.db is missing, or older than platform.db");const a=r??s??(0,L.
randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(a),s===void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(a)}function Wg(t){
const e=t.prepare("SELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function Yg(t){return Number(t.prepare("SELECT seq FROM sq\
lite_sequence WHERE name = 'kvs_tables'").get()?.seq??0)}function Kg(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function Uo(t,e){return new v.
GQ("unsupported_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same \
backup, or name another directory with --data."})}const Rc="kvs.db";function Vg({dataDir:t,lasting:e=!0,database:n,log:s=Va}){const r=e?Jg((0,$.join)(t,Rc),s):Ac(
{path:":memory:"});try{zg(n,r,t)}catch(o){throw r.close(),o}return r}function Jg(t,e){return(0,R.writeFileSync)(t,"",{flag:"a",mode:384}),Ac({path:t,onPoisoned:s=>e(
"error","kvs_store_poisoned",{reason:s instanceof Error?s.message:String(s),remedy:"Check the disk, then restart the platform. Until then all writes fail."})})}
const Bo=6e4;function Xg(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};return{take(r){const o=t.monotonic(),i=Math.floor(
o/Bo);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((Bo-o%Bo)/1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}
const Qg=100;function Zg(t,e){const n=gs(t),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("SELECT *\
 FROM kvs_roles WHERE access_key_id = ?"),a=t.prepare("SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:c,environmentID:f,sealed:m,expiresAt:w},{
now:E,most:I}){const P=await n.write(()=>{s.run(E,Qg);const Y=r.all(f,I-1);return o.run(c,f,m,w),Y.map(G=>M(G,"access_key_id"))});for(const Y of P)e.publish({kind:"\
role",accessKeyID:Y})},find:c=>n.read(()=>{const f=i.get(c);return f&&Ec(f)}),any:()=>n.read(()=>{const c=a.get();return c&&Ec(c)})}}function qg(t){const e=new Map,
n=(s,r)=>{const o=[...e].filter(([,i])=>r(i)).map(([i])=>i);for(const i of o.slice(0,Math.max(0,o.length-s)))e.delete(i)};return{async open({hash:s,identity:r,text:o},{
lifetime:i,perIdentity:a,inAll:c}){const f=t.monotonic();n(0,m=>m.expiresAt<=f),n(a-1,m=>m.identity===r),n(c-1,()=>!0),e.set(s,{identity:r,text:o,expiresAt:f+i})},
async find(s){const r=e.get(s);return r&&r.expiresAt>t.monotonic()?r.text:void 0},async close(s){e.delete(s)}}}const Fo=`d.seq, d.deploy_id, d.status, d.stage, \
d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`,Ts="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project = ? AND a.app_id = ?";function ew(t){
const{database:e,commands:n,changes:s,idempotency:r,clock:o,random:i}=t,a=bs(e),c=e.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, fin\
ished_at = ?
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),f=e.prepare(`INSERT INTO deployments (deploy_id, app, status, branch, commit_requested, create\
d_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),m=e.prepare(`SELECT ${Fo} FROM deployments d ${Ts} AND d.deploy_id = ?`),w=e.prepare(`SELECT ${Fo} FROM deployments d ${Ts}\
 AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),E=e.prepare(`SELECT ${Fo} FROM deployments d ${Ts} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),I=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Ts} AND d.deploy_id = ? AND d.status = 'failed'`),P=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0"),Y=(G,ee,W,X)=>{
const A=`dpl-${bo(16,i)}`,D=o.now();c.run(A,D,G),f.run(A,G,ee,W,D);const te=m.get(...Tn(X),A);if(!te)throw new v.GQ("internal",`The deployment ${A} was not stor\
ed`);return Es(te)};return{async create(G,{branch:ee,commit:W},X){const A=await n.write(()=>{const D=a(G);if(D)return r.run(X,()=>Y(se(D,"id"),ee??M(D,"branch"),
W,G))});return A?.kind==="done"&&s.publish({kind:"jobs"}),A??{kind:"no_app"}},find:(G,ee)=>n.read(()=>{const W=m.get(...Tn(G),ee);return W&&Es(W)}),list:(G,{before:ee=Number.
MAX_SAFE_INTEGER,since:W,limit:X})=>n.read(()=>W===void 0?w.all(...Tn(G),ee,X).map(Es):E.all(...Tn(G),W,X).map(Es).reverse()),failure:(G,ee)=>n.read(()=>{const W=I.
get(N.IC.bytes,...Tn(G),ee);return W&&gg(W)}),totals:()=>n.read(()=>P.all().map(Eg))}}function Tn({org:t,project:e,appID:n}){return[t,e,n]}const $c=24*36e5,tw=8;
function nw(t,e){const n=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ${tw})`),s=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, c\
reated_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),r=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),o=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),i=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function a({scope:f,key:m,requestHash:w,status:E}){const I=e.now();return n.run(I-$c),s.run(f,m,w,E,I,I-$c).changes===1}function c({scope:f,
key:m,requestHash:w}){const E=r.get(f,m);return!E||M(E,"request_hash")!==w?{kind:"other_request"}:{kind:"replayed",status:se(E,"status"),answer:M(E,"response")}}
return{run(f,m){if(f&&!a(f))return c(f);const w=m();if(f&&w===void 0&&i.run(f.scope,f.key),w!==void 0)return f&&o.run(f.answer(w),f.scope,f.key),{kind:"done",made:w}}}}
function sw({database:t,commands:e,changes:n}){const s=bs(t),r=rw(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, s\
ubdomain, settings, live_release FROM apps WHERE subdomain = ?"),a=(c,f)=>{const m=s(c),w=m?Se(m,"live_release"):null;if(!m||w===null)return;const E=_g(r(se(m,"\
id")),w,f);if(E)return o.run(E.deployID,se(m,"id")),{subdomain:M(m,"subdomain"),release:{...E,previous:w}}};return{site:c=>e.read(()=>{const f=i.get(c);return f&&
Sg(f,r(se(f,"id")))}),list:c=>e.read(()=>{const f=s(c);return f?r(se(f,"id")):[]}),async rollback(c,f){const m=await e.write(()=>a(c,f));return m&&n.publish({kind:"\
site",subdomain:m.subdomain}),m?.release}}}function rw(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(Tg)}function ow(t){const e=gs(t.database),n={...t,
commands:e,idempotency:nw(t.database,t.clock)};return{apps:Ig(n),deployments:ew(n),releases:sw(n)}}function iw(t,e){const n=gs(t),s=bs(t),r=t.prepare("SELECT 1 \
FROM kvs_tables WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables (app, nam\
e, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_seal\
ed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables \
WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),f=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)"),m=t.prepare(`SELECT t.keyspace, a.envir\
onment_id, a.type FROM kvs_tables t JOIN apps a ON a.id = t.app
    WHERE t.token_hash = ?`),w=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),E=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace\
 > ? ORDER BY keyspace LIMIT ?"),I=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:P,name:Y,tokenHash:G,sealed:ee,createdAt:W,types:X,
most:A}){const D=await n.write(()=>{const te=s(P);if(!te)return{kind:"no_app"};const[ge,Ne]=[se(te,"id"),M(te,"type")];return X.some(Ae=>Ae===Ne)?r.get(ge,Y)?{kind:"\
taken"}:Number(o.get(ge)?.count)>=A?{kind:"full"}:(i.run(ge,Y,G,ee,W),{kind:"created"}):{kind:"wrong_type",type:Ne}});return D.kind==="created"&&e.publish({kind:"\
table",tokenHash:G}),D},list:({org:P,project:Y,appID:G})=>n.read(()=>Og(a.all(P,Y,G))),async remove(P,Y){const G=await n.write(()=>{const ee=s(P);if(!ee)return{
kind:"no_app"};const W=c.get(se(ee,"id"),Y);if(!W)return{kind:"no_table"};const X=se(W,"keyspace");return f.run(X),{kind:"removed",keyspace:X,tokenHash:M(W,"tok\
en_hash")}});return G.kind!=="removed"?G:(e.publish({kind:"table",tokenHash:G.tokenHash}),{kind:"removed",keyspace:G.keyspace})},binding:P=>n.read(()=>{const Y=m.
get(P);if(!Y)return;const G=M(Y,"environment_id");return{keyspace:se(Y,"keyspace"),environmentID:G,type:M(Y,"type")}}),anySealed:()=>n.read(()=>{const P=w.get();
return P&&{tokenHash:M(P,"token_hash"),sealed:Ro(P,"token_sealed")}}),toDrop:({after:P,limit:Y})=>n.read(()=>E.all(P,Y).map(G=>se(G,"keyspace"))),dropped:P=>n.write(
()=>{I.run(P)})}}var aw=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},cw=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const uw=10;async function dw(t){const e={
stack:[],error:void 0,hasError:!1};try{const n=hg(t.dir),{lasting:s,clock:r=Ye.m,log:o}=t,i=aw(e,new AsyncDisposableStack,!0);i.use(lg(n));const a=i.adopt(Lc(n,
t),xc),c=i.use(Dc(a,n,ag(),t)),f=i.use(Vg({dataDir:n,lasting:s,database:a,log:o}));c.jobs.expireAll();const m=ky(n,E=>{fc(a,(0,$.join)(E,"platform.db")),f.copyTo(
(0,$.join)(E,Rc))}),w=i.move();return{...c,kvs:f,quota:Xg(r),sessions:qg(r),backUp:m,[Symbol.asyncDispose]:()=>w.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{
const n=cw(e);n&&await n}}function xw(t,e,n){return Dc(Lc(t,n),t,e,n)}function Lc(t,{database:e,lasting:n=!0}){return e??cg(n?t:void 0)}function xc(t){t.isOpen&&
t.close()}function Dc(t,e,n,s){const{lasting:r=!0,keepReleases:o=uw,clock:i=Ye.m,random:a=Ty}=s,c=gs(t),f=t.prepare("SELECT count(*) AS tables FROM sqlite_schem\
a"),m={kind:"local",dir:(0,$.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:m,blobs:new Jy(m),state:ow({database:t,changes:n,clock:i,random:a}),
jobs:vg({database:t,commands:c,changes:n,clock:i,keepReleases:o}),logs:rg((0,$.join)(e,"logs")),tables:iw(t,n),roles:Zg(t,n),keys:xg(e,t),check:()=>c.read(()=>{
f.get()}),async[Symbol.asyncDispose](){xc(t)}}}async function lw(t){Ja(t);try{const e=await dw(t);return await dy({...t,stores:e,nodeDir:e.dataDir})}catch(e){throw fw(
e,(0,$.resolve)(t.dir))}}function fw(t,e){const n=(o,i,a)=>new v.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof v.GQ)return t;if(En(t))return n("disk_f\
ull",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(Xa(t)){const o=`\
A database of the data directory ${e} is damaged: ${dt(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}
const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,v.xU)(t)===void 0||!(0,Q.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,v.xU)(
t)})`,"Make this user the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}})};export{Cw as id,Mw as ids,Pw as modules};

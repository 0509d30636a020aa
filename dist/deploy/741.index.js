var ii=Object.freeze,Lf=Object.defineProperty;var ai=(me,ne)=>ii(Lf(me,"raw",{value:ii(ne||me.slice())}));var ci;const Mf=741,jf=[741,716],Pf={7716:((me,ne,_)=>{_.d(ne,{Ej:()=>V,UC:()=>Q,tellFindings:()=>I,tp:()=>Y,zD:()=>U});var R=_(5807),b=_(7496),A=_(8862);function I(M,B,x){
const{pages:K,links:C,files:O}=x,N=new Set;for(const J of x.findings){const{message:re,place:ie,remedy:le}=J;B.add((0,b.x)(J),{message:(0,R.O)(re,1e3),...ie?{place:ie}:
{}}),le!==void 0&&N.add(le)}for(const J of N)M.line(`  ${J}`);M.line(`Checked ${K} pages, ${C} links and ${O} files (${V(x.bytes)})`)}const v=100,ee={error:"\u274C",
warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function Q(M){const{findings:B,largest:x}=M,K=B.length-v;return["### The site",te(M),...B.length===0?[]:[B.slice(0,
v).map(W).join(`
`)],...K>0?[`\u2026 and ${K} more.`]:[],`<details><summary>The largest files</summary>

${Y(["File","Bytes","Brotli","gzip"],x.map(C=>[(0,A.aY)(C.path),V(C.bytes),V(C.brotli),V(C.gzip)]))}

</details>`].join(`

`)}function te({pages:M,links:B,files:x,bytes:K,brotli:C,gzip:O}){const N=[M,B,x].map(U);return Y(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...N,V(K),V(C),V(O)]])}function W(M){const{message:B,place:x}=M,K=x?`${(0,A.aY)([x.file,x.line,x.column].filter(C=>C!==void 0).join(":"))} `:"";return`\
- ${ee[(0,b.x)(M)]} ${K}${(0,A.aY)(B,500)}`}function Y(M,B){return[M,M.map(()=>"---"),...B].map(x=>`| ${x.join(" | ")} |`).join(`
`)}function U(M){return String(M).replace(/\B(?=(?:\d{3})+$)/g,",")}function V(M){return M<1e3?`${M} B`:M<1e6?`${(M/1e3).toFixed(1)} kB`:`${(M/1e6).toFixed(1)} \
MB`}}),5130:((me,ne,_)=>{_.d(ne,{runCheck:()=>xs});var R=_(1455),b=_(8161),A=_(6760),I=_(3532),v=_(1224),ee=_(9127),Q=_(3739);const te=3;async function W(l,u,d){
let h="/";for(let p=0;p<te;p+=1){if(h=V(l.flatMap(({url:k})=>U(h,k.pathname))),h===""||u.some(k=>`/${k}`.startsWith(h)))return;const g=l.filter(k=>Y(k,h)),$=(await Promise.
all(g.map(({url:k})=>M(k,h,d)))).filter(Boolean).length;if($>1&&$*2>g.length)return h}}function Y({url:l,kind:u},d){return u!=="fragment"&&`${l.pathname}/`.startsWith(
d)}function U(l,u){const d=u.startsWith(l)?u.slice(l.length).split("/",1)[0]:"";return d?[`${l}${d}/`]:[]}function V(l){const u=new Map;for(const d of l)u.set(d,
(u.get(d)??0)+1);return[...u].reduce((d,h)=>h[1]>d[1]?h:d,["",0])[0]}async function M(l,u,d){const{kind:h}=await d.probe(new URL(`/${l.pathname.slice(u.length)}${l.
search}`,l));return h==="there"}const B=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,x=String.raw`"([^"\\\n]*(?:${B}[^"\\\n]*)*)"`,K=String.
raw`'([^'\\\n]*(?:${B}[^'\\\n]*)*)'`,C=String.raw`((?:[^()"'\s\\]|${B})+)\s*\)`,O=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,B,String.raw`(?:url\(\s*|@import\s+)(?:${x}|${K})`,
String.raw`url\(\s*${C}`,x.replace("(","(?:"),K.replace("(","(?:")].join("|"),"gi"),N=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function J(l){return[...l.matchAll(
O)].flatMap(u=>{const d=u.slice(1).find(h=>h!==void 0);return d===void 0||d===""||d.startsWith("#")?[]:[{href:re(d),kind:"asset"}]})}function re(l){return l.replace(
N,(u,d,h,p)=>{const g=d===void 0?Number.NaN:Number.parseInt(d,16);return g<=1114111?String.fromCodePoint(g):h===void 0?p??"":""})}async function ie(l,u,d){const h=l[Symbol.
iterator](),p=async()=>{for(let g=h.next();!g.done;g=h.next())await d(g.value)};await Promise.all(Array.from({length:u},p))}var le=_(1600);const nt={a:[["href",
"link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","\
asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[
["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},vn=new Set(["script","img","svg","iframe","video",
"audio","canvas","object","embed","input"]),In=new Set(["title","style","script","template"]),An=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function xn(l){const u=new Fe;return u.read(l),u}class Fe{links=[];ids=new Set;base;empty=!0;#e=[];read(u){
const d=new le.i({onopentag:(h,p)=>this.#t(h,p),ontext:h=>this.#r(h),onclosetag:h=>{this.#e.at(-1)===h&&this.#e.pop()}});d.write(u),d.end()}#t(u,d){In.has(u)&&d.
shadowrootmode===void 0&&this.#e.push(u),vn.has(u)&&(this.empty=!1);for(const p of[d.id,u==="a"?d.name:void 0])p&&this.ids.add(p);switch(d.style?.includes("url(")&&
this.#o(J(d.style)),u){case"base":this.base??=d.href;return;case"meta":this.#s(d);return;case"link":this.#n(d);return;case"a":case"area":if(/\bexternal\b/.test(
d.rel??""))return;break}const h=(nt[u]??[]).flatMap(([p,g])=>{const y=d[p];return y===void 0?[]:[{href:y,kind:g}]});this.#o([...h,...H(d.srcset??"")])}#n({rel:u="",
href:d,imagesrcset:h=""}){const p=An.find(([g])=>g.test(u))?.[1];p!==void 0&&this.#o([...d===void 0?[]:[{href:d,kind:p}],...H(h)])}#s(u){if(u["http-equiv"]?.toLowerCase()!==
"refresh")return;this.empty=!1;const d=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(u.content??"")?.[1];d&&this.#o([{href:d.trim(),kind:"link"}])}#r(u){
this.#e.at(-1)==="style"&&this.#o(J(u)),this.#e.length===0&&u.trim()!==""&&(this.empty=!1)}#o(u){this.#e.includes("template")||this.links.push(...u.filter(({href:d})=>!j(
d)))}}function j(l){return/\{\{|\$\{|<%/.test(l)}function H(l){return l.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(d=>{const[h=""]=d.trim().split(/\s/,1);return h===
""?[]:[{href:h.replace(/,+$/,""),kind:"asset"}]})}const Rn=10;class Nn{#e;#t=new Map;constructor(u){this.#e=u}know(u,d){this.#t.set(u.pathname,Promise.resolve({
kind:"there",url:u,page:vt(d)}))}probe(u){const d=u.pathname+u.search,h=this.#t.get(d);if(h)return h;const p=this.#n(u);return this.#t.set(d,p),p}async#n(u){let d=u;
for(let h=0;h<Rn;h+=1){const{status:p,headers:g}=await this.#e.fetch(d,{method:"HEAD",signal:this.#e.signal}),y=g.get("location");if(p>=400)return{kind:"missing",
status:p};if(p<300||y===null||!URL.canParse(y,d.href))return{kind:"there",url:d,page:vt(g)};if(d=new URL(y,d),d.origin!==this.#e.root.origin)return{kind:"extern\
al"}}return{kind:"circle"}}}function vt(l){return/\bhtml\b/.test(l.get("content-type")??"")}const It=16,At=2e4,Ln=16*1024*1024;async function Dn(l,u){const d=new st(
l),h=u.filter(F=>/\.(?:x?html?|css)$/i.test(F));await ie(h.slice(0,At),It,F=>d.read(F)),await d.follow();const p=await d.index(),g=d.result(),y=await W(g.dead,u,
d.prober),$=p.status<300?void 0:Mn(u),k=new Set($===void 0?[]:u),G=g.dead.filter(({url:F})=>!k.has(`${$}${ye(F.pathname)}`));return{index:p,...g,dead:G,folder:$,
basePath:y,unread:d.unread+Math.max(0,h.length-At)}}const Cn=5;class st{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(u){this.#e=u,this.prober=
new Nn(u)}async index(){const{root:u,fetch:d,signal:h}=this.#e,p=await this.prober.probe(u);if(p.kind!=="there")return{status:jn(p),empty:!1};const g=await d(p.
url,{signal:h}),y=await g.text();return{status:g.status,empty:y.trim()===""||p.page&&xn(y).empty}}async read(u){const d=Pn(u,this.#e.root),h=await this.#e.fetch(
d,{signal:this.#e.signal}),p=await h.text();h.status>=300||(this.prober.know(d,h.headers),p.length>Ln?this.unread+=1:/\.css$/i.test(u)?this.#a(J(p),d,u):this.#o(
p,d,u))}#o(u,d,h){const p=xn(u);this.#r+=1,this.#n.set(h,p.ids);const g=p.base!==void 0&&URL.canParse(p.base,d.href)?new URL(p.base,d):d;this.#a(p.links,g,h)}#a(u,d,h){
for(const{href:p,kind:g}of u){const y=URL.canParse(p,d.href)?new URL(p,d):void 0;if(y?.origin!==this.#e.root.origin)continue;const $=`${g} ${y.href} ${p}`,k=this.#t.
get($)??{href:p,kind:g,url:y,files:[],latest:"",count:0};this.#t.set($,k),k.latest!==h&&(k.latest=h,k.count+=1,k.files=[...k.files,h].sort(Be).slice(0,Cn))}}async follow(){
await ie(this.#t.values(),It,async u=>{const d=await this.#i(u);if(d===void 0)return;const{href:h,url:p,files:g,count:y}=u;this.#s.push({href:h,url:p,files:g,count:y,
...d})})}async#i({url:u,kind:d}){const h=await this.prober.probe(u);switch(h.kind){case"missing":return{kind:d,why:`answers ${h.status}`};case"circle":return{kind:d,
why:"redirects in a circle"};case"external":return;case"there":return d==="asset"&&h.page&&/\.(?!x?html?$)\w+$/i.test(h.url.pathname)?{kind:d,why:"answers with \
a page"}:this.#c(h.url,u.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return h}}#c(u,d){const h=d.slice(1);if(h===""||/^(?:top$|[/!]|:~:)/i.
test(h))return!0;const p=this.#u(ye(u.pathname).slice(1));return p===void 0||p.has(h)||p.has(ye(h))}#u(u){return[u,`${u}.html`,u===""||u.endsWith("/")?`${u}inde\
x.html`:""].map(h=>this.#n.get(h)).find(h=>h!==void 0)}result(){const u=this.#s.sort((h,p)=>Be(h.files[0],p.files[0])||Be(h.href,p.href)),d=new Set([...this.#t.
values()].map(({url:h})=>h.href)).size;return{pages:this.#r,links:d,dead:u}}}function Mn(l){const u=y=>y.split("/").length,d=l.filter(y=>y.endsWith("/index.html")).
sort((y,$)=>u(y)-u($)),[h,p]=d;return h!==void 0&&(p===void 0||u(p)>u(h))?h.slice(0,-11):void 0}function jn(l){return l.kind==="missing"?l.status:310}function Pn(l,u){
const d=l.replace(/(^|\/)index\.html$/,"$1");return new URL(d.split("/").map(encodeURIComponent).join("/"),u)}function ye(l){try{return decodeURIComponent(l)}catch{
return l}}function Be(l="",u=""){return l<u?-1:+(l>u)}var rt=_(7496);const Un=100,Fn='A link to what another application serves below the same host is left alon\
e where it says rel="external".';async function xt(l,u){const d=[],{basePath:h}=l,p=l.dead.filter(g=>h===void 0||!Y(g,h));h!==void 0&&d.push(await Rt(h,l,u));for(const[
g,y]of p.entries()){const $=g<Un?await u.find(y.href,y.files[0]??""):void 0;d.push({...Nt(y),...$===void 0?{}:{place:$}})}return[...Z(l),...d,...Bn(l)]}async function Rt(l,{
dead:u},d){const h=u.filter(g=>Y(g,l)),p=await d.find(l,"")??await d.find(l.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path\
 ${l}, and is served without one: ${h.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js,\
 baseUrl in Docusaurus, homepage in package.json.",...p===void 0?{}:{place:p}}}function Z({index:l,folder:u}){return l.status>=300?[{code:"index_unanswered",message:`\
The site has no index page: / answers ${l.status}`,remedy:u===void 0?"The output directory needs an index.html. Is output-directory the folder that the build wr\
ites?":`The output directory has its index.html in ${u}: put that folder at the end of output-directory.`}]:l.empty?[{code:"index_empty",message:"The index page\
 is empty: it shows nothing and loads no script"}]:[]}function Nt(l){const u=JSON.stringify(l.href.length>200?`${l.href.slice(0,199)}\u2026`:l.href);switch(l.kind){case"\
link":return{code:"dead_link",message:`Dead link: ${u} ${l.why} (${ot(l)})`,remedy:Fn};case"asset":return{code:"dead_asset",message:`Missing file: ${u} ${l.why}\
 (${ot(l)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${u} leads to has no such part (${ot(l)})`};default:return l.kind}}function ot({
files:l,count:u}){const d=u-1;return`in ${l[0]}${d>0?` and ${d} more ${d===1?"file":"files"}`:""}`}function Bn({unread:l}){return l===0?[]:[{code:"not_all_check\
ed",message:`${l} pages or style sheets are too long, or too many, to be read`}]}var Se=_(5807),Lt=_(1421),it=_(7975);const Gn=(0,it.promisify)(Lt.execFile),Hn=64*
1024*1024,zn=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(l=>["-c",l]);function ke(l,u,d,h={}){const p=Object.fromEntries(Object.
entries(u).filter(([y])=>!y.startsWith("GIT_"))),g={cwd:l,env:{...p,LC_ALL:"C",...h},signal:d,maxBuffer:Hn};return async(...y)=>{try{return(await Gn("git",[...zn,
...y],g)).stdout}catch($){throw(0,Q.xU)($)!=="ENOENT"?$:new Q.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the check buil\
ds the commit that is checked out.",cause:$})}}}const Wn=5*6e4,at="refs/slipway/base";async function Kn(l,u,d,h,p){const g=ke(d,h,p),y=await ct(u.git,l,p)??await ct(
u.git,`origin/${l}`,p)??await Dt(l,u,d,h,p);return await g("update-ref",at,y),{name:l,commit:y}}async function ct(l,u,d){try{return(await l("rev-parse","--quiet",
"--verify",`${u}^{commit}`)).trim()}catch(h){if(d.throwIfAborted(),h instanceof Q.GQ)throw h;return}}const _e=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Dt(l,u,d,h,p){
const g=_e.test(l)?await Ge(u.git,p):void 0;if(!g)throw ze(l,"");const y=AbortSignal.timeout(Wn),$=ke(u.root,h,AbortSignal.any([p,y]),g),k=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${l}:${at}`];try{await $("--git-dir",d,"fetch",...k)}catch(F){throw p.throwIfAborted(),F instanceof Q.GQ?F:ze(l,
y.aborted?", and origin does not answer":He(F),F)}const G=await ct(ke(d,h,p),at,p);if(G===void 0)throw ze(l,", and what origin has by this name is no commit");return G}
const ut=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","false"],["http.\
lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],lt="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function Ge(l,u){const d=await l(
"config","--local","--includes","--null","--get-regexp",lt).catch(()=>"");u.throwIfAborted();const h=d.split("\0").flatMap($=>{const[k="",...G]=$.split(`
`);return k===""?[]:[[k,G.length===0?"true":G.join(`
`)]]});if(!h.some(([$])=>$==="remote.origin.url"))return;const p=[...ut,...h],g=p.flatMap(([$,k],G)=>[[`GIT_CONFIG_KEY_${G}`,$],[`GIT_CONFIG_VALUE_${G}`,k]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(p.length),...Object.fromEntries(g)}}function He(l){const u=l instanceof
Error&&"stderr"in l&&typeof l.stderr=="string"?l.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(u))return", nor\
 has origin";const h=(u.split(`
`).find(p=>/^(?:fatal|error): /.test(p))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,Se.
O)(h,300)}`}function ze(l,u,d){return new Q.GQ("invalid_input",`compare-to: "${l}" names nothing that this checkout has${u}`,{input:"compare-to",remedy:Yn,cause:d})}
const Yn=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var Jn=_(8627);async function Ct(l,u,d){const h=ke(l,u,d),[p="",g="",y=""]=(await Qn(h,l,d)).split(`
`),$=ke(p,u,d);return{root:p,commit:y,changed:(await $("diff","--name-only","-z","HEAD")).split("\0").filter(k=>k!==""),git:$,async lend(k,G){const F=await(0,R.
readFile)((0,A.join)(g,"shallow"),"utf8").catch(q=>{if((0,Q.xU)(q)!=="ENOENT")throw q});await(0,Jn.e)(k,{bare:!0,branch:G,commit:y,lender:g,...F&&{shallow:F}})}}}
async function Qn(l,u,d){try{const h=await l("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[p="",g="",y=""]=h.split(`
`);return[p,(0,A.resolve)(u,g),y].join(`
`)}catch(h){throw d.throwIfAborted(),h instanceof Q.GQ?h:new Q.GQ("file_not_found",`There is no checkout in ${u}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:h})}}function ve({pages:l},u,d){const h=y=>({now:y(u),change:y(u)-y(d)}),p=y=>h($=>$.reduce((k,G)=>k+y(G),0));return{pages:{now:l,
change:p(({path:y})=>Number(Mt.test(y))).change},files:h(({length:y})=>y),bytes:p(({bytes:y})=>y),brotli:p(({brotli:y})=>y),gzip:p(({gzip:y})=>y),changes:Vn(u,d).
toSorted((y,$)=>Math.abs($.bytes)-Math.abs(y.bytes)||(y.path<$.path?-1:1))}}const Mt=/\.x?html?$/i;function Vn(l,u){const d=new Map(u.map(k=>[k.path,k])),h=new Set(
l.map(({path:k})=>k)),p=l.filter(({path:k})=>!d.has(k)),g=u.filter(({path:k})=>!h.has(k)),y=Xn(p,g),$=new Set(y.flat());return[...l.flatMap(k=>{const G=d.get(k.
path);return G===void 0||G.digest===k.digest?[]:[jt(k,G)]}),...y.map(([k,G])=>({...jt(k,G),formerly:G.path})),...p.filter(k=>!$.has(k)).map(k=>Pt("added",k,1)),
...g.filter(k=>!$.has(k)).map(k=>Pt("removed",k,-1))]}function jt(l,u){const{path:d,bytes:h,brotli:p}=l;return{kind:"changed",path:d,bytes:h-u.bytes,brotli:p-u.
brotli}}function Pt(l,{path:u,bytes:d,brotli:h},p){return{kind:l,path:u,bytes:p*d,brotli:p*h}}function Xn(l,u){const d=Map.groupBy(u,({path:h})=>Ut(h));return[...Map.
groupBy(l,({path:h})=>Ut(h))].flatMap(([h,p])=>{const[g,y]=p,[$,k]=d.get(h)??[];return h!==void 0&&g&&$&&!y&&!k?[[g,$]]:[]})}const Zn=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
dt=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],qn=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Ut(l){if(Mt.test(l))return;
const u=l.lastIndexOf("/")+1,[d,h]=[l.slice(0,u),l.slice(u)],p=Zn.exec(h)?.[0]??"",g=h.slice(0,h.length-p.length);if(qn.test(g))return`${d}*${p}`;const y=dt.map(
$=>$.exec(g)?.groups).find($=>es($?.hash??""));return y&&`${d}${y.stem}*${p}`}function es(l){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
l)}var Ft=_(7598),Bt=_(3024),Ie=_(6466),We=_(8522);const Ke=(0,it.promisify)(We.brotliCompress),Ae=(0,it.promisify)(We.gzip),ts=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
ns={params:{[We.constants.BROTLI_PARAM_QUALITY]:5}},xe={level:6};async function ss(l,u){const d=u.length;if(d===0||ts.test(l))return{bytes:d,brotli:d,gzip:d};const[
h,p]=await Promise.all([Ae(u,xe),Ke(u,ns)]);return{bytes:d,brotli:Math.min(d,p.length),gzip:Math.min(d,h.length)}}const rs=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
os=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function is(l){return rs.test(l)&&!Gt(l)}function Gt(l){return os.test(l)}const Ye="PRIVATE K\
EY",$e=600;function Ht(l){for(let u=l.indexOf(Ye);u!==-1;u=l.indexOf(Ye,u+Ye.length)){const d=l.toString("latin1",Math.max(0,u-40),u+$e);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(d))return!0}return!1}const pe=25*1024*1024,Re=16*1024*1024,de=4;async function Je(l,u){const{commit:d,signal:h}=u,p=(await ds((0,A.join)(l,".git","shallow"))).
trim()===d,g=[],y=[];for await(const F of zt(l,"")){h.throwIfAborted();const q=as(F,p);q!=="ordinary"&&q!=="left-out"&&y.push(q),q==="ordinary"&&g.push(F)}const $=[];
await ie(g.sort(),de,async F=>{h.throwIfAborted();const q=await cs(l,F,u);q&&$.push(q)}),$.sort((F,q)=>F.file.path<q.file.path?-1:1);const k=$.map(({file:F})=>F);
y.push(...$.flatMap(({found:F})=>F));const G=k.filter(({path:F})=>/\.(?:js|mjs|cjs|css)\.map$/.test(F));return G.length>0&&y.push(ls(G)),{files:k,findings:y}}async function*zt(l,u){
const d=await(0,R.readdir)((0,A.join)(l,u),{withFileTypes:!0});for(const h of d.sort((p,g)=>p.name<g.name?-1:1)){const p=u+h.name,g=h.name===".git"||p==="node_m\
odules";h.isDirectory()&&!g?yield*zt(l,`${p}/`):(g||h.isFile()||h.isSymbolicLink())&&(yield p)}}function as(l,u){const d=l.slice(l.lastIndexOf("/")+1);return l===
"node_modules"||d===".git"&&u?"left-out":d===".git"?{code:"leaked_repository",message:`The output holds a git repository, ${l}: its whole history would be publi\
c`,remedy:"Build into a folder of its own, or have the build remove it."}:Gt(d)?{code:"example_of_secrets",message:`The output holds ${l}, which is not publishe\
d`,remedy:"Leave it out of the output directory."}:is(d)?{code:"leaked_secret_file",message:`The output holds ${l}: a file of secrets would be public`,remedy:"K\
eep it out of the output directory, and change the secrets in it if it was ever published."}:"ordinary"}async function cs(l,u,{digests:d,signal:h}){const p=(0,A.
join)(l,u),g=await(0,R.stat)(p).catch(()=>{});if(!g?.isFile())return;const y=g.size;if(y>Re){const F=y>pe?[us(u,y)]:[],q=d?{digest:await Wt(p,h)}:{};return{file:{
path:u,bytes:y,brotli:y,gzip:y,...q},found:F}}const $=await(0,R.readFile)(p),k=d?{digest:(0,Ft.createHash)("sha256").update($).digest("hex")}:{};return{file:{path:u,
...await ss(u,$),...k},found:Ht($)?[Kt(u)]:[]}}async function Wt(l,u){const d=(0,Ft.createHash)("sha256");return await(0,Ie.pipeline)((0,Bt.createReadStream)(l),
d,{signal:u}),d.digest("hex")}function us(l,u){return{code:"large_file",message:`${l} has ${(u/1024**2).toFixed(0)} MB; more than ${pe/1024**2} is much for a si\
te`}}function Kt(l){return{code:"leaked_private_key",message:`The output holds a private key, in ${l}: it would be public`,remedy:"Take the key out of what the \
build publishes, and replace it if it was ever published."}}function ls(l){const[u]=l,d=l.length===1?"":` and ${l.length-1} more`;return{code:"source_maps",message:`\
The output holds source maps (${u?.path}${d}): everybody can read the sources they hold`}}async function ds(l){return(0,R.readFile)(l,"utf8").catch(()=>"")}const fs=/[\s"'`(=[{<>,:]$/,
hs=/^[\s"'`)\]}<>,;#?]/;function ps(l,u,d){const h=new Map,p=g=>{const y=h.get(g)??Yt(l,u,g);return h.set(g,y),y};return{async find(g,y){for(const $ of ms(g,y)){
const k=await p($),G=gs(k,y,d);if(G)return G}}}}function ms(l,u){const[d=""]=l.split(/[?#]/,1),h=l.replaceAll("&","&amp;"),p=/^\.{1,2}\//.test(d)?new URL(d,`htt\
p://site/${encodeURI(u)}`).pathname:"";return[...new Set([l,h,d,p])].filter(g=>g.length>1)}async function Yt(l,u,d){return(await l("grep","-I","-n","-z","-F","-\
e",d,u,"--").catch(()=>"")).split(`
`).flatMap(p=>ys(p,u,d))}function ys(l,u,d){const[h="",p="",...g]=l.split("\0"),y=g.join("\0");for(let $=y.indexOf(d);$!==-1;$=y.indexOf(d,$+1)){const[k,G]=[y.slice(
Math.max(0,$-1),$),y.slice($+d.length,$+d.length+1)];if(($===0||fs.test(k))&&(G===""||hs.test(G)))return[{file:h.slice(u.length+1),line:Number(p),column:$+1}]}return[]}
function gs(l,u,d){const h=l.filter(({file:g})=>d===void 0||!g.startsWith(`${d}/`)),p=h.filter(({file:g})=>Jt(g,u));return[l,h,p].map(ws).find(g=>g!==void 0)}function ws(l){
const[u]=l;return u&&l.every(({file:d})=>d===u.file)?u:void 0}function Jt(l,u){const d=ft(u.replace(/\/index\.[^/]+$/,""));return ft(l)===d||ft(l.replace(/\/index\.[^/]+$/,
""))===d}function ft(l){return l.slice(l.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const bs=5;async function Es(l,u,d){const h=u.files.map(({path:y})=>y),p=await Dn(
l,h),g=y=>u.files.reduce(($,k)=>$+y(k),0);return{pages:p.pages,links:p.links,files:u.files.length,bytes:g(({bytes:y})=>y),brotli:g(({brotli:y})=>y),gzip:g(({gzip:y})=>y),
largest:u.files.toSorted((y,$)=>$.bytes-y.bytes).slice(0,bs),findings:Ts([...u.findings,...await xt(p,d)])}}const Qt=["error","warning","notice"];function Ts(l){
const u=d=>Qt.indexOf((0,rt.x)(d))*2+(d.place?0:1);return l.toSorted((d,h)=>u(d)-u(h))}function Ss({findings:l}){const u=l.filter(d=>(0,rt.x)(d)==="error").length;
if(u!==0)return new Q.GQ("check_failed",`The site was built, and does not pass: ${u} ${u===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var Vt=_(5635),Ne=_(4533);async function Xt(l,u,d){const{report:h,signal:p}=d,g=(0,Vt.M)(h.report,v.m,p);return await g.phase("compare",
async()=>{const y=await Zt(l,u,d);return p.throwIfAborted(),await h.compared(y),[void 0,(0,Ne.i)(y),y.kind==="untold"]}),g.phases}async function Zt(l,u,d){const{
embedded:h,report:p,checked:g,leftMs:y}=d;if(l.commit===g.commit)return{kind:"untold",base:l,why:"it is the commit that was checked"};const $=q=>{(q.type==="sta\
tus"||q.type==="heartbeat")&&p.report(q)},k={...u.follow,timeoutMs:Math.max(1,y)},{outcome:G,output:F}=await h.deploy(l.commit,{...u,...qt(u),follow:k},$);return G.
status==="succeeded"&&F?{kind:"told",base:l,difference:ve(g.report,g.output.files,F.files)}:{kind:"untold",base:l,why:en(G,y)}}function qt({project:l}){return{project:l===
"base"?"checked":"base"}}function en({status:l,error:u},d){return l!=="pending"?`it does not build (${u?.message??l})`:d<1?"no time was left to build it":`it wa\
s not built in the ${(0,ee.a)(d)} that were left`}var _s=_(4780),$s=_(4009),Os=_(7244);async function ks(l){const{startPlatform:u,env:d,scratch:h,lent:p,digests:g}=l;
let y="",$,k=new AbortController;const G=await u({dir:(0,A.join)(h,"platform"),port:0,allowLocalGit:!0,lasting:!1,env:d,async onOutput(F,q){$=await Je(F,{commit:y,
digests:g,signal:q}),k.abort()}});return{async deploy(F,q,ge){[y,$,k]=[F,void 0,new AbortController];const we=tn(k.signal);return{outcome:await nn(G,Is(q,F,p),ge,
{...l,sleep:we}),output:$}},[Symbol.asyncDispose]:()=>G[Symbol.asyncDispose]()}}const Oe=100,vs=5;function tn(l){return async(u,d)=>{if(l.aborted)return v.m.sleep(
vs,d);try{await v.m.sleep(u,d?AbortSignal.any([d,l]):l)}catch(h){if(d?.throwIfAborted(),!l.aborted)throw h}}}function Is(l,u,d){const{configuration:h,follow:p}=l;
return{...l,configuration:{...h,repository:d},commit:u,create:!0,verify:"off",urlTemplate:void 0,follow:{...p,wait:!0,pollIntervalMs:Oe,statusMap:new Map}}}function nn(l,u,d,{
signal:h,folder:p,onSecret:g,sleep:y}){const{baseUrl:$,requestUrl:k,requestToken:G}=l,F={kind:"platform",requestUrl:k,requestToken:G,audience:$},q=()=>Promise.reject(
new TypeError("A check runs no token command")),ge={...v.m,sleep:y},we={fetch,clock:ge,tree:(0,Os.c)(p),signal:h,run:q,onSecret:g,reporter:d};return(0,$s.g)(u,(0,_s.
N)(u,{baseUrl:$,source:F},we))}var sn=function(l,u,d){if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError("Object expected.");var h,p;if(d){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");h=u[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");h=u[Symbol.dispose],d&&(p=h)}if(typeof h!="function")throw new TypeError("Object not disposable.");p&&(h=function(){try{p.call(
this)}catch(g){return Promise.reject(g)}}),l.stack.push({value:u,dispose:h,async:d})}else d&&l.stack.push({async:!0});return u},As=(function(l){return function(u){
function d(y){u.error=u.hasError?new l(y,u.error,"An error was suppressed during disposal."):y,u.hasError=!0}var h,p=0;function g(){for(;h=u.stack.pop();)try{if(!h.
async&&p===1)return p=0,u.stack.push(h),Promise.resolve().then(g);if(h.dispose){var y=h.dispose.call(h.value);if(h.async)return p|=2,Promise.resolve(y).then(g,function($){
return d($),g()})}else p|=1}catch($){d($)}if(p===1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return g()}})(typeof SuppressedError==
"function"?SuppressedError:function(l,u,d){var h=new Error(d);return h.name="SuppressedError",h.error=l,h.suppressed=u,h});async function xs(l,u,d,h){try{return await Rs(
l,u,d,h)}catch(p){if(!h.signal.aborted)throw p;return{...ht,status:"cancelled",failure:void 0,phases:[],error:on()}}}async function Rs(l,u,d,h){const p={stack:[],
error:void 0,hasError:!1};try{const{env:g,signal:y}=h,{repository:$,branch:k,outputDirectory:G}=l.configuration,F=(0,A.isAbsolute)($)?$:h.workspace,q=sn(p,await mr(
g),!0),ge=(0,A.join)(q.path,"source.git"),we=Ct(F,g,y);we.catch(()=>{});const cn=Ce=>d.addSecret(Ce),Ns={...h,scratch:q.path,lent:ge,folder:F,digests:u!==void 0,
onSecret:cn},Qe=sn(p,await ks(Ns),!0),Le=await we;an(Le,d.report),await Le.lend(ge,k);const De=u===void 0?void 0:await Kn(u,Le,ge,g,y),Ls=v.m.now(),{commit:mt}=Le,
Ds=Ce=>Ce.type==="url"||d.report(Ce),{outcome:Ve,output:yt}=await Qe.deploy(mt,l,Ds),{status:gt,url:un}=Ve;if(gt!=="succeeded"||yt===void 0||un===void 0)return rn(
Ve,l);const Cs={root:new URL(un),fetch:(0,I.Q)(fetch),signal:y},fe=await Es(Cs,yt,ps(Le.git,mt,G));await d.checked(fe);const ae=l.follow.timeoutMs-(v.m.now()-Ls),
ln=De&&{embedded:Qe,report:d,signal:y,checked:{commit:mt,report:fe,output:yt},leftMs:ae},Ms=ln?await Xt(De,l,ln):[],Xe=Ss(fe);return{...Ve,...ht,status:Xe?"fail\
ed":"succeeded",error:Xe,phases:[...Ve.phases,...Ms]}}catch(g){p.error=g,p.hasError=!0}finally{const g=As(p);g&&await g}}const ht={appID:void 0,appCreated:!1,deployID:void 0,
url:void 0};function rn(l,{follow:u}){const d={...l,...ht};if(l.error?.code==="interrupted")return{...d,status:"cancelled",error:on()};if(l.status!=="pending")return d;
const h=`The check has not ended within ${(0,ee.a)(u.timeoutMs)}, and was stopped`,p="Raise the input timeout.";return{...d,status:"failed",error:new Q.GQ("depl\
oy_timeout",h,{input:"timeout",remedy:p})}}function on(){return new Q.GQ("interrupted","Interrupted: the check was stopped, and has no result")}const pt=5;function an({
changed:l},u){if(l.length===0)return;const d=l.slice(0,pt).join(", "),h=l.length>pt?` and ${l.length-pt} more`:"";u({type:"warning",message:`Changed since the c\
ommit, and not part of the check: ${d}${h}`,remedy:"The platform builds commits: commit what it shall see."})}async function mr(l){const u=await(0,R.mkdtemp)((0,A.
join)(l.RUNNER_TEMP||(0,b.tmpdir)(),"slipway-check-"));return{path:u,[Symbol.asyncDispose]:()=>(0,R.rm)(u,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),
4533:((me,ne,_)=>{_.d(ne,{comparisonSection:()=>ee,i:()=>v});var R=_(5807),b=_(7716),A=_(8862);const I=20;function v(x){const{base:K}=x,C=`${(0,R.O)(K.name,100)}\
 (${Y(K)})`;if(x.kind==="untold")return`no difference to ${C} can be told: ${x.why}`;const{pages:O,files:N,bytes:J,brotli:re}=x.difference;return`${[U(O," pages"),
U(N," files"),V(J),V(re," with Brotli")].join(", ")} against ${C}`}function ee(x,K){const{base:C}=x,O=`### The difference to ${(0,A.aY)(K(C.name),100)} (${(0,A.
aY)(Y(C))})`;if(x.kind==="untold")return`${O}

None can be told: ${(0,A.CS)(K(x.why),500)}`;const{difference:N}=x;return[O,Q(N),...te(N,K)].join(`

`)}function Q({pages:x,files:K,bytes:C,brotli:O,gzip:N}){return(0,b.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[U(x),U(K),V(C),V(O),V(N)]])}function te({
changes:x},K){if(x.length===0)return["Every file is the same, byte for byte."];const C=["changed","added","removed"].map(J=>`${(0,b.zD)(x.filter(re=>re.kind===J).
length)} ${J}`),O=x.slice(0,I).map(J=>[J.kind,W(J,K),M(J.bytes),M(J.brotli)]),N=x.length-I;return[`Files: ${C.join(", ")}.`,(0,b.tp)(["","File","Size","with Bro\
tli"],O),...N>0?[`\u2026 and ${(0,b.zD)(N)} more.`]:[]]}function W({path:x,formerly:K},C){const O=K?.slice(K.lastIndexOf("/")+1);return`${(0,A.aY)(C(x))}${O===void 0?
"":` (was ${(0,A.aY)(C(O))})`}`}function Y({commit:x}){return x.slice(0,7)}function U({now:x,change:K},C=""){return`${(0,b.zD)(x)}${C} (${B(K,b.zD)})`}function V({
now:x,change:K},C=""){return`${(0,b.Ej)(x)}${C} (${M(K)})`}function M(x){return B(x,b.Ej)}function B(x,K){return`${x>0?"+":x<0?"-":"\xB1"}${K(Math.abs(x))}`}}),
8862:((me,ne,_)=>{_.d(ne,{CS:()=>Q,Dl:()=>te,EU:()=>A,XI:()=>W,aY:()=>b});var R=_(5807);function b(U,V=300){const M=(0,R.O)(U,V).replaceAll("|","\u2502").trim();
if(M==="")return"\u2013";const B="`".repeat(Y(M)+1),x=M.startsWith("`")||M.endsWith("`")?" ":"";return`${B}${x}${M}${x}${B}`}function A(U,V=2e3){const M=U.map(x=>(0,R.
O)(x,V)),B="`".repeat(Math.max(3,Y(M.join(`
`))+1));return[`${B}text`,...M,B].join(`
`)}const I=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,v=/^[0-9a-f]{7,40}\W*$/i,ee=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function Q(U,V=1e3){return(0,R.O)(U,V).trim().replace(ee,(B,x,K="",C="",O="",N="")=>x!==void 0?b(x)+K:I.test(B)&&!v.test(B)?B:C+b(O)+N)}function te(U){if(U===void 0||
!URL.canParse(U))return;const{protocol:V,username:M,password:B,href:x}=new URL(U);if(!(!/^https?:$/.test(V)||M!==""||B!==""||x.length>2e3))return`[${b(x)}](<${x.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function W(U,V){let M=V,B=U.length;for(;B>0&&(M-=Buffer.byteLength((0,R.O)(U[B-1]??""))+1,!(M<0));)B--;return U.slice(
B)}function Y(U){return Math.max(0,...[...U.matchAll(/`+/g)].map(V=>V[0].length))}}),8627:((me,ne,_)=>{_.d(ne,{e:()=>A});var R=_(1455),b=_(6760);async function A(I,v){
const{bare:ee,branch:Q,commit:te,lender:W,shallow:Y,origin:U}=v;for(const B of["objects/info","refs"])await(0,R.mkdir)((0,b.join)(I,B),{recursive:!0});const V=U===
void 0?"":`[remote "origin"]
	url = ${JSON.stringify(U)}
`,M={HEAD:`ref: refs/heads/${Q}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${ee}
${V}`,"packed-refs":te&&`${te} refs/heads/${Q}
`,"objects/info/alternates":W&&`${(0,b.join)(W,"objects")}
`,shallow:Y};for(const[B,x]of Object.entries(M))x&&await(0,R.writeFile)((0,b.join)(I,B),x)}}),1772:((me,ne,_)=>{_.d(ne,{Aw:()=>Q,U2:()=>v,bM:()=>ee,q$:()=>I,q1:()=>A,
sU:()=>b});var R=_(8302);class b extends Error{name="JsonTextError";offset;constructor(O,N){super(O),this.offset=N}}function A(C,O){const N=C.slice(0,O);return{
line:N.split(`
`).length,column:O-N.lastIndexOf(`
`)}}function I(C){new K(C).document()}function v(C){const O=[];return new K(C,J=>O.push(J)).document()==="object"?O:void 0}function ee(C){return C.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function Q(C,O){return C===O||te(C)===te(O)}function te(C){try{return String(JSON.parse(C,W))}catch(O){if(O instanceof RangeError)return ee(C);throw O}}function W(C,O,N){
return typeof O=="number"?Y(N?.source??String(O)):Array.isArray(O)?`[${O.join(",")}]`:(0,R.G)(O)?`{${Object.entries(O).map(([re,ie])=>`${JSON.stringify(re)}:${ie}`).
sort().join(",")}}`:JSON.stringify(O)}function Y(C){const[,O,N="",J="",re="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(C)??[],ie=`${N}${J}`.replace(/^0+/,
""),le=ie.replace(/0+$/,"");if(le==="")return`${O}0`;const nt=BigInt(re)-BigInt(J.length)+BigInt(ie.length-le.length);return`${O}${le}e${nt}`}const U=/[ \t\n\r]*/y,
V=/[ !#-[\]-\uffff]*/y,M=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,B=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,x=/true|false|null/y;class K{#e;#t;#n=0;#s={name:"",
nameOffset:0,offset:0};constructor(O,N){this.#e=O,this.#t=N}document(){this.#l(U);const O=this.#e[this.#n]==="{"?"object":"other",N=[];do this.#r(N);while(this.#o(
N));if(this.#l(U),this.#n<this.#e.length)throw this.#f("the end");return O}#r(O){for(;;){this.#l(U),O.length===1&&(this.#s.offset=this.#n);const N=this.#e[this.#n];
if(N!=="{"&&N!=="["){this.#c(N);return}if(this.#n+=1,this.#d(N==="{"?"}":"]"))return;O.push({names:N==="{"?new Set:void 0}),N==="{"&&this.#i(O)}}#o(O){for(let N=O.
at(-1);N;N=O.at(-1)){O.length===1&&N.names&&this.#a();const J=N.names?"}":"]";if(this.#d(J)){O.pop();continue}if(this.#e[this.#n]!==",")throw this.#f(`"," or "${J}\
"`);return this.#n+=1,N.names&&this.#i(O),!0}return!1}#a(){this.#t?.({...this.#s,text:this.#e.slice(this.#s.offset,this.#n)})}#i(O){this.#l(U);const N=this.#n;if(this.#e[this.#n]!==
'"')throw this.#f("a name in double quotes");const J=this.#u(),re=O.at(-1)?.names;if(re?.has(J))throw new b(`the name "${J}" stands twice in one object`,N);if(re?.
add(J),this.#l(U),this.#e[this.#n]!==":")throw this.#f('":"');this.#n+=1,O.length===1&&(this.#s={name:J,nameOffset:N,offset:this.#n})}#c(O){if(O==='"')this.#u();else if(this.#l(
B)===0&&this.#l(x)===0)throw this.#f("a value")}#u(){const O=this.#n;this.#n+=1;do this.#l(V);while(this.#l(M)>0);if(this.#e[this.#n]!=='"'){const J=this.#n>=this.#e.
length;throw new b(J?"a string does not end":"a bad escape or control character in a string",this.#n)}this.#n+=1;const N=JSON.parse(this.#e.slice(O,this.#n));if(typeof N!=
"string"||!N.isWellFormed())throw new b("a lone surrogate (half of a character) in a string",O);return N}#d(O){return this.#l(U),this.#e[this.#n]!==O?!1:(this.#n+=
1,!0)}#l(O){O.lastIndex=this.#n;const N=O.exec(this.#e)?.[0].length??0;return this.#n+=N,N}#f(O){const N=this.#e.slice(this.#n,this.#n+1);return new b(`expected\
 ${O}, found ${N===""?"the end":JSON.stringify(N)}`,this.#n)}}}),7496:((me,ne,_)=>{_.d(ne,{x:()=>b});const R={index_unanswered:"error",index_empty:"error",base_path:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function b({code:A}){return R[A]}}),3112:((me,ne,_)=>{_.r(ne),_.d(ne,{startPlatform:()=>Of});
var R=_(7598),b=_(6760),A=_(3739),I=_(3024),v=_(1455),ee=_(8302),Q=_(7994);class te extends Error{name="BodyTooLarge"}function W(t,e,n={}){return{status:t,headers:{
"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function Y(t,e){const n=t.headers[e];return typeof n==
"string"?n:n?.[0]}function U(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const V=300,M="developer@slipway.localhost";function B(t){const{issuer:e,key:n,
clock:s}=t;let r;const o=async(a={})=>{const c=await _.e(460).then(_.bind(_,6460));r??=c.importJWK(n.privateJwk,"ES256");const f=Math.floor(s.now()/1e3),m=a.email??
M;return new c.SignJWT({...a.claims,email:m,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??m).setAudience(
a.audience??t.audience).setIssuedAt(f).setExpirationTime(f+(a.expiresInSeconds??V)).setJti((0,R.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-c\
onfiguration":K(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!=="HEAD")return O(a,405,"method_not_allowed","T\
he identity provider answers GET alone",{allow:"GET, HEAD"});const c=U(a.target),f=i[c];return f?W(200,f,{"cache-control":"public, max-age=300"}):c!=="/identity\
/token"?O(a,404,"not_found",`Nothing is at ${c}`):C(a,t.requestToken)?x(a.target,o):O(a,401,"unauthorized","The request token is missing or wrong: see run.json",
{"www-authenticate":"Bearer"})}}}async function x(t,e){const n=new URLSearchParams(t.slice(U(t).length)),s=n.get("audience"),r=n.get("email"),o=await e({...s?{audience:s}:
{},...r?{email:r}:{}});return W(200,{count:o.length,value:o})}function K(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:[
"id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub",
"aud","exp","iat","jti","email","email_verified"]}}function C(t,e){const n=r=>(0,R.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(Y(t,"autho\
rization")??"")?.[1];return s!==void 0&&(0,R.timingSafeEqual)(n(s),n(e))}function O(t,e,n,s,r={}){return W(e,{error:{code:n,message:s,requestID:t.requestID}},r)}
const N=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;async function J(t,e,n){if(!(0,b.isAbsolute)(e))throw le(
`${e} is not an absolute path`);if((0,Q.FK)(t,e))throw le(`${e} lies in the data directory`);if((0,I.existsSync)(e)&&(0,I.readdirSync)(e).length>0)throw le(`${e}\
 is not empty`);(0,I.mkdirSync)(e,{recursive:!0,mode:448}),await ie(t,e),n(e),await ie(t,e)}const re=5;async function ie(t,e){const n=s=>!(0,b.relative)(t,s).split(
b.sep).includes("tmp");for(const s of(0,I.readdirSync)(t).filter(r=>!N.test(r)))for(let r=1;;r+=1)try{await(0,v.cp)((0,b.join)(t,s),(0,b.join)(e,s),{recursive:!0,
force:!1,filter:n});break}catch(o){if((0,A.xU)(o)!=="ENOENT"||r===re)throw o}}function le(t){return new A.GQ("invalid_input",t,{input:"to",remedy:"Name a direct\
ory outside the data directory that is empty or not there yet."})}function nt(t,e){return async n=>{const{requestID:s}=n,r=(o,i,a)=>W(o,{error:{code:i,message:a,
requestID:s}},o===405?{allow:"POST"}:{});if(n.method!=="POST")return r(405,"method_not_allowed","A backup is made by POST.");if(!C(n,t))return r(401,"unauthoriz\
ed","The request token is missing or wrong.");try{const o=JSON.parse((await n.body(vn)).toString()),i=(0,ee.G)(o)&&typeof o.to=="string"?o.to:"";return await e(
i),W(200,{to:i})}catch(o){const{mender:i,message:a}=o instanceof SyntaxError?le("The body is not JSON"):(0,A.I7)(o);return i==="user"?r(422,"validation_failed",
a):r(503,"unavailable",a)}}}const vn=64*1024,In=["queued","building","syncing","activating","succeeded","failed","cancelled"],An=["queue","clone","install","bui\
ld","sync","activate"],xn=null,Fe={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,
unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};var j=_(2345);class H extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function Rn(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return W(Fe[n],r,t.headers)}function Nn(t,e,n,s){
const r=t.roleOf(e.email,n);if(r===void 0)throw new H("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!=="deployer")throw new H("forbidde\
n",`${e.email} may only read in the organization ${n}.`);return r}function vt(t,e,n,s){const r=t.state.apps.find({org:e,project:n,appID:s});if(!r)throw new H("n\
ot_found",`There is no app ${s} in ${e}/${n}.`);return r}function It(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)return;const r=[];for(const[
o,i]of n.entries()){const a=s[o]??"";if(i.startsWith("{")){const c=At(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function At(t){try{return decodeURIComponent(
t)}catch{return}}const Ln=`
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
input, button { font: inherit; padding: 0.4rem 0.75rem; border: 1px solid var(--line); border-radius: 4px; }
button { cursor: pointer; background: var(--soft); }
.danger { color: var(--bad); }
.note { background: var(--soft); border-left: 4px solid var(--link); padding: 0.75rem 1rem; }
.alert { border-left-color: var(--bad); }
.failed, .cancelled { color: var(--bad); } .succeeded { color: var(--good); }
`,Dn=`'use strict';
const form = document.querySelector('form[data-sign-in]');
if (form && location.hash.length > 1) {
  form.elements.token.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
  form.submit();
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
`,Cn='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function st(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const Mn=new Map([["/console/style.css",st("text/css",Ln)],["/console/icon.svg",st("image/svg+xml",Cn)],["/console/script.js",st("text/javascript",Dn)]]);var jn=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Pn=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ye=256*1024,Be=10;async function rt(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const r=jn(s,await(0,v.open)(t),!0),{size:o}=await r.stat(),i=e??Math.max(0,o-ye),{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(ye),0,ye,i),
f=a.subarray(0,c),m=i+c>=o,w=m&&n?c:Un(f),E=e===void 0&&i>0?f.indexOf(Be)+1:0;return{text:f.subarray(E,w).toString("utf8"),next:i+w,atEnd:m}}catch(r){s.error=r,
s.hasError=!0}finally{const r=Pn(s);r&&await r}}catch(s){if((0,A.xU)(s)==="ENOENT")return{text:"",next:0,atEnd:!0};throw s}}function Un(t){const e=t.lastIndexOf(
Be)+1;return e===0&&t.length===ye?ye:e}function Fn(t){return(0,I.existsSync)(t)?(0,I.createReadStream)(t):""}function xt(t,e){return(0,b.join)(t,"logs",`${e}.lo\
g`)}class Rt{text;constructor(e){this.text=e}}function Z(t,...e){let n=t[0]??"";for(const[s,r]of e.entries())n+=Nt(r)+(t[s+1]??"");return new Rt(n)}function Nt(t){
return t==null?"":t instanceof Rt?t.text:typeof t=="object"?t.map(Nt).join(""):String(t).replace(/[&<>"']/g,e=>ot[e]??"")}const ot={"&":"&amp;","<":"&lt;",">":"\
&gt;",'"':"&quot;","'":"&#39;"},Bn={"content-type":"text/html; charset=utf-8","cache-control":"no-store","content-security-policy":"default-src 'none'; script-s\
rc 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff",
"x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"same-origin"};function Se(t,e,n,s){const r=n?Z`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:
null,o=Z(ci||(ci=ai([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:Bn,body:o.text}}function Lt(t,e){return Se(t,"Sign in",void 0,Z`${ut(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function it(t,e){const n=e.map(r=>Z`<li><a href="/console/orgs/${encodeURIComponent(r)}">${r}</a></li>`),s=Z`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
return Se(200,"Organizations",t,n.length>0?Z`<ul>${n}</ul>`:s)}function Gn(t,e,n){const s=n.map(r=>Z`<tr><td>${r.project}</td><td><a href="${_e(r)}">${r.name}</a></td><td>${r.
type}</td>
<td>${r.liveRelease===null?"created":"live"}</td><td class="code">${r.repository}</td></tr>`);return Se(200,e,t,lt("Apps",["Project","App","Type","State","Repos\
itory"],s,"There is no app."))}function Hn(t,e,n){const{app:s,url:r}=n;return Se(t,s.name,e,Z`${ut(n.problem)}${at(n.created)}
<p><a href="/console/orgs/${encodeURIComponent(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${s.repository}, branch ${s.branch}</dd>
<dt>Site</dt><dd>${r?Z`<a href="${r}">${r}</a>`:"not live before the first successful deploy"}</dd>
</dl>
<h2>Deployments</h2>
${zn(n)}
<h2>Environment variables</h2>
${n.envNames.length>0?Z`<ul>${n.envNames.map(o=>Z`<li><code>${o}</code></li>`)}</ul>`:Z`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${ke(n)}`)}function zn({app:t,deployments:e}){const n=e.map(s=>Z`<tr><td><a href="${Dt(t,s.deployID)}">${s.deployID}</a></td>
<td class="${s.status}">${s.status}</td><td>${s.branch}</td><td class="code">${s.commit?.slice(0,12)}</td><td>${Ge(s.createdAt)}</td></tr>`);return lt("Recent d\
eployments",["Deployment","Status","Branch","Commit","Created"],n,"There is none yet.")}function ke({app:t,tables:e,mayChange:n}){if(e===void 0)return Z`<p>Apps of type ${t.
type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;const s=e.map(({name:o,variable:i,createdAt:a})=>Z`<tr><td>${o}</td><td><code>${i}</code></td><td>${Ge(
a)}</td>
<td>${n?Wn(t,o):null}</td></tr>`),r=Z`<form method="post" action="${_e(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;return Z`${lt("Key-value tables",["Table","Token variable","Created",""],s,"There is no table: the first one activates the service.")}
${n?r:null}`}function Wn(t,e){return Z`<details><summary>Delete…</summary>
<form method="post" action="${_e(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function at(t){return t?Z`<div class="note" role="status"><p>The table ${t.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}function Kn(t,{app:e,deployment:n,failure:s,log:r}){
const o=Dt(e,n.deployID),i=n.finishedAt===null?Z`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${r.text}</pre>`:
Z`<pre tabindex="0" aria-label="Build log">${r.text}</pre>`;return Se(200,n.deployID,t,Z`<p><a href="${_e(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
<dt>Branch</dt><dd>${n.branch}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${Ge(n.createdAt)}</dd>
${n.finishedAt===null?null:Z`<dt>Finished</dt><dd>${Ge(n.finishedAt)}</dd>`}
</dl>
${s?Z`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i}
<p><a href="${o}/log">All of it, as text</a></p>`)}function ct(t,e,n){return Se(t,"This did not work",e,Z`${ut(n)}<p><a href="/console">To the console's first page</a></p>`)}
function _e({org:t,project:e,appID:n}){const[s,r,o]=[t,e,n].map(encodeURIComponent);return`/console/orgs/${s}/projects/${r}/apps/${o}`}function Dt(t,e){return`${_e(
t)}/deployments/${encodeURIComponent(e)}`}function ut(t){return t===void 0?null:Z`<div class="note alert" role="alert"><p>${t}</p></div>`}function lt(t,e,n,s){if(n.
length===0)return Z`<p>${s}</p>`;const r=e.map(o=>o===""?Z`<td></td>`:Z`<th scope="col">${o}</th>`);return Z`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function Ge(t){const e=new Date(t).toISOString();return Z`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const He="slipway_console",ze=480*
6e4,Yn=1e3;class Jn{#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=`Path=/console; HttpOnly; SameSite=Strict${n?"; Secure":""}`}find(e){const n=this.#n.get(
Ct(e));return n&&n.expiresAt>this.#e.now()?n.principal:void 0}open(e){const[n]=this.#n.keys();n!==void 0&&this.#n.size>=Yn&&this.#n.delete(n);const s=(0,R.randomBytes)(
32).toString("base64url");return this.#n.set((0,R.hash)("sha256",s),{principal:e,expiresAt:this.#e.now()+ze}),`${He}=${s}; Max-Age=${ze/1e3}; ${this.#t}`}close(e){
return this.#n.delete(Ct(e)),`${He}=; Max-Age=0; ${this.#t}`}}function Ct(t){const n=(Y(t,"cookie")??"").split(/; */).find(s=>s.startsWith(`${He}=`))?.slice(He.
length+1)??"";return(0,R.hash)("sha256",n)}function Qn(t){const e=Y(t,"origin");return e!==void 0&&URL.canParse(e)&&new URL(e).host===Y(t,"host")}const ve="/con\
sole/orgs/{org}/projects/{project}/apps/{app}",Mt=[["GET","/console",Xn],["GET","/console/orgs/{org}",Zn],["GET",ve,t=>dt(t,200,{})],["POST",`${ve}/tables`,qn],
["POST",`${ve}/tables/{name}/delete`,Ut],["GET",`${ve}/deployments/{deployment}`,es],["GET",`${ve}/deployments/{deployment}/log`,Ft]];function Vn(t){const e=new Jn(
t.clock,t.consoleUrl.startsWith("https:"));return async n=>{const s=U(n.target).replace(/(?<=.)\/$/,""),r=Mn.get(s);if(r)return r;const o=e.find(n);try{if(n.method===
"POST"&&!Qn(n))throw new H("forbidden","This form was not sent by the console's own page.");return s==="/console/sign-in"?await Pt(n,t,e):s==="/console/sign-out"?
Ke("/console/sign-in",e.close(n)):o?await jt(s,n,t,o):Ke("/console/sign-in")}catch(i){if(!(i instanceof H))throw i;return ct(Fe[i.code],o?.email,i.message)}}}async function jt(t,e,n,s){
const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of Mt){const c=o===r?It(i,t):void 0;if(c)return c[0]!==void 0&&Nn(n,s,c[0],r==="POST"),a({request:e,options:n,
principal:s,parts:c})}throw new H("not_found","There is no such page in the console.")}async function Pt(t,e,n){if(t.method!=="POST")return Lt(200,void 0);const s=await Bt(
t,"token");try{return Ke("/console",n.open(await e.verify(`Bearer ${s.trim()}`)))}catch(r){if(!(r instanceof H))throw r;return Lt(Fe[r.code],r.message)}}function Xn({
options:t,principal:e}){const n=t.state.apps.organizations().filter(s=>t.roleOf(e.email,s)!==void 0);return it(e.email,n)}function Zn({options:t,principal:e,parts:[
n=""]}){return Gn(e.email,n,t.state.apps.list(n))}function dt(t,e,n){const{options:s,principal:r}=t,o=Ie(t),{state:i,kvs:a}=s;return Hn(e,r.email,{app:o,url:o.liveRelease===
null?void 0:s.siteUrl(o.subdomain),deployments:i.deployments.list(o,j.lF.pageDefault,void 0),envNames:Object.keys(i.apps.env(o)),tables:j.jI.some(c=>c===o.type)?
a.listTables(o):void 0,mayChange:s.roleOf(r.email,o.org)==="deployer",...n})}async function qn(t){const e=Ie(t),n=await Bt(t.request,"name");try{return dt(t,201,
{created:t.options.kvs.createTable(e,n)})}catch(s){if(!(s instanceof H))throw s;return dt(t,Fe[s.code],{problem:s.message})}}async function Ut(t){const e=Ie(t);
return await t.options.kvs.deleteTable(e,t.parts[3]??""),Ke(_e(e))}async function es(t){const{options:e,principal:n}=t,s=Ie(t),r=We(t,s),o=await rt(xt(e.dataDir,
r.deployID),void 0,r.finishedAt!==null),i=e.state.deployments.failure(s,r.deployID);return Kn(n.email,{app:s,deployment:r,failure:i,log:o})}async function Ft(t){
const e=We(t,Ie(t)),n=xt(t.options.dataDir,e.deployID),s={"content-type":"text/plain; charset=utf-8","cache-control":"no-store","x-content-type-options":"nosnif\
f"},r=/[?&]from=(\d{1,12})(?:&|$)/.exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:Fn(n)};const o=e.finishedAt!==null,{text:i,next:a,
atEnd:c}=await rt(n,Number(r),o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function Bt(t,e){
try{const n=await t.body(j.lF.bodyBytes);return new URLSearchParams(n.toString("utf8")).get(e)??""}catch(n){throw n instanceof te?new H("body_too_large","The fo\
rm is too large."):n}}function Ie({options:t,parts:[e="",n="",s=""]}){return vt(t,e,n,s)}function We({options:t,parts:e},n){const s=t.state.deployments.find(n,e[3]??
"");if(!s)throw new H("not_found",`The app ${n.appID} has no such deployment.`);return s}function Ke(t,e){return{status:303,headers:{location:t,"cache-control":"\
no-store",...e?{"set-cookie":e}:{}}}}var Ae=_(3823);const ts=new Set(["ENOSPC","EDQUOT"]),ns=13;function xe(t){return ts.has((0,A.xU)(t))?!0:t instanceof Error&&
"errcode"in t&&t.errcode===ns}function ss(t){const e=rs(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.
filter(f=>os(f.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(f=>f.method===i);if(a)return{name:a.name,parameters:is(a.parts,r)};if(o.length===0)throw new H("not_found",
`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(f=>f.method==="GET"?"GET, HEAD":f.method).join(", ");throw new H("method_not_allowed",`${n} \
is not allowed here; allowed: ${c}.`,{allow:c})}}function rs(t){return Object.keys(t)}function os(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("\
{")?e[s]!=="":n===e[s])}function is(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,Gt(e[r]??"",o)]]});return Object.
fromEntries(n)}function Gt(t,e){try{return decodeURIComponent(t)}catch{throw new H("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const Ye=10;
function $e(t,e,n={}){if(!(0,ee.G)(t))throw pe(["the body must be a JSON object"]);const s=[];for(const[o,i]of Object.entries(t)){const a=Ht(e,o);if(!a)s.push(Ht(
n,o)??`${Re(o)} is not a known field`);else if(!(i===null&&a.nullable)){const c=a.rule(i);c!==void 0&&s.push(`${o} ${c}`)}}for(const[o,i]of Object.entries(e))i.
required&&!Object.hasOwn(t,o)&&s.push(`${o} is required`);const r=s.some(o=>o.endsWith("is not a known field"));if(s.length>0)throw pe(s,r?`Known fields: ${Object.
keys(e).join(", ")}.`:"");return t}function Ht(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function pe(t,e=""){const n=t.length-Ye,s=t.slice(0,Ye).join("; ")+(n>
0?`; and ${n} more`:"");return new H("validation_failed",`${s}.${e===""?"":` ${e}`}`)}function Re(t){return JSON.stringify(t.length>60?`${t.slice(0,60)}\u2026`:
t)}function de(t,e,n=()=>{}){return s=>typeof s!="string"?"must be a string":s.length<t?t===1?"must not be empty":`must have at least ${t} characters`:s.length>
e?`must have at most ${e} characters`:s.includes("\0")?"must not contain NUL characters":s.isWellFormed()?n(s):"must be well-formed Unicode"}function Je(t,e){return n=>t.
test(n)?void 0:e}function zt(t){return e=>t.some(n=>n===e)?void 0:`must be one of ${t.join(", ")}`}const as=t=>typeof t=="boolean"?void 0:"must be true or false",
cs=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],
[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have \
a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],Wt=de(1,244,t=>cs.find(([e])=>e.
test(t))?.[1]),us=de(1,64,Je(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),Kt=de(1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.
test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))return"must not \
contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..")';if(e.includes(".git"))return'must not lea\
d into ".git"'}),ls=/^[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,99})\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/,ds=/^[A-Za-z0-9_][A-Za-z0-9_.-]*@[A-Za-z0-9][A-Za-z0-9.-]*:(?!\/\/)[^\s]+$/;
function fs(t){const e=t?["https:","ssh:","http:"]:["https:","ssh:"];return de(1,1024,n=>{if(/[\x00-\x1f\x7f]/.test(n))return"must not contain control character\
s";if(/^(?:file:\/\/)?\//i.test(n))return t?void 0:"is a local path, which this platform takes only with --allow-local-git";if(ls.test(n)||ds.test(n))return;const s=URL.
canParse(n)&&!/\s/.test(n)?new URL(n):void 0;return!s||!e.includes(s.protocol)||s.hostname===""?"must be owner/name, or a git URL that begins with https:// or s\
sh://":s.hostname.startsWith("-")||s.username.startsWith("-")?'must not have a host that begins with "-"':(s.protocol==="ssh:"?"":s.username)!==""||s.password!==
""?"must not hold a user name or password":void 0})}const hs=t=>{if(!(0,ee.G)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>
j.lF.envVariables)return`must hold at most ${j.lF.envVariables} variables`;let n=0;for(const[s,r]of e){if(!j.G1.test(s))return`holds ${Re(s)}, which is not a va\
riable's name: letters, digits and _, no digit first`;if(s.toUpperCase().startsWith(j.be))return`holds ${Re(s)}, but names that begin with ${j.be} are the platf\
orm's own`;if(typeof r!="string")return`holds ${Re(s)}, whose value must be a string`;if(r.includes("\0")||!r.isWellFormed())return`holds ${Re(s)}, whose value \
has characters no variable can hold`;n+=Buffer.byteLength(s)+Buffer.byteLength(r)}return n>j.lF.envBytes?`must have at most ${j.lF.envBytes} bytes of names and \
values`:void 0},ps=["GET","HEAD"],ms=["POST","PUT","PATCH"];function Yt(t,e){const n=ss(e.routes),s=async r=>{const o=U(r.target),{name:i,parameters:a}=n(r.method,
o),{orgID:c="",projectID:f="",appID:m=""}=a,w=await ys(t,r,c,f),{bytes:E,body:P}=ms.includes(r.method)?await ws(r,e.mayBeEmpty.includes(i)):gs;return e.calls[i](
{name:i,key:{org:c,project:f,appID:m},parameters:a,principal:w,body:P,bytes:E,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:Y(r,"idempotenc\
y-key")})};return async r=>{try{return await s(r)}catch(o){const i=o instanceof H?o:bs(o);if(!i)throw o;return Rn(i,r)}}}async function ys(t,e,n,s){const r=await t.
verify(Y(e,"authorization")),o=t.rateLimit(r.email);if(o>0)throw new H("rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(o)});if(!j.cS.test(
n))throw pe(["orgID in the path is not an identifier"]);if(!j.cS.test(s))throw pe(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===
void 0)throw new H("forbidden",`${r.email} has no role in the organization ${n}.`);if(i==="viewer"&&!ps.includes(e.method))throw new H("forbidden",`${r.email} m\
ay only read in the organization ${n}.`);return r}const gs={bytes:Buffer.alloc(0),body:void 0};async function ws(t,e){const n=Y(t,"content-type")?.split(";")[0]?.
trim().toLowerCase();if(n!==void 0&&n!=="application/json")throw Jt(n);const s=await t.body(j.lF.bodyBytes).catch(r=>{throw r instanceof te?new H("body_too_larg\
e",`The body is larger than ${j.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw Jt("none");try{const r=JSON.parse(new TextDecoder(
"utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{throw new H("invalid_request",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function Jt(t){
return new H("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const ft=10;function bs(t){if(!((t instanceof Error&&
"errcode"in t?Number(t.errcode)&255:-1)!==ft&&!xe(t)))return new H("unavailable","The platform cannot write: its disk is full or failing. Nothing was changed.",
{"retry-after":"30"})}const Es=de(1,63,Je(j.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),Qt={spaFallback:{rule:as,nullable:!0},
installCommand:{rule:de(0,4096),nullable:!0},rootDirectory:{rule:Kt,nullable:!0},nodeVersion:{rule:de(1,3,Je(/^\d+$/,'must be a major version, as "24"')),nullable:!0}};
function Ts(t){const e={repository:{rule:fs(t.allowLocalGit)},branch:{rule:Wt},buildCommand:{rule:de(0,4096),nullable:!0},outputDirectory:{rule:Kt,nullable:!0},
region:{rule:de(1,63,Je(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')),nullable:!0},...Qt},n={name:{rule:Es,required:!0},
type:{rule:zt(j.yN),required:!0},...e,repository:{...e.repository,required:!0},branch:{...e.branch,required:!0}},s={name:"name cannot be changed: it is the ID o\
f the app",type:"type cannot be changed",subdomain:"subdomain cannot be changed: it is generated"},r={env:{rule:hs,required:!0}},o={branch:{rule:Wt,nullable:!0},
commit:{rule:us,nullable:!0}};return{createApp(i){const a=$e(i,n,{subdomain:"subdomain cannot be given: it is generated"}),c=j.yN.find(f=>f===a.type)??"web-land\
ing";return{name:String(a.name),type:c,config:Vt(a,Ss)}},updateApp:(i,a)=>Vt($e(i,e,s),a),replaceEnv:i=>$e(i,r).env,deploy(i){const a=$e(i,o,{tag:"tag is not ta\
ken: web apps deploy without a release tag"});return{branch:Ne(a.branch,null),commit:Ne(a.commit,null)?.toLowerCase()??null}}}}const Ss={repository:"",branch:"",
buildCommand:null,outputDirectory:null,region:null,settings:{}};function Vt(t,e){const n=r=>Object.hasOwn(t,r)?Ne(t[r],null):e[r],s={...e.settings};for(const r of Object.
keys(Qt))Object.hasOwn(t,r)&&(s[r]=t[r]);return{repository:Ne(t.repository,e.repository),branch:Ne(t.branch,e.branch),buildCommand:n("buildCommand"),outputDirectory:n(
"outputDirectory"),region:n("region"),settings:Object.fromEntries(Object.entries(s).filter(([,r])=>r!==null))}}function Ne(t,e){return typeof t=="string"?t:e}const Xt="\
production";function Zt(t){return t.liveRelease===null?"created":"live"}function qt(t,e){return t.liveRelease===null?null:e(t.subdomain)}function en(t,e){return{
appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:Zt(t),url:qt(t,e),environments:[{environmentID:t.environmentID,name:Xt}],createdAt:Oe(t.createdAt),updatedAt:Oe(t.updatedAt)}}function _s(t,e){return{
environmentID:t.environmentID,name:Xt,url:qt(t,e),state:Zt(t)}}function $s(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,
branch:s,commit:r,createdAt:Oe(o)}}function Os(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:f,finishedAt:m,supersededBy:w}=t;
return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Oe(c),startedAt:f===null?null:Oe(f),finishedAt:m===null?null:Oe(m),url:r==="succeeded"?n(e.subdomain):
null,...w===null?{}:{supersededBy:w}}}function ks(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,f=a.slice(-j.lF.failureLogLines).
map(m=>m.slice(0,j.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:f,diagnostics:c}}function Oe(t){return new Date(t).toISOString()}
function vs(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o,releases:i}=e,a=({key:c})=>{const f=r.find(c);if(!f)throw new H("not_found",`There is n\
o app ${c.appID} in ${c.org}/${c.project}.`);return f};return{createApp:c=>tn(t,c,()=>{const{name:f,type:m,config:w}=s.createApp(c.body),E=r.create({...c.key,appID:f},
m,w);if(!E)throw new H("app_exists",`There is an app ${f} in this project already.`);return{status:201,record:en(E,n)}}),updateApp(c){const f=a(c),m=r.update(f,
s.updateApp(c.body,f));return i.forget(f.subdomain),W(200,en(m,n))},replaceEnv(c){const f=a(c),m=s.replaceEnv(c.body);return e.transaction(()=>r.replaceEnv(f,m)),
W(200,{names:Object.keys(m).sort()})},listEnvironments:c=>W(200,{environments:[_s(a(c),n)]}),deploy(c){const f=a(c);let m;const w=tn(t,c,()=>{const{branch:E,commit:P}=s.
deploy(c.body),D=o.create(f,E??f.branch,P);return m=D.deployID,{status:202,record:$s(D)}});return m!==void 0&&t.enqueue(m),w},listDeployments(c){const f=a(c),m=Is(
c.query.get("limit")),w=o.list(f,m+1,sn(c.query.get("cursor"))),E=w.slice(0,m),P=w.length>m?E.at(-1):void 0;return W(200,{deployments:E.map(D=>Os(D,f,n)),nextCursor:P?
nn(P.seq):null})},readFailure(c){const f=a(c),{deployID:m=""}=c.parameters,w=o.failure(f,m);if(w)return W(200,ks(m,w));const E=o.find(f,m);throw E?new H("not_fo\
und",`The deployment ${m} has not failed: it is ${E.status}.`):new H("not_found",`The app ${f.appID} has no deployment ${m}.`)}}}function tn({state:t},e,n){const{
idempotencyKey:s}=e;if(s!==void 0&&!/^[\x21-\x7e]{1,255}$/.test(s))throw pe(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return t.transaction(
()=>{if(s===void 0){const{status:D,record:T}=n();return W(D,T)}const{name:r,key:{org:o,project:i,appID:a},principal:c,bytes:f}=e,m=JSON.stringify([c.issuer,c.email,
r,o,i,a]),w=t.idempotency.recall(m,s,f);if(w.kind==="other-body")throw pe(["Idempotency-Key was used before with another body"]);if(w.kind==="answered")return W(
w.status,JSON.parse(w.body),{"idempotent-replayed":"true"});const{status:E,record:P}=n();return t.idempotency.remember(m,s,f,E,JSON.stringify(P)),W(E,P)})}function Is(t){
if(t===null)return j.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(t):0;if(e<1||e>j.lF.pageMost)throw pe([`limit must be 1 to ${j.lF.pageMost}`]);return e}function nn(t){
return Buffer.from(`before:${t}`).toString("base64url")}function sn(t){if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];
if(e===void 0||nn(Number(e))!==t)throw pe(["cursor is not one that this list gave"]);return Number(e)}function As(t,e){const n=vs({...e,bodies:Ts(e)});return Yt(
t,{routes:Ae.bw,calls:n,mayBeEmpty:["deploy"]})}const xs={to:{rule:de(1,100),nullable:!0}},Rs={name:{rule:de(1,100),required:!0}};function ht(t,{state:e,kvs:n,kvsUrl:s,
siteUrl:r}){const o=({key:i})=>{const a=e.apps.find(i);if(!a)throw new H("not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return Yt(
t,{routes:Ae.a6,mayBeEmpty:["rollback","runtime"],calls:{listReleases(i){const a=o(i),c=e.releases.list(a).map(({deployID:f})=>({deployID:f,live:f===a.liveRelease}));
return W(200,{releases:c})},rollback(i){const a=o(i),{to:c}=$e(i.body,xs),f=e.releases.rollback(a,typeof c=="string"?c:void 0);if(!f){const m=typeof c=="string"?
`no kept release ${c}`:"no kept release before the live one";throw new H("not_found",`The app ${a.appID} has ${m}.`)}return W(200,{deployID:f.deployID,previous:a.
liveRelease,url:r(a.subdomain)})},listTables:i=>W(200,{tables:n.listTables(i.key).map(rn)}),createTable(i){const{name:a}=$e(i.body,Rs);return W(201,rn(n.createTable(
i.key,String(a))))},async deleteTable(i){const a=i.parameters.table??"";return await n.deleteTable(i.key,a),W(200,{deleted:!0,name:a})},runtime:i=>W(200,{variables:n.
runtimeVariables(i.key,s)})}})}function rn(t){return{...t,createdAt:new Date(t.createdAt).toISOString()}}function on(t){const e=(0,b.resolve)(t);try{(0,I.mkdirSync)(
e,{recursive:!0,mode:448}),((0,I.existsSync)((0,b.join)(e,"platform.db"))||(0,I.readdirSync)(e).length===0)&&(0,I.chmodSync)(e,448),(0,I.writeFileSync)((0,b.join)(
e,"platform.db"),"",{flag:"a",mode:384})}catch(n){throw new A.GQ("invalid_input",`The data directory ${e} cannot be written (${(0,A.xU)(n)})`,{input:"data",remedy:"\
Name a directory that this user may create and write, with --data.",cause:n})}return(0,I.existsSync)((0,b.join)(e,".gitignore"))||(0,I.writeFileSync)((0,b.join)(
e,".gitignore"),`*
`,{mode:384}),e}function pt(t,e){const n=(0,b.join)(t,"run.json");return(0,I.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,I.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,I.rmSync)(n,{force:!0})}}var an=_(1224);function mr(t,e=Date.now){return(n,s,r)=>t(`${JSON.
stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const l=()=>{};var u=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},d=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const h={write:(t,e)=>t.writeFile(e),
sync:t=>t.sync()},p={...h,sync:async()=>{}};function g(t){(0,I.mkdirSync)(t,{recursive:!0,mode:448})}async function y(t,e=h){const n={stack:[],error:void 0,hasError:!1};
try{if(process.platform==="win32"||e===p)return;const s=u(n,await(0,v.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=d(n);s&&
await s}}function $(t){const e=(0,I.openSync)(t,I.constants.O_RDONLY|I.constants.O_NOFOLLOW|I.constants.O_NONBLOCK),n=(0,I.fstatSync)(e);if(!n.isFile()){(0,I.closeSync)(
e);return}return{fd:e,size:n.size,[Symbol.dispose]:()=>(0,I.closeSync)(e)}}function k(t,e){let n=0;for(;n<e.length;){const s=(0,I.readSync)(t,e,n,e.length-n,null);
if(s===0)break;n+=s}return n}const G=/^[0-9a-f]{64}$/;function F(t){return G.test(t)}function q(){return Object.create(null)}function ge({files:t}){const e=Object.
entries(t).sort(([n],[s])=>n<s?-1:1).map(([n,{hash:s,size:r}])=>`${JSON.stringify(n)}:{"hash":"${s}","size":${r}}`);return Buffer.from(`{"files":{${e.join(",")}\
}}`)}function we(t){const e=JSON.parse(t);if(!cn(e))throw new TypeError("not a manifest");return e}function cn(t){if(!(0,ee.G)(t)||!(0,ee.G)(t.files))return!1;for(const e in t.
files){const n=t.files[e];if(!(0,ee.G)(n)||typeof n.hash!="string"||typeof n.size!="number")return!1}return!0}class Ns{name;folder;variants;#e;#t=Promise.resolve();constructor(e,n,s){
this.name=e,this.folder=n,this.variants=s}known(){return this.#e??=this.#n().catch(e=>{throw this.#e=void 0,e}),this.#e}exclusive(e){const n=this.#t.then(e);return this.#t=
n.catch(()=>{}),n}async#n(){const e=new Set;for(const n of await Qe(this.folder)){const s=(0,b.join)(this.folder,n);await y(s);for(const r of await(0,v.readdir)(
s))F(r)&&e.add(r)}return e}}async function Qe(t){try{return(await(0,v.readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if((0,A.xU)(e)==="ENOENT")return[];
throw e}}const Le={files:1e5,fileBytes:512*1024*1024,totalBytes:4*1024*1024*1024},De=1024*1024,Ls=8,mt=32,Ds=3600*1e3,Ve=4,yt=1e3;function gt(t,e=Ls){let n=performance.
now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}async function un(t){
const{organization:e,log:n}=t,s=await Cs(t).catch(a=>{n("error","collection_skipped",{org:e.name,reason:String(a)})}),r={objects:0,bytes:0};if(!s)return r;await(0,v.
rm)((0,b.join)(e.folder,"tmp"),{recursive:!0,force:!0}),await e.variants.retain(s);const o=await e.known(),i=gt();for(const a of await Qe(e.folder))for(const c of await(0,v.
readdir)((0,b.join)(e.folder,a))){if(s.has(c))continue;const f=(0,b.join)(e.folder,a,c);o.delete(c),r.objects+=1,r.bytes+=(0,I.statSync)(f).size,(0,I.unlinkSync)(
f),await i()}return r}async function Cs({live:t,read:e}){const n=new Set;for(const s of t){n.add(s);const{files:r}=await e(s);for(const o in r){const i=r[o];i&&
n.add(i.hash)}}return n}class fe extends Error{name="BuildFailure";facts;constructor(e){super(e.message),this.facts=e}}function ae(t,e){return new fe({stage:"sy\
nc",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:[]})}function ln(t,e){if(t instanceof fe)return t;if(e.aborted)return e.reason;if(xe(t))return ae(
"disk_full","The disk of the platform is full: the output could not be stored");const n=(0,A.xU)(t)??(t instanceof Error?t.message:String(t));return ae("sync_fa\
iled",`The output could not be stored (${n})`)}function*Ms(t,e){const n=(0,I.realpathSync)(t);yield*Xe(n,{real:n,prefix:"",above:[]},e)}function*Xe(t,e,n){yield void 0;
for(const s of(0,I.readdirSync)(e.real,{withFileTypes:!0})){const r=e.prefix+s.name,o=`${e.real}/${s.name}`;if(!yr(s.name,e.prefix==="",()=>n(r)))if(di(s.name,r),
s.isFile())yield{path:r,real:o};else if(s.isDirectory())yield*Xe(t,Ce(e,o,r),n);else if(s.isSymbolicLink())yield*ui(t,e,r,o,n);else throw js(r)}}function Ce(t,e,n){
return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*ui(t,e,n,s,r){const{real:o,stats:i}=li(s,n);if(!(0,Q.FK)(t,o))throw ae("output_unsafe",`The lin\
k "${n}" leads out of the output directory`);if(!(0,b.relative)(t,o).split(b.sep).some((c,f)=>yr(c,f===0,()=>r(n))))if(i.isFile())yield{path:n,real:o};else if(i.
isDirectory()){if(o===e.real||e.above.includes(o))throw ae("output_unsafe",`The link "${n}" leads back to a folder that it lies in`);yield*Xe(t,Ce(e,o,n),r)}else
throw js(n)}function li(t,e){try{const n=(0,I.realpathSync)(t);return{real:n,stats:(0,I.statSync)(n)}}catch(n){const s=(0,A.xU)(n)==="ELOOP"?"leads in a circle":
"leads nowhere";throw ae("output_unsafe",`The link "${e}" ${s}`)}}function yr(t,e,n){return t===".git"||e&&t==="node_modules"?!0:/^\.env/i.test(t)?(n(),!0):!1}function di(t,e){
if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw ae("output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function js(t){return ae("output\
_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var fi=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},hi=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});function gr(t,e){return(0,b.join)(t,e.slice(0,2),e)}class pi{#e;#t;#n=new Set;#s=new Set;#r=new Set;#o;constructor(e,n){this.#e=e,this.#t=n,g((0,b.join)(e,
"tmp"))}get written(){return this.#n}put(e,n){if(this.#o)throw this.#o.error;this.#n.add(e);const s=Buffer.from(n),r=this.#a(e,o=>this.#t.write(o,s)).catch(o=>{
this.#o??={error:o}}).finally(()=>this.#r.delete(r));return this.#r.add(r),this.#r.size<mt?void 0:Promise.race(this.#r)}async stream(e,n){await this.#a(e,s=>n(r=>this.#t.
write(s,r))),this.#n.add(e)}async#a(e,n){const s=(0,b.join)(this.#e,"tmp",(0,R.randomUUID)());try{await this.#i(s,n);const r=(0,b.join)(this.#e,e.slice(0,2));this.#s.
has(r)||g(r),this.#s.add(r),await(0,v.rename)(s,gr(this.#e,e))}catch(r){throw await(0,v.rm)(s,{force:!0}),r}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};
try{const r=fi(s,await(0,v.open)(e,"wx",384),!0);await n(r),await this.#t.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=hi(s);r&&await r}}async finish(){
if(await this.settle(),this.#o)throw this.#o.error;await Promise.all([...this.#s,this.#e].map(e=>y(e,this.#t))),this.#s.clear()}async settle(){await Promise.all(
this.#r)}}var mi=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},yi=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.
push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else
r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function gi(t){const e=new pi(t.folder,
t.disk);try{return await new wi(t,e).run()}finally{await e.settle()}}class wi{#e;#t;#n={files:q()};#s={files:0,folders:0};#r=Buffer.allocUnsafe(De+1);#o=0;#a=0;constructor(e,n){
this.#e=e,this.#t=n}async run(){const{directory:e,signal:n,known:s}=this.#e,r=gt(n);for(const c of Ms(e,()=>this.#a++)){if(this.#f(c?"files":"folders"),c){const m=this.#c(
c);this.#n.files[c.path]=m instanceof Promise?await m:m}const f=r();f&&await f}if(this.#s.files===0)throw ae("output_empty","The output directory holds no file \
to publish");await this.#t.finish();const o=this.#t.written.size,i=await this.#i();for(const c of this.#t.written)s.add(c);const a=this.#s.files-o;return{manifest:this.#n,
manifestHash:i,written:o,reused:a,bytes:this.#o,withheld:this.#a}}async#i(){const e=ge(this.#n),n=(0,R.hash)("sha256",e);return this.#l(n)||await this.#t.put(n,
e),await this.#t.finish(),n}#c(e){const n={stack:[],error:void 0,hasError:!1};try{const s=bi(e);if(s.size>De)return this.#u(e.path,s).finally(()=>s[Symbol.dispose]());
const r=mi(n,s,!1),o=k(s.fd,this.#r);if(o>De)throw ae("sync_failed",`"${e.path}" was written to while it was stored`);this.#p(e.path,o);const i=this.#r.subarray(
0,o),a=(0,R.hash)("sha256",i),c=this.#l(a)?void 0:this.#t.put(a,i);return c?c.then(()=>({hash:a,size:o})):{hash:a,size:o}}catch(s){n.error=s,n.hasError=!0}finally{
yi(n)}}async#u(e,{fd:n,size:s}){this.#h(e,s);const r=await this.#d(e,n,async()=>{});return this.#p(e,r.size),this.#l(r.hash)||await this.#t.stream(r.hash,async o=>{
if((await this.#d(e,n,o)).hash!==r.hash)throw ae("sync_failed",`"${e}" was written to while it was stored`)}),r}async#d(e,n,s){const r=(0,R.createHash)("sha256");
let o=0;const{signal:i}=this.#e,a=(0,I.createReadStream)("",{fd:n,start:0,autoClose:!1,highWaterMark:De,signal:i});for await(const c of a)o+=c.length,this.#h(e,
o),r.update(c),await s(c);return{hash:r.digest("hex"),size:o}}#l(e){return this.#e.known.has(e)||this.#t.written.has(e)}#f(e){const n=this.#e.limits.files;if(this.#s[e]>=
n)throw ae("output_too_large",`The output holds more than ${n} ${e}`);this.#s[e]+=1}#p(e,n){this.#o+=n,this.#h(e,n);const s=this.#e.limits.totalBytes;if(this.#o>
s)throw ae("output_too_large",`The output is larger than ${s} bytes`)}#h(e,n){const s=this.#e.limits.fileBytes;if(n>s)throw ae("output_too_large",`"${e}" is lar\
ger than ${s} bytes`)}}function bi(t){try{const e=$(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,A.xU)(e)??""))throw e}throw js(t.path)}var Ps=_(
7975),wt=_(8522);const wr=["br","zstd","gzip"],Ei=512,Ti=16*1024*1024,{BROTLI_PARAM_QUALITY:Si,ZSTD_c_compressionLevel:_i}=wt.constants,$i=(0,Ps.promisify)(wt.brotliCompress),
Oi=(0,Ps.promisify)(wt.gzip),br=typeof wt.zstdCompress=="function"?(0,Ps.promisify)(wt.zstdCompress):void 0,Er={br:t=>$i(t,{params:{[Si]:9}}),zstd:br&&(t=>br(t,
{params:{[_i]:15}})),gzip:t=>Oi(t,{level:9})};class ki{#e;#t;#n;#s=new Map;#r;constructor(e,n,s){this.#e=(0,b.join)(e,"variants"),this.#t=n,this.#n=s,this.#r=this.#i().
catch(r=>s("warn","variants_unreadable",{reason:String(r)}))}find(e,n){const s=this.#s.get(`${e}.${n}`);return s&&s.size>0?s:void 0}async read(e,n){const s=this.
find(e,n);if(!s)return;const r=await(0,v.readFile)(this.#a(e,n,s)).catch(()=>{});if(r&&(0,R.hash)("sha256",r)===s.hash)return r;this.#s.delete(`${e}.${n}`),this.#n(
"warn","variant_damaged",{hash:e,encoding:n})}async make(e){if(await this.#r,e.size<Ei||e.size>Ti)return;const n=wr.filter(s=>Er[s]&&!this.#s.has(`${e.hash}.${s}`));
if(n.length!==0)try{const s=await this.#t(e.hash);for(const r of n)await this.#o(e.hash,r,s)}catch(s){this.#n("warn","variant_failed",{hash:e.hash,reason:String(
s)})}}async#o(e,n,s){const r=await Er[n]?.(s)??s,o=r.length<s.length?r:Buffer.alloc(0),i={hash:(0,R.hash)("sha256",o),size:o.length},a=this.#a(e,n,i),c=(0,b.join)(
this.#e,e.slice(0,2)),f=(0,b.join)(c,`${(0,R.randomUUID)()}.tmp`);g(c),await(0,v.writeFile)(f,o,{mode:384}),await(0,v.rename)(f,a),this.#s.set(`${e}.${n}`,i)}async retain(e){
await this.#r;for await(const{shard:n,name:s,hash:r,encoding:o}of this.#c())e.has(r)||(this.#s.delete(`${r}.${o}`),await(0,v.rm)((0,b.join)(this.#e,n,s),{force:!0}))}#a(e,n,s){
return(0,b.join)(this.#e,e.slice(0,2),`${e}.${n}.${s.hash}.${s.size}`)}async#i(){for await(const{hash:e,encoding:n,own:s,size:r}of this.#c())F(e)&&F(s)&&this.#s.
set(`${e}.${n}`,{hash:s,size:Number(r)})}async*#c(){for(const e of await Qe(this.#e))for(const n of await(0,v.readdir)((0,b.join)(this.#e,e))){const[s="",r="",o="",
i=""]=n.split(".");yield{shard:e,name:n,hash:s,encoding:r,own:o,size:i}}}}class dn extends Error{name="DamagedObject"}function vi(t){return g(t.dir),new Ii(t)}class Ii{#e;#t;#n;#s;#r;#o;#a=new Map;#i=new Set;#c=new Map;#u=new Map;#d=Promise.
resolve();#l=new AbortController;constructor({dir:e,clock:n,log:s,limits:r,disk:o,lasting:i=!0}){this.#e=e,this.#t=n??an.m,this.#n=s??l,this.#s=r??Le,this.#r=o??
(i?h:p),this.#o=i}async ingest(e,n,s){const{limits:r,disk:o}={limits:this.#s,disk:this.#r},i=this.#m(e);try{return await i.exclusive(async()=>{s.throwIfAborted();
const a=await i.known(),c=await gi({folder:i.folder,directory:n,known:a,limits:r,disk:o,signal:s});return await this.#f(e,c),c.withheld>0&&this.#n("warn","secre\
ts_withheld",{org:e,files:c.withheld}),c})}catch(a){throw ln(a,s)}}async manifest(e,n){const s=this.#u.get(`${e}/${n}`);return s||{manifest:we((await this.read(
e,n)).toString()),storedAt:await this.#p(e,n)}}async#f(e,{manifest:n,manifestHash:s}){this.#i.add({org:e,manifestHash:s,storedAt:this.#t.now()}),this.#u.set(`${e}\
/${s}`,{manifest:n,storedAt:await this.#p(e,s)});const[r=""]=this.#u.keys();this.#u.size>Ve&&this.#u.delete(r)}async#p(e,n){return(await(0,v.stat)(this.#w(e,n))).
mtimeMs}async read(e,n){const s=await(0,v.readFile)(this.#w(e,n)).catch(r=>this.#y(e,n,r));if((0,R.hash)("sha256",s)!==n)throw await this.#g(e,n);return s}async stream(e,n,s){
const r=this.#w(e,n),o=await(0,v.open)(r).catch(i=>this.#y(e,n,i));try{const{ino:i,size:a,mtimeMs:c,ctimeMs:f}=await o.stat(),m=`${i} ${a} ${c} ${f}`;if(this.#c.
get(r)!==m){if(await Ai(o)!==n)throw await this.#g(e,n);this.#c.size>1e4&&this.#c.clear(),this.#c.set(r,m)}return o.createReadStream({start:0,...s,highWaterMark:256*
1024})}catch(i){throw await o.close(),i}}variant(e,n,s){return this.#m(e).variants.find(n,s)}readVariant(e,n,s){return this.#m(e).variants.read(n,s)}compress(e,n,s){
if(!this.#o)return;const{variants:r}=this.#m(e);this.#d=this.#d.then(()=>this.#t.sleep(yt,this.#l.signal)).then(()=>this.#h(r,n,s)).catch(o=>{this.#l.signal.aborted||
this.#n("warn","compressing_failed",{org:e,reason:String(o)})})}async#h(e,{files:n},s){const r=gt(this.#l.signal,1);for(const o in n){const i=s(o)?n[o]:void 0;i&&
await e.make(i),this.#l.signal.throwIfAborted(),await r()}}idle(){return this.#d}async[Symbol.asyncDispose](){this.#l.abort(),await this.#d}async collect(e){const n=[
...e],s=this.#t.now()-Ds;for(const o of this.#i)o.storedAt<s&&this.#i.delete(o);const r={objects:0,bytes:0};for(const o of await(0,v.readdir)(this.#e)){const i=this.#m(
o),a=async m=>we((await this.read(o,m)).toString()),{objects:c,bytes:f}=await i.exclusive(()=>{const m=[...n,...this.#i].filter(w=>w.org===o);return un({organization:i,
live:m.map(w=>w.manifestHash),read:a,log:this.#n})});r.objects+=c,r.bytes+=f}return r}#m(e){let n=this.#a.get(e);if(!n){const s=(0,Q.LI)(this.#e,e);n=new Ns(e,s,
new ki(s,r=>this.read(e,r),this.#n)),this.#a.set(e,n)}return n}#w(e,n){if(!F(n))throw new dn(`"${n}" is not the name of an object`);return gr(this.#m(e).folder,
n)}async#y(e,n,s){throw(0,A.xU)(s)!=="ENOENT"?s:((await this.#m(e).known()).delete(n),this.#n("error","object_missing",{org:e,hash:n}),new dn(`The object ${n} i\
s gone`))}async#g(e,n){(await this.#m(e).known()).delete(n),this.#n("error","object_damaged",{org:e,hash:n});const s=this.#w(e,n);return await(0,v.rename)(s,`${s}\
.damaged`).catch(r=>{if((0,A.xU)(r)!=="ENOENT")throw r}),new dn(`The object ${n} is damaged`)}}async function Ai(t){const e=(0,R.createHash)("sha256"),n=(0,I.createReadStream)(
"",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*1024});for await(const s of n)e.update(s);return e.digest("hex")}class Tr{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);return o||(o=s().then(i=>(this.#r(e,i,n(i)),i)).finally(()=>this.#n.delete(e)),this.#n.set(e,o)),o}delete(e){this.#s-=this.#t.get(
e)?.weight??0,this.#t.delete(e)}#r(e,n,s){s>this.#e||(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}#o(e){for(const[n,s]of this.#t){if(this.#s<=
this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const xi=1024;class Ri{#e;#t=new Map;constructor(e){this.#e=`.${e.
toLowerCase()}`}subdomain(e){const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#n(e);return this.#t.size>=xi&&this.#t.clear(),this.#t.set(
e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(this.#e)?n.slice(0,-this.#e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(s)?s:void 0}}var Ni=_(6059);const Li={js:"text/javascript",mjs:"text/javascript",map:"application/json",ico:"image/x-icon",webmanifest:"application/manifes\
t+json","apple-app-site-association":"application/json"},Di=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Ci=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function Sr(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Li[n]??(0,Ni.$)(n)??"application/octet-stream";return Di.test(s)&&!s.includes("charset")?`${s}\
; charset=utf-8`:s}function _r(t){return Ci.test(t)}const Mi=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,ji=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function $r(t){const e=kr(t);return e===void 0||e.endsWith(".html")?!1:Mi.test(t)||ji.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Pi=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Or(t){const e=kr(t);return $r(t)||e!==void 0&&Pi.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function kr(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Ui=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{\
font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function bt({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Ui}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const Fi=bt({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),Bi=bt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),Gi=bt({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),Hi=bt({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),zi=bt({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploying the site again\
 stores it anew."});function vr(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Ki(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}function Us(t){return`/${t.split("/").map(Wi).join("/")}`}function Wi(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Ki(t){try{return decodeURIComponent(t)}catch{return}}function Fs(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Yi={},Ji=/[.+?^${}()|[\]\\]/g;function Ir(t){const e=vr(t);if(e===void 0||
e.split("*").length>2)return;const n=Bs(`/${e}`);if(!/\/:[A-Za-z]|\*/.test(n))return i=>Bs(i)===n?Yi:void 0;const s=new Set,r=n.replace(Ji,"\\$&").replace(/\/:([A-Za-z]\w*)(?=\/|$)/g,
(i,a)=>(s.add(a),`/(?<${a}>[^/]+)`)).replace(/\/\*$|\*/,i=>i==="*"?"(?<splat>.*)":"(?:/(?<splat>.*))?"),o=Qi(`^${r}$`);return o&&(i=>o.exec(r.endsWith("?")?i:Bs(
i))?.groups)}function Bs(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}function Qi(t){try{return new RegExp(t,"s")}catch{return}}const Vi=500,Xi=2e3,Zi=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
qi=/^[\t\x20-\x7e\x80-\xff]*$/,ea=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function ta(t){const e=[],n=[];let s;for(const[
r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>Xi?a("the line is too long"):i.startsWith(
"/")||/^https?:/.test(i)?(s=na(i,e.length,a),s&&e.push(s)):s?sa(s,i,a):a("it stands below no path"))}return{rules:e,ignored:n}}function na(t,e,n){const s=Ir(t);
if(e>=Vi)n("too many rules");else if(!s)n("it is not a path, with one * at most");else return{matches:s,set:[],unset:[]}}function sa(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Zi.test(o)||
!qi.test(i))return n('it is not "Name: value"');if(ea.has(o))return n(`"${o}" is the edge's own`);t.set.push([o,i])}const ra={};function oa(t,e){let n;for(const s of t)
if(s.matches(e)){n??=new Map;for(const r of s.unset)n.delete(r);for(const[r,o]of s.set){const i=n.get(r);n.set(r,i===void 0?o:`${i}, ${o}`)}}return n?Object.fromEntries(
n):ra}const ia=2e3,aa=2e3,Gs={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function ca(t){const e=[],n=[];for(const[s,r]of t.split(
/\r\n|\r|\n/).entries()){const o=r.replace(/(?:^|\s)#.*$/,"").trim();if(o==="")continue;const i=e.length<ia?ua(o):"too many rules";typeof i=="string"?n.push({line:s+
1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function ua(t){if(t.length>aa)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)
return"it names no target";if(r.length>0||s.includes("="))return"conditions and query parameters are not supported";const o=la(s);if(o===void 0)return`"${s}" is\
 not a status that redirects can have`;const i=Ir(e);return i?!/^\/(?!\/)/.test(n)&&(Gs[o]==="rewrite"||!/^(?:https?:)?\/\//i.test(n))?Gs[o]==="rewrite"?"rewrit\
es to other origins are refused":"the target is no path and no URL":{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:"i\
t must begin with a path, with one * at most"}function la(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return da(e)?e:void 0}function da(t){return t in Gs}function*fa(t,e,n){
for(const{from:s,to:r,status:o,force:i}of t){if(n==="forced"&&!i)continue;const a=s(e);if(!a)continue;const c=ha(r,a);o===200||o===404?yield{kind:"rewrite",status:o,
path:pa(c)}:c!==Us(e.slice(1))&&(yield{kind:"go",status:o,location:c})}}function ha(t,e){const n=t.replace(/:([A-Za-z]\w*)/g,(s,r)=>{const o=e[r];return o===void 0?
r==="splat"?"":s:Us(o).slice(1)});return t.startsWith("//")?n:n.replace(/^\/{2,}/,"/")}function pa(t){const e=t.replace(/[?#].*$/,"").slice(1);try{return decodeURIComponent(
e)}catch{return e}}const ma="public, max-age=0, must-revalidate",ya="public, max-age=31536000, immutable";function ga(t,e,n,s,r){const o=Sr(e),i=_r(o),a=`"${n.hash.
slice(0,32)}"`,c={"cache-control":$r(e)?ya:ma,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"last-modified":t.lastModified},
...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},f={"content-type":o,...c,"content-length":String(n.size)};return s===200&&(f["accept-ranges"]="\
bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:f,notModified:c,variants:i?new Map:void 0}}function wa(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-\
encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const fn={headers:"_headers",redirects:"_redirects"},Ar=512*1024,ba=4096,
Ea=20;class Ta{org;deployID;manifestHash;lastModified;size;#e;#t;#n;#s=new Map;constructor(e,n,s){this.org=e.org,this.deployID=e.deployID,this.manifestHash=e.manifestHash,
this.lastModified=e.lastModified,this.#e=n.files,this.size=Object.keys(n.files).length,this.#t=s.redirects,this.#n=s.headers}remembered(e){return this.#s.get(e)}direct(e,n){
const s=this.#a(e,"forced")??this.#o(e);return s&&this.#c(n,s),s}indirect(e){return this.#a(e,"all")}file(e,n=200,s=e){const r=this.#r(e)?this.#e[e]:void 0;if(r)
return{kind:"file",file:ga(this,e,r,n,oa(this.#n,`/${s}`))}}#r=e=>Object.hasOwn(this.#e,e)&&e!==fn.headers&&e!==fn.redirects;#o(e){const n=Fs(e,this.#r);if(n)return n.
kind==="file"?this.file(n.path,200,e):{kind:"redirect",status:308,location:Us(n.to)}}#a(e,n){for(const s of fa(this.#t,`/${e}`,n)){if(s.kind==="go")return{kind:"\
redirect",status:s.status,location:s.location};const r=Fs(s.path,this.#r),o=r?.kind==="redirect"?this.#i(r.to):r?.path,i=o===void 0?void 0:this.file(o,s.status,
e);if(i)return i}}#i(e){const n=Fs(e,this.#r);return n?.kind==="file"?n.path:void 0}#c(e,n){this.#s.size>=ba&&this.#s.clear(),this.#s.set(e,n)}}async function Sa(t,e,n,s){
const{manifest:r,storedAt:o}=await t.manifest(e,n.manifestHash),i=async(m,w)=>{const E=Object.hasOwn(r.files,m)?r.files[m]:void 0;if(!E)return[];if(E.size>Ar)return s(
"warn","rules_ignored",{deployID:n.deployID,file:m,reason:`more than ${Ar} bytes`}),[];const{rules:P,ignored:D}=w((await t.read(e,E.hash)).toString());for(const{
line:T,reason:S}of D.slice(0,Ea))s("warn","rule_ignored",{deployID:n.deployID,file:m,line:T,reason:S});return P},[a,c]=await Promise.all([i(fn.redirects,ca),i(fn.
headers,ta)]);t.compress(e,r,m=>_r(Sr(m)));const f=new Date(o).toUTCString();return new Ta({...n,org:e,lastModified:f},r,{redirects:a,headers:c})}function _a(t,e){
return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function $a(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&
Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const hn=new Map;function Oa(t){let e=hn.get(t);return e||(e=ka(t),hn.size>=
256&&hn.clear(),t.length<=256&&hn.set(t,e)),e}function ka(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(m=>m.trim()),
c=a.find(m=>/^q\s*=/.test(m)),f=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,f>=0&&f<=1?f:0)}const n=e.get("*")??0,s=e.get(
"identity")??0,r=o=>e.get(o)??n;return wr.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const va=4*1024*1024;class Ia{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=
new Tr(n),this.#n=Math.min(va,n)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?this.#s(e,n,n.variants):n;if(r.status===200){if(xa(
e,r))return{status:304,headers:r.notModified};const i=s?void 0:this.#a(e,r);if(i)return i}if(e.method==="HEAD")return{status:r.status,headers:r.headers};const o=this.#t.
get(r.key);return o?{status:r.status,headers:r.headers,body:o}:r.encoding?this.#r(n,r,r.encoding):this.#o(r)}#s(e,n,s){const r=Y(e,"accept-encoding");if(r===void 0)
return n;for(const o of Oa(r)){const i=s.get(o);if(i)return i;const a=this.#e.variant(n.org,n.file.hash,o);if(!a)continue;const c=wa(n,o,a.size);return s.set(o,
c),c}return n}async#r(e,n,s){try{const r=await this.#t.load(n.key,o=>o.length,async()=>await this.#e.readVariant(e.org,e.file.hash,s)??Aa());return{status:n.status,
headers:n.headers,body:r}}catch(r){if(!(r instanceof xr))throw r;return e.variants?.delete(s),this.#o(e)}}async#o(e){const n=e.size>this.#n?await this.#u(e):await this.#c(
e);return{status:e.status,headers:e.headers,body:n}}#a(e,n){const s=Y(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=$a(
Y(e,"range")??"",n.size);if(r!==void 0)return r==="unsatisfiable"?{status:416,headers:{...n.notModified,"content-range":`bytes */${n.size}`,"content-length":"0"}}:
this.#i(n,r)}async#i(e,n){const{start:s,end:r}=n,o=e.size>this.#n?await this.#u(e,n):(await this.#c(e)).subarray(s,r+1);return{status:206,headers:{...e.headers,
"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#c(e){return this.#t.load(e.key,n=>n.length,()=>this.#e.read(e.org,e.file.hash))}#u(e,n){
return this.#e.stream(e.org,e.file.hash,n)}}class xr extends Error{}function Aa(){throw new xr}function xa(t,e){const n=Y(t,"if-none-match");if(n!==void 0)return _a(
n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const Ra=5e5,Rr="GET, HEAD, OPTIONS";function Na(t){const e=new La(
t);return n=>e.handle(n)}class La{#e;#t;#n;#s;#r;#o=new Tr(Ra);constructor({sites:e,objects:n,cacheBytes:s,log:r,domain:o}){this.#e=e,this.#t=n,this.#n=r,this.#s=
new Ri(o??"localhost"),this.#r=new Ia(n,s)}handle(e){const n=this.#s.subdomain(Y(e,"host")??""),s=n===void 0?void 0:this.#e.site(n);if(s===void 0)return Et(e,Fi);
const{method:r}=e;if(r!=="GET"&&r!=="HEAD")return Da(r);if(s.release===null)return Et(e,Bi);try{const o=this.#i(s.release),i=o?this.#u(e,s,o):this.#a(e,s,s.release);
return i instanceof Promise?i.catch(a=>this.#p(e,a)):i}catch(o){return this.#p(e,o)}}async#a(e,n,s){return this.#u(e,n,await this.#c(n.org,s))}#i(e){const n=this.#o.
get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#c(e,n){return this.#i(n)||this.#o.delete(n.deployID),this.#o.load(n.deployID,s=>s.size+100,()=>Sa(
this.#t,e,n,this.#n))}#u(e,n,s){const r=U(e.target),o=s.remembered(r);if(o)return this.#f(e,o,s);const i=vr(r);if(i===void 0)return Et(e,Hi);const a=s.direct(i,
r);return a?this.#f(e,a,s):Or(i)&&n.kept.length>0?this.#d(e,n,s,i):this.#l(e,n,s,i)}async#d(e,n,s,r){for(const o of n.kept){const i=this.#i(o)??await this.#c(n.
org,o).catch(()=>{}),a=i?.file(r);if(i&&a)return this.#f(e,a,i)}return this.#l(e,n,s,r)}#l(e,n,s,r){const o=s.indirect(r)??(n.settings.spaFallback&&!Or(r)?s.file(
"index.html",200,r):void 0)??s.file("404.html",404,r);return o?this.#f(e,o,s):Et(e,Gi,s)}#f(e,n,s){return n.kind==="file"?this.#r.send(e,n.file):Ca(e,n,s)}#p(e,n){
if(!(n instanceof dn))throw n;return this.#n("error","edge_damaged",{requestID:e.requestID,reason:n.message}),Et(e,zi)}}function Da(t){return t==="OPTIONS"?{status:204,
headers:{allow:Rr}}:{status:405,headers:{allow:Rr,"content-length":"0","cache-control":"no-store"}}}function Ca(t,{status:e,location:n},s){const r=t.target.slice(
U(t.target).length).replace(/[^\x21-\x7e]/g,encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+
i,"content-length":"0","cache-control":"public, max-age=0, must-revalidate","x-slipway-release":s.deployID}}}function Et(t,e,n){const{status:s,headers:r}=e,o=n?
{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function Ma(t){const e=t.database.prepare("SELECT count(*\
) AS tables FROM sqlite_schema");return()=>{try{return e.get(),W(200,{status:"ok",pid:process.pid})}catch{return W(503,{status:"failing",reason:"The state canno\
t be read."},{"retry-after":"5"})}}}const Nr=["viewer","deployer"],Lr={localIssuer:!0,issuers:[],roleOf:()=>"deployer"};function ja(t){const e=(0,b.join)(t,"pla\
tform.json");if(!(0,I.existsSync)(e))return Lr;try{return Pa(JSON.parse((0,I.readFileSync)(e,"utf8")))}catch(n){throw new A.GQ("invalid_file",`${e}: ${n instanceof
Error?n.message:String(n)}`,{place:{file:e},remedy:"Mend the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:n})}}function Pa(t){
const e=Tt(t,"the file",["$schema","localIssuer","issuers","organizations"]),{localIssuer:n=!0,issuers:s=[]}=e;if(typeof n!="boolean")throw new Error("localIssu\
er must be true or false");if(!Array.isArray(s))throw new Error("issuers must be a list");const r=Ua(e.organizations),o=s.map((a,c)=>Fa(a,`issuers[${c}]`)),i=o.
find((a,c)=>o.findIndex(f=>f.issuer===a.issuer)!==c);if(i)throw new Error(`issuers names ${i.issuer} twice`);return{localIssuer:n,issuers:o,roleOf(a,c){const f=a.
slice(a.lastIndexOf("@")),w=[r.get(c),r.get("*")].flatMap(E=>[E?.get(a),E?.get(f)]);return w.includes("deployer")?"deployer":w.find(E=>E!==void 0)}}}function Ua(t){
const e=Tt(t,"organizations");return new Map(Object.entries(e).map(([n,s])=>{const r=`organizations.${n}`;if(n!=="*"&&!j.cS.test(n))throw new Error(`${r}: "${n}\
" is not an organization's identifier`);const o=Tt(s,r,Nr),i=Nr.flatMap(a=>Hs(o[a]??[],`${r}.${a}`).map(c=>{if(!/^[^@\s]*@[^@\s]+$/.test(c))throw new Error(`${r}\
.${a}: "${c}" is neither an email nor "@domain"`);return[c.toLowerCase(),a]}));return[n,new Map(i)]}))}function Fa(t,e){const{issuer:n,audience:s,email:r="{emai\
l}",require:o={}}=Tt(t,e,["issuer","audience","email","require"]);if(typeof n!="string"||!Ba(n))throw new Error(`${e}.issuer must be an https:// URL without que\
ry (http:// for loopback alone)`);if(typeof r!="string"||!/\{[^{}]+\}/.test(r))throw new Error(`${e}.email must be a template of claims, as "{email}" or "{repos\
itory}@github.actions"`);const i=Object.entries(Tt(o,`${e}.require`));return{issuer:n,audiences:s===void 0?void 0:Hs(s,`${e}.audience`),email:r,require:Object.fromEntries(
i.map(([a,c])=>[a,Hs(c,`${e}.require.${a}`)]))}}function Ba(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?
!1:e.protocol==="https:"||e.protocol==="http:"&&Ga(e.hostname)}function Ga(t){return t==="localhost"||t==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function Tt(t,e,n){
if(!(0,ee.G)(t))throw new Error(`${e} must be an object`);const s=n&&Object.keys(t).find(r=>!n.includes(r));if(s!==void 0)throw new Error(`${e} has no member "${s}\
"; it knows ${n?.join(", ")}`);return t}function Hs(t,e){return(Array.isArray(t)?t:[t]).map(s=>{if(typeof s!="string"||s==="")throw new Error(`${e} must be a st\
ring, or a list of strings`);return s})}var zs=_(99);function Ha(t){const e=(0,b.join)(t,"platform.pid"),n=(0,b.join)(t,"platform.lock");(0,I.writeFileSync)(n,"",
{flag:"a",mode:384});const s=new zs.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),
za(r)?new A.GQ("platform_locked",`Another platform uses ${t}${Ka(e)}`,{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):
r}return(0,I.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,I.rmSync)(e,{force:!0}),s.close())}}}function za(t){return t instanceof Error&&"errcode"in t&&t.errcode===Wa}const Wa=5;
function Ka(t){try{return` (process ${(0,I.readFileSync)(t,"utf8").trim()})`}catch{return""}}const Ya=["succeeded","failed","cancelled"];function Ja(t){const e=new Map,
n=()=>[...e].flatMap(([r,o])=>o.map((i,a)=>[{room:r,status:`${a}xx`},i]).filter(([,i])=>i>0)),s=()=>{const r=t.totals(),o=r.filter(c=>Ya.includes(c.status)),i=(c,f)=>c.
reduce((m,w)=>m+w[f],0),a=r.filter(c=>c.status==="queued");return[Me("slipway_requests_total","counter","Requests answered.",n()),Me("slipway_deployments","gaug\
e","Deployments by status.",r.map(c=>[{status:c.status},c.count])),Me("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},i(a,"count")]]),
Me("slipway_deployment_seconds_sum","counter","Seconds from start to end of ended deployments.",[[{},i(o,"seconds")]]),Me("slipway_deployment_seconds_count","co\
unter","Ended deployments.",[[{},i(o,"count")]]),Me("process_resident_memory_bytes","gauge","Resident memory.",[[{},process.memoryUsage.rss()]]),Me("process_upt\
ime_seconds","gauge","Seconds since the process began.",[[{},process.uptime()]])].join("")};return{count(r,o){let i=e.get(r);i||(i=[0,0,0,0,0,0],e.set(r,i));const a=Math.
floor(o/100);i[a]=(i[a]??0)+1},handler:()=>({status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:s()})}}
function Me(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,f])=>`${c}="${f}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}const Dr={timeoutMs:20*6e4,fileBytes:1024**3,logBytes:4*1024**2,processBytes:4*1024**3,processes:2048},Cr={environmentPerMinute:12e3,tablePerMinute:6e3},
pn=6e4;class Mr{quota;#e=-1;#t=0;constructor(e){this.quota=e}isFull(e){return this.#e===Math.floor(e/pn)&&this.#t>=this.quota}count(e){const n=Math.floor(e/pn);
n!==this.#e&&(this.#e=n,this.#t=0),this.#t+=1}}function Qa(t,e,n){return t.isFull(n)||e.isFull(n)?!1:(t.count(n),e.count(n),!0)}function Va(t){return Math.ceil(
(pn-t%pn)/1e3)}const jr="abcdefghijklmnopqrstuvwxyz234567",Xa=63,Pr=6,Za=()=>(0,R.randomInt)(2**32)/2**32;function Ws(t,e){let n="";for(;n.length<t;)n+=jr[Math.
floor(e()*jr.length)]??"";return n}function qa(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Xa-Pr-1).replace(/-+$/,"");return e===
""?"app":e}function Ur(t,e){return`${qa(t)}-${Ws(Pr,e)}`}function ec(t){return{publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,host:"12\
7.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:"https://github.com/{repository}.git",clock:an.m,random:Za,log:l,fetch,workers:2,isolation:"aut\
o",keepReleases:10,lasting:!0,edgeCacheBytes:64*1024*1024,...t,buildLimits:{...Dr,...t.buildLimits},kvsQuotas:{...Cr,...t.kvsQuotas}}}var tc=_(9127),nc=_(2310);
const St="SLIPWAY_BUILD",sc=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i],
rc=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function oc(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&
s!==""&&sc.some(r=>r.test(n))&&(e[n]=s);return e}function ic(t){return Object.entries(t).flatMap(([e,n])=>rc.test(e)?[n]:[])}function ac(t,e){const n=`${b.sep}n\
ode_modules${b.sep}`,s=t.split(":").filter(r=>r.startsWith("/")&&!`${r}/`.includes(n));return[...new Set([(0,b.dirname)(e),...s])].join(":")}function cc(t,e,n,s,r){
const o=i=>(0,b.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:o("npm"),XDG_DATA_HOME:o("data"),YARN_GLOBAL_FOLDER:o("yarn"),BUN_INSTALL_CACHE_DIR:o("bun"),XDG_CACHE_HOME:o("x\
dg"),NODE_COMPILE_CACHE:o("node"),HOME:n.home,TMPDIR:r,PATH:s}}function uc(t){return Object.entries(t).filter(([e])=>j.G1.test(e)).map(([e,n])=>`export ${e}=${Fr(
n)}
`).join("")}function Fr(t){return`'${t.replaceAll("'","'\\''")}'`}function ce(t,e,n,s=[]){return new fe({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const lc=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"out_of_memory",says:"was killed, most likely for lack of memory",signals:["SIGKILL"]},{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},
{code:"output_too_large",says:"wrote a file that is too large",signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},
{code:"build_killed",says:"was killed",signals:["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGSEGV","SIGTERM"]}],dc=40;function fc(t,e,{exitCode:n,signal:s},r){
const o=r.last(),i=o.slice(-dc).join(`
`),a=lc.find(E=>E.signals?.includes(s??"")||E.log?.test(i)),c=a?.code??(t==="install"?"install_failed":"build_failed"),f=n===null?`ended by ${s}`:`exited with c\
ode ${n}`,m=`The ${t} command \`${e}\``,w=a?`${m} ${a.says} (it ${f})`:`${m} ${f}`;return new fe({stage:t,code:c,message:w,exitCode:n,signal:s,log:o,diagnostics:[]})}
const hc=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:Tc},{file:"yarn.lock",manager:"yarn",tool:Sc},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.l\
ockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],mn="npm ci",pc={
npm:()=>mn,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun in\
stall --frozen-lockfile"},mc={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install":"yarn install --\
no-immutable",bun:()=>"bun install"};async function yc(t,e){const n=await Br(e,t),s=n?.scripts,r=(0,ee.G)(s)&&typeof s.build=="string",o=n&&await gc(t,e);if(!o){
const{manager:w,tool:E}=Ys(n)??{manager:"npm",tool:void 0},P=n&&mc[w](E);return{manager:w,tool:E,install:P,installDir:t,hasBuildScript:r}}const{lockfile:i,dir:a,
text:c}=o,f=Ys(n)??Ys(await Br(e,a)),m=f?.manager===i.manager?f.tool:i.tool(c);return{manager:i.manager,tool:m,install:pc[i.manager](m),installDir:a,hasBuildScript:r}}
async function gc(t,e){for(let n=t;(0,Q.FK)(e,n);n=(0,b.dirname)(n))for(const s of hc){const r=await Ks(e,(0,b.join)(n,s.file));if(r!==void 0)return{lockfile:s,
dir:n,text:r}}}const wc=64*1024**2;async function Ks(t,e){try{const n=await(0,Q.UG)(t,e),s=await(0,v.stat)(n);return s.isFile()&&s.size<=wc?await(0,v.readFile)(
n,"utf8"):void 0}catch{return}}async function Br(t,e){const n=await Ks(t,(0,b.join)(e,"package.json"));if(n!==void 0)try{const s=JSON.parse(n.replace(/^\ufeff/,
""));return(0,ee.G)(s)?s:{}}catch{return{}}}function Ys(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||
[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:Gr(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function Gr(t){
return`@yarnpkg/cli-dist@${t}`}const bc={5:"7",6:"8",9:"10"},Ec={4:"2",6:"3",8:"4.12",9:"4.14"};function Tc(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];
return`pnpm@${bc[e??""]??"10"}`}function Sc(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":Gr(Ec[e]??"4")}async function _c(t,e,n,s){
const r=t.job.settings.installCommand,o=r??(s?e.install:void 0);if((o||s)&&e.tool&&!(0,I.existsSync)((0,b.join)(Js(t,e.tool),"node_modules/.bin",e.manager))){const i=Js(
t,e.tool),a=`npm install --silent --no-save --prefix ${Fr(i)} ${e.tool}`;await _t(t,"install",a,t.workspace.home,e)}o===mn&&r===void 0?await $c(t,e):o&&await _t(
t,"install",o,r===void 0?e.installDir:n,e)}async function $c(t,e){try{await _t(t,"install",mn,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof
fe)||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is older than the lockfile: asking the registry"),await _t(t,"install",mn,
e.installDir,e)}}function Js({workspace:t},e){return(0,b.join)(t.cache,"tools",e.replaceAll("/","+"))}async function _t(t,e,n,s,r,o={}){const{context:i,job:a,workspace:c,
sandbox:f,log:m,signal:w}=t;t.step=`\`${n}\``,m.line(`$ ${n}`);const E=[...Oc(s,c.source)];r.tool&&E.push((0,b.join)(Js(t,r.tool),"node_modules/.bin"));const P=[
...E,i.path].join(":"),{NODE_ENV:D,...T}=a.env,S=e==="install"||D===void 0?T:{...T,NODE_ENV:D},L=await f.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],
env:cc({...i.hostEnv,...o},S,c,P,f.tmpOf(c)),outerEnv:{[St]:i.markerOf(a)},signal:w,onLine:z=>m.line(z)});if(L.exitCode!==0)throw fc(e,n,L,m)}function*Oc(t,e){for(let n=t;(0,Q.
FK)(e,n);n=(0,b.dirname)(n))yield(0,b.join)(n,"node_modules/.bin")}var kc=_(7214);const vc=200;async function Ic(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const s=(0,b.
resolve)(n,t.file);if(!(0,Q.FK)(e,s))return t;const r={...t,file:(0,b.relative)(e,s)},o=t.line===null?(0,kc.ri)(t.message):void 0;return o===void 0?r:{...r,...await Ac(
o,s,e)}}async function Ac(t,e,n){const s=await(0,v.readdir)(e).catch(()=>[""]),r=[];for(const i of s.slice(0,vc)){const a=(0,b.join)(e,i),c=(await Ks(n,a))?.split(
`
`)??[],f=c.findIndex(w=>xc(t,w)),m=(c[f]?.indexOf(t)??0)+1;f>=0&&r.push({file:(0,b.relative)(n,a),line:f+1,column:m})}const[o]=r;return o&&r.length===1?o:{}}function xc(t,e){
const[n,s]=[e.split(t,1)[0]??"",e.slice(e.indexOf(t)+t.length)];return e.includes(t)&&/["'`(]$/.test(n)&&/^["'`)?#]/.test(s)}var Rc=_(5807);const Nc=4,Qs=2e3;class Lc{#e;#t;#n;#s=[];#r=[];#o=[];#a=0;#i=0;#c="";#u=!1;#d=0;#l=!1;constructor(e,n,s){
this.#t=n/2,this.#n=Dc(s),this.#e=(0,I.createWriteStream)(e,{flags:"w",mode:384}),this.#e.on("error",()=>{this.#l=!0})}line(e){const n=this.#n(e);this.#s.push(n.
slice(0,j.lF.failureLogLine)),this.#s.length>=2*Qs&&this.#s.splice(0,Qs);const s=Buffer.byteLength(n)+1;this.#u||=this.#i+s>this.#t,this.#u?this.#h(n,s):(this.#i+=
s,this.#f(`${n}
`))}#f(e){this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&!this.#e.writableEnded&&this.#e.write(this.#c),this.#c=""}#h(e,n){this.#a+n>this.#t/
2&&(this.#d+=this.#r.length,this.#r=this.#o,this.#o=[],this.#a=0),this.#o.push(e),this.#a+=n}last(){return this.#s.slice(-j.lF.failureLogLines)}recent(){return this.#s.
slice(-Qs)}async[Symbol.asyncDispose](){this.#p(),this.#d>0&&this.#e.write(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[this.#r,this.#o])e.length>0&&this.#e.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#l)return e();this.#e.once("error",()=>e()),this.#e.end(e)})}}function Dc(t){const e=[...new Set(Object.values(t).flatMap(r=>r.
split(`
`)))].map(r=>r.trim()).filter(r=>r.length>=Nc).sort((r,o)=>o.length-r.length),n=e.map(r=>r.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")),s=e.length>0?new RegExp(n.join(
"|"),"g"):void 0;return r=>{const o=r.split("\r").findLast(a=>a!=="")??"",i=(0,Rc.N)(o).replace(/[^\P{Cc}\t]/gu,"");return s?i.replace(s,"***"):i}}const Hr=["di\
st","build","out","_site",".output/public","public","www"];async function Cc(t,e,n,s){const r=await Mc(e,n,s);try{if(await(0,v.realpath)(t)===t)return await(0,Q.
UG)(t,r)}catch(i){if(!(i instanceof A.GQ))throw i}const o=n??(0,b.relative)(e,r);throw ce("build","output_unsafe",`The output directory \`${o}\` leads out of the\
 repository`)}async function Mc(t,e,n){if(e!==null){const r=(0,b.join)(t,e);if(await zr(r))return r;throw ce("build","output_missing",`The output directory \`${e}\
\` is not there; ${await Wr(t)}`)}if(!n)return t;for(const r of Hr)if(await zr((0,b.join)(t,r)))return(0,b.join)(t,r);const s=Hr.map(r=>`\`${r}\``).join(", ");throw ce(
"build","output_missing",`The build left none of the usual output directories (${s}); ${await Wr(t)}. Name it as the output directory`)}async function zr(t){return(await(0,v.
stat)(t).catch(()=>{}))?.isDirectory()??!1}async function Wr(t){const n=(await(0,v.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_mod\
ules"].includes(s.name)).map(s=>s.name);return n.length===0?"there is no folder at all":`the folders there are ${n.slice(0,20).sort().map(s=>`\`${s}\``).join(",\
 ")}`}var Kr=_(3136);const jc=/^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9_][A-Za-z0-9._-]*$/;function Pc(t,e){return jc.test(t)?Vs(e.template.replace("{repository}",
t.replace(/\.git$/,"")),e):(0,b.isAbsolute)(t)?Vs((0,Kr.pathToFileURL)(t).href,e):Vs(t,e)}function Vs(t,e){const n=URL.canParse(t)&&/^[a-z]+:\/\//i.test(t)?new URL(
t):void 0,s=Yr(t);if(n?.protocol==="https:")return{url:n.href,shown:s,protocols:"https"};if(n?.protocol==="http:"&&e.allowLocal)return{url:n.href,shown:s,protocols:"\
http:https"};if(n?.protocol==="file:"&&e.allowLocal&&n.host==="")return{url:(0,Kr.fileURLToPath)(n),shown:s,protocols:"file"};const r=n?.protocol==="file:"?"is \
on this machine":"is no https URL and no owner/name";throw ce("clone","repository_not_allowed",`The repository "${s}" ${r}, and this platform does not clone suc\
h`)}function Yr(t){return t.replace(/(\w+:\/\/)[^/@\s]+@/g,"$1")}var Jr=_(8627);function Uc(){const t=new Map;return async(e,n)=>{const s=(t.get(e)??Promise.resolve()).
catch(()=>{}).then(n);t.set(e,s);try{return await s}finally{t.get(e)===s&&t.delete(e)}}}var Fc=_(1421),Qr=_(8474),Vr=_(8161),yn=_(7075),Bc=_(6193);const Xr=16384,
Gc=65536,Hc=10;async function gn(t,e,n){n.signal?.throwIfAborted();const s=(0,Fc.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:["ignore","pipe","pipe",
n.channel===void 0?"ignore":"pipe",n.namespace?"pipe":"ignore"]}),r=s.stdio[3];r&&"end"in r&&(r.on("error",()=>{}),r.end(n.channel));for(const f of["stdout","st\
derr"])Kc(s,f,n.onLine??(()=>{}));const o=n.namespace?Yc(s.stdio[4]):()=>"",i=(0,Qr.once)(s,"close");i.catch(()=>{});const a=()=>Vc(s.pid,n.sweep?n.env[St]:void 0),
c=()=>{a()};n.signal?.addEventListener("abort",c,{once:!0});try{const[f,m]=await(0,Qr.once)(s,"exit");return await a(),await i,await Qc(o()),n.signal?.throwIfAborted(),
Wc(typeof f=="number"?f:null,typeof m=="string"?m:null)}finally{n.signal?.removeEventListener("abort",c)}}const zc=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE",
"SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function Wc(t,e){const n=zc.find(s=>t===128+Vr.constants.signals[s]);return{exitCode:t,signal:e??n??null}}function Kc(t,e,n){
const s=new Bc.StringDecoder("utf8");let r="";const o=a=>{const c=a.split(`
`);r=(c.pop()??"").slice(0,Xr);for(const f of c)n(f.slice(0,Xr),e)},i=t[e];i?.on("data",a=>{o(r+s.write(a)),!(a.length<Gc)&&(i.pause(),setTimeout(()=>i.resume(),
Hc))}),i?.on("end",()=>{r!==""&&n(r,e)})}function Yc(t){let e="";return t instanceof yn.Readable&&t.setEncoding("utf8").on("data",n=>e+=n),()=>e}const Jc=1e4;async function Qc(t){
const e=/"child-pid": (\d+)/.exec(t)?.[1];for(let n=0;e!==void 0&&n<Jc;n+=1){const s=await(0,v.readFile)(`/proc/${e}/stat`,"utf8").catch(()=>"");if(!/\) [^ZX]/.
test(s))return;await new Promise(r=>setTimeout(r,1))}}async function Vc(t,e){t!==void 0&&qr(-t),e!==void 0&&await Zr(n=>n===e)}async function Zr(t){let e=new Set;
for(let n=0;n<50;n+=1){const s=await Xc(),r=await Zc(s,t);for(const o of r)qr(o);if(r.length===0&&s.every(o=>e.has(o)))return;e=new Set(s),await new Promise(o=>setImmediate(
o))}}async function Xc(){return(await(0,v.readdir)("/proc").catch(()=>[])).filter(e=>/^\d+$/.test(e)).map(Number)}async function Zc(t,e){return(await Promise.all(
t.map(async s=>{const o=(await(0,v.readFile)(`/proc/${s}/environ`,"utf8").catch(()=>"")).split("\0").find(i=>i.startsWith(`${St}=`));return o!==void 0&&e(o.slice(
St.length+1))?[s]:[]}))).flat()}function qr(t){try{process.kill(t,"SIGKILL")}catch{}}const eo="cache";function Xs(t){return(0,R.createHash)("sha256").update(JSON.
stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function qc(t,e,n,s){await(0,v.mkdir)((0,b.join)(t,Xs(e)),{recursive:!0});const r=await(0,v.
realpath)((0,b.join)(t,Xs(e)));await(0,v.chmod)(r,493);const o=(0,b.join)(r,n);await Ze(o);const i={cache:(0,b.join)(r,eo),root:o,source:(0,b.join)(o,"source"),
home:(0,b.join)(o,"home"),tmp:(0,b.join)(o,"tmp")};for(const a of Object.values(i))await(0,v.mkdir)(a,{recursive:!0}),s!==void 0&&await(0,v.chown)(a,s,s);return{
app:r,...i,[Symbol.asyncDispose]:()=>Ze(o).catch(()=>{})}}async function eu(t){const e=[];for(const n of await(0,v.readdir)(t).catch(()=>[]))for(const s of await(0,v.
readdir)((0,b.join)(t,n),{withFileTypes:!0}))s.isDirectory()&&s.name!==eo&&e.push((0,b.join)(t,n,s.name));return e}async function Ze(t){try{await(0,v.rm)(t,{recursive:!0,
force:!0})}catch(e){if(!["EACCES","EPERM","ENOTEMPTY"].includes((0,A.xU)(e)??""))throw e;await to(t),await(0,v.rm)(t,{recursive:!0,force:!0})}}async function to(t){
await(0,v.chmod)(t,448);for(const e of await(0,v.readdir)(t,{withFileTypes:!0}))e.isDirectory()&&await to((0,b.join)(t,e.name))}async function tu(t,e){const{exitCode:n}=await gn(
"chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}const no=[["core.hooksPath","/dev/null"],["core.fsmonitor",
"false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedL\
imit","1000"],["http.lowSpeedTime","60"]],nu=Uc();async function su(t,e,n,s,r){const o=(0,b.join)(t,`${(0,R.createHash)("sha256").update(e.url).digest("hex").slice(
0,32)}.git`),i=io(e.protocols,r),a=await nu(o,()=>ru(i,o,e,n)),{branch:c}=n,f=(0,b.join)(s,".git");await(0,Jr.e)(f,{bare:!1,branch:c,lender:o,origin:e.shown}),await i.
must(["-C",s,"reset","-q","--hard",a]);const m=(await(0,v.readFile)((0,b.join)(f,"refs/heads",c),"utf8")).trim();return await(0,v.writeFile)((0,b.join)(f,"shall\
ow"),`${m}
`),(0,I.existsSync)((0,b.join)(s,".gitmodules"))&&await iu(s,e,r),{commit:m,mirror:o}}async function ru(t,e,n,s){if(!(0,I.existsSync)(e))return so(t,e,n,s);const r=s.
commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&r&&(await t.try(r)).exitCode===0)return s.commit;try{return await ro(t,e,n,
s)}catch(o){if(lu(o)!=="clone_failed")throw o;return so(t,e,n,s)}}async function so(t,e,n,s){const r=`${e}.new`;await Ze(r);try{await(0,Jr.e)(r,{bare:!0,branch:"\
main"});const o=await ro(t,r,n,s,ou);return await Ze(e),await(0,v.rename)(r,e),o}finally{await Ze(r)}}const ou=["-c","maintenance.auto=false"];async function ro(t,e,{
url:n,shown:s},r,o=[]){const i=r.commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const a of i){const c=`refs/slipway/${(0,R.createHash)(
"sha256").update(a).digest("hex").slice(0,16)}`,f=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],m=await t.try(["-C",e,...o,"fetch",...f]);if(m.exitCode===0)
return/^[0-9a-f]*/.exec(await(0,v.readFile)((0,b.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const w=cu(m.errors,s,r);if(w.facts.code!=="branch_not_found")throw w}throw ce(
"clone","branch_not_found",`The repository ${s} has no branch "${r.branch}"`)}async function iu(t,e,n){const s=io("https",n),r=["submodule","update","-q","--ini\
t","--recursive","--depth=1","--recommend-shallow"],{exitCode:o,errors:i}=await s.try(["-C",t,...r]);if(o===0)return;const a=/transport '[^']*' not allowed/.test(
i.join(`
`));throw ce("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${Zs(i)}`,i)}
const oo=/no space left on device|disk quota exceeded|unable to write file/i,au=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t}\
 is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(t,{
commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t} has no branch "${e}"`],
[oo,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '.*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function cu(t,e,n){const s=t.join(`
`),[,r,o]=au.find(([i])=>i.test(s))??[];return r&&o?ce("clone",r,o(e,n),t):ce("clone","clone_failed",`The repository ${e} could not be fetched: ${Zs(t)}`,t)}function Zs(t){
return(t.findLast(n=>/^(?:fatal|error|remote):/.test(n))??t.at(-1)??"git said nothing").replace(/^(?:fatal|error): /,"")}function io(t,e){const n={...e.env,...uu(
t)},s=async r=>{const o=[],i=[],{exitCode:a}=await gn("git",r,{cwd:"/",env:n,signal:e.signal,onLine(c,f){const m=Yr(c);(f==="stdout"?o:i).push(m),f==="stderr"&&
e.onLine(m)}});return{exitCode:a,output:o.join(`
`),errors:i.slice(-50)}};return{try:s,async must(r){const{exitCode:o,output:i,errors:a}=await s(r);if(o===0)return i;throw oo.test(a.join(`
`))?ce("clone","disk_full","The disk is full: the repository could not be checked out",a):ce("clone","clone_failed",`The checkout failed: ${Zs(a)}`,a)}}}function uu(t){
const e=no.flatMap(([n,s],r)=>[[`GIT_CONFIG_KEY_${r}`,n],[`GIT_CONFIG_VALUE_${r}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(no.length),...Object.fromEntries(e)}}function lu(t){return t instanceof fe?t.facts.code:void 0}var du=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},fu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function hu(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:r,
limits:o,clock:i}=t;for(const T of Object.values(r))await(0,v.mkdir)(T,{recursive:!0,mode:448});const a=await t.sandbox(),c=du(s,new Lc((0,b.join)(r.logs,`${e.deployID}\
.log`),o.logBytes,e.env),!0),f=await qc(r.builds,e.app,e.deployID,a.ownerOf(e.app)),m=new AbortController,w=new AbortController;i.sleep(o.timeoutMs,w.signal).then(
()=>m.abort(new Error("the time limit")),()=>{});const E=AbortSignal.any([n.signal,m.signal]),P={context:t,job:e,sandbox:a,workspace:f,log:c,signal:E,mirror:"",
root:f.source,step:"",stage:"clone"},D=T=>{P.stage=T,n.onStage(T)};try{return{...await pu(P,D,n),[Symbol.asyncDispose]:()=>f[Symbol.asyncDispose]()}}catch(T){const S=await wu(
T,P,m.signal.aborted).finally(()=>f[Symbol.asyncDispose]());throw n.signal.throwIfAborted(),S}finally{w.abort()}}catch(r){s.error=r,s.hasError=!0}finally{const r=fu(
s);r&&await r}}async function pu(t,e,n){const{job:s,workspace:r}=t;e("clone");const o=await mu(t);n.onCommit(o);const i=await yu(t);t.root=i;const a=await yc(i,
r.source),c=s.buildCommand||a.hasBuildScript&&`${a.manager} run build`;gu(t),e("install"),await _c(t,a,i,!!c),e("build"),c&&await _t(t,"build",c,i,a);const f=await Cc(
r.source,i,s.outputDirectory,!!c);return{commit:o,directory:f}}async function mu(t){const{context:e,job:n,workspace:s,log:r,signal:o}=t,i=Pc(n.repository,e.rules);
t.step=`the clone of ${i.shown}`,r.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const c={env:{...e.hostEnv,PATH:e.path,[St]:e.
markerOf(n)},signal:o,onLine:E=>r.line(E)},{commit:f,mirror:m}=await su(e.folders.mirrors,i,n,s.source,c);t.mirror=m,r.line(`Checked out ${f}`);const w=t.sandbox.
ownerOf(n.app);return w!==void 0&&await tu(s.source,w),f}async function yu({job:t,workspace:e}){const n=t.settings.rootDirectory??".",s=await(0,Q.UG)(e.source,n).
catch(()=>{});if(s&&(await(0,v.stat)(s)).isDirectory())return s;throw ce("clone","root_directory_missing",`The root directory \`${n}\` is not in the repository`)}
function gu({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(process.versions.node,10)&&e.line(`Warning\
: the app asks for Node.js ${n}, builds here run Node.js ${process.versions.node}`)}async function wu(t,e,n){const{log:s,stage:r,step:o,context:i,workspace:a,root:c}=e;
if(n){const m=`The build took longer than its limit of ${(0,tc.a)(i.limits.timeoutMs)} and was stopped during ${o}`;return s.line(m),ce(r,"build_timeout",m,s.last())}
if(t instanceof fe){const f=(0,nc.y)(s.recent()),m=await Promise.all(f.map(w=>Ic(w,a.source,c)));return s.line(t.message),new fe({...t.facts,log:s.last(),diagnostics:m})}
return xe(t)?ce(r,"disk_full","The disk is full",s.last()):t}const qs=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],ao="/run/systemd/res\
olve",co=19e8,bu=1e8;function Eu(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,`ulimit -d ${Math.ceil(t.processBytes/
1024)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:":",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].
join(`
`)}async function Tu(t){const{want:e,limits:n}=t,s=(0,Vr.userInfo)().uid===0,r=e==="none"?{kind:"none",reason:"it was asked for"}:await Su(s),o=r.kind==="bubble\
wrap",i=c=>o&&s?co+Number.parseInt(Xs(c).slice(0,8),16)%bu:void 0,a=Eu(n,o);return{isolation:r,ownerOf:i,tmpOf:c=>o?"/tmp":c.tmp,async run(c){const f=i(c.app),m=o?
await _u(c,t,f):[],[w="/bin/sh",...E]=[...m,"/bin/sh","-c",a,"sh",c.script];return gn(w,E,{cwd:o?"/":c.cwd,env:{...c.outerEnv,PATH:"/usr/local/bin:/usr/bin:/bin"},
channel:uc({...c.env,...c.outerEnv}),signal:c.signal,sweep:!o,namespace:o,onLine:c.onLine})}}}async function Su(t){const e=[...uo(t),...await fo(),...lo(t?co:void 0),
"true"],n=[],s=await gn("bwrap",e,{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:o=>n.push(o)}).catch(()=>{});return s?.exitCode===0?{kind:"bubblewra\
p",asRoot:t}:{kind:"none",reason:s?`bubblewrap does not work here: ${n.at(-1)??"no reason given"}`:"bubblewrap is not installed"}}async function _u(t,{tools:e,dataDir:n},s){
const{app:r,tmp:o}=t.workspace;if(await(0,v.realpath)(o).catch(()=>"")!==o)throw ce("build","build_failed","A command of the build replaced its folder for tempo\
rary files");const i=e.filter(c=>!qs.some(f=>(0,Q.FK)(f,c))),a=[...qs,...i].some(c=>(0,Q.FK)(c,n))?["--tmpfs",n]:[];return["bwrap",...uo(s!==void 0),...await fo(),
...s===void 0?[]:await $u(r,s,t.workspace),"--bind",o,"/tmp",...i.flatMap(c=>[...wn(c),"--ro-bind-try",c,c]),...a,...t.readable.flatMap(c=>[...wn(c),"--ro-bind-\
try",c,c]),...wn(r),"--bind",r,r,"--info-fd","4","--chdir",t.cwd,...lo(s)]}function uo(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cg\
roup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}
function lo(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=\
-all"]}async function $u(t,e,n){const s=(0,b.join)(t,"passwd");return await(0,v.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
build:x:${e}:${e}::${n.home}:/bin/sh
`),["--ro-bind",s,"/etc/passwd"]}async function fo(){return[...(await Promise.all(qs.map(async e=>{const n=await(0,v.realpath)(e).catch(()=>{});return n===void 0?
[]:n===e?["--ro-bind",e,e]:["--symlink",n,e]}))).flat(),"--ro-bind-try",ao,ao,"--dev","/dev","--proc","/proc"]}function wn(t){const e=(0,b.dirname)(t);return e===
"/"?[]:[...wn(e),"--dir",e]}async function Ou(t,e){const n=[(0,b.dirname)(process.execPath),(0,b.dirname)(await(0,v.realpath)(process.execPath)),...e];for(const s of t.
split(":").filter(r=>r.startsWith("/"))){const r=await(0,v.realpath)((0,b.join)(s,"npm")).catch(()=>{});r&&n.push(s,(0,b.dirname)((0,b.dirname)(r)))}return[...new Set(
n)]}const ku={NODE_DISABLE_COMPILE_CACHE:"1"};function vu(t){const e={...Dr,...t.limits},n=(0,b.resolve)(t.dataDir),s={builds:(0,b.join)(n,"builds"),mirrors:(0,b.
join)(n,"git"),logs:(0,b.join)(n,"logs")},r={...oc(t.env),...t.lasting===!1&&ku},o=ac(t.env.PATH??"/usr/local/bin:/usr/bin:/bin",process.execPath),i=`${(0,R.createHash)(
"sha256").update(n).digest("hex").slice(0,16)}/`;let a;const c={limits:e,folders:s,hostEnv:r,path:o,clock:t.clock,rules:{template:t.gitUrlTemplate??"https://git\
hub.com/{repository}.git",allowLocal:t.allowLocalGit??!1},markerOf:f=>`${i}${f.deployID}`,sandbox(){return a??=Iu(t,e,o,r),a}};return{build:(f,m)=>hu(c,f,m),async recover(){
const f=c.sandbox();f.catch(()=>{}),t.isolation==="required"&&await f;const m=await eu(s.builds);m.length>0&&await Zr(w=>w.startsWith(i));for(const w of m)await Ze(
w)}}}async function Iu(t,e,n,s){const r=await Ou(n,ic(s)),o=await Tu({want:t.isolation==="none"?"none":"auto",limits:e,tools:r,dataDir:await(0,v.realpath)(t.dataDir)});
if(o.isolation.kind==="none"){if(t.isolation==="required")throw Au(o.isolation.reason);t.log("warn","builds_not_isolated",{reason:o.isolation.reason,means:"buil\
ds can read and write what the platform can, and the number of their processes is not bounded"})}return o}function Au(t){return new A.GQ("unsupported_runtime",`\
Builds cannot be isolated: ${t}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then have the rights of the platform."})}
const xu=1e4;function Ru(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Map;return r=>{const o=e.now(),i=s.get(r)??{left:t,at:o};i.left=Math.min(t,i.left+(o-i.at)*
n),i.at=o,s.delete(r),s.set(r,i);const[a]=s.keys();return s.size>xu&&a!==void 0&&s.delete(a),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const Nu=36e5;
function Lu(t,e,n,s){let r,o=Number.NEGATIVE_INFINITY;const i=async()=>{o=n.now();try{const c=await t.collect(e.manifests());s("info","objects_collected",{objects:c.
objects,bytes:c.bytes})}catch(c){s("error","collection_failed",{message:c instanceof Error?c.message:String(c)})}finally{r=void 0}},a=()=>(r??=i(),r);return{collect:a,
whenIdle(){n.now()-o>=Nu&&a()},async[Symbol.asyncDispose](){await r}}}function Du(t){const e=(0,b.join)(t,"identity-key.json");if(!(0,I.existsSync)(e)){const i=(0,R.
generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"}),a=`${e}.${(0,R.randomBytes)(4).toString("hex")}`;(0,I.writeFileSync)(a,`${JSON.
stringify(i)}
`,{mode:384}),(0,I.renameSync)(a,e)}const n=JSON.parse((0,I.readFileSync)(e,"utf8"));if(!(0,ee.G)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="s\
tring")throw new A.GQ("unsupported_data",`${e} is not a P-256 key`,{remedy:"Remove the file: a new key is made at the next start, and tokens signed before cease\
 to count."});const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=Cu(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}
function Cu(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,R.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const Mu=30,ju=["\
ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Pu=16*1024;function Uu(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.
map(r=>[r.issuer,{...r,keys:Ku(r.issuer,t.fetch)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=po(async()=>(await _.e(460).then(_.bind(_,6460))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=Fu(r),i=await _.e(460).then(_.bind(_,6460)),{header:a,
claims:c}=Bu(o,i);Gu(a,c);const f=s.get(c.iss??"");if(!f)throw se("The token was issued by an identity provider that this platform does not trust (iss)");const m=await f.
keys(),w=f.audiences??[t.audience];try{const{payload:E}=await i.jwtVerify(o,m,{issuer:f.issuer,audience:[...w],algorithms:ju,clockTolerance:Mu,currentDate:new Date(
n.now()),requiredClaims:["exp"]});return Hu(f,E),{email:zu(f,E),issuer:f.issuer}}catch(E){throw Wu(E,i,w.join(" or "))}}}function Fu(t){if(t===void 0)throw se('\
There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw se('The Author\
ization header is not "Bearer <ID token>"');if(e.length>Pu)throw se("The token is too long to be an ID token");return e}function Bu(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw se("The token is not a JSON Web Token, so it is not an ID token")}}function Gu(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw se("The token is an access token: send the identity provider's ID\
 token instead")}function Hu(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw se(`The token's ${n} claim is not one that this \
platform accepts`)}function zu(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(s,r)=>{const o=e[r];if(typeof o!="string"||o==="")throw se(`The token has no ${r} c\
laim`);return o});if(!/^[^@\s]+@[^@\s]+$/.test(n))throw se("The token's email claim is not an email");if(e.email_verified===!1&&t.email==="{email}")throw se("Th\
e token's email is not verified (email_verified is false)");return n.toLowerCase()}function Wu(t,e,n){if(t instanceof H)return t;const{errors:s}=e;return t instanceof
s.JWTExpired?se("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?se(`The token is for another audience \
(aud): ask for one with ${n}`):t.claim==="nbf"?se("The token is not valid yet (nbf)"):se(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?se("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?se("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?se("The token is not a valid ID token"):ho()}function se(t){
return new H("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function ho(){return new H("unavailable","The keys of the token's issue\
r cannot be fetched right now.",{"retry-after":"5"})}function Ku(t,e){return po(async()=>{const n=await _.e(460).then(_.bind(_,6460));try{const r=await(await e(
`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(5e3),redirect:"error"})).json(),o=Yu(r,t);return n.createRemoteJWKSet(o,{timeoutDuration:5e3,
[n.customFetch]:e})}catch{throw ho()}})}function Yu(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery docu\
ment of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("keys less well guarded than their issuer");return r}function po(t){
let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}class qe extends Error{name="StoreUnavailable"}const be=64,Ju=32;class mo{#e;#t=[];constructor(e){this.#e=
Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),
this.#t[n]}}const yo=new mo(8192),Qu=new mo(256);function Vu(t){return(0,R.hash)("sha256",yo.latin1(t))}function go(t,e){return t.length===e.length&&(0,R.timingSafeEqual)(
yo.latin1(t),Qu.latin1(e))}class Xu{#e;#t;constructor(e){if(e.length>be)throw new RangeError(`An HMAC key of ${e.length} bytes`);this.#e=Buffer.alloc(be+512),this.#t=
Buffer.alloc(be+Ju);for(let n=0;n<be;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,R.hash)("sha256",this.#n(e),"binary"),
be,"latin1"),(0,R.hash)("sha256",this.#t)}#n(e){const n=this.#e.length-be;return e.length>n?Buffer.concat([this.#e.subarray(0,be),Buffer.from(e,"latin1")]):this.#e.
subarray(0,be+this.#e.write(e,be,"latin1"))}}const wo="AWS4-HMAC-SHA256";function bo({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function Zu(t,e,n){
return`${wo}
${t}
${bo(e)}
${Vu(n)}`}function qu(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,R.createHmac)("sha256",n).update(s,
"utf8").digest();return new Xu(n)}function el(t,e){return t.sign(e)}const tl=new RegExp(`^${wo} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),nl=1024,sl=1024,Eo=64,bn=new Map;function rl(t){const e=t.slice(
-Eo),n=t.slice(0,-Eo),s=bn.get(n);if(s&&ol.test(e))return{...s,signature:e};const r=il(t);if(r)return bn.size>=nl&&bn.clear(),n.length<sl&&bn.set(n,r),{...r,signature:e}}
const ol=/^[0-9a-f]{64}$/;function il(t){const e=tl.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,f)=>f===0||(a[f-1]??"")<
c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const al=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let er;function cl(t){
if(er?.text===t)return er.time;const e=ul(t);return e!==void 0&&(er={text:t,time:e}),e}function ul(t){const e=al.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.
UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function En(t){return`${new Date(t).toISOString().
slice(0,19).replace(/[-:]/g,"")}Z`}function ll(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":ml(t.target.slice(e+1)),r=hl(n,
t.normalizePath),o=wl(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const dl=/^(?:\/[A-Za-z0-9_~-]+)+$/,fl=/[^A-Za-z0-9._~-]/g;function tr(t){return t.replace(fl,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function hl(t,e){if(dl.test(t))return t;const n=t.split("/");return(e?pl(n):n).map(tr).join("/")||"/"}function pl(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function ml(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[tr(To(r)),tr(To(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>So(n,r)||So(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function To(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function So(t,e){return t<e?-1:t>e?1:0}function yl(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=_o(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function gl(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?yl(t.rawHeaders):{names:e,repeated:[],get(n){const s=Y(t,n);return s===void 0?void 0:_o(s)}}}function wl(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const bl=/[ \t\r\n]{2}|[\t\r\n]/;function _o(t){const e=t.trim();return bl.test(e)?e.replace(/\s+/g," "):e}const Tn=5*6e4,$o=["host","content-type"],
El=new Set([...$o,"authorization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),oe=(t,e)=>({type:t,message:e});class Tl{#e;#t=new nr;constructor(e){
this.#e=e}readHeaders(e,n){const s=Y(e,"authorization");if(s===void 0)return oe("MissingAuthenticationTokenException","Missing Authentication Token");const r=rl(
s),o=Y(e,"x-amz-date")??"",i=cl(o);if(!r)return oe("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return oe("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(!a)return oe("UnrecognizedClientException","The security token included in the reques\
t is invalid.");const c=gl(e);return _l(r.scope,o)??$l(o,i,n)??Ol(a,c.get("x-amz-security-token"),n)??kl(c,r.signedHeaders)??{headers:c,signedBy:r,role:a,time:o}}verify(e,n,{
headers:s,signedBy:r,role:o,time:i}){const a=(0,R.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==a)return oe("InvalidSignatureExcept\
ion","The provided x-amz-content-sha256 header does not match what was computed.");const f=ll({method:e.method,target:e.target,headers:s,signedHeaders:r.signedHeaders,
payloadHash:a,normalizePath:!0}),m=this.#t.get(o,r.scope),w=el(m,Zu(i,r.scope,f));if(!go(w,r.signature))return oe("InvalidSignatureException","The request signa\
ture we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details\
.")}}function Sl(t){return"message"in t}function _l(t,e){if(t.region!==j.aT)return oe("InvalidSignatureException",`Credential should be scoped to a valid region\
: '${j.aT}'.`);if(t.service!==j.jL)return oe("InvalidSignatureException",`Credential should be scoped to correct service: '${j.jL}'.`);if(e.startsWith(`${t.date}\
T`))return;const n=e.slice(0,8);return oe("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP:\
 '${t.date}' != '${n}', from '${e}'.`)}function $l(t,e,n){if(e<n-Tn){const s=En(n-Tn);return oe("InvalidSignatureException",`Signature expired: ${t} is now earl\
ier than ${s} (${En(n)} - 5 min.)`)}if(e>n+Tn){const s=En(n+Tn);return oe("InvalidSignatureException",`Signature not yet current: ${t} is still later than ${s} \
(${En(n)} + 5 min.)`)}}function Ol(t,e,n){if(!go(e??"",t.sessionToken))return oe("UnrecognizedClientException","The security token included in the request is in\
valid.");if(!(t.expiresAt>n))return oe("ExpiredTokenException","The security token included in the request is expired")}function kl(t,e){const n=t.repeated.find(
o=>El.has(o));if(n!==void 0)return oe("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.names)if(vl(o)&&!e.includes(o))
return Oo(o);const s=$o.find(o=>!e.includes(o));if(s!==void 0)return Oo(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return oe("IncompleteSignatureExce\
ption",`The signed header '${r}' was not sent.`)}function vl(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Oo(t){return oe("InvalidSignat\
ureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class nr{static#e=4096;#t=new Map;get(e,n){const s=`${e.accessKeyID}/${bo(n)}`,r=this.#t.
get(s);if(r)return r;this.#t.size>=nr.#e&&this.#t.clear();const o=qu(e.secret,n);return this.#t.set(s,o),o}}const Il=720*6e4,Al="ABCDEFGHIJKLMNOPQRSTUVWXYZ23456\
7";class xl{#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=n;const s=e.prepare("SELECT access_key_id, environment_id, sealed, expires_at FROM kvs_roles").all();
for(const r of s){const o=String(r.access_key_id),i=r.sealed instanceof Uint8Array?JSON.parse(n.open(ko(o),r.sealed)):{};(0,ee.G)(i)&&this.#s(String(r.environment_id),
{accessKeyID:o,secret:String(i.secret),sessionToken:String(i.sessionToken),expiresAt:Number(r.expires_at)})}}byAccessKey(e){return this.#n.get(e)}issue(e,n){const s={
accessKeyID:`ASIA${Array.from((0,R.randomBytes)(16),f=>Al[f%32]).join("")}`,secret:(0,R.randomBytes)(30).toString("base64"),sessionToken:(0,R.randomBytes)(96).toString(
"base64"),expiresAt:n+Il},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(ko(r),JSON.stringify({secret:o,sessionToken:i}));return this.#r(n),
this.#e.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)").run(r,e,c,a),this.#s(e,s),s}#s(e,n){this.#n.set(
n.accessKeyID,{...n,environmentID:e})}#r(e){this.#e.prepare("DELETE FROM kvs_roles WHERE expires_at <= ?").run(e);for(const n of this.#n.values())n.expiresAt<=e&&
this.#n.delete(n.accessKeyID)}}function ko(t){return`kvs-role:${t}`}const Rl={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,
invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,rate_limited:429,
internal:500,unavailable:503};var Nl=_(4573),vo=_(1772);class je extends Error{name="InvalidJson"}const Ll=128;class Io extends Error{}function Dl(t){const e=new Map;
try{return new Bl(t).document(e),e}catch(n){if(!(n instanceof Io))throw n;return Cl(t)}}function Cl(t){try{return new Map((0,vo.U2)(t)?.map(e=>[e.name,e.text]))}catch(e){
throw e instanceof vo.sU?new je(e.message):e}}function Ao(t){if(t.charCodeAt(0)!==Sn)return;const e=t.slice(1,-1);return e.includes("\\")?String(JSON.parse(t)):
e}const Sn=34,Ml=92,xo=44,jl=58,Ro=123,No=125,Pl=91,Lo=93,Ul=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,Do=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Fl=/^\\u[dD][89abAB]/,
Co=/^\\u[dD][c-fC-F]/;class Bl{#e;#t=0;#n=0;constructor(e){this.#e=e}document(e){this.#h(),this.#y()!==Ro&&this.#g(),this.#r(e),this.#h(),this.#t!==this.#e.length&&
this.#g()}#s(){const e=this.#y();e===Sn?this.#u():e===Ro?this.#r(void 0):e===Pl?this.#o():e===116?this.#f("true"):e===102?this.#f("false"):e===110?this.#f("null"):
this.#p(Ul)}#r(e){const n=e??new Set;if(this.#a(),this.#y()!==No)do{this.#h();const s=this.#c();if(n.has(s))throw new je("a name stands twice in one object");this.#h(),
this.#w(jl),this.#h();const r=this.#t;this.#s(),e?e.set(s,this.#e.slice(r,this.#t)):n instanceof Set&&n.add(s),this.#h()}while(this.#m(xo));this.#i(No)}#o(){if(this.#a(),
this.#y()!==Lo)do this.#h(),this.#s(),this.#h();while(this.#m(xo));this.#i(Lo)}#a(){if(this.#n+=1,this.#n>Ll)throw new Io;this.#t+=1,this.#h()}#i(e){this.#w(e),
this.#n-=1}#c(){const e=this.#t;return this.#u(),Ao(this.#e.slice(e,this.#t))??""}#u(){this.#w(Sn);const e=this.#e;for(;;){const n=e.charCodeAt(this.#t);if(n===
Sn)break;n===Ml?this.#l():n>=32&&(n&63488)!==55296?this.#t+=1:n>=55296?this.#d():this.#g()}this.#t+=1}#d(){const[e,n]=[this.#y(),this.#e.charCodeAt(this.#t+1)];
if(e>=56320||(n&64512)!==56320)throw new je("a surrogate stands alone");this.#t+=2}#l(){const e=this.#t;this.#p(Do);const n=this.#e.slice(e,this.#t);if(Co.test(
n))throw new je("a surrogate stands alone");if(Fl.test(n)){if(!Co.test(this.#e.slice(this.#t,this.#t+6)))throw new je("a surrogate stands alone");this.#p(Do)}}#f(e){
this.#e.startsWith(e,this.#t)||this.#g(),this.#t+=e.length}#p(e){e.lastIndex=this.#t,e.test(this.#e)||this.#g(),this.#t=e.lastIndex}#h(){for(;;){const e=this.#y();
if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#t+=1}}#m(e){return this.#y()!==e?!1:(this.#t+=1,!0)}#w(e){this.#m(e)||this.#g()}#y(){return this.#e.charCodeAt(this.#t)}#g(){
throw new je(`unexpected ${this.#t<this.#e.length?"character":"end"} at ${this.#t}`)}}class Pe extends Error{name="InvalidRequest";code;constructor(e){super(e),
this.code=e}}function Gl(t,e){const n=Hl(e),s=zl(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=Wl(n.get("value")),o=e.length>2*r.length+
1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:Kl(n.get("ttlSeconds"))}}function Hl(t){if(!(0,Nl.isUtf8)(t))throw new Pe("invalid\
_json");try{return Dl(t.toString("utf8"))}catch(e){throw e instanceof je?new Pe("invalid_json"):e}}function zl(t){const e=t===void 0?void 0:Ao(t);if(e===void 0||
e===""||Mo(e,j.ux.keyBytes))throw new Pe("invalid_key");return e}function Wl(t){if(t===void 0||Mo(t,j.ux.valueBytes))throw new Pe("invalid_value");return t}function Kl(t){
if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<j.ux.minTtlSeconds||e>j.ux.maxTtlSeconds)throw new Pe("invalid_ttl");return e}function Mo(t,e){
return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}const et={"content-type":"application/json","cache-control":"no-store"},Yl={status:200,headers:et,
body:'{"ok":true}'},Jl={status:200,headers:et,body:'{"deleted":true}'},Ql={status:200,headers:et,body:'{"found":false,"expiresAt":null}'},Vl=new Map([[Ae.Y2.put,
"put"],[Ae.Y2.get,"get"],[Ae.Y2.delete,"delete"]]),Xl=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,Zl=/^Bearer +([!-~]+)$/i;function ql(t){return e=>{const n=t.
gateway.readHeaders(e,t.now());if(Sl(n))return Po(n);const s=r=>rd(r,e,t.log);return e.body(j.ux.bodyBytes).then(r=>{try{return ed(e,r,n,t,s)}catch(o){return s(
o)}},r=>s(r instanceof te?r:new Pe("invalid_json")))}}function ed(t,e,n,{gateway:s,tables:r,engine:o,now:i},a){const c=s.verify(t,e,n);if(c)return Po(c);const f=td(
t,n.role,r);if(typeof f=="string")return Ee(f);const m=i();if(!Qa(f.environmentWindow,f.tableWindow,m))return Ee("rate_limited",{"retry-after":String(Va(m))});const w=nd(
t);return typeof w!="string"?w:sd(w,Gl(w,e),f.keyspace,m,o,a)}function td(t,e,n){const s=Y(t,"x-kvs-authorization");if(!s)return"missing_token";const r=Zl.exec(
s)?.[1],o=r===void 0?void 0:n.byToken(r);return o?o.environmentID!==e.environmentID?"inactive_binding":o.supported?o:"unsupported_app_type":"invalid_token"}function nd(t){
const e=Vl.get(U(t.target));if(!e)return Ee("not_found");if(t.method!=="POST")return Ee("method_not_allowed",{allow:"POST"});const n=Y(t,"content-encoding")??"i\
dentity";return!Xl.test(Y(t,"content-type")??"")||n!=="identity"?Ee("unsupported_media_type"):e}function sd(t,{key:e,value:n,ttlSeconds:s},r,o,i,a){switch(t){case"\
put":{const c=s===void 0?null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:c}).then(()=>Yl,a)}case"delete":return i.delete(r,e).then(()=>Jl,a);case"get":{const c=i.
get(r,e,o);return c instanceof Promise?c.then(jo,a):jo(c)}}}function jo(t){if(!t)return Ql;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}\
"`;return{status:200,headers:et,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function rd(t,e,n){if(t instanceof Pe)return Ee(t.code);if(t instanceof
te)return Ee("body_too_large");const s=t instanceof qe,r=t instanceof Error&&t.cause instanceof Error?t.cause:t;return n("error",s?"kvs_unavailable":"kvs_failed",
{requestID:e.requestID,path:U(e.target),reason:r instanceof Error?r.message:String(r)}),s?Ee("unavailable",{"retry-after":"1"}):Ee("internal")}function Ee(t,e={}){
return{status:Rl[t],headers:{...et,...e},body:`{"error":"${t}"}`}}function Po({type:t,message:e}){return{status:403,headers:{...et,"x-amzn-errortype":t},body:JSON.
stringify({message:e})}}const sr=[`
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
  `];function od(t){const e=new zs.DatabaseSync(t===void 0?":memory:":(0,b.join)(t,"platform.db"));return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous \
= FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),id(e),e}function id(t){const e=Number(t.prepare("PRAGMA user_version").get()?.user_version??0);if(e>
sr.length)throw t.close(),new A.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${sr.length}`,{remedy:"Start it with the newer Sl\
ipway that wrote it, or name another --data directory."});for(const[n,s]of sr.entries())n>=e&&_n(t,()=>t.exec(`${s}; PRAGMA user_version = ${n+1};`))}function Uo(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,I.chmodSync)(e,384)}function _n(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const ad=160;class cd{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=rr(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=rr(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=rr(e,n),this.#t.delete(e))}clear(){this.#t=
new Map,this.#n=new Map,this.#s=0}}function rr(t,e){return ad+2*(t.length+e.value.length)}const ud=16*1024*1024,or=1e3,ld=13,dd=`
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
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL;
`;function Fo(t){const e=(t.open??(n=>new zs.DatabaseSync(n)))(t.path);return e.exec(dd),new fd(e,t)}class fd{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=
e,this.#t=pd(e),this.#n=new cd(n.cacheBytes??ud),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#o==="closed")throw new qe("the store is closed");const r=ir(
e,n),o=this.#n.get(r)??this.#a(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#a(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(
r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new qe("the store could not be read",{cause:r})}}put(e,n,s){
return this.#i(()=>this.#t.put.run(e,n,s.value,s.expiresAt),()=>this.#n.set(ir(e,n),s))}delete(e,n){return this.#i(()=>this.#t.delete.run(e,n),()=>this.#n.delete(
ir(e,n)))}async sweep(e,n){let s=0;return await this.#i(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=or;for(;n===or;)await this.#i(()=>{
n=Number(this.#t.drop.run(e,or).changes)},()=>this.#n.clear())}async keyspaces(){return this.#t.keyspaces.all().map(e=>Number(e.keyspace))}copyTo(e){Uo(this.#e,
e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#i(e,n){return new Promise((s,r)=>{
if(this.#o!=="open")return r(new qe(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#c()),this.#r.push({run:e,done:n,resolve:s,reject:r})})}#c(){
const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#u()&&hd(n)||this.#d(n);const r=new qe(
"the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#u(){try{return this.#e.isTransaction&&this.#e.
exec("ROLLBACK"),!0}catch{return!1}}#d(e){this.#o="poisoned",this.#s(e)}}function ir(t,e){return`${t}/${e}`}function hd(t){return t instanceof Error&&"errcode"in
t&&t.errcode===ld}function pd(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),
put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DE\
LETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expire\
s_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ?1 AND key IN (SELECT key FROM entries WHERE keyspace = ?1 LIMIT ?2)"),keyspaces:t.prepare(
"SELECT DISTINCT keyspace FROM entries")}}class md{#e;#t;#n;#s=new Map;#r=new Map;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s;const r=e.prepare("SELECT key\
space, token_hash, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app");for(const o of r.all())this.#u(String(o.token_hash),Number(o.keyspace),
String(o.environment_id),String(o.type))}byToken(e){return this.#s.get(Go(e))}create(e,n,s){if(!j.BL.test(n))throw new H("validation_failed",`"${n.slice(0,64)}"\
 is no table name: 1 to 32 of a-z, 0-9 and _, a letter first.`);const r=this.#a(e),o=`kvs_${(0,R.randomBytes)(32).toString("base64url")}`,i=Go(o),a=_n(this.#e,()=>{
this.#c(r,n);const c=this.#e.prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)").run(r.id,n,i,this.#t.seal(
Ho(i),o),s);return Number(c.lastInsertRowid)});return this.#u(i,a,r.environmentID,r.type),{name:n,variable:ar(n),createdAt:s,token:o}}list(e){return this.#i(this.#o(
e)).map(({name:n,createdAt:s})=>({name:n,variable:ar(n),createdAt:s}))}remove(e,n){const s=this.#o(e),r=this.#e.prepare("DELETE FROM kvs_tables WHERE app = ? AN\
D name = ? RETURNING keyspace, token_hash").get(s.id,n);if(!r)throw new H("not_found",`The app has no table "${n.slice(0,64)}".`);return this.#s.delete(String(r.
token_hash)),Number(r.keyspace)}injected(e){const n=this.#a(e),s=this.#i(n).map(({name:r,tokenHash:o,sealed:i})=>[ar(r),this.#t.open(Ho(o),i)]);return{environmentID:n.
environmentID,variables:Object.fromEntries(s)}}keyspaces(){return new Set([...this.#s.values()].map(({keyspace:e})=>e))}#o({org:e,project:n,appID:s}){const r=this.#e.
prepare("SELECT id, type, environment_id FROM apps WHERE org = ? AND project = ? AND app_id = ?").get(e,n,s);if(!r)throw new H("not_found",`There is no app "${s.
slice(0,64)}" in this project.`);return{id:Number(r.id),type:String(r.type),environmentID:String(r.environment_id)}}#a(e){const n=this.#o(e);if(Bo(n.type))return n;
throw new H("validation_failed",`Apps of type ${n.type} have no functions and cannot use the key-value store; api, web-ssr and sse can.`)}#i(e){return this.#e.prepare(
"SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? ORDER BY name").all(e.id).map(n=>({name:String(n.name),createdAt:Number(n.created_at),
tokenHash:String(n.token_hash),sealed:n.token_sealed instanceof Uint8Array?n.token_sealed:new Uint8Array}))}#c(e,n){const s=this.#i(e).map(r=>r.name);if(s.includes(
n))throw new H("conflict",`The app already has a table "${n}".`);if(s.length>=j.ux.tablesPerApp)throw new H("conflict",`An app may have ${j.ux.tablesPerApp} tab\
les: delete one first.`)}#u(e,n,s,r){const i=this.#r.get(s)??new Mr(this.#n.environmentPerMinute);this.#r.set(s,i);const a=new Mr(this.#n.tablePerMinute);this.#s.
set(e,{keyspace:n,environmentID:s,supported:Bo(r),environmentWindow:i,tableWindow:a})}}function Bo(t){return j.jI.some(e=>e===t)}function ar(t){return`${j.be}TO\
KEN_${t.toUpperCase()}`}function Go(t){return(0,R.hash)("sha256",t,"base64")}function Ho(t){return`kvs-token:${t}`}const cr=32,ur=12,lr=16;function yd(t){const e=(0,b.
join)(t,"platform.key"),n=gd(e)??wd(e);return{seal(s,r){const o=(0,R.randomBytes)(ur),i=(0,R.createCipheriv)("aes-256-gcm",n,o).setAAD(Buffer.from(s,"utf8")),a=Buffer.
concat([i.update(r,"utf8"),i.final()]);return Buffer.concat([o,a,i.getAuthTag()])},open(s,r){const o=Buffer.from(r),i=o.subarray(ur,-lr),a=(0,R.createDecipheriv)(
"aes-256-gcm",n,o.subarray(0,ur),{authTagLength:lr}).setAAD(Buffer.from(s,"utf8")).setAuthTag(o.subarray(-lr));return Buffer.concat([a.update(i),a.final()]).toString(
"utf8")}}}function gd(t){try{const e=(0,I.readFileSync)(t);if(e.length!==cr)throw new A.GQ("unsupported_data",`${t} is not a key of ${cr} bytes`,{remedy:"Restor\
e the file from a backup; without it sealed table tokens cannot be read."});return(0,I.chmodSync)(t,384),e}catch(e){if((0,A.xU)(e)==="ENOENT")return;throw e}}function wd(t){
const e=(0,R.randomBytes)(cr),n=(0,I.openSync)(t,"wx",384);try{(0,I.writeSync)(n,e),(0,I.fsyncSync)(n)}finally{(0,I.closeSync)(n)}return e}const zo="kvs.db",bd=3e4,
Wo=1e3;async function Ed(t){const{database:e,clock:n,log:s,lasting:r=!0}=t,o=yd(t.dataDir),i=new md(e,o,{...Cr,...t.quotas}),a=new xl(e,o),c=t.engine??Td(r?t.dataDir:
void 0,s);await $d(c,i,s);const f=()=>Od(c,n.now()),m=setInterval(()=>{f().catch(E=>s("warn","kvs_sweep_failed",{reason:String(E)}))},bd).unref(),w=async()=>{clearInterval(
m),await c.close()};return{handler:ql({gateway:new Tl(a),tables:i,engine:c,now:()=>n.now(),log:s}),createTable:(E,P)=>i.create(E,P,n.now()),listTables:E=>i.list(
E),deleteTable:async(E,P)=>_d(c,i.remove(E,P)),runtimeVariables:(E,P)=>kd(i,a,E,P,n.now()),sweep:f,copyTo:E=>c.copyTo?.((0,b.join)(E,zo)),close:w,[Symbol.asyncDispose]:w}}
function Td(t,e){if(t===void 0)return Fo({path:":memory:"});const n=(0,b.join)(t,zo);return(0,I.writeFileSync)(n,"",{flag:"a",mode:384}),Fo({path:n,onPoisoned:Sd(
e)})}function Sd(t){return e=>t("error","kvs_store_poisoned",{reason:e instanceof Error?e.message:String(e),remedy:"Writes are refused until the platform is sta\
rted again; check the disk first."})}async function _d(t,e){try{await t.drop(e)}catch(n){throw n instanceof qe?new H("unavailable","The table's token is out of \
service, but the store cannot be written: its data goes at the platform's next start."):n}}async function $d(t,e,n){const s=e.keyspaces();for(const r of await t.
keyspaces())s.has(r)||await t.drop(r).catch(o=>n("warn","kvs_drop_failed",{reason:String(o)}))}async function Od(t,e){let n=0;for(;;){const s=await t.sweep(e,Wo);
if(n+=s,s<Wo)return n}}function kd(t,e,n,s,r){const{environmentID:o,variables:i}=t.injected(n);if(Object.keys(i).length===0)return{};const a=e.issue(o,r);return{
[`${j.be}URL`]:s,[`${j.be}REGION`]:j.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:j.aT}}class Ko extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super($n(s),{cause:s}),this.stage=e,this.aborted=n}}const vd={queue:"build_failed",clone:"clone_failed",install:"in\
stall_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Id(t){const{stage:e,aborted:n,cause:s}=t instanceof Ko?t:{stage:"bu\
ild",aborted:!1,cause:t};return n?Yo(e):s instanceof fe?s.facts:xe(s)?dr(e,"disk_full","The disk of the platform is full"):dr(e,vd[e],`The platform itself faile\
d at the stage "${e}": ${$n(s)}`)}function Yo(t){return dr(t,"interrupted","The platform stopped while this deployment was under way")}function dr(t,e,n){return{
stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function $n(t){return t instanceof Error?t.message:String(t)}var Ad=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},xd=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Rd=1e3;function Nd(t){const{store:e,builder:n,log:s,workers:r=2}=t,o=new AbortController,
i=new Map;let a=[],c=!1,f=[];function m(T){if(a.some(L=>L.deployID===T))return;const S={deployID:T,app:e.job(T).app};a=[...a.filter(L=>$t(L)!==$t(S)||!w(L,T)),S]}
function w(T,S){try{e.cancel(T.deployID,S)}catch(L){return s("error","deployment_not_recorded",{deployID:T.deployID,cause:$n(L)}),!1}return s("info","deployment\
_superseded",{deployID:T.deployID,supersededBy:S}),t.onChange?.(T.deployID,T.app),!0}function E(){for(;c&&!o.signal.aborted&&i.size<r;){const T=a.find(L=>!i.has(
$t(L)));if(!T)break;a=a.filter(L=>L!==T);const S=Ld(T,t,o.signal).finally(()=>{i.delete($t(T)),E()});i.set($t(T),S)}if(!(a.length>0||i.size>0)){for(const T of f)
T();f=[]}}function P(){const T=a.map(S=>S.deployID);a=[];for(const{deployID:S,app:L,stage:z}of e.unfinished())z===null?m(S):(e.fail(S,Yo(z)),t.onChange?.(S,L));
for(const S of T)m(S)}async function D(){o.abort(new Error("the platform stops")),await Promise.all(i.values())}return{enqueue(T){m(T),E()},async start(){await n.
recover(),P(),c=!0,E()},stop:D,idle:()=>new Promise(T=>{f.push(T),E()}),[Symbol.asyncDispose]:D}}function $t({app:t}){return JSON.stringify([t.org,t.project,t.appID])}
async function Ld(t,e,n){const{deployID:s,app:r}=t,{store:o,log:i,clock:a,onChange:c}=e,f=a.now();let m="succeeded";try{await Dd(t,e,n)}catch(w){const E=Id(w);m=
E.code,await Cd(s,e,n,()=>o.fail(s,E))}c?.(s,r),i("info","deployment_ended",{deployID:s,ending:m,ms:a.now()-f})}async function Dd({deployID:t,app:e},n,s){const{
store:r,builder:o,objects:i,onChange:a}=n;let c="clone";const f=(m,w)=>{c=w,r.advance(t,m,w),a?.(t,e)};try{const m={stack:[],error:void 0,hasError:!1};try{const w=Ad(
m,await o.build(r.job(t),{signal:s,onStage:P=>f("building",P),onCommit:P=>r.recordCommit(t,P)}),!0);await n.onOutput?.(w.directory,s),f("syncing","sync");const{
manifestHash:E}=await i.ingest(e.org,w.directory,s);s.throwIfAborted(),f("activating","activate"),r.activate(t,E)}catch(w){m.error=w,m.hasError=!0}finally{const w=xd(
m);w&&await w}}catch(m){throw new Ko(c,s.aborted,m)}}async function Cd(t,e,n,s){for(;;)try{return s()}catch(r){if(e.log("error","deployment_not_recorded",{deployID:t,
cause:$n(r)}),n.aborted)return;await e.clock.sleep(Rd,n).catch(()=>{})}}function X(t,e){const n=t[e];if(typeof n!="string")throw Qo(e);return n}function Te(t,e){
return t[e]===null?null:X(t,e)}function he(t,e){const n=t[e];if(typeof n!="number")throw Qo(e);return n}function Jo(t,e){return t[e]===null?null:he(t,e)}function Df(t,e){
return new Date(he(t,e)).toISOString()}function Qo(t){return new A.GQ("internal",`platform.db: column ${t} has an unexpected type`)}function Md(t,e,n){const s=t.
prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT * FROM apps WHERE org = ? ORDER BY project, app_id"),o=t.prepare(
"SELECT DISTINCT org FROM apps ORDER BY org"),i=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),a=t.prepare(`INSERT INTO apps (org, project, app_id, name, t\
ype, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),f=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name"),m=t.prepare("DELETE FROM env \
WHERE app = ?"),w=t.prepare("INSERT INTO env (app, name, value) VALUES (?, ?, ?)"),E=T=>{const S=s.get(T.org,T.project,T.appID);return S&&fr(S)},P=T=>{let S=Ur(
T,n);for(;i.get(S);)S=Ur(T,n);return S},D=T=>{const S=E(T);if(!S)throw new A.GQ("internal",`The app ${T.appID} is not in platform.db`);return S};return{find:E,create(T,S,L){
if(E(T))return;const z=e.now();return a.run(T.org,T.project,T.appID,T.appID,S,...Vo(L),P(T.appID),`env-${Ws(16,n)}`,z,z),D(T)},update(T,S){return c.run(...Vo(S),
e.now(),T.id),D(T)},env:T=>Object.fromEntries(f.all(T.id).map(S=>[X(S,"name"),X(S,"value")])),replaceEnv(T,S){m.run(T.id);for(const[L,z]of Object.entries(S))w.run(
T.id,L,z)},organizations:()=>o.all().map(T=>X(T,"org")),list:T=>r.all(T).map(fr)}}function Vo(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,
settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function fr(t){const e=X(t,"type"),n=j.yN.find(s=>s===e);if(!n)throw new A.GQ("internal",`platform.db: unknown\
 app type ${e}`);return{id:he(t,"id"),org:X(t,"org"),project:X(t,"project"),appID:X(t,"app_id"),name:X(t,"name"),type:n,repository:X(t,"repository"),branch:X(t,
"branch"),buildCommand:Te(t,"build_command"),outputDirectory:Te(t,"output_directory"),region:Te(t,"region"),settings:Xo(X(t,"settings")),subdomain:X(t,"subdomai\
n"),environmentID:X(t,"environment_id"),liveRelease:Te(t,"live_release"),createdAt:he(t,"created_at"),updatedAt:he(t,"updated_at")}}function Xo(t){const e=JSON.
parse(t);return(0,ee.G)(e)?e:{}}const Zo=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;function jd(t,e,n,s,r){const o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch,\
 commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),i=t.prepare(`SELECT ${Zo} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`),a=t.prepare(`SELECT ${Zo} FROM deploym\
ents d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=t.prepare(`SELECT failure FROM deployments WHERE app = ? AND deploy_id = ?
    AND status = 'failed'`),f=t.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`),m=t.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployment\
s d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`),w=t.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`),E=t.prepare("UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?"),P=t.prepare(`UPDATE deployments SET s\
tatus = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),D=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),T=t.prepare(`SELECT status, count(*) AS count,
    coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);return{create(S,L,z){const ue=`dpl-${Ws(16,r)}`;o.run(ue,S.id,L,z,s.now());
const Ue=i.get(S.id,ue);if(!Ue)throw new A.GQ("internal",`The deployment ${ue} was not stored`);return hr(Ue)},find(S,L){const z=i.get(S.id,L);return z&&hr(z)},
list:(S,L,z)=>a.all(S.id,z??Number.MAX_SAFE_INTEGER,L).map(hr),failure(S,L){const z=c.get(S.id,L);return z&&JSON.parse(X(z,"failure"))},totals:()=>T.all().map(S=>({
status:X(S,"status"),count:he(S,"count"),seconds:he(S,"ms")/1e3})),unfinished:()=>f.all().map(S=>({deployID:X(S,"deploy_id"),app:{org:X(S,"org"),project:X(S,"pr\
oject"),appID:X(S,"app_id")},stage:qo(S)})),job(S){const L=m.get(S);if(!L)throw new A.GQ("internal",`There is no deployment ${S}`);const z=fr(L),{org:ue,project:Ue,
appID:tt,repository:Ot,buildCommand:kn,outputDirectory:kt,settings:Nf}=z;return{deployID:S,app:{org:ue,project:Ue,appID:tt},repository:Ot,branch:X(L,"job_branch"),
commit:Te(L,"commit_requested"),buildCommand:kn,outputDirectory:kt,settings:Nf,env:e.env(z)}},advance(S,L,z){w.run(L,z,s.now(),S)},recordCommit(S,L){E.run(L,S)},
fail(S,L){P.run(L.stage,JSON.stringify(L),s.now(),S)},cancel(S,L){D.run(L,s.now(),S)},activate:(S,L)=>n.activate(S,L)}}function hr(t){return{seq:he(t,"seq"),deployID:X(
t,"deploy_id"),status:Pd(t),stage:qo(t),branch:X(t,"branch"),commit:Te(t,"commit"),createdAt:he(t,"created_at"),startedAt:Jo(t,"started_at"),finishedAt:Jo(t,"fi\
nished_at"),supersededBy:Te(t,"superseded_by")}}function qo(t){const e=Te(t,"stage");return An.find(n=>n===e)??null}function Pd(t){const e=X(t,"status"),n=In.find(
s=>s===e);if(!n)throw new A.GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const ei=24*36e5;function Ud(t,e){const n=t.prepare(`SELECT re\
quest_hash, status, response FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`),s=t.prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)"),r=t.prepare("DELETE FROM idempo\
tency WHERE created_at <= ?"),o=i=>(0,R.createHash)("sha256").update(i).digest("hex");return{recall(i,a,c){const f=n.get(i,a,e.now()-ei);return f?X(f,"request_h\
ash")!==o(c)?{kind:"other-body"}:{kind:"answered",status:he(f,"status"),body:X(f,"response")}:{kind:"new"}},remember(i,a,c,f,m){r.run(e.now()-ei),s.run(i,a,o(c),
f,m,e.now())}}}const Fd=1e4;function Bd(t,e,n){const s=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`),r=t.prepare(`UPDATE deployments SET status = 'succeeded', stage =\
 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`),o=t.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`),i=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),a=t.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`),c=t.prepare("DELETE FROM releases WHERE deploy_id = ?"),f=t.prepare("S\
ELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),m=t.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a\
.id = r.app
    WHERE ?1 IS NULL OR a.org = ?1`),w=new Map,E=D=>a.all(D).map(Gd),P=D=>{const T=f.get(D);if(!T)return;const S=Te(T,"live_release"),L=E(he(T,"id"));return{org:X(
T,"org"),subdomain:X(T,"subdomain"),settings:Xo(X(T,"settings")),release:L.find(z=>z.deployID===S)??null,kept:L.filter(z=>z.deployID!==S)}};return{site(D){const T=w.
get(D);if(T)return T;const S=P(D);return w.size>=Fd&&w.clear(),S&&w.set(D,S),S},activate(D,T){const S=e.now(),L=o.get(D);if(!L)throw new A.GQ("internal",`There \
is no deployment ${D}`);const z=he(L,"id");_n(t,()=>{if(s.run(T,S,D).changes!==1)throw new A.GQ("internal",`The deployment ${D} has ended and cannot be activate\
d`);r.run(S,S,D),i.run(D,z);for(const ue of E(z).slice(n))c.run(ue.deployID)}),w.delete(X(L,"subdomain"))},rollback(D,T){const S=E(D.id),L=S.findIndex(ue=>ue.deployID===
D.liveRelease),z=T===void 0?S[L+1]:S.find(ue=>ue.deployID===T);if(!(!z||L===-1))return i.run(z.deployID,D.id),w.delete(D.subdomain),z},list:D=>E(D.id),manifests:D=>m.
all(D??null).map(T=>({org:X(T,"org"),manifestHash:X(T,"manifest")})),forget:D=>{w.delete(D)}}}function Gd(t){return{deployID:X(t,"deploy_id"),manifestHash:X(t,"\
manifest")}}function Hd(t){const{clock:e,random:n}=t,s=od(t.dataDir),r=Md(s,e,n),o=Bd(s,e,t.keepReleases);return{database:s,apps:r,releases:o,deployments:jd(s,r,
o,e,n),idempotency:Ud(s,e),transaction:i=>_n(s,i),[Symbol.dispose](){s.isOpen&&s.close()}}}const zd=600;async function Wd(t,e,n){const{env:s,allowLocalGit:r,clock:o,
log:i,random:a,keepReleases:c,kvsQuotas:f,workers:m,lasting:w}=e,E=n.use(Hd({dataDir:w?t:void 0,clock:o,random:a,keepReleases:c})),P=n.use(await Ed({dataDir:t,lasting:w,
database:E.database,clock:o,log:i,quotas:f})),D=n.use(vi({dir:(0,b.join)(t,"objects"),clock:o,log:i,lasting:w})),T=n.use(Lu(D,E.releases,o,i)),{gitUrlTemplate:S,
isolation:L,buildLimits:z}=e,tt={builder:e.builder??vu({dataDir:t,lasting:w,env:s,allowLocalGit:r,gitUrlTemplate:S,limits:z,isolation:L,log:i,clock:o}),objects:D,
workers:m,log:i,clock:o,onChange:()=>{E.deployments.unfinished().length===0&&T.whenIdle()},onOutput:e.onOutput},Ot=n.use(Nd({store:E.deployments,...tt}));return{
state:E,kvs:P,objects:D,housekeeping:T,queue:Ot}}function Kd(t,e,n,s,r){const{clock:o,fetch:i,requestsPerMinute:a=s===Lr?0:zd}=e,c=Du(t),{baseUrl:f,issuer:m}=n;
return{issuer:B({issuer:m,audience:f,key:c,requestToken:r,clock:o}),gate:{roleOf:s.roleOf,verify:Uu({policy:s,issuer:m,audience:f,key:c,clock:o,fetch:i}),rateLimit:Ru(
a,o)}}}function Yd(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===ti&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==ti?!1:t.
startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const ti=46;function Jd(t){return[["/api/v1","control",t.control],["/v1","kvs",t.kvs],["/identity","identity",t.
identity],["/console","console",t.console],["/operator","operator",t.operator],["/backup","operator",t.backup],["/healthz","platform",t.healthz],["/metrics","pl\
atform",t.metrics]]}function Qd(t){const e=Jd(t),{sitesDomain:n,edge:s,observe:r}=t,o=a=>{const c=U(a.target);if(c==="/")return["platform",t.index];for(const[f,
m,w]of e)if(c.startsWith(f)&&!(c.length!==f.length&&c[f.length]!=="/"))return[m,w??ni];return["platform",ni]},i=(a,c,f)=>{const m=performance.now(),w=c(f);return w instanceof
Promise?w.then(E=>(r(a,f,E.status,m),E),E=>{throw r(a,f,500,m),E}):(r(a,f,w.status,m),w)};return a=>{const c=a.headers.host;if(typeof c=="string"&&Yd(c,n))return i(
"edge",s,a);const[f,m]=o(a);return i(f,m,a)}}const ni=t=>W(404,{error:{code:"not_found",message:`Nothing is at ${U(t.target)}`,requestID:t.requestID}});var Vd=_(
7067),Xd=_(7030);const Zd=/^[\w.:-]{1,128}$/,si=8*1024*1024,qd=(0,R.randomBytes)(5).toString("hex");let ri=0;class ef{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){this.#e=
e,this.#t=n,this.#n=s}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.
headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];ri+=1,this.#s=typeof e=="string"&&Zd.test(e)?e:`${qd}-${ri}`}return this.#s}get bodyAbandoned(){
return this.#o}get signal(){if(this.#r===void 0){const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.
writableFinished||e.abort(new Error("The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["cont\
ent-length"]??0);return new Promise((r,o)=>{const i=[];let a=0;const c=f=>{this.#o=!n.complete,o(f)};if(s>e+si){c(new te);return}n.on("data",f=>{a+=f.length,a<=
e?i.push(f):a>e+si?(n.pause(),c(new te)):i.length=0}),n.on("end",()=>a>e?c(new te):r(tf(i,a))),n.on("error",c),n.on("close",()=>{n.complete||c(new Error("The cl\
ient went away before its body ended"))})})}}function tf(t,e){const[n]=t;return n!==void 0&&t.length===1?n:Buffer.concat(t,e)}const nf=15e3,sf=12e4,rf=3e4,of=t=>W(
503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},{"retry-after":"1"});async function af(t){const{host:e,log:n}=t,s={handler:of,
closing:!1},r=new Set,o=(0,Vd.createServer)({headersTimeout:nf,requestTimeout:sf,keepAliveTimeout:rf},(c,f)=>{pf();const m=new ef(c,f,r);df(s,m,c,f,n)}),i=await uf(
o,t.port,e);let a;return{port:i,serve(c){s.handler=c},close(c=5e3){return s.closing=!0,a??=lf(o,r,c),a}}}function cf(t,e){return`http://${(0,Xd.isIPv6)(t)?`[${t}\
]`:t}:${e}`}function uf(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,A.xU)(o);r(i==="EADDRINUSE"?new A.GQ("port_in_use",`Port ${e} of ${n} is\
 taken by another process`,{input:"port",remedy:"Name another port, as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i===
"ENOTFOUND"?new A.GQ("invalid_input",`The platform may not listen on ${n}:${e} (${i})`,{input:"port",remedy:"Name an address of this machine, and a port from 10\
24 on.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function lf(t,e,n){const s=new Promise(i=>t.close(
()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new A.GQ("interrupted","The platform stops"));t.closeAllConnections()},
n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function df(t,e,n,s,r){const o=c=>hf(c,e,n,s,t.closing,r),i=c=>o(ff(e,c,r)),a=c=>{try{o(c)}catch(f){i(f)}};
try{const c=t.handler(e);c instanceof Promise?c.then(a,i):a(c)}catch(c){i(c)}}function ff(t,e,n){const s=(0,A.I7)(e),r=s.cause instanceof Error?s.cause.stack??s.
cause.message:s.stack;return n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null}),W(500,{error:{code:"internal",message:"\
The platform failed to answer; its log tells more under this request ID.",requestID:t.requestID}})}function hf(t,e,n,s,r,o){const{body:i,status:a}=t,c=i instanceof
yn.Readable?i:void 0;if(s.destroyed||s.headersSent){c?.destroy();return}const f=[];let m=!1;for(const E in t.headers){const P=t.headers[E];P!==void 0&&(f.push(E,
P),m||=E==="content-length")}f.push("x-request-id",e.requestID),(r||e.bodyAbandoned)&&f.push("connection","close");const w=a===204||a===304;!m&&!c&&!w&&f.push("\
content-length",gf(i)),s.writeHead(a,f),n.method==="HEAD"||w||i===void 0?(c?.destroy(),s.end()):i instanceof yn.Readable?(0,yn.pipeline)(i,s,E=>{E&&(0,A.xU)(E)!==
"ERR_STREAM_PREMATURE_CLOSE"&&o("error","stream_failed",{requestID:e.requestID,message:E.message})}):mf(s,i)}const oi=[];let On=!1;function pf(){On||(On=!0,setImmediate(
yf))}function mf(t,e){On?oi.push([t,e]):t.end(e)}function yf(){On=!1;for(const[t,e]of oi.splice(0))t.end(e)}function gf(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const wf=["0.0.0.0","::"];function bf(t,e){const n=wf.includes(e.host)?"127.0.0.1":e.host,s=Sf(e.publicUrl??cf(n,t)),r=Tf(
e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}\
/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a}.${r}${o}/`}}const Ef=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;function Tf(t,e){
const n=(s,r)=>new A.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!Ef.test(t))throw n("is not a domain name","Write the\
 name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Give the sites a domain that ${e} is not part of, with --sites-dom\
ain, or the platform another name, with --public-url.`;throw n(`holds the platform's own name ${e}`,s)}return t}function Sf(t){const e=URL.canParse(t)?new URL(t):
void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new A.GQ("invalid_input",`The public URL "${t}" is not an\
 origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var _f=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},$f=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Of(t){try{return await kf(t)}catch(e){throw xe(e)?new A.GQ("disk_full",`The disk tha\
t holds the data directory ${(0,b.resolve)(t.dir)} is full`,{input:"data",remedy:"Free some room on it and start again, or name a directory on another disk with\
 --data.",cause:e}):e}}async function kf(t){const e={stack:[],error:void 0,hasError:!1};try{const n=ec(t),{log:s}=n,r=_f(e,new AsyncDisposableStack,!0),o=on(t.dir);
r.use(Ha(o));const i=ja(o),a=await af(n);r.defer(()=>a.close());const c=bf(a.port,n),f=await Wd(o,n,r);r.defer(()=>a.close());const m=(0,R.randomBytes)(32).toString(
"base64url"),w=Kd(o,n,c,i,m),E=T=>J(o,T,S=>If(f,S));a.serve(Af(o,n,c,f,w,nt(m,E))),await f.queue.start();const P=`${c.issuer}/token?api-version=2.0`;r.use(pt(o,
{pid:process.pid,...pr(c),requestUrl:P,requestToken:m})),s("info","platform_started",{...pr(c),dataDir:o});const D=vf(r.move(),()=>s("info","platform_stopped",{
dataDir:o}));return{...c,port:a.port,dataDir:o,requestUrl:P,requestToken:m,close:D,mintToken:w.issuer.mint,backUp:E,collectGarbage:f.housekeeping.collect,[Symbol.
asyncDispose]:D}}catch(n){e.error=n,e.hasError=!0}finally{const n=$f(e);n&&await n}}function vf(t,e){let n;return()=>(n??=t.disposeAsync().then(e),n)}function If({
state:t,kvs:e},n){Uo(t.database,(0,b.join)(n,"platform.db")),e.copyTo(n)}function Af(t,e,n,s,{gate:r,issuer:o},i){const{log:a,clock:c,allowLocalGit:f,edgeCacheBytes:m}=e,
{state:w,kvs:E,objects:P,queue:D}=s,{sitesDomain:T,kvsUrl:S,consoleUrl:L,siteUrl:z}=n,{verify:ue,roleOf:Ue}=r,tt=Ja(w.deployments),Ot=kn=>{try{D.enqueue(kn)}catch(kt){
a("error","enqueue_failed",{deployID:kn,message:kt instanceof Error?kt.message:String(kt)})}};return Qd({sitesDomain:T,edge:Na({sites:w.releases,objects:P,cacheBytes:m,
log:a,domain:T}),control:As(r,{state:w,enqueue:Ot,allowLocalGit:f,siteUrl:z}),kvs:E.handler,identity:o.handler,operator:ht(r,{state:w,kvs:E,kvsUrl:S,siteUrl:z}),
console:Vn({state:w,kvs:E,clock:c,dataDir:t,verify:ue,roleOf:Ue,consoleUrl:L,siteUrl:z}),backup:i,healthz:Ma(w),metrics:tt.handler,index:xf(n),observe:Rf(tt.count,
a)})}function pr({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function xf(t){const e={service:"slipway",...pr(t),
controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl("{subdomain}")};return()=>W(200,e)}function Rf(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&
n!=="operator")return;const{method:i,requestID:a,target:c}=s,[f=""]=c.split("?",1);e("info","request",{room:n,method:i,path:f,status:r,requestID:a,ms:Math.round(
performance.now()-o)})}}})};export{Mf as id,jf as ids,Pf as modules};

var da=Object.freeze,fp=Object.defineProperty;var ua=(we,ne)=>da(fp(we,"raw",{value:da(ne||we.slice())}));var la;const Ap=741,xp=[741,716],Np={7716:((we,ne,$)=>{$.d(ne,{Ej:()=>W,UC:()=>I,tellFindings:()=>se,tp:()=>Y,zD:()=>V});var x=$(5807),C=$(7496),k=$(8862);function se(L,A,v){
const{pages:j,links:D,files:w}=v,R=new Set;for(const ee of v.findings){const{message:pe,place:re,remedy:Ee}=ee;A.add((0,C.x)(ee),{message:(0,x.Ow)(pe,1e3),...re?
{place:re}:{}}),Ee!==void 0&&R.add(Ee)}for(const ee of R)L.line(`  ${ee}`);const[Q,Z,he]=[M(j,"page"),M(D,"link"),M(w,"file")];L.line(`Checked ${Q}, ${Z} and ${he}\
 (${W(v.bytes)})`)}function M(L,A){return`${V(L)} ${A}${L===1?"":"s"}`}const X=100,G={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function I(L){
const{findings:A,largest:v}=L,j=A.length-X;return["### The site",ue(L),...A.length===0?[]:[A.slice(0,X).map(ae).join(`
`)],...j>0?[`\u2026 and ${j} more.`]:[],`<details><summary>The largest files</summary>

${Y(["File","Bytes","Brotli","gzip"],v.map(D=>[(0,k.aY)(D.path),W(D.bytes),W(D.brotli),W(D.gzip)]))}

</details>`].join(`

`)}function ue({pages:L,links:A,files:v,bytes:j,brotli:D,gzip:w}){const R=[L,A,v].map(V);return Y(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...R,W(j),W(D),W(w)]])}function ae(L){const{message:A,place:v}=L,j=v?`${(0,k.aY)([v.file,v.line,v.column].filter(D=>D!==void 0).join(":"))} `:"";
return`- ${G[(0,C.x)(L)]} ${j}${(0,k.aY)(A,500)}`}function Y(L,A){return[L,L.map(()=>"---"),...A].map(v=>`| ${v.join(" | ")} |`).join(`
`)}function V(L){return String(L).replace(/\B(?=(?:\d{3})+$)/g,",")}function W(L){return L<1e3?`${L} B`:L<1e6?`${(L/1e3).toFixed(1)} kB`:`${(L/1e6).toFixed(1)} \
MB`}}),9025:((we,ne,$)=>{$.d(ne,{runCheck:()=>Sn});var x=$(1455),C=$(8161),k=$(6760),se=$(3532),M=$(1224),X=$(9127),G=$(3739);const I=3;async function ue(u,d,l){
let h="/";for(let p=0;p<I;p+=1){if(h=V(u.flatMap(({url:O})=>Y(h,O.pathname))),h===""||d.some(O=>`/${O}`.startsWith(h)))return;const y=u.filter(O=>ae(O,h)),T=(await Promise.
all(y.map(({url:O})=>W(O,h,l)))).filter(Boolean).length;if(T>1&&T*2>y.length)return h}}function ae({url:u,kind:d},l){return d!=="fragment"&&`${u.pathname}/`.startsWith(
l)}function Y(u,d){const l=d.startsWith(u)?d.slice(u.length).split("/",1)[0]:"";return l?[`${u}${l}/`]:[]}function V(u){const d=new Map;for(const l of u)d.set(l,
(d.get(l)??0)+1);return[...d].reduce((l,h)=>h[1]>l[1]?h:l,["",0])[0]}async function W(u,d,l){const{kind:h}=await l.probe(new URL(`/${u.pathname.slice(d.length)}${u.
search}`,u));return h==="there"}const L=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,A=String.raw`"([^"\\\n]*(?:${L}[^"\\\n]*)*)"`,v=String.
raw`'([^'\\\n]*(?:${L}[^'\\\n]*)*)'`,j=String.raw`((?:[^()"'\s\\]|${L})+)\s*\)`,D=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,L,String.raw`(?:url\(\s*|@import\s+)(?:${A}|${v})`,
String.raw`url\(\s*${j}`,A.replace("(","(?:"),v.replace("(","(?:")].join("|"),"gi"),w=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function R(u){return[...u.matchAll(
D)].flatMap(d=>{const l=d.slice(1).find(h=>h!==void 0);return l===void 0||l===""||l.startsWith("#")?[]:[{href:Q(l),kind:"asset"}]})}function Q(u){return u.replace(
w,(d,l,h,p)=>{const y=l===void 0?Number.NaN:Number.parseInt(l,16);return y<=1114111?String.fromCodePoint(y):h===void 0?p??"":""})}async function Z(u,d,l){const h=u[Symbol.
iterator](),p=async()=>{for(let y=h.next();!y.done;y=h.next())await l(y.value)};await Promise.all(Array.from({length:d},p))}var he=$(1600);const ee={a:[["href",
"link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","\
asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[
["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},pe=new Set(["script","img","svg","iframe","video",
"audio","canvas","object","embed","input"]),re=new Set(["title","style","script","template"]),Ee=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Xt(u){const d=new Zt;return d.read(u),d}class Zt{links=[];ids=new Set;base;empty=!0;#e=[];read(d){
const l=new he.i({onopentag:(h,p)=>this.#t(h,p),ontext:h=>this.#r(h),onclosetag:h=>{this.#e.at(-1)===h&&this.#e.pop()}});l.write(d),l.end()}#t(d,l){re.has(d)&&l.
shadowrootmode===void 0&&this.#e.push(d),pe.has(d)&&(this.empty=!1);for(const p of[l.id,d==="a"?l.name:void 0])p&&this.ids.add(p);switch(l.style?.includes("url(")&&
this.#o(R(l.style)),d){case"base":this.base??=l.href;return;case"meta":this.#s(l);return;case"link":this.#n(l);return;case"a":case"area":if(/\bexternal\b/.test(
l.rel??""))return;break}const h=(ee[d]??[]).flatMap(([p,y])=>{const m=l[p];return m===void 0?[]:[{href:m,kind:y}]});this.#o([...h,...ft(l.srcset??"")])}#n({rel:d="",
href:l,imagesrcset:h=""}){const p=Ee.find(([y])=>y.test(d))?.[1];p!==void 0&&this.#o([...l===void 0?[]:[{href:l,kind:p}],...ft(h)])}#s(d){if(d["http-equiv"]?.toLowerCase()!==
"refresh")return;this.empty=!1;const l=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(d.content??"")?.[1];l&&this.#o([{href:l.trim(),kind:"link"}])}#r(d){
this.#e.at(-1)==="style"&&this.#o(R(d)),this.#e.length===0&&d.trim()!==""&&(this.empty=!1)}#o(d){this.#e.includes("template")||this.links.push(...d.filter(({href:l})=>!Kn(
l)))}}function Kn(u){return/\{\{|\$\{|<%/.test(u)}function ft(u){return u.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(l=>{const[h=""]=l.trim().split(/\s/,1);return h===
""?[]:[{href:h.replace(/,+$/,""),kind:"asset"}]})}const Jn=10;class qt{#e;#t=new Map;constructor(d){this.#e=d}know(d,l){this.#t.set(d.pathname,Promise.resolve({
kind:"there",url:d,page:en(l)}))}probe(d){const l=d.pathname+d.search,h=this.#t.get(l);if(h)return h;const p=this.#n(d);return this.#t.set(l,p),p}async#n(d){let l=d;
for(let h=0;h<Jn;h+=1){const{status:p,headers:y}=await this.#e.fetch(l,{method:"HEAD",signal:this.#e.signal}),m=y.get("location");if(p>=400)return{kind:"missing",
status:p};if(p<300||m===null||!URL.canParse(m,l.href))return{kind:"there",url:l,page:en(y)};if(l=new URL(m,l),l.origin!==this.#e.root.origin)return{kind:"extern\
al"}}return{kind:"circle"}}}function en(u){return/\bhtml\b/.test(u.get("content-type")??"")}const tn=16,nn=2e4,Vn=16*1024*1024;async function Ve(u,d){const l=new Xn(
u),h=d.filter(F=>/\.(?:x?html?|css)$/i.test(F));await Z(h.slice(0,nn),tn,F=>l.read(F)),await l.follow();const p=await l.index(),y=l.result(),m=await ue(y.dead,d,
l.prober),T=p.status<300?void 0:Zn(d),O=new Set(T===void 0?[]:d),B=F=>ht(F).some(q=>O.has(`${T}/${q}`)),K=y.dead.filter(({url:F})=>!B(pt(F.pathname).slice(1)));
return{index:p,...y,dead:K,folder:T,basePath:m,unread:l.unread+Math.max(0,h.length-nn)}}const Qn=5;class Xn{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(d){
this.#e=d,this.prober=new qt(d)}async index(){const{root:d,fetch:l,signal:h}=this.#e,p=await this.prober.probe(d);if(p.kind!=="there")return{status:qn(p),empty:!1};
const y=await l(p.url,{signal:h}),m=await y.text();return{status:y.status,empty:m.trim()===""||p.page&&Xt(m).empty}}async read(d){const l=es(d,this.#e.root),h=await this.#e.
fetch(l,{signal:this.#e.signal}),p=await h.text();h.status>=300||(this.prober.know(l,h.headers),p.length>Vn?this.unread+=1:/\.css$/i.test(d)?this.#i(R(p),l,d):this.#o(
p,l,d))}#o(d,l,h){const p=Xt(d);this.#r+=1,this.#n.set(h,p.ids);const y=p.base!==void 0&&URL.canParse(p.base,l.href)?new URL(p.base,l):l;this.#i(p.links,y,h)}#i(d,l,h){
for(const{href:p,kind:y}of d){const m=URL.canParse(p,l.href)?new URL(p,l):void 0;if(m?.origin!==this.#e.root.origin)continue;const T=`${y} ${m.href} ${p}`,O=this.#t.
get(T)??{href:p,kind:y,url:m,files:[],latest:"",count:0};this.#t.set(T,O),O.latest!==h&&(O.latest=h,O.count+=1,O.files=[...O.files,h].sort(mt).slice(0,Qn))}}async follow(){
await Z(this.#t.values(),tn,async d=>{const l=await this.#a(d);if(l===void 0)return;const{href:h,url:p,files:y,count:m}=d;this.#s.push({href:h,url:p,files:y,count:m,
...l})})}async#a({url:d,kind:l}){const h=await this.prober.probe(d);switch(h.kind){case"missing":return{kind:l,why:`answers ${h.status}`};case"circle":return{kind:l,
why:"redirects in a circle"};case"external":return;case"there":return l==="asset"&&h.page&&/\.(?!x?html?$)\w+$/i.test(h.url.pathname)?{kind:l,why:"answers with \
a page"}:this.#c(h.url,d.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return h}}#c(d,l){const h=l.slice(1);if(h===""||/^(?:top$|[/!]|:~:)/i.
test(h))return!0;const p=this.#u(pt(d.pathname).slice(1));return p===void 0||p.has(h)||p.has(pt(h))}#u(d){return ht(d).map(l=>this.#n.get(l)).find(l=>l!==void 0)}result(){
const d=this.#s.sort((h,p)=>mt(h.files[0],p.files[0])||mt(h.href,p.href)),l=new Set([...this.#t.values()].map(({url:h})=>h.href)).size;return{pages:this.#r,links:l,
dead:d}}}function ht(u){const d=u===""||u.endsWith("/")?u:`${u}/`;return[u,`${u}.html`,`${d}index.html`]}function Zn(u){const d=m=>m.split("/").length,l=u.filter(
m=>m.endsWith("/index.html")).sort((m,T)=>d(m)-d(T)),[h,p]=l;return h!==void 0&&(p===void 0||d(p)>d(h))?h.slice(0,-11):void 0}function qn(u){return u.kind==="mi\
ssing"?u.status:310}function es(u,d){const l=u.replace(/(^|\/)index\.html$/,"$1");return new URL(l.split("/").map(encodeURIComponent).join("/"),d)}function pt(u){
try{return decodeURIComponent(u)}catch{return u}}function mt(u="",d=""){return u<d?-1:+(u>d)}var gt=$(7496);const yt=100,ts='A link to what another application \
serves below the same host is left alone where it says rel="external".';async function ns(u,d){const l=[],{basePath:h}=u,p=u.dead.filter(y=>h===void 0||!ae(y,h));
h!==void 0&&l.push(await ss(h,u,d));for(const[y,m]of p.entries()){const T=y<yt?await d.find(m.href,m.files[0]??""):void 0;l.push({...sn(m),...T===void 0?{}:{place:T}})}
return[...rs(u),...l,...os(u)]}async function ss(u,{dead:d},l){const h=d.filter(y=>ae(y,u)),p=await l.find(u,"")??await l.find(u.slice(0,-1),"");return{code:"ba\
se_path",message:`The site is built for the base path ${u}, and is served without one: ${h.length} of its links and files answer 404`,remedy:"Build it for /: ba\
se in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",...p===void 0?{}:{place:p}}}function rs({index:u,folder:d}){
return u.status>=300?[{code:"index_unanswered",message:`The site has no index page: / answers ${u.status}`,remedy:d===void 0?"The output directory needs an inde\
x.html. Is output-directory the folder that the build writes?":`The output directory has its index.html in ${d}: put that folder at the end of output-directory.`}]:
u.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function sn(u){const d=JSON.stringify(u.href.length>200?
`${u.href.slice(0,199)}\u2026`:u.href);switch(u.kind){case"link":return{code:"dead_link",message:`Dead link: ${d} ${u.why} (${Oe(u)})`,remedy:ts};case"asset":return{
code:"dead_asset",message:`Missing file: ${d} ${u.why} (${Oe(u)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${d} leads to has no such \
part (${Oe(u)})`};default:return u.kind}}function Oe({files:u,count:d}){const l=d-1;return`in ${u[0]}${l>0?` and ${l} more ${l===1?"file":"files"}`:""}`}function os({
unread:u}){return u===0?[]:[{code:"not_all_checked",message:`${u} pages or style sheets are too long, or too many, to be read`}]}var rn=$(5807),is=$(1421),wt=$(
7975);const $e=(0,wt.promisify)(is.execFile),Et=64*1024*1024,on=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(u=>["-c",u]);function ke(u,d,l,h={}){
const p=Object.fromEntries(Object.entries(d).filter(([m])=>!m.startsWith("GIT_"))),y={cwd:u,env:{...p,LC_ALL:"C",...h},signal:l,maxBuffer:Et};return async(...m)=>{
try{return(await $e("git",[...on,...m],y)).stdout}catch(T){throw(0,G.xU)(T)!=="ENOENT"?T:new G.GQ("unsupported_runtime","git is not installed",{remedy:"Install \
git on the runner: the check builds the commit that is checked out.",cause:T})}}}const an=5*6e4,bt="refs/slipway/base";async function as(u,d,l,h,p){const y=ke(l,
h,p),m=await Tt(d.git,u,p)??await Tt(d.git,`origin/${u}`,p)??await ds(u,d,l,h,p);return await y("update-ref",bt,m),{name:u,commit:m}}async function Tt(u,d,l){try{
return(await u("rev-parse","--quiet","--verify",`${d}^{commit}`)).trim()}catch(h){if(l.throwIfAborted(),h instanceof G.GQ)throw h;return}}const cs=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function ds(u,d,l,h,p){const y=cs.test(u)?await St(d.git,p):void 0;if(!y)throw _t(u,"");const m=AbortSignal.timeout(an),T=ke(d.root,h,AbortSignal.any([p,m]),
y),O=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${u}:${bt}`];try{await T("--git-dir",l,"fetch",...O)}catch(K){throw p.throwIfAborted(),
K instanceof G.GQ?K:_t(u,m.aborted?", and origin does not answer":fs(K),K)}const B=await Tt(ke(l,h,p),bt,p);if(B===void 0)throw _t(u,", and what origin has by t\
his name is no commit");return B}const us=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["m\
aintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],ls="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function St(u,d){const l=await u("config","--local","--includes","--null","--get-regexp",ls).catch(()=>"");d.throwIfAborted();const h=l.split("\0").flatMap(
T=>{const[O="",...B]=T.split(`
`);return O===""?[]:[[O,B.length===0?"true":B.join(`
`)]]});if(!h.some(([T])=>T==="remote.origin.url"))return;const p=[...us,...h],y=p.flatMap(([T,O],B)=>[[`GIT_CONFIG_KEY_${B}`,T],[`GIT_CONFIG_VALUE_${B}`,O]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(p.length),...Object.fromEntries(y)}}function fs(u){const d=u instanceof
Error&&"stderr"in u&&typeof u.stderr=="string"?u.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(d))return", nor\
 has origin";const h=(d.split(`
`).find(p=>/^(?:fatal|error): /.test(p))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,rn.
Ow)(h,300)}`}function _t(u,d,l){return new G.GQ("invalid_input",`compare-to: "${u}" names nothing that this checkout has${d}`,{input:"compare-to",remedy:hs,cause:l})}
const hs=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function De(u,d){const{bare:l,branch:h,commit:p,lender:y,shallow:m,origin:T}=d;for(const K of["objects/info",
"refs"])await(0,x.mkdir)((0,k.join)(u,K),{recursive:!0});const O=T===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(T)}
`,B={HEAD:`ref: refs/heads/${h}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${l}
${O}`,"packed-refs":p&&`${p} refs/heads/${h}
`,"objects/info/alternates":y&&`${(0,k.join)(y,"objects")}
`,shallow:m};for(const[K,F]of Object.entries(B))F&&await(0,x.writeFile)((0,k.join)(u,K),F)}async function cn(u,d,l){const h=ke(u,d,l),[p="",y="",m=""]=(await dn(
h,u,l)).split(`
`),T=ke(p,d,l);return{root:p,commit:m,changed:(await T("diff","--name-only","-z","HEAD")).split("\0").filter(O=>O!==""),git:T,async lend(O,B){const K=await(0,x.
readFile)((0,k.join)(y,"shallow"),"utf8").catch(F=>{if((0,G.xU)(F)!=="ENOENT")throw F});await De(O,{bare:!0,branch:B,commit:m,lender:y,...K&&{shallow:K}})}}}async function dn(u,d,l){
try{const h=await u("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[p="",y="",m=""]=h.split(`
`);return[p,(0,k.resolve)(d,y),m].join(`
`)}catch(h){throw l.throwIfAborted(),h instanceof G.GQ?h:new G.GQ("file_not_found",`There is no checkout in ${d}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:h})}}function ps({pages:u},d,l){const h=m=>({now:m(d),change:m(d)-m(l)}),p=m=>h(T=>T.reduce((O,B)=>O+m(B),0));return{pages:{now:u,
change:p(({path:m})=>Number(un.test(m))).change},files:h(({length:m})=>m),bytes:p(({bytes:m})=>m),brotli:p(({brotli:m})=>m),gzip:p(({gzip:m})=>m),changes:ln(d,l).
toSorted((m,T)=>Math.abs(T.bytes)-Math.abs(m.bytes)||(m.path<T.path?-1:1))}}const un=/\.x?html?$/i;function ln(u,d){const l=new Map(d.map(O=>[O.path,O])),h=new Set(
u.map(({path:O})=>O)),p=u.filter(({path:O})=>!l.has(O)),y=d.filter(({path:O})=>!h.has(O)),m=hn(p,y),T=new Set(m.flat());return[...u.flatMap(O=>{const B=l.get(O.
path);return B===void 0||B.digest===O.digest?[]:[Ot(O,B)]}),...m.map(([O,B])=>({...Ot(O,B),formerly:B.path})),...p.filter(O=>!T.has(O)).map(O=>fn("added",O,1)),
...y.filter(O=>!T.has(O)).map(O=>fn("removed",O,-1))]}function Ot(u,d){const{path:l,bytes:h,brotli:p}=u;return{kind:"changed",path:l,bytes:h-d.bytes,brotli:p-d.
brotli}}function fn(u,{path:d,bytes:l,brotli:h},p){return{kind:u,path:d,bytes:p*l,brotli:p*h}}function hn(u,d){const l=Map.groupBy(d,({path:h})=>$t(h));return[...Map.
groupBy(u,({path:h})=>$t(h))].flatMap(([h,p])=>{const[y,m]=p,[T,O]=l.get(h)??[];return h!==void 0&&y&&T&&!m&&!O?[[y,T]]:[]})}const ms=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
gs=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],pn=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function $t(u){if(un.test(u))return;
const d=u.lastIndexOf("/")+1,[l,h]=[u.slice(0,d),u.slice(d)],p=ms.exec(h)?.[0]??"",y=h.slice(0,h.length-p.length);if(pn.test(y))return`${l}*${p}`;const m=gs.map(
T=>T.exec(y)?.groups).find(T=>Qe(T?.hash??""));return m&&`${l}${m.stem}*${p}`}function Qe(u){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
u)}var kt=$(7598),z=$(3024),mn=$(6466);const It="{js,cjs,mjs,ts,cts,mts}",ys={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","\
pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.\
lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno.\
{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.x\
ml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuil\
d,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte\
,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${It}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config.\
{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${It}`,`gruntfile.${It}`,
"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerfile","docker-comp\
ose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*\
.tfstate.backup","*.tfvars"]},Ie=new RegExp(`^(?:${Object.values(ys).flat().map(ws).join("|")})$`,"is");function vt(u){return u!==".well-known"&&Ie.test(u)}function ws(u){
return u.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(d,l)=>`(?:${l.replaceAll(",","|")})`)}var Rt=$(8522);const Es=(0,wt.promisify)(Rt.
brotliCompress),bs=(0,wt.promisify)(Rt.gzip),Ts=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,Ss={params:{[Rt.constants.BROTLI_PARAM_QUALITY]:5}},
_s={level:6};async function Os(u,d){const l=d.length;if(l===0||Ts.test(u))return{bytes:l,brotli:l,gzip:l};const[h,p]=await Promise.all([bs(d,_s),Es(d,Ss)]);return{
bytes:l,brotli:Math.min(l,p.length),gzip:Math.min(l,h.length)}}const $s=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
ks=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function be(u){return $s.test(u)&&!Xe(u)}function Xe(u){return ks.test(u)}const Ce="PRIVATE K\
EY",At=600;function Ze(u){for(let d=u.indexOf(Ce);d!==-1;d=u.indexOf(Ce,d+Ce.length)){const l=u.toString("latin1",Math.max(0,d-40),d+At);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(l))return!0}return!1}const xt=25*1024*1024,Is=16*1024*1024,vs=4;async function Rs(u,d){const{commit:l,kind:h="build",signal:p}=d,y=(await Ds((0,k.join)(u,"\
.git","shallow"))).trim()===l,m=[],T=[];for await(const F of gn(u,"",h)){p.throwIfAborted();const q=Nt(F,y);q!=="ordinary"&&q!=="left-out"&&T.push(q),q==="ordin\
ary"&&m.push(F)}const O=[];await Z(m.sort(),vs,async F=>{p.throwIfAborted();const q=await As(u,F,d);q&&O.push(q)}),O.sort((F,q)=>F.file.path<q.file.path?-1:1);const B=O.
map(({file:F})=>F);T.push(...O.flatMap(({found:F})=>F));const K=B.filter(({path:F})=>/\.(?:js|mjs|cjs|css)\.map$/.test(F));return K.length>0&&T.push(Me(K)),{files:B,
findings:T}}async function*gn(u,d,l){const h=await(0,x.readdir)((0,k.join)(u,d),{withFileTypes:!0});for(const p of h.sort((y,m)=>y.name<m.name?-1:1)){const y=d+
p.name,m=p.name===".git"||y==="node_modules";l==="folder"&&!m&&vt(p.name)&&!be(p.name)||(p.isDirectory()&&!m?yield*gn(u,`${y}/`,l):(m||p.isFile()||p.isSymbolicLink())&&
(yield y))}}function Nt(u,d){const l=u.slice(u.lastIndexOf("/")+1);return u==="node_modules"||l===".git"&&d?"left-out":l===".git"?{code:"leaked_repository",message:`\
The output holds a git repository, ${u}: its whole history would be public`,remedy:"Build into a folder of its own, or have the build remove it."}:Xe(l)?{code:"\
example_of_secrets",message:`The output holds ${u}, which is not published`,remedy:"Leave it out of the output directory."}:be(l)?{code:"leaked_secret_file",message:`\
The output holds ${u}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}:
"ordinary"}async function As(u,d,{digests:l,signal:h}){const p=(0,k.join)(u,d),y=await(0,x.stat)(p).catch(()=>{});if(!y?.isFile())return;const m=y.size;if(m>Is){
const K=m>xt?[Ns(d,m)]:[],F=l?{digest:await xs(p,h)}:{};return{file:{path:d,bytes:m,brotli:m,gzip:m,...F},found:K}}const T=await(0,x.readFile)(p),O=l?{digest:(0,kt.
createHash)("sha256").update(T).digest("hex")}:{};return{file:{path:d,...await Os(d,T),...O},found:Ze(T)?[Ls(d)]:[]}}async function xs(u,d){const l=(0,kt.createHash)(
"sha256");return await(0,mn.pipeline)((0,z.createReadStream)(u),l,{signal:d}),l.digest("hex")}function Ns(u,d){return{code:"large_file",message:`${u} has ${(d/1024**
2).toFixed(0)} MB; more than ${xt/1024**2} is much for a site`}}function Ls(u){return{code:"leaked_private_key",message:`The output holds a private key, in ${u}\
: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function Me(u){const[d]=u,l=u.length===1?
"":` and ${u.length-1} more`;return{code:"source_maps",message:`The output holds source maps (${d?.path}${l}): everybody can read the sources they hold`}}async function Ds(u){
return(0,x.readFile)(u,"utf8").catch(()=>"")}const Cs=/[\s"'`(=[{}<>,:%]$/,Ms=/^[\s"'`)\]}<>,;#?]/;function js(u,d,l){const h=new Map,p=y=>{const m=h.get(y)??Us(
u,d,y);return h.set(y,m),m};return{async find(y,m){for(const T of Ps(y,m)){const O=await p(T),B=Fs(O,m,l);if(B)return B}}}}function Ps(u,d){const[l=""]=u.split(
/[?#]/,1),h=u.replaceAll("&","&amp;"),p=/^\.{1,2}\//.test(l)?new URL(l,`http://site/${encodeURI(d)}`).pathname:"",y=[u,h,l,p];return[...new Set([...y,...y.map(m=>m.
replace(/\/$/,""))])].filter(m=>m.length>1)}async function Us(u,d,l){return(await u("grep","-I","-n","-z","-F","-e",l,d,"--").catch(()=>"")).split(`
`).flatMap(p=>Bs(p,d,l))}function Bs(u,d,l){const[h="",p="",...y]=u.split("\0"),m=y.join("\0");for(let T=m.indexOf(l);T!==-1;T=m.indexOf(l,T+1)){const[O,B]=[m.slice(
Math.max(0,T-1),T),m.slice(T+l.length,T+l.length+1)];if((T===0||Cs.test(O))&&(B===""||Ms.test(B)))return[{file:h.slice(d.length+1),line:Number(p),column:T+1}]}return[]}
function Fs(u,d,l){const h=u.filter(({file:y})=>l===void 0||!y.startsWith(`${l}/`)),p=h.filter(({file:y})=>Hs(y,d));return[u,h,p].map(Lt).find(y=>y!==void 0)}function Lt(u){
const[d]=u;return d&&u.every(({file:l})=>l===d.file)?d:void 0}function Hs(u,d){const l=Dt(d.replace(/\/index\.[^/]+$/,""));return Dt(u)===l||Dt(u.replace(/\/index\.[^/]+$/,
""))===l}function Dt(u){return u.slice(u.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Gs=5;async function zs(u,d,l){const h=d.files.map(({path:m})=>m),p=await Ve(
u,h),y=m=>d.files.reduce((T,O)=>T+m(O),0);return{pages:p.pages,links:p.links,files:d.files.length,bytes:y(({bytes:m})=>m),brotli:y(({brotli:m})=>m),gzip:y(({gzip:m})=>m),
largest:d.files.toSorted((m,T)=>T.bytes-m.bytes).slice(0,Gs),findings:je([...d.findings,...await ns(p,l)])}}const yn=["error","warning","notice"];function je(u){
const d=l=>yn.indexOf((0,gt.x)(l))*2+(l.place?0:1);return u.toSorted((l,h)=>d(l)-d(h))}function wn({findings:u}){const d=u.filter(l=>(0,gt.x)(l)==="error").length;
if(d!==0)return new G.GQ("check_failed",`The site was built, and does not pass: ${d} ${d===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var qe=$(5635),Pe=$(4533);async function Ws(u,d,l){const{report:h,signal:p}=l,y=(0,qe.M)(h.report,M.m,p);return await y.phase("compare",
async()=>{const m=await Ys(u,d,l);return p.throwIfAborted(),await h.compared(m),[void 0,(0,Pe.i)(m),m.kind==="untold"]}),y.phases}async function Ys(u,d,l){const{
embedded:h,report:p,checked:y,leftMs:m}=l;if(u.commit===y.commit)return{kind:"untold",base:u,why:"it is the commit that was checked"};const T=F=>{(F.type==="sta\
tus"||F.type==="heartbeat")&&p.report(F)},O={...d.follow,timeoutMs:Math.max(1,m)},{outcome:B,output:K}=await h.deploy(u.commit,{...d,...Ks(d),follow:O},T);return B.
status==="succeeded"&&K?{kind:"told",base:u,difference:ps(y.report,y.output.files,K.files)}:{kind:"untold",base:u,why:Js(B,m)}}function Ks({project:u}){return{project:u===
"base"?"checked":"base"}}function Js({status:u,error:d},l){return u!=="pending"?`it does not build (${d?.message??u})`:l<1?"no time was left to build it":`it wa\
s not built in the ${(0,X.a)(l)} that were left`}var Vs=$(2873),Qs=$(1532),Xs=$(7244);async function En(u){const{startPlatform:d,env:l,scratch:h,lent:p,digests:y}=u;
let m="",T,O=new AbortController;const B=await d({dir:(0,k.join)(h,"platform"),port:0,allowLocalGit:!0,lasting:!1,env:l,async onOutput(K,F,q){T=await Rs(K,{commit:m,
digests:y,kind:q,signal:F}),O.abort()}});return{async deploy(K,F,q){[m,T,O]=[K,void 0,new AbortController];const Re=er(O.signal);return{outcome:await tr(B,bn(F,
K,p),q,{...u,sleep:Re}),output:T}},[Symbol.asyncDispose]:()=>B[Symbol.asyncDispose]()}}const Zs=100,qs=5;function er(u){return async(d,l)=>{if(u.aborted)return M.
m.sleep(qs,l);try{await M.m.sleep(d,l?AbortSignal.any([l,u]):u)}catch(h){if(l?.throwIfAborted(),!u.aborted)throw h}}}function bn(u,d,l){const{configuration:h,follow:p}=u;
return{...u,configuration:{...h,repository:l},commit:d,create:!0,verify:"off",urlTemplate:void 0,follow:{...p,wait:!0,pollIntervalMs:Zs,statusMap:new Map}}}function tr(u,d,l,{
signal:h,folder:p,onSecret:y,sleep:m}){const{baseUrl:T,requestUrl:O,requestToken:B}=u,K={kind:"platform",requestUrl:O,requestToken:B,audience:T},F=()=>Promise.reject(
new TypeError("A check runs no token command")),q={...M.m,sleep:m},Re={fetch,clock:q,tree:(0,Xs.c)(p),signal:h,run:F,onSecret:y,reporter:l};return(0,Qs.g)(d,(0,Vs.
N)(d,{baseUrl:T,source:K},Re))}var Tn=function(u,d,l){if(d!=null){if(typeof d!="object"&&typeof d!="function")throw new TypeError("Object expected.");var h,p;if(l){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");h=d[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");h=d[Symbol.dispose],l&&(p=h)}if(typeof h!="function")throw new TypeError("Object not disposable.");p&&(h=function(){try{p.call(
this)}catch(y){return Promise.reject(y)}}),u.stack.push({value:d,dispose:h,async:l})}else l&&u.stack.push({async:!0});return d},nr=(function(u){return function(d){
function l(m){d.error=d.hasError?new u(m,d.error,"An error was suppressed during disposal."):m,d.hasError=!0}var h,p=0;function y(){for(;h=d.stack.pop();)try{if(!h.
async&&p===1)return p=0,d.stack.push(h),Promise.resolve().then(y);if(h.dispose){var m=h.dispose.call(h.value);if(h.async)return p|=2,Promise.resolve(m).then(y,function(T){
return l(T),y()})}else p|=1}catch(T){l(T)}if(p===1)return d.hasError?Promise.reject(d.error):Promise.resolve();if(d.hasError)throw d.error}return y()}})(typeof SuppressedError==
"function"?SuppressedError:function(u,d,l){var h=new Error(l);return h.name="SuppressedError",h.error=u,h.suppressed=d,h});async function Sn(u,d,l,h){try{return await sr(
u,d,l,h)}catch(p){if(!h.signal.aborted)throw p;return{...Ct,status:"cancelled",failure:void 0,phases:[],error:ve()}}}async function sr(u,d,l,h){const p={stack:[],
error:void 0,hasError:!1};try{const{env:y,signal:m}=h,{repository:T,branch:O,outputDirectory:B}=u.configuration,K=(0,k.isAbsolute)(T)?T:h.workspace,F=Tn(p,await $n(
y),!0),q=(0,k.join)(F.path,"source.git"),Re=cn(K,y,m);Re.catch(()=>{});const kn=st=>l.addSecret(st),In={...h,scratch:F.path,lent:q,folder:K,digests:d!==void 0,onSecret:kn},
vn=Tn(p,await En(In),!0),Ae=await Re;l.checkedOut(Ae.commit),On(Ae,l.report),await Ae.lend(q,O);const tt=d===void 0?void 0:await as(d,Ae,q,y,m),fe=M.m.now(),{commit:me}=Ae,
rr=st=>st.type==="url"||l.report(st),{outcome:nt,output:Mt}=await vn.deploy(me,u,rr),{status:ce,url:Ue}=nt;if(ce!=="succeeded"||Mt===void 0||Ue===void 0)return _n(
nt,u);const Rn={root:new URL(Ue),fetch:(0,se.Q)(fetch),signal:m},jt=await zs(Rn,Mt,js(Ae.git,me,B));await l.checked(jt);const or=u.follow.timeoutMs-(M.m.now()-fe),
An=tt&&{embedded:vn,report:l,signal:m,checked:{commit:me,report:jt,output:Mt},leftMs:or},ir=An?await Ws(tt,u,An):[],xn=wn(jt);return{...nt,...Ct,status:xn?"fail\
ed":"succeeded",error:xn,phases:[...nt.phases,...ir]}}catch(y){p.error=y,p.hasError=!0}finally{const y=nr(p);y&&await y}}const Ct={appID:void 0,appCreated:!1,deployID:void 0,
url:void 0};function _n(u,{follow:d}){const l={...u,...Ct};if(u.error?.code==="interrupted")return{...l,status:"cancelled",error:ve()};if(u.status!=="pending")return l;
if(u.error&&u.error.code!=="deploy_timeout")return{...l,status:"failed"};const h=`The check has not ended within ${(0,X.a)(d.timeoutMs)}, and was stopped`,p="Ra\
ise the input timeout.";return{...l,status:"failed",error:new G.GQ("deploy_timeout",h,{input:"timeout",remedy:p})}}function ve(){return new G.GQ("interrupted","\
Interrupted: the check was stopped, and has no result")}const et=5;function On({changed:u},d){if(u.length===0)return;const l=u.slice(0,et).join(", "),h=u.length>
et?` and ${u.length-et} more`:"";d({type:"warning",message:`Changed since the commit, and not part of the check: ${l}${h}`,remedy:"The platform builds commits: \
commit what it shall see."})}async function $n(u){const d=await(0,x.mkdtemp)((0,k.join)(u.RUNNER_TEMP||(0,C.tmpdir)(),"slipway-check-"));return{path:d,[Symbol.asyncDispose]:()=>(0,x.
rm)(d,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),4533:((we,ne,$)=>{$.d(ne,{comparisonSection:()=>X,i:()=>M});var x=$(5807),C=$(7716),k=$(8862);const se=20;
function M(A){const{base:v}=A,j=`${(0,x.Ow)(v.name,100)} (${ae(v)})`;if(A.kind==="untold")return`no difference to ${j} can be told: ${A.why}`;const{pages:D,files:w,
bytes:R,brotli:Q}=A.difference;return`${[Y(D," pages"),Y(w," files"),V(R),V(Q," with Brotli")].join(", ")} against ${j}`}function X(A,v){const{base:j}=A,D=`### \
The difference to ${(0,k.aY)(v(j.name),100)} (${(0,k.aY)(ae(j))})`;if(A.kind==="untold")return`${D}

None can be told: ${(0,k.CS)(v(A.why),500)}`;const{difference:w}=A;return[D,G(w),...I(w,v)].join(`

`)}function G({pages:A,files:v,bytes:j,brotli:D,gzip:w}){return(0,C.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[Y(A),Y(v),V(j),V(D),V(w)]])}function I({
changes:A},v){if(A.length===0)return["Every file is the same, byte for byte."];const j=["changed","added","removed"].map(R=>`${(0,C.zD)(A.filter(Q=>Q.kind===R).
length)} ${R}`),D=A.slice(0,se).map(R=>[R.kind,ue(R,v),W(R.bytes),W(R.brotli)]),w=A.length-se;return[`Files: ${j.join(", ")}.`,(0,C.tp)(["","File","Size","with \
Brotli"],D),...w>0?[`\u2026 and ${(0,C.zD)(w)} more.`]:[]]}function ue({path:A,formerly:v},j){const D=v?.slice(v.lastIndexOf("/")+1);return`${(0,k.aY)(j(A))}${D===
void 0?"":` (was ${(0,k.aY)(j(D))})`}`}function ae({commit:A}){return A.slice(0,7)}function Y({now:A,change:v},j=""){return`${(0,C.zD)(A)}${j} (${L(v,C.zD)})`}function V({
now:A,change:v},j=""){return`${(0,C.Ej)(A)}${j} (${W(v)})`}function W(A){return L(A,C.Ej)}function L(A,v){return`${A>0?"+":A<0?"-":"\xB1"}${v(Math.abs(A))}`}}),
8862:((we,ne,$)=>{$.d(ne,{CS:()=>G,Dl:()=>I,EU:()=>k,XI:()=>ue,aY:()=>C});var x=$(5807);function C(Y,V=300){const W=(0,x.Ow)(Y,V).replaceAll("|","\u2502").trim();
if(W==="")return"\u2013";const L="`".repeat(ae(W)+1),A=W.startsWith("`")||W.endsWith("`")?" ":"";return`${L}${A}${W}${A}${L}`}function k(Y,V=2e3){const W=Y.map(
A=>(0,x.Ow)(A,V)),L="`".repeat(Math.max(3,ae(W.join(`
`))+1));return[`${L}text`,...W,L].join(`
`)}const se=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,M=/^[0-9a-f]{7,40}\W*$/i,X=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function G(Y,V=1e3){return(0,x.Ow)(Y,V).trim().replace(X,(L,A,v="",j="",D="",w="")=>A!==void 0?C(A)+v:se.test(L)&&!M.test(L)?L:j+C(D)+w)}function I(Y){if(Y===void 0||
!URL.canParse(Y))return;const{protocol:V,username:W,password:L,href:A}=new URL(Y);if(!(!/^https?:$/.test(V)||W!==""||L!==""||A.length>2e3))return`[${C(A)}](<${A.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function ue(Y,V){let W=V,L=Y.length;for(;L>0&&(W-=Buffer.byteLength((0,x.Ow)(Y[L-1]??""))+1,!(W<0));)L--;return Y.slice(
L)}function ae(Y){return Math.max(0,...[...Y.matchAll(/`+/g)].map(V=>V[0].length))}}),1772:((we,ne,$)=>{$.d(ne,{Aw:()=>I,U2:()=>X,bM:()=>G,q$:()=>se,q1:()=>k,sU:()=>C});
var x=$(8302);class C extends Error{name="JsonTextError";offset;constructor(w,R){super(w),this.offset=R}}function k(D,w){const R=D.slice(0,w);return{line:R.split(
`
`).length,column:w-R.lastIndexOf(`
`)}}function se(D){new j(D).document()}function M(D){try{new j(D,!1).document()}catch(w){if(w instanceof C)return w;throw w}}function X(D,w=!0){const R=[];return new j(
D,w,Z=>R.push(Z)).document()==="object"?R:void 0}function G(D){return D.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function I(D,w){return D===w||ue(
D)===ue(w)}function ue(D){try{return String(JSON.parse(D,ae))}catch(w){if(w instanceof RangeError)return G(D);throw w}}function ae(D,w,R){return typeof w=="numb\
er"?Y(R?.source??String(w)):Array.isArray(w)?`[${w.join(",")}]`:(0,x.G)(w)?`{${Object.entries(w).map(([Z,he])=>`${JSON.stringify(Z)}:${he}`).sort().join(",")}}`:
JSON.stringify(w)}function Y(D){const[,w,R="",Q="",Z="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(D)??[],he=`${R}${Q}`.replace(/^0+/,""),ee=he.replace(
/0+$/,"");if(ee==="")return`${w}0`;const pe=BigInt(Z)-BigInt(Q.length)+BigInt(he.length-ee.length);return`${w}${ee}e${pe}`}const V=/[ \t\n\r]*/y,W=/[ !#-[\]-\uffff]*/y,
L=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,A=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,v=/true|false|null/y;class j{#e;#t;#n;#s=0;#r={name:"",nameOffset:0,offset:0};constructor(w,R=!0,Q){
this.#e=w,this.#t=R,this.#n=Q}document(){this.#d(V);const w=this.#e[this.#s]==="{"?"object":"other",R=[];do this.#o(R);while(this.#i(R));if(this.#d(V),this.#s<this.#e.
length)throw this.#h("the end");return w}#o(w){for(;;){this.#d(V),w.length===1&&(this.#r.offset=this.#s);const R=this.#e[this.#s];if(R!=="{"&&R!=="["){this.#u(R);
return}if(this.#s+=1,this.#f(R==="{"?"}":"]"))return;w.push({names:R==="{"?new Set:void 0}),R==="{"&&this.#c(w)}}#i(w){for(let R=w.at(-1);R;R=w.at(-1)){w.length===
1&&R.names&&this.#a();const Q=R.names?"}":"]";if(this.#f(Q)){w.pop();continue}if(this.#e[this.#s]!==",")throw this.#h(`"," or "${Q}"`);return this.#s+=1,R.names&&
this.#c(w),!0}return!1}#a(){this.#n?.({...this.#r,text:this.#e.slice(this.#r.offset,this.#s)})}#c(w){this.#d(V);const R=this.#s;if(this.#e[this.#s]!=='"')throw this.#h(
"a name in double quotes");const Q=this.#l(),Z=w.at(-1)?.names;if(this.#t&&Z?.has(Q))throw new C(`the name "${Q}" stands twice in one object`,R);if(Z?.add(Q),this.#d(
V),this.#e[this.#s]!==":")throw this.#h('":"');this.#s+=1,w.length===1&&(this.#r={name:Q,nameOffset:R,offset:this.#s})}#u(w){if(w==='"')this.#l();else if(this.#d(
A)===0&&this.#d(v)===0)throw this.#h("a value")}#l(){const w=this.#s;this.#s+=1;do this.#d(W);while(this.#d(L)>0);if(this.#e[this.#s]!=='"'){const Q=this.#s>=this.#e.
length;throw new C(Q?"a string does not end":"a bad escape or control character in a string",this.#s)}this.#s+=1;const R=JSON.parse(this.#e.slice(w,this.#s));if(typeof R!=
"string"||this.#t&&!R.isWellFormed())throw new C("a lone surrogate (half of a character) in a string",w);return R}#f(w){return this.#d(V),this.#e[this.#s]!==w?!1:
(this.#s+=1,!0)}#d(w){w.lastIndex=this.#s;const R=w.exec(this.#e)?.[0].length??0;return this.#s+=R,R}#h(w){const R=this.#e.slice(this.#s,this.#s+1);return new C(
`expected ${w}, found ${R===""?"the end":JSON.stringify(R)}`,this.#s)}}}),7496:((we,ne,$)=>{$.d(ne,{x:()=>C});const x={index_unanswered:"error",index_empty:"err\
or",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warnin\
g",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function C({code:k}){return x[k]}}),4124:((we,ne,$)=>{$.r(ne),
$.d(ne,{startPlatform:()=>tp});var x=$(7598),C=$(6760),k=$(3739),se=$(7994),M=$(3024),X=$(1455),G=$(8302),I=$(2345),ue=$(597);const ae=["queued","building","syn\
cing","activating","succeeded","failed","cancelled"],Y=["queue","clone","install","build","sync","activate"],V=["repository_not_found","repository_not_allowed",
"branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","install_failed","build_failed","bui\
ld_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_f\
ailed","activation_failed","interrupted"],W={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,
body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};class L extends Error{name="BodyTooLarge"}class A extends Error{name="\
BodyBroken"}function v(t,e,n={}){return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(
e)}}function j(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function D(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class w extends Error{name="\
Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function R(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.
requestID}};return v(W[n],r,t.headers)}const Q=10;function Z(t,e,n={}){if(!(0,G.G)(t))throw ee(["the body must be a JSON object"]);const s=[];for(const[o,i]of Object.
entries(t)){const a=he(e,o);if(!a)s.push(he(n,o)??`${pe(o)} is not a known field`);else if(!(i===null&&a.nullable)){const c=a.rule(i);c!==void 0&&s.push(`${o} ${c}`)}}
for(const[o,i]of Object.entries(e))i.required&&!Object.hasOwn(t,o)&&s.push(`${o} is required`);const r=s.some(o=>o.endsWith("is not a known field"));if(s.length>
0)throw ee(s,r?`Known fields: ${Object.keys(e).join(", ")}.`:"");return t}function he(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function ee(t,e=""){const n=t.length-
Q,s=t.slice(0,Q).join("; ")+(n>0?`; and ${n} more`:"");return new w("validation_failed",`${s}.${e===""?"":` ${e}`}`)}function pe(t){return JSON.stringify(t.length>
60?`${t.slice(0,60)}\u2026`:t)}function re(t,e,n=()=>{}){return s=>typeof s!="string"?"must be a string":s.length<t?t===1?"must not be empty":`must have at leas\
t ${t} characters`:s.length>e?`must have at most ${e} characters`:s.includes("\0")?"must not contain NUL characters":s.isWellFormed()?n(s):"must be well-formed \
Unicode"}function Ee(t,e){return n=>t.test(n)?void 0:e}function Xt(t){return e=>t.some(n=>n===e)?void 0:`must be one of ${t.join(", ")}`}const Zt=t=>typeof t=="\
boolean"?void 0:"must be true or false",Kn=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, cont\
rol characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or co\
ntain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end wi\
th "."']],ft=re(1,244,t=>Kn.find(([e])=>e.test(t))?.[1]),Jn=re(1,64,Ee(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),qt=re(
1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';
if(/[\x00-\x1f\x7f]/.test(t))return"must not contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..\
")';if(e.some(n=>n.toLowerCase()===".git"))return'must not lead into ".git"'});function en(t){return e=>{if(typeof e!="string")return"must be a string";if(!e.isWellFormed())
return"must be well-formed Unicode";const n=(0,ue.Nu)(e,t);return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}}const tn=t=>{if(!(0,G.G)(t))return"\
must be an object of names to strings";const e=Object.entries(t);if(e.length>I.lF.envVariables)return`must hold at most ${I.lF.envVariables} variables`;let n=0;
for(const[s,r]of e){if(!I.G1.test(s))return`holds ${pe(s)}, which is not a variable's name: letters, digits and _, no digit first`;if(s.toUpperCase().startsWith(
I.be))return`holds ${pe(s)}, but names that begin with ${I.be} are the platform's own`;if(typeof r!="string")return`holds ${pe(s)}, whose value must be a string`;
if(r.includes("\0")||!r.isWellFormed())return`holds ${pe(s)}, whose value has characters no variable can hold`;n+=Buffer.byteLength(s)+Buffer.byteLength(r)}return n>
I.lF.envBytes?`must have at most ${I.lF.envBytes} bytes of names and values`:void 0},nn=new Set(["ENOSPC","EDQUOT"]),Vn=13;function Ve(t){return nn.has((0,k.xU)(
t))?!0:t instanceof Error&&"errcode"in t&&t.errcode===Vn}const Qn=11,Xn=26;function ht(t){const e=t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0;return e===
Qn||e===Xn}const Zn=300,qn="developer@slipway.localhost";function es(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await $.e(460).then(
$.bind($,6460));r??=c.importJWK(n.privateJwk,"ES256");const f=Math.floor(s.now()/1e3),g=a.email??qn;return new c.SignJWT({...a.claims,email:g,email_verified:!0}).
setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??g).setAudience(a.audience??t.audience).setIssuedAt(f).setExpirationTime(
f+(a.expiresInSeconds??Zn)).setJti((0,x.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":mt(e),"/identity/jwks":{keys:[n.publicJwk]}};
return{mint:o,handler(a){if(a.method!=="GET"&&a.method!=="HEAD")return yt(a,405,"method_not_allowed","The identity provider answers GET alone",{allow:"GET, HEAD"});
const c=D(a.target),f=i[c];return f?v(200,f,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?yt(a,404,"not_found",`Nothing is at ${c}`):gt(a,t.requestToken)?
pt(a.target,o):yt(a,401,"unauthorized","The request token is missing or wrong: see run.json",{"www-authenticate":"Bearer"})}}}async function pt(t,e){const n=new URLSearchParams(
t.slice(D(t).length)),s=n.get("audience"),r=n.get("email"),o=await e({...s?{audience:s}:{},...r?{email:r}:{}});return v(200,{count:o.length,value:o})}function mt(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function gt(t,e){const n=r=>(0,x.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(j(t,"authorization")??"")?.[1];return s!==void 0&&(0,x.timingSafeEqual)(n(s),n(e))}function yt(t,e,n,s,r={}){
return v(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const ts=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function ns(t,e){let n=Promise.resolve();const s=async r=>{ss(r,t);try{await sn(t,r),e(r),await sn(t,r)}catch(o){for(const i of(0,M.readdirSync)(r))await(0,X.rm)(
(0,C.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function ss(t,e){if(!(0,C.isAbsolute)(t))throw Oe(`"${t}\
" is not an absolute path`);if((0,se.FK)(e,t))throw Oe(`${t} lies in the data directory`);try{if((0,se.wZ)(t,448),(0,M.readdirSync)(t).length>0)throw Oe(`${t} i\
s not empty`)}catch(n){throw n instanceof k.GQ||Ve(n)?n:Oe(`${t} cannot be written (${(0,k.xU)(n)})`)}}const rs=5;async function sn(t,e){const n=s=>!(0,C.relative)(
t,s).split(C.sep).includes("tmp");for(const s of(0,M.readdirSync)(t).filter(r=>!ts.test(r)))for(let r=1;;r+=1)try{await(0,X.cp)((0,C.join)(t,s),(0,C.join)(e,s),
{recursive:!0,force:!1,filter:n});break}catch(o){if((0,k.xU)(o)!=="ENOENT"||r===rs)throw o}}function Oe(t){return new k.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or not there yet."})}const os={to:{rule:re(1,4096),required:!0}},rn=64*1024;function is(t,e){return async n=>{
try{if(n.method!=="POST")throw new w("method_not_allowed","A backup is made by POST.",{allow:"POST"});if(!gt(n,t))throw new w("unauthorized","The request token \
is missing or wrong.",{"www-authenticate":"Bearer"});const s=String(Z(JSON.parse((await n.body(rn)).toString()),os).to);return await e(s),v(200,{to:s})}catch(s){
if(s instanceof A)throw s;return R(wt(s),n)}}}function wt(t){if(t instanceof w)return t;if(t instanceof SyntaxError)return new w("invalid_request","The body is \
not JSON.");if(t instanceof L)return new w("body_too_large",`The body is larger than ${rn} bytes.`);const{mender:e,message:n}=(0,k.I7)(t);return e==="user"?new w(
"validation_failed",`to: ${n}.`):new w("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}var $e=$(7030);function Et(t){return t==="::1"||(0,$e.
isIPv4)(t)&&t.startsWith("127.")}function on(t){const e=ke(t.remoteAddress??"");if(!Et(e))return an(e);const n=j(t,"x-forwarded-for")??"",s=ke(n.slice(n.lastIndexOf(
",")+1).trim());return(0,$e.isIP)(s)===0||Et(s)?"loopback":an(s)}function ke(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function an(t){if((0,$e.isIP)(t)!==6)return t.
slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(
":")}::/64`}function bt(t,e,n,s){const r=t.roleOf(e.email,n);if(r===void 0)throw new w("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!==
"deployer")throw new w("forbidden",`${e.email} may only read in the organization ${n}.`);return r}function as(t,e,n,s){const r=t.state.apps.find({org:e,project:n,
appID:s});if(!r)throw new w("not_found",`There is no app ${s} in ${e}/${n}.`);return r}function Tt(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)
return;const r=[];for(const[o,i]of n.entries()){const a=s[o]??"";if(i.startsWith("{")){const c=cs(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function cs(t){
try{return decodeURIComponent(t)}catch{return}}const ds=`
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
.failed, .cancelled { color: var(--bad); } .succeeded, .live { color: var(--good); } .replaced { color: var(--quiet); }
`,us=`'use strict';
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
`,ls='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function St(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const fs=new Map([["/console/style.css",St("text/css",ds)],["/console/icon.svg",St("image/svg+xml",ls)],["/console/script.js",St("text/javascript",us)]]);var _t=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},hs=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const De=256*1024,cn=10;async function dn(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const r=_t(s,await(0,X.open)(t),!0),{size:o}=await r.stat(),i=e??Math.max(0,o-De),{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(De),0,De,i),
f=a.subarray(0,c),g=i+c>=o,b=g&&n?c:ps(f),E=e===void 0&&i>0?f.indexOf(cn)+1:0;return{text:f.subarray(E,b).toString("utf8"),next:i+b,atEnd:g}}catch(r){s.error=r,
s.hasError=!0}finally{const r=hs(s);r&&await r}}catch(s){if((0,k.xU)(s)==="ENOENT")return{text:"",next:0,atEnd:!0};throw s}}function ps(t){const e=t.lastIndexOf(
cn)+1;return e===0&&t.length===De?De:e}function un(t){return(0,M.existsSync)(t)?(0,M.createReadStream)(t):""}function ln(t,e){return(0,C.join)(t,"logs",`${e}.lo\
g`)}const Ot="slipway_console";function fn(t,e){const n="HttpOnly; SameSite=Strict";if(pn(t,e))return{name:`__Host-${Ot}`,attributes:`Path=/; ${n}; Secure`};const s=/:(\d{1,5})$/.
exec(Qe(t))?.[1]??"80";return{name:`${Ot}_${s}`,attributes:`Path=/console; ${n}`}}function hn(t,e){return(j(t,"cookie")??"").split(";").map(n=>n.trim()).filter(
n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function ms(t,e){return pn(t,e)?new URL(e).origin:`http://${Qe(t)} ${on(t)}`}function gs(t,e){const n=j(t,
"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=j(t,"origin");return s===void 0||!URL.canParse(s)?!1:$t(t,e)?s===new URL(e).origin:new URL(s).
host===Qe(t)}function pn(t,e){return e.startsWith("https:")&&$t(t,e)}function $t(t,e){const{host:n,protocol:s}=new URL(e),r=Qe(t);return r===n||r===`${n}${s==="\
https:"?":443":":80"}`}function Qe(t){return j(t,"host")?.toLowerCase()??""}class kt{text;constructor(e){this.text=e}}function z(t,...e){let n=t[0]??"";for(const[
s,r]of e.entries())n+=mn(r)+(t[s+1]??"");return new kt(n)}function mn(t){return t==null?"":t instanceof kt?t.text:typeof t=="object"?t.map(mn).join(""):String(t).
replace(/[&<>"']/g,e=>It[e]??"")}const It={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"},ys={"content-type":"text/html; charset=utf-8","cache-cont\
rol":"no-store","content-security-policy":"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base\
-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff","x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"s\
ame-origin"};function Ie(t,e,n,s){const r=n?z`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:null,o=z(la||(la=
ua([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:ys,body:o.text}}function vt(t,e){return Ie(t,"Sign in",void 0,z`${Ce(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function ws(t,e){const n=e.map(r=>z`<li><a href="/console/orgs/${encodeURIComponent(r)}">${r}</a></li>`),s=z`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
return Ie(200,"Organizations",t,n.length>0?z`<ul>${n}</ul>`:s)}function Rt(t,e,n){const s=n.map(r=>z`<tr><td>${r.project}</td><td><a href="${be(r)}">${r.name}</a></td><td>${r.
type}</td>
<td>${r.liveRelease===null?"created":"live"}</td><td class="code">${r.repository}</td></tr>`);return Ie(200,e,t,At("Apps",["Project","App","Type","State","Repos\
itory"],s,"There is no app."))}function Es(t,e,n){const{app:s,url:r}=n;return Ie(t,s.name,e,z`${Ce(n.problem)}${Os(n.created)}
<p><a href="/console/orgs/${encodeURIComponent(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${s.repository}, branch ${s.branch}</dd>
<dt>Site</dt><dd>${r?z`<a href="${r}">${r}</a>`:"not live before the first successful deploy"}</dd>
${s.liveRelease===null?null:z`<dt>Live release</dt><dd><a href="${Xe(s,s.liveRelease)}">${s.liveRelease}</a></dd>`}
</dl>
<h2>Deployments</h2>
${bs(n)}
<h2>Environment variables</h2>
${n.envNames.length>0?z`<ul>${n.envNames.map(o=>z`<li><code>${o}</code></li>`)}</ul>`:z`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${Ss(n)}`)}function bs({app:t,deployments:e}){const n=e.map(s=>z`<tr><td><a href="${Xe(t,s.deployID)}">${s.deployID}</a></td>
<td>${Ts(t,s)}</td><td>${s.branch}</td><td class="code">${s.commit?.slice(0,12)}</td><td>${Ze(s.createdAt)}</td></tr>`);return At("Recent deployments",["Deploym\
ent","Status","Branch","Commit","Created"],n,"There is none yet.")}function Ts({liveRelease:t},{deployID:e,status:n}){return n!=="succeeded"?z`<span class="${n}">${n}</span>`:
e===t?z`<span class="succeeded">succeeded</span>, <strong class="live">live</strong>`:z`<span class="replaced">succeeded, not live</span>`}function Ss({app:t,tables:e,
mayChange:n}){if(e===void 0)return z`<p>Apps of type ${t.type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;const s=e.
map(({name:o,variable:i,createdAt:a})=>z`<tr><td>${o}</td><td><code>${i}</code></td><td>${Ze(a)}</td>
<td>${n?_s(t,o):null}</td></tr>`),r=z`<form method="post" action="${be(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;return z`${At("Key-value tables",["Table","Token variable","Created",""],s,"There is no table: the first one activates the service.")}
${n?r:null}`}function _s(t,e){return z`<details><summary>Delete…</summary>
<form method="post" action="${be(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function Os(t){return t?z`<div class="note" role="status"><p>The table ${t.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}function $s(t,{app:e,deployment:n,failure:s,log:r}){
const o=Xe(e,n.deployID),i=n.finishedAt===null?z`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${r.text}</pre>`:
z`<pre tabindex="0" aria-label="Build log">${r.text}</pre>`;return Ie(200,n.deployID,t,z`<p><a href="${be(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
${n.status==="succeeded"?z`<dt>Release</dt><dd>${n.deployID===e.liveRelease?"live":"not live: another one serves"}</dd>`:null}
<dt>Branch</dt><dd>${n.branch}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${Ze(n.createdAt)}</dd>
${n.finishedAt===null?null:z`<dt>Finished</dt><dd>${Ze(n.finishedAt)}</dd>`}
</dl>
${s?z`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i}
<p><a href="${o}/log">All of it, as text</a></p>`)}function ks(t,e,n){return Ie(t,"This did not work",e,z`${Ce(n)}<p><a href="/console">To the console's first page</a></p>`)}
function be({org:t,project:e,appID:n}){const[s,r,o]=[t,e,n].map(encodeURIComponent);return`/console/orgs/${s}/projects/${r}/apps/${o}`}function Xe(t,e){return`${be(
t)}/deployments/${encodeURIComponent(e)}`}function Ce(t){return t===void 0?null:z`<div class="note alert" role="alert"><p>${t}</p></div>`}function At(t,e,n,s){if(n.
length===0)return z`<p>${s}</p>`;const r=e.map(o=>o===""?z`<td></td>`:z`<th scope="col">${o}</th>`);return z`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function Ze(t){const e=new Date(t).toISOString();return z`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const xt=480*6e4,Is=1e3,vs=10;class Rs{#e;#t;#n=new Map;constructor(e,n){
this.#e=e,this.#t=n}find(e){const n=this.#n.get(this.#i(e)??"");return n&&n.expiresAt>this.#e.monotonic()&&n.place===this.#o(e)?n.principal:void 0}isAmbiguous(e){
return hn(e,this.#r(e).name).length>1}open(e,n){this.#n.delete(this.#i(e)??"");const s=JSON.stringify([n.issuer,n.email]);this.#s(s);const r=(0,x.randomBytes)(32).
toString("base64url"),o=this.#e.monotonic()+xt;this.#n.set((0,x.hash)("sha256",r),{principal:n,identity:s,place:this.#o(e),expiresAt:o});const{name:i,attributes:a}=this.#r(
e);return`${i}=${r}; Max-Age=${xt/1e3}; ${a}`}close(e){this.#n.delete(this.#i(e)??"");const{name:n,attributes:s}=this.#r(e);return`${n}=; Max-Age=0; ${s}`}#s(e){
const n=this.#e.monotonic(),s=[];for(const[o,i]of this.#n)i.expiresAt<=n?this.#n.delete(o):i.identity===e&&s.push(o);const[r]=this.#n.keys();s.length>=vs?this.#n.
delete(s[0]??""):r!==void 0&&this.#n.size>=Is&&this.#n.delete(r)}#r(e){return fn(e,this.#t)}#o(e){return ms(e,this.#t)}#i(e){const[n,...s]=hn(e,this.#r(e).name);
return n===void 0||s.length>0?void 0:(0,x.hash)("sha256",n)}}const gn=1e4;function Nt(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Map;return r=>{const o=e.monotonic(),
i=s.get(r)??{left:t,at:o};i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i);const[a]=s.keys();return s.size>gn&&a!==void 0&&s.delete(a),i.left<
1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const As=20,xs=300;function Ns(t){const e=Nt(As,t),n=Nt(xs,t);return s=>e(s)||n("all")}const Ls=32*1024,
Me="/console/orgs/{org}/projects/{project}/apps/{app}",Ds=[["GET","/console",Bs],["GET","/console/orgs/{org}",Fs],["GET",Me,t=>Lt(t,200,{})],["POST",`${Me}/tabl\
es`,Hs],["POST",`${Me}/tables/{name}/delete`,Dt],["GET",`${Me}/deployments/{deployment}`,Gs],["GET",`${Me}/deployments/{deployment}/log`,zs]];function Cs(t){const e=new Rs(
t.clock,t.consoleUrl),n=Ns(t.clock);return async s=>{const r=D(s.target).replace(/(?<=.)\/$/,""),o=fs.get(r);if(o)return o;const i=e.find(s);try{if(s.method==="\
POST"&&!gs(s,t.consoleUrl))throw new w("forbidden","This form was not sent by the console's own page.");return r==="/console/sign-in"?await js(s,t,e,n):r==="/co\
nsole/sign-out"&&s.method==="POST"?qe("/console/sign-in",e.close(s)):i?await Ms(r,s,t,i):qe("/console/sign-in")}catch(a){if(!(a instanceof w))throw a;return ks(
W[a.code],i?.email,a.message)}}}async function Ms(t,e,n,s){const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of Ds){const c=o===r?Tt(i,t):void 0;if(c)return c[0]!==
void 0&&bt(n,s,c[0],r==="POST"),a({request:e,options:n,principal:s,parts:c})}throw new w("not_found","There is no such page in the console.")}async function js(t,e,n,s){
if(t.method!=="POST")return vt(200,n.isAmbiguous(t)?Ps:void 0);const r=s(on(t));if(r>0)return Us(r);const o=await yn(t,"token",Ls);try{return qe("/console",n.open(
t,await e.verify(`Bearer ${o.trim()}`)))}catch(i){if(!(i instanceof w))throw i;return vt(W[i.code],i.message)}}const Ps="Your browser sent two cookies of this c\
onsole, so another site set one: remove its cookies first.";function Us(t){const e=vt(429,`Too many attempts to sign in: wait ${t} s.`);return{...e,headers:{...e.
headers,"retry-after":String(t)}}}function Bs({options:t,principal:e}){const n=t.state.apps.organizations().filter(s=>t.roleOf(e.email,s)!==void 0);return ws(e.
email,n)}function Fs({options:t,principal:e,parts:[n=""]}){return Rt(e.email,n,t.state.apps.list(n))}function Lt(t,e,n){const{options:s,principal:r}=t,o=je(t),{
state:i,kvs:a}=s;return Es(e,r.email,{app:o,url:o.liveRelease===null?void 0:s.siteUrl(o.subdomain),deployments:i.deployments.list(o,I.lF.pageDefault,void 0),envNames:Object.
keys(i.apps.env(o)),tables:I.jI.some(c=>c===o.type)?a.listTables(o):void 0,mayChange:s.roleOf(r.email,o.org)==="deployer",...n})}async function Hs(t){const e=je(
t),n=await yn(t.request,"name");try{return Lt(t,201,{created:t.options.kvs.createTable(e,n)})}catch(s){if(!(s instanceof w))throw s;return Lt(t,W[s.code],{problem:s.
message})}}async function Dt(t){const e=je(t);return await t.options.kvs.deleteTable(e,t.parts[3]??""),qe(be(e))}async function Gs(t){const{options:e,principal:n}=t,
s=je(t),r=wn(t,s),o=await dn(ln(e.dataDir,r.deployID),void 0,r.finishedAt!==null),i=e.state.deployments.failure(s,r.deployID);return $s(n.email,{app:s,deployment:r,
failure:i,log:o})}async function zs(t){const e=wn(t,je(t)),n=ln(t.options.dataDir,e.deployID),s={"content-type":"text/plain; charset=utf-8","cache-control":"no-\
store","x-content-type-options":"nosniff"},r=/[?&]from=(\d{1,12})(?:&|$)/.exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:un(n)};const o=e.
finishedAt!==null,{text:i,next:a,atEnd:c}=await dn(n,Number(r),o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deploymen\
t-status":e.status},body:i}}async function yn(t,e,n=I.lF.bodyBytes){try{const s=await t.body(n);return new URLSearchParams(s.toString("utf8")).get(e)??""}catch(s){
throw s instanceof L?new w("body_too_large","The form is too large."):s}}function je({options:t,parts:[e="",n="",s=""]}){return as(t,e,n,s)}function wn({options:t,
parts:e},n){const s=t.state.deployments.find(n,e[3]??"");if(!s)throw new w("not_found",`The app ${n.appID} has no such deployment.`);return s}function qe(t,e){return{
status:303,headers:{location:t,"cache-control":"no-store",...e?{"set-cookie":e}:{}}}}var Pe=$(3823);function Ws(t){const e=Ys(t).map(n=>({name:n,method:t[n].method,
parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(f=>Ks(f.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(f=>f.method===i);if(a)return{name:a.
name,parameters:Js(a.parts,r)};if(o.length===0)throw new w("not_found",`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(f=>f.method==="GET"?"\
GET, HEAD":f.method).join(", ");throw new w("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function Ys(t){return Object.keys(t)}function Ks(t,e){
return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function Js(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===
void 0?[]:[[o,Vs(e[r]??"",o)]]});return Object.fromEntries(n)}function Vs(t,e){try{return decodeURIComponent(t)}catch{throw new w("invalid_request",`The path's ${e}\
 is not percent-encoded UTF-8.`)}}const Qs=["GET","HEAD"],Xs=["POST","PUT","PATCH"];function En(t,e){const n=Ws(e.routes),s=async r=>{const o=D(r.target),{name:i,
parameters:a}=n(r.method,o),{orgID:c="",projectID:f="",appID:g=""}=a,b=await Zs(t,r,c,f),{bytes:E,body:N}=Xs.includes(r.method)?await er(r,e.mayBeEmpty.includes(
i)):qs;return e.calls[i]({name:i,key:{org:c,project:f,appID:g},parameters:a,principal:b,body:N,bytes:E,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:j(
r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){const i=o instanceof w?o:Tn(o);if(!i)throw o;return R(i,r)}}}async function Zs(t,e,n,s){
const r=await t.verify(j(e,"authorization")),o=t.rateLimit(r.email);if(o>0)throw new w("rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(o)});
if(!I.cS.test(n))throw ee(["orgID in the path is not an identifier"]);if(!I.cS.test(s))throw ee(["projectID in the path is not an identifier"]);const i=t.roleOf(
r.email,n);if(i===void 0)throw new w("forbidden",`${r.email} has no role in the organization ${n}.`);if(i==="viewer"&&!Qs.includes(e.method))throw new w("forbid\
den",`${r.email} may only read in the organization ${n}.`);return r}const qs={bytes:Buffer.alloc(0),body:void 0};async function er(t,e){const n=j(t,"content-typ\
e")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")throw bn(n);const s=await t.body(I.lF.bodyBytes).catch(r=>{throw r instanceof L?new w(
"body_too_large",`The body is larger than ${I.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw bn("none");try{const r=JSON.
parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{throw new w("invalid_request",`The body is ${s.length===0?"empty":"not valid J\
SON in UTF-8"}.`)}}function bn(t){return new w("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const tr=10;function Tn(t){
if(!((t instanceof Error&&"errcode"in t?Number(t.errcode)&255:-1)!==tr&&!Ve(t)))return new w("unavailable","The platform cannot write: its disk is full or faili\
ng. Nothing was changed.",{"retry-after":"30"})}const nr=re(1,63,Ee(I.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),Sn={
spaFallback:{rule:Zt,nullable:!0},installCommand:{rule:re(0,4096),nullable:!0},rootDirectory:{rule:qt,nullable:!0},noindex:{rule:Zt,nullable:!0},nodeVersion:{rule:re(
1,3,Ee(/^\d+$/,'must be a major version, as "24"')),nullable:!0}};function sr(t){const e={repository:{rule:en(t.allowLocalGit)},branch:{rule:ft},buildCommand:{rule:re(
0,4096),nullable:!0},outputDirectory:{rule:qt,nullable:!0},region:{rule:re(1,63,Ee(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-w\
est-1"')),nullable:!0},...Sn},n={name:{rule:nr,required:!0},type:{rule:Xt(I.yN),required:!0},...e,repository:{...e.repository,required:!0},branch:{...e.branch,required:!0}},
s={name:"name cannot be changed: it is the ID of the app",type:"type cannot be changed",subdomain:"subdomain cannot be changed: it is generated"},r={env:{rule:tn,
required:!0}},o={branch:{rule:ft,nullable:!0},commit:{rule:Jn,nullable:!0}};return{createApp(i){const a=Z(i,n,{subdomain:"subdomain cannot be given: it is gener\
ated"}),c=I.yN.find(f=>f===a.type)??"web-landing";return{name:String(a.name),type:c,config:_n(a,Ct)}},updateApp:(i,a)=>_n(Z(i,e,s),a),replaceEnv:i=>Z(i,r).env,deploy(i){
const a=Z(i,o,{tag:"tag is not taken: web apps deploy without a release tag"});return{branch:ve(a.branch,null),commit:ve(a.commit,null)?.toLowerCase()??null}}}}
const Ct={repository:"",branch:"",buildCommand:null,outputDirectory:null,region:null,settings:{}};function _n(t,e){const n=r=>Object.hasOwn(t,r)?ve(t[r],null):e[r],
s={...e.settings};for(const r of Object.keys(Sn))Object.hasOwn(t,r)&&(s[r]=t[r]);return{repository:ve(t.repository,e.repository),branch:ve(t.branch,e.branch),buildCommand:n(
"buildCommand"),outputDirectory:n("outputDirectory"),region:n("region"),settings:Object.fromEntries(Object.entries(s).filter(([,r])=>r!==null))}}function ve(t,e){
return typeof t=="string"?t:e}const et="production";function On(t){return t.liveRelease===null?"created":"live"}function $n(t,e){return t.liveRelease===null?null:
e(t.subdomain)}function u(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.
outputDirectory,region:t.region,subdomain:t.subdomain,state:On(t),url:$n(t,e),environments:[{environmentID:t.environmentID,name:et}],createdAt:y(t.createdAt),updatedAt:y(
t.updatedAt)}}function d(t,e){return{environmentID:t.environmentID,name:et,url:$n(t,e),state:On(t)}}function l(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;
return{deployID:e,status:n,branch:s,commit:r,createdAt:y(o)}}function h(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:f,finishedAt:g,
supersededBy:b}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:y(c),startedAt:f===null?null:y(f),finishedAt:g===null?null:y(g),url:r==="succee\
ded"?n(e.subdomain):null,...b===null?{}:{supersededBy:b}}}function p(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,f=a.slice(-I.
lF.failureLogLines).map(g=>g.slice(0,I.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:f,diagnostics:c}}function y(t){return new Date(
t).toISOString()}function m(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o,releases:i}=e,a=({key:c})=>{const f=r.find(c);if(!f)throw new w("not_fo\
und",`There is no app ${c.appID} in ${c.org}/${c.project}.`);return f};return{createApp:c=>T(t,c,()=>{const{name:f,type:g,config:b}=s.createApp(c.body),E=r.create(
{...c.key,appID:f},g,b);if(!E)throw new w("app_exists",`There is an app ${f} in this project already.`);return{status:201,record:u(E,n)}}),updateApp(c){const f=a(
c),g=r.update(f,s.updateApp(c.body,f));return i.forget(f.subdomain),v(200,u(g,n))},replaceEnv(c){const f=a(c),g=s.replaceEnv(c.body);return e.transaction(()=>r.
replaceEnv(f,g)),v(200,{names:Object.keys(g).sort()})},listEnvironments:c=>v(200,{environments:[d(a(c),n)]}),deploy(c){const f=a(c);let g;const b=T(t,c,()=>{const{
branch:E,commit:N}=s.deploy(c.body),P=o.create(f,E??f.branch,N);return g=P.deployID,{status:202,record:l(P)}});return g!==void 0&&t.enqueue(g),b},listDeployments(c){
const f=a(c),g=O(c.query.get("limit")),b=o.list(f,g+1,K(c.query.get("cursor"))),E=b.slice(0,g),N=b.length>g?E.at(-1):void 0;return v(200,{deployments:E.map(P=>h(
P,f,n)),nextCursor:N?B(N.seq):null})},readFailure(c){const f=a(c),{deployID:g=""}=c.parameters,b=o.failure(f,g);if(b)return v(200,p(g,b));const E=o.find(f,g);throw E?
new w("not_found",`The deployment ${g} has not failed: it is ${E.status}.`):new w("not_found",`The app ${f.appID} has no deployment ${g}.`)}}}function T({state:t},e,n){
const{idempotencyKey:s}=e;if(s!==void 0&&!/^[\x21-\x7e]{1,255}$/.test(s))throw ee(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return t.transaction(
()=>{if(s===void 0){const{status:P,record:_}=n();return v(P,_)}const{name:r,key:{org:o,project:i,appID:a},principal:c,bytes:f}=e,g=JSON.stringify([c.issuer,c.email,
r,o,i,a]),b=t.idempotency.recall(g,s,f);if(b.kind==="other-body")throw ee(["Idempotency-Key was used before with another body"]);if(b.kind==="answered")return v(
b.status,JSON.parse(b.body),{"idempotent-replayed":"true"});const{status:E,record:N}=n();return t.idempotency.remember(g,s,f,E,JSON.stringify(N)),v(E,N)})}function O(t){
if(t===null)return I.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(t):0;if(e<1||e>I.lF.pageMost)throw ee([`limit must be 1 to ${I.lF.pageMost}`]);return e}function B(t){
return Buffer.from(`before:${t}`).toString("base64url")}function K(t){if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];
if(e===void 0||B(Number(e))!==t)throw ee(["cursor is not one that this list gave"]);return Number(e)}function F(t,e){const n=m({...e,bodies:sr(e)});return En(t,
{routes:Pe.bw,calls:n,mayBeEmpty:["deploy"]})}const q={to:{rule:re(1,100),nullable:!0}},Re={name:{rule:re(1,100),required:!0}};function kn(t,{state:e,kvs:n,kvsUrl:s,
siteUrl:r}){const o=({key:i})=>{const a=e.apps.find(i);if(!a)throw new w("not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return En(
t,{routes:Pe.a6,mayBeEmpty:["rollback","runtime"],calls:{listReleases(i){const a=o(i),c=e.releases.list(a).map(({deployID:f})=>({deployID:f,live:f===a.liveRelease}));
return v(200,{releases:c})},rollback(i){const a=o(i),{to:c}=Z(i.body,q),f=e.releases.rollback(a,typeof c=="string"?c:void 0);if(!f){const g=typeof c=="string"?`\
no kept release ${c}`:"no kept release before the live one";throw new w("not_found",`The app ${a.appID} has ${g}.`)}return v(200,{deployID:f.deployID,previous:a.
liveRelease,url:r(a.subdomain)})},listTables:i=>v(200,{tables:n.listTables(i.key).map(In)}),createTable(i){const{name:a}=Z(i.body,Re);return v(201,In(n.createTable(
i.key,String(a))))},async deleteTable(i){const a=i.parameters.table??"";return await n.deleteTable(i.key,a),v(200,{deleted:!0,name:a})},runtime:i=>v(200,{variables:n.
runtimeVariables(i.key,s)})}})}function In(t){return{...t,createdAt:new Date(t.createdAt).toISOString()}}function vn(t){if(t===""){const n="Name a directory wit\
h --data, or leave the flag out for .slipway.";throw new k.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:n})}const e=(0,C.resolve)(
t);try{(0,se.wZ)(e,448),((0,M.existsSync)((0,C.join)(e,"platform.db"))||(0,M.readdirSync)(e).length===0)&&(0,M.chmodSync)(e,448),(0,M.writeFileSync)((0,C.join)(
e,"platform.db"),"",{flag:"a",mode:384})}catch(n){throw new k.GQ("invalid_input",`The data directory ${e} cannot be written (${(0,k.xU)(n)})`,{input:"data",remedy:"\
Name a directory that this user may create and write, with --data.",cause:n})}return(0,M.existsSync)((0,C.join)(e,".gitignore"))||(0,M.writeFileSync)((0,C.join)(
e,".gitignore"),`*
`,{mode:384}),e}function Ae(t,e){const n=(0,C.join)(t,"run.json");return(0,M.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,M.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,M.rmSync)(n,{force:!0})}}var tt=$(1224);class fe extends Error{name="DamagedObject"}class me{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);return o||(o=s().then(i=>(this.put(e,i,n(i)),i)).finally(()=>this.#n.delete(e)),this.#n.set(e,o)),o}put(e,n,s){this.delete(e),!(s>
this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){
if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const rr=1024,nt=255;class Mt{#e;#t=new Map;constructor(e){
this.#e=`.${e.toLowerCase()}`}subdomain(e){if(e.length>nt)return;const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#n(e);return this.#t.
size>=rr&&this.#t.clear(),this.#t.set(e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(this.#e)?n.slice(0,-this.#e.length):
"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(s)?s:void 0}}const ce=8;class Ue{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,
s=this.#e.length/ce-1;for(;n<=s;){const r=n+s>>>1,o=r*ce,i=this.#e.compare(e,0,ce,o,o+ce);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new Ue(Buffer.
from(this.#e))}}function Rn(t){return(0,x.hash)("sha256",t,"buffer").subarray(0,ce)}const jt=16*1024*1024,or=512;class An{#e;#t=new me(jt);constructor(e){this.#e=
e}async releasesWith({org:e,kept:n},s){const r=Rn(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.
load(`${e}/${n}`,s=>s.bytes+or,()=>this.#e.assets(e,n))}catch(s){if(s instanceof fe)return;throw s}}}var ir=$(6059);const xn=new Map([["js","text/javascript"],[
"mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-sit\
e-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["\
apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),st=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
fa=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function ha(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=xn.get(n)??(0,ir.$)(n),r=typeof s=="string"?s:"application/octet-stream";return st.test(r)&&
!r.includes("charset")?`${r}; charset=utf-8`:r}function pa(t){return fa.test(t)}const ma=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
ga=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function oo(t){const e=io(
t);return e===void 0||e.endsWith(".html")?!1:ma.test(t)||ga.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const ya=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function ar(t){const e=io(t);return oo(t)||e!==void 0&&ya.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function io(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}function wa({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(ao):ao(e)}function ao(t){return{...t,headers:{...t.headers,
"x-robots-tag":"noindex"}}}const Ea=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5r\
em}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function rt({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Ea}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const ba=rt({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),Ta=rt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),Sa=rt({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),_a=rt({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),Oa=rt({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page of a site is there."}),$a=rt({status:500,
title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploying the site again stores it anew."});function co(t){
if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?va(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(
1)}const ka=/^[\w.!~*'()@:$,+=&;/-]*$/;function uo(t){return ka.test(t)?`/${t}`:`/${t.split("/").map(Ia).join("/")}`}function Ia(t){return encodeURIComponent(t).
replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function va(t){try{return decodeURIComponent(t)}catch{return}}function cr(t,e){if(t===""||t.endsWith("\
/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const lo=32,Ra=/\/:[A-Za-z]\w*[^\w/]/,
Aa=/^:([A-Za-z]\w*)$/,dr="it must begin with a path, with one * at most and placeholders (/:name) for whole parts, each once",xa=`it has more than ${lo} placeho\
lders`;function fo(t){const e=co(t);return e===void 0?dr:ho(po(`/${e}`))}function ho(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Ra.test(
t))return dr;const r=e.slice(1).split("/").map(ur),o=(n??"").split("/").map(ur),i=[...Pt(r),...Pt(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return dr;
if(i.length>lo)return xa;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const f=e==="/"?[]:e.slice(1,-1).split("/").map(ur);return{
text:t,head:f,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,
before:a,behind:c,tail:o.slice(1)}}}function Na({head:t,star:e}){return new Set(e?[...Pt(t),...Pt(e.tail),"splat"]:Pt(t))}function Pt(t){return t.flatMap(e=>"na\
me"in e?e.name:[])}function ur(t){const e=Aa.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const La=32*1024;class Da{path;bare;parts;#e;#t=new Map;#n=La;constructor(e){
this.path=e,this.bare=po(e),this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;
const s=uo(e).slice(1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#e[e]??
this.path.length}}function Ca(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&lr(n,r,0)?new fr(t,e,void 0):void 0;if(!lr(n,r,0))
return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new fr(t,e,c>e.path.length?void 0:
e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!lr(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-
s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new fr(t,e,e.bare.slice(i,a))}function lr(t,e,n){
for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class fr{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function po(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const mo=500,Nn=8*1024,Ma=2e3,go=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,yo=/^[\t\x20-\x7e\x80-\xff]*$/,wo=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function ja(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.
trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>Ma?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=Pa(i,e.length,
a),s&&e.push(s)):s?Ua(s,i,a):a("it stands below no path"))}return{rules:e,ignored:n}}function Pa(t,e,n){const s=fo(t);if(e>=mo)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function Ua(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!go.test(o)||!yo.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: everybody may read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(wo.
has(o))return n(`"${o}" is the edge's own`);const a=t.bytes+Ut(o,i);if(a>Nn)return n(`the headers of this path have more than ${Nn} bytes`);t.bytes=a,t.set.push(
[o,i])}function Ut(t,e){return t.length+e.length+4}function Ba(t,e){return go.test(t)&&t===t.toLowerCase()&&yo.test(e)&&!wo.has(t)}function hr(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class Eo{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const f=this.#n[Math.min(a,c)],g=f&&n(f)?Ca(f.from,e):void 0;f&&g&&(yield[f,g])}}}function Ln(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=Na(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function pr({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:Fa(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Fa(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const bo={headers:{},isCut:!1};class Ha{#e;constructor(e){this.#e=new Eo(e.map(Ga))}of(e){if(this.#e.size===0)return bo;const n=[...this.#e.matching(
e)];return n.length===0?bo:new za(n).custom}}function Ga({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=Ln(i,t);return a.isFixed&&(s+=Ut(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class za{#e=new Map;#t=Nn;#n;#s=!1;constructor(e){this.#n=Nn-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,hr(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-Ut(e,""),o=r<
0?void 0:pr(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=Ut(e,o),n.isFixed||(this.#n-=Ut(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const To=2e3,Wa=2e3,Ya=/^[^/:]+=/,So={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Ka(t){const e=[],
n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=Ja(r).trim();if(o==="")continue;const i=e.length<To?Va(o):"too many rules";typeof i=="string"?n.push(
{line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Ja(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Va(t){if(t.length>Wa)
return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it names no target";if(r.length>0||s.includes("=")||Ya.test(n))return"\
conditions and query parameters are not supported";const o=Qa(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is no status of a redirect`:"its status is no numbe\
r";const i=fo(e);return typeof i=="string"?i:Oo(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:Dn(o)?"rewrites t\
o other origins are refused":"the target is no path and no URL"}function Qa(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return _o(e)?e:void 0}function _o(t){return Object.
hasOwn(So,t)}function Dn(t){return So[t]==="rewrite"}function Oo(t,e){return/^\/(?!\/)/.test(t)||!Dn(e)&&/^(?:https?:)?\/\//i.test(t)}const Xa=64,Za=8*1024,qa=4*
1024;class ec{#e;forces;constructor(e){this.#e=new Eo(e.map(tc)),this.forces=e.some(({force:n})=>n)}*of(e,n){let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||
n!=="file")){if(!r.force&&n==="earlier")return;const i=nc(r,o,e);if(i&&(yield i),s+=1,s===Xa)return}}}function tc({from:t,to:e,status:n,force:s}){return{from:t,
to:Dn(n)?sc(e,t):Ln(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function nc({to:t,status:e,isForeign:n},s,r){if(Dn(e)){const a=pr(t,s,"plain",qa);return a===
void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=pr(t,s,"encoded",Za);if(o===void 0)return;const i=n?o:o.replace(/^\/{2,}/,"/");return i===
`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function sc(t,e){const n=t.replace(/[?#].*$/,"");try{return Ln(n,e,decodeURIComponent)}catch{
return Ln(n,e)}}const rc="public, max-age=0, must-revalidate",oc="public, max-age=31536000, immutable";function ic(t,e,n,s,r){const o=ha(e),i=pa(o),a=`"${n.hash.
slice(0,32)}"`,c={"cache-control":oo(e)?oc:rc,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"last-modified":t.lastModified},
...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},f={"content-type":o,...c,"content-length":String(n.size)};return s===200&&(f["accept-ranges"]="\
bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:f,notModified:c,variants:i?new Map:void 0}}function ac(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-\
encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const mr="_redirects",gr="_headers",$o=512*1024;function yr(t){return t===
mr||t===gr}function cc(t){const e=[],n=i=>{const a=t.get(i)??Buffer.alloc(0);return a==="too large"&&e.push({file:i,reason:`it has more than ${$o} bytes`}),a===
"too large"?"":a.toString()},s=Ka(n(mr));for(const i of s.ignored)e.push({file:mr,...i});const r=ja(n(gr));for(const i of r.ignored)e.push({file:gr,...i});if(s.
rules.length+r.rules.length===0)return{bytes:Buffer.alloc(0),ignored:e};const o={redirects:s.rules.map(({from:i,to:a,status:c,force:f})=>[i.text,a,c,f]),headers:r.
rules.map(({from:i,set:a,unset:c})=>[i.text,a,c])};return{bytes:Buffer.from(JSON.stringify(o)),ignored:e}}function dc(t){if(t.length===0)return{redirects:[],headers:[]};
const{redirects:e,headers:n}=uc(t);if(!Array.isArray(e)||e.length>To||!Array.isArray(n)||n.length>mo)throw Be();return{redirects:e.map(lc),headers:n.map(fc)}}function uc(t){
try{const e=JSON.parse(t.toString());if((0,G.G)(e))return e}catch{}throw Be()}function lc(t){const[e,n,s,r]=Bt(t);if(typeof n!="string"||typeof s!="number"||typeof r!=
"boolean"||!_o(s)||!Oo(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Be();return{from:ko(e),to:n,status:s,force:r}}function fc(t){const[e,n,s]=Bt(t),r=Bt(n).map(i=>{const[
a,c]=Bt(i);if(typeof a!="string"||typeof c!="string"||!Ba(a,c))throw Be();return[a,c]}),o=Bt(s).map(i=>typeof i=="string"?i:wr());return{from:ko(e),set:r,unset:o}}
function ko(t){const e=typeof t=="string"?ho(t):void 0;return typeof e=="object"?e:wr()}function Bt(t){return Array.isArray(t)?t:wr()}function wr(){throw Be()}function Be(){
return new fe("The compiled rules of a release are damaged: deploy again")}const hc=64*1024,pc=1024*1024,mc=4*1024,gc=32,yc=4*1024,wc=512;class Ec{org;deployID;manifestHash;lastModified;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{
index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a}=dc(
s.rules),c=Math.min(pc,hc+s.count*mc);this.#e=s,this.#t=new ec(i),this.#n=new Ha(a),this.#s=new me(c),this.#r=o,this.weight=s.bytes+s.rules.length*gc+c}remembered(e){
return this.#s.get(e)}direct(e){const n=this.#i(e),r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&r&&this.#s.put(e.path,r,bc(e.path,r)),r}indirect(e){
return this.#a(e,"nothing")}file(e,n,s=200){const r=yr(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);return i&&!this.#o&&(this.#o=
!0,this.#r("warn","headers_cut",{deployID:this.deployID,org:this.org})),{kind:"file",file:ic(this,e,this.#e.file(r),s,o)}}has=e=>!yr(e)&&this.#e.find(e)!==-1;#i(e){
const n=cr(e.path.slice(1),this.has);if(n)return n.kind==="file"?this.file(n.path,e):{kind:"redirect",status:308,location:hr(uo(n.to))}}#a(e,n){for(const s of this.#t.
of(e,n)){if(s.kind==="go")return{kind:"redirect",status:s.status,location:hr(s.location)};const r=cr(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,
i=o===void 0?void 0:this.file(o,e,s.status);if(i)return i}}#c(e){const n=cr(e,this.has);return n?.kind==="file"?n.path:void 0}}function bc(t,e){const n=4*t.length;
if(e.kind==="redirect")return wc+n+2*e.location.length;const{headers:s}=e.file;let r=yc+n;for(const o in s)r+=2*(o.length+(s[o]?.length??0));return r}async function Tc(t,e,n,s){
return new Ec(e,n,await t.index(e,n.manifestHash),s)}function Sc(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function _c(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const Cn=["br","zstd","gzip"],ot=Buffer.from("SLV","latin1"),Fe=ot.length+4+32,Oc=16*1024*1024;function Io(t,e,n){return(0,C.join)(t,"variants",e.
slice(0,2),`${e}.${n}`)}function hp(t){const[,e,n]=/^([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return Cn.some(s=>s===n)?e:void 0}function pp(t){const e=Buffer.alloc(
4);return e.writeUInt32LE(t.length),Buffer.concat([ot,e,hashOf("sha256",t,"buffer"),t])}async function $c(t){let e;try{e=await(0,X.open)(t)}catch(n){if((0,k.xU)(
n)==="ENOENT")return;throw n}try{const{bytesRead:n,buffer:s}=await e.read(Buffer.alloc(Fe),0,Fe,0),r=vo(s.subarray(0,n));return r!==void 0&&(await e.stat()).size===
Fe+r?r:void 0}finally{await e.close()}}async function kc(t){const e=await(0,X.readFile)(t).catch(()=>{}),n=e&&vo(e);if(!e||n===void 0||e.length!==Fe+n)return;const s=e.
subarray(Fe),r=e.subarray(ot.length+4,Fe);return(0,x.hash)("sha256",s,"buffer").equals(r)?s:void 0}function vo(t){if(t.length<Fe||ot.compare(t,0,ot.length)!==0)
return;const e=t.readUInt32LE(ot.length);return e<=Oc?e:void 0}const Ic=256,vc=256,Mn=new Map;function Rc(t){let e=Mn.get(t);if(!e){if(e=Ac(t),t.length>vc)return e;
Mn.size>=Ic&&Mn.clear(),Mn.set(t,e)}return e}function Ac(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(g=>g.trim()),
c=a.find(g=>/^q\s*=/.test(g)),f=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,f>=0&&f<=1?f:0)}const n=e.get("*")??0,s=e.get(
"identity")??0,r=o=>e.get(o)??n;return Cn.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const xc=4*1024*1024,Nc=768,Lc=1e3;class Dc{#e;#t;#n=new me(xc);constructor(e,n){
this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(
n),a=await this.#e.variants(n,s.hash);return{sizes:a,isWhole:a.size===Cn.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>Nc+2*e.length,o).then(
({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<Lc}}const Cc=4*
1024*1024,Mc=64*1024*1024,jc=512,Pc=[];class Uc{#e;#t;#n;#s;#r=0;constructor(e,n,s=tt.m){this.#e=e,this.#t=new me(n),this.#n=Math.min(Cc,n),this.#s=new Dc(e,s)}send(e,n){
const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?j(e,"accept-encoding"):void 0,o=r===void 0?Pc:Rc(r);if(o.length===0)return this.#o(e,n,n,s);
const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,Ao(n,o,a),s)):this.#o(e,n,Ao(n,o,i),s)}#o(e,n,s,r){if(s.status===200){if(Bc(e,s))return{
status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(
s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#l(n))return this.#a(
e);const r=await this.#d(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)throw new Ro;return o}).catch(o=>{if(!(o instanceof
Ro))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#l(e)?await this.#f(e):await this.#h(e);
return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=j(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=_c(j(e,
"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{
status:416,headers:{...n.notModified,...o}}}return this.#u(n,r)}}async#u(e,n){const{start:s,end:r}=n,o=this.#l(e)?(await this.#f(e)).subarray(s,r+1):await this.#h(
e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#l({size:e}){return e<=this.#n&&
this.#r+e<=Mc}#f(e){return this.#d(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#d({key:e,size:n},s){return this.#t.load(e,r=>r.length+jc,async()=>{this.#r+=n;
try{return await s()}finally{this.#r-=n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Ro extends Error{}function Ao(t,e,n){for(const s of e){const r=n.
get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=ac(t,s,r);return t.variants?.set(s,i),i}return t}function Bc(t,e){const n=j(
t,"if-none-match");if(n!==void 0)return Sc(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const Fc=64*1024*1024,
Hc=4096,Gc=1e3,xo="GET, HEAD, OPTIONS";function zc(t){const e=new Wc(t);return n=>e.handle(n)}class Wc{#e;#t;#n;#s;#r;#o;#i=new me(Fc);#a;#c=Number.NEGATIVE_INFINITY;constructor({
sites:e,objects:n,cacheBytes:s,log:r,domain:o,clock:i=tt.m}){this.#e=e,this.#t=n,this.#n=r,this.#s=new Mt(o??"localhost"),this.#r=new Uc(n,s,i),this.#a=i,this.#o=
new An(n)}handle(e){const n=this.#s.subdomain(j(e,"host")??""),s=n===void 0?void 0:this.#e.site(n);if(s===void 0)return it(e,ba);const{method:r}=e;if(r!=="GET"&&
r!=="HEAD")return Yc(r);if(s.release===null)return it(e,Ta);try{const o=this.#l(s.release),i=o?this.#d(e,s,o):this.#u(e,s,s.release),a=wa(s,i);return a instanceof
Promise?a.catch(c=>this.#y(e,c)):a}catch(o){return this.#y(e,o)}}async#u(e,n,s){return this.#d(e,n,await this.#f(n.org,s))}#l(e){const n=this.#i.get(e.deployID);
return n?.manifestHash===e.manifestHash?n:void 0}#f(e,n){return this.#l(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.weight,()=>Tc(this.#t,e,n,this.#n))}#d(e,n,s){
const r=D(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#m(e,i,s);const a=co(r);if(a===void 0)return it(e,_a);if(a.length>Hc)return it(
e,Oa);const c=new Da(`/${a}`),f=(o?void 0:s.remembered(c.path))??s.direct(c);return f?this.#m(e,f,s):ar(a)&&n.kept.length>0?this.#h(e,n,s,c):this.#p(e,n,s,c)}async#h(e,n,s,r){
const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).catch(()=>[])){const a=this.#l(i)??await this.#f(n.org,i).catch(()=>{}),c=a?.file(o,r);if(a&&
c)return this.#m(e,c,a)}return this.#p(e,n,s,r)}#p(e,n,s,r){const o=s.indirect(r)??(n.settings.spaFallback&&!ar(r.path.slice(1))?s.file("index.html",r):void 0)??
s.file("404.html",r,404);return o?this.#m(e,o,s):it(e,Sa,s)}#m(e,n,s){return n.kind==="file"?this.#r.send(e,n.file):Kc(e,n,s)}#y(e,n){if(!(n instanceof fe))throw n;
const s=this.#a.monotonic();return s-this.#c>=Gc&&(this.#c=s,this.#n("error","edge_damaged",{requestID:e.requestID,reason:n.message})),it(e,$a)}}function Yc(t){
return t==="OPTIONS"?{status:204,headers:{allow:xo}}:{status:405,headers:{allow:xo,"content-length":"0","cache-control":"no-store"}}}function Kc(t,{status:e,location:n},s){
const r=t.target.slice(D(t.target).length).replace(/[^\x21-\x7e]/g,encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.
includes("?")?n:o+r+i,"content-length":"0","cache-control":"public, max-age=0, must-revalidate","x-slipway-release":s.deployID}}}function it(t,e,n){const{status:s,
headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function Jc(t,e){const n=t.database.prepare(
"SELECT count(*) AS tables FROM sqlite_schema");return async()=>{try{n.get()}catch{return v(503,{status:"failing",reason:"The state cannot be read."},{"retry-af\
ter":"5"})}const s=await e.lasting();if(s===0)return v(200,{status:"ok",pid:process.pid});const r=`Visitors asked for ${s} stored objects that are missing or da\
maged. The log names them; deploying their sites again stores them anew.`;return v(200,{status:"degraded",pid:process.pid,reason:r})}}const No=512,Vc=/^[!-?A-~]+@[!-?A-~]+$/,
Qc=/^@[!-?A-~]+$/;function Lo(t){return t.length<=No&&Vc.test(t)?t.toLowerCase():void 0}function Xc(t){return t.length<=No&&Qc.test(t)?t.toLowerCase():Lo(t)}function Er(t){
return/[^\0-\x7f]/.test(t)}const Do=["viewer","deployer"],Co={localIssuer:!0,issuers:[],roleOf:()=>"deployer"};function Zc(t){const e=(0,C.join)(t,"platform.jso\
n");if(!(0,M.existsSync)(e))return Co;try{return qc(JSON.parse((0,M.readFileSync)(e,"utf8")))}catch(n){throw new k.GQ("invalid_file",`${e}: ${n instanceof Error?
n.message:String(n)}`,{place:{file:e},remedy:"Mend the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:n})}}function qc(t){
const e=Ft(t,"the file",["$schema","localIssuer","issuers","organizations"]),{localIssuer:n=!0,issuers:s=[]}=e;if(typeof n!="boolean")throw new Error("localIssu\
er must be true or false");if(!Array.isArray(s))throw new Error("issuers must be a list");const r=ed(e.organizations),o=s.map((a,c)=>td(a,`issuers[${c}]`)),i=o.
find((a,c)=>o.findIndex(f=>f.issuer===a.issuer)!==c);if(i)throw new Error(`issuers names ${i.issuer} twice`);return{localIssuer:n,issuers:o,roleOf(a,c){const f=a.
slice(a.lastIndexOf("@")),b=[r.get(c),r.get("*")].flatMap(E=>[E?.get(a),E?.get(f)]);return b.includes("deployer")?"deployer":b.find(E=>E!==void 0)}}}function ed(t){
const e=Ft(t,"organizations");return new Map(Object.entries(e).map(([n,s])=>{const r=`organizations.${n}`;if(n!=="*"&&!I.cS.test(n))throw new Error(`${r}: "${n}\
" is not an organization's identifier`);const o=Ft(s,r,Do),i=Do.flatMap(a=>br(o[a]??[],`${r}.${a}`).map(c=>{const f=Xc(c);if(f!==void 0)return[f,a];const g=Er(c)?
"has characters other than ASCII":'is neither an email nor "@domain"';throw new Error(`${r}.${a}: "${c}" ${g}`)}));return[n,new Map(i)]}))}function td(t,e){const{
issuer:n,audience:s,email:r="{email}",require:o={}}=Ft(t,e,["issuer","audience","email","require"]);if(typeof n!="string"||!nd(n))throw new Error(`${e}.issuer m\
ust be an https:// URL without query (http:// for loopback alone)`);if(typeof r!="string"||!/\{[^{}]+\}/.test(r))throw new Error(`${e}.email must be a template \
of claims, as "{email}" or "{repository}@github.actions"`);if(Er(r))throw new Error(`${e}.email has characters other than ASCII`);const i=Object.entries(Ft(o,`${e}\
.require`));return{issuer:n,audiences:s===void 0?void 0:br(s,`${e}.audience`),email:r,require:Object.fromEntries(i.map(([a,c])=>[a,br(c,`${e}.require.${a}`)]))}}
function nd(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&
sd(e.hostname)}function sd(t){return t==="localhost"||t==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function Ft(t,e,n){if(!(0,G.G)(t))throw new Error(`${e} must b\
e an object`);const s=n&&Object.keys(t).find(r=>!n.includes(r));if(s!==void 0)throw new Error(`${e} has no member "${s}"; it knows ${n?.join(", ")}`);return t}function br(t,e){
return(Array.isArray(t)?t:[t]).map(s=>{if(typeof s!="string"||s==="")throw new Error(`${e} must be a string, or a list of strings`);return s})}var Tr=$(99);function rd(t){
const e=(0,C.join)(t,"platform.pid"),n=(0,C.join)(t,"platform.lock");(0,M.writeFileSync)(n,"",{flag:"a",mode:384});const s=new Tr.DatabaseSync(n);try{s.exec("PR\
AGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),ht(r)?new k.GQ("unsupported_data",`${n} is not a lock of the pl\
atform's`,{input:"data",remedy:"Remove the file: it holds nothing, and is made again at the start.",cause:r}):od(r)?new k.GQ("platform_locked",`Another platform\
 uses ${t}${ad(e)}`,{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,M.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,M.rmSync)(e,{force:!0}),s.close())}}}function od(t){return t instanceof Error&&"errcode"in t&&t.errcode===id}const id=5;
function ad(t){try{const e=/^\d{1,10}$/.exec((0,M.readFileSync)(t,"utf8").trim());return e?` (process ${e[0]})`:""}catch{return""}}function cd(t,e){const n=new Map,
s=()=>[...n].flatMap(([o,i])=>i.map((a,c)=>[{room:o,status:`${c}xx`},a]).filter(([,a])=>a>0)),r=()=>{const o=t.totals(),i=(c,f)=>c.reduce((g,b)=>g+b[f],0),a=o.filter(
c=>c.status==="queued");return[xe("slipway_requests_total","counter","Requests answered.",s()),xe("slipway_deployments","gauge","Deployments by status.",o.map(c=>[
{status:c.status},c.count])),xe("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},i(a,"count")]]),xe("slipway_deployment_seconds_sum","c\
ounter","Seconds from start to end of deployments.",[[{},i(o,"seconds")]]),xe("slipway_deployment_seconds_count","counter","Deployments that ran to an end.",[[{},
i(o,"ran")]]),xe("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[{},e.total]]),xe("process_resident_memory_bytes","gauge",
"Resident memory.",[[{},process.memoryUsage.rss()]]),xe("process_uptime_seconds","gauge","Seconds since the process began.",[[{},process.uptime()]])].join("")};
return{count(o,i){let a=n.get(o);a||(a=[0,0,0,0,0,0],n.set(o,a));const c=Math.floor(i/100);a[c]=(a[c]??0)+1},handler:()=>({status:200,headers:{"content-type":"t\
ext/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:r()})}}function xe(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,
f])=>`${c}="${f}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function mp(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const dd=()=>{};var Sr=$(8161);const Mo=1024,_r=1024*Mo,Ht=1024*_r,jo=[["TiB",1024*Ht],["GiB",Ht],["MiB",_r],["KiB",Mo]];function gp(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(t.trim())??[],r=jo.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function yp(t){const[
e,n]=jo.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const ud=4*Ht,Po={timeoutMs:20*6e4,fileBytes:Ht,
logBytes:4*_r,memoryBytes:Math.min(ud,Math.floor(ld()/2)),diskBytes:8*Ht,diskFiles:2e6,processes:2048};function ld(){const t=process.constrainedMemory();return t>
0?Math.min((0,Sr.totalmem)(),t):(0,Sr.totalmem)()}const Uo={environmentPerMinute:12e3,tablePerMinute:6e3},jn=6e4;class Bo{quota;#e=-1;#t=0;constructor(e){this.quota=
e}isFull(e){return this.#e===Math.floor(e/jn)&&this.#t>=this.quota}count(e){const n=Math.floor(e/jn);n!==this.#e&&(this.#e=n,this.#t=0),this.#t+=1}}function fd(t,e,n){
return t.isFull(n)||e.isFull(n)?!1:(t.count(n),e.count(n),!0)}function hd(t){return Math.ceil((jn-t%jn)/1e3)}const Fo="abcdefghijklmnopqrstuvwxyz234567",pd=63,Ho=6,
md=()=>(0,x.randomInt)(2**32)/2**32;function Or(t,e){let n="";for(;n.length<t;)n+=Fo[Math.floor(e()*Fo.length)]??"";return n}function gd(t){const e=t.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,pd-Ho-1).replace(/-+$/,"");return e===""?"app":e}function Go(t,e){return`${gd(t)}-${Or(Ho,e)}`}function yd(t){
const e=Ed(t);return wd(e),e}function wd({gitUrlTemplate:t,allowLocalGit:e}){const n=(0,ue.Rs)(t,e);if(!n)return;const s=`--git-url: "${(0,ue.ri)(t)}" ${n.problem}`;
throw new k.GQ("invalid_input",s,{input:"git-url",remedy:`Write ${n.instead}.`})}function Ed(t){return{publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,
builder:void 0,host:"127.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:"https://github.com/{repository}.git",clock:tt.m,random:md,log:dd,fetch,
workers:2,isolation:"auto",keepReleases:10,lasting:!0,edgeCacheBytes:64*1024*1024,...t,buildLimits:{...Po,...t.buildLimits},kvsQuotas:{...Uo,...t.kvsQuotas}}}var bd=$(
7067),$r=$(7075);const Td=/^[\w.:-]{1,128}$/,zo=8*1024*1024,Sd=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,_d=47,Od=(0,x.randomBytes)(5).toString("hex");let Wo=0;class $d{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==_d&&kd(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];Wo+=1,this.#s=typeof e=="string"&&Td.
test(e)?e:`${Od}-${Wo}`}return this.#s}get remoteAddress(){return this.#e.socket.remoteAddress}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){
const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client w\
ent away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];
let a=0;const c=g=>{this.#o=!n.complete,o(g)},f=()=>c(new A("The client went away before its body ended"));if(n.destroyed&&f(),s>e+zo){c(new L);return}n.on("dat\
a",g=>{a+=g.length,a<=e?i.push(g):a>e+zo?(n.pause(),c(new L)):i.length=0}),n.on("end",()=>a>e?c(new L):r(Id(i,a))),n.on("error",f),n.on("close",()=>{n.complete||
f()})})}}function kd(t){const[,e,n=""]=Sd.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Id(t,e){const[n]=t;return n!==
void 0&&t.length===1?n:Buffer.concat(t,e)}const vd=15e3,Rd=12e4,Ad=3e4,xd=t=>v(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},
{"retry-after":"1"});async function Nd(t){const{host:e,log:n}=t,s={handler:xd,closing:!1},r=new Set,o=(0,bd.createServer)({headersTimeout:vd,requestTimeout:Rd,keepAliveTimeout:Ad,
joinDuplicateHeaders:!0},(c,f)=>{Ud();const g=new $d(c,f,r);Md(s,g,c,f,n)}),i=await Dd(o,t.port,e);let a;return{port:i,serve(c){s.handler=c},close(c=5e3){return s.
closing=!0,a??=Cd(o,r,c),a}}}function Ld(t,e){return`http://${(0,$e.isIPv6)(t)?`[${t}]`:t}:${e}`}function Dd(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{
const i=(0,k.xU)(o);r(i==="EADDRINUSE"?new k.GQ("port_in_use",`Port ${e} of ${n} is taken by another process`,{input:"port",remedy:"Name another port, as --port\
 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new k.GQ("invalid_input",`The platform may not listen on ${n}:${e}\
 (${i})`,{input:"port",remedy:"Name an address of this machine, and a port from 1024 on.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="obje\
ct"&&o!==null?o.port:e)})})}async function Cd(t,e,n){const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)
i.abort(new k.GQ("interrupted","The platform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function Md(t,e,n,s,r){const o=c=>Pd(
c,e,n,s,t.closing,r),i=c=>o(jd(e,c,r)),a=c=>{try{o(c)}catch(f){i(f)}};try{const c=t.handler(e);c instanceof Promise?c.then(a,i):a(c)}catch(c){i(c)}}function jd(t,e,n){
const s=(0,k.I7)(e),r=s.cause instanceof Error?s.cause.stack??s.cause.message:s.stack;return n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.
message,cause:r??null}),v(500,{error:{code:"internal",message:"The platform failed to answer; its log tells more under this request ID.",requestID:t.requestID}})}
function Pd(t,e,n,s,r,o){const{body:i,status:a}=t,c=i instanceof $r.Readable?i:void 0;if(s.destroyed||s.headersSent){c?.destroy();return}const f=[];let g=!1;for(const E in t.
headers){const N=t.headers[E];N!==void 0&&(f.push(E,N),g||=E==="content-length")}f.push("x-request-id",e.requestID),(r||e.bodyAbandoned)&&f.push("connection","c\
lose");const b=a===204||a===304;!g&&!c&&!b&&f.push("content-length",Hd(i)),s.writeHead(a,f),n.method==="HEAD"||b||i===void 0?(c?.destroy(),s.end()):i instanceof
$r.Readable?(0,$r.pipeline)(i,s,E=>{E&&(0,k.xU)(E)!=="ERR_STREAM_PREMATURE_CLOSE"&&o("error","stream_failed",{requestID:e.requestID,message:E.message})}):Bd(s,i)}
const Yo=[];let Pn=!1;function Ud(){Pn||(Pn=!0,setImmediate(Fd))}function Bd(t,e){Pn?Yo.push([t,e]):t.end(e)}function Fd(){Pn=!1;for(const[t,e]of Yo.splice(0))t.
end(e)}function Hd(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:0}const Ko=["0.0.0.0","::"];function Gd(t,e){const n=Ko.
includes(e.host)?"127.0.0.1":e.host,s=Yd(e.publicUrl??Ld(n,t)),r=Wd(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.
origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a}.${r}${o}/`}}const zd=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function Wd(t,e){const n=(s,r)=>new k.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!zd.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Give the sites a domain that ${e} is not part of,\
 with --sites-domain, or the platform another name, with --public-url.`;throw n(`holds the platform's own name ${e}`,s)}return t}function Yd(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new k.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}function Kd({host:t,baseUrl:e}){const{host:n,protocol:s}=new URL(
e),r=s==="https:"?":443":":80",o=t.toLowerCase(),i=Ko.includes(o);return a=>{const c=a?.toLowerCase()??"";if(c===n||c===`${n}${r}`)return!0;const f=Jd(c);return f===
void 0?!1:f==="localhost"||f===o||Et(f)||i&&(0,$e.isIP)(f)!==0}}function Jd(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==
void 0?(0,$e.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}var Un=$(5807);const Vd=["error","warning","notice"],{failureLogLines:Jo,failureLogLine:Vo}=I.lF,Qo={queue:"\
build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Xo({stage:t,code:e,message:n,
exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Un.vI)(n,I.IC.message),exitCode:s},c=r===null?null:r.slice(0,I.IC.signal),f=i.filter(
({file:N})=>N.length<=I.IC.file).slice(0,I.IC.findings).map(N=>({...N,code:N.code===null?null:(0,Un.vI)(N.code,I.IC.findingCode),message:(0,Un.vI)(N.message,I.IC.
findingMessage)})),g=Zo(f,I.IC.bytes/2),b=I.IC.bytes-kr({...a,signal:c,log:[],diagnostics:g}),E=o.slice(-Jo).map(N=>(0,Un.vI)(N,Vo));return{...a,signal:c,log:Zo(
E.reverse(),b).reverse(),diagnostics:g}}function Zo(t,e){let n=e;const s=t.findIndex(r=>(n-=kr(r)+1,n<0));return s===-1?t:t.slice(0,s)}function kr(t){return Buffer.
byteLength(JSON.stringify(t))}function qo(t){if(!(0,G.G)(t))return;const{exitCode:e,signal:n,log:s,message:r}=t,o=Y.find(f=>f===t.stage),i=V.find(f=>f===t.code);
if(!o||!i||!at(r,I.IC.message)||!Ir(e)||n!==null&&!at(n,I.IC.signal)||!Array.isArray(s)||s.length>Jo||!s.every(f=>at(f,Vo)))return;const a=Qd(t.diagnostics);if(!a)
return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};return kr(c)<=I.IC.bytes?c:void 0}function Qd(t){if(!Array.isArray(t)||t.length>
I.IC.findings)return;const e=[];for(const n of t){const s=Xd(n);if(!s)return;e.push(s)}return e}function Xd(t){if(!(0,G.G)(t))return;const{file:e,line:n,column:s,
code:r,message:o}=t,i=Vd.find(a=>a===t.severity);if(!(!i||!at(e,I.IC.file)||!at(o,I.IC.findingMessage))&&!(r!==null&&!at(r,I.IC.findingCode)))return Ir(n)&&Ir(s)?
{file:e,line:n,column:s,severity:i,code:r,message:o}:void 0}function Zd(t){return{stage:t,code:Qo[t],message:"The deployment failed, but the record of its failu\
re is damaged or too large to be read",exitCode:null,signal:null,log:[],diagnostics:[]}}function at(t,e){return typeof t=="string"&&t.length<=e}function Ir(t){return t===
null||Number.isSafeInteger(t)}class vr extends Error{name="BuildFailure";facts;constructor(e){const n=Xo(e);super(n.message),this.facts=n}}class ei extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(Gt(s),{cause:s}),this.stage=e,this.aborted=n}}function qd(t){const{stage:e,aborted:n,cause:s}=t instanceof ei?
t:{stage:"build",aborted:!1,cause:t};return n?ti(e):s instanceof vr?s.facts:Ve(s)?Rr(e,"disk_full","The disk of the platform is full"):Rr(e,Qo[e],`The platform \
itself failed at the stage "${e}": ${Gt(s)}`)}function ti(t){return Rr(t,"interrupted","The platform stopped while this deployment was under way")}function Rr(t,e,n){
return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Gt(t){return t instanceof Error?t.message:String(t)}const eu={files:1e5,
fileBytes:512*1024*1024,totalBytes:4*1024*1024*1024},Ne=1024*1024,Ar={pathBytes:1024,pathsBytes:16*Ne,rulesBytes:256*1024,indexBytes:32*Ne},xr=32*Ne,ni={pathBytes:4096,
pathsBytes:32*Ne,rulesBytes:8*Ne,indexBytes:48*Ne},wp=null,Bn=Ne,tu=8,Ep=32,nu=3600*1e3,bp=1e3,su=2*Ne;var ru=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},ou=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Nr=64*1024;async function iu(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=ru(
e,await(0,X.open)(t),!0),{size:s}=await n.stat(),r=Math.max(0,s-Nr),{buffer:o,bytesRead:i}=await n.read(Buffer.alloc(Nr),0,Nr,r),a=o.toString("utf8",0,i).split(
`
`);return r>0&&a.shift(),a.at(-1)===""&&a.pop(),a.slice(-I.lF.failureLogLines).map(c=>c.slice(0,I.lF.failureLogLine))}catch(n){e.error=n,e.hasError=!0}finally{const n=ou(
e);n&&await n}}catch{return[]}}const au=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function cu(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&au.some(r=>r.test(
n))&&(e[n]=s);return e}class du{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);
return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(e)}}}var uu=$(1421),lu=$(6193);const fu=524288,hu=65535;let si;function pu(){return si??=
mu().filter(t=>t>2&&t<=hu&&gu(t)),si}function mu(){try{return(0,M.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function gu(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,M.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&fu)===0}catch{return!1}}function yu(t){const e=pu().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,M.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,M.closeSync)(n)}}const ri=4*1024*1024,Tp=2e3,oi=6e4;function wu(t){try{const e=JSON.
parse(t);return(0,G.G)(e)?bu(e):void 0}catch{return}}const ii={ready({isolation:t}){const e=Su(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),
stage({stage:t}){const e=Y.find(n=>n===t);return e&&{kind:"stage",stage:e}},commit:({commit:t})=>Te(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){
const n=(0,G.G)(e)?Tu(e):void 0;return n&&He(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>Te(t,Lr)?{kind:"release",name:t}:void 0,note({level:t,event:e,
text:n}){const s=["info","warn","error"].find(r=>r===t);return s&&Te(e,64)&&Te(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){
const n=_u(t);return n&&Te(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=qo(t);return e&&{kind:"failed",facts:e}},done({removed:t}){
const e=(0,G.G)(t)?t:{},{objects:n,bytes:s}=e;return He(n)&&He(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Lr=256,Eu=4096;function bu(t){const{kind:e}=t;
return typeof e=="string"&&Object.hasOwn(ii,e)?ii[e](t):void 0}function Tu({about:t,name:e,directory:n,kind:s,org:r}){if(t==="lock"&&Te(e,Lr))return{about:t,name:e};
if(t==="output"&&Te(n,Eu)&&(s==="build"||s==="folder"))return{about:t,directory:n,kind:s};if(t==="live"&&Te(r,Lr))return{about:t,org:r}}function Su(t){if((0,G.G)(
t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&Te(t.reason,1e3)?{kind:"none",reason:t.
reason}:void 0}function _u(t){if(!(0,G.G)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&
!(!He(n)||!He(s)||!He(r)||!He(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function Te(t,e){return typeof t=="string"&&t.length<=e}function He(t){
return Number.isSafeInteger(t)&&Number(t)>=0}var Ou=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected\
.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){
try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},$u=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ku=import.meta.filename.endsWith(
".ts")?(0,C.join)(import.meta.dirname,"..","..","worker.ts"):(0,C.join)(import.meta.dirname,"..","worker","index.js"),Iu=10,vu=384,Ru=4096,Au=5e3;class xu{pid;ended;#e;#t=()=>{};#n;#s="";#r=performance.
now();constructor(e,n=ku){const s={stack:[],error:void 0,hasError:!1};try{const r=Ou(s,yu(["pipe","ignore","pipe","pipe"]),!1),o=(0,uu.spawn)(process.execPath,[
`--max-old-space-size=${vu}`,n],{cwd:"/",env:{PATH:e,LC_ALL:"C.UTF-8"},detached:!0,stdio:r.stdio});this.#e=o,this.pid=o.pid,Nu(o.pid),o.stdin?.on("error",()=>{}),
o.stderr?.setEncoding("utf8").on("data",i=>{this.#s=(this.#s+i).slice(-Ru)}),this.#o(o),this.ended=this.#a(o)}catch(r){s.error=r,s.hasError=!0}finally{$u(s)}}listen(e){
this.#t=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#n??=e,this.#e.kill("SIGKILL")}#o(e){const n=new lu.StringDecoder("utf8");let s="";e.stdio[3]?.on("error",()=>{}),e.stdio[3]?.on("data",r=>{this.#r=
performance.now();const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>ri)return this.kill("it sent a message that is too long");for(const i of o)this.#i(i)})}#i(e){if(this.#n!==void 0)return;const n=e.
length<=ri?wu(e):void 0;n?n.kind!=="pulse"&&this.#t(n):this.kill("it sent what is no message")}#a(e){let n=!1;const s=setInterval(()=>{const r=performance.now()-
this.#r>oi;r&&n&&this.kill(`it gave no sign of life for ${oi/1e3} seconds`),n=r},Au).unref();return new Promise(r=>{const o=(i,a,c=this.#s)=>{clearInterval(s),r(
{exitCode:i,signal:a,killed:this.#n,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>o(i,a))})}}function Nu(t){try{t!==void 0&&(0,Sr.setPriority)(
t,Iu)}catch{}}class Dr extends Error{name="WorkerCrash";ending;constructor(e){super(Du(e)),this.ending=e}}class Lu{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.
withResolvers();#r={};#o;#i=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#a(s)),e.ended.then(s=>this.#h(s))}get alive(){return!this.#i}get stage(){return this.#o}run(e,n={}){return this.#r=n,this.process.send(e),this.#s.promise}#a(e){
try{this.#u(e)}catch(n){this.#c(n)}}#c(e){this.#s.reject(e),this.process.send({kind:"abort"})}#u(e){switch(e.kind){case"ready":this.#n.resolve(e.isolation);break;case"\
stage":this.#o=e.stage,this.#r.onStage?.(e.stage);break;case"commit":this.#r.onCommit?.(e.commit);break;case"ask":this.#l(e.id,e.question);break;case"release":this.#d(
e.name);break;case"note":this.#e.onNote(e);break;case"stored":case"failed":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,k.xb)(e)}}async#l(e,n){
try{this.process.send({kind:"answer",id:e,value:await this.#f(n)})}catch(s){this.#c(s)}}async#f(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(
e.name);return this.#d(e.name),this.#t.set(e.name,n),this.#i&&this.#d(e.name),null}case"output":return await this.#r.onOutput?.(e.directory,e.kind),null;case"li\
ve":return this.#e.live(e.org)}}#d(e){this.#t.get(e)?.(),this.#t.delete(e)}#h(e){this.#i=!0;const n=new Dr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[
...this.#t.keys()])this.#d(s)}}function Du({exitCode:t,signal:e,killed:n,words:s}){return n!==void 0?`it was ended because ${n}`:/heap out of memory|Allocation failed/i.
test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function Cu(t,e,n){const s=`The process that built this deployment broke off\
: ${t.message}`;return new vr({stage:e,code:"builder_crashed",message:s,exitCode:t.ending.exitCode,signal:t.ending.signal,log:n,diagnostics:[]})}class Mu{#e;#t;#n;#s=new du;#r=new Set;#o;#i;#a=!1;constructor(e,n){
this.#e=e,this.#t=n,this.#n=e.env.PATH??"/usr/local/bin:/usr/bin:/bin"}get isolation(){return this.#i}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.
alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=void 0,n.ready.then(()=>!this.#a&&this.refill(),()=>{}),{session:n,waited:e}}refill(){return this.#o?.
alive||(this.#o=this.start()),this.#o}start(){const e=new Lu(new xu(this.#n),{locks:this.#s,live:this.#t,onNote:({level:n,event:s,text:r})=>this.#e.log(n,s,{reason:r})});
return this.#r.add(e),e.process.ended.then(()=>this.#r.delete(e)),e.ready.then(n=>this.#u(n),()=>{}),e.process.send({kind:"prepare",settings:this.#c()}),e}#c(){
const{dataDir:e,env:n,gitUrlTemplate:s,allowLocalGit:r,limits:o,outputLimits:i,lasting:a,isolation:c}=this.#e,f={dataDir:(0,M.realpathSync)(e),env:cu(n),gitUrlTemplate:s??
"https://github.com/{repository}.git",allowLocalGit:r??!1,limits:{...Po,...o},outputLimits:i??eu,lasting:a??!0,isolation:c==="none"?"none":"auto"};return this.#i?
{...f,known:this.#i}:f}#u(e){this.#i||(this.#i=e,e.kind==="none"&&this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write wha\
t the platform can, and the number of their processes is not bounded"}))}}const ju=1e4,Pu=5*6e4;function Uu(t){return new Bu(t)}class Bu{#e;#t;#n=new Set;#s=Promise.
resolve();#r=Promise.resolve();#o=!1;constructor(e){this.#e=e,this.#t=new Mu(e,n=>this.#u(n))}get isolation(){return this.#t.isolation}async recover(){const e=(0,M.
existsSync)((0,C.join)(this.#e.dataDir,"builds")),n=e?this.#t.start():this.#t.refill();e&&(this.#s=this.#c(null,n).then(()=>{this.#o||this.#t.refill()})),this.#e.
isolation==="required"&&Fu(await n.ready)}async build(e,n){await this.#s;let{session:s,waited:r}=this.#t.take();try{return await this.#i(e,n,s).catch(o=>{if(!(o instanceof
Dr)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#i(e,n,s)})}catch(o){throw o instanceof Dr?await this.#d(o,s,e):o}}async#i(e,n,s){const{signal:r}=n,
{onOutput:o,clock:i}=this.#e,a=()=>{this.#f(s)};r.addEventListener("abort",a,{once:!0}),r.aborted&&a();try{const c=async(P,_)=>o?.(P,r,_),f={...Hu(n),onOutput:c},
g=await s.run({kind:"deploy",job:e,look:o!==void 0},f);if(g.kind!=="stored")throw g.kind==="failed"?new vr(g.facts):ai();const{commit:b,release:E}=g,{manifestHash:N}=E;
return this.#n.add({org:e.app.org,manifestHash:N,until:i.monotonic()+nu}),{commit:b,release:E,[Symbol.asyncDispose]:()=>this.#l(s,e.deployID)}}catch(c){throw await this.#l(
s,e.deployID),r.throwIfAborted(),c}finally{r.removeEventListener("abort",a)}}collect(){return this.#a({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===
!1?Promise.resolve():(this.#r=this.#r.then(()=>this.#a({kind:"variants",org:e,manifestHash:n})).then(()=>{},s=>{this.#o||this.#e.log("warn","compressing_failed",
{org:e,reason:String(s)})}),this.#r)}async[Symbol.asyncDispose](){this.#o=!0,await Promise.all(this.#t.close().map(e=>this.#f(e))),await this.#r}async#a(e){if(this.#o)
return{objects:0,bytes:0};const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw ai();return s.removed}finally{await this.#f(n)}}#c(e,n=this.#t.
start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#o||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}#u(e){const n=this.#e.
clock.monotonic();for(const r of this.#n)r.until<n&&this.#n.delete(r);const s=[...this.#n].filter(r=>r.org===e).map(r=>r.manifestHash);return[...new Set([...this.#e.
live?.(e)??[],...s])]}async#l(e,n){const s=new AbortController;this.#e.clock.sleep(Pu,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});
const{exitCode:r}=await e.process.ended;s.abort(),r!==0&&!this.#o&&await this.#c(n)}async#f(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(
()=>e.process.kill("it did not end when it was told to"),ju);await e.process.ended,clearTimeout(n)}async#d(e,n,{deployID:s}){this.#e.log("error","worker_crashed",
{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=Y.find(o=>o===n.stage)??"clone";return Cu(e,r,await iu((0,C.join)(this.#e.dataDir,"logs",
`${s}.log`)))}}function Fu(t){if(t.kind==="none")throw new k.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Instal\
l bubblewrap, or start with --isolation auto: builds then have the rights of the platform."})}function Hu({onStage:t,onCommit:e}){return{onStage:t,onCommit:e}}function ai(){
return new Error("The worker gave the result of another job")}const Gu=36e5;function zu(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=async()=>{r=e.monotonic();
try{const a=await t();n("info","objects_collected",{objects:a.objects,bytes:a.bytes})}catch(a){n("error","collection_failed",{message:a instanceof Error?a.message:
String(a)})}finally{s=void 0}},i=()=>(s??=o(),s);return{collect:i,whenIdle(){e.monotonic()-r>=Gu&&i()},async[Symbol.asyncDispose](){await s}}}const Wu=4096;function Yu(t){
const e=(0,C.join)(t,"identity-key.json");if(!(0,M.existsSync)(e)){const a=(0,x.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"}),
c=`${e}.${(0,x.randomBytes)(4).toString("hex")}`;(0,M.writeFileSync)(c,`${JSON.stringify(a)}
`,{mode:384}),(0,M.renameSync)(c,e)}const n=(0,M.statSync)(e);if(!n.isFile()||n.size>Wu)throw Cr(e);const s=Ju((0,M.readFileSync)(e,"utf8"));if(!(0,G.G)(s)||typeof s.
x!="string"||typeof s.y!="string"||typeof s.d!="string"||!Ku({kty:"EC",crv:"P-256",x:s.x,y:s.y,d:s.d}))throw Cr(e);const r={kty:"EC",crv:"P-256",x:s.x,y:s.y},o=Vu(
r),i={...r,kid:o,alg:"ES256",use:"sig"};return{kid:o,publicJwk:i,privateJwk:{...r,d:s.d,alg:"ES256"}}}function Cr(t){return new k.GQ("unsupported_data",`${t} is\
 not a P-256 key`,{input:"data",remedy:"Remove the file: a new key is made at the next start, and tokens signed before cease to count."})}function Ku(t){try{const e=(0,x.
createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,x.verify)("sha256",r,(0,x.createPublicKey)({key:s,format:"jwk"}),(0,x.sign)(
"sha256",r,e))}catch{return!1}}function Ju(t){try{return JSON.parse(t)}catch{return}}function Vu(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,x.createHash)("sha256").
update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const Qu=6e5,Xu=3e4,ci=5e3;function Zu(t,e,n){return ui(async()=>{const s=await $.e(460).then(
$.bind($,6460)),r=s.createRemoteJWKSet(await qu(t,e),{timeoutDuration:ci,cacheMaxAge:Number.POSITIVE_INFINITY,[s.customFetch]:e,cooldownDuration:Number.POSITIVE_INFINITY});
let o=Number.NEGATIVE_INFINITY;const i=async a=>n.monotonic()-o<a?!1:(await r.reload(),o=n.monotonic(),!0);return async(a,c)=>{await i(Qu);try{return await r(a,
c)}catch(f){if(!(f instanceof s.errors.JWKSNoMatchingKey)||!await i(Xu))throw f;return r(a,c)}}})}async function qu(t,e){try{const s=await(await e(`${t.replace(
/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(ci),redirect:"error"})).json();return el(s,t)}catch{throw di()}}function el(t,e){const{
issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==new URL(
e).protocol)throw new Error("keys less well guarded than their issuer");return r}function di(){return new w("unavailable","The keys of the token's issuer cannot\
 be fetched right now.",{"retry-after":"5"})}function ui(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}const tl=30,nl=["ES256","ES384","ES512","RS\
256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],sl=16*1024;function rl(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:Zu(
r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=ui(async()=>(await $.e(460).then($.bind($,6460))).createLocalJWKSet(r));s.set(t.issuer,
{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=ol(r),i=await $.e(460).then($.bind($,6460)),{header:a,claims:c}=il(
o,i);al(a,c);const f=s.get(c.iss??"");if(!f)throw te("The token was issued by an identity provider that this platform does not trust (iss)");const g=await f.keys(),
b=f.audiences??[t.audience];try{const{payload:E}=await i.jwtVerify(o,g,{issuer:f.issuer,audience:[...b],algorithms:nl,clockTolerance:tl,currentDate:new Date(n.now()),
requiredClaims:["exp"]});return cl(f,E),{email:dl(f,E),issuer:f.issuer}}catch(E){throw ll(E,i,b.join(" or "))}}}function ol(t){if(t===void 0)throw te('There is \
no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw te('The Authorization h\
eader is not "Bearer <ID token>"');if(e.length>sl)throw te("The token is too long to be an ID token");return e}function il(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw te("The token is not a JSON Web Token, so it is not an ID token")}}function al(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw te("The token is an access token: send the identity provider's ID\
 token instead")}function cl(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw te(`The token's ${n} claim is not one that this \
platform accepts`)}function dl(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw te(`The token has no ${o} c\
laim`);return i}),s=Lo(n);if(s===void 0){const r=Er(n)?"has characters other than ASCII":"is not an email";throw te(`The token's email claim ${r}`)}if(t.email.includes(
"{email}")&&!ul(e))throw te("The token's email is not verified (email_verified is not true)");return s}function ul({email_verified:t}){return t===void 0||t===!0||
t==="true"}function ll(t,e,n){if(t instanceof w)return t;const{errors:s}=e;return t instanceof s.JWTExpired?te("The token has expired (exp): ask for a new one"):
t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?te(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?te("The token is no\
t valid yet (nbf)"):te(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?te("T\
he token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?te("The token's signature algorithm is not accepted (alg)"):t instanceof
s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?te("The token is not a valid ID token"):di()}function te(t){return new w("unauthorized",`${t}\
.`,{"www-authenticate":'Bearer error="invalid_token"'})}class ct extends Error{name="StoreUnavailable"}const Se=64,fl=32;class li{#e;#t=[];constructor(e){this.#e=
Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),
this.#t[n]}}const fi=new li(8192),hl=new li(256);function pl(t){return(0,x.hash)("sha256",fi.latin1(t))}function hi(t,e){return t.length===e.length&&(0,x.timingSafeEqual)(
fi.latin1(t),hl.latin1(e))}class ml{#e;#t;constructor(e){if(e.length>Se)throw new RangeError(`An HMAC key of ${e.length} bytes`);this.#e=Buffer.alloc(Se+512),this.#t=
Buffer.alloc(Se+fl);for(let n=0;n<Se;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,x.hash)("sha256",this.#n(e),"binary"),
Se,"latin1"),(0,x.hash)("sha256",this.#t)}#n(e){const n=this.#e.length-Se;return e.length>n?Buffer.concat([this.#e.subarray(0,Se),Buffer.from(e,"latin1")]):this.#e.
subarray(0,Se+this.#e.write(e,Se,"latin1"))}}const pi="AWS4-HMAC-SHA256";function mi({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function gl(t,e,n){
return`${pi}
${t}
${mi(e)}
${pl(n)}`}function yl(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,x.createHmac)("sha256",n).update(s,
"utf8").digest();return new ml(n)}function wl(t,e){return t.sign(e)}const El=new RegExp(`^${pi} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),bl=1024,Tl=1024,Sl=32,gi=64,zt=new Map;function _l(t){const e=t.
slice(-gi),n=t.slice(0,-gi),s=zt.get(n);if(s&&Ol.test(e))return{...s,signature:e};const r=$l(t);if(r)return zt.size>=bl&&zt.clear(),n.length<Tl&&r.signedHeaders.
length<=Sl&&zt.set(n,r),{...r,signature:e}}function Sp(){return zt.size}const Ol=/^[0-9a-f]{64}$/;function $l(t){const e=El.exec(t);if(!e)return;const[,n="",s="",
r="",o="",i=""]=e,a=i.split(";");if(a.every((c,f)=>f===0||(a[f-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const kl=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;
let Mr;function Il(t){if(Mr?.text===t)return Mr.time;const e=vl(t);return e!==void 0&&(Mr={text:t,time:e}),e}function vl(t){const e=kl.exec(t);if(!e)return;const n=Number(
e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Fn(t){return`${new Date(
t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function Rl(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":Dl(t.target.slice(
e+1)),r=Nl(n,t.normalizePath),o=jl(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Al=/^(?:\/[A-Za-z0-9_~-]+)+$/,xl=/[^A-Za-z0-9._~-]/g;function jr(t){return t.replace(xl,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function Nl(t,e){if(Al.test(t))return t;const n=t.split("/");return(e?Ll(n):n).map(jr).join("/")||"/"}function Ll(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function Dl(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[jr(yi(r)),jr(yi(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>wi(n,r)||wi(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function yi(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function wi(t,e){return t<e?-1:t>e?1:0}function Cl(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Ei(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function Ml(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?Cl(t.rawHeaders):{names:e,repeated:[],get(n){const s=j(t,n);return s===void 0?void 0:Ei(s)}}}function jl(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const Pl=/ {2}|\t/,Ul=32,Bl=9;function Ei(t){let e=0,n=t.length;for(;e<n&&bi(t,e);)e+=1;for(;n>e&&bi(t,n-1);)n-=1;const s=t.slice(e,n);return Pl.test(
s)?s.replace(/[ \t]+/g," "):s}function bi(t,e){const n=t.charCodeAt(e);return n===Ul||n===Bl}const Hn=5*6e4,Ti=["host","content-type"],Fl=new Set([...Ti,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),oe=(t,e)=>({type:t,message:e});class Hl{#e;#t=new Pr;constructor(e){
this.#e=e}readHeaders(e,n){const s=j(e,"authorization");if(s===void 0)return oe("MissingAuthenticationTokenException","Missing Authentication Token");const r=_l(
s),o=j(e,"x-amz-date")??"",i=Il(o);if(!r)return oe("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return oe("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(!a)return oe("UnrecognizedClientException","The security token included in the reques\
t is invalid.");const c=Ml(e);return zl(r.scope,o)??Wl(o,i,n)??Yl(a,c.get("x-amz-security-token"),n)??Kl(c,r.signedHeaders)??{headers:c,signedBy:r,role:a,time:o}}verify(e,n,{
headers:s,signedBy:r,role:o,time:i}){const a=(0,x.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==a)return oe("InvalidSignatureExcept\
ion","The provided x-amz-content-sha256 header does not match what was computed.");const f=Rl({method:e.method,target:e.target,headers:s,signedHeaders:r.signedHeaders,
payloadHash:a,normalizePath:!0}),g=this.#t.get(o,r.scope),b=wl(g,gl(i,r.scope,f));if(!hi(b,r.signature))return oe("InvalidSignatureException","The request signa\
ture we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details\
.")}}function Gl(t){return"message"in t}function zl(t,e){if(t.region!==I.aT)return oe("InvalidSignatureException",`Credential should be scoped to a valid region\
: '${I.aT}'.`);if(t.service!==I.jL)return oe("InvalidSignatureException",`Credential should be scoped to correct service: '${I.jL}'.`);if(e.startsWith(`${t.date}\
T`))return;const n=e.slice(0,8);return oe("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP:\
 '${t.date}' != '${n}', from '${e}'.`)}function Wl(t,e,n){if(e<n-Hn){const s=Fn(n-Hn);return oe("InvalidSignatureException",`Signature expired: ${t} is now earl\
ier than ${s} (${Fn(n)} - 5 min.)`)}if(e>n+Hn){const s=Fn(n+Hn);return oe("InvalidSignatureException",`Signature not yet current: ${t} is still later than ${s} \
(${Fn(n)} + 5 min.)`)}}function Yl(t,e,n){if(!hi(e??"",t.sessionToken))return oe("UnrecognizedClientException","The security token included in the request is in\
valid.");if(!(t.expiresAt>n))return oe("ExpiredTokenException","The security token included in the request is expired")}function Kl(t,e){const n=t.repeated.find(
o=>Fl.has(o));if(n!==void 0)return oe("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.names)if(Jl(o)&&!e.includes(o))
return Si(o);const s=Ti.find(o=>!e.includes(o));if(s!==void 0)return Si(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return oe("IncompleteSignatureExce\
ption",`The signed header '${r}' was not sent.`)}function Jl(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Si(t){return oe("InvalidSignat\
ureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class Pr{static#e=4096;#t=new Map;get(e,n){const s=`${e.accessKeyID}/${mi(n)}`,r=this.#t.
get(s);if(r)return r;this.#t.size>=Pr.#e&&this.#t.clear();const o=yl(e.secret,n);return this.#t.set(s,o),o}}async function Vl(t,e,n){const s=Ql(t),r=await e.identity(),
o=await e.highestKeyspace(),i=Xl(t);if(o>i)throw Ur(n,`kvs.db holds entries of table ${o}, and ${i===0?"platform.db knows no table":"platform.db is older"}`);if(s!==
void 0&&r!==void 0&&s!==r)throw Ur(n,"they are of two data directories");if(s!==void 0&&r===void 0&&Zl(t))throw Ur(n,"kvs.db is missing, or older than platform.\
db");const a=r??s??(0,x.randomBytes)(16).toString("hex");r===void 0&&await e.setIdentity(a),s===void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES\
 (1, ?)").run(a)}function Ql(t){const e=t.prepare("SELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function Xl(t){return Number(
t.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'kvs_tables'").get()?.seq??0)}function Zl(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==
void 0}function Ur(t,e){return new k.GQ("unsupported_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"\
Put both files back from one backup, or name another directory with --data."})}const ql=720*6e4,ef=1e3,tf="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";class nf{#e;#t;#n=new Map;constructor(e,n){
this.#e=e,this.#t=n;const s=e.prepare("SELECT access_key_id, environment_id, sealed, expires_at FROM kvs_roles ORDER BY expires_at");for(const r of s.all()){const o=String(
r.access_key_id),i=r.sealed instanceof Uint8Array?JSON.parse(n.open(_i(o),r.sealed)):{};(0,G.G)(i)&&this.#s(String(r.environment_id),{accessKeyID:o,secret:String(
i.secret),sessionToken:String(i.sessionToken),expiresAt:Number(r.expires_at)})}}byAccessKey(e){return this.#n.get(e)}issue(e,n){const s={accessKeyID:`ASIA${Array.
from((0,x.randomBytes)(16),f=>tf[f%32]).join("")}`,secret:(0,x.randomBytes)(30).toString("base64"),sessionToken:(0,x.randomBytes)(96).toString("base64"),expiresAt:n+
ql},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(_i(r),JSON.stringify({secret:o,sessionToken:i}));return this.#o(n),this.#r(e),this.#e.prepare(
"INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)").run(r,e,c,a),this.#s(e,s),s}#s(e,n){this.#n.set(n.accessKeyID,{
...n,environmentID:e})}#r(e){const n=[...this.#n.values()].filter(s=>s.environmentID===e);for(const{accessKeyID:s}of n.slice(0,Math.max(0,n.length+1-ef)))this.#e.
prepare("DELETE FROM kvs_roles WHERE access_key_id = ?").run(s),this.#n.delete(s)}#o(e){this.#e.prepare("DELETE FROM kvs_roles WHERE expires_at <= ?").run(e);for(const n of this.#n.
values())n.expiresAt<=e&&this.#n.delete(n.accessKeyID)}}function _i(t){return`kvs-role:${t}`}const sf={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,
missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,
rate_limited:429,internal:500,unavailable:503};var Oi=$(4573),$i=$(1772);class Ge extends Error{name="InvalidJson"}const rf=128;class ki extends Error{}function of(t){
const e=new Map;try{return new hf(t).document(e),e}catch(n){if(!(n instanceof ki))throw n;return af(t)}}function af(t){try{return new Map((0,$i.U2)(t)?.map(e=>[
e.name,e.text]))}catch(e){throw e instanceof $i.sU?new Ge(e.message):e}}function Ii(t){if(t.charCodeAt(0)!==Gn)return;const e=t.slice(1,-1);return e.includes("\\")?
String(JSON.parse(t)):e}const Gn=34,cf=92,vi=44,df=58,Ri=123,Ai=125,uf=91,xi=93,lf=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,Ni=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
ff=/^\\u[dD][89abAB]/,Li=/^\\u[dD][c-fC-F]/;class hf{#e;#t=0;#n=0;constructor(e){this.#e=e}document(e){this.#p(),this.#g()!==Ri&&this.#w(),this.#r(e),this.#p(),
this.#t!==this.#e.length&&this.#w()}#s(){const e=this.#g();e===Gn?this.#u():e===Ri?this.#r(void 0):e===uf?this.#o():e===116?this.#d("true"):e===102?this.#d("fal\
se"):e===110?this.#d("null"):this.#h(lf)}#r(e){const n=e??new Set;if(this.#i(),this.#g()!==Ai)do{this.#p();const s=this.#c();if(n.has(s))throw new Ge("a name st\
ands twice in one object");this.#p(),this.#y(df),this.#p();const r=this.#t;this.#s(),e?e.set(s,this.#e.slice(r,this.#t)):n instanceof Set&&n.add(s),this.#p()}while(this.#m(
vi));this.#a(Ai)}#o(){if(this.#i(),this.#g()!==xi)do this.#p(),this.#s(),this.#p();while(this.#m(vi));this.#a(xi)}#i(){if(this.#n+=1,this.#n>rf)throw new ki;this.#t+=
1,this.#p()}#a(e){this.#y(e),this.#n-=1}#c(){const e=this.#t;return this.#u(),Ii(this.#e.slice(e,this.#t))??""}#u(){this.#y(Gn);const e=this.#e;for(;;){const n=e.
charCodeAt(this.#t);if(n===Gn)break;n===cf?this.#f():n>=32&&(n&63488)!==55296?this.#t+=1:n>=55296?this.#l():this.#w()}this.#t+=1}#l(){const[e,n]=[this.#g(),this.#e.
charCodeAt(this.#t+1)];if(e>=56320||(n&64512)!==56320)throw new Ge("a surrogate stands alone");this.#t+=2}#f(){const e=this.#t;this.#h(Ni);const n=this.#e.slice(
e,this.#t);if(Li.test(n))throw new Ge("a surrogate stands alone");if(ff.test(n)){if(!Li.test(this.#e.slice(this.#t,this.#t+6)))throw new Ge("a surrogate stands \
alone");this.#h(Ni)}}#d(e){this.#e.startsWith(e,this.#t)||this.#w(),this.#t+=e.length}#h(e){e.lastIndex=this.#t,e.test(this.#e)||this.#w(),this.#t=e.lastIndex}#p(){
for(;;){const e=this.#g();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#t+=1}}#m(e){return this.#g()!==e?!1:(this.#t+=1,!0)}#y(e){this.#m(e)||this.#w()}#g(){return this.#e.
charCodeAt(this.#t)}#w(){throw new Ge(`unexpected ${this.#t<this.#e.length?"character":"end"} at ${this.#t}`)}}class ze extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function pf(t,e){const n=mf(e),s=gf(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=yf(n.get("value")),o=e.length>
2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:wf(n.get("ttlSeconds"))}}function mf(t){if(!(0,Oi.isUtf8)(t))throw new ze(
"invalid_json");try{return of(t.toString("utf8"))}catch(e){throw e instanceof Ge?new ze("invalid_json"):e}}function gf(t){const e=t===void 0?void 0:Ii(t);if(e===
void 0||e===""||Di(e,I.ux.keyBytes))throw new ze("invalid_key");return e}function yf(t){if(t===void 0||Di(t,I.ux.valueBytes))throw new ze("invalid_value");return t}
function wf(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<I.ux.minTtlSeconds||e>I.ux.maxTtlSeconds)throw new ze("invalid_ttl");return e}
function Di(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}const dt={"content-type":"application/json","cache-control":"no-store"},Ef={status:200,
headers:dt,body:'{"ok":true}'},bf={status:200,headers:dt,body:'{"deleted":true}'},Tf={status:200,headers:dt,body:'{"found":false,"expiresAt":null}'},Sf=new Map(
[[Pe.Y2.put,"put"],[Pe.Y2.get,"get"],[Pe.Y2.delete,"delete"]]),_f=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,Of=/^Bearer +([!-~]+)$/i;function $f(t){return e=>{
const n=t.gateway.readHeaders(e,t.clock.now());if(Gl(n))return Mi(n);const s=r=>Af(r,e,t.log);return e.body(I.ux.bodyBytes).then(r=>{try{return kf(e,r,n,t,s)}catch(o){
return s(o)}},r=>s(r instanceof L?r:new ze("invalid_json")))}}function kf(t,e,n,{gateway:s,tables:r,engine:o,clock:i},a){const c=s.verify(t,e,n);if(c)return Mi(
c);const f=If(t,n.role,r);if(typeof f=="string")return _e(f);const g=i.monotonic();if(!fd(f.environmentWindow,f.tableWindow,g))return _e("rate_limited",{"retry-\
after":String(hd(g))});const b=vf(t);return typeof b!="string"?b:Rf(b,pf(b,e),f.keyspace,i.now(),o,a)}function If(t,e,n){const s=j(t,"x-kvs-authorization");if(!s)
return"missing_token";const r=Of.exec(s)?.[1],o=r===void 0?void 0:n.byToken(r);return o?o.environmentID!==e.environmentID?"inactive_binding":o.supported?o:"unsu\
pported_app_type":"invalid_token"}function vf(t){const e=Sf.get(D(t.target));if(!e)return _e("not_found");if(t.method!=="POST")return _e("method_not_allowed",{allow:"\
POST"});const n=j(t,"content-encoding")??"identity";return!_f.test(j(t,"content-type")??"")||n!=="identity"?_e("unsupported_media_type"):e}function Rf(t,{key:e,
value:n,ttlSeconds:s},r,o,i,a){switch(t){case"put":{const c=s===void 0?null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:c}).then(()=>Ef,a)}case"delete":return i.
delete(r,e).then(()=>bf,a);case"get":{const c=i.get(r,e,o);return c instanceof Promise?c.then(Ci,a):Ci(c)}}}function Ci(t){if(!t)return Tf;const e=t.expiresAt===
null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:dt,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function Af(t,e,n){
if(t instanceof ze)return _e(t.code);if(t instanceof L)return _e("body_too_large");const s=t instanceof ct,r=t instanceof Error&&t.cause instanceof Error?t.cause:
t;return n("error",s?"kvs_unavailable":"kvs_failed",{requestID:e.requestID,path:D(e.target),reason:r instanceof Error?r.message:String(r)}),s?_e("unavailable",{
"retry-after":"1"}):_e("internal")}function _e(t,e={}){return{status:sf[t],headers:{...dt,...e},body:`{"error":"${t}"}`}}function Mi({type:t,message:e}){return{
status:403,headers:{...dt,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Br=[`
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
  `];function xf(t){const e=new Tr.DatabaseSync(t===void 0?":memory:":(0,C.join)(t,"platform.db"));return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous \
= FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),Nf(e),e}function Nf(t){const e=Number(t.prepare("PRAGMA user_version").get()?.user_version??0);if(e>
Br.length)throw t.close(),new k.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Br.length}`,{remedy:"Start it with the newer Sl\
ipway that wrote it, or name another --data directory."});for(const[n,s]of Br.entries())n>=e&&Wt(t,()=>t.exec(`${s}; PRAGMA user_version = ${n+1};`))}function ji(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,M.chmodSync)(e,384)}function Wt(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const Lf=160;class Df{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Fr(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Fr(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Fr(e,n),this.#t.delete(e))}clear(){this.#t=
new Map,this.#n=new Map,this.#s=0}}function Fr(t,e){return Lf+2*(t.length+e.value.length)}const Cf=16*1024*1024,Hr=1e3,Mf=13,jf=`
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
`;function Pi(t){const e=(t.open??(n=>new Tr.DatabaseSync(n)))(t.path);return e.exec(jf),new Pf(e,t)}class Pf{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=
e,this.#t=Bf(e),this.#n=new Df(n.cacheBytes??Cf),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#o==="closed")throw new ct("the store is closed");const r=Gr(
e,n),o=this.#n.get(r)??this.#i(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#i(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(
r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new ct("the store could not be read",{cause:r})}}put(e,n,s){
return this.#a(()=>this.#t.put.run(e,n,s.value,s.expiresAt),()=>this.#n.set(Gr(e,n),s))}delete(e,n){return this.#a(()=>this.#t.delete.run(e,n),()=>this.#n.delete(
Gr(e,n)))}async sweep(e,n){let s=0;return await this.#a(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=Hr;for(;n===Hr;)await this.#a(()=>{
n=Number(this.#t.drop.run(e,e,Hr).changes)},()=>this.#n.clear())}async highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}async identity(){const e=this.#e.
prepare("SELECT identity FROM store").get();return e===void 0?void 0:String(e.identity)}async setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity)\
 VALUES (1, ?)").run(e)}copyTo(e){ji(this.#e,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.
close()}#a(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new ct(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#c()),this.#r.
push({run:e,done:n,resolve:s,reject:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){
this.#u()&&Uf(n)||this.#l(n);const r=new ct("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#u(){
try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#l(e){this.#o="poisoned",this.#s(e)}}function Gr(t,e){return`${t}/${e}`}function Uf(t){
return t instanceof Error&&"errcode"in t&&t.errcode===Mf}function Bf(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM e\
ntries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = ex\
cluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT\
 keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE ke\
yspace = ? LIMIT ?)"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}class Ff{#e;#t;#n;#s=new Map;#r=new Map;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s;const r=e.prepare("SELECT keyspace, token_hash, token_sealed, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app");for(const[
o,i]of r.all().entries())o===0&&n.open(Wr(String(i.token_hash)),Ui(i.token_sealed)),this.#u(String(i.token_hash),Number(i.keyspace),String(i.environment_id),String(
i.type))}byToken(e){return this.#s.get(Fi(e))}create(e,n,s){if(!I.BL.test(n))throw new w("validation_failed",`"${n.slice(0,64)}" is no table name: 1 to 32 of a-\
z, 0-9 and _, a letter first.`);const r=this.#i(e),o=`kvs_${(0,x.randomBytes)(32).toString("base64url")}`,i=Fi(o),a=Wt(this.#e,()=>{this.#c(r,n);const c=this.#e.
prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)").run(r.id,n,i,this.#t.seal(Wr(i),o),s);return Number(c.
lastInsertRowid)});return this.#u(i,a,r.environmentID,r.type),{name:n,variable:zr(n),createdAt:s,token:o}}list(e){return this.#a(this.#o(e)).map(({name:n,createdAt:s})=>({
name:n,variable:zr(n),createdAt:s}))}remove(e,n){const s=this.#o(e),r=Wt(this.#e,()=>{const o=this.#e.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ?\
 RETURNING keyspace, token_hash").get(s.id,n);if(!o)throw new w("not_found",`The app has no table "${n.slice(0,64)}".`);const i=Number(o.keyspace);return this.#e.
prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)").run(i),{keyspace:i,tokenHash:String(o.token_hash)}});return this.#s.delete(r.tokenHash),r.keyspace}toDrop(){
return this.#e.prepare("SELECT keyspace FROM kvs_dropped").all().map(e=>Number(e.keyspace))}dropped(e){this.#e.prepare("DELETE FROM kvs_dropped WHERE keyspace =\
 ?").run(e)}injected(e){const n=this.#i(e),s=this.#a(n).map(({name:r,tokenHash:o,sealed:i})=>[zr(r),this.#t.open(Wr(o),i)]);return{environmentID:n.environmentID,
variables:Object.fromEntries(s)}}#o({org:e,project:n,appID:s}){const r=this.#e.prepare("SELECT id, type, environment_id FROM apps WHERE org = ? AND project = ? \
AND app_id = ?").get(e,n,s);if(!r)throw new w("not_found",`There is no app "${s.slice(0,64)}" in this project.`);return{id:Number(r.id),type:String(r.type),environmentID:String(
r.environment_id)}}#i(e){const n=this.#o(e);if(Bi(n.type))return n;throw new w("validation_failed",`Apps of type ${n.type} have no functions and cannot use the \
key-value store; api, web-ssr and sse can.`)}#a(e){return this.#e.prepare("SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? ORDER\
 BY name").all(e.id).map(n=>({name:String(n.name),createdAt:Number(n.created_at),tokenHash:String(n.token_hash),sealed:Ui(n.token_sealed)}))}#c(e,n){const s=this.#a(
e).map(r=>r.name);if(s.includes(n))throw new w("conflict",`The app already has a table "${n}".`);if(s.length>=I.ux.tablesPerApp)throw new w("conflict",`An app m\
ay have ${I.ux.tablesPerApp} tables: delete one first.`)}#u(e,n,s,r){const i=this.#r.get(s)??new Bo(this.#n.environmentPerMinute);this.#r.set(s,i);const a=new Bo(
this.#n.tablePerMinute);this.#s.set(e,{keyspace:n,environmentID:s,supported:Bi(r),environmentWindow:i,tableWindow:a})}}function Ui(t){return t instanceof Uint8Array?
t:new Uint8Array}function Bi(t){return I.jI.some(e=>e===t)}function zr(t){return`${I.be}TOKEN_${t.toUpperCase()}`}function Fi(t){return(0,x.hash)("sha256",t,"ba\
se64")}function Wr(t){return`kvs-token:${t}`}const Yr=32,Kr=12,Jr=16;function Hf(t,e){const n=(0,C.join)(t,"platform.key"),s=zf(n);if(!s&&e)throw Vr(`${n} is mi\
ssing, and table tokens are sealed with it`);const r=s??Wf(n);return{seal(o,i){const a=(0,x.randomBytes)(Kr),c=(0,x.createCipheriv)("aes-256-gcm",r,a).setAAD(Buffer.
from(o,"utf8")),f=Buffer.concat([c.update(i,"utf8"),c.final()]);return Buffer.concat([a,f,c.getAuthTag()])},open(o,i){const a=Buffer.from(i);try{return Gf(r,o,a)}catch(c){
throw Vr(`${n} is not the key that the secrets in platform.db were sealed with`,c)}}}}function Gf(t,e,n){const s=n.subarray(Kr,-Jr),r=n.subarray(0,Kr),o=(0,x.createDecipheriv)(
"aes-256-gcm",t,r,{authTagLength:Jr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-Jr));return Buffer.concat([o.update(s),o.final()]).toString("utf8")}function Vr(t,e){
return new k.GQ("unsupported_data",t,{input:"data",remedy:"Put platform.key back from the backup that platform.db is of, or name another directory with --data.",
cause:e})}function zf(t){try{const e=(0,M.statSync)(t);if(!e.isFile()||e.size!==Yr)throw Vr(`${t} is not a key of ${Yr} bytes`);const n=(0,M.readFileSync)(t);return(0,M.
chmodSync)(t,384),n}catch(e){if((0,k.xU)(e)==="ENOENT")return;throw e}}function Wf(t){const e=(0,x.randomBytes)(Yr),n=(0,M.openSync)(t,"wx",384);try{(0,M.writeSync)(
n,e),(0,M.fsyncSync)(n)}finally{(0,M.closeSync)(n)}return e}const Hi="kvs.db",Yf=3e4,Gi=1e3;async function Kf(t){const{database:e,clock:n,log:s,lasting:r=!0}=t,
o=Hf(t.dataDir,Jf(e)),i=new Ff(e,o,{...Uo,...t.quotas}),a=new nf(e,o),c=t.engine??Vf(r?t.dataDir:void 0,s);try{await Vl(e,c,t.dataDir)}catch(E){throw await c.close(),
E}await Zf(c,i,s);const f=()=>qf(c,n.now()),g=setInterval(()=>{f().catch(E=>s("warn","kvs_sweep_failed",{reason:String(E)}))},Yf).unref(),b=async()=>{clearInterval(
g),await c.close()};return{handler:$f({gateway:new Hl(a),tables:i,engine:c,clock:n,log:s}),createTable:(E,N)=>i.create(E,N,n.now()),listTables:E=>i.list(E),deleteTable:async(E,N)=>Xf(
c,i,i.remove(E,N)),runtimeVariables:(E,N)=>eh(i,a,E,N,n.now()),sweep:f,copyTo:E=>c.copyTo?.((0,C.join)(E,Hi)),close:b,[Symbol.asyncDispose]:b}}function Jf(t){return t.
prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS any").get()?.any===1}function Vf(t,e){if(t===void 0)return Pi({path:":m\
emory:"});const n=(0,C.join)(t,Hi);return(0,M.writeFileSync)(n,"",{flag:"a",mode:384}),Pi({path:n,onPoisoned:Qf(e)})}function Qf(t){return e=>t("error","kvs_sto\
re_poisoned",{reason:e instanceof Error?e.message:String(e),remedy:"Writes are refused until the platform is started again; check the disk first."})}async function Xf(t,e,n){
try{await t.drop(n),e.dropped(n)}catch(s){throw s instanceof ct?new w("unavailable","The table's token is out of service, but the store cannot be written: its d\
ata goes at the platform's next start."):s}}async function Zf(t,e,n){for(const s of e.toDrop())try{await t.drop(s),e.dropped(s)}catch(r){n("warn","kvs_drop_fail\
ed",{reason:String(r)})}}async function qf(t,e){let n=0;for(;;){const s=await t.sweep(e,Gi);if(n+=s,s<Gi)return n}}function eh(t,e,n,s,r){const{environmentID:o,
variables:i}=t.injected(n);if(Object.keys(i).length===0)return{};const a=e.issue(o,r);return{[`${I.be}URL`]:s,[`${I.be}REGION`]:I.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,
AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:I.aT}}var th=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")
throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},nh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const zi={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},sh={...zi,sync:async()=>{}};function rh(t){(0,M.mkdirSync)(
t,{recursive:!0,mode:448})}async function _p(t,e=zi){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===sh)return;const s=th(n,await open(
t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=nh(n);s&&await s}}function Op(t){const e=openSync(t,constants.O_RDONLY|constants.O_NOFOLLOW|
constants.O_NONBLOCK),n=fstatSync(e);if(!n.isFile()){closeSync(e);return}return{fd:e,stats:n,[Symbol.dispose]:()=>closeSync(e)}}function $p(t,e){let n=0;for(;n<
e.length;){const s=readSync(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const oh=100,Wi=600*1e3;class ih{#e;#t;#n=new Map;#s=0;constructor(e,n){this.#e=
e,this.#t=n}get total(){return this.#s}note(e,n,s,r){const o=e==="object_unusable"?`${r} unusable`:r,i=this.#n.get(o),a=this.#e.monotonic();if(i&&a-i.at<Wi){i.at=
a;return}this.#s+=1,this.#t("error",e,{org:n,hash:s});const[c]=this.#n.keys();this.#n.size>=oh&&c!==void 0&&this.#n.delete(c),this.#n.set(o,{path:o===r?r:void 0,
at:a})}mend(e){this.#n.size>0&&this.#n.delete(e)}async lasting(){const e=this.#e.monotonic()-Wi;for(const[n,{path:s,at:r}]of this.#n)(s!==void 0&&await(0,X.stat)(
s).catch(()=>{})!==void 0||r<e)&&this.#n.delete(n);return this.#n.size}}const ah=512;class ch{#e;#t;constructor(e=dh,n=su){this.#e=e,this.#t=new me(n)}async digest(e,n){
const{ino:s,size:r,mtimeMs:o,ctimeMs:i}=await n.stat(),a=`${s} ${r} ${o} ${i}`,c=this.#t.get(e);if(c?.look===a)return c.digest;const f={look:a,digest:this.#e(n)};
return this.#t.put(e,f,ah+2*(e.length+a.length)),f.digest.catch(()=>this.#t.get(e)===f&&this.#t.delete(e)),f.digest}}async function dh(t){const e=(0,x.createHash)(
"sha256"),n=(0,M.createReadStream)("",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*1024});for await(const s of n)e.update(s);return e.digest("hex")}const uh=/^[0-9a-f]{64}$/;
function Yi(t){return uh.test(t)}function lh(t,e){return(0,C.join)(t,e.slice(0,2),e)}async function kp(t){try{return(await readdir(t)).filter(e=>/^[0-9a-f]{2}$/.
test(e))}catch(e){if(["ENOENT","ENOTDIR"].includes(systemCode(e)??""))return[];throw e}}async function Ip(t){return(await readdir(t,{withFileTypes:!0})).filter(
e=>e.isDirectory()).map(({name:e})=>e)}const Yt=Buffer.from("SLIPWAY","latin1"),ge=56,Kt=32,zn=Kt+6,We=4,Ki=8192,Ji=Buffer.allocUnsafe(3*ni.pathBytes);class Wn{count;bytes;assets;rules;#e;#t;#n;#s;#r;constructor(e,n,s){
const r=Yn(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Ue(e.subarray(ge,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=Ar){if(e.length>s.indexBytes)throw ie("it is too large");const r=Vi(e,s);if(Yn(r).end!==e.length)
throw ie("its length is not what it says");const o=await fh(e,r,s,n);return new Wn(e,r,o)}find(e){if(e.length>this.#r)return-1;const n=Ji.write(e);let s=0,r=this.
count-1;for(;s<=r;){const o=s+r>>>1,i=this.#e.compare(Ji,0,n,this.#o(o),this.#o(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}path(e){return this.#e.toString(
"utf8",this.#o(e),this.#o(e+1))}file(e){const n=this.#t+e*zn;return{hash:this.#e.toString("hex",n,n+Kt),size:this.#e.readUIntLE(n+Kt,6)}}*files(){for(let e=0;e<
this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#o(e){return this.#s+this.#e.readUInt32LE(this.#n+e*We)}}function Vi(t,e=Ar){if(t.length<ge||Yt.compare(
t,0,Yt.length)!==0)throw ie("it is no index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(
20),assetsDigest:t.subarray(24,ge)};if(n.assets>n.count)throw ie("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Yn(n).
end>e.indexBytes)throw ie("it is too large");return n}function Qi(t,e){if(e.length!==t.assets*ce)throw ie("its length is not what it says");if(!(0,x.hash)("sha2\
56",e,"buffer").equals(t.assetsDigest))throw ie("its assets are not what they were");return new Ue(e)}function Yn({count:t,pathsBytes:e,rulesBytes:n,assets:s}){
const r=ge+s*ce,o=r+t*zn,i=o+(t+1)*We,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function fh(t,e,n,s){const r=Yn(e),o=t.subarray(ge,r.records);
if(Qi(e,o),!(0,Oi.isUtf8)(t.subarray(r.paths,r.rules)))throw ie("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)throw ie("its first path begins elsewher\
e");let i=0;for(let a=0;a<e.count;a+=Ki){if(i=Math.max(i,hh(t,r,a,Math.min(a+Ki,e.count))),i>n.pathBytes)throw ie("a path is too long");await s()}if(t.readUInt32LE(
r.offsets+e.count*We)!==e.pathsBytes)throw ie("its last path ends elsewhere");for(let a=ce;a<o.length;a+=ce){const c=a-ce;if(o.compare(o,a,a+ce,c,a)>=0)throw ie(
"its assets are not sorted")}return i}function hh(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*We);let o=0,i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<
s;c+=1){const f=e.paths+r(c+1);if(f<=a||f>e.rules)throw ie("its paths are out of order");if(((t[a]??0)&192)===128)throw ie("a path is not UTF-8");if(i!==0&&t.compare(
t,a,f,i,a)>=0)throw ie("its paths are not sorted");o=Math.max(o,f-a),i=a,a=f}return o}function ie(t){return new fe(`The index of a release is damaged (${t}): de\
ploy again`)}function ph(t,e){const n=mh(t),s=gh(n),r=n.reduce((E,{path:N})=>E+Buffer.byteLength(N),0),o=ge+s.length+n.length*(zn+We)+We,i=Buffer.alloc(o+r+e.length);
Yt.copy(i);const a=[n.length,r,e.length,s.length/ce];for(const[E,N]of a.entries())i.writeUInt32LE(N,Yt.length+E*4);(0,x.hash)("sha256",s,"buffer").copy(i,Yt.length+
a.length*4),s.copy(i,ge);let c=ge+s.length,f=c+n.length*zn;const g=f+(n.length+1)*We;let b=0;for(const{path:E,hash:N,size:P}of n)i.write(N,c,Kt,"hex"),c=i.writeUIntLE(
P,c+Kt,6),f=i.writeUInt32LE(b,f),b+=i.write(E,g+b);return i.writeUInt32LE(b,f),i.set(e,g+r),i}function mh(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?
t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function gh(t){const e=t.
filter(({path:n})=>ar(n)).map(({path:n})=>Rn(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const yh=123;function Xi(t){
return t[0]===yh}async function wh(t,e,n){if(t.length>xr)throw ut(`has more than ${xr} bytes`);const s=Eh(t),r=new Map;for(const o of s.filter(({path:i})=>yr(i)))
r.set(o.path,o.size>$o?"too large":await e(o));return Wn.open(ph(s,cc(r).bytes),n,ni)}function Eh(t){let e;try{e=JSON.parse(t.toString())}catch{throw ut("is not\
 JSON")}if(!(0,G.G)(e)||!(0,G.G)(e.files))throw ut("names no files");return Object.entries(e.files).map(([n,s])=>{const{hash:r,size:o}=(0,G.G)(s)?s:{};if(typeof r!=
"string"||!Yi(r))throw ut("has a file without a hash");if(typeof o!="number"||!Number.isInteger(o)||o<0||o>=2**48)throw ut("has a file without a size");if(n===""||
!n.isWellFormed())throw ut("has a path that is none");return{path:n,hash:r,size:o}})}function ut(t){return new fe(`The manifest of a release ${t}: deploy again`)}
function Zi(t,e=tu){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(
t.reason):s()})})}}class bh{#e=Promise.resolve();take(e){const n=this.#e.then(e);return this.#e=n.catch(()=>{}),n}}var Th=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Sh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});class _h{damage;#e;#t;#n=new ch;#s=new bh;#r=new Map;constructor({dir:e,clock:n,
log:s}){this.#e=e,this.#t=s,this.damage=new ih(n,s)}async index(e,n){const s=this.#a(e,n),{size:r,mtimeMs:o}=await(0,X.stat)(s).catch(a=>this.#c(e,n,a));if(r>Math.
max(Ar.indexBytes,xr))throw this.damage.note("object_unusable",e,n,s),new fe(`The index ${n} of a release has ${r} bytes: deploy again`);const i=()=>this.#o(e,n,
s);return{index:await(r>Bn?this.#s.take(i):i()),storedAt:o}}async#o(e,n,s){const r=await this.read(e,n),o=Zi();try{return Xi(r)?await wh(r,({hash:i,size:a})=>this.
read(e,i,a),o):await Wn.open(r,o)}catch(i){throw i instanceof fe&&this.damage.note("object_unusable",e,n,s),i}}async assets(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=this.#a(e,n),o=Th(s,await(0,X.open)(r).catch(c=>this.#c(e,n,c)),!0),i=await qi(o,0,ge);if(Xi(i))return(await this.index(e,n)).index.assets.
detached();const a=Vi(i);return Qi(a,await qi(o,ge,a.assets*ce))}catch(r){s.error=r,s.hasError=!0}finally{const r=Sh(s);r&&await r}}async read(e,n,s){const r=this.#a(
e,n);if(s!==void 0&&(await(0,X.stat)(r).catch(a=>this.#c(e,n,a))).size!==s)throw await this.#u(e,n);const o=await(0,X.readFile)(r).catch(i=>this.#c(e,n,i));if(await Oh(
o)!==n)throw await this.#u(e,n);return this.damage.mend(r),o}async stream(e,n,s){const r=this.#a(e,n),o=await(0,X.open)(r).catch(i=>this.#c(e,n,i));try{if(await this.#n.
digest(r,o)!==n)throw await this.#u(e,n);return this.damage.mend(r),o.createReadStream({start:0,...s,highWaterMark:256*1024})}catch(i){throw await o.close(),i}}async variants(e,n){
const s=this.#i(e),r=new Map;for(const o of Cn){const i=await $c(Io(s,n,o)).catch(a=>{this.#t("warn","variants_unreadable",{org:e,reason:String(a)})});i!==void 0&&
r.set(o,i)}return r}async readVariant(e,n,s){const r=Io(this.#i(e),n,s),o=await kc(r);if(o&&o.length>0)return o;this.#t("warn","variant_damaged",{org:e,hash:n,encoding:s}),
await(0,X.rm)(r,{force:!0}).catch(()=>{})}variantsVersion(e){return this.#r.get(e)??0}variantsChanged(e){this.#r.set(e,this.variantsVersion(e)+1)}#i(e){return(0,se.
LI)(this.#e,e)}#a(e,n){if(!Yi(n))throw new fe(`"${n}" is not the name of an object`);return lh(this.#i(e),n)}#c(e,n,s){throw(0,k.xU)(s)!=="ENOENT"?s:(this.damage.
note("object_missing",e,n,this.#a(e,n)),new fe(`The object ${n} is gone`))}async#u(e,n){const s=this.#a(e,n);return this.damage.note("object_damaged",e,n,s),await(0,X.
rename)(s,`${s}.damaged`).catch(r=>{if((0,k.xU)(r)!=="ENOENT")throw r}),new fe(`The object ${n} is damaged`)}}async function qi(t,e,n){const{buffer:s,bytesRead:r}=await t.
read(Buffer.alloc(n),0,n,e);return s.subarray(0,r)}async function Oh(t){if(t.length<=Bn)return(0,x.hash)("sha256",t);const e=(0,x.createHash)("sha256"),n=Zi();for(let s=0;s<
t.length;s+=Bn){e.update(t.subarray(s,s+Bn));const r=n();r&&await r}return e.digest("hex")}var $h=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="\
function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},kh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Ih=1e3;function vh(t){const{store:e,builder:n,log:s,workers:r=2}=t,o=new AbortController,i=new Map;let a=[],
c=!1,f=[];function g(_){if(a.some(U=>U.deployID===_))return;const S={deployID:_,app:e.job(_).app};a=[...a.filter(U=>Jt(U)!==Jt(S)||!b(U,_)),S]}function b(_,S){try{
e.cancel(_.deployID,S)}catch(U){return s("error","deployment_not_recorded",{deployID:_.deployID,cause:Gt(U)}),!1}return s("info","deployment_superseded",{deployID:_.
deployID,supersededBy:S}),t.onChange?.(_.deployID,_.app),!0}function E(){for(;c&&!o.signal.aborted&&i.size<r;){const _=a.find(U=>!i.has(Jt(U)));if(!_)break;a=a.
filter(U=>U!==_);const S=Rh(_,t,o.signal).finally(()=>{i.delete(Jt(_)),E()});i.set(Jt(_),S)}if(!(a.length>0||i.size>0)){for(const _ of f)_();f=[]}}function N(){
const _=a.map(S=>S.deployID);a=[];for(const{deployID:S,app:U,stage:H}of e.unfinished())H===null?g(S):(e.fail(S,ti(H)),t.onChange?.(S,U));for(const S of _)g(S)}async function P(){
o.abort(new Error("the platform stops")),await Promise.all(i.values())}return{enqueue(_){g(_),E()},async start(){await n.recover(),N(),c=!0,E()},stop:P,idle:()=>new Promise(
_=>{f.push(_),E()}),[Symbol.asyncDispose]:P}}function Jt({app:t}){return JSON.stringify([t.org,t.project,t.appID])}async function Rh(t,e,n){const{deployID:s,app:r}=t,
{store:o,log:i,clock:a,onChange:c}=e,f=a.now();let g="succeeded";try{await Ah(t,e,n)}catch(b){const E=qd(b);g=E.code,await Nh(s,e,n,()=>o.fail(s,E))}c?.(s,r),i(
"info","deployment_ended",{deployID:s,ending:g,ms:a.now()-f})}async function Ah({deployID:t,app:e},n,s){const{store:r,builder:o,onChange:i,onLive:a}=n;let c="cl\
one";const f=g=>{c=g,r.advance(t,xh[g],g),i?.(t,e)};try{const g={stack:[],error:void 0,hasError:!1};try{const b=$h(g,await o.build(r.job(t),{signal:s,onStage:f,
onCommit:E=>r.recordCommit(t,E)}),!0);s.throwIfAborted(),f("activate"),r.activate(t,b.release.manifestHash),a?.(e,b.release)}catch(b){g.error=b,g.hasError=!0}finally{
const b=kh(g);b&&await b}}catch(g){throw new ei(c,s.aborted,g)}}const xh={queue:"queued",clone:"building",install:"building",build:"building",sync:"syncing",activate:"\
activating"};async function Nh(t,e,n,s){for(;;)try{return s()}catch(r){if(e.log("error","deployment_not_recorded",{deployID:t,cause:Gt(r)}),n.aborted)return;await e.
clock.sleep(Ih,n).catch(()=>{})}}function J(t,e){const n=t[e];if(typeof n!="string")throw ta(e);return n}function ye(t,e){return t[e]===null?null:J(t,e)}function le(t,e){
const n=t[e];if(typeof n!="number")throw ta(e);return n}function ea(t,e){return t[e]===null?null:le(t,e)}function vp(t,e){return new Date(le(t,e)).toISOString()}
function ta(t){return new k.GQ("internal",`platform.db: column ${t} has an unexpected type`)}function Lh(t,e,n){const s=t.prepare("SELECT * FROM apps WHERE org \
= ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT * FROM apps WHERE org = ? ORDER BY project, app_id"),o=t.prepare("SELECT DISTINCT org FROM apps ORDER B\
Y org"),i=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),a=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command\
,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),f=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name"),g=t.prepare("DELETE FROM env \
WHERE app = ?"),b=t.prepare("INSERT INTO env (app, name, value) VALUES (?, ?, ?)"),E=_=>{const S=s.get(_.org,_.project,_.appID);return S&&Qr(S)},N=_=>{let S=Go(
_,n);for(;i.get(S);)S=Go(_,n);return S},P=_=>{const S=E(_);if(!S)throw new k.GQ("internal",`The app ${_.appID} is not in platform.db`);return S};return{find:E,create(_,S,U){
if(E(_))return;const H=e.now();return a.run(_.org,_.project,_.appID,_.appID,S,...na(U),N(_.appID),`env-${Or(16,n)}`,H,H),P(_)},update(_,S){return c.run(...na(S),
e.now(),_.id),P(_)},env:_=>Object.fromEntries(f.all(_.id).map(S=>[J(S,"name"),J(S,"value")])),replaceEnv(_,S){g.run(_.id);for(const[U,H]of Object.entries(S))b.run(
_.id,U,H)},organizations:()=>o.all().map(_=>J(_,"org")),list:_=>r.all(_).map(Qr)}}function na(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,
settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function Qr(t){const e=J(t,"type"),n=I.yN.find(s=>s===e);if(!n)throw new k.GQ("internal",`platform.db: unknown\
 app type ${e}`);return{id:le(t,"id"),org:J(t,"org"),project:J(t,"project"),appID:J(t,"app_id"),name:J(t,"name"),type:n,repository:J(t,"repository"),branch:J(t,
"branch"),buildCommand:ye(t,"build_command"),outputDirectory:ye(t,"output_directory"),region:ye(t,"region"),settings:sa(J(t,"settings")),subdomain:J(t,"subdomai\
n"),environmentID:J(t,"environment_id"),liveRelease:ye(t,"live_release"),createdAt:le(t,"created_at"),updatedAt:le(t,"updated_at")}}function sa(t){const e=JSON.
parse(t);return(0,G.G)(e)?e:{}}const ra=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;function Dh(t,e,n,s,r){const o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch,\
 commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),i=t.prepare(`SELECT ${ra} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`),a=t.prepare(`SELECT ${ra} FROM deploym\
ents d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=t.prepare(`SELECT stage, CASE WHEN octet_length(failure) <= ? THEN failure END AS failure
    FROM deployments WHERE app = ? AND deploy_id = ? AND status = 'failed'`),f=t.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deploymen\
ts d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`),g=t.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployment\
s d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`),b=t.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`),E=t.prepare("UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?"),N=t.prepare(`UPDATE deployments SET s\
tatus = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),P=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),_=t.prepare(`SELECT status, count(*) AS count,
    count(finished_at - started_at) AS ran, coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);return{create(S,U,H){const de=`d\
pl-${Or(16,r)}`;o.run(de,S.id,U,H,s.now());const Ye=i.get(S.id,de);if(!Ye)throw new k.GQ("internal",`The deployment ${de} was not stored`);return Xr(Ye)},find(S,U){
const H=i.get(S.id,U);return H&&Xr(H)},list:(S,U,H)=>a.all(S.id,H??Number.MAX_SAFE_INTEGER,U).map(Xr),failure(S,U){const H=c.get(I.IC.bytes,S.id,U);return H&&(Ch(
ye(H,"failure"))??Zd(Zr(H)??"build"))},totals:()=>_.all().map(S=>({status:J(S,"status"),count:le(S,"count"),ran:le(S,"ran"),seconds:le(S,"ms")/1e3})),unfinished:()=>f.
all().map(S=>({deployID:J(S,"deploy_id"),app:{org:J(S,"org"),project:J(S,"project"),appID:J(S,"app_id")},stage:Zr(S)})),job(S){const U=g.get(S);if(!U)throw new k.
GQ("internal",`There is no deployment ${S}`);const H=Qr(U),{org:de,project:Ye,appID:Vt,repository:Le,buildCommand:Ke,outputDirectory:Je,settings:ro}=H;return{deployID:S,
app:{org:de,project:Ye,appID:Vt},repository:Le,branch:J(U,"job_branch"),commit:ye(U,"commit_requested"),buildCommand:Ke,outputDirectory:Je,settings:ro,env:e.env(
H)}},advance(S,U,H){b.run(U,H,s.now(),S)},recordCommit(S,U){E.run(U,S)},fail(S,U){N.run(U.stage,JSON.stringify(Xo(U)),s.now(),S)},cancel(S,U){P.run(U,s.now(),S)},
activate:(S,U)=>n.activate(S,U)}}function Ch(t){try{return t===null?void 0:qo(JSON.parse(t))}catch{return}}function Xr(t){return{seq:le(t,"seq"),deployID:J(t,"d\
eploy_id"),status:Mh(t),stage:Zr(t),branch:J(t,"branch"),commit:ye(t,"commit"),createdAt:le(t,"created_at"),startedAt:ea(t,"started_at"),finishedAt:ea(t,"finish\
ed_at"),supersededBy:ye(t,"superseded_by")}}function Zr(t){const e=ye(t,"stage");return Y.find(n=>n===e)??null}function Mh(t){const e=J(t,"status"),n=ae.find(s=>s===
e);if(!n)throw new k.GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const oa=24*36e5,jh=6e4;function Ph(t,e){const n=t.prepare(`SELECT re\
quest_hash, status, response FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`),s=t.prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)"),r=t.prepare("DELETE FROM idempo\
tency WHERE created_at <= ?");let o=Number.NEGATIVE_INFINITY;const i=a=>(0,x.createHash)("sha256").update(a).digest("hex");return{recall(a,c,f){const g=n.get(a,
c,e.now()-oa);return g?J(g,"request_hash")!==i(f)?{kind:"other-body"}:{kind:"answered",status:le(g,"status"),body:J(g,"response")}:{kind:"new"}},remember(a,c,f,g,b){
const E=e.now(),N=e.monotonic();N-o>=jh&&(r.run(E-oa),o=N),s.run(a,c,i(f),g,b,E)}}}const Uh=400,Bh=300,Fh=2;class Hh{#e;#t=new Map;#n=0;constructor(e){this.#e=e}get bytes(){
return this.#n}get(e){return this.#t.get(e)}set(e,n){this.delete(e);const s=ia(n);this.#n+s>this.#e&&(this.#t.clear(),this.#n=0),!(s>this.#e)&&(this.#t.set(e,n),
this.#n+=s)}delete(e){const n=this.#t.get(e);n&&(this.#t.delete(e),this.#n-=ia(n))}}function ia({kept:t,settings:e}){return Uh+Bh*t.length+Fh*JSON.stringify(e).
length}const Gh=16*1024*1024;function zh(t,e,n){const s=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`),r=t.prepare(`UPDATE deployments SET status = 'succeeded', stage =\
 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`),o=t.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`),i=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),a=t.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`),c=t.prepare("DELETE FROM releases WHERE deploy_id = ?"),f=t.prepare("S\
ELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),g=t.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a\
.id = r.app
    WHERE a.org = coalesce(?, a.org)`),b=new Hh(Gh),E=P=>a.all(P).map(Wh),N=P=>{const _=f.get(P);if(!_)return;const S=ye(_,"live_release"),U=E(le(_,"id"));return{
org:J(_,"org"),subdomain:J(_,"subdomain"),settings:sa(J(_,"settings")),release:U.find(H=>H.deployID===S)??null,kept:U.filter(H=>H.deployID!==S)}};return{site(P){
const _=b.get(P);if(_)return _;const S=N(P);return S&&b.set(P,S),S},activate(P,_){const S=e.now(),U=o.get(P);if(!U)throw new k.GQ("internal",`There is no deploy\
ment ${P}`);const H=le(U,"id");Wt(t,()=>{if(s.run(_,S,P).changes!==1)throw new k.GQ("internal",`The deployment ${P} has ended and cannot be activated`);r.run(S,
S,P),i.run(P,H);for(const de of E(H).slice(n))c.run(de.deployID)}),b.delete(J(U,"subdomain"))},rollback(P,_){const S=E(P.id),U=S.findIndex(de=>de.deployID===P.liveRelease),
H=_===void 0?S[U+1]:S.find(de=>de.deployID===_);if(!(!H||U===-1))return i.run(H.deployID,P.id),b.delete(P.subdomain),H},list:P=>E(P.id),manifests:P=>g.all(P??null).
map(_=>({org:J(_,"org"),manifestHash:J(_,"manifest")})),forget:P=>b.delete(P)}}function Wh(t){return{deployID:J(t,"deploy_id"),manifestHash:J(t,"manifest")}}function Yh(t){
const{clock:e,random:n}=t,s=xf(t.dataDir),r=Lh(s,e,n),o=zh(s,e,t.keepReleases);return{database:s,apps:r,releases:o,deployments:Dh(s,r,o,e,n),idempotency:Ph(s,e),
transaction:i=>Wt(s,i),[Symbol.dispose](){s.isOpen&&s.close()}}}const Kh=600;async function Jh(t,e,n){const{env:s,allowLocalGit:r,clock:o,log:i,random:a,keepReleases:c,
kvsQuotas:f,workers:g,lasting:b}=e,E=n.use(Yh({dataDir:b?t:void 0,clock:o,random:a,keepReleases:c})),N=n.use(await Kf({dataDir:t,lasting:b,database:E.database,clock:o,
log:i,quotas:f})),P=(0,C.join)(t,"objects");rh(P);const _=new _h({dir:P,clock:o,log:i}),{gitUrlTemplate:S,isolation:U,buildLimits:H,onOutput:de}=e,Le=Uu({dataDir:t,
lasting:b,env:s,allowLocalGit:r,gitUrlTemplate:S,limits:H,isolation:U,onOutput:de,live:lt=>E.releases.manifests(lt).map(Qt=>Qt.manifestHash),log:i,clock:o}),Ke=n.
use(zu(()=>Le.collect(),o,i));n.use(Le);const Je=()=>{E.deployments.unfinished().length===0&&Ke.whenIdle()},ro=async({org:lt},{manifestHash:Qt})=>{await Le.prepareVariants(
lt,Qt),_.variantsChanged(lt)},{builder:dp=Le}=e,up={store:E.deployments,builder:dp,workers:g,log:i,clock:o,onChange:Je},lp=n.use(vh({...up,onLive:(lt,Qt)=>{ro(lt,
Qt)}}));return{state:E,kvs:N,objects:_,housekeeping:Ke,queue:lp}}function Vh(t,e,n,s,r){const{clock:o,fetch:i,requestsPerMinute:a=s===Co?0:Kh}=e,c=Yu(t),{baseUrl:f,
issuer:g}=n;return{issuer:es({issuer:g,audience:f,key:c,requestToken:r,clock:o}),gate:{roleOf:s.roleOf,verify:rl({policy:s,issuer:g,audience:f,key:c,clock:o,fetch:i}),
rateLimit:Nt(a,o)}}}function Qh(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===aa&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-
1)!==aa?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const aa=46,ca=300;function Xh(t){return[["/api/v1","control",t.control],["/v1","kvs",t.kvs],["/ide\
ntity","identity",t.identity],["/console","console",t.console&&eo(t.console,t.isOwnHost)],["/operator","operator",t.operator],["/backup","operator",qr("/backup",
t.backup)],["/healthz","platform",qr("/healthz",to(t.healthz))],["/metrics","platform",qr("/metrics",eo(to(t.metrics),t.isOwnHost))]]}function qr(t,e){return n=>(D(
n.target)===t?e:no)(n)}function eo(t,e){return n=>{const s=j(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(
0,ca))}: name it with --public-url, or have the proxy pass Host on.`;return v(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function to(t){
return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return R(new w("method_not\
_allowed",s,{allow:n}),e)}}function Zh(t){const e=Xh(t),n=eo(to(t.index),t.isOwnHost),{sitesDomain:s,edge:r,observe:o}=t,i=c=>{const f=D(c.target);if(f==="/")return[
"platform",n];for(const[g,b,E]of e)if(f.startsWith(g)&&!(f.length!==g.length&&f[g.length]!=="/"))return[b,E??no];return["platform",no]},a=(c,f,g)=>{const b=performance.
now(),E=f(g);return E instanceof Promise?E.then(N=>(o(c,g,N.status,b),N),N=>{const P=N instanceof A;if(o(c,g,P?400:500,b),!P)throw N;return R(new w("invalid_req\
uest","The body broke off."),g)}):(o(c,g,E.status,b),E)};return c=>{const f=c.headers.host;if(typeof f=="string"&&Qh(f,s))return a("edge",r,c);const[g,b]=i(c);return a(
g,b,c)}}const no=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=D(n).slice(0,ca),r=n.startsWith("/")?new w("not_\
found",`Nothing is at ${s}`):new w("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return R(r,t)};var qh=function(t,e,n){if(e!=null){
if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=
s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,
dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ep=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was\
 suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function tp(t){try{return await sp(t)}catch(e){throw np(e,(0,C.resolve)(t.
dir))}}function np(t,e){const n=(o,i,a)=>new k.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof k.GQ)return t;if(Ve(t))return n("disk_full",`The disk tha\
t holds the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(ht(t)){const o=`A database\
 of the data directory ${e} is damaged: ${Gt(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,k.xU)(t)===void 0||!(0,se.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,k.xU)(t)})`,"Give this u\
ser the whole data directory, with nothing foreign in it, or name another one with --data.")}async function sp(t){const e={stack:[],error:void 0,hasError:!1};try{
const n=yd(t),{log:s}=n,r=qh(e,new AsyncDisposableStack,!0),o=vn(t.dir);r.use(rd(o));const i=Zc(o),a=await Nd(n);r.defer(()=>a.close());const c=Gd(a.port,n),f=await Jh(
o,n,r);r.defer(()=>a.close());const g=(0,x.randomBytes)(32).toString("base64url"),b=Vh(o,n,c,i,g),E=ns(o,_=>op(f,_));a.serve(ip(o,n,c,f,b,is(g,E))),await f.queue.
start();const N=`${c.issuer}/token?api-version=2.0`;r.use(Ae(o,{pid:process.pid,...so(c),requestUrl:N,requestToken:g})),s("info","platform_started",{...so(c),dataDir:o});
const P=rp(r.move(),()=>s("info","platform_stopped",{dataDir:o}));return{...c,port:a.port,dataDir:o,requestUrl:N,requestToken:g,close:P,mintToken:b.issuer.mint,
backUp:E,collectGarbage:f.housekeeping.collect,[Symbol.asyncDispose]:P}}catch(n){e.error=n,e.hasError=!0}finally{const n=ep(e);n&&await n}}function rp(t,e){let n;
return()=>(n??=t.disposeAsync().then(e),n)}function op({state:t,kvs:e},n){ji(t.database,(0,C.join)(n,"platform.db")),e.copyTo(n)}function ip(t,e,n,s,{gate:r,issuer:o},i){
const{log:a,clock:c,allowLocalGit:f,edgeCacheBytes:g}=e,{state:b,kvs:E,objects:N,queue:P}=s,{sitesDomain:_,kvsUrl:S,consoleUrl:U,siteUrl:H}=n,{verify:de,roleOf:Ye}=r,
Vt=cd(b.deployments,N.damage),Le=Ke=>{try{P.enqueue(Ke)}catch(Je){a("error","enqueue_failed",{deployID:Ke,message:Je instanceof Error?Je.message:String(Je)})}};
return Zh({sitesDomain:_,isOwnHost:Kd({host:e.host,baseUrl:n.baseUrl}),edge:zc({sites:b.releases,objects:N,cacheBytes:g,log:a,domain:_}),control:F(r,{state:b,enqueue:Le,
allowLocalGit:f,siteUrl:H}),kvs:E.handler,identity:o.handler,operator:kn(r,{state:b,kvs:E,kvsUrl:S,siteUrl:H}),console:Cs({state:b,kvs:E,clock:c,dataDir:t,verify:de,
roleOf:Ye,consoleUrl:U,siteUrl:H}),backup:i,healthz:Jc(b,N.damage),metrics:Vt.handler,index:ap(n),observe:cp(Vt.count,a)})}function so({baseUrl:t,kvsUrl:e,consoleUrl:n,
issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function ap(t){const e={service:"slipway",...so(t),controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl(
"{subdomain}")};return()=>v(200,e)}function cp(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,
target:c}=s,[f=""]=c.split("?",1);e("info","request",{room:n,method:i,path:f,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}})};export{Ap as id,xp as ids,Np as modules};

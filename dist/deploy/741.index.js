var ba=Object.freeze,Ap=Object.defineProperty;var Ta=(be,re)=>ba(Ap(be,"raw",{value:ba(re||be.slice())}));var Sa;const Jp=741,Vp=[741,716],Qp={7716:((be,re,O)=>{O.d(re,{Ej:()=>W,UC:()=>$,tellFindings:()=>oe,tp:()=>K,zD:()=>V});var A=O(5807),M=O(7496),k=O(8862);function oe(N,R,I){
const{pages:P,links:D,files:w}=I,v=new Set;for(const ne of I.findings){const{message:pe,place:ie,remedy:Te}=ne;R.add((0,M.x)(ne),{message:(0,A.Ow)(pe,1e3),...ie?
{place:ie}:{}}),Te!==void 0&&v.add(Te)}for(const ne of v)N.line(`  ${ne}`);const[Q,q,he]=[C(P,"page"),C(D,"link"),C(w,"file")];N.line(`Checked ${Q}, ${q} and ${he}\
 (${W(I.bytes)})`)}function C(N,R){return`${V(N)} ${R}${N===1?"":"s"}`}const X=100,B={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function $(N){
const{findings:R,largest:I}=N,P=R.length-X;return["### The site",ue(N),...R.length===0?[]:[R.slice(0,X).map(de).join(`
`)],...P>0?[`\u2026 and ${P} more.`]:[],`<details><summary>The largest files</summary>

${K(["File","Bytes","Brotli","gzip"],I.map(D=>[(0,k.aY)(D.path),W(D.bytes),W(D.brotli),W(D.gzip)]))}

</details>`].join(`

`)}function ue({pages:N,links:R,files:I,bytes:P,brotli:D,gzip:w}){const v=[N,R,I].map(V);return K(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...v,W(P),W(D),W(w)]])}function de(N){const{message:R,place:I}=N,P=I?`${(0,k.aY)([I.file,I.line,I.column].filter(D=>D!==void 0).join(":"))} `:"";
return`- ${B[(0,M.x)(N)]} ${P}${(0,k.aY)(R,500)}`}function K(N,R){return[N,N.map(()=>"---"),...R].map(I=>`| ${I.join(" | ")} |`).join(`
`)}function V(N){return String(N).replace(/\B(?=(?:\d{3})+$)/g,",")}function W(N){return N<1e3?`${N} B`:N<1e6?`${(N/1e3).toFixed(1)} kB`:`${(N/1e6).toFixed(1)} \
MB`}}),9025:((be,re,O)=>{O.d(re,{runCheck:()=>At});var A=O(1455),M=O(8161),k=O(6760),oe=O(3532),C=O(1224),X=O(9127),B=O(3739);const $=3;async function ue(u,d,l){
let h="/";for(let p=0;p<$;p+=1){if(h=V(u.flatMap(({url:_})=>K(h,_.pathname))),h===""||d.some(_=>`/${_}`.startsWith(h)))return;const y=u.filter(_=>de(_,h)),T=(await Promise.
all(y.map(({url:_})=>W(_,h,l)))).filter(Boolean).length;if(T>1&&T*2>y.length)return h}}function de({url:u,kind:d},l){return d!=="fragment"&&`${u.pathname}/`.startsWith(
l)}function K(u,d){const l=d.startsWith(u)?d.slice(u.length).split("/",1)[0]:"";return l?[`${u}${l}/`]:[]}function V(u){const d=new Map;for(const l of u)d.set(l,
(d.get(l)??0)+1);return[...d].reduce((l,h)=>h[1]>l[1]?h:l,["",0])[0]}async function W(u,d,l){const{kind:h}=await l.probe(new URL(`/${u.pathname.slice(d.length)}${u.
search}`,u));return h==="there"}const N=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,R=String.raw`"([^"\\\n]*(?:${N}[^"\\\n]*)*)"`,I=String.
raw`'([^'\\\n]*(?:${N}[^'\\\n]*)*)'`,P=String.raw`((?:[^()"'\s\\]|${N})+)\s*\)`,D=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,N,String.raw`(?:url\(\s*|@import\s+)(?:${R}|${I})`,
String.raw`url\(\s*${P}`,R.replace("(","(?:"),I.replace("(","(?:")].join("|"),"gi"),w=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function v(u){return[...u.matchAll(
D)].flatMap(d=>{const l=d.slice(1).find(h=>h!==void 0);return l===void 0||l===""||l.startsWith("#")?[]:[{href:Q(l),kind:"asset"}]})}function Q(u){return u.replace(
w,(d,l,h,p)=>{const y=l===void 0?Number.NaN:Number.parseInt(l,16);return y<=1114111?String.fromCodePoint(y):h===void 0?p??"":""})}async function q(u,d,l){const h=u[Symbol.
iterator](),p=async()=>{for(let y=h.next();!y.done;y=h.next())await l(y.value)};await Promise.all(Array.from({length:d},p))}var he=O(1600);const ne={a:[["href",
"link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","\
asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[
["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},pe=new Set(["script","img","svg","iframe","video",
"audio","canvas","object","embed","input"]),ie=new Set(["title","style","script","template"]),Te=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Yt(u){const d=new Jt;return d.read(u),d}class Jt{links=[];ids=new Set;base;empty=!0;#e=[];read(d){
const l=new he.i({onopentag:(h,p)=>this.#t(h,p),ontext:h=>this.#r(h),onclosetag:h=>{this.#e.at(-1)===h&&this.#e.pop()}});l.write(d),l.end()}#t(d,l){ie.has(d)&&l.
shadowrootmode===void 0&&this.#e.push(d),pe.has(d)&&(this.empty=!1);for(const p of[l.id,d==="a"?l.name:void 0])p&&this.ids.add(p);switch(l.style?.includes("url(")&&
this.#o(v(l.style)),d){case"base":this.base??=l.href;return;case"meta":this.#s(l);return;case"link":this.#n(l);return;case"a":case"area":if(/\bexternal\b/.test(
l.rel??""))return;break}const h=(ne[d]??[]).flatMap(([p,y])=>{const m=l[p];return m===void 0?[]:[{href:m,kind:y}]});this.#o([...h,...ht(l.srcset??"")])}#n({rel:d="",
href:l,imagesrcset:h=""}){const p=Te.find(([y])=>y.test(d))?.[1];p!==void 0&&this.#o([...l===void 0?[]:[{href:l,kind:p}],...ht(h)])}#s(d){if(d["http-equiv"]?.toLowerCase()!==
"refresh")return;this.empty=!1;const l=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(d.content??"")?.[1];l&&this.#o([{href:l.trim(),kind:"link"}])}#r(d){
this.#e.at(-1)==="style"&&this.#o(v(d)),this.#e.length===0&&d.trim()!==""&&(this.empty=!1)}#o(d){this.#e.includes("template")||this.links.push(...d.filter(({href:l})=>!Vn(
l)))}}function Vn(u){return/\{\{|\$\{|<%/.test(u)}function ht(u){return u.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(l=>{const[h=""]=l.trim().split(/\s/,1);return h===
""?[]:[{href:h.replace(/,+$/,""),kind:"asset"}]})}const Qn=10;class Vt{#e;#t=new Map;constructor(d){this.#e=d}know(d,l){this.#t.set(d.pathname,Promise.resolve({
kind:"there",url:d,page:Qt(l)}))}probe(d){const l=d.pathname+d.search,h=this.#t.get(l);if(h)return h;const p=this.#n(d);return this.#t.set(l,p),p}async#n(d){let l=d;
for(let h=0;h<Qn;h+=1){const{status:p,headers:y}=await this.#e.fetch(l,{method:"HEAD",signal:this.#e.signal}),m=y.get("location");if(p>=400)return{kind:"missing",
status:p};if(p<300||m===null||!URL.canParse(m,l.href))return{kind:"there",url:l,page:Qt(y)};if(l=new URL(m,l),l.origin!==this.#e.root.origin)return{kind:"extern\
al"}}return{kind:"circle"}}}function Qt(u){return/\bhtml\b/.test(u.get("content-type")??"")}const Xt=16,Zt=2e4,Xn=16*1024*1024;async function Ke(u,d){const l=new qn(
u),h=d.filter(G=>/\.(?:x?html?|css)$/i.test(G));await q(h.slice(0,Zt),Xt,G=>l.read(G)),await l.follow();const p=await l.index(),y=l.result(),m=await ue(y.dead,d,
l.prober),T=p.status<300?void 0:es(d),_=new Set(T===void 0?[]:d),H=G=>pt(G).some(ee=>_.has(`${T}/${ee}`)),Y=y.dead.filter(({url:G})=>!H(mt(G.pathname).slice(1)));
return{index:p,...y,dead:Y,folder:T,basePath:m,unread:l.unread+Math.max(0,h.length-Zt)}}const Zn=5;class qn{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(d){
this.#e=d,this.prober=new Vt(d)}async index(){const{root:d,fetch:l,signal:h}=this.#e,p=await this.prober.probe(d);if(p.kind!=="there")return{status:ts(p),empty:!1};
const y=await l(p.url,{signal:h}),m=await y.text();return{status:y.status,empty:m.trim()===""||p.page&&Yt(m).empty}}async read(d){const l=ns(d,this.#e.root),h=await this.#e.
fetch(l,{signal:this.#e.signal}),p=await h.text();h.status>=300||(this.prober.know(l,h.headers),p.length>Xn?this.unread+=1:/\.css$/i.test(d)?this.#i(v(p),l,d):this.#o(
p,l,d))}#o(d,l,h){const p=Yt(d);this.#r+=1,this.#n.set(h,p.ids);const y=p.base!==void 0&&URL.canParse(p.base,l.href)?new URL(p.base,l):l;this.#i(p.links,y,h)}#i(d,l,h){
for(const{href:p,kind:y}of d){const m=URL.canParse(p,l.href)?new URL(p,l):void 0;if(m?.origin!==this.#e.root.origin)continue;const T=`${y} ${m.href} ${p}`,_=this.#t.
get(T)??{href:p,kind:y,url:m,files:[],latest:"",count:0};this.#t.set(T,_),_.latest!==h&&(_.latest=h,_.count+=1,_.files=[..._.files,h].sort(gt).slice(0,Zn))}}async follow(){
await q(this.#t.values(),Xt,async d=>{const l=await this.#a(d);if(l===void 0)return;const{href:h,url:p,files:y,count:m}=d;this.#s.push({href:h,url:p,files:y,count:m,
...l})})}async#a({url:d,kind:l}){const h=await this.prober.probe(d);switch(h.kind){case"missing":return{kind:l,why:`answers ${h.status}`};case"circle":return{kind:l,
why:"redirects in a circle"};case"external":return;case"there":return l==="asset"&&h.page&&/\.(?!x?html?$)\w+$/i.test(h.url.pathname)?{kind:l,why:"answers with \
a page"}:this.#c(h.url,d.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return h}}#c(d,l){const h=l.slice(1);if(h===""||/^(?:top$|[/!]|:~:)/i.
test(h))return!0;const p=this.#u(mt(d.pathname).slice(1));return p===void 0||p.has(h)||p.has(mt(h))}#u(d){return pt(d).map(l=>this.#n.get(l)).find(l=>l!==void 0)}result(){
const d=this.#s.sort((h,p)=>gt(h.files[0],p.files[0])||gt(h.href,p.href)),l=new Set([...this.#t.values()].map(({url:h})=>h.href)).size;return{pages:this.#r,links:l,
dead:d}}}function pt(u){const d=u===""||u.endsWith("/")?u:`${u}/`;return[u,`${u}.html`,`${d}index.html`]}function es(u){const d=m=>m.split("/").length,l=u.filter(
m=>m.endsWith("/index.html")).sort((m,T)=>d(m)-d(T)),[h,p]=l;return h!==void 0&&(p===void 0||d(p)>d(h))?h.slice(0,-11):void 0}function ts(u){return u.kind==="mi\
ssing"?u.status:310}function ns(u,d){const l=u.replace(/(^|\/)index\.html$/,"$1");return new URL(l.split("/").map(encodeURIComponent).join("/"),d)}function mt(u){
try{return decodeURIComponent(u)}catch{return u}}function gt(u="",d=""){return u<d?-1:+(u>d)}var yt=O(7496);const wt=100,ss='A link to what another application \
serves below the same host is left alone where it says rel="external".';async function rs(u,d){const l=[],{basePath:h}=u,p=u.dead.filter(y=>h===void 0||!de(y,h));
h!==void 0&&l.push(await os(h,u,d));for(const[y,m]of p.entries()){const T=y<wt?await d.find(m.href,m.files[0]??""):void 0;l.push({...qt(m),...T===void 0?{}:{place:T}})}
return[...is(u),...l,...as(u)]}async function os(u,{dead:d},l){const h=d.filter(y=>de(y,u)),p=await l.find(u,"")??await l.find(u.slice(0,-1),"");return{code:"ba\
se_path",message:`The site is built for the base path ${u}, and is served without one: ${h.length} of its links and files answer 404`,remedy:"Build it for /: ba\
se in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",...p===void 0?{}:{place:p}}}function is({index:u,folder:d}){
return u.status>=300?[{code:"index_unanswered",message:`The site has no index page: / answers ${u.status}`,remedy:d===void 0?"The output directory needs an inde\
x.html. Is output-directory the folder that the build writes?":`The output directory has its index.html in ${d}: put that folder at the end of output-directory.`}]:
u.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function qt(u){const d=JSON.stringify(u.href.length>200?
`${u.href.slice(0,199)}\u2026`:u.href);switch(u.kind){case"link":return{code:"dead_link",message:`Dead link: ${d} ${u.why} (${Oe(u)})`,remedy:ss};case"asset":return{
code:"dead_asset",message:`Missing file: ${d} ${u.why} (${Oe(u)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${d} leads to has no such \
part (${Oe(u)})`};default:return u.kind}}function Oe({files:u,count:d}){const l=d-1;return`in ${u[0]}${l>0?` and ${l} more ${l===1?"file":"files"}`:""}`}function as({
unread:u}){return u===0?[]:[{code:"not_all_checked",message:`${u} pages or style sheets are too long, or too many, to be read`}]}var en=O(5807),cs=O(1421),Et=O(
7975);const ke=(0,Et.promisify)(cs.execFile),bt=64*1024*1024,tn=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(u=>["-c",u]);function $e(u,d,l,h={}){
const p=Object.fromEntries(Object.entries(d).filter(([m])=>!m.startsWith("GIT_"))),y={cwd:u,env:{...p,LC_ALL:"C",...h},signal:l,maxBuffer:bt};return async(...m)=>{
try{return(await ke("git",[...tn,...m],y)).stdout}catch(T){throw(0,B.xU)(T)!=="ENOENT"?T:new B.GQ("unsupported_runtime","git is not installed",{remedy:"Install \
git on the runner: the check builds the commit that is checked out.",cause:T})}}}const nn=5*6e4,Tt="refs/slipway/base";async function ds(u,d,l,h,p){const y=$e(l,
h,p),m=await St(d.git,u,p)??await St(d.git,`origin/${u}`,p)??await ls(u,d,l,h,p);return await y("update-ref",Tt,m),{name:u,commit:m}}async function St(u,d,l){try{
return(await u("rev-parse","--quiet","--verify",`${d}^{commit}`)).trim()}catch(h){if(l.throwIfAborted(),h instanceof B.GQ)throw h;return}}const us=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function ls(u,d,l,h,p){const y=us.test(u)?await _t(d.git,p):void 0;if(!y)throw Ot(u,"");const m=AbortSignal.timeout(nn),T=$e(d.root,h,AbortSignal.any([p,m]),
y),_=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${u}:${Tt}`];try{await T("--git-dir",l,"fetch",..._)}catch(Y){throw p.throwIfAborted(),
Y instanceof B.GQ?Y:Ot(u,m.aborted?", and origin does not answer":ps(Y),Y)}const H=await St($e(l,h,p),Tt,p);if(H===void 0)throw Ot(u,", and what origin has by t\
his name is no commit");return H}const fs=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["m\
aintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],hs="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function _t(u,d){const l=await u("config","--local","--includes","--null","--get-regexp",hs).catch(()=>"");d.throwIfAborted();const h=l.split("\0").flatMap(
T=>{const[_="",...H]=T.split(`
`);return _===""?[]:[[_,H.length===0?"true":H.join(`
`)]]});if(!h.some(([T])=>T==="remote.origin.url"))return;const p=[...fs,...h],y=p.flatMap(([T,_],H)=>[[`GIT_CONFIG_KEY_${H}`,T],[`GIT_CONFIG_VALUE_${H}`,_]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(p.length),...Object.fromEntries(y)}}function ps(u){const d=u instanceof
Error&&"stderr"in u&&typeof u.stderr=="string"?u.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(d))return", nor\
 has origin";const h=(d.split(`
`).find(p=>/^(?:fatal|error): /.test(p))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,en.
Ow)(h,300)}`}function Ot(u,d,l){return new B.GQ("invalid_input",`compare-to: "${u}" names nothing that this checkout has${d}`,{input:"compare-to",remedy:ms,cause:l})}
const ms=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function Me(u,d){const{bare:l,branch:h,commit:p,lender:y,shallow:m,origin:T}=d;for(const Y of["objects/info",
"refs"])await(0,A.mkdir)((0,k.join)(u,Y),{recursive:!0});const _=T===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(T)}
`,H={HEAD:`ref: refs/heads/${h}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${l}
${_}`,"packed-refs":p&&`${p} refs/heads/${h}
`,"objects/info/alternates":y&&`${(0,k.join)(y,"objects")}
`,shallow:m};for(const[Y,G]of Object.entries(H))G&&await(0,A.writeFile)((0,k.join)(u,Y),G)}async function sn(u,d,l){const h=$e(u,d,l),[p="",y="",m=""]=(await rn(
h,u,l)).split(`
`),T=$e(p,d,l);return{root:p,commit:m,changed:(await T("diff","--name-only","-z","HEAD")).split("\0").filter(_=>_!==""),git:T,async lend(_,H){const Y=await(0,A.
readFile)((0,k.join)(y,"shallow"),"utf8").catch(G=>{if((0,B.xU)(G)!=="ENOENT")throw G});await Me(_,{bare:!0,branch:H,commit:m,lender:y,...Y&&{shallow:Y}})}}}async function rn(u,d,l){
try{const h=await u("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[p="",y="",m=""]=h.split(`
`);return[p,(0,k.resolve)(d,y),m].join(`
`)}catch(h){throw l.throwIfAborted(),h instanceof B.GQ?h:new B.GQ("file_not_found",`There is no checkout in ${d}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:h})}}function gs({pages:u},d,l){const h=m=>({now:m(d),change:m(d)-m(l)}),p=m=>h(T=>T.reduce((_,H)=>_+m(H),0));return{pages:{now:u,
change:p(({path:m})=>Number(on.test(m))).change},files:h(({length:m})=>m),bytes:p(({bytes:m})=>m),brotli:p(({brotli:m})=>m),gzip:p(({gzip:m})=>m),changes:an(d,l).
toSorted((m,T)=>Math.abs(T.bytes)-Math.abs(m.bytes)||(m.path<T.path?-1:1))}}const on=/\.x?html?$/i;function an(u,d){const l=new Map(d.map(_=>[_.path,_])),h=new Set(
u.map(({path:_})=>_)),p=u.filter(({path:_})=>!l.has(_)),y=d.filter(({path:_})=>!h.has(_)),m=ys(p,y),T=new Set(m.flat());return[...u.flatMap(_=>{const H=l.get(_.
path);return H===void 0||H.digest===_.digest?[]:[cn(_,H)]}),...m.map(([_,H])=>({...cn(_,H),formerly:H.path})),...p.filter(_=>!T.has(_)).map(_=>Ce("added",_,1)),
...y.filter(_=>!T.has(_)).map(_=>Ce("removed",_,-1))]}function cn(u,d){const{path:l,bytes:h,brotli:p}=u;return{kind:"changed",path:l,bytes:h-d.bytes,brotli:p-d.
brotli}}function Ce(u,{path:d,bytes:l,brotli:h},p){return{kind:u,path:d,bytes:p*l,brotli:p*h}}function ys(u,d){const l=Map.groupBy(d,({path:h})=>dn(h));return[...Map.
groupBy(u,({path:h})=>dn(h))].flatMap(([h,p])=>{const[y,m]=p,[T,_]=l.get(h)??[];return h!==void 0&&y&&T&&!m&&!_?[[y,T]]:[]})}const Ye=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
ws=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Es=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function dn(u){if(on.test(u))return;
const d=u.lastIndexOf("/")+1,[l,h]=[u.slice(0,d),u.slice(d)],p=Ye.exec(h)?.[0]??"",y=h.slice(0,h.length-p.length);if(Es.test(y))return`${l}*${p}`;const m=ws.map(
T=>T.exec(y)?.groups).find(T=>bs(T?.hash??""));return m&&`${l}${m.stem}*${p}`}function bs(u){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
u)}var un=O(7598),Ts=O(3024),ln=O(6466);const kt="{js,cjs,mjs,ts,cts,mts}",Ss={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json",
"pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv\
.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno\
.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.\
xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbui\
ld,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelt\
e,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${kt}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config\
.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${kt}`,`gruntfile.${kt}`,
"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerfile","docker-comp\
ose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*\
.tfstate.backup","*.tfvars"]},_s=new RegExp(`^(?:${Object.values(Ss).flat().map(Os).join("|")})$`,"is");function fn(u){return u!==".well-known"&&_s.test(u)}function Os(u){
return u.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(d,l)=>`(?:${l.replaceAll(",","|")})`)}var $t=O(8522);const ks=(0,Et.promisify)($t.
brotliCompress),$s=(0,Et.promisify)($t.gzip),Is=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,vs={params:{[$t.constants.BROTLI_PARAM_QUALITY]:5}},
Rs={level:6};async function As(u,d){const l=d.length;if(l===0||Is.test(u))return{bytes:l,brotli:l,gzip:l};const[h,p]=await Promise.all([$s(d,Rs),ks(d,vs)]);return{
bytes:l,brotli:Math.min(l,p.length),gzip:Math.min(l,h.length)}}const xs=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
Ns=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function hn(u){return xs.test(u)&&!pn(u)}function pn(u){return Ns.test(u)}const It="PRIVATE K\
EY",Ls=600;function Ds(u){for(let d=u.indexOf(It);d!==-1;d=u.indexOf(It,d+It.length)){const l=u.toString("latin1",Math.max(0,d-40),d+Ls);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(l))return!0}return!1}const mn=25*1024*1024,gn=16*1024*1024,Je=4;async function Ms(u,d){const{commit:l,kind:h="build",signal:p}=d,y=(await Fs((0,k.join)(u,"\
.git","shallow"))).trim()===l,m=[],T=[];for await(const G of yn(u,"",h)){p.throwIfAborted();const ee=Cs(G,y);ee!=="ordinary"&&ee!=="left-out"&&T.push(ee),ee==="\
ordinary"&&m.push(G)}const _=[];await q(m.sort(),Je,async G=>{p.throwIfAborted();const ee=await js(u,G,d);ee&&_.push(ee)}),_.sort((G,ee)=>G.file.path<ee.file.path?
-1:1);const H=_.map(({file:G})=>G);T.push(..._.flatMap(({found:G})=>G));const Y=H.filter(({path:G})=>/\.(?:js|mjs|cjs|css)\.map$/.test(G));return Y.length>0&&T.
push(Bs(Y)),{files:H,findings:T}}async function*yn(u,d,l){const h=await(0,A.readdir)((0,k.join)(u,d),{withFileTypes:!0});for(const p of h.sort((y,m)=>y.name<m.name?
-1:1)){const y=d+p.name,m=p.name===".git"||y==="node_modules";l==="folder"&&!m&&fn(p.name)&&!hn(p.name)||(p.isDirectory()&&!m?yield*yn(u,`${y}/`,l):(m||p.isFile()||
p.isSymbolicLink())&&(yield y))}}function Cs(u,d){const l=u.slice(u.lastIndexOf("/")+1);return u==="node_modules"||l===".git"&&d?"left-out":l===".git"?{code:"le\
aked_repository",message:`The output holds a git repository, ${u}: its whole history would be public`,remedy:"Build into a folder of its own, or have the build \
remove it."}:pn(l)?{code:"example_of_secrets",message:`The output holds ${u}, which is not published`,remedy:"Leave it out of the output directory."}:hn(l)?{code:"\
leaked_secret_file",message:`The output holds ${u}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it\
 if it was ever published."}:"ordinary"}async function js(u,d,{digests:l,signal:h}){const p=(0,k.join)(u,d),y=await(0,A.stat)(p).catch(()=>{});if(!y?.isFile())return;
const m=y.size;if(m>gn){const Y=m>mn?[Ps(d,m)]:[],G=l?{digest:await wn(p,h)}:{};return{file:{path:d,bytes:m,brotli:m,gzip:m,...G},found:Y}}const T=await(0,A.readFile)(
p),_=l?{digest:(0,un.createHash)("sha256").update(T).digest("hex")}:{};return{file:{path:d,...await As(d,T),..._},found:Ds(T)?[Us(d)]:[]}}async function wn(u,d){
const l=(0,un.createHash)("sha256");return await(0,ln.pipeline)((0,Ts.createReadStream)(u),l,{signal:d}),l.digest("hex")}function Ps(u,d){return{code:"large_fil\
e",message:`${u} has ${(d/1024**2).toFixed(0)} MB; more than ${mn/1024**2} is much for a site`}}function Us(u){return{code:"leaked_private_key",message:`The out\
put holds a private key, in ${u}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function Bs(u){
const[d]=u,l=u.length===1?"":` and ${u.length-1} more`;return{code:"source_maps",message:`The output holds source maps (${d?.path}${l}): everybody can read the \
sources they hold`}}async function Fs(u){return(0,A.readFile)(u,"utf8").catch(()=>"")}const Hs=/[\s"'`(=[{}<>,:%]$/,En=/^[\s"'`)\]}<>,;#?]/;function Gs(u,d,l){const h=new Map,
p=y=>{const m=h.get(y)??zs(u,d,y);return h.set(y,m),m};return{async find(y,m){for(const T of bn(y,m)){const _=await p(T),H=Ws(_,m,l);if(H)return H}}}}function bn(u,d){
const[l=""]=u.split(/[?#]/,1),h=u.replaceAll("&","&amp;"),p=/^\.{1,2}\//.test(l)?new URL(l,`http://site/${encodeURI(d)}`).pathname:"",y=[u,h,l,p];return[...new Set(
[...y,...y.map(m=>m.replace(/\/$/,""))])].filter(m=>m.length>1)}async function zs(u,d,l){return(await u("grep","-I","-n","-z","-F","-e",l,d,"--").catch(()=>"")).
split(`
`).flatMap(p=>Tn(p,d,l))}function Tn(u,d,l){const[h="",p="",...y]=u.split("\0"),m=y.join("\0");for(let T=m.indexOf(l);T!==-1;T=m.indexOf(l,T+1)){const[_,H]=[m.slice(
Math.max(0,T-1),T),m.slice(T+l.length,T+l.length+1)];if((T===0||Hs.test(_))&&(H===""||En.test(H)))return[{file:h.slice(d.length+1),line:Number(p),column:T+1}]}return[]}
function Ws(u,d,l){const h=u.filter(({file:y})=>l===void 0||!y.startsWith(`${l}/`)),p=h.filter(({file:y})=>Sn(y,d));return[u,h,p].map(Ks).find(y=>y!==void 0)}function Ks(u){
const[d]=u;return d&&u.every(({file:l})=>l===d.file)?d:void 0}function Sn(u,d){const l=Ve(d.replace(/\/index\.[^/]+$/,""));return Ve(u)===l||Ve(u.replace(/\/index\.[^/]+$/,
""))===l}function Ve(u){return u.slice(u.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Qe=5;async function _n(u,d,l){const h=d.files.map(({path:m})=>m),p=await Ke(
u,h),y=m=>d.files.reduce((T,_)=>T+m(_),0);return{pages:p.pages,links:p.links,files:d.files.length,bytes:y(({bytes:m})=>m),brotli:y(({brotli:m})=>m),gzip:y(({gzip:m})=>m),
largest:d.files.toSorted((m,T)=>T.bytes-m.bytes).slice(0,Qe),findings:On([...d.findings,...await rs(p,l)])}}const z=["error","warning","notice"];function On(u){
const d=l=>z.indexOf((0,yt.x)(l))*2+(l.place?0:1);return u.toSorted((l,h)=>d(l)-d(h))}function Ys({findings:u}){const d=u.filter(l=>(0,yt.x)(l)==="error").length;
if(d!==0)return new B.GQ("check_failed",`The site was built, and does not pass: ${d} ${d===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var Js=O(5635),Ie=O(4533);async function vt(u,d,l){const{report:h,signal:p}=l,y=(0,Js.M)(h.report,C.m,p);return await y.phase("compare",
async()=>{const m=await Vs(u,d,l);return p.throwIfAborted(),await h.compared(m),[void 0,(0,Ie.i)(m),m.kind==="untold"]}),y.phases}async function Vs(u,d,l){const{
embedded:h,report:p,checked:y,leftMs:m}=l;if(u.commit===y.commit)return{kind:"untold",base:u,why:"it is the commit that was checked"};const T=G=>{(G.type==="sta\
tus"||G.type==="heartbeat")&&p.report(G)},_={...d.follow,timeoutMs:Math.max(1,m)},{outcome:H,output:Y}=await h.deploy(u.commit,{...d,...Xe(d),follow:_},T);return H.
status==="succeeded"&&Y?{kind:"told",base:u,difference:gs(y.report,y.output.files,Y.files)}:{kind:"untold",base:u,why:Qs(H,m)}}function Xe({project:u}){return{project:u===
"base"?"checked":"base"}}function Qs({status:u,error:d},l){return u!=="pending"?`it does not build (${d?.message??u})`:l<1?"no time was left to build it":`it wa\
s not built in the ${(0,X.a)(l)} that were left`}var Xs=O(2873),Zs=O(1532),qs=O(7244);async function er(u){const{startPlatform:d,env:l,scratch:h,lent:p,digests:y}=u;
let m="",T,_=new AbortController;const H=await d({dir:(0,k.join)(h,"platform"),port:0,allowLocalGit:!0,lasting:!1,env:l,async onOutput(Y,G,ee){T=await Ms(Y,{commit:m,
digests:y,kind:ee,signal:G}),_.abort()}});return{async deploy(Y,G,ee){[m,T,_]=[Y,void 0,new AbortController];const me=sr(_.signal);return{outcome:await ve(H,rr(
G,Y,p),ee,{...u,sleep:me}),output:T}},[Symbol.asyncDispose]:()=>H[Symbol.asyncDispose]()}}const tr=100,nr=5;function sr(u){return async(d,l)=>{if(u.aborted)return C.
m.sleep(nr,l);try{await C.m.sleep(d,l?AbortSignal.any([l,u]):u)}catch(h){if(l?.throwIfAborted(),!u.aborted)throw h}}}function rr(u,d,l){const{configuration:h,follow:p}=u;
return{...u,configuration:{...h,repository:l},commit:d,create:!0,verify:"off",urlTemplate:void 0,follow:{...p,wait:!0,pollIntervalMs:tr,statusMap:new Map}}}function ve(u,d,l,{
signal:h,folder:p,onSecret:y,sleep:m}){const{baseUrl:T,requestUrl:_,requestToken:H}=u,Y={kind:"platform",requestUrl:_,requestToken:H,audience:T},G=()=>Promise.reject(
new TypeError("A check runs no token command")),ee={...C.m,sleep:m},me={fetch,clock:ee,tree:(0,qs.c)(p),signal:h,run:G,onSecret:y,reporter:l};return(0,Zs.g)(d,(0,Xs.
N)(d,{baseUrl:T,source:Y},me))}var Ze=function(u,d,l){if(d!=null){if(typeof d!="object"&&typeof d!="function")throw new TypeError("Object expected.");var h,p;if(l){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");h=d[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");h=d[Symbol.dispose],l&&(p=h)}if(typeof h!="function")throw new TypeError("Object not disposable.");p&&(h=function(){try{p.call(
this)}catch(y){return Promise.reject(y)}}),u.stack.push({value:d,dispose:h,async:l})}else l&&u.stack.push({async:!0});return d},Rt=(function(u){return function(d){
function l(m){d.error=d.hasError?new u(m,d.error,"An error was suppressed during disposal."):m,d.hasError=!0}var h,p=0;function y(){for(;h=d.stack.pop();)try{if(!h.
async&&p===1)return p=0,d.stack.push(h),Promise.resolve().then(y);if(h.dispose){var m=h.dispose.call(h.value);if(h.async)return p|=2,Promise.resolve(m).then(y,function(T){
return l(T),y()})}else p|=1}catch(T){l(T)}if(p===1)return d.hasError?Promise.reject(d.error):Promise.resolve();if(d.hasError)throw d.error}return y()}})(typeof SuppressedError==
"function"?SuppressedError:function(u,d,l){var h=new Error(l);return h.name="SuppressedError",h.error=u,h.suppressed=d,h});async function At(u,d,l,h){try{return await qe(
u,d,l,h)}catch(p){if(!h.signal.aborted)throw p;return{...et,status:"cancelled",failure:void 0,phases:[],error:kn()}}}async function qe(u,d,l,h){const p={stack:[],
error:void 0,hasError:!1};try{const{env:y,signal:m}=h,{repository:T,branch:_,outputDirectory:H}=u.configuration,Y=(0,k.isAbsolute)(T)?T:h.workspace,G=Ze(p,await Nt(
y),!0),ee=(0,k.join)(G.path,"source.git"),me=sn(Y,y,m);me.catch(()=>{});const $n=st=>l.addSecret(st),ar={...h,scratch:G.path,lent:ee,folder:Y,digests:d!==void 0,
onSecret:$n},In=Ze(p,await er(ar),!0),Re=await me;l.checkedOut(Re.commit),ir(Re,l.report),await Re.lend(ee,_);const Lt=d===void 0?void 0:await ds(d,Re,ee,y,m),je=C.
m.now(),{commit:tt}=Re,nt=st=>st.type==="url"||l.report(st),{outcome:ge,output:Dt}=await In.deploy(tt,u,nt),{status:cr,url:vn}=ge;if(cr!=="succeeded"||Dt===void 0||
vn===void 0)return or(ge,u);const dr={root:new URL(vn),fetch:(0,oe.Q)(fetch),signal:m},Mt=await _n(dr,Dt,Gs(Re.git,tt,H));await l.checked(Mt);const ur=u.follow.
timeoutMs-(C.m.now()-je),Rn=Lt&&{embedded:In,report:l,signal:m,checked:{commit:tt,report:Mt,output:Dt},leftMs:ur},An=Rn?await vt(Lt,u,Rn):[],xn=Ys(Mt);return{...ge,
...et,status:xn?"failed":"succeeded",error:xn,phases:[...ge.phases,...An]}}catch(y){p.error=y,p.hasError=!0}finally{const y=Rt(p);y&&await y}}const et={appID:void 0,
appCreated:!1,deployID:void 0,url:void 0};function or(u,{follow:d}){const l={...u,...et};if(u.error?.code==="interrupted")return{...l,status:"cancelled",error:kn()};
if(u.status!=="pending")return l;if(u.error&&u.error.code!=="deploy_timeout")return{...l,status:"failed"};const h=`The check has not ended within ${(0,X.a)(d.timeoutMs)}\
, and was stopped`,p="Raise the input timeout.";return{...l,status:"failed",error:new B.GQ("deploy_timeout",h,{input:"timeout",remedy:p})}}function kn(){return new B.
GQ("interrupted","Interrupted: the check was stopped, and has no result")}const xt=5;function ir({changed:u},d){if(u.length===0)return;const l=u.slice(0,xt).join(
", "),h=u.length>xt?` and ${u.length-xt} more`:"";d({type:"warning",message:`Changed since the commit, and not part of the check: ${l}${h}`,remedy:"The platform\
 builds commits: commit what it shall see."})}async function Nt(u){const d=await(0,A.mkdtemp)((0,k.join)(u.RUNNER_TEMP||(0,M.tmpdir)(),"slipway-check-"));return{
path:d,[Symbol.asyncDispose]:()=>(0,A.rm)(d,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),4533:((be,re,O)=>{O.d(re,{comparisonSection:()=>X,i:()=>C});
var A=O(5807),M=O(7716),k=O(8862);const oe=20;function C(R){const{base:I}=R,P=`${(0,A.Ow)(I.name,100)} (${de(I)})`;if(R.kind==="untold")return`no difference to ${P}\
 can be told: ${R.why}`;const{pages:D,files:w,bytes:v,brotli:Q}=R.difference;return`${[K(D," pages"),K(w," files"),V(v),V(Q," with Brotli")].join(", ")} against\
 ${P}`}function X(R,I){const{base:P}=R,D=`### The difference to ${(0,k.aY)(I(P.name),100)} (${(0,k.aY)(de(P))})`;if(R.kind==="untold")return`${D}

None can be told: ${(0,k.CS)(I(R.why),500)}`;const{difference:w}=R;return[D,B(w),...$(w,I)].join(`

`)}function B({pages:R,files:I,bytes:P,brotli:D,gzip:w}){return(0,M.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[K(R),K(I),V(P),V(D),V(w)]])}function $({
changes:R},I){if(R.length===0)return["Every file is the same, byte for byte."];const P=["changed","added","removed"].map(v=>`${(0,M.zD)(R.filter(Q=>Q.kind===v).
length)} ${v}`),D=R.slice(0,oe).map(v=>[v.kind,ue(v,I),W(v.bytes),W(v.brotli)]),w=R.length-oe;return[`Files: ${P.join(", ")}.`,(0,M.tp)(["","File","Size","with \
Brotli"],D),...w>0?[`\u2026 and ${(0,M.zD)(w)} more.`]:[]]}function ue({path:R,formerly:I},P){const D=I?.slice(I.lastIndexOf("/")+1);return`${(0,k.aY)(P(R))}${D===
void 0?"":` (was ${(0,k.aY)(P(D))})`}`}function de({commit:R}){return R.slice(0,7)}function K({now:R,change:I},P=""){return`${(0,M.zD)(R)}${P} (${N(I,M.zD)})`}function V({
now:R,change:I},P=""){return`${(0,M.Ej)(R)}${P} (${W(I)})`}function W(R){return N(R,M.Ej)}function N(R,I){return`${R>0?"+":R<0?"-":"\xB1"}${I(Math.abs(R))}`}}),
8862:((be,re,O)=>{O.d(re,{CS:()=>B,Dl:()=>$,EU:()=>k,XI:()=>ue,aY:()=>M});var A=O(5807);function M(K,V=300){const W=(0,A.Ow)(K,V).replaceAll("|","\u2502").trim();
if(W==="")return"\u2013";const N="`".repeat(de(W)+1),R=W.startsWith("`")||W.endsWith("`")?" ":"";return`${N}${R}${W}${R}${N}`}function k(K,V=2e3){const W=K.map(
R=>(0,A.Ow)(R,V)),N="`".repeat(Math.max(3,de(W.join(`
`))+1));return[`${N}text`,...W,N].join(`
`)}const oe=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,C=/^[0-9a-f]{7,40}\W*$/i,X=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function B(K,V=1e3){return(0,A.Ow)(K,V).trim().replace(X,(N,R,I="",P="",D="",w="")=>R!==void 0?M(R)+I:oe.test(N)&&!C.test(N)?N:P+M(D)+w)}function $(K){if(K===void 0||
!URL.canParse(K))return;const{protocol:V,username:W,password:N,href:R}=new URL(K);if(!(!/^https?:$/.test(V)||W!==""||N!==""||R.length>2e3))return`[${M(R)}](<${R.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function ue(K,V){let W=V,N=K.length;for(;N>0&&(W-=Buffer.byteLength((0,A.Ow)(K[N-1]??""))+1,!(W<0));)N--;return K.slice(
N)}function de(K){return Math.max(0,...[...K.matchAll(/`+/g)].map(V=>V[0].length))}}),1772:((be,re,O)=>{O.d(re,{Aw:()=>$,U2:()=>X,bM:()=>B,q$:()=>oe,q1:()=>k,sU:()=>M});
var A=O(8302);class M extends Error{name="JsonTextError";offset;constructor(w,v){super(w),this.offset=v}}function k(D,w){const v=D.slice(0,w);return{line:v.split(
`
`).length,column:w-v.lastIndexOf(`
`)}}function oe(D){new P(D).document()}function C(D){try{new P(D,!1).document()}catch(w){if(w instanceof M)return w;throw w}}function X(D,w=!0){const v=[];return new P(
D,w,q=>v.push(q)).document()==="object"?v:void 0}function B(D){return D.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function $(D,w){return D===w||ue(
D)===ue(w)}function ue(D){try{return String(JSON.parse(D,de))}catch(w){if(w instanceof RangeError)return B(D);throw w}}function de(D,w,v){return typeof w=="numb\
er"?K(v?.source??String(w)):Array.isArray(w)?`[${w.join(",")}]`:(0,A.G)(w)?`{${Object.entries(w).map(([q,he])=>`${JSON.stringify(q)}:${he}`).sort().join(",")}}`:
JSON.stringify(w)}function K(D){const[,w,v="",Q="",q="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(D)??[],he=`${v}${Q}`.replace(/^0+/,""),ne=he.replace(
/0+$/,"");if(ne==="")return`${w}0`;const pe=BigInt(q)-BigInt(Q.length)+BigInt(he.length-ne.length);return`${w}${ne}e${pe}`}const V=/[ \t\n\r]*/y,W=/[ !#-[\]-\uffff]*/y,
N=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,R=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,I=/true|false|null/y;class P{#e;#t;#n;#s=0;#r={name:"",nameOffset:0,offset:0};constructor(w,v=!0,Q){
this.#e=w,this.#t=v,this.#n=Q}document(){this.#d(V);const w=this.#e[this.#s]==="{"?"object":"other",v=[];do this.#o(v);while(this.#i(v));if(this.#d(V),this.#s<this.#e.
length)throw this.#h("the end");return w}#o(w){for(;;){this.#d(V),w.length===1&&(this.#r.offset=this.#s);const v=this.#e[this.#s];if(v!=="{"&&v!=="["){this.#u(v);
return}if(this.#s+=1,this.#f(v==="{"?"}":"]"))return;w.push({names:v==="{"?new Set:void 0}),v==="{"&&this.#c(w)}}#i(w){for(let v=w.at(-1);v;v=w.at(-1)){w.length===
1&&v.names&&this.#a();const Q=v.names?"}":"]";if(this.#f(Q)){w.pop();continue}if(this.#e[this.#s]!==",")throw this.#h(`"," or "${Q}"`);return this.#s+=1,v.names&&
this.#c(w),!0}return!1}#a(){this.#n?.({...this.#r,text:this.#e.slice(this.#r.offset,this.#s)})}#c(w){this.#d(V);const v=this.#s;if(this.#e[this.#s]!=='"')throw this.#h(
"a name in double quotes");const Q=this.#l(),q=w.at(-1)?.names;if(this.#t&&q?.has(Q))throw new M(`the name "${Q}" stands twice in one object`,v);if(q?.add(Q),this.#d(
V),this.#e[this.#s]!==":")throw this.#h('":"');this.#s+=1,w.length===1&&(this.#r={name:Q,nameOffset:v,offset:this.#s})}#u(w){if(w==='"')this.#l();else if(this.#d(
R)===0&&this.#d(I)===0)throw this.#h("a value")}#l(){const w=this.#s;this.#s+=1;do this.#d(W);while(this.#d(N)>0);if(this.#e[this.#s]!=='"'){const Q=this.#s>=this.#e.
length;throw new M(Q?"a string does not end":"a bad escape or control character in a string",this.#s)}this.#s+=1;const v=JSON.parse(this.#e.slice(w,this.#s));if(typeof v!=
"string"||this.#t&&!v.isWellFormed())throw new M("a lone surrogate (half of a character) in a string",w);return v}#f(w){return this.#d(V),this.#e[this.#s]!==w?!1:
(this.#s+=1,!0)}#d(w){w.lastIndex=this.#s;const v=w.exec(this.#e)?.[0].length??0;return this.#s+=v,v}#h(w){const v=this.#e.slice(this.#s,this.#s+1);return new M(
`expected ${w}, found ${v===""?"the end":JSON.stringify(v)}`,this.#s)}}}),7496:((be,re,O)=>{O.d(re,{x:()=>M});const A={index_unanswered:"error",index_empty:"err\
or",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warnin\
g",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function M({code:k}){return A[k]}}),4157:((be,re,O)=>{O.r(re),
O.d(re,{startPlatform:()=>bp});var A=O(7598),M=O(6760),k=O(3739),oe=O(7994),C=O(3024),X=O(1455),B=O(8302),$=O(2345),ue=O(597);const de=["queued","building","syn\
cing","activating","succeeded","failed","cancelled"],K=["queue","clone","install","build","sync","activate"],V=["repository_not_found","repository_not_allowed",
"branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","install_failed","build_failed","bui\
ld_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_f\
ailed","activation_failed","interrupted"],W={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,
body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};class N extends Error{name="BodyTooLarge"}class R extends Error{name="\
BodyBroken"}function I(t,e,n={}){return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(
e)}}function P(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function D(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class w extends Error{name="\
Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function v(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.
requestID}};return I(W[n],r,t.headers)}const Q=10;function q(t,e,n={}){if(!(0,B.G)(t))throw ne(["the body must be a JSON object"]);const s=[];for(const[o,i]of Object.
entries(t)){const a=he(e,o);if(!a)s.push(he(n,o)??`${pe(o)} is not a known field`);else if(!(i===null&&a.nullable)){const c=a.rule(i);c!==void 0&&s.push(`${o} ${c}`)}}
for(const[o,i]of Object.entries(e))i.required&&!Object.hasOwn(t,o)&&s.push(`${o} is required`);const r=s.some(o=>o.endsWith("is not a known field"));if(s.length>
0)throw ne(s,r?`Known fields: ${Object.keys(e).join(", ")}.`:"");return t}function he(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function ne(t,e=""){const n=t.length-
Q,s=t.slice(0,Q).join("; ")+(n>0?`; and ${n} more`:"");return new w("validation_failed",`${s}.${e===""?"":` ${e}`}`)}function pe(t){return JSON.stringify(t.length>
60?`${t.slice(0,60)}\u2026`:t)}function ie(t,e,n=()=>{}){return s=>typeof s!="string"?"must be a string":s.length<t?t===1?"must not be empty":`must have at leas\
t ${t} characters`:s.length>e?`must have at most ${e} characters`:s.includes("\0")?"must not contain NUL characters":s.isWellFormed()?n(s):"must be well-formed \
Unicode"}function Te(t,e){return n=>t.test(n)?void 0:e}function Yt(t){return e=>t.some(n=>n===e)?void 0:`must be one of ${t.join(", ")}`}const Jt=t=>typeof t=="\
boolean"?void 0:"must be true or false",Vn=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, cont\
rol characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or co\
ntain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end wi\
th "."']],ht=ie(1,244,t=>Vn.find(([e])=>e.test(t))?.[1]),Qn=ie(1,64,Te(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),Vt=ie(
1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';
if(/[\x00-\x1f\x7f]/.test(t))return"must not contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..\
")';if(e.some(n=>n.toLowerCase()===".git"))return'must not lead into ".git"'});function Qt(t){return e=>{if(typeof e!="string")return"must be a string";if(!e.isWellFormed())
return"must be well-formed Unicode";const n=(0,ue.Nu)(e,t);return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}}const Xt=t=>{if(!(0,B.G)(t))return"\
must be an object of names to strings";const e=Object.entries(t);if(e.length>$.lF.envVariables)return`must hold at most ${$.lF.envVariables} variables`;let n=0;
for(const[s,r]of e){if(!$.G1.test(s))return`holds ${pe(s)}, which is not a variable's name: letters, digits and _, no digit first`;if(s.toUpperCase().startsWith(
$.be))return`holds ${pe(s)}, but names that begin with ${$.be} are the platform's own`;if(typeof r!="string")return`holds ${pe(s)}, whose value must be a string`;
if(r.includes("\0")||!r.isWellFormed())return`holds ${pe(s)}, whose value has characters no variable can hold`;n+=Buffer.byteLength(s)+Buffer.byteLength(r)}return n>
$.lF.envBytes?`must have at most ${$.lF.envBytes} bytes of names and values`:void 0},Zt=new Set(["ENOSPC","EDQUOT"]),Xn=13;function Ke(t){return Zt.has((0,k.xU)(
t))?!0:t instanceof Error&&"errcode"in t&&t.errcode===Xn}const Zn=11,qn=26;function pt(t){const e=t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0;return e===
Zn||e===qn}const es=300,ts="developer@slipway.localhost";function ns(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await O.e(460).then(
O.bind(O,6460));r??=c.importJWK(n.privateJwk,"ES256");const f=Math.floor(s.now()/1e3),g=a.email??ts;return new c.SignJWT({...a.claims,email:g,email_verified:!0}).
setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??g).setAudience(a.audience??t.audience).setIssuedAt(f).setExpirationTime(
f+(a.expiresInSeconds??es)).setJti((0,A.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":gt(e),"/identity/jwks":{keys:[n.publicJwk]}};
return{mint:o,handler(a){if(a.method!=="GET"&&a.method!=="HEAD")return wt(a,405,"method_not_allowed","The identity provider answers GET alone",{allow:"GET, HEAD"});
const c=D(a.target),f=i[c];return f?I(200,f,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?wt(a,404,"not_found",`Nothing is at ${c}`):yt(a,t.requestToken)?
mt(a.target,o):wt(a,401,"unauthorized","The request token is missing or wrong: see run.json",{"www-authenticate":"Bearer"})}}}async function mt(t,e){const n=new URLSearchParams(
t.slice(D(t).length)),s=n.get("audience"),r=n.get("email"),o=await e({...s?{audience:s}:{},...r?{email:r}:{}});return I(200,{count:o.length,value:o})}function gt(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function yt(t,e){const n=r=>(0,A.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(P(t,"authorization")??"")?.[1];return s!==void 0&&(0,A.timingSafeEqual)(n(s),n(e))}function wt(t,e,n,s,r={}){
return I(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const ss=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function rs(t,e){let n=Promise.resolve();const s=async r=>{os(r,t);try{await qt(t,r),e(r),await qt(t,r)}catch(o){for(const i of(0,C.readdirSync)(r))await(0,X.rm)(
(0,M.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function os(t,e){if(!(0,M.isAbsolute)(t))throw Oe(`"${t}\
" is not an absolute path`);if((0,oe.FK)(e,t))throw Oe(`${t} lies in the data directory`);try{if((0,oe.wZ)(t,448),(0,C.readdirSync)(t).length>0)throw Oe(`${t} i\
s not empty`)}catch(n){throw n instanceof k.GQ||Ke(n)?n:Oe(`${t} cannot be written (${(0,k.xU)(n)})`)}}const is=5;async function qt(t,e){const n=s=>!(0,M.relative)(
t,s).split(M.sep).includes("tmp");for(const s of(0,C.readdirSync)(t).filter(r=>!ss.test(r)))for(let r=1;;r+=1)try{await(0,X.cp)((0,M.join)(t,s),(0,M.join)(e,s),
{recursive:!0,force:!1,filter:n});break}catch(o){if((0,k.xU)(o)!=="ENOENT"||r===is)throw o}}function Oe(t){return new k.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or not there yet."})}const as={to:{rule:ie(1,4096),required:!0}},en=64*1024;function cs(t,e){return async n=>{
try{if(n.method!=="POST")throw new w("method_not_allowed","A backup is made by POST.",{allow:"POST"});if(!yt(n,t))throw new w("unauthorized","The request token \
is missing or wrong.",{"www-authenticate":"Bearer"});const s=String(q(JSON.parse((await n.body(en)).toString()),as).to);return await e(s),I(200,{to:s})}catch(s){
if(s instanceof R)throw s;return v(Et(s),n)}}}function Et(t){if(t instanceof w)return t;if(t instanceof SyntaxError)return new w("invalid_request","The body is \
not JSON.");if(t instanceof N)return new w("body_too_large",`The body is larger than ${en} bytes.`);const{mender:e,message:n}=(0,k.I7)(t);return e==="user"?new w(
"validation_failed",`to: ${n}.`):new w("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}var ke=O(7030);function bt(t){return t==="::1"||(0,ke.
isIPv4)(t)&&t.startsWith("127.")}function tn(t){const e=$e(t.remoteAddress??"");if(!bt(e))return nn(e);const n=P(t,"x-forwarded-for")??"",s=$e(n.slice(n.lastIndexOf(
",")+1).trim());return(0,ke.isIP)(s)===0||bt(s)?"loopback":nn(s)}function $e(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function nn(t){if((0,ke.isIP)(t)!==6)return t.
slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(
":")}::/64`}function Tt(t,e,n,s){const r=t.roleOf(e.email,n);if(r===void 0)throw new w("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!==
"deployer")throw new w("forbidden",`${e.email} may only read in the organization ${n}.`);return r}function ds(t,e,n,s){const r=t.state.apps.find({org:e,project:n,
appID:s});if(!r)throw new w("not_found",`There is no app ${s} in ${e}/${n}.`);return r}function St(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)
return;const r=[];for(const[o,i]of n.entries()){const a=s[o]??"";if(i.startsWith("{")){const c=us(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function us(t){
try{return decodeURIComponent(t)}catch{return}}const ls=`
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
`,fs=`'use strict';
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
`,hs='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function _t(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const ps=new Map([["/console/style.css",_t("text/css",ls)],["/console/icon.svg",_t("image/svg+xml",hs)],["/console/script.js",_t("text/javascript",fs)]]);var Ot=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ms=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Me=256*1024,sn=10;async function rn(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const r=Ot(s,await(0,X.open)(t),!0),{size:o}=await r.stat(),i=e??Math.max(0,o-Me),{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(Me),0,Me,i),
f=a.subarray(0,c),g=i+c>=o,b=g&&n?c:gs(f),E=e===void 0&&i>0?f.indexOf(sn)+1:0;return{text:f.subarray(E,b).toString("utf8"),next:i+b,atEnd:g}}catch(r){s.error=r,
s.hasError=!0}finally{const r=ms(s);r&&await r}}catch(s){if((0,k.xU)(s)==="ENOENT")return{text:"",next:0,atEnd:!0};throw s}}function gs(t){const e=t.lastIndexOf(
sn)+1;return e===0&&t.length===Me?Me:e}function on(t){return(0,C.existsSync)(t)?(0,C.createReadStream)(t):""}function an(t,e){return(0,M.join)(t,"logs",`${e}.lo\
g`)}var cn=O(7067),Ce=O(7075);const ys=100,Ye=new WeakMap;function ws(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(Ye.
get(s)??0)+1;if(Ye.set(s,r),r>ys){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(Ye.get(s)??1)-1;Ye.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const Es=64*
1024,dn=128*1024;class bs{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get bytes(){return this.#s}hold(e,n){const s=un(e,n);if(!s||s.bytes<=Es)return;
const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[
o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.
get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function un(t,e){
if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof Ce.Readable?{key:t,bytes:dn}:{key:e.buffer,bytes:e.buffer.byteLength}}const Ts=/^[\w.:-]{1,128}$/,
ln=8*1024*1024,kt=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Ss=47,_s=(0,A.randomBytes)(5).toString("hex");let fn=0;class Os{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==Ss&&$t(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];fn+=1,this.#s=typeof e=="string"&&Ts.
test(e)?e:`${_s}-${fn}`}return this.#s}get remoteAddress(){return this.#e.socket.remoteAddress}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){
const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client w\
ent away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];
let a=0;const c=g=>{this.#o=!n.complete,o(g)},f=()=>c(new R("The client went away before its body ended"));if(n.destroyed&&f(),s>e+ln){c(new N);return}n.on("dat\
a",g=>{a+=g.length,a<=e?i.push(g):a>e+ln?(n.pause(),c(new N)):i.length=0}),n.on("end",()=>a>e?c(new N):r(ks(i,a))),n.on("error",f),n.on("close",()=>{n.complete||
f()})})}}function $t(t){const[,e,n=""]=kt.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function ks(t,e){const[n]=t;return n!==
void 0&&t.length===1?n:Buffer.concat(t,e)}const $s=15e3,Is=12e4,vs=3e4,Rs=t=>I(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},
{"retry-after":"1"});async function As(t){const{host:e,log:n}=t,s={handler:Rs,closing:!1},r=new Set,o=(0,cn.createServer)({headersTimeout:$s,requestTimeout:Is,keepAliveTimeout:vs,
joinDuplicateHeaders:!0},(c,f)=>ws(c,f,()=>{Ms();const g=new Os(c,f,r);pn(s,g,c,f,n)})),i=await Ns(o,t.port,e);let a;return{port:i,serve(c){s.handler=c},close(c=5e3){
return s.closing=!0,a??=hn(o,r,c),a}}}function xs(t,e){return`http://${(0,ke.isIPv6)(t)?`[${t}]`:t}:${e}`}function Ns(t,e,n){return new Promise((s,r)=>{t.once("\
error",o=>{const i=(0,k.xU)(o);r(i==="EADDRINUSE"?new k.GQ("port_in_use",`Port ${e} of ${n} is taken by another process`,{input:"port",remedy:"Name another port\
, as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new k.GQ("invalid_input",`The platform may not liste\
n on ${n}:${e} (${i})`,{input:"port",remedy:"Name an address of this machine, and a port from 1024 on.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o==
"object"&&o!==null?o.port:e)})})}async function hn(t,e,n){const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{
for(const i of e)i.abort(new k.GQ("interrupted","The platform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function pn(t,e,n,s,r){
const o=c=>Ls(c,e,n,s,t.closing,r),i=c=>o(It(e,c,r)),a=c=>{try{o(c)}catch(f){i(f)}};try{const c=t.handler(e);c instanceof Promise?c.then(a,i):a(c)}catch(c){i(c)}}
function It(t,e,n){const s=(0,k.I7)(e),r=s.cause instanceof Error?s.cause.stack??s.cause.message:s.stack;return n("error","request_failed",{requestID:t.requestID,
method:t.method,message:s.message,cause:r??null}),I(500,{error:{code:"internal",message:"The platform failed to answer; its log tells more under this request ID\
.",requestID:t.requestID}})}function Ls(t,e,n,s,r,o){const{body:i,status:a}=t,c=i instanceof Ce.Readable?i:void 0;if(s.destroyed||s.headersSent){c?.destroy();return}
const f=[];let g=!1;for(const E in t.headers){const x=t.headers[E];x!==void 0&&(f.push(E,x),g||=E==="content-length")}f.push("x-request-id",e.requestID),(r||e.bodyAbandoned)&&
f.push("connection","close");const b=a===204||a===304;if(!g&&!c&&!b&&f.push("content-length",js(i)),s.writeHead(a,f),n.method==="HEAD"||b||i===void 0){c?.destroy(),
s.end();return}mn.hold(s,i),i instanceof Ce.Readable?(0,Ce.pipeline)(i,s,E=>{E&&(0,k.xU)(E)!=="ERR_STREAM_PREMATURE_CLOSE"&&o("error","stream_failed",{requestID:e.
requestID,message:E.message})}):yn(s,i)}const Ds=128*1024*1024,mn=new bs(Ds),gn=[];let Je=!1;function Ms(){Je||(Je=!0,setImmediate(Cs))}function yn(t,e){Je?gn.push(
[t,e]):t.end(e)}function Cs(){Je=!1;for(const[t,e]of gn.splice(0))t.end(e)}function js(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?
t.byteLength:0}const wn=["0.0.0.0","::"];function Ps(t,e){const n=wn.includes(e.host)?"127.0.0.1":e.host,s=Fs(e.publicUrl??xs(n,t)),r=Bs(e.sitesDomain.toLowerCase(),
s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}/identity`,sitesDomain:r,
siteUrl:a=>`${s.protocol}//${a}.${r}${o}/`}}const Us=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;function Bs(t,e){const n=(s,r)=>new k.
GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!Us.test(t))throw n("is not a domain name","Write the name alone, as sites\
.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Give the sites a domain that ${e} is not part of, with --sites-domain, or the platform \
another name, with --public-url.`;throw n(`holds the platform's own name ${e}`,s)}return t}function Fs(t){const e=URL.canParse(t)?new URL(t):void 0;if(e&&/^https?:$/.
test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new k.GQ("invalid_input",`The public URL "${t}" is not an origin`,{input:"public-u\
rl",remedy:"Write scheme and host alone, as https://platform.example.com."})}function Hs({host:t,baseUrl:e}){const n=t.toLowerCase(),s=wn.includes(n);return r=>{
const o=r?.toLowerCase()??"";if(En(o,e))return!0;const i=Gs(o);return i===void 0?!1:i==="localhost"||i===n||bt(i)||s&&(0,ke.isIP)(i)!==0}}function En(t,e){const{
host:n,protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Gs(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.
exec(t)??[];return e!==void 0?(0,ke.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const bn="slipway_console";function zs(t,e){const n="HttpOnly; SameSite=Strict";if(Sn(
t,e))return{name:`__Host-${bn}`,attributes:`Path=/; ${n}; Secure`};const s=/:(\d{1,5})$/.exec(Qe(t))?.[1]??"80";return{name:`${bn}_${s}`,attributes:`Path=/conso\
le; ${n}`}}function Tn(t,e){return(P(t,"cookie")??"").split(";").map(n=>n.trim()).filter(n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function Ws(t,e){
return Sn(t,e)?new URL(e).origin:`http://${Qe(t)} ${tn(t)}`}function Ks(t,e){const n=P(t,"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=P(t,
"origin");return s===void 0||!URL.canParse(s)?!1:Ve(t,e)?s===new URL(e).origin:new URL(s).host===Qe(t)}function Sn(t,e){return e.startsWith("https:")&&Ve(t,e)}function Ve(t,e){
return En(Qe(t),e)}function Qe(t){return P(t,"host")?.toLowerCase()??""}class _n{text;constructor(e){this.text=e}}function z(t,...e){let n=t[0]??"";for(const[s,
r]of e.entries())n+=On(r)+(t[s+1]??"");return new _n(n)}function On(t){return t==null?"":t instanceof _n?t.text:typeof t=="object"?t.map(On).join(""):String(t).
replace(/[&<>"']/g,e=>Ys[e]??"")}const Ys={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"},Js={"content-type":"text/html; charset=utf-8","cache-cont\
rol":"no-store","content-security-policy":"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base\
-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff","x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"s\
ame-origin"};function Ie(t,e,n,s){const r=n?z`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:null,o=z(Sa||(Sa=
Ta([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:Js,body:o.text}}function vt(t,e){return Ie(t,"Sign in",void 0,z`${Rt(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function Vs(t,e){const n=e.map(r=>z`<li><a href="/console/orgs/${encodeURIComponent(r)}">${r}</a></li>`),s=z`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
return Ie(200,"Organizations",t,n.length>0?z`<ul>${n}</ul>`:s)}const Xe=1e3;function Qs(t,e,n){const s=n.slice(0,Xe).map(r=>z`<tr><td>${r.project}</td><td><a href="${ve(
r)}">${r.name}</a></td><td>${r.type}</td>
<td>${r.liveRelease===null?"created":"live"}</td><td class="code">${r.repository}</td></tr>`);return Ie(200,e,t,z`${At("Apps",["Project","App","Type","State","R\
epository"],s,"There is no app.")}
${n.length>Xe?z`<p>Only the first ${Xe} apps are shown.</p>`:null}`)}function Xs(t,e,n){const{app:s,url:r}=n;return Ie(t,s.name,e,z`${Rt(n.problem)}${nr(n.created)}
<p><a href="/console/orgs/${encodeURIComponent(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${s.repository}, branch ${s.branch}</dd>
<dt>Site</dt><dd>${r?z`<a href="${r}">${r}</a>`:"not live before the first successful deploy"}</dd>
${s.liveRelease===null?null:z`<dt>Live release</dt><dd><a href="${Ze(s,s.liveRelease)}">${s.liveRelease}</a></dd>`}
</dl>
<h2>Deployments</h2>
${Zs(n)}
<h2>Environment variables</h2>
${n.envNames.length>0?z`<ul>${n.envNames.map(o=>z`<li><code>${o}</code></li>`)}</ul>`:z`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${er(n)}`)}function Zs({app:t,deployments:e}){const n=e.map(s=>z`<tr><td><a href="${Ze(t,s.deployID)}">${s.deployID}</a></td>
<td>${qs(t,s)}</td><td>${s.branch}</td><td class="code">${s.commit?.slice(0,12)}</td><td>${qe(s.createdAt)}</td></tr>`);return At("Recent deployments",["Deploym\
ent","Status","Branch","Commit","Created"],n,"There is none yet.")}function qs({liveRelease:t},{deployID:e,status:n}){return n!=="succeeded"?z`<span class="${n}">${n}</span>`:
e===t?z`<span class="succeeded">succeeded</span>, <strong class="live">live</strong>`:z`<span class="replaced">succeeded, not live</span>`}function er({app:t,tables:e,
mayChange:n}){if(e===void 0)return z`<p>Apps of type ${t.type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;const s=e.
map(({name:o,variable:i,createdAt:a})=>z`<tr><td>${o}</td><td><code>${i}</code></td><td>${qe(a)}</td>
<td>${n?tr(t,o):null}</td></tr>`),r=z`<form method="post" action="${ve(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;return z`${At("Key-value tables",["Table","Token variable","Created",""],s,"There is no table: the first one activates the service.")}
${n?r:null}`}function tr(t,e){return z`<details><summary>Delete…</summary>
<form method="post" action="${ve(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function nr(t){return t?z`<div class="note" role="status"><p>The table ${t.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}function sr(t,{app:e,deployment:n,failure:s,log:r}){
const o=Ze(e,n.deployID),i=n.finishedAt===null?z`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${r.text}</pre>`:
z`<pre tabindex="0" aria-label="Build log">${r.text}</pre>`;return Ie(200,n.deployID,t,z`<p><a href="${ve(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
${n.status==="succeeded"?z`<dt>Release</dt><dd>${n.deployID===e.liveRelease?"live":"not live: another one serves"}</dd>`:null}
<dt>Branch</dt><dd>${n.branch}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${qe(n.createdAt)}</dd>
${n.finishedAt===null?null:z`<dt>Finished</dt><dd>${qe(n.finishedAt)}</dd>`}
</dl>
${s?z`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i}
<p><a href="${o}/log">All of it, as text</a></p>`)}function rr(t,e,n){return Ie(t,"This did not work",e,z`${Rt(n)}<p><a href="/console">To the console's first page</a></p>`)}
function ve({org:t,project:e,appID:n}){const[s,r,o]=[t,e,n].map(encodeURIComponent);return`/console/orgs/${s}/projects/${r}/apps/${o}`}function Ze(t,e){return`${ve(
t)}/deployments/${encodeURIComponent(e)}`}function Rt(t){return t===void 0?null:z`<div class="note alert" role="alert"><p>${t}</p></div>`}function At(t,e,n,s){if(n.
length===0)return z`<p>${s}</p>`;const r=e.map(o=>o===""?z`<td></td>`:z`<th scope="col">${o}</th>`);return z`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function qe(t){const e=new Date(t).toISOString();return z`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const et=480*6e4,or=1e3,kn=10;class xt{#e;#t;#n=new Map;constructor(e,n){
this.#e=e,this.#t=n}find(e){const n=this.#n.get(this.#i(e)??"");return n&&n.expiresAt>this.#e.monotonic()&&n.place===this.#o(e)?n.principal:void 0}isAmbiguous(e){
return Tn(e,this.#r(e).name).length>1}open(e,n){this.#n.delete(this.#i(e)??"");const s=JSON.stringify([n.issuer,n.email]);this.#s(s);const r=(0,A.randomBytes)(32).
toString("base64url"),o=this.#e.monotonic()+et;this.#n.set((0,A.hash)("sha256",r),{principal:n,identity:s,place:this.#o(e),expiresAt:o});const{name:i,attributes:a}=this.#r(
e);return`${i}=${r}; Max-Age=${et/1e3}; ${a}`}close(e){this.#n.delete(this.#i(e)??"");const{name:n,attributes:s}=this.#r(e);return`${n}=; Max-Age=0; ${s}`}#s(e){
const n=this.#e.monotonic(),s=[];for(const[o,i]of this.#n)i.expiresAt<=n?this.#n.delete(o):i.identity===e&&s.push(o);const[r]=this.#n.keys();s.length>=kn?this.#n.
delete(s[0]??""):r!==void 0&&this.#n.size>=or&&this.#n.delete(r)}#r(e){return zs(e,this.#t)}#o(e){return Ws(e,this.#t)}#i(e){const[n,...s]=Tn(e,this.#r(e).name);
return n===void 0||s.length>0?void 0:(0,A.hash)("sha256",n)}}const ir=1e4;function Nt(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Map;return r=>{const o=e.monotonic(),
i=s.get(r)??{left:t,at:o};i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i);const[a]=s.keys();return s.size>ir&&a!==void 0&&s.delete(a),i.left<
1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const u=20,d=300;function l(t){const e=Nt(u,t),n=Nt(d,t);return s=>e(s)||n("all")}const h=32*1024,p="/c\
onsole/orgs/{org}/projects/{project}/apps/{app}",y=[["GET","/console",G],["GET","/console/orgs/{org}",ee],["GET",p,t=>me(t,200,{})],["POST",`${p}/tables`,$n],["\
POST",`${p}/tables/{name}/delete`,ar],["GET",`${p}/deployments/{deployment}`,In],["GET",`${p}/deployments/{deployment}/log`,Re]];function m(t){const e=new xt(t.
clock,t.consoleUrl),n=l(t.clock);return async s=>{const r=D(s.target).replace(/(?<=.)\/$/,""),o=ps.get(r);if(o)return o;const i=e.find(s);try{if(s.method==="POS\
T"&&!Ks(s,t.consoleUrl))throw new w("forbidden","This form was not sent by the console's own page.");return r==="/console/sign-in"?await _(s,t,e,n):r==="/consol\
e/sign-out"&&s.method==="POST"?nt("/console/sign-in",e.close(s)):i?await T(r,s,t,i):nt("/console/sign-in")}catch(a){if(!(a instanceof w))throw a;return rr(W[a.code],
i?.email,a.message)}}}async function T(t,e,n,s){const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of y){const c=o===r?St(i,t):void 0;if(c)return c[0]!==void 0&&
Tt(n,s,c[0],r==="POST"),a({request:e,options:n,principal:s,parts:c})}throw new w("not_found","There is no such page in the console.")}async function _(t,e,n,s){
if(t.method!=="POST")return vt(200,n.isAmbiguous(t)?H:void 0);const r=s(tn(t));if(r>0)return Y(r);const o=await Lt(t,"token",h);try{return nt("/console",n.open(
t,await e.verify(`Bearer ${o.trim()}`)))}catch(i){if(!(i instanceof w))throw i;return vt(W[i.code],i.message)}}const H="Your browser sent two cookies of this co\
nsole, so another site set one of them. Delete the cookies of this host, then sign in.";function Y(t){const e=vt(429,`Too many attempts to sign in. Try again in\
 ${t} seconds.`);return{...e,headers:{...e.headers,"retry-after":String(t)}}}function G({options:t,principal:e}){const n=t.state.apps.organizations().filter(s=>t.
roleOf(e.email,s)!==void 0);return Vs(e.email,n)}function ee({options:t,principal:e,parts:[n=""]}){return Qs(e.email,n,t.state.apps.list(n,Xe+1))}function me(t,e,n){
const{options:s,principal:r}=t,o=je(t),{state:i,kvs:a}=s;return Xs(e,r.email,{app:o,url:o.liveRelease===null?void 0:s.siteUrl(o.subdomain),deployments:i.deployments.
list(o,$.lF.pageDefault,void 0),envNames:Object.keys(i.apps.env(o)),tables:$.jI.some(c=>c===o.type)?a.listTables(o):void 0,mayChange:s.roleOf(r.email,o.org)==="\
deployer",...n})}async function $n(t){const e=je(t),n=await Lt(t.request,"name");try{return me(t,201,{created:t.options.kvs.createTable(e,n)})}catch(s){if(!(s instanceof
w))throw s;return me(t,W[s.code],{problem:s.message})}}async function ar(t){const e=je(t);return await t.options.kvs.deleteTable(e,t.parts[3]??""),nt(ve(e))}async function In(t){
const{options:e,principal:n}=t,s=je(t),r=tt(t,s),o=await rn(an(e.dataDir,r.deployID),void 0,r.finishedAt!==null),i=e.state.deployments.failure(s,r.deployID);return sr(
n.email,{app:s,deployment:r,failure:i,log:o})}async function Re(t){const e=tt(t,je(t)),n=an(t.options.dataDir,e.deployID),s={"content-type":"text/plain; charset\
=utf-8","cache-control":"no-store","x-content-type-options":"nosniff"},r=/[?&]from=(\d{1,12})(?:&|$)/.exec(t.request.target)?.[1];if(r===void 0)return{status:200,
headers:s,body:on(n)};const o=e.finishedAt!==null,{text:i,next:a,atEnd:c}=await rn(n,Number(r),o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-\
ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function Lt(t,e,n=$.lF.bodyBytes){try{const s=await t.body(n);return new URLSearchParams(s.toString(
"utf8")).get(e)??""}catch(s){throw s instanceof N?new w("body_too_large","The form is too large."):s}}function je({options:t,parts:[e="",n="",s=""]}){return ds(
t,e,n,s)}function tt({options:t,parts:e},n){const s=t.state.deployments.find(n,e[3]??"");if(!s)throw new w("not_found",`The app ${n.appID} has no such deploymen\
t.`);return s}function nt(t,e){return{status:303,headers:{location:t,"cache-control":"no-store",...e?{"set-cookie":e}:{}}}}var ge=O(3823);function Dt(t){const e=cr(
t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(f=>vn(f.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(
f=>f.method===i);if(a)return{name:a.name,parameters:dr(a.parts,r)};if(o.length===0)throw new w("not_found",`No call of the API has the path ${s.slice(0,300)}.`);
const c=o.map(f=>f.method==="GET"?"GET, HEAD":f.method).join(", ");throw new w("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function cr(t){
return Object.keys(t)}function vn(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function dr(t,e){const n=t.flatMap((s,r)=>{
const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,Mt(e[r]??"",o)]]});return Object.fromEntries(n)}function Mt(t,e){try{return decodeURIComponent(t)}catch{
throw new w("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const ur=["GET","HEAD"],Rn=["POST","PUT","PATCH"];function An(t,e){const n=Dt(e.
routes),s=async r=>{const o=D(r.target),{name:i,parameters:a}=n(r.method,o),{orgID:c="",projectID:f="",appID:g=""}=a,b=await xn(t,r,c,f),{bytes:E,body:x}=Rn.includes(
r.method)?await _a(r,e.mayBeEmpty.includes(i)):st;return e.calls[i]({name:i,key:{org:c,project:f,appID:g},parameters:a,principal:b,body:x,bytes:E,query:new URLSearchParams(
r.target.slice(o.length)),idempotencyKey:P(r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){const i=o instanceof w?o:ka(o);if(!i)throw o;
return v(i,r)}}}async function xn(t,e,n,s){const r=await t.verify(P(e,"authorization")),o=t.rateLimit(r.email);if(o>0)throw new w("rate_limited",`Too many reque\
sts: wait ${o} s.`,{"retry-after":String(o)});if(!$.cS.test(n))throw ne(["orgID in the path is not an identifier"]);if(!$.cS.test(s))throw ne(["projectID in the\
 path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new w("forbidden",`${r.email} has no role in the organization ${n}.`);if(i==="view\
er"&&!ur.includes(e.method))throw new w("forbidden",`${r.email} may only read in the organization ${n}.`);return r}const st={bytes:Buffer.alloc(0),body:void 0};
async function _a(t,e){const n=P(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")throw co(n);const s=await t.body($.
lF.bodyBytes).catch(r=>{throw r instanceof N?new w("body_too_large",`The body is larger than ${$.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,body:{}};
if(n===void 0)throw co("none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{throw new w("invalid_request",
`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function co(t){return new w("unsupported_media_type",`The Content-Type must be application/js\
on; it is ${t.slice(0,100)}.`)}const Oa=10;function ka(t){if(!((t instanceof Error&&"errcode"in t?Number(t.errcode)&255:-1)!==Oa&&!Ke(t)))return new w("unavaila\
ble","The platform cannot write: its disk is full or failing. Nothing was changed.",{"retry-after":"30"})}const $a=ie(1,63,Te($.cS,'must be letters, digits, "."\
, "_" and "-", with a letter or digit first and last')),uo={spaFallback:{rule:Jt,nullable:!0},installCommand:{rule:ie(0,4096),nullable:!0},rootDirectory:{rule:Vt,
nullable:!0},noindex:{rule:Jt,nullable:!0},nodeVersion:{rule:ie(1,3,Te(/^\d+$/,'must be a major version, as "24"')),nullable:!0}};function Ia(t){const e={repository:{
rule:Qt(t.allowLocalGit)},branch:{rule:ht},buildCommand:{rule:ie(0,4096),nullable:!0},outputDirectory:{rule:Vt,nullable:!0},region:{rule:ie(1,63,Te(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
'must be lower-case letters and digits, as "eu-west-1"')),nullable:!0},...uo},n={name:{rule:$a,required:!0},type:{rule:Yt($.yN),required:!0},...e,repository:{...e.
repository,required:!0},branch:{...e.branch,required:!0}},s={name:"name cannot be changed: it is the ID of the app",type:"type cannot be changed",subdomain:"sub\
domain cannot be changed: it is generated"},r={env:{rule:Xt,required:!0}},o={branch:{rule:ht,nullable:!0},commit:{rule:Qn,nullable:!0}};return{createApp(i){const a=q(
i,n,{subdomain:"subdomain cannot be given: it is generated"}),c=$.yN.find(f=>f===a.type)??"web-landing";return{name:String(a.name),type:c,config:lo(a,va)}},updateApp:(i,a)=>lo(
q(i,e,s),a),replaceEnv:i=>q(i,r).env,deploy(i){const a=q(i,o,{tag:"tag is not taken: web apps deploy without a release tag"});return{branch:Ct(a.branch,null),commit:Ct(
a.commit,null)?.toLowerCase()??null}}}}const va={repository:"",branch:"",buildCommand:null,outputDirectory:null,region:null,settings:{}};function lo(t,e){const n=r=>Object.
hasOwn(t,r)?Ct(t[r],null):e[r],s={...e.settings};for(const r of Object.keys(uo))Object.hasOwn(t,r)&&(s[r]=t[r]);return{repository:Ct(t.repository,e.repository),
branch:Ct(t.branch,e.branch),buildCommand:n("buildCommand"),outputDirectory:n("outputDirectory"),region:n("region"),settings:Object.fromEntries(Object.entries(s).
filter(([,r])=>r!==null))}}function Ct(t,e){return typeof t=="string"?t:e}const fo="production";function ho(t){return t.liveRelease===null?"created":"live"}function po(t,e){
return t.liveRelease===null?null:e(t.subdomain)}function mo(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.
buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.subdomain,state:ho(t),url:po(t,e),environments:[{environmentID:t.environmentID,name:fo}],
createdAt:rt(t.createdAt),updatedAt:rt(t.updatedAt)}}function Ra(t,e){return{environmentID:t.environmentID,name:fo,url:po(t,e),state:ho(t)}}function Aa(t){const{
deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:rt(o)}}function xa(t,e,n){const{deployID:s,status:r,
stage:o,branch:i,commit:a,createdAt:c,startedAt:f,finishedAt:g,supersededBy:b}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:rt(c),startedAt:f===
null?null:rt(f),finishedAt:g===null?null:rt(g),url:r==="succeeded"?n(e.subdomain):null,...b===null?{}:{supersededBy:b}}}function Na(t,e){const{stage:n,code:s,message:r,
exitCode:o,signal:i,log:a,diagnostics:c}=e,f=a.slice(-$.lF.failureLogLines).map(g=>g.slice(0,$.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,
signal:i,log:f,diagnostics:c}}function rt(t){return new Date(t).toISOString()}function La(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o,releases:i}=e,
a=({key:c})=>{const f=r.find(c);if(!f)throw new w("not_found",`There is no app ${c.appID} in ${c.org}/${c.project}.`);return f};return{createApp:c=>go(t,c,()=>{
const{name:f,type:g,config:b}=s.createApp(c.body),E=r.create({...c.key,appID:f},g,b);if(!E)throw new w("app_exists",`There is an app ${f} in this project alread\
y.`);return{status:201,record:mo(E,n)}}),updateApp(c){const f=a(c),g=r.update(f,s.updateApp(c.body,f));return i.forget(f.subdomain),I(200,mo(g,n))},replaceEnv(c){
const f=a(c),g=s.replaceEnv(c.body);return e.transaction(()=>r.replaceEnv(f,g)),I(200,{names:Object.keys(g).sort()})},listEnvironments:c=>I(200,{environments:[Ra(
a(c),n)]}),deploy(c){const f=a(c);let g;const b=go(t,c,()=>{const{branch:E,commit:x}=s.deploy(c.body),U=o.create(f,E??f.branch,x);return g=U.deployID,{status:202,
record:Aa(U)}});return g!==void 0&&t.enqueue(g),b},listDeployments(c){const f=a(c),g=Da(c.query.get("limit")),b=o.list(f,g+1,Ma(c.query.get("cursor"))),E=b.slice(
0,g),x=b.length>g?E.at(-1):void 0;return I(200,{deployments:E.map(U=>xa(U,f,n)),nextCursor:x?yo(x.seq):null})},readFailure(c){const f=a(c),{deployID:g=""}=c.parameters,
b=o.failure(f,g);if(b)return I(200,Na(g,b));const E=o.find(f,g);throw E?new w("not_found",`The deployment ${g} has not failed: it is ${E.status}.`):new w("not_f\
ound",`The app ${f.appID} has no deployment ${g}.`)}}}function go({state:t},e,n){const{idempotencyKey:s}=e;if(s!==void 0&&!/^[\x21-\x7e]{1,255}$/.test(s))throw ne(
["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return t.transaction(()=>{if(s===void 0){const{status:U,record:S}=n();return I(U,S)}const{name:r,
key:{org:o,project:i,appID:a},principal:c,bytes:f}=e,g=JSON.stringify([c.issuer,c.email,r,o,i,a]),b=t.idempotency.recall(g,s,f);if(b.kind==="other-body")throw ne(
["Idempotency-Key was used before with another body"]);if(b.kind==="answered")return I(b.status,JSON.parse(b.body),{"idempotent-replayed":"true"});const{status:E,
record:x}=n();return t.idempotency.remember(g,s,f,E,JSON.stringify(x)),I(E,x)})}function Da(t){if(t===null)return $.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(
t):0;if(e<1||e>$.lF.pageMost)throw ne([`limit must be 1 to ${$.lF.pageMost}`]);return e}function yo(t){return Buffer.from(`before:${t}`).toString("base64url")}function Ma(t){
if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];if(e===void 0||yo(Number(e))!==t)throw ne(["cursor is not one \
that this list gave"]);return Number(e)}function Ca(t,e){const n=La({...e,bodies:Ia(e)});return An(t,{routes:ge.bw,calls:n,mayBeEmpty:["deploy"]})}const ja={to:{
rule:ie(1,100),nullable:!0}},Pa={name:{rule:ie(1,100),required:!0}};function Ua(t,{state:e,kvs:n,kvsUrl:s,siteUrl:r}){const o=({key:i})=>{const a=e.apps.find(i);
if(!a)throw new w("not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return An(t,{routes:ge.a6,mayBeEmpty:["rollback","runtime"],calls:{
listReleases(i){const a=o(i),c=e.releases.list(a).map(({deployID:f})=>({deployID:f,live:f===a.liveRelease}));return I(200,{releases:c})},rollback(i){const a=o(i),
{to:c}=q(i.body,ja),f=e.releases.rollback(a,typeof c=="string"?c:void 0);if(!f){const g=typeof c=="string"?`no kept release ${c}`:"no kept release before the li\
ve one";throw new w("not_found",`The app ${a.appID} has ${g}.`)}return I(200,{deployID:f.deployID,previous:a.liveRelease,url:r(a.subdomain)})},listTables:i=>I(200,
{tables:n.listTables(i.key).map(wo)}),createTable(i){const{name:a}=q(i.body,Pa);return I(201,wo(n.createTable(i.key,String(a))))},async deleteTable(i){const a=i.
parameters.table??"";return await n.deleteTable(i.key,a),I(200,{deleted:!0,name:a})},runtime:i=>I(200,{variables:n.runtimeVariables(i.key,s)})}})}function wo(t){
return{...t,createdAt:new Date(t.createdAt).toISOString()}}function Ba(t){if(t===""){const n="Name a directory with --data, or leave the flag out for .slipway.";
throw new k.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:n})}const e=(0,M.resolve)(t);try{(0,oe.wZ)(e,448),((0,C.existsSync)(
(0,M.join)(e,"platform.db"))||(0,C.readdirSync)(e).length===0)&&(0,C.chmodSync)(e,448),(0,C.writeFileSync)((0,M.join)(e,"platform.db"),"",{flag:"a",mode:384})}catch(n){
throw new k.GQ("invalid_input",`The data directory ${e} cannot be written (${(0,k.xU)(n)})`,{input:"data",remedy:"Name a directory that this user may create and\
 write, with --data.",cause:n})}return(0,C.existsSync)((0,M.join)(e,".gitignore"))||(0,C.writeFileSync)((0,M.join)(e,".gitignore"),`*
`,{mode:384}),e}function Fa(t,e){const n=(0,M.join)(t,"run.json");return(0,C.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,C.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,C.rmSync)(n,{force:!0})}}class Pe{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){
return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.
get(e);return o||(o=s().then(i=>(this.put(e,i,n(i)),i)).finally(()=>this.#n.delete(e)),this.#n.set(e,o)),o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(
e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=
this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}var lr=O(1224);const Eo=1024,te=1024*Eo,ot=1024*te,bo=[["TiB",1024*
ot],["GiB",ot],["MiB",te],["KiB",Eo]];function xp(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],r=bo.find(([i])=>i.toLowerCase()===
s?.toLowerCase())?.[1],o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError("invalid_input",`${e}: "${t}" is \
not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Np(t){const[e,n]=bo.find(([,r])=>t>=r)??[
"bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}class ye extends Error{name="DamagedObject"}const Ha=1024,Ga=255;class za{#e;#t=new Map;constructor(e){
this.#e=`.${e.toLowerCase()}`}subdomain(e){if(e.length>Ga)return;const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#n(e);return this.#t.
size>=Ha&&this.#t.clear(),this.#t.set(e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(this.#e)?n.slice(0,-this.#e.length):
"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(s)?s:void 0}}const le=8;class Nn{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,
s=this.#e.length/le-1;for(;n<=s;){const r=n+s>>>1,o=r*le,i=this.#e.compare(e,0,le,o,o+le);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new Nn(Buffer.
from(this.#e))}}function To(t){return(0,A.hash)("sha256",t,"buffer").subarray(0,le)}const Wa=16*te,Ka=512;class Ya{#e;#t=new Pe(Wa);constructor(e){this.#e=e}async releasesWith({
org:e,kept:n},s){const r=To(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}\
/${n}`,s=>s.bytes+Ka,()=>this.#e.assets(e,n))}catch(s){if(s instanceof ye)return;throw s}}}var Ja=O(6059);const Va=new Map([["js","text/javascript"],["mjs","tex\
t/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-associat\
ion","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","appl\
ication/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),Qa=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Xa=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function Za(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Va.get(n)??(0,Ja.$)(n),r=typeof s=="string"?s:"application/octet-stream";return Qa.test(r)&&
!r.includes("charset")?`${r}; charset=utf-8`:r}function qa(t){return Xa.test(t)}const ec=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
tc=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function So(t){const e=_o(
t);return e===void 0||e.endsWith(".html")?!1:ec.test(t)||tc.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const nc=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function fr(t){const e=_o(t);return So(t)||e!==void 0&&nc.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function _o(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}function sc({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Oo):Oo(e)}function Oo(t){return{...t,headers:{...t.headers,
"x-robots-tag":"noindex"}}}const rc=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5r\
em}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function it({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${rc}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const oc=it({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),ic=it({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),ac=it({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),cc=it({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),dc=it({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page of a site is there."}),uc=it({status:500,
title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploying the site again stores it anew."});function ko(t){
if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?hc(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(
1)}const lc=/^[\w.!~*'()@:$,+=&;/-]*$/;function $o(t){return lc.test(t)?`/${t}`:`/${t.split("/").map(fc).join("/")}`}function fc(t){return encodeURIComponent(t).
replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function hc(t){try{return decodeURIComponent(t)}catch{return}}function hr(t,e){if(t===""||t.endsWith("\
/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Io=32,pc=/\/:[A-Za-z]\w*[^\w/]/,
mc=/^:([A-Za-z]\w*)$/,pr="it must begin with a path, with one * at most and placeholders (/:name) for whole parts, each once",gc=`it has more than ${Io} placeho\
lders`;function vo(t){const e=ko(t);return e===void 0?pr:Ro(Ao(`/${e}`))}function Ro(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||pc.test(
t))return pr;const r=e.slice(1).split("/").map(mr),o=(n??"").split("/").map(mr),i=[...jt(r),...jt(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return pr;
if(i.length>Io)return gc;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const f=e==="/"?[]:e.slice(1,-1).split("/").map(mr);return{
text:t,head:f,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,
before:a,behind:c,tail:o.slice(1)}}}function yc({head:t,star:e}){return new Set(e?[...jt(t),...jt(e.tail),"splat"]:jt(t))}function jt(t){return t.flatMap(e=>"na\
me"in e?e.name:[])}function mr(t){const e=mc.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const wc=32*1024;class Ec{path;bare;parts;#e;#t=new Map;#n=wc;constructor(e){
this.path=e,this.bare=Ao(e),this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;
const s=$o(e).slice(1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#e[e]??
this.path.length}}function bc(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&gr(n,r,0)?new yr(t,e,void 0):void 0;if(!gr(n,r,0))
return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new yr(t,e,c>e.path.length?void 0:
e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!gr(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-
s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new yr(t,e,e.bare.slice(i,a))}function gr(t,e,n){
for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class yr{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Ao(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const xo=500,Ln=8*1024,Tc=2e3,No=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Lo=/^[\t\x20-\x7e\x80-\xff]*$/,Do=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Sc(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.
trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>Tc?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=_c(i,e.length,
a),s&&e.push(s)):s?Oc(s,i,a):a("it stands below no path"))}return{rules:e,ignored:n}}function _c(t,e,n){const s=vo(t);if(e>=xo)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function Oc(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!No.test(o)||!Lo.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: everybody may read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(Do.
has(o))return n(`"${o}" is the edge's own`);const a=t.bytes+Pt(o,i);if(a>Ln)return n(`the headers of this path have more than ${Ln} bytes`);t.bytes=a,t.set.push(
[o,i])}function Pt(t,e){return t.length+e.length+4}function kc(t,e){return No.test(t)&&t===t.toLowerCase()&&Lo.test(e)&&!Do.has(t)}function wr(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class Mo{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const f=this.#n[Math.min(a,c)],g=f&&n(f)?bc(f.from,e):void 0;f&&g&&(yield[f,g])}}}function Dn(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=yc(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Er({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:$c(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function $c(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const Co={headers:{},isCut:!1};class Ic{#e;constructor(e){this.#e=new Mo(e.map(vc))}of(e){if(this.#e.size===0)return Co;const n=[...this.#e.matching(
e)];return n.length===0?Co:new Rc(n).custom}}function vc({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=Dn(i,t);return a.isFixed&&(s+=Pt(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class Rc{#e=new Map;#t=Ln;#n;#s=!1;constructor(e){this.#n=Ln-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,wr(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-Pt(e,""),o=r<
0?void 0:Er(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=Pt(e,o),n.isFixed||(this.#n-=Pt(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const jo=2e3,Ac=2e3,xc=/^[^/:]+=/,Po={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Nc(t){const e=[],
n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=Lc(r).trim();if(o==="")continue;const i=e.length<jo?Dc(o):"too many rules";typeof i=="string"?n.push(
{line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Lc(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Dc(t){if(t.length>Ac)
return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it names no target";if(r.length>0||s.includes("=")||xc.test(n))return"\
conditions and query parameters are not supported";const o=Mc(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is no status of a redirect`:"its status is no numbe\
r";const i=vo(e);return typeof i=="string"?i:Bo(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:Mn(o)?"rewrites t\
o other origins are refused":"the target is neither a path nor a URL"}function Mc(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return Uo(e)?e:void 0}function Uo(t){
return Object.hasOwn(Po,t)}function Mn(t){return Po[t]==="rewrite"}function Bo(t,e){return/^\/(?!\/)/.test(t)||!Mn(e)&&/^(?:https?:)?\/\//i.test(t)}const Cc=64,
jc=8*1024,Pc=4*1024;class Uc{#e;forces;constructor(e){this.#e=new Mo(e.map(Bc)),this.forces=e.some(({force:n})=>n)}*of(e,n){let s=0;for(const[r,o]of this.#e.matching(
e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=Fc(r,o,e);if(i&&(yield i),s+=1,s===Cc)return}}}function Bc({from:t,to:e,status:n,force:s}){
return{from:t,to:Mn(n)?Hc(e,t):Dn(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function Fc({to:t,status:e,isForeign:n},s,r){if(Mn(e)){const a=Er(t,s,"pla\
in",Pc);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Er(t,s,"encoded",jc);if(o===void 0)return;const i=n?o:o.replace(/^\/{2,}/,
"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function Hc(t,e){const n=t.replace(/[?#].*$/,"");try{return Dn(n,e,decodeURIComponent)}catch{
return Dn(n,e)}}const Gc="public, max-age=0, must-revalidate",zc="public, max-age=31536000, immutable";function Wc(t,e,n,s,r){const o=Za(e),i=qa(o),a=`"${n.hash.
slice(0,32)}"`,c={"cache-control":So(e)?zc:Gc,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"last-modified":t.lastModified},
...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},f={"content-type":o,...c,"content-length":String(n.size)};return s===200&&(f["accept-ranges"]="\
bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:f,notModified:c,variants:i?new Map:void 0}}function Kc(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-\
encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const br="_redirects",Tr="_headers",Fo=512*1024;function Sr(t){return t===
br||t===Tr}function Yc(t){const e=[],n=i=>{const a=t.get(i)??Buffer.alloc(0);return a==="too large"&&e.push({file:i,reason:`it has more than ${Fo} bytes`}),a===
"too large"?"":a.toString()},s=Nc(n(br));for(const i of s.ignored)e.push({file:br,...i});const r=Sc(n(Tr));for(const i of r.ignored)e.push({file:Tr,...i});if(s.
rules.length+r.rules.length===0)return{bytes:Buffer.alloc(0),ignored:e};const o={redirects:s.rules.map(({from:i,to:a,status:c,force:f})=>[i.text,a,c,f]),headers:r.
rules.map(({from:i,set:a,unset:c})=>[i.text,a,c])};return{bytes:Buffer.from(JSON.stringify(o)),ignored:e}}function Jc(t){if(t.length===0)return{redirects:[],headers:[]};
const{redirects:e,headers:n}=Vc(t);if(!Array.isArray(e)||e.length>jo||!Array.isArray(n)||n.length>xo)throw Ue();return{redirects:e.map(Qc),headers:n.map(Xc)}}function Vc(t){
try{const e=JSON.parse(t.toString());if((0,B.G)(e))return e}catch{}throw Ue()}function Qc(t){const[e,n,s,r]=Ut(t);if(typeof n!="string"||typeof s!="number"||typeof r!=
"boolean"||!Uo(s)||!Bo(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Ue();return{from:Ho(e),to:n,status:s,force:r}}function Xc(t){const[e,n,s]=Ut(t),r=Ut(n).map(i=>{const[
a,c]=Ut(i);if(typeof a!="string"||typeof c!="string"||!kc(a,c))throw Ue();return[a,c]}),o=Ut(s).map(i=>typeof i=="string"?i:_r());return{from:Ho(e),set:r,unset:o}}
function Ho(t){const e=typeof t=="string"?Ro(t):void 0;return typeof e=="object"?e:_r()}function Ut(t){return Array.isArray(t)?t:_r()}function _r(){throw Ue()}function Ue(){
return new ye("The compiled rules of a release are damaged: deploy again")}const Zc=64*1024,qc=te,ed=4*1024,td=32,nd=4*1024,sd=512;class rd{org;deployID;manifestHash;lastModified;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{
index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a}=Jc(
s.rules),c=Math.min(qc,Zc+s.count*ed);this.#e=s,this.#t=new Uc(i),this.#n=new Ic(a),this.#s=new Pe(c),this.#r=o,this.weight=s.bytes+s.rules.length*td+c}remembered(e){
return this.#s.get(e)}direct(e){const n=this.#i(e),r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&r&&this.#s.put(e.path,r,od(e.path,r)),r}indirect(e){
return this.#a(e,"nothing")}file(e,n,s=200){const r=Sr(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);return i&&!this.#o&&(this.#o=
!0,this.#r("warn","headers_cut",{deployID:this.deployID,org:this.org})),{kind:"file",file:Wc(this,e,this.#e.file(r),s,o)}}has=e=>!Sr(e)&&this.#e.find(e)!==-1;#i(e){
const n=hr(e.path.slice(1),this.has);if(n)return n.kind==="file"?this.file(n.path,e):{kind:"redirect",status:308,location:wr($o(n.to))}}#a(e,n){for(const s of this.#t.
of(e,n)){if(s.kind==="go")return{kind:"redirect",status:s.status,location:wr(s.location)};const r=hr(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,
i=o===void 0?void 0:this.file(o,e,s.status);if(i)return i}}#c(e){const n=hr(e,this.has);return n?.kind==="file"?n.path:void 0}}function od(t,e){const n=4*t.length;
if(e.kind==="redirect")return sd+n+2*e.location.length;const{headers:s}=e.file;let r=nd+n;for(const o in s)r+=2*(o.length+(s[o]?.length??0));return r}async function id(t,e,n,s){
return new rd(e,n,await t.index(e,n.manifestHash),s)}function ad(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function cd(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const Cn=["br","zstd","gzip"],at=Buffer.from("SLV","latin1"),Be=at.length+4+32,dd=16*te;function Go(t,e,n){return(0,M.join)(t,"variants",e.slice(0,
2),`${e}.${n}`)}function Lp(t){const[,e,n]=/^([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return Cn.some(s=>s===n)?e:void 0}function Dp(t){const e=Buffer.alloc(4);return e.
writeUInt32LE(t.length),Buffer.concat([at,e,hashOf("sha256",t,"buffer"),t])}async function ud(t){let e;try{e=await(0,X.open)(t)}catch(n){if((0,k.xU)(n)==="ENOEN\
T")return;throw n}try{const{bytesRead:n,buffer:s}=await e.read(Buffer.alloc(Be),0,Be,0),r=zo(s.subarray(0,n));return r!==void 0&&(await e.stat()).size===Be+r?r:
void 0}finally{await e.close()}}async function ld(t){const e=await(0,X.readFile)(t).catch(()=>{}),n=e&&zo(e);if(!e||n===void 0||e.length!==Be+n)return;const s=e.
subarray(Be),r=e.subarray(at.length+4,Be);return(0,A.hash)("sha256",s,"buffer").equals(r)?s:void 0}function zo(t){if(t.length<Be||at.compare(t,0,at.length)!==0)
return;const e=t.readUInt32LE(at.length);return e<=dd?e:void 0}const fd=256,hd=256,jn=new Map;function pd(t){let e=jn.get(t);if(!e){if(e=md(t),t.length>hd)return e;
jn.size>=fd&&jn.clear(),jn.set(t,e)}return e}function md(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(g=>g.trim()),
c=a.find(g=>/^q\s*=/.test(g)),f=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,f>=0&&f<=1?f:0)}const n=e.get("*")??0,s=e.get(
"identity")??0,r=o=>e.get(o)??n;return Cn.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const gd=4*te,yd=768,wd=1e3;class Ed{#e;#t;#n=new Pe(gd);constructor(e,n){
this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(
n),a=await this.#e.variants(n,s.hash);return{sizes:a,isWhole:a.size===Cn.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>yd+2*e.length,o).then(
({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<wd}}const bd=4*
te,Td=64*te,Sd=512,_d=[];class Od{#e;#t;#n;#s;#r=0;constructor(e,n,s=lr.m){this.#e=e,this.#t=new Pe(n),this.#n=Math.min(bd,n),this.#s=new Ed(e,s)}send(e,n){const s=e.
headers.range===void 0||e.method==="HEAD",r=n.variants&&s?P(e,"accept-encoding"):void 0,o=r===void 0?_d:pd(r);if(o.length===0)return this.#o(e,n,n,s);const i=this.#s.
sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,Ko(n,o,a),s)):this.#o(e,n,Ko(n,o,i),s)}#o(e,n,s,r){if(s.status===200){if(kd(e,s))return{status:304,headers:s.
notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===
s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#l(n))return this.#a(e);const r=await this.#d(
n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)throw new Wo;return o}).catch(o=>{if(!(o instanceof Wo))throw o});return r?
{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#l(e)?await this.#f(e):await this.#h(e);return{status:e.status,
headers:e.headers,body:n}}#c(e,n){const s=P(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=cd(P(e,"range")??"",n.size);if(r!==
void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,
...o}}}return this.#u(n,r)}}async#u(e,n){const{start:s,end:r}=n,o=this.#l(e)?(await this.#f(e)).subarray(s,r+1):await this.#h(e,n);return{status:206,headers:{...e.
headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#l({size:e}){return e<=this.#n&&this.#r+e<=Td}#f(e){return this.#d(e,
()=>this.#e.read(e.org,e.file.hash,e.size))}#d({key:e,size:n},s){return this.#t.load(e,r=>r.length+Sd,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=
n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Wo extends Error{}function Ko(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.
variants?.get(s);if(o?.size===r)return o;const i=Kc(t,s,r);return t.variants?.set(s,i),i}return t}function kd(t,e){const n=P(t,"if-none-match");if(n!==void 0)return ad(
n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const $d=64*te,Id=4096,vd=1e3,Yo="GET, HEAD, OPTIONS";function Rd(t){
const e=new Ad(t);return n=>e.handle(n)}class Ad{#e;#t;#n;#s;#r;#o;#i=new Pe($d);#a;#c=Number.NEGATIVE_INFINITY;constructor({sites:e,objects:n,cacheBytes:s,log:r,
domain:o,clock:i=lr.m}){this.#e=e,this.#t=n,this.#n=r,this.#s=new za(o??"localhost"),this.#r=new Od(n,s,i),this.#a=i,this.#o=new Ya(n)}handle(e){const n=this.#s.
subdomain(P(e,"host")??""),s=n===void 0?void 0:this.#e.site(n);if(s===void 0)return ct(e,oc);const{method:r}=e;if(r!=="GET"&&r!=="HEAD")return xd(r);if(s.release===
null)return ct(e,ic);try{const o=this.#l(s.release),i=o?this.#d(e,s,o):this.#u(e,s,s.release),a=sc(s,i);return a instanceof Promise?a.catch(c=>this.#y(e,c)):a}catch(o){
return this.#y(e,o)}}async#u(e,n,s){return this.#d(e,n,await this.#f(n.org,s))}#l(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#f(e,n){
return this.#l(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.weight,()=>id(this.#t,e,n,this.#n))}#d(e,n,s){const r=D(e.target),o=!r.includes("%"),
i=o?s.remembered(r):void 0;if(i)return this.#m(e,i,s);const a=ko(r);if(a===void 0)return ct(e,cc);if(a.length>Id)return ct(e,dc);const c=new Ec(`/${a}`),f=(o?void 0:
s.remembered(c.path))??s.direct(c);return f?this.#m(e,f,s):fr(a)&&n.kept.length>0?this.#h(e,n,s,c):this.#p(e,n,s,c)}async#h(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.
releasesWith(n,o).catch(()=>[])){const a=this.#l(i)??await this.#f(n.org,i).catch(()=>{}),c=a?.file(o,r);if(a&&c)return this.#m(e,c,a)}return this.#p(e,n,s,r)}#p(e,n,s,r){
const o=s.indirect(r)??(n.settings.spaFallback&&!fr(r.path.slice(1))?s.file("index.html",r):void 0)??s.file("404.html",r,404);return o?this.#m(e,o,s):ct(e,ac,s)}#m(e,n,s){
return n.kind==="file"?this.#r.send(e,n.file):Nd(e,n,s)}#y(e,n){if(!(n instanceof ye))throw n;const s=this.#a.monotonic();return s-this.#c>=vd&&(this.#c=s,this.#n(
"error","edge_damaged",{requestID:e.requestID,reason:n.message})),ct(e,uc)}}function xd(t){return t==="OPTIONS"?{status:204,headers:{allow:Yo}}:{status:405,headers:{
allow:Yo,"content-length":"0","cache-control":"no-store"}}}function Nd(t,{status:e,location:n},s){const r=t.target.slice(D(t.target).length).replace(/[^\x21-\x7e]/g,
encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+i,"content-length":"0","cache-control":"pub\
lic, max-age=0, must-revalidate","x-slipway-release":s.deployID}}}function ct(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.
method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function Ld(t,e){const n=t.database.prepare("SELECT count(*) AS tables FROM sqlite_schema");return async()=>{
try{n.get()}catch{return I(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const s=await e.lasting();if(s===0)return I(200,{status:"\
ok",pid:process.pid});const r=`Visitors asked for ${s} stored objects that are missing or damaged. The log names them. To store them again, deploy their sites a\
gain.`;return I(200,{status:"degraded",pid:process.pid,reason:r})}}const Jo=512,Dd=/^[!-?A-~]+@[!-?A-~]+$/,Md=/^@[!-?A-~]+$/;function Vo(t){return t.length<=Jo&&
Dd.test(t)?t.toLowerCase():void 0}function Cd(t){return t.length<=Jo&&Md.test(t)?t.toLowerCase():Vo(t)}function Or(t){return/[^\0-\x7f]/.test(t)}const Qo=["view\
er","deployer"],Xo={localIssuer:!0,issuers:[],roleOf:()=>"deployer"};function jd(t){const e=(0,M.join)(t,"platform.json");if(!(0,C.existsSync)(e))return Xo;try{
return Pd(JSON.parse((0,C.readFileSync)(e,"utf8")))}catch(n){throw new k.GQ("invalid_file",`${e}: ${n instanceof Error?n.message:String(n)}`,{place:{file:e},remedy:"\
Mend the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:n})}}function Pd(t){const e=Bt(t,"the file",["$schema","loca\
lIssuer","issuers","organizations"]),{localIssuer:n=!0,issuers:s=[]}=e;if(typeof n!="boolean")throw new Error("localIssuer must be true or false");if(!Array.isArray(
s))throw new Error("issuers must be a list");const r=Ud(e.organizations),o=s.map((a,c)=>Bd(a,`issuers[${c}]`)),i=o.find((a,c)=>o.findIndex(f=>f.issuer===a.issuer)!==
c);if(i)throw new Error(`issuers names ${i.issuer} twice`);return{localIssuer:n,issuers:o,roleOf(a,c){const f=a.slice(a.lastIndexOf("@")),b=[r.get(c),r.get("*")].
flatMap(E=>[E?.get(a),E?.get(f)]);return b.includes("deployer")?"deployer":b.find(E=>E!==void 0)}}}function Ud(t){const e=Bt(t,"organizations");return new Map(Object.
entries(e).map(([n,s])=>{const r=`organizations.${n}`;if(n!=="*"&&!$.cS.test(n))throw new Error(`${r}: "${n}" is not an organization's identifier`);const o=Bt(s,
r,Qo),i=Qo.flatMap(a=>kr(o[a]??[],`${r}.${a}`).map(c=>{const f=Cd(c);if(f!==void 0)return[f,a];const g=Or(c)?"has characters other than ASCII":'is neither an em\
ail nor "@domain"';throw new Error(`${r}.${a}: "${c}" ${g}`)}));return[n,new Map(i)]}))}function Bd(t,e){const{issuer:n,audience:s,email:r="{email}",require:o={}}=Bt(
t,e,["issuer","audience","email","require"]);if(typeof n!="string"||!Fd(n))throw new Error(`${e}.issuer must be an https:// URL without query (http:// for loopb\
ack alone)`);if(typeof r!="string"||!/\{[^{}]+\}/.test(r))throw new Error(`${e}.email must be a template of claims, as "{email}" or "{repository}@github.actions\
"`);if(Or(r))throw new Error(`${e}.email has characters other than ASCII`);const i=Object.entries(Bt(o,`${e}.require`));return{issuer:n,audiences:s===void 0?void 0:
kr(s,`${e}.audience`),email:r,require:Object.fromEntries(i.map(([a,c])=>[a,kr(c,`${e}.require.${a}`)]))}}function Fd(t){if(!URL.canParse(t))return!1;const e=new URL(
t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&Hd(e.hostname)}function Hd(t){return t==="localhost"||t===
"[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function Bt(t,e,n){if(!(0,B.G)(t))throw new Error(`${e} must be an object`);const s=n&&Object.keys(t).find(r=>!n.includes(
r));if(s!==void 0)throw new Error(`${e} has no member "${s}"; it knows ${n?.join(", ")}`);return t}function kr(t,e){return(Array.isArray(t)?t:[t]).map(s=>{if(typeof s!=
"string"||s==="")throw new Error(`${e} must be a string, or a list of strings`);return s})}var $r=O(99);function Gd(t){const e=(0,M.join)(t,"platform.pid"),n=(0,M.
join)(t,"platform.lock");(0,C.writeFileSync)(n,"",{flag:"a",mode:384});const s=new $r.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode =\
 MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),pt(r)?new k.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"data",remedy:"Remove th\
e file: it contains no data, and the next start creates it.",cause:r}):zd(r)?new k.GQ("platform_locked",`Another platform uses ${t}${Kd(e)}`,{input:"data",remedy:"\
Stop that one first, or name another directory with --data.",cause:r}):r}return(0,C.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,C.rmSync)(e,{force:!0}),s.close())}}}function zd(t){return t instanceof Error&&"errcode"in t&&t.errcode===Wd}const Wd=5;
function Kd(t){try{const e=/^\d{1,10}$/.exec((0,C.readFileSync)(t,"utf8").trim());return e?` (process ${e[0]})`:""}catch{return""}}function Yd(t,e){const n=new Map,
s=()=>[...n].flatMap(([o,i])=>i.map((a,c)=>[{room:o,status:`${c}xx`},a]).filter(([,a])=>a>0)),r=()=>{const o=t.totals(),i=(c,f)=>c.reduce((g,b)=>g+b[f],0),a=o.filter(
c=>c.status==="queued");return[Ae("slipway_requests_total","counter","Requests answered.",s()),Ae("slipway_deployments","gauge","Deployments by status.",o.map(c=>[
{status:c.status},c.count])),Ae("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},i(a,"count")]]),Ae("slipway_deployment_seconds_sum","c\
ounter","Seconds from start to end of deployments.",[[{},i(o,"seconds")]]),Ae("slipway_deployment_seconds_count","counter","Deployments that ran to an end.",[[{},
i(o,"ran")]]),Ae("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[{},e.total]]),Ae("process_resident_memory_bytes","gauge",
"Resident memory.",[[{},process.memoryUsage.rss()]]),Ae("process_uptime_seconds","gauge","Seconds since the process began.",[[{},process.uptime()]])].join("")};
return{count(o,i){let a=n.get(o);a||(a=[0,0,0,0,0,0],n.set(o,a));const c=Math.floor(i/100);a[c]=(a[c]??0)+1},handler:()=>({status:200,headers:{"content-type":"t\
ext/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:r()})}}function Ae(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,
f])=>`${c}="${f}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function Mp(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const Jd=()=>{};var Pn=O(8161);const Vd=4*ot,Zo={base:128,perProcessor:256},qo={timeoutMs:20*6e4,fileBytes:ot,logBytes:4*te,memoryBytes:Math.min(Vd,Math.floor(
Qd()/2)),diskBytes:8*ot,diskFiles:2e6,processes:Zo.base+Zo.perProcessor*(0,Pn.availableParallelism)()};function Qd(){const t=process.constrainedMemory();return t>
0?Math.min((0,Pn.totalmem)(),t):(0,Pn.totalmem)()}const ei={environmentPerMinute:12e3,tablePerMinute:6e3},Un=6e4;class ti{quota;#e=-1;#t=0;constructor(e){this.quota=
e}isFull(e){return this.#e===Math.floor(e/Un)&&this.#t>=this.quota}count(e){const n=Math.floor(e/Un);n!==this.#e&&(this.#e=n,this.#t=0),this.#t+=1}}function Xd(t,e,n){
return t.isFull(n)||e.isFull(n)?!1:(t.count(n),e.count(n),!0)}function Zd(t){return Math.ceil((Un-t%Un)/1e3)}const ni="abcdefghijklmnopqrstuvwxyz234567",qd=63,si=6,
eu=()=>(0,A.randomInt)(2**32)/2**32;function Ir(t,e){let n="";for(;n.length<t;)n+=ni[Math.floor(e()*ni.length)]??"";return n}function tu(t){const e=t.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,qd-si-1).replace(/-+$/,"");return e===""?"app":e}function ri(t,e){return`${tu(t)}-${Ir(si,e)}`}function nu(t){
const e=ru(t);return su(e),e}function su({gitUrlTemplate:t,allowLocalGit:e}){const n=(0,ue.Rs)(t,e);if(!n)return;const s=`--git-url: "${(0,ue.ri)(t)}" ${n.problem}`;
throw new k.GQ("invalid_input",s,{input:"git-url",remedy:`Write ${n.instead}.`})}function ru(t){return{publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,
builder:void 0,host:"127.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:"https://github.com/{repository}.git",clock:lr.m,random:eu,log:Jd,fetch,
workers:2,isolation:"auto",keepReleases:10,lasting:!0,edgeCacheBytes:64*1024*1024,...t,buildLimits:{...qo,...t.buildLimits},kvsQuotas:{...ei,...t.kvsQuotas}}}var Bn=O(
5807);const ou=["error","warning","notice"],{failureLogLines:oi,failureLogLine:ii}=$.lF,ai={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"\
build_failed",sync:"sync_failed",activate:"activation_failed"};function ci({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,
code:e,message:(0,Bn.vI)(n,$.IC.message),exitCode:s},c=r===null?null:r.slice(0,$.IC.signal),f=i.filter(({file:x})=>x.length<=$.IC.file).slice(0,$.IC.findings).map(
x=>({...x,code:x.code===null?null:(0,Bn.vI)(x.code,$.IC.findingCode),message:(0,Bn.vI)(x.message,$.IC.findingMessage)})),g=di(f,$.IC.bytes/2),b=$.IC.bytes-vr({...a,
signal:c,log:[],diagnostics:g}),E=o.slice(-oi).map(x=>(0,Bn.vI)(x,ii));return{...a,signal:c,log:di(E.reverse(),b).reverse(),diagnostics:g}}function di(t,e){let n=e;
const s=t.findIndex(r=>(n-=vr(r)+1,n<0));return s===-1?t:t.slice(0,s)}function vr(t){return Buffer.byteLength(JSON.stringify(t))}function ui(t){if(!(0,B.G)(t))return;
const{exitCode:e,signal:n,log:s,message:r}=t,o=K.find(f=>f===t.stage),i=V.find(f=>f===t.code);if(!o||!i||!(0,B.K)(r,$.IC.message)||!Rr(e)||n!==null&&!(0,B.K)(n,
$.IC.signal)||!Array.isArray(s)||s.length>oi||!s.every(f=>(0,B.K)(f,ii)))return;const a=iu(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,
signal:n,log:s,diagnostics:a};return vr(c)<=$.IC.bytes?c:void 0}function iu(t){if(!Array.isArray(t)||t.length>$.IC.findings)return;const e=[];for(const n of t){
const s=au(n);if(!s)return;e.push(s)}return e}function au(t){if(!(0,B.G)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=ou.find(a=>a===t.severity);
if(!(!i||!(0,B.K)(e,$.IC.file)||!(0,B.K)(o,$.IC.findingMessage))&&!(r!==null&&!(0,B.K)(r,$.IC.findingCode)))return Rr(n)&&Rr(s)?{file:e,line:n,column:s,severity:i,
code:r,message:o}:void 0}function cu(t){return{stage:t,code:ai[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,
signal:null,log:[],diagnostics:[]}}function Rr(t){return t===null||Number.isSafeInteger(t)}class Ar extends Error{name="BuildFailure";facts;constructor(e){const n=ci(
e);super(n.message),this.facts=n}}class li extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(Ft(s),{cause:s}),this.stage=e,this.aborted=n}}
function du(t){const{stage:e,aborted:n,cause:s}=t instanceof li?t:{stage:"build",aborted:!1,cause:t};return n?fi(e):s instanceof Ar?s.facts:Ke(s)?xr(e,"disk_ful\
l","The disk of the platform is full"):xr(e,ai[e],`The platform itself failed at the stage "${e}": ${Ft(s)}`)}function fi(t){return xr(t,"interrupted","The plat\
form stopped while this deployment was under way")}function xr(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Ft(t){
return t instanceof Error?t.message:String(t)}const uu={files:1e5,fileBytes:512*te,totalBytes:4*ot},Nr={pathBytes:1024,pathsBytes:16*te,rulesBytes:256*1024,indexBytes:32*
te},Lr=32*te,hi={pathBytes:4096,pathsBytes:32*te,rulesBytes:8*te,indexBytes:48*te},Cp=null,Fn=te,lu=8,jp=32,fu=3600*1e3,Pp=1e3,hu=2*te;var pu=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},mu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Dr=64*1024;async function gu(t){try{const e={stack:[],error:void 0,hasError:!1};
try{const n=pu(e,await(0,X.open)(t),!0),{size:s}=await n.stat(),r=Math.max(0,s-Dr),{buffer:o,bytesRead:i}=await n.read(Buffer.alloc(Dr),0,Dr,r),a=o.toString("ut\
f8",0,i).split(`
`);return r>0&&a.shift(),a.at(-1)===""&&a.pop(),a.slice(-$.lF.failureLogLines).map(c=>c.slice(0,$.lF.failureLogLine))}catch(n){e.error=n,e.hasError=!0}finally{const n=mu(
e);n&&await n}}catch{return[]}}const yu=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function wu(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&yu.some(r=>r.test(
n))&&(e[n]=s);return e}class Eu{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);
return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(e)}}}function bu(t){return`${(0,A.hash)("sha256",t).slice(0,16)}/`}function Tu(t,e){
return`slipway-worker:${bu(t)}${e}`}var Su=O(1421),_u=O(6193);const Ou=524288,ku=65535;let pi;function $u(){return pi??=Iu().filter(t=>t>2&&t<=ku&&vu(t)),pi}function Iu(){
try{return(0,C.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function vu(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,C.readFileSync)(`/proc/self/fd\
info/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&Ou)===0}catch{return!1}}function Ru(t){const e=$u().filter(r=>t[r]===void 0);if(e.length===0)return{
stdio:[...t],[Symbol.dispose](){}};const n=(0,C.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=1)s.push("ignore");for(const r of e)
s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,C.closeSync)(n)}}const mi=4*te,Up=2e3,gi=6e4;function Au(t){try{const e=JSON.parse(t);return(0,B.G)(e)?Nu(e):void 0}catch{
return}}const yi={ready({isolation:t}){const e=Du(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=K.find(n=>n===t);
return e&&{kind:"stage",stage:e}},commit:({commit:t})=>(0,B.K)(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=(0,B.G)(e)?Lu(e):void 0;return n&&
Fe(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,B.K)(t,Mr)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","warn",
"error"].find(r=>r===t);return s&&(0,B.K)(e,64)&&(0,B.K)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=Mu(t);return n&&
(0,B.K)(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=ui(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=(0,B.G)(t)?
t:{},{objects:n,bytes:s}=e;return Fe(n)&&Fe(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Mr=256,xu=4096;function Nu(t){const{kind:e}=t;return typeof e==
"string"&&Object.hasOwn(yi,e)?yi[e](t):void 0}function Lu({about:t,name:e,directory:n,kind:s,org:r}){if(t==="lock"&&(0,B.K)(e,Mr))return{about:t,name:e};if(t===
"output"&&(0,B.K)(n,xu)&&(s==="build"||s==="folder"))return{about:t,directory:n,kind:s};if(t==="live"&&(0,B.K)(r,Mr))return{about:t,org:r}}function Du(t){if((0,B.
G)(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&(0,B.K)(t.reason,1e3)?{kind:"none",reason:t.
reason}:void 0}function Mu(t){if(!(0,B.G)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&
!(!Fe(n)||!Fe(s)||!Fe(r)||!Fe(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function Fe(t){return Number.isSafeInteger(t)&&Number(t)>=0}var Cu=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ju=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Pu=import.meta.filename.endsWith(".ts")?(0,M.join)(import.meta.dirname,"..",
"..","worker.ts"):(0,M.join)(import.meta.dirname,"..","worker","index.js"),Uu=15,Bu=384,Fu=4096,Hu=5e3;class Gu{pid;ended;#e;#t=()=>{};#n;#s="";#r=performance.now();constructor(e,n,s=Pu){
const r={stack:[],error:void 0,hasError:!1};try{const o=Cu(r,Ru(["pipe","ignore","pipe","pipe"]),!1),i=(0,Su.spawn)(process.execPath,[`--max-old-space-size=${Bu}`,
"--",s,n],{cwd:"/",env:{PATH:e,LC_ALL:"C.UTF-8"},detached:!0,stdio:o.stdio});this.#e=i,this.pid=i.pid,zu(i.pid),i.stdin?.on("error",()=>{}),i.stderr?.setEncoding(
"utf8").on("data",a=>{this.#s=(this.#s+a).slice(-Fu)}),this.#o(i),this.ended=this.#a(i)}catch(o){r.error=o,r.hasError=!0}finally{ju(r)}}listen(e){this.#t=e}send(e){
this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#n??=e,this.#e.kill("SIGKILL")}#o(e){const n=new _u.StringDecoder("utf8");let s="";e.stdio[3]?.on("error",()=>{}),e.stdio[3]?.on("data",r=>{this.#r=
performance.now();const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>mi)return this.kill("it sent a message that is too long");for(const i of o)this.#i(i)})}#i(e){if(this.#n!==void 0)return;const n=e.
length<=mi?Au(e):void 0;n?n.kind!=="pulse"&&this.#t(n):this.kill("it sent an invalid message")}#a(e){let n=!1;const s=setInterval(()=>{const r=performance.now()-
this.#r>gi;r&&n&&this.kill(`it sent nothing for ${gi/1e3} seconds`),n=r},Hu).unref();return new Promise(r=>{const o=(i,a,c=this.#s)=>{clearInterval(s),r({exitCode:i,
signal:a,killed:this.#n,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>o(i,a))})}}function zu(t){try{t!==void 0&&(0,Pn.setPriority)(
t,Uu)}catch{}}class Cr extends Error{name="WorkerCrash";ending;constructor(e){super(Ku(e)),this.ending=e}}class Wu{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.
withResolvers();#r={};#o;#i=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#a(s)),e.ended.then(s=>this.#h(s))}get alive(){return!this.#i}get stage(){return this.#o}run(e,n={}){return this.#r=n,this.process.send(e),this.#s.promise}#a(e){
try{this.#u(e)}catch(n){this.#c(n)}}#c(e){this.#s.reject(e),this.process.send({kind:"abort"})}#u(e){switch(e.kind){case"ready":this.#n.resolve(e.isolation);break;case"\
stage":this.#o=e.stage,this.#r.onStage?.(e.stage);break;case"commit":this.#r.onCommit?.(e.commit);break;case"ask":this.#l(e.id,e.question);break;case"release":this.#d(
e.name);break;case"note":this.#e.onNote(e);break;case"stored":case"failed":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,k.xb)(e)}}async#l(e,n){
try{this.process.send({kind:"answer",id:e,value:await this.#f(n)})}catch(s){this.#c(s)}}async#f(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(
e.name);return this.#d(e.name),this.#t.set(e.name,n),this.#i&&this.#d(e.name),null}case"output":return await this.#r.onOutput?.(e.directory,e.kind),null;case"li\
ve":return this.#e.live(e.org)}}#d(e){this.#t.get(e)?.(),this.#t.delete(e)}#h(e){this.#i=!0;const n=new Cr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[
...this.#t.keys()])this.#d(s)}}function Ku({exitCode:t,signal:e,killed:n,words:s}){return n!==void 0?`it was ended because ${n}`:/heap out of memory|Allocation failed/i.
test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function Yu(t,e,n){const s=`The process that built this deployment crashed: ${t.
message}`;return new Ar({stage:e,code:"builder_crashed",message:s,exitCode:t.ending.exitCode,signal:t.ending.signal,log:n,diagnostics:[]})}class Ju{#e;#t;#n;#s=new Eu;#r=new Set;#o;#i;#a=!1;constructor(e,n){
this.#e=e,this.#t=n,this.#n=e.env.PATH??"/usr/local/bin:/usr/bin:/bin"}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?
this.#o:this.start();return this.#o=void 0,n.ready.then(()=>!this.#a&&this.refill(),()=>{}),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),
this.#o}start(){const e=this.#c(),n=Tu(e.dataDir,process.pid),s=new Wu(new Gu(this.#n,n),{locks:this.#s,live:this.#t,onNote:({level:r,event:o,text:i})=>this.#e.
log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#u(r),()=>{}),s.process.send({kind:"prepare",settings:e}),
s}#c(){const{dataDir:e,env:n,gitUrlTemplate:s,allowLocalGit:r,limits:o,outputLimits:i,lasting:a,isolation:c}=this.#e,f={dataDir:(0,C.realpathSync)(e),env:wu(n),
gitUrlTemplate:s??"https://github.com/{repository}.git",allowLocalGit:r??!1,limits:{...qo,...o},outputLimits:i??uu,lasting:a??!0,isolation:c==="none"?"none":"au\
to"};return this.#i?{...f,known:this.#i}:f}#u(e){this.#i||(this.#i=e,e.kind==="none"&&this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds ca\
n read and write everything that the platform can, and the number of their processes is not limited"}))}}const Vu=1e4,Qu=5*6e4;function Xu(t){return new Zu(t)}class Zu{#e;#t;#n=new Set;#s=Promise.
resolve();#r=Promise.resolve();#o=!1;constructor(e){this.#e=e,this.#t=new Ju(e,n=>this.#u(n))}async recover(){const e=(0,C.existsSync)((0,M.join)(this.#e.dataDir,
"builds")),n=e?this.#t.start():this.#t.refill();e&&(this.#s=this.#c(null,n).then(()=>{this.#o||this.#t.refill()})),this.#e.isolation==="required"&&qu(await n.ready)}async build(e,n){
await this.#s;let{session:s,waited:r}=this.#t.take();try{return await this.#i(e,n,s).catch(o=>{if(!(o instanceof Cr)||!r||s.stage!==void 0)throw o;return s=this.#t.
start(),this.#i(e,n,s)})}catch(o){throw o instanceof Cr?await this.#d(o,s,e):o}}async#i(e,n,s){const{signal:r}=n,{onOutput:o,clock:i}=this.#e,a=()=>{this.#f(s)};
r.addEventListener("abort",a,{once:!0}),r.aborted&&a();try{const c=async(U,S)=>o?.(U,r,S),f={...el(n),onOutput:c},g=await s.run({kind:"deploy",job:e,look:o!==void 0},
f);if(g.kind!=="stored")throw g.kind==="failed"?new Ar(g.facts):wi();const{commit:b,release:E}=g,{manifestHash:x}=E;return this.#n.add({org:e.app.org,manifestHash:x,
until:i.monotonic()+fu}),{commit:b,release:E,[Symbol.asyncDispose]:()=>this.#l(s,e.deployID)}}catch(c){throw await this.#l(s,e.deployID),r.throwIfAborted(),c}finally{
r.removeEventListener("abort",a)}}collect(){return this.#a({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?Promise.resolve():(this.#r=this.#r.
then(()=>this.#a({kind:"variants",org:e,manifestHash:n})).then(()=>{},s=>{this.#o||this.#e.log("warn","compressing_failed",{org:e,reason:String(s)})}),this.#r)}async[Symbol.
asyncDispose](){this.#o=!0,await Promise.all(this.#t.close().map(e=>this.#f(e))),await this.#r}async#a(e){if(await this.#s,this.#o)return{objects:0,bytes:0};const n=this.#t.
start();try{const s=await n.run(e);if(s.kind!=="done")throw wi();return s.removed}finally{await this.#f(n)}}#c(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).
then(()=>{},s=>{this.#o||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}#u(e){const n=this.#e.clock.monotonic();for(const r of this.#n)r.
until<n&&this.#n.delete(r);const s=[...this.#n].filter(r=>r.org===e).map(r=>r.manifestHash);return[...new Set([...this.#e.live?.(e)??[],...s])]}async#l(e,n){const s=new AbortController;
this.#e.clock.sleep(Qu,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),r!==0&&!this.#o&&
await this.#c(n)}async#f(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),Vu);await e.
process.ended,clearTimeout(n)}async#d(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=K.
find(o=>o===n.stage)??"clone";return Yu(e,r,await gu((0,M.join)(this.#e.dataDir,"logs",`${s}.log`)))}}function qu(t){if(t.kind==="none")throw new k.GQ("unsuppor\
ted_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then have all rights\
 of the platform."})}function el({onStage:t,onCommit:e}){return{onStage:t,onCommit:e}}function wi(){return new Error("The worker gave the result of another job")}
const Ei=36e5,tl=2*Ei;function nl(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=e.monotonic(),i=async()=>{r=e.monotonic();try{const c=await t();n("info","obje\
cts_collected",{objects:c.objects,bytes:c.bytes})}catch(c){n("error","collection_failed",{message:c instanceof Error?c.message:String(c)})}finally{s=void 0}},a=()=>(s??=
i(),s);return{collect:a,whenIdle(){e.monotonic()-r>=Ei&&a()},whenBusy(){e.monotonic()-Math.max(o,r)>=tl&&a()},async[Symbol.asyncDispose](){await s}}}const sl=4096;
function rl(t){const e=(0,M.join)(t,"identity-key.json");if(!(0,C.existsSync)(e)){const a=(0,A.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export(
{format:"jwk"}),c=`${e}.${(0,A.randomBytes)(4).toString("hex")}`;(0,C.writeFileSync)(c,`${JSON.stringify(a)}
`,{mode:384}),(0,C.renameSync)(c,e)}const n=(0,C.statSync)(e);if(!n.isFile()||n.size>sl)throw jr(e);const s=il((0,C.readFileSync)(e,"utf8"));if(!(0,B.G)(s)||typeof s.
x!="string"||typeof s.y!="string"||typeof s.d!="string"||!ol({kty:"EC",crv:"P-256",x:s.x,y:s.y,d:s.d}))throw jr(e);const r={kty:"EC",crv:"P-256",x:s.x,y:s.y},o=al(
r),i={...r,kid:o,alg:"ES256",use:"sig"};return{kid:o,publicJwk:i,privateJwk:{...r,d:s.d,alg:"ES256"}}}function jr(t){return new k.GQ("unsupported_data",`${t} is\
 not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens that were signed with the old one become invalid."})}function ol(t){
try{const e=(0,A.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,A.verify)("sha256",r,(0,A.createPublicKey)({key:s,format:"\
jwk"}),(0,A.sign)("sha256",r,e))}catch{return!1}}function il(t){try{return JSON.parse(t)}catch{return}}function al(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,A.createHash)(
"sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const cl=6e5,dl=3e4,bi=5e3;function ul(t,e,n){return Si(async()=>{const s=await O.e(
460).then(O.bind(O,6460)),r=s.createRemoteJWKSet(await ll(t,e),{timeoutDuration:bi,cacheMaxAge:Number.POSITIVE_INFINITY,[s.customFetch]:e,cooldownDuration:Number.
POSITIVE_INFINITY});let o=Number.NEGATIVE_INFINITY;const i=async a=>n.monotonic()-o<a?!1:(await r.reload(),o=n.monotonic(),!0);return async(a,c)=>{await i(cl);try{
return await r(a,c)}catch(f){if(!(f instanceof s.errors.JWKSNoMatchingKey)||!await i(dl))throw f;return r(a,c)}}})}async function ll(t,e){try{const s=await(await e(
`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(bi),redirect:"error"})).json();return fl(s,t)}catch{throw Ti()}}function fl(t,e){
const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==
new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function Ti(){return new w("unavailable","The keys of \
the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Si(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}const hl=30,pl=["E\
S256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],ml=16*1024;function gl(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.
map(r=>[r.issuer,{...r,keys:ul(r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Si(async()=>(await O.e(460).then(O.bind(O,6460))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=yl(r),i=await O.e(460).then(O.bind(O,6460)),{header:a,
claims:c}=wl(o,i);El(a,c);const f=s.get(c.iss??"");if(!f)throw se("The token was issued by an identity provider that this platform does not trust (iss)");const g=await f.
keys(),b=f.audiences??[t.audience];try{const{payload:E}=await i.jwtVerify(o,g,{issuer:f.issuer,audience:[...b],algorithms:pl,clockTolerance:hl,currentDate:new Date(
n.now()),requiredClaims:["exp"]});return bl(f,E),{email:Tl(f,E),issuer:f.issuer}}catch(E){throw _l(E,i,b.join(" or "))}}}function yl(t){if(t===void 0)throw se('\
There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw se('The Author\
ization header is not "Bearer <ID token>"');if(e.length>ml)throw se("The token is too long to be an ID token");return e}function wl(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw se("The token is not a JSON Web Token, so it is not an ID token")}}function El(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw se("The token is an access token: send the identity provider's ID\
 token instead")}function bl(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw se(`The token's ${n} claim is not one that this \
platform accepts`)}function Tl(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw se(`The token has no ${o} c\
laim`);return i}),s=Vo(n);if(s===void 0){const r=Or(n)?"has characters other than ASCII":"is not an email";throw se(`The token's email claim ${r}`)}if(t.email.includes(
"{email}")&&!Sl(e))throw se("The token's email is not verified (email_verified is not true)");return s}function Sl({email_verified:t}){return t===void 0||t===!0||
t==="true"}function _l(t,e,n){if(t instanceof w)return t;const{errors:s}=e;return t instanceof s.JWTExpired?se("The token has expired (exp): ask for a new one"):
t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?se(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?se("The token is no\
t valid yet (nbf)"):se(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?se("T\
he token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?se("The token's signature algorithm is not accepted (alg)"):t instanceof
s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?se("The token is not a valid ID token"):Ti()}function se(t){return new w("unauthorized",`${t}\
.`,{"www-authenticate":'Bearer error="invalid_token"'})}class dt extends Error{name="StoreUnavailable"}const Se=64,Ol=32;class _i{#e;#t=[];constructor(e){this.#e=
Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),
this.#t[n]}}const Oi=new _i(8192),kl=new _i(256);function $l(t){return(0,A.hash)("sha256",Oi.latin1(t))}function ki(t,e){return t.length===e.length&&(0,A.timingSafeEqual)(
Oi.latin1(t),kl.latin1(e))}class Il{#e;#t;constructor(e){if(e.length>Se)throw new RangeError(`An HMAC key of ${e.length} bytes`);this.#e=Buffer.alloc(Se+512),this.#t=
Buffer.alloc(Se+Ol);for(let n=0;n<Se;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,A.hash)("sha256",this.#n(e),"binary"),
Se,"latin1"),(0,A.hash)("sha256",this.#t)}#n(e){const n=this.#e.length-Se;return e.length>n?Buffer.concat([this.#e.subarray(0,Se),Buffer.from(e,"latin1")]):this.#e.
subarray(0,Se+this.#e.write(e,Se,"latin1"))}}const $i="AWS4-HMAC-SHA256";function Ii({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function vl(t,e,n){
return`${$i}
${t}
${Ii(e)}
${$l(n)}`}function Rl(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,A.createHmac)("sha256",n).update(s,
"utf8").digest();return new Il(n)}function Al(t,e){return t.sign(e)}const xl=new RegExp(`^${$i} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),Nl=1024,Ll=1024,Dl=32,vi=64,Ht=new Map;function Ml(t){const e=t.
slice(-vi),n=t.slice(0,-vi),s=Ht.get(n);if(s&&Cl.test(e))return{...s,signature:e};const r=jl(t);if(r)return Ht.size>=Nl&&Ht.clear(),n.length<Ll&&r.signedHeaders.
length<=Dl&&Ht.set(n,r),{...r,signature:e}}function Bp(){return Ht.size}const Cl=/^[0-9a-f]{64}$/;function jl(t){const e=xl.exec(t);if(!e)return;const[,n="",s="",
r="",o="",i=""]=e,a=i.split(";");if(a.every((c,f)=>f===0||(a[f-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const Pl=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;
let Pr;function Ul(t){if(Pr?.text===t)return Pr.time;const e=Bl(t);return e!==void 0&&(Pr={text:t,time:e}),e}function Bl(t){const e=Pl.exec(t);if(!e)return;const n=Number(
e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Hn(t){return`${new Date(
t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function Fl(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":Kl(t.target.slice(
e+1)),r=zl(n,t.normalizePath),o=Vl(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Hl=/^(?:\/[A-Za-z0-9_~-]+)+$/,Gl=/[^A-Za-z0-9._~-]/g;function Ur(t){return t.replace(Gl,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function zl(t,e){if(Hl.test(t))return t;const n=t.split("/");return(e?Wl(n):n).map(Ur).join("/")||"/"}function Wl(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function Kl(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Ur(Ri(r)),Ur(Ri(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Ai(n,r)||Ai(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Ri(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Ai(t,e){return t<e?-1:t>e?1:0}function Yl(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=xi(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function Jl(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?Yl(t.rawHeaders):{names:e,repeated:[],get(n){const s=P(t,n);return s===void 0?void 0:xi(s)}}}function Vl(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const Ql=/ {2}|\t/,Xl=32,Zl=9;function xi(t){let e=0,n=t.length;for(;e<n&&Ni(t,e);)e+=1;for(;n>e&&Ni(t,n-1);)n-=1;const s=t.slice(e,n);return Ql.test(
s)?s.replace(/[ \t]+/g," "):s}function Ni(t,e){const n=t.charCodeAt(e);return n===Xl||n===Zl}const Gn=5*6e4,Li=["host","content-type"],ql=new Set([...Li,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),ae=(t,e)=>({type:t,message:e});class ef{#e;#t=new Br;constructor(e){
this.#e=e}readHeaders(e,n){const s=P(e,"authorization");if(s===void 0)return ae("MissingAuthenticationTokenException","Missing Authentication Token");const r=Ml(
s),o=P(e,"x-amz-date")??"",i=Ul(o);if(!r)return ae("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return ae("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(!a)return ae("UnrecognizedClientException","The security token included in the reques\
t is invalid.");const c=Jl(e);return nf(r.scope,o)??sf(o,i,n)??rf(a,c.get("x-amz-security-token"),n)??of(c,r.signedHeaders)??{headers:c,signedBy:r,role:a,time:o}}verify(e,n,{
headers:s,signedBy:r,role:o,time:i}){const a=(0,A.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==a)return ae("InvalidSignatureExcept\
ion","The provided x-amz-content-sha256 header does not match what was computed.");const f=Fl({method:e.method,target:e.target,headers:s,signedHeaders:r.signedHeaders,
payloadHash:a,normalizePath:!0}),g=this.#t.get(o,r.scope),b=Al(g,vl(i,r.scope,f));if(!ki(b,r.signature))return ae("InvalidSignatureException","The request signa\
ture we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details\
.")}}function tf(t){return"message"in t}function nf(t,e){if(t.region!==$.aT)return ae("InvalidSignatureException",`Credential should be scoped to a valid region\
: '${$.aT}'.`);if(t.service!==$.jL)return ae("InvalidSignatureException",`Credential should be scoped to correct service: '${$.jL}'.`);if(e.startsWith(`${t.date}\
T`))return;const n=e.slice(0,8);return ae("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP:\
 '${t.date}' != '${n}', from '${e}'.`)}function sf(t,e,n){if(e<n-Gn){const s=Hn(n-Gn);return ae("InvalidSignatureException",`Signature expired: ${t} is now earl\
ier than ${s} (${Hn(n)} - 5 min.)`)}if(e>n+Gn){const s=Hn(n+Gn);return ae("InvalidSignatureException",`Signature not yet current: ${t} is still later than ${s} \
(${Hn(n)} + 5 min.)`)}}function rf(t,e,n){if(!ki(e??"",t.sessionToken))return ae("UnrecognizedClientException","The security token included in the request is in\
valid.");if(!(t.expiresAt>n))return ae("ExpiredTokenException","The security token included in the request is expired")}function of(t,e){const n=t.repeated.find(
o=>ql.has(o));if(n!==void 0)return ae("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.names)if(af(o)&&!e.includes(o))
return Di(o);const s=Li.find(o=>!e.includes(o));if(s!==void 0)return Di(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return ae("IncompleteSignatureExce\
ption",`The signed header '${r}' was not sent.`)}function af(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Di(t){return ae("InvalidSignat\
ureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class Br{static#e=4096;#t=new Map;get(e,n){const s=`${e.accessKeyID}/${Ii(n)}`,r=this.#t.
get(s);if(r)return r;this.#t.size>=Br.#e&&this.#t.clear();const o=Rl(e.secret,n);return this.#t.set(s,o),o}}async function cf(t,e,n){const s=df(t),r=await e.identity(),
o=await e.highestKeyspace(),i=uf(t);if(o>i)throw Fr(n,`kvs.db contains entries of table ${o}, and ${i===0?"platform.db never had a table":"platform.db is older"}`);
if(s!==void 0&&r!==void 0&&s!==r)throw Fr(n,"they come from two data directories");if(s!==void 0&&r===void 0&&lf(t))throw Fr(n,"kvs.db is missing, or older than\
 platform.db");const a=r??s??(0,A.randomBytes)(16).toString("hex");r===void 0&&await e.setIdentity(a),s===void 0&&t.prepare("INSERT INTO kvs_store (only, identi\
ty) VALUES (1, ?)").run(a)}function df(t){const e=t.prepare("SELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function uf(t){return Number(
t.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'kvs_tables'").get()?.seq??0)}function lf(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==
void 0}function Fr(t,e){return new k.GQ("unsupported_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"\
Restore both files from the same backup, or name another directory with --data."})}const ff=720*6e4,hf=1e3,pf="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";class mf{#e;#t;#n=new Map;constructor(e,n){
this.#e=e,this.#t=n;const s=e.prepare("SELECT access_key_id, environment_id, sealed, expires_at FROM kvs_roles ORDER BY expires_at");for(const r of s.all()){const o=String(
r.access_key_id),i=r.sealed instanceof Uint8Array?JSON.parse(n.open(Mi(o),r.sealed)):{};(0,B.G)(i)&&this.#s(String(r.environment_id),{accessKeyID:o,secret:String(
i.secret),sessionToken:String(i.sessionToken),expiresAt:Number(r.expires_at)})}}byAccessKey(e){return this.#n.get(e)}issue(e,n){const s={accessKeyID:`ASIA${Array.
from((0,A.randomBytes)(16),f=>pf[f%32]).join("")}`,secret:(0,A.randomBytes)(30).toString("base64"),sessionToken:(0,A.randomBytes)(96).toString("base64"),expiresAt:n+
ff},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(Mi(r),JSON.stringify({secret:o,sessionToken:i}));return this.#o(n),this.#r(e),this.#e.prepare(
"INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)").run(r,e,c,a),this.#s(e,s),s}#s(e,n){this.#n.set(n.accessKeyID,{
...n,environmentID:e})}#r(e){const n=[...this.#n.values()].filter(s=>s.environmentID===e);for(const{accessKeyID:s}of n.slice(0,Math.max(0,n.length+1-hf)))this.#e.
prepare("DELETE FROM kvs_roles WHERE access_key_id = ?").run(s),this.#n.delete(s)}#o(e){this.#e.prepare("DELETE FROM kvs_roles WHERE expires_at <= ?").run(e);for(const n of this.#n.
values())n.expiresAt<=e&&this.#n.delete(n.accessKeyID)}}function Mi(t){return`kvs-role:${t}`}const gf={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,
missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,
rate_limited:429,internal:500,unavailable:503};var Ci=O(4573),ji=O(1772);class He extends Error{name="InvalidJson"}const yf=128;class Pi extends Error{}function wf(t){
const e=new Map;try{return new kf(t).document(e),e}catch(n){if(!(n instanceof Pi))throw n;return Ef(t)}}function Ef(t){try{return new Map((0,ji.U2)(t)?.map(e=>[
e.name,e.text]))}catch(e){throw e instanceof ji.sU?new He(e.message):e}}function Ui(t){if(t.charCodeAt(0)!==zn)return;const e=t.slice(1,-1);return e.includes("\\")?
String(JSON.parse(t)):e}const zn=34,bf=92,Bi=44,Tf=58,Fi=123,Hi=125,Sf=91,Gi=93,_f=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,zi=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
Of=/^\\u[dD][89abAB]/,Wi=/^\\u[dD][c-fC-F]/;class kf{#e;#t=0;#n=0;constructor(e){this.#e=e}document(e){this.#p(),this.#g()!==Fi&&this.#w(),this.#r(e),this.#p(),
this.#t!==this.#e.length&&this.#w()}#s(){const e=this.#g();e===zn?this.#u():e===Fi?this.#r(void 0):e===Sf?this.#o():e===116?this.#d("true"):e===102?this.#d("fal\
se"):e===110?this.#d("null"):this.#h(_f)}#r(e){const n=e??new Set;if(this.#i(),this.#g()!==Hi)do{this.#p();const s=this.#c();if(n.has(s))throw new He("a name st\
ands twice in one object");this.#p(),this.#y(Tf),this.#p();const r=this.#t;this.#s(),e?e.set(s,this.#e.slice(r,this.#t)):n instanceof Set&&n.add(s),this.#p()}while(this.#m(
Bi));this.#a(Hi)}#o(){if(this.#i(),this.#g()!==Gi)do this.#p(),this.#s(),this.#p();while(this.#m(Bi));this.#a(Gi)}#i(){if(this.#n+=1,this.#n>yf)throw new Pi;this.#t+=
1,this.#p()}#a(e){this.#y(e),this.#n-=1}#c(){const e=this.#t;return this.#u(),Ui(this.#e.slice(e,this.#t))??""}#u(){this.#y(zn);const e=this.#e;for(;;){const n=e.
charCodeAt(this.#t);if(n===zn)break;n===bf?this.#f():n>=32&&(n&63488)!==55296?this.#t+=1:n>=55296?this.#l():this.#w()}this.#t+=1}#l(){const[e,n]=[this.#g(),this.#e.
charCodeAt(this.#t+1)];if(e>=56320||(n&64512)!==56320)throw new He("a surrogate stands alone");this.#t+=2}#f(){const e=this.#t;this.#h(zi);const n=this.#e.slice(
e,this.#t);if(Wi.test(n))throw new He("a surrogate stands alone");if(Of.test(n)){if(!Wi.test(this.#e.slice(this.#t,this.#t+6)))throw new He("a surrogate stands \
alone");this.#h(zi)}}#d(e){this.#e.startsWith(e,this.#t)||this.#w(),this.#t+=e.length}#h(e){e.lastIndex=this.#t,e.test(this.#e)||this.#w(),this.#t=e.lastIndex}#p(){
for(;;){const e=this.#g();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#t+=1}}#m(e){return this.#g()!==e?!1:(this.#t+=1,!0)}#y(e){this.#m(e)||this.#w()}#g(){return this.#e.
charCodeAt(this.#t)}#w(){throw new He(`unexpected ${this.#t<this.#e.length?"character":"end"} at ${this.#t}`)}}class Ge extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function $f(t,e){const n=If(e),s=vf(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=Rf(n.get("value")),o=e.length>
2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:Af(n.get("ttlSeconds"))}}function If(t){if(!(0,Ci.isUtf8)(t))throw new Ge(
"invalid_json");try{return wf(t.toString("utf8"))}catch(e){throw e instanceof He?new Ge("invalid_json"):e}}function vf(t){const e=t===void 0?void 0:Ui(t);if(e===
void 0||e===""||Ki(e,$.ux.keyBytes))throw new Ge("invalid_key");return e}function Rf(t){if(t===void 0||Ki(t,$.ux.valueBytes))throw new Ge("invalid_value");return t}
function Af(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<$.ux.minTtlSeconds||e>$.ux.maxTtlSeconds)throw new Ge("invalid_ttl");return e}
function Ki(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}const ut={"content-type":"application/json","cache-control":"no-store"},xf={status:200,
headers:ut,body:'{"ok":true}'},Nf={status:200,headers:ut,body:'{"deleted":true}'},Lf={status:200,headers:ut,body:'{"found":false,"expiresAt":null}'},Df=new Map(
[[ge.Y2.put,"put"],[ge.Y2.get,"get"],[ge.Y2.delete,"delete"]]),Mf=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,Cf=/^Bearer +([!-~]+)$/i;function jf(t){return e=>{
const n=t.gateway.readHeaders(e,t.clock.now());if(tf(n))return Ji(n);const s=r=>Hf(r,e,t.log);return e.body($.ux.bodyBytes).then(r=>{try{return Pf(e,r,n,t,s)}catch(o){
return s(o)}},r=>s(r instanceof N?r:new Ge("invalid_json")))}}function Pf(t,e,n,{gateway:s,tables:r,engine:o,clock:i},a){const c=s.verify(t,e,n);if(c)return Ji(
c);const f=Uf(t,n.role,r);if(typeof f=="string")return _e(f);const g=i.monotonic();if(!Xd(f.environmentWindow,f.tableWindow,g))return _e("rate_limited",{"retry-\
after":String(Zd(g))});const b=Bf(t);return typeof b!="string"?b:Ff(b,$f(b,e),f.keyspace,i.now(),o,a)}function Uf(t,e,n){const s=P(t,"x-kvs-authorization");if(!s)
return"missing_token";const r=Cf.exec(s)?.[1],o=r===void 0?void 0:n.byToken(r);return o?o.environmentID!==e.environmentID?"inactive_binding":o.supported?o:"unsu\
pported_app_type":"invalid_token"}function Bf(t){const e=Df.get(D(t.target));if(!e)return _e("not_found");if(t.method!=="POST")return _e("method_not_allowed",{allow:"\
POST"});const n=P(t,"content-encoding")??"identity";return!Mf.test(P(t,"content-type")??"")||n!=="identity"?_e("unsupported_media_type"):e}function Ff(t,{key:e,
value:n,ttlSeconds:s},r,o,i,a){switch(t){case"put":{const c=s===void 0?null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:c}).then(()=>xf,a)}case"delete":return i.
delete(r,e).then(()=>Nf,a);case"get":{const c=i.get(r,e,o);return c instanceof Promise?c.then(Yi,a):Yi(c)}}}function Yi(t){if(!t)return Lf;const e=t.expiresAt===
null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:ut,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function Hf(t,e,n){
if(t instanceof Ge)return _e(t.code);if(t instanceof N)return _e("body_too_large");const s=t instanceof dt,r=t instanceof Error&&t.cause instanceof Error?t.cause:
t;return n("error",s?"kvs_unavailable":"kvs_failed",{requestID:e.requestID,path:D(e.target),reason:r instanceof Error?r.message:String(r)}),s?_e("unavailable",{
"retry-after":"1"}):_e("internal")}function _e(t,e={}){return{status:gf[t],headers:{...ut,...e},body:`{"error":"${t}"}`}}function Ji({type:t,message:e}){return{
status:403,headers:{...ut,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Hr=[`
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
  `];function Gf(t){const e=new $r.DatabaseSync(t===void 0?":memory:":(0,M.join)(t,"platform.db"));return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous \
= FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),zf(e),e}function zf(t){const e=Number(t.prepare("PRAGMA user_version").get()?.user_version??0);if(e>
Hr.length)throw t.close(),new k.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Hr.length}`,{remedy:"Start it with the newer Sl\
ipway that wrote it, or name another --data directory."});for(const[n,s]of Hr.entries())n>=e&&Gt(t,()=>t.exec(`${s}; PRAGMA user_version = ${n+1};`))}function Vi(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,C.chmodSync)(e,384)}function Gt(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const Wf=160;class Kf{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Gr(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Gr(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Gr(e,n),this.#t.delete(e))}clear(){this.#t=
new Map,this.#n=new Map,this.#s=0}}function Gr(t,e){return Wf+2*(t.length+e.value.length)}const Yf=16*1024*1024,zr=1e3,Jf=13,Vf=`
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
`;function Qi(t){const e=(t.open??(n=>new $r.DatabaseSync(n)))(t.path);return e.exec(Vf),new Qf(e,t)}class Qf{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=
e,this.#t=Zf(e),this.#n=new Kf(n.cacheBytes??Yf),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#o==="closed")throw new dt("the store is closed");const r=Wr(
e,n),o=this.#n.get(r)??this.#i(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#i(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(
r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new dt("the store could not be read",{cause:r})}}put(e,n,s){
return this.#a(()=>this.#t.put.run(e,n,s.value,s.expiresAt),()=>this.#n.set(Wr(e,n),s))}delete(e,n){return this.#a(()=>this.#t.delete.run(e,n),()=>this.#n.delete(
Wr(e,n)))}async sweep(e,n){let s=0;return await this.#a(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=zr;for(;n===zr;)await this.#a(()=>{
n=Number(this.#t.drop.run(e,e,zr).changes)},()=>this.#n.clear())}async highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}async identity(){const e=this.#e.
prepare("SELECT identity FROM store").get();return e===void 0?void 0:String(e.identity)}async setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity)\
 VALUES (1, ?)").run(e)}copyTo(e){Vi(this.#e,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.
close()}#a(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new dt(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#c()),this.#r.
push({run:e,done:n,resolve:s,reject:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){
this.#u()&&Xf(n)||this.#l(n);const r=new dt("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#u(){
try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#l(e){this.#o="poisoned",this.#s(e)}}function Wr(t,e){return`${t}/${e}`}function Xf(t){
return t instanceof Error&&"errcode"in t&&t.errcode===Jf}function Zf(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM e\
ntries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = ex\
cluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT\
 keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE ke\
yspace = ? LIMIT ?)"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}class qf{#e;#t;#n;#s=new Map;#r=new Map;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s;const r=e.prepare("SELECT keyspace, token_hash, token_sealed, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app");for(const[
o,i]of r.all().entries())o===0&&n.open(Yr(String(i.token_hash)),Xi(i.token_sealed)),this.#u(String(i.token_hash),Number(i.keyspace),String(i.environment_id),String(
i.type))}byToken(e){return this.#s.get(qi(e))}create(e,n,s){if(!$.BL.test(n))throw new w("validation_failed",`"${n.slice(0,64)}" is no table name: 1 to 32 of a-\
z, 0-9 and _, a letter first.`);const r=this.#i(e),o=`kvs_${(0,A.randomBytes)(32).toString("base64url")}`,i=qi(o),a=Gt(this.#e,()=>{this.#c(r,n);const c=this.#e.
prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)").run(r.id,n,i,this.#t.seal(Yr(i),o),s);return Number(c.
lastInsertRowid)});return this.#u(i,a,r.environmentID,r.type),{name:n,variable:Kr(n),createdAt:s,token:o}}list(e){return this.#a(this.#o(e)).map(({name:n,createdAt:s})=>({
name:n,variable:Kr(n),createdAt:s}))}remove(e,n){const s=this.#o(e),r=Gt(this.#e,()=>{const o=this.#e.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ?\
 RETURNING keyspace, token_hash").get(s.id,n);if(!o)throw new w("not_found",`The app has no table "${n.slice(0,64)}".`);const i=Number(o.keyspace);return this.#e.
prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)").run(i),{keyspace:i,tokenHash:String(o.token_hash)}});return this.#s.delete(r.tokenHash),r.keyspace}toDrop(){
return this.#e.prepare("SELECT keyspace FROM kvs_dropped").all().map(e=>Number(e.keyspace))}dropped(e){this.#e.prepare("DELETE FROM kvs_dropped WHERE keyspace =\
 ?").run(e)}injected(e){const n=this.#i(e),s=this.#a(n).map(({name:r,tokenHash:o,sealed:i})=>[Kr(r),this.#t.open(Yr(o),i)]);return{environmentID:n.environmentID,
variables:Object.fromEntries(s)}}#o({org:e,project:n,appID:s}){const r=this.#e.prepare("SELECT id, type, environment_id FROM apps WHERE org = ? AND project = ? \
AND app_id = ?").get(e,n,s);if(!r)throw new w("not_found",`There is no app "${s.slice(0,64)}" in this project.`);return{id:Number(r.id),type:String(r.type),environmentID:String(
r.environment_id)}}#i(e){const n=this.#o(e);if(Zi(n.type))return n;throw new w("validation_failed",`Apps of type ${n.type} have no functions and cannot use the \
key-value store; api, web-ssr and sse can.`)}#a(e){return this.#e.prepare("SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? ORDER\
 BY name").all(e.id).map(n=>({name:String(n.name),createdAt:Number(n.created_at),tokenHash:String(n.token_hash),sealed:Xi(n.token_sealed)}))}#c(e,n){const s=this.#a(
e).map(r=>r.name);if(s.includes(n))throw new w("conflict",`The app already has a table "${n}".`);if(s.length>=$.ux.tablesPerApp)throw new w("conflict",`An app m\
ay have ${$.ux.tablesPerApp} tables: delete one first.`)}#u(e,n,s,r){const i=this.#r.get(s)??new ti(this.#n.environmentPerMinute);this.#r.set(s,i);const a=new ti(
this.#n.tablePerMinute);this.#s.set(e,{keyspace:n,environmentID:s,supported:Zi(r),environmentWindow:i,tableWindow:a})}}function Xi(t){return t instanceof Uint8Array?
t:new Uint8Array}function Zi(t){return $.jI.some(e=>e===t)}function Kr(t){return`${$.be}TOKEN_${t.toUpperCase()}`}function qi(t){return(0,A.hash)("sha256",t,"ba\
se64")}function Yr(t){return`kvs-token:${t}`}const Jr=32,Vr=12,Qr=16;function eh(t,e){const n=(0,M.join)(t,"platform.key"),s=nh(n);if(!s&&e)throw Xr(`${n} is mi\
ssing, and table tokens are sealed with it`);const r=s??sh(n);return{seal(o,i){const a=(0,A.randomBytes)(Vr),c=(0,A.createCipheriv)("aes-256-gcm",r,a).setAAD(Buffer.
from(o,"utf8")),f=Buffer.concat([c.update(i,"utf8"),c.final()]);return Buffer.concat([a,f,c.getAuthTag()])},open(o,i){const a=Buffer.from(i);try{return th(r,o,a)}catch(c){
throw Xr(`${n} is not the key that the secrets in platform.db were sealed with`,c)}}}}function th(t,e,n){const s=n.subarray(Vr,-Qr),r=n.subarray(0,Vr),o=(0,A.createDecipheriv)(
"aes-256-gcm",t,r,{authTagLength:Qr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-Qr));return Buffer.concat([o.update(s),o.final()]).toString("utf8")}function Xr(t,e){
return new k.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name another directory with --data.",cause:e})}
function nh(t){try{const e=(0,C.statSync)(t);if(!e.isFile()||e.size!==Jr)throw Xr(`${t} is not a key of ${Jr} bytes`);const n=(0,C.readFileSync)(t);return(0,C.chmodSync)(
t,384),n}catch(e){if((0,k.xU)(e)==="ENOENT")return;throw e}}function sh(t){const e=(0,A.randomBytes)(Jr),n=(0,C.openSync)(t,"wx",384);try{(0,C.writeSync)(n,e),(0,C.
fsyncSync)(n)}finally{(0,C.closeSync)(n)}return e}const ea="kvs.db",rh=3e4,ta=1e3;async function oh(t){const{database:e,clock:n,log:s,lasting:r=!0}=t,o=eh(t.dataDir,
ih(e)),i=new qf(e,o,{...ei,...t.quotas}),a=new mf(e,o),c=t.engine??ah(r?t.dataDir:void 0,s);try{await cf(e,c,t.dataDir)}catch(E){throw await c.close(),E}await uh(
c,i,s);const f=()=>lh(c,n.now()),g=setInterval(()=>{f().catch(E=>s("warn","kvs_sweep_failed",{reason:String(E)}))},rh).unref(),b=async()=>{clearInterval(g),await c.
close()};return{handler:jf({gateway:new ef(a),tables:i,engine:c,clock:n,log:s}),createTable:(E,x)=>i.create(E,x,n.now()),listTables:E=>i.list(E),deleteTable:async(E,x)=>dh(
c,i,i.remove(E,x)),runtimeVariables:(E,x)=>fh(i,a,E,x,n.now()),sweep:f,copyTo:E=>c.copyTo?.((0,M.join)(E,ea)),close:b,[Symbol.asyncDispose]:b}}function ih(t){return t.
prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS any").get()?.any===1}function ah(t,e){if(t===void 0)return Qi({path:":m\
emory:"});const n=(0,M.join)(t,ea);return(0,C.writeFileSync)(n,"",{flag:"a",mode:384}),Qi({path:n,onPoisoned:ch(e)})}function ch(t){return e=>t("error","kvs_sto\
re_poisoned",{reason:e instanceof Error?e.message:String(e),remedy:"Writes are refused until the platform is started again; check the disk first."})}async function dh(t,e,n){
try{await t.drop(n),e.dropped(n)}catch(s){throw s instanceof dt?new w("unavailable","The table's token is out of service, but the store cannot be written: its d\
ata goes at the platform's next start."):s}}async function uh(t,e,n){for(const s of e.toDrop())try{await t.drop(s),e.dropped(s)}catch(r){n("warn","kvs_drop_fail\
ed",{reason:String(r)})}}async function lh(t,e){let n=0;for(;;){const s=await t.sweep(e,ta);if(n+=s,s<ta)return n}}function fh(t,e,n,s,r){const{environmentID:o,
variables:i}=t.injected(n);if(Object.keys(i).length===0)return{};const a=e.issue(o,r);return{[`${$.be}URL`]:s,[`${$.be}REGION`]:$.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,
AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:$.aT}}var hh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")
throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},ph=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const na={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},mh={...na,sync:async()=>{}};function gh(t){(0,C.mkdirSync)(
t,{recursive:!0,mode:448})}async function Fp(t,e=na){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===mh)return;const s=hh(n,await open(
t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=ph(n);s&&await s}}function Hp(t){const e=openSync(t,constants.O_RDONLY|constants.O_NOFOLLOW|
constants.O_NONBLOCK),n=fstatSync(e);if(!n.isFile()){closeSync(e);return}return{fd:e,stats:n,[Symbol.dispose]:()=>closeSync(e)}}function Gp(t,e){let n=0;for(;n<
e.length;){const s=readSync(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const yh=100,sa=600*1e3;class wh{#e;#t;#n=new Map;#s=0;constructor(e,n){this.#e=
e,this.#t=n}get total(){return this.#s}note(e,n,s,r){const o=e==="object_unusable"?`${r} unusable`:r,i=this.#n.get(o),a=this.#e.monotonic();if(i&&a-i.at<sa){i.at=
a;return}this.#s+=1,this.#t("error",e,{org:n,hash:s});const[c]=this.#n.keys();this.#n.size>=yh&&c!==void 0&&this.#n.delete(c),this.#n.set(o,{path:o===r?r:void 0,
at:a})}mend(e){this.#n.size>0&&this.#n.delete(e)}async lasting(){const e=this.#e.monotonic()-sa;for(const[n,{path:s,at:r}]of this.#n)(s!==void 0&&await(0,X.stat)(
s).catch(()=>{})!==void 0||r<e)&&this.#n.delete(n);return this.#n.size}}var Eh=O(7975);const bh=(0,Eh.promisify)(C.read),Th=1024*1024;async function*Sh(t,e){const n=Buffer.
allocUnsafeSlow(Th);for(let s=0;;){e?.throwIfAborted();const{bytesRead:r}=await bh(t,n,0,n.length,s);if(r===0)return;s+=r,yield n.subarray(0,r)}}const _h=512;class Oh{#e;#t;constructor(e=kh,n=hu){
this.#e=e,this.#t=new Pe(n)}async digest(e,n){const{ino:s,size:r,mtimeMs:o,ctimeMs:i}=await n.stat(),a=`${s} ${r} ${o} ${i}`,c=this.#t.get(e);if(c?.look===a)return c.
digest;const f={look:a,digest:this.#e(n)};return this.#t.put(e,f,_h+2*(e.length+a.length)),f.digest.catch(()=>this.#t.get(e)===f&&this.#t.delete(e)),f.digest}}async function kh(t){
const e=(0,A.createHash)("sha256");for await(const n of Sh(t.fd))e.update(n);return e.digest("hex")}const $h=/^[0-9a-f]{64}$/;function ra(t){return $h.test(t)}function Ih(t,e){
return(0,M.join)(t,e.slice(0,2),e)}async function zp(t){try{return(await readdir(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if(["ENOENT","ENOTDIR"].includes(
systemCode(e)??""))return[];throw e}}async function Wp(t){return(await readdir(t,{withFileTypes:!0})).filter(e=>e.isDirectory()).map(({name:e})=>e)}const zt=Buffer.
from("SLIPWAY","latin1"),we=56,Wt=32,Wn=Wt+6,ze=4,oa=8192,ia=Buffer.allocUnsafe(3*hi.pathBytes);class Kn{count;bytes;assets;rules;#e;#t;#n;#s;#r;constructor(e,n,s){
const r=Yn(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Nn(e.subarray(we,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=Nr){if(e.length>s.indexBytes)throw ce("it is too large");const r=aa(e,s);if(Yn(r).end!==e.length)
throw ce("its length is not what it says");const o=await vh(e,r,s,n);return new Kn(e,r,o)}find(e){if(e.length>this.#r)return-1;const n=ia.write(e);let s=0,r=this.
count-1;for(;s<=r;){const o=s+r>>>1,i=this.#e.compare(ia,0,n,this.#o(o),this.#o(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}path(e){return this.#e.toString(
"utf8",this.#o(e),this.#o(e+1))}file(e){const n=this.#t+e*Wn;return{hash:this.#e.toString("hex",n,n+Wt),size:this.#e.readUIntLE(n+Wt,6)}}*files(){for(let e=0;e<
this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#o(e){return this.#s+this.#e.readUInt32LE(this.#n+e*ze)}}function aa(t,e=Nr){if(t.length<we||zt.compare(
t,0,zt.length)!==0)throw ce("it is no index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(
20),assetsDigest:t.subarray(24,we)};if(n.assets>n.count)throw ce("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Yn(n).
end>e.indexBytes)throw ce("it is too large");return n}function ca(t,e){if(e.length!==t.assets*le)throw ce("its length is not what it says");if(!(0,A.hash)("sha2\
56",e,"buffer").equals(t.assetsDigest))throw ce("its assets are not what they were");return new Nn(e)}function Yn({count:t,pathsBytes:e,rulesBytes:n,assets:s}){
const r=we+s*le,o=r+t*Wn,i=o+(t+1)*ze,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function vh(t,e,n,s){const r=Yn(e),o=t.subarray(we,r.records);
if(ca(e,o),!(0,Ci.isUtf8)(t.subarray(r.paths,r.rules)))throw ce("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)throw ce("its first path begins elsewher\
e");let i=0;for(let a=0;a<e.count;a+=oa){if(i=Math.max(i,Rh(t,r,a,Math.min(a+oa,e.count))),i>n.pathBytes)throw ce("a path is too long");await s()}if(t.readUInt32LE(
r.offsets+e.count*ze)!==e.pathsBytes)throw ce("its last path ends elsewhere");for(let a=le;a<o.length;a+=le){const c=a-le;if(o.compare(o,a,a+le,c,a)>=0)throw ce(
"its assets are not sorted")}return i}function Rh(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*ze);let o=0,i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<
s;c+=1){const f=e.paths+r(c+1);if(f<=a||f>e.rules)throw ce("its paths are out of order");if(((t[a]??0)&192)===128)throw ce("a path is not UTF-8");if(i!==0&&t.compare(
t,a,f,i,a)>=0)throw ce("its paths are not sorted");o=Math.max(o,f-a),i=a,a=f}return o}function ce(t){return new ye(`The index of a release is damaged (${t}): de\
ploy again`)}function Ah(t,e){const n=xh(t),s=Nh(n),r=n.reduce((E,{path:x})=>E+Buffer.byteLength(x),0),o=we+s.length+n.length*(Wn+ze)+ze,i=Buffer.alloc(o+r+e.length);
zt.copy(i);const a=[n.length,r,e.length,s.length/le];for(const[E,x]of a.entries())i.writeUInt32LE(x,zt.length+E*4);(0,A.hash)("sha256",s,"buffer").copy(i,zt.length+
a.length*4),s.copy(i,we);let c=we+s.length,f=c+n.length*Wn;const g=f+(n.length+1)*ze;let b=0;for(const{path:E,hash:x,size:U}of n)i.write(x,c,Wt,"hex"),c=i.writeUIntLE(
U,c+Wt,6),f=i.writeUInt32LE(b,f),b+=i.write(E,g+b);return i.writeUInt32LE(b,f),i.set(e,g+r),i}function xh(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?
t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function Nh(t){const e=t.
filter(({path:n})=>fr(n)).map(({path:n})=>To(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const Lh=123;function da(t){
return t[0]===Lh}async function Dh(t,e,n){if(t.length>Lr)throw lt(`has more than ${Lr} bytes`);const s=Mh(t),r=new Map;for(const o of s.filter(({path:i})=>Sr(i)))
r.set(o.path,o.size>Fo?"too large":await e(o));return Kn.open(Ah(s,Yc(r).bytes),n,hi)}function Mh(t){let e;try{e=JSON.parse(t.toString())}catch{throw lt("is not\
 JSON")}if(!(0,B.G)(e)||!(0,B.G)(e.files))throw lt("names no files");return Object.entries(e.files).map(([n,s])=>{const{hash:r,size:o}=(0,B.G)(s)?s:{};if(typeof r!=
"string"||!ra(r))throw lt("has a file without a hash");if(typeof o!="number"||!Number.isInteger(o)||o<0||o>=2**48)throw lt("has a file without a size");if(n===""||
!n.isWellFormed())throw lt("has an invalid path");return{path:n,hash:r,size:o}})}function lt(t){return new ye(`The manifest of a release ${t}: deploy again`)}function ua(t,e=lu){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}
class Ch{#e=Promise.resolve();take(e){const n=this.#e.then(e);return this.#e=n.catch(()=>{}),n}}var jh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Ph=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});class Uh{damage;#e;#t;#n=new Oh;#s=new Ch;#r=new Map;constructor({dir:e,clock:n,log:s}){this.#e=e,this.#t=s,this.
damage=new wh(n,s)}async index(e,n){const s=this.#a(e,n),{size:r,mtimeMs:o}=await(0,X.stat)(s).catch(a=>this.#c(e,n,a));if(r>Math.max(Nr.indexBytes,Lr))throw this.
damage.note("object_unusable",e,n,s),new ye(`The index ${n} of a release has ${r} bytes: deploy again`);const i=()=>this.#o(e,n,s);return{index:await(r>Fn?this.#s.
take(i):i()),storedAt:o}}async#o(e,n,s){const r=await this.read(e,n),o=ua();try{return da(r)?await Dh(r,({hash:i,size:a})=>this.read(e,i,a),o):await Kn.open(r,o)}catch(i){
throw i instanceof ye&&this.damage.note("object_unusable",e,n,s),i}}async assets(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=this.#a(e,n),o=jh(
s,await(0,X.open)(r).catch(c=>this.#c(e,n,c)),!0),i=await la(o,0,we);if(da(i))return(await this.index(e,n)).index.assets.detached();const a=aa(i);return ca(a,await la(
o,we,a.assets*le))}catch(r){s.error=r,s.hasError=!0}finally{const r=Ph(s);r&&await r}}async read(e,n,s){const r=this.#a(e,n);if(s!==void 0&&(await(0,X.stat)(r).
catch(a=>this.#c(e,n,a))).size!==s)throw await this.#u(e,n);const o=await(0,X.readFile)(r).catch(i=>this.#c(e,n,i));if(await Fh(o)!==n)throw await this.#u(e,n);
return this.damage.mend(r),o}async stream(e,n,s){const r=this.#a(e,n),o=await(0,X.open)(r).catch(i=>this.#c(e,n,i));try{if(await this.#n.digest(r,o)!==n)throw await this.#u(
e,n);return this.damage.mend(r),o.createReadStream({start:0,...s,highWaterMark:Bh})}catch(i){throw await o.close(),i}}async variants(e,n){const s=this.#i(e),r=new Map;
for(const o of Cn){const i=await ud(Go(s,n,o)).catch(a=>{this.#t("warn","variants_unreadable",{org:e,reason:String(a)})});i!==void 0&&r.set(o,i)}return r}async readVariant(e,n,s){
const r=Go(this.#i(e),n,s),o=await ld(r);if(o&&o.length>0)return o;this.#t("warn","variant_damaged",{org:e,hash:n,encoding:s}),await(0,X.rm)(r,{force:!0}).catch(
()=>{})}variantsVersion(e){return this.#r.get(e)??0}variantsChanged(e){this.#r.set(e,this.variantsVersion(e)+1)}#i(e){return(0,oe.LI)(this.#e,e)}#a(e,n){if(!ra(
n))throw new ye(`"${n}" is not the name of an object`);return Ih(this.#i(e),n)}#c(e,n,s){throw(0,k.xU)(s)!=="ENOENT"?s:(this.damage.note("object_missing",e,n,this.#a(
e,n)),new ye(`The object ${n} is gone`))}async#u(e,n){const s=this.#a(e,n);return this.damage.note("object_damaged",e,n,s),await(0,X.rename)(s,`${s}.damaged`).catch(
r=>{if((0,k.xU)(r)!=="ENOENT")throw r}),new ye(`The object ${n} is damaged`)}}const Bh=64*1024;async function la(t,e,n){const{buffer:s,bytesRead:r}=await t.read(
Buffer.alloc(n),0,n,e);return s.subarray(0,r)}async function Fh(t){if(t.length<=Fn)return(0,A.hash)("sha256",t);const e=(0,A.createHash)("sha256"),n=ua();for(let s=0;s<
t.length;s+=Fn){e.update(t.subarray(s,s+Fn));const r=n();r&&await r}return e.digest("hex")}function Jn({app:t}){return JSON.stringify([t.org,t.project,t.appID])}
class Hh{#e=new Map;#t=new Map;get size(){return this.#e.size}has(e){return this.#e.has(e)}all(){return[...this.#e.keys()]}of(e){return[...this.#t.get(Jn(e))??[]].
map(s=>this.#e.get(s)).filter(s=>s!==void 0)}first(e){for(const n of this.#e.values())if(e(n.key))return n}add(e){const n=Jn(e);this.#e.set(e.deployID,{...e,key:n});
const s=this.#t.get(n);s?s.add(e.deployID):this.#t.set(n,new Set([e.deployID]))}delete(e){const n=this.#e.get(e)?.key;if(n===void 0)return;this.#e.delete(e);const s=this.#t.
get(n);s?.delete(e),s?.size===0&&this.#t.delete(n)}}var Gh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object e\
xpected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){
try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},zh=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Wh=1e3;function Kh(t){const{store:e,
builder:n,log:s,workers:r=2}=t,o=new AbortController,i=new Map,a=new Hh;let c=!1,f=[];function g(S){if(a.has(S))return;const j={deployID:S,app:e.job(S).app};for(const L of a.
of(j))b(L,S)&&a.delete(L.deployID);a.add(j)}function b(S,j){try{e.cancel(S.deployID,j)}catch(L){return s("error","deployment_not_recorded",{deployID:S.deployID,
cause:Ft(L)}),!1}return s("info","deployment_superseded",{deployID:S.deployID,supersededBy:j}),t.onChange?.(S.deployID,S.app),!0}function E(){for(;c&&!o.signal.
aborted&&i.size<r;){const S=a.first(L=>!i.has(L));if(!S)break;a.delete(S.deployID);const j=Yh(S,t,o.signal).finally(()=>{i.delete(Jn(S)),E()});i.set(Jn(S),j)}if(!(a.
size>0||i.size>0)){for(const S of f)S();f=[]}}function x(){const S=a.all();for(const j of S)a.delete(j);for(const{deployID:j,app:L,stage:F}of e.unfinished())F===
null?g(j):(e.fail(j,fi(F)),t.onChange?.(j,L));for(const j of S)g(j)}async function U(){o.abort(new Error("the platform stops")),await Promise.all(i.values())}return{
enqueue(S){g(S),E()},async start(){await n.recover(),x(),c=!0,E()},stop:U,idle:()=>new Promise(S=>{f.push(S),E()}),[Symbol.asyncDispose]:U}}async function Yh(t,e,n){
const{deployID:s,app:r}=t,{store:o,log:i,clock:a,onChange:c}=e,f=a.now();let g="succeeded";try{await Jh(t,e,n)}catch(b){const E=du(b);g=E.code,await Qh(s,e,n,()=>o.
fail(s,E))}c?.(s,r),i("info","deployment_ended",{deployID:s,ending:g,ms:a.now()-f})}async function Jh({deployID:t,app:e},n,s){const{store:r,builder:o,onChange:i,
onLive:a}=n;let c="clone";const f=g=>{c=g,r.advance(t,Vh[g],g),i?.(t,e)};try{const g={stack:[],error:void 0,hasError:!1};try{const b=Gh(g,await o.build(r.job(t),
{signal:s,onStage:f,onCommit:E=>r.recordCommit(t,E)}),!0);s.throwIfAborted(),f("activate"),r.activate(t,b.release.manifestHash),a?.(e,b.release)}catch(b){g.error=
b,g.hasError=!0}finally{const b=zh(g);b&&await b}}catch(g){throw new li(c,s.aborted,g)}}const Vh={queue:"queued",clone:"building",install:"building",build:"buil\
ding",sync:"syncing",activate:"activating"};async function Qh(t,e,n,s){for(;;)try{return s()}catch(r){if(e.log("error","deployment_not_recorded",{deployID:t,cause:Ft(
r)}),n.aborted)return;await e.clock.sleep(Wh,n).catch(()=>{})}}function J(t,e){const n=t[e];if(typeof n!="string")throw ha(e);return n}function Ee(t,e){return t[e]===
null?null:J(t,e)}function fe(t,e){const n=t[e];if(typeof n!="number")throw ha(e);return n}function fa(t,e){return t[e]===null?null:fe(t,e)}function Kp(t,e){return new Date(
fe(t,e)).toISOString()}function ha(t){return new k.GQ("internal",`platform.db: column ${t} has an unexpected type`)}function Xh(t,e,n){const s=t.prepare("SELECT\
 * FROM apps WHERE org = ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT * FROM apps WHERE org = ? ORDER BY project, app_id LIMIT ?"),o=t.prepare("SELECT\
 DISTINCT org FROM apps ORDER BY org"),i=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),a=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, re\
pository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),f=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name"),g=t.prepare("DELETE FROM env \
WHERE app = ?"),b=t.prepare("INSERT INTO env (app, name, value) VALUES (?, ?, ?)"),E=S=>{const j=s.get(S.org,S.project,S.appID);return j&&Zr(j)},x=S=>{let j=ri(
S,n);for(;i.get(j);)j=ri(S,n);return j},U=S=>{const j=E(S);if(!j)throw new k.GQ("internal",`The app ${S.appID} is not in platform.db`);return j};return{find:E,create(S,j,L){
if(E(S))return;const F=e.now();return a.run(S.org,S.project,S.appID,S.appID,j,...pa(L),x(S.appID),`env-${Ir(16,n)}`,F,F),U(S)},update(S,j){return c.run(...pa(j),
e.now(),S.id),U(S)},env:S=>Object.fromEntries(f.all(S.id).map(j=>[J(j,"name"),J(j,"value")])),replaceEnv(S,j){g.run(S.id);for(const[L,F]of Object.entries(j))b.run(
S.id,L,F)},organizations:()=>o.all().map(S=>J(S,"org")),list:(S,j)=>r.all(S,j).map(Zr)}}function pa(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,
region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function Zr(t){const e=J(t,"type"),n=$.yN.find(s=>s===e);if(!n)throw new k.GQ("internal",`platform.db\
: unknown app type ${e}`);return{id:fe(t,"id"),org:J(t,"org"),project:J(t,"project"),appID:J(t,"app_id"),name:J(t,"name"),type:n,repository:J(t,"repository"),branch:J(
t,"branch"),buildCommand:Ee(t,"build_command"),outputDirectory:Ee(t,"output_directory"),region:Ee(t,"region"),settings:ma(J(t,"settings")),subdomain:J(t,"subdom\
ain"),environmentID:J(t,"environment_id"),liveRelease:Ee(t,"live_release"),createdAt:fe(t,"created_at"),updatedAt:fe(t,"updated_at")}}function ma(t){const e=JSON.
parse(t);return(0,B.G)(e)?e:{}}const ga=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;function Zh(t,e,n,s,r){const o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch,\
 commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),i=t.prepare(`SELECT ${ga} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`),a=t.prepare(`SELECT ${ga} FROM deploym\
ents d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=t.prepare(`SELECT stage, CASE WHEN octet_length(failure) <= ? THEN failure END AS failure
    FROM deployments WHERE app = ? AND deploy_id = ? AND status = 'failed'`),f=t.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deploymen\
ts d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`),g=t.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),b=t.prepare(
`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`),E=t.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`),x=t.prepare("UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?"),U=t.prepare(`UPDATE deployments SET s\
tatus = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),S=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),j=t.prepare(`SELECT status, count(*) AS count,
    count(finished_at - started_at) AS ran, coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);return{create(L,F,Z){const xe=`d\
pl-${Ir(16,r)}`;o.run(xe,L.id,F,Z,s.now());const Ne=i.get(L.id,xe);if(!Ne)throw new k.GQ("internal",`The deployment ${xe} was not stored`);return qr(Ne)},find(L,F){
const Z=i.get(L.id,F);return Z&&qr(Z)},list:(L,F,Z)=>a.all(L.id,Z??Number.MAX_SAFE_INTEGER,F).map(qr),failure(L,F){const Z=c.get($.IC.bytes,L.id,F);return Z&&(qh(
Ee(Z,"failure"))??cu(eo(Z)??"build"))},totals:()=>j.all().map(L=>({status:J(L,"status"),count:fe(L,"count"),ran:fe(L,"ran"),seconds:fe(L,"ms")/1e3})),isBusy:()=>g.
get()!==void 0,unfinished:()=>f.all().map(L=>({deployID:J(L,"deploy_id"),app:{org:J(L,"org"),project:J(L,"project"),appID:J(L,"app_id")},stage:eo(L)})),job(L){const F=b.
get(L);if(!F)throw new k.GQ("internal",`There is no deployment ${L}`);const Z=Zr(F),{org:xe,project:Ne,appID:Le,repository:De,buildCommand:We,outputDirectory:io,
settings:ao}=Z;return{deployID:L,app:{org:xe,project:Ne,appID:Le},repository:De,branch:J(F,"job_branch"),commit:Ee(F,"commit_requested"),buildCommand:We,outputDirectory:io,
settings:ao,env:e.env(Z)}},advance(L,F,Z){E.run(F,Z,s.now(),L)},recordCommit(L,F){x.run(F,L)},fail(L,F){U.run(F.stage,JSON.stringify(ci(F)),s.now(),L)},cancel(L,F){
S.run(F,s.now(),L)},activate:(L,F)=>n.activate(L,F)}}function qh(t){try{return t===null?void 0:ui(JSON.parse(t))}catch{return}}function qr(t){return{seq:fe(t,"s\
eq"),deployID:J(t,"deploy_id"),status:ep(t),stage:eo(t),branch:J(t,"branch"),commit:Ee(t,"commit"),createdAt:fe(t,"created_at"),startedAt:fa(t,"started_at"),finishedAt:fa(
t,"finished_at"),supersededBy:Ee(t,"superseded_by")}}function eo(t){const e=Ee(t,"stage");return K.find(n=>n===e)??null}function ep(t){const e=J(t,"status"),n=de.
find(s=>s===e);if(!n)throw new k.GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const ya=24*36e5,tp=6e4;function np(t,e){const n=t.prepare(
`SELECT request_hash, status, response FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`),s=t.prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)"),r=t.prepare("DELETE FROM idempo\
tency WHERE created_at <= ?");let o=Number.NEGATIVE_INFINITY;const i=a=>(0,A.createHash)("sha256").update(a).digest("hex");return{recall(a,c,f){const g=n.get(a,
c,e.now()-ya);return g?J(g,"request_hash")!==i(f)?{kind:"other-body"}:{kind:"answered",status:fe(g,"status"),body:J(g,"response")}:{kind:"new"}},remember(a,c,f,g,b){
const E=e.now(),x=e.monotonic();x-o>=tp&&(r.run(E-ya),o=x),s.run(a,c,i(f),g,b,E)}}}const sp=400,rp=300,op=2;class ip extends Pe{set(e,n){this.put(e,n,ap(n))}}function ap({
kept:t,settings:e}){return sp+rp*t.length+op*JSON.stringify(e).length}const cp=16*te;function dp(t,e,n){const s=t.prepare(`INSERT INTO releases (deploy_id, app,\
 manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`),r=t.prepare(`UPDATE deployments SET status = 'succeeded', stage =\
 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`),o=t.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`),i=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),a=t.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`),c=t.prepare("DELETE FROM releases WHERE deploy_id = ?"),f=t.prepare("S\
ELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),g=t.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a\
.id = r.app
    WHERE a.org = coalesce(?, a.org)`),b=new ip(cp),E=U=>a.all(U).map(up),x=U=>{const S=f.get(U);if(!S)return;const j=Ee(S,"live_release"),L=E(fe(S,"id"));return{
org:J(S,"org"),subdomain:J(S,"subdomain"),settings:ma(J(S,"settings")),release:L.find(F=>F.deployID===j)??null,kept:L.filter(F=>F.deployID!==j)}};return{site(U){
const S=b.get(U);if(S)return S;const j=x(U);return j&&b.set(U,j),j},activate(U,S){const j=e.now(),L=o.get(U);if(!L)throw new k.GQ("internal",`There is no deploy\
ment ${U}`);const F=fe(L,"id");Gt(t,()=>{if(s.run(S,j,U).changes!==1)throw new k.GQ("internal",`The deployment ${U} has ended and cannot be activated`);r.run(j,
j,U),i.run(U,F);for(const Z of E(F).slice(n))c.run(Z.deployID)}),b.delete(J(L,"subdomain"))},rollback(U,S){const j=E(U.id),L=j.findIndex(Z=>Z.deployID===U.liveRelease),
F=S===void 0?j[L+1]:j.find(Z=>Z.deployID===S);if(!(!F||L===-1))return i.run(F.deployID,U.id),b.delete(U.subdomain),F},list:U=>E(U.id),manifests:U=>g.all(U??null).
map(S=>({org:J(S,"org"),manifestHash:J(S,"manifest")})),forget:U=>b.delete(U)}}function up(t){return{deployID:J(t,"deploy_id"),manifestHash:J(t,"manifest")}}function lp(t){
const{clock:e,random:n}=t,s=Gf(t.dataDir),r=Xh(s,e,n),o=dp(s,e,t.keepReleases);return{database:s,apps:r,releases:o,deployments:Zh(s,r,o,e,n),idempotency:np(s,e),
transaction:i=>Gt(s,i),[Symbol.dispose](){s.isOpen&&s.close()}}}const fp=600;async function hp(t,e,n){const{env:s,allowLocalGit:r,clock:o,log:i,random:a,keepReleases:c,
kvsQuotas:f,workers:g,lasting:b}=e,E=n.use(lp({dataDir:b?t:void 0,clock:o,random:a,keepReleases:c})),x=n.use(await oh({dataDir:t,lasting:b,database:E.database,clock:o,
log:i,quotas:f})),U=(0,M.join)(t,"objects");gh(U);const S=new Uh({dir:U,clock:o,log:i}),{gitUrlTemplate:j,isolation:L,buildLimits:F,onOutput:Z}=e,Le=Xu({dataDir:t,
lasting:b,env:s,allowLocalGit:r,gitUrlTemplate:j,limits:F,isolation:L,onOutput:Z,live:ft=>E.releases.manifests(ft).map(Kt=>Kt.manifestHash),log:i,clock:o}),De=n.
use(nl(()=>Le.collect(),o,i));n.use(Le);const We=()=>{E.deployments.isBusy()?De.whenBusy():De.whenIdle()},io=async({org:ft},{manifestHash:Kt})=>{await Le.prepareVariants(
ft,Kt),S.variantsChanged(ft)},{builder:ao=Le}=e,vp={store:E.deployments,builder:ao,workers:g,log:i,clock:o,onChange:We},Rp=n.use(Kh({...vp,onLive:(ft,Kt)=>{io(ft,
Kt)}}));return{state:E,kvs:x,objects:S,housekeeping:De,queue:Rp}}function pp(t,e,n,s,r){const{clock:o,fetch:i,requestsPerMinute:a=s===Xo?0:fp}=e,c=rl(t),{baseUrl:f,
issuer:g}=n;return{issuer:ns({issuer:g,audience:f,key:c,requestToken:r,clock:o}),gate:{roleOf:s.roleOf,verify:gl({policy:s,issuer:g,audience:f,key:c,clock:o,fetch:i}),
rateLimit:Nt(a,o)}}}function mp(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===wa&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-
1)!==wa?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const wa=46,Ea=300;function gp(t){return[["/api/v1","control",t.control],["/v1","kvs",t.kvs],["/ide\
ntity","identity",t.identity],["/console","console",t.console&&no(t.console,t.isOwnHost)],["/operator","operator",t.operator],["/backup","operator",to("/backup",
t.backup)],["/healthz","platform",to("/healthz",so(t.healthz))],["/metrics","platform",to("/metrics",no(so(t.metrics),t.isOwnHost))]]}function to(t,e){return n=>(D(
n.target)===t?e:ro)(n)}function no(t,e){return n=>{const s=P(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(
0,Ea))}: name it with --public-url, or let the proxy pass the Host header on.`;return I(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}
function so(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return v(new w(
"method_not_allowed",s,{allow:n}),e)}}function yp(t){const e=gp(t),n=no(so(t.index),t.isOwnHost),{sitesDomain:s,edge:r,observe:o}=t,i=c=>{const f=D(c.target);if(f===
"/")return["platform",n];for(const[g,b,E]of e)if(f.startsWith(g)&&!(f.length!==g.length&&f[g.length]!=="/"))return[b,E??ro];return["platform",ro]},a=(c,f,g)=>{const b=performance.
now(),E=f(g);return E instanceof Promise?E.then(x=>(o(c,g,x.status,b),x),x=>{const U=x instanceof R;if(o(c,g,U?400:500,b),!U)throw x;return v(new w("invalid_req\
uest","The body broke off."),g)}):(o(c,g,E.status,b),E)};return c=>{const f=c.headers.host;if(typeof f=="string"&&mp(f,s))return a("edge",r,c);const[g,b]=i(c);return a(
g,b,c)}}const ro=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=D(n).slice(0,Ea),r=n.startsWith("/")?new w("not_\
found",`Nothing is at ${s}`):new w("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return v(r,t)};var wp=function(t,e,n){if(e!=null){
if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=
s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,
dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ep=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was\
 suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function bp(t){try{return await Sp(t)}catch(e){throw Tp(e,(0,M.resolve)(t.
dir))}}function Tp(t,e){const n=(o,i,a)=>new k.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof k.GQ)return t;if(Ke(t))return n("disk_full",`The disk tha\
t holds the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(pt(t)){const o=`A database\
 of the data directory ${e} is damaged: ${Ft(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,k.xU)(t)===void 0||!(0,oe.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,k.xU)(t)})`,"Give this u\
ser the whole data directory, with nothing foreign in it, or name another one with --data.")}async function Sp(t){const e={stack:[],error:void 0,hasError:!1};try{
const n=nu(t),{log:s}=n,r=wp(e,new AsyncDisposableStack,!0),o=Ba(t.dir);r.use(Gd(o));const i=jd(o),a=await As(n);r.defer(()=>a.close());const c=Ps(a.port,n),f=await hp(
o,n,r);r.defer(()=>a.close());const g=(0,A.randomBytes)(32).toString("base64url"),b=pp(o,n,c,i,g),E=rs(o,S=>Op(f,S));a.serve(kp(o,n,c,f,b,cs(g,E))),await f.queue.
start();const x=`${c.issuer}/token?api-version=2.0`;r.use(Fa(o,{pid:process.pid,...oo(c),requestUrl:x,requestToken:g})),s("info","platform_started",{...oo(c),dataDir:o});
const U=_p(r.move(),()=>s("info","platform_stopped",{dataDir:o}));return{...c,port:a.port,dataDir:o,requestUrl:x,requestToken:g,close:U,mintToken:b.issuer.mint,
backUp:E,collectGarbage:f.housekeeping.collect,[Symbol.asyncDispose]:U}}catch(n){e.error=n,e.hasError=!0}finally{const n=Ep(e);n&&await n}}function _p(t,e){let n;
return()=>(n??=t.disposeAsync().then(e),n)}function Op({state:t,kvs:e},n){Vi(t.database,(0,M.join)(n,"platform.db")),e.copyTo(n)}function kp(t,e,n,s,{gate:r,issuer:o},i){
const{log:a,clock:c,allowLocalGit:f,edgeCacheBytes:g}=e,{state:b,kvs:E,objects:x,queue:U}=s,{sitesDomain:S,kvsUrl:j,consoleUrl:L,siteUrl:F}=n,{verify:Z,roleOf:xe}=r,
Ne=Yd(b.deployments,x.damage),Le=De=>{try{U.enqueue(De)}catch(We){a("error","enqueue_failed",{deployID:De,message:We instanceof Error?We.message:String(We)})}};
return yp({sitesDomain:S,isOwnHost:Hs({host:e.host,baseUrl:n.baseUrl}),edge:Rd({sites:b.releases,objects:x,cacheBytes:g,log:a,domain:S}),control:Ca(r,{state:b,enqueue:Le,
allowLocalGit:f,siteUrl:F}),kvs:E.handler,identity:o.handler,operator:Ua(r,{state:b,kvs:E,kvsUrl:j,siteUrl:F}),console:m({state:b,kvs:E,clock:c,dataDir:t,verify:Z,
roleOf:xe,consoleUrl:L,siteUrl:F}),backup:i,healthz:Ld(b,x.damage),metrics:Ne.handler,index:$p(n),observe:Ip(Ne.count,a)})}function oo({baseUrl:t,kvsUrl:e,consoleUrl:n,
issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function $p(t){const e={service:"slipway",...oo(t),controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl(
"{subdomain}")};return()=>I(200,e)}function Ip(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,
target:c}=s,[f=""]=c.split("?",1);e("info","request",{room:n,method:i,path:f,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}})};export{Jp as id,Vp as ids,Qp as modules};

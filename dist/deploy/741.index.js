var ra=Object.freeze,fp=Object.defineProperty;var oa=(ge,te)=>ra(fp(ge,"raw",{value:ra(te||ge.slice())}));var ia;const Ap=741,Np=[741,716],xp={7716:((ge,te,k)=>{k.d(te,{Ej:()=>K,UC:()=>v,tellFindings:()=>ne,tp:()=>z,zD:()=>Q});var x=k(5807),M=k(7496),I=k(8862);function ne(D,N,A){
const{pages:R,links:T,files:w}=A,F=new Set;for(const q of A.findings){const{message:ye,place:se,remedy:we}=q;N.add((0,M.x)(q),{message:(0,x.Ow)(ye,1e3),...se?{place:se}:
{}}),we!==void 0&&F.add(we)}for(const q of F)D.line(`  ${q}`);const[Z,X,he]=[C(R,"page"),C(T,"link"),C(w,"file")];D.line(`Checked ${Z}, ${X} and ${he} (${K(A.bytes)}\
)`)}function C(D,N){return`${Q(D)} ${N}${D===1?"":"s"}`}const V=100,Y={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function v(D){const{findings:N,
largest:A}=D,R=N.length-V;return["### The site",de(D),...N.length===0?[]:[N.slice(0,V).map(ae).join(`
`)],...R>0?[`\u2026 and ${R} more.`]:[],`<details><summary>The largest files</summary>

${z(["File","Bytes","Brotli","gzip"],A.map(T=>[(0,I.aY)(T.path),K(T.bytes),K(T.brotli),K(T.gzip)]))}

</details>`].join(`

`)}function de({pages:D,links:N,files:A,bytes:R,brotli:T,gzip:w}){const F=[D,N,A].map(Q);return z(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...F,K(R),K(T),K(w)]])}function ae(D){const{message:N,place:A}=D,R=A?`${(0,I.aY)([A.file,A.line,A.column].filter(T=>T!==void 0).join(":"))} `:"";
return`- ${Y[(0,M.x)(D)]} ${R}${(0,I.aY)(N,500)}`}function z(D,N){return[D,D.map(()=>"---"),...N].map(A=>`| ${A.join(" | ")} |`).join(`
`)}function Q(D){return String(D).replace(/\B(?=(?:\d{3})+$)/g,",")}function K(D){return D<1e3?`${D} B`:D<1e6?`${(D/1e3).toFixed(1)} kB`:`${(D/1e6).toFixed(1)} \
MB`}}),1145:((ge,te,k)=>{k.d(te,{runCheck:()=>Ks});var x=k(1455),M=k(8161),I=k(6760),ne=k(3532),C=k(1224),V=k(9127),Y=k(3739);const v=3;async function de(u,d,l){
let h="/";for(let p=0;p<v;p+=1){if(h=Q(u.flatMap(({url:$})=>z(h,$.pathname))),h===""||d.some($=>`/${$}`.startsWith(h)))return;const y=u.filter($=>ae($,h)),S=(await Promise.
all(y.map(({url:$})=>K($,h,l)))).filter(Boolean).length;if(S>1&&S*2>y.length)return h}}function ae({url:u,kind:d},l){return d!=="fragment"&&`${u.pathname}/`.startsWith(
l)}function z(u,d){const l=d.startsWith(u)?d.slice(u.length).split("/",1)[0]:"";return l?[`${u}${l}/`]:[]}function Q(u){const d=new Map;for(const l of u)d.set(l,
(d.get(l)??0)+1);return[...d].reduce((l,h)=>h[1]>l[1]?h:l,["",0])[0]}async function K(u,d,l){const{kind:h}=await l.probe(new URL(`/${u.pathname.slice(d.length)}${u.
search}`,u));return h==="there"}const D=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,N=String.raw`"([^"\\\n]*(?:${D}[^"\\\n]*)*)"`,A=String.
raw`'([^'\\\n]*(?:${D}[^'\\\n]*)*)'`,R=String.raw`((?:[^()"'\s\\]|${D})+)\s*\)`,T=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,D,String.raw`(?:url\(\s*|@import\s+)(?:${N}|${A})`,
String.raw`url\(\s*${R}`,N.replace("(","(?:"),A.replace("(","(?:")].join("|"),"gi"),w=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function F(u){return[...u.matchAll(
T)].flatMap(d=>{const l=d.slice(1).find(h=>h!==void 0);return l===void 0||l===""||l.startsWith("#")?[]:[{href:Z(l),kind:"asset"}]})}function Z(u){return u.replace(
w,(d,l,h,p)=>{const y=l===void 0?Number.NaN:Number.parseInt(l,16);return y<=1114111?String.fromCodePoint(y):h===void 0?p??"":""})}async function X(u,d,l){const h=u[Symbol.
iterator](),p=async()=>{for(let y=h.next();!y.done;y=h.next())await l(y.value)};await Promise.all(Array.from({length:d},p))}var he=k(1600);const q={a:[["href","\
link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","a\
sset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[
["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},ye=new Set(["script","img","svg","iframe","video",
"audio","canvas","object","embed","input"]),se=new Set(["title","style","script","template"]),we=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Xt(u){const d=new Zt;return d.read(u),d}class Zt{links=[];ids=new Set;base;empty=!0;#e=[];read(d){
const l=new he.i({onopentag:(h,p)=>this.#t(h,p),ontext:h=>this.#o(h),onclosetag:h=>{this.#e.at(-1)===h&&this.#e.pop()}});l.write(d),l.end()}#t(d,l){se.has(d)&&l.
shadowrootmode===void 0&&this.#e.push(d),ye.has(d)&&(this.empty=!1);for(const p of[l.id,d==="a"?l.name:void 0])p&&this.ids.add(p);switch(l.style?.includes("url(")&&
this.#r(F(l.style)),d){case"base":this.base??=l.href;return;case"meta":this.#s(l);return;case"link":this.#n(l);return;case"a":case"area":if(/\bexternal\b/.test(
l.rel??""))return;break}const h=(q[d]??[]).flatMap(([p,y])=>{const m=l[p];return m===void 0?[]:[{href:m,kind:y}]});this.#r([...h,...ut(l.srcset??"")])}#n({rel:d="",
href:l,imagesrcset:h=""}){const p=we.find(([y])=>y.test(d))?.[1];p!==void 0&&this.#r([...l===void 0?[]:[{href:l,kind:p}],...ut(h)])}#s(d){if(d["http-equiv"]?.toLowerCase()!==
"refresh")return;this.empty=!1;const l=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(d.content??"")?.[1];l&&this.#r([{href:l.trim(),kind:"link"}])}#o(d){
this.#e.at(-1)==="style"&&this.#r(F(d)),this.#e.length===0&&d.trim()!==""&&(this.empty=!1)}#r(d){this.#e.includes("template")||this.links.push(...d.filter(({href:l})=>!Fn(
l)))}}function Fn(u){return/\{\{|\$\{|<%/.test(u)}function ut(u){return u.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(l=>{const[h=""]=l.trim().split(/\s/,1);return h===
""?[]:[{href:h.replace(/,+$/,""),kind:"asset"}]})}const Hn=10;class qt{#e;#t=new Map;constructor(d){this.#e=d}know(d,l){this.#t.set(d.pathname,Promise.resolve({
kind:"there",url:d,page:en(l)}))}probe(d){const l=d.pathname+d.search,h=this.#t.get(l);if(h)return h;const p=this.#n(d);return this.#t.set(l,p),p}async#n(d){let l=d;
for(let h=0;h<Hn;h+=1){const{status:p,headers:y}=await this.#e.fetch(l,{method:"HEAD",signal:this.#e.signal}),m=y.get("location");if(p>=400)return{kind:"missing",
status:p};if(p<300||m===null||!URL.canParse(m,l.href))return{kind:"there",url:l,page:en(y)};if(l=new URL(m,l),l.origin!==this.#e.root.origin)return{kind:"extern\
al"}}return{kind:"circle"}}}function en(u){return/\bhtml\b/.test(u.get("content-type")??"")}const tn=16,nn=2e4,Gn=16*1024*1024;async function Je(u,d){const l=new Wn(
u),h=d.filter(H=>/\.(?:x?html?|css)$/i.test(H));await X(h.slice(0,nn),tn,H=>l.read(H)),await l.follow();const p=await l.index(),y=l.result(),m=await de(y.dead,d,
l.prober),S=p.status<300?void 0:Yn(d),$=new Set(S===void 0?[]:d),B=H=>lt(H).some(le=>$.has(`${S}/${le}`)),j=y.dead.filter(({url:H})=>!B(ft(H.pathname).slice(1)));
return{index:p,...y,dead:j,folder:S,basePath:m,unread:l.unread+Math.max(0,h.length-nn)}}const zn=5;class Wn{#e;prober;#t=new Map;#n=new Map;#s=[];#o=0;unread=0;constructor(d){
this.#e=d,this.prober=new qt(d)}async index(){const{root:d,fetch:l,signal:h}=this.#e,p=await this.prober.probe(d);if(p.kind!=="there")return{status:Kn(p),empty:!1};
const y=await l(p.url,{signal:h}),m=await y.text();return{status:y.status,empty:m.trim()===""||p.page&&Xt(m).empty}}async read(d){const l=Jn(d,this.#e.root),h=await this.#e.
fetch(l,{signal:this.#e.signal}),p=await h.text();h.status>=300||(this.prober.know(l,h.headers),p.length>Gn?this.unread+=1:/\.css$/i.test(d)?this.#i(F(p),l,d):this.#r(
p,l,d))}#r(d,l,h){const p=Xt(d);this.#o+=1,this.#n.set(h,p.ids);const y=p.base!==void 0&&URL.canParse(p.base,l.href)?new URL(p.base,l):l;this.#i(p.links,y,h)}#i(d,l,h){
for(const{href:p,kind:y}of d){const m=URL.canParse(p,l.href)?new URL(p,l):void 0;if(m?.origin!==this.#e.root.origin)continue;const S=`${y} ${m.href} ${p}`,$=this.#t.
get(S)??{href:p,kind:y,url:m,files:[],latest:"",count:0};this.#t.set(S,$),$.latest!==h&&($.latest=h,$.count+=1,$.files=[...$.files,h].sort(ht).slice(0,zn))}}async follow(){
await X(this.#t.values(),tn,async d=>{const l=await this.#a(d);if(l===void 0)return;const{href:h,url:p,files:y,count:m}=d;this.#s.push({href:h,url:p,files:y,count:m,
...l})})}async#a({url:d,kind:l}){const h=await this.prober.probe(d);switch(h.kind){case"missing":return{kind:l,why:`answers ${h.status}`};case"circle":return{kind:l,
why:"redirects in a circle"};case"external":return;case"there":return l==="asset"&&h.page&&/\.(?!x?html?$)\w+$/i.test(h.url.pathname)?{kind:l,why:"answers with \
a page"}:this.#c(h.url,d.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return h}}#c(d,l){const h=l.slice(1);if(h===""||/^(?:top$|[/!]|:~:)/i.
test(h))return!0;const p=this.#d(ft(d.pathname).slice(1));return p===void 0||p.has(h)||p.has(ft(h))}#d(d){return lt(d).map(l=>this.#n.get(l)).find(l=>l!==void 0)}result(){
const d=this.#s.sort((h,p)=>ht(h.files[0],p.files[0])||ht(h.href,p.href)),l=new Set([...this.#t.values()].map(({url:h})=>h.href)).size;return{pages:this.#o,links:l,
dead:d}}}function lt(u){const d=u===""||u.endsWith("/")?u:`${u}/`;return[u,`${u}.html`,`${d}index.html`]}function Yn(u){const d=m=>m.split("/").length,l=u.filter(
m=>m.endsWith("/index.html")).sort((m,S)=>d(m)-d(S)),[h,p]=l;return h!==void 0&&(p===void 0||d(p)>d(h))?h.slice(0,-11):void 0}function Kn(u){return u.kind==="mi\
ssing"?u.status:310}function Jn(u,d){const l=u.replace(/(^|\/)index\.html$/,"$1");return new URL(l.split("/").map(encodeURIComponent).join("/"),d)}function ft(u){
try{return decodeURIComponent(u)}catch{return u}}function ht(u="",d=""){return u<d?-1:+(u>d)}var pt=k(7496);const mt=100,Vn='A link to what another application \
serves below the same host is left alone where it says rel="external".';async function Qn(u,d){const l=[],{basePath:h}=u,p=u.dead.filter(y=>h===void 0||!ae(y,h));
h!==void 0&&l.push(await Xn(h,u,d));for(const[y,m]of p.entries()){const S=y<mt?await d.find(m.href,m.files[0]??""):void 0;l.push({...sn(m),...S===void 0?{}:{place:S}})}
return[...Zn(u),...l,...qn(u)]}async function Xn(u,{dead:d},l){const h=d.filter(y=>ae(y,u)),p=await l.find(u,"")??await l.find(u.slice(0,-1),"");return{code:"ba\
se_path",message:`The site is built for the base path ${u}, and is served without one: ${h.length} of its links and files answer 404`,remedy:"Build it for /: ba\
se in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",...p===void 0?{}:{place:p}}}function Zn({index:u,folder:d}){
return u.status>=300?[{code:"index_unanswered",message:`The site has no index page: / answers ${u.status}`,remedy:d===void 0?"The output directory needs an inde\
x.html. Is output-directory the folder that the build writes?":`The output directory has its index.html in ${d}: put that folder at the end of output-directory.`}]:
u.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function sn(u){const d=JSON.stringify(u.href.length>200?
`${u.href.slice(0,199)}\u2026`:u.href);switch(u.kind){case"link":return{code:"dead_link",message:`Dead link: ${d} ${u.why} (${Oe(u)})`,remedy:Vn};case"asset":return{
code:"dead_asset",message:`Missing file: ${d} ${u.why} (${Oe(u)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${d} leads to has no such \
part (${Oe(u)})`};default:return u.kind}}function Oe({files:u,count:d}){const l=d-1;return`in ${u[0]}${l>0?` and ${l} more ${l===1?"file":"files"}`:""}`}function qn({
unread:u}){return u===0?[]:[{code:"not_all_checked",message:`${u} pages or style sheets are too long, or too many, to be read`}]}var rn=k(5807),es=k(1421),gt=k(
7975);const $e=(0,gt.promisify)(es.execFile),yt=64*1024*1024,on=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(u=>["-c",u]);function ke(u,d,l,h={}){
const p=Object.fromEntries(Object.entries(d).filter(([m])=>!m.startsWith("GIT_"))),y={cwd:u,env:{...p,LC_ALL:"C",...h},signal:l,maxBuffer:yt};return async(...m)=>{
try{return(await $e("git",[...on,...m],y)).stdout}catch(S){throw(0,Y.xU)(S)!=="ENOENT"?S:new Y.GQ("unsupported_runtime","git is not installed",{remedy:"Install \
git on the runner: the check builds the commit that is checked out.",cause:S})}}}const an=5*6e4,wt="refs/slipway/base";async function ts(u,d,l,h,p){const y=ke(l,
h,p),m=await Et(d.git,u,p)??await Et(d.git,`origin/${u}`,p)??await ss(u,d,l,h,p);return await y("update-ref",wt,m),{name:u,commit:m}}async function Et(u,d,l){try{
return(await u("rev-parse","--quiet","--verify",`${d}^{commit}`)).trim()}catch(h){if(l.throwIfAborted(),h instanceof Y.GQ)throw h;return}}const ns=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function ss(u,d,l,h,p){const y=ns.test(u)?await bt(d.git,p):void 0;if(!y)throw Tt(u,"");const m=AbortSignal.timeout(an),S=ke(d.root,h,AbortSignal.any([p,m]),
y),$=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${u}:${wt}`];try{await S("--git-dir",l,"fetch",...$)}catch(j){throw p.throwIfAborted(),
j instanceof Y.GQ?j:Tt(u,m.aborted?", and origin does not answer":is(j),j)}const B=await Et(ke(l,h,p),wt,p);if(B===void 0)throw Tt(u,", and what origin has by t\
his name is no commit");return B}const rs=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["m\
aintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],os="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function bt(u,d){const l=await u("config","--local","--includes","--null","--get-regexp",os).catch(()=>"");d.throwIfAborted();const h=l.split("\0").flatMap(
S=>{const[$="",...B]=S.split(`
`);return $===""?[]:[[$,B.length===0?"true":B.join(`
`)]]});if(!h.some(([S])=>S==="remote.origin.url"))return;const p=[...rs,...h],y=p.flatMap(([S,$],B)=>[[`GIT_CONFIG_KEY_${B}`,S],[`GIT_CONFIG_VALUE_${B}`,$]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(p.length),...Object.fromEntries(y)}}function is(u){const d=u instanceof
Error&&"stderr"in u&&typeof u.stderr=="string"?u.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(d))return", nor\
 has origin";const h=(d.split(`
`).find(p=>/^(?:fatal|error): /.test(p))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,rn.
Ow)(h,300)}`}function Tt(u,d,l){return new Y.GQ("invalid_input",`compare-to: "${u}" names nothing that this checkout has${d}`,{input:"compare-to",remedy:as,cause:l})}
const as=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function Le(u,d){const{bare:l,branch:h,commit:p,lender:y,shallow:m,origin:S}=d;for(const j of["objects/info",
"refs"])await(0,x.mkdir)((0,I.join)(u,j),{recursive:!0});const $=S===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(S)}
`,B={HEAD:`ref: refs/heads/${h}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${l}
${$}`,"packed-refs":p&&`${p} refs/heads/${h}
`,"objects/info/alternates":y&&`${(0,I.join)(y,"objects")}
`,shallow:m};for(const[j,H]of Object.entries(B))H&&await(0,x.writeFile)((0,I.join)(u,j),H)}async function cn(u,d,l){const h=ke(u,d,l),[p="",y="",m=""]=(await dn(
h,u,l)).split(`
`),S=ke(p,d,l);return{root:p,commit:m,changed:(await S("diff","--name-only","-z","HEAD")).split("\0").filter($=>$!==""),git:S,async lend($,B){const j=await(0,x.
readFile)((0,I.join)(y,"shallow"),"utf8").catch(H=>{if((0,Y.xU)(H)!=="ENOENT")throw H});await Le($,{bare:!0,branch:B,commit:m,lender:y,...j&&{shallow:j}})}}}async function dn(u,d,l){
try{const h=await u("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[p="",y="",m=""]=h.split(`
`);return[p,(0,I.resolve)(d,y),m].join(`
`)}catch(h){throw l.throwIfAborted(),h instanceof Y.GQ?h:new Y.GQ("file_not_found",`There is no checkout in ${d}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:h})}}function cs({pages:u},d,l){const h=m=>({now:m(d),change:m(d)-m(l)}),p=m=>h(S=>S.reduce(($,B)=>$+m(B),0));return{pages:{now:u,
change:p(({path:m})=>Number(un.test(m))).change},files:h(({length:m})=>m),bytes:p(({bytes:m})=>m),brotli:p(({brotli:m})=>m),gzip:p(({gzip:m})=>m),changes:ln(d,l).
toSorted((m,S)=>Math.abs(S.bytes)-Math.abs(m.bytes)||(m.path<S.path?-1:1))}}const un=/\.x?html?$/i;function ln(u,d){const l=new Map(d.map($=>[$.path,$])),h=new Set(
u.map(({path:$})=>$)),p=u.filter(({path:$})=>!l.has($)),y=d.filter(({path:$})=>!h.has($)),m=hn(p,y),S=new Set(m.flat());return[...u.flatMap($=>{const B=l.get($.
path);return B===void 0||B.digest===$.digest?[]:[St($,B)]}),...m.map(([$,B])=>({...St($,B),formerly:B.path})),...p.filter($=>!S.has($)).map($=>fn("added",$,1)),
...y.filter($=>!S.has($)).map($=>fn("removed",$,-1))]}function St(u,d){const{path:l,bytes:h,brotli:p}=u;return{kind:"changed",path:l,bytes:h-d.bytes,brotli:p-d.
brotli}}function fn(u,{path:d,bytes:l,brotli:h},p){return{kind:u,path:d,bytes:p*l,brotli:p*h}}function hn(u,d){const l=Map.groupBy(d,({path:h})=>_t(h));return[...Map.
groupBy(u,({path:h})=>_t(h))].flatMap(([h,p])=>{const[y,m]=p,[S,$]=l.get(h)??[];return h!==void 0&&y&&S&&!m&&!$?[[y,S]]:[]})}const ds=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
us=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],pn=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function _t(u){if(un.test(u))return;
const d=u.lastIndexOf("/")+1,[l,h]=[u.slice(0,d),u.slice(d)],p=ds.exec(h)?.[0]??"",y=h.slice(0,h.length-p.length);if(pn.test(y))return`${l}*${p}`;const m=us.map(
S=>S.exec(y)?.groups).find(S=>Ve(S?.hash??""));return m&&`${l}${m.stem}*${p}`}function Ve(u){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
u)}var Ot=k(7598),W=k(3024),mn=k(6466),$t=k(8522);const ls=(0,gt.promisify)($t.brotliCompress),Ie=(0,gt.promisify)($t.gzip),kt=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
fs={params:{[$t.constants.BROTLI_PARAM_QUALITY]:5}},hs={level:6};async function ps(u,d){const l=d.length;if(l===0||kt.test(u))return{bytes:l,brotli:l,gzip:l};const[
h,p]=await Promise.all([Ie(d,hs),ls(d,fs)]);return{bytes:l,brotli:Math.min(l,p.length),gzip:Math.min(l,h.length)}}const ms=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
gs=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function ys(u){return ms.test(u)&&!gn(u)}function gn(u){return gs.test(u)}const It="PRIVATE K\
EY",ws=600;function Es(u){for(let d=u.indexOf(It);d!==-1;d=u.indexOf(It,d+It.length)){const l=u.toString("latin1",Math.max(0,d-40),d+ws);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(l))return!0}return!1}const Ee=25*1024*1024,vt=16*1024*1024,Rt=4;async function At(u,d){const{commit:l,signal:h}=d,p=(await Os((0,I.join)(u,".git","shallow"))).
trim()===l,y=[],m=[];for await(const j of De(u,"")){h.throwIfAborted();const H=yn(j,p);H!=="ordinary"&&H!=="left-out"&&m.push(H),H==="ordinary"&&y.push(j)}const S=[];
await X(y.sort(),Rt,async j=>{h.throwIfAborted();const H=await bs(u,j,d);H&&S.push(H)}),S.sort((j,H)=>j.file.path<H.file.path?-1:1);const $=S.map(({file:j})=>j);
m.push(...S.flatMap(({found:j})=>j));const B=$.filter(({path:j})=>/\.(?:js|mjs|cjs|css)\.map$/.test(j));return B.length>0&&m.push(Nt(B)),{files:$,findings:m}}async function*De(u,d){
const l=await(0,x.readdir)((0,I.join)(u,d),{withFileTypes:!0});for(const h of l.sort((p,y)=>p.name<y.name?-1:1)){const p=d+h.name,y=h.name===".git"||p==="node_m\
odules";h.isDirectory()&&!y?yield*De(u,`${p}/`):(y||h.isFile()||h.isSymbolicLink())&&(yield p)}}function yn(u,d){const l=u.slice(u.lastIndexOf("/")+1);return u===
"node_modules"||l===".git"&&d?"left-out":l===".git"?{code:"leaked_repository",message:`The output holds a git repository, ${u}: its whole history would be publi\
c`,remedy:"Build into a folder of its own, or have the build remove it."}:gn(l)?{code:"example_of_secrets",message:`The output holds ${u}, which is not publishe\
d`,remedy:"Leave it out of the output directory."}:ys(l)?{code:"leaked_secret_file",message:`The output holds ${u}: a file of secrets would be public`,remedy:"K\
eep it out of the output directory, and change the secrets in it if it was ever published."}:"ordinary"}async function bs(u,d,{digests:l,signal:h}){const p=(0,I.
join)(u,d),y=await(0,x.stat)(p).catch(()=>{});if(!y?.isFile())return;const m=y.size;if(m>vt){const j=m>Ee?[Ss(d,m)]:[],H=l?{digest:await Ts(p,h)}:{};return{file:{
path:d,bytes:m,brotli:m,gzip:m,...H},found:j}}const S=await(0,x.readFile)(p),$=l?{digest:(0,Ot.createHash)("sha256").update(S).digest("hex")}:{};return{file:{path:d,
...await ps(d,S),...$},found:Es(S)?[_s(d)]:[]}}async function Ts(u,d){const l=(0,Ot.createHash)("sha256");return await(0,mn.pipeline)((0,W.createReadStream)(u),
l,{signal:d}),l.digest("hex")}function Ss(u,d){return{code:"large_file",message:`${u} has ${(d/1024**2).toFixed(0)} MB; more than ${Ee/1024**2} is much for a si\
te`}}function _s(u){return{code:"leaked_private_key",message:`The output holds a private key, in ${u}: it would be public`,remedy:"Take the key out of what the \
build publishes, and replace it if it was ever published."}}function Nt(u){const[d]=u,l=u.length===1?"":` and ${u.length-1} more`;return{code:"source_maps",message:`\
The output holds source maps (${d?.path}${l}): everybody can read the sources they hold`}}async function Os(u){return(0,x.readFile)(u,"utf8").catch(()=>"")}const $s=/[\s"'`(=[{}<>,:%]$/,
ks=/^[\s"'`)\]}<>,;#?]/;function Is(u,d,l){const h=new Map,p=y=>{const m=h.get(y)??vs(u,d,y);return h.set(y,m),m};return{async find(y,m){for(const S of Ce(y,m)){
const $=await p(S),B=As($,m,l);if(B)return B}}}}function Ce(u,d){const[l=""]=u.split(/[?#]/,1),h=u.replaceAll("&","&amp;"),p=/^\.{1,2}\//.test(l)?new URL(l,`htt\
p://site/${encodeURI(d)}`).pathname:"",y=[u,h,l,p];return[...new Set([...y,...y.map(m=>m.replace(/\/$/,""))])].filter(m=>m.length>1)}async function vs(u,d,l){return(await u(
"grep","-I","-n","-z","-F","-e",l,d,"--").catch(()=>"")).split(`
`).flatMap(p=>Rs(p,d,l))}function Rs(u,d,l){const[h="",p="",...y]=u.split("\0"),m=y.join("\0");for(let S=m.indexOf(l);S!==-1;S=m.indexOf(l,S+1)){const[$,B]=[m.slice(
Math.max(0,S-1),S),m.slice(S+l.length,S+l.length+1)];if((S===0||$s.test($))&&(B===""||ks.test(B)))return[{file:h.slice(d.length+1),line:Number(p),column:S+1}]}return[]}
function As(u,d,l){const h=u.filter(({file:y})=>l===void 0||!y.startsWith(`${l}/`)),p=h.filter(({file:y})=>xs(y,d));return[u,h,p].map(Ns).find(y=>y!==void 0)}function Ns(u){
const[d]=u;return d&&u.every(({file:l})=>l===d.file)?d:void 0}function xs(u,d){const l=xt(d.replace(/\/index\.[^/]+$/,""));return xt(u)===l||xt(u.replace(/\/index\.[^/]+$/,
""))===l}function xt(u){return u.slice(u.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Ls=5;async function Ds(u,d,l){const h=d.files.map(({path:m})=>m),p=await Je(
u,h),y=m=>d.files.reduce((S,$)=>S+m($),0);return{pages:p.pages,links:p.links,files:d.files.length,bytes:y(({bytes:m})=>m),brotli:y(({brotli:m})=>m),gzip:y(({gzip:m})=>m),
largest:d.files.toSorted((m,S)=>S.bytes-m.bytes).slice(0,Ls),findings:Cs([...d.findings,...await Qn(p,l)])}}const Lt=["error","warning","notice"];function Cs(u){
const d=l=>Lt.indexOf((0,pt.x)(l))*2+(l.place?0:1);return u.toSorted((l,h)=>d(l)-d(h))}function Ms({findings:u}){const d=u.filter(l=>(0,pt.x)(l)==="error").length;
if(d!==0)return new Y.GQ("check_failed",`The site was built, and does not pass: ${d} ${d===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var Ps=k(5635),Us=k(4533);async function wn(u,d,l){const{report:h,signal:p}=l,y=(0,Ps.M)(h.report,C.m,p);return await y.phase("compare",
async()=>{const m=await Me(u,d,l);return p.throwIfAborted(),await h.compared(m),[void 0,(0,Us.i)(m),m.kind==="untold"]}),y.phases}async function Me(u,d,l){const{
embedded:h,report:p,checked:y,leftMs:m}=l;if(u.commit===y.commit)return{kind:"untold",base:u,why:"it is the commit that was checked"};const S=H=>{(H.type==="sta\
tus"||H.type==="heartbeat")&&p.report(H)},$={...d.follow,timeoutMs:Math.max(1,m)},{outcome:B,output:j}=await h.deploy(u.commit,{...d,...En(d),follow:$},S);return B.
status==="succeeded"&&j?{kind:"told",base:u,difference:cs(y.report,y.output.files,j.files)}:{kind:"untold",base:u,why:Qe(B,m)}}function En({project:u}){return{project:u===
"base"?"checked":"base"}}function Qe({status:u,error:d},l){return u!=="pending"?`it does not build (${d?.message??u})`:l<1?"no time was left to build it":`it wa\
s not built in the ${(0,V.a)(l)} that were left`}var Pe=k(4780),js=k(4009),Bs=k(7244);async function Fs(u){const{startPlatform:d,env:l,scratch:h,lent:p,digests:y}=u;
let m="",S,$=new AbortController;const B=await d({dir:(0,I.join)(h,"platform"),port:0,allowLocalGit:!0,lasting:!1,env:l,async onOutput(j,H){S=await At(j,{commit:m,
digests:y,signal:H}),$.abort()}});return{async deploy(j,H,le){[m,S,$]=[j,void 0,new AbortController];const ve=zs($.signal);return{outcome:await bn(B,Ws(H,j,p),le,
{...u,sleep:ve}),output:S}},[Symbol.asyncDispose]:()=>B[Symbol.asyncDispose]()}}const Hs=100,Gs=5;function zs(u){return async(d,l)=>{if(u.aborted)return C.m.sleep(
Gs,l);try{await C.m.sleep(d,l?AbortSignal.any([l,u]):u)}catch(h){if(l?.throwIfAborted(),!u.aborted)throw h}}}function Ws(u,d,l){const{configuration:h,follow:p}=u;
return{...u,configuration:{...h,repository:l},commit:d,create:!0,verify:"off",urlTemplate:void 0,follow:{...p,wait:!0,pollIntervalMs:Hs,statusMap:new Map}}}function bn(u,d,l,{
signal:h,folder:p,onSecret:y,sleep:m}){const{baseUrl:S,requestUrl:$,requestToken:B}=u,j={kind:"platform",requestUrl:$,requestToken:B,audience:S},H=()=>Promise.reject(
new TypeError("A check runs no token command")),le={...C.m,sleep:m},ve={fetch,clock:le,tree:(0,Bs.c)(p),signal:h,run:H,onSecret:y,reporter:l};return(0,js.g)(d,(0,Pe.
N)(d,{baseUrl:S,source:j},ve))}var Tn=function(u,d,l){if(d!=null){if(typeof d!="object"&&typeof d!="function")throw new TypeError("Object expected.");var h,p;if(l){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");h=d[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");h=d[Symbol.dispose],l&&(p=h)}if(typeof h!="function")throw new TypeError("Object not disposable.");p&&(h=function(){try{p.call(
this)}catch(y){return Promise.reject(y)}}),u.stack.push({value:d,dispose:h,async:l})}else l&&u.stack.push({async:!0});return d},Ys=(function(u){return function(d){
function l(m){d.error=d.hasError?new u(m,d.error,"An error was suppressed during disposal."):m,d.hasError=!0}var h,p=0;function y(){for(;h=d.stack.pop();)try{if(!h.
async&&p===1)return p=0,d.stack.push(h),Promise.resolve().then(y);if(h.dispose){var m=h.dispose.call(h.value);if(h.async)return p|=2,Promise.resolve(m).then(y,function(S){
return l(S),y()})}else p|=1}catch(S){l(S)}if(p===1)return d.hasError?Promise.reject(d.error):Promise.resolve();if(d.hasError)throw d.error}return y()}})(typeof SuppressedError==
"function"?SuppressedError:function(u,d,l){var h=new Error(l);return h.name="SuppressedError",h.error=u,h.suppressed=d,h});async function Ks(u,d,l,h){try{return await Sn(
u,d,l,h)}catch(p){if(!h.signal.aborted)throw p;return{...Dt,status:"cancelled",failure:void 0,phases:[],error:_n()}}}async function Sn(u,d,l,h){const p={stack:[],
error:void 0,hasError:!1};try{const{env:y,signal:m}=h,{repository:S,branch:$,outputDirectory:B}=u.configuration,j=(0,I.isAbsolute)(S)?S:h.workspace,H=Tn(p,await Qs(
y),!0),le=(0,I.join)(H.path,"source.git"),ve=cn(j,y,m);ve.catch(()=>{});const Ct=tt=>l.addSecret(tt),Xs={...h,scratch:H.path,lent:le,folder:j,digests:d!==void 0,
onSecret:Ct},On=Tn(p,await Fs(Xs),!0),Re=await ve;l.checkedOut(Re.commit),Vs(Re,l.report),await Re.lend(le,$);const $n=d===void 0?void 0:await ts(d,Re,le,y,m),Zs=C.
m.now(),{commit:Ze}=Re,qs=tt=>tt.type==="url"||l.report(tt),{outcome:qe,output:Ue}=await On.deploy(Ze,u,qs),{status:fe,url:be}=qe;if(fe!=="succeeded"||Ue===void 0||
be===void 0)return Js(qe,u);const er={root:new URL(be),fetch:(0,ne.Q)(fetch),signal:m},Mt=await Ds(er,Ue,Is(Re.git,Ze,B));await l.checked(Mt);const tr=u.follow.
timeoutMs-(C.m.now()-Zs),re=$n&&{embedded:On,report:l,signal:m,checked:{commit:Ze,report:Mt,output:Ue},leftMs:tr},et=re?await wn($n,u,re):[],Pt=Ms(Mt);return{...qe,
...Dt,status:Pt?"failed":"succeeded",error:Pt,phases:[...qe.phases,...et]}}catch(y){p.error=y,p.hasError=!0}finally{const y=Ys(p);y&&await y}}const Dt={appID:void 0,
appCreated:!1,deployID:void 0,url:void 0};function Js(u,{follow:d}){const l={...u,...Dt};if(u.error?.code==="interrupted")return{...l,status:"cancelled",error:_n()};
if(u.status!=="pending")return l;if(u.error&&u.error.code!=="deploy_timeout")return{...l,status:"failed"};const h=`The check has not ended within ${(0,V.a)(d.timeoutMs)}\
, and was stopped`,p="Raise the input timeout.";return{...l,status:"failed",error:new Y.GQ("deploy_timeout",h,{input:"timeout",remedy:p})}}function _n(){return new Y.
GQ("interrupted","Interrupted: the check was stopped, and has no result")}const Xe=5;function Vs({changed:u},d){if(u.length===0)return;const l=u.slice(0,Xe).join(
", "),h=u.length>Xe?` and ${u.length-Xe} more`:"";d({type:"warning",message:`Changed since the commit, and not part of the check: ${l}${h}`,remedy:"The platform\
 builds commits: commit what it shall see."})}async function Qs(u){const d=await(0,x.mkdtemp)((0,I.join)(u.RUNNER_TEMP||(0,M.tmpdir)(),"slipway-check-"));return{
path:d,[Symbol.asyncDispose]:()=>(0,x.rm)(d,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),4533:((ge,te,k)=>{k.d(te,{comparisonSection:()=>V,i:()=>C});
var x=k(5807),M=k(7716),I=k(8862);const ne=20;function C(N){const{base:A}=N,R=`${(0,x.Ow)(A.name,100)} (${ae(A)})`;if(N.kind==="untold")return`no difference to ${R}\
 can be told: ${N.why}`;const{pages:T,files:w,bytes:F,brotli:Z}=N.difference;return`${[z(T," pages"),z(w," files"),Q(F),Q(Z," with Brotli")].join(", ")} against\
 ${R}`}function V(N,A){const{base:R}=N,T=`### The difference to ${(0,I.aY)(A(R.name),100)} (${(0,I.aY)(ae(R))})`;if(N.kind==="untold")return`${T}

None can be told: ${(0,I.CS)(A(N.why),500)}`;const{difference:w}=N;return[T,Y(w),...v(w,A)].join(`

`)}function Y({pages:N,files:A,bytes:R,brotli:T,gzip:w}){return(0,M.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[z(N),z(A),Q(R),Q(T),Q(w)]])}function v({
changes:N},A){if(N.length===0)return["Every file is the same, byte for byte."];const R=["changed","added","removed"].map(F=>`${(0,M.zD)(N.filter(Z=>Z.kind===F).
length)} ${F}`),T=N.slice(0,ne).map(F=>[F.kind,de(F,A),K(F.bytes),K(F.brotli)]),w=N.length-ne;return[`Files: ${R.join(", ")}.`,(0,M.tp)(["","File","Size","with \
Brotli"],T),...w>0?[`\u2026 and ${(0,M.zD)(w)} more.`]:[]]}function de({path:N,formerly:A},R){const T=A?.slice(A.lastIndexOf("/")+1);return`${(0,I.aY)(R(N))}${T===
void 0?"":` (was ${(0,I.aY)(R(T))})`}`}function ae({commit:N}){return N.slice(0,7)}function z({now:N,change:A},R=""){return`${(0,M.zD)(N)}${R} (${D(A,M.zD)})`}function Q({
now:N,change:A},R=""){return`${(0,M.Ej)(N)}${R} (${K(A)})`}function K(N){return D(N,M.Ej)}function D(N,A){return`${N>0?"+":N<0?"-":"\xB1"}${A(Math.abs(N))}`}}),
8862:((ge,te,k)=>{k.d(te,{CS:()=>Y,Dl:()=>v,EU:()=>I,XI:()=>de,aY:()=>M});var x=k(5807);function M(z,Q=300){const K=(0,x.Ow)(z,Q).replaceAll("|","\u2502").trim();
if(K==="")return"\u2013";const D="`".repeat(ae(K)+1),N=K.startsWith("`")||K.endsWith("`")?" ":"";return`${D}${N}${K}${N}${D}`}function I(z,Q=2e3){const K=z.map(
N=>(0,x.Ow)(N,Q)),D="`".repeat(Math.max(3,ae(K.join(`
`))+1));return[`${D}text`,...K,D].join(`
`)}const ne=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,C=/^[0-9a-f]{7,40}\W*$/i,V=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function Y(z,Q=1e3){return(0,x.Ow)(z,Q).trim().replace(V,(D,N,A="",R="",T="",w="")=>N!==void 0?M(N)+A:ne.test(D)&&!C.test(D)?D:R+M(T)+w)}function v(z){if(z===void 0||
!URL.canParse(z))return;const{protocol:Q,username:K,password:D,href:N}=new URL(z);if(!(!/^https?:$/.test(Q)||K!==""||D!==""||N.length>2e3))return`[${M(N)}](<${N.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function de(z,Q){let K=Q,D=z.length;for(;D>0&&(K-=Buffer.byteLength((0,x.Ow)(z[D-1]??""))+1,!(K<0));)D--;return z.slice(
D)}function ae(z){return Math.max(0,...[...z.matchAll(/`+/g)].map(Q=>Q[0].length))}}),1772:((ge,te,k)=>{k.d(te,{Aw:()=>Y,U2:()=>C,bM:()=>V,q$:()=>ne,q1:()=>I,sU:()=>M});
var x=k(8302);class M extends Error{name="JsonTextError";offset;constructor(T,w){super(T),this.offset=w}}function I(R,T){const w=R.slice(0,T);return{line:w.split(
`
`).length,column:T-w.lastIndexOf(`
`)}}function ne(R){new A(R).document()}function C(R){const T=[];return new A(R,F=>T.push(F)).document()==="object"?T:void 0}function V(R){return R.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function Y(R,T){return R===T||v(R)===v(T)}function v(R){try{return String(JSON.parse(R,de))}catch(T){if(T instanceof RangeError)return V(R);throw T}}function de(R,T,w){
return typeof T=="number"?ae(w?.source??String(T)):Array.isArray(T)?`[${T.join(",")}]`:(0,x.G)(T)?`{${Object.entries(T).map(([Z,X])=>`${JSON.stringify(Z)}:${X}`).
sort().join(",")}}`:JSON.stringify(T)}function ae(R){const[,T,w="",F="",Z="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(R)??[],X=`${w}${F}`.replace(/^0+/,
""),he=X.replace(/0+$/,"");if(he==="")return`${T}0`;const q=BigInt(Z)-BigInt(F.length)+BigInt(X.length-he.length);return`${T}${he}e${q}`}const z=/[ \t\n\r]*/y,Q=/[ !#-[\]-\uffff]*/y,
K=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,D=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,N=/true|false|null/y;class A{#e;#t;#n=0;#s={name:"",nameOffset:0,offset:0};constructor(T,w){
this.#e=T,this.#t=w}document(){this.#u(z);const T=this.#e[this.#n]==="{"?"object":"other",w=[];do this.#o(w);while(this.#r(w));if(this.#u(z),this.#n<this.#e.length)
throw this.#l("the end");return T}#o(T){for(;;){this.#u(z),T.length===1&&(this.#s.offset=this.#n);const w=this.#e[this.#n];if(w!=="{"&&w!=="["){this.#c(w);return}
if(this.#n+=1,this.#f(w==="{"?"}":"]"))return;T.push({names:w==="{"?new Set:void 0}),w==="{"&&this.#a(T)}}#r(T){for(let w=T.at(-1);w;w=T.at(-1)){T.length===1&&w.
names&&this.#i();const F=w.names?"}":"]";if(this.#f(F)){T.pop();continue}if(this.#e[this.#n]!==",")throw this.#l(`"," or "${F}"`);return this.#n+=1,w.names&&this.#a(
T),!0}return!1}#i(){this.#t?.({...this.#s,text:this.#e.slice(this.#s.offset,this.#n)})}#a(T){this.#u(z);const w=this.#n;if(this.#e[this.#n]!=='"')throw this.#l(
"a name in double quotes");const F=this.#d(),Z=T.at(-1)?.names;if(Z?.has(F))throw new M(`the name "${F}" stands twice in one object`,w);if(Z?.add(F),this.#u(z),
this.#e[this.#n]!==":")throw this.#l('":"');this.#n+=1,T.length===1&&(this.#s={name:F,nameOffset:w,offset:this.#n})}#c(T){if(T==='"')this.#d();else if(this.#u(D)===
0&&this.#u(N)===0)throw this.#l("a value")}#d(){const T=this.#n;this.#n+=1;do this.#u(Q);while(this.#u(K)>0);if(this.#e[this.#n]!=='"'){const F=this.#n>=this.#e.
length;throw new M(F?"a string does not end":"a bad escape or control character in a string",this.#n)}this.#n+=1;const w=JSON.parse(this.#e.slice(T,this.#n));if(typeof w!=
"string"||!w.isWellFormed())throw new M("a lone surrogate (half of a character) in a string",T);return w}#f(T){return this.#u(z),this.#e[this.#n]!==T?!1:(this.#n+=
1,!0)}#u(T){T.lastIndex=this.#n;const w=T.exec(this.#e)?.[0].length??0;return this.#n+=w,w}#l(T){const w=this.#e.slice(this.#n,this.#n+1);return new M(`expected\
 ${T}, found ${w===""?"the end":JSON.stringify(w)}`,this.#n)}}}),7496:((ge,te,k)=>{k.d(te,{x:()=>M});const x={index_unanswered:"error",index_empty:"error",base_path:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function M({code:I}){return x[I]}}),4124:((ge,te,k)=>{k.r(te),k.d(te,{startPlatform:()=>tp});
var x=k(7598),M=k(6760),I=k(3739),ne=k(7994),C=k(3024),V=k(1455),Y=k(8302),v=k(2345),de=k(597);const ae=["queued","building","syncing","activating","succeeded",
"failed","cancelled"],z=["queue","clone","install","build","sync","activate"],Q=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_\
found","clone_failed","root_directory_missing","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","ou\
tput_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],K={invalid_request:400,unauthorized:401,
forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,
internal:500,unavailable:503};class D extends Error{name="BodyTooLarge"}class N extends Error{name="BodyBroken"}function A(t,e,n={}){return{status:t,headers:{"c\
ontent-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function R(t,e){const n=t.headers[e];return typeof n=="s\
tring"?n:n?.[0]}function T(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class w extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(
n),this.code=e,this.headers=s}}function F(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return A(K[n],r,t.headers)}const Z=10;
function X(t,e,n={}){if(!(0,Y.G)(t))throw q(["the body must be a JSON object"]);const s=[];for(const[o,i]of Object.entries(t)){const a=he(e,o);if(!a)s.push(he(n,
o)??`${ye(o)} is not a known field`);else if(!(i===null&&a.nullable)){const c=a.rule(i);c!==void 0&&s.push(`${o} ${c}`)}}for(const[o,i]of Object.entries(e))i.required&&
!Object.hasOwn(t,o)&&s.push(`${o} is required`);const r=s.some(o=>o.endsWith("is not a known field"));if(s.length>0)throw q(s,r?`Known fields: ${Object.keys(e).
join(", ")}.`:"");return t}function he(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function q(t,e=""){const n=t.length-Z,s=t.slice(0,Z).join("; ")+(n>0?`; and ${n}\
 more`:"");return new w("validation_failed",`${s}.${e===""?"":` ${e}`}`)}function ye(t){return JSON.stringify(t.length>60?`${t.slice(0,60)}\u2026`:t)}function se(t,e,n=()=>{}){
return s=>typeof s!="string"?"must be a string":s.length<t?t===1?"must not be empty":`must have at least ${t} characters`:s.length>e?`must have at most ${e} cha\
racters`:s.includes("\0")?"must not contain NUL characters":s.isWellFormed()?n(s):"must be well-formed Unicode"}function we(t,e){return n=>t.test(n)?void 0:e}function Xt(t){
return e=>t.some(n=>n===e)?void 0:`must be one of ${t.join(", ")}`}const Zt=t=>typeof t=="boolean"?void 0:"must be true or false",Fn=[[/^-/,'must not begin with\
 "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".\
."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],
[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],ut=se(1,244,t=>Fn.find(([e])=>e.test(t))?.[1]),Hn=se(1,64,we(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,
"must be a full commit SHA: 40 hexadecimal digits")),qt=se(1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repositor\
y";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))return"must not contain control characters";const e=t.split("/");if(e.includes(
".."))return'must stay inside the repository (no "..")';if(e.some(n=>n.toLowerCase()===".git"))return'must not lead into ".git"'});function en(t){return e=>{if(typeof e!=
"string")return"must be a string";if(!e.isWellFormed())return"must be well-formed Unicode";const n=(0,de.Nu)(e,t);return n.kind==="refused"?`${n.problem}: write\
 ${n.instead}`:void 0}}const tn=t=>{if(!(0,Y.G)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>v.lF.envVariables)return`\
must hold at most ${v.lF.envVariables} variables`;let n=0;for(const[s,r]of e){if(!v.G1.test(s))return`holds ${ye(s)}, which is not a variable's name: letters, d\
igits and _, no digit first`;if(s.toUpperCase().startsWith(v.be))return`holds ${ye(s)}, but names that begin with ${v.be} are the platform's own`;if(typeof r!="\
string")return`holds ${ye(s)}, whose value must be a string`;if(r.includes("\0")||!r.isWellFormed())return`holds ${ye(s)}, whose value has characters no variabl\
e can hold`;n+=Buffer.byteLength(s)+Buffer.byteLength(r)}return n>v.lF.envBytes?`must have at most ${v.lF.envBytes} bytes of names and values`:void 0},nn=new Set(
["ENOSPC","EDQUOT"]),Gn=13;function Je(t){return nn.has((0,I.xU)(t))?!0:t instanceof Error&&"errcode"in t&&t.errcode===Gn}const zn=11,Wn=26;function lt(t){const e=t instanceof
Error&&"errcode"in t?Number(t.errcode)&255:0;return e===zn||e===Wn}const Yn=300,Kn="developer@slipway.localhost";function Jn(t){const{issuer:e,key:n,clock:s}=t;
let r;const o=async(a={})=>{const c=await k.e(460).then(k.bind(k,6460));r??=c.importJWK(n.privateJwk,"ES256");const f=Math.floor(s.now()/1e3),g=a.email??Kn;return new c.
SignJWT({...a.claims,email:g,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??g).setAudience(a.audience??
t.audience).setIssuedAt(f).setExpirationTime(f+(a.expiresInSeconds??Yn)).setJti((0,x.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuratio\
n":ht(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!=="HEAD")return mt(a,405,"method_not_allowed","The identi\
ty provider answers GET alone",{allow:"GET, HEAD"});const c=T(a.target),f=i[c];return f?A(200,f,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?mt(
a,404,"not_found",`Nothing is at ${c}`):pt(a,t.requestToken)?ft(a.target,o):mt(a,401,"unauthorized","The request token is missing or wrong: see run.json",{"www-\
authenticate":"Bearer"})}}}async function ft(t,e){const n=new URLSearchParams(t.slice(T(t).length)),s=n.get("audience"),r=n.get("email"),o=await e({...s?{audience:s}:
{},...r?{email:r}:{}});return A(200,{count:o.length,value:o})}function ht(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:[
"id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub",
"aud","exp","iat","jti","email","email_verified"]}}function pt(t,e){const n=r=>(0,x.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(R(t,"auth\
orization")??"")?.[1];return s!==void 0&&(0,x.timingSafeEqual)(n(s),n(e))}function mt(t,e,n,s,r={}){return A(e,{error:{code:n,message:s,requestID:t.requestID}},
r)}const Vn=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;function Qn(t,e){let n=Promise.resolve();const s=async r=>{
Xn(r,t);try{await sn(t,r),e(r),await sn(t,r)}catch(o){for(const i of(0,C.readdirSync)(r))await(0,V.rm)((0,M.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.
then(()=>s(r));return n=o.catch(()=>{}),o}}function Xn(t,e){if(!(0,M.isAbsolute)(t))throw Oe(`"${t}" is not an absolute path`);if((0,ne.FK)(e,t))throw Oe(`${t} \
lies in the data directory`);try{if((0,ne.wZ)(t,448),(0,C.readdirSync)(t).length>0)throw Oe(`${t} is not empty`)}catch(n){throw n instanceof I.GQ||Je(n)?n:Oe(`${t}\
 cannot be written (${(0,I.xU)(n)})`)}}const Zn=5;async function sn(t,e){const n=s=>!(0,M.relative)(t,s).split(M.sep).includes("tmp");for(const s of(0,C.readdirSync)(
t).filter(r=>!Vn.test(r)))for(let r=1;;r+=1)try{await(0,V.cp)((0,M.join)(t,s),(0,M.join)(e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,I.xU)(o)!==
"ENOENT"||r===Zn)throw o}}function Oe(t){return new I.GQ("invalid_input",t,{input:"to",remedy:"Name a directory outside the data directory that is empty or not \
there yet."})}const qn={to:{rule:se(1,4096),required:!0}},rn=64*1024;function es(t,e){return async n=>{try{if(n.method!=="POST")throw new w("method_not_allowed",
"A backup is made by POST.",{allow:"POST"});if(!pt(n,t))throw new w("unauthorized","The request token is missing or wrong.",{"www-authenticate":"Bearer"});const s=String(
X(JSON.parse((await n.body(rn)).toString()),qn).to);return await e(s),A(200,{to:s})}catch(s){if(s instanceof N)throw s;return F(gt(s),n)}}}function gt(t){if(t instanceof
w)return t;if(t instanceof SyntaxError)return new w("invalid_request","The body is not JSON.");if(t instanceof D)return new w("body_too_large",`The body is larg\
er than ${rn} bytes.`);const{mender:e,message:n}=(0,I.I7)(t);return e==="user"?new w("validation_failed",`to: ${n}.`):new w("unavailable",`The copy could not be\
 made: ${n}.`,{"retry-after":"30"})}var $e=k(7030);function yt(t){return t==="::1"||(0,$e.isIPv4)(t)&&t.startsWith("127.")}function on(t){const e=ke(t.remoteAddress??
"");if(!yt(e))return an(e);const n=R(t,"x-forwarded-for")??"",s=ke(n.slice(n.lastIndexOf(",")+1).trim());return(0,$e.isIP)(s)===0||yt(s)?"loopback":an(s)}function ke(t){
return t.replace(/^::ffff:(?=\d+\.)/i,"")}function an(t){if((0,$e.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??
[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}function wt(t,e,n,s){const r=t.roleOf(e.email,n);if(r===void 0)
throw new w("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!=="deployer")throw new w("forbidden",`${e.email} may only read in the organi\
zation ${n}.`);return r}function ts(t,e,n,s){const r=t.state.apps.find({org:e,project:n,appID:s});if(!r)throw new w("not_found",`There is no app ${s} in ${e}/${n}\
.`);return r}function Et(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)return;const r=[];for(const[o,i]of n.entries()){const a=s[o]??"";if(i.
startsWith("{")){const c=ns(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function ns(t){try{return decodeURIComponent(t)}catch{return}}const ss=`
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
`,rs=`'use strict';
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
`,os='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function bt(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const is=new Map([["/console/style.css",bt("text/css",ss)],["/console/icon.svg",bt("image/svg+xml",os)],["/console/script.js",bt("text/javascript",rs)]]);var Tt=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},as=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Le=256*1024,cn=10;async function dn(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const r=Tt(s,await(0,V.open)(t),!0),{size:o}=await r.stat(),i=e??Math.max(0,o-Le),{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(Le),0,Le,i),
f=a.subarray(0,c),g=i+c>=o,b=g&&n?c:cs(f),E=e===void 0&&i>0?f.indexOf(cn)+1:0;return{text:f.subarray(E,b).toString("utf8"),next:i+b,atEnd:g}}catch(r){s.error=r,
s.hasError=!0}finally{const r=as(s);r&&await r}}catch(s){if((0,I.xU)(s)==="ENOENT")return{text:"",next:0,atEnd:!0};throw s}}function cs(t){const e=t.lastIndexOf(
cn)+1;return e===0&&t.length===Le?Le:e}function un(t){return(0,C.existsSync)(t)?(0,C.createReadStream)(t):""}function ln(t,e){return(0,M.join)(t,"logs",`${e}.lo\
g`)}const St="slipway_console";function fn(t,e){const n="HttpOnly; SameSite=Strict";if(pn(t,e))return{name:`__Host-${St}`,attributes:`Path=/; ${n}; Secure`};const s=/:(\d{1,5})$/.
exec(Ve(t))?.[1]??"80";return{name:`${St}_${s}`,attributes:`Path=/console; ${n}`}}function hn(t,e){return(R(t,"cookie")??"").split(";").map(n=>n.trim()).filter(
n=>n.startsWith(`${e}=`)).map(n=>n.slice(e.length+1))}function ds(t,e){return pn(t,e)?new URL(e).origin:`http://${Ve(t)} ${on(t)}`}function us(t,e){const n=R(t,
"sec-fetch-site");if(n!==void 0&&n!=="same-origin")return!1;const s=R(t,"origin");return s===void 0||!URL.canParse(s)?!1:_t(t,e)?s===new URL(e).origin:new URL(s).
host===Ve(t)}function pn(t,e){return e.startsWith("https:")&&_t(t,e)}function _t(t,e){const{host:n,protocol:s}=new URL(e),r=Ve(t);return r===n||r===`${n}${s==="\
https:"?":443":":80"}`}function Ve(t){return R(t,"host")?.toLowerCase()??""}class Ot{text;constructor(e){this.text=e}}function W(t,...e){let n=t[0]??"";for(const[
s,r]of e.entries())n+=mn(r)+(t[s+1]??"");return new Ot(n)}function mn(t){return t==null?"":t instanceof Ot?t.text:typeof t=="object"?t.map(mn).join(""):String(t).
replace(/[&<>"']/g,e=>$t[e]??"")}const $t={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"},ls={"content-type":"text/html; charset=utf-8","cache-cont\
rol":"no-store","content-security-policy":"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base\
-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff","x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"s\
ame-origin"};function Ie(t,e,n,s){const r=n?W`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:null,o=W(ia||(ia=
oa([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:ls,body:o.text}}function kt(t,e){return Ie(t,"Sign in",void 0,W`${Rt(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function fs(t,e){const n=e.map(r=>W`<li><a href="/console/orgs/${encodeURIComponent(r)}">${r}</a></li>`),s=W`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
return Ie(200,"Organizations",t,n.length>0?W`<ul>${n}</ul>`:s)}function hs(t,e,n){const s=n.map(r=>W`<tr><td>${r.project}</td><td><a href="${Ee(r)}">${r.name}</a></td><td>${r.
type}</td>
<td>${r.liveRelease===null?"created":"live"}</td><td class="code">${r.repository}</td></tr>`);return Ie(200,e,t,At("Apps",["Project","App","Type","State","Repos\
itory"],s,"There is no app."))}function ps(t,e,n){const{app:s,url:r}=n;return Ie(t,s.name,e,W`${Rt(n.problem)}${It(n.created)}
<p><a href="/console/orgs/${encodeURIComponent(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${s.repository}, branch ${s.branch}</dd>
<dt>Site</dt><dd>${r?W`<a href="${r}">${r}</a>`:"not live before the first successful deploy"}</dd>
${s.liveRelease===null?null:W`<dt>Live release</dt><dd><a href="${vt(s,s.liveRelease)}">${s.liveRelease}</a></dd>`}
</dl>
<h2>Deployments</h2>
${ms(n)}
<h2>Environment variables</h2>
${n.envNames.length>0?W`<ul>${n.envNames.map(o=>W`<li><code>${o}</code></li>`)}</ul>`:W`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${ys(n)}`)}function ms({app:t,deployments:e}){const n=e.map(s=>W`<tr><td><a href="${vt(t,s.deployID)}">${s.deployID}</a></td>
<td>${gs(t,s)}</td><td>${s.branch}</td><td class="code">${s.commit?.slice(0,12)}</td><td>${De(s.createdAt)}</td></tr>`);return At("Recent deployments",["Deploym\
ent","Status","Branch","Commit","Created"],n,"There is none yet.")}function gs({liveRelease:t},{deployID:e,status:n}){return n!=="succeeded"?W`<span class="${n}">${n}</span>`:
e===t?W`<span class="succeeded">succeeded</span>, <strong class="live">live</strong>`:W`<span class="replaced">succeeded, not live</span>`}function ys({app:t,tables:e,
mayChange:n}){if(e===void 0)return W`<p>Apps of type ${t.type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;const s=e.
map(({name:o,variable:i,createdAt:a})=>W`<tr><td>${o}</td><td><code>${i}</code></td><td>${De(a)}</td>
<td>${n?gn(t,o):null}</td></tr>`),r=W`<form method="post" action="${Ee(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;return W`${At("Key-value tables",["Table","Token variable","Created",""],s,"There is no table: the first one activates the service.")}
${n?r:null}`}function gn(t,e){return W`<details><summary>Delete…</summary>
<form method="post" action="${Ee(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function It(t){return t?W`<div class="note" role="status"><p>The table ${t.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}function ws(t,{app:e,deployment:n,failure:s,log:r}){
const o=vt(e,n.deployID),i=n.finishedAt===null?W`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${r.text}</pre>`:
W`<pre tabindex="0" aria-label="Build log">${r.text}</pre>`;return Ie(200,n.deployID,t,W`<p><a href="${Ee(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
${n.status==="succeeded"?W`<dt>Release</dt><dd>${n.deployID===e.liveRelease?"live":"not live: another one serves"}</dd>`:null}
<dt>Branch</dt><dd>${n.branch}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${De(n.createdAt)}</dd>
${n.finishedAt===null?null:W`<dt>Finished</dt><dd>${De(n.finishedAt)}</dd>`}
</dl>
${s?W`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i}
<p><a href="${o}/log">All of it, as text</a></p>`)}function Es(t,e,n){return Ie(t,"This did not work",e,W`${Rt(n)}<p><a href="/console">To the console's first page</a></p>`)}
function Ee({org:t,project:e,appID:n}){const[s,r,o]=[t,e,n].map(encodeURIComponent);return`/console/orgs/${s}/projects/${r}/apps/${o}`}function vt(t,e){return`${Ee(
t)}/deployments/${encodeURIComponent(e)}`}function Rt(t){return t===void 0?null:W`<div class="note alert" role="alert"><p>${t}</p></div>`}function At(t,e,n,s){if(n.
length===0)return W`<p>${s}</p>`;const r=e.map(o=>o===""?W`<td></td>`:W`<th scope="col">${o}</th>`);return W`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function De(t){const e=new Date(t).toISOString();return W`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const yn=480*6e4,bs=1e3,Ts=10;class Ss{#e;#t;#n=new Map;constructor(e,n){
this.#e=e,this.#t=n}find(e){const n=this.#n.get(this.#i(e)??"");return n&&n.expiresAt>this.#e.monotonic()&&n.place===this.#r(e)?n.principal:void 0}isAmbiguous(e){
return hn(e,this.#o(e).name).length>1}open(e,n){this.#n.delete(this.#i(e)??"");const s=JSON.stringify([n.issuer,n.email]);this.#s(s);const r=(0,x.randomBytes)(32).
toString("base64url"),o=this.#e.monotonic()+yn;this.#n.set((0,x.hash)("sha256",r),{principal:n,identity:s,place:this.#r(e),expiresAt:o});const{name:i,attributes:a}=this.#o(
e);return`${i}=${r}; Max-Age=${yn/1e3}; ${a}`}close(e){this.#n.delete(this.#i(e)??"");const{name:n,attributes:s}=this.#o(e);return`${n}=; Max-Age=0; ${s}`}#s(e){
const n=this.#e.monotonic(),s=[];for(const[o,i]of this.#n)i.expiresAt<=n?this.#n.delete(o):i.identity===e&&s.push(o);const[r]=this.#n.keys();s.length>=Ts?this.#n.
delete(s[0]??""):r!==void 0&&this.#n.size>=bs&&this.#n.delete(r)}#o(e){return fn(e,this.#t)}#r(e){return ds(e,this.#t)}#i(e){const[n,...s]=hn(e,this.#o(e).name);
return n===void 0||s.length>0?void 0:(0,x.hash)("sha256",n)}}const _s=1e4;function Nt(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Map;return r=>{const o=e.monotonic(),
i=s.get(r)??{left:t,at:o};i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i);const[a]=s.keys();return s.size>_s&&a!==void 0&&s.delete(a),i.left<
1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const Os=20,$s=300;function ks(t){const e=Nt(Os,t),n=Nt($s,t);return s=>e(s)||n("all")}const Is=32*1024,
Ce="/console/orgs/{org}/projects/{project}/apps/{app}",vs=[["GET","/console",Ls],["GET","/console/orgs/{org}",Ds],["GET",Ce,t=>Lt(t,200,{})],["POST",`${Ce}/tabl\
es`,Cs],["POST",`${Ce}/tables/{name}/delete`,Ms],["GET",`${Ce}/deployments/{deployment}`,Ps],["GET",`${Ce}/deployments/{deployment}/log`,Us]];function Rs(t){const e=new Ss(
t.clock,t.consoleUrl),n=ks(t.clock);return async s=>{const r=T(s.target).replace(/(?<=.)\/$/,""),o=is.get(r);if(o)return o;const i=e.find(s);try{if(s.method==="\
POST"&&!us(s,t.consoleUrl))throw new w("forbidden","This form was not sent by the console's own page.");return r==="/console/sign-in"?await Ns(s,t,e,n):r==="/co\
nsole/sign-out"&&s.method==="POST"?Qe("/console/sign-in",e.close(s)):i?await As(r,s,t,i):Qe("/console/sign-in")}catch(a){if(!(a instanceof w))throw a;return Es(
K[a.code],i?.email,a.message)}}}async function As(t,e,n,s){const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of vs){const c=o===r?Et(i,t):void 0;if(c)return c[0]!==
void 0&&wt(n,s,c[0],r==="POST"),a({request:e,options:n,principal:s,parts:c})}throw new w("not_found","There is no such page in the console.")}async function Ns(t,e,n,s){
if(t.method!=="POST")return kt(200,n.isAmbiguous(t)?xs:void 0);const r=s(on(t));if(r>0)return xt(r);const o=await wn(t,"token",Is);try{return Qe("/console",n.open(
t,await e.verify(`Bearer ${o.trim()}`)))}catch(i){if(!(i instanceof w))throw i;return kt(K[i.code],i.message)}}const xs="Your browser sent two cookies of this c\
onsole, so another site set one: remove its cookies first.";function xt(t){const e=kt(429,`Too many attempts to sign in: wait ${t} s.`);return{...e,headers:{...e.
headers,"retry-after":String(t)}}}function Ls({options:t,principal:e}){const n=t.state.apps.organizations().filter(s=>t.roleOf(e.email,s)!==void 0);return fs(e.
email,n)}function Ds({options:t,principal:e,parts:[n=""]}){return hs(e.email,n,t.state.apps.list(n))}function Lt(t,e,n){const{options:s,principal:r}=t,o=Me(t),{
state:i,kvs:a}=s;return ps(e,r.email,{app:o,url:o.liveRelease===null?void 0:s.siteUrl(o.subdomain),deployments:i.deployments.list(o,v.lF.pageDefault,void 0),envNames:Object.
keys(i.apps.env(o)),tables:v.jI.some(c=>c===o.type)?a.listTables(o):void 0,mayChange:s.roleOf(r.email,o.org)==="deployer",...n})}async function Cs(t){const e=Me(
t),n=await wn(t.request,"name");try{return Lt(t,201,{created:t.options.kvs.createTable(e,n)})}catch(s){if(!(s instanceof w))throw s;return Lt(t,K[s.code],{problem:s.
message})}}async function Ms(t){const e=Me(t);return await t.options.kvs.deleteTable(e,t.parts[3]??""),Qe(Ee(e))}async function Ps(t){const{options:e,principal:n}=t,
s=Me(t),r=En(t,s),o=await dn(ln(e.dataDir,r.deployID),void 0,r.finishedAt!==null),i=e.state.deployments.failure(s,r.deployID);return ws(n.email,{app:s,deployment:r,
failure:i,log:o})}async function Us(t){const e=En(t,Me(t)),n=ln(t.options.dataDir,e.deployID),s={"content-type":"text/plain; charset=utf-8","cache-control":"no-\
store","x-content-type-options":"nosniff"},r=/[?&]from=(\d{1,12})(?:&|$)/.exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:un(n)};const o=e.
finishedAt!==null,{text:i,next:a,atEnd:c}=await dn(n,Number(r),o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deploymen\
t-status":e.status},body:i}}async function wn(t,e,n=v.lF.bodyBytes){try{const s=await t.body(n);return new URLSearchParams(s.toString("utf8")).get(e)??""}catch(s){
throw s instanceof D?new w("body_too_large","The form is too large."):s}}function Me({options:t,parts:[e="",n="",s=""]}){return ts(t,e,n,s)}function En({options:t,
parts:e},n){const s=t.state.deployments.find(n,e[3]??"");if(!s)throw new w("not_found",`The app ${n.appID} has no such deployment.`);return s}function Qe(t,e){return{
status:303,headers:{location:t,"cache-control":"no-store",...e?{"set-cookie":e}:{}}}}var Pe=k(3823);function js(t){const e=Bs(t).map(n=>({name:n,method:t[n].method,
parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(f=>Fs(f.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(f=>f.method===i);if(a)return{name:a.
name,parameters:Hs(a.parts,r)};if(o.length===0)throw new w("not_found",`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(f=>f.method==="GET"?"\
GET, HEAD":f.method).join(", ");throw new w("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function Bs(t){return Object.keys(t)}function Fs(t,e){
return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function Hs(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===
void 0?[]:[[o,Gs(e[r]??"",o)]]});return Object.fromEntries(n)}function Gs(t,e){try{return decodeURIComponent(t)}catch{throw new w("invalid_request",`The path's ${e}\
 is not percent-encoded UTF-8.`)}}const zs=["GET","HEAD"],Ws=["POST","PUT","PATCH"];function bn(t,e){const n=js(e.routes),s=async r=>{const o=T(r.target),{name:i,
parameters:a}=n(r.method,o),{orgID:c="",projectID:f="",appID:g=""}=a,b=await Tn(t,r,c,f),{bytes:E,body:L}=Ws.includes(r.method)?await Ks(r,e.mayBeEmpty.includes(
i)):Ys;return e.calls[i]({name:i,key:{org:c,project:f,appID:g},parameters:a,principal:b,body:L,bytes:E,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:R(
r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){const i=o instanceof w?o:Js(o);if(!i)throw o;return F(i,r)}}}async function Tn(t,e,n,s){
const r=await t.verify(R(e,"authorization")),o=t.rateLimit(r.email);if(o>0)throw new w("rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(o)});
if(!v.cS.test(n))throw q(["orgID in the path is not an identifier"]);if(!v.cS.test(s))throw q(["projectID in the path is not an identifier"]);const i=t.roleOf(r.
email,n);if(i===void 0)throw new w("forbidden",`${r.email} has no role in the organization ${n}.`);if(i==="viewer"&&!zs.includes(e.method))throw new w("forbidde\
n",`${r.email} may only read in the organization ${n}.`);return r}const Ys={bytes:Buffer.alloc(0),body:void 0};async function Ks(t,e){const n=R(t,"content-type")?.
split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")throw Sn(n);const s=await t.body(v.lF.bodyBytes).catch(r=>{throw r instanceof D?new w(
"body_too_large",`The body is larger than ${v.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw Sn("none");try{const r=JSON.
parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{throw new w("invalid_request",`The body is ${s.length===0?"empty":"not valid J\
SON in UTF-8"}.`)}}function Sn(t){return new w("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const Dt=10;function Js(t){
if(!((t instanceof Error&&"errcode"in t?Number(t.errcode)&255:-1)!==Dt&&!Je(t)))return new w("unavailable","The platform cannot write: its disk is full or faili\
ng. Nothing was changed.",{"retry-after":"30"})}const _n=se(1,63,we(v.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),Xe={
spaFallback:{rule:Zt,nullable:!0},installCommand:{rule:se(0,4096),nullable:!0},rootDirectory:{rule:qt,nullable:!0},noindex:{rule:Zt,nullable:!0},nodeVersion:{rule:se(
1,3,we(/^\d+$/,'must be a major version, as "24"')),nullable:!0}};function Vs(t){const e={repository:{rule:en(t.allowLocalGit)},branch:{rule:ut},buildCommand:{rule:se(
0,4096),nullable:!0},outputDirectory:{rule:qt,nullable:!0},region:{rule:se(1,63,we(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-w\
est-1"')),nullable:!0},...Xe},n={name:{rule:_n,required:!0},type:{rule:Xt(v.yN),required:!0},...e,repository:{...e.repository,required:!0},branch:{...e.branch,required:!0}},
s={name:"name cannot be changed: it is the ID of the app",type:"type cannot be changed",subdomain:"subdomain cannot be changed: it is generated"},r={env:{rule:tn,
required:!0}},o={branch:{rule:ut,nullable:!0},commit:{rule:Hn,nullable:!0}};return{createApp(i){const a=X(i,n,{subdomain:"subdomain cannot be given: it is gener\
ated"}),c=v.yN.find(f=>f===a.type)??"web-landing";return{name:String(a.name),type:c,config:u(a,Qs)}},updateApp:(i,a)=>u(X(i,e,s),a),replaceEnv:i=>X(i,r).env,deploy(i){
const a=X(i,o,{tag:"tag is not taken: web apps deploy without a release tag"});return{branch:d(a.branch,null),commit:d(a.commit,null)?.toLowerCase()??null}}}}const Qs={
repository:"",branch:"",buildCommand:null,outputDirectory:null,region:null,settings:{}};function u(t,e){const n=r=>Object.hasOwn(t,r)?d(t[r],null):e[r],s={...e.
settings};for(const r of Object.keys(Xe))Object.hasOwn(t,r)&&(s[r]=t[r]);return{repository:d(t.repository,e.repository),branch:d(t.branch,e.branch),buildCommand:n(
"buildCommand"),outputDirectory:n("outputDirectory"),region:n("region"),settings:Object.fromEntries(Object.entries(s).filter(([,r])=>r!==null))}}function d(t,e){
return typeof t=="string"?t:e}const l="production";function h(t){return t.liveRelease===null?"created":"live"}function p(t,e){return t.liveRelease===null?null:e(
t.subdomain)}function y(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.
outputDirectory,region:t.region,subdomain:t.subdomain,state:h(t),url:p(t,e),environments:[{environmentID:t.environmentID,name:l}],createdAt:j(t.createdAt),updatedAt:j(
t.updatedAt)}}function m(t,e){return{environmentID:t.environmentID,name:l,url:p(t,e),state:h(t)}}function S(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;
return{deployID:e,status:n,branch:s,commit:r,createdAt:j(o)}}function $(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:f,finishedAt:g,
supersededBy:b}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:j(c),startedAt:f===null?null:j(f),finishedAt:g===null?null:j(g),url:r==="succee\
ded"?n(e.subdomain):null,...b===null?{}:{supersededBy:b}}}function B(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,f=a.slice(-v.
lF.failureLogLines).map(g=>g.slice(0,v.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:f,diagnostics:c}}function j(t){return new Date(
t).toISOString()}function H(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o,releases:i}=e,a=({key:c})=>{const f=r.find(c);if(!f)throw new w("not_fo\
und",`There is no app ${c.appID} in ${c.org}/${c.project}.`);return f};return{createApp:c=>le(t,c,()=>{const{name:f,type:g,config:b}=s.createApp(c.body),E=r.create(
{...c.key,appID:f},g,b);if(!E)throw new w("app_exists",`There is an app ${f} in this project already.`);return{status:201,record:y(E,n)}}),updateApp(c){const f=a(
c),g=r.update(f,s.updateApp(c.body,f));return i.forget(f.subdomain),A(200,y(g,n))},replaceEnv(c){const f=a(c),g=s.replaceEnv(c.body);return e.transaction(()=>r.
replaceEnv(f,g)),A(200,{names:Object.keys(g).sort()})},listEnvironments:c=>A(200,{environments:[m(a(c),n)]}),deploy(c){const f=a(c);let g;const b=le(t,c,()=>{const{
branch:E,commit:L}=s.deploy(c.body),P=o.create(f,E??f.branch,L);return g=P.deployID,{status:202,record:S(P)}});return g!==void 0&&t.enqueue(g),b},listDeployments(c){
const f=a(c),g=ve(c.query.get("limit")),b=o.list(f,g+1,Xs(c.query.get("cursor"))),E=b.slice(0,g),L=b.length>g?E.at(-1):void 0;return A(200,{deployments:E.map(P=>$(
P,f,n)),nextCursor:L?Ct(L.seq):null})},readFailure(c){const f=a(c),{deployID:g=""}=c.parameters,b=o.failure(f,g);if(b)return A(200,B(g,b));const E=o.find(f,g);throw E?
new w("not_found",`The deployment ${g} has not failed: it is ${E.status}.`):new w("not_found",`The app ${f.appID} has no deployment ${g}.`)}}}function le({state:t},e,n){
const{idempotencyKey:s}=e;if(s!==void 0&&!/^[\x21-\x7e]{1,255}$/.test(s))throw q(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return t.transaction(
()=>{if(s===void 0){const{status:P,record:O}=n();return A(P,O)}const{name:r,key:{org:o,project:i,appID:a},principal:c,bytes:f}=e,g=JSON.stringify([c.issuer,c.email,
r,o,i,a]),b=t.idempotency.recall(g,s,f);if(b.kind==="other-body")throw q(["Idempotency-Key was used before with another body"]);if(b.kind==="answered")return A(
b.status,JSON.parse(b.body),{"idempotent-replayed":"true"});const{status:E,record:L}=n();return t.idempotency.remember(g,s,f,E,JSON.stringify(L)),A(E,L)})}function ve(t){
if(t===null)return v.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(t):0;if(e<1||e>v.lF.pageMost)throw q([`limit must be 1 to ${v.lF.pageMost}`]);return e}function Ct(t){
return Buffer.from(`before:${t}`).toString("base64url")}function Xs(t){if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];
if(e===void 0||Ct(Number(e))!==t)throw q(["cursor is not one that this list gave"]);return Number(e)}function On(t,e){const n=H({...e,bodies:Vs(e)});return bn(t,
{routes:Pe.bw,calls:n,mayBeEmpty:["deploy"]})}const Re={to:{rule:se(1,100),nullable:!0}},$n={name:{rule:se(1,100),required:!0}};function Zs(t,{state:e,kvs:n,kvsUrl:s,
siteUrl:r}){const o=({key:i})=>{const a=e.apps.find(i);if(!a)throw new w("not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return bn(
t,{routes:Pe.a6,mayBeEmpty:["rollback","runtime"],calls:{listReleases(i){const a=o(i),c=e.releases.list(a).map(({deployID:f})=>({deployID:f,live:f===a.liveRelease}));
return A(200,{releases:c})},rollback(i){const a=o(i),{to:c}=X(i.body,Re),f=e.releases.rollback(a,typeof c=="string"?c:void 0);if(!f){const g=typeof c=="string"?
`no kept release ${c}`:"no kept release before the live one";throw new w("not_found",`The app ${a.appID} has ${g}.`)}return A(200,{deployID:f.deployID,previous:a.
liveRelease,url:r(a.subdomain)})},listTables:i=>A(200,{tables:n.listTables(i.key).map(Ze)}),createTable(i){const{name:a}=X(i.body,$n);return A(201,Ze(n.createTable(
i.key,String(a))))},async deleteTable(i){const a=i.parameters.table??"";return await n.deleteTable(i.key,a),A(200,{deleted:!0,name:a})},runtime:i=>A(200,{variables:n.
runtimeVariables(i.key,s)})}})}function Ze(t){return{...t,createdAt:new Date(t.createdAt).toISOString()}}function qs(t){if(t===""){const n="Name a directory wit\
h --data, or leave the flag out for .slipway.";throw new I.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:n})}const e=(0,M.resolve)(
t);try{(0,ne.wZ)(e,448),((0,C.existsSync)((0,M.join)(e,"platform.db"))||(0,C.readdirSync)(e).length===0)&&(0,C.chmodSync)(e,448),(0,C.writeFileSync)((0,M.join)(
e,"platform.db"),"",{flag:"a",mode:384})}catch(n){throw new I.GQ("invalid_input",`The data directory ${e} cannot be written (${(0,I.xU)(n)})`,{input:"data",remedy:"\
Name a directory that this user may create and write, with --data.",cause:n})}return(0,C.existsSync)((0,M.join)(e,".gitignore"))||(0,C.writeFileSync)((0,M.join)(
e,".gitignore"),`*
`,{mode:384}),e}function qe(t,e){const n=(0,M.join)(t,"run.json");return(0,C.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,C.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,C.rmSync)(n,{force:!0})}}var Ue=k(1224);class fe extends Error{name="DamagedObject"}class be{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);return o||(o=s().then(i=>(this.put(e,i,n(i)),i)).finally(()=>this.#n.delete(e)),this.#n.set(e,o)),o}put(e,n,s){this.delete(e),!(s>
this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}delete(e){this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){
if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const er=1024,Mt=255;class tr{#e;#t=new Map;constructor(e){
this.#e=`.${e.toLowerCase()}`}subdomain(e){if(e.length>Mt)return;const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#n(e);return this.#t.
size>=er&&this.#t.clear(),this.#t.set(e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(this.#e)?n.slice(0,-this.#e.length):
"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(s)?s:void 0}}const re=8;class et{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,
s=this.#e.length/re-1;for(;n<=s;){const r=n+s>>>1,o=r*re,i=this.#e.compare(e,0,re,o,o+re);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new et(Buffer.
from(this.#e))}}function Pt(t){return(0,x.hash)("sha256",t,"buffer").subarray(0,re)}const tt=16*1024*1024,aa=512;class ca{#e;#t=new be(tt);constructor(e){this.#e=
e}async releasesWith({org:e,kept:n},s){const r=Pt(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.
load(`${e}/${n}`,s=>s.bytes+aa,()=>this.#e.assets(e,n))}catch(s){if(s instanceof fe)return;throw s}}}var da=k(6059);const ua=new Map([["js","text/javascript"],[
"mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-sit\
e-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["\
apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),la=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
fa=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function ha(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=ua.get(n)??(0,da.$)(n),r=typeof s=="string"?s:"application/octet-stream";return la.test(r)&&
!r.includes("charset")?`${r}; charset=utf-8`:r}function pa(t){return fa.test(t)}const ma=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
ga=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function eo(t){const e=to(
t);return e===void 0||e.endsWith(".html")?!1:ma.test(t)||ga.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const ya=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function nr(t){const e=to(t);return eo(t)||e!==void 0&&ya.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function to(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}function wa({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(no):no(e)}function no(t){return{...t,headers:{...t.headers,
"x-robots-tag":"noindex"}}}const Ea=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5r\
em}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function nt({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
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
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const ba=nt({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),Ta=nt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),Sa=nt({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),_a=nt({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),Oa=nt({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page of a site is there."}),$a=nt({status:500,
title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploying the site again stores it anew."});function so(t){
if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?va(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(
1)}const ka=/^[\w.!~*'()@:$,+=&;/-]*$/;function ro(t){return ka.test(t)?`/${t}`:`/${t.split("/").map(Ia).join("/")}`}function Ia(t){return encodeURIComponent(t).
replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function va(t){try{return decodeURIComponent(t)}catch{return}}function sr(t,e){if(t===""||t.endsWith("\
/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const oo=32,Ra=/\/:[A-Za-z]\w*[^\w/]/,
Aa=/^:([A-Za-z]\w*)$/,rr="it must begin with a path, with one * at most and placeholders (/:name) for whole parts, each once",Na=`it has more than ${oo} placeho\
lders`;function io(t){const e=so(t);return e===void 0?rr:ao(co(`/${e}`))}function ao(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Ra.test(
t))return rr;const r=e.slice(1).split("/").map(or),o=(n??"").split("/").map(or),i=[...Ut(r),...Ut(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return rr;
if(i.length>oo)return Na;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const f=e==="/"?[]:e.slice(1,-1).split("/").map(or);return{
text:t,head:f,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,
before:a,behind:c,tail:o.slice(1)}}}function xa({head:t,star:e}){return new Set(e?[...Ut(t),...Ut(e.tail),"splat"]:Ut(t))}function Ut(t){return t.flatMap(e=>"na\
me"in e?e.name:[])}function or(t){const e=Aa.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const La=32*1024;class Da{path;bare;parts;#e;#t=new Map;#n=La;constructor(e){
this.path=e,this.bare=co(e),this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;
const s=ro(e).slice(1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#e[e]??
this.path.length}}function Ca(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&ir(n,r,0)?new ar(t,e,void 0):void 0;if(!ir(n,r,0))
return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new ar(t,e,c>e.path.length?void 0:
e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!ir(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-
s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new ar(t,e,e.bare.slice(i,a))}function ir(t,e,n){
for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class ar{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function co(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const uo=500,kn=8*1024,Ma=2e3,lo=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,fo=/^[\t\x20-\x7e\x80-\xff]*$/,ho=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Pa(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.
trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>Ma?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=Ua(i,e.length,
a),s&&e.push(s)):s?ja(s,i,a):a("it stands below no path"))}return{rules:e,ignored:n}}function Ua(t,e,n){const s=io(t);if(e>=uo)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function ja(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!lo.test(o)||!fo.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: everybody may read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(ho.
has(o))return n(`"${o}" is the edge's own`);const a=t.bytes+jt(o,i);if(a>kn)return n(`the headers of this path have more than ${kn} bytes`);t.bytes=a,t.set.push(
[o,i])}function jt(t,e){return t.length+e.length+4}function Ba(t,e){return lo.test(t)&&t===t.toLowerCase()&&fo.test(e)&&!ho.has(t)}function cr(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class po{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const f=this.#n[Math.min(a,c)],g=f&&n(f)?Ca(f.from,e):void 0;f&&g&&(yield[f,g])}}}function In(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=xa(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function dr({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:Fa(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Fa(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const mo={headers:{},isCut:!1};class Ha{#e;constructor(e){this.#e=new po(e.map(Ga))}of(e){if(this.#e.size===0)return mo;const n=[...this.#e.matching(
e)];return n.length===0?mo:new za(n).custom}}function Ga({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=In(i,t);return a.isFixed&&(s+=jt(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class za{#e=new Map;#t=kn;#n;#s=!1;constructor(e){this.#n=kn-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#o(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,cr(s)])),isCut:this.#s}}#o({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-jt(e,""),o=r<
0?void 0:dr(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=jt(e,o),n.isFixed||(this.#n-=jt(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const go=2e3,Wa=2e3,Ya=/^[^/:]+=/,yo={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Ka(t){const e=[],
n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=Ja(r).trim();if(o==="")continue;const i=e.length<go?Va(o):"too many rules";typeof i=="string"?n.push(
{line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Ja(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Va(t){if(t.length>Wa)
return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it names no target";if(r.length>0||s.includes("=")||Ya.test(n))return"\
conditions and query parameters are not supported";const o=Qa(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is no status of a redirect`:"its status is no numbe\
r";const i=io(e);return typeof i=="string"?i:Eo(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:vn(o)?"rewrites t\
o other origins are refused":"the target is no path and no URL"}function Qa(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return wo(e)?e:void 0}function wo(t){return Object.
hasOwn(yo,t)}function vn(t){return yo[t]==="rewrite"}function Eo(t,e){return/^\/(?!\/)/.test(t)||!vn(e)&&/^(?:https?:)?\/\//i.test(t)}const Xa=64,Za=8*1024,qa=4*
1024;class ec{#e;forces;constructor(e){this.#e=new po(e.map(tc)),this.forces=e.some(({force:n})=>n)}*of(e,n){let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||
n!=="file")){if(!r.force&&n==="earlier")return;const i=nc(r,o,e);if(i&&(yield i),s+=1,s===Xa)return}}}function tc({from:t,to:e,status:n,force:s}){return{from:t,
to:vn(n)?sc(e,t):In(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function nc({to:t,status:e,isForeign:n},s,r){if(vn(e)){const a=dr(t,s,"plain",qa);return a===
void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=dr(t,s,"encoded",Za);if(o===void 0)return;const i=n?o:o.replace(/^\/{2,}/,"/");return i===
`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function sc(t,e){const n=t.replace(/[?#].*$/,"");try{return In(n,e,decodeURIComponent)}catch{
return In(n,e)}}const rc="public, max-age=0, must-revalidate",oc="public, max-age=31536000, immutable";function ic(t,e,n,s,r){const o=ha(e),i=pa(o),a=`"${n.hash.
slice(0,32)}"`,c={"cache-control":eo(e)?oc:rc,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"last-modified":t.lastModified},
...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},f={"content-type":o,...c,"content-length":String(n.size)};return s===200&&(f["accept-ranges"]="\
bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:f,notModified:c,variants:i?new Map:void 0}}function ac(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-\
encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const ur="_redirects",lr="_headers",bo=512*1024;function fr(t){return t===
ur||t===lr}function cc(t){const e=[],n=i=>{const a=t.get(i)??Buffer.alloc(0);return a==="too large"&&e.push({file:i,reason:`it has more than ${bo} bytes`}),a===
"too large"?"":a.toString()},s=Ka(n(ur));for(const i of s.ignored)e.push({file:ur,...i});const r=Pa(n(lr));for(const i of r.ignored)e.push({file:lr,...i});if(s.
rules.length+r.rules.length===0)return{bytes:Buffer.alloc(0),ignored:e};const o={redirects:s.rules.map(({from:i,to:a,status:c,force:f})=>[i.text,a,c,f]),headers:r.
rules.map(({from:i,set:a,unset:c})=>[i.text,a,c])};return{bytes:Buffer.from(JSON.stringify(o)),ignored:e}}function dc(t){if(t.length===0)return{redirects:[],headers:[]};
const{redirects:e,headers:n}=uc(t);if(!Array.isArray(e)||e.length>go||!Array.isArray(n)||n.length>uo)throw je();return{redirects:e.map(lc),headers:n.map(fc)}}function uc(t){
try{const e=JSON.parse(t.toString());if((0,Y.G)(e))return e}catch{}throw je()}function lc(t){const[e,n,s,r]=Bt(t);if(typeof n!="string"||typeof s!="number"||typeof r!=
"boolean"||!wo(s)||!Eo(n,s)||!/^[\x21-\x7e]+$/.test(n))throw je();return{from:To(e),to:n,status:s,force:r}}function fc(t){const[e,n,s]=Bt(t),r=Bt(n).map(i=>{const[
a,c]=Bt(i);if(typeof a!="string"||typeof c!="string"||!Ba(a,c))throw je();return[a,c]}),o=Bt(s).map(i=>typeof i=="string"?i:hr());return{from:To(e),set:r,unset:o}}
function To(t){const e=typeof t=="string"?ao(t):void 0;return typeof e=="object"?e:hr()}function Bt(t){return Array.isArray(t)?t:hr()}function hr(){throw je()}function je(){
return new fe("The compiled rules of a release are damaged: deploy again")}const hc=64*1024,pc=1024*1024,mc=4*1024,gc=32,yc=4*1024,wc=512;class Ec{org;deployID;manifestHash;lastModified;weight;#e;#t;#n;#s;#o;#r=!1;constructor(e,n,{
index:s,storedAt:r},o){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a}=dc(
s.rules),c=Math.min(pc,hc+s.count*mc);this.#e=s,this.#t=new ec(i),this.#n=new Ha(a),this.#s=new be(c),this.#o=o,this.weight=s.bytes+s.rules.length*gc+c}remembered(e){
return this.#s.get(e)}direct(e){const n=this.#i(e),r=(this.#t.forces?this.#a(e,n?"file":"earlier"):void 0)??n;return n&&r&&this.#s.put(e.path,r,bc(e.path,r)),r}indirect(e){
return this.#a(e,"nothing")}file(e,n,s=200){const r=fr(e)?-1:this.#e.find(e);if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);return i&&!this.#r&&(this.#r=
!0,this.#o("warn","headers_cut",{deployID:this.deployID,org:this.org})),{kind:"file",file:ic(this,e,this.#e.file(r),s,o)}}has=e=>!fr(e)&&this.#e.find(e)!==-1;#i(e){
const n=sr(e.path.slice(1),this.has);if(n)return n.kind==="file"?this.file(n.path,e):{kind:"redirect",status:308,location:cr(ro(n.to))}}#a(e,n){for(const s of this.#t.
of(e,n)){if(s.kind==="go")return{kind:"redirect",status:s.status,location:cr(s.location)};const r=sr(s.path,this.has),o=r?.kind==="redirect"?this.#c(r.to):r?.path,
i=o===void 0?void 0:this.file(o,e,s.status);if(i)return i}}#c(e){const n=sr(e,this.has);return n?.kind==="file"?n.path:void 0}}function bc(t,e){const n=4*t.length;
if(e.kind==="redirect")return wc+n+2*e.location.length;const{headers:s}=e.file;let r=yc+n;for(const o in s)r+=2*(o.length+(s[o]?.length??0));return r}async function Tc(t,e,n,s){
return new Ec(e,n,await t.index(e,n.manifestHash),s)}function Sc(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function _c(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const Rn=["br","zstd","gzip"],st=Buffer.from("SLV","latin1"),Be=st.length+4+32,Oc=16*1024*1024;function So(t,e,n){return(0,M.join)(t,"variants",e.
slice(0,2),`${e}.${n}`)}function hp(t){const[,e,n]=/^([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return Rn.some(s=>s===n)?e:void 0}function pp(t){const e=Buffer.alloc(
4);return e.writeUInt32LE(t.length),Buffer.concat([st,e,hashOf("sha256",t,"buffer"),t])}async function $c(t){let e;try{e=await(0,V.open)(t)}catch(n){if((0,I.xU)(
n)==="ENOENT")return;throw n}try{const{bytesRead:n,buffer:s}=await e.read(Buffer.alloc(Be),0,Be,0),r=_o(s.subarray(0,n));return r!==void 0&&(await e.stat()).size===
Be+r?r:void 0}finally{await e.close()}}async function kc(t){const e=await(0,V.readFile)(t).catch(()=>{}),n=e&&_o(e);if(!e||n===void 0||e.length!==Be+n)return;const s=e.
subarray(Be),r=e.subarray(st.length+4,Be);return(0,x.hash)("sha256",s,"buffer").equals(r)?s:void 0}function _o(t){if(t.length<Be||st.compare(t,0,st.length)!==0)
return;const e=t.readUInt32LE(st.length);return e<=Oc?e:void 0}const Ic=256,vc=256,An=new Map;function Rc(t){let e=An.get(t);if(!e){if(e=Ac(t),t.length>vc)return e;
An.size>=Ic&&An.clear(),An.set(t,e)}return e}function Ac(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(g=>g.trim()),
c=a.find(g=>/^q\s*=/.test(g)),f=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,f>=0&&f<=1?f:0)}const n=e.get("*")??0,s=e.get(
"identity")??0,r=o=>e.get(o)??n;return Rn.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const Nc=4*1024*1024,xc=768,Lc=1e3;class Dc{#e;#t;#n=new be(Nc);constructor(e,n){
this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.get(e);if(r&&this.#s(r,n))return r.sizes;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(
n),a=await this.#e.variants(n,s.hash);return{sizes:a,isWhole:a.size===Rn.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>xc+2*e.length,o).then(
({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<Lc}}const Cc=4*
1024*1024,Mc=64*1024*1024,Pc=512,Uc=[];class jc{#e;#t;#n;#s;#o=0;constructor(e,n,s=Ue.m){this.#e=e,this.#t=new be(n),this.#n=Math.min(Cc,n),this.#s=new Dc(e,s)}send(e,n){
const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?R(e,"accept-encoding"):void 0,o=r===void 0?Uc:Rc(r);if(o.length===0)return this.#r(e,n,n,s);
const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#r(e,n,$o(n,o,a),s)):this.#r(e,n,$o(n,o,i),s)}#r(e,n,s,r){if(s.status===200){if(Bc(e,s))return{
status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const o=this.#t.get(
s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#f(n))return this.#a(
e);const r=await this.#l(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)throw new Oo;return o}).catch(o=>{if(!(o instanceof
Oo))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#f(e)?await this.#u(e):await this.#p(e);
return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=R(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=_c(R(e,
"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{
status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#f(e)?(await this.#u(e)).subarray(s,r+1):await this.#p(
e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#f({size:e}){return e<=this.#n&&
this.#o+e<=Mc}#u(e){return this.#l(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#l({key:e,size:n},s){return this.#t.load(e,r=>r.length+Pc,async()=>{this.#o+=n;
try{return await s()}finally{this.#o-=n}})}#p(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Oo extends Error{}function $o(t,e,n){for(const s of e){const r=n.
get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=ac(t,s,r);return t.variants?.set(s,i),i}return t}function Bc(t,e){const n=R(
t,"if-none-match");if(n!==void 0)return Sc(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const Fc=64*1024*1024,
Hc=4096,Gc=1e3,ko="GET, HEAD, OPTIONS";function zc(t){const e=new Wc(t);return n=>e.handle(n)}class Wc{#e;#t;#n;#s;#o;#r;#i=new be(Fc);#a;#c=Number.NEGATIVE_INFINITY;constructor({
sites:e,objects:n,cacheBytes:s,log:r,domain:o,clock:i=Ue.m}){this.#e=e,this.#t=n,this.#n=r,this.#s=new tr(o??"localhost"),this.#o=new jc(n,s,i),this.#a=i,this.#r=
new ca(n)}handle(e){const n=this.#s.subdomain(R(e,"host")??""),s=n===void 0?void 0:this.#e.site(n);if(s===void 0)return rt(e,ba);const{method:r}=e;if(r!=="GET"&&
r!=="HEAD")return Yc(r);if(s.release===null)return rt(e,Ta);try{const o=this.#f(s.release),i=o?this.#l(e,s,o):this.#d(e,s,s.release),a=wa(s,i);return a instanceof
Promise?a.catch(c=>this.#y(e,c)):a}catch(o){return this.#y(e,o)}}async#d(e,n,s){return this.#l(e,n,await this.#u(n.org,s))}#f(e){const n=this.#i.get(e.deployID);
return n?.manifestHash===e.manifestHash?n:void 0}#u(e,n){return this.#f(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.weight,()=>Tc(this.#t,e,n,this.#n))}#l(e,n,s){
const r=T(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#m(e,i,s);const a=so(r);if(a===void 0)return rt(e,_a);if(a.length>Hc)return rt(
e,Oa);const c=new Da(`/${a}`),f=(o?void 0:s.remembered(c.path))??s.direct(c);return f?this.#m(e,f,s):nr(a)&&n.kept.length>0?this.#p(e,n,s,c):this.#h(e,n,s,c)}async#p(e,n,s,r){
const o=r.path.slice(1);for(const i of await this.#r.releasesWith(n,o).catch(()=>[])){const a=this.#f(i)??await this.#u(n.org,i).catch(()=>{}),c=a?.file(o,r);if(a&&
c)return this.#m(e,c,a)}return this.#h(e,n,s,r)}#h(e,n,s,r){const o=s.indirect(r)??(n.settings.spaFallback&&!nr(r.path.slice(1))?s.file("index.html",r):void 0)??
s.file("404.html",r,404);return o?this.#m(e,o,s):rt(e,Sa,s)}#m(e,n,s){return n.kind==="file"?this.#o.send(e,n.file):Kc(e,n,s)}#y(e,n){if(!(n instanceof fe))throw n;
const s=this.#a.monotonic();return s-this.#c>=Gc&&(this.#c=s,this.#n("error","edge_damaged",{requestID:e.requestID,reason:n.message})),rt(e,$a)}}function Yc(t){
return t==="OPTIONS"?{status:204,headers:{allow:ko}}:{status:405,headers:{allow:ko,"content-length":"0","cache-control":"no-store"}}}function Kc(t,{status:e,location:n},s){
const r=t.target.slice(T(t.target).length).replace(/[^\x21-\x7e]/g,encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.
includes("?")?n:o+r+i,"content-length":"0","cache-control":"public, max-age=0, must-revalidate","x-slipway-release":s.deployID}}}function rt(t,e,n){const{status:s,
headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function Jc(t,e){const n=t.database.prepare(
"SELECT count(*) AS tables FROM sqlite_schema");return async()=>{try{n.get()}catch{return A(503,{status:"failing",reason:"The state cannot be read."},{"retry-af\
ter":"5"})}const s=await e.lasting();if(s===0)return A(200,{status:"ok",pid:process.pid});const r=`Visitors asked for ${s} stored objects that are missing or da\
maged. The log names them; deploying their sites again stores them anew.`;return A(200,{status:"degraded",pid:process.pid,reason:r})}}const Io=512,Vc=/^[!-?A-~]+@[!-?A-~]+$/,
Qc=/^@[!-?A-~]+$/;function vo(t){return t.length<=Io&&Vc.test(t)?t.toLowerCase():void 0}function Xc(t){return t.length<=Io&&Qc.test(t)?t.toLowerCase():vo(t)}function pr(t){
return/[^\0-\x7f]/.test(t)}const Ro=["viewer","deployer"],Ao={localIssuer:!0,issuers:[],roleOf:()=>"deployer"};function Zc(t){const e=(0,M.join)(t,"platform.jso\
n");if(!(0,C.existsSync)(e))return Ao;try{return qc(JSON.parse((0,C.readFileSync)(e,"utf8")))}catch(n){throw new I.GQ("invalid_file",`${e}: ${n instanceof Error?
n.message:String(n)}`,{place:{file:e},remedy:"Mend the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:n})}}function qc(t){
const e=Ft(t,"the file",["$schema","localIssuer","issuers","organizations"]),{localIssuer:n=!0,issuers:s=[]}=e;if(typeof n!="boolean")throw new Error("localIssu\
er must be true or false");if(!Array.isArray(s))throw new Error("issuers must be a list");const r=ed(e.organizations),o=s.map((a,c)=>td(a,`issuers[${c}]`)),i=o.
find((a,c)=>o.findIndex(f=>f.issuer===a.issuer)!==c);if(i)throw new Error(`issuers names ${i.issuer} twice`);return{localIssuer:n,issuers:o,roleOf(a,c){const f=a.
slice(a.lastIndexOf("@")),b=[r.get(c),r.get("*")].flatMap(E=>[E?.get(a),E?.get(f)]);return b.includes("deployer")?"deployer":b.find(E=>E!==void 0)}}}function ed(t){
const e=Ft(t,"organizations");return new Map(Object.entries(e).map(([n,s])=>{const r=`organizations.${n}`;if(n!=="*"&&!v.cS.test(n))throw new Error(`${r}: "${n}\
" is not an organization's identifier`);const o=Ft(s,r,Ro),i=Ro.flatMap(a=>mr(o[a]??[],`${r}.${a}`).map(c=>{const f=Xc(c);if(f!==void 0)return[f,a];const g=pr(c)?
"has characters other than ASCII":'is neither an email nor "@domain"';throw new Error(`${r}.${a}: "${c}" ${g}`)}));return[n,new Map(i)]}))}function td(t,e){const{
issuer:n,audience:s,email:r="{email}",require:o={}}=Ft(t,e,["issuer","audience","email","require"]);if(typeof n!="string"||!nd(n))throw new Error(`${e}.issuer m\
ust be an https:// URL without query (http:// for loopback alone)`);if(typeof r!="string"||!/\{[^{}]+\}/.test(r))throw new Error(`${e}.email must be a template \
of claims, as "{email}" or "{repository}@github.actions"`);if(pr(r))throw new Error(`${e}.email has characters other than ASCII`);const i=Object.entries(Ft(o,`${e}\
.require`));return{issuer:n,audiences:s===void 0?void 0:mr(s,`${e}.audience`),email:r,require:Object.fromEntries(i.map(([a,c])=>[a,mr(c,`${e}.require.${a}`)]))}}
function nd(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&
sd(e.hostname)}function sd(t){return t==="localhost"||t==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function Ft(t,e,n){if(!(0,Y.G)(t))throw new Error(`${e} must b\
e an object`);const s=n&&Object.keys(t).find(r=>!n.includes(r));if(s!==void 0)throw new Error(`${e} has no member "${s}"; it knows ${n?.join(", ")}`);return t}function mr(t,e){
return(Array.isArray(t)?t:[t]).map(s=>{if(typeof s!="string"||s==="")throw new Error(`${e} must be a string, or a list of strings`);return s})}var gr=k(99);function rd(t){
const e=(0,M.join)(t,"platform.pid"),n=(0,M.join)(t,"platform.lock");(0,C.writeFileSync)(n,"",{flag:"a",mode:384});const s=new gr.DatabaseSync(n);try{s.exec("PR\
AGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),lt(r)?new I.GQ("unsupported_data",`${n} is not a lock of the pl\
atform's`,{input:"data",remedy:"Remove the file: it holds nothing, and is made again at the start.",cause:r}):od(r)?new I.GQ("platform_locked",`Another platform\
 uses ${t}${ad(e)}`,{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,C.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,C.rmSync)(e,{force:!0}),s.close())}}}function od(t){return t instanceof Error&&"errcode"in t&&t.errcode===id}const id=5;
function ad(t){try{const e=/^\d{1,10}$/.exec((0,C.readFileSync)(t,"utf8").trim());return e?` (process ${e[0]})`:""}catch{return""}}function cd(t,e){const n=new Map,
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
${r.join("")}`}function mp(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const dd=()=>{};var yr=k(8161);const No=1024,wr=1024*No,Ht=1024*wr,xo=[["TiB",1024*Ht],["GiB",Ht],["MiB",wr],["KiB",No]];function gp(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(t.trim())??[],r=xo.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],o=Math.round(Number(n)*(r??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function yp(t){const[
e,n]=xo.find(([,r])=>t>=r)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const ud=4*Ht,Lo={timeoutMs:20*6e4,fileBytes:Ht,
logBytes:4*wr,memoryBytes:Math.min(ud,Math.floor(ld()/2)),diskBytes:8*Ht,diskFiles:2e6,processes:2048};function ld(){const t=process.constrainedMemory();return t>
0?Math.min((0,yr.totalmem)(),t):(0,yr.totalmem)()}const Do={environmentPerMinute:12e3,tablePerMinute:6e3},Nn=6e4;class Co{quota;#e=-1;#t=0;constructor(e){this.quota=
e}isFull(e){return this.#e===Math.floor(e/Nn)&&this.#t>=this.quota}count(e){const n=Math.floor(e/Nn);n!==this.#e&&(this.#e=n,this.#t=0),this.#t+=1}}function fd(t,e,n){
return t.isFull(n)||e.isFull(n)?!1:(t.count(n),e.count(n),!0)}function hd(t){return Math.ceil((Nn-t%Nn)/1e3)}const Mo="abcdefghijklmnopqrstuvwxyz234567",pd=63,Po=6,
md=()=>(0,x.randomInt)(2**32)/2**32;function Er(t,e){let n="";for(;n.length<t;)n+=Mo[Math.floor(e()*Mo.length)]??"";return n}function gd(t){const e=t.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,pd-Po-1).replace(/-+$/,"");return e===""?"app":e}function Uo(t,e){return`${gd(t)}-${Er(Po,e)}`}function yd(t){
const e=Ed(t);return wd(e),e}function wd({gitUrlTemplate:t,allowLocalGit:e}){const n=(0,de.Rs)(t,e);if(!n)return;const s=`--git-url: "${(0,de.ri)(t)}" ${n.problem}`;
throw new I.GQ("invalid_input",s,{input:"git-url",remedy:`Write ${n.instead}.`})}function Ed(t){return{publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,
builder:void 0,host:"127.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:"https://github.com/{repository}.git",clock:Ue.m,random:md,log:dd,fetch,
workers:2,isolation:"auto",keepReleases:10,lasting:!0,edgeCacheBytes:64*1024*1024,...t,buildLimits:{...Lo,...t.buildLimits},kvsQuotas:{...Do,...t.kvsQuotas}}}var bd=k(
7067),br=k(7075);const Td=/^[\w.:-]{1,128}$/,jo=8*1024*1024,Sd=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,_d=47,Od=(0,x.randomBytes)(5).toString("hex");let Bo=0;class $d{#e;#t;#n;#s;#o;#r=!1;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==_d&&kd(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];Bo+=1,this.#s=typeof e=="string"&&Td.
test(e)?e:`${Od}-${Bo}`}return this.#s}get remoteAddress(){return this.#e.socket.remoteAddress}get bodyAbandoned(){return this.#r}get signal(){if(this.#o===void 0){
const e=new AbortController;this.#o=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client w\
ent away"))})}return this.#o.signal}abort(e){this.#o?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];
let a=0;const c=g=>{this.#r=!n.complete,o(g)},f=()=>c(new N("The client went away before its body ended"));if(n.destroyed&&f(),s>e+jo){c(new D);return}n.on("dat\
a",g=>{a+=g.length,a<=e?i.push(g):a>e+jo?(n.pause(),c(new D)):i.length=0}),n.on("end",()=>a>e?c(new D):r(Id(i,a))),n.on("error",f),n.on("close",()=>{n.complete||
f()})})}}function kd(t){const[,e,n=""]=Sd.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Id(t,e){const[n]=t;return n!==
void 0&&t.length===1?n:Buffer.concat(t,e)}const vd=15e3,Rd=12e4,Ad=3e4,Nd=t=>A(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},
{"retry-after":"1"});async function xd(t){const{host:e,log:n}=t,s={handler:Nd,closing:!1},r=new Set,o=(0,bd.createServer)({headersTimeout:vd,requestTimeout:Rd,keepAliveTimeout:Ad,
joinDuplicateHeaders:!0},(c,f)=>{jd();const g=new $d(c,f,r);Md(s,g,c,f,n)}),i=await Dd(o,t.port,e);let a;return{port:i,serve(c){s.handler=c},close(c=5e3){return s.
closing=!0,a??=Cd(o,r,c),a}}}function Ld(t,e){return`http://${(0,$e.isIPv6)(t)?`[${t}]`:t}:${e}`}function Dd(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{
const i=(0,I.xU)(o);r(i==="EADDRINUSE"?new I.GQ("port_in_use",`Port ${e} of ${n} is taken by another process`,{input:"port",remedy:"Name another port, as --port\
 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new I.GQ("invalid_input",`The platform may not listen on ${n}:${e}\
 (${i})`,{input:"port",remedy:"Name an address of this machine, and a port from 1024 on.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="obje\
ct"&&o!==null?o.port:e)})})}async function Cd(t,e,n){const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)
i.abort(new I.GQ("interrupted","The platform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function Md(t,e,n,s,r){const o=c=>Ud(
c,e,n,s,t.closing,r),i=c=>o(Pd(e,c,r)),a=c=>{try{o(c)}catch(f){i(f)}};try{const c=t.handler(e);c instanceof Promise?c.then(a,i):a(c)}catch(c){i(c)}}function Pd(t,e,n){
const s=(0,I.I7)(e),r=s.cause instanceof Error?s.cause.stack??s.cause.message:s.stack;return n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.
message,cause:r??null}),A(500,{error:{code:"internal",message:"The platform failed to answer; its log tells more under this request ID.",requestID:t.requestID}})}
function Ud(t,e,n,s,r,o){const{body:i,status:a}=t,c=i instanceof br.Readable?i:void 0;if(s.destroyed||s.headersSent){c?.destroy();return}const f=[];let g=!1;for(const E in t.
headers){const L=t.headers[E];L!==void 0&&(f.push(E,L),g||=E==="content-length")}f.push("x-request-id",e.requestID),(r||e.bodyAbandoned)&&f.push("connection","c\
lose");const b=a===204||a===304;!g&&!c&&!b&&f.push("content-length",Hd(i)),s.writeHead(a,f),n.method==="HEAD"||b||i===void 0?(c?.destroy(),s.end()):i instanceof
br.Readable?(0,br.pipeline)(i,s,E=>{E&&(0,I.xU)(E)!=="ERR_STREAM_PREMATURE_CLOSE"&&o("error","stream_failed",{requestID:e.requestID,message:E.message})}):Bd(s,i)}
const Fo=[];let xn=!1;function jd(){xn||(xn=!0,setImmediate(Fd))}function Bd(t,e){xn?Fo.push([t,e]):t.end(e)}function Fd(){xn=!1;for(const[t,e]of Fo.splice(0))t.
end(e)}function Hd(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:0}const Ho=["0.0.0.0","::"];function Gd(t,e){const n=Ho.
includes(e.host)?"127.0.0.1":e.host,s=Yd(e.publicUrl??Ld(n,t)),r=Wd(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.
origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a}.${r}${o}/`}}const zd=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function Wd(t,e){const n=(s,r)=>new I.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!zd.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Give the sites a domain that ${e} is not part of,\
 with --sites-domain, or the platform another name, with --public-url.`;throw n(`holds the platform's own name ${e}`,s)}return t}function Yd(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new I.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}function Kd({host:t,baseUrl:e}){const{host:n,protocol:s}=new URL(
e),r=s==="https:"?":443":":80",o=t.toLowerCase(),i=Ho.includes(o);return a=>{const c=a?.toLowerCase()??"";if(c===n||c===`${n}${r}`)return!0;const f=Jd(c);return f===
void 0?!1:f==="localhost"||f===o||yt(f)||i&&(0,$e.isIP)(f)!==0}}function Jd(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==
void 0?(0,$e.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}var Ln=k(5807);const Vd=["error","warning","notice"],{failureLogLines:Go,failureLogLine:zo}=v.lF,Wo={queue:"\
build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Yo({stage:t,code:e,message:n,
exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Ln.vI)(n,v.IC.message),exitCode:s},c=r===null?null:r.slice(0,v.IC.signal),f=i.filter(
({file:L})=>L.length<=v.IC.file).slice(0,v.IC.findings).map(L=>({...L,code:L.code===null?null:(0,Ln.vI)(L.code,v.IC.findingCode),message:(0,Ln.vI)(L.message,v.IC.
findingMessage)})),g=Ko(f,v.IC.bytes/2),b=v.IC.bytes-Tr({...a,signal:c,log:[],diagnostics:g}),E=o.slice(-Go).map(L=>(0,Ln.vI)(L,zo));return{...a,signal:c,log:Ko(
E.reverse(),b).reverse(),diagnostics:g}}function Ko(t,e){let n=e;const s=t.findIndex(r=>(n-=Tr(r)+1,n<0));return s===-1?t:t.slice(0,s)}function Tr(t){return Buffer.
byteLength(JSON.stringify(t))}function Jo(t){if(!(0,Y.G)(t))return;const{exitCode:e,signal:n,log:s,message:r}=t,o=z.find(f=>f===t.stage),i=Q.find(f=>f===t.code);
if(!o||!i||!ot(r,v.IC.message)||!Sr(e)||n!==null&&!ot(n,v.IC.signal)||!Array.isArray(s)||s.length>Go||!s.every(f=>ot(f,zo)))return;const a=Qd(t.diagnostics);if(!a)
return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};return Tr(c)<=v.IC.bytes?c:void 0}function Qd(t){if(!Array.isArray(t)||t.length>
v.IC.findings)return;const e=[];for(const n of t){const s=Xd(n);if(!s)return;e.push(s)}return e}function Xd(t){if(!(0,Y.G)(t))return;const{file:e,line:n,column:s,
code:r,message:o}=t,i=Vd.find(a=>a===t.severity);if(!(!i||!ot(e,v.IC.file)||!ot(o,v.IC.findingMessage))&&!(r!==null&&!ot(r,v.IC.findingCode)))return Sr(n)&&Sr(s)?
{file:e,line:n,column:s,severity:i,code:r,message:o}:void 0}function Zd(t){return{stage:t,code:Wo[t],message:"The deployment failed, but the record of its failu\
re is damaged or too large to be read",exitCode:null,signal:null,log:[],diagnostics:[]}}function ot(t,e){return typeof t=="string"&&t.length<=e}function Sr(t){return t===
null||Number.isSafeInteger(t)}class _r extends Error{name="BuildFailure";facts;constructor(e){const n=Yo(e);super(n.message),this.facts=n}}class Vo extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(Gt(s),{cause:s}),this.stage=e,this.aborted=n}}function qd(t){const{stage:e,aborted:n,cause:s}=t instanceof Vo?
t:{stage:"build",aborted:!1,cause:t};return n?Qo(e):s instanceof _r?s.facts:Je(s)?Or(e,"disk_full","The disk of the platform is full"):Or(e,Wo[e],`The platform \
itself failed at the stage "${e}": ${Gt(s)}`)}function Qo(t){return Or(t,"interrupted","The platform stopped while this deployment was under way")}function Or(t,e,n){
return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Gt(t){return t instanceof Error?t.message:String(t)}const eu={files:1e5,
fileBytes:512*1024*1024,totalBytes:4*1024*1024*1024},Ne=1024*1024,$r={pathBytes:1024,pathsBytes:16*Ne,rulesBytes:256*1024,indexBytes:32*Ne},kr=32*Ne,Xo={pathBytes:4096,
pathsBytes:32*Ne,rulesBytes:8*Ne,indexBytes:48*Ne},wp=null,Dn=Ne,tu=8,Ep=32,nu=3600*1e3,bp=1e3,su=2*Ne;var ru=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},ou=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ir=64*1024;async function iu(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=ru(
e,await(0,V.open)(t),!0),{size:s}=await n.stat(),r=Math.max(0,s-Ir),{buffer:o,bytesRead:i}=await n.read(Buffer.alloc(Ir),0,Ir,r),a=o.toString("utf8",0,i).split(
`
`);return r>0&&a.shift(),a.at(-1)===""&&a.pop(),a.slice(-v.lF.failureLogLines).map(c=>c.slice(0,v.lF.failureLogLine))}catch(n){e.error=n,e.hasError=!0}finally{const n=ou(
e);n&&await n}}catch{return[]}}const au=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function cu(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&au.some(r=>r.test(
n))&&(e[n]=s);return e}class du{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);
return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(e)}}}var uu=k(1421),lu=k(6193);const fu=524288,hu=65535;let Zo;function pu(){return Zo??=
mu().filter(t=>t>2&&t<=hu&&gu(t)),Zo}function mu(){try{return(0,C.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function gu(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,C.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&fu)===0}catch{return!1}}function yu(t){const e=pu().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,C.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,C.closeSync)(n)}}const qo=4*1024*1024,Tp=2e3,ei=6e4;function wu(t){try{const e=JSON.
parse(t);return(0,Y.G)(e)?bu(e):void 0}catch{return}}const ti={ready({isolation:t}){const e=Su(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),
stage({stage:t}){const e=z.find(n=>n===t);return e&&{kind:"stage",stage:e}},commit:({commit:t})=>Te(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){
const n=(0,Y.G)(e)?Tu(e):void 0;return n&&Fe(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>Te(t,vr)?{kind:"release",name:t}:void 0,note({level:t,event:e,
text:n}){const s=["info","warn","error"].find(r=>r===t);return s&&Te(e,64)&&Te(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){
const n=_u(t);return n&&Te(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Jo(t);return e&&{kind:"failed",facts:e}},done({removed:t}){
const e=(0,Y.G)(t)?t:{},{objects:n,bytes:s}=e;return Fe(n)&&Fe(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},vr=256,Eu=4096;function bu(t){const{kind:e}=t;
return typeof e=="string"&&Object.hasOwn(ti,e)?ti[e](t):void 0}function Tu({about:t,name:e,directory:n,org:s}){if(t==="lock"&&Te(e,vr))return{about:t,name:e};if(t===
"output"&&Te(n,Eu))return{about:t,directory:n};if(t==="live"&&Te(s,vr))return{about:t,org:s}}function Su(t){if((0,Y.G)(t))return t.kind==="bubblewrap"?{kind:"bu\
bblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&Te(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function _u(t){if(!(0,Y.G)(
t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!Fe(n)||!Fe(s)||!Fe(r)||!Fe(o)))return{
manifestHash:e,files:n,written:s,reused:r,bytes:o}}function Te(t,e){return typeof t=="string"&&t.length<=e}function Fe(t){return Number.isSafeInteger(t)&&Number(
t)>=0}var Ou=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},$u=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.
push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else
r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ku=import.meta.filename.endsWith(".ts")?
(0,M.join)(import.meta.dirname,"..","..","worker.ts"):(0,M.join)(import.meta.dirname,"..","worker","index.js"),Iu=10,vu=384,Ru=4096,Au=5e3;class Nu{pid;ended;#e;#t=()=>{};#n;#s="";#o=performance.
now();constructor(e,n=ku){const s={stack:[],error:void 0,hasError:!1};try{const r=Ou(s,yu(["pipe","ignore","pipe","pipe"]),!1),o=(0,uu.spawn)(process.execPath,[
`--max-old-space-size=${vu}`,n],{cwd:"/",env:{PATH:e,LC_ALL:"C.UTF-8"},detached:!0,stdio:r.stdio});this.#e=o,this.pid=o.pid,xu(o.pid),o.stdin?.on("error",()=>{}),
o.stderr?.setEncoding("utf8").on("data",i=>{this.#s=(this.#s+i).slice(-Ru)}),this.#r(o),this.ended=this.#a(o)}catch(r){s.error=r,s.hasError=!0}finally{$u(s)}}listen(e){
this.#t=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#n??=e,this.#e.kill("SIGKILL")}#r(e){const n=new lu.StringDecoder("utf8");let s="";e.stdio[3]?.on("error",()=>{}),e.stdio[3]?.on("data",r=>{this.#o=
performance.now();const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>qo)return this.kill("it sent a message that is too long");for(const i of o)this.#i(i)})}#i(e){if(this.#n!==void 0)return;const n=e.
length<=qo?wu(e):void 0;n?n.kind!=="pulse"&&this.#t(n):this.kill("it sent what is no message")}#a(e){let n=!1;const s=setInterval(()=>{const r=performance.now()-
this.#o>ei;r&&n&&this.kill(`it gave no sign of life for ${ei/1e3} seconds`),n=r},Au).unref();return new Promise(r=>{const o=(i,a,c=this.#s)=>{clearInterval(s),r(
{exitCode:i,signal:a,killed:this.#n,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>o(i,a))})}}function xu(t){try{t!==void 0&&(0,yr.setPriority)(
t,Iu)}catch{}}class Rr extends Error{name="WorkerCrash";ending;constructor(e){super(Du(e)),this.ending=e}}class Lu{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.
withResolvers();#o={};#r;#i=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#a(s)),e.ended.then(s=>this.#p(s))}get alive(){return!this.#i}get stage(){return this.#r}run(e,n={}){return this.#o=n,this.process.send(e),this.#s.promise}#a(e){
try{this.#d(e)}catch(n){this.#c(n)}}#c(e){this.#s.reject(e),this.process.send({kind:"abort"})}#d(e){switch(e.kind){case"ready":this.#n.resolve(e.isolation);break;case"\
stage":this.#r=e.stage,this.#o.onStage?.(e.stage);break;case"commit":this.#o.onCommit?.(e.commit);break;case"ask":this.#f(e.id,e.question);break;case"release":this.#l(
e.name);break;case"note":this.#e.onNote(e);break;case"stored":case"failed":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,I.xb)(e)}}async#f(e,n){
try{this.process.send({kind:"answer",id:e,value:await this.#u(n)})}catch(s){this.#c(s)}}async#u(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(
e.name);return this.#l(e.name),this.#t.set(e.name,n),this.#i&&this.#l(e.name),null}case"output":return await this.#o.onOutput?.(e.directory),null;case"live":return this.#e.
live(e.org)}}#l(e){this.#t.get(e)?.(),this.#t.delete(e)}#p(e){this.#i=!0;const n=new Rr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])
this.#l(s)}}function Du({exitCode:t,signal:e,killed:n,words:s}){return n!==void 0?`it was ended because ${n}`:/heap out of memory|Allocation failed/i.test(s)?"i\
t ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function Cu(t,e,n){const s=`The process that built this deployment broke off: ${t.message}`;
return new _r({stage:e,code:"builder_crashed",message:s,exitCode:t.ending.exitCode,signal:t.ending.signal,log:n,diagnostics:[]})}class Mu{#e;#t;#n;#s=new du;#o=new Set;#r;#i;#a=!1;constructor(e,n){
this.#e=e,this.#t=n,this.#n=e.env.PATH??"/usr/local/bin:/usr/bin:/bin"}get isolation(){return this.#i}close(){return this.#a=!0,[...this.#o]}take(){const e=this.#r?.
alive===!0,n=this.#r?.alive?this.#r:this.start();return this.#r=void 0,n.ready.then(()=>!this.#a&&this.refill(),()=>{}),{session:n,waited:e}}refill(){return this.#r?.
alive||(this.#r=this.start()),this.#r}start(){const e=new Lu(new Nu(this.#n),{locks:this.#s,live:this.#t,onNote:({level:n,event:s,text:r})=>this.#e.log(n,s,{reason:r})});
return this.#o.add(e),e.process.ended.then(()=>this.#o.delete(e)),e.ready.then(n=>this.#d(n),()=>{}),e.process.send({kind:"prepare",settings:this.#c()}),e}#c(){
const{dataDir:e,env:n,gitUrlTemplate:s,allowLocalGit:r,limits:o,outputLimits:i,lasting:a,isolation:c}=this.#e,f={dataDir:(0,C.realpathSync)(e),env:cu(n),gitUrlTemplate:s??
"https://github.com/{repository}.git",allowLocalGit:r??!1,limits:{...Lo,...o},outputLimits:i??eu,lasting:a??!0,isolation:c==="none"?"none":"auto"};return this.#i?
{...f,known:this.#i}:f}#d(e){this.#i||(this.#i=e,e.kind==="none"&&this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write wha\
t the platform can, and the number of their processes is not bounded"}))}}const Pu=1e4,Uu=5*6e4;function ju(t){return new Bu(t)}class Bu{#e;#t;#n=new Set;#s=Promise.
resolve();#o=Promise.resolve();#r=!1;constructor(e){this.#e=e,this.#t=new Mu(e,n=>this.#d(n))}get isolation(){return this.#t.isolation}async recover(){const e=(0,C.
existsSync)((0,M.join)(this.#e.dataDir,"builds")),n=e?this.#t.start():this.#t.refill();e&&(this.#s=this.#c(null,n).then(()=>{this.#r||this.#t.refill()})),this.#e.
isolation==="required"&&Fu(await n.ready)}async build(e,n){await this.#s;let{session:s,waited:r}=this.#t.take();try{return await this.#i(e,n,s).catch(o=>{if(!(o instanceof
Rr)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#i(e,n,s)})}catch(o){throw o instanceof Rr?await this.#l(o,s,e):o}}async#i(e,n,s){const{signal:r}=n,
{onOutput:o,clock:i}=this.#e,a=()=>{this.#u(s)};r.addEventListener("abort",a,{once:!0}),r.aborted&&a();try{const c=async P=>o?.(P,r),f={...Hu(n),onOutput:c},g=await s.
run({kind:"deploy",job:e,look:o!==void 0},f);if(g.kind!=="stored")throw g.kind==="failed"?new _r(g.facts):ni();const{commit:b,release:E}=g,{manifestHash:L}=E;return this.#n.
add({org:e.app.org,manifestHash:L,until:i.monotonic()+nu}),{commit:b,release:E,[Symbol.asyncDispose]:()=>this.#f(s,e.deployID)}}catch(c){throw await this.#f(s,e.
deployID),r.throwIfAborted(),c}finally{r.removeEventListener("abort",a)}}collect(){return this.#a({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===
!1?Promise.resolve():(this.#o=this.#o.then(()=>this.#a({kind:"variants",org:e,manifestHash:n})).then(()=>{},s=>{this.#r||this.#e.log("warn","compressing_failed",
{org:e,reason:String(s)})}),this.#o)}async[Symbol.asyncDispose](){this.#r=!0,await Promise.all(this.#t.close().map(e=>this.#u(e))),await this.#o}async#a(e){if(this.#r)
return{objects:0,bytes:0};const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw ni();return s.removed}finally{await this.#u(n)}}#c(e,n=this.#t.
start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#r||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}#d(e){const n=this.#e.
clock.monotonic();for(const r of this.#n)r.until<n&&this.#n.delete(r);const s=[...this.#n].filter(r=>r.org===e).map(r=>r.manifestHash);return[...new Set([...this.#e.
live?.(e)??[],...s])]}async#f(e,n){const s=new AbortController;this.#e.clock.sleep(Uu,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});
const{exitCode:r}=await e.process.ended;s.abort(),r!==0&&!this.#r&&await this.#c(n)}async#u(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(
()=>e.process.kill("it did not end when it was told to"),Pu);await e.process.ended,clearTimeout(n)}async#l(e,n,{deployID:s}){this.#e.log("error","worker_crashed",
{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=z.find(o=>o===n.stage)??"clone";return Cu(e,r,await iu((0,M.join)(this.#e.dataDir,"logs",
`${s}.log`)))}}function Fu(t){if(t.kind==="none")throw new I.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Instal\
l bubblewrap, or start with --isolation auto: builds then have the rights of the platform."})}function Hu({onStage:t,onCommit:e}){return{onStage:t,onCommit:e}}function ni(){
return new Error("The worker gave the result of another job")}const Gu=36e5;function zu(t,e,n){let s,r=Number.NEGATIVE_INFINITY;const o=async()=>{r=e.monotonic();
try{const a=await t();n("info","objects_collected",{objects:a.objects,bytes:a.bytes})}catch(a){n("error","collection_failed",{message:a instanceof Error?a.message:
String(a)})}finally{s=void 0}},i=()=>(s??=o(),s);return{collect:i,whenIdle(){e.monotonic()-r>=Gu&&i()},async[Symbol.asyncDispose](){await s}}}const Wu=4096;function Yu(t){
const e=(0,M.join)(t,"identity-key.json");if(!(0,C.existsSync)(e)){const a=(0,x.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"}),
c=`${e}.${(0,x.randomBytes)(4).toString("hex")}`;(0,C.writeFileSync)(c,`${JSON.stringify(a)}
`,{mode:384}),(0,C.renameSync)(c,e)}const n=(0,C.statSync)(e);if(!n.isFile()||n.size>Wu)throw Ar(e);const s=Ju((0,C.readFileSync)(e,"utf8"));if(!(0,Y.G)(s)||typeof s.
x!="string"||typeof s.y!="string"||typeof s.d!="string"||!Ku({kty:"EC",crv:"P-256",x:s.x,y:s.y,d:s.d}))throw Ar(e);const r={kty:"EC",crv:"P-256",x:s.x,y:s.y},o=Vu(
r),i={...r,kid:o,alg:"ES256",use:"sig"};return{kid:o,publicJwk:i,privateJwk:{...r,d:s.d,alg:"ES256"}}}function Ar(t){return new I.GQ("unsupported_data",`${t} is\
 not a P-256 key`,{input:"data",remedy:"Remove the file: a new key is made at the next start, and tokens signed before cease to count."})}function Ku(t){try{const e=(0,x.
createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,x.verify)("sha256",r,(0,x.createPublicKey)({key:s,format:"jwk"}),(0,x.sign)(
"sha256",r,e))}catch{return!1}}function Ju(t){try{return JSON.parse(t)}catch{return}}function Vu(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,x.createHash)("sha256").
update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const Qu=6e5,Xu=3e4,si=5e3;function Zu(t,e,n){return oi(async()=>{const s=await k.e(460).then(
k.bind(k,6460)),r=s.createRemoteJWKSet(await qu(t,e),{timeoutDuration:si,cacheMaxAge:Number.POSITIVE_INFINITY,[s.customFetch]:e,cooldownDuration:Number.POSITIVE_INFINITY});
let o=Number.NEGATIVE_INFINITY;const i=async a=>n.monotonic()-o<a?!1:(await r.reload(),o=n.monotonic(),!0);return async(a,c)=>{await i(Qu);try{return await r(a,
c)}catch(f){if(!(f instanceof s.errors.JWKSNoMatchingKey)||!await i(Xu))throw f;return r(a,c)}}})}async function qu(t,e){try{const s=await(await e(`${t.replace(
/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(si),redirect:"error"})).json();return el(s,t)}catch{throw ri()}}function el(t,e){const{
issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==new URL(
e).protocol)throw new Error("keys less well guarded than their issuer");return r}function ri(){return new w("unavailable","The keys of the token's issuer cannot\
 be fetched right now.",{"retry-after":"5"})}function oi(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}const tl=30,nl=["ES256","ES384","ES512","RS\
256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],sl=16*1024;function rl(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:Zu(
r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=oi(async()=>(await k.e(460).then(k.bind(k,6460))).createLocalJWKSet(r));s.set(t.issuer,
{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=ol(r),i=await k.e(460).then(k.bind(k,6460)),{header:a,claims:c}=il(
o,i);al(a,c);const f=s.get(c.iss??"");if(!f)throw ee("The token was issued by an identity provider that this platform does not trust (iss)");const g=await f.keys(),
b=f.audiences??[t.audience];try{const{payload:E}=await i.jwtVerify(o,g,{issuer:f.issuer,audience:[...b],algorithms:nl,clockTolerance:tl,currentDate:new Date(n.now()),
requiredClaims:["exp"]});return cl(f,E),{email:dl(f,E),issuer:f.issuer}}catch(E){throw ll(E,i,b.join(" or "))}}}function ol(t){if(t===void 0)throw ee('There is \
no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw ee('The Authorization h\
eader is not "Bearer <ID token>"');if(e.length>sl)throw ee("The token is too long to be an ID token");return e}function il(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw ee("The token is not a JSON Web Token, so it is not an ID token")}}function al(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw ee("The token is an access token: send the identity provider's ID\
 token instead")}function cl(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw ee(`The token's ${n} claim is not one that this \
platform accepts`)}function dl(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw ee(`The token has no ${o} c\
laim`);return i}),s=vo(n);if(s===void 0){const r=pr(n)?"has characters other than ASCII":"is not an email";throw ee(`The token's email claim ${r}`)}if(t.email.includes(
"{email}")&&!ul(e))throw ee("The token's email is not verified (email_verified is not true)");return s}function ul({email_verified:t}){return t===void 0||t===!0||
t==="true"}function ll(t,e,n){if(t instanceof w)return t;const{errors:s}=e;return t instanceof s.JWTExpired?ee("The token has expired (exp): ask for a new one"):
t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?ee(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?ee("The token is no\
t valid yet (nbf)"):ee(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?ee("T\
he token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?ee("The token's signature algorithm is not accepted (alg)"):t instanceof
s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?ee("The token is not a valid ID token"):ri()}function ee(t){return new w("unauthorized",`${t}\
.`,{"www-authenticate":'Bearer error="invalid_token"'})}class it extends Error{name="StoreUnavailable"}const Se=64,fl=32;class ii{#e;#t=[];constructor(e){this.#e=
Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),
this.#t[n]}}const ai=new ii(8192),hl=new ii(256);function pl(t){return(0,x.hash)("sha256",ai.latin1(t))}function ci(t,e){return t.length===e.length&&(0,x.timingSafeEqual)(
ai.latin1(t),hl.latin1(e))}class ml{#e;#t;constructor(e){if(e.length>Se)throw new RangeError(`An HMAC key of ${e.length} bytes`);this.#e=Buffer.alloc(Se+512),this.#t=
Buffer.alloc(Se+fl);for(let n=0;n<Se;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,x.hash)("sha256",this.#n(e),"binary"),
Se,"latin1"),(0,x.hash)("sha256",this.#t)}#n(e){const n=this.#e.length-Se;return e.length>n?Buffer.concat([this.#e.subarray(0,Se),Buffer.from(e,"latin1")]):this.#e.
subarray(0,Se+this.#e.write(e,Se,"latin1"))}}const di="AWS4-HMAC-SHA256";function ui({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function gl(t,e,n){
return`${di}
${t}
${ui(e)}
${pl(n)}`}function yl(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,x.createHmac)("sha256",n).update(s,
"utf8").digest();return new ml(n)}function wl(t,e){return t.sign(e)}const El=new RegExp(`^${di} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),bl=1024,Tl=1024,Sl=32,li=64,zt=new Map;function _l(t){const e=t.
slice(-li),n=t.slice(0,-li),s=zt.get(n);if(s&&Ol.test(e))return{...s,signature:e};const r=$l(t);if(r)return zt.size>=bl&&zt.clear(),n.length<Tl&&r.signedHeaders.
length<=Sl&&zt.set(n,r),{...r,signature:e}}function Sp(){return zt.size}const Ol=/^[0-9a-f]{64}$/;function $l(t){const e=El.exec(t);if(!e)return;const[,n="",s="",
r="",o="",i=""]=e,a=i.split(";");if(a.every((c,f)=>f===0||(a[f-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const kl=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;
let Nr;function Il(t){if(Nr?.text===t)return Nr.time;const e=vl(t);return e!==void 0&&(Nr={text:t,time:e}),e}function vl(t){const e=kl.exec(t);if(!e)return;const n=Number(
e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Cn(t){return`${new Date(
t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function Rl(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":Dl(t.target.slice(
e+1)),r=xl(n,t.normalizePath),o=Pl(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Al=/^(?:\/[A-Za-z0-9_~-]+)+$/,Nl=/[^A-Za-z0-9._~-]/g;function xr(t){return t.replace(Nl,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function xl(t,e){if(Al.test(t))return t;const n=t.split("/");return(e?Ll(n):n).map(xr).join("/")||"/"}function Ll(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function Dl(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[xr(fi(r)),xr(fi(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>hi(n,r)||hi(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function fi(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function hi(t,e){return t<e?-1:t>e?1:0}function Cl(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=pi(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function Ml(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?Cl(t.rawHeaders):{names:e,repeated:[],get(n){const s=R(t,n);return s===void 0?void 0:pi(s)}}}function Pl(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const Ul=/ {2}|\t/,jl=32,Bl=9;function pi(t){let e=0,n=t.length;for(;e<n&&mi(t,e);)e+=1;for(;n>e&&mi(t,n-1);)n-=1;const s=t.slice(e,n);return Ul.test(
s)?s.replace(/[ \t]+/g," "):s}function mi(t,e){const n=t.charCodeAt(e);return n===jl||n===Bl}const Mn=5*6e4,gi=["host","content-type"],Fl=new Set([...gi,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),oe=(t,e)=>({type:t,message:e});class Hl{#e;#t=new Lr;constructor(e){
this.#e=e}readHeaders(e,n){const s=R(e,"authorization");if(s===void 0)return oe("MissingAuthenticationTokenException","Missing Authentication Token");const r=_l(
s),o=R(e,"x-amz-date")??"",i=Il(o);if(!r)return oe("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return oe("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(!a)return oe("UnrecognizedClientException","The security token included in the reques\
t is invalid.");const c=Ml(e);return zl(r.scope,o)??Wl(o,i,n)??Yl(a,c.get("x-amz-security-token"),n)??Kl(c,r.signedHeaders)??{headers:c,signedBy:r,role:a,time:o}}verify(e,n,{
headers:s,signedBy:r,role:o,time:i}){const a=(0,x.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==a)return oe("InvalidSignatureExcept\
ion","The provided x-amz-content-sha256 header does not match what was computed.");const f=Rl({method:e.method,target:e.target,headers:s,signedHeaders:r.signedHeaders,
payloadHash:a,normalizePath:!0}),g=this.#t.get(o,r.scope),b=wl(g,gl(i,r.scope,f));if(!ci(b,r.signature))return oe("InvalidSignatureException","The request signa\
ture we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details\
.")}}function Gl(t){return"message"in t}function zl(t,e){if(t.region!==v.aT)return oe("InvalidSignatureException",`Credential should be scoped to a valid region\
: '${v.aT}'.`);if(t.service!==v.jL)return oe("InvalidSignatureException",`Credential should be scoped to correct service: '${v.jL}'.`);if(e.startsWith(`${t.date}\
T`))return;const n=e.slice(0,8);return oe("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP:\
 '${t.date}' != '${n}', from '${e}'.`)}function Wl(t,e,n){if(e<n-Mn){const s=Cn(n-Mn);return oe("InvalidSignatureException",`Signature expired: ${t} is now earl\
ier than ${s} (${Cn(n)} - 5 min.)`)}if(e>n+Mn){const s=Cn(n+Mn);return oe("InvalidSignatureException",`Signature not yet current: ${t} is still later than ${s} \
(${Cn(n)} + 5 min.)`)}}function Yl(t,e,n){if(!ci(e??"",t.sessionToken))return oe("UnrecognizedClientException","The security token included in the request is in\
valid.");if(!(t.expiresAt>n))return oe("ExpiredTokenException","The security token included in the request is expired")}function Kl(t,e){const n=t.repeated.find(
o=>Fl.has(o));if(n!==void 0)return oe("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.names)if(Jl(o)&&!e.includes(o))
return yi(o);const s=gi.find(o=>!e.includes(o));if(s!==void 0)return yi(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return oe("IncompleteSignatureExce\
ption",`The signed header '${r}' was not sent.`)}function Jl(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function yi(t){return oe("InvalidSignat\
ureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class Lr{static#e=4096;#t=new Map;get(e,n){const s=`${e.accessKeyID}/${ui(n)}`,r=this.#t.
get(s);if(r)return r;this.#t.size>=Lr.#e&&this.#t.clear();const o=yl(e.secret,n);return this.#t.set(s,o),o}}async function Vl(t,e,n){const s=Ql(t),r=await e.identity(),
o=await e.highestKeyspace(),i=Xl(t);if(o>i)throw Dr(n,`kvs.db holds entries of table ${o}, and ${i===0?"platform.db knows no table":"platform.db is older"}`);if(s!==
void 0&&r!==void 0&&s!==r)throw Dr(n,"they are of two data directories");if(s!==void 0&&r===void 0&&Zl(t))throw Dr(n,"kvs.db is missing, or older than platform.\
db");const a=r??s??(0,x.randomBytes)(16).toString("hex");r===void 0&&await e.setIdentity(a),s===void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES\
 (1, ?)").run(a)}function Ql(t){const e=t.prepare("SELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function Xl(t){return Number(
t.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'kvs_tables'").get()?.seq??0)}function Zl(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==
void 0}function Dr(t,e){return new I.GQ("unsupported_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"\
Put both files back from one backup, or name another directory with --data."})}const ql=720*6e4,ef=1e3,tf="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";class nf{#e;#t;#n=new Map;constructor(e,n){
this.#e=e,this.#t=n;const s=e.prepare("SELECT access_key_id, environment_id, sealed, expires_at FROM kvs_roles ORDER BY expires_at");for(const r of s.all()){const o=String(
r.access_key_id),i=r.sealed instanceof Uint8Array?JSON.parse(n.open(wi(o),r.sealed)):{};(0,Y.G)(i)&&this.#s(String(r.environment_id),{accessKeyID:o,secret:String(
i.secret),sessionToken:String(i.sessionToken),expiresAt:Number(r.expires_at)})}}byAccessKey(e){return this.#n.get(e)}issue(e,n){const s={accessKeyID:`ASIA${Array.
from((0,x.randomBytes)(16),f=>tf[f%32]).join("")}`,secret:(0,x.randomBytes)(30).toString("base64"),sessionToken:(0,x.randomBytes)(96).toString("base64"),expiresAt:n+
ql},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(wi(r),JSON.stringify({secret:o,sessionToken:i}));return this.#r(n),this.#o(e),this.#e.prepare(
"INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)").run(r,e,c,a),this.#s(e,s),s}#s(e,n){this.#n.set(n.accessKeyID,{
...n,environmentID:e})}#o(e){const n=[...this.#n.values()].filter(s=>s.environmentID===e);for(const{accessKeyID:s}of n.slice(0,Math.max(0,n.length+1-ef)))this.#e.
prepare("DELETE FROM kvs_roles WHERE access_key_id = ?").run(s),this.#n.delete(s)}#r(e){this.#e.prepare("DELETE FROM kvs_roles WHERE expires_at <= ?").run(e);for(const n of this.#n.
values())n.expiresAt<=e&&this.#n.delete(n.accessKeyID)}}function wi(t){return`kvs-role:${t}`}const sf={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,
missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,
rate_limited:429,internal:500,unavailable:503};var Ei=k(4573),bi=k(1772);class He extends Error{name="InvalidJson"}const rf=128;class Ti extends Error{}function of(t){
const e=new Map;try{return new hf(t).document(e),e}catch(n){if(!(n instanceof Ti))throw n;return af(t)}}function af(t){try{return new Map((0,bi.U2)(t)?.map(e=>[
e.name,e.text]))}catch(e){throw e instanceof bi.sU?new He(e.message):e}}function Si(t){if(t.charCodeAt(0)!==Pn)return;const e=t.slice(1,-1);return e.includes("\\")?
String(JSON.parse(t)):e}const Pn=34,cf=92,_i=44,df=58,Oi=123,$i=125,uf=91,ki=93,lf=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,Ii=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
ff=/^\\u[dD][89abAB]/,vi=/^\\u[dD][c-fC-F]/;class hf{#e;#t=0;#n=0;constructor(e){this.#e=e}document(e){this.#h(),this.#g()!==Oi&&this.#w(),this.#o(e),this.#h(),
this.#t!==this.#e.length&&this.#w()}#s(){const e=this.#g();e===Pn?this.#d():e===Oi?this.#o(void 0):e===uf?this.#r():e===116?this.#l("true"):e===102?this.#l("fal\
se"):e===110?this.#l("null"):this.#p(lf)}#o(e){const n=e??new Set;if(this.#i(),this.#g()!==$i)do{this.#h();const s=this.#c();if(n.has(s))throw new He("a name st\
ands twice in one object");this.#h(),this.#y(df),this.#h();const r=this.#t;this.#s(),e?e.set(s,this.#e.slice(r,this.#t)):n instanceof Set&&n.add(s),this.#h()}while(this.#m(
_i));this.#a($i)}#r(){if(this.#i(),this.#g()!==ki)do this.#h(),this.#s(),this.#h();while(this.#m(_i));this.#a(ki)}#i(){if(this.#n+=1,this.#n>rf)throw new Ti;this.#t+=
1,this.#h()}#a(e){this.#y(e),this.#n-=1}#c(){const e=this.#t;return this.#d(),Si(this.#e.slice(e,this.#t))??""}#d(){this.#y(Pn);const e=this.#e;for(;;){const n=e.
charCodeAt(this.#t);if(n===Pn)break;n===cf?this.#u():n>=32&&(n&63488)!==55296?this.#t+=1:n>=55296?this.#f():this.#w()}this.#t+=1}#f(){const[e,n]=[this.#g(),this.#e.
charCodeAt(this.#t+1)];if(e>=56320||(n&64512)!==56320)throw new He("a surrogate stands alone");this.#t+=2}#u(){const e=this.#t;this.#p(Ii);const n=this.#e.slice(
e,this.#t);if(vi.test(n))throw new He("a surrogate stands alone");if(ff.test(n)){if(!vi.test(this.#e.slice(this.#t,this.#t+6)))throw new He("a surrogate stands \
alone");this.#p(Ii)}}#l(e){this.#e.startsWith(e,this.#t)||this.#w(),this.#t+=e.length}#p(e){e.lastIndex=this.#t,e.test(this.#e)||this.#w(),this.#t=e.lastIndex}#h(){
for(;;){const e=this.#g();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#t+=1}}#m(e){return this.#g()!==e?!1:(this.#t+=1,!0)}#y(e){this.#m(e)||this.#w()}#g(){return this.#e.
charCodeAt(this.#t)}#w(){throw new He(`unexpected ${this.#t<this.#e.length?"character":"end"} at ${this.#t}`)}}class Ge extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function pf(t,e){const n=mf(e),s=gf(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=yf(n.get("value")),o=e.length>
2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:wf(n.get("ttlSeconds"))}}function mf(t){if(!(0,Ei.isUtf8)(t))throw new Ge(
"invalid_json");try{return of(t.toString("utf8"))}catch(e){throw e instanceof He?new Ge("invalid_json"):e}}function gf(t){const e=t===void 0?void 0:Si(t);if(e===
void 0||e===""||Ri(e,v.ux.keyBytes))throw new Ge("invalid_key");return e}function yf(t){if(t===void 0||Ri(t,v.ux.valueBytes))throw new Ge("invalid_value");return t}
function wf(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<v.ux.minTtlSeconds||e>v.ux.maxTtlSeconds)throw new Ge("invalid_ttl");return e}
function Ri(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}const at={"content-type":"application/json","cache-control":"no-store"},Ef={status:200,
headers:at,body:'{"ok":true}'},bf={status:200,headers:at,body:'{"deleted":true}'},Tf={status:200,headers:at,body:'{"found":false,"expiresAt":null}'},Sf=new Map(
[[Pe.Y2.put,"put"],[Pe.Y2.get,"get"],[Pe.Y2.delete,"delete"]]),_f=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,Of=/^Bearer +([!-~]+)$/i;function $f(t){return e=>{
const n=t.gateway.readHeaders(e,t.clock.now());if(Gl(n))return Ni(n);const s=r=>Af(r,e,t.log);return e.body(v.ux.bodyBytes).then(r=>{try{return kf(e,r,n,t,s)}catch(o){
return s(o)}},r=>s(r instanceof D?r:new Ge("invalid_json")))}}function kf(t,e,n,{gateway:s,tables:r,engine:o,clock:i},a){const c=s.verify(t,e,n);if(c)return Ni(
c);const f=If(t,n.role,r);if(typeof f=="string")return _e(f);const g=i.monotonic();if(!fd(f.environmentWindow,f.tableWindow,g))return _e("rate_limited",{"retry-\
after":String(hd(g))});const b=vf(t);return typeof b!="string"?b:Rf(b,pf(b,e),f.keyspace,i.now(),o,a)}function If(t,e,n){const s=R(t,"x-kvs-authorization");if(!s)
return"missing_token";const r=Of.exec(s)?.[1],o=r===void 0?void 0:n.byToken(r);return o?o.environmentID!==e.environmentID?"inactive_binding":o.supported?o:"unsu\
pported_app_type":"invalid_token"}function vf(t){const e=Sf.get(T(t.target));if(!e)return _e("not_found");if(t.method!=="POST")return _e("method_not_allowed",{allow:"\
POST"});const n=R(t,"content-encoding")??"identity";return!_f.test(R(t,"content-type")??"")||n!=="identity"?_e("unsupported_media_type"):e}function Rf(t,{key:e,
value:n,ttlSeconds:s},r,o,i,a){switch(t){case"put":{const c=s===void 0?null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:c}).then(()=>Ef,a)}case"delete":return i.
delete(r,e).then(()=>bf,a);case"get":{const c=i.get(r,e,o);return c instanceof Promise?c.then(Ai,a):Ai(c)}}}function Ai(t){if(!t)return Tf;const e=t.expiresAt===
null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:at,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function Af(t,e,n){
if(t instanceof Ge)return _e(t.code);if(t instanceof D)return _e("body_too_large");const s=t instanceof it,r=t instanceof Error&&t.cause instanceof Error?t.cause:
t;return n("error",s?"kvs_unavailable":"kvs_failed",{requestID:e.requestID,path:T(e.target),reason:r instanceof Error?r.message:String(r)}),s?_e("unavailable",{
"retry-after":"1"}):_e("internal")}function _e(t,e={}){return{status:sf[t],headers:{...at,...e},body:`{"error":"${t}"}`}}function Ni({type:t,message:e}){return{
status:403,headers:{...at,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Cr=[`
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
  `];function Nf(t){const e=new gr.DatabaseSync(t===void 0?":memory:":(0,M.join)(t,"platform.db"));return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous \
= FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),xf(e),e}function xf(t){const e=Number(t.prepare("PRAGMA user_version").get()?.user_version??0);if(e>
Cr.length)throw t.close(),new I.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Cr.length}`,{remedy:"Start it with the newer Sl\
ipway that wrote it, or name another --data directory."});for(const[n,s]of Cr.entries())n>=e&&Wt(t,()=>t.exec(`${s}; PRAGMA user_version = ${n+1};`))}function xi(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,C.chmodSync)(e,384)}function Wt(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const Lf=160;class Df{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Mr(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Mr(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Mr(e,n),this.#t.delete(e))}clear(){this.#t=
new Map,this.#n=new Map,this.#s=0}}function Mr(t,e){return Lf+2*(t.length+e.value.length)}const Cf=16*1024*1024,Pr=1e3,Mf=13,Pf=`
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
`;function Li(t){const e=(t.open??(n=>new gr.DatabaseSync(n)))(t.path);return e.exec(Pf),new Uf(e,t)}class Uf{#e;#t;#n;#s;#o=[];#r="open";constructor(e,n){this.#e=
e,this.#t=Bf(e),this.#n=new Df(n.cacheBytes??Cf),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#r==="closed")throw new it("the store is closed");const r=Ur(
e,n),o=this.#n.get(r)??this.#i(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#i(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(
r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new it("the store could not be read",{cause:r})}}put(e,n,s){
return this.#a(()=>this.#t.put.run(e,n,s.value,s.expiresAt),()=>this.#n.set(Ur(e,n),s))}delete(e,n){return this.#a(()=>this.#t.delete.run(e,n),()=>this.#n.delete(
Ur(e,n)))}async sweep(e,n){let s=0;return await this.#a(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=Pr;for(;n===Pr;)await this.#a(()=>{
n=Number(this.#t.drop.run(e,e,Pr).changes)},()=>this.#n.clear())}async highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}async identity(){const e=this.#e.
prepare("SELECT identity FROM store").get();return e===void 0?void 0:String(e.identity)}async setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity)\
 VALUES (1, ?)").run(e)}copyTo(e){xi(this.#e,e)}async close(){this.#r!=="closed"&&(this.#c(),this.#r="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.
close()}#a(e,n){return new Promise((s,r)=>{if(this.#r!=="open")return r(new it(`the store is ${this.#r}`));this.#o.length===0&&setImmediate(()=>this.#c()),this.#o.
push({run:e,done:n,resolve:s,reject:r})})}#c(){const e=this.#o;if(this.#o=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){
this.#d()&&jf(n)||this.#f(n);const r=new it("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#d(){
try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#f(e){this.#r="poisoned",this.#s(e)}}function Ur(t,e){return`${t}/${e}`}function jf(t){
return t instanceof Error&&"errcode"in t&&t.errcode===Mf}function Bf(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM e\
ntries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = ex\
cluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT\
 keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE ke\
yspace = ? LIMIT ?)"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}class Ff{#e;#t;#n;#s=new Map;#o=new Map;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s;const r=e.prepare("SELECT keyspace, token_hash, token_sealed, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app");for(const[
o,i]of r.all().entries())o===0&&n.open(Br(String(i.token_hash)),Di(i.token_sealed)),this.#d(String(i.token_hash),Number(i.keyspace),String(i.environment_id),String(
i.type))}byToken(e){return this.#s.get(Mi(e))}create(e,n,s){if(!v.BL.test(n))throw new w("validation_failed",`"${n.slice(0,64)}" is no table name: 1 to 32 of a-\
z, 0-9 and _, a letter first.`);const r=this.#i(e),o=`kvs_${(0,x.randomBytes)(32).toString("base64url")}`,i=Mi(o),a=Wt(this.#e,()=>{this.#c(r,n);const c=this.#e.
prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)").run(r.id,n,i,this.#t.seal(Br(i),o),s);return Number(c.
lastInsertRowid)});return this.#d(i,a,r.environmentID,r.type),{name:n,variable:jr(n),createdAt:s,token:o}}list(e){return this.#a(this.#r(e)).map(({name:n,createdAt:s})=>({
name:n,variable:jr(n),createdAt:s}))}remove(e,n){const s=this.#r(e),r=Wt(this.#e,()=>{const o=this.#e.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ?\
 RETURNING keyspace, token_hash").get(s.id,n);if(!o)throw new w("not_found",`The app has no table "${n.slice(0,64)}".`);const i=Number(o.keyspace);return this.#e.
prepare("INSERT INTO kvs_dropped (keyspace) VALUES (?)").run(i),{keyspace:i,tokenHash:String(o.token_hash)}});return this.#s.delete(r.tokenHash),r.keyspace}toDrop(){
return this.#e.prepare("SELECT keyspace FROM kvs_dropped").all().map(e=>Number(e.keyspace))}dropped(e){this.#e.prepare("DELETE FROM kvs_dropped WHERE keyspace =\
 ?").run(e)}injected(e){const n=this.#i(e),s=this.#a(n).map(({name:r,tokenHash:o,sealed:i})=>[jr(r),this.#t.open(Br(o),i)]);return{environmentID:n.environmentID,
variables:Object.fromEntries(s)}}#r({org:e,project:n,appID:s}){const r=this.#e.prepare("SELECT id, type, environment_id FROM apps WHERE org = ? AND project = ? \
AND app_id = ?").get(e,n,s);if(!r)throw new w("not_found",`There is no app "${s.slice(0,64)}" in this project.`);return{id:Number(r.id),type:String(r.type),environmentID:String(
r.environment_id)}}#i(e){const n=this.#r(e);if(Ci(n.type))return n;throw new w("validation_failed",`Apps of type ${n.type} have no functions and cannot use the \
key-value store; api, web-ssr and sse can.`)}#a(e){return this.#e.prepare("SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? ORDER\
 BY name").all(e.id).map(n=>({name:String(n.name),createdAt:Number(n.created_at),tokenHash:String(n.token_hash),sealed:Di(n.token_sealed)}))}#c(e,n){const s=this.#a(
e).map(r=>r.name);if(s.includes(n))throw new w("conflict",`The app already has a table "${n}".`);if(s.length>=v.ux.tablesPerApp)throw new w("conflict",`An app m\
ay have ${v.ux.tablesPerApp} tables: delete one first.`)}#d(e,n,s,r){const i=this.#o.get(s)??new Co(this.#n.environmentPerMinute);this.#o.set(s,i);const a=new Co(
this.#n.tablePerMinute);this.#s.set(e,{keyspace:n,environmentID:s,supported:Ci(r),environmentWindow:i,tableWindow:a})}}function Di(t){return t instanceof Uint8Array?
t:new Uint8Array}function Ci(t){return v.jI.some(e=>e===t)}function jr(t){return`${v.be}TOKEN_${t.toUpperCase()}`}function Mi(t){return(0,x.hash)("sha256",t,"ba\
se64")}function Br(t){return`kvs-token:${t}`}const Fr=32,Hr=12,Gr=16;function Hf(t,e){const n=(0,M.join)(t,"platform.key"),s=zf(n);if(!s&&e)throw zr(`${n} is mi\
ssing, and table tokens are sealed with it`);const r=s??Wf(n);return{seal(o,i){const a=(0,x.randomBytes)(Hr),c=(0,x.createCipheriv)("aes-256-gcm",r,a).setAAD(Buffer.
from(o,"utf8")),f=Buffer.concat([c.update(i,"utf8"),c.final()]);return Buffer.concat([a,f,c.getAuthTag()])},open(o,i){const a=Buffer.from(i);try{return Gf(r,o,a)}catch(c){
throw zr(`${n} is not the key that the secrets in platform.db were sealed with`,c)}}}}function Gf(t,e,n){const s=n.subarray(Hr,-Gr),r=n.subarray(0,Hr),o=(0,x.createDecipheriv)(
"aes-256-gcm",t,r,{authTagLength:Gr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-Gr));return Buffer.concat([o.update(s),o.final()]).toString("utf8")}function zr(t,e){
return new I.GQ("unsupported_data",t,{input:"data",remedy:"Put platform.key back from the backup that platform.db is of, or name another directory with --data.",
cause:e})}function zf(t){try{const e=(0,C.statSync)(t);if(!e.isFile()||e.size!==Fr)throw zr(`${t} is not a key of ${Fr} bytes`);const n=(0,C.readFileSync)(t);return(0,C.
chmodSync)(t,384),n}catch(e){if((0,I.xU)(e)==="ENOENT")return;throw e}}function Wf(t){const e=(0,x.randomBytes)(Fr),n=(0,C.openSync)(t,"wx",384);try{(0,C.writeSync)(
n,e),(0,C.fsyncSync)(n)}finally{(0,C.closeSync)(n)}return e}const Pi="kvs.db",Yf=3e4,Ui=1e3;async function Kf(t){const{database:e,clock:n,log:s,lasting:r=!0}=t,
o=Hf(t.dataDir,Jf(e)),i=new Ff(e,o,{...Do,...t.quotas}),a=new nf(e,o),c=t.engine??Vf(r?t.dataDir:void 0,s);try{await Vl(e,c,t.dataDir)}catch(E){throw await c.close(),
E}await Zf(c,i,s);const f=()=>qf(c,n.now()),g=setInterval(()=>{f().catch(E=>s("warn","kvs_sweep_failed",{reason:String(E)}))},Yf).unref(),b=async()=>{clearInterval(
g),await c.close()};return{handler:$f({gateway:new Hl(a),tables:i,engine:c,clock:n,log:s}),createTable:(E,L)=>i.create(E,L,n.now()),listTables:E=>i.list(E),deleteTable:async(E,L)=>Xf(
c,i,i.remove(E,L)),runtimeVariables:(E,L)=>eh(i,a,E,L,n.now()),sweep:f,copyTo:E=>c.copyTo?.((0,M.join)(E,Pi)),close:b,[Symbol.asyncDispose]:b}}function Jf(t){return t.
prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS any").get()?.any===1}function Vf(t,e){if(t===void 0)return Li({path:":m\
emory:"});const n=(0,M.join)(t,Pi);return(0,C.writeFileSync)(n,"",{flag:"a",mode:384}),Li({path:n,onPoisoned:Qf(e)})}function Qf(t){return e=>t("error","kvs_sto\
re_poisoned",{reason:e instanceof Error?e.message:String(e),remedy:"Writes are refused until the platform is started again; check the disk first."})}async function Xf(t,e,n){
try{await t.drop(n),e.dropped(n)}catch(s){throw s instanceof it?new w("unavailable","The table's token is out of service, but the store cannot be written: its d\
ata goes at the platform's next start."):s}}async function Zf(t,e,n){for(const s of e.toDrop())try{await t.drop(s),e.dropped(s)}catch(r){n("warn","kvs_drop_fail\
ed",{reason:String(r)})}}async function qf(t,e){let n=0;for(;;){const s=await t.sweep(e,Ui);if(n+=s,s<Ui)return n}}function eh(t,e,n,s,r){const{environmentID:o,
variables:i}=t.injected(n);if(Object.keys(i).length===0)return{};const a=e.issue(o,r);return{[`${v.be}URL`]:s,[`${v.be}REGION`]:v.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,
AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:v.aT}}var th=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")
throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},nh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const ji={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},sh={...ji,sync:async()=>{}};function rh(t){(0,C.mkdirSync)(
t,{recursive:!0,mode:448})}async function _p(t,e=ji){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===sh)return;const s=th(n,await open(
t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=nh(n);s&&await s}}function Op(t){const e=openSync(t,constants.O_RDONLY|constants.O_NOFOLLOW|
constants.O_NONBLOCK),n=fstatSync(e);if(!n.isFile()){closeSync(e);return}return{fd:e,stats:n,[Symbol.dispose]:()=>closeSync(e)}}function $p(t,e){let n=0;for(;n<
e.length;){const s=readSync(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const oh=100,Bi=600*1e3;class ih{#e;#t;#n=new Map;#s=0;constructor(e,n){this.#e=
e,this.#t=n}get total(){return this.#s}note(e,n,s,r){const o=e==="object_unusable"?`${r} unusable`:r,i=this.#n.get(o),a=this.#e.monotonic();if(i&&a-i.at<Bi){i.at=
a;return}this.#s+=1,this.#t("error",e,{org:n,hash:s});const[c]=this.#n.keys();this.#n.size>=oh&&c!==void 0&&this.#n.delete(c),this.#n.set(o,{path:o===r?r:void 0,
at:a})}mend(e){this.#n.size>0&&this.#n.delete(e)}async lasting(){const e=this.#e.monotonic()-Bi;for(const[n,{path:s,at:r}]of this.#n)(s!==void 0&&await(0,V.stat)(
s).catch(()=>{})!==void 0||r<e)&&this.#n.delete(n);return this.#n.size}}const ah=512;class ch{#e;#t;constructor(e=dh,n=su){this.#e=e,this.#t=new be(n)}async digest(e,n){
const{ino:s,size:r,mtimeMs:o,ctimeMs:i}=await n.stat(),a=`${s} ${r} ${o} ${i}`,c=this.#t.get(e);if(c?.look===a)return c.digest;const f={look:a,digest:this.#e(n)};
return this.#t.put(e,f,ah+2*(e.length+a.length)),f.digest.catch(()=>this.#t.get(e)===f&&this.#t.delete(e)),f.digest}}async function dh(t){const e=(0,x.createHash)(
"sha256"),n=(0,C.createReadStream)("",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*1024});for await(const s of n)e.update(s);return e.digest("hex")}const uh=/^[0-9a-f]{64}$/;
function Fi(t){return uh.test(t)}function lh(t,e){return(0,M.join)(t,e.slice(0,2),e)}async function kp(t){try{return(await readdir(t)).filter(e=>/^[0-9a-f]{2}$/.
test(e))}catch(e){if(["ENOENT","ENOTDIR"].includes(systemCode(e)??""))return[];throw e}}async function Ip(t){return(await readdir(t,{withFileTypes:!0})).filter(
e=>e.isDirectory()).map(({name:e})=>e)}const Yt=Buffer.from("SLIPWAY","latin1"),pe=56,Kt=32,Un=Kt+6,ze=4,Hi=8192,Gi=Buffer.allocUnsafe(3*Xo.pathBytes);class jn{count;bytes;assets;rules;#e;#t;#n;#s;#o;constructor(e,n,s){
const r=Bn(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#o=s,this.assets=new et(e.subarray(pe,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=$r){if(e.length>s.indexBytes)throw ie("it is too large");const r=zi(e,s);if(Bn(r).end!==e.length)
throw ie("its length is not what it says");const o=await fh(e,r,s,n);return new jn(e,r,o)}find(e){if(e.length>this.#o)return-1;const n=Gi.write(e);let s=0,r=this.
count-1;for(;s<=r;){const o=s+r>>>1,i=this.#e.compare(Gi,0,n,this.#r(o),this.#r(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}path(e){return this.#e.toString(
"utf8",this.#r(e),this.#r(e+1))}file(e){const n=this.#t+e*Un;return{hash:this.#e.toString("hex",n,n+Kt),size:this.#e.readUIntLE(n+Kt,6)}}*files(){for(let e=0;e<
this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#r(e){return this.#s+this.#e.readUInt32LE(this.#n+e*ze)}}function zi(t,e=$r){if(t.length<pe||Yt.compare(
t,0,Yt.length)!==0)throw ie("it is no index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(
20),assetsDigest:t.subarray(24,pe)};if(n.assets>n.count)throw ie("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Bn(n).
end>e.indexBytes)throw ie("it is too large");return n}function Wi(t,e){if(e.length!==t.assets*re)throw ie("its length is not what it says");if(!(0,x.hash)("sha2\
56",e,"buffer").equals(t.assetsDigest))throw ie("its assets are not what they were");return new et(e)}function Bn({count:t,pathsBytes:e,rulesBytes:n,assets:s}){
const r=pe+s*re,o=r+t*Un,i=o+(t+1)*ze,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function fh(t,e,n,s){const r=Bn(e),o=t.subarray(pe,r.records);
if(Wi(e,o),!(0,Ei.isUtf8)(t.subarray(r.paths,r.rules)))throw ie("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)throw ie("its first path begins elsewher\
e");let i=0;for(let a=0;a<e.count;a+=Hi){if(i=Math.max(i,hh(t,r,a,Math.min(a+Hi,e.count))),i>n.pathBytes)throw ie("a path is too long");await s()}if(t.readUInt32LE(
r.offsets+e.count*ze)!==e.pathsBytes)throw ie("its last path ends elsewhere");for(let a=re;a<o.length;a+=re){const c=a-re;if(o.compare(o,a,a+re,c,a)>=0)throw ie(
"its assets are not sorted")}return i}function hh(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*ze);let o=0,i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<
s;c+=1){const f=e.paths+r(c+1);if(f<=a||f>e.rules)throw ie("its paths are out of order");if(((t[a]??0)&192)===128)throw ie("a path is not UTF-8");if(i!==0&&t.compare(
t,a,f,i,a)>=0)throw ie("its paths are not sorted");o=Math.max(o,f-a),i=a,a=f}return o}function ie(t){return new fe(`The index of a release is damaged (${t}): de\
ploy again`)}function ph(t,e){const n=mh(t),s=gh(n),r=n.reduce((E,{path:L})=>E+Buffer.byteLength(L),0),o=pe+s.length+n.length*(Un+ze)+ze,i=Buffer.alloc(o+r+e.length);
Yt.copy(i);const a=[n.length,r,e.length,s.length/re];for(const[E,L]of a.entries())i.writeUInt32LE(L,Yt.length+E*4);(0,x.hash)("sha256",s,"buffer").copy(i,Yt.length+
a.length*4),s.copy(i,pe);let c=pe+s.length,f=c+n.length*Un;const g=f+(n.length+1)*ze;let b=0;for(const{path:E,hash:L,size:P}of n)i.write(L,c,Kt,"hex"),c=i.writeUIntLE(
P,c+Kt,6),f=i.writeUInt32LE(b,f),b+=i.write(E,g+b);return i.writeUInt32LE(b,f),i.set(e,g+r),i}function mh(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?
t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function gh(t){const e=t.
filter(({path:n})=>nr(n)).map(({path:n})=>Pt(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const yh=123;function Yi(t){
return t[0]===yh}async function wh(t,e,n){if(t.length>kr)throw ct(`has more than ${kr} bytes`);const s=Eh(t),r=new Map;for(const o of s.filter(({path:i})=>fr(i)))
r.set(o.path,o.size>bo?"too large":await e(o));return jn.open(ph(s,cc(r).bytes),n,Xo)}function Eh(t){let e;try{e=JSON.parse(t.toString())}catch{throw ct("is not\
 JSON")}if(!(0,Y.G)(e)||!(0,Y.G)(e.files))throw ct("names no files");return Object.entries(e.files).map(([n,s])=>{const{hash:r,size:o}=(0,Y.G)(s)?s:{};if(typeof r!=
"string"||!Fi(r))throw ct("has a file without a hash");if(typeof o!="number"||!Number.isInteger(o)||o<0||o>=2**48)throw ct("has a file without a size");if(n===""||
!n.isWellFormed())throw ct("has a path that is none");return{path:n,hash:r,size:o}})}function ct(t){return new fe(`The manifest of a release ${t}: deploy again`)}
function Ki(t,e=tu){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(
t.reason):s()})})}}class bh{#e=Promise.resolve();take(e){const n=this.#e.then(e);return this.#e=n.catch(()=>{}),n}}var Th=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Sh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});class _h{damage;#e;#t;#n=new ch;#s=new bh;#o=new Map;constructor({dir:e,clock:n,
log:s}){this.#e=e,this.#t=s,this.damage=new ih(n,s)}async index(e,n){const s=this.#a(e,n),{size:r,mtimeMs:o}=await(0,V.stat)(s).catch(a=>this.#c(e,n,a));if(r>Math.
max($r.indexBytes,kr))throw this.damage.note("object_unusable",e,n,s),new fe(`The index ${n} of a release has ${r} bytes: deploy again`);const i=()=>this.#r(e,n,
s);return{index:await(r>Dn?this.#s.take(i):i()),storedAt:o}}async#r(e,n,s){const r=await this.read(e,n),o=Ki();try{return Yi(r)?await wh(r,({hash:i,size:a})=>this.
read(e,i,a),o):await jn.open(r,o)}catch(i){throw i instanceof fe&&this.damage.note("object_unusable",e,n,s),i}}async assets(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=this.#a(e,n),o=Th(s,await(0,V.open)(r).catch(c=>this.#c(e,n,c)),!0),i=await Ji(o,0,pe);if(Yi(i))return(await this.index(e,n)).index.assets.
detached();const a=zi(i);return Wi(a,await Ji(o,pe,a.assets*re))}catch(r){s.error=r,s.hasError=!0}finally{const r=Sh(s);r&&await r}}async read(e,n,s){const r=this.#a(
e,n);if(s!==void 0&&(await(0,V.stat)(r).catch(a=>this.#c(e,n,a))).size!==s)throw await this.#d(e,n);const o=await(0,V.readFile)(r).catch(i=>this.#c(e,n,i));if(await Oh(
o)!==n)throw await this.#d(e,n);return this.damage.mend(r),o}async stream(e,n,s){const r=this.#a(e,n),o=await(0,V.open)(r).catch(i=>this.#c(e,n,i));try{if(await this.#n.
digest(r,o)!==n)throw await this.#d(e,n);return this.damage.mend(r),o.createReadStream({start:0,...s,highWaterMark:256*1024})}catch(i){throw await o.close(),i}}async variants(e,n){
const s=this.#i(e),r=new Map;for(const o of Rn){const i=await $c(So(s,n,o)).catch(a=>{this.#t("warn","variants_unreadable",{org:e,reason:String(a)})});i!==void 0&&
r.set(o,i)}return r}async readVariant(e,n,s){const r=So(this.#i(e),n,s),o=await kc(r);if(o&&o.length>0)return o;this.#t("warn","variant_damaged",{org:e,hash:n,encoding:s}),
await(0,V.rm)(r,{force:!0}).catch(()=>{})}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}#i(e){return(0,ne.
LI)(this.#e,e)}#a(e,n){if(!Fi(n))throw new fe(`"${n}" is not the name of an object`);return lh(this.#i(e),n)}#c(e,n,s){throw(0,I.xU)(s)!=="ENOENT"?s:(this.damage.
note("object_missing",e,n,this.#a(e,n)),new fe(`The object ${n} is gone`))}async#d(e,n){const s=this.#a(e,n);return this.damage.note("object_damaged",e,n,s),await(0,V.
rename)(s,`${s}.damaged`).catch(r=>{if((0,I.xU)(r)!=="ENOENT")throw r}),new fe(`The object ${n} is damaged`)}}async function Ji(t,e,n){const{buffer:s,bytesRead:r}=await t.
read(Buffer.alloc(n),0,n,e);return s.subarray(0,r)}async function Oh(t){if(t.length<=Dn)return(0,x.hash)("sha256",t);const e=(0,x.createHash)("sha256"),n=Ki();for(let s=0;s<
t.length;s+=Dn){e.update(t.subarray(s,s+Dn));const r=n();r&&await r}return e.digest("hex")}var $h=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="\
function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},kh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Ih=1e3;function vh(t){const{store:e,builder:n,log:s,workers:r=2}=t,o=new AbortController,i=new Map;let a=[],
c=!1,f=[];function g(O){if(a.some(U=>U.deployID===O))return;const _={deployID:O,app:e.job(O).app};a=[...a.filter(U=>Jt(U)!==Jt(_)||!b(U,O)),_]}function b(O,_){try{
e.cancel(O.deployID,_)}catch(U){return s("error","deployment_not_recorded",{deployID:O.deployID,cause:Gt(U)}),!1}return s("info","deployment_superseded",{deployID:O.
deployID,supersededBy:_}),t.onChange?.(O.deployID,O.app),!0}function E(){for(;c&&!o.signal.aborted&&i.size<r;){const O=a.find(U=>!i.has(Jt(U)));if(!O)break;a=a.
filter(U=>U!==O);const _=Rh(O,t,o.signal).finally(()=>{i.delete(Jt(O)),E()});i.set(Jt(O),_)}if(!(a.length>0||i.size>0)){for(const O of f)O();f=[]}}function L(){
const O=a.map(_=>_.deployID);a=[];for(const{deployID:_,app:U,stage:G}of e.unfinished())G===null?g(_):(e.fail(_,Qo(G)),t.onChange?.(_,U));for(const _ of O)g(_)}async function P(){
o.abort(new Error("the platform stops")),await Promise.all(i.values())}return{enqueue(O){g(O),E()},async start(){await n.recover(),L(),c=!0,E()},stop:P,idle:()=>new Promise(
O=>{f.push(O),E()}),[Symbol.asyncDispose]:P}}function Jt({app:t}){return JSON.stringify([t.org,t.project,t.appID])}async function Rh(t,e,n){const{deployID:s,app:r}=t,
{store:o,log:i,clock:a,onChange:c}=e,f=a.now();let g="succeeded";try{await Ah(t,e,n)}catch(b){const E=qd(b);g=E.code,await xh(s,e,n,()=>o.fail(s,E))}c?.(s,r),i(
"info","deployment_ended",{deployID:s,ending:g,ms:a.now()-f})}async function Ah({deployID:t,app:e},n,s){const{store:r,builder:o,onChange:i,onLive:a}=n;let c="cl\
one";const f=g=>{c=g,r.advance(t,Nh[g],g),i?.(t,e)};try{const g={stack:[],error:void 0,hasError:!1};try{const b=$h(g,await o.build(r.job(t),{signal:s,onStage:f,
onCommit:E=>r.recordCommit(t,E)}),!0);s.throwIfAborted(),f("activate"),r.activate(t,b.release.manifestHash),a?.(e,b.release)}catch(b){g.error=b,g.hasError=!0}finally{
const b=kh(g);b&&await b}}catch(g){throw new Vo(c,s.aborted,g)}}const Nh={queue:"queued",clone:"building",install:"building",build:"building",sync:"syncing",activate:"\
activating"};async function xh(t,e,n,s){for(;;)try{return s()}catch(r){if(e.log("error","deployment_not_recorded",{deployID:t,cause:Gt(r)}),n.aborted)return;await e.
clock.sleep(Ih,n).catch(()=>{})}}function J(t,e){const n=t[e];if(typeof n!="string")throw Qi(e);return n}function me(t,e){return t[e]===null?null:J(t,e)}function ue(t,e){
const n=t[e];if(typeof n!="number")throw Qi(e);return n}function Vi(t,e){return t[e]===null?null:ue(t,e)}function vp(t,e){return new Date(ue(t,e)).toISOString()}
function Qi(t){return new I.GQ("internal",`platform.db: column ${t} has an unexpected type`)}function Lh(t,e,n){const s=t.prepare("SELECT * FROM apps WHERE org \
= ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT * FROM apps WHERE org = ? ORDER BY project, app_id"),o=t.prepare("SELECT DISTINCT org FROM apps ORDER B\
Y org"),i=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),a=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command\
,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),f=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name"),g=t.prepare("DELETE FROM env \
WHERE app = ?"),b=t.prepare("INSERT INTO env (app, name, value) VALUES (?, ?, ?)"),E=O=>{const _=s.get(O.org,O.project,O.appID);return _&&Wr(_)},L=O=>{let _=Uo(
O,n);for(;i.get(_);)_=Uo(O,n);return _},P=O=>{const _=E(O);if(!_)throw new I.GQ("internal",`The app ${O.appID} is not in platform.db`);return _};return{find:E,create(O,_,U){
if(E(O))return;const G=e.now();return a.run(O.org,O.project,O.appID,O.appID,_,...Xi(U),L(O.appID),`env-${Er(16,n)}`,G,G),P(O)},update(O,_){return c.run(...Xi(_),
e.now(),O.id),P(O)},env:O=>Object.fromEntries(f.all(O.id).map(_=>[J(_,"name"),J(_,"value")])),replaceEnv(O,_){g.run(O.id);for(const[U,G]of Object.entries(_))b.run(
O.id,U,G)},organizations:()=>o.all().map(O=>J(O,"org")),list:O=>r.all(O).map(Wr)}}function Xi(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,
settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function Wr(t){const e=J(t,"type"),n=v.yN.find(s=>s===e);if(!n)throw new I.GQ("internal",`platform.db: unknown\
 app type ${e}`);return{id:ue(t,"id"),org:J(t,"org"),project:J(t,"project"),appID:J(t,"app_id"),name:J(t,"name"),type:n,repository:J(t,"repository"),branch:J(t,
"branch"),buildCommand:me(t,"build_command"),outputDirectory:me(t,"output_directory"),region:me(t,"region"),settings:Zi(J(t,"settings")),subdomain:J(t,"subdomai\
n"),environmentID:J(t,"environment_id"),liveRelease:me(t,"live_release"),createdAt:ue(t,"created_at"),updatedAt:ue(t,"updated_at")}}function Zi(t){const e=JSON.
parse(t);return(0,Y.G)(e)?e:{}}const qi=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;function Dh(t,e,n,s,r){const o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch,\
 commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),i=t.prepare(`SELECT ${qi} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`),a=t.prepare(`SELECT ${qi} FROM deploym\
ents d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=t.prepare(`SELECT stage, CASE WHEN octet_length(failure) <= ? THEN failure END AS failure
    FROM deployments WHERE app = ? AND deploy_id = ? AND status = 'failed'`),f=t.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deploymen\
ts d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`),g=t.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployment\
s d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`),b=t.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`),E=t.prepare("UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?"),L=t.prepare(`UPDATE deployments SET s\
tatus = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),P=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),O=t.prepare(`SELECT status, count(*) AS count,
    count(finished_at - started_at) AS ran, coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);return{create(_,U,G){const ce=`d\
pl-${Er(16,r)}`;o.run(ce,_.id,U,G,s.now());const We=i.get(_.id,ce);if(!We)throw new I.GQ("internal",`The deployment ${ce} was not stored`);return Yr(We)},find(_,U){
const G=i.get(_.id,U);return G&&Yr(G)},list:(_,U,G)=>a.all(_.id,G??Number.MAX_SAFE_INTEGER,U).map(Yr),failure(_,U){const G=c.get(v.IC.bytes,_.id,U);return G&&(Ch(
me(G,"failure"))??Zd(Kr(G)??"build"))},totals:()=>O.all().map(_=>({status:J(_,"status"),count:ue(_,"count"),ran:ue(_,"ran"),seconds:ue(_,"ms")/1e3})),unfinished:()=>f.
all().map(_=>({deployID:J(_,"deploy_id"),app:{org:J(_,"org"),project:J(_,"project"),appID:J(_,"app_id")},stage:Kr(_)})),job(_){const U=g.get(_);if(!U)throw new I.
GQ("internal",`There is no deployment ${_}`);const G=Wr(U),{org:ce,project:We,appID:Vt,repository:xe,buildCommand:Ye,outputDirectory:Ke,settings:qr}=G;return{deployID:_,
app:{org:ce,project:We,appID:Vt},repository:xe,branch:J(U,"job_branch"),commit:me(U,"commit_requested"),buildCommand:Ye,outputDirectory:Ke,settings:qr,env:e.env(
G)}},advance(_,U,G){b.run(U,G,s.now(),_)},recordCommit(_,U){E.run(U,_)},fail(_,U){L.run(U.stage,JSON.stringify(Yo(U)),s.now(),_)},cancel(_,U){P.run(U,s.now(),_)},
activate:(_,U)=>n.activate(_,U)}}function Ch(t){try{return t===null?void 0:Jo(JSON.parse(t))}catch{return}}function Yr(t){return{seq:ue(t,"seq"),deployID:J(t,"d\
eploy_id"),status:Mh(t),stage:Kr(t),branch:J(t,"branch"),commit:me(t,"commit"),createdAt:ue(t,"created_at"),startedAt:Vi(t,"started_at"),finishedAt:Vi(t,"finish\
ed_at"),supersededBy:me(t,"superseded_by")}}function Kr(t){const e=me(t,"stage");return z.find(n=>n===e)??null}function Mh(t){const e=J(t,"status"),n=ae.find(s=>s===
e);if(!n)throw new I.GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const ea=24*36e5,Ph=6e4;function Uh(t,e){const n=t.prepare(`SELECT re\
quest_hash, status, response FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`),s=t.prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)"),r=t.prepare("DELETE FROM idempo\
tency WHERE created_at <= ?");let o=Number.NEGATIVE_INFINITY;const i=a=>(0,x.createHash)("sha256").update(a).digest("hex");return{recall(a,c,f){const g=n.get(a,
c,e.now()-ea);return g?J(g,"request_hash")!==i(f)?{kind:"other-body"}:{kind:"answered",status:ue(g,"status"),body:J(g,"response")}:{kind:"new"}},remember(a,c,f,g,b){
const E=e.now(),L=e.monotonic();L-o>=Ph&&(r.run(E-ea),o=L),s.run(a,c,i(f),g,b,E)}}}const jh=400,Bh=300,Fh=2;class Hh{#e;#t=new Map;#n=0;constructor(e){this.#e=e}get bytes(){
return this.#n}get(e){return this.#t.get(e)}set(e,n){this.delete(e);const s=ta(n);this.#n+s>this.#e&&(this.#t.clear(),this.#n=0),!(s>this.#e)&&(this.#t.set(e,n),
this.#n+=s)}delete(e){const n=this.#t.get(e);n&&(this.#t.delete(e),this.#n-=ta(n))}}function ta({kept:t,settings:e}){return jh+Bh*t.length+Fh*JSON.stringify(e).
length}const Gh=16*1024*1024;function zh(t,e,n){const s=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`),r=t.prepare(`UPDATE deployments SET status = 'succeeded', stage =\
 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`),o=t.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`),i=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),a=t.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`),c=t.prepare("DELETE FROM releases WHERE deploy_id = ?"),f=t.prepare("S\
ELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),g=t.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a\
.id = r.app
    WHERE a.org = coalesce(?, a.org)`),b=new Hh(Gh),E=P=>a.all(P).map(Wh),L=P=>{const O=f.get(P);if(!O)return;const _=me(O,"live_release"),U=E(ue(O,"id"));return{
org:J(O,"org"),subdomain:J(O,"subdomain"),settings:Zi(J(O,"settings")),release:U.find(G=>G.deployID===_)??null,kept:U.filter(G=>G.deployID!==_)}};return{site(P){
const O=b.get(P);if(O)return O;const _=L(P);return _&&b.set(P,_),_},activate(P,O){const _=e.now(),U=o.get(P);if(!U)throw new I.GQ("internal",`There is no deploy\
ment ${P}`);const G=ue(U,"id");Wt(t,()=>{if(s.run(O,_,P).changes!==1)throw new I.GQ("internal",`The deployment ${P} has ended and cannot be activated`);r.run(_,
_,P),i.run(P,G);for(const ce of E(G).slice(n))c.run(ce.deployID)}),b.delete(J(U,"subdomain"))},rollback(P,O){const _=E(P.id),U=_.findIndex(ce=>ce.deployID===P.liveRelease),
G=O===void 0?_[U+1]:_.find(ce=>ce.deployID===O);if(!(!G||U===-1))return i.run(G.deployID,P.id),b.delete(P.subdomain),G},list:P=>E(P.id),manifests:P=>g.all(P??null).
map(O=>({org:J(O,"org"),manifestHash:J(O,"manifest")})),forget:P=>b.delete(P)}}function Wh(t){return{deployID:J(t,"deploy_id"),manifestHash:J(t,"manifest")}}function Yh(t){
const{clock:e,random:n}=t,s=Nf(t.dataDir),r=Lh(s,e,n),o=zh(s,e,t.keepReleases);return{database:s,apps:r,releases:o,deployments:Dh(s,r,o,e,n),idempotency:Uh(s,e),
transaction:i=>Wt(s,i),[Symbol.dispose](){s.isOpen&&s.close()}}}const Kh=600;async function Jh(t,e,n){const{env:s,allowLocalGit:r,clock:o,log:i,random:a,keepReleases:c,
kvsQuotas:f,workers:g,lasting:b}=e,E=n.use(Yh({dataDir:b?t:void 0,clock:o,random:a,keepReleases:c})),L=n.use(await Kf({dataDir:t,lasting:b,database:E.database,clock:o,
log:i,quotas:f})),P=(0,M.join)(t,"objects");rh(P);const O=new _h({dir:P,clock:o,log:i}),{gitUrlTemplate:_,isolation:U,buildLimits:G,onOutput:ce}=e,xe=ju({dataDir:t,
lasting:b,env:s,allowLocalGit:r,gitUrlTemplate:_,limits:G,isolation:U,onOutput:ce,live:dt=>E.releases.manifests(dt).map(Qt=>Qt.manifestHash),log:i,clock:o}),Ye=n.
use(zu(()=>xe.collect(),o,i));n.use(xe);const Ke=()=>{E.deployments.unfinished().length===0&&Ye.whenIdle()},qr=async({org:dt},{manifestHash:Qt})=>{await xe.prepareVariants(
dt,Qt),O.variantsChanged(dt)},{builder:dp=xe}=e,up={store:E.deployments,builder:dp,workers:g,log:i,clock:o,onChange:Ke},lp=n.use(vh({...up,onLive:(dt,Qt)=>{qr(dt,
Qt)}}));return{state:E,kvs:L,objects:O,housekeeping:Ye,queue:lp}}function Vh(t,e,n,s,r){const{clock:o,fetch:i,requestsPerMinute:a=s===Ao?0:Kh}=e,c=Yu(t),{baseUrl:f,
issuer:g}=n;return{issuer:Jn({issuer:g,audience:f,key:c,requestToken:r,clock:o}),gate:{roleOf:s.roleOf,verify:rl({policy:s,issuer:g,audience:f,key:c,clock:o,fetch:i}),
rateLimit:Nt(a,o)}}}function Qh(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===na&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-
1)!==na?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const na=46,sa=300;function Xh(t){return[["/api/v1","control",t.control],["/v1","kvs",t.kvs],["/ide\
ntity","identity",t.identity],["/console","console",t.console&&Vr(t.console,t.isOwnHost)],["/operator","operator",t.operator],["/backup","operator",Jr("/backup",
t.backup)],["/healthz","platform",Jr("/healthz",Qr(t.healthz))],["/metrics","platform",Jr("/metrics",Vr(Qr(t.metrics),t.isOwnHost))]]}function Jr(t,e){return n=>(T(
n.target)===t?e:Xr)(n)}function Vr(t,e){return n=>{const s=R(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(
0,sa))}: name it with --public-url, or have the proxy pass Host on.`;return A(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function Qr(t){
return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return F(new w("method_not\
_allowed",s,{allow:n}),e)}}function Zh(t){const e=Xh(t),n=Vr(Qr(t.index),t.isOwnHost),{sitesDomain:s,edge:r,observe:o}=t,i=c=>{const f=T(c.target);if(f==="/")return[
"platform",n];for(const[g,b,E]of e)if(f.startsWith(g)&&!(f.length!==g.length&&f[g.length]!=="/"))return[b,E??Xr];return["platform",Xr]},a=(c,f,g)=>{const b=performance.
now(),E=f(g);return E instanceof Promise?E.then(L=>(o(c,g,L.status,b),L),L=>{const P=L instanceof N;if(o(c,g,P?400:500,b),!P)throw L;return F(new w("invalid_req\
uest","The body broke off."),g)}):(o(c,g,E.status,b),E)};return c=>{const f=c.headers.host;if(typeof f=="string"&&Qh(f,s))return a("edge",r,c);const[g,b]=i(c);return a(
g,b,c)}}const Xr=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=T(n).slice(0,sa),r=n.startsWith("/")?new w("not_\
found",`Nothing is at ${s}`):new w("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return F(r,t)};var qh=function(t,e,n){if(e!=null){
if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=
s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,
dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ep=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was\
 suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function tp(t){try{return await sp(t)}catch(e){throw np(e,(0,M.resolve)(t.
dir))}}function np(t,e){const n=(o,i,a)=>new I.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof I.GQ)return t;if(Je(t))return n("disk_full",`The disk tha\
t holds the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(lt(t)){const o=`A database\
 of the data directory ${e} is damaged: ${Gt(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,I.xU)(t)===void 0||!(0,ne.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,I.xU)(t)})`,"Give this u\
ser the whole data directory, with nothing foreign in it, or name another one with --data.")}async function sp(t){const e={stack:[],error:void 0,hasError:!1};try{
const n=yd(t),{log:s}=n,r=qh(e,new AsyncDisposableStack,!0),o=qs(t.dir);r.use(rd(o));const i=Zc(o),a=await xd(n);r.defer(()=>a.close());const c=Gd(a.port,n),f=await Jh(
o,n,r);r.defer(()=>a.close());const g=(0,x.randomBytes)(32).toString("base64url"),b=Vh(o,n,c,i,g),E=Qn(o,O=>op(f,O));a.serve(ip(o,n,c,f,b,es(g,E))),await f.queue.
start();const L=`${c.issuer}/token?api-version=2.0`;r.use(qe(o,{pid:process.pid,...Zr(c),requestUrl:L,requestToken:g})),s("info","platform_started",{...Zr(c),dataDir:o});
const P=rp(r.move(),()=>s("info","platform_stopped",{dataDir:o}));return{...c,port:a.port,dataDir:o,requestUrl:L,requestToken:g,close:P,mintToken:b.issuer.mint,
backUp:E,collectGarbage:f.housekeeping.collect,[Symbol.asyncDispose]:P}}catch(n){e.error=n,e.hasError=!0}finally{const n=ep(e);n&&await n}}function rp(t,e){let n;
return()=>(n??=t.disposeAsync().then(e),n)}function op({state:t,kvs:e},n){xi(t.database,(0,M.join)(n,"platform.db")),e.copyTo(n)}function ip(t,e,n,s,{gate:r,issuer:o},i){
const{log:a,clock:c,allowLocalGit:f,edgeCacheBytes:g}=e,{state:b,kvs:E,objects:L,queue:P}=s,{sitesDomain:O,kvsUrl:_,consoleUrl:U,siteUrl:G}=n,{verify:ce,roleOf:We}=r,
Vt=cd(b.deployments,L.damage),xe=Ye=>{try{P.enqueue(Ye)}catch(Ke){a("error","enqueue_failed",{deployID:Ye,message:Ke instanceof Error?Ke.message:String(Ke)})}};
return Zh({sitesDomain:O,isOwnHost:Kd({host:e.host,baseUrl:n.baseUrl}),edge:zc({sites:b.releases,objects:L,cacheBytes:g,log:a,domain:O}),control:On(r,{state:b,enqueue:xe,
allowLocalGit:f,siteUrl:G}),kvs:E.handler,identity:o.handler,operator:Zs(r,{state:b,kvs:E,kvsUrl:_,siteUrl:G}),console:Rs({state:b,kvs:E,clock:c,dataDir:t,verify:ce,
roleOf:We,consoleUrl:U,siteUrl:G}),backup:i,healthz:Jc(b,L.damage),metrics:Vt.handler,index:ap(n),observe:cp(Vt.count,a)})}function Zr({baseUrl:t,kvsUrl:e,consoleUrl:n,
issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function ap(t){const e={service:"slipway",...Zr(t),controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl(
"{subdomain}")};return()=>A(200,e)}function cp(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,
target:c}=s,[f=""]=c.split("?",1);e("info","request",{room:n,method:i,path:f,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}})};export{Ap as id,Np as ids,xp as modules};

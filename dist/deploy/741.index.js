var Ti=Object.freeze,gh=Object.defineProperty;var Si=(he,q)=>Ti(gh(he,"raw",{value:Ti(q||he.slice())}));var _i;const Th=741,Sh=[741,716],_h={7716:((he,q,$)=>{$.d(q,{Ej:()=>B,UC:()=>C,tellFindings:()=>X,tp:()=>W,zD:()=>V});var R=$(5807),b=$(7496),A=$(8862);function X(M,O,L){
const{pages:D,links:g,files:N}=L,K=new Set;for(const ae of L.findings){const{message:se,place:pe,remedy:je}=ae;O.add((0,b.x)(ae),{message:(0,R.Ow)(se,1e3),...pe?
{place:pe}:{}}),je!==void 0&&K.add(je)}for(const ae of K)M.line(`  ${ae}`);const[Z,ie,ne]=[I(D,"page"),I(g,"link"),I(N,"file")];M.line(`Checked ${Z}, ${ie} and ${ne}\
 (${B(L.bytes)})`)}function I(M,O){return`${V(M)} ${O}${M===1?"":"s"}`}const x=100,Y={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function C(M){
const{findings:O,largest:L}=M,D=O.length-x;return["### The site",oe(M),...O.length===0?[]:[O.slice(0,x).map(ee).join(`
`)],...D>0?[`\u2026 and ${D} more.`]:[],`<details><summary>The largest files</summary>

${W(["File","Bytes","Brotli","gzip"],L.map(g=>[(0,A.aY)(g.path),B(g.bytes),B(g.brotli),B(g.gzip)]))}

</details>`].join(`

`)}function oe({pages:M,links:O,files:L,bytes:D,brotli:g,gzip:N}){const K=[M,O,L].map(V);return W(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...K,B(D),B(g),B(N)]])}function ee(M){const{message:O,place:L}=M,D=L?`${(0,A.aY)([L.file,L.line,L.column].filter(g=>g!==void 0).join(":"))} `:"";
return`- ${Y[(0,b.x)(M)]} ${D}${(0,A.aY)(O,500)}`}function W(M,O){return[M,M.map(()=>"---"),...O].map(L=>`| ${L.join(" | ")} |`).join(`
`)}function V(M){return String(M).replace(/\B(?=(?:\d{3})+$)/g,",")}function B(M){return M<1e3?`${M} B`:M<1e6?`${(M/1e3).toFixed(1)} kB`:`${(M/1e6).toFixed(1)} \
MB`}}),5130:((he,q,$)=>{$.d(q,{runCheck:()=>Ds});var R=$(1455),b=$(8161),A=$(6760),X=$(3532),I=$(1224),x=$(9127),Y=$(3739);const C=3;async function oe(l,u,d){let h="\
/";for(let m=0;m<C;m+=1){if(h=V(l.flatMap(({url:v})=>W(h,v.pathname))),h===""||u.some(v=>`/${v}`.startsWith(h)))return;const E=l.filter(v=>ee(v,h)),k=(await Promise.
all(E.map(({url:v})=>B(v,h,d)))).filter(Boolean).length;if(k>1&&k*2>E.length)return h}}function ee({url:l,kind:u},d){return u!=="fragment"&&`${l.pathname}/`.startsWith(
d)}function W(l,u){const d=u.startsWith(l)?u.slice(l.length).split("/",1)[0]:"";return d?[`${l}${d}/`]:[]}function V(l){const u=new Map;for(const d of l)u.set(d,
(u.get(d)??0)+1);return[...u].reduce((d,h)=>h[1]>d[1]?h:d,["",0])[0]}async function B(l,u,d){const{kind:h}=await d.probe(new URL(`/${l.pathname.slice(u.length)}${l.
search}`,l));return h==="there"}const M=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,O=String.raw`"([^"\\\n]*(?:${M}[^"\\\n]*)*)"`,L=String.
raw`'([^'\\\n]*(?:${M}[^'\\\n]*)*)'`,D=String.raw`((?:[^()"'\s\\]|${M})+)\s*\)`,g=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,M,String.raw`(?:url\(\s*|@import\s+)(?:${O}|${L})`,
String.raw`url\(\s*${D}`,O.replace("(","(?:"),L.replace("(","(?:")].join("|"),"gi"),N=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function K(l){return[...l.matchAll(
g)].flatMap(u=>{const d=u.slice(1).find(h=>h!==void 0);return d===void 0||d===""||d.startsWith("#")?[]:[{href:Z(d),kind:"asset"}]})}function Z(l){return l.replace(
N,(u,d,h,m)=>{const E=d===void 0?Number.NaN:Number.parseInt(d,16);return E<=1114111?String.fromCodePoint(E):h===void 0?m??"":""})}async function ie(l,u,d){const h=l[Symbol.
iterator](),m=async()=>{for(let E=h.next();!E.done;E=h.next())await d(E.value)};await Promise.all(Array.from({length:u},m))}var ne=$(1600);const ae={a:[["href",
"link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","\
asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[
["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},se=new Set(["script","img","svg","iframe","video",
"audio","canvas","object","embed","input"]),pe=new Set(["title","style","script","template"]),je=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Rt(l){const u=new Rn;return u.read(l),u}class Rn{links=[];ids=new Set;base;empty=!0;#e=[];read(u){
const d=new ne.i({onopentag:(h,m)=>this.#t(h,m),ontext:h=>this.#r(h),onclosetag:h=>{this.#e.at(-1)===h&&this.#e.pop()}});d.write(u),d.end()}#t(u,d){pe.has(u)&&d.
shadowrootmode===void 0&&this.#e.push(u),se.has(u)&&(this.empty=!1);for(const m of[d.id,u==="a"?d.name:void 0])m&&this.ids.add(m);switch(d.style?.includes("url(")&&
this.#o(K(d.style)),u){case"base":this.base??=d.href;return;case"meta":this.#s(d);return;case"link":this.#n(d);return;case"a":case"area":if(/\bexternal\b/.test(
d.rel??""))return;break}const h=(ae[u]??[]).flatMap(([m,E])=>{const y=d[m];return y===void 0?[]:[{href:y,kind:E}]});this.#o([...h,...Lt(d.srcset??"")])}#n({rel:u="",
href:d,imagesrcset:h=""}){const m=je.find(([E])=>E.test(u))?.[1];m!==void 0&&this.#o([...d===void 0?[]:[{href:d,kind:m}],...Lt(h)])}#s(u){if(u["http-equiv"]?.toLowerCase()!==
"refresh")return;this.empty=!1;const d=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(u.content??"")?.[1];d&&this.#o([{href:d.trim(),kind:"link"}])}#r(u){
this.#e.at(-1)==="style"&&this.#o(K(u)),this.#e.length===0&&u.trim()!==""&&(this.empty=!1)}#o(u){this.#e.includes("template")||this.links.push(...u.filter(({href:d})=>!Nt(
d)))}}function Nt(l){return/\{\{|\$\{|<%/.test(l)}function Lt(l){return l.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(d=>{const[h=""]=d.trim().split(/\s/,1);return h===
""?[]:[{href:h.replace(/,+$/,""),kind:"asset"}]})}const Dt=10;class Nn{#e;#t=new Map;constructor(u){this.#e=u}know(u,d){this.#t.set(u.pathname,Promise.resolve({
kind:"there",url:u,page:Ct(d)}))}probe(u){const d=u.pathname+u.search,h=this.#t.get(d);if(h)return h;const m=this.#n(u);return this.#t.set(d,m),m}async#n(u){let d=u;
for(let h=0;h<Dt;h+=1){const{status:m,headers:E}=await this.#e.fetch(d,{method:"HEAD",signal:this.#e.signal}),y=E.get("location");if(m>=400)return{kind:"missing",
status:m};if(m<300||y===null||!URL.canParse(y,d.href))return{kind:"there",url:d,page:Ct(E)};if(d=new URL(y,d),d.origin!==this.#e.root.origin)return{kind:"extern\
al"}}return{kind:"circle"}}}function Ct(l){return/\bhtml\b/.test(l.get("content-type")??"")}const Mt=16,jt=2e4,Ln=16*1024*1024;async function Dn(l,u){const d=new Cn(
l),h=u.filter(z=>/\.(?:x?html?|css)$/i.test(z));await ie(h.slice(0,jt),Mt,z=>d.read(z)),await d.follow();const m=await d.index(),E=d.result(),y=await oe(E.dead,
u,d.prober),k=m.status<300?void 0:Mn(u),v=new Set(k===void 0?[]:u),F=z=>Pt(z).some(fe=>v.has(`${k}/${fe}`)),H=E.dead.filter(({url:z})=>!F(qe(z.pathname).slice(1)));
return{index:m,...E,dead:H,folder:k,basePath:y,unread:d.unread+Math.max(0,h.length-jt)}}const Ee=5;class Cn{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(u){
this.#e=u,this.prober=new Nn(u)}async index(){const{root:u,fetch:d,signal:h}=this.#e,m=await this.prober.probe(u);if(m.kind!=="there")return{status:jn(m),empty:!1};
const E=await d(m.url,{signal:h}),y=await E.text();return{status:E.status,empty:y.trim()===""||m.page&&Rt(y).empty}}async read(u){const d=Pn(u,this.#e.root),h=await this.#e.
fetch(d,{signal:this.#e.signal}),m=await h.text();h.status>=300||(this.prober.know(d,h.headers),m.length>Ln?this.unread+=1:/\.css$/i.test(u)?this.#i(K(m),d,u):this.#o(
m,d,u))}#o(u,d,h){const m=Rt(u);this.#r+=1,this.#n.set(h,m.ids);const E=m.base!==void 0&&URL.canParse(m.base,d.href)?new URL(m.base,d):d;this.#i(m.links,E,h)}#i(u,d,h){
for(const{href:m,kind:E}of u){const y=URL.canParse(m,d.href)?new URL(m,d):void 0;if(y?.origin!==this.#e.root.origin)continue;const k=`${E} ${y.href} ${m}`,v=this.#t.
get(k)??{href:m,kind:E,url:y,files:[],latest:"",count:0};this.#t.set(k,v),v.latest!==h&&(v.latest=h,v.count+=1,v.files=[...v.files,h].sort(et).slice(0,Ee))}}async follow(){
await ie(this.#t.values(),Mt,async u=>{const d=await this.#a(u);if(d===void 0)return;const{href:h,url:m,files:E,count:y}=u;this.#s.push({href:h,url:m,files:E,count:y,
...d})})}async#a({url:u,kind:d}){const h=await this.prober.probe(u);switch(h.kind){case"missing":return{kind:d,why:`answers ${h.status}`};case"circle":return{kind:d,
why:"redirects in a circle"};case"external":return;case"there":return d==="asset"&&h.page&&/\.(?!x?html?$)\w+$/i.test(h.url.pathname)?{kind:d,why:"answers with \
a page"}:this.#c(h.url,u.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return h}}#c(u,d){const h=d.slice(1);if(h===""||/^(?:top$|[/!]|:~:)/i.
test(h))return!0;const m=this.#u(qe(u.pathname).slice(1));return m===void 0||m.has(h)||m.has(qe(h))}#u(u){return Pt(u).map(d=>this.#n.get(d)).find(d=>d!==void 0)}result(){
const u=this.#s.sort((h,m)=>et(h.files[0],m.files[0])||et(h.href,m.href)),d=new Set([...this.#t.values()].map(({url:h})=>h.href)).size;return{pages:this.#r,links:d,
dead:u}}}function Pt(l){const u=l===""||l.endsWith("/")?l:`${l}/`;return[l,`${l}.html`,`${u}index.html`]}function Mn(l){const u=y=>y.split("/").length,d=l.filter(
y=>y.endsWith("/index.html")).sort((y,k)=>u(y)-u(k)),[h,m]=d;return h!==void 0&&(m===void 0||u(m)>u(h))?h.slice(0,-11):void 0}function jn(l){return l.kind==="mi\
ssing"?l.status:310}function Pn(l,u){const d=l.replace(/(^|\/)index\.html$/,"$1");return new URL(d.split("/").map(encodeURIComponent).join("/"),u)}function qe(l){
try{return decodeURIComponent(l)}catch{return l}}function et(l="",u=""){return l<u?-1:+(l>u)}var Ut=$(7496);const Ft=100,tt='A link to what another application \
serves below the same host is left alone where it says rel="external".';async function Un(l,u){const d=[],{basePath:h}=l,m=l.dead.filter(E=>h===void 0||!ee(E,h));
h!==void 0&&d.push(await Fn(h,l,u));for(const[E,y]of m.entries()){const k=E<Ft?await u.find(y.href,y.files[0]??""):void 0;d.push({...Gn(y),...k===void 0?{}:{place:k}})}
return[...Bn(l),...d,...Ue(l)]}async function Fn(l,{dead:u},d){const h=u.filter(E=>ee(E,l)),m=await d.find(l,"")??await d.find(l.slice(0,-1),"");return{code:"ba\
se_path",message:`The site is built for the base path ${l}, and is served without one: ${h.length} of its links and files answer 404`,remedy:"Build it for /: ba\
se in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",...m===void 0?{}:{place:m}}}function Bn({index:l,folder:u}){
return l.status>=300?[{code:"index_unanswered",message:`The site has no index page: / answers ${l.status}`,remedy:u===void 0?"The output directory needs an inde\
x.html. Is output-directory the folder that the build writes?":`The output directory has its index.html in ${u}: put that folder at the end of output-directory.`}]:
l.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function Gn(l){const u=JSON.stringify(l.href.length>200?
`${l.href.slice(0,199)}\u2026`:l.href);switch(l.kind){case"link":return{code:"dead_link",message:`Dead link: ${u} ${l.why} (${Pe(l)})`,remedy:tt};case"asset":return{
code:"dead_asset",message:`Missing file: ${u} ${l.why} (${Pe(l)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${u} leads to has no such \
part (${Pe(l)})`};default:return l.kind}}function Pe({files:l,count:u}){const d=u-1;return`in ${l[0]}${d>0?` and ${d} more ${d===1?"file":"files"}`:""}`}function Ue({
unread:l}){return l===0?[]:[{code:"not_all_checked",message:`${l} pages or style sheets are too long, or too many, to be read`}]}var Hn=$(5807),Bt=$(1421),nt=$(
7975);const zn=(0,nt.promisify)(Bt.execFile),Wn=64*1024*1024,Kn=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(l=>["-c",l]);function Oe(l,u,d,h={}){
const m=Object.fromEntries(Object.entries(u).filter(([y])=>!y.startsWith("GIT_"))),E={cwd:l,env:{...m,LC_ALL:"C",...h},signal:d,maxBuffer:Wn};return async(...y)=>{
try{return(await zn("git",[...Kn,...y],E)).stdout}catch(k){throw(0,Y.xU)(k)!=="ENOENT"?k:new Y.GQ("unsupported_runtime","git is not installed",{remedy:"Install \
git on the runner: the check builds the commit that is checked out.",cause:k})}}}const Yn=5*6e4,st="refs/slipway/base";async function Jn(l,u,d,h,m){const E=Oe(d,
h,m),y=await rt(u.git,l,m)??await rt(u.git,`origin/${l}`,m)??await Qn(l,u,d,h,m);return await E("update-ref",st,y),{name:l,commit:y}}async function rt(l,u,d){try{
return(await l("rev-parse","--quiet","--verify",`${u}^{commit}`)).trim()}catch(h){if(d.throwIfAborted(),h instanceof Y.GQ)throw h;return}}const ot=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function Qn(l,u,d,h,m){const E=ot.test(l)?await ke(u.git,m):void 0;if(!E)throw Fe(l,"");const y=AbortSignal.timeout(Yn),k=Oe(u.root,h,AbortSignal.any([m,y]),
E),v=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${l}:${st}`];try{await k("--git-dir",d,"fetch",...v)}catch(H){throw m.throwIfAborted(),
H instanceof Y.GQ?H:Fe(l,y.aborted?", and origin does not answer":Gt(H),H)}const F=await rt(Oe(d,h,m),st,m);if(F===void 0)throw Fe(l,", and what origin has by t\
his name is no commit");return F}const Vn=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["m\
aintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Xn="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function ke(l,u){const d=await l("config","--local","--includes","--null","--get-regexp",Xn).catch(()=>"");u.throwIfAborted();const h=d.split("\0").flatMap(
k=>{const[v="",...F]=k.split(`
`);return v===""?[]:[[v,F.length===0?"true":F.join(`
`)]]});if(!h.some(([k])=>k==="remote.origin.url"))return;const m=[...Vn,...h],E=m.flatMap(([k,v],F)=>[[`GIT_CONFIG_KEY_${F}`,k],[`GIT_CONFIG_VALUE_${F}`,v]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(m.length),...Object.fromEntries(E)}}function Gt(l){const u=l instanceof
Error&&"stderr"in l&&typeof l.stderr=="string"?l.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(u))return", nor\
 has origin";const h=(u.split(`
`).find(m=>/^(?:fatal|error): /.test(m))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,Hn.
Ow)(h,300)}`}function Fe(l,u,d){return new Y.GQ("invalid_input",`compare-to: "${l}" names nothing that this checkout has${u}`,{input:"compare-to",remedy:Zn,cause:d})}
const Zn=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var qn=$(8627);async function it(l,u,d){const h=Oe(l,u,d),[m="",E="",y=""]=(await Ht(h,l,d)).split(`
`),k=Oe(m,u,d);return{root:m,commit:y,changed:(await k("diff","--name-only","-z","HEAD")).split("\0").filter(v=>v!==""),git:k,async lend(v,F){const H=await(0,R.
readFile)((0,A.join)(E,"shallow"),"utf8").catch(z=>{if((0,Y.xU)(z)!=="ENOENT")throw z});await(0,qn.e)(v,{bare:!0,branch:F,commit:y,lender:E,...H&&{shallow:H}})}}}
async function Ht(l,u,d){try{const h=await l("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[m="",E="",y=""]=h.split(`
`);return[m,(0,A.resolve)(u,E),y].join(`
`)}catch(h){throw d.throwIfAborted(),h instanceof Y.GQ?h:new Y.GQ("file_not_found",`There is no checkout in ${u}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:h})}}function Q({pages:l},u,d){const h=y=>({now:y(u),change:y(u)-y(d)}),m=y=>h(k=>k.reduce((v,F)=>v+y(F),0));return{pages:{now:l,
change:m(({path:y})=>Number(at.test(y))).change},files:h(({length:y})=>y),bytes:m(({bytes:y})=>y),brotli:m(({brotli:y})=>y),gzip:m(({gzip:y})=>y),changes:es(u,d).
toSorted((y,k)=>Math.abs(k.bytes)-Math.abs(y.bytes)||(y.path<k.path?-1:1))}}const at=/\.x?html?$/i;function es(l,u){const d=new Map(u.map(v=>[v.path,v])),h=new Set(
l.map(({path:v})=>v)),m=l.filter(({path:v})=>!d.has(v)),E=u.filter(({path:v})=>!h.has(v)),y=Wt(m,E),k=new Set(y.flat());return[...l.flatMap(v=>{const F=d.get(v.
path);return F===void 0||F.digest===v.digest?[]:[zt(v,F)]}),...y.map(([v,F])=>({...zt(v,F),formerly:F.path})),...m.filter(v=>!k.has(v)).map(v=>me("added",v,1)),
...E.filter(v=>!k.has(v)).map(v=>me("removed",v,-1))]}function zt(l,u){const{path:d,bytes:h,brotli:m}=l;return{kind:"changed",path:d,bytes:h-u.bytes,brotli:m-u.
brotli}}function me(l,{path:u,bytes:d,brotli:h},m){return{kind:l,path:u,bytes:m*d,brotli:m*h}}function Wt(l,u){const d=Map.groupBy(u,({path:h})=>Kt(h));return[...Map.
groupBy(l,({path:h})=>Kt(h))].flatMap(([h,m])=>{const[E,y]=m,[k,v]=d.get(h)??[];return h!==void 0&&E&&k&&!y&&!v?[[E,k]]:[]})}const ts=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
ns=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],ss=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Kt(l){if(at.test(l))return;
const u=l.lastIndexOf("/")+1,[d,h]=[l.slice(0,u),l.slice(u)],m=ts.exec(h)?.[0]??"",E=h.slice(0,h.length-m.length);if(ss.test(E))return`${d}*${m}`;const y=ns.map(
k=>k.exec(E)?.groups).find(k=>rs(k?.hash??""));return y&&`${d}${y.stem}*${m}`}function rs(l){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
l)}var Yt=$(7598),os=$(3024),is=$(6466),ct=$(8522);const Te=(0,nt.promisify)(ct.brotliCompress),Jt=(0,nt.promisify)(ct.gzip),ut=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
lt={params:{[ct.constants.BROTLI_PARAM_QUALITY]:5}},Be={level:6};async function Ge(l,u){const d=u.length;if(d===0||ut.test(l))return{bytes:d,brotli:d,gzip:d};const[
h,m]=await Promise.all([Jt(u,Be),Te(u,lt)]);return{bytes:d,brotli:Math.min(d,m.length),gzip:Math.min(d,h.length)}}const Qt=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
as=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function cs(l){return Qt.test(l)&&!dt(l)}function dt(l){return as.test(l)}const ft="PRIVATE K\
EY",ve=600;function us(l){for(let u=l.indexOf(ft);u!==-1;u=l.indexOf(ft,u+ft.length)){const d=l.toString("latin1",Math.max(0,u-40),u+ve);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(d))return!0}return!1}const Vt=25*1024*1024,ls=16*1024*1024,ds=4;async function fs(l,u){const{commit:d,signal:h}=u,m=(await Ae((0,A.join)(l,".git","shallow"))).
trim()===d,E=[],y=[];for await(const H of Xt(l,"")){h.throwIfAborted();const z=ht(H,m);z!=="ordinary"&&z!=="left-out"&&y.push(z),z==="ordinary"&&E.push(H)}const k=[];
await ie(E.sort(),ds,async H=>{h.throwIfAborted();const z=await hs(l,H,u);z&&k.push(z)}),k.sort((H,z)=>H.file.path<z.file.path?-1:1);const v=k.map(({file:H})=>H);
y.push(...k.flatMap(({found:H})=>H));const F=v.filter(({path:H})=>/\.(?:js|mjs|cjs|css)\.map$/.test(H));return F.length>0&&y.push(Zt(F)),{files:v,findings:y}}async function*Xt(l,u){
const d=await(0,R.readdir)((0,A.join)(l,u),{withFileTypes:!0});for(const h of d.sort((m,E)=>m.name<E.name?-1:1)){const m=u+h.name,E=h.name===".git"||m==="node_m\
odules";h.isDirectory()&&!E?yield*Xt(l,`${m}/`):(E||h.isFile()||h.isSymbolicLink())&&(yield m)}}function ht(l,u){const d=l.slice(l.lastIndexOf("/")+1);return l===
"node_modules"||d===".git"&&u?"left-out":d===".git"?{code:"leaked_repository",message:`The output holds a git repository, ${l}: its whole history would be publi\
c`,remedy:"Build into a folder of its own, or have the build remove it."}:dt(d)?{code:"example_of_secrets",message:`The output holds ${l}, which is not publishe\
d`,remedy:"Leave it out of the output directory."}:cs(d)?{code:"leaked_secret_file",message:`The output holds ${l}: a file of secrets would be public`,remedy:"K\
eep it out of the output directory, and change the secrets in it if it was ever published."}:"ordinary"}async function hs(l,u,{digests:d,signal:h}){const m=(0,A.
join)(l,u),E=await(0,R.stat)(m).catch(()=>{});if(!E?.isFile())return;const y=E.size;if(y>ls){const H=y>Vt?[ms(u,y)]:[],z=d?{digest:await ps(m,h)}:{};return{file:{
path:u,bytes:y,brotli:y,gzip:y,...z},found:H}}const k=await(0,R.readFile)(m),v=d?{digest:(0,Yt.createHash)("sha256").update(k).digest("hex")}:{};return{file:{path:u,
...await Ge(u,k),...v},found:us(k)?[ys(u)]:[]}}async function ps(l,u){const d=(0,Yt.createHash)("sha256");return await(0,is.pipeline)((0,os.createReadStream)(l),
d,{signal:u}),d.digest("hex")}function ms(l,u){return{code:"large_file",message:`${l} has ${(u/1024**2).toFixed(0)} MB; more than ${Vt/1024**2} is much for a si\
te`}}function ys(l){return{code:"leaked_private_key",message:`The output holds a private key, in ${l}: it would be public`,remedy:"Take the key out of what the \
build publishes, and replace it if it was ever published."}}function Zt(l){const[u]=l,d=l.length===1?"":` and ${l.length-1} more`;return{code:"source_maps",message:`\
The output holds source maps (${u?.path}${d}): everybody can read the sources they hold`}}async function Ae(l){return(0,R.readFile)(l,"utf8").catch(()=>"")}const qt=/[\s"'`(=[{}<>,:%]$/,
He=/^[\s"'`)\]}<>,;#?]/;function Ie(l,u,d){const h=new Map,m=E=>{const y=h.get(E)??gs(l,u,E);return h.set(E,y),y};return{async find(E,y){for(const k of ws(E,y)){
const v=await m(k),F=Es(v,y,d);if(F)return F}}}}function ws(l,u){const[d=""]=l.split(/[?#]/,1),h=l.replaceAll("&","&amp;"),m=/^\.{1,2}\//.test(d)?new URL(d,`htt\
p://site/${encodeURI(u)}`).pathname:"",E=[l,h,d,m];return[...new Set([...E,...E.map(y=>y.replace(/\/$/,""))])].filter(y=>y.length>1)}async function gs(l,u,d){return(await l(
"grep","-I","-n","-z","-F","-e",d,u,"--").catch(()=>"")).split(`
`).flatMap(m=>bs(m,u,d))}function bs(l,u,d){const[h="",m="",...E]=l.split("\0"),y=E.join("\0");for(let k=y.indexOf(d);k!==-1;k=y.indexOf(d,k+1)){const[v,F]=[y.slice(
Math.max(0,k-1),k),y.slice(k+d.length,k+d.length+1)];if((k===0||qt.test(v))&&(F===""||He.test(F)))return[{file:h.slice(u.length+1),line:Number(m),column:k+1}]}return[]}
function Es(l,u,d){const h=l.filter(({file:E})=>d===void 0||!E.startsWith(`${d}/`)),m=h.filter(({file:E})=>Ss(E,u));return[l,h,m].map(Ts).find(E=>E!==void 0)}function Ts(l){
const[u]=l;return u&&l.every(({file:d})=>d===u.file)?u:void 0}function Ss(l,u){const d=pt(u.replace(/\/index\.[^/]+$/,""));return pt(l)===d||pt(l.replace(/\/index\.[^/]+$/,
""))===d}function pt(l){return l.slice(l.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const en=5;async function _s(l,u,d){const h=u.files.map(({path:y})=>y),m=await Dn(
l,h),E=y=>u.files.reduce((k,v)=>k+y(v),0);return{pages:m.pages,links:m.links,files:u.files.length,bytes:E(({bytes:y})=>y),brotli:E(({brotli:y})=>y),gzip:E(({gzip:y})=>y),
largest:u.files.toSorted((y,k)=>k.bytes-y.bytes).slice(0,en),findings:Os([...u.findings,...await Un(m,d)])}}const $s=["error","warning","notice"];function Os(l){
const u=d=>$s.indexOf((0,Ut.x)(d))*2+(d.place?0:1);return l.toSorted((d,h)=>u(d)-u(h))}function tn({findings:l}){const u=l.filter(d=>(0,Ut.x)(d)==="error").length;
if(u!==0)return new Y.GQ("check_failed",`The site was built, and does not pass: ${u} ${u===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var ks=$(5635),vs=$(4533);async function As(l,u,d){const{report:h,signal:m}=d,E=(0,ks.M)(h.report,I.m,m);return await E.phase("compare",
async()=>{const y=await nn(l,u,d);return m.throwIfAborted(),await h.compared(y),[void 0,(0,vs.i)(y),y.kind==="untold"]}),E.phases}async function nn(l,u,d){const{
embedded:h,report:m,checked:E,leftMs:y}=d;if(l.commit===E.commit)return{kind:"untold",base:l,why:"it is the commit that was checked"};const k=z=>{(z.type==="sta\
tus"||z.type==="heartbeat")&&m.report(z)},v={...u.follow,timeoutMs:Math.max(1,y)},{outcome:F,output:H}=await h.deploy(l.commit,{...u,...Is(u),follow:v},k);return F.
status==="succeeded"&&H?{kind:"told",base:l,difference:Q(E.report,E.output.files,H.files)}:{kind:"untold",base:l,why:xs(F,y)}}function Is({project:l}){return{project:l===
"base"?"checked":"base"}}function xs({status:l,error:u},d){return l!=="pending"?`it does not build (${u?.message??l})`:d<1?"no time was left to build it":`it wa\
s not built in the ${(0,x.a)(d)} that were left`}var sn=$(4780),xe=$(4009),rn=$(7244);async function on(l){const{startPlatform:u,env:d,scratch:h,lent:m,digests:E}=l;
let y="",k,v=new AbortController;const F=await u({dir:(0,A.join)(h,"platform"),port:0,allowLocalGit:!0,lasting:!1,env:d,async onOutput(H,z){k=await fs(H,{commit:y,
digests:E,signal:z}),v.abort()}});return{async deploy(H,z,fe){[y,k,v]=[H,void 0,new AbortController];const _e=Rs(v.signal);return{outcome:await Ls(F,Ns(z,H,m),fe,
{...l,sleep:_e}),output:k}},[Symbol.asyncDispose]:()=>F[Symbol.asyncDispose]()}}const an=100,cn=5;function Rs(l){return async(u,d)=>{if(l.aborted)return I.m.sleep(
cn,d);try{await I.m.sleep(u,d?AbortSignal.any([d,l]):l)}catch(h){if(d?.throwIfAborted(),!l.aborted)throw h}}}function Ns(l,u,d){const{configuration:h,follow:m}=l;
return{...l,configuration:{...h,repository:d},commit:u,create:!0,verify:"off",urlTemplate:void 0,follow:{...m,wait:!0,pollIntervalMs:an,statusMap:new Map}}}function Ls(l,u,d,{
signal:h,folder:m,onSecret:E,sleep:y}){const{baseUrl:k,requestUrl:v,requestToken:F}=l,H={kind:"platform",requestUrl:v,requestToken:F,audience:k},z=()=>Promise.reject(
new TypeError("A check runs no token command")),fe={...I.m,sleep:y},_e={fetch,clock:fe,tree:(0,rn.c)(m),signal:h,run:z,onSecret:E,reporter:d};return(0,xe.g)(u,(0,sn.
N)(u,{baseUrl:k,source:H},_e))}var un=function(l,u,d){if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError("Object expected.");var h,m;if(d){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");h=u[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");h=u[Symbol.dispose],d&&(m=h)}if(typeof h!="function")throw new TypeError("Object not disposable.");m&&(h=function(){try{m.call(
this)}catch(E){return Promise.reject(E)}}),l.stack.push({value:u,dispose:h,async:d})}else d&&l.stack.push({async:!0});return u},Se=(function(l){return function(u){
function d(y){u.error=u.hasError?new l(y,u.error,"An error was suppressed during disposal."):y,u.hasError=!0}var h,m=0;function E(){for(;h=u.stack.pop();)try{if(!h.
async&&m===1)return m=0,u.stack.push(h),Promise.resolve().then(E);if(h.dispose){var y=h.dispose.call(h.value);if(h.async)return m|=2,Promise.resolve(y).then(E,function(k){
return d(k),E()})}else m|=1}catch(k){d(k)}if(m===1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return E()}})(typeof SuppressedError==
"function"?SuppressedError:function(l,u,d){var h=new Error(d);return h.name="SuppressedError",h.error=l,h.suppressed=u,h});async function Ds(l,u,d,h){try{return await ln(
l,u,d,h)}catch(m){if(!h.signal.aborted)throw m;return{...mt,status:"cancelled",failure:void 0,phases:[],error:fn()}}}async function ln(l,u,d,h){const m={stack:[],
error:void 0,hasError:!1};try{const{env:E,signal:y}=h,{repository:k,branch:v,outputDirectory:F}=l.configuration,H=(0,A.isAbsolute)(k)?k:h.workspace,z=un(m,await Ms(
E),!0),fe=(0,A.join)(z.path,"source.git"),_e=it(H,E,y);_e.catch(()=>{});const hn=Ke=>d.addSecret(Ke),js={...h,scratch:z.path,lent:fe,folder:H,digests:u!==void 0,
onSecret:hn},Re=un(m,await on(js),!0),Ne=await _e;Cs(Ne,d.report),await Ne.lend(fe,v);const pn=u===void 0?void 0:await Jn(u,Ne,fe,E,y),mn=I.m.now(),{commit:wt}=Ne,
Ps=Ke=>Ke.type==="url"||d.report(Ke),{outcome:$e,output:gt}=await Re.deploy(wt,l,Ps),{status:ze,url:yn}=$e;if(ze!=="succeeded"||gt===void 0||yn===void 0)return dn(
$e,l);const Us={root:new URL(yn),fetch:(0,X.Q)(fetch),signal:y},bt=await _s(Us,gt,Ie(Ne.git,wt,F));await d.checked(bt);const Fs=l.follow.timeoutMs-(I.m.now()-mn),
wn=pn&&{embedded:Re,report:d,signal:y,checked:{commit:wt,report:bt,output:gt},leftMs:Fs},We=wn?await As(pn,l,wn):[],gn=tn(bt);return{...$e,...mt,status:gn?"fail\
ed":"succeeded",error:gn,phases:[...$e.phases,...We]}}catch(E){m.error=E,m.hasError=!0}finally{const E=Se(m);E&&await E}}const mt={appID:void 0,appCreated:!1,deployID:void 0,
url:void 0};function dn(l,{follow:u}){const d={...l,...mt};if(l.error?.code==="interrupted")return{...d,status:"cancelled",error:fn()};if(l.status!=="pending")return d;
if(l.error&&l.error.code!=="deploy_timeout")return{...d,status:"failed"};const h=`The check has not ended within ${(0,x.a)(u.timeoutMs)}, and was stopped`,m="Ra\
ise the input timeout.";return{...d,status:"failed",error:new Y.GQ("deploy_timeout",h,{input:"timeout",remedy:m})}}function fn(){return new Y.GQ("interrupted","\
Interrupted: the check was stopped, and has no result")}const yt=5;function Cs({changed:l},u){if(l.length===0)return;const d=l.slice(0,yt).join(", "),h=l.length>
yt?` and ${l.length-yt} more`:"";u({type:"warning",message:`Changed since the commit, and not part of the check: ${d}${h}`,remedy:"The platform builds commits: \
commit what it shall see."})}async function Ms(l){const u=await(0,R.mkdtemp)((0,A.join)(l.RUNNER_TEMP||(0,b.tmpdir)(),"slipway-check-"));return{path:u,[Symbol.asyncDispose]:()=>(0,R.
rm)(u,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),4533:((he,q,$)=>{$.d(q,{comparisonSection:()=>x,i:()=>I});var R=$(5807),b=$(7716),A=$(8862);const X=20;
function I(O){const{base:L}=O,D=`${(0,R.Ow)(L.name,100)} (${ee(L)})`;if(O.kind==="untold")return`no difference to ${D} can be told: ${O.why}`;const{pages:g,files:N,
bytes:K,brotli:Z}=O.difference;return`${[W(g," pages"),W(N," files"),V(K),V(Z," with Brotli")].join(", ")} against ${D}`}function x(O,L){const{base:D}=O,g=`### \
The difference to ${(0,A.aY)(L(D.name),100)} (${(0,A.aY)(ee(D))})`;if(O.kind==="untold")return`${g}

None can be told: ${(0,A.CS)(L(O.why),500)}`;const{difference:N}=O;return[g,Y(N),...C(N,L)].join(`

`)}function Y({pages:O,files:L,bytes:D,brotli:g,gzip:N}){return(0,b.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[W(O),W(L),V(D),V(g),V(N)]])}function C({
changes:O},L){if(O.length===0)return["Every file is the same, byte for byte."];const D=["changed","added","removed"].map(K=>`${(0,b.zD)(O.filter(Z=>Z.kind===K).
length)} ${K}`),g=O.slice(0,X).map(K=>[K.kind,oe(K,L),B(K.bytes),B(K.brotli)]),N=O.length-X;return[`Files: ${D.join(", ")}.`,(0,b.tp)(["","File","Size","with Br\
otli"],g),...N>0?[`\u2026 and ${(0,b.zD)(N)} more.`]:[]]}function oe({path:O,formerly:L},D){const g=L?.slice(L.lastIndexOf("/")+1);return`${(0,A.aY)(D(O))}${g===
void 0?"":` (was ${(0,A.aY)(D(g))})`}`}function ee({commit:O}){return O.slice(0,7)}function W({now:O,change:L},D=""){return`${(0,b.zD)(O)}${D} (${M(L,b.zD)})`}function V({
now:O,change:L},D=""){return`${(0,b.Ej)(O)}${D} (${B(L)})`}function B(O){return M(O,b.Ej)}function M(O,L){return`${O>0?"+":O<0?"-":"\xB1"}${L(Math.abs(O))}`}}),
8862:((he,q,$)=>{$.d(q,{CS:()=>Y,Dl:()=>C,EU:()=>A,XI:()=>oe,aY:()=>b});var R=$(5807);function b(W,V=300){const B=(0,R.Ow)(W,V).replaceAll("|","\u2502").trim();
if(B==="")return"\u2013";const M="`".repeat(ee(B)+1),O=B.startsWith("`")||B.endsWith("`")?" ":"";return`${M}${O}${B}${O}${M}`}function A(W,V=2e3){const B=W.map(
O=>(0,R.Ow)(O,V)),M="`".repeat(Math.max(3,ee(B.join(`
`))+1));return[`${M}text`,...B,M].join(`
`)}const X=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,I=/^[0-9a-f]{7,40}\W*$/i,x=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function Y(W,V=1e3){return(0,R.Ow)(W,V).trim().replace(x,(M,O,L="",D="",g="",N="")=>O!==void 0?b(O)+L:X.test(M)&&!I.test(M)?M:D+b(g)+N)}function C(W){if(W===void 0||
!URL.canParse(W))return;const{protocol:V,username:B,password:M,href:O}=new URL(W);if(!(!/^https?:$/.test(V)||B!==""||M!==""||O.length>2e3))return`[${b(O)}](<${O.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function oe(W,V){let B=V,M=W.length;for(;M>0&&(B-=Buffer.byteLength((0,R.Ow)(W[M-1]??""))+1,!(B<0));)M--;return W.slice(
M)}function ee(W){return Math.max(0,...[...W.matchAll(/`+/g)].map(V=>V[0].length))}}),8627:((he,q,$)=>{$.d(q,{e:()=>A});var R=$(1455),b=$(6760);async function A(X,I){
const{bare:x,branch:Y,commit:C,lender:oe,shallow:ee,origin:W}=I;for(const M of["objects/info","refs"])await(0,R.mkdir)((0,b.join)(X,M),{recursive:!0});const V=W===
void 0?"":`[remote "origin"]
	url = ${JSON.stringify(W)}
`,B={HEAD:`ref: refs/heads/${Y}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${x}
${V}`,"packed-refs":C&&`${C} refs/heads/${Y}
`,"objects/info/alternates":oe&&`${(0,b.join)(oe,"objects")}
`,shallow:ee};for(const[M,O]of Object.entries(B))O&&await(0,R.writeFile)((0,b.join)(X,M),O)}}),1772:((he,q,$)=>{$.d(q,{Aw:()=>Y,U2:()=>I,bM:()=>x,q$:()=>X,q1:()=>A,
sU:()=>b});var R=$(8302);class b extends Error{name="JsonTextError";offset;constructor(g,N){super(g),this.offset=N}}function A(D,g){const N=D.slice(0,g);return{
line:N.split(`
`).length,column:g-N.lastIndexOf(`
`)}}function X(D){new L(D).document()}function I(D){const g=[];return new L(D,K=>g.push(K)).document()==="object"?g:void 0}function x(D){return D.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function Y(D,g){return D===g||C(D)===C(g)}function C(D){try{return String(JSON.parse(D,oe))}catch(g){if(g instanceof RangeError)return x(D);throw g}}function oe(D,g,N){
return typeof g=="number"?ee(N?.source??String(g)):Array.isArray(g)?`[${g.join(",")}]`:(0,R.G)(g)?`{${Object.entries(g).map(([Z,ie])=>`${JSON.stringify(Z)}:${ie}`).
sort().join(",")}}`:JSON.stringify(g)}function ee(D){const[,g,N="",K="",Z="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(D)??[],ie=`${N}${K}`.replace(/^0+/,
""),ne=ie.replace(/0+$/,"");if(ne==="")return`${g}0`;const ae=BigInt(Z)-BigInt(K.length)+BigInt(ie.length-ne.length);return`${g}${ne}e${ae}`}const W=/[ \t\n\r]*/y,
V=/[ !#-[\]-\uffff]*/y,B=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,M=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,O=/true|false|null/y;class L{#e;#t;#n=0;#s={name:"",
nameOffset:0,offset:0};constructor(g,N){this.#e=g,this.#t=N}document(){this.#l(W);const g=this.#e[this.#n]==="{"?"object":"other",N=[];do this.#r(N);while(this.#o(
N));if(this.#l(W),this.#n<this.#e.length)throw this.#h("the end");return g}#r(g){for(;;){this.#l(W),g.length===1&&(this.#s.offset=this.#n);const N=this.#e[this.#n];
if(N!=="{"&&N!=="["){this.#c(N);return}if(this.#n+=1,this.#d(N==="{"?"}":"]"))return;g.push({names:N==="{"?new Set:void 0}),N==="{"&&this.#a(g)}}#o(g){for(let N=g.
at(-1);N;N=g.at(-1)){g.length===1&&N.names&&this.#i();const K=N.names?"}":"]";if(this.#d(K)){g.pop();continue}if(this.#e[this.#n]!==",")throw this.#h(`"," or "${K}\
"`);return this.#n+=1,N.names&&this.#a(g),!0}return!1}#i(){this.#t?.({...this.#s,text:this.#e.slice(this.#s.offset,this.#n)})}#a(g){this.#l(W);const N=this.#n;if(this.#e[this.#n]!==
'"')throw this.#h("a name in double quotes");const K=this.#u(),Z=g.at(-1)?.names;if(Z?.has(K))throw new b(`the name "${K}" stands twice in one object`,N);if(Z?.
add(K),this.#l(W),this.#e[this.#n]!==":")throw this.#h('":"');this.#n+=1,g.length===1&&(this.#s={name:K,nameOffset:N,offset:this.#n})}#c(g){if(g==='"')this.#u();else if(this.#l(
M)===0&&this.#l(O)===0)throw this.#h("a value")}#u(){const g=this.#n;this.#n+=1;do this.#l(V);while(this.#l(B)>0);if(this.#e[this.#n]!=='"'){const K=this.#n>=this.#e.
length;throw new b(K?"a string does not end":"a bad escape or control character in a string",this.#n)}this.#n+=1;const N=JSON.parse(this.#e.slice(g,this.#n));if(typeof N!=
"string"||!N.isWellFormed())throw new b("a lone surrogate (half of a character) in a string",g);return N}#d(g){return this.#l(W),this.#e[this.#n]!==g?!1:(this.#n+=
1,!0)}#l(g){g.lastIndex=this.#n;const N=g.exec(this.#e)?.[0].length??0;return this.#n+=N,N}#h(g){const N=this.#e.slice(this.#n,this.#n+1);return new b(`expected\
 ${g}, found ${N===""?"the end":JSON.stringify(N)}`,this.#n)}}}),7496:((he,q,$)=>{$.d(q,{x:()=>b});const R={index_unanswered:"error",index_empty:"error",base_path:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function b({code:A}){return R[A]}}),8512:((he,q,$)=>{$.r(q),$.d(q,{startPlatform:()=>uh});
var R=$(7598),b=$(6760),A=$(3739),X=$(7994),I=$(3024),x=$(1455),Y=$(8302),C=$(2345);const oe=["queued","building","syncing","activating","succeeded","failed","c\
ancelled"],ee=["queue","clone","install","build","sync","activate"],W=null,V={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,
app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};class B extends Error{name="\
BodyTooLarge"}class M extends Error{name="BodyBroken"}function O(t,e,n={}){return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-cont\
rol":"no-store",...n},body:JSON.stringify(e)}}function L(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function D(t){const e=t.indexOf("?");return e===
-1?t:t.slice(0,e)}class g extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function N(t,e){const{code:n,message:s}=t,
r={error:{code:n,message:s,requestID:e.requestID}};return O(V[n],r,t.headers)}const K=10;function Z(t,e,n={}){if(!(0,Y.G)(t))throw ne(["the body must be a JSON \
object"]);const s=[];for(const[o,i]of Object.entries(t)){const a=ie(e,o);if(!a)s.push(ie(n,o)??`${ae(o)} is not a known field`);else if(!(i===null&&a.nullable)){
const c=a.rule(i);c!==void 0&&s.push(`${o} ${c}`)}}for(const[o,i]of Object.entries(e))i.required&&!Object.hasOwn(t,o)&&s.push(`${o} is required`);const r=s.some(
o=>o.endsWith("is not a known field"));if(s.length>0)throw ne(s,r?`Known fields: ${Object.keys(e).join(", ")}.`:"");return t}function ie(t,e){return Object.hasOwn(
t,e)?t[e]:void 0}function ne(t,e=""){const n=t.length-K,s=t.slice(0,K).join("; ")+(n>0?`; and ${n} more`:"");return new g("validation_failed",`${s}.${e===""?"":
` ${e}`}`)}function ae(t){return JSON.stringify(t.length>60?`${t.slice(0,60)}\u2026`:t)}function se(t,e,n=()=>{}){return s=>typeof s!="string"?"must be a string":
s.length<t?t===1?"must not be empty":`must have at least ${t} characters`:s.length>e?`must have at most ${e} characters`:s.includes("\0")?"must not contain NUL \
characters":s.isWellFormed()?n(s):"must be well-formed Unicode"}function pe(t,e){return n=>t.test(n)?void 0:e}function je(t){return e=>t.some(n=>n===e)?void 0:`\
must be one of ${t.join(", ")}`}const Rt=t=>typeof t=="boolean"?void 0:"must be true or false",Rn=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,
"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must n\
ot begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".l\
ock"'],[/\.$/,'must not end with "."']],Nt=se(1,244,t=>Rn.find(([e])=>e.test(t))?.[1]),Lt=se(1,64,pe(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit S\
HA: 40 hexadecimal digits")),Dt=se(1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'\
must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))return"must not contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay\
 inside the repository (no "..")';if(e.some(n=>n.toLowerCase()===".git"))return'must not lead into ".git"'}),Nn=/^[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,99})\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/,
Ct=/^[A-Za-z0-9_][A-Za-z0-9_.-]*@[A-Za-z0-9][A-Za-z0-9.-]*:(?!\/\/)[^\s]+$/;function Mt(t){const e=t?["https:","ssh:","http:"]:["https:","ssh:"];return se(1,1024,
n=>{if(/[\x00-\x1f\x7f]/.test(n))return"must not contain control characters";if(/^(?:file:\/\/)?\//i.test(n))return t?void 0:"is a local path, which this platfo\
rm takes only with --allow-local-git";if(Nn.test(n)||Ct.test(n))return;const s=URL.canParse(n)&&!/\s/.test(n)?new URL(n):void 0;return!s||!e.includes(s.protocol)||
s.hostname===""?"must be owner/name, or a git URL that begins with https:// or ssh://":s.hostname.startsWith("-")||s.username.startsWith("-")?'must not have a h\
ost that begins with "-"':(s.protocol==="ssh:"?"":s.username)!==""||s.password!==""?"must not hold a user name or password":void 0})}const jt=t=>{if(!(0,Y.G)(t))
return"must be an object of names to strings";const e=Object.entries(t);if(e.length>C.lF.envVariables)return`must hold at most ${C.lF.envVariables} variables`;let n=0;
for(const[s,r]of e){if(!C.G1.test(s))return`holds ${ae(s)}, which is not a variable's name: letters, digits and _, no digit first`;if(s.toUpperCase().startsWith(
C.be))return`holds ${ae(s)}, but names that begin with ${C.be} are the platform's own`;if(typeof r!="string")return`holds ${ae(s)}, whose value must be a string`;
if(r.includes("\0")||!r.isWellFormed())return`holds ${ae(s)}, whose value has characters no variable can hold`;n+=Buffer.byteLength(s)+Buffer.byteLength(r)}return n>
C.lF.envBytes?`must have at most ${C.lF.envBytes} bytes of names and values`:void 0},Ln=new Set(["ENOSPC","EDQUOT"]),Dn=13;function Ee(t){return Ln.has((0,A.xU)(
t))?!0:t instanceof Error&&"errcode"in t&&t.errcode===Dn}const Cn=11,Pt=26;function Mn(t){const e=t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0;return e===
Cn||e===Pt}const jn=300,Pn="developer@slipway.localhost";function qe(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await $.e(460).then(
$.bind($,6460));r??=c.importJWK(n.privateJwk,"ES256");const f=Math.floor(s.now()/1e3),p=a.email??Pn;return new c.SignJWT({...a.claims,email:p,email_verified:!0}).
setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??p).setAudience(a.audience??t.audience).setIssuedAt(f).setExpirationTime(
f+(a.expiresInSeconds??jn)).setJti((0,R.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":Ut(e),"/identity/jwks":{keys:[n.publicJwk]}};
return{mint:o,handler(a){if(a.method!=="GET"&&a.method!=="HEAD")return tt(a,405,"method_not_allowed","The identity provider answers GET alone",{allow:"GET, HEAD"});
const c=D(a.target),f=i[c];return f?O(200,f,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?tt(a,404,"not_found",`Nothing is at ${c}`):Ft(a,t.requestToken)?
et(a.target,o):tt(a,401,"unauthorized","The request token is missing or wrong: see run.json",{"www-authenticate":"Bearer"})}}}async function et(t,e){const n=new URLSearchParams(
t.slice(D(t).length)),s=n.get("audience"),r=n.get("email"),o=await e({...s?{audience:s}:{},...r?{email:r}:{}});return O(200,{count:o.length,value:o})}function Ut(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function Ft(t,e){const n=r=>(0,R.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(L(t,"authorization")??"")?.[1];return s!==void 0&&(0,R.timingSafeEqual)(n(s),n(e))}function tt(t,e,n,s,r={}){
return O(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const Un=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function Fn(t,e){let n=Promise.resolve();const s=async r=>{Bn(r,t);try{await Pe(t,r),e(r),await Pe(t,r)}catch(o){for(const i of(0,I.readdirSync)(r))await(0,x.rm)(
(0,b.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function Bn(t,e){if(!(0,b.isAbsolute)(t))throw Ue(`"${t}\
" is not an absolute path`);if((0,X.FK)(e,t))throw Ue(`${t} lies in the data directory`);try{if((0,X.wZ)(t,448),(0,I.readdirSync)(t).length>0)throw Ue(`${t} is \
not empty`)}catch(n){throw n instanceof A.GQ||Ee(n)?n:Ue(`${t} cannot be written (${(0,A.xU)(n)})`)}}const Gn=5;async function Pe(t,e){const n=s=>!(0,b.relative)(
t,s).split(b.sep).includes("tmp");for(const s of(0,I.readdirSync)(t).filter(r=>!Un.test(r)))for(let r=1;;r+=1)try{await(0,x.cp)((0,b.join)(t,s),(0,b.join)(e,s),
{recursive:!0,force:!1,filter:n});break}catch(o){if((0,A.xU)(o)!=="ENOENT"||r===Gn)throw o}}function Ue(t){return new A.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or not there yet."})}const Hn={to:{rule:se(1,4096),required:!0}},Bt=64*1024;function nt(t,e){return async n=>{
try{if(n.method!=="POST")throw new g("method_not_allowed","A backup is made by POST.",{allow:"POST"});if(!Ft(n,t))throw new g("unauthorized","The request token \
is missing or wrong.",{"www-authenticate":"Bearer"});const s=String(Z(JSON.parse((await n.body(Bt)).toString()),Hn).to);return await e(s),O(200,{to:s})}catch(s){
if(s instanceof M)throw s;return N(zn(s),n)}}}function zn(t){if(t instanceof g)return t;if(t instanceof SyntaxError)return new g("invalid_request","The body is \
not JSON.");if(t instanceof B)return new g("body_too_large",`The body is larger than ${Bt} bytes.`);const{mender:e,message:n}=(0,A.I7)(t);return e==="user"?new g(
"validation_failed",`to: ${n}.`):new g("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}function Wn(t,e,n,s){const r=t.roleOf(e.email,n);
if(r===void 0)throw new g("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!=="deployer")throw new g("forbidden",`${e.email} may only read\
 in the organization ${n}.`);return r}function Kn(t,e,n,s){const r=t.state.apps.find({org:e,project:n,appID:s});if(!r)throw new g("not_found",`There is no app ${s}\
 in ${e}/${n}.`);return r}function Oe(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)return;const r=[];for(const[o,i]of n.entries()){const a=s[o]??
"";if(i.startsWith("{")){const c=Yn(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function Yn(t){try{return decodeURIComponent(t)}catch{return}}const st=`\

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
`,Jn=`'use strict';
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
`,rt='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function ot(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const Qn=new Map([["/console/style.css",ot("text/css",st)],["/console/icon.svg",ot("image/svg+xml",rt)],["/console/script.js",ot("text/javascript",Jn)]]);var Vn=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Xn=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ke=256*1024,Gt=10;async function Fe(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const r=Vn(s,await(0,x.open)(t),!0),{size:o}=await r.stat(),i=e??Math.max(0,o-ke),{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(ke),0,ke,i),
f=a.subarray(0,c),p=i+c>=o,w=p&&n?c:Zn(f),T=e===void 0&&i>0?f.indexOf(Gt)+1:0;return{text:f.subarray(T,w).toString("utf8"),next:i+w,atEnd:p}}catch(r){s.error=r,
s.hasError=!0}finally{const r=Xn(s);r&&await r}}catch(s){if((0,A.xU)(s)==="ENOENT")return{text:"",next:0,atEnd:!0};throw s}}function Zn(t){const e=t.lastIndexOf(
Gt)+1;return e===0&&t.length===ke?ke:e}function qn(t){return(0,I.existsSync)(t)?(0,I.createReadStream)(t):""}function it(t,e){return(0,b.join)(t,"logs",`${e}.lo\
g`)}class Ht{text;constructor(e){this.text=e}}function Q(t,...e){let n=t[0]??"";for(const[s,r]of e.entries())n+=at(r)+(t[s+1]??"");return new Ht(n)}function at(t){
return t==null?"":t instanceof Ht?t.text:typeof t=="object"?t.map(at).join(""):String(t).replace(/[&<>"']/g,e=>es[e]??"")}const es={"&":"&amp;","<":"&lt;",">":"\
&gt;",'"':"&quot;","'":"&#39;"},zt={"content-type":"text/html; charset=utf-8","cache-control":"no-store","content-security-policy":"default-src 'none'; script-s\
rc 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff",
"x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"same-origin"};function me(t,e,n,s){const r=n?Q`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:
null,o=Q(_i||(_i=Si([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:zt,body:o.text}}function Wt(t,e){return me(t,"Sign in",void 0,Q`${ut(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function ts(t,e){const n=e.map(r=>Q`<li><a href="/console/orgs/${encodeURIComponent(r)}">${r}</a></li>`),s=Q`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
return me(200,"Organizations",t,n.length>0?Q`<ul>${n}</ul>`:s)}function ns(t,e,n){const s=n.map(r=>Q`<tr><td>${r.project}</td><td><a href="${Te(r)}">${r.name}</a></td><td>${r.
type}</td>
<td>${r.liveRelease===null?"created":"live"}</td><td class="code">${r.repository}</td></tr>`);return me(200,e,t,lt("Apps",["Project","App","Type","State","Repos\
itory"],s,"There is no app."))}function ss(t,e,n){const{app:s,url:r}=n;return me(t,s.name,e,Q`${ut(n.problem)}${os(n.created)}
<p><a href="/console/orgs/${encodeURIComponent(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${s.repository}, branch ${s.branch}</dd>
<dt>Site</dt><dd>${r?Q`<a href="${r}">${r}</a>`:"not live before the first successful deploy"}</dd>
</dl>
<h2>Deployments</h2>
${Kt(n)}
<h2>Environment variables</h2>
${n.envNames.length>0?Q`<ul>${n.envNames.map(o=>Q`<li><code>${o}</code></li>`)}</ul>`:Q`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${rs(n)}`)}function Kt({app:t,deployments:e}){const n=e.map(s=>Q`<tr><td><a href="${Jt(t,s.deployID)}">${s.deployID}</a></td>
<td class="${s.status}">${s.status}</td><td>${s.branch}</td><td class="code">${s.commit?.slice(0,12)}</td><td>${Be(s.createdAt)}</td></tr>`);return lt("Recent d\
eployments",["Deployment","Status","Branch","Commit","Created"],n,"There is none yet.")}function rs({app:t,tables:e,mayChange:n}){if(e===void 0)return Q`<p>Apps of type ${t.
type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;const s=e.map(({name:o,variable:i,createdAt:a})=>Q`<tr><td>${o}</td><td><code>${i}</code></td><td>${Be(
a)}</td>
<td>${n?Yt(t,o):null}</td></tr>`),r=Q`<form method="post" action="${Te(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;return Q`${lt("Key-value tables",["Table","Token variable","Created",""],s,"There is no table: the first one activates the service.")}
${n?r:null}`}function Yt(t,e){return Q`<details><summary>Delete…</summary>
<form method="post" action="${Te(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function os(t){return t?Q`<div class="note" role="status"><p>The table ${t.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}function is(t,{app:e,deployment:n,failure:s,log:r}){
const o=Jt(e,n.deployID),i=n.finishedAt===null?Q`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${r.text}</pre>`:
Q`<pre tabindex="0" aria-label="Build log">${r.text}</pre>`;return me(200,n.deployID,t,Q`<p><a href="${Te(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
<dt>Branch</dt><dd>${n.branch}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${Be(n.createdAt)}</dd>
${n.finishedAt===null?null:Q`<dt>Finished</dt><dd>${Be(n.finishedAt)}</dd>`}
</dl>
${s?Q`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i}
<p><a href="${o}/log">All of it, as text</a></p>`)}function ct(t,e,n){return me(t,"This did not work",e,Q`${ut(n)}<p><a href="/console">To the console's first page</a></p>`)}
function Te({org:t,project:e,appID:n}){const[s,r,o]=[t,e,n].map(encodeURIComponent);return`/console/orgs/${s}/projects/${r}/apps/${o}`}function Jt(t,e){return`${Te(
t)}/deployments/${encodeURIComponent(e)}`}function ut(t){return t===void 0?null:Q`<div class="note alert" role="alert"><p>${t}</p></div>`}function lt(t,e,n,s){if(n.
length===0)return Q`<p>${s}</p>`;const r=e.map(o=>o===""?Q`<td></td>`:Q`<th scope="col">${o}</th>`);return Q`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function Be(t){const e=new Date(t).toISOString();return Q`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const Ge="slipway_console",Qt=480*
6e4,as=1e3;class cs{#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=`Path=/console; HttpOnly; SameSite=Strict${n?"; Secure":""}`}find(e){const n=this.#n.get(
dt(e));return n&&n.expiresAt>this.#e.now()?n.principal:void 0}open(e){const[n]=this.#n.keys();n!==void 0&&this.#n.size>=as&&this.#n.delete(n);const s=(0,R.randomBytes)(
32).toString("base64url");return this.#n.set((0,R.hash)("sha256",s),{principal:e,expiresAt:this.#e.now()+Qt}),`${Ge}=${s}; Max-Age=${Qt/1e3}; ${this.#t}`}close(e){
return this.#n.delete(dt(e)),`${Ge}=; Max-Age=0; ${this.#t}`}}function dt(t){const n=(L(t,"cookie")??"").split(/; */).find(s=>s.startsWith(`${Ge}=`))?.slice(Ge.
length+1)??"";return(0,R.hash)("sha256",n)}function ft(t){const e=L(t,"origin");return e!==void 0&&URL.canParse(e)&&new URL(e).host===L(t,"host")}const ve="/con\
sole/orgs/{org}/projects/{project}/apps/{app}",us=[["GET","/console",fs],["GET","/console/orgs/{org}",Xt],["GET",ve,t=>ht(t,200,{})],["POST",`${ve}/tables`,hs],
["POST",`${ve}/tables/{name}/delete`,ps],["GET",`${ve}/deployments/{deployment}`,ms],["GET",`${ve}/deployments/{deployment}/log`,ys]];function Vt(t){const e=new cs(
t.clock,t.consoleUrl.startsWith("https:"));return async n=>{const s=D(n.target).replace(/(?<=.)\/$/,""),r=Qn.get(s);if(r)return r;const o=e.find(n);try{if(n.method===
"POST"&&!ft(n))throw new g("forbidden","This form was not sent by the console's own page.");return s==="/console/sign-in"?await ds(n,t,e):s==="/console/sign-out"?
He("/console/sign-in",e.close(n)):o?await ls(s,n,t,o):He("/console/sign-in")}catch(i){if(!(i instanceof g))throw i;return ct(V[i.code],o?.email,i.message)}}}async function ls(t,e,n,s){
const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of us){const c=o===r?Oe(i,t):void 0;if(c)return c[0]!==void 0&&Wn(n,s,c[0],r==="POST"),a({request:e,options:n,
principal:s,parts:c})}throw new g("not_found","There is no such page in the console.")}async function ds(t,e,n){if(t.method!=="POST")return Wt(200,void 0);const s=await Zt(
t,"token");try{return He("/console",n.open(await e.verify(`Bearer ${s.trim()}`)))}catch(r){if(!(r instanceof g))throw r;return Wt(V[r.code],r.message)}}function fs({
options:t,principal:e}){const n=t.state.apps.organizations().filter(s=>t.roleOf(e.email,s)!==void 0);return ts(e.email,n)}function Xt({options:t,principal:e,parts:[
n=""]}){return ns(e.email,n,t.state.apps.list(n))}function ht(t,e,n){const{options:s,principal:r}=t,o=Ae(t),{state:i,kvs:a}=s;return ss(e,r.email,{app:o,url:o.liveRelease===
null?void 0:s.siteUrl(o.subdomain),deployments:i.deployments.list(o,C.lF.pageDefault,void 0),envNames:Object.keys(i.apps.env(o)),tables:C.jI.some(c=>c===o.type)?
a.listTables(o):void 0,mayChange:s.roleOf(r.email,o.org)==="deployer",...n})}async function hs(t){const e=Ae(t),n=await Zt(t.request,"name");try{return ht(t,201,
{created:t.options.kvs.createTable(e,n)})}catch(s){if(!(s instanceof g))throw s;return ht(t,V[s.code],{problem:s.message})}}async function ps(t){const e=Ae(t);return await t.
options.kvs.deleteTable(e,t.parts[3]??""),He(Te(e))}async function ms(t){const{options:e,principal:n}=t,s=Ae(t),r=qt(t,s),o=await Fe(it(e.dataDir,r.deployID),void 0,
r.finishedAt!==null),i=e.state.deployments.failure(s,r.deployID);return is(n.email,{app:s,deployment:r,failure:i,log:o})}async function ys(t){const e=qt(t,Ae(t)),
n=it(t.options.dataDir,e.deployID),s={"content-type":"text/plain; charset=utf-8","cache-control":"no-store","x-content-type-options":"nosniff"},r=/[?&]from=(\d{1,12})(?:&|$)/.
exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:qn(n)};const o=e.finishedAt!==null,{text:i,next:a,atEnd:c}=await Fe(n,Number(r),o);return{
status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function Zt(t,e){try{const n=await t.body(
C.lF.bodyBytes);return new URLSearchParams(n.toString("utf8")).get(e)??""}catch(n){throw n instanceof B?new g("body_too_large","The form is too large."):n}}function Ae({
options:t,parts:[e="",n="",s=""]}){return Kn(t,e,n,s)}function qt({options:t,parts:e},n){const s=t.state.deployments.find(n,e[3]??"");if(!s)throw new g("not_fou\
nd",`The app ${n.appID} has no such deployment.`);return s}function He(t,e){return{status:303,headers:{location:t,"cache-control":"no-store",...e?{"set-cookie":e}:
{}}}}var Ie=$(3823);function ws(t){const e=gs(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(
f=>bs(f.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(f=>f.method===i);if(a)return{name:a.name,parameters:Es(a.parts,r)};if(o.length===0)throw new g("not_found",`No c\
all of the API has the path ${s.slice(0,300)}.`);const c=o.map(f=>f.method==="GET"?"GET, HEAD":f.method).join(", ");throw new g("method_not_allowed",`${n} is no\
t allowed here; allowed: ${c}.`,{allow:c})}}function gs(t){return Object.keys(t)}function bs(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!==
"":n===e[s])}function Es(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,Ts(e[r]??"",o)]]});return Object.fromEntries(
n)}function Ts(t,e){try{return decodeURIComponent(t)}catch{throw new g("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const Ss=["GET","HEAD"],
pt=["POST","PUT","PATCH"];function en(t,e){const n=ws(e.routes),s=async r=>{const o=D(r.target),{name:i,parameters:a}=n(r.method,o),{orgID:c="",projectID:f="",appID:p=""}=a,
w=await _s(t,r,c,f),{bytes:T,body:U}=pt.includes(r.method)?await Os(r,e.mayBeEmpty.includes(i)):$s;return e.calls[i]({name:i,key:{org:c,project:f,appID:p},parameters:a,
principal:w,body:U,bytes:T,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:L(r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){
const i=o instanceof g?o:vs(o);if(!i)throw o;return N(i,r)}}}async function _s(t,e,n,s){const r=await t.verify(L(e,"authorization")),o=t.rateLimit(r.email);if(o>
0)throw new g("rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(o)});if(!C.cS.test(n))throw ne(["orgID in the path is not an identifier"]);
if(!C.cS.test(s))throw ne(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new g("forbidden",`${r.email} has no r\
ole in the organization ${n}.`);if(i==="viewer"&&!Ss.includes(e.method))throw new g("forbidden",`${r.email} may only read in the organization ${n}.`);return r}const $s={
bytes:Buffer.alloc(0),body:void 0};async function Os(t,e){const n=L(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")
throw tn(n);const s=await t.body(C.lF.bodyBytes).catch(r=>{throw r instanceof B?new g("body_too_large",`The body is larger than ${C.lF.bodyBytes} bytes.`):r});if(s.
length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw tn("none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{
throw new g("invalid_request",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function tn(t){return new g("unsupported_media_type",`The Conte\
nt-Type must be application/json; it is ${t.slice(0,100)}.`)}const ks=10;function vs(t){if(!((t instanceof Error&&"errcode"in t?Number(t.errcode)&255:-1)!==ks&&
!Ee(t)))return new g("unavailable","The platform cannot write: its disk is full or failing. Nothing was changed.",{"retry-after":"30"})}const As=se(1,63,pe(C.cS,
'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),nn={spaFallback:{rule:Rt,nullable:!0},installCommand:{rule:se(0,4096),nullable:!0},
rootDirectory:{rule:Dt,nullable:!0},nodeVersion:{rule:se(1,3,pe(/^\d+$/,'must be a major version, as "24"')),nullable:!0}};function Is(t){const e={repository:{rule:Mt(
t.allowLocalGit)},branch:{rule:Nt},buildCommand:{rule:se(0,4096),nullable:!0},outputDirectory:{rule:Dt,nullable:!0},region:{rule:se(1,63,pe(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
'must be lower-case letters and digits, as "eu-west-1"')),nullable:!0},...nn},n={name:{rule:As,required:!0},type:{rule:je(C.yN),required:!0},...e,repository:{...e.
repository,required:!0},branch:{...e.branch,required:!0}},s={name:"name cannot be changed: it is the ID of the app",type:"type cannot be changed",subdomain:"sub\
domain cannot be changed: it is generated"},r={env:{rule:jt,required:!0}},o={branch:{rule:Nt,nullable:!0},commit:{rule:Lt,nullable:!0}};return{createApp(i){const a=Z(
i,n,{subdomain:"subdomain cannot be given: it is generated"}),c=C.yN.find(f=>f===a.type)??"web-landing";return{name:String(a.name),type:c,config:sn(a,xs)}},updateApp:(i,a)=>sn(
Z(i,e,s),a),replaceEnv:i=>Z(i,r).env,deploy(i){const a=Z(i,o,{tag:"tag is not taken: web apps deploy without a release tag"});return{branch:xe(a.branch,null),commit:xe(
a.commit,null)?.toLowerCase()??null}}}}const xs={repository:"",branch:"",buildCommand:null,outputDirectory:null,region:null,settings:{}};function sn(t,e){const n=r=>Object.
hasOwn(t,r)?xe(t[r],null):e[r],s={...e.settings};for(const r of Object.keys(nn))Object.hasOwn(t,r)&&(s[r]=t[r]);return{repository:xe(t.repository,e.repository),
branch:xe(t.branch,e.branch),buildCommand:n("buildCommand"),outputDirectory:n("outputDirectory"),region:n("region"),settings:Object.fromEntries(Object.entries(s).
filter(([,r])=>r!==null))}}function xe(t,e){return typeof t=="string"?t:e}const rn="production";function on(t){return t.liveRelease===null?"created":"live"}function an(t,e){
return t.liveRelease===null?null:e(t.subdomain)}function cn(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.
buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.subdomain,state:on(t),url:an(t,e),environments:[{environmentID:t.environmentID,name:rn}],
createdAt:Se(t.createdAt),updatedAt:Se(t.updatedAt)}}function Rs(t,e){return{environmentID:t.environmentID,name:rn,url:an(t,e),state:on(t)}}function Ns(t){const{
deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:Se(o)}}function Ls(t,e,n){const{deployID:s,status:r,
stage:o,branch:i,commit:a,createdAt:c,startedAt:f,finishedAt:p,supersededBy:w}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Se(c),startedAt:f===
null?null:Se(f),finishedAt:p===null?null:Se(p),url:r==="succeeded"?n(e.subdomain):null,...w===null?{}:{supersededBy:w}}}function un(t,e){const{stage:n,code:s,message:r,
exitCode:o,signal:i,log:a,diagnostics:c}=e,f=a.slice(-C.lF.failureLogLines).map(p=>p.slice(0,C.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,
signal:i,log:f,diagnostics:c}}function Se(t){return new Date(t).toISOString()}function Ds(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o,releases:i}=e,
a=({key:c})=>{const f=r.find(c);if(!f)throw new g("not_found",`There is no app ${c.appID} in ${c.org}/${c.project}.`);return f};return{createApp:c=>ln(t,c,()=>{
const{name:f,type:p,config:w}=s.createApp(c.body),T=r.create({...c.key,appID:f},p,w);if(!T)throw new g("app_exists",`There is an app ${f} in this project alread\
y.`);return{status:201,record:cn(T,n)}}),updateApp(c){const f=a(c),p=r.update(f,s.updateApp(c.body,f));return i.forget(f.subdomain),O(200,cn(p,n))},replaceEnv(c){
const f=a(c),p=s.replaceEnv(c.body);return e.transaction(()=>r.replaceEnv(f,p)),O(200,{names:Object.keys(p).sort()})},listEnvironments:c=>O(200,{environments:[Rs(
a(c),n)]}),deploy(c){const f=a(c);let p;const w=ln(t,c,()=>{const{branch:T,commit:U}=s.deploy(c.body),j=o.create(f,T??f.branch,U);return p=j.deployID,{status:202,
record:Ns(j)}});return p!==void 0&&t.enqueue(p),w},listDeployments(c){const f=a(c),p=mt(c.query.get("limit")),w=o.list(f,p+1,fn(c.query.get("cursor"))),T=w.slice(
0,p),U=w.length>p?T.at(-1):void 0;return O(200,{deployments:T.map(j=>Ls(j,f,n)),nextCursor:U?dn(U.seq):null})},readFailure(c){const f=a(c),{deployID:p=""}=c.parameters,
w=o.failure(f,p);if(w)return O(200,un(p,w));const T=o.find(f,p);throw T?new g("not_found",`The deployment ${p} has not failed: it is ${T.status}.`):new g("not_f\
ound",`The app ${f.appID} has no deployment ${p}.`)}}}function ln({state:t},e,n){const{idempotencyKey:s}=e;if(s!==void 0&&!/^[\x21-\x7e]{1,255}$/.test(s))throw ne(
["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return t.transaction(()=>{if(s===void 0){const{status:j,record:S}=n();return O(j,S)}const{name:r,
key:{org:o,project:i,appID:a},principal:c,bytes:f}=e,p=JSON.stringify([c.issuer,c.email,r,o,i,a]),w=t.idempotency.recall(p,s,f);if(w.kind==="other-body")throw ne(
["Idempotency-Key was used before with another body"]);if(w.kind==="answered")return O(w.status,JSON.parse(w.body),{"idempotent-replayed":"true"});const{status:T,
record:U}=n();return t.idempotency.remember(p,s,f,T,JSON.stringify(U)),O(T,U)})}function mt(t){if(t===null)return C.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(
t):0;if(e<1||e>C.lF.pageMost)throw ne([`limit must be 1 to ${C.lF.pageMost}`]);return e}function dn(t){return Buffer.from(`before:${t}`).toString("base64url")}function fn(t){
if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];if(e===void 0||dn(Number(e))!==t)throw ne(["cursor is not one \
that this list gave"]);return Number(e)}function yt(t,e){const n=Ds({...e,bodies:Is(e)});return en(t,{routes:Ie.bw,calls:n,mayBeEmpty:["deploy"]})}const Cs={to:{
rule:se(1,100),nullable:!0}},Ms={name:{rule:se(1,100),required:!0}};function l(t,{state:e,kvs:n,kvsUrl:s,siteUrl:r}){const o=({key:i})=>{const a=e.apps.find(i);
if(!a)throw new g("not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return en(t,{routes:Ie.a6,mayBeEmpty:["rollback","runtime"],calls:{
listReleases(i){const a=o(i),c=e.releases.list(a).map(({deployID:f})=>({deployID:f,live:f===a.liveRelease}));return O(200,{releases:c})},rollback(i){const a=o(i),
{to:c}=Z(i.body,Cs),f=e.releases.rollback(a,typeof c=="string"?c:void 0);if(!f){const p=typeof c=="string"?`no kept release ${c}`:"no kept release before the li\
ve one";throw new g("not_found",`The app ${a.appID} has ${p}.`)}return O(200,{deployID:f.deployID,previous:a.liveRelease,url:r(a.subdomain)})},listTables:i=>O(200,
{tables:n.listTables(i.key).map(u)}),createTable(i){const{name:a}=Z(i.body,Ms);return O(201,u(n.createTable(i.key,String(a))))},async deleteTable(i){const a=i.parameters.
table??"";return await n.deleteTable(i.key,a),O(200,{deleted:!0,name:a})},runtime:i=>O(200,{variables:n.runtimeVariables(i.key,s)})}})}function u(t){return{...t,
createdAt:new Date(t.createdAt).toISOString()}}function d(t){if(t===""){const n="Name a directory with --data, or leave the flag out for .slipway.";throw new A.
GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:n})}const e=(0,b.resolve)(t);try{(0,X.wZ)(e,448),((0,I.existsSync)((0,b.join)(
e,"platform.db"))||(0,I.readdirSync)(e).length===0)&&(0,I.chmodSync)(e,448),(0,I.writeFileSync)((0,b.join)(e,"platform.db"),"",{flag:"a",mode:384})}catch(n){throw new A.
GQ("invalid_input",`The data directory ${e} cannot be written (${(0,A.xU)(n)})`,{input:"data",remedy:"Name a directory that this user may create and write, with\
 --data.",cause:n})}return(0,I.existsSync)((0,b.join)(e,".gitignore"))||(0,I.writeFileSync)((0,b.join)(e,".gitignore"),`*
`,{mode:384}),e}function h(t,e){const n=(0,b.join)(t,"run.json");return(0,I.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,I.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,I.rmSync)(n,{force:!0})}}var m=$(1224);function E(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify(
{time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const y=()=>{};var k=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},v=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const F={write:(t,e)=>t.writeFile(e),
sync:t=>t.sync()},H={...F,sync:async()=>{}};function z(t){(0,I.mkdirSync)(t,{recursive:!0,mode:448})}async function fe(t,e=F){const n={stack:[],error:void 0,hasError:!1};
try{if(process.platform==="win32"||e===H)return;const s=k(n,await(0,x.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=v(n);s&&
await s}}function _e(t){const e=(0,I.openSync)(t,I.constants.O_RDONLY|I.constants.O_NOFOLLOW|I.constants.O_NONBLOCK),n=(0,I.fstatSync)(e);if(!n.isFile()){(0,I.closeSync)(
e);return}return{fd:e,size:n.size,[Symbol.dispose]:()=>(0,I.closeSync)(e)}}function hn(t,e){let n=0;for(;n<e.length;){const s=(0,I.readSync)(t,e,n,e.length-n,null);
if(s===0)break;n+=s}return n}const js=/^[0-9a-f]{64}$/;function Re(t){return js.test(t)}function Ne(){return Object.create(null)}function pn({files:t}){const e=Object.
entries(t).sort(([n],[s])=>n<s?-1:1).map(([n,{hash:s,size:r}])=>`${JSON.stringify(n)}:{"hash":"${s}","size":${r}}`);return Buffer.from(`{"files":{${e.join(",")}\
}}`)}function mn(t){const e=JSON.parse(t);if(!wt(e))throw new TypeError("not a manifest");return e}function wt(t){if(!(0,Y.G)(t)||!(0,Y.G)(t.files))return!1;for(const e in t.
files){const n=t.files[e];if(!(0,Y.G)(n)||typeof n.hash!="string"||typeof n.size!="number")return!1}return!0}class Ps{name;folder;variants;#e;#t=Promise.resolve();constructor(e,n,s){
this.name=e,this.folder=n,this.variants=s}known(){return this.#e??=this.#n().catch(e=>{throw this.#e=void 0,e}),this.#e}exclusive(e){const n=this.#t.then(e);return this.#t=
n.catch(()=>{}),n}async#n(){const e=new Set;for(const n of await $e(this.folder)){const s=(0,b.join)(this.folder,n);await fe(s);for(const r of await(0,x.readdir)(
s))Re(r)&&e.add(r)}return e}}async function $e(t){try{return(await(0,x.readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if((0,A.xU)(e)==="ENOENT")return[];
throw e}}const gt={files:1e5,fileBytes:512*1024*1024,totalBytes:4*1024*1024*1024},ze=1024*1024,yn=8,Us=32,bt=3600*1e3,Fs=4,wn=1e3;function We(t,e=yn){let n=performance.
now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}async function gn(t){
const{organization:e,log:n}=t,s=await Ke(t).catch(a=>{n("error","collection_skipped",{org:e.name,reason:String(a)})}),r={objects:0,bytes:0};if(!s)return r;await(0,x.
rm)((0,b.join)(e.folder,"tmp"),{recursive:!0,force:!0}),await e.variants.retain(s);const o=await e.known(),i=We();for(const a of await $e(e.folder))for(const c of await(0,x.
readdir)((0,b.join)(e.folder,a))){if(s.has(c))continue;const f=(0,b.join)(e.folder,a,c);o.delete(c),r.objects+=1,r.bytes+=(0,I.statSync)(f).size,(0,I.unlinkSync)(
f),await i()}return r}async function Ke({live:t,read:e}){const n=new Set;for(const s of t){n.add(s);const{files:r}=await e(s);for(const o in r){const i=r[o];i&&
n.add(i.hash)}}return n}class ye extends Error{name="BuildFailure";facts;constructor(e){super(e.message),this.facts=e}}function le(t,e){return new ye({stage:"sy\
nc",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:[]})}function $i(t,e){if(t instanceof ye)return t;if(e.aborted)return e.reason;if(Ee(t))return le(
"disk_full","The disk of the platform is full: the output could not be stored");const n=(0,A.xU)(t)??(t instanceof Error?t.message:String(t));return le("sync_fa\
iled",`The output could not be stored (${n})`)}function*Oi(t,e){const n=(0,I.realpathSync)(t);yield*Bs(n,{real:n,prefix:"",above:[]},e)}function*Bs(t,e,n){yield void 0;
for(const s of(0,I.readdirSync)(e.real,{withFileTypes:!0})){const r=e.prefix+s.name,o=`${e.real}/${s.name}`;if(!Or(s.name,e.prefix==="",()=>n(r)))if(Ai(s.name,r),
s.isFile())yield{path:r,real:o};else if(s.isDirectory())yield*Bs(t,$r(e,o,r),n);else if(s.isSymbolicLink())yield*ki(t,e,r,o,n);else throw Gs(r)}}function $r(t,e,n){
return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*ki(t,e,n,s,r){const{real:o,stats:i}=vi(s,n);if(!(0,X.FK)(t,o))throw le("output_unsafe",`The lin\
k "${n}" leads out of the output directory`);if(!(0,b.relative)(t,o).split(b.sep).some((c,f)=>Or(c,f===0,()=>r(n))))if(i.isFile())yield{path:n,real:o};else if(i.
isDirectory()){if(o===e.real||e.above.includes(o))throw le("output_unsafe",`The link "${n}" leads back to a folder that it lies in`);yield*Bs(t,$r(e,o,n),r)}else
throw Gs(n)}function vi(t,e){try{const n=(0,I.realpathSync)(t);return{real:n,stats:(0,I.statSync)(n)}}catch(n){const s=(0,A.xU)(n)==="ELOOP"?"leads in a circle":
"leads nowhere";throw le("output_unsafe",`The link "${e}" ${s}`)}}function Or(t,e,n){return t===".git"||e&&t==="node_modules"?!0:/^\.env/i.test(t)?(n(),!0):!1}function Ai(t,e){
if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw le("output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function Gs(t){return le("output\
_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var Ii=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},xi=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});function kr(t,e){return(0,b.join)(t,e.slice(0,2),e)}class Ri{#e;#t;#n=new Set;#s=new Set;#r=new Set;#o;constructor(e,n){this.#e=e,this.#t=n,z((0,b.join)(e,
"tmp"))}get written(){return this.#n}put(e,n){if(this.#o)throw this.#o.error;this.#n.add(e);const s=Buffer.from(n),r=this.#i(e,o=>this.#t.write(o,s)).catch(o=>{
this.#o??={error:o}}).finally(()=>this.#r.delete(r));return this.#r.add(r),this.#r.size<Us?void 0:Promise.race(this.#r)}async stream(e,n){await this.#i(e,s=>n(r=>this.#t.
write(s,r))),this.#n.add(e)}async#i(e,n){const s=(0,b.join)(this.#e,"tmp",(0,R.randomUUID)());try{await this.#a(s,n);const r=(0,b.join)(this.#e,e.slice(0,2));this.#s.
has(r)||z(r),this.#s.add(r),await(0,x.rename)(s,kr(this.#e,e))}catch(r){throw await(0,x.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};
try{const r=Ii(s,await(0,x.open)(e,"wx",384),!0);await n(r),await this.#t.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=xi(s);r&&await r}}async finish(){
if(await this.settle(),this.#o)throw this.#o.error;await Promise.all([...this.#s,this.#e].map(e=>fe(e,this.#t))),this.#s.clear()}async settle(){await Promise.all(
this.#r)}}var Ni=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Li=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.
push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else
r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Di(t){const e=new Ri(t.folder,
t.disk);try{return await new Ci(t,e).run()}finally{await e.settle()}}class Ci{#e;#t;#n={files:Ne()};#s={files:0,folders:0};#r=Buffer.allocUnsafe(ze+1);#o=0;#i=0;constructor(e,n){
this.#e=e,this.#t=n}async run(){const{directory:e,signal:n,known:s}=this.#e,r=We(n);for(const c of Oi(e,()=>this.#i++)){if(this.#h(c?"files":"folders"),c){const p=this.#c(
c);this.#n.files[c.path]=p instanceof Promise?await p:p}const f=r();f&&await f}if(this.#s.files===0)throw le("output_empty","The output directory holds no file \
to publish");await this.#t.finish();const o=this.#t.written.size,i=await this.#a();for(const c of this.#t.written)s.add(c);const a=this.#s.files-o;return{manifest:this.#n,
manifestHash:i,written:o,reused:a,bytes:this.#o,withheld:this.#i}}async#a(){const e=pn(this.#n),n=(0,R.hash)("sha256",e);return this.#l(n)||await this.#t.put(n,
e),await this.#t.finish(),n}#c(e){const n={stack:[],error:void 0,hasError:!1};try{const s=Mi(e);if(s.size>ze)return this.#u(e.path,s).finally(()=>s[Symbol.dispose]());
const r=Ni(n,s,!1),o=hn(s.fd,this.#r);if(o>ze)throw le("sync_failed",`"${e.path}" was written to while it was stored`);this.#p(e.path,o);const i=this.#r.subarray(
0,o),a=(0,R.hash)("sha256",i),c=this.#l(a)?void 0:this.#t.put(a,i);return c?c.then(()=>({hash:a,size:o})):{hash:a,size:o}}catch(s){n.error=s,n.hasError=!0}finally{
Li(n)}}async#u(e,{fd:n,size:s}){this.#f(e,s);const r=await this.#d(e,n,async()=>{});return this.#p(e,r.size),this.#l(r.hash)||await this.#t.stream(r.hash,async o=>{
if((await this.#d(e,n,o)).hash!==r.hash)throw le("sync_failed",`"${e}" was written to while it was stored`)}),r}async#d(e,n,s){const r=(0,R.createHash)("sha256");
let o=0;const{signal:i}=this.#e,a=(0,I.createReadStream)("",{fd:n,start:0,autoClose:!1,highWaterMark:ze,signal:i});for await(const c of a)o+=c.length,this.#f(e,
o),r.update(c),await s(c);return{hash:r.digest("hex"),size:o}}#l(e){return this.#e.known.has(e)||this.#t.written.has(e)}#h(e){const n=this.#e.limits.files;if(this.#s[e]>=
n)throw le("output_too_large",`The output holds more than ${n} ${e}`);this.#s[e]+=1}#p(e,n){this.#o+=n,this.#f(e,n);const s=this.#e.limits.totalBytes;if(this.#o>
s)throw le("output_too_large",`The output is larger than ${s} bytes`)}#f(e,n){const s=this.#e.limits.fileBytes;if(n>s)throw le("output_too_large",`"${e}" is lar\
ger than ${s} bytes`)}}function Mi(t){try{const e=_e(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,A.xU)(e)??""))throw e}throw Gs(t.path)}const ji=1e4;
class Pi{#e;#t=new Map;constructor(e=Ui){this.#e=e}async digest(e,n){const{ino:s,size:r,mtimeMs:o,ctimeMs:i}=await n.stat(),a=`${s} ${r} ${o} ${i}`,c=this.#t.get(
e);if(c?.look===a)return c.digest;const f={look:a,digest:this.#e(n)};return this.#t.size>=ji&&this.#t.clear(),this.#t.set(e,f),f.digest.catch(()=>this.#t.get(e)===
f&&this.#t.delete(e)),f.digest}}async function Ui(t){const e=(0,R.createHash)("sha256"),n=(0,I.createReadStream)("",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*
1024});for await(const s of n)e.update(s);return e.digest("hex")}var Hs=$(7975),Et=$(8522);const vr=["br","zstd","gzip"],Fi=512,Bi=16*1024*1024,{BROTLI_PARAM_QUALITY:Gi,
ZSTD_c_compressionLevel:Hi}=Et.constants,zi=(0,Hs.promisify)(Et.brotliCompress),Wi=(0,Hs.promisify)(Et.gzip),Ar=typeof Et.zstdCompress=="function"?(0,Hs.promisify)(
Et.zstdCompress):void 0,Ir={br:t=>zi(t,{params:{[Gi]:9}}),zstd:Ar&&(t=>Ar(t,{params:{[Hi]:15}})),gzip:t=>Wi(t,{level:9})};class Ki{#e;#t;#n;#s=new Map;#r;constructor(e,n,s){
this.#e=(0,b.join)(e,"variants"),this.#t=n,this.#n=s,this.#r=this.#a().catch(r=>s("warn","variants_unreadable",{reason:String(r)}))}find(e,n){const s=this.#s.get(
`${e}.${n}`);return s&&s.size>0?s:void 0}async read(e,n){const s=this.find(e,n);if(!s)return;const r=await(0,x.readFile)(this.#i(e,n,s)).catch(()=>{});if(r&&(0,R.
hash)("sha256",r)===s.hash)return r;this.#s.delete(`${e}.${n}`),this.#n("warn","variant_damaged",{hash:e,encoding:n})}async make(e){if(await this.#r,e.size<Fi||
e.size>Bi)return;const n=vr.filter(s=>Ir[s]&&!this.#s.has(`${e.hash}.${s}`));if(n.length!==0)try{const s=await this.#t(e.hash);for(const r of n)await this.#o(e.
hash,r,s)}catch(s){this.#n("warn","variant_failed",{hash:e.hash,reason:String(s)})}}async#o(e,n,s){const r=await Ir[n]?.(s)??s,o=r.length<s.length?r:Buffer.alloc(
0),i={hash:(0,R.hash)("sha256",o),size:o.length},a=this.#i(e,n,i),c=(0,b.join)(this.#e,e.slice(0,2)),f=(0,b.join)(c,`${(0,R.randomUUID)()}.tmp`);z(c),await(0,x.
writeFile)(f,o,{mode:384}),await(0,x.rename)(f,a),this.#s.set(`${e}.${n}`,i)}async retain(e){await this.#r;for await(const{shard:n,name:s,hash:r,encoding:o}of this.#c())
e.has(r)||(this.#s.delete(`${r}.${o}`),await(0,x.rm)((0,b.join)(this.#e,n,s),{force:!0}))}#i(e,n,s){return(0,b.join)(this.#e,e.slice(0,2),`${e}.${n}.${s.hash}.${s.
size}`)}async#a(){for await(const{hash:e,encoding:n,own:s,size:r}of this.#c())Re(e)&&Re(s)&&this.#s.set(`${e}.${n}`,{hash:s,size:Number(r)})}async*#c(){for(const e of await $e(
this.#e))for(const n of await(0,x.readdir)((0,b.join)(this.#e,e))){const[s="",r="",o="",i=""]=n.split(".");yield{shard:e,name:n,hash:s,encoding:r,own:o,size:i}}}}
class Tt extends Error{name="DamagedObject"}function Yi(t){return z(t.dir),new Ji(t)}class Ji{#e;#t;#n;#s;#r;#o;#i=new Map;#a=new Set;#c=new Pi;#u=new Map;#d=Promise.
resolve();#l=new AbortController;constructor({dir:e,clock:n,log:s,limits:r,disk:o,lasting:i=!0}){this.#e=e,this.#t=n??m.m,this.#n=s??y,this.#s=r??gt,this.#r=o??
(i?F:H),this.#o=i}async ingest(e,n,s){const{limits:r,disk:o}={limits:this.#s,disk:this.#r},i=this.#m(e);try{return await i.exclusive(async()=>{s.throwIfAborted();
const a=await i.known(),c=await Di({folder:i.folder,directory:n,known:a,limits:r,disk:o,signal:s});return await this.#h(e,c),c.withheld>0&&this.#n("warn","secre\
ts_withheld",{org:e,files:c.withheld}),c})}catch(a){throw $i(a,s)}}async manifest(e,n){const s=this.#u.get(`${e}/${n}`);return s||{manifest:mn((await this.read(
e,n)).toString()),storedAt:await this.#p(e,n)}}async#h(e,{manifest:n,manifestHash:s}){this.#a.add({org:e,manifestHash:s,storedAt:this.#t.now()}),this.#u.set(`${e}\
/${s}`,{manifest:n,storedAt:await this.#p(e,s)});const[r=""]=this.#u.keys();this.#u.size>Fs&&this.#u.delete(r)}async#p(e,n){return(await(0,x.stat)(this.#g(e,n))).
mtimeMs}async read(e,n){const s=await(0,x.readFile)(this.#g(e,n)).catch(r=>this.#y(e,n,r));if((0,R.hash)("sha256",s)!==n)throw await this.#w(e,n);return s}async stream(e,n,s){
const r=this.#g(e,n),o=await(0,x.open)(r).catch(i=>this.#y(e,n,i));try{if(await this.#c.digest(r,o)!==n)throw await this.#w(e,n);return o.createReadStream({start:0,
...s,highWaterMark:256*1024})}catch(i){throw await o.close(),i}}variant(e,n,s){return this.#m(e).variants.find(n,s)}readVariant(e,n,s){return this.#m(e).variants.
read(n,s)}compress(e,n,s){if(!this.#o)return;const{variants:r}=this.#m(e);this.#d=this.#d.then(()=>this.#t.sleep(wn,this.#l.signal)).then(()=>this.#f(r,n,s)).catch(
o=>{this.#l.signal.aborted||this.#n("warn","compressing_failed",{org:e,reason:String(o)})})}async#f(e,{files:n},s){const r=We(this.#l.signal,1);for(const o in n){
const i=s(o)?n[o]:void 0;i&&await e.make(i),this.#l.signal.throwIfAborted(),await r()}}idle(){return this.#d}async[Symbol.asyncDispose](){this.#l.abort(),await this.#d}async collect(e){
const n=[...e],s=this.#t.now()-bt;for(const o of this.#a)o.storedAt<s&&this.#a.delete(o);const r={objects:0,bytes:0};for(const o of await(0,x.readdir)(this.#e)){
const i=this.#m(o),a=async p=>mn((await this.read(o,p)).toString()),{objects:c,bytes:f}=await i.exclusive(()=>{const p=[...n,...this.#a].filter(w=>w.org===o);return gn(
{organization:i,live:p.map(w=>w.manifestHash),read:a,log:this.#n})});r.objects+=c,r.bytes+=f}return r}#m(e){let n=this.#i.get(e);if(!n){const s=(0,X.LI)(this.#e,
e);n=new Ps(e,s,new Ki(s,r=>this.read(e,r),this.#n)),this.#i.set(e,n)}return n}#g(e,n){if(!Re(n))throw new Tt(`"${n}" is not the name of an object`);return kr(this.#m(
e).folder,n)}async#y(e,n,s){throw(0,A.xU)(s)!=="ENOENT"?s:((await this.#m(e).known()).delete(n),this.#n("error","object_missing",{org:e,hash:n}),new Tt(`The obj\
ect ${n} is gone`))}async#w(e,n){(await this.#m(e).known()).delete(n),this.#n("error","object_damaged",{org:e,hash:n});const s=this.#g(e,n);return await(0,x.rename)(
s,`${s}.damaged`).catch(r=>{if((0,A.xU)(r)!=="ENOENT")throw r}),new Tt(`The object ${n} is damaged`)}}class xr{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=
e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);return o||(o=s().then(i=>(this.#r(e,i,n(i)),i)).finally(()=>this.#n.delete(e)),this.#n.set(e,o)),o}delete(e){this.#s-=this.#t.get(
e)?.weight??0,this.#t.delete(e)}#r(e,n,s){s>this.#e||(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}#o(e){for(const[n,s]of this.#t){if(this.#s<=
this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const Qi=1024;class Vi{#e;#t=new Map;constructor(e){this.#e=`.${e.
toLowerCase()}`}subdomain(e){const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#n(e);return this.#t.size>=Qi&&this.#t.clear(),this.#t.set(
e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(this.#e)?n.slice(0,-this.#e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(s)?s:void 0}}var Xi=$(6059);const Zi=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico",
"image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","a\
udio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),qi=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
ea=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function Rr(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Zi.get(n)??(0,Xi.$)(n),r=typeof s=="string"?s:"application/octet-stream";return qi.test(r)&&
!r.includes("charset")?`${r}; charset=utf-8`:r}function Nr(t){return ea.test(t)}const ta=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
na=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Lr(t){const e=Dr(
t);return e===void 0||e.endsWith(".html")?!1:ta.test(t)||na.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const sa=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function zs(t){const e=Dr(t);return Lr(t)||e!==void 0&&sa.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Dr(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}class ra{#e;#t=new WeakMap;constructor(e){this.#e=e}of(e,n){let s=this.#t.get(e);return s||(s=this.#n(e,n),s.catch(()=>this.#t.delete(e)),this.#t.
set(e,s)),s}async#n({org:e,kept:n},s){const r=new Map,o=We();for(const i of n)for(const a in await this.#s(e,i)){!s.has(a)&&!r.has(a)&&zs(a)&&r.set(a,i);const c=o();
c&&await c}return r}async#s(e,{manifestHash:n}){try{return(await this.#e.manifest(e,n)).manifest.files}catch(s){if(s instanceof Tt)return{};throw s}}}const oa="\
:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1\
.25}code{font-size:.95em}";function St({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${oa}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const ia=St({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),aa=St({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),ca=St({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),ua=St({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),la=St({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploying the site again\
 stores it anew."});function Cr(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?fa(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}function Ws(t){return`/${t.split("/").map(da).join("/")}`}function da(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function fa(t){try{return decodeURIComponent(t)}catch{return}}function Ks(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Mr=Object.create(null),ha=/\/:[A-Za-z]\w*[^\w/]/,pa=/[.+?^${}()|[\]\\]/g;
function jr(t){const e=Cr(t);if(e===void 0||e.split("*").length>2)return;const n=Ys(`/${e}`);if(ha.test(n))return;if(!/\/:[A-Za-z]|\*/.test(n))return i=>Ys(i)===
n?Mr:void 0;const s=new Set,r=n.replace(pa,"\\$&").replace(/\/:([A-Za-z]\w*)(?=\/|$)/g,(i,a)=>(s.add(a),`/(?<${a}>[^/]+)`)).replace(/\/\*$|\*/,i=>i==="*"?"(?<sp\
lat>.*)":"(?:/(?<splat>.*))?"),o=ma(`^${r}$`);return o&&(i=>o.exec(r.endsWith("?")?i:Ys(i))?.groups)}const Pr="it must begin with a path, with one * at most and\
 placeholders (/:name) for whole parts, each once";function Ur(t,e){return e===Mr?t.replaceAll(":splat",""):t.replace(/:([A-Za-z]\w*)/g,(n,s)=>{const r=e[s];return r===
void 0?s==="splat"?"":n:Ws(r).slice(1)})}function Ys(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}function ma(t){try{return new RegExp(t,"s")}catch{return}}
const ya=500,wa=2e3,ga=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,ba=/^[\t\x20-\x7e\x80-\xff]*$/,Ea=new Set(["accept-ranges","connection","content-encoding","content-lengt\
h","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-\
release"]);function Ta(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith(
"#")||(i.length>wa?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=Sa(i,e.length,a),s&&e.push(s)):s?_a(s,i,a):a("it stands below no path"))}return{
rules:e,ignored:n}}function Sa(t,e,n){const s=jr(t);if(e>=ya)n("too many rules");else if(!s)n(Pr);else return{matches:s,set:[],unset:[]}}function _a(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!ga.test(o)||
!ba.test(i))return n('it is not "Name: value"');if(o==="basic-auth")return n('"basic-auth" is not supported: everybody may read this path');if(o==="set-cookie"&&
t.set.some(([a])=>a===o))return n("a path can set one cookie");if(Ea.has(o))return n(`"${o}" is the edge's own`);t.set.push([o,i])}const $a={};function Oa(t,e){
let n;for(const s of t){const r=s.matches(e);if(r){n??=new Map;for(const o of s.unset)n.delete(o);for(const[o,i]of s.set){const a=Ur(i,r),c=n.get(o);n.set(o,c===
void 0||o==="set-cookie"?a:`${c}, ${a}`)}}}return n?Object.fromEntries(n):$a}const ka=2e3,va=2e3,Aa=/^[^/:]+=/,Js={200:"rewrite",404:"rewrite",301:"go",302:"go",
303:"go",307:"go",308:"go"};function Ia(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=r.replace(/(?:^|\s)#.*$/,"").trim();if(o===
"")continue;const i=e.length<ka?xa(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function xa(t){if(t.length>
va)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it names no target";if(r.length>0||s.includes("=")||Aa.test(n))return"\
conditions and query parameters are not supported";const o=Ra(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is no status of a redirect`:"its status is no numbe\
r";const i=jr(e);return i?!/^\/(?!\/)/.test(n)&&(Js[o]==="rewrite"||!/^(?:https?:)?\/\//i.test(n))?Js[o]==="rewrite"?"rewrites to other origins are refused":"th\
e target is no path and no URL":{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:Pr}function Ra(t){const e=Number(/^(\d{3})!?$/.
exec(t)?.[1]);return Na(e)?e:void 0}function Na(t){return t in Js}function*La(t,e,n){for(const{from:s,to:r,status:o,force:i}of t){if(!i&&n==="file")continue;const a=s(
e);if(!a)continue;if(!i&&n==="earlier")return;const c=Da(r,a);o===200||o===404?yield{kind:"rewrite",status:o,path:Ca(c)}:c!==Ws(e.slice(1))&&(yield{kind:"go",status:o,
location:c})}}function Da(t,e){const n=Ur(t,e);return t.startsWith("//")?n:n.replace(/^\/{2,}/,"/")}function Ca(t){const e=t.replace(/[?#].*$/,"").slice(1);try{
return decodeURIComponent(e)}catch{return e}}const Ma="public, max-age=0, must-revalidate",ja="public, max-age=31536000, immutable";function Pa(t,e,n,s,r){const o=Rr(
e),i=Nr(o),a=`"${n.hash.slice(0,32)}"`,c={"cache-control":Lr(e)?ja:Ma,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"l\
ast-modified":t.lastModified},...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},f={"content-type":o,...c,"content-length":String(n.size)};return s===
200&&(f["accept-ranges"]="bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:f,notModified:c,variants:i?new Map:
void 0}}function Ua(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{
...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const Fr="_redirects",Br="_headers",Gr=512*
1024;function Fa(t){return t===Fr||t===Br}async function Hr(t,e,{files:n}){const s=[],r=async(a,c)=>{const f=Object.hasOwn(n,a)?n[a]:void 0;if(!f)return[];if(f.
size>Gr)return s.push({file:a,reason:`it has more than ${Gr} bytes`}),[];const p=c((await t.read(e,f.hash)).toString());for(const w of p.ignored)s.push({file:a,
...w});return p.rules},[o,i]=[await r(Fr,Ia),await r(Br,Ta)];return{rules:{redirects:o,headers:i},ignored:s}}const Ba=4096,Ga=20;class Ha{org;deployID;manifestHash;lastModified;size;#e;#t;#n;#s;#r=new Map;constructor(e,n,s){
this.org=e.org,this.deployID=e.deployID,this.manifestHash=e.manifestHash,this.lastModified=e.lastModified,this.#e=n.files,this.size=Object.keys(n.files).length,
this.#t=s.redirects,this.#n=s.redirects.some(({force:r})=>r),this.#s=s.headers}remembered(e){return this.#r.get(e)}direct(e,n){const s=this.#o(e),r=this.#n?this.#i(
e,s?"file":"earlier"):void 0;return s&&this.#c(n,r??s),r??s}indirect(e){return this.#i(e,"nothing")}file(e,n=200,s=e){const r=this.has(e)?this.#e[e]:void 0;if(r)
return{kind:"file",file:Pa(this,e,r,n,Oa(this.#s,`/${s}`))}}has=e=>Object.hasOwn(this.#e,e)&&!Fa(e);#o(e){const n=Ks(e,this.has);if(n)return n.kind==="file"?this.
file(n.path,200,e):{kind:"redirect",status:308,location:Ws(n.to)}}#i(e,n){for(const s of La(this.#t,`/${e}`,n)){if(s.kind==="go")return{kind:"redirect",status:s.
status,location:s.location};const r=Ks(s.path,this.has),o=r?.kind==="redirect"?this.#a(r.to):r?.path,i=o===void 0?void 0:this.file(o,s.status,e);if(i)return i}}#a(e){
const n=Ks(e,this.has);return n?.kind==="file"?n.path:void 0}#c(e,n){this.#r.size>=Ba&&this.#r.clear(),this.#r.set(e,n)}}async function za(t,e,n,s){const{manifest:r,
storedAt:o}=await t.manifest(e,n.manifestHash),{rules:i,ignored:a}=await Hr(t,e,r);for(const f of a.slice(0,Ga))s("warn","rule_ignored",{deployID:n.deployID,...f});
t.compress(e,r,f=>Nr(Rr(f)));const c=new Date(o).toUTCString();return new Ha({...n,org:e,lastModified:c},r,i)}function Wa(t,e){return t===e||t==="*"?!0:t.includes(
e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function Ka(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());
if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))
return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const bn=new Map;function Ya(t){let e=bn.get(t);return e||(e=Ja(t),bn.size>=256&&bn.clear(),
t.length<=256&&bn.set(t,e)),e}function Ja(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(p=>p.trim()),c=a.find(
p=>/^q\s*=/.test(p)),f=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,f>=0&&f<=1?f:0)}const n=e.get("*")??0,s=e.get("identit\
y")??0,r=o=>e.get(o)??n;return vr.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const Qa=4*1024*1024;class Va{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=new xr(
n),this.#n=Math.min(Qa,n)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?this.#s(e,n,n.variants):n;if(r.status===200){if(Za(e,r))
return{status:304,headers:r.notModified};const i=s?void 0:this.#i(e,r);if(i)return i}if(e.method==="HEAD")return{status:r.status,headers:r.headers};const o=this.#t.
get(r.key);return o?{status:r.status,headers:r.headers,body:o}:r.encoding?this.#r(n,r,r.encoding):this.#o(r)}#s(e,n,s){const r=L(e,"accept-encoding");if(r===void 0)
return n;for(const o of Ya(r)){const i=s.get(o);if(i)return i;const a=this.#e.variant(n.org,n.file.hash,o);if(!a)continue;const c=Ua(n,o,a.size);return s.set(o,
c),c}return n}async#r(e,n,s){try{const r=await this.#t.load(n.key,o=>o.length,async()=>await this.#e.readVariant(e.org,e.file.hash,s)??Xa());return{status:n.status,
headers:n.headers,body:r}}catch(r){if(!(r instanceof zr))throw r;return e.variants?.delete(s),this.#o(e)}}async#o(e){const n=e.size>this.#n?await this.#u(e):await this.#c(
e);return{status:e.status,headers:e.headers,body:n}}#i(e,n){const s=L(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=Ka(
L(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{
status:416,headers:{...n.notModified,...o}}}return this.#a(n,r)}}async#a(e,n){const{start:s,end:r}=n,o=e.size>this.#n?await this.#u(e,n):(await this.#c(e)).subarray(
s,r+1);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#c(e){return this.#t.load(e.key,
n=>n.length,()=>this.#e.read(e.org,e.file.hash))}#u(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class zr extends Error{}function Xa(){throw new zr}function Za(t,e){
const n=L(t,"if-none-match");if(n!==void 0)return Wa(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const qa=5e5,
Wr="GET, HEAD, OPTIONS";function ec(t){const e=new tc(t);return n=>e.handle(n)}class tc{#e;#t;#n;#s;#r;#o;#i=new xr(qa);constructor({sites:e,objects:n,cacheBytes:s,
log:r,domain:o}){this.#e=e,this.#t=n,this.#n=r,this.#s=new Vi(o??"localhost"),this.#r=new Va(n,s),this.#o=new ra(n)}handle(e){const n=this.#s.subdomain(L(e,"hos\
t")??""),s=n===void 0?void 0:this.#e.site(n);if(s===void 0)return _t(e,ia);const{method:r}=e;if(r!=="GET"&&r!=="HEAD")return nc(r);if(s.release===null)return _t(
e,aa);try{const o=this.#c(s.release),i=o?this.#d(e,s,o):this.#a(e,s,s.release);return i instanceof Promise?i.catch(a=>this.#f(e,a)):i}catch(o){return this.#f(e,
o)}}async#a(e,n,s){return this.#d(e,n,await this.#u(n.org,s))}#c(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#u(e,n){return this.#c(
n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.size+100,()=>za(this.#t,e,n,this.#n))}#d(e,n,s){const r=D(e.target),o=s.remembered(r);if(o)return this.#p(
e,o,s);const i=Cr(r);if(i===void 0)return _t(e,ua);const a=s.direct(i,r);return a?this.#p(e,a,s):zs(i)&&n.kept.length>0?this.#l(e,n,s,i):this.#h(e,n,s,i)}async#l(e,n,s,r){
const o=(await this.#o.of(n,s).catch(()=>{}))?.get(r),i=o&&(this.#c(o)??await this.#u(n.org,o).catch(()=>{})),a=i?.file(r);return i&&a?this.#p(e,a,i):this.#h(e,
n,s,r)}#h(e,n,s,r){const o=s.indirect(r)??(n.settings.spaFallback&&!zs(r)?s.file("index.html",200,r):void 0)??s.file("404.html",404,r);return o?this.#p(e,o,s):_t(
e,ca,s)}#p(e,n,s){return n.kind==="file"?this.#r.send(e,n.file):sc(e,n,s)}#f(e,n){if(!(n instanceof Tt))throw n;return this.#n("error","edge_damaged",{requestID:e.
requestID,reason:n.message}),_t(e,la)}}function nc(t){return t==="OPTIONS"?{status:204,headers:{allow:Wr}}:{status:405,headers:{allow:Wr,"content-length":"0","c\
ache-control":"no-store"}}}function sc(t,{status:e,location:n},s){const r=t.target.slice(D(t.target).length).replace(/[^\x21-\x7e]/g,encodeURIComponent),[,o="",
i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+i,"content-length":"0","cache-control":"public, max-age=0, must-revali\
date","x-slipway-release":s.deployID}}}function _t(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}function rc(t){const e=t.database.prepare("SELECT count(*) AS tables FROM sqlite_schema");return()=>{try{return e.get(),O(200,{status:"\
ok",pid:process.pid})}catch{return O(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}}}const Kr=["viewer","deployer"],Yr={localIssuer:!0,
issuers:[],roleOf:()=>"deployer"};function oc(t){const e=(0,b.join)(t,"platform.json");if(!(0,I.existsSync)(e))return Yr;try{return ic(JSON.parse((0,I.readFileSync)(
e,"utf8")))}catch(n){throw new A.GQ("invalid_file",`${e}: ${n instanceof Error?n.message:String(n)}`,{place:{file:e},remedy:"Mend the file (docs/self-hosting.md\
 shows one), or remove it to trust only the local issuer.",cause:n})}}function ic(t){const e=$t(t,"the file",["$schema","localIssuer","issuers","organizations"]),
{localIssuer:n=!0,issuers:s=[]}=e;if(typeof n!="boolean")throw new Error("localIssuer must be true or false");if(!Array.isArray(s))throw new Error("issuers must\
 be a list");const r=ac(e.organizations),o=s.map((a,c)=>cc(a,`issuers[${c}]`)),i=o.find((a,c)=>o.findIndex(f=>f.issuer===a.issuer)!==c);if(i)throw new Error(`is\
suers names ${i.issuer} twice`);return{localIssuer:n,issuers:o,roleOf(a,c){const f=a.slice(a.lastIndexOf("@")),w=[r.get(c),r.get("*")].flatMap(T=>[T?.get(a),T?.
get(f)]);return w.includes("deployer")?"deployer":w.find(T=>T!==void 0)}}}function ac(t){const e=$t(t,"organizations");return new Map(Object.entries(e).map(([n,
s])=>{const r=`organizations.${n}`;if(n!=="*"&&!C.cS.test(n))throw new Error(`${r}: "${n}" is not an organization's identifier`);const o=$t(s,r,Kr),i=Kr.flatMap(
a=>Qs(o[a]??[],`${r}.${a}`).map(c=>{if(!/^[^@\s]*@[^@\s]+$/.test(c))throw new Error(`${r}.${a}: "${c}" is neither an email nor "@domain"`);return[c.toLowerCase(),
a]}));return[n,new Map(i)]}))}function cc(t,e){const{issuer:n,audience:s,email:r="{email}",require:o={}}=$t(t,e,["issuer","audience","email","require"]);if(typeof n!=
"string"||!uc(n))throw new Error(`${e}.issuer must be an https:// URL without query (http:// for loopback alone)`);if(typeof r!="string"||!/\{[^{}]+\}/.test(r))
throw new Error(`${e}.email must be a template of claims, as "{email}" or "{repository}@github.actions"`);const i=Object.entries($t(o,`${e}.require`));return{issuer:n,
audiences:s===void 0?void 0:Qs(s,`${e}.audience`),email:r,require:Object.fromEntries(i.map(([a,c])=>[a,Qs(c,`${e}.require.${a}`)]))}}function uc(t){if(!URL.canParse(
t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&lc(e.hostname)}function lc(t){
return t==="localhost"||t==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function $t(t,e,n){if(!(0,Y.G)(t))throw new Error(`${e} must be an object`);const s=n&&Object.
keys(t).find(r=>!n.includes(r));if(s!==void 0)throw new Error(`${e} has no member "${s}"; it knows ${n?.join(", ")}`);return t}function Qs(t,e){return(Array.isArray(
t)?t:[t]).map(s=>{if(typeof s!="string"||s==="")throw new Error(`${e} must be a string, or a list of strings`);return s})}var Vs=$(99);function dc(t){const e=(0,b.
join)(t,"platform.pid"),n=(0,b.join)(t,"platform.lock");(0,I.writeFileSync)(n,"",{flag:"a",mode:384});const s=new Vs.DatabaseSync(n);try{s.exec("PRAGMA busy_tim\
eout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),fc(r)?new A.GQ("platform_locked",`Another platform uses ${t}${pc(e)}`,{input:"\
data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,I.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,I.rmSync)(e,{force:!0}),s.close())}}}function fc(t){return t instanceof Error&&"errcode"in t&&t.errcode===hc}const hc=5;
function pc(t){try{return` (process ${(0,I.readFileSync)(t,"utf8").trim()})`}catch{return""}}function mc(t){const e=new Map,n=()=>[...e].flatMap(([r,o])=>o.map(
(i,a)=>[{room:r,status:`${a}xx`},i]).filter(([,i])=>i>0)),s=()=>{const r=t.totals(),o=(a,c)=>a.reduce((f,p)=>f+p[c],0),i=r.filter(a=>a.status==="queued");return[
Le("slipway_requests_total","counter","Requests answered.",n()),Le("slipway_deployments","gauge","Deployments by status.",r.map(a=>[{status:a.status},a.count])),
Le("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},o(i,"count")]]),Le("slipway_deployment_seconds_sum","counter","Seconds from start t\
o end of deployments.",[[{},o(r,"seconds")]]),Le("slipway_deployment_seconds_count","counter","Deployments that ran to an end.",[[{},o(r,"ran")]]),Le("process_r\
esident_memory_bytes","gauge","Resident memory.",[[{},process.memoryUsage.rss()]]),Le("process_uptime_seconds","gauge","Seconds since the process began.",[[{},process.
uptime()]])].join("")};return{count(r,o){let i=e.get(r);i||(i=[0,0,0,0,0,0],e.set(r,i));const a=Math.floor(o/100);i[a]=(i[a]??0)+1},handler:()=>({status:200,headers:{
"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:s()})}}function Le(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(
o).map(([c,f])=>`${c}="${f}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}const Jr={timeoutMs:20*6e4,fileBytes:1024**3,logBytes:4*1024**2,processBytes:4*1024**3,processes:2048},Qr={environmentPerMinute:12e3,tablePerMinute:6e3},
En=6e4;class Vr{quota;#e=-1;#t=0;constructor(e){this.quota=e}isFull(e){return this.#e===Math.floor(e/En)&&this.#t>=this.quota}count(e){const n=Math.floor(e/En);
n!==this.#e&&(this.#e=n,this.#t=0),this.#t+=1}}function yc(t,e,n){return t.isFull(n)||e.isFull(n)?!1:(t.count(n),e.count(n),!0)}function wc(t){return Math.ceil(
(En-t%En)/1e3)}const Xr="abcdefghijklmnopqrstuvwxyz234567",gc=63,Zr=6,bc=()=>(0,R.randomInt)(2**32)/2**32;function Xs(t,e){let n="";for(;n.length<t;)n+=Xr[Math.
floor(e()*Xr.length)]??"";return n}function Ec(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,gc-Zr-1).replace(/-+$/,"");return e===
""?"app":e}function qr(t,e){return`${Ec(t)}-${Xs(Zr,e)}`}function Tc(t){return{publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,host:"12\
7.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:"https://github.com/{repository}.git",clock:m.m,random:bc,log:y,fetch,workers:2,isolation:"auto",
keepReleases:10,lasting:!0,edgeCacheBytes:64*1024*1024,...t,buildLimits:{...Jr,...t.buildLimits},kvsQuotas:{...Qr,...t.kvsQuotas}}}class eo extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(Ot(s),{cause:s}),this.stage=e,this.aborted=n}}const Sc={queue:"build_failed",clone:"clone_failed",install:"in\
stall_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function _c(t){const{stage:e,aborted:n,cause:s}=t instanceof eo?t:{stage:"bu\
ild",aborted:!1,cause:t};return n?to(e):s instanceof ye?s.facts:Ee(s)?Zs(e,"disk_full","The disk of the platform is full"):Zs(e,Sc[e],`The platform itself faile\
d at the stage "${e}": ${Ot(s)}`)}function to(t){return Zs(t,"interrupted","The platform stopped while this deployment was under way")}function Zs(t,e,n){return{
stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Ot(t){return t instanceof Error?t.message:String(t)}var $c=$(9127),Oc=$(4456);
const kt="SLIPWAY_BUILD",kc=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i],
vc=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function Ac(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&
s!==""&&kc.some(r=>r.test(n))&&(e[n]=s);return e}function Ic(t){return Object.entries(t).flatMap(([e,n])=>vc.test(e)?[n]:[])}function xc(t,e){const n=`${b.sep}n\
ode_modules${b.sep}`,s=t.split(":").filter(r=>r.startsWith("/")&&!`${r}/`.includes(n));return[...new Set([(0,b.dirname)(e),...s])].join(":")}function Rc(t,e,n,s,r){
const o=i=>(0,b.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:o("npm"),XDG_DATA_HOME:o("data"),YARN_GLOBAL_FOLDER:o("yarn"),BUN_INSTALL_CACHE_DIR:o("bun"),XDG_CACHE_HOME:o("x\
dg"),NODE_COMPILE_CACHE:o("node"),HOME:n.home,TMPDIR:r,PATH:s}}function Nc(t){return Object.entries(t).filter(([e])=>C.G1.test(e)).map(([e,n])=>`export ${e}=${no(
n)}
`).join("")}function no(t){return`'${t.replaceAll("'","'\\''")}'`}function ce(t,e,n,s=[]){return new ye({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Lc=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"out_of_memory",says:"was killed, most likely for lack of memory",signals:["SIGKILL"]},{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},
{code:"output_too_large",says:"wrote a file that is too large",signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},
{code:"build_killed",says:"was killed",signals:["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGSEGV","SIGTERM"]}],Dc=40;function Cc(t,e,{exitCode:n,signal:s},r){
const o=r.last(),i=o.slice(-Dc).join(`
`),a=Lc.find(T=>T.signals?.includes(s??"")||T.log?.test(i)),c=a?.code??(t==="install"?"install_failed":"build_failed"),f=n===null?`ended by ${s}`:`exited with c\
ode ${n}`,p=`The ${t} command \`${e}\``,w=a?`${p} ${a.says} (it ${f})`:`${p} ${f}`;return new ye({stage:t,code:c,message:w,exitCode:n,signal:s,log:o,diagnostics:[]})}
const Mc=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:zc},{file:"yarn.lock",manager:"yarn",tool:Wc},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.l\
ockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],Tn="npm ci",jc={
npm:()=>Tn,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun in\
stall --frozen-lockfile"},Pc={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install":"yarn install --\
no-immutable",bun:()=>"bun install"};async function Uc(t,e){const n=await so(e,t),s=n?.scripts,r=(0,Y.G)(s)&&typeof s.build=="string",o=n&&await Fc(t,e);if(!o){
const{manager:w,tool:T}=qs(n)??{manager:"npm",tool:void 0},U=n&&Pc[w](T);return{manager:w,tool:T,install:U,installDir:t,hasBuildScript:r}}const{lockfile:i,dir:a,
text:c}=o,f=qs(n)??qs(await so(e,a)),p=f?.manager===i.manager?f.tool:i.tool(c);return{manager:i.manager,tool:p,install:jc[i.manager](p),installDir:a,hasBuildScript:r}}
async function Fc(t,e){for(let n=t;(0,X.FK)(e,n);n=(0,b.dirname)(n))for(const s of Mc){const r=await Ye(e,(0,b.join)(n,s.file));if(r!==void 0)return{lockfile:s,
dir:n,text:r}}}const Bc=64*1024**2;async function Ye(t,e){try{const n=await(0,X.UG)(t,e),s=await(0,x.stat)(n);return s.isFile()&&s.size<=Bc?await(0,x.readFile)(
n,"utf8"):void 0}catch{return}}async function so(t,e){const n=await Ye(t,(0,b.join)(e,"package.json"));if(n!==void 0)try{const s=JSON.parse(n.replace(/^\ufeff/,
""));return(0,Y.G)(s)?s:{}}catch{return{}}}function qs(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||
[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:ro(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function ro(t){
return`@yarnpkg/cli-dist@${t}`}const Gc={5:"7",6:"8",9:"10"},Hc={4:"2",6:"3",8:"4.12",9:"4.14"};function zc(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];
return`pnpm@${Gc[e??""]??"10"}`}function Wc(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":ro(Hc[e]??"4")}async function Kc(t,e,n,s){
const r=t.job.settings.installCommand,o=r??(s?e.install:void 0);if((o||s)&&e.tool&&!(0,I.existsSync)((0,b.join)(er(t,e.tool),"node_modules/.bin",e.manager))){const i=er(
t,e.tool),a=`npm install --silent --no-save --prefix ${no(i)} ${e.tool}`;await vt(t,"install",a,t.workspace.home,e)}o===Tn&&r===void 0?await Yc(t,e):o&&await vt(
t,"install",o,r===void 0?e.installDir:n,e)}async function Yc(t,e){try{await vt(t,"install",Tn,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof
ye)||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is older than the lockfile: asking the registry"),await vt(t,"install",Tn,
e.installDir,e)}}function er({workspace:t},e){return(0,b.join)(t.cache,"tools",e.replaceAll("/","+"))}async function vt(t,e,n,s,r,o={}){const{context:i,job:a,workspace:c,
sandbox:f,log:p,signal:w}=t;t.step=`\`${n}\``,p.line(`$ ${n}`);const T=[...Jc(s,c.source)];r.tool&&T.push((0,b.join)(er(t,r.tool),"node_modules/.bin"));const U=[
...T,i.path].join(":"),{NODE_ENV:j,...S}=a.env,_=e==="install"||j===void 0?S:{...S,NODE_ENV:j},P=await f.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],
env:Rc({...i.hostEnv,...o},_,c,U,f.tmpOf(c)),outerEnv:{[kt]:i.markerOf(a)},signal:w,onLine:G=>p.line(G)});if(P.exitCode!==0)throw Cc(e,n,P,p)}function*Jc(t,e){for(let n=t;(0,X.
FK)(e,n);n=(0,b.dirname)(n))yield(0,b.join)(n,"node_modules/.bin")}var oo=$(7214),Qc=$(6612);const Vc=200,Xc=2e3,Zc=/\?vue&type=style&index=(\d{1,3})/,qc=/\.(?:vue|svelte|astro)(?:$|\?)/;
async function eu(t,e,n){const s=t.some(({frame:o})=>o!==void 0)?await tu(e):[],r=t.map(({frame:o,...i})=>{if(o===void 0)return nu(i,e,n);const a=s.filter(({lines:c})=>c[(i.
line??0)-1]?.trim()===o.trim());return{...i,file:a.length===1&&a[0]?.file||""}});return(await Promise.all(r)).filter(({file:o})=>o!=="")}async function tu(t){const e=[],
n=[t];for(let s=n.shift();s!==void 0&&e.length<Xc;s=n.shift())for(const r of await(0,x.readdir)(s,{withFileTypes:!0}).catch(()=>[])){const o=(0,b.join)(s,r.name);
if(r.isDirectory()&&!/^(?:\.|node_modules$)/.test(r.name)&&n.push(o),!r.isFile()||!/\.[cm]?tsx?$/.test(r.name))continue;const i=await Ye(t,o)??"";e.push({file:(0,b.
relative)(t,o),lines:i.split(`
`)})}return e}async function nu(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[s=""]=t.file.split("?",1),r=(0,b.resolve)(n,s);if(!(0,X.FK)(e,r))return t;const o=(0,b.
relative)(e,r),i=iu(t.file),a=i?await cu(i,t,r,e):await su(t,r,e);return{...t,file:o,...a}}async function su({file:t,line:e,message:n},s,r){const[o,i]=[(0,oo.ri)(
n),(0,oo.eI)(n)];if(o===void 0&&i===void 0)return{};const a=w=>o?w.search(o):ou(i??"",w)?w.indexOf(i??""):-1,c=e===null?void 0:(await Ye(r,s))?.split(`
`)[e-1];return c!==void 0&&a(c)>=0?{}:await ru(w=>o||/^\s*(?:import|export)\b/.test(w)?a(w):-1,s,r)??(qc.test(t)?{line:null,column:null}:{})}async function ru(t,e,n){
const s=await(0,x.readdir)(e).catch(()=>[""]),r=[];for(const o of s.slice(0,Vc)){const i=(0,b.join)(e,o),a=(await Ye(n,i))?.split(`
`)??[],c=a.findIndex(p=>t(p)>=0),f=t(a[c]??"")+1;c>=0&&r.push({file:(0,b.relative)(n,i),line:c+1,column:f})}return r.length===1?r[0]:void 0}function ou(t,e){return e.
split(/[^\w$]+/).includes(t)}function iu(t){const e=Zc.exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>au(n[s]))[Number(e)]:t.endsWith(Qc.$p)?uu:void 0}
function au(t=""){return/^\s*<style\b/.test(t)}async function cu(t,{line:e,column:n},s,r){const o=(await Ye(r,s))?.split(`
`)??[],i=t(o);return i===void 0||e===null?{line:null,column:null}:{line:i+e,column:n}}function uu(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.
test(e))+1:0}var io=$(5807);const lu=4,du=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,tr=2e3;class fu{#e;#t;#n;#s=[];#r=[];#o=[];#i=0;#a=0;#c="";#u=!1;#d=0;#l=!1;constructor(e,n,s){
this.#t=n/2,this.#n=hu(s),this.#e=(0,I.createWriteStream)(e,{flags:"w",mode:384}),this.#e.on("error",()=>{this.#l=!0})}line(e){const n=this.#n(e);this.#s.push(n.
slice(0,C.lF.failureLogLine)),this.#s.length>=2*tr&&this.#s.splice(0,tr);const s=Buffer.byteLength(n)+1;this.#u||=this.#a+s>this.#t,this.#u?this.#f(n,s):(this.#a+=
s,this.#h(`${n}
`))}#h(e){this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&!this.#e.writableEnded&&this.#e.write(this.#c),this.#c=""}#f(e,n){this.#i+n>this.#t/
2&&(this.#d+=this.#r.length,this.#r=this.#o,this.#o=[],this.#i=0),this.#o.push(e),this.#i+=n}last(){return this.#s.slice(-C.lF.failureLogLines)}recent(){return this.#s.
slice(-tr)}async[Symbol.asyncDispose](){this.#p(),this.#d>0&&this.#e.write(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[this.#r,this.#o])e.length>0&&this.#e.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#l)return e();this.#e.once("error",()=>e()),this.#e.end(e)})}}function hu(t){const e=[...new Set(Object.values(t).flatMap(s=>s.
split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=lu&&!du.test(s)).sort((s,r)=>r.length-s.length),n=e.length>0?new RegExp(e.map(io.Kf).join("|"),"g"):void 0;return s=>{
const r=s.split("\r").findLast(i=>i!=="")??"",o=(0,io.Nl)(r).replace(/[^\P{Cc}\t]/gu,"");return n?o.replace(n,"***"):o}}const ao=["dist","build","out","_site","\
.output/public","public","www"];async function pu(t,e,n,s){const r=await mu(e,n,s);try{if(await(0,x.realpath)(t)===t)return await(0,X.UG)(t,r)}catch(i){if(!(i instanceof
A.GQ))throw i}const o=n??(0,b.relative)(e,r);throw ce("build","output_unsafe",`The output directory \`${o}\` leads out of the repository`)}async function mu(t,e,n){
if(e!==null){const r=(0,b.join)(t,e);if(await co(r))return r;throw ce("build","output_missing",`The output directory \`${e}\` is not there; ${await uo(t)}`)}if(!n)
return t;for(const r of ao)if(await co((0,b.join)(t,r)))return(0,b.join)(t,r);const s=ao.map(r=>`\`${r}\``).join(", ");throw ce("build","output_missing",`The bu\
ild left none of the usual output directories (${s}); ${await uo(t)}. Name it as the output directory`)}async function co(t){return(await(0,x.stat)(t).catch(()=>{}))?.
isDirectory()??!1}async function uo(t){const n=(await(0,x.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_modules"].includes(s.name)).
map(s=>s.name);return n.length===0?"there is no folder at all":`the folders there are ${n.slice(0,20).sort().map(s=>`\`${s}\``).join(", ")}`}var lo=$(3136);const yu=/^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9_][A-Za-z0-9._-]*$/;
function wu(t,e){return yu.test(t)?nr(e.template.replace("{repository}",t.replace(/\.git$/,"")),e):(0,b.isAbsolute)(t)?nr((0,lo.pathToFileURL)(t).href,e):nr(t,e)}
function nr(t,e){const n=URL.canParse(t)&&/^[a-z]+:\/\//i.test(t)?new URL(t):void 0,s=fo(t);if(n?.protocol==="https:")return{url:n.href,shown:s,protocols:"https"};
if(n?.protocol==="http:"&&e.allowLocal)return{url:n.href,shown:s,protocols:"http:https"};if(n?.protocol==="file:"&&e.allowLocal&&n.host==="")return{url:(0,lo.fileURLToPath)(
n),shown:s,protocols:"file"};const r=n?.protocol==="file:"?"is on this machine":"is no https URL and no owner/name";throw ce("clone","repository_not_allowed",`T\
he repository "${s}" ${r}, and this platform does not clone such`)}function fo(t){return t.replace(/(\w+:\/\/)[^/@\s]+@/g,"$1")}var ho=$(8627);function gu(){const t=new Map;
return async(e,n)=>{const s=(t.get(e)??Promise.resolve()).catch(()=>{}).then(n);t.set(e,s);try{return await s}finally{t.get(e)===s&&t.delete(e)}}}var bu=$(1421),
po=$(8474),mo=$(8161),Sn=$(7075),Eu=$(6193);const yo=16384,Tu=65536,Su=10;async function _n(t,e,n){n.signal?.throwIfAborted();const s=(0,bu.spawn)(t,e,{cwd:n.cwd,
env:{...n.env},detached:!0,stdio:["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe",n.namespace?"pipe":"ignore"]}),r=s.stdio[3];r&&"end"in r&&(r.on("err\
or",()=>{}),r.end(n.channel));for(const f of["stdout","stderr"])Ou(s,f,n.onLine??(()=>{}));const o=n.namespace?ku(s.stdio[4]):()=>"",i=(0,po.once)(s,"close");i.
catch(()=>{});const a=()=>Iu(s.pid,n.sweep?n.env[kt]:void 0),c=()=>{a()};n.signal?.addEventListener("abort",c,{once:!0});try{const[f,p]=await(0,po.once)(s,"exit");
return await a(),await i,await Au(o()),n.signal?.throwIfAborted(),$u(typeof f=="number"?f:null,typeof p=="string"?p:null)}finally{n.signal?.removeEventListener(
"abort",c)}}const _u=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function $u(t,e){const n=_u.find(s=>t===128+mo.constants.
signals[s]);return{exitCode:t,signal:e??n??null}}function Ou(t,e,n){const s=new Eu.StringDecoder("utf8");let r="";const o=a=>{const c=a.split(`
`);r=(c.pop()??"").slice(0,yo);for(const f of c)n(f.slice(0,yo),e)},i=t[e];i?.on("data",a=>{o(r+s.write(a)),!(a.length<Tu)&&(i.pause(),setTimeout(()=>i.resume(),
Su))}),i?.on("end",()=>{r!==""&&n(r,e)})}function ku(t){let e="";return t instanceof Sn.Readable&&t.setEncoding("utf8").on("data",n=>e+=n),()=>e}const vu=1e4;async function Au(t){
const e=/"child-pid": (\d+)/.exec(t)?.[1];for(let n=0;e!==void 0&&n<vu;n+=1){const s=await(0,x.readFile)(`/proc/${e}/stat`,"utf8").catch(()=>"");if(!/\) [^ZX]/.
test(s))return;await new Promise(r=>setTimeout(r,1))}}async function Iu(t,e){t!==void 0&&go(-t),e!==void 0&&await wo(n=>n===e)}async function wo(t){let e=new Set;
for(let n=0;n<50;n+=1){const s=await xu(),r=await Ru(s,t);for(const o of r)go(o);if(r.length===0&&s.every(o=>e.has(o)))return;e=new Set(s),await new Promise(o=>setImmediate(
o))}}async function xu(){return(await(0,x.readdir)("/proc").catch(()=>[])).filter(e=>/^\d+$/.test(e)).map(Number)}async function Ru(t,e){return(await Promise.all(
t.map(async s=>{const o=(await(0,x.readFile)(`/proc/${s}/environ`,"utf8").catch(()=>"")).split("\0").find(i=>i.startsWith(`${kt}=`));return o!==void 0&&e(o.slice(
kt.length+1))?[s]:[]}))).flat()}function go(t){try{process.kill(t,"SIGKILL")}catch{}}const bo="cache";function sr(t){return(0,R.createHash)("sha256").update(JSON.
stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Nu(t,e,n,s){await(0,x.mkdir)((0,b.join)(t,sr(e)),{recursive:!0});const r=await(0,x.
realpath)((0,b.join)(t,sr(e)));await(0,x.chmod)(r,493);const o=(0,b.join)(r,n);await Je(o);const i={cache:(0,b.join)(r,bo),root:o,source:(0,b.join)(o,"source"),
home:(0,b.join)(o,"home"),tmp:(0,b.join)(o,"tmp")};for(const a of Object.values(i))await(0,x.mkdir)(a,{recursive:!0}),s!==void 0&&await(0,x.chown)(a,s,s);return{
app:r,...i,[Symbol.asyncDispose]:()=>Je(o).catch(()=>{})}}async function Lu(t){const e=[];for(const n of await(0,x.readdir)(t).catch(()=>[]))for(const s of await(0,x.
readdir)((0,b.join)(t,n),{withFileTypes:!0}))s.isDirectory()&&s.name!==bo&&e.push((0,b.join)(t,n,s.name));return e}async function Je(t){try{await(0,x.rm)(t,{recursive:!0,
force:!0})}catch(e){if(!["EACCES","EPERM","ENOTEMPTY"].includes((0,A.xU)(e)??""))throw e;await Eo(t),await(0,x.rm)(t,{recursive:!0,force:!0})}}async function Eo(t){
await(0,x.chmod)(t,448);for(const e of await(0,x.readdir)(t,{withFileTypes:!0}))e.isDirectory()&&await Eo((0,b.join)(t,e.name))}async function Du(t,e){const{exitCode:n}=await _n(
"chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}const To=[["core.hooksPath","/dev/null"],["core.fsmonitor",
"false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedL\
imit","1000"],["http.lowSpeedTime","60"]],Cu=gu();async function Mu(t,e,n,s,r){const o=(0,b.join)(t,`${(0,R.createHash)("sha256").update(e.url).digest("hex").slice(
0,32)}.git`),i=Oo(e.protocols,r),a=await Cu(o,()=>ju(i,o,e,n)),{branch:c}=n,f=(0,b.join)(s,".git");await(0,ho.e)(f,{bare:!1,branch:c,lender:o,origin:e.shown}),await i.
must(["-C",s,"reset","-q","--hard",a]);const p=(await(0,x.readFile)((0,b.join)(f,"refs/heads",c),"utf8")).trim();return await(0,x.writeFile)((0,b.join)(f,"shall\
ow"),`${p}
`),(0,I.existsSync)((0,b.join)(s,".gitmodules"))&&await Uu(s,e,r),{commit:p,mirror:o}}async function ju(t,e,n,s){if(!(0,I.existsSync)(e))return So(t,e,n,s);const r=s.
commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&r&&(await t.try(r)).exitCode===0)return s.commit;try{return await _o(t,e,n,
s)}catch(o){if(Hu(o)!=="clone_failed")throw o;return So(t,e,n,s)}}async function So(t,e,n,s){const r=`${e}.new`;await Je(r);try{await(0,ho.e)(r,{bare:!0,branch:"\
main"});const o=await _o(t,r,n,s,Pu);return await Je(e),await(0,x.rename)(r,e),o}finally{await Je(r)}}const Pu=["-c","maintenance.auto=false"];async function _o(t,e,{
url:n,shown:s},r,o=[]){const i=r.commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const a of i){const c=`refs/slipway/${(0,R.createHash)(
"sha256").update(a).digest("hex").slice(0,16)}`,f=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],p=await t.try(["-C",e,...o,"fetch",...f]);if(p.exitCode===0)
return/^[0-9a-f]*/.exec(await(0,x.readFile)((0,b.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const w=Bu(p.errors,s,r);if(w.facts.code!=="branch_not_found")throw w}throw ce(
"clone","branch_not_found",`The repository ${s} has no branch "${r.branch}"`)}async function Uu(t,e,n){const s=Oo("https",n),r=["submodule","update","-q","--ini\
t","--recursive","--depth=1","--recommend-shallow"],{exitCode:o,errors:i}=await s.try(["-C",t,...r]);if(o===0)return;const a=/transport '[^']*' not allowed/.test(
i.join(`
`));throw ce("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${rr(i)}`,i)}
const $o=/no space left on device|disk quota exceeded|unable to write file/i,Fu=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t}\
 is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(t,{
commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t} has no branch "${e}"`],
[$o,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '.*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function Bu(t,e,n){const s=t.join(`
`),[,r,o]=Fu.find(([i])=>i.test(s))??[];return r&&o?ce("clone",r,o(e,n),t):ce("clone","clone_failed",`The repository ${e} could not be fetched: ${rr(t)}`,t)}function rr(t){
return(t.findLast(n=>/^(?:fatal|error|remote):/.test(n))??t.at(-1)??"git said nothing").replace(/^(?:fatal|error): /,"")}function Oo(t,e){const n={...e.env,...Gu(
t)},s=async r=>{const o=[],i=[],{exitCode:a}=await _n("git",r,{cwd:"/",env:n,signal:e.signal,onLine(c,f){const p=fo(c);(f==="stdout"?o:i).push(p),f==="stderr"&&
e.onLine(p)}});return{exitCode:a,output:o.join(`
`),errors:i.slice(-50)}};return{try:s,async must(r){const{exitCode:o,output:i,errors:a}=await s(r);if(o===0)return i;throw $o.test(a.join(`
`))?ce("clone","disk_full","The disk is full: the repository could not be checked out",a):ce("clone","clone_failed",`The checkout failed: ${rr(a)}`,a)}}}function Gu(t){
const e=To.flatMap(([n,s],r)=>[[`GIT_CONFIG_KEY_${r}`,n],[`GIT_CONFIG_VALUE_${r}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(To.length),...Object.fromEntries(e)}}function Hu(t){return t instanceof ye?t.facts.code:void 0}var zu=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Wu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Ku(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:r,
limits:o,clock:i}=t;for(const S of Object.values(r))await(0,x.mkdir)(S,{recursive:!0,mode:448});const a=await t.sandbox(),c=zu(s,new fu((0,b.join)(r.logs,`${e.deployID}\
.log`),o.logBytes,e.env),!0),f=await Nu(r.builds,e.app,e.deployID,a.ownerOf(e.app)),p=new AbortController,w=new AbortController;i.sleep(o.timeoutMs,w.signal).then(
()=>p.abort(new Error("the time limit")),()=>{});const T=AbortSignal.any([n.signal,p.signal]),U={context:t,job:e,sandbox:a,workspace:f,log:c,signal:T,mirror:"",
root:f.source,step:"",stage:"clone"},j=S=>{U.stage=S,n.onStage(S)};try{return{...await Yu(U,j,n),[Symbol.asyncDispose]:()=>f[Symbol.asyncDispose]()}}catch(S){const _=await Xu(
S,U,p.signal.aborted).finally(()=>f[Symbol.asyncDispose]());throw n.signal.throwIfAborted(),_}finally{w.abort()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Wu(
s);r&&await r}}async function Yu(t,e,n){const{job:s,workspace:r}=t;e("clone");const o=await Ju(t);n.onCommit(o);const i=await Qu(t);t.root=i;const a=await Uc(i,
r.source),c=s.buildCommand||a.hasBuildScript&&`${a.manager} run build`;Vu(t),e("install"),await Kc(t,a,i,!!c),e("build"),c&&await vt(t,"build",c,i,a);const f=await pu(
r.source,i,s.outputDirectory,!!c);return{commit:o,directory:f}}async function Ju(t){const{context:e,job:n,workspace:s,log:r,signal:o}=t,i=wu(n.repository,e.rules);
t.step=`the clone of ${i.shown}`,r.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const c={env:{...e.hostEnv,PATH:e.path,[kt]:e.
markerOf(n)},signal:o,onLine:T=>r.line(T)},{commit:f,mirror:p}=await Mu(e.folders.mirrors,i,n,s.source,c);t.mirror=p,r.line(`Checked out ${f}`);const w=t.sandbox.
ownerOf(n.app);return w!==void 0&&await Du(s.source,w),f}async function Qu({job:t,workspace:e}){const n=t.settings.rootDirectory??".",s=await(0,X.UG)(e.source,n).
catch(()=>{});if(s&&(await(0,x.stat)(s)).isDirectory())return s;throw ce("clone","root_directory_missing",`The root directory \`${n}\` is not in the repository`)}
function Vu({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(process.versions.node,10)&&e.line(`Warning\
: the app asks for Node.js ${n}, builds here run Node.js ${process.versions.node}`)}async function Xu(t,e,n){const{log:s,stage:r,step:o,context:i,workspace:a,root:c}=e;
if(n){const p=`The build took longer than its limit of ${(0,$c.a)(i.limits.timeoutMs)} and was stopped during ${o}`;return s.line(p),ce(r,"build_timeout",p,s.last())}
if(t instanceof ye){const f=(0,Oc.y)(s.recent()),p=await eu(f,a.source,c);return s.line(t.message),new ye({...t.facts,log:s.last(),diagnostics:p})}return Ee(t)?
ce(r,"disk_full","The disk is full",s.last()):t}const or=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],ko="/run/systemd/resolve",vo=19e8,
Zu=1e8;function qu(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,`ulimit -d ${Math.ceil(t.processBytes/1024)} 2>/d\
ev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:":",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}async function el(t){const{want:e,limits:n}=t,s=(0,mo.userInfo)().uid===0,r=e==="none"?{kind:"none",reason:"it was asked for"}:await tl(s),o=r.kind==="bubble\
wrap",i=c=>o&&s?vo+Number.parseInt(sr(c).slice(0,8),16)%Zu:void 0,a=qu(n,o);return{isolation:r,ownerOf:i,tmpOf:c=>o?"/tmp":c.tmp,async run(c){const f=i(c.app),p=o?
await nl(c,t,f):[],[w="/bin/sh",...T]=[...p,"/bin/sh","-c",a,"sh",c.script];return _n(w,T,{cwd:o?"/":c.cwd,env:{...c.outerEnv,PATH:"/usr/local/bin:/usr/bin:/bin"},
channel:Nc({...c.env,...c.outerEnv}),signal:c.signal,sweep:!o,namespace:o,onLine:c.onLine})}}}async function tl(t){const e=[...Ao(t),...await xo(),...Io(t?vo:void 0),
"true"],n=[],s=await _n("bwrap",e,{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:o=>n.push(o)}).catch(()=>{});return s?.exitCode===0?{kind:"bubblewra\
p",asRoot:t}:{kind:"none",reason:s?`bubblewrap does not work here: ${n.at(-1)??"no reason given"}`:"bubblewrap is not installed"}}async function nl(t,{tools:e,dataDir:n},s){
const{app:r,tmp:o}=t.workspace;if(await(0,x.realpath)(o).catch(()=>"")!==o)throw ce("build","build_failed","A command of the build replaced its folder for tempo\
rary files");const i=e.filter(c=>!or.some(f=>(0,X.FK)(f,c))),a=[...or,...i].some(c=>(0,X.FK)(c,n))?["--tmpfs",n]:[];return["bwrap",...Ao(s!==void 0),...await xo(),
...s===void 0?[]:await sl(r,s,t.workspace),"--bind",o,"/tmp",...i.flatMap(c=>[...$n(c),"--ro-bind-try",c,c]),...a,...t.readable.flatMap(c=>[...$n(c),"--ro-bind-\
try",c,c]),...$n(r),"--bind",r,r,"--info-fd","4","--chdir",t.cwd,...Io(s)]}function Ao(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cg\
roup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}
function Io(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=\
-all"]}async function sl(t,e,n){const s=(0,b.join)(t,"passwd");return await(0,x.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
build:x:${e}:${e}::${n.home}:/bin/sh
`),["--ro-bind",s,"/etc/passwd"]}async function xo(){return[...(await Promise.all(or.map(async e=>{const n=await(0,x.realpath)(e).catch(()=>{});return n===void 0?
[]:n===e?["--ro-bind",e,e]:["--symlink",n,e]}))).flat(),"--ro-bind-try",ko,ko,"--dev","/dev","--proc","/proc"]}function $n(t){const e=(0,b.dirname)(t);return e===
"/"?[]:[...$n(e),"--dir",e]}async function rl(t,e){const n=[(0,b.dirname)(process.execPath),(0,b.dirname)(await(0,x.realpath)(process.execPath)),...e];for(const s of t.
split(":").filter(r=>r.startsWith("/"))){const r=await(0,x.realpath)((0,b.join)(s,"npm")).catch(()=>{});r&&n.push(s,(0,b.dirname)((0,b.dirname)(r)))}return[...new Set(
n)]}const ol={NODE_DISABLE_COMPILE_CACHE:"1"};function il(t){const e={...Jr,...t.limits},n=(0,b.resolve)(t.dataDir),s={builds:(0,b.join)(n,"builds"),mirrors:(0,b.
join)(n,"git"),logs:(0,b.join)(n,"logs")},r={...Ac(t.env),...t.lasting===!1&&ol},o=xc(t.env.PATH??"/usr/local/bin:/usr/bin:/bin",process.execPath),i=`${(0,R.createHash)(
"sha256").update(n).digest("hex").slice(0,16)}/`;let a;const c={limits:e,folders:s,hostEnv:r,path:o,clock:t.clock,rules:{template:t.gitUrlTemplate??"https://git\
hub.com/{repository}.git",allowLocal:t.allowLocalGit??!1},markerOf:f=>`${i}${f.deployID}`,sandbox(){return a??=al(t,e,o,r),a}};return{build:(f,p)=>Ku(c,f,p),async recover(){
const f=c.sandbox();f.catch(()=>{}),t.isolation==="required"&&await f;const p=await Lu(s.builds);p.length>0&&await wo(w=>w.startsWith(i));for(const w of p)await Je(
w)}}}async function al(t,e,n,s){const r=await rl(n,Ic(s)),o=await el({want:t.isolation==="none"?"none":"auto",limits:e,tools:r,dataDir:await(0,x.realpath)(t.dataDir)});
if(o.isolation.kind==="none"){if(t.isolation==="required")throw cl(o.isolation.reason);t.log("warn","builds_not_isolated",{reason:o.isolation.reason,means:"buil\
ds can read and write what the platform can, and the number of their processes is not bounded"})}return o}function cl(t){return new A.GQ("unsupported_runtime",`\
Builds cannot be isolated: ${t}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then have the rights of the platform."})}
const ul=1e4;function ll(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Map;return r=>{const o=e.now(),i=s.get(r)??{left:t,at:o};i.left=Math.min(t,i.left+(o-i.at)*
n),i.at=o,s.delete(r),s.set(r,i);const[a]=s.keys();return s.size>ul&&a!==void 0&&s.delete(a),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const dl=36e5;
function fl(t,e,n,s){let r,o=Number.NEGATIVE_INFINITY;const i=async()=>{o=n.now();try{const c=await t.collect(e.manifests());s("info","objects_collected",{objects:c.
objects,bytes:c.bytes})}catch(c){s("error","collection_failed",{message:c instanceof Error?c.message:String(c)})}finally{r=void 0}},a=()=>(r??=i(),r);return{collect:a,
whenIdle(){n.now()-o>=dl&&a()},async[Symbol.asyncDispose](){await r}}}function hl(t){const e=(0,b.join)(t,"identity-key.json");if(!(0,I.existsSync)(e)){const i=(0,R.
generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"}),a=`${e}.${(0,R.randomBytes)(4).toString("hex")}`;(0,I.writeFileSync)(a,`${JSON.
stringify(i)}
`,{mode:384}),(0,I.renameSync)(a,e)}const n=pl((0,I.readFileSync)(e,"utf8"));if(!(0,Y.G)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string")throw new A.
GQ("unsupported_data",`${e} is not a P-256 key`,{remedy:"Remove the file: a new key is made at the next start, and tokens signed before cease to count."});const s={
kty:"EC",crv:"P-256",x:n.x,y:n.y},r=ml(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function pl(t){try{
return JSON.parse(t)}catch{return}}function ml(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,R.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest(
"base64url")}const yl=30,wl=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],gl=16*1024;function bl(t){const{policy:e,
clock:n}=t,s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:kl(r.issuer,t.fetch)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=No(async()=>(await $.e(
460).then($.bind($,6460))).createLocalJWKSet(r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=El(
r),i=await $.e(460).then($.bind($,6460)),{header:a,claims:c}=Tl(o,i);Sl(a,c);const f=s.get(c.iss??"");if(!f)throw te("The token was issued by an identity provid\
er that this platform does not trust (iss)");const p=await f.keys(),w=f.audiences??[t.audience];try{const{payload:T}=await i.jwtVerify(o,p,{issuer:f.issuer,audience:[
...w],algorithms:wl,clockTolerance:yl,currentDate:new Date(n.now()),requiredClaims:["exp"]});return _l(f,T),{email:$l(f,T),issuer:f.issuer}}catch(T){throw Ol(T,
i,w.join(" or "))}}}function El(t){if(t===void 0)throw te('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw te('The Authorization header is not "Bearer <ID token>"');if(e.length>gl)throw te("The token is too long to be an ID tok\
en");return e}function Tl(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw te("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function Sl(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw te("The token is an access token: send the identity provider's ID token instead")}function _l(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(
String(e[n])))throw te(`The token's ${n} claim is not one that this platform accepts`)}function $l(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(s,r)=>{const o=e[r];
if(typeof o!="string"||o==="")throw te(`The token has no ${r} claim`);return o});if(!/^[^@\s]+@[^@\s]+$/.test(n))throw te("The token's email claim is not an ema\
il");if(e.email_verified===!1&&t.email==="{email}")throw te("The token's email is not verified (email_verified is false)");return n.toLowerCase()}function Ol(t,e,n){
if(t instanceof g)return t;const{errors:s}=e;return t instanceof s.JWTExpired?te("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?
t.claim==="aud"?te(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?te("The token is not valid yet (nbf)"):te(`The token's ${t.
claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?te("The token's signature does not match its \
issuer's keys"):t instanceof s.JOSEAlgNotAllowed?te("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOU\
T"&&t.code!=="ERR_JOSE_GENERIC"?te("The token is not a valid ID token"):Ro()}function te(t){return new g("unauthorized",`${t}.`,{"www-authenticate":'Bearer erro\
r="invalid_token"'})}function Ro(){return new g("unavailable","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function kl(t,e){
return No(async()=>{const n=await $.e(460).then($.bind($,6460));try{const r=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.
timeout(5e3),redirect:"error"})).json(),o=vl(r,t);return n.createRemoteJWKSet(o,{timeoutDuration:5e3,[n.customFetch]:e})}catch{throw Ro()}})}function vl(t,e){const{
issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==new URL(
e).protocol)throw new Error("keys less well guarded than their issuer");return r}function No(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}class Qe extends Error{name="\
StoreUnavailable"}const we=64,Al=32;class Lo{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.from(e,"latin1");
const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Do=new Lo(8192),Il=new Lo(256);function xl(t){return(0,R.hash)("sh\
a256",Do.latin1(t))}function Co(t,e){return t.length===e.length&&(0,R.timingSafeEqual)(Do.latin1(t),Il.latin1(e))}class Rl{#e;#t;constructor(e){if(e.length>we)throw new RangeError(
`An HMAC key of ${e.length} bytes`);this.#e=Buffer.alloc(we+512),this.#t=Buffer.alloc(we+Al);for(let n=0;n<we;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^
92}sign(e){return this.#t.write((0,R.hash)("sha256",this.#n(e),"binary"),we,"latin1"),(0,R.hash)("sha256",this.#t)}#n(e){const n=this.#e.length-we;return e.length>
n?Buffer.concat([this.#e.subarray(0,we),Buffer.from(e,"latin1")]):this.#e.subarray(0,we+this.#e.write(e,we,"latin1"))}}const Mo="AWS4-HMAC-SHA256";function jo({
date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function Nl(t,e,n){return`${Mo}
${t}
${jo(e)}
${xl(n)}`}function Ll(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,R.createHmac)("sha256",n).update(s,
"utf8").digest();return new Rl(n)}function Dl(t,e){return t.sign(e)}const Cl=new RegExp(`^${Mo} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),Ml=1024,jl=1024,Po=64,On=new Map;function Pl(t){const e=t.slice(
-Po),n=t.slice(0,-Po),s=On.get(n);if(s&&Ul.test(e))return{...s,signature:e};const r=Fl(t);if(r)return On.size>=Ml&&On.clear(),n.length<jl&&On.set(n,r),{...r,signature:e}}
const Ul=/^[0-9a-f]{64}$/;function Fl(t){const e=Cl.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,f)=>f===0||(a[f-1]??"")<
c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const Bl=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let ir;function Gl(t){
if(ir?.text===t)return ir.time;const e=Hl(t);return e!==void 0&&(ir={text:t,time:e}),e}function Hl(t){const e=Bl.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.
UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function kn(t){return`${new Date(t).toISOString().
slice(0,19).replace(/[-:]/g,"")}Z`}function zl(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":Ql(t.target.slice(e+1)),r=Yl(n,
t.normalizePath),o=Zl(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Wl=/^(?:\/[A-Za-z0-9_~-]+)+$/,Kl=/[^A-Za-z0-9._~-]/g;function ar(t){return t.replace(Kl,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function Yl(t,e){if(Wl.test(t))return t;const n=t.split("/");return(e?Jl(n):n).map(ar).join("/")||"/"}function Jl(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function Ql(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[ar(Uo(r)),ar(Uo(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Fo(n,r)||Fo(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Uo(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Fo(t,e){return t<e?-1:t>e?1:0}function Vl(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Bo(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function Xl(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?Vl(t.rawHeaders):{names:e,repeated:[],get(n){const s=L(t,n);return s===void 0?void 0:Bo(s)}}}function Zl(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const ql=/[ \t\r\n]{2}|[\t\r\n]/;function Bo(t){const e=t.trim();return ql.test(e)?e.replace(/\s+/g," "):e}const vn=5*6e4,Go=["host","content-type"],
ed=new Set([...Go,"authorization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),re=(t,e)=>({type:t,message:e});class td{#e;#t=new cr;constructor(e){
this.#e=e}readHeaders(e,n){const s=L(e,"authorization");if(s===void 0)return re("MissingAuthenticationTokenException","Missing Authentication Token");const r=Pl(
s),o=L(e,"x-amz-date")??"",i=Gl(o);if(!r)return re("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return re("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(!a)return re("UnrecognizedClientException","The security token included in the reques\
t is invalid.");const c=Xl(e);return sd(r.scope,o)??rd(o,i,n)??od(a,c.get("x-amz-security-token"),n)??id(c,r.signedHeaders)??{headers:c,signedBy:r,role:a,time:o}}verify(e,n,{
headers:s,signedBy:r,role:o,time:i}){const a=(0,R.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==a)return re("InvalidSignatureExcept\
ion","The provided x-amz-content-sha256 header does not match what was computed.");const f=zl({method:e.method,target:e.target,headers:s,signedHeaders:r.signedHeaders,
payloadHash:a,normalizePath:!0}),p=this.#t.get(o,r.scope),w=Dl(p,Nl(i,r.scope,f));if(!Co(w,r.signature))return re("InvalidSignatureException","The request signa\
ture we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details\
.")}}function nd(t){return"message"in t}function sd(t,e){if(t.region!==C.aT)return re("InvalidSignatureException",`Credential should be scoped to a valid region\
: '${C.aT}'.`);if(t.service!==C.jL)return re("InvalidSignatureException",`Credential should be scoped to correct service: '${C.jL}'.`);if(e.startsWith(`${t.date}\
T`))return;const n=e.slice(0,8);return re("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP:\
 '${t.date}' != '${n}', from '${e}'.`)}function rd(t,e,n){if(e<n-vn){const s=kn(n-vn);return re("InvalidSignatureException",`Signature expired: ${t} is now earl\
ier than ${s} (${kn(n)} - 5 min.)`)}if(e>n+vn){const s=kn(n+vn);return re("InvalidSignatureException",`Signature not yet current: ${t} is still later than ${s} \
(${kn(n)} + 5 min.)`)}}function od(t,e,n){if(!Co(e??"",t.sessionToken))return re("UnrecognizedClientException","The security token included in the request is in\
valid.");if(!(t.expiresAt>n))return re("ExpiredTokenException","The security token included in the request is expired")}function id(t,e){const n=t.repeated.find(
o=>ed.has(o));if(n!==void 0)return re("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.names)if(ad(o)&&!e.includes(o))
return Ho(o);const s=Go.find(o=>!e.includes(o));if(s!==void 0)return Ho(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return re("IncompleteSignatureExce\
ption",`The signed header '${r}' was not sent.`)}function ad(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Ho(t){return re("InvalidSignat\
ureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class cr{static#e=4096;#t=new Map;get(e,n){const s=`${e.accessKeyID}/${jo(n)}`,r=this.#t.
get(s);if(r)return r;this.#t.size>=cr.#e&&this.#t.clear();const o=Ll(e.secret,n);return this.#t.set(s,o),o}}const cd=720*6e4,ud="ABCDEFGHIJKLMNOPQRSTUVWXYZ23456\
7";class ld{#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=n;const s=e.prepare("SELECT access_key_id, environment_id, sealed, expires_at FROM kvs_roles").all();
for(const r of s){const o=String(r.access_key_id),i=r.sealed instanceof Uint8Array?JSON.parse(n.open(zo(o),r.sealed)):{};(0,Y.G)(i)&&this.#s(String(r.environment_id),
{accessKeyID:o,secret:String(i.secret),sessionToken:String(i.sessionToken),expiresAt:Number(r.expires_at)})}}byAccessKey(e){return this.#n.get(e)}issue(e,n){const s={
accessKeyID:`ASIA${Array.from((0,R.randomBytes)(16),f=>ud[f%32]).join("")}`,secret:(0,R.randomBytes)(30).toString("base64"),sessionToken:(0,R.randomBytes)(96).toString(
"base64"),expiresAt:n+cd},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(zo(r),JSON.stringify({secret:o,sessionToken:i}));return this.#r(n),
this.#e.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)").run(r,e,c,a),this.#s(e,s),s}#s(e,n){this.#n.set(
n.accessKeyID,{...n,environmentID:e})}#r(e){this.#e.prepare("DELETE FROM kvs_roles WHERE expires_at <= ?").run(e);for(const n of this.#n.values())n.expiresAt<=e&&
this.#n.delete(n.accessKeyID)}}function zo(t){return`kvs-role:${t}`}const dd={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,
invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,rate_limited:429,
internal:500,unavailable:503};var fd=$(4573),Wo=$(1772);class De extends Error{name="InvalidJson"}const hd=128;class Ko extends Error{}function pd(t){const e=new Map;
try{return new Td(t).document(e),e}catch(n){if(!(n instanceof Ko))throw n;return md(t)}}function md(t){try{return new Map((0,Wo.U2)(t)?.map(e=>[e.name,e.text]))}catch(e){
throw e instanceof Wo.sU?new De(e.message):e}}function Yo(t){if(t.charCodeAt(0)!==An)return;const e=t.slice(1,-1);return e.includes("\\")?String(JSON.parse(t)):
e}const An=34,yd=92,Jo=44,wd=58,Qo=123,Vo=125,gd=91,Xo=93,bd=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,Zo=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Ed=/^\\u[dD][89abAB]/,
qo=/^\\u[dD][c-fC-F]/;class Td{#e;#t=0;#n=0;constructor(e){this.#e=e}document(e){this.#f(),this.#y()!==Qo&&this.#w(),this.#r(e),this.#f(),this.#t!==this.#e.length&&
this.#w()}#s(){const e=this.#y();e===An?this.#u():e===Qo?this.#r(void 0):e===gd?this.#o():e===116?this.#h("true"):e===102?this.#h("false"):e===110?this.#h("null"):
this.#p(bd)}#r(e){const n=e??new Set;if(this.#i(),this.#y()!==Vo)do{this.#f();const s=this.#c();if(n.has(s))throw new De("a name stands twice in one object");this.#f(),
this.#g(wd),this.#f();const r=this.#t;this.#s(),e?e.set(s,this.#e.slice(r,this.#t)):n instanceof Set&&n.add(s),this.#f()}while(this.#m(Jo));this.#a(Vo)}#o(){if(this.#i(),
this.#y()!==Xo)do this.#f(),this.#s(),this.#f();while(this.#m(Jo));this.#a(Xo)}#i(){if(this.#n+=1,this.#n>hd)throw new Ko;this.#t+=1,this.#f()}#a(e){this.#g(e),
this.#n-=1}#c(){const e=this.#t;return this.#u(),Yo(this.#e.slice(e,this.#t))??""}#u(){this.#g(An);const e=this.#e;for(;;){const n=e.charCodeAt(this.#t);if(n===
An)break;n===yd?this.#l():n>=32&&(n&63488)!==55296?this.#t+=1:n>=55296?this.#d():this.#w()}this.#t+=1}#d(){const[e,n]=[this.#y(),this.#e.charCodeAt(this.#t+1)];
if(e>=56320||(n&64512)!==56320)throw new De("a surrogate stands alone");this.#t+=2}#l(){const e=this.#t;this.#p(Zo);const n=this.#e.slice(e,this.#t);if(qo.test(
n))throw new De("a surrogate stands alone");if(Ed.test(n)){if(!qo.test(this.#e.slice(this.#t,this.#t+6)))throw new De("a surrogate stands alone");this.#p(Zo)}}#h(e){
this.#e.startsWith(e,this.#t)||this.#w(),this.#t+=e.length}#p(e){e.lastIndex=this.#t,e.test(this.#e)||this.#w(),this.#t=e.lastIndex}#f(){for(;;){const e=this.#y();
if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#t+=1}}#m(e){return this.#y()!==e?!1:(this.#t+=1,!0)}#g(e){this.#m(e)||this.#w()}#y(){return this.#e.charCodeAt(this.#t)}#w(){
throw new De(`unexpected ${this.#t<this.#e.length?"character":"end"} at ${this.#t}`)}}class Ce extends Error{name="InvalidRequest";code;constructor(e){super(e),
this.code=e}}function Sd(t,e){const n=_d(e),s=$d(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=Od(n.get("value")),o=e.length>2*r.length+
1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:kd(n.get("ttlSeconds"))}}function _d(t){if(!(0,fd.isUtf8)(t))throw new Ce("invalid\
_json");try{return pd(t.toString("utf8"))}catch(e){throw e instanceof De?new Ce("invalid_json"):e}}function $d(t){const e=t===void 0?void 0:Yo(t);if(e===void 0||
e===""||ei(e,C.ux.keyBytes))throw new Ce("invalid_key");return e}function Od(t){if(t===void 0||ei(t,C.ux.valueBytes))throw new Ce("invalid_value");return t}function kd(t){
if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<C.ux.minTtlSeconds||e>C.ux.maxTtlSeconds)throw new Ce("invalid_ttl");return e}function ei(t,e){
return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}const Ve={"content-type":"application/json","cache-control":"no-store"},vd={status:200,headers:Ve,
body:'{"ok":true}'},Ad={status:200,headers:Ve,body:'{"deleted":true}'},Id={status:200,headers:Ve,body:'{"found":false,"expiresAt":null}'},xd=new Map([[Ie.Y2.put,
"put"],[Ie.Y2.get,"get"],[Ie.Y2.delete,"delete"]]),Rd=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,Nd=/^Bearer +([!-~]+)$/i;function Ld(t){return e=>{const n=t.
gateway.readHeaders(e,t.now());if(nd(n))return ni(n);const s=r=>Pd(r,e,t.log);return e.body(C.ux.bodyBytes).then(r=>{try{return Dd(e,r,n,t,s)}catch(o){return s(
o)}},r=>s(r instanceof B?r:new Ce("invalid_json")))}}function Dd(t,e,n,{gateway:s,tables:r,engine:o,now:i},a){const c=s.verify(t,e,n);if(c)return ni(c);const f=Cd(
t,n.role,r);if(typeof f=="string")return ge(f);const p=i();if(!yc(f.environmentWindow,f.tableWindow,p))return ge("rate_limited",{"retry-after":String(wc(p))});const w=Md(
t);return typeof w!="string"?w:jd(w,Sd(w,e),f.keyspace,p,o,a)}function Cd(t,e,n){const s=L(t,"x-kvs-authorization");if(!s)return"missing_token";const r=Nd.exec(
s)?.[1],o=r===void 0?void 0:n.byToken(r);return o?o.environmentID!==e.environmentID?"inactive_binding":o.supported?o:"unsupported_app_type":"invalid_token"}function Md(t){
const e=xd.get(D(t.target));if(!e)return ge("not_found");if(t.method!=="POST")return ge("method_not_allowed",{allow:"POST"});const n=L(t,"content-encoding")??"i\
dentity";return!Rd.test(L(t,"content-type")??"")||n!=="identity"?ge("unsupported_media_type"):e}function jd(t,{key:e,value:n,ttlSeconds:s},r,o,i,a){switch(t){case"\
put":{const c=s===void 0?null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:c}).then(()=>vd,a)}case"delete":return i.delete(r,e).then(()=>Ad,a);case"get":{const c=i.
get(r,e,o);return c instanceof Promise?c.then(ti,a):ti(c)}}}function ti(t){if(!t)return Id;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}\
"`;return{status:200,headers:Ve,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function Pd(t,e,n){if(t instanceof Ce)return ge(t.code);if(t instanceof
B)return ge("body_too_large");const s=t instanceof Qe,r=t instanceof Error&&t.cause instanceof Error?t.cause:t;return n("error",s?"kvs_unavailable":"kvs_failed",
{requestID:e.requestID,path:D(e.target),reason:r instanceof Error?r.message:String(r)}),s?ge("unavailable",{"retry-after":"1"}):ge("internal")}function ge(t,e={}){
return{status:dd[t],headers:{...Ve,...e},body:`{"error":"${t}"}`}}function ni({type:t,message:e}){return{status:403,headers:{...Ve,"x-amzn-errortype":t},body:JSON.
stringify({message:e})}}const ur=[`
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
  `];function Ud(t){const e=new Vs.DatabaseSync(t===void 0?":memory:":(0,b.join)(t,"platform.db"));return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous \
= FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),Fd(e),e}function Fd(t){const e=Number(t.prepare("PRAGMA user_version").get()?.user_version??0);if(e>
ur.length)throw t.close(),new A.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${ur.length}`,{remedy:"Start it with the newer Sl\
ipway that wrote it, or name another --data directory."});for(const[n,s]of ur.entries())n>=e&&In(t,()=>t.exec(`${s}; PRAGMA user_version = ${n+1};`))}function si(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,I.chmodSync)(e,384)}function In(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const Bd=160;class Gd{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=lr(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=lr(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=lr(e,n),this.#t.delete(e))}clear(){this.#t=
new Map,this.#n=new Map,this.#s=0}}function lr(t,e){return Bd+2*(t.length+e.value.length)}const Hd=16*1024*1024,dr=1e3,zd=13,Wd=`
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
`;function ri(t){const e=(t.open??(n=>new Vs.DatabaseSync(n)))(t.path);return e.exec(Wd),new Kd(e,t)}class Kd{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=
e,this.#t=Jd(e),this.#n=new Gd(n.cacheBytes??Hd),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#o==="closed")throw new Qe("the store is closed");const r=fr(
e,n),o=this.#n.get(r)??this.#i(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#i(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(
r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new Qe("the store could not be read",{cause:r})}}put(e,n,s){
return this.#a(()=>this.#t.put.run(e,n,s.value,s.expiresAt),()=>this.#n.set(fr(e,n),s))}delete(e,n){return this.#a(()=>this.#t.delete.run(e,n),()=>this.#n.delete(
fr(e,n)))}async sweep(e,n){let s=0;return await this.#a(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=dr;for(;n===dr;)await this.#a(()=>{
n=Number(this.#t.drop.run(e,dr).changes)},()=>this.#n.clear())}async keyspaces(){return this.#t.keyspaces.all().map(e=>Number(e.keyspace))}copyTo(e){si(this.#e,
e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#a(e,n){return new Promise((s,r)=>{
if(this.#o!=="open")return r(new Qe(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#c()),this.#r.push({run:e,done:n,resolve:s,reject:r})})}#c(){
const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#u()&&Yd(n)||this.#d(n);const r=new Qe(
"the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#u(){try{return this.#e.isTransaction&&this.#e.
exec("ROLLBACK"),!0}catch{return!1}}#d(e){this.#o="poisoned",this.#s(e)}}function fr(t,e){return`${t}/${e}`}function Yd(t){return t instanceof Error&&"errcode"in
t&&t.errcode===zd}function Jd(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),
put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DE\
LETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expire\
s_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ?1 AND key IN (SELECT key FROM entries WHERE keyspace = ?1 LIMIT ?2)"),keyspaces:t.prepare(
"SELECT DISTINCT keyspace FROM entries")}}class Qd{#e;#t;#n;#s=new Map;#r=new Map;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s;const r=e.prepare("SELECT key\
space, token_hash, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app");for(const o of r.all())this.#u(String(o.token_hash),Number(o.keyspace),
String(o.environment_id),String(o.type))}byToken(e){return this.#s.get(ii(e))}create(e,n,s){if(!C.BL.test(n))throw new g("validation_failed",`"${n.slice(0,64)}"\
 is no table name: 1 to 32 of a-z, 0-9 and _, a letter first.`);const r=this.#i(e),o=`kvs_${(0,R.randomBytes)(32).toString("base64url")}`,i=ii(o),a=In(this.#e,()=>{
this.#c(r,n);const c=this.#e.prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)").run(r.id,n,i,this.#t.seal(
ai(i),o),s);return Number(c.lastInsertRowid)});return this.#u(i,a,r.environmentID,r.type),{name:n,variable:hr(n),createdAt:s,token:o}}list(e){return this.#a(this.#o(
e)).map(({name:n,createdAt:s})=>({name:n,variable:hr(n),createdAt:s}))}remove(e,n){const s=this.#o(e),r=this.#e.prepare("DELETE FROM kvs_tables WHERE app = ? AN\
D name = ? RETURNING keyspace, token_hash").get(s.id,n);if(!r)throw new g("not_found",`The app has no table "${n.slice(0,64)}".`);return this.#s.delete(String(r.
token_hash)),Number(r.keyspace)}injected(e){const n=this.#i(e),s=this.#a(n).map(({name:r,tokenHash:o,sealed:i})=>[hr(r),this.#t.open(ai(o),i)]);return{environmentID:n.
environmentID,variables:Object.fromEntries(s)}}keyspaces(){return new Set([...this.#s.values()].map(({keyspace:e})=>e))}#o({org:e,project:n,appID:s}){const r=this.#e.
prepare("SELECT id, type, environment_id FROM apps WHERE org = ? AND project = ? AND app_id = ?").get(e,n,s);if(!r)throw new g("not_found",`There is no app "${s.
slice(0,64)}" in this project.`);return{id:Number(r.id),type:String(r.type),environmentID:String(r.environment_id)}}#i(e){const n=this.#o(e);if(oi(n.type))return n;
throw new g("validation_failed",`Apps of type ${n.type} have no functions and cannot use the key-value store; api, web-ssr and sse can.`)}#a(e){return this.#e.prepare(
"SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? ORDER BY name").all(e.id).map(n=>({name:String(n.name),createdAt:Number(n.created_at),
tokenHash:String(n.token_hash),sealed:n.token_sealed instanceof Uint8Array?n.token_sealed:new Uint8Array}))}#c(e,n){const s=this.#a(e).map(r=>r.name);if(s.includes(
n))throw new g("conflict",`The app already has a table "${n}".`);if(s.length>=C.ux.tablesPerApp)throw new g("conflict",`An app may have ${C.ux.tablesPerApp} tab\
les: delete one first.`)}#u(e,n,s,r){const i=this.#r.get(s)??new Vr(this.#n.environmentPerMinute);this.#r.set(s,i);const a=new Vr(this.#n.tablePerMinute);this.#s.
set(e,{keyspace:n,environmentID:s,supported:oi(r),environmentWindow:i,tableWindow:a})}}function oi(t){return C.jI.some(e=>e===t)}function hr(t){return`${C.be}TO\
KEN_${t.toUpperCase()}`}function ii(t){return(0,R.hash)("sha256",t,"base64")}function ai(t){return`kvs-token:${t}`}const pr=32,mr=12,yr=16;function Vd(t){const e=(0,b.
join)(t,"platform.key"),n=Xd(e)??Zd(e);return{seal(s,r){const o=(0,R.randomBytes)(mr),i=(0,R.createCipheriv)("aes-256-gcm",n,o).setAAD(Buffer.from(s,"utf8")),a=Buffer.
concat([i.update(r,"utf8"),i.final()]);return Buffer.concat([o,a,i.getAuthTag()])},open(s,r){const o=Buffer.from(r),i=o.subarray(mr,-yr),a=(0,R.createDecipheriv)(
"aes-256-gcm",n,o.subarray(0,mr),{authTagLength:yr}).setAAD(Buffer.from(s,"utf8")).setAuthTag(o.subarray(-yr));return Buffer.concat([a.update(i),a.final()]).toString(
"utf8")}}}function Xd(t){try{const e=(0,I.readFileSync)(t);if(e.length!==pr)throw new A.GQ("unsupported_data",`${t} is not a key of ${pr} bytes`,{remedy:"Restor\
e the file from a backup; without it sealed table tokens cannot be read."});return(0,I.chmodSync)(t,384),e}catch(e){if((0,A.xU)(e)==="ENOENT")return;throw e}}function Zd(t){
const e=(0,R.randomBytes)(pr),n=(0,I.openSync)(t,"wx",384);try{(0,I.writeSync)(n,e),(0,I.fsyncSync)(n)}finally{(0,I.closeSync)(n)}return e}const ci="kvs.db",qd=3e4,
ui=1e3;async function ef(t){const{database:e,clock:n,log:s,lasting:r=!0}=t,o=Vd(t.dataDir),i=new Qd(e,o,{...Qr,...t.quotas}),a=new ld(e,o),c=t.engine??tf(r?t.dataDir:
void 0,s);await rf(c,i,s);const f=()=>of(c,n.now()),p=setInterval(()=>{f().catch(T=>s("warn","kvs_sweep_failed",{reason:String(T)}))},qd).unref(),w=async()=>{clearInterval(
p),await c.close()};return{handler:Ld({gateway:new td(a),tables:i,engine:c,now:()=>n.now(),log:s}),createTable:(T,U)=>i.create(T,U,n.now()),listTables:T=>i.list(
T),deleteTable:async(T,U)=>sf(c,i.remove(T,U)),runtimeVariables:(T,U)=>af(i,a,T,U,n.now()),sweep:f,copyTo:T=>c.copyTo?.((0,b.join)(T,ci)),close:w,[Symbol.asyncDispose]:w}}
function tf(t,e){if(t===void 0)return ri({path:":memory:"});const n=(0,b.join)(t,ci);return(0,I.writeFileSync)(n,"",{flag:"a",mode:384}),ri({path:n,onPoisoned:nf(
e)})}function nf(t){return e=>t("error","kvs_store_poisoned",{reason:e instanceof Error?e.message:String(e),remedy:"Writes are refused until the platform is sta\
rted again; check the disk first."})}async function sf(t,e){try{await t.drop(e)}catch(n){throw n instanceof Qe?new g("unavailable","The table's token is out of \
service, but the store cannot be written: its data goes at the platform's next start."):n}}async function rf(t,e,n){const s=e.keyspaces();for(const r of await t.
keyspaces())s.has(r)||await t.drop(r).catch(o=>n("warn","kvs_drop_failed",{reason:String(o)}))}async function of(t,e){let n=0;for(;;){const s=await t.sweep(e,ui);
if(n+=s,s<ui)return n}}function af(t,e,n,s,r){const{environmentID:o,variables:i}=t.injected(n);if(Object.keys(i).length===0)return{};const a=e.issue(o,r);return{
[`${C.be}URL`]:s,[`${C.be}REGION`]:C.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:C.aT}}const wr=50;
function cf(t,e,n){return async(s,{org:r},{manifest:o,withheld:i})=>{try{const{ignored:a}=await Hr(e,r,o),c=a.slice(0,wr).map(({file:p,line:w,reason:T})=>`Ignor\
ed: ${p}${w===void 0?"":`, line ${w}`}: ${T}`);a.length>wr&&c.push(`Ignored: ${a.length-wr} rules more`),i>0&&c.push(`Left out: ${i} \xD7 .env*, for such files hol\
d secrets`);const f=c.map(p=>`${p}
`).join("");f!==""&&await(0,x.appendFile)(it(t,s),f,{mode:384})}catch(a){n("warn","notes_not_written",{deployID:s,reason:String(a)})}}}var uf=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},lf=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const df=1e3;function ff(t){const{store:e,builder:n,log:s,workers:r=2}=t,o=new AbortController,
i=new Map;let a=[],c=!1,f=[];function p(S){if(a.some(P=>P.deployID===S))return;const _={deployID:S,app:e.job(S).app};a=[...a.filter(P=>At(P)!==At(_)||!w(P,S)),_]}
function w(S,_){try{e.cancel(S.deployID,_)}catch(P){return s("error","deployment_not_recorded",{deployID:S.deployID,cause:Ot(P)}),!1}return s("info","deployment\
_superseded",{deployID:S.deployID,supersededBy:_}),t.onChange?.(S.deployID,S.app),!0}function T(){for(;c&&!o.signal.aborted&&i.size<r;){const S=a.find(P=>!i.has(
At(P)));if(!S)break;a=a.filter(P=>P!==S);const _=hf(S,t,o.signal).finally(()=>{i.delete(At(S)),T()});i.set(At(S),_)}if(!(a.length>0||i.size>0)){for(const S of f)
S();f=[]}}function U(){const S=a.map(_=>_.deployID);a=[];for(const{deployID:_,app:P,stage:G}of e.unfinished())G===null?p(_):(e.fail(_,to(G)),t.onChange?.(_,P));
for(const _ of S)p(_)}async function j(){o.abort(new Error("the platform stops")),await Promise.all(i.values())}return{enqueue(S){p(S),T()},async start(){await n.
recover(),U(),c=!0,T()},stop:j,idle:()=>new Promise(S=>{f.push(S),T()}),[Symbol.asyncDispose]:j}}function At({app:t}){return JSON.stringify([t.org,t.project,t.appID])}
async function hf(t,e,n){const{deployID:s,app:r}=t,{store:o,log:i,clock:a,onChange:c}=e,f=a.now();let p="succeeded";try{await pf(t,e,n)}catch(w){const T=_c(w);p=
T.code,await mf(s,e,n,()=>o.fail(s,T))}c?.(s,r),i("info","deployment_ended",{deployID:s,ending:p,ms:a.now()-f})}async function pf({deployID:t,app:e},n,s){const{
store:r,builder:o,objects:i,onChange:a}=n;let c="clone";const f=(p,w)=>{c=w,r.advance(t,p,w),a?.(t,e)};try{const p={stack:[],error:void 0,hasError:!1};try{const w=uf(
p,await o.build(r.job(t),{signal:s,onStage:U=>f("building",U),onCommit:U=>r.recordCommit(t,U)}),!0);await n.onOutput?.(w.directory,s),f("syncing","sync");const T=await i.
ingest(e.org,w.directory,s);await n.onStored?.(t,e,T),s.throwIfAborted(),f("activating","activate"),r.activate(t,T.manifestHash)}catch(w){p.error=w,p.hasError=!0}finally{
const w=lf(p);w&&await w}}catch(p){throw new eo(c,s.aborted,p)}}async function mf(t,e,n,s){for(;;)try{return s()}catch(r){if(e.log("error","deployment_not_recor\
ded",{deployID:t,cause:Ot(r)}),n.aborted)return;await e.clock.sleep(df,n).catch(()=>{})}}function J(t,e){const n=t[e];if(typeof n!="string")throw di(e);return n}
function be(t,e){return t[e]===null?null:J(t,e)}function de(t,e){const n=t[e];if(typeof n!="number")throw di(e);return n}function li(t,e){return t[e]===null?null:
de(t,e)}function bh(t,e){return new Date(de(t,e)).toISOString()}function di(t){return new A.GQ("internal",`platform.db: column ${t} has an unexpected type`)}function yf(t,e,n){
const s=t.prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT * FROM apps WHERE org = ? ORDER BY project, app_id"),o=t.
prepare("SELECT DISTINCT org FROM apps ORDER BY org"),i=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),a=t.prepare(`INSERT INTO apps (org, project, app_id,\
 name, type, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),f=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name"),p=t.prepare("DELETE FROM env \
WHERE app = ?"),w=t.prepare("INSERT INTO env (app, name, value) VALUES (?, ?, ?)"),T=S=>{const _=s.get(S.org,S.project,S.appID);return _&&gr(_)},U=S=>{let _=qr(
S,n);for(;i.get(_);)_=qr(S,n);return _},j=S=>{const _=T(S);if(!_)throw new A.GQ("internal",`The app ${S.appID} is not in platform.db`);return _};return{find:T,create(S,_,P){
if(T(S))return;const G=e.now();return a.run(S.org,S.project,S.appID,S.appID,_,...fi(P),U(S.appID),`env-${Xs(16,n)}`,G,G),j(S)},update(S,_){return c.run(...fi(_),
e.now(),S.id),j(S)},env:S=>Object.fromEntries(f.all(S.id).map(_=>[J(_,"name"),J(_,"value")])),replaceEnv(S,_){p.run(S.id);for(const[P,G]of Object.entries(_))w.run(
S.id,P,G)},organizations:()=>o.all().map(S=>J(S,"org")),list:S=>r.all(S).map(gr)}}function fi(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,
settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function gr(t){const e=J(t,"type"),n=C.yN.find(s=>s===e);if(!n)throw new A.GQ("internal",`platform.db: unknown\
 app type ${e}`);return{id:de(t,"id"),org:J(t,"org"),project:J(t,"project"),appID:J(t,"app_id"),name:J(t,"name"),type:n,repository:J(t,"repository"),branch:J(t,
"branch"),buildCommand:be(t,"build_command"),outputDirectory:be(t,"output_directory"),region:be(t,"region"),settings:hi(J(t,"settings")),subdomain:J(t,"subdomai\
n"),environmentID:J(t,"environment_id"),liveRelease:be(t,"live_release"),createdAt:de(t,"created_at"),updatedAt:de(t,"updated_at")}}function hi(t){const e=JSON.
parse(t);return(0,Y.G)(e)?e:{}}const pi=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;function wf(t,e,n,s,r){const o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch,\
 commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),i=t.prepare(`SELECT ${pi} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`),a=t.prepare(`SELECT ${pi} FROM deploym\
ents d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=t.prepare(`SELECT failure FROM deployments WHERE app = ? AND deploy_id = ?
    AND status = 'failed'`),f=t.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`),p=t.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployment\
s d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`),w=t.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`),T=t.prepare("UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?"),U=t.prepare(`UPDATE deployments SET s\
tatus = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),j=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),S=t.prepare(`SELECT status, count(*) AS count,
    count(finished_at - started_at) AS ran, coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);return{create(_,P,G){const ue=`d\
pl-${Xs(16,r)}`;o.run(ue,_.id,P,G,s.now());const Me=i.get(_.id,ue);if(!Me)throw new A.GQ("internal",`The deployment ${ue} was not stored`);return br(Me)},find(_,P){
const G=i.get(_.id,P);return G&&br(G)},list:(_,P,G)=>a.all(_.id,G??Number.MAX_SAFE_INTEGER,P).map(br),failure(_,P){const G=c.get(_.id,P);return G&&JSON.parse(J(
G,"failure"))},totals:()=>S.all().map(_=>({status:J(_,"status"),count:de(_,"count"),ran:de(_,"ran"),seconds:de(_,"ms")/1e3})),unfinished:()=>f.all().map(_=>({deployID:J(
_,"deploy_id"),app:{org:J(_,"org"),project:J(_,"project"),appID:J(_,"app_id")},stage:mi(_)})),job(_){const P=p.get(_);if(!P)throw new A.GQ("internal",`There is \
no deployment ${_}`);const G=gr(P),{org:ue,project:Me,appID:Xe,repository:It,buildCommand:Ze,outputDirectory:xt,settings:wh}=G;return{deployID:_,app:{org:ue,project:Me,
appID:Xe},repository:It,branch:J(P,"job_branch"),commit:be(P,"commit_requested"),buildCommand:Ze,outputDirectory:xt,settings:wh,env:e.env(G)}},advance(_,P,G){w.
run(P,G,s.now(),_)},recordCommit(_,P){T.run(P,_)},fail(_,P){U.run(P.stage,JSON.stringify(P),s.now(),_)},cancel(_,P){j.run(P,s.now(),_)},activate:(_,P)=>n.activate(
_,P)}}function br(t){return{seq:de(t,"seq"),deployID:J(t,"deploy_id"),status:gf(t),stage:mi(t),branch:J(t,"branch"),commit:be(t,"commit"),createdAt:de(t,"create\
d_at"),startedAt:li(t,"started_at"),finishedAt:li(t,"finished_at"),supersededBy:be(t,"superseded_by")}}function mi(t){const e=be(t,"stage");return ee.find(n=>n===
e)??null}function gf(t){const e=J(t,"status"),n=oe.find(s=>s===e);if(!n)throw new A.GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const yi=24*
36e5,bf=6e4;function Ef(t,e){const n=t.prepare(`SELECT request_hash, status, response FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`),s=t.prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)"),r=t.prepare("DELETE FROM idempo\
tency WHERE created_at <= ?");let o=Number.NEGATIVE_INFINITY;const i=a=>(0,R.createHash)("sha256").update(a).digest("hex");return{recall(a,c,f){const p=n.get(a,
c,e.now()-yi);return p?J(p,"request_hash")!==i(f)?{kind:"other-body"}:{kind:"answered",status:de(p,"status"),body:J(p,"response")}:{kind:"new"}},remember(a,c,f,p,w){
const T=e.now();T-o>=bf&&(r.run(T-yi),o=T),s.run(a,c,i(f),p,w,T)}}}const Tf=1e4;function Sf(t,e,n){const s=t.prepare(`INSERT INTO releases (deploy_id, app, mani\
fest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`),r=t.prepare(`UPDATE deployments SET status = 'succeeded', stage =\
 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`),o=t.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`),i=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),a=t.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`),c=t.prepare("DELETE FROM releases WHERE deploy_id = ?"),f=t.prepare("S\
ELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),p=t.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a\
.id = r.app
    WHERE ?1 IS NULL OR a.org = ?1`),w=new Map,T=j=>a.all(j).map(_f),U=j=>{const S=f.get(j);if(!S)return;const _=be(S,"live_release"),P=T(de(S,"id"));return{org:J(
S,"org"),subdomain:J(S,"subdomain"),settings:hi(J(S,"settings")),release:P.find(G=>G.deployID===_)??null,kept:P.filter(G=>G.deployID!==_)}};return{site(j){const S=w.
get(j);if(S)return S;const _=U(j);return w.size>=Tf&&w.clear(),_&&w.set(j,_),_},activate(j,S){const _=e.now(),P=o.get(j);if(!P)throw new A.GQ("internal",`There \
is no deployment ${j}`);const G=de(P,"id");In(t,()=>{if(s.run(S,_,j).changes!==1)throw new A.GQ("internal",`The deployment ${j} has ended and cannot be activate\
d`);r.run(_,_,j),i.run(j,G);for(const ue of T(G).slice(n))c.run(ue.deployID)}),w.delete(J(P,"subdomain"))},rollback(j,S){const _=T(j.id),P=_.findIndex(ue=>ue.deployID===
j.liveRelease),G=S===void 0?_[P+1]:_.find(ue=>ue.deployID===S);if(!(!G||P===-1))return i.run(G.deployID,j.id),w.delete(j.subdomain),G},list:j=>T(j.id),manifests:j=>p.
all(j??null).map(S=>({org:J(S,"org"),manifestHash:J(S,"manifest")})),forget:j=>{w.delete(j)}}}function _f(t){return{deployID:J(t,"deploy_id"),manifestHash:J(t,"\
manifest")}}function $f(t){const{clock:e,random:n}=t,s=Ud(t.dataDir),r=yf(s,e,n),o=Sf(s,e,t.keepReleases);return{database:s,apps:r,releases:o,deployments:wf(s,r,
o,e,n),idempotency:Ef(s,e),transaction:i=>In(s,i),[Symbol.dispose](){s.isOpen&&s.close()}}}const Of=600;async function kf(t,e,n){const{env:s,allowLocalGit:r,clock:o,
log:i,random:a,keepReleases:c,kvsQuotas:f,workers:p,lasting:w}=e,T=n.use($f({dataDir:w?t:void 0,clock:o,random:a,keepReleases:c})),U=n.use(await ef({dataDir:t,lasting:w,
database:T.database,clock:o,log:i,quotas:f})),j=n.use(Yi({dir:(0,b.join)(t,"objects"),clock:o,log:i,lasting:w})),S=n.use(fl(j,T.releases,o,i)),{gitUrlTemplate:_,
isolation:P,buildLimits:G}=e,Xe={builder:e.builder??il({dataDir:t,lasting:w,env:s,allowLocalGit:r,gitUrlTemplate:_,limits:G,isolation:P,log:i,clock:o}),objects:j,
workers:p,log:i,clock:o,onChange:()=>{T.deployments.unfinished().length===0&&S.whenIdle()},onOutput:e.onOutput},It=cf(t,j,i),Ze=n.use(ff({store:T.deployments,...Xe,
onStored:It}));return{state:T,kvs:U,objects:j,housekeeping:S,queue:Ze}}function vf(t,e,n,s,r){const{clock:o,fetch:i,requestsPerMinute:a=s===Yr?0:Of}=e,c=hl(t),{
baseUrl:f,issuer:p}=n;return{issuer:qe({issuer:p,audience:f,key:c,requestToken:r,clock:o}),gate:{roleOf:s.roleOf,verify:bl({policy:s,issuer:p,audience:f,key:c,clock:o,
fetch:i}),rateLimit:ll(a,o)}}}function Af(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===wi&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(
r-1)!==wi?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const wi=46,If=300;function xf(t){return[["/api/v1","control",t.control],["/v1","kvs",t.kvs],["/i\
dentity","identity",t.identity],["/console","console",t.console],["/operator","operator",t.operator],["/backup","operator",Er("/backup",t.backup)],["/healthz","\
platform",Er("/healthz",Tr(t.healthz))],["/metrics","platform",Er("/metrics",Tr(t.metrics))]]}function Er(t,e){return n=>(D(n.target)===t?e:Sr)(n)}function Tr(t){
return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return N(new g("method_not\
_allowed",s,{allow:n}),e)}}function Rf(t){const e=xf(t),n=Tr(t.index),{sitesDomain:s,edge:r,observe:o}=t,i=c=>{const f=D(c.target);if(f==="/")return["platform",
n];for(const[p,w,T]of e)if(f.startsWith(p)&&!(f.length!==p.length&&f[p.length]!=="/"))return[w,T??Sr];return["platform",Sr]},a=(c,f,p)=>{const w=performance.now(),
T=f(p);return T instanceof Promise?T.then(U=>(o(c,p,U.status,w),U),U=>{const j=U instanceof M;if(o(c,p,j?400:500,w),!j)throw U;return N(new g("invalid_request",
"The body broke off."),p)}):(o(c,p,T.status,w),T)};return c=>{const f=c.headers.host;if(typeof f=="string"&&Af(f,s))return a("edge",r,c);const[p,w]=i(c);return a(
p,w,c)}}const Sr=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=D(n).slice(0,If),r=n.startsWith("/")?new g("not_\
found",`Nothing is at ${s}`):new g("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return N(r,t)};var Nf=$(7067),Lf=$(7030);const Df=/^[\w.:-]{1,128}$/,
gi=8*1024*1024,Cf=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Mf=47,jf=(0,R.randomBytes)(5).toString("hex");let bi=0;class Pf{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==Mf&&Uf(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];bi+=1,this.#s=typeof e=="string"&&Df.
test(e)?e:`${jf}-${bi}`}return this.#s}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){const e=new AbortController;this.#r=e,this.#n.add(this),
this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(
e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];let a=0;const c=p=>{this.#o=!n.complete,o(p)},f=()=>c(
new M("The client went away before its body ended"));if(n.destroyed&&f(),s>e+gi){c(new B);return}n.on("data",p=>{a+=p.length,a<=e?i.push(p):a>e+gi?(n.pause(),c(
new B)):i.length=0}),n.on("end",()=>a>e?c(new B):r(Ff(i,a))),n.on("error",f),n.on("close",()=>{n.complete||f()})})}}function Uf(t){const[,e,n=""]=Cf.exec(t.url??
"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Ff(t,e){const[n]=t;return n!==void 0&&t.length===1?n:Buffer.concat(t,e)}const Bf=15e3,
Gf=12e4,Hf=3e4,zf=t=>O(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},{"retry-after":"1"});async function Wf(t){const{
host:e,log:n}=t,s={handler:zf,closing:!1},r=new Set,o=(0,Nf.createServer)({headersTimeout:Bf,requestTimeout:Gf,keepAliveTimeout:Hf,joinDuplicateHeaders:!0},(c,f)=>{
Zf();const p=new Pf(c,f,r);Qf(s,p,c,f,n)}),i=await Yf(o,t.port,e);let a;return{port:i,serve(c){s.handler=c},close(c=5e3){return s.closing=!0,a??=Jf(o,r,c),a}}}function Kf(t,e){
return`http://${(0,Lf.isIPv6)(t)?`[${t}]`:t}:${e}`}function Yf(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,A.xU)(o);r(i==="EADDRINUSE"?new A.
GQ("port_in_use",`Port ${e} of ${n} is taken by another process`,{input:"port",remedy:"Name another port, as --port 4401, or --port 0 for a free one.",cause:o}):
i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new A.GQ("invalid_input",`The platform may not listen on ${n}:${e} (${i})`,{input:"port",remedy:"Name an addr\
ess of this machine, and a port from 1024 on.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function Jf(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new A.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function Qf(t,e,n,s,r){const o=c=>Xf(c,e,n,s,t.closing,r),i=c=>o(
Vf(e,c,r)),a=c=>{try{o(c)}catch(f){i(f)}};try{const c=t.handler(e);c instanceof Promise?c.then(a,i):a(c)}catch(c){i(c)}}function Vf(t,e,n){const s=(0,A.I7)(e),r=s.
cause instanceof Error?s.cause.stack??s.cause.message:s.stack;return n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??
null}),O(500,{error:{code:"internal",message:"The platform failed to answer; its log tells more under this request ID.",requestID:t.requestID}})}function Xf(t,e,n,s,r,o){
const{body:i,status:a}=t,c=i instanceof Sn.Readable?i:void 0;if(s.destroyed||s.headersSent){c?.destroy();return}const f=[];let p=!1;for(const T in t.headers){const U=t.
headers[T];U!==void 0&&(f.push(T,U),p||=T==="content-length")}f.push("x-request-id",e.requestID),(r||e.bodyAbandoned)&&f.push("connection","close");const w=a===
204||a===304;!p&&!c&&!w&&f.push("content-length",th(i)),s.writeHead(a,f),n.method==="HEAD"||w||i===void 0?(c?.destroy(),s.end()):i instanceof Sn.Readable?(0,Sn.
pipeline)(i,s,T=>{T&&(0,A.xU)(T)!=="ERR_STREAM_PREMATURE_CLOSE"&&o("error","stream_failed",{requestID:e.requestID,message:T.message})}):qf(s,i)}const Ei=[];let xn=!1;
function Zf(){xn||(xn=!0,setImmediate(eh))}function qf(t,e){xn?Ei.push([t,e]):t.end(e)}function eh(){xn=!1;for(const[t,e]of Ei.splice(0))t.end(e)}function th(t){
return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:0}const nh=["0.0.0.0","::"];function sh(t,e){const n=nh.includes(e.host)?"12\
7.0.0.1":e.host,s=ih(e.publicUrl??Kf(n,t)),r=oh(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,
kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a}.${r}${o}/`}}const rh=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function oh(t,e){const n=(s,r)=>new A.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!rh.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Give the sites a domain that ${e} is not part of,\
 with --sites-domain, or the platform another name, with --public-url.`;throw n(`holds the platform's own name ${e}`,s)}return t}function ih(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new A.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var ah=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},ch=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function uh(t){try{return await dh(t)}catch(e){throw lh(e,(0,b.resolve)(t.
dir))}}function lh(t,e){const n=(o,i,a)=>new A.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof A.GQ)return t;if(Ee(t))return n("disk_full",`The disk tha\
t holds the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(Mn(t)){const o=`A database\
 of the data directory ${e} is damaged: ${Ot(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,A.xU)(t)===void 0||!(0,X.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,A.xU)(t)})`,"Give this us\
er the whole data directory, with nothing foreign in it, or name another one with --data.")}async function dh(t){const e={stack:[],error:void 0,hasError:!1};try{
const n=Tc(t),{log:s}=n,r=ah(e,new AsyncDisposableStack,!0),o=d(t.dir);r.use(dc(o));const i=oc(o),a=await Wf(n);r.defer(()=>a.close());const c=sh(a.port,n),f=await kf(
o,n,r);r.defer(()=>a.close());const p=(0,R.randomBytes)(32).toString("base64url"),w=vf(o,n,c,i,p),T=Fn(o,S=>hh(f,S));a.serve(ph(o,n,c,f,w,nt(p,T))),await f.queue.
start();const U=`${c.issuer}/token?api-version=2.0`;r.use(h(o,{pid:process.pid,..._r(c),requestUrl:U,requestToken:p})),s("info","platform_started",{..._r(c),dataDir:o});
const j=fh(r.move(),()=>s("info","platform_stopped",{dataDir:o}));return{...c,port:a.port,dataDir:o,requestUrl:U,requestToken:p,close:j,mintToken:w.issuer.mint,
backUp:T,collectGarbage:f.housekeeping.collect,[Symbol.asyncDispose]:j}}catch(n){e.error=n,e.hasError=!0}finally{const n=ch(e);n&&await n}}function fh(t,e){let n;
return()=>(n??=t.disposeAsync().then(e),n)}function hh({state:t,kvs:e},n){si(t.database,(0,b.join)(n,"platform.db")),e.copyTo(n)}function ph(t,e,n,s,{gate:r,issuer:o},i){
const{log:a,clock:c,allowLocalGit:f,edgeCacheBytes:p}=e,{state:w,kvs:T,objects:U,queue:j}=s,{sitesDomain:S,kvsUrl:_,consoleUrl:P,siteUrl:G}=n,{verify:ue,roleOf:Me}=r,
Xe=mc(w.deployments),It=Ze=>{try{j.enqueue(Ze)}catch(xt){a("error","enqueue_failed",{deployID:Ze,message:xt instanceof Error?xt.message:String(xt)})}};return Rf(
{sitesDomain:S,edge:ec({sites:w.releases,objects:U,cacheBytes:p,log:a,domain:S}),control:yt(r,{state:w,enqueue:It,allowLocalGit:f,siteUrl:G}),kvs:T.handler,identity:o.
handler,operator:l(r,{state:w,kvs:T,kvsUrl:_,siteUrl:G}),console:Vt({state:w,kvs:T,clock:c,dataDir:t,verify:ue,roleOf:Me,consoleUrl:P,siteUrl:G}),backup:i,healthz:rc(
w),metrics:Xe.handler,index:mh(n),observe:yh(Xe.count,a)})}function _r({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}
function mh(t){const e={service:"slipway",..._r(t),controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl("{subdomain}")};return()=>O(200,e)}function yh(t,e){return(n,s,r,o)=>{
if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[f=""]=c.split("?",1);e("info","request",{room:n,method:i,
path:f,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}})};export{Th as id,Sh as ids,_h as modules};

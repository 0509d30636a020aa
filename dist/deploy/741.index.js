var ti=Object.freeze,kf=Object.defineProperty;var ni=(me,re)=>ti(kf(me,"raw",{value:ti(re||me.slice())}));var si;const xf=741,Af=[741,716],Rf={7716:((me,re,$)=>{$.d(re,{Ej:()=>C,UC:()=>Z,tellFindings:()=>I,tp:()=>Q});var x=$(5807),b=$(7496),v=$(8862);function I(U,Y,F){
const{pages:N,links:z,files:j}=F,k=new Set;for(const R of F.findings){const{message:V,place:ne,remedy:ae}=R;Y.add((0,b.x)(R),{message:(0,x.O)(V,1e3),...ne?{place:ne}:
{}}),ae!==void 0&&k.add(ae)}for(const R of k)U.line(`  ${R}`);U.line(`Checked ${N} pages, ${z} links and ${j} files (${C(F.bytes)})`)}const A=100,ee={error:"\u274C",
warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function Z(U){const{findings:Y,largest:F}=U,N=Y.length-A;return["### The site",te(U),...Y.length===0?[]:[Y.slice(0,
A).map(K).join(`
`)],...N>0?[`\u2026 and ${N} more.`]:[],`<details><summary>The largest files</summary>

${Q(["File","Bytes","Brotli","gzip"],F.map(z=>[(0,v.aY)(z.path),C(z.bytes),C(z.brotli),C(z.gzip)]))}

</details>`].join(`

`)}function te({pages:U,links:Y,files:F,bytes:N,brotli:z,gzip:j}){const k=[U,Y,F].map(R=>R.toLocaleString("en"));return Q(["Pages","Links inside the site","File\
s","Size","with Brotli","with gzip"],[[...k,C(N),C(z),C(j)]])}function K(U){const{message:Y,place:F}=U,N=F?`${(0,v.aY)([F.file,F.line,F.column].filter(z=>z!==void 0).
join(":"))} `:"";return`- ${ee[(0,b.x)(U)]} ${N}${(0,v.aY)(Y,500)}`}function Q(U,Y){return[U,U.map(()=>"---"),...Y].map(F=>`| ${F.join(" | ")} |`).join(`
`)}function C(U){return U<1e3?`${U} B`:U<1e6?`${(U/1e3).toFixed(1)} kB`:`${(U/1e6).toFixed(1)} MB`}}),5130:((me,re,$)=>{$.d(re,{runCheck:()=>qt});var x=$(1455),
b=$(8161),v=$(6760),I=$(3532),A=$(1224),ee=$(9127),Z=$(3739);const te=3;async function K(d,u,l){let h="/";for(let p=0;p<te;p+=1){if(h=U(d.flatMap(({url:O})=>C(h,
O.pathname))),h===""||u.some(O=>`/${O}`.startsWith(h)))return;const g=d.filter(O=>Q(O,h)),_=(await Promise.all(g.map(({url:O})=>Y(O,h,l)))).filter(Boolean).length;
if(_>1&&_*2>g.length)return h}}function Q({url:d,kind:u},l){return u!=="fragment"&&`${d.pathname}/`.startsWith(l)}function C(d,u){const l=u.startsWith(d)?u.slice(
d.length).split("/",1)[0]:"";return l?[`${d}${l}/`]:[]}function U(d){const u=new Map;for(const l of d)u.set(l,(u.get(l)??0)+1);return[...u].reduce((l,h)=>h[1]>l[1]?
h:l,["",0])[0]}async function Y(d,u,l){const{kind:h}=await l.probe(new URL(`/${d.pathname.slice(u.length)}${d.search}`,d));return h==="there"}const F=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,
N=String.raw`"([^"\\\n]*(?:${F}[^"\\\n]*)*)"`,z=String.raw`'([^'\\\n]*(?:${F}[^'\\\n]*)*)'`,j=String.raw`((?:[^()"'\s\\]|${F})+)\s*\)`,k=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
F,String.raw`(?:url\(\s*|@import\s+)(?:${N}|${z})`,String.raw`url\(\s*${j}`,N.replace("(","(?:"),z.replace("(","(?:")].join("|"),"gi"),R=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function V(d){return[...d.matchAll(k)].flatMap(u=>{const l=u.slice(1).find(h=>h!==void 0);return l===void 0||l===""||l.startsWith("#")?[]:[{href:ne(l),kind:"ass\
et"}]})}function ne(d){return d.replace(R,(u,l,h,p)=>{const g=l===void 0?Number.NaN:Number.parseInt(l,16);return g<=1114111?String.fromCodePoint(g):h===void 0?p??
"":""})}async function ae(d,u,l){const h=d[Symbol.iterator](),p=async()=>{for(let g=h.next();!g.done;g=h.next())await l(g.value)};await Promise.all(Array.from({
length:u},p))}var he=$(1600);const qe={a:[["href","link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[[
"src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[
["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},
Tn=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),_n=new Set(["title","style","script","template"]),$n=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function On(d){const u=new Pe;return u.read(d),u}class Pe{links=[];ids=new Set;base;empty=!0;#e=[];read(u){
const l=new he.i({onopentag:(h,p)=>this.#t(h,p),ontext:h=>this.#r(h),onclosetag:h=>{this.#e.at(-1)===h&&this.#e.pop()}});l.write(u),l.end()}#t(u,l){_n.has(u)&&l.
shadowrootmode===void 0&&this.#e.push(u),Tn.has(u)&&(this.empty=!1);for(const p of[l.id,u==="a"?l.name:void 0])p&&this.ids.add(p);switch(l.style?.includes("url(")&&
this.#o(V(l.style)),u){case"base":this.base??=l.href;return;case"meta":this.#s(l);return;case"link":this.#n(l);return;case"a":case"area":if(/\bexternal\b/.test(
l.rel??""))return;break}const h=(qe[u]??[]).flatMap(([p,g])=>{const y=l[p];return y===void 0?[]:[{href:y,kind:g}]});this.#o([...h,...G(l.srcset??"")])}#n({rel:u="",
href:l,imagesrcset:h=""}){const p=$n.find(([g])=>g.test(u))?.[1];p!==void 0&&this.#o([...l===void 0?[]:[{href:l,kind:p}],...G(h)])}#s(u){if(u["http-equiv"]?.toLowerCase()!==
"refresh")return;this.empty=!1;const l=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(u.content??"")?.[1];l&&this.#o([{href:l.trim(),kind:"link"}])}#r(u){
this.#e.at(-1)==="style"&&this.#o(V(u)),this.#e.length===0&&u.trim()!==""&&(this.empty=!1)}#o(u){this.#e.includes("template")||this.links.push(...u.filter(({href:l})=>!M(
l)))}}function M(d){return/\{\{|\$\{|<%/.test(d)}function G(d){return d.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(l=>{const[h=""]=l.trim().split(/\s/,1);return h===
""?[]:[{href:h.replace(/,+$/,""),kind:"asset"}]})}const kn=10;class vn{#e;#t=new Map;constructor(u){this.#e=u}know(u,l){this.#t.set(u.pathname,Promise.resolve({
kind:"there",url:u,page:vt(l)}))}probe(u){const l=u.pathname+u.search,h=this.#t.get(l);if(h)return h;const p=this.#n(u);return this.#t.set(l,p),p}async#n(u){let l=u;
for(let h=0;h<kn;h+=1){const{status:p,headers:g}=await this.#e.fetch(l,{method:"HEAD",signal:this.#e.signal}),y=g.get("location");if(p>=400)return{kind:"missing",
status:p};if(p<300||y===null||!URL.canParse(y,l.href))return{kind:"there",url:l,page:vt(g)};if(l=new URL(y,l),l.origin!==this.#e.root.origin)return{kind:"extern\
al"}}return{kind:"circle"}}}function vt(d){return/\bhtml\b/.test(d.get("content-type")??"")}const It=16,xt=2e4,In=16*1024*1024;async function xn(d,u){const l=new et(
d),h=u.filter(B=>/\.(?:x?html?|css)$/i.test(B));await ae(h.slice(0,xt),It,B=>l.read(B)),await l.follow();const p=await l.index(),g=l.result(),y=await K(g.dead,u,
l.prober),_=p.status<300?void 0:Rn(u),O=new Set(_===void 0?[]:u),P=g.dead.filter(({url:B})=>!O.has(`${_}${ye(B.pathname)}`));return{index:p,...g,dead:P,folder:_,
basePath:y,unread:l.unread+Math.max(0,h.length-xt)}}const An=5;class et{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(u){this.#e=u,this.prober=
new vn(u)}async index(){const{root:u,fetch:l,signal:h}=this.#e,p=await this.prober.probe(u);if(p.kind!=="there")return{status:Nn(p),empty:!1};const g=await l(p.
url,{signal:h}),y=await g.text();return{status:g.status,empty:y.trim()===""||p.page&&On(y).empty}}async read(u){const l=Ln(u,this.#e.root),h=await this.#e.fetch(
l,{signal:this.#e.signal}),p=await h.text();h.status>=300||(this.prober.know(l,h.headers),p.length>In?this.unread+=1:/\.css$/i.test(u)?this.#a(V(p),l,u):this.#o(
p,l,u))}#o(u,l,h){const p=On(u);this.#r+=1,this.#n.set(h,p.ids);const g=p.base!==void 0&&URL.canParse(p.base,l.href)?new URL(p.base,l):l;this.#a(p.links,g,h)}#a(u,l,h){
for(const{href:p,kind:g}of u){const y=URL.canParse(p,l.href)?new URL(p,l):void 0;if(y?.origin!==this.#e.root.origin)continue;const _=`${g} ${y.href} ${p}`,O=this.#t.
get(_)??{href:p,kind:g,url:y,files:[],latest:"",count:0};this.#t.set(_,O),O.latest!==h&&(O.latest=h,O.count+=1,O.files=[...O.files,h].sort(Ue).slice(0,An))}}async follow(){
await ae(this.#t.values(),It,async u=>{const l=await this.#i(u);if(l===void 0)return;const{href:h,url:p,files:g,count:y}=u;this.#s.push({href:h,url:p,files:g,count:y,
...l})})}async#i({url:u,kind:l}){const h=await this.prober.probe(u);switch(h.kind){case"missing":return{kind:l,why:`answers ${h.status}`};case"circle":return{kind:l,
why:"redirects in a circle"};case"external":return;case"there":return l==="asset"&&h.page&&/\.(?!x?html?$)\w+$/i.test(h.url.pathname)?{kind:l,why:"answers with \
a page"}:this.#c(h.url,u.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return h}}#c(u,l){const h=l.slice(1);if(h===""||/^(?:top$|[/!]|:~:)/i.
test(h))return!0;const p=this.#u(ye(u.pathname).slice(1));return p===void 0||p.has(h)||p.has(ye(h))}#u(u){return[u,`${u}.html`,u===""||u.endsWith("/")?`${u}inde\
x.html`:""].map(h=>this.#n.get(h)).find(h=>h!==void 0)}result(){const u=this.#s.sort((h,p)=>Ue(h.files[0],p.files[0])||Ue(h.href,p.href)),l=new Set([...this.#t.
values()].map(({url:h})=>h.href)).size;return{pages:this.#r,links:l,dead:u}}}function Rn(d){const u=y=>y.split("/").length,l=d.filter(y=>y.endsWith("/index.html")).
sort((y,_)=>u(y)-u(_)),[h,p]=l;return h!==void 0&&(p===void 0||u(p)>u(h))?h.slice(0,-11):void 0}function Nn(d){return d.kind==="missing"?d.status:310}function Ln(d,u){
const l=d.replace(/(^|\/)index\.html$/,"$1");return new URL(l.split("/").map(encodeURIComponent).join("/"),u)}function ye(d){try{return decodeURIComponent(d)}catch{
return d}}function Ue(d="",u=""){return d<u?-1:+(d>u)}var tt=$(7496);const Dn=100,Cn='A link to what another application serves below the same host is left alon\
e where it says rel="external".';async function At(d,u){const l=[],{basePath:h}=d,p=d.dead.filter(g=>h===void 0||!Q(g,h));h!==void 0&&l.push(await Rt(h,d,u));for(const[
g,y]of p.entries()){const _=g<Dn?await u.find(y.href,y.files[0]??""):void 0;l.push({...Nt(y),..._===void 0?{}:{place:_}})}return[...X(d),...l,...Mn(d)]}async function Rt(d,{
dead:u},l){const h=u.filter(g=>Q(g,d)),p=await l.find(d,"")??await l.find(d.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path\
 ${d}, and is served without one: ${h.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js,\
 baseUrl in Docusaurus, homepage in package.json.",...p===void 0?{}:{place:p}}}function X({index:d,folder:u}){return d.status>=300?[{code:"index_unanswered",message:`\
The site has no index page: / answers ${d.status}`,remedy:u===void 0?"The output directory needs an index.html. Is output-directory the folder that the build wr\
ites?":`The output directory has its index.html in ${u}: put that folder at the end of output-directory.`}]:d.empty?[{code:"index_empty",message:"The index page\
 is empty: it shows nothing and loads no script"}]:[]}function Nt(d){const u=JSON.stringify(d.href.length>200?`${d.href.slice(0,199)}\u2026`:d.href);switch(d.kind){case"\
link":return{code:"dead_link",message:`Dead link: ${u} ${d.why} (${nt(d)})`,remedy:Cn};case"asset":return{code:"dead_asset",message:`Missing file: ${u} ${d.why}\
 (${nt(d)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${u} leads to has no such part (${nt(d)})`};default:return d.kind}}function nt({
files:d,count:u}){const l=u-1;return`in ${d[0]}${l>0?` and ${l} more ${l===1?"file":"files"}`:""}`}function Mn({unread:d}){return d===0?[]:[{code:"not_all_check\
ed",message:`${d} pages or style sheets are too long, or too many, to be read`}]}var Te=$(5807),Lt=$(1421),st=$(7975);const jn=(0,st.promisify)(Lt.execFile),Pn=64*
1024*1024,Un=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(d=>["-c",d]);function ge(d,u,l,h={}){const p=Object.fromEntries(Object.
entries(u).filter(([y])=>!y.startsWith("GIT_"))),g={cwd:d,env:{...p,LC_ALL:"C",...h},signal:l,maxBuffer:Pn};return async(...y)=>{try{return(await jn("git",[...Un,
...y],g)).stdout}catch(_){throw(0,Z.xU)(_)!=="ENOENT"?_:new Z.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the check buil\
ds the commit that is checked out.",cause:_})}}}const Fn=5*6e4,rt="refs/slipway/base";async function Bn(d,u,l,h,p){const g=ge(l,h,p),y=await ot(u.git,d,p)??await ot(
u.git,`origin/${d}`,p)??await Dt(d,u,l,h,p);return await g("update-ref",rt,y),{name:d,commit:y}}async function ot(d,u,l){try{return(await d("rev-parse","--quiet",
"--verify",`${u}^{commit}`)).trim()}catch(h){if(l.throwIfAborted(),h instanceof Z.GQ)throw h;return}}const _e=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Dt(d,u,l,h,p){
const g=_e.test(d)?await Fe(u.git,p):void 0;if(!g)throw Ge(d,"");const y=AbortSignal.timeout(Fn),_=ge(u.root,h,AbortSignal.any([p,y]),g),O=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${d}:${rt}`];try{await _("--git-dir",l,"fetch",...O)}catch(B){throw p.throwIfAborted(),B instanceof Z.GQ?B:Ge(d,
y.aborted?", and origin does not answer":Be(B),B)}const P=await ot(ge(l,h,p),rt,p);if(P===void 0)throw Ge(d,", and what origin has by this name is no commit");return P}
const it=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","false"],["http.\
lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],at="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function Fe(d,u){const l=await d(
"config","--local","--includes","--null","--get-regexp",at).catch(()=>"");u.throwIfAborted();const h=l.split("\0").flatMap(_=>{const[O="",...P]=_.split(`
`);return O===""?[]:[[O,P.length===0?"true":P.join(`
`)]]});if(!h.some(([_])=>_==="remote.origin.url"))return;const p=[...it,...h],g=p.flatMap(([_,O],P)=>[[`GIT_CONFIG_KEY_${P}`,_],[`GIT_CONFIG_VALUE_${P}`,O]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(p.length),...Object.fromEntries(g)}}function Be(d){const u=d instanceof
Error&&"stderr"in d&&typeof d.stderr=="string"?d.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(u))return", nor\
 has origin";const h=(u.split(`
`).find(p=>/^(?:fatal|error): /.test(p))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,Te.
O)(h,300)}`}function Ge(d,u,l){return new Z.GQ("invalid_input",`compare-to: "${d}" names nothing that this checkout has${u}`,{input:"compare-to",remedy:Gn,cause:l})}
const Gn=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function Hn(d,u,l){const h=ge(d,u,l),[p="",g="",y=""]=(await Ct(h,d,l)).split(`
`),_=ge(p,u,l);return{root:p,commit:y,changed:(await _("diff","--name-only","-z","HEAD")).split("\0").filter(O=>O!==""),git:_,async lend(O,P){await(0,x.mkdir)(O,
{recursive:!0}),await ge(O,u,l)("init","--quiet","--bare","--template=","."),await(0,x.mkdir)((0,v.join)(O,"objects","info"),{recursive:!0}),await(0,x.writeFile)(
(0,v.join)(O,"objects","info","alternates"),`${(0,v.join)(g,"objects")}
`),await(0,x.copyFile)((0,v.join)(g,"shallow"),(0,v.join)(O,"shallow")).catch(B=>{if((0,Z.xU)(B)!=="ENOENT")throw B}),await ge(O,u,l)("update-ref",`refs/heads/${P}`,
y)}}}async function Ct(d,u,l){try{const h=await d("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[p="",g="",y=""]=h.split(`
`);return[p,(0,v.resolve)(u,g),y].join(`
`)}catch(h){throw l.throwIfAborted(),h instanceof Z.GQ?h:new Z.GQ("file_not_found",`There is no checkout in ${u}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:h})}}function zn({pages:d},u,l){const h=y=>({now:y(u),change:y(u)-y(l)}),p=y=>h(_=>_.reduce((O,P)=>O+y(P),0));return{pages:{now:d,
change:p(({path:y})=>Number($e.test(y))).change},files:h(({length:y})=>y),bytes:p(({bytes:y})=>y),brotli:p(({brotli:y})=>y),gzip:p(({gzip:y})=>y),changes:Wn(u,l).
toSorted((y,_)=>Math.abs(_.bytes)-Math.abs(y.bytes)||(y.path<_.path?-1:1))}}const $e=/\.x?html?$/i;function Wn(d,u){const l=new Map(u.map(O=>[O.path,O])),h=new Set(
d.map(({path:O})=>O)),p=d.filter(({path:O})=>!l.has(O)),g=u.filter(({path:O})=>!h.has(O)),y=Kn(p,g),_=new Set(y.flat());return[...d.flatMap(O=>{const P=l.get(O.
path);return P===void 0||P.digest===O.digest?[]:[Mt(O,P)]}),...y.map(([O,P])=>({...Mt(O,P),formerly:P.path})),...p.filter(O=>!_.has(O)).map(O=>jt("added",O,1)),
...g.filter(O=>!_.has(O)).map(O=>jt("removed",O,-1))]}function Mt(d,u){const{path:l,bytes:h,brotli:p}=d;return{kind:"changed",path:l,bytes:h-u.bytes,brotli:p-u.
brotli}}function jt(d,{path:u,bytes:l,brotli:h},p){return{kind:d,path:u,bytes:p*l,brotli:p*h}}function Kn(d,u){const l=Map.groupBy(u,({path:h})=>Pt(h));return[...Map.
groupBy(d,({path:h})=>Pt(h))].flatMap(([h,p])=>{const[g,y]=p,[_,O]=l.get(h)??[];return h!==void 0&&g&&_&&!y&&!O?[[g,_]]:[]})}const Yn=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
Jn=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],ct=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Pt(d){if($e.test(d))return;
const u=d.lastIndexOf("/")+1,[l,h]=[d.slice(0,u),d.slice(u)],p=Yn.exec(h)?.[0]??"",g=h.slice(0,h.length-p.length);if(ct.test(g))return`${l}*${p}`;const y=Jn.map(
_=>_.exec(g)?.groups).find(_=>Qn(_?.hash??""));return y&&`${l}${y.stem}*${p}`}function Qn(d){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
d)}var Ut=$(7598),Vn=$(3024),Ft=$(6466),we=$(8522);const Bt=(0,st.promisify)(we.brotliCompress),He=(0,st.promisify)(we.gzip),Ie=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
Xn={params:{[we.constants.BROTLI_PARAM_QUALITY]:5}},Zn={level:6};async function xe(d,u){const l=u.length;if(l===0||Ie.test(d))return{bytes:l,brotli:l,gzip:l};const[
h,p]=await Promise.all([He(u,Zn),Bt(u,Xn)]);return{bytes:l,brotli:Math.min(l,p.length),gzip:Math.min(l,h.length)}}const qn=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
es=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function ts(d){return qn.test(d)&&!Gt(d)}function Gt(d){return es.test(d)}const ut="PRIVATE K\
EY",Ht=600;function Oe(d){for(let u=d.indexOf(ut);u!==-1;u=d.indexOf(ut,u+ut.length)){const l=d.toString("latin1",Math.max(0,u-40),u+Ht);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(l))return!0}return!1}const lt=25*1024*1024,pe=16*1024*1024,Ae=4;async function le(d,u){const{commit:l,signal:h}=u,p=(await is((0,v.join)(d,".git","shallow"))).
trim()===l,g=[],y=[];for await(const B of Re(d,"")){h.throwIfAborted();const q=ns(B,p);q!=="ordinary"&&q!=="left-out"&&y.push(q),q==="ordinary"&&g.push(B)}const _=[];
await ae(g.sort(),Ae,async B=>{h.throwIfAborted();const q=await ss(d,B,u);q&&_.push(q)}),_.sort((B,q)=>B.file.path<q.file.path?-1:1);const O=_.map(({file:B})=>B);
y.push(..._.flatMap(({found:B})=>B));const P=O.filter(({path:B})=>/\.(?:js|mjs|cjs|css)\.map$/.test(B));return P.length>0&&y.push(Wt(P)),{files:O,findings:y}}async function*Re(d,u){
const l=await(0,x.readdir)((0,v.join)(d,u),{withFileTypes:!0});for(const h of l.sort((p,g)=>p.name<g.name?-1:1)){const p=u+h.name,g=h.name===".git"||p==="node_m\
odules";h.isDirectory()&&!g?yield*Re(d,`${p}/`):(g||h.isFile()||h.isSymbolicLink())&&(yield p)}}function ns(d,u){const l=d.slice(d.lastIndexOf("/")+1);return d===
"node_modules"||l===".git"&&u?"left-out":l===".git"?{code:"leaked_repository",message:`The output holds a git repository, ${d}: its whole history would be publi\
c`,remedy:"Build into a folder of its own, or have the build remove it."}:Gt(l)?{code:"example_of_secrets",message:`The output holds ${d}, which is not publishe\
d`,remedy:"Leave it out of the output directory."}:ts(l)?{code:"leaked_secret_file",message:`The output holds ${d}: a file of secrets would be public`,remedy:"K\
eep it out of the output directory, and change the secrets in it if it was ever published."}:"ordinary"}async function ss(d,u,{digests:l,signal:h}){const p=(0,v.
join)(d,u),g=await(0,x.stat)(p).catch(()=>{});if(!g?.isFile())return;const y=g.size;if(y>pe){const B=y>lt?[zt(u,y)]:[],q=l?{digest:await rs(p,h)}:{};return{file:{
path:u,bytes:y,brotli:y,gzip:y,...q},found:B}}const _=await(0,x.readFile)(p),O=l?{digest:(0,Ut.createHash)("sha256").update(_).digest("hex")}:{};return{file:{path:u,
...await xe(u,_),...O},found:Oe(_)?[os(u)]:[]}}async function rs(d,u){const l=(0,Ut.createHash)("sha256");return await(0,Ft.pipeline)((0,Vn.createReadStream)(d),
l,{signal:u}),l.digest("hex")}function zt(d,u){return{code:"large_file",message:`${d} has ${(u/1024**2).toFixed(0)} MB; more than ${lt/1024**2} is much for a si\
te`}}function os(d){return{code:"leaked_private_key",message:`The output holds a private key, in ${d}: it would be public`,remedy:"Take the key out of what the \
build publishes, and replace it if it was ever published."}}function Wt(d){const[u]=d,l=d.length===1?"":` and ${d.length-1} more`;return{code:"source_maps",message:`\
The output holds source maps (${u?.path}${l}): everybody can read the sources they hold`}}async function is(d){return(0,x.readFile)(d,"utf8").catch(()=>"")}const as=/[\s"'`(=[{<>,:]$/,
cs=/^[\s"'`)\]}<>,;#?]/;function us(d,u,l){const h=new Map,p=g=>{const y=h.get(g)??ds(d,u,g);return h.set(g,y),y};return{async find(g,y){for(const _ of ls(g,y)){
const O=await p(_),P=fs(O,y,l);if(P)return P}}}}function ls(d,u){const[l=""]=d.split(/[?#]/,1),h=d.replaceAll("&","&amp;"),p=/^\.{1,2}\//.test(l)?new URL(l,`htt\
p://site/${encodeURI(u)}`).pathname:"";return[...new Set([d,h,l,p])].filter(g=>g.length>1)}async function ds(d,u,l){return(await d("grep","-I","-n","-z","-F","-\
e",l,u,"--").catch(()=>"")).split(`
`).flatMap(p=>Kt(p,u,l))}function Kt(d,u,l){const[h="",p="",...g]=d.split("\0"),y=g.join("\0");for(let _=y.indexOf(l);_!==-1;_=y.indexOf(l,_+1)){const[O,P]=[y.slice(
Math.max(0,_-1),_),y.slice(_+l.length,_+l.length+1)];if((_===0||as.test(O))&&(P===""||cs.test(P)))return[{file:h.slice(u.length+1),line:Number(p),column:_+1}]}return[]}
function fs(d,u,l){const h=d.filter(({file:g})=>l===void 0||!g.startsWith(`${l}/`)),p=h.filter(({file:g})=>ps(g,u));return[d,h,p].map(hs).find(g=>g!==void 0)}function hs(d){
const[u]=d;return u&&d.every(({file:l})=>l===u.file)?u:void 0}function ps(d,u){const l=ze(u.replace(/\/index\.[^/]+$/,""));return ze(d)===l||ze(d.replace(/\/index\.[^/]+$/,
""))===l}function ze(d){return d.slice(d.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const ms=5;async function ys(d,u,l){const h=u.files.map(({path:y})=>y),p=await xn(
d,h),g=y=>u.files.reduce((_,O)=>_+y(O),0);return{pages:p.pages,links:p.links,files:u.files.length,bytes:g(({bytes:y})=>y),brotli:g(({brotli:y})=>y),gzip:g(({gzip:y})=>y),
largest:u.files.toSorted((y,_)=>_.bytes-y.bytes).slice(0,ms),findings:Yt([...u.findings,...await At(p,l)])}}const gs=["error","warning","notice"];function Yt(d){
const u=l=>gs.indexOf((0,tt.x)(l))*2+(l.place?0:1);return d.toSorted((l,h)=>u(l)-u(h))}function ws({findings:d}){const u=d.filter(l=>(0,tt.x)(l)==="error").length;
if(u!==0)return new Z.GQ("check_failed",`The site was built, and does not pass: ${u} ${u===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var bs=$(5635),Jt=$(4533);async function Ne(d,u,l){const{report:h,signal:p}=l,g=(0,bs.M)(h.report,A.m,p);return await g.phase("compare",
async()=>{const y=await Qt(d,u,l);return p.throwIfAborted(),await h.compared(y),[void 0,(0,Jt.i)(y),y.kind==="untold"]}),g.phases}async function Qt(d,u,l){const{
embedded:h,report:p,checked:g,leftMs:y}=l;if(d.commit===g.commit)return{kind:"untold",base:d,why:"it is the commit that was checked"};const _=q=>{(q.type==="sta\
tus"||q.type==="heartbeat")&&p.report(q)},O={...u.follow,timeoutMs:Math.max(1,y)},{outcome:P,output:B}=await h.deploy(d.commit,{...u,...Vt(u),follow:O},_);return P.
status==="succeeded"&&B?{kind:"told",base:d,difference:zn(g.report,g.output.files,B.files)}:{kind:"untold",base:d,why:Xt(P,y)}}function Vt({project:d}){return{project:d===
"base"?"checked":"base"}}function Xt({status:d,error:u},l){return d!=="pending"?`it does not build (${u?.message??d})`:l<1?"no time was left to build it":`it wa\
s not built in the ${(0,ee.a)(l)} that were left`}var Zt=$(4780),Es=$(9353),Ss=$(7244);async function Ts(d){const{startPlatform:u,env:l,scratch:h,lent:p,digests:g}=d;
let y="",_;const O=await u({dir:(0,v.join)(h,"platform"),port:0,allowLocalGit:!0,precompress:!1,env:l,async onOutput(P,B){_=await le(P,{commit:y,digests:g,signal:B})}});
return{async deploy(P,B,q){return[y,_]=[P,void 0],{outcome:await $s(O,ke(B,P,p),q,d),output:_}},[Symbol.asyncDispose]:()=>O[Symbol.asyncDispose]()}}const _s=50;
function ke(d,u,l){const{configuration:h,follow:p}=d;return{...d,configuration:{...h,repository:l},commit:u,create:!0,verify:"off",urlTemplate:void 0,follow:{...p,
wait:!0,pollIntervalMs:_s,statusMap:new Map}}}function $s(d,u,l,{signal:h,folder:p,onSecret:g}){const{baseUrl:y,requestUrl:_,requestToken:O}=d,P={kind:"platform",
requestUrl:_,requestToken:O,audience:y},B=()=>Promise.reject(new TypeError("A check runs no token command")),q={fetch,tree:(0,Ss.c)(p),signal:h,run:B,onSecret:g,
reporter:l};return(0,Es.g)(u,(0,Zt.N)(u,{baseUrl:y,source:P},q))}var dt=function(d,u,l){if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError(
"Object expected.");var h,p;if(l){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");h=u[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");h=u[Symbol.dispose],l&&(p=h)}if(typeof h!="function")throw new TypeError("Object not disposable.");
p&&(h=function(){try{p.call(this)}catch(g){return Promise.reject(g)}}),d.stack.push({value:u,dispose:h,async:l})}else l&&d.stack.push({async:!0});return u},Os=(function(d){
return function(u){function l(y){u.error=u.hasError?new d(y,u.error,"An error was suppressed during disposal."):y,u.hasError=!0}var h,p=0;function g(){for(;h=u.
stack.pop();)try{if(!h.async&&p===1)return p=0,u.stack.push(h),Promise.resolve().then(g);if(h.dispose){var y=h.dispose.call(h.value);if(h.async)return p|=2,Promise.
resolve(y).then(g,function(_){return l(_),g()})}else p|=1}catch(_){l(_)}if(p===1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.
error}return g()}})(typeof SuppressedError=="function"?SuppressedError:function(d,u,l){var h=new Error(l);return h.name="SuppressedError",h.error=d,h.suppressed=
u,h});async function qt(d,u,l,h){try{return await ks(d,u,l,h)}catch(p){if(!h.signal.aborted)throw p;return{...ft,status:"cancelled",failure:void 0,phases:[],error:en()}}}
async function ks(d,u,l,h){const p={stack:[],error:void 0,hasError:!1};try{const{env:g,signal:y}=h,{repository:_,branch:O,outputDirectory:P}=d.configuration,B=(0,v.
isAbsolute)(_)?_:h.workspace,q=await Hn(B,g,y);tn(q,l.report);const ve=dt(p,await Is(g),!0),pt=(0,v.join)(ve.path,"source.git");await q.lend(pt,O);const mt=u===
void 0?void 0:await Bn(u,q,pt,g,y),nn=A.m.now(),xs=Je=>l.addSecret(Je),As={...h,scratch:ve.path,lent:pt,folder:B,digests:mt!==void 0,onSecret:xs},We=dt(p,await Ts(
As),!0),{commit:yt}=q,Ke=Je=>Je.type==="url"||l.report(Je),{outcome:Ye,output:gt}=await We.deploy(yt,d,Ke),{status:Rs,url:sn}=Ye;if(Rs!=="succeeded"||gt===void 0||
sn===void 0)return vs(Ye,d);const Ns={root:new URL(sn),fetch:(0,I.Q)(fetch),signal:y},Le=await ys(Ns,gt,us(q.git,yt,P));await l.checked(Le);const Ls=d.follow.timeoutMs-
(A.m.now()-nn),rn=mt&&{embedded:We,report:l,signal:y,checked:{commit:yt,report:Le,output:gt},leftMs:Ls},fe=rn?await Ne(mt,d,rn):[],oe=ws(Le);return{...Ye,...ft,
status:oe?"failed":"succeeded",error:oe,phases:[...Ye.phases,...fe]}}catch(g){p.error=g,p.hasError=!0}finally{const g=Os(p);g&&await g}}const ft={appID:void 0,appCreated:!1,
deployID:void 0,url:void 0};function vs(d,{follow:u}){const l={...d,...ft};if(d.error?.code==="interrupted")return{...l,status:"cancelled",error:en()};if(d.status!==
"pending")return l;const h=`The check has not ended within ${(0,ee.a)(u.timeoutMs)}, and was stopped`,p="Raise the input timeout.";return{...l,status:"failed",error:new Z.
GQ("deploy_timeout",h,{input:"timeout",remedy:p})}}function en(){return new Z.GQ("interrupted","Interrupted: the check was stopped, and has no result")}const ht=5;
function tn({changed:d},u){if(d.length===0)return;const l=d.slice(0,ht).join(", "),h=d.length>ht?` and ${d.length-ht} more`:"";u({type:"warning",message:`Change\
d since the commit, and not part of the check: ${l}${h}`,remedy:"The platform builds commits: commit what it shall see."})}async function Is(d){const u=await(0,x.
mkdtemp)((0,v.join)(d.RUNNER_TEMP||(0,b.tmpdir)(),"slipway-check-"));return{path:u,[Symbol.asyncDispose]:()=>(0,x.rm)(u,{recursive:!0,force:!0,maxRetries:3}).catch(
()=>{})}}}),4533:((me,re,$)=>{$.d(re,{comparisonSection:()=>ee,i:()=>A});var x=$(5807),b=$(7716),v=$(8862);const I=20;function A(N){const{base:z}=N,j=`${(0,x.O)(
z.name,100)} (${Q(z)})`;if(N.kind==="untold")return`no difference to ${j} can be told: ${N.why}`;const{pages:k,files:R,bytes:V,brotli:ne}=N.difference;return`${[
C(k," pages"),C(R," files"),U(V),U(ne," with Brotli")].join(", ")} against ${j}`}function ee(N,z){const{base:j}=N,k=`### The difference to ${(0,v.aY)(z(j.name),
100)} (${(0,v.aY)(Q(j))})`;if(N.kind==="untold")return`${k}

None can be told: ${(0,v.CS)(z(N.why),500)}`;const{difference:R}=N;return[k,Z(R),...te(R,z)].join(`

`)}function Z({pages:N,files:z,bytes:j,brotli:k,gzip:R}){return(0,b.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[C(N),C(z),U(j),U(k),U(R)]])}function te({
changes:N},z){if(N.length===0)return["Every file is the same, byte for byte."];const j=["changed","added","removed"].map(V=>`${N.filter(ne=>ne.kind===V).length.
toLocaleString("en")} ${V}`),k=N.slice(0,I).map(V=>[V.kind,K(V,z),Y(V.bytes),Y(V.brotli)]),R=N.length-I;return[`Files: ${j.join(", ")}.`,(0,b.tp)(["","File","Si\
ze","with Brotli"],k),...R>0?[`\u2026 and ${R.toLocaleString("en")} more.`]:[]]}function K({path:N,formerly:z},j){const k=z?.slice(z.lastIndexOf("/")+1);return`${(0,v.
aY)(j(N))}${k===void 0?"":` (was ${(0,v.aY)(j(k))})`}`}function Q({commit:N}){return N.slice(0,7)}function C({now:N,change:z},j=""){return`${N.toLocaleString("e\
n")}${j} (${F(z,k=>k.toLocaleString("en"))})`}function U({now:N,change:z},j=""){return`${(0,b.Ej)(N)}${j} (${Y(z)})`}function Y(N){return F(N,b.Ej)}function F(N,z){
return`${N>0?"+":N<0?"-":"\xB1"}${z(Math.abs(N))}`}}),8862:((me,re,$)=>{$.d(re,{CS:()=>Z,Dl:()=>te,EU:()=>v,XI:()=>K,aY:()=>b});var x=$(5807);function b(C,U=300){
const Y=(0,x.O)(C,U).replaceAll("|","\u2502").trim();if(Y==="")return"\u2013";const F="`".repeat(Q(Y)+1),N=Y.startsWith("`")||Y.endsWith("`")?" ":"";return`${F}${N}${Y}${N}${F}`}
function v(C,U=2e3){const Y=C.map(N=>(0,x.O)(N,U)),F="`".repeat(Math.max(3,Q(Y.join(`
`))+1));return[`${F}text`,...Y,F].join(`
`)}const I=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,A=/^[0-9a-f]{7,40}\W*$/i,ee=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function Z(C,U=1e3){return(0,x.O)(C,U).trim().replace(ee,(F,N,z="",j="",k="",R="")=>N!==void 0?b(N)+z:I.test(F)&&!A.test(F)?F:j+b(k)+R)}function te(C){if(C===void 0||
!URL.canParse(C))return;const{protocol:U,username:Y,password:F,href:N}=new URL(C);if(!(!/^https?:$/.test(U)||Y!==""||F!==""||N.length>2e3))return`[${b(N)}](<${N.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function K(C,U){let Y=U,F=C.length;for(;F>0&&(Y-=Buffer.byteLength((0,x.O)(C[F-1]??""))+1,!(Y<0));)F--;return C.slice(
F)}function Q(C){return Math.max(0,...[...C.matchAll(/`+/g)].map(U=>U[0].length))}}),1772:((me,re,$)=>{$.d(re,{Aw:()=>Z,U2:()=>A,bM:()=>ee,q$:()=>I,q1:()=>v,sU:()=>b});
var x=$(8302);class b extends Error{name="JsonTextError";offset;constructor(k,R){super(k),this.offset=R}}function v(j,k){const R=j.slice(0,k);return{line:R.split(
`
`).length,column:k-R.lastIndexOf(`
`)}}function I(j){new z(j).document()}function A(j){const k=[];return new z(j,V=>k.push(V)).document()==="object"?k:void 0}function ee(j){return j.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function Z(j,k){return j===k||te(j)===te(k)}function te(j){try{return String(JSON.parse(j,K))}catch(k){if(k instanceof RangeError)return ee(j);throw k}}function K(j,k,R){
return typeof k=="number"?Q(R?.source??String(k)):Array.isArray(k)?`[${k.join(",")}]`:(0,x.G)(k)?`{${Object.entries(k).map(([ne,ae])=>`${JSON.stringify(ne)}:${ae}`).
sort().join(",")}}`:JSON.stringify(k)}function Q(j){const[,k,R="",V="",ne="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(j)??[],ae=`${R}${V}`.replace(/^0+/,
""),he=ae.replace(/0+$/,"");if(he==="")return`${k}0`;const qe=BigInt(ne)-BigInt(V.length)+BigInt(ae.length-he.length);return`${k}${he}e${qe}`}const C=/[ \t\n\r]*/y,
U=/[ !#-[\]-\uffff]*/y,Y=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,F=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,N=/true|false|null/y;class z{#e;#t;#n=0;#s={name:"",
nameOffset:0,offset:0};constructor(k,R){this.#e=k,this.#t=R}document(){this.#l(C);const k=this.#e[this.#n]==="{"?"object":"other",R=[];do this.#r(R);while(this.#o(
R));if(this.#l(C),this.#n<this.#e.length)throw this.#f("the end");return k}#r(k){for(;;){this.#l(C),k.length===1&&(this.#s.offset=this.#n);const R=this.#e[this.#n];
if(R!=="{"&&R!=="["){this.#c(R);return}if(this.#n+=1,this.#d(R==="{"?"}":"]"))return;k.push({names:R==="{"?new Set:void 0}),R==="{"&&this.#i(k)}}#o(k){for(let R=k.
at(-1);R;R=k.at(-1)){k.length===1&&R.names&&this.#a();const V=R.names?"}":"]";if(this.#d(V)){k.pop();continue}if(this.#e[this.#n]!==",")throw this.#f(`"," or "${V}\
"`);return this.#n+=1,R.names&&this.#i(k),!0}return!1}#a(){this.#t?.({...this.#s,text:this.#e.slice(this.#s.offset,this.#n)})}#i(k){this.#l(C);const R=this.#n;if(this.#e[this.#n]!==
'"')throw this.#f("a name in double quotes");const V=this.#u(),ne=k.at(-1)?.names;if(ne?.has(V))throw new b(`the name "${V}" stands twice in one object`,R);if(ne?.
add(V),this.#l(C),this.#e[this.#n]!==":")throw this.#f('":"');this.#n+=1,k.length===1&&(this.#s={name:V,nameOffset:R,offset:this.#n})}#c(k){if(k==='"')this.#u();else if(this.#l(
F)===0&&this.#l(N)===0)throw this.#f("a value")}#u(){const k=this.#n;this.#n+=1;do this.#l(U);while(this.#l(Y)>0);if(this.#e[this.#n]!=='"'){const V=this.#n>=this.#e.
length;throw new b(V?"a string does not end":"a bad escape or control character in a string",this.#n)}this.#n+=1;const R=JSON.parse(this.#e.slice(k,this.#n));if(typeof R!=
"string"||!R.isWellFormed())throw new b("a lone surrogate (half of a character) in a string",k);return R}#d(k){return this.#l(C),this.#e[this.#n]!==k?!1:(this.#n+=
1,!0)}#l(k){k.lastIndex=this.#n;const R=k.exec(this.#e)?.[0].length??0;return this.#n+=R,R}#f(k){const R=this.#e.slice(this.#n,this.#n+1);return new b(`expected\
 ${k}, found ${R===""?"the end":JSON.stringify(R)}`,this.#n)}}}),7496:((me,re,$)=>{$.d(re,{x:()=>b});const x={index_unanswered:"error",index_empty:"error",base_path:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function b({code:v}){return x[v]}}),3112:((me,re,$)=>{$.r(re),$.d(re,{startPlatform:()=>wf});
var x=$(7598),b=$(6760),v=$(3739),I=$(3024),A=$(1455),ee=$(8302),Z=$(7994);class te extends Error{name="BodyTooLarge"}function K(t,e,n={}){return{status:t,headers:{
"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function Q(t,e){const n=t.headers[e];return typeof n==
"string"?n:n?.[0]}function C(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const U=300,Y="developer@slipway.localhost";function F(t){const{issuer:e,key:n,
clock:s}=t;let r;const o=async(a={})=>{const c=await $.e(460).then($.bind($,6460));r??=c.importJWK(n.privateJwk,"ES256");const f=Math.floor(s.now()/1e3),m=a.email??
Y;return new c.SignJWT({...a.claims,email:m,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??m).setAudience(
a.audience??t.audience).setIssuedAt(f).setExpirationTime(f+(a.expiresInSeconds??U)).setJti((0,x.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-c\
onfiguration":z(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!=="HEAD")return k(a,405,"method_not_allowed","T\
he identity provider answers GET alone",{allow:"GET, HEAD"});const c=C(a.target),f=i[c];return f?K(200,f,{"cache-control":"public, max-age=300"}):c!=="/identity\
/token"?k(a,404,"not_found",`Nothing is at ${c}`):j(a,t.requestToken)?N(a.target,o):k(a,401,"unauthorized","The request token is missing or wrong: see run.json",
{"www-authenticate":"Bearer"})}}}async function N(t,e){const n=new URLSearchParams(t.slice(C(t).length)),s=n.get("audience"),r=n.get("email"),o=await e({...s?{audience:s}:
{},...r?{email:r}:{}});return K(200,{count:o.length,value:o})}function z(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:[
"id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub",
"aud","exp","iat","jti","email","email_verified"]}}function j(t,e){const n=r=>(0,x.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(Q(t,"autho\
rization")??"")?.[1];return s!==void 0&&(0,x.timingSafeEqual)(n(s),n(e))}function k(t,e,n,s,r={}){return K(e,{error:{code:n,message:s,requestID:t.requestID}},r)}
const R=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;async function V(t,e,n){if(!(0,b.isAbsolute)(e))throw he(
`${e} is not an absolute path`);if((0,Z.FK)(t,e))throw he(`${e} lies in the data directory`);if((0,I.existsSync)(e)&&(0,I.readdirSync)(e).length>0)throw he(`${e}\
 is not empty`);(0,I.mkdirSync)(e,{recursive:!0,mode:448}),await ae(t,e),n(e),await ae(t,e)}const ne=5;async function ae(t,e){const n=s=>!(0,b.relative)(t,s).split(
b.sep).includes("tmp");for(const s of(0,I.readdirSync)(t).filter(r=>!R.test(r)))for(let r=1;;r+=1)try{await(0,A.cp)((0,b.join)(t,s),(0,b.join)(e,s),{recursive:!0,
force:!1,filter:n});break}catch(o){if((0,v.xU)(o)!=="ENOENT"||r===ne)throw o}}function he(t){return new v.GQ("invalid_input",t,{input:"to",remedy:"Name a direct\
ory outside the data directory that is empty or not there yet."})}function qe(t,e){return async n=>{const{requestID:s}=n,r=(o,i,a)=>K(o,{error:{code:i,message:a,
requestID:s}},o===405?{allow:"POST"}:{});if(n.method!=="POST")return r(405,"method_not_allowed","A backup is made by POST.");if(!j(n,t))return r(401,"unauthoriz\
ed","The request token is missing or wrong.");try{const o=JSON.parse((await n.body(Tn)).toString()),i=(0,ee.G)(o)&&typeof o.to=="string"?o.to:"";return await e(
i),K(200,{to:i})}catch(o){const{mender:i,message:a}=o instanceof SyntaxError?he("The body is not JSON"):(0,v.I7)(o);return i==="user"?r(422,"validation_failed",
a):r(503,"unavailable",a)}}}const Tn=64*1024,_n=["queued","building","syncing","activating","succeeded","failed","cancelled"],$n=["queue","clone","install","bui\
ld","sync","activate"],On=null,Pe={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,
unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};var M=$(2345);class G extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function kn(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return K(Pe[n],r,t.headers)}function vn(t,e,n,s){
const r=t.roleOf(e.email,n);if(r===void 0)throw new G("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!=="deployer")throw new G("forbidde\
n",`${e.email} may only read in the organization ${n}.`);return r}function vt(t,e,n,s){const r=t.state.apps.find({org:e,project:n,appID:s});if(!r)throw new G("n\
ot_found",`There is no app ${s} in ${e}/${n}.`);return r}function It(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)return;const r=[];for(const[
o,i]of n.entries()){const a=s[o]??"";if(i.startsWith("{")){const c=xt(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function xt(t){try{return decodeURIComponent(
t)}catch{return}}const In=`
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
`,xn=`'use strict';
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
`,An='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function et(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const Rn=new Map([["/console/style.css",et("text/css",In)],["/console/icon.svg",et("image/svg+xml",An)],["/console/script.js",et("text/javascript",xn)]]);var Nn=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ln=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ye=256*1024,Ue=10;async function tt(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const r=Nn(s,await(0,A.open)(t),!0),{size:o}=await r.stat(),i=e??Math.max(0,o-ye),{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(ye),0,ye,i),
f=a.subarray(0,c),m=i+c>=o,w=m&&n?c:Dn(f),S=e===void 0&&i>0?f.indexOf(Ue)+1:0;return{text:f.subarray(S,w).toString("utf8"),next:i+w,atEnd:m}}catch(r){s.error=r,
s.hasError=!0}finally{const r=Ln(s);r&&await r}}catch(s){if((0,v.xU)(s)==="ENOENT")return{text:"",next:0,atEnd:!0};throw s}}function Dn(t){const e=t.lastIndexOf(
Ue)+1;return e===0&&t.length===ye?ye:e}function Cn(t){return(0,I.existsSync)(t)?(0,I.createReadStream)(t):""}function At(t,e){return(0,b.join)(t,"logs",`${e}.lo\
g`)}class Rt{text;constructor(e){this.text=e}}function X(t,...e){let n=t[0]??"";for(const[s,r]of e.entries())n+=Nt(r)+(t[s+1]??"");return new Rt(n)}function Nt(t){
return t==null?"":t instanceof Rt?t.text:typeof t=="object"?t.map(Nt).join(""):String(t).replace(/[&<>"']/g,e=>nt[e]??"")}const nt={"&":"&amp;","<":"&lt;",">":"\
&gt;",'"':"&quot;","'":"&#39;"},Mn={"content-type":"text/html; charset=utf-8","cache-control":"no-store","content-security-policy":"default-src 'none'; script-s\
rc 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff",
"x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"same-origin"};function Te(t,e,n,s){const r=n?X`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:
null,o=X(si||(si=ni([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:Mn,body:o.text}}function Lt(t,e){return Te(t,"Sign in",void 0,X`${it(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function st(t,e){const n=e.map(r=>X`<li><a href="/console/orgs/${encodeURIComponent(r)}">${r}</a></li>`),s=X`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
return Te(200,"Organizations",t,n.length>0?X`<ul>${n}</ul>`:s)}function jn(t,e,n){const s=n.map(r=>X`<tr><td>${r.project}</td><td><a href="${_e(r)}">${r.name}</a></td><td>${r.
type}</td>
<td>${r.liveRelease===null?"created":"live"}</td><td class="code">${r.repository}</td></tr>`);return Te(200,e,t,at("Apps",["Project","App","Type","State","Repos\
itory"],s,"There is no app."))}function Pn(t,e,n){const{app:s,url:r}=n;return Te(t,s.name,e,X`${it(n.problem)}${rt(n.created)}
<p><a href="/console/orgs/${encodeURIComponent(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${s.repository}, branch ${s.branch}</dd>
<dt>Site</dt><dd>${r?X`<a href="${r}">${r}</a>`:"not live before the first successful deploy"}</dd>
</dl>
<h2>Deployments</h2>
${Un(n)}
<h2>Environment variables</h2>
${n.envNames.length>0?X`<ul>${n.envNames.map(o=>X`<li><code>${o}</code></li>`)}</ul>`:X`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${ge(n)}`)}function Un({app:t,deployments:e}){const n=e.map(s=>X`<tr><td><a href="${Dt(t,s.deployID)}">${s.deployID}</a></td>
<td class="${s.status}">${s.status}</td><td>${s.branch}</td><td class="code">${s.commit?.slice(0,12)}</td><td>${Fe(s.createdAt)}</td></tr>`);return at("Recent d\
eployments",["Deployment","Status","Branch","Commit","Created"],n,"There is none yet.")}function ge({app:t,tables:e,mayChange:n}){if(e===void 0)return X`<p>Apps of type ${t.
type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;const s=e.map(({name:o,variable:i,createdAt:a})=>X`<tr><td>${o}</td><td><code>${i}</code></td><td>${Fe(
a)}</td>
<td>${n?Fn(t,o):null}</td></tr>`),r=X`<form method="post" action="${_e(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;return X`${at("Key-value tables",["Table","Token variable","Created",""],s,"There is no table: the first one activates the service.")}
${n?r:null}`}function Fn(t,e){return X`<details><summary>Delete…</summary>
<form method="post" action="${_e(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function rt(t){return t?X`<div class="note" role="status"><p>The table ${t.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}function Bn(t,{app:e,deployment:n,failure:s,log:r}){
const o=Dt(e,n.deployID),i=n.finishedAt===null?X`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${r.text}</pre>`:
X`<pre tabindex="0" aria-label="Build log">${r.text}</pre>`;return Te(200,n.deployID,t,X`<p><a href="${_e(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
<dt>Branch</dt><dd>${n.branch}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${Fe(n.createdAt)}</dd>
${n.finishedAt===null?null:X`<dt>Finished</dt><dd>${Fe(n.finishedAt)}</dd>`}
</dl>
${s?X`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i}
<p><a href="${o}/log">All of it, as text</a></p>`)}function ot(t,e,n){return Te(t,"This did not work",e,X`${it(n)}<p><a href="/console">To the console's first page</a></p>`)}
function _e({org:t,project:e,appID:n}){const[s,r,o]=[t,e,n].map(encodeURIComponent);return`/console/orgs/${s}/projects/${r}/apps/${o}`}function Dt(t,e){return`${_e(
t)}/deployments/${encodeURIComponent(e)}`}function it(t){return t===void 0?null:X`<div class="note alert" role="alert"><p>${t}</p></div>`}function at(t,e,n,s){if(n.
length===0)return X`<p>${s}</p>`;const r=e.map(o=>o===""?X`<td></td>`:X`<th scope="col">${o}</th>`);return X`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function Fe(t){const e=new Date(t).toISOString();return X`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const Be="slipway_console",Ge=480*
6e4,Gn=1e3;class Hn{#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=`Path=/console; HttpOnly; SameSite=Strict${n?"; Secure":""}`}find(e){const n=this.#n.get(
Ct(e));return n&&n.expiresAt>this.#e.now()?n.principal:void 0}open(e){const[n]=this.#n.keys();n!==void 0&&this.#n.size>=Gn&&this.#n.delete(n);const s=(0,x.randomBytes)(
32).toString("base64url");return this.#n.set((0,x.hash)("sha256",s),{principal:e,expiresAt:this.#e.now()+Ge}),`${Be}=${s}; Max-Age=${Ge/1e3}; ${this.#t}`}close(e){
return this.#n.delete(Ct(e)),`${Be}=; Max-Age=0; ${this.#t}`}}function Ct(t){const n=(Q(t,"cookie")??"").split(/; */).find(s=>s.startsWith(`${Be}=`))?.slice(Be.
length+1)??"";return(0,x.hash)("sha256",n)}function zn(t){const e=Q(t,"origin");return e!==void 0&&URL.canParse(e)&&new URL(e).host===Q(t,"host")}const $e="/con\
sole/orgs/{org}/projects/{project}/apps/{app}",Wn=[["GET","/console",Yn],["GET","/console/orgs/{org}",Jn],["GET",$e,t=>ct(t,200,{})],["POST",`${$e}/tables`,Pt],
["POST",`${$e}/tables/{name}/delete`,Qn],["GET",`${$e}/deployments/{deployment}`,Ut],["GET",`${$e}/deployments/{deployment}/log`,Vn]];function Mt(t){const e=new Hn(
t.clock,t.consoleUrl.startsWith("https:"));return async n=>{const s=C(n.target).replace(/(?<=.)\/$/,""),r=Rn.get(s);if(r)return r;const o=e.find(n);try{if(n.method===
"POST"&&!zn(n))throw new G("forbidden","This form was not sent by the console's own page.");return s==="/console/sign-in"?await Kn(n,t,e):s==="/console/sign-out"?
He("/console/sign-in",e.close(n)):o?await jt(s,n,t,o):He("/console/sign-in")}catch(i){if(!(i instanceof G))throw i;return ot(Pe[i.code],o?.email,i.message)}}}async function jt(t,e,n,s){
const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of Wn){const c=o===r?It(i,t):void 0;if(c)return c[0]!==void 0&&vn(n,s,c[0],r==="POST"),a({request:e,options:n,
principal:s,parts:c})}throw new G("not_found","There is no such page in the console.")}async function Kn(t,e,n){if(t.method!=="POST")return Lt(200,void 0);const s=await Ft(
t,"token");try{return He("/console",n.open(await e.verify(`Bearer ${s.trim()}`)))}catch(r){if(!(r instanceof G))throw r;return Lt(Pe[r.code],r.message)}}function Yn({
options:t,principal:e}){const n=t.state.apps.organizations().filter(s=>t.roleOf(e.email,s)!==void 0);return st(e.email,n)}function Jn({options:t,principal:e,parts:[
n=""]}){return jn(e.email,n,t.state.apps.list(n))}function ct(t,e,n){const{options:s,principal:r}=t,o=we(t),{state:i,kvs:a}=s;return Pn(e,r.email,{app:o,url:o.liveRelease===
null?void 0:s.siteUrl(o.subdomain),deployments:i.deployments.list(o,M.lF.pageDefault,void 0),envNames:Object.keys(i.apps.env(o)),tables:M.jI.some(c=>c===o.type)?
a.listTables(o):void 0,mayChange:s.roleOf(r.email,o.org)==="deployer",...n})}async function Pt(t){const e=we(t),n=await Ft(t.request,"name");try{return ct(t,201,
{created:t.options.kvs.createTable(e,n)})}catch(s){if(!(s instanceof G))throw s;return ct(t,Pe[s.code],{problem:s.message})}}async function Qn(t){const e=we(t);
return await t.options.kvs.deleteTable(e,t.parts[3]??""),He(_e(e))}async function Ut(t){const{options:e,principal:n}=t,s=we(t),r=Bt(t,s),o=await tt(At(e.dataDir,
r.deployID),void 0,r.finishedAt!==null),i=e.state.deployments.failure(s,r.deployID);return Bn(n.email,{app:s,deployment:r,failure:i,log:o})}async function Vn(t){
const e=Bt(t,we(t)),n=At(t.options.dataDir,e.deployID),s={"content-type":"text/plain; charset=utf-8","cache-control":"no-store","x-content-type-options":"nosnif\
f"},r=/[?&]from=(\d{1,12})(?:&|$)/.exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:Cn(n)};const o=e.finishedAt!==null,{text:i,next:a,
atEnd:c}=await tt(n,Number(r),o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function Ft(t,e){
try{const n=await t.body(M.lF.bodyBytes);return new URLSearchParams(n.toString("utf8")).get(e)??""}catch(n){throw n instanceof te?new G("body_too_large","The fo\
rm is too large."):n}}function we({options:t,parts:[e="",n="",s=""]}){return vt(t,e,n,s)}function Bt({options:t,parts:e},n){const s=t.state.deployments.find(n,e[3]??
"");if(!s)throw new G("not_found",`The app ${n.appID} has no such deployment.`);return s}function He(t,e){return{status:303,headers:{location:t,"cache-control":"\
no-store",...e?{"set-cookie":e}:{}}}}var Ie=$(3823);const Xn=new Set(["ENOSPC","EDQUOT"]),Zn=13;function xe(t){return Xn.has((0,v.xU)(t))?!0:t instanceof Error&&
"errcode"in t&&t.errcode===Zn}function qn(t){const e=es(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.
filter(f=>ts(f.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(f=>f.method===i);if(a)return{name:a.name,parameters:Gt(a.parts,r)};if(o.length===0)throw new G("not_found",
`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(f=>f.method==="GET"?"GET, HEAD":f.method).join(", ");throw new G("method_not_allowed",`${n} \
is not allowed here; allowed: ${c}.`,{allow:c})}}function es(t){return Object.keys(t)}function ts(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("\
{")?e[s]!=="":n===e[s])}function Gt(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,ut(e[r]??"",o)]]});return Object.
fromEntries(n)}function ut(t,e){try{return decodeURIComponent(t)}catch{throw new G("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const Ht=10;
function Oe(t,e,n={}){if(!(0,ee.G)(t))throw pe(["the body must be a JSON object"]);const s=[];for(const[o,i]of Object.entries(t)){const a=lt(e,o);if(!a)s.push(lt(
n,o)??`${Ae(o)} is not a known field`);else if(!(i===null&&a.nullable)){const c=a.rule(i);c!==void 0&&s.push(`${o} ${c}`)}}for(const[o,i]of Object.entries(e))i.
required&&!Object.hasOwn(t,o)&&s.push(`${o} is required`);const r=s.some(o=>o.endsWith("is not a known field"));if(s.length>0)throw pe(s,r?`Known fields: ${Object.
keys(e).join(", ")}.`:"");return t}function lt(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function pe(t,e=""){const n=t.length-Ht,s=t.slice(0,Ht).join("; ")+(n>
0?`; and ${n} more`:"");return new G("validation_failed",`${s}.${e===""?"":` ${e}`}`)}function Ae(t){return JSON.stringify(t.length>60?`${t.slice(0,60)}\u2026`:
t)}function le(t,e,n=()=>{}){return s=>typeof s!="string"?"must be a string":s.length<t?t===1?"must not be empty":`must have at least ${t} characters`:s.length>
e?`must have at most ${e} characters`:s.includes("\0")?"must not contain NUL characters":s.isWellFormed()?n(s):"must be well-formed Unicode"}function Re(t,e){return n=>t.
test(n)?void 0:e}function ns(t){return e=>t.some(n=>n===e)?void 0:`must be one of ${t.join(", ")}`}const ss=t=>typeof t=="boolean"?void 0:"must be true or false",
rs=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],
[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have \
a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],zt=le(1,244,t=>rs.find(([e])=>e.
test(t))?.[1]),os=le(1,64,Re(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),Wt=le(1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.
test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))return"must not \
contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..")';if(e.includes(".git"))return'must not lea\
d into ".git"'}),is=/^[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,99})\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/,as=/^[A-Za-z0-9_][A-Za-z0-9_.-]*@[A-Za-z0-9][A-Za-z0-9.-]*:(?!\/\/)[^\s]+$/;
function cs(t){const e=t?["https:","ssh:","http:"]:["https:","ssh:"];return le(1,1024,n=>{if(/[\x00-\x1f\x7f]/.test(n))return"must not contain control character\
s";if(/^(?:file:\/\/)?\//i.test(n))return t?void 0:"is a local path, which this platform takes only with --allow-local-git";if(is.test(n)||as.test(n))return;const s=URL.
canParse(n)&&!/\s/.test(n)?new URL(n):void 0;return!s||!e.includes(s.protocol)||s.hostname===""?"must be owner/name, or a git URL that begins with https:// or s\
sh://":s.hostname.startsWith("-")||s.username.startsWith("-")?'must not have a host that begins with "-"':(s.protocol==="ssh:"?"":s.username)!==""||s.password!==
""?"must not hold a user name or password":void 0})}const us=t=>{if(!(0,ee.G)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>
M.lF.envVariables)return`must hold at most ${M.lF.envVariables} variables`;let n=0;for(const[s,r]of e){if(!M.G1.test(s))return`holds ${Ae(s)}, which is not a va\
riable's name: letters, digits and _, no digit first`;if(s.toUpperCase().startsWith(M.be))return`holds ${Ae(s)}, but names that begin with ${M.be} are the platf\
orm's own`;if(typeof r!="string")return`holds ${Ae(s)}, whose value must be a string`;if(r.includes("\0")||!r.isWellFormed())return`holds ${Ae(s)}, whose value \
has characters no variable can hold`;n+=Buffer.byteLength(s)+Buffer.byteLength(r)}return n>M.lF.envBytes?`must have at most ${M.lF.envBytes} bytes of names and \
values`:void 0},ls=["GET","HEAD"],ds=["POST","PUT","PATCH"];function Kt(t,e){const n=qn(e.routes),s=async r=>{const o=C(r.target),{name:i,parameters:a}=n(r.method,
o),{orgID:c="",projectID:f="",appID:m=""}=a,w=await fs(t,r,c,f),{bytes:S,body:W}=ds.includes(r.method)?await ps(r,e.mayBeEmpty.includes(i)):hs;return e.calls[i](
{name:i,key:{org:c,project:f,appID:m},parameters:a,principal:w,body:W,bytes:S,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:Q(r,"idempotenc\
y-key")})};return async r=>{try{return await s(r)}catch(o){const i=o instanceof G?o:ys(o);if(!i)throw o;return kn(i,r)}}}async function fs(t,e,n,s){const r=await t.
verify(Q(e,"authorization")),o=t.rateLimit(r.email);if(o>0)throw new G("rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(o)});if(!M.cS.test(
n))throw pe(["orgID in the path is not an identifier"]);if(!M.cS.test(s))throw pe(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===
void 0)throw new G("forbidden",`${r.email} has no role in the organization ${n}.`);if(i==="viewer"&&!ls.includes(e.method))throw new G("forbidden",`${r.email} m\
ay only read in the organization ${n}.`);return r}const hs={bytes:Buffer.alloc(0),body:void 0};async function ps(t,e){const n=Q(t,"content-type")?.split(";")[0]?.
trim().toLowerCase();if(n!==void 0&&n!=="application/json")throw ze(n);const s=await t.body(M.lF.bodyBytes).catch(r=>{throw r instanceof te?new G("body_too_larg\
e",`The body is larger than ${M.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw ze("none");try{const r=JSON.parse(new TextDecoder(
"utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{throw new G("invalid_request",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function ze(t){
return new G("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const ms=10;function ys(t){if(!((t instanceof Error&&
"errcode"in t?Number(t.errcode)&255:-1)!==ms&&!xe(t)))return new G("unavailable","The platform cannot write: its disk is full or failing. Nothing was changed.",
{"retry-after":"30"})}const gs=le(1,63,Re(M.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),Yt={spaFallback:{rule:ss,nullable:!0},
installCommand:{rule:le(0,4096),nullable:!0},rootDirectory:{rule:Wt,nullable:!0},nodeVersion:{rule:le(1,3,Re(/^\d+$/,'must be a major version, as "24"')),nullable:!0}};
function ws(t){const e={repository:{rule:cs(t.allowLocalGit)},branch:{rule:zt},buildCommand:{rule:le(0,4096),nullable:!0},outputDirectory:{rule:Wt,nullable:!0},
region:{rule:le(1,63,Re(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')),nullable:!0},...Yt},n={name:{rule:gs,required:!0},
type:{rule:ns(M.yN),required:!0},...e,repository:{...e.repository,required:!0},branch:{...e.branch,required:!0}},s={name:"name cannot be changed: it is the ID o\
f the app",type:"type cannot be changed",subdomain:"subdomain cannot be changed: it is generated"},r={env:{rule:us,required:!0}},o={branch:{rule:zt,nullable:!0},
commit:{rule:os,nullable:!0}};return{createApp(i){const a=Oe(i,n,{subdomain:"subdomain cannot be given: it is generated"}),c=M.yN.find(f=>f===a.type)??"web-land\
ing";return{name:String(a.name),type:c,config:Jt(a,bs)}},updateApp:(i,a)=>Jt(Oe(i,e,s),a),replaceEnv:i=>Oe(i,r).env,deploy(i){const a=Oe(i,o,{tag:"tag is not ta\
ken: web apps deploy without a release tag"});return{branch:Ne(a.branch,null),commit:Ne(a.commit,null)?.toLowerCase()??null}}}}const bs={repository:"",branch:"",
buildCommand:null,outputDirectory:null,region:null,settings:{}};function Jt(t,e){const n=r=>Object.hasOwn(t,r)?Ne(t[r],null):e[r],s={...e.settings};for(const r of Object.
keys(Yt))Object.hasOwn(t,r)&&(s[r]=t[r]);return{repository:Ne(t.repository,e.repository),branch:Ne(t.branch,e.branch),buildCommand:n("buildCommand"),outputDirectory:n(
"outputDirectory"),region:n("region"),settings:Object.fromEntries(Object.entries(s).filter(([,r])=>r!==null))}}function Ne(t,e){return typeof t=="string"?t:e}const Qt="\
production";function Vt(t){return t.liveRelease===null?"created":"live"}function Xt(t,e){return t.liveRelease===null?null:e(t.subdomain)}function Zt(t,e){return{
appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:Vt(t),url:Xt(t,e),environments:[{environmentID:t.environmentID,name:Qt}],createdAt:ke(t.createdAt),updatedAt:ke(t.updatedAt)}}function Es(t,e){return{
environmentID:t.environmentID,name:Qt,url:Xt(t,e),state:Vt(t)}}function Ss(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,
branch:s,commit:r,createdAt:ke(o)}}function Ts(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:f,finishedAt:m,supersededBy:w}=t;
return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:ke(c),startedAt:f===null?null:ke(f),finishedAt:m===null?null:ke(m),url:r==="succeeded"?n(e.subdomain):
null,...w===null?{}:{supersededBy:w}}}function _s(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,f=a.slice(-M.lF.failureLogLines).
map(m=>m.slice(0,M.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:f,diagnostics:c}}function ke(t){return new Date(t).toISOString()}
function $s(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o,releases:i}=e,a=({key:c})=>{const f=r.find(c);if(!f)throw new G("not_found",`There is n\
o app ${c.appID} in ${c.org}/${c.project}.`);return f};return{createApp:c=>dt(t,c,()=>{const{name:f,type:m,config:w}=s.createApp(c.body),S=r.create({...c.key,appID:f},
m,w);if(!S)throw new G("app_exists",`There is an app ${f} in this project already.`);return{status:201,record:Zt(S,n)}}),updateApp(c){const f=a(c),m=r.update(f,
s.updateApp(c.body,f));return i.forget(f.subdomain),K(200,Zt(m,n))},replaceEnv(c){const f=a(c),m=s.replaceEnv(c.body);return e.transaction(()=>r.replaceEnv(f,m)),
K(200,{names:Object.keys(m).sort()})},listEnvironments:c=>K(200,{environments:[Es(a(c),n)]}),deploy(c){const f=a(c);let m;const w=dt(t,c,()=>{const{branch:S,commit:W}=s.
deploy(c.body),D=o.create(f,S??f.branch,W);return m=D.deployID,{status:202,record:Ss(D)}});return m!==void 0&&t.enqueue(m),w},listDeployments(c){const f=a(c),m=Os(
c.query.get("limit")),w=o.list(f,m+1,ks(c.query.get("cursor"))),S=w.slice(0,m),W=w.length>m?S.at(-1):void 0;return K(200,{deployments:S.map(D=>Ts(D,f,n)),nextCursor:W?
qt(W.seq):null})},readFailure(c){const f=a(c),{deployID:m=""}=c.parameters,w=o.failure(f,m);if(w)return K(200,_s(m,w));const S=o.find(f,m);throw S?new G("not_fo\
und",`The deployment ${m} has not failed: it is ${S.status}.`):new G("not_found",`The app ${f.appID} has no deployment ${m}.`)}}}function dt({state:t},e,n){const{
idempotencyKey:s}=e;if(s!==void 0&&!/^[\x21-\x7e]{1,255}$/.test(s))throw pe(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return t.transaction(
()=>{if(s===void 0){const{status:D,record:E}=n();return K(D,E)}const{name:r,key:{org:o,project:i,appID:a},principal:c,bytes:f}=e,m=JSON.stringify([c.issuer,c.email,
r,o,i,a]),w=t.idempotency.recall(m,s,f);if(w.kind==="other-body")throw pe(["Idempotency-Key was used before with another body"]);if(w.kind==="answered")return K(
w.status,JSON.parse(w.body),{"idempotent-replayed":"true"});const{status:S,record:W}=n();return t.idempotency.remember(m,s,f,S,JSON.stringify(W)),K(S,W)})}function Os(t){
if(t===null)return M.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(t):0;if(e<1||e>M.lF.pageMost)throw pe([`limit must be 1 to ${M.lF.pageMost}`]);return e}function qt(t){
return Buffer.from(`before:${t}`).toString("base64url")}function ks(t){if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];
if(e===void 0||qt(Number(e))!==t)throw pe(["cursor is not one that this list gave"]);return Number(e)}function ft(t,e){const n=$s({...e,bodies:ws(e)});return Kt(
t,{routes:Ie.bw,calls:n,mayBeEmpty:["deploy"]})}const vs={to:{rule:le(1,100),nullable:!0}},en={name:{rule:le(1,100),required:!0}};function ht(t,{state:e,kvs:n,kvsUrl:s,
siteUrl:r}){const o=({key:i})=>{const a=e.apps.find(i);if(!a)throw new G("not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return Kt(
t,{routes:Ie.a6,mayBeEmpty:["rollback","runtime"],calls:{listReleases(i){const a=o(i),c=e.releases.list(a).map(({deployID:f})=>({deployID:f,live:f===a.liveRelease}));
return K(200,{releases:c})},rollback(i){const a=o(i),{to:c}=Oe(i.body,vs),f=e.releases.rollback(a,typeof c=="string"?c:void 0);if(!f){const m=typeof c=="string"?
`no kept release ${c}`:"no kept release before the live one";throw new G("not_found",`The app ${a.appID} has ${m}.`)}return K(200,{deployID:f.deployID,previous:a.
liveRelease,url:r(a.subdomain)})},listTables:i=>K(200,{tables:n.listTables(i.key).map(tn)}),createTable(i){const{name:a}=Oe(i.body,en);return K(201,tn(n.createTable(
i.key,String(a))))},async deleteTable(i){const a=i.parameters.table??"";return await n.deleteTable(i.key,a),K(200,{deleted:!0,name:a})},runtime:i=>K(200,{variables:n.
runtimeVariables(i.key,s)})}})}function tn(t){return{...t,createdAt:new Date(t.createdAt).toISOString()}}function Is(t){const e=(0,b.resolve)(t);try{(0,I.mkdirSync)(
e,{recursive:!0,mode:448}),((0,I.existsSync)((0,b.join)(e,"platform.db"))||(0,I.readdirSync)(e).length===0)&&(0,I.chmodSync)(e,448),(0,I.writeFileSync)((0,b.join)(
e,"platform.db"),"",{flag:"a",mode:384})}catch(n){throw new v.GQ("invalid_input",`The data directory ${e} cannot be written (${(0,v.xU)(n)})`,{input:"data",remedy:"\
Name a directory that this user may create and write, with --data.",cause:n})}return(0,I.existsSync)((0,b.join)(e,".gitignore"))||(0,I.writeFileSync)((0,b.join)(
e,".gitignore"),`*
`,{mode:384}),e}function d(t,e){const n=(0,b.join)(t,"run.json");return(0,I.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,I.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,I.rmSync)(n,{force:!0})}}var u=$(1224);function l(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify(
{time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const h=()=>{};var p=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},g=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const y={write:(t,e)=>t.writeFile(e),
sync:t=>t.sync()};function _(t){(0,I.mkdirSync)(t,{recursive:!0,mode:448})}async function O(t){const e={stack:[],error:void 0,hasError:!1};try{if(process.platform===
"win32")return;await p(e,await(0,A.open)(t,"r"),!0).sync()}catch(n){e.error=n,e.hasError=!0}finally{const n=g(e);n&&await n}}function P(t){const e=(0,I.openSync)(
t,I.constants.O_RDONLY|I.constants.O_NOFOLLOW|I.constants.O_NONBLOCK),n=(0,I.fstatSync)(e);if(!n.isFile()){(0,I.closeSync)(e);return}return{fd:e,size:n.size,[Symbol.
dispose]:()=>(0,I.closeSync)(e)}}function B(t,e){let n=0;for(;n<e.length;){const s=(0,I.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const q=/^[0-9a-f]{64}$/;
function ve(t){return q.test(t)}function pt(){return Object.create(null)}function mt({files:t}){const e=Object.entries(t).sort(([n],[s])=>n<s?-1:1).map(([n,{hash:s,
size:r}])=>`${JSON.stringify(n)}:{"hash":"${s}","size":${r}}`);return Buffer.from(`{"files":{${e.join(",")}}}`)}function nn(t){const e=JSON.parse(t);if(!xs(e))throw new TypeError(
"not a manifest");return e}function xs(t){if(!(0,ee.G)(t)||!(0,ee.G)(t.files))return!1;for(const e in t.files){const n=t.files[e];if(!(0,ee.G)(n)||typeof n.hash!=
"string"||typeof n.size!="number")return!1}return!0}class As{name;folder;variants;#e;#t=Promise.resolve();constructor(e,n,s){this.name=e,this.folder=n,this.variants=
s}known(){return this.#e??=this.#n().catch(e=>{throw this.#e=void 0,e}),this.#e}exclusive(e){const n=this.#t.then(e);return this.#t=n.catch(()=>{}),n}async#n(){
const e=new Set;for(const n of await We(this.folder)){const s=(0,b.join)(this.folder,n);await O(s);for(const r of await(0,A.readdir)(s))ve(r)&&e.add(r)}return e}}
async function We(t){try{return(await(0,A.readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if((0,v.xU)(e)==="ENOENT")return[];throw e}}const yt={files:1e5,
fileBytes:512*1024*1024,totalBytes:4*1024*1024*1024},Ke=1024*1024,Ye=8,gt=32,Rs=3600*1e3,sn=4,Ns=1e3;function Le(t,e=Ye){let n=performance.now();return()=>{if(!(performance.
now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}async function Ls(t){const{organization:e,log:n}=t,s=await rn(
t).catch(a=>{n("error","collection_skipped",{org:e.name,reason:String(a)})}),r={objects:0,bytes:0};if(!s)return r;await(0,A.rm)((0,b.join)(e.folder,"tmp"),{recursive:!0,
force:!0}),await e.variants.retain(s);const o=await e.known(),i=Le();for(const a of await We(e.folder))for(const c of await(0,A.readdir)((0,b.join)(e.folder,a))){
if(s.has(c))continue;const f=(0,b.join)(e.folder,a,c);o.delete(c),r.objects+=1,r.bytes+=(0,I.statSync)(f).size,(0,I.unlinkSync)(f),await i()}return r}async function rn({
live:t,read:e}){const n=new Set;for(const s of t){n.add(s);const{files:r}=await e(s);for(const o in r){const i=r[o];i&&n.add(i.hash)}}return n}class fe extends Error{name="\
BuildFailure";facts;constructor(e){super(e.message),this.facts=e}}function oe(t,e){return new fe({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],
diagnostics:[]})}function Je(t,e){if(t instanceof fe)return t;if(e.aborted)return e.reason;if(xe(t))return oe("disk_full","The disk of the platform is full: the\
 output could not be stored");const n=(0,v.xU)(t)??(t instanceof Error?t.message:String(t));return oe("sync_failed",`The output could not be stored (${n})`)}function*ri(t,e){
const n=(0,I.realpathSync)(t);yield*Ds(n,{real:n,prefix:"",above:[]},e)}function*Ds(t,e,n){yield void 0;for(const s of(0,I.readdirSync)(e.real,{withFileTypes:!0})){
const r=e.prefix+s.name,o=`${e.real}/${s.name}`;if(!pr(s.name,e.prefix==="",()=>n(r)))if(ai(s.name,r),s.isFile())yield{path:r,real:o};else if(s.isDirectory())yield*Ds(
t,hr(e,o,r),n);else if(s.isSymbolicLink())yield*oi(t,e,r,o,n);else throw Cs(r)}}function hr(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*oi(t,e,n,s,r){
const{real:o,stats:i}=ii(s,n);if(!(0,Z.FK)(t,o))throw oe("output_unsafe",`The link "${n}" leads out of the output directory`);if(!(0,b.relative)(t,o).split(b.sep).
some((c,f)=>pr(c,f===0,()=>r(n))))if(i.isFile())yield{path:n,real:o};else if(i.isDirectory()){if(o===e.real||e.above.includes(o))throw oe("output_unsafe",`The l\
ink "${n}" leads back to a folder that it lies in`);yield*Ds(t,hr(e,o,n),r)}else throw Cs(n)}function ii(t,e){try{const n=(0,I.realpathSync)(t);return{real:n,stats:(0,I.
statSync)(n)}}catch(n){const s=(0,v.xU)(n)==="ELOOP"?"leads in a circle":"leads nowhere";throw oe("output_unsafe",`The link "${e}" ${s}`)}}function pr(t,e,n){return t===
".git"||e&&t==="node_modules"?!0:/^\.env/i.test(t)?(n(),!0):!1}function ai(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw oe("output_unsafe",`The file na\
me ${JSON.stringify(e)} is not valid in a URL`)}function Cs(t){return oe("output_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var ci=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ui=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function mr(t,e){return(0,b.join)(t,e.slice(0,2),e)}class li{#e;#t;#n=new Set;#s=new Set;#r=new Set;#o;constructor(e,n){
this.#e=e,this.#t=n,_((0,b.join)(e,"tmp"))}get written(){return this.#n}put(e,n){if(this.#o)throw this.#o.error;this.#n.add(e);const s=Buffer.from(n),r=this.#a(
e,o=>this.#t.write(o,s)).catch(o=>{this.#o??={error:o}}).finally(()=>this.#r.delete(r));return this.#r.add(r),this.#r.size<gt?void 0:Promise.race(this.#r)}async stream(e,n){
await this.#a(e,s=>n(r=>this.#t.write(s,r))),this.#n.add(e)}async#a(e,n){const s=(0,b.join)(this.#e,"tmp",(0,x.randomUUID)());try{await this.#i(s,n);const r=(0,b.
join)(this.#e,e.slice(0,2));this.#s.has(r)||_(r),this.#s.add(r),await(0,A.rename)(s,mr(this.#e,e))}catch(r){throw await(0,A.rm)(s,{force:!0}),r}}async#i(e,n){const s={
stack:[],error:void 0,hasError:!1};try{const r=ci(s,await(0,A.open)(e,"wx",384),!0);await n(r),await this.#t.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=ui(
s);r&&await r}}async finish(){if(await this.settle(),this.#o)throw this.#o.error;await Promise.all([...this.#s,this.#e].map(O)),this.#s.clear()}async settle(){await Promise.
all(this.#r)}}var di=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},fi=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.
push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else
r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function hi(t){const e=new li(t.folder,
t.disk);try{return await new pi(t,e).run()}finally{await e.settle()}}class pi{#e;#t;#n={files:pt()};#s={files:0,folders:0};#r=Buffer.allocUnsafe(Ke+1);#o=0;#a=0;constructor(e,n){
this.#e=e,this.#t=n}async run(){const{directory:e,signal:n,known:s}=this.#e,r=Le(n);for(const c of ri(e,()=>this.#a++)){if(this.#f(c?"files":"folders"),c){const m=this.#c(
c);this.#n.files[c.path]=m instanceof Promise?await m:m}const f=r();f&&await f}if(this.#s.files===0)throw oe("output_empty","The output directory holds no file \
to publish");await this.#t.finish();const o=this.#t.written.size,i=await this.#i();for(const c of this.#t.written)s.add(c);const a=this.#s.files-o;return{manifest:this.#n,
manifestHash:i,written:o,reused:a,bytes:this.#o,withheld:this.#a}}async#i(){const e=mt(this.#n),n=(0,x.hash)("sha256",e);return this.#l(n)||await this.#t.put(n,
e),await this.#t.finish(),n}#c(e){const n={stack:[],error:void 0,hasError:!1};try{const s=mi(e);if(s.size>Ke)return this.#u(e.path,s).finally(()=>s[Symbol.dispose]());
const r=di(n,s,!1),o=B(s.fd,this.#r);if(o>Ke)throw oe("sync_failed",`"${e.path}" was written to while it was stored`);this.#p(e.path,o);const i=this.#r.subarray(
0,o),a=(0,x.hash)("sha256",i),c=this.#l(a)?void 0:this.#t.put(a,i);return c?c.then(()=>({hash:a,size:o})):{hash:a,size:o}}catch(s){n.error=s,n.hasError=!0}finally{
fi(n)}}async#u(e,{fd:n,size:s}){this.#h(e,s);const r=await this.#d(e,n,async()=>{});return this.#p(e,r.size),this.#l(r.hash)||await this.#t.stream(r.hash,async o=>{
if((await this.#d(e,n,o)).hash!==r.hash)throw oe("sync_failed",`"${e}" was written to while it was stored`)}),r}async#d(e,n,s){const r=(0,x.createHash)("sha256");
let o=0;const{signal:i}=this.#e,a=(0,I.createReadStream)("",{fd:n,start:0,autoClose:!1,highWaterMark:Ke,signal:i});for await(const c of a)o+=c.length,this.#h(e,
o),r.update(c),await s(c);return{hash:r.digest("hex"),size:o}}#l(e){return this.#e.known.has(e)||this.#t.written.has(e)}#f(e){const n=this.#e.limits.files;if(this.#s[e]>=
n)throw oe("output_too_large",`The output holds more than ${n} ${e}`);this.#s[e]+=1}#p(e,n){this.#o+=n,this.#h(e,n);const s=this.#e.limits.totalBytes;if(this.#o>
s)throw oe("output_too_large",`The output is larger than ${s} bytes`)}#h(e,n){const s=this.#e.limits.fileBytes;if(n>s)throw oe("output_too_large",`"${e}" is lar\
ger than ${s} bytes`)}}function mi(t){try{const e=P(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,v.xU)(e)??""))throw e}throw Cs(t.path)}var Ms=$(
7975),wt=$(8522);const yr=["br","zstd","gzip"],yi=512,gi=16*1024*1024,{BROTLI_PARAM_QUALITY:wi,ZSTD_c_compressionLevel:bi}=wt.constants,Ei=(0,Ms.promisify)(wt.brotliCompress),
Si=(0,Ms.promisify)(wt.gzip),gr=typeof wt.zstdCompress=="function"?(0,Ms.promisify)(wt.zstdCompress):void 0,wr={br:t=>Ei(t,{params:{[wi]:9}}),zstd:gr&&(t=>gr(t,
{params:{[bi]:15}})),gzip:t=>Si(t,{level:9})};class Ti{#e;#t;#n;#s=new Map;#r;constructor(e,n,s){this.#e=(0,b.join)(e,"variants"),this.#t=n,this.#n=s,this.#r=this.#i().
catch(r=>s("warn","variants_unreadable",{reason:String(r)}))}find(e,n){const s=this.#s.get(`${e}.${n}`);return s&&s.size>0?s:void 0}async read(e,n){const s=this.
find(e,n);if(!s)return;const r=await(0,A.readFile)(this.#a(e,n,s)).catch(()=>{});if(r&&(0,x.hash)("sha256",r)===s.hash)return r;this.#s.delete(`${e}.${n}`),this.#n(
"warn","variant_damaged",{hash:e,encoding:n})}async make(e){if(await this.#r,e.size<yi||e.size>gi)return;const n=yr.filter(s=>wr[s]&&!this.#s.has(`${e.hash}.${s}`));
if(n.length!==0)try{const s=await this.#t(e.hash);for(const r of n)await this.#o(e.hash,r,s)}catch(s){this.#n("warn","variant_failed",{hash:e.hash,reason:String(
s)})}}async#o(e,n,s){const r=await wr[n]?.(s)??s,o=r.length<s.length?r:Buffer.alloc(0),i={hash:(0,x.hash)("sha256",o),size:o.length},a=this.#a(e,n,i),c=(0,b.join)(
this.#e,e.slice(0,2)),f=(0,b.join)(c,`${(0,x.randomUUID)()}.tmp`);_(c),await(0,A.writeFile)(f,o,{mode:384}),await(0,A.rename)(f,a),this.#s.set(`${e}.${n}`,i)}async retain(e){
await this.#r;for await(const{shard:n,name:s,hash:r,encoding:o}of this.#c())e.has(r)||(this.#s.delete(`${r}.${o}`),await(0,A.rm)((0,b.join)(this.#e,n,s),{force:!0}))}#a(e,n,s){
return(0,b.join)(this.#e,e.slice(0,2),`${e}.${n}.${s.hash}.${s.size}`)}async#i(){for await(const{hash:e,encoding:n,own:s,size:r}of this.#c())ve(e)&&ve(s)&&this.#s.
set(`${e}.${n}`,{hash:s,size:Number(r)})}async*#c(){for(const e of await We(this.#e))for(const n of await(0,A.readdir)((0,b.join)(this.#e,e))){const[s="",r="",o="",
i=""]=n.split(".");yield{shard:e,name:n,hash:s,encoding:r,own:o,size:i}}}}class on extends Error{name="DamagedObject"}function _i(t){return _(t.dir),new $i(t)}class $i{#e;#t;#n;#s;#r;#o;#a=new Map;#i=new Set;#c=new Map;#u=new Map;#d=Promise.
resolve();#l=new AbortController;constructor({dir:e,clock:n,log:s,limits:r,disk:o,precompress:i}){this.#e=e,this.#t=n??u.m,this.#n=s??h,this.#s=r??yt,this.#r=o??
y,this.#o=i??!0}async ingest(e,n,s){const{limits:r,disk:o}={limits:this.#s,disk:this.#r},i=this.#m(e);try{return await i.exclusive(async()=>{s.throwIfAborted();
const a=await i.known(),c=await hi({folder:i.folder,directory:n,known:a,limits:r,disk:o,signal:s});return await this.#f(e,c),c.withheld>0&&this.#n("warn","secre\
ts_withheld",{org:e,files:c.withheld}),c})}catch(a){throw Je(a,s)}}async manifest(e,n){const s=this.#u.get(`${e}/${n}`);return s||{manifest:nn((await this.read(
e,n)).toString()),storedAt:await this.#p(e,n)}}async#f(e,{manifest:n,manifestHash:s}){this.#i.add({org:e,manifestHash:s,storedAt:this.#t.now()}),this.#u.set(`${e}\
/${s}`,{manifest:n,storedAt:await this.#p(e,s)});const[r=""]=this.#u.keys();this.#u.size>sn&&this.#u.delete(r)}async#p(e,n){return(await(0,A.stat)(this.#w(e,n))).
mtimeMs}async read(e,n){const s=await(0,A.readFile)(this.#w(e,n)).catch(r=>this.#y(e,n,r));if((0,x.hash)("sha256",s)!==n)throw await this.#g(e,n);return s}async stream(e,n,s){
const r=this.#w(e,n),o=await(0,A.open)(r).catch(i=>this.#y(e,n,i));try{const{ino:i,size:a,mtimeMs:c,ctimeMs:f}=await o.stat(),m=`${i} ${a} ${c} ${f}`;if(this.#c.
get(r)!==m){if(await Oi(o)!==n)throw await this.#g(e,n);this.#c.size>1e4&&this.#c.clear(),this.#c.set(r,m)}return o.createReadStream({start:0,...s,highWaterMark:256*
1024})}catch(i){throw await o.close(),i}}variant(e,n,s){return this.#m(e).variants.find(n,s)}readVariant(e,n,s){return this.#m(e).variants.read(n,s)}compress(e,n,s){
if(!this.#o)return;const{variants:r}=this.#m(e);this.#d=this.#d.then(()=>this.#t.sleep(Ns,this.#l.signal)).then(()=>this.#h(r,n,s)).catch(o=>{this.#l.signal.aborted||
this.#n("warn","compressing_failed",{org:e,reason:String(o)})})}async#h(e,{files:n},s){const r=Le(this.#l.signal,1);for(const o in n){const i=s(o)?n[o]:void 0;i&&
await e.make(i),this.#l.signal.throwIfAborted(),await r()}}idle(){return this.#d}async[Symbol.asyncDispose](){this.#l.abort(),await this.#d}async collect(e){const n=[
...e],s=this.#t.now()-Rs;for(const o of this.#i)o.storedAt<s&&this.#i.delete(o);const r={objects:0,bytes:0};for(const o of await(0,A.readdir)(this.#e)){const i=this.#m(
o),a=async m=>nn((await this.read(o,m)).toString()),{objects:c,bytes:f}=await i.exclusive(()=>{const m=[...n,...this.#i].filter(w=>w.org===o);return Ls({organization:i,
live:m.map(w=>w.manifestHash),read:a,log:this.#n})});r.objects+=c,r.bytes+=f}return r}#m(e){let n=this.#a.get(e);if(!n){const s=(0,Z.LI)(this.#e,e);n=new As(e,s,
new Ti(s,r=>this.read(e,r),this.#n)),this.#a.set(e,n)}return n}#w(e,n){if(!ve(n))throw new on(`"${n}" is not the name of an object`);return mr(this.#m(e).folder,
n)}async#y(e,n,s){throw(0,v.xU)(s)!=="ENOENT"?s:((await this.#m(e).known()).delete(n),this.#n("error","object_missing",{org:e,hash:n}),new on(`The object ${n} i\
s gone`))}async#g(e,n){(await this.#m(e).known()).delete(n),this.#n("error","object_damaged",{org:e,hash:n});const s=this.#w(e,n);return await(0,A.rename)(s,`${s}\
.damaged`).catch(r=>{if((0,v.xU)(r)!=="ENOENT")throw r}),new on(`The object ${n} is damaged`)}}async function Oi(t){const e=(0,x.createHash)("sha256"),n=(0,I.createReadStream)(
"",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*1024});for await(const s of n)e.update(s);return e.digest("hex")}class br{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);return o||(o=s().then(i=>(this.#r(e,i,n(i)),i)).finally(()=>this.#n.delete(e)),this.#n.set(e,o)),o}delete(e){this.#s-=this.#t.get(
e)?.weight??0,this.#t.delete(e)}#r(e,n,s){s>this.#e||(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}#o(e){for(const[n,s]of this.#t){if(this.#s<=
this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const ki=1024;class vi{#e;#t=new Map;constructor(e){this.#e=`.${e.
toLowerCase()}`}subdomain(e){const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#n(e);return this.#t.size>=ki&&this.#t.clear(),this.#t.set(
e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(this.#e)?n.slice(0,-this.#e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(s)?s:void 0}}var Ii=$(6059);const xi={js:"text/javascript",mjs:"text/javascript",map:"application/json",ico:"image/x-icon",webmanifest:"application/manifes\
t+json","apple-app-site-association":"application/json"},Ai=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Ri=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function Er(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=xi[n]??(0,Ii.$)(n)??"application/octet-stream";return Ai.test(s)&&!s.includes("charset")?`${s}\
; charset=utf-8`:s}function Sr(t){return Ri.test(t)}const Ni=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,Li=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function Tr(t){const e=$r(t);return e===void 0||e.endsWith(".html")?!1:Ni.test(t)||Li.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Di=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function _r(t){const e=$r(t);return Tr(t)||e!==void 0&&Di.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function $r(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Ci=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{\
font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function bt({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Ci}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const Mi=bt({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),ji=bt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),Pi=bt({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),Ui=bt({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),Fi=bt({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploying the site again\
 stores it anew."});function Or(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Gi(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}function js(t){return`/${t.split("/").map(Bi).join("/")}`}function Bi(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Gi(t){try{return decodeURIComponent(t)}catch{return}}function Ps(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Hi={},zi=/[.+?^${}()|[\]\\]/g;function kr(t){const e=Or(t);if(e===void 0||
e.split("*").length>2)return;const n=Us(`/${e}`);if(!/\/:[A-Za-z]|\*/.test(n))return i=>Us(i)===n?Hi:void 0;const s=new Set,r=n.replace(zi,"\\$&").replace(/\/:([A-Za-z]\w*)(?=\/|$)/g,
(i,a)=>(s.add(a),`/(?<${a}>[^/]+)`)).replace(/\/\*$|\*/,i=>i==="*"?"(?<splat>.*)":"(?:/(?<splat>.*))?"),o=Wi(`^${r}$`);return o&&(i=>o.exec(r.endsWith("?")?i:Us(
i))?.groups)}function Us(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}function Wi(t){try{return new RegExp(t,"s")}catch{return}}const Ki=500,Yi=2e3,Ji=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
Qi=/^[\t\x20-\x7e\x80-\xff]*$/,Vi=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Xi(t){const e=[],n=[];let s;for(const[
r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>Yi?a("the line is too long"):i.startsWith(
"/")||/^https?:/.test(i)?(s=Zi(i,e.length,a),s&&e.push(s)):s?qi(s,i,a):a("it stands below no path"))}return{rules:e,ignored:n}}function Zi(t,e,n){const s=kr(t);
if(e>=Ki)n("too many rules");else if(!s)n("it is not a path, with one * at most");else return{matches:s,set:[],unset:[]}}function qi(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Ji.test(o)||
!Qi.test(i))return n('it is not "Name: value"');if(Vi.has(o))return n(`"${o}" is the edge's own`);t.set.push([o,i])}const ea={};function ta(t,e){let n;for(const s of t)
if(s.matches(e)){n??=new Map;for(const r of s.unset)n.delete(r);for(const[r,o]of s.set){const i=n.get(r);n.set(r,i===void 0?o:`${i}, ${o}`)}}return n?Object.fromEntries(
n):ea}const na=2e3,sa=2e3,Fs={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function ra(t){const e=[],n=[];for(const[s,r]of t.split(
/\r\n|\r|\n/).entries()){const o=r.replace(/(?:^|\s)#.*$/,"").trim();if(o==="")continue;const i=e.length<na?oa(o):"too many rules";typeof i=="string"?n.push({line:s+
1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function oa(t){if(t.length>sa)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)
return"it names no target";if(r.length>0||s.includes("="))return"conditions and query parameters are not supported";const o=ia(s);if(o===void 0)return`"${s}" is\
 not a status that redirects can have`;const i=kr(e);return i?!/^\/(?!\/)/.test(n)&&(Fs[o]==="rewrite"||!/^(?:https?:)?\/\//i.test(n))?Fs[o]==="rewrite"?"rewrit\
es to other origins are refused":"the target is no path and no URL":{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:"i\
t must begin with a path, with one * at most"}function ia(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return aa(e)?e:void 0}function aa(t){return t in Fs}function*ca(t,e,n){
for(const{from:s,to:r,status:o,force:i}of t){if(n==="forced"&&!i)continue;const a=s(e);if(!a)continue;const c=ua(r,a);o===200||o===404?yield{kind:"rewrite",status:o,
path:la(c)}:c!==js(e.slice(1))&&(yield{kind:"go",status:o,location:c})}}function ua(t,e){const n=t.replace(/:([A-Za-z]\w*)/g,(s,r)=>{const o=e[r];return o===void 0?
r==="splat"?"":s:js(o).slice(1)});return t.startsWith("//")?n:n.replace(/^\/{2,}/,"/")}function la(t){const e=t.replace(/[?#].*$/,"").slice(1);try{return decodeURIComponent(
e)}catch{return e}}const da="public, max-age=0, must-revalidate",fa="public, max-age=31536000, immutable";function ha(t,e,n,s,r){const o=Er(e),i=Sr(o),a=`"${n.hash.
slice(0,32)}"`,c={"cache-control":Tr(e)?fa:da,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"last-modified":t.lastModified},
...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},f={"content-type":o,...c,"content-length":String(n.size)};return s===200&&(f["accept-ranges"]="\
bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:f,notModified:c,variants:i?new Map:void 0}}function pa(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-\
encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const an={headers:"_headers",redirects:"_redirects"},vr=512*1024,ma=4096,
ya=20;class ga{org;deployID;manifestHash;lastModified;size;#e;#t;#n;#s=new Map;constructor(e,n,s){this.org=e.org,this.deployID=e.deployID,this.manifestHash=e.manifestHash,
this.lastModified=e.lastModified,this.#e=n.files,this.size=Object.keys(n.files).length,this.#t=s.redirects,this.#n=s.headers}remembered(e){return this.#s.get(e)}direct(e,n){
const s=this.#a(e,"forced")??this.#o(e);return s&&this.#c(n,s),s}indirect(e){return this.#a(e,"all")}file(e,n=200,s=e){const r=this.#r(e)?this.#e[e]:void 0;if(r)
return{kind:"file",file:ha(this,e,r,n,ta(this.#n,`/${s}`))}}#r=e=>Object.hasOwn(this.#e,e)&&e!==an.headers&&e!==an.redirects;#o(e){const n=Ps(e,this.#r);if(n)return n.
kind==="file"?this.file(n.path,200,e):{kind:"redirect",status:308,location:js(n.to)}}#a(e,n){for(const s of ca(this.#t,`/${e}`,n)){if(s.kind==="go")return{kind:"\
redirect",status:s.status,location:s.location};const r=Ps(s.path,this.#r),o=r?.kind==="redirect"?this.#i(r.to):r?.path,i=o===void 0?void 0:this.file(o,s.status,
e);if(i)return i}}#i(e){const n=Ps(e,this.#r);return n?.kind==="file"?n.path:void 0}#c(e,n){this.#s.size>=ma&&this.#s.clear(),this.#s.set(e,n)}}async function wa(t,e,n,s){
const{manifest:r,storedAt:o}=await t.manifest(e,n.manifestHash),i=async(m,w)=>{const S=Object.hasOwn(r.files,m)?r.files[m]:void 0;if(!S)return[];if(S.size>vr)return s(
"warn","rules_ignored",{deployID:n.deployID,file:m,reason:`more than ${vr} bytes`}),[];const{rules:W,ignored:D}=w((await t.read(e,S.hash)).toString());for(const{
line:E,reason:T}of D.slice(0,ya))s("warn","rule_ignored",{deployID:n.deployID,file:m,line:E,reason:T});return W},[a,c]=await Promise.all([i(an.redirects,ra),i(an.
headers,Xi)]);t.compress(e,r,m=>Sr(Er(m)));const f=new Date(o).toUTCString();return new ga({...n,org:e,lastModified:f},r,{redirects:a,headers:c})}function ba(t,e){
return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function Ea(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&
Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const cn=new Map;function Sa(t){let e=cn.get(t);return e||(e=Ta(t),cn.size>=
256&&cn.clear(),t.length<=256&&cn.set(t,e)),e}function Ta(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(m=>m.trim()),
c=a.find(m=>/^q\s*=/.test(m)),f=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,f>=0&&f<=1?f:0)}const n=e.get("*")??0,s=e.get(
"identity")??0,r=o=>e.get(o)??n;return yr.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const _a=4*1024*1024;class $a{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=
new br(n),this.#n=Math.min(_a,n)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?this.#s(e,n,n.variants):n;if(r.status===200){if(ka(
e,r))return{status:304,headers:r.notModified};const i=s?void 0:this.#a(e,r);if(i)return i}if(e.method==="HEAD")return{status:r.status,headers:r.headers};const o=this.#t.
get(r.key);return o?{status:r.status,headers:r.headers,body:o}:r.encoding?this.#r(n,r,r.encoding):this.#o(r)}#s(e,n,s){const r=Q(e,"accept-encoding");if(r===void 0)
return n;for(const o of Sa(r)){const i=s.get(o);if(i)return i;const a=this.#e.variant(n.org,n.file.hash,o);if(!a)continue;const c=pa(n,o,a.size);return s.set(o,
c),c}return n}async#r(e,n,s){try{const r=await this.#t.load(n.key,o=>o.length,async()=>await this.#e.readVariant(e.org,e.file.hash,s)??Oa());return{status:n.status,
headers:n.headers,body:r}}catch(r){if(!(r instanceof Ir))throw r;return e.variants?.delete(s),this.#o(e)}}async#o(e){const n=e.size>this.#n?await this.#u(e):await this.#c(
e);return{status:e.status,headers:e.headers,body:n}}#a(e,n){const s=Q(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=Ea(
Q(e,"range")??"",n.size);if(r!==void 0)return r==="unsatisfiable"?{status:416,headers:{...n.notModified,"content-range":`bytes */${n.size}`,"content-length":"0"}}:
this.#i(n,r)}async#i(e,n){const{start:s,end:r}=n,o=e.size>this.#n?await this.#u(e,n):(await this.#c(e)).subarray(s,r+1);return{status:206,headers:{...e.headers,
"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#c(e){return this.#t.load(e.key,n=>n.length,()=>this.#e.read(e.org,e.file.hash))}#u(e,n){
return this.#e.stream(e.org,e.file.hash,n)}}class Ir extends Error{}function Oa(){throw new Ir}function ka(t,e){const n=Q(t,"if-none-match");if(n!==void 0)return ba(
n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const va=5e5,xr="GET, HEAD, OPTIONS";function Ia(t){const e=new xa(
t);return n=>e.handle(n)}class xa{#e;#t;#n;#s;#r;#o=new br(va);constructor({sites:e,objects:n,cacheBytes:s,log:r,domain:o}){this.#e=e,this.#t=n,this.#n=r,this.#s=
new vi(o??"localhost"),this.#r=new $a(n,s)}handle(e){const n=this.#s.subdomain(Q(e,"host")??""),s=n===void 0?void 0:this.#e.site(n);if(s===void 0)return Et(e,Mi);
const{method:r}=e;if(r!=="GET"&&r!=="HEAD")return Aa(r);if(s.release===null)return Et(e,ji);try{const o=this.#i(s.release),i=o?this.#u(e,s,o):this.#a(e,s,s.release);
return i instanceof Promise?i.catch(a=>this.#p(e,a)):i}catch(o){return this.#p(e,o)}}async#a(e,n,s){return this.#u(e,n,await this.#c(n.org,s))}#i(e){const n=this.#o.
get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#c(e,n){return this.#i(n)||this.#o.delete(n.deployID),this.#o.load(n.deployID,s=>s.size+100,()=>wa(
this.#t,e,n,this.#n))}#u(e,n,s){const r=C(e.target),o=s.remembered(r);if(o)return this.#f(e,o,s);const i=Or(r);if(i===void 0)return Et(e,Ui);const a=s.direct(i,
r);return a?this.#f(e,a,s):_r(i)&&n.kept.length>0?this.#d(e,n,s,i):this.#l(e,n,s,i)}async#d(e,n,s,r){for(const o of n.kept){const i=this.#i(o)??await this.#c(n.
org,o).catch(()=>{}),a=i?.file(r);if(i&&a)return this.#f(e,a,i)}return this.#l(e,n,s,r)}#l(e,n,s,r){const o=s.indirect(r)??(n.settings.spaFallback&&!_r(r)?s.file(
"index.html",200,r):void 0)??s.file("404.html",404,r);return o?this.#f(e,o,s):Et(e,Pi,s)}#f(e,n,s){return n.kind==="file"?this.#r.send(e,n.file):Ra(e,n,s)}#p(e,n){
if(!(n instanceof on))throw n;return this.#n("error","edge_damaged",{requestID:e.requestID,reason:n.message}),Et(e,Fi)}}function Aa(t){return t==="OPTIONS"?{status:204,
headers:{allow:xr}}:{status:405,headers:{allow:xr,"content-length":"0","cache-control":"no-store"}}}function Ra(t,{status:e,location:n},s){const r=t.target.slice(
C(t.target).length).replace(/[^\x21-\x7e]/g,encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+
i,"content-length":"0","cache-control":"public, max-age=0, must-revalidate","x-slipway-release":s.deployID}}}function Et(t,e,n){const{status:s,headers:r}=e,o=n?
{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function Na(t){const e=t.database.prepare("SELECT count(*\
) AS tables FROM sqlite_schema");return()=>{try{return e.get(),K(200,{status:"ok",pid:process.pid})}catch{return K(503,{status:"failing",reason:"The state canno\
t be read."},{"retry-after":"5"})}}}const Ar=["viewer","deployer"],Rr={localIssuer:!0,issuers:[],roleOf:()=>"deployer"};function La(t){const e=(0,b.join)(t,"pla\
tform.json");if(!(0,I.existsSync)(e))return Rr;try{return Da(JSON.parse((0,I.readFileSync)(e,"utf8")))}catch(n){throw new v.GQ("invalid_file",`${e}: ${n instanceof
Error?n.message:String(n)}`,{place:{file:e},remedy:"Mend the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:n})}}function Da(t){
const e=St(t,"the file",["$schema","localIssuer","issuers","organizations"]),{localIssuer:n=!0,issuers:s=[]}=e;if(typeof n!="boolean")throw new Error("localIssu\
er must be true or false");if(!Array.isArray(s))throw new Error("issuers must be a list");const r=Ca(e.organizations),o=s.map((a,c)=>Ma(a,`issuers[${c}]`)),i=o.
find((a,c)=>o.findIndex(f=>f.issuer===a.issuer)!==c);if(i)throw new Error(`issuers names ${i.issuer} twice`);return{localIssuer:n,issuers:o,roleOf(a,c){const f=a.
slice(a.lastIndexOf("@")),w=[r.get(c),r.get("*")].flatMap(S=>[S?.get(a),S?.get(f)]);return w.includes("deployer")?"deployer":w.find(S=>S!==void 0)}}}function Ca(t){
const e=St(t,"organizations");return new Map(Object.entries(e).map(([n,s])=>{const r=`organizations.${n}`;if(n!=="*"&&!M.cS.test(n))throw new Error(`${r}: "${n}\
" is not an organization's identifier`);const o=St(s,r,Ar),i=Ar.flatMap(a=>Bs(o[a]??[],`${r}.${a}`).map(c=>{if(!/^[^@\s]*@[^@\s]+$/.test(c))throw new Error(`${r}\
.${a}: "${c}" is neither an email nor "@domain"`);return[c.toLowerCase(),a]}));return[n,new Map(i)]}))}function Ma(t,e){const{issuer:n,audience:s,email:r="{emai\
l}",require:o={}}=St(t,e,["issuer","audience","email","require"]);if(typeof n!="string"||!ja(n))throw new Error(`${e}.issuer must be an https:// URL without que\
ry (http:// for loopback alone)`);if(typeof r!="string"||!/\{[^{}]+\}/.test(r))throw new Error(`${e}.email must be a template of claims, as "{email}" or "{repos\
itory}@github.actions"`);const i=Object.entries(St(o,`${e}.require`));return{issuer:n,audiences:s===void 0?void 0:Bs(s,`${e}.audience`),email:r,require:Object.fromEntries(
i.map(([a,c])=>[a,Bs(c,`${e}.require.${a}`)]))}}function ja(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?
!1:e.protocol==="https:"||e.protocol==="http:"&&Pa(e.hostname)}function Pa(t){return t==="localhost"||t==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function St(t,e,n){
if(!(0,ee.G)(t))throw new Error(`${e} must be an object`);const s=n&&Object.keys(t).find(r=>!n.includes(r));if(s!==void 0)throw new Error(`${e} has no member "${s}\
"; it knows ${n?.join(", ")}`);return t}function Bs(t,e){return(Array.isArray(t)?t:[t]).map(s=>{if(typeof s!="string"||s==="")throw new Error(`${e} must be a st\
ring, or a list of strings`);return s})}var Gs=$(99);function Ua(t){const e=(0,b.join)(t,"platform.pid"),n=(0,b.join)(t,"platform.lock");(0,I.writeFileSync)(n,"",
{flag:"a",mode:384});const s=new Gs.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),
Fa(r)?new v.GQ("platform_locked",`Another platform uses ${t}${Ga(e)}`,{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):
r}return(0,I.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,I.rmSync)(e,{force:!0}),s.close())}}}function Fa(t){return t instanceof Error&&"errcode"in t&&t.errcode===Ba}const Ba=5;
function Ga(t){try{return` (process ${(0,I.readFileSync)(t,"utf8").trim()})`}catch{return""}}const Ha=["succeeded","failed","cancelled"];function za(t){const e=new Map,
n=()=>[...e].flatMap(([r,o])=>o.map((i,a)=>[{room:r,status:`${a}xx`},i]).filter(([,i])=>i>0)),s=()=>{const r=t.totals(),o=r.filter(c=>Ha.includes(c.status)),i=(c,f)=>c.
reduce((m,w)=>m+w[f],0),a=r.filter(c=>c.status==="queued");return[De("slipway_requests_total","counter","Requests answered.",n()),De("slipway_deployments","gaug\
e","Deployments by status.",r.map(c=>[{status:c.status},c.count])),De("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},i(a,"count")]]),
De("slipway_deployment_seconds_sum","counter","Seconds from start to end of ended deployments.",[[{},i(o,"seconds")]]),De("slipway_deployment_seconds_count","co\
unter","Ended deployments.",[[{},i(o,"count")]]),De("process_resident_memory_bytes","gauge","Resident memory.",[[{},process.memoryUsage.rss()]]),De("process_upt\
ime_seconds","gauge","Seconds since the process began.",[[{},process.uptime()]])].join("")};return{count(r,o){let i=e.get(r);i||(i=[0,0,0,0,0,0],e.set(r,i));const a=Math.
floor(o/100);i[a]=(i[a]??0)+1},handler:()=>({status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:s()})}}
function De(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,f])=>`${c}="${f}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}const Nr={timeoutMs:20*6e4,fileBytes:1024**3,logBytes:4*1024**2,processBytes:4*1024**3,processes:2048},Lr={environmentPerMinute:12e3,tablePerMinute:6e3},
un=6e4;class Dr{quota;#e=-1;#t=0;constructor(e){this.quota=e}isFull(e){return this.#e===Math.floor(e/un)&&this.#t>=this.quota}count(e){const n=Math.floor(e/un);
n!==this.#e&&(this.#e=n,this.#t=0),this.#t+=1}}function Wa(t,e,n){return t.isFull(n)||e.isFull(n)?!1:(t.count(n),e.count(n),!0)}function Ka(t){return Math.ceil(
(un-t%un)/1e3)}const Cr="abcdefghijklmnopqrstuvwxyz234567",Ya=63,Mr=6,Ja=()=>(0,x.randomInt)(2**32)/2**32;function Hs(t,e){let n="";for(;n.length<t;)n+=Cr[Math.
floor(e()*Cr.length)]??"";return n}function Qa(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Ya-Mr-1).replace(/-+$/,"");return e===
""?"app":e}function jr(t,e){return`${Qa(t)}-${Hs(Mr,e)}`}function Va(t){return{publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,host:"12\
7.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:"https://github.com/{repository}.git",clock:u.m,random:Ja,log:h,fetch,workers:2,isolation:"auto",
keepReleases:10,precompress:!0,edgeCacheBytes:64*1024*1024,...t,buildLimits:{...Nr,...t.buildLimits},kvsQuotas:{...Lr,...t.kvsQuotas}}}var Xa=$(9127),Za=$(2310);
const Tt="SLIPWAY_BUILD",qa=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i],
ec=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function tc(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&
s!==""&&qa.some(r=>r.test(n))&&(e[n]=s);return e}function nc(t){return Object.entries(t).flatMap(([e,n])=>ec.test(e)?[n]:[])}function sc(t,e){const n=`${b.sep}n\
ode_modules${b.sep}`,s=t.split(":").filter(r=>r.startsWith("/")&&!`${r}/`.includes(n));return[...new Set([(0,b.dirname)(e),...s])].join(":")}function rc(t,e,n,s,r){
const o=i=>(0,b.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:o("npm"),XDG_DATA_HOME:o("data"),YARN_GLOBAL_FOLDER:o("yarn"),BUN_INSTALL_CACHE_DIR:o("bun"),XDG_CACHE_HOME:o("x\
dg"),NODE_COMPILE_CACHE:o("node"),HOME:n.home,TMPDIR:r,PATH:s}}function oc(t){return Object.entries(t).filter(([e])=>M.G1.test(e)).map(([e,n])=>`export ${e}=${Pr(
n)}
`).join("")}function Pr(t){return`'${t.replaceAll("'","'\\''")}'`}function ce(t,e,n,s=[]){return new fe({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const ic=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"out_of_memory",says:"was killed, most likely for lack of memory",signals:["SIGKILL"]},{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},
{code:"output_too_large",says:"wrote a file that is too large",signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},
{code:"build_killed",says:"was killed",signals:["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGSEGV","SIGTERM"]}],ac=40;function cc(t,e,{exitCode:n,signal:s},r){
const o=r.last(),i=o.slice(-ac).join(`
`),a=ic.find(S=>S.signals?.includes(s??"")||S.log?.test(i)),c=a?.code??(t==="install"?"install_failed":"build_failed"),f=n===null?`ended by ${s}`:`exited with c\
ode ${n}`,m=`The ${t} command \`${e}\``,w=a?`${m} ${a.says} (it ${f})`:`${m} ${f}`;return new fe({stage:t,code:c,message:w,exitCode:n,signal:s,log:o,diagnostics:[]})}
const uc=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:yc},{file:"yarn.lock",manager:"yarn",tool:gc},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.l\
ockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],ln="npm ci",lc={
npm:()=>ln,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun in\
stall --frozen-lockfile"};async function dc(t,e){const n=await Ur(e,t),s=n?.scripts,r=(0,ee.G)(s)&&typeof s.build=="string",o=n&&await fc(t,e);if(!o)return{manager:"\
npm",tool:void 0,install:n?"npm install":void 0,installDir:t,hasBuildScript:r};const{lockfile:i,dir:a,text:c}=o,f=Fr(n)??Fr(await Ur(e,a)),m=f?.manager===i.manager?
f.tool:i.tool(c);return{manager:i.manager,tool:m,install:lc[i.manager](m),installDir:a,hasBuildScript:r}}async function fc(t,e){for(let n=t;(0,Z.FK)(e,n);n=(0,b.
dirname)(n))for(const s of uc){const r=await zs(e,(0,b.join)(n,s.file));if(r!==void 0)return{lockfile:s,dir:n,text:r}}}const hc=64*1024**2;async function zs(t,e){
try{const n=await(0,Z.UG)(t,e),s=await(0,A.stat)(n);return s.isFile()&&s.size<=hc?await(0,A.readFile)(n,"utf8"):void 0}catch{return}}async function Ur(t,e){const n=await zs(
t,(0,b.join)(e,"package.json"));if(n!==void 0)try{const s=JSON.parse(n.replace(/^\ufeff/,""));return(0,ee.G)(s)?s:{}}catch{return{}}}function Fr(t){const e=t?.packageManager,
[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:
Br(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function Br(t){return`@yarnpkg/cli-dist@${t}`}const pc={5:"7",6:"8",9:"10"},mc={4:"2",6:"3",8:"\
4.12",9:"4.14"};function yc(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];return`pnpm@${pc[e??""]??"10"}`}function gc(t){const e=/^__metadata:\s+version: (\d+)/m.
exec(t)?.[1];return e===void 0?"yarn@1":Br(mc[e]??"4")}async function wc(t,e,n,s){const r=t.job.settings.installCommand,o=r??(s?e.install:void 0);if((o||s)&&e.tool&&
!(0,I.existsSync)((0,b.join)(Ws(t,e.tool),"node_modules/.bin",e.manager))){const i=Ws(t,e.tool),a=`npm install --silent --no-save --prefix ${Pr(i)} ${e.tool}`;await _t(
t,"install",a,t.workspace.home,e)}o===ln&&r===void 0?await bc(t,e):o&&await _t(t,"install",o,r===void 0?e.installDir:n,e)}async function bc(t,e){try{await _t(t,
"install",ln,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof fe)||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("\
The package cache is older than the lockfile: asking the registry"),await _t(t,"install",ln,e.installDir,e)}}function Ws({workspace:t},e){return(0,b.join)(t.cache,
"tools",e.replaceAll("/","+"))}async function _t(t,e,n,s,r,o={}){const{context:i,job:a,workspace:c,sandbox:f,log:m,signal:w}=t;t.step=`\`${n}\``,m.line(`$ ${n}`);
const S=[...Ec(s,c.source)];r.tool&&S.push((0,b.join)(Ws(t,r.tool),"node_modules/.bin"));const W=[...S,i.path].join(":"),{NODE_ENV:D,...E}=a.env,T=e==="install"||
D===void 0?E:{...E,NODE_ENV:D},L=await f.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],env:rc({...i.hostEnv,...o},T,c,W,f.tmpOf(c)),outerEnv:{[Tt]:i.
markerOf(a)},signal:w,onLine:H=>m.line(H)});if(L.exitCode!==0)throw cc(e,n,L,m)}function*Ec(t,e){for(let n=t;(0,Z.FK)(e,n);n=(0,b.dirname)(n))yield(0,b.join)(n,
"node_modules/.bin")}var Sc=$(7214);const Tc=200;async function _c(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const s=(0,b.resolve)(n,t.file);if(!(0,Z.FK)(e,s))
return t;const r={...t,file:(0,b.relative)(e,s)},o=t.line===null?(0,Sc.ri)(t.message):void 0;return o===void 0?r:{...r,...await $c(o,s,e)}}async function $c(t,e,n){
const s=await(0,A.readdir)(e).catch(()=>[""]),r=[];for(const i of s.slice(0,Tc)){const a=(0,b.join)(e,i),c=(await zs(n,a))?.split(`
`)??[],f=c.findIndex(w=>Oc(t,w)),m=(c[f]?.indexOf(t)??0)+1;f>=0&&r.push({file:(0,b.relative)(n,a),line:f+1,column:m})}const[o]=r;return o&&r.length===1?o:{}}function Oc(t,e){
const[n,s]=[e.split(t,1)[0]??"",e.slice(e.indexOf(t)+t.length)];return e.includes(t)&&/["'`(]$/.test(n)&&/^["'`)?#]/.test(s)}var kc=$(5807);const vc=4,Ks=2e3;class Ic{#e;#t;#n;#s=[];#r=[];#o=[];#a=0;#i=0;#c="";#u=!1;#d=0;#l=!1;constructor(e,n,s){
this.#t=n/2,this.#n=xc(s),this.#e=(0,I.createWriteStream)(e,{flags:"w",mode:384}),this.#e.on("error",()=>{this.#l=!0})}line(e){const n=this.#n(e);this.#s.push(n.
slice(0,M.lF.failureLogLine)),this.#s.length>=2*Ks&&this.#s.splice(0,Ks);const s=Buffer.byteLength(n)+1;this.#u||=this.#i+s>this.#t,this.#u?this.#h(n,s):(this.#i+=
s,this.#f(`${n}
`))}#f(e){this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&!this.#e.writableEnded&&this.#e.write(this.#c),this.#c=""}#h(e,n){this.#a+n>this.#t/
2&&(this.#d+=this.#r.length,this.#r=this.#o,this.#o=[],this.#a=0),this.#o.push(e),this.#a+=n}last(){return this.#s.slice(-M.lF.failureLogLines)}recent(){return this.#s.
slice(-Ks)}async[Symbol.asyncDispose](){this.#p(),this.#d>0&&this.#e.write(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[this.#r,this.#o])e.length>0&&this.#e.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#l)return e();this.#e.once("error",()=>e()),this.#e.end(e)})}}function xc(t){const e=[...new Set(Object.values(t).flatMap(r=>r.
split(`
`)))].map(r=>r.trim()).filter(r=>r.length>=vc).sort((r,o)=>o.length-r.length),n=e.map(r=>r.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")),s=e.length>0?new RegExp(n.join(
"|"),"g"):void 0;return r=>{const o=r.split("\r").findLast(a=>a!=="")??"",i=(0,kc.N)(o).replace(/[^\P{Cc}\t]/gu,"");return s?i.replace(s,"***"):i}}const Gr=["di\
st","build","out","_site",".output/public","public","www"];async function Ac(t,e,n,s){const r=await Rc(e,n,s);try{if(await(0,A.realpath)(t)===t)return await(0,Z.
UG)(t,r)}catch(i){if(!(i instanceof v.GQ))throw i}const o=n??(0,b.relative)(e,r);throw ce("build","output_unsafe",`The output directory \`${o}\` leads out of the\
 repository`)}async function Rc(t,e,n){if(e!==null){const r=(0,b.join)(t,e);if(await Hr(r))return r;throw ce("build","output_missing",`The output directory \`${e}\
\` is not there; ${await zr(t)}`)}if(!n)return t;for(const r of Gr)if(await Hr((0,b.join)(t,r)))return(0,b.join)(t,r);const s=Gr.map(r=>`\`${r}\``).join(", ");throw ce(
"build","output_missing",`The build left none of the usual output directories (${s}); ${await zr(t)}. Name it as the output directory`)}async function Hr(t){return(await(0,A.
stat)(t).catch(()=>{}))?.isDirectory()??!1}async function zr(t){const n=(await(0,A.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_mod\
ules"].includes(s.name)).map(s=>s.name);return n.length===0?"there is no folder at all":`the folders there are ${n.slice(0,20).sort().map(s=>`\`${s}\``).join(",\
 ")}`}var Wr=$(3136);const Nc=/^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9_][A-Za-z0-9._-]*$/;function Lc(t,e){return Nc.test(t)?Ys(e.template.replace("{repository}",
t.replace(/\.git$/,"")),e):(0,b.isAbsolute)(t)?Ys((0,Wr.pathToFileURL)(t).href,e):Ys(t,e)}function Ys(t,e){const n=URL.canParse(t)&&/^[a-z]+:\/\//i.test(t)?new URL(
t):void 0,s=Kr(t);if(n?.protocol==="https:")return{url:n.href,shown:s,protocols:"https"};if(n?.protocol==="http:"&&e.allowLocal)return{url:n.href,shown:s,protocols:"\
http:https"};if(n?.protocol==="file:"&&e.allowLocal&&n.host==="")return{url:(0,Wr.fileURLToPath)(n),shown:s,protocols:"file"};const r=n?.protocol==="file:"?"is \
on this machine":"is no https URL and no owner/name";throw ce("clone","repository_not_allowed",`The repository "${s}" ${r}, and this platform does not clone suc\
h`)}function Kr(t){return t.replace(/(\w+:\/\/)[^/@\s]+@/g,"$1")}function Dc(){const t=new Map;return async(e,n)=>{const s=(t.get(e)??Promise.resolve()).catch(()=>{}).
then(n);t.set(e,s);try{return await s}finally{t.get(e)===s&&t.delete(e)}}}var Cc=$(1421),Yr=$(8474),Jr=$(8161),dn=$(7075),Mc=$(6193);const Qr=16384,jc=65536,Pc=10;
async function fn(t,e,n){n.signal?.throwIfAborted();const s=(0,Cc.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:["ignore","pipe","pipe",n.channel===void 0?
"ignore":"pipe",n.namespace?"pipe":"ignore"]}),r=s.stdio[3];r&&"end"in r&&(r.on("error",()=>{}),r.end(n.channel));for(const f of["stdout","stderr"])Bc(s,f,n.onLine??
(()=>{}));const o=n.namespace?Gc(s.stdio[4]):()=>"",i=(0,Yr.once)(s,"close");i.catch(()=>{});const a=()=>Wc(s.pid,n.sweep?n.env[Tt]:void 0),c=()=>{a()};n.signal?.
addEventListener("abort",c,{once:!0});try{const[f,m]=await(0,Yr.once)(s,"exit");return await a(),await i,await zc(o()),n.signal?.throwIfAborted(),Fc(typeof f=="\
number"?f:null,typeof m=="string"?m:null)}finally{n.signal?.removeEventListener("abort",c)}}const Uc=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","S\
IGSEGV","SIGTERM","SIGXFSZ"];function Fc(t,e){const n=Uc.find(s=>t===128+Jr.constants.signals[s]);return{exitCode:t,signal:e??n??null}}function Bc(t,e,n){const s=new Mc.
StringDecoder("utf8");let r="";const o=a=>{const c=a.split(`
`);r=(c.pop()??"").slice(0,Qr);for(const f of c)n(f.slice(0,Qr),e)},i=t[e];i?.on("data",a=>{o(r+s.write(a)),!(a.length<jc)&&(i.pause(),setTimeout(()=>i.resume(),
Pc))}),i?.on("end",()=>{r!==""&&n(r,e)})}function Gc(t){let e="";return t instanceof dn.Readable&&t.setEncoding("utf8").on("data",n=>e+=n),()=>e}const Hc=1e4;async function zc(t){
const e=/"child-pid": (\d+)/.exec(t)?.[1];for(let n=0;e!==void 0&&n<Hc;n+=1){const s=await(0,A.readFile)(`/proc/${e}/stat`,"utf8").catch(()=>"");if(!/\) [^ZX]/.
test(s))return;await new Promise(r=>setTimeout(r,1))}}async function Wc(t,e){t!==void 0&&Xr(-t),e!==void 0&&await Vr(n=>n===e)}async function Vr(t){let e=new Set;
for(let n=0;n<50;n+=1){const s=await Kc(),r=await Yc(s,t);for(const o of r)Xr(o);if(r.length===0&&s.every(o=>e.has(o)))return;e=new Set(s),await new Promise(o=>setImmediate(
o))}}async function Kc(){return(await(0,A.readdir)("/proc").catch(()=>[])).filter(e=>/^\d+$/.test(e)).map(Number)}async function Yc(t,e){return(await Promise.all(
t.map(async s=>{const o=(await(0,A.readFile)(`/proc/${s}/environ`,"utf8").catch(()=>"")).split("\0").find(i=>i.startsWith(`${Tt}=`));return o!==void 0&&e(o.slice(
Tt.length+1))?[s]:[]}))).flat()}function Xr(t){try{process.kill(t,"SIGKILL")}catch{}}const Zr="cache";function Js(t){return(0,x.createHash)("sha256").update(JSON.
stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Jc(t,e,n,s){await(0,A.mkdir)((0,b.join)(t,Js(e)),{recursive:!0});const r=await(0,A.
realpath)((0,b.join)(t,Js(e)));await(0,A.chmod)(r,493);const o=(0,b.join)(r,n);await Qe(o);const i={cache:(0,b.join)(r,Zr),root:o,source:(0,b.join)(o,"source"),
home:(0,b.join)(o,"home"),tmp:(0,b.join)(o,"tmp")};for(const a of Object.values(i))await(0,A.mkdir)(a,{recursive:!0}),s!==void 0&&await(0,A.chown)(a,s,s);return{
app:r,...i,[Symbol.asyncDispose]:()=>Qe(o).catch(()=>{})}}async function Qc(t){const e=[];for(const n of await(0,A.readdir)(t).catch(()=>[]))for(const s of await(0,A.
readdir)((0,b.join)(t,n),{withFileTypes:!0}))s.isDirectory()&&s.name!==Zr&&e.push((0,b.join)(t,n,s.name));return e}async function Qe(t){try{await(0,A.rm)(t,{recursive:!0,
force:!0})}catch(e){if(!["EACCES","EPERM","ENOTEMPTY"].includes((0,v.xU)(e)??""))throw e;await qr(t),await(0,A.rm)(t,{recursive:!0,force:!0})}}async function qr(t){
await(0,A.chmod)(t,448);for(const e of await(0,A.readdir)(t,{withFileTypes:!0}))e.isDirectory()&&await qr((0,b.join)(t,e.name))}async function Vc(t,e){const{exitCode:n}=await fn(
"chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}const eo=[["core.hooksPath","/dev/null"],["core.fsmonitor",
"false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedL\
imit","1000"],["http.lowSpeedTime","60"]],Xc=Dc();async function Zc(t,e,n,s,r){const o=(0,b.join)(t,`${(0,x.createHash)("sha256").update(e.url).digest("hex").slice(
0,32)}.git`),i=ro(e.protocols,r),a=await Xc(o,()=>eu(i,o,e,n));return await qc(o,(0,b.join)(s,".git"),a,n.branch,e.shown),await i.must(["-C",s,"reset","-q","--h\
ard",a]),(0,I.existsSync)((0,b.join)(s,".gitmodules"))&&await tu(s,e,r),{commit:a,mirror:o}}async function qc(t,e,n,s,r){for(const a of["objects/info","refs/hea\
ds"])await(0,A.mkdir)((0,b.join)(e,a),{recursive:!0});const o=JSON.stringify(r),i={"objects/info/alternates":(0,b.join)(t,"objects"),shallow:n,HEAD:`ref: refs/h\
eads/${s}`,config:`[core]
	repositoryformatversion = 0
	bare = false
[remote "origin"]
	url = ${o}`};for(const[a,c]of Object.entries(i))await(0,A.writeFile)((0,b.join)(e,a),`${c}
`)}async function eu(t,e,n,s){if(!(0,I.existsSync)(e))return to(t,e,n,s);const r=s.commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.
commit&&r&&(await t.try(r)).exitCode===0)return s.commit;try{return await no(t,e,n,s)}catch(o){if(ou(o)!=="clone_failed")throw o;return to(t,e,n,s)}}async function to(t,e,n,s){
const r=`${e}.new`;await Qe(r);try{await t.must(["init","-q","--bare",r]);const o=await no(t,r,n,s);return await Qe(e),await(0,A.rename)(r,e),o}finally{await Qe(
r)}}async function no(t,e,{url:n,shown:s},r){const o=r.commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const i of o){const a=`refs/slip\
way/${(0,x.createHash)("sha256").update(i).digest("hex").slice(0,16)}`,c=await t.try(["-C",e,"fetch","-q","--depth=1","--no-tags","--",n,`+${i}:${a}`]);if(c.exitCode===
0)return t.must(["-C",e,"rev-parse","--verify",`${a}^{commit}`]);const f=su(c.errors,s,r);if(f.facts.code!=="branch_not_found")throw f}throw ce("clone","branch_\
not_found",`The repository ${s} has no branch "${r.branch}"`)}async function tu(t,e,n){const s=ro("https",n),r=["submodule","update","-q","--init","--recursive",
"--depth=1","--recommend-shallow"],{exitCode:o,errors:i}=await s.try(["-C",t,...r]);if(o===0)return;const a=/transport '[^']*' not allowed/.test(i.join(`
`));throw ce("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${Qs(i)}`,i)}
const so=/no space left on device|disk quota exceeded|unable to write file/i,nu=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t}\
 is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(t,{
commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t} has no branch "${e}"`],
[so,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '.*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function su(t,e,n){const s=t.join(`
`),[,r,o]=nu.find(([i])=>i.test(s))??[];return r&&o?ce("clone",r,o(e,n),t):ce("clone","clone_failed",`The repository ${e} could not be fetched: ${Qs(t)}`,t)}function Qs(t){
return(t.findLast(n=>/^(?:fatal|error|remote):/.test(n))??t.at(-1)??"git said nothing").replace(/^(?:fatal|error): /,"")}function ro(t,e){const n={...e.env,...ru(
t)},s=async r=>{const o=[],i=[],{exitCode:a}=await fn("git",r,{cwd:"/",env:n,signal:e.signal,onLine(c,f){const m=Kr(c);(f==="stdout"?o:i).push(m),f==="stderr"&&
e.onLine(m)}});return{exitCode:a,output:o.join(`
`),errors:i.slice(-50)}};return{try:s,async must(r){const{exitCode:o,output:i,errors:a}=await s(r);if(o===0)return i;throw so.test(a.join(`
`))?ce("clone","disk_full","The disk is full: the repository could not be checked out",a):ce("clone","clone_failed",`The checkout failed: ${Qs(a)}`,a)}}}function ru(t){
const e=eo.flatMap(([n,s],r)=>[[`GIT_CONFIG_KEY_${r}`,n],[`GIT_CONFIG_VALUE_${r}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(eo.length),...Object.fromEntries(e)}}function ou(t){return t instanceof fe?t.facts.code:void 0}var iu=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},au=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function cu(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:r,
limits:o,clock:i}=t;for(const E of Object.values(r))await(0,A.mkdir)(E,{recursive:!0,mode:448});const a=await t.sandbox(),c=iu(s,new Ic((0,b.join)(r.logs,`${e.deployID}\
.log`),o.logBytes,e.env),!0),f=await Jc(r.builds,e.app,e.deployID,a.ownerOf(e.app)),m=new AbortController,w=new AbortController;i.sleep(o.timeoutMs,w.signal).then(
()=>m.abort(new Error("the time limit")),()=>{});const S=AbortSignal.any([n.signal,m.signal]),W={context:t,job:e,sandbox:a,workspace:f,log:c,signal:S,mirror:"",
root:f.source,step:"",stage:"clone"},D=E=>{W.stage=E,n.onStage(E)};try{return{...await uu(W,D,n),[Symbol.asyncDispose]:()=>f[Symbol.asyncDispose]()}}catch(E){const T=await hu(
E,W,m.signal.aborted).finally(()=>f[Symbol.asyncDispose]());throw n.signal.throwIfAborted(),T}finally{w.abort()}}catch(r){s.error=r,s.hasError=!0}finally{const r=au(
s);r&&await r}}async function uu(t,e,n){const{job:s,workspace:r}=t;e("clone");const o=await lu(t);n.onCommit(o);const i=await du(t);t.root=i;const a=await dc(i,
r.source),c=s.buildCommand||a.hasBuildScript&&`${a.manager} run build`;fu(t),e("install"),await wc(t,a,i,!!c),e("build"),c&&await _t(t,"build",c,i,a);const f=await Ac(
r.source,i,s.outputDirectory,!!c);return{commit:o,directory:f}}async function lu(t){const{context:e,job:n,workspace:s,log:r,signal:o}=t,i=Lc(n.repository,e.rules);
t.step=`the clone of ${i.shown}`,r.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const c={env:{...e.hostEnv,PATH:e.path,[Tt]:e.
markerOf(n)},signal:o,onLine:S=>r.line(S)},{commit:f,mirror:m}=await Zc(e.folders.mirrors,i,n,s.source,c);t.mirror=m,r.line(`Checked out ${f}`);const w=t.sandbox.
ownerOf(n.app);return w!==void 0&&await Vc(s.source,w),f}async function du({job:t,workspace:e}){const n=t.settings.rootDirectory??".",s=await(0,Z.UG)(e.source,n).
catch(()=>{});if(s&&(await(0,A.stat)(s)).isDirectory())return s;throw ce("clone","root_directory_missing",`The root directory \`${n}\` is not in the repository`)}
function fu({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(process.versions.node,10)&&e.line(`Warning\
: the app asks for Node.js ${n}, builds here run Node.js ${process.versions.node}`)}async function hu(t,e,n){const{log:s,stage:r,step:o,context:i,workspace:a,root:c}=e;
if(n){const m=`The build took longer than its limit of ${(0,Xa.a)(i.limits.timeoutMs)} and was stopped during ${o}`;return s.line(m),ce(r,"build_timeout",m,s.last())}
if(t instanceof fe){const f=(0,Za.y)(s.recent()),m=await Promise.all(f.map(w=>_c(w,a.source,c)));return s.line(t.message),new fe({...t.facts,log:s.last(),diagnostics:m})}
return xe(t)?ce(r,"disk_full","The disk is full",s.last()):t}const Vs=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],oo="/run/systemd/res\
olve",io=19e8,pu=1e8;function mu(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,`ulimit -d ${Math.ceil(t.processBytes/
1024)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:":",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].
join(`
`)}async function yu(t){const{want:e,limits:n}=t,s=(0,Jr.userInfo)().uid===0,r=e==="none"?{kind:"none",reason:"it was asked for"}:await gu(s),o=r.kind==="bubble\
wrap",i=c=>o&&s?io+Number.parseInt(Js(c).slice(0,8),16)%pu:void 0,a=mu(n,o);return{isolation:r,ownerOf:i,tmpOf:c=>o?"/tmp":c.tmp,async run(c){const f=i(c.app),m=o?
await wu(c,t,f):[],[w="/bin/sh",...S]=[...m,"/bin/sh","-c",a,"sh",c.script];return fn(w,S,{cwd:o?"/":c.cwd,env:{...c.outerEnv,PATH:"/usr/local/bin:/usr/bin:/bin"},
channel:oc({...c.env,...c.outerEnv}),signal:c.signal,sweep:!o,namespace:o,onLine:c.onLine})}}}async function gu(t){const e=[...ao(t),...await uo(),...co(t?io:void 0),
"true"],n=[],s=await fn("bwrap",e,{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:o=>n.push(o)}).catch(()=>{});return s?.exitCode===0?{kind:"bubblewra\
p",asRoot:t}:{kind:"none",reason:s?`bubblewrap does not work here: ${n.at(-1)??"no reason given"}`:"bubblewrap is not installed"}}async function wu(t,{tools:e,dataDir:n},s){
const{app:r,tmp:o}=t.workspace;if(await(0,A.realpath)(o).catch(()=>"")!==o)throw ce("build","build_failed","A command of the build replaced its folder for tempo\
rary files");const i=e.filter(c=>!Vs.some(f=>(0,Z.FK)(f,c))),a=[...Vs,...i].some(c=>(0,Z.FK)(c,n))?["--tmpfs",n]:[];return["bwrap",...ao(s!==void 0),...await uo(),
...s===void 0?[]:await bu(r,s,t.workspace),"--bind",o,"/tmp",...i.flatMap(c=>[...hn(c),"--ro-bind-try",c,c]),...a,...t.readable.flatMap(c=>[...hn(c),"--ro-bind-\
try",c,c]),...hn(r),"--bind",r,r,"--info-fd","4","--chdir",t.cwd,...co(s)]}function ao(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cg\
roup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}
function co(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=\
-all"]}async function bu(t,e,n){const s=(0,b.join)(t,"passwd");return await(0,A.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
build:x:${e}:${e}::${n.home}:/bin/sh
`),["--ro-bind",s,"/etc/passwd"]}async function uo(){return[...(await Promise.all(Vs.map(async e=>{const n=await(0,A.realpath)(e).catch(()=>{});return n===void 0?
[]:n===e?["--ro-bind",e,e]:["--symlink",n,e]}))).flat(),"--ro-bind-try",oo,oo,"--dev","/dev","--proc","/proc"]}function hn(t){const e=(0,b.dirname)(t);return e===
"/"?[]:[...hn(e),"--dir",e]}async function Eu(t,e){const n=[(0,b.dirname)(process.execPath),(0,b.dirname)(await(0,A.realpath)(process.execPath)),...e];for(const s of t.
split(":").filter(r=>r.startsWith("/"))){const r=await(0,A.realpath)((0,b.join)(s,"npm")).catch(()=>{});r&&n.push(s,(0,b.dirname)((0,b.dirname)(r)))}return[...new Set(
n)]}function Su(t){const e={...Nr,...t.limits},n=(0,b.resolve)(t.dataDir),s={builds:(0,b.join)(n,"builds"),mirrors:(0,b.join)(n,"git"),logs:(0,b.join)(n,"logs")},
r=tc(t.env),o=sc(t.env.PATH??"/usr/local/bin:/usr/bin:/bin",process.execPath),i=`${(0,x.createHash)("sha256").update(n).digest("hex").slice(0,16)}/`;let a;const c={
limits:e,folders:s,hostEnv:r,path:o,clock:t.clock,rules:{template:t.gitUrlTemplate??"https://github.com/{repository}.git",allowLocal:t.allowLocalGit??!1},markerOf:f=>`${i}${f.
deployID}`,sandbox(){return a??=Tu(t,e,o,r),a}};return{build:(f,m)=>cu(c,f,m),async recover(){const f=await Qc(s.builds);f.length>0&&await Vr(m=>m.startsWith(i));
for(const m of f)await Qe(m)}}}async function Tu(t,e,n,s){const r=await Eu(n,nc(s)),o=await yu({want:t.isolation??"auto",limits:e,tools:r,dataDir:await(0,A.realpath)(
t.dataDir)});return o.isolation.kind==="none"&&t.log("warn","builds_not_isolated",{reason:o.isolation.reason,means:"builds can read and write what the platform \
can, and the number of their processes is not bounded"}),o}const _u=1e4;function $u(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Map;return r=>{const o=e.now(),
i=s.get(r)??{left:t,at:o};i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i);const[a]=s.keys();return s.size>_u&&a!==void 0&&s.delete(a),i.left<
1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const Ou=36e5;function ku(t,e,n,s){let r,o=Number.NEGATIVE_INFINITY;const i=async()=>{o=n.now();try{const c=await t.
collect(e.manifests());s("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){s("error","collection_failed",{message:c instanceof Error?c.message:
String(c)})}finally{r=void 0}},a=()=>(r??=i(),r);return{collect:a,whenIdle(){n.now()-o>=Ou&&a()},async[Symbol.asyncDispose](){await r}}}function vu(t){const e=(0,b.
join)(t,"identity-key.json");if(!(0,I.existsSync)(e)){const i=(0,x.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"}),a=`${e}.${(0,x.
randomBytes)(4).toString("hex")}`;(0,I.writeFileSync)(a,`${JSON.stringify(i)}
`,{mode:384}),(0,I.renameSync)(a,e)}const n=JSON.parse((0,I.readFileSync)(e,"utf8"));if(!(0,ee.G)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="s\
tring")throw new v.GQ("unsupported_data",`${e} is not a P-256 key`,{remedy:"Remove the file: a new key is made at the next start, and tokens signed before cease\
 to count."});const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=Iu(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}
function Iu(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,x.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const xu=30,Au=["\
ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Ru=16*1024;function Nu(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.
map(r=>[r.issuer,{...r,keys:Uu(r.issuer,t.fetch)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=fo(async()=>(await $.e(460).then($.bind($,6460))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=Lu(r),i=await $.e(460).then($.bind($,6460)),{header:a,
claims:c}=Du(o,i);Cu(a,c);const f=s.get(c.iss??"");if(!f)throw se("The token was issued by an identity provider that this platform does not trust (iss)");const m=await f.
keys(),w=f.audiences??[t.audience];try{const{payload:S}=await i.jwtVerify(o,m,{issuer:f.issuer,audience:[...w],algorithms:Au,clockTolerance:xu,currentDate:new Date(
n.now()),requiredClaims:["exp"]});return Mu(f,S),{email:ju(f,S),issuer:f.issuer}}catch(S){throw Pu(S,i,w.join(" or "))}}}function Lu(t){if(t===void 0)throw se('\
There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw se('The Author\
ization header is not "Bearer <ID token>"');if(e.length>Ru)throw se("The token is too long to be an ID token");return e}function Du(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw se("The token is not a JSON Web Token, so it is not an ID token")}}function Cu(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw se("The token is an access token: send the identity provider's ID\
 token instead")}function Mu(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw se(`The token's ${n} claim is not one that this \
platform accepts`)}function ju(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(s,r)=>{const o=e[r];if(typeof o!="string"||o==="")throw se(`The token has no ${r} c\
laim`);return o});if(!/^[^@\s]+@[^@\s]+$/.test(n))throw se("The token's email claim is not an email");if(e.email_verified===!1&&t.email==="{email}")throw se("Th\
e token's email is not verified (email_verified is false)");return n.toLowerCase()}function Pu(t,e,n){if(t instanceof G)return t;const{errors:s}=e;return t instanceof
s.JWTExpired?se("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?se(`The token is for another audience \
(aud): ask for one with ${n}`):t.claim==="nbf"?se("The token is not valid yet (nbf)"):se(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?se("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?se("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?se("The token is not a valid ID token"):lo()}function se(t){
return new G("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function lo(){return new G("unavailable","The keys of the token's issue\
r cannot be fetched right now.",{"retry-after":"5"})}function Uu(t,e){return fo(async()=>{const n=await $.e(460).then($.bind($,6460));try{const r=await(await e(
`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(5e3),redirect:"error"})).json(),o=Fu(r,t);return n.createRemoteJWKSet(o,{timeoutDuration:5e3,
[n.customFetch]:e})}catch{throw lo()}})}function Fu(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery docu\
ment of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("keys less well guarded than their issuer");return r}function fo(t){
let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}class Ve extends Error{name="StoreUnavailable"}const be=64,Bu=32,ho=Buffer.alloc(8192),Gu=Buffer.alloc(
256);function Hu(t){return(0,x.hash)("sha256",Xs(t,ho))}function po(t,e){return t.length===e.length&&(0,x.timingSafeEqual)(Xs(t,ho),Xs(e,Gu))}class zu{#e;#t;constructor(e){
if(e.length>be)throw new RangeError(`An HMAC key of ${e.length} bytes`);this.#e=Buffer.alloc(be+512),this.#t=Buffer.alloc(be+Bu);for(let n=0;n<be;n+=1)this.#e[n]=
(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return(0,x.hash)("sha256",this.#n(e),"buffer").copy(this.#t,be),(0,x.hash)("sha256",this.#t)}#n(e){const n=this.#e.
length-be;return e.length>n?Buffer.concat([this.#e.subarray(0,be),Buffer.from(e,"latin1")]):this.#e.subarray(0,be+this.#e.write(e,be,"latin1"))}}function Xs(t,e){
return t.length>e.length?Buffer.from(t,"latin1"):e.subarray(0,e.write(t,"latin1"))}const mo="AWS4-HMAC-SHA256";function yo({date:t,region:e,service:n}){return`${t}\
/${e}/${n}/aws4_request`}function Wu(t,e,n){return`${mo}
${t}
${yo(e)}
${Hu(n)}`}function Ku(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,x.createHmac)("sha256",n).update(s,
"utf8").digest();return new zu(n)}function Yu(t,e){return t.sign(e)}const Ju=new RegExp(`^${mo} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),Qu=1024,Vu=1024,go=64,pn=new Map;function Xu(t){const e=t.slice(
-go),n=t.slice(0,-go),s=pn.get(n);if(s&&Zu.test(e))return{...s,signature:e};const r=qu(t);if(r)return pn.size>=Qu&&pn.clear(),n.length<Vu&&pn.set(n,r),{...r,signature:e}}
const Zu=/^[0-9a-f]{64}$/;function qu(t){const e=Ju.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,f)=>f===0||(a[f-1]??"")<
c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const el=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Zs;function tl(t){
if(Zs?.text===t)return Zs.time;const e=nl(t);return e!==void 0&&(Zs={text:t,time:e}),e}function nl(t){const e=el.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.
UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function mn(t){return`${new Date(t).toISOString().
slice(0,19).replace(/[-:]/g,"")}Z`}function sl(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":cl(t.target.slice(e+1)),r=il(n,
t.normalizePath),o=ll(t.headers.values,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const rl=/^(?:\/[A-Za-z0-9_~-]+)+$/,ol=/[^A-Za-z0-9._~-]/g;function qs(t){return t.replace(ol,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function il(t,e){if(rl.test(t))return t;const n=t.split("/");return(e?al(n):n).map(qs).join("/")||"/"}function al(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function cl(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[qs(wo(r)),qs(wo(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>bo(n,r)||bo(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function wo(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function bo(t,e){return t<e?-1:t>e?1:0}function ul(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=fl(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{values:e,repeated:n}}function ll(t,e){let n="";for(const s of e)n+=`${s}:${t.get(s)??
""}
`;return n}const dl=/[ \t\r\n]{2}|[\t\r\n]/;function fl(t){const e=t.trim();return dl.test(e)?e.replace(/\s+/g," "):e}const yn=5*6e4,Eo=["host","content-type"],
hl=new Set([...Eo,"authorization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),ie=(t,e)=>({type:t,message:e});class pl{#e;#t=new er;constructor(e){
this.#e=e}readHeaders(e,n){const s=Q(e,"authorization");if(s===void 0)return ie("MissingAuthenticationTokenException","Missing Authentication Token");const r=Xu(
s),o=Q(e,"x-amz-date")??"",i=tl(o);if(!r)return ie("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return ie("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(!a)return ie("UnrecognizedClientException","The security token included in the reques\
t is invalid.");const c=ul(e.rawHeaders);return yl(r.scope,o)??gl(o,i,n)??wl(a,c.values.get("x-amz-security-token"),n)??bl(c,r.signedHeaders)??{headers:c,signedBy:r,
role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,x.hash)("sha256",n,"hex"),c=s.values.get("x-amz-content-sha256");if(c!==void 0&&c!==a)
return ie("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const f=sl({method:e.method,target:e.target,
headers:s,signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),m=this.#t.get(o,r.scope),w=Yu(m,Wu(i,r.scope,f));if(!po(w,r.signature))return ie("Inval\
idSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consu\
lt the service documentation for details.")}}function ml(t){return"message"in t}function yl(t,e){if(t.region!==M.aT)return ie("InvalidSignatureException",`Crede\
ntial should be scoped to a valid region: '${M.aT}'.`);if(t.service!==M.jL)return ie("InvalidSignatureException",`Credential should be scoped to correct service\
: '${M.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return ie("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD\
 from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function gl(t,e,n){if(e<n-yn){const s=mn(n-yn);return ie("InvalidSignatureExcept\
ion",`Signature expired: ${t} is now earlier than ${s} (${mn(n)} - 5 min.)`)}if(e>n+yn){const s=mn(n+yn);return ie("InvalidSignatureException",`Signature not ye\
t current: ${t} is still later than ${s} (${mn(n)} + 5 min.)`)}}function wl(t,e,n){if(!po(e??"",t.sessionToken))return ie("UnrecognizedClientException","The sec\
urity token included in the request is invalid.");if(!(t.expiresAt>n))return ie("ExpiredTokenException","The security token included in the request is expired")}
function bl({values:t,repeated:e},n){const s=e.find(i=>hl.has(i));if(s!==void 0)return ie("IncompleteSignatureException",`The header '${s}' may be sent only onc\
e.`);for(const i of t.keys())if(El(i)&&!n.includes(i))return So(i);const r=Eo.find(i=>!n.includes(i));if(r!==void 0)return So(r);const o=n.find(i=>!t.has(i));if(o!==
void 0)return ie("IncompleteSignatureException",`The signed header '${o}' was not sent.`)}function El(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}
function So(t){return ie("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class er{static#e=4096;#t=new Map;get(e,n){const s=`${e.
accessKeyID}/${yo(n)}`,r=this.#t.get(s);if(r)return r;this.#t.size>=er.#e&&this.#t.clear();const o=Ku(e.secret,n);return this.#t.set(s,o),o}}const Sl=720*6e4,Tl="\
ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";class _l{#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=n;const s=e.prepare("SELECT access_key_id, environment_id, sealed\
, expires_at FROM kvs_roles").all();for(const r of s){const o=String(r.access_key_id),i=r.sealed instanceof Uint8Array?JSON.parse(n.open(To(o),r.sealed)):{};(0,ee.
G)(i)&&this.#s(String(r.environment_id),{accessKeyID:o,secret:String(i.secret),sessionToken:String(i.sessionToken),expiresAt:Number(r.expires_at)})}}byAccessKey(e){
return this.#n.get(e)}issue(e,n){const s={accessKeyID:`ASIA${Array.from((0,x.randomBytes)(16),f=>Tl[f%32]).join("")}`,secret:(0,x.randomBytes)(30).toString("bas\
e64"),sessionToken:(0,x.randomBytes)(96).toString("base64"),expiresAt:n+Sl},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(To(r),JSON.stringify(
{secret:o,sessionToken:i}));return this.#r(n),this.#e.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)").run(
r,e,c,a),this.#s(e,s),s}#s(e,n){this.#n.set(n.accessKeyID,{...n,environmentID:e})}#r(e){this.#e.prepare("DELETE FROM kvs_roles WHERE expires_at <= ?").run(e);for(const n of this.#n.
values())n.expiresAt<=e&&this.#n.delete(n.accessKeyID)}}function To(t){return`kvs-role:${t}`}const $l={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,
missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,
rate_limited:429,internal:500,unavailable:503};var Ol=$(4573),_o=$(1772);class Ce extends Error{name="InvalidJson"}const kl=128;class $o extends Error{}function vl(t){
const e=new Map;try{return new Dl(t).document(e),e}catch(n){if(!(n instanceof $o))throw n;return Il(t)}}function Il(t){try{return new Map((0,_o.U2)(t)?.map(e=>[
e.name,e.text]))}catch(e){throw e instanceof _o.sU?new Ce(e.message):e}}function Oo(t){if(t.charCodeAt(0)!==gn)return;const e=t.slice(1,-1);return e.includes("\\")?
String(JSON.parse(t)):e}const gn=34,xl=92,ko=44,Al=58,vo=123,Io=125,Rl=91,xo=93,Nl=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,Ao=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
Ll=/^\\u[dD][89abAB]/,Ro=/^\\u[dD][c-fC-F]/;class Dl{#e;#t=0;#n=0;constructor(e){this.#e=e}document(e){this.#h(),this.#y()!==vo&&this.#g(),this.#r(e),this.#h(),
this.#t!==this.#e.length&&this.#g()}#s(){const e=this.#y();e===gn?this.#u():e===vo?this.#r(void 0):e===Rl?this.#o():e===116?this.#f("true"):e===102?this.#f("fal\
se"):e===110?this.#f("null"):this.#p(Nl)}#r(e){const n=e??new Set;if(this.#a(),this.#y()!==Io)do{this.#h();const s=this.#c();if(n.has(s))throw new Ce("a name st\
ands twice in one object");this.#h(),this.#w(Al),this.#h();const r=this.#t;this.#s(),e?e.set(s,this.#e.slice(r,this.#t)):n instanceof Set&&n.add(s),this.#h()}while(this.#m(
ko));this.#i(Io)}#o(){if(this.#a(),this.#y()!==xo)do this.#h(),this.#s(),this.#h();while(this.#m(ko));this.#i(xo)}#a(){if(this.#n+=1,this.#n>kl)throw new $o;this.#t+=
1,this.#h()}#i(e){this.#w(e),this.#n-=1}#c(){const e=this.#t;return this.#u(),Oo(this.#e.slice(e,this.#t))??""}#u(){this.#w(gn);const e=this.#e;for(;;){const n=e.
charCodeAt(this.#t);if(n===gn)break;n===xl?this.#l():n>=32&&(n&63488)!==55296?this.#t+=1:n>=55296?this.#d():this.#g()}this.#t+=1}#d(){const[e,n]=[this.#y(),this.#e.
charCodeAt(this.#t+1)];if(e>=56320||(n&64512)!==56320)throw new Ce("a surrogate stands alone");this.#t+=2}#l(){const e=this.#t;this.#p(Ao);const n=this.#e.slice(
e,this.#t);if(Ro.test(n))throw new Ce("a surrogate stands alone");if(Ll.test(n)){if(!Ro.test(this.#e.slice(this.#t,this.#t+6)))throw new Ce("a surrogate stands \
alone");this.#p(Ao)}}#f(e){this.#e.startsWith(e,this.#t)||this.#g(),this.#t+=e.length}#p(e){e.lastIndex=this.#t,e.test(this.#e)||this.#g(),this.#t=e.lastIndex}#h(){
for(;;){const e=this.#y();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#t+=1}}#m(e){return this.#y()!==e?!1:(this.#t+=1,!0)}#w(e){this.#m(e)||this.#g()}#y(){return this.#e.
charCodeAt(this.#t)}#g(){throw new Ce(`unexpected ${this.#t<this.#e.length?"character":"end"} at ${this.#t}`)}}class Me extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function Cl(t,e){const n=Ml(e),s=jl(n.get("key"));return t!=="put"?{key:s,value:"",ttlSeconds:void 0}:{key:s,value:Pl(n.get("value")),ttlSeconds:Ul(
n.get("ttlSeconds"))}}function Ml(t){if(!(0,Ol.isUtf8)(t))throw new Me("invalid_json");try{return vl(t.toString("utf8"))}catch(e){throw e instanceof Ce?new Me("\
invalid_json"):e}}function jl(t){const e=t===void 0?void 0:Oo(t);if(e===void 0||e===""||No(e,M.ux.keyBytes))throw new Me("invalid_key");return e}function Pl(t){
if(t===void 0||No(t,M.ux.valueBytes))throw new Me("invalid_value");return t}function Ul(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;
if(e<M.ux.minTtlSeconds||e>M.ux.maxTtlSeconds)throw new Me("invalid_ttl");return e}function No(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}const Xe={"content-type":"application/json","cache-control":"no-store"},Fl={status:200,headers:Xe,body:'{"ok":true}'},Bl={status:200,headers:Xe,body:'{"delete\
d":true}'},Gl={status:200,headers:Xe,body:'{"found":false,"expiresAt":null}'},Hl=new Map([[Ie.Y2.put,"put"],[Ie.Y2.get,"get"],[Ie.Y2.delete,"delete"]]),zl=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
Wl=/^Bearer +([!-~]+)$/i;function Kl(t){return e=>{const n=t.gateway.readHeaders(e,t.now());if(ml(n))return Do(n);const s=r=>Xl(r,e,t.log);return e.body(M.ux.bodyBytes).
then(r=>{try{const o=Yl(e,r,n,t);return o instanceof Promise?o.catch(s):o}catch(o){return s(o)}},r=>s(r instanceof te?r:new Me("invalid_json")))}}function Yl(t,e,n,{
gateway:s,tables:r,engine:o,now:i}){const a=s.verify(t,e,n);if(a)return Do(a);const c=Jl(t,n.role,r);if(typeof c=="string")return Ee(c);const f=i();if(!Wa(c.environmentWindow,
c.tableWindow,f))return Ee("rate_limited",{"retry-after":String(Ka(f))});const m=Ql(t);return typeof m!="string"?m:Vl(m,Cl(m,e),c.keyspace,f,o)}function Jl(t,e,n){
const s=Q(t,"x-kvs-authorization");if(!s)return"missing_token";const r=Wl.exec(s)?.[1],o=r===void 0?void 0:n.byToken(r);return o?o.environmentID!==e.environmentID?
"inactive_binding":o.supported?o:"unsupported_app_type":"invalid_token"}function Ql(t){const e=Hl.get(C(t.target));if(!e)return Ee("not_found");if(t.method!=="P\
OST")return Ee("method_not_allowed",{allow:"POST"});const n=Q(t,"content-encoding")??"identity";return!zl.test(Q(t,"content-type")??"")||n!=="identity"?Ee("unsu\
pported_media_type"):e}function Vl(t,{key:e,value:n,ttlSeconds:s},r,o,i){switch(t){case"put":{const a=s===void 0?null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:a}).
then(()=>Fl)}case"delete":return i.delete(r,e).then(()=>Bl);case"get":{const a=i.get(r,e,o);return a instanceof Promise?a.then(Lo):Lo(a)}}}function Lo(t){if(!t)
return Gl;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Xe,body:`{"found":true,"value":${t.value},"expi\
resAt":${e}}`}}function Xl(t,e,n){if(t instanceof Me)return Ee(t.code);if(t instanceof te)return Ee("body_too_large");const s=t instanceof Ve,r=t instanceof Error&&
t.cause instanceof Error?t.cause:t;return n("error",s?"kvs_unavailable":"kvs_failed",{requestID:e.requestID,path:C(e.target),reason:r instanceof Error?r.message:
String(r)}),s?Ee("unavailable",{"retry-after":"1"}):Ee("internal")}function Ee(t,e={}){return{status:$l[t],headers:{...Xe,...e},body:`{"error":"${t}"}`}}function Do({
type:t,message:e}){return{status:403,headers:{...Xe,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const tr=[`
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
  `];function Zl(t){const e=new Gs.DatabaseSync((0,b.join)(t,"platform.db"));return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign\
_keys = ON; PRAGMA busy_timeout = 5000;"),ql(e),e}function ql(t){const e=Number(t.prepare("PRAGMA user_version").get()?.user_version??0);if(e>tr.length)throw t.
close(),new v.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${tr.length}`,{remedy:"Start it with the newer Slipway that wrote i\
t, or name another --data directory."});for(const[n,s]of tr.entries())n>=e&&wn(t,()=>t.exec(`${s}; PRAGMA user_version = ${n+1};`))}function Co(t,e){t.prepare("\
VACUUM INTO ?").run(e),(0,I.chmodSync)(e,384)}function wn(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const ed=160;class td{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=nr(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=nr(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=nr(e,n),this.#t.delete(e))}clear(){this.#t=
new Map,this.#n=new Map,this.#s=0}}function nr(t,e){return ed+2*(t.length+e.value.length)}const nd=16*1024*1024,sr=1e3,sd=13,rd=`
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
`;function od(t){const e=(t.open??(n=>new Gs.DatabaseSync(n)))(t.path);return e.exec(rd),new id(e,t)}class id{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=
e,this.#t=cd(e),this.#n=new td(n.cacheBytes??nd),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#o==="closed")throw new Ve("the store is closed");const r=rr(
e,n),o=this.#n.get(r)??this.#a(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#a(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(
r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new Ve("the store could not be read",{cause:r})}}put(e,n,{
value:s,expiresAt:r}){const o=rr(e,n);return this.#i(()=>this.#t.put.run(e,n,s,r),()=>this.#n.set(o,{value:Buffer.from(s,"utf8").toString("utf8"),expiresAt:r}))}delete(e,n){
const s=rr(e,n);return this.#i(()=>this.#t.delete.run(e,n),()=>this.#n.delete(s))}async sweep(e,n){let s=0;return await this.#i(()=>{s=Number(this.#t.sweep.run(
e,n).changes)}),s}async drop(e){let n=sr;for(;n===sr;)await this.#i(()=>{n=Number(this.#t.drop.run(e,sr).changes)},()=>this.#n.clear())}async keyspaces(){return this.#t.
keyspaces.all().map(e=>Number(e.keyspace))}copyTo(e){Co(this.#e,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",this.#e.close())}async[Symbol.asyncDispose](){
await this.close()}#i(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new Ve(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#c()),
this.#r.push({run:e,done:()=>{n?.(),s()},failed:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.
exec("COMMIT")}catch(n){this.#u()&&ad(n)||this.#d(n);const r=new Ve("the write was not stored",{cause:n});for(const o of e)o.failed(r);return}for(const n of e)n.
done()}}#u(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#d(e){this.#o="poisoned",this.#s(e)}}function rr(t,e){return`${t}/${e}`}
function ad(t){return t instanceof Error&&"errcode"in t&&t.errcode===sd}function cd(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, ex\
pires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, \
expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, \
key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ?1 AND key IN (SELECT key FROM \
entries WHERE keyspace = ?1 LIMIT ?2)"),keyspaces:t.prepare("SELECT DISTINCT keyspace FROM entries")}}class ud{#e;#t;#n;#s=new Map;#r=new Map;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s;const r=e.prepare("SELECT keyspace, token_hash, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app");for(const o of r.
all())this.#u(String(o.token_hash),Number(o.keyspace),String(o.environment_id),String(o.type))}byToken(e){return this.#s.get(jo(e))}create(e,n,s){if(!M.BL.test(
n))throw new G("validation_failed",`"${n.slice(0,64)}" is no table name: 1 to 32 of a-z, 0-9 and _, a letter first.`);const r=this.#a(e),o=`kvs_${(0,x.randomBytes)(
32).toString("base64url")}`,i=jo(o),a=wn(this.#e,()=>{this.#c(r,n);const c=this.#e.prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created\
_at) VALUES (?, ?, ?, ?, ?)").run(r.id,n,i,this.#t.seal(Po(i),o),s);return Number(c.lastInsertRowid)});return this.#u(i,a,r.environmentID,r.type),{name:n,variable:or(
n),createdAt:s,token:o}}list(e){return this.#i(this.#o(e)).map(({name:n,createdAt:s})=>({name:n,variable:or(n),createdAt:s}))}remove(e,n){const s=this.#o(e),r=this.#e.
prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash").get(s.id,n);if(!r)throw new G("not_found",`The app has no table "${n.
slice(0,64)}".`);return this.#s.delete(String(r.token_hash)),Number(r.keyspace)}injected(e){const n=this.#a(e),s=this.#i(n).map(({name:r,tokenHash:o,sealed:i})=>[
or(r),this.#t.open(Po(o),i)]);return{environmentID:n.environmentID,variables:Object.fromEntries(s)}}keyspaces(){return new Set([...this.#s.values()].map(({keyspace:e})=>e))}#o({
org:e,project:n,appID:s}){const r=this.#e.prepare("SELECT id, type, environment_id FROM apps WHERE org = ? AND project = ? AND app_id = ?").get(e,n,s);if(!r)throw new G(
"not_found",`There is no app "${s.slice(0,64)}" in this project.`);return{id:Number(r.id),type:String(r.type),environmentID:String(r.environment_id)}}#a(e){const n=this.#o(
e);if(Mo(n.type))return n;throw new G("validation_failed",`Apps of type ${n.type} have no functions and cannot use the key-value store; api, web-ssr and sse can\
.`)}#i(e){return this.#e.prepare("SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? ORDER BY name").all(e.id).map(n=>({name:String(
n.name),createdAt:Number(n.created_at),tokenHash:String(n.token_hash),sealed:n.token_sealed instanceof Uint8Array?n.token_sealed:new Uint8Array}))}#c(e,n){const s=this.#i(
e).map(r=>r.name);if(s.includes(n))throw new G("conflict",`The app already has a table "${n}".`);if(s.length>=M.ux.tablesPerApp)throw new G("conflict",`An app m\
ay have ${M.ux.tablesPerApp} tables: delete one first.`)}#u(e,n,s,r){const i=this.#r.get(s)??new Dr(this.#n.environmentPerMinute);this.#r.set(s,i);const a=new Dr(
this.#n.tablePerMinute);this.#s.set(e,{keyspace:n,environmentID:s,supported:Mo(r),environmentWindow:i,tableWindow:a})}}function Mo(t){return M.jI.some(e=>e===t)}
function or(t){return`${M.be}TOKEN_${t.toUpperCase()}`}function jo(t){return(0,x.hash)("sha256",t,"base64")}function Po(t){return`kvs-token:${t}`}const ir=32,ar=12,
cr=16;function ld(t){const e=(0,b.join)(t,"platform.key"),n=dd(e)??fd(e);return{seal(s,r){const o=(0,x.randomBytes)(ar),i=(0,x.createCipheriv)("aes-256-gcm",n,o).
setAAD(Buffer.from(s,"utf8")),a=Buffer.concat([i.update(r,"utf8"),i.final()]);return Buffer.concat([o,a,i.getAuthTag()])},open(s,r){const o=Buffer.from(r),i=o.subarray(
ar,-cr),a=(0,x.createDecipheriv)("aes-256-gcm",n,o.subarray(0,ar),{authTagLength:cr}).setAAD(Buffer.from(s,"utf8")).setAuthTag(o.subarray(-cr));return Buffer.concat(
[a.update(i),a.final()]).toString("utf8")}}}function dd(t){try{const e=(0,I.readFileSync)(t);if(e.length!==ir)throw new v.GQ("unsupported_data",`${t} is not a k\
ey of ${ir} bytes`,{remedy:"Restore the file from a backup; without it sealed table tokens cannot be read."});return(0,I.chmodSync)(t,384),e}catch(e){if((0,v.xU)(
e)==="ENOENT")return;throw e}}function fd(t){const e=(0,x.randomBytes)(ir),n=(0,I.openSync)(t,"wx",384);try{(0,I.writeSync)(n,e),(0,I.fsyncSync)(n)}finally{(0,I.
closeSync)(n)}return e}const Uo="kvs.db",hd=3e4,Fo=1e3;async function pd(t){const{database:e,clock:n,log:s}=t,r=ld(t.dataDir),o=new ud(e,r,{...Lr,...t.quotas}),
i=new _l(e,r),a=t.engine??md(t.dataDir,s);await wd(a,o,s);const c=()=>bd(a,n.now()),f=setInterval(()=>{c().catch(w=>s("warn","kvs_sweep_failed",{reason:String(w)}))},
hd).unref(),m=async()=>{clearInterval(f),await a.close()};return{handler:Kl({gateway:new pl(i),tables:o,engine:a,now:()=>n.now(),log:s}),createTable:(w,S)=>o.create(
w,S,n.now()),listTables:w=>o.list(w),deleteTable:async(w,S)=>gd(a,o.remove(w,S)),runtimeVariables:(w,S)=>Ed(o,i,w,S,n.now()),sweep:c,copyTo:w=>a.copyTo?.((0,b.join)(
w,Uo)),close:m,[Symbol.asyncDispose]:m}}function md(t,e){const n=(0,b.join)(t,Uo);return(0,I.writeFileSync)(n,"",{flag:"a",mode:384}),od({path:n,onPoisoned:yd(e)})}
function yd(t){return e=>t("error","kvs_store_poisoned",{reason:e instanceof Error?e.message:String(e),remedy:"Writes are refused until the platform is started \
again; check the disk first."})}async function gd(t,e){try{await t.drop(e)}catch(n){throw n instanceof Ve?new G("unavailable","The table's token is out of servi\
ce, but the store cannot be written: its data goes at the platform's next start."):n}}async function wd(t,e,n){const s=e.keyspaces();for(const r of await t.keyspaces())
s.has(r)||await t.drop(r).catch(o=>n("warn","kvs_drop_failed",{reason:String(o)}))}async function bd(t,e){let n=0;for(;;){const s=await t.sweep(e,Fo);if(n+=s,s<
Fo)return n}}function Ed(t,e,n,s,r){const{environmentID:o,variables:i}=t.injected(n);if(Object.keys(i).length===0)return{};const a=e.issue(o,r);return{[`${M.be}\
URL`]:s,[`${M.be}REGION`]:M.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:M.aT}}class Bo extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(bn(s),{cause:s}),this.stage=e,this.aborted=n}}const Sd={queue:"build_failed",clone:"clone_failed",install:"in\
stall_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Td(t){const{stage:e,aborted:n,cause:s}=t instanceof Bo?t:{stage:"bu\
ild",aborted:!1,cause:t};return n?Go(e):s instanceof fe?s.facts:xe(s)?ur(e,"disk_full","The disk of the platform is full"):ur(e,Sd[e],`The platform itself faile\
d at the stage "${e}": ${bn(s)}`)}function Go(t){return ur(t,"interrupted","The platform stopped while this deployment was under way")}function ur(t,e,n){return{
stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function bn(t){return t instanceof Error?t.message:String(t)}var _d=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},$d=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Od=1e3;function kd(t){const{store:e,builder:n,log:s,workers:r=2}=t,o=new AbortController,
i=new Map;let a=[],c=!1,f=[];function m(E){if(a.some(L=>L.deployID===E))return;const T={deployID:E,app:e.job(E).app};a=[...a.filter(L=>$t(L)!==$t(T)||!w(L,E)),T]}
function w(E,T){try{e.cancel(E.deployID,T)}catch(L){return s("error","deployment_not_recorded",{deployID:E.deployID,cause:bn(L)}),!1}return s("info","deployment\
_superseded",{deployID:E.deployID,supersededBy:T}),t.onChange?.(E.deployID,E.app),!0}function S(){for(;c&&!o.signal.aborted&&i.size<r;){const E=a.find(L=>!i.has(
$t(L)));if(!E)break;a=a.filter(L=>L!==E);const T=vd(E,t,o.signal).finally(()=>{i.delete($t(E)),S()});i.set($t(E),T)}if(!(a.length>0||i.size>0)){for(const E of f)
E();f=[]}}function W(){const E=a.map(T=>T.deployID);a=[];for(const{deployID:T,app:L,stage:H}of e.unfinished())H===null?m(T):(e.fail(T,Go(H)),t.onChange?.(T,L));
for(const T of E)m(T)}async function D(){o.abort(new Error("the platform stops")),await Promise.all(i.values())}return{enqueue(E){m(E),S()},async start(){await n.
recover(),W(),c=!0,S()},stop:D,idle:()=>new Promise(E=>{f.push(E),S()}),[Symbol.asyncDispose]:D}}function $t({app:t}){return JSON.stringify([t.org,t.project,t.appID])}
async function vd(t,e,n){const{deployID:s,app:r}=t,{store:o,log:i,clock:a,onChange:c}=e,f=a.now();let m="succeeded";try{await Id(t,e,n)}catch(w){const S=Td(w);m=
S.code,await xd(s,e,n,()=>o.fail(s,S))}c?.(s,r),i("info","deployment_ended",{deployID:s,ending:m,ms:a.now()-f})}async function Id({deployID:t,app:e},n,s){const{
store:r,builder:o,objects:i,onChange:a}=n;let c="clone";const f=(m,w)=>{c=w,r.advance(t,m,w),a?.(t,e)};try{const m={stack:[],error:void 0,hasError:!1};try{const w=_d(
m,await o.build(r.job(t),{signal:s,onStage:W=>f("building",W),onCommit:W=>r.recordCommit(t,W)}),!0);await n.onOutput?.(w.directory,s),f("syncing","sync");const{
manifestHash:S}=await i.ingest(e.org,w.directory,s);s.throwIfAborted(),f("activating","activate"),r.activate(t,S)}catch(w){m.error=w,m.hasError=!0}finally{const w=$d(
m);w&&await w}}catch(m){throw new Bo(c,s.aborted,m)}}async function xd(t,e,n,s){for(;;)try{return s()}catch(r){if(e.log("error","deployment_not_recorded",{deployID:t,
cause:bn(r)}),n.aborted)return;await e.clock.sleep(Od,n).catch(()=>{})}}function J(t,e){const n=t[e];if(typeof n!="string")throw zo(e);return n}function Se(t,e){
return t[e]===null?null:J(t,e)}function de(t,e){const n=t[e];if(typeof n!="number")throw zo(e);return n}function Ho(t,e){return t[e]===null?null:de(t,e)}function vf(t,e){
return new Date(de(t,e)).toISOString()}function zo(t){return new v.GQ("internal",`platform.db: column ${t} has an unexpected type`)}function Ad(t,e,n){const s=t.
prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT * FROM apps WHERE org = ? ORDER BY project, app_id"),o=t.prepare(
"SELECT DISTINCT org FROM apps ORDER BY org"),i=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),a=t.prepare(`INSERT INTO apps (org, project, app_id, name, t\
ype, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),f=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name"),m=t.prepare("DELETE FROM env \
WHERE app = ?"),w=t.prepare("INSERT INTO env (app, name, value) VALUES (?, ?, ?)"),S=E=>{const T=s.get(E.org,E.project,E.appID);return T&&lr(T)},W=E=>{let T=jr(
E,n);for(;i.get(T);)T=jr(E,n);return T},D=E=>{const T=S(E);if(!T)throw new v.GQ("internal",`The app ${E.appID} is not in platform.db`);return T};return{find:S,create(E,T,L){
if(S(E))return;const H=e.now();return a.run(E.org,E.project,E.appID,E.appID,T,...Wo(L),W(E.appID),`env-${Hs(16,n)}`,H,H),D(E)},update(E,T){return c.run(...Wo(T),
e.now(),E.id),D(E)},env:E=>Object.fromEntries(f.all(E.id).map(T=>[J(T,"name"),J(T,"value")])),replaceEnv(E,T){m.run(E.id);for(const[L,H]of Object.entries(T))w.run(
E.id,L,H)},organizations:()=>o.all().map(E=>J(E,"org")),list:E=>r.all(E).map(lr)}}function Wo(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,
settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function lr(t){const e=J(t,"type"),n=M.yN.find(s=>s===e);if(!n)throw new v.GQ("internal",`platform.db: unknown\
 app type ${e}`);return{id:de(t,"id"),org:J(t,"org"),project:J(t,"project"),appID:J(t,"app_id"),name:J(t,"name"),type:n,repository:J(t,"repository"),branch:J(t,
"branch"),buildCommand:Se(t,"build_command"),outputDirectory:Se(t,"output_directory"),region:Se(t,"region"),settings:Ko(J(t,"settings")),subdomain:J(t,"subdomai\
n"),environmentID:J(t,"environment_id"),liveRelease:Se(t,"live_release"),createdAt:de(t,"created_at"),updatedAt:de(t,"updated_at")}}function Ko(t){const e=JSON.
parse(t);return(0,ee.G)(e)?e:{}}const Yo=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;function Rd(t,e,n,s,r){const o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch,\
 commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),i=t.prepare(`SELECT ${Yo} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`),a=t.prepare(`SELECT ${Yo} FROM deploym\
ents d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=t.prepare(`SELECT failure FROM deployments WHERE app = ? AND deploy_id = ?
    AND status = 'failed'`),f=t.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`),m=t.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployment\
s d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`),w=t.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`),S=t.prepare("UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?"),W=t.prepare(`UPDATE deployments SET s\
tatus = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),D=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),E=t.prepare(`SELECT status, count(*) AS count,
    coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);return{create(T,L,H){const ue=`dpl-${Hs(16,r)}`;o.run(ue,T.id,L,H,s.now());
const je=i.get(T.id,ue);if(!je)throw new v.GQ("internal",`The deployment ${ue} was not stored`);return dr(je)},find(T,L){const H=i.get(T.id,L);return H&&dr(H)},
list:(T,L,H)=>a.all(T.id,H??Number.MAX_SAFE_INTEGER,L).map(dr),failure(T,L){const H=c.get(T.id,L);return H&&JSON.parse(J(H,"failure"))},totals:()=>E.all().map(T=>({
status:J(T,"status"),count:de(T,"count"),seconds:de(T,"ms")/1e3})),unfinished:()=>f.all().map(T=>({deployID:J(T,"deploy_id"),app:{org:J(T,"org"),project:J(T,"pr\
oject"),appID:J(T,"app_id")},stage:Jo(T)})),job(T){const L=m.get(T);if(!L)throw new v.GQ("internal",`There is no deployment ${T}`);const H=lr(L),{org:ue,project:je,
appID:Ze,repository:Ot,buildCommand:Sn,outputDirectory:kt,settings:Of}=H;return{deployID:T,app:{org:ue,project:je,appID:Ze},repository:Ot,branch:J(L,"job_branch"),
commit:Se(L,"commit_requested"),buildCommand:Sn,outputDirectory:kt,settings:Of,env:e.env(H)}},advance(T,L,H){w.run(L,H,s.now(),T)},recordCommit(T,L){S.run(L,T)},
fail(T,L){W.run(L.stage,JSON.stringify(L),s.now(),T)},cancel(T,L){D.run(L,s.now(),T)},activate:(T,L)=>n.activate(T,L)}}function dr(t){return{seq:de(t,"seq"),deployID:J(
t,"deploy_id"),status:Nd(t),stage:Jo(t),branch:J(t,"branch"),commit:Se(t,"commit"),createdAt:de(t,"created_at"),startedAt:Ho(t,"started_at"),finishedAt:Ho(t,"fi\
nished_at"),supersededBy:Se(t,"superseded_by")}}function Jo(t){const e=Se(t,"stage");return $n.find(n=>n===e)??null}function Nd(t){const e=J(t,"status"),n=_n.find(
s=>s===e);if(!n)throw new v.GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const Qo=24*36e5;function Ld(t,e){const n=t.prepare(`SELECT re\
quest_hash, status, response FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`),s=t.prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)"),r=t.prepare("DELETE FROM idempo\
tency WHERE created_at <= ?"),o=i=>(0,x.createHash)("sha256").update(i).digest("hex");return{recall(i,a,c){const f=n.get(i,a,e.now()-Qo);return f?J(f,"request_h\
ash")!==o(c)?{kind:"other-body"}:{kind:"answered",status:de(f,"status"),body:J(f,"response")}:{kind:"new"}},remember(i,a,c,f,m){r.run(e.now()-Qo),s.run(i,a,o(c),
f,m,e.now())}}}const Dd=1e4;function Cd(t,e,n){const s=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`),r=t.prepare(`UPDATE deployments SET status = 'succeeded', stage =\
 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`),o=t.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`),i=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),a=t.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`),c=t.prepare("DELETE FROM releases WHERE deploy_id = ?"),f=t.prepare("S\
ELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),m=t.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a\
.id = r.app
    WHERE ?1 IS NULL OR a.org = ?1`),w=new Map,S=D=>a.all(D).map(Md),W=D=>{const E=f.get(D);if(!E)return;const T=Se(E,"live_release"),L=S(de(E,"id"));return{org:J(
E,"org"),subdomain:J(E,"subdomain"),settings:Ko(J(E,"settings")),release:L.find(H=>H.deployID===T)??null,kept:L.filter(H=>H.deployID!==T)}};return{site(D){const E=w.
get(D);if(E)return E;const T=W(D);return w.size>=Dd&&w.clear(),T&&w.set(D,T),T},activate(D,E){const T=e.now(),L=o.get(D);if(!L)throw new v.GQ("internal",`There \
is no deployment ${D}`);const H=de(L,"id");wn(t,()=>{if(s.run(E,T,D).changes!==1)throw new v.GQ("internal",`The deployment ${D} has ended and cannot be activate\
d`);r.run(T,T,D),i.run(D,H);for(const ue of S(H).slice(n))c.run(ue.deployID)}),w.delete(J(L,"subdomain"))},rollback(D,E){const T=S(D.id),L=T.findIndex(ue=>ue.deployID===
D.liveRelease),H=E===void 0?T[L+1]:T.find(ue=>ue.deployID===E);if(!(!H||L===-1))return i.run(H.deployID,D.id),w.delete(D.subdomain),H},list:D=>S(D.id),manifests:D=>m.
all(D??null).map(E=>({org:J(E,"org"),manifestHash:J(E,"manifest")})),forget:D=>{w.delete(D)}}}function Md(t){return{deployID:J(t,"deploy_id"),manifestHash:J(t,"\
manifest")}}function jd(t){const{clock:e,random:n}=t,s=Zl(t.dataDir),r=Ad(s,e,n),o=Cd(s,e,t.keepReleases);return{database:s,apps:r,releases:o,deployments:Rd(s,r,
o,e,n),idempotency:Ld(s,e),transaction:i=>wn(s,i),[Symbol.dispose](){s.isOpen&&s.close()}}}const Pd=600;async function Ud(t,e,n){const{env:s,allowLocalGit:r,clock:o,
log:i,random:a,keepReleases:c,kvsQuotas:f,workers:m,precompress:w}=e,S=n.use(jd({dataDir:t,clock:o,random:a,keepReleases:c})),W=n.use(await pd({dataDir:t,database:S.
database,clock:o,log:i,quotas:f})),D=n.use(_i({dir:(0,b.join)(t,"objects"),clock:o,log:i,precompress:w})),E=n.use(ku(D,S.releases,o,i)),{gitUrlTemplate:T,isolation:L,
buildLimits:H}=e,Ze={builder:e.builder??Su({dataDir:t,env:s,allowLocalGit:r,gitUrlTemplate:T,limits:H,isolation:L,log:i,clock:o}),objects:D,workers:m,log:i,clock:o,
onChange:()=>{S.deployments.unfinished().length===0&&E.whenIdle()},onOutput:e.onOutput},Ot=n.use(kd({store:S.deployments,...Ze}));return{state:S,kvs:W,objects:D,
housekeeping:E,queue:Ot}}function Fd(t,e,n,s,r){const{clock:o,fetch:i,requestsPerMinute:a=s===Rr?0:Pd}=e,c=vu(t),{baseUrl:f,issuer:m}=n;return{issuer:F({issuer:m,
audience:f,key:c,requestToken:r,clock:o}),gate:{roleOf:s.roleOf,verify:Nu({policy:s,issuer:m,audience:f,key:c,clock:o,fetch:i}),rateLimit:$u(a,o)}}}function Bd(t,e){
const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Vo&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==Vo?!1:t.startsWith(e,r)||t.slice(
r,s).toLowerCase()===e}const Vo=46;function Gd(t){return[["/api/v1","control",t.control],["/v1","kvs",t.kvs],["/identity","identity",t.identity],["/console","co\
nsole",t.console],["/operator","operator",t.operator],["/backup","operator",t.backup],["/healthz","platform",t.healthz],["/metrics","platform",t.metrics]]}function Hd(t){
const e=Gd(t),{sitesDomain:n,edge:s,observe:r}=t,o=a=>{const c=C(a.target);if(c==="/")return["platform",t.index];for(const[f,m,w]of e)if(c.startsWith(f)&&!(c.length!==
f.length&&c[f.length]!=="/"))return[m,w??Xo];return["platform",Xo]},i=(a,c,f)=>{const m=performance.now(),w=c(f);return w instanceof Promise?w.then(S=>(r(a,f,S.
status,m),S),S=>{throw r(a,f,500,m),S}):(r(a,f,w.status,m),w)};return a=>{const c=a.headers.host;if(typeof c=="string"&&Bd(c,n))return i("edge",s,a);const[f,m]=o(
a);return i(f,m,a)}}const Xo=t=>K(404,{error:{code:"not_found",message:`Nothing is at ${C(t.target)}`,requestID:t.requestID}});var zd=$(7067),Wd=$(7030);const Kd=/^[\w.:-]{1,128}$/,
Zo=8*1024*1024,Yd=(0,x.randomBytes)(5).toString("hex");let qo=0;class Jd{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get method(){return this.#e.
method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===
void 0){const e=this.#e.headers["x-request-id"];qo+=1,this.#s=typeof e=="string"&&Kd.test(e)?e:`${Yd}-${qo}`}return this.#s}get bodyAbandoned(){return this.#o}get signal(){
if(this.#r===void 0){const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise(
(r,o)=>{const i=[];let a=0;const c=f=>{this.#o=!n.complete,o(f)};if(s>e+Zo){c(new te);return}n.on("data",f=>{a+=f.length,a<=e?i.push(f):a>e+Zo?(n.pause(),c(new te)):
i.length=0}),n.once("end",()=>a>e?c(new te):r(Buffer.concat(i,a))),n.once("error",c),n.once("close",()=>{n.complete||c(new Error("The client went away before it\
s body ended"))})})}}const Qd=15e3,Vd=12e4,Xd=3e4,Zd=t=>K(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},{"retry-aft\
er":"1"});async function qd(t){const{host:e,log:n}=t,s={handler:Zd,closing:!1},r=new Set,o=(0,zd.createServer)({headersTimeout:Qd,requestTimeout:Vd,keepAliveTimeout:Xd},
(c,f)=>{af();const m=new Jd(c,f,r);sf(s,m,c,f,n)}),i=await tf(o,t.port,e);let a;return{port:i,serve(c){s.handler=c},close(c=5e3){return s.closing=!0,a??=nf(o,r,
c),a}}}function ef(t,e){return`http://${(0,Wd.isIPv6)(t)?`[${t}]`:t}:${e}`}function tf(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,v.xU)(o);
r(i==="EADDRINUSE"?new v.GQ("port_in_use",`Port ${e} of ${n} is taken by another process`,{input:"port",remedy:"Name another port, as --port 4401, or --port 0 f\
or a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new v.GQ("invalid_input",`The platform may not listen on ${n}:${e} (${i})`,{input:"\
port",remedy:"Name an address of this machine, and a port from 1024 on.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:
e)})})}async function nf(t,e,n){const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(
new v.GQ("interrupted","The platform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function sf(t,e,n,s,r){const o=a=>of(
a,e,n,s,t.closing,r),i=a=>o(rf(e,a,r));try{const a=t.handler(e);a instanceof Promise?a.then(o).catch(i):o(a)}catch(a){i(a)}}function rf(t,e,n){const s=(0,v.I7)(
e),r=s.cause instanceof Error?s.cause.stack??s.cause.message:s.stack;return n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,
cause:r??null}),K(500,{error:{code:"internal",message:"The platform failed to answer; its log tells more under this request ID.",requestID:t.requestID}})}function of(t,e,n,s,r,o){
const{body:i,status:a}=t,c=i instanceof dn.Readable?i:void 0;if(s.destroyed||s.headersSent){c?.destroy();return}const f=[];let m=!1;for(const S in t.headers){const W=t.
headers[S];W!==void 0&&(f.push(S,W),m||=S==="content-length")}f.push("x-request-id",e.requestID),(r||e.bodyAbandoned)&&f.push("connection","close");const w=a===
204||a===304;!m&&!c&&!w&&f.push("content-length",lf(i)),s.writeHead(a,f),n.method==="HEAD"||w||i===void 0?(c?.destroy(),s.end()):i instanceof dn.Readable?(0,dn.
pipeline)(i,s,S=>{S&&(0,v.xU)(S)!=="ERR_STREAM_PREMATURE_CLOSE"&&o("error","stream_failed",{requestID:e.requestID,message:S.message})}):cf(s,i)}const ei=[];let En=!1;
function af(){En||(En=!0,setImmediate(uf))}function cf(t,e){En?ei.push([t,e]):t.end(e)}function uf(){En=!1;for(const[t,e]of ei.splice(0))t.end(e)}function lf(t){
return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:0}const df=["0.0.0.0","::"];function ff(t,e){const n=df.includes(e.host)?"12\
7.0.0.1":e.host,s=mf(e.publicUrl??ef(n,t)),r=pf(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,
kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a}.${r}${o}/`}}const hf=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function pf(t,e){const n=(s,r)=>new v.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!hf.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Give the sites a domain that ${e} is not part of,\
 with --sites-domain, or the platform another name, with --public-url.`;throw n(`holds the platform's own name ${e}`,s)}return t}function mf(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new v.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var yf=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},gf=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function wf(t){try{return await bf(t)}catch(e){throw xe(e)?new v.GQ("disk_\
full",`The disk that holds the data directory ${(0,b.resolve)(t.dir)} is full`,{input:"data",remedy:"Free some room on it and start again, or name a directory o\
n another disk with --data.",cause:e}):e}}async function bf(t){const e={stack:[],error:void 0,hasError:!1};try{const n=Va(t),{log:s}=n,r=yf(e,new AsyncDisposableStack,
!0),o=Is(t.dir);r.use(Ua(o));const i=La(o),a=await qd(n);r.defer(()=>a.close());const c=ff(a.port,n),f=await Ud(o,n,r);r.defer(()=>a.close());const m=(0,x.randomBytes)(
32).toString("base64url"),w=Fd(o,n,c,i,m),S=E=>V(o,E,T=>Sf(f,T));a.serve(Tf(o,n,c,f,w,qe(m,S))),await f.queue.start();const W=`${c.issuer}/token?api-version=2.0`;
r.use(d(o,{pid:process.pid,...fr(c),requestUrl:W,requestToken:m})),s("info","platform_started",{...fr(c),dataDir:o});const D=Ef(r.move(),()=>s("info","platform_\
stopped",{dataDir:o}));return{...c,port:a.port,dataDir:o,requestUrl:W,requestToken:m,close:D,mintToken:w.issuer.mint,backUp:S,collectGarbage:f.housekeeping.collect,
[Symbol.asyncDispose]:D}}catch(n){e.error=n,e.hasError=!0}finally{const n=gf(e);n&&await n}}function Ef(t,e){let n;return()=>(n??=t.disposeAsync().then(e),n)}function Sf({
state:t,kvs:e},n){Co(t.database,(0,b.join)(n,"platform.db")),e.copyTo(n)}function Tf(t,e,n,s,{gate:r,issuer:o},i){const{log:a,clock:c,allowLocalGit:f,edgeCacheBytes:m}=e,
{state:w,kvs:S,objects:W,queue:D}=s,{sitesDomain:E,kvsUrl:T,consoleUrl:L,siteUrl:H}=n,{verify:ue,roleOf:je}=r,Ze=za(w.deployments),Ot=Sn=>{try{D.enqueue(Sn)}catch(kt){
a("error","enqueue_failed",{deployID:Sn,message:kt instanceof Error?kt.message:String(kt)})}};return Hd({sitesDomain:E,edge:Ia({sites:w.releases,objects:W,cacheBytes:m,
log:a,domain:E}),control:ft(r,{state:w,enqueue:Ot,allowLocalGit:f,siteUrl:H}),kvs:S.handler,identity:o.handler,operator:ht(r,{state:w,kvs:S,kvsUrl:T,siteUrl:H}),
console:Mt({state:w,kvs:S,clock:c,dataDir:t,verify:ue,roleOf:je,consoleUrl:L,siteUrl:H}),backup:i,healthz:Na(w),metrics:Ze.handler,index:_f(n),observe:$f(Ze.count,
a)})}function fr({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function _f(t){const e={service:"slipway",...fr(t),
controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl("{subdomain}")};return()=>K(200,e)}function $f(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&
n!=="operator")return;const{method:i,requestID:a,target:c}=s,[f=""]=c.split("?",1);e("info","request",{room:n,method:i,path:f,status:r,requestID:a,ms:Math.round(
performance.now()-o)})}}})};export{xf as id,Af as ids,Rf as modules};

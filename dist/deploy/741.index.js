var Ho=Object.freeze,rf=Object.defineProperty;var Wo=(me,oe)=>Ho(rf(me,"raw",{value:Ho(oe||me.slice())}));var Ko;const cf=741,uf=[741,716],lf={7716:((me,oe,_)=>{_.d(oe,{Ej:()=>j,UC:()=>Z,tellFindings:()=>I,tp:()=>Q});var x=_(5807),b=_(7496),v=_(8862);function I(U,K,F){
const{pages:N,links:z,files:P}=F,k=new Set;for(const R of F.findings){const{message:V,place:ne,remedy:ae}=R;K.add((0,b.x)(R),{message:(0,x.O)(V,1e3),...ne?{place:ne}:
{}}),ae!==void 0&&k.add(ae)}for(const R of k)U.line(`  ${R}`);U.line(`Checked ${N} pages, ${z} links and ${P} files (${j(F.bytes)})`)}const A=100,q={error:"\u274C",
warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function Z(U){const{findings:K,largest:F}=U,N=K.length-A;return["### The site",ee(U),...K.length===0?[]:[K.slice(0,
A).map(W).join(`
`)],...N>0?[`\u2026 and ${N} more.`]:[],`<details><summary>The largest files</summary>

${Q(["File","Bytes","Brotli","gzip"],F.map(z=>[(0,v.aY)(z.path),j(z.bytes),j(z.brotli),j(z.gzip)]))}

</details>`].join(`

`)}function ee({pages:U,links:K,files:F,bytes:N,brotli:z,gzip:P}){const k=[U,K,F].map(R=>R.toLocaleString("en"));return Q(["Pages","Links inside the site","File\
s","Size","with Brotli","with gzip"],[[...k,j(N),j(z),j(P)]])}function W(U){const{message:K,place:F}=U,N=F?`${(0,v.aY)([F.file,F.line,F.column].filter(z=>z!==void 0).
join(":"))} `:"";return`- ${q[(0,b.x)(U)]} ${N}${(0,v.aY)(K,500)}`}function Q(U,K){return[U,U.map(()=>"---"),...K].map(F=>`| ${F.join(" | ")} |`).join(`
`)}function j(U){return U<1e3?`${U} B`:U<1e6?`${(U/1e3).toFixed(1)} kB`:`${(U/1e6).toFixed(1)} MB`}}),5130:((me,oe,_)=>{_.d(oe,{runCheck:()=>Es});var x=_(1455),
b=_(8161),v=_(6760),I=_(3532),A=_(1224),q=_(9127),Z=_(3739);const ee=3;async function W(d,u,l){let h="/";for(let p=0;p<ee;p+=1){if(h=U(d.flatMap(({url:O})=>j(h,
O.pathname))),h===""||u.some(O=>`/${O}`.startsWith(h)))return;const w=d.filter(O=>Q(O,h)),$=(await Promise.all(w.map(({url:O})=>K(O,h,l)))).filter(Boolean).length;
if($>1&&$*2>w.length)return h}}function Q({url:d,kind:u},l){return u!=="fragment"&&`${d.pathname}/`.startsWith(l)}function j(d,u){const l=u.startsWith(d)?u.slice(
d.length).split("/",1)[0]:"";return l?[`${d}${l}/`]:[]}function U(d){const u=new Map;for(const l of d)u.set(l,(u.get(l)??0)+1);return[...u].reduce((l,h)=>h[1]>l[1]?
h:l,["",0])[0]}async function K(d,u,l){const{kind:h}=await l.probe(new URL(`/${d.pathname.slice(u.length)}${d.search}`,d));return h==="there"}const F=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,
N=String.raw`"([^"\\\n]*(?:${F}[^"\\\n]*)*)"`,z=String.raw`'([^'\\\n]*(?:${F}[^'\\\n]*)*)'`,P=String.raw`((?:[^()"'\s\\]|${F})+)\s*\)`,k=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
F,String.raw`(?:url\(\s*|@import\s+)(?:${N}|${z})`,String.raw`url\(\s*${P}`,N.replace("(","(?:"),z.replace("(","(?:")].join("|"),"gi"),R=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function V(d){return[...d.matchAll(k)].flatMap(u=>{const l=u.slice(1).find(h=>h!==void 0);return l===void 0||l===""||l.startsWith("#")?[]:[{href:ne(l),kind:"ass\
et"}]})}function ne(d){return d.replace(R,(u,l,h,p)=>{const w=l===void 0?Number.NaN:Number.parseInt(l,16);return w<=1114111?String.fromCodePoint(w):h===void 0?p??
"":""})}async function ae(d,u,l){const h=d[Symbol.iterator](),p=async()=>{for(let w=h.next();!w.done;w=h.next())await l(w.value)};await Promise.all(Array.from({
length:u},p))}var he=_(1600);const Ve={a:[["href","link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[[
"src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[
["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},
wn=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),bn=new Set(["title","style","script","template"]),En=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Sn(d){const u=new Pe;return u.read(d),u}class Pe{links=[];ids=new Set;base;empty=!0;#e=[];read(u){
const l=new he.i({onopentag:(h,p)=>this.#t(h,p),ontext:h=>this.#r(h),onclosetag:h=>{this.#e.at(-1)===h&&this.#e.pop()}});l.write(u),l.end()}#t(u,l){bn.has(u)&&l.
shadowrootmode===void 0&&this.#e.push(u),wn.has(u)&&(this.empty=!1);for(const p of[l.id,u==="a"?l.name:void 0])p&&this.ids.add(p);switch(l.style?.includes("url(")&&
this.#o(V(l.style)),u){case"base":this.base??=l.href;return;case"meta":this.#s(l);return;case"link":this.#n(l);return;case"a":case"area":if(/\bexternal\b/.test(
l.rel??""))return;break}const h=(Ve[u]??[]).flatMap(([p,w])=>{const y=l[p];return y===void 0?[]:[{href:y,kind:w}]});this.#o([...h,...B(l.srcset??"")])}#n({rel:u="",
href:l,imagesrcset:h=""}){const p=En.find(([w])=>w.test(u))?.[1];p!==void 0&&this.#o([...l===void 0?[]:[{href:l,kind:p}],...B(h)])}#s(u){if(u["http-equiv"]?.toLowerCase()!==
"refresh")return;this.empty=!1;const l=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(u.content??"")?.[1];l&&this.#o([{href:l.trim(),kind:"link"}])}#r(u){
this.#e.at(-1)==="style"&&this.#o(V(u)),this.#e.length===0&&u.trim()!==""&&(this.empty=!1)}#o(u){this.#e.includes("template")||this.links.push(...u.filter(({href:l})=>!M(
l)))}}function M(d){return/\{\{|\$\{|<%/.test(d)}function B(d){return d.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(l=>{const[h=""]=l.trim().split(/\s/,1);return h===
""?[]:[{href:h.replace(/,+$/,""),kind:"asset"}]})}const Tn=10;class _n{#e;#t=new Map;constructor(u){this.#e=u}know(u,l){this.#t.set(u.pathname,Promise.resolve({
kind:"there",url:u,page:St(l)}))}probe(u){const l=u.pathname+u.search,h=this.#t.get(l);if(h)return h;const p=this.#n(u);return this.#t.set(l,p),p}async#n(u){let l=u;
for(let h=0;h<Tn;h+=1){const{status:p,headers:w}=await this.#e.fetch(l,{method:"HEAD",signal:this.#e.signal}),y=w.get("location");if(p>=400)return{kind:"missing",
status:p};if(p<300||y===null||!URL.canParse(y,l.href))return{kind:"there",url:l,page:St(w)};if(l=new URL(y,l),l.origin!==this.#e.root.origin)return{kind:"extern\
al"}}return{kind:"circle"}}}function St(d){return/\bhtml\b/.test(d.get("content-type")??"")}const Tt=16,_t=2e4,$n=16*1024*1024;async function On(d,u){const l=new Xe(
d),h=u.filter($=>/\.(?:x?html?|css)$/i.test($));await ae(h.slice(0,_t),Tt,$=>l.read($)),await l.follow();const p=await l.index(),w=l.result(),y=await W(w.dead,u,
l.prober);return{index:p,...w,basePath:y,unread:l.unread+Math.max(0,h.length-_t)}}const kn=5;class Xe{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(u){
this.#e=u,this.prober=new _n(u)}async index(){const{root:u,fetch:l,signal:h}=this.#e,p=await this.prober.probe(u);if(p.kind!=="there")return{status:vn(p),empty:!1};
const w=await l(p.url,{signal:h}),y=await w.text();return{status:w.status,empty:y.trim()===""||p.page&&Sn(y).empty}}async read(u){const l=xn(u,this.#e.root),h=await this.#e.
fetch(l,{signal:this.#e.signal}),p=await h.text();h.status>=300||(this.prober.know(l,h.headers),p.length>$n?this.unread+=1:/\.css$/i.test(u)?this.#a(V(p),l,u):this.#o(
p,l,u))}#o(u,l,h){const p=Sn(u);this.#r+=1,this.#n.set(h,p.ids);const w=p.base!==void 0&&URL.canParse(p.base,l.href)?new URL(p.base,l):l;this.#a(p.links,w,h)}#a(u,l,h){
for(const{href:p,kind:w}of u){const y=URL.canParse(p,l.href)?new URL(p,l):void 0;if(y?.origin!==this.#e.root.origin)continue;const $=`${w} ${y.href} ${p}`,O=this.#t.
get($)??{href:p,kind:w,url:y,files:[],count:0};this.#t.set($,O),O.files.at(-1)!==h&&(O.count+=1,O.files.length<kn&&O.files.push(h))}}async follow(){await ae(this.#t.
values(),Tt,async u=>{const l=await this.#i(u);if(l===void 0)return;const{href:h,url:p,files:w,count:y}=u;this.#s.push({href:h,url:p,files:w,count:y,...l})})}async#i({
url:u,kind:l}){const h=await this.prober.probe(u);switch(h.kind){case"missing":return{kind:l,why:`answers ${h.status}`};case"circle":return{kind:l,why:"redirect\
s in a circle"};case"external":return;case"there":return l==="asset"&&h.page&&/\.(?!x?html?$)\w+$/i.test(h.url.pathname)?{kind:l,why:"answers with a page"}:this.#c(
h.url,u.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return h}}#c(u,l){const h=l.slice(1);if(h===""||/^(?:top$|[/!]|:~:)/i.test(h))return!0;
const p=this.#u($t(u.pathname).slice(1));return p===void 0||p.has(h)||p.has($t(h))}#u(u){return[u,`${u}.html`,u===""||u.endsWith("/")?`${u}index.html`:""].map(h=>this.#n.
get(h)).find(h=>h!==void 0)}result(){const u=this.#s.sort((h,p)=>Se(h.files[0],p.files[0])||Se(h.href,p.href)),l=new Set([...this.#t.values()].map(({url:h})=>h.
href)).size;return{pages:this.#r,links:l,dead:u}}}function vn(d){return d.kind==="missing"?d.status:310}function xn(d,u){const l=d.replace(/(^|\/)index\.html$/,
"$1");return new URL(l.split("/").map(encodeURIComponent).join("/"),u)}function $t(d){try{return decodeURIComponent(d)}catch{return d}}function Se(d="",u=""){return d<
u?-1:+(d>u)}var Ze=_(7496);const Ot=100,In='A link to what another application serves below the same host is left alone where it says rel="external".';async function An(d,u){
const l=[],{basePath:h}=d,p=d.dead.filter(w=>h===void 0||!Q(w,h));h!==void 0&&l.push(await kt(h,d,u));for(const[w,y]of p.entries()){const $=w<Ot?await u.find(y.
href,y.files[0]??""):void 0;l.push({...X(y),...$===void 0?{}:{place:$}})}return[...vt(d),...l,...Rn(d)]}async function kt(d,{dead:u},l){const h=u.filter(w=>Q(w,
d)),p=await l.find(d,"")??await l.find(d.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path ${d}, and is served without one: ${h.
length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in pa\
ckage.json.",...p===void 0?{}:{place:p}}}function vt({index:d}){return d.status>=300?[{code:"index_unanswered",message:`The site has no index page: / answers ${d.
status}`,remedy:"The output directory needs an index.html. Is output-directory the folder that the build writes?"}]:d.empty?[{code:"index_empty",message:"The in\
dex page is empty: it shows nothing and loads no script"}]:[]}function X(d){const u=JSON.stringify(d.href.length>200?`${d.href.slice(0,199)}\u2026`:d.href);switch(d.
kind){case"link":return{code:"dead_link",message:`Dead link: ${u} ${d.why} (${Ue(d)})`,remedy:In};case"asset":return{code:"dead_asset",message:`Missing file: ${u}\
 ${d.why} (${Ue(d)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${u} leads to has no such part (${Ue(d)})`};default:return d.kind}}function Ue({
files:d,count:u}){const l=u-1;return`in ${d[0]}${l>0?` and ${l} more ${l===1?"file":"files"}`:""}`}function Rn({unread:d}){return d===0?[]:[{code:"not_all_check\
ed",message:`${d} pages or style sheets are too long, or too many, to be read`}]}var Nn=_(5807),Te=_(1421),Fe=_(7975);const Ln=(0,Fe.promisify)(Te.execFile),Dn=64*
1024*1024,Cn=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(d=>["-c",d]);function ye(d,u,l,h={}){const p=Object.fromEntries(Object.
entries(u).filter(([y])=>!y.startsWith("GIT_"))),w={cwd:d,env:{...p,LC_ALL:"C",...h},signal:l,maxBuffer:Dn};return async(...y)=>{try{return(await Ln("git",[...Cn,
...y],w)).stdout}catch($){throw(0,Z.xU)($)!=="ENOENT"?$:new Z.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the check buil\
ds the commit that is checked out.",cause:$})}}}const jn=5*6e4,qe="refs/slipway/base";async function Mn(d,u,l,h,p){const w=ye(l,h,p),y=await et(u.git,d,p)??await et(
u.git,`origin/${d}`,p)??await _e(d,u,l,h,p);return await w("update-ref",qe,y),{name:d,commit:y}}async function et(d,u,l){try{return(await d("rev-parse","--quiet",
"--verify",`${u}^{commit}`)).trim()}catch(h){if(l.throwIfAborted(),h instanceof Z.GQ)throw h;return}}const Pn=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function _e(d,u,l,h,p){
const w=Pn.test(d)?await nt(u.git,p):void 0;if(!w)throw $e(d,"");const y=AbortSignal.timeout(jn),$=ye(u.root,h,AbortSignal.any([p,y]),w),O=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${d}:${qe}`];try{await $("--git-dir",l,"fetch",...O)}catch(Y){throw p.throwIfAborted(),Y instanceof Z.GQ?Y:$e(d,
y.aborted?", and origin does not answer":Be(Y),Y)}const C=await et(ye(l,h,p),qe,p);if(C===void 0)throw $e(d,", and what origin has by this name is no commit");return C}
const xt=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","false"],["http.\
lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],tt="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function nt(d,u){const l=await d(
"config","--local","--includes","--null","--get-regexp",tt).catch(()=>"");u.throwIfAborted();const h=l.split("\0").flatMap($=>{const[O="",...C]=$.split(`
`);return O===""?[]:[[O,C.length===0?"true":C.join(`
`)]]});if(!h.some(([$])=>$==="remote.origin.url"))return;const p=[...xt,...h],w=p.flatMap(([$,O],C)=>[[`GIT_CONFIG_KEY_${C}`,$],[`GIT_CONFIG_VALUE_${C}`,O]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(p.length),...Object.fromEntries(w)}}function Be(d){const u=d instanceof
Error&&"stderr"in d&&typeof d.stderr=="string"?d.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(u))return", nor\
 has origin";const h=(u.split(`
`).find(p=>/^(?:fatal|error): /.test(p))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,Nn.
O)(h,300)}`}function $e(d,u,l){return new Z.GQ("invalid_input",`compare-to: "${d}" names nothing that this checkout has${u}`,{input:"compare-to",remedy:It,cause:l})}
const It=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function Un(d,u,l){const h=ye(d,u,l),[p="",w="",y=""]=(await Fn(h,d,l)).split(`
`),$=ye(p,u,l);return{root:p,commit:y,changed:(await $("diff","--name-only","-z","HEAD")).split("\0").filter(O=>O!==""),git:$,async lend(O,C){await(0,x.mkdir)(O,
{recursive:!0}),await ye(O,u,l)("init","--quiet","--bare","--template=","."),await(0,x.mkdir)((0,v.join)(O,"objects","info"),{recursive:!0}),await(0,x.writeFile)(
(0,v.join)(O,"objects","info","alternates"),`${(0,v.join)(w,"objects")}
`),await(0,x.copyFile)((0,v.join)(w,"shallow"),(0,v.join)(O,"shallow")).catch(Y=>{if((0,Z.xU)(Y)!=="ENOENT")throw Y}),await ye(O,u,l)("update-ref",`refs/heads/${C}`,
y)}}}async function Fn(d,u,l){try{const h=await d("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[p="",w="",y=""]=h.split(`
`);return[p,(0,v.resolve)(u,w),y].join(`
`)}catch(h){throw l.throwIfAborted(),h instanceof Z.GQ?h:new Z.GQ("file_not_found",`There is no checkout in ${u}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:h})}}function At({pages:d},u,l){const h=y=>({now:y(u),change:y(u)-y(l)}),p=y=>h($=>$.reduce((O,C)=>O+y(C),0));return{pages:{now:d,
change:p(({path:y})=>Number(Rt.test(y))).change},files:h(({length:y})=>y),bytes:p(({bytes:y})=>y),brotli:p(({brotli:y})=>y),gzip:p(({gzip:y})=>y),changes:ve(u,l).
toSorted((y,$)=>Math.abs($.bytes)-Math.abs(y.bytes)||(y.path<$.path?-1:1))}}const Rt=/\.x?html?$/i;function ve(d,u){const l=new Map(u.map(O=>[O.path,O])),h=new Set(
d.map(({path:O})=>O)),p=d.filter(({path:O})=>!l.has(O)),w=u.filter(({path:O})=>!h.has(O)),y=Bn(p,w),$=new Set(y.flat());return[...d.flatMap(O=>{const C=l.get(O.
path);return C===void 0||C.digest===O.digest?[]:[Nt(O,C)]}),...y.map(([O,C])=>({...Nt(O,C),formerly:C.path})),...p.filter(O=>!$.has(O)).map(O=>Lt("added",O,1)),
...w.filter(O=>!$.has(O)).map(O=>Lt("removed",O,-1))]}function Nt(d,u){const{path:l,bytes:h,brotli:p}=d;return{kind:"changed",path:l,bytes:h-u.bytes,brotli:p-u.
brotli}}function Lt(d,{path:u,bytes:l,brotli:h},p){return{kind:d,path:u,bytes:p*l,brotli:p*h}}function Bn(d,u){const l=Map.groupBy(u,({path:h})=>Ge(h));return[...Map.
groupBy(d,({path:h})=>Ge(h))].flatMap(([h,p])=>{const[w,y]=p,[$,O]=l.get(h)??[];return h!==void 0&&w&&$&&!y&&!O?[[w,$]]:[]})}const Gn=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
zn=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Hn=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Ge(d){if(Rt.test(d))return;
const u=d.lastIndexOf("/")+1,[l,h]=[d.slice(0,u),d.slice(u)],p=Gn.exec(h)?.[0]??"",w=h.slice(0,h.length-p.length);if(Hn.test(w))return`${l}*${p}`;const y=zn.map(
$=>$.exec(w)?.groups).find($=>Wn($?.hash??""));return y&&`${l}${y.stem}*${p}`}function Wn(d){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
d)}var Dt=_(7598),Kn=_(3024),Yn=_(6466),ze=_(8522);const xe=(0,Fe.promisify)(ze.brotliCompress),Ct=(0,Fe.promisify)(ze.gzip),He=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
Ie={params:{[ze.constants.BROTLI_PARAM_QUALITY]:5}},Jn={level:6};async function Qn(d,u){const l=u.length;if(l===0||He.test(d))return{bytes:l,brotli:l,gzip:l};const[
h,p]=await Promise.all([Ct(u,Jn),xe(u,Ie)]);return{bytes:l,brotli:Math.min(l,p.length),gzip:Math.min(l,h.length)}}const Ae=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
Vn=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function Xn(d){return Ae.test(d)&&!jt(d)}function jt(d){return Vn.test(d)}const st="PRIVATE K\
EY",Zn=600;function Mt(d){for(let u=d.indexOf(st);u!==-1;u=d.indexOf(st,u+st.length)){const l=d.toString("latin1",Math.max(0,u-40),u+Zn);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(l))return!0}return!1}const ge=25*1024*1024,Pt=16*1024*1024,pe=4;async function Re(d,u){const{commit:l,signal:h}=u,p=(await Ft((0,v.join)(d,".git","shallow"))).
trim()===l,w=[],y=[];for await(const C of ce(d,"")){h.throwIfAborted();const Y=We(C,p);Y!=="ordinary"&&Y!=="left-out"&&y.push(Y),Y==="ordinary"&&w.push(C)}const $=[];
await ae(w.sort(),pe,async C=>{h.throwIfAborted();const Y=await qn(d,C,u);Y&&($.push(Y.file),y.push(...Y.found))});const O=$.filter(({path:C})=>/\.(?:js|mjs|cjs|css)\.map$/.
test(C));return O.length>0&&y.push(ns(O)),{files:$.sort((C,Y)=>C.path<Y.path?-1:1),findings:y}}async function*ce(d,u){for(const l of await(0,x.readdir)((0,v.join)(
d,u),{withFileTypes:!0})){const h=u+l.name,p=l.name===".git"||h==="node_modules";l.isDirectory()&&!p?yield*ce(d,`${h}/`):(p||l.isFile()||l.isSymbolicLink())&&(yield h)}}
function We(d,u){const l=d.slice(d.lastIndexOf("/")+1);return d==="node_modules"||l===".git"&&u?"left-out":l===".git"?{code:"leaked_repository",message:`The out\
put holds a git repository, ${d}: its whole history would be public`,remedy:"Build into a folder of its own, or have the build remove it."}:jt(l)?{code:"example\
_of_secrets",message:`The output holds ${d}, which is not published`,remedy:"Leave it out of the output directory."}:Xn(l)?{code:"leaked_secret_file",message:`T\
he output holds ${d}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}:"\
ordinary"}async function qn(d,u,{digests:l,signal:h}){const p=(0,v.join)(d,u),w=await(0,x.stat)(p).catch(()=>{});if(!w?.isFile())return;const y=w.size;if(y>Pt){
const Y=y>ge?[ts(u,y)]:[],se=l?{digest:await es(p,h)}:{};return{file:{path:u,bytes:y,brotli:y,gzip:y,...se},found:Y}}const $=await(0,x.readFile)(p),O=l?{digest:(0,Dt.
createHash)("sha256").update($).digest("hex")}:{};return{file:{path:u,...await Qn(u,$),...O},found:Mt($)?[Ut(u)]:[]}}async function es(d,u){const l=(0,Dt.createHash)(
"sha256");return await(0,Yn.pipeline)((0,Kn.createReadStream)(d),l,{signal:u}),l.digest("hex")}function ts(d,u){return{code:"large_file",message:`${d} has ${(u/
1024**2).toFixed(0)} MB; more than ${ge/1024**2} is much for a site`}}function Ut(d){return{code:"leaked_private_key",message:`The output holds a private key, i\
n ${d}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function ns(d){const[u]=d,l=d.length===
1?"":` and ${d.length-1} more`;return{code:"source_maps",message:`The output holds source maps (${u?.path}${l}): everybody can read the sources they hold`}}async function Ft(d){
return(0,x.readFile)(d,"utf8").catch(()=>"")}const ss=/[\s"'`(=[{<>,:]$/,rs=/^[\s"'`)\]}<>,;#?]/;function os(d,u,l){const h=new Map,p=w=>{const y=h.get(w)??as(d,
u,w);return h.set(w,y),y};return{async find(w,y){for(const $ of is(w,y)){const O=await p($),C=Bt(O,y,l);if(C)return C}}}}function is(d,u){const[l=""]=d.split(/[?#]/,
1),h=d.replaceAll("&","&amp;"),p=/^\.{1,2}\//.test(l)?new URL(l,`http://site/${encodeURI(u)}`).pathname:"";return[...new Set([d,h,l,p])].filter(w=>w.length>1)}async function as(d,u,l){
return(await d("grep","-I","-n","-z","-F","-e",l,u,"--").catch(()=>"")).split(`
`).flatMap(p=>cs(p,u,l))}function cs(d,u,l){const[h="",p="",...w]=d.split("\0"),y=w.join("\0");for(let $=y.indexOf(l);$!==-1;$=y.indexOf(l,$+1)){const[O,C]=[y.slice(
Math.max(0,$-1),$),y.slice($+l.length,$+l.length+1)];if(($===0||ss.test(O))&&(C===""||rs.test(C)))return[{file:h.slice(u.length+1),line:Number(p),column:$+1}]}return[]}
function Bt(d,u,l){const h=d.filter(({file:w})=>l===void 0||!w.startsWith(`${l}/`)),p=h.filter(({file:w})=>ls(w,u));return[d,h,p].map(us).find(w=>w!==void 0)}function us(d){
const[u]=d;return u&&d.every(({file:l})=>l===u.file)?u:void 0}function ls(d,u){const l=rt(u.replace(/\/index\.[^/]+$/,""));return rt(d)===l||rt(d.replace(/\/index\.[^/]+$/,
""))===l}function rt(d){return d.slice(d.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Gt=5;async function ds(d,u,l){const h=u.files.map(({path:y})=>y),p=await On(
d,h),w=y=>u.files.reduce(($,O)=>$+y(O),0);return{pages:p.pages,links:p.links,files:u.files.length,bytes:w(({bytes:y})=>y),brotli:w(({brotli:y})=>y),gzip:w(({gzip:y})=>y),
largest:u.files.toSorted((y,$)=>$.bytes-y.bytes).slice(0,Gt),findings:hs([...u.findings,...await An(p,l)])}}const fs=["error","warning","notice"];function hs(d){
const u=l=>fs.indexOf((0,Ze.x)(l))*2+(l.place?0:1);return d.toSorted((l,h)=>u(l)-u(h))}function zt({findings:d}){const u=d.filter(l=>(0,Ze.x)(l)==="error").length;
if(u!==0)return new Z.GQ("check_failed",`The site was built, and does not pass: ${u} ${u===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var ps=_(5635),ms=_(4533);async function Ht(d,u,l){const{report:h,signal:p}=l,w=(0,ps.M)(h.report,A.m,p);return await w.phase("compare",
async()=>{const y=await Ne(d,u,l);return p.throwIfAborted(),await h.compared(y),[void 0,(0,ms.i)(y),y.kind==="untold"]}),w.phases}async function Ne(d,u,l){const{
embedded:h,report:p,checked:w,leftMs:y}=l;if(d.commit===w.commit)return{kind:"untold",base:d,why:"it is the commit that was checked"};const $=se=>{(se.type==="s\
tatus"||se.type==="heartbeat")&&p.report(se)},O={...u.follow,timeoutMs:Math.max(1,y)},{outcome:C,output:Y}=await h.deploy(d.commit,{...u,...Wt(u),follow:O},$);return C.
status==="succeeded"&&Y?{kind:"told",base:d,difference:At(w.report,w.output.files,Y.files)}:{kind:"untold",base:d,why:Kt(C,y)}}function Wt({project:d}){return{project:d===
"base"?"checked":"base"}}function Kt({status:d,error:u},l){return d!=="pending"?`it does not build (${u?.message??d})`:l<1?"no time was left to build it":`it wa\
s not built in the ${(0,q.a)(l)} that were left`}var Yt=_(4780),Jt=_(9353),ys=_(7244);async function gs(d){const{startPlatform:u,env:l,scratch:h,lent:p,digests:w}=d;
let y="",$;const O=await u({dir:(0,v.join)(h,"platform"),port:0,allowLocalGit:!0,precompress:!1,env:l,async onOutput(C,Y){$=await Re(C,{commit:y,digests:w,signal:Y})}});
return{async deploy(C,Y,se){return[y,$]=[C,void 0],{outcome:await Oe(O,bs(Y,C,p),se,d),output:$}},[Symbol.asyncDispose]:()=>O[Symbol.asyncDispose]()}}const ws=50;
function bs(d,u,l){const{configuration:h,follow:p}=d;return{...d,configuration:{...h,repository:l},commit:u,create:!0,verify:"off",urlTemplate:void 0,follow:{...p,
wait:!0,pollIntervalMs:ws,statusMap:new Map}}}function Oe(d,u,l,{signal:h,folder:p,onSecret:w}){const{baseUrl:y,requestUrl:$,requestToken:O}=d,C={kind:"platform",
requestUrl:$,requestToken:O,audience:y},Y=()=>Promise.reject(new TypeError("A check runs no token command")),se={fetch,tree:(0,ys.c)(p),signal:h,run:Y,onSecret:w,
reporter:l};return(0,Jt.g)(u,(0,Yt.N)(u,{baseUrl:y,source:C},se))}var Qt=function(d,u,l){if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError(
"Object expected.");var h,p;if(l){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");h=u[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");h=u[Symbol.dispose],l&&(p=h)}if(typeof h!="function")throw new TypeError("Object not disposable.");
p&&(h=function(){try{p.call(this)}catch(w){return Promise.reject(w)}}),d.stack.push({value:u,dispose:h,async:l})}else l&&d.stack.push({async:!0});return u},Vt=(function(d){
return function(u){function l(y){u.error=u.hasError?new d(y,u.error,"An error was suppressed during disposal."):y,u.hasError=!0}var h,p=0;function w(){for(;h=u.
stack.pop();)try{if(!h.async&&p===1)return p=0,u.stack.push(h),Promise.resolve().then(w);if(h.dispose){var y=h.dispose.call(h.value);if(h.async)return p|=2,Promise.
resolve(y).then(w,function($){return l($),w()})}else p|=1}catch($){l($)}if(p===1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.
error}return w()}})(typeof SuppressedError=="function"?SuppressedError:function(d,u,l){var h=new Error(l);return h.name="SuppressedError",h.error=d,h.suppressed=
u,h});async function Es(d,u,l,h){try{return await Xt(d,u,l,h)}catch(p){if(!h.signal.aborted)throw p;return{...ot,status:"cancelled",failure:void 0,phases:[],error:Zt()}}}
async function Xt(d,u,l,h){const p={stack:[],error:void 0,hasError:!1};try{const{env:w,signal:y}=h,{repository:$,branch:O,outputDirectory:C}=d.configuration,Y=(0,v.
isAbsolute)($)?$:h.workspace,se=await Un(Y,w,y);Ts(se,l.report);const at=Qt(p,await qt(w),!0),ke=(0,v.join)(at.path,"source.git");await se.lend(ke,O);const ct=u===
void 0?void 0:await Mn(u,se,ke,w,y),_s=A.m.now(),en=te=>l.addSecret(te),$s={...h,scratch:at.path,lent:ke,folder:Y,digests:ct!==void 0,onSecret:en},tn=Qt(p,await gs(
$s),!0),{commit:Le}=se,Os=te=>te.type==="url"||l.report(te),{outcome:we,output:ut}=await tn.deploy(Le,d,Os),{status:ks,url:nn}=we;if(ks!=="succeeded"||ut===void 0||
nn===void 0)return Ss(we,d);const vs={root:new URL(nn),fetch:(0,I.Q)(fetch),signal:y},lt=await ds(vs,ut,os(se.git,Le,C));await l.checked(lt);const dt=d.follow.timeoutMs-
(A.m.now()-_s),sn=ct&&{embedded:tn,report:l,signal:y,checked:{commit:Le,report:lt,output:ut},leftMs:dt},xs=sn?await Ht(ct,d,sn):[],de=zt(lt);return{...we,...ot,
status:de?"failed":"succeeded",error:de,phases:[...we.phases,...xs]}}catch(w){p.error=w,p.hasError=!0}finally{const w=Vt(p);w&&await w}}const ot={appID:void 0,appCreated:!1,
deployID:void 0,url:void 0};function Ss(d,{follow:u}){const l={...d,...ot};if(d.error?.code==="interrupted")return{...l,status:"cancelled",error:Zt()};if(d.status!==
"pending")return l;const h=`The check has not ended within ${(0,q.a)(u.timeoutMs)}, and was stopped`,p="Raise the input timeout.";return{...l,status:"failed",error:new Z.
GQ("deploy_timeout",h,{input:"timeout",remedy:p})}}function Zt(){return new Z.GQ("interrupted","Interrupted: the check was stopped, and has no result")}const it=5;
function Ts({changed:d},u){if(d.length===0)return;const l=d.slice(0,it).join(", "),h=d.length>it?` and ${d.length-it} more`:"";u({type:"warning",message:`Change\
d since the commit, and not part of the check: ${l}${h}`,remedy:"The platform builds commits: commit what it shall see."})}async function qt(d){const u=await(0,x.
mkdtemp)((0,v.join)(d.RUNNER_TEMP||(0,b.tmpdir)(),"slipway-check-"));return{path:u,[Symbol.asyncDispose]:()=>(0,x.rm)(u,{recursive:!0,force:!0,maxRetries:3}).catch(
()=>{})}}}),4533:((me,oe,_)=>{_.d(oe,{comparisonSection:()=>q,i:()=>A});var x=_(5807),b=_(7716),v=_(8862);const I=20;function A(N){const{base:z}=N,P=`${(0,x.O)(
z.name,100)} (${Q(z)})`;if(N.kind==="untold")return`no difference to ${P} can be told: ${N.why}`;const{pages:k,files:R,bytes:V,brotli:ne}=N.difference;return`${[
j(k," pages"),j(R," files"),U(V),U(ne," with Brotli")].join(", ")} against ${P}`}function q(N,z){const{base:P}=N,k=`### The difference to ${(0,v.aY)(z(P.name),100)}\
 (${(0,v.aY)(Q(P))})`;if(N.kind==="untold")return`${k}

None can be told: ${(0,v.CS)(z(N.why),500)}`;const{difference:R}=N;return[k,Z(R),...ee(R,z)].join(`

`)}function Z({pages:N,files:z,bytes:P,brotli:k,gzip:R}){return(0,b.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[j(N),j(z),U(P),U(k),U(R)]])}function ee({
changes:N},z){if(N.length===0)return["Every file is the same, byte for byte."];const P=["changed","added","removed"].map(V=>`${N.filter(ne=>ne.kind===V).length.
toLocaleString("en")} ${V}`),k=N.slice(0,I).map(V=>[V.kind,W(V,z),K(V.bytes),K(V.brotli)]),R=N.length-I;return[`Files: ${P.join(", ")}.`,(0,b.tp)(["","File","Si\
ze","with Brotli"],k),...R>0?[`\u2026 and ${R.toLocaleString("en")} more.`]:[]]}function W({path:N,formerly:z},P){const k=z?.slice(z.lastIndexOf("/")+1);return`${(0,v.
aY)(P(N))}${k===void 0?"":` (was ${(0,v.aY)(P(k))})`}`}function Q({commit:N}){return N.slice(0,7)}function j({now:N,change:z},P=""){return`${N.toLocaleString("e\
n")}${P} (${F(z,k=>k.toLocaleString("en"))})`}function U({now:N,change:z},P=""){return`${(0,b.Ej)(N)}${P} (${K(z)})`}function K(N){return F(N,b.Ej)}function F(N,z){
return`${N>0?"+":N<0?"-":"\xB1"}${z(Math.abs(N))}`}}),8862:((me,oe,_)=>{_.d(oe,{CS:()=>Z,Dl:()=>ee,EU:()=>v,XI:()=>W,aY:()=>b});var x=_(5807);function b(j,U=300){
const K=(0,x.O)(j,U).replaceAll("|","\u2502").trim();if(K==="")return"\u2013";const F="`".repeat(Q(K)+1),N=K.startsWith("`")||K.endsWith("`")?" ":"";return`${F}${N}${K}${N}${F}`}
function v(j,U=2e3){const K=j.map(N=>(0,x.O)(N,U)),F="`".repeat(Math.max(3,Q(K.join(`
`))+1));return[`${F}text`,...K,F].join(`
`)}const I=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,A=/^[0-9a-f]{7,40}\W*$/i,q=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function Z(j,U=1e3){return(0,x.O)(j,U).trim().replace(q,(F,N,z="",P="",k="",R="")=>N!==void 0?b(N)+z:I.test(F)&&!A.test(F)?F:P+b(k)+R)}function ee(j){if(j===void 0||
!URL.canParse(j))return;const{protocol:U,username:K,password:F,href:N}=new URL(j);if(!(!/^https?:$/.test(U)||K!==""||F!==""||N.length>2e3))return`[${b(N)}](<${N.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function W(j,U){let K=U,F=j.length;for(;F>0&&(K-=Buffer.byteLength((0,x.O)(j[F-1]??""))+1,!(K<0));)F--;return j.slice(
F)}function Q(j){return Math.max(0,...[...j.matchAll(/`+/g)].map(U=>U[0].length))}}),1772:((me,oe,_)=>{_.d(oe,{Aw:()=>Z,U2:()=>A,bM:()=>q,q$:()=>I,q1:()=>v,sU:()=>b});
var x=_(8302);class b extends Error{name="JsonTextError";offset;constructor(k,R){super(k),this.offset=R}}function v(P,k){const R=P.slice(0,k);return{line:R.split(
`
`).length,column:k-R.lastIndexOf(`
`)}}function I(P){new z(P).document()}function A(P){const k=[];return new z(P,V=>k.push(V)).document()==="object"?k:void 0}function q(P){return P.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function Z(P,k){return P===k||ee(P)===ee(k)}function ee(P){try{return String(JSON.parse(P,W))}catch(k){if(k instanceof RangeError)return q(P);throw k}}function W(P,k,R){
return typeof k=="number"?Q(R?.source??String(k)):Array.isArray(k)?`[${k.join(",")}]`:(0,x.G)(k)?`{${Object.entries(k).map(([ne,ae])=>`${JSON.stringify(ne)}:${ae}`).
sort().join(",")}}`:JSON.stringify(k)}function Q(P){const[,k,R="",V="",ne="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(P)??[],ae=`${R}${V}`.replace(/^0+/,
""),he=ae.replace(/0+$/,"");if(he==="")return`${k}0`;const Ve=BigInt(ne)-BigInt(V.length)+BigInt(ae.length-he.length);return`${k}${he}e${Ve}`}const j=/[ \t\n\r]*/y,
U=/[ !#-[\]-\uffff]*/y,K=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,F=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,N=/true|false|null/y;class z{#e;#t;#n=0;#s={name:"",
nameOffset:0,offset:0};constructor(k,R){this.#e=k,this.#t=R}document(){this.#l(j);const k=this.#e[this.#n]==="{"?"object":"other",R=[];do this.#r(R);while(this.#o(
R));if(this.#l(j),this.#n<this.#e.length)throw this.#f("the end");return k}#r(k){for(;;){this.#l(j),k.length===1&&(this.#s.offset=this.#n);const R=this.#e[this.#n];
if(R!=="{"&&R!=="["){this.#c(R);return}if(this.#n+=1,this.#d(R==="{"?"}":"]"))return;k.push({names:R==="{"?new Set:void 0}),R==="{"&&this.#i(k)}}#o(k){for(let R=k.
at(-1);R;R=k.at(-1)){k.length===1&&R.names&&this.#a();const V=R.names?"}":"]";if(this.#d(V)){k.pop();continue}if(this.#e[this.#n]!==",")throw this.#f(`"," or "${V}\
"`);return this.#n+=1,R.names&&this.#i(k),!0}return!1}#a(){this.#t?.({...this.#s,text:this.#e.slice(this.#s.offset,this.#n)})}#i(k){this.#l(j);const R=this.#n;if(this.#e[this.#n]!==
'"')throw this.#f("a name in double quotes");const V=this.#u(),ne=k.at(-1)?.names;if(ne?.has(V))throw new b(`the name "${V}" stands twice in one object`,R);if(ne?.
add(V),this.#l(j),this.#e[this.#n]!==":")throw this.#f('":"');this.#n+=1,k.length===1&&(this.#s={name:V,nameOffset:R,offset:this.#n})}#c(k){if(k==='"')this.#u();else if(this.#l(
F)===0&&this.#l(N)===0)throw this.#f("a value")}#u(){const k=this.#n;this.#n+=1;do this.#l(U);while(this.#l(K)>0);if(this.#e[this.#n]!=='"'){const V=this.#n>=this.#e.
length;throw new b(V?"a string does not end":"a bad escape or control character in a string",this.#n)}this.#n+=1;const R=JSON.parse(this.#e.slice(k,this.#n));if(typeof R!=
"string"||!R.isWellFormed())throw new b("a lone surrogate (half of a character) in a string",k);return R}#d(k){return this.#l(j),this.#e[this.#n]!==k?!1:(this.#n+=
1,!0)}#l(k){k.lastIndex=this.#n;const R=k.exec(this.#e)?.[0].length??0;return this.#n+=R,R}#f(k){const R=this.#e.slice(this.#n,this.#n+1);return new b(`expected\
 ${k}, found ${R===""?"the end":JSON.stringify(R)}`,this.#n)}}}),7496:((me,oe,_)=>{_.d(oe,{x:()=>b});const x={index_unanswered:"error",index_empty:"error",base_path:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function b({code:v}){return x[v]}}),9820:((me,oe,_)=>{_.r(oe),_.d(oe,{startPlatform:()=>Vd});
var x=_(7598),b=_(6760),v=_(3739),I=_(3024),A=_(1455),q=_(8302),Z=_(7994);class ee extends Error{name="BodyTooLarge"}function W(t,e,n={}){return{status:t,headers:{
"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function Q(t,e){const n=t.headers[e];return typeof n==
"string"?n:n?.[0]}function j(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const U=300,K="developer@slipway.localhost";function F(t){const{issuer:e,key:n,
clock:s}=t;let r;const o=async(a={})=>{const c=await _.e(460).then(_.bind(_,6460));r??=c.importJWK(n.privateJwk,"ES256");const f=Math.floor(s.now()/1e3),m=a.email??
K;return new c.SignJWT({...a.claims,email:m,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??m).setAudience(
a.audience??t.audience).setIssuedAt(f).setExpirationTime(f+(a.expiresInSeconds??U)).setJti((0,x.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-c\
onfiguration":z(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!=="HEAD")return k(a,405,"method_not_allowed","T\
he identity provider answers GET alone",{allow:"GET, HEAD"});const c=j(a.target),f=i[c];return f?W(200,f,{"cache-control":"public, max-age=300"}):c!=="/identity\
/token"?k(a,404,"not_found",`Nothing is at ${c}`):P(a,t.requestToken)?N(a.target,o):k(a,401,"unauthorized","The request token is missing or wrong: see run.json",
{"www-authenticate":"Bearer"})}}}async function N(t,e){const n=new URLSearchParams(t.slice(j(t).length)),s=n.get("audience"),r=n.get("email"),o=await e({...s?{audience:s}:
{},...r?{email:r}:{}});return W(200,{count:o.length,value:o})}function z(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:[
"id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub",
"aud","exp","iat","jti","email","email_verified"]}}function P(t,e){const n=r=>(0,x.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(Q(t,"autho\
rization")??"")?.[1];return s!==void 0&&(0,x.timingSafeEqual)(n(s),n(e))}function k(t,e,n,s,r={}){return W(e,{error:{code:n,message:s,requestID:t.requestID}},r)}
const R=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;async function V(t,e,n){if(!(0,b.isAbsolute)(e))throw he(
`${e} is not an absolute path`);if((0,Z.FK)(t,e))throw he(`${e} lies in the data directory`);if((0,I.existsSync)(e)&&(0,I.readdirSync)(e).length>0)throw he(`${e}\
 is not empty`);(0,I.mkdirSync)(e,{recursive:!0,mode:448}),await ae(t,e),n(e),await ae(t,e)}const ne=5;async function ae(t,e){const n=s=>!(0,b.relative)(t,s).split(
b.sep).includes("tmp");for(const s of(0,I.readdirSync)(t).filter(r=>!R.test(r)))for(let r=1;;r+=1)try{await(0,A.cp)((0,b.join)(t,s),(0,b.join)(e,s),{recursive:!0,
force:!1,filter:n});break}catch(o){if((0,v.xU)(o)!=="ENOENT"||r===ne)throw o}}function he(t){return new v.GQ("invalid_input",t,{input:"to",remedy:"Name a direct\
ory outside the data directory that is empty or not there yet."})}function Ve(t,e){return async n=>{const{requestID:s}=n,r=(o,i,a)=>W(o,{error:{code:i,message:a,
requestID:s}},o===405?{allow:"POST"}:{});if(n.method!=="POST")return r(405,"method_not_allowed","A backup is made by POST.");if(!P(n,t))return r(401,"unauthoriz\
ed","The request token is missing or wrong.");try{const o=JSON.parse((await n.body(wn)).toString()),i=(0,q.G)(o)&&typeof o.to=="string"?o.to:"";return await e(i),
W(200,{to:i})}catch(o){const{mender:i,message:a}=o instanceof SyntaxError?he("The body is not JSON"):(0,v.I7)(o);return i==="user"?r(422,"validation_failed",a):
r(503,"unavailable",a)}}}const wn=64*1024,bn=["queued","building","syncing","activating","succeeded","failed","cancelled"],En=["queue","clone","install","build",
"sync","activate"],Sn=null,Pe={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,
unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};var M=_(2345);class B extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function Tn(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return W(Pe[n],r,t.headers)}function _n(t,e,n,s){
const r=t.roleOf(e.email,n);if(r===void 0)throw new B("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!=="deployer")throw new B("forbidde\
n",`${e.email} may only read in the organization ${n}.`);return r}function St(t,e,n,s){const r=t.state.apps.find({org:e,project:n,appID:s});if(!r)throw new B("n\
ot_found",`There is no app ${s} in ${e}/${n}.`);return r}function Tt(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)return;const r=[];for(const[
o,i]of n.entries()){const a=s[o]??"";if(i.startsWith("{")){const c=_t(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function _t(t){try{return decodeURIComponent(
t)}catch{return}}const $n=`
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
`,On=`'use strict';
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
`,kn='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function Xe(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const vn=new Map([["/console/style.css",Xe("text/css",$n)],["/console/icon.svg",Xe("image/svg+xml",kn)],["/console/script.js",Xe("text/javascript",On)]]);var xn=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},$t=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Se=256*1024,Ze=10;async function Ot(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const r=xn(s,await(0,A.open)(t),!0),{size:o}=await r.stat(),i=e??Math.max(0,o-Se),{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(Se),0,Se,i),
f=a.subarray(0,c),m=i+c>=o,g=m&&n?c:In(f),S=e===void 0&&i>0?f.indexOf(Ze)+1:0;return{text:f.subarray(S,g).toString("utf8"),next:i+g,atEnd:m}}catch(r){s.error=r,
s.hasError=!0}finally{const r=$t(s);r&&await r}}catch(s){if((0,v.xU)(s)==="ENOENT")return{text:"",next:0,atEnd:!0};throw s}}function In(t){const e=t.lastIndexOf(
Ze)+1;return e===0&&t.length===Se?Se:e}function An(t){return(0,I.existsSync)(t)?(0,I.createReadStream)(t):""}function kt(t,e){return(0,b.join)(t,"logs",`${e}.lo\
g`)}class vt{text;constructor(e){this.text=e}}function X(t,...e){let n=t[0]??"";for(const[s,r]of e.entries())n+=Ue(r)+(t[s+1]??"");return new vt(n)}function Ue(t){
return t==null?"":t instanceof vt?t.text:typeof t=="object"?t.map(Ue).join(""):String(t).replace(/[&<>"']/g,e=>Rn[e]??"")}const Rn={"&":"&amp;","<":"&lt;",">":"\
&gt;",'"':"&quot;","'":"&#39;"},Nn={"content-type":"text/html; charset=utf-8","cache-control":"no-store","content-security-policy":"default-src 'none'; script-s\
rc 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff",
"x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"same-origin"};function Te(t,e,n,s){const r=n?X`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:
null,o=X(Ko||(Ko=Wo([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:Nn,body:o.text}}function Fe(t,e){return Te(t,"Sign in",void 0,X`${tt(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function Ln(t,e){const n=e.map(r=>X`<li><a href="/console/orgs/${encodeURIComponent(r)}">${r}</a></li>`),s=X`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
return Te(200,"Organizations",t,n.length>0?X`<ul>${n}</ul>`:s)}function Dn(t,e,n){const s=n.map(r=>X`<tr><td>${r.project}</td><td><a href="${_e(r)}">${r.name}</a></td><td>${r.
type}</td>
<td>${r.liveRelease===null?"created":"live"}</td><td class="code">${r.repository}</td></tr>`);return Te(200,e,t,nt("Apps",["Project","App","Type","State","Repos\
itory"],s,"There is no app."))}function Cn(t,e,n){const{app:s,url:r}=n;return Te(t,s.name,e,X`${tt(n.problem)}${Mn(n.created)}
<p><a href="/console/orgs/${encodeURIComponent(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${s.repository}, branch ${s.branch}</dd>
<dt>Site</dt><dd>${r?X`<a href="${r}">${r}</a>`:"not live before the first successful deploy"}</dd>
</dl>
<h2>Deployments</h2>
${ye(n)}
<h2>Environment variables</h2>
${n.envNames.length>0?X`<ul>${n.envNames.map(o=>X`<li><code>${o}</code></li>`)}</ul>`:X`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${jn(n)}`)}function ye({app:t,deployments:e}){const n=e.map(s=>X`<tr><td><a href="${xt(t,s.deployID)}">${s.deployID}</a></td>
<td class="${s.status}">${s.status}</td><td>${s.branch}</td><td class="code">${s.commit?.slice(0,12)}</td><td>${Be(s.createdAt)}</td></tr>`);return nt("Recent d\
eployments",["Deployment","Status","Branch","Commit","Created"],n,"There is none yet.")}function jn({app:t,tables:e,mayChange:n}){if(e===void 0)return X`<p>Apps of type ${t.
type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;const s=e.map(({name:o,variable:i,createdAt:a})=>X`<tr><td>${o}</td><td><code>${i}</code></td><td>${Be(
a)}</td>
<td>${n?qe(t,o):null}</td></tr>`),r=X`<form method="post" action="${_e(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;return X`${nt("Key-value tables",["Table","Token variable","Created",""],s,"There is no table: the first one activates the service.")}
${n?r:null}`}function qe(t,e){return X`<details><summary>Delete…</summary>
<form method="post" action="${_e(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function Mn(t){return t?X`<div class="note" role="status"><p>The table ${t.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}function et(t,{app:e,deployment:n,failure:s,log:r}){
const o=xt(e,n.deployID),i=n.finishedAt===null?X`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${r.text}</pre>`:
X`<pre tabindex="0" aria-label="Build log">${r.text}</pre>`;return Te(200,n.deployID,t,X`<p><a href="${_e(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
<dt>Branch</dt><dd>${n.branch}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${Be(n.createdAt)}</dd>
${n.finishedAt===null?null:X`<dt>Finished</dt><dd>${Be(n.finishedAt)}</dd>`}
</dl>
${s?X`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i}
<p><a href="${o}/log">All of it, as text</a></p>`)}function Pn(t,e,n){return Te(t,"This did not work",e,X`${tt(n)}<p><a href="/console">To the console's first page</a></p>`)}
function _e({org:t,project:e,appID:n}){const[s,r,o]=[t,e,n].map(encodeURIComponent);return`/console/orgs/${s}/projects/${r}/apps/${o}`}function xt(t,e){return`${_e(
t)}/deployments/${encodeURIComponent(e)}`}function tt(t){return t===void 0?null:X`<div class="note alert" role="alert"><p>${t}</p></div>`}function nt(t,e,n,s){if(n.
length===0)return X`<p>${s}</p>`;const r=e.map(o=>o===""?X`<td></td>`:X`<th scope="col">${o}</th>`);return X`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function Be(t){const e=new Date(t).toISOString();return X`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const $e="slipway_console",It=480*
6e4,Un=1e3;class Fn{#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=`Path=/console; HttpOnly; SameSite=Strict${n?"; Secure":""}`}find(e){const n=this.#n.get(
At(e));return n&&n.expiresAt>this.#e.now()?n.principal:void 0}open(e){const[n]=this.#n.keys();n!==void 0&&this.#n.size>=Un&&this.#n.delete(n);const s=(0,x.randomBytes)(
32).toString("base64url");return this.#n.set((0,x.hash)("sha256",s),{principal:e,expiresAt:this.#e.now()+It}),`${$e}=${s}; Max-Age=${It/1e3}; ${this.#t}`}close(e){
return this.#n.delete(At(e)),`${$e}=; Max-Age=0; ${this.#t}`}}function At(t){const n=(Q(t,"cookie")??"").split(/; */).find(s=>s.startsWith(`${$e}=`))?.slice($e.
length+1)??"";return(0,x.hash)("sha256",n)}function Rt(t){const e=Q(t,"origin");return e!==void 0&&URL.canParse(e)&&new URL(e).host===Q(t,"host")}const ve="/con\
sole/orgs/{org}/projects/{project}/apps/{app}",Nt=[["GET","/console",zn],["GET","/console/orgs/{org}",Hn],["GET",ve,t=>Ge(t,200,{})],["POST",`${ve}/tables`,Wn],
["POST",`${ve}/tables/{name}/delete`,Dt],["GET",`${ve}/deployments/{deployment}`,Kn],["GET",`${ve}/deployments/{deployment}/log`,Yn]];function Lt(t){const e=new Fn(
t.clock,t.consoleUrl.startsWith("https:"));return async n=>{const s=j(n.target).replace(/(?<=.)\/$/,""),r=vn.get(s);if(r)return r;const o=e.find(n);try{if(n.method===
"POST"&&!Rt(n))throw new B("forbidden","This form was not sent by the console's own page.");return s==="/console/sign-in"?await Gn(n,t,e):s==="/console/sign-out"?
He("/console/sign-in",e.close(n)):o?await Bn(s,n,t,o):He("/console/sign-in")}catch(i){if(!(i instanceof B))throw i;return Pn(Pe[i.code],o?.email,i.message)}}}async function Bn(t,e,n,s){
const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of Nt){const c=o===r?Tt(i,t):void 0;if(c)return c[0]!==void 0&&_n(n,s,c[0],r==="POST"),a({request:e,options:n,
principal:s,parts:c})}throw new B("not_found","There is no such page in the console.")}async function Gn(t,e,n){if(t.method!=="POST")return Fe(200,void 0);const s=await ze(
t,"token");try{return He("/console",n.open(await e.verify(`Bearer ${s.trim()}`)))}catch(r){if(!(r instanceof B))throw r;return Fe(Pe[r.code],r.message)}}function zn({
options:t,principal:e}){const n=t.state.apps.organizations().filter(s=>t.roleOf(e.email,s)!==void 0);return Ln(e.email,n)}function Hn({options:t,principal:e,parts:[
n=""]}){return Dn(e.email,n,t.state.apps.list(n))}function Ge(t,e,n){const{options:s,principal:r}=t,o=xe(t),{state:i,kvs:a}=s;return Cn(e,r.email,{app:o,url:o.liveRelease===
null?void 0:s.siteUrl(o.subdomain),deployments:i.deployments.list(o,M.lF.pageDefault,void 0),envNames:Object.keys(i.apps.env(o)),tables:M.jI.some(c=>c===o.type)?
a.listTables(o):void 0,mayChange:s.roleOf(r.email,o.org)==="deployer",...n})}async function Wn(t){const e=xe(t),n=await ze(t.request,"name");try{return Ge(t,201,
{created:t.options.kvs.createTable(e,n)})}catch(s){if(!(s instanceof B))throw s;return Ge(t,Pe[s.code],{problem:s.message})}}async function Dt(t){const e=xe(t);
return await t.options.kvs.deleteTable(e,t.parts[3]??""),He(_e(e))}async function Kn(t){const{options:e,principal:n}=t,s=xe(t),r=Ct(t,s),o=await Ot(kt(e.dataDir,
r.deployID),void 0,r.finishedAt!==null),i=e.state.deployments.failure(s,r.deployID);return et(n.email,{app:s,deployment:r,failure:i,log:o})}async function Yn(t){
const e=Ct(t,xe(t)),n=kt(t.options.dataDir,e.deployID),s={"content-type":"text/plain; charset=utf-8","cache-control":"no-store","x-content-type-options":"nosnif\
f"},r=/[?&]from=(\d{1,12})(?:&|$)/.exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:An(n)};const o=e.finishedAt!==null,{text:i,next:a,
atEnd:c}=await Ot(n,Number(r),o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function ze(t,e){
try{const n=await t.body(M.lF.bodyBytes);return new URLSearchParams(n.toString("utf8")).get(e)??""}catch(n){throw n instanceof ee?new B("body_too_large","The fo\
rm is too large."):n}}function xe({options:t,parts:[e="",n="",s=""]}){return St(t,e,n,s)}function Ct({options:t,parts:e},n){const s=t.state.deployments.find(n,e[3]??
"");if(!s)throw new B("not_found",`The app ${n.appID} has no such deployment.`);return s}function He(t,e){return{status:303,headers:{location:t,"cache-control":"\
no-store",...e?{"set-cookie":e}:{}}}}var Ie=_(3823);const Jn=new Set(["ENOSPC","EDQUOT"]),Qn=13;function Ae(t){return Jn.has((0,v.xU)(t))?!0:t instanceof Error&&
"errcode"in t&&t.errcode===Qn}function Vn(t){const e=Xn(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.
filter(f=>jt(f.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(f=>f.method===i);if(a)return{name:a.name,parameters:st(a.parts,r)};if(o.length===0)throw new B("not_found",
`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(f=>f.method==="GET"?"GET, HEAD":f.method).join(", ");throw new B("method_not_allowed",`${n} \
is not allowed here; allowed: ${c}.`,{allow:c})}}function Xn(t){return Object.keys(t)}function jt(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("\
{")?e[s]!=="":n===e[s])}function st(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,Zn(e[r]??"",o)]]});return Object.
fromEntries(n)}function Zn(t,e){try{return decodeURIComponent(t)}catch{throw new B("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const Mt=10;
function ge(t,e,n={}){if(!(0,q.G)(t))throw pe(["the body must be a JSON object"]);const s=[];for(const[o,i]of Object.entries(t)){const a=Pt(e,o);if(!a)s.push(Pt(
n,o)??`${Re(o)} is not a known field`);else if(!(i===null&&a.nullable)){const c=a.rule(i);c!==void 0&&s.push(`${o} ${c}`)}}for(const[o,i]of Object.entries(e))i.
required&&!Object.hasOwn(t,o)&&s.push(`${o} is required`);const r=s.some(o=>o.endsWith("is not a known field"));if(s.length>0)throw pe(s,r?`Known fields: ${Object.
keys(e).join(", ")}.`:"");return t}function Pt(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function pe(t,e=""){const n=t.length-Mt,s=t.slice(0,Mt).join("; ")+(n>
0?`; and ${n} more`:"");return new B("validation_failed",`${s}.${e===""?"":` ${e}`}`)}function Re(t){return JSON.stringify(t.length>60?`${t.slice(0,60)}\u2026`:
t)}function ce(t,e,n=()=>{}){return s=>typeof s!="string"?"must be a string":s.length<t?t===1?"must not be empty":`must have at least ${t} characters`:s.length>
e?`must have at most ${e} characters`:s.includes("\0")?"must not contain NUL characters":s.isWellFormed()?n(s):"must be well-formed Unicode"}function We(t,e){return n=>t.
test(n)?void 0:e}function qn(t){return e=>t.some(n=>n===e)?void 0:`must be one of ${t.join(", ")}`}const es=t=>typeof t=="boolean"?void 0:"must be true or false",
ts=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],
[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have \
a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],Ut=ce(1,244,t=>ts.find(([e])=>e.
test(t))?.[1]),ns=ce(1,64,We(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),Ft=ce(1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.
test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))return"must not \
contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..")';if(e.includes(".git"))return'must not lea\
d into ".git"'}),ss=/^[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,99})\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/,rs=/^[A-Za-z0-9_][A-Za-z0-9_.-]*@[A-Za-z0-9][A-Za-z0-9.-]*:(?!\/\/)[^\s]+$/;
function os(t){const e=t?["https:","ssh:","http:"]:["https:","ssh:"];return ce(1,1024,n=>{if(/[\x00-\x1f\x7f]/.test(n))return"must not contain control character\
s";if(/^(?:file:\/\/)?\//i.test(n))return t?void 0:"is a local path, which this platform takes only with --allow-local-git";if(ss.test(n)||rs.test(n))return;const s=URL.
canParse(n)&&!/\s/.test(n)?new URL(n):void 0;return!s||!e.includes(s.protocol)||s.hostname===""?"must be owner/name, or a git URL that begins with https:// or s\
sh://":s.hostname.startsWith("-")||s.username.startsWith("-")?'must not have a host that begins with "-"':(s.protocol==="ssh:"?"":s.username)!==""||s.password!==
""?"must not hold a user name or password":void 0})}const is=t=>{if(!(0,q.G)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>
M.lF.envVariables)return`must hold at most ${M.lF.envVariables} variables`;let n=0;for(const[s,r]of e){if(!M.G1.test(s))return`holds ${Re(s)}, which is not a va\
riable's name: letters, digits and _, no digit first`;if(s.toUpperCase().startsWith(M.be))return`holds ${Re(s)}, but names that begin with ${M.be} are the platf\
orm's own`;if(typeof r!="string")return`holds ${Re(s)}, whose value must be a string`;if(r.includes("\0")||!r.isWellFormed())return`holds ${Re(s)}, whose value \
has characters no variable can hold`;n+=Buffer.byteLength(s)+Buffer.byteLength(r)}return n>M.lF.envBytes?`must have at most ${M.lF.envBytes} bytes of names and \
values`:void 0},as=["GET","HEAD"],cs=["POST","PUT","PATCH"];function Bt(t,e){const n=Vn(e.routes),s=async r=>{const o=j(r.target),{name:i,parameters:a}=n(r.method,
o),{orgID:c="",projectID:f="",appID:m=""}=a,g=await us(t,r,c,f),{bytes:S,body:H}=cs.includes(r.method)?await rt(r,e.mayBeEmpty.includes(i)):ls;return e.calls[i](
{name:i,key:{org:c,project:f,appID:m},parameters:a,principal:g,body:H,bytes:S,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:Q(r,"idempotenc\
y-key")})};return async r=>{try{return await s(r)}catch(o){const i=o instanceof B?o:fs(o);if(!i)throw o;return Tn(i,r)}}}async function us(t,e,n,s){const r=await t.
verify(Q(e,"authorization")),o=t.rateLimit(r.email);if(o>0)throw new B("rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(o)});if(!M.cS.test(
n))throw pe(["orgID in the path is not an identifier"]);if(!M.cS.test(s))throw pe(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===
void 0)throw new B("forbidden",`${r.email} has no role in the organization ${n}.`);if(i==="viewer"&&!as.includes(e.method))throw new B("forbidden",`${r.email} m\
ay only read in the organization ${n}.`);return r}const ls={bytes:Buffer.alloc(0),body:void 0};async function rt(t,e){const n=Q(t,"content-type")?.split(";")[0]?.
trim().toLowerCase();if(n!==void 0&&n!=="application/json")throw Gt(n);const s=await t.body(M.lF.bodyBytes).catch(r=>{throw r instanceof ee?new B("body_too_larg\
e",`The body is larger than ${M.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw Gt("none");try{const r=JSON.parse(new TextDecoder(
"utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{throw new B("invalid_request",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function Gt(t){
return new B("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const ds=10;function fs(t){if(!((t instanceof Error&&
"errcode"in t?Number(t.errcode)&255:-1)!==ds&&!Ae(t)))return new B("unavailable","The platform cannot write: its disk is full or failing. Nothing was changed.",
{"retry-after":"30"})}const hs=ce(1,63,We(M.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),zt={spaFallback:{rule:es,nullable:!0},
installCommand:{rule:ce(0,4096),nullable:!0},rootDirectory:{rule:Ft,nullable:!0},nodeVersion:{rule:ce(1,3,We(/^\d+$/,'must be a major version, as "24"')),nullable:!0}};
function ps(t){const e={repository:{rule:os(t.allowLocalGit)},branch:{rule:Ut},buildCommand:{rule:ce(0,4096),nullable:!0},outputDirectory:{rule:Ft,nullable:!0},
region:{rule:ce(1,63,We(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')),nullable:!0},...zt},n={name:{rule:hs,required:!0},
type:{rule:qn(M.yN),required:!0},...e,repository:{...e.repository,required:!0},branch:{...e.branch,required:!0}},s={name:"name cannot be changed: it is the ID o\
f the app",type:"type cannot be changed",subdomain:"subdomain cannot be changed: it is generated"},r={env:{rule:is,required:!0}},o={branch:{rule:Ut,nullable:!0},
commit:{rule:ns,nullable:!0}};return{createApp(i){const a=ge(i,n,{subdomain:"subdomain cannot be given: it is generated"}),c=M.yN.find(f=>f===a.type)??"web-land\
ing";return{name:String(a.name),type:c,config:Ht(a,ms)}},updateApp:(i,a)=>Ht(ge(i,e,s),a),replaceEnv:i=>ge(i,r).env,deploy(i){const a=ge(i,o,{tag:"tag is not ta\
ken: web apps deploy without a release tag"});return{branch:Ne(a.branch,null),commit:Ne(a.commit,null)?.toLowerCase()??null}}}}const ms={repository:"",branch:"",
buildCommand:null,outputDirectory:null,region:null,settings:{}};function Ht(t,e){const n=r=>Object.hasOwn(t,r)?Ne(t[r],null):e[r],s={...e.settings};for(const r of Object.
keys(zt))Object.hasOwn(t,r)&&(s[r]=t[r]);return{repository:Ne(t.repository,e.repository),branch:Ne(t.branch,e.branch),buildCommand:n("buildCommand"),outputDirectory:n(
"outputDirectory"),region:n("region"),settings:Object.fromEntries(Object.entries(s).filter(([,r])=>r!==null))}}function Ne(t,e){return typeof t=="string"?t:e}const Wt="\
production";function Kt(t){return t.liveRelease===null?"created":"live"}function Yt(t,e){return t.liveRelease===null?null:e(t.subdomain)}function Jt(t,e){return{
appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:Kt(t),url:Yt(t,e),environments:[{environmentID:t.environmentID,name:Wt}],createdAt:Oe(t.createdAt),updatedAt:Oe(t.updatedAt)}}function ys(t,e){return{
environmentID:t.environmentID,name:Wt,url:Yt(t,e),state:Kt(t)}}function gs(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,
branch:s,commit:r,createdAt:Oe(o)}}function ws(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:f,finishedAt:m,supersededBy:g}=t;
return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Oe(c),startedAt:f===null?null:Oe(f),finishedAt:m===null?null:Oe(m),url:r==="succeeded"?n(e.subdomain):
null,...g===null?{}:{supersededBy:g}}}function bs(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,f=a.slice(-M.lF.failureLogLines).
map(m=>m.slice(0,M.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:f,diagnostics:c}}function Oe(t){return new Date(t).toISOString()}
function Qt(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o,releases:i}=e,a=({key:c})=>{const f=r.find(c);if(!f)throw new B("not_found",`There is n\
o app ${c.appID} in ${c.org}/${c.project}.`);return f};return{createApp:c=>Vt(t,c,()=>{const{name:f,type:m,config:g}=s.createApp(c.body),S=r.create({...c.key,appID:f},
m,g);if(!S)throw new B("app_exists",`There is an app ${f} in this project already.`);return{status:201,record:Jt(S,n)}}),updateApp(c){const f=a(c),m=r.update(f,
s.updateApp(c.body,f));return i.forget(f.subdomain),W(200,Jt(m,n))},replaceEnv(c){const f=a(c),m=s.replaceEnv(c.body);return e.transaction(()=>r.replaceEnv(f,m)),
W(200,{names:Object.keys(m).sort()})},listEnvironments:c=>W(200,{environments:[ys(a(c),n)]}),deploy(c){const f=a(c);let m;const g=Vt(t,c,()=>{const{branch:S,commit:H}=s.
deploy(c.body),D=o.create(f,S??f.branch,H);return m=D.deployID,{status:202,record:gs(D)}});return m!==void 0&&t.enqueue(m),g},listDeployments(c){const f=a(c),m=Es(
c.query.get("limit")),g=o.list(f,m+1,ot(c.query.get("cursor"))),S=g.slice(0,m),H=g.length>m?S.at(-1):void 0;return W(200,{deployments:S.map(D=>ws(D,f,n)),nextCursor:H?
Xt(H.seq):null})},readFailure(c){const f=a(c),{deployID:m=""}=c.parameters,g=o.failure(f,m);if(g)return W(200,bs(m,g));const S=o.find(f,m);throw S?new B("not_fo\
und",`The deployment ${m} has not failed: it is ${S.status}.`):new B("not_found",`The app ${f.appID} has no deployment ${m}.`)}}}function Vt({state:t},e,n){const{
idempotencyKey:s}=e;if(s!==void 0&&!/^[\x21-\x7e]{1,255}$/.test(s))throw pe(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return t.transaction(
()=>{if(s===void 0){const{status:D,record:E}=n();return W(D,E)}const{name:r,key:{org:o,project:i,appID:a},principal:c,bytes:f}=e,m=JSON.stringify([c.issuer,c.email,
r,o,i,a]),g=t.idempotency.recall(m,s,f);if(g.kind==="other-body")throw pe(["Idempotency-Key was used before with another body"]);if(g.kind==="answered")return W(
g.status,JSON.parse(g.body),{"idempotent-replayed":"true"});const{status:S,record:H}=n();return t.idempotency.remember(m,s,f,S,JSON.stringify(H)),W(S,H)})}function Es(t){
if(t===null)return M.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(t):0;if(e<1||e>M.lF.pageMost)throw pe([`limit must be 1 to ${M.lF.pageMost}`]);return e}function Xt(t){
return Buffer.from(`before:${t}`).toString("base64url")}function ot(t){if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];
if(e===void 0||Xt(Number(e))!==t)throw pe(["cursor is not one that this list gave"]);return Number(e)}function Ss(t,e){const n=Qt({...e,bodies:ps(e)});return Bt(
t,{routes:Ie.bw,calls:n,mayBeEmpty:["deploy"]})}const Zt={to:{rule:ce(1,100),nullable:!0}},it={name:{rule:ce(1,100),required:!0}};function Ts(t,{state:e,kvs:n,kvsUrl:s,
siteUrl:r}){const o=({key:i})=>{const a=e.apps.find(i);if(!a)throw new B("not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return Bt(
t,{routes:Ie.a6,mayBeEmpty:["rollback","runtime"],calls:{listReleases(i){const a=o(i),c=e.releases.list(a).map(({deployID:f})=>({deployID:f,live:f===a.liveRelease}));
return W(200,{releases:c})},rollback(i){const a=o(i),{to:c}=ge(i.body,Zt),f=e.releases.rollback(a,typeof c=="string"?c:void 0);if(!f){const m=typeof c=="string"?
`no kept release ${c}`:"no kept release before the live one";throw new B("not_found",`The app ${a.appID} has ${m}.`)}return W(200,{deployID:f.deployID,previous:a.
liveRelease,url:r(a.subdomain)})},listTables:i=>W(200,{tables:n.listTables(i.key).map(qt)}),createTable(i){const{name:a}=ge(i.body,it);return W(201,qt(n.createTable(
i.key,String(a))))},async deleteTable(i){const a=i.parameters.table??"";return await n.deleteTable(i.key,a),W(200,{deleted:!0,name:a})},runtime:i=>W(200,{variables:n.
runtimeVariables(i.key,s)})}})}function qt(t){return{...t,createdAt:new Date(t.createdAt).toISOString()}}function d(t){const e=(0,b.resolve)(t);try{(0,I.mkdirSync)(
e,{recursive:!0,mode:448}),((0,I.existsSync)((0,b.join)(e,"platform.db"))||(0,I.readdirSync)(e).length===0)&&(0,I.chmodSync)(e,448),(0,I.writeFileSync)((0,b.join)(
e,"platform.db"),"",{flag:"a",mode:384})}catch(n){throw new v.GQ("invalid_input",`The data directory ${e} cannot be written (${(0,v.xU)(n)})`,{input:"data",remedy:"\
Name a directory that this user may create and write, with --data.",cause:n})}return(0,I.existsSync)((0,b.join)(e,".gitignore"))||(0,I.writeFileSync)((0,b.join)(
e,".gitignore"),`*
`,{mode:384}),e}function u(t,e){const n=(0,b.join)(t,"run.json");return(0,I.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,I.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,I.rmSync)(n,{force:!0})}}var l=_(1224);function h(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify(
{time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const p=()=>{};var w=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},y=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const $={write:(t,e)=>t.writeFile(e),
sync:t=>t.sync()};function O(t){(0,I.mkdirSync)(t,{recursive:!0,mode:448})}async function C(t){const e={stack:[],error:void 0,hasError:!1};try{if(process.platform===
"win32")return;await w(e,await(0,A.open)(t,"r"),!0).sync()}catch(n){e.error=n,e.hasError=!0}finally{const n=y(e);n&&await n}}function Y(t){const e=(0,I.openSync)(
t,I.constants.O_RDONLY|I.constants.O_NOFOLLOW|I.constants.O_NONBLOCK),n=(0,I.fstatSync)(e);if(!n.isFile()){(0,I.closeSync)(e);return}return{fd:e,size:n.size,[Symbol.
dispose]:()=>(0,I.closeSync)(e)}}function se(t,e){let n=0;for(;n<e.length;){const s=(0,I.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const at=/^[0-9a-f]{64}$/;
function ke(t){return at.test(t)}function ct(){return Object.create(null)}function _s({files:t}){const e=Object.entries(t).sort(([n],[s])=>n<s?-1:1).map(([n,{hash:s,
size:r}])=>`${JSON.stringify(n)}:{"hash":"${s}","size":${r}}`);return Buffer.from(`{"files":{${e.join(",")}}}`)}function en(t){const e=JSON.parse(t);if(!$s(e))throw new TypeError(
"not a manifest");return e}function $s(t){if(!(0,q.G)(t)||!(0,q.G)(t.files))return!1;for(const e in t.files){const n=t.files[e];if(!(0,q.G)(n)||typeof n.hash!="\
string"||typeof n.size!="number")return!1}return!0}class tn{name;folder;variants;#e;#t=Promise.resolve();constructor(e,n,s){this.name=e,this.folder=n,this.variants=
s}known(){return this.#e??=this.#n().catch(e=>{throw this.#e=void 0,e}),this.#e}exclusive(e){const n=this.#t.then(e);return this.#t=n.catch(()=>{}),n}async#n(){
const e=new Set;for(const n of await Le(this.folder)){const s=(0,b.join)(this.folder,n);await C(s);for(const r of await(0,A.readdir)(s))ke(r)&&e.add(r)}return e}}
async function Le(t){try{return(await(0,A.readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if((0,v.xU)(e)==="ENOENT")return[];throw e}}const Os={files:1e5,
fileBytes:512*1024*1024,totalBytes:4*1024*1024*1024},we=1024*1024,ut=8,ks=32,nn=3600*1e3,vs=4,lt=1e3;function dt(t,e=ut){let n=performance.now();return()=>{if(!(performance.
now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}async function sn(t){const{organization:e,log:n}=t,s=await xs(
t).catch(a=>{n("error","collection_skipped",{org:e.name,reason:String(a)})}),r={objects:0,bytes:0};if(!s)return r;await(0,A.rm)((0,b.join)(e.folder,"tmp"),{recursive:!0,
force:!0}),await e.variants.retain(s);const o=await e.known(),i=dt();for(const a of await Le(e.folder))for(const c of await(0,A.readdir)((0,b.join)(e.folder,a))){
if(s.has(c))continue;const f=(0,b.join)(e.folder,a,c);o.delete(c),r.objects+=1,r.bytes+=(0,I.statSync)(f).size,(0,I.unlinkSync)(f),await i()}return r}async function xs({
live:t,read:e}){const n=new Set;for(const s of t){n.add(s);const{files:r}=await e(s);for(const o in r){const i=r[o];i&&n.add(i.hash)}}return n}class de extends Error{name="\
BuildFailure";facts;constructor(e){super(e.message),this.facts=e}}function te(t,e){return new de({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],
diagnostics:[]})}function Yo(t,e){if(t instanceof de)return t;if(e.aborted)return e.reason;if(Ae(t))return te("disk_full","The disk of the platform is full: the\
 output could not be stored");const n=(0,v.xU)(t)??(t instanceof Error?t.message:String(t));return te("sync_failed",`The output could not be stored (${n})`)}function*Jo(t,e){
const n=(0,I.realpathSync)(t);yield*Is(n,{real:n,prefix:"",above:[]},e)}function*Is(t,e,n){yield void 0;for(const s of(0,I.readdirSync)(e.real,{withFileTypes:!0})){
const r=e.prefix+s.name,o=`${e.real}/${s.name}`;if(!cr(s.name,e.prefix==="",()=>n(r)))if(Xo(s.name,r),s.isFile())yield{path:r,real:o};else if(s.isDirectory())yield*Is(
t,ar(e,o,r),n);else if(s.isSymbolicLink())yield*Qo(t,e,r,o,n);else throw As(r)}}function ar(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*Qo(t,e,n,s,r){
const{real:o,stats:i}=Vo(s,n);if(!(0,Z.FK)(t,o))throw te("output_unsafe",`The link "${n}" leads out of the output directory`);if(!(0,b.relative)(t,o).split(b.sep).
some((c,f)=>cr(c,f===0,()=>r(n))))if(i.isFile())yield{path:n,real:o};else if(i.isDirectory()){if(o===e.real||e.above.includes(o))throw te("output_unsafe",`The l\
ink "${n}" leads back to a folder that it lies in`);yield*Is(t,ar(e,o,n),r)}else throw As(n)}function Vo(t,e){try{const n=(0,I.realpathSync)(t);return{real:n,stats:(0,I.
statSync)(n)}}catch(n){const s=(0,v.xU)(n)==="ELOOP"?"leads in a circle":"leads nowhere";throw te("output_unsafe",`The link "${e}" ${s}`)}}function cr(t,e,n){return t===
".git"||e&&t==="node_modules"?!0:/^\.env/i.test(t)?(n(),!0):!1}function Xo(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw te("output_unsafe",`The file na\
me ${JSON.stringify(e)} is not valid in a URL`)}function As(t){return te("output_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var Zo=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},qo=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function ur(t,e){return(0,b.join)(t,e.slice(0,2),e)}class ei{#e;#t;#n=new Set;#s=new Set;#r=new Set;#o;constructor(e,n){
this.#e=e,this.#t=n,O((0,b.join)(e,"tmp"))}get written(){return this.#n}put(e,n){if(this.#o)throw this.#o.error;this.#n.add(e);const s=Buffer.from(n),r=this.#a(
e,o=>this.#t.write(o,s)).catch(o=>{this.#o??={error:o}}).finally(()=>this.#r.delete(r));return this.#r.add(r),this.#r.size<ks?void 0:Promise.race(this.#r)}async stream(e,n){
await this.#a(e,s=>n(r=>this.#t.write(s,r))),this.#n.add(e)}async#a(e,n){const s=(0,b.join)(this.#e,"tmp",(0,x.randomUUID)());try{await this.#i(s,n);const r=(0,b.
join)(this.#e,e.slice(0,2));this.#s.has(r)||O(r),this.#s.add(r),await(0,A.rename)(s,ur(this.#e,e))}catch(r){throw await(0,A.rm)(s,{force:!0}),r}}async#i(e,n){const s={
stack:[],error:void 0,hasError:!1};try{const r=Zo(s,await(0,A.open)(e,"wx",384),!0);await n(r),await this.#t.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=qo(
s);r&&await r}}async finish(){if(await this.settle(),this.#o)throw this.#o.error;await Promise.all([...this.#s,this.#e].map(C)),this.#s.clear()}async settle(){await Promise.
all(this.#r)}}var ti=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ni=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.
push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else
r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function si(t){const e=new ei(t.folder,
t.disk);try{return await new ri(t,e).run()}finally{await e.settle()}}class ri{#e;#t;#n={files:ct()};#s={files:0,folders:0};#r=Buffer.allocUnsafe(we+1);#o=0;#a=0;constructor(e,n){
this.#e=e,this.#t=n}async run(){const{directory:e,signal:n,known:s}=this.#e,r=dt(n);for(const c of Jo(e,()=>this.#a++)){if(this.#f(c?"files":"folders"),c){const m=this.#c(
c);this.#n.files[c.path]=m instanceof Promise?await m:m}const f=r();f&&await f}if(this.#s.files===0)throw te("output_empty","The output directory holds no file \
to publish");await this.#t.finish();const o=this.#t.written.size,i=await this.#i();for(const c of this.#t.written)s.add(c);const a=this.#s.files-o;return{manifest:this.#n,
manifestHash:i,written:o,reused:a,bytes:this.#o,withheld:this.#a}}async#i(){const e=_s(this.#n),n=(0,x.hash)("sha256",e);return this.#l(n)||await this.#t.put(n,
e),await this.#t.finish(),n}#c(e){const n={stack:[],error:void 0,hasError:!1};try{const s=oi(e);if(s.size>we)return this.#u(e.path,s).finally(()=>s[Symbol.dispose]());
const r=ti(n,s,!1),o=se(s.fd,this.#r);if(o>we)throw te("sync_failed",`"${e.path}" was written to while it was stored`);this.#p(e.path,o);const i=this.#r.subarray(
0,o),a=(0,x.hash)("sha256",i),c=this.#l(a)?void 0:this.#t.put(a,i);return c?c.then(()=>({hash:a,size:o})):{hash:a,size:o}}catch(s){n.error=s,n.hasError=!0}finally{
ni(n)}}async#u(e,{fd:n,size:s}){this.#h(e,s);const r=await this.#d(e,n,async()=>{});return this.#p(e,r.size),this.#l(r.hash)||await this.#t.stream(r.hash,async o=>{
if((await this.#d(e,n,o)).hash!==r.hash)throw te("sync_failed",`"${e}" was written to while it was stored`)}),r}async#d(e,n,s){const r=(0,x.createHash)("sha256");
let o=0;const{signal:i}=this.#e,a=(0,I.createReadStream)("",{fd:n,start:0,autoClose:!1,highWaterMark:we,signal:i});for await(const c of a)o+=c.length,this.#h(e,
o),r.update(c),await s(c);return{hash:r.digest("hex"),size:o}}#l(e){return this.#e.known.has(e)||this.#t.written.has(e)}#f(e){const n=this.#e.limits.files;if(this.#s[e]>=
n)throw te("output_too_large",`The output holds more than ${n} ${e}`);this.#s[e]+=1}#p(e,n){this.#o+=n,this.#h(e,n);const s=this.#e.limits.totalBytes;if(this.#o>
s)throw te("output_too_large",`The output is larger than ${s} bytes`)}#h(e,n){const s=this.#e.limits.fileBytes;if(n>s)throw te("output_too_large",`"${e}" is lar\
ger than ${s} bytes`)}}function oi(t){try{const e=Y(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,v.xU)(e)??""))throw e}throw As(t.path)}var Rs=_(
7975),ft=_(8522);const lr=["br","zstd","gzip"],ii=512,ai=16*1024*1024,{BROTLI_PARAM_QUALITY:ci,ZSTD_c_compressionLevel:ui}=ft.constants,li=(0,Rs.promisify)(ft.brotliCompress),
di=(0,Rs.promisify)(ft.gzip),dr=typeof ft.zstdCompress=="function"?(0,Rs.promisify)(ft.zstdCompress):void 0,fr={br:t=>li(t,{params:{[ci]:9}}),zstd:dr&&(t=>dr(t,
{params:{[ui]:15}})),gzip:t=>di(t,{level:9})};class fi{#e;#t;#n;#s=new Map;#r;constructor(e,n,s){this.#e=(0,b.join)(e,"variants"),this.#t=n,this.#n=s,this.#r=this.#i().
catch(r=>s("warn","variants_unreadable",{reason:String(r)}))}find(e,n){const s=this.#s.get(`${e}.${n}`);return s&&s.size>0?s:void 0}async read(e,n){const s=this.
find(e,n);if(!s)return;const r=await(0,A.readFile)(this.#a(e,n,s)).catch(()=>{});if(r&&(0,x.hash)("sha256",r)===s.hash)return r;this.#s.delete(`${e}.${n}`),this.#n(
"warn","variant_damaged",{hash:e,encoding:n})}async make(e){if(await this.#r,e.size<ii||e.size>ai)return;const n=lr.filter(s=>fr[s]&&!this.#s.has(`${e.hash}.${s}`));
if(n.length!==0)try{const s=await this.#t(e.hash);for(const r of n)await this.#o(e.hash,r,s)}catch(s){this.#n("warn","variant_failed",{hash:e.hash,reason:String(
s)})}}async#o(e,n,s){const r=await fr[n]?.(s)??s,o=r.length<s.length?r:Buffer.alloc(0),i={hash:(0,x.hash)("sha256",o),size:o.length},a=this.#a(e,n,i),c=(0,b.join)(
this.#e,e.slice(0,2)),f=(0,b.join)(c,`${(0,x.randomUUID)()}.tmp`);O(c),await(0,A.writeFile)(f,o,{mode:384}),await(0,A.rename)(f,a),this.#s.set(`${e}.${n}`,i)}async retain(e){
await this.#r;for await(const{shard:n,name:s,hash:r,encoding:o}of this.#c())e.has(r)||(this.#s.delete(`${r}.${o}`),await(0,A.rm)((0,b.join)(this.#e,n,s),{force:!0}))}#a(e,n,s){
return(0,b.join)(this.#e,e.slice(0,2),`${e}.${n}.${s.hash}.${s.size}`)}async#i(){for await(const{hash:e,encoding:n,own:s,size:r}of this.#c())ke(e)&&ke(s)&&this.#s.
set(`${e}.${n}`,{hash:s,size:Number(r)})}async*#c(){for(const e of await Le(this.#e))for(const n of await(0,A.readdir)((0,b.join)(this.#e,e))){const[s="",r="",o="",
i=""]=n.split(".");yield{shard:e,name:n,hash:s,encoding:r,own:o,size:i}}}}class rn extends Error{name="DamagedObject"}function hi(t){return O(t.dir),new pi(t)}class pi{#e;#t;#n;#s;#r;#o;#a=new Map;#i=new Set;#c=new Map;#u=new Map;#d=Promise.
resolve();#l=new AbortController;constructor({dir:e,clock:n,log:s,limits:r,disk:o,precompress:i}){this.#e=e,this.#t=n??l.m,this.#n=s??p,this.#s=r??Os,this.#r=o??
$,this.#o=i??!0}async ingest(e,n,s){const{limits:r,disk:o}={limits:this.#s,disk:this.#r},i=this.#m(e);try{return await i.exclusive(async()=>{s.throwIfAborted();
const a=await i.known(),c=await si({folder:i.folder,directory:n,known:a,limits:r,disk:o,signal:s});return await this.#f(e,c),c.withheld>0&&this.#n("warn","secre\
ts_withheld",{org:e,files:c.withheld}),c})}catch(a){throw Yo(a,s)}}async manifest(e,n){const s=this.#u.get(`${e}/${n}`);return s||{manifest:en((await this.read(
e,n)).toString()),storedAt:await this.#p(e,n)}}async#f(e,{manifest:n,manifestHash:s}){this.#i.add({org:e,manifestHash:s,storedAt:this.#t.now()}),this.#u.set(`${e}\
/${s}`,{manifest:n,storedAt:await this.#p(e,s)});const[r=""]=this.#u.keys();this.#u.size>vs&&this.#u.delete(r)}async#p(e,n){return(await(0,A.stat)(this.#w(e,n))).
mtimeMs}async read(e,n){const s=await(0,A.readFile)(this.#w(e,n)).catch(r=>this.#y(e,n,r));if((0,x.hash)("sha256",s)!==n)throw await this.#g(e,n);return s}async stream(e,n,s){
const r=this.#w(e,n),o=await(0,A.open)(r).catch(i=>this.#y(e,n,i));try{const{ino:i,size:a,mtimeMs:c,ctimeMs:f}=await o.stat(),m=`${i} ${a} ${c} ${f}`;if(this.#c.
get(r)!==m){if(await mi(o)!==n)throw await this.#g(e,n);this.#c.size>1e4&&this.#c.clear(),this.#c.set(r,m)}return o.createReadStream({start:0,...s,highWaterMark:256*
1024})}catch(i){throw await o.close(),i}}variant(e,n,s){return this.#m(e).variants.find(n,s)}readVariant(e,n,s){return this.#m(e).variants.read(n,s)}compress(e,n,s){
if(!this.#o)return;const{variants:r}=this.#m(e);this.#d=this.#d.then(()=>this.#t.sleep(lt,this.#l.signal)).then(()=>this.#h(r,n,s)).catch(o=>{this.#l.signal.aborted||
this.#n("warn","compressing_failed",{org:e,reason:String(o)})})}async#h(e,{files:n},s){const r=dt(this.#l.signal,1);for(const o in n){const i=s(o)?n[o]:void 0;i&&
await e.make(i),this.#l.signal.throwIfAborted(),await r()}}idle(){return this.#d}async[Symbol.asyncDispose](){this.#l.abort(),await this.#d}async collect(e){const n=[
...e],s=this.#t.now()-nn;for(const o of this.#i)o.storedAt<s&&this.#i.delete(o);const r={objects:0,bytes:0};for(const o of await(0,A.readdir)(this.#e)){const i=this.#m(
o),a=async m=>en((await this.read(o,m)).toString()),{objects:c,bytes:f}=await i.exclusive(()=>{const m=[...n,...this.#i].filter(g=>g.org===o);return sn({organization:i,
live:m.map(g=>g.manifestHash),read:a,log:this.#n})});r.objects+=c,r.bytes+=f}return r}#m(e){let n=this.#a.get(e);if(!n){const s=(0,Z.LI)(this.#e,e);n=new tn(e,s,
new fi(s,r=>this.read(e,r),this.#n)),this.#a.set(e,n)}return n}#w(e,n){if(!ke(n))throw new rn(`"${n}" is not the name of an object`);return ur(this.#m(e).folder,
n)}async#y(e,n,s){throw(0,v.xU)(s)!=="ENOENT"?s:((await this.#m(e).known()).delete(n),this.#n("error","object_missing",{org:e,hash:n}),new rn(`The object ${n} i\
s gone`))}async#g(e,n){(await this.#m(e).known()).delete(n),this.#n("error","object_damaged",{org:e,hash:n});const s=this.#w(e,n);return await(0,A.rename)(s,`${s}\
.damaged`).catch(r=>{if((0,v.xU)(r)!=="ENOENT")throw r}),new rn(`The object ${n} is damaged`)}}async function mi(t){const e=(0,x.createHash)("sha256"),n=(0,I.createReadStream)(
"",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*1024});for await(const s of n)e.update(s);return e.digest("hex")}class hr{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);return o||(o=s().then(i=>(this.#r(e,i,n(i)),i)).finally(()=>this.#n.delete(e)),this.#n.set(e,o)),o}delete(e){this.#s-=this.#t.get(
e)?.weight??0,this.#t.delete(e)}#r(e,n,s){s>this.#e||(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}#o(e){for(const[n,s]of this.#t){if(this.#s<=
this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const yi=1024;class gi{#e;#t=new Map;constructor(e){this.#e=`.${e.
toLowerCase()}`}subdomain(e){const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#n(e);return this.#t.size>=yi&&this.#t.clear(),this.#t.set(
e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(this.#e)?n.slice(0,-this.#e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(s)?s:void 0}}var wi=_(6059);const bi={js:"text/javascript",mjs:"text/javascript",map:"application/json",ico:"image/x-icon",webmanifest:"application/manifes\
t+json","apple-app-site-association":"application/json"},Ei=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Si=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function pr(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=bi[n]??(0,wi.$)(n)??"application/octet-stream";return Ei.test(s)&&!s.includes("charset")?`${s}\
; charset=utf-8`:s}function mr(t){return Si.test(t)}const Ti=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,_i=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function yr(t){const e=wr(t);return e===void 0||e.endsWith(".html")?!1:Ti.test(t)||_i.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const $i=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function gr(t){const e=wr(t);return yr(t)||e!==void 0&&$i.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function wr(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Oi=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{\
font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function ht({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Oi}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const ki=ht({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),vi=ht({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),xi=ht({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),Ii=ht({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),Ai=ht({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploying the site again\
 stores it anew."});function br(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Ni(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}function Ns(t){return`/${t.split("/").map(Ri).join("/")}`}function Ri(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Ni(t){try{return decodeURIComponent(t)}catch{return}}function Ls(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Li={},Di=/[.+?^${}()|[\]\\]/g;function Er(t){const e=br(t);if(e===void 0||
e.split("*").length>2)return;const n=Ds(`/${e}`);if(!/\/:[A-Za-z]|\*/.test(n))return i=>Ds(i)===n?Li:void 0;const s=new Set,r=n.replace(Di,"\\$&").replace(/\/:([A-Za-z]\w*)(?=\/|$)/g,
(i,a)=>(s.add(a),`/(?<${a}>[^/]+)`)).replace(/\/\*$|\*/,i=>i==="*"?"(?<splat>.*)":"(?:/(?<splat>.*))?"),o=Ci(`^${r}$`);return o&&(i=>o.exec(r.endsWith("?")?i:Ds(
i))?.groups)}function Ds(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}function Ci(t){try{return new RegExp(t,"s")}catch{return}}const ji=500,Mi=2e3,Pi=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
Ui=/^[\t\x20-\x7e\x80-\xff]*$/,Fi=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Bi(t){const e=[],n=[];let s;for(const[
r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>Mi?a("the line is too long"):i.startsWith(
"/")||/^https?:/.test(i)?(s=Gi(i,e.length,a),s&&e.push(s)):s?zi(s,i,a):a("it stands below no path"))}return{rules:e,ignored:n}}function Gi(t,e,n){const s=Er(t);
if(e>=ji)n("too many rules");else if(!s)n("it is not a path, with one * at most");else return{matches:s,set:[],unset:[]}}function zi(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Pi.test(o)||
!Ui.test(i))return n('it is not "Name: value"');if(Fi.has(o))return n(`"${o}" is the edge's own`);t.set.push([o,i])}const Hi={};function Wi(t,e){let n;for(const s of t)
if(s.matches(e)){n??=new Map;for(const r of s.unset)n.delete(r);for(const[r,o]of s.set){const i=n.get(r);n.set(r,i===void 0?o:`${i}, ${o}`)}}return n?Object.fromEntries(
n):Hi}const Ki=2e3,Yi=2e3,Cs={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Ji(t){const e=[],n=[];for(const[s,r]of t.split(
/\r\n|\r|\n/).entries()){const o=r.replace(/(?:^|\s)#.*$/,"").trim();if(o==="")continue;const i=e.length<Ki?Qi(o):"too many rules";typeof i=="string"?n.push({line:s+
1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Qi(t){if(t.length>Yi)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)
return"it names no target";if(r.length>0||s.includes("="))return"conditions and query parameters are not supported";const o=Vi(s);if(o===void 0)return`"${s}" is\
 not a status that redirects can have`;const i=Er(e);return i?!/^\/(?!\/)/.test(n)&&(Cs[o]==="rewrite"||!/^(?:https?:)?\/\//i.test(n))?Cs[o]==="rewrite"?"rewrit\
es to other origins are refused":"the target is no path and no URL":{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:"i\
t must begin with a path, with one * at most"}function Vi(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return Xi(e)?e:void 0}function Xi(t){return t in Cs}function*Zi(t,e,n){
for(const{from:s,to:r,status:o,force:i}of t){if(n==="forced"&&!i)continue;const a=s(e);if(!a)continue;const c=qi(r,a);o===200||o===404?yield{kind:"rewrite",status:o,
path:ea(c)}:c!==Ns(e.slice(1))&&(yield{kind:"go",status:o,location:c})}}function qi(t,e){const n=t.replace(/:([A-Za-z]\w*)/g,(s,r)=>{const o=e[r];return o===void 0?
r==="splat"?"":s:Ns(o).slice(1)});return t.startsWith("//")?n:n.replace(/^\/{2,}/,"/")}function ea(t){const e=t.replace(/[?#].*$/,"").slice(1);try{return decodeURIComponent(
e)}catch{return e}}const ta="public, max-age=0, must-revalidate",na="public, max-age=31536000, immutable";function sa(t,e,n,s,r){const o=pr(e),i=mr(o),a=`"${n.hash.
slice(0,32)}"`,c={"cache-control":yr(e)?na:ta,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"last-modified":t.lastModified},
...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},f={"content-type":o,...c,"content-length":String(n.size)};return s===200&&(f["accept-ranges"]="\
bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:f,notModified:c,variants:i?new Map:void 0}}function ra(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-\
encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const on={headers:"_headers",redirects:"_redirects"},Sr=512*1024,oa=4096,
ia=20;class aa{org;deployID;manifestHash;lastModified;size;#e;#t;#n;#s=new Map;constructor(e,n,s){this.org=e.org,this.deployID=e.deployID,this.manifestHash=e.manifestHash,
this.lastModified=e.lastModified,this.#e=n.files,this.size=Object.keys(n.files).length,this.#t=s.redirects,this.#n=s.headers}remembered(e){return this.#s.get(e)}direct(e,n){
const s=this.#a(e,"forced")??this.#o(e);return s&&this.#c(n,s),s}indirect(e){return this.#a(e,"all")}file(e,n=200,s=e){const r=this.#r(e)?this.#e[e]:void 0;if(r)
return{kind:"file",file:sa(this,e,r,n,Wi(this.#n,`/${s}`))}}#r=e=>Object.hasOwn(this.#e,e)&&e!==on.headers&&e!==on.redirects;#o(e){const n=Ls(e,this.#r);if(n)return n.
kind==="file"?this.file(n.path,200,e):{kind:"redirect",status:308,location:Ns(n.to)}}#a(e,n){for(const s of Zi(this.#t,`/${e}`,n)){if(s.kind==="go")return{kind:"\
redirect",status:s.status,location:s.location};const r=Ls(s.path,this.#r),o=r?.kind==="redirect"?this.#i(r.to):r?.path,i=o===void 0?void 0:this.file(o,s.status,
e);if(i)return i}}#i(e){const n=Ls(e,this.#r);return n?.kind==="file"?n.path:void 0}#c(e,n){this.#s.size>=oa&&this.#s.clear(),this.#s.set(e,n)}}async function ca(t,e,n,s){
const{manifest:r,storedAt:o}=await t.manifest(e,n.manifestHash),i=async(m,g)=>{const S=Object.hasOwn(r.files,m)?r.files[m]:void 0;if(!S)return[];if(S.size>Sr)return s(
"warn","rules_ignored",{deployID:n.deployID,file:m,reason:`more than ${Sr} bytes`}),[];const{rules:H,ignored:D}=g((await t.read(e,S.hash)).toString());for(const{
line:E,reason:T}of D.slice(0,ia))s("warn","rule_ignored",{deployID:n.deployID,file:m,line:E,reason:T});return H},[a,c]=await Promise.all([i(on.redirects,Ji),i(on.
headers,Bi)]);t.compress(e,r,m=>mr(pr(m)));const f=new Date(o).toUTCString();return new aa({...n,org:e,lastModified:f},r,{redirects:a,headers:c})}function ua(t,e){
return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function la(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&
Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const an=new Map;function da(t){let e=an.get(t);return e||(e=fa(t),an.size>=
256&&an.clear(),t.length<=256&&an.set(t,e)),e}function fa(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(m=>m.trim()),
c=a.find(m=>/^q\s*=/.test(m)),f=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,f>=0&&f<=1?f:0)}const n=e.get("*")??0,s=e.get(
"identity")??0,r=o=>e.get(o)??n;return lr.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const ha=4*1024*1024;class pa{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=
new hr(n),this.#n=Math.min(ha,n)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?this.#s(e,n,n.variants):n;if(r.status===200){if(ya(
e,r))return{status:304,headers:r.notModified};const i=s?void 0:this.#a(e,r);if(i)return i}if(e.method==="HEAD")return{status:r.status,headers:r.headers};const o=this.#t.
get(r.key);return o?{status:r.status,headers:r.headers,body:o}:r.encoding?this.#r(n,r,r.encoding):this.#o(r)}#s(e,n,s){const r=Q(e,"accept-encoding");if(r===void 0)
return n;for(const o of da(r)){const i=s.get(o);if(i)return i;const a=this.#e.variant(n.org,n.file.hash,o);if(!a)continue;const c=ra(n,o,a.size);return s.set(o,
c),c}return n}async#r(e,n,s){try{const r=await this.#t.load(n.key,o=>o.length,async()=>await this.#e.readVariant(e.org,e.file.hash,s)??ma());return{status:n.status,
headers:n.headers,body:r}}catch(r){if(!(r instanceof Tr))throw r;return e.variants?.delete(s),this.#o(e)}}async#o(e){const n=e.size>this.#n?await this.#u(e):await this.#c(
e);return{status:e.status,headers:e.headers,body:n}}#a(e,n){const s=Q(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=la(
Q(e,"range")??"",n.size);if(r!==void 0)return r==="unsatisfiable"?{status:416,headers:{...n.notModified,"content-range":`bytes */${n.size}`,"content-length":"0"}}:
this.#i(n,r)}async#i(e,n){const{start:s,end:r}=n,o=e.size>this.#n?await this.#u(e,n):(await this.#c(e)).subarray(s,r+1);return{status:206,headers:{...e.headers,
"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#c(e){return this.#t.load(e.key,n=>n.length,()=>this.#e.read(e.org,e.file.hash))}#u(e,n){
return this.#e.stream(e.org,e.file.hash,n)}}class Tr extends Error{}function ma(){throw new Tr}function ya(t,e){const n=Q(t,"if-none-match");if(n!==void 0)return ua(
n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const ga=5e5,_r="GET, HEAD, OPTIONS";function wa(t){const e=new ba(
t);return n=>e.handle(n)}class ba{#e;#t;#n;#s;#r;#o=new hr(ga);constructor({sites:e,objects:n,cacheBytes:s,log:r,domain:o}){this.#e=e,this.#t=n,this.#n=r,this.#s=
new gi(o??"localhost"),this.#r=new pa(n,s)}handle(e){const n=this.#s.subdomain(Q(e,"host")??""),s=n===void 0?void 0:this.#e.site(n);if(s===void 0)return pt(e,ki);
const{method:r}=e;if(r!=="GET"&&r!=="HEAD")return Ea(r);if(s.release===null)return pt(e,vi);try{const o=this.#i(s.release),i=o?this.#u(e,s,o):this.#a(e,s,s.release);
return i instanceof Promise?i.catch(a=>this.#p(e,a)):i}catch(o){return this.#p(e,o)}}async#a(e,n,s){return this.#u(e,n,await this.#c(n.org,s))}#i(e){const n=this.#o.
get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#c(e,n){return this.#i(n)||this.#o.delete(n.deployID),this.#o.load(n.deployID,s=>s.size+100,()=>ca(
this.#t,e,n,this.#n))}#u(e,n,s){const r=j(e.target),o=s.remembered(r);if(o)return this.#f(e,o,s);const i=br(r);if(i===void 0)return pt(e,Ii);const a=s.direct(i,
r);return a?this.#f(e,a,s):gr(i)&&n.kept.length>0?this.#d(e,n,s,i):this.#l(e,n,s,i)}async#d(e,n,s,r){for(const o of n.kept){const i=this.#i(o)??await this.#c(n.
org,o).catch(()=>{}),a=i?.file(r);if(i&&a)return this.#f(e,a,i)}return this.#l(e,n,s,r)}#l(e,n,s,r){const o=s.indirect(r)??(n.settings.spaFallback&&!gr(r)?s.file(
"index.html",200,r):void 0)??s.file("404.html",404,r);return o?this.#f(e,o,s):pt(e,xi,s)}#f(e,n,s){return n.kind==="file"?this.#r.send(e,n.file):Sa(e,n,s)}#p(e,n){
if(!(n instanceof rn))throw n;return this.#n("error","edge_damaged",{requestID:e.requestID,reason:n.message}),pt(e,Ai)}}function Ea(t){return t==="OPTIONS"?{status:204,
headers:{allow:_r}}:{status:405,headers:{allow:_r,"content-length":"0","cache-control":"no-store"}}}function Sa(t,{status:e,location:n},s){const r=t.target.slice(
j(t.target).length).replace(/[^\x21-\x7e]/g,encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+
i,"content-length":"0","cache-control":"public, max-age=0, must-revalidate","x-slipway-release":s.deployID}}}function pt(t,e,n){const{status:s,headers:r}=e,o=n?
{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function Ta(t){const e=t.database.prepare("SELECT count(*\
) AS tables FROM sqlite_schema");return()=>{try{return e.get(),W(200,{status:"ok",pid:process.pid})}catch{return W(503,{status:"failing",reason:"The state canno\
t be read."},{"retry-after":"5"})}}}const $r=["viewer","deployer"],Or={localIssuer:!0,issuers:[],roleOf:()=>"deployer"};function _a(t){const e=(0,b.join)(t,"pla\
tform.json");if(!(0,I.existsSync)(e))return Or;try{return $a(JSON.parse((0,I.readFileSync)(e,"utf8")))}catch(n){throw new v.GQ("invalid_file",`${e}: ${n instanceof
Error?n.message:String(n)}`,{place:{file:e},remedy:"Mend the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:n})}}function $a(t){
const e=mt(t,"the file",["$schema","localIssuer","issuers","organizations"]),{localIssuer:n=!0,issuers:s=[]}=e;if(typeof n!="boolean")throw new Error("localIssu\
er must be true or false");if(!Array.isArray(s))throw new Error("issuers must be a list");const r=Oa(e.organizations),o=s.map((a,c)=>ka(a,`issuers[${c}]`)),i=o.
find((a,c)=>o.findIndex(f=>f.issuer===a.issuer)!==c);if(i)throw new Error(`issuers names ${i.issuer} twice`);return{localIssuer:n,issuers:o,roleOf(a,c){const f=a.
slice(a.lastIndexOf("@")),g=[r.get(c),r.get("*")].flatMap(S=>[S?.get(a),S?.get(f)]);return g.includes("deployer")?"deployer":g.find(S=>S!==void 0)}}}function Oa(t){
const e=mt(t,"organizations");return new Map(Object.entries(e).map(([n,s])=>{const r=`organizations.${n}`;if(n!=="*"&&!M.cS.test(n))throw new Error(`${r}: "${n}\
" is not an organization's identifier`);const o=mt(s,r,$r),i=$r.flatMap(a=>js(o[a]??[],`${r}.${a}`).map(c=>{if(!/^[^@\s]*@[^@\s]+$/.test(c))throw new Error(`${r}\
.${a}: "${c}" is neither an email nor "@domain"`);return[c.toLowerCase(),a]}));return[n,new Map(i)]}))}function ka(t,e){const{issuer:n,audience:s,email:r="{emai\
l}",require:o={}}=mt(t,e,["issuer","audience","email","require"]);if(typeof n!="string"||!va(n))throw new Error(`${e}.issuer must be an https:// URL without que\
ry (http:// for loopback alone)`);if(typeof r!="string"||!/\{[^{}]+\}/.test(r))throw new Error(`${e}.email must be a template of claims, as "{email}" or "{repos\
itory}@github.actions"`);const i=Object.entries(mt(o,`${e}.require`));return{issuer:n,audiences:s===void 0?void 0:js(s,`${e}.audience`),email:r,require:Object.fromEntries(
i.map(([a,c])=>[a,js(c,`${e}.require.${a}`)]))}}function va(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?
!1:e.protocol==="https:"||e.protocol==="http:"&&xa(e.hostname)}function xa(t){return t==="localhost"||t==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function mt(t,e,n){
if(!(0,q.G)(t))throw new Error(`${e} must be an object`);const s=n&&Object.keys(t).find(r=>!n.includes(r));if(s!==void 0)throw new Error(`${e} has no member "${s}\
"; it knows ${n?.join(", ")}`);return t}function js(t,e){return(Array.isArray(t)?t:[t]).map(s=>{if(typeof s!="string"||s==="")throw new Error(`${e} must be a st\
ring, or a list of strings`);return s})}var Ms=_(99);function Ia(t){const e=(0,b.join)(t,"platform.pid"),n=(0,b.join)(t,"platform.lock");(0,I.writeFileSync)(n,"",
{flag:"a",mode:384});const s=new Ms.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),
Aa(r)?new v.GQ("platform_locked",`Another platform uses ${t}${Na(e)}`,{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):
r}return(0,I.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,I.rmSync)(e,{force:!0}),s.close())}}}function Aa(t){return t instanceof Error&&"errcode"in t&&t.errcode===Ra}const Ra=5;
function Na(t){try{return` (process ${(0,I.readFileSync)(t,"utf8").trim()})`}catch{return""}}const La=["succeeded","failed","cancelled"];function Da(t){const e=new Map,
n=()=>[...e].flatMap(([r,o])=>o.map((i,a)=>[{room:r,status:`${a}xx`},i]).filter(([,i])=>i>0)),s=()=>{const r=t.totals(),o=r.filter(c=>La.includes(c.status)),i=(c,f)=>c.
reduce((m,g)=>m+g[f],0),a=r.filter(c=>c.status==="queued");return[De("slipway_requests_total","counter","Requests answered.",n()),De("slipway_deployments","gaug\
e","Deployments by status.",r.map(c=>[{status:c.status},c.count])),De("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},i(a,"count")]]),
De("slipway_deployment_seconds_sum","counter","Seconds from start to end of ended deployments.",[[{},i(o,"seconds")]]),De("slipway_deployment_seconds_count","co\
unter","Ended deployments.",[[{},i(o,"count")]]),De("process_resident_memory_bytes","gauge","Resident memory.",[[{},process.memoryUsage.rss()]]),De("process_upt\
ime_seconds","gauge","Seconds since the process began.",[[{},process.uptime()]])].join("")};return{count(r,o){let i=e.get(r);i||(i=[0,0,0,0,0,0],e.set(r,i));const a=Math.
floor(o/100);i[a]=(i[a]??0)+1},handler:()=>({status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:s()})}}
function De(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,f])=>`${c}="${f}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}const kr={timeoutMs:20*6e4,fileBytes:1024**3,logBytes:4*1024**2,processBytes:4*1024**3,processes:2048},vr={environmentPerMinute:12e3,tablePerMinute:6e3},
cn=6e4;class xr{quota;#e=-1;#t=0;constructor(e){this.quota=e}isFull(e){return this.#e===Math.floor(e/cn)&&this.#t>=this.quota}count(e){const n=Math.floor(e/cn);
n!==this.#e&&(this.#e=n,this.#t=0),this.#t+=1}}function Ca(t,e,n){return t.isFull(n)||e.isFull(n)?!1:(t.count(n),e.count(n),!0)}function ja(t){return Math.ceil(
(cn-t%cn)/1e3)}const Ir="abcdefghijklmnopqrstuvwxyz234567",Ma=63,Ar=6,Pa=()=>(0,x.randomInt)(2**32)/2**32;function Ps(t,e){let n="";for(;n.length<t;)n+=Ir[Math.
floor(e()*Ir.length)]??"";return n}function Ua(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Ma-Ar-1).replace(/-+$/,"");return e===
""?"app":e}function Rr(t,e){return`${Ua(t)}-${Ps(Ar,e)}`}function Fa(t){return{publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,host:"12\
7.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:"https://github.com/{repository}.git",clock:l.m,random:Pa,log:p,fetch,workers:2,isolation:"auto",
keepReleases:10,precompress:!0,edgeCacheBytes:64*1024*1024,...t,buildLimits:{...kr,...t.buildLimits},kvsQuotas:{...vr,...t.kvsQuotas}}}var Ba=_(9127),Ga=_(2310);
const yt="SLIPWAY_BUILD",za=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i],
Ha=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function Wa(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&
s!==""&&za.some(r=>r.test(n))&&(e[n]=s);return e}function Ka(t){return Object.entries(t).flatMap(([e,n])=>Ha.test(e)?[n]:[])}function Ya(t,e){const n=`${b.sep}n\
ode_modules${b.sep}`,s=t.split(":").filter(r=>r.startsWith("/")&&!`${r}/`.includes(n));return[...new Set([(0,b.dirname)(e),...s])].join(":")}function Ja(t,e,n,s,r){
const o=i=>(0,b.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:o("npm"),XDG_DATA_HOME:o("data"),YARN_GLOBAL_FOLDER:o("yarn"),BUN_INSTALL_CACHE_DIR:o("bun"),XDG_CACHE_HOME:o("x\
dg"),NODE_COMPILE_CACHE:o("node"),HOME:n.home,TMPDIR:r,PATH:s}}function Qa(t){return Object.entries(t).filter(([e])=>M.G1.test(e)).map(([e,n])=>`export ${e}=${Nr(
n)}
`).join("")}function Nr(t){return`'${t.replaceAll("'","'\\''")}'`}function ue(t,e,n,s=[]){return new de({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Va=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"out_of_memory",says:"was killed, most likely for lack of memory",signals:["SIGKILL"]},{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},
{code:"output_too_large",says:"wrote a file that is too large",signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},
{code:"build_killed",says:"was killed",signals:["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGSEGV","SIGTERM"]}],Xa=40;function Za(t,e,{exitCode:n,signal:s},r){
const o=r.last(),i=o.slice(-Xa).join(`
`),a=Va.find(S=>S.signals?.includes(s??"")||S.log?.test(i)),c=a?.code??(t==="install"?"install_failed":"build_failed"),f=n===null?`ended by ${s}`:`exited with c\
ode ${n}`,m=`The ${t} command \`${e}\``,g=a?`${m} ${a.says} (it ${f})`:`${m} ${f}`;return new de({stage:t,code:c,message:g,exitCode:n,signal:s,log:o,diagnostics:[]})}
const qa=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:ic},{file:"yarn.lock",manager:"yarn",tool:ac},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.l\
ockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],un="npm ci",ec={
npm:()=>un,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun in\
stall --frozen-lockfile"};async function tc(t,e){const n=await Lr(e,t),s=n?.scripts,r=(0,q.G)(s)&&typeof s.build=="string",o=n&&await nc(t,e);if(!o)return{manager:"\
npm",tool:void 0,install:n?"npm install":void 0,installDir:t,hasBuildScript:r};const{lockfile:i,dir:a,text:c}=o,f=Dr(n)??Dr(await Lr(e,a)),m=f?.manager===i.manager?
f.tool:i.tool(c);return{manager:i.manager,tool:m,install:ec[i.manager](m),installDir:a,hasBuildScript:r}}async function nc(t,e){for(let n=t;(0,Z.FK)(e,n);n=(0,b.
dirname)(n))for(const s of qa){const r=await Us(e,(0,b.join)(n,s.file));if(r!==void 0)return{lockfile:s,dir:n,text:r}}}const sc=64*1024**2;async function Us(t,e){
try{const n=await(0,Z.UG)(t,e),s=await(0,A.stat)(n);return s.isFile()&&s.size<=sc?await(0,A.readFile)(n,"utf8"):void 0}catch{return}}async function Lr(t,e){const n=await Us(
t,(0,b.join)(e,"package.json"));if(n!==void 0)try{const s=JSON.parse(n.replace(/^\ufeff/,""));return(0,q.G)(s)?s:{}}catch{return{}}}function Dr(t){const e=t?.packageManager,
[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:
Cr(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function Cr(t){return`@yarnpkg/cli-dist@${t}`}const rc={5:"7",6:"8",9:"10"},oc={4:"2",6:"3",8:"\
4.12",9:"4.14"};function ic(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];return`pnpm@${rc[e??""]??"10"}`}function ac(t){const e=/^__metadata:\s+version: (\d+)/m.
exec(t)?.[1];return e===void 0?"yarn@1":Cr(oc[e]??"4")}async function cc(t,e,n,s){const r=t.job.settings.installCommand,o=r??(s?e.install:void 0);if((o||s)&&e.tool&&
!(0,I.existsSync)((0,b.join)(Fs(t,e.tool),"node_modules/.bin",e.manager))){const i=Fs(t,e.tool),a=`npm install --silent --no-save --prefix ${Nr(i)} ${e.tool}`;await gt(
t,"install",a,t.workspace.home,e)}o===un&&r===void 0?await uc(t,e):o&&await gt(t,"install",o,r===void 0?e.installDir:n,e)}async function uc(t,e){try{await gt(t,
"install",un,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof de)||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("\
The package cache is older than the lockfile: asking the registry"),await gt(t,"install",un,e.installDir,e)}}function Fs({workspace:t},e){return(0,b.join)(t.cache,
"tools",e.replaceAll("/","+"))}async function gt(t,e,n,s,r,o={}){const{context:i,job:a,workspace:c,sandbox:f,log:m,signal:g}=t;t.step=`\`${n}\``,m.line(`$ ${n}`);
const S=[...lc(s,c.source)];r.tool&&S.push((0,b.join)(Fs(t,r.tool),"node_modules/.bin"));const H=[...S,i.path].join(":"),{NODE_ENV:D,...E}=a.env,T=e==="install"||
D===void 0?E:{...E,NODE_ENV:D},L=await f.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],env:Ja({...i.hostEnv,...o},T,c,H,f.tmpOf(c)),outerEnv:{[yt]:i.
markerOf(a)},signal:g,onLine:G=>m.line(G)});if(L.exitCode!==0)throw Za(e,n,L,m)}function*lc(t,e){for(let n=t;(0,Z.FK)(e,n);n=(0,b.dirname)(n))yield(0,b.join)(n,
"node_modules/.bin")}var dc=_(7214);const fc=200;async function hc(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const s=(0,b.resolve)(n,t.file);if(!(0,Z.FK)(e,s))
return t;const r={...t,file:(0,b.relative)(e,s)},o=t.line===null?(0,dc.ri)(t.message):void 0;return o===void 0?r:{...r,...await pc(o,s,e)}}async function pc(t,e,n){
const s=await(0,A.readdir)(e).catch(()=>[""]),r=[];for(const i of s.slice(0,fc)){const a=(0,b.join)(e,i),c=(await Us(n,a))?.split(`
`)??[],f=c.findIndex(g=>mc(t,g)),m=(c[f]?.indexOf(t)??0)+1;f>=0&&r.push({file:(0,b.relative)(n,a),line:f+1,column:m})}const[o]=r;return o&&r.length===1?o:{}}function mc(t,e){
const[n,s]=[e.split(t,1)[0]??"",e.slice(e.indexOf(t)+t.length)];return e.includes(t)&&/["'`(]$/.test(n)&&/^["'`)?#]/.test(s)}var yc=_(5807);const gc=4,Bs=2e3;class wc{#e;#t;#n;#s=[];#r=[];#o=[];#a=0;#i=0;#c="";#u=!1;#d=0;#l=!1;constructor(e,n,s){
this.#t=n/2,this.#n=bc(s),this.#e=(0,I.createWriteStream)(e,{flags:"w",mode:384}),this.#e.on("error",()=>{this.#l=!0})}line(e){const n=this.#n(e);this.#s.push(n.
slice(0,M.lF.failureLogLine)),this.#s.length>=2*Bs&&this.#s.splice(0,Bs);const s=Buffer.byteLength(n)+1;this.#u||=this.#i+s>this.#t,this.#u?this.#h(n,s):(this.#i+=
s,this.#f(`${n}
`))}#f(e){this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&!this.#e.writableEnded&&this.#e.write(this.#c),this.#c=""}#h(e,n){this.#a+n>this.#t/
2&&(this.#d+=this.#r.length,this.#r=this.#o,this.#o=[],this.#a=0),this.#o.push(e),this.#a+=n}last(){return this.#s.slice(-M.lF.failureLogLines)}recent(){return this.#s.
slice(-Bs)}async[Symbol.asyncDispose](){this.#p(),this.#d>0&&this.#e.write(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[this.#r,this.#o])e.length>0&&this.#e.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#l)return e();this.#e.once("error",()=>e()),this.#e.end(e)})}}function bc(t){const e=[...new Set(Object.values(t).flatMap(r=>r.
split(`
`)))].map(r=>r.trim()).filter(r=>r.length>=gc).sort((r,o)=>o.length-r.length),n=e.map(r=>r.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")),s=e.length>0?new RegExp(n.join(
"|"),"g"):void 0;return r=>{const o=r.split("\r").findLast(a=>a!=="")??"",i=(0,yc.N)(o).replace(/[^\P{Cc}\t]/gu,"");return s?i.replace(s,"***"):i}}const jr=["di\
st","build","out","_site",".output/public","public","www"];async function Ec(t,e,n,s){const r=await Sc(e,n,s);try{if(await(0,A.realpath)(t)===t)return await(0,Z.
UG)(t,r)}catch(i){if(!(i instanceof v.GQ))throw i}const o=n??(0,b.relative)(e,r);throw ue("build","output_unsafe",`The output directory \`${o}\` leads out of the\
 repository`)}async function Sc(t,e,n){if(e!==null){const r=(0,b.join)(t,e);if(await Mr(r))return r;throw ue("build","output_missing",`The output directory \`${e}\
\` is not there; ${await Pr(t)}`)}if(!n)return t;for(const r of jr)if(await Mr((0,b.join)(t,r)))return(0,b.join)(t,r);const s=jr.map(r=>`\`${r}\``).join(", ");throw ue(
"build","output_missing",`The build left none of the usual output directories (${s}); ${await Pr(t)}. Name it as the output directory`)}async function Mr(t){return(await(0,A.
stat)(t).catch(()=>{}))?.isDirectory()??!1}async function Pr(t){const n=(await(0,A.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_mod\
ules"].includes(s.name)).map(s=>s.name);return n.length===0?"there is no folder at all":`the folders there are ${n.slice(0,20).sort().map(s=>`\`${s}\``).join(",\
 ")}`}var Ur=_(3136);const Tc=/^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9_][A-Za-z0-9._-]*$/;function _c(t,e){return Tc.test(t)?Gs(e.template.replace("{repository}",
t.replace(/\.git$/,"")),e):(0,b.isAbsolute)(t)?Gs((0,Ur.pathToFileURL)(t).href,e):Gs(t,e)}function Gs(t,e){const n=URL.canParse(t)&&/^[a-z]+:\/\//i.test(t)?new URL(
t):void 0,s=Fr(t);if(n?.protocol==="https:")return{url:n.href,shown:s,protocols:"https"};if(n?.protocol==="http:"&&e.allowLocal)return{url:n.href,shown:s,protocols:"\
http:https"};if(n?.protocol==="file:"&&e.allowLocal&&n.host==="")return{url:(0,Ur.fileURLToPath)(n),shown:s,protocols:"file"};const r=n?.protocol==="file:"?"is \
on this machine":"is no https URL and no owner/name";throw ue("clone","repository_not_allowed",`The repository "${s}" ${r}, and this platform does not clone suc\
h`)}function Fr(t){return t.replace(/(\w+:\/\/)[^/@\s]+@/g,"$1")}function $c(){const t=new Map;return async(e,n)=>{const s=(t.get(e)??Promise.resolve()).catch(()=>{}).
then(n);t.set(e,s);try{return await s}finally{t.get(e)===s&&t.delete(e)}}}var Oc=_(1421),Br=_(8474),Gr=_(8161),zs=_(7075),kc=_(6193);const zr=16384,vc=65536,xc=10;
async function ln(t,e,n){n.signal?.throwIfAborted();const s=(0,Oc.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:["ignore","pipe","pipe",n.channel===void 0?
"ignore":"pipe",n.namespace?"pipe":"ignore"]}),r=s.stdio[3];r&&"end"in r&&(r.on("error",()=>{}),r.end(n.channel));for(const f of["stdout","stderr"])Rc(s,f,n.onLine??
(()=>{}));const o=n.namespace?Nc(s.stdio[4]):()=>"",i=(0,Br.once)(s,"close");i.catch(()=>{});const a=()=>Cc(s.pid,n.sweep?n.env[yt]:void 0),c=()=>{a()};n.signal?.
addEventListener("abort",c,{once:!0});try{const[f,m]=await(0,Br.once)(s,"exit");return await a(),await i,await Dc(o()),n.signal?.throwIfAborted(),Ac(typeof f=="\
number"?f:null,typeof m=="string"?m:null)}finally{n.signal?.removeEventListener("abort",c)}}const Ic=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","S\
IGSEGV","SIGTERM","SIGXFSZ"];function Ac(t,e){const n=Ic.find(s=>t===128+Gr.constants.signals[s]);return{exitCode:t,signal:e??n??null}}function Rc(t,e,n){const s=new kc.
StringDecoder("utf8");let r="";const o=a=>{const c=a.split(`
`);r=(c.pop()??"").slice(0,zr);for(const f of c)n(f.slice(0,zr),e)},i=t[e];i?.on("data",a=>{o(r+s.write(a)),!(a.length<vc)&&(i.pause(),setTimeout(()=>i.resume(),
xc))}),i?.on("end",()=>{r!==""&&n(r,e)})}function Nc(t){let e="";return t instanceof zs.Readable&&t.setEncoding("utf8").on("data",n=>e+=n),()=>e}const Lc=1e4;async function Dc(t){
const e=/"child-pid": (\d+)/.exec(t)?.[1];for(let n=0;e!==void 0&&n<Lc;n+=1){const s=await(0,A.readFile)(`/proc/${e}/stat`,"utf8").catch(()=>"");if(!/\) [^ZX]/.
test(s))return;await new Promise(r=>setTimeout(r,1))}}async function Cc(t,e){t!==void 0&&Wr(-t),e!==void 0&&await Hr(n=>n===e)}async function Hr(t){let e=new Set;
for(let n=0;n<50;n+=1){const s=await jc(),r=await Mc(s,t);for(const o of r)Wr(o);if(r.length===0&&s.every(o=>e.has(o)))return;e=new Set(s),await new Promise(o=>setImmediate(
o))}}async function jc(){return(await(0,A.readdir)("/proc").catch(()=>[])).filter(e=>/^\d+$/.test(e)).map(Number)}async function Mc(t,e){return(await Promise.all(
t.map(async s=>{const o=(await(0,A.readFile)(`/proc/${s}/environ`,"utf8").catch(()=>"")).split("\0").find(i=>i.startsWith(`${yt}=`));return o!==void 0&&e(o.slice(
yt.length+1))?[s]:[]}))).flat()}function Wr(t){try{process.kill(t,"SIGKILL")}catch{}}const Kr="cache";function Hs(t){return(0,x.createHash)("sha256").update(JSON.
stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Pc(t,e,n,s){await(0,A.mkdir)((0,b.join)(t,Hs(e)),{recursive:!0});const r=await(0,A.
realpath)((0,b.join)(t,Hs(e)));await(0,A.chmod)(r,493);const o=(0,b.join)(r,n);await Ke(o);const i={cache:(0,b.join)(r,Kr),root:o,source:(0,b.join)(o,"source"),
home:(0,b.join)(o,"home"),tmp:(0,b.join)(o,"tmp")};for(const a of Object.values(i))await(0,A.mkdir)(a,{recursive:!0}),s!==void 0&&await(0,A.chown)(a,s,s);return{
app:r,...i,[Symbol.asyncDispose]:()=>Ke(o).catch(()=>{})}}async function Uc(t){const e=[];for(const n of await(0,A.readdir)(t).catch(()=>[]))for(const s of await(0,A.
readdir)((0,b.join)(t,n),{withFileTypes:!0}))s.isDirectory()&&s.name!==Kr&&e.push((0,b.join)(t,n,s.name));return e}async function Ke(t){try{await(0,A.rm)(t,{recursive:!0,
force:!0})}catch(e){if(!["EACCES","EPERM","ENOTEMPTY"].includes((0,v.xU)(e)??""))throw e;await Yr(t),await(0,A.rm)(t,{recursive:!0,force:!0})}}async function Yr(t){
await(0,A.chmod)(t,448);for(const e of await(0,A.readdir)(t,{withFileTypes:!0}))e.isDirectory()&&await Yr((0,b.join)(t,e.name))}async function Fc(t,e){const{exitCode:n}=await ln(
"chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}const Jr=[["core.hooksPath","/dev/null"],["core.fsmonitor",
"false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedL\
imit","1000"],["http.lowSpeedTime","60"]],Bc=$c();async function Gc(t,e,n,s,r){const o=(0,b.join)(t,`${(0,x.createHash)("sha256").update(e.url).digest("hex").slice(
0,32)}.git`),i=Zr(e.protocols,r),a=await Bc(o,()=>Hc(i,o,e,n));return await zc(o,(0,b.join)(s,".git"),a,n.branch,e.shown),await i.must(["-C",s,"reset","-q","--h\
ard",a]),(0,I.existsSync)((0,b.join)(s,".gitmodules"))&&await Wc(s,e,r),{commit:a,mirror:o}}async function zc(t,e,n,s,r){for(const a of["objects/info","refs/hea\
ds"])await(0,A.mkdir)((0,b.join)(e,a),{recursive:!0});const o=JSON.stringify(r),i={"objects/info/alternates":(0,b.join)(t,"objects"),shallow:n,HEAD:`ref: refs/h\
eads/${s}`,config:`[core]
	repositoryformatversion = 0
	bare = false
[remote "origin"]
	url = ${o}`};for(const[a,c]of Object.entries(i))await(0,A.writeFile)((0,b.join)(e,a),`${c}
`)}async function Hc(t,e,n,s){if(!(0,I.existsSync)(e))return Qr(t,e,n,s);const r=s.commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.
commit&&r&&(await t.try(r)).exitCode===0)return s.commit;try{return await Vr(t,e,n,s)}catch(o){if(Qc(o)!=="clone_failed")throw o;return Qr(t,e,n,s)}}async function Qr(t,e,n,s){
const r=`${e}.new`;await Ke(r);try{await t.must(["init","-q","--bare",r]);const o=await Vr(t,r,n,s);return await Ke(e),await(0,A.rename)(r,e),o}finally{await Ke(
r)}}async function Vr(t,e,{url:n,shown:s},r){const o=r.commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const i of o){const a=`refs/slip\
way/${(0,x.createHash)("sha256").update(i).digest("hex").slice(0,16)}`,c=await t.try(["-C",e,"fetch","-q","--depth=1","--no-tags","--",n,`+${i}:${a}`]);if(c.exitCode===
0)return t.must(["-C",e,"rev-parse","--verify",`${a}^{commit}`]);const f=Yc(c.errors,s,r);if(f.facts.code!=="branch_not_found")throw f}throw ue("clone","branch_\
not_found",`The repository ${s} has no branch "${r.branch}"`)}async function Wc(t,e,n){const s=Zr("https",n),r=["submodule","update","-q","--init","--recursive",
"--depth=1","--recommend-shallow"],{exitCode:o,errors:i}=await s.try(["-C",t,...r]);if(o===0)return;const a=/transport '[^']*' not allowed/.test(i.join(`
`));throw ue("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${Ws(i)}`,i)}
const Xr=/no space left on device|disk quota exceeded|unable to write file/i,Kc=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t}\
 is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(t,{
commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t} has no branch "${e}"`],
[Xr,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '.*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function Yc(t,e,n){const s=t.join(`
`),[,r,o]=Kc.find(([i])=>i.test(s))??[];return r&&o?ue("clone",r,o(e,n),t):ue("clone","clone_failed",`The repository ${e} could not be fetched: ${Ws(t)}`,t)}function Ws(t){
return(t.findLast(n=>/^(?:fatal|error|remote):/.test(n))??t.at(-1)??"git said nothing").replace(/^(?:fatal|error): /,"")}function Zr(t,e){const n={...e.env,...Jc(
t)},s=async r=>{const o=[],i=[],{exitCode:a}=await ln("git",r,{cwd:"/",env:n,signal:e.signal,onLine(c,f){const m=Fr(c);(f==="stdout"?o:i).push(m),f==="stderr"&&
e.onLine(m)}});return{exitCode:a,output:o.join(`
`),errors:i.slice(-50)}};return{try:s,async must(r){const{exitCode:o,output:i,errors:a}=await s(r);if(o===0)return i;throw Xr.test(a.join(`
`))?ue("clone","disk_full","The disk is full: the repository could not be checked out",a):ue("clone","clone_failed",`The checkout failed: ${Ws(a)}`,a)}}}function Jc(t){
const e=Jr.flatMap(([n,s],r)=>[[`GIT_CONFIG_KEY_${r}`,n],[`GIT_CONFIG_VALUE_${r}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(Jr.length),...Object.fromEntries(e)}}function Qc(t){return t instanceof de?t.facts.code:void 0}var Vc=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Xc=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Zc(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:r,
limits:o,clock:i}=t;for(const E of Object.values(r))await(0,A.mkdir)(E,{recursive:!0,mode:448});const a=await t.sandbox(),c=Vc(s,new wc((0,b.join)(r.logs,`${e.deployID}\
.log`),o.logBytes,e.env),!0),f=await Pc(r.builds,e.app,e.deployID,a.ownerOf(e.app)),m=new AbortController,g=new AbortController;i.sleep(o.timeoutMs,g.signal).then(
()=>m.abort(new Error("the time limit")),()=>{});const S=AbortSignal.any([n.signal,m.signal]),H={context:t,job:e,sandbox:a,workspace:f,log:c,signal:S,mirror:"",
root:f.source,step:"",stage:"clone"},D=E=>{H.stage=E,n.onStage(E)};try{return{...await qc(H,D,n),[Symbol.asyncDispose]:()=>f[Symbol.asyncDispose]()}}catch(E){const T=await su(
E,H,m.signal.aborted).finally(()=>f[Symbol.asyncDispose]());throw n.signal.throwIfAborted(),T}finally{g.abort()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Xc(
s);r&&await r}}async function qc(t,e,n){const{job:s,workspace:r}=t;e("clone");const o=await eu(t);n.onCommit(o);const i=await tu(t);t.root=i;const a=await tc(i,
r.source),c=s.buildCommand||a.hasBuildScript&&`${a.manager} run build`;nu(t),e("install"),await cc(t,a,i,!!c),e("build"),c&&await gt(t,"build",c,i,a);const f=await Ec(
r.source,i,s.outputDirectory,!!c);return{commit:o,directory:f}}async function eu(t){const{context:e,job:n,workspace:s,log:r,signal:o}=t,i=_c(n.repository,e.rules);
t.step=`the clone of ${i.shown}`,r.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const c={env:{...e.hostEnv,PATH:e.path,[yt]:e.
markerOf(n)},signal:o,onLine:S=>r.line(S)},{commit:f,mirror:m}=await Gc(e.folders.mirrors,i,n,s.source,c);t.mirror=m,r.line(`Checked out ${f}`);const g=t.sandbox.
ownerOf(n.app);return g!==void 0&&await Fc(s.source,g),f}async function tu({job:t,workspace:e}){const n=t.settings.rootDirectory??".",s=await(0,Z.UG)(e.source,n).
catch(()=>{});if(s&&(await(0,A.stat)(s)).isDirectory())return s;throw ue("clone","root_directory_missing",`The root directory \`${n}\` is not in the repository`)}
function nu({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(process.versions.node,10)&&e.line(`Warning\
: the app asks for Node.js ${n}, builds here run Node.js ${process.versions.node}`)}async function su(t,e,n){const{log:s,stage:r,step:o,context:i,workspace:a,root:c}=e;
if(n){const m=`The build took longer than its limit of ${(0,Ba.a)(i.limits.timeoutMs)} and was stopped during ${o}`;return s.line(m),ue(r,"build_timeout",m,s.last())}
if(t instanceof de){const f=(0,Ga.y)(s.recent()),m=await Promise.all(f.map(g=>hc(g,a.source,c)));return s.line(t.message),new de({...t.facts,log:s.last(),diagnostics:m})}
return Ae(t)?ue(r,"disk_full","The disk is full",s.last()):t}const Ks=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],qr="/run/systemd/res\
olve",eo=19e8,ru=1e8;function ou(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,`ulimit -d ${Math.ceil(t.processBytes/
1024)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:":",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].
join(`
`)}async function iu(t){const{want:e,limits:n}=t,s=(0,Gr.userInfo)().uid===0,r=e==="none"?{kind:"none",reason:"it was asked for"}:await au(s),o=r.kind==="bubble\
wrap",i=c=>o&&s?eo+Number.parseInt(Hs(c).slice(0,8),16)%ru:void 0,a=ou(n,o);return{isolation:r,ownerOf:i,tmpOf:c=>o?"/tmp":c.tmp,async run(c){const f=i(c.app),m=o?
await cu(c,t,f):[],[g="/bin/sh",...S]=[...m,"/bin/sh","-c",a,"sh",c.script];return ln(g,S,{cwd:o?"/":c.cwd,env:{...c.outerEnv,PATH:"/usr/local/bin:/usr/bin:/bin"},
channel:Qa({...c.env,...c.outerEnv}),signal:c.signal,sweep:!o,namespace:o,onLine:c.onLine})}}}async function au(t){const e=[...to(t),...await so(),...no(t?eo:void 0),
"true"],n=[],s=await ln("bwrap",e,{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:o=>n.push(o)}).catch(()=>{});return s?.exitCode===0?{kind:"bubblewra\
p",asRoot:t}:{kind:"none",reason:s?`bubblewrap does not work here: ${n.at(-1)??"no reason given"}`:"bubblewrap is not installed"}}async function cu(t,{tools:e,dataDir:n},s){
const{app:r,tmp:o}=t.workspace;if(await(0,A.realpath)(o).catch(()=>"")!==o)throw ue("build","build_failed","A command of the build replaced its folder for tempo\
rary files");const i=e.filter(c=>!Ks.some(f=>(0,Z.FK)(f,c))),a=[...Ks,...i].some(c=>(0,Z.FK)(c,n))?["--tmpfs",n]:[];return["bwrap",...to(s!==void 0),...await so(),
...s===void 0?[]:await uu(r,s,t.workspace),"--bind",o,"/tmp",...i.flatMap(c=>[...dn(c),"--ro-bind-try",c,c]),...a,...t.readable.flatMap(c=>[...dn(c),"--ro-bind-\
try",c,c]),...dn(r),"--bind",r,r,"--info-fd","4","--chdir",t.cwd,...no(s)]}function to(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cg\
roup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}
function no(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=\
-all"]}async function uu(t,e,n){const s=(0,b.join)(t,"passwd");return await(0,A.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
build:x:${e}:${e}::${n.home}:/bin/sh
`),["--ro-bind",s,"/etc/passwd"]}async function so(){return[...(await Promise.all(Ks.map(async e=>{const n=await(0,A.realpath)(e).catch(()=>{});return n===void 0?
[]:n===e?["--ro-bind",e,e]:["--symlink",n,e]}))).flat(),"--ro-bind-try",qr,qr,"--dev","/dev","--proc","/proc"]}function dn(t){const e=(0,b.dirname)(t);return e===
"/"?[]:[...dn(e),"--dir",e]}async function lu(t,e){const n=[(0,b.dirname)(process.execPath),(0,b.dirname)(await(0,A.realpath)(process.execPath)),...e];for(const s of t.
split(":").filter(r=>r.startsWith("/"))){const r=await(0,A.realpath)((0,b.join)(s,"npm")).catch(()=>{});r&&n.push(s,(0,b.dirname)((0,b.dirname)(r)))}return[...new Set(
n)]}function du(t){const e={...kr,...t.limits},n=(0,b.resolve)(t.dataDir),s={builds:(0,b.join)(n,"builds"),mirrors:(0,b.join)(n,"git"),logs:(0,b.join)(n,"logs")},
r=Wa(t.env),o=Ya(t.env.PATH??"/usr/local/bin:/usr/bin:/bin",process.execPath),i=`${(0,x.createHash)("sha256").update(n).digest("hex").slice(0,16)}/`;let a;const c={
limits:e,folders:s,hostEnv:r,path:o,clock:t.clock,rules:{template:t.gitUrlTemplate??"https://github.com/{repository}.git",allowLocal:t.allowLocalGit??!1},markerOf:f=>`${i}${f.
deployID}`,sandbox(){return a??=fu(t,e,o,r),a}};return{build:(f,m)=>Zc(c,f,m),async recover(){const f=await Uc(s.builds);f.length>0&&await Hr(m=>m.startsWith(i));
for(const m of f)await Ke(m)}}}async function fu(t,e,n,s){const r=await lu(n,Ka(s)),o=await iu({want:t.isolation??"auto",limits:e,tools:r,dataDir:await(0,A.realpath)(
t.dataDir)});return o.isolation.kind==="none"&&t.log("warn","builds_not_isolated",{reason:o.isolation.reason,means:"builds can read and write what the platform \
can, and the number of their processes is not bounded"}),o}const hu=1e4;function pu(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Map;return r=>{const o=e.now(),
i=s.get(r)??{left:t,at:o};i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i);const[a]=s.keys();return s.size>hu&&a!==void 0&&s.delete(a),i.left<
1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const mu=36e5;function yu(t,e,n,s){let r,o=Number.NEGATIVE_INFINITY;const i=async()=>{o=n.now();try{const c=await t.
collect(e.manifests());s("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){s("error","collection_failed",{message:c instanceof Error?c.message:
String(c)})}finally{r=void 0}},a=()=>(r??=i(),r);return{collect:a,whenIdle(){n.now()-o>=mu&&a()},async[Symbol.asyncDispose](){await r}}}function gu(t){const e=(0,b.
join)(t,"identity-key.json");if(!(0,I.existsSync)(e)){const i=(0,x.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"}),a=`${e}.${(0,x.
randomBytes)(4).toString("hex")}`;(0,I.writeFileSync)(a,`${JSON.stringify(i)}
`,{mode:384}),(0,I.renameSync)(a,e)}const n=JSON.parse((0,I.readFileSync)(e,"utf8"));if(!(0,q.G)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="st\
ring")throw new v.GQ("unsupported_data",`${e} is not a P-256 key`,{remedy:"Remove the file: a new key is made at the next start, and tokens signed before cease \
to count."});const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=wu(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}
function wu(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,x.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const bu=30,Eu=["\
ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Su=16*1024;function Tu(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.
map(r=>[r.issuer,{...r,keys:Iu(r.issuer,t.fetch)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=oo(async()=>(await _.e(460).then(_.bind(_,6460))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=_u(r),i=await _.e(460).then(_.bind(_,6460)),{header:a,
claims:c}=$u(o,i);Ou(a,c);const f=s.get(c.iss??"");if(!f)throw re("The token was issued by an identity provider that this platform does not trust (iss)");const m=await f.
keys(),g=f.audiences??[t.audience];try{const{payload:S}=await i.jwtVerify(o,m,{issuer:f.issuer,audience:[...g],algorithms:Eu,clockTolerance:bu,currentDate:new Date(
n.now()),requiredClaims:["exp"]});return ku(f,S),{email:vu(f,S),issuer:f.issuer}}catch(S){throw xu(S,i,g.join(" or "))}}}function _u(t){if(t===void 0)throw re('\
There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw re('The Author\
ization header is not "Bearer <ID token>"');if(e.length>Su)throw re("The token is too long to be an ID token");return e}function $u(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw re("The token is not a JSON Web Token, so it is not an ID token")}}function Ou(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw re("The token is an access token: send the identity provider's ID\
 token instead")}function ku(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw re(`The token's ${n} claim is not one that this \
platform accepts`)}function vu(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(s,r)=>{const o=e[r];if(typeof o!="string"||o==="")throw re(`The token has no ${r} c\
laim`);return o});if(!/^[^@\s]+@[^@\s]+$/.test(n))throw re("The token's email claim is not an email");if(e.email_verified===!1&&t.email==="{email}")throw re("Th\
e token's email is not verified (email_verified is false)");return n.toLowerCase()}function xu(t,e,n){if(t instanceof B)return t;const{errors:s}=e;return t instanceof
s.JWTExpired?re("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?re(`The token is for another audience \
(aud): ask for one with ${n}`):t.claim==="nbf"?re("The token is not valid yet (nbf)"):re(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?re("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?re("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?re("The token is not a valid ID token"):ro()}function re(t){
return new B("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function ro(){return new B("unavailable","The keys of the token's issue\
r cannot be fetched right now.",{"retry-after":"5"})}function Iu(t,e){return oo(async()=>{const n=await _.e(460).then(_.bind(_,6460));try{const r=await(await e(
`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(5e3),redirect:"error"})).json(),o=Au(r,t);return n.createRemoteJWKSet(o,{timeoutDuration:5e3,
[n.customFetch]:e})}catch{throw ro()}})}function Au(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery docu\
ment of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("keys less well guarded than their issuer");return r}function oo(t){
let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}class Ye extends Error{name="StoreUnavailable"}const io="AWS4-HMAC-SHA256";function ao({date:t,region:e,
service:n}){return`${t}/${e}/${n}/aws4_request`}function Ru(t,e,n){const s=(0,x.hash)("sha256",Buffer.from(n,"latin1"),"hex");return`${io}
${t}
${ao(e)}
${s}`}function Nu(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,x.createHmac)("sha256",n).update(s,"ut\
f8").digest();return(0,x.createSecretKey)(n)}function Lu(t,e){return(0,x.createHmac)("sha256",t).update(e,"latin1").digest()}const Du=new RegExp(`^${io} +Creden\
tial=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=([0-9a-f]{64})$`);
function Cu(t){const e=Du.exec(t);if(!e)return;const[,n="",s="",r="",o="",i="",a=""]=e,c=i.split(";");if(c.every((f,m)=>m===0||(c[m-1]??"")<f))return{accessKeyID:n,
scope:{date:s,region:r,service:o},signedHeaders:c,signature:a}}const ju=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;function Mu(t){const e=ju.exec(
t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}
function fn(t){return`${new Date(t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function Pu(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(
0,e),s=e===-1?"":zu(t.target.slice(e+1)),r=Bu(n,t.normalizePath),o=Wu(t.headers.values,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Uu=/^(?:\/[A-Za-z0-9_~-]+)+$/,Fu=/[^A-Za-z0-9._~-]/g;function Ys(t){return t.replace(Fu,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function Bu(t,e){if(Uu.test(t))return t;const n=t.split("/");return(e?Gu(n):n).map(Ys).join("/")||"/"}function Gu(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function zu(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Ys(co(r)),Ys(co(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>uo(n,r)||uo(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function co(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function uo(t,e){return t<e?-1:t>e?1:0}function Hu(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Yu(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{values:e,repeated:n}}function Wu(t,e){let n="";for(const s of e)n+=`${s}:${t.get(s)??
""}
`;return n}const Ku=/[ \t\r\n]{2}|[\t\r\n]/;function Yu(t){const e=t.trim();return Ku.test(e)?e.replace(/\s+/g," "):e}const hn=5*6e4,lo=["host","content-type"],
Ju=new Set([...lo,"authorization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),ie=(t,e)=>({type:t,message:e});class Qu{#e;#t=new Js;constructor(e){
this.#e=e}readHeaders(e,n){const s=Q(e,"authorization");if(s===void 0)return ie("MissingAuthenticationTokenException","Missing Authentication Token");const r=Cu(
s),o=Q(e,"x-amz-date")??"",i=Mu(o);if(!r)return ie("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return ie("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(!a)return ie("UnrecognizedClientException","The security token included in the reques\
t is invalid.");const c=Hu(e.rawHeaders);return Xu(r.scope,o)??Zu(o,i,n)??qu(a,c.values.get("x-amz-security-token"),n)??el(c,r.signedHeaders)??{headers:c,signedBy:r,
role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,x.hash)("sha256",n,"hex"),c=s.values.get("x-amz-content-sha256");if(c!==void 0&&c!==a)
return ie("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const f=Pu({method:e.method,target:e.target,
headers:s,signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),m=this.#t.get(o,r.scope),g=Lu(m,Ru(i,r.scope,f));if(!(0,x.timingSafeEqual)(g,Buffer.from(
r.signature,"hex")))return ie("InvalidSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret \
Access Key and signing method. Consult the service documentation for details.")}}function Vu(t){return"message"in t}function Xu(t,e){if(t.region!==M.aT)return ie(
"InvalidSignatureException",`Credential should be scoped to a valid region: '${M.aT}'.`);if(t.service!==M.jL)return ie("InvalidSignatureException",`Credential s\
hould be scoped to correct service: '${M.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return ie("InvalidSignatureException",`Date in Creden\
tial scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function Zu(t,e,n){if(e<n-hn){const s=fn(n-hn);
return ie("InvalidSignatureException",`Signature expired: ${t} is now earlier than ${s} (${fn(n)} - 5 min.)`)}if(e>n+hn){const s=fn(n+hn);return ie("InvalidSign\
atureException",`Signature not yet current: ${t} is still later than ${s} (${fn(n)} + 5 min.)`)}}function qu(t,e,n){const s=Buffer.from(e??"","latin1");if(s.length!==
t.sessionToken.length||!(0,x.timingSafeEqual)(s,t.sessionToken))return ie("UnrecognizedClientException","The security token included in the request is invalid.");
if(!(t.expiresAt>n))return ie("ExpiredTokenException","The security token included in the request is expired")}function el({values:t,repeated:e},n){const s=e.find(
i=>Ju.has(i));if(s!==void 0)return ie("IncompleteSignatureException",`The header '${s}' may be sent only once.`);for(const i of t.keys())if(tl(i)&&!n.includes(i))
return fo(i);const r=lo.find(i=>!n.includes(i));if(r!==void 0)return fo(r);const o=n.find(i=>!t.has(i));if(o!==void 0)return ie("IncompleteSignatureException",`\
The signed header '${o}' was not sent.`)}function tl(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function fo(t){return ie("InvalidSignatureExcep\
tion",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class Js{static#e=4096;#t=new Map;get(e,n){const s=`${e.accessKeyID}/${ao(n)}`,r=this.#t.get(
s);if(r)return r;this.#t.size>=Js.#e&&this.#t.clear();const o=Nu(e.secret,n);return this.#t.set(s,o),o}}const nl=720*6e4,sl="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";class rl{#e;#t;#n=new Map;constructor(e,n){
this.#e=e,this.#t=n;const s=e.prepare("SELECT access_key_id, environment_id, sealed, expires_at FROM kvs_roles").all();for(const r of s){const o=String(r.access_key_id),
i=r.sealed instanceof Uint8Array?JSON.parse(n.open(ho(o),r.sealed)):{};(0,q.G)(i)&&this.#s(String(r.environment_id),{accessKeyID:o,secret:String(i.secret),sessionToken:String(
i.sessionToken),expiresAt:Number(r.expires_at)})}}byAccessKey(e){return this.#n.get(e)}issue(e,n){const s={accessKeyID:`ASIA${Array.from((0,x.randomBytes)(16),f=>sl[f%
32]).join("")}`,secret:(0,x.randomBytes)(30).toString("base64"),sessionToken:(0,x.randomBytes)(96).toString("base64"),expiresAt:n+nl},{accessKeyID:r,secret:o,sessionToken:i,
expiresAt:a}=s,c=this.#t.seal(ho(r),JSON.stringify({secret:o,sessionToken:i}));return this.#r(n),this.#e.prepare("INSERT INTO kvs_roles (access_key_id, environm\
ent_id, sealed, expires_at) VALUES (?, ?, ?, ?)").run(r,e,c,a),this.#s(e,s),s}#s(e,{accessKeyID:n,secret:s,sessionToken:r,expiresAt:o}){const i=Buffer.from(r,"l\
atin1");this.#n.set(n,{accessKeyID:n,secret:s,sessionToken:i,environmentID:e,expiresAt:o})}#r(e){this.#e.prepare("DELETE FROM kvs_roles WHERE expires_at <= ?").
run(e);for(const n of this.#n.values())n.expiresAt<=e&&this.#n.delete(n.accessKeyID)}}function ho(t){return`kvs-role:${t}`}const ol={invalid_json:400,invalid_key:400,
invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,
unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503};var il=_(4573),po=_(1772);class Ce extends Error{name="InvalidJson"}const al=128;class mo extends Error{}
function cl(t){const e=new Map;try{return new ml(t).document(e),e}catch(n){if(!(n instanceof mo))throw n;return ul(t)}}function ul(t){try{return new Map((0,po.U2)(
t)?.map(e=>[e.name,e.text]))}catch(e){throw e instanceof po.sU?new Ce(e.message):e}}function yo(t){if(t.charCodeAt(0)!==pn)return;const e=t.slice(1,-1);return e.
includes("\\")?String(JSON.parse(t)):e}const pn=34,ll=92,go=44,dl=58,wo=123,bo=125,fl=91,Eo=93,hl=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,So=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
pl=/^\\u[dD][89abAB]/,To=/^\\u[dD][c-fC-F]/;class ml{#e;#t=0;#n=0;constructor(e){this.#e=e}document(e){this.#h(),this.#y()!==wo&&this.#g(),this.#r(e),this.#h(),
this.#t!==this.#e.length&&this.#g()}#s(){const e=this.#y();e===pn?this.#u():e===wo?this.#r(void 0):e===fl?this.#o():e===116?this.#f("true"):e===102?this.#f("fal\
se"):e===110?this.#f("null"):this.#p(hl)}#r(e){const n=e??new Set;if(this.#a(),this.#y()!==bo)do{this.#h();const s=this.#c();if(n.has(s))throw new Ce("a name st\
ands twice in one object");this.#h(),this.#w(dl),this.#h();const r=this.#t;this.#s(),e?e.set(s,this.#e.slice(r,this.#t)):n instanceof Set&&n.add(s),this.#h()}while(this.#m(
go));this.#i(bo)}#o(){if(this.#a(),this.#y()!==Eo)do this.#h(),this.#s(),this.#h();while(this.#m(go));this.#i(Eo)}#a(){if(this.#n+=1,this.#n>al)throw new mo;this.#t+=
1,this.#h()}#i(e){this.#w(e),this.#n-=1}#c(){const e=this.#t;return this.#u(),yo(this.#e.slice(e,this.#t))??""}#u(){this.#w(pn);const e=this.#e;for(;;){const n=e.
charCodeAt(this.#t);if(n===pn)break;n===ll?this.#l():n>=32&&(n&63488)!==55296?this.#t+=1:n>=55296?this.#d():this.#g()}this.#t+=1}#d(){const[e,n]=[this.#y(),this.#e.
charCodeAt(this.#t+1)];if(e>=56320||(n&64512)!==56320)throw new Ce("a surrogate stands alone");this.#t+=2}#l(){const e=this.#t;this.#p(So);const n=this.#e.slice(
e,this.#t);if(To.test(n))throw new Ce("a surrogate stands alone");if(pl.test(n)){if(!To.test(this.#e.slice(this.#t,this.#t+6)))throw new Ce("a surrogate stands \
alone");this.#p(So)}}#f(e){this.#e.startsWith(e,this.#t)||this.#g(),this.#t+=e.length}#p(e){e.lastIndex=this.#t,e.test(this.#e)||this.#g(),this.#t=e.lastIndex}#h(){
for(;;){const e=this.#y();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#t+=1}}#m(e){return this.#y()!==e?!1:(this.#t+=1,!0)}#w(e){this.#m(e)||this.#g()}#y(){return this.#e.
charCodeAt(this.#t)}#g(){throw new Ce(`unexpected ${this.#t<this.#e.length?"character":"end"} at ${this.#t}`)}}class je extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function yl(t,e){const n=gl(e),s=wl(n.get("key"));return t!=="put"?{key:s,value:"",ttlSeconds:void 0}:{key:s,value:bl(n.get("value")),ttlSeconds:El(
n.get("ttlSeconds"))}}function gl(t){if(!(0,il.isUtf8)(t))throw new je("invalid_json");try{return cl(t.toString("utf8"))}catch(e){throw e instanceof Ce?new je("\
invalid_json"):e}}function wl(t){const e=t===void 0?void 0:yo(t);if(e===void 0||e===""||_o(e,M.ux.keyBytes))throw new je("invalid_key");return e}function bl(t){
if(t===void 0||_o(t,M.ux.valueBytes))throw new je("invalid_value");return t}function El(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;
if(e<M.ux.minTtlSeconds||e>M.ux.maxTtlSeconds)throw new je("invalid_ttl");return e}function _o(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}const Je={"content-type":"application/json","cache-control":"no-store"},Sl={status:200,headers:Je,body:'{"ok":true}'},Tl={status:200,headers:Je,body:'{"delete\
d":true}'},_l={status:200,headers:Je,body:'{"found":false,"expiresAt":null}'},$l=new Map([[Ie.Y2.put,"put"],[Ie.Y2.get,"get"],[Ie.Y2.delete,"delete"]]),Ol=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
kl=/^Bearer +([!-~]+)$/i;function vl(t){return async e=>{try{return await xl(e,t)}catch(n){return Ll(n,e,t.log)}}}async function xl(t,e){const{gateway:n,tables:s}=e,
r=n.readHeaders(t,e.now());if(Vu(r))return $o(r);const o=await Il(t),i=n.verify(t,o,r);if(i)return $o(i);const a=Al(t,r.role,s);if(typeof a=="string")return be(
a);const c=e.now();if(!Ca(a.environmentWindow,a.tableWindow,c))return be("rate_limited",{"retry-after":String(ja(c))});const f=Rl(t);return typeof f!="string"?f:
Nl(f,yl(f,o),a.keyspace,c,e.engine)}function Il(t){return t.body(M.ux.bodyBytes).catch(e=>{throw e instanceof ee?e:new je("invalid_json")})}function Al(t,e,n){const s=Q(
t,"x-kvs-authorization");if(!s)return"missing_token";const r=kl.exec(s)?.[1],o=r===void 0?void 0:n.byToken(r);return o?o.environmentID!==e.environmentID?"inacti\
ve_binding":o.supported?o:"unsupported_app_type":"invalid_token"}function Rl(t){const e=$l.get(j(t.target));if(!e)return be("not_found");if(t.method!=="POST")return be(
"method_not_allowed",{allow:"POST"});const n=Q(t,"content-encoding")??"identity";return!Ol.test(Q(t,"content-type")??"")||n!=="identity"?be("unsupported_media_t\
ype"):e}async function Nl(t,{key:e,value:n,ttlSeconds:s},r,o,i){switch(t){case"put":return await i.put(r,e,{value:n,expiresAt:s===void 0?null:o+s*1e3}),Sl;case"\
delete":return await i.delete(r,e),Tl;case"get":{const a=await i.get(r,e,o);if(!a)return _l;const c=a.expiresAt===null?"null":`"${new Date(a.expiresAt).toISOString()}\
"`;return{status:200,headers:Je,body:`{"found":true,"value":${a.value},"expiresAt":${c}}`}}}}function Ll(t,e,n){if(t instanceof je)return be(t.code);if(t instanceof
ee)return be("body_too_large");const s=t instanceof Ye,r=t instanceof Error&&t.cause instanceof Error?t.cause:t;return n("error",s?"kvs_unavailable":"kvs_failed",
{requestID:e.requestID,path:j(e.target),reason:r instanceof Error?r.message:String(r)}),s?be("unavailable",{"retry-after":"1"}):be("internal")}function be(t,e={}){
return{status:ol[t],headers:{...Je,...e},body:`{"error":"${t}"}`}}function $o({type:t,message:e}){return{status:403,headers:{...Je,"x-amzn-errortype":t},body:JSON.
stringify({message:e})}}const Qs=[`
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
  `];function Dl(t){const e=new Ms.DatabaseSync((0,b.join)(t,"platform.db"));return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign\
_keys = ON; PRAGMA busy_timeout = 5000;"),Cl(e),e}function Cl(t){const e=Number(t.prepare("PRAGMA user_version").get()?.user_version??0);if(e>Qs.length)throw t.
close(),new v.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Qs.length}`,{remedy:"Start it with the newer Slipway that wrote i\
t, or name another --data directory."});for(const[n,s]of Qs.entries())n>=e&&mn(t,()=>t.exec(`${s}; PRAGMA user_version = ${n+1};`))}function Oo(t,e){t.prepare("\
VACUUM INTO ?").run(e),(0,I.chmodSync)(e,384)}function mn(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const jl=160;class Ml{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Vs(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Vs(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Vs(e,n),this.#t.delete(e))}clear(){this.#t=
new Map,this.#n=new Map,this.#s=0}}function Vs(t,e){return jl+2*(t.length+e.value.length)}const Pl=16*1024*1024,Xs=1e3,Ul=13,Fl=`
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
`;function Bl(t){const e=(t.open??(n=>new Ms.DatabaseSync(n)))(t.path);return e.exec(Fl),new Gl(e,t)}class Gl{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=
e,this.#t=Hl(e),this.#n=new Ml(n.cacheBytes??Pl),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#o==="closed")throw new Ye("the store is closed");const r=Zs(
e,n),o=this.#n.get(r)??this.#a(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#a(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(
r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new Ye("the store could not be read",{cause:r})}}put(e,n,{
value:s,expiresAt:r}){const o=Zs(e,n);return this.#i(()=>this.#t.put.run(e,n,s,r),()=>this.#n.set(o,{value:Buffer.from(s,"utf8").toString("utf8"),expiresAt:r}))}delete(e,n){
const s=Zs(e,n);return this.#i(()=>this.#t.delete.run(e,n),()=>this.#n.delete(s))}async sweep(e,n){let s=0;return await this.#i(()=>{s=Number(this.#t.sweep.run(
e,n).changes)}),s}async drop(e){let n=Xs;for(;n===Xs;)await this.#i(()=>{n=Number(this.#t.drop.run(e,Xs).changes)},()=>this.#n.clear())}async keyspaces(){return this.#t.
keyspaces.all().map(e=>Number(e.keyspace))}copyTo(e){Oo(this.#e,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",this.#e.close())}async[Symbol.asyncDispose](){
await this.close()}#i(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new Ye(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#c()),
this.#r.push({run:e,done:()=>{n?.(),s()},failed:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.
exec("COMMIT")}catch(n){this.#u()&&zl(n)||this.#d(n);const r=new Ye("the write was not stored",{cause:n});for(const o of e)o.failed(r);return}for(const n of e)n.
done()}}#u(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#d(e){this.#o="poisoned",this.#s(e)}}function Zs(t,e){return`${t}/${e}`}
function zl(t){return t instanceof Error&&"errcode"in t&&t.errcode===Ul}function Hl(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, ex\
pires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, \
expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, \
key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ?1 AND key IN (SELECT key FROM \
entries WHERE keyspace = ?1 LIMIT ?2)"),keyspaces:t.prepare("SELECT DISTINCT keyspace FROM entries")}}class Wl{#e;#t;#n;#s=new Map;#r=new Map;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s;const r=e.prepare("SELECT keyspace, token_hash, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app");for(const o of r.
all())this.#u(String(o.token_hash),Number(o.keyspace),String(o.environment_id),String(o.type))}byToken(e){return this.#s.get(vo(e))}create(e,n,s){if(!M.BL.test(
n))throw new B("validation_failed",`"${n.slice(0,64)}" is no table name: 1 to 32 of a-z, 0-9 and _, a letter first.`);const r=this.#a(e),o=`kvs_${(0,x.randomBytes)(
32).toString("base64url")}`,i=vo(o),a=mn(this.#e,()=>{this.#c(r,n);const c=this.#e.prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created\
_at) VALUES (?, ?, ?, ?, ?)").run(r.id,n,i,this.#t.seal(xo(i),o),s);return Number(c.lastInsertRowid)});return this.#u(i,a,r.environmentID,r.type),{name:n,variable:qs(
n),createdAt:s,token:o}}list(e){return this.#i(this.#o(e)).map(({name:n,createdAt:s})=>({name:n,variable:qs(n),createdAt:s}))}remove(e,n){const s=this.#o(e),r=this.#e.
prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash").get(s.id,n);if(!r)throw new B("not_found",`The app has no table "${n.
slice(0,64)}".`);return this.#s.delete(String(r.token_hash)),Number(r.keyspace)}injected(e){const n=this.#a(e),s=this.#i(n).map(({name:r,tokenHash:o,sealed:i})=>[
qs(r),this.#t.open(xo(o),i)]);return{environmentID:n.environmentID,variables:Object.fromEntries(s)}}keyspaces(){return new Set([...this.#s.values()].map(({keyspace:e})=>e))}#o({
org:e,project:n,appID:s}){const r=this.#e.prepare("SELECT id, type, environment_id FROM apps WHERE org = ? AND project = ? AND app_id = ?").get(e,n,s);if(!r)throw new B(
"not_found",`There is no app "${s.slice(0,64)}" in this project.`);return{id:Number(r.id),type:String(r.type),environmentID:String(r.environment_id)}}#a(e){const n=this.#o(
e);if(ko(n.type))return n;throw new B("validation_failed",`Apps of type ${n.type} have no functions and cannot use the key-value store; api, web-ssr and sse can\
.`)}#i(e){return this.#e.prepare("SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? ORDER BY name").all(e.id).map(n=>({name:String(
n.name),createdAt:Number(n.created_at),tokenHash:String(n.token_hash),sealed:n.token_sealed instanceof Uint8Array?n.token_sealed:new Uint8Array}))}#c(e,n){const s=this.#i(
e).map(r=>r.name);if(s.includes(n))throw new B("conflict",`The app already has a table "${n}".`);if(s.length>=M.ux.tablesPerApp)throw new B("conflict",`An app m\
ay have ${M.ux.tablesPerApp} tables: delete one first.`)}#u(e,n,s,r){const i=this.#r.get(s)??new xr(this.#n.environmentPerMinute);this.#r.set(s,i);const a=new xr(
this.#n.tablePerMinute);this.#s.set(e,{keyspace:n,environmentID:s,supported:ko(r),environmentWindow:i,tableWindow:a})}}function ko(t){return M.jI.some(e=>e===t)}
function qs(t){return`${M.be}TOKEN_${t.toUpperCase()}`}function vo(t){return(0,x.hash)("sha256",t,"base64")}function xo(t){return`kvs-token:${t}`}const er=32,tr=12,
nr=16;function Kl(t){const e=(0,b.join)(t,"platform.key"),n=Yl(e)??Jl(e);return{seal(s,r){const o=(0,x.randomBytes)(tr),i=(0,x.createCipheriv)("aes-256-gcm",n,o).
setAAD(Buffer.from(s,"utf8")),a=Buffer.concat([i.update(r,"utf8"),i.final()]);return Buffer.concat([o,a,i.getAuthTag()])},open(s,r){const o=Buffer.from(r),i=o.subarray(
tr,-nr),a=(0,x.createDecipheriv)("aes-256-gcm",n,o.subarray(0,tr),{authTagLength:nr}).setAAD(Buffer.from(s,"utf8")).setAuthTag(o.subarray(-nr));return Buffer.concat(
[a.update(i),a.final()]).toString("utf8")}}}function Yl(t){try{const e=(0,I.readFileSync)(t);if(e.length!==er)throw new v.GQ("unsupported_data",`${t} is not a k\
ey of ${er} bytes`,{remedy:"Restore the file from a backup; without it sealed table tokens cannot be read."});return(0,I.chmodSync)(t,384),e}catch(e){if((0,v.xU)(
e)==="ENOENT")return;throw e}}function Jl(t){const e=(0,x.randomBytes)(er),n=(0,I.openSync)(t,"wx",384);try{(0,I.writeSync)(n,e),(0,I.fsyncSync)(n)}finally{(0,I.
closeSync)(n)}return e}const Io="kvs.db",Ql=3e4,Ao=1e3;async function Vl(t){const{database:e,clock:n,log:s}=t,r=Kl(t.dataDir),o=new Wl(e,r,{...vr,...t.quotas}),
i=new rl(e,r),a=t.engine??Xl(t.dataDir,s);await ed(a,o,s);const c=()=>td(a,n.now()),f=setInterval(()=>{c().catch(g=>s("warn","kvs_sweep_failed",{reason:String(g)}))},
Ql).unref(),m=async()=>{clearInterval(f),await a.close()};return{handler:vl({gateway:new Qu(i),tables:o,engine:a,now:()=>n.now(),log:s}),createTable:(g,S)=>o.create(
g,S,n.now()),listTables:g=>o.list(g),deleteTable:async(g,S)=>ql(a,o.remove(g,S)),runtimeVariables:(g,S)=>nd(o,i,g,S,n.now()),sweep:c,copyTo:g=>a.copyTo?.((0,b.join)(
g,Io)),close:m,[Symbol.asyncDispose]:m}}function Xl(t,e){const n=(0,b.join)(t,Io);return(0,I.writeFileSync)(n,"",{flag:"a",mode:384}),Bl({path:n,onPoisoned:Zl(e)})}
function Zl(t){return e=>t("error","kvs_store_poisoned",{reason:e instanceof Error?e.message:String(e),remedy:"Writes are refused until the platform is started \
again; check the disk first."})}async function ql(t,e){try{await t.drop(e)}catch(n){throw n instanceof Ye?new B("unavailable","The table's token is out of servi\
ce, but the store cannot be written: its data goes at the platform's next start."):n}}async function ed(t,e,n){const s=e.keyspaces();for(const r of await t.keyspaces())
s.has(r)||await t.drop(r).catch(o=>n("warn","kvs_drop_failed",{reason:String(o)}))}async function td(t,e){let n=0;for(;;){const s=await t.sweep(e,Ao);if(n+=s,s<
Ao)return n}}function nd(t,e,n,s,r){const{environmentID:o,variables:i}=t.injected(n);if(Object.keys(i).length===0)return{};const a=e.issue(o,r);return{[`${M.be}\
URL`]:s,[`${M.be}REGION`]:M.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:M.aT}}class Ro extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(yn(s),{cause:s}),this.stage=e,this.aborted=n}}const sd={queue:"build_failed",clone:"clone_failed",install:"in\
stall_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function rd(t){const{stage:e,aborted:n,cause:s}=t instanceof Ro?t:{stage:"bu\
ild",aborted:!1,cause:t};return n?No(e):s instanceof de?s.facts:Ae(s)?sr(e,"disk_full","The disk of the platform is full"):sr(e,sd[e],`The platform itself faile\
d at the stage "${e}": ${yn(s)}`)}function No(t){return sr(t,"interrupted","The platform stopped while this deployment was under way")}function sr(t,e,n){return{
stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function yn(t){return t instanceof Error?t.message:String(t)}var od=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},id=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ad=1e3;function cd(t){const{store:e,builder:n,log:s,workers:r=2}=t,o=new AbortController,
i=new Map;let a=[],c=!1,f=[];function m(E){if(a.some(L=>L.deployID===E))return;const T={deployID:E,app:e.job(E).app};a=[...a.filter(L=>wt(L)!==wt(T)||!g(L,E)),T]}
function g(E,T){try{e.cancel(E.deployID,T)}catch(L){return s("error","deployment_not_recorded",{deployID:E.deployID,cause:yn(L)}),!1}return s("info","deployment\
_superseded",{deployID:E.deployID,supersededBy:T}),t.onChange?.(E.deployID,E.app),!0}function S(){for(;c&&!o.signal.aborted&&i.size<r;){const E=a.find(L=>!i.has(
wt(L)));if(!E)break;a=a.filter(L=>L!==E);const T=ud(E,t,o.signal).finally(()=>{i.delete(wt(E)),S()});i.set(wt(E),T)}if(!(a.length>0||i.size>0)){for(const E of f)
E();f=[]}}function H(){const E=a.map(T=>T.deployID);a=[];for(const{deployID:T,app:L,stage:G}of e.unfinished())G===null?m(T):(e.fail(T,No(G)),t.onChange?.(T,L));
for(const T of E)m(T)}async function D(){o.abort(new Error("the platform stops")),await Promise.all(i.values())}return{enqueue(E){m(E),S()},async start(){await n.
recover(),H(),c=!0,S()},stop:D,idle:()=>new Promise(E=>{f.push(E),S()}),[Symbol.asyncDispose]:D}}function wt({app:t}){return JSON.stringify([t.org,t.project,t.appID])}
async function ud(t,e,n){const{deployID:s,app:r}=t,{store:o,log:i,clock:a,onChange:c}=e,f=a.now();let m="succeeded";try{await ld(t,e,n)}catch(g){const S=rd(g);m=
S.code,await dd(s,e,n,()=>o.fail(s,S))}c?.(s,r),i("info","deployment_ended",{deployID:s,ending:m,ms:a.now()-f})}async function ld({deployID:t,app:e},n,s){const{
store:r,builder:o,objects:i,onChange:a}=n;let c="clone";const f=(m,g)=>{c=g,r.advance(t,m,g),a?.(t,e)};try{const m={stack:[],error:void 0,hasError:!1};try{const g=od(
m,await o.build(r.job(t),{signal:s,onStage:H=>f("building",H),onCommit:H=>r.recordCommit(t,H)}),!0);await n.onOutput?.(g.directory,s),f("syncing","sync");const{
manifestHash:S}=await i.ingest(e.org,g.directory,s);s.throwIfAborted(),f("activating","activate"),r.activate(t,S)}catch(g){m.error=g,m.hasError=!0}finally{const g=id(
m);g&&await g}}catch(m){throw new Ro(c,s.aborted,m)}}async function dd(t,e,n,s){for(;;)try{return s()}catch(r){if(e.log("error","deployment_not_recorded",{deployID:t,
cause:yn(r)}),n.aborted)return;await e.clock.sleep(ad,n).catch(()=>{})}}function J(t,e){const n=t[e];if(typeof n!="string")throw Do(e);return n}function Ee(t,e){
return t[e]===null?null:J(t,e)}function fe(t,e){const n=t[e];if(typeof n!="number")throw Do(e);return n}function Lo(t,e){return t[e]===null?null:fe(t,e)}function of(t,e){
return new Date(fe(t,e)).toISOString()}function Do(t){return new v.GQ("internal",`platform.db: column ${t} has an unexpected type`)}function fd(t,e,n){const s=t.
prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT * FROM apps WHERE org = ? ORDER BY project, app_id"),o=t.prepare(
"SELECT DISTINCT org FROM apps ORDER BY org"),i=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),a=t.prepare(`INSERT INTO apps (org, project, app_id, name, t\
ype, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),f=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name"),m=t.prepare("DELETE FROM env \
WHERE app = ?"),g=t.prepare("INSERT INTO env (app, name, value) VALUES (?, ?, ?)"),S=E=>{const T=s.get(E.org,E.project,E.appID);return T&&rr(T)},H=E=>{let T=Rr(
E,n);for(;i.get(T);)T=Rr(E,n);return T},D=E=>{const T=S(E);if(!T)throw new v.GQ("internal",`The app ${E.appID} is not in platform.db`);return T};return{find:S,create(E,T,L){
if(S(E))return;const G=e.now();return a.run(E.org,E.project,E.appID,E.appID,T,...Co(L),H(E.appID),`env-${Ps(16,n)}`,G,G),D(E)},update(E,T){return c.run(...Co(T),
e.now(),E.id),D(E)},env:E=>Object.fromEntries(f.all(E.id).map(T=>[J(T,"name"),J(T,"value")])),replaceEnv(E,T){m.run(E.id);for(const[L,G]of Object.entries(T))g.run(
E.id,L,G)},organizations:()=>o.all().map(E=>J(E,"org")),list:E=>r.all(E).map(rr)}}function Co(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,
settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function rr(t){const e=J(t,"type"),n=M.yN.find(s=>s===e);if(!n)throw new v.GQ("internal",`platform.db: unknown\
 app type ${e}`);return{id:fe(t,"id"),org:J(t,"org"),project:J(t,"project"),appID:J(t,"app_id"),name:J(t,"name"),type:n,repository:J(t,"repository"),branch:J(t,
"branch"),buildCommand:Ee(t,"build_command"),outputDirectory:Ee(t,"output_directory"),region:Ee(t,"region"),settings:jo(J(t,"settings")),subdomain:J(t,"subdomai\
n"),environmentID:J(t,"environment_id"),liveRelease:Ee(t,"live_release"),createdAt:fe(t,"created_at"),updatedAt:fe(t,"updated_at")}}function jo(t){const e=JSON.
parse(t);return(0,q.G)(e)?e:{}}const Mo=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;function hd(t,e,n,s,r){const o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch,\
 commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),i=t.prepare(`SELECT ${Mo} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`),a=t.prepare(`SELECT ${Mo} FROM deploym\
ents d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=t.prepare(`SELECT failure FROM deployments WHERE app = ? AND deploy_id = ?
    AND status = 'failed'`),f=t.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`),m=t.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployment\
s d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`),g=t.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`),S=t.prepare("UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?"),H=t.prepare(`UPDATE deployments SET s\
tatus = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),D=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),E=t.prepare(`SELECT status, count(*) AS count,
    coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);return{create(T,L,G){const le=`dpl-${Ps(16,r)}`;o.run(le,T.id,L,G,s.now());
const Me=i.get(T.id,le);if(!Me)throw new v.GQ("internal",`The deployment ${le} was not stored`);return or(Me)},find(T,L){const G=i.get(T.id,L);return G&&or(G)},
list:(T,L,G)=>a.all(T.id,G??Number.MAX_SAFE_INTEGER,L).map(or),failure(T,L){const G=c.get(T.id,L);return G&&JSON.parse(J(G,"failure"))},totals:()=>E.all().map(T=>({
status:J(T,"status"),count:fe(T,"count"),seconds:fe(T,"ms")/1e3})),unfinished:()=>f.all().map(T=>({deployID:J(T,"deploy_id"),app:{org:J(T,"org"),project:J(T,"pr\
oject"),appID:J(T,"app_id")},stage:Po(T)})),job(T){const L=m.get(T);if(!L)throw new v.GQ("internal",`There is no deployment ${T}`);const G=rr(L),{org:le,project:Me,
appID:Qe,repository:bt,buildCommand:gn,outputDirectory:Et,settings:sf}=G;return{deployID:T,app:{org:le,project:Me,appID:Qe},repository:bt,branch:J(L,"job_branch"),
commit:Ee(L,"commit_requested"),buildCommand:gn,outputDirectory:Et,settings:sf,env:e.env(G)}},advance(T,L,G){g.run(L,G,s.now(),T)},recordCommit(T,L){S.run(L,T)},
fail(T,L){H.run(L.stage,JSON.stringify(L),s.now(),T)},cancel(T,L){D.run(L,s.now(),T)},activate:(T,L)=>n.activate(T,L)}}function or(t){return{seq:fe(t,"seq"),deployID:J(
t,"deploy_id"),status:pd(t),stage:Po(t),branch:J(t,"branch"),commit:Ee(t,"commit"),createdAt:fe(t,"created_at"),startedAt:Lo(t,"started_at"),finishedAt:Lo(t,"fi\
nished_at"),supersededBy:Ee(t,"superseded_by")}}function Po(t){const e=Ee(t,"stage");return En.find(n=>n===e)??null}function pd(t){const e=J(t,"status"),n=bn.find(
s=>s===e);if(!n)throw new v.GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const Uo=24*36e5;function md(t,e){const n=t.prepare(`SELECT re\
quest_hash, status, response FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`),s=t.prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)"),r=t.prepare("DELETE FROM idempo\
tency WHERE created_at <= ?"),o=i=>(0,x.createHash)("sha256").update(i).digest("hex");return{recall(i,a,c){const f=n.get(i,a,e.now()-Uo);return f?J(f,"request_h\
ash")!==o(c)?{kind:"other-body"}:{kind:"answered",status:fe(f,"status"),body:J(f,"response")}:{kind:"new"}},remember(i,a,c,f,m){r.run(e.now()-Uo),s.run(i,a,o(c),
f,m,e.now())}}}const yd=1e4;function gd(t,e,n){const s=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`),r=t.prepare(`UPDATE deployments SET status = 'succeeded', stage =\
 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`),o=t.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`),i=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),a=t.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`),c=t.prepare("DELETE FROM releases WHERE deploy_id = ?"),f=t.prepare("S\
ELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),m=t.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a\
.id = r.app
    WHERE ?1 IS NULL OR a.org = ?1`),g=new Map,S=D=>a.all(D).map(wd),H=D=>{const E=f.get(D);if(!E)return;const T=Ee(E,"live_release"),L=S(fe(E,"id"));return{org:J(
E,"org"),subdomain:J(E,"subdomain"),settings:jo(J(E,"settings")),release:L.find(G=>G.deployID===T)??null,kept:L.filter(G=>G.deployID!==T)}};return{site(D){const E=g.
get(D);if(E)return E;const T=H(D);return g.size>=yd&&g.clear(),T&&g.set(D,T),T},activate(D,E){const T=e.now(),L=o.get(D);if(!L)throw new v.GQ("internal",`There \
is no deployment ${D}`);const G=fe(L,"id");mn(t,()=>{if(s.run(E,T,D).changes!==1)throw new v.GQ("internal",`The deployment ${D} has ended and cannot be activate\
d`);r.run(T,T,D),i.run(D,G);for(const le of S(G).slice(n))c.run(le.deployID)}),g.delete(J(L,"subdomain"))},rollback(D,E){const T=S(D.id),L=T.findIndex(le=>le.deployID===
D.liveRelease),G=E===void 0?T[L+1]:T.find(le=>le.deployID===E);if(!(!G||L===-1))return i.run(G.deployID,D.id),g.delete(D.subdomain),G},list:D=>S(D.id),manifests:D=>m.
all(D??null).map(E=>({org:J(E,"org"),manifestHash:J(E,"manifest")})),forget:D=>{g.delete(D)}}}function wd(t){return{deployID:J(t,"deploy_id"),manifestHash:J(t,"\
manifest")}}function bd(t){const{clock:e,random:n}=t,s=Dl(t.dataDir),r=fd(s,e,n),o=gd(s,e,t.keepReleases);return{database:s,apps:r,releases:o,deployments:hd(s,r,
o,e,n),idempotency:md(s,e),transaction:i=>mn(s,i),[Symbol.dispose](){s.isOpen&&s.close()}}}const Ed=600;async function Sd(t,e,n){const{env:s,allowLocalGit:r,clock:o,
log:i,random:a,keepReleases:c,kvsQuotas:f,workers:m,precompress:g}=e,S=n.use(bd({dataDir:t,clock:o,random:a,keepReleases:c})),H=n.use(await Vl({dataDir:t,database:S.
database,clock:o,log:i,quotas:f})),D=n.use(hi({dir:(0,b.join)(t,"objects"),clock:o,log:i,precompress:g})),E=n.use(yu(D,S.releases,o,i)),{gitUrlTemplate:T,isolation:L,
buildLimits:G}=e,Qe={builder:e.builder??du({dataDir:t,env:s,allowLocalGit:r,gitUrlTemplate:T,limits:G,isolation:L,log:i,clock:o}),objects:D,workers:m,log:i,clock:o,
onChange:()=>{S.deployments.unfinished().length===0&&E.whenIdle()},onOutput:e.onOutput},bt=n.use(cd({store:S.deployments,...Qe}));return{state:S,kvs:H,objects:D,
housekeeping:E,queue:bt}}function Td(t,e,n,s,r){const{clock:o,fetch:i,requestsPerMinute:a=s===Or?0:Ed}=e,c=gu(t),{baseUrl:f,issuer:m}=n;return{issuer:F({issuer:m,
audience:f,key:c,requestToken:r,clock:o}),gate:{roleOf:s.roleOf,verify:Tu({policy:s,issuer:m,audience:f,key:c,clock:o,fetch:i}),rateLimit:pu(a,o)}}}function _d(t,e){
const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Fo&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==Fo?!1:t.startsWith(e,r)||t.slice(
r,s).toLowerCase()===e}const Fo=46;function $d(t){return[["/api/v1","control",t.control],["/v1","kvs",t.kvs],["/identity","identity",t.identity],["/console","co\
nsole",t.console],["/operator","operator",t.operator],["/backup","operator",t.backup],["/healthz","platform",t.healthz],["/metrics","platform",t.metrics]]}function Od(t){
const e=$d(t),{sitesDomain:n,edge:s,observe:r}=t,o=a=>{const c=j(a.target);if(c==="/")return["platform",t.index];for(const[f,m,g]of e)if(c.startsWith(f)&&!(c.length!==
f.length&&c[f.length]!=="/"))return[m,g??Bo];return["platform",Bo]},i=(a,c,f)=>{const m=performance.now(),g=c(f);return g instanceof Promise?g.then(S=>(r(a,f,S.
status,m),S),S=>{throw r(a,f,500,m),S}):(r(a,f,g.status,m),g)};return a=>{const c=a.headers.host;if(typeof c=="string"&&_d(c,n))return i("edge",s,a);const[f,m]=o(
a);return i(f,m,a)}}const Bo=t=>W(404,{error:{code:"not_found",message:`Nothing is at ${j(t.target)}`,requestID:t.requestID}});var kd=_(7067),vd=_(7030);const xd=/^[\w.:-]{1,128}$/,
Go=8*1024*1024,Id=(0,x.randomBytes)(5).toString("hex");let zo=0;class Ad{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get method(){return this.#e.
method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===
void 0){const e=this.#e.headers["x-request-id"];zo+=1,this.#s=typeof e=="string"&&xd.test(e)?e:`${Id}-${zo}`}return this.#s}get bodyAbandoned(){return this.#o}get signal(){
if(this.#r===void 0){const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise(
(r,o)=>{const i=[];let a=0;const c=f=>{this.#o=!n.complete,o(f)};if(s>e+Go){c(new ee);return}n.on("data",f=>{a+=f.length,a<=e?i.push(f):a>e+Go?(n.pause(),c(new ee)):
i.length=0}),n.once("end",()=>a>e?c(new ee):r(Buffer.concat(i,a))),n.once("error",c),n.once("close",()=>{n.complete||c(new Error("The client went away before it\
s body ended"))})})}}const Rd=15e3,Nd=12e4,Ld=3e4,Dd=t=>W(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},{"retry-aft\
er":"1"});async function Cd(t){const{host:e,log:n}=t,s={handler:Dd,closing:!1},r=new Set,o=(0,kd.createServer)({headersTimeout:Rd,requestTimeout:Nd,keepAliveTimeout:Ld},
(c,f)=>{const m=new Ad(c,f,r);Ud(s,m,c,f,n)}),i=await Md(o,t.port,e);let a;return{port:i,serve(c){s.handler=c},close(c=5e3){return s.closing=!0,a??=Pd(o,r,c),a}}}
function jd(t,e){return`http://${(0,vd.isIPv6)(t)?`[${t}]`:t}:${e}`}function Md(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,v.xU)(o);r(i==="\
EADDRINUSE"?new v.GQ("port_in_use",`Port ${e} of ${n} is taken by another process`,{input:"port",remedy:"Name another port, as --port 4401, or --port 0 for a fr\
ee one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new v.GQ("invalid_input",`The platform may not listen on ${n}:${e} (${i})`,{input:"port",remedy:"\
Name an address of this machine, and a port from 1024 on.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function Pd(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new v.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function Ud(t,e,n,s,r){const o=a=>Bd(a,e,n,s,t.closing,r),i=a=>o(
Fd(e,a,r));try{const a=t.handler(e);a instanceof Promise?a.then(o).catch(i):o(a)}catch(a){i(a)}}function Fd(t,e,n){const s=(0,v.I7)(e),r=s.cause instanceof Error?
s.cause.stack??s.cause.message:s.stack;return n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null}),W(500,{error:{
code:"internal",message:"The platform failed to answer; its log tells more under this request ID.",requestID:t.requestID}})}function Bd(t,e,n,s,r,o){const{body:i,
status:a}=t,c=i instanceof zs.Readable?i:void 0;if(s.destroyed||s.headersSent){c?.destroy();return}const f=[];let m=!1;for(const S in t.headers){const H=t.headers[S];
H!==void 0&&(f.push(S,H),m||=S==="content-length")}f.push("x-request-id",e.requestID),(r||e.bodyAbandoned)&&f.push("connection","close");const g=a===204||a===304;
!m&&!c&&!g&&f.push("content-length",Gd(i)),s.writeHead(a,f),n.method==="HEAD"||g||i===void 0?(c?.destroy(),s.end()):c?(0,zs.pipeline)(c,s,S=>{S&&(0,v.xU)(S)!=="\
ERR_STREAM_PREMATURE_CLOSE"&&o("error","stream_failed",{requestID:e.requestID,message:S.message})}):s.end(i)}function Gd(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const zd=["0.0.0.0","::"];function Hd(t,e){const n=zd.includes(e.host)?"127.0.0.1":e.host,s=Yd(e.publicUrl??jd(n,t)),r=Kd(
e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}\
/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a}.${r}${o}/`}}const Wd=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;function Kd(t,e){
const n=(s,r)=>new v.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!Wd.test(t))throw n("is not a domain name","Write the\
 name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Give the sites a domain that ${e} is not part of, with --sites-dom\
ain, or the platform another name, with --public-url.`;throw n(`holds the platform's own name ${e}`,s)}return t}function Yd(t){const e=URL.canParse(t)?new URL(t):
void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new v.GQ("invalid_input",`The public URL "${t}" is not an\
 origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var Jd=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},Qd=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Vd(t){try{return await Xd(t)}catch(e){throw Ae(e)?new v.GQ("disk_full",`The disk tha\
t holds the data directory ${(0,b.resolve)(t.dir)} is full`,{input:"data",remedy:"Free some room on it and start again, or name a directory on another disk with\
 --data.",cause:e}):e}}async function Xd(t){const e={stack:[],error:void 0,hasError:!1};try{const n=Fa(t),{log:s}=n,r=Jd(e,new AsyncDisposableStack,!0),o=d(t.dir);
r.use(Ia(o));const i=_a(o),a=await Cd(n);r.defer(()=>a.close());const c=Hd(a.port,n),f=await Sd(o,n,r);r.defer(()=>a.close());const m=(0,x.randomBytes)(32).toString(
"base64url"),g=Td(o,n,c,i,m),S=E=>V(o,E,T=>qd(f,T));a.serve(ef(o,n,c,f,g,Ve(m,S))),await f.queue.start();const H=`${c.issuer}/token?api-version=2.0`;r.use(u(o,{
pid:process.pid,...ir(c),requestUrl:H,requestToken:m})),s("info","platform_started",{...ir(c),dataDir:o});const D=Zd(r.move(),()=>s("info","platform_stopped",{dataDir:o}));
return{...c,port:a.port,dataDir:o,requestUrl:H,requestToken:m,close:D,mintToken:g.issuer.mint,backUp:S,collectGarbage:f.housekeeping.collect,[Symbol.asyncDispose]:D}}catch(n){
e.error=n,e.hasError=!0}finally{const n=Qd(e);n&&await n}}function Zd(t,e){let n;return()=>(n??=t.disposeAsync().then(e),n)}function qd({state:t,kvs:e},n){Oo(t.
database,(0,b.join)(n,"platform.db")),e.copyTo(n)}function ef(t,e,n,s,{gate:r,issuer:o},i){const{log:a,clock:c,allowLocalGit:f,edgeCacheBytes:m}=e,{state:g,kvs:S,
objects:H,queue:D}=s,{sitesDomain:E,kvsUrl:T,consoleUrl:L,siteUrl:G}=n,{verify:le,roleOf:Me}=r,Qe=Da(g.deployments),bt=gn=>{try{D.enqueue(gn)}catch(Et){a("error",
"enqueue_failed",{deployID:gn,message:Et instanceof Error?Et.message:String(Et)})}};return Od({sitesDomain:E,edge:wa({sites:g.releases,objects:H,cacheBytes:m,log:a,
domain:E}),control:Ss(r,{state:g,enqueue:bt,allowLocalGit:f,siteUrl:G}),kvs:S.handler,identity:o.handler,operator:Ts(r,{state:g,kvs:S,kvsUrl:T,siteUrl:G}),console:Lt(
{state:g,kvs:S,clock:c,dataDir:t,verify:le,roleOf:Me,consoleUrl:L,siteUrl:G}),backup:i,healthz:Ta(g),metrics:Qe.handler,index:tf(n),observe:nf(Qe.count,a)})}function ir({
baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function tf(t){const e={service:"slipway",...ir(t),controlPlane:`${t.
baseUrl}/api/v1`,sites:t.siteUrl("{subdomain}")};return()=>W(200,e)}function nf(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;
const{method:i,requestID:a,target:c}=s,[f=""]=c.split("?",1);e("info","request",{room:n,method:i,path:f,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}})};export{cf as id,uf as ids,lf as modules};

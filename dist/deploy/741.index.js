var jo=Object.freeze,rf=Object.defineProperty;var Mo=(pe,re)=>jo(rf(pe,"raw",{value:jo(re||pe.slice())}));var Po;const cf=741,uf=[741,716],lf={7716:((pe,re,_)=>{_.d(re,{Ej:()=>C,UC:()=>V,tellFindings:()=>I,tp:()=>X});var x=_(5807),w=_(7496),v=_(8862);function I(U,K,G){
const{pages:N,links:z,files:P}=G,$=new Set;for(const R of G.findings){const{message:Z,place:te,remedy:ie}=R;K.add((0,w.x)(R),{message:(0,x.O)(Z,1e3),...te?{place:te}:
{}}),ie!==void 0&&$.add(ie)}for(const R of $)U.line(`  ${R}`);U.line(`Checked ${N} pages, ${z} links and ${P} files (${C(G.bytes)})`)}const A=100,q={error:"\u274C",
warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function V(U){const{findings:K,largest:G}=U,N=K.length-A;return["### The site",ee(U),...K.length===0?[]:[K.slice(0,
A).map(W).join(`
`)],...N>0?[`\u2026 and ${N} more.`]:[],`<details><summary>The largest files</summary>

${X(["File","Bytes","Brotli","gzip"],G.map(z=>[(0,v.aY)(z.path),C(z.bytes),C(z.brotli),C(z.gzip)]))}

</details>`].join(`

`)}function ee({pages:U,links:K,files:G,bytes:N,brotli:z,gzip:P}){const $=[U,K,G].map(R=>R.toLocaleString("en"));return X(["Pages","Links inside the site","File\
s","Size","with Brotli","with gzip"],[[...$,C(N),C(z),C(P)]])}function W(U){const{message:K,place:G}=U,N=G?`${(0,v.aY)([G.file,G.line,G.column].filter(z=>z!==void 0).
join(":"))} `:"";return`- ${q[(0,w.x)(U)]} ${N}${(0,v.aY)(K,500)}`}function X(U,K){return[U,U.map(()=>"---"),...K].map(G=>`| ${G.join(" | ")} |`).join(`
`)}function C(U){return U<1e3?`${U} B`:U<1e6?`${(U/1e3).toFixed(1)} kB`:`${(U/1e6).toFixed(1)} MB`}}),3157:((pe,re,_)=>{_.d(re,{runCheck:()=>Wt});var x=_(1455),
w=_(8161),v=_(6760),I=_(3532),A=_(1224),q=_(9127),V=_(3739);const ee=/url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^)"'\s]+))\s*\)|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi;
function W(f){return[...f.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g,"").matchAll(ee)].flatMap(d=>{const h=d.slice(1).find(m=>m!==void 0);return h===void 0||h===
""||h.startsWith("#")?[]:[{href:h,kind:"asset"}]})}async function X(f,u,d){const h=f[Symbol.iterator](),m=async()=>{for(let b=h.next();!b.done;b=h.next())await d(
b.value)};await Promise.all(Array.from({length:u},m))}var C=_(1600);const U={a:[["href","link"]],area:[["href","link"]],link:[["href","asset"]],script:[["src","\
asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src",
"link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink\
:href","asset"]]},K=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),G=new Set(["title","style","script","template"]),
N=/\b(?:preconnect|dns-prefetch|canonical|pingback|webmention|me|author|license)\b/;function z(f){const u=new P;return u.read(f),u}class P{links=[];ids=new Set;base;empty=!0;#e=[];read(u){
const d=new C.i({onopentag:(h,m)=>this.#t(h,m),ontext:h=>this.#s(h),onclosetag:h=>{this.#e.at(-1)===h&&this.#e.pop()}});d.write(u),d.end()}#t(u,d){G.has(u)&&this.#e.
push(u),K.has(u)&&(this.empty=!1);for(const m of[d.id,u==="a"?d.name:void 0])m&&this.ids.add(m);switch(d.style?.includes("url(")&&this.#r(W(d.style)),u){case"ba\
se":this.base??=d.href;return;case"meta":this.#n(d);return;case"link":if(N.test(d.rel??""))return;break;case"a":case"area":if(/\bexternal\b/.test(d.rel??""))return;
break}const h=(U[u]??[]).flatMap(([m,b])=>{const y=d[m];return y===void 0?[]:[{href:y,kind:b}]});this.#r([...h,...R(d.srcset??d.imagesrcset??"")])}#n(u){if(u["h\
ttp-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const d=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(u.content??"")?.[1];d&&this.#r([{href:d.
trim(),kind:"link"}])}#s(u){this.#e.at(-1)==="style"&&this.#r(W(u)),this.#e.length===0&&u.trim()!==""&&(this.empty=!1)}#r(u){this.links.push(...u.filter(({href:d})=>!$(
d)))}}function $(f){return/\{\{|\$\{|<%/.test(f)}function R(f){return f.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(d=>{const[h=""]=d.trim().split(/\s/,1);return h===
""?[]:[{href:h.replace(/,+$/,""),kind:"asset"}]})}const Z=10;class te{#e;#t=new Map;constructor(u){this.#e=u}know(u,d){this.#t.set(u.pathname,Promise.resolve({kind:"\
there",url:u,page:ie(d)}))}probe(u){const d=u.pathname+u.search,h=this.#t.get(d);if(h)return h;const m=this.#n(u);return this.#t.set(d,m),m}async#n(u){let d=u;for(let h=0;h<
Z;h+=1){const{status:m,headers:b}=await this.#e.fetch(d,{method:"HEAD",signal:this.#e.signal}),y=b.get("location");if(m>=400)return{kind:"missing",status:m};if(m<
300||y===null||!URL.canParse(y,d.href))return{kind:"there",url:d,page:ie(b)};if(d=new URL(y,d),d.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function ie(f){return/\bhtml\b/.test(f.get("content-type")??"")}const fe=16,je=2e4,mn=16*1024*1024;async function yn(f,u){const d=new Vs(f),h=u.filter(
b=>/\.(?:x?html?|css)$/i.test(b));return await X(h.slice(0,je),fe,b=>d.read(b)),await d.follow(),{index:await d.index(),...d.result(),unread:d.unread+Math.max(0,
h.length-je)}}const gn=5;class Vs{#e;#t;#n=new Map;#s=new Map;#r=[];#o=0;unread=0;constructor(u){this.#e=u,this.#t=new te(u)}async index(){const{root:u,fetch:d,
signal:h}=this.#e,m=await this.#t.probe(u);if(m.kind!=="there")return{status:Me(m),empty:!1};const b=await d(m.url,{signal:h}),y=await b.text();return{status:b.
status,empty:y.trim()===""||m.page&&z(y).empty}}async read(u){const d=M(u,this.#e.root),h=await this.#e.fetch(d,{signal:this.#e.signal}),m=await h.text();h.status>=
300||(this.#t.know(d,h.headers),m.length>mn?this.unread+=1:/\.css$/i.test(u)?this.#i(W(m),d,u):this.#a(m,d,u))}#a(u,d,h){const m=z(u);this.#o+=1,this.#s.set(h,m.
ids);const b=m.base!==void 0&&URL.canParse(m.base,d.href)?new URL(m.base,d):d;this.#i(m.links,b,h)}#i(u,d,h){for(const{href:m,kind:b}of u){const y=URL.canParse(
m,d.href)?new URL(m,d):void 0;if(y?.origin!==this.#e.root.origin)continue;const O=`${b} ${y.href} ${m}`,k=this.#n.get(O)??{href:m,kind:b,url:y,files:[],count:0};
this.#n.set(O,k),k.files.at(-1)!==h&&(k.count+=1,k.files.length<gn&&k.files.push(h))}}async follow(){await X(this.#n.values(),fe,async u=>{const d=await this.#c(
u);if(d===void 0)return;const{href:h,files:m,count:b}=u;this.#r.push({href:h,files:m,count:b,...d})})}async#c({url:u,kind:d}){const h=await this.#t.probe(u);switch(h.
kind){case"missing":return{kind:d,why:`answers ${h.status}`};case"circle":return{kind:d,why:"redirects in a circle"};case"external":return;case"there":return d===
"asset"&&h.page&&/\.(?!x?html?$)\w+$/i.test(h.url.pathname)?{kind:d,why:"answers with a page"}:this.#u(h.url,u.hash)?void 0:{kind:"fragment",why:"names no part \
of it"};default:return h}}#u(u,d){const h=d.slice(1);if(h===""||/^(?:top$|[/!]|:~:)/i.test(h))return!0;const m=this.#d(F(u.pathname).slice(1));return m===void 0||
m.has(h)||m.has(F(h))}#d(u){return[u,`${u}.html`,u===""||u.endsWith("/")?`${u}index.html`:""].map(h=>this.#s.get(h)).find(h=>h!==void 0)}result(){const u=this.#r.
sort((h,m)=>Et(h.files[0],m.files[0])||Et(h.href,m.href)),d=new Set([...this.#n.values()].map(({url:h})=>h.href)).size;return{pages:this.#o,links:d,dead:u}}}function Me(f){
return f.kind==="missing"?f.status:310}function M(f,u){const d=f.replace(/(^|\/)index\.html$/,"$1");return new URL(d.split("/").map(encodeURIComponent).join("/"),
u)}function F(f){try{return decodeURIComponent(f)}catch{return f}}function Et(f="",u=""){return f<u?-1:+(f>u)}var Tt=_(7496);const wn=100,bn='A link to what ano\
ther application serves below the same host is left alone where it says rel="external".';async function En(f,u){const d=[];for(const[h,m]of f.dead.entries()){const b=h<
wn?await u.find(m.href,m.files[0]??""):void 0;d.push({...Sn(m),...b===void 0?{}:{place:b}})}return[...Tn(f),...d,...Ze(f)]}function Tn({index:f}){return f.status>=
300?[{code:"index_unanswered",message:`The site has no index page: / answers ${f.status}`,remedy:"The output directory needs an index.html. Is output-directory \
the folder that the build writes?"}]:f.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function Sn(f){const u=JSON.
stringify(f.href.length>200?`${f.href.slice(0,199)}\u2026`:f.href);switch(f.kind){case"link":return{code:"dead_link",message:`Dead link: ${u} ${f.why} (${Ve(f)}\
)`,remedy:bn};case"asset":return{code:"dead_asset",message:`Missing file: ${u} ${f.why} (${Ve(f)})`};case"fragment":return{code:"dead_fragment",message:`The pag\
e that ${u} leads to has no such part (${Ve(f)})`};default:return f.kind}}function Ve({files:f,count:u}){const d=u-1;return`in ${f[0]}${d>0?` and ${d} more ${d===
1?"file":"files"}`:""}`}function Ze({unread:f}){return f===0?[]:[{code:"not_all_checked",message:`${f} pages or style sheets are too long, or too many, to be re\
ad`}]}var _n=_(5807),$n=_(1421),qe=_(7975);const Oe=(0,qe.promisify)($n.execFile),St=64*1024*1024,_t=["safe.directory=*","core.fsmonitor=false","core.hooksPath=\
/dev/null"].flatMap(f=>["-c",f]);function me(f,u,d,h={}){const m=Object.fromEntries(Object.entries(u).filter(([y])=>!y.startsWith("GIT_"))),b={cwd:f,env:{...m,LC_ALL:"\
C",...h},signal:d,maxBuffer:St};return async(...y)=>{try{return(await Oe("git",[..._t,...y],b)).stdout}catch(O){throw(0,V.xU)(O)!=="ENOENT"?O:new V.GQ("unsuppor\
ted_runtime","git is not installed",{remedy:"Install git on the runner: the check builds the commit that is checked out.",cause:O})}}}const On=5*6e4,Pe="refs/sl\
ipway/base";async function $t(f,u,d,h,m){const b=me(d,h,m),y=await Y(u.git,f,m)??await Y(u.git,`origin/${f}`,m)??await kn(f,u,d,h,m);return await b("update-ref",
Pe,y),{name:f,commit:y}}async function Y(f,u,d){try{return(await f("rev-parse","--quiet","--verify",`${u}^{commit}`)).trim()}catch(h){if(d.throwIfAborted(),h instanceof
V.GQ)throw h;return}}const Ot=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function kn(f,u,d,h,m){const b=Ot.test(f)?await kt(u.git,m):void 0;if(!b)throw et(
f,"");const y=AbortSignal.timeout(On),O=me(u.root,h,AbortSignal.any([m,y]),b),k=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${f}:${Pe}`];
try{await O("--git-dir",d,"fetch",...k)}catch(J){throw m.throwIfAborted(),J instanceof V.GQ?J:et(f,y.aborted?", and origin does not answer":xn(J),J)}const j=await Y(
me(d,h,m),Pe,m);if(j===void 0)throw et(f,", and what origin has by this name is no commit");return j}const vn=[["core.askPass",""],["core.sshCommand","ssh -o Ba\
tchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Te="^(re\
mote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function kt(f,u){const d=await f("config","--local","--includes","--null","--get-regex\
p",Te).catch(()=>"");u.throwIfAborted();const h=d.split("\0").flatMap(O=>{const[k="",...j]=O.split(`
`);return k===""?[]:[[k,j.length===0?"true":j.join(`
`)]]});if(!h.some(([O])=>O==="remote.origin.url"))return;const m=[...vn,...h],b=m.flatMap(([O,k],j)=>[[`GIT_CONFIG_KEY_${j}`,O],[`GIT_CONFIG_VALUE_${j}`,k]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(m.length),...Object.fromEntries(b)}}function xn(f){const u=f instanceof
Error&&"stderr"in f&&typeof f.stderr=="string"?f.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(u))return", nor\
 has origin";const h=(u.split(`
`).find(m=>/^(?:fatal|error): /.test(m))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,_n.
O)(h,300)}`}function et(f,u,d){return new V.GQ("invalid_input",`compare-to: "${f}" names nothing that this checkout has${u}`,{input:"compare-to",remedy:In,cause:d})}
const In=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function An(f,u,d){const h=me(f,u,d),[m="",b="",y=""]=(await Rn(h,f,d)).split(`
`),O=me(m,u,d);return{root:m,commit:y,changed:(await O("diff","--name-only","-z","HEAD")).split("\0").filter(k=>k!==""),git:O,async lend(k,j){await(0,x.mkdir)(k,
{recursive:!0}),await me(k,u,d)("init","--quiet","--bare","--template=","."),await(0,x.mkdir)((0,v.join)(k,"objects","info"),{recursive:!0}),await(0,x.writeFile)(
(0,v.join)(k,"objects","info","alternates"),`${(0,v.join)(b,"objects")}
`),await(0,x.copyFile)((0,v.join)(b,"shallow"),(0,v.join)(k,"shallow")).catch(J=>{if((0,V.xU)(J)!=="ENOENT")throw J}),await me(k,u,d)("update-ref",`refs/heads/${j}`,
y)}}}async function Rn(f,u,d){try{const h=await f("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[m="",b="",y=""]=h.split(`
`);return[m,(0,v.resolve)(u,b),y].join(`
`)}catch(h){throw d.throwIfAborted(),h instanceof V.GQ?h:new V.GQ("file_not_found",`There is no checkout in ${u}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:h})}}function Nn({pages:f},u,d){const h=y=>({now:y(u),change:y(u)-y(d)}),m=y=>h(O=>O.reduce((k,j)=>k+y(j),0));return{pages:{now:f,
change:m(({path:y})=>Number(vt.test(y))).change},files:h(({length:y})=>y),bytes:m(({bytes:y})=>y),brotli:m(({brotli:y})=>y),gzip:m(({gzip:y})=>y),changes:Ln(u,d).
toSorted((y,O)=>Math.abs(O.bytes)-Math.abs(y.bytes)||(y.path<O.path?-1:1))}}const vt=/\.x?html?$/i;function Ln(f,u){const d=new Map(u.map(k=>[k.path,k])),h=new Set(
f.map(({path:k})=>k)),m=f.filter(({path:k})=>!d.has(k)),b=u.filter(({path:k})=>!h.has(k)),y=It(m,b),O=new Set(y.flat());return[...f.flatMap(k=>{const j=d.get(k.
path);return j===void 0||j.digest===k.digest?[]:[xt(k,j)]}),...y.map(([k,j])=>({...xt(k,j),formerly:j.path})),...m.filter(k=>!O.has(k)).map(k=>ye("added",k,1)),
...b.filter(k=>!O.has(k)).map(k=>ye("removed",k,-1))]}function xt(f,u){const{path:d,bytes:h,brotli:m}=f;return{kind:"changed",path:d,bytes:h-u.bytes,brotli:m-u.
brotli}}function ye(f,{path:u,bytes:d,brotli:h},m){return{kind:f,path:u,bytes:m*d,brotli:m*h}}function It(f,u){const d=Map.groupBy(u,({path:h})=>ke(h));return[...Map.
groupBy(f,({path:h})=>ke(h))].flatMap(([h,m])=>{const[b,y]=m,[O,k]=d.get(h)??[];return h!==void 0&&b&&O&&!y&&!k?[[b,O]]:[]})}const tt=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
nt=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Ue=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function ke(f){if(vt.test(f))return;
const u=f.lastIndexOf("/")+1,[d,h]=[f.slice(0,u),f.slice(u)],m=tt.exec(h)?.[0]??"",b=h.slice(0,h.length-m.length);if(Ue.test(b))return`${d}*${m}`;const y=nt.map(
O=>O.exec(b)?.groups).find(O=>At(O?.hash??""));return y&&`${d}${y.stem}*${m}`}function At(f){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
f)}var Rt=_(7598),Dn=_(3024),Nt=_(6466),st=_(8522);const ve=(0,qe.promisify)(st.brotliCompress),Cn=(0,qe.promisify)(st.gzip),jn=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
Mn={params:{[st.constants.BROTLI_PARAM_QUALITY]:5}},Pn={level:6};async function Un(f,u){const d=u.length;if(d===0||jn.test(f))return{bytes:d,brotli:d,gzip:d};const[
h,m]=await Promise.all([Cn(u,Pn),ve(u,Mn)]);return{bytes:d,brotli:Math.min(d,m.length),gzip:Math.min(d,h.length)}}const Fn=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
rt=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function Bn(f){return Fn.test(f)&&!Lt(f)}function Lt(f){return rt.test(f)}const ot="PRIVATE K\
EY",Gn=600;function Dt(f){for(let u=f.indexOf(ot);u!==-1;u=f.indexOf(ot,u+ot.length)){const d=f.toString("latin1",Math.max(0,u-40),u+Gn);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(d))return!0}return!1}const Se=25*1024*1024,Ct=16*1024*1024,Fe=4;async function xe(f,u){const{commit:d,signal:h}=u,m=(await Jn((0,v.join)(f,".git","shallow"))).
trim()===d,b=[],y=[];for await(const j of jt(f,"")){h.throwIfAborted();const J=zn(j,m);J!=="ordinary"&&J!=="left-out"&&y.push(J),J==="ordinary"&&b.push(j)}const O=[];
await X(b.sort(),Fe,async j=>{h.throwIfAborted();const J=await Ie(f,j,u);J&&(O.push(J.file),y.push(...J.found))});const k=O.filter(({path:j})=>/\.(?:js|mjs|cjs|css)\.map$/.
test(j));return k.length>0&&y.push(Yn(k)),{files:O.sort((j,J)=>j.path<J.path?-1:1),findings:y}}async function*jt(f,u){for(const d of await(0,x.readdir)((0,v.join)(
f,u),{withFileTypes:!0})){const h=u+d.name,m=d.name===".git"||h==="node_modules";d.isDirectory()&&!m?yield*jt(f,`${h}/`):(m||d.isFile()||d.isSymbolicLink())&&(yield h)}}
function zn(f,u){const d=f.slice(f.lastIndexOf("/")+1);return f==="node_modules"||d===".git"&&u?"left-out":d===".git"?{code:"leaked_repository",message:`The out\
put holds a git repository, ${f}: its whole history would be public`,remedy:"Build into a folder of its own, or have the build remove it."}:Lt(d)?{code:"example\
_of_secrets",message:`The output holds ${f}, which is not published`,remedy:"Leave it out of the output directory."}:Bn(d)?{code:"leaked_secret_file",message:`T\
he output holds ${f}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}:"\
ordinary"}async function Ie(f,u,{digests:d,signal:h}){const m=(0,v.join)(f,u),b=await(0,x.stat)(m).catch(()=>{});if(!b?.isFile())return;const y=b.size;if(y>Ct){
const J=y>Se?[Wn(u,y)]:[],ne=d?{digest:await Hn(m,h)}:{};return{file:{path:u,bytes:y,brotli:y,gzip:y,...ne},found:J}}const O=await(0,x.readFile)(m),k=d?{digest:(0,Rt.
createHash)("sha256").update(O).digest("hex")}:{};return{file:{path:u,...await Un(u,O),...k},found:Dt(O)?[Kn(u)]:[]}}async function Hn(f,u){const d=(0,Rt.createHash)(
"sha256");return await(0,Nt.pipeline)((0,Dn.createReadStream)(f),d,{signal:u}),d.digest("hex")}function Wn(f,u){return{code:"large_file",message:`${f} has ${(u/
1024**2).toFixed(0)} MB; more than ${Se/1024**2} is much for a site`}}function Kn(f){return{code:"leaked_private_key",message:`The output holds a private key, i\
n ${f}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function Yn(f){const[u]=f,d=f.length===
1?"":` and ${f.length-1} more`;return{code:"source_maps",message:`The output holds source maps (${u?.path}${d}): everybody can read the sources they hold`}}async function Jn(f){
return(0,x.readFile)(f,"utf8").catch(()=>"")}const Mt=/[\s"'`(=[{<>,:]$/,_e=/^[\s"'`)\]}<>,;#?]/;function Pt(f,u,d){const h=new Map,m=b=>{const y=h.get(b)??Ae(f,
u,b);return h.set(b,y),y};return{async find(b,y){for(const O of he(b)){const k=await m(O),j=Be(k,y,d);if(j)return j}}}}function he(f){const[u=""]=f.split(/[?#]/,
1),d=f.replaceAll("&","&amp;");return[...new Set([f,d,u])].filter(h=>h.length>1)}async function Ae(f,u,d){return(await f("grep","-I","-n","-z","-F","-e",d,u,"--").
catch(()=>"")).split(`
`).flatMap(m=>ue(m,u,d))}function ue(f,u,d){const[h="",m="",...b]=f.split("\0"),y=b.join("\0");for(let O=y.indexOf(d);O!==-1;O=y.indexOf(d,O+1)){const[k,j]=[y.slice(
Math.max(0,O-1),O),y.slice(O+d.length,O+d.length+1)];if((O===0||Mt.test(k))&&(j===""||_e.test(j)))return[{file:h.slice(u.length+1),line:Number(m),column:O+1}]}return[]}
function Be(f,u,d){const h=f.filter(({file:b})=>d===void 0||!b.startsWith(`${d}/`)),m=h.filter(({file:b})=>Xn(b,u));return[f,h,m].map(Qn).find(b=>b!==void 0)}function Qn(f){
const[u]=f;return u&&f.every(({file:d})=>d===u.file)?u:void 0}function Xn(f,u){const d=it(u.replace(/\/index\.[^/]+$/,""));return it(f)===d||it(f.replace(/\/index\.[^/]+$/,
""))===d}function it(f){return f.slice(f.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Ut=5;async function Vn(f,u,d){const h=u.files.map(({path:y})=>y),m=await yn(
f,h),b=y=>u.files.reduce((O,k)=>O+y(k),0);return{pages:m.pages,links:m.links,files:u.files.length,bytes:b(({bytes:y})=>y),brotli:b(({brotli:y})=>y),gzip:b(({gzip:y})=>y),
largest:u.files.toSorted((y,O)=>O.bytes-y.bytes).slice(0,Ut),findings:Zn([...u.findings,...await En(m,d)])}}const Ft=["error","warning","notice"];function Zn(f){
const u=d=>Ft.indexOf((0,Tt.x)(d))*2+(d.place?0:1);return f.toSorted((d,h)=>u(d)-u(h))}function qn({findings:f}){const u=f.filter(d=>(0,Tt.x)(d)==="error").length;
if(u!==0)return new V.GQ("check_failed",`The site was built, and does not pass: ${u} ${u===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var es=_(5635),ts=_(4533);async function ns(f,u,d){const{report:h,signal:m}=d,b=(0,es.M)(h.report,A.m,m);return await b.phase("compare",
async()=>{const y=await ss(f,u,d);return m.throwIfAborted(),await h.compared(y),[void 0,(0,ts.i)(y),y.kind==="untold"]}),b.phases}async function ss(f,u,d){const{
embedded:h,report:m,checked:b,leftMs:y}=d;if(f.commit===b.commit)return{kind:"untold",base:f,why:"it is the commit that was checked"};const O=ne=>{(ne.type==="s\
tatus"||ne.type==="heartbeat")&&m.report(ne)},k={...u.follow,timeoutMs:Math.max(1,y)},{outcome:j,output:J}=await h.deploy(f.commit,{...u,...Bt(u),follow:k},O);return j.
status==="succeeded"&&J?{kind:"told",base:f,difference:Nn(b.report,b.output.files,J.files)}:{kind:"untold",base:f,why:rs(j,y)}}function Bt({project:f}){return{project:f===
"base"?"checked":"base"}}function rs({status:f,error:u},d){return f!=="pending"?`it does not build (${u?.message??f})`:d<1?"no time was left to build it":`it wa\
s not built in the ${(0,q.a)(d)} that were left`}var os=_(4780),is=_(2086),Gt=_(7244);async function as(f){const{startPlatform:u,env:d,scratch:h,lent:m,digests:b}=f;
let y="",O;const k=await u({dir:(0,v.join)(h,"platform"),port:0,allowLocalGit:!0,precompress:!1,env:d,async onOutput(j,J){O=await xe(j,{commit:y,digests:b,signal:J})}});
return{async deploy(j,J,ne){return[y,O]=[j,void 0],{outcome:await zt(k,us(J,j,m),ne,f),output:O}},[Symbol.asyncDispose]:()=>k[Symbol.asyncDispose]()}}const cs=50;
function us(f,u,d){const{configuration:h,follow:m}=f;return{...f,configuration:{...h,repository:d},commit:u,create:!0,verify:"off",urlTemplate:void 0,follow:{...m,
wait:!0,pollIntervalMs:cs,statusMap:new Map}}}function zt(f,u,d,{signal:h,folder:m,onSecret:b}){const{baseUrl:y,requestUrl:O,requestToken:k}=f,j={kind:"platform",
requestUrl:O,requestToken:k,audience:y},J=()=>Promise.reject(new TypeError("A check runs no token command")),ne={fetch,tree:(0,Gt.c)(m),signal:h,run:J,onSecret:b,
reporter:d};return(0,is.g)(u,(0,os.N)(u,{baseUrl:y,source:j},ne))}var Ht=function(f,u,d){if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError(
"Object expected.");var h,m;if(d){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");h=u[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");h=u[Symbol.dispose],d&&(m=h)}if(typeof h!="function")throw new TypeError("Object not disposable.");
m&&(h=function(){try{m.call(this)}catch(b){return Promise.reject(b)}}),f.stack.push({value:u,dispose:h,async:d})}else d&&f.stack.push({async:!0});return u},ls=(function(f){
return function(u){function d(y){u.error=u.hasError?new f(y,u.error,"An error was suppressed during disposal."):y,u.hasError=!0}var h,m=0;function b(){for(;h=u.
stack.pop();)try{if(!h.async&&m===1)return m=0,u.stack.push(h),Promise.resolve().then(b);if(h.dispose){var y=h.dispose.call(h.value);if(h.async)return m|=2,Promise.
resolve(y).then(b,function(O){return d(O),b()})}else m|=1}catch(O){d(O)}if(m===1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.
error}return b()}})(typeof SuppressedError=="function"?SuppressedError:function(f,u,d){var h=new Error(d);return h.name="SuppressedError",h.error=f,h.suppressed=
u,h});async function Wt(f,u,d,h){try{return await Re(f,u,d,h)}catch(m){if(!h.signal.aborted)throw m;return{...Ge,status:"cancelled",failure:void 0,phases:[],error:at()}}}
async function Re(f,u,d,h){const m={stack:[],error:void 0,hasError:!1};try{const{env:b,signal:y}=h,{repository:O,branch:k,outputDirectory:j}=f.configuration,J=(0,v.
isAbsolute)(O)?O:h.workspace,ne=await An(J,b,y);ds(ne,d.report);const He=Ht(m,await fs(b),!0),ct=(0,v.join)(He.path,"source.git");await ne.lend(ct,k);const ut=u===
void 0?void 0:await $t(u,ne,ct,b,y),Yt=A.m.now(),Zs=Ke=>d.addSecret(Ke),Jt={...h,scratch:He.path,lent:ct,folder:J,digests:ut!==void 0,onSecret:Zs},Qt=Ht(m,await as(
Jt),!0),{commit:lt}=ne,hs=Ke=>Ke.type==="url"||d.report(Ke),{outcome:ge,output:We}=await Qt.deploy(lt,f,hs),{status:ps,url:Xt}=ge;if(ps!=="succeeded"||We===void 0||
Xt===void 0)return Kt(ge,f);const ms={root:new URL(Xt),fetch:(0,I.Q)(fetch),signal:y},$e=await Vn(ms,We,Pt(ne.git,lt,j));await d.checked($e);const ys=f.follow.timeoutMs-
(A.m.now()-Yt),Vt=ut&&{embedded:Qt,report:d,signal:y,checked:{commit:lt,report:$e,output:We},leftMs:ys},Zt=Vt?await ns(ut,f,Vt):[],qt=qn($e);return{...ge,...Ge,
status:qt?"failed":"succeeded",error:qt,phases:[...ge.phases,...Zt]}}catch(b){m.error=b,m.hasError=!0}finally{const b=ls(m);b&&await b}}const Ge={appID:void 0,appCreated:!1,
deployID:void 0,url:void 0};function Kt(f,{follow:u}){const d={...f,...Ge};if(f.error?.code==="interrupted")return{...d,status:"cancelled",error:at()};if(f.status!==
"pending")return d;const h=`The check has not ended within ${(0,q.a)(u.timeoutMs)}, and was stopped`,m="Raise the input timeout.";return{...d,status:"failed",error:new V.
GQ("deploy_timeout",h,{input:"timeout",remedy:m})}}function at(){return new V.GQ("interrupted","Interrupted: the check was stopped, and has no result")}const ze=5;
function ds({changed:f},u){if(f.length===0)return;const d=f.slice(0,ze).join(", "),h=f.length>ze?` and ${f.length-ze} more`:"";u({type:"warning",message:`Change\
d since the commit, and not part of the check: ${d}${h}`,remedy:"The platform builds commits: commit what it shall see."})}async function fs(f){const u=await(0,x.
mkdtemp)((0,v.join)(f.RUNNER_TEMP||(0,w.tmpdir)(),"slipway-check-"));return{path:u,[Symbol.asyncDispose]:()=>(0,x.rm)(u,{recursive:!0,force:!0,maxRetries:3}).catch(
()=>{})}}}),4533:((pe,re,_)=>{_.d(re,{comparisonSection:()=>q,i:()=>A});var x=_(5807),w=_(7716),v=_(8862);const I=20;function A(N){const{base:z}=N,P=`${(0,x.O)(
z.name,100)} (${X(z)})`;if(N.kind==="untold")return`no difference to ${P} can be told: ${N.why}`;const{pages:$,files:R,bytes:Z,brotli:te}=N.difference;return`${[
C($," pages"),C(R," files"),U(Z),U(te," with Brotli")].join(", ")} against ${P}`}function q(N,z){const{base:P}=N,$=`### The difference to ${(0,v.aY)(z(P.name),100)}\
 (${(0,v.aY)(X(P))})`;if(N.kind==="untold")return`${$}

None can be told: ${(0,v.CS)(z(N.why),500)}`;const{difference:R}=N;return[$,V(R),...ee(R,z)].join(`

`)}function V({pages:N,files:z,bytes:P,brotli:$,gzip:R}){return(0,w.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[C(N),C(z),U(P),U($),U(R)]])}function ee({
changes:N},z){if(N.length===0)return["Every file is the same, byte for byte."];const P=["changed","added","removed"].map(Z=>`${N.filter(te=>te.kind===Z).length.
toLocaleString("en")} ${Z}`),$=N.slice(0,I).map(Z=>[Z.kind,W(Z,z),K(Z.bytes),K(Z.brotli)]),R=N.length-I;return[`Files: ${P.join(", ")}.`,(0,w.tp)(["","File","Si\
ze","with Brotli"],$),...R>0?[`\u2026 and ${R.toLocaleString("en")} more.`]:[]]}function W({path:N,formerly:z},P){const $=z?.slice(z.lastIndexOf("/")+1);return`${(0,v.
aY)(P(N))}${$===void 0?"":` (was ${(0,v.aY)(P($))})`}`}function X({commit:N}){return N.slice(0,7)}function C({now:N,change:z},P=""){return`${N.toLocaleString("e\
n")}${P} (${G(z,$=>$.toLocaleString("en"))})`}function U({now:N,change:z},P=""){return`${(0,w.Ej)(N)}${P} (${K(z)})`}function K(N){return G(N,w.Ej)}function G(N,z){
return`${N>0?"+":N<0?"-":"\xB1"}${z(Math.abs(N))}`}}),8862:((pe,re,_)=>{_.d(re,{CS:()=>V,Dl:()=>ee,EU:()=>v,XI:()=>W,aY:()=>w});var x=_(5807);function w(C,U=300){
const K=(0,x.O)(C,U).replaceAll("|","\u2502").trim();if(K==="")return"\u2013";const G="`".repeat(X(K)+1),N=K.startsWith("`")||K.endsWith("`")?" ":"";return`${G}${N}${K}${N}${G}`}
function v(C,U=2e3){const K=C.map(N=>(0,x.O)(N,U)),G="`".repeat(Math.max(3,X(K.join(`
`))+1));return[`${G}text`,...K,G].join(`
`)}const I=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,A=/^[0-9a-f]{7,40}\W*$/i,q=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function V(C,U=1e3){return(0,x.O)(C,U).trim().replace(q,(G,N,z="",P="",$="",R="")=>N!==void 0?w(N)+z:I.test(G)&&!A.test(G)?G:P+w($)+R)}function ee(C){if(C===void 0||
!URL.canParse(C))return;const{protocol:U,username:K,password:G,href:N}=new URL(C);if(!(!/^https?:$/.test(U)||K!==""||G!==""||N.length>2e3))return`[${w(N)}](<${N.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function W(C,U){let K=U,G=C.length;for(;G>0&&(K-=Buffer.byteLength((0,x.O)(C[G-1]??""))+1,!(K<0));)G--;return C.slice(
G)}function X(C){return Math.max(0,...[...C.matchAll(/`+/g)].map(U=>U[0].length))}}),1772:((pe,re,_)=>{_.d(re,{Aw:()=>V,U2:()=>A,bM:()=>q,q$:()=>I,q1:()=>v,sU:()=>w});
var x=_(8302);class w extends Error{name="JsonTextError";offset;constructor($,R){super($),this.offset=R}}function v(P,$){const R=P.slice(0,$);return{line:R.split(
`
`).length,column:$-R.lastIndexOf(`
`)}}function I(P){new z(P).document()}function A(P){const $=[];return new z(P,Z=>$.push(Z)).document()==="object"?$:void 0}function q(P){return P.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function V(P,$){return P===$||ee(P)===ee($)}function ee(P){try{return String(JSON.parse(P,W))}catch($){if($ instanceof RangeError)return q(P);throw $}}function W(P,$,R){
return typeof $=="number"?X(R?.source??String($)):Array.isArray($)?`[${$.join(",")}]`:(0,x.G)($)?`{${Object.entries($).map(([te,ie])=>`${JSON.stringify(te)}:${ie}`).
sort().join(",")}}`:JSON.stringify($)}function X(P){const[,$,R="",Z="",te="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(P)??[],ie=`${R}${Z}`.replace(/^0+/,
""),fe=ie.replace(/0+$/,"");if(fe==="")return`${$}0`;const je=BigInt(te)-BigInt(Z.length)+BigInt(ie.length-fe.length);return`${$}${fe}e${je}`}const C=/[ \t\n\r]*/y,
U=/[ !#-[\]-\uffff]*/y,K=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,G=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,N=/true|false|null/y;class z{#e;#t;#n=0;#s={name:"",
nameOffset:0,offset:0};constructor($,R){this.#e=$,this.#t=R}document(){this.#l(C);const $=this.#e[this.#n]==="{"?"object":"other",R=[];do this.#r(R);while(this.#o(
R));if(this.#l(C),this.#n<this.#e.length)throw this.#f("the end");return $}#r($){for(;;){this.#l(C),$.length===1&&(this.#s.offset=this.#n);const R=this.#e[this.#n];
if(R!=="{"&&R!=="["){this.#c(R);return}if(this.#n+=1,this.#d(R==="{"?"}":"]"))return;$.push({names:R==="{"?new Set:void 0}),R==="{"&&this.#i($)}}#o($){for(let R=$.
at(-1);R;R=$.at(-1)){$.length===1&&R.names&&this.#a();const Z=R.names?"}":"]";if(this.#d(Z)){$.pop();continue}if(this.#e[this.#n]!==",")throw this.#f(`"," or "${Z}\
"`);return this.#n+=1,R.names&&this.#i($),!0}return!1}#a(){this.#t?.({...this.#s,text:this.#e.slice(this.#s.offset,this.#n)})}#i($){this.#l(C);const R=this.#n;if(this.#e[this.#n]!==
'"')throw this.#f("a name in double quotes");const Z=this.#u(),te=$.at(-1)?.names;if(te?.has(Z))throw new w(`the name "${Z}" stands twice in one object`,R);if(te?.
add(Z),this.#l(C),this.#e[this.#n]!==":")throw this.#f('":"');this.#n+=1,$.length===1&&(this.#s={name:Z,nameOffset:R,offset:this.#n})}#c($){if($==='"')this.#u();else if(this.#l(
G)===0&&this.#l(N)===0)throw this.#f("a value")}#u(){const $=this.#n;this.#n+=1;do this.#l(U);while(this.#l(K)>0);if(this.#e[this.#n]!=='"'){const Z=this.#n>=this.#e.
length;throw new w(Z?"a string does not end":"a bad escape or control character in a string",this.#n)}this.#n+=1;const R=JSON.parse(this.#e.slice($,this.#n));if(typeof R!=
"string"||!R.isWellFormed())throw new w("a lone surrogate (half of a character) in a string",$);return R}#d($){return this.#l(C),this.#e[this.#n]!==$?!1:(this.#n+=
1,!0)}#l($){$.lastIndex=this.#n;const R=$.exec(this.#e)?.[0].length??0;return this.#n+=R,R}#f($){const R=this.#e.slice(this.#n,this.#n+1);return new w(`expected\
 ${$}, found ${R===""?"the end":JSON.stringify(R)}`,this.#n)}}}),7496:((pe,re,_)=>{_.d(re,{x:()=>w});const x={index_unanswered:"error",index_empty:"error",dead_link:"\
error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"\
warning",source_maps:"notice",not_all_checked:"notice"};function w({code:v}){return x[v]}}),9820:((pe,re,_)=>{_.r(re),_.d(re,{startPlatform:()=>Xd});var x=_(7598),
w=_(6760),v=_(3739),I=_(3024),A=_(1455),q=_(8302),V=_(7994);class ee extends Error{name="BodyTooLarge"}function W(t,e,n={}){return{status:t,headers:{"content-ty\
pe":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function X(t,e){const n=t.headers[e];return typeof n=="string"?n:
n?.[0]}function C(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const U=300,K="developer@slipway.localhost";function G(t){const{issuer:e,key:n,clock:s}=t;
let r;const o=async(a={})=>{const c=await _.e(460).then(_.bind(_,6460));r??=c.importJWK(n.privateJwk,"ES256");const l=Math.floor(s.now()/1e3),p=a.email??K;return new c.
SignJWT({...a.claims,email:p,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??p).setAudience(a.audience??
t.audience).setIssuedAt(l).setExpirationTime(l+(a.expiresInSeconds??U)).setJti((0,x.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":z(
e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!=="HEAD")return $(a,405,"method_not_allowed","The identity prov\
ider answers GET alone",{allow:"GET, HEAD"});const c=C(a.target),l=i[c];return l?W(200,l,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?$(a,404,
"not_found",`Nothing is at ${c}`):P(a,t.requestToken)?N(a.target,o):$(a,401,"unauthorized","The request token is missing or wrong: see run.json",{"www-authentic\
ate":"Bearer"})}}}async function N(t,e){const n=new URLSearchParams(t.slice(C(t).length)),s=n.get("audience"),r=n.get("email"),o=await e({...s?{audience:s}:{},...r?
{email:r}:{}});return W(200,{count:o.length,value:o})}function z(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["\
id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub",
"aud","exp","iat","jti","email","email_verified"]}}function P(t,e){const n=r=>(0,x.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(X(t,"autho\
rization")??"")?.[1];return s!==void 0&&(0,x.timingSafeEqual)(n(s),n(e))}function $(t,e,n,s,r={}){return W(e,{error:{code:n,message:s,requestID:t.requestID}},r)}
const R=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;async function Z(t,e,n){if(!(0,w.isAbsolute)(e))throw fe(
`${e} is not an absolute path`);if((0,V.FK)(t,e))throw fe(`${e} lies in the data directory`);if((0,I.existsSync)(e)&&(0,I.readdirSync)(e).length>0)throw fe(`${e}\
 is not empty`);(0,I.mkdirSync)(e,{recursive:!0,mode:448}),await ie(t,e),n(e),await ie(t,e)}const te=5;async function ie(t,e){const n=s=>!(0,w.relative)(t,s).split(
w.sep).includes("tmp");for(const s of(0,I.readdirSync)(t).filter(r=>!R.test(r)))for(let r=1;;r+=1)try{await(0,A.cp)((0,w.join)(t,s),(0,w.join)(e,s),{recursive:!0,
force:!1,filter:n});break}catch(o){if((0,v.xU)(o)!=="ENOENT"||r===te)throw o}}function fe(t){return new v.GQ("invalid_input",t,{input:"to",remedy:"Name a direct\
ory outside the data directory that is empty or not there yet."})}function je(t,e){return async n=>{const{requestID:s}=n,r=(o,i,a)=>W(o,{error:{code:i,message:a,
requestID:s}},o===405?{allow:"POST"}:{});if(n.method!=="POST")return r(405,"method_not_allowed","A backup is made by POST.");if(!P(n,t))return r(401,"unauthoriz\
ed","The request token is missing or wrong.");try{const o=JSON.parse((await n.body(mn)).toString()),i=(0,q.G)(o)&&typeof o.to=="string"?o.to:"";return await e(i),
W(200,{to:i})}catch(o){const{mender:i,message:a}=o instanceof SyntaxError?fe("The body is not JSON"):(0,v.I7)(o);return i==="user"?r(422,"validation_failed",a):
r(503,"unavailable",a)}}}const mn=64*1024,yn=["queued","building","syncing","activating","succeeded","failed","cancelled"],gn=["queue","clone","install","build",
"sync","activate"],Vs=null,Me={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,
unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};var M=_(2345);class F extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function Et(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return W(Me[n],r,t.headers)}function Tt(t,e,n,s){
const r=t.roleOf(e.email,n);if(r===void 0)throw new F("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!=="deployer")throw new F("forbidde\
n",`${e.email} may only read in the organization ${n}.`);return r}function wn(t,e,n,s){const r=t.state.apps.find({org:e,project:n,appID:s});if(!r)throw new F("n\
ot_found",`There is no app ${s} in ${e}/${n}.`);return r}function bn(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)return;const r=[];for(const[
o,i]of n.entries()){const a=s[o]??"";if(i.startsWith("{")){const c=En(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function En(t){try{return decodeURIComponent(
t)}catch{return}}const Tn=`
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
`,Sn=`'use strict';
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
`,Ve='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function Ze(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const _n=new Map([["/console/style.css",Ze("text/css",Tn)],["/console/icon.svg",Ze("image/svg+xml",Ve)],["/console/script.js",Ze("text/javascript",Sn)]]);var $n=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},qe=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Oe=256*1024,St=10;async function _t(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const r=$n(s,await(0,A.open)(t),!0),{size:o}=await r.stat(),i=e??Math.max(0,o-Oe),{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(Oe),0,Oe,i),
l=a.subarray(0,c),p=i+c>=o,g=p&&n?c:me(l),T=e===void 0&&i>0?l.indexOf(St)+1:0;return{text:l.subarray(T,g).toString("utf8"),next:i+g,atEnd:p}}catch(r){s.error=r,
s.hasError=!0}finally{const r=qe(s);r&&await r}}catch(s){if((0,v.xU)(s)==="ENOENT")return{text:"",next:0,atEnd:!0};throw s}}function me(t){const e=t.lastIndexOf(
St)+1;return e===0&&t.length===Oe?Oe:e}function On(t){return(0,I.existsSync)(t)?(0,I.createReadStream)(t):""}function Pe(t,e){return(0,w.join)(t,"logs",`${e}.lo\
g`)}class $t{text;constructor(e){this.text=e}}function Y(t,...e){let n=t[0]??"";for(const[s,r]of e.entries())n+=Ot(r)+(t[s+1]??"");return new $t(n)}function Ot(t){
return t==null?"":t instanceof $t?t.text:typeof t=="object"?t.map(Ot).join(""):String(t).replace(/[&<>"']/g,e=>kn[e]??"")}const kn={"&":"&amp;","<":"&lt;",">":"\
&gt;",'"':"&quot;","'":"&#39;"},vn={"content-type":"text/html; charset=utf-8","cache-control":"no-store","content-security-policy":"default-src 'none'; script-s\
rc 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff",
"x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"same-origin"};function Te(t,e,n,s){const r=n?Y`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:
null,o=Y(Po||(Po=Mo([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:vn,body:o.text}}function kt(t,e){return Te(t,"Sign in",void 0,Y`${tt(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function xn(t,e){const n=e.map(r=>Y`<li><a href="/console/orgs/${encodeURIComponent(r)}">${r}</a></li>`),s=Y`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
return Te(200,"Organizations",t,n.length>0?Y`<ul>${n}</ul>`:s)}function et(t,e,n){const s=n.map(r=>Y`<tr><td>${r.project}</td><td><a href="${ye(r)}">${r.name}</a></td><td>${r.
type}</td>
<td>${r.liveRelease===null?"created":"live"}</td><td class="code">${r.repository}</td></tr>`);return Te(200,e,t,nt("Apps",["Project","App","Type","State","Repos\
itory"],s,"There is no app."))}function In(t,e,n){const{app:s,url:r}=n;return Te(t,s.name,e,Y`${tt(n.problem)}${vt(n.created)}
<p><a href="/console/orgs/${encodeURIComponent(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${s.repository}, branch ${s.branch}</dd>
<dt>Site</dt><dd>${r?Y`<a href="${r}">${r}</a>`:"not live before the first successful deploy"}</dd>
</dl>
<h2>Deployments</h2>
${An(n)}
<h2>Environment variables</h2>
${n.envNames.length>0?Y`<ul>${n.envNames.map(o=>Y`<li><code>${o}</code></li>`)}</ul>`:Y`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${Rn(n)}`)}function An({app:t,deployments:e}){const n=e.map(s=>Y`<tr><td><a href="${It(t,s.deployID)}">${s.deployID}</a></td>
<td class="${s.status}">${s.status}</td><td>${s.branch}</td><td class="code">${s.commit?.slice(0,12)}</td><td>${Ue(s.createdAt)}</td></tr>`);return nt("Recent d\
eployments",["Deployment","Status","Branch","Commit","Created"],n,"There is none yet.")}function Rn({app:t,tables:e,mayChange:n}){if(e===void 0)return Y`<p>Apps of type ${t.
type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;const s=e.map(({name:o,variable:i,createdAt:a})=>Y`<tr><td>${o}</td><td><code>${i}</code></td><td>${Ue(
a)}</td>
<td>${n?Nn(t,o):null}</td></tr>`),r=Y`<form method="post" action="${ye(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;return Y`${nt("Key-value tables",["Table","Token variable","Created",""],s,"There is no table: the first one activates the service.")}
${n?r:null}`}function Nn(t,e){return Y`<details><summary>Delete…</summary>
<form method="post" action="${ye(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function vt(t){return t?Y`<div class="note" role="status"><p>The table ${t.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}function Ln(t,{app:e,deployment:n,failure:s,log:r}){
const o=It(e,n.deployID),i=n.finishedAt===null?Y`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${r.text}</pre>`:
Y`<pre tabindex="0" aria-label="Build log">${r.text}</pre>`;return Te(200,n.deployID,t,Y`<p><a href="${ye(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
<dt>Branch</dt><dd>${n.branch}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${Ue(n.createdAt)}</dd>
${n.finishedAt===null?null:Y`<dt>Finished</dt><dd>${Ue(n.finishedAt)}</dd>`}
</dl>
${s?Y`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i}
<p><a href="${o}/log">All of it, as text</a></p>`)}function xt(t,e,n){return Te(t,"This did not work",e,Y`${tt(n)}<p><a href="/console">To the console's first page</a></p>`)}
function ye({org:t,project:e,appID:n}){const[s,r,o]=[t,e,n].map(encodeURIComponent);return`/console/orgs/${s}/projects/${r}/apps/${o}`}function It(t,e){return`${ye(
t)}/deployments/${encodeURIComponent(e)}`}function tt(t){return t===void 0?null:Y`<div class="note alert" role="alert"><p>${t}</p></div>`}function nt(t,e,n,s){if(n.
length===0)return Y`<p>${s}</p>`;const r=e.map(o=>o===""?Y`<td></td>`:Y`<th scope="col">${o}</th>`);return Y`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function Ue(t){const e=new Date(t).toISOString();return Y`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const ke="slipway_console",At=480*
6e4,Rt=1e3;class Dn{#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=`Path=/console; HttpOnly; SameSite=Strict${n?"; Secure":""}`}find(e){const n=this.#n.get(
Nt(e));return n&&n.expiresAt>this.#e.now()?n.principal:void 0}open(e){const[n]=this.#n.keys();n!==void 0&&this.#n.size>=Rt&&this.#n.delete(n);const s=(0,x.randomBytes)(
32).toString("base64url");return this.#n.set((0,x.hash)("sha256",s),{principal:e,expiresAt:this.#e.now()+At}),`${ke}=${s}; Max-Age=${At/1e3}; ${this.#t}`}close(e){
return this.#n.delete(Nt(e)),`${ke}=; Max-Age=0; ${this.#t}`}}function Nt(t){const n=(X(t,"cookie")??"").split(/; */).find(s=>s.startsWith(`${ke}=`))?.slice(ke.
length+1)??"";return(0,x.hash)("sha256",n)}function st(t){const e=X(t,"origin");return e!==void 0&&URL.canParse(e)&&new URL(e).host===X(t,"host")}const ve="/con\
sole/orgs/{org}/projects/{project}/apps/{app}",Cn=[["GET","/console",Un],["GET","/console/orgs/{org}",Fn],["GET",ve,t=>rt(t,200,{})],["POST",`${ve}/tables`,Bn],
["POST",`${ve}/tables/{name}/delete`,Lt],["GET",`${ve}/deployments/{deployment}`,ot],["GET",`${ve}/deployments/{deployment}/log`,Gn]];function jn(t){const e=new Dn(
t.clock,t.consoleUrl.startsWith("https:"));return async n=>{const s=C(n.target).replace(/(?<=.)\/$/,""),r=_n.get(s);if(r)return r;const o=e.find(n);try{if(n.method===
"POST"&&!st(n))throw new F("forbidden","This form was not sent by the console's own page.");return s==="/console/sign-in"?await Pn(n,t,e):s==="/console/sign-out"?
Fe("/console/sign-in",e.close(n)):o?await Mn(s,n,t,o):Fe("/console/sign-in")}catch(i){if(!(i instanceof F))throw i;return xt(Me[i.code],o?.email,i.message)}}}async function Mn(t,e,n,s){
const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of Cn){const c=o===r?bn(i,t):void 0;if(c)return c[0]!==void 0&&Tt(n,s,c[0],r==="POST"),a({request:e,options:n,
principal:s,parts:c})}throw new F("not_found","There is no such page in the console.")}async function Pn(t,e,n){if(t.method!=="POST")return kt(200,void 0);const s=await Dt(
t,"token");try{return Fe("/console",n.open(await e.verify(`Bearer ${s.trim()}`)))}catch(r){if(!(r instanceof F))throw r;return kt(Me[r.code],r.message)}}function Un({
options:t,principal:e}){const n=t.state.apps.organizations().filter(s=>t.roleOf(e.email,s)!==void 0);return xn(e.email,n)}function Fn({options:t,principal:e,parts:[
n=""]}){return et(e.email,n,t.state.apps.list(n))}function rt(t,e,n){const{options:s,principal:r}=t,o=Se(t),{state:i,kvs:a}=s;return In(e,r.email,{app:o,url:o.liveRelease===
null?void 0:s.siteUrl(o.subdomain),deployments:i.deployments.list(o,M.lF.pageDefault,void 0),envNames:Object.keys(i.apps.env(o)),tables:M.jI.some(c=>c===o.type)?
a.listTables(o):void 0,mayChange:s.roleOf(r.email,o.org)==="deployer",...n})}async function Bn(t){const e=Se(t),n=await Dt(t.request,"name");try{return rt(t,201,
{created:t.options.kvs.createTable(e,n)})}catch(s){if(!(s instanceof F))throw s;return rt(t,Me[s.code],{problem:s.message})}}async function Lt(t){const e=Se(t);
return await t.options.kvs.deleteTable(e,t.parts[3]??""),Fe(ye(e))}async function ot(t){const{options:e,principal:n}=t,s=Se(t),r=Ct(t,s),o=await _t(Pe(e.dataDir,
r.deployID),void 0,r.finishedAt!==null),i=e.state.deployments.failure(s,r.deployID);return Ln(n.email,{app:s,deployment:r,failure:i,log:o})}async function Gn(t){
const e=Ct(t,Se(t)),n=Pe(t.options.dataDir,e.deployID),s={"content-type":"text/plain; charset=utf-8","cache-control":"no-store","x-content-type-options":"nosnif\
f"},r=/[?&]from=(\d{1,12})(?:&|$)/.exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:On(n)};const o=e.finishedAt!==null,{text:i,next:a,
atEnd:c}=await _t(n,Number(r),o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function Dt(t,e){
try{const n=await t.body(M.lF.bodyBytes);return new URLSearchParams(n.toString("utf8")).get(e)??""}catch(n){throw n instanceof ee?new F("body_too_large","The fo\
rm is too large."):n}}function Se({options:t,parts:[e="",n="",s=""]}){return wn(t,e,n,s)}function Ct({options:t,parts:e},n){const s=t.state.deployments.find(n,e[3]??
"");if(!s)throw new F("not_found",`The app ${n.appID} has no such deployment.`);return s}function Fe(t,e){return{status:303,headers:{location:t,"cache-control":"\
no-store",...e?{"set-cookie":e}:{}}}}var xe=_(3823);const jt=new Set(["ENOSPC","EDQUOT"]),zn=13;function Ie(t){return jt.has((0,v.xU)(t))?!0:t instanceof Error&&
"errcode"in t&&t.errcode===zn}function Hn(t){const e=Wn(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.
filter(l=>Kn(l.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(l=>l.method===i);if(a)return{name:a.name,parameters:Yn(a.parts,r)};if(o.length===0)throw new F("not_found",
`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(l=>l.method==="GET"?"GET, HEAD":l.method).join(", ");throw new F("method_not_allowed",`${n} \
is not allowed here; allowed: ${c}.`,{allow:c})}}function Wn(t){return Object.keys(t)}function Kn(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("\
{")?e[s]!=="":n===e[s])}function Yn(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,Jn(e[r]??"",o)]]});return Object.
fromEntries(n)}function Jn(t,e){try{return decodeURIComponent(t)}catch{throw new F("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const Mt=10;
function _e(t,e,n={}){if(!(0,q.G)(t))throw he(["the body must be a JSON object"]);const s=[];for(const[o,i]of Object.entries(t)){const a=Pt(e,o);if(!a)s.push(Pt(
n,o)??`${Ae(o)} is not a known field`);else if(!(i===null&&a.nullable)){const c=a.rule(i);c!==void 0&&s.push(`${o} ${c}`)}}for(const[o,i]of Object.entries(e))i.
required&&!Object.hasOwn(t,o)&&s.push(`${o} is required`);const r=s.some(o=>o.endsWith("is not a known field"));if(s.length>0)throw he(s,r?`Known fields: ${Object.
keys(e).join(", ")}.`:"");return t}function Pt(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function he(t,e=""){const n=t.length-Mt,s=t.slice(0,Mt).join("; ")+(n>
0?`; and ${n} more`:"");return new F("validation_failed",`${s}.${e===""?"":` ${e}`}`)}function Ae(t){return JSON.stringify(t.length>60?`${t.slice(0,60)}\u2026`:
t)}function ue(t,e,n=()=>{}){return s=>typeof s!="string"?"must be a string":s.length<t?t===1?"must not be empty":`must have at least ${t} characters`:s.length>
e?`must have at most ${e} characters`:s.includes("\0")?"must not contain NUL characters":s.isWellFormed()?n(s):"must be well-formed Unicode"}function Be(t,e){return n=>t.
test(n)?void 0:e}function Qn(t){return e=>t.some(n=>n===e)?void 0:`must be one of ${t.join(", ")}`}const Xn=t=>typeof t=="boolean"?void 0:"must be true or false",
it=[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],
[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have \
a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],Ut=ue(1,244,t=>it.find(([e])=>e.
test(t))?.[1]),Vn=ue(1,64,Be(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,"must be a full commit SHA: 40 hexadecimal digits")),Ft=ue(1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.
test(t))return"must be a path relative to the repository";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))return"must not \
contain control characters";const e=t.split("/");if(e.includes(".."))return'must stay inside the repository (no "..")';if(e.includes(".git"))return'must not lea\
d into ".git"'}),Zn=/^[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,99})\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/,qn=/^[A-Za-z0-9_][A-Za-z0-9_.-]*@[A-Za-z0-9][A-Za-z0-9.-]*:(?!\/\/)[^\s]+$/;
function es(t){const e=t?["https:","ssh:","http:"]:["https:","ssh:"];return ue(1,1024,n=>{if(/[\x00-\x1f\x7f]/.test(n))return"must not contain control character\
s";if(/^(?:file:\/\/)?\//i.test(n))return t?void 0:"is a local path, which this platform takes only with --allow-local-git";if(Zn.test(n)||qn.test(n))return;const s=URL.
canParse(n)&&!/\s/.test(n)?new URL(n):void 0;return!s||!e.includes(s.protocol)||s.hostname===""?"must be owner/name, or a git URL that begins with https:// or s\
sh://":s.hostname.startsWith("-")||s.username.startsWith("-")?'must not have a host that begins with "-"':(s.protocol==="ssh:"?"":s.username)!==""||s.password!==
""?"must not hold a user name or password":void 0})}const ts=t=>{if(!(0,q.G)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>
M.lF.envVariables)return`must hold at most ${M.lF.envVariables} variables`;let n=0;for(const[s,r]of e){if(!M.G1.test(s))return`holds ${Ae(s)}, which is not a va\
riable's name: letters, digits and _, no digit first`;if(s.toUpperCase().startsWith(M.be))return`holds ${Ae(s)}, but names that begin with ${M.be} are the platf\
orm's own`;if(typeof r!="string")return`holds ${Ae(s)}, whose value must be a string`;if(r.includes("\0")||!r.isWellFormed())return`holds ${Ae(s)}, whose value \
has characters no variable can hold`;n+=Buffer.byteLength(s)+Buffer.byteLength(r)}return n>M.lF.envBytes?`must have at most ${M.lF.envBytes} bytes of names and \
values`:void 0},ns=["GET","HEAD"],ss=["POST","PUT","PATCH"];function Bt(t,e){const n=Hn(e.routes),s=async r=>{const o=C(r.target),{name:i,parameters:a}=n(r.method,
o),{orgID:c="",projectID:l="",appID:p=""}=a,g=await rs(t,r,c,l),{bytes:T,body:H}=ss.includes(r.method)?await is(r,e.mayBeEmpty.includes(i)):os;return e.calls[i](
{name:i,key:{org:c,project:l,appID:p},parameters:a,principal:g,body:H,bytes:T,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:X(r,"idempotenc\
y-key")})};return async r=>{try{return await s(r)}catch(o){const i=o instanceof F?o:cs(o);if(!i)throw o;return Et(i,r)}}}async function rs(t,e,n,s){const r=await t.
verify(X(e,"authorization")),o=t.rateLimit(r.email);if(o>0)throw new F("rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(o)});if(!M.cS.test(
n))throw he(["orgID in the path is not an identifier"]);if(!M.cS.test(s))throw he(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===
void 0)throw new F("forbidden",`${r.email} has no role in the organization ${n}.`);if(i==="viewer"&&!ns.includes(e.method))throw new F("forbidden",`${r.email} m\
ay only read in the organization ${n}.`);return r}const os={bytes:Buffer.alloc(0),body:void 0};async function is(t,e){const n=X(t,"content-type")?.split(";")[0]?.
trim().toLowerCase();if(n!==void 0&&n!=="application/json")throw Gt(n);const s=await t.body(M.lF.bodyBytes).catch(r=>{throw r instanceof ee?new F("body_too_larg\
e",`The body is larger than ${M.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw Gt("none");try{const r=JSON.parse(new TextDecoder(
"utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{throw new F("invalid_request",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function Gt(t){
return new F("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const as=10;function cs(t){if(!((t instanceof Error&&
"errcode"in t?Number(t.errcode)&255:-1)!==as&&!Ie(t)))return new F("unavailable","The platform cannot write: its disk is full or failing. Nothing was changed.",
{"retry-after":"30"})}const us=ue(1,63,Be(M.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),zt={spaFallback:{rule:Xn,nullable:!0},
installCommand:{rule:ue(0,4096),nullable:!0},rootDirectory:{rule:Ft,nullable:!0},nodeVersion:{rule:ue(1,3,Be(/^\d+$/,'must be a major version, as "24"')),nullable:!0}};
function Ht(t){const e={repository:{rule:es(t.allowLocalGit)},branch:{rule:Ut},buildCommand:{rule:ue(0,4096),nullable:!0},outputDirectory:{rule:Ft,nullable:!0},
region:{rule:ue(1,63,Be(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')),nullable:!0},...zt},n={name:{rule:us,required:!0},
type:{rule:Qn(M.yN),required:!0},...e,repository:{...e.repository,required:!0},branch:{...e.branch,required:!0}},s={name:"name cannot be changed: it is the ID o\
f the app",type:"type cannot be changed",subdomain:"subdomain cannot be changed: it is generated"},r={env:{rule:ts,required:!0}},o={branch:{rule:Ut,nullable:!0},
commit:{rule:Vn,nullable:!0}};return{createApp(i){const a=_e(i,n,{subdomain:"subdomain cannot be given: it is generated"}),c=M.yN.find(l=>l===a.type)??"web-land\
ing";return{name:String(a.name),type:c,config:Wt(a,ls)}},updateApp:(i,a)=>Wt(_e(i,e,s),a),replaceEnv:i=>_e(i,r).env,deploy(i){const a=_e(i,o,{tag:"tag is not ta\
ken: web apps deploy without a release tag"});return{branch:Re(a.branch,null),commit:Re(a.commit,null)?.toLowerCase()??null}}}}const ls={repository:"",branch:"",
buildCommand:null,outputDirectory:null,region:null,settings:{}};function Wt(t,e){const n=r=>Object.hasOwn(t,r)?Re(t[r],null):e[r],s={...e.settings};for(const r of Object.
keys(zt))Object.hasOwn(t,r)&&(s[r]=t[r]);return{repository:Re(t.repository,e.repository),branch:Re(t.branch,e.branch),buildCommand:n("buildCommand"),outputDirectory:n(
"outputDirectory"),region:n("region"),settings:Object.fromEntries(Object.entries(s).filter(([,r])=>r!==null))}}function Re(t,e){return typeof t=="string"?t:e}const Ge="\
production";function Kt(t){return t.liveRelease===null?"created":"live"}function at(t,e){return t.liveRelease===null?null:e(t.subdomain)}function ze(t,e){return{
appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:Kt(t),url:at(t,e),environments:[{environmentID:t.environmentID,name:Ge}],createdAt:d(t.createdAt),updatedAt:d(t.updatedAt)}}function ds(t,e){return{
environmentID:t.environmentID,name:Ge,url:at(t,e),state:Kt(t)}}function fs(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,
branch:s,commit:r,createdAt:d(o)}}function f(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:l,finishedAt:p,supersededBy:g}=t;return{
deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:d(c),startedAt:l===null?null:d(l),finishedAt:p===null?null:d(p),url:r==="succeeded"?n(e.subdomain):null,
...g===null?{}:{supersededBy:g}}}function u(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,l=a.slice(-M.lF.failureLogLines).map(
p=>p.slice(0,M.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:l,diagnostics:c}}function d(t){return new Date(t).toISOString()}
function h(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o,releases:i}=e,a=({key:c})=>{const l=r.find(c);if(!l)throw new F("not_found",`There is no\
 app ${c.appID} in ${c.org}/${c.project}.`);return l};return{createApp:c=>m(t,c,()=>{const{name:l,type:p,config:g}=s.createApp(c.body),T=r.create({...c.key,appID:l},
p,g);if(!T)throw new F("app_exists",`There is an app ${l} in this project already.`);return{status:201,record:ze(T,n)}}),updateApp(c){const l=a(c),p=r.update(l,
s.updateApp(c.body,l));return i.forget(l.subdomain),W(200,ze(p,n))},replaceEnv(c){const l=a(c),p=s.replaceEnv(c.body);return e.transaction(()=>r.replaceEnv(l,p)),
W(200,{names:Object.keys(p).sort()})},listEnvironments:c=>W(200,{environments:[ds(a(c),n)]}),deploy(c){const l=a(c);let p;const g=m(t,c,()=>{const{branch:T,commit:H}=s.
deploy(c.body),D=o.create(l,T??l.branch,H);return p=D.deployID,{status:202,record:fs(D)}});return p!==void 0&&t.enqueue(p),g},listDeployments(c){const l=a(c),p=b(
c.query.get("limit")),g=o.list(l,p+1,O(c.query.get("cursor"))),T=g.slice(0,p),H=g.length>p?T.at(-1):void 0;return W(200,{deployments:T.map(D=>f(D,l,n)),nextCursor:H?
y(H.seq):null})},readFailure(c){const l=a(c),{deployID:p=""}=c.parameters,g=o.failure(l,p);if(g)return W(200,u(p,g));const T=o.find(l,p);throw T?new F("not_foun\
d",`The deployment ${p} has not failed: it is ${T.status}.`):new F("not_found",`The app ${l.appID} has no deployment ${p}.`)}}}function m({state:t},e,n){const{idempotencyKey:s}=e;
if(s!==void 0&&!/^[\x21-\x7e]{1,255}$/.test(s))throw he(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return t.transaction(()=>{if(s===void 0){
const{status:D,record:E}=n();return W(D,E)}const{name:r,key:{org:o,project:i,appID:a},principal:c,bytes:l}=e,p=JSON.stringify([c.issuer,c.email,r,o,i,a]),g=t.idempotency.
recall(p,s,l);if(g.kind==="other-body")throw he(["Idempotency-Key was used before with another body"]);if(g.kind==="answered")return W(g.status,JSON.parse(g.body),
{"idempotent-replayed":"true"});const{status:T,record:H}=n();return t.idempotency.remember(p,s,l,T,JSON.stringify(H)),W(T,H)})}function b(t){if(t===null)return M.
lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(t):0;if(e<1||e>M.lF.pageMost)throw he([`limit must be 1 to ${M.lF.pageMost}`]);return e}function y(t){return Buffer.
from(`before:${t}`).toString("base64url")}function O(t){if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];if(e===
void 0||y(Number(e))!==t)throw he(["cursor is not one that this list gave"]);return Number(e)}function k(t,e){const n=h({...e,bodies:Ht(e)});return Bt(t,{routes:xe.
bw,calls:n,mayBeEmpty:["deploy"]})}const j={to:{rule:ue(1,100),nullable:!0}},J={name:{rule:ue(1,100),required:!0}};function ne(t,{state:e,kvs:n,kvsUrl:s,siteUrl:r}){
const o=({key:i})=>{const a=e.apps.find(i);if(!a)throw new F("not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return Bt(t,{routes:xe.
a6,mayBeEmpty:["rollback","runtime"],calls:{listReleases(i){const a=o(i),c=e.releases.list(a).map(({deployID:l})=>({deployID:l,live:l===a.liveRelease}));return W(
200,{releases:c})},rollback(i){const a=o(i),{to:c}=_e(i.body,j),l=e.releases.rollback(a,typeof c=="string"?c:void 0);if(!l){const p=typeof c=="string"?`no kept \
release ${c}`:"no kept release before the live one";throw new F("not_found",`The app ${a.appID} has ${p}.`)}return W(200,{deployID:l.deployID,previous:a.liveRelease,
url:r(a.subdomain)})},listTables:i=>W(200,{tables:n.listTables(i.key).map(He)}),createTable(i){const{name:a}=_e(i.body,J);return W(201,He(n.createTable(i.key,String(
a))))},async deleteTable(i){const a=i.parameters.table??"";return await n.deleteTable(i.key,a),W(200,{deleted:!0,name:a})},runtime:i=>W(200,{variables:n.runtimeVariables(
i.key,s)})}})}function He(t){return{...t,createdAt:new Date(t.createdAt).toISOString()}}function ct(t){const e=(0,w.resolve)(t);try{(0,I.mkdirSync)(e,{recursive:!0,
mode:448}),((0,I.existsSync)((0,w.join)(e,"platform.db"))||(0,I.readdirSync)(e).length===0)&&(0,I.chmodSync)(e,448),(0,I.writeFileSync)((0,w.join)(e,"platform.d\
b"),"",{flag:"a",mode:384})}catch(n){throw new v.GQ("invalid_input",`The data directory ${e} cannot be written (${(0,v.xU)(n)})`,{input:"data",remedy:"Name a di\
rectory that this user may create and write, with --data.",cause:n})}return(0,I.existsSync)((0,w.join)(e,".gitignore"))||(0,I.writeFileSync)((0,w.join)(e,".giti\
gnore"),`*
`,{mode:384}),e}function ut(t,e){const n=(0,w.join)(t,"run.json");return(0,I.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,I.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,I.rmSync)(n,{force:!0})}}var Yt=_(1224);function Zs(t,e=Date.now){return(n,s,r)=>t(`${JSON.
stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const Jt=()=>{};var Qt=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},lt=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const hs={write:(t,e)=>t.writeFile(e),
sync:t=>t.sync()};function ge(t){(0,I.mkdirSync)(t,{recursive:!0,mode:448})}async function We(t){const e={stack:[],error:void 0,hasError:!1};try{if(process.platform===
"win32")return;await Qt(e,await(0,A.open)(t,"r"),!0).sync()}catch(n){e.error=n,e.hasError=!0}finally{const n=lt(e);n&&await n}}function ps(t){const e=(0,I.openSync)(
t,I.constants.O_RDONLY|I.constants.O_NOFOLLOW|I.constants.O_NONBLOCK),n=(0,I.fstatSync)(e);if(!n.isFile()){(0,I.closeSync)(e);return}return{fd:e,size:n.size,[Symbol.
dispose]:()=>(0,I.closeSync)(e)}}function Xt(t,e){let n=0;for(;n<e.length;){const s=(0,I.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const ms=/^[0-9a-f]{64}$/;
function $e(t){return ms.test(t)}function ys(){return Object.create(null)}function Vt({files:t}){const e=Object.entries(t).sort(([n],[s])=>n<s?-1:1).map(([n,{hash:s,
size:r}])=>`${JSON.stringify(n)}:{"hash":"${s}","size":${r}}`);return Buffer.from(`{"files":{${e.join(",")}}}`)}function Zt(t){const e=JSON.parse(t);if(!qt(e))throw new TypeError(
"not a manifest");return e}function qt(t){if(!(0,q.G)(t)||!(0,q.G)(t.files))return!1;for(const e in t.files){const n=t.files[e];if(!(0,q.G)(n)||typeof n.hash!="\
string"||typeof n.size!="number")return!1}return!0}class Ke{name;folder;variants;#e;#t=Promise.resolve();constructor(e,n,s){this.name=e,this.folder=n,this.variants=
s}known(){return this.#e??=this.#n().catch(e=>{throw this.#e=void 0,e}),this.#e}exclusive(e){const n=this.#t.then(e);return this.#t=n.catch(()=>{}),n}async#n(){
const e=new Set;for(const n of await gs(this.folder)){const s=(0,w.join)(this.folder,n);await We(s);for(const r of await(0,A.readdir)(s))$e(r)&&e.add(r)}return e}}
async function gs(t){try{return(await(0,A.readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if((0,v.xU)(e)==="ENOENT")return[];throw e}}const Uo={files:1e5,
fileBytes:512*1024*1024,totalBytes:4*1024*1024*1024},en=1024*1024,Fo=8,Bo=32,Go=3600*1e3,zo=4,Ho=1e3;function ws(t,e=Fo){let n=performance.now();return()=>{if(!(performance.
now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}async function Wo(t){const{organization:e,log:n}=t,s=await Ko(
t).catch(a=>{n("error","collection_skipped",{org:e.name,reason:String(a)})}),r={objects:0,bytes:0};if(!s)return r;await(0,A.rm)((0,w.join)(e.folder,"tmp"),{recursive:!0,
force:!0}),await e.variants.retain(s);const o=await e.known(),i=ws();for(const a of await gs(e.folder))for(const c of await(0,A.readdir)((0,w.join)(e.folder,a))){
if(s.has(c))continue;const l=(0,w.join)(e.folder,a,c);o.delete(c),r.objects+=1,r.bytes+=(0,I.statSync)(l).size,(0,I.unlinkSync)(l),await i()}return r}async function Ko({
live:t,read:e}){const n=new Set;for(const s of t){n.add(s);const{files:r}=await e(s);for(const o in r){const i=r[o];i&&n.add(i.hash)}}return n}class we extends Error{name="\
BuildFailure";facts;constructor(e){super(e.message),this.facts=e}}function le(t,e){return new we({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],
diagnostics:[]})}function Yo(t,e){if(t instanceof we)return t;if(e.aborted)return e.reason;if(Ie(t))return le("disk_full","The disk of the platform is full: the\
 output could not be stored");const n=(0,v.xU)(t)??(t instanceof Error?t.message:String(t));return le("sync_failed",`The output could not be stored (${n})`)}function*Jo(t,e){
const n=(0,I.realpathSync)(t);yield*bs(n,{real:n,prefix:"",above:[]},e)}function*bs(t,e,n){yield void 0;for(const s of(0,I.readdirSync)(e.real,{withFileTypes:!0})){
const r=e.prefix+s.name,o=`${e.real}/${s.name}`;if(!er(s.name,e.prefix==="",()=>n(r)))if(Vo(s.name,r),s.isFile())yield{path:r,real:o};else if(s.isDirectory())yield*bs(
t,qs(e,o,r),n);else if(s.isSymbolicLink())yield*Qo(t,e,r,o,n);else throw Es(r)}}function qs(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*Qo(t,e,n,s,r){
const{real:o,stats:i}=Xo(s,n);if(!(0,V.FK)(t,o))throw le("output_unsafe",`The link "${n}" leads out of the output directory`);if(!(0,w.relative)(t,o).split(w.sep).
some((c,l)=>er(c,l===0,()=>r(n))))if(i.isFile())yield{path:n,real:o};else if(i.isDirectory()){if(o===e.real||e.above.includes(o))throw le("output_unsafe",`The l\
ink "${n}" leads back to a folder that it lies in`);yield*bs(t,qs(e,o,n),r)}else throw Es(n)}function Xo(t,e){try{const n=(0,I.realpathSync)(t);return{real:n,stats:(0,I.
statSync)(n)}}catch(n){const s=(0,v.xU)(n)==="ELOOP"?"leads in a circle":"leads nowhere";throw le("output_unsafe",`The link "${e}" ${s}`)}}function er(t,e,n){return t===
".git"||e&&t==="node_modules"?!0:/^\.env/i.test(t)?(n(),!0):!1}function Vo(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw le("output_unsafe",`The file na\
me ${JSON.stringify(e)} is not valid in a URL`)}function Es(t){return le("output_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var Zo=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},qo=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function tr(t,e){return(0,w.join)(t,e.slice(0,2),e)}class ei{#e;#t;#n=new Set;#s=new Set;#r=new Set;#o;constructor(e,n){
this.#e=e,this.#t=n,ge((0,w.join)(e,"tmp"))}get written(){return this.#n}put(e,n){if(this.#o)throw this.#o.error;this.#n.add(e);const s=Buffer.from(n),r=this.#a(
e,o=>this.#t.write(o,s)).catch(o=>{this.#o??={error:o}}).finally(()=>this.#r.delete(r));return this.#r.add(r),this.#r.size<Bo?void 0:Promise.race(this.#r)}async stream(e,n){
await this.#a(e,s=>n(r=>this.#t.write(s,r))),this.#n.add(e)}async#a(e,n){const s=(0,w.join)(this.#e,"tmp",(0,x.randomUUID)());try{await this.#i(s,n);const r=(0,w.
join)(this.#e,e.slice(0,2));this.#s.has(r)||ge(r),this.#s.add(r),await(0,A.rename)(s,tr(this.#e,e))}catch(r){throw await(0,A.rm)(s,{force:!0}),r}}async#i(e,n){const s={
stack:[],error:void 0,hasError:!1};try{const r=Zo(s,await(0,A.open)(e,"wx",384),!0);await n(r),await this.#t.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=qo(
s);r&&await r}}async finish(){if(await this.settle(),this.#o)throw this.#o.error;await Promise.all([...this.#s,this.#e].map(We)),this.#s.clear()}async settle(){
await Promise.all(this.#r)}}var ti=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(
this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ni=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function si(t){const e=new ei(t.
folder,t.disk);try{return await new ri(t,e).run()}finally{await e.settle()}}class ri{#e;#t;#n={files:ys()};#s={files:0,folders:0};#r=Buffer.allocUnsafe(en+1);#o=0;#a=0;constructor(e,n){
this.#e=e,this.#t=n}async run(){const{directory:e,signal:n,known:s}=this.#e,r=ws(n);for(const c of Jo(e,()=>this.#a++)){if(this.#f(c?"files":"folders"),c){const p=this.#c(
c);this.#n.files[c.path]=p instanceof Promise?await p:p}const l=r();l&&await l}if(this.#s.files===0)throw le("output_empty","The output directory holds no file \
to publish");await this.#t.finish();const o=this.#t.written.size,i=await this.#i();for(const c of this.#t.written)s.add(c);const a=this.#s.files-o;return{manifest:this.#n,
manifestHash:i,written:o,reused:a,bytes:this.#o,withheld:this.#a}}async#i(){const e=Vt(this.#n),n=(0,x.hash)("sha256",e);return this.#l(n)||await this.#t.put(n,
e),await this.#t.finish(),n}#c(e){const n={stack:[],error:void 0,hasError:!1};try{const s=oi(e);if(s.size>en)return this.#u(e.path,s).finally(()=>s[Symbol.dispose]());
const r=ti(n,s,!1),o=Xt(s.fd,this.#r);if(o>en)throw le("sync_failed",`"${e.path}" was written to while it was stored`);this.#p(e.path,o);const i=this.#r.subarray(
0,o),a=(0,x.hash)("sha256",i),c=this.#l(a)?void 0:this.#t.put(a,i);return c?c.then(()=>({hash:a,size:o})):{hash:a,size:o}}catch(s){n.error=s,n.hasError=!0}finally{
ni(n)}}async#u(e,{fd:n,size:s}){this.#h(e,s);const r=await this.#d(e,n,async()=>{});return this.#p(e,r.size),this.#l(r.hash)||await this.#t.stream(r.hash,async o=>{
if((await this.#d(e,n,o)).hash!==r.hash)throw le("sync_failed",`"${e}" was written to while it was stored`)}),r}async#d(e,n,s){const r=(0,x.createHash)("sha256");
let o=0;const{signal:i}=this.#e,a=(0,I.createReadStream)("",{fd:n,start:0,autoClose:!1,highWaterMark:en,signal:i});for await(const c of a)o+=c.length,this.#h(e,
o),r.update(c),await s(c);return{hash:r.digest("hex"),size:o}}#l(e){return this.#e.known.has(e)||this.#t.written.has(e)}#f(e){const n=this.#e.limits.files;if(this.#s[e]>=
n)throw le("output_too_large",`The output holds more than ${n} ${e}`);this.#s[e]+=1}#p(e,n){this.#o+=n,this.#h(e,n);const s=this.#e.limits.totalBytes;if(this.#o>
s)throw le("output_too_large",`The output is larger than ${s} bytes`)}#h(e,n){const s=this.#e.limits.fileBytes;if(n>s)throw le("output_too_large",`"${e}" is lar\
ger than ${s} bytes`)}}function oi(t){try{const e=ps(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,v.xU)(e)??""))throw e}throw Es(t.path)}var Ts=_(
7975),dt=_(8522);const nr=["br","zstd","gzip"],ii=512,ai=16*1024*1024,{BROTLI_PARAM_QUALITY:ci,ZSTD_c_compressionLevel:ui}=dt.constants,li=(0,Ts.promisify)(dt.brotliCompress),
di=(0,Ts.promisify)(dt.gzip),sr=typeof dt.zstdCompress=="function"?(0,Ts.promisify)(dt.zstdCompress):void 0,rr={br:t=>li(t,{params:{[ci]:9}}),zstd:sr&&(t=>sr(t,
{params:{[ui]:15}})),gzip:t=>di(t,{level:9})};class fi{#e;#t;#n;#s=new Map;#r;constructor(e,n,s){this.#e=(0,w.join)(e,"variants"),this.#t=n,this.#n=s,this.#r=this.#i().
catch(r=>s("warn","variants_unreadable",{reason:String(r)}))}find(e,n){const s=this.#s.get(`${e}.${n}`);return s&&s.size>0?s:void 0}async read(e,n){const s=this.
find(e,n);if(!s)return;const r=await(0,A.readFile)(this.#a(e,n,s)).catch(()=>{});if(r&&(0,x.hash)("sha256",r)===s.hash)return r;this.#s.delete(`${e}.${n}`),this.#n(
"warn","variant_damaged",{hash:e,encoding:n})}async make(e){if(await this.#r,e.size<ii||e.size>ai)return;const n=nr.filter(s=>rr[s]&&!this.#s.has(`${e.hash}.${s}`));
if(n.length!==0)try{const s=await this.#t(e.hash);for(const r of n)await this.#o(e.hash,r,s)}catch(s){this.#n("warn","variant_failed",{hash:e.hash,reason:String(
s)})}}async#o(e,n,s){const r=await rr[n]?.(s)??s,o=r.length<s.length?r:Buffer.alloc(0),i={hash:(0,x.hash)("sha256",o),size:o.length},a=this.#a(e,n,i),c=(0,w.join)(
this.#e,e.slice(0,2)),l=(0,w.join)(c,`${(0,x.randomUUID)()}.tmp`);ge(c),await(0,A.writeFile)(l,o,{mode:384}),await(0,A.rename)(l,a),this.#s.set(`${e}.${n}`,i)}async retain(e){
await this.#r;for await(const{shard:n,name:s,hash:r,encoding:o}of this.#c())e.has(r)||(this.#s.delete(`${r}.${o}`),await(0,A.rm)((0,w.join)(this.#e,n,s),{force:!0}))}#a(e,n,s){
return(0,w.join)(this.#e,e.slice(0,2),`${e}.${n}.${s.hash}.${s.size}`)}async#i(){for await(const{hash:e,encoding:n,own:s,size:r}of this.#c())$e(e)&&$e(s)&&this.#s.
set(`${e}.${n}`,{hash:s,size:Number(r)})}async*#c(){for(const e of await gs(this.#e))for(const n of await(0,A.readdir)((0,w.join)(this.#e,e))){const[s="",r="",o="",
i=""]=n.split(".");yield{shard:e,name:n,hash:s,encoding:r,own:o,size:i}}}}class tn extends Error{name="DamagedObject"}function hi(t){return ge(t.dir),new pi(t)}
class pi{#e;#t;#n;#s;#r;#o;#a=new Map;#i=new Set;#c=new Map;#u=new Map;#d=Promise.resolve();#l=new AbortController;constructor({dir:e,clock:n,log:s,limits:r,disk:o,
precompress:i}){this.#e=e,this.#t=n??Yt.m,this.#n=s??Jt,this.#s=r??Uo,this.#r=o??hs,this.#o=i??!0}async ingest(e,n,s){const{limits:r,disk:o}={limits:this.#s,disk:this.#r},
i=this.#m(e);try{return await i.exclusive(async()=>{s.throwIfAborted();const a=await i.known(),c=await si({folder:i.folder,directory:n,known:a,limits:r,disk:o,signal:s});
return await this.#f(e,c),c.withheld>0&&this.#n("warn","secrets_withheld",{org:e,files:c.withheld}),c})}catch(a){throw Yo(a,s)}}async manifest(e,n){const s=this.#u.
get(`${e}/${n}`);return s||{manifest:Zt((await this.read(e,n)).toString()),storedAt:await this.#p(e,n)}}async#f(e,{manifest:n,manifestHash:s}){this.#i.add({org:e,
manifestHash:s,storedAt:this.#t.now()}),this.#u.set(`${e}/${s}`,{manifest:n,storedAt:await this.#p(e,s)});const[r=""]=this.#u.keys();this.#u.size>zo&&this.#u.delete(
r)}async#p(e,n){return(await(0,A.stat)(this.#w(e,n))).mtimeMs}async read(e,n){const s=await(0,A.readFile)(this.#w(e,n)).catch(r=>this.#y(e,n,r));if((0,x.hash)("\
sha256",s)!==n)throw await this.#g(e,n);return s}async stream(e,n,s){const r=this.#w(e,n),o=await(0,A.open)(r).catch(i=>this.#y(e,n,i));try{const{ino:i,size:a,mtimeMs:c,
ctimeMs:l}=await o.stat(),p=`${i} ${a} ${c} ${l}`;if(this.#c.get(r)!==p){if(await mi(o)!==n)throw await this.#g(e,n);this.#c.size>1e4&&this.#c.clear(),this.#c.set(
r,p)}return o.createReadStream({start:0,...s,highWaterMark:256*1024})}catch(i){throw await o.close(),i}}variant(e,n,s){return this.#m(e).variants.find(n,s)}readVariant(e,n,s){
return this.#m(e).variants.read(n,s)}compress(e,n,s){if(!this.#o)return;const{variants:r}=this.#m(e);this.#d=this.#d.then(()=>this.#t.sleep(Ho,this.#l.signal)).
then(()=>this.#h(r,n,s)).catch(o=>{this.#l.signal.aborted||this.#n("warn","compressing_failed",{org:e,reason:String(o)})})}async#h(e,{files:n},s){const r=ws(this.#l.
signal,1);for(const o in n){const i=s(o)?n[o]:void 0;i&&await e.make(i),this.#l.signal.throwIfAborted(),await r()}}idle(){return this.#d}async[Symbol.asyncDispose](){
this.#l.abort(),await this.#d}async collect(e){const n=[...e],s=this.#t.now()-Go;for(const o of this.#i)o.storedAt<s&&this.#i.delete(o);const r={objects:0,bytes:0};
for(const o of await(0,A.readdir)(this.#e)){const i=this.#m(o),a=async p=>Zt((await this.read(o,p)).toString()),{objects:c,bytes:l}=await i.exclusive(()=>{const p=[
...n,...this.#i].filter(g=>g.org===o);return Wo({organization:i,live:p.map(g=>g.manifestHash),read:a,log:this.#n})});r.objects+=c,r.bytes+=l}return r}#m(e){let n=this.#a.
get(e);if(!n){const s=(0,V.LI)(this.#e,e);n=new Ke(e,s,new fi(s,r=>this.read(e,r),this.#n)),this.#a.set(e,n)}return n}#w(e,n){if(!$e(n))throw new tn(`"${n}" is \
not the name of an object`);return tr(this.#m(e).folder,n)}async#y(e,n,s){throw(0,v.xU)(s)!=="ENOENT"?s:((await this.#m(e).known()).delete(n),this.#n("error","o\
bject_missing",{org:e,hash:n}),new tn(`The object ${n} is gone`))}async#g(e,n){(await this.#m(e).known()).delete(n),this.#n("error","object_damaged",{org:e,hash:n});
const s=this.#w(e,n);return await(0,A.rename)(s,`${s}.damaged`).catch(r=>{if((0,v.xU)(r)!=="ENOENT")throw r}),new tn(`The object ${n} is damaged`)}}async function mi(t){
const e=(0,x.createHash)("sha256"),n=(0,I.createReadStream)("",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*1024});for await(const s of n)e.update(s);return e.
digest("hex")}class or{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=
!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);return o||(o=s().then(i=>(this.#r(e,i,n(i)),i)).finally(
()=>this.#n.delete(e)),this.#n.set(e,o)),o}delete(e){this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e,n,s){s>this.#e||(this.#t.set(e,{value:n,weight:s,
used:!1}),this.#s+=s,this.#o(e))}#o(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=
s.weight}}}const yi=1024;class gi{#e;#t=new Map;constructor(e){this.#e=`.${e.toLowerCase()}`}subdomain(e){const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;
const s=this.#n(e);return this.#t.size>=yi&&this.#t.clear(),this.#t.set(e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(
this.#e)?n.slice(0,-this.#e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(s)?s:void 0}}var wi=_(6059);const bi={js:"text/javascript",mjs:"text/\
javascript",map:"application/json",ico:"image/x-icon",webmanifest:"application/manifest+json","apple-app-site-association":"application/json"},Ei=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Ti=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function ir(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=bi[n]??(0,wi.$)(n)??"application/octet-stream";return Ei.test(s)&&!s.includes("charset")?`${s}\
; charset=utf-8`:s}function ar(t){return Ti.test(t)}const Si=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,_i=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function cr(t){const e=lr(t);return e===void 0||e.endsWith(".html")?!1:Si.test(t)||_i.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const $i=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function ur(t){const e=lr(t);return cr(t)||e!==void 0&&$i.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function lr(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Oi=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{\
font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function ft({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
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
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const ki=ft({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),vi=ft({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),xi=ft({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),Ii=ft({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),Ai=ft({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploying the site again\
 stores it anew."});function dr(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Ni(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}function Ss(t){return`/${t.split("/").map(Ri).join("/")}`}function Ri(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Ni(t){try{return decodeURIComponent(t)}catch{return}}function _s(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Li={},Di=/[.+?^${}()|[\]\\]/g;function fr(t){const e=dr(t);if(e===void 0||
e.split("*").length>2)return;const n=$s(`/${e}`);if(!/\/:[A-Za-z]|\*/.test(n))return i=>$s(i)===n?Li:void 0;const s=new Set,r=n.replace(Di,"\\$&").replace(/\/:([A-Za-z]\w*)(?=\/|$)/g,
(i,a)=>(s.add(a),`/(?<${a}>[^/]+)`)).replace(/\/\*$|\*/,i=>i==="*"?"(?<splat>.*)":"(?:/(?<splat>.*))?"),o=Ci(`^${r}$`);return o&&(i=>o.exec(r.endsWith("?")?i:$s(
i))?.groups)}function $s(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}function Ci(t){try{return new RegExp(t,"s")}catch{return}}const ji=500,Mi=2e3,Pi=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
Ui=/^[\t\x20-\x7e\x80-\xff]*$/,Fi=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Bi(t){const e=[],n=[];let s;for(const[
r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>Mi?a("the line is too long"):i.startsWith(
"/")||/^https?:/.test(i)?(s=Gi(i,e.length,a),s&&e.push(s)):s?zi(s,i,a):a("it stands below no path"))}return{rules:e,ignored:n}}function Gi(t,e,n){const s=fr(t);
if(e>=ji)n("too many rules");else if(!s)n("it is not a path, with one * at most");else return{matches:s,set:[],unset:[]}}function zi(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Pi.test(o)||
!Ui.test(i))return n('it is not "Name: value"');if(Fi.has(o))return n(`"${o}" is the edge's own`);t.set.push([o,i])}const Hi={};function Wi(t,e){let n;for(const s of t)
if(s.matches(e)){n??=new Map;for(const r of s.unset)n.delete(r);for(const[r,o]of s.set){const i=n.get(r);n.set(r,i===void 0?o:`${i}, ${o}`)}}return n?Object.fromEntries(
n):Hi}const Ki=2e3,Yi=2e3,Os={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Ji(t){const e=[],n=[];for(const[s,r]of t.split(
/\r\n|\r|\n/).entries()){const o=r.replace(/(?:^|\s)#.*$/,"").trim();if(o==="")continue;const i=e.length<Ki?Qi(o):"too many rules";typeof i=="string"?n.push({line:s+
1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Qi(t){if(t.length>Yi)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)
return"it names no target";if(r.length>0||s.includes("="))return"conditions and query parameters are not supported";const o=Xi(s);if(o===void 0)return`"${s}" is\
 not a status that redirects can have`;const i=fr(e);return i?!/^\/(?!\/)/.test(n)&&(Os[o]==="rewrite"||!/^(?:https?:)?\/\//i.test(n))?Os[o]==="rewrite"?"rewrit\
es to other origins are refused":"the target is no path and no URL":{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:"i\
t must begin with a path, with one * at most"}function Xi(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return Vi(e)?e:void 0}function Vi(t){return t in Os}function*Zi(t,e,n){
for(const{from:s,to:r,status:o,force:i}of t){if(n==="forced"&&!i)continue;const a=s(e);if(!a)continue;const c=qi(r,a);o===200||o===404?yield{kind:"rewrite",status:o,
path:ea(c)}:c!==Ss(e.slice(1))&&(yield{kind:"go",status:o,location:c})}}function qi(t,e){const n=t.replace(/:([A-Za-z]\w*)/g,(s,r)=>{const o=e[r];return o===void 0?
r==="splat"?"":s:Ss(o).slice(1)});return t.startsWith("//")?n:n.replace(/^\/{2,}/,"/")}function ea(t){const e=t.replace(/[?#].*$/,"").slice(1);try{return decodeURIComponent(
e)}catch{return e}}const ta="public, max-age=0, must-revalidate",na="public, max-age=31536000, immutable";function sa(t,e,n,s,r){const o=ir(e),i=ar(o),a=`"${n.hash.
slice(0,32)}"`,c={"cache-control":cr(e)?na:ta,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"last-modified":t.lastModified},
...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},l={"content-type":o,...c,"content-length":String(n.size)};return s===200&&(l["accept-ranges"]="\
bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:l,notModified:c,variants:i?new Map:void 0}}function ra(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-\
encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const nn={headers:"_headers",redirects:"_redirects"},hr=512*1024,oa=4096,
ia=20;class aa{org;deployID;manifestHash;lastModified;size;#e;#t;#n;#s=new Map;constructor(e,n,s){this.org=e.org,this.deployID=e.deployID,this.manifestHash=e.manifestHash,
this.lastModified=e.lastModified,this.#e=n.files,this.size=Object.keys(n.files).length,this.#t=s.redirects,this.#n=s.headers}remembered(e){return this.#s.get(e)}direct(e,n){
const s=this.#a(e,"forced")??this.#o(e);return s&&this.#c(n,s),s}indirect(e){return this.#a(e,"all")}file(e,n=200,s=e){const r=this.#r(e)?this.#e[e]:void 0;if(r)
return{kind:"file",file:sa(this,e,r,n,Wi(this.#n,`/${s}`))}}#r=e=>Object.hasOwn(this.#e,e)&&e!==nn.headers&&e!==nn.redirects;#o(e){const n=_s(e,this.#r);if(n)return n.
kind==="file"?this.file(n.path,200,e):{kind:"redirect",status:308,location:Ss(n.to)}}#a(e,n){for(const s of Zi(this.#t,`/${e}`,n)){if(s.kind==="go")return{kind:"\
redirect",status:s.status,location:s.location};const r=_s(s.path,this.#r),o=r?.kind==="redirect"?this.#i(r.to):r?.path,i=o===void 0?void 0:this.file(o,s.status,
e);if(i)return i}}#i(e){const n=_s(e,this.#r);return n?.kind==="file"?n.path:void 0}#c(e,n){this.#s.size>=oa&&this.#s.clear(),this.#s.set(e,n)}}async function ca(t,e,n,s){
const{manifest:r,storedAt:o}=await t.manifest(e,n.manifestHash),i=async(p,g)=>{const T=Object.hasOwn(r.files,p)?r.files[p]:void 0;if(!T)return[];if(T.size>hr)return s(
"warn","rules_ignored",{deployID:n.deployID,file:p,reason:`more than ${hr} bytes`}),[];const{rules:H,ignored:D}=g((await t.read(e,T.hash)).toString());for(const{
line:E,reason:S}of D.slice(0,ia))s("warn","rule_ignored",{deployID:n.deployID,file:p,line:E,reason:S});return H},[a,c]=await Promise.all([i(nn.redirects,Ji),i(nn.
headers,Bi)]);t.compress(e,r,p=>ar(ir(p)));const l=new Date(o).toUTCString();return new aa({...n,org:e,lastModified:l},r,{redirects:a,headers:c})}function ua(t,e){
return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function la(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&
Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const sn=new Map;function da(t){let e=sn.get(t);return e||(e=fa(t),sn.size>=
256&&sn.clear(),t.length<=256&&sn.set(t,e)),e}function fa(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(p=>p.trim()),
c=a.find(p=>/^q\s*=/.test(p)),l=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,l>=0&&l<=1?l:0)}const n=e.get("*")??0,s=e.get(
"identity")??0,r=o=>e.get(o)??n;return nr.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const ha=4*1024*1024;class pa{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=
new or(n),this.#n=Math.min(ha,n)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?this.#s(e,n,n.variants):n;if(r.status===200){if(ya(
e,r))return{status:304,headers:r.notModified};const i=s?void 0:this.#a(e,r);if(i)return i}if(e.method==="HEAD")return{status:r.status,headers:r.headers};const o=this.#t.
get(r.key);return o?{status:r.status,headers:r.headers,body:o}:r.encoding?this.#r(n,r,r.encoding):this.#o(r)}#s(e,n,s){const r=X(e,"accept-encoding");if(r===void 0)
return n;for(const o of da(r)){const i=s.get(o);if(i)return i;const a=this.#e.variant(n.org,n.file.hash,o);if(!a)continue;const c=ra(n,o,a.size);return s.set(o,
c),c}return n}async#r(e,n,s){try{const r=await this.#t.load(n.key,o=>o.length,async()=>await this.#e.readVariant(e.org,e.file.hash,s)??ma());return{status:n.status,
headers:n.headers,body:r}}catch(r){if(!(r instanceof pr))throw r;return e.variants?.delete(s),this.#o(e)}}async#o(e){const n=e.size>this.#n?await this.#u(e):await this.#c(
e);return{status:e.status,headers:e.headers,body:n}}#a(e,n){const s=X(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=la(
X(e,"range")??"",n.size);if(r!==void 0)return r==="unsatisfiable"?{status:416,headers:{...n.notModified,"content-range":`bytes */${n.size}`,"content-length":"0"}}:
this.#i(n,r)}async#i(e,n){const{start:s,end:r}=n,o=e.size>this.#n?await this.#u(e,n):(await this.#c(e)).subarray(s,r+1);return{status:206,headers:{...e.headers,
"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#c(e){return this.#t.load(e.key,n=>n.length,()=>this.#e.read(e.org,e.file.hash))}#u(e,n){
return this.#e.stream(e.org,e.file.hash,n)}}class pr extends Error{}function ma(){throw new pr}function ya(t,e){const n=X(t,"if-none-match");if(n!==void 0)return ua(
n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const ga=5e5,mr="GET, HEAD, OPTIONS";function wa(t){const e=new ba(
t);return n=>e.handle(n)}class ba{#e;#t;#n;#s;#r;#o=new or(ga);constructor({sites:e,objects:n,cacheBytes:s,log:r,domain:o}){this.#e=e,this.#t=n,this.#n=r,this.#s=
new gi(o??"localhost"),this.#r=new pa(n,s)}handle(e){const n=this.#s.subdomain(X(e,"host")??""),s=n===void 0?void 0:this.#e.site(n);if(s===void 0)return ht(e,ki);
const{method:r}=e;if(r!=="GET"&&r!=="HEAD")return Ea(r);if(s.release===null)return ht(e,vi);try{const o=this.#i(s.release),i=o?this.#u(e,s,o):this.#a(e,s,s.release);
return i instanceof Promise?i.catch(a=>this.#p(e,a)):i}catch(o){return this.#p(e,o)}}async#a(e,n,s){return this.#u(e,n,await this.#c(n.org,s))}#i(e){const n=this.#o.
get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#c(e,n){return this.#i(n)||this.#o.delete(n.deployID),this.#o.load(n.deployID,s=>s.size+100,()=>ca(
this.#t,e,n,this.#n))}#u(e,n,s){const r=C(e.target),o=s.remembered(r);if(o)return this.#f(e,o,s);const i=dr(r);if(i===void 0)return ht(e,Ii);const a=s.direct(i,
r);return a?this.#f(e,a,s):ur(i)&&n.kept.length>0?this.#d(e,n,s,i):this.#l(e,n,s,i)}async#d(e,n,s,r){for(const o of n.kept){const i=this.#i(o)??await this.#c(n.
org,o).catch(()=>{}),a=i?.file(r);if(i&&a)return this.#f(e,a,i)}return this.#l(e,n,s,r)}#l(e,n,s,r){const o=s.indirect(r)??(n.settings.spaFallback&&!ur(r)?s.file(
"index.html",200,r):void 0)??s.file("404.html",404,r);return o?this.#f(e,o,s):ht(e,xi,s)}#f(e,n,s){return n.kind==="file"?this.#r.send(e,n.file):Ta(e,n,s)}#p(e,n){
if(!(n instanceof tn))throw n;return this.#n("error","edge_damaged",{requestID:e.requestID,reason:n.message}),ht(e,Ai)}}function Ea(t){return t==="OPTIONS"?{status:204,
headers:{allow:mr}}:{status:405,headers:{allow:mr,"content-length":"0","cache-control":"no-store"}}}function Ta(t,{status:e,location:n},s){const r=t.target.slice(
C(t.target).length).replace(/[^\x21-\x7e]/g,encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+
i,"content-length":"0","cache-control":"public, max-age=0, must-revalidate","x-slipway-release":s.deployID}}}function ht(t,e,n){const{status:s,headers:r}=e,o=n?
{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function Sa(t){const e=t.database.prepare("SELECT count(*\
) AS tables FROM sqlite_schema");return()=>{try{return e.get(),W(200,{status:"ok",pid:process.pid})}catch{return W(503,{status:"failing",reason:"The state canno\
t be read."},{"retry-after":"5"})}}}const yr=["viewer","deployer"],gr={localIssuer:!0,issuers:[],roleOf:()=>"deployer"};function _a(t){const e=(0,w.join)(t,"pla\
tform.json");if(!(0,I.existsSync)(e))return gr;try{return $a(JSON.parse((0,I.readFileSync)(e,"utf8")))}catch(n){throw new v.GQ("invalid_file",`${e}: ${n instanceof
Error?n.message:String(n)}`,{place:{file:e},remedy:"Mend the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:n})}}function $a(t){
const e=pt(t,"the file",["$schema","localIssuer","issuers","organizations"]),{localIssuer:n=!0,issuers:s=[]}=e;if(typeof n!="boolean")throw new Error("localIssu\
er must be true or false");if(!Array.isArray(s))throw new Error("issuers must be a list");const r=Oa(e.organizations),o=s.map((a,c)=>ka(a,`issuers[${c}]`)),i=o.
find((a,c)=>o.findIndex(l=>l.issuer===a.issuer)!==c);if(i)throw new Error(`issuers names ${i.issuer} twice`);return{localIssuer:n,issuers:o,roleOf(a,c){const l=a.
slice(a.lastIndexOf("@")),g=[r.get(c),r.get("*")].flatMap(T=>[T?.get(a),T?.get(l)]);return g.includes("deployer")?"deployer":g.find(T=>T!==void 0)}}}function Oa(t){
const e=pt(t,"organizations");return new Map(Object.entries(e).map(([n,s])=>{const r=`organizations.${n}`;if(n!=="*"&&!M.cS.test(n))throw new Error(`${r}: "${n}\
" is not an organization's identifier`);const o=pt(s,r,yr),i=yr.flatMap(a=>ks(o[a]??[],`${r}.${a}`).map(c=>{if(!/^[^@\s]*@[^@\s]+$/.test(c))throw new Error(`${r}\
.${a}: "${c}" is neither an email nor "@domain"`);return[c.toLowerCase(),a]}));return[n,new Map(i)]}))}function ka(t,e){const{issuer:n,audience:s,email:r="{emai\
l}",require:o={}}=pt(t,e,["issuer","audience","email","require"]);if(typeof n!="string"||!va(n))throw new Error(`${e}.issuer must be an https:// URL without que\
ry (http:// for loopback alone)`);if(typeof r!="string"||!/\{[^{}]+\}/.test(r))throw new Error(`${e}.email must be a template of claims, as "{email}" or "{repos\
itory}@github.actions"`);const i=Object.entries(pt(o,`${e}.require`));return{issuer:n,audiences:s===void 0?void 0:ks(s,`${e}.audience`),email:r,require:Object.fromEntries(
i.map(([a,c])=>[a,ks(c,`${e}.require.${a}`)]))}}function va(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?
!1:e.protocol==="https:"||e.protocol==="http:"&&xa(e.hostname)}function xa(t){return t==="localhost"||t==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function pt(t,e,n){
if(!(0,q.G)(t))throw new Error(`${e} must be an object`);const s=n&&Object.keys(t).find(r=>!n.includes(r));if(s!==void 0)throw new Error(`${e} has no member "${s}\
"; it knows ${n?.join(", ")}`);return t}function ks(t,e){return(Array.isArray(t)?t:[t]).map(s=>{if(typeof s!="string"||s==="")throw new Error(`${e} must be a st\
ring, or a list of strings`);return s})}var vs=_(99);function Ia(t){const e=(0,w.join)(t,"platform.pid"),n=(0,w.join)(t,"platform.lock");(0,I.writeFileSync)(n,"",
{flag:"a",mode:384});const s=new vs.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),
Aa(r)?new v.GQ("platform_locked",`Another platform uses ${t}${Na(e)}`,{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):
r}return(0,I.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,I.rmSync)(e,{force:!0}),s.close())}}}function Aa(t){return t instanceof Error&&"errcode"in t&&t.errcode===Ra}const Ra=5;
function Na(t){try{return` (process ${(0,I.readFileSync)(t,"utf8").trim()})`}catch{return""}}const La=["succeeded","failed","cancelled"];function Da(t){const e=new Map,
n=()=>[...e].flatMap(([r,o])=>o.map((i,a)=>[{room:r,status:`${a}xx`},i]).filter(([,i])=>i>0)),s=()=>{const r=t.totals(),o=r.filter(c=>La.includes(c.status)),i=(c,l)=>c.
reduce((p,g)=>p+g[l],0),a=r.filter(c=>c.status==="queued");return[Ne("slipway_requests_total","counter","Requests answered.",n()),Ne("slipway_deployments","gaug\
e","Deployments by status.",r.map(c=>[{status:c.status},c.count])),Ne("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},i(a,"count")]]),
Ne("slipway_deployment_seconds_sum","counter","Seconds from start to end of ended deployments.",[[{},i(o,"seconds")]]),Ne("slipway_deployment_seconds_count","co\
unter","Ended deployments.",[[{},i(o,"count")]]),Ne("process_resident_memory_bytes","gauge","Resident memory.",[[{},process.memoryUsage.rss()]]),Ne("process_upt\
ime_seconds","gauge","Seconds since the process began.",[[{},process.uptime()]])].join("")};return{count(r,o){let i=e.get(r);i||(i=[0,0,0,0,0,0],e.set(r,i));const a=Math.
floor(o/100);i[a]=(i[a]??0)+1},handler:()=>({status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:s()})}}
function Ne(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,l])=>`${c}="${l}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}const wr={timeoutMs:20*6e4,fileBytes:1024**3,logBytes:4*1024**2,processBytes:4*1024**3,processes:2048},br={environmentPerMinute:12e3,tablePerMinute:6e3},
rn=6e4;class Er{quota;#e=-1;#t=0;constructor(e){this.quota=e}isFull(e){return this.#e===Math.floor(e/rn)&&this.#t>=this.quota}count(e){const n=Math.floor(e/rn);
n!==this.#e&&(this.#e=n,this.#t=0),this.#t+=1}}function Ca(t,e,n){return t.isFull(n)||e.isFull(n)?!1:(t.count(n),e.count(n),!0)}function ja(t){return Math.ceil(
(rn-t%rn)/1e3)}const Tr="abcdefghijklmnopqrstuvwxyz234567",Ma=63,Sr=6,Pa=()=>(0,x.randomInt)(2**32)/2**32;function xs(t,e){let n="";for(;n.length<t;)n+=Tr[Math.
floor(e()*Tr.length)]??"";return n}function Ua(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Ma-Sr-1).replace(/-+$/,"");return e===
""?"app":e}function _r(t,e){return`${Ua(t)}-${xs(Sr,e)}`}function Fa(t){return{publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,host:"12\
7.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:"https://github.com/{repository}.git",clock:Yt.m,random:Pa,log:Jt,fetch,workers:2,isolation:"au\
to",keepReleases:10,precompress:!0,edgeCacheBytes:64*1024*1024,...t,buildLimits:{...wr,...t.buildLimits},kvsQuotas:{...br,...t.kvsQuotas}}}var Ba=_(9127),Ga=_(2310);
const mt="SLIPWAY_BUILD",za=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i],
Ha=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function Wa(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&
s!==""&&za.some(r=>r.test(n))&&(e[n]=s);return e}function Ka(t){return Object.entries(t).flatMap(([e,n])=>Ha.test(e)?[n]:[])}function Ya(t,e){const n=`${w.sep}n\
ode_modules${w.sep}`,s=t.split(":").filter(r=>r.startsWith("/")&&!`${r}/`.includes(n));return[...new Set([(0,w.dirname)(e),...s])].join(":")}function Ja(t,e,n,s,r){
const o=i=>(0,w.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:o("npm"),XDG_DATA_HOME:o("data"),YARN_GLOBAL_FOLDER:o("yarn"),BUN_INSTALL_CACHE_DIR:o("bun"),XDG_CACHE_HOME:o("x\
dg"),NODE_COMPILE_CACHE:o("node"),HOME:n.home,TMPDIR:r,PATH:s}}function Qa(t){return Object.entries(t).filter(([e])=>M.G1.test(e)).map(([e,n])=>`export ${e}=${$r(
n)}
`).join("")}function $r(t){return`'${t.replaceAll("'","'\\''")}'`}function ae(t,e,n,s=[]){return new we({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Xa=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"out_of_memory",says:"was killed, most likely for lack of memory",signals:["SIGKILL"]},{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},
{code:"output_too_large",says:"wrote a file that is too large",signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},
{code:"build_killed",says:"was killed",signals:["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGSEGV","SIGTERM"]}],Va=40;function Za(t,e,{exitCode:n,signal:s},r){
const o=r.last(),i=o.slice(-Va).join(`
`),a=Xa.find(T=>T.signals?.includes(s??"")||T.log?.test(i)),c=a?.code??(t==="install"?"install_failed":"build_failed"),l=n===null?`ended by ${s}`:`exited with c\
ode ${n}`,p=`The ${t} command \`${e}\``,g=a?`${p} ${a.says} (it ${l})`:`${p} ${l}`;return new we({stage:t,code:c,message:g,exitCode:n,signal:s,log:o,diagnostics:[]})}
const qa=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:ic},{file:"yarn.lock",manager:"yarn",tool:ac},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.l\
ockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],on="npm ci",ec={
npm:()=>on,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun in\
stall --frozen-lockfile"};async function tc(t,e){const n=await Or(e,t),s=n?.scripts,r=(0,q.G)(s)&&typeof s.build=="string",o=n&&await nc(t,e);if(!o)return{manager:"\
npm",tool:void 0,install:n?"npm install":void 0,installDir:t,hasBuildScript:r};const{lockfile:i,dir:a,text:c}=o,l=kr(n)??kr(await Or(e,a)),p=l?.manager===i.manager?
l.tool:i.tool(c);return{manager:i.manager,tool:p,install:ec[i.manager](p),installDir:a,hasBuildScript:r}}async function nc(t,e){for(let n=t;(0,V.FK)(e,n);n=(0,w.
dirname)(n))for(const s of qa){const r=await Is(e,(0,w.join)(n,s.file));if(r!==void 0)return{lockfile:s,dir:n,text:r}}}const sc=64*1024**2;async function Is(t,e){
try{const n=await(0,V.UG)(t,e),s=await(0,A.stat)(n);return s.isFile()&&s.size<=sc?await(0,A.readFile)(n,"utf8"):void 0}catch{return}}async function Or(t,e){const n=await Is(
t,(0,w.join)(e,"package.json"));if(n!==void 0)try{const s=JSON.parse(n.replace(/^\ufeff/,""));return(0,q.G)(s)?s:{}}catch{return{}}}function kr(t){const e=t?.packageManager,
[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:
vr(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function vr(t){return`@yarnpkg/cli-dist@${t}`}const rc={5:"7",6:"8",9:"10"},oc={4:"2",6:"3",8:"\
4.12",9:"4.14"};function ic(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];return`pnpm@${rc[e??""]??"10"}`}function ac(t){const e=/^__metadata:\s+version: (\d+)/m.
exec(t)?.[1];return e===void 0?"yarn@1":vr(oc[e]??"4")}async function cc(t,e,n,s){const r=t.job.settings.installCommand,o=r??(s?e.install:void 0);if((o||s)&&e.tool&&
!(0,I.existsSync)((0,w.join)(As(t,e.tool),"node_modules/.bin",e.manager))){const i=As(t,e.tool),a=`npm install --silent --no-save --prefix ${$r(i)} ${e.tool}`;await yt(
t,"install",a,t.workspace.home,e)}o===on&&r===void 0?await uc(t,e):o&&await yt(t,"install",o,r===void 0?e.installDir:n,e)}async function uc(t,e){try{await yt(t,
"install",on,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof we)||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("\
The package cache is older than the lockfile: asking the registry"),await yt(t,"install",on,e.installDir,e)}}function As({workspace:t},e){return(0,w.join)(t.cache,
"tools",e.replaceAll("/","+"))}async function yt(t,e,n,s,r,o={}){const{context:i,job:a,workspace:c,sandbox:l,log:p,signal:g}=t;t.step=`\`${n}\``,p.line(`$ ${n}`);
const T=[...lc(s,c.source)];r.tool&&T.push((0,w.join)(As(t,r.tool),"node_modules/.bin"));const H=[...T,i.path].join(":"),{NODE_ENV:D,...E}=a.env,S=e==="install"||
D===void 0?E:{...E,NODE_ENV:D},L=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],env:Ja({...i.hostEnv,...o},S,c,H,l.tmpOf(c)),outerEnv:{[mt]:i.
markerOf(a)},signal:g,onLine:B=>p.line(B)});if(L.exitCode!==0)throw Za(e,n,L,p)}function*lc(t,e){for(let n=t;(0,V.FK)(e,n);n=(0,w.dirname)(n))yield(0,w.join)(n,
"node_modules/.bin")}var dc=_(7214);const fc=200;async function hc(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const s=(0,w.resolve)(n,t.file);if(!(0,V.FK)(e,s))
return t;const r={...t,file:(0,w.relative)(e,s)},o=t.line===null?(0,dc.ri)(t.message):void 0;return o===void 0?r:{...r,...await pc(o,s,e)}}async function pc(t,e,n){
const s=await(0,A.readdir)(e).catch(()=>[""]),r=[];for(const i of s.slice(0,fc)){const a=(0,w.join)(e,i),c=(await Is(n,a))?.split(`
`)??[],l=c.findIndex(g=>mc(t,g)),p=(c[l]?.indexOf(t)??0)+1;l>=0&&r.push({file:(0,w.relative)(n,a),line:l+1,column:p})}const[o]=r;return o&&r.length===1?o:{}}function mc(t,e){
const[n,s]=[e.split(t,1)[0]??"",e.slice(e.indexOf(t)+t.length)];return e.includes(t)&&/["'`(]$/.test(n)&&/^["'`)?#]/.test(s)}var yc=_(5807);const gc=4,Rs=2e3;class wc{#e;#t;#n;#s=[];#r=[];#o=[];#a=0;#i=0;#c="";#u=!1;#d=0;#l=!1;constructor(e,n,s){
this.#t=n/2,this.#n=bc(s),this.#e=(0,I.createWriteStream)(e,{flags:"w",mode:384}),this.#e.on("error",()=>{this.#l=!0})}line(e){const n=this.#n(e);this.#s.push(n.
slice(0,M.lF.failureLogLine)),this.#s.length>=2*Rs&&this.#s.splice(0,Rs);const s=Buffer.byteLength(n)+1;this.#u||=this.#i+s>this.#t,this.#u?this.#h(n,s):(this.#i+=
s,this.#f(`${n}
`))}#f(e){this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&!this.#e.writableEnded&&this.#e.write(this.#c),this.#c=""}#h(e,n){this.#a+n>this.#t/
2&&(this.#d+=this.#r.length,this.#r=this.#o,this.#o=[],this.#a=0),this.#o.push(e),this.#a+=n}last(){return this.#s.slice(-M.lF.failureLogLines)}recent(){return this.#s.
slice(-Rs)}async[Symbol.asyncDispose](){this.#p(),this.#d>0&&this.#e.write(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[this.#r,this.#o])e.length>0&&this.#e.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#l)return e();this.#e.once("error",()=>e()),this.#e.end(e)})}}function bc(t){const e=[...new Set(Object.values(t).flatMap(r=>r.
split(`
`)))].map(r=>r.trim()).filter(r=>r.length>=gc).sort((r,o)=>o.length-r.length),n=e.map(r=>r.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")),s=e.length>0?new RegExp(n.join(
"|"),"g"):void 0;return r=>{const o=r.split("\r").findLast(a=>a!=="")??"",i=(0,yc.N)(o).replace(/[^\P{Cc}\t]/gu,"");return s?i.replace(s,"***"):i}}const xr=["di\
st","build","out","_site",".output/public","public","www"];async function Ec(t,e,n,s){const r=await Tc(e,n,s);try{if(await(0,A.realpath)(t)===t)return await(0,V.
UG)(t,r)}catch(i){if(!(i instanceof v.GQ))throw i}const o=n??(0,w.relative)(e,r);throw ae("build","output_unsafe",`The output directory \`${o}\` leads out of the\
 repository`)}async function Tc(t,e,n){if(e!==null){const r=(0,w.join)(t,e);if(await Ir(r))return r;throw ae("build","output_missing",`The output directory \`${e}\
\` is not there; ${await Ar(t)}`)}if(!n)return t;for(const r of xr)if(await Ir((0,w.join)(t,r)))return(0,w.join)(t,r);const s=xr.map(r=>`\`${r}\``).join(", ");throw ae(
"build","output_missing",`The build left none of the usual output directories (${s}); ${await Ar(t)}. Name it as the output directory`)}async function Ir(t){return(await(0,A.
stat)(t).catch(()=>{}))?.isDirectory()??!1}async function Ar(t){const n=(await(0,A.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_mod\
ules"].includes(s.name)).map(s=>s.name);return n.length===0?"there is no folder at all":`the folders there are ${n.slice(0,20).sort().map(s=>`\`${s}\``).join(",\
 ")}`}var Rr=_(3136);const Sc=/^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9_][A-Za-z0-9._-]*$/;function _c(t,e){return Sc.test(t)?Ns(e.template.replace("{repository}",
t.replace(/\.git$/,"")),e):(0,w.isAbsolute)(t)?Ns((0,Rr.pathToFileURL)(t).href,e):Ns(t,e)}function Ns(t,e){const n=URL.canParse(t)&&/^[a-z]+:\/\//i.test(t)?new URL(
t):void 0,s=Nr(t);if(n?.protocol==="https:")return{url:n.href,shown:s,protocols:"https"};if(n?.protocol==="http:"&&e.allowLocal)return{url:n.href,shown:s,protocols:"\
http:https"};if(n?.protocol==="file:"&&e.allowLocal&&n.host==="")return{url:(0,Rr.fileURLToPath)(n),shown:s,protocols:"file"};const r=n?.protocol==="file:"?"is \
on this machine":"is no https URL and no owner/name";throw ae("clone","repository_not_allowed",`The repository "${s}" ${r}, and this platform does not clone suc\
h`)}function Nr(t){return t.replace(/(\w+:\/\/)[^/@\s]+@/g,"$1")}function $c(){const t=new Map;return async(e,n)=>{const s=(t.get(e)??Promise.resolve()).catch(()=>{}).
then(n);t.set(e,s);try{return await s}finally{t.get(e)===s&&t.delete(e)}}}var Oc=_(1421),Lr=_(8474),Dr=_(8161),Ls=_(7075),kc=_(6193);const Cr=16384,vc=65536,xc=10;
async function an(t,e,n){n.signal?.throwIfAborted();const s=(0,Oc.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:["ignore","pipe","pipe",n.channel===void 0?
"ignore":"pipe",n.namespace?"pipe":"ignore"]}),r=s.stdio[3];r&&"end"in r&&(r.on("error",()=>{}),r.end(n.channel));for(const l of["stdout","stderr"])Rc(s,l,n.onLine??
(()=>{}));const o=n.namespace?Nc(s.stdio[4]):()=>"",i=(0,Lr.once)(s,"close");i.catch(()=>{});const a=()=>Cc(s.pid,n.sweep?n.env[mt]:void 0),c=()=>{a()};n.signal?.
addEventListener("abort",c,{once:!0});try{const[l,p]=await(0,Lr.once)(s,"exit");return await a(),await i,await Dc(o()),n.signal?.throwIfAborted(),Ac(typeof l=="\
number"?l:null,typeof p=="string"?p:null)}finally{n.signal?.removeEventListener("abort",c)}}const Ic=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","S\
IGSEGV","SIGTERM","SIGXFSZ"];function Ac(t,e){const n=Ic.find(s=>t===128+Dr.constants.signals[s]);return{exitCode:t,signal:e??n??null}}function Rc(t,e,n){const s=new kc.
StringDecoder("utf8");let r="";const o=a=>{const c=a.split(`
`);r=(c.pop()??"").slice(0,Cr);for(const l of c)n(l.slice(0,Cr),e)},i=t[e];i?.on("data",a=>{o(r+s.write(a)),!(a.length<vc)&&(i.pause(),setTimeout(()=>i.resume(),
xc))}),i?.on("end",()=>{r!==""&&n(r,e)})}function Nc(t){let e="";return t instanceof Ls.Readable&&t.setEncoding("utf8").on("data",n=>e+=n),()=>e}const Lc=1e4;async function Dc(t){
const e=/"child-pid": (\d+)/.exec(t)?.[1];for(let n=0;e!==void 0&&n<Lc;n+=1){const s=await(0,A.readFile)(`/proc/${e}/stat`,"utf8").catch(()=>"");if(!/\) [^ZX]/.
test(s))return;await new Promise(r=>setTimeout(r,1))}}async function Cc(t,e){t!==void 0&&Mr(-t),e!==void 0&&await jr(n=>n===e)}async function jr(t){let e=new Set;
for(let n=0;n<50;n+=1){const s=await jc(),r=await Mc(s,t);for(const o of r)Mr(o);if(r.length===0&&s.every(o=>e.has(o)))return;e=new Set(s),await new Promise(o=>setImmediate(
o))}}async function jc(){return(await(0,A.readdir)("/proc").catch(()=>[])).filter(e=>/^\d+$/.test(e)).map(Number)}async function Mc(t,e){return(await Promise.all(
t.map(async s=>{const o=(await(0,A.readFile)(`/proc/${s}/environ`,"utf8").catch(()=>"")).split("\0").find(i=>i.startsWith(`${mt}=`));return o!==void 0&&e(o.slice(
mt.length+1))?[s]:[]}))).flat()}function Mr(t){try{process.kill(t,"SIGKILL")}catch{}}const Pr="cache";function Ds(t){return(0,x.createHash)("sha256").update(JSON.
stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Pc(t,e,n,s){await(0,A.mkdir)((0,w.join)(t,Ds(e)),{recursive:!0});const r=await(0,A.
realpath)((0,w.join)(t,Ds(e)));await(0,A.chmod)(r,493);const o=(0,w.join)(r,n);await Ye(o);const i={cache:(0,w.join)(r,Pr),root:o,source:(0,w.join)(o,"source"),
home:(0,w.join)(o,"home"),tmp:(0,w.join)(o,"tmp")};for(const a of Object.values(i))await(0,A.mkdir)(a,{recursive:!0}),s!==void 0&&await(0,A.chown)(a,s,s);return{
app:r,...i,[Symbol.asyncDispose]:()=>Ye(o).catch(()=>{})}}async function Uc(t){const e=[];for(const n of await(0,A.readdir)(t).catch(()=>[]))for(const s of await(0,A.
readdir)((0,w.join)(t,n),{withFileTypes:!0}))s.isDirectory()&&s.name!==Pr&&e.push((0,w.join)(t,n,s.name));return e}async function Ye(t){try{await(0,A.rm)(t,{recursive:!0,
force:!0})}catch(e){if(!["EACCES","EPERM","ENOTEMPTY"].includes((0,v.xU)(e)??""))throw e;await Ur(t),await(0,A.rm)(t,{recursive:!0,force:!0})}}async function Ur(t){
await(0,A.chmod)(t,448);for(const e of await(0,A.readdir)(t,{withFileTypes:!0}))e.isDirectory()&&await Ur((0,w.join)(t,e.name))}async function Fc(t,e){const{exitCode:n}=await an(
"chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}const Fr=[["core.hooksPath","/dev/null"],["core.fsmonitor",
"false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedL\
imit","1000"],["http.lowSpeedTime","60"]],Bc=$c();async function Gc(t,e,n,s,r){const o=(0,w.join)(t,`${(0,x.createHash)("sha256").update(e.url).digest("hex").slice(
0,32)}.git`),i=Hr(e.protocols,r),a=await Bc(o,()=>Hc(i,o,e,n));return await zc(o,(0,w.join)(s,".git"),a,n.branch,e.shown),await i.must(["-C",s,"reset","-q","--h\
ard",a]),(0,I.existsSync)((0,w.join)(s,".gitmodules"))&&await Wc(s,e,r),{commit:a,mirror:o}}async function zc(t,e,n,s,r){for(const a of["objects/info","refs/hea\
ds"])await(0,A.mkdir)((0,w.join)(e,a),{recursive:!0});const o=JSON.stringify(r),i={"objects/info/alternates":(0,w.join)(t,"objects"),shallow:n,HEAD:`ref: refs/h\
eads/${s}`,config:`[core]
	repositoryformatversion = 0
	bare = false
[remote "origin"]
	url = ${o}`};for(const[a,c]of Object.entries(i))await(0,A.writeFile)((0,w.join)(e,a),`${c}
`)}async function Hc(t,e,n,s){if(!(0,I.existsSync)(e))return Br(t,e,n,s);const r=s.commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.
commit&&r&&(await t.try(r)).exitCode===0)return s.commit;try{return await Gr(t,e,n,s)}catch(o){if(Qc(o)!=="clone_failed")throw o;return Br(t,e,n,s)}}async function Br(t,e,n,s){
const r=`${e}.new`;await Ye(r);try{await t.must(["init","-q","--bare",r]);const o=await Gr(t,r,n,s);return await Ye(e),await(0,A.rename)(r,e),o}finally{await Ye(
r)}}async function Gr(t,e,{url:n,shown:s},r){const o=r.commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const i of o){const a=`refs/slip\
way/${(0,x.createHash)("sha256").update(i).digest("hex").slice(0,16)}`,c=await t.try(["-C",e,"fetch","-q","--depth=1","--no-tags","--",n,`+${i}:${a}`]);if(c.exitCode===
0)return t.must(["-C",e,"rev-parse","--verify",`${a}^{commit}`]);const l=Yc(c.errors,s,r);if(l.facts.code!=="branch_not_found")throw l}throw ae("clone","branch_\
not_found",`The repository ${s} has no branch "${r.branch}"`)}async function Wc(t,e,n){const s=Hr("https",n),r=["submodule","update","-q","--init","--recursive",
"--depth=1","--recommend-shallow"],{exitCode:o,errors:i}=await s.try(["-C",t,...r]);if(o===0)return;const a=/transport '[^']*' not allowed/.test(i.join(`
`));throw ae("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${Cs(i)}`,i)}
const zr=/no space left on device|disk quota exceeded|unable to write file/i,Kc=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t}\
 is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(t,{
commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t} has no branch "${e}"`],
[zr,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '.*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function Yc(t,e,n){const s=t.join(`
`),[,r,o]=Kc.find(([i])=>i.test(s))??[];return r&&o?ae("clone",r,o(e,n),t):ae("clone","clone_failed",`The repository ${e} could not be fetched: ${Cs(t)}`,t)}function Cs(t){
return(t.findLast(n=>/^(?:fatal|error|remote):/.test(n))??t.at(-1)??"git said nothing").replace(/^(?:fatal|error): /,"")}function Hr(t,e){const n={...e.env,...Jc(
t)},s=async r=>{const o=[],i=[],{exitCode:a}=await an("git",r,{cwd:"/",env:n,signal:e.signal,onLine(c,l){const p=Nr(c);(l==="stdout"?o:i).push(p),l==="stderr"&&
e.onLine(p)}});return{exitCode:a,output:o.join(`
`),errors:i.slice(-50)}};return{try:s,async must(r){const{exitCode:o,output:i,errors:a}=await s(r);if(o===0)return i;throw zr.test(a.join(`
`))?ae("clone","disk_full","The disk is full: the repository could not be checked out",a):ae("clone","clone_failed",`The checkout failed: ${Cs(a)}`,a)}}}function Jc(t){
const e=Fr.flatMap(([n,s],r)=>[[`GIT_CONFIG_KEY_${r}`,n],[`GIT_CONFIG_VALUE_${r}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(Fr.length),...Object.fromEntries(e)}}function Qc(t){return t instanceof we?t.facts.code:void 0}var Xc=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Vc=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Zc(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:r,
limits:o,clock:i}=t;for(const E of Object.values(r))await(0,A.mkdir)(E,{recursive:!0,mode:448});const a=await t.sandbox(),c=Xc(s,new wc((0,w.join)(r.logs,`${e.deployID}\
.log`),o.logBytes,e.env),!0),l=await Pc(r.builds,e.app,e.deployID,a.ownerOf(e.app)),p=new AbortController,g=new AbortController;i.sleep(o.timeoutMs,g.signal).then(
()=>p.abort(new Error("the time limit")),()=>{});const T=AbortSignal.any([n.signal,p.signal]),H={context:t,job:e,sandbox:a,workspace:l,log:c,signal:T,mirror:"",
root:l.source,step:"",stage:"clone"},D=E=>{H.stage=E,n.onStage(E)};try{return{...await qc(H,D,n),[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}}catch(E){const S=await su(
E,H,p.signal.aborted).finally(()=>l[Symbol.asyncDispose]());throw n.signal.throwIfAborted(),S}finally{g.abort()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Vc(
s);r&&await r}}async function qc(t,e,n){const{job:s,workspace:r}=t;e("clone");const o=await eu(t);n.onCommit(o);const i=await tu(t);t.root=i;const a=await tc(i,
r.source),c=s.buildCommand||a.hasBuildScript&&`${a.manager} run build`;nu(t),e("install"),await cc(t,a,i,!!c),e("build"),c&&await yt(t,"build",c,i,a);const l=await Ec(
r.source,i,s.outputDirectory,!!c);return{commit:o,directory:l}}async function eu(t){const{context:e,job:n,workspace:s,log:r,signal:o}=t,i=_c(n.repository,e.rules);
t.step=`the clone of ${i.shown}`,r.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const c={env:{...e.hostEnv,PATH:e.path,[mt]:e.
markerOf(n)},signal:o,onLine:T=>r.line(T)},{commit:l,mirror:p}=await Gc(e.folders.mirrors,i,n,s.source,c);t.mirror=p,r.line(`Checked out ${l}`);const g=t.sandbox.
ownerOf(n.app);return g!==void 0&&await Fc(s.source,g),l}async function tu({job:t,workspace:e}){const n=t.settings.rootDirectory??".",s=await(0,V.UG)(e.source,n).
catch(()=>{});if(s&&(await(0,A.stat)(s)).isDirectory())return s;throw ae("clone","root_directory_missing",`The root directory \`${n}\` is not in the repository`)}
function nu({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(process.versions.node,10)&&e.line(`Warning\
: the app asks for Node.js ${n}, builds here run Node.js ${process.versions.node}`)}async function su(t,e,n){const{log:s,stage:r,step:o,context:i,workspace:a,root:c}=e;
if(n){const p=`The build took longer than its limit of ${(0,Ba.a)(i.limits.timeoutMs)} and was stopped during ${o}`;return s.line(p),ae(r,"build_timeout",p,s.last())}
if(t instanceof we){const l=(0,Ga.y)(s.recent()),p=await Promise.all(l.map(g=>hc(g,a.source,c)));return s.line(t.message),new we({...t.facts,log:s.last(),diagnostics:p})}
return Ie(t)?ae(r,"disk_full","The disk is full",s.last()):t}const js=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],Wr="/run/systemd/res\
olve",Kr=19e8,ru=1e8;function ou(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,`ulimit -d ${Math.ceil(t.processBytes/
1024)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:":",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].
join(`
`)}async function iu(t){const{want:e,limits:n}=t,s=(0,Dr.userInfo)().uid===0,r=e==="none"?{kind:"none",reason:"it was asked for"}:await au(s),o=r.kind==="bubble\
wrap",i=c=>o&&s?Kr+Number.parseInt(Ds(c).slice(0,8),16)%ru:void 0,a=ou(n,o);return{isolation:r,ownerOf:i,tmpOf:c=>o?"/tmp":c.tmp,async run(c){const l=i(c.app),p=o?
await cu(c,t,l):[],[g="/bin/sh",...T]=[...p,"/bin/sh","-c",a,"sh",c.script];return an(g,T,{cwd:o?"/":c.cwd,env:{...c.outerEnv,PATH:"/usr/local/bin:/usr/bin:/bin"},
channel:Qa({...c.env,...c.outerEnv}),signal:c.signal,sweep:!o,namespace:o,onLine:c.onLine})}}}async function au(t){const e=[...Yr(t),...await Qr(),...Jr(t?Kr:void 0),
"true"],n=[],s=await an("bwrap",e,{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:o=>n.push(o)}).catch(()=>{});return s?.exitCode===0?{kind:"bubblewra\
p",asRoot:t}:{kind:"none",reason:s?`bubblewrap does not work here: ${n.at(-1)??"no reason given"}`:"bubblewrap is not installed"}}async function cu(t,{tools:e,dataDir:n},s){
const{app:r,tmp:o}=t.workspace;if(await(0,A.realpath)(o).catch(()=>"")!==o)throw ae("build","build_failed","A command of the build replaced its folder for tempo\
rary files");const i=e.filter(c=>!js.some(l=>(0,V.FK)(l,c))),a=[...js,...i].some(c=>(0,V.FK)(c,n))?["--tmpfs",n]:[];return["bwrap",...Yr(s!==void 0),...await Qr(),
...s===void 0?[]:await uu(r,s,t.workspace),"--bind",o,"/tmp",...i.flatMap(c=>[...cn(c),"--ro-bind-try",c,c]),...a,...t.readable.flatMap(c=>[...cn(c),"--ro-bind-\
try",c,c]),...cn(r),"--bind",r,r,"--info-fd","4","--chdir",t.cwd,...Jr(s)]}function Yr(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cg\
roup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}
function Jr(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=\
-all"]}async function uu(t,e,n){const s=(0,w.join)(t,"passwd");return await(0,A.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
build:x:${e}:${e}::${n.home}:/bin/sh
`),["--ro-bind",s,"/etc/passwd"]}async function Qr(){return[...(await Promise.all(js.map(async e=>{const n=await(0,A.realpath)(e).catch(()=>{});return n===void 0?
[]:n===e?["--ro-bind",e,e]:["--symlink",n,e]}))).flat(),"--ro-bind-try",Wr,Wr,"--dev","/dev","--proc","/proc"]}function cn(t){const e=(0,w.dirname)(t);return e===
"/"?[]:[...cn(e),"--dir",e]}async function lu(t,e){const n=[(0,w.dirname)(process.execPath),(0,w.dirname)(await(0,A.realpath)(process.execPath)),...e];for(const s of t.
split(":").filter(r=>r.startsWith("/"))){const r=await(0,A.realpath)((0,w.join)(s,"npm")).catch(()=>{});r&&n.push(s,(0,w.dirname)((0,w.dirname)(r)))}return[...new Set(
n)]}function du(t){const e={...wr,...t.limits},n=(0,w.resolve)(t.dataDir),s={builds:(0,w.join)(n,"builds"),mirrors:(0,w.join)(n,"git"),logs:(0,w.join)(n,"logs")},
r=Wa(t.env),o=Ya(t.env.PATH??"/usr/local/bin:/usr/bin:/bin",process.execPath),i=`${(0,x.createHash)("sha256").update(n).digest("hex").slice(0,16)}/`;let a;const c={
limits:e,folders:s,hostEnv:r,path:o,clock:t.clock,rules:{template:t.gitUrlTemplate??"https://github.com/{repository}.git",allowLocal:t.allowLocalGit??!1},markerOf:l=>`${i}${l.
deployID}`,sandbox(){return a??=fu(t,e,o,r),a}};return{build:(l,p)=>Zc(c,l,p),async recover(){const l=await Uc(s.builds);l.length>0&&await jr(p=>p.startsWith(i));
for(const p of l)await Ye(p)}}}async function fu(t,e,n,s){const r=await lu(n,Ka(s)),o=await iu({want:t.isolation??"auto",limits:e,tools:r,dataDir:await(0,A.realpath)(
t.dataDir)});return o.isolation.kind==="none"&&t.log("warn","builds_not_isolated",{reason:o.isolation.reason,means:"builds can read and write what the platform \
can, and the number of their processes is not bounded"}),o}const hu=1e4;function pu(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Map;return r=>{const o=e.now(),
i=s.get(r)??{left:t,at:o};i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i);const[a]=s.keys();return s.size>hu&&a!==void 0&&s.delete(a),i.left<
1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const mu=36e5;function yu(t,e,n,s){let r,o=Number.NEGATIVE_INFINITY;const i=async()=>{o=n.now();try{const c=await t.
collect(e.manifests());s("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){s("error","collection_failed",{message:c instanceof Error?c.message:
String(c)})}finally{r=void 0}},a=()=>(r??=i(),r);return{collect:a,whenIdle(){n.now()-o>=mu&&a()},async[Symbol.asyncDispose](){await r}}}function gu(t){const e=(0,w.
join)(t,"identity-key.json");if(!(0,I.existsSync)(e)){const i=(0,x.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"}),a=`${e}.${(0,x.
randomBytes)(4).toString("hex")}`;(0,I.writeFileSync)(a,`${JSON.stringify(i)}
`,{mode:384}),(0,I.renameSync)(a,e)}const n=JSON.parse((0,I.readFileSync)(e,"utf8"));if(!(0,q.G)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="st\
ring")throw new v.GQ("unsupported_data",`${e} is not a P-256 key`,{remedy:"Remove the file: a new key is made at the next start, and tokens signed before cease \
to count."});const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=wu(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}
function wu(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,x.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const bu=30,Eu=["\
ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Tu=16*1024;function Su(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.
map(r=>[r.issuer,{...r,keys:Iu(r.issuer,t.fetch)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Vr(async()=>(await _.e(460).then(_.bind(_,6460))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=_u(r),i=await _.e(460).then(_.bind(_,6460)),{header:a,
claims:c}=$u(o,i);Ou(a,c);const l=s.get(c.iss??"");if(!l)throw se("The token was issued by an identity provider that this platform does not trust (iss)");const p=await l.
keys(),g=l.audiences??[t.audience];try{const{payload:T}=await i.jwtVerify(o,p,{issuer:l.issuer,audience:[...g],algorithms:Eu,clockTolerance:bu,currentDate:new Date(
n.now()),requiredClaims:["exp"]});return ku(l,T),{email:vu(l,T),issuer:l.issuer}}catch(T){throw xu(T,i,g.join(" or "))}}}function _u(t){if(t===void 0)throw se('\
There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw se('The Author\
ization header is not "Bearer <ID token>"');if(e.length>Tu)throw se("The token is too long to be an ID token");return e}function $u(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw se("The token is not a JSON Web Token, so it is not an ID token")}}function Ou(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw se("The token is an access token: send the identity provider's ID\
 token instead")}function ku(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw se(`The token's ${n} claim is not one that this \
platform accepts`)}function vu(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(s,r)=>{const o=e[r];if(typeof o!="string"||o==="")throw se(`The token has no ${r} c\
laim`);return o});if(!/^[^@\s]+@[^@\s]+$/.test(n))throw se("The token's email claim is not an email");if(e.email_verified===!1&&t.email==="{email}")throw se("Th\
e token's email is not verified (email_verified is false)");return n.toLowerCase()}function xu(t,e,n){if(t instanceof F)return t;const{errors:s}=e;return t instanceof
s.JWTExpired?se("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?se(`The token is for another audience \
(aud): ask for one with ${n}`):t.claim==="nbf"?se("The token is not valid yet (nbf)"):se(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?se("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?se("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?se("The token is not a valid ID token"):Xr()}function se(t){
return new F("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function Xr(){return new F("unavailable","The keys of the token's issue\
r cannot be fetched right now.",{"retry-after":"5"})}function Iu(t,e){return Vr(async()=>{const n=await _.e(460).then(_.bind(_,6460));try{const r=await(await e(
`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(5e3),redirect:"error"})).json(),o=Au(r,t);return n.createRemoteJWKSet(o,{timeoutDuration:5e3,
[n.customFetch]:e})}catch{throw Xr()}})}function Au(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery docu\
ment of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("keys less well guarded than their issuer");return r}function Vr(t){
let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}class Je extends Error{name="StoreUnavailable"}const Zr="AWS4-HMAC-SHA256";function qr({date:t,region:e,
service:n}){return`${t}/${e}/${n}/aws4_request`}function Ru(t,e,n){const s=(0,x.hash)("sha256",Buffer.from(n,"latin1"),"hex");return`${Zr}
${t}
${qr(e)}
${s}`}function Nu(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,x.createHmac)("sha256",n).update(s,"ut\
f8").digest();return(0,x.createSecretKey)(n)}function Lu(t,e){return(0,x.createHmac)("sha256",t).update(e,"latin1").digest()}const Du=new RegExp(`^${Zr} +Creden\
tial=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=([0-9a-f]{64})$`);
function Cu(t){const e=Du.exec(t);if(!e)return;const[,n="",s="",r="",o="",i="",a=""]=e,c=i.split(";");if(c.every((l,p)=>p===0||(c[p-1]??"")<l))return{accessKeyID:n,
scope:{date:s,region:r,service:o},signedHeaders:c,signature:a}}const ju=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;function Mu(t){const e=ju.exec(
t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}
function un(t){return`${new Date(t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function Pu(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(
0,e),s=e===-1?"":zu(t.target.slice(e+1)),r=Bu(n,t.normalizePath),o=Wu(t.headers.values,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Uu=/^(?:\/[A-Za-z0-9_~-]+)+$/,Fu=/[^A-Za-z0-9._~-]/g;function Ms(t){return t.replace(Fu,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function Bu(t,e){if(Uu.test(t))return t;const n=t.split("/");return(e?Gu(n):n).map(Ms).join("/")||"/"}function Gu(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function zu(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Ms(eo(r)),Ms(eo(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>to(n,r)||to(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function eo(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function to(t,e){return t<e?-1:t>e?1:0}function Hu(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Yu(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{values:e,repeated:n}}function Wu(t,e){let n="";for(const s of e)n+=`${s}:${t.get(s)??
""}
`;return n}const Ku=/[ \t\r\n]{2}|[\t\r\n]/;function Yu(t){const e=t.trim();return Ku.test(e)?e.replace(/\s+/g," "):e}const ln=5*6e4,no=["host","content-type"],
Ju=new Set([...no,"authorization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),oe=(t,e)=>({type:t,message:e});class Qu{#e;#t=new Ps;constructor(e){
this.#e=e}readHeaders(e,n){const s=X(e,"authorization");if(s===void 0)return oe("MissingAuthenticationTokenException","Missing Authentication Token");const r=Cu(
s),o=X(e,"x-amz-date")??"",i=Mu(o);if(!r)return oe("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return oe("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(!a)return oe("UnrecognizedClientException","The security token included in the reques\
t is invalid.");const c=Hu(e.rawHeaders);return Vu(r.scope,o)??Zu(o,i,n)??qu(a,c.values.get("x-amz-security-token"),n)??el(c,r.signedHeaders)??{headers:c,signedBy:r,
role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,x.hash)("sha256",n,"hex"),c=s.values.get("x-amz-content-sha256");if(c!==void 0&&c!==a)
return oe("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const l=Pu({method:e.method,target:e.target,
headers:s,signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),p=this.#t.get(o,r.scope),g=Lu(p,Ru(i,r.scope,l));if(!(0,x.timingSafeEqual)(g,Buffer.from(
r.signature,"hex")))return oe("InvalidSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret \
Access Key and signing method. Consult the service documentation for details.")}}function Xu(t){return"message"in t}function Vu(t,e){if(t.region!==M.aT)return oe(
"InvalidSignatureException",`Credential should be scoped to a valid region: '${M.aT}'.`);if(t.service!==M.jL)return oe("InvalidSignatureException",`Credential s\
hould be scoped to correct service: '${M.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return oe("InvalidSignatureException",`Date in Creden\
tial scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function Zu(t,e,n){if(e<n-ln){const s=un(n-ln);
return oe("InvalidSignatureException",`Signature expired: ${t} is now earlier than ${s} (${un(n)} - 5 min.)`)}if(e>n+ln){const s=un(n+ln);return oe("InvalidSign\
atureException",`Signature not yet current: ${t} is still later than ${s} (${un(n)} + 5 min.)`)}}function qu(t,e,n){const s=Buffer.from(e??"","latin1");if(s.length!==
t.sessionToken.length||!(0,x.timingSafeEqual)(s,t.sessionToken))return oe("UnrecognizedClientException","The security token included in the request is invalid.");
if(!(t.expiresAt>n))return oe("ExpiredTokenException","The security token included in the request is expired")}function el({values:t,repeated:e},n){const s=e.find(
i=>Ju.has(i));if(s!==void 0)return oe("IncompleteSignatureException",`The header '${s}' may be sent only once.`);for(const i of t.keys())if(tl(i)&&!n.includes(i))
return so(i);const r=no.find(i=>!n.includes(i));if(r!==void 0)return so(r);const o=n.find(i=>!t.has(i));if(o!==void 0)return oe("IncompleteSignatureException",`\
The signed header '${o}' was not sent.`)}function tl(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function so(t){return oe("InvalidSignatureExcep\
tion",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class Ps{static#e=4096;#t=new Map;get(e,n){const s=`${e.accessKeyID}/${qr(n)}`,r=this.#t.get(
s);if(r)return r;this.#t.size>=Ps.#e&&this.#t.clear();const o=Nu(e.secret,n);return this.#t.set(s,o),o}}const nl=720*6e4,sl="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";class rl{#e;#t;#n=new Map;constructor(e,n){
this.#e=e,this.#t=n;const s=e.prepare("SELECT access_key_id, environment_id, sealed, expires_at FROM kvs_roles").all();for(const r of s){const o=String(r.access_key_id),
i=r.sealed instanceof Uint8Array?JSON.parse(n.open(ro(o),r.sealed)):{};(0,q.G)(i)&&this.#s(String(r.environment_id),{accessKeyID:o,secret:String(i.secret),sessionToken:String(
i.sessionToken),expiresAt:Number(r.expires_at)})}}byAccessKey(e){return this.#n.get(e)}issue(e,n){const s={accessKeyID:`ASIA${Array.from((0,x.randomBytes)(16),l=>sl[l%
32]).join("")}`,secret:(0,x.randomBytes)(30).toString("base64"),sessionToken:(0,x.randomBytes)(96).toString("base64"),expiresAt:n+nl},{accessKeyID:r,secret:o,sessionToken:i,
expiresAt:a}=s,c=this.#t.seal(ro(r),JSON.stringify({secret:o,sessionToken:i}));return this.#r(n),this.#e.prepare("INSERT INTO kvs_roles (access_key_id, environm\
ent_id, sealed, expires_at) VALUES (?, ?, ?, ?)").run(r,e,c,a),this.#s(e,s),s}#s(e,{accessKeyID:n,secret:s,sessionToken:r,expiresAt:o}){const i=Buffer.from(r,"l\
atin1");this.#n.set(n,{accessKeyID:n,secret:s,sessionToken:i,environmentID:e,expiresAt:o})}#r(e){this.#e.prepare("DELETE FROM kvs_roles WHERE expires_at <= ?").
run(e);for(const n of this.#n.values())n.expiresAt<=e&&this.#n.delete(n.accessKeyID)}}function ro(t){return`kvs-role:${t}`}const ol={invalid_json:400,invalid_key:400,
invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,
unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503};var il=_(4573),oo=_(1772);class Le extends Error{name="InvalidJson"}const al=128;class io extends Error{}
function cl(t){const e=new Map;try{return new ml(t).document(e),e}catch(n){if(!(n instanceof io))throw n;return ul(t)}}function ul(t){try{return new Map((0,oo.U2)(
t)?.map(e=>[e.name,e.text]))}catch(e){throw e instanceof oo.sU?new Le(e.message):e}}function ao(t){if(t.charCodeAt(0)!==dn)return;const e=t.slice(1,-1);return e.
includes("\\")?String(JSON.parse(t)):e}const dn=34,ll=92,co=44,dl=58,uo=123,lo=125,fl=91,fo=93,hl=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,ho=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
pl=/^\\u[dD][89abAB]/,po=/^\\u[dD][c-fC-F]/;class ml{#e;#t=0;#n=0;constructor(e){this.#e=e}document(e){this.#h(),this.#y()!==uo&&this.#g(),this.#r(e),this.#h(),
this.#t!==this.#e.length&&this.#g()}#s(){const e=this.#y();e===dn?this.#u():e===uo?this.#r(void 0):e===fl?this.#o():e===116?this.#f("true"):e===102?this.#f("fal\
se"):e===110?this.#f("null"):this.#p(hl)}#r(e){const n=e??new Set;if(this.#a(),this.#y()!==lo)do{this.#h();const s=this.#c();if(n.has(s))throw new Le("a name st\
ands twice in one object");this.#h(),this.#w(dl),this.#h();const r=this.#t;this.#s(),e?e.set(s,this.#e.slice(r,this.#t)):n instanceof Set&&n.add(s),this.#h()}while(this.#m(
co));this.#i(lo)}#o(){if(this.#a(),this.#y()!==fo)do this.#h(),this.#s(),this.#h();while(this.#m(co));this.#i(fo)}#a(){if(this.#n+=1,this.#n>al)throw new io;this.#t+=
1,this.#h()}#i(e){this.#w(e),this.#n-=1}#c(){const e=this.#t;return this.#u(),ao(this.#e.slice(e,this.#t))??""}#u(){this.#w(dn);const e=this.#e;for(;;){const n=e.
charCodeAt(this.#t);if(n===dn)break;n===ll?this.#l():n>=32&&(n&63488)!==55296?this.#t+=1:n>=55296?this.#d():this.#g()}this.#t+=1}#d(){const[e,n]=[this.#y(),this.#e.
charCodeAt(this.#t+1)];if(e>=56320||(n&64512)!==56320)throw new Le("a surrogate stands alone");this.#t+=2}#l(){const e=this.#t;this.#p(ho);const n=this.#e.slice(
e,this.#t);if(po.test(n))throw new Le("a surrogate stands alone");if(pl.test(n)){if(!po.test(this.#e.slice(this.#t,this.#t+6)))throw new Le("a surrogate stands \
alone");this.#p(ho)}}#f(e){this.#e.startsWith(e,this.#t)||this.#g(),this.#t+=e.length}#p(e){e.lastIndex=this.#t,e.test(this.#e)||this.#g(),this.#t=e.lastIndex}#h(){
for(;;){const e=this.#y();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#t+=1}}#m(e){return this.#y()!==e?!1:(this.#t+=1,!0)}#w(e){this.#m(e)||this.#g()}#y(){return this.#e.
charCodeAt(this.#t)}#g(){throw new Le(`unexpected ${this.#t<this.#e.length?"character":"end"} at ${this.#t}`)}}class De extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function yl(t,e){const n=gl(e),s=wl(n.get("key"));return t!=="put"?{key:s,value:"",ttlSeconds:void 0}:{key:s,value:bl(n.get("value")),ttlSeconds:El(
n.get("ttlSeconds"))}}function gl(t){if(!(0,il.isUtf8)(t))throw new De("invalid_json");try{return cl(t.toString("utf8"))}catch(e){throw e instanceof Le?new De("\
invalid_json"):e}}function wl(t){const e=t===void 0?void 0:ao(t);if(e===void 0||e===""||mo(e,M.ux.keyBytes))throw new De("invalid_key");return e}function bl(t){
if(t===void 0||mo(t,M.ux.valueBytes))throw new De("invalid_value");return t}function El(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;
if(e<M.ux.minTtlSeconds||e>M.ux.maxTtlSeconds)throw new De("invalid_ttl");return e}function mo(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}const Qe={"content-type":"application/json","cache-control":"no-store"},Tl={status:200,headers:Qe,body:'{"ok":true}'},Sl={status:200,headers:Qe,body:'{"delete\
d":true}'},_l={status:200,headers:Qe,body:'{"found":false,"expiresAt":null}'},$l=new Map([[xe.Y2.put,"put"],[xe.Y2.get,"get"],[xe.Y2.delete,"delete"]]),Ol=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
kl=/^Bearer +([!-~]+)$/i;function vl(t){return async e=>{try{return await xl(e,t)}catch(n){return Ll(n,e,t.log)}}}async function xl(t,e){const{gateway:n,tables:s}=e,
r=n.readHeaders(t,e.now());if(Xu(r))return yo(r);const o=await Il(t),i=n.verify(t,o,r);if(i)return yo(i);const a=Al(t,r.role,s);if(typeof a=="string")return be(
a);const c=e.now();if(!Ca(a.environmentWindow,a.tableWindow,c))return be("rate_limited",{"retry-after":String(ja(c))});const l=Rl(t);return typeof l!="string"?l:
Nl(l,yl(l,o),a.keyspace,c,e.engine)}function Il(t){return t.body(M.ux.bodyBytes).catch(e=>{throw e instanceof ee?e:new De("invalid_json")})}function Al(t,e,n){const s=X(
t,"x-kvs-authorization");if(!s)return"missing_token";const r=kl.exec(s)?.[1],o=r===void 0?void 0:n.byToken(r);return o?o.environmentID!==e.environmentID?"inacti\
ve_binding":o.supported?o:"unsupported_app_type":"invalid_token"}function Rl(t){const e=$l.get(C(t.target));if(!e)return be("not_found");if(t.method!=="POST")return be(
"method_not_allowed",{allow:"POST"});const n=X(t,"content-encoding")??"identity";return!Ol.test(X(t,"content-type")??"")||n!=="identity"?be("unsupported_media_t\
ype"):e}async function Nl(t,{key:e,value:n,ttlSeconds:s},r,o,i){switch(t){case"put":return await i.put(r,e,{value:n,expiresAt:s===void 0?null:o+s*1e3}),Tl;case"\
delete":return await i.delete(r,e),Sl;case"get":{const a=await i.get(r,e,o);if(!a)return _l;const c=a.expiresAt===null?"null":`"${new Date(a.expiresAt).toISOString()}\
"`;return{status:200,headers:Qe,body:`{"found":true,"value":${a.value},"expiresAt":${c}}`}}}}function Ll(t,e,n){if(t instanceof De)return be(t.code);if(t instanceof
ee)return be("body_too_large");const s=t instanceof Je,r=t instanceof Error&&t.cause instanceof Error?t.cause:t;return n("error",s?"kvs_unavailable":"kvs_failed",
{requestID:e.requestID,path:C(e.target),reason:r instanceof Error?r.message:String(r)}),s?be("unavailable",{"retry-after":"1"}):be("internal")}function be(t,e={}){
return{status:ol[t],headers:{...Qe,...e},body:`{"error":"${t}"}`}}function yo({type:t,message:e}){return{status:403,headers:{...Qe,"x-amzn-errortype":t},body:JSON.
stringify({message:e})}}const Us=[`
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
  `];function Dl(t){const e=new vs.DatabaseSync((0,w.join)(t,"platform.db"));return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign\
_keys = ON; PRAGMA busy_timeout = 5000;"),Cl(e),e}function Cl(t){const e=Number(t.prepare("PRAGMA user_version").get()?.user_version??0);if(e>Us.length)throw t.
close(),new v.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Us.length}`,{remedy:"Start it with the newer Slipway that wrote i\
t, or name another --data directory."});for(const[n,s]of Us.entries())n>=e&&fn(t,()=>t.exec(`${s}; PRAGMA user_version = ${n+1};`))}function go(t,e){t.prepare("\
VACUUM INTO ?").run(e),(0,I.chmodSync)(e,384)}function fn(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const jl=160;class Ml{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Fs(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Fs(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Fs(e,n),this.#t.delete(e))}clear(){this.#t=
new Map,this.#n=new Map,this.#s=0}}function Fs(t,e){return jl+2*(t.length+e.value.length)}const Pl=16*1024*1024,Bs=1e3,Ul=13,Fl=`
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
`;function Bl(t){const e=(t.open??(n=>new vs.DatabaseSync(n)))(t.path);return e.exec(Fl),new Gl(e,t)}class Gl{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=
e,this.#t=Hl(e),this.#n=new Ml(n.cacheBytes??Pl),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#o==="closed")throw new Je("the store is closed");const r=Gs(
e,n),o=this.#n.get(r)??this.#a(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#a(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(
r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new Je("the store could not be read",{cause:r})}}put(e,n,{
value:s,expiresAt:r}){const o=Gs(e,n);return this.#i(()=>this.#t.put.run(e,n,s,r),()=>this.#n.set(o,{value:Buffer.from(s,"utf8").toString("utf8"),expiresAt:r}))}delete(e,n){
const s=Gs(e,n);return this.#i(()=>this.#t.delete.run(e,n),()=>this.#n.delete(s))}async sweep(e,n){let s=0;return await this.#i(()=>{s=Number(this.#t.sweep.run(
e,n).changes)}),s}async drop(e){let n=Bs;for(;n===Bs;)await this.#i(()=>{n=Number(this.#t.drop.run(e,Bs).changes)},()=>this.#n.clear())}async keyspaces(){return this.#t.
keyspaces.all().map(e=>Number(e.keyspace))}copyTo(e){go(this.#e,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",this.#e.close())}async[Symbol.asyncDispose](){
await this.close()}#i(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new Je(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#c()),
this.#r.push({run:e,done:()=>{n?.(),s()},failed:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.
exec("COMMIT")}catch(n){this.#u()&&zl(n)||this.#d(n);const r=new Je("the write was not stored",{cause:n});for(const o of e)o.failed(r);return}for(const n of e)n.
done()}}#u(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#d(e){this.#o="poisoned",this.#s(e)}}function Gs(t,e){return`${t}/${e}`}
function zl(t){return t instanceof Error&&"errcode"in t&&t.errcode===Ul}function Hl(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, ex\
pires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, \
expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, \
key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ?1 AND key IN (SELECT key FROM \
entries WHERE keyspace = ?1 LIMIT ?2)"),keyspaces:t.prepare("SELECT DISTINCT keyspace FROM entries")}}class Wl{#e;#t;#n;#s=new Map;#r=new Map;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s;const r=e.prepare("SELECT keyspace, token_hash, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app");for(const o of r.
all())this.#u(String(o.token_hash),Number(o.keyspace),String(o.environment_id),String(o.type))}byToken(e){return this.#s.get(bo(e))}create(e,n,s){if(!M.BL.test(
n))throw new F("validation_failed",`"${n.slice(0,64)}" is no table name: 1 to 32 of a-z, 0-9 and _, a letter first.`);const r=this.#a(e),o=`kvs_${(0,x.randomBytes)(
32).toString("base64url")}`,i=bo(o),a=fn(this.#e,()=>{this.#c(r,n);const c=this.#e.prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created\
_at) VALUES (?, ?, ?, ?, ?)").run(r.id,n,i,this.#t.seal(Eo(i),o),s);return Number(c.lastInsertRowid)});return this.#u(i,a,r.environmentID,r.type),{name:n,variable:zs(
n),createdAt:s,token:o}}list(e){return this.#i(this.#o(e)).map(({name:n,createdAt:s})=>({name:n,variable:zs(n),createdAt:s}))}remove(e,n){const s=this.#o(e),r=this.#e.
prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash").get(s.id,n);if(!r)throw new F("not_found",`The app has no table "${n.
slice(0,64)}".`);return this.#s.delete(String(r.token_hash)),Number(r.keyspace)}injected(e){const n=this.#a(e),s=this.#i(n).map(({name:r,tokenHash:o,sealed:i})=>[
zs(r),this.#t.open(Eo(o),i)]);return{environmentID:n.environmentID,variables:Object.fromEntries(s)}}keyspaces(){return new Set([...this.#s.values()].map(({keyspace:e})=>e))}#o({
org:e,project:n,appID:s}){const r=this.#e.prepare("SELECT id, type, environment_id FROM apps WHERE org = ? AND project = ? AND app_id = ?").get(e,n,s);if(!r)throw new F(
"not_found",`There is no app "${s.slice(0,64)}" in this project.`);return{id:Number(r.id),type:String(r.type),environmentID:String(r.environment_id)}}#a(e){const n=this.#o(
e);if(wo(n.type))return n;throw new F("validation_failed",`Apps of type ${n.type} have no functions and cannot use the key-value store; api, web-ssr and sse can\
.`)}#i(e){return this.#e.prepare("SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? ORDER BY name").all(e.id).map(n=>({name:String(
n.name),createdAt:Number(n.created_at),tokenHash:String(n.token_hash),sealed:n.token_sealed instanceof Uint8Array?n.token_sealed:new Uint8Array}))}#c(e,n){const s=this.#i(
e).map(r=>r.name);if(s.includes(n))throw new F("conflict",`The app already has a table "${n}".`);if(s.length>=M.ux.tablesPerApp)throw new F("conflict",`An app m\
ay have ${M.ux.tablesPerApp} tables: delete one first.`)}#u(e,n,s,r){const i=this.#r.get(s)??new Er(this.#n.environmentPerMinute);this.#r.set(s,i);const a=new Er(
this.#n.tablePerMinute);this.#s.set(e,{keyspace:n,environmentID:s,supported:wo(r),environmentWindow:i,tableWindow:a})}}function wo(t){return M.jI.some(e=>e===t)}
function zs(t){return`${M.be}TOKEN_${t.toUpperCase()}`}function bo(t){return(0,x.hash)("sha256",t,"base64")}function Eo(t){return`kvs-token:${t}`}const Hs=32,Ws=12,
Ks=16;function Kl(t){const e=(0,w.join)(t,"platform.key"),n=Yl(e)??Jl(e);return{seal(s,r){const o=(0,x.randomBytes)(Ws),i=(0,x.createCipheriv)("aes-256-gcm",n,o).
setAAD(Buffer.from(s,"utf8")),a=Buffer.concat([i.update(r,"utf8"),i.final()]);return Buffer.concat([o,a,i.getAuthTag()])},open(s,r){const o=Buffer.from(r),i=o.subarray(
Ws,-Ks),a=(0,x.createDecipheriv)("aes-256-gcm",n,o.subarray(0,Ws),{authTagLength:Ks}).setAAD(Buffer.from(s,"utf8")).setAuthTag(o.subarray(-Ks));return Buffer.concat(
[a.update(i),a.final()]).toString("utf8")}}}function Yl(t){try{const e=(0,I.readFileSync)(t);if(e.length!==Hs)throw new v.GQ("unsupported_data",`${t} is not a k\
ey of ${Hs} bytes`,{remedy:"Restore the file from a backup; without it sealed table tokens cannot be read."});return(0,I.chmodSync)(t,384),e}catch(e){if((0,v.xU)(
e)==="ENOENT")return;throw e}}function Jl(t){const e=(0,x.randomBytes)(Hs),n=(0,I.openSync)(t,"wx",384);try{(0,I.writeSync)(n,e),(0,I.fsyncSync)(n)}finally{(0,I.
closeSync)(n)}return e}const To="kvs.db",Ql=3e4,So=1e3;async function Xl(t){const{database:e,clock:n,log:s}=t,r=Kl(t.dataDir),o=new Wl(e,r,{...br,...t.quotas}),
i=new rl(e,r),a=t.engine??Vl(t.dataDir,s);await ed(a,o,s);const c=()=>td(a,n.now()),l=setInterval(()=>{c().catch(g=>s("warn","kvs_sweep_failed",{reason:String(g)}))},
Ql).unref(),p=async()=>{clearInterval(l),await a.close()};return{handler:vl({gateway:new Qu(i),tables:o,engine:a,now:()=>n.now(),log:s}),createTable:(g,T)=>o.create(
g,T,n.now()),listTables:g=>o.list(g),deleteTable:async(g,T)=>ql(a,o.remove(g,T)),runtimeVariables:(g,T)=>nd(o,i,g,T,n.now()),sweep:c,copyTo:g=>a.copyTo?.((0,w.join)(
g,To)),close:p,[Symbol.asyncDispose]:p}}function Vl(t,e){const n=(0,w.join)(t,To);return(0,I.writeFileSync)(n,"",{flag:"a",mode:384}),Bl({path:n,onPoisoned:Zl(e)})}
function Zl(t){return e=>t("error","kvs_store_poisoned",{reason:e instanceof Error?e.message:String(e),remedy:"Writes are refused until the platform is started \
again; check the disk first."})}async function ql(t,e){try{await t.drop(e)}catch(n){throw n instanceof Je?new F("unavailable","The table's token is out of servi\
ce, but the store cannot be written: its data goes at the platform's next start."):n}}async function ed(t,e,n){const s=e.keyspaces();for(const r of await t.keyspaces())
s.has(r)||await t.drop(r).catch(o=>n("warn","kvs_drop_failed",{reason:String(o)}))}async function td(t,e){let n=0;for(;;){const s=await t.sweep(e,So);if(n+=s,s<
So)return n}}function nd(t,e,n,s,r){const{environmentID:o,variables:i}=t.injected(n);if(Object.keys(i).length===0)return{};const a=e.issue(o,r);return{[`${M.be}\
URL`]:s,[`${M.be}REGION`]:M.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:M.aT}}class _o extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(hn(s),{cause:s}),this.stage=e,this.aborted=n}}const sd={queue:"build_failed",clone:"clone_failed",install:"in\
stall_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function rd(t){const{stage:e,aborted:n,cause:s}=t instanceof _o?t:{stage:"bu\
ild",aborted:!1,cause:t};return n?$o(e):s instanceof we?s.facts:Ie(s)?Ys(e,"disk_full","The disk of the platform is full"):Ys(e,sd[e],`The platform itself faile\
d at the stage "${e}": ${hn(s)}`)}function $o(t){return Ys(t,"interrupted","The platform stopped while this deployment was under way")}function Ys(t,e,n){return{
stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function hn(t){return t instanceof Error?t.message:String(t)}var od=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},id=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ad=1e3;function cd(t){const{store:e,builder:n,log:s,workers:r=2}=t,o=new AbortController,
i=new Map;let a=[],c=!1,l=[];function p(E){if(a.some(L=>L.deployID===E))return;const S={deployID:E,app:e.job(E).app};a=[...a.filter(L=>gt(L)!==gt(S)||!g(L,E)),S]}
function g(E,S){try{e.cancel(E.deployID,S)}catch(L){return s("error","deployment_not_recorded",{deployID:E.deployID,cause:hn(L)}),!1}return s("info","deployment\
_superseded",{deployID:E.deployID,supersededBy:S}),t.onChange?.(E.deployID,E.app),!0}function T(){for(;c&&!o.signal.aborted&&i.size<r;){const E=a.find(L=>!i.has(
gt(L)));if(!E)break;a=a.filter(L=>L!==E);const S=ud(E,t,o.signal).finally(()=>{i.delete(gt(E)),T()});i.set(gt(E),S)}if(!(a.length>0||i.size>0)){for(const E of l)
E();l=[]}}function H(){const E=a.map(S=>S.deployID);a=[];for(const{deployID:S,app:L,stage:B}of e.unfinished())B===null?p(S):(e.fail(S,$o(B)),t.onChange?.(S,L));
for(const S of E)p(S)}async function D(){o.abort(new Error("the platform stops")),await Promise.all(i.values())}return{enqueue(E){p(E),T()},async start(){await n.
recover(),H(),c=!0,T()},stop:D,idle:()=>new Promise(E=>{l.push(E),T()}),[Symbol.asyncDispose]:D}}function gt({app:t}){return JSON.stringify([t.org,t.project,t.appID])}
async function ud(t,e,n){const{deployID:s,app:r}=t,{store:o,log:i,clock:a,onChange:c}=e,l=a.now();let p="succeeded";try{await ld(t,e,n)}catch(g){const T=rd(g);p=
T.code,await dd(s,e,n,()=>o.fail(s,T))}c?.(s,r),i("info","deployment_ended",{deployID:s,ending:p,ms:a.now()-l})}async function ld({deployID:t,app:e},n,s){const{
store:r,builder:o,objects:i,onChange:a}=n;let c="clone";const l=(p,g)=>{c=g,r.advance(t,p,g),a?.(t,e)};try{const p={stack:[],error:void 0,hasError:!1};try{const g=od(
p,await o.build(r.job(t),{signal:s,onStage:H=>l("building",H),onCommit:H=>r.recordCommit(t,H)}),!0);await n.onOutput?.(g.directory,s),l("syncing","sync");const{
manifestHash:T}=await i.ingest(e.org,g.directory,s);s.throwIfAborted(),l("activating","activate"),r.activate(t,T)}catch(g){p.error=g,p.hasError=!0}finally{const g=id(
p);g&&await g}}catch(p){throw new _o(c,s.aborted,p)}}async function dd(t,e,n,s){for(;;)try{return s()}catch(r){if(e.log("error","deployment_not_recorded",{deployID:t,
cause:hn(r)}),n.aborted)return;await e.clock.sleep(ad,n).catch(()=>{})}}function Q(t,e){const n=t[e];if(typeof n!="string")throw ko(e);return n}function Ee(t,e){
return t[e]===null?null:Q(t,e)}function de(t,e){const n=t[e];if(typeof n!="number")throw ko(e);return n}function Oo(t,e){return t[e]===null?null:de(t,e)}function of(t,e){
return new Date(de(t,e)).toISOString()}function ko(t){return new v.GQ("internal",`platform.db: column ${t} has an unexpected type`)}function fd(t,e,n){const s=t.
prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT * FROM apps WHERE org = ? ORDER BY project, app_id"),o=t.prepare(
"SELECT DISTINCT org FROM apps ORDER BY org"),i=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),a=t.prepare(`INSERT INTO apps (org, project, app_id, name, t\
ype, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),l=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name"),p=t.prepare("DELETE FROM env \
WHERE app = ?"),g=t.prepare("INSERT INTO env (app, name, value) VALUES (?, ?, ?)"),T=E=>{const S=s.get(E.org,E.project,E.appID);return S&&Js(S)},H=E=>{let S=_r(
E,n);for(;i.get(S);)S=_r(E,n);return S},D=E=>{const S=T(E);if(!S)throw new v.GQ("internal",`The app ${E.appID} is not in platform.db`);return S};return{find:T,create(E,S,L){
if(T(E))return;const B=e.now();return a.run(E.org,E.project,E.appID,E.appID,S,...vo(L),H(E.appID),`env-${xs(16,n)}`,B,B),D(E)},update(E,S){return c.run(...vo(S),
e.now(),E.id),D(E)},env:E=>Object.fromEntries(l.all(E.id).map(S=>[Q(S,"name"),Q(S,"value")])),replaceEnv(E,S){p.run(E.id);for(const[L,B]of Object.entries(S))g.run(
E.id,L,B)},organizations:()=>o.all().map(E=>Q(E,"org")),list:E=>r.all(E).map(Js)}}function vo(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,
settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function Js(t){const e=Q(t,"type"),n=M.yN.find(s=>s===e);if(!n)throw new v.GQ("internal",`platform.db: unknown\
 app type ${e}`);return{id:de(t,"id"),org:Q(t,"org"),project:Q(t,"project"),appID:Q(t,"app_id"),name:Q(t,"name"),type:n,repository:Q(t,"repository"),branch:Q(t,
"branch"),buildCommand:Ee(t,"build_command"),outputDirectory:Ee(t,"output_directory"),region:Ee(t,"region"),settings:xo(Q(t,"settings")),subdomain:Q(t,"subdomai\
n"),environmentID:Q(t,"environment_id"),liveRelease:Ee(t,"live_release"),createdAt:de(t,"created_at"),updatedAt:de(t,"updated_at")}}function xo(t){const e=JSON.
parse(t);return(0,q.G)(e)?e:{}}const Io=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;function hd(t,e,n,s,r){const o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch,\
 commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),i=t.prepare(`SELECT ${Io} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`),a=t.prepare(`SELECT ${Io} FROM deploym\
ents d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=t.prepare(`SELECT failure FROM deployments WHERE app = ? AND deploy_id = ?
    AND status = 'failed'`),l=t.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`),p=t.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployment\
s d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`),g=t.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`),T=t.prepare("UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?"),H=t.prepare(`UPDATE deployments SET s\
tatus = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),D=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),E=t.prepare(`SELECT status, count(*) AS count,
    coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);return{create(S,L,B){const ce=`dpl-${xs(16,r)}`;o.run(ce,S.id,L,B,s.now());
const Ce=i.get(S.id,ce);if(!Ce)throw new v.GQ("internal",`The deployment ${ce} was not stored`);return Qs(Ce)},find(S,L){const B=i.get(S.id,L);return B&&Qs(B)},
list:(S,L,B)=>a.all(S.id,B??Number.MAX_SAFE_INTEGER,L).map(Qs),failure(S,L){const B=c.get(S.id,L);return B&&JSON.parse(Q(B,"failure"))},totals:()=>E.all().map(S=>({
status:Q(S,"status"),count:de(S,"count"),seconds:de(S,"ms")/1e3})),unfinished:()=>l.all().map(S=>({deployID:Q(S,"deploy_id"),app:{org:Q(S,"org"),project:Q(S,"pr\
oject"),appID:Q(S,"app_id")},stage:Ao(S)})),job(S){const L=p.get(S);if(!L)throw new v.GQ("internal",`There is no deployment ${S}`);const B=Js(L),{org:ce,project:Ce,
appID:Xe,repository:wt,buildCommand:pn,outputDirectory:bt,settings:sf}=B;return{deployID:S,app:{org:ce,project:Ce,appID:Xe},repository:wt,branch:Q(L,"job_branch"),
commit:Ee(L,"commit_requested"),buildCommand:pn,outputDirectory:bt,settings:sf,env:e.env(B)}},advance(S,L,B){g.run(L,B,s.now(),S)},recordCommit(S,L){T.run(L,S)},
fail(S,L){H.run(L.stage,JSON.stringify(L),s.now(),S)},cancel(S,L){D.run(L,s.now(),S)},activate:(S,L)=>n.activate(S,L)}}function Qs(t){return{seq:de(t,"seq"),deployID:Q(
t,"deploy_id"),status:pd(t),stage:Ao(t),branch:Q(t,"branch"),commit:Ee(t,"commit"),createdAt:de(t,"created_at"),startedAt:Oo(t,"started_at"),finishedAt:Oo(t,"fi\
nished_at"),supersededBy:Ee(t,"superseded_by")}}function Ao(t){const e=Ee(t,"stage");return gn.find(n=>n===e)??null}function pd(t){const e=Q(t,"status"),n=yn.find(
s=>s===e);if(!n)throw new v.GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const Ro=24*36e5;function md(t,e){const n=t.prepare(`SELECT re\
quest_hash, status, response FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`),s=t.prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)"),r=t.prepare("DELETE FROM idempo\
tency WHERE created_at <= ?"),o=i=>(0,x.createHash)("sha256").update(i).digest("hex");return{recall(i,a,c){const l=n.get(i,a,e.now()-Ro);return l?Q(l,"request_h\
ash")!==o(c)?{kind:"other-body"}:{kind:"answered",status:de(l,"status"),body:Q(l,"response")}:{kind:"new"}},remember(i,a,c,l,p){r.run(e.now()-Ro),s.run(i,a,o(c),
l,p,e.now())}}}const yd=1e4;function gd(t,e,n){const s=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`),r=t.prepare(`UPDATE deployments SET status = 'succeeded', stage =\
 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`),o=t.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`),i=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),a=t.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`),c=t.prepare("DELETE FROM releases WHERE deploy_id = ?"),l=t.prepare("S\
ELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),p=t.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a\
.id = r.app
    WHERE ?1 IS NULL OR a.org = ?1`),g=new Map,T=D=>a.all(D).map(wd),H=D=>{const E=l.get(D);if(!E)return;const S=Ee(E,"live_release"),L=T(de(E,"id"));return{org:Q(
E,"org"),subdomain:Q(E,"subdomain"),settings:xo(Q(E,"settings")),release:L.find(B=>B.deployID===S)??null,kept:L.filter(B=>B.deployID!==S)}};return{site(D){const E=g.
get(D);if(E)return E;const S=H(D);return g.size>=yd&&g.clear(),S&&g.set(D,S),S},activate(D,E){const S=e.now(),L=o.get(D);if(!L)throw new v.GQ("internal",`There \
is no deployment ${D}`);const B=de(L,"id");fn(t,()=>{if(s.run(E,S,D).changes!==1)throw new v.GQ("internal",`The deployment ${D} has ended and cannot be activate\
d`);r.run(S,S,D),i.run(D,B);for(const ce of T(B).slice(n))c.run(ce.deployID)}),g.delete(Q(L,"subdomain"))},rollback(D,E){const S=T(D.id),L=S.findIndex(ce=>ce.deployID===
D.liveRelease),B=E===void 0?S[L+1]:S.find(ce=>ce.deployID===E);if(!(!B||L===-1))return i.run(B.deployID,D.id),g.delete(D.subdomain),B},list:D=>T(D.id),manifests:D=>p.
all(D??null).map(E=>({org:Q(E,"org"),manifestHash:Q(E,"manifest")})),forget:D=>{g.delete(D)}}}function wd(t){return{deployID:Q(t,"deploy_id"),manifestHash:Q(t,"\
manifest")}}function bd(t){const{clock:e,random:n}=t,s=Dl(t.dataDir),r=fd(s,e,n),o=gd(s,e,t.keepReleases);return{database:s,apps:r,releases:o,deployments:hd(s,r,
o,e,n),idempotency:md(s,e),transaction:i=>fn(s,i),[Symbol.dispose](){s.isOpen&&s.close()}}}const Ed=600;async function Td(t,e,n){const{env:s,allowLocalGit:r,clock:o,
log:i,random:a,keepReleases:c,kvsQuotas:l,workers:p,precompress:g}=e,T=n.use(bd({dataDir:t,clock:o,random:a,keepReleases:c})),H=n.use(await Xl({dataDir:t,database:T.
database,clock:o,log:i,quotas:l})),D=n.use(hi({dir:(0,w.join)(t,"objects"),clock:o,log:i,precompress:g})),E=n.use(yu(D,T.releases,o,i)),{gitUrlTemplate:S,isolation:L,
buildLimits:B}=e,Xe={builder:e.builder??du({dataDir:t,env:s,allowLocalGit:r,gitUrlTemplate:S,limits:B,isolation:L,log:i,clock:o}),objects:D,workers:p,log:i,clock:o,
onChange:()=>{T.deployments.unfinished().length===0&&E.whenIdle()},onOutput:e.onOutput},wt=n.use(cd({store:T.deployments,...Xe}));return{state:T,kvs:H,objects:D,
housekeeping:E,queue:wt}}function Sd(t,e,n,s,r){const{clock:o,fetch:i,requestsPerMinute:a=s===gr?0:Ed}=e,c=gu(t),{baseUrl:l,issuer:p}=n;return{issuer:G({issuer:p,
audience:l,key:c,requestToken:r,clock:o}),gate:{roleOf:s.roleOf,verify:Su({policy:s,issuer:p,audience:l,key:c,clock:o,fetch:i}),rateLimit:pu(a,o)}}}function _d(t,e){
const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===No&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==No?!1:t.startsWith(e,r)||t.slice(
r,s).toLowerCase()===e}const No=46;function $d(t){return[["/api/v1","control",t.control],["/v1","kvs",t.kvs],["/identity","identity",t.identity],["/console","co\
nsole",t.console],["/operator","operator",t.operator],["/backup","operator",t.backup],["/healthz","platform",t.healthz],["/metrics","platform",t.metrics]]}function Od(t){
const e=$d(t),{sitesDomain:n,edge:s,observe:r}=t,o=a=>{const c=C(a.target);if(c==="/")return["platform",t.index];for(const[l,p,g]of e)if(c.startsWith(l)&&!(c.length!==
l.length&&c[l.length]!=="/"))return[p,g??Lo];return["platform",Lo]},i=(a,c,l)=>{const p=performance.now(),g=c(l);return g instanceof Promise?g.then(T=>(r(a,l,T.
status,p),T),T=>{throw r(a,l,500,p),T}):(r(a,l,g.status,p),g)};return a=>{const c=a.headers.host;if(typeof c=="string"&&_d(c,n))return i("edge",s,a);const[l,p]=o(
a);return i(l,p,a)}}const Lo=t=>W(404,{error:{code:"not_found",message:`Nothing is at ${C(t.target)}`,requestID:t.requestID}});var kd=_(7067),vd=_(7030);const xd=/^[\w.:-]{1,128}$/,
Do=8*1024*1024,Id=(0,x.randomBytes)(5).toString("hex");let Co=0;class Ad{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get method(){return this.#e.
method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===
void 0){const e=this.#e.headers["x-request-id"];Co+=1,this.#s=typeof e=="string"&&xd.test(e)?e:`${Id}-${Co}`}return this.#s}get bodyAbandoned(){return this.#o}get signal(){
if(this.#r===void 0){const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise(
(r,o)=>{const i=[];let a=0;const c=l=>{this.#o=!n.complete,o(l)};if(s>e+Do){c(new ee);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+Do?(n.pause(),c(new ee)):
i.length=0}),n.once("end",()=>a>e?c(new ee):r(Buffer.concat(i,a))),n.once("error",c),n.once("close",()=>{n.complete||c(new Error("The client went away before it\
s body ended"))})})}}const Rd=15e3,Nd=12e4,Ld=3e4,Dd=t=>W(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},{"retry-aft\
er":"1"});async function Cd(t){const{host:e,log:n}=t,s={handler:Dd,closing:!1},r=new Set,o=(0,kd.createServer)({headersTimeout:Rd,requestTimeout:Nd,keepAliveTimeout:Ld},
(c,l)=>{const p=new Ad(c,l,r);Ud(s,p,c,l,n)}),i=await Md(o,t.port,e);let a;return{port:i,serve(c){s.handler=c},close(c=5e3){return s.closing=!0,a??=Pd(o,r,c),a}}}
function jd(t,e){return`http://${(0,vd.isIPv6)(t)?`[${t}]`:t}:${e}`}function Md(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,v.xU)(o);r(i==="\
EADDRINUSE"?new v.GQ("port_in_use",`Port ${e} of ${n} is taken by another process`,{input:"port",remedy:"Name another port, as --port 4401, or --port 0 for a fr\
ee one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new v.GQ("invalid_input",`The platform may not listen on ${n}:${e} (${i})`,{input:"port",remedy:"\
Name an address of this machine, and a port from 1024 on.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function Pd(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new v.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function Ud(t,e,n,s,r){const o=a=>Bd(a,e,n,s,t.closing,r),i=a=>o(
Fd(e,a,r));try{const a=t.handler(e);a instanceof Promise?a.then(o).catch(i):o(a)}catch(a){i(a)}}function Fd(t,e,n){const s=(0,v.I7)(e),r=s.cause instanceof Error?
s.cause.stack??s.cause.message:s.stack;return n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null}),W(500,{error:{
code:"internal",message:"The platform failed to answer; its log tells more under this request ID.",requestID:t.requestID}})}function Bd(t,e,n,s,r,o){const{body:i,
status:a}=t,c=i instanceof Ls.Readable?i:void 0;if(s.destroyed||s.headersSent){c?.destroy();return}const l=[];let p=!1;for(const T in t.headers){const H=t.headers[T];
H!==void 0&&(l.push(T,H),p||=T==="content-length")}l.push("x-request-id",e.requestID),(r||e.bodyAbandoned)&&l.push("connection","close");const g=a===204||a===304;
!p&&!c&&!g&&l.push("content-length",Gd(i)),s.writeHead(a,l),n.method==="HEAD"||g||i===void 0?(c?.destroy(),s.end()):c?(0,Ls.pipeline)(c,s,T=>{T&&(0,v.xU)(T)!=="\
ERR_STREAM_PREMATURE_CLOSE"&&o("error","stream_failed",{requestID:e.requestID,message:T.message})}):s.end(i)}function Gd(t){return typeof t=="string"?Buffer.byteLength(
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
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Xd(t){try{return await Vd(t)}catch(e){throw Ie(e)?new v.GQ("disk_full",`The disk tha\
t holds the data directory ${(0,w.resolve)(t.dir)} is full`,{input:"data",remedy:"Free some room on it and start again, or name a directory on another disk with\
 --data.",cause:e}):e}}async function Vd(t){const e={stack:[],error:void 0,hasError:!1};try{const n=Fa(t),{log:s}=n,r=Jd(e,new AsyncDisposableStack,!0),o=ct(t.dir);
r.use(Ia(o));const i=_a(o),a=await Cd(n);r.defer(()=>a.close());const c=Hd(a.port,n),l=await Td(o,n,r);r.defer(()=>a.close());const p=(0,x.randomBytes)(32).toString(
"base64url"),g=Sd(o,n,c,i,p),T=E=>Z(o,E,S=>qd(l,S));a.serve(ef(o,n,c,l,g,je(p,T))),await l.queue.start();const H=`${c.issuer}/token?api-version=2.0`;r.use(ut(o,
{pid:process.pid,...Xs(c),requestUrl:H,requestToken:p})),s("info","platform_started",{...Xs(c),dataDir:o});const D=Zd(r.move(),()=>s("info","platform_stopped",{
dataDir:o}));return{...c,port:a.port,dataDir:o,requestUrl:H,requestToken:p,close:D,mintToken:g.issuer.mint,backUp:T,collectGarbage:l.housekeeping.collect,[Symbol.
asyncDispose]:D}}catch(n){e.error=n,e.hasError=!0}finally{const n=Qd(e);n&&await n}}function Zd(t,e){let n;return()=>(n??=t.disposeAsync().then(e),n)}function qd({
state:t,kvs:e},n){go(t.database,(0,w.join)(n,"platform.db")),e.copyTo(n)}function ef(t,e,n,s,{gate:r,issuer:o},i){const{log:a,clock:c,allowLocalGit:l,edgeCacheBytes:p}=e,
{state:g,kvs:T,objects:H,queue:D}=s,{sitesDomain:E,kvsUrl:S,consoleUrl:L,siteUrl:B}=n,{verify:ce,roleOf:Ce}=r,Xe=Da(g.deployments),wt=pn=>{try{D.enqueue(pn)}catch(bt){
a("error","enqueue_failed",{deployID:pn,message:bt instanceof Error?bt.message:String(bt)})}};return Od({sitesDomain:E,edge:wa({sites:g.releases,objects:H,cacheBytes:p,
log:a,domain:E}),control:k(r,{state:g,enqueue:wt,allowLocalGit:l,siteUrl:B}),kvs:T.handler,identity:o.handler,operator:ne(r,{state:g,kvs:T,kvsUrl:S,siteUrl:B}),
console:jn({state:g,kvs:T,clock:c,dataDir:t,verify:ce,roleOf:Ce,consoleUrl:L,siteUrl:B}),backup:i,healthz:Sa(g),metrics:Xe.handler,index:tf(n),observe:nf(Xe.count,
a)})}function Xs({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function tf(t){const e={service:"slipway",...Xs(t),
controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl("{subdomain}")};return()=>W(200,e)}function nf(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&
n!=="operator")return;const{method:i,requestID:a,target:c}=s,[l=""]=c.split("?",1);e("info","request",{room:n,method:i,path:l,status:r,requestID:a,ms:Math.round(
performance.now()-o)})}}})};export{cf as id,uf as ids,lf as modules};

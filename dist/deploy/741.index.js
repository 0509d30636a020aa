var Bo=Object.freeze,Al=Object.defineProperty;var Fo=(fe,te)=>Bo(Al(fe,"raw",{value:Bo(te||fe.slice())}));var zo;const Nl=741,Dl=[741,716],Ll={7716:((fe,te,k)=>{k.d(te,{Ej:()=>F,UC:()=>L,tellFindings:()=>q,tp:()=>Y,zD:()=>V});var N=k(5807),A=k(7496),v=k(8862);function q(M,_,I){
const{pages:D,links:g,files:R}=I,G=new Set;for(const ae of I.findings){const{message:se,place:he,remedy:je}=ae;_.add((0,A.x)(ae),{message:(0,N.Ow)(se,1e3),...he?
{place:he}:{}}),je!==void 0&&G.add(je)}for(const ae of G)M.line(`  ${ae}`);const[X,ie,ne]=[x(D,"page"),x(g,"link"),x(R,"file")];M.line(`Checked ${X}, ${ie} and ${ne}\
 (${F(I.bytes)})`)}function x(M,_){return`${V(M)} ${_}${M===1?"":"s"}`}const W=100,K={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function L(M){
const{findings:_,largest:I}=M,D=_.length-W;return["### The site",le(M),..._.length===0?[]:[_.slice(0,W).map(Z).join(`
`)],...D>0?[`\u2026 and ${D} more.`]:[],`<details><summary>The largest files</summary>

${Y(["File","Bytes","Brotli","gzip"],I.map(g=>[(0,v.aY)(g.path),F(g.bytes),F(g.brotli),F(g.gzip)]))}

</details>`].join(`

`)}function le({pages:M,links:_,files:I,bytes:D,brotli:g,gzip:R}){const G=[M,_,I].map(V);return Y(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...G,F(D),F(g),F(R)]])}function Z(M){const{message:_,place:I}=M,D=I?`${(0,v.aY)([I.file,I.line,I.column].filter(g=>g!==void 0).join(":"))} `:"";return`\
- ${K[(0,A.x)(M)]} ${D}${(0,v.aY)(_,500)}`}function Y(M,_){return[M,M.map(()=>"---"),..._].map(I=>`| ${I.join(" | ")} |`).join(`
`)}function V(M){return String(M).replace(/\B(?=(?:\d{3})+$)/g,",")}function F(M){return M<1e3?`${M} B`:M<1e6?`${(M/1e3).toFixed(1)} kB`:`${(M/1e6).toFixed(1)} \
MB`}}),1145:((fe,te,k)=>{k.d(te,{runCheck:()=>vs});var N=k(1455),A=k(8161),v=k(6760),q=k(3532),x=k(1224),W=k(9127),K=k(3739);const L=3;async function le(u,d,l){
let f="/";for(let p=0;p<L;p+=1){if(f=V(u.flatMap(({url:O})=>Y(f,O.pathname))),f===""||d.some(O=>`/${O}`.startsWith(f)))return;const w=u.filter(O=>Z(O,f)),T=(await Promise.
all(w.map(({url:O})=>F(O,f,l)))).filter(Boolean).length;if(T>1&&T*2>w.length)return f}}function Z({url:u,kind:d},l){return d!=="fragment"&&`${u.pathname}/`.startsWith(
l)}function Y(u,d){const l=d.startsWith(u)?d.slice(u.length).split("/",1)[0]:"";return l?[`${u}${l}/`]:[]}function V(u){const d=new Map;for(const l of u)d.set(l,
(d.get(l)??0)+1);return[...d].reduce((l,f)=>f[1]>l[1]?f:l,["",0])[0]}async function F(u,d,l){const{kind:f}=await l.probe(new URL(`/${u.pathname.slice(d.length)}${u.
search}`,u));return f==="there"}const M=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})\s?|[^\da-f])`,_=String.raw`"([^"\\\n]*(?:${M}[^"\\\n]*)*)"`,I=String.
raw`'([^'\\\n]*(?:${M}[^'\\\n]*)*)'`,D=String.raw`((?:[^()"'\s\\]|${M})+)\s*\)`,g=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,M,String.raw`(?:url\(\s*|@import\s+)(?:${_}|${I})`,
String.raw`url\(\s*${D}`,_.replace("(","(?:"),I.replace("(","(?:")].join("|"),"gi"),R=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function G(u){return[...u.matchAll(
g)].flatMap(d=>{const l=d.slice(1).find(f=>f!==void 0);return l===void 0||l===""||l.startsWith("#")?[]:[{href:X(l),kind:"asset"}]})}function X(u){return u.replace(
R,(d,l,f,p)=>{const w=l===void 0?Number.NaN:Number.parseInt(l,16);return w<=1114111?String.fromCodePoint(w):f===void 0?p??"":""})}async function ie(u,d,l){const f=u[Symbol.
iterator](),p=async()=>{for(let w=f.next();!w.done;w=f.next())await l(w.value)};await Promise.all(Array.from({length:d},p))}var ne=k(1600);const ae={a:[["href",
"link"],["xlink:href","link"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","\
asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[
["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},se=new Set(["script","img","svg","iframe","video",
"audio","canvas","object","embed","input"]),he=new Set(["title","style","script","template"]),je=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function vt(u){const d=new $n;return d.read(u),d}class $n{links=[];ids=new Set;base;empty=!0;#e=[];read(d){
const l=new ne.i({onopentag:(f,p)=>this.#t(f,p),ontext:f=>this.#r(f),onclosetag:f=>{this.#e.at(-1)===f&&this.#e.pop()}});l.write(d),l.end()}#t(d,l){he.has(d)&&l.
shadowrootmode===void 0&&this.#e.push(d),se.has(d)&&(this.empty=!1);for(const p of[l.id,d==="a"?l.name:void 0])p&&this.ids.add(p);switch(l.style?.includes("url(")&&
this.#o(G(l.style)),d){case"base":this.base??=l.href;return;case"meta":this.#s(l);return;case"link":this.#n(l);return;case"a":case"area":if(/\bexternal\b/.test(
l.rel??""))return;break}const f=(ae[d]??[]).flatMap(([p,w])=>{const m=l[p];return m===void 0?[]:[{href:m,kind:w}]});this.#o([...f,...xt(l.srcset??"")])}#n({rel:d="",
href:l,imagesrcset:f=""}){const p=je.find(([w])=>w.test(d))?.[1];p!==void 0&&this.#o([...l===void 0?[]:[{href:l,kind:p}],...xt(f)])}#s(d){if(d["http-equiv"]?.toLowerCase()!==
"refresh")return;this.empty=!1;const l=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(d.content??"")?.[1];l&&this.#o([{href:l.trim(),kind:"link"}])}#r(d){
this.#e.at(-1)==="style"&&this.#o(G(d)),this.#e.length===0&&d.trim()!==""&&(this.empty=!1)}#o(d){this.#e.includes("template")||this.links.push(...d.filter(({href:l})=>!At(
l)))}}function At(u){return/\{\{|\$\{|<%/.test(u)}function xt(u){return u.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(l=>{const[f=""]=l.trim().split(/\s/,1);return f===
""?[]:[{href:f.replace(/,+$/,""),kind:"asset"}]})}const Rt=10;class On{#e;#t=new Map;constructor(d){this.#e=d}know(d,l){this.#t.set(d.pathname,Promise.resolve({
kind:"there",url:d,page:It(l)}))}probe(d){const l=d.pathname+d.search,f=this.#t.get(l);if(f)return f;const p=this.#n(d);return this.#t.set(l,p),p}async#n(d){let l=d;
for(let f=0;f<Rt;f+=1){const{status:p,headers:w}=await this.#e.fetch(l,{method:"HEAD",signal:this.#e.signal}),m=w.get("location");if(p>=400)return{kind:"missing",
status:p};if(p<300||m===null||!URL.canParse(m,l.href))return{kind:"there",url:l,page:It(w)};if(l=new URL(m,l),l.origin!==this.#e.root.origin)return{kind:"extern\
al"}}return{kind:"circle"}}}function It(u){return/\bhtml\b/.test(u.get("content-type")??"")}const Nt=16,Dt=2e4,kn=16*1024*1024;async function vn(u,d){const l=new An(
u),f=d.filter(B=>/\.(?:x?html?|css)$/i.test(B));await ie(f.slice(0,Dt),Nt,B=>l.read(B)),await l.follow();const p=await l.index(),w=l.result(),m=await le(w.dead,
d,l.prober),T=p.status<300?void 0:xn(d),O=new Set(T===void 0?[]:d),P=B=>Lt(B).some(ue=>O.has(`${T}/${ue}`)),U=w.dead.filter(({url:B})=>!P(Ze(B.pathname).slice(1)));
return{index:p,...w,dead:U,folder:T,basePath:m,unread:l.unread+Math.max(0,f.length-Dt)}}const _e=5;class An{#e;prober;#t=new Map;#n=new Map;#s=[];#r=0;unread=0;constructor(d){
this.#e=d,this.prober=new On(d)}async index(){const{root:d,fetch:l,signal:f}=this.#e,p=await this.prober.probe(d);if(p.kind!=="there")return{status:Rn(p),empty:!1};
const w=await l(p.url,{signal:f}),m=await w.text();return{status:w.status,empty:m.trim()===""||p.page&&vt(m).empty}}async read(d){const l=In(d,this.#e.root),f=await this.#e.
fetch(l,{signal:this.#e.signal}),p=await f.text();f.status>=300||(this.prober.know(l,f.headers),p.length>kn?this.unread+=1:/\.css$/i.test(d)?this.#i(G(p),l,d):this.#o(
p,l,d))}#o(d,l,f){const p=vt(d);this.#r+=1,this.#n.set(f,p.ids);const w=p.base!==void 0&&URL.canParse(p.base,l.href)?new URL(p.base,l):l;this.#i(p.links,w,f)}#i(d,l,f){
for(const{href:p,kind:w}of d){const m=URL.canParse(p,l.href)?new URL(p,l):void 0;if(m?.origin!==this.#e.root.origin)continue;const T=`${w} ${m.href} ${p}`,O=this.#t.
get(T)??{href:p,kind:w,url:m,files:[],latest:"",count:0};this.#t.set(T,O),O.latest!==f&&(O.latest=f,O.count+=1,O.files=[...O.files,f].sort(qe).slice(0,_e))}}async follow(){
await ie(this.#t.values(),Nt,async d=>{const l=await this.#a(d);if(l===void 0)return;const{href:f,url:p,files:w,count:m}=d;this.#s.push({href:f,url:p,files:w,count:m,
...l})})}async#a({url:d,kind:l}){const f=await this.prober.probe(d);switch(f.kind){case"missing":return{kind:l,why:`answers ${f.status}`};case"circle":return{kind:l,
why:"redirects in a circle"};case"external":return;case"there":return l==="asset"&&f.page&&/\.(?!x?html?$)\w+$/i.test(f.url.pathname)?{kind:l,why:"answers with \
a page"}:this.#d(f.url,d.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return f}}#d(d,l){const f=l.slice(1);if(f===""||/^(?:top$|[/!]|:~:)/i.
test(f))return!0;const p=this.#c(Ze(d.pathname).slice(1));return p===void 0||p.has(f)||p.has(Ze(f))}#c(d){return Lt(d).map(l=>this.#n.get(l)).find(l=>l!==void 0)}result(){
const d=this.#s.sort((f,p)=>qe(f.files[0],p.files[0])||qe(f.href,p.href)),l=new Set([...this.#t.values()].map(({url:f})=>f.href)).size;return{pages:this.#r,links:l,
dead:d}}}function Lt(u){const d=u===""||u.endsWith("/")?u:`${u}/`;return[u,`${u}.html`,`${d}index.html`]}function xn(u){const d=m=>m.split("/").length,l=u.filter(
m=>m.endsWith("/index.html")).sort((m,T)=>d(m)-d(T)),[f,p]=l;return f!==void 0&&(p===void 0||d(p)>d(f))?f.slice(0,-11):void 0}function Rn(u){return u.kind==="mi\
ssing"?u.status:310}function In(u,d){const l=u.replace(/(^|\/)index\.html$/,"$1");return new URL(l.split("/").map(encodeURIComponent).join("/"),d)}function Ze(u){
try{return decodeURIComponent(u)}catch{return u}}function qe(u="",d=""){return u<d?-1:+(u>d)}var Mt=k(7496);const Ct=100,et='A link to what another application \
serves below the same host is left alone where it says rel="external".';async function Nn(u,d){const l=[],{basePath:f}=u,p=u.dead.filter(w=>f===void 0||!Z(w,f));
f!==void 0&&l.push(await Dn(f,u,d));for(const[w,m]of p.entries()){const T=w<Ct?await d.find(m.href,m.files[0]??""):void 0;l.push({...Mn(m),...T===void 0?{}:{place:T}})}
return[...Ln(u),...l,...Ue(u)]}async function Dn(u,{dead:d},l){const f=d.filter(w=>Z(w,u)),p=await l.find(u,"")??await l.find(u.slice(0,-1),"");return{code:"bas\
e_path",message:`The site is built for the base path ${u}, and is served without one: ${f.length} of its links and files answer 404`,remedy:"Build it for /: bas\
e in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",...p===void 0?{}:{place:p}}}function Ln({index:u,folder:d}){
return u.status>=300?[{code:"index_unanswered",message:`The site has no index page: / answers ${u.status}`,remedy:d===void 0?"The output directory needs an inde\
x.html. Is output-directory the folder that the build writes?":`The output directory has its index.html in ${d}: put that folder at the end of output-directory.`}]:
u.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function Mn(u){const d=JSON.stringify(u.href.length>200?
`${u.href.slice(0,199)}\u2026`:u.href);switch(u.kind){case"link":return{code:"dead_link",message:`Dead link: ${d} ${u.why} (${Pe(u)})`,remedy:et};case"asset":return{
code:"dead_asset",message:`Missing file: ${d} ${u.why} (${Pe(u)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${d} leads to has no such \
part (${Pe(u)})`};default:return u.kind}}function Pe({files:u,count:d}){const l=d-1;return`in ${u[0]}${l>0?` and ${l} more ${l===1?"file":"files"}`:""}`}function Ue({
unread:u}){return u===0?[]:[{code:"not_all_checked",message:`${u} pages or style sheets are too long, or too many, to be read`}]}var Cn=k(5807),jt=k(1421),tt=k(
7975);const jn=(0,tt.promisify)(jt.execFile),Pn=64*1024*1024,Un=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(u=>["-c",u]);function $e(u,d,l,f={}){
const p=Object.fromEntries(Object.entries(d).filter(([m])=>!m.startsWith("GIT_"))),w={cwd:u,env:{...p,LC_ALL:"C",...f},signal:l,maxBuffer:Pn};return async(...m)=>{
try{return(await jn("git",[...Un,...m],w)).stdout}catch(T){throw(0,K.xU)(T)!=="ENOENT"?T:new K.GQ("unsupported_runtime","git is not installed",{remedy:"Install \
git on the runner: the check builds the commit that is checked out.",cause:T})}}}const Bn=5*6e4,nt="refs/slipway/base";async function Fn(u,d,l,f,p){const w=$e(l,
f,p),m=await st(d.git,u,p)??await st(d.git,`origin/${u}`,p)??await zn(u,d,l,f,p);return await w("update-ref",nt,m),{name:u,commit:m}}async function st(u,d,l){try{
return(await u("rev-parse","--quiet","--verify",`${d}^{commit}`)).trim()}catch(f){if(l.throwIfAborted(),f instanceof K.GQ)throw f;return}}const rt=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;
async function zn(u,d,l,f,p){const w=rt.test(u)?await Oe(d.git,p):void 0;if(!w)throw Be(u,"");const m=AbortSignal.timeout(Bn),T=$e(d.root,f,AbortSignal.any([p,m]),
w),O=["--quiet","--depth=1","--no-tags","--no-recurse-submodules","origin",`+${u}:${nt}`];try{await T("--git-dir",l,"fetch",...O)}catch(U){throw p.throwIfAborted(),
U instanceof K.GQ?U:Be(u,m.aborted?", and origin does not answer":Pt(U),U)}const P=await st($e(l,f,p),nt,p);if(P===void 0)throw Be(u,", and what origin has by t\
his name is no commit");return P}const Hn=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["m\
aintenance.auto","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Gn="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";
async function Oe(u,d){const l=await u("config","--local","--includes","--null","--get-regexp",Gn).catch(()=>"");d.throwIfAborted();const f=l.split("\0").flatMap(
T=>{const[O="",...P]=T.split(`
`);return O===""?[]:[[O,P.length===0?"true":P.join(`
`)]]});if(!f.some(([T])=>T==="remote.origin.url"))return;const p=[...Hn,...f],w=p.flatMap(([T,O],P)=>[[`GIT_CONFIG_KEY_${P}`,T],[`GIT_CONFIG_VALUE_${P}`,O]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(p.length),...Object.fromEntries(w)}}function Pt(u){const d=u instanceof
Error&&"stderr"in u&&typeof u.stderr=="string"?u.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(d))return", nor\
 has origin";const f=(d.split(`
`).find(p=>/^(?:fatal|error): /.test(p))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,Cn.
Ow)(f,300)}`}function Be(u,d,l){return new K.GQ("invalid_input",`compare-to: "${u}" names nothing that this checkout has${d}`,{input:"compare-to",remedy:Wn,cause:l})}
const Wn=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;async function Kn(u,d){const{bare:l,branch:f,commit:p,lender:w,shallow:m,origin:T}=d;for(const U of["objects/info",
"refs"])await(0,N.mkdir)((0,v.join)(u,U),{recursive:!0});const O=T===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(T)}
`,P={HEAD:`ref: refs/heads/${f}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${l}
${O}`,"packed-refs":p&&`${p} refs/heads/${f}
`,"objects/info/alternates":w&&`${(0,v.join)(w,"objects")}
`,shallow:m};for(const[U,B]of Object.entries(P))B&&await(0,N.writeFile)((0,v.join)(u,U),B)}async function Ut(u,d,l){const f=$e(u,d,l),[p="",w="",m=""]=(await Bt(
f,u,l)).split(`
`),T=$e(p,d,l);return{root:p,commit:m,changed:(await T("diff","--name-only","-z","HEAD")).split("\0").filter(O=>O!==""),git:T,async lend(O,P){const U=await(0,N.
readFile)((0,v.join)(w,"shallow"),"utf8").catch(B=>{if((0,K.xU)(B)!=="ENOENT")throw B});await Kn(O,{bare:!0,branch:P,commit:m,lender:w,...U&&{shallow:U}})}}}async function Bt(u,d,l){
try{const f=await u("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[p="",w="",m=""]=f.split(`
`);return[p,(0,v.resolve)(d,w),m].join(`
`)}catch(f){throw l.throwIfAborted(),f instanceof K.GQ?f:new K.GQ("file_not_found",`There is no checkout in ${d}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:f})}}function Q({pages:u},d,l){const f=m=>({now:m(d),change:m(d)-m(l)}),p=m=>f(T=>T.reduce((O,P)=>O+m(P),0));return{pages:{now:u,
change:p(({path:m})=>Number(ot.test(m))).change},files:f(({length:m})=>m),bytes:p(({bytes:m})=>m),brotli:p(({brotli:m})=>m),gzip:p(({gzip:m})=>m),changes:Yn(d,l).
toSorted((m,T)=>Math.abs(T.bytes)-Math.abs(m.bytes)||(m.path<T.path?-1:1))}}const ot=/\.x?html?$/i;function Yn(u,d){const l=new Map(d.map(O=>[O.path,O])),f=new Set(
u.map(({path:O})=>O)),p=u.filter(({path:O})=>!l.has(O)),w=d.filter(({path:O})=>!f.has(O)),m=zt(p,w),T=new Set(m.flat());return[...u.flatMap(O=>{const P=l.get(O.
path);return P===void 0||P.digest===O.digest?[]:[Ft(O,P)]}),...m.map(([O,P])=>({...Ft(O,P),formerly:P.path})),...p.filter(O=>!T.has(O)).map(O=>pe("added",O,1)),
...w.filter(O=>!T.has(O)).map(O=>pe("removed",O,-1))]}function Ft(u,d){const{path:l,bytes:f,brotli:p}=u;return{kind:"changed",path:l,bytes:f-d.bytes,brotli:p-d.
brotli}}function pe(u,{path:d,bytes:l,brotli:f},p){return{kind:u,path:d,bytes:p*l,brotli:p*f}}function zt(u,d){const l=Map.groupBy(d,({path:f})=>Ht(f));return[...Map.
groupBy(u,({path:f})=>Ht(f))].flatMap(([f,p])=>{const[w,m]=p,[T,O]=l.get(f)??[];return f!==void 0&&w&&T&&!m&&!O?[[w,T]]:[]})}const Jn=/(?:\.(?:bundle|chunk|legacy|min|module|worker))*\.\w+(?:\.map)?$/,
Qn=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Vn=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Ht(u){if(ot.test(u))return;
const d=u.lastIndexOf("/")+1,[l,f]=[u.slice(0,d),u.slice(d)],p=Jn.exec(f)?.[0]??"",w=f.slice(0,f.length-p.length);if(Vn.test(w))return`${l}*${p}`;const m=Qn.map(
T=>T.exec(w)?.groups).find(T=>Xn(T?.hash??""));return m&&`${l}${m.stem}*${p}`}function Xn(u){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
u)}var Gt=k(7598),Zn=k(3024),qn=k(6466),it=k(8522);const Ee=(0,tt.promisify)(it.brotliCompress),Wt=(0,tt.promisify)(it.gzip),at=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
ct={params:{[it.constants.BROTLI_PARAM_QUALITY]:5}},Fe={level:6};async function ze(u,d){const l=d.length;if(l===0||at.test(u))return{bytes:l,brotli:l,gzip:l};const[
f,p]=await Promise.all([Wt(d,Fe),Ee(d,ct)]);return{bytes:l,brotli:Math.min(l,p.length),gzip:Math.min(l,f.length)}}const Kt=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
es=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function ts(u){return Kt.test(u)&&!dt(u)}function dt(u){return es.test(u)}const ut="PRIVATE K\
EY",ke=600;function ns(u){for(let d=u.indexOf(ut);d!==-1;d=u.indexOf(ut,d+ut.length)){const l=u.toString("latin1",Math.max(0,d-40),d+ke);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(l))return!0}return!1}const Yt=25*1024*1024,ss=16*1024*1024,rs=4;async function os(u,d){const{commit:l,signal:f}=d,p=(await ve((0,v.join)(u,".git","shallow"))).
trim()===l,w=[],m=[];for await(const U of Jt(u,"")){f.throwIfAborted();const B=lt(U,p);B!=="ordinary"&&B!=="left-out"&&m.push(B),B==="ordinary"&&w.push(U)}const T=[];
await ie(w.sort(),rs,async U=>{f.throwIfAborted();const B=await is(u,U,d);B&&T.push(B)}),T.sort((U,B)=>U.file.path<B.file.path?-1:1);const O=T.map(({file:U})=>U);
m.push(...T.flatMap(({found:U})=>U));const P=O.filter(({path:U})=>/\.(?:js|mjs|cjs|css)\.map$/.test(U));return P.length>0&&m.push(Qt(P)),{files:O,findings:m}}async function*Jt(u,d){
const l=await(0,N.readdir)((0,v.join)(u,d),{withFileTypes:!0});for(const f of l.sort((p,w)=>p.name<w.name?-1:1)){const p=d+f.name,w=f.name===".git"||p==="node_m\
odules";f.isDirectory()&&!w?yield*Jt(u,`${p}/`):(w||f.isFile()||f.isSymbolicLink())&&(yield p)}}function lt(u,d){const l=u.slice(u.lastIndexOf("/")+1);return u===
"node_modules"||l===".git"&&d?"left-out":l===".git"?{code:"leaked_repository",message:`The output holds a git repository, ${u}: its whole history would be publi\
c`,remedy:"Build into a folder of its own, or have the build remove it."}:dt(l)?{code:"example_of_secrets",message:`The output holds ${u}, which is not publishe\
d`,remedy:"Leave it out of the output directory."}:ts(l)?{code:"leaked_secret_file",message:`The output holds ${u}: a file of secrets would be public`,remedy:"K\
eep it out of the output directory, and change the secrets in it if it was ever published."}:"ordinary"}async function is(u,d,{digests:l,signal:f}){const p=(0,v.
join)(u,d),w=await(0,N.stat)(p).catch(()=>{});if(!w?.isFile())return;const m=w.size;if(m>ss){const U=m>Yt?[cs(d,m)]:[],B=l?{digest:await as(p,f)}:{};return{file:{
path:d,bytes:m,brotli:m,gzip:m,...B},found:U}}const T=await(0,N.readFile)(p),O=l?{digest:(0,Gt.createHash)("sha256").update(T).digest("hex")}:{};return{file:{path:d,
...await ze(d,T),...O},found:ns(T)?[ds(d)]:[]}}async function as(u,d){const l=(0,Gt.createHash)("sha256");return await(0,qn.pipeline)((0,Zn.createReadStream)(u),
l,{signal:d}),l.digest("hex")}function cs(u,d){return{code:"large_file",message:`${u} has ${(d/1024**2).toFixed(0)} MB; more than ${Yt/1024**2} is much for a si\
te`}}function ds(u){return{code:"leaked_private_key",message:`The output holds a private key, in ${u}: it would be public`,remedy:"Take the key out of what the \
build publishes, and replace it if it was ever published."}}function Qt(u){const[d]=u,l=u.length===1?"":` and ${u.length-1} more`;return{code:"source_maps",message:`\
The output holds source maps (${d?.path}${l}): everybody can read the sources they hold`}}async function ve(u){return(0,N.readFile)(u,"utf8").catch(()=>"")}const Vt=/[\s"'`(=[{}<>,:%]$/,
He=/^[\s"'`)\]}<>,;#?]/;function Ae(u,d,l){const f=new Map,p=w=>{const m=f.get(w)??ls(u,d,w);return f.set(w,m),m};return{async find(w,m){for(const T of us(w,m)){
const O=await p(T),P=hs(O,m,l);if(P)return P}}}}function us(u,d){const[l=""]=u.split(/[?#]/,1),f=u.replaceAll("&","&amp;"),p=/^\.{1,2}\//.test(l)?new URL(l,`htt\
p://site/${encodeURI(d)}`).pathname:"",w=[u,f,l,p];return[...new Set([...w,...w.map(m=>m.replace(/\/$/,""))])].filter(m=>m.length>1)}async function ls(u,d,l){return(await u(
"grep","-I","-n","-z","-F","-e",l,d,"--").catch(()=>"")).split(`
`).flatMap(p=>fs(p,d,l))}function fs(u,d,l){const[f="",p="",...w]=u.split("\0"),m=w.join("\0");for(let T=m.indexOf(l);T!==-1;T=m.indexOf(l,T+1)){const[O,P]=[m.slice(
Math.max(0,T-1),T),m.slice(T+l.length,T+l.length+1)];if((T===0||Vt.test(O))&&(P===""||He.test(P)))return[{file:f.slice(d.length+1),line:Number(p),column:T+1}]}return[]}
function hs(u,d,l){const f=u.filter(({file:w})=>l===void 0||!w.startsWith(`${l}/`)),p=f.filter(({file:w})=>ms(w,d));return[u,f,p].map(ps).find(w=>w!==void 0)}function ps(u){
const[d]=u;return d&&u.every(({file:l})=>l===d.file)?d:void 0}function ms(u,d){const l=ft(d.replace(/\/index\.[^/]+$/,""));return ft(u)===l||ft(u.replace(/\/index\.[^/]+$/,
""))===l}function ft(u){return u.slice(u.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Xt=5;async function ys(u,d,l){const f=d.files.map(({path:m})=>m),p=await vn(
u,f),w=m=>d.files.reduce((T,O)=>T+m(O),0);return{pages:p.pages,links:p.links,files:d.files.length,bytes:w(({bytes:m})=>m),brotli:w(({brotli:m})=>m),gzip:w(({gzip:m})=>m),
largest:d.files.toSorted((m,T)=>T.bytes-m.bytes).slice(0,Xt),findings:ws([...d.findings,...await Nn(p,l)])}}const gs=["error","warning","notice"];function ws(u){
const d=l=>gs.indexOf((0,Mt.x)(l))*2+(l.place?0:1);return u.toSorted((l,f)=>d(l)-d(f))}function Zt({findings:u}){const d=u.filter(l=>(0,Mt.x)(l)==="error").length;
if(d!==0)return new K.GQ("check_failed",`The site was built, and does not pass: ${d} ${d===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var Es=k(5635),bs=k(4533);async function Ts(u,d,l){const{report:f,signal:p}=l,w=(0,Es.M)(f.report,x.m,p);return await w.phase("compare",
async()=>{const m=await qt(u,d,l);return p.throwIfAborted(),await f.compared(m),[void 0,(0,bs.i)(m),m.kind==="untold"]}),w.phases}async function qt(u,d,l){const{
embedded:f,report:p,checked:w,leftMs:m}=l;if(u.commit===w.commit)return{kind:"untold",base:u,why:"it is the commit that was checked"};const T=B=>{(B.type==="sta\
tus"||B.type==="heartbeat")&&p.report(B)},O={...d.follow,timeoutMs:Math.max(1,m)},{outcome:P,output:U}=await f.deploy(u.commit,{...d,...Ss(d),follow:O},T);return P.
status==="succeeded"&&U?{kind:"told",base:u,difference:Q(w.report,w.output.files,U.files)}:{kind:"untold",base:u,why:_s(P,m)}}function Ss({project:u}){return{project:u===
"base"?"checked":"base"}}function _s({status:u,error:d},l){return u!=="pending"?`it does not build (${d?.message??u})`:l<1?"no time was left to build it":`it wa\
s not built in the ${(0,W.a)(l)} that were left`}var en=k(4780),xe=k(4009),tn=k(7244);async function nn(u){const{startPlatform:d,env:l,scratch:f,lent:p,digests:w}=u;
let m="",T,O=new AbortController;const P=await d({dir:(0,v.join)(f,"platform"),port:0,allowLocalGit:!0,lasting:!1,env:l,async onOutput(U,B){T=await os(U,{commit:m,
digests:w,signal:B}),O.abort()}});return{async deploy(U,B,ue){[m,T,O]=[U,void 0,new AbortController];const Te=$s(O.signal);return{outcome:await ks(P,Os(B,U,p),ue,
{...u,sleep:Te}),output:T}},[Symbol.asyncDispose]:()=>P[Symbol.asyncDispose]()}}const sn=100,rn=5;function $s(u){return async(d,l)=>{if(u.aborted)return x.m.sleep(
rn,l);try{await x.m.sleep(d,l?AbortSignal.any([l,u]):u)}catch(f){if(l?.throwIfAborted(),!u.aborted)throw f}}}function Os(u,d,l){const{configuration:f,follow:p}=u;
return{...u,configuration:{...f,repository:l},commit:d,create:!0,verify:"off",urlTemplate:void 0,follow:{...p,wait:!0,pollIntervalMs:sn,statusMap:new Map}}}function ks(u,d,l,{
signal:f,folder:p,onSecret:w,sleep:m}){const{baseUrl:T,requestUrl:O,requestToken:P}=u,U={kind:"platform",requestUrl:O,requestToken:P,audience:T},B=()=>Promise.reject(
new TypeError("A check runs no token command")),ue={...x.m,sleep:m},Te={fetch,clock:ue,tree:(0,tn.c)(p),signal:f,run:B,onSecret:w,reporter:l};return(0,xe.g)(d,(0,en.
N)(d,{baseUrl:T,source:U},Te))}var on=function(u,d,l){if(d!=null){if(typeof d!="object"&&typeof d!="function")throw new TypeError("Object expected.");var f,p;if(l){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");f=d[Symbol.asyncDispose]}if(f===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");f=d[Symbol.dispose],l&&(p=f)}if(typeof f!="function")throw new TypeError("Object not disposable.");p&&(f=function(){try{p.call(
this)}catch(w){return Promise.reject(w)}}),u.stack.push({value:d,dispose:f,async:l})}else l&&u.stack.push({async:!0});return d},be=(function(u){return function(d){
function l(m){d.error=d.hasError?new u(m,d.error,"An error was suppressed during disposal."):m,d.hasError=!0}var f,p=0;function w(){for(;f=d.stack.pop();)try{if(!f.
async&&p===1)return p=0,d.stack.push(f),Promise.resolve().then(w);if(f.dispose){var m=f.dispose.call(f.value);if(f.async)return p|=2,Promise.resolve(m).then(w,function(T){
return l(T),w()})}else p|=1}catch(T){l(T)}if(p===1)return d.hasError?Promise.reject(d.error):Promise.resolve();if(d.hasError)throw d.error}return w()}})(typeof SuppressedError==
"function"?SuppressedError:function(u,d,l){var f=new Error(l);return f.name="SuppressedError",f.error=u,f.suppressed=d,f});async function vs(u,d,l,f){try{return await an(
u,d,l,f)}catch(p){if(!f.signal.aborted)throw p;return{...ht,status:"cancelled",failure:void 0,phases:[],error:dn()}}}async function an(u,d,l,f){const p={stack:[],
error:void 0,hasError:!1};try{const{env:w,signal:m}=f,{repository:T,branch:O,outputDirectory:P}=u.configuration,U=(0,v.isAbsolute)(T)?T:f.workspace,B=on(p,await xs(
w),!0),ue=(0,v.join)(B.path,"source.git"),Te=Ut(U,w,m);Te.catch(()=>{});const un=Ye=>l.addSecret(Ye),Rs={...f,scratch:B.path,lent:ue,folder:U,digests:d!==void 0,
onSecret:un},Re=on(p,await nn(Rs),!0),Ie=await Te;As(Ie,l.report),await Ie.lend(ue,O);const ln=d===void 0?void 0:await Fn(d,Ie,ue,w,m),fn=x.m.now(),{commit:mt}=Ie,
Is=Ye=>Ye.type==="url"||l.report(Ye),{outcome:Se,output:Ge}=await Re.deploy(mt,u,Is),{status:We,url:hn}=Se;if(We!=="succeeded"||Ge===void 0||hn===void 0)return cn(
Se,u);const Ns={root:new URL(hn),fetch:(0,q.Q)(fetch),signal:m},yt=await ys(Ns,Ge,Ae(Ie.git,mt,P));await l.checked(yt);const Ds=u.follow.timeoutMs-(x.m.now()-fn),
pn=ln&&{embedded:Re,report:l,signal:m,checked:{commit:mt,report:yt,output:Ge},leftMs:Ds},Ke=pn?await Ts(ln,u,pn):[],mn=Zt(yt);return{...Se,...ht,status:mn?"fail\
ed":"succeeded",error:mn,phases:[...Se.phases,...Ke]}}catch(w){p.error=w,p.hasError=!0}finally{const w=be(p);w&&await w}}const ht={appID:void 0,appCreated:!1,deployID:void 0,
url:void 0};function cn(u,{follow:d}){const l={...u,...ht};if(u.error?.code==="interrupted")return{...l,status:"cancelled",error:dn()};if(u.status!=="pending")return l;
if(u.error&&u.error.code!=="deploy_timeout")return{...l,status:"failed"};const f=`The check has not ended within ${(0,W.a)(d.timeoutMs)}, and was stopped`,p="Ra\
ise the input timeout.";return{...l,status:"failed",error:new K.GQ("deploy_timeout",f,{input:"timeout",remedy:p})}}function dn(){return new K.GQ("interrupted","\
Interrupted: the check was stopped, and has no result")}const pt=5;function As({changed:u},d){if(u.length===0)return;const l=u.slice(0,pt).join(", "),f=u.length>
pt?` and ${u.length-pt} more`:"";d({type:"warning",message:`Changed since the commit, and not part of the check: ${l}${f}`,remedy:"The platform builds commits: \
commit what it shall see."})}async function xs(u){const d=await(0,N.mkdtemp)((0,v.join)(u.RUNNER_TEMP||(0,A.tmpdir)(),"slipway-check-"));return{path:d,[Symbol.asyncDispose]:()=>(0,N.
rm)(d,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),4533:((fe,te,k)=>{k.d(te,{comparisonSection:()=>W,i:()=>x});var N=k(5807),A=k(7716),v=k(8862);const q=20;
function x(_){const{base:I}=_,D=`${(0,N.Ow)(I.name,100)} (${Z(I)})`;if(_.kind==="untold")return`no difference to ${D} can be told: ${_.why}`;const{pages:g,files:R,
bytes:G,brotli:X}=_.difference;return`${[Y(g," pages"),Y(R," files"),V(G),V(X," with Brotli")].join(", ")} against ${D}`}function W(_,I){const{base:D}=_,g=`### \
The difference to ${(0,v.aY)(I(D.name),100)} (${(0,v.aY)(Z(D))})`;if(_.kind==="untold")return`${g}

None can be told: ${(0,v.CS)(I(_.why),500)}`;const{difference:R}=_;return[g,K(R),...L(R,I)].join(`

`)}function K({pages:_,files:I,bytes:D,brotli:g,gzip:R}){return(0,A.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[Y(_),Y(I),V(D),V(g),V(R)]])}function L({
changes:_},I){if(_.length===0)return["Every file is the same, byte for byte."];const D=["changed","added","removed"].map(G=>`${(0,A.zD)(_.filter(X=>X.kind===G).
length)} ${G}`),g=_.slice(0,q).map(G=>[G.kind,le(G,I),F(G.bytes),F(G.brotli)]),R=_.length-q;return[`Files: ${D.join(", ")}.`,(0,A.tp)(["","File","Size","with Br\
otli"],g),...R>0?[`\u2026 and ${(0,A.zD)(R)} more.`]:[]]}function le({path:_,formerly:I},D){const g=I?.slice(I.lastIndexOf("/")+1);return`${(0,v.aY)(D(_))}${g===
void 0?"":` (was ${(0,v.aY)(D(g))})`}`}function Z({commit:_}){return _.slice(0,7)}function Y({now:_,change:I},D=""){return`${(0,A.zD)(_)}${D} (${M(I,A.zD)})`}function V({
now:_,change:I},D=""){return`${(0,A.Ej)(_)}${D} (${F(I)})`}function F(_){return M(_,A.Ej)}function M(_,I){return`${_>0?"+":_<0?"-":"\xB1"}${I(Math.abs(_))}`}}),
8862:((fe,te,k)=>{k.d(te,{CS:()=>K,Dl:()=>L,EU:()=>v,XI:()=>le,aY:()=>A});var N=k(5807);function A(Y,V=300){const F=(0,N.Ow)(Y,V).replaceAll("|","\u2502").trim();
if(F==="")return"\u2013";const M="`".repeat(Z(F)+1),_=F.startsWith("`")||F.endsWith("`")?" ":"";return`${M}${_}${F}${_}${M}`}function v(Y,V=2e3){const F=Y.map(_=>(0,N.
Ow)(_,V)),M="`".repeat(Math.max(3,Z(F.join(`
`))+1));return[`${M}text`,...F,M].join(`
`)}const q=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,x=/^[0-9a-f]{7,40}\W*$/i,W=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function K(Y,V=1e3){return(0,N.Ow)(Y,V).trim().replace(W,(M,_,I="",D="",g="",R="")=>_!==void 0?A(_)+I:q.test(M)&&!x.test(M)?M:D+A(g)+R)}function L(Y){if(Y===void 0||
!URL.canParse(Y))return;const{protocol:V,username:F,password:M,href:_}=new URL(Y);if(!(!/^https?:$/.test(V)||F!==""||M!==""||_.length>2e3))return`[${A(_)}](<${_.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function le(Y,V){let F=V,M=Y.length;for(;M>0&&(F-=Buffer.byteLength((0,N.Ow)(Y[M-1]??""))+1,!(F<0));)M--;return Y.slice(
M)}function Z(Y){return Math.max(0,...[...Y.matchAll(/`+/g)].map(V=>V[0].length))}}),1772:((fe,te,k)=>{k.d(te,{Aw:()=>K,U2:()=>x,bM:()=>W,q$:()=>q,q1:()=>v,sU:()=>A});
var N=k(8302);class A extends Error{name="JsonTextError";offset;constructor(g,R){super(g),this.offset=R}}function v(D,g){const R=D.slice(0,g);return{line:R.split(
`
`).length,column:g-R.lastIndexOf(`
`)}}function q(D){new I(D).document()}function x(D){const g=[];return new I(D,G=>g.push(G)).document()==="object"?g:void 0}function W(D){return D.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function K(D,g){return D===g||L(D)===L(g)}function L(D){try{return String(JSON.parse(D,le))}catch(g){if(g instanceof RangeError)return W(D);throw g}}function le(D,g,R){
return typeof g=="number"?Z(R?.source??String(g)):Array.isArray(g)?`[${g.join(",")}]`:(0,N.G)(g)?`{${Object.entries(g).map(([X,ie])=>`${JSON.stringify(X)}:${ie}`).
sort().join(",")}}`:JSON.stringify(g)}function Z(D){const[,g,R="",G="",X="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(D)??[],ie=`${R}${G}`.replace(/^0+/,
""),ne=ie.replace(/0+$/,"");if(ne==="")return`${g}0`;const ae=BigInt(X)-BigInt(G.length)+BigInt(ie.length-ne.length);return`${g}${ne}e${ae}`}const Y=/[ \t\n\r]*/y,
V=/[ !#-[\]-\uffff]*/y,F=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,M=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,_=/true|false|null/y;class I{#e;#t;#n=0;#s={name:"",
nameOffset:0,offset:0};constructor(g,R){this.#e=g,this.#t=R}document(){this.#u(Y);const g=this.#e[this.#n]==="{"?"object":"other",R=[];do this.#r(R);while(this.#o(
R));if(this.#u(Y),this.#n<this.#e.length)throw this.#f("the end");return g}#r(g){for(;;){this.#u(Y),g.length===1&&(this.#s.offset=this.#n);const R=this.#e[this.#n];
if(R!=="{"&&R!=="["){this.#d(R);return}if(this.#n+=1,this.#h(R==="{"?"}":"]"))return;g.push({names:R==="{"?new Set:void 0}),R==="{"&&this.#a(g)}}#o(g){for(let R=g.
at(-1);R;R=g.at(-1)){g.length===1&&R.names&&this.#i();const G=R.names?"}":"]";if(this.#h(G)){g.pop();continue}if(this.#e[this.#n]!==",")throw this.#f(`"," or "${G}\
"`);return this.#n+=1,R.names&&this.#a(g),!0}return!1}#i(){this.#t?.({...this.#s,text:this.#e.slice(this.#s.offset,this.#n)})}#a(g){this.#u(Y);const R=this.#n;if(this.#e[this.#n]!==
'"')throw this.#f("a name in double quotes");const G=this.#c(),X=g.at(-1)?.names;if(X?.has(G))throw new A(`the name "${G}" stands twice in one object`,R);if(X?.
add(G),this.#u(Y),this.#e[this.#n]!==":")throw this.#f('":"');this.#n+=1,g.length===1&&(this.#s={name:G,nameOffset:R,offset:this.#n})}#d(g){if(g==='"')this.#c();else if(this.#u(
M)===0&&this.#u(_)===0)throw this.#f("a value")}#c(){const g=this.#n;this.#n+=1;do this.#u(V);while(this.#u(F)>0);if(this.#e[this.#n]!=='"'){const G=this.#n>=this.#e.
length;throw new A(G?"a string does not end":"a bad escape or control character in a string",this.#n)}this.#n+=1;const R=JSON.parse(this.#e.slice(g,this.#n));if(typeof R!=
"string"||!R.isWellFormed())throw new A("a lone surrogate (half of a character) in a string",g);return R}#h(g){return this.#u(Y),this.#e[this.#n]!==g?!1:(this.#n+=
1,!0)}#u(g){g.lastIndex=this.#n;const R=g.exec(this.#e)?.[0].length??0;return this.#n+=R,R}#f(g){const R=this.#e.slice(this.#n,this.#n+1);return new A(`expected\
 ${g}, found ${R===""?"the end":JSON.stringify(R)}`,this.#n)}}}),7496:((fe,te,k)=>{k.d(te,{x:()=>A});const N={index_unanswered:"error",index_empty:"error",base_path:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function A({code:v}){return N[v]}}),1235:((fe,te,k)=>{k.r(te),k.d(te,{startPlatform:()=>El});
var N=k(7598),A=k(6760),v=k(3739),q=k(7994),x=k(3024),W=k(1455),K=k(8302),L=k(2345);const le=["queued","building","syncing","activating","succeeded","failed","c\
ancelled"],Z=["queue","clone","install","build","sync","activate"],Y=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clo\
ne_failed","root_directory_missing","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","output_missing","output_em\
pty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],V={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,
method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};
class F extends Error{name="BodyTooLarge"}class M extends Error{name="BodyBroken"}function _(t,e,n={}){return{status:t,headers:{"content-type":"application/json\
; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function I(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function D(t){
const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}class g extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}
function R(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return _(V[n],r,t.headers)}const G=10;function X(t,e,n={}){if(!(0,K.
G)(t))throw ne(["the body must be a JSON object"]);const s=[];for(const[o,i]of Object.entries(t)){const a=ie(e,o);if(!a)s.push(ie(n,o)??`${ae(o)} is not a known\
 field`);else if(!(i===null&&a.nullable)){const c=a.rule(i);c!==void 0&&s.push(`${o} ${c}`)}}for(const[o,i]of Object.entries(e))i.required&&!Object.hasOwn(t,o)&&
s.push(`${o} is required`);const r=s.some(o=>o.endsWith("is not a known field"));if(s.length>0)throw ne(s,r?`Known fields: ${Object.keys(e).join(", ")}.`:"");return t}
function ie(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function ne(t,e=""){const n=t.length-G,s=t.slice(0,G).join("; ")+(n>0?`; and ${n} more`:"");return new g(
"validation_failed",`${s}.${e===""?"":` ${e}`}`)}function ae(t){return JSON.stringify(t.length>60?`${t.slice(0,60)}\u2026`:t)}function se(t,e,n=()=>{}){return s=>typeof s!=
"string"?"must be a string":s.length<t?t===1?"must not be empty":`must have at least ${t} characters`:s.length>e?`must have at most ${e} characters`:s.includes(
"\0")?"must not contain NUL characters":s.isWellFormed()?n(s):"must be well-formed Unicode"}function he(t,e){return n=>t.test(n)?void 0:e}function je(t){return e=>t.
some(n=>n===e)?void 0:`must be one of ${t.join(", ")}`}const vt=t=>typeof t=="boolean"?void 0:"must be true or false",$n=[[/^-/,'must not begin with "-"'],[/^@$/,
'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'m\
ust not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,
'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],At=se(1,244,t=>$n.find(([e])=>e.test(t))?.[1]),xt=se(1,64,he(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,
"must be a full commit SHA: 40 hexadecimal digits")),Rt=se(1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repositor\
y";if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))return"must not contain control characters";const e=t.split("/");if(e.includes(
".."))return'must stay inside the repository (no "..")';if(e.some(n=>n.toLowerCase()===".git"))return'must not lead into ".git"'}),On=/^[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,99})\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/,
It=/^[A-Za-z0-9_][A-Za-z0-9_.-]*@[A-Za-z0-9][A-Za-z0-9.-]*:(?!\/\/)[^\s]+$/;function Nt(t){const e=t?["https:","ssh:","http:"]:["https:","ssh:"];return se(1,1024,
n=>{if(/[\x00-\x1f\x7f]/.test(n))return"must not contain control characters";if(/^(?:file:\/\/)?\//i.test(n))return t?void 0:"is a local path, which this platfo\
rm takes only with --allow-local-git";if(On.test(n)||It.test(n))return;const s=URL.canParse(n)&&!/\s/.test(n)?new URL(n):void 0;return!s||!e.includes(s.protocol)||
s.hostname===""?"must be owner/name, or a git URL that begins with https:// or ssh://":s.hostname.startsWith("-")||s.username.startsWith("-")?'must not have a h\
ost that begins with "-"':(s.protocol==="ssh:"?"":s.username)!==""||s.password!==""?"must not hold a user name or password":void 0})}const Dt=t=>{if(!(0,K.G)(t))
return"must be an object of names to strings";const e=Object.entries(t);if(e.length>L.lF.envVariables)return`must hold at most ${L.lF.envVariables} variables`;let n=0;
for(const[s,r]of e){if(!L.G1.test(s))return`holds ${ae(s)}, which is not a variable's name: letters, digits and _, no digit first`;if(s.toUpperCase().startsWith(
L.be))return`holds ${ae(s)}, but names that begin with ${L.be} are the platform's own`;if(typeof r!="string")return`holds ${ae(s)}, whose value must be a string`;
if(r.includes("\0")||!r.isWellFormed())return`holds ${ae(s)}, whose value has characters no variable can hold`;n+=Buffer.byteLength(s)+Buffer.byteLength(r)}return n>
L.lF.envBytes?`must have at most ${L.lF.envBytes} bytes of names and values`:void 0},kn=new Set(["ENOSPC","EDQUOT"]),vn=13;function _e(t){return kn.has((0,v.xU)(
t))?!0:t instanceof Error&&"errcode"in t&&t.errcode===vn}const An=11,Lt=26;function xn(t){const e=t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0;return e===
An||e===Lt}const Rn=300,In="developer@slipway.localhost";function Ze(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await k.e(460).then(
k.bind(k,6460));r??=c.importJWK(n.privateJwk,"ES256");const h=Math.floor(s.now()/1e3),y=a.email??In;return new c.SignJWT({...a.claims,email:y,email_verified:!0}).
setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??y).setAudience(a.audience??t.audience).setIssuedAt(h).setExpirationTime(
h+(a.expiresInSeconds??Rn)).setJti((0,N.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":Mt(e),"/identity/jwks":{keys:[n.publicJwk]}};
return{mint:o,handler(a){if(a.method!=="GET"&&a.method!=="HEAD")return et(a,405,"method_not_allowed","The identity provider answers GET alone",{allow:"GET, HEAD"});
const c=D(a.target),h=i[c];return h?_(200,h,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?et(a,404,"not_found",`Nothing is at ${c}`):Ct(a,t.requestToken)?
qe(a.target,o):et(a,401,"unauthorized","The request token is missing or wrong: see run.json",{"www-authenticate":"Bearer"})}}}async function qe(t,e){const n=new URLSearchParams(
t.slice(D(t).length)),s=n.get("audience"),r=n.get("email"),o=await e({...s?{audience:s}:{},...r?{email:r}:{}});return _(200,{count:o.length,value:o})}function Mt(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function Ct(t,e){const n=r=>(0,N.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(I(t,"authorization")??"")?.[1];return s!==void 0&&(0,N.timingSafeEqual)(n(s),n(e))}function et(t,e,n,s,r={}){
return _(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const Nn=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function Dn(t,e){let n=Promise.resolve();const s=async r=>{Ln(r,t);try{await Pe(t,r),e(r),await Pe(t,r)}catch(o){for(const i of(0,x.readdirSync)(r))await(0,W.rm)(
(0,A.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function Ln(t,e){if(!(0,A.isAbsolute)(t))throw Ue(`"${t}\
" is not an absolute path`);if((0,q.FK)(e,t))throw Ue(`${t} lies in the data directory`);try{if((0,q.wZ)(t,448),(0,x.readdirSync)(t).length>0)throw Ue(`${t} is \
not empty`)}catch(n){throw n instanceof v.GQ||_e(n)?n:Ue(`${t} cannot be written (${(0,v.xU)(n)})`)}}const Mn=5;async function Pe(t,e){const n=s=>!(0,A.relative)(
t,s).split(A.sep).includes("tmp");for(const s of(0,x.readdirSync)(t).filter(r=>!Nn.test(r)))for(let r=1;;r+=1)try{await(0,W.cp)((0,A.join)(t,s),(0,A.join)(e,s),
{recursive:!0,force:!1,filter:n});break}catch(o){if((0,v.xU)(o)!=="ENOENT"||r===Mn)throw o}}function Ue(t){return new v.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or not there yet."})}const Cn={to:{rule:se(1,4096),required:!0}},jt=64*1024;function tt(t,e){return async n=>{
try{if(n.method!=="POST")throw new g("method_not_allowed","A backup is made by POST.",{allow:"POST"});if(!Ct(n,t))throw new g("unauthorized","The request token \
is missing or wrong.",{"www-authenticate":"Bearer"});const s=String(X(JSON.parse((await n.body(jt)).toString()),Cn).to);return await e(s),_(200,{to:s})}catch(s){
if(s instanceof M)throw s;return R(jn(s),n)}}}function jn(t){if(t instanceof g)return t;if(t instanceof SyntaxError)return new g("invalid_request","The body is \
not JSON.");if(t instanceof F)return new g("body_too_large",`The body is larger than ${jt} bytes.`);const{mender:e,message:n}=(0,v.I7)(t);return e==="user"?new g(
"validation_failed",`to: ${n}.`):new g("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}function Pn(t,e,n,s){const r=t.roleOf(e.email,n);
if(r===void 0)throw new g("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!=="deployer")throw new g("forbidden",`${e.email} may only read\
 in the organization ${n}.`);return r}function Un(t,e,n,s){const r=t.state.apps.find({org:e,project:n,appID:s});if(!r)throw new g("not_found",`There is no app ${s}\
 in ${e}/${n}.`);return r}function $e(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)return;const r=[];for(const[o,i]of n.entries()){const a=s[o]??
"";if(i.startsWith("{")){const c=Bn(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function Bn(t){try{return decodeURIComponent(t)}catch{return}}const nt=`\

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
`,Fn=`'use strict';
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
`,st='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function rt(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const zn=new Map([["/console/style.css",rt("text/css",nt)],["/console/icon.svg",rt("image/svg+xml",st)],["/console/script.js",rt("text/javascript",Fn)]]);var Hn=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Gn=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Oe=256*1024,Pt=10;async function Be(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const r=Hn(s,await(0,W.open)(t),!0),{size:o}=await r.stat(),i=e??Math.max(0,o-Oe),{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(Oe),0,Oe,i),
h=a.subarray(0,c),y=i+c>=o,E=y&&n?c:Wn(h),b=e===void 0&&i>0?h.indexOf(Pt)+1:0;return{text:h.subarray(b,E).toString("utf8"),next:i+E,atEnd:y}}catch(r){s.error=r,
s.hasError=!0}finally{const r=Gn(s);r&&await r}}catch(s){if((0,v.xU)(s)==="ENOENT")return{text:"",next:0,atEnd:!0};throw s}}function Wn(t){const e=t.lastIndexOf(
Pt)+1;return e===0&&t.length===Oe?Oe:e}function Kn(t){return(0,x.existsSync)(t)?(0,x.createReadStream)(t):""}function Ut(t,e){return(0,A.join)(t,"logs",`${e}.lo\
g`)}class Bt{text;constructor(e){this.text=e}}function Q(t,...e){let n=t[0]??"";for(const[s,r]of e.entries())n+=ot(r)+(t[s+1]??"");return new Bt(n)}function ot(t){
return t==null?"":t instanceof Bt?t.text:typeof t=="object"?t.map(ot).join(""):String(t).replace(/[&<>"']/g,e=>Yn[e]??"")}const Yn={"&":"&amp;","<":"&lt;",">":"\
&gt;",'"':"&quot;","'":"&#39;"},Ft={"content-type":"text/html; charset=utf-8","cache-control":"no-store","content-security-policy":"default-src 'none'; script-s\
rc 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff",
"x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"same-origin"};function pe(t,e,n,s){const r=n?Q`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:
null,o=Q(zo||(zo=Fo([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:Ft,body:o.text}}function zt(t,e){return pe(t,"Sign in",void 0,Q`${at(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function Jn(t,e){const n=e.map(r=>Q`<li><a href="/console/orgs/${encodeURIComponent(r)}">${r}</a></li>`),s=Q`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
return pe(200,"Organizations",t,n.length>0?Q`<ul>${n}</ul>`:s)}function Qn(t,e,n){const s=n.map(r=>Q`<tr><td>${r.project}</td><td><a href="${Ee(r)}">${r.name}</a></td><td>${r.
type}</td>
<td>${r.liveRelease===null?"created":"live"}</td><td class="code">${r.repository}</td></tr>`);return pe(200,e,t,ct("Apps",["Project","App","Type","State","Repos\
itory"],s,"There is no app."))}function Vn(t,e,n){const{app:s,url:r}=n;return pe(t,s.name,e,Q`${at(n.problem)}${Zn(n.created)}
<p><a href="/console/orgs/${encodeURIComponent(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${s.repository}, branch ${s.branch}</dd>
<dt>Site</dt><dd>${r?Q`<a href="${r}">${r}</a>`:"not live before the first successful deploy"}</dd>
</dl>
<h2>Deployments</h2>
${Ht(n)}
<h2>Environment variables</h2>
${n.envNames.length>0?Q`<ul>${n.envNames.map(o=>Q`<li><code>${o}</code></li>`)}</ul>`:Q`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${Xn(n)}`)}function Ht({app:t,deployments:e}){const n=e.map(s=>Q`<tr><td><a href="${Wt(t,s.deployID)}">${s.deployID}</a></td>
<td class="${s.status}">${s.status}</td><td>${s.branch}</td><td class="code">${s.commit?.slice(0,12)}</td><td>${Fe(s.createdAt)}</td></tr>`);return ct("Recent d\
eployments",["Deployment","Status","Branch","Commit","Created"],n,"There is none yet.")}function Xn({app:t,tables:e,mayChange:n}){if(e===void 0)return Q`<p>Apps of type ${t.
type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;const s=e.map(({name:o,variable:i,createdAt:a})=>Q`<tr><td>${o}</td><td><code>${i}</code></td><td>${Fe(
a)}</td>
<td>${n?Gt(t,o):null}</td></tr>`),r=Q`<form method="post" action="${Ee(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;return Q`${ct("Key-value tables",["Table","Token variable","Created",""],s,"There is no table: the first one activates the service.")}
${n?r:null}`}function Gt(t,e){return Q`<details><summary>Delete…</summary>
<form method="post" action="${Ee(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function Zn(t){return t?Q`<div class="note" role="status"><p>The table ${t.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}function qn(t,{app:e,deployment:n,failure:s,log:r}){
const o=Wt(e,n.deployID),i=n.finishedAt===null?Q`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${r.text}</pre>`:
Q`<pre tabindex="0" aria-label="Build log">${r.text}</pre>`;return pe(200,n.deployID,t,Q`<p><a href="${Ee(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
<dt>Branch</dt><dd>${n.branch}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${Fe(n.createdAt)}</dd>
${n.finishedAt===null?null:Q`<dt>Finished</dt><dd>${Fe(n.finishedAt)}</dd>`}
</dl>
${s?Q`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i}
<p><a href="${o}/log">All of it, as text</a></p>`)}function it(t,e,n){return pe(t,"This did not work",e,Q`${at(n)}<p><a href="/console">To the console's first page</a></p>`)}
function Ee({org:t,project:e,appID:n}){const[s,r,o]=[t,e,n].map(encodeURIComponent);return`/console/orgs/${s}/projects/${r}/apps/${o}`}function Wt(t,e){return`${Ee(
t)}/deployments/${encodeURIComponent(e)}`}function at(t){return t===void 0?null:Q`<div class="note alert" role="alert"><p>${t}</p></div>`}function ct(t,e,n,s){if(n.
length===0)return Q`<p>${s}</p>`;const r=e.map(o=>o===""?Q`<td></td>`:Q`<th scope="col">${o}</th>`);return Q`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function Fe(t){const e=new Date(t).toISOString();return Q`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const ze="slipway_console",Kt=480*
6e4,es=1e3;class ts{#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=`Path=/console; HttpOnly; SameSite=Strict${n?"; Secure":""}`}find(e){const n=this.#n.get(
dt(e));return n&&n.expiresAt>this.#e.now()?n.principal:void 0}open(e){const[n]=this.#n.keys();n!==void 0&&this.#n.size>=es&&this.#n.delete(n);const s=(0,N.randomBytes)(
32).toString("base64url");return this.#n.set((0,N.hash)("sha256",s),{principal:e,expiresAt:this.#e.now()+Kt}),`${ze}=${s}; Max-Age=${Kt/1e3}; ${this.#t}`}close(e){
return this.#n.delete(dt(e)),`${ze}=; Max-Age=0; ${this.#t}`}}function dt(t){const n=(I(t,"cookie")??"").split(/; */).find(s=>s.startsWith(`${ze}=`))?.slice(ze.
length+1)??"";return(0,N.hash)("sha256",n)}function ut(t){const e=I(t,"origin");return e!==void 0&&URL.canParse(e)&&new URL(e).host===I(t,"host")}const ke="/con\
sole/orgs/{org}/projects/{project}/apps/{app}",ns=[["GET","/console",os],["GET","/console/orgs/{org}",Jt],["GET",ke,t=>lt(t,200,{})],["POST",`${ke}/tables`,is],
["POST",`${ke}/tables/{name}/delete`,as],["GET",`${ke}/deployments/{deployment}`,cs],["GET",`${ke}/deployments/{deployment}/log`,ds]];function Yt(t){const e=new ts(
t.clock,t.consoleUrl.startsWith("https:"));return async n=>{const s=D(n.target).replace(/(?<=.)\/$/,""),r=zn.get(s);if(r)return r;const o=e.find(n);try{if(n.method===
"POST"&&!ut(n))throw new g("forbidden","This form was not sent by the console's own page.");return s==="/console/sign-in"?await rs(n,t,e):s==="/console/sign-out"?
He("/console/sign-in",e.close(n)):o?await ss(s,n,t,o):He("/console/sign-in")}catch(i){if(!(i instanceof g))throw i;return it(V[i.code],o?.email,i.message)}}}async function ss(t,e,n,s){
const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of ns){const c=o===r?$e(i,t):void 0;if(c)return c[0]!==void 0&&Pn(n,s,c[0],r==="POST"),a({request:e,options:n,
principal:s,parts:c})}throw new g("not_found","There is no such page in the console.")}async function rs(t,e,n){if(t.method!=="POST")return zt(200,void 0);const s=await Qt(
t,"token");try{return He("/console",n.open(await e.verify(`Bearer ${s.trim()}`)))}catch(r){if(!(r instanceof g))throw r;return zt(V[r.code],r.message)}}function os({
options:t,principal:e}){const n=t.state.apps.organizations().filter(s=>t.roleOf(e.email,s)!==void 0);return Jn(e.email,n)}function Jt({options:t,principal:e,parts:[
n=""]}){return Qn(e.email,n,t.state.apps.list(n))}function lt(t,e,n){const{options:s,principal:r}=t,o=ve(t),{state:i,kvs:a}=s;return Vn(e,r.email,{app:o,url:o.liveRelease===
null?void 0:s.siteUrl(o.subdomain),deployments:i.deployments.list(o,L.lF.pageDefault,void 0),envNames:Object.keys(i.apps.env(o)),tables:L.jI.some(c=>c===o.type)?
a.listTables(o):void 0,mayChange:s.roleOf(r.email,o.org)==="deployer",...n})}async function is(t){const e=ve(t),n=await Qt(t.request,"name");try{return lt(t,201,
{created:t.options.kvs.createTable(e,n)})}catch(s){if(!(s instanceof g))throw s;return lt(t,V[s.code],{problem:s.message})}}async function as(t){const e=ve(t);return await t.
options.kvs.deleteTable(e,t.parts[3]??""),He(Ee(e))}async function cs(t){const{options:e,principal:n}=t,s=ve(t),r=Vt(t,s),o=await Be(Ut(e.dataDir,r.deployID),void 0,
r.finishedAt!==null),i=e.state.deployments.failure(s,r.deployID);return qn(n.email,{app:s,deployment:r,failure:i,log:o})}async function ds(t){const e=Vt(t,ve(t)),
n=Ut(t.options.dataDir,e.deployID),s={"content-type":"text/plain; charset=utf-8","cache-control":"no-store","x-content-type-options":"nosniff"},r=/[?&]from=(\d{1,12})(?:&|$)/.
exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:Kn(n)};const o=e.finishedAt!==null,{text:i,next:a,atEnd:c}=await Be(n,Number(r),o);return{
status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function Qt(t,e){try{const n=await t.body(
L.lF.bodyBytes);return new URLSearchParams(n.toString("utf8")).get(e)??""}catch(n){throw n instanceof F?new g("body_too_large","The form is too large."):n}}function ve({
options:t,parts:[e="",n="",s=""]}){return Un(t,e,n,s)}function Vt({options:t,parts:e},n){const s=t.state.deployments.find(n,e[3]??"");if(!s)throw new g("not_fou\
nd",`The app ${n.appID} has no such deployment.`);return s}function He(t,e){return{status:303,headers:{location:t,"cache-control":"no-store",...e?{"set-cookie":e}:
{}}}}var Ae=k(3823);function us(t){const e=ls(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(
h=>fs(h.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(h=>h.method===i);if(a)return{name:a.name,parameters:hs(a.parts,r)};if(o.length===0)throw new g("not_found",`No c\
all of the API has the path ${s.slice(0,300)}.`);const c=o.map(h=>h.method==="GET"?"GET, HEAD":h.method).join(", ");throw new g("method_not_allowed",`${n} is no\
t allowed here; allowed: ${c}.`,{allow:c})}}function ls(t){return Object.keys(t)}function fs(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!==
"":n===e[s])}function hs(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,ps(e[r]??"",o)]]});return Object.fromEntries(
n)}function ps(t,e){try{return decodeURIComponent(t)}catch{throw new g("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const ms=["GET","HEAD"],
ft=["POST","PUT","PATCH"];function Xt(t,e){const n=us(e.routes),s=async r=>{const o=D(r.target),{name:i,parameters:a}=n(r.method,o),{orgID:c="",projectID:h="",appID:y=""}=a,
E=await ys(t,r,c,h),{bytes:b,body:z}=ft.includes(r.method)?await ws(r,e.mayBeEmpty.includes(i)):gs;return e.calls[i]({name:i,key:{org:c,project:h,appID:y},parameters:a,
principal:E,body:z,bytes:b,query:new URLSearchParams(r.target.slice(o.length)),idempotencyKey:I(r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){
const i=o instanceof g?o:bs(o);if(!i)throw o;return R(i,r)}}}async function ys(t,e,n,s){const r=await t.verify(I(e,"authorization")),o=t.rateLimit(r.email);if(o>
0)throw new g("rate_limited",`Too many requests: wait ${o} s.`,{"retry-after":String(o)});if(!L.cS.test(n))throw ne(["orgID in the path is not an identifier"]);
if(!L.cS.test(s))throw ne(["projectID in the path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new g("forbidden",`${r.email} has no r\
ole in the organization ${n}.`);if(i==="viewer"&&!ms.includes(e.method))throw new g("forbidden",`${r.email} may only read in the organization ${n}.`);return r}const gs={
bytes:Buffer.alloc(0),body:void 0};async function ws(t,e){const n=I(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")
throw Zt(n);const s=await t.body(L.lF.bodyBytes).catch(r=>{throw r instanceof F?new g("body_too_large",`The body is larger than ${L.lF.bodyBytes} bytes.`):r});if(s.
length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw Zt("none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{
throw new g("invalid_request",`The body is ${s.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function Zt(t){return new g("unsupported_media_type",`The Conte\
nt-Type must be application/json; it is ${t.slice(0,100)}.`)}const Es=10;function bs(t){if(!((t instanceof Error&&"errcode"in t?Number(t.errcode)&255:-1)!==Es&&
!_e(t)))return new g("unavailable","The platform cannot write: its disk is full or failing. Nothing was changed.",{"retry-after":"30"})}const Ts=se(1,63,he(L.cS,
'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),qt={spaFallback:{rule:vt,nullable:!0},installCommand:{rule:se(0,4096),nullable:!0},
rootDirectory:{rule:Rt,nullable:!0},nodeVersion:{rule:se(1,3,he(/^\d+$/,'must be a major version, as "24"')),nullable:!0}};function Ss(t){const e={repository:{rule:Nt(
t.allowLocalGit)},branch:{rule:At},buildCommand:{rule:se(0,4096),nullable:!0},outputDirectory:{rule:Rt,nullable:!0},region:{rule:se(1,63,he(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
'must be lower-case letters and digits, as "eu-west-1"')),nullable:!0},...qt},n={name:{rule:Ts,required:!0},type:{rule:je(L.yN),required:!0},...e,repository:{...e.
repository,required:!0},branch:{...e.branch,required:!0}},s={name:"name cannot be changed: it is the ID of the app",type:"type cannot be changed",subdomain:"sub\
domain cannot be changed: it is generated"},r={env:{rule:Dt,required:!0}},o={branch:{rule:At,nullable:!0},commit:{rule:xt,nullable:!0}};return{createApp(i){const a=X(
i,n,{subdomain:"subdomain cannot be given: it is generated"}),c=L.yN.find(h=>h===a.type)??"web-landing";return{name:String(a.name),type:c,config:en(a,_s)}},updateApp:(i,a)=>en(
X(i,e,s),a),replaceEnv:i=>X(i,r).env,deploy(i){const a=X(i,o,{tag:"tag is not taken: web apps deploy without a release tag"});return{branch:xe(a.branch,null),commit:xe(
a.commit,null)?.toLowerCase()??null}}}}const _s={repository:"",branch:"",buildCommand:null,outputDirectory:null,region:null,settings:{}};function en(t,e){const n=r=>Object.
hasOwn(t,r)?xe(t[r],null):e[r],s={...e.settings};for(const r of Object.keys(qt))Object.hasOwn(t,r)&&(s[r]=t[r]);return{repository:xe(t.repository,e.repository),
branch:xe(t.branch,e.branch),buildCommand:n("buildCommand"),outputDirectory:n("outputDirectory"),region:n("region"),settings:Object.fromEntries(Object.entries(s).
filter(([,r])=>r!==null))}}function xe(t,e){return typeof t=="string"?t:e}const tn="production";function nn(t){return t.liveRelease===null?"created":"live"}function sn(t,e){
return t.liveRelease===null?null:e(t.subdomain)}function rn(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.
buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.subdomain,state:nn(t),url:sn(t,e),environments:[{environmentID:t.environmentID,name:tn}],
createdAt:be(t.createdAt),updatedAt:be(t.updatedAt)}}function $s(t,e){return{environmentID:t.environmentID,name:tn,url:sn(t,e),state:nn(t)}}function Os(t){const{
deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:be(o)}}function ks(t,e,n){const{deployID:s,status:r,
stage:o,branch:i,commit:a,createdAt:c,startedAt:h,finishedAt:y,supersededBy:E}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:be(c),startedAt:h===
null?null:be(h),finishedAt:y===null?null:be(y),url:r==="succeeded"?n(e.subdomain):null,...E===null?{}:{supersededBy:E}}}function on(t,e){const{stage:n,code:s,message:r,
exitCode:o,signal:i,log:a,diagnostics:c}=e,h=a.slice(-L.lF.failureLogLines).map(y=>y.slice(0,L.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,
signal:i,log:h,diagnostics:c}}function be(t){return new Date(t).toISOString()}function vs(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o,releases:i}=e,
a=({key:c})=>{const h=r.find(c);if(!h)throw new g("not_found",`There is no app ${c.appID} in ${c.org}/${c.project}.`);return h};return{createApp:c=>an(t,c,()=>{
const{name:h,type:y,config:E}=s.createApp(c.body),b=r.create({...c.key,appID:h},y,E);if(!b)throw new g("app_exists",`There is an app ${h} in this project alread\
y.`);return{status:201,record:rn(b,n)}}),updateApp(c){const h=a(c),y=r.update(h,s.updateApp(c.body,h));return i.forget(h.subdomain),_(200,rn(y,n))},replaceEnv(c){
const h=a(c),y=s.replaceEnv(c.body);return e.transaction(()=>r.replaceEnv(h,y)),_(200,{names:Object.keys(y).sort()})},listEnvironments:c=>_(200,{environments:[$s(
a(c),n)]}),deploy(c){const h=a(c);let y;const E=an(t,c,()=>{const{branch:b,commit:z}=s.deploy(c.body),j=o.create(h,b??h.branch,z);return y=j.deployID,{status:202,
record:Os(j)}});return y!==void 0&&t.enqueue(y),E},listDeployments(c){const h=a(c),y=ht(c.query.get("limit")),E=o.list(h,y+1,dn(c.query.get("cursor"))),b=E.slice(
0,y),z=E.length>y?b.at(-1):void 0;return _(200,{deployments:b.map(j=>ks(j,h,n)),nextCursor:z?cn(z.seq):null})},readFailure(c){const h=a(c),{deployID:y=""}=c.parameters,
E=o.failure(h,y);if(E)return _(200,on(y,E));const b=o.find(h,y);throw b?new g("not_found",`The deployment ${y} has not failed: it is ${b.status}.`):new g("not_f\
ound",`The app ${h.appID} has no deployment ${y}.`)}}}function an({state:t},e,n){const{idempotencyKey:s}=e;if(s!==void 0&&!/^[\x21-\x7e]{1,255}$/.test(s))throw ne(
["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return t.transaction(()=>{if(s===void 0){const{status:j,record:$}=n();return _(j,$)}const{name:r,
key:{org:o,project:i,appID:a},principal:c,bytes:h}=e,y=JSON.stringify([c.issuer,c.email,r,o,i,a]),E=t.idempotency.recall(y,s,h);if(E.kind==="other-body")throw ne(
["Idempotency-Key was used before with another body"]);if(E.kind==="answered")return _(E.status,JSON.parse(E.body),{"idempotent-replayed":"true"});const{status:b,
record:z}=n();return t.idempotency.remember(y,s,h,b,JSON.stringify(z)),_(b,z)})}function ht(t){if(t===null)return L.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(
t):0;if(e<1||e>L.lF.pageMost)throw ne([`limit must be 1 to ${L.lF.pageMost}`]);return e}function cn(t){return Buffer.from(`before:${t}`).toString("base64url")}function dn(t){
if(t===null)return;const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];if(e===void 0||cn(Number(e))!==t)throw ne(["cursor is not one \
that this list gave"]);return Number(e)}function pt(t,e){const n=vs({...e,bodies:Ss(e)});return Xt(t,{routes:Ae.bw,calls:n,mayBeEmpty:["deploy"]})}const As={to:{
rule:se(1,100),nullable:!0}},xs={name:{rule:se(1,100),required:!0}};function u(t,{state:e,kvs:n,kvsUrl:s,siteUrl:r}){const o=({key:i})=>{const a=e.apps.find(i);
if(!a)throw new g("not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return Xt(t,{routes:Ae.a6,mayBeEmpty:["rollback","runtime"],calls:{
listReleases(i){const a=o(i),c=e.releases.list(a).map(({deployID:h})=>({deployID:h,live:h===a.liveRelease}));return _(200,{releases:c})},rollback(i){const a=o(i),
{to:c}=X(i.body,As),h=e.releases.rollback(a,typeof c=="string"?c:void 0);if(!h){const y=typeof c=="string"?`no kept release ${c}`:"no kept release before the li\
ve one";throw new g("not_found",`The app ${a.appID} has ${y}.`)}return _(200,{deployID:h.deployID,previous:a.liveRelease,url:r(a.subdomain)})},listTables:i=>_(200,
{tables:n.listTables(i.key).map(d)}),createTable(i){const{name:a}=X(i.body,xs);return _(201,d(n.createTable(i.key,String(a))))},async deleteTable(i){const a=i.parameters.
table??"";return await n.deleteTable(i.key,a),_(200,{deleted:!0,name:a})},runtime:i=>_(200,{variables:n.runtimeVariables(i.key,s)})}})}function d(t){return{...t,
createdAt:new Date(t.createdAt).toISOString()}}function l(t){if(t===""){const n="Name a directory with --data, or leave the flag out for .slipway.";throw new v.
GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:n})}const e=(0,A.resolve)(t);try{(0,q.wZ)(e,448),((0,x.existsSync)((0,A.join)(
e,"platform.db"))||(0,x.readdirSync)(e).length===0)&&(0,x.chmodSync)(e,448),(0,x.writeFileSync)((0,A.join)(e,"platform.db"),"",{flag:"a",mode:384})}catch(n){throw new v.
GQ("invalid_input",`The data directory ${e} cannot be written (${(0,v.xU)(n)})`,{input:"data",remedy:"Name a directory that this user may create and write, with\
 --data.",cause:n})}return(0,x.existsSync)((0,A.join)(e,".gitignore"))||(0,x.writeFileSync)((0,A.join)(e,".gitignore"),`*
`,{mode:384}),e}function f(t,e){const n=(0,A.join)(t,"run.json");return(0,x.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,x.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,x.rmSync)(n,{force:!0})}}var p=k(1224);function w(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify(
{time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const m=()=>{};var T=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},O=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const P={write:(t,e)=>t.writeFile(e),
sync:t=>t.sync()},U={...P,sync:async()=>{}};function B(t){(0,x.mkdirSync)(t,{recursive:!0,mode:448})}async function ue(t,e=P){const n={stack:[],error:void 0,hasError:!1};
try{if(process.platform==="win32"||e===U)return;const s=T(n,await(0,W.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=O(n);s&&
await s}}function Te(t){const e=(0,x.openSync)(t,x.constants.O_RDONLY|x.constants.O_NOFOLLOW|x.constants.O_NONBLOCK),n=(0,x.fstatSync)(e);if(!n.isFile()){(0,x.closeSync)(
e);return}return{fd:e,size:n.size,[Symbol.dispose]:()=>(0,x.closeSync)(e)}}function un(t,e){let n=0;for(;n<e.length;){const s=(0,x.readSync)(t,e,n,e.length-n,null);
if(s===0)break;n+=s}return n}const Rs=/^[0-9a-f]{64}$/;function Re(t){return Rs.test(t)}function Ie(){return Object.create(null)}function ln({files:t}){const e=Object.
entries(t).sort(([n],[s])=>n<s?-1:1).map(([n,{hash:s,size:r}])=>`${JSON.stringify(n)}:{"hash":"${s}","size":${r}}`);return Buffer.from(`{"files":{${e.join(",")}\
}}`)}function fn(t){const e=JSON.parse(t);if(!mt(e))throw new TypeError("not a manifest");return e}function mt(t){if(!(0,K.G)(t)||!(0,K.G)(t.files))return!1;for(const e in t.
files){const n=t.files[e];if(!(0,K.G)(n)||typeof n.hash!="string"||typeof n.size!="number")return!1}return!0}class Is{name;folder;variants;#e;#t=Promise.resolve();constructor(e,n,s){
this.name=e,this.folder=n,this.variants=s}known(){return this.#e??=this.#n().catch(e=>{throw this.#e=void 0,e}),this.#e}exclusive(e){const n=this.#t.then(e);return this.#t=
n.catch(()=>{}),n}async#n(){const e=new Set;for(const n of await Se(this.folder)){const s=(0,A.join)(this.folder,n);await ue(s);for(const r of await(0,W.readdir)(
s))Re(r)&&e.add(r)}return e}}async function Se(t){try{return(await(0,W.readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if((0,v.xU)(e)==="ENOENT")return[];
throw e}}const Ge={files:1e5,fileBytes:512*1024*1024,totalBytes:4*1024*1024*1024},We=1024*1024,hn=8,Ns=32,yt=3600*1e3,Ds=4,pn=1e3;function Ke(t,e=hn){let n=performance.
now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}async function mn(t){
const{organization:e,log:n}=t,s=await Ye(t).catch(a=>{n("error","collection_skipped",{org:e.name,reason:String(a)})}),r={objects:0,bytes:0};if(!s)return r;await(0,W.
rm)((0,A.join)(e.folder,"tmp"),{recursive:!0,force:!0}),await e.variants.retain(s);const o=await e.known(),i=Ke();for(const a of await Se(e.folder))for(const c of await(0,W.
readdir)((0,A.join)(e.folder,a))){if(s.has(c))continue;const h=(0,A.join)(e.folder,a,c);o.delete(c),r.objects+=1,r.bytes+=(0,x.statSync)(h).size,(0,x.unlinkSync)(
h),await i()}return r}async function Ye({live:t,read:e}){const n=new Set;for(const s of t){n.add(s);const{files:r}=await e(s);for(const o in r){const i=r[o];i&&
n.add(i.hash)}}return n}class gt extends Error{name="BuildFailure";facts;constructor(e){super(e.message),this.facts=e}}function ce(t,e){return new gt({stage:"sy\
nc",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:[]})}function Ho(t,e){if(t instanceof gt)return t;if(e.aborted)return e.reason;if(_e(t))return ce(
"disk_full","The disk of the platform is full: the output could not be stored");const n=(0,v.xU)(t)??(t instanceof Error?t.message:String(t));return ce("sync_fa\
iled",`The output could not be stored (${n})`)}function*Go(t,e){const n=(0,x.realpathSync)(t);yield*Ls(n,{real:n,prefix:"",above:[]},e)}function*Ls(t,e,n){yield void 0;
for(const s of(0,x.readdirSync)(e.real,{withFileTypes:!0})){const r=e.prefix+s.name,o=`${e.real}/${s.name}`;if(!pr(s.name,e.prefix==="",()=>n(r)))if(Yo(s.name,r),
s.isFile())yield{path:r,real:o};else if(s.isDirectory())yield*Ls(t,hr(e,o,r),n);else if(s.isSymbolicLink())yield*Wo(t,e,r,o,n);else throw Ms(r)}}function hr(t,e,n){
return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*Wo(t,e,n,s,r){const{real:o,stats:i}=Ko(s,n);if(!(0,q.FK)(t,o))throw ce("output_unsafe",`The lin\
k "${n}" leads out of the output directory`);if(!(0,A.relative)(t,o).split(A.sep).some((c,h)=>pr(c,h===0,()=>r(n))))if(i.isFile())yield{path:n,real:o};else if(i.
isDirectory()){if(o===e.real||e.above.includes(o))throw ce("output_unsafe",`The link "${n}" leads back to a folder that it lies in`);yield*Ls(t,hr(e,o,n),r)}else
throw Ms(n)}function Ko(t,e){try{const n=(0,x.realpathSync)(t);return{real:n,stats:(0,x.statSync)(n)}}catch(n){const s=(0,v.xU)(n)==="ELOOP"?"leads in a circle":
"leads nowhere";throw ce("output_unsafe",`The link "${e}" ${s}`)}}function pr(t,e,n){return t===".git"||e&&t==="node_modules"?!0:/^\.env/i.test(t)?(n(),!0):!1}function Yo(t,e){
if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw ce("output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function Ms(t){return ce("output\
_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var Jo=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Qo=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});function mr(t,e){return(0,A.join)(t,e.slice(0,2),e)}class Vo{#e;#t;#n=new Set;#s=new Set;#r=new Set;#o;constructor(e,n){this.#e=e,this.#t=n,B((0,A.join)(e,
"tmp"))}get written(){return this.#n}put(e,n){if(this.#o)throw this.#o.error;this.#n.add(e);const s=Buffer.from(n),r=this.#i(e,o=>this.#t.write(o,s)).catch(o=>{
this.#o??={error:o}}).finally(()=>this.#r.delete(r));return this.#r.add(r),this.#r.size<Ns?void 0:Promise.race(this.#r)}async stream(e,n){await this.#i(e,s=>n(r=>this.#t.
write(s,r))),this.#n.add(e)}async#i(e,n){const s=(0,A.join)(this.#e,"tmp",(0,N.randomUUID)());try{await this.#a(s,n);const r=(0,A.join)(this.#e,e.slice(0,2));this.#s.
has(r)||B(r),this.#s.add(r),await(0,W.rename)(s,mr(this.#e,e))}catch(r){throw await(0,W.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};
try{const r=Jo(s,await(0,W.open)(e,"wx",384),!0);await n(r),await this.#t.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=Qo(s);r&&await r}}async finish(){
if(await this.settle(),this.#o)throw this.#o.error;await Promise.all([...this.#s,this.#e].map(e=>ue(e,this.#t))),this.#s.clear()}async settle(){await Promise.all(
this.#r)}}var Xo=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Zo=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.
push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else
r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function qo(t){const e=new Vo(t.folder,
t.disk);try{return await new ei(t,e).run()}finally{await e.settle()}}class ei{#e;#t;#n={files:Ie()};#s={files:0,folders:0};#r=Buffer.allocUnsafe(We+1);#o=0;#i=0;constructor(e,n){
this.#e=e,this.#t=n}async run(){const{directory:e,signal:n,known:s}=this.#e,r=Ke(n);for(const c of Go(e,()=>this.#i++)){if(this.#f(c?"files":"folders"),c){const y=this.#d(
c);this.#n.files[c.path]=y instanceof Promise?await y:y}const h=r();h&&await h}if(this.#s.files===0)throw ce("output_empty","The output directory holds no file \
to publish");await this.#t.finish();const o=this.#t.written.size,i=await this.#a();for(const c of this.#t.written)s.add(c);const a=this.#s.files-o;return{manifest:this.#n,
manifestHash:i,written:o,reused:a,bytes:this.#o,withheld:this.#i}}async#a(){const e=ln(this.#n),n=(0,N.hash)("sha256",e);return this.#u(n)||await this.#t.put(n,
e),await this.#t.finish(),n}#d(e){const n={stack:[],error:void 0,hasError:!1};try{const s=ti(e);if(s.size>We)return this.#c(e.path,s).finally(()=>s[Symbol.dispose]());
const r=Xo(n,s,!1),o=un(s.fd,this.#r);if(o>We)throw ce("sync_failed",`"${e.path}" was written to while it was stored`);this.#p(e.path,o);const i=this.#r.subarray(
0,o),a=(0,N.hash)("sha256",i),c=this.#u(a)?void 0:this.#t.put(a,i);return c?c.then(()=>({hash:a,size:o})):{hash:a,size:o}}catch(s){n.error=s,n.hasError=!0}finally{
Zo(n)}}async#c(e,{fd:n,size:s}){this.#l(e,s);const r=await this.#h(e,n,async()=>{});return this.#p(e,r.size),this.#u(r.hash)||await this.#t.stream(r.hash,async o=>{
if((await this.#h(e,n,o)).hash!==r.hash)throw ce("sync_failed",`"${e}" was written to while it was stored`)}),r}async#h(e,n,s){const r=(0,N.createHash)("sha256");
let o=0;const{signal:i}=this.#e,a=(0,x.createReadStream)("",{fd:n,start:0,autoClose:!1,highWaterMark:We,signal:i});for await(const c of a)o+=c.length,this.#l(e,
o),r.update(c),await s(c);return{hash:r.digest("hex"),size:o}}#u(e){return this.#e.known.has(e)||this.#t.written.has(e)}#f(e){const n=this.#e.limits.files;if(this.#s[e]>=
n)throw ce("output_too_large",`The output holds more than ${n} ${e}`);this.#s[e]+=1}#p(e,n){this.#o+=n,this.#l(e,n);const s=this.#e.limits.totalBytes;if(this.#o>
s)throw ce("output_too_large",`The output is larger than ${s} bytes`)}#l(e,n){const s=this.#e.limits.fileBytes;if(n>s)throw ce("output_too_large",`"${e}" is lar\
ger than ${s} bytes`)}}function ti(t){try{const e=Te(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,v.xU)(e)??""))throw e}throw Ms(t.path)}const ni=1e4;
class si{#e;#t=new Map;constructor(e=ri){this.#e=e}async digest(e,n){const{ino:s,size:r,mtimeMs:o,ctimeMs:i}=await n.stat(),a=`${s} ${r} ${o} ${i}`,c=this.#t.get(
e);if(c?.look===a)return c.digest;const h={look:a,digest:this.#e(n)};return this.#t.size>=ni&&this.#t.clear(),this.#t.set(e,h),h.digest.catch(()=>this.#t.get(e)===
h&&this.#t.delete(e)),h.digest}}async function ri(t){const e=(0,N.createHash)("sha256"),n=(0,x.createReadStream)("",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*
1024});for await(const s of n)e.update(s);return e.digest("hex")}var Cs=k(7975),wt=k(8522);const yr=["br","zstd","gzip"],oi=512,ii=16*1024*1024,{BROTLI_PARAM_QUALITY:ai,
ZSTD_c_compressionLevel:ci}=wt.constants,di=(0,Cs.promisify)(wt.brotliCompress),ui=(0,Cs.promisify)(wt.gzip),gr=typeof wt.zstdCompress=="function"?(0,Cs.promisify)(
wt.zstdCompress):void 0,wr={br:t=>di(t,{params:{[ai]:9}}),zstd:gr&&(t=>gr(t,{params:{[ci]:15}})),gzip:t=>ui(t,{level:9})};class li{#e;#t;#n;#s=new Map;#r;constructor(e,n,s){
this.#e=(0,A.join)(e,"variants"),this.#t=n,this.#n=s,this.#r=this.#a().catch(r=>s("warn","variants_unreadable",{reason:String(r)}))}find(e,n){const s=this.#s.get(
`${e}.${n}`);return s&&s.size>0?s:void 0}async read(e,n){const s=this.find(e,n);if(!s)return;const r=await(0,W.readFile)(this.#i(e,n,s)).catch(()=>{});if(r&&(0,N.
hash)("sha256",r)===s.hash)return r;this.#s.delete(`${e}.${n}`),this.#n("warn","variant_damaged",{hash:e,encoding:n})}async make(e){if(await this.#r,e.size<oi||
e.size>ii)return;const n=yr.filter(s=>wr[s]&&!this.#s.has(`${e.hash}.${s}`));if(n.length!==0)try{const s=await this.#t(e.hash);for(const r of n)await this.#o(e.
hash,r,s)}catch(s){this.#n("warn","variant_failed",{hash:e.hash,reason:String(s)})}}async#o(e,n,s){const r=await wr[n]?.(s)??s,o=r.length<s.length?r:Buffer.alloc(
0),i={hash:(0,N.hash)("sha256",o),size:o.length},a=this.#i(e,n,i),c=(0,A.join)(this.#e,e.slice(0,2)),h=(0,A.join)(c,`${(0,N.randomUUID)()}.tmp`);B(c),await(0,W.
writeFile)(h,o,{mode:384}),await(0,W.rename)(h,a),this.#s.set(`${e}.${n}`,i)}async retain(e){await this.#r;for await(const{shard:n,name:s,hash:r,encoding:o}of this.#d())
e.has(r)||(this.#s.delete(`${r}.${o}`),await(0,W.rm)((0,A.join)(this.#e,n,s),{force:!0}))}#i(e,n,s){return(0,A.join)(this.#e,e.slice(0,2),`${e}.${n}.${s.hash}.${s.
size}`)}async#a(){for await(const{hash:e,encoding:n,own:s,size:r}of this.#d())Re(e)&&Re(s)&&this.#s.set(`${e}.${n}`,{hash:s,size:Number(r)})}async*#d(){for(const e of await Se(
this.#e))for(const n of await(0,W.readdir)((0,A.join)(this.#e,e))){const[s="",r="",o="",i=""]=n.split(".");yield{shard:e,name:n,hash:s,encoding:r,own:o,size:i}}}}
class Et extends Error{name="DamagedObject"}function fi(t){return B(t.dir),new hi(t)}class hi{#e;#t;#n;#s;#r;#o;#i=new Map;#a=new Set;#d=new si;#c=new Map;#h=Promise.
resolve();#u=new AbortController;constructor({dir:e,clock:n,log:s,limits:r,disk:o,lasting:i=!0}){this.#e=e,this.#t=n??p.m,this.#n=s??m,this.#s=r??Ge,this.#r=o??
(i?P:U),this.#o=i}async ingest(e,n,s){const{limits:r,disk:o}={limits:this.#s,disk:this.#r},i=this.#m(e);try{return await i.exclusive(async()=>{s.throwIfAborted();
const a=await i.known(),c=await qo({folder:i.folder,directory:n,known:a,limits:r,disk:o,signal:s});return await this.#f(e,c),c.withheld>0&&this.#n("warn","secre\
ts_withheld",{org:e,files:c.withheld}),c})}catch(a){throw Ho(a,s)}}async manifest(e,n){const s=this.#c.get(`${e}/${n}`);return s||{manifest:fn((await this.read(
e,n)).toString()),storedAt:await this.#p(e,n)}}async#f(e,{manifest:n,manifestHash:s}){this.#a.add({org:e,manifestHash:s,storedAt:this.#t.now()}),this.#c.set(`${e}\
/${s}`,{manifest:n,storedAt:await this.#p(e,s)});const[r=""]=this.#c.keys();this.#c.size>Ds&&this.#c.delete(r)}async#p(e,n){return(await(0,W.stat)(this.#w(e,n))).
mtimeMs}async read(e,n){const s=await(0,W.readFile)(this.#w(e,n)).catch(r=>this.#y(e,n,r));if((0,N.hash)("sha256",s)!==n)throw await this.#g(e,n);return s}async stream(e,n,s){
const r=this.#w(e,n),o=await(0,W.open)(r).catch(i=>this.#y(e,n,i));try{if(await this.#d.digest(r,o)!==n)throw await this.#g(e,n);return o.createReadStream({start:0,
...s,highWaterMark:256*1024})}catch(i){throw await o.close(),i}}variant(e,n,s){return this.#m(e).variants.find(n,s)}readVariant(e,n,s){return this.#m(e).variants.
read(n,s)}compress(e,n,s){if(!this.#o)return;const{variants:r}=this.#m(e);this.#h=this.#h.then(()=>this.#t.sleep(pn,this.#u.signal)).then(()=>this.#l(r,n,s)).catch(
o=>{this.#u.signal.aborted||this.#n("warn","compressing_failed",{org:e,reason:String(o)})})}async#l(e,{files:n},s){const r=Ke(this.#u.signal,1);for(const o in n){
const i=s(o)?n[o]:void 0;i&&await e.make(i),this.#u.signal.throwIfAborted(),await r()}}idle(){return this.#h}async[Symbol.asyncDispose](){this.#u.abort(),await this.#h}async collect(e){
const n=[...e],s=this.#t.now()-yt;for(const o of this.#a)o.storedAt<s&&this.#a.delete(o);const r={objects:0,bytes:0};for(const o of await(0,W.readdir)(this.#e)){
const i=this.#m(o),a=async y=>fn((await this.read(o,y)).toString()),{objects:c,bytes:h}=await i.exclusive(()=>{const y=[...n,...this.#a].filter(E=>E.org===o);return mn(
{organization:i,live:y.map(E=>E.manifestHash),read:a,log:this.#n})});r.objects+=c,r.bytes+=h}return r}#m(e){let n=this.#i.get(e);if(!n){const s=(0,q.LI)(this.#e,
e);n=new Is(e,s,new li(s,r=>this.read(e,r),this.#n)),this.#i.set(e,n)}return n}#w(e,n){if(!Re(n))throw new Et(`"${n}" is not the name of an object`);return mr(this.#m(
e).folder,n)}async#y(e,n,s){throw(0,v.xU)(s)!=="ENOENT"?s:((await this.#m(e).known()).delete(n),this.#n("error","object_missing",{org:e,hash:n}),new Et(`The obj\
ect ${n} is gone`))}async#g(e,n){(await this.#m(e).known()).delete(n),this.#n("error","object_damaged",{org:e,hash:n});const s=this.#w(e,n);return await(0,W.rename)(
s,`${s}.damaged`).catch(r=>{if((0,v.xU)(r)!=="ENOENT")throw r}),new Et(`The object ${n} is damaged`)}}class Er{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=
e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);return o||(o=s().then(i=>(this.#r(e,i,n(i)),i)).finally(()=>this.#n.delete(e)),this.#n.set(e,o)),o}delete(e){this.#s-=this.#t.get(
e)?.weight??0,this.#t.delete(e)}#r(e,n,s){s>this.#e||(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}#o(e){for(const[n,s]of this.#t){if(this.#s<=
this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const pi=1024;class mi{#e;#t=new Map;constructor(e){this.#e=`.${e.
toLowerCase()}`}subdomain(e){const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;const s=this.#n(e);return this.#t.size>=pi&&this.#t.clear(),this.#t.set(
e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(this.#e)?n.slice(0,-this.#e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(s)?s:void 0}}var yi=k(6059);const gi=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico",
"image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","a\
udio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),wi=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Ei=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function br(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=gi.get(n)??(0,yi.$)(n),r=typeof s=="string"?s:"application/octet-stream";return wi.test(r)&&
!r.includes("charset")?`${r}; charset=utf-8`:r}function Tr(t){return Ei.test(t)}const bi=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
Ti=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Sr(t){const e=_r(
t);return e===void 0||e.endsWith(".html")?!1:bi.test(t)||Ti.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Si=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function js(t){const e=_r(t);return Sr(t)||e!==void 0&&Si.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function _r(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}class _i{#e;#t=new WeakMap;constructor(e){this.#e=e}of(e,n){let s=this.#t.get(e);return s||(s=this.#n(e,n),s.catch(()=>this.#t.delete(e)),this.#t.
set(e,s)),s}async#n({org:e,kept:n},s){const r=new Map,o=Ke();for(const i of n)for(const a in await this.#s(e,i)){!s.has(a)&&!r.has(a)&&js(a)&&r.set(a,i);const c=o();
c&&await c}return r}async#s(e,{manifestHash:n}){try{return(await this.#e.manifest(e,n)).manifest.files}catch(s){if(s instanceof Et)return{};throw s}}}const $i="\
:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1\
.25}code{font-size:.95em}";function bt({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${$i}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(s.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const Oi=bt({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),ki=bt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),vi=bt({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),Ai=bt({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),xi=bt({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploying the site again\
 stores it anew."});function $r(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Ii(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}function Ps(t){return`/${t.split("/").map(Ri).join("/")}`}function Ri(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Ii(t){try{return decodeURIComponent(t)}catch{return}}function Us(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Or=Object.create(null),Ni=/\/:[A-Za-z]\w*[^\w/]/,Di=/[.+?^${}()|[\]\\]/g;
function kr(t){const e=$r(t);if(e===void 0||e.split("*").length>2)return;const n=Bs(`/${e}`);if(Ni.test(n))return;if(!/\/:[A-Za-z]|\*/.test(n))return i=>Bs(i)===
n?Or:void 0;const s=new Set,r=n.replace(Di,"\\$&").replace(/\/:([A-Za-z]\w*)(?=\/|$)/g,(i,a)=>(s.add(a),`/(?<${a}>[^/]+)`)).replace(/\/\*$|\*/,i=>i==="*"?"(?<sp\
lat>.*)":"(?:/(?<splat>.*))?"),o=Li(`^${r}$`);return o&&(i=>o.exec(r.endsWith("?")?i:Bs(i))?.groups)}const vr="it must begin with a path, with one * at most and\
 placeholders (/:name) for whole parts, each once";function Ar(t,e){return e===Or?t.replaceAll(":splat",""):t.replace(/:([A-Za-z]\w*)/g,(n,s)=>{const r=e[s];return r===
void 0?s==="splat"?"":n:Ps(r).slice(1)})}function Bs(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}function Li(t){try{return new RegExp(t,"s")}catch{return}}
const Mi=500,Ci=2e3,ji=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Pi=/^[\t\x20-\x7e\x80-\xff]*$/,Ui=new Set(["accept-ranges","connection","content-encoding","content-lengt\
h","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-\
release"]);function Bi(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith(
"#")||(i.length>Ci?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=Fi(i,e.length,a),s&&e.push(s)):s?zi(s,i,a):a("it stands below no path"))}return{
rules:e,ignored:n}}function Fi(t,e,n){const s=kr(t);if(e>=Mi)n("too many rules");else if(!s)n(vr);else return{matches:s,set:[],unset:[]}}function zi(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!ji.test(o)||
!Pi.test(i))return n('it is not "Name: value"');if(o==="basic-auth")return n('"basic-auth" is not supported: everybody may read this path');if(o==="set-cookie"&&
t.set.some(([a])=>a===o))return n("a path can set one cookie");if(Ui.has(o))return n(`"${o}" is the edge's own`);t.set.push([o,i])}const Hi={};function Gi(t,e){
let n;for(const s of t){const r=s.matches(e);if(r){n??=new Map;for(const o of s.unset)n.delete(o);for(const[o,i]of s.set){const a=Ar(i,r),c=n.get(o);n.set(o,c===
void 0||o==="set-cookie"?a:`${c}, ${a}`)}}}return n?Object.fromEntries(n):Hi}const Wi=2e3,Ki=2e3,Yi=/^[^/:]+=/,Fs={200:"rewrite",404:"rewrite",301:"go",302:"go",
303:"go",307:"go",308:"go"};function Ji(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=r.replace(/(?:^|\s)#.*$/,"").trim();if(o===
"")continue;const i=e.length<Wi?Qi(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Qi(t){if(t.length>
Ki)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it names no target";if(r.length>0||s.includes("=")||Yi.test(n))return"\
conditions and query parameters are not supported";const o=Vi(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is no status of a redirect`:"its status is no numbe\
r";const i=kr(e);return i?!/^\/(?!\/)/.test(n)&&(Fs[o]==="rewrite"||!/^(?:https?:)?\/\//i.test(n))?Fs[o]==="rewrite"?"rewrites to other origins are refused":"th\
e target is no path and no URL":{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:vr}function Vi(t){const e=Number(/^(\d{3})!?$/.
exec(t)?.[1]);return Xi(e)?e:void 0}function Xi(t){return t in Fs}function*Zi(t,e,n){for(const{from:s,to:r,status:o,force:i}of t){if(!i&&n==="file")continue;const a=s(
e);if(!a)continue;if(!i&&n==="earlier")return;const c=qi(r,a);o===200||o===404?yield{kind:"rewrite",status:o,path:ea(c)}:c!==Ps(e.slice(1))&&(yield{kind:"go",status:o,
location:c})}}function qi(t,e){const n=Ar(t,e);return t.startsWith("//")?n:n.replace(/^\/{2,}/,"/")}function ea(t){const e=t.replace(/[?#].*$/,"").slice(1);try{
return decodeURIComponent(e)}catch{return e}}const ta="public, max-age=0, must-revalidate",na="public, max-age=31536000, immutable";function sa(t,e,n,s,r){const o=br(
e),i=Tr(o),a=`"${n.hash.slice(0,32)}"`,c={"cache-control":Sr(e)?na:ta,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"l\
ast-modified":t.lastModified},...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},h={"content-type":o,...c,"content-length":String(n.size)};return s===
200&&(h["accept-ranges"]="bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:h,notModified:c,variants:i?new Map:
void 0}}function ra(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{
...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const xr="_redirects",Rr="_headers",Ir=512*
1024;function oa(t){return t===xr||t===Rr}async function ia(t,e,{files:n}){const s=[],r=async(a,c)=>{const h=Object.hasOwn(n,a)?n[a]:void 0;if(!h)return[];if(h.
size>Ir)return s.push({file:a,reason:`it has more than ${Ir} bytes`}),[];const y=c((await t.read(e,h.hash)).toString());for(const E of y.ignored)s.push({file:a,
...E});return y.rules},[o,i]=[await r(xr,Ji),await r(Rr,Bi)];return{rules:{redirects:o,headers:i},ignored:s}}const aa=4096,ca=20;class da{org;deployID;manifestHash;lastModified;size;#e;#t;#n;#s;#r=new Map;constructor(e,n,s){
this.org=e.org,this.deployID=e.deployID,this.manifestHash=e.manifestHash,this.lastModified=e.lastModified,this.#e=n.files,this.size=Object.keys(n.files).length,
this.#t=s.redirects,this.#n=s.redirects.some(({force:r})=>r),this.#s=s.headers}remembered(e){return this.#r.get(e)}direct(e,n){const s=this.#o(e),r=this.#n?this.#i(
e,s?"file":"earlier"):void 0;return s&&this.#d(n,r??s),r??s}indirect(e){return this.#i(e,"nothing")}file(e,n=200,s=e){const r=this.has(e)?this.#e[e]:void 0;if(r)
return{kind:"file",file:sa(this,e,r,n,Gi(this.#s,`/${s}`))}}has=e=>Object.hasOwn(this.#e,e)&&!oa(e);#o(e){const n=Us(e,this.has);if(n)return n.kind==="file"?this.
file(n.path,200,e):{kind:"redirect",status:308,location:Ps(n.to)}}#i(e,n){for(const s of Zi(this.#t,`/${e}`,n)){if(s.kind==="go")return{kind:"redirect",status:s.
status,location:s.location};const r=Us(s.path,this.has),o=r?.kind==="redirect"?this.#a(r.to):r?.path,i=o===void 0?void 0:this.file(o,s.status,e);if(i)return i}}#a(e){
const n=Us(e,this.has);return n?.kind==="file"?n.path:void 0}#d(e,n){this.#r.size>=aa&&this.#r.clear(),this.#r.set(e,n)}}async function ua(t,e,n,s){const{manifest:r,
storedAt:o}=await t.manifest(e,n.manifestHash),{rules:i,ignored:a}=await ia(t,e,r);for(const h of a.slice(0,ca))s("warn","rule_ignored",{deployID:n.deployID,...h});
t.compress(e,r,h=>Tr(br(h)));const c=new Date(o).toUTCString();return new da({...n,org:e,lastModified:c},r,i)}function la(t,e){return t===e||t==="*"?!0:t.includes(
e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function fa(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());
if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))
return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const yn=new Map;function ha(t){let e=yn.get(t);return e||(e=pa(t),yn.size>=256&&yn.clear(),
t.length<=256&&yn.set(t,e)),e}function pa(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(y=>y.trim()),c=a.find(
y=>/^q\s*=/.test(y)),h=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,h>=0&&h<=1?h:0)}const n=e.get("*")??0,s=e.get("identit\
y")??0,r=o=>e.get(o)??n;return yr.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const ma=4*1024*1024;class ya{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=new Er(
n),this.#n=Math.min(ma,n)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?this.#s(e,n,n.variants):n;if(r.status===200){if(wa(e,r))
return{status:304,headers:r.notModified};const i=s?void 0:this.#i(e,r);if(i)return i}if(e.method==="HEAD")return{status:r.status,headers:r.headers};const o=this.#t.
get(r.key);return o?{status:r.status,headers:r.headers,body:o}:r.encoding?this.#r(n,r,r.encoding):this.#o(r)}#s(e,n,s){const r=I(e,"accept-encoding");if(r===void 0)
return n;for(const o of ha(r)){const i=s.get(o);if(i)return i;const a=this.#e.variant(n.org,n.file.hash,o);if(!a)continue;const c=ra(n,o,a.size);return s.set(o,
c),c}return n}async#r(e,n,s){try{const r=await this.#t.load(n.key,o=>o.length,async()=>await this.#e.readVariant(e.org,e.file.hash,s)??ga());return{status:n.status,
headers:n.headers,body:r}}catch(r){if(!(r instanceof Nr))throw r;return e.variants?.delete(s),this.#o(e)}}async#o(e){const n=e.size>this.#n?await this.#c(e):await this.#d(
e);return{status:e.status,headers:e.headers,body:n}}#i(e,n){const s=I(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=fa(
I(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{
status:416,headers:{...n.notModified,...o}}}return this.#a(n,r)}}async#a(e,n){const{start:s,end:r}=n,o=e.size>this.#n?await this.#c(e,n):(await this.#d(e)).subarray(
s,r+1);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#d(e){return this.#t.load(e.key,
n=>n.length,()=>this.#e.read(e.org,e.file.hash))}#c(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Nr extends Error{}function ga(){throw new Nr}function wa(t,e){
const n=I(t,"if-none-match");if(n!==void 0)return la(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const Ea=5e5,
Dr="GET, HEAD, OPTIONS";function ba(t){const e=new Ta(t);return n=>e.handle(n)}class Ta{#e;#t;#n;#s;#r;#o;#i=new Er(Ea);constructor({sites:e,objects:n,cacheBytes:s,
log:r,domain:o}){this.#e=e,this.#t=n,this.#n=r,this.#s=new mi(o??"localhost"),this.#r=new ya(n,s),this.#o=new _i(n)}handle(e){const n=this.#s.subdomain(I(e,"hos\
t")??""),s=n===void 0?void 0:this.#e.site(n);if(s===void 0)return Tt(e,Oi);const{method:r}=e;if(r!=="GET"&&r!=="HEAD")return Sa(r);if(s.release===null)return Tt(
e,ki);try{const o=this.#d(s.release),i=o?this.#h(e,s,o):this.#a(e,s,s.release);return i instanceof Promise?i.catch(a=>this.#l(e,a)):i}catch(o){return this.#l(e,
o)}}async#a(e,n,s){return this.#h(e,n,await this.#c(n.org,s))}#d(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#c(e,n){return this.#d(
n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.size+100,()=>ua(this.#t,e,n,this.#n))}#h(e,n,s){const r=D(e.target),o=s.remembered(r);if(o)return this.#p(
e,o,s);const i=$r(r);if(i===void 0)return Tt(e,Ai);const a=s.direct(i,r);return a?this.#p(e,a,s):js(i)&&n.kept.length>0?this.#u(e,n,s,i):this.#f(e,n,s,i)}async#u(e,n,s,r){
const o=(await this.#o.of(n,s).catch(()=>{}))?.get(r),i=o&&(this.#d(o)??await this.#c(n.org,o).catch(()=>{})),a=i?.file(r);return i&&a?this.#p(e,a,i):this.#f(e,
n,s,r)}#f(e,n,s,r){const o=s.indirect(r)??(n.settings.spaFallback&&!js(r)?s.file("index.html",200,r):void 0)??s.file("404.html",404,r);return o?this.#p(e,o,s):Tt(
e,vi,s)}#p(e,n,s){return n.kind==="file"?this.#r.send(e,n.file):_a(e,n,s)}#l(e,n){if(!(n instanceof Et))throw n;return this.#n("error","edge_damaged",{requestID:e.
requestID,reason:n.message}),Tt(e,xi)}}function Sa(t){return t==="OPTIONS"?{status:204,headers:{allow:Dr}}:{status:405,headers:{allow:Dr,"content-length":"0","c\
ache-control":"no-store"}}}function _a(t,{status:e,location:n},s){const r=t.target.slice(D(t.target).length).replace(/[^\x21-\x7e]/g,encodeURIComponent),[,o="",
i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+i,"content-length":"0","cache-control":"public, max-age=0, must-revali\
date","x-slipway-release":s.deployID}}}function Tt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}function $a(t){const e=t.database.prepare("SELECT count(*) AS tables FROM sqlite_schema");return()=>{try{return e.get(),_(200,{status:"\
ok",pid:process.pid})}catch{return _(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}}}const Lr=["viewer","deployer"],Mr={localIssuer:!0,
issuers:[],roleOf:()=>"deployer"};function Oa(t){const e=(0,A.join)(t,"platform.json");if(!(0,x.existsSync)(e))return Mr;try{return ka(JSON.parse((0,x.readFileSync)(
e,"utf8")))}catch(n){throw new v.GQ("invalid_file",`${e}: ${n instanceof Error?n.message:String(n)}`,{place:{file:e},remedy:"Mend the file (docs/self-hosting.md\
 shows one), or remove it to trust only the local issuer.",cause:n})}}function ka(t){const e=St(t,"the file",["$schema","localIssuer","issuers","organizations"]),
{localIssuer:n=!0,issuers:s=[]}=e;if(typeof n!="boolean")throw new Error("localIssuer must be true or false");if(!Array.isArray(s))throw new Error("issuers must\
 be a list");const r=va(e.organizations),o=s.map((a,c)=>Aa(a,`issuers[${c}]`)),i=o.find((a,c)=>o.findIndex(h=>h.issuer===a.issuer)!==c);if(i)throw new Error(`is\
suers names ${i.issuer} twice`);return{localIssuer:n,issuers:o,roleOf(a,c){const h=a.slice(a.lastIndexOf("@")),E=[r.get(c),r.get("*")].flatMap(b=>[b?.get(a),b?.
get(h)]);return E.includes("deployer")?"deployer":E.find(b=>b!==void 0)}}}function va(t){const e=St(t,"organizations");return new Map(Object.entries(e).map(([n,
s])=>{const r=`organizations.${n}`;if(n!=="*"&&!L.cS.test(n))throw new Error(`${r}: "${n}" is not an organization's identifier`);const o=St(s,r,Lr),i=Lr.flatMap(
a=>zs(o[a]??[],`${r}.${a}`).map(c=>{if(!/^[^@\s]*@[^@\s]+$/.test(c))throw new Error(`${r}.${a}: "${c}" is neither an email nor "@domain"`);return[c.toLowerCase(),
a]}));return[n,new Map(i)]}))}function Aa(t,e){const{issuer:n,audience:s,email:r="{email}",require:o={}}=St(t,e,["issuer","audience","email","require"]);if(typeof n!=
"string"||!xa(n))throw new Error(`${e}.issuer must be an https:// URL without query (http:// for loopback alone)`);if(typeof r!="string"||!/\{[^{}]+\}/.test(r))
throw new Error(`${e}.email must be a template of claims, as "{email}" or "{repository}@github.actions"`);const i=Object.entries(St(o,`${e}.require`));return{issuer:n,
audiences:s===void 0?void 0:zs(s,`${e}.audience`),email:r,require:Object.fromEntries(i.map(([a,c])=>[a,zs(c,`${e}.require.${a}`)]))}}function xa(t){if(!URL.canParse(
t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&Ra(e.hostname)}function Ra(t){
return t==="localhost"||t==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function St(t,e,n){if(!(0,K.G)(t))throw new Error(`${e} must be an object`);const s=n&&Object.
keys(t).find(r=>!n.includes(r));if(s!==void 0)throw new Error(`${e} has no member "${s}"; it knows ${n?.join(", ")}`);return t}function zs(t,e){return(Array.isArray(
t)?t:[t]).map(s=>{if(typeof s!="string"||s==="")throw new Error(`${e} must be a string, or a list of strings`);return s})}var Hs=k(99);function Ia(t){const e=(0,A.
join)(t,"platform.pid"),n=(0,A.join)(t,"platform.lock");(0,x.writeFileSync)(n,"",{flag:"a",mode:384});const s=new Hs.DatabaseSync(n);try{s.exec("PRAGMA busy_tim\
eout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),Na(r)?new v.GQ("platform_locked",`Another platform uses ${t}${La(e)}`,{input:"\
data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,x.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,x.rmSync)(e,{force:!0}),s.close())}}}function Na(t){return t instanceof Error&&"errcode"in t&&t.errcode===Da}const Da=5;
function La(t){try{return` (process ${(0,x.readFileSync)(t,"utf8").trim()})`}catch{return""}}function Ma(t){const e=new Map,n=()=>[...e].flatMap(([r,o])=>o.map(
(i,a)=>[{room:r,status:`${a}xx`},i]).filter(([,i])=>i>0)),s=()=>{const r=t.totals(),o=(a,c)=>a.reduce((h,y)=>h+y[c],0),i=r.filter(a=>a.status==="queued");return[
Ne("slipway_requests_total","counter","Requests answered.",n()),Ne("slipway_deployments","gauge","Deployments by status.",r.map(a=>[{status:a.status},a.count])),
Ne("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},o(i,"count")]]),Ne("slipway_deployment_seconds_sum","counter","Seconds from start t\
o end of deployments.",[[{},o(r,"seconds")]]),Ne("slipway_deployment_seconds_count","counter","Deployments that ran to an end.",[[{},o(r,"ran")]]),Ne("process_r\
esident_memory_bytes","gauge","Resident memory.",[[{},process.memoryUsage.rss()]]),Ne("process_uptime_seconds","gauge","Seconds since the process began.",[[{},process.
uptime()]])].join("")};return{count(r,o){let i=e.get(r);i||(i=[0,0,0,0,0,0],e.set(r,i));const a=Math.floor(o/100);i[a]=(i[a]??0)+1},handler:()=>({status:200,headers:{
"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:s()})}}function Ne(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(
o).map(([c,h])=>`${c}="${h}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}const Cr={timeoutMs:20*6e4,fileBytes:1024**3,logBytes:4*1024**2,processBytes:4*1024**3,processes:2048},jr={environmentPerMinute:12e3,tablePerMinute:6e3},
gn=6e4;class Pr{quota;#e=-1;#t=0;constructor(e){this.quota=e}isFull(e){return this.#e===Math.floor(e/gn)&&this.#t>=this.quota}count(e){const n=Math.floor(e/gn);
n!==this.#e&&(this.#e=n,this.#t=0),this.#t+=1}}function Ca(t,e,n){return t.isFull(n)||e.isFull(n)?!1:(t.count(n),e.count(n),!0)}function ja(t){return Math.ceil(
(gn-t%gn)/1e3)}const Ur="abcdefghijklmnopqrstuvwxyz234567",Pa=63,Br=6,Ua=()=>(0,N.randomInt)(2**32)/2**32;function Gs(t,e){let n="";for(;n.length<t;)n+=Ur[Math.
floor(e()*Ur.length)]??"";return n}function Ba(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Pa-Br-1).replace(/-+$/,"");return e===
""?"app":e}function Fr(t,e){return`${Ba(t)}-${Gs(Br,e)}`}function Fa(t){return{publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,host:"12\
7.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:"https://github.com/{repository}.git",clock:p.m,random:Ua,log:m,fetch,workers:2,isolation:"auto",
keepReleases:10,lasting:!0,edgeCacheBytes:64*1024*1024,...t,buildLimits:{...Cr,...t.buildLimits},kvsQuotas:{...jr,...t.kvsQuotas}}}class zr extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(_t(s),{cause:s}),this.stage=e,this.aborted=n}}const za={queue:"build_failed",clone:"clone_failed",install:"in\
stall_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Ha(t){const{stage:e,aborted:n,cause:s}=t instanceof zr?t:{stage:"bu\
ild",aborted:!1,cause:t};return n?Hr(e):s instanceof gt?s.facts:_e(s)?Ws(e,"disk_full","The disk of the platform is full"):Ws(e,za[e],`The platform itself faile\
d at the stage "${e}": ${_t(s)}`)}function Hr(t){return Ws(t,"interrupted","The platform stopped while this deployment was under way")}function Ws(t,e,n){return{
stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function _t(t){return t instanceof Error?t.message:String(t)}const Ga=1e4;function Wa(t,e){
if(t===0)return()=>0;const n=t/6e4,s=new Map;return r=>{const o=e.now(),i=s.get(r)??{left:t,at:o};i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(
r,i);const[a]=s.keys();return s.size>Ga&&a!==void 0&&s.delete(a),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const Ka=[/^(?:LANG|LC_\w+|TZ)$/,
/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];
function Ya(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&Ka.some(r=>r.test(n))&&(e[n]=s);return e}class Ja{#e=new Map;async acquire(e){const n=this.#e.
get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(
e)}}}var Qa=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Va=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.
push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else
r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ks=64*1024;async function Xa(t){try{const e={
stack:[],error:void 0,hasError:!1};try{const n=Qa(e,await(0,W.open)(t),!0),{size:s}=await n.stat(),r=Math.max(0,s-Ks),{buffer:o,bytesRead:i}=await n.read(Buffer.
alloc(Ks),0,Ks,r),a=o.toString("utf8",0,i).split(`
`);return r>0&&a.shift(),a.at(-1)===""&&a.pop(),a.slice(-L.lF.failureLogLines).map(c=>c.slice(0,L.lF.failureLogLine))}catch(n){e.error=n,e.hasError=!0}finally{const n=Va(
e);n&&await n}}catch{return[]}}var Za=k(1421),qa=k(6193);function ec(t){if(!(0,K.G)(t))return;const e=Z.find(c=>c===t.stage),n=Y.find(c=>c===t.code),{message:s,
exitCode:r,signal:o,log:i,diagnostics:a}=t;if(!(!e||!n||typeof s!="string"||!Array.isArray(i)||!Array.isArray(a))&&i.every(c=>typeof c=="string"))return{stage:e,
code:n,message:s.slice(0,L.lF.failureLogLine),exitCode:typeof r=="number"?r:null,signal:typeof o=="string"?o.slice(0,20):null,log:i.slice(-L.lF.failureLogLines).
map(c=>c.slice(0,L.lF.failureLogLine)),diagnostics:a.slice(0,100).flatMap(c=>tc(c)??[])}}function tc(t){if(!(0,K.G)(t))return;const{file:e,line:n,column:s,severity:r,
code:o,message:i}=t,a=["error","warning","notice"].find(h=>h===r);if(!a||typeof e!="string"||typeof i!="string")return;const c=h=>typeof h=="number"?h:null;return{
file:e.slice(0,4096),line:c(n),column:c(s),severity:a,code:typeof o=="string"?o.slice(0,200):null,message:i.slice(0,L.lF.failureLogLine)}}const Gr=4*1024*1024,xl=2e3,
Wr=6e4;function nc(t){try{const e=JSON.parse(t);return(0,K.G)(e)?rc(e):void 0}catch{return}}const Kr={ready({isolation:t}){const e=ic(t);return e&&{kind:"ready",
isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Z.find(n=>n===t);return e&&{kind:"stage",stage:e}},commit:({commit:t})=>me(t,64)?{kind:"commit",
commit:t}:void 0,ask({id:t,question:e}){const n=(0,K.G)(e)?oc(e):void 0;return n&&$t(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>me(t,Ys)?{kind:"\
release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","warn","error"].find(r=>r===t);return s&&me(e,64)&&me(n,2e3)?{kind:"note",level:s,event:e,
text:n}:void 0},stored({release:t,commit:e}){const n=ac(t);return n&&me(e,64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=ec(t);return e&&
{kind:"failed",facts:e}},done:()=>({kind:"done"})},Ys=256,sc=4096;function rc(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(Kr,e)?Kr[e](t):void 0}
function oc({about:t,name:e,directory:n,org:s}){if(t==="lock"&&me(e,Ys))return{about:t,name:e};if(t==="output"&&me(n,sc))return{about:t,directory:n};if(t==="liv\
e"&&me(s,Ys))return{about:t,org:s}}function ic(t){if((0,K.G)(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===!0}:t.kind==="none"&&me(t.reason,
1e3)?{kind:"none",reason:t.reason}:void 0}function ac(t){if(!(0,K.G)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||
!/^[0-9a-f]{64}$/.test(e))&&!(!$t(n)||!$t(s)||!$t(r)||!$t(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function me(t,e){return typeof t=="strin\
g"&&t.length<=e}function $t(t){return Number.isSafeInteger(t)&&Number(t)>=0}const cc=import.meta.filename.endsWith(".ts")?(0,A.join)(import.meta.dirname,"..",".\
.","worker.ts"):(0,A.join)(import.meta.dirname,"..","worker","index.js"),dc=384,uc=4096,lc=5e3;class fc{pid;ended;#e;#t=()=>{};#n;#s="";#r=performance.now();constructor(e,n=cc){
const s=(0,Za.spawn)(process.execPath,[`--max-old-space-size=${dc}`,n],{cwd:"/",env:{PATH:e,LC_ALL:"C.UTF-8"},detached:!0,stdio:["pipe","ignore","pipe","pipe"]});
this.#e=s,this.pid=s.pid,s.stdin?.on("error",()=>{}),s.stderr?.setEncoding("utf8").on("data",r=>{this.#s=(this.#s+r).slice(-uc)}),this.#o(s),this.ended=this.#a(
s)}listen(e){this.#t=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}kill(e){this.#n??=e,this.#e.kill("SIGKILL")}#o(e){const n=new qa.StringDecoder("utf8");let s="";e.stdio[3]?.on("error",()=>{}),e.stdio[3]?.on("data",r=>{this.#r=
performance.now();const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>Gr)return this.kill("it sent a message that is too long");for(const i of o)this.#i(i)})}#i(e){if(this.#n!==void 0)return;const n=e.
length<=Gr?nc(e):void 0;n?n.kind!=="pulse"&&this.#t(n):this.kill("it sent what is no message")}#a(e){let n=!1;const s=setInterval(()=>{const r=performance.now()-
this.#r>Wr;r&&n&&this.kill(`it gave no sign of life for ${Wr/1e3} seconds`),n=r},lc).unref();return new Promise(r=>{const o=(i,a,c=this.#s)=>{clearInterval(s),r(
{exitCode:i,signal:a,killed:this.#n,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>o(i,a))})}}class Yr extends Error{name="WorkerCra\
sh";ending;constructor(e){super(pc(e)),this.ending=e}}class hc{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o="clone";#i=!1;constructor(e,n){
this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#a(s)),e.ended.then(s=>this.#p(s))}get alive(){
return!this.#i}get stage(){return this.#o}run(e,n={}){return this.#r=n,this.process.send(e),this.#s.promise}#a(e){try{this.#c(e)}catch(n){this.#d(n)}}#d(e){this.#s.
reject(e),this.process.send({kind:"abort"})}#c(e){switch(e.kind){case"ready":return this.#n.resolve(e.isolation);case"stage":return this.#o=e.stage,this.#r.onStage?.(
e.stage);case"commit":return this.#r.onCommit?.(e.commit);case"ask":return void this.#h(e.id,e.question);case"release":return this.#f(e.name);case"note":return this.#e.
onNote(e);case"stored":case"failed":case"done":return this.#s.resolve(e);case"pulse":return}}async#h(e,n){try{this.process.send({kind:"answer",id:e,value:await this.#u(
n)})}catch(s){this.#d(s)}}async#u(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#f(e.name),this.#t.set(e.name,n),this.#i&&
this.#f(e.name),null}case"output":return await this.#r.onOutput?.(e.directory),null;case"live":return this.#e.live(e.org)}}#f(e){this.#t.get(e)?.(),this.#t.delete(
e)}#p(e){this.#i=!0;const n=new Yr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#f(s)}}function pc({exitCode:t,signal:e,killed:n,
words:s}){return n!==void 0?`it was ended because ${n}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exi\
ted with code ${t}`}function mc(t,e,n){const s=`The process that built this deployment broke off: ${t.message}`;return new gt({stage:e,code:"builder_crashed",message:s,
exitCode:t.ending.exitCode,signal:t.ending.signal,log:n,diagnostics:[]})}const yc=1e4,gc=5*6e4,wc=3600*1e3;function Ec(t){return new bc(t)}class bc{#e;#t;#n=new Ja;#s=new Set;#r=new Set;#o;#i;#a=Promise.
resolve();#d=Promise.resolve();#c=!1;constructor(e){this.#e=e,this.#t=e.env.PATH??"/usr/local/bin:/usr/bin:/bin"}get isolation(){return this.#i}async recover(){
const e=this.#l();this.#a=this.#u(null,e).then(()=>this.#p()),this.#e.isolation==="required"&&this.#y(await e.ready)}async build(e,n){const{signal:s}=n;await this.#a,
s.throwIfAborted();const r=this.#f(),o=()=>{this.#E(r)};s.addEventListener("abort",o,{once:!0});try{const i=await r.run({kind:"deploy",job:e,look:this.#e.onOutput!==
void 0},{...Tc(n),onOutput:async h=>this.#e.onOutput?.(h,s)});if(i.kind!=="stored")throw i.kind==="failed"?new gt(i.facts):Jr();const{commit:a,release:c}=i;return this.#r.
add({org:e.app.org,manifestHash:c.manifestHash,until:this.#e.clock.now()+wc}),{commit:a,release:c,[Symbol.asyncDispose]:()=>this.#b(r,e.deployID)}}catch(i){throw await this.#b(
r,e.deployID),s.throwIfAborted(),i instanceof Yr?await this.#T(i,r,e):i}finally{s.removeEventListener("abort",o)}}collect(){return this.#h({kind:"collect"})}prepareVariants(e,n){
this.#e.lasting!==!1&&(this.#d=this.#d.then(()=>this.#h({kind:"variants",org:e,manifestHash:n})).catch(s=>{this.#c||this.#e.log("warn","compressing_failed",{org:e,
reason:String(s)})}))}async[Symbol.asyncDispose](){this.#c=!0,await Promise.all([...this.#s].map(e=>this.#E(e))),await this.#d}async#h(e){if(this.#c)return;const n=this.#l();
try{if((await n.run(e)).kind!=="done")throw Jr();await n.process.ended}finally{await this.#E(n)}}#u(e,n=this.#l()){return n.run({kind:"clean",deployID:e}).then(
()=>{},s=>{this.#c||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}#f(){const e=this.#o?.alive?this.#o:this.#l();return this.#o=void 0,e.
ready.then(()=>this.#p(),()=>{}),e}#p(){!this.#c&&!this.#o?.alive&&(this.#o=this.#l())}#l(){const e=new hc(new fc(this.#t),{locks:this.#n,live:n=>this.#g(n),onNote:({
level:n,event:s,text:r})=>this.#e.log(n,s,{reason:r})});return this.#s.add(e),e.process.ended.then(()=>this.#s.delete(e)),e.ready.then(n=>this.#w(n),()=>{}),e.process.
send({kind:"prepare",settings:this.#m()}),e}#m(){const{dataDir:e,env:n,gitUrlTemplate:s,allowLocalGit:r,limits:o,outputLimits:i,lasting:a,isolation:c}=this.#e,h={
dataDir:(0,x.realpathSync)(e),env:Ya(n),gitUrlTemplate:s??"https://github.com/{repository}.git",allowLocalGit:r??!1,limits:{...Cr,...o},outputLimits:i??Ge,lasting:a??
!0,isolation:c==="none"?"none":"auto"};return this.#i?{...h,known:this.#i}:h}#w(e){this.#i||(this.#i=e,e.kind==="none"&&this.#e.log("warn","builds_not_isolated",
{reason:e.reason,means:"builds can read and write what the platform can, and the number of their processes is not bounded"}))}#y(e){if(e.kind==="none")throw new v.
GQ("unsupported_runtime",`Builds cannot be isolated: ${e.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation auto: builds then hav\
e the rights of the platform."})}#g(e){const n=this.#e.clock.now();for(const r of this.#r)r.until<n&&this.#r.delete(r);const s=[...this.#r].filter(r=>r.org===e).
map(r=>r.manifestHash);return[...new Set([...this.#e.live?.(e)??[],...s])]}async#b(e,n){const s=new AbortController;this.#e.clock.sleep(gc,s.signal).then(()=>e.
process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),r!==0&&!this.#c&&await this.#u(n)}async#E(e){if(!e.alive)
return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end when it was told to"),yc);await e.process.ended,clearTimeout(n)}async#T(e,n,{
deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=Z.find(o=>o===n.stage)??"clone";return mc(
e,r,await Xa((0,A.join)(this.#e.dataDir,"logs",`${s}.log`)))}}function Tc({onStage:t,onCommit:e}){return{onStage:t,onCommit:e}}function Jr(){return new Error("T\
he worker gave the result of another job")}const Sc=36e5;function _c(t,e,n,s){let r,o=Number.NEGATIVE_INFINITY;const i=async()=>{o=n.now();try{const c=await t.collect(
e.manifests());s("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){s("error","collection_failed",{message:c instanceof Error?c.message:String(
c)})}finally{r=void 0}},a=()=>(r??=i(),r);return{collect:a,whenIdle(){n.now()-o>=Sc&&a()},async[Symbol.asyncDispose](){await r}}}function $c(t){const e=(0,A.join)(
t,"identity-key.json");if(!(0,x.existsSync)(e)){const i=(0,N.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"}),a=`${e}.${(0,N.randomBytes)(
4).toString("hex")}`;(0,x.writeFileSync)(a,`${JSON.stringify(i)}
`,{mode:384}),(0,x.renameSync)(a,e)}const n=Oc((0,x.readFileSync)(e,"utf8"));if(!(0,K.G)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string")throw new v.
GQ("unsupported_data",`${e} is not a P-256 key`,{remedy:"Remove the file: a new key is made at the next start, and tokens signed before cease to count."});const s={
kty:"EC",crv:"P-256",x:n.x,y:n.y},r=kc(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function Oc(t){try{
return JSON.parse(t)}catch{return}}function kc(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,N.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest(
"base64url")}const vc=30,Ac=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],xc=16*1024;function Rc(t){const{policy:e,
clock:n}=t,s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:jc(r.issuer,t.fetch)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Vr(async()=>(await k.e(
460).then(k.bind(k,6460))).createLocalJWKSet(r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=Ic(
r),i=await k.e(460).then(k.bind(k,6460)),{header:a,claims:c}=Nc(o,i);Dc(a,c);const h=s.get(c.iss??"");if(!h)throw ee("The token was issued by an identity provid\
er that this platform does not trust (iss)");const y=await h.keys(),E=h.audiences??[t.audience];try{const{payload:b}=await i.jwtVerify(o,y,{issuer:h.issuer,audience:[
...E],algorithms:Ac,clockTolerance:vc,currentDate:new Date(n.now()),requiredClaims:["exp"]});return Lc(h,b),{email:Mc(h,b),issuer:h.issuer}}catch(b){throw Cc(b,
i,E.join(" or "))}}}function Ic(t){if(t===void 0)throw ee('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw ee('The Authorization header is not "Bearer <ID token>"');if(e.length>xc)throw ee("The token is too long to be an ID tok\
en");return e}function Nc(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw ee("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function Dc(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw ee("The token is an access token: send the identity provider's ID token instead")}function Lc(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(
String(e[n])))throw ee(`The token's ${n} claim is not one that this platform accepts`)}function Mc(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(s,r)=>{const o=e[r];
if(typeof o!="string"||o==="")throw ee(`The token has no ${r} claim`);return o});if(!/^[^@\s]+@[^@\s]+$/.test(n))throw ee("The token's email claim is not an ema\
il");if(e.email_verified===!1&&t.email==="{email}")throw ee("The token's email is not verified (email_verified is false)");return n.toLowerCase()}function Cc(t,e,n){
if(t instanceof g)return t;const{errors:s}=e;return t instanceof s.JWTExpired?ee("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?
t.claim==="aud"?ee(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?ee("The token is not valid yet (nbf)"):ee(`The token's ${t.
claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?ee("The token's signature does not match its \
issuer's keys"):t instanceof s.JOSEAlgNotAllowed?ee("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOU\
T"&&t.code!=="ERR_JOSE_GENERIC"?ee("The token is not a valid ID token"):Qr()}function ee(t){return new g("unauthorized",`${t}.`,{"www-authenticate":'Bearer erro\
r="invalid_token"'})}function Qr(){return new g("unavailable","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function jc(t,e){
return Vr(async()=>{const n=await k.e(460).then(k.bind(k,6460));try{const r=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.
timeout(5e3),redirect:"error"})).json(),o=Pc(r,t);return n.createRemoteJWKSet(o,{timeoutDuration:5e3,[n.customFetch]:e})}catch{throw Qr()}})}function Pc(t,e){const{
issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==new URL(
e).protocol)throw new Error("keys less well guarded than their issuer");return r}function Vr(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}class Je extends Error{name="\
StoreUnavailable"}const ye=64,Uc=32;class Xr{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.from(e,"latin1");
const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Zr=new Xr(8192),Bc=new Xr(256);function Fc(t){return(0,N.hash)("sh\
a256",Zr.latin1(t))}function qr(t,e){return t.length===e.length&&(0,N.timingSafeEqual)(Zr.latin1(t),Bc.latin1(e))}class zc{#e;#t;constructor(e){if(e.length>ye)throw new RangeError(
`An HMAC key of ${e.length} bytes`);this.#e=Buffer.alloc(ye+512),this.#t=Buffer.alloc(ye+Uc);for(let n=0;n<ye;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^
92}sign(e){return this.#t.write((0,N.hash)("sha256",this.#n(e),"binary"),ye,"latin1"),(0,N.hash)("sha256",this.#t)}#n(e){const n=this.#e.length-ye;return e.length>
n?Buffer.concat([this.#e.subarray(0,ye),Buffer.from(e,"latin1")]):this.#e.subarray(0,ye+this.#e.write(e,ye,"latin1"))}}const eo="AWS4-HMAC-SHA256";function to({
date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function Hc(t,e,n){return`${eo}
${t}
${to(e)}
${Fc(n)}`}function Gc(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,N.createHmac)("sha256",n).update(s,
"utf8").digest();return new zc(n)}function Wc(t,e){return t.sign(e)}const Kc=new RegExp(`^${eo} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64\
})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$`),Yc=1024,Jc=1024,no=64,wn=new Map;function Qc(t){const e=t.slice(
-no),n=t.slice(0,-no),s=wn.get(n);if(s&&Vc.test(e))return{...s,signature:e};const r=Xc(t);if(r)return wn.size>=Yc&&wn.clear(),n.length<Jc&&wn.set(n,r),{...r,signature:e}}
const Vc=/^[0-9a-f]{64}$/;function Xc(t){const e=Kc.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,h)=>h===0||(a[h-1]??"")<
c))return{accessKeyID:n,scope:{date:s,region:r,service:o},signedHeaders:a}}const Zc=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Js;function qc(t){
if(Js?.text===t)return Js.time;const e=ed(t);return e!==void 0&&(Js={text:t,time:e}),e}function ed(t){const e=Zc.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.
UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function En(t){return`${new Date(t).toISOString().
slice(0,19).replace(/[-:]/g,"")}Z`}function td(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":id(t.target.slice(e+1)),r=rd(n,
t.normalizePath),o=dd(t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const nd=/^(?:\/[A-Za-z0-9_~-]+)+$/,sd=/[^A-Za-z0-9._~-]/g;function Qs(t){return t.replace(sd,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function rd(t,e){if(nd.test(t))return t;const n=t.split("/");return(e?od(n):n).map(Qs).join("/")||"/"}function od(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function id(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Qs(so(r)),Qs(so(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>ro(n,r)||ro(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function so(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function ro(t,e){return t<e?-1:t>e?1:0}function ad(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=oo(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function cd(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?ad(t.rawHeaders):{names:e,repeated:[],get(n){const s=I(t,n);return s===void 0?void 0:oo(s)}}}function dd(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const ud=/[ \t\r\n]{2}|[\t\r\n]/;function oo(t){const e=t.trim();return ud.test(e)?e.replace(/\s+/g," "):e}const bn=5*6e4,io=["host","content-type"],
ld=new Set([...io,"authorization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),re=(t,e)=>({type:t,message:e});class fd{#e;#t=new Vs;constructor(e){
this.#e=e}readHeaders(e,n){const s=I(e,"authorization");if(s===void 0)return re("MissingAuthenticationTokenException","Missing Authentication Token");const r=Qc(
s),o=I(e,"x-amz-date")??"",i=qc(o);if(!r)return re("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cr\
edential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return re("IncompleteSignatureException","Authorization header requires existence of a \
valid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(!a)return re("UnrecognizedClientException","The security token included in the reques\
t is invalid.");const c=cd(e);return pd(r.scope,o)??md(o,i,n)??yd(a,c.get("x-amz-security-token"),n)??gd(c,r.signedHeaders)??{headers:c,signedBy:r,role:a,time:o}}verify(e,n,{
headers:s,signedBy:r,role:o,time:i}){const a=(0,N.hash)("sha256",n,"hex"),c=s.get("x-amz-content-sha256");if(c!==void 0&&c!==a)return re("InvalidSignatureExcept\
ion","The provided x-amz-content-sha256 header does not match what was computed.");const h=td({method:e.method,target:e.target,headers:s,signedHeaders:r.signedHeaders,
payloadHash:a,normalizePath:!0}),y=this.#t.get(o,r.scope),E=Wc(y,Hc(i,r.scope,h));if(!qr(E,r.signature))return re("InvalidSignatureException","The request signa\
ture we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details\
.")}}function hd(t){return"message"in t}function pd(t,e){if(t.region!==L.aT)return re("InvalidSignatureException",`Credential should be scoped to a valid region\
: '${L.aT}'.`);if(t.service!==L.jL)return re("InvalidSignatureException",`Credential should be scoped to correct service: '${L.jL}'.`);if(e.startsWith(`${t.date}\
T`))return;const n=e.slice(0,8);return re("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP:\
 '${t.date}' != '${n}', from '${e}'.`)}function md(t,e,n){if(e<n-bn){const s=En(n-bn);return re("InvalidSignatureException",`Signature expired: ${t} is now earl\
ier than ${s} (${En(n)} - 5 min.)`)}if(e>n+bn){const s=En(n+bn);return re("InvalidSignatureException",`Signature not yet current: ${t} is still later than ${s} \
(${En(n)} + 5 min.)`)}}function yd(t,e,n){if(!qr(e??"",t.sessionToken))return re("UnrecognizedClientException","The security token included in the request is in\
valid.");if(!(t.expiresAt>n))return re("ExpiredTokenException","The security token included in the request is expired")}function gd(t,e){const n=t.repeated.find(
o=>ld.has(o));if(n!==void 0)return re("IncompleteSignatureException",`The header '${n}' may be sent only once.`);for(const o of t.names)if(wd(o)&&!e.includes(o))
return ao(o);const s=io.find(o=>!e.includes(o));if(s!==void 0)return ao(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return re("IncompleteSignatureExce\
ption",`The signed header '${r}' was not sent.`)}function wd(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function ao(t){return re("InvalidSignat\
ureException",`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}class Vs{static#e=4096;#t=new Map;get(e,n){const s=`${e.accessKeyID}/${to(n)}`,r=this.#t.
get(s);if(r)return r;this.#t.size>=Vs.#e&&this.#t.clear();const o=Gc(e.secret,n);return this.#t.set(s,o),o}}const Ed=720*6e4,bd="ABCDEFGHIJKLMNOPQRSTUVWXYZ23456\
7";class Td{#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=n;const s=e.prepare("SELECT access_key_id, environment_id, sealed, expires_at FROM kvs_roles").all();
for(const r of s){const o=String(r.access_key_id),i=r.sealed instanceof Uint8Array?JSON.parse(n.open(co(o),r.sealed)):{};(0,K.G)(i)&&this.#s(String(r.environment_id),
{accessKeyID:o,secret:String(i.secret),sessionToken:String(i.sessionToken),expiresAt:Number(r.expires_at)})}}byAccessKey(e){return this.#n.get(e)}issue(e,n){const s={
accessKeyID:`ASIA${Array.from((0,N.randomBytes)(16),h=>bd[h%32]).join("")}`,secret:(0,N.randomBytes)(30).toString("base64"),sessionToken:(0,N.randomBytes)(96).toString(
"base64"),expiresAt:n+Ed},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(co(r),JSON.stringify({secret:o,sessionToken:i}));return this.#r(n),
this.#e.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)").run(r,e,c,a),this.#s(e,s),s}#s(e,n){this.#n.set(
n.accessKeyID,{...n,environmentID:e})}#r(e){this.#e.prepare("DELETE FROM kvs_roles WHERE expires_at <= ?").run(e);for(const n of this.#n.values())n.expiresAt<=e&&
this.#n.delete(n.accessKeyID)}}function co(t){return`kvs-role:${t}`}const Sd={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,
invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,rate_limited:429,
internal:500,unavailable:503};var _d=k(4573),uo=k(1772);class De extends Error{name="InvalidJson"}const $d=128;class lo extends Error{}function Od(t){const e=new Map;
try{return new Nd(t).document(e),e}catch(n){if(!(n instanceof lo))throw n;return kd(t)}}function kd(t){try{return new Map((0,uo.U2)(t)?.map(e=>[e.name,e.text]))}catch(e){
throw e instanceof uo.sU?new De(e.message):e}}function fo(t){if(t.charCodeAt(0)!==Tn)return;const e=t.slice(1,-1);return e.includes("\\")?String(JSON.parse(t)):
e}const Tn=34,vd=92,ho=44,Ad=58,po=123,mo=125,xd=91,yo=93,Rd=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,go=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Id=/^\\u[dD][89abAB]/,
wo=/^\\u[dD][c-fC-F]/;class Nd{#e;#t=0;#n=0;constructor(e){this.#e=e}document(e){this.#l(),this.#y()!==po&&this.#g(),this.#r(e),this.#l(),this.#t!==this.#e.length&&
this.#g()}#s(){const e=this.#y();e===Tn?this.#c():e===po?this.#r(void 0):e===xd?this.#o():e===116?this.#f("true"):e===102?this.#f("false"):e===110?this.#f("null"):
this.#p(Rd)}#r(e){const n=e??new Set;if(this.#i(),this.#y()!==mo)do{this.#l();const s=this.#d();if(n.has(s))throw new De("a name stands twice in one object");this.#l(),
this.#w(Ad),this.#l();const r=this.#t;this.#s(),e?e.set(s,this.#e.slice(r,this.#t)):n instanceof Set&&n.add(s),this.#l()}while(this.#m(ho));this.#a(mo)}#o(){if(this.#i(),
this.#y()!==yo)do this.#l(),this.#s(),this.#l();while(this.#m(ho));this.#a(yo)}#i(){if(this.#n+=1,this.#n>$d)throw new lo;this.#t+=1,this.#l()}#a(e){this.#w(e),
this.#n-=1}#d(){const e=this.#t;return this.#c(),fo(this.#e.slice(e,this.#t))??""}#c(){this.#w(Tn);const e=this.#e;for(;;){const n=e.charCodeAt(this.#t);if(n===
Tn)break;n===vd?this.#u():n>=32&&(n&63488)!==55296?this.#t+=1:n>=55296?this.#h():this.#g()}this.#t+=1}#h(){const[e,n]=[this.#y(),this.#e.charCodeAt(this.#t+1)];
if(e>=56320||(n&64512)!==56320)throw new De("a surrogate stands alone");this.#t+=2}#u(){const e=this.#t;this.#p(go);const n=this.#e.slice(e,this.#t);if(wo.test(
n))throw new De("a surrogate stands alone");if(Id.test(n)){if(!wo.test(this.#e.slice(this.#t,this.#t+6)))throw new De("a surrogate stands alone");this.#p(go)}}#f(e){
this.#e.startsWith(e,this.#t)||this.#g(),this.#t+=e.length}#p(e){e.lastIndex=this.#t,e.test(this.#e)||this.#g(),this.#t=e.lastIndex}#l(){for(;;){const e=this.#y();
if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#t+=1}}#m(e){return this.#y()!==e?!1:(this.#t+=1,!0)}#w(e){this.#m(e)||this.#g()}#y(){return this.#e.charCodeAt(this.#t)}#g(){
throw new De(`unexpected ${this.#t<this.#e.length?"character":"end"} at ${this.#t}`)}}class Le extends Error{name="InvalidRequest";code;constructor(e){super(e),
this.code=e}}function Dd(t,e){const n=Ld(e),s=Md(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=Cd(n.get("value")),o=e.length>2*r.length+
1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:jd(n.get("ttlSeconds"))}}function Ld(t){if(!(0,_d.isUtf8)(t))throw new Le("invalid\
_json");try{return Od(t.toString("utf8"))}catch(e){throw e instanceof De?new Le("invalid_json"):e}}function Md(t){const e=t===void 0?void 0:fo(t);if(e===void 0||
e===""||Eo(e,L.ux.keyBytes))throw new Le("invalid_key");return e}function Cd(t){if(t===void 0||Eo(t,L.ux.valueBytes))throw new Le("invalid_value");return t}function jd(t){
if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<L.ux.minTtlSeconds||e>L.ux.maxTtlSeconds)throw new Le("invalid_ttl");return e}function Eo(t,e){
return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}const Qe={"content-type":"application/json","cache-control":"no-store"},Pd={status:200,headers:Qe,
body:'{"ok":true}'},Ud={status:200,headers:Qe,body:'{"deleted":true}'},Bd={status:200,headers:Qe,body:'{"found":false,"expiresAt":null}'},Fd=new Map([[Ae.Y2.put,
"put"],[Ae.Y2.get,"get"],[Ae.Y2.delete,"delete"]]),zd=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,Hd=/^Bearer +([!-~]+)$/i;function Gd(t){return e=>{const n=t.
gateway.readHeaders(e,t.now());if(hd(n))return To(n);const s=r=>Qd(r,e,t.log);return e.body(L.ux.bodyBytes).then(r=>{try{return Wd(e,r,n,t,s)}catch(o){return s(
o)}},r=>s(r instanceof F?r:new Le("invalid_json")))}}function Wd(t,e,n,{gateway:s,tables:r,engine:o,now:i},a){const c=s.verify(t,e,n);if(c)return To(c);const h=Kd(
t,n.role,r);if(typeof h=="string")return ge(h);const y=i();if(!Ca(h.environmentWindow,h.tableWindow,y))return ge("rate_limited",{"retry-after":String(ja(y))});const E=Yd(
t);return typeof E!="string"?E:Jd(E,Dd(E,e),h.keyspace,y,o,a)}function Kd(t,e,n){const s=I(t,"x-kvs-authorization");if(!s)return"missing_token";const r=Hd.exec(
s)?.[1],o=r===void 0?void 0:n.byToken(r);return o?o.environmentID!==e.environmentID?"inactive_binding":o.supported?o:"unsupported_app_type":"invalid_token"}function Yd(t){
const e=Fd.get(D(t.target));if(!e)return ge("not_found");if(t.method!=="POST")return ge("method_not_allowed",{allow:"POST"});const n=I(t,"content-encoding")??"i\
dentity";return!zd.test(I(t,"content-type")??"")||n!=="identity"?ge("unsupported_media_type"):e}function Jd(t,{key:e,value:n,ttlSeconds:s},r,o,i,a){switch(t){case"\
put":{const c=s===void 0?null:o+s*1e3;return i.put(r,e,{value:n,expiresAt:c}).then(()=>Pd,a)}case"delete":return i.delete(r,e).then(()=>Ud,a);case"get":{const c=i.
get(r,e,o);return c instanceof Promise?c.then(bo,a):bo(c)}}}function bo(t){if(!t)return Bd;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}\
"`;return{status:200,headers:Qe,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function Qd(t,e,n){if(t instanceof Le)return ge(t.code);if(t instanceof
F)return ge("body_too_large");const s=t instanceof Je,r=t instanceof Error&&t.cause instanceof Error?t.cause:t;return n("error",s?"kvs_unavailable":"kvs_failed",
{requestID:e.requestID,path:D(e.target),reason:r instanceof Error?r.message:String(r)}),s?ge("unavailable",{"retry-after":"1"}):ge("internal")}function ge(t,e={}){
return{status:Sd[t],headers:{...Qe,...e},body:`{"error":"${t}"}`}}function To({type:t,message:e}){return{status:403,headers:{...Qe,"x-amzn-errortype":t},body:JSON.
stringify({message:e})}}const Xs=[`
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
  `];function Vd(t){const e=new Hs.DatabaseSync(t===void 0?":memory:":(0,A.join)(t,"platform.db"));return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous \
= FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),Xd(e),e}function Xd(t){const e=Number(t.prepare("PRAGMA user_version").get()?.user_version??0);if(e>
Xs.length)throw t.close(),new v.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Xs.length}`,{remedy:"Start it with the newer Sl\
ipway that wrote it, or name another --data directory."});for(const[n,s]of Xs.entries())n>=e&&Sn(t,()=>t.exec(`${s}; PRAGMA user_version = ${n+1};`))}function So(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,x.chmodSync)(e,384)}function Sn(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const Zd=160;class qd{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Zs(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Zs(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Zs(e,n),this.#t.delete(e))}clear(){this.#t=
new Map,this.#n=new Map,this.#s=0}}function Zs(t,e){return Zd+2*(t.length+e.value.length)}const eu=16*1024*1024,qs=1e3,tu=13,nu=`
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
`;function _o(t){const e=(t.open??(n=>new Hs.DatabaseSync(n)))(t.path);return e.exec(nu),new su(e,t)}class su{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=
e,this.#t=ou(e),this.#n=new qd(n.cacheBytes??eu),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#o==="closed")throw new Je("the store is closed");const r=er(
e,n),o=this.#n.get(r)??this.#i(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#i(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(
r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new Je("the store could not be read",{cause:r})}}put(e,n,s){
return this.#a(()=>this.#t.put.run(e,n,s.value,s.expiresAt),()=>this.#n.set(er(e,n),s))}delete(e,n){return this.#a(()=>this.#t.delete.run(e,n),()=>this.#n.delete(
er(e,n)))}async sweep(e,n){let s=0;return await this.#a(()=>{s=Number(this.#t.sweep.run(e,n).changes)}),s}async drop(e){let n=qs;for(;n===qs;)await this.#a(()=>{
n=Number(this.#t.drop.run(e,qs).changes)},()=>this.#n.clear())}async keyspaces(){return this.#t.keyspaces.all().map(e=>Number(e.keyspace))}copyTo(e){So(this.#e,
e)}async close(){this.#o!=="closed"&&(this.#d(),this.#o="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#a(e,n){return new Promise((s,r)=>{
if(this.#o!=="open")return r(new Je(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#d()),this.#r.push({run:e,done:n,resolve:s,reject:r})})}#d(){
const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#c()&&ru(n)||this.#h(n);const r=new Je(
"the write was not stored",{cause:n});for(const o of e)o.reject(r);return}for(const n of e)n.done?.(),n.resolve()}}#c(){try{return this.#e.isTransaction&&this.#e.
exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#o="poisoned",this.#s(e)}}function er(t,e){return`${t}/${e}`}function ru(t){return t instanceof Error&&"errcode"in
t&&t.errcode===tu}function ou(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),
put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DE\
LETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expire\
s_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ?1 AND key IN (SELECT key FROM entries WHERE keyspace = ?1 LIMIT ?2)"),keyspaces:t.prepare(
"SELECT DISTINCT keyspace FROM entries")}}class iu{#e;#t;#n;#s=new Map;#r=new Map;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s;const r=e.prepare("SELECT key\
space, token_hash, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app");for(const o of r.all())this.#c(String(o.token_hash),Number(o.keyspace),
String(o.environment_id),String(o.type))}byToken(e){return this.#s.get(Oo(e))}create(e,n,s){if(!L.BL.test(n))throw new g("validation_failed",`"${n.slice(0,64)}"\
 is no table name: 1 to 32 of a-z, 0-9 and _, a letter first.`);const r=this.#i(e),o=`kvs_${(0,N.randomBytes)(32).toString("base64url")}`,i=Oo(o),a=Sn(this.#e,()=>{
this.#d(r,n);const c=this.#e.prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)").run(r.id,n,i,this.#t.seal(
ko(i),o),s);return Number(c.lastInsertRowid)});return this.#c(i,a,r.environmentID,r.type),{name:n,variable:tr(n),createdAt:s,token:o}}list(e){return this.#a(this.#o(
e)).map(({name:n,createdAt:s})=>({name:n,variable:tr(n),createdAt:s}))}remove(e,n){const s=this.#o(e),r=this.#e.prepare("DELETE FROM kvs_tables WHERE app = ? AN\
D name = ? RETURNING keyspace, token_hash").get(s.id,n);if(!r)throw new g("not_found",`The app has no table "${n.slice(0,64)}".`);return this.#s.delete(String(r.
token_hash)),Number(r.keyspace)}injected(e){const n=this.#i(e),s=this.#a(n).map(({name:r,tokenHash:o,sealed:i})=>[tr(r),this.#t.open(ko(o),i)]);return{environmentID:n.
environmentID,variables:Object.fromEntries(s)}}keyspaces(){return new Set([...this.#s.values()].map(({keyspace:e})=>e))}#o({org:e,project:n,appID:s}){const r=this.#e.
prepare("SELECT id, type, environment_id FROM apps WHERE org = ? AND project = ? AND app_id = ?").get(e,n,s);if(!r)throw new g("not_found",`There is no app "${s.
slice(0,64)}" in this project.`);return{id:Number(r.id),type:String(r.type),environmentID:String(r.environment_id)}}#i(e){const n=this.#o(e);if($o(n.type))return n;
throw new g("validation_failed",`Apps of type ${n.type} have no functions and cannot use the key-value store; api, web-ssr and sse can.`)}#a(e){return this.#e.prepare(
"SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? ORDER BY name").all(e.id).map(n=>({name:String(n.name),createdAt:Number(n.created_at),
tokenHash:String(n.token_hash),sealed:n.token_sealed instanceof Uint8Array?n.token_sealed:new Uint8Array}))}#d(e,n){const s=this.#a(e).map(r=>r.name);if(s.includes(
n))throw new g("conflict",`The app already has a table "${n}".`);if(s.length>=L.ux.tablesPerApp)throw new g("conflict",`An app may have ${L.ux.tablesPerApp} tab\
les: delete one first.`)}#c(e,n,s,r){const i=this.#r.get(s)??new Pr(this.#n.environmentPerMinute);this.#r.set(s,i);const a=new Pr(this.#n.tablePerMinute);this.#s.
set(e,{keyspace:n,environmentID:s,supported:$o(r),environmentWindow:i,tableWindow:a})}}function $o(t){return L.jI.some(e=>e===t)}function tr(t){return`${L.be}TO\
KEN_${t.toUpperCase()}`}function Oo(t){return(0,N.hash)("sha256",t,"base64")}function ko(t){return`kvs-token:${t}`}const nr=32,sr=12,rr=16;function au(t){const e=(0,A.
join)(t,"platform.key"),n=cu(e)??du(e);return{seal(s,r){const o=(0,N.randomBytes)(sr),i=(0,N.createCipheriv)("aes-256-gcm",n,o).setAAD(Buffer.from(s,"utf8")),a=Buffer.
concat([i.update(r,"utf8"),i.final()]);return Buffer.concat([o,a,i.getAuthTag()])},open(s,r){const o=Buffer.from(r),i=o.subarray(sr,-rr),a=(0,N.createDecipheriv)(
"aes-256-gcm",n,o.subarray(0,sr),{authTagLength:rr}).setAAD(Buffer.from(s,"utf8")).setAuthTag(o.subarray(-rr));return Buffer.concat([a.update(i),a.final()]).toString(
"utf8")}}}function cu(t){try{const e=(0,x.readFileSync)(t);if(e.length!==nr)throw new v.GQ("unsupported_data",`${t} is not a key of ${nr} bytes`,{remedy:"Restor\
e the file from a backup; without it sealed table tokens cannot be read."});return(0,x.chmodSync)(t,384),e}catch(e){if((0,v.xU)(e)==="ENOENT")return;throw e}}function du(t){
const e=(0,N.randomBytes)(nr),n=(0,x.openSync)(t,"wx",384);try{(0,x.writeSync)(n,e),(0,x.fsyncSync)(n)}finally{(0,x.closeSync)(n)}return e}const vo="kvs.db",uu=3e4,
Ao=1e3;async function lu(t){const{database:e,clock:n,log:s,lasting:r=!0}=t,o=au(t.dataDir),i=new iu(e,o,{...jr,...t.quotas}),a=new Td(e,o),c=t.engine??fu(r?t.dataDir:
void 0,s);await mu(c,i,s);const h=()=>yu(c,n.now()),y=setInterval(()=>{h().catch(b=>s("warn","kvs_sweep_failed",{reason:String(b)}))},uu).unref(),E=async()=>{clearInterval(
y),await c.close()};return{handler:Gd({gateway:new fd(a),tables:i,engine:c,now:()=>n.now(),log:s}),createTable:(b,z)=>i.create(b,z,n.now()),listTables:b=>i.list(
b),deleteTable:async(b,z)=>pu(c,i.remove(b,z)),runtimeVariables:(b,z)=>gu(i,a,b,z,n.now()),sweep:h,copyTo:b=>c.copyTo?.((0,A.join)(b,vo)),close:E,[Symbol.asyncDispose]:E}}
function fu(t,e){if(t===void 0)return _o({path:":memory:"});const n=(0,A.join)(t,vo);return(0,x.writeFileSync)(n,"",{flag:"a",mode:384}),_o({path:n,onPoisoned:hu(
e)})}function hu(t){return e=>t("error","kvs_store_poisoned",{reason:e instanceof Error?e.message:String(e),remedy:"Writes are refused until the platform is sta\
rted again; check the disk first."})}async function pu(t,e){try{await t.drop(e)}catch(n){throw n instanceof Je?new g("unavailable","The table's token is out of \
service, but the store cannot be written: its data goes at the platform's next start."):n}}async function mu(t,e,n){const s=e.keyspaces();for(const r of await t.
keyspaces())s.has(r)||await t.drop(r).catch(o=>n("warn","kvs_drop_failed",{reason:String(o)}))}async function yu(t,e){let n=0;for(;;){const s=await t.sweep(e,Ao);
if(n+=s,s<Ao)return n}}function gu(t,e,n,s,r){const{environmentID:o,variables:i}=t.injected(n);if(Object.keys(i).length===0)return{};const a=e.issue(o,r);return{
[`${L.be}URL`]:s,[`${L.be}REGION`]:L.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:L.aT}}var wu=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Eu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const bu=1e3;function Tu(t){const{store:e,builder:n,log:s,workers:r=2}=t,o=new AbortController,
i=new Map;let a=[],c=!1,h=[];function y($){if(a.some(C=>C.deployID===$))return;const S={deployID:$,app:e.job($).app};a=[...a.filter(C=>Ot(C)!==Ot(S)||!E(C,$)),S]}
function E($,S){try{e.cancel($.deployID,S)}catch(C){return s("error","deployment_not_recorded",{deployID:$.deployID,cause:_t(C)}),!1}return s("info","deployment\
_superseded",{deployID:$.deployID,supersededBy:S}),t.onChange?.($.deployID,$.app),!0}function b(){for(;c&&!o.signal.aborted&&i.size<r;){const $=a.find(C=>!i.has(
Ot(C)));if(!$)break;a=a.filter(C=>C!==$);const S=Su($,t,o.signal).finally(()=>{i.delete(Ot($)),b()});i.set(Ot($),S)}if(!(a.length>0||i.size>0)){for(const $ of h)
$();h=[]}}function z(){const $=a.map(S=>S.deployID);a=[];for(const{deployID:S,app:C,stage:H}of e.unfinished())H===null?y(S):(e.fail(S,Hr(H)),t.onChange?.(S,C));
for(const S of $)y(S)}async function j(){o.abort(new Error("the platform stops")),await Promise.all(i.values())}return{enqueue($){y($),b()},async start(){await n.
recover(),z(),c=!0,b()},stop:j,idle:()=>new Promise($=>{h.push($),b()}),[Symbol.asyncDispose]:j}}function Ot({app:t}){return JSON.stringify([t.org,t.project,t.appID])}
async function Su(t,e,n){const{deployID:s,app:r}=t,{store:o,log:i,clock:a,onChange:c}=e,h=a.now();let y="succeeded";try{await _u(t,e,n)}catch(E){const b=Ha(E);y=
b.code,await Ou(s,e,n,()=>o.fail(s,b))}c?.(s,r),i("info","deployment_ended",{deployID:s,ending:y,ms:a.now()-h})}async function _u({deployID:t,app:e},n,s){const{
store:r,builder:o,onChange:i,onLive:a}=n;let c="clone";const h=y=>{c=y,r.advance(t,$u[y],y),i?.(t,e)};try{const y={stack:[],error:void 0,hasError:!1};try{const E=wu(
y,await o.build(r.job(t),{signal:s,onStage:h,onCommit:b=>r.recordCommit(t,b)}),!0);s.throwIfAborted(),h("activate"),r.activate(t,E.release.manifestHash),a?.(e,E.
release)}catch(E){y.error=E,y.hasError=!0}finally{const E=Eu(y);E&&await E}}catch(y){throw new zr(c,s.aborted,y)}}const $u={queue:"queued",clone:"building",install:"\
building",build:"building",sync:"syncing",activate:"activating"};async function Ou(t,e,n,s){for(;;)try{return s()}catch(r){if(e.log("error","deployment_not_reco\
rded",{deployID:t,cause:_t(r)}),n.aborted)return;await e.clock.sleep(bu,n).catch(()=>{})}}function J(t,e){const n=t[e];if(typeof n!="string")throw Ro(e);return n}
function we(t,e){return t[e]===null?null:J(t,e)}function de(t,e){const n=t[e];if(typeof n!="number")throw Ro(e);return n}function xo(t,e){return t[e]===null?null:
de(t,e)}function Rl(t,e){return new Date(de(t,e)).toISOString()}function Ro(t){return new v.GQ("internal",`platform.db: column ${t} has an unexpected type`)}function ku(t,e,n){
const s=t.prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT * FROM apps WHERE org = ? ORDER BY project, app_id"),o=t.
prepare("SELECT DISTINCT org FROM apps ORDER BY org"),i=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),a=t.prepare(`INSERT INTO apps (org, project, app_id,\
 name, type, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),h=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name"),y=t.prepare("DELETE FROM env \
WHERE app = ?"),E=t.prepare("INSERT INTO env (app, name, value) VALUES (?, ?, ?)"),b=$=>{const S=s.get($.org,$.project,$.appID);return S&&or(S)},z=$=>{let S=Fr(
$,n);for(;i.get(S);)S=Fr($,n);return S},j=$=>{const S=b($);if(!S)throw new v.GQ("internal",`The app ${$.appID} is not in platform.db`);return S};return{find:b,create($,S,C){
if(b($))return;const H=e.now();return a.run($.org,$.project,$.appID,$.appID,S,...Io(C),z($.appID),`env-${Gs(16,n)}`,H,H),j($)},update($,S){return c.run(...Io(S),
e.now(),$.id),j($)},env:$=>Object.fromEntries(h.all($.id).map(S=>[J(S,"name"),J(S,"value")])),replaceEnv($,S){y.run($.id);for(const[C,H]of Object.entries(S))E.run(
$.id,C,H)},organizations:()=>o.all().map($=>J($,"org")),list:$=>r.all($).map(or)}}function Io(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,
settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function or(t){const e=J(t,"type"),n=L.yN.find(s=>s===e);if(!n)throw new v.GQ("internal",`platform.db: unknown\
 app type ${e}`);return{id:de(t,"id"),org:J(t,"org"),project:J(t,"project"),appID:J(t,"app_id"),name:J(t,"name"),type:n,repository:J(t,"repository"),branch:J(t,
"branch"),buildCommand:we(t,"build_command"),outputDirectory:we(t,"output_directory"),region:we(t,"region"),settings:No(J(t,"settings")),subdomain:J(t,"subdomai\
n"),environmentID:J(t,"environment_id"),liveRelease:we(t,"live_release"),createdAt:de(t,"created_at"),updatedAt:de(t,"updated_at")}}function No(t){const e=JSON.
parse(t);return(0,K.G)(e)?e:{}}const Do=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;function vu(t,e,n,s,r){const o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch,\
 commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),i=t.prepare(`SELECT ${Do} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`),a=t.prepare(`SELECT ${Do} FROM deploym\
ents d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=t.prepare(`SELECT failure FROM deployments WHERE app = ? AND deploy_id = ?
    AND status = 'failed'`),h=t.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`),y=t.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployment\
s d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`),E=t.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`),b=t.prepare("UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?"),z=t.prepare(`UPDATE deployments SET s\
tatus = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),j=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),$=t.prepare(`SELECT status, count(*) AS count,
    count(finished_at - started_at) AS ran, coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);return{create(S,C,H){const oe=`d\
pl-${Gs(16,r)}`;o.run(oe,S.id,C,H,s.now());const Me=i.get(S.id,oe);if(!Me)throw new v.GQ("internal",`The deployment ${oe} was not stored`);return ir(Me)},find(S,C){
const H=i.get(S.id,C);return H&&ir(H)},list:(S,C,H)=>a.all(S.id,H??Number.MAX_SAFE_INTEGER,C).map(ir),failure(S,C){const H=c.get(S.id,C);return H&&JSON.parse(J(
H,"failure"))},totals:()=>$.all().map(S=>({status:J(S,"status"),count:de(S,"count"),ran:de(S,"ran"),seconds:de(S,"ms")/1e3})),unfinished:()=>h.all().map(S=>({deployID:J(
S,"deploy_id"),app:{org:J(S,"org"),project:J(S,"project"),appID:J(S,"app_id")},stage:Lo(S)})),job(S){const C=y.get(S);if(!C)throw new v.GQ("internal",`There is \
no deployment ${S}`);const H=or(C),{org:oe,project:Me,appID:Ve,repository:kt,buildCommand:Xe,outputDirectory:Ce,settings:fr}=H;return{deployID:S,app:{org:oe,project:Me,
appID:Ve},repository:kt,branch:J(C,"job_branch"),commit:we(C,"commit_requested"),buildCommand:Xe,outputDirectory:Ce,settings:fr,env:e.env(H)}},advance(S,C,H){E.
run(C,H,s.now(),S)},recordCommit(S,C){b.run(C,S)},fail(S,C){z.run(C.stage,JSON.stringify(C),s.now(),S)},cancel(S,C){j.run(C,s.now(),S)},activate:(S,C)=>n.activate(
S,C)}}function ir(t){return{seq:de(t,"seq"),deployID:J(t,"deploy_id"),status:Au(t),stage:Lo(t),branch:J(t,"branch"),commit:we(t,"commit"),createdAt:de(t,"create\
d_at"),startedAt:xo(t,"started_at"),finishedAt:xo(t,"finished_at"),supersededBy:we(t,"superseded_by")}}function Lo(t){const e=we(t,"stage");return Z.find(n=>n===
e)??null}function Au(t){const e=J(t,"status"),n=le.find(s=>s===e);if(!n)throw new v.GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const Mo=24*
36e5,xu=6e4;function Ru(t,e){const n=t.prepare(`SELECT request_hash, status, response FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`),s=t.prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)"),r=t.prepare("DELETE FROM idempo\
tency WHERE created_at <= ?");let o=Number.NEGATIVE_INFINITY;const i=a=>(0,N.createHash)("sha256").update(a).digest("hex");return{recall(a,c,h){const y=n.get(a,
c,e.now()-Mo);return y?J(y,"request_hash")!==i(h)?{kind:"other-body"}:{kind:"answered",status:de(y,"status"),body:J(y,"response")}:{kind:"new"}},remember(a,c,h,y,E){
const b=e.now();b-o>=xu&&(r.run(b-Mo),o=b),s.run(a,c,i(h),y,E,b)}}}const Iu=1e4;function Nu(t,e,n){const s=t.prepare(`INSERT INTO releases (deploy_id, app, mani\
fest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`),r=t.prepare(`UPDATE deployments SET status = 'succeeded', stage =\
 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`),o=t.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`),i=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),a=t.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`),c=t.prepare("DELETE FROM releases WHERE deploy_id = ?"),h=t.prepare("S\
ELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),y=t.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a\
.id = r.app
    WHERE ?1 IS NULL OR a.org = ?1`),E=new Map,b=j=>a.all(j).map(Du),z=j=>{const $=h.get(j);if(!$)return;const S=we($,"live_release"),C=b(de($,"id"));return{org:J(
$,"org"),subdomain:J($,"subdomain"),settings:No(J($,"settings")),release:C.find(H=>H.deployID===S)??null,kept:C.filter(H=>H.deployID!==S)}};return{site(j){const $=E.
get(j);if($)return $;const S=z(j);return E.size>=Iu&&E.clear(),S&&E.set(j,S),S},activate(j,$){const S=e.now(),C=o.get(j);if(!C)throw new v.GQ("internal",`There \
is no deployment ${j}`);const H=de(C,"id");Sn(t,()=>{if(s.run($,S,j).changes!==1)throw new v.GQ("internal",`The deployment ${j} has ended and cannot be activate\
d`);r.run(S,S,j),i.run(j,H);for(const oe of b(H).slice(n))c.run(oe.deployID)}),E.delete(J(C,"subdomain"))},rollback(j,$){const S=b(j.id),C=S.findIndex(oe=>oe.deployID===
j.liveRelease),H=$===void 0?S[C+1]:S.find(oe=>oe.deployID===$);if(!(!H||C===-1))return i.run(H.deployID,j.id),E.delete(j.subdomain),H},list:j=>b(j.id),manifests:j=>y.
all(j??null).map($=>({org:J($,"org"),manifestHash:J($,"manifest")})),forget:j=>{E.delete(j)}}}function Du(t){return{deployID:J(t,"deploy_id"),manifestHash:J(t,"\
manifest")}}function Lu(t){const{clock:e,random:n}=t,s=Vd(t.dataDir),r=ku(s,e,n),o=Nu(s,e,t.keepReleases);return{database:s,apps:r,releases:o,deployments:vu(s,r,
o,e,n),idempotency:Ru(s,e),transaction:i=>Sn(s,i),[Symbol.dispose](){s.isOpen&&s.close()}}}const Mu=600;async function Cu(t,e,n){const{env:s,allowLocalGit:r,clock:o,
log:i,random:a,keepReleases:c,kvsQuotas:h,workers:y,lasting:E}=e,b=n.use(Lu({dataDir:E?t:void 0,clock:o,random:a,keepReleases:c})),z=n.use(await lu({dataDir:t,lasting:E,
database:b.database,clock:o,log:i,quotas:h})),j=n.use(fi({dir:(0,A.join)(t,"objects"),clock:o,log:i,lasting:E})),$=n.use(_c(j,b.releases,o,i)),{gitUrlTemplate:S,
isolation:C,buildLimits:H,onOutput:oe}=e,Ve={dataDir:t,lasting:E,env:s,allowLocalGit:r,gitUrlTemplate:S,limits:H,isolation:C,onOutput:oe,live:fr=>b.releases.manifests(
fr).map(vl=>vl.manifestHash),log:i,clock:o},kt=e.builder??n.use(Ec(Ve)),Xe=()=>{b.deployments.unfinished().length===0&&$.whenIdle()},Ce=n.use(Tu({store:b.deployments,
builder:kt,workers:y,log:i,clock:o,onChange:Xe}));return{state:b,kvs:z,objects:j,housekeeping:$,queue:Ce}}function ju(t,e,n,s,r){const{clock:o,fetch:i,requestsPerMinute:a=s===
Mr?0:Mu}=e,c=$c(t),{baseUrl:h,issuer:y}=n;return{issuer:Ze({issuer:y,audience:h,key:c,requestToken:r,clock:o}),gate:{roleOf:s.roleOf,verify:Rc({policy:s,issuer:y,
audience:h,key:c,clock:o,fetch:i}),rateLimit:Wa(a,o)}}}function Pu(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Co&&(s-=1);const r=s-
e.length;return r<2||t.charCodeAt(r-1)!==Co?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const Co=46,Uu=300;function Bu(t){return[["/api/v1","control",t.
control],["/v1","kvs",t.kvs],["/identity","identity",t.identity],["/console","console",t.console],["/operator","operator",t.operator],["/backup","operator",ar("\
/backup",t.backup)],["/healthz","platform",ar("/healthz",cr(t.healthz))],["/metrics","platform",ar("/metrics",cr(t.metrics))]]}function ar(t,e){return n=>(D(n.target)===
t?e:dr)(n)}function cr(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;
return R(new g("method_not_allowed",s,{allow:n}),e)}}function Fu(t){const e=Bu(t),n=cr(t.index),{sitesDomain:s,edge:r,observe:o}=t,i=c=>{const h=D(c.target);if(h===
"/")return["platform",n];for(const[y,E,b]of e)if(h.startsWith(y)&&!(h.length!==y.length&&h[y.length]!=="/"))return[E,b??dr];return["platform",dr]},a=(c,h,y)=>{const E=performance.
now(),b=h(y);return b instanceof Promise?b.then(z=>(o(c,y,z.status,E),z),z=>{const j=z instanceof M;if(o(c,y,j?400:500,E),!j)throw z;return R(new g("invalid_req\
uest","The body broke off."),y)}):(o(c,y,b.status,E),b)};return c=>{const h=c.headers.host;if(typeof h=="string"&&Pu(h,s))return a("edge",r,c);const[y,E]=i(c);return a(
y,E,c)}}const dr=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=D(n).slice(0,Uu),r=n.startsWith("/")?new g("not_\
found",`Nothing is at ${s}`):new g("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return R(r,t)};var zu=k(7067),Hu=k(7030),ur=k(
7075);const Gu=/^[\w.:-]{1,128}$/,jo=8*1024*1024,Wu=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Ku=47,Yu=(0,N.randomBytes)(5).toString("hex");let Po=0;class Ju{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,e.url?.charCodeAt(0)!==Ku&&Qu(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];Po+=1,this.#s=typeof e=="string"&&Gu.
test(e)?e:`${Yu}-${Po}`}return this.#s}get bodyAbandoned(){return this.#o}get signal(){if(this.#r===void 0){const e=new AbortController;this.#r=e,this.#n.add(this),
this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error("The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(
e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise((r,o)=>{const i=[];let a=0;const c=y=>{this.#o=!n.complete,o(y)},h=()=>c(
new M("The client went away before its body ended"));if(n.destroyed&&h(),s>e+jo){c(new F);return}n.on("data",y=>{a+=y.length,a<=e?i.push(y):a>e+jo?(n.pause(),c(
new F)):i.length=0}),n.on("end",()=>a>e?c(new F):r(Vu(i,a))),n.on("error",h),n.on("close",()=>{n.complete||h()})})}}function Qu(t){const[,e,n=""]=Wu.exec(t.url??
"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Vu(t,e){const[n]=t;return n!==void 0&&t.length===1?n:Buffer.concat(t,e)}const Xu=15e3,
Zu=12e4,qu=3e4,el=t=>_(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},{"retry-after":"1"});async function tl(t){const{
host:e,log:n}=t,s={handler:el,closing:!1},r=new Set,o=(0,zu.createServer)({headersTimeout:Xu,requestTimeout:Zu,keepAliveTimeout:qu,joinDuplicateHeaders:!0},(c,h)=>{
cl();const y=new Ju(c,h,r);ol(s,y,c,h,n)}),i=await sl(o,t.port,e);let a;return{port:i,serve(c){s.handler=c},close(c=5e3){return s.closing=!0,a??=rl(o,r,c),a}}}function nl(t,e){
return`http://${(0,Hu.isIPv6)(t)?`[${t}]`:t}:${e}`}function sl(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,v.xU)(o);r(i==="EADDRINUSE"?new v.
GQ("port_in_use",`Port ${e} of ${n} is taken by another process`,{input:"port",remedy:"Name another port, as --port 4401, or --port 0 for a free one.",cause:o}):
i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new v.GQ("invalid_input",`The platform may not listen on ${n}:${e} (${i})`,{input:"port",remedy:"Name an addr\
ess of this machine, and a port from 1024 on.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function rl(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new v.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function ol(t,e,n,s,r){const o=c=>al(c,e,n,s,t.closing,r),i=c=>o(
il(e,c,r)),a=c=>{try{o(c)}catch(h){i(h)}};try{const c=t.handler(e);c instanceof Promise?c.then(a,i):a(c)}catch(c){i(c)}}function il(t,e,n){const s=(0,v.I7)(e),r=s.
cause instanceof Error?s.cause.stack??s.cause.message:s.stack;return n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??
null}),_(500,{error:{code:"internal",message:"The platform failed to answer; its log tells more under this request ID.",requestID:t.requestID}})}function al(t,e,n,s,r,o){
const{body:i,status:a}=t,c=i instanceof ur.Readable?i:void 0;if(s.destroyed||s.headersSent){c?.destroy();return}const h=[];let y=!1;for(const b in t.headers){const z=t.
headers[b];z!==void 0&&(h.push(b,z),y||=b==="content-length")}h.push("x-request-id",e.requestID),(r||e.bodyAbandoned)&&h.push("connection","close");const E=a===
204||a===304;!y&&!c&&!E&&h.push("content-length",ll(i)),s.writeHead(a,h),n.method==="HEAD"||E||i===void 0?(c?.destroy(),s.end()):i instanceof ur.Readable?(0,ur.
pipeline)(i,s,b=>{b&&(0,v.xU)(b)!=="ERR_STREAM_PREMATURE_CLOSE"&&o("error","stream_failed",{requestID:e.requestID,message:b.message})}):dl(s,i)}const Uo=[];let _n=!1;
function cl(){_n||(_n=!0,setImmediate(ul))}function dl(t,e){_n?Uo.push([t,e]):t.end(e)}function ul(){_n=!1;for(const[t,e]of Uo.splice(0))t.end(e)}function ll(t){
return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:0}const fl=["0.0.0.0","::"];function hl(t,e){const n=fl.includes(e.host)?"12\
7.0.0.1":e.host,s=yl(e.publicUrl??nl(n,t)),r=ml(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,
kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a}.${r}${o}/`}}const pl=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function ml(t,e){const n=(s,r)=>new v.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!pl.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Give the sites a domain that ${e} is not part of,\
 with --sites-domain, or the platform another name, with --public-url.`;throw n(`holds the platform's own name ${e}`,s)}return t}function yl(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new v.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var gl=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},wl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function El(t){try{return await Tl(t)}catch(e){throw bl(e,(0,A.resolve)(t.
dir))}}function bl(t,e){const n=(o,i,a)=>new v.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof v.GQ)return t;if(_e(t))return n("disk_full",`The disk tha\
t holds the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(xn(t)){const o=`A database\
 of the data directory ${e} is damaged: ${_t(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,v.xU)(t)===void 0||!(0,q.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,v.xU)(t)})`,"Give this us\
er the whole data directory, with nothing foreign in it, or name another one with --data.")}async function Tl(t){const e={stack:[],error:void 0,hasError:!1};try{
const n=Fa(t),{log:s}=n,r=gl(e,new AsyncDisposableStack,!0),o=l(t.dir);r.use(Ia(o));const i=Oa(o),a=await tl(n);r.defer(()=>a.close());const c=hl(a.port,n),h=await Cu(
o,n,r);r.defer(()=>a.close());const y=(0,N.randomBytes)(32).toString("base64url"),E=ju(o,n,c,i,y),b=Dn(o,$=>_l(h,$));a.serve($l(o,n,c,h,E,tt(y,b))),await h.queue.
start();const z=`${c.issuer}/token?api-version=2.0`;r.use(f(o,{pid:process.pid,...lr(c),requestUrl:z,requestToken:y})),s("info","platform_started",{...lr(c),dataDir:o});
const j=Sl(r.move(),()=>s("info","platform_stopped",{dataDir:o}));return{...c,port:a.port,dataDir:o,requestUrl:z,requestToken:y,close:j,mintToken:E.issuer.mint,
backUp:b,collectGarbage:h.housekeeping.collect,[Symbol.asyncDispose]:j}}catch(n){e.error=n,e.hasError=!0}finally{const n=wl(e);n&&await n}}function Sl(t,e){let n;
return()=>(n??=t.disposeAsync().then(e),n)}function _l({state:t,kvs:e},n){So(t.database,(0,A.join)(n,"platform.db")),e.copyTo(n)}function $l(t,e,n,s,{gate:r,issuer:o},i){
const{log:a,clock:c,allowLocalGit:h,edgeCacheBytes:y}=e,{state:E,kvs:b,objects:z,queue:j}=s,{sitesDomain:$,kvsUrl:S,consoleUrl:C,siteUrl:H}=n,{verify:oe,roleOf:Me}=r,
Ve=Ma(E.deployments),kt=Xe=>{try{j.enqueue(Xe)}catch(Ce){a("error","enqueue_failed",{deployID:Xe,message:Ce instanceof Error?Ce.message:String(Ce)})}};return Fu(
{sitesDomain:$,edge:ba({sites:E.releases,objects:z,cacheBytes:y,log:a,domain:$}),control:pt(r,{state:E,enqueue:kt,allowLocalGit:h,siteUrl:H}),kvs:b.handler,identity:o.
handler,operator:u(r,{state:E,kvs:b,kvsUrl:S,siteUrl:H}),console:Yt({state:E,kvs:b,clock:c,dataDir:t,verify:oe,roleOf:Me,consoleUrl:C,siteUrl:H}),backup:i,healthz:$a(
E),metrics:Ve.handler,index:Ol(n),observe:kl(Ve.count,a)})}function lr({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}
function Ol(t){const e={service:"slipway",...lr(t),controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl("{subdomain}")};return()=>_(200,e)}function kl(t,e){return(n,s,r,o)=>{
if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[h=""]=c.split("?",1);e("info","request",{room:n,method:i,
path:h,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}})};export{Nl as id,Dl as ids,Ll as modules};

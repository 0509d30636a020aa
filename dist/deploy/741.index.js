var io=Object.freeze,Qd=Object.defineProperty;var ao=(Ee,re)=>io(Qd(Ee,"raw",{value:io(re||Ee.slice())}));var co;const tf=741,nf=[741],sf={9315:((Ee,re,S)=>{S.d(re,{runCheck:()=>pe});var k=S(1455),g=S(8161),I=S(6760),$=S(3532),A=S(9127),G=S(3739);const V=/url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^)"'\s]+))\s*\)|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi;
function Q(f){return[...f.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g,"").matchAll(V)].flatMap(d=>{const p=d.slice(1).find(m=>m!==void 0);return p===void 0||p===
""||p.startsWith("#")?[]:[{href:p,kind:"asset"}]})}async function F(f,l,d){const p=f[Symbol.iterator](),m=async()=>{for(let T=p.next();!T.done;T=p.next())await d(
T.value)};await Promise.all(Array.from({length:l},m))}var z=S(1600);const W={a:[["href","link"]],area:[["href","link"]],link:[["href","asset"]],script:[["src","\
asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src",
"link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink\
:href","asset"]]},Ne=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),Le=new Set(["title","style","script","template"]),
De=/\b(?:preconnect|dns-prefetch|canonical|pingback|webmention|me|author|license)\b/;function Te(f){const l=new Se;return l.read(f),l}class Se{links=[];ids=new Set;base;empty=!0;#e=[];read(l){
const d=new z.i({onopentag:(p,m)=>this.#t(p,m),ontext:p=>this.#s(p),onclosetag:p=>{this.#e.at(-1)===p&&this.#e.pop()}});d.write(l),d.end()}#t(l,d){Le.has(l)&&this.#e.
push(l),Ne.has(l)&&(this.empty=!1);for(const m of[d.id,l==="a"?d.name:void 0])m&&this.ids.add(m);switch(d.style?.includes("url(")&&this.#r(Q(d.style)),l){case"b\
ase":this.base??=d.href;return;case"meta":this.#n(d);return;case"link":if(De.test(d.rel??""))return;break;case"a":case"area":if(/\bexternal\b/.test(d.rel??""))return;
break}const p=(W[l]??[]).flatMap(([m,T])=>{const _=d[m];return _===void 0?[]:[{href:_,kind:T}]});this.#r([...p,...O(d.srcset??d.imagesrcset??"")])}#n(l){if(l["h\
ttp-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const d=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.exec(l.content??"")?.[1];d&&this.#r([{href:d.
trim(),kind:"link"}])}#s(l){this.#e.at(-1)==="style"&&this.#r(Q(l)),this.#e.length===0&&l.trim()!==""&&(this.empty=!1)}#r(l){this.links.push(...l.filter(({href:d})=>!H(
d)))}}function H(f){return/\{\{|\$\{|<%/.test(f)}function O(f){return f.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(d=>{const[p=""]=d.trim().split(/\s/,1);return p===
""?[]:[{href:p.replace(/,+$/,""),kind:"asset"}]})}const N=10;class K{#e;#t=new Map;constructor(l){this.#e=l}know(l,d){this.#t.set(l.pathname,Promise.resolve({kind:"\
there",url:l,page:ne(d)}))}probe(l){const d=l.pathname+l.search,p=this.#t.get(d);if(p)return p;const m=this.#n(l);return this.#t.set(d,m),m}async#n(l){let d=l;for(let p=0;p<
N;p+=1){const{status:m,headers:T}=await this.#e.fetch(d,{method:"HEAD",signal:this.#e.signal}),_=T.get("location");if(m>=400)return{kind:"missing",status:m};if(m<
300||_===null||!URL.canParse(_,d.href))return{kind:"there",url:d,page:ne(T)};if(d=new URL(_,d),d.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function ne(f){return/\bhtml\b/.test(f.get("content-type")??"")}const oe=16,se=2e4,Ce=16*1024*1024;async function Wt(f,l){const d=new Yt(f),p=l.filter(
T=>/\.(?:x?html?|css)$/i.test(T));return await F(p.slice(0,se),oe,T=>d.read(T)),await d.follow(),{index:await d.index(),...d.result(),unread:d.unread+Math.max(0,
p.length-se)}}const Kt=5;class Yt{#e;#t;#n=new Map;#s=new Map;#r=[];#o=0;unread=0;constructor(l){this.#e=l,this.#t=new K(l)}async index(){const{root:l,fetch:d,signal:p}=this.#e,
m=await this.#t.probe(l);if(m.kind!=="there")return{status:us(m),empty:!1};const T=await d(m.url,{signal:p}),_=await T.text();return{status:T.status,empty:_.trim()===
""||m.page&&Te(_).empty}}async read(l){const d=_e(l,this.#e.root),p=await this.#e.fetch(d,{signal:this.#e.signal}),m=await p.text();p.status>=300||(this.#t.know(
d,p.headers),m.length>Ce?this.unread+=1:/\.css$/i.test(l)?this.#i(Q(m),d,l):this.#a(m,d,l))}#a(l,d,p){const m=Te(l);this.#o+=1,this.#s.set(p,m.ids);const T=m.base!==
void 0&&URL.canParse(m.base,d.href)?new URL(m.base,d):d;this.#i(m.links,T,p)}#i(l,d,p){for(const{href:m,kind:T}of l){const _=URL.canParse(m,d.href)?new URL(m,d):
void 0;if(_?.origin!==this.#e.root.origin)continue;const j=`${T} ${_.href} ${m}`,M=this.#n.get(j)??{href:m,kind:T,url:_,files:[],count:0};this.#n.set(j,M),M.files.
at(-1)!==p&&(M.count+=1,M.files.length<Kt&&M.files.push(p))}}async follow(){await F(this.#n.values(),oe,async l=>{const d=await this.#c(l);if(d===void 0)return;
const{href:p,files:m,count:T}=l;this.#r.push({href:p,files:m,count:T,...d})})}async#c({url:l,kind:d}){const p=await this.#t.probe(l);switch(p.kind){case"missing":
return{kind:d,why:`answers ${p.status}`};case"circle":return{kind:d,why:"redirects in a circle"};case"external":return;case"there":return d==="asset"&&p.page&&/\.(?!x?html?$)\w+$/i.
test(p.url.pathname)?{kind:d,why:"answers with a page"}:this.#u(p.url,l.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return p}}#u(l,d){const p=d.
slice(1);if(p===""||/^(?:top$|[/!]|:~:)/i.test(p))return!0;const m=this.#d(R(l.pathname).slice(1));return m===void 0||m.has(p)||m.has(R(p))}#d(l){return[l,`${l}\
.html`,l===""||l.endsWith("/")?`${l}index.html`:""].map(p=>this.#s.get(p)).find(p=>p!==void 0)}result(){const l=this.#r.sort((p,m)=>L(p.files[0],m.files[0])||L(
p.href,m.href)),d=new Set([...this.#n.values()].map(({url:p})=>p.href)).size;return{pages:this.#o,links:d,dead:l}}}function us(f){return f.kind==="missing"?f.status:
310}function _e(f,l){const d=f.replace(/(^|\/)index\.html$/,"$1");return new URL(d.split("/").map(encodeURIComponent).join("/"),l)}function R(f){try{return decodeURIComponent(
f)}catch{return f}}function L(f="",l=""){return f<l?-1:+(f>l)}var it=S(7496);const Jt=100,Xt='A link to what another application serves below the same host is l\
eft alone where it says rel="external".';async function Vt(f,l){const d=[];for(const[p,m]of f.dead.entries()){const T=p<Jt?await l.find(m.href,m.files[0]??""):void 0;
d.push({...qt(m),...T===void 0?{}:{place:T}})}return[...Qt(f),...d,...Zt(f)]}function Qt({index:f}){return f.status>=300?[{code:"index_unanswered",message:`The \
site has no index page: / answers ${f.status}`,remedy:"The output directory needs an index.html. Is output-directory the folder that the build writes?"}]:f.empty?
[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function qt(f){const l=JSON.stringify(f.href.length>200?`${f.href.
slice(0,199)}\u2026`:f.href);switch(f.kind){case"link":return{code:"dead_link",message:`Dead link: ${l} ${f.why} (${je(f)})`,remedy:Xt};case"asset":return{code:"\
dead_asset",message:`Missing file: ${l} ${f.why} (${je(f)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${l} leads to has no such part (${je(
f)})`};default:return f.kind}}function je({files:f,count:l}){const d=l-1;return`in ${f[0]}${d>0?` and ${d} more ${d===1?"file":"files"}`:""}`}function Zt({unread:f}){
return f===0?[]:[{code:"not_all_checked",message:`${f} pages or style sheets are too long, or too many, to be read`}]}var Me=S(1421),Ue=S(7975);const en=(0,Ue.promisify)(
Me.execFile),tn=64*1024*1024;function ie(f,l,d){const p=Object.fromEntries(Object.entries(l).filter(([T])=>!T.startsWith("GIT_"))),m={cwd:f,env:{...p,LC_ALL:"C"},
signal:d,maxBuffer:tn};return async(...T)=>{try{return(await en("git",["-c","safe.directory=*","-c","core.fsmonitor=false",...T],m)).stdout}catch(_){throw(0,G.xU)(
_)!=="ENOENT"?_:new G.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the check builds the commit that is checked out.",cause:_})}}}
async function at(f,l,d){const p=ie(f,l,d),[m="",T="",_=""]=(await ct(p,f,d)).split(`
`),j=ie(m,l,d);return{commit:_,changed:(await j("diff","--name-only","-z","HEAD")).split("\0").filter(M=>M!==""),git:j,async lend(M,B){await(0,k.mkdir)(M,{recursive:!0}),
await ie(M,l,d)("init","--quiet","--bare","--template=","."),await(0,k.mkdir)((0,I.join)(M,"objects","info"),{recursive:!0}),await(0,k.writeFile)((0,I.join)(M,"\
objects","info","alternates"),`${(0,I.join)(T,"objects")}
`),await(0,k.copyFile)((0,I.join)(T,"shallow"),(0,I.join)(M,"shallow")).catch(J=>{if((0,G.xU)(J)!=="ENOENT")throw J}),await ie(M,l,d)("update-ref",`refs/heads/${B}`,
_)}}}async function ct(f,l,d){try{const p=await f("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[m="",T="",_=""]=p.split(`
`);return[m,(0,I.resolve)(l,T),_].join(`
`)}catch(p){throw d.throwIfAborted(),p instanceof G.GQ?p:new G.GQ("file_not_found",`There is no checkout in ${l}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:p})}}var Pe=S(8522);const nn=(0,Ue.promisify)(Pe.brotliCompress),ut=(0,Ue.promisify)(Pe.gzip),lt=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
P={params:{[Pe.constants.BROTLI_PARAM_QUALITY]:5}},dt={level:6};async function sn(f,l){const d=l.length;if(d===0||lt.test(f))return{bytes:d,brotli:d,gzip:d};const[
p,m]=await Promise.all([ut(l,dt),nn(l,P)]);return{bytes:d,brotli:Math.min(d,m.length),gzip:Math.min(d,p.length)}}const rn=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
le=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function ft(f){return rn.test(f)&&!ht(f)}function ht(f){return le.test(f)}const Fe="PRIVATE K\
EY",on=600;function an(f){for(let l=f.indexOf(Fe);l!==-1;l=f.indexOf(Fe,l+Fe.length)){const d=f.toString("latin1",Math.max(0,l-40),l+on);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(d))return!0}return!1}const pt=25*1024*1024,cn=16*1024*1024,un=4;async function ln(f,{commit:l,signal:d}){const p=(await Oe((0,I.join)(f,".git","shallow"))).
trim()===l,m=[],T=[];for await(const M of mt(f,"")){d.throwIfAborted();const B=de(M,p);B!=="ordinary"&&B!=="left-out"&&T.push(B),B==="ordinary"&&m.push(M)}const _=[];
await F(m.sort(),un,async M=>{d.throwIfAborted();const B=await yt(f,M);B&&(_.push(B.file),T.push(...B.found))});const j=_.filter(({path:M})=>/\.(?:js|mjs|cjs|css)\.map$/.
test(M));return j.length>0&&T.push($e(j)),{files:_.sort((M,B)=>M.path<B.path?-1:1),findings:T}}async function*mt(f,l){for(const d of await(0,k.readdir)((0,I.join)(
f,l),{withFileTypes:!0})){const p=l+d.name,m=d.name===".git"||p==="node_modules";d.isDirectory()&&!m?yield*mt(f,`${p}/`):(m||d.isFile()||d.isSymbolicLink())&&(yield p)}}
function de(f,l){const d=f.slice(f.lastIndexOf("/")+1);return f==="node_modules"||d===".git"&&l?"left-out":d===".git"?{code:"leaked_repository",message:`The out\
put holds a git repository, ${f}: its whole history would be public`,remedy:"Build into a folder of its own, or have the build remove it."}:ht(d)?{code:"example\
_of_secrets",message:`The output holds ${f}, which is not published`,remedy:"Leave it out of the output directory."}:ft(d)?{code:"leaked_secret_file",message:`T\
he output holds ${f}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}:"\
ordinary"}async function yt(f,l){const d=(0,I.join)(f,l),p=await(0,k.stat)(d).catch(()=>{});if(!p?.isFile())return;const m=p.size;if(m>cn){const j=m>pt?[Be(l,m)]:
[];return{file:{path:l,bytes:m,brotli:m,gzip:m},found:j}}const T=await(0,k.readFile)(d);return{file:{path:l,...await sn(l,T)},found:an(T)?[Ge(l)]:[]}}function Be(f,l){
return{code:"large_file",message:`${f} has ${(l/1024**2).toFixed(0)} MB; more than ${pt/1024**2} is much for a site`}}function Ge(f){return{code:"leaked_private\
_key",message:`The output holds a private key, in ${f}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever \
published."}}function $e(f){const[l]=f,d=f.length===1?"":` and ${f.length-1} more`;return{code:"source_maps",message:`The output holds source maps (${l?.path}${d}\
): everybody can read the sources they hold`}}async function Oe(f){return(0,k.readFile)(f,"utf8").catch(()=>"")}const wt=/[\s"'`(=[{<>,:]$/,dn=/^[\s"'`)\]}<>,;#?]/;
function fn(f,l,d){const p=new Map,m=T=>{const _=p.get(T)??hn(f,l,T);return p.set(T,_),_};return{async find(T,_){for(const j of gt(T)){const M=await m(j),B=pn(M,
_,d);if(B)return B}}}}function gt(f){const[l=""]=f.split(/[?#]/,1),d=f.replaceAll("&","&amp;");return[...new Set([f,d,l])].filter(p=>p.length>1)}async function hn(f,l,d){
return(await f("grep","-I","-n","-z","-F","-e",d,l,"--").catch(()=>"")).split(`
`).flatMap(m=>he(m,l,d))}function he(f,l,d){const[p="",m="",...T]=f.split("\0"),_=T.join("\0");for(let j=_.indexOf(d);j!==-1;j=_.indexOf(d,j+1)){const[M,B]=[_.slice(
Math.max(0,j-1),j),_.slice(j+d.length,j+d.length+1)];if((j===0||wt.test(M))&&(B===""||dn.test(B)))return[{file:p.slice(l.length+1),line:Number(m),column:j+1}]}return[]}
function pn(f,l,d){const p=f.filter(({file:T})=>d===void 0||!T.startsWith(`${d}/`)),m=p.filter(({file:T})=>yn(T,l));return[f,p,m].map(mn).find(T=>T!==void 0)}function mn(f){
const[l]=f;return l&&f.every(({file:d})=>d===l.file)?l:void 0}function yn(f,l){const d=He(l.replace(/\/index\.[^/]+$/,""));return He(f)===d||He(f.replace(/\/index\.[^/]+$/,
""))===d}function He(f){return f.slice(f.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const wn=5;async function gn(f,l,d){const p=l.files.map(({path:_})=>_),m=await Wt(
f,p),T=_=>l.files.reduce((j,M)=>j+_(M),0);return{pages:m.pages,links:m.links,files:l.files.length,bytes:T(({bytes:_})=>_),brotli:T(({brotli:_})=>_),gzip:T(({gzip:_})=>_),
largest:l.files.toSorted((_,j)=>j.bytes-_.bytes).slice(0,wn),findings:bn([...l.findings,...await Vt(m,d)])}}const ze=["error","warning","notice"];function bn(f){
const l=d=>ze.indexOf((0,it.x)(d))*2+(d.place?0:1);return f.toSorted((d,p)=>l(d)-l(p))}function En({findings:f}){const l=f.filter(d=>(0,it.x)(d)==="error").length;
if(l!==0)return new G.GQ("check_failed",`The site was built, and does not pass: ${l} ${l===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var Tn=S(4780),Sn=S(7859),bt=S(7244),fe=function(f,l,d){if(l!=null){if(typeof l!="object"&&typeof l!="function")throw new TypeError("Ob\
ject expected.");var p,m;if(d){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");p=l[Symbol.asyncDispose]}if(p===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");p=l[Symbol.dispose],d&&(m=p)}if(typeof p!="function")throw new TypeError("Object not disposable.");
m&&(p=function(){try{m.call(this)}catch(T){return Promise.reject(T)}}),f.stack.push({value:l,dispose:p,async:d})}else d&&f.stack.push({async:!0});return l},Et=(function(f){
return function(l){function d(_){l.error=l.hasError?new f(_,l.error,"An error was suppressed during disposal."):_,l.hasError=!0}var p,m=0;function T(){for(;p=l.
stack.pop();)try{if(!p.async&&m===1)return m=0,l.stack.push(p),Promise.resolve().then(T);if(p.dispose){var _=p.dispose.call(p.value);if(p.async)return m|=2,Promise.
resolve(_).then(T,function(j){return d(j),T()})}else m|=1}catch(j){d(j)}if(m===1)return l.hasError?Promise.reject(l.error):Promise.resolve();if(l.hasError)throw l.
error}return T()}})(typeof SuppressedError=="function"?SuppressedError:function(f,l,d){var p=new Error(d);return p.name="SuppressedError",p.error=f,p.suppressed=
l,p});const ke=50;async function pe(f,l,d){try{return await _n(f,l,d)}catch(p){if(!d.signal.aborted)throw p;return{...We,status:"cancelled",failure:void 0,phases:[],
error:Tt()}}}async function _n(f,l,d){const p={stack:[],error:void 0,hasError:!1};try{const{env:m,signal:T}=d,{repository:_,branch:j,outputDirectory:M}=f.configuration,
B=(0,I.isAbsolute)(_)?_:d.workspace,J=await at(B,m,T);kn(J,l.report);const Ye=fe(p,await St(m),!0),_t=(0,I.join)(Ye.path,"source.git");await J.lend(_t,j);let Je;
const vn=fe(p,await d.startPlatform({dir:(0,I.join)(Ye.path,"platform"),port:0,allowLocalGit:!0,precompress:!1,env:m,async onOutput(In,xt){Je=await ln(In,{commit:J.
commit,signal:xt})}}),!0),Xe=await $n({...f,...me(f,J,_t)},vn,l,{...d,workspace:B}),{status:xn,url:$t}=Xe;if(xn!=="succeeded"||Je===void 0||$t===void 0)return On(
Xe,f);const Ot={root:new URL($t),fetch:(0,$.Q)(fetch),signal:T},kt=await gn(Ot,Je,fn(J.git,J.commit,M));await l.checked(kt);const vt=En(kt);return{...Xe,...We,status:vt?
"failed":"succeeded",error:vt}}catch(m){p.error=m,p.hasError=!0}finally{const m=Et(p);m&&await m}}const We={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};
function me(f,{commit:l},d){const{configuration:p,follow:m}=f;return{configuration:{...p,repository:d},commit:l,create:!0,verify:"off",urlTemplate:void 0,follow:{
...m,wait:!0,pollIntervalMs:ke,statusMap:new Map}}}function $n(f,l,d,{signal:p,workspace:m}){const{baseUrl:T,requestUrl:_,requestToken:j}=l,M={kind:"platform",requestUrl:_,
requestToken:j,audience:T},B=(0,Tn.N)(f,{baseUrl:T,source:M},{fetch,tree:(0,bt.c)(m),signal:p,run:()=>Promise.reject(new TypeError("A check runs no token comman\
d")),onSecret:J=>d.addSecret(J),reporter:J=>J.type==="url"||d.report(J)});return(0,Sn.g)(f,B)}function On(f,{follow:l}){const d={...f,...We};if(f.error?.code===
"interrupted")return{...d,status:"cancelled",error:Tt()};if(f.status!=="pending")return d;const p=`The check has not ended within ${(0,A.a)(l.timeoutMs)}, and w\
as stopped`,m="Raise the input timeout.";return{...d,status:"failed",error:new G.GQ("deploy_timeout",p,{input:"timeout",remedy:m})}}function Tt(){return new G.GQ(
"interrupted","Interrupted: the check was stopped, and has no result")}const Ke=5;function kn({changed:f},l){if(f.length===0)return;const d=f.slice(0,Ke).join("\
, "),p=f.length>Ke?` and ${f.length-Ke} more`:"";l({type:"warning",message:`Changed since the commit, and not part of the check: ${d}${p}`,remedy:"The platform \
builds commits: commit what it shall see."})}async function St(f){const l=await(0,k.mkdtemp)((0,I.join)(f.RUNNER_TEMP||(0,g.tmpdir)(),"slipway-check-"));return{
path:l,[Symbol.asyncDispose]:()=>(0,k.rm)(l,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),1772:((Ee,re,S)=>{S.d(re,{Aw:()=>V,U2:()=>A,bM:()=>G,q$:()=>$,
q1:()=>I,sU:()=>g});var k=S(8302);class g extends Error{name="JsonTextError";offset;constructor(O,N){super(O),this.offset=N}}function I(H,O){const N=H.slice(0,O);
return{line:N.split(`
`).length,column:O-N.lastIndexOf(`
`)}}function $(H){new Se(H).document()}function A(H){const O=[];return new Se(H,K=>O.push(K)).document()==="object"?O:void 0}function G(H){return H.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function V(H,O){return H===O||Q(H)===Q(O)}function Q(H){try{return String(JSON.parse(H,F))}catch(O){if(O instanceof RangeError)return G(H);throw O}}function F(H,O,N){
return typeof O=="number"?z(N?.source??String(O)):Array.isArray(O)?`[${O.join(",")}]`:(0,k.G)(O)?`{${Object.entries(O).map(([ne,oe])=>`${JSON.stringify(ne)}:${oe}`).
sort().join(",")}}`:JSON.stringify(O)}function z(H){const[,O,N="",K="",ne="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(H)??[],oe=`${N}${K}`.replace(/^0+/,
""),se=oe.replace(/0+$/,"");if(se==="")return`${O}0`;const Ce=BigInt(ne)-BigInt(K.length)+BigInt(oe.length-se.length);return`${O}${se}e${Ce}`}const W=/[ \t\n\r]*/y,
Ne=/[ !#-[\]-\uffff]*/y,Le=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,De=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,Te=/true|false|null/y;class Se{#e;#t;#n=0;#s={
name:"",nameOffset:0,offset:0};constructor(O,N){this.#e=O,this.#t=N}document(){this.#l(W);const O=this.#e[this.#n]==="{"?"object":"other",N=[];do this.#r(N);while(this.#o(
N));if(this.#l(W),this.#n<this.#e.length)throw this.#f("the end");return O}#r(O){for(;;){this.#l(W),O.length===1&&(this.#s.offset=this.#n);const N=this.#e[this.#n];
if(N!=="{"&&N!=="["){this.#c(N);return}if(this.#n+=1,this.#d(N==="{"?"}":"]"))return;O.push({names:N==="{"?new Set:void 0}),N==="{"&&this.#i(O)}}#o(O){for(let N=O.
at(-1);N;N=O.at(-1)){O.length===1&&N.names&&this.#a();const K=N.names?"}":"]";if(this.#d(K)){O.pop();continue}if(this.#e[this.#n]!==",")throw this.#f(`"," or "${K}\
"`);return this.#n+=1,N.names&&this.#i(O),!0}return!1}#a(){this.#t?.({...this.#s,text:this.#e.slice(this.#s.offset,this.#n)})}#i(O){this.#l(W);const N=this.#n;if(this.#e[this.#n]!==
'"')throw this.#f("a name in double quotes");const K=this.#u(),ne=O.at(-1)?.names;if(ne?.has(K))throw new g(`the name "${K}" stands twice in one object`,N);if(ne?.
add(K),this.#l(W),this.#e[this.#n]!==":")throw this.#f('":"');this.#n+=1,O.length===1&&(this.#s={name:K,nameOffset:N,offset:this.#n})}#c(O){if(O==='"')this.#u();else if(this.#l(
De)===0&&this.#l(Te)===0)throw this.#f("a value")}#u(){const O=this.#n;this.#n+=1;do this.#l(Ne);while(this.#l(Le)>0);if(this.#e[this.#n]!=='"'){const K=this.#n>=
this.#e.length;throw new g(K?"a string does not end":"a bad escape or control character in a string",this.#n)}this.#n+=1;const N=JSON.parse(this.#e.slice(O,this.#n));
if(typeof N!="string"||!N.isWellFormed())throw new g("a lone surrogate (half of a character) in a string",O);return N}#d(O){return this.#l(W),this.#e[this.#n]!==
O?!1:(this.#n+=1,!0)}#l(O){O.lastIndex=this.#n;const N=O.exec(this.#e)?.[0].length??0;return this.#n+=N,N}#f(O){const N=this.#e.slice(this.#n,this.#n+1);return new g(
`expected ${O}, found ${N===""?"the end":JSON.stringify(N)}`,this.#n)}}}),7496:((Ee,re,S)=>{S.d(re,{x:()=>g});const k={index_unanswered:"error",index_empty:"err\
or",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function g({code:I}){return k[I]}}),9185:((Ee,re,S)=>{S.r(re),S.d(re,{startPlatform:()=>Hd});
var k=S(7598),g=S(6760),I=S(3739),$=S(3024),A=S(1455),G=S(8302),V=S(7994);class Q extends Error{name="BodyTooLarge"}function F(t,e,n={}){return{status:t,headers:{
"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function z(t,e){const n=t.headers[e];return typeof n==
"string"?n:n?.[0]}function W(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const Ne=300,Le="developer@slipway.localhost";function De(t){const{issuer:e,
key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await S.e(460).then(S.bind(S,6460));r??=c.importJWK(n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),h=a.
email??Le;return new c.SignJWT({...a.claims,email:h,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??
h).setAudience(a.audience??t.audience).setIssuedAt(u).setExpirationTime(u+(a.expiresInSeconds??Ne)).setJti((0,k.randomUUID)()).sign(await r)},i={"/identity/.wel\
l-known/openid-configuration":Se(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!=="HEAD")return O(a,405,"metho\
d_not_allowed","The identity provider answers GET alone",{allow:"GET, HEAD"});const c=W(a.target),u=i[c];return u?F(200,u,{"cache-control":"public, max-age=300"}):
c!=="/identity/token"?O(a,404,"not_found",`Nothing is at ${c}`):H(a,t.requestToken)?Te(a.target,o):O(a,401,"unauthorized","The request token is missing or wrong\
: see run.json",{"www-authenticate":"Bearer"})}}}async function Te(t,e){const n=new URLSearchParams(t.slice(W(t).length)),s=n.get("audience"),r=n.get("email"),o=await e(
{...s?{audience:s}:{},...r?{email:r}:{}});return F(200,{count:o.length,value:o})}function Se(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,
response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:[
"iss","sub","aud","exp","iat","jti","email","email_verified"]}}function H(t,e){const n=r=>(0,k.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(
z(t,"authorization")??"")?.[1];return s!==void 0&&(0,k.timingSafeEqual)(n(s),n(e))}function O(t,e,n,s,r={}){return F(e,{error:{code:n,message:s,requestID:t.requestID}},
r)}const N=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;async function K(t,e,n){if(!(0,g.isAbsolute)(e))
throw se(`${e} is not an absolute path`);if((0,V.FK)(t,e))throw se(`${e} lies in the data directory`);if((0,$.existsSync)(e)&&(0,$.readdirSync)(e).length>0)throw se(
`${e} is not empty`);(0,$.mkdirSync)(e,{recursive:!0,mode:448}),await oe(t,e),n(e),await oe(t,e)}const ne=5;async function oe(t,e){const n=s=>!(0,g.relative)(t,
s).split(g.sep).includes("tmp");for(const s of(0,$.readdirSync)(t).filter(r=>!N.test(r)))for(let r=1;;r+=1)try{await(0,A.cp)((0,g.join)(t,s),(0,g.join)(e,s),{recursive:!0,
force:!1,filter:n});break}catch(o){if((0,I.xU)(o)!=="ENOENT"||r===ne)throw o}}function se(t){return new I.GQ("invalid_input",t,{input:"to",remedy:"Name a direct\
ory outside the data directory that is empty or not there yet."})}function Ce(t,e){return async n=>{const{requestID:s}=n,r=(o,i,a)=>F(o,{error:{code:i,message:a,
requestID:s}},o===405?{allow:"POST"}:{});if(n.method!=="POST")return r(405,"method_not_allowed","A backup is made by POST.");if(!H(n,t))return r(401,"unauthoriz\
ed","The request token is missing or wrong.");try{const o=JSON.parse((await n.body(Wt)).toString()),i=(0,G.G)(o)&&typeof o.to=="string"?o.to:"";return await e(i),
F(200,{to:i})}catch(o){const{mender:i,message:a}=o instanceof SyntaxError?se("The body is not JSON"):(0,I.I7)(o);return i==="user"?r(422,"validation_failed",a):
r(503,"unavailable",a)}}}const Wt=64*1024,Kt=["queued","building","syncing","activating","succeeded","failed","cancelled"],Yt=["queue","clone","install","build",
"sync","activate"],us=null,_e={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,body_too_large:413,
unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};var R=S(2345);class L extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function it(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return F(_e[n],r,t.headers)}function Jt(t,e,n,s){
const r=t.roleOf(e.email,n);if(r===void 0)throw new L("forbidden",`${e.email} has no role in the organization ${n}.`);if(s&&r!=="deployer")throw new L("forbidde\
n",`${e.email} may only read in the organization ${n}.`);return r}function Xt(t,e,n,s){const r=t.state.apps.find({org:e,project:n,appID:s});if(!r)throw new L("n\
ot_found",`There is no app ${s} in ${e}/${n}.`);return r}function Vt(t,e){const[n,s]=[t.split("/"),e.split("/")];if(n.length!==s.length)return;const r=[];for(const[
o,i]of n.entries()){const a=s[o]??"";if(i.startsWith("{")){const c=Qt(a);if(!c)return;r.push(c)}else if(i!==a)return}return r}function Qt(t){try{return decodeURIComponent(
t)}catch{return}}const qt=`
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
`,je=`'use strict';
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
`,Zt='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function Me(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const Ue=new Map([["/console/style.css",Me("text/css",qt)],["/console/icon.svg",Me("image/svg+xml",Zt)],["/console/script.js",Me("text/javascript",je)]]);var en=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},tn=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ie=256*1024,at=10;async function ct(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const r=en(s,await(0,A.open)(t),!0),{size:o}=await r.stat(),i=e??Math.max(0,o-ie),{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(ie),0,ie,i),
u=a.subarray(0,c),h=i+c>=o,y=h&&n?c:Pe(u),b=e===void 0&&i>0?u.indexOf(at)+1:0;return{text:u.subarray(b,y).toString("utf8"),next:i+y,atEnd:h}}catch(r){s.error=r,
s.hasError=!0}finally{const r=tn(s);r&&await r}}catch(s){if((0,I.xU)(s)==="ENOENT")return{text:"",next:0,atEnd:!0};throw s}}function Pe(t){const e=t.lastIndexOf(
at)+1;return e===0&&t.length===ie?ie:e}function nn(t){return(0,$.existsSync)(t)?(0,$.createReadStream)(t):""}function ut(t,e){return(0,g.join)(t,"logs",`${e}.lo\
g`)}class lt{text;constructor(e){this.text=e}}function P(t,...e){let n=t[0]??"";for(const[s,r]of e.entries())n+=dt(r)+(t[s+1]??"");return new lt(n)}function dt(t){
return t==null?"":t instanceof lt?t.text:typeof t=="object"?t.map(dt).join(""):String(t).replace(/[&<>"']/g,e=>sn[e]??"")}const sn={"&":"&amp;","<":"&lt;",">":"\
&gt;",'"':"&quot;","'":"&#39;"},rn={"content-type":"text/html; charset=utf-8","cache-control":"no-store","content-security-policy":"default-src 'none'; script-s\
rc 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff",
"x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"same-origin"};function le(t,e,n,s){const r=n?P`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:
null,o=P(co||(co=ao([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:rn,body:o.text}}function ft(t,e){return le(t,"Sign in",void 0,P`${Be(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function ht(t,e){const n=e.map(r=>P`<li><a href="/console/orgs/${encodeURIComponent(r)}">${r}</a></li>`),s=P`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
return le(200,"Organizations",t,n.length>0?P`<ul>${n}</ul>`:s)}function Fe(t,e,n){const s=n.map(r=>P`<tr><td>${r.project}</td><td><a href="${de(r)}">${r.name}</a></td><td>${r.
type}</td>
<td>${r.liveRelease===null?"created":"live"}</td><td class="code">${r.repository}</td></tr>`);return le(200,e,t,Ge("Apps",["Project","App","Type","State","Repos\
itory"],s,"There is no app."))}function on(t,e,n){const{app:s,url:r}=n;return le(t,s.name,e,P`${Be(n.problem)}${un(n.created)}
<p><a href="/console/orgs/${encodeURIComponent(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${s.repository}, branch ${s.branch}</dd>
<dt>Site</dt><dd>${r?P`<a href="${r}">${r}</a>`:"not live before the first successful deploy"}</dd>
</dl>
<h2>Deployments</h2>
${an(n)}
<h2>Environment variables</h2>
${n.envNames.length>0?P`<ul>${n.envNames.map(o=>P`<li><code>${o}</code></li>`)}</ul>`:P`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${pt(n)}`)}function an({app:t,deployments:e}){const n=e.map(s=>P`<tr><td><a href="${yt(t,s.deployID)}">${s.deployID}</a></td>
<td class="${s.status}">${s.status}</td><td>${s.branch}</td><td class="code">${s.commit?.slice(0,12)}</td><td>${$e(s.createdAt)}</td></tr>`);return Ge("Recent d\
eployments",["Deployment","Status","Branch","Commit","Created"],n,"There is none yet.")}function pt({app:t,tables:e,mayChange:n}){if(e===void 0)return P`<p>Apps of type ${t.
type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;const s=e.map(({name:o,variable:i,createdAt:a})=>P`<tr><td>${o}</td><td><code>${i}</code></td><td>${$e(
a)}</td>
<td>${n?cn(t,o):null}</td></tr>`),r=P`<form method="post" action="${de(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;return P`${Ge("Key-value tables",["Table","Token variable","Created",""],s,"There is no table: the first one activates the service.")}
${n?r:null}`}function cn(t,e){return P`<details><summary>Delete…</summary>
<form method="post" action="${de(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function un(t){return t?P`<div class="note" role="status"><p>The table ${t.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}function ln(t,{app:e,deployment:n,failure:s,log:r}){
const o=yt(e,n.deployID),i=n.finishedAt===null?P`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${r.text}</pre>`:
P`<pre tabindex="0" aria-label="Build log">${r.text}</pre>`;return le(200,n.deployID,t,P`<p><a href="${de(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
<dt>Branch</dt><dd>${n.branch}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${$e(n.createdAt)}</dd>
${n.finishedAt===null?null:P`<dt>Finished</dt><dd>${$e(n.finishedAt)}</dd>`}
</dl>
${s?P`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i}
<p><a href="${o}/log">All of it, as text</a></p>`)}function mt(t,e,n){return le(t,"This did not work",e,P`${Be(n)}<p><a href="/console">To the console's first page</a></p>`)}
function de({org:t,project:e,appID:n}){const[s,r,o]=[t,e,n].map(encodeURIComponent);return`/console/orgs/${s}/projects/${r}/apps/${o}`}function yt(t,e){return`${de(
t)}/deployments/${encodeURIComponent(e)}`}function Be(t){return t===void 0?null:P`<div class="note alert" role="alert"><p>${t}</p></div>`}function Ge(t,e,n,s){if(n.
length===0)return P`<p>${s}</p>`;const r=e.map(o=>o===""?P`<td></td>`:P`<th scope="col">${o}</th>`);return P`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function $e(t){const e=new Date(t).toISOString();return P`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const Oe="slipway_console",wt=480*
6e4,dn=1e3;class fn{#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=`Path=/console; HttpOnly; SameSite=Strict${n?"; Secure":""}`}find(e){const n=this.#n.get(
gt(e));return n&&n.expiresAt>this.#e.now()?n.principal:void 0}open(e){const[n]=this.#n.keys();n!==void 0&&this.#n.size>=dn&&this.#n.delete(n);const s=(0,k.randomBytes)(
32).toString("base64url");return this.#n.set((0,k.hash)("sha256",s),{principal:e,expiresAt:this.#e.now()+wt}),`${Oe}=${s}; Max-Age=${wt/1e3}; ${this.#t}`}close(e){
return this.#n.delete(gt(e)),`${Oe}=; Max-Age=0; ${this.#t}`}}function gt(t){const n=(z(t,"cookie")??"").split(/; */).find(s=>s.startsWith(`${Oe}=`))?.slice(Oe.
length+1)??"";return(0,k.hash)("sha256",n)}function hn(t){const e=z(t,"origin");return e!==void 0&&URL.canParse(e)&&new URL(e).host===z(t,"host")}const he="/con\
sole/orgs/{org}/projects/{project}/apps/{app}",pn=[["GET","/console",wn],["GET","/console/orgs/{org}",gn],["GET",he,t=>ze(t,200,{})],["POST",`${he}/tables`,bn],
["POST",`${he}/tables/{name}/delete`,En],["GET",`${he}/deployments/{deployment}`,Tn],["GET",`${he}/deployments/{deployment}/log`,Sn]];function mn(t){const e=new fn(
t.clock,t.consoleUrl.startsWith("https:"));return async n=>{const s=W(n.target).replace(/(?<=.)\/$/,""),r=Ue.get(s);if(r)return r;const o=e.find(n);try{if(n.method===
"POST"&&!hn(n))throw new L("forbidden","This form was not sent by the console's own page.");return s==="/console/sign-in"?await He(n,t,e):s==="/console/sign-out"?
ke("/console/sign-in",e.close(n)):o?await yn(s,n,t,o):ke("/console/sign-in")}catch(i){if(!(i instanceof L))throw i;return mt(_e[i.code],o?.email,i.message)}}}async function yn(t,e,n,s){
const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of pn){const c=o===r?Vt(i,t):void 0;if(c)return c[0]!==void 0&&Jt(n,s,c[0],r==="POST"),a({request:e,options:n,
principal:s,parts:c})}throw new L("not_found","There is no such page in the console.")}async function He(t,e,n){if(t.method!=="POST")return ft(200,void 0);const s=await bt(
t,"token");try{return ke("/console",n.open(await e.verify(`Bearer ${s.trim()}`)))}catch(r){if(!(r instanceof L))throw r;return ft(_e[r.code],r.message)}}function wn({
options:t,principal:e}){const n=t.state.apps.organizations().filter(s=>t.roleOf(e.email,s)!==void 0);return ht(e.email,n)}function gn({options:t,principal:e,parts:[
n=""]}){return Fe(e.email,n,t.state.apps.list(n))}function ze(t,e,n){const{options:s,principal:r}=t,o=fe(t),{state:i,kvs:a}=s;return on(e,r.email,{app:o,url:o.liveRelease===
null?void 0:s.siteUrl(o.subdomain),deployments:i.deployments.list(o,R.lF.pageDefault,void 0),envNames:Object.keys(i.apps.env(o)),tables:R.jI.some(c=>c===o.type)?
a.listTables(o):void 0,mayChange:s.roleOf(r.email,o.org)==="deployer",...n})}async function bn(t){const e=fe(t),n=await bt(t.request,"name");try{return ze(t,201,
{created:t.options.kvs.createTable(e,n)})}catch(s){if(!(s instanceof L))throw s;return ze(t,_e[s.code],{problem:s.message})}}async function En(t){const e=fe(t);
return await t.options.kvs.deleteTable(e,t.parts[3]??""),ke(de(e))}async function Tn(t){const{options:e,principal:n}=t,s=fe(t),r=Et(t,s),o=await ct(ut(e.dataDir,
r.deployID),void 0,r.finishedAt!==null),i=e.state.deployments.failure(s,r.deployID);return ln(n.email,{app:s,deployment:r,failure:i,log:o})}async function Sn(t){
const e=Et(t,fe(t)),n=ut(t.options.dataDir,e.deployID),s={"content-type":"text/plain; charset=utf-8","cache-control":"no-store","x-content-type-options":"nosnif\
f"},r=/[?&]from=(\d{1,12})(?:&|$)/.exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:nn(n)};const o=e.finishedAt!==null,{text:i,next:a,
atEnd:c}=await ct(n,Number(r),o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function bt(t,e){
try{const n=await t.body(R.lF.bodyBytes);return new URLSearchParams(n.toString("utf8")).get(e)??""}catch(n){throw n instanceof Q?new L("body_too_large","The for\
m is too large."):n}}function fe({options:t,parts:[e="",n="",s=""]}){return Xt(t,e,n,s)}function Et({options:t,parts:e},n){const s=t.state.deployments.find(n,e[3]??
"");if(!s)throw new L("not_found",`The app ${n.appID} has no such deployment.`);return s}function ke(t,e){return{status:303,headers:{location:t,"cache-control":"\
no-store",...e?{"set-cookie":e}:{}}}}var pe=S(3823);const _n=new Set(["ENOSPC","EDQUOT"]),We=13;function me(t){return _n.has((0,I.xU)(t))?!0:t instanceof Error&&
"errcode"in t&&t.errcode===We}function $n(t){const e=On(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.
filter(u=>Tt(u.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(u=>u.method===i);if(a)return{name:a.name,parameters:Ke(a.parts,r)};if(o.length===0)throw new L("not_found",
`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(u=>u.method==="GET"?"GET, HEAD":u.method).join(", ");throw new L("method_not_allowed",`${n} \
is not allowed here; allowed: ${c}.`,{allow:c})}}function On(t){return Object.keys(t)}function Tt(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("\
{")?e[s]!=="":n===e[s])}function Ke(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,kn(e[r]??"",o)]]});return Object.
fromEntries(n)}function kn(t,e){try{return decodeURIComponent(t)}catch{throw new L("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const St=10;
function f(t,e,n={}){if(!(0,G.G)(t))throw d(["the body must be a JSON object"]);const s=[];for(const[o,i]of Object.entries(t)){const a=l(e,o);if(!a)s.push(l(n,o)??
`${p(o)} is not a known field`);else if(!(i===null&&a.nullable)){const c=a.rule(i);c!==void 0&&s.push(`${o} ${c}`)}}for(const[o,i]of Object.entries(e))i.required&&
!Object.hasOwn(t,o)&&s.push(`${o} is required`);const r=s.some(o=>o.endsWith("is not a known field"));if(s.length>0)throw d(s,r?`Known fields: ${Object.keys(e).
join(", ")}.`:"");return t}function l(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function d(t,e=""){const n=t.length-St,s=t.slice(0,St).join("; ")+(n>0?`; and ${n}\
 more`:"");return new L("validation_failed",`${s}.${e===""?"":` ${e}`}`)}function p(t){return JSON.stringify(t.length>60?`${t.slice(0,60)}\u2026`:t)}function m(t,e,n=()=>{}){
return s=>typeof s!="string"?"must be a string":s.length<t?t===1?"must not be empty":`must have at least ${t} characters`:s.length>e?`must have at most ${e} cha\
racters`:s.includes("\0")?"must not contain NUL characters":s.isWellFormed()?n(s):"must be well-formed Unicode"}function T(t,e){return n=>t.test(n)?void 0:e}function _(t){
return e=>t.some(n=>n===e)?void 0:`must be one of ${t.join(", ")}`}const j=t=>typeof t=="boolean"?void 0:"must be true or false",M=[[/^-/,'must not begin with "\
-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],
[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,
'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],B=m(1,244,t=>M.find(([e])=>e.test(t))?.[1]),J=m(1,64,T(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,
"must be a full commit SHA: 40 hexadecimal digits")),Ye=m(1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repository";
if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))return"must not contain control characters";const e=t.split("/");if(e.includes(
".."))return'must stay inside the repository (no "..")';if(e.includes(".git"))return'must not lead into ".git"'}),_t=/^[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,99})\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/,
Je=/^[A-Za-z0-9_][A-Za-z0-9_.-]*@[A-Za-z0-9][A-Za-z0-9.-]*:(?!\/\/)[^\s]+$/;function vn(t){const e=t?["https:","ssh:","http:"]:["https:","ssh:"];return m(1,1024,
n=>{if(/[\x00-\x1f\x7f]/.test(n))return"must not contain control characters";if(/^(?:file:\/\/)?\//i.test(n))return t?void 0:"is a local path, which this platfo\
rm takes only with --allow-local-git";if(_t.test(n)||Je.test(n))return;const s=URL.canParse(n)&&!/\s/.test(n)?new URL(n):void 0;return!s||!e.includes(s.protocol)||
s.hostname===""?"must be owner/name, or a git URL that begins with https:// or ssh://":s.hostname.startsWith("-")||s.username.startsWith("-")?'must not have a h\
ost that begins with "-"':(s.protocol==="ssh:"?"":s.username)!==""||s.password!==""?"must not hold a user name or password":void 0})}const Xe=t=>{if(!(0,G.G)(t))
return"must be an object of names to strings";const e=Object.entries(t);if(e.length>R.lF.envVariables)return`must hold at most ${R.lF.envVariables} variables`;let n=0;
for(const[s,r]of e){if(!R.G1.test(s))return`holds ${p(s)}, which is not a variable's name: letters, digits and _, no digit first`;if(s.toUpperCase().startsWith(
R.be))return`holds ${p(s)}, but names that begin with ${R.be} are the platform's own`;if(typeof r!="string")return`holds ${p(s)}, whose value must be a string`;
if(r.includes("\0")||!r.isWellFormed())return`holds ${p(s)}, whose value has characters no variable can hold`;n+=Buffer.byteLength(s)+Buffer.byteLength(r)}return n>
R.lF.envBytes?`must have at most ${R.lF.envBytes} bytes of names and values`:void 0},xn=["GET","HEAD"],$t=["POST","PUT","PATCH"];function Ot(t,e){const n=$n(e.routes),
s=async r=>{const o=W(r.target),{name:i,parameters:a}=n(r.method,o),{orgID:c="",projectID:u="",appID:h=""}=a,y=await kt(t,r,c,u),{bytes:b,body:C}=$t.includes(r.
method)?await In(r,e.mayBeEmpty.includes(i)):vt;return e.calls[i]({name:i,key:{org:c,project:u,appID:h},parameters:a,principal:y,body:C,bytes:b,query:new URLSearchParams(
r.target.slice(o.length)),idempotencyKey:z(r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){const i=o instanceof L?o:lo(o);if(!i)throw o;
return it(i,r)}}}async function kt(t,e,n,s){const r=await t.verify(z(e,"authorization")),o=t.rateLimit(r.email);if(o>0)throw new L("rate_limited",`Too many requ\
ests: wait ${o} s.`,{"retry-after":String(o)});if(!R.cS.test(n))throw d(["orgID in the path is not an identifier"]);if(!R.cS.test(s))throw d(["projectID in the \
path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new L("forbidden",`${r.email} has no role in the organization ${n}.`);if(i==="viewe\
r"&&!xn.includes(e.method))throw new L("forbidden",`${r.email} may only read in the organization ${n}.`);return r}const vt={bytes:Buffer.alloc(0),body:void 0};async function In(t,e){
const n=z(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")throw xt(n);const s=await t.body(R.lF.bodyBytes).catch(r=>{
throw r instanceof Q?new L("body_too_large",`The body is larger than ${R.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw xt(
"none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{throw new L("invalid_request",`The body is ${s.length===
0?"empty":"not valid JSON in UTF-8"}.`)}}function xt(t){return new L("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}\
.`)}const uo=10;function lo(t){if(!((t instanceof Error&&"errcode"in t?Number(t.errcode)&255:-1)!==uo&&!me(t)))return new L("unavailable","The platform cannot w\
rite: its disk is full or failing. Nothing was changed.",{"retry-after":"30"})}const fo=m(1,63,T(R.cS,'must be letters, digits, ".", "_" and "-", with a letter \
or digit first and last')),ls={spaFallback:{rule:j,nullable:!0},installCommand:{rule:m(0,4096),nullable:!0},rootDirectory:{rule:Ye,nullable:!0},nodeVersion:{rule:m(
1,3,T(/^\d+$/,'must be a major version, as "24"')),nullable:!0}};function ho(t){const e={repository:{rule:vn(t.allowLocalGit)},branch:{rule:B},buildCommand:{rule:m(
0,4096),nullable:!0},outputDirectory:{rule:Ye,nullable:!0},region:{rule:m(1,63,T(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-wes\
t-1"')),nullable:!0},...ls},n={name:{rule:fo,required:!0},type:{rule:_(R.yN),required:!0},...e,repository:{...e.repository,required:!0},branch:{...e.branch,required:!0}},
s={name:"name cannot be changed: it is the ID of the app",type:"type cannot be changed",subdomain:"subdomain cannot be changed: it is generated"},r={env:{rule:Xe,
required:!0}},o={branch:{rule:B,nullable:!0},commit:{rule:J,nullable:!0}};return{createApp(i){const a=f(i,n,{subdomain:"subdomain cannot be given: it is generat\
ed"}),c=R.yN.find(u=>u===a.type)??"web-landing";return{name:String(a.name),type:c,config:ds(a,po)}},updateApp:(i,a)=>ds(f(i,e,s),a),replaceEnv:i=>f(i,r).env,deploy(i){
const a=f(i,o,{tag:"tag is not taken: web apps deploy without a release tag"});return{branch:Ve(a.branch,null),commit:Ve(a.commit,null)?.toLowerCase()??null}}}}
const po={repository:"",branch:"",buildCommand:null,outputDirectory:null,region:null,settings:{}};function ds(t,e){const n=r=>Object.hasOwn(t,r)?Ve(t[r],null):e[r],
s={...e.settings};for(const r of Object.keys(ls))Object.hasOwn(t,r)&&(s[r]=t[r]);return{repository:Ve(t.repository,e.repository),branch:Ve(t.branch,e.branch),buildCommand:n(
"buildCommand"),outputDirectory:n("outputDirectory"),region:n("region"),settings:Object.fromEntries(Object.entries(s).filter(([,r])=>r!==null))}}function Ve(t,e){
return typeof t=="string"?t:e}const fs="production";function hs(t){return t.liveRelease===null?"created":"live"}function ps(t,e){return t.liveRelease===null?null:
e(t.subdomain)}function ms(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.
outputDirectory,region:t.region,subdomain:t.subdomain,state:hs(t),url:ps(t,e),environments:[{environmentID:t.environmentID,name:fs}],createdAt:ve(t.createdAt),updatedAt:ve(
t.updatedAt)}}function mo(t,e){return{environmentID:t.environmentID,name:fs,url:ps(t,e),state:hs(t)}}function yo(t){const{deployID:e,status:n,branch:s,commit:r,
createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:ve(o)}}function wo(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,
startedAt:u,finishedAt:h,supersededBy:y}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:ve(c),startedAt:u===null?null:ve(u),finishedAt:h===null?
null:ve(h),url:r==="succeeded"?n(e.subdomain):null,...y===null?{}:{supersededBy:y}}}function go(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,
u=a.slice(-R.lF.failureLogLines).map(h=>h.slice(0,R.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:u,diagnostics:c}}function ve(t){
return new Date(t).toISOString()}function bo(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o,releases:i}=e,a=({key:c})=>{const u=r.find(c);if(!u)throw new L(
"not_found",`There is no app ${c.appID} in ${c.org}/${c.project}.`);return u};return{createApp:c=>ys(t,c,()=>{const{name:u,type:h,config:y}=s.createApp(c.body),
b=r.create({...c.key,appID:u},h,y);if(!b)throw new L("app_exists",`There is an app ${u} in this project already.`);return{status:201,record:ms(b,n)}}),updateApp(c){
const u=a(c),h=r.update(u,s.updateApp(c.body,u));return i.forget(u.subdomain),F(200,ms(h,n))},replaceEnv(c){const u=a(c),h=s.replaceEnv(c.body);return e.transaction(
()=>r.replaceEnv(u,h)),F(200,{names:Object.keys(h).sort()})},listEnvironments:c=>F(200,{environments:[mo(a(c),n)]}),deploy(c){const u=a(c);let h;const y=ys(t,c,
()=>{const{branch:b,commit:C}=s.deploy(c.body),x=o.create(u,b??u.branch,C);return h=x.deployID,{status:202,record:yo(x)}});return h!==void 0&&t.enqueue(h),y},listDeployments(c){
const u=a(c),h=Eo(c.query.get("limit")),y=o.list(u,h+1,To(c.query.get("cursor"))),b=y.slice(0,h),C=y.length>h?b.at(-1):void 0;return F(200,{deployments:b.map(x=>wo(
x,u,n)),nextCursor:C?ws(C.seq):null})},readFailure(c){const u=a(c),{deployID:h=""}=c.parameters,y=o.failure(u,h);if(y)return F(200,go(h,y));const b=o.find(u,h);
throw b?new L("not_found",`The deployment ${h} has not failed: it is ${b.status}.`):new L("not_found",`The app ${u.appID} has no deployment ${h}.`)}}}function ys({
state:t},e,n){const{idempotencyKey:s}=e;if(s!==void 0&&!/^[\x21-\x7e]{1,255}$/.test(s))throw d(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return t.
transaction(()=>{if(s===void 0){const{status:x,record:w}=n();return F(x,w)}const{name:r,key:{org:o,project:i,appID:a},principal:c,bytes:u}=e,h=JSON.stringify([c.
issuer,c.email,r,o,i,a]),y=t.idempotency.recall(h,s,u);if(y.kind==="other-body")throw d(["Idempotency-Key was used before with another body"]);if(y.kind==="answ\
ered")return F(y.status,JSON.parse(y.body),{"idempotent-replayed":"true"});const{status:b,record:C}=n();return t.idempotency.remember(h,s,u,b,JSON.stringify(C)),
F(b,C)})}function Eo(t){if(t===null)return R.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(t):0;if(e<1||e>R.lF.pageMost)throw d([`limit must be 1 to ${R.lF.
pageMost}`]);return e}function ws(t){return Buffer.from(`before:${t}`).toString("base64url")}function To(t){if(t===null)return;const e=/^before:(\d{1,15})$/.exec(
Buffer.from(t,"base64url").toString())?.[1];if(e===void 0||ws(Number(e))!==t)throw d(["cursor is not one that this list gave"]);return Number(e)}function So(t,e){
const n=bo({...e,bodies:ho(e)});return Ot(t,{routes:pe.bw,calls:n,mayBeEmpty:["deploy"]})}const _o={to:{rule:m(1,100),nullable:!0}},$o={name:{rule:m(1,100),required:!0}};
function Oo(t,{state:e,kvs:n,kvsUrl:s,siteUrl:r}){const o=({key:i})=>{const a=e.apps.find(i);if(!a)throw new L("not_found",`There is no app ${i.appID} in ${i.org}\
/${i.project}.`);return a};return Ot(t,{routes:pe.a6,mayBeEmpty:["rollback","runtime"],calls:{listReleases(i){const a=o(i),c=e.releases.list(a).map(({deployID:u})=>({
deployID:u,live:u===a.liveRelease}));return F(200,{releases:c})},rollback(i){const a=o(i),{to:c}=f(i.body,_o),u=e.releases.rollback(a,typeof c=="string"?c:void 0);
if(!u){const h=typeof c=="string"?`no kept release ${c}`:"no kept release before the live one";throw new L("not_found",`The app ${a.appID} has ${h}.`)}return F(
200,{deployID:u.deployID,previous:a.liveRelease,url:r(a.subdomain)})},listTables:i=>F(200,{tables:n.listTables(i.key).map(gs)}),createTable(i){const{name:a}=f(i.
body,$o);return F(201,gs(n.createTable(i.key,String(a))))},async deleteTable(i){const a=i.parameters.table??"";return await n.deleteTable(i.key,a),F(200,{deleted:!0,
name:a})},runtime:i=>F(200,{variables:n.runtimeVariables(i.key,s)})}})}function gs(t){return{...t,createdAt:new Date(t.createdAt).toISOString()}}function ko(t){
const e=(0,g.resolve)(t);try{(0,$.mkdirSync)(e,{recursive:!0,mode:448}),((0,$.existsSync)((0,g.join)(e,"platform.db"))||(0,$.readdirSync)(e).length===0)&&(0,$.chmodSync)(
e,448),(0,$.writeFileSync)((0,g.join)(e,"platform.db"),"",{flag:"a",mode:384})}catch(n){throw new I.GQ("invalid_input",`The data directory ${e} cannot be writte\
n (${(0,I.xU)(n)})`,{input:"data",remedy:"Name a directory that this user may create and write, with --data.",cause:n})}return(0,$.existsSync)((0,g.join)(e,".gi\
tignore"))||(0,$.writeFileSync)((0,g.join)(e,".gitignore"),`*
`,{mode:384}),e}function vo(t,e){const n=(0,g.join)(t,"run.json");return(0,$.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,$.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,$.rmSync)(n,{force:!0})}}var bs=S(1224);function qd(t,e=Date.now){return(n,s,r)=>t(`${JSON.
stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const Es=()=>{};var xo=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Io=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ao={write:(t,e)=>t.writeFile(e),
sync:t=>t.sync()};function It(t){(0,$.mkdirSync)(t,{recursive:!0,mode:448})}async function Ts(t){const e={stack:[],error:void 0,hasError:!1};try{if(process.platform===
"win32")return;await xo(e,await(0,A.open)(t,"r"),!0).sync()}catch(n){e.error=n,e.hasError=!0}finally{const n=Io(e);n&&await n}}function Ro(t){const e=(0,$.openSync)(
t,$.constants.O_RDONLY|$.constants.O_NOFOLLOW|$.constants.O_NONBLOCK),n=(0,$.fstatSync)(e);if(!n.isFile()){(0,$.closeSync)(e);return}return{fd:e,size:n.size,[Symbol.
dispose]:()=>(0,$.closeSync)(e)}}function No(t,e){let n=0;for(;n<e.length;){const s=(0,$.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const Lo=/^[0-9a-f]{64}$/;
function At(t){return Lo.test(t)}function Do(){return Object.create(null)}function Co({files:t}){const e=Object.entries(t).sort(([n],[s])=>n<s?-1:1).map(([n,{hash:s,
size:r}])=>`${JSON.stringify(n)}:{"hash":"${s}","size":${r}}`);return Buffer.from(`{"files":{${e.join(",")}}}`)}function Ss(t){const e=JSON.parse(t);if(!jo(e))throw new TypeError(
"not a manifest");return e}function jo(t){if(!(0,G.G)(t)||!(0,G.G)(t.files))return!1;for(const e in t.files){const n=t.files[e];if(!(0,G.G)(n)||typeof n.hash!="\
string"||typeof n.size!="number")return!1}return!0}class Mo{name;folder;variants;#e;#t=Promise.resolve();constructor(e,n,s){this.name=e,this.folder=n,this.variants=
s}known(){return this.#e??=this.#n().catch(e=>{throw this.#e=void 0,e}),this.#e}exclusive(e){const n=this.#t.then(e);return this.#t=n.catch(()=>{}),n}async#n(){
const e=new Set;for(const n of await An(this.folder)){const s=(0,g.join)(this.folder,n);await Ts(s);for(const r of await(0,A.readdir)(s))At(r)&&e.add(r)}return e}}
async function An(t){try{return(await(0,A.readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if((0,I.xU)(e)==="ENOENT")return[];throw e}}const Uo={files:1e5,
fileBytes:512*1024*1024,totalBytes:4*1024*1024*1024},Rt=1024*1024,Po=8,Fo=32,Bo=3600*1e3,Go=4,Ho=1e3;function Rn(t,e=Po){let n=performance.now();return()=>{if(!(performance.
now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}async function zo(t){const{organization:e,log:n}=t,s=await Wo(
t).catch(a=>{n("error","collection_skipped",{org:e.name,reason:String(a)})}),r={objects:0,bytes:0};if(!s)return r;await(0,A.rm)((0,g.join)(e.folder,"tmp"),{recursive:!0,
force:!0}),await e.variants.retain(s);const o=await e.known(),i=Rn();for(const a of await An(e.folder))for(const c of await(0,A.readdir)((0,g.join)(e.folder,a))){
if(s.has(c))continue;const u=(0,g.join)(e.folder,a,c);o.delete(c),r.objects+=1,r.bytes+=(0,$.statSync)(u).size,(0,$.unlinkSync)(u),await i()}return r}async function Wo({
live:t,read:e}){const n=new Set;for(const s of t){n.add(s);const{files:r}=await e(s);for(const o in r){const i=r[o];i&&n.add(i.hash)}}return n}class ae extends Error{name="\
BuildFailure";facts;constructor(e){super(e.message),this.facts=e}}function ee(t,e){return new ae({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],
diagnostics:[]})}function Ko(t,e){if(t instanceof ae)return t;if(e.aborted)return e.reason;if(me(t))return ee("disk_full","The disk of the platform is full: the\
 output could not be stored");const n=(0,I.xU)(t)??(t instanceof Error?t.message:String(t));return ee("sync_failed",`The output could not be stored (${n})`)}function*Yo(t,e){
const n=(0,$.realpathSync)(t);yield*Nn(n,{real:n,prefix:"",above:[]},e)}function*Nn(t,e,n){yield void 0;for(const s of(0,$.readdirSync)(e.real,{withFileTypes:!0})){
const r=e.prefix+s.name,o=`${e.real}/${s.name}`;if(!$s(s.name,e.prefix==="",()=>n(r)))if(Vo(s.name,r),s.isFile())yield{path:r,real:o};else if(s.isDirectory())yield*Nn(
t,_s(e,o,r),n);else if(s.isSymbolicLink())yield*Jo(t,e,r,o,n);else throw Ln(r)}}function _s(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*Jo(t,e,n,s,r){
const{real:o,stats:i}=Xo(s,n);if(!(0,V.FK)(t,o))throw ee("output_unsafe",`The link "${n}" leads out of the output directory`);if(!(0,g.relative)(t,o).split(g.sep).
some((c,u)=>$s(c,u===0,()=>r(n))))if(i.isFile())yield{path:n,real:o};else if(i.isDirectory()){if(o===e.real||e.above.includes(o))throw ee("output_unsafe",`The l\
ink "${n}" leads back to a folder that it lies in`);yield*Nn(t,_s(e,o,n),r)}else throw Ln(n)}function Xo(t,e){try{const n=(0,$.realpathSync)(t);return{real:n,stats:(0,$.
statSync)(n)}}catch(n){const s=(0,I.xU)(n)==="ELOOP"?"leads in a circle":"leads nowhere";throw ee("output_unsafe",`The link "${e}" ${s}`)}}function $s(t,e,n){return t===
".git"||e&&t==="node_modules"?!0:/^\.env/i.test(t)?(n(),!0):!1}function Vo(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw ee("output_unsafe",`The file na\
me ${JSON.stringify(e)} is not valid in a URL`)}function Ln(t){return ee("output_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var Qo=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},qo=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function Os(t,e){return(0,g.join)(t,e.slice(0,2),e)}class Zo{#e;#t;#n=new Set;#s=new Set;#r=new Set;#o;constructor(e,n){
this.#e=e,this.#t=n,It((0,g.join)(e,"tmp"))}get written(){return this.#n}put(e,n){if(this.#o)throw this.#o.error;this.#n.add(e);const s=Buffer.from(n),r=this.#a(
e,o=>this.#t.write(o,s)).catch(o=>{this.#o??={error:o}}).finally(()=>this.#r.delete(r));return this.#r.add(r),this.#r.size<Fo?void 0:Promise.race(this.#r)}async stream(e,n){
await this.#a(e,s=>n(r=>this.#t.write(s,r))),this.#n.add(e)}async#a(e,n){const s=(0,g.join)(this.#e,"tmp",(0,k.randomUUID)());try{await this.#i(s,n);const r=(0,g.
join)(this.#e,e.slice(0,2));this.#s.has(r)||It(r),this.#s.add(r),await(0,A.rename)(s,Os(this.#e,e))}catch(r){throw await(0,A.rm)(s,{force:!0}),r}}async#i(e,n){const s={
stack:[],error:void 0,hasError:!1};try{const r=Qo(s,await(0,A.open)(e,"wx",384),!0);await n(r),await this.#t.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=qo(
s);r&&await r}}async finish(){if(await this.settle(),this.#o)throw this.#o.error;await Promise.all([...this.#s,this.#e].map(Ts)),this.#s.clear()}async settle(){
await Promise.all(this.#r)}}var ei=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(
this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ti=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function ni(t){const e=new Zo(t.
folder,t.disk);try{return await new si(t,e).run()}finally{await e.settle()}}class si{#e;#t;#n={files:Do()};#s={files:0,folders:0};#r=Buffer.allocUnsafe(Rt+1);#o=0;#a=0;constructor(e,n){
this.#e=e,this.#t=n}async run(){const{directory:e,signal:n,known:s}=this.#e,r=Rn(n);for(const c of Yo(e,()=>this.#a++)){if(this.#f(c?"files":"folders"),c){const h=this.#c(
c);this.#n.files[c.path]=h instanceof Promise?await h:h}const u=r();u&&await u}if(this.#s.files===0)throw ee("output_empty","The output directory holds no file \
to publish");await this.#t.finish();const o=this.#t.written.size,i=await this.#i();for(const c of this.#t.written)s.add(c);const a=this.#s.files-o;return{manifest:this.#n,
manifestHash:i,written:o,reused:a,bytes:this.#o,withheld:this.#a}}async#i(){const e=Co(this.#n),n=(0,k.hash)("sha256",e);return this.#l(n)||await this.#t.put(n,
e),await this.#t.finish(),n}#c(e){const n={stack:[],error:void 0,hasError:!1};try{const s=ri(e);if(s.size>Rt)return this.#u(e.path,s).finally(()=>s[Symbol.dispose]());
const r=ei(n,s,!1),o=No(s.fd,this.#r);if(o>Rt)throw ee("sync_failed",`"${e.path}" was written to while it was stored`);this.#p(e.path,o);const i=this.#r.subarray(
0,o),a=(0,k.hash)("sha256",i),c=this.#l(a)?void 0:this.#t.put(a,i);return c?c.then(()=>({hash:a,size:o})):{hash:a,size:o}}catch(s){n.error=s,n.hasError=!0}finally{
ti(n)}}async#u(e,{fd:n,size:s}){this.#h(e,s);const r=await this.#d(e,n,async()=>{});return this.#p(e,r.size),this.#l(r.hash)||await this.#t.stream(r.hash,async o=>{
if((await this.#d(e,n,o)).hash!==r.hash)throw ee("sync_failed",`"${e}" was written to while it was stored`)}),r}async#d(e,n,s){const r=(0,k.createHash)("sha256");
let o=0;const{signal:i}=this.#e,a=(0,$.createReadStream)("",{fd:n,start:0,autoClose:!1,highWaterMark:Rt,signal:i});for await(const c of a)o+=c.length,this.#h(e,
o),r.update(c),await s(c);return{hash:r.digest("hex"),size:o}}#l(e){return this.#e.known.has(e)||this.#t.written.has(e)}#f(e){const n=this.#e.limits.files;if(this.#s[e]>=
n)throw ee("output_too_large",`The output holds more than ${n} ${e}`);this.#s[e]+=1}#p(e,n){this.#o+=n,this.#h(e,n);const s=this.#e.limits.totalBytes;if(this.#o>
s)throw ee("output_too_large",`The output is larger than ${s} bytes`)}#h(e,n){const s=this.#e.limits.fileBytes;if(n>s)throw ee("output_too_large",`"${e}" is lar\
ger than ${s} bytes`)}}function ri(t){try{const e=Ro(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,I.xU)(e)??""))throw e}throw Ln(t.path)}var Dn=S(
7975),Qe=S(8522);const ks=["br","zstd","gzip"],oi=512,ii=16*1024*1024,{BROTLI_PARAM_QUALITY:ai,ZSTD_c_compressionLevel:ci}=Qe.constants,ui=(0,Dn.promisify)(Qe.brotliCompress),
li=(0,Dn.promisify)(Qe.gzip),vs=typeof Qe.zstdCompress=="function"?(0,Dn.promisify)(Qe.zstdCompress):void 0,xs={br:t=>ui(t,{params:{[ai]:9}}),zstd:vs&&(t=>vs(t,
{params:{[ci]:15}})),gzip:t=>li(t,{level:9})};class di{#e;#t;#n;#s=new Map;#r;constructor(e,n,s){this.#e=(0,g.join)(e,"variants"),this.#t=n,this.#n=s,this.#r=this.#i().
catch(r=>s("warn","variants_unreadable",{reason:String(r)}))}find(e,n){const s=this.#s.get(`${e}.${n}`);return s&&s.size>0?s:void 0}async read(e,n){const s=this.
find(e,n);if(!s)return;const r=await(0,A.readFile)(this.#a(e,n,s)).catch(()=>{});if(r&&(0,k.hash)("sha256",r)===s.hash)return r;this.#s.delete(`${e}.${n}`),this.#n(
"warn","variant_damaged",{hash:e,encoding:n})}async make(e){if(await this.#r,e.size<oi||e.size>ii)return;const n=ks.filter(s=>xs[s]&&!this.#s.has(`${e.hash}.${s}`));
if(n.length!==0)try{const s=await this.#t(e.hash);for(const r of n)await this.#o(e.hash,r,s)}catch(s){this.#n("warn","variant_failed",{hash:e.hash,reason:String(
s)})}}async#o(e,n,s){const r=await xs[n]?.(s)??s,o=r.length<s.length?r:Buffer.alloc(0),i={hash:(0,k.hash)("sha256",o),size:o.length},a=this.#a(e,n,i),c=(0,g.join)(
this.#e,e.slice(0,2)),u=(0,g.join)(c,`${(0,k.randomUUID)()}.tmp`);It(c),await(0,A.writeFile)(u,o,{mode:384}),await(0,A.rename)(u,a),this.#s.set(`${e}.${n}`,i)}async retain(e){
await this.#r;for await(const{shard:n,name:s,hash:r,encoding:o}of this.#c())e.has(r)||(this.#s.delete(`${r}.${o}`),await(0,A.rm)((0,g.join)(this.#e,n,s),{force:!0}))}#a(e,n,s){
return(0,g.join)(this.#e,e.slice(0,2),`${e}.${n}.${s.hash}.${s.size}`)}async#i(){for await(const{hash:e,encoding:n,own:s,size:r}of this.#c())At(e)&&At(s)&&this.#s.
set(`${e}.${n}`,{hash:s,size:Number(r)})}async*#c(){for(const e of await An(this.#e))for(const n of await(0,A.readdir)((0,g.join)(this.#e,e))){const[s="",r="",o="",
i=""]=n.split(".");yield{shard:e,name:n,hash:s,encoding:r,own:o,size:i}}}}class Nt extends Error{name="DamagedObject"}function fi(t){return It(t.dir),new hi(t)}
class hi{#e;#t;#n;#s;#r;#o;#a=new Map;#i=new Set;#c=new Map;#u=new Map;#d=Promise.resolve();#l=new AbortController;constructor({dir:e,clock:n,log:s,limits:r,disk:o,
precompress:i}){this.#e=e,this.#t=n??bs.m,this.#n=s??Es,this.#s=r??Uo,this.#r=o??Ao,this.#o=i??!0}async ingest(e,n,s){const{limits:r,disk:o}={limits:this.#s,disk:this.#r},
i=this.#m(e);try{return await i.exclusive(async()=>{s.throwIfAborted();const a=await i.known(),c=await ni({folder:i.folder,directory:n,known:a,limits:r,disk:o,signal:s});
return await this.#f(e,c),c.withheld>0&&this.#n("warn","secrets_withheld",{org:e,files:c.withheld}),c})}catch(a){throw Ko(a,s)}}async manifest(e,n){const s=this.#u.
get(`${e}/${n}`);return s||{manifest:Ss((await this.read(e,n)).toString()),storedAt:await this.#p(e,n)}}async#f(e,{manifest:n,manifestHash:s}){this.#i.add({org:e,
manifestHash:s,storedAt:this.#t.now()}),this.#u.set(`${e}/${s}`,{manifest:n,storedAt:await this.#p(e,s)});const[r=""]=this.#u.keys();this.#u.size>Go&&this.#u.delete(
r)}async#p(e,n){return(await(0,A.stat)(this.#g(e,n))).mtimeMs}async read(e,n){const s=await(0,A.readFile)(this.#g(e,n)).catch(r=>this.#y(e,n,r));if((0,k.hash)("\
sha256",s)!==n)throw await this.#w(e,n);return s}async stream(e,n,s){const r=this.#g(e,n),o=await(0,A.open)(r).catch(i=>this.#y(e,n,i));try{const{ino:i,size:a,mtimeMs:c,
ctimeMs:u}=await o.stat(),h=`${i} ${a} ${c} ${u}`;if(this.#c.get(r)!==h){if(await pi(o)!==n)throw await this.#w(e,n);this.#c.size>1e4&&this.#c.clear(),this.#c.set(
r,h)}return o.createReadStream({start:0,...s,highWaterMark:256*1024})}catch(i){throw await o.close(),i}}variant(e,n,s){return this.#m(e).variants.find(n,s)}readVariant(e,n,s){
return this.#m(e).variants.read(n,s)}compress(e,n,s){if(!this.#o)return;const{variants:r}=this.#m(e);this.#d=this.#d.then(()=>this.#t.sleep(Ho,this.#l.signal)).
then(()=>this.#h(r,n,s)).catch(o=>{this.#l.signal.aborted||this.#n("warn","compressing_failed",{org:e,reason:String(o)})})}async#h(e,{files:n},s){const r=Rn(this.#l.
signal,1);for(const o in n){const i=s(o)?n[o]:void 0;i&&await e.make(i),this.#l.signal.throwIfAborted(),await r()}}idle(){return this.#d}async[Symbol.asyncDispose](){
this.#l.abort(),await this.#d}async collect(e){const n=[...e],s=this.#t.now()-Bo;for(const o of this.#i)o.storedAt<s&&this.#i.delete(o);const r={objects:0,bytes:0};
for(const o of await(0,A.readdir)(this.#e)){const i=this.#m(o),a=async h=>Ss((await this.read(o,h)).toString()),{objects:c,bytes:u}=await i.exclusive(()=>{const h=[
...n,...this.#i].filter(y=>y.org===o);return zo({organization:i,live:h.map(y=>y.manifestHash),read:a,log:this.#n})});r.objects+=c,r.bytes+=u}return r}#m(e){let n=this.#a.
get(e);if(!n){const s=(0,V.LI)(this.#e,e);n=new Mo(e,s,new di(s,r=>this.read(e,r),this.#n)),this.#a.set(e,n)}return n}#g(e,n){if(!At(n))throw new Nt(`"${n}" is \
not the name of an object`);return Os(this.#m(e).folder,n)}async#y(e,n,s){throw(0,I.xU)(s)!=="ENOENT"?s:((await this.#m(e).known()).delete(n),this.#n("error","o\
bject_missing",{org:e,hash:n}),new Nt(`The object ${n} is gone`))}async#w(e,n){(await this.#m(e).known()).delete(n),this.#n("error","object_damaged",{org:e,hash:n});
const s=this.#g(e,n);return await(0,A.rename)(s,`${s}.damaged`).catch(r=>{if((0,I.xU)(r)!=="ENOENT")throw r}),new Nt(`The object ${n} is damaged`)}}async function pi(t){
const e=(0,k.createHash)("sha256"),n=(0,$.createReadStream)("",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*1024});for await(const s of n)e.update(s);return e.
digest("hex")}class Is{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=
!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);return o||(o=s().then(i=>(this.#r(e,i,n(i)),i)).finally(
()=>this.#n.delete(e)),this.#n.set(e,o)),o}delete(e){this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e,n,s){s>this.#e||(this.#t.set(e,{value:n,weight:s,
used:!1}),this.#s+=s,this.#o(e))}#o(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=
s.weight}}}const mi=1024;class yi{#e;#t=new Map;constructor(e){this.#e=`.${e.toLowerCase()}`}subdomain(e){const n=this.#t.get(e);if(n!==void 0||this.#t.has(e))return n;
const s=this.#n(e);return this.#t.size>=mi&&this.#t.clear(),this.#t.set(e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(
this.#e)?n.slice(0,-this.#e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(s)?s:void 0}}var wi=S(6059);const gi={js:"text/javascript",mjs:"text/\
javascript",map:"application/json",ico:"image/x-icon",webmanifest:"application/manifest+json","apple-app-site-association":"application/json"},bi=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Ei=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function As(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=gi[n]??(0,wi.$)(n)??"application/octet-stream";return bi.test(s)&&!s.includes("charset")?`${s}\
; charset=utf-8`:s}function Rs(t){return Ei.test(t)}const Ti=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,Si=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function Ns(t){const e=Ds(t);return e===void 0||e.endsWith(".html")?!1:Ti.test(t)||Si.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const _i=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Ls(t){const e=Ds(t);return Ns(t)||e!==void 0&&_i.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Ds(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const $i=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{\
font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function qe({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
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
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const Oi=qe({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),ki=qe({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),vi=qe({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),xi=qe({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),Ii=qe({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploying the site again\
 stores it anew."});function Cs(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Ri(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}function Cn(t){return`/${t.split("/").map(Ai).join("/")}`}function Ai(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Ri(t){try{return decodeURIComponent(t)}catch{return}}function jn(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Ni={},Li=/[.+?^${}()|[\]\\]/g;function js(t){const e=Cs(t);if(e===void 0||
e.split("*").length>2)return;const n=Mn(`/${e}`);if(!/\/:[A-Za-z]|\*/.test(n))return i=>Mn(i)===n?Ni:void 0;const s=new Set,r=n.replace(Li,"\\$&").replace(/\/:([A-Za-z]\w*)(?=\/|$)/g,
(i,a)=>(s.add(a),`/(?<${a}>[^/]+)`)).replace(/\/\*$|\*/,i=>i==="*"?"(?<splat>.*)":"(?:/(?<splat>.*))?"),o=Di(`^${r}$`);return o&&(i=>o.exec(r.endsWith("?")?i:Mn(
i))?.groups)}function Mn(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}function Di(t){try{return new RegExp(t,"s")}catch{return}}const Ci=500,ji=2e3,Mi=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
Ui=/^[\t\x20-\x7e\x80-\xff]*$/,Pi=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Fi(t){const e=[],n=[];let s;for(const[
r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>ji?a("the line is too long"):i.startsWith(
"/")||/^https?:/.test(i)?(s=Bi(i,e.length,a),s&&e.push(s)):s?Gi(s,i,a):a("it stands below no path"))}return{rules:e,ignored:n}}function Bi(t,e,n){const s=js(t);
if(e>=Ci)n("too many rules");else if(!s)n("it is not a path, with one * at most");else return{matches:s,set:[],unset:[]}}function Gi(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Mi.test(o)||
!Ui.test(i))return n('it is not "Name: value"');if(Pi.has(o))return n(`"${o}" is the edge's own`);t.set.push([o,i])}const Hi={};function zi(t,e){let n;for(const s of t)
if(s.matches(e)){n??=new Map;for(const r of s.unset)n.delete(r);for(const[r,o]of s.set){const i=n.get(r);n.set(r,i===void 0?o:`${i}, ${o}`)}}return n?Object.fromEntries(
n):Hi}const Wi=2e3,Ki=2e3,Un={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Yi(t){const e=[],n=[];for(const[s,r]of t.split(
/\r\n|\r|\n/).entries()){const o=r.replace(/(?:^|\s)#.*$/,"").trim();if(o==="")continue;const i=e.length<Wi?Ji(o):"too many rules";typeof i=="string"?n.push({line:s+
1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Ji(t){if(t.length>Ki)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)
return"it names no target";if(r.length>0||s.includes("="))return"conditions and query parameters are not supported";const o=Xi(s);if(o===void 0)return`"${s}" is\
 not a status that redirects can have`;const i=js(e);return i?!/^\/(?!\/)/.test(n)&&(Un[o]==="rewrite"||!/^(?:https?:)?\/\//i.test(n))?Un[o]==="rewrite"?"rewrit\
es to other origins are refused":"the target is no path and no URL":{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:"i\
t must begin with a path, with one * at most"}function Xi(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return Vi(e)?e:void 0}function Vi(t){return t in Un}function*Qi(t,e,n){
for(const{from:s,to:r,status:o,force:i}of t){if(n==="forced"&&!i)continue;const a=s(e);if(!a)continue;const c=qi(r,a);o===200||o===404?yield{kind:"rewrite",status:o,
path:Zi(c)}:c!==Cn(e.slice(1))&&(yield{kind:"go",status:o,location:c})}}function qi(t,e){const n=t.replace(/:([A-Za-z]\w*)/g,(s,r)=>{const o=e[r];return o===void 0?
r==="splat"?"":s:Cn(o).slice(1)});return t.startsWith("//")?n:n.replace(/^\/{2,}/,"/")}function Zi(t){const e=t.replace(/[?#].*$/,"").slice(1);try{return decodeURIComponent(
e)}catch{return e}}const ea="public, max-age=0, must-revalidate",ta="public, max-age=31536000, immutable";function na(t,e,n,s,r){const o=As(e),i=Rs(o),a=`"${n.hash.
slice(0,32)}"`,c={"cache-control":Ns(e)?ta:ea,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"last-modified":t.lastModified},
...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},u={"content-type":o,...c,"content-length":String(n.size)};return s===200&&(u["accept-ranges"]="\
bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:u,notModified:c,variants:i?new Map:void 0}}function sa(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-\
encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const Lt={headers:"_headers",redirects:"_redirects"},Ms=512*1024,ra=4096,
oa=20;class ia{org;deployID;manifestHash;lastModified;size;#e;#t;#n;#s=new Map;constructor(e,n,s){this.org=e.org,this.deployID=e.deployID,this.manifestHash=e.manifestHash,
this.lastModified=e.lastModified,this.#e=n.files,this.size=Object.keys(n.files).length,this.#t=s.redirects,this.#n=s.headers}remembered(e){return this.#s.get(e)}direct(e,n){
const s=this.#a(e,"forced")??this.#o(e);return s&&this.#c(n,s),s}indirect(e){return this.#a(e,"all")}file(e,n=200,s=e){const r=this.#r(e)?this.#e[e]:void 0;if(r)
return{kind:"file",file:na(this,e,r,n,zi(this.#n,`/${s}`))}}#r=e=>Object.hasOwn(this.#e,e)&&e!==Lt.headers&&e!==Lt.redirects;#o(e){const n=jn(e,this.#r);if(n)return n.
kind==="file"?this.file(n.path,200,e):{kind:"redirect",status:308,location:Cn(n.to)}}#a(e,n){for(const s of Qi(this.#t,`/${e}`,n)){if(s.kind==="go")return{kind:"\
redirect",status:s.status,location:s.location};const r=jn(s.path,this.#r),o=r?.kind==="redirect"?this.#i(r.to):r?.path,i=o===void 0?void 0:this.file(o,s.status,
e);if(i)return i}}#i(e){const n=jn(e,this.#r);return n?.kind==="file"?n.path:void 0}#c(e,n){this.#s.size>=ra&&this.#s.clear(),this.#s.set(e,n)}}async function aa(t,e,n,s){
const{manifest:r,storedAt:o}=await t.manifest(e,n.manifestHash),i=async(h,y)=>{const b=Object.hasOwn(r.files,h)?r.files[h]:void 0;if(!b)return[];if(b.size>Ms)return s(
"warn","rules_ignored",{deployID:n.deployID,file:h,reason:`more than ${Ms} bytes`}),[];const{rules:C,ignored:x}=y((await t.read(e,b.hash)).toString());for(const{
line:w,reason:E}of x.slice(0,oa))s("warn","rule_ignored",{deployID:n.deployID,file:h,line:w,reason:E});return C},[a,c]=await Promise.all([i(Lt.redirects,Yi),i(Lt.
headers,Fi)]);t.compress(e,r,h=>Rs(As(h)));const u=new Date(o).toUTCString();return new ia({...n,org:e,lastModified:u},r,{redirects:a,headers:c})}function ca(t,e){
return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function ua(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&
Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const Dt=new Map;function la(t){let e=Dt.get(t);return e||(e=da(t),Dt.size>=
256&&Dt.clear(),t.length<=256&&Dt.set(t,e)),e}function da(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(h=>h.trim()),
c=a.find(h=>/^q\s*=/.test(h)),u=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,u>=0&&u<=1?u:0)}const n=e.get("*")??0,s=e.get(
"identity")??0,r=o=>e.get(o)??n;return ks.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const fa=4*1024*1024;class ha{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=
new Is(n),this.#n=Math.min(fa,n)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?this.#s(e,n,n.variants):n;if(r.status===200){if(ma(
e,r))return{status:304,headers:r.notModified};const i=s?void 0:this.#a(e,r);if(i)return i}if(e.method==="HEAD")return{status:r.status,headers:r.headers};const o=this.#t.
get(r.key);return o?{status:r.status,headers:r.headers,body:o}:r.encoding?this.#r(n,r,r.encoding):this.#o(r)}#s(e,n,s){const r=z(e,"accept-encoding");if(r===void 0)
return n;for(const o of la(r)){const i=s.get(o);if(i)return i;const a=this.#e.variant(n.org,n.file.hash,o);if(!a)continue;const c=sa(n,o,a.size);return s.set(o,
c),c}return n}async#r(e,n,s){try{const r=await this.#t.load(n.key,o=>o.length,async()=>await this.#e.readVariant(e.org,e.file.hash,s)??pa());return{status:n.status,
headers:n.headers,body:r}}catch(r){if(!(r instanceof Us))throw r;return e.variants?.delete(s),this.#o(e)}}async#o(e){const n=e.size>this.#n?await this.#u(e):await this.#c(
e);return{status:e.status,headers:e.headers,body:n}}#a(e,n){const s=z(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=ua(
z(e,"range")??"",n.size);if(r!==void 0)return r==="unsatisfiable"?{status:416,headers:{...n.notModified,"content-range":`bytes */${n.size}`,"content-length":"0"}}:
this.#i(n,r)}async#i(e,n){const{start:s,end:r}=n,o=e.size>this.#n?await this.#u(e,n):(await this.#c(e)).subarray(s,r+1);return{status:206,headers:{...e.headers,
"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#c(e){return this.#t.load(e.key,n=>n.length,()=>this.#e.read(e.org,e.file.hash))}#u(e,n){
return this.#e.stream(e.org,e.file.hash,n)}}class Us extends Error{}function pa(){throw new Us}function ma(t,e){const n=z(t,"if-none-match");if(n!==void 0)return ca(
n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const ya=5e5,Ps="GET, HEAD, OPTIONS";function wa(t){const e=new ga(
t);return n=>e.handle(n)}class ga{#e;#t;#n;#s;#r;#o=new Is(ya);constructor({sites:e,objects:n,cacheBytes:s,log:r,domain:o}){this.#e=e,this.#t=n,this.#n=r,this.#s=
new yi(o??"localhost"),this.#r=new ha(n,s)}handle(e){const n=this.#s.subdomain(z(e,"host")??""),s=n===void 0?void 0:this.#e.site(n);if(s===void 0)return Ze(e,Oi);
const{method:r}=e;if(r!=="GET"&&r!=="HEAD")return ba(r);if(s.release===null)return Ze(e,ki);try{const o=this.#i(s.release),i=o?this.#u(e,s,o):this.#a(e,s,s.release);
return i instanceof Promise?i.catch(a=>this.#p(e,a)):i}catch(o){return this.#p(e,o)}}async#a(e,n,s){return this.#u(e,n,await this.#c(n.org,s))}#i(e){const n=this.#o.
get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#c(e,n){return this.#i(n)||this.#o.delete(n.deployID),this.#o.load(n.deployID,s=>s.size+100,()=>aa(
this.#t,e,n,this.#n))}#u(e,n,s){const r=W(e.target),o=s.remembered(r);if(o)return this.#f(e,o,s);const i=Cs(r);if(i===void 0)return Ze(e,xi);const a=s.direct(i,
r);return a?this.#f(e,a,s):Ls(i)&&n.kept.length>0?this.#d(e,n,s,i):this.#l(e,n,s,i)}async#d(e,n,s,r){for(const o of n.kept){const i=this.#i(o)??await this.#c(n.
org,o).catch(()=>{}),a=i?.file(r);if(i&&a)return this.#f(e,a,i)}return this.#l(e,n,s,r)}#l(e,n,s,r){const o=s.indirect(r)??(n.settings.spaFallback&&!Ls(r)?s.file(
"index.html",200,r):void 0)??s.file("404.html",404,r);return o?this.#f(e,o,s):Ze(e,vi,s)}#f(e,n,s){return n.kind==="file"?this.#r.send(e,n.file):Ea(e,n,s)}#p(e,n){
if(!(n instanceof Nt))throw n;return this.#n("error","edge_damaged",{requestID:e.requestID,reason:n.message}),Ze(e,Ii)}}function ba(t){return t==="OPTIONS"?{status:204,
headers:{allow:Ps}}:{status:405,headers:{allow:Ps,"content-length":"0","cache-control":"no-store"}}}function Ea(t,{status:e,location:n},s){const r=t.target.slice(
W(t.target).length).replace(/[^\x21-\x7e]/g,encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+
i,"content-length":"0","cache-control":"public, max-age=0, must-revalidate","x-slipway-release":s.deployID}}}function Ze(t,e,n){const{status:s,headers:r}=e,o=n?
{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function Ta(t){const e=t.database.prepare("SELECT count(*\
) AS tables FROM sqlite_schema");return()=>{try{return e.get(),F(200,{status:"ok",pid:process.pid})}catch{return F(503,{status:"failing",reason:"The state canno\
t be read."},{"retry-after":"5"})}}}const Fs=["viewer","deployer"],Bs={localIssuer:!0,issuers:[],roleOf:()=>"deployer"};function Sa(t){const e=(0,g.join)(t,"pla\
tform.json");if(!(0,$.existsSync)(e))return Bs;try{return _a(JSON.parse((0,$.readFileSync)(e,"utf8")))}catch(n){throw new I.GQ("invalid_file",`${e}: ${n instanceof
Error?n.message:String(n)}`,{place:{file:e},remedy:"Mend the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:n})}}function _a(t){
const e=et(t,"the file",["$schema","localIssuer","issuers","organizations"]),{localIssuer:n=!0,issuers:s=[]}=e;if(typeof n!="boolean")throw new Error("localIssu\
er must be true or false");if(!Array.isArray(s))throw new Error("issuers must be a list");const r=$a(e.organizations),o=s.map((a,c)=>Oa(a,`issuers[${c}]`)),i=o.
find((a,c)=>o.findIndex(u=>u.issuer===a.issuer)!==c);if(i)throw new Error(`issuers names ${i.issuer} twice`);return{localIssuer:n,issuers:o,roleOf(a,c){const u=a.
slice(a.lastIndexOf("@")),y=[r.get(c),r.get("*")].flatMap(b=>[b?.get(a),b?.get(u)]);return y.includes("deployer")?"deployer":y.find(b=>b!==void 0)}}}function $a(t){
const e=et(t,"organizations");return new Map(Object.entries(e).map(([n,s])=>{const r=`organizations.${n}`;if(n!=="*"&&!R.cS.test(n))throw new Error(`${r}: "${n}\
" is not an organization's identifier`);const o=et(s,r,Fs),i=Fs.flatMap(a=>Pn(o[a]??[],`${r}.${a}`).map(c=>{if(!/^[^@\s]*@[^@\s]+$/.test(c))throw new Error(`${r}\
.${a}: "${c}" is neither an email nor "@domain"`);return[c.toLowerCase(),a]}));return[n,new Map(i)]}))}function Oa(t,e){const{issuer:n,audience:s,email:r="{emai\
l}",require:o={}}=et(t,e,["issuer","audience","email","require"]);if(typeof n!="string"||!ka(n))throw new Error(`${e}.issuer must be an https:// URL without que\
ry (http:// for loopback alone)`);if(typeof r!="string"||!/\{[^{}]+\}/.test(r))throw new Error(`${e}.email must be a template of claims, as "{email}" or "{repos\
itory}@github.actions"`);const i=Object.entries(et(o,`${e}.require`));return{issuer:n,audiences:s===void 0?void 0:Pn(s,`${e}.audience`),email:r,require:Object.fromEntries(
i.map(([a,c])=>[a,Pn(c,`${e}.require.${a}`)]))}}function ka(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?
!1:e.protocol==="https:"||e.protocol==="http:"&&va(e.hostname)}function va(t){return t==="localhost"||t==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function et(t,e,n){
if(!(0,G.G)(t))throw new Error(`${e} must be an object`);const s=n&&Object.keys(t).find(r=>!n.includes(r));if(s!==void 0)throw new Error(`${e} has no member "${s}\
"; it knows ${n?.join(", ")}`);return t}function Pn(t,e){return(Array.isArray(t)?t:[t]).map(s=>{if(typeof s!="string"||s==="")throw new Error(`${e} must be a st\
ring, or a list of strings`);return s})}var Fn=S(99);function xa(t){const e=(0,g.join)(t,"platform.pid"),n=(0,g.join)(t,"platform.lock");(0,$.writeFileSync)(n,"",
{flag:"a",mode:384});const s=new Fn.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),
Ia(r)?new I.GQ("platform_locked",`Another platform uses ${t}${Ra(e)}`,{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):
r}return(0,$.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,$.rmSync)(e,{force:!0}),s.close())}}}function Ia(t){return t instanceof Error&&"errcode"in t&&t.errcode===Aa}const Aa=5;
function Ra(t){try{return` (process ${(0,$.readFileSync)(t,"utf8").trim()})`}catch{return""}}const Na=["succeeded","failed","cancelled"];function La(t){const e=new Map,
n=()=>[...e].flatMap(([r,o])=>o.map((i,a)=>[{room:r,status:`${a}xx`},i]).filter(([,i])=>i>0)),s=()=>{const r=t.totals(),o=r.filter(c=>Na.includes(c.status)),i=(c,u)=>c.
reduce((h,y)=>h+y[u],0),a=r.filter(c=>c.status==="queued");return[ye("slipway_requests_total","counter","Requests answered.",n()),ye("slipway_deployments","gaug\
e","Deployments by status.",r.map(c=>[{status:c.status},c.count])),ye("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},i(a,"count")]]),
ye("slipway_deployment_seconds_sum","counter","Seconds from start to end of ended deployments.",[[{},i(o,"seconds")]]),ye("slipway_deployment_seconds_count","co\
unter","Ended deployments.",[[{},i(o,"count")]]),ye("process_resident_memory_bytes","gauge","Resident memory.",[[{},process.memoryUsage.rss()]]),ye("process_upt\
ime_seconds","gauge","Seconds since the process began.",[[{},process.uptime()]])].join("")};return{count(r,o){let i=e.get(r);i||(i=[0,0,0,0,0,0],e.set(r,i));const a=Math.
floor(o/100);i[a]=(i[a]??0)+1},handler:()=>({status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:s()})}}
function ye(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,u])=>`${c}="${u}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}const Gs={timeoutMs:20*6e4,fileBytes:1024**3,logBytes:4*1024**2,processBytes:4*1024**3,processes:2048},Hs={environmentPerMinute:12e3,tablePerMinute:6e3},
Ct=6e4;class zs{quota;#e=-1;#t=0;constructor(e){this.quota=e}isFull(e){return this.#e===Math.floor(e/Ct)&&this.#t>=this.quota}count(e){const n=Math.floor(e/Ct);
n!==this.#e&&(this.#e=n,this.#t=0),this.#t+=1}}function Da(t,e,n){return t.isFull(n)||e.isFull(n)?!1:(t.count(n),e.count(n),!0)}function Ca(t){return Math.ceil(
(Ct-t%Ct)/1e3)}const Ws="abcdefghijklmnopqrstuvwxyz234567",ja=63,Ks=6,Ma=()=>(0,k.randomInt)(2**32)/2**32;function Bn(t,e){let n="";for(;n.length<t;)n+=Ws[Math.
floor(e()*Ws.length)]??"";return n}function Ua(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,ja-Ks-1).replace(/-+$/,"");return e===
""?"app":e}function Ys(t,e){return`${Ua(t)}-${Bn(Ks,e)}`}function Pa(t){return{publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,host:"12\
7.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:"https://github.com/{repository}.git",clock:bs.m,random:Ma,log:Es,fetch,workers:2,isolation:"au\
to",keepReleases:10,precompress:!0,edgeCacheBytes:64*1024*1024,...t,buildLimits:{...Gs,...t.buildLimits},kvsQuotas:{...Hs,...t.kvsQuotas}}}var Fa=S(9127),Ba=S(2310);
const tt="SLIPWAY_BUILD",Ga=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i],
Ha=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function za(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&
s!==""&&Ga.some(r=>r.test(n))&&(e[n]=s);return e}function Wa(t){return Object.entries(t).flatMap(([e,n])=>Ha.test(e)?[n]:[])}function Ka(t,e){const n=`${g.sep}n\
ode_modules${g.sep}`,s=t.split(":").filter(r=>r.startsWith("/")&&!`${r}/`.includes(n));return[...new Set([(0,g.dirname)(e),...s])].join(":")}function Ya(t,e,n,s,r){
const o=i=>(0,g.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:o("npm"),XDG_DATA_HOME:o("data"),YARN_GLOBAL_FOLDER:o("yarn"),BUN_INSTALL_CACHE_DIR:o("bun"),XDG_CACHE_HOME:o("x\
dg"),NODE_COMPILE_CACHE:o("node"),HOME:n.home,TMPDIR:r,PATH:s}}function Ja(t){return Object.entries(t).filter(([e])=>R.G1.test(e)).map(([e,n])=>`export ${e}=${Js(
n)}
`).join("")}function Js(t){return`'${t.replaceAll("'","'\\''")}'`}function q(t,e,n,s=[]){return new ae({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Xa=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"out_of_memory",says:"was killed, most likely for lack of memory",signals:["SIGKILL"]},{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},
{code:"output_too_large",says:"wrote a file that is too large",signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},
{code:"build_killed",says:"was killed",signals:["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGSEGV","SIGTERM"]}],Va=40;function Qa(t,e,{exitCode:n,signal:s},r){
const o=r.last(),i=o.slice(-Va).join(`
`),a=Xa.find(b=>b.signals?.includes(s??"")||b.log?.test(i)),c=a?.code??(t==="install"?"install_failed":"build_failed"),u=n===null?`ended by ${s}`:`exited with c\
ode ${n}`,h=`The ${t} command \`${e}\``,y=a?`${h} ${a.says} (it ${u})`:`${h} ${u}`;return new ae({stage:t,code:c,message:y,exitCode:n,signal:s,log:o,diagnostics:[]})}
const qa=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:oc},{file:"yarn.lock",manager:"yarn",tool:ic},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.l\
ockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],jt="npm ci",Za={
npm:()=>jt,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun in\
stall --frozen-lockfile"};async function ec(t,e){const n=await Vs(e,t),s=n?.scripts,r=(0,G.G)(s)&&typeof s.build=="string",o=n&&await tc(t,e);if(!o)return{manager:"\
npm",tool:void 0,install:n?"npm install":void 0,installDir:t,hasBuildScript:r};const{lockfile:i,dir:a,text:c}=o,u=Qs(n)??Qs(await Vs(e,a)),h=u?.manager===i.manager?
u.tool:i.tool(c);return{manager:i.manager,tool:h,install:Za[i.manager](h),installDir:a,hasBuildScript:r}}async function tc(t,e){for(let n=t;(0,V.FK)(e,n);n=(0,g.
dirname)(n))for(const s of qa){const r=await Xs(e,(0,g.join)(n,s.file));if(r!==void 0)return{lockfile:s,dir:n,text:r}}}const nc=64*1024**2;async function Xs(t,e){
try{const n=await(0,V.UG)(t,e),s=await(0,A.stat)(n);return s.isFile()&&s.size<=nc?await(0,A.readFile)(n,"utf8"):void 0}catch{return}}async function Vs(t,e){const n=await Xs(
t,(0,g.join)(e,"package.json"));if(n!==void 0)try{const s=JSON.parse(n.replace(/^\ufeff/,""));return(0,G.G)(s)?s:{}}catch{return{}}}function Qs(t){const e=t?.packageManager,
[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:
qs(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function qs(t){return`@yarnpkg/cli-dist@${t}`}const sc={5:"7",6:"8",9:"10"},rc={4:"2",6:"3",8:"\
4.12",9:"4.14"};function oc(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];return`pnpm@${sc[e??""]??"10"}`}function ic(t){const e=/^__metadata:\s+version: (\d+)/m.
exec(t)?.[1];return e===void 0?"yarn@1":qs(rc[e]??"4")}async function ac(t,e,n,s){const r=t.job.settings.installCommand,o=r??(s?e.install:void 0);if((o||s)&&e.tool&&
!(0,$.existsSync)((0,g.join)(Gn(t,e.tool),"node_modules/.bin",e.manager))){const i=Gn(t,e.tool),a=`npm install --silent --no-save --prefix ${Js(i)} ${e.tool}`;await nt(
t,"install",a,t.workspace.home,e)}o===jt&&r===void 0?await cc(t,e):o&&await nt(t,"install",o,r===void 0?e.installDir:n,e)}async function cc(t,e){try{await nt(t,
"install",jt,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof ae)||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("\
The package cache is older than the lockfile: asking the registry"),await nt(t,"install",jt,e.installDir,e)}}function Gn({workspace:t},e){return(0,g.join)(t.cache,
"tools",e.replaceAll("/","+"))}async function nt(t,e,n,s,r,o={}){const{context:i,job:a,workspace:c,sandbox:u,log:h,signal:y}=t;t.step=`\`${n}\``,h.line(`$ ${n}`);
const b=[...uc(s,c.source)];r.tool&&b.push((0,g.join)(Gn(t,r.tool),"node_modules/.bin"));const C=[...b,i.path].join(":"),{NODE_ENV:x,...w}=a.env,E=e==="install"||
x===void 0?w:{...w,NODE_ENV:x},v=await u.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],env:Ya({...i.hostEnv,...o},E,c,C,u.tmpOf(c)),outerEnv:{[tt]:i.
markerOf(a)},signal:y,onLine:D=>h.line(D)});if(v.exitCode!==0)throw Qa(e,n,v,h)}function*uc(t,e){for(let n=t;(0,V.FK)(e,n);n=(0,g.dirname)(n))yield(0,g.join)(n,
"node_modules/.bin")}var lc=S(5807);const dc=4,Hn=2e3;class fc{#e;#t;#n;#s=[];#r=[];#o=[];#a=0;#i=0;#c="";#u=!1;#d=0;#l=!1;constructor(e,n,s){this.#t=n/2,this.#n=
hc(s),this.#e=(0,$.createWriteStream)(e,{flags:"w",mode:384}),this.#e.on("error",()=>{this.#l=!0})}line(e){const n=this.#n(e);this.#s.push(n.slice(0,R.lF.failureLogLine)),
this.#s.length>=2*Hn&&this.#s.splice(0,Hn);const s=Buffer.byteLength(n)+1;this.#u||=this.#i+s>this.#t,this.#u?this.#h(n,s):(this.#i+=s,this.#f(`${n}
`))}#f(e){this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&!this.#e.writableEnded&&this.#e.write(this.#c),this.#c=""}#h(e,n){this.#a+n>this.#t/
2&&(this.#d+=this.#r.length,this.#r=this.#o,this.#o=[],this.#a=0),this.#o.push(e),this.#a+=n}last(){return this.#s.slice(-R.lF.failureLogLines)}recent(){return this.#s.
slice(-Hn)}async[Symbol.asyncDispose](){this.#p(),this.#d>0&&this.#e.write(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[this.#r,this.#o])e.length>0&&this.#e.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#l)return e();this.#e.once("error",()=>e()),this.#e.end(e)})}}function hc(t){const e=[...new Set(Object.values(t).flatMap(r=>r.
split(`
`)))].map(r=>r.trim()).filter(r=>r.length>=dc).sort((r,o)=>o.length-r.length),n=e.map(r=>r.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")),s=e.length>0?new RegExp(n.join(
"|"),"g"):void 0;return r=>{const o=r.split("\r").findLast(a=>a!=="")??"",i=(0,lc.N)(o).replace(/[^\P{Cc}\t]/gu,"");return s?i.replace(s,"***"):i}}const Zs=["di\
st","build","out","_site",".output/public","public","www"];async function pc(t,e,n,s){const r=await mc(e,n,s);try{if(await(0,A.realpath)(t)===t)return await(0,V.
UG)(t,r)}catch(i){if(!(i instanceof I.GQ))throw i}const o=n??(0,g.relative)(e,r);throw q("build","output_unsafe",`The output directory \`${o}\` leads out of the \
repository`)}async function mc(t,e,n){if(e!==null){const r=(0,g.join)(t,e);if(await er(r))return r;throw q("build","output_missing",`The output directory \`${e}\
\` is not there; ${await tr(t)}`)}if(!n)return t;for(const r of Zs)if(await er((0,g.join)(t,r)))return(0,g.join)(t,r);const s=Zs.map(r=>`\`${r}\``).join(", ");throw q(
"build","output_missing",`The build left none of the usual output directories (${s}); ${await tr(t)}. Name it as the output directory`)}async function er(t){return(await(0,A.
stat)(t).catch(()=>{}))?.isDirectory()??!1}async function tr(t){const n=(await(0,A.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_mod\
ules"].includes(s.name)).map(s=>s.name);return n.length===0?"there is no folder at all":`the folders there are ${n.slice(0,20).sort().map(s=>`\`${s}\``).join(",\
 ")}`}var nr=S(3136);const yc=/^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9_][A-Za-z0-9._-]*$/;function wc(t,e){return yc.test(t)?zn(e.template.replace("{repository}",
t.replace(/\.git$/,"")),e):(0,g.isAbsolute)(t)?zn((0,nr.pathToFileURL)(t).href,e):zn(t,e)}function zn(t,e){const n=URL.canParse(t)&&/^[a-z]+:\/\//i.test(t)?new URL(
t):void 0,s=sr(t);if(n?.protocol==="https:")return{url:n.href,shown:s,protocols:"https"};if(n?.protocol==="http:"&&e.allowLocal)return{url:n.href,shown:s,protocols:"\
http:https"};if(n?.protocol==="file:"&&e.allowLocal&&n.host==="")return{url:(0,nr.fileURLToPath)(n),shown:s,protocols:"file"};const r=n?.protocol==="file:"?"is \
on this machine":"is no https URL and no owner/name";throw q("clone","repository_not_allowed",`The repository "${s}" ${r}, and this platform does not clone such`)}
function sr(t){return t.replace(/(\w+:\/\/)[^/@\s]+@/g,"$1")}function gc(){const t=new Map;return async(e,n)=>{const s=(t.get(e)??Promise.resolve()).catch(()=>{}).
then(n);t.set(e,s);try{return await s}finally{t.get(e)===s&&t.delete(e)}}}var bc=S(1421),rr=S(8474),or=S(8161),Wn=S(7075),Ec=S(6193);const ir=16384,Tc=65536,Sc=10;
async function Mt(t,e,n){n.signal?.throwIfAborted();const s=(0,bc.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:["ignore","pipe","pipe",n.channel===void 0?
"ignore":"pipe",n.namespace?"pipe":"ignore"]}),r=s.stdio[3];r&&"end"in r&&(r.on("error",()=>{}),r.end(n.channel));for(const u of["stdout","stderr"])Oc(s,u,n.onLine??
(()=>{}));const o=n.namespace?kc(s.stdio[4]):()=>"",i=(0,rr.once)(s,"close");i.catch(()=>{});const a=()=>Ic(s.pid,n.sweep?n.env[tt]:void 0),c=()=>{a()};n.signal?.
addEventListener("abort",c,{once:!0});try{const[u,h]=await(0,rr.once)(s,"exit");return await a(),await i,await xc(o()),n.signal?.throwIfAborted(),$c(typeof u=="\
number"?u:null,typeof h=="string"?h:null)}finally{n.signal?.removeEventListener("abort",c)}}const _c=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","S\
IGSEGV","SIGTERM","SIGXFSZ"];function $c(t,e){const n=_c.find(s=>t===128+or.constants.signals[s]);return{exitCode:t,signal:e??n??null}}function Oc(t,e,n){const s=new Ec.
StringDecoder("utf8");let r="";const o=a=>{const c=a.split(`
`);r=(c.pop()??"").slice(0,ir);for(const u of c)n(u.slice(0,ir),e)},i=t[e];i?.on("data",a=>{o(r+s.write(a)),!(a.length<Tc)&&(i.pause(),setTimeout(()=>i.resume(),
Sc))}),i?.on("end",()=>{r!==""&&n(r,e)})}function kc(t){let e="";return t instanceof Wn.Readable&&t.setEncoding("utf8").on("data",n=>e+=n),()=>e}const vc=1e4;async function xc(t){
const e=/"child-pid": (\d+)/.exec(t)?.[1];for(let n=0;e!==void 0&&n<vc;n+=1){const s=await(0,A.readFile)(`/proc/${e}/stat`,"utf8").catch(()=>"");if(!/\) [^ZX]/.
test(s))return;await new Promise(r=>setTimeout(r,1))}}async function Ic(t,e){t!==void 0&&cr(-t),e!==void 0&&await ar(n=>n===e)}async function ar(t){let e=new Set;
for(let n=0;n<50;n+=1){const s=await Ac(),r=await Rc(s,t);for(const o of r)cr(o);if(r.length===0&&s.every(o=>e.has(o)))return;e=new Set(s),await new Promise(o=>setImmediate(
o))}}async function Ac(){return(await(0,A.readdir)("/proc").catch(()=>[])).filter(e=>/^\d+$/.test(e)).map(Number)}async function Rc(t,e){return(await Promise.all(
t.map(async s=>{const o=(await(0,A.readFile)(`/proc/${s}/environ`,"utf8").catch(()=>"")).split("\0").find(i=>i.startsWith(`${tt}=`));return o!==void 0&&e(o.slice(
tt.length+1))?[s]:[]}))).flat()}function cr(t){try{process.kill(t,"SIGKILL")}catch{}}const ur="cache";function Kn(t){return(0,k.createHash)("sha256").update(JSON.
stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Nc(t,e,n,s){await(0,A.mkdir)((0,g.join)(t,Kn(e)),{recursive:!0});const r=await(0,A.
realpath)((0,g.join)(t,Kn(e)));await(0,A.chmod)(r,493);const o=(0,g.join)(r,n);await xe(o);const i={cache:(0,g.join)(r,ur),root:o,source:(0,g.join)(o,"source"),
home:(0,g.join)(o,"home"),tmp:(0,g.join)(o,"tmp")};for(const a of Object.values(i))await(0,A.mkdir)(a,{recursive:!0}),s!==void 0&&await(0,A.chown)(a,s,s);return{
app:r,...i,[Symbol.asyncDispose]:()=>xe(o).catch(()=>{})}}async function Lc(t){const e=[];for(const n of await(0,A.readdir)(t).catch(()=>[]))for(const s of await(0,A.
readdir)((0,g.join)(t,n),{withFileTypes:!0}))s.isDirectory()&&s.name!==ur&&e.push((0,g.join)(t,n,s.name));return e}async function xe(t){try{await(0,A.rm)(t,{recursive:!0,
force:!0})}catch(e){if(!["EACCES","EPERM","ENOTEMPTY"].includes((0,I.xU)(e)??""))throw e;await lr(t),await(0,A.rm)(t,{recursive:!0,force:!0})}}async function lr(t){
await(0,A.chmod)(t,448);for(const e of await(0,A.readdir)(t,{withFileTypes:!0}))e.isDirectory()&&await lr((0,g.join)(t,e.name))}async function Dc(t,e){const{exitCode:n}=await Mt(
"chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}const dr=[["core.hooksPath","/dev/null"],["core.fsmonitor",
"false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedL\
imit","1000"],["http.lowSpeedTime","60"]],Cc=gc();async function jc(t,e,n,s,r){const o=(0,g.join)(t,`${(0,k.createHash)("sha256").update(e.url).digest("hex").slice(
0,32)}.git`),i=mr(e.protocols,r),a=await Cc(o,()=>Uc(i,o,e,n));return await Mc(o,(0,g.join)(s,".git"),a,n.branch,e.shown),await i.must(["-C",s,"reset","-q","--h\
ard",a]),(0,$.existsSync)((0,g.join)(s,".gitmodules"))&&await Pc(s,e,r),{commit:a,mirror:o}}async function Mc(t,e,n,s,r){for(const a of["objects/info","refs/hea\
ds"])await(0,A.mkdir)((0,g.join)(e,a),{recursive:!0});const o=JSON.stringify(r),i={"objects/info/alternates":(0,g.join)(t,"objects"),shallow:n,HEAD:`ref: refs/h\
eads/${s}`,config:`[core]
	repositoryformatversion = 0
	bare = false
[remote "origin"]
	url = ${o}`};for(const[a,c]of Object.entries(i))await(0,A.writeFile)((0,g.join)(e,a),`${c}
`)}async function Uc(t,e,n,s){if(!(0,$.existsSync)(e))return fr(t,e,n,s);const r=s.commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.
commit&&r&&(await t.try(r)).exitCode===0)return s.commit;try{return await hr(t,e,n,s)}catch(o){if(Hc(o)!=="clone_failed")throw o;return fr(t,e,n,s)}}async function fr(t,e,n,s){
const r=`${e}.new`;await xe(r);try{await t.must(["init","-q","--bare",r]);const o=await hr(t,r,n,s);return await xe(e),await(0,A.rename)(r,e),o}finally{await xe(
r)}}async function hr(t,e,{url:n,shown:s},r){const o=r.commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const i of o){const a=`refs/slip\
way/${(0,k.createHash)("sha256").update(i).digest("hex").slice(0,16)}`,c=await t.try(["-C",e,"fetch","-q","--depth=1","--no-tags","--",n,`+${i}:${a}`]);if(c.exitCode===
0)return t.must(["-C",e,"rev-parse","--verify",`${a}^{commit}`]);const u=Bc(c.errors,s,r);if(u.facts.code!=="branch_not_found")throw u}throw q("clone","branch_n\
ot_found",`The repository ${s} has no branch "${r.branch}"`)}async function Pc(t,e,n){const s=mr("https",n),r=["submodule","update","-q","--init","--recursive",
"--depth=1","--recommend-shallow"],{exitCode:o,errors:i}=await s.try(["-C",t,...r]);if(o===0)return;const a=/transport '[^']*' not allowed/.test(i.join(`
`));throw q("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${Yn(i)}`,i)}
const pr=/no space left on device|disk quota exceeded|unable to write file/i,Fc=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t}\
 is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(t,{
commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t} has no branch "${e}"`],
[pr,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '.*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function Bc(t,e,n){const s=t.join(`
`),[,r,o]=Fc.find(([i])=>i.test(s))??[];return r&&o?q("clone",r,o(e,n),t):q("clone","clone_failed",`The repository ${e} could not be fetched: ${Yn(t)}`,t)}function Yn(t){
return(t.findLast(n=>/^(?:fatal|error|remote):/.test(n))??t.at(-1)??"git said nothing").replace(/^(?:fatal|error): /,"")}function mr(t,e){const n={...e.env,...Gc(
t)},s=async r=>{const o=[],i=[],{exitCode:a}=await Mt("git",r,{cwd:"/",env:n,signal:e.signal,onLine(c,u){const h=sr(c);(u==="stdout"?o:i).push(h),u==="stderr"&&
e.onLine(h)}});return{exitCode:a,output:o.join(`
`),errors:i.slice(-50)}};return{try:s,async must(r){const{exitCode:o,output:i,errors:a}=await s(r);if(o===0)return i;throw pr.test(a.join(`
`))?q("clone","disk_full","The disk is full: the repository could not be checked out",a):q("clone","clone_failed",`The checkout failed: ${Yn(a)}`,a)}}}function Gc(t){
const e=dr.flatMap(([n,s],r)=>[[`GIT_CONFIG_KEY_${r}`,n],[`GIT_CONFIG_VALUE_${r}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(dr.length),...Object.fromEntries(e)}}function Hc(t){return t instanceof ae?t.facts.code:void 0}var zc=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Wc=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Kc(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:r,
limits:o,clock:i}=t;for(const w of Object.values(r))await(0,A.mkdir)(w,{recursive:!0,mode:448});const a=await t.sandbox(),c=zc(s,new fc((0,g.join)(r.logs,`${e.deployID}\
.log`),o.logBytes,e.env),!0),u=await Nc(r.builds,e.app,e.deployID,a.ownerOf(e.app)),h=new AbortController,y=new AbortController;i.sleep(o.timeoutMs,y.signal).then(
()=>h.abort(new Error("the time limit")),()=>{});const b=AbortSignal.any([n.signal,h.signal]),C={context:t,job:e,sandbox:a,workspace:u,log:c,signal:b,mirror:"",
root:u.source,step:"",stage:"clone"},x=w=>{C.stage=w,n.onStage(w)};try{return{...await Yc(C,x,n),[Symbol.asyncDispose]:()=>u[Symbol.asyncDispose]()}}catch(w){throw await u[Symbol.
asyncDispose](),n.signal.throwIfAborted(),Qc(w,C,h.signal.aborted)}finally{y.abort()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Wc(s);r&&await r}}async function Yc(t,e,n){
const{job:s,workspace:r}=t;e("clone");const o=await Jc(t);n.onCommit(o);const i=await Xc(t);t.root=i;const a=await ec(i,r.source),c=s.buildCommand||a.hasBuildScript&&
`${a.manager} run build`;Vc(t),e("install"),await ac(t,a,i,!!c),e("build"),c&&await nt(t,"build",c,i,a);const u=await pc(r.source,i,s.outputDirectory,!!c);return{
commit:o,directory:u}}async function Jc(t){const{context:e,job:n,workspace:s,log:r,signal:o}=t,i=wc(n.repository,e.rules);t.step=`the clone of ${i.shown}`,r.line(
`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const c={env:{...e.hostEnv,PATH:e.path,[tt]:e.markerOf(n)},signal:o,onLine:b=>r.line(
b)},{commit:u,mirror:h}=await jc(e.folders.mirrors,i,n,s.source,c);t.mirror=h,r.line(`Checked out ${u}`);const y=t.sandbox.ownerOf(n.app);return y!==void 0&&await Dc(
s.source,y),u}async function Xc({job:t,workspace:e}){const n=t.settings.rootDirectory??".",s=await(0,V.UG)(e.source,n).catch(()=>{});if(s&&(await(0,A.stat)(s)).
isDirectory())return s;throw q("clone","root_directory_missing",`The root directory \`${n}\` is not in the repository`)}function Vc({job:t,log:e}){const n=t.settings.
nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(process.versions.node,10)&&e.line(`Warning: the app asks for Node.js ${n}, builds here r\
un Node.js ${process.versions.node}`)}function Qc(t,e,n){const{log:s,stage:r,step:o,context:i,workspace:a,root:c}=e;if(n){const h=`The build took longer than it\
s limit of ${(0,Fa.a)(i.limits.timeoutMs)} and was stopped during ${o}`;return s.line(h),q(r,"build_timeout",h,s.last())}if(t instanceof ae){const u=(0,Ba.y)(s.
recent()).map(h=>qc(h,a.source,c));return s.line(t.message),new ae({...t.facts,log:s.last(),diagnostics:u})}return me(t)?q(r,"disk_full","The disk is full",s.last()):
t}function qc(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const s=(0,g.resolve)(n,t.file);return(0,V.FK)(e,s)?{...t,file:(0,g.relative)(e,s)}:t}const Jn=["/usr",
"/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],yr="/run/systemd/resolve",wr=19e8,Zc=1e8;function eu(t,e){return["ulimit -c 0 2>/dev/null",`ulimit\
 -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,`ulimit -d ${Math.ceil(t.processBytes/1024)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.
processes} 2>/dev/null`:":",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}async function tu(t){const{want:e,limits:n}=t,s=(0,or.userInfo)().uid===0,r=e==="none"?{kind:"none",reason:"it was asked for"}:await nu(s),o=r.kind==="bubble\
wrap",i=c=>o&&s?wr+Number.parseInt(Kn(c).slice(0,8),16)%Zc:void 0,a=eu(n,o);return{isolation:r,ownerOf:i,tmpOf:c=>o?"/tmp":c.tmp,async run(c){const u=i(c.app),h=o?
await su(c,t,u):[],[y="/bin/sh",...b]=[...h,"/bin/sh","-c",a,"sh",c.script];return Mt(y,b,{cwd:o?"/":c.cwd,env:{...c.outerEnv,PATH:"/usr/local/bin:/usr/bin:/bin"},
channel:Ja({...c.env,...c.outerEnv}),signal:c.signal,sweep:!o,namespace:o,onLine:c.onLine})}}}async function nu(t){const e=[...gr(t),...await Er(),...br(t?wr:void 0),
"true"],n=[],s=await Mt("bwrap",e,{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:o=>n.push(o)}).catch(()=>{});return s?.exitCode===0?{kind:"bubblewra\
p",asRoot:t}:{kind:"none",reason:s?`bubblewrap does not work here: ${n.at(-1)??"no reason given"}`:"bubblewrap is not installed"}}async function su(t,{tools:e,dataDir:n},s){
const{app:r,tmp:o}=t.workspace;if(await(0,A.realpath)(o).catch(()=>"")!==o)throw q("build","build_failed","A command of the build replaced its folder for tempor\
ary files");const i=e.filter(c=>!Jn.some(u=>(0,V.FK)(u,c))),a=[...Jn,...i].some(c=>(0,V.FK)(c,n))?["--tmpfs",n]:[];return["bwrap",...gr(s!==void 0),...await Er(),
...s===void 0?[]:await ru(r,s,t.workspace),"--bind",o,"/tmp",...i.flatMap(c=>[...Ut(c),"--ro-bind-try",c,c]),...a,...t.readable.flatMap(c=>[...Ut(c),"--ro-bind-\
try",c,c]),...Ut(r),"--bind",r,r,"--info-fd","4","--chdir",t.cwd,...br(s)]}function gr(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cg\
roup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}
function br(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=\
-all"]}async function ru(t,e,n){const s=(0,g.join)(t,"passwd");return await(0,A.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
build:x:${e}:${e}::${n.home}:/bin/sh
`),["--ro-bind",s,"/etc/passwd"]}async function Er(){return[...(await Promise.all(Jn.map(async e=>{const n=await(0,A.realpath)(e).catch(()=>{});return n===void 0?
[]:n===e?["--ro-bind",e,e]:["--symlink",n,e]}))).flat(),"--ro-bind-try",yr,yr,"--dev","/dev","--proc","/proc"]}function Ut(t){const e=(0,g.dirname)(t);return e===
"/"?[]:[...Ut(e),"--dir",e]}async function ou(t,e){const n=[(0,g.dirname)(process.execPath),(0,g.dirname)(await(0,A.realpath)(process.execPath)),...e];for(const s of t.
split(":").filter(r=>r.startsWith("/"))){const r=await(0,A.realpath)((0,g.join)(s,"npm")).catch(()=>{});r&&n.push(s,(0,g.dirname)((0,g.dirname)(r)))}return[...new Set(
n)]}function iu(t){const e={...Gs,...t.limits},n=(0,g.resolve)(t.dataDir),s={builds:(0,g.join)(n,"builds"),mirrors:(0,g.join)(n,"git"),logs:(0,g.join)(n,"logs")},
r=za(t.env),o=Ka(t.env.PATH??"/usr/local/bin:/usr/bin:/bin",process.execPath),i=`${(0,k.createHash)("sha256").update(n).digest("hex").slice(0,16)}/`;let a;const c={
limits:e,folders:s,hostEnv:r,path:o,clock:t.clock,rules:{template:t.gitUrlTemplate??"https://github.com/{repository}.git",allowLocal:t.allowLocalGit??!1},markerOf:u=>`${i}${u.
deployID}`,sandbox(){return a??=au(t,e,o,r),a}};return{build:(u,h)=>Kc(c,u,h),async recover(){const u=await Lc(s.builds);u.length>0&&await ar(h=>h.startsWith(i));
for(const h of u)await xe(h)}}}async function au(t,e,n,s){const r=await ou(n,Wa(s)),o=await tu({want:t.isolation??"auto",limits:e,tools:r,dataDir:await(0,A.realpath)(
t.dataDir)});return o.isolation.kind==="none"&&t.log("warn","builds_not_isolated",{reason:o.isolation.reason,means:"builds can read and write what the platform \
can, and the number of their processes is not bounded"}),o}const cu=1e4;function uu(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Map;return r=>{const o=e.now(),
i=s.get(r)??{left:t,at:o};i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i);const[a]=s.keys();return s.size>cu&&a!==void 0&&s.delete(a),i.left<
1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const lu=36e5;function du(t,e,n,s){let r,o=Number.NEGATIVE_INFINITY;const i=async()=>{o=n.now();try{const c=await t.
collect(e.manifests());s("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){s("error","collection_failed",{message:c instanceof Error?c.message:
String(c)})}finally{r=void 0}},a=()=>(r??=i(),r);return{collect:a,whenIdle(){n.now()-o>=lu&&a()},async[Symbol.asyncDispose](){await r}}}function fu(t){const e=(0,g.
join)(t,"identity-key.json");if(!(0,$.existsSync)(e)){const i=(0,k.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"}),a=`${e}.${(0,k.
randomBytes)(4).toString("hex")}`;(0,$.writeFileSync)(a,`${JSON.stringify(i)}
`,{mode:384}),(0,$.renameSync)(a,e)}const n=JSON.parse((0,$.readFileSync)(e,"utf8"));if(!(0,G.G)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="st\
ring")throw new I.GQ("unsupported_data",`${e} is not a P-256 key`,{remedy:"Remove the file: a new key is made at the next start, and tokens signed before cease \
to count."});const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=hu(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}
function hu(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,k.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const pu=30,mu=["\
ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],yu=16*1024;function wu(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.
map(r=>[r.issuer,{...r,keys:$u(r.issuer,t.fetch)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Sr(async()=>(await S.e(460).then(S.bind(S,6460))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=gu(r),i=await S.e(460).then(S.bind(S,6460)),{header:a,
claims:c}=bu(o,i);Eu(a,c);const u=s.get(c.iss??"");if(!u)throw Y("The token was issued by an identity provider that this platform does not trust (iss)");const h=await u.
keys(),y=u.audiences??[t.audience];try{const{payload:b}=await i.jwtVerify(o,h,{issuer:u.issuer,audience:[...y],algorithms:mu,clockTolerance:pu,currentDate:new Date(
n.now()),requiredClaims:["exp"]});return Tu(u,b),{email:Su(u,b),issuer:u.issuer}}catch(b){throw _u(b,i,y.join(" or "))}}}function gu(t){if(t===void 0)throw Y('T\
here is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw Y('The Authoriz\
ation header is not "Bearer <ID token>"');if(e.length>yu)throw Y("The token is too long to be an ID token");return e}function bu(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw Y("The token is not a JSON Web Token, so it is not an ID token")}}function Eu(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw Y("The token is an access token: send the identity provider's ID \
token instead")}function Tu(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw Y(`The token's ${n} claim is not one that this pl\
atform accepts`)}function Su(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(s,r)=>{const o=e[r];if(typeof o!="string"||o==="")throw Y(`The token has no ${r} clai\
m`);return o});if(!/^[^@\s]+@[^@\s]+$/.test(n))throw Y("The token's email claim is not an email");if(e.email_verified===!1&&t.email==="{email}")throw Y("The tok\
en's email is not verified (email_verified is false)");return n.toLowerCase()}function _u(t,e,n){if(t instanceof L)return t;const{errors:s}=e;return t instanceof
s.JWTExpired?Y("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?Y(`The token is for another audience (a\
ud): ask for one with ${n}`):t.claim==="nbf"?Y("The token is not valid yet (nbf)"):Y(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?Y("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?Y("The token's signature algorithm\
 is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?Y("The token is not a valid ID token"):Tr()}function Y(t){
return new L("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function Tr(){return new L("unavailable","The keys of the token's issue\
r cannot be fetched right now.",{"retry-after":"5"})}function $u(t,e){return Sr(async()=>{const n=await S.e(460).then(S.bind(S,6460));try{const r=await(await e(
`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(5e3),redirect:"error"})).json(),o=Ou(r,t);return n.createRemoteJWKSet(o,{timeoutDuration:5e3,
[n.customFetch]:e})}catch{throw Tr()}})}function Ou(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery docu\
ment of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("keys less well guarded than their issuer");return r}function Sr(t){
let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}class Ie extends Error{name="StoreUnavailable"}const _r="AWS4-HMAC-SHA256";function $r({date:t,region:e,
service:n}){return`${t}/${e}/${n}/aws4_request`}function ku(t,e,n){const s=(0,k.hash)("sha256",Buffer.from(n,"latin1"),"hex");return`${_r}
${t}
${$r(e)}
${s}`}function vu(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,k.createHmac)("sha256",n).update(s,"ut\
f8").digest();return(0,k.createSecretKey)(n)}function xu(t,e){return(0,k.createHmac)("sha256",t).update(e,"latin1").digest()}const Iu=new RegExp(`^${_r} +Creden\
tial=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=([0-9a-f]{64})$`);
function Au(t){const e=Iu.exec(t);if(!e)return;const[,n="",s="",r="",o="",i="",a=""]=e,c=i.split(";");if(c.every((u,h)=>h===0||(c[h-1]??"")<u))return{accessKeyID:n,
scope:{date:s,region:r,service:o},signedHeaders:c,signature:a}}const Ru=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;function Nu(t){const e=Ru.exec(
t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}
function Pt(t){return`${new Date(t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function Lu(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(
0,e),s=e===-1?"":Uu(t.target.slice(e+1)),r=ju(n,t.normalizePath),o=Fu(t.headers.values,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Du=/^(?:\/[A-Za-z0-9_~-]+)+$/,Cu=/[^A-Za-z0-9._~-]/g;function Xn(t){return t.replace(Cu,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function ju(t,e){if(Du.test(t))return t;const n=t.split("/");return(e?Mu(n):n).map(Xn).join("/")||"/"}function Mu(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function Uu(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Xn(Or(r)),Xn(Or(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>kr(n,r)||kr(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Or(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function kr(t,e){return t<e?-1:t>e?1:0}function Pu(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Gu(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{values:e,repeated:n}}function Fu(t,e){let n="";for(const s of e)n+=`${s}:${t.get(s)??
""}
`;return n}const Bu=/[ \t\r\n]{2}|[\t\r\n]/;function Gu(t){const e=t.trim();return Bu.test(e)?e.replace(/\s+/g," "):e}const Ft=5*6e4,vr=["host","content-type"],
Hu=new Set([...vr,"authorization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),X=(t,e)=>({type:t,message:e});class zu{#e;#t=new Vn;constructor(e){
this.#e=e}readHeaders(e,n){const s=z(e,"authorization");if(s===void 0)return X("MissingAuthenticationTokenException","Missing Authentication Token");const r=Au(
s),o=z(e,"x-amz-date")??"",i=Nu(o);if(!r)return X("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cre\
dential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return X("IncompleteSignatureException","Authorization header requires existence of a va\
lid 'X-Amz-Date' header.");const a=this.#e.byAccessKey(r.accessKeyID);if(!a)return X("UnrecognizedClientException","The security token included in the request i\
s invalid.");const c=Pu(e.rawHeaders);return Ku(r.scope,o)??Yu(o,i,n)??Ju(a,c.values.get("x-amz-security-token"),n)??Xu(c,r.signedHeaders)??{headers:c,signedBy:r,
role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,k.hash)("sha256",n,"hex"),c=s.values.get("x-amz-content-sha256");if(c!==void 0&&c!==a)
return X("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const u=Lu({method:e.method,target:e.target,headers:s,
signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),h=this.#t.get(o,r.scope),y=xu(h,ku(i,r.scope,u));if(!(0,k.timingSafeEqual)(y,Buffer.from(r.signature,
"hex")))return X("InvalidSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key an\
d signing method. Consult the service documentation for details.")}}function Wu(t){return"message"in t}function Ku(t,e){if(t.region!==R.aT)return X("InvalidSign\
atureException",`Credential should be scoped to a valid region: '${R.aT}'.`);if(t.service!==R.jL)return X("InvalidSignatureException",`Credential should be scop\
ed to correct service: '${R.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return X("InvalidSignatureException",`Date in Credential scope doe\
s not match YYYYMMDD from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function Yu(t,e,n){if(e<n-Ft){const s=Pt(n-Ft);return X("Inv\
alidSignatureException",`Signature expired: ${t} is now earlier than ${s} (${Pt(n)} - 5 min.)`)}if(e>n+Ft){const s=Pt(n+Ft);return X("InvalidSignatureException",
`Signature not yet current: ${t} is still later than ${s} (${Pt(n)} + 5 min.)`)}}function Ju(t,e,n){const s=Buffer.from(e??"","latin1");if(s.length!==t.sessionToken.
length||!(0,k.timingSafeEqual)(s,t.sessionToken))return X("UnrecognizedClientException","The security token included in the request is invalid.");if(!(t.expiresAt>
n))return X("ExpiredTokenException","The security token included in the request is expired")}function Xu({values:t,repeated:e},n){const s=e.find(i=>Hu.has(i));if(s!==
void 0)return X("IncompleteSignatureException",`The header '${s}' may be sent only once.`);for(const i of t.keys())if(Vu(i)&&!n.includes(i))return xr(i);const r=vr.
find(i=>!n.includes(i));if(r!==void 0)return xr(r);const o=n.find(i=>!t.has(i));if(o!==void 0)return X("IncompleteSignatureException",`The signed header '${o}' \
was not sent.`)}function Vu(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function xr(t){return X("InvalidSignatureException",`'${t}' must be a 'S\
ignedHeader' in the AWS Authorization.`)}class Vn{static#e=4096;#t=new Map;get(e,n){const s=`${e.accessKeyID}/${$r(n)}`,r=this.#t.get(s);if(r)return r;this.#t.size>=
Vn.#e&&this.#t.clear();const o=vu(e.secret,n);return this.#t.set(s,o),o}}const Qu=720*6e4,qu="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";class Zu{#e;#t;#n=new Map;constructor(e,n){
this.#e=e,this.#t=n;const s=e.prepare("SELECT access_key_id, environment_id, sealed, expires_at FROM kvs_roles").all();for(const r of s){const o=String(r.access_key_id),
i=r.sealed instanceof Uint8Array?JSON.parse(n.open(Ir(o),r.sealed)):{};(0,G.G)(i)&&this.#s(String(r.environment_id),{accessKeyID:o,secret:String(i.secret),sessionToken:String(
i.sessionToken),expiresAt:Number(r.expires_at)})}}byAccessKey(e){return this.#n.get(e)}issue(e,n){const s={accessKeyID:`ASIA${Array.from((0,k.randomBytes)(16),u=>qu[u%
32]).join("")}`,secret:(0,k.randomBytes)(30).toString("base64"),sessionToken:(0,k.randomBytes)(96).toString("base64"),expiresAt:n+Qu},{accessKeyID:r,secret:o,sessionToken:i,
expiresAt:a}=s,c=this.#t.seal(Ir(r),JSON.stringify({secret:o,sessionToken:i}));return this.#r(n),this.#e.prepare("INSERT INTO kvs_roles (access_key_id, environm\
ent_id, sealed, expires_at) VALUES (?, ?, ?, ?)").run(r,e,c,a),this.#s(e,s),s}#s(e,{accessKeyID:n,secret:s,sessionToken:r,expiresAt:o}){const i=Buffer.from(r,"l\
atin1");this.#n.set(n,{accessKeyID:n,secret:s,sessionToken:i,environmentID:e,expiresAt:o})}#r(e){this.#e.prepare("DELETE FROM kvs_roles WHERE expires_at <= ?").
run(e);for(const n of this.#n.values())n.expiresAt<=e&&this.#n.delete(n.accessKeyID)}}function Ir(t){return`kvs-role:${t}`}const el={invalid_json:400,invalid_key:400,
invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,
unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503};var tl=S(4573),Ar=S(1772);class we extends Error{name="InvalidJson"}const nl=128;class Rr extends Error{}
function sl(t){const e=new Map;try{return new ll(t).document(e),e}catch(n){if(!(n instanceof Rr))throw n;return rl(t)}}function rl(t){try{return new Map((0,Ar.U2)(
t)?.map(e=>[e.name,e.text]))}catch(e){throw e instanceof Ar.sU?new we(e.message):e}}function Nr(t){if(t.charCodeAt(0)!==Bt)return;const e=t.slice(1,-1);return e.
includes("\\")?String(JSON.parse(t)):e}const Bt=34,ol=92,Lr=44,il=58,Dr=123,Cr=125,al=91,jr=93,cl=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,Mr=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
ul=/^\\u[dD][89abAB]/,Ur=/^\\u[dD][c-fC-F]/;class ll{#e;#t=0;#n=0;constructor(e){this.#e=e}document(e){this.#h(),this.#y()!==Dr&&this.#w(),this.#r(e),this.#h(),
this.#t!==this.#e.length&&this.#w()}#s(){const e=this.#y();e===Bt?this.#u():e===Dr?this.#r(void 0):e===al?this.#o():e===116?this.#f("true"):e===102?this.#f("fal\
se"):e===110?this.#f("null"):this.#p(cl)}#r(e){const n=e??new Set;if(this.#a(),this.#y()!==Cr)do{this.#h();const s=this.#c();if(n.has(s))throw new we("a name st\
ands twice in one object");this.#h(),this.#g(il),this.#h();const r=this.#t;this.#s(),e?e.set(s,this.#e.slice(r,this.#t)):n instanceof Set&&n.add(s),this.#h()}while(this.#m(
Lr));this.#i(Cr)}#o(){if(this.#a(),this.#y()!==jr)do this.#h(),this.#s(),this.#h();while(this.#m(Lr));this.#i(jr)}#a(){if(this.#n+=1,this.#n>nl)throw new Rr;this.#t+=
1,this.#h()}#i(e){this.#g(e),this.#n-=1}#c(){const e=this.#t;return this.#u(),Nr(this.#e.slice(e,this.#t))??""}#u(){this.#g(Bt);const e=this.#e;for(;;){const n=e.
charCodeAt(this.#t);if(n===Bt)break;n===ol?this.#l():n>=32&&(n&63488)!==55296?this.#t+=1:n>=55296?this.#d():this.#w()}this.#t+=1}#d(){const[e,n]=[this.#y(),this.#e.
charCodeAt(this.#t+1)];if(e>=56320||(n&64512)!==56320)throw new we("a surrogate stands alone");this.#t+=2}#l(){const e=this.#t;this.#p(Mr);const n=this.#e.slice(
e,this.#t);if(Ur.test(n))throw new we("a surrogate stands alone");if(ul.test(n)){if(!Ur.test(this.#e.slice(this.#t,this.#t+6)))throw new we("a surrogate stands \
alone");this.#p(Mr)}}#f(e){this.#e.startsWith(e,this.#t)||this.#w(),this.#t+=e.length}#p(e){e.lastIndex=this.#t,e.test(this.#e)||this.#w(),this.#t=e.lastIndex}#h(){
for(;;){const e=this.#y();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#t+=1}}#m(e){return this.#y()!==e?!1:(this.#t+=1,!0)}#g(e){this.#m(e)||this.#w()}#y(){return this.#e.
charCodeAt(this.#t)}#w(){throw new we(`unexpected ${this.#t<this.#e.length?"character":"end"} at ${this.#t}`)}}class ge extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function dl(t,e){const n=fl(e),s=hl(n.get("key"));return t!=="put"?{key:s,value:"",ttlSeconds:void 0}:{key:s,value:pl(n.get("value")),ttlSeconds:ml(
n.get("ttlSeconds"))}}function fl(t){if(!(0,tl.isUtf8)(t))throw new ge("invalid_json");try{return sl(t.toString("utf8"))}catch(e){throw e instanceof we?new ge("\
invalid_json"):e}}function hl(t){const e=t===void 0?void 0:Nr(t);if(e===void 0||e===""||Pr(e,R.ux.keyBytes))throw new ge("invalid_key");return e}function pl(t){
if(t===void 0||Pr(t,R.ux.valueBytes))throw new ge("invalid_value");return t}function ml(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;
if(e<R.ux.minTtlSeconds||e>R.ux.maxTtlSeconds)throw new ge("invalid_ttl");return e}function Pr(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}const Ae={"content-type":"application/json","cache-control":"no-store"},yl={status:200,headers:Ae,body:'{"ok":true}'},wl={status:200,headers:Ae,body:'{"delete\
d":true}'},gl={status:200,headers:Ae,body:'{"found":false,"expiresAt":null}'},bl=new Map([[pe.Y2.put,"put"],[pe.Y2.get,"get"],[pe.Y2.delete,"delete"]]),El=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
Tl=/^Bearer +([!-~]+)$/i;function Sl(t){return async e=>{try{return await _l(e,t)}catch(n){return xl(n,e,t.log)}}}async function _l(t,e){const{gateway:n,tables:s}=e,
r=n.readHeaders(t,e.now());if(Wu(r))return Fr(r);const o=await $l(t),i=n.verify(t,o,r);if(i)return Fr(i);const a=Ol(t,r.role,s);if(typeof a=="string")return ce(
a);const c=e.now();if(!Da(a.environmentWindow,a.tableWindow,c))return ce("rate_limited",{"retry-after":String(Ca(c))});const u=kl(t);return typeof u!="string"?u:
vl(u,dl(u,o),a.keyspace,c,e.engine)}function $l(t){return t.body(R.ux.bodyBytes).catch(e=>{throw e instanceof Q?e:new ge("invalid_json")})}function Ol(t,e,n){const s=z(
t,"x-kvs-authorization");if(!s)return"missing_token";const r=Tl.exec(s)?.[1],o=r===void 0?void 0:n.byToken(r);return o?o.environmentID!==e.environmentID?"inacti\
ve_binding":o.supported?o:"unsupported_app_type":"invalid_token"}function kl(t){const e=bl.get(W(t.target));if(!e)return ce("not_found");if(t.method!=="POST")return ce(
"method_not_allowed",{allow:"POST"});const n=z(t,"content-encoding")??"identity";return!El.test(z(t,"content-type")??"")||n!=="identity"?ce("unsupported_media_t\
ype"):e}async function vl(t,{key:e,value:n,ttlSeconds:s},r,o,i){switch(t){case"put":return await i.put(r,e,{value:n,expiresAt:s===void 0?null:o+s*1e3}),yl;case"\
delete":return await i.delete(r,e),wl;case"get":{const a=await i.get(r,e,o);if(!a)return gl;const c=a.expiresAt===null?"null":`"${new Date(a.expiresAt).toISOString()}\
"`;return{status:200,headers:Ae,body:`{"found":true,"value":${a.value},"expiresAt":${c}}`}}}}function xl(t,e,n){if(t instanceof ge)return ce(t.code);if(t instanceof
Q)return ce("body_too_large");const s=t instanceof Ie,r=t instanceof Error&&t.cause instanceof Error?t.cause:t;return n("error",s?"kvs_unavailable":"kvs_failed",
{requestID:e.requestID,path:W(e.target),reason:r instanceof Error?r.message:String(r)}),s?ce("unavailable",{"retry-after":"1"}):ce("internal")}function ce(t,e={}){
return{status:el[t],headers:{...Ae,...e},body:`{"error":"${t}"}`}}function Fr({type:t,message:e}){return{status:403,headers:{...Ae,"x-amzn-errortype":t},body:JSON.
stringify({message:e})}}const Qn=[`
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
  `];function Il(t){const e=new Fn.DatabaseSync((0,g.join)(t,"platform.db"));return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign\
_keys = ON; PRAGMA busy_timeout = 5000;"),Al(e),e}function Al(t){const e=Number(t.prepare("PRAGMA user_version").get()?.user_version??0);if(e>Qn.length)throw t.
close(),new I.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Qn.length}`,{remedy:"Start it with the newer Slipway that wrote i\
t, or name another --data directory."});for(const[n,s]of Qn.entries())n>=e&&Gt(t,()=>t.exec(`${s}; PRAGMA user_version = ${n+1};`))}function Br(t,e){t.prepare("\
VACUUM INTO ?").run(e),(0,$.chmodSync)(e,384)}function Gt(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const Rl=160;class Nl{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=qn(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=qn(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=qn(e,n),this.#t.delete(e))}clear(){this.#t=
new Map,this.#n=new Map,this.#s=0}}function qn(t,e){return Rl+2*(t.length+e.value.length)}const Ll=16*1024*1024,Zn=1e3,Dl=13,Cl=`
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
`;function jl(t){const e=(t.open??(n=>new Fn.DatabaseSync(n)))(t.path);return e.exec(Cl),new Ml(e,t)}class Ml{#e;#t;#n;#s;#r=[];#o="open";constructor(e,n){this.#e=
e,this.#t=Pl(e),this.#n=new Nl(n.cacheBytes??Ll),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#o==="closed")throw new Ie("the store is closed");const r=es(
e,n),o=this.#n.get(r)??this.#a(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#a(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(
r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new Ie("the store could not be read",{cause:r})}}put(e,n,{
value:s,expiresAt:r}){const o=es(e,n);return this.#i(()=>this.#t.put.run(e,n,s,r),()=>this.#n.set(o,{value:Buffer.from(s,"utf8").toString("utf8"),expiresAt:r}))}delete(e,n){
const s=es(e,n);return this.#i(()=>this.#t.delete.run(e,n),()=>this.#n.delete(s))}async sweep(e,n){let s=0;return await this.#i(()=>{s=Number(this.#t.sweep.run(
e,n).changes)}),s}async drop(e){let n=Zn;for(;n===Zn;)await this.#i(()=>{n=Number(this.#t.drop.run(e,Zn).changes)},()=>this.#n.clear())}async keyspaces(){return this.#t.
keyspaces.all().map(e=>Number(e.keyspace))}copyTo(e){Br(this.#e,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",this.#e.close())}async[Symbol.asyncDispose](){
await this.close()}#i(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new Ie(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#c()),
this.#r.push({run:e,done:()=>{n?.(),s()},failed:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.
exec("COMMIT")}catch(n){this.#u()&&Ul(n)||this.#d(n);const r=new Ie("the write was not stored",{cause:n});for(const o of e)o.failed(r);return}for(const n of e)n.
done()}}#u(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#d(e){this.#o="poisoned",this.#s(e)}}function es(t,e){return`${t}/${e}`}
function Ul(t){return t instanceof Error&&"errcode"in t&&t.errcode===Dl}function Pl(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, ex\
pires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, \
expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, \
key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ?1 AND key IN (SELECT key FROM \
entries WHERE keyspace = ?1 LIMIT ?2)"),keyspaces:t.prepare("SELECT DISTINCT keyspace FROM entries")}}class Fl{#e;#t;#n;#s=new Map;#r=new Map;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s;const r=e.prepare("SELECT keyspace, token_hash, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app");for(const o of r.
all())this.#u(String(o.token_hash),Number(o.keyspace),String(o.environment_id),String(o.type))}byToken(e){return this.#s.get(Hr(e))}create(e,n,s){if(!R.BL.test(
n))throw new L("validation_failed",`"${n.slice(0,64)}" is no table name: 1 to 32 of a-z, 0-9 and _, a letter first.`);const r=this.#a(e),o=`kvs_${(0,k.randomBytes)(
32).toString("base64url")}`,i=Hr(o),a=Gt(this.#e,()=>{this.#c(r,n);const c=this.#e.prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created\
_at) VALUES (?, ?, ?, ?, ?)").run(r.id,n,i,this.#t.seal(zr(i),o),s);return Number(c.lastInsertRowid)});return this.#u(i,a,r.environmentID,r.type),{name:n,variable:ts(
n),createdAt:s,token:o}}list(e){return this.#i(this.#o(e)).map(({name:n,createdAt:s})=>({name:n,variable:ts(n),createdAt:s}))}remove(e,n){const s=this.#o(e),r=this.#e.
prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash").get(s.id,n);if(!r)throw new L("not_found",`The app has no table "${n.
slice(0,64)}".`);return this.#s.delete(String(r.token_hash)),Number(r.keyspace)}injected(e){const n=this.#a(e),s=this.#i(n).map(({name:r,tokenHash:o,sealed:i})=>[
ts(r),this.#t.open(zr(o),i)]);return{environmentID:n.environmentID,variables:Object.fromEntries(s)}}keyspaces(){return new Set([...this.#s.values()].map(({keyspace:e})=>e))}#o({
org:e,project:n,appID:s}){const r=this.#e.prepare("SELECT id, type, environment_id FROM apps WHERE org = ? AND project = ? AND app_id = ?").get(e,n,s);if(!r)throw new L(
"not_found",`There is no app "${s.slice(0,64)}" in this project.`);return{id:Number(r.id),type:String(r.type),environmentID:String(r.environment_id)}}#a(e){const n=this.#o(
e);if(Gr(n.type))return n;throw new L("validation_failed",`Apps of type ${n.type} have no functions and cannot use the key-value store; api, web-ssr and sse can\
.`)}#i(e){return this.#e.prepare("SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? ORDER BY name").all(e.id).map(n=>({name:String(
n.name),createdAt:Number(n.created_at),tokenHash:String(n.token_hash),sealed:n.token_sealed instanceof Uint8Array?n.token_sealed:new Uint8Array}))}#c(e,n){const s=this.#i(
e).map(r=>r.name);if(s.includes(n))throw new L("conflict",`The app already has a table "${n}".`);if(s.length>=R.ux.tablesPerApp)throw new L("conflict",`An app m\
ay have ${R.ux.tablesPerApp} tables: delete one first.`)}#u(e,n,s,r){const i=this.#r.get(s)??new zs(this.#n.environmentPerMinute);this.#r.set(s,i);const a=new zs(
this.#n.tablePerMinute);this.#s.set(e,{keyspace:n,environmentID:s,supported:Gr(r),environmentWindow:i,tableWindow:a})}}function Gr(t){return R.jI.some(e=>e===t)}
function ts(t){return`${R.be}TOKEN_${t.toUpperCase()}`}function Hr(t){return(0,k.hash)("sha256",t,"base64")}function zr(t){return`kvs-token:${t}`}const ns=32,ss=12,
rs=16;function Bl(t){const e=(0,g.join)(t,"platform.key"),n=Gl(e)??Hl(e);return{seal(s,r){const o=(0,k.randomBytes)(ss),i=(0,k.createCipheriv)("aes-256-gcm",n,o).
setAAD(Buffer.from(s,"utf8")),a=Buffer.concat([i.update(r,"utf8"),i.final()]);return Buffer.concat([o,a,i.getAuthTag()])},open(s,r){const o=Buffer.from(r),i=o.subarray(
ss,-rs),a=(0,k.createDecipheriv)("aes-256-gcm",n,o.subarray(0,ss),{authTagLength:rs}).setAAD(Buffer.from(s,"utf8")).setAuthTag(o.subarray(-rs));return Buffer.concat(
[a.update(i),a.final()]).toString("utf8")}}}function Gl(t){try{const e=(0,$.readFileSync)(t);if(e.length!==ns)throw new I.GQ("unsupported_data",`${t} is not a k\
ey of ${ns} bytes`,{remedy:"Restore the file from a backup; without it sealed table tokens cannot be read."});return(0,$.chmodSync)(t,384),e}catch(e){if((0,I.xU)(
e)==="ENOENT")return;throw e}}function Hl(t){const e=(0,k.randomBytes)(ns),n=(0,$.openSync)(t,"wx",384);try{(0,$.writeSync)(n,e),(0,$.fsyncSync)(n)}finally{(0,$.
closeSync)(n)}return e}const Wr="kvs.db",zl=3e4,Kr=1e3;async function Wl(t){const{database:e,clock:n,log:s}=t,r=Bl(t.dataDir),o=new Fl(e,r,{...Hs,...t.quotas}),
i=new Zu(e,r),a=t.engine??Kl(t.dataDir,s);await Xl(a,o,s);const c=()=>Vl(a,n.now()),u=setInterval(()=>{c().catch(y=>s("warn","kvs_sweep_failed",{reason:String(y)}))},
zl).unref(),h=async()=>{clearInterval(u),await a.close()};return{handler:Sl({gateway:new zu(i),tables:o,engine:a,now:()=>n.now(),log:s}),createTable:(y,b)=>o.create(
y,b,n.now()),listTables:y=>o.list(y),deleteTable:async(y,b)=>Jl(a,o.remove(y,b)),runtimeVariables:(y,b)=>Ql(o,i,y,b,n.now()),sweep:c,copyTo:y=>a.copyTo?.((0,g.join)(
y,Wr)),close:h,[Symbol.asyncDispose]:h}}function Kl(t,e){const n=(0,g.join)(t,Wr);return(0,$.writeFileSync)(n,"",{flag:"a",mode:384}),jl({path:n,onPoisoned:Yl(e)})}
function Yl(t){return e=>t("error","kvs_store_poisoned",{reason:e instanceof Error?e.message:String(e),remedy:"Writes are refused until the platform is started \
again; check the disk first."})}async function Jl(t,e){try{await t.drop(e)}catch(n){throw n instanceof Ie?new L("unavailable","The table's token is out of servi\
ce, but the store cannot be written: its data goes at the platform's next start."):n}}async function Xl(t,e,n){const s=e.keyspaces();for(const r of await t.keyspaces())
s.has(r)||await t.drop(r).catch(o=>n("warn","kvs_drop_failed",{reason:String(o)}))}async function Vl(t,e){let n=0;for(;;){const s=await t.sweep(e,Kr);if(n+=s,s<
Kr)return n}}function Ql(t,e,n,s,r){const{environmentID:o,variables:i}=t.injected(n);if(Object.keys(i).length===0)return{};const a=e.issue(o,r);return{[`${R.be}\
URL`]:s,[`${R.be}REGION`]:R.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:R.aT}}class Yr extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(Ht(s),{cause:s}),this.stage=e,this.aborted=n}}const ql={queue:"build_failed",clone:"clone_failed",install:"in\
stall_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Zl(t){const{stage:e,aborted:n,cause:s}=t instanceof Yr?t:{stage:"bu\
ild",aborted:!1,cause:t};return n?Jr(e):s instanceof ae?s.facts:me(s)?os(e,"disk_full","The disk of the platform is full"):os(e,ql[e],`The platform itself faile\
d at the stage "${e}": ${Ht(s)}`)}function Jr(t){return os(t,"interrupted","The platform stopped while this deployment was under way")}function os(t,e,n){return{
stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Ht(t){return t instanceof Error?t.message:String(t)}var ed=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},td=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const nd=1e3;function sd(t){const{store:e,builder:n,log:s,workers:r=2}=t,o=new AbortController,
i=new Map;let a=[],c=!1,u=[];function h(w){if(a.some(v=>v.deployID===w))return;const E={deployID:w,app:e.job(w).app};a=[...a.filter(v=>st(v)!==st(E)||!y(v,w)),E]}
function y(w,E){try{e.cancel(w.deployID,E)}catch(v){return s("error","deployment_not_recorded",{deployID:w.deployID,cause:Ht(v)}),!1}return s("info","deployment\
_superseded",{deployID:w.deployID,supersededBy:E}),t.onChange?.(w.deployID,w.app),!0}function b(){for(;c&&!o.signal.aborted&&i.size<r;){const w=a.find(v=>!i.has(
st(v)));if(!w)break;a=a.filter(v=>v!==w);const E=rd(w,t,o.signal).finally(()=>{i.delete(st(w)),b()});i.set(st(w),E)}if(!(a.length>0||i.size>0)){for(const w of u)
w();u=[]}}function C(){const w=a.map(E=>E.deployID);a=[];for(const{deployID:E,app:v,stage:D}of e.unfinished())D===null?h(E):(e.fail(E,Jr(D)),t.onChange?.(E,v));
for(const E of w)h(E)}async function x(){o.abort(new Error("the platform stops")),await Promise.all(i.values())}return{enqueue(w){h(w),b()},async start(){await n.
recover(),C(),c=!0,b()},stop:x,idle:()=>new Promise(w=>{u.push(w),b()}),[Symbol.asyncDispose]:x}}function st({app:t}){return JSON.stringify([t.org,t.project,t.appID])}
async function rd(t,e,n){const{deployID:s,app:r}=t,{store:o,log:i,clock:a,onChange:c}=e,u=a.now();let h="succeeded";try{await od(t,e,n)}catch(y){const b=Zl(y);h=
b.code,await id(s,e,n,()=>o.fail(s,b))}c?.(s,r),i("info","deployment_ended",{deployID:s,ending:h,ms:a.now()-u})}async function od({deployID:t,app:e},n,s){const{
store:r,builder:o,objects:i,onChange:a}=n;let c="clone";const u=(h,y)=>{c=y,r.advance(t,h,y),a?.(t,e)};try{const h={stack:[],error:void 0,hasError:!1};try{const y=ed(
h,await o.build(r.job(t),{signal:s,onStage:C=>u("building",C),onCommit:C=>r.recordCommit(t,C)}),!0);await n.onOutput?.(y.directory,s),u("syncing","sync");const{
manifestHash:b}=await i.ingest(e.org,y.directory,s);s.throwIfAborted(),u("activating","activate"),r.activate(t,b)}catch(y){h.error=y,h.hasError=!0}finally{const y=td(
h);y&&await y}}catch(h){throw new Yr(c,s.aborted,h)}}async function id(t,e,n,s){for(;;)try{return s()}catch(r){if(e.log("error","deployment_not_recorded",{deployID:t,
cause:Ht(r)}),n.aborted)return;await e.clock.sleep(nd,n).catch(()=>{})}}function U(t,e){const n=t[e];if(typeof n!="string")throw Vr(e);return n}function ue(t,e){
return t[e]===null?null:U(t,e)}function te(t,e){const n=t[e];if(typeof n!="number")throw Vr(e);return n}function Xr(t,e){return t[e]===null?null:te(t,e)}function Zd(t,e){
return new Date(te(t,e)).toISOString()}function Vr(t){return new I.GQ("internal",`platform.db: column ${t} has an unexpected type`)}function ad(t,e,n){const s=t.
prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT * FROM apps WHERE org = ? ORDER BY project, app_id"),o=t.prepare(
"SELECT DISTINCT org FROM apps ORDER BY org"),i=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),a=t.prepare(`INSERT INTO apps (org, project, app_id, name, t\
ype, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),u=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name"),h=t.prepare("DELETE FROM env \
WHERE app = ?"),y=t.prepare("INSERT INTO env (app, name, value) VALUES (?, ?, ?)"),b=w=>{const E=s.get(w.org,w.project,w.appID);return E&&is(E)},C=w=>{let E=Ys(
w,n);for(;i.get(E);)E=Ys(w,n);return E},x=w=>{const E=b(w);if(!E)throw new I.GQ("internal",`The app ${w.appID} is not in platform.db`);return E};return{find:b,create(w,E,v){
if(b(w))return;const D=e.now();return a.run(w.org,w.project,w.appID,w.appID,E,...Qr(v),C(w.appID),`env-${Bn(16,n)}`,D,D),x(w)},update(w,E){return c.run(...Qr(E),
e.now(),w.id),x(w)},env:w=>Object.fromEntries(u.all(w.id).map(E=>[U(E,"name"),U(E,"value")])),replaceEnv(w,E){h.run(w.id);for(const[v,D]of Object.entries(E))y.run(
w.id,v,D)},organizations:()=>o.all().map(w=>U(w,"org")),list:w=>r.all(w).map(is)}}function Qr(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,
settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function is(t){const e=U(t,"type"),n=R.yN.find(s=>s===e);if(!n)throw new I.GQ("internal",`platform.db: unknown\
 app type ${e}`);return{id:te(t,"id"),org:U(t,"org"),project:U(t,"project"),appID:U(t,"app_id"),name:U(t,"name"),type:n,repository:U(t,"repository"),branch:U(t,
"branch"),buildCommand:ue(t,"build_command"),outputDirectory:ue(t,"output_directory"),region:ue(t,"region"),settings:qr(U(t,"settings")),subdomain:U(t,"subdomai\
n"),environmentID:U(t,"environment_id"),liveRelease:ue(t,"live_release"),createdAt:te(t,"created_at"),updatedAt:te(t,"updated_at")}}function qr(t){const e=JSON.
parse(t);return(0,G.G)(e)?e:{}}const Zr=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;function cd(t,e,n,s,r){const o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch,\
 commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),i=t.prepare(`SELECT ${Zr} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`),a=t.prepare(`SELECT ${Zr} FROM deploym\
ents d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=t.prepare(`SELECT failure FROM deployments WHERE app = ? AND deploy_id = ?
    AND status = 'failed'`),u=t.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`),h=t.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployment\
s d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`),y=t.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`),b=t.prepare("UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?"),C=t.prepare(`UPDATE deployments SET s\
tatus = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),x=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),w=t.prepare(`SELECT status, count(*) AS count,
    coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);return{create(E,v,D){const Z=`dpl-${Bn(16,r)}`;o.run(Z,E.id,v,D,s.now());
const be=i.get(E.id,Z);if(!be)throw new I.GQ("internal",`The deployment ${Z} was not stored`);return as(be)},find(E,v){const D=i.get(E.id,v);return D&&as(D)},list:(E,v,D)=>a.
all(E.id,D??Number.MAX_SAFE_INTEGER,v).map(as),failure(E,v){const D=c.get(E.id,v);return D&&JSON.parse(U(D,"failure"))},totals:()=>w.all().map(E=>({status:U(E,"\
status"),count:te(E,"count"),seconds:te(E,"ms")/1e3})),unfinished:()=>u.all().map(E=>({deployID:U(E,"deploy_id"),app:{org:U(E,"org"),project:U(E,"project"),appID:U(
E,"app_id")},stage:eo(E)})),job(E){const v=h.get(E);if(!v)throw new I.GQ("internal",`There is no deployment ${E}`);const D=is(v),{org:Z,project:be,appID:Re,repository:rt,
buildCommand:zt,outputDirectory:ot,settings:Vd}=D;return{deployID:E,app:{org:Z,project:be,appID:Re},repository:rt,branch:U(v,"job_branch"),commit:ue(v,"commit_r\
equested"),buildCommand:zt,outputDirectory:ot,settings:Vd,env:e.env(D)}},advance(E,v,D){y.run(v,D,s.now(),E)},recordCommit(E,v){b.run(v,E)},fail(E,v){C.run(v.stage,
JSON.stringify(v),s.now(),E)},cancel(E,v){x.run(v,s.now(),E)},activate:(E,v)=>n.activate(E,v)}}function as(t){return{seq:te(t,"seq"),deployID:U(t,"deploy_id"),status:ud(
t),stage:eo(t),branch:U(t,"branch"),commit:ue(t,"commit"),createdAt:te(t,"created_at"),startedAt:Xr(t,"started_at"),finishedAt:Xr(t,"finished_at"),supersededBy:ue(
t,"superseded_by")}}function eo(t){const e=ue(t,"stage");return Yt.find(n=>n===e)??null}function ud(t){const e=U(t,"status"),n=Kt.find(s=>s===e);if(!n)throw new I.
GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const to=24*36e5;function ld(t,e){const n=t.prepare(`SELECT request_hash, status, response\
 FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`),s=t.prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)"),r=t.prepare("DELETE FROM idempo\
tency WHERE created_at <= ?"),o=i=>(0,k.createHash)("sha256").update(i).digest("hex");return{recall(i,a,c){const u=n.get(i,a,e.now()-to);return u?U(u,"request_h\
ash")!==o(c)?{kind:"other-body"}:{kind:"answered",status:te(u,"status"),body:U(u,"response")}:{kind:"new"}},remember(i,a,c,u,h){r.run(e.now()-to),s.run(i,a,o(c),
u,h,e.now())}}}const dd=1e4;function fd(t,e,n){const s=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`),r=t.prepare(`UPDATE deployments SET status = 'succeeded', stage =\
 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`),o=t.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`),i=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),a=t.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`),c=t.prepare("DELETE FROM releases WHERE deploy_id = ?"),u=t.prepare("S\
ELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),h=t.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a\
.id = r.app
    WHERE ?1 IS NULL OR a.org = ?1`),y=new Map,b=x=>a.all(x).map(hd),C=x=>{const w=u.get(x);if(!w)return;const E=ue(w,"live_release"),v=b(te(w,"id"));return{org:U(
w,"org"),subdomain:U(w,"subdomain"),settings:qr(U(w,"settings")),release:v.find(D=>D.deployID===E)??null,kept:v.filter(D=>D.deployID!==E)}};return{site(x){const w=y.
get(x);if(w)return w;const E=C(x);return y.size>=dd&&y.clear(),E&&y.set(x,E),E},activate(x,w){const E=e.now(),v=o.get(x);if(!v)throw new I.GQ("internal",`There \
is no deployment ${x}`);const D=te(v,"id");Gt(t,()=>{if(s.run(w,E,x).changes!==1)throw new I.GQ("internal",`The deployment ${x} has ended and cannot be activate\
d`);r.run(E,E,x),i.run(x,D);for(const Z of b(D).slice(n))c.run(Z.deployID)}),y.delete(U(v,"subdomain"))},rollback(x,w){const E=b(x.id),v=E.findIndex(Z=>Z.deployID===
x.liveRelease),D=w===void 0?E[v+1]:E.find(Z=>Z.deployID===w);if(!(!D||v===-1))return i.run(D.deployID,x.id),y.delete(x.subdomain),D},list:x=>b(x.id),manifests:x=>h.
all(x??null).map(w=>({org:U(w,"org"),manifestHash:U(w,"manifest")})),forget:x=>{y.delete(x)}}}function hd(t){return{deployID:U(t,"deploy_id"),manifestHash:U(t,"\
manifest")}}function pd(t){const{clock:e,random:n}=t,s=Il(t.dataDir),r=ad(s,e,n),o=fd(s,e,t.keepReleases);return{database:s,apps:r,releases:o,deployments:cd(s,r,
o,e,n),idempotency:ld(s,e),transaction:i=>Gt(s,i),[Symbol.dispose](){s.isOpen&&s.close()}}}const md=600;async function yd(t,e,n){const{env:s,allowLocalGit:r,clock:o,
log:i,random:a,keepReleases:c,kvsQuotas:u,workers:h,precompress:y}=e,b=n.use(pd({dataDir:t,clock:o,random:a,keepReleases:c})),C=n.use(await Wl({dataDir:t,database:b.
database,clock:o,log:i,quotas:u})),x=n.use(fi({dir:(0,g.join)(t,"objects"),clock:o,log:i,precompress:y})),w=n.use(du(x,b.releases,o,i)),{gitUrlTemplate:E,isolation:v,
buildLimits:D}=e,Re={builder:e.builder??iu({dataDir:t,env:s,allowLocalGit:r,gitUrlTemplate:E,limits:D,isolation:v,log:i,clock:o}),objects:x,workers:h,log:i,clock:o,
onChange:()=>{b.deployments.unfinished().length===0&&w.whenIdle()},onOutput:e.onOutput},rt=n.use(sd({store:b.deployments,...Re}));return{state:b,kvs:C,objects:x,
housekeeping:w,queue:rt}}function wd(t,e,n,s,r){const{clock:o,fetch:i,requestsPerMinute:a=s===Bs?0:md}=e,c=fu(t),{baseUrl:u,issuer:h}=n;return{issuer:De({issuer:h,
audience:u,key:c,requestToken:r,clock:o}),gate:{roleOf:s.roleOf,verify:wu({policy:s,issuer:h,audience:u,key:c,clock:o,fetch:i}),rateLimit:uu(a,o)}}}function gd(t,e){
const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===no&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==no?!1:t.startsWith(e,r)||t.slice(
r,s).toLowerCase()===e}const no=46;function bd(t){return[["/api/v1","control",t.control],["/v1","kvs",t.kvs],["/identity","identity",t.identity],["/console","co\
nsole",t.console],["/operator","operator",t.operator],["/backup","operator",t.backup],["/healthz","platform",t.healthz],["/metrics","platform",t.metrics]]}function Ed(t){
const e=bd(t),{sitesDomain:n,edge:s,observe:r}=t,o=a=>{const c=W(a.target);if(c==="/")return["platform",t.index];for(const[u,h,y]of e)if(c.startsWith(u)&&!(c.length!==
u.length&&c[u.length]!=="/"))return[h,y??so];return["platform",so]},i=(a,c,u)=>{const h=performance.now(),y=c(u);return y instanceof Promise?y.then(b=>(r(a,u,b.
status,h),b),b=>{throw r(a,u,500,h),b}):(r(a,u,y.status,h),y)};return a=>{const c=a.headers.host;if(typeof c=="string"&&gd(c,n))return i("edge",s,a);const[u,h]=o(
a);return i(u,h,a)}}const so=t=>F(404,{error:{code:"not_found",message:`Nothing is at ${W(t.target)}`,requestID:t.requestID}});var Td=S(7067),Sd=S(7030);const _d=/^[\w.:-]{1,128}$/,
ro=8*1024*1024,$d=(0,k.randomBytes)(5).toString("hex");let oo=0;class Od{#e;#t;#n;#s;#r;#o=!1;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get method(){return this.#e.
method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===
void 0){const e=this.#e.headers["x-request-id"];oo+=1,this.#s=typeof e=="string"&&_d.test(e)?e:`${$d}-${oo}`}return this.#s}get bodyAbandoned(){return this.#o}get signal(){
if(this.#r===void 0){const e=new AbortController;this.#r=e,this.#n.add(this),this.#t.once("close",()=>{this.#n.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return new Promise(
(r,o)=>{const i=[];let a=0;const c=u=>{this.#o=!n.complete,o(u)};if(s>e+ro){c(new Q);return}n.on("data",u=>{a+=u.length,a<=e?i.push(u):a>e+ro?(n.pause(),c(new Q)):
i.length=0}),n.once("end",()=>a>e?c(new Q):r(Buffer.concat(i,a))),n.once("error",c),n.once("close",()=>{n.complete||c(new Error("The client went away before its\
 body ended"))})})}}const kd=15e3,vd=12e4,xd=3e4,Id=t=>F(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},{"retry-afte\
r":"1"});async function Ad(t){const{host:e,log:n}=t,s={handler:Id,closing:!1},r=new Set,o=(0,Td.createServer)({headersTimeout:kd,requestTimeout:vd,keepAliveTimeout:xd},
(c,u)=>{const h=new Od(c,u,r);Dd(s,h,c,u,n)}),i=await Nd(o,t.port,e);let a;return{port:i,serve(c){s.handler=c},close(c=5e3){return s.closing=!0,a??=Ld(o,r,c),a}}}
function Rd(t,e){return`http://${(0,Sd.isIPv6)(t)?`[${t}]`:t}:${e}`}function Nd(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,I.xU)(o);r(i==="\
EADDRINUSE"?new I.GQ("port_in_use",`Port ${e} of ${n} is taken by another process`,{input:"port",remedy:"Name another port, as --port 4401, or --port 0 for a fr\
ee one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new I.GQ("invalid_input",`The platform may not listen on ${n}:${e} (${i})`,{input:"port",remedy:"\
Name an address of this machine, and a port from 1024 on.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function Ld(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new I.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function Dd(t,e,n,s,r){const o=a=>jd(a,e,n,s,t.closing,r),i=a=>o(
Cd(e,a,r));try{const a=t.handler(e);a instanceof Promise?a.then(o).catch(i):o(a)}catch(a){i(a)}}function Cd(t,e,n){const s=(0,I.I7)(e),r=s.cause instanceof Error?
s.cause.stack??s.cause.message:s.stack;return n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null}),F(500,{error:{
code:"internal",message:"The platform failed to answer; its log tells more under this request ID.",requestID:t.requestID}})}function jd(t,e,n,s,r,o){const{body:i,
status:a}=t,c=i instanceof Wn.Readable?i:void 0;if(s.destroyed||s.headersSent){c?.destroy();return}const u=[];let h=!1;for(const b in t.headers){const C=t.headers[b];
C!==void 0&&(u.push(b,C),h||=b==="content-length")}u.push("x-request-id",e.requestID),(r||e.bodyAbandoned)&&u.push("connection","close");const y=a===204||a===304;
!h&&!c&&!y&&u.push("content-length",Md(i)),s.writeHead(a,u),n.method==="HEAD"||y||i===void 0?(c?.destroy(),s.end()):c?(0,Wn.pipeline)(c,s,b=>{b&&(0,I.xU)(b)!=="\
ERR_STREAM_PREMATURE_CLOSE"&&o("error","stream_failed",{requestID:e.requestID,message:b.message})}):s.end(i)}function Md(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const Ud=["0.0.0.0","::"];function Pd(t,e){const n=Ud.includes(e.host)?"127.0.0.1":e.host,s=Fd(e.publicUrl??Rd(n,t)),r=e.
sitesDomain.toLowerCase(),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.
protocol}//${a}.${r}${o}/`}}function Fd(t){const e=URL.canParse(t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash===
"")return e;throw new I.GQ("invalid_input",`The public URL "${t}" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform\
.example.com."})}var Bd=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Gd=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Hd(t){try{return await zd(
t)}catch(e){throw me(e)?new I.GQ("disk_full",`The disk that holds the data directory ${(0,g.resolve)(t.dir)} is full`,{input:"data",remedy:"Free some room on it\
 and start again, or name a directory on another disk with --data.",cause:e}):e}}async function zd(t){const e={stack:[],error:void 0,hasError:!1};try{const n=Pa(
t),{log:s}=n,r=Bd(e,new AsyncDisposableStack,!0),o=ko(t.dir);r.use(xa(o));const i=Sa(o),a=await Ad(n);r.defer(()=>a.close());const c=Pd(a.port,n),u=await yd(o,n,
r);r.defer(()=>a.close());const h=(0,k.randomBytes)(32).toString("base64url"),y=wd(o,n,c,i,h),b=w=>K(o,w,E=>Kd(u,E));a.serve(Yd(o,n,c,u,y,Ce(h,b))),await u.queue.
start();const C=`${c.issuer}/token?api-version=2.0`;r.use(vo(o,{pid:process.pid,...cs(c),requestUrl:C,requestToken:h})),s("info","platform_started",{...cs(c),dataDir:o});
const x=Wd(r.move(),()=>s("info","platform_stopped",{dataDir:o}));return{...c,port:a.port,dataDir:o,requestUrl:C,requestToken:h,close:x,mintToken:y.issuer.mint,
backUp:b,collectGarbage:u.housekeeping.collect,[Symbol.asyncDispose]:x}}catch(n){e.error=n,e.hasError=!0}finally{const n=Gd(e);n&&await n}}function Wd(t,e){let n;
return()=>(n??=t.disposeAsync().then(e),n)}function Kd({state:t,kvs:e},n){Br(t.database,(0,g.join)(n,"platform.db")),e.copyTo(n)}function Yd(t,e,n,s,{gate:r,issuer:o},i){
const{log:a,clock:c,allowLocalGit:u,edgeCacheBytes:h}=e,{state:y,kvs:b,objects:C,queue:x}=s,{sitesDomain:w,kvsUrl:E,consoleUrl:v,siteUrl:D}=n,{verify:Z,roleOf:be}=r,
Re=La(y.deployments),rt=zt=>{try{x.enqueue(zt)}catch(ot){a("error","enqueue_failed",{deployID:zt,message:ot instanceof Error?ot.message:String(ot)})}};return Ed(
{sitesDomain:w,edge:wa({sites:y.releases,objects:C,cacheBytes:h,log:a,domain:w}),control:So(r,{state:y,enqueue:rt,allowLocalGit:u,siteUrl:D}),kvs:b.handler,identity:o.
handler,operator:Oo(r,{state:y,kvs:b,kvsUrl:E,siteUrl:D}),console:mn({state:y,kvs:b,clock:c,dataDir:t,verify:Z,roleOf:be,consoleUrl:v,siteUrl:D}),backup:i,healthz:Ta(
y),metrics:Re.handler,index:Jd(n),observe:Xd(Re.count,a)})}function cs({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}
function Jd(t){const e={service:"slipway",...cs(t),controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl("{subdomain}")};return()=>F(200,e)}function Xd(t,e){return(n,s,r,o)=>{
if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[u=""]=c.split("?",1);e("info","request",{room:n,method:i,
path:u,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}})};export{tf as id,nf as ids,sf as modules};

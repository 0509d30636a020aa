var ao=Object.freeze,Yd=Object.defineProperty;var co=(Re,te)=>ao(Yd(Re,"raw",{value:ao(te||Re.slice())}));var lo;const Vd=741,Zd=[741],qd={9315:((Re,te,$)=>{$.d(te,{runCheck:()=>_n});var x=$(7598),w=$(1455),A=$(8161),S=$(6760),v=$(3532),z=$(1224),J=$(9127),G=$(3739);
const U=/url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^)"'\s]+))\s*\)|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi;function F(f){return[...f.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g,
"").matchAll(U)].flatMap(d=>{const p=d.slice(1).find(y=>y!==void 0);return p===void 0||p===""||p.startsWith("#")?[]:[{href:p,kind:"asset"}]})}async function W(f,u,d){
const p=f[Symbol.iterator](),y=async()=>{for(let T=p.next();!T.done;T=p.next())await d(T.value)};await Promise.all(Array.from({length:u},y))}var jt=$(1600);const Mt={
a:[["href","link"]],area:[["href","link"]],link:[["href","asset"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],
["poster","asset"]],audio:[["src","asset"]],track:[["src","asset"]],iframe:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","ass\
et"]],use:[["href","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},Ut=new Set(["script","img","svg","iframe","video","audio","\
canvas","object","embed","input"]),Pt=new Set(["title","style","script","template"]),Ft=/\b(?:preconnect|dns-prefetch|canonical|pingback|webmention|me|author|license)\b/;
function Ne(f){const u=new Le;return u.read(f),u}class Le{links=[];ids=new Set;base;empty=!0;#t=[];read(u){const d=new jt.i({onopentag:(p,y)=>this.#e(p,y),ontext:p=>this.#s(
p),onclosetag:p=>{this.#t.at(-1)===p&&this.#t.pop()}});d.write(u),d.end()}#e(u,d){Pt.has(u)&&this.#t.push(u),Ut.has(u)&&(this.empty=!1);for(const y of[d.id,u===
"a"?d.name:void 0])y&&this.ids.add(y);switch(d.style?.includes("url(")&&this.#r(F(d.style)),u){case"base":this.base??=d.href;return;case"meta":this.#n(d);return;case"\
link":if(Ft.test(d.rel??""))return;break;case"a":case"area":if(/\bexternal\b/.test(d.rel??""))return;break}const p=(Mt[u]??[]).flatMap(([y,T])=>{const _=d[y];return _===
void 0?[]:[{href:_,kind:T}]});this.#r([...p,...Gt(d.srcset??d.imagesrcset??"")])}#n(u){if(u["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const d=/^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"']+)/i.
exec(u.content??"")?.[1];d&&this.#r([{href:d.trim(),kind:"link"}])}#s(u){this.#t.at(-1)==="style"&&this.#r(F(u)),this.#t.length===0&&u.trim()!==""&&(this.empty=
!1)}#r(u){this.links.push(...u.filter(({href:d})=>!Bt(d)))}}function Bt(f){return/\{\{|\$\{|<%/.test(f)}function Gt(f){return f.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).
flatMap(d=>{const[p=""]=d.trim().split(/\s/,1);return p===""?[]:[{href:p.replace(/,+$/,""),kind:"asset"}]})}const Ht=10;class et{#t;#e=new Map;constructor(u){this.#t=
u}know(u,d){this.#e.set(u.pathname,Promise.resolve({kind:"there",url:u,page:ie(d)}))}probe(u){const d=u.pathname+u.search,p=this.#e.get(d);if(p)return p;const y=this.#n(
u);return this.#e.set(d,y),y}async#n(u){let d=u;for(let p=0;p<Ht;p+=1){const{status:y,headers:T}=await this.#t.fetch(d,{method:"HEAD",signal:this.#t.signal}),_=T.
get("location");if(y>=400)return{kind:"missing",status:y};if(y<300||_===null||!URL.canParse(_,d.href))return{kind:"there",url:d,page:ie(T)};if(d=new URL(_,d),d.
origin!==this.#t.root.origin)return{kind:"external"}}return{kind:"circle"}}}function ie(f){return/\bhtml\b/.test(f.get("content-type")??"")}const tt=16,nt=2e4,zt=16*
1024*1024;async function Wt(f,u){const d=new ge(f),p=u.filter(T=>/\.(?:x?html?|css)$/i.test(T));return await W(p.slice(0,nt),tt,T=>d.read(T)),await d.follow(),{
index:await d.index(),...d.result(),unread:d.unread+Math.max(0,p.length-nt)}}const fs=5;class ge{#t;#e;#n=new Map;#s=new Map;#r=[];#o=0;unread=0;constructor(u){
this.#t=u,this.#e=new et(u)}async index(){const{root:u,fetch:d,signal:p}=this.#t,y=await this.#e.probe(u);if(y.kind!=="there")return{status:I(y),empty:!1};const T=await d(
y.url,{signal:p}),_=await T.text();return{status:T.status,empty:_.trim()===""||y.page&&Ne(_).empty}}async read(u){const d=R(u,this.#t.root),p=await this.#t.fetch(
d,{signal:this.#t.signal}),y=await p.text();p.status>=300||(this.#e.know(d,p.headers),y.length>zt?this.unread+=1:/\.css$/i.test(u)?this.#i(F(y),d,u):this.#a(y,d,
u))}#a(u,d,p){const y=Ne(u);this.#o+=1,this.#s.set(p,y.ids);const T=y.base!==void 0&&URL.canParse(y.base,d.href)?new URL(y.base,d):d;this.#i(y.links,T,p)}#i(u,d,p){
for(const{href:y,kind:T}of u){const _=URL.canParse(y,d.href)?new URL(y,d):void 0;if(_?.origin!==this.#t.root.origin)continue;const D=`${T} ${_.href} ${y}`,C=this.#n.
get(D)??{href:y,kind:T,url:_,files:[],count:0};this.#n.set(D,C),C.files.at(-1)!==p&&(C.count+=1,C.files.length<fs&&C.files.push(p))}}async follow(){await W(this.#n.
values(),tt,async u=>{const d=await this.#c(u);if(d===void 0)return;const{href:p,files:y,count:T}=u;this.#r.push({href:p,files:y,count:T,...d})})}async#c({url:u,
kind:d}){const p=await this.#e.probe(u);switch(p.kind){case"missing":return{kind:d,why:`answers ${p.status}`};case"circle":return{kind:d,why:"redirects in a cir\
cle"};case"external":return;case"there":return d==="asset"&&p.page&&/\.(?!x?html?$)\w+$/i.test(p.url.pathname)?{kind:d,why:"answers with a page"}:this.#l(p.url,
u.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return p}}#l(u,d){const p=d.slice(1);if(p===""||/^(?:top$|[/!]|:~:)/i.test(p))return!0;const y=this.#u(
st(u.pathname).slice(1));return y===void 0||y.has(p)||y.has(st(p))}#u(u){return[u,`${u}.html`,u===""||u.endsWith("/")?`${u}index.html`:""].map(p=>this.#s.get(p)).
find(p=>p!==void 0)}result(){const u=this.#r.sort((p,y)=>rt(p.files[0],y.files[0])||rt(p.href,y.href)),d=new Set([...this.#n.values()].map(({url:p})=>p.href)).size;
return{pages:this.#o,links:d,dead:u}}}function I(f){return f.kind==="missing"?f.status:310}function R(f,u){const d=f.replace(/(^|\/)index\.html$/,"$1");return new URL(
d.split("/").map(encodeURIComponent).join("/"),u)}function st(f){try{return decodeURIComponent(f)}catch{return f}}function rt(f="",u=""){return f<u?-1:+(f>u)}var ot=$(
7496);const Kt=100,Yt='A link to what another application serves below the same host is left alone where it says rel="external".';async function Jt(f,u){const d=[];
for(const[p,y]of f.dead.entries()){const T=p<Kt?await u.find(y.href,y.files[0]??""):void 0;d.push({...Qt(y),...T===void 0?{}:{place:T}})}return[...Xt(f),...d,...Vt(
f)]}function Xt({index:f}){return f.status>=300?[{code:"index_unanswered",message:`The site has no index page: / answers ${f.status}`,remedy:"The output directo\
ry needs an index.html. Is output-directory the folder that the build writes?"}]:f.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing\
 and loads no script"}]:[]}function Qt(f){const u=JSON.stringify(f.href.length>200?`${f.href.slice(0,199)}\u2026`:f.href);switch(f.kind){case"link":return{code:"\
dead_link",message:`Dead link: ${u} ${f.why} (${ae(f)})`,remedy:Yt};case"asset":return{code:"dead_asset",message:`Missing file: ${u} ${f.why} (${ae(f)})`};case"\
fragment":return{code:"dead_fragment",message:`The page that ${u} leads to has no such part (${ae(f)})`};default:return f.kind}}function ae({files:f,count:u}){const d=u-
1;return`in ${f[0]}${d>0?` and ${d} more ${d===1?"file":"files"}`:""}`}function Vt({unread:f}){return f===0?[]:[{code:"not_all_checked",message:`${f} pages or s\
tyle sheets are too long, or too many, to be read`}]}var Zt=$(1421),De=$(7975);const ce=(0,De.promisify)(Zt.execFile),it=64*1024*1024;function le(f,u,d){const p=Object.
fromEntries(Object.entries(u).filter(([T])=>!T.startsWith("GIT_"))),y={cwd:f,env:{...p,LC_ALL:"C"},signal:d,maxBuffer:it};return async(...T)=>{try{return(await ce(
"git",["-c","safe.directory=*","-c","core.fsmonitor=false",...T],y)).stdout}catch(_){throw(0,G.xU)(_)!=="ENOENT"?_:new G.GQ("unsupported_runtime","git is not in\
stalled",{remedy:"Install git on the runner: the check builds the commit that is checked out.",cause:_})}}}async function qt(f,u,d){const p=le(f,u,d),[y="",T="",
_=""]=(await en(p,f,d)).split(`
`),D=le(y,u,d);return{commit:_,changed:(await D("diff","--name-only","-z","HEAD")).split("\0").filter(C=>C!==""),git:D,async lend(C,P){await(0,w.mkdir)(C,{recursive:!0}),
await le(C,u,d)("init","--quiet","--bare","--template=","."),await(0,w.mkdir)((0,S.join)(C,"objects","info"),{recursive:!0}),await(0,w.writeFile)((0,S.join)(C,"\
objects","info","alternates"),`${(0,S.join)(T,"objects")}
`),await(0,w.copyFile)((0,S.join)(T,"shallow"),(0,S.join)(C,"shallow")).catch(X=>{if((0,G.xU)(X)!=="ENOENT")throw X}),await le(C,u,d)("update-ref",`refs/heads/${P}`,
_)}}}async function en(f,u,d){try{const p=await f("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[y="",T="",_=""]=p.split(`
`);return[y,(0,S.resolve)(u,T),_].join(`
`)}catch(p){throw d.throwIfAborted(),p instanceof G.GQ?p:new G.GQ("file_not_found",`There is no checkout in ${u}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:p})}}var be=$(8522);const at=(0,De.promisify)(be.brotliCompress),M=(0,De.promisify)(be.gzip),ct=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
tn={params:{[be.constants.BROTLI_PARAM_QUALITY]:5}},nn={level:6};async function ne(f,u){const d=u.length;if(d===0||ct.test(f))return{bytes:d,brotli:d,gzip:d};const[
p,y]=await Promise.all([M(u,nn),at(u,tn)]);return{bytes:d,brotli:Math.min(d,y.length),gzip:Math.min(d,p.length)}}const lt=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
sn=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function rn(f){return lt.test(f)&&!ut(f)}function ut(f){return sn.test(f)}const Ce="PRIVATE K\
EY",on=600;function an(f){for(let u=f.indexOf(Ce);u!==-1;u=f.indexOf(Ce,u+Ce.length)){const d=f.toString("latin1",Math.max(0,u-40),u+on);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(d))return!0}return!1}const dt=25*1024*1024,cn=16*1024*1024,ln=4;async function se(f,{commit:u,signal:d}){const p=(await un((0,S.join)(f,".git","shallow"))).
trim()===u,y=[],T=[];for await(const C of je(f,"")){d.throwIfAborted();const P=Me(C,p);P!=="ordinary"&&P!=="left-out"&&T.push(P),P==="ordinary"&&y.push(C)}const _=[];
await W(y.sort(),ln,async C=>{d.throwIfAborted();const P=await Ue(f,C);P&&(_.push(P.file),T.push(...P.found))});const D=_.filter(({path:C})=>/\.(?:js|mjs|cjs|css)\.map$/.
test(C));return D.length>0&&T.push(ft(D)),{files:_.sort((C,P)=>C.path<P.path?-1:1),findings:T}}async function*je(f,u){for(const d of await(0,w.readdir)((0,S.join)(
f,u),{withFileTypes:!0})){const p=u+d.name,y=d.name===".git"||p==="node_modules";d.isDirectory()&&!y?yield*je(f,`${p}/`):(y||d.isFile()||d.isSymbolicLink())&&(yield p)}}
function Me(f,u){const d=f.slice(f.lastIndexOf("/")+1);return f==="node_modules"||d===".git"&&u?"left-out":d===".git"?{code:"leaked_repository",message:`The out\
put holds a git repository, ${f}: its whole history would be public`,remedy:"Build into a folder of its own, or have the build remove it."}:ut(d)?{code:"example\
_of_secrets",message:`The output holds ${f}, which is not published`,remedy:"Leave it out of the output directory."}:rn(d)?{code:"leaked_secret_file",message:`T\
he output holds ${f}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}:"\
ordinary"}async function Ue(f,u){const d=(0,S.join)(f,u),p=await(0,w.stat)(d).catch(()=>{});if(!p?.isFile())return;const y=p.size;if(y>cn){const D=y>dt?[Ee(u,y)]:
[];return{file:{path:u,bytes:y,brotli:y,gzip:y},found:D}}const T=await(0,w.readFile)(d);return{file:{path:u,...await ne(u,T)},found:an(T)?[Te(u)]:[]}}function Ee(f,u){
return{code:"large_file",message:`${f} has ${(u/1024**2).toFixed(0)} MB; more than ${dt/1024**2} is much for a site`}}function Te(f){return{code:"leaked_private\
_key",message:`The output holds a private key, in ${f}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever \
published."}}function ft(f){const[u]=f,d=f.length===1?"":` and ${f.length-1} more`;return{code:"source_maps",message:`The output holds source maps (${u?.path}${d}\
): everybody can read the sources they hold`}}async function un(f){return(0,w.readFile)(f,"utf8").catch(()=>"")}const dn=/[\s"'`(=[{<>,:]$/,ht=/^[\s"'`)\]}<>,;#?]/;
function fn(f,u,d){const p=new Map,y=T=>{const _=p.get(T)??hn(f,u,T);return p.set(T,_),_};return{async find(T,_){for(const D of ue(T)){const C=await y(D),P=mn(C,
_,d);if(P)return P}}}}function ue(f){const[u=""]=f.split(/[?#]/,1),d=f.replaceAll("&","&amp;");return[...new Set([f,d,u])].filter(p=>p.length>1)}async function hn(f,u,d){
return(await f("grep","-I","-n","-z","-F","-e",d,u,"--").catch(()=>"")).split(`
`).flatMap(y=>pn(y,u,d))}function pn(f,u,d){const[p="",y="",...T]=f.split("\0"),_=T.join("\0");for(let D=_.indexOf(d);D!==-1;D=_.indexOf(d,D+1)){const[C,P]=[_.slice(
Math.max(0,D-1),D),_.slice(D+d.length,D+d.length+1)];if((D===0||dn.test(C))&&(P===""||ht.test(P)))return[{file:p.slice(u.length+1),line:Number(y),column:D+1}]}return[]}
function mn(f,u,d){const p=f.filter(({file:T})=>d===void 0||!T.startsWith(`${d}/`)),y=p.filter(({file:T})=>wn(T,u));return[f,p,y].map(yn).find(T=>T!==void 0)}function yn(f){
const[u]=f;return u&&f.every(({file:d})=>d===u.file)?u:void 0}function wn(f,u){const d=Pe(u.replace(/\/index\.[^/]+$/,""));return Pe(f)===d||Pe(f.replace(/\/index\.[^/]+$/,
""))===d}function Pe(f){return f.slice(f.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Fe=5;async function gn(f,u,d){const p=u.files.map(({path:_})=>_),y=await Wt(
f,p),T=_=>u.files.reduce((D,C)=>D+_(C),0);return{pages:y.pages,links:y.links,files:u.files.length,bytes:T(({bytes:_})=>_),brotli:T(({brotli:_})=>_),gzip:T(({gzip:_})=>_),
largest:u.files.toSorted((_,D)=>D.bytes-_.bytes).slice(0,Fe),findings:En([...u.findings,...await Jt(y,d)])}}const bn=["error","warning","notice"];function En(f){
const u=d=>bn.indexOf((0,ot.x)(d))*2+(d.place?0:1);return f.toSorted((d,p)=>u(d)-u(p))}function Tn({findings:f}){const u=f.filter(d=>(0,ot.x)(d)==="error").length;
if(u!==0)return new G.GQ("check_failed",`The site was built, and does not pass: ${u} ${u===1?"error":"errors"}`,{remedy:"Mend what the annotations name; they ar\
e in the summary too."})}var pt=$(3721),de=$(7859),mt=$(7244),fe=function(f,u,d){if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError("Ob\
ject expected.");var p,y;if(d){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");p=u[Symbol.asyncDispose]}if(p===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");p=u[Symbol.dispose],d&&(y=p)}if(typeof p!="function")throw new TypeError("Object not disposable.");
y&&(p=function(){try{y.call(this)}catch(T){return Promise.reject(T)}}),f.stack.push({value:u,dispose:p,async:d})}else d&&f.stack.push({async:!0});return u},Se=(function(f){
return function(u){function d(_){u.error=u.hasError?new f(_,u.error,"An error was suppressed during disposal."):_,u.hasError=!0}var p,y=0;function T(){for(;p=u.
stack.pop();)try{if(!p.async&&y===1)return y=0,u.stack.push(p),Promise.resolve().then(T);if(p.dispose){var _=p.dispose.call(p.value);if(p.async)return y|=2,Promise.
resolve(_).then(T,function(D){return d(D),T()})}else y|=1}catch(D){d(D)}if(y===1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.
error}return T()}})(typeof SuppressedError=="function"?SuppressedError:function(f,u,d){var p=new Error(d);return p.name="SuppressedError",p.error=f,p.suppressed=
u,p});const Sn=50;async function _n(f,u,d){try{return await he(f,u,d)}catch(p){if(!d.signal.aborted)throw p;return{...Be,status:"cancelled",failure:void 0,phases:[],
error:yt()}}}async function he(f,u,d){const p={stack:[],error:void 0,hasError:!1};try{const{env:y,signal:T}=d,{repository:_,branch:D,outputDirectory:C}=f.configuration,
P=(0,S.isAbsolute)(_)?_:d.workspace,X=await qt(P,y,T);re(X,u.report);const $e=fe(p,await wt(y),!0),Z=(0,S.join)($e.path,"source.git");await X.lend(Z,D);let Ge;const vn=fe(
p,await d.startPlatform({dir:(0,S.join)($e.path,"platform"),port:0,allowLocalGit:!0,precompress:!1,env:y,async onOutput(xn,An){Ge=await se(xn,{commit:X.commit,signal:An})}}),
!0),He=await On({...f,...$n(f,X,Z)},vn,u,{...d,workspace:P}),{status:gt,url:bt}=He;if(gt!=="succeeded"||Ge===void 0||bt===void 0)return kn(He,f);const In={root:new URL(
bt),fetch:(0,v.Q)(fetch),signal:T},Et=await gn(In,Ge,fn(X.git,X.commit,C));await u.checked(Et);const ze=Tn(Et);return{...He,...Be,status:ze?"failed":"succeeded",
error:ze}}catch(y){p.error=y,p.hasError=!0}finally{const y=Se(p);y&&await y}}const Be={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function $n(f,{commit:u},d){
const{configuration:p,follow:y}=f;return{configuration:{...p,repository:d},commit:u,create:!0,verify:"off",urlTemplate:void 0,follow:{...y,wait:!0,pollIntervalMs:Sn,
statusMap:new Map}}}function On(f,u,d,{signal:p,workspace:y}){const{baseUrl:T,requestUrl:_,requestToken:D}=u;d.addSecret(D);const C={clock:z.m,every:z.f,random:Math.
random,uuid:x.randomUUID,fetch,signal:p,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:Z=>d.addSecret(Z),onTrouble:({error:Z})=>d.
report({type:"warning",message:Z.message,remedy:void 0})},P=(0,pt.N)(f,T,{kind:"github",requestUrl:_,requestToken:D,audience:T},C),X=async()=>(await P.identify(),
"the embedded platform's own, for this check"),$e=Z=>Z.type==="url"||d.report(Z);return(0,de.g)(f,{...C,...P,identify:X,reporter:$e,tree:(0,mt.c)(y)})}function kn(f,{
follow:u}){const d={...f,...Be};if(f.error?.code==="interrupted")return{...d,status:"cancelled",error:yt()};if(f.status!=="pending")return d;const p=`The check \
has not ended within ${(0,J.a)(u.timeoutMs)}, and was stopped`,y="Raise the input timeout.";return{...d,status:"failed",error:new G.GQ("deploy_timeout",p,{input:"\
timeout",remedy:y})}}function yt(){return new G.GQ("interrupted","Interrupted: the check was stopped, and has no result")}const _e=5;function re({changed:f},u){
if(f.length===0)return;const d=f.slice(0,_e).join(", "),p=f.length>_e?` and ${f.length-_e} more`:"";u({type:"warning",message:`Changed since the commit, and not\
 part of the check: ${d}${p}`,remedy:"The platform builds commits: commit what it shall see."})}async function wt(f){const u=await(0,w.mkdtemp)((0,S.join)(f.RUNNER_TEMP||
(0,A.tmpdir)(),"slipway-check-"));return{path:u,[Symbol.asyncDispose]:()=>(0,w.rm)(u,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),7496:((Re,te,$)=>{$.
d(te,{x:()=>w});const x={index_unanswered:"error",index_empty:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",
leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function w({code:A}){
return x[A]}}),9185:((Re,te,$)=>{$.r(te),$.d(te,{startPlatform:()=>Pd});var x=$(7598),w=$(6760),A=$(3739),S=$(3024),v=$(1455),z=$(8302),J=$(7994);class G extends Error{name="\
BodyTooLarge"}function U(t,e,n={}){return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(
e)}}function F(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function W(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const jt=300,Mt="d\
eveloper@slipway.localhost";function Ut(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await $.e(460).then($.bind($,6460));r??=c.importJWK(
n.privateJwk,"ES256");const l=Math.floor(s.now()/1e3),h=a.email??Mt;return new c.SignJWT({...a.claims,email:h,email_verified:!0}).setProtectedHeader({alg:"ES256",
typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(a.subject??h).setAudience(a.audience??t.audience).setIssuedAt(l).setExpirationTime(l+(a.expiresInSeconds??jt)).setJti(
(0,x.randomUUID)()).sign(await r)},i={"/identity/.well-known/openid-configuration":Ft(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!==
"GET"&&a.method!=="HEAD")return Le(a,405,"method_not_allowed","The identity provider answers GET alone",{allow:"GET, HEAD"});const c=W(a.target),l=i[c];return l?
U(200,l,{"cache-control":"public, max-age=300"}):c!=="/identity/token"?Le(a,404,"not_found",`Nothing is at ${c}`):Ne(a,t.requestToken)?Pt(a.target,o):Le(a,401,"\
unauthorized","The request token is missing or wrong: see run.json",{"www-authenticate":"Bearer"})}}}async function Pt(t,e){const n=new URLSearchParams(t.slice(
W(t).length)),s=n.get("audience"),r=n.get("email"),o=await e({...s?{audience:s}:{},...r?{email:r}:{}});return U(200,{count:o.length,value:o})}function Ft(t){return{
issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function Ne(t,e){const n=r=>(0,x.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(F(t,"authorization")??"")?.[1];return s!==void 0&&(0,x.timingSafeEqual)(n(s),n(e))}function Le(t,e,n,s,r={}){
return U(e,{error:{code:n,message:s,requestID:t.requestID}},r)}const Bt=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
async function Gt(t,e,n){if(!(0,w.isAbsolute)(e))throw ie(`${e} is not an absolute path`);if((0,J.FK)(t,e))throw ie(`${e} lies in the data directory`);if((0,S.existsSync)(
e)&&(0,S.readdirSync)(e).length>0)throw ie(`${e} is not empty`);(0,S.mkdirSync)(e,{recursive:!0,mode:448}),await et(t,e),n(e),await et(t,e)}const Ht=5;async function et(t,e){
const n=s=>!(0,w.relative)(t,s).split(w.sep).includes("tmp");for(const s of(0,S.readdirSync)(t).filter(r=>!Bt.test(r)))for(let r=1;;r+=1)try{await(0,v.cp)((0,w.
join)(t,s),(0,w.join)(e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,A.xU)(o)!=="ENOENT"||r===Ht)throw o}}function ie(t){return new A.GQ("invalid_i\
nput",t,{input:"to",remedy:"Name a directory outside the data directory that is empty or not there yet."})}function tt(t,e){return async n=>{const{requestID:s}=n,
r=(o,i,a)=>U(o,{error:{code:i,message:a,requestID:s}},o===405?{allow:"POST"}:{});if(n.method!=="POST")return r(405,"method_not_allowed","A backup is made by POS\
T.");if(!Ne(n,t))return r(401,"unauthorized","The request token is missing or wrong.");try{const o=JSON.parse((await n.body(nt)).toString()),i=(0,z.G)(o)&&typeof o.
to=="string"?o.to:"";return await e(i),U(200,{to:i})}catch(o){const{mender:i,message:a}=o instanceof SyntaxError?ie("The body is not JSON"):(0,A.I7)(o);return i===
"user"?r(422,"validation_failed",a):r(503,"unavailable",a)}}}const nt=64*1024,zt=["queued","building","syncing","activating","succeeded","failed","cancelled"],Wt=[
"queue","clone","install","build","sync","activate"],fs=null,ge={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};var I=$(2345);class R extends Error{name="\
Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function st(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.
requestID}};return U(ge[n],r,t.headers)}function rt(t,e,n,s){const r=t.roleOf(e.email,n);if(r===void 0)throw new R("forbidden",`${e.email} has no role in the or\
ganization ${n}.`);if(s&&r!=="deployer")throw new R("forbidden",`${e.email} may only read in the organization ${n}.`);return r}function ot(t,e,n,s){const r=t.state.
apps.find({org:e,project:n,appID:s});if(!r)throw new R("not_found",`There is no app ${s} in ${e}/${n}.`);return r}function Kt(t,e){const[n,s]=[t.split("/"),e.split(
"/")];if(n.length!==s.length)return;const r=[];for(const[o,i]of n.entries()){const a=s[o]??"";if(i.startsWith("{")){const c=Yt(a);if(!c)return;r.push(c)}else if(i!==
a)return}return r}function Yt(t){try{return decodeURIComponent(t)}catch{return}}const Jt=`
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
`,Xt=`'use strict';
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
`,Qt='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0b57d0"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width=\
"3"/></svg>';function ae(t,e){return{status:200,headers:{"content-type":`${t}; charset=utf-8`,"cache-control":"no-cache","x-content-type-options":"nosniff"},body:e}}
const Vt=new Map([["/console/style.css",ae("text/css",Jt)],["/console/icon.svg",ae("image/svg+xml",Qt)],["/console/script.js",ae("text/javascript",Xt)]]);var Zt=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},De=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ce=256*1024,it=10;async function le(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const r=Zt(s,await(0,v.open)(t),!0),{size:o}=await r.stat(),i=e??Math.max(0,o-ce),{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(ce),0,ce,i),
l=a.subarray(0,c),h=i+c>=o,m=h&&n?c:qt(l),b=e===void 0&&i>0?l.indexOf(it)+1:0;return{text:l.subarray(b,m).toString("utf8"),next:i+m,atEnd:h}}catch(r){s.error=r,
s.hasError=!0}finally{const r=De(s);r&&await r}}catch(s){if((0,A.xU)(s)==="ENOENT")return{text:"",next:0,atEnd:!0};throw s}}function qt(t){const e=t.lastIndexOf(
it)+1;return e===0&&t.length===ce?ce:e}function en(t){return(0,S.existsSync)(t)?(0,S.createReadStream)(t):""}function be(t,e){return(0,w.join)(t,"logs",`${e}.lo\
g`)}class at{text;constructor(e){this.text=e}}function M(t,...e){let n=t[0]??"";for(const[s,r]of e.entries())n+=ct(r)+(t[s+1]??"");return new at(n)}function ct(t){
return t==null?"":t instanceof at?t.text:typeof t=="object"?t.map(ct).join(""):String(t).replace(/[&<>"']/g,e=>tn[e]??"")}const tn={"&":"&amp;","<":"&lt;",">":"\
&gt;",'"':"&quot;","'":"&#39;"},nn={"content-type":"text/html; charset=utf-8","cache-control":"no-store","content-security-policy":"default-src 'none'; script-s\
rc 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff",
"x-frame-options":"DENY","cross-origin-opener-policy":"same-origin","referrer-policy":"same-origin"};function ne(t,e,n,s){const r=n?M`<form method="post" action="/console/sign-out"><span>${n}</span> <button>Sign out</button></form>`:
null,o=M(lo||(lo=co([`<!doctype html>
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
`])),e,r,e,s);return{status:t,headers:nn,body:o.text}}function lt(t,e){return ne(t,"Sign in",void 0,M`${Me(e)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`)}function sn(t,e){const n=e.map(r=>M`<li><a href="/console/orgs/${encodeURIComponent(r)}">${r}</a></li>`),s=M`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
return ne(200,"Organizations",t,n.length>0?M`<ul>${n}</ul>`:s)}function rn(t,e,n){const s=n.map(r=>M`<tr><td>${r.project}</td><td><a href="${se(r)}">${r.name}</a></td><td>${r.
type}</td>
<td>${r.liveRelease===null?"created":"live"}</td><td class="code">${r.repository}</td></tr>`);return ne(200,e,t,Ue("Apps",["Project","App","Type","State","Repos\
itory"],s,"There is no app."))}function ut(t,e,n){const{app:s,url:r}=n;return ne(t,s.name,e,M`${Me(n.problem)}${dt(n.created)}
<p><a href="/console/orgs/${encodeURIComponent(s.org)}">${s.org}</a> / ${s.project}</p>
<dl>
<dt>Type</dt><dd>${s.type}</dd>
<dt>Repository</dt><dd>${s.repository}, branch ${s.branch}</dd>
<dt>Site</dt><dd>${r?M`<a href="${r}">${r}</a>`:"not live before the first successful deploy"}</dd>
</dl>
<h2>Deployments</h2>
${Ce(n)}
<h2>Environment variables</h2>
${n.envNames.length>0?M`<ul>${n.envNames.map(o=>M`<li><code>${o}</code></li>`)}</ul>`:M`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${on(n)}`)}function Ce({app:t,deployments:e}){const n=e.map(s=>M`<tr><td><a href="${je(t,s.deployID)}">${s.deployID}</a></td>
<td class="${s.status}">${s.status}</td><td>${s.branch}</td><td class="code">${s.commit?.slice(0,12)}</td><td>${Ee(s.createdAt)}</td></tr>`);return Ue("Recent d\
eployments",["Deployment","Status","Branch","Commit","Created"],n,"There is none yet.")}function on({app:t,tables:e,mayChange:n}){if(e===void 0)return M`<p>Apps of type ${t.
type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;const s=e.map(({name:o,variable:i,createdAt:a})=>M`<tr><td>${o}</td><td><code>${i}</code></td><td>${Ee(
a)}</td>
<td>${n?an(t,o):null}</td></tr>`),r=M`<form method="post" action="${se(t)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;return M`${Ue("Key-value tables",["Table","Token variable","Created",""],s,"There is no table: the first one activates the service.")}
${n?r:null}`}function an(t,e){return M`<details><summary>Delete…</summary>
<form method="post" action="${se(t)}/tables/${encodeURIComponent(e)}/delete">
<button class="danger">Delete ${e}, its data and its token</button>
</form></details>`}function dt(t){return t?M`<div class="note" role="status"><p>The table ${t.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${t.token}</code></p><p>Functions get it as <code>${t.variable}</code>.</p></div>`:null}function cn(t,{app:e,deployment:n,failure:s,log:r}){
const o=je(e,n.deployID),i=n.finishedAt===null?M`<pre tabindex="0" role="log" aria-label="Build log" data-log="${o}/log" data-next="${r.next}">${r.text}</pre>`:
M`<pre tabindex="0" aria-label="Build log">${r.text}</pre>`;return ne(200,n.deployID,t,M`<p><a href="${se(e)}">${e.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${n.status}">${n.status}</span></dd>
<dt>Branch</dt><dd>${n.branch}</dd>
<dt>Commit</dt><dd class="code">${n.commit??"not known yet"}</dd>
<dt>Created</dt><dd>${Ee(n.createdAt)}</dd>
${n.finishedAt===null?null:M`<dt>Finished</dt><dd>${Ee(n.finishedAt)}</dd>`}
</dl>
${s?M`<div class="note alert"><p>${s.message}</p><p>Stage ${s.stage}, <code>${s.code}</code></p></div>`:null}
<h2>Log</h2>
${i}
<p><a href="${o}/log">All of it, as text</a></p>`)}function ln(t,e,n){return ne(t,"This did not work",e,M`${Me(n)}<p><a href="/console">To the console's first page</a></p>`)}
function se({org:t,project:e,appID:n}){const[s,r,o]=[t,e,n].map(encodeURIComponent);return`/console/orgs/${s}/projects/${r}/apps/${o}`}function je(t,e){return`${se(
t)}/deployments/${encodeURIComponent(e)}`}function Me(t){return t===void 0?null:M`<div class="note alert" role="alert"><p>${t}</p></div>`}function Ue(t,e,n,s){if(n.
length===0)return M`<p>${s}</p>`;const r=e.map(o=>o===""?M`<td></td>`:M`<th scope="col">${o}</th>`);return M`<div class="scroll"><table aria-label="${t}"><thead><tr>${r}</tr></thead><tbody>${n}</tbody></table></div>`}
function Ee(t){const e=new Date(t).toISOString();return M`<time datetime="${e}">${e.slice(0,19).replace("T"," ")} UTC</time>`}const Te="slipway_console",ft=480*
6e4,un=1e3;class dn{#t;#e;#n=new Map;constructor(e,n){this.#t=e,this.#e=`Path=/console; HttpOnly; SameSite=Strict${n?"; Secure":""}`}find(e){const n=this.#n.get(
ht(e));return n&&n.expiresAt>this.#t.now()?n.principal:void 0}open(e){const[n]=this.#n.keys();n!==void 0&&this.#n.size>=un&&this.#n.delete(n);const s=(0,x.randomBytes)(
32).toString("base64url");return this.#n.set((0,x.hash)("sha256",s),{principal:e,expiresAt:this.#t.now()+ft}),`${Te}=${s}; Max-Age=${ft/1e3}; ${this.#e}`}close(e){
return this.#n.delete(ht(e)),`${Te}=; Max-Age=0; ${this.#e}`}}function ht(t){const n=(F(t,"cookie")??"").split(/; */).find(s=>s.startsWith(`${Te}=`))?.slice(Te.
length+1)??"";return(0,x.hash)("sha256",n)}function fn(t){const e=F(t,"origin");return e!==void 0&&URL.canParse(e)&&new URL(e).host===F(t,"host")}const ue="/con\
sole/orgs/{org}/projects/{project}/apps/{app}",hn=[["GET","/console",wn],["GET","/console/orgs/{org}",Pe],["GET",ue,t=>Fe(t,200,{})],["POST",`${ue}/tables`,gn],
["POST",`${ue}/tables/{name}/delete`,bn],["GET",`${ue}/deployments/{deployment}`,En],["GET",`${ue}/deployments/{deployment}/log`,Tn]];function pn(t){const e=new dn(
t.clock,t.consoleUrl.startsWith("https:"));return async n=>{const s=W(n.target).replace(/(?<=.)\/$/,""),r=Vt.get(s);if(r)return r;const o=e.find(n);try{if(n.method===
"POST"&&!fn(n))throw new R("forbidden","This form was not sent by the console's own page.");return s==="/console/sign-in"?await yn(n,t,e):s==="/console/sign-out"?
fe("/console/sign-in",e.close(n)):o?await mn(s,n,t,o):fe("/console/sign-in")}catch(i){if(!(i instanceof R))throw i;return ln(ge[i.code],o?.email,i.message)}}}async function mn(t,e,n,s){
const r=e.method==="HEAD"?"GET":e.method;for(const[o,i,a]of hn){const c=o===r?Kt(i,t):void 0;if(c)return c[0]!==void 0&&rt(n,s,c[0],r==="POST"),a({request:e,options:n,
principal:s,parts:c})}throw new R("not_found","There is no such page in the console.")}async function yn(t,e,n){if(t.method!=="POST")return lt(200,void 0);const s=await pt(
t,"token");try{return fe("/console",n.open(await e.verify(`Bearer ${s.trim()}`)))}catch(r){if(!(r instanceof R))throw r;return lt(ge[r.code],r.message)}}function wn({
options:t,principal:e}){const n=t.state.apps.organizations().filter(s=>t.roleOf(e.email,s)!==void 0);return sn(e.email,n)}function Pe({options:t,principal:e,parts:[
n=""]}){return rn(e.email,n,t.state.apps.list(n))}function Fe(t,e,n){const{options:s,principal:r}=t,o=de(t),{state:i,kvs:a}=s;return ut(e,r.email,{app:o,url:o.liveRelease===
null?void 0:s.siteUrl(o.subdomain),deployments:i.deployments.list(o,I.lF.pageDefault,void 0),envNames:Object.keys(i.apps.env(o)),tables:I.jI.some(c=>c===o.type)?
a.listTables(o):void 0,mayChange:s.roleOf(r.email,o.org)==="deployer",...n})}async function gn(t){const e=de(t),n=await pt(t.request,"name");try{return Fe(t,201,
{created:t.options.kvs.createTable(e,n)})}catch(s){if(!(s instanceof R))throw s;return Fe(t,ge[s.code],{problem:s.message})}}async function bn(t){const e=de(t);
return await t.options.kvs.deleteTable(e,t.parts[3]??""),fe(se(e))}async function En(t){const{options:e,principal:n}=t,s=de(t),r=mt(t,s),o=await le(be(e.dataDir,
r.deployID),void 0,r.finishedAt!==null),i=e.state.deployments.failure(s,r.deployID);return cn(n.email,{app:s,deployment:r,failure:i,log:o})}async function Tn(t){
const e=mt(t,de(t)),n=be(t.options.dataDir,e.deployID),s={"content-type":"text/plain; charset=utf-8","cache-control":"no-store","x-content-type-options":"nosnif\
f"},r=/[?&]from=(\d{1,12})(?:&|$)/.exec(t.request.target)?.[1];if(r===void 0)return{status:200,headers:s,body:en(n)};const o=e.finishedAt!==null,{text:i,next:a,
atEnd:c}=await le(n,Number(r),o);return{status:200,headers:{...s,"x-log-next":String(a),"x-log-ended":String(o&&c),"x-deployment-status":e.status},body:i}}async function pt(t,e){
try{const n=await t.body(I.lF.bodyBytes);return new URLSearchParams(n.toString("utf8")).get(e)??""}catch(n){throw n instanceof G?new R("body_too_large","The for\
m is too large."):n}}function de({options:t,parts:[e="",n="",s=""]}){return ot(t,e,n,s)}function mt({options:t,parts:e},n){const s=t.state.deployments.find(n,e[3]??
"");if(!s)throw new R("not_found",`The app ${n.appID} has no such deployment.`);return s}function fe(t,e){return{status:303,headers:{location:t,"cache-control":"\
no-store",...e?{"set-cookie":e}:{}}}}var Se=$(3823);const Sn=new Set(["ENOSPC","EDQUOT"]),_n=13;function he(t){return Sn.has((0,A.xU)(t))?!0:t instanceof Error&&
"errcode"in t&&t.errcode===_n}function Be(t){const e=$n(t).map(n=>({name:n,method:t[n].method,parts:t[n].path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.
filter(l=>On(l.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(l=>l.method===i);if(a)return{name:a.name,parameters:kn(a.parts,r)};if(o.length===0)throw new R("not_found",
`No call of the API has the path ${s.slice(0,300)}.`);const c=o.map(l=>l.method==="GET"?"GET, HEAD":l.method).join(", ");throw new R("method_not_allowed",`${n} \
is not allowed here; allowed: ${c}.`,{allow:c})}}function $n(t){return Object.keys(t)}function On(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("\
{")?e[s]!=="":n===e[s])}function kn(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,yt(e[r]??"",o)]]});return Object.
fromEntries(n)}function yt(t,e){try{return decodeURIComponent(t)}catch{throw new R("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}const _e=10;
function re(t,e,n={}){if(!(0,z.G)(t))throw f(["the body must be a JSON object"]);const s=[];for(const[o,i]of Object.entries(t)){const a=wt(e,o);if(!a)s.push(wt(
n,o)??`${u(o)} is not a known field`);else if(!(i===null&&a.nullable)){const c=a.rule(i);c!==void 0&&s.push(`${o} ${c}`)}}for(const[o,i]of Object.entries(e))i.required&&
!Object.hasOwn(t,o)&&s.push(`${o} is required`);const r=s.some(o=>o.endsWith("is not a known field"));if(s.length>0)throw f(s,r?`Known fields: ${Object.keys(e).
join(", ")}.`:"");return t}function wt(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function f(t,e=""){const n=t.length-_e,s=t.slice(0,_e).join("; ")+(n>0?`; and ${n}\
 more`:"");return new R("validation_failed",`${s}.${e===""?"":` ${e}`}`)}function u(t){return JSON.stringify(t.length>60?`${t.slice(0,60)}\u2026`:t)}function d(t,e,n=()=>{}){
return s=>typeof s!="string"?"must be a string":s.length<t?t===1?"must not be empty":`must have at least ${t} characters`:s.length>e?`must have at most ${e} cha\
racters`:s.includes("\0")?"must not contain NUL characters":s.isWellFormed()?n(s):"must be well-formed Unicode"}function p(t,e){return n=>t.test(n)?void 0:e}function y(t){
return e=>t.some(n=>n===e)?void 0:`must be one of ${t.join(", ")}`}const T=t=>typeof t=="boolean"?void 0:"must be true or false",_=[[/^-/,'must not begin with "\
-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],
[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,
'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']],D=d(1,244,t=>_.find(([e])=>e.test(t))?.[1]),C=d(1,64,p(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,
"must be a full commit SHA: 40 hexadecimal digits")),P=d(1,1024,t=>{if(t.startsWith("/")||/^[A-Za-z]:/.test(t))return"must be a path relative to the repository";
if(t.includes("\\"))return'must use "/" between folders';if(/[\x00-\x1f\x7f]/.test(t))return"must not contain control characters";const e=t.split("/");if(e.includes(
".."))return'must stay inside the repository (no "..")';if(e.includes(".git"))return'must not lead into ".git"'}),X=/^[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,99})\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/,
$e=/^[A-Za-z0-9_][A-Za-z0-9_.-]*@[A-Za-z0-9][A-Za-z0-9.-]*:(?!\/\/)[^\s]+$/;function Z(t){const e=t?["https:","ssh:","http:"]:["https:","ssh:"];return d(1,1024,
n=>{if(/[\x00-\x1f\x7f]/.test(n))return"must not contain control characters";if(/^(?:file:\/\/)?\//i.test(n))return t?void 0:"is a local path, which this platfo\
rm takes only with --allow-local-git";if(X.test(n)||$e.test(n))return;const s=URL.canParse(n)&&!/\s/.test(n)?new URL(n):void 0;return!s||!e.includes(s.protocol)||
s.hostname===""?"must be owner/name, or a git URL that begins with https:// or ssh://":s.hostname.startsWith("-")||s.username.startsWith("-")?'must not have a h\
ost that begins with "-"':(s.protocol==="ssh:"?"":s.username)!==""||s.password!==""?"must not hold a user name or password":void 0})}const Ge=t=>{if(!(0,z.G)(t))
return"must be an object of names to strings";const e=Object.entries(t);if(e.length>I.lF.envVariables)return`must hold at most ${I.lF.envVariables} variables`;let n=0;
for(const[s,r]of e){if(!I.G1.test(s))return`holds ${u(s)}, which is not a variable's name: letters, digits and _, no digit first`;if(s.toUpperCase().startsWith(
I.be))return`holds ${u(s)}, but names that begin with ${I.be} are the platform's own`;if(typeof r!="string")return`holds ${u(s)}, whose value must be a string`;
if(r.includes("\0")||!r.isWellFormed())return`holds ${u(s)}, whose value has characters no variable can hold`;n+=Buffer.byteLength(s)+Buffer.byteLength(r)}return n>
I.lF.envBytes?`must have at most ${I.lF.envBytes} bytes of names and values`:void 0},vn=["GET","HEAD"],He=["POST","PUT","PATCH"];function gt(t,e){const n=Be(e.routes),
s=async r=>{const o=W(r.target),{name:i,parameters:a}=n(r.method,o),{orgID:c="",projectID:l="",appID:h=""}=a,m=await bt(t,r,c,l),{bytes:b,body:N}=He.includes(r.
method)?await Et(r,e.mayBeEmpty.includes(i)):In;return e.calls[i]({name:i,key:{org:c,project:l,appID:h},parameters:a,principal:m,body:N,bytes:b,query:new URLSearchParams(
r.target.slice(o.length)),idempotencyKey:F(r,"idempotency-key")})};return async r=>{try{return await s(r)}catch(o){const i=o instanceof R?o:An(o);if(!i)throw o;
return st(i,r)}}}async function bt(t,e,n,s){const r=await t.verify(F(e,"authorization")),o=t.rateLimit(r.email);if(o>0)throw new R("rate_limited",`Too many requ\
ests: wait ${o} s.`,{"retry-after":String(o)});if(!I.cS.test(n))throw f(["orgID in the path is not an identifier"]);if(!I.cS.test(s))throw f(["projectID in the \
path is not an identifier"]);const i=t.roleOf(r.email,n);if(i===void 0)throw new R("forbidden",`${r.email} has no role in the organization ${n}.`);if(i==="viewe\
r"&&!vn.includes(e.method))throw new R("forbidden",`${r.email} may only read in the organization ${n}.`);return r}const In={bytes:Buffer.alloc(0),body:void 0};async function Et(t,e){
const n=F(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(n!==void 0&&n!=="application/json")throw ze(n);const s=await t.body(I.lF.bodyBytes).catch(r=>{
throw r instanceof G?new R("body_too_large",`The body is larger than ${I.lF.bodyBytes} bytes.`):r});if(s.length===0&&e)return{bytes:s,body:{}};if(n===void 0)throw ze(
"none");try{const r=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s));return{bytes:s,body:r}}catch{throw new R("invalid_request",`The body is ${s.length===
0?"empty":"not valid JSON in UTF-8"}.`)}}function ze(t){return new R("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}\
.`)}const xn=10;function An(t){if(!((t instanceof Error&&"errcode"in t?Number(t.errcode)&255:-1)!==xn&&!he(t)))return new R("unavailable","The platform cannot w\
rite: its disk is full or failing. Nothing was changed.",{"retry-after":"30"})}const uo=d(1,63,p(I.cS,'must be letters, digits, ".", "_" and "-", with a letter \
or digit first and last')),hs={spaFallback:{rule:T,nullable:!0},installCommand:{rule:d(0,4096),nullable:!0},rootDirectory:{rule:P,nullable:!0},nodeVersion:{rule:d(
1,3,p(/^\d+$/,'must be a major version, as "24"')),nullable:!0}};function fo(t){const e={repository:{rule:Z(t.allowLocalGit)},branch:{rule:D},buildCommand:{rule:d(
0,4096),nullable:!0},outputDirectory:{rule:P,nullable:!0},region:{rule:d(1,63,p(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west\
-1"')),nullable:!0},...hs},n={name:{rule:uo,required:!0},type:{rule:y(I.yN),required:!0},...e,repository:{...e.repository,required:!0},branch:{...e.branch,required:!0}},
s={name:"name cannot be changed: it is the ID of the app",type:"type cannot be changed",subdomain:"subdomain cannot be changed: it is generated"},r={env:{rule:Ge,
required:!0}},o={branch:{rule:D,nullable:!0},commit:{rule:C,nullable:!0}};return{createApp(i){const a=re(i,n,{subdomain:"subdomain cannot be given: it is genera\
ted"}),c=I.yN.find(l=>l===a.type)??"web-landing";return{name:String(a.name),type:c,config:ps(a,ho)}},updateApp:(i,a)=>ps(re(i,e,s),a),replaceEnv:i=>re(i,r).env,
deploy(i){const a=re(i,o,{tag:"tag is not taken: web apps deploy without a release tag"});return{branch:We(a.branch,null),commit:We(a.commit,null)?.toLowerCase()??
null}}}}const ho={repository:"",branch:"",buildCommand:null,outputDirectory:null,region:null,settings:{}};function ps(t,e){const n=r=>Object.hasOwn(t,r)?We(t[r],
null):e[r],s={...e.settings};for(const r of Object.keys(hs))Object.hasOwn(t,r)&&(s[r]=t[r]);return{repository:We(t.repository,e.repository),branch:We(t.branch,e.
branch),buildCommand:n("buildCommand"),outputDirectory:n("outputDirectory"),region:n("region"),settings:Object.fromEntries(Object.entries(s).filter(([,r])=>r!==
null))}}function We(t,e){return typeof t=="string"?t:e}const ms="production";function ys(t){return t.liveRelease===null?"created":"live"}function ws(t,e){return t.
liveRelease===null?null:e(t.subdomain)}function gs(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,
outputDirectory:t.outputDirectory,region:t.region,subdomain:t.subdomain,state:ys(t),url:ws(t,e),environments:[{environmentID:t.environmentID,name:ms}],createdAt:Oe(
t.createdAt),updatedAt:Oe(t.updatedAt)}}function po(t,e){return{environmentID:t.environmentID,name:ms,url:ws(t,e),state:ys(t)}}function mo(t){const{deployID:e,status:n,
branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:Oe(o)}}function yo(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,
createdAt:c,startedAt:l,finishedAt:h,supersededBy:m}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Oe(c),startedAt:l===null?null:Oe(l),finishedAt:h===
null?null:Oe(h),url:r==="succeeded"?n(e.subdomain):null,...m===null?{}:{supersededBy:m}}}function wo(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,
diagnostics:c}=e,l=a.slice(-I.lF.failureLogLines).map(h=>h.slice(0,I.lF.failureLogLine));return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:l,diagnostics:c}}
function Oe(t){return new Date(t).toISOString()}function go(t){const{state:e,siteUrl:n,bodies:s}=t,{apps:r,deployments:o,releases:i}=e,a=({key:c})=>{const l=r.find(
c);if(!l)throw new R("not_found",`There is no app ${c.appID} in ${c.org}/${c.project}.`);return l};return{createApp:c=>bs(t,c,()=>{const{name:l,type:h,config:m}=s.
createApp(c.body),b=r.create({...c.key,appID:l},h,m);if(!b)throw new R("app_exists",`There is an app ${l} in this project already.`);return{status:201,record:gs(
b,n)}}),updateApp(c){const l=a(c),h=r.update(l,s.updateApp(c.body,l));return i.forget(l.subdomain),U(200,gs(h,n))},replaceEnv(c){const l=a(c),h=s.replaceEnv(c.body);
return e.transaction(()=>r.replaceEnv(l,h)),U(200,{names:Object.keys(h).sort()})},listEnvironments:c=>U(200,{environments:[po(a(c),n)]}),deploy(c){const l=a(c);
let h;const m=bs(t,c,()=>{const{branch:b,commit:N}=s.deploy(c.body),O=o.create(l,b??l.branch,N);return h=O.deployID,{status:202,record:mo(O)}});return h!==void 0&&
t.enqueue(h),m},listDeployments(c){const l=a(c),h=bo(c.query.get("limit")),m=o.list(l,h+1,Eo(c.query.get("cursor"))),b=m.slice(0,h),N=m.length>h?b.at(-1):void 0;
return U(200,{deployments:b.map(O=>yo(O,l,n)),nextCursor:N?Es(N.seq):null})},readFailure(c){const l=a(c),{deployID:h=""}=c.parameters,m=o.failure(l,h);if(m)return U(
200,wo(h,m));const b=o.find(l,h);throw b?new R("not_found",`The deployment ${h} has not failed: it is ${b.status}.`):new R("not_found",`The app ${l.appID} has n\
o deployment ${h}.`)}}}function bs({state:t},e,n){const{idempotencyKey:s}=e;if(s!==void 0&&!/^[\x21-\x7e]{1,255}$/.test(s))throw f(["Idempotency-Key must be 1 t\
o 255 visible ASCII characters"]);return t.transaction(()=>{if(s===void 0){const{status:O,record:g}=n();return U(O,g)}const{name:r,key:{org:o,project:i,appID:a},
principal:c,bytes:l}=e,h=JSON.stringify([c.issuer,c.email,r,o,i,a]),m=t.idempotency.recall(h,s,l);if(m.kind==="other-body")throw f(["Idempotency-Key was used be\
fore with another body"]);if(m.kind==="answered")return U(m.status,JSON.parse(m.body),{"idempotent-replayed":"true"});const{status:b,record:N}=n();return t.idempotency.
remember(h,s,l,b,JSON.stringify(N)),U(b,N)})}function bo(t){if(t===null)return I.lF.pageDefault;const e=/^\d{1,4}$/.test(t)?Number(t):0;if(e<1||e>I.lF.pageMost)
throw f([`limit must be 1 to ${I.lF.pageMost}`]);return e}function Es(t){return Buffer.from(`before:${t}`).toString("base64url")}function Eo(t){if(t===null)return;
const e=/^before:(\d{1,15})$/.exec(Buffer.from(t,"base64url").toString())?.[1];if(e===void 0||Es(Number(e))!==t)throw f(["cursor is not one that this list gave"]);
return Number(e)}function To(t,e){const n=go({...e,bodies:fo(e)});return gt(t,{routes:Se.bw,calls:n,mayBeEmpty:["deploy"]})}const ke="/operator/orgs/{orgID}/pro\
jects/{projectID}/apps/{appID}",So={listReleases:{method:"GET",path:`${ke}/releases`},rollback:{method:"POST",path:`${ke}/rollback`},listTables:{method:"GET",path:`${ke}\
/tables`},createTable:{method:"POST",path:`${ke}/tables`},deleteTable:{method:"DELETE",path:`${ke}/tables/{table}`},runtime:{method:"POST",path:`${ke}/runtime`}},
_o={to:{rule:d(1,100),nullable:!0}},$o={name:{rule:d(1,100),required:!0}};function Oo(t,{state:e,kvs:n,kvsUrl:s,siteUrl:r}){const o=({key:i})=>{const a=e.apps.find(
i);if(!a)throw new R("not_found",`There is no app ${i.appID} in ${i.org}/${i.project}.`);return a};return gt(t,{routes:So,mayBeEmpty:["rollback","runtime"],calls:{
listReleases(i){const a=o(i),c=e.releases.list(a).map(({deployID:l})=>({deployID:l,live:l===a.liveRelease}));return U(200,{releases:c})},rollback(i){const a=o(i),
{to:c}=re(i.body,_o),l=e.releases.rollback(a,typeof c=="string"?c:void 0);if(!l){const h=typeof c=="string"?`no kept release ${c}`:"no kept release before the l\
ive one";throw new R("not_found",`The app ${a.appID} has ${h}.`)}return U(200,{deployID:l.deployID,previous:a.liveRelease,url:r(a.subdomain)})},listTables:i=>U(
200,{tables:n.listTables(i.key).map(Ts)}),createTable(i){const{name:a}=re(i.body,$o);return U(201,Ts(n.createTable(i.key,String(a))))},async deleteTable(i){const a=i.
parameters.table??"";return await n.deleteTable(i.key,a),U(200,{deleted:!0,name:a})},runtime:i=>U(200,{variables:n.runtimeVariables(i.key,s)})}})}function Ts(t){
return{...t,createdAt:new Date(t.createdAt).toISOString()}}function ko(t){const e=(0,w.resolve)(t);try{(0,S.mkdirSync)(e,{recursive:!0,mode:448}),((0,S.existsSync)(
(0,w.join)(e,"platform.db"))||(0,S.readdirSync)(e).length===0)&&(0,S.chmodSync)(e,448),(0,S.writeFileSync)((0,w.join)(e,"platform.db"),"",{flag:"a",mode:384})}catch(n){
throw new A.GQ("invalid_input",`The data directory ${e} cannot be written (${(0,A.xU)(n)})`,{input:"data",remedy:"Name a directory that this user may create and\
 write, with --data.",cause:n})}return(0,S.existsSync)((0,w.join)(e,".gitignore"))||(0,S.writeFileSync)((0,w.join)(e,".gitignore"),`*
`,{mode:384}),e}function vo(t,e){const n=(0,w.join)(t,"run.json");return(0,S.writeFileSync)(`${n}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,S.renameSync)(`${n}.new`,n),{[Symbol.dispose]:()=>(0,S.rmSync)(n,{force:!0})}}var Ss=$(1224);function Jd(t,e=Date.now){return(n,s,r)=>t(`${JSON.
stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const _s=()=>{};var Io=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},xo=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ao={write:(t,e)=>t.writeFile(e),
sync:t=>t.sync()};function Tt(t){(0,S.mkdirSync)(t,{recursive:!0,mode:448})}async function $s(t){const e={stack:[],error:void 0,hasError:!1};try{if(process.platform===
"win32")return;await Io(e,await(0,v.open)(t,"r"),!0).sync()}catch(n){e.error=n,e.hasError=!0}finally{const n=xo(e);n&&await n}}function Ro(t){const e=(0,S.openSync)(
t,S.constants.O_RDONLY|S.constants.O_NOFOLLOW|S.constants.O_NONBLOCK),n=(0,S.fstatSync)(e);if(!n.isFile()){(0,S.closeSync)(e);return}return{fd:e,size:n.size,[Symbol.
dispose]:()=>(0,S.closeSync)(e)}}function No(t,e){let n=0;for(;n<e.length;){const s=(0,S.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const Lo=/^[0-9a-f]{64}$/;
function St(t){return Lo.test(t)}function Do(){return Object.create(null)}function Co({files:t}){const e=Object.entries(t).sort(([n],[s])=>n<s?-1:1).map(([n,{hash:s,
size:r}])=>`${JSON.stringify(n)}:{"hash":"${s}","size":${r}}`);return Buffer.from(`{"files":{${e.join(",")}}}`)}function Os(t){const e=JSON.parse(t);if(!jo(e))throw new TypeError(
"not a manifest");return e}function jo(t){if(!(0,z.G)(t)||!(0,z.G)(t.files))return!1;for(const e in t.files){const n=t.files[e];if(!(0,z.G)(n)||typeof n.hash!="\
string"||typeof n.size!="number")return!1}return!0}class Mo{name;folder;variants;#t;#e=Promise.resolve();constructor(e,n,s){this.name=e,this.folder=n,this.variants=
s}known(){return this.#t??=this.#n().catch(e=>{throw this.#t=void 0,e}),this.#t}exclusive(e){const n=this.#e.then(e);return this.#e=n.catch(()=>{}),n}async#n(){
const e=new Set;for(const n of await Rn(this.folder)){const s=(0,w.join)(this.folder,n);await $s(s);for(const r of await(0,v.readdir)(s))St(r)&&e.add(r)}return e}}
async function Rn(t){try{return(await(0,v.readdir)(t)).filter(e=>/^[0-9a-f]{2}$/.test(e))}catch(e){if((0,A.xU)(e)==="ENOENT")return[];throw e}}const Uo={files:1e5,
fileBytes:512*1024*1024,totalBytes:4*1024*1024*1024},_t=1024*1024,Po=8,Fo=32,Bo=3600*1e3,Go=4,Ho=1e3;function Nn(t,e=Po){let n=performance.now();return()=>{if(!(performance.
now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}async function zo(t){const{organization:e,log:n}=t,s=await Wo(
t).catch(a=>{n("error","collection_skipped",{org:e.name,reason:String(a)})}),r={objects:0,bytes:0};if(!s)return r;await(0,v.rm)((0,w.join)(e.folder,"tmp"),{recursive:!0,
force:!0}),await e.variants.retain(s);const o=await e.known(),i=Nn();for(const a of await Rn(e.folder))for(const c of await(0,v.readdir)((0,w.join)(e.folder,a))){
if(s.has(c))continue;const l=(0,w.join)(e.folder,a,c);o.delete(c),r.objects+=1,r.bytes+=(0,S.statSync)(l).size,(0,S.unlinkSync)(l),await i()}return r}async function Wo({
live:t,read:e}){const n=new Set;for(const s of t){n.add(s);const{files:r}=await e(s);for(const o in r){const i=r[o];i&&n.add(i.hash)}}return n}class oe extends Error{name="\
BuildFailure";facts;constructor(e){super(e.message),this.facts=e}}function Q(t,e){return new oe({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],
diagnostics:[]})}function Ko(t,e){if(t instanceof oe)return t;if(e.aborted)return e.reason;if(he(t))return Q("disk_full","The disk of the platform is full: the \
output could not be stored");const n=(0,A.xU)(t)??(t instanceof Error?t.message:String(t));return Q("sync_failed",`The output could not be stored (${n})`)}function*Yo(t,e){
const n=(0,S.realpathSync)(t);yield*Ln(n,{real:n,prefix:"",above:[]},e)}function*Ln(t,e,n){yield void 0;for(const s of(0,S.readdirSync)(e.real,{withFileTypes:!0})){
const r=e.prefix+s.name,o=`${e.real}/${s.name}`;if(!vs(s.name,e.prefix==="",()=>n(r)))if(Qo(s.name,r),s.isFile())yield{path:r,real:o};else if(s.isDirectory())yield*Ln(
t,ks(e,o,r),n);else if(s.isSymbolicLink())yield*Jo(t,e,r,o,n);else throw Dn(r)}}function ks(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*Jo(t,e,n,s,r){
const{real:o,stats:i}=Xo(s,n);if(!(0,J.FK)(t,o))throw Q("output_unsafe",`The link "${n}" leads out of the output directory`);if(!(0,w.relative)(t,o).split(w.sep).
some((c,l)=>vs(c,l===0,()=>r(n))))if(i.isFile())yield{path:n,real:o};else if(i.isDirectory()){if(o===e.real||e.above.includes(o))throw Q("output_unsafe",`The li\
nk "${n}" leads back to a folder that it lies in`);yield*Ln(t,ks(e,o,n),r)}else throw Dn(n)}function Xo(t,e){try{const n=(0,S.realpathSync)(t);return{real:n,stats:(0,S.
statSync)(n)}}catch(n){const s=(0,A.xU)(n)==="ELOOP"?"leads in a circle":"leads nowhere";throw Q("output_unsafe",`The link "${e}" ${s}`)}}function vs(t,e,n){return t===
".git"||e&&t==="node_modules"?!0:/^\.env/i.test(t)?(n(),!0):!1}function Qo(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw Q("output_unsafe",`The file nam\
e ${JSON.stringify(e)} is not valid in a URL`)}function Dn(t){return Q("output_unsafe",`"${t}" is neither a file nor a folder nor a link to one`)}var Vo=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Zo=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function Is(t,e){return(0,w.join)(t,e.slice(0,2),e)}class qo{#t;#e;#n=new Set;#s=new Set;#r=new Set;#o;constructor(e,n){
this.#t=e,this.#e=n,Tt((0,w.join)(e,"tmp"))}get written(){return this.#n}put(e,n){if(this.#o)throw this.#o.error;this.#n.add(e);const s=Buffer.from(n),r=this.#a(
e,o=>this.#e.write(o,s)).catch(o=>{this.#o??={error:o}}).finally(()=>this.#r.delete(r));return this.#r.add(r),this.#r.size<Fo?void 0:Promise.race(this.#r)}async stream(e,n){
await this.#a(e,s=>n(r=>this.#e.write(s,r))),this.#n.add(e)}async#a(e,n){const s=(0,w.join)(this.#t,"tmp",(0,x.randomUUID)());try{await this.#i(s,n);const r=(0,w.
join)(this.#t,e.slice(0,2));this.#s.has(r)||Tt(r),this.#s.add(r),await(0,v.rename)(s,Is(this.#t,e))}catch(r){throw await(0,v.rm)(s,{force:!0}),r}}async#i(e,n){const s={
stack:[],error:void 0,hasError:!1};try{const r=Vo(s,await(0,v.open)(e,"wx",384),!0);await n(r),await this.#e.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=Zo(
s);r&&await r}}async finish(){if(await this.settle(),this.#o)throw this.#o.error;await Promise.all([...this.#s,this.#t].map($s)),this.#s.clear()}async settle(){
await Promise.all(this.#r)}}var ei=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(
this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ti=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function ni(t){const e=new qo(t.
folder,t.disk);try{return await new si(t,e).run()}finally{await e.settle()}}class si{#t;#e;#n={files:Do()};#s={files:0,folders:0};#r=Buffer.allocUnsafe(_t+1);#o=0;#a=0;constructor(e,n){
this.#t=e,this.#e=n}async run(){const{directory:e,signal:n,known:s}=this.#t,r=Nn(n);for(const c of Yo(e,()=>this.#a++)){if(this.#p(c?"files":"folders"),c){const h=this.#c(
c);this.#n.files[c.path]=h instanceof Promise?await h:h}const l=r();l&&await l}if(this.#s.files===0)throw Q("output_empty","The output directory holds no file t\
o publish");await this.#e.finish();const o=this.#e.written.size,i=await this.#i();for(const c of this.#e.written)s.add(c);const a=this.#s.files-o;return{manifest:this.#n,
manifestHash:i,written:o,reused:a,bytes:this.#o,withheld:this.#a}}async#i(){const e=Co(this.#n),n=(0,x.hash)("sha256",e);return this.#d(n)||await this.#e.put(n,
e),await this.#e.finish(),n}#c(e){const n={stack:[],error:void 0,hasError:!1};try{const s=ri(e);if(s.size>_t)return this.#l(e.path,s).finally(()=>s[Symbol.dispose]());
const r=ei(n,s,!1),o=No(s.fd,this.#r);if(o>_t)throw Q("sync_failed",`"${e.path}" was written to while it was stored`);this.#h(e.path,o);const i=this.#r.subarray(
0,o),a=(0,x.hash)("sha256",i),c=this.#d(a)?void 0:this.#e.put(a,i);return c?c.then(()=>({hash:a,size:o})):{hash:a,size:o}}catch(s){n.error=s,n.hasError=!0}finally{
ti(n)}}async#l(e,{fd:n,size:s}){this.#f(e,s);const r=await this.#u(e,n,async()=>{});return this.#h(e,r.size),this.#d(r.hash)||await this.#e.stream(r.hash,async o=>{
if((await this.#u(e,n,o)).hash!==r.hash)throw Q("sync_failed",`"${e}" was written to while it was stored`)}),r}async#u(e,n,s){const r=(0,x.createHash)("sha256");
let o=0;const{signal:i}=this.#t,a=(0,S.createReadStream)("",{fd:n,start:0,autoClose:!1,highWaterMark:_t,signal:i});for await(const c of a)o+=c.length,this.#f(e,
o),r.update(c),await s(c);return{hash:r.digest("hex"),size:o}}#d(e){return this.#t.known.has(e)||this.#e.written.has(e)}#p(e){const n=this.#t.limits.files;if(this.#s[e]>=
n)throw Q("output_too_large",`The output holds more than ${n} ${e}`);this.#s[e]+=1}#h(e,n){this.#o+=n,this.#f(e,n);const s=this.#t.limits.totalBytes;if(this.#o>
s)throw Q("output_too_large",`The output is larger than ${s} bytes`)}#f(e,n){const s=this.#t.limits.fileBytes;if(n>s)throw Q("output_too_large",`"${e}" is large\
r than ${s} bytes`)}}function ri(t){try{const e=Ro(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,A.xU)(e)??""))throw e}throw Dn(t.path)}var Cn=$(
7975),Ke=$(8522);const xs=["br","zstd","gzip"],oi=512,ii=16*1024*1024,{BROTLI_PARAM_QUALITY:ai,ZSTD_c_compressionLevel:ci}=Ke.constants,li=(0,Cn.promisify)(Ke.brotliCompress),
ui=(0,Cn.promisify)(Ke.gzip),As=typeof Ke.zstdCompress=="function"?(0,Cn.promisify)(Ke.zstdCompress):void 0,Rs={br:t=>li(t,{params:{[ai]:9}}),zstd:As&&(t=>As(t,
{params:{[ci]:15}})),gzip:t=>ui(t,{level:9})};class di{#t;#e;#n;#s=new Map;#r;constructor(e,n,s){this.#t=(0,w.join)(e,"variants"),this.#e=n,this.#n=s,this.#r=this.#i().
catch(r=>s("warn","variants_unreadable",{reason:String(r)}))}find(e,n){const s=this.#s.get(`${e}.${n}`);return s&&s.size>0?s:void 0}async read(e,n){const s=this.
find(e,n);if(!s)return;const r=await(0,v.readFile)(this.#a(e,n,s)).catch(()=>{});if(r&&(0,x.hash)("sha256",r)===s.hash)return r;this.#s.delete(`${e}.${n}`),this.#n(
"warn","variant_damaged",{hash:e,encoding:n})}async make(e){if(await this.#r,e.size<oi||e.size>ii)return;const n=xs.filter(s=>Rs[s]&&!this.#s.has(`${e.hash}.${s}`));
if(n.length!==0)try{const s=await this.#e(e.hash);for(const r of n)await this.#o(e.hash,r,s)}catch(s){this.#n("warn","variant_failed",{hash:e.hash,reason:String(
s)})}}async#o(e,n,s){const r=await Rs[n]?.(s)??s,o=r.length<s.length?r:Buffer.alloc(0),i={hash:(0,x.hash)("sha256",o),size:o.length},a=this.#a(e,n,i),c=(0,w.join)(
this.#t,e.slice(0,2)),l=(0,w.join)(c,`${(0,x.randomUUID)()}.tmp`);Tt(c),await(0,v.writeFile)(l,o,{mode:384}),await(0,v.rename)(l,a),this.#s.set(`${e}.${n}`,i)}async retain(e){
await this.#r;for await(const{shard:n,name:s,hash:r,encoding:o}of this.#c())e.has(r)||(this.#s.delete(`${r}.${o}`),await(0,v.rm)((0,w.join)(this.#t,n,s),{force:!0}))}#a(e,n,s){
return(0,w.join)(this.#t,e.slice(0,2),`${e}.${n}.${s.hash}.${s.size}`)}async#i(){for await(const{hash:e,encoding:n,own:s,size:r}of this.#c())St(e)&&St(s)&&this.#s.
set(`${e}.${n}`,{hash:s,size:Number(r)})}async*#c(){for(const e of await Rn(this.#t))for(const n of await(0,v.readdir)((0,w.join)(this.#t,e))){const[s="",r="",o="",
i=""]=n.split(".");yield{shard:e,name:n,hash:s,encoding:r,own:o,size:i}}}}class $t extends Error{name="DamagedObject"}function fi(t){return Tt(t.dir),new hi(t)}
class hi{#t;#e;#n;#s;#r;#o;#a=new Map;#i=new Set;#c=new Map;#l=new Map;#u=Promise.resolve();#d=new AbortController;constructor({dir:e,clock:n,log:s,limits:r,disk:o,
precompress:i}){this.#t=e,this.#e=n??Ss.m,this.#n=s??_s,this.#s=r??Uo,this.#r=o??Ao,this.#o=i??!0}async ingest(e,n,s){const{limits:r,disk:o}={limits:this.#s,disk:this.#r},
i=this.#m(e);try{return await i.exclusive(async()=>{s.throwIfAborted();const a=await i.known(),c=await ni({folder:i.folder,directory:n,known:a,limits:r,disk:o,signal:s});
return await this.#p(e,c),c.withheld>0&&this.#n("warn","secrets_withheld",{org:e,files:c.withheld}),c})}catch(a){throw Ko(a,s)}}async manifest(e,n){const s=this.#l.
get(`${e}/${n}`);return s||{manifest:Os((await this.read(e,n)).toString()),storedAt:await this.#h(e,n)}}async#p(e,{manifest:n,manifestHash:s}){this.#i.add({org:e,
manifestHash:s,storedAt:this.#e.now()}),this.#l.set(`${e}/${s}`,{manifest:n,storedAt:await this.#h(e,s)});const[r=""]=this.#l.keys();this.#l.size>Go&&this.#l.delete(
r)}async#h(e,n){return(await(0,v.stat)(this.#g(e,n))).mtimeMs}async read(e,n){const s=await(0,v.readFile)(this.#g(e,n)).catch(r=>this.#y(e,n,r));if((0,x.hash)("\
sha256",s)!==n)throw await this.#w(e,n);return s}async stream(e,n,s){const r=this.#g(e,n),o=await(0,v.open)(r).catch(i=>this.#y(e,n,i));try{const{ino:i,size:a,mtimeMs:c,
ctimeMs:l}=await o.stat(),h=`${i} ${a} ${c} ${l}`;if(this.#c.get(r)!==h){if(await pi(o)!==n)throw await this.#w(e,n);this.#c.size>1e4&&this.#c.clear(),this.#c.set(
r,h)}return o.createReadStream({start:0,...s,highWaterMark:256*1024})}catch(i){throw await o.close(),i}}variant(e,n,s){return this.#m(e).variants.find(n,s)}readVariant(e,n,s){
return this.#m(e).variants.read(n,s)}compress(e,n,s){if(!this.#o)return;const{variants:r}=this.#m(e);this.#u=this.#u.then(()=>this.#e.sleep(Ho,this.#d.signal)).
then(()=>this.#f(r,n,s)).catch(o=>{this.#d.signal.aborted||this.#n("warn","compressing_failed",{org:e,reason:String(o)})})}async#f(e,{files:n},s){const r=Nn(this.#d.
signal,1);for(const o in n){const i=s(o)?n[o]:void 0;i&&await e.make(i),this.#d.signal.throwIfAborted(),await r()}}idle(){return this.#u}async[Symbol.asyncDispose](){
this.#d.abort(),await this.#u}async collect(e){const n=[...e],s=this.#e.now()-Bo;for(const o of this.#i)o.storedAt<s&&this.#i.delete(o);const r={objects:0,bytes:0};
for(const o of await(0,v.readdir)(this.#t)){const i=this.#m(o),a=async h=>Os((await this.read(o,h)).toString()),{objects:c,bytes:l}=await i.exclusive(()=>{const h=[
...n,...this.#i].filter(m=>m.org===o);return zo({organization:i,live:h.map(m=>m.manifestHash),read:a,log:this.#n})});r.objects+=c,r.bytes+=l}return r}#m(e){let n=this.#a.
get(e);if(!n){const s=(0,J.LI)(this.#t,e);n=new Mo(e,s,new di(s,r=>this.read(e,r),this.#n)),this.#a.set(e,n)}return n}#g(e,n){if(!St(n))throw new $t(`"${n}" is \
not the name of an object`);return Is(this.#m(e).folder,n)}async#y(e,n,s){throw(0,A.xU)(s)!=="ENOENT"?s:((await this.#m(e).known()).delete(n),this.#n("error","o\
bject_missing",{org:e,hash:n}),new $t(`The object ${n} is gone`))}async#w(e,n){(await this.#m(e).known()).delete(n),this.#n("error","object_damaged",{org:e,hash:n});
const s=this.#g(e,n);return await(0,v.rename)(s,`${s}.damaged`).catch(r=>{if((0,A.xU)(r)!=="ENOENT")throw r}),new $t(`The object ${n} is damaged`)}}async function pi(t){
const e=(0,x.createHash)("sha256"),n=(0,S.createReadStream)("",{fd:t.fd,start:0,autoClose:!1,highWaterMark:1024*1024});for await(const s of n)e.update(s);return e.
digest("hex")}class Ns{#t;#e=new Map;#n=new Map;#s=0;constructor(e){this.#t=e}get weight(){return this.#s}get(e){const n=this.#e.get(e);if(n!==void 0)return n.used=
!0,n.value}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);return o||(o=s().then(i=>(this.#r(e,i,n(i)),i)).finally(
()=>this.#n.delete(e)),this.#n.set(e,o)),o}delete(e){this.#s-=this.#e.get(e)?.weight??0,this.#e.delete(e)}#r(e,n,s){s>this.#t||(this.#e.set(e,{value:n,weight:s,
used:!1}),this.#s+=s,this.#o(e))}#o(e){for(const[n,s]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(n),s.used||n===e?this.#e.set(n,{...s,used:!1}):this.#s-=
s.weight}}}const mi=1024;class yi{#t;#e=new Map;constructor(e){this.#t=`.${e.toLowerCase()}`}subdomain(e){const n=this.#e.get(e);if(n!==void 0||this.#e.has(e))return n;
const s=this.#n(e);return this.#e.size>=mi&&this.#e.clear(),this.#e.set(e,s),s}#n(e){const n=e.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,""),s=n.endsWith(
this.#t)?n.slice(0,-this.#t.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(s)?s:void 0}}var wi=$(6059);const gi={js:"text/javascript",mjs:"text/\
javascript",map:"application/json",ico:"image/x-icon",webmanifest:"application/manifest+json","apple-app-site-association":"application/json"},bi=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Ei=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function Ls(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=gi[n]??(0,wi.$)(n)??"application/octet-stream";return bi.test(s)&&!s.includes("charset")?`${s}\
; charset=utf-8`:s}function Ds(t){return Ei.test(t)}const Ti=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,Si=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function Cs(t){const e=Ms(t);return e===void 0||e.endsWith(".html")?!1:Ti.test(t)||Si.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const _i=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function js(t){const e=Ms(t);return Cs(t)||e!==void 0&&_i.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Ms(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const $i=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{\
font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function Ye({status:t,title:e,text:n}){const s=Buffer.from(`<!doctype html>
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
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:s}}const Oi=Ye({status:404,title:"No site here",text:"No app of this platf\
orm has this host name. Check the spelling of the address."}),ki=Ye({status:404,title:"Not live yet",text:"This app exists, and goes live with its first success\
ful deploy. Deploy it, then load this page again."}),vi=Ye({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its\
 start page.</a>'}),Ii=Ye({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave th\
e site."}),xi=Ye({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploying the site again\
 stores it anew."});function Us(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Ri(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}function jn(t){return`/${t.split("/").map(Ai).join("/")}`}function Ai(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Ri(t){try{return decodeURIComponent(t)}catch{return}}function Mn(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"\
file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{
kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Ni={},Li=/[.+?^${}()|[\]\\]/g;function Ps(t){const e=Us(t);if(e===void 0||
e.split("*").length>2)return;const n=Un(`/${e}`);if(!/\/:[A-Za-z]|\*/.test(n))return i=>Un(i)===n?Ni:void 0;const s=new Set,r=n.replace(Li,"\\$&").replace(/\/:([A-Za-z]\w*)(?=\/|$)/g,
(i,a)=>(s.add(a),`/(?<${a}>[^/]+)`)).replace(/\/\*$|\*/,i=>i==="*"?"(?<splat>.*)":"(?:/(?<splat>.*))?"),o=Di(`^${r}$`);return o&&(i=>o.exec(r.endsWith("?")?i:Un(
i))?.groups)}function Un(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}function Di(t){try{return new RegExp(t,"s")}catch{return}}const Ci=500,ji=2e3,Mi=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
Ui=/^[\t\x20-\x7e\x80-\xff]*$/,Pi=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Fi(t){const e=[],n=[];let s;for(const[
r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>ji?a("the line is too long"):i.startsWith(
"/")||/^https?:/.test(i)?(s=Bi(i,e.length,a),s&&e.push(s)):s?Gi(s,i,a):a("it stands below no path"))}return{rules:e,ignored:n}}function Bi(t,e,n){const s=Ps(t);
if(e>=Ci)n("too many rules");else if(!s)n("it is not a path, with one * at most");else return{matches:s,set:[],unset:[]}}function Gi(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Mi.test(o)||
!Ui.test(i))return n('it is not "Name: value"');if(Pi.has(o))return n(`"${o}" is the edge's own`);t.set.push([o,i])}const Hi={};function zi(t,e){let n;for(const s of t)
if(s.matches(e)){n??=new Map;for(const r of s.unset)n.delete(r);for(const[r,o]of s.set){const i=n.get(r);n.set(r,i===void 0?o:`${i}, ${o}`)}}return n?Object.fromEntries(
n):Hi}const Wi=2e3,Ki=2e3,Pn={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Yi(t){const e=[],n=[];for(const[s,r]of t.split(
/\r\n|\r|\n/).entries()){const o=r.replace(/(?:^|\s)#.*$/,"").trim();if(o==="")continue;const i=e.length<Wi?Ji(o):"too many rules";typeof i=="string"?n.push({line:s+
1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Ji(t){if(t.length>Ki)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)
return"it names no target";if(r.length>0||s.includes("="))return"conditions and query parameters are not supported";const o=Xi(s);if(o===void 0)return`"${s}" is\
 not a status that redirects can have`;const i=Ps(e);return i?!/^\/(?!\/)/.test(n)&&(Pn[o]==="rewrite"||!/^(?:https?:)?\/\//i.test(n))?Pn[o]==="rewrite"?"rewrit\
es to other origins are refused":"the target is no path and no URL":{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:"i\
t must begin with a path, with one * at most"}function Xi(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return Qi(e)?e:void 0}function Qi(t){return t in Pn}function*Vi(t,e,n){
for(const{from:s,to:r,status:o,force:i}of t){if(n==="forced"&&!i)continue;const a=s(e);if(!a)continue;const c=Zi(r,a);o===200||o===404?yield{kind:"rewrite",status:o,
path:qi(c)}:c!==jn(e.slice(1))&&(yield{kind:"go",status:o,location:c})}}function Zi(t,e){const n=t.replace(/:([A-Za-z]\w*)/g,(s,r)=>{const o=e[r];return o===void 0?
r==="splat"?"":s:jn(o).slice(1)});return t.startsWith("//")?n:n.replace(/^\/{2,}/,"/")}function qi(t){const e=t.replace(/[?#].*$/,"").slice(1);try{return decodeURIComponent(
e)}catch{return e}}const ea="public, max-age=0, must-revalidate",ta="public, max-age=31536000, immutable";function na(t,e,n,s,r){const o=Ls(e),i=Ds(o),a=`"${n.hash.
slice(0,32)}"`,c={"cache-control":Cs(e)?ta:ea,"x-content-type-options":"nosniff",...r,...s===404?{"cache-control":"no-store"}:{etag:a,"last-modified":t.lastModified},
...i?{vary:"Accept-Encoding"}:{},"x-slipway-release":t.deployID},l={"content-type":o,...c,"content-length":String(n.size)};return s===200&&(l["accept-ranges"]="\
bytes"),{status:s,org:t.org,file:n,encoding:void 0,key:`${t.org}/${n.hash}`,size:n.size,etag:a,headers:l,notModified:c,variants:i?new Map:void 0}}function sa(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s};return{...t,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...r,"content-\
encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const Ot={headers:"_headers",redirects:"_redirects"},Fs=512*1024,ra=4096,
oa=20;class ia{org;deployID;manifestHash;lastModified;size;#t;#e;#n;#s=new Map;constructor(e,n,s){this.org=e.org,this.deployID=e.deployID,this.manifestHash=e.manifestHash,
this.lastModified=e.lastModified,this.#t=n.files,this.size=Object.keys(n.files).length,this.#e=s.redirects,this.#n=s.headers}remembered(e){return this.#s.get(e)}direct(e,n){
const s=this.#a(e,"forced")??this.#o(e);return s&&this.#c(n,s),s}indirect(e){return this.#a(e,"all")}file(e,n=200,s=e){const r=this.#r(e)?this.#t[e]:void 0;if(r)
return{kind:"file",file:na(this,e,r,n,zi(this.#n,`/${s}`))}}#r=e=>Object.hasOwn(this.#t,e)&&e!==Ot.headers&&e!==Ot.redirects;#o(e){const n=Mn(e,this.#r);if(n)return n.
kind==="file"?this.file(n.path,200,e):{kind:"redirect",status:308,location:jn(n.to)}}#a(e,n){for(const s of Vi(this.#e,`/${e}`,n)){if(s.kind==="go")return{kind:"\
redirect",status:s.status,location:s.location};const r=Mn(s.path,this.#r),o=r?.kind==="redirect"?this.#i(r.to):r?.path,i=o===void 0?void 0:this.file(o,s.status,
e);if(i)return i}}#i(e){const n=Mn(e,this.#r);return n?.kind==="file"?n.path:void 0}#c(e,n){this.#s.size>=ra&&this.#s.clear(),this.#s.set(e,n)}}async function aa(t,e,n,s){
const{manifest:r,storedAt:o}=await t.manifest(e,n.manifestHash),i=async(h,m)=>{const b=Object.hasOwn(r.files,h)?r.files[h]:void 0;if(!b)return[];if(b.size>Fs)return s(
"warn","rules_ignored",{deployID:n.deployID,file:h,reason:`more than ${Fs} bytes`}),[];const{rules:N,ignored:O}=m((await t.read(e,b.hash)).toString());for(const{
line:g,reason:E}of O.slice(0,oa))s("warn","rule_ignored",{deployID:n.deployID,file:h,line:g,reason:E});return N},[a,c]=await Promise.all([i(Ot.redirects,Yi),i(Ot.
headers,Fi)]);t.compress(e,r,h=>Ds(Ls(h)));const l=new Date(o).toUTCString();return new ia({...n,org:e,lastModified:l},r,{redirects:a,headers:c})}function ca(t,e){
return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function la(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&
Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(r),e-1):e-1}}const kt=new Map;function ua(t){let e=kt.get(t);return e||(e=da(t),kt.size>=
256&&kt.clear(),t.length<=256&&kt.set(t,e)),e}function da(t){const e=new Map;for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(h=>h.trim()),
c=a.find(h=>/^q\s*=/.test(h)),l=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,l>=0&&l<=1?l:0)}const n=e.get("*")??0,s=e.get(
"identity")??0,r=o=>e.get(o)??n;return xs.filter(o=>r(o)>0&&r(o)>=s).sort((o,i)=>r(i)-r(o))}const fa=4*1024*1024;class ha{#t;#e;#n;constructor(e,n){this.#t=e,this.#e=
new Ns(n),this.#n=Math.min(fa,n)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?this.#s(e,n,n.variants):n;if(r.status===200){if(ma(
e,r))return{status:304,headers:r.notModified};const i=s?void 0:this.#a(e,r);if(i)return i}if(e.method==="HEAD")return{status:r.status,headers:r.headers};const o=this.#e.
get(r.key);return o?{status:r.status,headers:r.headers,body:o}:r.encoding?this.#r(n,r,r.encoding):this.#o(r)}#s(e,n,s){const r=F(e,"accept-encoding");if(r===void 0)
return n;for(const o of ua(r)){const i=s.get(o);if(i)return i;const a=this.#t.variant(n.org,n.file.hash,o);if(!a)continue;const c=sa(n,o,a.size);return s.set(o,
c),c}return n}async#r(e,n,s){try{const r=await this.#e.load(n.key,o=>o.length,async()=>await this.#t.readVariant(e.org,e.file.hash,s)??pa());return{status:n.status,
headers:n.headers,body:r}}catch(r){if(!(r instanceof Bs))throw r;return e.variants?.delete(s),this.#o(e)}}async#o(e){const n=e.size>this.#n?await this.#l(e):await this.#c(
e);return{status:e.status,headers:e.headers,body:n}}#a(e,n){const s=F(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const r=la(
F(e,"range")??"",n.size);if(r!==void 0)return r==="unsatisfiable"?{status:416,headers:{...n.notModified,"content-range":`bytes */${n.size}`,"content-length":"0"}}:
this.#i(n,r)}async#i(e,n){const{start:s,end:r}=n,o=e.size>this.#n?await this.#l(e,n):(await this.#c(e)).subarray(s,r+1);return{status:206,headers:{...e.headers,
"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(r-s+1)},body:o}}#c(e){return this.#e.load(e.key,n=>n.length,()=>this.#t.read(e.org,e.file.hash))}#l(e,n){
return this.#t.stream(e.org,e.file.hash,n)}}class Bs extends Error{}function pa(){throw new Bs}function ma(t,e){const n=F(t,"if-none-match");if(n!==void 0)return ca(
n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const ya=5e5,Gs="GET, HEAD, OPTIONS";function wa(t){const e=new ga(
t);return n=>e.handle(n)}class ga{#t;#e;#n;#s;#r;#o=new Ns(ya);constructor({sites:e,objects:n,cacheBytes:s,log:r,domain:o}){this.#t=e,this.#e=n,this.#n=r,this.#s=
new yi(o??"localhost"),this.#r=new ha(n,s)}handle(e){const n=this.#s.subdomain(F(e,"host")??""),s=n===void 0?void 0:this.#t.site(n);if(s===void 0)return Je(e,Oi);
const{method:r}=e;if(r!=="GET"&&r!=="HEAD")return ba(r);if(s.release===null)return Je(e,ki);try{const o=this.#i(s.release),i=o?this.#l(e,s,o):this.#a(e,s,s.release);
return i instanceof Promise?i.catch(a=>this.#h(e,a)):i}catch(o){return this.#h(e,o)}}async#a(e,n,s){return this.#l(e,n,await this.#c(n.org,s))}#i(e){const n=this.#o.
get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#c(e,n){return this.#i(n)||this.#o.delete(n.deployID),this.#o.load(n.deployID,s=>s.size+100,()=>aa(
this.#e,e,n,this.#n))}#l(e,n,s){const r=W(e.target),o=s.remembered(r);if(o)return this.#p(e,o,s);const i=Us(r);if(i===void 0)return Je(e,Ii);const a=s.direct(i,
r);return a?this.#p(e,a,s):js(i)&&n.kept.length>0?this.#u(e,n,s,i):this.#d(e,n,s,i)}async#u(e,n,s,r){for(const o of n.kept){const i=this.#i(o)??await this.#c(n.
org,o).catch(()=>{}),a=i?.file(r);if(i&&a)return this.#p(e,a,i)}return this.#d(e,n,s,r)}#d(e,n,s,r){const o=s.indirect(r)??(n.settings.spaFallback&&!js(r)?s.file(
"index.html",200,r):void 0)??s.file("404.html",404,r);return o?this.#p(e,o,s):Je(e,vi,s)}#p(e,n,s){return n.kind==="file"?this.#r.send(e,n.file):Ea(e,n,s)}#h(e,n){
if(!(n instanceof $t))throw n;return this.#n("error","edge_damaged",{requestID:e.requestID,reason:n.message}),Je(e,xi)}}function ba(t){return t==="OPTIONS"?{status:204,
headers:{allow:Gs}}:{status:405,headers:{allow:Gs,"content-length":"0","cache-control":"no-store"}}}function Ea(t,{status:e,location:n},s){const r=t.target.slice(
W(t.target).length).replace(/[^\x21-\x7e]/g,encodeURIComponent),[,o="",i=""]=/^([^#]*)(.*)$/.exec(n)??[];return{status:e,headers:{location:o.includes("?")?n:o+r+
i,"content-length":"0","cache-control":"public, max-age=0, must-revalidate","x-slipway-release":s.deployID}}}function Je(t,e,n){const{status:s,headers:r}=e,o=n?
{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function Ta(t){const e=t.database.prepare("SELECT count(*\
) AS tables FROM sqlite_schema");return()=>{try{return e.get(),U(200,{status:"ok",pid:process.pid})}catch{return U(503,{status:"failing",reason:"The state canno\
t be read."},{"retry-after":"5"})}}}const Hs=["viewer","deployer"],zs={localIssuer:!0,issuers:[],roleOf:()=>"deployer"};function Sa(t){const e=(0,w.join)(t,"pla\
tform.json");if(!(0,S.existsSync)(e))return zs;try{return _a(JSON.parse((0,S.readFileSync)(e,"utf8")))}catch(n){throw new A.GQ("invalid_file",`${e}: ${n instanceof
Error?n.message:String(n)}`,{place:{file:e},remedy:"Mend the file (docs/self-hosting.md shows one), or remove it to trust only the local issuer.",cause:n})}}function _a(t){
const e=Xe(t,"the file",["$schema","localIssuer","issuers","organizations"]),{localIssuer:n=!0,issuers:s=[]}=e;if(typeof n!="boolean")throw new Error("localIssu\
er must be true or false");if(!Array.isArray(s))throw new Error("issuers must be a list");const r=$a(e.organizations),o=s.map((a,c)=>Oa(a,`issuers[${c}]`)),i=o.
find((a,c)=>o.findIndex(l=>l.issuer===a.issuer)!==c);if(i)throw new Error(`issuers names ${i.issuer} twice`);return{localIssuer:n,issuers:o,roleOf(a,c){const l=a.
slice(a.lastIndexOf("@")),m=[r.get(c),r.get("*")].flatMap(b=>[b?.get(a),b?.get(l)]);return m.includes("deployer")?"deployer":m.find(b=>b!==void 0)}}}function $a(t){
const e=Xe(t,"organizations");return new Map(Object.entries(e).map(([n,s])=>{const r=`organizations.${n}`;if(n!=="*"&&!I.cS.test(n))throw new Error(`${r}: "${n}\
" is not an organization's identifier`);const o=Xe(s,r,Hs),i=Hs.flatMap(a=>Fn(o[a]??[],`${r}.${a}`).map(c=>{if(!/^[^@\s]*@[^@\s]+$/.test(c))throw new Error(`${r}\
.${a}: "${c}" is neither an email nor "@domain"`);return[c.toLowerCase(),a]}));return[n,new Map(i)]}))}function Oa(t,e){const{issuer:n,audience:s,email:r="{emai\
l}",require:o={}}=Xe(t,e,["issuer","audience","email","require"]);if(typeof n!="string"||!ka(n))throw new Error(`${e}.issuer must be an https:// URL without que\
ry (http:// for loopback alone)`);if(typeof r!="string"||!/\{[^{}]+\}/.test(r))throw new Error(`${e}.email must be a template of claims, as "{email}" or "{repos\
itory}@github.actions"`);const i=Object.entries(Xe(o,`${e}.require`));return{issuer:n,audiences:s===void 0?void 0:Fn(s,`${e}.audience`),email:r,require:Object.fromEntries(
i.map(([a,c])=>[a,Fn(c,`${e}.require.${a}`)]))}}function ka(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?
!1:e.protocol==="https:"||e.protocol==="http:"&&va(e.hostname)}function va(t){return t==="localhost"||t==="[::1]"||/^127\.\d+\.\d+\.\d+$/.test(t)}function Xe(t,e,n){
if(!(0,z.G)(t))throw new Error(`${e} must be an object`);const s=n&&Object.keys(t).find(r=>!n.includes(r));if(s!==void 0)throw new Error(`${e} has no member "${s}\
"; it knows ${n?.join(", ")}`);return t}function Fn(t,e){return(Array.isArray(t)?t:[t]).map(s=>{if(typeof s!="string"||s==="")throw new Error(`${e} must be a st\
ring, or a list of strings`);return s})}var Bn=$(99);function Ia(t){const e=(0,w.join)(t,"platform.pid"),n=(0,w.join)(t,"platform.lock");(0,S.writeFileSync)(n,"",
{flag:"a",mode:384});const s=new Bn.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),
xa(r)?new A.GQ("platform_locked",`Another platform uses ${t}${Ra(e)}`,{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):
r}return(0,S.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,S.rmSync)(e,{force:!0}),s.close())}}}function xa(t){return t instanceof Error&&"errcode"in t&&t.errcode===Aa}const Aa=5;
function Ra(t){try{return` (process ${(0,S.readFileSync)(t,"utf8").trim()})`}catch{return""}}const Na=["succeeded","failed","cancelled"];function La(t){const e=new Map,
n=()=>[...e].flatMap(([r,o])=>o.map((i,a)=>[{room:r,status:`${a}xx`},i]).filter(([,i])=>i>0)),s=()=>{const r=t.totals(),o=r.filter(c=>Na.includes(c.status)),i=(c,l)=>c.
reduce((h,m)=>h+m[l],0),a=r.filter(c=>c.status==="queued");return[pe("slipway_requests_total","counter","Requests answered.",n()),pe("slipway_deployments","gaug\
e","Deployments by status.",r.map(c=>[{status:c.status},c.count])),pe("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},i(a,"count")]]),
pe("slipway_deployment_seconds_sum","counter","Seconds from start to end of ended deployments.",[[{},i(o,"seconds")]]),pe("slipway_deployment_seconds_count","co\
unter","Ended deployments.",[[{},i(o,"count")]]),pe("process_resident_memory_bytes","gauge","Resident memory.",[[{},process.memoryUsage.rss()]]),pe("process_upt\
ime_seconds","gauge","Seconds since the process began.",[[{},process.uptime()]])].join("")};return{count(r,o){let i=e.get(r);i||(i=[0,0,0,0,0,0],e.set(r,i));const a=Math.
floor(o/100);i[a]=(i[a]??0)+1},handler:()=>({status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:s()})}}
function pe(t,e,n,s){const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,l])=>`${c}="${l}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}const Ws={timeoutMs:20*6e4,fileBytes:1024**3,logBytes:4*1024**2,processBytes:4*1024**3,processes:2048},Ks={environmentPerMinute:12e3,tablePerMinute:6e3},
vt=6e4;class Ys{quota;#t=-1;#e=0;constructor(e){this.quota=e}isFull(e){return this.#t===Math.floor(e/vt)&&this.#e>=this.quota}count(e){const n=Math.floor(e/vt);
n!==this.#t&&(this.#t=n,this.#e=0),this.#e+=1}}function Da(t,e,n){return t.isFull(n)||e.isFull(n)?!1:(t.count(n),e.count(n),!0)}function Ca(t){return Math.ceil(
(vt-t%vt)/1e3)}const Js="abcdefghijklmnopqrstuvwxyz234567",ja=63,Xs=6,Ma=()=>(0,x.randomInt)(2**32)/2**32;function Gn(t,e){let n="";for(;n.length<t;)n+=Js[Math.
floor(e()*Js.length)]??"";return n}function Ua(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,ja-Xs-1).replace(/-+$/,"");return e===
""?"app":e}function Qs(t,e){return`${Ua(t)}-${Gn(Xs,e)}`}function Pa(t){return{publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,host:"12\
7.0.0.1",sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:"https://github.com/{repository}.git",clock:Ss.m,random:Ma,log:_s,fetch,workers:2,isolation:"au\
to",keepReleases:10,precompress:!0,edgeCacheBytes:64*1024*1024,...t,buildLimits:{...Ws,...t.buildLimits},kvsQuotas:{...Ks,...t.kvsQuotas}}}var Fa=$(9127),Ba=$(2310);
const Qe="SLIPWAY_BUILD",Ga=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i],
Ha=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function za(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&
s!==""&&Ga.some(r=>r.test(n))&&(e[n]=s);return e}function Wa(t){return Object.entries(t).flatMap(([e,n])=>Ha.test(e)?[n]:[])}function Ka(t,e){const n=`${w.sep}n\
ode_modules${w.sep}`,s=t.split(":").filter(r=>r.startsWith("/")&&!`${r}/`.includes(n));return[...new Set([(0,w.dirname)(e),...s])].join(":")}function Ya(t,e,n,s,r){
const o=i=>(0,w.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:o("npm"),XDG_DATA_HOME:o("data"),YARN_GLOBAL_FOLDER:o("yarn"),BUN_INSTALL_CACHE_DIR:o("bun"),XDG_CACHE_HOME:o("x\
dg"),NODE_COMPILE_CACHE:o("node"),HOME:n.home,TMPDIR:r,PATH:s}}function Ja(t){return Object.entries(t).filter(([e])=>I.G1.test(e)).map(([e,n])=>`export ${e}=${Vs(
n)}
`).join("")}function Vs(t){return`'${t.replaceAll("'","'\\''")}'`}function K(t,e,n,s=[]){return new oe({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Xa=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"out_of_memory",says:"was killed, most likely for lack of memory",signals:["SIGKILL"]},{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},
{code:"output_too_large",says:"wrote a file that is too large",signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},
{code:"build_killed",says:"was killed",signals:["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGSEGV","SIGTERM"]}],Qa=40;function Va(t,e,{exitCode:n,signal:s},r){
const o=r.last(),i=o.slice(-Qa).join(`
`),a=Xa.find(b=>b.signals?.includes(s??"")||b.log?.test(i)),c=a?.code??(t==="install"?"install_failed":"build_failed"),l=n===null?`ended by ${s}`:`exited with c\
ode ${n}`,h=`The ${t} command \`${e}\``,m=a?`${h} ${a.says} (it ${l})`:`${h} ${l}`;return new oe({stage:t,code:c,message:m,exitCode:n,signal:s,log:o,diagnostics:[]})}
async function Za(t,e,n,s){const r=t.job.settings.installCommand,o=r??(s?e.install:void 0);if((o||s)&&e.tool&&!(0,S.existsSync)((0,w.join)(Hn(t,e.tool),"node_mo\
dules/.bin",e.manager))){const i=Hn(t,e.tool),a=`npm install --silent --no-save --prefix ${Vs(i)} ${e.tool}`;await zn(t,"install",a,t.workspace.home,e)}o&&await zn(
t,"install",o,r===void 0?e.installDir:n,e)}function Hn({workspace:t},e){return(0,w.join)(t.cache,"tools",e.replaceAll("/","+"))}async function zn(t,e,n,s,r){const{
context:o,job:i,workspace:a,sandbox:c,log:l,signal:h}=t;t.step=`\`${n}\``,l.line(`$ ${n}`);const m=[...qa(s,a.source)];r.tool&&m.push((0,w.join)(Hn(t,r.tool),"n\
ode_modules/.bin"));const b=[...m,o.path].join(":"),{NODE_ENV:N,...O}=i.env,g=e==="install"||N===void 0?O:{...O,NODE_ENV:N},E=await c.run({script:n,cwd:s,app:i.
app,workspace:a,readable:[t.mirror],env:Ya(o.hostEnv,g,a,b,c.tmpOf(a)),outerEnv:{[Qe]:o.markerOf(i)},signal:h,onLine:k=>l.line(k)});if(E.exitCode!==0)throw Va(e,
n,E,l)}function*qa(t,e){for(let n=t;(0,J.FK)(e,n);n=(0,w.dirname)(n))yield(0,w.join)(n,"node_modules/.bin")}var ec=$(5807);const tc=4,Wn=2e3;class nc{#t;#e;#n;#s=[];#r=[];#o=[];#a=0;#i=0;#c="";#l=!1;#u=0;#d=!1;constructor(e,n,s){
this.#e=n/2,this.#n=sc(s),this.#t=(0,S.createWriteStream)(e,{flags:"w",mode:384}),this.#t.on("error",()=>{this.#d=!0})}line(e){const n=this.#n(e);this.#s.push(n.
slice(0,I.lF.failureLogLine)),this.#s.length>=2*Wn&&this.#s.splice(0,Wn);const s=Buffer.byteLength(n)+1;this.#l||=this.#i+s>this.#e,this.#l?this.#f(n,s):(this.#i+=
s,this.#p(`${n}
`))}#p(e){this.#c===""&&setImmediate(()=>this.#h()),this.#c+=e}#h(){this.#c!==""&&!this.#t.writableEnded&&this.#t.write(this.#c),this.#c=""}#f(e,n){this.#a+n>this.#e/
2&&(this.#u+=this.#r.length,this.#r=this.#o,this.#o=[],this.#a=0),this.#o.push(e),this.#a+=n}last(){return this.#s.slice(-I.lF.failureLogLines)}recent(){return this.#s.
slice(-Wn)}async[Symbol.asyncDispose](){this.#h(),this.#u>0&&this.#t.write(`[\u2026 ${this.#u} lines are left out here \u2026]
`);for(const e of[this.#r,this.#o])e.length>0&&this.#t.write(`${e.join(`
`)}
`);await new Promise(e=>{if(this.#d)return e();this.#t.once("error",()=>e()),this.#t.end(e)})}}function sc(t){const e=[...new Set(Object.values(t).flatMap(r=>r.
split(`
`)))].map(r=>r.trim()).filter(r=>r.length>=tc).sort((r,o)=>o.length-r.length),n=e.map(r=>r.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")),s=e.length>0?new RegExp(n.join(
"|"),"g"):void 0;return r=>{const o=r.split("\r").findLast(a=>a!=="")??"",i=(0,ec.N)(o).replace(/[^\P{Cc}\t]/gu,"");return s?i.replace(s,"***"):i}}const Zs=["di\
st","build","out","_site",".output/public","public","www"];async function rc(t,e,n,s){const r=await oc(e,n,s);try{if(await(0,v.realpath)(t)===t)return await(0,J.
UG)(t,r)}catch(i){if(!(i instanceof A.GQ))throw i}const o=n??(0,w.relative)(e,r);throw K("build","output_unsafe",`The output directory \`${o}\` leads out of the \
repository`)}async function oc(t,e,n){if(e!==null){const r=(0,w.join)(t,e);if(await qs(r))return r;throw K("build","output_missing",`The output directory \`${e}\
\` is not there; ${await er(t)}`)}if(!n)return t;for(const r of Zs)if(await qs((0,w.join)(t,r)))return(0,w.join)(t,r);const s=Zs.map(r=>`\`${r}\``).join(", ");throw K(
"build","output_missing",`The build left none of the usual output directories (${s}); ${await er(t)}. Name it as the output directory`)}async function qs(t){return(await(0,v.
stat)(t).catch(()=>{}))?.isDirectory()??!1}async function er(t){const n=(await(0,v.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_mod\
ules"].includes(s.name)).map(s=>s.name);return n.length===0?"there is no folder at all":`the folders there are ${n.slice(0,20).sort().map(s=>`\`${s}\``).join(",\
 ")}`}const ic=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:hc},{file:"yarn.lock",manager:"yarn",tool:pc},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"\
bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],ac={npm:()=>"\
npm ci",pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun insta\
ll --frozen-lockfile"};async function cc(t,e){const n=await nr(e,t),s=n?.scripts,r=(0,z.G)(s)&&typeof s.build=="string",o=n&&await lc(t,e);if(!o)return{manager:"\
npm",tool:void 0,install:n?"npm install":void 0,installDir:t,hasBuildScript:r};const{lockfile:i,dir:a,text:c}=o,l=sr(n)??sr(await nr(e,a)),h=l?.manager===i.manager?
l.tool:i.tool(c);return{manager:i.manager,tool:h,install:ac[i.manager](h),installDir:a,hasBuildScript:r}}async function lc(t,e){for(let n=t;(0,J.FK)(e,n);n=(0,w.
dirname)(n))for(const s of ic){const r=await tr(e,(0,w.join)(n,s.file));if(r!==void 0)return{lockfile:s,dir:n,text:r}}}const uc=64*1024**2;async function tr(t,e){
try{const n=await(0,J.UG)(t,e),s=await(0,v.stat)(n);return s.isFile()&&s.size<=uc?await(0,v.readFile)(n,"utf8"):void 0}catch{return}}async function nr(t,e){const n=await tr(
t,(0,w.join)(e,"package.json"));if(n!==void 0)try{const s=JSON.parse(n.replace(/^\ufeff/,""));return(0,z.G)(s)?s:{}}catch{return{}}}function sr(t){const e=t?.packageManager,
[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:
rr(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function rr(t){return`@yarnpkg/cli-dist@${t}`}const dc={5:"7",6:"8",9:"10"},fc={4:"2",6:"3",8:"\
4.12",9:"4.14"};function hc(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];return`pnpm@${dc[e??""]??"10"}`}function pc(t){const e=/^__metadata:\s+version: (\d+)/m.
exec(t)?.[1];return e===void 0?"yarn@1":rr(fc[e]??"4")}var or=$(3136);const mc=/^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9_][A-Za-z0-9._-]*$/;function yc(t,e){return mc.
test(t)?Kn(e.template.replace("{repository}",t.replace(/\.git$/,"")),e):(0,w.isAbsolute)(t)?Kn((0,or.pathToFileURL)(t).href,e):Kn(t,e)}function Kn(t,e){const n=URL.
canParse(t)&&/^[a-z]+:\/\//i.test(t)?new URL(t):void 0,s=ir(t);if(n?.protocol==="https:")return{url:n.href,shown:s,protocols:"https"};if(n?.protocol==="http:"&&
e.allowLocal)return{url:n.href,shown:s,protocols:"http:https"};if(n?.protocol==="file:"&&e.allowLocal&&n.host==="")return{url:(0,or.fileURLToPath)(n),shown:s,protocols:"\
file"};const r=n?.protocol==="file:"?"is on this machine":"is no https URL and no owner/name";throw K("clone","repository_not_allowed",`The repository "${s}" ${r}\
, and this platform does not clone such`)}function ir(t){return t.replace(/(\w+:\/\/)[^/@\s]+@/g,"$1")}function wc(){const t=new Map;return async(e,n)=>{const s=(t.
get(e)??Promise.resolve()).catch(()=>{}).then(n);t.set(e,s);try{return await s}finally{t.get(e)===s&&t.delete(e)}}}var gc=$(1421),ar=$(8474),cr=$(8161),Yn=$(7075),
bc=$(6193);const lr=16384,Ec=65536,Tc=10;async function It(t,e,n){n.signal?.throwIfAborted();const s=(0,gc.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:[
"ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe",n.namespace?"pipe":"ignore"]}),r=s.stdio[3];r&&"end"in r&&(r.on("error",()=>{}),r.end(n.channel));for(const l of[
"stdout","stderr"])$c(s,l,n.onLine??(()=>{}));const o=n.namespace?Oc(s.stdio[4]):()=>"",i=(0,ar.once)(s,"close");i.catch(()=>{});const a=()=>Ic(s.pid,n.sweep?n.
env[Qe]:void 0),c=()=>{a()};n.signal?.addEventListener("abort",c,{once:!0});try{const[l,h]=await(0,ar.once)(s,"exit");return await a(),await i,await vc(o()),n.signal?.
throwIfAborted(),_c(typeof l=="number"?l:null,typeof h=="string"?h:null)}finally{n.signal?.removeEventListener("abort",c)}}const Sc=["SIGHUP","SIGINT","SIGABRT",
"SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function _c(t,e){const n=Sc.find(s=>t===128+cr.constants.signals[s]);return{exitCode:t,signal:e??n??null}}
function $c(t,e,n){const s=new bc.StringDecoder("utf8");let r="";const o=a=>{const c=a.split(`
`);r=(c.pop()??"").slice(0,lr);for(const l of c)n(l.slice(0,lr),e)},i=t[e];i?.on("data",a=>{o(r+s.write(a)),!(a.length<Ec)&&(i.pause(),setTimeout(()=>i.resume(),
Tc))}),i?.on("end",()=>{r!==""&&n(r,e)})}function Oc(t){let e="";return t instanceof Yn.Readable&&t.setEncoding("utf8").on("data",n=>e+=n),()=>e}const kc=1e4;async function vc(t){
const e=/"child-pid": (\d+)/.exec(t)?.[1];for(let n=0;e!==void 0&&n<kc;n+=1){const s=await(0,v.readFile)(`/proc/${e}/stat`,"utf8").catch(()=>"");if(!/\) [^ZX]/.
test(s))return;await new Promise(r=>setTimeout(r,1))}}async function Ic(t,e){t!==void 0&&dr(-t),e!==void 0&&await ur(n=>n===e)}async function ur(t){let e=new Set;
for(let n=0;n<50;n+=1){const s=await xc(),r=await Ac(s,t);for(const o of r)dr(o);if(r.length===0&&s.every(o=>e.has(o)))return;e=new Set(s),await new Promise(o=>setImmediate(
o))}}async function xc(){return(await(0,v.readdir)("/proc").catch(()=>[])).filter(e=>/^\d+$/.test(e)).map(Number)}async function Ac(t,e){return(await Promise.all(
t.map(async s=>{const o=(await(0,v.readFile)(`/proc/${s}/environ`,"utf8").catch(()=>"")).split("\0").find(i=>i.startsWith(`${Qe}=`));return o!==void 0&&e(o.slice(
Qe.length+1))?[s]:[]}))).flat()}function dr(t){try{process.kill(t,"SIGKILL")}catch{}}const fr="cache";function Jn(t){return(0,x.createHash)("sha256").update(JSON.
stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Rc(t,e,n,s){await(0,v.mkdir)((0,w.join)(t,Jn(e)),{recursive:!0});const r=await(0,v.
realpath)((0,w.join)(t,Jn(e)));await(0,v.chmod)(r,493);const o=(0,w.join)(r,n);await ve(o);const i={cache:(0,w.join)(r,fr),root:o,source:(0,w.join)(o,"source"),
home:(0,w.join)(o,"home"),tmp:(0,w.join)(o,"tmp")};for(const a of Object.values(i))await(0,v.mkdir)(a,{recursive:!0}),s!==void 0&&await(0,v.chown)(a,s,s);return{
app:r,...i,[Symbol.asyncDispose]:()=>ve(o).catch(()=>{})}}async function Nc(t){const e=[];for(const n of await(0,v.readdir)(t).catch(()=>[]))for(const s of await(0,v.
readdir)((0,w.join)(t,n),{withFileTypes:!0}))s.isDirectory()&&s.name!==fr&&e.push((0,w.join)(t,n,s.name));return e}async function ve(t){try{await(0,v.rm)(t,{recursive:!0,
force:!0})}catch(e){if(!["EACCES","EPERM","ENOTEMPTY"].includes((0,A.xU)(e)??""))throw e;await hr(t),await(0,v.rm)(t,{recursive:!0,force:!0})}}async function hr(t){
await(0,v.chmod)(t,448);for(const e of await(0,v.readdir)(t,{withFileTypes:!0}))e.isDirectory()&&await hr((0,w.join)(t,e.name))}async function Lc(t,e){const{exitCode:n}=await It(
"chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}const pr=[["core.hooksPath","/dev/null"],["core.fsmonitor",
"false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedL\
imit","1000"],["http.lowSpeedTime","60"]],Dc=wc();async function Cc(t,e,n,s,r){const o=(0,w.join)(t,`${(0,x.createHash)("sha256").update(e.url).digest("hex").slice(
0,32)}.git`),i=gr(e.protocols,r),a=await Dc(o,()=>jc(i,o,e,n));return await i.must(["init","-q",s]),await(0,v.writeFile)((0,w.join)(s,".git/objects/info/alterna\
tes"),`${(0,w.join)(o,"objects")}
`),await(0,v.writeFile)((0,w.join)(s,".git/shallow"),`${a}
`),await(0,v.writeFile)((0,w.join)(s,".git/HEAD"),`ref: refs/heads/${n.branch}
`),await i.must(["-C",s,"config","remote.origin.url",e.shown]),await i.must(["-C",s,"reset","-q","--hard",a]),(0,S.existsSync)((0,w.join)(s,".gitmodules"))&&await Mc(
s,e,r),{commit:a,mirror:o}}async function jc(t,e,n,s){if(!(0,S.existsSync)(e))return mr(t,e,n,s);const r=s.commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.
commit}^{commit}`];if(s.commit&&r&&(await t.try(r)).exitCode===0)return s.commit;try{return await yr(t,e,n,s)}catch(o){if(Bc(o)!=="clone_failed")throw o;return mr(
t,e,n,s)}}async function mr(t,e,n,s){const r=`${e}.new`;await ve(r);try{await t.must(["init","-q","--bare",r]);const o=await yr(t,r,n,s);return await ve(e),await(0,v.
rename)(r,e),o}finally{await ve(r)}}async function yr(t,e,{url:n,shown:s},r){const o=r.commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const i of o){
const a=`refs/slipway/${(0,x.createHash)("sha256").update(i).digest("hex").slice(0,16)}`,c=await t.try(["-C",e,"fetch","-q","--depth=1","--no-tags","--",n,`+${i}\
:${a}`]);if(c.exitCode===0)return t.must(["-C",e,"rev-parse","--verify",`${a}^{commit}`]);const l=Pc(c.errors,s,r);if(l.facts.code!=="branch_not_found")throw l}
throw K("clone","branch_not_found",`The repository ${s} has no branch "${r.branch}"`)}async function Mc(t,e,n){const s=gr("https",n),r=["submodule","update","-q",
"--init","--recursive","--depth=1","--recommend-shallow"],{exitCode:o,errors:i}=await s.try(["-C",t,...r]);if(o===0)return;const a=/transport '[^']*' not allowed/.
test(i.join(`
`));throw K("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${Xn(i)}`,i)}
const wr=/no space left on device|disk quota exceeded|unable to write file/i,Uc=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t}\
 is of a kind that is not cloned`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(t,{
commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t} has no branch "${e}"`],
[wr,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '.*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function Pc(t,e,n){const s=t.join(`
`),[,r,o]=Uc.find(([i])=>i.test(s))??[];return r&&o?K("clone",r,o(e,n),t):K("clone","clone_failed",`The repository ${e} could not be fetched: ${Xn(t)}`,t)}function Xn(t){
return(t.findLast(n=>/^(?:fatal|error|remote):/.test(n))??t.at(-1)??"git said nothing").replace(/^(?:fatal|error): /,"")}function gr(t,e){const n={...e.env,...Fc(
t)},s=async r=>{const o=[],i=[],{exitCode:a}=await It("git",r,{cwd:"/",env:n,signal:e.signal,onLine(c,l){const h=ir(c);(l==="stdout"?o:i).push(h),l==="stderr"&&
e.onLine(h)}});return{exitCode:a,output:o.join(`
`),errors:i.slice(-50)}};return{try:s,async must(r){const{exitCode:o,output:i,errors:a}=await s(r);if(o===0)return i;throw wr.test(a.join(`
`))?K("clone","disk_full","The disk is full: the repository could not be checked out",a):K("clone","clone_failed",`The checkout failed: ${Xn(a)}`,a)}}}function Fc(t){
const e=pr.flatMap(([n,s],r)=>[[`GIT_CONFIG_KEY_${r}`,n],[`GIT_CONFIG_VALUE_${r}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(pr.length),...Object.fromEntries(e)}}function Bc(t){return t instanceof oe?t.facts.code:void 0}var Gc=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Hc=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function zc(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:r,
limits:o,clock:i}=t;for(const g of Object.values(r))await(0,v.mkdir)(g,{recursive:!0,mode:448});const a=await t.sandbox(),c=Gc(s,new nc((0,w.join)(r.logs,`${e.deployID}\
.log`),o.logBytes,e.env),!0),l=await Rc(r.builds,e.app,e.deployID,a.ownerOf(e.app)),h=new AbortController,m=new AbortController;i.sleep(o.timeoutMs,m.signal).then(
()=>h.abort(new Error("the time limit")),()=>{});const b=AbortSignal.any([n.signal,h.signal]),N={context:t,job:e,sandbox:a,workspace:l,log:c,signal:b,mirror:"",
root:l.source,step:"",stage:"clone"},O=g=>{N.stage=g,n.onStage(g)};try{return{...await Wc(N,O,n),[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}}catch(g){throw await l[Symbol.
asyncDispose](),n.signal.throwIfAborted(),Xc(g,N,h.signal.aborted)}finally{m.abort()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Hc(s);r&&await r}}async function Wc(t,e,n){
const{job:s,workspace:r}=t;e("clone");const o=await Kc(t);n.onCommit(o);const i=await Yc(t);t.root=i;const a=await cc(i,r.source),c=s.buildCommand||a.hasBuildScript&&
`${a.manager} run build`;Jc(t),e("install"),await Za(t,a,i,!!c),e("build"),c&&await zn(t,"build",c,i,a);const l=await rc(r.source,i,s.outputDirectory,!!c);return{
commit:o,directory:l}}async function Kc(t){const{context:e,job:n,workspace:s,log:r,signal:o}=t,i=yc(n.repository,e.rules);t.step=`the clone of ${i.shown}`,r.line(
`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const c={env:{...e.hostEnv,PATH:e.path,[Qe]:e.markerOf(n)},signal:o,onLine:b=>r.line(
b)},{commit:l,mirror:h}=await Cc(e.folders.mirrors,i,n,s.source,c);t.mirror=h,r.line(`Checked out ${l}`);const m=t.sandbox.ownerOf(n.app);return m!==void 0&&await Lc(
s.source,m),l}async function Yc({job:t,workspace:e}){const n=t.settings.rootDirectory??".",s=await(0,J.UG)(e.source,n).catch(()=>{});if(s&&(await(0,v.stat)(s)).
isDirectory())return s;throw K("clone","root_directory_missing",`The root directory \`${n}\` is not in the repository`)}function Jc({job:t,log:e}){const n=t.settings.
nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(process.versions.node,10)&&e.line(`Warning: the app asks for Node.js ${n}, builds here r\
un Node.js ${process.versions.node}`)}function Xc(t,e,n){const{log:s,stage:r,step:o,context:i,workspace:a,root:c}=e;if(n){const h=`The build took longer than it\
s limit of ${(0,Fa.a)(i.limits.timeoutMs)} and was stopped during ${o}`;return s.line(h),K(r,"build_timeout",h,s.last())}if(t instanceof oe){const l=(0,Ba.y)(s.
recent()).map(h=>Qc(h,a.source,c));return s.line(t.message),new oe({...t.facts,log:s.last(),diagnostics:l})}return he(t)?K(r,"disk_full","The disk is full",s.last()):
t}function Qc(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const s=(0,w.resolve)(n,t.file);return(0,J.FK)(e,s)?{...t,file:(0,w.relative)(e,s)}:t}const Qn=["/usr",
"/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],br="/run/systemd/resolve",Er=19e8,Vc=1e8;function Zc(t,e){return["ulimit -c 0 2>/dev/null",`ulimit\
 -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,`ulimit -d ${Math.ceil(t.processBytes/1024)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.
processes} 2>/dev/null`:":",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}async function qc(t){const{want:e,limits:n}=t,s=(0,cr.userInfo)().uid===0,r=e==="none"?{kind:"none",reason:"it was asked for"}:await el(s),o=r.kind==="bubble\
wrap",i=c=>o&&s?Er+Number.parseInt(Jn(c).slice(0,8),16)%Vc:void 0,a=Zc(n,o);return{isolation:r,ownerOf:i,tmpOf:c=>o?"/tmp":c.tmp,async run(c){const l=i(c.app),h=o?
await tl(c,t,l):[],[m="/bin/sh",...b]=[...h,"/bin/sh","-c",a,"sh",c.script];return It(m,b,{cwd:o?"/":c.cwd,env:{...c.outerEnv,PATH:"/usr/local/bin:/usr/bin:/bin"},
channel:Ja({...c.env,...c.outerEnv}),signal:c.signal,sweep:!o,namespace:o,onLine:c.onLine})}}}async function el(t){const e=[...Tr(t),...await _r(),...Sr(t?Er:void 0),
"true"],n=[],s=await It("bwrap",e,{cwd:"/",env:{PATH:"/usr/local/bin:/usr/bin:/bin"},onLine:o=>n.push(o)}).catch(()=>{});return s?.exitCode===0?{kind:"bubblewra\
p",asRoot:t}:{kind:"none",reason:s?`bubblewrap does not work here: ${n.at(-1)??"no reason given"}`:"bubblewrap is not installed"}}async function tl(t,{tools:e,dataDir:n},s){
const{app:r,tmp:o}=t.workspace;if(await(0,v.realpath)(o).catch(()=>"")!==o)throw K("build","build_failed","A command of the build replaced its folder for tempor\
ary files");const i=e.filter(c=>!Qn.some(l=>(0,J.FK)(l,c))),a=[...Qn,...i].some(c=>(0,J.FK)(c,n))?["--tmpfs",n]:[];return["bwrap",...Tr(s!==void 0),...await _r(),
...s===void 0?[]:await nl(r,s,t.workspace),"--bind",o,"/tmp",...i.flatMap(c=>[...xt(c),"--ro-bind-try",c,c]),...a,...t.readable.flatMap(c=>[...xt(c),"--ro-bind-\
try",c,c]),...xt(r),"--bind",r,r,"--info-fd","4","--chdir",t.cwd,...Sr(s)]}function Tr(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cg\
roup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}
function Sr(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=\
-all"]}async function nl(t,e,n){const s=(0,w.join)(t,"passwd");return await(0,v.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
build:x:${e}:${e}::${n.home}:/bin/sh
`),["--ro-bind",s,"/etc/passwd"]}async function _r(){return[...(await Promise.all(Qn.map(async e=>{const n=await(0,v.realpath)(e).catch(()=>{});return n===void 0?
[]:n===e?["--ro-bind",e,e]:["--symlink",n,e]}))).flat(),"--ro-bind-try",br,br,"--dev","/dev","--proc","/proc"]}function xt(t){const e=(0,w.dirname)(t);return e===
"/"?[]:[...xt(e),"--dir",e]}async function sl(t,e){const n=[(0,w.dirname)(process.execPath),(0,w.dirname)(await(0,v.realpath)(process.execPath)),...e];for(const s of t.
split(":").filter(r=>r.startsWith("/"))){const r=await(0,v.realpath)((0,w.join)(s,"npm")).catch(()=>{});r&&n.push(s,(0,w.dirname)((0,w.dirname)(r)))}return[...new Set(
n)]}function rl(t){const e={...Ws,...t.limits},n=(0,w.resolve)(t.dataDir),s={builds:(0,w.join)(n,"builds"),mirrors:(0,w.join)(n,"git"),logs:(0,w.join)(n,"logs")},
r=za(t.env),o=Ka(t.env.PATH??"/usr/local/bin:/usr/bin:/bin",process.execPath),i=`${(0,x.createHash)("sha256").update(n).digest("hex").slice(0,16)}/`;let a;const c={
limits:e,folders:s,hostEnv:r,path:o,clock:t.clock,rules:{template:t.gitUrlTemplate??"https://github.com/{repository}.git",allowLocal:t.allowLocalGit??!1},markerOf:l=>`${i}${l.
deployID}`,sandbox(){return a??=ol(t,e,o,r),a}};return{build:(l,h)=>zc(c,l,h),async recover(){const l=await Nc(s.builds);l.length>0&&await ur(h=>h.startsWith(i));
for(const h of l)await ve(h)}}}async function ol(t,e,n,s){const r=await sl(n,Wa(s)),o=await qc({want:t.isolation??"auto",limits:e,tools:r,dataDir:await(0,v.realpath)(
t.dataDir)});return o.isolation.kind==="none"&&t.log("warn","builds_not_isolated",{reason:o.isolation.reason,means:"builds can read and write what the platform \
can, and the number of their processes is not bounded"}),o}const il=1e4;function al(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Map;return r=>{const o=e.now(),
i=s.get(r)??{left:t,at:o};i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i);const[a]=s.keys();return s.size>il&&a!==void 0&&s.delete(a),i.left<
1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const cl=36e5;function ll(t,e,n,s){let r,o=Number.NEGATIVE_INFINITY;const i=async()=>{o=n.now();try{const c=await t.
collect(e.manifests());s("info","objects_collected",{objects:c.objects,bytes:c.bytes})}catch(c){s("error","collection_failed",{message:c instanceof Error?c.message:
String(c)})}finally{r=void 0}},a=()=>(r??=i(),r);return{collect:a,whenIdle(){n.now()-o>=cl&&a()},async[Symbol.asyncDispose](){await r}}}function ul(t){const e=(0,w.
join)(t,"identity-key.json");if(!(0,S.existsSync)(e)){const i=(0,x.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"}),a=`${e}.${(0,x.
randomBytes)(4).toString("hex")}`;(0,S.writeFileSync)(a,`${JSON.stringify(i)}
`,{mode:384}),(0,S.renameSync)(a,e)}const n=JSON.parse((0,S.readFileSync)(e,"utf8"));if(!(0,z.G)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="st\
ring")throw new A.GQ("unsupported_data",`${e} is not a P-256 key`,{remedy:"Remove the file: a new key is made at the next start, and tokens signed before cease \
to count."});const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=dl(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}
function dl(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,x.createHash)("sha256").update(JSON.stringify({crv:e,kty:n,x:s,y:r})).digest("base64url")}const fl=30,hl=["\
ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],pl=16*1024;function ml(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.
map(r=>[r.issuer,{...r,keys:Sl(r.issuer,t.fetch)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},o=Or(async()=>(await $.e(460).then($.bind($,6460))).createLocalJWKSet(
r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",require:{},keys:o})}return async r=>{const o=yl(r),i=await $.e(460).then($.bind($,6460)),{header:a,
claims:c}=wl(o,i);gl(a,c);const l=s.get(c.iss??"");if(!l)throw B("The token was issued by an identity provider that this platform does not trust (iss)");const h=await l.
keys(),m=l.audiences??[t.audience];try{const{payload:b}=await i.jwtVerify(o,h,{issuer:l.issuer,audience:[...m],algorithms:hl,clockTolerance:fl,currentDate:new Date(
n.now()),requiredClaims:["exp"]});return bl(l,b),{email:El(l,b),issuer:l.issuer}}catch(b){throw Tl(b,i,m.join(" or "))}}}function yl(t){if(t===void 0)throw B('T\
here is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw B('The Authoriz\
ation header is not "Bearer <ID token>"');if(e.length>pl)throw B("The token is too long to be an ID token");return e}function wl(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw B("The token is not a JSON Web Token, so it is not an ID token")}}function gl(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw B("The token is an access token: send the identity provider's ID \
token instead")}function bl(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw B(`The token's ${n} claim is not one that this pl\
atform accepts`)}function El(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(s,r)=>{const o=e[r];if(typeof o!="string"||o==="")throw B(`The token has no ${r} clai\
m`);return o});if(!/^[^@\s]+@[^@\s]+$/.test(n))throw B("The token's email claim is not an email");if(e.email_verified===!1&&t.email==="{email}")throw B("The tok\
en's email is not verified (email_verified is false)");return n.toLowerCase()}function Tl(t,e,n){if(t instanceof R)return t;const{errors:s}=e;return t instanceof
s.JWTExpired?B("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?B(`The token is for another audience (a\
ud): ask for one with ${n}`):t.claim==="nbf"?B("The token is not valid yet (nbf)"):B(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?B("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?B("The token's signature algorithm\
 is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?B("The token is not a valid ID token"):$r()}function B(t){
return new R("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function $r(){return new R("unavailable","The keys of the token's issue\
r cannot be fetched right now.",{"retry-after":"5"})}function Sl(t,e){return Or(async()=>{const n=await $.e(460).then($.bind($,6460));try{const r=await(await e(
`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(5e3),redirect:"error"})).json(),o=_l(r,t);return n.createRemoteJWKSet(o,{timeoutDuration:5e3,
[n.customFetch]:e})}catch{throw $r()}})}function _l(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery docu\
ment of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("keys less well guarded than their issuer");return r}function Or(t){
let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}class Ie extends Error{name="StoreUnavailable"}const kr="AWS4-HMAC-SHA256";function vr({date:t,region:e,
service:n}){return`${t}/${e}/${n}/aws4_request`}function $l(t,e,n){const s=(0,x.hash)("sha256",Buffer.from(n,"latin1"),"hex");return`${kr}
${t}
${vr(e)}
${s}`}function Ol(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,x.createHmac)("sha256",n).update(s,"ut\
f8").digest();return(0,x.createSecretKey)(n)}function kl(t,e){return(0,x.createHmac)("sha256",t).update(e,"latin1").digest()}const vl=new RegExp(`^${kr} +Creden\
tial=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=([0-9a-f]{64})$`);
function Il(t){const e=vl.exec(t);if(!e)return;const[,n="",s="",r="",o="",i="",a=""]=e,c=i.split(";");if(c.every((l,h)=>h===0||(c[h-1]??"")<l))return{accessKeyID:n,
scope:{date:s,region:r,service:o},signedHeaders:c,signature:a}}const xl=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;function Al(t){const e=xl.exec(
t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}
function At(t){return`${new Date(t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function Rl(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(
0,e),s=e===-1?"":jl(t.target.slice(e+1)),r=Dl(n,t.normalizePath),o=Ul(t.headers.values,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const Nl=/^(?:\/[A-Za-z0-9_~-]+)+$/,Ll=/[^A-Za-z0-9._~-]/g;function Vn(t){return t.replace(Ll,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function Dl(t,e){if(Nl.test(t))return t;const n=t.split("/");return(e?Cl(n):n).map(Vn).join("/")||"/"}function Cl(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function jl(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Vn(Ir(r)),Vn(Ir(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>xr(n,r)||xr(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Ir(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function xr(t,e){return t<e?-1:t>e?1:0}function Ml(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Fl(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{values:e,repeated:n}}function Ul(t,e){let n="";for(const s of e)n+=`${s}:${t.get(s)??
""}
`;return n}const Pl=/[ \t\r\n]{2}|[\t\r\n]/;function Fl(t){const e=t.trim();return Pl.test(e)?e.replace(/\s+/g," "):e}const Rt=5*6e4,Ar=["host","content-type"],
Bl=new Set([...Ar,"authorization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),H=(t,e)=>({type:t,message:e});class Gl{#t;#e=new Zn;constructor(e){
this.#t=e}readHeaders(e,n){const s=F(e,"authorization");if(s===void 0)return H("MissingAuthenticationTokenException","Missing Authentication Token");const r=Il(
s),o=F(e,"x-amz-date")??"",i=Al(o);if(!r)return H("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Cre\
dential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");if(i===void 0)return H("IncompleteSignatureException","Authorization header requires existence of a va\
lid 'X-Amz-Date' header.");const a=this.#t.byAccessKey(r.accessKeyID);if(!a)return H("UnrecognizedClientException","The security token included in the request i\
s invalid.");const c=Ml(e.rawHeaders);return zl(r.scope,o)??Wl(o,i,n)??Kl(a,c.values.get("x-amz-security-token"),n)??Yl(c,r.signedHeaders)??{headers:c,signedBy:r,
role:a,time:o}}verify(e,n,{headers:s,signedBy:r,role:o,time:i}){const a=(0,x.hash)("sha256",n,"hex"),c=s.values.get("x-amz-content-sha256");if(c!==void 0&&c!==a)
return H("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const l=Rl({method:e.method,target:e.target,headers:s,
signedHeaders:r.signedHeaders,payloadHash:a,normalizePath:!0}),h=this.#e.get(o,r.scope),m=kl(h,$l(i,r.scope,l));if(!(0,x.timingSafeEqual)(m,Buffer.from(r.signature,
"hex")))return H("InvalidSignatureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key an\
d signing method. Consult the service documentation for details.")}}function Hl(t){return"message"in t}function zl(t,e){if(t.region!==I.aT)return H("InvalidSign\
atureException",`Credential should be scoped to a valid region: '${I.aT}'.`);if(t.service!==I.jL)return H("InvalidSignatureException",`Credential should be scop\
ed to correct service: '${I.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return H("InvalidSignatureException",`Date in Credential scope doe\
s not match YYYYMMDD from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function Wl(t,e,n){if(e<n-Rt){const s=At(n-Rt);return H("Inv\
alidSignatureException",`Signature expired: ${t} is now earlier than ${s} (${At(n)} - 5 min.)`)}if(e>n+Rt){const s=At(n+Rt);return H("InvalidSignatureException",
`Signature not yet current: ${t} is still later than ${s} (${At(n)} + 5 min.)`)}}function Kl(t,e,n){const s=Buffer.from(e??"","latin1");if(s.length!==t.sessionToken.
length||!(0,x.timingSafeEqual)(s,t.sessionToken))return H("UnrecognizedClientException","The security token included in the request is invalid.");if(!(t.expiresAt>
n))return H("ExpiredTokenException","The security token included in the request is expired")}function Yl({values:t,repeated:e},n){const s=e.find(i=>Bl.has(i));if(s!==
void 0)return H("IncompleteSignatureException",`The header '${s}' may be sent only once.`);for(const i of t.keys())if(Jl(i)&&!n.includes(i))return Rr(i);const r=Ar.
find(i=>!n.includes(i));if(r!==void 0)return Rr(r);const o=n.find(i=>!t.has(i));if(o!==void 0)return H("IncompleteSignatureException",`The signed header '${o}' \
was not sent.`)}function Jl(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Rr(t){return H("InvalidSignatureException",`'${t}' must be a 'S\
ignedHeader' in the AWS Authorization.`)}class Zn{static#t=4096;#e=new Map;get(e,n){const s=`${e.accessKeyID}/${vr(n)}`,r=this.#e.get(s);if(r)return r;this.#e.size>=
Zn.#t&&this.#e.clear();const o=Ol(e.secret,n);return this.#e.set(s,o),o}}const Xl=720*6e4,Ql="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";class Vl{#t;#e;#n=new Map;constructor(e,n){
this.#t=e,this.#e=n;const s=e.prepare("SELECT access_key_id, environment_id, sealed, expires_at FROM kvs_roles").all();for(const r of s){const o=String(r.access_key_id),
i=r.sealed instanceof Uint8Array?JSON.parse(n.open(Nr(o),r.sealed)):{};(0,z.G)(i)&&this.#s(String(r.environment_id),{accessKeyID:o,secret:String(i.secret),sessionToken:String(
i.sessionToken),expiresAt:Number(r.expires_at)})}}byAccessKey(e){return this.#n.get(e)}issue(e,n){const s={accessKeyID:`ASIA${Array.from((0,x.randomBytes)(16),l=>Ql[l%
32]).join("")}`,secret:(0,x.randomBytes)(30).toString("base64"),sessionToken:(0,x.randomBytes)(96).toString("base64"),expiresAt:n+Xl},{accessKeyID:r,secret:o,sessionToken:i,
expiresAt:a}=s,c=this.#e.seal(Nr(r),JSON.stringify({secret:o,sessionToken:i}));return this.#r(n),this.#t.prepare("INSERT INTO kvs_roles (access_key_id, environm\
ent_id, sealed, expires_at) VALUES (?, ?, ?, ?)").run(r,e,c,a),this.#s(e,s),s}#s(e,{accessKeyID:n,secret:s,sessionToken:r,expiresAt:o}){const i=Buffer.from(r,"l\
atin1");this.#n.set(n,{accessKeyID:n,secret:s,sessionToken:i,environmentID:e,expiresAt:o})}#r(e){this.#t.prepare("DELETE FROM kvs_roles WHERE expires_at <= ?").
run(e);for(const n of this.#n.values())n.expiresAt<=e&&this.#n.delete(n.accessKeyID)}}function Nr(t){return`kvs-role:${t}`}const Zl={invalid_json:400,invalid_key:400,
invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,body_too_large:413,
unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503};var ql=$(4573);class me extends Error{name="InvalidJson"}const Lr=128;function eu(t){const e=new iu(
t),n=new Map;return e.document(n),n}function Dr(t){if(t.charCodeAt(0)!==Nt)return;const e=t.slice(1,-1);return e.includes("\\")?String(JSON.parse(t)):e}const Nt=34,
tu=92,Cr=44,nu=58,jr=123,Mr=125,su=91,Ur=93,ru=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,Pr=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,ou=/^\\u[dD][89abAB]/,
Fr=/^\\u[dD][c-fC-F]/;class iu{#t;#e=0;#n=0;constructor(e){this.#t=e}document(e){this.#f(),this.#y()!==jr&&this.#w(),this.#r(e),this.#f(),this.#e!==this.#t.length&&
this.#w()}#s(){const e=this.#y();e===Nt?this.#l():e===jr?this.#r(void 0):e===su?this.#o():e===116?this.#p("true"):e===102?this.#p("false"):e===110?this.#p("null"):
this.#h(ru)}#r(e){const n=e??new Set;if(this.#a(),this.#y()!==Mr)do{this.#f();const s=this.#c();if(n.has(s))throw new me("a name stands twice in one object");this.#f(),
this.#g(nu),this.#f();const r=this.#e;this.#s(),e?e.set(s,this.#t.slice(r,this.#e)):n instanceof Set&&n.add(s),this.#f()}while(this.#m(Cr));this.#i(Mr)}#o(){if(this.#a(),
this.#y()!==Ur)do this.#f(),this.#s(),this.#f();while(this.#m(Cr));this.#i(Ur)}#a(){if(this.#n+=1,this.#n>Lr)throw new me(`it nests deeper than ${Lr} levels`);this.#e+=
1,this.#f()}#i(e){this.#g(e),this.#n-=1}#c(){const e=this.#e;return this.#l(),Dr(this.#t.slice(e,this.#e))??""}#l(){this.#g(Nt);const e=this.#t;for(;;){const n=e.
charCodeAt(this.#e);if(n===Nt)break;n===tu?this.#d():n>=32&&(n&63488)!==55296?this.#e+=1:n>=55296?this.#u():this.#w()}this.#e+=1}#u(){const[e,n]=[this.#y(),this.#t.
charCodeAt(this.#e+1)];if(e>=56320||(n&64512)!==56320)throw new me("a surrogate stands alone");this.#e+=2}#d(){const e=this.#e;this.#h(Pr);const n=this.#t.slice(
e,this.#e);if(Fr.test(n))throw new me("a surrogate stands alone");if(ou.test(n)){if(!Fr.test(this.#t.slice(this.#e,this.#e+6)))throw new me("a surrogate stands \
alone");this.#h(Pr)}}#p(e){this.#t.startsWith(e,this.#e)||this.#w(),this.#e+=e.length}#h(e){e.lastIndex=this.#e,e.test(this.#t)||this.#w(),this.#e=e.lastIndex}#f(){
for(;;){const e=this.#y();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#e+=1}}#m(e){return this.#y()!==e?!1:(this.#e+=1,!0)}#g(e){this.#m(e)||this.#w()}#y(){return this.#t.
charCodeAt(this.#e)}#w(){throw new me(`unexpected ${this.#e<this.#t.length?"character":"end"} at ${this.#e}`)}}class ye extends Error{name="InvalidRequest";code;constructor(e){
super(e),this.code=e}}function au(t,e){const n=cu(e),s=lu(n.get("key"));return t!=="put"?{key:s,value:"",ttlSeconds:void 0}:{key:s,value:uu(n.get("value")),ttlSeconds:du(
n.get("ttlSeconds"))}}function cu(t){if(!(0,ql.isUtf8)(t))throw new ye("invalid_json");try{return eu(t.toString("utf8"))}catch(e){throw e instanceof me?new ye("\
invalid_json"):e}}function lu(t){const e=t===void 0?void 0:Dr(t);if(e===void 0||e===""||Br(e,I.ux.keyBytes))throw new ye("invalid_key");return e}function uu(t){
if(t===void 0||Br(t,I.ux.valueBytes))throw new ye("invalid_value");return t}function du(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;
if(e<I.ux.minTtlSeconds||e>I.ux.maxTtlSeconds)throw new ye("invalid_ttl");return e}function Br(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}const xe={"content-type":"application/json","cache-control":"no-store"},fu={status:200,headers:xe,body:'{"ok":true}'},hu={status:200,headers:xe,body:'{"delete\
d":true}'},pu={status:200,headers:xe,body:'{"found":false,"expiresAt":null}'},mu=new Map([[Se.Y2.put,"put"],[Se.Y2.get,"get"],[Se.Y2.delete,"delete"]]),yu=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
wu=/^Bearer +([!-~]+)$/i;function gu(t){return async e=>{try{return await bu(e,t)}catch(n){return $u(n,e,t.log)}}}async function bu(t,e){const{gateway:n,tables:s}=e,
r=n.readHeaders(t,e.now());if(Hl(r))return Gr(r);const o=await Eu(t),i=n.verify(t,o,r);if(i)return Gr(i);const a=Tu(t,r.role,s);if(typeof a=="string")return q(a);
const c=e.now();if(!Da(a.environmentWindow,a.tableWindow,c))return q("rate_limited",{"retry-after":String(Ca(c))});const l=Su(t);return typeof l!="string"?l:_u(
l,au(l,o),a.keyspace,c,e.engine)}function Eu(t){return t.body(I.ux.bodyBytes).catch(e=>{throw e instanceof G?e:new ye("invalid_json")})}function Tu(t,e,n){const s=F(
t,"x-kvs-authorization");if(!s)return"missing_token";const r=wu.exec(s)?.[1],o=r===void 0?void 0:n.byToken(r);return o?o.environmentID!==e.environmentID?"inacti\
ve_binding":o.supported?o:"unsupported_app_type":"invalid_token"}function Su(t){const e=mu.get(W(t.target));if(!e)return q("not_found");if(t.method!=="POST")return q(
"method_not_allowed",{allow:"POST"});const n=F(t,"content-encoding")??"identity";return!yu.test(F(t,"content-type")??"")||n!=="identity"?q("unsupported_media_ty\
pe"):e}async function _u(t,{key:e,value:n,ttlSeconds:s},r,o,i){switch(t){case"put":return await i.put(r,e,{value:n,expiresAt:s===void 0?null:o+s*1e3}),fu;case"d\
elete":return await i.delete(r,e),hu;case"get":{const a=await i.get(r,e,o);if(!a)return pu;const c=a.expiresAt===null?"null":`"${new Date(a.expiresAt).toISOString()}\
"`;return{status:200,headers:xe,body:`{"found":true,"value":${a.value},"expiresAt":${c}}`}}}}function $u(t,e,n){if(t instanceof ye)return q(t.code);if(t instanceof
G)return q("body_too_large");const s=t instanceof Ie,r=t instanceof Error&&t.cause instanceof Error?t.cause:t;return n("error",s?"kvs_unavailable":"kvs_failed",
{requestID:e.requestID,path:W(e.target),reason:r instanceof Error?r.message:String(r)}),s?q("unavailable",{"retry-after":"1"}):q("internal")}function q(t,e={}){
return{status:Zl[t],headers:{...xe,...e},body:`{"error":"${t}"}`}}function Gr({type:t,message:e}){return{status:403,headers:{...xe,"x-amzn-errortype":t},body:JSON.
stringify({message:e})}}const qn=[`
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
  `];function Ou(t){const e=new Bn.DatabaseSync((0,w.join)(t,"platform.db"));return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign\
_keys = ON; PRAGMA busy_timeout = 5000;"),ku(e),e}function ku(t){const e=Number(t.prepare("PRAGMA user_version").get()?.user_version??0);if(e>qn.length)throw t.
close(),new A.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${qn.length}`,{remedy:"Start it with the newer Slipway that wrote i\
t, or name another --data directory."});for(const[n,s]of qn.entries())n>=e&&Lt(t,()=>t.exec(`${s}; PRAGMA user_version = ${n+1};`))}function Hr(t,e){t.prepare("\
VACUUM INTO ?").run(e),(0,S.chmodSync)(e,384)}function Lt(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const vu=160;class Iu{#t;#e=new Map;#n=new Map;#s=0;constructor(e){this.#t=e/2}get(e){const n=this.#e.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#e.get(e);s&&(this.#s-=es(e,s)),this.#n.delete(e),this.#e.set(e,n),this.#s+=es(e,n),!(this.#s<=
this.#t)&&(this.#n=this.#e,this.#e=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#e.get(e);n&&(this.#s-=es(e,n),this.#e.delete(e))}clear(){this.#e=
new Map,this.#n=new Map,this.#s=0}}function es(t,e){return vu+2*(t.length+e.value.length)}const xu=16*1024*1024,ts=1e3,Au=13,Ru=`
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
`;function Nu(t){const e=(t.open??(n=>new Bn.DatabaseSync(n)))(t.path);return e.exec(Ru),new Lu(e,t)}class Lu{#t;#e;#n;#s;#r=[];#o="open";constructor(e,n){this.#t=
e,this.#e=Cu(e),this.#n=new Iu(n.cacheBytes??xu),this.#s=n.onPoisoned??(()=>{})}get(e,n,s){if(this.#o==="closed")throw new Ie("the store is closed");const r=ns(
e,n),o=this.#n.get(r)??this.#a(r,e,n);return o&&(o.expiresAt===null||o.expiresAt>s)?o:void 0}#a(e,n,s){try{const r=this.#e.get.get(n,s);if(!r)return;const o={value:String(
r.value),expiresAt:r.expires_at===null?null:Number(r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new Ie("the store could not be read",{cause:r})}}put(e,n,{
value:s,expiresAt:r}){const o=ns(e,n);return this.#i(()=>this.#e.put.run(e,n,s,r),()=>this.#n.set(o,{value:Buffer.from(s,"utf8").toString("utf8"),expiresAt:r}))}delete(e,n){
const s=ns(e,n);return this.#i(()=>this.#e.delete.run(e,n),()=>this.#n.delete(s))}async sweep(e,n){let s=0;return await this.#i(()=>{s=Number(this.#e.sweep.run(
e,n).changes)}),s}async drop(e){let n=ts;for(;n===ts;)await this.#i(()=>{n=Number(this.#e.drop.run(e,ts).changes)},()=>this.#n.clear())}async keyspaces(){return this.#e.
keyspaces.all().map(e=>Number(e.keyspace))}copyTo(e){Hr(this.#t,e)}async close(){this.#o!=="closed"&&(this.#c(),this.#o="closed",this.#t.close())}async[Symbol.asyncDispose](){
await this.close()}#i(e,n){return new Promise((s,r)=>{if(this.#o!=="open")return r(new Ie(`the store is ${this.#o}`));this.#r.length===0&&setImmediate(()=>this.#c()),
this.#r.push({run:e,done:()=>{n?.(),s()},failed:r})})}#c(){const e=this.#r;if(this.#r=[],e.length!==0){try{this.#e.begin.run();for(const n of e)n.run();this.#t.
exec("COMMIT")}catch(n){this.#l()&&Du(n)||this.#u(n);const r=new Ie("the write was not stored",{cause:n});for(const o of e)o.failed(r);return}for(const n of e)n.
done()}}#l(){try{return this.#t.isTransaction&&this.#t.exec("ROLLBACK"),!0}catch{return!1}}#u(e){this.#o="poisoned",this.#s(e)}}function ns(t,e){return`${t}/${e}`}
function Du(t){return t instanceof Error&&"errcode"in t&&t.errcode===Au}function Cu(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, ex\
pires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, \
expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, \
key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ?1 AND key IN (SELECT key FROM \
entries WHERE keyspace = ?1 LIMIT ?2)"),keyspaces:t.prepare("SELECT DISTINCT keyspace FROM entries")}}class ju{#t;#e;#n;#s=new Map;#r=new Map;constructor(e,n,s){
this.#t=e,this.#e=n,this.#n=s;const r=e.prepare("SELECT keyspace, token_hash, environment_id, type FROM kvs_tables JOIN apps ON apps.id = kvs_tables.app");for(const o of r.
all())this.#c(String(o.token_hash),Number(o.keyspace),String(o.environment_id),String(o.type))}byToken(e){return this.#s.get(zr(e))}create(e,n,s){if(!I.BL.test(
n))throw new R("validation_failed",`"${n.slice(0,64)}" is no table name: 1 to 32 of a-z, 0-9 and _, a letter first.`);const r=this.#o(e);if(!ss(r.type))throw new R(
"validation_failed",`Apps of type ${r.type} cannot use the key-value store; api, web-ssr and sse can.`);const o=`kvs_${(0,x.randomBytes)(32).toString("base64url")}`,
i=zr(o),a=Lt(this.#t,()=>{this.#i(r,n);const c=this.#t.prepare("INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)").
run(r.id,n,i,this.#e.seal(Wr(i),o),s);return Number(c.lastInsertRowid)});return this.#c(i,a,r.environmentID,r.type),{name:n,variable:rs(n),createdAt:s,token:o}}list(e){
return this.#a(this.#o(e)).map(({name:n,createdAt:s})=>({name:n,variable:rs(n),createdAt:s}))}remove(e,n){const s=this.#o(e),r=this.#t.prepare("DELETE FROM kvs_\
tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash").get(s.id,n);if(!r)throw new R("not_found",`The app has no table "${n.slice(0,64)}".`);return this.#s.
delete(String(r.token_hash)),Number(r.keyspace)}injected(e){const n=this.#o(e);if(!ss(n.type))return{environmentID:n.environmentID,variables:{}};const s=this.#a(
n).map(({name:r,tokenHash:o,sealed:i})=>[rs(r),this.#e.open(Wr(o),i)]);return{environmentID:n.environmentID,variables:Object.fromEntries(s)}}keyspaces(){return new Set(
[...this.#s.values()].map(({keyspace:e})=>e))}#o({org:e,project:n,appID:s}){const r=this.#t.prepare("SELECT id, type, environment_id FROM apps WHERE org = ? AND\
 project = ? AND app_id = ?").get(e,n,s);if(!r)throw new R("not_found",`There is no app "${s.slice(0,64)}" in this project.`);return{id:Number(r.id),type:String(
r.type),environmentID:String(r.environment_id)}}#a(e){return this.#t.prepare("SELECT name, created_at, token_hash, token_sealed FROM kvs_tables WHERE app = ? OR\
DER BY name").all(e.id).map(n=>({name:String(n.name),createdAt:Number(n.created_at),tokenHash:String(n.token_hash),sealed:n.token_sealed instanceof Uint8Array?n.
token_sealed:new Uint8Array}))}#i(e,n){const s=this.#a(e).map(r=>r.name);if(s.includes(n))throw new R("conflict",`The app already has a table "${n}".`);if(s.length>=
I.ux.tablesPerApp)throw new R("conflict",`An app may have ${I.ux.tablesPerApp} tables: delete one first.`)}#c(e,n,s,r){const i=this.#r.get(s)??new Ys(this.#n.environmentPerMinute);
this.#r.set(s,i);const a=new Ys(this.#n.tablePerMinute);this.#s.set(e,{keyspace:n,environmentID:s,supported:ss(r),environmentWindow:i,tableWindow:a})}}function ss(t){
return I.jI.some(e=>e===t)}function rs(t){return`${I.be}TOKEN_${t.toUpperCase()}`}function zr(t){return(0,x.hash)("sha256",t,"base64")}function Wr(t){return`kvs\
-token:${t}`}const os=32,is=12,as=16;function Mu(t){const e=(0,w.join)(t,"platform.key"),n=Uu(e)??Pu(e);return{seal(s,r){const o=(0,x.randomBytes)(is),i=(0,x.createCipheriv)(
"aes-256-gcm",n,o).setAAD(Buffer.from(s,"utf8")),a=Buffer.concat([i.update(r,"utf8"),i.final()]);return Buffer.concat([o,a,i.getAuthTag()])},open(s,r){const o=Buffer.
from(r),i=o.subarray(is,-as),a=(0,x.createDecipheriv)("aes-256-gcm",n,o.subarray(0,is),{authTagLength:as}).setAAD(Buffer.from(s,"utf8")).setAuthTag(o.subarray(-as));
return Buffer.concat([a.update(i),a.final()]).toString("utf8")}}}function Uu(t){try{const e=(0,S.readFileSync)(t);if(e.length!==os)throw new A.GQ("unsupported_d\
ata",`${t} is not a key of ${os} bytes`,{remedy:"Restore the file from a backup; without it sealed table tokens cannot be read."});return(0,S.chmodSync)(t,384),
e}catch(e){if((0,A.xU)(e)==="ENOENT")return;throw e}}function Pu(t){const e=(0,x.randomBytes)(os),n=(0,S.openSync)(t,"wx",384);try{(0,S.writeSync)(n,e),(0,S.fsyncSync)(
n)}finally{(0,S.closeSync)(n)}return e}const Kr="kvs.db",Fu=3e4,Yr=1e3;async function Bu(t){const{database:e,clock:n,log:s}=t,r=Mu(t.dataDir),o=new ju(e,r,{...Ks,
...t.quotas}),i=new Vl(e,r),a=t.engine??Gu(t.dataDir,s);await Wu(a,o,s);const c=()=>Ku(a,n.now()),l=setInterval(()=>{c().catch(m=>s("warn","kvs_sweep_failed",{reason:String(
m)}))},Fu).unref(),h=async()=>{clearInterval(l),await a.close()};return{handler:gu({gateway:new Gl(i),tables:o,engine:a,now:()=>n.now(),log:s}),createTable:(m,b)=>o.
create(m,b,n.now()),listTables:m=>o.list(m),deleteTable:async(m,b)=>zu(a,o.remove(m,b)),runtimeVariables:(m,b)=>Yu(o,i,m,b,n.now()),sweep:c,copyTo:m=>a.copyTo?.(
(0,w.join)(m,Kr)),close:h,[Symbol.asyncDispose]:h}}function Gu(t,e){const n=(0,w.join)(t,Kr);return(0,S.writeFileSync)(n,"",{flag:"a",mode:384}),Nu({path:n,onPoisoned:Hu(
e)})}function Hu(t){return e=>t("error","kvs_store_poisoned",{reason:e instanceof Error?e.message:String(e),remedy:"Writes are refused until the platform is sta\
rted again; check the disk first."})}async function zu(t,e){try{await t.drop(e)}catch(n){throw n instanceof Ie?new R("unavailable","The table's token is out of \
service, but the store cannot be written: its data goes at the platform's next start."):n}}async function Wu(t,e,n){const s=e.keyspaces();for(const r of await t.
keyspaces())s.has(r)||await t.drop(r).catch(o=>n("warn","kvs_drop_failed",{reason:String(o)}))}async function Ku(t,e){let n=0;for(;;){const s=await t.sweep(e,Yr);
if(n+=s,s<Yr)return n}}function Yu(t,e,n,s,r){const{environmentID:o,variables:i}=t.injected(n);if(Object.keys(i).length===0)return{};const a=e.issue(o,r);return{
[`${I.be}URL`]:s,[`${I.be}REGION`]:I.aT,...i,AWS_ACCESS_KEY_ID:a.accessKeyID,AWS_SECRET_ACCESS_KEY:a.secret,AWS_SESSION_TOKEN:a.sessionToken,AWS_REGION:I.aT}}class Jr extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(Dt(s),{cause:s}),this.stage=e,this.aborted=n}}const Ju={queue:"build_failed",clone:"clone_failed",install:"in\
stall_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Xu(t){const{stage:e,aborted:n,cause:s}=t instanceof Jr?t:{stage:"bu\
ild",aborted:!1,cause:t};return n?Xr(e):s instanceof oe?s.facts:he(s)?cs(e,"disk_full","The disk of the platform is full"):cs(e,Ju[e],`The platform itself faile\
d at the stage "${e}": ${Dt(s)}`)}function Xr(t){return cs(t,"interrupted","The platform stopped while this deployment was under way")}function cs(t,e,n){return{
stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Dt(t){return t instanceof Error?t.message:String(t)}var Qu=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Vu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Zu=1e3;function qu(t){const{store:e,builder:n,log:s,workers:r=2}=t,o=new AbortController,
i=new Map;let a=[],c=!1,l=[];function h(g){if(a.some(k=>k.deployID===g))return;const E={deployID:g,app:e.job(g).app};a=[...a.filter(k=>Ve(k)!==Ve(E)||!m(k,g)),E]}
function m(g,E){try{e.cancel(g.deployID,E)}catch(k){return s("error","deployment_not_recorded",{deployID:g.deployID,cause:Dt(k)}),!1}return s("info","deployment\
_superseded",{deployID:g.deployID,supersededBy:E}),t.onChange?.(g.deployID,g.app),!0}function b(){for(;c&&!o.signal.aborted&&i.size<r;){const g=a.find(k=>!i.has(
Ve(k)));if(!g)break;a=a.filter(k=>k!==g);const E=ed(g,t,o.signal).finally(()=>{i.delete(Ve(g)),b()});i.set(Ve(g),E)}if(!(a.length>0||i.size>0)){for(const g of l)
g();l=[]}}function N(){const g=a.map(E=>E.deployID);a=[];for(const{deployID:E,app:k,stage:L}of e.unfinished())L===null?h(E):(e.fail(E,Xr(L)),t.onChange?.(E,k));
for(const E of g)h(E)}async function O(){o.abort(new Error("the platform stops")),await Promise.all(i.values())}return{enqueue(g){h(g),b()},async start(){await n.
recover(),N(),c=!0,b()},stop:O,idle:()=>new Promise(g=>{l.push(g),b()}),[Symbol.asyncDispose]:O}}function Ve({app:t}){return JSON.stringify([t.org,t.project,t.appID])}
async function ed(t,e,n){const{deployID:s,app:r}=t,{store:o,log:i,clock:a,onChange:c}=e,l=a.now();let h="succeeded";try{await td(t,e,n)}catch(m){const b=Xu(m);h=
b.code,await nd(s,e,n,()=>o.fail(s,b))}c?.(s,r),i("info","deployment_ended",{deployID:s,ending:h,ms:a.now()-l})}async function td({deployID:t,app:e},n,s){const{
store:r,builder:o,objects:i,onChange:a}=n;let c="clone";const l=(h,m)=>{c=m,r.advance(t,h,m),a?.(t,e)};try{const h={stack:[],error:void 0,hasError:!1};try{const m=Qu(
h,await o.build(r.job(t),{signal:s,onStage:N=>l("building",N),onCommit:N=>r.recordCommit(t,N)}),!0);await n.onOutput?.(m.directory,s),l("syncing","sync");const{
manifestHash:b}=await i.ingest(e.org,m.directory,s);s.throwIfAborted(),l("activating","activate"),r.activate(t,b)}catch(m){h.error=m,h.hasError=!0}finally{const m=Vu(
h);m&&await m}}catch(h){throw new Jr(c,s.aborted,h)}}async function nd(t,e,n,s){for(;;)try{return s()}catch(r){if(e.log("error","deployment_not_recorded",{deployID:t,
cause:Dt(r)}),n.aborted)return;await e.clock.sleep(Zu,n).catch(()=>{})}}function j(t,e){const n=t[e];if(typeof n!="string")throw Vr(e);return n}function ee(t,e){
return t[e]===null?null:j(t,e)}function V(t,e){const n=t[e];if(typeof n!="number")throw Vr(e);return n}function Qr(t,e){return t[e]===null?null:V(t,e)}function Xd(t,e){
return new Date(V(t,e)).toISOString()}function Vr(t){return new A.GQ("internal",`platform.db: column ${t} has an unexpected type`)}function sd(t,e,n){const s=t.
prepare("SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?"),r=t.prepare("SELECT * FROM apps WHERE org = ? ORDER BY project, app_id"),o=t.prepare(
"SELECT DISTINCT org FROM apps ORDER BY org"),i=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),a=t.prepare(`INSERT INTO apps (org, project, app_id, name, t\
ype, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`),l=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name"),h=t.prepare("DELETE FROM env \
WHERE app = ?"),m=t.prepare("INSERT INTO env (app, name, value) VALUES (?, ?, ?)"),b=g=>{const E=s.get(g.org,g.project,g.appID);return E&&ls(E)},N=g=>{let E=Qs(
g,n);for(;i.get(E);)E=Qs(g,n);return E},O=g=>{const E=b(g);if(!E)throw new A.GQ("internal",`The app ${g.appID} is not in platform.db`);return E};return{find:b,create(g,E,k){
if(b(g))return;const L=e.now();return a.run(g.org,g.project,g.appID,g.appID,E,...Zr(k),N(g.appID),`env-${Gn(16,n)}`,L,L),O(g)},update(g,E){return c.run(...Zr(E),
e.now(),g.id),O(g)},env:g=>Object.fromEntries(l.all(g.id).map(E=>[j(E,"name"),j(E,"value")])),replaceEnv(g,E){h.run(g.id);for(const[k,L]of Object.entries(E))m.run(
g.id,k,L)},organizations:()=>o.all().map(g=>j(g,"org")),list:g=>r.all(g).map(ls)}}function Zr(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,
settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function ls(t){const e=j(t,"type"),n=I.yN.find(s=>s===e);if(!n)throw new A.GQ("internal",`platform.db: unknown\
 app type ${e}`);return{id:V(t,"id"),org:j(t,"org"),project:j(t,"project"),appID:j(t,"app_id"),name:j(t,"name"),type:n,repository:j(t,"repository"),branch:j(t,"\
branch"),buildCommand:ee(t,"build_command"),outputDirectory:ee(t,"output_directory"),region:ee(t,"region"),settings:qr(j(t,"settings")),subdomain:j(t,"subdomain"),
environmentID:j(t,"environment_id"),liveRelease:ee(t,"live_release"),createdAt:V(t,"created_at"),updatedAt:V(t,"updated_at")}}function qr(t){const e=JSON.parse(
t);return(0,z.G)(e)?e:{}}const eo=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by`;function rd(t,e,n,s,r){const o=t.prepare(`INSERT INTO deployments (deploy_id, app, status, branch,\
 commit_requested, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?)`),i=t.prepare(`SELECT ${eo} FROM deployments d WHERE d.app = ? AND d.deploy_id = ?`),a=t.prepare(`SELECT ${eo} FROM deploym\
ents d WHERE d.app = ? AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=t.prepare(`SELECT failure FROM deployments WHERE app = ? AND deploy_id = ?
    AND status = 'failed'`),l=t.prepare(`SELECT d.deploy_id, d.stage, a.org, a.project, a.app_id FROM deployments d
    JOIN apps a ON a.id = d.app WHERE d.finished_at IS NULL ORDER BY d.seq`),h=t.prepare(`SELECT a.*, d.branch AS job_branch, d.commit_requested FROM deployment\
s d
    JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?`),m=t.prepare(`UPDATE deployments SET status = ?, stage = ?, started_at = coalesce(started_at, ?)
    WHERE deploy_id = ? AND finished_at IS NULL`),b=t.prepare("UPDATE deployments SET commit_sha = ? WHERE deploy_id = ?"),N=t.prepare(`UPDATE deployments SET s\
tatus = 'failed', stage = ?, failure = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),O=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE deploy_id = ? AND finished_at IS NULL`),g=t.prepare(`SELECT status, count(*) AS count,
    coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status`);return{create(E,k,L){const Y=`dpl-${Gn(16,r)}`;o.run(Y,E.id,k,L,s.now());
const we=i.get(E.id,Y);if(!we)throw new A.GQ("internal",`The deployment ${Y} was not stored`);return us(we)},find(E,k){const L=i.get(E.id,k);return L&&us(L)},list:(E,k,L)=>a.
all(E.id,L??Number.MAX_SAFE_INTEGER,k).map(us),failure(E,k){const L=c.get(E.id,k);return L&&JSON.parse(j(L,"failure"))},totals:()=>g.all().map(E=>({status:j(E,"\
status"),count:V(E,"count"),seconds:V(E,"ms")/1e3})),unfinished:()=>l.all().map(E=>({deployID:j(E,"deploy_id"),app:{org:j(E,"org"),project:j(E,"project"),appID:j(
E,"app_id")},stage:to(E)})),job(E){const k=h.get(E);if(!k)throw new A.GQ("internal",`There is no deployment ${E}`);const L=ls(k),{org:Y,project:we,appID:Ae,repository:Ze,
buildCommand:Ct,outputDirectory:qe,settings:Kd}=L;return{deployID:E,app:{org:Y,project:we,appID:Ae},repository:Ze,branch:j(k,"job_branch"),commit:ee(k,"commit_r\
equested"),buildCommand:Ct,outputDirectory:qe,settings:Kd,env:e.env(L)}},advance(E,k,L){m.run(k,L,s.now(),E)},recordCommit(E,k){b.run(k,E)},fail(E,k){N.run(k.stage,
JSON.stringify(k),s.now(),E)},cancel(E,k){O.run(k,s.now(),E)},activate:(E,k)=>n.activate(E,k)}}function us(t){return{seq:V(t,"seq"),deployID:j(t,"deploy_id"),status:od(
t),stage:to(t),branch:j(t,"branch"),commit:ee(t,"commit"),createdAt:V(t,"created_at"),startedAt:Qr(t,"started_at"),finishedAt:Qr(t,"finished_at"),supersededBy:ee(
t,"superseded_by")}}function to(t){const e=ee(t,"stage");return Wt.find(n=>n===e)??null}function od(t){const e=j(t,"status"),n=zt.find(s=>s===e);if(!n)throw new A.
GQ("internal",`platform.db: unknown deployment status ${e}`);return n}const no=24*36e5;function id(t,e){const n=t.prepare(`SELECT request_hash, status, response\
 FROM idempotency
    WHERE scope = ? AND key = ? AND created_at > ?`),s=t.prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)"),r=t.prepare("DELETE FROM idempo\
tency WHERE created_at <= ?"),o=i=>(0,x.createHash)("sha256").update(i).digest("hex");return{recall(i,a,c){const l=n.get(i,a,e.now()-no);return l?j(l,"request_h\
ash")!==o(c)?{kind:"other-body"}:{kind:"answered",status:V(l,"status"),body:j(l,"response")}:{kind:"new"}},remember(i,a,c,l,h){r.run(e.now()-no),s.run(i,a,o(c),
l,h,e.now())}}}const ad=1e4;function cd(t,e,n){const s=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`),r=t.prepare(`UPDATE deployments SET status = 'succeeded', stage =\
 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`),o=t.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`),i=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),a=t.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`),c=t.prepare("DELETE FROM releases WHERE deploy_id = ?"),l=t.prepare("S\
ELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?"),h=t.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a\
.id = r.app
    WHERE ?1 IS NULL OR a.org = ?1`),m=new Map,b=O=>a.all(O).map(ld),N=O=>{const g=l.get(O);if(!g)return;const E=ee(g,"live_release"),k=b(V(g,"id"));return{org:j(
g,"org"),subdomain:j(g,"subdomain"),settings:qr(j(g,"settings")),release:k.find(L=>L.deployID===E)??null,kept:k.filter(L=>L.deployID!==E)}};return{site(O){const g=m.
get(O);if(g)return g;const E=N(O);return m.size>=ad&&m.clear(),E&&m.set(O,E),E},activate(O,g){const E=e.now(),k=o.get(O);if(!k)throw new A.GQ("internal",`There \
is no deployment ${O}`);const L=V(k,"id");Lt(t,()=>{if(s.run(g,E,O).changes!==1)throw new A.GQ("internal",`The deployment ${O} has ended and cannot be activated`);
r.run(E,E,O),i.run(O,L);for(const Y of b(L).slice(n))c.run(Y.deployID)}),m.delete(j(k,"subdomain"))},rollback(O,g){const E=b(O.id),k=E.findIndex(Y=>Y.deployID===
O.liveRelease),L=g===void 0?E[k+1]:E.find(Y=>Y.deployID===g);if(!(!L||k===-1))return i.run(L.deployID,O.id),m.delete(O.subdomain),L},list:O=>b(O.id),manifests:O=>h.
all(O??null).map(g=>({org:j(g,"org"),manifestHash:j(g,"manifest")})),forget:O=>{m.delete(O)}}}function ld(t){return{deployID:j(t,"deploy_id"),manifestHash:j(t,"\
manifest")}}function ud(t){const{clock:e,random:n}=t,s=Ou(t.dataDir),r=sd(s,e,n),o=cd(s,e,t.keepReleases);return{database:s,apps:r,releases:o,deployments:rd(s,r,
o,e,n),idempotency:id(s,e),transaction:i=>Lt(s,i),[Symbol.dispose](){s.isOpen&&s.close()}}}const dd=600;async function fd(t,e,n){const{env:s,allowLocalGit:r,clock:o,
log:i,random:a,keepReleases:c,kvsQuotas:l,workers:h,precompress:m}=e,b=n.use(ud({dataDir:t,clock:o,random:a,keepReleases:c})),N=n.use(await Bu({dataDir:t,database:b.
database,clock:o,log:i,quotas:l})),O=n.use(fi({dir:(0,w.join)(t,"objects"),clock:o,log:i,precompress:m})),g=n.use(ll(O,b.releases,o,i)),{gitUrlTemplate:E,isolation:k,
buildLimits:L}=e,Ae={builder:e.builder??rl({dataDir:t,env:s,allowLocalGit:r,gitUrlTemplate:E,limits:L,isolation:k,log:i,clock:o}),objects:O,workers:h,log:i,clock:o,
onChange:()=>{b.deployments.unfinished().length===0&&g.whenIdle()},onOutput:e.onOutput},Ze=n.use(qu({store:b.deployments,...Ae}));return{state:b,kvs:N,objects:O,
housekeeping:g,queue:Ze}}function hd(t,e,n,s,r){const{clock:o,fetch:i,requestsPerMinute:a=s===zs?0:dd}=e,c=ul(t),{baseUrl:l,issuer:h}=n;return{issuer:Ut({issuer:h,
audience:l,key:c,requestToken:r,clock:o}),gate:{roleOf:s.roleOf,verify:ml({policy:s,issuer:h,audience:l,key:c,clock:o,fetch:i}),rateLimit:al(a,o)}}}function pd(t,e){
const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===so&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==so?!1:t.startsWith(e,r)||t.slice(
r,s).toLowerCase()===e}const so=46;function md(t){return[["/api/v1","control",t.control],["/v1","kvs",t.kvs],["/identity","identity",t.identity],["/console","co\
nsole",t.console],["/operator","operator",t.operator],["/backup","operator",t.backup],["/healthz","platform",t.healthz],["/metrics","platform",t.metrics]]}function yd(t){
const e=md(t),{sitesDomain:n,edge:s,observe:r}=t,o=a=>{const c=W(a.target);if(c==="/")return["platform",t.index];for(const[l,h,m]of e)if(c.startsWith(l)&&!(c.length!==
l.length&&c[l.length]!=="/"))return[h,m??ro];return["platform",ro]},i=(a,c,l)=>{const h=performance.now(),m=c(l);return m instanceof Promise?m.then(b=>(r(a,l,b.
status,h),b),b=>{throw r(a,l,500,h),b}):(r(a,l,m.status,h),m)};return a=>{const c=a.headers.host;if(typeof c=="string"&&pd(c,n))return i("edge",s,a);const[l,h]=o(
a);return i(l,h,a)}}const ro=t=>U(404,{error:{code:"not_found",message:`Nothing is at ${W(t.target)}`,requestID:t.requestID}});var wd=$(7067),gd=$(7030);const bd=/^[\w.:-]{1,128}$/,
oo=8*1024*1024,Ed=(0,x.randomBytes)(5).toString("hex");let io=0;class Td{#t;#e;#n;#s;#r;#o=!1;constructor(e,n,s){this.#t=e,this.#e=n,this.#n=s}get method(){return this.#t.
method??"GET"}get target(){return this.#t.url??"/"}get rawHeaders(){return this.#t.rawHeaders}get headers(){return this.#t.headers}get requestID(){if(this.#s===
void 0){const e=this.#t.headers["x-request-id"];io+=1,this.#s=typeof e=="string"&&bd.test(e)?e:`${Ed}-${io}`}return this.#s}get bodyAbandoned(){return this.#o}get signal(){
if(this.#r===void 0){const e=new AbortController;this.#r=e,this.#n.add(this),this.#e.once("close",()=>{this.#n.delete(this),this.#e.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#t,s=Number(n.headers["content-length"]??0);return new Promise(
(r,o)=>{const i=[];let a=0;const c=l=>{this.#o=!n.complete,o(l)};if(s>e+oo){c(new G);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+oo?(n.pause(),c(new G)):
i.length=0}),n.once("end",()=>a>e?c(new G):r(Buffer.concat(i,a))),n.once("error",c),n.once("close",()=>{n.complete||c(new Error("The client went away before its\
 body ended"))})})}}const Sd=15e3,_d=12e4,$d=3e4,Od=t=>U(503,{error:{code:"unavailable",message:"The platform is starting.",requestID:t.requestID}},{"retry-afte\
r":"1"});async function kd(t){const{host:e,log:n}=t,s={handler:Od,closing:!1},r=new Set,o=(0,wd.createServer)({headersTimeout:Sd,requestTimeout:_d,keepAliveTimeout:$d},
(c,l)=>{const h=new Td(c,l,r);Ad(s,h,c,l,n)}),i=await Id(o,t.port,e);let a;return{port:i,serve(c){s.handler=c},close(c=5e3){return s.closing=!0,a??=xd(o,r,c),a}}}
function vd(t,e){return`http://${(0,gd.isIPv6)(t)?`[${t}]`:t}:${e}`}function Id(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,A.xU)(o);r(i==="\
EADDRINUSE"?new A.GQ("port_in_use",`Port ${e} of ${n} is taken by another process`,{input:"port",remedy:"Name another port, as --port 4401, or --port 0 for a fr\
ee one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"?new A.GQ("invalid_input",`The platform may not listen on ${n}:${e} (${i})`,{input:"port",remedy:"\
Name an address of this machine, and a port from 1024 on.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function xd(t,e,n){
const s=new Promise(i=>t.close(()=>i())),r=setInterval(()=>t.closeIdleConnections(),20),o=setTimeout(()=>{for(const i of e)i.abort(new A.GQ("interrupted","The p\
latform stops"));t.closeAllConnections()},n);try{await s}finally{clearInterval(r),clearTimeout(o)}}function Ad(t,e,n,s,r){const o=a=>Nd(a,e,n,s,t.closing,r),i=a=>o(
Rd(e,a,r));try{const a=t.handler(e);a instanceof Promise?a.then(o).catch(i):o(a)}catch(a){i(a)}}function Rd(t,e,n){const s=(0,A.I7)(e),r=s.cause instanceof Error?
s.cause.stack??s.cause.message:s.stack;return n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null}),U(500,{error:{
code:"internal",message:"The platform failed to answer; its log tells more under this request ID.",requestID:t.requestID}})}function Nd(t,e,n,s,r,o){const{body:i,
status:a}=t,c=i instanceof Yn.Readable?i:void 0;if(s.destroyed||s.headersSent){c?.destroy();return}const l=[];let h=!1;for(const b in t.headers){const N=t.headers[b];
N!==void 0&&(l.push(b,N),h||=b==="content-length")}l.push("x-request-id",e.requestID),(r||e.bodyAbandoned)&&l.push("connection","close");const m=a===204||a===304;
!h&&!c&&!m&&l.push("content-length",Ld(i)),s.writeHead(a,l),n.method==="HEAD"||m||i===void 0?(c?.destroy(),s.end()):c?(0,Yn.pipeline)(c,s,b=>{b&&(0,A.xU)(b)!=="\
ERR_STREAM_PREMATURE_CLOSE"&&o("error","stream_failed",{requestID:e.requestID,message:b.message})}):s.end(i)}function Ld(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const Dd=["0.0.0.0","::"];function Cd(t,e){const n=Dd.includes(e.host)?"127.0.0.1":e.host,s=jd(e.publicUrl??vd(n,t)),r=e.
sitesDomain.toLowerCase(),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.
protocol}//${a}.${r}${o}/`}}function jd(t){const e=URL.canParse(t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash===
"")return e;throw new A.GQ("invalid_input",`The public URL "${t}" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform\
.example.com."})}var Md=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ud=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Pd(t){try{return await Fd(
t)}catch(e){throw he(e)?new A.GQ("disk_full",`The disk that holds the data directory ${(0,w.resolve)(t.dir)} is full`,{input:"data",remedy:"Free some room on it\
 and start again, or name a directory on another disk with --data.",cause:e}):e}}async function Fd(t){const e={stack:[],error:void 0,hasError:!1};try{const n=Pa(
t),{log:s}=n,r=Md(e,new AsyncDisposableStack,!0),o=ko(t.dir);r.use(Ia(o));const i=Sa(o),a=await kd(n);r.defer(()=>a.close());const c=Cd(a.port,n),l=await fd(o,n,
r);r.defer(()=>a.close());const h=(0,x.randomBytes)(32).toString("base64url"),m=hd(o,n,c,i,h),b=g=>Gt(o,g,E=>Gd(l,E));a.serve(Hd(o,n,c,l,m,tt(h,b))),await l.queue.
start();const N=`${c.issuer}/token?api-version=2.0`;r.use(vo(o,{pid:process.pid,...ds(c),requestUrl:N,requestToken:h})),s("info","platform_started",{...ds(c),dataDir:o});
const O=Bd(r.move(),()=>s("info","platform_stopped",{dataDir:o}));return{...c,port:a.port,dataDir:o,requestUrl:N,requestToken:h,close:O,mintToken:m.issuer.mint,
backUp:b,collectGarbage:l.housekeeping.collect,[Symbol.asyncDispose]:O}}catch(n){e.error=n,e.hasError=!0}finally{const n=Ud(e);n&&await n}}function Bd(t,e){let n;
return()=>(n??=t.disposeAsync().then(e),n)}function Gd({state:t,kvs:e},n){Hr(t.database,(0,w.join)(n,"platform.db")),e.copyTo(n)}function Hd(t,e,n,s,{gate:r,issuer:o},i){
const{log:a,clock:c,allowLocalGit:l,edgeCacheBytes:h}=e,{state:m,kvs:b,objects:N,queue:O}=s,{sitesDomain:g,kvsUrl:E,consoleUrl:k,siteUrl:L}=n,{verify:Y,roleOf:we}=r,
Ae=La(m.deployments),Ze=Ct=>{try{O.enqueue(Ct)}catch(qe){a("error","enqueue_failed",{deployID:Ct,message:qe instanceof Error?qe.message:String(qe)})}};return yd(
{sitesDomain:g,edge:wa({sites:m.releases,objects:N,cacheBytes:h,log:a,domain:g}),control:To(r,{state:m,enqueue:Ze,allowLocalGit:l,siteUrl:L}),kvs:b.handler,identity:o.
handler,operator:Oo(r,{state:m,kvs:b,kvsUrl:E,siteUrl:L}),console:pn({state:m,kvs:b,clock:c,dataDir:t,verify:Y,roleOf:we,consoleUrl:k,siteUrl:L}),backup:i,healthz:Ta(
m),metrics:Ae.handler,index:zd(n),observe:Wd(Ae.count,a)})}function ds({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}
function zd(t){const e={service:"slipway",...ds(t),controlPlane:`${t.baseUrl}/api/v1`,sites:t.siteUrl("{subdomain}")};return()=>U(200,e)}function Wd(t,e){return(n,s,r,o)=>{
if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[l=""]=c.split("?",1);e("info","request",{room:n,method:i,
path:l,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}})};export{Vd as id,Zd as ids,qd as modules};

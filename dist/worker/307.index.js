const re=307,oe=[307],ae={3531:((X,V,f)=>{f.d(V,{kl:()=>R,pI:()=>O,pS:()=>j});function O({what:D,folder:P,why:$,command:E,commandWhy:_,node:B,tool:W}){const F=L=>L?
` (${L})`:"",M=[D];return P!==""&&M.push(`in \`${P}\`${F($)}`),E!==void 0&&M.push(`built by \`${E}\`${F(_)}`),B&&M.push(`with Node.js ${B.version}${F(B.by)}`),E!==
void 0&&M.push(`and ${W??""}`.trimEnd()),`Detected ${M.join(", ").replace(", and "," and ")}`}function j(D){return`Found the site in \`${D}\``}function R(D,P){return`\
This app became ${D}: ${P}. To publish files instead: --app-type web-landing`}function N(D){const P=D.split(`
`).findLast($=>$.startsWith("This app became "));return P&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(P)?.[1]}function z(D){const P=D.split(
`
`),$=P.find(_=>_.startsWith("Detected "))??"",E=P.findLast(_=>_.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec($)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec($)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec($)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(E)?.[1]}}}),1159:((X,V,f)=>{f.r(V),f.d(V,{dependenciesOf:()=>w,detectFramework:()=>L,prepareDetection:()=>M});
var O=f(6760),j=f(8302);const R=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],N=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],z={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --\
environment production",eleventy:"eleventy",rollup:"rollup --config"},D={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepre\
ss/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},P=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
$=new Set(["react-router","remix","tanstack-start"]),E=new Set(["vite","parcel","storybook","nitro"]),_=new Set(["nextjs","remix","react-router"]),B=new Set(["@\
tanstack/router-plugin"]),W=/\.(?:ya?ml|toml|json|rb)$/;async function F(){return(await f.e(901).then(f.t.bind(f,2901,19))).frameworks}async function M(){await F()}
async function L(c,g,I){const x=w(I),A=[...x].some(l=>P.test(l)),r=(l,h)=>{const C=l.find(S=>x.has(S.package));if(C===void 0)return;const{command:K,output:T,package:U,
name:Z=U}=C;return{name:Z,slug:U,command:K,output:T,why:`depends on ${U}`,kind:h,isClientSide:h==="bundler"&&A}},m=r(R,"site");if(m)return m;const i=[];for(const l of await F()){
const h=await v(l,c,g,x);h&&i.push({framework:l,why:h})}const a=new Set(i.flatMap(({framework:l})=>l.supersedes??[])),e=i.filter(({framework:l})=>!l.slug||!a.has(
l.slug)).map(({framework:l,why:h})=>Y(l,h,A)),[t,s]=[e.filter(G),e.find(l=>!G(l))],o=l=>t.find(h=>h.kind===l),d=o("bundler")??r(N,"bundler");return o("site")??d??
o("foreign")??o("server")??s}function G({slug:c}){return c!=="storybook"}function Y(c,g,I){const{name:x,settings:A}=c,r=c.slug??x,m=z[r]??n(A.buildCommand),i=r in
D?D[r]:n(A.outputDirectory)??void 0,a=p(c).flatMap(({path:d})=>d??[]),e=a.length>0&&a.every(d=>W.test(d)),s=m===null||c.useRuntime!==void 0&&!_.has(r)?"server":
e?"foreign":E.has(r)?"bundler":"site",o=s==="bundler"&&I||$.has(r)||k(c);return{name:x,slug:r,command:m,output:i,why:g,kind:s,isClientSide:o}}function k({defaultRoutes:c}){
return Array.isArray(c)&&c.some(g=>(0,j.Gv)(g)&&g.dest==="/index.html")}function n(c){return"value"in c&&typeof c.value=="string"?c.value:null}function p({detectors:c}){
return[...c?.every??[],...c?.some??[]]}async function v({detectors:c,settings:g,experimental:I},x,A,r){const m=n(g.outputDirectory)==="N/A";if(!c||I||m&&!c.every?.
some(({matchPackage:a})=>a))return;const i=[];for(const a of c.every??[]){if(B.has(a.matchPackage??""))continue;const e=await b(a,x,A,r);if(e===void 0)return;i.
push(e)}if(!c.some)return i[0];for(const a of c.some){const e=await b(a,x,A,r);if(e!==void 0)return i[0]??e}}async function b({matchPackage:c,path:g,matchContent:I},x,A,r){
if(c!==void 0)return r.has(c)?`depends on ${c}`:void 0;if(g===void 0||g==="package.json")return;const m=await x.lines((0,O.join)(A,g));if(m!==void 0)return I===
void 0||m.some(i=>y(i,I))?`has ${g}`:void 0}const u=1e3;function y(c,g){return c.length<=u&&new RegExp(g).test(c)}function w(c){const{dependencies:g,devDependencies:I}=c?.
value??{};return new Set([g,I].flatMap(x=>(0,j.Gv)(x)?Object.keys(x):[]))}}),6636:((X,V,f)=>{f.d(V,{Fb:()=>_,Fm:()=>$,Zo:()=>B});var O=f(8302),j=f(8266);const R={
kind:"tree",packages:"production"};function N(n){return{kind:"output",root:"",only:n,cwd:"",copies:[]}}const z=new Set(["node","node-server","node_server","node\
-cluster","node_cluster"]),D=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,P=[{name:"Nitro",looksFor:"\
.output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(n){const p=(0,O.D7)(await n.text(".output/nitro.json")??"");if(!p)return;const v=typeof p.
preset=="string"?p.preset:"node-server";if(D.test(v))return;if(!z.has(v))return{by:`the preset \`${k(v)}\``,remedy:"Remove the preset, or set it to `node-server\
`"};const b=G(p,"serverEntry")??"server/index.mjs",u=G(p,"publicDir")??"public";if(await n.isFile(`.output/${b}`))return{framework:L(p,n),command:`node .output/${b}`,
contents:N(".output"),files:{from:`.output/${u}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,async find(n){const p=(0,O.
D7)(await n.text(".next/required-server-files.json")??""),v=[G(p??{},"relativeAppDir")??"",n.folder,""];for(const b of v){const u=c=>b===""?c:`${b}/${c}`;if(!await n.
isFile(`.next/standalone/${u("server.js")}`))continue;const y=[{from:"public",to:u("public")},{from:".next/static",to:u(".next/static")}];return{command:"node s\
erver.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:b,copies:y},files:await W(n)}}if(!(!await n.isFile(".next/BUILD_ID")||await n.isFile(".nex\
t/export-detail.json")))return{command:"next start",contents:R,files:await W(n)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,async find(n){
if(!(!n.packages.has("@sveltejs/kit")||!await F(n,"build/index.js","build/handler.js")))return{command:"node build/index.js",contents:R,files:{from:"build/clien\
t",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(n){if(!(!n.packages.has("astro")||!await n.isFile("dist/server\
/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:R,files:{from:"dist/client",to:""}}}},{name:"React Router",looksFor:"build/server/index.js",own:/\b(?:react-router|remix)-serve\b/,
async find(n){const p=["react-router-serve","remix-serve"].find((v,b)=>n.packages.has(["@react-router/serve","@remix-run/serve"][b]??""));if(!(p===void 0||!await n.
isFile("build/server/index.js")))return{command:`${p} build/server/index.js`,contents:R,files:{from:"build/client",to:""}}}},{name:"TanStack Start",looksFor:"di\
st/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(n){if(!(!["@tanstack/react-start","@tanstack/solid-start","@tanstack/start"].some(v=>n.packages.
has(v))||!n.packages.has("srvx")||!await n.isFile("dist/server/server.js")))return{command:"srvx --prod -s ../client dist/server/server.js",contents:R,files:{from:"\
dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,async find(n){if(!["@builder.io/qwik-city","@qwik.dev/router"].some(
b=>n.packages.has(b)))return;const p=(await n.names("server")).find(b=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.test(b));if(p===void 0)return;const v={
kind:"tree",packages:"all"};return{command:`node server/${p}`,contents:v,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,
async find(n){if(n.packages.has("@angular/core"))for(const p of(await n.names("dist")).filter(Y)){if(!await n.isFile(`dist/${p}/server/server.mjs`))continue;const v=!/"externalDependencies"/.
test(await n.text("angular.json")??"");return{command:`node dist/${p}/server/server.mjs`,contents:v?N(`dist/${p}`):R,files:{from:`dist/${p}/browser`,to:""}}}}},
{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(n){if(!(!n.packages.has("@analogjs/platform")||!await n.isFile("dist/anal\
og/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:N("dist/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"\
dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(n){if(!(!n.packages.has("@nestjs/core")||!await n.isFile("dist/main.js")))return{command:"node dist\
/main.js",contents:R,files:null}}}];async function $(n,p){const v=await E(n);if(v&&"remedy"in v&&p===void 0)return v;const b=v&&"command"in v?v:void 0;if(p!==void 0){
const w=b?.command===p.trim();return{framework:b?.framework??null,command:p,why:"the setting startCommand",contents:b&&w?b.contents:R,files:b?.files??null}}if(b)
return b;const u=(0,j.x)(n.scripts),y={framework:null,contents:R,files:null};if(u&&u.command!=="")return{...y,command:u.command,why:"the script start"};if(!(n.scripts.
start!==void 0||!await n.isFile("server.js")))return{...y,command:"node server.js",why:"server.js"}}async function E(n){const p=(0,j.x)(n.scripts);for(const{name:b,
looksFor:u,own:y,find:w}of P){const c=await w(n);if(c)return"remedy"in c?{framework:b,...c}:p&&!y.test(p.command)?void 0:{framework:b,why:`\`${u}\``,...c}}return await n.
isFile(".vercel/output/config.json")?{framework:"The build",by:"`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}
const _=["the setting startCommand","a script `start` that starts a server","server.js",...P.map(({name:n,looksFor:p})=>`\`${p}\` (${n})`)],B={nuxtjs:{NITRO_PRESET:"\
node-server"},nitro:{NITRO_PRESET:"node-server"},"solidstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"\
node-server"},"@analogjs/platform":{NITRO_PRESET:"node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"\
true"}};async function W(n){const p=(0,O.D7)(await n.text(".next/routes-manifest.json")??""),v=typeof p?.basePath=="string"?p.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.
test(v)||/\/\.{1,2}(?:\/|$)/.test(v)?null:{from:".next/static",to:`${v}/_next/static`.slice(1)}}async function F(n,...p){return(await Promise.all(p.map(v=>n.isFile(
v)))).every(v=>v)}const M=[{slug:"nuxt",name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@solidjs/start"]},{slug:"tanstack-start",
name:"TanStack Start",packages:["@tanstack/react-start","@tanstack/solid-start"]}];function L({framework:n},{packages:p}){const v=(0,O.Gv)(n)?n.name:void 0;return(M.
find(u=>u.slug===v)??M.find(u=>u.packages.some(y=>p.has(y))))?.name??"Nitro"}function G(n,p){const v=(0,O.Gv)(n.output)?n.output[p]:void 0,b=n[p]??v;if(typeof b!=
"string")return;const u=b.replace(/^\.\//,"").split("/");return u.length<=20&&u.every(Y)?u.join("/"):void 0}function Y(n){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.
test(n)}function k(n){return n.replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((X,V,f)=>{f.d(V,{K:()=>P,x:()=>z});const O=5,j=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
R=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
N=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function z($){const E=[$.prestart,$.start].filter(F=>F!==void 0&&F.trim()!=="");if($.start===void 0||E.length===0)return;let _=D(E.join(" && "));const B=[];for(let F=0;F<
O;F+=1){for(;_[0]!==void 0&&R.test(_[0]);)B.push(..._.splice(0,1));const M=_.length===1?j.exec(_[0]??"")?.[1]:void 0,L=M===void 0||!Object.hasOwn($,M)?void 0:$[M];
if(L===void 0)break;_=D(L)}const W=P(_.at(-1)??"");if(!(W===""||N.test(W)))return{command:_.join(" && "),builds:B}}function D($){return(/["'`\\]/.test($)?[$]:$.
split("&&")).map(_=>_.trim()).filter(_=>_!=="")}function P($){return $.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),6624:((X,V,f)=>{f.d(V,{Eq:()=>A,pl:()=>F,zs:()=>w});var O=f(6760),j=f(8302),R=f(1159),N=f(8266),z=f(8013),D=f(6709),P=f(402),$=f(3573),E=f(6263);const _={
folder:"",why:void 0,apps:[]},B=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
W=10;async function F(r,m=!1){const i=await r.lines((0,O.join)(r.root,"index.html"))!==void 0,a=await(0,D.PX)(r,r.root),e=a.find(({folder:S})=>S===""),t=await(0,R.
detectFramework)(r,r.root,e);if(i||M(e,t)||m&&G(e))return _;const s=e&&(0,E.Sf)(e).build,o=await u(r,t);if(o.length>0)return s!==void 0&&p(o,s).length===1?k(o):
v(o);const d=await I(r,e),l=await x(r,a,d,m),h=l.some(({folder:S})=>!B.test(S))?l.filter(({folder:S})=>!B.test(S)):l,[C,K]=h,T=!r.isOver&&a.length<D.PO,U=t!==void 0||
(e&&(0,E.Dh)(e,t))!==void 0;if(C===void 0&&!T&&!U)throw c();if(C===void 0||d===void 0&&Y(e,t))return _;const Z=await g(r);return e&&s!==void 0&&d!==void 0&&!(Z&&
!K)?n(e,h)??k(h):s!==void 0&&d===void 0&&!y(e,s,h)?_:v(h)}function M(r,m){const i=r&&m?.kind==="site"?(0,E.Dh)(r,m):void 0;return r!==void 0&&m!==void 0&&i!==void 0&&
(0,E.Np)((0,E.r7)(r,i),m)}const L=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function G(r){const m=r&&(0,N.x)((0,E.Sf)(r));return m!==
void 0&&!L.test(m.command)}function Y(r,m){return r!==void 0&&m?.kind==="site"&&(0,E.Dh)(r,m)===void 0}function k(r){return{folder:"",why:"`build` of the worksp\
ace",apps:r}}function n(r,m){if(p(m,(0,E.r7)(r,"build")).length>0)return;const i=(0,E.PI)(r,m.length).flatMap(([s,o])=>p(m,o).map(d=>({app:d,script:s}))),[a]=i;
if(!a||i.some(({app:s})=>s!==a.app))return;const{app:e,script:t}=a;return{...e,why:`\`${t}\` of the workspace builds it`,apps:[],...(0,E.Zl)(t)?{}:{rootScript:t}}}
function p(r,m){const i=m.split(/[\s/:='"]+/);return r.filter(({folder:a})=>i.includes(a.split("/").at(-1)??""))}function v(r){const[m,i]=r;if(m===void 0||i!==void 0)
throw w(r);return{...m,why:"the only folder that can be deployed",apps:[]}}const b=200;async function u(r,m){if(await r.lines((0,O.join)(r.root,"nx.json"))===void 0)
return[];const i=[];let a=0;for await(const e of r.walk(/^project\.json$/)){if(a+=1,a>b)break;const t=(0,j.D7)((await r.lines(e))?.join(`
`)??""),s=(0,D.lW)(r,e).replace(/\/?project\.json$/,"");if(t?.projectType!=="application"||!(0,j.Gv)(t.targets)||!("build"in t.targets))continue;const o=await(0,R.
detectFramework)(r,(0,O.join)(r.root,s),void 0)??m;s!==""&&!B.test(s)&&i.push({folder:s,framework:o})}return i}function y(r,m,i){return r!==void 0&&(0,E.es)(r)||
p(i,m).length>0}function w(r){const m=r.toSorted((a,e)=>a.folder<e.folder?-1:1).slice(0,W).map(({folder:a,framework:e})=>`\`${a}\`${e?` (${e.name})`:""}`),i=r.length>
W?` and ${r.length-W} more`:"";return(0,z.V2)("build","app_ambiguous",`The repository has several apps: ${m.join(", ")}${i}. Set rootDirectory in app-settings t\
o one of them`)}function c(){return(0,z.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-settings to \
the folder of the app, or the output directory to `.` if its files are the site")}async function g(r){for(const m of["turbo.json","turbo.jsonc","nx.json"])if(await r.
lines((0,O.join)(r.root,m))!==void 0)return!0;return!1}async function I(r,m){const a=(await(0,P.$M)(r.root,r.root))?.lockfile.file??"package-lock.json",{patterns:e}=await(0,$.
c)({file:a,folder:"",text:""},m,r);return e.length>0?e:void 0}async function x(r,m,i,a){const e=[];for(const t of m){const{folder:s}=t;if(s===""||i&&!(0,$.S)(s,
i))continue;const o=(0,O.join)(r.root,s),d=await(0,R.detectFramework)(r,o,t);if(a&&(0,N.x)((0,E.Sf)(t))){e.push({folder:s,framework:d});continue}const l=d&&(0,E.
Dh)(t,d);if(!d||l===void 0||d.kind==="site"&&(0,E.es)(t)&&!(0,E.xP)((0,E.r7)(t,l),d))continue;const h=d.slug==="vite"&&await r.lines((0,O.join)(o,"index.html"))!==
void 0;(d.kind==="site"||h)&&e.push({folder:s,framework:d})}return e}function A({value:r}){return[r.dependencies,r.devDependencies].some(m=>(0,j.Gv)(m)&&Object.
values(m).some(i=>typeof i=="string"&&i.startsWith("workspace:")))}}),3307:((X,V,f)=>{f.d(V,{df:()=>a,K5:()=>A,C7:()=>w,ht:()=>x});var O=f(1455),j=f(6760),R=f(7994),
N=f(3531),z=f(1159),D=f(6636),P=f(8266),$=f(8013),E=f(4046),_=f(402),B=f(901),W=f(760),F=f(6624),M=f(8302),L=f(6263);const G=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;
async function Y({sources:e,folder:t,project:s,framework:o,rootScript:d},l){const{packageJson:h,manager:C}=s,K=await n(e,t);if(K!==void 0)return{run:K,text:K};const T=h&&
(0,L.Dh)(h,o,l);if(h&&T!==void 0){const H=d===void 0?void 0:k(e,t,C,d);return{run:await v(e,t,s,T,H)??H??`${C} run ${T}`,text:(0,L.r7)(h,T)}}const U=l&&h?(0,P.x)(
(0,L.Sf)(h))?.builds??[]:[];if(U.length>0)return{run:U.join(" && "),text:U.join(" && ")};const Z=o&&h?await p(e,t,o):void 0,S=l&&Z==="nuxt generate"?"nuxt build":
Z;return S===void 0?void 0:{run:S,text:S}}function k({root:e},t,s,o){return`cd ${(0,j.relative)(t,e)} && ${s} run ${o}`}async function n(e,t){if(t===e.root||await e.
lines((0,j.join)(e.root,"nx.json"))===void 0)return;const s=(0,M.D7)((await e.lines((0,j.join)(t,"project.json")))?.join(`
`)??""),{name:o,targets:d}=s??{};if(!(typeof o!="string"||!G.test(o)||!(0,M.Gv)(d)||!("build"in d)))return`nx run ${o}:build`}async function p(e,t,s){const o=async l=>await e.
lines((0,j.join)(t,l))!==void 0;return s.slug==="vite"?await o("index.html")?"vite build":void 0:s.kind!=="site"||s.command===null?void 0:s.slug!=="vitepress"?s.
command:await e.filesIn((0,j.join)(t,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":s.command}async function v(e,t,{packageJson:s,manager:o,tool:d},l,h){
if(t===e.root||!s)return;const C=async H=>(0,M.D7)((await e.lines((0,j.join)(e.root,H)))?.join(`
`)??""),K=await C("package.json"),T=K&&(0,z.dependenciesOf)({value:K}),{name:U}=s.value,Z=await C("turbo.json")??K?.turbo;if(T?.has("turbo")&&(0,M.Gv)(Z)&&b(Z,l))
return`turbo run ${l}`;if(typeof U!="string"||!G.test(U))return;if(T?.has("nx")&&await C("nx.json"))return`nx run ${U}:${l}`;if(!(0,F.Eq)({...s,folder:""}))return;
const S=l==="build"&&h===void 0;if(o==="pnpm")return S?`pnpm --filter ${U}... run build`:`pnpm --filter ${U}^... run --if-present build && ${h??`pnpm --filter ${U}\
 run ${l}`}`;if(o==="yarn"&&d&&!/^yarn@1/.test(d)){const H=`yarn workspaces foreach -Rt --from ${U}`;return S?`${H} run build`:`${H} --exclude ${U} run build &&\
 ${h??`yarn run ${l}`}`}}function b({tasks:e,pipeline:t},s){return[e,t].some(o=>(0,M.Gv)(o)&&Object.hasOwn(o,s))}var u=f(6357),y=f(2719);async function w(e){const{
job:t,workspace:s,context:o}=e,d=new B.j(s.source,o.clock),l=await r(e,d),h=await m(e,l);e.root=h;const C=await(0,_.Wh)(h,s.source),{packageJson:K}=C,T=await(0,z.
detectFramework)(d,h,K)??l.framework,U=t.type!=="web-landing",Z={sources:d,folder:h,project:C,framework:T,rootScript:l.rootScript},S=U?void 0:await c(e,Z,!1),H=T&&
S&&t.outputDirectory===null&&(0,L.Np)(S.text,T)?await(0,u.Xc)(T,S.text,d,h,K):void 0,J=t.detectsType?await(0,y.Ch)({job:t,sources:d,folder:h,packageJson:K,framework:T,
isBuilt:S!==void 0,sign:H}):void 0,Q=U||J!==void 0,q=Q&&await I(e,h,C,T),ee={folder:h,project:C,framework:T,app:l,isFunction:Q,detected:J,mayServe:q},te=Q&&T&&await(0,u.
TA)(T,d,h);if(te)throw te;const ne=Q?await c(e,Z,!0):S;if(ne!==void 0){if(H&&!Q&&!t.buildCommand)throw(0,u.qn)(H);return{...ee,command:ne.run}}const ie=await(0,W.
_l)(h,t.outputDirectory);if(T&&!ie&&!q){const se=await i(T,d,h,C);if(se)throw se}return{...ee,command:void 0}}async function c({job:e},t,s){if(!e.buildCommand)return Y(
t,s);const{packageJson:o}=t.project,d=g.exec(e.buildCommand.trim())?.[1],l=/[&;|]/.test(e.buildCommand)?"":e.buildCommand;return{run:e.buildCommand,text:d!==void 0&&
o?(0,L.r7)(o,d):l}}const g=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;async function I({job:e},t,{packageJson:s},o){if(e.settings.startCommand!==void 0||
o?.kind==="server"||s&&(0,P.x)((0,L.Sf)(s)))return!0;const d=await(0,O.stat)((0,j.join)(t,"server.js")).catch(()=>{});return s!==void 0&&d?.isFile()===!0}function x({
framework:e,app:t}){const s=[e,...t.apps.map(o=>o.framework)].flatMap(o=>o?.slug??[]);return Object.assign({},...s.map(o=>Object.hasOwn(D.Zo,o)?D.Zo[o]:{}))}function A(e,t,{
app:s,framework:o}){return(s.apps.find(({folder:l})=>(0,R.FK)((0,j.join)(t,l),e))??(s.apps.length===1?s.apps[0]:void 0))?.framework??o}async function r({job:e},t){
const{rootDirectory:s,installCommand:o}=e.settings;if(s!==void 0)return{folder:s,why:"the setting rootDirectory",apps:[]};const d=e.buildCommand||e.outputDirectory!==
null||o!==void 0,l=e.type!=="web-landing";return d?{folder:"",why:void 0,apps:[]}:(0,F.pl)(t,l)}async function m({workspace:e},{folder:t}){const s=await(0,R.UG)(
e.source,t||".").catch(()=>{});if(s&&(await(0,O.stat)(s)).isDirectory())return s;throw(0,$.V2)("clone","root_directory_missing",`The app's root directory \`${t}\
\` is not in the repository`)}async function i(e,t,s,{packageJson:o}){const d=await t.lines(`${s}/index.html`)!==void 0;if(e.kind==="server"){const h=d?void 0:await(0,u.
Xc)(e,"",t,s,o);return h&&(0,u.qn)(h)}if(e.kind==="foreign"){const h=`The project is a site of ${e.name} (it ${e.why}), which is not an npm package`,C=`Build it\
 before, and deploy the folder that it writes, or set the build command to \`${e.command}\` on a platform that has it`;return d?void 0:(0,$.V2)("build","build_s\
cript_missing",`${h}. ${C}`)}if(!o)return;const l=e.why.replace("depends on ","");return(0,$.iY)({file:o.file,...(0,E.$t)(o,"scripts")},"build","build_script_mi\
ssing",`The file \`${o.file}\` depends on ${l} and has no \`build\` script, and the app has no build command. Add "build": "${e.command}" to its scripts, or set\
 the build command to \`${e.command}\``)}function a(e,t){const{folder:s,project:o,command:d,framework:l,app:h,mayServe:C}=t,{job:K,node:T,workspace:U}=e,S=l?.why.
startsWith("has ")===!0?"the folder":o.packageJson?.file??(h.framework?"package.json":"the folder"),H=d!==void 0?"no known framework":C?"a server":"a folder of \
files";return(0,N.pI)({what:l?`${l.name} (${S} ${l.why})`:H,folder:(0,j.relative)(U.source,s),why:h.why,command:d,commandWhy:K.buildCommand?"the setting":h.folder===
""?h.why:void 0,node:T,tool:o.tool??`npm ${T?.npm??""}`.trim()})}}),6263:((X,V,f)=>{f.d(V,{Dh:()=>z,Np:()=>L,PI:()=>F,Sf:()=>N,Zl:()=>P,es:()=>E,r7:()=>M,xP:()=>W});
var O=f(8302);const j=/^[\w:.-]{1,60}$/,R=/^(?:generate|export|prod(?:uction)?)$|build/;function N({value:k}){const n=(0,O.Gv)(k.scripts)?Object.entries(k.scripts):
[];return Object.fromEntries(n.filter(p=>typeof p[1]=="string"&&j.test(p[0])))}function z(k,n,p=!1){const v=N(k);if(!p&&n?.slug==="nuxtjs"&&v.generate!==void 0)
return"generate";const b=n?.kind==="site"&&E(k)&&!W(M(k,"build"),n);if(v.build!==void 0&&!b)return"build";if(!n)return;const u=Object.entries(v).filter(([w,c])=>R.
test(w)&&!(b&&P(w))&&L(c,n)),[y]=u.toSorted(([w],[c])=>$(w)-$(c));return y?.[0]??(v.build===void 0?void 0:"build")}const D=/dev|test|stag|debug|watch|demo/;function P(k){
return D.test(k)}function $(k){const[n,p]=[P(k),/prod/.test(k)];return(n?200:p?0:100)+k.length}function E({value:k}){return["main","module","exports","bin"].some(
n=>Object.hasOwn(k,n))}const _=/:\*|(?:^|\s)(?:turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/,B=/(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt)(?:\s|$)/;
function W(k,n){return _.test(k)||B.test(k)||L(k,n)}function F(k,n){const p=M(k,"build");return _.test(p)||n!==1&&B.test(p)?[]:Object.entries(N(k)).filter(([b])=>b!==
"build"&&R.test(b)).toSorted(([b],[u])=>$(b)-$(u))}function M(k,n){const p=N(k),v=p[n]??"",b=v.split(/[\s;&|]+/).flatMap(u=>u===n?[]:p[u]??[]);return[v,...b].join(
" && ")}function L(k,{command:n}){const[p,v=""]=n?.split(" ")??[];return p===void 0?!1:k.split(/[;&|()]+/).some(b=>{const u=b.split(/[\s"']+/);return u.some(w=>w===
p||w===Y[p])&&(v===""||[v,...G[v]??[]].some(w=>u.includes(w)))})}const G={generate:["build","g","-g","--generate"]},Y={nuxt:"nuxi",eleventy:"@11ty/eleventy"}}),
6357:((X,V,f)=>{f.d(V,{Cm:()=>L,TA:()=>G,qn:()=>b,Xc:()=>M});var O=f(6760),j=f(8302);const R={files:["nuxt.config","nitro.config","vite.config","app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
remedy:"Remove the preset, or set it to `node-server`"},N={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:R,nitro:R,"solidstart-1":R,solidstart:R,"tanstack-start":{...R,files:["vite.config","app.config","nitr\
o.config"]}};var z=f(2881),D=f(8013),P=f(6709),$=f(4046);const E="Deploy with --app-type web-ssr to run it, or let it write files:",_=["js","mjs","ts","cjs","mt\
s"],B={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},W="angular.json",F={remedy:"Deploy a folder of files: set the output directory to one, or the build command to wh\
at writes it"};async function M(u,y,w,c,g){const{name:I}=u,x=u.kind==="server"?{...F,files:[]}:B[u.slug];if(!x||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(y))return;let A;for(const r of Y(x,c)){const m=await w.lines(r);if(m===void 0)continue;const i=(0,P.lW)(w,r),a=m.map(v);if(x.static&&a.some(t=>x.static?.test(
t)))return;const e=a.findIndex(t=>x.server?.test(t));if(e!==-1){const t=(x.server?.exec(a[e]??"")?.index??0)+1,s=`\`${a[e]?.trim().slice(0,100)}\` in \`${i}\``;
return{framework:I,by:s,remedy:x.remedy,place:{file:i,line:e+1,column:t}}}A??={file:i,line:k(a),column:1}}if(!x.server)return A??=g&&{file:g.file,...(0,$.$t)(g,
n(g))},{framework:I,by:A?`\`${A.file}\``:"the project",remedy:x.remedy,place:A}}function L(u){return(u&&B[u.slug]?.remedy)??F.remedy}async function G({name:u,slug:y},w,c){
const g=Object.hasOwn(N,y)?N[y]:void 0;for(const I of g?Y(g,c):[]){const x=(await w.lines(I))?.map(v)??[],A=x.findIndex(a=>g?.line.test(a)),r=g?.line.exec(x[A]??
"");if(!g||!r)continue;const m={file:(0,P.lW)(w,I),line:A+1,column:r.index+1},i=`${u} makes a server for another host here (\`${r[1]}\`), and Slipway runs server\
s of Node.js. ${g.remedy}`;return(0,D.iY)(m,"build","server_build",i)}}function Y({files:u},y){return u.flatMap(c=>c==="angular"?[W]:_.map(g=>`${c}.${g}`)).map(
c=>(0,O.join)(y,c))}function k(u){const y=u.findIndex(w=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(w));return y===-1?1:y+1}
function n({value:u}){return(0,j.Gv)(u.scripts)?"scripts":"dependencies"}const p=1e3;function v(u){return u.length>p||/^\s*(?:\*|\/\*)/.test(u)?"":u.replace(/(^|\s)\/\/.*$/,
"$1")}function b({framework:u,by:y,remedy:w,place:c}){const g=`${w.charAt(0).toLowerCase()}${w.slice(1)}`,I=`${u} makes a server here (${y}), and this app serve\
s the files of its build. ${E} ${g}`,x=(0,D.iY)(c,"build","server_build",I),A=x.facts.diagnostics.map(r=>({...r,message:`${u} makes a server here`}));return new z.
$w({...x.facts,diagnostics:A})}}),2719:((X,V,f)=>{f.d(V,{A6:()=>Y,Bs:()=>G,Ch:()=>L,KL:()=>F});var O=f(1455),j=f(6760),R=f(8302),N=f(8266),z=f(6709),D=f(4046),P=f(
6263);const $=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","polka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],E=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
_=["views","public","templates","src/views","resources/views"],B=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,W=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
F=/\.x?html?$|^_redirects$/i,M={astro:{files:["astro.config.mjs","astro.config.js","astro.config.ts","astro.config.cjs","astro.config.mts"],line:/^[^/]*['"]@astrojs\/node['"]/}};
async function L(u){const{job:y,sources:w,folder:c,packageJson:g,framework:I,isBuilt:x,sign:A}=u,{startCommand:r,assetsOnly:m}=y.settings;if(y.outputDirectory!==
null||m===!0)return;const i=async(h,C,K=!0)=>({type:await Y(c,g),because:h,place:C,isSure:K});if(r!==void 0)return i("the setting startCommand starts a server",
void 0);if(A&&I?.kind!=="server")return{type:"web-ssr",because:G(A),place:A.place,isSure:!0};const a=I&&await v(I,w,c);if(a)return{type:"web-ssr",...a,isSure:!1};
const e=await w.lines((0,j.join)(c,"index.html"))!==void 0;if(!g||e||I!==void 0&&I.kind!=="server")return;const t=await p(c,g);if(t===void 0)return;const s=k(g),
o={file:g.file,...(0,D.$t)(g,t.isScript?"scripts":"dependencies")},d=t.isScript?`\`${g.file}\` starts a server (\`${t.text}\`)`:`the folder has \`${t.text}\``;return s!==
void 0?i(`${d} and depends on ${s}`,o,!x&&!t.isBuilt):!x&&(!t.isScript||B.test((0,N.K)(t.text)))&&I===void 0&&!await b(w)?i(`${d}, and the repository has no pag\
e`,o):void 0}function G({framework:u,by:y}){return`${u} makes a server here (${y})`}async function Y(u,y){if([...n(y)].some(w=>E.test(w)))return"web-ssr";for(const w of _)
if((await(0,O.stat)((0,j.join)(u,w)).catch(()=>{}))?.isDirectory())return"web-ssr";return"api"}function k(u){const y=n(u);return $.find(w=>y.has(w))}function n(u){
const{dependencies:y}=u?.value??{};return new Set((0,R.Gv)(y)?Object.keys(y):[])}async function p(u,y){const w=(0,P.Sf)(y),c=(0,N.x)(w);return c&&c.command!==""&&
!W.test((0,N.K)(c.command))?{text:c.command.slice(0,100),isScript:!0,isBuilt:c.builds.length>0}:w.start!==void 0?void 0:(await(0,O.stat)((0,j.join)(u,"server.js")).
catch(()=>{}))?.isFile()?{text:"server.js",isScript:!1,isBuilt:!1}:void 0}async function v({name:u,slug:y},w,c){const g=Object.hasOwn(M,y)?M[y]:void 0;for(const I of g?.
files??[]){const x=(0,j.join)(c,I),A=await w.lines(x)??[],r=A.findIndex(a=>g?.line.test(a));if(r===-1)continue;const m=(0,z.lW)(w,x),i=`\`${A[r]?.trim().slice(0,
100)}\` in \`${m}\``;return{because:G({framework:u,by:i}),place:{file:m,line:r+1,column:1}}}}async function b(u){for await(const y of u.walk(F))return!0;return u.
isOver}}),760:((X,V,f)=>{f.d(V,{hh:()=>Y,_l:()=>k,PN:()=>F});var O=f(1455),j=f(6760),R=f(8500),N=f(1224),z=f(3739),D=f(7994),P=f(6624),$=f(8013),E=f(901);const _=2e4;
async function B(i,a){let e=0,t=0;try{const s=[await(0,D.UG)(i,a)];for(let o=s.pop();o!==void 0;o=s.pop()){e=Math.max(e,(await(0,O.lstat)(o)).ctimeMs);for(const d of await(0,O.
readdir)(o,{withFileTypes:!0})){if(++t>_)return Number.NaN;const l=(0,j.join)(o,d.name);d.isDirectory()?s.push(l):e=Math.max(e,(await(0,O.lstat)(l)).ctimeMs)}}return e}catch{
return Number.NaN}}const W=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dis\
t","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function F(i){const{source:a,folder:e,asked:t,built:s,
usual:o,apps:d=[]}=i,l=d.map(T=>({folder:(0,j.join)(a,T.folder),usual:T.framework?.output})),h=l.length>0?l:[{folder:e,usual:o}],K=(t===null&&s?await c(h):[]).map(
async T=>[T,await B(a,T)]);return{...i,sites:h,stamps:new Map(await Promise.all(K)),began:await L(a)}}const M=2e3;async function L(i){const a=await G(i);for(let e=0;e<
M;e+=1){const t=await G(i);if(t>a)return t;await(0,R.setTimeout)(1)}return a}async function G(i){return await(0,O.chmod)(i,(await(0,O.stat)(i)).mode),(await(0,O.
stat)(i)).ctimeMs}async function Y(i){const{source:a,folder:e,asked:t,built:s}=i,o=await n(i);try{if(await(0,O.realpath)(a)===a){const l=await(0,D.UG)(a,o);return{
directory:l,kind:!s&&l===e?"folder":"build"}}}catch(l){if(!(l instanceof z.GQ))throw l}const d=t===null?`The output directory \`${(0,j.relative)(e,o)}\``:w(t);throw(0,$.
V2)("build","output_unsafe",`${d} leads out of the repository`)}async function k(i,a){return a!==null&&(0,j.relative)(i,(0,j.join)(i,a))!==""&&await x((0,j.join)(
i,a))}async function n(i){const{source:a,folder:e,asked:t,built:s,stamps:o,sites:d,apps:l=[]}=i;if(t!==null){const S=(0,j.join)(e,t);if(await x(S))return S;throw(0,$.
V2)("build","output_missing",`${w(t)} does not exist; ${await r(e)}`)}if(!s)return e;const h=[];for(const S of await c(d))o.get(S)!==await B(a,S)&&h.push(S);const C=await p(
h,S=>A((0,j.join)(S,"index.html"))),K=new Set(C.map(S=>d.find(H=>(0,D.FK)(H.folder,S))?.folder));if(K.size>1)throw(0,P.zs)(l.filter(S=>K.has((0,j.join)(a,S.folder))));
if(C[0]!==void 0)return C[0];const T=await b(i);if(T!==void 0)return T;const U=h.find(S=>!o.has(S));if(U!==void 0)return U;if(l.length>1)throw(0,P.zs)(l);const Z=y(
[...o.keys()].map(S=>(0,j.relative)(e,S)));throw(0,$.V2)("build","output_missing",`${Z}; ${await r(e)}. ${u}`)}async function p(i,a){const e=await Promise.all(i.
map(a));return i.filter((t,s)=>e[s])}const v=1e3;async function b({source:i,folder:a,began:e}){for(const t of new Set([a,i])){const s=[];for await(const o of new E.
j(t,N.ml).walk(/^index\.html$/)){const d=(0,j.dirname)(o);if(s.length>=v)break;if(d===a||d===i||s.some(h=>(0,D.FK)(h,d)))continue;const{ctimeMs:l}=await(0,O.lstat)(
o).catch(()=>({ctimeMs:0}));l>=e&&s.push(d)}if(s.length===1)return s[0]}}const u="Set the output directory to the folder that the build writes";function y(i){const a=`\
The build left none of the usual output directories (${m(W)})`;return i.length===0?a:`${a}, except ${m(i)}, which is in the repository and got no page from the \
build`}function w(i){return`The app's output directory \`${i}\``}async function c(i){return(await Promise.all(i.map(async({folder:e,usual:t})=>{const s=new Set(
[...t===void 0?[]:[t],...W]);return(await Promise.all([...s].map(d=>I(e,d)))).filter(d=>d!==void 0).map(d=>(0,j.join)(e,d))}))).flat()}const g=1e3;async function I(i,a){
const[e="",t]=a.split("*",2);if(t===void 0)return await x((0,j.join)(i,a))?a:void 0;const s=await(0,O.readdir)((0,j.join)(i,e),{withFileTypes:!0}).catch(()=>[]),
o=[];for(const{name:d}of s.filter(l=>l.isDirectory()).slice(0,g))await x((0,j.join)(i,`${e}${d}${t}`))&&o.push(`${e}${d}${t}`);return o.length===1?o[0]:void 0}async function x(i){
return(await(0,O.stat)(i).catch(()=>{}))?.isDirectory()??!1}async function A(i){return(await(0,O.stat)(i).catch(()=>{}))?.isFile()??!1}async function r(i){const e=(await(0,O.
readdir)(i,{withFileTypes:!0})).filter(t=>t.isDirectory()&&![".git","node_modules"].includes(t.name)).map(t=>t.name);return e.length===0?"there are no folders":
`the folders there are ${m(e.slice(0,20).sort())}`}function m(i){return i.map(a=>`\`${a}\``).join(", ")}})};export{re as id,oe as ids,ae as modules};

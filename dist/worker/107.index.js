const J=107,q=[107],tt={3531:((z,F,c)=>{c.d(F,{kl:()=>k,pI:()=>y,pS:()=>O});function y({what:P,folder:M,why:x,command:j,commandWhy:$,node:T,tool:B}){const R=S=>S?
` (${S})`:"",C=[P];return M!==""&&C.push(`in \`${M}\`${R(x)}`),j!==void 0&&C.push(`built by \`${j}\`${R($)}`),T&&C.push(`with Node.js ${T.version}${R(T.by)}`),j!==
void 0&&C.push(`and ${B??""}`.trimEnd()),`Detected ${C.join(", ").replace(", and "," and ")}`}function O(P){return`Found the site in \`${P}\``}function k(P,M){return`\
This app became ${P}: ${M}. To publish files instead: --app-type web-landing`}function U(P){const M=P.split(`
`).findLast(x=>x.startsWith("This app became "));return M&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(M)?.[1]}function N(P){const M=P.split(
`
`),x=M.find($=>$.startsWith("Detected "))??"",j=M.findLast($=>$.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(x)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(x)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(x)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(j)?.[1]}}}),1159:((z,F,c)=>{c.r(F),c.d(F,{dependenciesOf:()=>v,detectFramework:()=>C,loadFrameworks:()=>R});
var y=c(6760),O=c(8302);const k=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],U=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],N={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --\
environment production",eleventy:"eleventy",rollup:"rollup --config"},P={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepre\
ss/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},M=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
x=new Set(["react-router","remix","tanstack-start"]),j=new Set(["vite","parcel","storybook","nitro"]),$=new Set(["nextjs","remix","react-router"]),T=new Set(["@\
tanstack/router-plugin"]),B=/\.(?:ya?ml|toml|json|rb)$/;async function R(){return(await c.e(901).then(c.t.bind(c,2901,19))).frameworks}async function C(p,f,b){const a=v(
b),m=[...a].some(l=>M.test(l)),i=(l,g)=>{const D=l.find(I=>a.has(I.package));if(D===void 0)return;const{command:L,output:W,package:A,name:V=A}=D,Q=g==="bundler"&&
m;return{name:V,slug:A,command:L,output:W,why:`depends on ${A}`,kind:g,isClientSide:Q}},n=i(k,"site");if(n)return n;const t=[];for(const l of await R()){const g=await h(
l,D=>E(D,p,f,a));g&&t.push({framework:l,why:g})}const e=new Set(t.flatMap(({framework:l})=>l.supersedes??[])),s=t.filter(({framework:l})=>!l.slug||!e.has(l.slug)).
map(({framework:l,why:g})=>K(l,g,m)),[o,d]=[s.filter(S),s.find(l=>!S(l))],u=l=>o.find(g=>g.kind===l),_=u("bundler")??i(U,"bundler");return u("site")??_??u("fore\
ign")??u("server")??d}function S({slug:p}){return p!=="storybook"}function K(p,f,b){const{name:a,settings:m}=p,i=p.slug??a,n=N[i]??r(m.buildCommand),t=i in P?P[i]:
r(m.outputDirectory)??void 0,{every:e=[],some:s=[]}=p.detectors??{},o=[...e,...s].flatMap(({path:g})=>g??[]),d=o.length>0&&o.every(g=>B.test(g)),_=n===null||p.useRuntime!==
void 0&&!$.has(i)?"server":d?"foreign":j.has(i)?"bundler":"site",l=_==="bundler"&&b||x.has(i)||G(p);return{name:a,slug:i,command:n,output:t,why:f,kind:_,isClientSide:l}}
function G({defaultRoutes:p}){return Array.isArray(p)&&p.some(f=>(0,O.Gv)(f)&&f.dest==="/index.html")}function r(p){return"value"in p&&typeof p.value=="string"?
p.value:null}async function h({detectors:p,settings:f,experimental:b},a){const m=r(f.outputDirectory)==="N/A";if(!p||b||m&&!p.every?.some(({matchPackage:n})=>n))
return;const i=[];for(const n of p.every??[]){if(T.has(n.matchPackage??""))continue;const t=await a(n);if(t===void 0)return;i.push(t)}if(!p.some)return i[0];for(const n of p.
some){const t=await a(n);if(t!==void 0)return i[0]??t}}async function E({matchPackage:p,path:f,matchContent:b},a,m,i){if(p!==void 0)return i.has(p)?`depends on ${p}`:
void 0;if(f===void 0||f==="package.json")return;const n=await a.lines((0,y.join)(m,f));if(n===void 0)return;const t=e=>e.length<=w&&new RegExp(b??"").test(e);return b===
void 0||n.some(t)?`has ${f}`:void 0}const w=1e3;function v(p){const{dependencies:f,devDependencies:b}=p?.value??{};return new Set([f,b].flatMap(a=>(0,O.Gv)(a)?Object.
keys(a):[]))}}),6636:((z,F,c)=>{c.d(F,{Fb:()=>$,Fm:()=>x,Zo:()=>T});var y=c(8302),O=c(8266);const k={kind:"tree",packages:"production"};function U(r){return{kind:"\
output",root:"",only:r,cwd:"",copies:[]}}const N=/^node(?:[-_](?:server|cluster))?$/,P=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,
M=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(r){const h=(0,y.D7)(await r.text(".output/nitro.js\
on")??"");if(!h)return;const E=typeof h.preset=="string"?h.preset:"node-server";if(P.test(E))return;if(!N.test(E))return{by:`the preset \`${G(E)}\``,remedy:"Rem\
ove the preset, or set it to `node-server`"};const w=S(h,"serverEntry")??"server/index.mjs",v=S(h,"publicDir")??"public";if(await r.isFile(`.output/${w}`))return{
framework:C(h,r),command:`node .output/${w}`,contents:U(".output"),files:{from:`.output/${v}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,
async find(r){const h=(0,y.D7)(await r.text(".next/required-server-files.json")??""),E=[S(h??{},"relativeAppDir")??"",r.folder,""];for(const w of E){const v=b=>w===
""?b:`${w}/${b}`;if(!await r.isFile(`.next/standalone/${v("server.js")}`))continue;const p=[{from:"public",to:v("public")},{from:".next/static",to:v(".next/stat\
ic")}];return{command:"node server.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:w,copies:p},files:await B(r)}}if(!(!await r.isFile(".next/BUI\
LD_ID")||await r.isFile(".next/export-detail.json")))return{command:"next start",contents:k,files:await B(r)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,
async find(r){if(r.packages.has("@sveltejs/kit")&&!(!await r.isFile("build/index.js")||!await r.isFile("build/handler.js")))return{command:"node build/index.js",
contents:k,files:{from:"build/client",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(r){if(!(!r.packages.has("as\
tro")||!await r.isFile("dist/server/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:k,files:{from:"dist/client",to:""}}}},{name:"React Router",
looksFor:"build/server/index.js",own:/\b(?:react-router|remix)-serve\b/,async find(r){const h=["react-router-serve","remix-serve"].find((E,w)=>r.packages.has(["\
@react-router/serve","@remix-run/serve"][w]??""));if(!(h===void 0||!await r.isFile("build/server/index.js")))return{command:`${h} build/server/index.js`,contents:k,
files:{from:"build/client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(r){if(!(!["@tanstac\
k/react-start","@tanstack/solid-start","@tanstack/start"].some(E=>r.packages.has(E))||!r.packages.has("srvx")||!await r.isFile("dist/server/server.js")))return{
command:"srvx --prod -s ../client dist/server/server.js",contents:k,files:{from:"dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,
async find(r){if(!["@builder.io/qwik-city","@qwik.dev/router"].some(w=>r.packages.has(w)))return;const h=(await r.names("server")).find(w=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.
test(w));if(h===void 0)return;const E={kind:"tree",packages:"all"};return{command:`node server/${h}`,contents:E,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"\
dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(r){if(r.packages.has("@angular/core"))for(const h of(await r.names("dist")).filter(K)){if(!await r.
isFile(`dist/${h}/server/server.mjs`))continue;const E=!/"externalDependencies"/.test(await r.text("angular.json")??"");return{command:`node dist/${h}/server/se\
rver.mjs`,contents:E?U(`dist/${h}`):k,files:{from:`dist/${h}/browser`,to:""}}}}},{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(r){
if(!(!r.packages.has("@analogjs/platform")||!await r.isFile("dist/analog/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:U("dist\
/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(r){if(!(!r.packages.has(
"@nestjs/core")||!await r.isFile("dist/main.js")))return{command:"node dist/main.js",contents:k,files:null}}}];async function x(r,h){const E=await j(r);if(E&&"r\
emedy"in E&&h===void 0)return E;const w=E&&"command"in E?E:void 0;if(h!==void 0){const f=w?.command===h.trim();return{framework:w?.framework??null,command:h,why:"\
the setting startCommand",contents:w&&f?w.contents:k,files:w?.files??null}}if(w)return w;const v=(0,O.x)(r.scripts),p={framework:null,contents:k,files:null};if(v&&
v.command!=="")return{...p,command:v.command,why:"the script start"};if(!(r.scripts.start!==void 0||!await r.isFile("server.js")))return{...p,command:"node serv\
er.js",why:"server.js"}}async function j(r){const h=(0,O.x)(r.scripts);for(const{name:w,looksFor:v,own:p,find:f}of M){const b=await f(r);if(b)return"remedy"in b?
{framework:w,...b}:h&&!p.test(h.command)?void 0:{framework:w,why:`\`${v}\``,...b}}return await r.isFile(".vercel/output/config.json")?{framework:"The build",by:"\
`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}const $=["the setting startCommand","a script `start` that \
starts a server","server.js",...M.map(({name:r,looksFor:h})=>`\`${h}\` (${r})`)],T={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"soli\
dstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"\
node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"true"}};async function B(r){const h=(0,y.D7)(await r.
text(".next/routes-manifest.json")??""),E=typeof h?.basePath=="string"?h.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(E)||/\/\.{1,2}(?:\/|$)/.test(E)?null:
{from:".next/static",to:`${E}/_next/static`.slice(1)}}const R=[{slug:"nuxt",name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@sol\
idjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanstack/react-start","@tanstack/solid-start"]}];function C({framework:r},{packages:h}){const E=(0,y.
Gv)(r)?r.name:void 0;return(R.find(v=>v.slug===E)??R.find(v=>v.packages.some(p=>h.has(p))))?.name??"Nitro"}function S(r,h){const E=(0,y.Gv)(r.output)?r.output[h]:
void 0,w=r[h]??E;if(typeof w!="string")return;const v=w.replace(/^\.\//,"").split("/");return v.length<=20&&v.every(K)?v.join("/"):void 0}function K(r){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.
test(r)}function G(r){return r.replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((z,F,c)=>{c.d(F,{K:()=>M,x:()=>N});const y=5,O=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
k=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
U=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function N(x){const j=[x.prestart,x.start].filter(R=>R!==void 0&&R.trim()!=="");if(x.start===void 0||j.length===0)return;let $=P(j.join(" && "));const T=[];for(let R=0;R<
y;R+=1){for(;$[0]!==void 0&&k.test($[0]);)T.push(...$.splice(0,1));const C=$.length===1?O.exec($[0]??"")?.[1]:void 0,S=C===void 0||!Object.hasOwn(x,C)?void 0:x[C];
if(S===void 0)break;$=P(S)}const B=M($.at(-1)??"");if(!(B===""||U.test(B)))return{command:$.join(" && "),builds:T}}function P(x){return(/["'`\\]/.test(x)?[x]:x.
split("&&")).map($=>$.trim()).filter($=>$!=="")}function M(x){return x.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),6624:((z,F,c)=>{c.d(F,{p:()=>R,z:()=>v});var y=c(6760),O=c(8302),k=c(1159),U=c(8266),N=c(8013),P=c(6709),M=c(402),x=c(3573),j=c(6263);const $={folder:"",
why:void 0,apps:[]},T=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,B=10;async function R(a,m=!1){
const i=await a.has((0,y.join)(a.root,"index.html")),n=await(0,P.PX)(a,a.root),t=n.find(({folder:I})=>I===""),e=await(0,k.detectFramework)(a,a.root,t),s=t&&(0,j.
Dh)(t,e),o=t!==void 0&&s!==void 0,d=o&&e?.kind==="site"&&(0,j.Np)((0,j.r7)(t,s),e);if(i||d||m&&S(t))return $;const u=t&&(0,j.Sf)(t).build,_=await w(a,e);if(_.length>
0)return u!==void 0&&r(_,u).length===1?K(_):h(_);const l=await f(a,t),g=await b(a,n,l,m),D=g.some(({folder:I})=>!T.test(I))?g.filter(({folder:I})=>!T.test(I)):g,
[L,W]=D,A=!a.isOver&&n.length<P.PO;if(L===void 0&&!A&&e===void 0&&!o)throw p();if(L===void 0||l===void 0&&t&&e?.kind==="site"&&!o)return $;const V=["turbo.json",
"turbo.jsonc","nx.json"].map(I=>a.has((0,y.join)(a.root,I))),Q=(await Promise.all(V)).includes(!0);return t&&u!==void 0&&l!==void 0&&!(Q&&!W)?G(t,D)??K(D):t&&u!==
void 0&&l===void 0&&!(0,j.es)(t)&&r(D,u).length===0?$:h(D)}const C=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function S(a){const m=a&&
(0,U.x)((0,j.Sf)(a));return m!==void 0&&!C.test(m.command)}function K(a){return{folder:"",why:"`build` of the workspace",apps:a}}function G(a,m){if(r(m,(0,j.r7)(
a,"build")).length>0)return;const i=(0,j.PI)(a,m.length).flatMap(([s,o])=>r(m,o).map(d=>({app:d,script:s}))),[n]=i;if(!n||i.some(({app:s})=>s!==n.app))return;const{
app:t,script:e}=n;return{...t,why:`\`${e}\` of the workspace builds it`,apps:[],...(0,j.Zl)(e)?{}:{rootScript:e}}}function r(a,m){const i=m.split(/[\s/:='"]+/);
return a.filter(({folder:n})=>i.includes(n.split("/").at(-1)??""))}function h(a){const[m,i]=a;if(m===void 0||i!==void 0)throw v(a);return{...m,why:"the only fol\
der that can be deployed",apps:[]}}const E=200;async function w(a,m){if(!await a.has((0,y.join)(a.root,"nx.json")))return[];const i=[];let n=0;for await(const t of a.
walk(/^project\.json$/)){if(n+=1,n>E)break;const e=await a.json(t),s=a.pathOf(t).replace(/\/?project\.json$/,"");if(e?.projectType!=="application"||!(0,O.Gv)(e.
targets)||!("build"in e.targets))continue;const o=await(0,k.detectFramework)(a,(0,y.join)(a.root,s),void 0)??m;s!==""&&!T.test(s)&&i.push({folder:s,framework:o})}
return i}function v(a){const m=a.toSorted((n,t)=>n.folder<t.folder?-1:1).slice(0,B).map(({folder:n,framework:t})=>`\`${n}\`${t?` (${t.name})`:""}`),i=a.length>B?
` and ${a.length-B} more`:"";return(0,N.V2)("build","app_ambiguous",`The repository has several apps: ${m.join(", ")}${i}. Set rootDirectory in app-settings to \
one of them`)}function p(){return(0,N.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-settings to th\
e folder of the app, or the output directory to `.` if its files are the site")}async function f(a,m){const n=(await(0,M.$M)(a.root,a.root))?.lockfile.file??"pa\
ckage-lock.json",{patterns:t}=await(0,x.c)({file:n,folder:"",text:""},m,a);return t.length>0?t:void 0}async function b(a,m,i,n){const t=[];for(const e of m){const{
folder:s}=e;if(s===""||i&&!(0,x.S)(s,i))continue;const o=(0,y.join)(a.root,s),d=await(0,k.detectFramework)(a,o,e);if(n&&(0,U.x)((0,j.Sf)(e))){t.push({folder:s,framework:d});
continue}const u=d&&(0,j.Dh)(e,d);if(!d||u===void 0||d.kind==="site"&&(0,j.es)(e)&&!(0,j.xP)((0,j.r7)(e,u),d))continue;const _=d.slug==="vite"&&await a.has((0,y.
join)(o,"index.html"));(d.kind==="site"||_)&&t.push({folder:s,framework:d})}return t}}),4107:((z,F,c)=>{c.d(F,{C7:()=>r,K5:()=>p,df:()=>m,ht:()=>v});var y=c(1455),
O=c(6760),k=c(7994),U=c(3531),N=c(1159),P=c(6636),M=c(8266),x=c(8013),j=c(6419),$=c(4046),T=c(402),B=c(901),R=c(694),C=c(6624),S=c(6263),K=c(6357),G=c(2719);async function r(i){
const{job:n,workspace:t,context:e}=i,s=new B.j(t.source,e.clock),o=await f(i,s),d=await b(i,o);i.root=d;const u=await(0,T.Wh)(d,t.source),{packageJson:_}=u,l=await(0,N.
detectFramework)(s,d,_)??o.framework,g=n.type!=="web-landing",D={sources:s,folder:d,project:u,framework:l,rootScript:o.rootScript},L=g?void 0:await h(i,D,!1),W=l&&
L&&n.outputDirectory===null&&(0,S.Np)(L.text,l)?await(0,K.Xc)(D,L.text):void 0,A=n.detectsType?await(0,G.Ch)(n,D,L!==void 0,W):void 0,V=g||A!==void 0,Q=V&&await w(
i,D),I={folder:d,project:u,framework:l,app:o,isFunction:V,detected:A,mayServe:Q},Y=V?await(0,K.TA)(D):void 0;if(Y)throw Y;const Z=V?await h(i,D,!0):L;if(Z!==void 0){
if(W&&!V&&!n.buildCommand)throw(0,K.qn)(W);return{...I,command:Z.run}}const H=await(0,R._l)(d,n.outputDirectory)||Q?void 0:await a(D);if(H)throw H;return{...I,command:void 0}}
async function h({job:i},n,t){if(!i.buildCommand)return(0,S.Nl)(n,t);const{packageJson:e}=n.project,s=E.exec(i.buildCommand.trim())?.[1],o=/[&;|]/.test(i.buildCommand)?
"":i.buildCommand;return{run:i.buildCommand,text:s!==void 0&&e?(0,S.r7)(e,s):o}}const E=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;async function w({job:i},{
folder:n,project:t,framework:e}){const{packageJson:s}=t;return i.settings.startCommand!==void 0||e?.kind==="server"||s&&(0,M.x)((0,S.Sf)(s))?!0:s!==void 0&&(0,j.
fo)((0,O.join)(n,"server.js"))}function v({framework:i,app:n}){const t=[i,...n.apps.map(e=>e.framework)].flatMap(e=>e?.slug??[]);return Object.assign({},...t.map(
e=>Object.hasOwn(P.Zo,e)?P.Zo[e]:{}))}function p(i,n,{app:t,framework:e}){return(t.apps.find(({folder:o})=>(0,k.FK)((0,O.join)(n,o),i))??(t.apps.length===1?t.apps[0]:
void 0))?.framework??e}async function f({job:i},n){const{rootDirectory:t,installCommand:e}=i.settings;if(t!==void 0)return{folder:t,why:"the setting rootDirecto\
ry",apps:[]};const s=i.buildCommand||i.outputDirectory!==null||e!==void 0,o=i.type!=="web-landing";return s?{folder:"",why:void 0,apps:[]}:(0,C.p)(n,o)}async function b({
workspace:i},{folder:n}){const t=await(0,k.UG)(i.source,n||".").catch(()=>{});if(t&&(await(0,y.stat)(t)).isDirectory())return t;throw(0,x.V2)("clone","root_dire\
ctory_missing",`The app's root directory \`${n}\` is not in the repository`)}async function a(i){const{framework:n,sources:t,folder:e}=i,{packageJson:s}=i.project;
if(!n)return;const o=await t.has(`${e}/index.html`);if(n.kind==="server"){const g=o?void 0:await(0,K.Xc)(i,"");return g&&(0,K.qn)(g)}if(n.kind==="foreign"){const g=`\
The project is a site of ${n.name} (it ${n.why}), which is not an npm package`,D=`Build it before, and deploy the folder that it writes, or set the build comman\
d to \`${n.command}\` on a platform that has it`;return o?void 0:(0,x.V2)("build","build_script_missing",`${g}. ${D}`)}if(!s)return;const d=n.why.replace("depen\
ds on ",""),u=(0,S.rm)(s),_=u===void 0?n.command:`${i.project.manager} run ${u}`,l=u===void 0?"":`. Its script \`${u}\` may be it`;return(0,x.iY)((0,$.$t)(s,"sc\
ripts"),"build","build_script_missing",`The file \`${s.file}\` depends on ${d} and has no \`build\` script, and the app has no build command${l}. Add "build": "${_}\
" to its scripts, or set the build command to \`${_}\``)}function m(i,n){const{folder:t,project:e,command:s,framework:o,app:d,mayServe:u}=n,{job:_,node:l,workspace:g}=i,
L=o?.why.startsWith("has ")===!0?"the folder":e.packageJson?.file??(d.framework?"package.json":"the folder"),W=s!==void 0?"no known framework":u?"a server":"a f\
older of files";return(0,U.pI)({what:o?`${o.name} (${L} ${o.why})`:W,folder:(0,O.relative)(g.source,t),why:d.why,command:s,commandWhy:_.buildCommand?"the settin\
g":d.folder===""?d.why:void 0,node:l,tool:e.tool??`npm ${l?.npm??""}`.trim()})}}),6263:((z,F,c)=>{c.d(F,{Dh:()=>x,Nl:()=>p,Np:()=>h,PI:()=>G,Sf:()=>M,Zl:()=>$,es:()=>R,
r7:()=>r,rm:()=>B,xP:()=>K});var y=c(6760),O=c(8302),k=c(1159),U=c(8266);const N=/^[\w:.-]{1,60}$/,P=/^(?:generate|export|prod(?:uction)?)$|build/;function M({value:n}){
const t=(0,O.Gv)(n.scripts)?Object.entries(n.scripts):[];return Object.fromEntries(t.filter(e=>typeof e[1]=="string"&&N.test(e[0])))}function x(n,t,e=!1){const s=M(
n);if(!e&&t?.slug==="nuxtjs"&&s.generate!==void 0)return"generate";const o=t?.kind==="site"&&R(n)&&!K(r(n,"build"),t);if(s.build!==void 0&&!o)return"build";if(!t)
return;const d=Object.entries(s).filter(([_,l])=>P.test(_)&&!(o&&$(_))&&h(l,t)),[u]=d.toSorted(([_],[l])=>T(_)-T(l));return u?.[0]??(s.build===void 0?void 0:"bu\
ild")}const j=/dev|test|stag|debug|watch|demo/;function $(n){return j.test(n)}function T(n){const[t,e]=[$(n),/prod/.test(n)];return(t?200:e?0:100)+n.length}function B(n){
const t=Object.entries(M(n)).filter(([d])=>P.test(d)&&!$(d)),e=new Set(t.map(([d])=>d)),s=([d,u])=>u.split(/[\s;&|]+/).filter(_=>_!==d&&e.has(_)).length,[o]=t.toSorted(
(d,u)=>s(u)-s(d)||T(d[0])-T(u[0]));return o?.[0]}function R({value:n}){return["main","module","exports","bin"].some(t=>Object.hasOwn(n,t))}const C=/:\*|(?:^|\s)(?:turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/,
S=/(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt)(?:\s|$)/;function K(n,t){return C.test(n)||S.test(n)||h(n,t)}function G(n,t){const e=r(n,"build");return C.
test(e)||t!==1&&S.test(e)?[]:Object.entries(M(n)).filter(([o])=>o!=="build"&&P.test(o)).toSorted(([o],[d])=>T(o)-T(d))}function r(n,t){const e=M(n),s=e[t]??"",o=s.
split(/[\s;&|]+/).flatMap(d=>d===t?[]:e[d]??[]);return[s,...o].join(" && ")}function h(n,{command:t}){const[e,s=""]=t?.split(" ")??[];return e===void 0?!1:n.split(
/[;&|()]+/).some(o=>{const d=o.split(/[\s"']+/);return d.some(_=>_===e||_===w[e])&&(s===""||[s,...E[s]??[]].some(_=>d.includes(_)))})}const E={generate:["build",
"g","-g","--generate"]},w={nuxt:"nuxi",eleventy:"@11ty/eleventy"},v=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function p(n,t){const{sources:e,folder:s,framework:o,
rootScript:d}=n,{packageJson:u,manager:_}=n.project,l=await f(n);if(l!==void 0)return{run:l,text:l};const g=u&&x(u,o,t);if(u&&g!==void 0){const A=d&&`cd ${(0,y.
relative)(s,e.root)} && ${_} run ${d}`;return{run:await a(n,g,A)??A??`${_} run ${g}`,text:r(u,g)}}const D=t&&u?(0,U.x)(M(u))?.builds??[]:[];if(D.length>0)return{
run:D.join(" && "),text:D.join(" && ")};const L=o&&u?await b(n,o):void 0,W=t&&L==="nuxt generate"?"nuxt build":L;return W===void 0?void 0:{run:W,text:W}}async function f({
sources:n,folder:t}){if(t===n.root||!await n.has((0,y.join)(n.root,"nx.json")))return;const e=await n.json((0,y.join)(t,"project.json")),{name:s,targets:o}=e??{};
if(!(typeof s!="string"||!v.test(s)||!(0,O.Gv)(o)||!("build"in o)))return`nx run ${s}:build`}async function b({sources:n,folder:t},e){return e.slug==="vite"?await n.
has((0,y.join)(t,"index.html"))?"vite build":void 0:e.kind!=="site"||e.command===null?void 0:e.slug!=="vitepress"?e.command:await n.filesIn((0,y.join)(t,"docs/.\
vitepress"),1e3)!==void 0?"vitepress build docs":e.command}async function a({sources:n,folder:t,project:{packageJson:e,manager:s,tool:o}},d,u){if(t===n.root||!e)
return;const _=A=>n.json((0,y.join)(n.root,A)),l=await _("package.json"),g=l&&(0,k.dependenciesOf)({value:l}),{name:D}=e.value,L=await _("turbo.json")??l?.turbo;
if(g?.has("turbo")&&(0,O.Gv)(L)&&m(L,d))return`turbo run ${d}`;if(typeof D!="string"||!v.test(D))return;if(g?.has("nx")&&await _("nx.json"))return`nx run ${D}:${d}`;
if(!i(e))return;const W=d==="build"&&u===void 0;if(s==="pnpm")return W?`pnpm --filter ${D}... run build`:`pnpm --filter ${D}^... run --if-present build && ${u??
`pnpm --filter ${D} run ${d}`}`;if(s==="yarn"&&o&&!/^yarn@1/.test(o)){const A=`yarn workspaces foreach -Rt --from ${D}`;return W?`${A} run build`:`${A} --exclud\
e ${D} run build && ${u??`yarn run ${d}`}`}}function m({tasks:n,pipeline:t},e){return[n,t].some(s=>(0,O.Gv)(s)&&Object.hasOwn(s,e))}function i({value:n}){return[
n.dependencies,n.devDependencies].some(t=>(0,O.Gv)(t)&&Object.values(t).some(e=>typeof e=="string"&&e.startsWith("workspace:")))}}),6357:((z,F,c)=>{c.d(F,{pO:()=>S,
Cm:()=>K,TM:()=>r,TA:()=>G,qn:()=>p,Xc:()=>C});var y=c(6760),O=c(8302);const k={files:["nuxt.config","nitro.config","vite.config","app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
remedy:"Remove the preset, or set it to `node-server`"},U={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:k,nitro:k,"solidstart-1":k,solidstart:k,"tanstack-start":{...k,files:["vite.config","app.config","nitr\
o.config"]}};var N=c(2881),P=c(8013),M=c(4046);const x="Deploy with --app-type web-ssr to run it, or let it write files:",j=["js","mjs","ts","cjs","mts"],$=["mj\
s","js","ts","cjs","mts"],T={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,adapter:/^[^/]*['"]@astrojs\/node['"]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{
files:["next.config"],static:/['"`]export['"`]/,remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},B="angular.json",R={remedy:"Set the output directory to a folder of files, or the build command to what writes on\
e"};async function C({framework:f,sources:b,folder:a,project:{packageJson:m}},i){if(!f)return;const{name:n}=f,t=f.kind==="server"?{...R,files:[]}:T[f.slug];if(!t||
/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.test(i))return;let e;for(const s of h(t,a)){const o=await b.lines(s);if(o===void 0)continue;const d=b.
pathOf(s),u=o.map(v);if(t.static&&u.some(l=>t.static?.test(l)))return;const _=u.findIndex(l=>t.server?.test(l));if(_!==-1){const l=(t.server?.exec(u[_]??"")?.index??
0)+1,g=`\`${u[_]?.trim().slice(0,100)}\` in \`${d}\``;return{framework:n,by:g,remedy:t.remedy,place:{file:d,line:_+1,column:l}}}e??={file:d,line:E(u),column:1}}
if(!t.server)return e??=m&&(0,M.$t)(m,(0,O.Gv)(m.value.scripts)?"scripts":"dependencies"),{framework:n,by:e?`\`${e.file}\``:"the project",remedy:t.remedy,place:e}}
async function S({framework:f,sources:b,folder:a}){const m=f&&Object.hasOwn(T,f.slug)?T[f.slug]:void 0,i=m?.adapter&&await r(b,h(m,a,$),m.adapter);if(!f||!i)return;
const n=`\`${i.text.trim().slice(0,100)}\` in \`${i.place.file}\``;return{framework:f.name,by:n,place:i.place}}function K(f){return(f&&T[f.slug]?.remedy)??R.remedy}
async function G({framework:f,sources:b,folder:a}){const m=f&&Object.hasOwn(U,f.slug)?U[f.slug]:void 0,i=m&&await r(b,h(m,a),m.line,v);if(!m||!i)return;const n=`${f?.
name} makes a server for another host here (\`${i.named}\`), and Slipway runs servers of Node.js. ${m.remedy}`;return(0,P.iY)(i.place,"build","server_build",n)}
async function r(f,b,a,m=i=>i){for(const i of b)for(const[n,t]of(await f.lines(i)??[]).entries()){const e=a.exec(m(t));if(e)return{place:{file:f.pathOf(i),line:n+
1,column:e.index+1},named:e[1],text:t}}}function h({files:f},b,a=j){return f.flatMap(i=>i==="angular"?[B]:a.map(n=>`${i}.${n}`)).map(i=>(0,y.join)(b,i))}function E(f){
const b=f.findIndex(a=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(a));return b===-1?1:b+1}const w=1e3;function v(f){return f.
length>w||/^\s*(?:\*|\/\*)/.test(f)?"":f.replace(/(^|\s)\/\/.*$/,"$1")}function p({framework:f,by:b,remedy:a,place:m}){const i=`${a.charAt(0).toLowerCase()}${a.
slice(1)}`,n=`${f} makes a server here (${b}), and this app serves the files of its build. ${x} ${i}`,t=(0,P.iY)(m,"build","server_build",n),e=t.facts.diagnostics.
map(s=>({...s,message:`${f} makes a server here`}));return new N.$w({...t.facts,diagnostics:e})}}),2719:((z,F,c)=>{c.d(F,{$4:()=>K,A6:()=>r,Bs:()=>G,Ch:()=>C,KL:()=>R});
var y=c(6760),O=c(8302),k=c(8266),U=c(6419),N=c(4046),P=c(6263),M=c(6357);const x=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","p\
olka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],j=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
$=["views","public","templates","src/views","resources/views"],T=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,B=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
R=/\.x?html?$|^_redirects$/i;async function C(w,v,p,f){const{sources:b,folder:a,framework:m}=v,{packageJson:i}=v.project,{startCommand:n,assetsOnly:t}=w.settings;
if(w.outputDirectory!==null||t===!0)return;const e=async(L,W,A=!0)=>({type:await r(a,i),because:L,place:W,isSure:A});if(n!==void 0)return e("the setting startCo\
mmand starts a server",void 0);if(f&&m?.kind!=="server")return{type:"web-ssr",because:G(f),place:f.place,isSure:!0};const s=await(0,M.pO)(v);if(s)return{type:"w\
eb-ssr",because:G(s),place:s.place,isSure:!1};const o=await b.has((0,y.join)(a,"index.html"));if(!i||o||m!==void 0&&m.kind!=="server")return;const d=await S(a,i);
if(d===void 0)return;const{started:u,uses:_,words:l,place:g}=d;if(_!==void 0)return e(l,g,!p&&!u.isBuilt);if(!(!(!p&&(!u.isScript||T.test((0,k.K)(u.text))))||m!==
void 0||await b.hasFile(R)||b.isOver))return e(`${l}, and the repository has no page`,g)}async function S(w,v){const p=await E(w,v);if(p===void 0)return;const f=h(
v),b=x.find(i=>f.has(i)),a=(0,N.$t)(v,p.isScript?"scripts":"dependencies"),m=p.isScript?`\`${v.file}\` starts a server (\`${p.text}\`)`:`the folder has \`${p.text}\
\``;return{started:p,uses:b,place:a,words:b===void 0?m:`${m} and depends on ${b}`}}async function K(w,v){const p=v&&await S(w,v);if(p?.uses!==void 0)return`Only\
 files are published, although ${p.words}. To run it: --app-type web-ssr`}function G({framework:w,by:v}){return`${w} makes a server here (${v})`}async function r(w,v){
if([...h(v)].some(p=>j.test(p)))return"web-ssr";for(const p of $)if(await(0,U.lQ)((0,y.join)(w,p)))return"web-ssr";return"api"}function h(w){const{dependencies:v}=w?.
value??{};return new Set((0,O.Gv)(v)?Object.keys(v):[])}async function E(w,v){const p=(0,P.Sf)(v),f=(0,k.x)(p);if(f&&f.command!==""&&!B.test((0,k.K)(f.command)))
return{text:f.command.slice(0,100),isScript:!0,isBuilt:f.builds.length>0};if(p.start===void 0&&await(0,U.fo)((0,y.join)(w,"server.js")))return{text:"server.js",
isScript:!1,isBuilt:!1}}}),694:((z,F,c)=>{c.d(F,{PN:()=>B,_l:()=>K});var y=c(1455),O=c(6760),k=c(8500),U=c(1224),N=c(3739),P=c(7994),M=c(6624),x=c(8013),j=c(6419),
$=c(901);const T=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*\
/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function B(t){const{source:e,folder:s,asked:o,built:d,usual:u,
apps:_=[]}=t,l=_.map(A=>({folder:(0,O.join)(e,A.folder),usual:A.framework?.output})),g=l.length>0?l:[{folder:s,usual:u}],L=(o===null&&d?await p(g):[]).map(async A=>[
A,await n(e,A)]),W={...t,sites:g,stamps:new Map(await Promise.all(L)),began:await C(e)};return async()=>{const A=await G(W);try{if(await(0,y.realpath)(e)===e){const Q=await(0,P.
UG)(e,A);return{directory:Q,kind:!d&&Q===s?"folder":"build"}}}catch(Q){if(!(Q instanceof N.GQ))throw Q}const V=o===null?`The output directory \`${(0,O.relative)(
s,A)}\``:v(o);throw(0,x.V2)("build","output_unsafe",`${V} leads out of the repository`)}}const R=2e3;async function C(t){const e=await S(t);for(let s=0;s<R;s+=1){
const o=await S(t);if(o>e)return o;await(0,k.setTimeout)(1)}return e}async function S(t){return await(0,y.chmod)(t,(await(0,y.stat)(t)).mode),(await(0,y.stat)(t)).
ctimeMs}async function K(t,e){return e!==null&&(0,O.relative)(t,(0,O.join)(t,e))!==""&&await(0,j.lQ)((0,O.join)(t,e))}async function G(t){const{source:e,folder:s,
asked:o,built:d,stamps:u,sites:_,apps:l=[]}=t;if(o!==null){const I=(0,O.join)(s,o);if(await(0,j.lQ)(I))return I;throw(0,x.V2)("build","output_missing",`${v(o)} \
does not exist; ${await a(s)}`)}if(!d)return s;const g=[];for(const I of await p(_))u.get(I)!==await n(e,I)&&g.push(I);const D=await Promise.all(g.map(I=>(0,j.fo)(
(0,O.join)(I,"index.html")))),L=g.filter((I,Y)=>D[Y]),W=new Set(L.map(I=>_.find(Y=>(0,P.FK)(Y.folder,I))?.folder));if(W.size>1)throw(0,M.z)(l.filter(I=>W.has((0,O.
join)(e,I.folder))));if(L[0]!==void 0)return L[0];const A=await h(t);if(A!==void 0)return A;const V=g.find(I=>!u.has(I));if(V!==void 0)return V;if(l.length>1)throw(0,M.
z)(l);const Q=w([...u.keys()].map(I=>(0,O.relative)(s,I)));throw(0,x.V2)("build","output_missing",`${Q}; ${await a(s)}. ${E}`)}const r=1e3;async function h({source:t,
folder:e,began:s}){for(const o of new Set([e,t])){const d=[];for await(const u of new $.j(o,U.ml).walk(/^index\.html$/)){const _=(0,O.dirname)(u);if(d.length>=r)
break;if(_===e||_===t||d.some(g=>(0,P.FK)(g,_)))continue;const{ctimeMs:l}=await(0,y.lstat)(u).catch(()=>({ctimeMs:0}));l>=s&&d.push(_)}if(d.length===1)return d[0]}}
const E="Set the output directory to the folder that the build writes";function w(t){const e=`The build left none of the usual output directories (${m(T)})`;return t.
length===0?e:`${e}, except ${m(t)}, which is in the repository and got no page from the build`}function v(t){return`The app's output directory \`${t}\``}async function p(t){
return(await Promise.all(t.map(async({folder:s,usual:o})=>{const d=new Set([...o===void 0?[]:[o],...T]);return(await Promise.all([...d].map(_=>b(s,_)))).filter(
_=>_!==void 0).map(_=>(0,O.join)(s,_))}))).flat()}const f=1e3;async function b(t,e){const[s="",o]=e.split("*",2);if(o===void 0)return await(0,j.lQ)((0,O.join)(t,
e))?e:void 0;const d=await(0,y.readdir)((0,O.join)(t,s),{withFileTypes:!0}).catch(()=>[]),u=[];for(const{name:_}of d.filter(l=>l.isDirectory()).slice(0,f))await(0,j.
lQ)((0,O.join)(t,`${s}${_}${o}`))&&u.push(`${s}${_}${o}`);return u.length===1?u[0]:void 0}async function a(t){const s=(await(0,y.readdir)(t,{withFileTypes:!0})).
filter(o=>o.isDirectory()&&![".git","node_modules"].includes(o.name)).map(o=>o.name);return s.length===0?"there are no folders":`the folders there are ${m(s.slice(
0,20).sort())}`}function m(t){return t.map(e=>`\`${e}\``).join(", ")}const i=2e4;async function n(t,e){let s=0,o=0;try{const d=[await(0,P.UG)(t,e)];for(let u=d.
pop();u!==void 0;u=d.pop()){s=Math.max(s,(await(0,y.lstat)(u)).ctimeMs);for(const _ of await(0,y.readdir)(u,{withFileTypes:!0})){if(++o>i)return Number.NaN;const l=(0,O.
join)(u,_.name);_.isDirectory()?d.push(l):s=Math.max(s,(await(0,y.lstat)(l)).ctimeMs)}}return s}catch{return Number.NaN}}})};export{J as id,q as ids,tt as modules};

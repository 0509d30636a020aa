const J=107,q=[107],tt={3531:((H,N,c)=>{c.d(N,{kl:()=>k,pI:()=>b,pS:()=>E});function b({what:M,folder:P,why:O,command:j,commandWhy:$,node:R,tool:U}){const I=A=>A?
` (${A})`:"",L=[M];return P!==""&&L.push(`in \`${P}\`${I(O)}`),j!==void 0&&L.push(`built by \`${j}\`${I($)}`),R&&L.push(`with Node.js ${R.version}${I(R.by)}`),j!==
void 0&&L.push(`and ${U??""}`.trimEnd()),`Detected ${L.join(", ").replace(", and "," and ")}`}function E(M){return`Found the site in \`${M}\``}function k(M,P){return`\
This app became ${M}: ${P}. To publish files instead: --app-type web-landing`}function B(M){const P=M.split(`
`).findLast(O=>O.startsWith("This app became "));return P&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(P)?.[1]}function V(M){const P=M.split(
`
`),O=P.find($=>$.startsWith("Detected "))??"",j=P.findLast($=>$.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(O)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(O)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(O)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(j)?.[1]}}}),1159:((H,N,c)=>{c.r(N),c.d(N,{dependenciesOf:()=>m,detectFramework:()=>A,loadFrameworks:()=>L});
var b=c(6760),E=c(8302);const k=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],B=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],V=[{name:"Hugo",slug:"hugo",command:"hugo",output:"public",files:["hugo","config/_default/hugo","config/_default/config"].flatMap(s=>["toml",
"yaml","yml","json"].map(u=>`${s}.${u}`))},{name:"MkDocs",slug:"mkdocs",command:"mkdocs build",output:"site",files:["mkdocs.yml","mkdocs.yaml"]},{name:"mdBook",
slug:"mdbook",command:"mdbook build",output:"book",files:["book.toml"]}],M={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"\
parcel build index.html",ember:"ember build --environment production",eleventy:"eleventy",rollup:"rollup --config"},P={nuxtjs:".output/public",nextjs:"out",vitepress:"\
.vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-star\
t":"dist/client"},O=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,j=new Set(["react-router","remix","tanstack-start"]),$=new Set(["vite","parcel","sto\
rybook","nitro"]),R=new Set(["nextjs","remix","react-router"]),U=new Set(["@tanstack/router-plugin"]),I=/\.(?:ya?ml|toml|json|rb)$/;async function L(){return(await c.
e(901).then(c.t.bind(c,2901,19))).frameworks}async function A(s,u,l){const r=m(l),n=[...r].some(D=>O.test(D)),t=(D,S)=>{const G=D.find(Z=>r.has(Z.package));if(G===
void 0)return;const{command:K,output:F,package:z,name:Y=z}=G,X=S==="bundler"&&n;return{name:Y,slug:z,command:K,output:F,why:`depends on ${z}`,kind:S,isClientSide:X}},
e=t(k,"site");if(e)return e;const i=[];for(const D of await L()){const S=await v(D,G=>h(G,s,u,r));S&&i.push({framework:D,why:S})}const o=new Set(i.flatMap(({framework:D})=>D.
supersedes??[])),d=i.filter(({framework:D})=>!D.slug||!o.has(D.slug)).map(({framework:D,why:S})=>a(D,S,n)),[f,p]=[d.filter(Q),d.find(D=>!Q(D))],w=D=>f.find(S=>S.
kind===D),y=w("bundler")??t(B,"bundler"),T=w("site")??y??w("foreign")??w("server")??p,C=Object.keys(Object(l?.value.scripts)).length===0;return T??(C?await W(s,
u):void 0)}async function W(s,u){for(const{files:l,...r}of V)for(const n of l)if(await s.lines((0,b.join)(u,n))!==void 0)return{...r,why:`has ${n}`,kind:"foreig\
n",isClientSide:!1}}function Q({slug:s}){return s!=="storybook"}function a(s,u,l){const{name:r,settings:n}=s,t=s.slug??r,e=M[t]??g(n.buildCommand),i=t in P?P[t]:
g(n.outputDirectory)??void 0,{every:o=[],some:d=[]}=s.detectors??{},f=[...o,...d].flatMap(({path:C})=>C??[]),p=f.length>0&&f.every(C=>I.test(C)),y=e===null||s.useRuntime!==
void 0&&!R.has(t)?"server":p?"foreign":$.has(t)?"bundler":"site",T=y==="bundler"&&l||j.has(t)||_(s);return{name:r,slug:t,command:e,output:i,why:u,kind:y,isClientSide:T}}
function _({defaultRoutes:s}){return Array.isArray(s)&&s.some(u=>(0,E.Gv)(u)&&u.dest==="/index.html")}function g(s){return"value"in s&&typeof s.value=="string"?
s.value:null}async function v({detectors:s,settings:u,experimental:l},r){const n=g(u.outputDirectory)==="N/A";if(!s||l||n&&!s.every?.some(({matchPackage:e})=>e))
return;const t=[];for(const e of s.every??[]){if(U.has(e.matchPackage??""))continue;const i=await r(e);if(i===void 0)return;t.push(i)}if(!s.some)return t[0];for(const e of s.
some){const i=await r(e);if(i!==void 0)return t[0]??i}}async function h({matchPackage:s,path:u,matchContent:l},r,n,t){if(s!==void 0)return t.has(s)?`depends on ${s}`:
void 0;if(u===void 0||u==="package.json")return;const e=await r.lines((0,b.join)(n,u));if(e===void 0)return;const i=o=>o.length<=x&&new RegExp(l??"").test(o);return l===
void 0||e.some(i)?`has ${u}`:void 0}const x=1e3;function m(s){const{dependencies:u,devDependencies:l}=s?.value??{};return new Set([u,l].flatMap(r=>(0,E.Gv)(r)?Object.
keys(r):[]))}}),6636:((H,N,c)=>{c.d(N,{Fb:()=>$,Fm:()=>O,Zo:()=>R});var b=c(8302),E=c(8266);const k={kind:"tree",packages:"production"};function B(a){return{kind:"\
output",root:"",only:a,cwd:"",copies:[]}}const V=/^node(?:[-_](?:server|cluster))?$/,M=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,
P=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(a){const _=(0,b.D7)(await a.text(".output/nitro.js\
on")??"");if(!_)return;const g=typeof _.preset=="string"?_.preset:"node-server";if(M.test(g))return;if(!V.test(g))return{by:`the preset \`${Q(g)}\``,remedy:"Rem\
ove the preset, or set it to `node-server`"};const v=A(_,"serverEntry")??"server/index.mjs",h=A(_,"publicDir")??"public";if(await a.isFile(`.output/${v}`))return{
framework:L(_,a),command:`node .output/${v}`,contents:B(".output"),files:{from:`.output/${h}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,
async find(a){const _=(0,b.D7)(await a.text(".next/required-server-files.json")??""),g=[A(_??{},"relativeAppDir")??"",a.folder,""];for(const v of g){const h=s=>v===
""?s:`${v}/${s}`;if(!await a.isFile(`.next/standalone/${h("server.js")}`))continue;const x=[{from:"public",to:h("public")},{from:".next/static",to:h(".next/stat\
ic")}];return{command:"node server.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:v,copies:x},files:await U(a)}}if(!(!await a.isFile(".next/BUI\
LD_ID")||await a.isFile(".next/export-detail.json")))return{command:"next start",contents:k,files:await U(a)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,
async find(a){if(a.packages.has("@sveltejs/kit")&&!(!await a.isFile("build/index.js")||!await a.isFile("build/handler.js")))return{command:"node build/index.js",
contents:k,files:{from:"build/client",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(a){if(!(!a.packages.has("as\
tro")||!await a.isFile("dist/server/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:k,files:{from:"dist/client",to:""}}}},{name:"React Router",
looksFor:"build/server/index.js",own:/\b(?:react-router|remix)-serve\b/,async find(a){const _=["react-router-serve","remix-serve"].find((g,v)=>a.packages.has(["\
@react-router/serve","@remix-run/serve"][v]??""));if(!(_===void 0||!await a.isFile("build/server/index.js")))return{command:`${_} build/server/index.js`,contents:k,
files:{from:"build/client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(a){if(!(!["@tanstac\
k/react-start","@tanstack/solid-start","@tanstack/start"].some(g=>a.packages.has(g))||!a.packages.has("srvx")||!await a.isFile("dist/server/server.js")))return{
command:"srvx --prod -s ../client dist/server/server.js",contents:k,files:{from:"dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,
async find(a){if(!["@builder.io/qwik-city","@qwik.dev/router"].some(v=>a.packages.has(v)))return;const _=(await a.names("server")).find(v=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.
test(v));if(_===void 0)return;const g={kind:"tree",packages:"all"};return{command:`node server/${_}`,contents:g,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"\
dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(a){if(a.packages.has("@angular/core"))for(const _ of(await a.names("dist")).filter(W)){if(!await a.
isFile(`dist/${_}/server/server.mjs`))continue;const g=!/"externalDependencies"/.test(await a.text("angular.json")??"");return{command:`node dist/${_}/server/se\
rver.mjs`,contents:g?B(`dist/${_}`):k,files:{from:`dist/${_}/browser`,to:""}}}}},{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(a){
if(!(!a.packages.has("@analogjs/platform")||!await a.isFile("dist/analog/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:B("dist\
/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(a){if(!(!a.packages.has(
"@nestjs/core")||!await a.isFile("dist/main.js")))return{command:"node dist/main.js",contents:k,files:null}}}];async function O(a,_){const g=await j(a);if(g&&"r\
emedy"in g&&_===void 0)return g;const v=g&&"command"in g?g:void 0;if(_!==void 0){const m=v?.command===_.trim();return{framework:v?.framework??null,command:_,why:"\
the setting startCommand",contents:v&&m?v.contents:k,files:v?.files??null}}if(v)return v;const h=(0,E.x)(a.scripts),x={framework:null,contents:k,files:null};if(h&&
h.command!=="")return{...x,command:h.command,why:"the script start"};if(!(a.scripts.start!==void 0||!await a.isFile("server.js")))return{...x,command:"node serv\
er.js",why:"server.js"}}async function j(a){const _=(0,E.x)(a.scripts);for(const{name:v,looksFor:h,own:x,find:m}of P){const s=await m(a);if(s)return"remedy"in s?
{framework:v,...s}:_&&!x.test(_.command)?void 0:{framework:v,why:`\`${h}\``,...s}}return await a.isFile(".vercel/output/config.json")?{framework:"The build",by:"\
`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}const $=["the setting startCommand","a script `start` that \
starts a server","server.js",...P.map(({name:a,looksFor:_})=>`\`${_}\` (${a})`)],R={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"soli\
dstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"\
node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"true"}};async function U(a){const _=(0,b.D7)(await a.
text(".next/routes-manifest.json")??""),g=typeof _?.basePath=="string"?_.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(g)||/\/\.{1,2}(?:\/|$)/.test(g)?null:
{from:".next/static",to:`${g}/_next/static`.slice(1)}}const I=[{slug:"nuxt",name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@sol\
idjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanstack/react-start","@tanstack/solid-start"]}];function L({framework:a},{packages:_}){const g=(0,b.
Gv)(a)?a.name:void 0;return(I.find(h=>h.slug===g)??I.find(h=>h.packages.some(x=>_.has(x))))?.name??"Nitro"}function A(a,_){const g=(0,b.Gv)(a.output)?a.output[_]:
void 0,v=a[_]??g;if(typeof v!="string")return;const h=v.replace(/^\.\//,"").split("/");return h.length<=20&&h.every(W)?h.join("/"):void 0}function W(a){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.
test(a)}function Q(a){return a.replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((H,N,c)=>{c.d(N,{K:()=>P,x:()=>V});const b=5,E=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
k=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
B=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function V(O){const j=[O.prestart,O.start].filter(I=>I!==void 0&&I.trim()!=="");if(O.start===void 0||j.length===0)return;let $=M(j.join(" && "));const R=[];for(let I=0;I<
b;I+=1){for(;$[0]!==void 0&&k.test($[0]);)R.push(...$.splice(0,1));const L=$.length===1?E.exec($[0]??"")?.[1]:void 0,A=L===void 0||!Object.hasOwn(O,L)?void 0:O[L];
if(A===void 0)break;$=M(A)}const U=P($.at(-1)??"");if(!(U===""||B.test(U)))return{command:$.join(" && "),builds:R}}function M(O){return(/["'`\\]/.test(O)?[O]:O.
split("&&")).map($=>$.trim()).filter($=>$!=="")}function P(O){return O.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),6624:((H,N,c)=>{c.d(N,{p:()=>I,z:()=>h});var b=c(6760),E=c(8302),k=c(1159),B=c(8266),V=c(8013),M=c(6709),P=c(402),O=c(3573),j=c(6263);const $={folder:"",
why:void 0,apps:[]},R=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,U=10;async function I(s,u=!1){
const l=await s.has((0,b.join)(s.root,"index.html")),r=await(0,M.PX)(s,s.root),n=r.find(({folder:K})=>K===""),t=await(0,k.detectFramework)(s,s.root,n),e=n&&(0,j.
Dh)(n,t),i=n!==void 0&&e!==void 0,o=i&&t?.kind==="site"&&(0,j.Np)((0,j.r7)(n,e),t);if(l||o||u&&A(n))return $;const d=n&&(0,j.Sf)(n).build,f=await v(s,t);if(f.length>
0)return d!==void 0&&a(f,d).length===1?W(f):_(f);const p=await x(s,n),w=await m(s,r,p,u),y=w.some(({folder:K})=>!R.test(K))?w.filter(({folder:K})=>!R.test(K)):w,
[T,C]=y,D=!s.isOver&&r.length<M.PO;if(T===void 0&&!D&&t===void 0&&!i)throw(0,V.V2)("build","app_ambiguous","The repository has too many files to find its app in\
. Set rootDirectory in app-settings to the folder of the app, or the output directory to `.` if its files are the site");if(T===void 0||p===void 0&&n&&t?.kind===
"site"&&!i)return $;const S=["turbo.json","turbo.jsonc","nx.json"].map(K=>s.has((0,b.join)(s.root,K))),G=(await Promise.all(S)).includes(!0);return n&&d!==void 0&&
p!==void 0&&!(G&&!C)?Q(n,y)??W(y):n&&d!==void 0&&p===void 0&&!(0,j.es)(n)&&a(y,d).length===0?$:_(y)}const L=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;
function A(s){const u=s&&(0,B.x)((0,j.Sf)(s));return u!==void 0&&!L.test(u.command)}function W(s){return{folder:"",why:"`build` of the workspace",apps:s}}function Q(s,u){
if(a(u,(0,j.r7)(s,"build")).length>0)return;const l=(0,j.PI)(s,u.length).flatMap(([e,i])=>a(u,i).map(o=>({app:o,script:e}))),[r]=l;if(!r||l.some(({app:e})=>e!==
r.app))return;const{app:n,script:t}=r;return{...n,why:`\`${t}\` of the workspace builds it`,apps:[],...(0,j.Zl)(t)?{}:{rootScript:t}}}function a(s,u){const l=u.
split(/[\s/:='"]+/);return s.filter(({folder:r})=>l.includes(r.split("/").at(-1)??""))}function _(s){const[u,l]=s;if(u===void 0||l!==void 0)throw h(s);return{...u,
why:"the only folder that can be deployed",apps:[]}}const g=200;async function v(s,u){if(!await s.has((0,b.join)(s.root,"nx.json")))return[];const l=[];let r=0;
for await(const n of s.walk(/^project\.json$/)){if(r+=1,r>g)break;const t=await s.json(n),e=s.pathOf(n).replace(/\/?project\.json$/,"");if(t?.projectType!=="app\
lication"||!(0,E.Gv)(t.targets)||!("build"in t.targets))continue;const i=await(0,k.detectFramework)(s,(0,b.join)(s.root,e),void 0)??u;e!==""&&!R.test(e)&&l.push(
{folder:e,framework:i})}return l}function h(s){const u=s.toSorted((t,e)=>t.folder<e.folder?-1:1),l=u.slice(0,U).map(({folder:t,framework:e})=>`\`${t}\`${e?` (${e.
name})`:""}`),r=s.length>U?` and ${s.length-U} more`:"",n=JSON.stringify({rootDirectory:u[0]?.folder});return(0,V.V2)("build","app_ambiguous",`The repository ha\
s several apps: ${l.join(", ")}${r}. Set rootDirectory in app-settings to one of them, as \`${n}\``)}async function x(s,u){const r=(await(0,P.$M)(s.root,s.root))?.
lockfile.file??"package-lock.json",{patterns:n}=await(0,O.c)({file:r,folder:"",text:""},u,s);return n.length>0?n:void 0}async function m(s,u,l,r){const n=[];for(const t of u){
const{folder:e}=t;if(e===""||l&&!(0,O.S)(e,l))continue;const i=(0,b.join)(s.root,e),o=await(0,k.detectFramework)(s,i,t);if(r&&(0,B.x)((0,j.Sf)(t))){n.push({folder:e,
framework:o});continue}const d=o&&(0,j.Dh)(t,o);if(!o||d===void 0||o.kind==="site"&&(0,j.es)(t)&&!(0,j.xP)((0,j.r7)(t,d),o))continue;const f=o.slug==="vite"&&await s.
has((0,b.join)(i,"index.html"));(o.kind==="site"||f)&&n.push({folder:e,framework:o})}return n}}),4107:((H,N,c)=>{c.d(N,{C7:()=>a,K5:()=>x,df:()=>l,ht:()=>h});var b=c(
1455),E=c(6760),k=c(7994),B=c(3531),V=c(1159),M=c(6636),P=c(8266),O=c(8013),j=c(6419),$=c(4046),R=c(402),U=c(901),I=c(694),L=c(6624),A=c(6263),W=c(6357),Q=c(2719);
async function a(r){const{job:n,workspace:t,context:e}=r,i=new U.j(t.source,e.clock),o=await m(r,i),d=await s(r,o);r.root=d;const f=await(0,R.Wh)(d,t.source),{packageJson:p}=f,
w=await(0,V.detectFramework)(i,d,p)??o.framework,y=n.type!=="web-landing",T={sources:i,folder:d,project:f,framework:w,rootScript:o.rootScript},C=y?void 0:await _(
r,T,!1),D=w&&C&&n.outputDirectory===null&&(0,A.Np)(C.text,w)?await(0,W.Xc)(T,C.text):void 0,S=n.detectsType?await(0,Q.Ch)(n,T,C!==void 0,D):void 0,G=y||S!==void 0,
K=G&&await v(r,T),F={folder:d,project:f,framework:w,app:o,isFunction:G,detected:S,mayServe:K},z=G?await(0,W.TA)(T):void 0;if(z)throw z;const Y=G?await _(r,T,!0):
C;if(Y!==void 0){if(D&&!G&&!n.buildCommand)throw(0,W.qn)(D);return{...F,command:Y.run}}const Z=await(0,I._l)(d,n.outputDirectory)||K?void 0:await u(T);if(Z)throw Z;
return{...F,command:void 0}}async function _({job:r},n,t){if(!r.buildCommand)return(0,A.Nl)(n,t);const{packageJson:e}=n.project,i=g.exec(r.buildCommand.trim())?.[1],
o=/[&;|]/.test(r.buildCommand)?"":r.buildCommand;return{run:r.buildCommand,text:i!==void 0&&e?(0,A.r7)(e,i):o}}const g=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;
async function v({job:r},{folder:n,project:t,framework:e}){const{packageJson:i}=t;return r.settings.startCommand!==void 0||e?.kind==="server"||i&&(0,P.x)((0,A.Sf)(
i))?!0:i!==void 0&&(0,j.fo)((0,E.join)(n,"server.js"))}function h({framework:r,app:n}){const t=[r,...n.apps.map(e=>e.framework)].flatMap(e=>e?.slug??[]);return Object.
assign({},...t.map(e=>Object.hasOwn(M.Zo,e)?M.Zo[e]:{}))}function x(r,n,{app:t,framework:e}){return(t.apps.find(({folder:o})=>(0,k.FK)((0,E.join)(n,o),r))??(t.apps.
length===1?t.apps[0]:void 0))?.framework??e}async function m({job:r},n){const{rootDirectory:t,installCommand:e}=r.settings;if(t!==void 0)return{folder:t,why:"th\
e setting rootDirectory",apps:[]};const i=r.buildCommand||r.outputDirectory!==null||e!==void 0,o=r.type!=="web-landing";return i?{folder:"",why:void 0,apps:[]}:
(0,L.p)(n,o)}async function s({workspace:r},{folder:n}){const t=await(0,k.UG)(r.source,n||".").catch(()=>{});if(t&&(await(0,b.stat)(t)).isDirectory())return t;throw(0,O.
V2)("clone","root_directory_missing",`The app's root directory \`${n}\` is not in the repository`)}async function u(r){const{framework:n,sources:t,folder:e}=r,{
packageJson:i}=r.project;if(!n)return;const o=await t.has(`${e}/index.html`);if(n.kind==="server"){const y=o?void 0:await(0,W.Xc)(r,"");return y&&(0,W.qn)(y)}if(n.
kind==="foreign"){const y=`The project is a site of ${n.name} (it ${n.why}), which is not an npm package`,T=`Build it before, and deploy the folder that it writ\
es, or set the build command to \`${n.command}\` on a platform that has it`;return o?void 0:(0,O.V2)("build","build_script_missing",`${y}. ${T}`)}if(!i)return;const d=n.
why.replace("depends on ",""),f=(0,A.rm)(i),p=f===void 0?n.command:`${r.project.manager} run ${f}`,w=f===void 0?"":`. Its script \`${f}\` may be it`;return(0,O.
iY)((0,$.$t)(i,"scripts"),"build","build_script_missing",`The file \`${i.file}\` depends on ${d} and has no \`build\` script, and the app has no build command${w}\
. Add "build": "${p}" to its scripts, or set the build command to \`${p}\``)}function l(r,n){const{folder:t,project:e,command:i,framework:o,app:d,mayServe:f}=n,
{job:p,node:w,workspace:y}=r,C=o?.why.startsWith("has ")===!0?"the folder":e.packageJson?.file??(d.framework?"package.json":"the folder"),D=i!==void 0?"no known\
 framework":f?"a server":"a folder of files";return(0,B.pI)({what:o?`${o.name} (${C} ${o.why})`:D,folder:(0,E.relative)(y.source,t),why:d.why,command:i,commandWhy:p.
buildCommand?"the setting":d.folder===""?d.why:void 0,node:w,tool:e.tool??`npm ${w?.npm??""}`.trim()})}}),6263:((H,N,c)=>{c.d(N,{Dh:()=>O,Nl:()=>x,Np:()=>_,PI:()=>Q,
Sf:()=>P,Zl:()=>$,es:()=>I,r7:()=>a,rm:()=>U,xP:()=>W});var b=c(6760),E=c(8302),k=c(1159),B=c(8266);const V=/^[\w:.-]{1,60}$/,M=/^(?:generate|export|prod(?:uction)?)$|build/;
function P({value:n}){const t=(0,E.Gv)(n.scripts)?Object.entries(n.scripts):[];return Object.fromEntries(t.filter(e=>typeof e[1]=="string"&&V.test(e[0])))}function O(n,t,e=!1){
const i=P(n);if(!e&&t?.slug==="nuxtjs"&&i.generate!==void 0)return"generate";const o=t?.kind==="site"&&I(n)&&!W(a(n,"build"),t);if(i.build!==void 0&&!o)return"b\
uild";if(!t||e&&t.kind==="foreign")return;const d=Object.entries(i).filter(([p,w])=>M.test(p)&&!(o&&$(p))&&_(w,t)),[f]=d.toSorted(([p],[w])=>R(p)-R(w));return f?.[0]??
(i.build===void 0?void 0:"build")}const j=/dev|test|stag|debug|watch|demo/;function $(n){return j.test(n)}function R(n){const[t,e]=[$(n),/prod/.test(n)];return(t?
200:e?0:100)+n.length}function U(n){const t=Object.entries(P(n)).filter(([d])=>M.test(d)&&!$(d)),e=new Set(t.map(([d])=>d)),i=([d,f])=>f.split(/[\s;&|]+/).filter(
p=>p!==d&&e.has(p)).length,[o]=t.toSorted((d,f)=>i(f)-i(d)||R(d[0])-R(f[0]));return o?.[0]}function I({value:n}){return["main","module","exports","bin"].some(t=>Object.
hasOwn(n,t))}const L=/:\*|(?:^|\s)(?:turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/,A=/(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt)(?:\s|$)/;
function W(n,t){return L.test(n)||A.test(n)||_(n,t)}function Q(n,t){const e=a(n,"build");return L.test(e)||t!==1&&A.test(e)?[]:Object.entries(P(n)).filter(([o])=>o!==
"build"&&M.test(o)).toSorted(([o],[d])=>R(o)-R(d))}function a(n,t){const e=P(n),i=e[t]??"",o=i.split(/[\s;&|]+/).flatMap(d=>d===t?[]:e[d]??[]);return[i,...o].join(
" && ")}function _(n,{command:t}){const[e,i=""]=t?.split(" ")??[];return e===void 0?!1:n.split(/[;&|()]+/).some(o=>{const d=o.split(/[\s"']+/);return d.some(p=>p===
e||p===v[e])&&(i===""||[i,...g[i]??[]].some(p=>d.includes(p)))})}const g={generate:["build","g","-g","--generate"]},v={nuxt:"nuxi",eleventy:"@11ty/eleventy"},h=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;
async function x(n,t){const{sources:e,folder:i,framework:o,rootScript:d}=n,{packageJson:f,manager:p}=n.project,w=await m(n);if(w!==void 0)return{run:w,text:w};const y=f&&
O(f,o,t);if(f&&y!==void 0){const S=d&&`cd ${(0,b.relative)(i,e.root)} && ${p} run ${d}`;return{run:await u(n,y,S)??S??`${p} run ${y}`,text:a(f,y)}}const T=t&&f?
(0,B.x)(P(f))?.builds??[]:[];if(T.length>0)return{run:T.join(" && "),text:T.join(" && ")};const C=o&&f?await s(n,o):void 0,D=t&&C==="nuxt generate"?"nuxt build":
C;return D===void 0?void 0:{run:D,text:D}}async function m({sources:n,folder:t}){if(t===n.root||!await n.has((0,b.join)(n.root,"nx.json")))return;const e=await n.
json((0,b.join)(t,"project.json")),{name:i,targets:o}=e??{};if(!(typeof i!="string"||!h.test(i)||!(0,E.Gv)(o)||!("build"in o)))return`nx run ${i}:build`}async function s({
sources:n,folder:t},e){return e.slug==="vite"?await n.has((0,b.join)(t,"index.html"))?"vite build":void 0:e.kind!=="site"||e.command===null?void 0:e.slug!=="vit\
epress"?e.command:await n.filesIn((0,b.join)(t,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":e.command}async function u({sources:n,folder:t,project:{packageJson:e,
manager:i,tool:o}},d,f){if(t===n.root||!e)return;const p=S=>n.json((0,b.join)(n.root,S)),w=await p("package.json"),y=w&&(0,k.dependenciesOf)({value:w}),{name:T}=e.
value,C=await p("turbo.json")??w?.turbo;if(y?.has("turbo")&&(0,E.Gv)(C)&&l(C,d))return`turbo run ${d}`;if(typeof T!="string"||!h.test(T))return;if(y?.has("nx")&&
await p("nx.json"))return`nx run ${T}:${d}`;if(!r(e))return;const D=d==="build"&&f===void 0;if(i==="pnpm")return D?`pnpm --filter ${T}... run build`:`pnpm --fil\
ter ${T}^... run --if-present build && ${f??`pnpm --filter ${T} run ${d}`}`;if(i==="yarn"&&o&&!/^yarn@1/.test(o)){const S=`yarn workspaces foreach -Rt --from ${T}`;
return D?`${S} run build`:`${S} --exclude ${T} run build && ${f??`yarn run ${d}`}`}}function l({tasks:n,pipeline:t},e){return[n,t].some(i=>(0,E.Gv)(i)&&Object.hasOwn(
i,e))}function r({value:n}){return[n.dependencies,n.devDependencies].some(t=>(0,E.Gv)(t)&&Object.values(t).some(e=>typeof e=="string"&&e.startsWith("workspace:")))}}),
6357:((H,N,c)=>{c.d(N,{pO:()=>A,Cm:()=>W,TM:()=>a,TA:()=>Q,qn:()=>x,Xc:()=>L});var b=c(6760),E=c(8302);const k={files:["nuxt.config","nitro.config","vite.config",
"app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,remedy:"Remove the preset, or set i\
t to `node-server`"},B={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:k,nitro:k,"solidstart-1":k,solidstart:k,"tanstack-start":{...k,files:["vite.config","app.config","nitr\
o.config"]}};var V=c(2881),M=c(8013),P=c(4046);const O="Deploy with --app-type web-ssr to run it, or let it write files:",j=["js","mjs","ts","cjs","mts"],$=["mj\
s","js","ts","cjs","mts"],R={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,adapter:/^[^/]*['"]@astrojs\/node['"]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{
files:["next.config"],static:/['"`]export['"`]/,remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},U="angular.json",I={remedy:"Set the output directory to a folder of files, or the build command to what writes on\
e"};async function L({framework:m,sources:s,folder:u,project:{packageJson:l}},r){if(!m)return;const{name:n}=m,t=m.kind==="server"?{...I,files:[]}:R[m.slug];if(!t||
/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.test(r))return;let e;for(const i of _(t,u)){const o=await s.lines(i);if(o===void 0)continue;const d=s.
pathOf(i),f=o.map(h);if(t.static&&f.some(w=>t.static?.test(w)))return;const p=f.findIndex(w=>t.server?.test(w));if(p!==-1){const w=(t.server?.exec(f[p]??"")?.index??
0)+1,y=`\`${f[p]?.trim().slice(0,100)}\` in \`${d}\``;return{framework:n,by:y,remedy:t.remedy,place:{file:d,line:p+1,column:w}}}e??={file:d,line:g(f),column:1}}
if(!t.server)return e??=l&&(0,P.$t)(l,(0,E.Gv)(l.value.scripts)?"scripts":"dependencies"),{framework:n,by:e?`\`${e.file}\``:"the project",remedy:t.remedy,place:e}}
async function A({framework:m,sources:s,folder:u}){const l=m&&Object.hasOwn(R,m.slug)?R[m.slug]:void 0,r=l?.adapter&&await a(s,_(l,u,$),l.adapter);if(!m||!r)return;
const n=`\`${r.text.trim().slice(0,100)}\` in \`${r.place.file}\``;return{framework:m.name,by:n,place:r.place}}function W(m){return(m&&R[m.slug]?.remedy)??I.remedy}
async function Q({framework:m,sources:s,folder:u}){const l=m&&Object.hasOwn(B,m.slug)?B[m.slug]:void 0,r=l&&await a(s,_(l,u),l.line,h);if(!l||!r)return;const n=`${m?.
name} makes a server for another host here (\`${r.named}\`), and Slipway runs servers of Node.js. ${l.remedy}`;return(0,M.iY)(r.place,"build","server_build",n)}
async function a(m,s,u,l=r=>r){for(const r of s)for(const[n,t]of(await m.lines(r)??[]).entries()){const e=u.exec(l(t));if(e)return{place:{file:m.pathOf(r),line:n+
1,column:e.index+1},named:e[1],text:t}}}function _({files:m},s,u=j){return m.flatMap(r=>r==="angular"?[U]:u.map(n=>`${r}.${n}`)).map(r=>(0,b.join)(s,r))}function g(m){
const s=m.findIndex(u=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(u));return s===-1?1:s+1}const v=1e3;function h(m){return m.
length>v||/^\s*(?:\*|\/\*)/.test(m)?"":m.replace(/(^|\s)\/\/.*$/,"$1")}function x({framework:m,by:s,remedy:u,place:l}){const r=`${u.charAt(0).toLowerCase()}${u.
slice(1)}`,n=`${m} makes a server here (${s}), and this app serves the files of its build. ${O} ${r}`,t=(0,M.iY)(l,"build","server_build",n),e=t.facts.diagnostics.
map(i=>({...i,message:`${m} makes a server here`}));return new V.$w({...t.facts,diagnostics:e})}}),2719:((H,N,c)=>{c.d(N,{$4:()=>W,A6:()=>a,Bs:()=>Q,Ch:()=>L,KL:()=>I});
var b=c(6760),E=c(8302),k=c(8266),B=c(6419),V=c(4046),M=c(6263),P=c(6357);const O=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","p\
olka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],j=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
$=["views","public","templates","src/views","resources/views"],R=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,U=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
I=/\.x?html?$|^_redirects$/i;async function L(v,h,x,m){const{sources:s,folder:u,framework:l}=h,{packageJson:r}=h.project,{startCommand:n,assetsOnly:t}=v.settings;
if(v.outputDirectory!==null||t===!0)return;const e=async(D,S,G=!0)=>({type:await a(u,r),because:D,place:S,isSure:G});if(n!==void 0)return e("the setting startCo\
mmand starts a server",void 0);if(m&&l?.kind!=="server")return{type:"web-ssr",because:Q(m),place:m.place,isSure:!0};const i=await(0,P.pO)(h);if(i)return{type:"w\
eb-ssr",because:Q(i),place:i.place,isSure:!1};const o=await s.has((0,b.join)(u,"index.html")),d=l!==void 0&&l.kind!=="server"&&l.kind!=="foreign";if(!r||o||d)return;
const f=await A(u,r);if(f===void 0)return;const{started:p,uses:w,words:y,place:T}=f;if(w!==void 0)return e(y,T,!x&&!p.isBuilt);if(!(!(!x&&(!p.isScript||R.test((0,k.
K)(p.text))))||l!==void 0&&l.kind!=="foreign"||await s.hasFile(I)||s.isOver))return e(`${y}, and the repository has no page`,T)}async function A(v,h){const x=await g(
v,h);if(x===void 0)return;const m=_(h),s=O.find(r=>m.has(r)),u=(0,V.$t)(h,x.isScript?"scripts":"dependencies"),l=x.isScript?`\`${h.file}\` starts a server (\`${x.
text}\`)`:`the folder has \`${x.text}\``;return{started:x,uses:s,place:u,words:s===void 0?l:`${l} and depends on ${s}`}}async function W(v,h){const x=h&&await A(
v,h);if(x?.uses!==void 0)return`Only files are published, although ${x.words}. To run it: --app-type web-ssr`}function Q({framework:v,by:h}){return`${v} makes a\
 server here (${h})`}async function a(v,h){if([..._(h)].some(x=>j.test(x)))return"web-ssr";for(const x of $)if(await(0,B.lQ)((0,b.join)(v,x)))return"web-ssr";return"\
api"}function _(v){const{dependencies:h}=v?.value??{};return new Set((0,E.Gv)(h)?Object.keys(h):[])}async function g(v,h){const x=(0,M.Sf)(h),m=(0,k.x)(x);if(m&&
m.command!==""&&!U.test((0,k.K)(m.command)))return{text:m.command.slice(0,100),isScript:!0,isBuilt:m.builds.length>0};if(x.start===void 0&&await(0,B.fo)((0,b.join)(
v,"server.js")))return{text:"server.js",isScript:!1,isBuilt:!1}}}),694:((H,N,c)=>{c.d(N,{PN:()=>U,_l:()=>W});var b=c(1455),E=c(6760),k=c(8500),B=c(1224),V=c(3739),
M=c(7994),P=c(6624),O=c(8013),j=c(6419),$=c(901);const R=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".v\
uepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function U(t){const{source:e,
folder:i,asked:o,built:d,usual:f,apps:p=[]}=t,w=p.map(S=>({folder:(0,E.join)(e,S.folder),usual:S.framework?.output})),y=w.length>0?w:[{folder:i,usual:f}],C=(o===
null&&d?await x(y):[]).map(async S=>[S,await n(e,S)]),D={...t,sites:y,stamps:new Map(await Promise.all(C)),began:await L(e)};return async()=>{const S=await Q(D);
try{if(await(0,b.realpath)(e)===e){const K=await(0,M.UG)(e,S);return{directory:K,kind:!d&&K===i?"folder":"build"}}}catch(K){if(!(K instanceof V.GQ))throw K}const G=o===
null?`The output directory \`${(0,E.relative)(i,S)}\``:h(o);throw(0,O.V2)("build","output_unsafe",`${G} leads out of the repository`)}}const I=2e3;async function L(t){
const e=await A(t);for(let i=0;i<I;i+=1){const o=await A(t);if(o>e)return o;await(0,k.setTimeout)(1)}return e}async function A(t){return await(0,b.chmod)(t,(await(0,b.
stat)(t)).mode),(await(0,b.stat)(t)).ctimeMs}async function W(t,e){return e!==null&&(0,E.relative)(t,(0,E.join)(t,e))!==""&&await(0,j.lQ)((0,E.join)(t,e))}async function Q(t){
const{source:e,folder:i,asked:o,built:d,stamps:f,sites:p,apps:w=[]}=t;if(o!==null){const F=(0,E.join)(i,o);if(await(0,j.lQ)(F))return F;throw(0,O.V2)("build","o\
utput_missing",`${h(o)} does not exist; ${await u(i)}`)}if(!d)return i;const y=[];for(const F of await x(p))f.get(F)!==await n(e,F)&&y.push(F);const T=await Promise.
all(y.map(F=>(0,j.fo)((0,E.join)(F,"index.html")))),C=y.filter((F,z)=>T[z]),D=new Set(C.map(F=>p.find(z=>(0,M.FK)(z.folder,F))?.folder));if(D.size>1)throw(0,P.z)(
w.filter(F=>D.has((0,E.join)(e,F.folder))));if(C[0]!==void 0)return C[0];const S=await _(t);if(S!==void 0)return S;const G=y.find(F=>!f.has(F));if(G!==void 0)return G;
if(w.length>1)throw(0,P.z)(w);const K=v([...f.keys()].map(F=>(0,E.relative)(i,F)));throw(0,O.V2)("build","output_missing",`${K}; ${await u(i)}. ${g}`)}const a=1e3;
async function _({source:t,folder:e,began:i}){for(const o of new Set([e,t])){const d=[];for await(const f of new $.j(o,B.ml).walk(/^index\.html$/)){const p=(0,E.
dirname)(f);if(d.length>=a)break;if(p===e||p===t||d.some(y=>(0,M.FK)(y,p)))continue;const{ctimeMs:w}=await(0,b.lstat)(f).catch(()=>({ctimeMs:0}));w>=i&&d.push(p)}
if(d.length===1)return d[0]}}const g="Set the output directory to the folder that the build writes";function v(t){const e=`The build left none of the usual outp\
ut directories (${l(R)})`;return t.length===0?e:`${e}, except ${l(t)}, which is in the repository and got no page from the build`}function h(t){return`The app's\
 output directory \`${t}\``}async function x(t){return(await Promise.all(t.map(async({folder:i,usual:o})=>{const d=new Set([...o===void 0?[]:[o],...R]);return(await Promise.
all([...d].map(p=>s(i,p)))).filter(p=>p!==void 0).map(p=>(0,E.join)(i,p))}))).flat()}const m=1e3;async function s(t,e){const[i="",o]=e.split("*",2);if(o===void 0)
return await(0,j.lQ)((0,E.join)(t,e))?e:void 0;const d=await(0,b.readdir)((0,E.join)(t,i),{withFileTypes:!0}).catch(()=>[]),f=[];for(const{name:p}of d.filter(w=>w.
isDirectory()).slice(0,m))await(0,j.lQ)((0,E.join)(t,`${i}${p}${o}`))&&f.push(`${i}${p}${o}`);return f.length===1?f[0]:void 0}async function u(t){const i=(await(0,b.
readdir)(t,{withFileTypes:!0})).filter(o=>o.isDirectory()&&![".git","node_modules"].includes(o.name)).map(o=>o.name);return i.length===0?"there are no folders":
`the folders there are ${l(i.slice(0,20).sort())}`}function l(t){return t.map(e=>`\`${e}\``).join(", ")}const r=2e4;async function n(t,e){let i=0,o=0;try{const d=[
await(0,M.UG)(t,e)];for(let f=d.pop();f!==void 0;f=d.pop()){i=Math.max(i,(await(0,b.lstat)(f)).ctimeMs);for(const p of await(0,b.readdir)(f,{withFileTypes:!0})){
if(++o>r)return Number.NaN;const w=(0,E.join)(f,p.name);p.isDirectory()?d.push(w):i=Math.max(i,(await(0,b.lstat)(w)).ctimeMs)}}return i}catch{return Number.NaN}}})};export{J as id,q as ids,tt as modules};

const J=107,q=[107],tt={3531:((H,K,c)=>{c.d(K,{kl:()=>M,pI:()=>b,pS:()=>j});function b({what:T,folder:k,why:E,command:y,commandWhy:$,node:R,tool:W}){const C=A=>A?
` (${A})`:"",B=[T];return k!==""&&B.push(`in \`${k}\`${C(E)}`),y!==void 0&&B.push(`built by \`${y}\`${C($)}`),R&&B.push(`with Node.js ${R.version}${C(R.by)}`),y!==
void 0&&B.push(`and ${W??""}`.trimEnd()),`Detected ${B.join(", ").replace(", and "," and ")}`}function j(T){return`Found the site in \`${T}\``}function M(T,k){return`\
This app became ${T}: ${k}. To publish files instead: --app-type web-landing`}function U(T){const k=T.split(`
`).findLast(E=>E.startsWith("This app became "));return k&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(k)?.[1]}function G(T){const k=T.split(
`
`),E=k.find($=>$.startsWith("Detected "))??"",y=k.findLast($=>$.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(E)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(E)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(E)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(y)?.[1]}}}),1159:((H,K,c)=>{c.r(K),c.d(K,{dependenciesOf:()=>m,detectFramework:()=>A,loadFrameworks:()=>B});
var b=c(6760),j=c(8302);const M=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],U=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],G=[{name:"Hugo",slug:"hugo",command:"hugo",output:"public",files:["hugo","config/_default/hugo","config/_default/config"].flatMap(u=>["toml",
"yaml","yml","json"].map(r=>`${u}.${r}`))},{name:"MkDocs",slug:"mkdocs",command:"mkdocs build",output:"site",files:["mkdocs.yml","mkdocs.yaml"]},{name:"mdBook",
slug:"mdbook",command:"mdbook build",output:"book",files:["book.toml"]}],T={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"\
parcel build index.html",ember:"ember build --environment production",eleventy:"eleventy",rollup:"rollup --config"},k={nuxtjs:".output/public",nextjs:"out",vitepress:"\
.vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-star\
t":"dist/client"},E=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,y=new Set(["react-router","remix","tanstack-start"]),$=new Set(["vite","parcel","sto\
rybook","nitro"]),R=new Set(["nextjs","remix","react-router"]),W=new Set(["@tanstack/router-plugin"]),C=/\.(?:ya?ml|toml|json|rb)$/;async function B(){return(await c.
e(901).then(c.t.bind(c,2901,19))).frameworks}async function A(u,r,f){const i=m(f),n=[...i].some(P=>E.test(P)),t=(P,S)=>{const N=P.find(Z=>i.has(Z.package));if(N===
void 0)return;const{command:Q,output:I,package:z,name:Y=z}=N,X=S==="bundler"&&n;return{name:Y,slug:z,command:Q,output:I,why:`depends on ${z}`,kind:S,isClientSide:X}},
e=t(M,"site");if(e)return e;const s=[];for(const P of await B()){const S=await v(P,N=>h(N,u,r,i));S&&s.push({framework:P,why:S})}const o=new Set(s.flatMap(({framework:P})=>P.
supersedes??[])),d=s.filter(({framework:P})=>!P.slug||!o.has(P.slug)).map(({framework:P,why:S})=>a(P,S,n)),[l,p]=[d.filter(V),d.find(P=>!V(P))],w=P=>l.find(S=>S.
kind===P),x=w("bundler")??t(U,"bundler"),D=w("site")??x??w("foreign")??w("server")??p,L=Object.keys(Object(f?.value.scripts)).length===0;return D??(L?await F(u,
r):void 0)}async function F(u,r){for(const{files:f,...i}of G)for(const n of f)if(await u.lines((0,b.join)(r,n))!==void 0)return{...i,why:`has ${n}`,kind:"foreig\
n",isClientSide:!1}}function V({slug:u}){return u!=="storybook"}function a(u,r,f){const{name:i,settings:n}=u,t=u.slug??i,e=T[t]??g(n.buildCommand),s=t in k?k[t]:
g(n.outputDirectory)??void 0,{every:o=[],some:d=[]}=u.detectors??{},l=[...o,...d].flatMap(({path:L})=>L??[]),p=l.length>0&&l.every(L=>C.test(L)),x=e===null||u.useRuntime!==
void 0&&!R.has(t)?"server":p?"foreign":$.has(t)?"bundler":"site",D=x==="bundler"&&f||y.has(t)||_(u);return{name:i,slug:t,command:e,output:s,why:r,kind:x,isClientSide:D}}
function _({defaultRoutes:u}){return Array.isArray(u)&&u.some(r=>(0,j.Gv)(r)&&r.dest==="/index.html")}function g(u){return"value"in u&&typeof u.value=="string"?
u.value:null}async function v({detectors:u,settings:r,experimental:f},i){const n=g(r.outputDirectory)==="N/A";if(!u||f||n&&!u.every?.some(({matchPackage:e})=>e))
return;const t=[];for(const e of u.every??[]){if(W.has(e.matchPackage??""))continue;const s=await i(e);if(s===void 0)return;t.push(s)}if(!u.some)return t[0];for(const e of u.
some){const s=await i(e);if(s!==void 0)return t[0]??s}}async function h({matchPackage:u,path:r,matchContent:f},i,n,t){if(u!==void 0)return t.has(u)?`depends on ${u}`:
void 0;if(r===void 0||r==="package.json")return;const e=await i.lines((0,b.join)(n,r));if(e===void 0)return;const s=o=>o.length<=O&&new RegExp(f??"").test(o);return f===
void 0||e.some(s)?`has ${r}`:void 0}const O=1e3;function m(u){const{dependencies:r,devDependencies:f}=u?.value??{};return new Set([r,f].flatMap(i=>(0,j.Gv)(i)?Object.
keys(i):[]))}}),6636:((H,K,c)=>{c.d(K,{Fb:()=>$,Fm:()=>E,Zo:()=>R});var b=c(8302),j=c(8266);const M={kind:"tree",packages:"production"};function U(a){return{kind:"\
output",root:"",only:a,cwd:"",copies:[]}}const G=/^node(?:[-_](?:server|cluster))?$/,T=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,
k=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(a){const _=(0,b.D7)(await a.text(".output/nitro.js\
on")??"");if(!_)return;const g=typeof _.preset=="string"?_.preset:"node-server";if(T.test(g))return;if(!G.test(g))return{by:`the preset \`${V(g)}\``,remedy:"Rem\
ove the preset, or set it to `node-server`"};const v=A(_,"serverEntry")??"server/index.mjs",h=A(_,"publicDir")??"public";if(await a.isFile(`.output/${v}`))return{
framework:B(_,a),command:`node .output/${v}`,contents:U(".output"),files:{from:`.output/${h}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,
async find(a){const _=(0,b.D7)(await a.text(".next/required-server-files.json")??""),g=[A(_??{},"relativeAppDir")??"",a.folder,""];for(const v of g){const h=u=>v===
""?u:`${v}/${u}`;if(!await a.isFile(`.next/standalone/${h("server.js")}`))continue;const O=[{from:"public",to:h("public")},{from:".next/static",to:h(".next/stat\
ic")}];return{command:"node server.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:v,copies:O},files:await W(a)}}if(!(!await a.isFile(".next/BUI\
LD_ID")||await a.isFile(".next/export-detail.json")))return{command:"next start",contents:M,files:await W(a)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,
async find(a){if(a.packages.has("@sveltejs/kit")&&!(!await a.isFile("build/index.js")||!await a.isFile("build/handler.js")))return{command:"node build/index.js",
contents:M,files:{from:"build/client",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(a){if(!(!a.packages.has("as\
tro")||!await a.isFile("dist/server/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:M,files:{from:"dist/client",to:""}}}},{name:"React Router",
looksFor:"build/server/index.js",own:/\b(?:react-router|remix)-serve\b/,async find(a){const _=["react-router-serve","remix-serve"].find((g,v)=>a.packages.has(["\
@react-router/serve","@remix-run/serve"][v]??""));if(!(_===void 0||!await a.isFile("build/server/index.js")))return{command:`${_} build/server/index.js`,contents:M,
files:{from:"build/client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(a){if(!(!["@tanstac\
k/react-start","@tanstack/solid-start","@tanstack/start"].some(g=>a.packages.has(g))||!a.packages.has("srvx")||!await a.isFile("dist/server/server.js")))return{
command:"srvx --prod -s ../client dist/server/server.js",contents:M,files:{from:"dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,
async find(a){if(!["@builder.io/qwik-city","@qwik.dev/router"].some(v=>a.packages.has(v)))return;const _=(await a.names("server")).find(v=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.
test(v));if(_===void 0)return;const g={kind:"tree",packages:"all"};return{command:`node server/${_}`,contents:g,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"\
dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(a){if(a.packages.has("@angular/core"))for(const _ of(await a.names("dist")).filter(F)){if(!await a.
isFile(`dist/${_}/server/server.mjs`))continue;const g=!/"externalDependencies"/.test(await a.text("angular.json")??"");return{command:`node dist/${_}/server/se\
rver.mjs`,contents:g?U(`dist/${_}`):M,files:{from:`dist/${_}/browser`,to:""}}}}},{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(a){
if(!(!a.packages.has("@analogjs/platform")||!await a.isFile("dist/analog/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:U("dist\
/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(a){if(!(!a.packages.has(
"@nestjs/core")||!await a.isFile("dist/main.js")))return{command:"node dist/main.js",contents:M,files:null}}}];async function E(a,_){const g=await y(a);if(g&&"r\
emedy"in g&&_===void 0)return g;const v=g&&"command"in g?g:void 0;if(_!==void 0){const m=v?.command===_.trim();return{framework:v?.framework??null,command:_,why:"\
the setting startCommand",contents:v&&m?v.contents:M,files:v?.files??null}}if(v)return v;const h=(0,j.x)(a.scripts),O={framework:null,contents:M,files:null};if(h&&
h.command!=="")return{...O,command:h.command,why:"the script start"};if(!(a.scripts.start!==void 0||!await a.isFile("server.js")))return{...O,command:"node serv\
er.js",why:"server.js"}}async function y(a){const _=(0,j.x)(a.scripts);for(const{name:v,looksFor:h,own:O,find:m}of k){const u=await m(a);if(u)return"remedy"in u?
{framework:v,...u}:_&&!O.test(_.command)?void 0:{framework:v,why:`\`${h}\``,...u}}return await a.isFile(".vercel/output/config.json")?{framework:"The build",by:"\
`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}const $=["the setting startCommand","a script `start` that \
starts a server","server.js",...k.map(({name:a,looksFor:_})=>`\`${_}\` (${a})`)],R={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"soli\
dstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"\
node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"true"}};async function W(a){const _=(0,b.D7)(await a.
text(".next/routes-manifest.json")??""),g=typeof _?.basePath=="string"?_.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(g)||/\/\.{1,2}(?:\/|$)/.test(g)?null:
{from:".next/static",to:`${g}/_next/static`.slice(1)}}const C=[{slug:"nuxt",name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@sol\
idjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanstack/react-start","@tanstack/solid-start"]}];function B({framework:a},{packages:_}){const g=(0,b.
Gv)(a)?a.name:void 0;return(C.find(h=>h.slug===g)??C.find(h=>h.packages.some(O=>_.has(O))))?.name??"Nitro"}function A(a,_){const g=(0,b.Gv)(a.output)?a.output[_]:
void 0,v=a[_]??g;if(typeof v!="string")return;const h=v.replace(/^\.\//,"").split("/");return h.length<=20&&h.every(F)?h.join("/"):void 0}function F(a){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.
test(a)}function V(a){return a.replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((H,K,c)=>{c.d(K,{K:()=>k,x:()=>G});const b=5,j=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
M=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
U=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function G(E){const y=[E.prestart,E.start].filter(C=>C!==void 0&&C.trim()!=="");if(E.start===void 0||y.length===0)return;let $=T(y.join(" && "));const R=[];for(let C=0;C<
b;C+=1){for(;$[0]!==void 0&&M.test($[0]);)R.push(...$.splice(0,1));const B=$.length===1?j.exec($[0]??"")?.[1]:void 0,A=B===void 0||!Object.hasOwn(E,B)?void 0:E[B];
if(A===void 0)break;$=T(A)}const W=k($.at(-1)??"");if(!(W===""||U.test(W)))return{command:$.join(" && "),builds:R}}function T(E){return(/["'`\\]/.test(E)?[E]:E.
split("&&")).map($=>$.trim()).filter($=>$!=="")}function k(E){return E.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),6624:((H,K,c)=>{c.d(K,{p:()=>C,z:()=>h});var b=c(6760),j=c(8302),M=c(1159),U=c(8266),G=c(8013),T=c(6709),k=c(402),E=c(3573),y=c(6263);const $={folder:"",
why:void 0,apps:[]},R=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,W=10;async function C(r,f=!1){
const i=await r.has((0,b.join)(r.root,"index.html")),n=await(0,T.PX)(r,r.root),t=n.find(({folder:I})=>I===""),e=await(0,M.detectFramework)(r,r.root,t),s=t&&(0,y.
Dh)(t,e),o=t!==void 0&&s!==void 0,d=o&&e?.kind==="site"&&(0,y.Np)((0,y.r7)(t,s),e);if(i||d||f&&A(t))return $;const l=t&&(0,y.Sf)(t).build,p=await v(r,e);if(p.length>
0)return l!==void 0&&a(p,l).length===1?F(p):_(p);const w=await m(r,t),x=await u(r,n,w,f),D=x.some(({folder:I})=>!R.test(I))?x.filter(({folder:I})=>!R.test(I)):x,
[L,P]=D,S=!r.isOver&&n.length<T.PO;if(L===void 0&&!S&&e===void 0&&!o)throw O();if(L===void 0||w===void 0&&t&&e?.kind==="site"&&!o)return $;const N=["turbo.json",
"turbo.jsonc","nx.json"].map(I=>r.has((0,b.join)(r.root,I))),Q=(await Promise.all(N)).includes(!0);return t&&l!==void 0&&w!==void 0&&!(Q&&!P)?V(t,D)??F(D):t&&l!==
void 0&&w===void 0&&!(0,y.es)(t)&&a(D,l).length===0?$:_(D)}const B=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function A(r){const f=r&&
(0,U.x)((0,y.Sf)(r));return f!==void 0&&!B.test(f.command)}function F(r){return{folder:"",why:"`build` of the workspace",apps:r}}function V(r,f){if(a(f,(0,y.r7)(
r,"build")).length>0)return;const i=(0,y.PI)(r,f.length).flatMap(([s,o])=>a(f,o).map(d=>({app:d,script:s}))),[n]=i;if(!n||i.some(({app:s})=>s!==n.app))return;const{
app:t,script:e}=n;return{...t,why:`\`${e}\` of the workspace builds it`,apps:[],...(0,y.Zl)(e)?{}:{rootScript:e}}}function a(r,f){const i=f.split(/[\s/:='"]+/);
return r.filter(({folder:n})=>i.includes(n.split("/").at(-1)??""))}function _(r){const[f,i]=r;if(f===void 0||i!==void 0)throw h(r);return{...f,why:"the only fol\
der that can be deployed",apps:[]}}const g=200;async function v(r,f){if(!await r.has((0,b.join)(r.root,"nx.json")))return[];const i=[];let n=0;for await(const t of r.
walk(/^project\.json$/)){if(n+=1,n>g)break;const e=await r.json(t),s=r.pathOf(t).replace(/\/?project\.json$/,"");if(e?.projectType!=="application"||!(0,j.Gv)(e.
targets)||!("build"in e.targets))continue;const o=await(0,M.detectFramework)(r,(0,b.join)(r.root,s),void 0)??f;s!==""&&!R.test(s)&&i.push({folder:s,framework:o})}
return i}function h(r){const f=r.toSorted((n,t)=>n.folder<t.folder?-1:1).slice(0,W).map(({folder:n,framework:t})=>`\`${n}\`${t?` (${t.name})`:""}`),i=r.length>W?
` and ${r.length-W} more`:"";return(0,G.V2)("build","app_ambiguous",`The repository has several apps: ${f.join(", ")}${i}. Set rootDirectory in app-settings to \
one of them`)}function O(){return(0,G.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-settings to th\
e folder of the app, or the output directory to `.` if its files are the site")}async function m(r,f){const n=(await(0,k.$M)(r.root,r.root))?.lockfile.file??"pa\
ckage-lock.json",{patterns:t}=await(0,E.c)({file:n,folder:"",text:""},f,r);return t.length>0?t:void 0}async function u(r,f,i,n){const t=[];for(const e of f){const{
folder:s}=e;if(s===""||i&&!(0,E.S)(s,i))continue;const o=(0,b.join)(r.root,s),d=await(0,M.detectFramework)(r,o,e);if(n&&(0,U.x)((0,y.Sf)(e))){t.push({folder:s,framework:d});
continue}const l=d&&(0,y.Dh)(e,d);if(!d||l===void 0||d.kind==="site"&&(0,y.es)(e)&&!(0,y.xP)((0,y.r7)(e,l),d))continue;const p=d.slug==="vite"&&await r.has((0,b.
join)(o,"index.html"));(d.kind==="site"||p)&&t.push({folder:s,framework:d})}return t}}),4107:((H,K,c)=>{c.d(K,{C7:()=>a,K5:()=>O,df:()=>f,ht:()=>h});var b=c(1455),
j=c(6760),M=c(7994),U=c(3531),G=c(1159),T=c(6636),k=c(8266),E=c(8013),y=c(6419),$=c(4046),R=c(402),W=c(901),C=c(694),B=c(6624),A=c(6263),F=c(6357),V=c(2719);async function a(i){
const{job:n,workspace:t,context:e}=i,s=new W.j(t.source,e.clock),o=await m(i,s),d=await u(i,o);i.root=d;const l=await(0,R.Wh)(d,t.source),{packageJson:p}=l,w=await(0,G.
detectFramework)(s,d,p)??o.framework,x=n.type!=="web-landing",D={sources:s,folder:d,project:l,framework:w,rootScript:o.rootScript},L=x?void 0:await _(i,D,!1),P=w&&
L&&n.outputDirectory===null&&(0,A.Np)(L.text,w)?await(0,F.Xc)(D,L.text):void 0,S=n.detectsType?await(0,V.Ch)(n,D,L!==void 0,P):void 0,N=x||S!==void 0,Q=N&&await v(
i,D),I={folder:d,project:l,framework:w,app:o,isFunction:N,detected:S,mayServe:Q},z=N?await(0,F.TA)(D):void 0;if(z)throw z;const Y=N?await _(i,D,!0):L;if(Y!==void 0){
if(P&&!N&&!n.buildCommand)throw(0,F.qn)(P);return{...I,command:Y.run}}const Z=await(0,C._l)(d,n.outputDirectory)||Q?void 0:await r(D);if(Z)throw Z;return{...I,command:void 0}}
async function _({job:i},n,t){if(!i.buildCommand)return(0,A.Nl)(n,t);const{packageJson:e}=n.project,s=g.exec(i.buildCommand.trim())?.[1],o=/[&;|]/.test(i.buildCommand)?
"":i.buildCommand;return{run:i.buildCommand,text:s!==void 0&&e?(0,A.r7)(e,s):o}}const g=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;async function v({job:i},{
folder:n,project:t,framework:e}){const{packageJson:s}=t;return i.settings.startCommand!==void 0||e?.kind==="server"||s&&(0,k.x)((0,A.Sf)(s))?!0:s!==void 0&&(0,y.
fo)((0,j.join)(n,"server.js"))}function h({framework:i,app:n}){const t=[i,...n.apps.map(e=>e.framework)].flatMap(e=>e?.slug??[]);return Object.assign({},...t.map(
e=>Object.hasOwn(T.Zo,e)?T.Zo[e]:{}))}function O(i,n,{app:t,framework:e}){return(t.apps.find(({folder:o})=>(0,M.FK)((0,j.join)(n,o),i))??(t.apps.length===1?t.apps[0]:
void 0))?.framework??e}async function m({job:i},n){const{rootDirectory:t,installCommand:e}=i.settings;if(t!==void 0)return{folder:t,why:"the setting rootDirecto\
ry",apps:[]};const s=i.buildCommand||i.outputDirectory!==null||e!==void 0,o=i.type!=="web-landing";return s?{folder:"",why:void 0,apps:[]}:(0,B.p)(n,o)}async function u({
workspace:i},{folder:n}){const t=await(0,M.UG)(i.source,n||".").catch(()=>{});if(t&&(await(0,b.stat)(t)).isDirectory())return t;throw(0,E.V2)("clone","root_dire\
ctory_missing",`The app's root directory \`${n}\` is not in the repository`)}async function r(i){const{framework:n,sources:t,folder:e}=i,{packageJson:s}=i.project;
if(!n)return;const o=await t.has(`${e}/index.html`);if(n.kind==="server"){const x=o?void 0:await(0,F.Xc)(i,"");return x&&(0,F.qn)(x)}if(n.kind==="foreign"){const x=`\
The project is a site of ${n.name} (it ${n.why}), which is not an npm package`,D=`Build it before, and deploy the folder that it writes, or set the build comman\
d to \`${n.command}\` on a platform that has it`;return o?void 0:(0,E.V2)("build","build_script_missing",`${x}. ${D}`)}if(!s)return;const d=n.why.replace("depen\
ds on ",""),l=(0,A.rm)(s),p=l===void 0?n.command:`${i.project.manager} run ${l}`,w=l===void 0?"":`. Its script \`${l}\` may be it`;return(0,E.iY)((0,$.$t)(s,"sc\
ripts"),"build","build_script_missing",`The file \`${s.file}\` depends on ${d} and has no \`build\` script, and the app has no build command${w}. Add "build": "${p}\
" to its scripts, or set the build command to \`${p}\``)}function f(i,n){const{folder:t,project:e,command:s,framework:o,app:d,mayServe:l}=n,{job:p,node:w,workspace:x}=i,
L=o?.why.startsWith("has ")===!0?"the folder":e.packageJson?.file??(d.framework?"package.json":"the folder"),P=s!==void 0?"no known framework":l?"a server":"a f\
older of files";return(0,U.pI)({what:o?`${o.name} (${L} ${o.why})`:P,folder:(0,j.relative)(x.source,t),why:d.why,command:s,commandWhy:p.buildCommand?"the settin\
g":d.folder===""?d.why:void 0,node:w,tool:e.tool??`npm ${w?.npm??""}`.trim()})}}),6263:((H,K,c)=>{c.d(K,{Dh:()=>E,Nl:()=>O,Np:()=>_,PI:()=>V,Sf:()=>k,Zl:()=>$,es:()=>C,
r7:()=>a,rm:()=>W,xP:()=>F});var b=c(6760),j=c(8302),M=c(1159),U=c(8266);const G=/^[\w:.-]{1,60}$/,T=/^(?:generate|export|prod(?:uction)?)$|build/;function k({value:n}){
const t=(0,j.Gv)(n.scripts)?Object.entries(n.scripts):[];return Object.fromEntries(t.filter(e=>typeof e[1]=="string"&&G.test(e[0])))}function E(n,t,e=!1){const s=k(
n);if(!e&&t?.slug==="nuxtjs"&&s.generate!==void 0)return"generate";const o=t?.kind==="site"&&C(n)&&!F(a(n,"build"),t);if(s.build!==void 0&&!o)return"build";if(!t||
e&&t.kind==="foreign")return;const d=Object.entries(s).filter(([p,w])=>T.test(p)&&!(o&&$(p))&&_(w,t)),[l]=d.toSorted(([p],[w])=>R(p)-R(w));return l?.[0]??(s.build===
void 0?void 0:"build")}const y=/dev|test|stag|debug|watch|demo/;function $(n){return y.test(n)}function R(n){const[t,e]=[$(n),/prod/.test(n)];return(t?200:e?0:100)+
n.length}function W(n){const t=Object.entries(k(n)).filter(([d])=>T.test(d)&&!$(d)),e=new Set(t.map(([d])=>d)),s=([d,l])=>l.split(/[\s;&|]+/).filter(p=>p!==d&&e.
has(p)).length,[o]=t.toSorted((d,l)=>s(l)-s(d)||R(d[0])-R(l[0]));return o?.[0]}function C({value:n}){return["main","module","exports","bin"].some(t=>Object.hasOwn(
n,t))}const B=/:\*|(?:^|\s)(?:turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/,A=/(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt)(?:\s|$)/;
function F(n,t){return B.test(n)||A.test(n)||_(n,t)}function V(n,t){const e=a(n,"build");return B.test(e)||t!==1&&A.test(e)?[]:Object.entries(k(n)).filter(([o])=>o!==
"build"&&T.test(o)).toSorted(([o],[d])=>R(o)-R(d))}function a(n,t){const e=k(n),s=e[t]??"",o=s.split(/[\s;&|]+/).flatMap(d=>d===t?[]:e[d]??[]);return[s,...o].join(
" && ")}function _(n,{command:t}){const[e,s=""]=t?.split(" ")??[];return e===void 0?!1:n.split(/[;&|()]+/).some(o=>{const d=o.split(/[\s"']+/);return d.some(p=>p===
e||p===v[e])&&(s===""||[s,...g[s]??[]].some(p=>d.includes(p)))})}const g={generate:["build","g","-g","--generate"]},v={nuxt:"nuxi",eleventy:"@11ty/eleventy"},h=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;
async function O(n,t){const{sources:e,folder:s,framework:o,rootScript:d}=n,{packageJson:l,manager:p}=n.project,w=await m(n);if(w!==void 0)return{run:w,text:w};const x=l&&
E(l,o,t);if(l&&x!==void 0){const S=d&&`cd ${(0,b.relative)(s,e.root)} && ${p} run ${d}`;return{run:await r(n,x,S)??S??`${p} run ${x}`,text:a(l,x)}}const D=t&&l?
(0,U.x)(k(l))?.builds??[]:[];if(D.length>0)return{run:D.join(" && "),text:D.join(" && ")};const L=o&&l?await u(n,o):void 0,P=t&&L==="nuxt generate"?"nuxt build":
L;return P===void 0?void 0:{run:P,text:P}}async function m({sources:n,folder:t}){if(t===n.root||!await n.has((0,b.join)(n.root,"nx.json")))return;const e=await n.
json((0,b.join)(t,"project.json")),{name:s,targets:o}=e??{};if(!(typeof s!="string"||!h.test(s)||!(0,j.Gv)(o)||!("build"in o)))return`nx run ${s}:build`}async function u({
sources:n,folder:t},e){return e.slug==="vite"?await n.has((0,b.join)(t,"index.html"))?"vite build":void 0:e.kind!=="site"||e.command===null?void 0:e.slug!=="vit\
epress"?e.command:await n.filesIn((0,b.join)(t,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":e.command}async function r({sources:n,folder:t,project:{packageJson:e,
manager:s,tool:o}},d,l){if(t===n.root||!e)return;const p=S=>n.json((0,b.join)(n.root,S)),w=await p("package.json"),x=w&&(0,M.dependenciesOf)({value:w}),{name:D}=e.
value,L=await p("turbo.json")??w?.turbo;if(x?.has("turbo")&&(0,j.Gv)(L)&&f(L,d))return`turbo run ${d}`;if(typeof D!="string"||!h.test(D))return;if(x?.has("nx")&&
await p("nx.json"))return`nx run ${D}:${d}`;if(!i(e))return;const P=d==="build"&&l===void 0;if(s==="pnpm")return P?`pnpm --filter ${D}... run build`:`pnpm --fil\
ter ${D}^... run --if-present build && ${l??`pnpm --filter ${D} run ${d}`}`;if(s==="yarn"&&o&&!/^yarn@1/.test(o)){const S=`yarn workspaces foreach -Rt --from ${D}`;
return P?`${S} run build`:`${S} --exclude ${D} run build && ${l??`yarn run ${d}`}`}}function f({tasks:n,pipeline:t},e){return[n,t].some(s=>(0,j.Gv)(s)&&Object.hasOwn(
s,e))}function i({value:n}){return[n.dependencies,n.devDependencies].some(t=>(0,j.Gv)(t)&&Object.values(t).some(e=>typeof e=="string"&&e.startsWith("workspace:")))}}),
6357:((H,K,c)=>{c.d(K,{pO:()=>A,Cm:()=>F,TM:()=>a,TA:()=>V,qn:()=>O,Xc:()=>B});var b=c(6760),j=c(8302);const M={files:["nuxt.config","nitro.config","vite.config",
"app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,remedy:"Remove the preset, or set i\
t to `node-server`"},U={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:M,nitro:M,"solidstart-1":M,solidstart:M,"tanstack-start":{...M,files:["vite.config","app.config","nitr\
o.config"]}};var G=c(2881),T=c(8013),k=c(4046);const E="Deploy with --app-type web-ssr to run it, or let it write files:",y=["js","mjs","ts","cjs","mts"],$=["mj\
s","js","ts","cjs","mts"],R={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,adapter:/^[^/]*['"]@astrojs\/node['"]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{
files:["next.config"],static:/['"`]export['"`]/,remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},W="angular.json",C={remedy:"Set the output directory to a folder of files, or the build command to what writes on\
e"};async function B({framework:m,sources:u,folder:r,project:{packageJson:f}},i){if(!m)return;const{name:n}=m,t=m.kind==="server"?{...C,files:[]}:R[m.slug];if(!t||
/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.test(i))return;let e;for(const s of _(t,r)){const o=await u.lines(s);if(o===void 0)continue;const d=u.
pathOf(s),l=o.map(h);if(t.static&&l.some(w=>t.static?.test(w)))return;const p=l.findIndex(w=>t.server?.test(w));if(p!==-1){const w=(t.server?.exec(l[p]??"")?.index??
0)+1,x=`\`${l[p]?.trim().slice(0,100)}\` in \`${d}\``;return{framework:n,by:x,remedy:t.remedy,place:{file:d,line:p+1,column:w}}}e??={file:d,line:g(l),column:1}}
if(!t.server)return e??=f&&(0,k.$t)(f,(0,j.Gv)(f.value.scripts)?"scripts":"dependencies"),{framework:n,by:e?`\`${e.file}\``:"the project",remedy:t.remedy,place:e}}
async function A({framework:m,sources:u,folder:r}){const f=m&&Object.hasOwn(R,m.slug)?R[m.slug]:void 0,i=f?.adapter&&await a(u,_(f,r,$),f.adapter);if(!m||!i)return;
const n=`\`${i.text.trim().slice(0,100)}\` in \`${i.place.file}\``;return{framework:m.name,by:n,place:i.place}}function F(m){return(m&&R[m.slug]?.remedy)??C.remedy}
async function V({framework:m,sources:u,folder:r}){const f=m&&Object.hasOwn(U,m.slug)?U[m.slug]:void 0,i=f&&await a(u,_(f,r),f.line,h);if(!f||!i)return;const n=`${m?.
name} makes a server for another host here (\`${i.named}\`), and Slipway runs servers of Node.js. ${f.remedy}`;return(0,T.iY)(i.place,"build","server_build",n)}
async function a(m,u,r,f=i=>i){for(const i of u)for(const[n,t]of(await m.lines(i)??[]).entries()){const e=r.exec(f(t));if(e)return{place:{file:m.pathOf(i),line:n+
1,column:e.index+1},named:e[1],text:t}}}function _({files:m},u,r=y){return m.flatMap(i=>i==="angular"?[W]:r.map(n=>`${i}.${n}`)).map(i=>(0,b.join)(u,i))}function g(m){
const u=m.findIndex(r=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(r));return u===-1?1:u+1}const v=1e3;function h(m){return m.
length>v||/^\s*(?:\*|\/\*)/.test(m)?"":m.replace(/(^|\s)\/\/.*$/,"$1")}function O({framework:m,by:u,remedy:r,place:f}){const i=`${r.charAt(0).toLowerCase()}${r.
slice(1)}`,n=`${m} makes a server here (${u}), and this app serves the files of its build. ${E} ${i}`,t=(0,T.iY)(f,"build","server_build",n),e=t.facts.diagnostics.
map(s=>({...s,message:`${m} makes a server here`}));return new G.$w({...t.facts,diagnostics:e})}}),2719:((H,K,c)=>{c.d(K,{$4:()=>F,A6:()=>a,Bs:()=>V,Ch:()=>B,KL:()=>C});
var b=c(6760),j=c(8302),M=c(8266),U=c(6419),G=c(4046),T=c(6263),k=c(6357);const E=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","p\
olka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],y=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
$=["views","public","templates","src/views","resources/views"],R=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,W=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
C=/\.x?html?$|^_redirects$/i;async function B(v,h,O,m){const{sources:u,folder:r,framework:f}=h,{packageJson:i}=h.project,{startCommand:n,assetsOnly:t}=v.settings;
if(v.outputDirectory!==null||t===!0)return;const e=async(P,S,N=!0)=>({type:await a(r,i),because:P,place:S,isSure:N});if(n!==void 0)return e("the setting startCo\
mmand starts a server",void 0);if(m&&f?.kind!=="server")return{type:"web-ssr",because:V(m),place:m.place,isSure:!0};const s=await(0,k.pO)(h);if(s)return{type:"w\
eb-ssr",because:V(s),place:s.place,isSure:!1};const o=await u.has((0,b.join)(r,"index.html")),d=f!==void 0&&f.kind!=="server"&&f.kind!=="foreign";if(!i||o||d)return;
const l=await A(r,i);if(l===void 0)return;const{started:p,uses:w,words:x,place:D}=l;if(w!==void 0)return e(x,D,!O&&!p.isBuilt);if(!(!(!O&&(!p.isScript||R.test((0,M.
K)(p.text))))||f!==void 0&&f.kind!=="foreign"||await u.hasFile(C)||u.isOver))return e(`${x}, and the repository has no page`,D)}async function A(v,h){const O=await g(
v,h);if(O===void 0)return;const m=_(h),u=E.find(i=>m.has(i)),r=(0,G.$t)(h,O.isScript?"scripts":"dependencies"),f=O.isScript?`\`${h.file}\` starts a server (\`${O.
text}\`)`:`the folder has \`${O.text}\``;return{started:O,uses:u,place:r,words:u===void 0?f:`${f} and depends on ${u}`}}async function F(v,h){const O=h&&await A(
v,h);if(O?.uses!==void 0)return`Only files are published, although ${O.words}. To run it: --app-type web-ssr`}function V({framework:v,by:h}){return`${v} makes a\
 server here (${h})`}async function a(v,h){if([..._(h)].some(O=>y.test(O)))return"web-ssr";for(const O of $)if(await(0,U.lQ)((0,b.join)(v,O)))return"web-ssr";return"\
api"}function _(v){const{dependencies:h}=v?.value??{};return new Set((0,j.Gv)(h)?Object.keys(h):[])}async function g(v,h){const O=(0,T.Sf)(h),m=(0,M.x)(O);if(m&&
m.command!==""&&!W.test((0,M.K)(m.command)))return{text:m.command.slice(0,100),isScript:!0,isBuilt:m.builds.length>0};if(O.start===void 0&&await(0,U.fo)((0,b.join)(
v,"server.js")))return{text:"server.js",isScript:!1,isBuilt:!1}}}),694:((H,K,c)=>{c.d(K,{PN:()=>W,_l:()=>F});var b=c(1455),j=c(6760),M=c(8500),U=c(1224),G=c(3739),
T=c(7994),k=c(6624),E=c(8013),y=c(6419),$=c(901);const R=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".v\
uepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function W(t){const{source:e,
folder:s,asked:o,built:d,usual:l,apps:p=[]}=t,w=p.map(S=>({folder:(0,j.join)(e,S.folder),usual:S.framework?.output})),x=w.length>0?w:[{folder:s,usual:l}],L=(o===
null&&d?await O(x):[]).map(async S=>[S,await n(e,S)]),P={...t,sites:x,stamps:new Map(await Promise.all(L)),began:await B(e)};return async()=>{const S=await V(P);
try{if(await(0,b.realpath)(e)===e){const Q=await(0,T.UG)(e,S);return{directory:Q,kind:!d&&Q===s?"folder":"build"}}}catch(Q){if(!(Q instanceof G.GQ))throw Q}const N=o===
null?`The output directory \`${(0,j.relative)(s,S)}\``:h(o);throw(0,E.V2)("build","output_unsafe",`${N} leads out of the repository`)}}const C=2e3;async function B(t){
const e=await A(t);for(let s=0;s<C;s+=1){const o=await A(t);if(o>e)return o;await(0,M.setTimeout)(1)}return e}async function A(t){return await(0,b.chmod)(t,(await(0,b.
stat)(t)).mode),(await(0,b.stat)(t)).ctimeMs}async function F(t,e){return e!==null&&(0,j.relative)(t,(0,j.join)(t,e))!==""&&await(0,y.lQ)((0,j.join)(t,e))}async function V(t){
const{source:e,folder:s,asked:o,built:d,stamps:l,sites:p,apps:w=[]}=t;if(o!==null){const I=(0,j.join)(s,o);if(await(0,y.lQ)(I))return I;throw(0,E.V2)("build","o\
utput_missing",`${h(o)} does not exist; ${await r(s)}`)}if(!d)return s;const x=[];for(const I of await O(p))l.get(I)!==await n(e,I)&&x.push(I);const D=await Promise.
all(x.map(I=>(0,y.fo)((0,j.join)(I,"index.html")))),L=x.filter((I,z)=>D[z]),P=new Set(L.map(I=>p.find(z=>(0,T.FK)(z.folder,I))?.folder));if(P.size>1)throw(0,k.z)(
w.filter(I=>P.has((0,j.join)(e,I.folder))));if(L[0]!==void 0)return L[0];const S=await _(t);if(S!==void 0)return S;const N=x.find(I=>!l.has(I));if(N!==void 0)return N;
if(w.length>1)throw(0,k.z)(w);const Q=v([...l.keys()].map(I=>(0,j.relative)(s,I)));throw(0,E.V2)("build","output_missing",`${Q}; ${await r(s)}. ${g}`)}const a=1e3;
async function _({source:t,folder:e,began:s}){for(const o of new Set([e,t])){const d=[];for await(const l of new $.j(o,U.ml).walk(/^index\.html$/)){const p=(0,j.
dirname)(l);if(d.length>=a)break;if(p===e||p===t||d.some(x=>(0,T.FK)(x,p)))continue;const{ctimeMs:w}=await(0,b.lstat)(l).catch(()=>({ctimeMs:0}));w>=s&&d.push(p)}
if(d.length===1)return d[0]}}const g="Set the output directory to the folder that the build writes";function v(t){const e=`The build left none of the usual outp\
ut directories (${f(R)})`;return t.length===0?e:`${e}, except ${f(t)}, which is in the repository and got no page from the build`}function h(t){return`The app's\
 output directory \`${t}\``}async function O(t){return(await Promise.all(t.map(async({folder:s,usual:o})=>{const d=new Set([...o===void 0?[]:[o],...R]);return(await Promise.
all([...d].map(p=>u(s,p)))).filter(p=>p!==void 0).map(p=>(0,j.join)(s,p))}))).flat()}const m=1e3;async function u(t,e){const[s="",o]=e.split("*",2);if(o===void 0)
return await(0,y.lQ)((0,j.join)(t,e))?e:void 0;const d=await(0,b.readdir)((0,j.join)(t,s),{withFileTypes:!0}).catch(()=>[]),l=[];for(const{name:p}of d.filter(w=>w.
isDirectory()).slice(0,m))await(0,y.lQ)((0,j.join)(t,`${s}${p}${o}`))&&l.push(`${s}${p}${o}`);return l.length===1?l[0]:void 0}async function r(t){const s=(await(0,b.
readdir)(t,{withFileTypes:!0})).filter(o=>o.isDirectory()&&![".git","node_modules"].includes(o.name)).map(o=>o.name);return s.length===0?"there are no folders":
`the folders there are ${f(s.slice(0,20).sort())}`}function f(t){return t.map(e=>`\`${e}\``).join(", ")}const i=2e4;async function n(t,e){let s=0,o=0;try{const d=[
await(0,T.UG)(t,e)];for(let l=d.pop();l!==void 0;l=d.pop()){s=Math.max(s,(await(0,b.lstat)(l)).ctimeMs);for(const p of await(0,b.readdir)(l,{withFileTypes:!0})){
if(++o>i)return Number.NaN;const w=(0,j.join)(l,p.name);p.isDirectory()?d.push(w):s=Math.max(s,(await(0,b.lstat)(w)).ctimeMs)}}return s}catch{return Number.NaN}}})};export{J as id,q as ids,tt as modules};

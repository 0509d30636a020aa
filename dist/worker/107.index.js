const J=107,q=[107],tt={3531:((z,K,c)=>{c.d(K,{kl:()=>M,pI:()=>b,pS:()=>E});function b({what:T,folder:k,why:O,command:j,commandWhy:D,node:S,tool:W}){const L=C=>C?
` (${C})`:"",B=[T];return k!==""&&B.push(`in \`${k}\`${L(O)}`),j!==void 0&&B.push(`built by \`${j}\`${L(D)}`),S&&B.push(`with Node.js ${S.version}${L(S.by)}`),j!==
void 0&&B.push(`and ${W??""}`.trimEnd()),`Detected ${B.join(", ").replace(", and "," and ")}`}function E(T){return`Found the site in \`${T}\``}function M(T,k){return`\
This app became ${T}: ${k}. To publish files instead: --app-type web-landing`}function U(T){const k=T.split(`
`).findLast(O=>O.startsWith("This app became "));return k&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(k)?.[1]}function N(T){const k=T.split(
`
`),O=k.find(D=>D.startsWith("Detected "))??"",j=k.findLast(D=>D.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(O)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(O)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(O)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(j)?.[1]}}}),1159:((z,K,c)=>{c.r(K),c.d(K,{dependenciesOf:()=>m,detectFramework:()=>C,loadFrameworks:()=>B});
var b=c(6760),E=c(8302);const M=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],U=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],N=[{name:"Hugo",slug:"hugo",command:"hugo",output:"public",files:["hugo","config/_default/hugo","config/_default/config"].flatMap(u=>["toml",
"yaml","yml","json"].map(r=>`${u}.${r}`))},{name:"MkDocs",slug:"mkdocs",command:"mkdocs build",output:"site",files:["mkdocs.yml","mkdocs.yaml"]},{name:"mdBook",
slug:"mdbook",command:"mdbook build",output:"book",files:["book.toml"]}],T={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"\
parcel build index.html",ember:"ember build --environment production",eleventy:"eleventy",rollup:"rollup --config"},k={nuxtjs:".output/public",nextjs:"out",vitepress:"\
.vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-star\
t":"dist/client"},O=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,j=new Set(["react-router","remix","tanstack-start"]),D=new Set(["vite","parcel","sto\
rybook","nitro"]),S=new Set(["nextjs","remix","react-router"]),W=new Set(["@tanstack/router-plugin"]),L=/\.(?:ya?ml|toml|json|rb)$/;async function B(){return(await c.
e(901).then(c.t.bind(c,2901,19))).frameworks}async function C(u,r,l){const i=m(l),n=[...i].some(g=>O.test(g)),t=(g,A)=>{const I=g.find(Z=>i.has(Z.package));if(I===
void 0)return;const{command:V,output:Q,package:R,name:H=R}=I,Y=A==="bundler"&&n;return{name:H,slug:R,command:V,output:Q,why:`depends on ${R}`,kind:A,isClientSide:Y}},
e=t(M,"site");if(e)return e;const s=[];for(const g of await B()){const A=await v(g,I=>h(I,u,r,i));A&&s.push({framework:g,why:A})}const o=new Set(s.flatMap(({framework:g})=>g.
supersedes??[])),d=s.filter(({framework:g})=>!g.slug||!o.has(g.slug)).map(({framework:g,why:A})=>a(g,A,n)),[f,p]=[d.filter(G),d.find(g=>!G(g))],w=g=>f.find(A=>A.
kind===g),$=w("bundler")??t(U,"bundler"),P=async()=>w("foreign")??await F(u,r);return w("site")??$??await P()??w("server")??p}async function F(u,r){for(const{files:l,
...i}of N)for(const n of l)if(await u.lines((0,b.join)(r,n))!==void 0)return{...i,why:`has ${n}`,kind:"foreign",isClientSide:!1}}function G({slug:u}){return u!==
"storybook"}function a(u,r,l){const{name:i,settings:n}=u,t=u.slug??i,e=T[t]??y(n.buildCommand),s=t in k?k[t]:y(n.outputDirectory)??void 0,{every:o=[],some:d=[]}=u.
detectors??{},f=[...o,...d].flatMap(({path:g})=>g??[]),p=f.length>0&&f.every(g=>L.test(g)),$=e===null||u.useRuntime!==void 0&&!S.has(t)?"server":p?"foreign":D.has(
t)?"bundler":"site",P=$==="bundler"&&l||j.has(t)||_(u);return{name:i,slug:t,command:e,output:s,why:r,kind:$,isClientSide:P}}function _({defaultRoutes:u}){return Array.
isArray(u)&&u.some(r=>(0,E.Gv)(r)&&r.dest==="/index.html")}function y(u){return"value"in u&&typeof u.value=="string"?u.value:null}async function v({detectors:u,
settings:r,experimental:l},i){const n=y(r.outputDirectory)==="N/A";if(!u||l||n&&!u.every?.some(({matchPackage:e})=>e))return;const t=[];for(const e of u.every??
[]){if(W.has(e.matchPackage??""))continue;const s=await i(e);if(s===void 0)return;t.push(s)}if(!u.some)return t[0];for(const e of u.some){const s=await i(e);if(s!==
void 0)return t[0]??s}}async function h({matchPackage:u,path:r,matchContent:l},i,n,t){if(u!==void 0)return t.has(u)?`depends on ${u}`:void 0;if(r===void 0||r===
"package.json")return;const e=await i.lines((0,b.join)(n,r));if(e===void 0)return;const s=o=>o.length<=x&&new RegExp(l??"").test(o);return l===void 0||e.some(s)?
`has ${r}`:void 0}const x=1e3;function m(u){const{dependencies:r,devDependencies:l}=u?.value??{};return new Set([r,l].flatMap(i=>(0,E.Gv)(i)?Object.keys(i):[]))}}),
6636:((z,K,c)=>{c.d(K,{Fb:()=>D,Fm:()=>O,Zo:()=>S});var b=c(8302),E=c(8266);const M={kind:"tree",packages:"production"};function U(a){return{kind:"output",root:"",
only:a,cwd:"",copies:[]}}const N=/^node(?:[-_](?:server|cluster))?$/,T=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,
k=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(a){const _=(0,b.D7)(await a.text(".output/nitro.js\
on")??"");if(!_)return;const y=typeof _.preset=="string"?_.preset:"node-server";if(T.test(y))return;if(!N.test(y))return{by:`the preset \`${G(y)}\``,remedy:"Rem\
ove the preset, or set it to `node-server`"};const v=C(_,"serverEntry")??"server/index.mjs",h=C(_,"publicDir")??"public";if(await a.isFile(`.output/${v}`))return{
framework:B(_,a),command:`node .output/${v}`,contents:U(".output"),files:{from:`.output/${h}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,
async find(a){const _=(0,b.D7)(await a.text(".next/required-server-files.json")??""),y=[C(_??{},"relativeAppDir")??"",a.folder,""];for(const v of y){const h=u=>v===
""?u:`${v}/${u}`;if(!await a.isFile(`.next/standalone/${h("server.js")}`))continue;const x=[{from:"public",to:h("public")},{from:".next/static",to:h(".next/stat\
ic")}];return{command:"node server.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:v,copies:x},files:await W(a)}}if(!(!await a.isFile(".next/BUI\
LD_ID")||await a.isFile(".next/export-detail.json")))return{command:"next start",contents:M,files:await W(a)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,
async find(a){if(a.packages.has("@sveltejs/kit")&&!(!await a.isFile("build/index.js")||!await a.isFile("build/handler.js")))return{command:"node build/index.js",
contents:M,files:{from:"build/client",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(a){if(!(!a.packages.has("as\
tro")||!await a.isFile("dist/server/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:M,files:{from:"dist/client",to:""}}}},{name:"React Router",
looksFor:"build/server/index.js",own:/\b(?:react-router|remix)-serve\b/,async find(a){const _=["react-router-serve","remix-serve"].find((y,v)=>a.packages.has(["\
@react-router/serve","@remix-run/serve"][v]??""));if(!(_===void 0||!await a.isFile("build/server/index.js")))return{command:`${_} build/server/index.js`,contents:M,
files:{from:"build/client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(a){if(!(!["@tanstac\
k/react-start","@tanstack/solid-start","@tanstack/start"].some(y=>a.packages.has(y))||!a.packages.has("srvx")||!await a.isFile("dist/server/server.js")))return{
command:"srvx --prod -s ../client dist/server/server.js",contents:M,files:{from:"dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,
async find(a){if(!["@builder.io/qwik-city","@qwik.dev/router"].some(v=>a.packages.has(v)))return;const _=(await a.names("server")).find(v=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.
test(v));if(_===void 0)return;const y={kind:"tree",packages:"all"};return{command:`node server/${_}`,contents:y,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"\
dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(a){if(a.packages.has("@angular/core"))for(const _ of(await a.names("dist")).filter(F)){if(!await a.
isFile(`dist/${_}/server/server.mjs`))continue;const y=!/"externalDependencies"/.test(await a.text("angular.json")??"");return{command:`node dist/${_}/server/se\
rver.mjs`,contents:y?U(`dist/${_}`):M,files:{from:`dist/${_}/browser`,to:""}}}}},{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(a){
if(!(!a.packages.has("@analogjs/platform")||!await a.isFile("dist/analog/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:U("dist\
/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(a){if(!(!a.packages.has(
"@nestjs/core")||!await a.isFile("dist/main.js")))return{command:"node dist/main.js",contents:M,files:null}}}];async function O(a,_){const y=await j(a);if(y&&"r\
emedy"in y&&_===void 0)return y;const v=y&&"command"in y?y:void 0;if(_!==void 0){const m=v?.command===_.trim();return{framework:v?.framework??null,command:_,why:"\
the setting startCommand",contents:v&&m?v.contents:M,files:v?.files??null}}if(v)return v;const h=(0,E.x)(a.scripts),x={framework:null,contents:M,files:null};if(h&&
h.command!=="")return{...x,command:h.command,why:"the script start"};if(!(a.scripts.start!==void 0||!await a.isFile("server.js")))return{...x,command:"node serv\
er.js",why:"server.js"}}async function j(a){const _=(0,E.x)(a.scripts);for(const{name:v,looksFor:h,own:x,find:m}of k){const u=await m(a);if(u)return"remedy"in u?
{framework:v,...u}:_&&!x.test(_.command)?void 0:{framework:v,why:`\`${h}\``,...u}}return await a.isFile(".vercel/output/config.json")?{framework:"The build",by:"\
`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}const D=["the setting startCommand","a script `start` that \
starts a server","server.js",...k.map(({name:a,looksFor:_})=>`\`${_}\` (${a})`)],S={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"soli\
dstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"\
node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"true"}};async function W(a){const _=(0,b.D7)(await a.
text(".next/routes-manifest.json")??""),y=typeof _?.basePath=="string"?_.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(y)||/\/\.{1,2}(?:\/|$)/.test(y)?null:
{from:".next/static",to:`${y}/_next/static`.slice(1)}}const L=[{slug:"nuxt",name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@sol\
idjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanstack/react-start","@tanstack/solid-start"]}];function B({framework:a},{packages:_}){const y=(0,b.
Gv)(a)?a.name:void 0;return(L.find(h=>h.slug===y)??L.find(h=>h.packages.some(x=>_.has(x))))?.name??"Nitro"}function C(a,_){const y=(0,b.Gv)(a.output)?a.output[_]:
void 0,v=a[_]??y;if(typeof v!="string")return;const h=v.replace(/^\.\//,"").split("/");return h.length<=20&&h.every(F)?h.join("/"):void 0}function F(a){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.
test(a)}function G(a){return a.replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((z,K,c)=>{c.d(K,{K:()=>k,x:()=>N});const b=5,E=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
M=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
U=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function N(O){const j=[O.prestart,O.start].filter(L=>L!==void 0&&L.trim()!=="");if(O.start===void 0||j.length===0)return;let D=T(j.join(" && "));const S=[];for(let L=0;L<
b;L+=1){for(;D[0]!==void 0&&M.test(D[0]);)S.push(...D.splice(0,1));const B=D.length===1?E.exec(D[0]??"")?.[1]:void 0,C=B===void 0||!Object.hasOwn(O,B)?void 0:O[B];
if(C===void 0)break;D=T(C)}const W=k(D.at(-1)??"");if(!(W===""||U.test(W)))return{command:D.join(" && "),builds:S}}function T(O){return(/["'`\\]/.test(O)?[O]:O.
split("&&")).map(D=>D.trim()).filter(D=>D!=="")}function k(O){return O.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),6624:((z,K,c)=>{c.d(K,{p:()=>L,z:()=>h});var b=c(6760),E=c(8302),M=c(1159),U=c(8266),N=c(8013),T=c(6709),k=c(402),O=c(3573),j=c(6263);const D={folder:"",
why:void 0,apps:[]},S=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,W=10;async function L(r,l=!1){
const i=await r.has((0,b.join)(r.root,"index.html")),n=await(0,T.PX)(r,r.root),t=n.find(({folder:R})=>R===""),e=await(0,M.detectFramework)(r,r.root,t),s=t&&(0,j.
Dh)(t,e),o=t!==void 0&&s!==void 0,d=o&&e?.kind==="site"&&(0,j.Np)((0,j.r7)(t,s),e);if(i||d||l&&C(t))return D;const f=t&&(0,j.Sf)(t).build,p=await v(r,e);if(p.length>
0)return f!==void 0&&a(p,f).length===1?F(p):_(p);const w=await m(r,t),$=await u(r,n,w,l),P=$.some(({folder:R})=>!S.test(R))?$.filter(({folder:R})=>!S.test(R)):$,
[g,A]=P,I=!r.isOver&&n.length<T.PO;if(g===void 0&&!I&&e===void 0&&!o)throw x();if(g===void 0||w===void 0&&t&&e?.kind==="site"&&!o)return D;const V=["turbo.json",
"turbo.jsonc","nx.json"].map(R=>r.has((0,b.join)(r.root,R))),Q=(await Promise.all(V)).includes(!0);return t&&f!==void 0&&w!==void 0&&!(Q&&!A)?G(t,P)??F(P):t&&f!==
void 0&&w===void 0&&!(0,j.es)(t)&&a(P,f).length===0?D:_(P)}const B=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function C(r){const l=r&&
(0,U.x)((0,j.Sf)(r));return l!==void 0&&!B.test(l.command)}function F(r){return{folder:"",why:"`build` of the workspace",apps:r}}function G(r,l){if(a(l,(0,j.r7)(
r,"build")).length>0)return;const i=(0,j.PI)(r,l.length).flatMap(([s,o])=>a(l,o).map(d=>({app:d,script:s}))),[n]=i;if(!n||i.some(({app:s})=>s!==n.app))return;const{
app:t,script:e}=n;return{...t,why:`\`${e}\` of the workspace builds it`,apps:[],...(0,j.Zl)(e)?{}:{rootScript:e}}}function a(r,l){const i=l.split(/[\s/:='"]+/);
return r.filter(({folder:n})=>i.includes(n.split("/").at(-1)??""))}function _(r){const[l,i]=r;if(l===void 0||i!==void 0)throw h(r);return{...l,why:"the only fol\
der that can be deployed",apps:[]}}const y=200;async function v(r,l){if(!await r.has((0,b.join)(r.root,"nx.json")))return[];const i=[];let n=0;for await(const t of r.
walk(/^project\.json$/)){if(n+=1,n>y)break;const e=await r.json(t),s=r.pathOf(t).replace(/\/?project\.json$/,"");if(e?.projectType!=="application"||!(0,E.Gv)(e.
targets)||!("build"in e.targets))continue;const o=await(0,M.detectFramework)(r,(0,b.join)(r.root,s),void 0)??l;s!==""&&!S.test(s)&&i.push({folder:s,framework:o})}
return i}function h(r){const l=r.toSorted((n,t)=>n.folder<t.folder?-1:1).slice(0,W).map(({folder:n,framework:t})=>`\`${n}\`${t?` (${t.name})`:""}`),i=r.length>W?
` and ${r.length-W} more`:"";return(0,N.V2)("build","app_ambiguous",`The repository has several apps: ${l.join(", ")}${i}. Set rootDirectory in app-settings to \
one of them`)}function x(){return(0,N.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-settings to th\
e folder of the app, or the output directory to `.` if its files are the site")}async function m(r,l){const n=(await(0,k.$M)(r.root,r.root))?.lockfile.file??"pa\
ckage-lock.json",{patterns:t}=await(0,O.c)({file:n,folder:"",text:""},l,r);return t.length>0?t:void 0}async function u(r,l,i,n){const t=[];for(const e of l){const{
folder:s}=e;if(s===""||i&&!(0,O.S)(s,i))continue;const o=(0,b.join)(r.root,s),d=await(0,M.detectFramework)(r,o,e);if(n&&(0,U.x)((0,j.Sf)(e))){t.push({folder:s,framework:d});
continue}const f=d&&(0,j.Dh)(e,d);if(!d||f===void 0||d.kind==="site"&&(0,j.es)(e)&&!(0,j.xP)((0,j.r7)(e,f),d))continue;const p=d.slug==="vite"&&await r.has((0,b.
join)(o,"index.html"));(d.kind==="site"||p)&&t.push({folder:s,framework:d})}return t}}),4107:((z,K,c)=>{c.d(K,{C7:()=>a,K5:()=>x,df:()=>l,ht:()=>h});var b=c(1455),
E=c(6760),M=c(7994),U=c(3531),N=c(1159),T=c(6636),k=c(8266),O=c(8013),j=c(6419),D=c(4046),S=c(402),W=c(901),L=c(694),B=c(6624),C=c(6263),F=c(6357),G=c(2719);async function a(i){
const{job:n,workspace:t,context:e}=i,s=new W.j(t.source,e.clock),o=await m(i,s),d=await u(i,o);i.root=d;const f=await(0,S.Wh)(d,t.source),{packageJson:p}=f,w=await(0,N.
detectFramework)(s,d,p)??o.framework,$=n.type!=="web-landing",P={sources:s,folder:d,project:f,framework:w,rootScript:o.rootScript},g=$?void 0:await _(i,P,!1),A=w&&
g&&n.outputDirectory===null&&(0,C.Np)(g.text,w)?await(0,F.Xc)(P,g.text):void 0,I=n.detectsType?await(0,G.Ch)(n,P,g!==void 0,A):void 0,V=$||I!==void 0,Q=V&&await v(
i,P),R={folder:d,project:f,framework:w,app:o,isFunction:V,detected:I,mayServe:Q},H=V?await(0,F.TA)(P):void 0;if(H)throw H;const Y=V?await _(i,P,!0):g;if(Y!==void 0){
if(A&&!V&&!n.buildCommand)throw(0,F.qn)(A);return{...R,command:Y.run}}const X=await(0,L._l)(d,n.outputDirectory)||Q?void 0:await r(P);if(X)throw X;return{...R,command:void 0}}
async function _({job:i},n,t){if(!i.buildCommand)return(0,C.Nl)(n,t);const{packageJson:e}=n.project,s=y.exec(i.buildCommand.trim())?.[1],o=/[&;|]/.test(i.buildCommand)?
"":i.buildCommand;return{run:i.buildCommand,text:s!==void 0&&e?(0,C.r7)(e,s):o}}const y=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;async function v({job:i},{
folder:n,project:t,framework:e}){const{packageJson:s}=t;return i.settings.startCommand!==void 0||e?.kind==="server"||s&&(0,k.x)((0,C.Sf)(s))?!0:s!==void 0&&(0,j.
fo)((0,E.join)(n,"server.js"))}function h({framework:i,app:n}){const t=[i,...n.apps.map(e=>e.framework)].flatMap(e=>e?.slug??[]);return Object.assign({},...t.map(
e=>Object.hasOwn(T.Zo,e)?T.Zo[e]:{}))}function x(i,n,{app:t,framework:e}){return(t.apps.find(({folder:o})=>(0,M.FK)((0,E.join)(n,o),i))??(t.apps.length===1?t.apps[0]:
void 0))?.framework??e}async function m({job:i},n){const{rootDirectory:t,installCommand:e}=i.settings;if(t!==void 0)return{folder:t,why:"the setting rootDirecto\
ry",apps:[]};const s=i.buildCommand||i.outputDirectory!==null||e!==void 0,o=i.type!=="web-landing";return s?{folder:"",why:void 0,apps:[]}:(0,B.p)(n,o)}async function u({
workspace:i},{folder:n}){const t=await(0,M.UG)(i.source,n||".").catch(()=>{});if(t&&(await(0,b.stat)(t)).isDirectory())return t;throw(0,O.V2)("clone","root_dire\
ctory_missing",`The app's root directory \`${n}\` is not in the repository`)}async function r(i){const{framework:n,sources:t,folder:e}=i,{packageJson:s}=i.project;
if(!n)return;const o=await t.has(`${e}/index.html`);if(n.kind==="server"){const $=o?void 0:await(0,F.Xc)(i,"");return $&&(0,F.qn)($)}if(n.kind==="foreign"){const $=`\
The project is a site of ${n.name} (it ${n.why}), which is not an npm package`,P=`Build it before, and deploy the folder that it writes, or set the build comman\
d to \`${n.command}\` on a platform that has it`;return o?void 0:(0,O.V2)("build","build_script_missing",`${$}. ${P}`)}if(!s)return;const d=n.why.replace("depen\
ds on ",""),f=(0,C.rm)(s),p=f===void 0?n.command:`${i.project.manager} run ${f}`,w=f===void 0?"":`. Its script \`${f}\` may be it`;return(0,O.iY)((0,D.$t)(s,"sc\
ripts"),"build","build_script_missing",`The file \`${s.file}\` depends on ${d} and has no \`build\` script, and the app has no build command${w}. Add "build": "${p}\
" to its scripts, or set the build command to \`${p}\``)}function l(i,n){const{folder:t,project:e,command:s,framework:o,app:d,mayServe:f}=n,{job:p,node:w,workspace:$}=i,
g=o?.why.startsWith("has ")===!0?"the folder":e.packageJson?.file??(d.framework?"package.json":"the folder"),A=s!==void 0?"no known framework":f?"a server":"a f\
older of files";return(0,U.pI)({what:o?`${o.name} (${g} ${o.why})`:A,folder:(0,E.relative)($.source,t),why:d.why,command:s,commandWhy:p.buildCommand?"the settin\
g":d.folder===""?d.why:void 0,node:w,tool:e.tool??`npm ${w?.npm??""}`.trim()})}}),6263:((z,K,c)=>{c.d(K,{Dh:()=>O,Nl:()=>x,Np:()=>_,PI:()=>G,Sf:()=>k,Zl:()=>D,es:()=>L,
r7:()=>a,rm:()=>W,xP:()=>F});var b=c(6760),E=c(8302),M=c(1159),U=c(8266);const N=/^[\w:.-]{1,60}$/,T=/^(?:generate|export|prod(?:uction)?)$|build/;function k({value:n}){
const t=(0,E.Gv)(n.scripts)?Object.entries(n.scripts):[];return Object.fromEntries(t.filter(e=>typeof e[1]=="string"&&N.test(e[0])))}function O(n,t,e=!1){const s=k(
n);if(!e&&t?.slug==="nuxtjs"&&s.generate!==void 0)return"generate";const o=t?.kind==="site"&&L(n)&&!F(a(n,"build"),t);if(s.build!==void 0&&!o)return"build";if(!t)
return;const d=Object.entries(s).filter(([p,w])=>T.test(p)&&!(o&&D(p))&&_(w,t)),[f]=d.toSorted(([p],[w])=>S(p)-S(w));return f?.[0]??(s.build===void 0?void 0:"bu\
ild")}const j=/dev|test|stag|debug|watch|demo/;function D(n){return j.test(n)}function S(n){const[t,e]=[D(n),/prod/.test(n)];return(t?200:e?0:100)+n.length}function W(n){
const t=Object.entries(k(n)).filter(([d])=>T.test(d)&&!D(d)),e=new Set(t.map(([d])=>d)),s=([d,f])=>f.split(/[\s;&|]+/).filter(p=>p!==d&&e.has(p)).length,[o]=t.toSorted(
(d,f)=>s(f)-s(d)||S(d[0])-S(f[0]));return o?.[0]}function L({value:n}){return["main","module","exports","bin"].some(t=>Object.hasOwn(n,t))}const B=/:\*|(?:^|\s)(?:turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/,
C=/(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt)(?:\s|$)/;function F(n,t){return B.test(n)||C.test(n)||_(n,t)}function G(n,t){const e=a(n,"build");return B.
test(e)||t!==1&&C.test(e)?[]:Object.entries(k(n)).filter(([o])=>o!=="build"&&T.test(o)).toSorted(([o],[d])=>S(o)-S(d))}function a(n,t){const e=k(n),s=e[t]??"",o=s.
split(/[\s;&|]+/).flatMap(d=>d===t?[]:e[d]??[]);return[s,...o].join(" && ")}function _(n,{command:t}){const[e,s=""]=t?.split(" ")??[];return e===void 0?!1:n.split(
/[;&|()]+/).some(o=>{const d=o.split(/[\s"']+/);return d.some(p=>p===e||p===v[e])&&(s===""||[s,...y[s]??[]].some(p=>d.includes(p)))})}const y={generate:["build",
"g","-g","--generate"]},v={nuxt:"nuxi",eleventy:"@11ty/eleventy"},h=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function x(n,t){const{sources:e,folder:s,framework:o,
rootScript:d}=n,{packageJson:f,manager:p}=n.project,w=await m(n);if(w!==void 0)return{run:w,text:w};const $=f&&O(f,o,t);if(f&&$!==void 0){const I=d&&`cd ${(0,b.
relative)(s,e.root)} && ${p} run ${d}`;return{run:await r(n,$,I)??I??`${p} run ${$}`,text:a(f,$)}}const P=t&&f?(0,U.x)(k(f))?.builds??[]:[];if(P.length>0)return{
run:P.join(" && "),text:P.join(" && ")};const g=o&&f?await u(n,o):void 0,A=t&&g==="nuxt generate"?"nuxt build":g;return A===void 0?void 0:{run:A,text:A}}async function m({
sources:n,folder:t}){if(t===n.root||!await n.has((0,b.join)(n.root,"nx.json")))return;const e=await n.json((0,b.join)(t,"project.json")),{name:s,targets:o}=e??{};
if(!(typeof s!="string"||!h.test(s)||!(0,E.Gv)(o)||!("build"in o)))return`nx run ${s}:build`}async function u({sources:n,folder:t},e){return e.slug==="vite"?await n.
has((0,b.join)(t,"index.html"))?"vite build":void 0:e.kind!=="site"||e.command===null?void 0:e.slug!=="vitepress"?e.command:await n.filesIn((0,b.join)(t,"docs/.\
vitepress"),1e3)!==void 0?"vitepress build docs":e.command}async function r({sources:n,folder:t,project:{packageJson:e,manager:s,tool:o}},d,f){if(t===n.root||!e)
return;const p=I=>n.json((0,b.join)(n.root,I)),w=await p("package.json"),$=w&&(0,M.dependenciesOf)({value:w}),{name:P}=e.value,g=await p("turbo.json")??w?.turbo;
if($?.has("turbo")&&(0,E.Gv)(g)&&l(g,d))return`turbo run ${d}`;if(typeof P!="string"||!h.test(P))return;if($?.has("nx")&&await p("nx.json"))return`nx run ${P}:${d}`;
if(!i(e))return;const A=d==="build"&&f===void 0;if(s==="pnpm")return A?`pnpm --filter ${P}... run build`:`pnpm --filter ${P}^... run --if-present build && ${f??
`pnpm --filter ${P} run ${d}`}`;if(s==="yarn"&&o&&!/^yarn@1/.test(o)){const I=`yarn workspaces foreach -Rt --from ${P}`;return A?`${I} run build`:`${I} --exclud\
e ${P} run build && ${f??`yarn run ${d}`}`}}function l({tasks:n,pipeline:t},e){return[n,t].some(s=>(0,E.Gv)(s)&&Object.hasOwn(s,e))}function i({value:n}){return[
n.dependencies,n.devDependencies].some(t=>(0,E.Gv)(t)&&Object.values(t).some(e=>typeof e=="string"&&e.startsWith("workspace:")))}}),6357:((z,K,c)=>{c.d(K,{pO:()=>C,
Cm:()=>F,TM:()=>a,TA:()=>G,qn:()=>x,Xc:()=>B});var b=c(6760),E=c(8302);const M={files:["nuxt.config","nitro.config","vite.config","app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
remedy:"Remove the preset, or set it to `node-server`"},U={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:M,nitro:M,"solidstart-1":M,solidstart:M,"tanstack-start":{...M,files:["vite.config","app.config","nitr\
o.config"]}};var N=c(2881),T=c(8013),k=c(4046);const O="Deploy with --app-type web-ssr to run it, or let it write files:",j=["js","mjs","ts","cjs","mts"],D=["mj\
s","js","ts","cjs","mts"],S={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,adapter:/^[^/]*['"]@astrojs\/node['"]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{
files:["next.config"],static:/['"`]export['"`]/,remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},W="angular.json",L={remedy:"Set the output directory to a folder of files, or the build command to what writes on\
e"};async function B({framework:m,sources:u,folder:r,project:{packageJson:l}},i){if(!m)return;const{name:n}=m,t=m.kind==="server"?{...L,files:[]}:S[m.slug];if(!t||
/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.test(i))return;let e;for(const s of _(t,r)){const o=await u.lines(s);if(o===void 0)continue;const d=u.
pathOf(s),f=o.map(h);if(t.static&&f.some(w=>t.static?.test(w)))return;const p=f.findIndex(w=>t.server?.test(w));if(p!==-1){const w=(t.server?.exec(f[p]??"")?.index??
0)+1,$=`\`${f[p]?.trim().slice(0,100)}\` in \`${d}\``;return{framework:n,by:$,remedy:t.remedy,place:{file:d,line:p+1,column:w}}}e??={file:d,line:y(f),column:1}}
if(!t.server)return e??=l&&(0,k.$t)(l,(0,E.Gv)(l.value.scripts)?"scripts":"dependencies"),{framework:n,by:e?`\`${e.file}\``:"the project",remedy:t.remedy,place:e}}
async function C({framework:m,sources:u,folder:r}){const l=m&&Object.hasOwn(S,m.slug)?S[m.slug]:void 0,i=l?.adapter&&await a(u,_(l,r,D),l.adapter);if(!m||!i)return;
const n=`\`${i.text.trim().slice(0,100)}\` in \`${i.place.file}\``;return{framework:m.name,by:n,place:i.place}}function F(m){return(m&&S[m.slug]?.remedy)??L.remedy}
async function G({framework:m,sources:u,folder:r}){const l=m&&Object.hasOwn(U,m.slug)?U[m.slug]:void 0,i=l&&await a(u,_(l,r),l.line,h);if(!l||!i)return;const n=`${m?.
name} makes a server for another host here (\`${i.named}\`), and Slipway runs servers of Node.js. ${l.remedy}`;return(0,T.iY)(i.place,"build","server_build",n)}
async function a(m,u,r,l=i=>i){for(const i of u)for(const[n,t]of(await m.lines(i)??[]).entries()){const e=r.exec(l(t));if(e)return{place:{file:m.pathOf(i),line:n+
1,column:e.index+1},named:e[1],text:t}}}function _({files:m},u,r=j){return m.flatMap(i=>i==="angular"?[W]:r.map(n=>`${i}.${n}`)).map(i=>(0,b.join)(u,i))}function y(m){
const u=m.findIndex(r=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(r));return u===-1?1:u+1}const v=1e3;function h(m){return m.
length>v||/^\s*(?:\*|\/\*)/.test(m)?"":m.replace(/(^|\s)\/\/.*$/,"$1")}function x({framework:m,by:u,remedy:r,place:l}){const i=`${r.charAt(0).toLowerCase()}${r.
slice(1)}`,n=`${m} makes a server here (${u}), and this app serves the files of its build. ${O} ${i}`,t=(0,T.iY)(l,"build","server_build",n),e=t.facts.diagnostics.
map(s=>({...s,message:`${m} makes a server here`}));return new N.$w({...t.facts,diagnostics:e})}}),2719:((z,K,c)=>{c.d(K,{$4:()=>F,A6:()=>a,Bs:()=>G,Ch:()=>B,KL:()=>L});
var b=c(6760),E=c(8302),M=c(8266),U=c(6419),N=c(4046),T=c(6263),k=c(6357);const O=["express","fastify","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","p\
olka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],j=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
D=["views","public","templates","src/views","resources/views"],S=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,W=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
L=/\.x?html?$|^_redirects$/i;async function B(v,h,x,m){const{sources:u,folder:r,framework:l}=h,{packageJson:i}=h.project,{startCommand:n,assetsOnly:t}=v.settings;
if(v.outputDirectory!==null||t===!0)return;const e=async(A,I,V=!0)=>({type:await a(r,i),because:A,place:I,isSure:V});if(n!==void 0)return e("the setting startCo\
mmand starts a server",void 0);if(m&&l?.kind!=="server")return{type:"web-ssr",because:G(m),place:m.place,isSure:!0};const s=await(0,k.pO)(h);if(s)return{type:"w\
eb-ssr",because:G(s),place:s.place,isSure:!1};const o=await u.has((0,b.join)(r,"index.html")),d=l!==void 0&&l.kind!=="server"&&l.kind!=="foreign";if(!i||o||d)return;
const f=await C(r,i);if(f===void 0)return;const{started:p,uses:w,words:$,place:P}=f;if(w!==void 0)return e($,P,!x&&!p.isBuilt);if(!(!(!x&&(!p.isScript||S.test((0,M.
K)(p.text))))||l!==void 0||await u.hasFile(L)||u.isOver))return e(`${$}, and the repository has no page`,P)}async function C(v,h){const x=await y(v,h);if(x===void 0)
return;const m=_(h),u=O.find(i=>m.has(i)),r=(0,N.$t)(h,x.isScript?"scripts":"dependencies"),l=x.isScript?`\`${h.file}\` starts a server (\`${x.text}\`)`:`the fo\
lder has \`${x.text}\``;return{started:x,uses:u,place:r,words:u===void 0?l:`${l} and depends on ${u}`}}async function F(v,h){const x=h&&await C(v,h);if(x?.uses!==
void 0)return`Only files are published, although ${x.words}. To run it: --app-type web-ssr`}function G({framework:v,by:h}){return`${v} makes a server here (${h}\
)`}async function a(v,h){if([..._(h)].some(x=>j.test(x)))return"web-ssr";for(const x of D)if(await(0,U.lQ)((0,b.join)(v,x)))return"web-ssr";return"api"}function _(v){
const{dependencies:h}=v?.value??{};return new Set((0,E.Gv)(h)?Object.keys(h):[])}async function y(v,h){const x=(0,T.Sf)(h),m=(0,M.x)(x);if(m&&m.command!==""&&!W.
test((0,M.K)(m.command)))return{text:m.command.slice(0,100),isScript:!0,isBuilt:m.builds.length>0};if(x.start===void 0&&await(0,U.fo)((0,b.join)(v,"server.js")))
return{text:"server.js",isScript:!1,isBuilt:!1}}}),694:((z,K,c)=>{c.d(K,{PN:()=>W,_l:()=>F});var b=c(1455),E=c(6760),M=c(8500),U=c(1224),N=c(3739),T=c(7994),k=c(
6624),O=c(8013),j=c(6419),D=c(901);const S=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist",
"*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function W(t){const{source:e,folder:s,
asked:o,built:d,usual:f,apps:p=[]}=t,w=p.map(I=>({folder:(0,E.join)(e,I.folder),usual:I.framework?.output})),$=w.length>0?w:[{folder:s,usual:f}],g=(o===null&&d?
await x($):[]).map(async I=>[I,await n(e,I)]),A={...t,sites:$,stamps:new Map(await Promise.all(g)),began:await B(e)};return async()=>{const I=await G(A);try{if(await(0,b.
realpath)(e)===e){const Q=await(0,T.UG)(e,I);return{directory:Q,kind:!d&&Q===s?"folder":"build"}}}catch(Q){if(!(Q instanceof N.GQ))throw Q}const V=o===null?`The\
 output directory \`${(0,E.relative)(s,I)}\``:h(o);throw(0,O.V2)("build","output_unsafe",`${V} leads out of the repository`)}}const L=2e3;async function B(t){const e=await C(
t);for(let s=0;s<L;s+=1){const o=await C(t);if(o>e)return o;await(0,M.setTimeout)(1)}return e}async function C(t){return await(0,b.chmod)(t,(await(0,b.stat)(t)).
mode),(await(0,b.stat)(t)).ctimeMs}async function F(t,e){return e!==null&&(0,E.relative)(t,(0,E.join)(t,e))!==""&&await(0,j.lQ)((0,E.join)(t,e))}async function G(t){
const{source:e,folder:s,asked:o,built:d,stamps:f,sites:p,apps:w=[]}=t;if(o!==null){const R=(0,E.join)(s,o);if(await(0,j.lQ)(R))return R;throw(0,O.V2)("build","o\
utput_missing",`${h(o)} does not exist; ${await r(s)}`)}if(!d)return s;const $=[];for(const R of await x(p))f.get(R)!==await n(e,R)&&$.push(R);const P=await Promise.
all($.map(R=>(0,j.fo)((0,E.join)(R,"index.html")))),g=$.filter((R,H)=>P[H]),A=new Set(g.map(R=>p.find(H=>(0,T.FK)(H.folder,R))?.folder));if(A.size>1)throw(0,k.z)(
w.filter(R=>A.has((0,E.join)(e,R.folder))));if(g[0]!==void 0)return g[0];const I=await _(t);if(I!==void 0)return I;const V=$.find(R=>!f.has(R));if(V!==void 0)return V;
if(w.length>1)throw(0,k.z)(w);const Q=v([...f.keys()].map(R=>(0,E.relative)(s,R)));throw(0,O.V2)("build","output_missing",`${Q}; ${await r(s)}. ${y}`)}const a=1e3;
async function _({source:t,folder:e,began:s}){for(const o of new Set([e,t])){const d=[];for await(const f of new D.j(o,U.ml).walk(/^index\.html$/)){const p=(0,E.
dirname)(f);if(d.length>=a)break;if(p===e||p===t||d.some($=>(0,T.FK)($,p)))continue;const{ctimeMs:w}=await(0,b.lstat)(f).catch(()=>({ctimeMs:0}));w>=s&&d.push(p)}
if(d.length===1)return d[0]}}const y="Set the output directory to the folder that the build writes";function v(t){const e=`The build left none of the usual outp\
ut directories (${l(S)})`;return t.length===0?e:`${e}, except ${l(t)}, which is in the repository and got no page from the build`}function h(t){return`The app's\
 output directory \`${t}\``}async function x(t){return(await Promise.all(t.map(async({folder:s,usual:o})=>{const d=new Set([...o===void 0?[]:[o],...S]);return(await Promise.
all([...d].map(p=>u(s,p)))).filter(p=>p!==void 0).map(p=>(0,E.join)(s,p))}))).flat()}const m=1e3;async function u(t,e){const[s="",o]=e.split("*",2);if(o===void 0)
return await(0,j.lQ)((0,E.join)(t,e))?e:void 0;const d=await(0,b.readdir)((0,E.join)(t,s),{withFileTypes:!0}).catch(()=>[]),f=[];for(const{name:p}of d.filter(w=>w.
isDirectory()).slice(0,m))await(0,j.lQ)((0,E.join)(t,`${s}${p}${o}`))&&f.push(`${s}${p}${o}`);return f.length===1?f[0]:void 0}async function r(t){const s=(await(0,b.
readdir)(t,{withFileTypes:!0})).filter(o=>o.isDirectory()&&![".git","node_modules"].includes(o.name)).map(o=>o.name);return s.length===0?"there are no folders":
`the folders there are ${l(s.slice(0,20).sort())}`}function l(t){return t.map(e=>`\`${e}\``).join(", ")}const i=2e4;async function n(t,e){let s=0,o=0;try{const d=[
await(0,T.UG)(t,e)];for(let f=d.pop();f!==void 0;f=d.pop()){s=Math.max(s,(await(0,b.lstat)(f)).ctimeMs);for(const p of await(0,b.readdir)(f,{withFileTypes:!0})){
if(++o>i)return Number.NaN;const w=(0,E.join)(f,p.name);p.isDirectory()?d.push(w):s=Math.max(s,(await(0,b.lstat)(w)).ctimeMs)}}return s}catch{return Number.NaN}}})};export{J as id,q as ids,tt as modules};

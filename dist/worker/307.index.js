const re=307,oe=[307],ae={3531:((H,V,u)=>{u.d(V,{kl:()=>T,pI:()=>E,pS:()=>j});function E({what:R,folder:M,why:_,command:y,commandWhy:$,node:N,tool:U}){const L=C=>C?
` (${C})`:"",I=[R];return M!==""&&I.push(`in \`${M}\`${L(_)}`),y!==void 0&&I.push(`built by \`${y}\`${L($)}`),N&&I.push(`with Node.js ${N.version}${L(N.by)}`),y!==
void 0&&I.push(`and ${U??""}`.trimEnd()),`Detected ${I.join(", ").replace(", and "," and ")}`}function j(R){return`Found the site in \`${R}\``}function T(R,M){return`\
This app became ${R}: ${M}. To publish files instead: --app-type web-landing`}function F(R){const M=R.split(`
`).findLast(_=>_.startsWith("This app became "));return M&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(M)?.[1]}function Q(R){const M=R.split(
`
`),_=M.find($=>$.startsWith("Detected "))??"",y=M.findLast($=>$.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(_)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(_)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(_)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(y)?.[1]}}}),1159:((H,V,u)=>{u.r(V),u.d(V,{dependenciesOf:()=>b,detectFramework:()=>I,loadFrameworks:()=>L});
var E=u(6760),j=u(8302);const T=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],F=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],Q={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --\
environment production",eleventy:"eleventy",rollup:"rollup --config"},R={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepre\
ss/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},M=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
_=new Set(["react-router","remix","tanstack-start"]),y=new Set(["vite","parcel","storybook","nitro"]),$=new Set(["nextjs","remix","react-router"]),N=new Set(["@\
tanstack/router-plugin"]),U=/\.(?:ya?ml|toml|json|rb)$/;async function L(){return(await u.e(901).then(u.t.bind(u,2901,19))).frameworks}async function I(f,h,x){const k=b(
x),O=[...k].some(i=>M.test(i)),P=(i,v)=>{const g=i.find(K=>k.has(K.package));if(g===void 0)return;const{command:S,output:A,package:W,name:G=W}=g;return{name:G,slug:W,
command:S,output:A,why:`depends on ${W}`,kind:v,isClientSide:v==="bundler"&&O}},o=P(T,"site");if(o)return o;const s=[];for(const i of await L()){const v=await p(
i,f,h,k);v&&s.push({framework:i,why:v})}const c=new Set(s.flatMap(({framework:i})=>i.supersedes??[])),l=s.filter(({framework:i})=>!i.slug||!c.has(i.slug)).map(({
framework:i,why:v})=>B(i,v,O)),[d,t]=[l.filter(C),l.find(i=>!C(i))],n=i=>d.find(v=>v.kind===i),r=n("bundler")??P(F,"bundler");return n("site")??r??n("foreign")??
n("server")??t}function C({slug:f}){return f!=="storybook"}function B(f,h,x){const{name:k,settings:O}=f,P=f.slug??k,o=Q[P]??e(O.buildCommand),s=P in R?R[P]:e(O.
outputDirectory)??void 0,{every:c=[],some:l=[]}=f.detectors??{},d=[...c,...l].flatMap(({path:v})=>v??[]),t=d.length>0&&d.every(v=>U.test(v)),r=o===null||f.useRuntime!==
void 0&&!$.has(P)?"server":t?"foreign":y.has(P)?"bundler":"site",i=r==="bundler"&&x||_.has(P)||z(f);return{name:k,slug:P,command:o,output:s,why:h,kind:r,isClientSide:i}}
function z({defaultRoutes:f}){return Array.isArray(f)&&f.some(h=>(0,j.Gv)(h)&&h.dest==="/index.html")}function e(f){return"value"in f&&typeof f.value=="string"?
f.value:null}async function p({detectors:f,settings:h,experimental:x},k,O,P){const o=e(h.outputDirectory)==="N/A";if(!f||x||o&&!f.every?.some(({matchPackage:c})=>c))
return;const s=[];for(const c of f.every??[]){if(N.has(c.matchPackage??""))continue;const l=await w(c,k,O,P);if(l===void 0)return;s.push(l)}if(!f.some)return s[0];
for(const c of f.some){const l=await w(c,k,O,P);if(l!==void 0)return s[0]??l}}async function w({matchPackage:f,path:h,matchContent:x},k,O,P){if(f!==void 0)return P.
has(f)?`depends on ${f}`:void 0;if(h===void 0||h==="package.json")return;const o=await k.lines((0,E.join)(O,h));if(o!==void 0)return x===void 0||o.some(s=>a(s,x))?
`has ${h}`:void 0}const m=1e3;function a(f,h){return f.length<=m&&new RegExp(h).test(f)}function b(f){const{dependencies:h,devDependencies:x}=f?.value??{};return new Set(
[h,x].flatMap(k=>(0,j.Gv)(k)?Object.keys(k):[]))}}),6636:((H,V,u)=>{u.d(V,{Fb:()=>$,Fm:()=>_,Zo:()=>N});var E=u(8302),j=u(8266);const T={kind:"tree",packages:"p\
roduction"};function F(e){return{kind:"output",root:"",only:e,cwd:"",copies:[]}}const Q=new Set(["node","node-server","node_server","node-cluster","node_cluster"]),
R=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,M=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,
async find(e){const p=(0,E.D7)(await e.text(".output/nitro.json")??"");if(!p)return;const w=typeof p.preset=="string"?p.preset:"node-server";if(R.test(w))return;
if(!Q.has(w))return{by:`the preset \`${z(w)}\``,remedy:"Remove the preset, or set it to `node-server`"};const m=C(p,"serverEntry")??"server/index.mjs",a=C(p,"pu\
blicDir")??"public";if(await e.isFile(`.output/${m}`))return{framework:I(p,e),command:`node .output/${m}`,contents:F(".output"),files:{from:`.output/${a}`,to:""}}}},
{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,async find(e){const p=(0,E.D7)(await e.text(".next/required-server-files.jso\
n")??""),w=[C(p??{},"relativeAppDir")??"",e.folder,""];for(const m of w){const a=h=>m===""?h:`${m}/${h}`;if(!await e.isFile(`.next/standalone/${a("server.js")}`))
continue;const b=[{from:"public",to:a("public")},{from:".next/static",to:a(".next/static")}];return{command:"node server.js",contents:{kind:"output",root:".next\
/standalone",only:"",cwd:m,copies:b},files:await U(e)}}if(!(!await e.isFile(".next/BUILD_ID")||await e.isFile(".next/export-detail.json")))return{command:"next \
start",contents:T,files:await U(e)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,async find(e){if(e.packages.has("@sveltejs/kit")&&!(!await e.
isFile("build/index.js")||!await e.isFile("build/handler.js")))return{command:"node build/index.js",contents:T,files:{from:"build/client",to:""}}}},{name:"Astro",
looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(e){if(!(!e.packages.has("astro")||!await e.isFile("dist/server/entry.mjs")))return{command:"\
node dist/server/entry.mjs",contents:T,files:{from:"dist/client",to:""}}}},{name:"React Router",looksFor:"build/server/index.js",own:/\b(?:react-router|remix)-serve\b/,
async find(e){const p=["react-router-serve","remix-serve"].find((w,m)=>e.packages.has(["@react-router/serve","@remix-run/serve"][m]??""));if(!(p===void 0||!await e.
isFile("build/server/index.js")))return{command:`${p} build/server/index.js`,contents:T,files:{from:"build/client",to:""}}}},{name:"TanStack Start",looksFor:"di\
st/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(e){if(!(!["@tanstack/react-start","@tanstack/solid-start","@tanstack/start"].some(w=>e.packages.
has(w))||!e.packages.has("srvx")||!await e.isFile("dist/server/server.js")))return{command:"srvx --prod -s ../client dist/server/server.js",contents:T,files:{from:"\
dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,async find(e){if(!["@builder.io/qwik-city","@qwik.dev/router"].some(
m=>e.packages.has(m)))return;const p=(await e.names("server")).find(m=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.test(m));if(p===void 0)return;const w={
kind:"tree",packages:"all"};return{command:`node server/${p}`,contents:w,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,
async find(e){if(e.packages.has("@angular/core"))for(const p of(await e.names("dist")).filter(B)){if(!await e.isFile(`dist/${p}/server/server.mjs`))continue;const w=!/"externalDependencies"/.
test(await e.text("angular.json")??"");return{command:`node dist/${p}/server/server.mjs`,contents:w?F(`dist/${p}`):T,files:{from:`dist/${p}/browser`,to:""}}}}},
{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(e){if(!(!e.packages.has("@analogjs/platform")||!await e.isFile("dist/anal\
og/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:F("dist/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"\
dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(e){if(!(!e.packages.has("@nestjs/core")||!await e.isFile("dist/main.js")))return{command:"node dist\
/main.js",contents:T,files:null}}}];async function _(e,p){const w=await y(e);if(w&&"remedy"in w&&p===void 0)return w;const m=w&&"command"in w?w:void 0;if(p!==void 0){
const f=m?.command===p.trim();return{framework:m?.framework??null,command:p,why:"the setting startCommand",contents:m&&f?m.contents:T,files:m?.files??null}}if(m)
return m;const a=(0,j.x)(e.scripts),b={framework:null,contents:T,files:null};if(a&&a.command!=="")return{...b,command:a.command,why:"the script start"};if(!(e.scripts.
start!==void 0||!await e.isFile("server.js")))return{...b,command:"node server.js",why:"server.js"}}async function y(e){const p=(0,j.x)(e.scripts);for(const{name:m,
looksFor:a,own:b,find:f}of M){const h=await f(e);if(h)return"remedy"in h?{framework:m,...h}:p&&!b.test(p.command)?void 0:{framework:m,why:`\`${a}\``,...h}}return await e.
isFile(".vercel/output/config.json")?{framework:"The build",by:"`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}
const $=["the setting startCommand","a script `start` that starts a server","server.js",...M.map(({name:e,looksFor:p})=>`\`${p}\` (${e})`)],N={nuxtjs:{NITRO_PRESET:"\
node-server"},nitro:{NITRO_PRESET:"node-server"},"solidstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"\
node-server"},"@analogjs/platform":{NITRO_PRESET:"node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"\
true"}};async function U(e){const p=(0,E.D7)(await e.text(".next/routes-manifest.json")??""),w=typeof p?.basePath=="string"?p.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.
test(w)||/\/\.{1,2}(?:\/|$)/.test(w)?null:{from:".next/static",to:`${w}/_next/static`.slice(1)}}const L=[{slug:"nuxt",name:"Nuxt",packages:["nuxt"]},{slug:"soli\
d-start",name:"SolidStart",packages:["@solidjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanstack/react-start","@tanstack/solid-start"]}];
function I({framework:e},{packages:p}){const w=(0,E.Gv)(e)?e.name:void 0;return(L.find(a=>a.slug===w)??L.find(a=>a.packages.some(b=>p.has(b))))?.name??"Nitro"}function C(e,p){
const w=(0,E.Gv)(e.output)?e.output[p]:void 0,m=e[p]??w;if(typeof m!="string")return;const a=m.replace(/^\.\//,"").split("/");return a.length<=20&&a.every(B)?a.
join("/"):void 0}function B(e){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.test(e)}function z(e){return e.replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((H,V,u)=>{
u.d(V,{K:()=>M,x:()=>Q});const E=5,j=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,T=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
F=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function Q(_){const y=[_.prestart,_.start].filter(L=>L!==void 0&&L.trim()!=="");if(_.start===void 0||y.length===0)return;let $=R(y.join(" && "));const N=[];for(let L=0;L<
E;L+=1){for(;$[0]!==void 0&&T.test($[0]);)N.push(...$.splice(0,1));const I=$.length===1?j.exec($[0]??"")?.[1]:void 0,C=I===void 0||!Object.hasOwn(_,I)?void 0:_[I];
if(C===void 0)break;$=R(C)}const U=M($.at(-1)??"");if(!(U===""||F.test(U)))return{command:$.join(" && "),builds:N}}function R(_){return(/["'`\\]/.test(_)?[_]:_.
split("&&")).map($=>$.trim()).filter($=>$!=="")}function M(_){return _.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),6624:((H,V,u)=>{u.d(V,{Eq:()=>P,pl:()=>L,zs:()=>f});var E=u(6760),j=u(8302),T=u(1159),F=u(8266),Q=u(8013),R=u(6709),M=u(402),_=u(3573),y=u(6263);const $={
folder:"",why:void 0,apps:[]},N=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
U=10;async function L(o,s=!1){const c=await o.lines((0,E.join)(o.root,"index.html"))!==void 0,l=await(0,R.PX)(o,o.root),d=l.find(({folder:D})=>D===""),t=await(0,T.
detectFramework)(o,o.root,d);if(c||I(d,t)||s&&B(d))return $;const n=d&&(0,y.Sf)(d).build,r=await b(o,t);if(r.length>0)return n!==void 0&&w(r,n).length===1?e(r):
m(r);const i=await k(o,d),v=await O(o,l,i,s),g=v.some(({folder:D})=>!N.test(D))?v.filter(({folder:D})=>!N.test(D)):v,[S,A]=g,W=!o.isOver&&l.length<R.PO,G=t!==void 0||
(d&&(0,y.Dh)(d,t))!==void 0;if(S===void 0&&!W&&!G)throw h();if(S===void 0||i===void 0&&z(d,t))return $;const K=await x(o);return d&&n!==void 0&&i!==void 0&&!(K&&
!A)?p(d,g)??e(g):d&&n!==void 0&&i===void 0&&!(0,y.es)(d)&&w(g,n).length===0?$:m(g)}function I(o,s){const c=o&&s?.kind==="site"?(0,y.Dh)(o,s):void 0;return o!==void 0&&
s!==void 0&&c!==void 0&&(0,y.Np)((0,y.r7)(o,c),s)}const C=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function B(o){const s=o&&(0,F.
x)((0,y.Sf)(o));return s!==void 0&&!C.test(s.command)}function z(o,s){return o!==void 0&&s?.kind==="site"&&(0,y.Dh)(o,s)===void 0}function e(o){return{folder:"",
why:"`build` of the workspace",apps:o}}function p(o,s){if(w(s,(0,y.r7)(o,"build")).length>0)return;const c=(0,y.PI)(o,s.length).flatMap(([n,r])=>w(s,r).map(i=>({
app:i,script:n}))),[l]=c;if(!l||c.some(({app:n})=>n!==l.app))return;const{app:d,script:t}=l;return{...d,why:`\`${t}\` of the workspace builds it`,apps:[],...(0,y.
Zl)(t)?{}:{rootScript:t}}}function w(o,s){const c=s.split(/[\s/:='"]+/);return o.filter(({folder:l})=>c.includes(l.split("/").at(-1)??""))}function m(o){const[s,
c]=o;if(s===void 0||c!==void 0)throw f(o);return{...s,why:"the only folder that can be deployed",apps:[]}}const a=200;async function b(o,s){if(await o.lines((0,E.
join)(o.root,"nx.json"))===void 0)return[];const c=[];let l=0;for await(const d of o.walk(/^project\.json$/)){if(l+=1,l>a)break;const t=await o.json(d),n=o.pathOf(
d).replace(/\/?project\.json$/,"");if(t?.projectType!=="application"||!(0,j.Gv)(t.targets)||!("build"in t.targets))continue;const r=await(0,T.detectFramework)(o,
(0,E.join)(o.root,n),void 0)??s;n!==""&&!N.test(n)&&c.push({folder:n,framework:r})}return c}function f(o){const s=o.toSorted((l,d)=>l.folder<d.folder?-1:1).slice(
0,U).map(({folder:l,framework:d})=>`\`${l}\`${d?` (${d.name})`:""}`),c=o.length>U?` and ${o.length-U} more`:"";return(0,Q.V2)("build","app_ambiguous",`The repos\
itory has several apps: ${s.join(", ")}${c}. Set rootDirectory in app-settings to one of them`)}function h(){return(0,Q.V2)("build","app_ambiguous","The reposit\
ory has too many files to find its app in. Set rootDirectory in app-settings to the folder of the app, or the output directory to `.` if its files are the site")}
async function x(o){for(const s of["turbo.json","turbo.jsonc","nx.json"])if(await o.lines((0,E.join)(o.root,s))!==void 0)return!0;return!1}async function k(o,s){
const l=(await(0,M.$M)(o.root,o.root))?.lockfile.file??"package-lock.json",{patterns:d}=await(0,_.c)({file:l,folder:"",text:""},s,o);return d.length>0?d:void 0}
async function O(o,s,c,l){const d=[];for(const t of s){const{folder:n}=t;if(n===""||c&&!(0,_.S)(n,c))continue;const r=(0,E.join)(o.root,n),i=await(0,T.detectFramework)(
o,r,t);if(l&&(0,F.x)((0,y.Sf)(t))){d.push({folder:n,framework:i});continue}const v=i&&(0,y.Dh)(t,i);if(!i||v===void 0||i.kind==="site"&&(0,y.es)(t)&&!(0,y.xP)((0,y.
r7)(t,v),i))continue;const g=i.slug==="vite"&&await o.lines((0,E.join)(r,"index.html"))!==void 0;(i.kind==="site"||g)&&d.push({folder:n,framework:i})}return d}function P({
value:o}){return[o.dependencies,o.devDependencies].some(s=>(0,j.Gv)(s)&&Object.values(s).some(c=>typeof c=="string"&&c.startsWith("workspace:")))}}),3307:((H,V,u)=>{
u.d(V,{df:()=>d,K5:()=>o,C7:()=>h,ht:()=>P});var E=u(1455),j=u(6760),T=u(7994),F=u(3531),Q=u(1159),R=u(6636),M=u(8266),_=u(8013),y=u(6419),$=u(4046),N=u(402),U=u(
901),L=u(694),I=u(6624),C=u(8302),B=u(6263);const z=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function e(t,n){const{sources:r,folder:i,framework:v,rootScript:g}=t,
{packageJson:S,manager:A}=t.project,W=await p(t);if(W!==void 0)return{run:W,text:W};const G=S&&(0,B.Dh)(S,v,n);if(S&&G!==void 0){const Z=g&&`cd ${(0,j.relative)(
i,r.root)} && ${A} run ${g}`;return{run:await m(t,G,Z)??Z??`${A} run ${G}`,text:(0,B.r7)(S,G)}}const K=n&&S?(0,M.x)((0,B.Sf)(S))?.builds??[]:[];if(K.length>0)return{
run:K.join(" && "),text:K.join(" && ")};const D=v&&S?await w(t,v):void 0,Y=n&&D==="nuxt generate"?"nuxt build":D;return Y===void 0?void 0:{run:Y,text:Y}}async function p({
sources:t,folder:n}){if(n===t.root||await t.lines((0,j.join)(t.root,"nx.json"))===void 0)return;const r=await t.json((0,j.join)(n,"project.json")),{name:i,targets:v}=r??
{};if(!(typeof i!="string"||!z.test(i)||!(0,C.Gv)(v)||!("build"in v)))return`nx run ${i}:build`}async function w({sources:t,folder:n},r){const i=async g=>await t.
lines((0,j.join)(n,g))!==void 0;return r.slug==="vite"?await i("index.html")?"vite build":void 0:r.kind!=="site"||r.command===null?void 0:r.slug!=="vitepress"?r.
command:await t.filesIn((0,j.join)(n,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":r.command}async function m({sources:t,folder:n,project:{packageJson:r,
manager:i,tool:v}},g,S){if(n===t.root||!r)return;const A=Z=>t.json((0,j.join)(t.root,Z)),W=await A("package.json"),G=W&&(0,Q.dependenciesOf)({value:W}),{name:K}=r.
value,D=await A("turbo.json")??W?.turbo;if(G?.has("turbo")&&(0,C.Gv)(D)&&a(D,g))return`turbo run ${g}`;if(typeof K!="string"||!z.test(K))return;if(G?.has("nx")&&
await A("nx.json"))return`nx run ${K}:${g}`;if(!(0,I.Eq)({...r,folder:""}))return;const Y=g==="build"&&S===void 0;if(i==="pnpm")return Y?`pnpm --filter ${K}... \
run build`:`pnpm --filter ${K}^... run --if-present build && ${S??`pnpm --filter ${K} run ${g}`}`;if(i==="yarn"&&v&&!/^yarn@1/.test(v)){const Z=`yarn workspaces\
 foreach -Rt --from ${K}`;return Y?`${Z} run build`:`${Z} --exclude ${K} run build && ${S??`yarn run ${g}`}`}}function a({tasks:t,pipeline:n},r){return[t,n].some(
i=>(0,C.Gv)(i)&&Object.hasOwn(i,r))}var b=u(6357),f=u(2719);async function h(t){const{job:n,workspace:r,context:i}=t,v=new U.j(r.source,i.clock),g=await s(t,v),
S=await c(t,g);t.root=S;const A=await(0,N.Wh)(S,r.source),{packageJson:W}=A,G=await(0,Q.detectFramework)(v,S,W)??g.framework,K=n.type!=="web-landing",D={sources:v,
folder:S,project:A,framework:G,rootScript:g.rootScript},Y=K?void 0:await x(t,D,!1),Z=G&&Y&&n.outputDirectory===null&&(0,B.Np)(Y.text,G)?await(0,b.Xc)(D,Y.text):
void 0,J=n.detectsType?await(0,f.Ch)(n,D,Y!==void 0,Z):void 0,X=K||J!==void 0,q=X&&await O(t,D),ee={folder:S,project:A,framework:G,app:g,isFunction:X,detected:J,
mayServe:q},te=X?await(0,b.TA)(D):void 0;if(te)throw te;const ne=X?await x(t,D,!0):Y;if(ne!==void 0){if(Z&&!X&&!n.buildCommand)throw(0,b.qn)(Z);return{...ee,command:ne.
run}}const se=await(0,L._l)(S,n.outputDirectory)||q?void 0:await l(D);if(se)throw se;return{...ee,command:void 0}}async function x({job:t},n,r){if(!t.buildCommand)
return e(n,r);const{packageJson:i}=n.project,v=k.exec(t.buildCommand.trim())?.[1],g=/[&;|]/.test(t.buildCommand)?"":t.buildCommand;return{run:t.buildCommand,text:v!==
void 0&&i?(0,B.r7)(i,v):g}}const k=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;async function O({job:t},{folder:n,project:r,framework:i}){const{packageJson:v}=r;
return t.settings.startCommand!==void 0||i?.kind==="server"||v&&(0,M.x)((0,B.Sf)(v))?!0:v!==void 0&&(0,y.fo)((0,j.join)(n,"server.js"))}function P({framework:t,
app:n}){const r=[t,...n.apps.map(i=>i.framework)].flatMap(i=>i?.slug??[]);return Object.assign({},...r.map(i=>Object.hasOwn(R.Zo,i)?R.Zo[i]:{}))}function o(t,n,{
app:r,framework:i}){return(r.apps.find(({folder:g})=>(0,T.FK)((0,j.join)(n,g),t))??(r.apps.length===1?r.apps[0]:void 0))?.framework??i}async function s({job:t},n){
const{rootDirectory:r,installCommand:i}=t.settings;if(r!==void 0)return{folder:r,why:"the setting rootDirectory",apps:[]};const v=t.buildCommand||t.outputDirectory!==
null||i!==void 0,g=t.type!=="web-landing";return v?{folder:"",why:void 0,apps:[]}:(0,I.pl)(n,g)}async function c({workspace:t},{folder:n}){const r=await(0,T.UG)(
t.source,n||".").catch(()=>{});if(r&&(await(0,E.stat)(r)).isDirectory())return r;throw(0,_.V2)("clone","root_directory_missing",`The app's root directory \`${n}\
\` is not in the repository`)}async function l(t){const{framework:n,sources:r,folder:i}=t,{packageJson:v}=t.project;if(!n)return;const g=await r.lines(`${i}/ind\
ex.html`)!==void 0;if(n.kind==="server"){const A=g?void 0:await(0,b.Xc)(t,"");return A&&(0,b.qn)(A)}if(n.kind==="foreign"){const A=`The project is a site of ${n.
name} (it ${n.why}), which is not an npm package`,W=`Build it before, and deploy the folder that it writes, or set the build command to \`${n.command}\` on a pla\
tform that has it`;return g?void 0:(0,_.V2)("build","build_script_missing",`${A}. ${W}`)}if(!v)return;const S=n.why.replace("depends on ","");return(0,_.iY)((0,$.
$t)(v,"scripts"),"build","build_script_missing",`The file \`${v.file}\` depends on ${S} and has no \`build\` script, and the app has no build command. Add "build"\
: "${n.command}" to its scripts, or set the build command to \`${n.command}\``)}function d(t,n){const{folder:r,project:i,command:v,framework:g,app:S,mayServe:A}=n,
{job:W,node:G,workspace:K}=t,Y=g?.why.startsWith("has ")===!0?"the folder":i.packageJson?.file??(S.framework?"package.json":"the folder"),Z=v!==void 0?"no known\
 framework":A?"a server":"a folder of files";return(0,F.pI)({what:g?`${g.name} (${Y} ${g.why})`:Z,folder:(0,j.relative)(K.source,r),why:S.why,command:v,commandWhy:W.
buildCommand?"the setting":S.folder===""?S.why:void 0,node:G,tool:i.tool??`npm ${G?.npm??""}`.trim()})}}),6263:((H,V,u)=>{u.d(V,{Dh:()=>Q,Np:()=>C,PI:()=>L,Sf:()=>F,
Zl:()=>M,es:()=>y,r7:()=>I,xP:()=>U});var E=u(8302);const j=/^[\w:.-]{1,60}$/,T=/^(?:generate|export|prod(?:uction)?)$|build/;function F({value:e}){const p=(0,E.
Gv)(e.scripts)?Object.entries(e.scripts):[];return Object.fromEntries(p.filter(w=>typeof w[1]=="string"&&j.test(w[0])))}function Q(e,p,w=!1){const m=F(e);if(!w&&
p?.slug==="nuxtjs"&&m.generate!==void 0)return"generate";const a=p?.kind==="site"&&y(e)&&!U(I(e,"build"),p);if(m.build!==void 0&&!a)return"build";if(!p)return;const b=Object.
entries(m).filter(([h,x])=>T.test(h)&&!(a&&M(h))&&C(x,p)),[f]=b.toSorted(([h],[x])=>_(h)-_(x));return f?.[0]??(m.build===void 0?void 0:"build")}const R=/dev|test|stag|debug|watch|demo/;
function M(e){return R.test(e)}function _(e){const[p,w]=[M(e),/prod/.test(e)];return(p?200:w?0:100)+e.length}function y({value:e}){return["main","module","expor\
ts","bin"].some(p=>Object.hasOwn(e,p))}const $=/:\*|(?:^|\s)(?:turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/,N=/(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt)(?:\s|$)/;
function U(e,p){return $.test(e)||N.test(e)||C(e,p)}function L(e,p){const w=I(e,"build");return $.test(w)||p!==1&&N.test(w)?[]:Object.entries(F(e)).filter(([a])=>a!==
"build"&&T.test(a)).toSorted(([a],[b])=>_(a)-_(b))}function I(e,p){const w=F(e),m=w[p]??"",a=m.split(/[\s;&|]+/).flatMap(b=>b===p?[]:w[b]??[]);return[m,...a].join(
" && ")}function C(e,{command:p}){const[w,m=""]=p?.split(" ")??[];return w===void 0?!1:e.split(/[;&|()]+/).some(a=>{const b=a.split(/[\s"']+/);return b.some(h=>h===
w||h===z[w])&&(m===""||[m,...B[m]??[]].some(h=>b.includes(h)))})}const B={generate:["build","g","-g","--generate"]},z={nuxt:"nuxi",eleventy:"@11ty/eleventy"}}),
6357:((H,V,u)=>{u.d(V,{Cm:()=>I,TM:()=>B,TA:()=>C,qn:()=>m,Xc:()=>L});var E=u(6760),j=u(8302);const T={files:["nuxt.config","nitro.config","vite.config","app.co\
nfig"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,remedy:"Remove the preset, or set it to `n\
ode-server`"},F={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:T,nitro:T,"solidstart-1":T,solidstart:T,"tanstack-start":{...T,files:["vite.config","app.config","nitr\
o.config"]}};var Q=u(2881),R=u(8013),M=u(4046);const _="Deploy with --app-type web-ssr to run it, or let it write files:",y=["js","mjs","ts","cjs","mts"],$={"@s\
veltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},N="angular.json",U={remedy:"Deploy a folder of files: set the output directory to one, or the build command to wh\
at writes it"};async function L({framework:a,sources:b,folder:f,project:{packageJson:h}},x){if(!a)return;const{name:k}=a,O=a.kind==="server"?{...U,files:[]}:$[a.
slug];if(!O||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.test(x))return;let P;for(const o of z(O,f)){const s=await b.lines(o);if(s===void 0)
continue;const c=b.pathOf(o),l=s.map(w);if(O.static&&l.some(t=>O.static?.test(t)))return;const d=l.findIndex(t=>O.server?.test(t));if(d!==-1){const t=(O.server?.
exec(l[d]??"")?.index??0)+1,n=`\`${l[d]?.trim().slice(0,100)}\` in \`${c}\``;return{framework:k,by:n,remedy:O.remedy,place:{file:c,line:d+1,column:t}}}P??={file:c,
line:e(l),column:1}}if(!O.server)return P??=h&&(0,M.$t)(h,(0,j.Gv)(h.value.scripts)?"scripts":"dependencies"),{framework:k,by:P?`\`${P.file}\``:"the project",remedy:O.
remedy,place:P}}function I(a){return(a&&$[a.slug]?.remedy)??U.remedy}async function C({framework:a,sources:b,folder:f}){const h=a&&Object.hasOwn(F,a.slug)?F[a.slug]:
void 0,x=h&&await B(b,z(h,f),h.line,w);if(!h||!x)return;const k=`${a?.name} makes a server for another host here (\`${x.named}\`), and Slipway runs servers of No\
de.js. ${h.remedy}`;return(0,R.iY)(x.place,"build","server_build",k)}async function B(a,b,f,h=x=>x){for(const x of b)for(const[k,O]of(await a.lines(x)??[]).entries()){
const P=f.exec(h(O));if(P)return{place:{file:a.pathOf(x),line:k+1,column:P.index+1},named:P[1],text:O}}}function z({files:a},b){return a.flatMap(h=>h==="angular"?
[N]:y.map(x=>`${h}.${x}`)).map(h=>(0,E.join)(b,h))}function e(a){const b=a.findIndex(f=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.
test(f));return b===-1?1:b+1}const p=1e3;function w(a){return a.length>p||/^\s*(?:\*|\/\*)/.test(a)?"":a.replace(/(^|\s)\/\/.*$/,"$1")}function m({framework:a,by:b,
remedy:f,place:h}){const x=`${f.charAt(0).toLowerCase()}${f.slice(1)}`,k=`${a} makes a server here (${b}), and this app serves the files of its build. ${_} ${x}`,
O=(0,R.iY)(h,"build","server_build",k),P=O.facts.diagnostics.map(o=>({...o,message:`${a} makes a server here`}));return new Q.$w({...O.facts,diagnostics:P})}}),
2719:((H,V,u)=>{u.d(V,{A6:()=>z,Bs:()=>B,Ch:()=>C,KL:()=>L});var E=u(6760),j=u(8302),T=u(8266),F=u(6419),Q=u(4046),R=u(6263),M=u(6357);const _=["express","fasti\
fy","hono","koa","@nestjs/core","@hapi/hapi","elysia","h3","polka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],y=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
$=["views","public","templates","src/views","resources/views"],N=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,U=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
L=/\.x?html?$|^_redirects$/i,I={astro:{files:["astro.config.mjs","astro.config.js","astro.config.ts","astro.config.cjs","astro.config.mts"],line:/^[^/]*['"]@astrojs\/node['"]/}};
async function C(m,a,b,f){const{sources:h,folder:x,framework:k}=a,{packageJson:O}=a.project,{startCommand:P,assetsOnly:o}=m.settings;if(m.outputDirectory!==null||
o===!0)return;const s=async(g,S,A=!0)=>({type:await z(x,O),because:g,place:S,isSure:A});if(P!==void 0)return s("the setting startCommand starts a server",void 0);
if(f&&k?.kind!=="server")return{type:"web-ssr",because:B(f),place:f.place,isSure:!0};const c=await w(a);if(c)return{type:"web-ssr",...c,isSure:!1};const l=await h.
lines((0,E.join)(x,"index.html"))!==void 0;if(!O||l||k!==void 0&&k.kind!=="server")return;const d=await p(x,O);if(d===void 0)return;const t=e(O),n=_.find(g=>t.has(
g)),r=(0,Q.$t)(O,d.isScript?"scripts":"dependencies"),i=d.isScript?`\`${O.file}\` starts a server (\`${d.text}\`)`:`the folder has \`${d.text}\``;if(n!==void 0)
return s(`${i} and depends on ${n}`,r,!b&&!d.isBuilt);if(!(!(!b&&(!d.isScript||N.test((0,T.K)(d.text))))||k!==void 0||await h.hasFile(L)||h.isOver))return s(`${i}\
, and the repository has no page`,r)}function B({framework:m,by:a}){return`${m} makes a server here (${a})`}async function z(m,a){if([...e(a)].some(b=>y.test(b)))
return"web-ssr";for(const b of $)if(await(0,F.lQ)((0,E.join)(m,b)))return"web-ssr";return"api"}function e(m){const{dependencies:a}=m?.value??{};return new Set((0,j.
Gv)(a)?Object.keys(a):[])}async function p(m,a){const b=(0,R.Sf)(a),f=(0,T.x)(b);if(f&&f.command!==""&&!U.test((0,T.K)(f.command)))return{text:f.command.slice(0,
100),isScript:!0,isBuilt:f.builds.length>0};if(b.start===void 0&&await(0,F.fo)((0,E.join)(m,"server.js")))return{text:"server.js",isScript:!1,isBuilt:!1}}async function w({
framework:m,sources:a,folder:b}){const f=m&&Object.hasOwn(I,m.slug)?I[m.slug]:void 0,h=f?.files.map(o=>(0,E.join)(b,o))??[],x=f&&await(0,M.TM)(a,h,f.line);if(!x)
return;const{place:k,text:O}=x,P=`\`${O.trim().slice(0,100)}\` in \`${k.file}\``;return{because:B({framework:m?.name??"",by:P}),place:k}}}),694:((H,V,u)=>{u.d(V,
{PN:()=>U,_l:()=>z,hh:()=>B});var E=u(1455),j=u(6760),T=u(8500),F=u(1224),Q=u(3739),R=u(7994),M=u(6624),_=u(8013),y=u(6419),$=u(901);const N=["dist","build","ou\
t","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/clien\
t","doc_build","site","book","_book","storybook-static"];async function U(s){const{source:c,folder:l,asked:d,built:t,usual:n,apps:r=[]}=s,i=r.map(A=>({folder:(0,j.
join)(c,A.folder),usual:A.framework?.output})),v=i.length>0?i:[{folder:l,usual:n}],S=(d===null&&t?await f(v):[]).map(async A=>[A,await o(c,A)]);return{...s,sites:v,
stamps:new Map(await Promise.all(S)),began:await I(c)}}const L=2e3;async function I(s){const c=await C(s);for(let l=0;l<L;l+=1){const d=await C(s);if(d>c)return d;
await(0,T.setTimeout)(1)}return c}async function C(s){return await(0,E.chmod)(s,(await(0,E.stat)(s)).mode),(await(0,E.stat)(s)).ctimeMs}async function B(s){const{
source:c,folder:l,asked:d,built:t}=s,n=await e(s);try{if(await(0,E.realpath)(c)===c){const i=await(0,R.UG)(c,n);return{directory:i,kind:!t&&i===l?"folder":"buil\
d"}}}catch(i){if(!(i instanceof Q.GQ))throw i}const r=d===null?`The output directory \`${(0,j.relative)(l,n)}\``:b(d);throw(0,_.V2)("build","output_unsafe",`${r}\
 leads out of the repository`)}async function z(s,c){return c!==null&&(0,j.relative)(s,(0,j.join)(s,c))!==""&&await(0,y.lQ)((0,j.join)(s,c))}async function e(s){
const{source:c,folder:l,asked:d,built:t,stamps:n,sites:r,apps:i=[]}=s;if(d!==null){const D=(0,j.join)(l,d);if(await(0,y.lQ)(D))return D;throw(0,_.V2)("build","o\
utput_missing",`${b(d)} does not exist; ${await k(l)}`)}if(!t)return l;const v=[];for(const D of await f(r))n.get(D)!==await o(c,D)&&v.push(D);const g=await Promise.
all(v.map(D=>(0,y.fo)((0,j.join)(D,"index.html")))),S=v.filter((D,Y)=>g[Y]),A=new Set(S.map(D=>r.find(Y=>(0,R.FK)(Y.folder,D))?.folder));if(A.size>1)throw(0,M.zs)(
i.filter(D=>A.has((0,j.join)(c,D.folder))));if(S[0]!==void 0)return S[0];const W=await w(s);if(W!==void 0)return W;const G=v.find(D=>!n.has(D));if(G!==void 0)return G;
if(i.length>1)throw(0,M.zs)(i);const K=a([...n.keys()].map(D=>(0,j.relative)(l,D)));throw(0,_.V2)("build","output_missing",`${K}; ${await k(l)}. ${m}`)}const p=1e3;
async function w({source:s,folder:c,began:l}){for(const d of new Set([c,s])){const t=[];for await(const n of new $.j(d,F.ml).walk(/^index\.html$/)){const r=(0,j.
dirname)(n);if(t.length>=p)break;if(r===c||r===s||t.some(v=>(0,R.FK)(v,r)))continue;const{ctimeMs:i}=await(0,E.lstat)(n).catch(()=>({ctimeMs:0}));i>=l&&t.push(r)}
if(t.length===1)return t[0]}}const m="Set the output directory to the folder that the build writes";function a(s){const c=`The build left none of the usual outp\
ut directories (${O(N)})`;return s.length===0?c:`${c}, except ${O(s)}, which is in the repository and got no page from the build`}function b(s){return`The app's\
 output directory \`${s}\``}async function f(s){return(await Promise.all(s.map(async({folder:l,usual:d})=>{const t=new Set([...d===void 0?[]:[d],...N]);return(await Promise.
all([...t].map(r=>x(l,r)))).filter(r=>r!==void 0).map(r=>(0,j.join)(l,r))}))).flat()}const h=1e3;async function x(s,c){const[l="",d]=c.split("*",2);if(d===void 0)
return await(0,y.lQ)((0,j.join)(s,c))?c:void 0;const t=await(0,E.readdir)((0,j.join)(s,l),{withFileTypes:!0}).catch(()=>[]),n=[];for(const{name:r}of t.filter(i=>i.
isDirectory()).slice(0,h))await(0,y.lQ)((0,j.join)(s,`${l}${r}${d}`))&&n.push(`${l}${r}${d}`);return n.length===1?n[0]:void 0}async function k(s){const l=(await(0,E.
readdir)(s,{withFileTypes:!0})).filter(d=>d.isDirectory()&&![".git","node_modules"].includes(d.name)).map(d=>d.name);return l.length===0?"there are no folders":
`the folders there are ${O(l.slice(0,20).sort())}`}function O(s){return s.map(c=>`\`${c}\``).join(", ")}const P=2e4;async function o(s,c){let l=0,d=0;try{const t=[
await(0,R.UG)(s,c)];for(let n=t.pop();n!==void 0;n=t.pop()){l=Math.max(l,(await(0,E.lstat)(n)).ctimeMs);for(const r of await(0,E.readdir)(n,{withFileTypes:!0})){
if(++d>P)return Number.NaN;const i=(0,j.join)(n,r.name);r.isDirectory()?t.push(i):l=Math.max(l,(await(0,E.lstat)(i)).ctimeMs)}}return l}catch{return Number.NaN}}})};export{re as id,oe as ids,ae as modules};

const J=107,q=[107],tt={3531:((z,F,d)=>{d.d(F,{kl:()=>$,pI:()=>j,pS:()=>O});function j({what:P,folder:k,why:x,command:E,commandWhy:D,node:M,tool:L}){const S=T=>T?
` (${T})`:"",C=[P];return k!==""&&C.push(`in \`${k}\`${S(x)}`),E!==void 0&&C.push(`built by \`${E}\`${S(D)}`),M&&C.push(`with Node.js ${M.version}${S(M.by)}`),E!==
void 0&&C.push(`and ${L??""}`.trimEnd()),`Detected ${C.join(", ").replace(", and "," and ")}`}function O(P){return`Found the site in \`${P}\``}function $(P,k){return`\
This app became ${P}: ${k}. To publish files instead: --app-type web-landing`}function U(P){const k=P.split(`
`).findLast(x=>x.startsWith("This app became "));return k&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(k)?.[1]}function N(P){const k=P.split(
`
`),x=k.find(D=>D.startsWith("Detected "))??"",E=k.findLast(D=>D.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(x)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(x)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(x)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(E)?.[1]}}}),1159:((z,F,d)=>{d.r(F),d.d(F,{dependenciesOf:()=>y,detectFramework:()=>C,loadFrameworks:()=>S});
var j=d(6760),O=d(8302);const $=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",
output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",
command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",
output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"\
marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],U=[{package:"@rsbuild/core",command:"\
rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build inde\
x.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"\
rolldown --config"}],N={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --\
environment production",eleventy:"eleventy",rollup:"rollup --config"},P={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepre\
ss/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},k=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
x=new Set(["react-router","remix","tanstack-start"]),E=new Set(["vite","parcel","storybook","nitro"]),D=new Set(["nextjs","remix","react-router"]),M=new Set(["@\
tanstack/router-plugin"]),L=/\.(?:ya?ml|toml|json|rb)$/;async function S(){return(await d.e(901).then(d.t.bind(d,2901,19))).frameworks}async function C(v,l,g){const r=y(
g),p=[...r].some(m=>k.test(m)),e=(m,w)=>{const R=m.find(A=>r.has(A.package));if(R===void 0)return;const{command:I,output:B,package:K,name:V=K}=R,Q=w==="bundler"&&
p;return{name:V,slug:K,command:I,output:B,why:`depends on ${K}`,kind:w,isClientSide:Q}},n=e($,"site");if(n)return n;const t=[];for(const m of await S()){const w=await f(
m,R=>h(R,v,l,r));w&&t.push({framework:m,why:w})}const s=new Set(t.flatMap(({framework:m})=>m.supersedes??[])),i=t.filter(({framework:m})=>!m.slug||!s.has(m.slug)).
map(({framework:m,why:w})=>W(m,w,p)),[a,c]=[i.filter(T),i.find(m=>!T(m))],u=m=>a.find(w=>w.kind===m),_=u("bundler")??e(U,"bundler");return u("site")??_??u("fore\
ign")??u("server")??c}function T({slug:v}){return v!=="storybook"}function W(v,l,g){const{name:r,settings:p}=v,e=v.slug??r,n=N[e]??o(p.buildCommand),t=e in P?P[e]:
o(p.outputDirectory)??void 0,{every:s=[],some:i=[]}=v.detectors??{},a=[...s,...i].flatMap(({path:w})=>w??[]),c=a.length>0&&a.every(w=>L.test(w)),_=n===null||v.useRuntime!==
void 0&&!D.has(e)?"server":c?"foreign":E.has(e)?"bundler":"site",m=_==="bundler"&&g||x.has(e)||G(v);return{name:r,slug:e,command:n,output:t,why:l,kind:_,isClientSide:m}}
function G({defaultRoutes:v}){return Array.isArray(v)&&v.some(l=>(0,O.Gv)(l)&&l.dest==="/index.html")}function o(v){return"value"in v&&typeof v.value=="string"?
v.value:null}async function f({detectors:v,settings:l,experimental:g},r){const p=o(l.outputDirectory)==="N/A";if(!v||g||p&&!v.every?.some(({matchPackage:n})=>n))
return;const e=[];for(const n of v.every??[]){if(M.has(n.matchPackage??""))continue;const t=await r(n);if(t===void 0)return;e.push(t)}if(!v.some)return e[0];for(const n of v.
some){const t=await r(n);if(t!==void 0)return e[0]??t}}async function h({matchPackage:v,path:l,matchContent:g},r,p,e){if(v!==void 0)return e.has(v)?`depends on ${v}`:
void 0;if(l===void 0||l==="package.json")return;const n=await r.lines((0,j.join)(p,l));if(n===void 0)return;const t=s=>s.length<=b&&new RegExp(g??"").test(s);return g===
void 0||n.some(t)?`has ${l}`:void 0}const b=1e3;function y(v){const{dependencies:l,devDependencies:g}=v?.value??{};return new Set([l,g].flatMap(r=>(0,O.Gv)(r)?Object.
keys(r):[]))}}),6636:((z,F,d)=>{d.d(F,{Fb:()=>D,Fm:()=>x,Zo:()=>M});var j=d(8302),O=d(8266);const $={kind:"tree",packages:"production"};function U(o){return{kind:"\
output",root:"",only:o,cwd:"",copies:[]}}const N=/^node(?:[-_](?:server|cluster))?$/,P=/^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/,
k=[{name:"Nitro",looksFor:".output/nitro.json",own:/\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,async find(o){const f=(0,j.D7)(await o.text(".output/nitro.js\
on")??"");if(!f)return;const h=typeof f.preset=="string"?f.preset:"node-server";if(P.test(h))return;if(!N.test(h))return{by:`the preset \`${G(h)}\``,remedy:"Rem\
ove the preset, or set it to `node-server`"};const b=T(f,"serverEntry")??"server/index.mjs",y=T(f,"publicDir")??"public";if(await o.isFile(`.output/${b}`))return{
framework:C(f,o),command:`node .output/${b}`,contents:U(".output"),files:{from:`.output/${y}`,to:""}}}},{name:"Next.js",looksFor:".next/standalone",own:/\bnext start\b|\.next\/standalone/,
async find(o){const f=(0,j.D7)(await o.text(".next/required-server-files.json")??""),h=[T(f??{},"relativeAppDir")??"",o.folder,""];for(const b of h){const y=g=>b===
""?g:`${b}/${g}`;if(!await o.isFile(`.next/standalone/${y("server.js")}`))continue;const v=[{from:"public",to:y("public")},{from:".next/static",to:y(".next/stat\
ic")}];return{command:"node server.js",contents:{kind:"output",root:".next/standalone",only:"",cwd:b,copies:v},files:await L(o)}}if(!(!await o.isFile(".next/BUI\
LD_ID")||await o.isFile(".next/export-detail.json")))return{command:"next start",contents:$,files:await L(o)}}},{name:"SvelteKit",looksFor:"build/handler.js",own:/\bbuild\b|\bvite\b/,
async find(o){if(o.packages.has("@sveltejs/kit")&&!(!await o.isFile("build/index.js")||!await o.isFile("build/handler.js")))return{command:"node build/index.js",
contents:$,files:{from:"build/client",to:""}}}},{name:"Astro",looksFor:"dist/server/entry.mjs",own:/entry\.mjs|\bastro\b/,async find(o){if(!(!o.packages.has("as\
tro")||!await o.isFile("dist/server/entry.mjs")))return{command:"node dist/server/entry.mjs",contents:$,files:{from:"dist/client",to:""}}}},{name:"React Router",
looksFor:"build/server/index.js",own:/\b(?:react-router|remix)-serve\b/,async find(o){const f=["react-router-serve","remix-serve"].find((h,b)=>o.packages.has(["\
@react-router/serve","@remix-run/serve"][b]??""));if(!(f===void 0||!await o.isFile("build/server/index.js")))return{command:`${f} build/server/index.js`,contents:$,
files:{from:"build/client",to:""}}}},{name:"TanStack Start",looksFor:"dist/server/server.js",own:/\b(?:srvx|vite)\b|dist\/server/,async find(o){if(!(!["@tanstac\
k/react-start","@tanstack/solid-start","@tanstack/start"].some(h=>o.packages.has(h))||!o.packages.has("srvx")||!await o.isFile("dist/server/server.js")))return{
command:"srvx --prod -s ../client dist/server/server.js",contents:$,files:{from:"dist/client",to:""}}}},{name:"Qwik",looksFor:"server/entry.*.js",own:/server\/entry|\bqwik\b/,
async find(o){if(!["@builder.io/qwik-city","@qwik.dev/router"].some(b=>o.packages.has(b)))return;const f=(await o.names("server")).find(b=>/^entry\.(?:node-server|express|fastify|node)\.m?js$/.
test(b));if(f===void 0)return;const h={kind:"tree",packages:"all"};return{command:`node server/${f}`,contents:h,files:{from:"dist",to:""}}}},{name:"Angular",looksFor:"\
dist/*/server/server.mjs",own:/server\/server\.mjs|\bng\b/,async find(o){if(o.packages.has("@angular/core"))for(const f of(await o.names("dist")).filter(W)){if(!await o.
isFile(`dist/${f}/server/server.mjs`))continue;const h=!/"externalDependencies"/.test(await o.text("angular.json")??"");return{command:`node dist/${f}/server/se\
rver.mjs`,contents:h?U(`dist/${f}`):$,files:{from:`dist/${f}/browser`,to:""}}}}},{name:"Analog",looksFor:"dist/analog/server/index.mjs",own:/analog\/server/,async find(o){
if(!(!o.packages.has("@analogjs/platform")||!await o.isFile("dist/analog/server/index.mjs")))return{command:"node dist/analog/server/index.mjs",contents:U("dist\
/analog"),files:{from:"dist/analog/public",to:""}}}},{name:"NestJS",looksFor:"dist/main.js",own:/\bnest start\b|\bdist\/main\b/,async find(o){if(!(!o.packages.has(
"@nestjs/core")||!await o.isFile("dist/main.js")))return{command:"node dist/main.js",contents:$,files:null}}}];async function x(o,f){const h=await E(o);if(h&&"r\
emedy"in h&&f===void 0)return h;const b=h&&"command"in h?h:void 0;if(f!==void 0){const l=b?.command===f.trim();return{framework:b?.framework??null,command:f,why:"\
the setting startCommand",contents:b&&l?b.contents:$,files:b?.files??null}}if(b)return b;const y=(0,O.x)(o.scripts),v={framework:null,contents:$,files:null};if(y&&
y.command!=="")return{...v,command:y.command,why:"the script start"};if(!(o.scripts.start!==void 0||!await o.isFile("server.js")))return{...v,command:"node serv\
er.js",why:"server.js"}}async function E(o){const f=(0,O.x)(o.scripts);for(const{name:b,looksFor:y,own:v,find:l}of k){const g=await l(o);if(g)return"remedy"in g?
{framework:b,...g}:f&&!v.test(f.command)?void 0:{framework:b,why:`\`${y}\``,...g}}return await o.isFile(".vercel/output/config.json")?{framework:"The build",by:"\
`.vercel/output`",remedy:"Remove the adapter for that host, or the variables that choose it"}:void 0}const D=["the setting startCommand","a script `start` that \
starts a server","server.js",...k.map(({name:o,looksFor:f})=>`\`${f}\` (${o})`)],M={nuxtjs:{NITRO_PRESET:"node-server"},nitro:{NITRO_PRESET:"node-server"},"soli\
dstart-1":{NITRO_PRESET:"node-server"},solidstart:{NITRO_PRESET:"node-server"},"tanstack-start":{NITRO_PRESET:"node-server"},"@analogjs/platform":{NITRO_PRESET:"\
node-server",BUILD_PRESET:"node-server"},"@sveltejs/kit":{GCP_BUILDPACKS:"1"},nextjs:{NEXT_PRIVATE_STANDALONE:"true"}};async function L(o){const f=(0,j.D7)(await o.
text(".next/routes-manifest.json")??""),h=typeof f?.basePath=="string"?f.basePath:"";return!/^(?:\/[\w.-]{1,60}){0,8}$/.test(h)||/\/\.{1,2}(?:\/|$)/.test(h)?null:
{from:".next/static",to:`${h}/_next/static`.slice(1)}}const S=[{slug:"nuxt",name:"Nuxt",packages:["nuxt"]},{slug:"solid-start",name:"SolidStart",packages:["@sol\
idjs/start"]},{slug:"tanstack-start",name:"TanStack Start",packages:["@tanstack/react-start","@tanstack/solid-start"]}];function C({framework:o},{packages:f}){const h=(0,j.
Gv)(o)?o.name:void 0;return(S.find(y=>y.slug===h)??S.find(y=>y.packages.some(v=>f.has(v))))?.name??"Nitro"}function T(o,f){const h=(0,j.Gv)(o.output)?o.output[f]:
void 0,b=o[f]??h;if(typeof b!="string")return;const y=b.replace(/^\.\//,"").split("/");return y.length<=20&&y.every(W)?y.join("/"):void 0}function W(o){return/^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.
test(o)}function G(o){return o.replace(/[^\w.@/-]/g,"").slice(0,60)}}),8266:((z,F,d)=>{d.d(F,{K:()=>k,x:()=>N});const j=5,O=/^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?(?:--silent |-s )?([\w:.-]{1,60})$/,
$=/^(?:(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?[\w:.-]{0,50}build[\w:.-]{0,50}|(?:npx )?(?:tsc|tsup|rimraf|(?:next|nuxt|nest|vite|astro|remix|strapi|medusa) build)(?: [\w./ :=-]{0,200})?)$/,
U=/^(?:(?:npx|bunx) |(?:pnpm|yarn) (?:exec |dlx )?)?(?:serve|http-server|live-server|sirv|browser-sync|vite|astro|react-scripts|react-app-rewired|craco|ng|gatsby|docusaurus|vue-cli-service|webpack|webpack-dev-server|parcel|@11ty\/eleventy|eleventy|vitepress|vuepress|expo|storybook|start-storybook|snowpack|rspack|rsbuild|rspress|ember|hexo|(?:next|nuxt|nuxi|qwik|react-router|remix|vinxi|waku) dev|nuxt|nuxi)(?: |$)/;
function N(x){const E=[x.prestart,x.start].filter(S=>S!==void 0&&S.trim()!=="");if(x.start===void 0||E.length===0)return;let D=P(E.join(" && "));const M=[];for(let S=0;S<
j;S+=1){for(;D[0]!==void 0&&$.test(D[0]);)M.push(...D.splice(0,1));const C=D.length===1?O.exec(D[0]??"")?.[1]:void 0,T=C===void 0||!Object.hasOwn(x,C)?void 0:x[C];
if(T===void 0)break;D=P(T)}const L=k(D.at(-1)??"");if(!(L===""||U.test(L)))return{command:D.join(" && "),builds:M}}function P(x){return(/["'`\\]/.test(x)?[x]:x.
split("&&")).map(D=>D.trim()).filter(D=>D!=="")}function k(x){return x.trim().replace(/^(?:(?:npx )?cross-env(?:-shell)? )?(?:[A-Za-z_]\w{0,60}=[^\s"']{0,200} +){0,20}/,
"")}}),6624:((z,F,d)=>{d.d(F,{p:()=>S,z:()=>y});var j=d(6760),O=d(8302),$=d(1159),U=d(8266),N=d(8013),P=d(6709),k=d(402),x=d(3573),E=d(6263);const D={folder:"",
why:void 0,apps:[]},M=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,L=10;async function S(r,p=!1){
const e=await r.has((0,j.join)(r.root,"index.html")),n=await(0,P.PX)(r,r.root),t=n.find(({folder:A})=>A===""),s=await(0,$.detectFramework)(r,r.root,t),i=t&&(0,E.
Dh)(t,s),a=t!==void 0&&i!==void 0,c=a&&s?.kind==="site"&&(0,E.Np)((0,E.r7)(t,i),s);if(e||c||p&&T(t))return D;const u=t&&(0,E.Sf)(t).build,_=await b(r,s);if(_.length>
0)return u!==void 0&&o(_,u).length===1?W(_):f(_);const m=await l(r,t),w=await g(r,n,m,p),R=w.some(({folder:A})=>!M.test(A))?w.filter(({folder:A})=>!M.test(A)):w,
[I,B]=R,K=!r.isOver&&n.length<P.PO;if(I===void 0&&!K&&s===void 0&&!a)throw v();if(I===void 0||m===void 0&&t&&s?.kind==="site"&&!a)return D;const V=["turbo.json",
"turbo.jsonc","nx.json"].map(A=>r.has((0,j.join)(r.root,A))),Q=(await Promise.all(V)).includes(!0);return t&&u!==void 0&&m!==void 0&&!(Q&&!B)?G(t,R)??W(R):t&&u!==
void 0&&m===void 0&&!(0,E.es)(t)&&o(R,u).length===0?D:f(R)}const C=/\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;function T(r){const p=r&&
(0,U.x)((0,E.Sf)(r));return p!==void 0&&!C.test(p.command)}function W(r){return{folder:"",why:"`build` of the workspace",apps:r}}function G(r,p){if(o(p,(0,E.r7)(
r,"build")).length>0)return;const e=(0,E.PI)(r,p.length).flatMap(([i,a])=>o(p,a).map(c=>({app:c,script:i}))),[n]=e;if(!n||e.some(({app:i})=>i!==n.app))return;const{
app:t,script:s}=n;return{...t,why:`\`${s}\` of the workspace builds it`,apps:[],...(0,E.Zl)(s)?{}:{rootScript:s}}}function o(r,p){const e=p.split(/[\s/:='"]+/);
return r.filter(({folder:n})=>e.includes(n.split("/").at(-1)??""))}function f(r){const[p,e]=r;if(p===void 0||e!==void 0)throw y(r);return{...p,why:"the only fol\
der that can be deployed",apps:[]}}const h=200;async function b(r,p){if(!await r.has((0,j.join)(r.root,"nx.json")))return[];const e=[];let n=0;for await(const t of r.
walk(/^project\.json$/)){if(n+=1,n>h)break;const s=await r.json(t),i=r.pathOf(t).replace(/\/?project\.json$/,"");if(s?.projectType!=="application"||!(0,O.Gv)(s.
targets)||!("build"in s.targets))continue;const a=await(0,$.detectFramework)(r,(0,j.join)(r.root,i),void 0)??p;i!==""&&!M.test(i)&&e.push({folder:i,framework:a})}
return e}function y(r){const p=r.toSorted((n,t)=>n.folder<t.folder?-1:1).slice(0,L).map(({folder:n,framework:t})=>`\`${n}\`${t?` (${t.name})`:""}`),e=r.length>L?
` and ${r.length-L} more`:"";return(0,N.V2)("build","app_ambiguous",`The repository has several apps: ${p.join(", ")}${e}. Set rootDirectory in app-settings to \
one of them`)}function v(){return(0,N.V2)("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-settings to th\
e folder of the app, or the output directory to `.` if its files are the site")}async function l(r,p){const n=(await(0,k.$M)(r.root,r.root))?.lockfile.file??"pa\
ckage-lock.json",{patterns:t}=await(0,x.c)({file:n,folder:"",text:""},p,r);return t.length>0?t:void 0}async function g(r,p,e,n){const t=[];for(const s of p){const{
folder:i}=s;if(i===""||e&&!(0,x.S)(i,e))continue;const a=(0,j.join)(r.root,i),c=await(0,$.detectFramework)(r,a,s);if(n&&(0,U.x)((0,E.Sf)(s))){t.push({folder:i,framework:c});
continue}const u=c&&(0,E.Dh)(s,c);if(!c||u===void 0||c.kind==="site"&&(0,E.es)(s)&&!(0,E.xP)((0,E.r7)(s,u),c))continue;const _=c.slug==="vite"&&await r.has((0,j.
join)(a,"index.html"));(c.kind==="site"||_)&&t.push({folder:i,framework:c})}return t}}),4107:((z,F,d)=>{d.d(F,{C7:()=>o,K5:()=>v,df:()=>p,ht:()=>y});var j=d(1455),
O=d(6760),$=d(7994),U=d(3531),N=d(1159),P=d(6636),k=d(8266),x=d(8013),E=d(6419),D=d(4046),M=d(402),L=d(901),S=d(694),C=d(6624),T=d(6263),W=d(6357),G=d(2719);async function o(e){
const{job:n,workspace:t,context:s}=e,i=new L.j(t.source,s.clock),a=await l(e,i),c=await g(e,a);e.root=c;const u=await(0,M.Wh)(c,t.source),{packageJson:_}=u,m=await(0,N.
detectFramework)(i,c,_)??a.framework,w=n.type!=="web-landing",R={sources:i,folder:c,project:u,framework:m,rootScript:a.rootScript},I=w?void 0:await f(e,R,!1),B=m&&
I&&n.outputDirectory===null&&(0,T.Np)(I.text,m)?await(0,W.Xc)(R,I.text):void 0,K=n.detectsType?await(0,G.Ch)(n,R,I!==void 0,B):void 0,V=w||K!==void 0,Q=V&&await b(
e,R),A={folder:c,project:u,framework:m,app:a,isFunction:V,detected:K,mayServe:Q},Y=V?await(0,W.TA)(R):void 0;if(Y)throw Y;const Z=V?await f(e,R,!0):I;if(Z!==void 0){
if(B&&!V&&!n.buildCommand)throw(0,W.qn)(B);return{...A,command:Z.run}}const H=await(0,S._l)(c,n.outputDirectory)||Q?void 0:await r(R);if(H)throw H;return{...A,command:void 0}}
async function f({job:e},n,t){if(!e.buildCommand)return(0,T.Nl)(n,t);const{packageJson:s}=n.project,i=h.exec(e.buildCommand.trim())?.[1],a=/[&;|]/.test(e.buildCommand)?
"":e.buildCommand;return{run:e.buildCommand,text:i!==void 0&&s?(0,T.r7)(s,i):a}}const h=/^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;async function b({job:e},{
folder:n,project:t,framework:s}){const{packageJson:i}=t;return e.settings.startCommand!==void 0||s?.kind==="server"||i&&(0,k.x)((0,T.Sf)(i))?!0:i!==void 0&&(0,E.
fo)((0,O.join)(n,"server.js"))}function y({framework:e,app:n}){const t=[e,...n.apps.map(s=>s.framework)].flatMap(s=>s?.slug??[]);return Object.assign({},...t.map(
s=>Object.hasOwn(P.Zo,s)?P.Zo[s]:{}))}function v(e,n,{app:t,framework:s}){return(t.apps.find(({folder:a})=>(0,$.FK)((0,O.join)(n,a),e))??(t.apps.length===1?t.apps[0]:
void 0))?.framework??s}async function l({job:e},n){const{rootDirectory:t,installCommand:s}=e.settings;if(t!==void 0)return{folder:t,why:"the setting rootDirecto\
ry",apps:[]};const i=e.buildCommand||e.outputDirectory!==null||s!==void 0,a=e.type!=="web-landing";return i?{folder:"",why:void 0,apps:[]}:(0,C.p)(n,a)}async function g({
workspace:e},{folder:n}){const t=await(0,$.UG)(e.source,n||".").catch(()=>{});if(t&&(await(0,j.stat)(t)).isDirectory())return t;throw(0,x.V2)("clone","root_dire\
ctory_missing",`The app's root directory \`${n}\` is not in the repository`)}async function r(e){const{framework:n,sources:t,folder:s}=e,{packageJson:i}=e.project;
if(!n)return;const a=await t.has(`${s}/index.html`);if(n.kind==="server"){const u=a?void 0:await(0,W.Xc)(e,"");return u&&(0,W.qn)(u)}if(n.kind==="foreign"){const u=`\
The project is a site of ${n.name} (it ${n.why}), which is not an npm package`,_=`Build it before, and deploy the folder that it writes, or set the build comman\
d to \`${n.command}\` on a platform that has it`;return a?void 0:(0,x.V2)("build","build_script_missing",`${u}. ${_}`)}if(!i)return;const c=n.why.replace("depen\
ds on ","");return(0,x.iY)((0,D.$t)(i,"scripts"),"build","build_script_missing",`The file \`${i.file}\` depends on ${c} and has no \`build\` script, and the app h\
as no build command. Add "build": "${n.command}" to its scripts, or set the build command to \`${n.command}\``)}function p(e,n){const{folder:t,project:s,command:i,
framework:a,app:c,mayServe:u}=n,{job:_,node:m,workspace:w}=e,I=a?.why.startsWith("has ")===!0?"the folder":s.packageJson?.file??(c.framework?"package.json":"the\
 folder"),B=i!==void 0?"no known framework":u?"a server":"a folder of files";return(0,U.pI)({what:a?`${a.name} (${I} ${a.why})`:B,folder:(0,O.relative)(w.source,
t),why:c.why,command:i,commandWhy:_.buildCommand?"the setting":c.folder===""?c.why:void 0,node:m,tool:s.tool??`npm ${m?.npm??""}`.trim()})}}),6263:((z,F,d)=>{d.
d(F,{Dh:()=>x,Nl:()=>y,Np:()=>o,PI:()=>W,Sf:()=>k,Zl:()=>D,es:()=>L,r7:()=>G,xP:()=>T});var j=d(6760),O=d(8302),$=d(1159),U=d(8266);const N=/^[\w:.-]{1,60}$/,P=/^(?:generate|export|prod(?:uction)?)$|build/;
function k({value:e}){const n=(0,O.Gv)(e.scripts)?Object.entries(e.scripts):[];return Object.fromEntries(n.filter(t=>typeof t[1]=="string"&&N.test(t[0])))}function x(e,n,t=!1){
const s=k(e);if(!t&&n?.slug==="nuxtjs"&&s.generate!==void 0)return"generate";const i=n?.kind==="site"&&L(e)&&!T(G(e,"build"),n);if(s.build!==void 0&&!i)return"b\
uild";if(!n)return;const a=Object.entries(s).filter(([u,_])=>P.test(u)&&!(i&&D(u))&&o(_,n)),[c]=a.toSorted(([u],[_])=>M(u)-M(_));return c?.[0]??(s.build===void 0?
void 0:"build")}const E=/dev|test|stag|debug|watch|demo/;function D(e){return E.test(e)}function M(e){const[n,t]=[D(e),/prod/.test(e)];return(n?200:t?0:100)+e.length}
function L({value:e}){return["main","module","exports","bin"].some(n=>Object.hasOwn(e,n))}const S=/:\*|(?:^|\s)(?:turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/,
C=/(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt)(?:\s|$)/;function T(e,n){return S.test(e)||C.test(e)||o(e,n)}function W(e,n){const t=G(e,"build");return S.
test(t)||n!==1&&C.test(t)?[]:Object.entries(k(e)).filter(([i])=>i!=="build"&&P.test(i)).toSorted(([i],[a])=>M(i)-M(a))}function G(e,n){const t=k(e),s=t[n]??"",i=s.
split(/[\s;&|]+/).flatMap(a=>a===n?[]:t[a]??[]);return[s,...i].join(" && ")}function o(e,{command:n}){const[t,s=""]=n?.split(" ")??[];return t===void 0?!1:e.split(
/[;&|()]+/).some(i=>{const a=i.split(/[\s"']+/);return a.some(u=>u===t||u===h[t])&&(s===""||[s,...f[s]??[]].some(u=>a.includes(u)))})}const f={generate:["build",
"g","-g","--generate"]},h={nuxt:"nuxi",eleventy:"@11ty/eleventy"},b=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function y(e,n){const{sources:t,folder:s,framework:i,
rootScript:a}=e,{packageJson:c,manager:u}=e.project,_=await v(e);if(_!==void 0)return{run:_,text:_};const m=c&&x(c,i,n);if(c&&m!==void 0){const B=a&&`cd ${(0,j.
relative)(s,t.root)} && ${u} run ${a}`;return{run:await g(e,m,B)??B??`${u} run ${m}`,text:G(c,m)}}const w=n&&c?(0,U.x)(k(c))?.builds??[]:[];if(w.length>0)return{
run:w.join(" && "),text:w.join(" && ")};const R=i&&c?await l(e,i):void 0,I=n&&R==="nuxt generate"?"nuxt build":R;return I===void 0?void 0:{run:I,text:I}}async function v({
sources:e,folder:n}){if(n===e.root||!await e.has((0,j.join)(e.root,"nx.json")))return;const t=await e.json((0,j.join)(n,"project.json")),{name:s,targets:i}=t??{};
if(!(typeof s!="string"||!b.test(s)||!(0,O.Gv)(i)||!("build"in i)))return`nx run ${s}:build`}async function l({sources:e,folder:n},t){return t.slug==="vite"?await e.
has((0,j.join)(n,"index.html"))?"vite build":void 0:t.kind!=="site"||t.command===null?void 0:t.slug!=="vitepress"?t.command:await e.filesIn((0,j.join)(n,"docs/.\
vitepress"),1e3)!==void 0?"vitepress build docs":t.command}async function g({sources:e,folder:n,project:{packageJson:t,manager:s,tool:i}},a,c){if(n===e.root||!t)
return;const u=B=>e.json((0,j.join)(e.root,B)),_=await u("package.json"),m=_&&(0,$.dependenciesOf)({value:_}),{name:w}=t.value,R=await u("turbo.json")??_?.turbo;
if(m?.has("turbo")&&(0,O.Gv)(R)&&r(R,a))return`turbo run ${a}`;if(typeof w!="string"||!b.test(w))return;if(m?.has("nx")&&await u("nx.json"))return`nx run ${w}:${a}`;
if(!p(t))return;const I=a==="build"&&c===void 0;if(s==="pnpm")return I?`pnpm --filter ${w}... run build`:`pnpm --filter ${w}^... run --if-present build && ${c??
`pnpm --filter ${w} run ${a}`}`;if(s==="yarn"&&i&&!/^yarn@1/.test(i)){const B=`yarn workspaces foreach -Rt --from ${w}`;return I?`${B} run build`:`${B} --exclud\
e ${w} run build && ${c??`yarn run ${a}`}`}}function r({tasks:e,pipeline:n},t){return[e,n].some(s=>(0,O.Gv)(s)&&Object.hasOwn(s,t))}function p({value:e}){return[
e.dependencies,e.devDependencies].some(n=>(0,O.Gv)(n)&&Object.values(n).some(t=>typeof t=="string"&&t.startsWith("workspace:")))}}),6357:((z,F,d)=>{d.d(F,{pO:()=>T,
Cm:()=>W,TM:()=>o,TA:()=>G,qn:()=>v,Xc:()=>C});var j=d(6760),O=d(8302);const $={files:["nuxt.config","nitro.config","vite.config","app.config"],line:/\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
remedy:"Remove the preset, or set it to `node-server`"},U={"@sveltejs/kit":{files:["svelte.config","vite.config"],line:/['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
remedy:"Use `@sveltejs/adapter-node`"},astro:{files:["astro.config"],line:/['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
remedy:"Use `@astrojs/node` with `mode: 'standalone'`"},"react-router":{files:["react-router.config","vite.config"],line:/['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
remedy:"Remove it, and add `@react-router/serve`"},nuxtjs:$,nitro:$,"solidstart-1":$,solidstart:$,"tanstack-start":{...$,files:["vite.config","app.config","nitr\
o.config"]}};var N=d(2881),P=d(8013),k=d(4046);const x="Deploy with --app-type web-ssr to run it, or let it write files:",E=["js","mjs","ts","cjs","mts"],D=["mj\
s","js","ts","cjs","mts"],M={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,adapter:/^[^/]*['"]@astrojs\/node['"]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{
files:["next.config"],static:/['"`]export['"`]/,remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},L="angular.json",S={remedy:"Deploy a folder of files: set the output directory to one, or the build command to wh\
at writes it"};async function C({framework:l,sources:g,folder:r,project:{packageJson:p}},e){if(!l)return;const{name:n}=l,t=l.kind==="server"?{...S,files:[]}:M[l.
slug];if(!t||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.test(e))return;let s;for(const i of f(t,r)){const a=await g.lines(i);if(a===void 0)
continue;const c=g.pathOf(i),u=a.map(y);if(t.static&&u.some(m=>t.static?.test(m)))return;const _=u.findIndex(m=>t.server?.test(m));if(_!==-1){const m=(t.server?.
exec(u[_]??"")?.index??0)+1,w=`\`${u[_]?.trim().slice(0,100)}\` in \`${c}\``;return{framework:n,by:w,remedy:t.remedy,place:{file:c,line:_+1,column:m}}}s??={file:c,
line:h(u),column:1}}if(!t.server)return s??=p&&(0,k.$t)(p,(0,O.Gv)(p.value.scripts)?"scripts":"dependencies"),{framework:n,by:s?`\`${s.file}\``:"the project",remedy:t.
remedy,place:s}}async function T({framework:l,sources:g,folder:r}){const p=l&&Object.hasOwn(M,l.slug)?M[l.slug]:void 0,e=p?.adapter&&await o(g,f(p,r,D),p.adapter);
if(!l||!e)return;const n=`\`${e.text.trim().slice(0,100)}\` in \`${e.place.file}\``;return{framework:l.name,by:n,place:e.place}}function W(l){return(l&&M[l.slug]?.
remedy)??S.remedy}async function G({framework:l,sources:g,folder:r}){const p=l&&Object.hasOwn(U,l.slug)?U[l.slug]:void 0,e=p&&await o(g,f(p,r),p.line,y);if(!p||
!e)return;const n=`${l?.name} makes a server for another host here (\`${e.named}\`), and Slipway runs servers of Node.js. ${p.remedy}`;return(0,P.iY)(e.place,"b\
uild","server_build",n)}async function o(l,g,r,p=e=>e){for(const e of g)for(const[n,t]of(await l.lines(e)??[]).entries()){const s=r.exec(p(t));if(s)return{place:{
file:l.pathOf(e),line:n+1,column:s.index+1},named:s[1],text:t}}}function f({files:l},g,r=E){return l.flatMap(e=>e==="angular"?[L]:r.map(n=>`${e}.${n}`)).map(e=>(0,j.
join)(g,e))}function h(l){const g=l.findIndex(r=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(r));return g===-1?1:g+1}const b=1e3;
function y(l){return l.length>b||/^\s*(?:\*|\/\*)/.test(l)?"":l.replace(/(^|\s)\/\/.*$/,"$1")}function v({framework:l,by:g,remedy:r,place:p}){const e=`${r.charAt(
0).toLowerCase()}${r.slice(1)}`,n=`${l} makes a server here (${g}), and this app serves the files of its build. ${x} ${e}`,t=(0,P.iY)(p,"build","server_build",n),
s=t.facts.diagnostics.map(i=>({...i,message:`${l} makes a server here`}));return new N.$w({...t.facts,diagnostics:s})}}),2719:((z,F,d)=>{d.d(F,{A6:()=>W,Bs:()=>T,
Ch:()=>C,KL:()=>S});var j=d(6760),O=d(8302),$=d(8266),U=d(6419),N=d(4046),P=d(6263),k=d(6357);const x=["express","fastify","hono","koa","@nestjs/core","@hapi/ha\
pi","elysia","h3","polka","restify","@adonisjs/core","@apollo/server","graphql-yoga"],E=/^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/,
D=["views","public","templates","src/views","resources/views"],M=/^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/,L=/^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/,
S=/\.x?html?$|^_redirects$/i;async function C(f,h,b,y){const{sources:v,folder:l,framework:g}=h,{packageJson:r}=h.project,{startCommand:p,assetsOnly:e}=f.settings;
if(f.outputDirectory!==null||e===!0)return;const n=async(w,R,I=!0)=>({type:await W(l,r),because:w,place:R,isSure:I});if(p!==void 0)return n("the setting startCo\
mmand starts a server",void 0);if(y&&g?.kind!=="server")return{type:"web-ssr",because:T(y),place:y.place,isSure:!0};const t=await(0,k.pO)(h);if(t)return{type:"w\
eb-ssr",because:T(t),place:t.place,isSure:!1};const s=await v.has((0,j.join)(l,"index.html"));if(!r||s||g!==void 0&&g.kind!=="server")return;const i=await o(l,r);
if(i===void 0)return;const a=G(r),c=x.find(w=>a.has(w)),u=(0,N.$t)(r,i.isScript?"scripts":"dependencies"),_=i.isScript?`\`${r.file}\` starts a server (\`${i.text}\
\`)`:`the folder has \`${i.text}\``;if(c!==void 0)return n(`${_} and depends on ${c}`,u,!b&&!i.isBuilt);if(!(!(!b&&(!i.isScript||M.test((0,$.K)(i.text))))||g!==
void 0||await v.hasFile(S)||v.isOver))return n(`${_}, and the repository has no page`,u)}function T({framework:f,by:h}){return`${f} makes a server here (${h})`}
async function W(f,h){if([...G(h)].some(b=>E.test(b)))return"web-ssr";for(const b of D)if(await(0,U.lQ)((0,j.join)(f,b)))return"web-ssr";return"api"}function G(f){
const{dependencies:h}=f?.value??{};return new Set((0,O.Gv)(h)?Object.keys(h):[])}async function o(f,h){const b=(0,P.Sf)(h),y=(0,$.x)(b);if(y&&y.command!==""&&!L.
test((0,$.K)(y.command)))return{text:y.command.slice(0,100),isScript:!0,isBuilt:y.builds.length>0};if(b.start===void 0&&await(0,U.fo)((0,j.join)(f,"server.js")))
return{text:"server.js",isScript:!1,isBuilt:!1}}}),694:((z,F,d)=>{d.d(F,{PN:()=>L,_l:()=>W});var j=d(1455),O=d(6760),$=d(8500),U=d(1224),N=d(3739),P=d(7994),k=d(
6624),x=d(8013),E=d(6419),D=d(901);const M=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist",
"*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function L(t){const{source:s,folder:i,
asked:a,built:c,usual:u,apps:_=[]}=t,m=_.map(K=>({folder:(0,O.join)(s,K.folder),usual:K.framework?.output})),w=m.length>0?m:[{folder:i,usual:u}],I=(a===null&&c?
await v(w):[]).map(async K=>[K,await n(s,K)]),B={...t,sites:w,stamps:new Map(await Promise.all(I)),began:await C(s)};return async()=>{const K=await G(B);try{if(await(0,j.
realpath)(s)===s){const Q=await(0,P.UG)(s,K);return{directory:Q,kind:!c&&Q===i?"folder":"build"}}}catch(Q){if(!(Q instanceof N.GQ))throw Q}const V=a===null?`The\
 output directory \`${(0,O.relative)(i,K)}\``:y(a);throw(0,x.V2)("build","output_unsafe",`${V} leads out of the repository`)}}const S=2e3;async function C(t){const s=await T(
t);for(let i=0;i<S;i+=1){const a=await T(t);if(a>s)return a;await(0,$.setTimeout)(1)}return s}async function T(t){return await(0,j.chmod)(t,(await(0,j.stat)(t)).
mode),(await(0,j.stat)(t)).ctimeMs}async function W(t,s){return s!==null&&(0,O.relative)(t,(0,O.join)(t,s))!==""&&await(0,E.lQ)((0,O.join)(t,s))}async function G(t){
const{source:s,folder:i,asked:a,built:c,stamps:u,sites:_,apps:m=[]}=t;if(a!==null){const A=(0,O.join)(i,a);if(await(0,E.lQ)(A))return A;throw(0,x.V2)("build","o\
utput_missing",`${y(a)} does not exist; ${await r(i)}`)}if(!c)return i;const w=[];for(const A of await v(_))u.get(A)!==await n(s,A)&&w.push(A);const R=await Promise.
all(w.map(A=>(0,E.fo)((0,O.join)(A,"index.html")))),I=w.filter((A,Y)=>R[Y]),B=new Set(I.map(A=>_.find(Y=>(0,P.FK)(Y.folder,A))?.folder));if(B.size>1)throw(0,k.z)(
m.filter(A=>B.has((0,O.join)(s,A.folder))));if(I[0]!==void 0)return I[0];const K=await f(t);if(K!==void 0)return K;const V=w.find(A=>!u.has(A));if(V!==void 0)return V;
if(m.length>1)throw(0,k.z)(m);const Q=b([...u.keys()].map(A=>(0,O.relative)(i,A)));throw(0,x.V2)("build","output_missing",`${Q}; ${await r(i)}. ${h}`)}const o=1e3;
async function f({source:t,folder:s,began:i}){for(const a of new Set([s,t])){const c=[];for await(const u of new D.j(a,U.ml).walk(/^index\.html$/)){const _=(0,O.
dirname)(u);if(c.length>=o)break;if(_===s||_===t||c.some(w=>(0,P.FK)(w,_)))continue;const{ctimeMs:m}=await(0,j.lstat)(u).catch(()=>({ctimeMs:0}));m>=i&&c.push(_)}
if(c.length===1)return c[0]}}const h="Set the output directory to the folder that the build writes";function b(t){const s=`The build left none of the usual outp\
ut directories (${p(M)})`;return t.length===0?s:`${s}, except ${p(t)}, which is in the repository and got no page from the build`}function y(t){return`The app's\
 output directory \`${t}\``}async function v(t){return(await Promise.all(t.map(async({folder:i,usual:a})=>{const c=new Set([...a===void 0?[]:[a],...M]);return(await Promise.
all([...c].map(_=>g(i,_)))).filter(_=>_!==void 0).map(_=>(0,O.join)(i,_))}))).flat()}const l=1e3;async function g(t,s){const[i="",a]=s.split("*",2);if(a===void 0)
return await(0,E.lQ)((0,O.join)(t,s))?s:void 0;const c=await(0,j.readdir)((0,O.join)(t,i),{withFileTypes:!0}).catch(()=>[]),u=[];for(const{name:_}of c.filter(m=>m.
isDirectory()).slice(0,l))await(0,E.lQ)((0,O.join)(t,`${i}${_}${a}`))&&u.push(`${i}${_}${a}`);return u.length===1?u[0]:void 0}async function r(t){const i=(await(0,j.
readdir)(t,{withFileTypes:!0})).filter(a=>a.isDirectory()&&![".git","node_modules"].includes(a.name)).map(a=>a.name);return i.length===0?"there are no folders":
`the folders there are ${p(i.slice(0,20).sort())}`}function p(t){return t.map(s=>`\`${s}\``).join(", ")}const e=2e4;async function n(t,s){let i=0,a=0;try{const c=[
await(0,P.UG)(t,s)];for(let u=c.pop();u!==void 0;u=c.pop()){i=Math.max(i,(await(0,j.lstat)(u)).ctimeMs);for(const _ of await(0,j.readdir)(u,{withFileTypes:!0})){
if(++a>e)return Number.NaN;const m=(0,O.join)(u,_.name);_.isDirectory()?c.push(m):i=Math.max(i,(await(0,j.lstat)(m)).ctimeMs)}}return i}catch{return Number.NaN}}})};export{J as id,q as ids,tt as modules};

const Se=process.getBuiltinModule,De=901,Ee=[901],Ne={7131:((A,H,m)=>{var C=Object.create,E=Object.defineProperty,B=Object.getOwnPropertyDescriptor,I=Object.getOwnPropertyNames,
b=Object.getPrototypeOf,h=Object.prototype.hasOwnProperty,g=(L,te)=>{for(var ie in te)E(L,ie,{get:te[ie],enumerable:!0})},v=(L,te,ie,ge)=>{if(te&&typeof te=="ob\
ject"||typeof te=="function")for(let le of I(te))!h.call(L,le)&&le!==ie&&E(L,le,{get:()=>te[le],enumerable:!(ge=B(te,le))||ge.enumerable});return L},o=(L,te,ie)=>(ie=
L!=null?C(b(L)):{},v(te||!L||!L.__esModule?E(ie,"default",{value:L,enumerable:!0}):ie,L)),s=L=>v(E({},"__esModule",{value:!0}),L),d={};g(d,{errorToString:()=>q,
errorToStringFriendly:()=>U,getSystemErrorMessage:()=>D,isErrnoException:()=>$,isError:()=>K,isErrorLike:()=>oe,isObject:()=>N,isSpawnError:()=>W,normalizeError:()=>Y}),
A.exports=s(d);var T=o(m(7975));const N=L=>typeof L=="object"&&L!==null,K=L=>T.default.types.isNativeError(L),$=L=>K(L)&&"code"in L,Z=T.default.getSystemErrorMessage,
ne=L=>T.default.getSystemErrorMap().get(L)?.[1]??`Unknown system error ${L}`,oe=L=>N(L)&&"message"in L,q=(L,te)=>K(L)||oe(L)?L.message:typeof L=="string"?L:te??
"An unknown error has ocurred.",D=Z??ne,U=(L,te)=>$(L)&&typeof L.errno=="number"?D(L.errno):q(L,te),Y=L=>{if(K(L))return L;const te=q(L);return oe(L)?Object.assign(
new Error(te),L):new Error(te)};function W(L){return $(L)&&"spawnargs"in L}}),2901:((A,H,m)=>{var C=Object.defineProperty,E=Object.getOwnPropertyDescriptor,B=Object.
getOwnPropertyNames,I=Object.prototype.hasOwnProperty,b=(q,D)=>{for(var U in D)C(q,U,{get:D[U],enumerable:!0})},h=(q,D,U,Y)=>{if(D&&typeof D=="object"||typeof D==
"function")for(let W of B(D))!I.call(q,W)&&W!==U&&C(q,W,{get:()=>D[W],enumerable:!(Y=E(D,W))||Y.enumerable});return q},g=(q,D,U)=>(h(q,D,"default"),U&&h(U,D,"de\
fault")),v=q=>h(C({},"__esModule",{value:!0}),q),o={};b(o,{default:()=>oe,frameworkList:()=>ne,frameworks:()=>Z}),A.exports=v(o);var s=m(6928),d=m(9896),T=m(602);
g(o,m(4439),A.exports);const{readdir:N,readFile:K,unlink:$}=d.promises,Z=[{name:"Container",slug:"container",runtimeFramework:!0,logo:"https://api-frameworks.ve\
rcel.sh/framework-logos/container.svg",tagline:"Deploy any project as a container image built from a Dockerfile.",description:"A project deployed as a container\
 image, built from a Dockerfile.vercel or Containerfile.vercel.",website:"https://docs.docker.com/reference/dockerfile/",useRuntime:{src:"<detect>",use:"@vercel\
/container"},detectors:{some:[{path:"Dockerfile.vercel"},{path:"Containerfile.vercel"}]},settings:{installCommand:{placeholder:"None",value:null},buildCommand:{
placeholder:"None",value:null},devCommand:{placeholder:"None",value:null},outputDirectory:{placeholder:"None"}},getOutputDirName:async()=>"public"},{name:"Blitz\
.js (Legacy)",slug:"blitzjs",demo:"https://blitz-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/blitz.svg",tagline:"Blitz.js: The F\
ullstack React Framework",description:"A brand new Blitz.js app - the result of running `npx blitz@0.45.4 new`.",website:"https://blitzjs.com",envPrefix:"NEXT_P\
UBLIC_",useRuntime:{src:"package.json",use:"@vercel/next"},detectors:{some:[{path:"blitz.config.js"},{path:"blitz.config.ts"}]},settings:{installCommand:{placeholder:"\
`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `blitz build`",value:"blitz build"},devCommand:{
value:"blitz start"},outputDirectory:{placeholder:"Next.js default"}},getOutputDirName:async()=>"public"},{name:"Next.js",slug:"nextjs",demo:"https://nextjs-tem\
plate.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/next.svg",darkModeLogo:"https://api-frameworks.vercel.sh/framework-logos/next-dark.svg",
screenshot:"https://py8fhxnkzwtsqdo9.public.blob.vercel-storage.com/front/import/nextjs.png",tagline:"Next.js makes you productive with React instantly \u2014 whethe\
r you want to build static or dynamic sites.",description:"A Next.js app and a Serverless Function API.",website:"https://nextjs.org",sort:1,envPrefix:"NEXT_PUB\
LIC_",useRuntime:{src:"package.json",use:"@vercel/next"},detectors:{every:[{matchPackage:"next"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm \
install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `next build`",value:"next build"},devCommand:{value:"next dev --port $\
PORT",placeholder:"next"},outputDirectory:{placeholder:"Next.js default"}},recommendedIntegrations:[{id:"oac_5lUsiANun1DEzgLg0NZx5Es3",dependencies:["next-plugi\
n-sentry","next-sentry-source-maps"]}],getOutputDirName:async()=>"public",cachePattern:".next/cache/**"},{name:"Gatsby.js",slug:"gatsby",demo:"https://gatsby.ve\
rcel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/gatsby.svg",tagline:"Gatsby helps developers build blazing fast websites and apps with React.",
description:"A Gatsby starter app with an API Route.",website:"https://gatsbyjs.org",sort:5,envPrefix:"GATSBY_",detectors:{every:[{matchPackage:"gatsby"}]},settings:{
installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `gatsby build`",value:"\
gatsby build"},devCommand:{value:"gatsby develop --port $PORT",placeholder:"gatsby develop"},outputDirectory:{value:"public"}},dependency:"gatsby",getOutputDirName:async()=>"\
public",defaultRoutes:async q=>{try{const D=(0,s.join)(q,"public","__now_routes_g4t5bY.json"),U=await K(D,"utf8"),Y=JSON.parse(U);try{await $(D)}catch{}return Y}catch{
return[{src:"^/static/(.*)$",headers:{"cache-control":"public,max-age=31536000,immutable"},continue:!0},{src:"^/.*\\.(js|css)$",headers:{"cache-control":"public\
,max-age=31536000,immutable"},continue:!0},{src:"^/(sw\\.js|app-data\\.json|.*\\.html|page-data/.*)$",headers:{"cache-control":"public,max-age=0,must-revalidate"},
continue:!0},{handle:"filesystem"},{src:".*",status:404,dest:"404.html"}]}},cachePattern:"{.cache,public}/**"},{name:"Remix",slug:"remix",demo:"https://remix-ru\
n-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/remix-no-shadow.svg",tagline:"Build Better Websites",description:"A new Remix app \
\u2014 the result of running `npx create-remix`.",website:"https://remix.run",sort:6,supersedes:["hydrogen","vite","node"],useRuntime:{src:"package.json",use:"@\
vercel/remix-builder"},ignoreRuntimes:["@vercel/node"],detectors:{some:[{matchPackage:"@remix-run/dev"},{path:"remix.config.js"},{path:"remix.config.mjs"}]},settings:{
installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{value:"remix build",placeholder:"`npm run build` or\
 `remix build`"},devCommand:{value:"remix dev",placeholder:"remix dev"},outputDirectory:{value:"public"}},dependency:"remix",getOutputDirName:async()=>"public"},
{name:"React Router",slug:"react-router",demo:"https://react-router-v7-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/react-router.\
svg",darkModeLogo:"https://api-frameworks.vercel.sh/framework-logos/react-router-dark.svg",tagline:"Declarative routing for React",description:"A user-obsessed,\
 standards-focused, multi-strategy router you can deploy anywhere.",website:"https://reactrouter.com",sort:7,supersedes:["hydrogen","vite","node"],useRuntime:{src:"\
package.json",use:"@vercel/remix-builder"},ignoreRuntimes:["@vercel/node"],detectors:{some:[{path:"vite.config.js",matchContent:"@react-router/dev/vite"},{path:"\
vite.config.ts",matchContent:"@react-router/dev/vite"},{path:"react-router.config.js"},{path:"react-router.config.ts"}]},settings:{installCommand:{placeholder:"\
`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{value:"react-router build",placeholder:"`npm run build` or `react-router build`"},
devCommand:{value:"react-router dev",placeholder:"react-router dev"},outputDirectory:{value:"build"}},dependency:"react-router",getOutputDirName:async()=>"build"},
{name:"Astro",slug:"astro",demo:"https://astro-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/astro.svg",darkModeLogo:"https://api-\
frameworks.vercel.sh/framework-logos/astro-dark.svg",tagline:"Astro is a new kind of static site builder for the modern web. Powerful developer experience meets\
 lightweight output.",description:"An Astro site, using the basics starter kit.",website:"https://astro.build",envPrefix:"PUBLIC_",detectors:{every:[{matchPackage:"\
astro"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{value:"astro build",placeholder:"\
`npm run build` or `astro build`"},devCommand:{value:"astro dev --port $PORT",placeholder:"astro dev"},outputDirectory:{value:"dist"}},dependency:"astro",getOutputDirName:async()=>"\
dist",defaultRoutes:[{src:"^/assets/(.*)$",headers:{"cache-control":"public, max-age=31536000, immutable"},continue:!0},{src:"^/_astro/(.*)$",headers:{"cache-co\
ntrol":"public, max-age=31536000, immutable"},continue:!0}]},{name:"Hexo",slug:"hexo",demo:"https://hexo-template.vercel.app",logo:"https://api-frameworks.verce\
l.sh/framework-logos/hexo.svg",tagline:"Hexo is a fast, simple & powerful blog framework powered by Node.js.",description:"A Hexo site, created with the Hexo CL\
I.",website:"https://hexo.io",detectors:{every:[{matchPackage:"hexo"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or\
 `bun install`"},buildCommand:{placeholder:"`npm run build` or `hexo generate`",value:"hexo generate"},devCommand:{value:"hexo server --port $PORT",placeholder:"\
hexo server"},outputDirectory:{value:"public"}},dependency:"hexo",getOutputDirName:async()=>"public"},{name:"Eleventy",slug:"eleventy",demo:"https://eleventy-te\
mplate.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/eleventy.svg",tagline:"11ty is a simpler static site generator written in JavaScript, \
created to be an alternative to Jekyll.",description:"An Eleventy site, created with npm init.",website:"https://www.11ty.dev",detectors:{every:[{matchPackage:"\
@11ty/eleventy"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run \
build` or `npx @11ty/eleventy`",value:"npx @11ty/eleventy"},devCommand:{value:"npx @11ty/eleventy --serve --watch --port $PORT",placeholder:"npx @11ty/eleventy \
--serve"},outputDirectory:{value:"_site"}},dependency:"@11ty/eleventy",getOutputDirName:async()=>"_site",cachePattern:".cache/**"},{name:"Docusaurus (v2+)",slug:"\
docusaurus-2",demo:"https://docusaurus-2-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/docusaurus.svg",tagline:"Docusaurus makes i\
t easy to maintain Open Source documentation websites.",description:"A static Docusaurus site that makes it easy to maintain OSS documentation.",website:"https:\
//v2.docusaurus.io",detectors:{some:[{matchPackage:"@docusaurus/core"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, o\
r `bun install`"},buildCommand:{placeholder:"`npm run build` or `docusaurus build`",value:"docusaurus build"},devCommand:{value:"docusaurus start --port $PORT",
placeholder:"docusaurus start"},outputDirectory:{value:"build"}},dependency:"@docusaurus/core",getOutputDirName:async q=>{const D="build";try{const U=(0,s.join)(
q,D),Y=await N(U,{withFileTypes:!0});if(Y.length===1&&Y[0].isDirectory())return(0,s.join)(D,Y[0].name)}catch(U){console.error("Error detecting output directory:\
 ",U)}return D},defaultRoutes:[{src:"^/[^./]+\\.[0-9a-f]{8}\\.(css|js)$",headers:{"cache-control":"max-age=31536000, immutable"},continue:!0},{src:"^/assets/ima\
ges/[^/]+-[0-9a-f]{32}\\.(ico|svg|jpg|jpeg|png|gif|webp)$",headers:{"cache-control":"max-age=31536000, immutable"},continue:!0},{src:"^/assets/medias/[^/]+-[0-9\
a-f]{32}\\.(ogv|wav|mp3|m4a|aac|oga|flac)$",headers:{"cache-control":"max-age=31536000, immutable"},continue:!0},{src:"^/assets/files/[^/]+-[0-9a-f]{32}\\.(pdf|d\
oc|docx|xls|xlsx|zip|rar)$",headers:{"cache-control":"max-age=31536000, immutable"},continue:!0},{src:"^/ideal-img/[^/]+\\.[0-9a-f]{7}\\.\\d+\\.(png|jpe?g|gif)$",
headers:{"cache-control":"max-age=31536000, immutable"},continue:!0},{handle:"filesystem"},{src:".*",status:404,dest:"404.html"}]},{name:"Docusaurus (v1)",slug:"\
docusaurus",demo:"https://docusaurus-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/docusaurus.svg",tagline:"Docusaurus makes it ea\
sy to maintain Open Source documentation websites.",description:"A static Docusaurus site that makes it easy to maintain OSS documentation.",website:"https://do\
cusaurus.io/",detectors:{some:[{matchPackage:"docusaurus"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun insta\
ll`"},buildCommand:{placeholder:"`npm run build` or `docusaurus-build`",value:"docusaurus-build"},devCommand:{value:"docusaurus-start --port $PORT",placeholder:"\
docusaurus-start"},outputDirectory:{value:"build"}},dependency:"docusaurus",getOutputDirName:async q=>{const D="build";try{const U=(0,s.join)(q,D),Y=await N(U,{
withFileTypes:!0});if(Y.length===1&&Y[0].isDirectory())return(0,s.join)(D,Y[0].name)}catch(U){console.error("Error detecting output directory: ",U)}return D}},{
name:"Preact",slug:"preact",demo:"https://preact-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/preact.svg",tagline:"Preact is a fa\
st 3kB alternative to React with the same modern API.",description:"A Preact app, created with the Preact CLI.",website:"https://preactjs.com",detectors:{every:[
{matchPackage:"preact-cli"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"\
`npm run build` or `preact build`",value:"preact build"},devCommand:{value:"preact watch --port $PORT",placeholder:"preact watch"},outputDirectory:{value:"build"}},
dependency:"preact-cli",getOutputDirName:async()=>"build",defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/index.html"}]},{name:"SolidStart (v1)",slug:"\
solidstart-1",demo:"https://solid-start-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/solid.svg",tagline:"Simple and performant re\
activity for building user interfaces.",description:"A Solid app, created with SolidStart.",website:"https://start.solidjs.com",envPrefix:"VITE_",detectors:{every:[
{matchPackage:"solid-js"},{matchPackage:"@solidjs/start"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun instal\
l`"},buildCommand:{placeholder:"`npm run build` or `vinxi build`",value:"vinxi build"},devCommand:{value:"vinxi dev"},outputDirectory:{value:".output"}},getOutputDirName:async()=>"\
.output"},{name:"SolidStart (v0)",slug:"solidstart",demo:"https://solid-start-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/solid.\
svg",tagline:"Simple and performant reactivity for building user interfaces.",description:"A Solid app, created with SolidStart.",website:"https://solidjs.com",
envPrefix:"VITE_",sort:98,detectors:{every:[{matchPackage:"solid-js"},{matchPackage:"solid-start"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnp\
m install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `solid-start build`",value:"solid-start build"},devCommand:{value:"s\
olid-start dev"},outputDirectory:{value:".output"}},getOutputDirName:async()=>".output"},{name:"Dojo",slug:"dojo",demo:"https://dojo-template.vercel.app",logo:"\
https://api-frameworks.vercel.sh/framework-logos/dojo.svg",tagline:"Dojo is a modern progressive, TypeScript first framework.",description:"A Dojo app, created \
with the Dojo CLI's cli-create-app command.",website:"https://dojo.io",detectors:{some:[{matchPackage:"@dojo/framework"},{path:".dojorc"}]},settings:{installCommand:{
placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `dojo build`",value:"dojo build"},devCommand:{
value:"dojo build -m dev -w -s -p $PORT",placeholder:"dojo build -m dev -w -s"},outputDirectory:{value:"output/dist"}},dependency:"@dojo/cli",getOutputDirName:async()=>(0,s.
join)("output","dist"),defaultRoutes:[{handle:"filesystem"},{src:"/service-worker.js",headers:{"cache-control":"s-maxage=0"},continue:!0},{src:"/(.*)",dest:"/in\
dex.html"}],defaulHeaders:[{source:"/service-worker.js",regex:"/service-worker.js",headers:{"cache-control":"s-maxage=0"},continue:!0}]},{name:"Ember.js",slug:"\
ember",demo:"https://ember-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/ember.svg",tagline:"Ember.js helps webapp developers be m\
ore productive out of the box.",description:"An Ember app, created with the Ember CLI.",website:"https://emberjs.com/",detectors:{some:[{matchPackage:"ember-sou\
rce"},{matchPackage:"ember-cli"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"\
`npm run build` or `ember build`",value:"ember build"},devCommand:{value:"ember serve --port $PORT",placeholder:"ember serve"},outputDirectory:{value:"dist"}},dependency:"\
ember-cli",getOutputDirName:async()=>"dist",defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/index.html"}]},{name:"Vue.js",slug:"vue",demo:"https://vue-\
template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/vue.svg",tagline:"Vue.js is a versatile JavaScript framework that is as approachable\
 as it is performant.",description:"A Vue.js app, created with the Vue CLI.",website:"https://vuejs.org",envPrefix:"VUE_APP_",detectors:{every:[{matchPackage:"@\
vue/cli-service"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run\
 build` or `vue-cli-service build`",value:"vue-cli-service build"},devCommand:{value:"vue-cli-service serve --port $PORT",placeholder:"vue-cli-service serve"},outputDirectory:{
value:"dist"}},dependency:"@vue/cli-service",getOutputDirName:async()=>"dist",defaultRoutes:[{src:"^/[^/]*\\.(js|txt|ico|json)",headers:{"cache-control":"max-ag\
e=300"},continue:!0},{src:"^/(img|js|css|fonts|media)/[^/]+\\.[0-9a-f]{8}\\.*",headers:{"cache-control":"max-age=31536000, immutable"},continue:!0},{handle:"fil\
esystem"},{src:"^.*",dest:"/index.html"}]},{name:"Scully",slug:"scully",demo:"https://scully-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framewo\
rk-logos/scullyio-logo.svg",tagline:"Scully is a static site generator for Angular.",description:"The Static Site Generator for Angular apps.",website:"https://\
github.com/scullyio/scully",detectors:{every:[{matchPackage:"@scullyio/init"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm inst\
all`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `ng build && scully`",value:"ng build && scully"},devCommand:{value:"ng serve --port $POR\
T",placeholder:"ng serve"},outputDirectory:{value:"dist"}},dependency:"@scullyio/init",getOutputDirName:async()=>"dist/static"},{name:"Ionic Angular",slug:"ioni\
c-angular",demo:"https://ionic-angular-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/ionic.svg",tagline:"Ionic Angular allows you \
to build mobile PWAs with Angular and the Ionic Framework.",description:"An Ionic Angular site, created with the Ionic CLI.",website:"https://ionicframework.com",
detectors:{every:[{matchPackage:"@ionic/angular"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{
placeholder:"`npm run build` or `ng build`",value:"ng build"},devCommand:{value:"ng serve --port $PORT"},outputDirectory:{value:"www"}},dependency:"@ionic/angul\
ar",getOutputDirName:async()=>"www",defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/index.html"}]},{name:"Angular",slug:"angular",demo:"https://angular\
-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/angular.svg",tagline:"Angular is a TypeScript-based cross-platform framework from G\
oogle.",description:"An Angular app, created with the Angular CLI.",website:"https://angular.io",detectors:{every:[{matchPackage:"@angular/cli"}]},settings:{installCommand:{
placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `ng build`",value:"ng build"},devCommand:{
value:"ng serve --port $PORT",placeholder:"ng serve"},outputDirectory:{value:"dist"}},dependency:"@angular/cli",getOutputDirName:async q=>{const D="dist";try{const U=(0,s.
join)(q,D),Y=await N(U,{withFileTypes:!0});if(Y.length===1&&Y[0].isDirectory()){const W=(0,s.join)(D,Y[0].name),L=(0,s.join)(W,"browser");return(0,d.existsSync)(
L)?L:W}}catch(U){console.error("Error detecting output directory: ",U)}return D},defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/index.html"}]},{name:"\
Polymer",slug:"polymer",demo:"https://polymer-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/polymer.svg",tagline:"Polymer is an op\
en-source webapps library from Google, for building using Web Components.",description:"A Polymer app, created with the Polymer CLI.",website:"https://www.polym\
er-project.org/",detectors:{every:[{matchPackage:"polymer-cli"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun \
install`"},buildCommand:{placeholder:"`npm run build` or `polymer build`",value:"polymer build"},devCommand:{value:"polymer serve --port $PORT",placeholder:"pol\
ymer serve"},outputDirectory:{value:"build"}},dependency:"polymer-cli",getOutputDirName:async q=>{const D="build";try{const U=(0,s.join)(q,D),W=(await N(U)).filter(
L=>!L.includes("."));return(0,s.join)(D,W[0])}catch(U){console.error("Error detecting output directory: ",U)}return D},defaultRoutes:[{handle:"filesystem"},{src:"\
/(.*)",dest:"/index.html"}]},{name:"Svelte",slug:"svelte",demo:"https://svelte.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/svelte.svg",tagline:"\
Svelte lets you write high performance reactive apps with significantly less boilerplate.",description:"A basic Svelte app using the default template.",website:"\
https://svelte.dev",sort:3,detectors:{every:[{matchPackage:"svelte"},{matchPackage:"sirv-cli"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm in\
stall`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `rollup -c`",value:"rollup -c"},devCommand:{value:"rollup -c -w"},outputDirectory:{
value:"public"}},dependency:"sirv-cli",getOutputDirName:async()=>"public",defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/index.html"}]},{name:"SvelteK\
it (v0)",slug:"sveltekit",demo:"https://sveltekit-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/svelte.svg",screenshot:"https://py\
8fhxnkzwtsqdo9.public.blob.vercel-storage.com/front/import/sveltekit.png",tagline:"SvelteKit is a framework for building web applications of all sizes.",description:"\
A SvelteKit legacy app optimized Edge-first.",website:"https://kit.svelte.dev",supersedes:["vite"],sort:99,envPrefix:"VITE_",detectors:{every:[{path:"package.js\
on",matchContent:'"(dev)?(d|D)ependencies":\\s*{[^}]*"@sveltejs\\/kit":\\s*"1\\.0\\.0-next\\.(\\d+)"[^}]*}'}]},settings:{installCommand:{placeholder:"`yarn inst\
all`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `svelte-kit build`",value:"svelte-kit build"},devCommand:{
value:"svelte-kit dev --port $PORT",placeholder:"svelte-kit dev"},outputDirectory:{value:"public"}},getOutputDirName:async()=>"public"},{name:"SvelteKit",slug:"\
sveltekit-1",demo:"https://sveltekit-1-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/svelte.svg",screenshot:"https://py8fhxnkzwtsq\
do9.public.blob.vercel-storage.com/front/import/sveltekit.png",tagline:"SvelteKit is a framework for building web applications of all sizes.",description:"A Sve\
lteKit app optimized Edge-first.",website:"https://kit.svelte.dev",supersedes:["vite"],detectors:{every:[{path:"package.json",matchContent:'"(dev)?(d|D)ependenc\
ies":\\s*{[^}]*"@sveltejs\\/kit":\\s*".+?"[^}]*}'}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{
placeholder:"vite build",value:"vite build"},devCommand:{placeholder:"vite dev",value:"vite dev --port $PORT"},outputDirectory:{value:"public"}},getOutputDirName:async()=>"\
public"},{name:"Ionic React",slug:"ionic-react",demo:"https://ionic-react-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/ionic.svg",
tagline:"Ionic React allows you to build mobile PWAs with React and the Ionic Framework.",description:"An Ionic React site, created with the Ionic CLI.",website:"\
https://ionicframework.com",detectors:{every:[{matchPackage:"@ionic/react"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm instal\
l`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `react-scripts build`",value:"react-scripts build"},devCommand:{value:"react-scripts start"},
outputDirectory:{value:"build"}},dependency:"@ionic/react",getOutputDirName:async()=>"build",defaultRoutes:[{src:"/static/(.*)",headers:{"cache-control":"s-maxa\
ge=31536000, immutable"},continue:!0},{src:"/service-worker.js",headers:{"cache-control":"s-maxage=0"},continue:!0},{src:"/sockjs-node/(.*)",dest:"/sockjs-node/\
$1"},{handle:"filesystem"},{src:"/static/(.*)",status:404,dest:"/404.html"},{src:"/(.*)",headers:{"cache-control":"s-maxage=0"},dest:"/index.html"}]},{name:"Cre\
ate React App",slug:"create-react-app",demo:"https://create-react-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/react.svg",tagline:"\
Create React App allows you to get going with React in no time.",description:"A client-side React app created with create-react-app.",website:"https://create-re\
act-app.dev",sort:4,envPrefix:"REACT_APP_",detectors:{some:[{matchPackage:"react-scripts"},{matchPackage:"react-dev-utils"}]},settings:{installCommand:{placeholder:"\
`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `react-scripts build`",value:"react-scripts buil\
d"},devCommand:{value:"react-scripts start"},outputDirectory:{value:"build"}},dependency:"react-scripts",getOutputDirName:async()=>"build",defaultRoutes:[{src:"\
/static/(.*)",headers:{"cache-control":"s-maxage=31536000, immutable"},continue:!0},{src:"/service-worker.js",headers:{"cache-control":"s-maxage=0"},continue:!0},
{src:"/sockjs-node/(.*)",dest:"/sockjs-node/$1"},{handle:"filesystem"},{src:"/static/(.*)",status:404,dest:"/404.html"},{src:"/(.*)",headers:{"cache-control":"s\
-maxage=0"},dest:"/index.html"}]},{name:"Gridsome",slug:"gridsome",demo:"https://gridsome-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-\
logos/gridsome.svg",tagline:"Gridsome is a Vue.js-powered framework for building websites & apps that are fast by default.",description:"A Gridsome app, created\
 with the Gridsome CLI.",website:"https://gridsome.org/",detectors:{every:[{matchPackage:"gridsome"}]},settings:{installCommand:{placeholder:"`yarn install`, `p\
npm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `gridsome build`",value:"gridsome build"},devCommand:{value:"grids\
ome develop -p $PORT",placeholder:"gridsome develop"},outputDirectory:{value:"dist"}},dependency:"gridsome",getOutputDirName:async()=>"dist"},{name:"UmiJS",slug:"\
umijs",demo:"https://umijs-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/umi.svg",tagline:"UmiJS is an extensible enterprise-level\
 React application framework.",description:"An UmiJS app, created using the Umi CLI.",website:"https://umijs.org",detectors:{every:[{matchPackage:"umi"}]},settings:{
installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `umi build`",value:"\
umi build"},devCommand:{value:"umi dev --port $PORT",placeholder:"umi dev"},outputDirectory:{value:"dist"}},dependency:"umi",getOutputDirName:async()=>"dist",defaultRoutes:[
{handle:"filesystem"},{src:"/(.*)",dest:"/index.html"}]},{name:"Sapper",slug:"sapper",demo:"https://sapper-template.vercel.app",logo:"https://api-frameworks.ver\
cel.sh/framework-logos/svelte.svg",tagline:"Sapper is a framework for building high-performance universal web apps with Svelte.",description:"A Sapper app, usin\
g the Sapper template.",website:"https://sapper.svelte.dev",detectors:{every:[{matchPackage:"sapper"}]},settings:{installCommand:{placeholder:"`yarn install`, `\
pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `sapper export`",value:"sapper export"},devCommand:{value:"sapper\
 dev --port $PORT",placeholder:"sapper dev"},outputDirectory:{value:"__sapper__/export"}},dependency:"sapper",getOutputDirName:async()=>"__sapper__/export"},{name:"\
Saber",slug:"saber",logo:"https://api-frameworks.vercel.sh/framework-logos/saber.svg",tagline:"Saber is a framework for building static sites in Vue.js that sup\
ports data from any source.",description:"A Saber site, created with npm init.",website:"https://saber.egoist.dev",detectors:{every:[{matchPackage:"saber"}]},settings:{
installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `saber build`",value:"\
saber build"},devCommand:{value:"saber --port $PORT",placeholder:"saber"},outputDirectory:{value:"public"}},dependency:"saber",getOutputDirName:async()=>"public",
defaultRoutes:[{src:"/_saber/.*",headers:{"cache-control":"max-age=31536000, immutable"}},{handle:"filesystem"},{src:".*",status:404,dest:"404.html"}]},{name:"S\
tencil",slug:"stencil",demo:"https://stencil.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/stencil.svg",tagline:"Stencil is a powerful tool\
chain for building Progressive Web Apps and Design Systems.",description:"A Stencil site, created with the Stencil CLI.",website:"https://stenciljs.com/",detectors:{
every:[{matchPackage:"@stencil/core"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"\
`npm run build` or `stencil build`",value:"stencil build"},devCommand:{value:"stencil build --dev --watch --serve --port $PORT",placeholder:"stencil build --dev\
 --watch --serve"},outputDirectory:{value:"www"}},dependency:"@stencil/core",getOutputDirName:async()=>"www",defaultRoutes:[{src:"/assets/(.*)",headers:{"cache-\
control":"max-age=2592000"},continue:!0},{src:"/build/p-.*",headers:{"cache-control":"max-age=31536000, immutable"},continue:!0},{src:"/sw.js",headers:{"cache-c\
ontrol":"no-cache"},continue:!0},{handle:"filesystem"},{src:"/(.*)",dest:"/index.html"}]},{name:"Nuxt",slug:"nuxtjs",demo:"https://nuxtjs-template.vercel.app",logo:"\
https://api-frameworks.vercel.sh/framework-logos/nuxt.svg",screenshot:"https://py8fhxnkzwtsqdo9.public.blob.vercel-storage.com/front/import/nuxtjs.png",tagline:"\
Nuxt is the open source framework that makes full-stack development with Vue.js intuitive.",description:"A Nuxt app, bootstrapped with create-nuxt-app.",website:"\
https://nuxt.com",sort:2,envPrefix:"NUXT_ENV_",supersedes:["nitro"],detectors:{some:[{matchPackage:"nuxt"},{matchPackage:"nuxt3"},{matchPackage:"nuxt-edge"},{matchPackage:"\
nuxt-nightly"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run bu\
ild` or `nuxt build`",value:"nuxt build"},devCommand:{value:"nuxt dev"},outputDirectory:{value:"dist"}},dependency:"nuxt",getOutputDirName:async()=>"dist",cachePattern:"\
.nuxt/**",defaultRoutes:[{src:"/sw.js",headers:{"cache-control":"no-cache"},continue:!0},{src:"/_nuxt/(.*)",headers:{"cache-control":"public,max-age=31536000,im\
mutable"},continue:!0},{handle:"filesystem"},{src:"/(.*)",dest:"/200.html"}]},{name:"RedwoodJS",slug:"redwoodjs",demo:"https://redwood-template.vercel.app",logo:"\
https://api-frameworks.vercel.sh/framework-logos/redwoodjs.svg",tagline:"RedwoodJS is a full-stack framework for the Jamstack.",description:"A RedwoodJS app, bo\
otstraped with create-redwood-app.",website:"https://redwoodjs.com",envPrefix:"REDWOOD_ENV_",useRuntime:{src:"package.json",use:"@vercel/redwood"},ignoreRuntimes:[
"@vercel/node"],detectors:{every:[{matchPackage:"@redwoodjs/core"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `b\
un install`"},buildCommand:{value:"yarn rw deploy vercel"},devCommand:{value:'yarn rw dev --fwd="--port=$PORT --open=false"',placeholder:"yarn rw dev"},outputDirectory:{
placeholder:"RedwoodJS default"}},getOutputDirName:async()=>"public"},{name:"Hugo",slug:"hugo",demo:"https://hugo-template.vercel.app",logo:"https://api-framewo\
rks.vercel.sh/framework-logos/hugo.svg",tagline:"Hugo is the world\u2019s fastest framework for building websites, written in Go.",description:"A Hugo site, cre\
ated with the Hugo CLI.",website:"https://gohugo.io",detectors:{some:[{path:"config.yaml",matchContent:"baseURL"},{path:"config.toml",matchContent:"baseURL"},{path:"\
config.json",matchContent:"baseURL"}]},settings:{installCommand:{placeholder:"None"},buildCommand:{placeholder:"`npm run build` or `hugo --gc`",value:"hugo --gc"},
devCommand:{value:"hugo server -D -w -p $PORT",placeholder:"hugo server -D"},outputDirectory:{placeholder:"`public` or `publishDir` from the `config` file"}},getOutputDirName:async q=>{
const D=await(0,T.readConfigFile)(["config.json","config.yaml","config.toml"].map(U=>(0,s.join)(q,U)));return D&&D.publishDir||"public"},defaultVersion:"0.58.2"},
{name:"Jekyll",slug:"jekyll",demo:"https://jekyll-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/jekyll.svg",tagline:"Jekyll makes \
it super easy to transform your plain text into static websites and blogs.",description:"A Jekyll site, created with the Jekyll CLI.",website:"https://jekyllrb.\
com/",detectors:{every:[{path:"_config.yml"}]},settings:{installCommand:{value:"bundle install"},buildCommand:{placeholder:"`npm run build` or `jekyll build`",value:"\
jekyll build"},devCommand:{value:"bundle exec jekyll serve --watch --port $PORT",placeholder:"bundle exec jekyll serve"},outputDirectory:{placeholder:"`_site` o\
r `destination` from `_config.yml`"}},getOutputDirName:async q=>{const D=await(0,T.readConfigFile)((0,s.join)(q,"_config.yml"));return D&&D.destination||"_site"},
cachePattern:"{vendor/bin,vendor/cache,vendor/bundle}/**"},{name:"Brunch",slug:"brunch",demo:"https://brunch-template.vercel.app",logo:"https://api-frameworks.v\
ercel.sh/framework-logos/brunch.svg",tagline:"Brunch is a fast and simple webapp build tool with seamless incremental compilation for rapid development.",description:"\
A Brunch app, created with the Brunch CLI.",website:"https://brunch.io/",detectors:{some:[{matchPackage:"brunch"},{path:"brunch-config.js"}]},settings:{installCommand:{
placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `brunch build --production`",value:"\
brunch build --production"},devCommand:{value:"brunch watch --server --port $PORT",placeholder:"brunch watch --server"},outputDirectory:{value:"public"}},getOutputDirName:async()=>"\
public"},{name:"Middleman",slug:"middleman",demo:"https://middleman-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/middleman.svg",tagline:"\
Middleman is a static site generator that uses all the shortcuts and tools in modern web development.",description:"A Middleman app, created with the Middleman \
CLI.",website:"https://middlemanapp.com/",detectors:{every:[{path:"config.rb"}]},settings:{installCommand:{value:"bundle install"},buildCommand:{placeholder:"`n\
pm run build` or `bundle exec middleman build`",value:"bundle exec middleman build"},devCommand:{placeholder:"bundle exec middleman server",value:"bundle exec m\
iddleman server -p $PORT"},outputDirectory:{value:"build"}},getOutputDirName:async()=>"build",cachePattern:"{vendor/bin,vendor/cache,vendor/bundle}/**"},{name:"\
Zola",slug:"zola",demo:"https://zola-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/zola.svg",tagline:"Everything you need to make \
a static site engine in one binary.",description:'A Zola app, created with the "Getting Started" tutorial.',website:"https://www.getzola.org",detectors:{every:[
{path:"config.toml",matchContent:"base_url"}]},settings:{installCommand:{placeholder:"None"},buildCommand:{value:"zola build"},devCommand:{placeholder:"zola ser\
ve",value:"zola serve --port $PORT"},outputDirectory:{value:"public"}},getOutputDirName:async()=>"public",defaultVersion:"0.13.0"},{name:"Hydrogen (v1)",slug:"h\
ydrogen",demo:"https://hydrogen-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/hydrogen.svg",tagline:"React framework for headless \
commerce",description:"React framework for headless commerce",website:"https://hydrogen.shopify.dev",supersedes:["vite"],useRuntime:{src:"package.json",use:"@ve\
rcel/hydrogen"},envPrefix:"PUBLIC_",detectors:{some:[{matchPackage:"@shopify/hydrogen"},{path:"hydrogen.config.js"},{path:"hydrogen.config.ts"}]},settings:{installCommand:{
placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{value:"shopify hydrogen build",placeholder:"`npm run build` or `sho\
pify hydrogen build`"},devCommand:{value:"shopify hydrogen dev",placeholder:"shopify hydrogen dev"},outputDirectory:{value:"dist"}},dependency:"@shopify/hydroge\
n",getOutputDirName:async()=>"dist"},{name:"Vite",slug:"vite",demo:"https://vite-vue-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos\
/vite.svg",tagline:"Vite is a new breed of frontend build tool that significantly improves the frontend development experience.",description:"A Vue.js app, crea\
ted with Vite.",website:"https://vitejs.dev",supersedes:["ionic-react"],envPrefix:"VITE_",detectors:{every:[{matchPackage:"vite"}]},settings:{installCommand:{placeholder:"\
`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `vite build`",value:"vite build"},devCommand:{placeholder:"\
vite",value:"vite --port $PORT"},outputDirectory:{value:"dist"}},dependency:"vite",getOutputDirName:async()=>"dist"},{name:"TanStack Start",slug:"tanstack-start",
logo:"https://api-frameworks.vercel.sh/framework-logos/tanstack-start.svg",darkModeLogo:"https://api-frameworks.vercel.sh/framework-logos/tanstack-start-dark.sv\
g",tagline:"Full-stack Framework powered by TanStack Router for React and Solid.",description:"Full-document SSR, Streaming, Server Functions, bundling and more\
, powered by TanStack Router and Vite - Ready to deploy to your favorite hosting provider.",website:"https://tanstack.com/start",supersedes:["ionic-react","vite"],
detectors:{every:[{matchPackage:"@tanstack/router-plugin"}],some:[{matchPackage:"@tanstack/react-start"},{matchPackage:"@tanstack/solid-start"}]},settings:{installCommand:{
placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `vite build`",value:"vite build"},devCommand:{
placeholder:"vite",value:"vite --port $PORT"},outputDirectory:{value:"dist"}},getOutputDirName:async()=>"dist"},{name:"TanStack Start",slug:"tanstack-start-lova\
ble",logo:"https://api-frameworks.vercel.sh/framework-logos/tanstack-start.svg",darkModeLogo:"https://api-frameworks.vercel.sh/framework-logos/tanstack-start-da\
rk.svg",platform:{name:"lovable",logo:"https://api-frameworks.vercel.sh/framework-logos/lovable.svg"},tagline:"Full-stack Framework powered by TanStack Router i\
mported from Lovable",description:"Full-document SSR, Streaming, Server Functions, bundling and more, imported from Lovable",website:"https://lovable.dev/",supersedes:[
"tanstack-start","ionic-react","vite"],detectors:{every:[{matchPackage:"@lovable.dev/vite-tanstack-config"}],some:[{matchPackage:"@tanstack/react-start"},{matchPackage:"\
@tanstack/solid-start"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`n\
pm run build` or `vite build`",value:"vite build"},devCommand:{placeholder:"vite",value:"vite --port $PORT"},outputDirectory:{value:"dist"}},getOutputDirName:async()=>"\
dist"},{name:"VitePress",slug:"vitepress",demo:"https://vitepress-starter-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/vite.svg",
tagline:"VitePress is VuePress' little brother, built on top of Vite.",description:"VuePress on top of Vite",website:"https://vitepress.vuejs.org/",detectors:{every:[
{matchPackage:"vitepress"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"\
`npm run build` or `vitepress build docs`",value:"vitepress build docs"},devCommand:{value:"vitepress dev docs --port $PORT"},outputDirectory:{value:"docs/.vite\
press/dist"}},getOutputDirName:async()=>"docs/.vitepress/dist"},{name:"VuePress",slug:"vuepress",demo:"https://vuepress-starter-template.vercel.app",logo:"https\
://api-frameworks.vercel.sh/framework-logos/vuepress.svg",tagline:"Vue-powered Static Site Generator",description:"Vue-powered Static Site Generator",website:"h\
ttps://vuepress.vuejs.org/",detectors:{every:[{matchPackage:"vuepress"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, \
or `bun install`"},buildCommand:{placeholder:"`npm run build` or `vuepress build src`",value:"vuepress build src"},devCommand:{value:"vuepress dev src --port $P\
ORT"},outputDirectory:{value:"src/.vuepress/dist"}},getOutputDirName:async()=>"src/.vuepress/dist"},{name:"Parcel",slug:"parcel",demo:"https://parcel-template.v\
ercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/parcel.svg",tagline:"Parcel is a zero configuration build tool for the web that scales to proj\
ects of any size and complexity.",description:"A vanilla web app built with Parcel.",website:"https://parceljs.org",detectors:{every:[{matchPackage:"parcel"}]},
settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `parcel b\
uild`",value:"parcel build"},devCommand:{placeholder:"parcel",value:"parcel"},outputDirectory:{value:"dist"}},dependency:"parcel",getOutputDirName:async()=>"dis\
t",defaultRoutes:[{src:"^/[^./]+\\.[0-9a-f]{8}\\.(css|js|png|jpg|webp|avif|svg)$",headers:{"cache-control":"s-maxage=31536000, immutable"},continue:!0},{handle:"\
filesystem"}]},{name:"FastAPI",slug:"fastapi",demo:"https://vercel-fastapi-gamma-smoky.vercel.app/",logo:"https://api-frameworks.vercel.sh/framework-logos/fasta\
pi.svg",darkModeLogo:"https://api-frameworks.vercel.sh/framework-logos/fastapi.svg",tagline:"FastAPI framework, high performance, easy to learn, fast to code, r\
eady for production",description:"FastAPI framework, high performance, easy to learn, fast to code, ready for production",website:"https://fastapi.tiangolo.com",
supersedes:["python"],useRuntime:{src:"<detect>",use:"@vercel/python"},ignoreRuntimes:["@vercel/python"],detectors:{some:[{path:"requirements.txt",matchContent:"\
fastapi"},{path:"pyproject.toml",matchContent:"fastapi"},{path:"Pipfile",matchContent:"fastapi"}]},settings:{installCommand:{placeholder:"`pip install -r requir\
ements.txt`"},buildCommand:{placeholder:"None",value:null},devCommand:{placeholder:"None",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"\
public",defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/"}]},{name:"Flask",slug:"flask",logo:"https://api-frameworks.vercel.sh/framework-logos/flask.sv\
g",tagline:"The Python micro web framework",description:"A Flask app, ready for production",website:"https://flask.palletsprojects.com",supersedes:["python"],useRuntime:{
src:"<detect>",use:"@vercel/python"},ignoreRuntimes:["@vercel/python"],detectors:{some:[{path:"requirements.txt",matchContent:"[Ff]lask"},{path:"pyproject.toml",
matchContent:"[Ff]lask"},{path:"Pipfile",matchContent:"[Ff]lask"}]},settings:{installCommand:{placeholder:"`pip install -r requirements.txt`"},buildCommand:{placeholder:"\
None",value:null},devCommand:{placeholder:"None",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"public",defaultRoutes:[{handle:"filesyste\
m"},{src:"/(.*)",dest:"/"}]},{name:"FastHTML",slug:"fasthtml",demo:"https://fasthtml-template.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos\
/fasthtml.svg",darkModeLogo:"https://api-frameworks.vercel.sh/framework-logos/fasthtml-dark.svg",tagline:"The fastest way to create an HTML app",description:"A \
library for writing fast and scalable Starlette-powered web applications",website:"https://fastht.ml",supersedes:["python"],useRuntime:{src:"main.py",use:"@verc\
el/python"},detectors:{every:[{path:"requirements.txt",matchContent:"python-fasthtml"}]},settings:{installCommand:{placeholder:"`pip install`"},buildCommand:{placeholder:"\
None",value:null},devCommand:{value:"uvicorn main:app --reload"},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"",defaultRoutes:[{handle:"filesystem"},
{src:"/(.*)",dest:"/main"}]},{name:"Django",slug:"django",logo:"https://api-frameworks.vercel.sh/framework-logos/django.svg",tagline:"Django is a high-level Pyt\
hon web framework that encourages rapid development and clean, pragmatic design. ",description:"A Django project served via the Python Runtime.",website:"https:\
//www.djangoproject.com",supersedes:["python"],useRuntime:{src:"<detect>",use:"@vercel/python"},ignoreRuntimes:["@vercel/python"],detectors:{some:[{path:"requir\
ements.txt",matchContent:"[Dd]jango"},{path:"pyproject.toml",matchContent:"[Dd]jango"},{path:"Pipfile",matchContent:"[Dd]jango"},{path:"manage.py",matchContent:"\
DJANGO_SETTINGS_MODULE"}]},settings:{installCommand:{placeholder:"`pip install -r requirements.txt`"},buildCommand:{placeholder:"None",value:null},devCommand:{placeholder:"\
None",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"public",defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/"}]},{name:"Ash",slug:"\
ash",logo:"https://api-frameworks.vercel.sh/framework-logos/ash.svg",darkModeLogo:"https://api-frameworks.vercel.sh/framework-logos/ash-dark.svg",tagline:"A fil\
esystem-first framework for durable backend agents on Vercel.",description:"An Ash app: agents authored as a directory of files, compiled and served on Vercel.",
detectors:{every:[{path:"package.json",matchContent:'"(dev)?(d|D)ependencies":\\s*{[^}]*"experimental-ash":\\s*".+?"[^}]*}'}]},settings:{installCommand:{placeholder:"\
`pnpm install`, `yarn install`, or `npm install`"},buildCommand:{value:"ash build",placeholder:"`npm run build` or `ash build`"},devCommand:{value:"ash dev",placeholder:"\
ash dev"},outputDirectory:{value:".output"}},getOutputDirName:async()=>".output",experimental:!0},{name:"Factory (Eve)",slug:"factory-eve",logo:"https://api-fra\
meworks.vercel.sh/framework-logos/eve.svg",darkModeLogo:"https://api-frameworks.vercel.sh/framework-logos/eve-dark.svg",tagline:"A software factory built with E\
ve.",description:"A Factory app built with the Eve agent framework.",supersedes:["eve"],detectors:{every:[{matchPackage:"eve"},{matchPackage:"@vercel/factory"}]},
settings:{installCommand:{placeholder:"`pnpm install`, `yarn install`, or `npm install`"},buildCommand:{value:"eve build",placeholder:"`npm run build` or `eve b\
uild`"},devCommand:{value:"eve dev",placeholder:"eve dev"},outputDirectory:{value:".output"}},getOutputDirName:async()=>".output"},{name:"eve",slug:"eve",logo:"\
https://api-frameworks.vercel.sh/framework-logos/eve.svg",darkModeLogo:"https://api-frameworks.vercel.sh/framework-logos/eve-dark.svg",tagline:"A filesystem-fir\
st framework for durable backend agents on Vercel.",description:"An eve app: agents authored as a directory of files, compiled and served on Vercel.",detectors:{
every:[{path:"package.json",matchContent:'"(dev)?(d|D)ependencies":\\s*{[^}]*"eve":\\s*".+?"[^}]*}'}]},settings:{installCommand:{placeholder:"`pnpm install`, `y\
arn install`, or `npm install`"},buildCommand:{value:"eve build",placeholder:"`npm run build` or `eve build`"},devCommand:{value:"eve dev",placeholder:"eve dev"},
outputDirectory:{value:".output"}},getOutputDirName:async()=>".output"},{name:"Sanity",slug:"sanity",demo:"https://template-studio-clean.sanity.dev",logo:"https\
://api-frameworks.vercel.sh/framework-logos/sanity.svg",darkModeLogo:"https://api-frameworks.vercel.sh/framework-logos/sanity-dark.svg",tagline:"The back-end bu\
ilt for AI content operations. Power web, mobile, and agentic applications at scale.",description:"A Sanity Studio",website:"https://www.sanity.io",envPrefix:"S\
ANITY_STUDIO_",detectors:{some:[{path:"sanity.config.js"},{path:"sanity.config.jsx"},{path:"sanity.config.ts"},{path:"sanity.config.tsx"}],every:[{matchPackage:"\
sanity"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` o\
r `sanity build`",value:"sanity build"},devCommand:{value:"sanity dev --port $PORT"},outputDirectory:{value:"dist"}},dependency:"sanity",getOutputDirName:async()=>"\
dist",defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/index.html"}]},{name:"Sanity (v2 - legacy)",slug:"sanity-v2",demo:"https://sanity-studio-template\
.vercel.app",logo:"https://api-frameworks.vercel.sh/framework-logos/sanity-v2.svg",tagline:"The structured content platform.",description:"A Sanity Studio",website:"\
https://www.sanity.io",envPrefix:"SANITY_STUDIO_",detectors:{some:[{path:"sanity.json"}],every:[{path:"package.json",matchContent:'"(dev)?(d|D)ependencies":\\s*{\
[^}]*"@sanity/cli":\\s*"\\^?2\\..*"[^}]*}'}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{
placeholder:"`npm run build` or `sanity build`",value:"sanity build"},devCommand:{value:"sanity start --port $PORT"},outputDirectory:{value:"dist"}},dependency:"\
@sanity/cli",getOutputDirName:async()=>"dist",defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/index.html"}]},{name:"Storybook",slug:"storybook",logo:"h\
ttps://api-frameworks.vercel.sh/framework-logos/storybook.svg",tagline:"Frontend workshop for UI development",description:"Storybook is a frontend workshop for \
building UI components and pages in isolation.",website:"https://storybook.js.org",ignoreRuntimes:["@vercel/next","@vercel/node"],disableRootMiddleware:!0,detectionConfidence:"\
weak",detectors:{every:[{matchPackage:"storybook"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{
value:"storybook build",ignorePackageJsonScript:!0},devCommand:{value:"storybook dev -p $PORT"},outputDirectory:{value:"storybook-static"}},getOutputDirName:async()=>"\
storybook-static"},{name:"Nitro",slug:"nitro",logo:"https://api-frameworks.vercel.sh/framework-logos/nitro.svg",demo:"https://nitro-template.vercel.app",tagline:"\
Nitro is a next generation server toolkit.",description:"Nitro lets you create web servers that run on multiple platforms.",website:"https://nitro.build/",detectors:{
some:[{matchPackage:"nitropack"},{matchPackage:"nitro"}]},supersedes:["vite"],settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm instal\
l`, or `bun install`"},buildCommand:{placeholder:"`npm run build` or `nitro build`",value:"nitro build"},devCommand:{value:"nitro dev"},outputDirectory:{value:"\
dist"}},getOutputDirName:async()=>"public"},{name:"Hono",slug:"hono",logo:"https://api-frameworks.vercel.sh/framework-logos/hono.svg",demo:"https://hono.vercel.\
dev",tagline:"Web framework built on Web Standards",description:"Fast, lightweight, built on Web Standards. Support for any JavaScript runtime.",website:"https:\
//hono.dev",supersedes:["node"],useRuntime:{src:"index.js",use:"@vercel/hono"},defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/"}],detectors:{every:[{matchPackage:"\
hono"}],some:[{path:"app.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"app.js",matchContent:`(?:from|require|impor\
t)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"app.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"app.mts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"app.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},
{path:"app.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"index.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\\
s*)?["']hono["']\\s*(?:\\))?`},{path:"index.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"index.mjs",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"index.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},
{path:"index.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"index.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\
\\s*)?["']hono["']\\s*(?:\\))?`},{path:"server.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"server.js",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"server.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},
{path:"server.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"server.ts",matchContent:`(?:from|require|import)\\s*(?:\
\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"server.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/index.cjs",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/index.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},
{path:"src/index.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/index.mts",matchContent:`(?:from|require|import\
)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/index.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/inde\
x.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/app.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["'\
]hono["']\\s*(?:\\))?`},{path:"src/app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/app.mjs",matchContent:`(?:\
from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},
{path:"src/app.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/app.cts",matchContent:`(?:from|require|import)\\s*(\
?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/server.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/server.j\
s",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/server.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']\
hono["']\\s*(?:\\))?`},{path:"src/server.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/server.ts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))?`},{path:"src/server.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']hono["']\\s*(?:\\))\
?`}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"None",value:null},devCommand:{
placeholder:"None",value:null},outputDirectory:{value:"N/A"}},dependency:"hono",getOutputDirName:async()=>"public"},{name:"Express",slug:"express",logo:"https:/\
/api-frameworks.vercel.sh/framework-logos/express.svg",demo:"https://express-vercel-example-demo.vercel.app/",darkModeLogo:"https://api-frameworks.vercel.sh/fra\
mework-logos/express-dark.svg",tagline:"Fast, unopinionated, minimalist web framework for Node.js",description:"Fast, unopinionated, minimalist web framework fo\
r Node.js",website:"https://expressjs.com",supersedes:["node"],useRuntime:{src:"index.js",use:"@vercel/express"},defaultRoutes:[{handle:"filesystem"},{src:"/(.*\
)",dest:"/"}],detectors:{every:[{matchPackage:"express"}],some:[{path:"app.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},
{path:"app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"app.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\\
s*)?["']express["']\\s*(?:\\))?`},{path:"app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"app.ts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"app.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},
{path:"index.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"index.js",matchContent:`(?:from|require|import)\\s*(?\
:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"index.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"index.mts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"index.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))\
?`},{path:"index.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"server.cjs",matchContent:`(?:from|require|import\
)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"server.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"serve\
r.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"server.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?[\
"']express["']\\s*(?:\\))?`},{path:"server.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"server.cts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/index.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(\
?:\\))?`},{path:"src/index.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/index.mjs",matchContent:`(?:from|re\
quire|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/index.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},
{path:"src/index.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/index.cts",matchContent:`(?:from|require|impo\
rt)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/app.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"s\
rc/app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/app.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\\
s*)?["']express["']\\s*(?:\\))?`},{path:"src/app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/app.ts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/app.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\
\\))?`},{path:"src/server.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/server.cjs",matchContent:`(?:from|re\
quire|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/server.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},
{path:"src/server.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/server.mts",matchContent:`(?:from|require|im\
port)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`},{path:"src/server.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']express["']\\s*(?:\\))?`}]},settings:{
installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"None",value:null},devCommand:{placeholder:"\
None",value:null},outputDirectory:{value:"N/A"}},dependency:"express",getOutputDirName:async()=>"public"},{name:"H3",slug:"h3",logo:"https://api-frameworks.verc\
el.sh/framework-logos/h3.svg",tagline:"Universal, Tiny, and Fast Servers",description:"H(TTP) server framework built on top of web standards for high performanc\
e and composability.",website:"https://h3.dev/",supersedes:["node"],useRuntime:{src:"index.js",use:"@vercel/h3"},defaultRoutes:[{handle:"filesystem"},{src:"/(.*\
)",dest:"/"}],detectors:{every:[{matchPackage:"h3"}],some:[{path:"app.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"\
app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"app.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["\
']\\s*(?:\\))?`},{path:"app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"app.ts",matchContent:`(?:from|require|impo\
rt)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"app.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"index.cjs",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"index.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{
path:"index.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"index.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s\
*)?["']h3["']\\s*(?:\\))?`},{path:"index.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"index.cts",matchContent:`(?:fr\
om|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"server.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"\
server.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"server.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["\
']h3["']\\s*(?:\\))?`},{path:"server.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"server.ts",matchContent:`(?:from|\
require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"server.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"\
src/index.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/index.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\\
s*)?["']h3["']\\s*(?:\\))?`},{path:"src/index.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/index.mts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/index.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},
{path:"src/index.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/app.cjs",matchContent:`(?:from|require|import)\\s*\
(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/app.mjs",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},
{path:"src/app.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/app.cts",matchContent:`(?:from|require|import)\\s*(?:\
\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/server.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/server.js",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/server.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},
{path:"src/server.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/server.ts",matchContent:`(?:from|require|import)\
\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`},{path:"src/server.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']h3["']\\s*(?:\\))?`}]},settings:{installCommand:{
placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"None",value:null},devCommand:{placeholder:"None",value:null},
outputDirectory:{value:"N/A"}},dependency:"h3",getOutputDirName:async()=>"public"},{name:"Koa",slug:"koa",logo:"https://api-frameworks.vercel.sh/framework-logos\
/koa.svg",tagline:"Expressive middleware for Node.js using ES2017 async functions",description:"Koa is a new web framework designed by the team behind Express, \
which aims to be a smaller, more expressive, and more robust foundation for web applications and APIs.",website:"https://koajs.com",supersedes:["node"],useRuntime:{
src:"index.js",use:"@vercel/koa"},defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/"}],detectors:{every:[{matchPackage:"koa"}],some:[{path:"app.cjs",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{
path:"app.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?\
["']koa["']\\s*(?:\\))?`},{path:"app.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"app.cts",matchContent:`(?:from|re\
quire|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"index.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"i\
ndex.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"index.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']\
koa["']\\s*(?:\\))?`},{path:"index.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"index.ts",matchContent:`(?:from|re\
quire|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"index.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"s\
erver.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"server.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["\
']koa["']\\s*(?:\\))?`},{path:"server.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"server.mts",matchContent:`(?:fr\
om|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"server.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"\
server.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/index.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s\
*)?["']koa["']\\s*(?:\\))?`},{path:"src/index.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/index.mjs",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/index.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},
{path:"src/index.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/index.cts",matchContent:`(?:from|require|import)\\\
s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/app.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/app.js",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/app.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},
{path:"src/app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/app.ts",matchContent:`(?:from|require|import)\\s*(?\
:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/app.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/server.cjs",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/server.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},
{path:"src/server.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/server.mts",matchContent:`(?:from|require|impor\
t)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/server.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`},{path:"src/serv\
er.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']koa["']\\s*(?:\\))?`}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, \
`npm install`, or `bun install`"},buildCommand:{placeholder:"None",value:null},devCommand:{placeholder:"None",value:null},outputDirectory:{value:"N/A"}},dependency:"\
koa",getOutputDirName:async()=>"public"},{name:"NestJS",slug:"nestjs",logo:"https://api-frameworks.vercel.sh/framework-logos/nestjs.svg",tagline:"Framework for \
building efficient, scalable Node.js server-side applications",description:"A progressive Node.js framework for building efficient, reliable and scalable server\
-side applications.",website:"https://nestjs.com/",supersedes:["node"],useRuntime:{src:"index.js",use:"@vercel/nestjs"},defaultRoutes:[{handle:"filesystem"},{src:"\
/(.*)",dest:"/"}],detectors:{every:[{matchPackage:"@nestjs/core"}],some:[{path:"src/main.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core[\
"']\\s*(?:\\))?`},{path:"src/main.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/main.mjs",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/main.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core\
["']\\s*(?:\\))?`},{path:"src/main.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/main.mts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"main.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\
\\s*(?:\\))?`},{path:"main.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"main.mjs",matchContent:`(?:from|r\
equire|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"main.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))\
?`},{path:"main.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"main.mts",matchContent:`(?:from|require|impo\
rt)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"\
app.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"app.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s\
*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"app.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"app.cts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\
\\s*(?:\\))?`},{path:"index.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"index.cjs",matchContent:`(?:from|\
require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"index.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\
\\))?`},{path:"index.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"index.cts",matchContent:`(?:from|require\
|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"index.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},
{path:"server.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"server.cjs",matchContent:`(?:from|require|impor\
t)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"server.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},
{path:"server.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"server.cts",matchContent:`(?:from|require|impor\
t)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"server.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},
{path:"src/app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/app.cjs",matchContent:`(?:from|require|imp\
ort)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/app.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},
{path:"src/app.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/app.cts",matchContent:`(?:from|require|imp\
ort)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},
{path:"src/index.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/index.cjs",matchContent:`(?:from|require\
|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/index.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))\
?`},{path:"src/index.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/index.cts",matchContent:`(?:from|req\
uire|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/index.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?\
:\\))?`},{path:"src/server.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/server.cjs",matchContent:`(?:f\
rom|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/server.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core[\
"']\\s*(?:\\))?`},{path:"src/server.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/server.cts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/core["']\\s*(?:\\))?`},{path:"src/server.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']@nestjs/c\
ore["']\\s*(?:\\))?`}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"None",
value:null},devCommand:{placeholder:"None",value:null},outputDirectory:{value:"N/A"}},dependency:"nestjs",getOutputDirName:async()=>"public"},{name:"Elysia",slug:"\
elysia",logo:"https://api-frameworks.vercel.sh/framework-logos/elysia.svg",tagline:"Ergonomic framework for humans",description:"TypeScript with End-to-End Type\
 Safety, type integrity, and exceptional developer experience. Supercharged by Bun.",website:"https://elysiajs.com/",supersedes:["node"],useRuntime:{src:"index.\
js",use:"@vercel/elysia"},defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/"}],detectors:{every:[{matchPackage:"elysia"}],some:[{path:"app.cjs",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},
{path:"app.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\\
s*)?["']elysia["']\\s*(?:\\))?`},{path:"app.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"app.cts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"index.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},
{path:"index.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"index.mjs",matchContent:`(?:from|require|import)\\s*(?:\
\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"index.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"index.ts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"index.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},
{path:"server.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"server.js",matchContent:`(?:from|require|import)\\s*(\
?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"server.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"server.mts",
matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"server.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia\
["']\\s*(?:\\))?`},{path:"server.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/index.cjs",matchContent:`(?:f\
rom|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/index.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},
{path:"src/index.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/index.mts",matchContent:`(?:from|require|impo\
rt)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/index.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"sr\
c/index.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/app.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\
\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/app.mjs",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\)\
)?`},{path:"src/app.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/app.cts",matchContent:`(?:from|require|impo\
rt)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/server.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"\
src/server.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/server.mjs",matchContent:`(?:from|require|import)\\s*\
(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/server.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/ser\
ver.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']elysia["']\\s*(?:\\))?`},{path:"src/server.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s\
*)?["']elysia["']\\s*(?:\\))?`}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"\
None",value:null},devCommand:{placeholder:"None",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"public"},{name:"Fastify",slug:"fastify",logo:"\
https://api-frameworks.vercel.sh/framework-logos/fastify.svg",darkModeLogo:"https://api-frameworks.vercel.sh/framework-logos/fastify-dark.svg",tagline:"Fast and\
 low overhead web framework, for Node.js",description:"Fastify is a web framework highly focused on providing the best developer experience with the least overh\
ead and a powerful plugin architecture.",website:"https://fastify.dev/",supersedes:["node"],useRuntime:{src:"index.js",use:"@vercel/fastify"},defaultRoutes:[{handle:"\
filesystem"},{src:"/(.*)",dest:"/"}],detectors:{every:[{matchPackage:"fastify"}],some:[{path:"app.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fas\
tify["']\\s*(?:\\))?`},{path:"app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"app.mjs",matchContent:`(?:from|r\
equire|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{
path:"app.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"app.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s\
*)?["']fastify["']\\s*(?:\\))?`},{path:"index.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"index.js",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"index.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\)\
)?`},{path:"index.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"index.ts",matchContent:`(?:from|require|import)\
\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"index.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"server\
.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"server.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["'\
]fastify["']\\s*(?:\\))?`},{path:"server.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"server.mts",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"server.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\)\
)?`},{path:"server.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/index.cjs",matchContent:`(?:from|require|i\
mport)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/index.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"\
src/index.mjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/index.mts",matchContent:`(?:from|require|import)\\s*\
(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/index.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/ind\
ex.cts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/app.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)\
?["']fastify["']\\s*(?:\\))?`},{path:"src/app.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/app.mjs",matchContent:`\
(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/app.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\
\\))?`},{path:"src/app.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/app.cts",matchContent:`(?:from|require|\
import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/server.cjs",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{
path:"src/server.js",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/server.mjs",matchContent:`(?:from|require|imp\
ort)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/server.mts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"\
src/server.ts",matchContent:`(?:from|require|import)\\s*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`},{path:"src/server.cts",matchContent:`(?:from|require|import)\\s\
*(?:\\(\\s*)?["']fastify["']\\s*(?:\\))?`}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{
placeholder:"None",value:null},devCommand:{placeholder:"None",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"public"},{name:"xmcp",slug:"\
xmcp",logo:"https://api-frameworks.vercel.sh/framework-logos/xmcp.svg",demo:"https://xmcp-template.vercel.app/",tagline:"The MCP framework for building AI-power\
ed tools",description:"A framework for building Model Context Protocol servers with zero configuration.",website:"https://xmcp.dev",detectors:{some:[{path:"xmcp\
.config.ts"},{path:"xmcp.config.js"},{matchPackage:"xmcp"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun insta\
ll`"},buildCommand:{placeholder:"`npm run build` or `xmcp build`",value:"xmcp build --vercel"},devCommand:{value:"xmcp dev",placeholder:"xmcp dev"},outputDirectory:{
value:"dist"}},dependency:"xmcp",getOutputDirName:async()=>"dist"},{name:"Python",slug:"python",runtimeFramework:!0,logo:"https://api-frameworks.vercel.sh/frame\
work-logos/python.svg",tagline:"Python is a programming language that lets you work quickly and integrate systems more effectively.",description:"A generic Pyth\
on application deployed as a serverless function.",website:"https://python.org",useRuntime:{src:"<detect>",use:"@vercel/python"},ignoreRuntimes:["@vercel/python"],
detectors:{some:[{path:"requirements.txt"},{path:"pyproject.toml"},{path:"Pipfile"}]},settings:{installCommand:{placeholder:"`pip install -r requirements.txt`"},
buildCommand:{placeholder:"None",value:null},devCommand:{placeholder:"None",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"public",defaultRoutes:[
{handle:"filesystem"},{src:"/(.*)",dest:"/"}]},{name:"Ruby",slug:"ruby",experimental:!0,runtimeFramework:!0,logo:"https://api-frameworks.vercel.sh/framework-log\
os/ruby.svg",tagline:"A dynamic, open source programming language with a focus on simplicity and productivity.",description:"A generic Ruby application deployed\
 as a serverless function.",website:"https://www.ruby-lang.org",useRuntime:{src:"config.ru",use:"@vercel/ruby"},ignoreRuntimes:["@vercel/ruby"],detectors:{every:[
{path:"config.ru"},{path:"Gemfile"}]},settings:{installCommand:{placeholder:"`bundle install`"},buildCommand:{placeholder:"None",value:null},devCommand:{placeholder:"\
None",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"public",defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/config"}]},{name:"R\
ust",slug:"rust",runtimeFramework:!0,logo:"https://api-frameworks.vercel.sh/framework-logos/rust.svg",tagline:"A language empowering everyone to build reliable \
and efficient software.",description:"A generic Rust application deployed as a serverless function.",website:"https://www.rust-lang.org",useRuntime:{src:"src/ma\
in.rs",use:"@vercel/rust"},ignoreRuntimes:["@vercel/rust"],detectors:{every:[{path:"Cargo.toml"},{path:"src/main.rs"}]},settings:{installCommand:{placeholder:"N\
one"},buildCommand:{placeholder:"None",value:null},devCommand:{placeholder:"`cargo run`",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"p\
ublic"},{name:"Axum",slug:"axum",experimental:!0,supersedes:["rust"],logo:"https://api-frameworks.vercel.sh/framework-logos/axum.svg",tagline:"Ergonomic and mod\
ular web framework built with Tokio, Tower, and Hyper.",description:"An Axum application deployed as a serverless function.",website:"https://github.com/tokio-r\
s/axum",useRuntime:{src:"src/main.rs",use:"@vercel/rust"},ignoreRuntimes:["@vercel/rust"],detectors:{every:[{path:"Cargo.toml",matchContent:"axum\\s*="},{path:"\
src/main.rs"}]},settings:{installCommand:{placeholder:"None"},buildCommand:{placeholder:"None",value:null},devCommand:{placeholder:"`cargo run`",value:null},outputDirectory:{
value:"N/A"}},getOutputDirName:async()=>"public"},{name:"Actix Web",slug:"actix-web",experimental:!0,runtimeFramework:!0,supersedes:["rust"],logo:"https://api-f\
rameworks.vercel.sh/framework-logos/actix-web.svg",tagline:"A powerful, pragmatic, and extremely fast web framework for Rust.",description:"An Actix Web applica\
tion deployed as a serverless function.",website:"https://actix.rs",useRuntime:{src:"src/main.rs",use:"@vercel/rust"},ignoreRuntimes:["@vercel/rust"],detectors:{
every:[{path:"Cargo.toml",matchContent:"actix-web\\s*="},{path:"src/main.rs"}]},settings:{installCommand:{placeholder:"None"},buildCommand:{placeholder:"None",value:null},
devCommand:{placeholder:"`cargo run`",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"public"},{name:"Bun",slug:"bun",runtimeFramework:!0,
experimental:!0,supersedes:["node"],logo:"https://api-frameworks.vercel.sh/framework-logos/bun.svg",tagline:"Bun is a fast all-in-one JavaScript runtime, bundle\
r, and package manager.",description:"A Bun application deployed as a serverless function.",website:"https://bun.com",useRuntime:{src:"package.json",use:"@verce\
l/backends"},ignoreRuntimes:["@vercel/node"],detectors:{every:[{path:"bun.lock"}],some:[{path:"server.cjs"},{path:"server.js"},{path:"server.mjs"},{path:"server\
.mts"},{path:"server.ts"},{path:"server.cts"},{path:"src/server.cjs"},{path:"src/server.js"},{path:"src/server.mjs"},{path:"src/server.mts"},{path:"src/server.t\
s"},{path:"src/server.cts"}]},settings:{installCommand:{value:"bun install",placeholder:"bun install"},buildCommand:{placeholder:"None",value:null},devCommand:{
placeholder:"`bun dev`, `bun run dev`, or `bun --hot server.ts`",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"public",defaultRoutes:[{handle:"\
filesystem"},{src:"/(.*)",dest:"/"}]},{name:"Node",slug:"node",runtimeFramework:!0,logo:"https://api-frameworks.vercel.sh/framework-logos/node.svg",tagline:"Nod\
e.js is a JavaScript runtime built on Chrome's V8 JavaScript engine.",description:"A generic Node.js application deployed as a serverless function.",website:"ht\
tps://nodejs.org",useRuntime:{src:"package.json",use:"@vercel/backends"},ignoreRuntimes:["@vercel/node"],detectors:{some:[{path:"server.cjs"},{path:"server.js"},
{path:"server.mjs"},{path:"server.mts"},{path:"server.ts"},{path:"server.cts"},{path:"src/server.cjs"},{path:"src/server.js"},{path:"src/server.mjs"},{path:"src\
/server.mts"},{path:"src/server.ts"},{path:"src/server.cts"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun ins\
tall`"},buildCommand:{placeholder:"None",value:null},devCommand:{placeholder:"`npm run dev`, `node server.js`, or `npx ts-node server.ts`",value:null},outputDirectory:{
value:"N/A"}},getOutputDirName:async()=>"public",defaultRoutes:[{handle:"filesystem"},{src:"/(.*)",dest:"/"}]},{name:"Go",slug:"go",runtimeFramework:!0,logo:"ht\
tps://api-frameworks.vercel.sh/framework-logos/go.svg",tagline:"An open-source programming language supported by Google.",description:"A generic Go application \
deployed as a serverless function.",website:"https://go.dev",useRuntime:{src:"index.go",use:"@vercel/go"},ignoreRuntimes:["@vercel/go"],detectors:{every:[{path:"\
go.mod"}],some:[{path:"main.go"},{path:"cmd/api/main.go"},{path:"cmd/server/main.go"}]},settings:{installCommand:{placeholder:"`go mod download`"},buildCommand:{
placeholder:"None",value:null},devCommand:{placeholder:"`go run .` or `go run ./cmd/api`",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"\
public"},{name:"Services",slug:"services",logo:"https://api-frameworks.vercel.sh/framework-logos/services.svg",tagline:"Multiple services deployed as serverless\
 functions within your project.",description:"Multiple services deployed as serverless functions within your project.",website:"https://vercel.com",settings:{installCommand:{
placeholder:"None"},buildCommand:{placeholder:"None",value:null},devCommand:{placeholder:"None",value:null},outputDirectory:{value:"N/A"}},getOutputDirName:async()=>"\
public"},{name:"Mastra",slug:"mastra",logo:"https://api-frameworks.vercel.sh/framework-logos/mastra.svg",darkModeLogo:"https://api-frameworks.vercel.sh/framewor\
k-logos/mastra-dark.svg",tagline:"Build AI agents with a modern TypeScript stack",description:"Mastra is a framework for building AI-powered apps and agents wit\
h workflows, memory, streaming, evals, tracing, and Studio, an interactive UI for dev and testing.",website:"https://mastra.ai",detectors:{every:[{matchPackage:"\
mastra"}]},settings:{installCommand:{placeholder:"`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run build` o\
r `mastra build`",value:"mastra build"},devCommand:{value:"mastra dev"},outputDirectory:{value:".mastra"}},getOutputDirName:async()=>".mastra"},{name:"Other",slug:null,
logo:"https://api-frameworks.vercel.sh/framework-logos/other.svg",description:"No framework or an unoptimized framework.",settings:{installCommand:{placeholder:"\
`yarn install`, `pnpm install`, `npm install`, or `bun install`"},buildCommand:{placeholder:"`npm run vercel-build` or `npm run build`",value:null},devCommand:{
placeholder:"None",value:null},outputDirectory:{placeholder:"`public` if it exists, or `.`"}},getOutputDirName:async()=>"public"}],ne=Z;var oe=ne}),602:((A,H,m)=>{
var C=Object.create,E=Object.defineProperty,B=Object.getOwnPropertyDescriptor,I=Object.getOwnPropertyNames,b=Object.getPrototypeOf,h=Object.prototype.hasOwnProperty,
g=(q,D)=>{for(var U in D)E(q,U,{get:D[U],enumerable:!0})},v=(q,D,U,Y)=>{if(D&&typeof D=="object"||typeof D=="function")for(let W of I(D))!h.call(q,W)&&W!==U&&E(
q,W,{get:()=>D[W],enumerable:!(Y=B(D,W))||Y.enumerable});return q},o=(q,D,U)=>(U=q!=null?C(b(q)):{},v(D||!q||!q.__esModule?E(U,"default",{value:q,enumerable:!0}):
U,q)),s=q=>v(E({},"__esModule",{value:!0}),q),d={};g(d,{readConfigFile:()=>oe}),A.exports=s(d);var T=o(m(4281)),N=m(7106),K=m(9896),$=m(7131);const{readFile:Z}=K.
promises;async function ne(q){try{return await Z(q)}catch(D){if(!(0,$.isErrnoException)(D)||D.code!=="ENOENT")throw D}return null}async function oe(q){q=Array.isArray(
q)?q:[q];for(const D of q){const U=await ne(D);if(U){const Y=U.toString("utf8");if(D.endsWith(".json"))return JSON.parse(Y);if(D.endsWith(".toml"))return(0,N.parse)(
Y);if(D.endsWith(".yaml")||D.endsWith(".yml"))return T.default.safeLoad(Y,{filename:D})}}return null}}),4439:(A=>{var H=Object.defineProperty,m=Object.getOwnPropertyDescriptor,
C=Object.getOwnPropertyNames,E=Object.prototype.hasOwnProperty,B=(h,g,v,o)=>{if(g&&typeof g=="object"||typeof g=="function")for(let s of C(g))!E.call(h,s)&&s!==
v&&H(h,s,{get:()=>g[s],enumerable:!(o=m(g,s))||o.enumerable});return h},I=h=>B(H({},"__esModule",{value:!0}),h),b={};A.exports=I(b)}),4281:((A,H,m)=>{var C=m(4040);
A.exports=C}),4040:((A,H,m)=>{var C=m(5868),E=m(5078);function B(I){return function(){throw new Error("Function "+I+" is deprecated and cannot be used.")}}A.exports.
Type=m(323),A.exports.Schema=m(3487),A.exports.FAILSAFE_SCHEMA=m(6810),A.exports.JSON_SCHEMA=m(6613),A.exports.CORE_SCHEMA=m(5116),A.exports.DEFAULT_SAFE_SCHEMA=
m(6032),A.exports.DEFAULT_FULL_SCHEMA=m(948),A.exports.load=C.load,A.exports.loadAll=C.loadAll,A.exports.safeLoad=C.safeLoad,A.exports.safeLoadAll=C.safeLoadAll,
A.exports.dump=E.dump,A.exports.safeDump=E.safeDump,A.exports.YAMLException=m(5622),A.exports.MINIMAL_SCHEMA=m(6810),A.exports.SAFE_SCHEMA=m(6032),A.exports.DEFAULT_SCHEMA=
m(948),A.exports.scan=B("scan"),A.exports.parse=B("parse"),A.exports.compose=B("compose"),A.exports.addConstructor=B("addConstructor")}),4206:(A=>{function H(b){
return typeof b>"u"||b===null}function m(b){return typeof b=="object"&&b!==null}function C(b){return Array.isArray(b)?b:H(b)?[]:[b]}function E(b,h){var g,v,o,s;
if(h)for(s=Object.keys(h),g=0,v=s.length;g<v;g+=1)o=s[g],b[o]=h[o];return b}function B(b,h){var g="",v;for(v=0;v<h;v+=1)g+=b;return g}function I(b){return b===0&&
Number.NEGATIVE_INFINITY===1/b}A.exports.isNothing=H,A.exports.isObject=m,A.exports.toArray=C,A.exports.repeat=B,A.exports.isNegativeZero=I,A.exports.extend=E}),
5078:((A,H,m)=>{var C=m(4206),E=m(5622),B=m(948),I=m(6032),b=Object.prototype.toString,h=Object.prototype.hasOwnProperty,g=9,v=10,o=32,s=33,d=34,T=35,N=37,K=38,
$=39,Z=42,ne=44,oe=45,q=58,D=62,U=63,Y=64,W=91,L=93,te=96,ie=123,ge=124,le=125,re={};re[0]="\\0",re[7]="\\a",re[8]="\\b",re[9]="\\t",re[10]="\\n",re[11]="\\v",re[12]=
"\\f",re[13]="\\r",re[27]="\\e",re[34]='\\"',re[92]="\\\\",re[133]="\\N",re[160]="\\_",re[8232]="\\L",re[8233]="\\P";var Ae=["y","Y","yes","Yes","YES","on","On",
"ON","n","N","no","No","NO","off","Off","OFF"];function ce(t,i){var l,a,p,u,S,P,O;if(i===null)return{};for(l={},a=Object.keys(i),p=0,u=a.length;p<u;p+=1)S=a[p],
P=String(i[S]),S.slice(0,2)==="!!"&&(S="tag:yaml.org,2002:"+S.slice(2)),O=t.compiledTypeMap.fallback[S],O&&h.call(O.styleAliases,P)&&(P=O.styleAliases[P]),l[S]=
P;return l}function we(t){var i,l,a;if(i=t.toString(16).toUpperCase(),t<=255)l="x",a=2;else if(t<=65535)l="u",a=4;else if(t<=4294967295)l="U",a=8;else throw new E(
"code point within a string may not be greater than 0xFFFFFFFF");return"\\"+l+C.repeat("0",a-i.length)+i}function Ce(t){this.schema=t.schema||B,this.indent=Math.
max(1,t.indent||2),this.noArrayIndent=t.noArrayIndent||!1,this.skipInvalid=t.skipInvalid||!1,this.flowLevel=C.isNothing(t.flowLevel)?-1:t.flowLevel,this.styleMap=
ce(this.schema,t.styles||null),this.sortKeys=t.sortKeys||!1,this.lineWidth=t.lineWidth||80,this.noRefs=t.noRefs||!1,this.noCompatMode=t.noCompatMode||!1,this.condenseFlow=
t.condenseFlow||!1,this.implicitTypes=this.schema.compiledImplicit,this.explicitTypes=this.schema.compiledExplicit,this.tag=null,this.result="",this.duplicates=
[],this.usedDuplicates=null}function M(t,i){for(var l=C.repeat(" ",i),a=0,p=-1,u="",S,P=t.length;a<P;)p=t.indexOf(`
`,a),p===-1?(S=t.slice(a),a=P):(S=t.slice(a,p+1),a=p+1),S.length&&S!==`
`&&(u+=l),u+=S;return u}function me(t,i){return`
`+C.repeat(" ",t.indent*i)}function ve(t,i){var l,a,p;for(l=0,a=t.implicitTypes.length;l<a;l+=1)if(p=t.implicitTypes[l],p.resolve(i))return!0;return!1}function ae(t){
return t===o||t===g}function de(t){return 32<=t&&t<=126||161<=t&&t<=55295&&t!==8232&&t!==8233||57344<=t&&t<=65533&&t!==65279||65536<=t&&t<=1114111}function pe(t){
return de(t)&&t!==65279&&t!==ne&&t!==W&&t!==L&&t!==ie&&t!==le&&t!==q&&t!==T}function ke(t){return de(t)&&t!==65279&&!ae(t)&&t!==oe&&t!==U&&t!==q&&t!==ne&&t!==W&&
t!==L&&t!==ie&&t!==le&&t!==T&&t!==K&&t!==Z&&t!==s&&t!==ge&&t!==D&&t!==$&&t!==d&&t!==N&&t!==Y&&t!==te}function Q(t){var i=/^\n* /;return i.test(t)}var he=1,ye=2,
r=3,n=4,f=5;function y(t,i,l,a,p){var u,S,P=!1,O=!1,z=a!==-1,_=-1,J=ke(t.charCodeAt(0))&&!ae(t.charCodeAt(t.length-1));if(i)for(u=0;u<t.length;u++){if(S=t.charCodeAt(
u),!de(S))return f;J=J&&pe(S)}else{for(u=0;u<t.length;u++){if(S=t.charCodeAt(u),S===v)P=!0,z&&(O=O||u-_-1>a&&t[_+1]!==" ",_=u);else if(!de(S))return f;J=J&&pe(S)}
O=O||z&&u-_-1>a&&t[_+1]!==" "}return!P&&!O?J&&!p(t)?he:ye:l>9&&Q(t)?f:O?n:r}function k(t,i,l,a){t.dump=(function(){if(i.length===0)return"''";if(!t.noCompatMode&&
Ae.indexOf(i)!==-1)return"'"+i+"'";var p=t.indent*Math.max(1,l),u=t.lineWidth===-1?-1:Math.max(Math.min(t.lineWidth,40),t.lineWidth-p),S=a||t.flowLevel>-1&&l>=t.
flowLevel;function P(O){return ve(t,O)}switch(y(i,S,t.indent,u,P)){case he:return i;case ye:return"'"+i.replace(/'/g,"''")+"'";case r:return"|"+j(i,t.indent)+w(
M(i,p));case n:return">"+j(i,t.indent)+w(M(F(i,u),p));case f:return'"'+R(i,u)+'"';default:throw new E("impossible error: invalid scalar style")}})()}function j(t,i){
var l=Q(t)?String(i):"",a=t[t.length-1]===`
`,p=a&&(t[t.length-2]===`
`||t===`
`),u=p?"+":a?"":"-";return l+u+`
`}function w(t){return t[t.length-1]===`
`?t.slice(0,-1):t}function F(t,i){for(var l=/(\n+)([^\n]*)/g,a=(function(){var z=t.indexOf(`
`);return z=z!==-1?z:t.length,l.lastIndex=z,V(t.slice(0,z),i)})(),p=t[0]===`
`||t[0]===" ",u,S;S=l.exec(t);){var P=S[1],O=S[2];u=O[0]===" ",a+=P+(!p&&!u&&O!==""?`
`:"")+V(O,i),p=u}return a}function V(t,i){if(t===""||t[0]===" ")return t;for(var l=/ [^ ]/g,a,p=0,u,S=0,P=0,O="";a=l.exec(t);)P=a.index,P-p>i&&(u=S>p?S:P,O+=`
`+t.slice(p,u),p=u+1),S=P;return O+=`
`,t.length-p>i&&S>p?O+=t.slice(p,S)+`
`+t.slice(S+1):O+=t.slice(p),O.slice(1)}function R(t){for(var i="",l,a,p,u=0;u<t.length;u++){if(l=t.charCodeAt(u),l>=55296&&l<=56319&&(a=t.charCodeAt(u+1),a>=56320&&
a<=57343)){i+=we((l-55296)*1024+a-56320+65536),u++;continue}p=re[l],i+=!p&&de(l)?t[u]:p||we(l)}return i}function G(t,i,l){var a="",p=t.tag,u,S;for(u=0,S=l.length;u<
S;u+=1)ue(t,i,l[u],!1,!1)&&(u!==0&&(a+=","+(t.condenseFlow?"":" ")),a+=t.dump);t.tag=p,t.dump="["+a+"]"}function se(t,i,l,a){var p="",u=t.tag,S,P;for(S=0,P=l.length;S<
P;S+=1)ue(t,i+1,l[S],!0,!0)&&((!a||S!==0)&&(p+=me(t,i)),t.dump&&v===t.dump.charCodeAt(0)?p+="-":p+="- ",p+=t.dump);t.tag=u,t.dump=p||"[]"}function fe(t,i,l){var a="",
p=t.tag,u=Object.keys(l),S,P,O,z,_;for(S=0,P=u.length;S<P;S+=1)_=t.condenseFlow?'"':"",S!==0&&(_+=", "),O=u[S],z=l[O],ue(t,i,O,!1,!1)&&(t.dump.length>1024&&(_+=
"? "),_+=t.dump+(t.condenseFlow?'"':"")+":"+(t.condenseFlow?"":" "),ue(t,i,z,!1,!1)&&(_+=t.dump,a+=_));t.tag=p,t.dump="{"+a+"}"}function je(t,i,l,a){var p="",u=t.
tag,S=Object.keys(l),P,O,z,_,J,ee;if(t.sortKeys===!0)S.sort();else if(typeof t.sortKeys=="function")S.sort(t.sortKeys);else if(t.sortKeys)throw new E("sortKeys \
must be a boolean or a function");for(P=0,O=S.length;P<O;P+=1)ee="",(!a||P!==0)&&(ee+=me(t,i)),z=S[P],_=l[z],ue(t,i+1,z,!0,!0,!0)&&(J=t.tag!==null&&t.tag!=="?"||
t.dump&&t.dump.length>1024,J&&(t.dump&&v===t.dump.charCodeAt(0)?ee+="?":ee+="? "),ee+=t.dump,J&&(ee+=me(t,i)),ue(t,i+1,_,!0,J)&&(t.dump&&v===t.dump.charCodeAt(0)?
ee+=":":ee+=": ",ee+=t.dump,p+=ee));t.tag=u,t.dump=p||"{}"}function be(t,i,l){var a,p,u,S,P,O;for(p=l?t.explicitTypes:t.implicitTypes,u=0,S=p.length;u<S;u+=1)if(P=
p[u],(P.instanceOf||P.predicate)&&(!P.instanceOf||typeof i=="object"&&i instanceof P.instanceOf)&&(!P.predicate||P.predicate(i))){if(t.tag=l?P.tag:"?",P.represent){
if(O=t.styleMap[P.tag]||P.defaultStyle,b.call(P.represent)==="[object Function]")a=P.represent(i,O);else if(h.call(P.represent,O))a=P.represent[O](i,O);else throw new E(
"!<"+P.tag+'> tag resolver accepts not "'+O+'" style');t.dump=a}return!0}return!1}function ue(t,i,l,a,p,u){t.tag=null,t.dump=l,be(t,l,!1)||be(t,l,!0);var S=b.call(
t.dump);a&&(a=t.flowLevel<0||t.flowLevel>i);var P=S==="[object Object]"||S==="[object Array]",O,z;if(P&&(O=t.duplicates.indexOf(l),z=O!==-1),(t.tag!==null&&t.tag!==
"?"||z||t.indent!==2&&i>0)&&(p=!1),z&&t.usedDuplicates[O])t.dump="*ref_"+O;else{if(P&&z&&!t.usedDuplicates[O]&&(t.usedDuplicates[O]=!0),S==="[object Object]")a&&
Object.keys(t.dump).length!==0?(je(t,i,t.dump,p),z&&(t.dump="&ref_"+O+t.dump)):(fe(t,i,t.dump),z&&(t.dump="&ref_"+O+" "+t.dump));else if(S==="[object Array]"){var _=t.
noArrayIndent&&i>0?i-1:i;a&&t.dump.length!==0?(se(t,_,t.dump,p),z&&(t.dump="&ref_"+O+t.dump)):(G(t,_,t.dump),z&&(t.dump="&ref_"+O+" "+t.dump))}else if(S==="[obj\
ect String]")t.tag!=="?"&&k(t,t.dump,i,u);else{if(t.skipInvalid)return!1;throw new E("unacceptable kind of an object to dump "+S)}t.tag!==null&&t.tag!=="?"&&(t.
dump="!<"+t.tag+"> "+t.dump)}return!0}function xe(t,i){var l=[],a=[],p,u;for(e(t,l,a),p=0,u=a.length;p<u;p+=1)i.duplicates.push(l[a[p]]);i.usedDuplicates=new Array(
u)}function e(t,i,l){var a,p,u;if(t!==null&&typeof t=="object")if(p=i.indexOf(t),p!==-1)l.indexOf(p)===-1&&l.push(p);else if(i.push(t),Array.isArray(t))for(p=0,
u=t.length;p<u;p+=1)e(t[p],i,l);else for(a=Object.keys(t),p=0,u=a.length;p<u;p+=1)e(t[a[p]],i,l)}function c(t,i){i=i||{};var l=new Ce(i);return l.noRefs||xe(t,l),
ue(l,0,t,!0,!0)?l.dump+`
`:""}function x(t,i){return c(t,C.extend({schema:I},i))}A.exports.dump=c,A.exports.safeDump=x}),5622:(A=>{function H(m,C){Error.call(this),this.name="YAMLExcept\
ion",this.reason=m,this.mark=C,this.message=(this.reason||"(unknown reason)")+(this.mark?" "+this.mark.toString():""),Error.captureStackTrace?Error.captureStackTrace(
this,this.constructor):this.stack=new Error().stack||""}H.prototype=Object.create(Error.prototype),H.prototype.constructor=H,H.prototype.toString=function(C){var E=this.
name+": ";return E+=this.reason||"(unknown reason)",!C&&this.mark&&(E+=" "+this.mark.toString()),E},A.exports=H}),5868:((A,H,m)=>{var C=m(4206),E=m(5622),B=m(3241),
I=m(6032),b=m(948),h=Object.prototype.hasOwnProperty,g=1,v=2,o=3,s=4,d=1,T=2,N=3,K=/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/,
$=/[\x85\u2028\u2029]/,Z=/[,\[\]\{\}]/,ne=/^(?:!|!!|![a-z\-]+!)$/i,oe=/^(?:!|[^,\[\]\{\}])(?:%[0-9a-f]{2}|[0-9a-z\-#;\/\?:@&=\+\$,_\.!~\*'\(\)\[\]])*$/i;function q(e){
return Object.prototype.toString.call(e)}function D(e){return e===10||e===13}function U(e){return e===9||e===32}function Y(e){return e===9||e===32||e===10||e===
13}function W(e){return e===44||e===91||e===93||e===123||e===125}function L(e){var c;return 48<=e&&e<=57?e-48:(c=e|32,97<=c&&c<=102?c-97+10:-1)}function te(e){return e===
120?2:e===117?4:e===85?8:0}function ie(e){return 48<=e&&e<=57?e-48:-1}function ge(e){return e===48?"\0":e===97?"\x07":e===98?"\b":e===116||e===9?"	":e===110?`
`:e===118?"\v":e===102?"\f":e===114?"\r":e===101?"\x1B":e===32?" ":e===34?'"':e===47?"/":e===92?"\\":e===78?"\x85":e===95?"\xA0":e===76?"\u2028":e===80?"\u2029":
""}function le(e){return e<=65535?String.fromCharCode(e):String.fromCharCode((e-65536>>10)+55296,(e-65536&1023)+56320)}for(var re=new Array(256),Ae=new Array(256),
ce=0;ce<256;ce++)re[ce]=ge(ce)?1:0,Ae[ce]=ge(ce);function we(e,c){this.input=e,this.filename=c.filename||null,this.schema=c.schema||b,this.onWarning=c.onWarning||
null,this.legacy=c.legacy||!1,this.json=c.json||!1,this.listener=c.listener||null,this.implicitTypes=this.schema.compiledImplicit,this.typeMap=this.schema.compiledTypeMap,
this.length=e.length,this.position=0,this.line=0,this.lineStart=0,this.lineIndent=0,this.documents=[]}function Ce(e,c){return new E(c,new B(e.filename,e.input,e.
position,e.line,e.position-e.lineStart))}function M(e,c){throw Ce(e,c)}function me(e,c){e.onWarning&&e.onWarning.call(null,Ce(e,c))}var ve={YAML:function(c,x,t){
var i,l,a;c.version!==null&&M(c,"duplication of %YAML directive"),t.length!==1&&M(c,"YAML directive accepts exactly one argument"),i=/^([0-9]+)\.([0-9]+)$/.exec(
t[0]),i===null&&M(c,"ill-formed argument of the YAML directive"),l=parseInt(i[1],10),a=parseInt(i[2],10),l!==1&&M(c,"unacceptable YAML version of the document"),
c.version=t[0],c.checkLineBreaks=a<2,a!==1&&a!==2&&me(c,"unsupported YAML version of the document")},TAG:function(c,x,t){var i,l;t.length!==2&&M(c,"TAG directiv\
e accepts exactly two arguments"),i=t[0],l=t[1],ne.test(i)||M(c,"ill-formed tag handle (first argument) of the TAG directive"),h.call(c.tagMap,i)&&M(c,'there is\
 a previously declared suffix for "'+i+'" tag handle'),oe.test(l)||M(c,"ill-formed tag prefix (second argument) of the TAG directive"),c.tagMap[i]=l}};function ae(e,c,x,t){
var i,l,a,p;if(c<x){if(p=e.input.slice(c,x),t)for(i=0,l=p.length;i<l;i+=1)a=p.charCodeAt(i),a===9||32<=a&&a<=1114111||M(e,"expected valid JSON character");else K.
test(p)&&M(e,"the stream contains non-printable characters");e.result+=p}}function de(e,c,x,t){var i,l,a,p;for(C.isObject(x)||M(e,"cannot merge mappings; the pr\
ovided source object is unacceptable"),i=Object.keys(x),a=0,p=i.length;a<p;a+=1)l=i[a],h.call(c,l)||(c[l]=x[l],t[l]=!0)}function pe(e,c,x,t,i,l,a,p){var u,S;if(Array.
isArray(i))for(i=Array.prototype.slice.call(i),u=0,S=i.length;u<S;u+=1)Array.isArray(i[u])&&M(e,"nested arrays are not supported inside keys"),typeof i=="object"&&
q(i[u])==="[object Object]"&&(i[u]="[object Object]");if(typeof i=="object"&&q(i)==="[object Object]"&&(i="[object Object]"),i=String(i),c===null&&(c={}),t==="t\
ag:yaml.org,2002:merge")if(Array.isArray(l))for(u=0,S=l.length;u<S;u+=1)de(e,c,l[u],x);else de(e,c,l,x);else!e.json&&!h.call(x,i)&&h.call(c,i)&&(e.line=a||e.line,
e.position=p||e.position,M(e,"duplicated mapping key")),c[i]=l,delete x[i];return c}function ke(e){var c;c=e.input.charCodeAt(e.position),c===10?e.position++:c===
13?(e.position++,e.input.charCodeAt(e.position)===10&&e.position++):M(e,"a line break is expected"),e.line+=1,e.lineStart=e.position}function Q(e,c,x){for(var t=0,
i=e.input.charCodeAt(e.position);i!==0;){for(;U(i);)i=e.input.charCodeAt(++e.position);if(c&&i===35)do i=e.input.charCodeAt(++e.position);while(i!==10&&i!==13&&
i!==0);if(D(i))for(ke(e),i=e.input.charCodeAt(e.position),t++,e.lineIndent=0;i===32;)e.lineIndent++,i=e.input.charCodeAt(++e.position);else break}return x!==-1&&
t!==0&&e.lineIndent<x&&me(e,"deficient indentation"),t}function he(e){var c=e.position,x;return x=e.input.charCodeAt(c),!!((x===45||x===46)&&x===e.input.charCodeAt(
c+1)&&x===e.input.charCodeAt(c+2)&&(c+=3,x=e.input.charCodeAt(c),x===0||Y(x)))}function ye(e,c){c===1?e.result+=" ":c>1&&(e.result+=C.repeat(`
`,c-1))}function r(e,c,x){var t,i,l,a,p,u,S,P,O=e.kind,z=e.result,_;if(_=e.input.charCodeAt(e.position),Y(_)||W(_)||_===35||_===38||_===42||_===33||_===124||_===
62||_===39||_===34||_===37||_===64||_===96||(_===63||_===45)&&(i=e.input.charCodeAt(e.position+1),Y(i)||x&&W(i)))return!1;for(e.kind="scalar",e.result="",l=a=e.
position,p=!1;_!==0;){if(_===58){if(i=e.input.charCodeAt(e.position+1),Y(i)||x&&W(i))break}else if(_===35){if(t=e.input.charCodeAt(e.position-1),Y(t))break}else{
if(e.position===e.lineStart&&he(e)||x&&W(_))break;if(D(_))if(u=e.line,S=e.lineStart,P=e.lineIndent,Q(e,!1,-1),e.lineIndent>=c){p=!0,_=e.input.charCodeAt(e.position);
continue}else{e.position=a,e.line=u,e.lineStart=S,e.lineIndent=P;break}}p&&(ae(e,l,a,!1),ye(e,e.line-u),l=a=e.position,p=!1),U(_)||(a=e.position+1),_=e.input.charCodeAt(
++e.position)}return ae(e,l,a,!1),e.result?!0:(e.kind=O,e.result=z,!1)}function n(e,c){var x,t,i;if(x=e.input.charCodeAt(e.position),x!==39)return!1;for(e.kind=
"scalar",e.result="",e.position++,t=i=e.position;(x=e.input.charCodeAt(e.position))!==0;)if(x===39)if(ae(e,t,e.position,!0),x=e.input.charCodeAt(++e.position),x===
39)t=e.position,e.position++,i=e.position;else return!0;else D(x)?(ae(e,t,i,!0),ye(e,Q(e,!1,c)),t=i=e.position):e.position===e.lineStart&&he(e)?M(e,"unexpected \
end of the document within a single quoted scalar"):(e.position++,i=e.position);M(e,"unexpected end of the stream within a single quoted scalar")}function f(e,c){
var x,t,i,l,a,p;if(p=e.input.charCodeAt(e.position),p!==34)return!1;for(e.kind="scalar",e.result="",e.position++,x=t=e.position;(p=e.input.charCodeAt(e.position))!==
0;){if(p===34)return ae(e,x,e.position,!0),e.position++,!0;if(p===92){if(ae(e,x,e.position,!0),p=e.input.charCodeAt(++e.position),D(p))Q(e,!1,c);else if(p<256&&
re[p])e.result+=Ae[p],e.position++;else if((a=te(p))>0){for(i=a,l=0;i>0;i--)p=e.input.charCodeAt(++e.position),(a=L(p))>=0?l=(l<<4)+a:M(e,"expected hexadecimal \
character");e.result+=le(l),e.position++}else M(e,"unknown escape sequence");x=t=e.position}else D(p)?(ae(e,x,t,!0),ye(e,Q(e,!1,c)),x=t=e.position):e.position===
e.lineStart&&he(e)?M(e,"unexpected end of the document within a double quoted scalar"):(e.position++,t=e.position)}M(e,"unexpected end of the stream within a do\
uble quoted scalar")}function y(e,c){var x=!0,t,i=e.tag,l,a=e.anchor,p,u,S,P,O,z={},_,J,ee,X;if(X=e.input.charCodeAt(e.position),X===91)u=93,O=!1,l=[];else if(X===
123)u=125,O=!0,l={};else return!1;for(e.anchor!==null&&(e.anchorMap[e.anchor]=l),X=e.input.charCodeAt(++e.position);X!==0;){if(Q(e,!0,c),X=e.input.charCodeAt(e.
position),X===u)return e.position++,e.tag=i,e.anchor=a,e.kind=O?"mapping":"sequence",e.result=l,!0;x||M(e,"missed comma between flow collection entries"),J=_=ee=
null,S=P=!1,X===63&&(p=e.input.charCodeAt(e.position+1),Y(p)&&(S=P=!0,e.position++,Q(e,!0,c))),t=e.line,G(e,c,g,!1,!0),J=e.tag,_=e.result,Q(e,!0,c),X=e.input.charCodeAt(
e.position),(P||e.line===t)&&X===58&&(S=!0,X=e.input.charCodeAt(++e.position),Q(e,!0,c),G(e,c,g,!1,!0),ee=e.result),O?pe(e,l,z,J,_,ee):S?l.push(pe(e,null,z,J,_,
ee)):l.push(_),Q(e,!0,c),X=e.input.charCodeAt(e.position),X===44?(x=!0,X=e.input.charCodeAt(++e.position)):x=!1}M(e,"unexpected end of the stream within a flow \
collection")}function k(e,c){var x,t,i=d,l=!1,a=!1,p=c,u=0,S=!1,P,O;if(O=e.input.charCodeAt(e.position),O===124)t=!1;else if(O===62)t=!0;else return!1;for(e.kind=
"scalar",e.result="";O!==0;)if(O=e.input.charCodeAt(++e.position),O===43||O===45)d===i?i=O===43?N:T:M(e,"repeat of a chomping mode identifier");else if((P=ie(O))>=
0)P===0?M(e,"bad explicit indentation width of a block scalar; it cannot be less than one"):a?M(e,"repeat of an indentation width identifier"):(p=c+P-1,a=!0);else
break;if(U(O)){do O=e.input.charCodeAt(++e.position);while(U(O));if(O===35)do O=e.input.charCodeAt(++e.position);while(!D(O)&&O!==0)}for(;O!==0;){for(ke(e),e.lineIndent=
0,O=e.input.charCodeAt(e.position);(!a||e.lineIndent<p)&&O===32;)e.lineIndent++,O=e.input.charCodeAt(++e.position);if(!a&&e.lineIndent>p&&(p=e.lineIndent),D(O)){
u++;continue}if(e.lineIndent<p){i===N?e.result+=C.repeat(`
`,l?1+u:u):i===d&&l&&(e.result+=`
`);break}for(t?U(O)?(S=!0,e.result+=C.repeat(`
`,l?1+u:u)):S?(S=!1,e.result+=C.repeat(`
`,u+1)):u===0?l&&(e.result+=" "):e.result+=C.repeat(`
`,u):e.result+=C.repeat(`
`,l?1+u:u),l=!0,a=!0,u=0,x=e.position;!D(O)&&O!==0;)O=e.input.charCodeAt(++e.position);ae(e,x,e.position,!1)}return!0}function j(e,c){var x,t=e.tag,i=e.anchor,l=[],
a,p=!1,u;for(e.anchor!==null&&(e.anchorMap[e.anchor]=l),u=e.input.charCodeAt(e.position);u!==0&&!(u!==45||(a=e.input.charCodeAt(e.position+1),!Y(a)));){if(p=!0,
e.position++,Q(e,!0,-1)&&e.lineIndent<=c){l.push(null),u=e.input.charCodeAt(e.position);continue}if(x=e.line,G(e,c,o,!1,!0),l.push(e.result),Q(e,!0,-1),u=e.input.
charCodeAt(e.position),(e.line===x||e.lineIndent>c)&&u!==0)M(e,"bad indentation of a sequence entry");else if(e.lineIndent<c)break}return p?(e.tag=t,e.anchor=i,
e.kind="sequence",e.result=l,!0):!1}function w(e,c,x){var t,i,l,a,p=e.tag,u=e.anchor,S={},P={},O=null,z=null,_=null,J=!1,ee=!1,X;for(e.anchor!==null&&(e.anchorMap[e.
anchor]=S),X=e.input.charCodeAt(e.position);X!==0;){if(t=e.input.charCodeAt(e.position+1),l=e.line,a=e.position,(X===63||X===58)&&Y(t))X===63?(J&&(pe(e,S,P,O,z,
null),O=z=_=null),ee=!0,J=!0,i=!0):J?(J=!1,i=!0):M(e,"incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line"),e.position+=
1,X=t;else if(G(e,x,v,!1,!0))if(e.line===l){for(X=e.input.charCodeAt(e.position);U(X);)X=e.input.charCodeAt(++e.position);if(X===58)X=e.input.charCodeAt(++e.position),
Y(X)||M(e,"a whitespace character is expected after the key-value separator within a block mapping"),J&&(pe(e,S,P,O,z,null),O=z=_=null),ee=!0,J=!1,i=!1,O=e.tag,
z=e.result;else if(ee)M(e,"can not read an implicit mapping pair; a colon is missed");else return e.tag=p,e.anchor=u,!0}else if(ee)M(e,"can not read a block map\
ping entry; a multiline key may not be an implicit key");else return e.tag=p,e.anchor=u,!0;else break;if((e.line===l||e.lineIndent>c)&&(G(e,c,s,!0,i)&&(J?z=e.result:
_=e.result),J||(pe(e,S,P,O,z,_,l,a),O=z=_=null),Q(e,!0,-1),X=e.input.charCodeAt(e.position)),e.lineIndent>c&&X!==0)M(e,"bad indentation of a mapping entry");else if(e.
lineIndent<c)break}return J&&pe(e,S,P,O,z,null),ee&&(e.tag=p,e.anchor=u,e.kind="mapping",e.result=S),ee}function F(e){var c,x=!1,t=!1,i,l,a;if(a=e.input.charCodeAt(
e.position),a!==33)return!1;if(e.tag!==null&&M(e,"duplication of a tag property"),a=e.input.charCodeAt(++e.position),a===60?(x=!0,a=e.input.charCodeAt(++e.position)):
a===33?(t=!0,i="!!",a=e.input.charCodeAt(++e.position)):i="!",c=e.position,x){do a=e.input.charCodeAt(++e.position);while(a!==0&&a!==62);e.position<e.length?(l=
e.input.slice(c,e.position),a=e.input.charCodeAt(++e.position)):M(e,"unexpected end of the stream within a verbatim tag")}else{for(;a!==0&&!Y(a);)a===33&&(t?M(e,
"tag suffix cannot contain exclamation marks"):(i=e.input.slice(c-1,e.position+1),ne.test(i)||M(e,"named tag handle cannot contain such characters"),t=!0,c=e.position+
1)),a=e.input.charCodeAt(++e.position);l=e.input.slice(c,e.position),Z.test(l)&&M(e,"tag suffix cannot contain flow indicator characters")}return l&&!oe.test(l)&&
M(e,"tag name cannot contain such characters: "+l),x?e.tag=l:h.call(e.tagMap,i)?e.tag=e.tagMap[i]+l:i==="!"?e.tag="!"+l:i==="!!"?e.tag="tag:yaml.org,2002:"+l:M(
e,'undeclared tag handle "'+i+'"'),!0}function V(e){var c,x;if(x=e.input.charCodeAt(e.position),x!==38)return!1;for(e.anchor!==null&&M(e,"duplication of an anch\
or property"),x=e.input.charCodeAt(++e.position),c=e.position;x!==0&&!Y(x)&&!W(x);)x=e.input.charCodeAt(++e.position);return e.position===c&&M(e,"name of an anc\
hor node must contain at least one character"),e.anchor=e.input.slice(c,e.position),!0}function R(e){var c,x,t;if(t=e.input.charCodeAt(e.position),t!==42)return!1;
for(t=e.input.charCodeAt(++e.position),c=e.position;t!==0&&!Y(t)&&!W(t);)t=e.input.charCodeAt(++e.position);return e.position===c&&M(e,"name of an alias node mu\
st contain at least one character"),x=e.input.slice(c,e.position),e.anchorMap.hasOwnProperty(x)||M(e,'unidentified alias "'+x+'"'),e.result=e.anchorMap[x],Q(e,!0,
-1),!0}function G(e,c,x,t,i){var l,a,p,u=1,S=!1,P=!1,O,z,_,J,ee;if(e.listener!==null&&e.listener("open",e),e.tag=null,e.anchor=null,e.kind=null,e.result=null,l=
a=p=s===x||o===x,t&&Q(e,!0,-1)&&(S=!0,e.lineIndent>c?u=1:e.lineIndent===c?u=0:e.lineIndent<c&&(u=-1)),u===1)for(;F(e)||V(e);)Q(e,!0,-1)?(S=!0,p=l,e.lineIndent>c?
u=1:e.lineIndent===c?u=0:e.lineIndent<c&&(u=-1)):p=!1;if(p&&(p=S||i),(u===1||s===x)&&(g===x||v===x?J=c:J=c+1,ee=e.position-e.lineStart,u===1?p&&(j(e,ee)||w(e,ee,
J))||y(e,J)?P=!0:(a&&k(e,J)||n(e,J)||f(e,J)?P=!0:R(e)?(P=!0,(e.tag!==null||e.anchor!==null)&&M(e,"alias node should not have any properties")):r(e,J,g===x)&&(P=
!0,e.tag===null&&(e.tag="?")),e.anchor!==null&&(e.anchorMap[e.anchor]=e.result)):u===0&&(P=p&&j(e,ee))),e.tag!==null&&e.tag!=="!")if(e.tag==="?"){for(O=0,z=e.implicitTypes.
length;O<z;O+=1)if(_=e.implicitTypes[O],_.resolve(e.result)){e.result=_.construct(e.result),e.tag=_.tag,e.anchor!==null&&(e.anchorMap[e.anchor]=e.result);break}}else
h.call(e.typeMap[e.kind||"fallback"],e.tag)?(_=e.typeMap[e.kind||"fallback"][e.tag],e.result!==null&&_.kind!==e.kind&&M(e,"unacceptable node kind for !<"+e.tag+
'> tag; it should be "'+_.kind+'", not "'+e.kind+'"'),_.resolve(e.result)?(e.result=_.construct(e.result),e.anchor!==null&&(e.anchorMap[e.anchor]=e.result)):M(e,
"cannot resolve a node with !<"+e.tag+"> explicit tag")):M(e,"unknown tag !<"+e.tag+">");return e.listener!==null&&e.listener("close",e),e.tag!==null||e.anchor!==
null||P}function se(e){var c=e.position,x,t,i,l=!1,a;for(e.version=null,e.checkLineBreaks=e.legacy,e.tagMap={},e.anchorMap={};(a=e.input.charCodeAt(e.position))!==
0&&(Q(e,!0,-1),a=e.input.charCodeAt(e.position),!(e.lineIndent>0||a!==37));){for(l=!0,a=e.input.charCodeAt(++e.position),x=e.position;a!==0&&!Y(a);)a=e.input.charCodeAt(
++e.position);for(t=e.input.slice(x,e.position),i=[],t.length<1&&M(e,"directive name must not be less than one character in length");a!==0;){for(;U(a);)a=e.input.
charCodeAt(++e.position);if(a===35){do a=e.input.charCodeAt(++e.position);while(a!==0&&!D(a));break}if(D(a))break;for(x=e.position;a!==0&&!Y(a);)a=e.input.charCodeAt(
++e.position);i.push(e.input.slice(x,e.position))}a!==0&&ke(e),h.call(ve,t)?ve[t](e,t,i):me(e,'unknown document directive "'+t+'"')}if(Q(e,!0,-1),e.lineIndent===
0&&e.input.charCodeAt(e.position)===45&&e.input.charCodeAt(e.position+1)===45&&e.input.charCodeAt(e.position+2)===45?(e.position+=3,Q(e,!0,-1)):l&&M(e,"directiv\
es end mark is expected"),G(e,e.lineIndent-1,s,!1,!0),Q(e,!0,-1),e.checkLineBreaks&&$.test(e.input.slice(c,e.position))&&me(e,"non-ASCII line breaks are interpr\
eted as content"),e.documents.push(e.result),e.position===e.lineStart&&he(e)){e.input.charCodeAt(e.position)===46&&(e.position+=3,Q(e,!0,-1));return}if(e.position<
e.length-1)M(e,"end of the stream or a document separator is expected");else return}function fe(e,c){e=String(e),c=c||{},e.length!==0&&(e.charCodeAt(e.length-1)!==
10&&e.charCodeAt(e.length-1)!==13&&(e+=`
`),e.charCodeAt(0)===65279&&(e=e.slice(1)));var x=new we(e,c);for(x.input+="\0";x.input.charCodeAt(x.position)===32;)x.lineIndent+=1,x.position+=1;for(;x.position<
x.length-1;)se(x);return x.documents}function je(e,c,x){var t=fe(e,x),i,l;if(typeof c!="function")return t;for(i=0,l=t.length;i<l;i+=1)c(t[i])}function be(e,c){
var x=fe(e,c);if(x.length!==0){if(x.length===1)return x[0];throw new E("expected a single document in the stream, but found more")}}function ue(e,c,x){if(typeof c==
"function")je(e,c,C.extend({schema:I},x));else return je(e,C.extend({schema:I},x))}function xe(e,c){return be(e,C.extend({schema:I},c))}A.exports.loadAll=je,A.exports.
load=be,A.exports.safeLoadAll=ue,A.exports.safeLoad=xe}),3241:((A,H,m)=>{var C=m(4206);function E(B,I,b,h,g){this.name=B,this.buffer=I,this.position=b,this.line=
h,this.column=g}E.prototype.getSnippet=function(I,b){var h,g,v,o,s;if(!this.buffer)return null;for(I=I||4,b=b||75,h="",g=this.position;g>0&&`\0\r
\x85\u2028\u2029`.indexOf(this.buffer.charAt(g-1))===-1;)if(g-=1,this.position-g>b/2-1){h=" ... ",g+=5;break}for(v="",o=this.position;o<this.buffer.length&&`\0\r
\x85\u2028\u2029`.indexOf(this.buffer.charAt(o))===-1;)if(o+=1,o-this.position>b/2-1){v=" ... ",o-=5;break}return s=this.buffer.slice(g,o),C.repeat(" ",I)+h+s+v+
`
`+C.repeat(" ",I+this.position-g+h.length)+"^"},E.prototype.toString=function(I){var b,h="";return this.name&&(h+='in "'+this.name+'" '),h+="at line "+(this.line+
1)+", column "+(this.column+1),I||(b=this.getSnippet(),b&&(h+=`:
`+b)),h},A.exports=E}),3487:((A,H,m)=>{var C=m(4206),E=m(5622),B=m(323);function I(g,v,o){var s=[];return g.include.forEach(function(d){o=I(d,v,o)}),g[v].forEach(
function(d){o.forEach(function(T,N){T.tag===d.tag&&T.kind===d.kind&&s.push(N)}),o.push(d)}),o.filter(function(d,T){return s.indexOf(T)===-1})}function b(){var g={
scalar:{},sequence:{},mapping:{},fallback:{}},v,o;function s(d){g[d.kind][d.tag]=g.fallback[d.tag]=d}for(v=0,o=arguments.length;v<o;v+=1)arguments[v].forEach(s);
return g}function h(g){this.include=g.include||[],this.implicit=g.implicit||[],this.explicit=g.explicit||[],this.implicit.forEach(function(v){if(v.loadKind&&v.loadKind!==
"scalar")throw new E("There is a non-scalar type in the implicit list of a schema. Implicit resolving of such types is not supported.")}),this.compiledImplicit=
I(this,"implicit",[]),this.compiledExplicit=I(this,"explicit",[]),this.compiledTypeMap=b(this.compiledImplicit,this.compiledExplicit)}h.DEFAULT=null,h.create=function(){
var v,o;switch(arguments.length){case 1:v=h.DEFAULT,o=arguments[0];break;case 2:v=arguments[0],o=arguments[1];break;default:throw new E("Wrong number of argumen\
ts for Schema.create function")}if(v=C.toArray(v),o=C.toArray(o),!v.every(function(s){return s instanceof h}))throw new E("Specified list of super schemas (or a\
 single Schema object) contains a non-Schema object.");if(!o.every(function(s){return s instanceof B}))throw new E("Specified list of YAML types (or a single Ty\
pe object) contains a non-Type object.");return new h({include:v,explicit:o})},A.exports=h}),5116:((A,H,m)=>{var C=m(3487);A.exports=new C({include:[m(6613)]})}),
948:((A,H,m)=>{var C=m(3487);A.exports=C.DEFAULT=new C({include:[m(6032)],explicit:[m(9178),m(8953),m(1832)]})}),6032:((A,H,m)=>{var C=m(3487);A.exports=new C({
include:[m(5116)],implicit:[m(7044),m(112)],explicit:[m(5295),m(7395),m(9117),m(7812)]})}),6810:((A,H,m)=>{var C=m(3487);A.exports=new C({explicit:[m(6488),m(2863),
m(4278)]})}),6613:((A,H,m)=>{var C=m(3487);A.exports=new C({include:[m(6810)],implicit:[m(7767),m(3066),m(53),m(3122)]})}),323:((A,H,m)=>{var C=m(5622),E=["kind",
"resolve","construct","instanceOf","predicate","represent","defaultStyle","styleAliases"],B=["scalar","sequence","mapping"];function I(h){var g={};return h!==null&&
Object.keys(h).forEach(function(v){h[v].forEach(function(o){g[String(o)]=v})}),g}function b(h,g){if(g=g||{},Object.keys(g).forEach(function(v){if(E.indexOf(v)===
-1)throw new C('Unknown option "'+v+'" is met in definition of "'+h+'" YAML type.')}),this.tag=h,this.kind=g.kind||null,this.resolve=g.resolve||function(){return!0},
this.construct=g.construct||function(v){return v},this.instanceOf=g.instanceOf||null,this.predicate=g.predicate||null,this.represent=g.represent||null,this.defaultStyle=
g.defaultStyle||null,this.styleAliases=I(g.styleAliases||null),B.indexOf(this.kind)===-1)throw new C('Unknown kind "'+this.kind+'" is specified for "'+h+'" YAML\
 type.')}A.exports=b}),5295:((A,H,m)=>{var C;try{var E=Se(import.meta.url);C=E("buffer").Buffer}catch{}var B=m(323),I=`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno\
pqrstuvwxyz0123456789+/=
\r`;function b(o){if(o===null)return!1;var s,d,T=0,N=o.length,K=I;for(d=0;d<N;d++)if(s=K.indexOf(o.charAt(d)),!(s>64)){if(s<0)return!1;T+=6}return T%8===0}function h(o){
var s,d,T=o.replace(/[\r\n=]/g,""),N=T.length,K=I,$=0,Z=[];for(s=0;s<N;s++)s%4===0&&s&&(Z.push($>>16&255),Z.push($>>8&255),Z.push($&255)),$=$<<6|K.indexOf(T.charAt(
s));return d=N%4*6,d===0?(Z.push($>>16&255),Z.push($>>8&255),Z.push($&255)):d===18?(Z.push($>>10&255),Z.push($>>2&255)):d===12&&Z.push($>>4&255),C?C.from?C.from(
Z):new C(Z):Z}function g(o){var s="",d=0,T,N,K=o.length,$=I;for(T=0;T<K;T++)T%3===0&&T&&(s+=$[d>>18&63],s+=$[d>>12&63],s+=$[d>>6&63],s+=$[d&63]),d=(d<<8)+o[T];return N=
K%3,N===0?(s+=$[d>>18&63],s+=$[d>>12&63],s+=$[d>>6&63],s+=$[d&63]):N===2?(s+=$[d>>10&63],s+=$[d>>4&63],s+=$[d<<2&63],s+=$[64]):N===1&&(s+=$[d>>2&63],s+=$[d<<4&63],
s+=$[64],s+=$[64]),s}function v(o){return C&&C.isBuffer(o)}A.exports=new B("tag:yaml.org,2002:binary",{kind:"scalar",resolve:b,construct:h,predicate:v,represent:g})}),
3066:((A,H,m)=>{var C=m(323);function E(b){if(b===null)return!1;var h=b.length;return h===4&&(b==="true"||b==="True"||b==="TRUE")||h===5&&(b==="false"||b==="Fal\
se"||b==="FALSE")}function B(b){return b==="true"||b==="True"||b==="TRUE"}function I(b){return Object.prototype.toString.call(b)==="[object Boolean]"}A.exports=
new C("tag:yaml.org,2002:bool",{kind:"scalar",resolve:E,construct:B,predicate:I,represent:{lowercase:function(b){return b?"true":"false"},uppercase:function(b){
return b?"TRUE":"FALSE"},camelcase:function(b){return b?"True":"False"}},defaultStyle:"lowercase"})}),3122:((A,H,m)=>{var C=m(4206),E=m(323),B=new RegExp("^(?:[\
-+]?(?:0|[1-9][0-9_]*)(?:\\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?|\\.[0-9_]+(?:[eE][-+]?[0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:n\
an|NaN|NAN))$");function I(o){return!(o===null||!B.test(o)||o[o.length-1]==="_")}function b(o){var s,d,T,N;return s=o.replace(/_/g,"").toLowerCase(),d=s[0]==="-"?
-1:1,N=[],"+-".indexOf(s[0])>=0&&(s=s.slice(1)),s===".inf"?d===1?Number.POSITIVE_INFINITY:Number.NEGATIVE_INFINITY:s===".nan"?NaN:s.indexOf(":")>=0?(s.split(":").
forEach(function(K){N.unshift(parseFloat(K,10))}),s=0,T=1,N.forEach(function(K){s+=K*T,T*=60}),d*s):d*parseFloat(s,10)}var h=/^[-+]?[0-9]+e/;function g(o,s){var d;
if(isNaN(o))switch(s){case"lowercase":return".nan";case"uppercase":return".NAN";case"camelcase":return".NaN"}else if(Number.POSITIVE_INFINITY===o)switch(s){case"\
lowercase":return".inf";case"uppercase":return".INF";case"camelcase":return".Inf"}else if(Number.NEGATIVE_INFINITY===o)switch(s){case"lowercase":return"-.inf";case"\
uppercase":return"-.INF";case"camelcase":return"-.Inf"}else if(C.isNegativeZero(o))return"-0.0";return d=o.toString(10),h.test(d)?d.replace("e",".e"):d}function v(o){
return Object.prototype.toString.call(o)==="[object Number]"&&(o%1!==0||C.isNegativeZero(o))}A.exports=new E("tag:yaml.org,2002:float",{kind:"scalar",resolve:I,
construct:b,predicate:v,represent:g,defaultStyle:"lowercase"})}),53:((A,H,m)=>{var C=m(4206),E=m(323);function B(o){return 48<=o&&o<=57||65<=o&&o<=70||97<=o&&o<=
102}function I(o){return 48<=o&&o<=55}function b(o){return 48<=o&&o<=57}function h(o){if(o===null)return!1;var s=o.length,d=0,T=!1,N;if(!s)return!1;if(N=o[d],(N===
"-"||N==="+")&&(N=o[++d]),N==="0"){if(d+1===s)return!0;if(N=o[++d],N==="b"){for(d++;d<s;d++)if(N=o[d],N!=="_"){if(N!=="0"&&N!=="1")return!1;T=!0}return T&&N!=="\
_"}if(N==="x"){for(d++;d<s;d++)if(N=o[d],N!=="_"){if(!B(o.charCodeAt(d)))return!1;T=!0}return T&&N!=="_"}for(;d<s;d++)if(N=o[d],N!=="_"){if(!I(o.charCodeAt(d)))
return!1;T=!0}return T&&N!=="_"}if(N==="_")return!1;for(;d<s;d++)if(N=o[d],N!=="_"){if(N===":")break;if(!b(o.charCodeAt(d)))return!1;T=!0}return!T||N==="_"?!1:N!==
":"?!0:/^(:[0-5]?[0-9])+$/.test(o.slice(d))}function g(o){var s=o,d=1,T,N,K=[];return s.indexOf("_")!==-1&&(s=s.replace(/_/g,"")),T=s[0],(T==="-"||T==="+")&&(T===
"-"&&(d=-1),s=s.slice(1),T=s[0]),s==="0"?0:T==="0"?s[1]==="b"?d*parseInt(s.slice(2),2):s[1]==="x"?d*parseInt(s,16):d*parseInt(s,8):s.indexOf(":")!==-1?(s.split(
":").forEach(function($){K.unshift(parseInt($,10))}),s=0,N=1,K.forEach(function($){s+=$*N,N*=60}),d*s):d*parseInt(s,10)}function v(o){return Object.prototype.toString.
call(o)==="[object Number]"&&o%1===0&&!C.isNegativeZero(o)}A.exports=new E("tag:yaml.org,2002:int",{kind:"scalar",resolve:h,construct:g,predicate:v,represent:{binary:function(o){
return o>=0?"0b"+o.toString(2):"-0b"+o.toString(2).slice(1)},octal:function(o){return o>=0?"0"+o.toString(8):"-0"+o.toString(8).slice(1)},decimal:function(o){return o.
toString(10)},hexadecimal:function(o){return o>=0?"0x"+o.toString(16).toUpperCase():"-0x"+o.toString(16).toUpperCase().slice(1)}},defaultStyle:"decimal",styleAliases:{
binary:[2,"bin"],octal:[8,"oct"],decimal:[10,"dec"],hexadecimal:[16,"hex"]}})}),1832:((A,H,m)=>{var C;try{var E=Se(import.meta.url);C=E("esprima")}catch{typeof window<
"u"&&(C=window.esprima)}var B=m(323);function I(v){if(v===null)return!1;try{var o="("+v+")",s=C.parse(o,{range:!0});return!(s.type!=="Program"||s.body.length!==
1||s.body[0].type!=="ExpressionStatement"||s.body[0].expression.type!=="ArrowFunctionExpression"&&s.body[0].expression.type!=="FunctionExpression")}catch{return!1}}
function b(v){var o="("+v+")",s=C.parse(o,{range:!0}),d=[],T;if(s.type!=="Program"||s.body.length!==1||s.body[0].type!=="ExpressionStatement"||s.body[0].expression.
type!=="ArrowFunctionExpression"&&s.body[0].expression.type!=="FunctionExpression")throw new Error("Failed to resolve function");return s.body[0].expression.params.
forEach(function(N){d.push(N.name)}),T=s.body[0].expression.body.range,s.body[0].expression.body.type==="BlockStatement"?new Function(d,o.slice(T[0]+1,T[1]-1)):
new Function(d,"return "+o.slice(T[0],T[1]))}function h(v){return v.toString()}function g(v){return Object.prototype.toString.call(v)==="[object Function]"}A.exports=
new B("tag:yaml.org,2002:js/function",{kind:"scalar",resolve:I,construct:b,predicate:g,represent:h})}),8953:((A,H,m)=>{var C=m(323);function E(h){if(h===null||h.
length===0)return!1;var g=h,v=/\/([gim]*)$/.exec(h),o="";return!(g[0]==="/"&&(v&&(o=v[1]),o.length>3||g[g.length-o.length-1]!=="/"))}function B(h){var g=h,v=/\/([gim]*)$/.
exec(h),o="";return g[0]==="/"&&(v&&(o=v[1]),g=g.slice(1,g.length-o.length-1)),new RegExp(g,o)}function I(h){var g="/"+h.source+"/";return h.global&&(g+="g"),h.
multiline&&(g+="m"),h.ignoreCase&&(g+="i"),g}function b(h){return Object.prototype.toString.call(h)==="[object RegExp]"}A.exports=new C("tag:yaml.org,2002:js/re\
gexp",{kind:"scalar",resolve:E,construct:B,predicate:b,represent:I})}),9178:((A,H,m)=>{var C=m(323);function E(){return!0}function B(){}function I(){return""}function b(h){
return typeof h>"u"}A.exports=new C("tag:yaml.org,2002:js/undefined",{kind:"scalar",resolve:E,construct:B,predicate:b,represent:I})}),4278:((A,H,m)=>{var C=m(323);
A.exports=new C("tag:yaml.org,2002:map",{kind:"mapping",construct:function(E){return E!==null?E:{}}})}),112:((A,H,m)=>{var C=m(323);function E(B){return B==="<<"||
B===null}A.exports=new C("tag:yaml.org,2002:merge",{kind:"scalar",resolve:E})}),7767:((A,H,m)=>{var C=m(323);function E(b){if(b===null)return!0;var h=b.length;return h===
1&&b==="~"||h===4&&(b==="null"||b==="Null"||b==="NULL")}function B(){return null}function I(b){return b===null}A.exports=new C("tag:yaml.org,2002:null",{kind:"s\
calar",resolve:E,construct:B,predicate:I,represent:{canonical:function(){return"~"},lowercase:function(){return"null"},uppercase:function(){return"NULL"},camelcase:function(){
return"Null"}},defaultStyle:"lowercase"})}),7395:((A,H,m)=>{var C=m(323),E=Object.prototype.hasOwnProperty,B=Object.prototype.toString;function I(h){if(h===null)
return!0;var g=[],v,o,s,d,T,N=h;for(v=0,o=N.length;v<o;v+=1){if(s=N[v],T=!1,B.call(s)!=="[object Object]")return!1;for(d in s)if(E.call(s,d))if(!T)T=!0;else return!1;
if(!T)return!1;if(g.indexOf(d)===-1)g.push(d);else return!1}return!0}function b(h){return h!==null?h:[]}A.exports=new C("tag:yaml.org,2002:omap",{kind:"sequence",
resolve:I,construct:b})}),9117:((A,H,m)=>{var C=m(323),E=Object.prototype.toString;function B(b){if(b===null)return!0;var h,g,v,o,s,d=b;for(s=new Array(d.length),
h=0,g=d.length;h<g;h+=1){if(v=d[h],E.call(v)!=="[object Object]"||(o=Object.keys(v),o.length!==1))return!1;s[h]=[o[0],v[o[0]]]}return!0}function I(b){if(b===null)
return[];var h,g,v,o,s,d=b;for(s=new Array(d.length),h=0,g=d.length;h<g;h+=1)v=d[h],o=Object.keys(v),s[h]=[o[0],v[o[0]]];return s}A.exports=new C("tag:yaml.org,\
2002:pairs",{kind:"sequence",resolve:B,construct:I})}),2863:((A,H,m)=>{var C=m(323);A.exports=new C("tag:yaml.org,2002:seq",{kind:"sequence",construct:function(E){
return E!==null?E:[]}})}),7812:((A,H,m)=>{var C=m(323),E=Object.prototype.hasOwnProperty;function B(b){if(b===null)return!0;var h,g=b;for(h in g)if(E.call(g,h)&&
g[h]!==null)return!1;return!0}function I(b){return b!==null?b:{}}A.exports=new C("tag:yaml.org,2002:set",{kind:"mapping",resolve:B,construct:I})}),6488:((A,H,m)=>{
var C=m(323);A.exports=new C("tag:yaml.org,2002:str",{kind:"scalar",construct:function(E){return E!==null?E:""}})}),7044:((A,H,m)=>{var C=m(323),E=new RegExp("^\
([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"),B=new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):(\
[0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");function I(g){return g===null?!1:E.exec(g)!==null||B.exec(g)!==null}function b(g){
var v,o,s,d,T,N,K,$=0,Z=null,ne,oe,q;if(v=E.exec(g),v===null&&(v=B.exec(g)),v===null)throw new Error("Date resolve error");if(o=+v[1],s=+v[2]-1,d=+v[3],!v[4])return new Date(
Date.UTC(o,s,d));if(T=+v[4],N=+v[5],K=+v[6],v[7]){for($=v[7].slice(0,3);$.length<3;)$+="0";$=+$}return v[9]&&(ne=+v[10],oe=+(v[11]||0),Z=(ne*60+oe)*6e4,v[9]==="\
-"&&(Z=-Z)),q=new Date(Date.UTC(o,s,d,T,N,K,$)),Z&&q.setTime(q.getTime()-Z),q}function h(g){return g.toISOString()}A.exports=new C("tag:yaml.org,2002:timestamp",
{kind:"scalar",resolve:I,construct:b,instanceOf:Date,represent:h})}),7106:(A=>{var H=Object.defineProperty,m=Object.getOwnPropertyDescriptor,C=Object.getOwnPropertyNames,
E=Object.prototype.hasOwnProperty,B=(r,n)=>{for(var f in n)H(r,f,{get:n[f],enumerable:!0})},I=(r,n,f,y)=>{if(n&&typeof n=="object"||typeof n=="function")for(let k of C(
n))!E.call(r,k)&&k!==f&&H(r,k,{get:()=>n[k],enumerable:!(y=m(n,k))||y.enumerable});return r},b=r=>I(H({},"__esModule",{value:!0}),r),h={};B(h,{TomlDate:()=>ne,TomlError:()=>o,
default:()=>ye,parse:()=>we,stringify:()=>he}),A.exports=b(h);function g(r,n){let f=r.slice(0,n).split(/\r\n|\n|\r/g);return[f.length,f.pop().length+1]}function v(r,n,f){
let y=r.split(/\r\n|\n|\r/g),k="",j=(Math.log10(n+1)|0)+1;for(let w=n-1;w<=n+1;w++){let F=y[w-1];F&&(k+=w.toString().padEnd(j," "),k+=":  ",k+=F,k+=`
`,w===n&&(k+=" ".repeat(j+f+2),k+=`^
`))}return k}var o=class extends Error{line;column;codeblock;constructor(r,n){const[f,y]=g(n.toml,n.ptr),k=v(n.toml,f,y);super(`Invalid TOML document: ${r}

${k}`,n),this.line=f,this.column=y,this.codeblock=k}};function s(r,n){let f=0;for(;r[n-++f]==="\\";);return--f&&f%2}function d(r,n=0,f=r.length){let y=r.indexOf(
`
`,n);return r[y-1]==="\r"&&y--,y<=f?y:-1}function T(r,n){for(let f=n;f<r.length;f++){let y=r[f];if(y===`
`)return f;if(y==="\r"&&r[f+1]===`
`)return f+1;if(y<" "&&y!=="	"||y==="\x7F")throw new o("control characters are not allowed in comments",{toml:r,ptr:n})}return r.length}function N(r,n,f,y){let k;
for(;(k=r[n])===" "||k==="	"||!f&&(k===`
`||k==="\r"&&r[n+1]===`
`);)n++;return y||k!=="#"?n:N(r,T(r,n),f)}function K(r,n,f,y,k=!1){if(!y)return n=d(r,n),n<0?r.length:n;for(let j=n;j<r.length;j++){let w=r[j];if(w==="#")j=d(r,
j);else{if(w===f)return j+1;if(w===y||k&&(w===`
`||w==="\r"&&r[j+1]===`
`))return j}}throw new o("cannot find end of structure",{toml:r,ptr:n})}function $(r,n){let f=r[n],y=f===r[n+1]&&r[n+1]===r[n+2]?r.slice(n,n+3):f;n+=y.length-1;
do n=r.indexOf(y,++n);while(n>-1&&f!=="'"&&s(r,n));return n>-1&&(n+=y.length,y.length>1&&(r[n]===f&&n++,r[n]===f&&n++)),n}var Z=/^(\d{4}-\d{2}-\d{2})?[T ]?(?:(\d{2}):\d{2}:\d{2}(?:\.\d+)?)?(Z|[-+]\d{2}:\d{2})?$/i,
ne=class Oe extends Date{#t=!1;#r=!1;#e=null;constructor(n){let f=!0,y=!0,k="Z";if(typeof n=="string"){let j=n.match(Z);j?(j[1]||(f=!1,n=`0000-01-01T${n}`),y=!!j[2],
y&&n[10]===" "&&(n=n.replace(" ","T")),j[2]&&+j[2]>23?n="":(k=j[3]||null,n=n.toUpperCase(),!k&&y&&(n+="Z"))):n=""}super(n),isNaN(this.getTime())||(this.#t=f,this.#r=
y,this.#e=k)}isDateTime(){return this.#t&&this.#r}isLocal(){return!this.#t||!this.#r||!this.#e}isDate(){return this.#t&&!this.#r}isTime(){return this.#r&&!this.#t}isValid(){
return this.#t||this.#r}toISOString(){let n=super.toISOString();if(this.isDate())return n.slice(0,10);if(this.isTime())return n.slice(11,23);if(this.#e===null)return n.
slice(0,-1);if(this.#e==="Z")return n;let f=+this.#e.slice(1,3)*60+ +this.#e.slice(4,6);return f=this.#e[0]==="-"?f:-f,new Date(this.getTime()-f*6e4).toISOString().
slice(0,-1)+this.#e}static wrapAsOffsetDateTime(n,f="Z"){let y=new Oe(n);return y.#e=f,y}static wrapAsLocalDateTime(n){let f=new Oe(n);return f.#e=null,f}static wrapAsLocalDate(n){
let f=new Oe(n);return f.#r=!1,f.#e=null,f}static wrapAsLocalTime(n){let f=new Oe(n);return f.#t=!1,f.#e=null,f}},oe=/^((0x[0-9a-fA-F](_?[0-9a-fA-F])*)|(([+-]|0[ob])?\d(_?\d)*))$/,
q=/^[+-]?\d(_?\d)*(\.\d(_?\d)*)?([eE][+-]?\d(_?\d)*)?$/,D=/^[+-]?0[0-9_]/,U=/^[0-9a-f]{4,8}$/i,Y={b:"\b",t:"	",n:`
`,f:"\f",r:"\r",'"':'"',"\\":"\\"};function W(r,n=0,f=r.length){let y=r[n]==="'",k=r[n++]===r[n]&&r[n]===r[n+1];k&&(f-=2,r[n+=2]==="\r"&&n++,r[n]===`
`&&n++);let j=0,w,F="",V=n;for(;n<f-1;){let R=r[n++];if(R===`
`||R==="\r"&&r[n]===`
`){if(!k)throw new o("newlines are not allowed in strings",{toml:r,ptr:n-1})}else if(R<" "&&R!=="	"||R==="\x7F")throw new o("control characters are not allowed \
in strings",{toml:r,ptr:n-1});if(w){if(w=!1,R==="u"||R==="U"){let G=r.slice(n,n+=R==="u"?4:8);if(!U.test(G))throw new o("invalid unicode escape",{toml:r,ptr:j});
try{F+=String.fromCodePoint(parseInt(G,16))}catch{throw new o("invalid unicode escape",{toml:r,ptr:j})}}else if(k&&(R===`
`||R===" "||R==="	"||R==="\r")){if(n=N(r,n-1,!0),r[n]!==`
`&&r[n]!=="\r")throw new o("invalid escape: only line-ending whitespace may be escaped",{toml:r,ptr:j});n=N(r,n)}else if(R in Y)F+=Y[R];else throw new o("unreco\
gnized escape sequence",{toml:r,ptr:j});V=n}else!y&&R==="\\"&&(j=n-1,w=!0,F+=r.slice(V,j))}return F+r.slice(V,f-1)}function L(r,n,f,y){if(r==="true")return!0;if(r===
"false")return!1;if(r==="-inf")return-1/0;if(r==="inf"||r==="+inf")return 1/0;if(r==="nan"||r==="+nan"||r==="-nan")return NaN;if(r==="-0")return y?0n:0;let k=oe.
test(r);if(k||q.test(r)){if(D.test(r))throw new o("leading zeroes are not allowed",{toml:n,ptr:f});r=r.replace(/_/g,"");let w=+r;if(isNaN(w))throw new o("invali\
d number",{toml:n,ptr:f});if(k){if((k=!Number.isSafeInteger(w))&&!y)throw new o("integer value cannot be represented losslessly",{toml:n,ptr:f});(k||y===!0)&&(w=
BigInt(r))}return w}const j=new ne(r);if(!j.isValid())throw new o("invalid value",{toml:n,ptr:f});return j}function te(r,n,f,y){let k=r.slice(n,f),j=k.indexOf("\
#");j>-1&&(T(r,j),k=k.slice(0,j));let w=k.trimEnd();if(!y){let F=k.indexOf(`
`,w.length);if(F>-1)throw new o("newlines are not allowed in inline tables",{toml:r,ptr:n+F})}return[w,j]}function ie(r,n,f,y,k){if(y===0)throw new o("document \
contains excessively nested structures. aborting.",{toml:r,ptr:n});let j=r[n];if(j==="["||j==="{"){let[V,R]=j==="["?Ae(r,n,y,k):re(r,n,y,k),G=f?K(r,R,",",f):R;if(R-
G&&f==="}"){let se=d(r,R,G);if(se>-1)throw new o("newlines are not allowed in inline tables",{toml:r,ptr:se})}return[V,G]}let w;if(j==='"'||j==="'"){w=$(r,n);let V=W(
r,n,w);if(f){if(w=N(r,w,f!=="]"),r[w]&&r[w]!==","&&r[w]!==f&&r[w]!==`
`&&r[w]!=="\r")throw new o("unexpected character encountered",{toml:r,ptr:w});w+=+(r[w]===",")}return[V,w]}w=K(r,n,",",f);let F=te(r,n,w-+(r[w-1]===","),f==="]");
if(!F[0])throw new o("incomplete key-value declaration: no value specified",{toml:r,ptr:n});return f&&F[1]>-1&&(w=N(r,n+F[1]),w+=+(r[w]===",")),[L(F[0],r,n,k),w]}
var ge=/^[a-zA-Z0-9-_]+[ \t]*$/;function le(r,n,f="="){let y=n-1,k=[],j=r.indexOf(f,n);if(j<0)throw new o("incomplete key-value: cannot find end of key",{toml:r,
ptr:n});do{let w=r[n=++y];if(w!==" "&&w!=="	")if(w==='"'||w==="'"){if(w===r[n+1]&&w===r[n+2])throw new o("multiline strings are not allowed in keys",{toml:r,ptr:n});
let F=$(r,n);if(F<0)throw new o("unfinished string encountered",{toml:r,ptr:n});y=r.indexOf(".",F);let V=r.slice(F,y<0||y>j?j:y),R=d(V);if(R>-1)throw new o("new\
lines are not allowed in keys",{toml:r,ptr:n+y+R});if(V.trimStart())throw new o("found extra tokens after the string part",{toml:r,ptr:F});if(j<F&&(j=r.indexOf(
f,F),j<0))throw new o("incomplete key-value: cannot find end of key",{toml:r,ptr:n});k.push(W(r,n,F))}else{y=r.indexOf(".",n);let F=r.slice(n,y<0||y>j?j:y);if(!ge.
test(F))throw new o("only letter, numbers, dashes and underscores are allowed in keys",{toml:r,ptr:n});k.push(F.trimEnd())}}while(y+1&&y<j);return[k,N(r,j+1,!0,
!0)]}function re(r,n,f,y){let k={},j=new Set,w,F=0;for(n++;(w=r[n++])!=="}"&&w;){let V={toml:r,ptr:n-1};if(w===`
`)throw new o("newlines are not allowed in inline tables",V);if(w==="#")throw new o("inline tables cannot contain comments",V);if(w===",")throw new o("expected \
key-value, found comma",V);if(w!==" "&&w!=="	"){let R,G=k,se=!1,[fe,je]=le(r,n-1);for(let xe=0;xe<fe.length;xe++){if(xe&&(G=se?G[R]:G[R]={}),R=fe[xe],(se=Object.
hasOwn(G,R))&&(typeof G[R]!="object"||j.has(G[R])))throw new o("trying to redefine an already defined value",{toml:r,ptr:n});!se&&R==="__proto__"&&Object.defineProperty(
G,R,{enumerable:!0,configurable:!0,writable:!0})}if(se)throw new o("trying to redefine an already defined value",{toml:r,ptr:n});let[be,ue]=ie(r,je,"}",f-1,y);j.
add(be),G[R]=be,n=ue,F=r[n-1]===","?n-1:0}}if(F)throw new o("trailing commas are not allowed in inline tables",{toml:r,ptr:F});if(!w)throw new o("unfinished tab\
le encountered",{toml:r,ptr:n});return[k,n]}function Ae(r,n,f,y){let k=[],j;for(n++;(j=r[n++])!=="]"&&j;){if(j===",")throw new o("expected value, found comma",{
toml:r,ptr:n-1});if(j==="#")n=T(r,n);else if(j!==" "&&j!=="	"&&j!==`
`&&j!=="\r"){let w=ie(r,n-1,"]",f-1,y);k.push(w[0]),n=w[1]}}if(!j)throw new o("unfinished array encountered",{toml:r,ptr:n});return[k,n]}function ce(r,n,f,y){let k=n,
j=f,w,F=!1,V;for(let R=0;R<r.length;R++){if(R){if(k=F?k[w]:k[w]={},j=(V=j[w]).c,y===0&&(V.t===1||V.t===2))return null;if(V.t===2){let G=k.length-1;k=k[G],j=j[G].
c}}if(w=r[R],(F=Object.hasOwn(k,w))&&j[w]?.t===0&&j[w]?.d)return null;F||(w==="__proto__"&&(Object.defineProperty(k,w,{enumerable:!0,configurable:!0,writable:!0}),
Object.defineProperty(j,w,{enumerable:!0,configurable:!0,writable:!0})),j[w]={t:R<r.length-1&&y===2?3:y,d:!1,i:0,c:{}})}if(V=j[w],V.t!==y&&!(y===1&&V.t===3)||(y===
2&&(V.d||(V.d=!0,k[w]=[]),k[w].push(k={}),V.c[V.i++]=V={t:1,d:!1,i:0,c:{}}),V.d))return null;if(V.d=!0,y===1)k=F?k[w]:k[w]={};else if(y===0&&F)return null;return[
w,k,V.c]}function we(r,{maxDepth:n=1e3,integersAsBigInt:f}={}){let y={},k={},j=y,w=k;for(let F=N(r,0);F<r.length;){if(r[F]==="["){let V=r[++F]==="[",R=le(r,F+=+V,
"]");if(V){if(r[R[1]-1]!=="]")throw new o("expected end of table declaration",{toml:r,ptr:R[1]-1});R[1]++}let G=ce(R[0],y,k,V?2:1);if(!G)throw new o("trying to \
redefine an already defined table or value",{toml:r,ptr:F});w=G[2],j=G[1],F=R[1]}else{let V=le(r,F),R=ce(V[0],j,w,0);if(!R)throw new o("trying to redefine an al\
ready defined table or value",{toml:r,ptr:F});let G=ie(r,V[1],void 0,n,f);R[1][R[0]]=G[0],F=G[1]}if(F=N(r,F,!0),r[F]&&r[F]!==`
`&&r[F]!=="\r")throw new o("each key-value declaration must be followed by an end-of-line",{toml:r,ptr:F});F=N(r,F)}return y}var Ce=/^[a-z0-9-_]+$/i;function M(r){
let n=typeof r;if(n==="object"){if(Array.isArray(r))return"array";if(r instanceof Date)return"date"}return n}function me(r){for(let n=0;n<r.length;n++)if(M(r[n])!==
"object")return!1;return r.length!=0}function ve(r){return JSON.stringify(r).replace(/\x7f/g,"\\u007f")}function ae(r,n,f,y){if(f===0)throw new Error("Could not\
 stringify the object: maximum object depth exceeded");if(n==="number")return isNaN(r)?"nan":r===1/0?"inf":r===-1/0?"-inf":y&&Number.isInteger(r)?r.toFixed(1):r.
toString();if(n==="bigint"||n==="boolean")return r.toString();if(n==="string")return ve(r);if(n==="date"){if(isNaN(r.getTime()))throw new TypeError("cannot seri\
alize invalid date");return r.toISOString()}if(n==="object")return de(r,f,y);if(n==="array")return pe(r,f,y)}function de(r,n,f){let y=Object.keys(r);if(y.length===
0)return"{}";let k="{ ";for(let j=0;j<y.length;j++){let w=y[j];j&&(k+=", "),k+=Ce.test(w)?w:ve(w),k+=" = ",k+=ae(r[w],M(r[w]),n-1,f)}return k+" }"}function pe(r,n,f){
if(r.length===0)return"[]";let y="[ ";for(let k=0;k<r.length;k++){if(k&&(y+=", "),r[k]===null||r[k]===void 0)throw new TypeError("arrays cannot contain null or \
undefined values");y+=ae(r[k],M(r[k]),n-1,f)}return y+" ]"}function ke(r,n,f,y){if(f===0)throw new Error("Could not stringify the object: maximum object depth e\
xceeded");let k="";for(let j=0;j<r.length;j++)k+=`${k&&`
`}[[${n}]]
`,k+=Q(0,r[j],n,f,y);return k}function Q(r,n,f,y,k){if(y===0)throw new Error("Could not stringify the object: maximum object depth exceeded");let j="",w="",F=Object.
keys(n);for(let V=0;V<F.length;V++){let R=F[V];if(n[R]!==null&&n[R]!==void 0){let G=M(n[R]);if(G==="symbol"||G==="function")throw new TypeError(`cannot serializ\
e values of type '${G}'`);let se=Ce.test(R)?R:ve(R);if(G==="array"&&me(n[R]))w+=(w&&`
`)+ke(n[R],f?`${f}.${se}`:se,y-1,k);else if(G==="object"){let fe=f?`${f}.${se}`:se;w+=(w&&`
`)+Q(fe,n[R],fe,y-1,k)}else j+=se,j+=" = ",j+=ae(n[R],G,y,k),j+=`
`}}return r&&(j||!w)&&(j=j?`[${r}]
${j}`:`[${r}]`),j&&w?`${j}
${w}`:j||w}function he(r,{maxDepth:n=1e3,numbersAsFloat:f=!1}={}){if(M(r)!=="object")throw new TypeError("stringify can only be called with an object");let y=Q(
0,r,"",n,f);return y[y.length-1]!==`
`?y+`
`:y}var ye={parse:we,stringify:he,TomlDate:ne,TomlError:o};/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */})};export{De as id,Ee as ids,Ne as modules};

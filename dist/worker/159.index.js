const Q=159,V=[159],X={1159:((J,v,p)=>{p.r(v),p.d(v,{dependenciesOf:()=>O,detectFramework:()=>$,prepareDetection:()=>F});var D=p(6760),w=p(8302);const j=[{package:"\
@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rspress",command:"\
rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"build"},{package:"\
@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwik.dev/router",command:"\
qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"waku",command:"waku bu\
ild"},{package:"expo",command:"expo export --platform web",output:"dist"}],I=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"@farmfe/core",command:"\
farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack/cli",command:"rspack b\
uild"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],L={nuxtjs:"nuxt gene\
rate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment production",eleventy:"elevent\
y",rollup:"rollup --config"},y={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,"react-router":"b\
uild/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},T=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,M=new Set(
["react-router","remix","tanstack-start"]),N=new Set(["vite","parcel","storybook","nitro"]),A=new Set(["nextjs","remix","react-router"]),U=new Set(["@tanstack/r\
outer-plugin"]),C=/\.(?:ya?ml|toml|json|rb)$/;async function h(){return(await p.e(901).then(p.t.bind(p,2901,19))).frameworks}async function F(){await h()}async function $(e,n,r){
const s=O(r),a=[...s].some(t=>T.test(t)),o=(t,l)=>{const R=t.find(z=>s.has(z.package));if(R===void 0)return;const{command:H,output:Y,package:k,name:q=k}=R;return{
name:q,slug:k,command:H,output:Y,why:`depends on ${k}`,kind:l,isClientSide:l==="bundler"&&a}},d=o(j,"site");if(d)return d;const i=[];for(const t of await h()){const l=await P(
t,e,n,s);l&&i.push({framework:t,why:l})}const u=new Set(i.flatMap(({framework:t})=>t.supersedes??[])),c=i.filter(({framework:t})=>!t.slug||!u.has(t.slug)).map(({
framework:t,why:l})=>B(t,l,a)),[S,b]=[c.filter(x),c.find(t=>!x(t))],m=t=>S.find(l=>l.kind===t),f=m("bundler")??o(I,"bundler");return m("site")??f??m("foreign")??
m("server")??b}function x({slug:e}){return e!=="storybook"}function B(e,n,r){const{name:s,settings:a}=e,o=e.slug??s,d=L[o]??g(a.buildCommand),i=o in y?y[o]:g(a.
outputDirectory)??void 0,u=K(e).flatMap(({path:f})=>f??[]),c=u.length>0&&u.every(f=>C.test(f)),b=d===null||e.useRuntime!==void 0&&!A.has(o)?"server":c?"foreign":
N.has(o)?"bundler":"site",m=b==="bundler"&&r||M.has(o)||G(e);return{name:s,slug:o,command:d,output:i,why:n,kind:b,isClientSide:m}}function G({defaultRoutes:e}){
return Array.isArray(e)&&e.some(n=>(0,w.Gv)(n)&&n.dest==="/index.html")}function g(e){return"value"in e&&typeof e.value=="string"?e.value:null}function K({detectors:e}){
return[...e?.every??[],...e?.some??[]]}async function P({detectors:e,settings:n,experimental:r},s,a,o){const d=g(n.outputDirectory)==="N/A";if(!e||r||d&&!e.every?.
some(({matchPackage:u})=>u))return;const i=[];for(const u of e.every??[]){if(U.has(u.matchPackage??""))continue;const c=await E(u,s,a,o);if(c===void 0)return;i.
push(c)}if(!e.some)return i[0];for(const u of e.some){const c=await E(u,s,a,o);if(c!==void 0)return i[0]??c}}async function E({matchPackage:e,path:n,matchContent:r},s,a,o){
if(e!==void 0)return o.has(e)?`depends on ${e}`:void 0;if(n===void 0||n==="package.json")return;const d=await s.lines((0,D.join)(a,n));if(d!==void 0)return r===
void 0||d.some(i=>_(i,r))?`has ${n}`:void 0}const W=1e3;function _(e,n){return e.length<=W&&new RegExp(n).test(e)}function O(e){const{dependencies:n,devDependencies:r}=e?.
value??{};return new Set([n,r].flatMap(s=>(0,w.Gv)(s)?Object.keys(s):[]))}})};export{Q as id,V as ids,X as modules};

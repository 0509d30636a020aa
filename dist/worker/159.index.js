const J=159,Q=[159],V={1159:((z,v,p)=>{p.r(v),p.d(v,{dependenciesOf:()=>S,detectFramework:()=>U,prepareDetection:()=>F});var R=p(6760),w=p(8302);const j=[{package:"\
@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rspress",command:"\
rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"build"},{package:"\
@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwik.dev/router",command:"\
qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"waku",command:"waku bu\
ild"},{package:"expo",command:"expo export --platform web",output:"dist"}],I=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"@farmfe/core",command:"\
farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack/cli",command:"rspack b\
uild"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],L={nuxtjs:"nuxt gene\
rate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment production",eleventy:"elevent\
y",rollup:"rollup --config"},y={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,"react-router":"b\
uild/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},M=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,T=new Set(
["react-router","remix","tanstack-start"]),N=new Set(["vite","parcel","storybook","nitro"]),A=new Set(["nextjs","remix","react-router"]),C=/\.(?:ya?ml|toml|json|rb)$/;
async function h(){return(await p.e(901).then(p.t.bind(p,2901,19))).frameworks}async function F(){await h()}async function U(e,n,u){const s=S(u),r=[...s].some(t=>M.
test(t)),o=(t,l)=>{const D=t.find(q=>s.has(q.package));if(D===void 0)return;const{command:_,output:H,package:k,name:Y=k}=D;return{name:Y,slug:k,command:_,output:H,
why:`depends on ${k}`,kind:l,isClientSide:l==="bundler"&&r}},a=o(j,"site");if(a)return a;const i=[];for(const t of await h()){const l=await K(t,e,n,s);l&&i.push(
{framework:t,why:l})}const d=new Set(i.flatMap(({framework:t})=>t.supersedes??[])),c=i.filter(({framework:t})=>!t.slug||!d.has(t.slug)).map(({framework:t,why:l})=>$(
t,l,r)),[O,b]=[c.filter(x),c.find(t=>!x(t))],m=t=>O.find(l=>l.kind===t),f=m("bundler")??o(I,"bundler");return m("site")??f??m("foreign")??m("server")??b}function x({
slug:e}){return e!=="storybook"}function $(e,n,u){const{name:s,settings:r}=e,o=e.slug??s,a=L[o]??g(r.buildCommand),i=o in y?y[o]:g(r.outputDirectory)??void 0,d=G(
e).flatMap(({path:f})=>f??[]),c=d.length>0&&d.every(f=>C.test(f)),b=a===null||e.useRuntime!==void 0&&!A.has(o)?"server":c?"foreign":N.has(o)?"bundler":"site",m=b===
"bundler"&&u||T.has(o)||B(e);return{name:s,slug:o,command:a,output:i,why:n,kind:b,isClientSide:m}}function B({defaultRoutes:e}){return Array.isArray(e)&&e.some(
n=>(0,w.Gv)(n)&&n.dest==="/index.html")}function g(e){return"value"in e&&typeof e.value=="string"?e.value:null}function G({detectors:e}){return[...e?.every??[],
...e?.some??[]]}async function K({detectors:e,settings:n,experimental:u},s,r,o){const a=g(n.outputDirectory)==="N/A";if(!e||u||a&&!e.every?.some(({matchPackage:d})=>d))
return;const i=[];for(const d of e.every??[]){const c=await E(d,s,r,o);if(c===void 0)return;i.push(c)}if(!e.some)return i[0];for(const d of e.some){const c=await E(
d,s,r,o);if(c!==void 0)return i[0]??c}}async function E({matchPackage:e,path:n,matchContent:u},s,r,o){if(e!==void 0)return o.has(e)?`depends on ${e}`:void 0;if(n===
void 0||n==="package.json")return;const a=await s.lines((0,R.join)(r,n));if(a!==void 0)return u===void 0||a.some(i=>P(i,u))?`has ${n}`:void 0}const W=1e3;function P(e,n){
return e.length<=W&&new RegExp(n).test(e)}function S(e){const{dependencies:n,devDependencies:u}=e?.value??{};return new Set([n,u].flatMap(s=>(0,w.Gv)(s)?Object.
keys(s):[]))}})};export{J as id,Q as ids,V as modules};

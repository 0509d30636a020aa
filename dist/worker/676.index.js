const In=676,An=[676],Ln={3659:((J,N,t)=>{t.d(N,{i:()=>L,l:()=>S});var h=t(5807);const k=20,A=200;function L({count:w,names:D},$){return{count:w+1,names:D.length<
k?[...D,x($)]:D}}function S({count:w,names:D}){const $=w>D.length?` and ${w-D.length} more`:"";return`Left out of the release: ${D.toSorted().join(", ")}${$}`}function x(w){
const D=w.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,h.vI)(D,A)}}),9922:((J,N,t)=>{t.d(N,{a:()=>Tn,d:()=>Q});var h=t(9537),k=t(2881),A=t(8013),L=t(
6419),S=t(402),x=t(3024),w=t(6760),D=t(7770),$=t(7598),m=t(1455),g=t(8302),v=t(4046),E=t(1845);const P=3,M=2e3,I=64*1024;async function F(e,d,r){const{job:f,workspace:l,
context:p,host:u}=e,O=await(0,S.$M)(r.cwd,l.source);if(!O)return;const j=await(0,E.z)(e),R=(0,w.relative)(l.source,(0,w.join)(O.dir,O.lockfile.file));if(!j?.some(
({path:s})=>s===R))return;const C=j.filter(mn),G=j.some(({path:s})=>(0,w.basename)(s)==="binding.gyp")?"it has a `binding.gyp`":dn(r.command,C,await V(e,C)),{NODE_ENV:z,
...U}=f.env,n=[P,f.app.org,f.app.project,f.app.appID,f.repository,f.settings.cachesOf,r.command,(0,w.relative)(l.source,r.cwd),l.cache,[e.node?.version,d.manager,
d.tool,e.manager?.version??e.node?.npm],process.platform,process.arch,await(0,m.readFile)("/etc/os-release","utf8").catch(()=>""),u.isolation.kind,Y({...e.defaults,
...U}),Y(p.hostEnv),C,G===void 0?null:e.commit];return{key:(0,$.createHash)("sha256").update(JSON.stringify(n)).digest("hex"),bound:G,files:new Set(C.map(({path:s})=>s))}}
function Y(e){return Object.entries(e).sort(([d],[r])=>d<r?-1:1)}async function V({workspace:{source:e}},d){const r=[],f=d.filter(l=>X(l)||gn.has((0,w.basename)(
l.path)));for(const l of f.slice(0,M+1)){const p=X(l)?v.kS:I,O=r.length<M?await(0,L.xO)(e,(0,w.join)(e,l.path),p):void 0;r.push({path:l.path,text:O?.text})}return r}
const H=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfil\
e.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattr\
ibutes",".gitmodules"]),q=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,nn=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,
cn=/\.(?:patch|diff|tgz|tar\.gz)$/,hn="120000",pn="160000";function mn({mode:e,path:d}){return e===pn||H.has((0,w.basename)(d))||q.test(d)||cn.test(d)}const gn=new Set(
[".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),yn=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function X({path:e}){return(0,w.basename)(e)==="package.json"}const rn=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
tn=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],vn=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],Z=["dependencies","devDe\
pendencies","optionalDependencies","resolutions","overrides"];function dn(e,d,r){if(!rn.test(e))return`\`${e}\` can read any file`;const f=d.find(({mode:u,path:O})=>u===
hn||O.startsWith('"'));if(f)return`\`${f.path}\` is a link, or has an unusual name`;const l=d.find(({path:u})=>nn.test(u));if(l)return`\`${l.path}\` can read any\
 file`;const p=r.find(u=>!X(u)&&(u.text===void 0||yn.test(u.text)));if(p)return`\`${p.path}\` can name a file to run`;for(const{path:u,text:O=""}of r.filter(X)){
const j=(0,g.D7)(O),R=j?En(j):"cannot be read";if(R!==void 0)return`\`${u}\` ${R}`}}function En(e){const d=(0,g.Gv)(e.scripts)?e.scripts:{},r=tn.find(p=>{const u=d[p];
return u!==void 0&&!(typeof u=="string"&&vn.some(O=>O.test(u.trim())))});if(r!==void 0)return`has the script \`${r}\``;const f=(0,g.Gv)(e.directories)?e.directories:
{};if(e.bin!==void 0||f.bin!==void 0)return"has programs";const l=JSON.stringify(Z.map(p=>e[p]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(l)?"\
depends on a folder of the repository":JSON.stringify(e).includes('"injected"')?"has injected dependencies":void 0}async function wn(e,d,r,f){const l=e.installs,
p=l&&await F(e,d,r);if(!l||!p){await f();return}const u=await l.find(p.key),O=u&&await(0,D.k)(e,u,"install",()=>l.isWhole(u,e.signal));if(O==="there")return{key:p,
settle:async C=>{C==="suspicious"&&await l.drop(p.key)}};O==="failed"&&(e.log.line("The kept install could not be brought back: installing again"),await e.renew());
const j=bn(e.workspace.root);return await f(),{key:p,settle:(j&&await On(e,p,j,l))??(async()=>{})}}async function On(e,{key:d,bound:r,files:f},l,p){const{workspace:u,
job:O,log:j,signal:R}=e,C=Dn(l,u.root),G=o=>{const s=(0,w.relative)(u.source,(0,w.join)(u.root,o));return r!==void 0||s===".git/config"||f.has(s)};if(!C||C.removed>
0||!C.changed.every(G)||O.settings.installCommand!==void 0&&!Mn(u.tmp))return;const{made:z}=C,U=[...z,...C.changed];if(U.length===0)return;e.step="keeping the i\
nstall";const n=await p.pack(O.deployID,u.root,U,{mostBytes:Number.POSITIVE_INFINITY,signal:R});if(n!==void 0)return r!==void 0&&j.line(`The install is kept for\
 this commit only, because ${r}`),()=>p.keep(n,{key:d,deployID:O.deployID,made:z},u.root)}const jn=2e5,$n=1e4;function bn(e){const d=new Map;return ln(e,(f,l)=>{
if(d.size>=jn)throw new Error("There are too many paths");return d.set(f,l?void 0:fn((0,w.join)(e,f))),l})?d:void 0}function ln(e,d){const r=[""];try{for(let f=r.
pop();f!==void 0;f=r.pop())for(const l of(0,x.readdirSync)((0,w.join)(e,f),{withFileTypes:!0})){const p=(0,w.join)(f,l.name);d(p,l.isDirectory())&&r.push(p)}}catch{
return!1}return!0}function Dn(e,d){const r=[],f=[];let l=0;return ln(d,(u,O)=>{const j=e.has(u),R=O||!j?void 0:fn((0,w.join)(d,u));if(j&&(l+=1),j?R!==e.get(u)&&
f.push(u):r.push(u),r.length+f.length>$n)throw new Error("There are too many changes");return j&&O&&e.get(u)===void 0})?{made:r,changed:f,removed:e.size-l}:void 0}
function fn(e){const{ino:d,size:r,mode:f,mtimeNs:l}=(0,x.lstatSync)(e,{bigint:!0});return`${d}:${r}:${f}:${l}`}function Mn(e){try{return(0,x.readdirSync)(e,{withFileTypes:!0,
recursive:!0}).every(d=>d.isDirectory())}catch{return!1}}var en=t(6996);async function Tn(e,d,r,f){const l=e.job.settings.installCommand,p=l??(f?d.install:void 0);
if((p||f)&&d.tool&&(e.manager=await(0,en.k)(e,d.tool)),!p)return;const u=l===void 0?d.installDir:r;e.installed=await wn(e,d,{command:p,cwd:u},()=>p===S.$2&&l===
void 0?on(e,d):Q(e,"install",p,u))}async function on(e,d){try{await Q(e,"install",S.$2,d.installDir,{npm_config_prefer_offline:"true"})}catch(r){if(!(r instanceof
k.$w)||r.facts.code!=="install_failed"||!r.facts.log.some(f=>/\bETARGET\b/.test(f)))throw r;e.log.line("The package cache is older than the lockfile: asking the\
 registry"),await Q(e,"install",S.$2,d.installDir)}}async function Q(e,d,r,f,l={}){const{context:p,job:u,workspace:O,host:j,log:R,signal:C}=e;e.step=`\`${r}\``,
R.line(`$ ${r}`);const G=Sn(e,r,f),{NODE_ENV:z,...U}=u.env,n=d==="install"||z===void 0?U:{...U,NODE_ENV:z},o=d==="install"?{...p.hostEnv,...(0,h.P2)()}:p.hostEnv,
s=await j.run({script:r,cwd:f,signal:C,env:(0,h.WB)({...o,...e.defaults,...l},n,O,G,j.tmp),onLine:c=>R.line(c)});if(await e.checkout?.check(d,r),!(s.exitCode===
0&&!s.breach))throw(0,A._I)(d,r,s,R)}const sn=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;function Sn({workspace:e,manager:d,node:r,context:f},l,p){
const u=[...d?.bins??[],...r?.bins??[],f.path],O=(0,L.Vj)(e.source,p);return[...sn.test(l)?[...u,...O]:[...O,...u],...r?.gyp===void 0?[]:[r.gyp]].join(":")}}),7770:((J,N,t)=>{
t.d(N,{_:()=>$,k:()=>D});var h=t(1455),k=t(6760),A=t(9127),L=t(3052),S=t(9537),x=t(1264),w=t(9910);async function D(m,{label:g,archive:v},E,P=async()=>!0){const{
workspace:M,context:I,log:F}=m;if(g.place!==null&&g.place!==M.root)return"unfit";for(const nn of g.made)if(await(0,h.lstat)((0,k.join)(M.root,nn)).catch(()=>{}))
return"unfit";const Y=I.clock.monotonic();m.step=`bringing back the ${E}`;const V=P();V.catch(()=>{});const H=await $(m,(0,w.YT)((0,S.ZL)(v)),!0);if(!await V||!H)
return"failed";const q=(0,A.a3)(I.clock.monotonic()-Y);return F.line(`Brought back the ${E} of deployment ${g.deployID} (${(0,L.Xq)(g.bytes)}) in ${q}`),"there"}
async function $({workspace:m,host:g,signal:v},E,P=!1){const M={PATH:x.sg,LC_ALL:"C"},{exitCode:I}=await g.run({script:E,cwd:m.root,env:M,showsInstalls:P,signal:v,
onLine:()=>{}});return I===0}}),1845:((J,N,t)=>{t.d(N,{z:()=>S});var h=t(1264),k=t(6275),A=t(417);const L=2e5;async function S({context:x,mirror:w,commit:D,signal:$}){
const m=[],g=["-C",w,"-c","core.quotePath=false","ls-tree","-r","--full-tree",D],{exitCode:v}=await(0,k.m)("git",g,{cwd:"/",env:{...(0,A.gE)("none"),PATH:`${x.path}\
:${h.sg}`},signal:$,onLine(E,P){const[,M,I,F]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(E)??[];P==="stdout"&&M&&I&&F&&m.length<=L&&m.push({mode:M,id:I,path:F})}});
return v===0&&m.length<=L?m:void 0}}),6996:((J,N,t)=>{t.d(N,{B:()=>D,k:()=>w});var h=t(6760),k=t(3193),A=t(6822),L=t(1264),S=t(8013),x=t(4789);async function w($,m){
const g=m.lastIndexOf("@"),v=x.TN.find(E=>E===m.slice(0,g));$.step=`fetching ${m}`;try{if(v===void 0)throw new A.gl([`npm error ${m} is not a package manager`]);
const E=await D($,v,m.slice(g+1));if(E===void 0)throw new A.gl([`npm error there is no ${m}`]);const P=await $.host.tool({name:v,version:E},I=>$.log.line(I)),M=v.
startsWith("@")?(0,h.dirname)((0,h.dirname)(P)):(0,h.dirname)(P);return{name:v,version:E,bins:[(0,h.join)(M,".bin")]}}catch(E){if(!(E instanceof A.gl))throw E;for(const I of E.
lines)$.log.line(I);const P=v==="bun"&&$.stage==="build"?". The start command runs it: let it run `node`, or deploy again later":"",M=`\`${m}\` could not be fetc\
hed: ${E.message}${P}`;throw(0,S.V2)("install","install_failed",M,$.log.last())}}async function D({host:$,context:m},g,v){const E=await(0,L.CM)(m.tools,g);if(E.
includes(v))return v;const P=await $.versionsOf(g).catch(M=>{if(M instanceof A.gl&&E.length>0)return E;throw M});return P.includes(v)?v:k([...P],v)??void 0}}),2454:((J,N,t)=>{
t.r(N),t.d(N,{becameWarning:()=>x,notesOf:()=>S,notesOfShape:()=>$,printsErrors:()=>w,shownFault:()=>D});var h=t(5807),k=t(8595),A=t(3531),L=t(3659);function S({
ignoredRules:m,withheld:g,leftOut:v}){const E=m.map(({file:P,line:M,reason:I})=>`Ignored: ${P}${M===void 0?"":`, line ${M}`}: ${I}`);return g>0&&E.push(`Left ou\
t: ${g} \xD7 .env*, because such files contain secrets`),v.count>0&&E.push((0,L.l)(v)),E}function x({type:m,because:g,place:v}){return{code:"type_detected",file:v?.
file??null,line:v?.line??null,message:(0,h.Ow)((0,A.kl)(m,g),k.iA)}}function w(m){return m.some(g=>/\b(?:ERROR|FATAL)\b/.test(g))}function D({file:m,line:g,message:v}){
return m===null?v:`${m}${g===null?"":`:${g}`}: ${v}`}function $({fallback:m,base:g},{spaFallback:v}){const E=[];if(m!==void 0&&v===void 0){const P=m==="index.ht\
ml"?"the site has one page":"the site has it, and no 404.html";E.push(`Paths without a file get ${m}, because ${P} (spaFallback in app-settings changes it)`)}return g!==
void 0&&E.push(`The pages expect the path ${g}/, so / redirects to it`),E}}),2255:((J,N,t)=>{t.r(N),t.d(N,{detect:()=>G,installAndBuild:()=>U});var h=t(6760),k=t(
3531),A=t(2881),L=t(9922),S=t(4107),x=t(6419),w=t(901);const D=256*1024,$=50,m=3;async function g(n,o,s){const[c,i]=await Promise.all([v(n,o,s),P(n)]);return{fallback:c,
base:i}}async function v(n,o,s){if(!o||await(0,x.Z4)((0,h.join)(n,"404.html")))return;if(await(0,x.Z4)((0,h.join)(n,"200.html")))return"200.html";if(!o.isClientSide)
return;const c=[];for await(const i of new w.j(n,s).walk(/\.html?$/i))if(c.push(i),c.length>1)return;return c[0]===(0,h.join)(n,"index.html")?"index.html":void 0}
const E=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;async function P(n){const o=await(0,x.
zy)(n,(0,h.join)(n,"index.html"),D),s=[...new Set([...(o?.text??"").matchAll(E)].map(([,i=""])=>i))].slice(0,$);let c;for(const i of s){if(i.includes("..")||i.startsWith(
"//")||await(0,x.Z4)((0,h.join)(n,i))){if(!i.startsWith("//"))return;continue}const a=await M(n,i);if(c!==void 0&&a!==void 0&&a!==c)return;c??=a}return c}async function M(n,o){
const s=o.split("/").slice(1);for(let c=1;c<=Math.min(m,s.length-1);c++)if(await(0,x.Z4)((0,h.join)(n,...s.slice(c))))return`/${s.slice(0,c).join("/")}`}var I=t(
2719),F=t(4046),Y=t(402),V=t(7598),H=t(1455),q=t(3052),nn=t(9537),cn=t(7770);const hn=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],pn=512*
q.D6;async function mn(n,o,s){const{workspace:c,installed:i,installs:a,signal:y}=n;if(!a||!i||i.key.bound!==void 0)return;const b=["build cache",i.key.key,s,(0,h.
relative)(c.source,o)],T=(0,V.createHash)("sha256").update(JSON.stringify(b)).digest("hex"),K=await a.find(T),B=K&&await a.isWhole(K,y)?K:void 0,an=B&&await(0,cn.
k)(n,B,"build cache");return B&&an==="failed"&&(n.log.line("The kept build cache could not be brought back: building without it"),await(0,cn._)(n,`rm -rf -- ${B.
label.made.map(W=>(0,nn.ZL)(`./${W}`)).join(" ")}`),await a.drop(T)),async W=>{W==="built"?await gn(n,a,T,o):an==="there"&&W==="suspicious"&&await a.drop(T)}}async function gn(n,o,s,c){
const{job:i,workspace:a}=n,y=await yn(a.root,[c,a.source]);if(y.length===0)return;const b={mostBytes:pn,signal:new AbortController().signal},T=await o.pack(`${i.
deployID}.cache`,a.root,y,b).catch(()=>{});if(T===void 0)return o.drop(s);await o.keep(T,{key:s,deployID:i.deployID,made:y},a.root,!0)}async function yn(n,o){const s=new Set;
for(const c of o)for(const i of hn){const a=(0,h.join)(c,i);await(0,H.realpath)(a).catch(()=>{})===a&&s.add((0,h.relative)(n,a))}return[...s]}var X=t(3121),rn=t(
8161),tn=t(8011),vn=t(3193),Z=t(8302),dn=t(6822),En=t(8013),wn=t(4789),On=t(6996),jn=t(4737);const $n=4096,bn=100,ln={argon:"4",boron:"6",carbon:"8",dubnium:"10",
erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},Dn=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,fn=[(n,o)=>en(n,
(0,h.join)(o,".nvmrc")),(n,o)=>en(n,(0,h.join)(o,".node-version")),(n,o)=>en(n,(0,h.join)(o,".tool-versions"),Tn),on(["volta","node"],({volta:n})=>(0,Z.Gv)(n)?n.
node:void 0),on(["devEngines","runtime"],({devEngines:n})=>(0,Z.Gv)(n)?Q(n.runtime):void 0),on(["engines","node"],({engines:n})=>(0,Z.Gv)(n)?n.node:void 0)];async function Mn({
nodeVersion:n},o,s){if(n)return sn(n,"the setting nodeVersion",void 0,!0);for(const c of fn)for(const i of(0,x.Kd)(s,o)){const a=await c(s,i);if(a)return a}}async function en(n,o,s=c=>c||
void 0){const i=(await(0,x.zy)(n,o,$n))?.text.split(`
`).map(b=>s(b.replace(/#.*/,"").trim()))??[],a=i.findIndex(b=>b!==void 0);if(a===-1)return;const y=(0,h.relative)(n,o);return sn(i[a]??"",`\`${y}\``,{file:y,line:a+
1,column:1},!0)}function Tn(n){const[o="",s]=n.split(/\s+/,2);return/^node(?:js)?$/.test(o)&&s!=="system"?s:void 0}function on(n,o){return async(s,c)=>{const i=await(0,F.
jJ)(s,c),a=i&&o(i.value);if(!(!i||typeof a!="string"||a.trim()===""))return sn(a,`${n.join(".")} of \`${i.file}\``,(0,F.$t)(i,...n),!1)}}function Q(n){return(Array.
isArray(n)?n:[n]).find(s=>(0,Z.Gv)(s)&&s.name==="node")?.version}function sn(n,o,s,c){const i=n.trim().slice(0,bn);return{range:Sn(i.toLowerCase()),text:i,by:o,
place:s,strict:c}}function Sn(n){if(Dn.test(n))return"*";const o=ln[n.replace(/^lts\//,"")];return jn(o??n.replace(/^node[@/-]/,""))??void 0}const e=[["<16","6"],
["<18","8"],["*","10"]],d=8;async function r(n,o){const s=process.versions.node,c=await u(n.context.path),i=await Mn(n.job.settings,o,n.workspace.source),a={version:s,
npm:c?.version,gyp:c?.gyp,bins:[],by:i?.by};if(!i)return a;if(i.range===void 0){if(i.strict)throw j(i,`${i.by} has \`${i.text}\`, which names no version of Node.\
js`);return n.log.line(`Warning: ${i.by} has \`${i.text}\`, which names no version of Node.js`),{...a,by:void 0}}return tn(s,i.range)?a:f(n,i,i.range,c)}async function f(n,o,s,c){
const i=`${o.by} asks for Node.js ${o.text}`,a=wn.Le[`${(0,rn.platform)()} ${(0,rn.arch)()}`];if(a===void 0)throw j(o,`${i}, but this platform has only ${process.
versions.node} for its machine`);try{const y=await(0,On.B)(n,a,s);if(y===void 0)throw j(o,`${i}, ${await l(n,a)}`);const b=await n.host.tool({name:a,version:y},
B=>n.log.line(B)),T=(0,h.join)(b,"bin"),K=await O(n,y,c);return{version:y,npm:K.version,gyp:K.gyp,bins:[...K.bins,T],by:o.by}}catch(y){if(!(y instanceof dn.gl))
throw y;for(const b of y.lines)n.log.line(b);throw j(o,`${i}, but it could not be fetched: ${y.message}`)}}async function l(n,o){return`which does not exist for\
 this machine. There are ${[...new Set((await n.host.versionsOf(o)).map(i=>Number.parseInt(i,10)))].sort((i,a)=>a-i).slice(0,d).join(", ")} and others`}function p(n){
return(0,h.join)(n,"bin/node-gyp-bin")}async function u(n){for(const o of n.split(":")){const s=await(0,H.realpath)((0,h.join)(o,"npm")).catch(()=>{});if(s===void 0)
continue;const c=(0,h.dirname)((0,h.dirname)(s)),i=await(0,H.readFile)((0,h.join)(c,"package.json"),"utf8").catch(()=>"{}"),{version:a,engines:y}=JSON.parse(i),
b=(0,Z.Gv)(y)?y.node:void 0;return typeof a!="string"?void 0:{version:a,node:typeof b=="string"?b:"*",gyp:p(c)}}}async function O(n,o,s){if(s&&tn(o,s.node))return{
version:s.version,gyp:s.gyp,bins:[]};const[,c="10"]=e.find(([y])=>tn(o,y))??[],i=vn([...await n.host.versionsOf("npm")],c);if(i===null)throw new dn.gl([`npm err\
or there is no npm ${c}`]);const a=await n.host.tool({name:"npm",version:i},y=>n.log.line(y));return{version:i,gyp:p(a),bins:[(0,h.join)((0,h.dirname)(a),".bin")]}}
function j({place:n},o){return(0,En.iY)(n,"install","node_unavailable",o)}var R=t(2454),C=t(694);async function G(n){const o=await(0,S.C7)(n);return{text:(0,S.df)(
n,o),folder:(0,h.relative)(n.workspace.source,o.folder),command:o.command??null,output:o.framework?.output??null,type:o.detected?.type??n.job.type,typeBecause:o.
detected?.because??null}}async function z(n,o,s){const{job:c,context:i}=n;if(!(!o.isFunction&&o.command!==void 0&&c.settings.assetsOnly!==!0)||c.outputDirectory!==
null)return{...await s(),shape:{}};const{serverInstead:y}=await t.e(750).then(t.bind(t,3377));let b;try{b={...await s(),shape:{}}}catch(T){const B=T instanceof A.
$w&&T.facts.code==="output_missing"?await y(n,o):void 0;if(!B)throw T;return B}return await new w.j(b.directory,i.clock).hasFile(I.KL)?b:await y(n,o)??b}async function U(n,o){
const{job:s,workspace:c,context:i}=n;n.lasting&&(n.installs=new X.$f(c.installs,i.limits,c.shared?.installs));const a=await(0,S.C7)(n),{folder:y,project:b,command:T}=a,
K=T!==void 0||a.mayServe;o("install"),(K||s.settings.installCommand)&&(n.node=await r(n,y)),n.log.line((0,S.df)(n,a)),a.isFunction&&await(0,Y.lr)(b,c.source)&&(n.
defaults=Y.$o,n.log.line("Yarn has YARN_NODE_LINKER=node-modules, because the release of a server has its packages in node_modules")),await(0,L.a)(n,b,y,K),o("b\
uild"),T!==void 0&&(n.cached=await mn(n,y,T));const B=await(0,C.PN)({source:c.source,folder:y,asked:s.outputDirectory,built:T!==void 0,usual:a.framework?.output,
apps:a.app.apps}),an=a.isFunction&&T!==void 0?(0,S.ht)(a):{};for(const[_,un]of Object.entries(an))s.env[_]===void 0&&n.log.line(`The build has ${_}=${un}, so th\
at it makes a server of Node.js`);if(T!==void 0&&await(0,L.d)(n,"build",T,y,an),a.isFunction){const{makeServer:_}=await t.e(750).then(t.bind(t,3377)),un=await _(
n,a,B);if(un)return{...un,detected:a.detected}}const W=await z(n,a,B);if(W.server)return W;T!==void 0&&s.outputDirectory===null&&n.log.line((0,k.pS)((0,h.relative)(
c.source,W.directory)));const Pn=(0,S.K5)(W.directory,c.source,a),xn=W.kind==="build"?await g(W.directory,Pn,i.clock):{};for(const _ of(0,R.notesOfShape)(xn,s.settings))
n.log.line(_);return{...W,shape:xn,startScript:(0,F.Fl)(b.packageJson,"start")}}})};export{In as id,An as ids,Ln as modules};

const K=56,k=[56],U={9692:((S,v,f)=>{f.d(v,{U2:()=>T,UQ:()=>u,q1:()=>o});class _ extends Error{name="JsonTextError";offset;stop;constructor(t,a,l=a){super(t),this.
offset=a,this.stop=l}}const y=34,x=44,j=58,M=91,I=92,w=93,A=123,b=125,P=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,p=24,n=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,i=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
e=/true|false|null/y,r="a lone surrogate (half of a character) in a string";class c{#n;#s;#r;#e=[];#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,a=!0,l){
this.#n=t,this.#s=a,this.#r=l}document(){this.#l();const t=this.#d()===A?"object":"other";do this.#o();while(this.#a());if(this.#l(),this.#t<this.#n.length)throw this.#h(
"the end");return t}#o(){for(;;){this.#l(),this.#e.length===1&&(this.#i.offset=this.#t);const t=this.#d();if(t===y){this.#_();return}if(t===A){if(this.#t+=1,this.#f(
b))return;this.#e.push(new Set),this.#u()}else if(t===M){if(this.#t+=1,this.#f(w))return;this.#e.push(void 0)}else{if(this.#p(i)||this.#p(e))return;throw this.#h(
"a value")}}}#a(){for(let t=this.#e.length;t>0;t--){const a=this.#e[t-1]!==void 0;if(t===1&&a&&this.#r&&this.#c(this.#r),this.#f(x))return a&&this.#u(),!0;if(!this.#f(
a?b:w))throw this.#y(a?"}":"]");this.#e.pop()}return!1}#c(t){t({...this.#i,text:this.#n.slice(this.#i.offset,this.#t)})}#u(){this.#l();const t=this.#t;if(this.#d()!==
y)throw this.#h("a name in double quotes");this.#_();const a=s(this.#n.slice(t,this.#t)),l=this.#e.at(-1);if(this.#s&&l?.has(a))throw new _(`the name "${a}" occ\
urs twice in one object`,t);if(l?.add(a),!this.#f(j))throw this.#h('":"');this.#e.length===1&&(this.#i={name:a,nameOffset:t,offset:this.#t})}#_(){const t=this.#n,
a=this.#t;let l=a+1;for(;;){const D=t.charCodeAt(l);if(D===y)break;if(D===I)l=this.#O(l,a);else if(D>=55296&&D<=57343)l=this.#g(l,a);else if(D>=32)l=l-a<p?l+1:this.#E(
l);else throw this.#m(l)}this.#t=l+1}#E(t){return P.lastIndex=t,P.test(this.#n),P.lastIndex}#O(t,a){if(n.lastIndex=t,!n.test(this.#n))throw this.#m(t);const l=n.
lastIndex;if(!this.#s||l-t===2)return l;const D=Number.parseInt(this.#n.slice(t+2,l),16);if(D<55296||D>57343)return l;const L=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#n.slice(l,l+6));if(D>=56320||!L)throw new _(r,a);return l+6}#g(t,a){const[l,D]=[this.#n.charCodeAt(t),this.#n.charCodeAt(t+1)],L=l<56320&&(D&64512)===56320;
if(this.#s&&!L)throw new _(r,a);return t+(L?2:1)}#m(t){const a=t>=this.#n.length;return new _(a?"a string does not end":"a bad escape or control character in a \
string",t)}#f(t){return this.#l(),this.#d()!==t?!1:(this.#t+=1,!0)}#l(){for(;;){const t=this.#d();if(t!==32&&t!==10&&t!==13&&t!==9)return;this.#t+=1}}#d(){return this.#n.
charCodeAt(this.#t)}#p(t){return t.lastIndex=this.#t,t.test(this.#n)?(this.#t=t.lastIndex,!0):!1}#y(t){const a=this.#n.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#n.charAt(this.#t))?new _(`"," or "${t}" is missing`,a,this.#t):this.#h(`"," or "${t}"`)}#h(t){const a=this.#n.slice(this.#t,this.#t+1);return new _(`\
expected ${t}, found ${a===""?"the end":JSON.stringify(a)}`,this.#t)}}function s(d){return d.includes("\\")?String(JSON.parse(d)):d.slice(1,-1)}function o(d,t){
const a=d.slice(0,t);return{line:a.split(`
`).length,column:t-a.lastIndexOf(`
`)}}function E(d){new JsonScanner(d).document()}function u(d){try{new c(d,!1).document()}catch(t){if(t instanceof _)return t;throw t}}function T(d,t=!0){const a=[];
return new c(d,t,D=>a.push(D)).document()==="object"?a:void 0}function C(d){return d.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function h(d,t){return d===
t||g(d)===g(t)}function g(d){try{return String(JSON.parse(d,m))}catch(t){if(t instanceof RangeError)return C(d);throw t}}function m(d,t,a){return typeof t=="num\
ber"?O(a?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:isObject(t)?`{${Object.entries(t).map(([D,L])=>`${JSON.stringify(D)}:${L}`).sort().join(",")}}`:
JSON.stringify(t)}function O(d){const[,t,a="",l="",D="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(d)??[],L=`${a}${l}`.replace(/^0+/,""),B=L.replace(/0+$/,
"");if(B==="")return`${t}0`;const R=BigInt(D)-BigInt(l.length)+BigInt(L.length-B.length);return`${t}${B}e${R}`}}),6709:((S,v,f)=>{f.d(v,{PO:()=>j,PX:()=>I,VV:()=>w,
bA:()=>A,fv:()=>P,lW:()=>p});var _=f(6760),y=f(8302),x=f(9692);const j=200,M=["dependencies","devDependencies","optionalDependencies","peerDependencies"];async function I(n,i){
const e=(0,_.join)(i,"package.json"),r=new Set([e]);await n.lines(e);for await(const s of n.walk(/^package\.json$/))if(r.add(s),r.size>=j)break;const c=[];for(const s of r){
const o=(await n.lines(s))?.join(`
`).replace(/^\ufeff/,""),E=o===void 0?void 0:(0,y.D7)(o),u=p(n,s);o!==void 0&&E&&c.push({file:u,folder:u.replace(/\/?package\.json$/,""),text:o,value:E})}return c}
function w({text:n},i){let e=0,r=n,c;for(const s of i){const o=(0,x.U2)(r,!1)?.findLast(E=>E.name===s);if(!o)return;c=e+o.nameOffset,e+=o.offset,r=o.text}return c===
void 0?void 0:(0,x.q1)(n,c)}function A(n,i){for(const e of n)for(const{group:r,name:c,wanted:s}of b(e.value))if(!(typeof s!="string"||!i(c,s)))return{manifest:e,
name:c,wanted:s,place:w(e,[r,c])}}function b(n){return M.flatMap(i=>{const e=n[i];return Object.entries((0,y.Gv)(e)?e:{}).map(([r,c])=>({group:i,name:r,wanted:c}))})}
function P(n,i){for(const e of n){const r=e.value.scripts;for(const[c,s]of Object.entries((0,y.Gv)(r)?r:{}))if(typeof s=="string"&&i(c,s))return{manifest:e,place:w(
e,["scripts",c])}}}function p(n,i){return(0,_.relative)(n.root,i).split(_.sep).join("/")}}),4046:((S,v,f)=>{f.d(v,{$t:()=>e,Fl:()=>i,as:()=>n,jJ:()=>P,kS:()=>b});
var _=f(1455),y=f(6760),x=f(3739),j=f(8302),M=f(9692),I=f(3052),w=f(8013),A=f(6419);const b=I.D6;async function P(s,o){const E=(0,y.join)(o,"package.json"),u=(0,y.
relative)(s,E);if(!await r(E))return;const T=await(0,A.z)(s,E,b+1);if(T===void 0)throw c(u,"is not a file of the repository");if(T.bytes>b)throw c(u,`is larger \
than ${(0,I.Xq)(b)}`);const C=T.text.replace(/^\ufeff/,""),h=p(u,C);if(!(0,j.Gv)(h))throw c(u,"is not a JSON object",C);return{file:u,text:C,value:h}}function p(s,o){
try{return JSON.parse(o)}catch{const E=n(o);if(E!==void 0)throw c(s,"has the conflict markers of a merge",o,E);const u=(0,M.UQ)(o);throw c(s,`is not valid JSON:\
 ${u?.message??"it cannot be read"}`,o,u?.offset)}}function n(s){return/^<{7} /m.exec(s)?.index}function i(s,o){const E=s?.value.scripts,u=(0,j.Gv)(E)?E[o]:void 0;
return typeof u=="string"&&u.trim()!==""?u:void 0}function e({text:s},o){const E=(0,M.U2)(s,!1)?.findLast(u=>u.name===o);return(0,M.q1)(s,E?.nameOffset??0)}async function r(s){
try{return await(0,_.lstat)(s),!0}catch(o){if(["ENOENT","ENOTDIR"].includes((0,x.xU)(o)??""))return!1;throw o}}function c(s,o,E="",u){const{line:T,column:C}=(0,M.
q1)(E,u??0),h=u===void 0?"":` (line ${T}, column ${C})`;return(0,w.iY)({file:s,line:T,column:C},"build","package_json_invalid",`The file \`${s}\` ${o}${h}`)}}),
402:((S,v,f)=>{f.d(v,{$2:()=>A,$M:()=>e,GQ:()=>c,Wh:()=>p});var _=f(6760),y=f(7994),x=f(3052),j=f(6419),M=f(6709),I=f(4046);const w=[{file:"pnpm-lock.yaml",manager:"\
pnpm",tool:T},{file:"yarn.lock",manager:"yarn",tool:C},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"\
package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],A="npm ci",b={npm:()=>A,pnpm:()=>"pnpm install --frozen-lo\
ckfile",yarn:h=>h?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},P={npm:()=>"npm ins\
tall",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:h=>h?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function p(h,g){
const m=await(0,I.jJ)(g,h),{manifest:O,place:d}=await n(h,g,m),t=O&&await e(d,g);if(!t){const{manager:R,tool:W}=s(O)??{manager:"npm",tool:void 0},$=O&&P[R](W);return{
packageJson:m,manager:R,tool:W,install:$,installDir:d}}const{lockfile:a,dir:l,head:D}=t,L=s(O)??s((await(0,I.jJ)(g,l))?.value),B=L?.manager===a.manager?L.tool:a.
tool(D);return{packageJson:m,manager:a.manager,tool:B,install:b[a.manager](B),installDir:l}}async function n(h,g,m){if(m)return{manifest:m.value,place:h};for(let O=(0,_.
dirname)(h);(0,y.FK)(g,O);O=(0,_.dirname)(O)){const d=await(0,I.jJ)(g,O);if(d)return{manifest:d.value,place:O}}return{manifest:void 0,place:h}}const i=64*1024;async function e(h,g){
for(let m=h;(0,y.FK)(g,m);m=(0,_.dirname)(m))for(const O of w){const d=await(0,j.z)(g,(0,_.join)(m,O.file),i);if(d)return{lockfile:O,dir:m,head:d.text}}}const r=16*
x.D6;async function c(h,g){const m=await e(g,h.root);if(!m)return;const O=(0,_.join)(m.dir,m.lockfile.file),d=await(0,j.x)(h.root,O,r);return{file:(0,M.lW)(h,O),
folder:(0,M.lW)(h,m.dir),text:d?.text??""}}function s(h){const g=h?.packageManager,[,m,O]=typeof g=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(g)||
[];if(O!==void 0)return m==="yarn"?{manager:m,tool:O.startsWith("1.")?`yarn@${O}`:o(O)}:m==="pnpm"||m==="bun"?{manager:m,tool:`${m}@${O}`}:void 0}function o(h){
return`@yarnpkg/cli-dist@${h}`}const E={5:"7",6:"8",9:"10"},u={4:"2",6:"3",8:"4.12",9:"4.14"};function T(h){const g=/^lockfileVersion: '?(\d+)/m.exec(h)?.[1];return`\
pnpm@${E[g??""]??"10"}`}function C(h){const g=/^__metadata:\s+version: (\d+)/m.exec(h)?.[1];return g===void 0?"yarn@1":o(u[g]??"4")}}),901:((S,v,f)=>{f.d(v,{$:()=>M,
j:()=>P});var _=f(1455),y=f(6760),x=f(3052),j=f(6419);const M={bytes:32*x.D6,memory:64*x.D6,fileBytes:x.D6,files:4e3,entries:5e4,depth:24,ms:3e3},I=2,w=32,A=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
b=64;class P{root;#n;#s;#r;#e=new Map;#t=0;#i=0;#o=0;#a=0;constructor(n,i,e=M){this.root=n,this.#n=i,this.#s=e,this.#r=i.now()+e.ms}get isOver(){const{bytes:n,memory:i,
files:e,entries:r}=this.#s;return this.#t>=n||this.#i>=i?!0:this.#o>=e||this.#a>=r||this.#n.now()>=this.#r}get used(){return{bytes:this.#t,files:this.#o,entries:this.#a}}async lines(n){
if(this.#e.has(n))return this.#e.get(n);if(this.isOver)return;this.#o+=1;const i=Math.min(this.#s.fileBytes,this.#s.bytes-this.#t),e=await(0,j.x)(this.root,n,i),
r=e?.text.split(`
`);return this.#t+=e?.bytes??0,this.#i+=(e?.text.length??0)*I+(r?.length??0)*w,this.#e.set(n,r),r}async filesIn(n,i){const e=[];let r=!1;for await(const c of this.#c(
n))if(r=!0,(c.isFile()||c.isSymbolicLink())&&e.push((0,y.join)(n,c.name)),e.length>i)return;return r&&!this.isOver?e:void 0}async foldersIn(n,i){const e=[];for await(const r of this.#c(
n))if(r.isDirectory()&&!A.test(r.name)&&e.push(r.name),e.length>=i)break;return e}async*walk(n){let i=[this.root];for(let e=0;e<=this.#s.depth&&i.length>0;e++){
const r=[];for(const c of i)for await(const s of this.#c(c)){const o=(0,y.join)(c,s.name);s.isDirectory()&&!A.test(s.name)&&r.push(o),s.isFile()&&n.test(s.name)&&
(yield o)}i=r}}async*#c(n){if(!this.isOver)try{for await(const i of await(0,_.opendir)(n,{bufferSize:b}))if(this.#a+=1,yield i,this.isOver)return}catch{}}}}),3573:((S,v,f)=>{
f.d(v,{S:()=>b,c:()=>j});var _=f(6760),y=f(8302),x=f(6709);async function j(p,n,i){if(!p.file.endsWith("pnpm-lock.yaml"))return{file:n?.file,place:n&&(0,x.VV)(n,
["workspaces"]),patterns:(n&&I(n))??[]};const e=M((0,_.resolve)(i.root,p.folder)),r=await i.lines(e)??[],c=r.flatMap(o=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.
exec(o)?.[1]??[]),s=r.findIndex(o=>o.startsWith("packages:"));return{file:(0,x.lW)(i,e),place:s<0?void 0:{line:s+1,column:1},patterns:c}}function M(p){return(0,_.
join)(p,"pnpm-workspace.yaml")}function I({value:{workspaces:p}}){const n=(0,y.Gv)(p)?p.packages:p;return Array.isArray(n)?n.filter(i=>typeof i=="string"):void 0}
const w=300,A=1e3;function b(p,n){const i=n.slice(0,A),e=p.split("/"),r=o=>{const E=_.posix.normalize(o.slice(0,w)).replace(/\/$/,"").split("/"),u=E.indexOf("**"),
T=u===-1?E:E.slice(0,u);return(u===-1?T.length!==e.length:T.length>e.length)?!1:T.every((C,h)=>P(C,e[h]??""))},[c,s]=[i.filter(o=>o.startsWith("!")),i.filter(o=>!o.
startsWith("!"))];return s.some(r)&&!c.some(o=>r(o.slice(1)))}function P(p,n){const[i="",...e]=p.split("*"),r=e.pop();if(r===void 0)return p===n;if(!n.startsWith(
i)||!n.endsWith(r)||n.length<i.length+r.length)return!1;let c=i.length;for(const s of e){const o=n.indexOf(s,c);if(o===-1)return!1;c=o+s.length}return c<=n.length-
r.length}}),1845:((S,v,f)=>{f.d(v,{z:()=>M});var _=f(1264),y=f(6275),x=f(417);const j=2e5;async function M({context:I,mirror:w,commit:A,signal:b}){const P=[],p=[
"-C",w,"-c","core.quotePath=false","ls-tree","-r","--full-tree",A],{exitCode:n}=await(0,y.m)("git",p,{cwd:"/",env:{...(0,x.gE)("none"),PATH:`${I.path}:${_.sg}`},
signal:b,onLine(i,e){const[,r,c,s]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(i)??[];e==="stdout"&&r&&c&&s&&P.length<=j&&P.push({mode:r,id:c,path:s})}});return n===
0&&P.length<=j?P:void 0}})};export{K as id,k as ids,U as modules};

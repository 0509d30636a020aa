const K=56,k=[56],U={9692:((S,w,f)=>{f.d(w,{U2:()=>C,UQ:()=>m,q1:()=>c});class _ extends Error{name="JsonTextError";offset;stop;constructor(t,a,d=a){super(t),this.
offset=a,this.stop=d}}const g=34,P=44,x=58,D=91,b=92,A=93,I=123,j=125,M=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,T=24,e=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,s=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
n=/true|false|null/y,r="a lone surrogate (half of a character) in a string";class o{#n;#s;#r;#e=[];#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,a=!0,d){
this.#n=t,this.#s=a,this.#r=d}document(){this.#l();const t=this.#d()===I?"object":"other";do this.#o();while(this.#a());if(this.#l(),this.#t<this.#n.length)throw this.#h(
"the end");return t}#o(){for(;;){this.#l(),this.#e.length===1&&(this.#i.offset=this.#t);const t=this.#d();if(t===g){this.#_();return}if(t===I){if(this.#t+=1,this.#f(
j))return;this.#e.push(new Set),this.#u()}else if(t===D){if(this.#t+=1,this.#f(A))return;this.#e.push(void 0)}else{if(this.#p(s)||this.#p(n))return;throw this.#h(
"a value")}}}#a(){for(let t=this.#e.length;t>0;t--){const a=this.#e[t-1]!==void 0;if(t===1&&a&&this.#r&&this.#c(this.#r),this.#f(P))return a&&this.#u(),!0;if(!this.#f(
a?j:A))throw this.#y(a?"}":"]");this.#e.pop()}return!1}#c(t){t({...this.#i,text:this.#n.slice(this.#i.offset,this.#t)})}#u(){this.#l();const t=this.#t;if(this.#d()!==
g)throw this.#h("a name in double quotes");this.#_();const a=i(this.#n.slice(t,this.#t)),d=this.#e.at(-1);if(this.#s&&d?.has(a))throw new _(`the name "${a}" occ\
urs twice in one object`,t);if(d?.add(a),!this.#f(x))throw this.#h('":"');this.#e.length===1&&(this.#i={name:a,nameOffset:t,offset:this.#t})}#_(){const t=this.#n,
a=this.#t;let d=a+1;for(;;){const y=t.charCodeAt(d);if(y===g)break;if(y===b)d=this.#O(d,a);else if(y>=55296&&y<=57343)d=this.#g(d,a);else if(y>=32)d=d-a<T?d+1:this.#E(
d);else throw this.#m(d)}this.#t=d+1}#E(t){return M.lastIndex=t,M.test(this.#n),M.lastIndex}#O(t,a){if(e.lastIndex=t,!e.test(this.#n))throw this.#m(t);const d=e.
lastIndex;if(!this.#s||d-t===2)return d;const y=Number.parseInt(this.#n.slice(t+2,d),16);if(y<55296||y>57343)return d;const v=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#n.slice(d,d+6));if(y>=56320||!v)throw new _(r,a);return d+6}#g(t,a){const[d,y]=[this.#n.charCodeAt(t),this.#n.charCodeAt(t+1)],v=d<56320&&(y&64512)===56320;
if(this.#s&&!v)throw new _(r,a);return t+(v?2:1)}#m(t){const a=t>=this.#n.length;return new _(a?"a string does not end":"a bad escape or control character in a \
string",t)}#f(t){return this.#l(),this.#d()!==t?!1:(this.#t+=1,!0)}#l(){for(;;){const t=this.#d();if(t!==32&&t!==10&&t!==13&&t!==9)return;this.#t+=1}}#d(){return this.#n.
charCodeAt(this.#t)}#p(t){return t.lastIndex=this.#t,t.test(this.#n)?(this.#t=t.lastIndex,!0):!1}#y(t){const a=this.#n.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#n.charAt(this.#t))?new _(`"," or "${t}" is missing`,a,this.#t):this.#h(`"," or "${t}"`)}#h(t){const a=this.#n.slice(this.#t,this.#t+1);return new _(`\
expected ${t}, found ${a===""?"the end":JSON.stringify(a)}`,this.#t)}}function i(h){return h.includes("\\")?String(JSON.parse(h)):h.slice(1,-1)}function c(h,t){
const a=h.slice(0,t);return{line:a.split(`
`).length,column:t-a.lastIndexOf(`
`)}}function l(h){new JsonScanner(h).document()}function m(h){try{new o(h,!1).document()}catch(t){if(t instanceof _)return t;throw t}}function C(h,t=!0){const a=[];
return new o(h,t,y=>a.push(y)).document()==="object"?a:void 0}function L(h){return h.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function u(h,t){return h===
t||O(h)===O(t)}function O(h){try{return String(JSON.parse(h,p))}catch(t){if(t instanceof RangeError)return L(h);throw t}}function p(h,t,a){return typeof t=="num\
ber"?E(a?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:isObject(t)?`{${Object.entries(t).map(([y,v])=>`${JSON.stringify(y)}:${v}`).sort().join(",")}}`:
JSON.stringify(t)}function E(h){const[,t,a="",d="",y="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(h)??[],v=`${a}${d}`.replace(/^0+/,""),B=v.replace(/0+$/,
"");if(B==="")return`${t}0`;const R=BigInt(y)-BigInt(d.length)+BigInt(v.length-B.length);return`${t}${B}e${R}`}}),6709:((S,w,f)=>{f.d(w,{PO:()=>x,PX:()=>b,VV:()=>A,
bA:()=>I,fv:()=>M,lW:()=>T});var _=f(6760),g=f(8302),P=f(9692);const x=200,D=["dependencies","devDependencies","optionalDependencies","peerDependencies"];async function b(e,s){
const n=(0,_.join)(s,"package.json"),r=new Set([n]);await e.lines(n);for await(const i of e.walk(/^package\.json$/))if(r.add(i),r.size>=x)break;const o=[];for(const i of r){
const c=(await e.lines(i))?.join(`
`).replace(/^\ufeff/,""),l=c===void 0?void 0:(0,g.D7)(c),m=T(e,i);c!==void 0&&l&&o.push({file:m,folder:m.replace(/\/?package\.json$/,""),text:c,value:l})}return o}
function A({text:e},s){let n=0,r=e,o;for(const i of s){const c=(0,P.U2)(r,!1)?.findLast(l=>l.name===i);if(!c)return;o=n+c.nameOffset,n+=c.offset,r=c.text}return o===
void 0?void 0:(0,P.q1)(e,o)}function I(e,s){for(const n of e)for(const{group:r,name:o,wanted:i}of j(n.value))if(!(typeof i!="string"||!s(o,i)))return{manifest:n,
name:o,wanted:i,place:A(n,[r,o])}}function j(e){return D.flatMap(s=>{const n=e[s];return Object.entries((0,g.Gv)(n)?n:{}).map(([r,o])=>({group:s,name:r,wanted:o}))})}
function M(e,s){for(const n of e){const r=n.value.scripts;for(const[o,i]of Object.entries((0,g.Gv)(r)?r:{}))if(typeof i=="string"&&s(o,i))return{manifest:n,place:A(
n,["scripts",o])}}}function T(e,s){return(0,_.relative)(e.root,s).split(_.sep).join("/")}}),4046:((S,w,f)=>{f.d(w,{$t:()=>n,Fl:()=>s,as:()=>e,jJ:()=>M,kS:()=>j});
var _=f(1455),g=f(6760),P=f(3739),x=f(8302),D=f(9692),b=f(3052),A=f(8013),I=f(6419);const j=b.D6;async function M(i,c){const l=(0,g.join)(c,"package.json"),m=(0,g.
relative)(i,l);if(!await r(l))return;const C=await(0,I.z)(i,l,j+1);if(C===void 0)throw o(m,"is not a file of the repository");if(C.bytes>j)throw o(m,`is larger \
than ${(0,b.Xq)(j)}`);const L=C.text.replace(/^\ufeff/,""),u=T(m,L);if(!(0,x.Gv)(u))throw o(m,"is not a JSON object",L);return{file:m,text:L,value:u}}function T(i,c){
try{return JSON.parse(c)}catch{const l=e(c);if(l!==void 0)throw o(i,"has the conflict markers of a merge",c,l);const m=(0,D.UQ)(c);throw o(i,`is not valid JSON:\
 ${m?.message??"it cannot be read"}`,c,m?.offset)}}function e(i){return/^<{7} /m.exec(i)?.index}function s(i,c){const l=i?.value.scripts,m=(0,x.Gv)(l)?l[c]:void 0;
return typeof m=="string"&&m.trim()!==""?m:void 0}function n({text:i},c){const l=(0,D.U2)(i,!1)?.findLast(m=>m.name===c);return(0,D.q1)(i,l?.nameOffset??0)}async function r(i){
try{return await(0,_.lstat)(i),!0}catch(c){if(["ENOENT","ENOTDIR"].includes((0,P.xU)(c)??""))return!1;throw c}}function o(i,c,l="",m){const{line:C,column:L}=(0,D.
q1)(l,m??0),u=m===void 0?"":` (line ${C}, column ${L})`;return(0,A.iY)({file:i,line:C,column:L},"build","package_json_invalid",`The file \`${i}\` ${c}${u}`)}}),
402:((S,w,f)=>{f.d(w,{$2:()=>I,$M:()=>n,GQ:()=>o,Wh:()=>T});var _=f(6760),g=f(7994),P=f(3052),x=f(6419),D=f(6709),b=f(4046);const A=[{file:"pnpm-lock.yaml",manager:"\
pnpm",tool:C},{file:"yarn.lock",manager:"yarn",tool:L},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"\
package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],I="npm ci",j={npm:()=>I,pnpm:()=>"pnpm install --frozen-lo\
ckfile",yarn:u=>u?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},M={npm:()=>"npm ins\
tall",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:u=>u?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function T(u,O){
const p=await(0,b.jJ)(O,u),{manifest:E,place:h}=await e(u,O,p),t=E&&await n(h,O);if(!t){const{manager:R,tool:W}=i(E)??{manager:"npm",tool:void 0},$=E&&M[R](W);return{
packageJson:p,manager:R,tool:W,install:$,installDir:h}}const{lockfile:a,dir:d,head:y}=t,v=i(E)??i((await(0,b.jJ)(O,d))?.value),B=v?.manager===a.manager?v.tool:a.
tool(y);return{packageJson:p,manager:a.manager,tool:B,install:j[a.manager](B),installDir:d}}async function e(u,O,p){if(p)return{manifest:p.value,place:u};for(let E=(0,_.
dirname)(u);(0,g.FK)(O,E);E=(0,_.dirname)(E)){const h=await(0,b.jJ)(O,E);if(h)return{manifest:h.value,place:E}}return{manifest:void 0,place:u}}const s=64*1024;async function n(u,O){
for(let p=u;(0,g.FK)(O,p);p=(0,_.dirname)(p))for(const E of A){const h=await(0,x.z)(O,(0,_.join)(p,E.file),s);if(h)return{lockfile:E,dir:p,head:h.text}}}const r=16*
P.D6;async function o(u,O){const p=await n(O,u.root);if(!p)return;const E=(0,_.join)(p.dir,p.lockfile.file),h=await(0,x.x)(u.root,E,r);return{file:(0,D.lW)(u,E),
folder:(0,D.lW)(u,p.dir),text:h?.text??""}}function i(u){const O=u?.packageManager,[,p,E]=typeof O=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(O)||
[];if(E!==void 0)return p==="yarn"?{manager:p,tool:E.startsWith("1.")?`yarn@${E}`:c(E)}:p==="pnpm"||p==="bun"?{manager:p,tool:`${p}@${E}`}:void 0}function c(u){
return`@yarnpkg/cli-dist@${u}`}const l={5:"7",6:"8",9:"10"},m={4:"2",6:"3",8:"4.12",9:"4.14"};function C(u){const O=/^lockfileVersion: '?(\d+)/m.exec(u)?.[1];return`\
pnpm@${l[O??""]??"10"}`}function L(u){const O=/^__metadata:\s+version: (\d+)/m.exec(u)?.[1];return O===void 0?"yarn@1":c(m[O]??"4")}}),901:((S,w,f)=>{f.d(w,{$:()=>D,
j:()=>M});var _=f(1455),g=f(6760),P=f(3052),x=f(6419);const D={bytes:32*P.D6,memory:64*P.D6,fileBytes:P.D6,files:4e3,entries:5e4,depth:24,ms:3e3},b=2,A=32,I=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
j=64;class M{root;#n;#s;#r;#e=new Map;#t=0;#i=0;#o=0;#a=0;constructor(e,s,n=D){this.root=e,this.#n=s,this.#s=n,this.#r=s.now()+n.ms}get isOver(){const{bytes:e,memory:s,
files:n,entries:r}=this.#s;return this.#t>=e||this.#i>=s?!0:this.#o>=n||this.#a>=r||this.#n.now()>=this.#r}get used(){return{bytes:this.#t,files:this.#o,entries:this.#a}}async lines(e){
if(this.#e.has(e))return this.#e.get(e);if(this.isOver)return;this.#o+=1;const s=Math.min(this.#s.fileBytes,this.#s.bytes-this.#t),n=await(0,x.x)(this.root,e,s),
r=n?.text.split(`
`);return this.#t+=n?.bytes??0,this.#i+=(n?.text.length??0)*b+(r?.length??0)*A,this.#e.set(e,r),r}async filesIn(e,s){const n=[];let r=!1;for await(const o of this.#c(
e))if(r=!0,(o.isFile()||o.isSymbolicLink())&&n.push((0,g.join)(e,o.name)),n.length>s)return;return r&&!this.isOver?n:void 0}async foldersIn(e,s){const n=[];for await(const r of this.#c(
e))if(r.isDirectory()&&!I.test(r.name)&&n.push(r.name),n.length>=s)break;return n}async*walk(e){let s=[this.root];for(let n=0;n<=this.#s.depth&&s.length>0;n++){
const r=[];for(const o of s)for await(const i of this.#c(o)){const c=(0,g.join)(o,i.name);i.isDirectory()&&!I.test(i.name)&&r.push(c),i.isFile()&&e.test(i.name)&&
(yield c)}s=r}}async*#c(e){if(!this.isOver)try{for await(const s of await(0,_.opendir)(e,{bufferSize:j}))if(this.#a+=1,yield s,this.isOver)return}catch{}}}}),3573:((S,w,f)=>{
f.d(w,{S:()=>j,c:()=>x});var _=f(6760),g=f(8302),P=f(6709);async function x(e,s,n){if(!e.file.endsWith("pnpm-lock.yaml"))return{file:s?.file,place:s&&(0,P.VV)(s,
["workspaces"]),patterns:(s&&b(s))??[]};const r=D((0,_.resolve)(n.root,e.folder)),o=await n.lines(r)??[],i=o.flatMap(l=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.
exec(l)?.[1]??[]),c=o.findIndex(l=>l.startsWith("packages:"));return{file:(0,P.lW)(n,r),place:c<0?void 0:{line:c+1,column:1},patterns:i}}function D(e){return(0,_.
join)(e,"pnpm-workspace.yaml")}function b({value:{workspaces:e}}){const s=(0,g.Gv)(e)?e.packages:e;return Array.isArray(s)?s.filter(n=>typeof n=="string"):void 0}
const A=300,I=1e3;function j(e,s){const n=s.slice(0,I),r=e.split("/"),o=l=>{const m=_.posix.normalize(l.slice(0,A)).replace(/\/$/,"").split("/");return M(m,r)},
[i,c]=[n.filter(l=>l.startsWith("!")),n.filter(l=>!l.startsWith("!"))];return c.some(o)&&!i.some(l=>o(l.slice(1)))}function M(e,s){let n=[0];for(const r of e){const o=n.
flatMap(i=>r==="**"?Array.from({length:s.length-i+1},(c,l)=>i+l):i<s.length&&T(r,s[i]??"")?[i+1]:[]);n=[...new Set(o)]}return n.includes(s.length)}function T(e,s){
const[n="",...r]=e.split("*"),o=r.pop();if(o===void 0)return e===s;if(!s.startsWith(n)||!s.endsWith(o)||s.length<n.length+o.length)return!1;let i=n.length;for(const c of r){
const l=s.indexOf(c,i);if(l===-1)return!1;i=l+c.length}return i<=s.length-o.length}}),1845:((S,w,f)=>{f.d(w,{z:()=>D});var _=f(1264),g=f(6275),P=f(417);const x=2e5;
async function D({context:b,mirror:A,commit:I,signal:j}){const M=[],T=["-C",A,"-c","core.quotePath=false","ls-tree","-r","--full-tree",I],{exitCode:e}=await(0,g.
m)("git",T,{cwd:"/",env:{...(0,P.gE)("none"),PATH:`${b.path}:${_.sg}`},signal:j,onLine(s,n){const[,r,o,i]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(s)??[];n===
"stdout"&&r&&o&&i&&M.length<=x&&M.push({mode:r,id:o,path:i})}});return e===0&&M.length<=x?M:void 0}})};export{K as id,k as ids,U as modules};

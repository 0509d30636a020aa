const W=568,U=[568],J={1772:((v,C,l)=>{l.d(C,{U2:()=>j,UQ:()=>D,q1:()=>w});class E extends Error{name="JsonTextError";offset;stop;constructor(t,e,c=e){super(t),
this.offset=e,this.stop=c}}function w(i,t){const e=i.slice(0,t);return{line:e.split(`
`).length,column:t-e.lastIndexOf(`
`)}}function P(i){new _(i).document()}function D(i){try{new _(i,!1).document()}catch(t){if(t instanceof E)return t;throw t}}function j(i,t=!0){const e=[];return new _(
i,t,y=>e.push(y)).document()==="object"?e:void 0}function b(i){return i.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function S(i,t){return i===t||T(i)===
T(t)}function T(i){try{return String(JSON.parse(i,O))}catch(t){if(t instanceof RangeError)return b(i);throw t}}function O(i,t,e){return typeof t=="number"?x(e?.
source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:isObject(t)?`{${Object.entries(t).map(([y,L])=>`${JSON.stringify(y)}:${L}`).sort().join(",")}}`:JSON.stringify(
t)}function x(i){const[,t,e="",c="",y="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(i)??[],L=`${e}${c}`.replace(/^0+/,""),k=L.replace(/0+$/,"");if(k===
"")return`${t}0`;const B=BigInt(y)-BigInt(c.length)+BigInt(L.length-k.length);return`${t}${k}e${B}`}function p(i){return i.includes("\\")?String(JSON.parse(i)):
i.slice(1,-1)}const f=34,n=44,o=58,r=91,a=92,d=93,s=123,u=125,g=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,m=24,M=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,I=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
A=/true|false|null/y,h="a lone surrogate (half of a character) in a string";class _{#n;#s;#r;#e=[];#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,e=!0,c){
this.#n=t,this.#s=e,this.#r=c}document(){this.#l();const t=this.#h()===s?"object":"other";do this.#o();while(this.#a());if(this.#l(),this.#t<this.#n.length)throw this.#u(
"the end");return t}#o(){for(;;){this.#l(),this.#e.length===1&&(this.#i.offset=this.#t);const t=this.#h();if(t===f){this.#_();return}if(t===s){if(this.#t+=1,this.#f(
u))return;this.#e.push(new Set),this.#d()}else if(t===r){if(this.#t+=1,this.#f(d))return;this.#e.push(void 0)}else{if(this.#m(I)||this.#m(A))return;throw this.#u(
"a value")}}}#a(){for(let t=this.#e.length;t>0;t--){const e=this.#e[t-1]!==void 0;if(t===1&&e&&this.#r&&this.#c(this.#r),this.#f(n))return e&&this.#d(),!0;if(!this.#f(
e?u:d))throw this.#y(e?"}":"]");this.#e.pop()}return!1}#c(t){t({...this.#i,text:this.#n.slice(this.#i.offset,this.#t)})}#d(){this.#l();const t=this.#t;if(this.#h()!==
f)throw this.#u("a name in double quotes");this.#_();const e=p(this.#n.slice(t,this.#t)),c=this.#e.at(-1);if(this.#s&&c?.has(e))throw new E(`the name "${e}" occ\
urs twice in one object`,t);if(c?.add(e),!this.#f(o))throw this.#u('":"');this.#e.length===1&&(this.#i={name:e,nameOffset:t,offset:this.#t})}#_(){const t=this.#n,
e=this.#t;let c=e+1;for(;;){const y=t.charCodeAt(c);if(y===f)break;if(y===a)c=this.#O(c,e);else if(y>=55296&&y<=57343)c=this.#g(c,e);else if(y>=32)c=c-e<m?c+1:this.#E(
c);else throw this.#p(c)}this.#t=c+1}#E(t){return g.lastIndex=t,g.test(this.#n),g.lastIndex}#O(t,e){if(M.lastIndex=t,!M.test(this.#n))throw this.#p(t);const c=M.
lastIndex;if(!this.#s||c-t===2)return c;const y=Number.parseInt(this.#n.slice(t+2,c),16);if(y<55296||y>57343)return c;const L=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#n.slice(c,c+6));if(y>=56320||!L)throw new E(h,e);return c+6}#g(t,e){const[c,y]=[this.#n.charCodeAt(t),this.#n.charCodeAt(t+1)],L=c<56320&&(y&64512)===56320;
if(this.#s&&!L)throw new E(h,e);return t+(L?2:1)}#p(t){const e=t>=this.#n.length;return new E(e?"a string does not end":"a bad escape or control character in a \
string",t)}#f(t){return this.#l(),this.#h()!==t?!1:(this.#t+=1,!0)}#l(){for(;;){const t=this.#h();if(t!==32&&t!==10&&t!==13&&t!==9)return;this.#t+=1}}#h(){return this.#n.
charCodeAt(this.#t)}#m(t){return t.lastIndex=this.#t,t.test(this.#n)?(this.#t=t.lastIndex,!0):!1}#y(t){const e=this.#n.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#n.charAt(this.#t))?new E(`"," or "${t}" is missing`,e,this.#t):this.#u(`"," or "${t}"`)}#u(t){const e=this.#n.slice(this.#t,this.#t+1);return new E(`\
expected ${t}, found ${e===""?"the end":JSON.stringify(e)}`,this.#t)}}}),6709:((v,C,l)=>{l.d(C,{PO:()=>D,PX:()=>b,bA:()=>S,fv:()=>T});var E=l(6760),w=l(8302),P=l(
4046);const D=200,j=["dependencies","devDependencies","optionalDependencies","peerDependencies"];async function b(O,x){const p=(0,E.join)(x,"package.json"),f=new Set(
[p]);await O.lines(p);for await(const o of O.walk(/^package\.json$/))if(f.add(o),f.size>=D)break;const n=[];for(const o of f){const r=await O.text(o)??"",a=(0,w.
D7)(r),d=O.pathOf(o);a&&n.push({file:d,folder:d.replace(/\/?package\.json$/,""),text:r,value:a})}return n}function S(O,x,p=j){for(const f of O)for(const n of p){
const o=f.value[n];for(const[r,a]of Object.entries((0,w.Gv)(o)?o:{}))if(!(typeof a!="string"||!x(r,a)))return{manifest:f,name:r,wanted:a,place:(0,P.VV)(f,[n,r])}}}
function T(O,x){return S(O,x,["scripts"])}}),4046:((v,C,l)=>{l.d(C,{$t:()=>r,Fl:()=>n,VV:()=>o,as:()=>f,jJ:()=>x,kS:()=>O});var E=l(1455),w=l(6760),P=l(3739),D=l(
8302),j=l(1772),b=l(3052),S=l(8013),T=l(6419);const O=b.D6;async function x(s,u){const g=(0,w.join)(u,"package.json"),m=(0,w.relative)(s,g);if(!await a(g))return;
const M=await(0,T.zy)(s,g,O+1);if(M===void 0)throw d(m,"is not a file of the repository");if(M.bytes>O)throw d(m,`is larger than ${(0,b.Xq)(O)}`);const I=M.text.
replace(/^\ufeff/,""),A=p(m,I);if(!(0,D.Gv)(A))throw d(m,"is not a JSON object",I);return{file:m,text:I,value:A}}function p(s,u){try{return JSON.parse(u)}catch{
const g=f(u);if(g!==void 0)throw d(s,"has the conflict markers of a merge",u,g);const m=(0,j.UQ)(u);throw d(s,`is not valid JSON: ${m?.message??"it cannot be re\
ad"}`,u,m?.offset)}}function f(s){return/^<{7} /m.exec(s)?.index}function n(s,u){const g=s?.value.scripts,m=(0,D.Gv)(g)?g[u]:void 0;return typeof m=="string"&&m.
trim()!==""?m:void 0}function o({text:s},u){let g=0,m=s,M;for(const I of u){const A=(0,j.U2)(m,!1)?.findLast(h=>h.name===I);if(!A)return;M=g+A.nameOffset,g+=A.offset,
m=A.text}return M===void 0?void 0:(0,j.q1)(s,M)}function r(s,...u){return{file:s.file,...o(s,u)??{line:1,column:1}}}async function a(s){try{return await(0,E.lstat)(
s),!0}catch(u){if(["ENOENT","ENOTDIR"].includes((0,P.xU)(u)??""))return!1;throw u}}function d(s,u,g="",m){const{line:M,column:I}=(0,j.q1)(g,m??0),A=m===void 0?"":
` (line ${M}, column ${I})`;return(0,S.iY)({file:s,line:M,column:I},"build","package_json_invalid",`The file \`${s}\` ${u}${A}`)}}),402:((v,C,l)=>{l.d(C,{$2:()=>b,
$M:()=>f,$o:()=>m,Cy:()=>M,GQ:()=>o,Wh:()=>O,lr:()=>A});var E=l(6760),w=l(3052),P=l(6419),D=l(4046);const j=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:u},{file:"\
yarn.lock",manager:"yarn",tool:g},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"\
npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],b="npm ci",S={npm:()=>b,pnpm:()=>"pnpm install --frozen-lockfile",yarn:h=>h?.startsWith(
"yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},T={npm:()=>"npm install",pnpm:()=>"pnpm install -\
-no-frozen-lockfile",yarn:h=>h?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function O(h,_){const i=await(0,D.
jJ)(_,h),{manifest:t,place:e}=await x(h,_,i),c=t&&await f(e,_);if(!c){const{manager:N,tool:$}=r(t)??{manager:"npm",tool:void 0},K=t&&T[N]($);return{packageJson:i,
manager:N,tool:$,install:K,installDir:e}}const{lockfile:y,dir:L,head:k}=c,B=r(t)??r((await(0,D.jJ)(_,L))?.value),R=B?.manager===y.manager?B.tool:y.tool(k);return{
packageJson:i,manager:y.manager,tool:R,install:S[y.manager](R),installDir:L}}async function x(h,_,i){if(i)return{manifest:i.value,place:h};for(const t of(0,P.Kd)(
_,(0,E.dirname)(h))){const e=await(0,D.jJ)(_,t);if(e)return{manifest:e.value,place:t}}return{manifest:void 0,place:h}}const p=64*1024;async function f(h,_){for(const i of(0,P.
Kd)(_,h))for(const t of j){const e=await(0,P.zy)(_,(0,E.join)(i,t.file),p);if(e)return{lockfile:t,dir:i,head:e.text}}}const n=16*w.D6;async function o(h,_){const i=await f(
_,h.root);if(!i)return;const t=(0,E.join)(i.dir,i.lockfile.file),e=await(0,P.xO)(h.root,t,n);return{file:h.pathOf(t),folder:h.pathOf(i.dir),text:e?.text??""}}function r(h){
const _=h?.packageManager,[,i,t]=typeof _=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(_)||[];if(t!==void 0)return i==="yarn"?{manager:i,tool:t.startsWith(
"1.")?`yarn@${t}`:a(t)}:i==="pnpm"||i==="bun"?{manager:i,tool:`${i}@${t}`}:void 0}function a(h){return`@yarnpkg/cli-dist@${h}`}const d={5:"7",6:"8",9:"10"},s={4:"\
2",6:"3",8:"4.12",9:"4.14"};function u(h){const _=/^lockfileVersion: '?(\d+)/m.exec(h)?.[1];return`pnpm@${d[_??""]??"10"}`}function g(h){const _=/^__metadata:\s+version: (\d+)/m.
exec(h)?.[1];return _===void 0?"yarn@1":a(s[_]??"4")}const m={YARN_NODE_LINKER:"node-modules"},M=".pnp.cjs",I=64*1024;async function A({manager:h,tool:_,installDir:i},t){
if(h!=="yarn"||_?.startsWith("yarn@1")===!0)return!1;const e=await(0,P.zy)(t,(0,E.join)(i,".yarnrc.yml"),I),c=/^nodeLinker:\s{0,9}["']?([\w-]{1,20})/m.exec(e?.text??
"")?.[1];return c===void 0||c==="pnp"}}),901:((v,C,l)=>{l.d(C,{$:()=>b,j:()=>p});var E=l(1455),w=l(6760),P=l(8302),D=l(3052),j=l(6419);const b={bytes:32*D.D6,memory:64*
D.D6,fileBytes:D.D6,files:4e3,entries:5e4,depth:24,ms:3e3},S=2,T=32,O=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,x=64;class p{root;#n;#s;#r;#e=new Map;#t=0;#i=0;#o=0;#a=0;constructor(n,o,r=b){
this.root=n,this.#n=o,this.#s=r,this.#r=o.now()+r.ms}get isOver(){const{bytes:n,memory:o,files:r,entries:a}=this.#s;return this.#t>=n||this.#i>=o?!0:this.#o>=r||
this.#a>=a||this.#n.now()>=this.#r}get used(){return{bytes:this.#t,files:this.#o,entries:this.#a}}async lines(n){if(this.#e.has(n))return this.#e.get(n);if(this.
isOver)return;this.#o+=1;const o=Math.min(this.#s.fileBytes,this.#s.bytes-this.#t),r=await(0,j.xO)(this.root,n,o),a=r?.text.split(`
`);return this.#t+=r?.bytes??0,this.#i+=(r?.text.length??0)*S+(a?.length??0)*T,this.#e.set(n,a),a}async text(n){return(await this.lines(n))?.join(`
`).replace(/^\ufeff/,"")}async json(n){return(0,P.D7)((await this.lines(n))?.join(`
`)??"")}async has(n){return await this.lines(n)!==void 0}pathOf(n){return(0,w.relative)(this.root,n).split(w.sep).join("/")}async filesIn(n,o){const r=[];let a=!1;
for await(const d of this.#c(n))if(a=!0,(d.isFile()||d.isSymbolicLink())&&r.push((0,w.join)(n,d.name)),r.length>o)return;return a&&!this.isOver?r:void 0}async foldersIn(n,o){
const r=[];for await(const a of this.#c(n))if(a.isDirectory()&&!O.test(a.name)&&r.push(a.name),r.length>=o)break;return r}async*walk(n){let o=[this.root];for(let r=0;r<=
this.#s.depth&&o.length>0;r++){const a=[];for(const d of o)for await(const s of this.#c(d)){const u=(0,w.join)(d,s.name);s.isDirectory()&&!O.test(s.name)&&a.push(
u),s.isFile()&&n.test(s.name)&&(yield u)}o=a}}async hasFile(n){for await(const o of this.walk(n))return!0;return!1}async*#c(n){if(!this.isOver)try{for await(const o of await(0,E.
opendir)(n,{bufferSize:x}))if(this.#a+=1,yield o,this.isOver)return}catch{}}}}),3573:((v,C,l)=>{l.d(C,{S:()=>T,c:()=>D});var E=l(6760),w=l(8302),P=l(4046);async function D(p,f,n){
if(!p.file.endsWith("pnpm-lock.yaml")){const{workspaces:s}=f?.value??{},u=(0,w.Gv)(s)?s.packages:s,g=Array.isArray(u)?u.filter(m=>typeof m=="string"):[];return{
file:f?.file,place:f&&(0,P.VV)(f,["workspaces"]),patterns:g}}const o=j((0,E.resolve)(n.root,p.folder)),r=await n.lines(o)??[],a=r.flatMap(s=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.
exec(s)?.[1]??[]),d=r.findIndex(s=>s.startsWith("packages:"));return{file:n.pathOf(o),place:d<0?void 0:{line:d+1,column:1},patterns:a}}function j(p){return(0,E.
join)(p,"pnpm-workspace.yaml")}const b=300,S=1e3;function T(p,f){const n=f.slice(0,S),o=p.split("/"),r=s=>{const u=E.posix.normalize(s.slice(0,b)).replace(/\/$/,
"").split("/");return O(u,o)},[a,d]=[n.filter(s=>s.startsWith("!")),n.filter(s=>!s.startsWith("!"))];return d.some(r)&&!a.some(s=>r(s.slice(1)))}function O(p,f){
let n=[0];for(const o of p){const r=n.flatMap(a=>o==="**"?Array.from({length:f.length-a+1},(d,s)=>a+s):a<f.length&&x(o,f[a]??"")?[a+1]:[]);n=[...new Set(r)]}return n.
includes(f.length)}function x(p,f){const[n="",...o]=p.split("*"),r=o.pop();if(r===void 0)return p===f;if(!f.startsWith(n)||!f.endsWith(r)||f.length<n.length+r.length)
return!1;let a=n.length;for(const d of o){const s=f.indexOf(d,a);if(s===-1)return!1;a=s+d.length}return a<=f.length-r.length}})};export{W as id,U as ids,J as modules};

const R=568,$=[568],K={9692:((S,C,h)=>{h.d(C,{U2:()=>i,UQ:()=>g,q1:()=>r});class O extends Error{name="JsonTextError";offset;stop;constructor(t,o,l=o){super(t),
this.offset=o,this.stop=l}}const D=34,w=44,P=58,x=91,b=92,I=93,T=123,j=125,E=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,M=24,a=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,n=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
e=/true|false|null/y,s="a lone surrogate (half of a character) in a string";class c{#n;#s;#r;#e=[];#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,o=!0,l){
this.#n=t,this.#s=o,this.#r=l}document(){this.#l();const t=this.#h()===T?"object":"other";do this.#o();while(this.#a());if(this.#l(),this.#t<this.#n.length)throw this.#u(
"the end");return t}#o(){for(;;){this.#l(),this.#e.length===1&&(this.#i.offset=this.#t);const t=this.#h();if(t===D){this.#_();return}if(t===T){if(this.#t+=1,this.#f(
j))return;this.#e.push(new Set),this.#d()}else if(t===x){if(this.#t+=1,this.#f(I))return;this.#e.push(void 0)}else{if(this.#m(n)||this.#m(e))return;throw this.#u(
"a value")}}}#a(){for(let t=this.#e.length;t>0;t--){const o=this.#e[t-1]!==void 0;if(t===1&&o&&this.#r&&this.#c(this.#r),this.#f(w))return o&&this.#d(),!0;if(!this.#f(
o?j:I))throw this.#y(o?"}":"]");this.#e.pop()}return!1}#c(t){t({...this.#i,text:this.#n.slice(this.#i.offset,this.#t)})}#d(){this.#l();const t=this.#t;if(this.#h()!==
D)throw this.#u("a name in double quotes");this.#_();const o=u(this.#n.slice(t,this.#t)),l=this.#e.at(-1);if(this.#s&&l?.has(o))throw new O(`the name "${o}" occ\
urs twice in one object`,t);if(l?.add(o),!this.#f(P))throw this.#u('":"');this.#e.length===1&&(this.#i={name:o,nameOffset:t,offset:this.#t})}#_(){const t=this.#n,
o=this.#t;let l=o+1;for(;;){const y=t.charCodeAt(l);if(y===D)break;if(y===b)l=this.#O(l,o);else if(y>=55296&&y<=57343)l=this.#g(l,o);else if(y>=32)l=l-o<M?l+1:this.#E(
l);else throw this.#p(l)}this.#t=l+1}#E(t){return E.lastIndex=t,E.test(this.#n),E.lastIndex}#O(t,o){if(a.lastIndex=t,!a.test(this.#n))throw this.#p(t);const l=a.
lastIndex;if(!this.#s||l-t===2)return l;const y=Number.parseInt(this.#n.slice(t+2,l),16);if(y<55296||y>57343)return l;const v=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#n.slice(l,l+6));if(y>=56320||!v)throw new O(s,o);return l+6}#g(t,o){const[l,y]=[this.#n.charCodeAt(t),this.#n.charCodeAt(t+1)],v=l<56320&&(y&64512)===56320;
if(this.#s&&!v)throw new O(s,o);return t+(v?2:1)}#p(t){const o=t>=this.#n.length;return new O(o?"a string does not end":"a bad escape or control character in a \
string",t)}#f(t){return this.#l(),this.#h()!==t?!1:(this.#t+=1,!0)}#l(){for(;;){const t=this.#h();if(t!==32&&t!==10&&t!==13&&t!==9)return;this.#t+=1}}#h(){return this.#n.
charCodeAt(this.#t)}#m(t){return t.lastIndex=this.#t,t.test(this.#n)?(this.#t=t.lastIndex,!0):!1}#y(t){const o=this.#n.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#n.charAt(this.#t))?new O(`"," or "${t}" is missing`,o,this.#t):this.#u(`"," or "${t}"`)}#u(t){const o=this.#n.slice(this.#t,this.#t+1);return new O(`\
expected ${t}, found ${o===""?"the end":JSON.stringify(o)}`,this.#t)}}function u(m){return m.includes("\\")?String(JSON.parse(m)):m.slice(1,-1)}function r(m,t){
const o=m.slice(0,t);return{line:o.split(`
`).length,column:t-o.lastIndexOf(`
`)}}function f(m){new JsonScanner(m).document()}function g(m){try{new c(m,!1).document()}catch(t){if(t instanceof O)return t;throw t}}function i(m,t=!0){const o=[];
return new c(m,t,y=>o.push(y)).document()==="object"?o:void 0}function d(m){return m.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function p(m,t){return m===
t||_(m)===_(t)}function _(m){try{return String(JSON.parse(m,A))}catch(t){if(t instanceof RangeError)return d(m);throw t}}function A(m,t,o){return typeof t=="num\
ber"?k(o?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:isObject(t)?`{${Object.entries(t).map(([y,v])=>`${JSON.stringify(y)}:${v}`).sort().join(",")}}`:
JSON.stringify(t)}function k(m){const[,t,o="",l="",y="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(m)??[],v=`${o}${l}`.replace(/^0+/,""),L=v.replace(/0+$/,
"");if(L==="")return`${t}0`;const B=BigInt(y)-BigInt(l.length)+BigInt(v.length-L.length);return`${t}${L}e${B}`}}),6709:((S,C,h)=>{h.d(C,{PO:()=>P,PX:()=>b,bA:()=>I,
fv:()=>j});var O=h(6760),D=h(8302),w=h(4046);const P=200,x=["dependencies","devDependencies","optionalDependencies","peerDependencies"];async function b(E,M){const a=(0,O.
join)(M,"package.json"),n=new Set([a]);await E.lines(a);for await(const s of E.walk(/^package\.json$/))if(n.add(s),n.size>=P)break;const e=[];for(const s of n){
const c=(await E.lines(s))?.join(`
`).replace(/^\ufeff/,""),u=c===void 0?void 0:(0,D.D7)(c),r=E.pathOf(s);c!==void 0&&u&&e.push({file:r,folder:r.replace(/\/?package\.json$/,""),text:c,value:u})}return e}
function I(E,M){for(const a of E)for(const{group:n,name:e,wanted:s}of T(a.value))if(!(typeof s!="string"||!M(e,s)))return{manifest:a,name:e,wanted:s,place:(0,w.
VV)(a,[n,e])}}function T(E){return x.flatMap(M=>{const a=E[M];return Object.entries((0,D.Gv)(a)?a:{}).map(([n,e])=>({group:M,name:n,wanted:e}))})}function j(E,M){
for(const a of E){const n=a.value.scripts;for(const[e,s]of Object.entries((0,D.Gv)(n)?n:{}))if(typeof s=="string"&&M(e,s))return{manifest:a,place:(0,w.VV)(a,["s\
cripts",e])}}}}),4046:((S,C,h)=>{h.d(C,{$t:()=>s,Fl:()=>n,VV:()=>e,as:()=>a,jJ:()=>E,kS:()=>j});var O=h(1455),D=h(6760),w=h(3739),P=h(8302),x=h(9692),b=h(3052),
I=h(8013),T=h(6419);const j=b.D6;async function E(r,f){const g=(0,D.join)(f,"package.json"),i=(0,D.relative)(r,g);if(!await c(g))return;const d=await(0,T.zy)(r,
g,j+1);if(d===void 0)throw u(i,"is not a file of the repository");if(d.bytes>j)throw u(i,`is larger than ${(0,b.Xq)(j)}`);const p=d.text.replace(/^\ufeff/,""),_=M(
i,p);if(!(0,P.Gv)(_))throw u(i,"is not a JSON object",p);return{file:i,text:p,value:_}}function M(r,f){try{return JSON.parse(f)}catch{const g=a(f);if(g!==void 0)
throw u(r,"has the conflict markers of a merge",f,g);const i=(0,x.UQ)(f);throw u(r,`is not valid JSON: ${i?.message??"it cannot be read"}`,f,i?.offset)}}function a(r){
return/^<{7} /m.exec(r)?.index}function n(r,f){const g=r?.value.scripts,i=(0,P.Gv)(g)?g[f]:void 0;return typeof i=="string"&&i.trim()!==""?i:void 0}function e({
text:r},f){let g=0,i=r,d;for(const p of f){const _=(0,x.U2)(i,!1)?.findLast(A=>A.name===p);if(!_)return;d=g+_.nameOffset,g+=_.offset,i=_.text}return d===void 0?
void 0:(0,x.q1)(r,d)}function s(r,...f){return{file:r.file,...e(r,f)??{line:1,column:1}}}async function c(r){try{return await(0,O.lstat)(r),!0}catch(f){if(["ENO\
ENT","ENOTDIR"].includes((0,w.xU)(f)??""))return!1;throw f}}function u(r,f,g="",i){const{line:d,column:p}=(0,x.q1)(g,i??0),_=i===void 0?"":` (line ${d}, column ${p}\
)`;return(0,I.iY)({file:r,line:d,column:p},"build","package_json_invalid",`The file \`${r}\` ${f}${_}`)}}),402:((S,C,h)=>{h.d(C,{$2:()=>b,$M:()=>a,GQ:()=>e,Wh:()=>j});
var O=h(6760),D=h(3052),w=h(6419),P=h(4046);const x=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:f},{file:"yarn.lock",manager:"yarn",tool:g},{file:"bun.lock",manager:"\
bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"\
npm",tool:()=>{}}],b="npm ci",I={npm:()=>b,pnpm:()=>"pnpm install --frozen-lockfile",yarn:i=>i?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn inst\
all --immutable",bun:()=>"bun install --frozen-lockfile"},T={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:i=>i?.startsWith("yarn@1")?
"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function j(i,d){const p=await(0,P.jJ)(d,i),{manifest:_,place:A}=await E(i,d,p),k=_&&await a(
A,d);if(!k){const{manager:v,tool:L}=s(_)??{manager:"npm",tool:void 0},B=_&&T[v](L);return{packageJson:p,manager:v,tool:L,install:B,installDir:A}}const{lockfile:m,
dir:t,head:o}=k,l=s(_)??s((await(0,P.jJ)(d,t))?.value),y=l?.manager===m.manager?l.tool:m.tool(o);return{packageJson:p,manager:m.manager,tool:y,install:I[m.manager](
y),installDir:t}}async function E(i,d,p){if(p)return{manifest:p.value,place:i};for(const _ of(0,w.Kd)(d,(0,O.dirname)(i))){const A=await(0,P.jJ)(d,_);if(A)return{
manifest:A.value,place:_}}return{manifest:void 0,place:i}}const M=64*1024;async function a(i,d){for(const p of(0,w.Kd)(d,i))for(const _ of x){const A=await(0,w.
zy)(d,(0,O.join)(p,_.file),M);if(A)return{lockfile:_,dir:p,head:A.text}}}const n=16*D.D6;async function e(i,d){const p=await a(d,i.root);if(!p)return;const _=(0,O.
join)(p.dir,p.lockfile.file),A=await(0,w.xO)(i.root,_,n);return{file:i.pathOf(_),folder:i.pathOf(p.dir),text:A?.text??""}}function s(i){const d=i?.packageManager,
[,p,_]=typeof d=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(d)||[];if(_!==void 0)return p==="yarn"?{manager:p,tool:_.startsWith("1.")?`yarn@${_}`:
c(_)}:p==="pnpm"||p==="bun"?{manager:p,tool:`${p}@${_}`}:void 0}function c(i){return`@yarnpkg/cli-dist@${i}`}const u={5:"7",6:"8",9:"10"},r={4:"2",6:"3",8:"4.12",
9:"4.14"};function f(i){const d=/^lockfileVersion: '?(\d+)/m.exec(i)?.[1];return`pnpm@${u[d??""]??"10"}`}function g(i){const d=/^__metadata:\s+version: (\d+)/m.
exec(i)?.[1];return d===void 0?"yarn@1":c(r[d]??"4")}}),901:((S,C,h)=>{h.d(C,{$:()=>b,j:()=>M});var O=h(1455),D=h(6760),w=h(8302),P=h(3052),x=h(6419);const b={bytes:32*
P.D6,memory:64*P.D6,fileBytes:P.D6,files:4e3,entries:5e4,depth:24,ms:3e3},I=2,T=32,j=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,E=64;class M{root;#n;#s;#r;#e=new Map;#t=0;#i=0;#o=0;#a=0;constructor(n,e,s=b){
this.root=n,this.#n=e,this.#s=s,this.#r=e.now()+s.ms}get isOver(){const{bytes:n,memory:e,files:s,entries:c}=this.#s;return this.#t>=n||this.#i>=e?!0:this.#o>=s||
this.#a>=c||this.#n.now()>=this.#r}get used(){return{bytes:this.#t,files:this.#o,entries:this.#a}}async lines(n){if(this.#e.has(n))return this.#e.get(n);if(this.
isOver)return;this.#o+=1;const e=Math.min(this.#s.fileBytes,this.#s.bytes-this.#t),s=await(0,x.xO)(this.root,n,e),c=s?.text.split(`
`);return this.#t+=s?.bytes??0,this.#i+=(s?.text.length??0)*I+(c?.length??0)*T,this.#e.set(n,c),c}async json(n){return(0,w.D7)((await this.lines(n))?.join(`
`)??"")}pathOf(n){return(0,D.relative)(this.root,n).split(D.sep).join("/")}async filesIn(n,e){const s=[];let c=!1;for await(const u of this.#c(n))if(c=!0,(u.isFile()||
u.isSymbolicLink())&&s.push((0,D.join)(n,u.name)),s.length>e)return;return c&&!this.isOver?s:void 0}async foldersIn(n,e){const s=[];for await(const c of this.#c(
n))if(c.isDirectory()&&!j.test(c.name)&&s.push(c.name),s.length>=e)break;return s}async*walk(n){let e=[this.root];for(let s=0;s<=this.#s.depth&&e.length>0;s++){
const c=[];for(const u of e)for await(const r of this.#c(u)){const f=(0,D.join)(u,r.name);r.isDirectory()&&!j.test(r.name)&&c.push(f),r.isFile()&&n.test(r.name)&&
(yield f)}e=c}}async hasFile(n){for await(const e of this.walk(n))return!0;return!1}async*#c(n){if(!this.isOver)try{for await(const e of await(0,O.opendir)(n,{bufferSize:E}))
if(this.#a+=1,yield e,this.isOver)return}catch{}}}}),3573:((S,C,h)=>{h.d(C,{S:()=>j,c:()=>P});var O=h(6760),D=h(8302),w=h(4046);async function P(a,n,e){if(!a.file.
endsWith("pnpm-lock.yaml"))return{file:n?.file,place:n&&(0,w.VV)(n,["workspaces"]),patterns:(n&&b(n))??[]};const s=x((0,O.resolve)(e.root,a.folder)),c=await e.lines(
s)??[],u=c.flatMap(f=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(f)?.[1]??[]),r=c.findIndex(f=>f.startsWith("packages:"));return{file:e.pathOf(s),place:r<0?
void 0:{line:r+1,column:1},patterns:u}}function x(a){return(0,O.join)(a,"pnpm-workspace.yaml")}function b({value:{workspaces:a}}){const n=(0,D.Gv)(a)?a.packages:
a;return Array.isArray(n)?n.filter(e=>typeof e=="string"):void 0}const I=300,T=1e3;function j(a,n){const e=n.slice(0,T),s=a.split("/"),c=f=>{const g=O.posix.normalize(
f.slice(0,I)).replace(/\/$/,"").split("/");return E(g,s)},[u,r]=[e.filter(f=>f.startsWith("!")),e.filter(f=>!f.startsWith("!"))];return r.some(c)&&!u.some(f=>c(
f.slice(1)))}function E(a,n){let e=[0];for(const s of a){const c=e.flatMap(u=>s==="**"?Array.from({length:n.length-u+1},(r,f)=>u+f):u<n.length&&M(s,n[u]??"")?[u+
1]:[]);e=[...new Set(c)]}return e.includes(n.length)}function M(a,n){const[e="",...s]=a.split("*"),c=s.pop();if(c===void 0)return a===n;if(!n.startsWith(e)||!n.
endsWith(c)||n.length<e.length+c.length)return!1;let u=e.length;for(const r of s){const f=n.indexOf(r,u);if(f===-1)return!1;u=f+r.length}return u<=n.length-c.length}})};export{R as id,$ as ids,K as modules};

const K=820,$=[820],N={9692:((B,C,f)=>{f.d(C,{U2:()=>M,UQ:()=>g,q1:()=>o});class m extends Error{name="JsonTextError";offset;constructor(n,c){super(n),this.offset=
c}}const D=34,x=44,w=58,P=91,I=92,A=93,b=123,j=125,T=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,O=24,a=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,t=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
i=/true|false|null/y,e="a lone surrogate (half of a character) in a string";class r{#t;#s;#r;#e=[];#n=0;#i={name:"",nameOffset:0,offset:0};constructor(n,c=!0,d){
this.#t=n,this.#s=c,this.#r=d}document(){this.#f();const n=this.#l()===b?"object":"other";do this.#o();while(this.#a());if(this.#f(),this.#n<this.#t.length)throw this.#d(
"the end");return n}#o(){for(;;){this.#f(),this.#e.length===1&&(this.#i.offset=this.#n);const n=this.#l();if(n===D){this.#_();return}if(n===b){if(this.#n+=1,this.#c(
j))return;this.#e.push(new Set),this.#h()}else if(n===P){if(this.#n+=1,this.#c(A))return;this.#e.push(void 0)}else{if(this.#p(t)||this.#p(i))return;throw this.#d(
"a value")}}}#a(){for(let n=this.#e.length;n>0;n--){const c=this.#e[n-1]!==void 0;if(n===1&&c&&this.#r&&this.#u(this.#r),this.#c(x))return c&&this.#h(),!0;if(!this.#c(
c?j:A))throw this.#d(`"," or "${c?"}":"]"}"`);this.#e.pop()}return!1}#u(n){n({...this.#i,text:this.#t.slice(this.#i.offset,this.#n)})}#h(){this.#f();const n=this.#n;
if(this.#l()!==D)throw this.#d("a name in double quotes");this.#_();const c=s(this.#t.slice(n,this.#n)),d=this.#e.at(-1);if(this.#s&&d?.has(c))throw new m(`the \
name "${c}" occurs twice in one object`,n);if(d?.add(c),!this.#c(w))throw this.#d('":"');this.#e.length===1&&(this.#i={name:c,nameOffset:n,offset:this.#n})}#_(){
const n=this.#t,c=this.#n;let d=c+1;for(;;){const y=n.charCodeAt(d);if(y===D)break;if(y===I)d=this.#O(d,c);else if(y>=55296&&y<=57343)d=this.#g(d,c);else if(y>=
32)d=d-c<O?d+1:this.#E(d);else throw this.#m(d)}this.#n=d+1}#E(n){return T.lastIndex=n,T.test(this.#t),T.lastIndex}#O(n,c){if(a.lastIndex=n,!a.test(this.#t))throw this.#m(
n);const d=a.lastIndex;if(!this.#s||d-n===2)return d;const y=Number.parseInt(this.#t.slice(n+2,d),16);if(y<55296||y>57343)return d;const v=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#t.slice(d,d+6));if(y>=56320||!v)throw new m(e,c);return d+6}#g(n,c){const[d,y]=[this.#t.charCodeAt(n),this.#t.charCodeAt(n+1)],v=d<56320&&(y&64512)===
56320;if(this.#s&&!v)throw new m(e,c);return n+(v?2:1)}#m(n){const c=n>=this.#t.length;return new m(c?"a string does not end":"a bad escape or control character\
 in a string",n)}#c(n){return this.#f(),this.#l()!==n?!1:(this.#n+=1,!0)}#f(){for(;;){const n=this.#l();if(n!==32&&n!==10&&n!==13&&n!==9)return;this.#n+=1}}#l(){
return this.#t.charCodeAt(this.#n)}#p(n){return n.lastIndex=this.#n,n.test(this.#t)?(this.#n=n.lastIndex,!0):!1}#d(n){const c=this.#t.slice(this.#n,this.#n+1);return new m(
`expected ${n}, found ${c===""?"the end":JSON.stringify(c)}`,this.#n)}}function s(l){return l.includes("\\")?String(JSON.parse(l)):l.slice(1,-1)}function o(l,n){
const c=l.slice(0,n);return{line:c.split(`
`).length,column:n-c.lastIndexOf(`
`)}}function u(l){new JsonScanner(l).document()}function g(l){try{new r(l,!1).document()}catch(n){if(n instanceof m)return n;throw n}}function M(l,n=!0){const c=[];
return new r(l,n,y=>c.push(y)).document()==="object"?c:void 0}function L(l){return l.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function h(l,n){return l===
n||E(l)===E(n)}function E(l){try{return String(JSON.parse(l,_))}catch(n){if(n instanceof RangeError)return L(l);throw n}}function _(l,n,c){return typeof n=="num\
ber"?p(c?.source??String(n)):Array.isArray(n)?`[${n.join(",")}]`:isObject(n)?`{${Object.entries(n).map(([y,v])=>`${JSON.stringify(y)}:${v}`).sort().join(",")}}`:
JSON.stringify(n)}function p(l){const[,n,c="",d="",y="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(l)??[],v=`${c}${d}`.replace(/^0+/,""),S=v.replace(/0+$/,
"");if(S==="")return`${n}0`;const R=BigInt(y)-BigInt(d.length)+BigInt(v.length-S.length);return`${n}${S}e${R}`}}),6709:((B,C,f)=>{f.d(C,{PO:()=>w,PX:()=>I,VV:()=>b,
Yz:()=>A,bA:()=>j,fv:()=>O,lW:()=>a});var m=f(6760),D=f(8302),x=f(9692);const w=200,P=["dependencies","devDependencies","optionalDependencies","peerDependencies"];
async function I(t,i){const e=(0,m.join)(i,"package.json"),r=new Set([e]);await t.lines(e);for await(const o of t.walk(/^package\.json$/))if(r.add(o),r.size>=w)
break;const s=[];for(const o of r){const u=(await t.lines(o))?.join(`
`).replace(/^\ufeff/,""),g=u===void 0?void 0:A(u),M=a(t,o);u!==void 0&&g&&s.push({file:M,folder:M.replace(/\/?package\.json$/,""),text:u,value:g})}return s}function A(t){
try{const i=JSON.parse(t);return(0,D.Gv)(i)?i:void 0}catch{return}}function b({text:t},i){let e=0,r=t,s;for(const o of i){const u=(0,x.U2)(r,!1)?.findLast(g=>g.
name===o);if(!u)return;s=e+u.nameOffset,e+=u.offset,r=u.text}return s===void 0?void 0:(0,x.q1)(t,s)}function j(t,i){for(const e of t)for(const{group:r,name:s,wanted:o}of T(
e.value))if(!(typeof o!="string"||!i(s,o)))return{manifest:e,name:s,wanted:o,place:b(e,[r,s])}}function T(t){return P.flatMap(i=>{const e=t[i];return Object.entries(
(0,D.Gv)(e)?e:{}).map(([r,s])=>({group:i,name:r,wanted:s}))})}function O(t,i){for(const e of t){const r=e.value.scripts;for(const[s,o]of Object.entries((0,D.Gv)(
r)?r:{}))if(typeof o=="string"&&i(s,o))return{manifest:e,place:b(e,["scripts",s])}}}function a(t,i){return(0,m.relative)(t.root,i).split(m.sep).join("/")}}),4046:((B,C,f)=>{
f.d(C,{$t:()=>t,as:()=>a,jJ:()=>T,kS:()=>j});var m=f(1455),D=f(6760),x=f(3739),w=f(8302),P=f(9692),I=f(3052),A=f(8013),b=f(6419);const j=I.D6;async function T(r,s){
const o=(0,D.join)(s,"package.json"),u=(0,D.relative)(r,o);if(!await i(o))return;const g=await(0,b.z)(r,o,j+1);if(g===void 0)throw e(u,"is not a file of the rep\
ository");if(g.bytes>j)throw e(u,`is larger than ${(0,I.Xq)(j)}`);const M=g.text.replace(/^\ufeff/,""),L=O(u,M);if(!(0,w.Gv)(L))throw e(u,"is not a JSON object",
M);return{file:u,text:M,value:L}}function O(r,s){try{return JSON.parse(s)}catch{const o=a(s);if(o!==void 0)throw e(r,"has the conflict markers of a merge",s,o);
const u=(0,P.UQ)(s);throw e(r,`is not valid JSON: ${u?.message??"it cannot be read"}`,s,u?.offset)}}function a(r){return/^<{7} /m.exec(r)?.index}function t({text:r},s){
const o=(0,P.U2)(r,!1)?.findLast(u=>u.name===s);return(0,P.q1)(r,o?.nameOffset??0)}async function i(r){try{return await(0,m.lstat)(r),!0}catch(s){if(["ENOENT","\
ENOTDIR"].includes((0,x.xU)(s)??""))return!1;throw s}}function e(r,s,o="",u){const{line:g,column:M}=(0,P.q1)(o,u??0),L=u===void 0?"":` (line ${g}, column ${M})`;
return(0,A.iY)({file:r,line:g,column:M},"build","package_json_invalid",`The file \`${r}\` ${s}${L}`)}}),402:((B,C,f)=>{f.d(C,{$2:()=>b,$M:()=>i,GQ:()=>r,Wh:()=>O});
var m=f(6760),D=f(7994),x=f(3052),w=f(6419),P=f(6709),I=f(4046);const A=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:M},{file:"yarn.lock",manager:"yarn",tool:L},
{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"n\
pm-shrinkwrap.json",manager:"npm",tool:()=>{}}],b="npm ci",j={npm:()=>b,pnpm:()=>"pnpm install --frozen-lockfile",yarn:h=>h?.startsWith("yarn@1")?"yarn install \
--frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},T={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:h=>h?.
startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function O(h,E){const _=await(0,I.jJ)(E,h),{manifest:p,place:l}=await a(
h,E,_),n=p&&await i(l,E);if(!n){const{manager:R,tool:W}=s(p)??{manager:"npm",tool:void 0},k=p&&T[R](W);return{packageJson:_,manager:R,tool:W,install:k,installDir:l}}
const{lockfile:c,dir:d,head:y}=n,v=s(p)??s((await(0,I.jJ)(E,d))?.value),S=v?.manager===c.manager?v.tool:c.tool(y);return{packageJson:_,manager:c.manager,tool:S,
install:j[c.manager](S),installDir:d}}async function a(h,E,_){if(_)return{manifest:_.value,place:h};for(let p=(0,m.dirname)(h);(0,D.FK)(E,p);p=(0,m.dirname)(p)){
const l=await(0,I.jJ)(E,p);if(l)return{manifest:l.value,place:p}}return{manifest:void 0,place:h}}const t=64*1024;async function i(h,E){for(let _=h;(0,D.FK)(E,_);_=
(0,m.dirname)(_))for(const p of A){const l=await(0,w.z)(E,(0,m.join)(_,p.file),t);if(l)return{lockfile:p,dir:_,head:l.text}}}const e=16*x.D6;async function r(h,E){
const _=await i(E,h.root);if(!_)return;const p=(0,m.join)(_.dir,_.lockfile.file),l=await(0,w.x)(h.root,p,e);return{file:(0,P.lW)(h,p),folder:(0,P.lW)(h,_.dir),text:l?.
text??""}}function s(h){const E=h?.packageManager,[,_,p]=typeof E=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(E)||[];if(p!==void 0)return _==="yar\
n"?{manager:_,tool:p.startsWith("1.")?`yarn@${p}`:o(p)}:_==="pnpm"||_==="bun"?{manager:_,tool:`${_}@${p}`}:void 0}function o(h){return`@yarnpkg/cli-dist@${h}`}const u={
5:"7",6:"8",9:"10"},g={4:"2",6:"3",8:"4.12",9:"4.14"};function M(h){const E=/^lockfileVersion: '?(\d+)/m.exec(h)?.[1];return`pnpm@${u[E??""]??"10"}`}function L(h){
const E=/^__metadata:\s+version: (\d+)/m.exec(h)?.[1];return E===void 0?"yarn@1":o(g[E]??"4")}}),901:((B,C,f)=>{f.d(C,{$:()=>P,j:()=>T});var m=f(1455),D=f(6760),
x=f(3052),w=f(6419);const P={bytes:32*x.D6,memory:64*x.D6,fileBytes:x.D6,files:4e3,entries:5e4,depth:24,ms:3e3},I=2,A=32,b=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
j=64;class T{root;#t;#s;#r;#e=new Map;#n=0;#i=0;#o=0;#a=0;constructor(a,t,i=P){this.root=a,this.#t=t,this.#s=i,this.#r=t.now()+i.ms}get isOver(){const{bytes:a,memory:t,
files:i,entries:e}=this.#s;return this.#n>=a||this.#i>=t?!0:this.#o>=i||this.#a>=e||this.#t.now()>=this.#r}get used(){return{bytes:this.#n,files:this.#o,entries:this.#a}}async lines(a){
if(this.#e.has(a))return this.#e.get(a);if(this.isOver)return;this.#o+=1;const t=Math.min(this.#s.fileBytes,this.#s.bytes-this.#n),i=await(0,w.x)(this.root,a,t),
e=i?.text.split(`
`);return this.#n+=i?.bytes??0,this.#i+=(i?.text.length??0)*I+(e?.length??0)*A,this.#e.set(a,e),e}async filesIn(a,t){const i=[];let e=!1;for await(const r of this.#u(
a))if(e=!0,(r.isFile()||r.isSymbolicLink())&&i.push((0,D.join)(a,r.name)),i.length>t)return;return e&&!this.isOver?i:void 0}async*walk(a){let t=[this.root];for(let i=0;i<=
this.#s.depth&&t.length>0;i++){const e=[];for(const r of t)for await(const s of this.#u(r)){const o=(0,D.join)(r,s.name);s.isDirectory()&&!b.test(s.name)&&e.push(
o),s.isFile()&&a.test(s.name)&&(yield o)}t=e}}async*#u(a){if(!this.isOver)try{for await(const t of await(0,m.opendir)(a,{bufferSize:j}))if(this.#a+=1,yield t,this.
isOver)return}catch{}}}}),3573:((B,C,f)=>{f.d(C,{S:()=>j,c:()=>w});var m=f(6760),D=f(8302),x=f(6709);async function w(O,a,t){if(!O.file.endsWith("pnpm-lock.yaml"))
return{file:a?.file,place:a&&(0,x.VV)(a,["workspaces"]),patterns:(a&&I(a))??[]};const i=P((0,m.resolve)(t.root,O.folder)),e=await t.lines(i)??[],r=e.flatMap(o=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.
exec(o)?.[1]??[]),s=e.findIndex(o=>o.startsWith("packages:"));return{file:(0,x.lW)(t,i),place:s<0?void 0:{line:s+1,column:1},patterns:r}}function P(O){return(0,m.
join)(O,"pnpm-workspace.yaml")}function I({value:{workspaces:O}}){const a=(0,D.Gv)(O)?O.packages:O;return Array.isArray(a)?a.filter(t=>typeof t=="string"):void 0}
const A=300,b=1e3;function j(O,a){const t=a.slice(0,b),i=O.split("/"),e=o=>{const u=m.posix.normalize(o.slice(0,A)).replace(/\/$/,"").split("/"),g=u.indexOf("**"),
M=g===-1?u:u.slice(0,g);return(g===-1?M.length!==i.length:M.length>i.length)?!1:M.every((L,h)=>T(L,i[h]??""))},[r,s]=[t.filter(o=>o.startsWith("!")),t.filter(o=>!o.
startsWith("!"))];return s.some(e)&&!r.some(o=>e(o.slice(1)))}function T(O,a){const[t="",...i]=O.split("*"),e=i.pop();if(e===void 0)return O===a;if(!a.startsWith(
t)||!a.endsWith(e)||a.length<t.length+e.length)return!1;let r=t.length;for(const s of i){const o=a.indexOf(s,r);if(o===-1)return!1;r=o+s.length}return r<=a.length-
e.length}})};export{K as id,$ as ids,N as modules};

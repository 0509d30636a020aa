const k=820,K=[820],N={9692:((B,L,l)=>{l.d(L,{U2:()=>A,UQ:()=>u,q1:()=>i});class m extends Error{name="JsonTextError";offset;stop;constructor(t,o,f=o){super(t),
this.offset=o,this.stop=f}}const D=34,P=44,b=58,M=91,j=92,w=93,I=123,x=125,T=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,O=24,n=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,r=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
s=/true|false|null/y,a="a lone surrogate (half of a character) in a string";class c{#n;#s;#r;#e=[];#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,o=!0,f){
this.#n=t,this.#s=o,this.#r=f}document(){this.#f();const t=this.#l()===I?"object":"other";do this.#o();while(this.#a());if(this.#f(),this.#t<this.#n.length)throw this.#h(
"the end");return t}#o(){for(;;){this.#f(),this.#e.length===1&&(this.#i.offset=this.#t);const t=this.#l();if(t===D){this.#_();return}if(t===I){if(this.#t+=1,this.#c(
x))return;this.#e.push(new Set),this.#u()}else if(t===M){if(this.#t+=1,this.#c(w))return;this.#e.push(void 0)}else{if(this.#p(r)||this.#p(s))return;throw this.#h(
"a value")}}}#a(){for(let t=this.#e.length;t>0;t--){const o=this.#e[t-1]!==void 0;if(t===1&&o&&this.#r&&this.#d(this.#r),this.#c(P))return o&&this.#u(),!0;if(!this.#c(
o?x:w))throw this.#y(o?"}":"]");this.#e.pop()}return!1}#d(t){t({...this.#i,text:this.#n.slice(this.#i.offset,this.#t)})}#u(){this.#f();const t=this.#t;if(this.#l()!==
D)throw this.#h("a name in double quotes");this.#_();const o=e(this.#n.slice(t,this.#t)),f=this.#e.at(-1);if(this.#s&&f?.has(o))throw new m(`the name "${o}" occ\
urs twice in one object`,t);if(f?.add(o),!this.#c(b))throw this.#h('":"');this.#e.length===1&&(this.#i={name:o,nameOffset:t,offset:this.#t})}#_(){const t=this.#n,
o=this.#t;let f=o+1;for(;;){const y=t.charCodeAt(f);if(y===D)break;if(y===j)f=this.#O(f,o);else if(y>=55296&&y<=57343)f=this.#g(f,o);else if(y>=32)f=f-o<O?f+1:this.#E(
f);else throw this.#m(f)}this.#t=f+1}#E(t){return T.lastIndex=t,T.test(this.#n),T.lastIndex}#O(t,o){if(n.lastIndex=t,!n.test(this.#n))throw this.#m(t);const f=n.
lastIndex;if(!this.#s||f-t===2)return f;const y=Number.parseInt(this.#n.slice(t+2,f),16);if(y<55296||y>57343)return f;const C=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#n.slice(f,f+6));if(y>=56320||!C)throw new m(a,o);return f+6}#g(t,o){const[f,y]=[this.#n.charCodeAt(t),this.#n.charCodeAt(t+1)],C=f<56320&&(y&64512)===56320;
if(this.#s&&!C)throw new m(a,o);return t+(C?2:1)}#m(t){const o=t>=this.#n.length;return new m(o?"a string does not end":"a bad escape or control character in a \
string",t)}#c(t){return this.#f(),this.#l()!==t?!1:(this.#t+=1,!0)}#f(){for(;;){const t=this.#l();if(t!==32&&t!==10&&t!==13&&t!==9)return;this.#t+=1}}#l(){return this.#n.
charCodeAt(this.#t)}#p(t){return t.lastIndex=this.#t,t.test(this.#n)?(this.#t=t.lastIndex,!0):!1}#y(t){const o=this.#n.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#n.charAt(this.#t))?new m(`"," or "${t}" is missing`,o,this.#t):this.#h(`"," or "${t}"`)}#h(t){const o=this.#n.slice(this.#t,this.#t+1);return new m(`\
expected ${t}, found ${o===""?"the end":JSON.stringify(o)}`,this.#t)}}function e(h){return h.includes("\\")?String(JSON.parse(h)):h.slice(1,-1)}function i(h,t){
const o=h.slice(0,t);return{line:o.split(`
`).length,column:t-o.lastIndexOf(`
`)}}function p(h){new JsonScanner(h).document()}function u(h){try{new c(h,!1).document()}catch(t){if(t instanceof m)return t;throw t}}function A(h,t=!0){const o=[];
return new c(h,t,y=>o.push(y)).document()==="object"?o:void 0}function v(h){return h.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function d(h,t){return h===
t||g(h)===g(t)}function g(h){try{return String(JSON.parse(h,_))}catch(t){if(t instanceof RangeError)return v(h);throw t}}function _(h,t,o){return typeof t=="num\
ber"?E(o?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:isObject(t)?`{${Object.entries(t).map(([y,C])=>`${JSON.stringify(y)}:${C}`).sort().join(",")}}`:
JSON.stringify(t)}function E(h){const[,t,o="",f="",y="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(h)??[],C=`${o}${f}`.replace(/^0+/,""),S=C.replace(/0+$/,
"");if(S==="")return`${t}0`;const R=BigInt(y)-BigInt(f.length)+BigInt(C.length-S.length);return`${t}${S}e${R}`}}),6709:((B,L,l)=>{l.d(L,{PO:()=>b,PX:()=>j,VV:()=>w,
bA:()=>I,fv:()=>T,lW:()=>O});var m=l(6760),D=l(8302),P=l(9692);const b=200,M=["dependencies","devDependencies","optionalDependencies","peerDependencies"];async function j(n,r){
const s=(0,m.join)(r,"package.json"),a=new Set([s]);await n.lines(s);for await(const e of n.walk(/^package\.json$/))if(a.add(e),a.size>=b)break;const c=[];for(const e of a){
const i=(await n.lines(e))?.join(`
`).replace(/^\ufeff/,""),p=i===void 0?void 0:(0,D.D7)(i),u=O(n,e);i!==void 0&&p&&c.push({file:u,folder:u.replace(/\/?package\.json$/,""),text:i,value:p})}return c}
function w({text:n},r){let s=0,a=n,c;for(const e of r){const i=(0,P.U2)(a,!1)?.findLast(p=>p.name===e);if(!i)return;c=s+i.nameOffset,s+=i.offset,a=i.text}return c===
void 0?void 0:(0,P.q1)(n,c)}function I(n,r){for(const s of n)for(const{group:a,name:c,wanted:e}of x(s.value))if(!(typeof e!="string"||!r(c,e)))return{manifest:s,
name:c,wanted:e,place:w(s,[a,c])}}function x(n){return M.flatMap(r=>{const s=n[r];return Object.entries((0,D.Gv)(s)?s:{}).map(([a,c])=>({group:r,name:a,wanted:c}))})}
function T(n,r){for(const s of n){const a=s.value.scripts;for(const[c,e]of Object.entries((0,D.Gv)(a)?a:{}))if(typeof e=="string"&&r(c,e))return{manifest:s,place:w(
s,["scripts",c])}}}function O(n,r){return(0,m.relative)(n.root,r).split(m.sep).join("/")}}),4046:((B,L,l)=>{l.d(L,{$t:()=>s,Fl:()=>r,as:()=>n,jJ:()=>T,kS:()=>x});
var m=l(1455),D=l(6760),P=l(3739),b=l(8302),M=l(9692),j=l(3052),w=l(8013),I=l(6419);const x=j.D6;async function T(e,i){const p=(0,D.join)(i,"package.json"),u=(0,D.
relative)(e,p);if(!await a(p))return;const A=await(0,I.z)(e,p,x+1);if(A===void 0)throw c(u,"is not a file of the repository");if(A.bytes>x)throw c(u,`is larger \
than ${(0,j.Xq)(x)}`);const v=A.text.replace(/^\ufeff/,""),d=O(u,v);if(!(0,b.Gv)(d))throw c(u,"is not a JSON object",v);return{file:u,text:v,value:d}}function O(e,i){
try{return JSON.parse(i)}catch{const p=n(i);if(p!==void 0)throw c(e,"has the conflict markers of a merge",i,p);const u=(0,M.UQ)(i);throw c(e,`is not valid JSON:\
 ${u?.message??"it cannot be read"}`,i,u?.offset)}}function n(e){return/^<{7} /m.exec(e)?.index}function r(e,i){const p=e?.value.scripts,u=(0,b.Gv)(p)?p[i]:void 0;
return typeof u=="string"&&u.trim()!==""?u:void 0}function s({text:e},i){const p=(0,M.U2)(e,!1)?.findLast(u=>u.name===i);return(0,M.q1)(e,p?.nameOffset??0)}async function a(e){
try{return await(0,m.lstat)(e),!0}catch(i){if(["ENOENT","ENOTDIR"].includes((0,P.xU)(i)??""))return!1;throw i}}function c(e,i,p="",u){const{line:A,column:v}=(0,M.
q1)(p,u??0),d=u===void 0?"":` (line ${A}, column ${v})`;return(0,w.iY)({file:e,line:A,column:v},"build","package_json_invalid",`The file \`${e}\` ${i}${d}`)}}),
402:((B,L,l)=>{l.d(L,{$2:()=>I,$M:()=>s,GQ:()=>c,Wh:()=>O});var m=l(6760),D=l(7994),P=l(3052),b=l(6419),M=l(6709),j=l(4046);const w=[{file:"pnpm-lock.yaml",manager:"\
pnpm",tool:A},{file:"yarn.lock",manager:"yarn",tool:v},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"\
package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],I="npm ci",x={npm:()=>I,pnpm:()=>"pnpm install --frozen-lo\
ckfile",yarn:d=>d?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},T={npm:()=>"npm ins\
tall",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:d=>d?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function O(d,g){
const _=await(0,j.jJ)(g,d),{manifest:E,place:h}=await n(d,g,_),t=E&&await s(h,g);if(!t){const{manager:R,tool:W}=e(E)??{manager:"npm",tool:void 0},$=E&&T[R](W);return{
packageJson:_,manager:R,tool:W,install:$,installDir:h}}const{lockfile:o,dir:f,head:y}=t,C=e(E)??e((await(0,j.jJ)(g,f))?.value),S=C?.manager===o.manager?C.tool:o.
tool(y);return{packageJson:_,manager:o.manager,tool:S,install:x[o.manager](S),installDir:f}}async function n(d,g,_){if(_)return{manifest:_.value,place:d};for(let E=(0,m.
dirname)(d);(0,D.FK)(g,E);E=(0,m.dirname)(E)){const h=await(0,j.jJ)(g,E);if(h)return{manifest:h.value,place:E}}return{manifest:void 0,place:d}}const r=64*1024;async function s(d,g){
for(let _=d;(0,D.FK)(g,_);_=(0,m.dirname)(_))for(const E of w){const h=await(0,b.z)(g,(0,m.join)(_,E.file),r);if(h)return{lockfile:E,dir:_,head:h.text}}}const a=16*
P.D6;async function c(d,g){const _=await s(g,d.root);if(!_)return;const E=(0,m.join)(_.dir,_.lockfile.file),h=await(0,b.x)(d.root,E,a);return{file:(0,M.lW)(d,E),
folder:(0,M.lW)(d,_.dir),text:h?.text??""}}function e(d){const g=d?.packageManager,[,_,E]=typeof g=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(g)||
[];if(E!==void 0)return _==="yarn"?{manager:_,tool:E.startsWith("1.")?`yarn@${E}`:i(E)}:_==="pnpm"||_==="bun"?{manager:_,tool:`${_}@${E}`}:void 0}function i(d){
return`@yarnpkg/cli-dist@${d}`}const p={5:"7",6:"8",9:"10"},u={4:"2",6:"3",8:"4.12",9:"4.14"};function A(d){const g=/^lockfileVersion: '?(\d+)/m.exec(d)?.[1];return`\
pnpm@${p[g??""]??"10"}`}function v(d){const g=/^__metadata:\s+version: (\d+)/m.exec(d)?.[1];return g===void 0?"yarn@1":i(u[g]??"4")}}),901:((B,L,l)=>{l.d(L,{$:()=>M,
j:()=>T});var m=l(1455),D=l(6760),P=l(3052),b=l(6419);const M={bytes:32*P.D6,memory:64*P.D6,fileBytes:P.D6,files:4e3,entries:5e4,depth:24,ms:3e3},j=2,w=32,I=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
x=64;class T{root;#n;#s;#r;#e=new Map;#t=0;#i=0;#o=0;#a=0;constructor(n,r,s=M){this.root=n,this.#n=r,this.#s=s,this.#r=r.now()+s.ms}get isOver(){const{bytes:n,memory:r,
files:s,entries:a}=this.#s;return this.#t>=n||this.#i>=r?!0:this.#o>=s||this.#a>=a||this.#n.now()>=this.#r}get used(){return{bytes:this.#t,files:this.#o,entries:this.#a}}async lines(n){
if(this.#e.has(n))return this.#e.get(n);if(this.isOver)return;this.#o+=1;const r=Math.min(this.#s.fileBytes,this.#s.bytes-this.#t),s=await(0,b.x)(this.root,n,r),
a=s?.text.split(`
`);return this.#t+=s?.bytes??0,this.#i+=(s?.text.length??0)*j+(a?.length??0)*w,this.#e.set(n,a),a}async filesIn(n,r){const s=[];let a=!1;for await(const c of this.#d(
n))if(a=!0,(c.isFile()||c.isSymbolicLink())&&s.push((0,D.join)(n,c.name)),s.length>r)return;return a&&!this.isOver?s:void 0}async*walk(n){let r=[this.root];for(let s=0;s<=
this.#s.depth&&r.length>0;s++){const a=[];for(const c of r)for await(const e of this.#d(c)){const i=(0,D.join)(c,e.name);e.isDirectory()&&!I.test(e.name)&&a.push(
i),e.isFile()&&n.test(e.name)&&(yield i)}r=a}}async*#d(n){if(!this.isOver)try{for await(const r of await(0,m.opendir)(n,{bufferSize:x}))if(this.#a+=1,yield r,this.
isOver)return}catch{}}}}),3573:((B,L,l)=>{l.d(L,{S:()=>x,c:()=>b});var m=l(6760),D=l(8302),P=l(6709);async function b(O,n,r){if(!O.file.endsWith("pnpm-lock.yaml"))
return{file:n?.file,place:n&&(0,P.VV)(n,["workspaces"]),patterns:(n&&j(n))??[]};const s=M((0,m.resolve)(r.root,O.folder)),a=await r.lines(s)??[],c=a.flatMap(i=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.
exec(i)?.[1]??[]),e=a.findIndex(i=>i.startsWith("packages:"));return{file:(0,P.lW)(r,s),place:e<0?void 0:{line:e+1,column:1},patterns:c}}function M(O){return(0,m.
join)(O,"pnpm-workspace.yaml")}function j({value:{workspaces:O}}){const n=(0,D.Gv)(O)?O.packages:O;return Array.isArray(n)?n.filter(r=>typeof r=="string"):void 0}
const w=300,I=1e3;function x(O,n){const r=n.slice(0,I),s=O.split("/"),a=i=>{const p=m.posix.normalize(i.slice(0,w)).replace(/\/$/,"").split("/"),u=p.indexOf("**"),
A=u===-1?p:p.slice(0,u);return(u===-1?A.length!==s.length:A.length>s.length)?!1:A.every((v,d)=>T(v,s[d]??""))},[c,e]=[r.filter(i=>i.startsWith("!")),r.filter(i=>!i.
startsWith("!"))];return e.some(a)&&!c.some(i=>a(i.slice(1)))}function T(O,n){const[r="",...s]=O.split("*"),a=s.pop();if(a===void 0)return O===n;if(!n.startsWith(
r)||!n.endsWith(a)||n.length<r.length+a.length)return!1;let c=r.length;for(const e of s){const i=n.indexOf(e,c);if(i===-1)return!1;c=i+e.length}return c<=n.length-
a.length}})};export{k as id,K as ids,N as modules};

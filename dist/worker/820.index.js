const $=820,K=[820],N={9692:((B,L,l)=>{l.d(L,{U2:()=>A,UQ:()=>u,q1:()=>i});class m extends Error{name="JsonTextError";offset;stop;constructor(t,a,f=a){super(t),
this.offset=a,this.stop=f}}const D=34,P=44,b=58,M=91,j=92,w=93,I=123,x=125,T=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,O=24,n=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,r=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
e=/true|false|null/y,o="a lone surrogate (half of a character) in a string";class c{#n;#s;#r;#e=[];#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,a=!0,f){
this.#n=t,this.#s=a,this.#r=f}document(){this.#l();const t=this.#h()===I?"object":"other";do this.#o();while(this.#a());if(this.#l(),this.#t<this.#n.length)throw this.#d(
"the end");return t}#o(){for(;;){this.#l(),this.#e.length===1&&(this.#i.offset=this.#t);const t=this.#h();if(t===D){this.#_();return}if(t===I){if(this.#t+=1,this.#f(
x))return;this.#e.push(new Set),this.#u()}else if(t===M){if(this.#t+=1,this.#f(w))return;this.#e.push(void 0)}else{if(this.#p(r)||this.#p(e))return;throw this.#d(
"a value")}}}#a(){for(let t=this.#e.length;t>0;t--){const a=this.#e[t-1]!==void 0;if(t===1&&a&&this.#r&&this.#c(this.#r),this.#f(P))return a&&this.#u(),!0;if(!this.#f(
a?x:w))throw this.#y(a?"}":"]");this.#e.pop()}return!1}#c(t){t({...this.#i,text:this.#n.slice(this.#i.offset,this.#t)})}#u(){this.#l();const t=this.#t;if(this.#h()!==
D)throw this.#d("a name in double quotes");this.#_();const a=s(this.#n.slice(t,this.#t)),f=this.#e.at(-1);if(this.#s&&f?.has(a))throw new m(`the name "${a}" occ\
urs twice in one object`,t);if(f?.add(a),!this.#f(b))throw this.#d('":"');this.#e.length===1&&(this.#i={name:a,nameOffset:t,offset:this.#t})}#_(){const t=this.#n,
a=this.#t;let f=a+1;for(;;){const y=t.charCodeAt(f);if(y===D)break;if(y===j)f=this.#O(f,a);else if(y>=55296&&y<=57343)f=this.#g(f,a);else if(y>=32)f=f-a<O?f+1:this.#E(
f);else throw this.#m(f)}this.#t=f+1}#E(t){return T.lastIndex=t,T.test(this.#n),T.lastIndex}#O(t,a){if(n.lastIndex=t,!n.test(this.#n))throw this.#m(t);const f=n.
lastIndex;if(!this.#s||f-t===2)return f;const y=Number.parseInt(this.#n.slice(t+2,f),16);if(y<55296||y>57343)return f;const C=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#n.slice(f,f+6));if(y>=56320||!C)throw new m(o,a);return f+6}#g(t,a){const[f,y]=[this.#n.charCodeAt(t),this.#n.charCodeAt(t+1)],C=f<56320&&(y&64512)===56320;
if(this.#s&&!C)throw new m(o,a);return t+(C?2:1)}#m(t){const a=t>=this.#n.length;return new m(a?"a string does not end":"a bad escape or control character in a \
string",t)}#f(t){return this.#l(),this.#h()!==t?!1:(this.#t+=1,!0)}#l(){for(;;){const t=this.#h();if(t!==32&&t!==10&&t!==13&&t!==9)return;this.#t+=1}}#h(){return this.#n.
charCodeAt(this.#t)}#p(t){return t.lastIndex=this.#t,t.test(this.#n)?(this.#t=t.lastIndex,!0):!1}#y(t){const a=this.#n.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#n.charAt(this.#t))?new m(`"," or "${t}" is missing`,a,this.#t):this.#d(`"," or "${t}"`)}#d(t){const a=this.#n.slice(this.#t,this.#t+1);return new m(`\
expected ${t}, found ${a===""?"the end":JSON.stringify(a)}`,this.#t)}}function s(h){return h.includes("\\")?String(JSON.parse(h)):h.slice(1,-1)}function i(h,t){
const a=h.slice(0,t);return{line:a.split(`
`).length,column:t-a.lastIndexOf(`
`)}}function p(h){new JsonScanner(h).document()}function u(h){try{new c(h,!1).document()}catch(t){if(t instanceof m)return t;throw t}}function A(h,t=!0){const a=[];
return new c(h,t,y=>a.push(y)).document()==="object"?a:void 0}function v(h){return h.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function d(h,t){return h===
t||g(h)===g(t)}function g(h){try{return String(JSON.parse(h,_))}catch(t){if(t instanceof RangeError)return v(h);throw t}}function _(h,t,a){return typeof t=="num\
ber"?E(a?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:isObject(t)?`{${Object.entries(t).map(([y,C])=>`${JSON.stringify(y)}:${C}`).sort().join(",")}}`:
JSON.stringify(t)}function E(h){const[,t,a="",f="",y="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(h)??[],C=`${a}${f}`.replace(/^0+/,""),S=C.replace(/0+$/,
"");if(S==="")return`${t}0`;const R=BigInt(y)-BigInt(f.length)+BigInt(C.length-S.length);return`${t}${S}e${R}`}}),6709:((B,L,l)=>{l.d(L,{PO:()=>b,PX:()=>j,VV:()=>w,
bA:()=>I,fv:()=>T,lW:()=>O});var m=l(6760),D=l(8302),P=l(9692);const b=200,M=["dependencies","devDependencies","optionalDependencies","peerDependencies"];async function j(n,r){
const e=(0,m.join)(r,"package.json"),o=new Set([e]);await n.lines(e);for await(const s of n.walk(/^package\.json$/))if(o.add(s),o.size>=b)break;const c=[];for(const s of o){
const i=(await n.lines(s))?.join(`
`).replace(/^\ufeff/,""),p=i===void 0?void 0:(0,D.D7)(i),u=O(n,s);i!==void 0&&p&&c.push({file:u,folder:u.replace(/\/?package\.json$/,""),text:i,value:p})}return c}
function w({text:n},r){let e=0,o=n,c;for(const s of r){const i=(0,P.U2)(o,!1)?.findLast(p=>p.name===s);if(!i)return;c=e+i.nameOffset,e+=i.offset,o=i.text}return c===
void 0?void 0:(0,P.q1)(n,c)}function I(n,r){for(const e of n)for(const{group:o,name:c,wanted:s}of x(e.value))if(!(typeof s!="string"||!r(c,s)))return{manifest:e,
name:c,wanted:s,place:w(e,[o,c])}}function x(n){return M.flatMap(r=>{const e=n[r];return Object.entries((0,D.Gv)(e)?e:{}).map(([o,c])=>({group:r,name:o,wanted:c}))})}
function T(n,r){for(const e of n){const o=e.value.scripts;for(const[c,s]of Object.entries((0,D.Gv)(o)?o:{}))if(typeof s=="string"&&r(c,s))return{manifest:e,place:w(
e,["scripts",c])}}}function O(n,r){return(0,m.relative)(n.root,r).split(m.sep).join("/")}}),4046:((B,L,l)=>{l.d(L,{$t:()=>e,Fl:()=>r,as:()=>n,jJ:()=>T,kS:()=>x});
var m=l(1455),D=l(6760),P=l(3739),b=l(8302),M=l(9692),j=l(3052),w=l(8013),I=l(6419);const x=j.D6;async function T(s,i){const p=(0,D.join)(i,"package.json"),u=(0,D.
relative)(s,p);if(!await o(p))return;const A=await(0,I.z)(s,p,x+1);if(A===void 0)throw c(u,"is not a file of the repository");if(A.bytes>x)throw c(u,`is larger \
than ${(0,j.Xq)(x)}`);const v=A.text.replace(/^\ufeff/,""),d=O(u,v);if(!(0,b.Gv)(d))throw c(u,"is not a JSON object",v);return{file:u,text:v,value:d}}function O(s,i){
try{return JSON.parse(i)}catch{const p=n(i);if(p!==void 0)throw c(s,"has the conflict markers of a merge",i,p);const u=(0,M.UQ)(i);throw c(s,`is not valid JSON:\
 ${u?.message??"it cannot be read"}`,i,u?.offset)}}function n(s){return/^<{7} /m.exec(s)?.index}function r(s,i){const p=s?.value.scripts,u=(0,b.Gv)(p)?p[i]:void 0;
return typeof u=="string"&&u.trim()!==""?u:void 0}function e({text:s},i){const p=(0,M.U2)(s,!1)?.findLast(u=>u.name===i);return(0,M.q1)(s,p?.nameOffset??0)}async function o(s){
try{return await(0,m.lstat)(s),!0}catch(i){if(["ENOENT","ENOTDIR"].includes((0,P.xU)(i)??""))return!1;throw i}}function c(s,i,p="",u){const{line:A,column:v}=(0,M.
q1)(p,u??0),d=u===void 0?"":` (line ${A}, column ${v})`;return(0,w.iY)({file:s,line:A,column:v},"build","package_json_invalid",`The file \`${s}\` ${i}${d}`)}}),
402:((B,L,l)=>{l.d(L,{$2:()=>I,$M:()=>e,GQ:()=>c,Wh:()=>O});var m=l(6760),D=l(7994),P=l(3052),b=l(6419),M=l(6709),j=l(4046);const w=[{file:"pnpm-lock.yaml",manager:"\
pnpm",tool:A},{file:"yarn.lock",manager:"yarn",tool:v},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"\
package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],I="npm ci",x={npm:()=>I,pnpm:()=>"pnpm install --frozen-lo\
ckfile",yarn:d=>d?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},T={npm:()=>"npm ins\
tall",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:d=>d?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function O(d,g){
const _=await(0,j.jJ)(g,d),{manifest:E,place:h}=await n(d,g,_),t=E&&await e(h,g);if(!t){const{manager:R,tool:W}=s(E)??{manager:"npm",tool:void 0},k=E&&T[R](W);return{
packageJson:_,manager:R,tool:W,install:k,installDir:h}}const{lockfile:a,dir:f,head:y}=t,C=s(E)??s((await(0,j.jJ)(g,f))?.value),S=C?.manager===a.manager?C.tool:a.
tool(y);return{packageJson:_,manager:a.manager,tool:S,install:x[a.manager](S),installDir:f}}async function n(d,g,_){if(_)return{manifest:_.value,place:d};for(let E=(0,m.
dirname)(d);(0,D.FK)(g,E);E=(0,m.dirname)(E)){const h=await(0,j.jJ)(g,E);if(h)return{manifest:h.value,place:E}}return{manifest:void 0,place:d}}const r=64*1024;async function e(d,g){
for(let _=d;(0,D.FK)(g,_);_=(0,m.dirname)(_))for(const E of w){const h=await(0,b.z)(g,(0,m.join)(_,E.file),r);if(h)return{lockfile:E,dir:_,head:h.text}}}const o=16*
P.D6;async function c(d,g){const _=await e(g,d.root);if(!_)return;const E=(0,m.join)(_.dir,_.lockfile.file),h=await(0,b.x)(d.root,E,o);return{file:(0,M.lW)(d,E),
folder:(0,M.lW)(d,_.dir),text:h?.text??""}}function s(d){const g=d?.packageManager,[,_,E]=typeof g=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(g)||
[];if(E!==void 0)return _==="yarn"?{manager:_,tool:E.startsWith("1.")?`yarn@${E}`:i(E)}:_==="pnpm"||_==="bun"?{manager:_,tool:`${_}@${E}`}:void 0}function i(d){
return`@yarnpkg/cli-dist@${d}`}const p={5:"7",6:"8",9:"10"},u={4:"2",6:"3",8:"4.12",9:"4.14"};function A(d){const g=/^lockfileVersion: '?(\d+)/m.exec(d)?.[1];return`\
pnpm@${p[g??""]??"10"}`}function v(d){const g=/^__metadata:\s+version: (\d+)/m.exec(d)?.[1];return g===void 0?"yarn@1":i(u[g]??"4")}}),901:((B,L,l)=>{l.d(L,{$:()=>M,
j:()=>T});var m=l(1455),D=l(6760),P=l(3052),b=l(6419);const M={bytes:32*P.D6,memory:64*P.D6,fileBytes:P.D6,files:4e3,entries:5e4,depth:24,ms:3e3},j=2,w=32,I=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
x=64;class T{root;#n;#s;#r;#e=new Map;#t=0;#i=0;#o=0;#a=0;constructor(n,r,e=M){this.root=n,this.#n=r,this.#s=e,this.#r=r.now()+e.ms}get isOver(){const{bytes:n,memory:r,
files:e,entries:o}=this.#s;return this.#t>=n||this.#i>=r?!0:this.#o>=e||this.#a>=o||this.#n.now()>=this.#r}get used(){return{bytes:this.#t,files:this.#o,entries:this.#a}}async lines(n){
if(this.#e.has(n))return this.#e.get(n);if(this.isOver)return;this.#o+=1;const r=Math.min(this.#s.fileBytes,this.#s.bytes-this.#t),e=await(0,b.x)(this.root,n,r),
o=e?.text.split(`
`);return this.#t+=e?.bytes??0,this.#i+=(e?.text.length??0)*j+(o?.length??0)*w,this.#e.set(n,o),o}async filesIn(n,r){const e=[];let o=!1;for await(const c of this.#c(
n))if(o=!0,(c.isFile()||c.isSymbolicLink())&&e.push((0,D.join)(n,c.name)),e.length>r)return;return o&&!this.isOver?e:void 0}async foldersIn(n,r){const e=[];for await(const o of this.#c(
n))if(o.isDirectory()&&!I.test(o.name)&&e.push(o.name),e.length>=r)break;return e}async*walk(n){let r=[this.root];for(let e=0;e<=this.#s.depth&&r.length>0;e++){
const o=[];for(const c of r)for await(const s of this.#c(c)){const i=(0,D.join)(c,s.name);s.isDirectory()&&!I.test(s.name)&&o.push(i),s.isFile()&&n.test(s.name)&&
(yield i)}r=o}}async*#c(n){if(!this.isOver)try{for await(const r of await(0,m.opendir)(n,{bufferSize:x}))if(this.#a+=1,yield r,this.isOver)return}catch{}}}}),3573:((B,L,l)=>{
l.d(L,{S:()=>x,c:()=>b});var m=l(6760),D=l(8302),P=l(6709);async function b(O,n,r){if(!O.file.endsWith("pnpm-lock.yaml"))return{file:n?.file,place:n&&(0,P.VV)(n,
["workspaces"]),patterns:(n&&j(n))??[]};const e=M((0,m.resolve)(r.root,O.folder)),o=await r.lines(e)??[],c=o.flatMap(i=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.
exec(i)?.[1]??[]),s=o.findIndex(i=>i.startsWith("packages:"));return{file:(0,P.lW)(r,e),place:s<0?void 0:{line:s+1,column:1},patterns:c}}function M(O){return(0,m.
join)(O,"pnpm-workspace.yaml")}function j({value:{workspaces:O}}){const n=(0,D.Gv)(O)?O.packages:O;return Array.isArray(n)?n.filter(r=>typeof r=="string"):void 0}
const w=300,I=1e3;function x(O,n){const r=n.slice(0,I),e=O.split("/"),o=i=>{const p=m.posix.normalize(i.slice(0,w)).replace(/\/$/,"").split("/"),u=p.indexOf("**"),
A=u===-1?p:p.slice(0,u);return(u===-1?A.length!==e.length:A.length>e.length)?!1:A.every((v,d)=>T(v,e[d]??""))},[c,s]=[r.filter(i=>i.startsWith("!")),r.filter(i=>!i.
startsWith("!"))];return s.some(o)&&!c.some(i=>o(i.slice(1)))}function T(O,n){const[r="",...e]=O.split("*"),o=e.pop();if(o===void 0)return O===n;if(!n.startsWith(
r)||!n.endsWith(o)||n.length<r.length+o.length)return!1;let c=r.length;for(const s of e){const i=n.indexOf(s,c);if(i===-1)return!1;c=i+s.length}return c<=n.length-
o.length}})};export{$ as id,K as ids,N as modules};

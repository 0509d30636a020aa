const $=820,K=[820],N={9692:((B,T,h)=>{h.d(T,{U2:()=>C,UQ:()=>_,q1:()=>c});class p extends Error{name="JsonTextError";offset;stop;constructor(t,a,l=a){super(t),
this.offset=a,this.stop=l}}const y=34,M=44,x=58,D=91,b=92,j=93,w=123,P=125,A=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,v=24,e=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,s=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
n=/true|false|null/y,r="a lone surrogate (half of a character) in a string";class o{#n;#s;#r;#e=[];#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,a=!0,l){
this.#n=t,this.#s=a,this.#r=l}document(){this.#l();const t=this.#h()===w?"object":"other";do this.#o();while(this.#a());if(this.#l(),this.#t<this.#n.length)throw this.#d(
"the end");return t}#o(){for(;;){this.#l(),this.#e.length===1&&(this.#i.offset=this.#t);const t=this.#h();if(t===y){this.#_();return}if(t===w){if(this.#t+=1,this.#f(
P))return;this.#e.push(new Set),this.#u()}else if(t===D){if(this.#t+=1,this.#f(j))return;this.#e.push(void 0)}else{if(this.#p(s)||this.#p(n))return;throw this.#d(
"a value")}}}#a(){for(let t=this.#e.length;t>0;t--){const a=this.#e[t-1]!==void 0;if(t===1&&a&&this.#r&&this.#c(this.#r),this.#f(M))return a&&this.#u(),!0;if(!this.#f(
a?P:j))throw this.#y(a?"}":"]");this.#e.pop()}return!1}#c(t){t({...this.#i,text:this.#n.slice(this.#i.offset,this.#t)})}#u(){this.#l();const t=this.#t;if(this.#h()!==
y)throw this.#d("a name in double quotes");this.#_();const a=i(this.#n.slice(t,this.#t)),l=this.#e.at(-1);if(this.#s&&l?.has(a))throw new p(`the name "${a}" occ\
urs twice in one object`,t);if(l?.add(a),!this.#f(x))throw this.#d('":"');this.#e.length===1&&(this.#i={name:a,nameOffset:t,offset:this.#t})}#_(){const t=this.#n,
a=this.#t;let l=a+1;for(;;){const g=t.charCodeAt(l);if(g===y)break;if(g===b)l=this.#O(l,a);else if(g>=55296&&g<=57343)l=this.#g(l,a);else if(g>=32)l=l-a<v?l+1:this.#E(
l);else throw this.#m(l)}this.#t=l+1}#E(t){return A.lastIndex=t,A.test(this.#n),A.lastIndex}#O(t,a){if(e.lastIndex=t,!e.test(this.#n))throw this.#m(t);const l=e.
lastIndex;if(!this.#s||l-t===2)return l;const g=Number.parseInt(this.#n.slice(t+2,l),16);if(g<55296||g>57343)return l;const I=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#n.slice(l,l+6));if(g>=56320||!I)throw new p(r,a);return l+6}#g(t,a){const[l,g]=[this.#n.charCodeAt(t),this.#n.charCodeAt(t+1)],I=l<56320&&(g&64512)===56320;
if(this.#s&&!I)throw new p(r,a);return t+(I?2:1)}#m(t){const a=t>=this.#n.length;return new p(a?"a string does not end":"a bad escape or control character in a \
string",t)}#f(t){return this.#l(),this.#h()!==t?!1:(this.#t+=1,!0)}#l(){for(;;){const t=this.#h();if(t!==32&&t!==10&&t!==13&&t!==9)return;this.#t+=1}}#h(){return this.#n.
charCodeAt(this.#t)}#p(t){return t.lastIndex=this.#t,t.test(this.#n)?(this.#t=t.lastIndex,!0):!1}#y(t){const a=this.#n.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#n.charAt(this.#t))?new p(`"," or "${t}" is missing`,a,this.#t):this.#d(`"," or "${t}"`)}#d(t){const a=this.#n.slice(this.#t,this.#t+1);return new p(`\
expected ${t}, found ${a===""?"the end":JSON.stringify(a)}`,this.#t)}}function i(d){return d.includes("\\")?String(JSON.parse(d)):d.slice(1,-1)}function c(d,t){
const a=d.slice(0,t);return{line:a.split(`
`).length,column:t-a.lastIndexOf(`
`)}}function f(d){new JsonScanner(d).document()}function _(d){try{new o(d,!1).document()}catch(t){if(t instanceof p)return t;throw t}}function C(d,t=!0){const a=[];
return new o(d,t,g=>a.push(g)).document()==="object"?a:void 0}function L(d){return d.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function u(d,t){return d===
t||O(d)===O(t)}function O(d){try{return String(JSON.parse(d,m))}catch(t){if(t instanceof RangeError)return L(d);throw t}}function m(d,t,a){return typeof t=="num\
ber"?E(a?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:isObject(t)?`{${Object.entries(t).map(([g,I])=>`${JSON.stringify(g)}:${I}`).sort().join(",")}}`:
JSON.stringify(t)}function E(d){const[,t,a="",l="",g="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(d)??[],I=`${a}${l}`.replace(/^0+/,""),S=I.replace(/0+$/,
"");if(S==="")return`${t}0`;const R=BigInt(g)-BigInt(l.length)+BigInt(I.length-S.length);return`${t}${S}e${R}`}}),6709:((B,T,h)=>{h.d(T,{PO:()=>x,PX:()=>b,VV:()=>j,
bA:()=>w,fv:()=>A,lW:()=>v});var p=h(6760),y=h(8302),M=h(9692);const x=200,D=["dependencies","devDependencies","optionalDependencies","peerDependencies"];async function b(e,s){
const n=(0,p.join)(s,"package.json"),r=new Set([n]);await e.lines(n);for await(const i of e.walk(/^package\.json$/))if(r.add(i),r.size>=x)break;const o=[];for(const i of r){
const c=(await e.lines(i))?.join(`
`).replace(/^\ufeff/,""),f=c===void 0?void 0:(0,y.D7)(c),_=v(e,i);c!==void 0&&f&&o.push({file:_,folder:_.replace(/\/?package\.json$/,""),text:c,value:f})}return o}
function j({text:e},s){let n=0,r=e,o;for(const i of s){const c=(0,M.U2)(r,!1)?.findLast(f=>f.name===i);if(!c)return;o=n+c.nameOffset,n+=c.offset,r=c.text}return o===
void 0?void 0:(0,M.q1)(e,o)}function w(e,s){for(const n of e)for(const{group:r,name:o,wanted:i}of P(n.value))if(!(typeof i!="string"||!s(o,i)))return{manifest:n,
name:o,wanted:i,place:j(n,[r,o])}}function P(e){return D.flatMap(s=>{const n=e[s];return Object.entries((0,y.Gv)(n)?n:{}).map(([r,o])=>({group:s,name:r,wanted:o}))})}
function A(e,s){for(const n of e){const r=n.value.scripts;for(const[o,i]of Object.entries((0,y.Gv)(r)?r:{}))if(typeof i=="string"&&s(o,i))return{manifest:n,place:j(
n,["scripts",o])}}}function v(e,s){return(0,p.relative)(e.root,s).split(p.sep).join("/")}}),4046:((B,T,h)=>{h.d(T,{$t:()=>n,Fl:()=>s,as:()=>e,jJ:()=>A,kS:()=>P});
var p=h(1455),y=h(6760),M=h(3739),x=h(8302),D=h(9692),b=h(3052),j=h(8013),w=h(6419);const P=b.D6;async function A(i,c){const f=(0,y.join)(c,"package.json"),_=(0,y.
relative)(i,f);if(!await r(f))return;const C=await(0,w.z)(i,f,P+1);if(C===void 0)throw o(_,"is not a file of the repository");if(C.bytes>P)throw o(_,`is larger \
than ${(0,b.Xq)(P)}`);const L=C.text.replace(/^\ufeff/,""),u=v(_,L);if(!(0,x.Gv)(u))throw o(_,"is not a JSON object",L);return{file:_,text:L,value:u}}function v(i,c){
try{return JSON.parse(c)}catch{const f=e(c);if(f!==void 0)throw o(i,"has the conflict markers of a merge",c,f);const _=(0,D.UQ)(c);throw o(i,`is not valid JSON:\
 ${_?.message??"it cannot be read"}`,c,_?.offset)}}function e(i){return/^<{7} /m.exec(i)?.index}function s(i,c){const f=i?.value.scripts,_=(0,x.Gv)(f)?f[c]:void 0;
return typeof _=="string"&&_.trim()!==""?_:void 0}function n({text:i},c){const f=(0,D.U2)(i,!1)?.findLast(_=>_.name===c);return(0,D.q1)(i,f?.nameOffset??0)}async function r(i){
try{return await(0,p.lstat)(i),!0}catch(c){if(["ENOENT","ENOTDIR"].includes((0,M.xU)(c)??""))return!1;throw c}}function o(i,c,f="",_){const{line:C,column:L}=(0,D.
q1)(f,_??0),u=_===void 0?"":` (line ${C}, column ${L})`;return(0,j.iY)({file:i,line:C,column:L},"build","package_json_invalid",`The file \`${i}\` ${c}${u}`)}}),
402:((B,T,h)=>{h.d(T,{$2:()=>w,$M:()=>n,GQ:()=>o,Wh:()=>v});var p=h(6760),y=h(7994),M=h(3052),x=h(6419),D=h(6709),b=h(4046);const j=[{file:"pnpm-lock.yaml",manager:"\
pnpm",tool:C},{file:"yarn.lock",manager:"yarn",tool:L},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"\
package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],w="npm ci",P={npm:()=>w,pnpm:()=>"pnpm install --frozen-lo\
ckfile",yarn:u=>u?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},A={npm:()=>"npm ins\
tall",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:u=>u?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function v(u,O){
const m=await(0,b.jJ)(O,u),{manifest:E,place:d}=await e(u,O,m),t=E&&await n(d,O);if(!t){const{manager:R,tool:W}=i(E)??{manager:"npm",tool:void 0},k=E&&A[R](W);return{
packageJson:m,manager:R,tool:W,install:k,installDir:d}}const{lockfile:a,dir:l,head:g}=t,I=i(E)??i((await(0,b.jJ)(O,l))?.value),S=I?.manager===a.manager?I.tool:a.
tool(g);return{packageJson:m,manager:a.manager,tool:S,install:P[a.manager](S),installDir:l}}async function e(u,O,m){if(m)return{manifest:m.value,place:u};for(let E=(0,p.
dirname)(u);(0,y.FK)(O,E);E=(0,p.dirname)(E)){const d=await(0,b.jJ)(O,E);if(d)return{manifest:d.value,place:E}}return{manifest:void 0,place:u}}const s=64*1024;async function n(u,O){
for(let m=u;(0,y.FK)(O,m);m=(0,p.dirname)(m))for(const E of j){const d=await(0,x.z)(O,(0,p.join)(m,E.file),s);if(d)return{lockfile:E,dir:m,head:d.text}}}const r=16*
M.D6;async function o(u,O){const m=await n(O,u.root);if(!m)return;const E=(0,p.join)(m.dir,m.lockfile.file),d=await(0,x.x)(u.root,E,r);return{file:(0,D.lW)(u,E),
folder:(0,D.lW)(u,m.dir),text:d?.text??""}}function i(u){const O=u?.packageManager,[,m,E]=typeof O=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(O)||
[];if(E!==void 0)return m==="yarn"?{manager:m,tool:E.startsWith("1.")?`yarn@${E}`:c(E)}:m==="pnpm"||m==="bun"?{manager:m,tool:`${m}@${E}`}:void 0}function c(u){
return`@yarnpkg/cli-dist@${u}`}const f={5:"7",6:"8",9:"10"},_={4:"2",6:"3",8:"4.12",9:"4.14"};function C(u){const O=/^lockfileVersion: '?(\d+)/m.exec(u)?.[1];return`\
pnpm@${f[O??""]??"10"}`}function L(u){const O=/^__metadata:\s+version: (\d+)/m.exec(u)?.[1];return O===void 0?"yarn@1":c(_[O]??"4")}}),901:((B,T,h)=>{h.d(T,{$:()=>D,
j:()=>A});var p=h(1455),y=h(6760),M=h(3052),x=h(6419);const D={bytes:32*M.D6,memory:64*M.D6,fileBytes:M.D6,files:4e3,entries:5e4,depth:24,ms:3e3},b=2,j=32,w=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
P=64;class A{root;#n;#s;#r;#e=new Map;#t=0;#i=0;#o=0;#a=0;constructor(e,s,n=D){this.root=e,this.#n=s,this.#s=n,this.#r=s.now()+n.ms}get isOver(){const{bytes:e,memory:s,
files:n,entries:r}=this.#s;return this.#t>=e||this.#i>=s?!0:this.#o>=n||this.#a>=r||this.#n.now()>=this.#r}get used(){return{bytes:this.#t,files:this.#o,entries:this.#a}}async lines(e){
if(this.#e.has(e))return this.#e.get(e);if(this.isOver)return;this.#o+=1;const s=Math.min(this.#s.fileBytes,this.#s.bytes-this.#t),n=await(0,x.x)(this.root,e,s),
r=n?.text.split(`
`);return this.#t+=n?.bytes??0,this.#i+=(n?.text.length??0)*b+(r?.length??0)*j,this.#e.set(e,r),r}async filesIn(e,s){const n=[];let r=!1;for await(const o of this.#c(
e))if(r=!0,(o.isFile()||o.isSymbolicLink())&&n.push((0,y.join)(e,o.name)),n.length>s)return;return r&&!this.isOver?n:void 0}async foldersIn(e,s){const n=[];for await(const r of this.#c(
e))if(r.isDirectory()&&!w.test(r.name)&&n.push(r.name),n.length>=s)break;return n}async*walk(e){let s=[this.root];for(let n=0;n<=this.#s.depth&&s.length>0;n++){
const r=[];for(const o of s)for await(const i of this.#c(o)){const c=(0,y.join)(o,i.name);i.isDirectory()&&!w.test(i.name)&&r.push(c),i.isFile()&&e.test(i.name)&&
(yield c)}s=r}}async*#c(e){if(!this.isOver)try{for await(const s of await(0,p.opendir)(e,{bufferSize:P}))if(this.#a+=1,yield s,this.isOver)return}catch{}}}}),3573:((B,T,h)=>{
h.d(T,{S:()=>P,c:()=>x});var p=h(6760),y=h(8302),M=h(6709);async function x(e,s,n){if(!e.file.endsWith("pnpm-lock.yaml"))return{file:s?.file,place:s&&(0,M.VV)(s,
["workspaces"]),patterns:(s&&b(s))??[]};const r=D((0,p.resolve)(n.root,e.folder)),o=await n.lines(r)??[],i=o.flatMap(f=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.
exec(f)?.[1]??[]),c=o.findIndex(f=>f.startsWith("packages:"));return{file:(0,M.lW)(n,r),place:c<0?void 0:{line:c+1,column:1},patterns:i}}function D(e){return(0,p.
join)(e,"pnpm-workspace.yaml")}function b({value:{workspaces:e}}){const s=(0,y.Gv)(e)?e.packages:e;return Array.isArray(s)?s.filter(n=>typeof n=="string"):void 0}
const j=300,w=1e3;function P(e,s){const n=s.slice(0,w),r=e.split("/"),o=f=>{const _=p.posix.normalize(f.slice(0,j)).replace(/\/$/,"").split("/");return A(_,r)},
[i,c]=[n.filter(f=>f.startsWith("!")),n.filter(f=>!f.startsWith("!"))];return c.some(o)&&!i.some(f=>o(f.slice(1)))}function A(e,s){let n=[0];for(const r of e){const o=n.
flatMap(i=>r==="**"?Array.from({length:s.length-i+1},(c,f)=>i+f):i<s.length&&v(r,s[i]??"")?[i+1]:[]);n=[...new Set(o)]}return n.includes(s.length)}function v(e,s){
const[n="",...r]=e.split("*"),o=r.pop();if(o===void 0)return e===s;if(!s.startsWith(n)||!s.endsWith(o)||s.length<n.length+o.length)return!1;let i=n.length;for(const c of r){
const f=s.indexOf(c,i);if(f===-1)return!1;i=f+c.length}return i<=s.length-o.length}})};export{$ as id,K as ids,N as modules};

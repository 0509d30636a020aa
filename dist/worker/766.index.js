const Ut=766,Wt=[766],Kt={2458:((J,B,a)=>{a.d(B,{W:()=>P});const v="{js,cjs,mjs,ts,cts,mts}",S={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-\
shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.loc\
k","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json",
"jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod",
"go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus\
,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,\
stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${v}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,js\
onc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${v}`,
`gruntfile.${v}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerf\
ile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yam\
l","*.tfstate","*.tfstate.backup","*.tfvars"]},$=new RegExp(`^(?:${Object.values(S).flat().map(R).join("|")})$`,"is");function P(O){return O!==".well-known"&&$.
test(O)}function R(O){return O.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(L,D)=>`(?:${D.replaceAll(",","|")})`)}}),6813:((J,B,a)=>{a.d(
B,{K:()=>A,d:()=>m});var v=a(3024),S=a(1455),$=a(6760),P=a(7310),R=function(d,l,h){if(l!=null){if(typeof l!="object"&&typeof l!="function")throw new TypeError("\
Object expected.");var c,y;if(h){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");c=l[Symbol.asyncDispose]}if(c===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");c=l[Symbol.dispose],h&&(y=c)}if(typeof c!="function")throw new TypeError("Object not disposable.");
y&&(c=function(){try{y.call(this)}catch(E){return Promise.reject(E)}}),d.stack.push({value:l,dispose:c,async:h})}else h&&d.stack.push({async:!0});return l},O=(function(d){
return function(l){function h(j){l.error=l.hasError?new d(j,l.error,"An error was suppressed during disposal."):j,l.hasError=!0}var c,y=0;function E(){for(;c=l.
stack.pop();)try{if(!c.async&&y===1)return y=0,l.stack.push(c),Promise.resolve().then(E);if(c.dispose){var j=c.dispose.call(c.value);if(c.async)return y|=2,Promise.
resolve(j).then(E,function(I){return h(I),E()})}else y|=1}catch(I){h(I)}if(y===1)return l.hasError?Promise.reject(l.error):Promise.resolve();if(l.hasError)throw l.
error}return E()}})(typeof SuppressedError=="function"?SuppressedError:function(d,l,h){var c=new Error(h);return c.name="SuppressedError",c.error=d,c.suppressed=
l,c});const L=50,D=200,M=v.constants.O_RDONLY|v.constants.O_NOFOLLOW|v.constants.O_NONBLOCK;async function m(d){const l=[];for(const c of P.P4)l.push([c,await U(
(0,$.join)(d,c))]);const h=new Map(l.flatMap(([c,y])=>y===void 0?[]:[[c,y]]));return A((0,P.nb)(h).ignored)}async function U(d){const l={stack:[],error:void 0,hasError:!1};
try{const h=await(0,S.open)(d,M).catch(()=>{});if(!h)return;const c=R(l,h,!0);if(!(await c.stat()).isFile())return;const{buffer:E,bytesRead:j}=await c.read(Buffer.
alloc(P.Gb+1),{position:0});return j>P.Gb?"too large":E.subarray(0,j)}catch(h){l.error=h,l.hasError=!0}finally{const h=O(l);h&&await h}}function A(d){const l=d.
slice(0,L).map(c=>({...c,reason:c.reason.slice(0,D)})),[h]=d.slice(L);return h&&l.push({file:h.file,reason:`${d.length-L} more rules`}),l}}),1766:((J,B,a)=>{a.d(
B,{deploy:()=>ot,loadWorker:()=>Dt,runWorker:()=>Lt});var v=a(1224),S=a(3374),$=a(7598),P=a(1132),R=a(7310),O=a(5879),L=a(1301),D=a(3739),M=a(6293);function m(o,t){
return new M.$({stage:"sync",code:o,message:t,exitCode:null,signal:null,log:[],diagnostics:[]})}function U(o,t){if(o instanceof M.$)return o;if(t.aborted)return t.
reason;if(o instanceof O.Sb)return m("disk_full","The disk of the platform is full: the output could not be stored");if(o instanceof L.u)return m("sync_failed",
"The output could not be stored: the storage of the platform cannot be used now");const e=(0,D.xU)(o)??(o instanceof Error?o.message:String(o));return m("sync_f\
ailed",`The output could not be stored (${e})`)}var A=a(5807),d=a(3715);const{pathBytes:l,pathsBytes:h,rulesBytes:c,indexBytes:y}=d.Si,E=4,j=200;class I{#t;#e=0;#o=0;#s=0;#r=0;#n=0;constructor(t){
this.#t=t}get bytes(){return this.#n}countFile(t){const e=this.#t.files;if(this.#e>=e)throw x(`The output has more than ${e} files`);this.#e+=1;const s=Buffer.byteLength(
t);if(s>l){const r=(0,A.vI)(t,j);throw x(`The path "${r}" has ${s} bytes, and the limit is ${l}: shorten its names`)}if(this.#r+=s,!(this.#r<=h))throw x(`The pa\
ths of the output have more than ${h} bytes together: publish fewer files, or shorten the names of folders`)}countFolder(){const t=this.#t.files;if(this.#o>=t)throw x(
`The output has more than ${t} folders`);this.#o+=1}countPassed(){const t=E*this.#t.files;if(this.#s>=t)throw x(`The output has more than ${t} files and links t\
hat are not published`);this.#s+=1}countBytes(t,e){this.#n+=e,this.refuseLarge(t,e);const s=this.#t.totalBytes;if(this.#n>s)throw x(`The output is larger than ${s}\
 bytes`)}refuseLarge(t,e){const s=this.#t.fileBytes;if(e>s)throw x(`"${t}" is larger than ${s} bytes`)}checkRules(t){if(t.length<=c)return t;throw x(`The rules \
of _redirects and _headers have ${t.length} bytes together, and the limit is ${c}: replace similar rules by one with * or :name`)}checkIndex(t){if(!(t.length<=y))
throw x(`The list of the output's files has ${t.length} bytes, and the limit is ${y}: publish fewer files`)}}function x(o){return m("output_too_large",o)}class rt{#t;#e=new Set;#o;constructor(t){
this.#t=t}start(t){if(this.#o)throw this.#o.error;const e=t().catch(s=>{this.#o??={error:s}}).finally(()=>this.#e.delete(e));return this.#e.add(e),this.#e.size<
this.#t?void 0:Promise.race(this.#e)}async end(){if(await Promise.all(this.#e),this.#o)throw this.#o.error}}var nt=a(3659),N=a(6355),w=a(3024),it=a(7975),X=a(6760),
at=a(7994),lt=a(2458);function*ct(o,t,e){const s=(0,w.realpathSync)(o);yield*W({root:s,kind:t,onLeftOut:e},{real:s,prefix:"",above:[]})}function*W(o,t){yield"fo\
lder";for(const e of(0,w.readdirSync)(t.real,{withFileTypes:!0})){const s=t.prefix+e.name,r=`${t.real}/${e.name}`,n=Z(e.name,t.prefix==="",o);if(n!=="published"){
n!=="expected"&&o.onLeftOut(e.isDirectory()?`${s}/`:s,n),yield"nothing";continue}if(ut(e.name,s),e.isFile())yield{path:s,real:r};else if(e.isDirectory())yield*W(
o,V(t,r,s));else if(e.isSymbolicLink())yield*ft(o,t,s,r);else throw K(s)}}function V(o,t,e){return{real:t,prefix:`${e}/`,above:[...o.above,o.real]}}function*ft(o,t,e,s){
const{root:r}=o,{real:n,stats:i}=ht(s,e);if(!(0,at.FK)(r,n))throw m("output_unsafe",`The link "${e}" leads out of the output directory`);const u=(0,X.relative)(
r,n).split(X.sep).map((p,b)=>Z(p,b===0,o)).find(p=>p!=="published");if(u)u!=="expected"&&o.onLeftOut(e,u),yield"nothing";else if(i.isFile())yield{path:e,real:n};else if(i.
isDirectory()){if(n===t.real||t.above.includes(n))throw m("output_unsafe",`The link "${e}" leads back to a folder that contains it`);yield*W(o,V(t,n,e))}else throw K(
e)}function ht(o,t){try{const e=(0,w.realpathSync)(o);return{real:e,stats:(0,w.statSync)(e)}}catch(e){const s=(0,D.xU)(e)==="ELOOP"?"is part of a cycle of links":
"has a target that cannot be read";throw m("output_unsafe",`The link "${t}" ${s}`)}}function Z(o,t,{kind:e}){return o===".git"||t&&o==="node_modules"?"expected":
/^\.env/i.test(o)?"secret":e==="folder"&&(0,lt.W)(o)?"folder":"published"}function ut(o,t){if(o==="."||o===".."||/[\uFFFD\\]/.test(o))throw m("output_unsafe",`T\
he file name ${JSON.stringify(t)} is not valid in a URL`)}function K(o){return m("output_unsafe",`"${o}" is not a file, a folder, or a link to one`)}function dt(o){
try{const t=pt(o.real);if(t)return t}catch(t){if(!["ELOOP","ENXIO"].includes((0,D.xU)(t)??""))throw t}throw K(o.path)}function pt(o){const t=(0,w.openSync)(o,w.
constants.O_RDONLY|w.constants.O_NOFOLLOW|w.constants.O_NONBLOCK),e=(0,w.fstatSync)(t);if(!e.isFile()){(0,w.closeSync)(t);return}return{fd:t,stats:e,[Symbol.dispose]:()=>(0,w.
closeSync)(t)}}function yt(o,t){let e=0;for(;e<t.length;){const s=(0,w.readSync)(o,t,e,t.length-e,null);if(s===0)break;e+=s}return e}const mt=(0,it.promisify)(w.
read),wt=1024*1024;async function*Q(o,t){const e=Buffer.allocUnsafeSlow(wt);for(let s=0;;){t.throwIfAborted();const{bytesRead:r}=await mt(o,e,0,e.length,s);if(r===
0)return;s+=r,yield e.subarray(0,r)}}function _(o,{fd:t,stats:e},s){const{size:r,mtimeMs:n,ctimeMs:i}=(0,w.fstatSync)(t);if(s!==e.size||r!==e.size||n!==e.mtimeMs||
i!==e.ctimeMs)throw G(o)}function G(o){return m("sync_failed",`"${o}" changed while it was stored, because a process of the build still writes. Let the build co\
mmand wait for all processes that it starts`)}var gt=a(6813),bt=a(449),kt=a(5657),q=function(o,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var s,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],e&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(n){return Promise.reject(n)}}),o.stack.push({value:t,dispose:s,async:e})}else e&&o.stack.push({async:!0});return t},tt=(function(o){
return function(t){function e(i){t.error=t.hasError?new o(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var s,r=0;function n(){for(;s=t.
stack.pop();)try{if(!s.async&&r===1)return r=0,t.stack.push(s),Promise.resolve().then(n);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(n,function(f){return e(f),n()})}else r|=1}catch(f){e(f)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return n()}})(typeof SuppressedError=="function"?SuppressedError:function(o,t,e){var s=new Error(e);return s.name="SuppressedError",s.error=o,s.suppressed=
t,s});const vt=20;async function Et(o){const{blobs:t,org:e,signal:s,log:r=P.a}=o;try{const n={stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const i=q(
n,t.writer(),!0),f=await new St(o,i).run();f.withheld>0&&r("warn","secrets_withheld",{org:e,files:f.withheld});for(const u of f.ignoredRules.slice(0,vt))r("warn",
"rule_ignored",{org:e,...u});return f}catch(i){n.error=i,n.hasError=!0}finally{const i=tt(n);i&&await i}}catch(n){throw n instanceof L.u&&r("error","output_not_\
stored",{org:e,reason:n.message}),U(n,s)}}class St{#t;#e;#o;#s;#r;#n=new rt(d.rr);#i=[];#a=new Set;#l=new Map;#f=Buffer.allocUnsafe(d.v_+1);#h=0;#c={count:0,names:[]};constructor(t,e){
this.#t=t,this.#e=t.clock??v.ml,this.#o=this.#e.now(),this.#s=new I(t.limits??d.dv),this.#r=e}async run(){const{directory:t,kind:e="build",signal:s}=this.#t,r=(0,kt.
H)(s);for(const u of ct(t,e,(p,b)=>this.#u(p,b))){if(u==="folder")this.#s.countFolder();else if(u==="nothing")this.#s.countPassed();else{this.#s.countFile(u.path);
const b=this.#y(u);this.#i.push({path:u.path,...b instanceof Promise?await b:b})}const p=r();p&&await p}if(this.#i.length===0)throw m("output_empty","The output\
 directory has no file to publish");const{bytes:n,ignored:i}=(0,R.nb)(this.#l,this.#t.shape),f=(0,bt.b)(this.#i,this.#s.checkRules(n));return this.#s.checkIndex(
f),{...await this.#d(f),ignoredRules:(0,gt.K)(i)}}#u(t,e){e==="secret"?this.#h+=1:this.#c=(0,nt.i)(this.#c,t)}async#d(t){await this.#n.end(),await this.#p(),await this.#r.
settle();const e=(0,$.hash)("sha256",t),s=(0,N.T5)(this.#t.org,e);return await this.#r.keep(s,t.length)||await this.#r.put(s,t,e),await this.#r.settle(),{manifestHash:e,
files:this.#i.length,written:this.#a.size,reused:this.#i.length-this.#a.size,bytes:this.#s.bytes,withheld:this.#h,leftOut:this.#c,hasIndexPage:this.#i.some(({path:r})=>r===
"index.html")}}async#p(){if(!(Math.abs(this.#e.now()-this.#o)<d.nM)){for(const{path:t,hash:e,size:s}of this.#i)if(this.#t.signal.throwIfAborted(),!await this.#r.
keep((0,N.T5)(this.#t.org,e),s))throw m("sync_failed",`Storing the output took too long, and "${t}" was removed: deploy again`)}}#y(t){const e={stack:[],error:void 0,
hasError:!1};try{const s=dt(t);if(s.stats.size>d.v_)return(0,R.n$)(t.path)&&this.#l.set(t.path,"too large"),this.#w(t.path,s).finally(()=>s[Symbol.dispose]());const r=q(
e,s,!1),n=yt(s.fd,this.#f);_(t.path,s,n),this.#s.countBytes(t.path,n);const i=this.#f.subarray(0,n);(0,R.n$)(t.path)&&this.#l.set(t.path,n>R.Gb?"too large":Buffer.
from(i));const f=(0,$.hash)("sha256",i),u=this.#m(f,i);return u?u.then(()=>({hash:f,size:n})):{hash:f,size:n}}catch(s){e.error=s,e.hasError=!0}finally{tt(e)}}#m(t,e){
if(this.#a.has(t))return;const s=(0,N.T5)(this.#t.org,t),r=this.#r.keep(s,e.length);if(r===!0)return;const n=Buffer.from(e),i=()=>(this.#a.add(t),this.#r.put(s,
n,t));return this.#n.start(r===!1?i:async()=>{await r||await i()})}async#w(t,e){const{fd:s,stats:r}=e;this.#s.refuseLarge(t,r.size);const n=await this.#g(t,s);_(
t,e,n.size),this.#s.countBytes(t,n.size);const{hash:i,size:f}=n,u=(0,N.T5)(this.#t.org,i);if(this.#a.has(i)||await this.#r.keep(u,f))return n;try{await this.#r.
putStream(u,f,()=>Q(s,this.#t.signal),i)}catch(p){throw p instanceof O.ls?G(t):p}return this.#a.add(i),n}async#g(t,e){const s=(0,$.createHash)("sha256");let r=0;
for await(const n of Q(e,this.#t.signal))r+=n.length,this.#s.refuseLarge(t,r),s.update(n);return{hash:s.digest("hex"),size:r}}}var et=a(1178),Ot=a(6822),jt=a(5678),
st=a(9046),xt=a(2454);class Tt{isolation;tmp;#t;#e;constructor(t,{isolation:e,tmp:s},r){this.#t=t,this.isolation=e,this.tmp=s,this.#e=r}async fetch(t,{signal:e,
onLine:s}){const{value:r}=await this.#t.call("fetch",{what:t},{signal:e,onEvent:H(s)});return r}async versionsOf(t){return(await this.#t.call("versions",{tool:t})).
value}async tool({name:t,version:e},s){return(await this.#t.call("tool",{name:t,version:e},{onEvent:H(s)})).value}async run({signal:t,onLine:e,script:s,cwd:r,env:n,
showsInstalls:i=!1}){const f={script:s,cwd:r,env:n,showsInstalls:i};return(await this.#t.call("run",f,{signal:t,onEvent:H(e)})).value}async look(t,e){await this.#t.
call("look",{part:t,isLast:e})}writer(){return this.#e}}function H(o){return({line:t})=>o(String(t))}class Pt{#t=new Map;#e;#o=[];#s=0;calls={open:async({given:t})=>{
const e=this.#t.get(Number(t.stream));return e&&(e.parts=e.open()[Symbol.asyncIterator]()),{}},next:async({given:t})=>{const e=await this.#t.get(Number(t.stream))?.
parts?.next();return{bytes:e?.done===!1?e.value:void 0}}};connect(t){this.#e=t}keep(t,e){return new Promise((s,r)=>{this.#o.length===0&&setImmediate(()=>{this.#r()}),
this.#o.push({key:t,size:e,resolve:s,reject:r})})}async#r(){const t=this.#o;this.#o=[];try{const{value:e}=await this.#n("keep",{objects:t.map(({key:r,size:n})=>[
r,n])}),s=e;for(const[r,n]of t.entries())n.resolve(s[r]===!0)}catch(e){for(const s of t)s.reject(e)}}async put(t,e,s){if(e.length<=Y)return void await this.#n("\
put",{key:t,sha256:s},e);const r=async function*(){for(let n=0;n<e.length;n+=Y)yield e.subarray(n,n+Y)};await this.putStream(t,e.length,r,s)}async putStream(t,e,s,r){
this.#s+=1;const n=this.#s;this.#t.set(n,{open:s});try{await this.#n("stream",{key:t,size:e,sha256:r,stream:n})}finally{this.#t.delete(n)}}async settle(){await this.#n(
"settle",{})}async[Symbol.asyncDispose](){}#n(t,e,s){if(!this.#e)throw new Error("The link is not open");return this.#e.call(t,e,s===void 0?{}:{bytes:s})}}const Y=1024*
1024;var Rt=function(o,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,r;if(e){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=t[Symbol.dispose],e&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(n){return Promise.
reject(n)}}),o.stack.push({value:t,dispose:s,async:e})}else e&&o.stack.push({async:!0});return t},$t=(function(o){return function(t){function e(i){t.error=t.hasError?
new o(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var s,r=0;function n(){for(;s=t.stack.pop();)try{if(!s.async&&r===1)return r=0,t.stack.
push(s),Promise.resolve().then(n);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(n,function(f){return e(f),n()})}else
r|=1}catch(f){e(f)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return n()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(o,t,e){var s=new Error(e);return s.name="SuppressedError",s.error=o,s.suppressed=t,s});async function Lt(o){const t=new AbortController,
e=Promise.withResolvers(),s=new Pt,r=new Ot.N(o,{calls:s.calls,tell(k,z){k==="start"?e.resolve(z):k==="abort"&&t.abort(new Error("the platform stops"))},closed:()=>process.
exit(1)});s.connect(r),(0,st.FX)().catch(()=>{});const{isolation:n,tmp:i,context:f,workspace:u,lasting:p,...b}=await e.promise,C=(k,z)=>r.tell(k,{...z}),g=setInterval(
()=>C("pulse",{}),S.lb),F={host:new Tt(r,{isolation:n,tmp:i},s),workspace:u,lasting:p,context:{...f,clock:v.ml}};try{await ot({...b,parts:F,tell:C,signal:t.signal})}catch(k){
if(!t.signal.aborted)throw k}finally{clearInterval(g),await r.end()}return 0}async function Dt(){await Promise.all([(0,st.FX)(),a.e(405).then(a.bind(a,2405))])}
async function ot({job:o,look:t,outputLimits:e,parts:s,tell:r,signal:n}){const{host:i}=s;let f="clone";const u=g=>{f=g,r("stage",{stage:f})};let p="",b=!1;const C=async({
directory:g,kind:T,shape:F,log:k})=>{t&&await Ft(i,{directory:g,kind:T,commit:p,mostFiles:e.files,signal:n}),n.throwIfAborted(),u("sync");const Bt={blobs:{writer:()=>i.
writer()},org:o.app.org,directory:g,kind:T,shape:F,limits:e,signal:n},{withheld:It,leftOut:Mt,ignoredRules:At,hasIndexPage:zt,...Nt}=await Et(Bt);for(const Ct of(0,xt.
h)({ignoredRules:At,withheld:It,leftOut:Mt}))k.line(Ct);k.end(),b=!0,r("stored",{release:Nt,commit:p})};try{const g={stack:[],error:void 0,hasError:!1};try{const T=Rt(
g,await(0,jt.build)(s,o,{signal:n,onStage:u,onLog:F=>r("log",{text:F}),onCommit(F,k){p=F,r("commit",{commit:p,facts:k})},onOutput:C}),!0)}catch(T){g.error=T,g.hasError=
!0}finally{const T=$t(g);T&&await T}}catch(g){if(n.throwIfAborted(),b)throw g;r("failed",{facts:(0,et.xS)(new et.Zu(f,!1,g))})}}async function Ft(o,t){const{inspectOutput:e}=await a.
e(405).then(a.bind(a,2405)),{files:s,odd:r,ignoredRules:n}=await e(t);for(let i=0;;i+=S.wd){const f=i+S.wd>=Math.max(s.length,r.length),u={files:s.slice(i,i+S.wd),
odd:r.slice(i,i+S.wd),ignoredRules:n};if(await o.look(u,f),f)return}}})};export{Ut as id,Wt as ids,Kt as modules};

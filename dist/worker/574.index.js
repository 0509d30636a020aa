const Nt=574,Ct=[574],zt={2458:((J,F,a)=>{a.d(F,{W:()=>x});const E="{js,cjs,mjs,ts,cts,mts}",S={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-\
shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.loc\
k","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json",
"jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod",
"go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus\
,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,\
stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${E}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,js\
onc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${E}`,
`gruntfile.${E}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerf\
ile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yam\
l","*.tfstate","*.tfstate.backup","*.tfvars"]},$=new RegExp(`^(?:${Object.values(S).flat().map(T).join("|")})$`,"is");function x(P){return P!==".well-known"&&$.
test(P)}function T(P){return P.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(L,w)=>`(?:${w.replaceAll(",","|")})`)}}),6813:((J,F,a)=>{a.d(
F,{K:()=>I,d:()=>R});var E=a(3024),S=a(1455),$=a(6760),x=a(7310),T=function(y,l,h){if(l!=null){if(typeof l!="object"&&typeof l!="function")throw new TypeError("\
Object expected.");var f,m;if(h){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");f=l[Symbol.asyncDispose]}if(f===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");f=l[Symbol.dispose],h&&(m=f)}if(typeof f!="function")throw new TypeError("Object not disposable.");
m&&(f=function(){try{m.call(this)}catch(d){return Promise.reject(d)}}),y.stack.push({value:l,dispose:f,async:h})}else h&&y.stack.push({async:!0});return l},P=(function(y){
return function(l){function h(O){l.error=l.hasError?new y(O,l.error,"An error was suppressed during disposal."):O,l.hasError=!0}var f,m=0;function d(){for(;f=l.
stack.pop();)try{if(!f.async&&m===1)return m=0,l.stack.push(f),Promise.resolve().then(d);if(f.dispose){var O=f.dispose.call(f.value);if(f.async)return m|=2,Promise.
resolve(O).then(d,function(B){return h(B),d()})}else m|=1}catch(B){h(B)}if(m===1)return l.hasError?Promise.reject(l.error):Promise.resolve();if(l.hasError)throw l.
error}return d()}})(typeof SuppressedError=="function"?SuppressedError:function(y,l,h){var f=new Error(h);return f.name="SuppressedError",f.error=y,f.suppressed=
l,f});const L=50,w=200,U=E.constants.O_RDONLY|E.constants.O_NOFOLLOW|E.constants.O_NONBLOCK;async function R(y){const l=[];for(const f of x.P4)l.push([f,await M(
(0,$.join)(y,f))]);const h=new Map(l.flatMap(([f,m])=>m===void 0?[]:[[f,m]]));return I((0,x.nb)(h).ignored)}async function M(y){const l={stack:[],error:void 0,hasError:!1};
try{const h=await(0,S.open)(y,U).catch(()=>{});if(!h)return;const f=T(l,h,!0);if(!(await f.stat()).isFile())return;const{buffer:d,bytesRead:O}=await f.read(Buffer.
alloc(x.Gb+1),{position:0});return O>x.Gb?"too large":d.subarray(0,O)}catch(h){l.error=h,l.hasError=!0}finally{const h=P(l);h&&await h}}function I(y){const l=y.
slice(0,L).map(f=>({...f,reason:f.reason.slice(0,w)})),[h]=y.slice(L);return h&&l.push({file:h.file,reason:`${y.length-L} more rules`}),l}}),4574:((J,F,a)=>{a.d(
F,{deploy:()=>ot,loadWorker:()=>Rt,runWorker:()=>Pt});var E=a(1224),S=a(3374),$=a(7598),x=a(1132),T=a(7310),P=a(5879),L=a(1301),w=a(5388),U=a(5807),R=a(3715);const{
pathBytes:M,pathsBytes:I,rulesBytes:y,indexBytes:l}=R.Si,h=4,f=200;class m{#t;#e=0;#o=0;#s=0;#r=0;#n=0;constructor(t){this.#t=t}get bytes(){return this.#n}countFile(t){
const e=this.#t.files;if(this.#e>=e)throw d(`The output has more than ${e} files`);this.#e+=1;const s=Buffer.byteLength(t);if(s>M){const o=(0,U.vI)(t,f);throw d(
`The path "${o}" has ${s} bytes, and the limit is ${M}: shorten its names`)}if(this.#r+=s,!(this.#r<=I))throw d(`The paths of the output have more than ${I} byt\
es together: publish fewer files, or shorten the names of folders`)}countFolder(){const t=this.#t.files;if(this.#o>=t)throw d(`The output has more than ${t} fol\
ders`);this.#o+=1}countPassed(){const t=h*this.#t.files;if(this.#s>=t)throw d(`The output has more than ${t} files and links that are not published`);this.#s+=1}countBytes(t,e){
this.#n+=e,this.refuseLarge(t,e);const s=this.#t.totalBytes;if(this.#n>s)throw d(`The output is larger than ${s} bytes`)}refuseLarge(t,e){const s=this.#t.fileBytes;
if(e>s)throw d(`"${t}" is larger than ${s} bytes`)}checkRules(t){if(t.length<=y)return t;throw d(`The rules of _redirects and _headers have ${t.length} bytes to\
gether, and the limit is ${y}: replace similar rules by one with * or :name`)}checkIndex(t){if(!(t.length<=l))throw d(`The list of the output's files has ${t.length}\
 bytes, and the limit is ${l}: publish fewer files`)}}function d(n){return(0,w.e)("output_too_large",n)}class O{#t;#e=new Set;#o;constructor(t){this.#t=t}start(t){
if(this.#o)throw this.#o.error;const e=t().catch(s=>{this.#o??={error:s}}).finally(()=>this.#e.delete(e));return this.#e.add(e),this.#e.size<this.#t?void 0:Promise.
race(this.#e)}async end(){if(await Promise.all(this.#e),this.#o)throw this.#o.error}}var B=a(3659),A=a(6355),g=a(3024),rt=a(7975),X=a(3739),Y=a(6760),nt=a(7994),
it=a(2458);function*at(n,t,e){const s=(0,g.realpathSync)(n);yield*W({root:s,kind:t,onLeftOut:e},{real:s,prefix:"",above:[]})}function*W(n,t){yield"folder";for(const e of(0,g.
readdirSync)(t.real,{withFileTypes:!0})){const s=t.prefix+e.name,o=`${t.real}/${e.name}`,r=Z(e.name,t.prefix==="",n);if(r!=="published"){r!=="expected"&&n.onLeftOut(
e.isDirectory()?`${s}/`:s,r),yield"nothing";continue}if(ft(e.name,s),e.isFile())yield{path:s,real:o};else if(e.isDirectory())yield*W(n,V(t,o,s));else if(e.isSymbolicLink())
yield*lt(n,t,s,o);else throw K(s)}}function V(n,t,e){return{real:t,prefix:`${e}/`,above:[...n.above,n.real]}}function*lt(n,t,e,s){const{root:o}=n,{real:r,stats:i}=ct(
s,e);if(!(0,nt.FK)(o,r))throw(0,w.e)("output_unsafe",`The link "${e}" leads out of the output directory`);const u=(0,Y.relative)(o,r).split(Y.sep).map((p,k)=>Z(
p,k===0,n)).find(p=>p!=="published");if(u)u!=="expected"&&n.onLeftOut(e,u),yield"nothing";else if(i.isFile())yield{path:e,real:r};else if(i.isDirectory()){if(r===
t.real||t.above.includes(r))throw(0,w.e)("output_unsafe",`The link "${e}" leads back to a folder that contains it`);yield*W(n,V(t,r,e))}else throw K(e)}function ct(n,t){
try{const e=(0,g.realpathSync)(n);return{real:e,stats:(0,g.statSync)(e)}}catch(e){const s=(0,X.xU)(e)==="ELOOP"?"is part of a cycle of links":"has a target that\
 cannot be read";throw(0,w.e)("output_unsafe",`The link "${t}" ${s}`)}}function Z(n,t,{kind:e}){return n===".git"||t&&n==="node_modules"?"expected":/^\.env/i.test(
n)?"secret":e==="folder"&&(0,it.W)(n)?"folder":"published"}function ft(n,t){if(n==="."||n===".."||/[\uFFFD\\]/.test(n))throw(0,w.e)("output_unsafe",`The file na\
me ${JSON.stringify(t)} is not valid in a URL`)}function K(n){return(0,w.e)("output_unsafe",`"${n}" is not a file, a folder, or a link to one`)}function ht(n){try{
const t=ut(n.real);if(t)return t}catch(t){if(!["ELOOP","ENXIO"].includes((0,X.xU)(t)??""))throw t}throw K(n.path)}function ut(n){const t=(0,g.openSync)(n,g.constants.
O_RDONLY|g.constants.O_NOFOLLOW|g.constants.O_NONBLOCK),e=(0,g.fstatSync)(t);if(!e.isFile()){(0,g.closeSync)(t);return}return{fd:t,stats:e,[Symbol.dispose]:()=>(0,g.
closeSync)(t)}}function dt(n,t){let e=0;for(;e<t.length;){const s=(0,g.readSync)(n,t,e,t.length-e,null);if(s===0)break;e+=s}return e}const pt=(0,rt.promisify)(g.
read),yt=1024*1024;async function*Q(n,t){const e=Buffer.allocUnsafeSlow(yt);for(let s=0;;){t.throwIfAborted();const{bytesRead:o}=await pt(n,e,0,e.length,s);if(o===
0)return;s+=o,yield e.subarray(0,o)}}function _(n,{fd:t,stats:e},s){const{size:o,mtimeMs:r,ctimeMs:i}=(0,g.fstatSync)(t);if(s!==e.size||o!==e.size||r!==e.mtimeMs||
i!==e.ctimeMs)throw G(n)}function G(n){return(0,w.e)("sync_failed",`"${n}" changed while it was stored, because a process of the build still writes. Let the bui\
ld command wait for all processes that it starts`)}var mt=a(6813),wt=a(449),gt=a(5657),q=function(n,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")
throw new TypeError("Object expected.");var s,o;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],e&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),n.stack.push({value:t,dispose:s,async:e})}else e&&n.stack.push(
{async:!0});return t},tt=(function(n){return function(t){function e(i){t.error=t.hasError?new n(i,t.error,"An error was suppressed during disposal."):i,t.hasError=
!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(c){return e(c),r()})}else o|=1}catch(c){e(c)}if(o===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(n,t,e){var s=new Error(e);return s.name=
"SuppressedError",s.error=n,s.suppressed=t,s});const bt=20;async function kt(n){const{blobs:t,org:e,signal:s,log:o=x.a}=n;try{const r={stack:[],error:void 0,hasError:!1};
try{s.throwIfAborted();const i=q(r,t.writer(),!0),c=await new vt(n,i).run();c.withheld>0&&o("warn","secrets_withheld",{org:e,files:c.withheld});for(const u of c.
ignoredRules.slice(0,bt))o("warn","rule_ignored",{org:e,...u});return c}catch(i){r.error=i,r.hasError=!0}finally{const i=tt(r);i&&await i}}catch(r){throw r instanceof
L.u&&o("error","output_not_stored",{org:e,reason:r.message}),(0,w.q)(r,s)}}class vt{#t;#e;#o;#s;#r;#n=new O(R.rr);#i=[];#a=new Set;#l=new Map;#f=Buffer.allocUnsafe(
R.v_+1);#h=0;#c={count:0,names:[]};constructor(t,e){this.#t=t,this.#e=t.clock??E.ml,this.#o=this.#e.now(),this.#s=new m(t.limits??R.dv),this.#r=e}async run(){const{
directory:t,kind:e="build",signal:s}=this.#t,o=(0,gt.H)(s);for(const u of at(t,e,(p,k)=>this.#u(p,k))){if(u==="folder")this.#s.countFolder();else if(u==="nothin\
g")this.#s.countPassed();else{this.#s.countFile(u.path);const k=this.#y(u);this.#i.push({path:u.path,...k instanceof Promise?await k:k})}const p=o();p&&await p}
if(this.#i.length===0)throw(0,w.e)("output_empty","The output directory has no file to publish");const{bytes:r,ignored:i}=(0,T.nb)(this.#l,this.#t.shape),c=(0,wt.
b)(this.#i,this.#s.checkRules(r));return this.#s.checkIndex(c),{...await this.#d(c),ignoredRules:(0,mt.K)(i)}}#u(t,e){e==="secret"?this.#h+=1:this.#c=(0,B.i)(this.#c,
t)}async#d(t){await this.#n.end(),await this.#p(),await this.#r.settle();const e=(0,$.hash)("sha256",t),s=(0,A.T5)(this.#t.org,e);return await this.#r.keep(s,t.
length)||await this.#r.put(s,t,e),await this.#r.settle(),{manifestHash:e,files:this.#i.length,written:this.#a.size,reused:this.#i.length-this.#a.size,bytes:this.#s.
bytes,withheld:this.#h,leftOut:this.#c,hasIndexPage:this.#i.some(({path:o})=>o==="index.html")}}async#p(){if(!(Math.abs(this.#e.now()-this.#o)<R.nM)){for(const{
path:t,hash:e,size:s}of this.#i)if(this.#t.signal.throwIfAborted(),!await this.#r.keep((0,A.T5)(this.#t.org,e),s))throw(0,w.e)("sync_failed",`Storing the output\
 took too long, and "${t}" was removed: deploy again`)}}#y(t){const e={stack:[],error:void 0,hasError:!1};try{const s=ht(t);if(s.stats.size>R.v_)return(0,T.n$)(
t.path)&&this.#l.set(t.path,"too large"),this.#w(t.path,s).finally(()=>s[Symbol.dispose]());const o=q(e,s,!1),r=dt(s.fd,this.#f);_(t.path,s,r),this.#s.countBytes(
t.path,r);const i=this.#f.subarray(0,r);(0,T.n$)(t.path)&&this.#l.set(t.path,r>T.Gb?"too large":Buffer.from(i));const c=(0,$.hash)("sha256",i),u=this.#m(c,i);return u?
u.then(()=>({hash:c,size:r})):{hash:c,size:r}}catch(s){e.error=s,e.hasError=!0}finally{tt(e)}}#m(t,e){if(this.#a.has(t))return;const s=(0,A.T5)(this.#t.org,t),o=this.#r.
keep(s,e.length);if(o===!0)return;const r=Buffer.from(e),i=()=>(this.#a.add(t),this.#r.put(s,r,t));return this.#n.start(o===!1?i:async()=>{await o||await i()})}async#w(t,e){
const{fd:s,stats:o}=e;this.#s.refuseLarge(t,o.size);const r=await this.#g(t,s);_(t,e,r.size),this.#s.countBytes(t,r.size);const{hash:i,size:c}=r,u=(0,A.T5)(this.#t.
org,i);if(this.#a.has(i)||await this.#r.keep(u,c))return r;try{await this.#r.putStream(u,c,()=>Q(s,this.#t.signal),i)}catch(p){throw p instanceof P.ls?G(t):p}return this.#a.
add(i),r}async#g(t,e){const s=(0,$.createHash)("sha256");let o=0;for await(const r of Q(e,this.#t.signal))o+=r.length,this.#s.refuseLarge(t,o),s.update(r);return{
hash:s.digest("hex"),size:o}}}var et=a(1178),N=a(6822),Et=a(5678),st=a(9046),St=a(2454);class Ot{isolation;tmp;#t;#e;constructor(t,{isolation:e,tmp:s},o){this.#t=
t,this.isolation=e,this.tmp=s,this.#e=o}async fetch(t,{signal:e,onLine:s}){const{value:o}=await this.#t.call("fetch",{what:t},{signal:e,onEvent:H(s)});return o}async versionsOf(t){
return(await this.#t.call("versions",{tool:t})).value}async tool({name:t,version:e},s){return(await this.#t.call("tool",{name:t,version:e},{onEvent:H(s)})).value}async run({
signal:t,onLine:e,script:s,cwd:o,env:r,showsInstalls:i=!1}){const c={script:s,cwd:o,env:r,showsInstalls:i};return(await this.#t.call("run",c,{signal:t,onEvent:H(
e)})).value}async look(t,e){await this.#t.call("look",{part:t,isLast:e})}writer(){return this.#e}}function H(n){return({line:t})=>n(String(t))}class jt{#t=new Map;#e;#o=[];#s=0;calls={
open:async({given:t})=>{const e=this.#t.get(Number(t.stream));return e&&(e.parts=e.open()[Symbol.asyncIterator]()),{}},next:async({given:t})=>{const e=await this.#t.
get(Number(t.stream))?.parts?.next();return{bytes:e?.done===!1?e.value:void 0}}};connect(t){this.#e=t}keep(t,e){return new Promise((s,o)=>{this.#o.length===0&&setImmediate(
()=>{this.#r()}),this.#o.push({key:t,size:e,resolve:s,reject:o})})}async#r(){const t=this.#o;this.#o=[];try{const{value:e}=await this.#n("keep",{objects:t.map(({
key:o,size:r})=>[o,r])}),s=e;for(const[o,r]of t.entries())r.resolve(s[o]===!0)}catch(e){for(const s of t)s.reject(e)}}async put(t,e,s){if(e.length<=N.d)return void await this.#n(
"put",{key:t,sha256:s},e);const o=async function*(){for(let r=0;r<e.length;r+=N.d)yield e.subarray(r,r+N.d)};await this.putStream(t,e.length,o,s)}async putStream(t,e,s,o){
this.#s+=1;const r=this.#s;this.#t.set(r,{open:s});try{await this.#n("stream",{key:t,size:e,sha256:o,stream:r})}finally{this.#t.delete(r)}}async settle(){await this.#n(
"settle",{})}async[Symbol.asyncDispose](){}#n(t,e,s){if(!this.#e)throw new Error("The link is not open");return this.#e.call(t,e,s===void 0?{}:{bytes:s})}}var xt=function(n,t,e){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
e&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),n.stack.push(
{value:t,dispose:s,async:e})}else e&&n.stack.push({async:!0});return t},Tt=(function(n){return function(t){function e(i){t.error=t.hasError?new n(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(c){return e(c),r()})}else o|=1}catch(c){e(c)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(n,t,e){
var s=new Error(e);return s.name="SuppressedError",s.error=n,s.suppressed=t,s});async function Pt(n){const t=new AbortController,e=Promise.withResolvers(),s=new jt,
o=new N.N(n,{calls:s.calls,tell(v,z){v==="start"?e.resolve(z):v==="abort"&&t.abort(new Error("the platform stops"))},closed:()=>process.exit(1)});s.connect(o),(0,st.
FX)().catch(()=>{});const{isolation:r,tmp:i,context:c,workspace:u,lasting:p,...k}=await e.promise,C=(v,z)=>o.tell(v,{...z}),b=setInterval(()=>C("pulse",{}),S.lb),
D={host:new Ot(o,{isolation:r,tmp:i},s),workspace:u,lasting:p,context:{...c,clock:E.ml}};try{await ot({...k,parts:D,tell:C,signal:t.signal})}catch(v){if(!t.signal.
aborted)throw v}finally{clearInterval(b),await o.end()}return 0}async function Rt(){await Promise.all([(0,st.FX)(),a.e(405).then(a.bind(a,2405))])}async function ot({
job:n,look:t,outputLimits:e,parts:s,tell:o,signal:r}){const{host:i}=s;let c="clone";const u=b=>{c=b,o("stage",{stage:c})};let p="",k=!1;const C=async({directory:b,
kind:j,shape:D,log:v})=>{t&&await $t(i,{directory:b,kind:j,commit:p,mostFiles:e.files,signal:r}),r.throwIfAborted(),u("sync");const Dt={blobs:{writer:()=>i.writer()},
org:n.app.org,directory:b,kind:j,shape:D,limits:e,signal:r},{withheld:Lt,leftOut:Ft,ignoredRules:It,hasIndexPage:At,...Bt}=await kt(Dt);for(const Mt of(0,St.h)(
{ignoredRules:It,withheld:Lt,leftOut:Ft}))v.line(Mt);v.end(),k=!0,o("stored",{release:Bt,commit:p})};try{const b={stack:[],error:void 0,hasError:!1};try{const j=xt(
b,await(0,Et.build)(s,n,{signal:r,onStage:u,onLog:D=>o("log",{text:D}),onCommit(D,v){p=D,o("commit",{commit:p,facts:v})},onOutput:C}),!0)}catch(j){b.error=j,b.hasError=
!0}finally{const j=Tt(b);j&&await j}}catch(b){if(r.throwIfAborted(),k)throw b;o("failed",{facts:(0,et.xS)(new et.Zu(c,!1,b))})}}async function $t(n,t){const{inspectOutput:e}=await a.
e(405).then(a.bind(a,2405)),{files:s,odd:o,ignoredRules:r}=await e(t);for(let i=0;;i+=S.wd){const c=i+S.wd>=Math.max(s.length,o.length),u={files:s.slice(i,i+S.wd),
odd:o.slice(i,i+S.wd),ignoredRules:r};if(await n.look(u,c),c)return}}})};export{Nt as id,Ct as ids,zt as modules};

const Zt=537,Qt=[537],_t={2537:((Xt,Q,c)=>{c.d(Q,{deploy:()=>Z,runWorker:()=>Gt});var B=c(1224),_=c(1383),O=c(7598),q=c(1132),w=c(7310),I=c(5879),N=c(1301),j=c(
3739),A=c(6293);function d(r,t){return new A.$({stage:"sync",code:r,message:t,exitCode:null,signal:null,log:[],diagnostics:[]})}function tt(r,t){if(r instanceof
A.$)return r;if(t.aborted)return t.reason;if(r instanceof I.Sb)return d("disk_full","The disk of the platform is full: the output could not be stored");if(r instanceof
N.u)return d("sync_failed","The output could not be stored: the storage of the platform cannot be used now");const e=(0,j.xU)(r)??(r instanceof Error?r.message:
String(r));return d("sync_failed",`The output could not be stored (${e})`)}var et=c(5807),b=c(3715);const{pathBytes:z,pathsBytes:M,rulesBytes:C,indexBytes:U}=b.
Si,st=4,rt=200;class ot{#t;#e=0;#r=0;#s=0;#o=0;#n=0;constructor(t){this.#t=t}get bytes(){return this.#n}countFile(t){const e=this.#t.files;if(this.#e>=e)throw m(
`The output has more than ${e} files`);this.#e+=1;const s=Buffer.byteLength(t);if(s>z){const o=(0,et.vI)(t,rt);throw m(`The path "${o}" has ${s} bytes, and the \
limit is ${z}: shorten its names`)}if(this.#o+=s,!(this.#o<=M))throw m(`The paths of the output have more than ${M} bytes together: publish fewer files, or shor\
ten the names of folders`)}countFolder(){const t=this.#t.files;if(this.#r>=t)throw m(`The output has more than ${t} folders`);this.#r+=1}countPassed(){const t=st*
this.#t.files;if(this.#s>=t)throw m(`The output has more than ${t} files and links that are not published`);this.#s+=1}countBytes(t,e){this.#n+=e,this.refuseLarge(
t,e);const s=this.#t.totalBytes;if(this.#n>s)throw m(`The output is larger than ${s} bytes`)}refuseLarge(t,e){const s=this.#t.fileBytes;if(e>s)throw m(`"${t}" i\
s larger than ${s} bytes`)}checkRules(t){if(t.length<=C)return t;throw m(`The rules of _redirects and _headers have ${t.length} bytes together, and the limit is\
 ${C}: replace similar rules by one with * or :name`)}checkIndex(t){if(!(t.length<=U))throw m(`The list of the output's files has ${t.length} bytes, and the lim\
it is ${U}: publish fewer files`)}}function m(r){return d("output_too_large",r)}class nt{#t;#e=new Set;#r;constructor(t){this.#t=t}start(t){if(this.#r)throw this.#r.
error;const e=t().catch(s=>{this.#r??={error:s}}).finally(()=>this.#e.delete(e));return this.#e.add(e),this.#e.size<this.#t?void 0:Promise.race(this.#e)}async end(){
if(await Promise.all(this.#e),this.#r)throw this.#r.error}}var it=c(3659),E=c(6355),f=c(3024),at=c(7975),x=c(6760),ct=c(7994);const T="{js,cjs,mjs,ts,cts,mts}",
lt={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.l\
ock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","p\
npm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","p\
yproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],
configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier\
,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${T}`,
"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmake\
file","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${T}`,`gruntfile.${T}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfil\
e","Dockerfile.{dev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","\
firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},ft=new RegExp(`^(?:${Object.values(lt).flat().map(
ht).join("|")})$`,"is");function ut(r){return r!==".well-known"&&ft.test(r)}function ht(r){return r.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,
(t,e)=>`(?:${e.replaceAll(",","|")})`)}function*dt(r,t,e){const s=(0,f.realpathSync)(r);yield*$({root:s,kind:t,onLeftOut:e},{real:s,prefix:"",above:[]})}function*$(r,t){
yield"folder";for(const e of(0,f.readdirSync)(t.real,{withFileTypes:!0})){const s=t.prefix+e.name,o=`${t.real}/${e.name}`,n=H(e.name,t.prefix==="",r);if(n!=="pu\
blished"){n!=="expected"&&r.onLeftOut(e.isDirectory()?`${s}/`:s,n),yield"nothing";continue}if(mt(e.name,s),e.isFile())yield{path:s,real:o};else if(e.isDirectory())
yield*$(r,G(t,o,s));else if(e.isSymbolicLink())yield*pt(r,t,s,o);else throw R(s)}}function G(r,t,e){return{real:t,prefix:`${e}/`,above:[...r.above,r.real]}}function*pt(r,t,e,s){
const{root:o}=r,{real:n,stats:i}=yt(s,e);if(!(0,ct.FK)(o,n))throw d("output_unsafe",`The link "${e}" leads out of the output directory`);const l=(0,x.relative)(
o,n).split(x.sep).map((u,p)=>H(u,p===0,r)).find(u=>u!=="published");if(l)l!=="expected"&&r.onLeftOut(e,l),yield"nothing";else if(i.isFile())yield{path:e,real:n};else if(i.
isDirectory()){if(n===t.real||t.above.includes(n))throw d("output_unsafe",`The link "${e}" leads back to a folder that contains it`);yield*$(r,G(t,n,e))}else throw R(
e)}function yt(r,t){try{const e=(0,f.realpathSync)(r);return{real:e,stats:(0,f.statSync)(e)}}catch(e){const s=(0,j.xU)(e)==="ELOOP"?"is part of a cycle of links":
"has a target that cannot be read";throw d("output_unsafe",`The link "${t}" ${s}`)}}function H(r,t,{kind:e}){return r===".git"||t&&r==="node_modules"?"expected":
/^\.env/i.test(r)?"secret":e==="folder"&&ut(r)?"folder":"published"}function mt(r,t){if(r==="."||r===".."||/[\uFFFD\\]/.test(r))throw d("output_unsafe",`The fil\
e name ${JSON.stringify(t)} is not valid in a URL`)}function R(r){return d("output_unsafe",`"${r}" is not a file, a folder, or a link to one`)}function wt(r){try{
const t=gt(r.real);if(t)return t}catch(t){if(!["ELOOP","ENXIO"].includes((0,j.xU)(t)??""))throw t}throw R(r.path)}function gt(r){const t=(0,f.openSync)(r,f.constants.
O_RDONLY|f.constants.O_NOFOLLOW|f.constants.O_NONBLOCK),e=(0,f.fstatSync)(t);if(!e.isFile()){(0,f.closeSync)(t);return}return{fd:t,stats:e,[Symbol.dispose]:()=>(0,f.
closeSync)(t)}}function bt(r,t){let e=0;for(;e<t.length;){const s=(0,f.readSync)(r,t,e,t.length-e,null);if(s===0)break;e+=s}return e}const kt=(0,at.promisify)(f.
read),St=1024*1024;async function*W(r,t){const e=Buffer.allocUnsafeSlow(St);for(let s=0;;){t.throwIfAborted();const{bytesRead:o}=await kt(r,e,0,e.length,s);if(o===
0)return;s+=o,yield e.subarray(0,o)}}function K(r,{fd:t,stats:e},s){const{size:o,mtimeMs:n,ctimeMs:i}=(0,f.fstatSync)(t);if(s!==e.size||o!==e.size||n!==e.mtimeMs||
i!==e.ctimeMs)throw P(r)}function P(r){return d("sync_failed",`"${r}" changed while it was stored, because a process of the build still writes. Let the build co\
mmand wait for all processes that it starts`)}var vt=c(1455),Et=function(r,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Obj\
ect expected.");var s,o;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],e&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(n){return Promise.reject(n)}}),r.stack.push({value:t,dispose:s,async:e})}else e&&r.stack.push({async:!0});return t},Ot=(function(r){
return function(t){function e(i){t.error=t.hasError?new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function n(){for(;s=t.
stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(n);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(n,function(a){return e(a),n()})}else o|=1}catch(a){e(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return n()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,e){var s=new Error(e);return s.name="SuppressedError",s.error=r,s.suppressed=
t,s});const L=50,jt=200,xt=f.constants.O_RDONLY|f.constants.O_NOFOLLOW|f.constants.O_NONBLOCK;async function Tt(r){const t=[];for(const s of w.P4)t.push([s,await $t(
(0,x.join)(r,s))]);const e=new Map(t.flatMap(([s,o])=>o===void 0?[]:[[s,o]]));return Y((0,w.nb)(e).ignored)}async function $t(r){const t={stack:[],error:void 0,
hasError:!1};try{const e=await(0,vt.open)(r,xt).catch(()=>{});if(!e)return;const s=Et(t,e,!0);if(!(await s.stat()).isFile())return;const{buffer:n,bytesRead:i}=await s.
read(Buffer.alloc(w.Gb+1),{position:0});return i>w.Gb?"too large":n.subarray(0,i)}catch(e){t.error=e,t.hasError=!0}finally{const e=Ot(t);e&&await e}}function Y(r){
const t=r.slice(0,L).map(s=>({...s,reason:s.reason.slice(0,jt)})),[e]=r.slice(L);return e&&t.push({file:e.file,reason:`${r.length-L} more rules`}),t}var Rt=c(449),
Pt=c(5657),J=function(r,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(e){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=t[Symbol.dispose],e&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(n){return Promise.
reject(n)}}),r.stack.push({value:t,dispose:s,async:e})}else e&&r.stack.push({async:!0});return t},X=(function(r){return function(t){function e(i){t.error=t.hasError?
new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function n(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.
push(s),Promise.resolve().then(n);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(n,function(a){return e(a),n()})}else
o|=1}catch(a){e(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return n()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(r,t,e){var s=new Error(e);return s.name="SuppressedError",s.error=r,s.suppressed=t,s});const Lt=20;async function Dt(r){const{blobs:t,
org:e,signal:s,log:o=q.a}=r;try{const n={stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const i=J(n,t.writer(),!0),a=await new Ft(r,i).run();a.withheld>
0&&o("warn","secrets_withheld",{org:e,files:a.withheld});for(const l of a.ignoredRules.slice(0,Lt))o("warn","rule_ignored",{org:e,...l});return a}catch(i){n.error=
i,n.hasError=!0}finally{const i=X(n);i&&await i}}catch(n){throw n instanceof N.u&&o("error","output_not_stored",{org:e,reason:n.message}),tt(n,s)}}class Ft{#t;#e;#r;#s;#o;#n=new nt(
b.rr);#i=[];#a=new Set;#c=new Map;#f=Buffer.allocUnsafe(b.v_+1);#u=0;#l={count:0,names:[]};constructor(t,e){this.#t=t,this.#e=t.clock??B.ml,this.#r=this.#e.now(),
this.#s=new ot(t.limits??b.dv),this.#o=e}async run(){const{directory:t,kind:e="build",signal:s}=this.#t,o=(0,Pt.H)(s);for(const l of dt(t,e,(u,p)=>this.#h(u,p))){
if(l==="folder")this.#s.countFolder();else if(l==="nothing")this.#s.countPassed();else{this.#s.countFile(l.path);const p=this.#y(l);this.#i.push({path:l.path,...p instanceof
Promise?await p:p})}const u=o();u&&await u}if(this.#i.length===0)throw d("output_empty","The output directory has no file to publish");const{bytes:n,ignored:i}=(0,w.
nb)(this.#c,this.#t.shape),a=(0,Rt.b)(this.#i,this.#s.checkRules(n));return this.#s.checkIndex(a),{...await this.#d(a),ignoredRules:Y(i)}}#h(t,e){e==="secret"?this.#u+=
1:this.#l=(0,it.i)(this.#l,t)}async#d(t){await this.#n.end(),await this.#p(),await this.#o.settle();const e=(0,O.hash)("sha256",t),s=(0,E.T5)(this.#t.org,e);return await this.#o.
keep(s,t.length)||await this.#o.put(s,t,e),await this.#o.settle(),{manifestHash:e,files:this.#i.length,written:this.#a.size,reused:this.#i.length-this.#a.size,bytes:this.#s.
bytes,withheld:this.#u,leftOut:this.#l,hasIndexPage:this.#i.some(({path:o})=>o==="index.html")}}async#p(){if(!(Math.abs(this.#e.now()-this.#r)<b.nM)){for(const{
path:t,hash:e,size:s}of this.#i)if(this.#t.signal.throwIfAborted(),!await this.#o.keep((0,E.T5)(this.#t.org,e),s))throw d("sync_failed",`Storing the output took\
 too long, and "${t}" was removed: deploy again`)}}#y(t){const e={stack:[],error:void 0,hasError:!1};try{const s=wt(t);if(s.stats.size>b.v_)return(0,w.n$)(t.path)&&
this.#c.set(t.path,"too large"),this.#w(t.path,s).finally(()=>s[Symbol.dispose]());const o=J(e,s,!1),n=bt(s.fd,this.#f);K(t.path,s,n),this.#s.countBytes(t.path,
n);const i=this.#f.subarray(0,n);(0,w.n$)(t.path)&&this.#c.set(t.path,n>w.Gb?"too large":Buffer.from(i));const a=(0,O.hash)("sha256",i),l=this.#m(a,i);return l?
l.then(()=>({hash:a,size:n})):{hash:a,size:n}}catch(s){e.error=s,e.hasError=!0}finally{X(e)}}#m(t,e){if(this.#a.has(t))return;const s=(0,E.T5)(this.#t.org,t),o=this.#o.
keep(s,e.length);if(o===!0)return;const n=Buffer.from(e),i=()=>(this.#a.add(t),this.#o.put(s,n,t));return this.#n.start(o===!1?i:async()=>{await o||await i()})}async#w(t,e){
const{fd:s,stats:o}=e;this.#s.refuseLarge(t,o.size);const n=await this.#g(t,s);K(t,e,n.size),this.#s.countBytes(t,n.size);const{hash:i,size:a}=n,l=(0,E.T5)(this.#t.
org,i);if(this.#a.has(i)||await this.#o.keep(l,a))return n;try{await this.#o.putStream(l,a,()=>W(s,this.#t.signal),i)}catch(u){throw u instanceof I.ls?P(t):u}return this.#a.
add(i),n}async#g(t,e){const s=(0,O.createHash)("sha256");let o=0;for await(const n of W(e,this.#t.signal))o+=n.length,this.#s.refuseLarge(t,o),s.update(n);return{
hash:s.digest("hex"),size:o}}}var V=c(1178),Bt=c(6822),It=c(5678),Nt=c(9046),At=c(2454);class zt{isolation;tmp;#t;#e;constructor(t,{isolation:e,tmp:s},o){this.#t=
t,this.isolation=e,this.tmp=s,this.#e=o}async fetch(t,{signal:e,onLine:s}){const{value:o}=await this.#t.call("fetch",{what:t},{signal:e,onEvent:D(s)});return o}async versionsOf(t){
return(await this.#t.call("versions",{tool:t})).value}async tool({name:t,version:e},s){return(await this.#t.call("tool",{name:t,version:e},{onEvent:D(s)})).value}async run({
signal:t,onLine:e,script:s,cwd:o,env:n,showsInstalls:i=!1}){const a={script:s,cwd:o,env:n,showsInstalls:i};return(await this.#t.call("run",a,{signal:t,onEvent:D(
e)})).value}async look(t){await this.#t.call("look",{output:t})}writer(){return this.#e}}function D(r){return({line:t})=>r(String(t))}class Mt{#t=new Map;#e;#r=[];#s=0;calls={
open:async({given:t})=>{const e=this.#t.get(Number(t.stream));return e&&(e.parts=e.open()[Symbol.asyncIterator]()),{}},next:async({given:t})=>{const e=await this.#t.
get(Number(t.stream))?.parts?.next();return{bytes:e?.done===!1?e.value:void 0}}};connect(t){this.#e=t}keep(t,e){return new Promise((s,o)=>{this.#r.length===0&&setImmediate(
()=>{this.#o()}),this.#r.push({key:t,size:e,resolve:s,reject:o})})}async#o(){const t=this.#r;this.#r=[];try{const{value:e}=await this.#n("keep",{objects:t.map(({
key:o,size:n})=>[o,n])}),s=e;for(const[o,n]of t.entries())n.resolve(s[o]===!0)}catch(e){for(const s of t)s.reject(e)}}async put(t,e,s){if(e.length<=F)return void await this.#n(
"put",{key:t,sha256:s},e);const o=async function*(){for(let n=0;n<e.length;n+=F)yield e.subarray(n,n+F)};await this.putStream(t,e.length,o,s)}async putStream(t,e,s,o){
this.#s+=1;const n=this.#s;this.#t.set(n,{open:s});try{await this.#n("stream",{key:t,size:e,sha256:o,stream:n})}finally{this.#t.delete(n)}}async settle(){await this.#n(
"settle",{})}async[Symbol.asyncDispose](){}#n(t,e,s){if(!this.#e)throw new Error("The link is not open");return this.#e.call(t,e,s===void 0?{}:{bytes:s})}}const F=1024*
1024;var Ct=function(r,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(e){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=t[Symbol.dispose],e&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(n){return Promise.
reject(n)}}),r.stack.push({value:t,dispose:s,async:e})}else e&&r.stack.push({async:!0});return t},Ut=(function(r){return function(t){function e(i){t.error=t.hasError?
new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function n(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.
push(s),Promise.resolve().then(n);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(n,function(a){return e(a),n()})}else
o|=1}catch(a){e(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return n()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(r,t,e){var s=new Error(e);return s.name="SuppressedError",s.error=r,s.suppressed=t,s});async function Gt(r){const t=new AbortController,
e=Promise.withResolvers(),s=new Mt,o=new Bt.N(r,{calls:s.calls,tell(g,v){g==="start"?e.resolve(v):g==="abort"&&t.abort(new Error("the platform stops"))},closed:()=>process.
exit(1)});s.connect(o),(0,Nt.FX)().catch(()=>{});const{isolation:n,tmp:i,context:a,workspace:l,lasting:u,...p}=await e.promise,h=(g,v)=>o.tell(g,{...v}),y=setInterval(
()=>h("pulse",{}),_.lb),S={host:new zt(o,{isolation:n,tmp:i},s),workspace:l,lasting:u,context:{...a,clock:B.ml}};try{await Z({...p,parts:S,tell:h,signal:t.signal})}catch(g){
if(!t.signal.aborted)throw g}finally{clearInterval(y),await o.end()}return 0}async function Z({job:r,look:t,outputLimits:e,parts:s,tell:o,signal:n}){const{host:i}=s;
let a="clone";const l=h=>{a=h,o("stage",{stage:a})};let u="";const p=async({directory:h,kind:y,shape:k,log:S})=>{t&&await i.look({directory:h,kind:y,ignoredRules:await Tt(
h)}),n.throwIfAborted(),l("sync");const v={blobs:{writer:()=>i.writer()},org:r.app.org,directory:h,kind:y,shape:k,limits:e,signal:n},{withheld:Ht,leftOut:Wt,ignoredRules:Kt,
hasIndexPage:Vt,...Yt}=await Dt(v);for(const Jt of(0,At.h)({ignoredRules:Kt,withheld:Ht,leftOut:Wt}))S.line(Jt);S.end(),o("stored",{release:Yt,commit:u})};try{const h={
stack:[],error:void 0,hasError:!1};try{const y=Ct(h,await(0,It.build)(s,r,{signal:n,onStage:l,onLog:k=>o("log",{text:k}),onCommit(k,S){u=k,o("commit",{commit:u,
facts:S})},onOutput:p}),!0)}catch(y){h.error=y,h.hasError=!0}finally{const y=Ut(h);y&&await y}}catch(h){n.throwIfAborted(),o("failed",{facts:(0,V.xS)(new V.Zu(a,
!1,h))})}}})};export{Zt as id,Qt as ids,_t as modules};

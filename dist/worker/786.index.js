const ft=786,ht=[786],ut={2458:((M,j,a)=>{a.d(j,{W:()=>b});const g="{js,cjs,mjs,ts,cts,mts}",x={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-\
shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.loc\
k","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json",
"jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod",
"go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus\
,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,\
stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${g}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,js\
onc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${g}`,
`gruntfile.${g}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerf\
ile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yam\
l","*.tfstate","*.tfstate.backup","*.tfvars"]},$=new RegExp(`^(?:${Object.values(x).flat().map(L).join("|")})$`,"is");function b(E){return E!==".well-known"&&$.
test(E)}function L(E){return E.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(u,m)=>`(?:${m.replaceAll(",","|")})`)}}),6405:((M,j,a)=>{a.r(
j),a.d(j,{ingestRelease:()=>lt});var g=a(7598),x=a(1224),$=a(1132),b=a(7310),L=a(5879),E=a(8423),u=a(5388),m=a(5807),k=a(3715);const{pathBytes:D,pathsBytes:_,rulesBytes:R,
indexBytes:p}=k.Si,i=4,f=200;class l{#t;#o=0;#r=0;#e=0;#s=0;#i=0;constructor(t){this.#t=t}get bytes(){return this.#i}countFile(t){const e=this.#t.files;if(this.#o>=
e)throw h(`The output has more than ${e} files`);this.#o+=1;const s=Buffer.byteLength(t);if(s>D){const n=(0,m.vI)(t,f);throw h(`The path "${n}" has ${s} bytes, \
and the limit is ${D}: shorten its names`)}if(this.#s+=s,!(this.#s<=_))throw h(`The paths of the output have more than ${_} bytes together: publish fewer files,\
 or shorten the names of folders`)}countFolder(){const t=this.#t.files;if(this.#r>=t)throw h(`The output has more than ${t} folders`);this.#r+=1}countPassed(){const t=i*
this.#t.files;if(this.#e>=t)throw h(`The output has more than ${t} files and links that are not published`);this.#e+=1}countBytes(t,e){this.#i+=e,this.refuseLarge(
t,e);const s=this.#t.totalBytes;if(this.#i>s)throw h(`The output is larger than ${s} bytes`)}refuseLarge(t,e){const s=this.#t.fileBytes;if(e>s)throw h(`"${t}" i\
s larger than ${s} bytes`)}checkRules(t){if(t.length<=R)return t;throw h(`The rules of _redirects and _headers have ${t.length} bytes together, and the limit is\
 ${R}: replace similar rules by one with * or :name`)}checkIndex(t){if(!(t.length<=p))throw h(`The list of the output's files has ${t.length} bytes, and the lim\
it is ${p}: publish fewer files`)}}function h(o){return(0,u.e)("output_too_large",o)}class S{#t;#o=new Set;#r;constructor(t){this.#t=t}start(t){if(this.#r)throw this.#r.
error;const e=t().catch(s=>{this.#r??={error:s}}).finally(()=>this.#o.delete(e));return this.#o.add(e),this.#o.size<this.#t?void 0:Promise.race(this.#o)}async end(){
if(await Promise.all(this.#o),this.#r)throw this.#r.error}}var v=a(3659),T=a(6355),w=a(3024),H=a(7975),I=a(3739),N=a(6760),J=a(7994),Y=a(2458);function*Z(o,t,e){
const s=(0,w.realpathSync)(o);yield*B({root:s,kind:t,onLeftOut:e},{real:s,prefix:"",above:[]})}function*B(o,t){yield"folder";for(const e of(0,w.readdirSync)(t.real,
{withFileTypes:!0})){const s=t.prefix+e.name,n=`${t.real}/${e.name}`,r=z(e.name,t.prefix==="",o);if(r!=="published"){r!=="expected"&&o.onLeftOut(e.isDirectory()?
`${s}/`:s,r),yield"nothing";continue}if(Q(e.name,s),e.isFile())yield{path:s,real:n};else if(e.isDirectory())yield*B(o,C(t,n,s));else if(e.isSymbolicLink())yield*V(
o,t,s,n);else throw A(s)}}function C(o,t,e){return{real:t,prefix:`${e}/`,above:[...o.above,o.real]}}function*V(o,t,e,s){const{root:n}=o,{real:r,stats:c}=X(s,e);
if(!(0,J.FK)(n,r))throw(0,u.e)("output_unsafe",`The link "${e}" leads out of the output directory`);const y=(0,N.relative)(n,r).split(N.sep).map((O,P)=>z(O,P===
0,o)).find(O=>O!=="published");if(y)y!=="expected"&&o.onLeftOut(e,y),yield"nothing";else if(c.isFile())yield{path:e,real:r};else if(c.isDirectory()){if(r===t.real||
t.above.includes(r))throw(0,u.e)("output_unsafe",`The link "${e}" leads back to a folder that contains it`);yield*B(o,C(t,r,e))}else throw A(e)}function X(o,t){
try{const e=(0,w.realpathSync)(o);return{real:e,stats:(0,w.statSync)(e)}}catch(e){const s=(0,I.xU)(e)==="ELOOP"?"is part of a cycle of links":"has a target that\
 cannot be read";throw(0,u.e)("output_unsafe",`The link "${t}" ${s}`)}}function z(o,t,{kind:e}){return o===".git"||t&&o==="node_modules"?"expected":/^\.env/i.test(
o)?"secret":e==="folder"&&(0,Y.W)(o)?"folder":"published"}function Q(o,t){if(o==="."||o===".."||/[\uFFFD\\]/.test(o))throw(0,u.e)("output_unsafe",`The file name\
 ${JSON.stringify(t)} is not valid in a URL`)}function A(o){return(0,u.e)("output_unsafe",`"${o}" is not a file, a folder, or a link to one`)}function q(o){try{
const t=tt(o.real);if(t)return t}catch(t){if(!["ELOOP","ENXIO"].includes((0,I.xU)(t)??""))throw t}throw A(o.path)}function tt(o){const t=(0,w.openSync)(o,w.constants.
O_RDONLY|w.constants.O_NOFOLLOW|w.constants.O_NONBLOCK),e=(0,w.fstatSync)(t);if(!e.isFile()){(0,w.closeSync)(t);return}return{fd:t,stats:e,[Symbol.dispose]:()=>(0,w.
closeSync)(t)}}function et(o,t,e){let s=0;for(;s<t.length&&(s===0||s!==e);){const n=(0,w.readSync)(o,t,s,t.length-s,null);if(n===0)break;s+=n}return s}const st=(0,H.
promisify)(w.read),ot=1024*1024;async function*U(o,t){const e=Buffer.allocUnsafeSlow(ot);for(let s=0;;){t.throwIfAborted();const{bytesRead:n}=await st(o,e,0,e.length,
s);if(n===0)return;s+=n,yield e.subarray(0,n)}}function K(o,{fd:t,stats:e},s){const{size:n,mtimeMs:r,ctimeMs:c}=(0,w.fstatSync)(t);if(s!==e.size||n!==e.size||r!==
e.mtimeMs||c!==e.ctimeMs)throw F(o)}function F(o){return(0,u.e)("sync_failed",`"${o}" changed while it was stored, because a process of the build still writes. \
Let the build command wait for all processes that it starts`)}var rt=a(6813),nt=a(3511),it=a(5657),G=function(o,t,e){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var s,n;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],e&&(n=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");n&&(s=function(){try{n.call(this)}catch(r){return Promise.reject(r)}}),o.stack.push({value:t,dispose:s,async:e})}else e&&o.stack.push(
{async:!0});return t},W=(function(o){return function(t){function e(c){t.error=t.hasError?new o(c,t.error,"An error was suppressed during disposal."):c,t.hasError=
!0}var s,n=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&n===1)return n=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var c=s.dispose.call(s.
value);if(s.async)return n|=2,Promise.resolve(c).then(r,function(d){return e(d),r()})}else n|=1}catch(d){e(d)}if(n===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(o,t,e){var s=new Error(e);return s.name=
"SuppressedError",s.error=o,s.suppressed=t,s});const at=20;async function lt(o){const{blobs:t,org:e,signal:s,log:n=$.a}=o;try{const r={stack:[],error:void 0,hasError:!1};
try{s.throwIfAborted();const c=G(r,t.writer(),!0),d=await new ct(o,c).run();d.withheld>0&&n("warn","secrets_withheld",{org:e,files:d.withheld});for(const y of d.
ignoredRules.slice(0,at))n("warn","rule_ignored",{org:e,...y});return d}catch(c){r.error=c,r.hasError=!0}finally{const c=W(r);c&&await c}}catch(r){throw r instanceof
E.u&&n("error","output_not_stored",{org:e,reason:r.message}),(0,u.q)(r,s)}}class ct{#t;#o;#r;#e;#s;#i=new S(k.rr);#n=[];#a=new Set;#l=new Map;#f=Buffer.allocUnsafe(
k.v_+1);#h=0;#c={count:0,names:[]};constructor(t,e){this.#t=t,this.#o=t.clock??x.ml,this.#r=this.#o.now(),this.#e=new l(t.limits??k.dv),this.#s=e}async run(){const{
directory:t,kind:e="build",signal:s}=this.#t,n=(0,it.H)(s);for(const y of Z(t,e,(O,P)=>this.#u(O,P))){if(y==="folder")this.#e.countFolder();else if(y==="nothing")
this.#e.countPassed();else{this.#e.countFile(y.path);const P=this.#y(y);this.#n.push({path:y.path,...P instanceof Promise?await P:P})}const O=n();O&&await O}if(this.#n.
length===0)throw(0,u.e)("output_empty","The output directory has no file to publish");const{bytes:r,ignored:c}=(0,b.nb)(this.#l,this.#t.shape),d=(0,nt.bj)(this.#n,
this.#e.checkRules(r));return this.#e.checkIndex(d),{...await this.#d(d),ignoredRules:(0,rt.K)(c)}}#u(t,e){e==="secret"?this.#h+=1:this.#c=(0,v.i)(this.#c,t)}async#d(t){
await this.#i.end(),await this.#p(),await this.#s.settle();const e=(0,g.hash)("sha256",t),s=(0,T.T5)(this.#t.org,e);return await this.#s.keep(s,t.length)||await this.#s.
put(s,t,e),await this.#s.settle(),{manifestHash:e,files:this.#n.length,written:this.#a.size,reused:this.#n.length-this.#a.size,bytes:this.#e.bytes,withheld:this.#h,
leftOut:this.#c,hasIndexPage:this.#n.some(({path:n})=>n==="index.html")}}async#p(){if(!(Math.abs(this.#o.now()-this.#r)<k.nM)){for(const{path:t,hash:e,size:s}of this.#n)
if(this.#t.signal.throwIfAborted(),!await this.#s.keep((0,T.T5)(this.#t.org,e),s))throw(0,u.e)("sync_failed",`Storing the output took too long, and "${t}" was r\
emoved: deploy again`)}}#y(t){const e={stack:[],error:void 0,hasError:!1};try{const s=q(t);if(s.stats.size>k.v_)return(0,b.n$)(t.path)&&this.#l.set(t.path,"too \
large"),this.#w(t.path,s).finally(()=>s[Symbol.dispose]());const n=G(e,s,!1),r=et(s.fd,this.#f,s.stats.size);K(t.path,s,r),this.#e.countBytes(t.path,r);const c=this.#f.
subarray(0,r);(0,b.n$)(t.path)&&this.#l.set(t.path,r>b.Gb?"too large":Buffer.from(c));const d=(0,g.hash)("sha256",c),y=this.#m(d,c);return y?y.then(()=>({hash:d,
size:r})):{hash:d,size:r}}catch(s){e.error=s,e.hasError=!0}finally{W(e)}}#m(t,e){if(this.#a.has(t))return;const s=(0,T.T5)(this.#t.org,t),n=this.#s.keep(s,e.length);
if(n===!0)return;const r=Buffer.from(e),c=()=>(this.#a.add(t),this.#s.put(s,r,t));return this.#i.start(n===!1?c:async()=>{await n||await c()})}async#w(t,e){const{
fd:s,stats:n}=e;this.#e.refuseLarge(t,n.size);const r=await this.#g(t,s);K(t,e,r.size),this.#e.countBytes(t,r.size);const{hash:c,size:d}=r,y=(0,T.T5)(this.#t.org,
c);if(this.#a.has(c)||await this.#s.keep(y,d))return r;try{await this.#s.putStream(y,d,()=>U(s,this.#t.signal),c)}catch(O){throw O instanceof L.ls?F(t):O}return this.#a.
add(c),r}async#g(t,e){const s=(0,g.createHash)("sha256");let n=0;for await(const r of U(e,this.#t.signal))n+=r.length,this.#e.refuseLarge(t,n),s.update(r);return{
hash:s.digest("hex"),size:n}}}}),3659:((M,j,a)=>{a.d(j,{i:()=>b,l:()=>L});var g=a(5807);const x=20,$=200;function b({count:u,names:m},k){return{count:u+1,names:m.
length<x?[...m,E(k)]:m}}function L({count:u,names:m}){const k=u>m.length?` and ${u-m.length} more`:"";return`Left out of the plain folder: ${m.toSorted().join("\
, ")}${k}`}function E(u){const m=u.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,g.vI)(m,$)}}),6813:((M,j,a)=>{a.d(j,{K:()=>R,d:()=>D});var g=a(3024),
x=a(1455),$=a(6760),b=a(7310),L=function(p,i,f){if(i!=null){if(typeof i!="object"&&typeof i!="function")throw new TypeError("Object expected.");var l,h;if(f){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");l=i[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");l=i[Symbol.dispose],f&&(h=l)}if(typeof l!="function")throw new TypeError("Object not disposable.");h&&(l=function(){try{h.call(this)}catch(S){
return Promise.reject(S)}}),p.stack.push({value:i,dispose:l,async:f})}else f&&p.stack.push({async:!0});return i},E=(function(p){return function(i){function f(v){
i.error=i.hasError?new p(v,i.error,"An error was suppressed during disposal."):v,i.hasError=!0}var l,h=0;function S(){for(;l=i.stack.pop();)try{if(!l.async&&h===
1)return h=0,i.stack.push(l),Promise.resolve().then(S);if(l.dispose){var v=l.dispose.call(l.value);if(l.async)return h|=2,Promise.resolve(v).then(S,function(T){
return f(T),S()})}else h|=1}catch(T){f(T)}if(h===1)return i.hasError?Promise.reject(i.error):Promise.resolve();if(i.hasError)throw i.error}return S()}})(typeof SuppressedError==
"function"?SuppressedError:function(p,i,f){var l=new Error(f);return l.name="SuppressedError",l.error=p,l.suppressed=i,l});const u=50,m=200,k=g.constants.O_RDONLY|
g.constants.O_NOFOLLOW|g.constants.O_NONBLOCK;async function D(p){const i=[];for(const l of b.P4)i.push([l,await _((0,$.join)(p,l))]);const f=new Map(i.flatMap(
([l,h])=>h===void 0?[]:[[l,h]]));return R((0,b.nb)(f).ignored)}async function _(p){const i={stack:[],error:void 0,hasError:!1};try{const f=await(0,x.open)(p,k).
catch(()=>{});if(!f)return;const l=L(i,f,!0);if(!(await l.stat()).isFile())return;const{buffer:S,bytesRead:v}=await l.read(Buffer.alloc(b.Gb+1),{position:0});return v>
b.Gb?"too large":S.subarray(0,v)}catch(f){i.error=f,i.hasError=!0}finally{const f=E(i);f&&await f}}function R(p){const i=p.slice(0,u).map(l=>({...l,reason:l.reason.
slice(0,m)})),[f]=p.slice(u);return f&&i.push({file:f.file,reason:`${p.length-u} more rules`}),i}})};export{ft as id,ht as ids,ut as modules};

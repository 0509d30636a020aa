const ft=786,ht=[786],ut={2458:((M,j,i)=>{i.d(j,{W:()=>x});var p=i(5807);const v="{js,cjs,mjs,ts,cts,mts}",T={hidden:(0,p.aL)(".* __pycache__"),lockfiles:(0,p.aL)(
`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,p.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,p.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${v}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,p.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${v}
    gruntfile.${v} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,p.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,p.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},k=new RegExp(`^(?:${Object.values(T).flat().map($).join("|")})$`,"is");function x(f){return f!==".well-known"&&k.test(f)}function $(f){return f.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(w,g)=>`(?:${g.replaceAll(",","|")})`)}}),6405:((M,j,i)=>{i.r(j),i.d(j,{ingestRelease:()=>lt});var p=i(7598),
v=i(1224),T=i(1132),k=i(7310),x=i(5879),$=i(8423),f=i(5388),w=i(5807),g=i(3715);const{pathBytes:R,pathsBytes:D,rulesBytes:_,indexBytes:y}=g.Si,a=4,h=200;class l{#t;#o=0;#r=0;#e=0;#s=0;#i=0;constructor(t){
this.#t=t}get bytes(){return this.#i}countFile(t){const e=this.#t.files;if(this.#o>=e)throw u(`The output has more than ${e} files`);this.#o+=1;const s=Buffer.byteLength(
t);if(s>R){const n=(0,w.vI)(t,h);throw u(`The path "${n}" has ${s} bytes, and the limit is ${R}: shorten its names`)}if(this.#s+=s,!(this.#s<=D))throw u(`The pa\
ths of the output have more than ${D} bytes together: publish fewer files, or shorten the names of folders`)}countFolder(){const t=this.#t.files;if(this.#r>=t)throw u(
`The output has more than ${t} folders`);this.#r+=1}countPassed(){const t=a*this.#t.files;if(this.#e>=t)throw u(`The output has more than ${t} files and links t\
hat are not published`);this.#e+=1}countBytes(t,e){this.#i+=e,this.refuseLarge(t,e);const s=this.#t.totalBytes;if(this.#i>s)throw u(`The output is larger than ${s}\
 bytes`)}refuseLarge(t,e){const s=this.#t.fileBytes;if(e>s)throw u(`"${t}" is larger than ${s} bytes`)}checkRules(t){if(t.length<=_)return t;throw u(`The rules \
of _redirects and _headers have ${t.length} bytes together, and the limit is ${_}: replace similar rules by one with * or :name`)}checkIndex(t){if(!(t.length<=y))
throw u(`The list of the output's files has ${t.length} bytes, and the limit is ${y}: publish fewer files`)}}function u(o){return(0,f.e)("output_too_large",o)}class E{#t;#o=new Set;#r;constructor(t){
this.#t=t}start(t){if(this.#r)throw this.#r.error;const e=t().catch(s=>{this.#r??={error:s}}).finally(()=>this.#o.delete(e));return this.#o.add(e),this.#o.size<
this.#t?void 0:Promise.race(this.#o)}async end(){if(await Promise.all(this.#o),this.#r)throw this.#r.error}}var S=i(3659),L=i(6355),b=i(3024),H=i(7975),I=i(3739),
N=i(6760),J=i(7994),Y=i(2458);function*Z(o,t,e){const s=(0,b.realpathSync)(o);yield*B({root:s,kind:t,onLeftOut:e},{real:s,prefix:"",above:[]})}function*B(o,t){yield"\
folder";for(const e of(0,b.readdirSync)(t.real,{withFileTypes:!0})){const s=t.prefix+e.name,n=`${t.real}/${e.name}`,r=z(e.name,t.prefix==="",o);if(r!=="publishe\
d"){r!=="expected"&&o.onLeftOut(e.isDirectory()?`${s}/`:s,r),yield"nothing";continue}if(Q(e.name,s),e.isFile())yield{path:s,real:n};else if(e.isDirectory())yield*B(
o,C(t,n,s));else if(e.isSymbolicLink())yield*V(o,t,s,n);else throw A(s)}}function C(o,t,e){return{real:t,prefix:`${e}/`,above:[...o.above,o.real]}}function*V(o,t,e,s){
const{root:n}=o,{real:r,stats:c}=X(s,e);if(!(0,J.FK)(n,r))throw(0,f.e)("output_unsafe",`The link "${e}" leads out of the output directory`);const m=(0,N.relative)(
n,r).split(N.sep).map((O,P)=>z(O,P===0,o)).find(O=>O!=="published");if(m)m!=="expected"&&o.onLeftOut(e,m),yield"nothing";else if(c.isFile())yield{path:e,real:r};else if(c.
isDirectory()){if(r===t.real||t.above.includes(r))throw(0,f.e)("output_unsafe",`The link "${e}" leads back to a folder that contains it`);yield*B(o,C(t,r,e))}else
throw A(e)}function X(o,t){try{const e=(0,b.realpathSync)(o);return{real:e,stats:(0,b.statSync)(e)}}catch(e){const s=(0,I.xU)(e)==="ELOOP"?"is part of a cycle o\
f links":"has a target that cannot be read";throw(0,f.e)("output_unsafe",`The link "${t}" ${s}`)}}function z(o,t,{kind:e}){return o===".git"||t&&o==="node_modul\
es"?"expected":/^\.env/i.test(o)?"secret":e==="folder"&&(0,Y.W)(o)?"folder":"published"}function Q(o,t){if(o==="."||o===".."||/[\uFFFD\\]/.test(o))throw(0,f.e)(
"output_unsafe",`The file name ${JSON.stringify(t)} is not valid in a URL`)}function A(o){return(0,f.e)("output_unsafe",`"${o}" is not a file, a folder, or a li\
nk to one`)}function q(o){try{const t=tt(o.real);if(t)return t}catch(t){if(!["ELOOP","ENXIO"].includes((0,I.xU)(t)??""))throw t}throw A(o.path)}function tt(o){const t=(0,b.
openSync)(o,b.constants.O_RDONLY|b.constants.O_NOFOLLOW|b.constants.O_NONBLOCK),e=(0,b.fstatSync)(t);if(!e.isFile()){(0,b.closeSync)(t);return}return{fd:t,stats:e,
[Symbol.dispose]:()=>(0,b.closeSync)(t)}}function et(o,t,e){let s=0;for(;s<t.length&&(s===0||s!==e);){const n=(0,b.readSync)(o,t,s,t.length-s,null);if(n===0)break;
s+=n}return s}const st=(0,H.promisify)(b.read),ot=1024*1024;async function*U(o,t){const e=Buffer.allocUnsafeSlow(ot);for(let s=0;;){t.throwIfAborted();const{bytesRead:n}=await st(
o,e,0,e.length,s);if(n===0)return;s+=n,yield e.subarray(0,n)}}function K(o,{fd:t,stats:e},s){const{size:n,mtimeMs:r,ctimeMs:c}=(0,b.fstatSync)(t);if(s!==e.size||
n!==e.size||r!==e.mtimeMs||c!==e.ctimeMs)throw F(o)}function F(o){return(0,f.e)("sync_failed",`"${o}" changed while it was stored, because a process of the buil\
d still writes. Let the build command wait for all processes that it starts`)}var rt=i(6813),nt=i(3511),it=i(5657),W=function(o,t,e){if(t!=null){if(typeof t!="o\
bject"&&typeof t!="function")throw new TypeError("Object expected.");var s,n;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defin\
ed.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],e&&(n=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");n&&(s=function(){try{n.call(this)}catch(r){return Promise.reject(r)}}),o.stack.push({value:t,dispose:s,
async:e})}else e&&o.stack.push({async:!0});return t},G=(function(o){return function(t){function e(c){t.error=t.hasError?new o(c,t.error,"An error was suppressed\
 during disposal."):c,t.hasError=!0}var s,n=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&n===1)return n=0,t.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var c=s.dispose.call(s.value);if(s.async)return n|=2,Promise.resolve(c).then(r,function(d){return e(d),r()})}else n|=1}catch(d){e(d)}if(n===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(o,t,e){
var s=new Error(e);return s.name="SuppressedError",s.error=o,s.suppressed=t,s});const at=20;async function lt(o){const{blobs:t,org:e,signal:s,log:n=T.a}=o;try{const r={
stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const c=W(r,t.writer(),!0),d=await new ct(o,c).run();d.withheld>0&&n("warn","secrets_withheld",{org:e,
files:d.withheld});for(const m of d.ignoredRules.slice(0,at))n("warn","rule_ignored",{org:e,...m});return d}catch(c){r.error=c,r.hasError=!0}finally{const c=G(r);
c&&await c}}catch(r){throw r instanceof $.u&&n("error","output_not_stored",{org:e,reason:r.message}),(0,f.q)(r,s)}}class ct{#t;#o;#r;#e;#s;#i=new E(g.rr);#n=[];#a=new Set;#l=new Map;#f=Buffer.
allocUnsafe(g.v_+1);#h=0;#c={count:0,names:[]};constructor(t,e){this.#t=t,this.#o=t.clock??v.ml,this.#r=this.#o.now(),this.#e=new l(t.limits??g.dv),this.#s=e}async run(){
const{directory:t,kind:e="build",signal:s}=this.#t,n=(0,it.H)(s);for(const m of Z(t,e,(O,P)=>this.#u(O,P))){if(m==="folder")this.#e.countFolder();else if(m==="n\
othing")this.#e.countPassed();else{this.#e.countFile(m.path);const P=this.#y(m);this.#n.push({path:m.path,...P instanceof Promise?await P:P})}const O=n();O&&await O}
if(this.#n.length===0)throw(0,f.e)("output_empty","The output directory has no file to publish");const{bytes:r,ignored:c}=(0,k.nb)(this.#l,this.#t.shape),d=(0,nt.
bj)(this.#n,this.#e.checkRules(r));return this.#e.checkIndex(d),{...await this.#d(d),ignoredRules:(0,rt.K)(c)}}#u(t,e){e==="secret"?this.#h+=1:this.#c=(0,S.i)(this.#c,
t)}async#d(t){await this.#i.end(),await this.#p(),await this.#s.settle();const e=(0,p.hash)("sha256",t),s=(0,L.T5)(this.#t.org,e);return await this.#s.keep(s,t.
length)||await this.#s.put(s,t,e),await this.#s.settle(),{manifestHash:e,files:this.#n.length,written:this.#a.size,reused:this.#n.length-this.#a.size,bytes:this.#e.
bytes,withheld:this.#h,leftOut:this.#c,hasIndexPage:this.#n.some(({path:n})=>n==="index.html")}}async#p(){if(!(Math.abs(this.#o.now()-this.#r)<g.nM)){for(const{
path:t,hash:e,size:s}of this.#n)if(this.#t.signal.throwIfAborted(),!await this.#s.keep((0,L.T5)(this.#t.org,e),s))throw(0,f.e)("sync_failed",`Storing the output\
 took too long, and "${t}" was removed: deploy again`)}}#y(t){const e={stack:[],error:void 0,hasError:!1};try{const s=q(t);if(s.stats.size>g.v_)return(0,k.n$)(t.
path)&&this.#l.set(t.path,"too large"),this.#w(t.path,s).finally(()=>s[Symbol.dispose]());const n=W(e,s,!1),r=et(s.fd,this.#f,s.stats.size);K(t.path,s,r),this.#e.
countBytes(t.path,r);const c=this.#f.subarray(0,r);(0,k.n$)(t.path)&&this.#l.set(t.path,r>k.Gb?"too large":Buffer.from(c));const d=(0,p.hash)("sha256",c),m=this.#m(
d,c);return m?m.then(()=>({hash:d,size:r})):{hash:d,size:r}}catch(s){e.error=s,e.hasError=!0}finally{G(e)}}#m(t,e){if(this.#a.has(t))return;const s=(0,L.T5)(this.#t.
org,t),n=this.#s.keep(s,e.length);if(n===!0)return;const r=Buffer.from(e),c=()=>(this.#a.add(t),this.#s.put(s,r,t));return this.#i.start(n===!1?c:async()=>{await n||
await c()})}async#w(t,e){const{fd:s,stats:n}=e;this.#e.refuseLarge(t,n.size);const r=await this.#g(t,s);K(t,e,r.size),this.#e.countBytes(t,r.size);const{hash:c,
size:d}=r,m=(0,L.T5)(this.#t.org,c);if(this.#a.has(c)||await this.#s.keep(m,d))return r;try{await this.#s.putStream(m,d,()=>U(s,this.#t.signal),c)}catch(O){throw O instanceof
x.ls?F(t):O}return this.#a.add(c),r}async#g(t,e){const s=(0,p.createHash)("sha256");let n=0;for await(const r of U(e,this.#t.signal))n+=r.length,this.#e.refuseLarge(
t,n),s.update(r);return{hash:s.digest("hex"),size:n}}}}),3659:((M,j,i)=>{i.d(j,{i:()=>k,l:()=>x});var p=i(5807);const v=20,T=200;function k({count:f,names:w},g){
return{count:f+1,names:w.length<v?[...w,$(g)]:w}}function x({count:f,names:w}){const g=f>w.length?` and ${f-w.length} more`:"";return`Left out of the plain fold\
er: ${w.toSorted().join(", ")}${g}`}function $(f){const w=f.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,p.vI)(w,T)}}),6813:((M,j,i)=>{i.d(j,{K:()=>_,
d:()=>R});var p=i(3024),v=i(1455),T=i(6760),k=i(7310),x=function(y,a,h){if(a!=null){if(typeof a!="object"&&typeof a!="function")throw new TypeError("Object expe\
cted.");var l,u;if(h){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");l=a[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");l=a[Symbol.dispose],h&&(u=l)}if(typeof l!="function")throw new TypeError("Object not disposable.");u&&(l=function(){
try{u.call(this)}catch(E){return Promise.reject(E)}}),y.stack.push({value:a,dispose:l,async:h})}else h&&y.stack.push({async:!0});return a},$=(function(y){return function(a){
function h(S){a.error=a.hasError?new y(S,a.error,"An error was suppressed during disposal."):S,a.hasError=!0}var l,u=0;function E(){for(;l=a.stack.pop();)try{if(!l.
async&&u===1)return u=0,a.stack.push(l),Promise.resolve().then(E);if(l.dispose){var S=l.dispose.call(l.value);if(l.async)return u|=2,Promise.resolve(S).then(E,function(L){
return h(L),E()})}else u|=1}catch(L){h(L)}if(u===1)return a.hasError?Promise.reject(a.error):Promise.resolve();if(a.hasError)throw a.error}return E()}})(typeof SuppressedError==
"function"?SuppressedError:function(y,a,h){var l=new Error(h);return l.name="SuppressedError",l.error=y,l.suppressed=a,l});const f=50,w=200,g=p.constants.O_RDONLY|
p.constants.O_NOFOLLOW|p.constants.O_NONBLOCK;async function R(y){const a=[];for(const l of k.P4)a.push([l,await D((0,T.join)(y,l))]);const h=new Map(a.flatMap(
([l,u])=>u===void 0?[]:[[l,u]]));return _((0,k.nb)(h).ignored)}async function D(y){const a={stack:[],error:void 0,hasError:!1};try{const h=await(0,v.open)(y,g).
catch(()=>{});if(!h)return;const l=x(a,h,!0);if(!(await l.stat()).isFile())return;const{buffer:E,bytesRead:S}=await l.read(Buffer.alloc(k.Gb+1),{position:0});return S>
k.Gb?"too large":E.subarray(0,S)}catch(h){a.error=h,a.hasError=!0}finally{const h=$(a);h&&await h}}function _(y){const a=y.slice(0,f).map(l=>({...l,reason:l.reason.
slice(0,w)})),[h]=y.slice(f);return h&&a.push({file:h.file,reason:`${y.length-f} more rules`}),a}})};export{ft as id,ht as ids,ut as modules};

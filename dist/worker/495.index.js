const yt=495,mt=[495],gt={3531:((A,j,r)=>{r.d(j,{kl:()=>L,pI:()=>y,pS:()=>T});function y({what:m,folder:d,why:p,command:w,commandWhy:b,node:E,tool:O}){const l=n=>n?
` (${n})`:"",a=[m];return d!==""&&a.push(`in \`${d}\`${l(p)}`),w!==void 0&&a.push(`built by \`${w}\`${l(b)}`),E&&a.push(`with Node.js ${E.version}${l(E.by)}`),w!==
void 0&&a.push(`and ${O??""}`.trimEnd()),`Detected ${a.join(", ").replace(", and "," and ")}`}function T(m){return`Found the site in \`${m}\``}function L(m,d){return`\
This app became ${m}: ${d}. To publish files instead: --app-type web-landing`}function D(m){const d=m.split(`
`).findLast(p=>p.startsWith("This app became "));return d&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(d)?.[1]}function k(m){const d=m.split(
`
`),p=d.find(b=>b.startsWith("Detected "))??"",w=d.findLast(b=>b.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(p)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(p)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(p)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(w)?.[1]}}}),2458:((A,j,r)=>{r.d(j,{W:()=>k});var y=r(5807);const T="{js,cjs,mjs,ts,cts,\
mts}",L={hidden:(0,y.aL)(".* __pycache__"),lockfiles:(0,y.aL)(`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,y.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,y.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${T}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,y.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${T}
    gruntfile.${T} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,y.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,y.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},D=new RegExp(`^(?:${Object.values(L).flat().map(m).join("|")})$`,"is");function k(d){return d!==".well-known"&&D.test(d)}function m(d){return d.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(p,w)=>`(?:${w.replaceAll(",","|")})`)}}),5388:((A,j,r)=>{r.r(j),r.d(j,{asSyncFailure:()=>O,brokenSite:()=>p,
isErrorOfSite:()=>d,syncFailure:()=>k});var y=r(3739),T=r(2881),L=r(5879),D=r(8423);function k(l,a){return(0,T.SU)("sync",l,a)}const m=new Set(["index_unanswere\
d","index_empty","dead_asset"]);function d({code:l}){return m.has(l)}function p(l){const a=l.filter(d),n=a.length-1,i=n>0?` (and ${n} more ${n===1?"error":"erro\
rs"})`:"",u=`The start page is broken: ${a[0]?.message}${i}`,g=l.flatMap(({file:$,line:S,code:B,message:W})=>$===null?[]:[{file:$,line:S,column:null,severity:w(
B),code:B,message:W}]);return new T.$w({...k("site_broken",u).facts,diagnostics:g})}function w(l){return l==="build_fault"||m.has(l)?"error":"warning"}const b="\
The output could not be stored: the storage of the platform cannot be used now";function E(){return k("disk_full","The disk of the platform is full: the output \
could not be stored")}function O(l,a){if(l instanceof T.$w)return l;if(a.aborted)return a.reason;if(l instanceof L.Sb)return E();if(l instanceof D.us)return l.isFull?
E():k("storage_unavailable",b);const n=(0,y.xU)(l)??(0,y.bD)(l);return k("sync_failed",`The output could not be stored (${n})`)}}),3661:((A,j,r)=>{r.r(j),r.d(j,
{ingestRelease:()=>dt});var y=r(7598),T=r(1224),L=r(1132),D=r(385),k=r(5879),m=r(8423),d=r(5388),p=r(5807),w=r(3715);const{pathBytes:b,pathsBytes:E,rulesBytes:O,
indexBytes:l}=w.Si,a={files:{words:"files",factor:1},folders:{words:"folders",factor:1},passed:{words:"files and links that are not published",factor:4}},n=200;
class i{#t;#s={files:0,folders:0,passed:0};#n=0;#e=0;constructor(t){this.#t=t}get bytes(){return this.#e}count(t){const{words:s,factor:e}=a[t],o=e*this.#t.files;
if(this.#s[t]>=o)throw u(`The output has more than ${o} ${s}`);this.#s[t]+=1}countFile(t){this.count("files");const s=Buffer.byteLength(t);if(s>b){const e=(0,p.
vI)(t,n);throw u(`The path "${e}" has ${s} bytes, and the limit is ${b}: shorten its names`)}if(this.#n+=s,!(this.#n<=E))throw u(`The paths of the output have m\
ore than ${E} bytes together: publish fewer files, or shorten the names of folders`)}countBytes(t,s){this.#e+=s,this.refuseLarge(t,s);const e=this.#t.totalBytes;
if(this.#e>e)throw u(`The output is larger than ${e} bytes`)}refuseLarge(t,s){const e=this.#t.fileBytes;if(s>e)throw u(`"${t}" is larger than ${e} bytes`)}checkRules(t){
if(t.length<=O)return t;throw u(`The rules of _redirects and _headers have ${t.length} bytes together, and the limit is ${O}: replace similar rules by one with \
* or :name`)}checkIndex(t){if(!(t.length<=l))throw u(`The list of the output's files has ${t.length} bytes, and the limit is ${l}: publish fewer files`)}}function u(f){
return(0,d.syncFailure)("output_too_large",f)}class g{#t;#s=new Set;#n;constructor(t){this.#t=t}start(t){if(this.#n)throw this.#n.error;const s=t().catch(e=>{this.#n??=
{error:e}}).finally(()=>this.#s.delete(s));return this.#s.add(s),this.#s.size<this.#t?void 0:Promise.race(this.#s)}async end(){if(await Promise.all(this.#s),this.#n)
throw this.#n.error}}var $=r(3659),S=r(6355),B=r(3052);const W=3,I=100;function C(f){return/\.x?html?$/i.test(f)}function K(f,t){const s=({path:v})=>/[^/](\.[^./]+)$/.
exec(v)?.[1]?.toLowerCase()??"without an ending",e=v=>v.reduce((P,{size:U})=>P+U,0),c=[...Map.groupBy(f,s)].sort(([,v],[,P])=>e(P)-e(v)).slice(0,W).map(([v,P])=>{
const{path:U,size:M}=P.reduce((F,R)=>R.size>F.size?R:F);return`${P.length} ${N(v)} (${P.length>1?"the largest is ":""}\`${N(U)}\`, ${(0,B.Xq)(M)})`}),h=f.length===
1?"its only file is not HTML":`none of its ${f.length} files is HTML`,_=t===void 0?"":`, and package.json starts a program: \`${N(t)}\``;return`The output has n\
o page to serve: ${h}, but ${c.join(", ")}${_}`}function N(f){return(0,p.Ow)(f,I).replaceAll("`","'")}var x=r(3024),q=r(7975),tt=r(3739),G=r(6352),et=function(f,t,s){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,o;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],
s&&(o=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");o&&(e=function(){try{o.call(this)}catch(c){return Promise.reject(c)}}),f.stack.push(
{value:t,dispose:e,async:s})}else s&&f.stack.push({async:!0});return t},st=(function(f){return function(t){function s(h){t.error=t.hasError?new f(h,t.error,"An \
error was suppressed during disposal."):h,t.hasError=!0}var e,o=0;function c(){for(;e=t.stack.pop();)try{if(!e.async&&o===1)return o=0,t.stack.push(e),Promise.resolve().
then(c);if(e.dispose){var h=e.dispose.call(e.value);if(e.async)return o|=2,Promise.resolve(h).then(c,function(_){return s(_),c()})}else o|=1}catch(_){s(_)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return c()}})(typeof SuppressedError=="function"?SuppressedError:function(f,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=f,e.suppressed=t,e});function nt(f){try{const t=H(f.real);if(t)return t}catch(t){if(!["ELOOP","ENXIO"].
includes((0,tt.xU)(t)??""))throw t}throw(0,G.A)(f.path)}function H(f){const t=(0,x.openSync)(f,x.constants.O_RDONLY|x.constants.O_NOFOLLOW|x.constants.O_NONBLOCK),
s=(0,x.fstatSync)(t);if(!s.isFile()){(0,x.closeSync)(t);return}return{fd:t,stats:s,[Symbol.dispose]:()=>(0,x.closeSync)(t)}}function Y(f,t,s){let e=0;for(;e<t.length&&
(e===0||e!==s);){const o=(0,x.readSync)(f,t,e,t.length-e,null);if(o===0)break;e+=o}return e}function rt(f,t,s){const e={stack:[],error:void 0,hasError:!1};try{const o=et(
e,ot(f),!1);if(!o||o.stats.size>s)return;const c=Buffer.allocUnsafe(o.stats.size+1),h=c.subarray(0,Y(o.fd,c,o.stats.size));return(0,y.hash)("sha256",h)===t?h.toString():
void 0}catch(o){e.error=o,e.hasError=!0}finally{st(e)}}function ot(f){try{return H(f.real)}catch{return}}const it=(0,q.promisify)(x.read),at=1024*1024;async function*J(f,t){
const s=Buffer.allocUnsafeSlow(at);for(let e=0;;){t.throwIfAborted();const{bytesRead:o}=await it(f,s,0,s.length,e);if(o===0)return;e+=o,yield s.subarray(0,o)}}function V(f,{
fd:t,stats:s},e){const{size:o,mtimeMs:c,ctimeMs:h}=(0,x.fstatSync)(t);if(e!==s.size||o!==s.size||c!==s.mtimeMs||h!==s.ctimeMs)throw z(f)}function z(f){return(0,d.
syncFailure)("sync_failed",`"${f}" changed while it was stored, because a process of the build still writes. Let the build command wait for all processes that i\
t starts`)}var ct=r(6813),lt=r(3511),ut=r(5657),X=function(f,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");
var e,o;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(o=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");o&&(e=function(){try{o.call(
this)}catch(c){return Promise.reject(c)}}),f.stack.push({value:t,dispose:e,async:s})}else s&&f.stack.push({async:!0});return t},Z=(function(f){return function(t){
function s(h){t.error=t.hasError?new f(h,t.error,"An error was suppressed during disposal."):h,t.hasError=!0}var e,o=0;function c(){for(;e=t.stack.pop();)try{if(!e.
async&&o===1)return o=0,t.stack.push(e),Promise.resolve().then(c);if(e.dispose){var h=e.dispose.call(e.value);if(e.async)return o|=2,Promise.resolve(h).then(c,function(_){
return s(_),c()})}else o|=1}catch(_){s(_)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return c()}})(typeof SuppressedError==
"function"?SuppressedError:function(f,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=f,e.suppressed=t,e});const ft=20,ht=/\.(?:x?html?|css|m?js)$/i;
async function dt(f){const{blobs:t,org:s,signal:e,log:o=L.aB}=f;try{const c={stack:[],error:void 0,hasError:!1};try{e.throwIfAborted();const h=X(c,t.writer(),!0),
_=await new pt(f,h).run();_.withheld>0&&o("warn","secrets_withheld",{org:s,files:_.withheld});for(const v of _.ignoredRules.slice(0,ft))o("warn","rule_ignored",
{org:s,...v});return _}catch(h){c.error=h,c.hasError=!0}finally{const h=Z(c);h&&await h}}catch(c){throw c instanceof m.us&&o("error","output_not_stored",{org:s,
reason:c.message}),(0,d.asSyncFailure)(c,e)}}class pt{#t;#s;#n;#e;#r;#l=new g(w.rr);#o=[];#u=new Map;#i=new Set;#a=new Map;#f=Buffer.allocUnsafe(w.v_+1);#h=0;#c={
count:0,names:[]};constructor(t,s){this.#t=t,this.#s=t.clock??T.ml,this.#n=this.#s.now(),this.#e=new i(t.limits??w.dv),this.#r=s}async run(){const{directory:t,kind:s="\
build",reserved:e,signal:o}=this.#t,c=(0,ut.H)(o);for(const M of(0,G.$)(t,s,(F,R)=>this.#p(F,R),e)){if(M==="folder")this.#e.count("folders");else if(M==="nothin\
g")this.#e.count("passed");else{this.#e.countFile(M.path);const R=this.#g(M),Q={path:M.path,...R instanceof Promise?await R:R};this.#o.push(Q),ht.test(M.path)&&
this.#u.set(M.path,{...M,hash:Q.hash})}const F=c();F&&await F}if(this.#o.length===0)throw(0,d.syncFailure)("output_empty","The output directory has no file to p\
ublish");const{pages:h}=this.#t;if(h&&!this.#a.has("_redirects")&&!this.#o.some(({path:M})=>C(M)))throw(0,d.syncFailure)("nothing_to_serve",K(this.#o,h.startScript));
const{bytes:_,ignored:v}=(0,D.nb)(this.#a,this.#t.shape),P=(0,lt.bj)(this.#o,this.#e.checkRules(_));this.#e.checkIndex(P);const U=await this.#d(_);return{...await this.#y(
P),ignoredRules:(0,ct.K)(v),faults:U}}async#d(t){const{look:s,signal:e}=this.#t;if(!s)return[];const{lookAtStart:o}=await Promise.all([r.e(600),r.e(41)]).then(r.
bind(r,41)),c=(h,_)=>{const v=this.#u.get(h);return v&&rt(v,v.hash,_)};return o({...s,paths:this.#o.map(({path:h})=>h),rules:t,read:c,signal:e})}#p(t,s){s==="se\
cret"?this.#h+=1:this.#c=(0,$.i)(this.#c,t)}async#y(t){await this.#l.end(),await this.#m(),await this.#r.settle();const s=(0,y.hash)("sha256",t),e=(0,S.T5)(this.#t.
org,s);return await this.#r.keep(e,t.length)||await this.#r.put(e,t,s),await this.#r.settle(),{manifestHash:s,files:this.#o.length,written:this.#i.size,reused:this.#o.
length-this.#i.size,bytes:this.#e.bytes,withheld:this.#h,leftOut:this.#c,hasIndexPage:this.#o.some(({path:o})=>o==="index.html")}}async#m(){if(!(Math.abs(this.#s.
now()-this.#n)<w.nM)){for(const{path:t,hash:s,size:e}of this.#o)if(this.#t.signal.throwIfAborted(),!await this.#r.keep((0,S.T5)(this.#t.org,s),e))throw(0,d.syncFailure)(
"sync_failed",`Storing the output took too long, and "${t}" was removed: deploy again`)}}#g(t){const s={stack:[],error:void 0,hasError:!1};try{const e=nt(t);if(e.
stats.size>w.v_)return(0,D.n$)(t.path)&&this.#a.set(t.path,"too large"),this.#b(t.path,e).finally(()=>e[Symbol.dispose]());const o=X(s,e,!1),c=Y(e.fd,this.#f,e.
stats.size);V(t.path,e,c),this.#e.countBytes(t.path,c);const h=this.#f.subarray(0,c);(0,D.n$)(t.path)&&this.#a.set(t.path,c>D.Gb?"too large":Buffer.from(h));const _=(0,y.
hash)("sha256",h),v=this.#w(_,h);return v?v.then(()=>({hash:_,size:c})):{hash:_,size:c}}catch(e){s.error=e,s.hasError=!0}finally{Z(s)}}#w(t,s){if(this.#i.has(t))
return;const e=(0,S.T5)(this.#t.org,t),o=this.#r.keep(e,s.length);if(o===!0)return;const c=Buffer.from(s),h=()=>(this.#i.add(t),this.#r.put(e,c,t));return this.#l.
start(o===!1?h:async()=>{await o||await h()})}async#b(t,s){const{fd:e,stats:o}=s;this.#e.refuseLarge(t,o.size);const c=await this.#E(t,e);V(t,s,c.size),this.#e.
countBytes(t,c.size);const{hash:h,size:_}=c,v=(0,S.T5)(this.#t.org,h);if(this.#i.has(h)||await this.#r.keep(v,_))return c;try{await this.#r.putStream(v,_,()=>J(
e,this.#t.signal),h)}catch(P){throw P instanceof k.ls?z(t):P}return this.#i.add(h),c}async#E(t,s){const e=(0,y.createHash)("sha256");let o=0;for await(const c of J(
s,this.#t.signal))o+=c.length,this.#e.refuseLarge(t,o),e.update(c);return{hash:e.digest("hex"),size:o}}}}),3659:((A,j,r)=>{r.d(j,{i:()=>D,l:()=>k});var y=r(5807);
const T=20,L=200;function D({count:d,names:p},w){return{count:d+1,names:p.length<T?[...p,m(w)]:p}}function k({count:d,names:p}){const w=d>p.length?` and ${d-p.length}\
 more`:"";return`Left out of the release: ${p.toSorted().join(", ")}${w}`}function m(d){const p=d.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,y.vI)(
p,L)}}),6813:((A,j,r)=>{r.d(j,{K:()=>O,d:()=>b});var y=r(3024),T=r(1455),L=r(6760),D=r(385),k=function(l,a,n){if(a!=null){if(typeof a!="object"&&typeof a!="func\
tion")throw new TypeError("Object expected.");var i,u;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");i=a[Symbol.asyncDispose]}
if(i===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");i=a[Symbol.dispose],n&&(u=i)}if(typeof i!="function")throw new TypeError(
"Object not disposable.");u&&(i=function(){try{u.call(this)}catch(g){return Promise.reject(g)}}),l.stack.push({value:a,dispose:i,async:n})}else n&&l.stack.push(
{async:!0});return a},m=(function(l){return function(a){function n($){a.error=a.hasError?new l($,a.error,"An error was suppressed during disposal."):$,a.hasError=
!0}var i,u=0;function g(){for(;i=a.stack.pop();)try{if(!i.async&&u===1)return u=0,a.stack.push(i),Promise.resolve().then(g);if(i.dispose){var $=i.dispose.call(i.
value);if(i.async)return u|=2,Promise.resolve($).then(g,function(S){return n(S),g()})}else u|=1}catch(S){n(S)}if(u===1)return a.hasError?Promise.reject(a.error):
Promise.resolve();if(a.hasError)throw a.error}return g()}})(typeof SuppressedError=="function"?SuppressedError:function(l,a,n){var i=new Error(n);return i.name=
"SuppressedError",i.error=l,i.suppressed=a,i});const d=50,p=200,w=y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK;async function b(l){const a=new Map;
for(const n of D.P4){const i=await E((0,L.join)(l,n));i!==void 0&&a.set(n,i)}return O((0,D.nb)(a).ignored)}async function E(l){const a={stack:[],error:void 0,hasError:!1};
try{const n=await(0,T.open)(l,w).catch(()=>{});if(!n)return;const i=k(a,n,!0);if(!(await i.stat()).isFile())return;const{buffer:g,bytesRead:$}=await i.read(Buffer.
alloc(D.Gb+1),{position:0});return $>D.Gb?"too large":g.subarray(0,$)}catch(n){a.error=n,a.hasError=!0}finally{const n=m(a);n&&await n}}function O(l){const a=l.
slice(0,d).map(i=>({...i,reason:i.reason.slice(0,p)})),[n]=l.slice(d);return n&&a.push({file:n.file,reason:`${l.length-d} more rules`}),a}}),6352:((A,j,r)=>{r.d(
j,{$:()=>d,A:()=>a});var y=r(3024),T=r(6760),L=r(3739),D=r(7994),k=r(2458),m=r(5388);function*d(n,i,u,g){const $=(0,y.realpathSync)(n);yield*p({root:$,kind:i,reserved:g,
onLeftOut:u},{real:$,prefix:"",above:[]})}function*p(n,i){yield"folder";for(const u of(0,y.readdirSync)(i.real,{withFileTypes:!0})){const g=i.prefix+u.name,$=`${i.
real}/${u.name}`,S=O(u.name,i.prefix==="",n);if(S!=="published"){S!=="expected"&&n.onLeftOut(u.isDirectory()?`${g}/`:g,S),yield"nothing";continue}if(l(u.name,g),
u.isFile())yield{path:g,real:$};else if(u.isDirectory())yield*p(n,w(i,$,g));else if(u.isSymbolicLink())yield*b(n,i,g,$);else throw a(g)}}function w(n,i,u){return{
real:i,prefix:`${u}/`,above:[...n.above,n.real]}}function*b(n,i,u,g){const{root:$}=n,{real:S,stats:B}=E(g,u);if(!(0,D.FK)($,S))throw(0,m.syncFailure)("output_un\
safe",`The link "${u}" leads out of the output directory`);const I=(0,T.relative)($,S).split(T.sep).map((C,K)=>O(C,K===0,n)).find(C=>C!=="published");if(I)I!=="\
expected"&&n.onLeftOut(u,I),yield"nothing";else if(B.isFile())yield{path:u,real:S};else if(B.isDirectory()){if(S===i.real||i.above.includes(S))throw(0,m.syncFailure)(
"output_unsafe",`The link "${u}" leads back to a folder that contains it`);yield*p(n,w(i,S,u))}else throw a(u)}function E(n,i){try{const u=(0,y.realpathSync)(n);
return{real:u,stats:(0,y.statSync)(u)}}catch(u){const g=(0,L.xU)(u)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw(0,m.syncFailure)(
"output_unsafe",`The link "${i}" ${g}`)}}function O(n,i,{kind:u,reserved:g}){return n===".git"||i&&n==="node_modules"?"expected":i&&n===g?"reserved":/^\.env/i.test(
n)?"secret":u==="folder"&&(0,k.W)(n)?"folder":"published"}function l(n,i){if(n==="."||n===".."||/[\uFFFD\\]/.test(n))throw(0,m.syncFailure)("output_unsafe",`The\
 file name ${JSON.stringify(i)} is not valid in a URL`)}function a(n){return(0,m.syncFailure)("output_unsafe",`"${n}" is not a file, a folder, or a link to one`)}}),
2454:((A,j,r)=>{r.r(j),r.d(j,{becameWarning:()=>m,notesOf:()=>k,notesOfShape:()=>w,printsErrors:()=>d,shownFault:()=>p});var y=r(5807),T=r(8595),L=r(3531),D=r(3659);
function k({ignoredRules:b,withheld:E,leftOut:O}){const l=b.map(({file:a,line:n,reason:i})=>`Ignored: ${a}${n===void 0?"":`, line ${n}`}: ${i}`);return E>0&&l.push(
`Left out: ${E} \xD7 .env*, because such files contain secrets`),O.count>0&&l.push((0,D.l)(O)),l}function m({type:b,because:E,place:O}){return{code:"type_detect\
ed",file:O?.file??null,line:O?.line??null,message:(0,y.Ow)((0,L.kl)(b,E),T.iA)}}function d(b){return b.some(E=>/\b(?:ERROR|FATAL)\b/.test(E))}function p({file:b,
line:E,message:O}){return b===null?O:`${b}${E===null?"":`:${E}`}: ${O}`}function w({fallback:b,base:E},{spaFallback:O}){const l=[];if(b!==void 0&&O===void 0){const a=b===
"index.html"?"the site has one page":"the site has it, and no 404.html";l.push(`Paths without a file get ${b}, because ${a} (spaFallback in app-settings changes\
 it)`)}return E!==void 0&&l.push(`The pages expect the path ${E}/, so / redirects to it`),l}})};export{yt as id,mt as ids,gt as modules};

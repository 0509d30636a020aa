const yt=495,mt=[495],gt={3531:((x,P,r)=>{r.d(P,{kl:()=>j,pI:()=>m,pS:()=>v});function m({what:g,folder:d,why:y,command:b,commandWhy:E,node:_,tool:O}){const u=n=>n?
` (${n})`:"",a=[g];return d!==""&&a.push(`in \`${d}\`${u(y)}`),b!==void 0&&a.push(`built by \`${b}\`${u(E)}`),_&&a.push(`with Node.js ${_.version}${u(_.by)}`),b!==
void 0&&a.push(`and ${O??""}`.trimEnd()),`Detected ${a.join(", ").replace(", and "," and ")}`}function v(g){return`Found the site in \`${g}\``}function j(g,d){return`\
This app became ${g}: ${d}. To publish files instead: --app-type web-landing`}function D(g){const d=g.split(`
`).findLast(y=>y.startsWith("This app became "));return d&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(d)?.[1]}function k(g){const d=g.split(
`
`),y=d.find(E=>E.startsWith("Detected "))??"",b=d.findLast(E=>E.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(y)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(y)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(y)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(b)?.[1]}}}),2458:((x,P,r)=>{r.d(P,{W:()=>k});var m=r(5807);const v="{js,cjs,mjs,ts,cts,\
mts}",j={hidden:(0,m.aL)(".* __pycache__"),lockfiles:(0,m.aL)(`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,m.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,m.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${v}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,m.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${v}
    gruntfile.${v} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,m.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,m.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},D=new RegExp(`^(?:${Object.values(j).flat().map(g).join("|")})$`,"is");function k(d){return d!==".well-known"&&D.test(d)}function g(d){return d.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(y,b)=>`(?:${b.replaceAll(",","|")})`)}}),5388:((x,P,r)=>{r.r(P),r.d(P,{asSyncFailure:()=>O,brokenSite:()=>y,
isErrorOfSite:()=>d,syncFailure:()=>k});var m=r(3739),v=r(2881),j=r(5879),D=r(8423);function k(u,a){return(0,v.SU)("sync",u,a)}const g=new Set(["index_unanswere\
d","index_empty","dead_asset"]);function d({code:u}){return g.has(u)}function y(u){const a=u.filter(d),n=a.length-1,i=n>0?` (and ${n} more ${n===1?"error":"erro\
rs"})`:"",c=`The start page is broken: ${a[0]?.message}${i}`,w=u.flatMap(({file:$,line:S,code:A,message:C})=>$===null?[]:[{file:$,line:S,column:null,severity:b(
A),code:A,message:C}]);return new v.$w({...k("site_broken",c).facts,diagnostics:w})}function b(u){return u==="build_fault"||g.has(u)?"error":"warning"}const E="\
The output could not be stored: the storage of the platform cannot be used now";function _(){return k("disk_full","The disk of the platform is full: the output \
could not be stored")}function O(u,a){if(u instanceof v.$w)return u;if(a.aborted)return a.reason;if(u instanceof j.Sb)return _();if(u instanceof D.u)return u.isFull?
_():k("storage_unavailable",E);const n=(0,m.xU)(u)??(0,m.bD)(u);return k("sync_failed",`The output could not be stored (${n})`)}}),3661:((x,P,r)=>{r.r(P),r.d(P,
{ingestRelease:()=>ht});var m=r(7598),v=r(1224),j=r(1132),D=r(385),k=r(5879),g=r(8423),d=r(5388),y=r(5807),b=r(3715);const{pathBytes:E,pathsBytes:_,rulesBytes:O,
indexBytes:u}=b.Si,a=4,n=200;class i{#t;#n=0;#r=0;#e=0;#s=0;#i=0;constructor(t){this.#t=t}get bytes(){return this.#i}countFile(t){const s=this.#t.files;if(this.#n>=
s)throw c(`The output has more than ${s} files`);this.#n+=1;const e=Buffer.byteLength(t);if(e>E){const o=(0,y.vI)(t,n);throw c(`The path "${o}" has ${e} bytes, \
and the limit is ${E}: shorten its names`)}if(this.#s+=e,!(this.#s<=_))throw c(`The paths of the output have more than ${_} bytes together: publish fewer files,\
 or shorten the names of folders`)}countFolder(){const t=this.#t.files;if(this.#r>=t)throw c(`The output has more than ${t} folders`);this.#r+=1}countPassed(){const t=a*
this.#t.files;if(this.#e>=t)throw c(`The output has more than ${t} files and links that are not published`);this.#e+=1}countBytes(t,s){this.#i+=s,this.refuseLarge(
t,s);const e=this.#t.totalBytes;if(this.#i>e)throw c(`The output is larger than ${e} bytes`)}refuseLarge(t,s){const e=this.#t.fileBytes;if(s>e)throw c(`"${t}" i\
s larger than ${e} bytes`)}checkRules(t){if(t.length<=O)return t;throw c(`The rules of _redirects and _headers have ${t.length} bytes together, and the limit is\
 ${O}: replace similar rules by one with * or :name`)}checkIndex(t){if(!(t.length<=u))throw c(`The list of the output's files has ${t.length} bytes, and the lim\
it is ${u}: publish fewer files`)}}function c(f){return(0,d.syncFailure)("output_too_large",f)}class w{#t;#n=new Set;#r;constructor(t){this.#t=t}start(t){if(this.#r)
throw this.#r.error;const s=t().catch(e=>{this.#r??={error:e}}).finally(()=>this.#n.delete(s));return this.#n.add(s),this.#n.size<this.#t?void 0:Promise.race(this.#n)}async end(){
if(await Promise.all(this.#n),this.#r)throw this.#r.error}}var $=r(3659),S=r(6355),A=r(3052);const C=3,F=100;function B(f){return/\.x?html?$/i.test(f)}function W(f,t){
const s=new Map;for(const p of f){const T=/[^/](\.[^./]+)$/.exec(p.path)?.[1]?.toLowerCase()??"without an ending",L=s.get(T)??{count:0,bytes:0,largest:p};s.set(
T,{count:L.count+1,bytes:L.bytes+p.size,largest:p.size>L.largest.size?p:L.largest})}const o=[...s].sort(([,p],[,T])=>T.bytes-p.bytes).slice(0,C).map(([p,{count:T,
largest:L}])=>`${T} ${K(p)} (${T>1?"the largest is ":""}\`${K(L.path)}\`, ${(0,A.Xq)(L.size)})`),l=f.length===1?"its only file is not HTML":`none of its ${f.length}\
 files is HTML`,h=t===void 0?"":`, and package.json starts a program: \`${K(t)}\``;return`The output has no page to serve: ${l}, but ${o.join(", ")}${h}`}function K(f){
return(0,y.Ow)(f,F).replaceAll("`","'")}var M=r(3024),Q=r(7975),q=r(3739),N=r(6352),tt=function(f,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var e,o;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(o=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");
o&&(e=function(){try{o.call(this)}catch(l){return Promise.reject(l)}}),f.stack.push({value:t,dispose:e,async:s})}else s&&f.stack.push({async:!0});return t},et=(function(f){
return function(t){function s(h){t.error=t.hasError?new f(h,t.error,"An error was suppressed during disposal."):h,t.hasError=!0}var e,o=0;function l(){for(;e=t.
stack.pop();)try{if(!e.async&&o===1)return o=0,t.stack.push(e),Promise.resolve().then(l);if(e.dispose){var h=e.dispose.call(e.value);if(e.async)return o|=2,Promise.
resolve(h).then(l,function(p){return s(p),l()})}else o|=1}catch(p){s(p)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return l()}})(typeof SuppressedError=="function"?SuppressedError:function(f,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=f,e.suppressed=
t,e});function st(f){try{const t=G(f.real);if(t)return t}catch(t){if(!["ELOOP","ENXIO"].includes((0,q.xU)(t)??""))throw t}throw(0,N.A)(f.path)}function G(f){const t=(0,M.
openSync)(f,M.constants.O_RDONLY|M.constants.O_NOFOLLOW|M.constants.O_NONBLOCK),s=(0,M.fstatSync)(t);if(!s.isFile()){(0,M.closeSync)(t);return}return{fd:t,stats:s,
[Symbol.dispose]:()=>(0,M.closeSync)(t)}}function H(f,t,s){let e=0;for(;e<t.length&&(e===0||e!==s);){const o=(0,M.readSync)(f,t,e,t.length-e,null);if(o===0)break;
e+=o}return e}function nt(f,t,s){const e={stack:[],error:void 0,hasError:!1};try{const o=tt(e,rt(f),!1);if(!o||o.stats.size>s)return;const l=Buffer.allocUnsafe(
o.stats.size+1),h=l.subarray(0,H(o.fd,l,o.stats.size));return(0,m.hash)("sha256",h)===t?h.toString():void 0}catch(o){e.error=o,e.hasError=!0}finally{et(e)}}function rt(f){
try{return G(f.real)}catch{return}}const ot=(0,Q.promisify)(M.read),it=1024*1024;async function*Y(f,t){const s=Buffer.allocUnsafeSlow(it);for(let e=0;;){t.throwIfAborted();
const{bytesRead:o}=await ot(f,s,0,s.length,e);if(o===0)return;e+=o,yield s.subarray(0,o)}}function J(f,{fd:t,stats:s},e){const{size:o,mtimeMs:l,ctimeMs:h}=(0,M.
fstatSync)(t);if(e!==s.size||o!==s.size||l!==s.mtimeMs||h!==s.ctimeMs)throw z(f)}function z(f){return(0,d.syncFailure)("sync_failed",`"${f}" changed while it wa\
s stored, because a process of the build still writes. Let the build command wait for all processes that it starts`)}var at=r(6813),ct=r(3511),lt=r(5657),V=function(f,t,s){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,o;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],
s&&(o=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");o&&(e=function(){try{o.call(this)}catch(l){return Promise.reject(l)}}),f.stack.push(
{value:t,dispose:e,async:s})}else s&&f.stack.push({async:!0});return t},X=(function(f){return function(t){function s(h){t.error=t.hasError?new f(h,t.error,"An e\
rror was suppressed during disposal."):h,t.hasError=!0}var e,o=0;function l(){for(;e=t.stack.pop();)try{if(!e.async&&o===1)return o=0,t.stack.push(e),Promise.resolve().
then(l);if(e.dispose){var h=e.dispose.call(e.value);if(e.async)return o|=2,Promise.resolve(h).then(l,function(p){return s(p),l()})}else o|=1}catch(p){s(p)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return l()}})(typeof SuppressedError=="function"?SuppressedError:function(f,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=f,e.suppressed=t,e});const ut=20,ft=/\.(?:x?html?|css|m?js)$/i;async function ht(f){const{blobs:t,org:s,
signal:e,log:o=j.a}=f;try{const l={stack:[],error:void 0,hasError:!1};try{e.throwIfAborted();const h=V(l,t.writer(),!0),p=await new dt(f,h).run();p.withheld>0&&
o("warn","secrets_withheld",{org:s,files:p.withheld});for(const T of p.ignoredRules.slice(0,ut))o("warn","rule_ignored",{org:s,...T});return p}catch(h){l.error=
h,l.hasError=!0}finally{const h=X(l);h&&await h}}catch(l){throw l instanceof g.u&&o("error","output_not_stored",{org:s,reason:l.message}),(0,d.asSyncFailure)(l,
e)}}class dt{#t;#n;#r;#e;#s;#i=new w(b.rr);#o=[];#u=new Map;#a=new Set;#c=new Map;#f=Buffer.allocUnsafe(b.v_+1);#h=0;#l={count:0,names:[]};constructor(t,s){this.#t=
t,this.#n=t.clock??v.ml,this.#r=this.#n.now(),this.#e=new i(t.limits??b.dv),this.#s=s}async run(){const{directory:t,kind:s="build",reserved:e,signal:o}=this.#t,
l=(0,lt.H)(o);for(const R of(0,N.$)(t,s,(U,I)=>this.#p(U,I),e)){if(R==="folder")this.#e.countFolder();else if(R==="nothing")this.#e.countPassed();else{this.#e.countFile(
R.path);const I=this.#g(R),Z={path:R.path,...I instanceof Promise?await I:I};this.#o.push(Z),ft.test(R.path)&&this.#u.set(R.path,{...R,hash:Z.hash})}const U=l();
U&&await U}if(this.#o.length===0)throw(0,d.syncFailure)("output_empty","The output directory has no file to publish");const{pages:h}=this.#t;if(h&&!this.#c.has(
"_redirects")&&!this.#o.some(({path:R})=>B(R)))throw(0,d.syncFailure)("nothing_to_serve",W(this.#o,h.startScript));const{bytes:p,ignored:T}=(0,D.nb)(this.#c,this.#t.
shape),L=(0,ct.bj)(this.#o,this.#e.checkRules(p));this.#e.checkIndex(L);const pt=await this.#d(p);return{...await this.#y(L),ignoredRules:(0,at.K)(T),faults:pt}}async#d(t){
const{look:s,signal:e}=this.#t;if(!s)return[];const{lookAtStart:o}=await Promise.all([r.e(600),r.e(41)]).then(r.bind(r,41)),l=(h,p)=>{const T=this.#u.get(h);return T&&
nt(T,T.hash,p)};return o({...s,paths:this.#o.map(({path:h})=>h),rules:t,read:l,signal:e})}#p(t,s){s==="secret"?this.#h+=1:this.#l=(0,$.i)(this.#l,t)}async#y(t){
await this.#i.end(),await this.#m(),await this.#s.settle();const s=(0,m.hash)("sha256",t),e=(0,S.T5)(this.#t.org,s);return await this.#s.keep(e,t.length)||await this.#s.
put(e,t,s),await this.#s.settle(),{manifestHash:s,files:this.#o.length,written:this.#a.size,reused:this.#o.length-this.#a.size,bytes:this.#e.bytes,withheld:this.#h,
leftOut:this.#l,hasIndexPage:this.#o.some(({path:o})=>o==="index.html")}}async#m(){if(!(Math.abs(this.#n.now()-this.#r)<b.nM)){for(const{path:t,hash:s,size:e}of this.#o)
if(this.#t.signal.throwIfAborted(),!await this.#s.keep((0,S.T5)(this.#t.org,s),e))throw(0,d.syncFailure)("sync_failed",`Storing the output took too long, and "${t}\
" was removed: deploy again`)}}#g(t){const s={stack:[],error:void 0,hasError:!1};try{const e=st(t);if(e.stats.size>b.v_)return(0,D.n$)(t.path)&&this.#c.set(t.path,
"too large"),this.#b(t.path,e).finally(()=>e[Symbol.dispose]());const o=V(s,e,!1),l=H(e.fd,this.#f,e.stats.size);J(t.path,e,l),this.#e.countBytes(t.path,l);const h=this.#f.
subarray(0,l);(0,D.n$)(t.path)&&this.#c.set(t.path,l>D.Gb?"too large":Buffer.from(h));const p=(0,m.hash)("sha256",h),T=this.#w(p,h);return T?T.then(()=>({hash:p,
size:l})):{hash:p,size:l}}catch(e){s.error=e,s.hasError=!0}finally{X(s)}}#w(t,s){if(this.#a.has(t))return;const e=(0,S.T5)(this.#t.org,t),o=this.#s.keep(e,s.length);
if(o===!0)return;const l=Buffer.from(s),h=()=>(this.#a.add(t),this.#s.put(e,l,t));return this.#i.start(o===!1?h:async()=>{await o||await h()})}async#b(t,s){const{
fd:e,stats:o}=s;this.#e.refuseLarge(t,o.size);const l=await this.#E(t,e);J(t,s,l.size),this.#e.countBytes(t,l.size);const{hash:h,size:p}=l,T=(0,S.T5)(this.#t.org,
h);if(this.#a.has(h)||await this.#s.keep(T,p))return l;try{await this.#s.putStream(T,p,()=>Y(e,this.#t.signal),h)}catch(L){throw L instanceof k.ls?z(t):L}return this.#a.
add(h),l}async#E(t,s){const e=(0,m.createHash)("sha256");let o=0;for await(const l of Y(s,this.#t.signal))o+=l.length,this.#e.refuseLarge(t,o),e.update(l);return{
hash:e.digest("hex"),size:o}}}}),3659:((x,P,r)=>{r.d(P,{i:()=>D,l:()=>k});var m=r(5807);const v=20,j=200;function D({count:d,names:y},b){return{count:d+1,names:y.
length<v?[...y,g(b)]:y}}function k({count:d,names:y}){const b=d>y.length?` and ${d-y.length} more`:"";return`Left out of the release: ${y.toSorted().join(", ")}${b}`}
function g(d){const y=d.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,m.vI)(y,j)}}),6813:((x,P,r)=>{r.d(P,{K:()=>O,d:()=>E});var m=r(3024),v=r(1455),
j=r(6760),D=r(385),k=function(u,a,n){if(a!=null){if(typeof a!="object"&&typeof a!="function")throw new TypeError("Object expected.");var i,c;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");i=a[Symbol.asyncDispose]}if(i===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");i=a[Symbol.dispose],n&&(c=i)}if(typeof i!="function")throw new TypeError("Object not disposable.");c&&(i=function(){try{c.call(this)}catch(w){return Promise.
reject(w)}}),u.stack.push({value:a,dispose:i,async:n})}else n&&u.stack.push({async:!0});return a},g=(function(u){return function(a){function n($){a.error=a.hasError?
new u($,a.error,"An error was suppressed during disposal."):$,a.hasError=!0}var i,c=0;function w(){for(;i=a.stack.pop();)try{if(!i.async&&c===1)return c=0,a.stack.
push(i),Promise.resolve().then(w);if(i.dispose){var $=i.dispose.call(i.value);if(i.async)return c|=2,Promise.resolve($).then(w,function(S){return n(S),w()})}else
c|=1}catch(S){n(S)}if(c===1)return a.hasError?Promise.reject(a.error):Promise.resolve();if(a.hasError)throw a.error}return w()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(u,a,n){var i=new Error(n);return i.name="SuppressedError",i.error=u,i.suppressed=a,i});const d=50,y=200,b=m.constants.O_RDONLY|m.constants.
O_NOFOLLOW|m.constants.O_NONBLOCK;async function E(u){const a=[];for(const i of D.P4)a.push([i,await _((0,j.join)(u,i))]);const n=new Map(a.flatMap(([i,c])=>c===
void 0?[]:[[i,c]]));return O((0,D.nb)(n).ignored)}async function _(u){const a={stack:[],error:void 0,hasError:!1};try{const n=await(0,v.open)(u,b).catch(()=>{});
if(!n)return;const i=k(a,n,!0);if(!(await i.stat()).isFile())return;const{buffer:w,bytesRead:$}=await i.read(Buffer.alloc(D.Gb+1),{position:0});return $>D.Gb?"t\
oo large":w.subarray(0,$)}catch(n){a.error=n,a.hasError=!0}finally{const n=g(a);n&&await n}}function O(u){const a=u.slice(0,d).map(i=>({...i,reason:i.reason.slice(
0,y)})),[n]=u.slice(d);return n&&a.push({file:n.file,reason:`${u.length-d} more rules`}),a}}),6352:((x,P,r)=>{r.d(P,{$:()=>d,A:()=>a});var m=r(3024),v=r(6760),j=r(
3739),D=r(7994),k=r(2458),g=r(5388);function*d(n,i,c,w){const $=(0,m.realpathSync)(n);yield*y({root:$,kind:i,reserved:w,onLeftOut:c},{real:$,prefix:"",above:[]})}
function*y(n,i){yield"folder";for(const c of(0,m.readdirSync)(i.real,{withFileTypes:!0})){const w=i.prefix+c.name,$=`${i.real}/${c.name}`,S=O(c.name,i.prefix===
"",n);if(S!=="published"){S!=="expected"&&n.onLeftOut(c.isDirectory()?`${w}/`:w,S),yield"nothing";continue}if(u(c.name,w),c.isFile())yield{path:w,real:$};else if(c.
isDirectory())yield*y(n,b(i,$,w));else if(c.isSymbolicLink())yield*E(n,i,w,$);else throw a(w)}}function b(n,i,c){return{real:i,prefix:`${c}/`,above:[...n.above,
n.real]}}function*E(n,i,c,w){const{root:$}=n,{real:S,stats:A}=_(w,c);if(!(0,D.FK)($,S))throw(0,g.syncFailure)("output_unsafe",`The link "${c}" leads out of the \
output directory`);const F=(0,v.relative)($,S).split(v.sep).map((B,W)=>O(B,W===0,n)).find(B=>B!=="published");if(F)F!=="expected"&&n.onLeftOut(c,F),yield"nothin\
g";else if(A.isFile())yield{path:c,real:S};else if(A.isDirectory()){if(S===i.real||i.above.includes(S))throw(0,g.syncFailure)("output_unsafe",`The link "${c}" l\
eads back to a folder that contains it`);yield*y(n,b(i,S,c))}else throw a(c)}function _(n,i){try{const c=(0,m.realpathSync)(n);return{real:c,stats:(0,m.statSync)(
c)}}catch(c){const w=(0,j.xU)(c)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw(0,g.syncFailure)("output_unsafe",`The link "${i}\
" ${w}`)}}function O(n,i,{kind:c,reserved:w}){return n===".git"||i&&n==="node_modules"?"expected":i&&n===w?"reserved":/^\.env/i.test(n)?"secret":c==="folder"&&(0,k.
W)(n)?"folder":"published"}function u(n,i){if(n==="."||n===".."||/[\uFFFD\\]/.test(n))throw(0,g.syncFailure)("output_unsafe",`The file name ${JSON.stringify(i)}\
 is not valid in a URL`)}function a(n){return(0,g.syncFailure)("output_unsafe",`"${n}" is not a file, a folder, or a link to one`)}}),2454:((x,P,r)=>{r.r(P),r.d(
P,{becameWarning:()=>g,notesOf:()=>k,notesOfShape:()=>b,printsErrors:()=>d,shownFault:()=>y});var m=r(5807),v=r(8595),j=r(3531),D=r(3659);function k({ignoredRules:E,
withheld:_,leftOut:O}){const u=E.map(({file:a,line:n,reason:i})=>`Ignored: ${a}${n===void 0?"":`, line ${n}`}: ${i}`);return _>0&&u.push(`Left out: ${_} \xD7 .env*\
, because such files contain secrets`),O.count>0&&u.push((0,D.l)(O)),u}function g({type:E,because:_,place:O}){return{code:"type_detected",file:O?.file??null,line:O?.
line??null,message:(0,m.Ow)((0,j.kl)(E,_),v.iA)}}function d(E){return E.some(_=>/\b(?:ERROR|FATAL)\b/.test(_))}function y({file:E,line:_,message:O}){return E===
null?O:`${E}${_===null?"":`:${_}`}: ${O}`}function b({fallback:E,base:_},{spaFallback:O}){const u=[];if(E!==void 0&&O===void 0){const a=E==="index.html"?"the si\
te has one page":"the site has it, and no 404.html";u.push(`Paths without a file get ${E}, because ${a} (spaFallback in app-settings changes it)`)}return _!==void 0&&
u.push(`The pages expect the path ${_}/, so / redirects to it`),u}})};export{yt as id,mt as ids,gt as modules};

const vt=313,jt=[313],Tt={2458:((B,T,a)=>{a.d(T,{W:()=>x});var y=a(5807);const v="{js,cjs,mjs,ts,cts,mts}",L={hidden:(0,y.aL)(".* __pycache__"),lockfiles:(0,y.aL)(
`
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
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${v}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,y.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${v}
    gruntfile.${v} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,y.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,y.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},k=new RegExp(`^(?:${Object.values(L).flat().map(P).join("|")})$`,"is");function x(h){return h!==".well-known"&&k.test(h)}function P(h){return h.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(w,b)=>`(?:${b.replaceAll(",","|")})`)}}),6313:((B,T,a)=>{a.r(T),a.d(T,{ingestRelease:()=>St});var y=a(7598),
v=a(1224),L=a(1132),k=a(2558),x=a(5879),P=a(8423),h=a(5388),w=a(5807),b=a(3715);const{pathBytes:M,pathsBytes:F,rulesBytes:D,indexBytes:m}=b.Si,c=4,d=200;class f{#t;#r=0;#o=0;#e=0;#s=0;#i=0;constructor(t){
this.#t=t}get bytes(){return this.#i}countFile(t){const s=this.#t.files;if(this.#r>=s)throw p(`The output has more than ${s} files`);this.#r+=1;const e=Buffer.byteLength(
t);if(e>M){const o=(0,w.vI)(t,d);throw p(`The path "${o}" has ${e} bytes, and the limit is ${M}: shorten its names`)}if(this.#s+=e,!(this.#s<=F))throw p(`The pa\
ths of the output have more than ${F} bytes together: publish fewer files, or shorten the names of folders`)}countFolder(){const t=this.#t.files;if(this.#o>=t)throw p(
`The output has more than ${t} folders`);this.#o+=1}countPassed(){const t=c*this.#t.files;if(this.#e>=t)throw p(`The output has more than ${t} files and links t\
hat are not published`);this.#e+=1}countBytes(t,s){this.#i+=s,this.refuseLarge(t,s);const e=this.#t.totalBytes;if(this.#i>e)throw p(`The output is larger than ${e}\
 bytes`)}refuseLarge(t,s){const e=this.#t.fileBytes;if(s>e)throw p(`"${t}" is larger than ${e} bytes`)}checkRules(t){if(t.length<=D)return t;throw p(`The rules \
of _redirects and _headers have ${t.length} bytes together, and the limit is ${D}: replace similar rules by one with * or :name`)}checkIndex(t){if(!(t.length<=m))
throw p(`The list of the output's files has ${t.length} bytes, and the limit is ${m}: publish fewer files`)}}function p(r){return(0,h.syncFailure)("output_too_l\
arge",r)}class O{#t;#r=new Set;#o;constructor(t){this.#t=t}start(t){if(this.#o)throw this.#o.error;const s=t().catch(e=>{this.#o??={error:e}}).finally(()=>this.#r.
delete(s));return this.#r.add(s),this.#r.size<this.#t?void 0:Promise.race(this.#r)}async end(){if(await Promise.all(this.#r),this.#o)throw this.#o.error}}var j=a(
3659),$=a(6355),Q=a(3052);const q=3,tt=100;function et(r){return/\.x?html?$/i.test(r)}function st(r,t){const s=new Map;for(const l of r){const u=/[^/](\.[^./]+)$/.
exec(l.path)?.[1]?.toLowerCase()??"without an ending",g=s.get(u)??{count:0,bytes:0,largest:l};s.set(u,{count:g.count+1,bytes:g.bytes+l.size,largest:l.size>g.largest.
size?l:g.largest})}const o=[...s].sort(([,l],[,u])=>u.bytes-l.bytes).slice(0,q).map(([l,{count:u,largest:g}])=>`${u} ${_(l)} (${u>1?"the largest is ":""}\`${_(g.
path)}\`, ${(0,Q.Xq)(g.size)})`),n=r.length===1?"its only file is not HTML":`none of its ${r.length} files is HTML`,i=t===void 0?"":`, and package.json starts a\
 program: \`${_(t)}\``;return`The output has no page to serve: ${n}, but ${o.join(", ")}${i}`}function _(r){return(0,w.Ow)(r,tt).replaceAll("`","'")}var E=a(3024),
rt=a(7975),C=a(3739),U=a(6760),ot=a(7994),nt=a(2458);function*it(r,t,s){const e=(0,E.realpathSync)(r);yield*z({root:e,kind:t,onLeftOut:s},{real:e,prefix:"",above:[]})}
function*z(r,t){yield"folder";for(const s of(0,E.readdirSync)(t.real,{withFileTypes:!0})){const e=t.prefix+s.name,o=`${t.real}/${s.name}`,n=W(s.name,t.prefix===
"",r);if(n!=="published"){n!=="expected"&&r.onLeftOut(s.isDirectory()?`${e}/`:e,n),yield"nothing";continue}if(lt(s.name,e),s.isFile())yield{path:e,real:o};else if(s.
isDirectory())yield*z(r,K(t,o,e));else if(s.isSymbolicLink())yield*at(r,t,e,o);else throw I(e)}}function K(r,t,s){return{real:t,prefix:`${s}/`,above:[...r.above,
r.real]}}function*at(r,t,s,e){const{root:o}=r,{real:n,stats:i}=ct(e,s);if(!(0,ot.FK)(o,n))throw(0,h.syncFailure)("output_unsafe",`The link "${s}" leads out of t\
he output directory`);const u=(0,U.relative)(o,n).split(U.sep).map((g,S)=>W(g,S===0,r)).find(g=>g!=="published");if(u)u!=="expected"&&r.onLeftOut(s,u),yield"not\
hing";else if(i.isFile())yield{path:s,real:n};else if(i.isDirectory()){if(n===t.real||t.above.includes(n))throw(0,h.syncFailure)("output_unsafe",`The link "${s}\
" leads back to a folder that contains it`);yield*z(r,K(t,n,s))}else throw I(s)}function ct(r,t){try{const s=(0,E.realpathSync)(r);return{real:s,stats:(0,E.statSync)(
s)}}catch(s){const e=(0,C.xU)(s)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw(0,h.syncFailure)("output_unsafe",`The link "${t}\
" ${e}`)}}function W(r,t,{kind:s}){return r===".git"||t&&r==="node_modules"?"expected":/^\.env/i.test(r)?"secret":s==="folder"&&(0,nt.W)(r)?"folder":"published"}
function lt(r,t){if(r==="."||r===".."||/[\uFFFD\\]/.test(r))throw(0,h.syncFailure)("output_unsafe",`The file name ${JSON.stringify(t)} is not valid in a URL`)}function I(r){
return(0,h.syncFailure)("output_unsafe",`"${r}" is not a file, a folder, or a link to one`)}var ft=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var e,o;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}
if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(o=e)}if(typeof e!="function")throw new TypeError(
"Object not disposable.");o&&(e=function(){try{o.call(this)}catch(n){return Promise.reject(n)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push(
{async:!0});return t},ht=(function(r){return function(t){function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=
!0}var e,o=0;function n(){for(;e=t.stack.pop();)try{if(!e.async&&o===1)return o=0,t.stack.push(e),Promise.resolve().then(n);if(e.dispose){var i=e.dispose.call(e.
value);if(e.async)return o|=2,Promise.resolve(i).then(n,function(l){return s(l),n()})}else o|=1}catch(l){s(l)}if(o===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return n()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name=
"SuppressedError",e.error=r,e.suppressed=t,e});function ut(r){try{const t=G(r.real);if(t)return t}catch(t){if(!["ELOOP","ENXIO"].includes((0,C.xU)(t)??""))throw t}
throw I(r.path)}function G(r){const t=(0,E.openSync)(r,E.constants.O_RDONLY|E.constants.O_NOFOLLOW|E.constants.O_NONBLOCK),s=(0,E.fstatSync)(t);if(!s.isFile()){
(0,E.closeSync)(t);return}return{fd:t,stats:s,[Symbol.dispose]:()=>(0,E.closeSync)(t)}}function H(r,t,s){let e=0;for(;e<t.length&&(e===0||e!==s);){const o=(0,E.
readSync)(r,t,e,t.length-e,null);if(o===0)break;e+=o}return e}function dt(r,t,s){const e={stack:[],error:void 0,hasError:!1};try{const o=ft(e,pt(r),!1);if(!o||o.
stats.size>s)return;const n=Buffer.allocUnsafe(o.stats.size+1),i=n.subarray(0,H(o.fd,n,o.stats.size));return(0,y.hash)("sha256",i)===t?i.toString():void 0}catch(o){
e.error=o,e.hasError=!0}finally{ht(e)}}function pt(r){try{return G(r.real)}catch{return}}const yt=(0,rt.promisify)(E.read),mt=1024*1024;async function*J(r,t){const s=Buffer.
allocUnsafeSlow(mt);for(let e=0;;){t.throwIfAborted();const{bytesRead:o}=await yt(r,s,0,s.length,e);if(o===0)return;e+=o,yield s.subarray(0,o)}}function Y(r,{fd:t,
stats:s},e){const{size:o,mtimeMs:n,ctimeMs:i}=(0,E.fstatSync)(t);if(e!==s.size||o!==s.size||n!==s.mtimeMs||i!==s.ctimeMs)throw N(r)}function N(r){return(0,h.syncFailure)(
"sync_failed",`"${r}" changed while it was stored, because a process of the build still writes. Let the build command wait for all processes that it starts`)}var gt=a(
6813),wt=a(3511),bt=a(5657),X=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,o;if(s){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");e=t[Symbol.dispose],s&&(o=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");o&&(e=function(){try{o.call(this)}catch(n){
return Promise.reject(n)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},Z=(function(r){return function(t){function s(i){
t.error=t.hasError?new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,o=0;function n(){for(;e=t.stack.pop();)try{if(!e.async&&o===
1)return o=0,t.stack.push(e),Promise.resolve().then(n);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return o|=2,Promise.resolve(i).then(n,function(l){
return s(l),n()})}else o|=1}catch(l){s(l)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return n()}})(typeof SuppressedError==
"function"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const Et=20,kt=/\.(?:x?html?|css|m?js)$/i;
async function St(r){const{blobs:t,org:s,signal:e,log:o=L.a}=r;try{const n={stack:[],error:void 0,hasError:!1};try{e.throwIfAborted();const i=X(n,t.writer(),!0),
l=await new Ot(r,i).run();l.withheld>0&&o("warn","secrets_withheld",{org:s,files:l.withheld});for(const u of l.ignoredRules.slice(0,Et))o("warn","rule_ignored",
{org:s,...u});return l}catch(i){n.error=i,n.hasError=!0}finally{const i=Z(n);i&&await i}}catch(n){throw n instanceof P.u&&o("error","output_not_stored",{org:s,reason:n.
message}),(0,h.asSyncFailure)(n,e)}}class Ot{#t;#r;#o;#e;#s;#i=new O(b.rr);#n=[];#f=new Map;#a=new Set;#c=new Map;#h=Buffer.allocUnsafe(b.v_+1);#u=0;#l={count:0,
names:[]};constructor(t,s){this.#t=t,this.#r=t.clock??v.ml,this.#o=this.#r.now(),this.#e=new f(t.limits??b.dv),this.#s=s}async run(){const{directory:t,kind:s="b\
uild",signal:e}=this.#t,o=(0,bt.H)(e);for(const S of it(t,s,(A,R)=>this.#p(A,R))){if(S==="folder")this.#e.countFolder();else if(S==="nothing")this.#e.countPassed();else{
this.#e.countFile(S.path);const R=this.#g(S),V={path:S.path,...R instanceof Promise?await R:R};this.#n.push(V),kt.test(S.path)&&this.#f.set(S.path,{...S,hash:V.
hash})}const A=o();A&&await A}if(this.#n.length===0)throw(0,h.syncFailure)("output_empty","The output directory has no file to publish");const{pages:n}=this.#t;
if(n&&!this.#c.has("_redirects")&&!this.#n.some(({path:S})=>et(S)))throw(0,h.syncFailure)("nothing_to_serve",st(this.#n,n.startScript));const{bytes:i,ignored:l}=(0,k.
nb)(this.#c,this.#t.shape),u=(0,wt.bj)(this.#n,this.#e.checkRules(i));this.#e.checkIndex(u);const g=await this.#d(i);return{...await this.#y(u),ignoredRules:(0,gt.
K)(l),faults:g}}async#d(t){const{look:s,signal:e}=this.#t;if(!s)return[];const{lookAtStart:o}=await Promise.all([a.e(600),a.e(412)]).then(a.bind(a,1412)),n=(i,l)=>{
const u=this.#f.get(i);return u&&dt(u,u.hash,l)};return o({...s,paths:this.#n.map(({path:i})=>i),rules:t,read:n,signal:e})}#p(t,s){s==="secret"?this.#u+=1:this.#l=
(0,j.i)(this.#l,t)}async#y(t){await this.#i.end(),await this.#m(),await this.#s.settle();const s=(0,y.hash)("sha256",t),e=(0,$.T5)(this.#t.org,s);return await this.#s.
keep(e,t.length)||await this.#s.put(e,t,s),await this.#s.settle(),{manifestHash:s,files:this.#n.length,written:this.#a.size,reused:this.#n.length-this.#a.size,bytes:this.#e.
bytes,withheld:this.#u,leftOut:this.#l,hasIndexPage:this.#n.some(({path:o})=>o==="index.html")}}async#m(){if(!(Math.abs(this.#r.now()-this.#o)<b.nM)){for(const{
path:t,hash:s,size:e}of this.#n)if(this.#t.signal.throwIfAborted(),!await this.#s.keep((0,$.T5)(this.#t.org,s),e))throw(0,h.syncFailure)("sync_failed",`Storing \
the output took too long, and "${t}" was removed: deploy again`)}}#g(t){const s={stack:[],error:void 0,hasError:!1};try{const e=ut(t);if(e.stats.size>b.v_)return(0,k.
n$)(t.path)&&this.#c.set(t.path,"too large"),this.#b(t.path,e).finally(()=>e[Symbol.dispose]());const o=X(s,e,!1),n=H(e.fd,this.#h,e.stats.size);Y(t.path,e,n),this.#e.
countBytes(t.path,n);const i=this.#h.subarray(0,n);(0,k.n$)(t.path)&&this.#c.set(t.path,n>k.Gb?"too large":Buffer.from(i));const l=(0,y.hash)("sha256",i),u=this.#w(
l,i);return u?u.then(()=>({hash:l,size:n})):{hash:l,size:n}}catch(e){s.error=e,s.hasError=!0}finally{Z(s)}}#w(t,s){if(this.#a.has(t))return;const e=(0,$.T5)(this.#t.
org,t),o=this.#s.keep(e,s.length);if(o===!0)return;const n=Buffer.from(s),i=()=>(this.#a.add(t),this.#s.put(e,n,t));return this.#i.start(o===!1?i:async()=>{await o||
await i()})}async#b(t,s){const{fd:e,stats:o}=s;this.#e.refuseLarge(t,o.size);const n=await this.#E(t,e);Y(t,s,n.size),this.#e.countBytes(t,n.size);const{hash:i,
size:l}=n,u=(0,$.T5)(this.#t.org,i);if(this.#a.has(i)||await this.#s.keep(u,l))return n;try{await this.#s.putStream(u,l,()=>J(e,this.#t.signal),i)}catch(g){throw g instanceof
x.ls?N(t):g}return this.#a.add(i),n}async#E(t,s){const e=(0,y.createHash)("sha256");let o=0;for await(const n of J(s,this.#t.signal))o+=n.length,this.#e.refuseLarge(
t,o),e.update(n);return{hash:e.digest("hex"),size:o}}}}),3659:((B,T,a)=>{a.d(T,{i:()=>k,l:()=>x});var y=a(5807);const v=20,L=200;function k({count:h,names:w},b){
return{count:h+1,names:w.length<v?[...w,P(b)]:w}}function x({count:h,names:w}){const b=h>w.length?` and ${h-w.length} more`:"";return`Left out of the plain fold\
er: ${w.toSorted().join(", ")}${b}`}function P(h){const w=h.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,y.vI)(w,L)}}),6813:((B,T,a)=>{a.d(T,{K:()=>D,
d:()=>M});var y=a(3024),v=a(1455),L=a(6760),k=a(2558),x=function(m,c,d){if(c!=null){if(typeof c!="object"&&typeof c!="function")throw new TypeError("Object expe\
cted.");var f,p;if(d){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");f=c[Symbol.asyncDispose]}if(f===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");f=c[Symbol.dispose],d&&(p=f)}if(typeof f!="function")throw new TypeError("Object not disposable.");p&&(f=function(){
try{p.call(this)}catch(O){return Promise.reject(O)}}),m.stack.push({value:c,dispose:f,async:d})}else d&&m.stack.push({async:!0});return c},P=(function(m){return function(c){
function d(j){c.error=c.hasError?new m(j,c.error,"An error was suppressed during disposal."):j,c.hasError=!0}var f,p=0;function O(){for(;f=c.stack.pop();)try{if(!f.
async&&p===1)return p=0,c.stack.push(f),Promise.resolve().then(O);if(f.dispose){var j=f.dispose.call(f.value);if(f.async)return p|=2,Promise.resolve(j).then(O,function($){
return d($),O()})}else p|=1}catch($){d($)}if(p===1)return c.hasError?Promise.reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return O()}})(typeof SuppressedError==
"function"?SuppressedError:function(m,c,d){var f=new Error(d);return f.name="SuppressedError",f.error=m,f.suppressed=c,f});const h=50,w=200,b=y.constants.O_RDONLY|
y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK;async function M(m){const c=[];for(const f of k.P4)c.push([f,await F((0,L.join)(m,f))]);const d=new Map(c.flatMap(
([f,p])=>p===void 0?[]:[[f,p]]));return D((0,k.nb)(d).ignored)}async function F(m){const c={stack:[],error:void 0,hasError:!1};try{const d=await(0,v.open)(m,b).
catch(()=>{});if(!d)return;const f=x(c,d,!0);if(!(await f.stat()).isFile())return;const{buffer:O,bytesRead:j}=await f.read(Buffer.alloc(k.Gb+1),{position:0});return j>
k.Gb?"too large":O.subarray(0,j)}catch(d){c.error=d,c.hasError=!0}finally{const d=P(c);d&&await d}}function D(m){const c=m.slice(0,h).map(f=>({...f,reason:f.reason.
slice(0,w)})),[d]=m.slice(h);return d&&c.push({file:d.file,reason:`${m.length-h} more rules`}),c}})};export{vt as id,jt as ids,Tt as modules};

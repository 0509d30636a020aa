const yt=661,mt=[661,388],gt={2458:((A,T,a)=>{a.d(T,{W:()=>v});var m=a(5807);const S="{js,cjs,mjs,ts,cts,mts}",j={hidden:(0,m.aL)(".* __pycache__"),lockfiles:(0,m.
aL)(`
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
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${S}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,m.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${S}
    gruntfile.${S} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,m.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,m.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},O=new RegExp(`^(?:${Object.values(j).flat().map(k).join("|")})$`,"is");function v(y){return y!==".well-known"&&O.test(y)}function k(y){return y.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(w,_)=>`(?:${_.replaceAll(",","|")})`)}}),5388:((A,T,a)=>{a.r(T),a.d(T,{asSyncFailure:()=>$,brokenSite:()=>w,
isErrorOfSite:()=>y,syncFailure:()=>v});var m=a(3739),S=a(2881),j=a(5879),O=a(8423);function v(h,f){return new S.$w({stage:"sync",code:h,message:f,exitCode:null,
signal:null,log:[],diagnostics:[]})}const k=new Set(["index_unanswered","index_empty","dead_asset"]);function y({code:h}){return k.has(h)}function w(h){const f=h.
filter(y),o=f.length-1,n=o>0?` (and ${o} more ${o===1?"error":"errors"})`:"",i=`The start page is broken: ${f[0]?.message}${n}`,p=h.flatMap(({file:g,line:b,code:x,
message:C})=>g===null?[]:[{file:g,line:b,column:null,severity:_(x),code:x,message:C}]);return new S.$w({...v("site_broken",i).facts,diagnostics:p})}function _(h){
return h==="build_fault"||k.has(h)?"error":"warning"}const R="The output could not be stored: the storage of the platform cannot be used now";function M(){return v(
"disk_full","The disk of the platform is full: the output could not be stored")}function $(h,f){if(h instanceof S.$w)return h;if(f.aborted)return f.reason;if(h instanceof
j.Sb)return M();if(h instanceof O.u)return h.isFull?M():v("storage_unavailable",R);const o=(0,m.xU)(h)??(h instanceof Error?h.message:String(h));return v("sync_\
failed",`The output could not be stored (${o})`)}}),3661:((A,T,a)=>{a.r(T),a.d(T,{ingestRelease:()=>ht});var m=a(7598),S=a(1224),j=a(1132),O=a(2558),v=a(5879),k=a(
8423),y=a(5388),w=a(5807),_=a(3715);const{pathBytes:R,pathsBytes:M,rulesBytes:$,indexBytes:h}=_.Si,f=4,o=200;class n{#t;#r=0;#o=0;#e=0;#s=0;#i=0;constructor(t){
this.#t=t}get bytes(){return this.#i}countFile(t){const s=this.#t.files;if(this.#r>=s)throw i(`The output has more than ${s} files`);this.#r+=1;const e=Buffer.byteLength(
t);if(e>R){const r=(0,w.vI)(t,o);throw i(`The path "${r}" has ${e} bytes, and the limit is ${R}: shorten its names`)}if(this.#s+=e,!(this.#s<=M))throw i(`The pa\
ths of the output have more than ${M} bytes together: publish fewer files, or shorten the names of folders`)}countFolder(){const t=this.#t.files;if(this.#o>=t)throw i(
`The output has more than ${t} folders`);this.#o+=1}countPassed(){const t=f*this.#t.files;if(this.#e>=t)throw i(`The output has more than ${t} files and links t\
hat are not published`);this.#e+=1}countBytes(t,s){this.#i+=s,this.refuseLarge(t,s);const e=this.#t.totalBytes;if(this.#i>e)throw i(`The output is larger than ${e}\
 bytes`)}refuseLarge(t,s){const e=this.#t.fileBytes;if(s>e)throw i(`"${t}" is larger than ${e} bytes`)}checkRules(t){if(t.length<=$)return t;throw i(`The rules \
of _redirects and _headers have ${t.length} bytes together, and the limit is ${$}: replace similar rules by one with * or :name`)}checkIndex(t){if(!(t.length<=h))
throw i(`The list of the output's files has ${t.length} bytes, and the limit is ${h}: publish fewer files`)}}function i(c){return(0,y.syncFailure)("output_too_l\
arge",c)}class p{#t;#r=new Set;#o;constructor(t){this.#t=t}start(t){if(this.#o)throw this.#o.error;const s=t().catch(e=>{this.#o??={error:e}}).finally(()=>this.#r.
delete(s));return this.#r.add(s),this.#r.size<this.#t?void 0:Promise.race(this.#r)}async end(){if(await Promise.all(this.#r),this.#o)throw this.#o.error}}var g=a(
3659),b=a(6355),x=a(3052);const C=3,B=100;function F(c){return/\.x?html?$/i.test(c)}function z(c,t){const s=new Map;for(const d of c){const E=/[^/](\.[^./]+)$/.
exec(d.path)?.[1]?.toLowerCase()??"without an ending",P=s.get(E)??{count:0,bytes:0,largest:d};s.set(E,{count:P.count+1,bytes:P.bytes+d.size,largest:d.size>P.largest.
size?d:P.largest})}const r=[...s].sort(([,d],[,E])=>E.bytes-d.bytes).slice(0,C).map(([d,{count:E,largest:P}])=>`${E} ${K(d)} (${E>1?"the largest is ":""}\`${K(P.
path)}\`, ${(0,x.Xq)(P.size)})`),l=c.length===1?"its only file is not HTML":`none of its ${c.length} files is HTML`,u=t===void 0?"":`, and package.json starts a\
 program: \`${K(t)}\``;return`The output has no page to serve: ${l}, but ${r.join(", ")}${u}`}function K(c){return(0,w.Ow)(c,B).replaceAll("`","'")}var D=a(3024),
Q=a(7975),q=a(3739),N=a(6352),tt=function(c,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,r;if(s){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");e=t[Symbol.dispose],s&&(r=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");r&&(e=function(){try{r.call(this)}catch(l){
return Promise.reject(l)}}),c.stack.push({value:t,dispose:e,async:s})}else s&&c.stack.push({async:!0});return t},et=(function(c){return function(t){function s(u){
t.error=t.hasError?new c(u,t.error,"An error was suppressed during disposal."):u,t.hasError=!0}var e,r=0;function l(){for(;e=t.stack.pop();)try{if(!e.async&&r===
1)return r=0,t.stack.push(e),Promise.resolve().then(l);if(e.dispose){var u=e.dispose.call(e.value);if(e.async)return r|=2,Promise.resolve(u).then(l,function(d){
return s(d),l()})}else r|=1}catch(d){s(d)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return l()}})(typeof SuppressedError==
"function"?SuppressedError:function(c,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=c,e.suppressed=t,e});function st(c){try{const t=G(c.real);
if(t)return t}catch(t){if(!["ELOOP","ENXIO"].includes((0,q.xU)(t)??""))throw t}throw(0,N.A)(c.path)}function G(c){const t=(0,D.openSync)(c,D.constants.O_RDONLY|
D.constants.O_NOFOLLOW|D.constants.O_NONBLOCK),s=(0,D.fstatSync)(t);if(!s.isFile()){(0,D.closeSync)(t);return}return{fd:t,stats:s,[Symbol.dispose]:()=>(0,D.closeSync)(
t)}}function H(c,t,s){let e=0;for(;e<t.length&&(e===0||e!==s);){const r=(0,D.readSync)(c,t,e,t.length-e,null);if(r===0)break;e+=r}return e}function rt(c,t,s){const e={
stack:[],error:void 0,hasError:!1};try{const r=tt(e,ot(c),!1);if(!r||r.stats.size>s)return;const l=Buffer.allocUnsafe(r.stats.size+1),u=l.subarray(0,H(r.fd,l,r.
stats.size));return(0,m.hash)("sha256",u)===t?u.toString():void 0}catch(r){e.error=r,e.hasError=!0}finally{et(e)}}function ot(c){try{return G(c.real)}catch{return}}
const nt=(0,Q.promisify)(D.read),it=1024*1024;async function*Y(c,t){const s=Buffer.allocUnsafeSlow(it);for(let e=0;;){t.throwIfAborted();const{bytesRead:r}=await nt(
c,s,0,s.length,e);if(r===0)return;e+=r,yield s.subarray(0,r)}}function J(c,{fd:t,stats:s},e){const{size:r,mtimeMs:l,ctimeMs:u}=(0,D.fstatSync)(t);if(e!==s.size||
r!==s.size||l!==s.mtimeMs||u!==s.ctimeMs)throw W(c)}function W(c){return(0,y.syncFailure)("sync_failed",`"${c}" changed while it was stored, because a process o\
f the build still writes. Let the build command wait for all processes that it starts`)}var at=a(6813),lt=a(3511),ct=a(5657),X=function(c,t,s){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var e,r;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(r=e)}if(typeof e!=
"function")throw new TypeError("Object not disposable.");r&&(e=function(){try{r.call(this)}catch(l){return Promise.reject(l)}}),c.stack.push({value:t,dispose:e,
async:s})}else s&&c.stack.push({async:!0});return t},Z=(function(c){return function(t){function s(u){t.error=t.hasError?new c(u,t.error,"An error was suppressed\
 during disposal."):u,t.hasError=!0}var e,r=0;function l(){for(;e=t.stack.pop();)try{if(!e.async&&r===1)return r=0,t.stack.push(e),Promise.resolve().then(l);if(e.
dispose){var u=e.dispose.call(e.value);if(e.async)return r|=2,Promise.resolve(u).then(l,function(d){return s(d),l()})}else r|=1}catch(d){s(d)}if(r===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return l()}})(typeof SuppressedError=="function"?SuppressedError:function(c,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=c,e.suppressed=t,e});const ft=20,ut=/\.(?:x?html?|css|m?js)$/i;async function ht(c){const{blobs:t,org:s,
signal:e,log:r=j.a}=c;try{const l={stack:[],error:void 0,hasError:!1};try{e.throwIfAborted();const u=X(l,t.writer(),!0),d=await new dt(c,u).run();d.withheld>0&&
r("warn","secrets_withheld",{org:s,files:d.withheld});for(const E of d.ignoredRules.slice(0,ft))r("warn","rule_ignored",{org:s,...E});return d}catch(u){l.error=
u,l.hasError=!0}finally{const u=Z(l);u&&await u}}catch(l){throw l instanceof k.u&&r("error","output_not_stored",{org:s,reason:l.message}),(0,y.asSyncFailure)(l,
e)}}class dt{#t;#r;#o;#e;#s;#i=new p(_.rr);#n=[];#f=new Map;#a=new Set;#l=new Map;#u=Buffer.allocUnsafe(_.v_+1);#h=0;#c={count:0,names:[]};constructor(t,s){this.#t=
t,this.#r=t.clock??S.ml,this.#o=this.#r.now(),this.#e=new n(t.limits??_.dv),this.#s=s}async run(){const{directory:t,kind:s="build",reserved:e,signal:r}=this.#t,
l=(0,ct.H)(r);for(const L of(0,N.$)(t,s,(U,I)=>this.#p(U,I),e)){if(L==="folder")this.#e.countFolder();else if(L==="nothing")this.#e.countPassed();else{this.#e.countFile(
L.path);const I=this.#g(L),V={path:L.path,...I instanceof Promise?await I:I};this.#n.push(V),ut.test(L.path)&&this.#f.set(L.path,{...L,hash:V.hash})}const U=l();
U&&await U}if(this.#n.length===0)throw(0,y.syncFailure)("output_empty","The output directory has no file to publish");const{pages:u}=this.#t;if(u&&!this.#l.has(
"_redirects")&&!this.#n.some(({path:L})=>F(L)))throw(0,y.syncFailure)("nothing_to_serve",z(this.#n,u.startScript));const{bytes:d,ignored:E}=(0,O.nb)(this.#l,this.#t.
shape),P=(0,lt.bj)(this.#n,this.#e.checkRules(d));this.#e.checkIndex(P);const pt=await this.#d(d);return{...await this.#y(P),ignoredRules:(0,at.K)(E),faults:pt}}async#d(t){
const{look:s,signal:e}=this.#t;if(!s)return[];const{lookAtStart:r}=await Promise.all([a.e(600),a.e(41)]).then(a.bind(a,41)),l=(u,d)=>{const E=this.#f.get(u);return E&&
rt(E,E.hash,d)};return r({...s,paths:this.#n.map(({path:u})=>u),rules:t,read:l,signal:e})}#p(t,s){s==="secret"?this.#h+=1:this.#c=(0,g.i)(this.#c,t)}async#y(t){
await this.#i.end(),await this.#m(),await this.#s.settle();const s=(0,m.hash)("sha256",t),e=(0,b.T5)(this.#t.org,s);return await this.#s.keep(e,t.length)||await this.#s.
put(e,t,s),await this.#s.settle(),{manifestHash:s,files:this.#n.length,written:this.#a.size,reused:this.#n.length-this.#a.size,bytes:this.#e.bytes,withheld:this.#h,
leftOut:this.#c,hasIndexPage:this.#n.some(({path:r})=>r==="index.html")}}async#m(){if(!(Math.abs(this.#r.now()-this.#o)<_.nM)){for(const{path:t,hash:s,size:e}of this.#n)
if(this.#t.signal.throwIfAborted(),!await this.#s.keep((0,b.T5)(this.#t.org,s),e))throw(0,y.syncFailure)("sync_failed",`Storing the output took too long, and "${t}\
" was removed: deploy again`)}}#g(t){const s={stack:[],error:void 0,hasError:!1};try{const e=st(t);if(e.stats.size>_.v_)return(0,O.n$)(t.path)&&this.#l.set(t.path,
"too large"),this.#b(t.path,e).finally(()=>e[Symbol.dispose]());const r=X(s,e,!1),l=H(e.fd,this.#u,e.stats.size);J(t.path,e,l),this.#e.countBytes(t.path,l);const u=this.#u.
subarray(0,l);(0,O.n$)(t.path)&&this.#l.set(t.path,l>O.Gb?"too large":Buffer.from(u));const d=(0,m.hash)("sha256",u),E=this.#w(d,u);return E?E.then(()=>({hash:d,
size:l})):{hash:d,size:l}}catch(e){s.error=e,s.hasError=!0}finally{Z(s)}}#w(t,s){if(this.#a.has(t))return;const e=(0,b.T5)(this.#t.org,t),r=this.#s.keep(e,s.length);
if(r===!0)return;const l=Buffer.from(s),u=()=>(this.#a.add(t),this.#s.put(e,l,t));return this.#i.start(r===!1?u:async()=>{await r||await u()})}async#b(t,s){const{
fd:e,stats:r}=s;this.#e.refuseLarge(t,r.size);const l=await this.#E(t,e);J(t,s,l.size),this.#e.countBytes(t,l.size);const{hash:u,size:d}=l,E=(0,b.T5)(this.#t.org,
u);if(this.#a.has(u)||await this.#s.keep(E,d))return l;try{await this.#s.putStream(E,d,()=>Y(e,this.#t.signal),u)}catch(P){throw P instanceof v.ls?W(t):P}return this.#a.
add(u),l}async#E(t,s){const e=(0,m.createHash)("sha256");let r=0;for await(const l of Y(s,this.#t.signal))r+=l.length,this.#e.refuseLarge(t,r),e.update(l);return{
hash:e.digest("hex"),size:r}}}}),3659:((A,T,a)=>{a.d(T,{i:()=>O,l:()=>v});var m=a(5807);const S=20,j=200;function O({count:y,names:w},_){return{count:y+1,names:w.
length<S?[...w,k(_)]:w}}function v({count:y,names:w}){const _=y>w.length?` and ${y-w.length} more`:"";return`Left out of the release: ${w.toSorted().join(", ")}${_}`}
function k(y){const w=y.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,m.vI)(w,j)}}),6813:((A,T,a)=>{a.d(T,{K:()=>$,d:()=>R});var m=a(3024),S=a(1455),
j=a(6760),O=a(2558),v=function(h,f,o){if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object expected.");var n,i;if(o){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");n=f[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");n=f[Symbol.dispose],o&&(i=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");i&&(n=function(){try{i.call(this)}catch(p){return Promise.
reject(p)}}),h.stack.push({value:f,dispose:n,async:o})}else o&&h.stack.push({async:!0});return f},k=(function(h){return function(f){function o(g){f.error=f.hasError?
new h(g,f.error,"An error was suppressed during disposal."):g,f.hasError=!0}var n,i=0;function p(){for(;n=f.stack.pop();)try{if(!n.async&&i===1)return i=0,f.stack.
push(n),Promise.resolve().then(p);if(n.dispose){var g=n.dispose.call(n.value);if(n.async)return i|=2,Promise.resolve(g).then(p,function(b){return o(b),p()})}else
i|=1}catch(b){o(b)}if(i===1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return p()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(h,f,o){var n=new Error(o);return n.name="SuppressedError",n.error=h,n.suppressed=f,n});const y=50,w=200,_=m.constants.O_RDONLY|m.constants.
O_NOFOLLOW|m.constants.O_NONBLOCK;async function R(h){const f=[];for(const n of O.P4)f.push([n,await M((0,j.join)(h,n))]);const o=new Map(f.flatMap(([n,i])=>i===
void 0?[]:[[n,i]]));return $((0,O.nb)(o).ignored)}async function M(h){const f={stack:[],error:void 0,hasError:!1};try{const o=await(0,S.open)(h,_).catch(()=>{});
if(!o)return;const n=v(f,o,!0);if(!(await n.stat()).isFile())return;const{buffer:p,bytesRead:g}=await n.read(Buffer.alloc(O.Gb+1),{position:0});return g>O.Gb?"t\
oo large":p.subarray(0,g)}catch(o){f.error=o,f.hasError=!0}finally{const o=k(f);o&&await o}}function $(h){const f=h.slice(0,y).map(n=>({...n,reason:n.reason.slice(
0,w)})),[o]=h.slice(y);return o&&f.push({file:o.file,reason:`${h.length-y} more rules`}),f}}),6352:((A,T,a)=>{a.d(T,{$:()=>y,A:()=>f});var m=a(3024),S=a(6760),j=a(
3739),O=a(7994),v=a(2458),k=a(5388);function*y(o,n,i,p){const g=(0,m.realpathSync)(o);yield*w({root:g,kind:n,reserved:p,onLeftOut:i},{real:g,prefix:"",above:[]})}
function*w(o,n){yield"folder";for(const i of(0,m.readdirSync)(n.real,{withFileTypes:!0})){const p=n.prefix+i.name,g=`${n.real}/${i.name}`,b=$(i.name,n.prefix===
"",o);if(b!=="published"){b!=="expected"&&o.onLeftOut(i.isDirectory()?`${p}/`:p,b),yield"nothing";continue}if(h(i.name,p),i.isFile())yield{path:p,real:g};else if(i.
isDirectory())yield*w(o,_(n,g,p));else if(i.isSymbolicLink())yield*R(o,n,p,g);else throw f(p)}}function _(o,n,i){return{real:n,prefix:`${i}/`,above:[...o.above,
o.real]}}function*R(o,n,i,p){const{root:g}=o,{real:b,stats:x}=M(p,i);if(!(0,O.FK)(g,b))throw(0,k.syncFailure)("output_unsafe",`The link "${i}" leads out of the \
output directory`);const B=(0,S.relative)(g,b).split(S.sep).map((F,z)=>$(F,z===0,o)).find(F=>F!=="published");if(B)B!=="expected"&&o.onLeftOut(i,B),yield"nothin\
g";else if(x.isFile())yield{path:i,real:b};else if(x.isDirectory()){if(b===n.real||n.above.includes(b))throw(0,k.syncFailure)("output_unsafe",`The link "${i}" l\
eads back to a folder that contains it`);yield*w(o,_(n,b,i))}else throw f(i)}function M(o,n){try{const i=(0,m.realpathSync)(o);return{real:i,stats:(0,m.statSync)(
i)}}catch(i){const p=(0,j.xU)(i)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw(0,k.syncFailure)("output_unsafe",`The link "${n}\
" ${p}`)}}function $(o,n,{kind:i,reserved:p}){return o===".git"||n&&o==="node_modules"?"expected":n&&o===p?"reserved":/^\.env/i.test(o)?"secret":i==="folder"&&(0,v.
W)(o)?"folder":"published"}function h(o,n){if(o==="."||o===".."||/[\uFFFD\\]/.test(o))throw(0,k.syncFailure)("output_unsafe",`The file name ${JSON.stringify(n)}\
 is not valid in a URL`)}function f(o){return(0,k.syncFailure)("output_unsafe",`"${o}" is not a file, a folder, or a link to one`)}})};export{yt as id,mt as ids,gt as modules};

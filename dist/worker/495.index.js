const tt=495,et=[495],st={3531:((C,L,s)=>{s.d(L,{kl:()=>M,pI:()=>D,pS:()=>_});function D({what:b,folder:d,why:g,command:$,commandWhy:P,node:f,tool:a}){const n=r=>r?
` (${r})`:"",c=[b];return d!==""&&c.push(`in \`${d}\`${n(g)}`),$!==void 0&&c.push(`built by \`${$}\`${n(P)}`),f&&c.push(`with Node.js ${f.version}${n(f.by)}`),$!==
void 0&&c.push(`and ${a??""}`.trimEnd()),`Detected ${c.join(", ").replace(", and "," and ")}`}function _(b){return`Found the site in \`${b}\``}function M(b,d){return`\
This app became ${b}: ${d}. To publish files instead: --app-type web-landing`}function R(b){const d=b.split(`
`).findLast(g=>g.startsWith("This app became "));return d&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(d)?.[1]}function T(b){const d=b.split(
`
`),g=d.find(P=>P.startsWith("Detected "))??"",$=d.findLast(P=>P.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(g)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(g)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(g)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec($)?.[1]}}}),2458:((C,L,s)=>{s.d(L,{W:()=>T});var D=s(5807);const _="{js,cjs,mjs,ts,cts,\
mts}",M={hidden:(0,D.aL)(".* __pycache__"),lockfiles:(0,D.aL)(`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,D.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,D.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${_}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,D.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${_}
    gruntfile.${_} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,D.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,D.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},R=new RegExp(`^(?:${Object.values(M).flat().map(b).join("|")})$`,"is");function T(d){return d!==".well-known"&&R.test(d)}function b(d){return d.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(g,$)=>`(?:${$.replaceAll(",","|")})`)}}),5388:((C,L,s)=>{s.r(L),s.d(L,{asSyncFailure:()=>a,brokenSite:()=>g,
isErrorOfSite:()=>d,syncFailure:()=>T});var D=s(3739),_=s(2881),M=s(5879),R=s(8423);function T(n,c){return(0,_.SU)("sync",n,c)}const b=new Set(["index_unanswere\
d","index_empty","dead_asset"]);function d({code:n}){return b.has(n)}function g(n){const c=n.filter(d),r=c.length-1,y=r>0?` (and ${r} more ${r===1?"error":"erro\
rs"})`:"",l=`The start page is broken: ${c[0]?.message}${y}`,S=n.flatMap(({file:h,line:o,code:E,message:u})=>h===null?[]:[{file:h,line:o,column:null,severity:$(
E),code:E,message:u}]);return new _.$w({...T("site_broken",l).facts,diagnostics:S})}function $(n){return n==="build_fault"||b.has(n)?"error":"warning"}const P="\
The output could not be stored: the storage of the platform cannot be used now";function f(){return T("disk_full","The disk of the platform is full: the output \
could not be stored")}function a(n,c){if(n instanceof _.$w)return n;if(c.aborted)return c.reason;if(n instanceof M.Sb)return f();if(n instanceof R.us)return n.isFull?
f():T("storage_unavailable",P);const r=(0,D.xU)(n)??(0,D.bD)(n);return T("sync_failed",`The output could not be stored (${r})`)}}),7412:((C,L,s)=>{s.r(L),s.d(L,
{ingestRelease:()=>Q});var D=s(7598),_=s(1224);class M{#t;#s=new Set;#n;constructor(t){this.#t=t}start(t){if(this.#n)throw this.#n.error;const i=t().catch(e=>{this.#n??=
{error:e}}).finally(()=>this.#s.delete(i));return this.#s.add(i),this.#s.size<this.#t?void 0:Promise.race(this.#s)}async end(){if(await Promise.all(this.#s),this.#n)
throw this.#n.error}async[Symbol.asyncDispose](){await Promise.all(this.#s)}}var R=s(1132),T=s(385),b=s(5879),d=s(5388),g=s(5807),$=s(3715);const{pathBytes:P,pathsBytes:f,
rulesBytes:a,indexBytes:n}=$.Si,c={files:{words:"files",factor:1},folders:{words:"folders",factor:1},passed:{words:"files and links that are not published",factor:4}},
r=200;class y{#t;#s={files:0,folders:0,passed:0};#n=0;#e=0;constructor(t){this.#t=t}get bytes(){return this.#e}count(t){const{words:i,factor:e}=c[t],m=e*this.#t.
files;if(this.#s[t]>=m)throw l(`The output has more than ${m} ${i}`);this.#s[t]+=1}countFile(t){this.count("files");const i=Buffer.byteLength(t);if(i>P){const e=(0,g.
vI)(t,r);throw l(`The path "${e}" has ${i} bytes, and the limit is ${P}: shorten its names`)}if(this.#n+=i,!(this.#n<=f))throw l(`The paths of the output have m\
ore than ${f} bytes together: publish fewer files, or shorten the names of folders`)}countBytes(t,i){this.#e+=i,this.refuseLarge(t,i);const e=this.#t.totalBytes;
if(this.#e>e)throw l(`The output is larger than ${e} bytes`)}refuseLarge(t,i){const e=this.#t.fileBytes;if(i>e)throw l(`"${t}" is larger than ${e} bytes`)}checkRules(t){
if(t.length<=a)return t;throw l(`The rules of _redirects and _headers have ${t.length} bytes together, and the limit is ${a}: replace similar rules by one with \
* or :name`)}checkIndex(t){if(!(t.length<=n))throw l(`The list of the output's files has ${t.length} bytes, and the limit is ${n}: publish fewer files`)}}function l(v){
return(0,d.syncFailure)("output_too_large",v)}var S=s(3659),h=s(6355),o=s(3052);const E=3,u=100;function w(v){return/\.x?html?$/i.test(v)}function x(v,t){const i=({
path:k})=>/[^/](\.[^./]+)$/.exec(k)?.[1]?.toLowerCase()??"without an ending",e=k=>k.reduce((B,{size:K})=>B+K,0),p=[...Map.groupBy(v,i)].sort(([,k],[,B])=>e(B)-e(
k)).slice(0,E).map(([k,B])=>{const{path:K,size:U}=B.reduce((W,F)=>F.size>W.size?F:W);return`${B.length} ${A(k)} (${B.length>1?"the largest is ":""}\`${A(K)}\`, ${(0,o.
Xq)(U)})`}),O=v.length===1?"its only file is not HTML":`none of its ${v.length} files is HTML`,j=t===void 0?"":`, and package.json starts a program: \`${A(t)}\``;
return`The output has no page to serve: ${O}, but ${p.join(", ")}${j}`}function A(v){return(0,g.Ow)(v,u).replaceAll("`","'")}var I=s(4742),H=s(6813),V=s(6352),J=s(
3511),Y=s(5657),z=function(v,t,i){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,m;if(i){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");e=t[Symbol.dispose],i&&(m=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");m&&(e=function(){try{m.call(this)}catch(p){return Promise.
reject(p)}}),v.stack.push({value:t,dispose:e,async:i})}else i&&v.stack.push({async:!0});return t},N=(function(v){return function(t){function i(O){t.error=t.hasError?
new v(O,t.error,"An error was suppressed during disposal."):O,t.hasError=!0}var e,m=0;function p(){for(;e=t.stack.pop();)try{if(!e.async&&m===1)return m=0,t.stack.
push(e),Promise.resolve().then(p);if(e.dispose){var O=e.dispose.call(e.value);if(e.async)return m|=2,Promise.resolve(O).then(p,function(j){return i(j),p()})}else
m|=1}catch(j){i(j)}if(m===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return p()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(v,t,i){var e=new Error(i);return e.name="SuppressedError",e.error=v,e.suppressed=t,e});const X=20,Z=/\.(?:x?html?|css|m?js)$/i;async function Q(v){
const{blobs:t,org:i,signal:e,log:m=R.aB}=v;try{const p={stack:[],error:void 0,hasError:!1};try{e.throwIfAborted();const O=z(p,t.writer(),!0),j=await new q(v,O).
run();j.withheld>0&&m("warn","secrets_withheld",{org:i,files:j.withheld});for(const k of j.ignoredRules.slice(0,X))m("warn","rule_ignored",{org:i,...k});return j}catch(O){
p.error=O,p.hasError=!0}finally{const O=N(p);O&&await O}}catch(p){throw(0,d.asSyncFailure)(p,e)}}class q{#t;#s;#n;#e;#r;#l=new M($.rr);#o=[];#u=new Map;#i=new Set;#a=new Map;#f=Buffer.
allocUnsafe($.v_+1);#h=0;#c={count:0,names:[]};constructor(t,i){this.#t=t,this.#s=t.clock??_.ml,this.#n=this.#s.now(),this.#e=new y(t.limits??$.dv),this.#r=i}async run(){
const{directory:t,kind:i="build",reserved:e,signal:m}=this.#t,p=(0,Y.H)(m);for(const U of(0,V.$)(t,i,(W,F)=>this.#p(W,F),e)){if(U==="folder")this.#e.count("fold\
ers");else if(U==="nothing")this.#e.count("passed");else{this.#e.countFile(U.path);const F=this.#_(U),G={path:U.path,...F instanceof Promise?await F:F};this.#o.
push(G),Z.test(U.path)&&this.#u.set(U.path,{...U,hash:G.hash})}const W=p();W&&await W}if(this.#o.length===0)throw(0,d.syncFailure)("output_empty","The output di\
rectory has no file to publish");const{pages:O}=this.#t;if(O&&!this.#a.has("_redirects")&&!this.#o.some(({path:U})=>w(U)))throw(0,d.syncFailure)("nothing_to_ser\
ve",x(this.#o,O.startScript));const{bytes:j,ignored:k}=(0,T.nb)(this.#a,this.#t.shape),B=(0,J.bj)(this.#o,this.#e.checkRules(j));this.#e.checkIndex(B);const K=await this.#d(
j);return{...await this.#y(B),ignoredRules:(0,H.K)(k),faults:K}}async#d(t){const{look:i,signal:e}=this.#t;if(!i)return[];const{lookAtStart:m}=await Promise.all(
[s.e(600),s.e(907)]).then(s.bind(s,8907)),p=(O,j)=>{const k=this.#u.get(O);return k&&(0,I.VS)(k,k.hash,j)};return m({...i,paths:this.#o.map(({path:O})=>O),rules:t,
read:p,signal:e})}#p(t,i){i==="secret"?this.#h+=1:this.#c=(0,S.i)(this.#c,t)}async#y(t){await this.#l.end(),await this.#m(),await this.#r.settle();const i=(0,D.
hash)("sha256",t),e=(0,h.T5)(this.#t.org,i);return await this.#r.keep(e,t.length)||await this.#r.put(e,t,i),await this.#r.settle(),{manifestHash:i,files:this.#o.
length,written:this.#i.size,reused:this.#o.length-this.#i.size,bytes:this.#e.bytes,withheld:this.#h,leftOut:this.#c,hasIndexPage:this.#o.some(({path:m})=>m==="i\
ndex.html")}}async#m(){if(!(Math.abs(this.#s.now()-this.#n)<$.nM)){for(const{path:t,hash:i,size:e}of this.#o)if(this.#t.signal.throwIfAborted(),!await this.#r.keep(
(0,h.T5)(this.#t.org,i),e))throw(0,d.syncFailure)("sync_failed",`Storing the output took too long, and "${t}" was removed: deploy again`)}}#_(t){const i={stack:[],
error:void 0,hasError:!1};try{const e=(0,I.c1)(t);if(e.stats.size>$.v_)return(0,T.n$)(t.path)&&this.#a.set(t.path,"too large"),this.#E(t.path,e).finally(()=>e[Symbol.
dispose]());const m=z(i,e,!1),p=(0,I.Pq)(e.fd,this.#f,e.stats.size);(0,I.Pn)(t.path,e,p),this.#e.countBytes(t.path,p);const O=this.#f.subarray(0,p);(0,T.n$)(t.path)&&
this.#a.set(t.path,p>T.Gb?"too large":Buffer.from(O));const j=(0,D.hash)("sha256",O),k=this.#g(j,O);return k?k.then(()=>({hash:j,size:p})):{hash:j,size:p}}catch(e){
i.error=e,i.hasError=!0}finally{N(i)}}#g(t,i){if(this.#i.has(t))return;const e=(0,h.T5)(this.#t.org,t),m=this.#r.keep(e,i.length);if(m===!0)return;m instanceof Promise&&
m.catch(()=>{});const p=Buffer.from(i),O=()=>(this.#i.add(t),this.#r.put(e,p,t));return this.#l.start(m===!1?O:async()=>{await m||await O()})}async#E(t,i){const{
fd:e,stats:m}=i;this.#e.refuseLarge(t,m.size);const p=await this.#b(t,e);(0,I.Pn)(t,i,p.size),this.#e.countBytes(t,p.size);const{hash:O,size:j}=p,k=(0,h.T5)(this.#t.
org,O);if(this.#i.has(O)||await this.#r.keep(k,j))return p;try{await this.#r.putStream(k,j,()=>(0,I.U_)(e,this.#t.signal),O)}catch(B){throw B instanceof b.ls?(0,I.
tD)(t):B}return this.#i.add(O),p}async#b(t,i){const e=(0,D.createHash)("sha256");let m=0;for await(const p of(0,I.U_)(i,this.#t.signal))m+=p.length,this.#e.refuseLarge(
t,m),e.update(p);return{hash:e.digest("hex"),size:m}}}}),3659:((C,L,s)=>{s.d(L,{i:()=>R,l:()=>T});var D=s(5807);const _=20,M=200;function R({count:d,names:g},$){
return{count:d+1,names:g.length<_?[...g,b($)]:g}}function T({count:d,names:g}){const $=d>g.length?` and ${d-g.length} more`:"";return`Left out of the release: ${g.
toSorted().join(", ")}${$}`}function b(d){const g=d.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,D.vI)(g,M)}}),4742:((C,L,s)=>{s.d(L,{Gp:()=>n,Pn:()=>l,
Pq:()=>f,U_:()=>y,VS:()=>a,c1:()=>$,tD:()=>S});var D=s(7598),_=s(3024),M=s(7975),R=s(3739),T=s(5388),b=s(6352),d=function(h,o,E){if(o!=null){if(typeof o!="objec\
t"&&typeof o!="function")throw new TypeError("Object expected.");var u,w;if(E){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
u=o[Symbol.asyncDispose]}if(u===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");u=o[Symbol.dispose],E&&(w=u)}if(typeof u!="func\
tion")throw new TypeError("Object not disposable.");w&&(u=function(){try{w.call(this)}catch(x){return Promise.reject(x)}}),h.stack.push({value:o,dispose:u,async:E})}else
E&&h.stack.push({async:!0});return o},g=(function(h){return function(o){function E(A){o.error=o.hasError?new h(A,o.error,"An error was suppressed during disposa\
l."):A,o.hasError=!0}var u,w=0;function x(){for(;u=o.stack.pop();)try{if(!u.async&&w===1)return w=0,o.stack.push(u),Promise.resolve().then(x);if(u.dispose){var A=u.
dispose.call(u.value);if(u.async)return w|=2,Promise.resolve(A).then(x,function(I){return E(I),x()})}else w|=1}catch(I){E(I)}if(w===1)return o.hasError?Promise.
reject(o.error):Promise.resolve();if(o.hasError)throw o.error}return x()}})(typeof SuppressedError=="function"?SuppressedError:function(h,o,E){var u=new Error(E);
return u.name="SuppressedError",u.error=h,u.suppressed=o,u});function $(h){try{const o=P(h.real);if(o)return o}catch(o){if(!["ELOOP","ENXIO"].includes((0,R.xU)(
o)??""))throw o}throw(0,b.A)(h.path)}function P(h){const o=(0,_.openSync)(h,_.constants.O_RDONLY|_.constants.O_NOFOLLOW|_.constants.O_NONBLOCK),E=(0,_.fstatSync)(
o);if(!E.isFile()){(0,_.closeSync)(o);return}return{fd:o,stats:E,[Symbol.dispose]:()=>(0,_.closeSync)(o)}}function f(h,o,E){let u=0;for(;u<o.length&&(u===0||u!==
E);){const w=(0,_.readSync)(h,o,u,o.length-u,null);if(w===0)break;u+=w}return u}function a(h,o,E){const u={stack:[],error:void 0,hasError:!1};try{const w=d(u,n(
h.real),!1);if(!w||w.stats.size>E)return;const x=Buffer.allocUnsafe(w.stats.size+1),A=x.subarray(0,f(w.fd,x,w.stats.size));return(0,D.hash)("sha256",A)===o?A.toString():
void 0}catch(w){u.error=w,u.hasError=!0}finally{g(u)}}function n(h){return(0,R.CD)(()=>P(h))}const c=(0,M.promisify)(_.read),r=1024*1024;async function*y(h,o){const E=Buffer.
allocUnsafeSlow(r);for(let u=0;;){o.throwIfAborted();const{bytesRead:w}=await c(h,E,0,E.length,u);if(w===0)return;u+=w,yield E.subarray(0,w)}}function l(h,{fd:o,
stats:E},u){const{size:w,mtimeMs:x,ctimeMs:A}=(0,_.fstatSync)(o);if(u!==E.size||w!==E.size||x!==E.mtimeMs||A!==E.ctimeMs)throw S(h)}function S(h){return(0,T.syncFailure)(
"sync_failed",`"${h}" changed while it was stored, because a process of the build still writes. Let the build command wait for all processes that it starts`)}}),
6813:((C,L,s)=>{s.d(L,{K:()=>P,d:()=>g});var D=s(6760),_=s(385),M=s(4742),R=function(f,a,n){if(a!=null){if(typeof a!="object"&&typeof a!="function")throw new TypeError(
"Object expected.");var c,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");c=a[Symbol.asyncDispose]}if(c===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");c=a[Symbol.dispose],n&&(r=c)}if(typeof c!="function")throw new TypeError("Object not disposable.");
r&&(c=function(){try{r.call(this)}catch(y){return Promise.reject(y)}}),f.stack.push({value:a,dispose:c,async:n})}else n&&f.stack.push({async:!0});return a},T=(function(f){
return function(a){function n(l){a.error=a.hasError?new f(l,a.error,"An error was suppressed during disposal."):l,a.hasError=!0}var c,r=0;function y(){for(;c=a.
stack.pop();)try{if(!c.async&&r===1)return r=0,a.stack.push(c),Promise.resolve().then(y);if(c.dispose){var l=c.dispose.call(c.value);if(c.async)return r|=2,Promise.
resolve(l).then(y,function(S){return n(S),y()})}else r|=1}catch(S){n(S)}if(r===1)return a.hasError?Promise.reject(a.error):Promise.resolve();if(a.hasError)throw a.
error}return y()}})(typeof SuppressedError=="function"?SuppressedError:function(f,a,n){var c=new Error(n);return c.name="SuppressedError",c.error=f,c.suppressed=
a,c});const b=50,d=200;function g(f){const a=new Map;for(const n of _.P4){const c=$((0,D.join)(f,n));c!==void 0&&a.set(n,c)}return P((0,_.nb)(a).ignored)}function $(f){
const a={stack:[],error:void 0,hasError:!1};try{const n=R(a,(0,M.Gp)(f),!1);if(!n)return;const c=Buffer.alloc(_.Gb+1),r=(0,M.Pq)(n.fd,c,n.stats.size);return r>_.
Gb?"too large":c.subarray(0,r)}catch(n){a.error=n,a.hasError=!0}finally{T(a)}}function P(f){const a=f.slice(0,b).map(c=>({...c,reason:c.reason.slice(0,d)})),[n]=f.
slice(b);return n&&a.push({file:n.file,reason:`${f.length-b} more rules`}),a}}),6352:((C,L,s)=>{s.d(L,{$:()=>d,A:()=>c});var D=s(3024),_=s(6760),M=s(3739),R=s(7994),
T=s(2458),b=s(5388);function*d(r,y,l,S){const h=(0,D.realpathSync)(r);yield*g({root:h,kind:y,reserved:S,onLeftOut:l},{real:h,prefix:"",above:[]})}function*g(r,y){
yield"folder";for(const l of(0,D.readdirSync)(y.real,{withFileTypes:!0})){const S=y.prefix+l.name,h=`${y.real}/${l.name}`,o=a(l.name,y.prefix==="",r);if(o!=="pu\
blished"){o!=="expected"&&r.onLeftOut(l.isDirectory()?`${S}/`:S,o),yield"nothing";continue}if(n(l.name,S),l.isFile())yield{path:S,real:h};else if(l.isDirectory())
yield*g(r,$(y,h,S));else if(l.isSymbolicLink())yield*P(r,y,S,h);else throw c(S)}}function $(r,y,l){return{real:y,prefix:`${l}/`,above:[...r.above,r.real]}}function*P(r,y,l,S){
const{root:h}=r,{real:o,stats:E}=f(S,l);if(!(0,R.FK)(h,o))throw(0,b.syncFailure)("output_unsafe",`The link "${l}" leads out of the output directory`);const w=(0,_.
relative)(h,o).split(_.sep).map((x,A)=>a(x,A===0,r)).find(x=>x!=="published");if(w)w!=="expected"&&r.onLeftOut(l,w),yield"nothing";else if(E.isFile())yield{path:l,
real:o};else if(E.isDirectory()){if(o===y.real||y.above.includes(o))throw(0,b.syncFailure)("output_unsafe",`The link "${l}" leads back to a folder that contains\
 it`);yield*g(r,$(y,o,l))}else throw c(l)}function f(r,y){try{const l=(0,D.realpathSync)(r);return{real:l,stats:(0,D.statSync)(l)}}catch(l){const S=(0,M.xU)(l)===
"ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw(0,b.syncFailure)("output_unsafe",`The link "${y}" ${S}`)}}function a(r,y,{kind:l,
reserved:S}){return r===".git"||y&&r==="node_modules"?"expected":y&&r===S?"reserved":/^\.env/i.test(r)?"secret":l==="folder"&&(0,T.W)(r)?"folder":"published"}function n(r,y){
if(r==="."||r===".."||/[\uFFFD\\]/.test(r))throw(0,b.syncFailure)("output_unsafe",`The file name ${JSON.stringify(y)} is not valid in a URL`)}function c(r){return(0,b.
syncFailure)("output_unsafe",`"${r}" is not a file, a folder, or a link to one`)}}),2454:((C,L,s)=>{s.r(L),s.d(L,{becameWarning:()=>b,notesOf:()=>T,notesOfShape:()=>$,
printsErrors:()=>d,shownFault:()=>g});var D=s(5807),_=s(8595),M=s(3531),R=s(3659);function T({ignoredRules:P,withheld:f,leftOut:a}){const n=P.map(({file:c,line:r,
reason:y})=>`Ignored: ${c}${r===void 0?"":`, line ${r}`}: ${y}`);return f>0&&n.push(`Left out: ${f} \xD7 .env*, because such files contain secrets`),a.count>0&&
n.push((0,R.l)(a)),n}function b({type:P,because:f,place:a}){return{code:"type_detected",file:a?.file??null,line:a?.line??null,message:(0,D.Ow)((0,M.kl)(P,f),_.iA)}}
function d(P){return P.some(f=>/\b(?:ERROR|FATAL)\b/.test(f))}function g({file:P,line:f,message:a}){return P===null?a:`${P}${f===null?"":`:${f}`}: ${a}`}function $({
fallback:P,base:f},{spaFallback:a}){const n=[];if(P!==void 0&&a===void 0){const c=P==="index.html"?"the site has one page":"the site has it, and no 404.html";n.
push(`Paths without a file get ${P}, because ${c} (spaFallback in app-settings changes it)`)}return f!==void 0&&n.push(`The pages expect the path ${f}/, so / re\
directs to it`),n}})};export{tt as id,et as ids,st as modules};

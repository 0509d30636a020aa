const et=495,st=[495],nt={3531:((U,L,e)=>{e.d(L,{kl:()=>M,pI:()=>$,pS:()=>g});function $({what:O,folder:m,why:p,command:S,commandWhy:_,node:u,tool:c}){const r=o=>o?
` (${o})`:"",a=[O];return m!==""&&a.push(`in \`${m}\`${r(p)}`),S!==void 0&&a.push(`built by \`${S}\`${r(_)}`),u&&a.push(`with Node.js ${u.version}${r(u.by)}`),S!==
void 0&&a.push(`and ${c??""}`.trimEnd()),`Detected ${a.join(", ").replace(", and "," and ")}`}function g(O){return`Found the site in \`${O}\``}function M(O,m){return`\
This app became ${O}: ${m}. To publish files instead: --app-type web-landing`}function x(O){const m=O.split(`
`).findLast(p=>p.startsWith("This app became "));return m&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(m)?.[1]}function T(O){const m=O.split(
`
`),p=m.find(_=>_.startsWith("Detected "))??"",S=m.findLast(_=>_.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(p)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(p)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(p)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(S)?.[1]}}}),2458:((U,L,e)=>{e.d(L,{W:()=>T});var $=e(5807);const g="{js,cjs,mjs,ts,cts,\
mts}",M={hidden:(0,$.aL)(".* __pycache__"),lockfiles:(0,$.aL)(`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,$.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,$.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${g}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,$.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${g}
    gruntfile.${g} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,$.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,$.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},x=new RegExp(`^(?:${Object.values(M).flat().map(O).join("|")})$`,"is");function T(m){return m!==".well-known"&&x.test(m)}function O(m){return m.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(p,S)=>`(?:${S.replaceAll(",","|")})`)}}),5388:((U,L,e)=>{e.r(L),e.d(L,{asSyncFailure:()=>c,brokenSite:()=>p,
isErrorOfSite:()=>m,syncFailure:()=>T});var $=e(3739),g=e(2881),M=e(5879),x=e(8423);function T(r,a){return(0,g.SU)("sync",r,a)}const O=new Set(["index_unanswere\
d","index_empty","dead_asset"]);function m({code:r}){return O.has(r)}function p(r){const a=r.filter(m),o=a.length-1,y=o>0?` (and ${o} more ${o===1?"error":"erro\
rs"})`:"",d=`The start page is broken: ${a[0]?.message}${y}`,b=r.flatMap(({file:f,line:n,code:w,message:l})=>f===null?[]:[{file:f,line:n,column:null,severity:S(
w),code:w,message:l}]);return new g.$w({...T("site_broken",d).facts,diagnostics:b})}function S(r){return r==="build_fault"||O.has(r)?"error":"warning"}const _="\
The output could not be stored: the storage of the platform cannot be used now";function u(){return T("disk_full","The disk of the platform is full: the output \
could not be stored")}function c(r,a){if(r instanceof g.$w)return r;if(a.aborted)return a.reason;if(r instanceof M.Sb)return u();if(r instanceof x.us)return r.isFull?
u():T("storage_unavailable",_);const o=(0,$.xU)(r)??(0,$.bD)(r);return T("sync_failed",`The output could not be stored (${o})`)}}),7412:((U,L,e)=>{e.r(L),e.d(L,
{ingestRelease:()=>q});var $=e(7598),g=e(1224);class M{#t;#s=new Set;#n;constructor(t){this.#t=t}start(t){if(this.#n)throw this.#n.error;const i=t().catch(s=>{this.#n??=
{error:s}}).finally(()=>this.#s.delete(i));return this.#s.add(i),this.#s.size<this.#t?void 0:Promise.race(this.#s)}async end(){if(await Promise.all(this.#s),this.#n)
throw this.#n.error}async[Symbol.asyncDispose](){await Promise.all(this.#s)}}var x=e(1132),T=e(385),O=e(5879),m=e(8423),p=e(5388),S=e(5807),_=e(3715);const{pathBytes:u,
pathsBytes:c,rulesBytes:r,indexBytes:a}=_.Si,o={files:{words:"files",factor:1},folders:{words:"folders",factor:1},passed:{words:"files and links that are not pu\
blished",factor:4}},y=200;class d{#t;#s={files:0,folders:0,passed:0};#n=0;#e=0;constructor(t){this.#t=t}get bytes(){return this.#e}count(t){const{words:i,factor:s}=o[t],
E=s*this.#t.files;if(this.#s[t]>=E)throw b(`The output has more than ${E} ${i}`);this.#s[t]+=1}countFile(t){this.count("files");const i=Buffer.byteLength(t);if(i>
u){const s=(0,S.vI)(t,y);throw b(`The path "${s}" has ${i} bytes, and the limit is ${u}: shorten its names`)}if(this.#n+=i,!(this.#n<=c))throw b(`The paths of t\
he output have more than ${c} bytes together: publish fewer files, or shorten the names of folders`)}countBytes(t,i){this.#e+=i,this.refuseLarge(t,i);const s=this.#t.
totalBytes;if(this.#e>s)throw b(`The output is larger than ${s} bytes`)}refuseLarge(t,i){const s=this.#t.fileBytes;if(i>s)throw b(`"${t}" is larger than ${s} by\
tes`)}checkRules(t){if(t.length<=r)return t;throw b(`The rules of _redirects and _headers have ${t.length} bytes together, and the limit is ${r}: replace simila\
r rules by one with * or :name`)}checkIndex(t){if(!(t.length<=a))throw b(`The list of the output's files has ${t.length} bytes, and the limit is ${a}: publish f\
ewer files`)}}function b(v){return(0,p.syncFailure)("output_too_large",v)}var f=e(3659),n=e(6355),w=e(3052);const l=3,P=100;function R(v){return/\.x?html?$/i.test(
v)}function A(v,t){const i=({path:k})=>/[^/](\.[^./]+)$/.exec(k)?.[1]?.toLowerCase()??"without an ending",s=k=>k.reduce((B,{size:z})=>B+z,0),h=[...Map.groupBy(v,
i)].sort(([,k],[,B])=>s(B)-s(k)).slice(0,l).map(([k,B])=>{const{path:z,size:I}=B.reduce((K,C)=>C.size>K.size?C:K);return`${B.length} ${W(k)} (${B.length>1?"the \
largest is ":""}\`${W(z)}\`, ${(0,w.Xq)(I)})`}),D=v.length===1?"its only file is not HTML":`none of its ${v.length} files is HTML`,j=t===void 0?"":`, and packag\
e.json starts a program: \`${W(t)}\``;return`The output has no page to serve: ${D}, but ${h.join(", ")}${j}`}function W(v){return(0,S.Ow)(v,P).replaceAll("`","'")}
var F=e(4742),V=e(6813),J=e(6352),Y=e(3511),X=e(5657),N=function(v,t,i){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expe\
cted.");var s,E;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],i&&(E=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");E&&(s=function(){
try{E.call(this)}catch(h){return Promise.reject(h)}}),v.stack.push({value:t,dispose:s,async:i})}else i&&v.stack.push({async:!0});return t},G=(function(v){return function(t){
function i(D){t.error=t.hasError?new v(D,t.error,"An error was suppressed during disposal."):D,t.hasError=!0}var s,E=0;function h(){for(;s=t.stack.pop();)try{if(!s.
async&&E===1)return E=0,t.stack.push(s),Promise.resolve().then(h);if(s.dispose){var D=s.dispose.call(s.value);if(s.async)return E|=2,Promise.resolve(D).then(h,function(j){
return i(j),h()})}else E|=1}catch(j){i(j)}if(E===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return h()}})(typeof SuppressedError==
"function"?SuppressedError:function(v,t,i){var s=new Error(i);return s.name="SuppressedError",s.error=v,s.suppressed=t,s});const Z=20,Q=/\.(?:x?html?|css|m?js)$/i;
async function q(v){const{blobs:t,org:i,signal:s,log:E=x.aB}=v;try{const h={stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const D=N(h,t.writer(),!0),
j=await new tt(v,D).run();j.withheld>0&&E("warn","secrets_withheld",{org:i,files:j.withheld});for(const k of j.ignoredRules.slice(0,Z))E("warn","rule_ignored",{
org:i,...k});return j}catch(D){h.error=D,h.hasError=!0}finally{const D=G(h);D&&await D}}catch(h){throw h instanceof m.us&&E("error","output_not_stored",{org:i,reason:h.
message}),(0,p.asSyncFailure)(h,s)}}class tt{#t;#s;#n;#e;#r;#l=new M(_.rr);#o=[];#u=new Map;#i=new Set;#a=new Map;#f=Buffer.allocUnsafe(_.v_+1);#h=0;#c={count:0,
names:[]};constructor(t,i){this.#t=t,this.#s=t.clock??g.ml,this.#n=this.#s.now(),this.#e=new d(t.limits??_.dv),this.#r=i}async run(){const{directory:t,kind:i="b\
uild",reserved:s,signal:E}=this.#t,h=(0,X.H)(E);for(const I of(0,J.$)(t,i,(K,C)=>this.#p(K,C),s)){if(I==="folder")this.#e.count("folders");else if(I==="nothing")
this.#e.count("passed");else{this.#e.countFile(I.path);const C=this.#_(I),H={path:I.path,...C instanceof Promise?await C:C};this.#o.push(H),Q.test(I.path)&&this.#u.
set(I.path,{...I,hash:H.hash})}const K=h();K&&await K}if(this.#o.length===0)throw(0,p.syncFailure)("output_empty","The output directory has no file to publish");
const{pages:D}=this.#t;if(D&&!this.#a.has("_redirects")&&!this.#o.some(({path:I})=>R(I)))throw(0,p.syncFailure)("nothing_to_serve",A(this.#o,D.startScript));const{
bytes:j,ignored:k}=(0,T.nb)(this.#a,this.#t.shape),B=(0,Y.bj)(this.#o,this.#e.checkRules(j));this.#e.checkIndex(B);const z=await this.#d(j);return{...await this.#y(
B),ignoredRules:(0,V.K)(k),faults:z}}async#d(t){const{look:i,signal:s}=this.#t;if(!i)return[];const{lookAtStart:E}=await Promise.all([e.e(600),e.e(907)]).then(e.
bind(e,8907)),h=(D,j)=>{const k=this.#u.get(D);return k&&(0,F.VS)(k,k.hash,j)};return E({...i,paths:this.#o.map(({path:D})=>D),rules:t,read:h,signal:s})}#p(t,i){
i==="secret"?this.#h+=1:this.#c=(0,f.i)(this.#c,t)}async#y(t){await this.#l.end(),await this.#m(),await this.#r.settle();const i=(0,$.hash)("sha256",t),s=(0,n.T5)(
this.#t.org,i);return await this.#r.keep(s,t.length)||await this.#r.put(s,t,i),await this.#r.settle(),{manifestHash:i,files:this.#o.length,written:this.#i.size,
reused:this.#o.length-this.#i.size,bytes:this.#e.bytes,withheld:this.#h,leftOut:this.#c,hasIndexPage:this.#o.some(({path:E})=>E==="index.html")}}async#m(){if(!(Math.
abs(this.#s.now()-this.#n)<_.nM)){for(const{path:t,hash:i,size:s}of this.#o)if(this.#t.signal.throwIfAborted(),!await this.#r.keep((0,n.T5)(this.#t.org,i),s))throw(0,p.
syncFailure)("sync_failed",`Storing the output took too long, and "${t}" was removed: deploy again`)}}#_(t){const i={stack:[],error:void 0,hasError:!1};try{const s=(0,F.
c1)(t);if(s.stats.size>_.v_)return(0,T.n$)(t.path)&&this.#a.set(t.path,"too large"),this.#E(t.path,s).finally(()=>s[Symbol.dispose]());const E=N(i,s,!1),h=(0,F.
Pq)(s.fd,this.#f,s.stats.size);(0,F.Pn)(t.path,s,h),this.#e.countBytes(t.path,h);const D=this.#f.subarray(0,h);(0,T.n$)(t.path)&&this.#a.set(t.path,h>T.Gb?"too \
large":Buffer.from(D));const j=(0,$.hash)("sha256",D),k=this.#g(j,D);return k?k.then(()=>({hash:j,size:h})):{hash:j,size:h}}catch(s){i.error=s,i.hasError=!0}finally{
G(i)}}#g(t,i){if(this.#i.has(t))return;const s=(0,n.T5)(this.#t.org,t),E=this.#r.keep(s,i.length);if(E===!0)return;const h=Buffer.from(i),D=()=>(this.#i.add(t),
this.#r.put(s,h,t));return this.#l.start(E===!1?D:async()=>{await E||await D()})}async#E(t,i){const{fd:s,stats:E}=i;this.#e.refuseLarge(t,E.size);const h=await this.#b(
t,s);(0,F.Pn)(t,i,h.size),this.#e.countBytes(t,h.size);const{hash:D,size:j}=h,k=(0,n.T5)(this.#t.org,D);if(this.#i.has(D)||await this.#r.keep(k,j))return h;try{
await this.#r.putStream(k,j,()=>(0,F.U_)(s,this.#t.signal),D)}catch(B){throw B instanceof O.ls?(0,F.tD)(t):B}return this.#i.add(D),h}async#b(t,i){const s=(0,$.createHash)(
"sha256");let E=0;for await(const h of(0,F.U_)(i,this.#t.signal))E+=h.length,this.#e.refuseLarge(t,E),s.update(h);return{hash:s.digest("hex"),size:E}}}}),3659:((U,L,e)=>{
e.d(L,{i:()=>x,l:()=>T});var $=e(5807);const g=20,M=200;function x({count:m,names:p},S){return{count:m+1,names:p.length<g?[...p,O(S)]:p}}function T({count:m,names:p}){
const S=m>p.length?` and ${m-p.length} more`:"";return`Left out of the release: ${p.toSorted().join(", ")}${S}`}function O(m){const p=m.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
"\uFFFD");return(0,$.vI)(p,M)}}),4742:((U,L,e)=>{e.d(L,{Gp:()=>r,Pn:()=>d,Pq:()=>u,U_:()=>y,VS:()=>c,c1:()=>S,tD:()=>b});var $=e(7598),g=e(3024),M=e(7975),x=e(3739),
T=e(5388),O=e(6352),m=function(f,n,w){if(n!=null){if(typeof n!="object"&&typeof n!="function")throw new TypeError("Object expected.");var l,P;if(w){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");l=n[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");l=n[Symbol.dispose],w&&(P=l)}if(typeof l!="function")throw new TypeError("Object not disposable.");P&&(l=function(){try{P.call(this)}catch(R){return Promise.
reject(R)}}),f.stack.push({value:n,dispose:l,async:w})}else w&&f.stack.push({async:!0});return n},p=(function(f){return function(n){function w(A){n.error=n.hasError?
new f(A,n.error,"An error was suppressed during disposal."):A,n.hasError=!0}var l,P=0;function R(){for(;l=n.stack.pop();)try{if(!l.async&&P===1)return P=0,n.stack.
push(l),Promise.resolve().then(R);if(l.dispose){var A=l.dispose.call(l.value);if(l.async)return P|=2,Promise.resolve(A).then(R,function(W){return w(W),R()})}else
P|=1}catch(W){w(W)}if(P===1)return n.hasError?Promise.reject(n.error):Promise.resolve();if(n.hasError)throw n.error}return R()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(f,n,w){var l=new Error(w);return l.name="SuppressedError",l.error=f,l.suppressed=n,l});function S(f){try{const n=_(f.real);if(n)return n}catch(n){
if(!["ELOOP","ENXIO"].includes((0,x.xU)(n)??""))throw n}throw(0,O.A)(f.path)}function _(f){const n=(0,g.openSync)(f,g.constants.O_RDONLY|g.constants.O_NOFOLLOW|
g.constants.O_NONBLOCK),w=(0,g.fstatSync)(n);if(!w.isFile()){(0,g.closeSync)(n);return}return{fd:n,stats:w,[Symbol.dispose]:()=>(0,g.closeSync)(n)}}function u(f,n,w){
let l=0;for(;l<n.length&&(l===0||l!==w);){const P=(0,g.readSync)(f,n,l,n.length-l,null);if(P===0)break;l+=P}return l}function c(f,n,w){const l={stack:[],error:void 0,
hasError:!1};try{const P=m(l,r(f.real),!1);if(!P||P.stats.size>w)return;const R=Buffer.allocUnsafe(P.stats.size+1),A=R.subarray(0,u(P.fd,R,P.stats.size));return(0,$.
hash)("sha256",A)===n?A.toString():void 0}catch(P){l.error=P,l.hasError=!0}finally{p(l)}}function r(f){try{return _(f)}catch{return}}const a=(0,M.promisify)(g.read),
o=1024*1024;async function*y(f,n){const w=Buffer.allocUnsafeSlow(o);for(let l=0;;){n.throwIfAborted();const{bytesRead:P}=await a(f,w,0,w.length,l);if(P===0)return;
l+=P,yield w.subarray(0,P)}}function d(f,{fd:n,stats:w},l){const{size:P,mtimeMs:R,ctimeMs:A}=(0,g.fstatSync)(n);if(l!==w.size||P!==w.size||R!==w.mtimeMs||A!==w.
ctimeMs)throw b(f)}function b(f){return(0,T.syncFailure)("sync_failed",`"${f}" changed while it was stored, because a process of the build still writes. Let the\
 build command wait for all processes that it starts`)}}),6813:((U,L,e)=>{e.d(L,{K:()=>_,d:()=>p});var $=e(6760),g=e(385),M=e(4742),x=function(u,c,r){if(c!=null){
if(typeof c!="object"&&typeof c!="function")throw new TypeError("Object expected.");var a,o;if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");a=c[Symbol.asyncDispose]}if(a===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");a=c[Symbol.dispose],r&&(o=
a)}if(typeof a!="function")throw new TypeError("Object not disposable.");o&&(a=function(){try{o.call(this)}catch(y){return Promise.reject(y)}}),u.stack.push({value:c,
dispose:a,async:r})}else r&&u.stack.push({async:!0});return c},T=(function(u){return function(c){function r(d){c.error=c.hasError?new u(d,c.error,"An error was \
suppressed during disposal."):d,c.hasError=!0}var a,o=0;function y(){for(;a=c.stack.pop();)try{if(!a.async&&o===1)return o=0,c.stack.push(a),Promise.resolve().then(
y);if(a.dispose){var d=a.dispose.call(a.value);if(a.async)return o|=2,Promise.resolve(d).then(y,function(b){return r(b),y()})}else o|=1}catch(b){r(b)}if(o===1)return c.
hasError?Promise.reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return y()}})(typeof SuppressedError=="function"?SuppressedError:function(u,c,r){
var a=new Error(r);return a.name="SuppressedError",a.error=u,a.suppressed=c,a});const O=50,m=200;function p(u){const c=new Map;for(const r of g.P4){const a=S((0,$.
join)(u,r));a!==void 0&&c.set(r,a)}return _((0,g.nb)(c).ignored)}function S(u){const c={stack:[],error:void 0,hasError:!1};try{const r=x(c,(0,M.Gp)(u),!1);if(!r)
return;const a=Buffer.alloc(g.Gb+1),o=(0,M.Pq)(r.fd,a,r.stats.size);return o>g.Gb?"too large":a.subarray(0,o)}catch(r){c.error=r,c.hasError=!0}finally{T(c)}}function _(u){
const c=u.slice(0,O).map(a=>({...a,reason:a.reason.slice(0,m)})),[r]=u.slice(O);return r&&c.push({file:r.file,reason:`${u.length-O} more rules`}),c}}),6352:((U,L,e)=>{
e.d(L,{$:()=>m,A:()=>a});var $=e(3024),g=e(6760),M=e(3739),x=e(7994),T=e(2458),O=e(5388);function*m(o,y,d,b){const f=(0,$.realpathSync)(o);yield*p({root:f,kind:y,
reserved:b,onLeftOut:d},{real:f,prefix:"",above:[]})}function*p(o,y){yield"folder";for(const d of(0,$.readdirSync)(y.real,{withFileTypes:!0})){const b=y.prefix+
d.name,f=`${y.real}/${d.name}`,n=c(d.name,y.prefix==="",o);if(n!=="published"){n!=="expected"&&o.onLeftOut(d.isDirectory()?`${b}/`:b,n),yield"nothing";continue}
if(r(d.name,b),d.isFile())yield{path:b,real:f};else if(d.isDirectory())yield*p(o,S(y,f,b));else if(d.isSymbolicLink())yield*_(o,y,b,f);else throw a(b)}}function S(o,y,d){
return{real:y,prefix:`${d}/`,above:[...o.above,o.real]}}function*_(o,y,d,b){const{root:f}=o,{real:n,stats:w}=u(b,d);if(!(0,x.FK)(f,n))throw(0,O.syncFailure)("ou\
tput_unsafe",`The link "${d}" leads out of the output directory`);const P=(0,g.relative)(f,n).split(g.sep).map((R,A)=>c(R,A===0,o)).find(R=>R!=="published");if(P)
P!=="expected"&&o.onLeftOut(d,P),yield"nothing";else if(w.isFile())yield{path:d,real:n};else if(w.isDirectory()){if(n===y.real||y.above.includes(n))throw(0,O.syncFailure)(
"output_unsafe",`The link "${d}" leads back to a folder that contains it`);yield*p(o,S(y,n,d))}else throw a(d)}function u(o,y){try{const d=(0,$.realpathSync)(o);
return{real:d,stats:(0,$.statSync)(d)}}catch(d){const b=(0,M.xU)(d)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw(0,O.syncFailure)(
"output_unsafe",`The link "${y}" ${b}`)}}function c(o,y,{kind:d,reserved:b}){return o===".git"||y&&o==="node_modules"?"expected":y&&o===b?"reserved":/^\.env/i.test(
o)?"secret":d==="folder"&&(0,T.W)(o)?"folder":"published"}function r(o,y){if(o==="."||o===".."||/[\uFFFD\\]/.test(o))throw(0,O.syncFailure)("output_unsafe",`The\
 file name ${JSON.stringify(y)} is not valid in a URL`)}function a(o){return(0,O.syncFailure)("output_unsafe",`"${o}" is not a file, a folder, or a link to one`)}}),
2454:((U,L,e)=>{e.r(L),e.d(L,{becameWarning:()=>O,notesOf:()=>T,notesOfShape:()=>S,printsErrors:()=>m,shownFault:()=>p});var $=e(5807),g=e(8595),M=e(3531),x=e(3659);
function T({ignoredRules:_,withheld:u,leftOut:c}){const r=_.map(({file:a,line:o,reason:y})=>`Ignored: ${a}${o===void 0?"":`, line ${o}`}: ${y}`);return u>0&&r.push(
`Left out: ${u} \xD7 .env*, because such files contain secrets`),c.count>0&&r.push((0,x.l)(c)),r}function O({type:_,because:u,place:c}){return{code:"type_detect\
ed",file:c?.file??null,line:c?.line??null,message:(0,$.Ow)((0,M.kl)(_,u),g.iA)}}function m(_){return _.some(u=>/\b(?:ERROR|FATAL)\b/.test(u))}function p({file:_,
line:u,message:c}){return _===null?c:`${_}${u===null?"":`:${u}`}: ${c}`}function S({fallback:_,base:u},{spaFallback:c}){const r=[];if(_!==void 0&&c===void 0){const a=_===
"index.html"?"the site has one page":"the site has it, and no 404.html";r.push(`Paths without a file get ${_}, because ${a} (spaFallback in app-settings changes\
 it)`)}return u!==void 0&&r.push(`The pages expect the path ${u}/, so / redirects to it`),r}})};export{et as id,st as ids,nt as modules};

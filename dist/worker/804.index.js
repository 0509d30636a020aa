const J=804,Z=[804],X={2458:((C,T,r)=>{r.d(T,{W:()=>b});var h=r(5807);const d="{js,cjs,mjs,ts,cts,mts}",D={hidden:(0,h.aL)(".* __pycache__"),lockfiles:(0,h.aL)(
`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,h.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,h.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${d}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,h.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${d}
    gruntfile.${d} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,h.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,h.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},j=new RegExp(`^(?:${Object.values(D).flat().map(O).join("|")})$`,"is");function b(g){return g!==".well-known"&&j.test(g)}function O(g){return g.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(R,A)=>`(?:${A.replaceAll(",","|")})`)}}),5388:((C,T,r)=>{r.r(T),r.d(T,{asSyncFailure:()=>i,brokenSite:()=>R,
isErrorOfSite:()=>g,syncFailure:()=>b});var h=r(3739),d=r(2881),D=r(5879),j=r(8423);function b(s,o){return(0,d.SU)("sync",s,o)}const O=new Set(["index_unanswere\
d","index_empty","dead_asset"]);function g({code:s}){return O.has(s)}function R(s){const o=s.filter(g),t=o.length-1,c=t>0?` (and ${t} more ${t===1?"error":"erro\
rs"})`:"",l=`The start page is broken: ${o[0]?.message}${c}`,_=s.flatMap(({file:a,line:e,code:f,message:n})=>a===null?[]:[{file:a,line:e,column:null,severity:A(
f),code:f,message:n}]);return new d.$w({...b("site_broken",l).facts,diagnostics:_})}function A(s){return s==="build_fault"||O.has(s)?"error":"warning"}const v="\
The output could not be stored: the storage of the platform cannot be used now";function y(){return b("disk_full","The disk of the platform is full: the output \
could not be stored")}function i(s,o){if(s instanceof d.$w)return s;if(o.aborted)return o.reason;if(s instanceof D.Sb)return y();if(s instanceof j.us)return s.isFull?
y():b("storage_unavailable",v);const t=(0,h.xU)(s)??(0,h.bD)(s);return b("sync_failed",`The output could not be stored (${t})`)}}),4742:((C,T,r)=>{r.d(T,{Gp:()=>s,
Pn:()=>l,Pq:()=>y,U_:()=>c,VS:()=>i,c1:()=>A,tD:()=>_});var h=r(7598),d=r(3024),D=r(7975),j=r(3739),b=r(5388),O=r(6352),g=function(a,e,f){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var n,u;if(f){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");n=e[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=e[Symbol.dispose],f&&(u=n)}if(typeof n!=
"function")throw new TypeError("Object not disposable.");u&&(n=function(){try{u.call(this)}catch(P){return Promise.reject(P)}}),a.stack.push({value:e,dispose:n,
async:f})}else f&&a.stack.push({async:!0});return e},R=(function(a){return function(e){function f(S){e.error=e.hasError?new a(S,e.error,"An error was suppressed\
 during disposal."):S,e.hasError=!0}var n,u=0;function P(){for(;n=e.stack.pop();)try{if(!n.async&&u===1)return u=0,e.stack.push(n),Promise.resolve().then(P);if(n.
dispose){var S=n.dispose.call(n.value);if(n.async)return u|=2,Promise.resolve(S).then(P,function(U){return f(U),P()})}else u|=1}catch(U){f(U)}if(u===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return P()}})(typeof SuppressedError=="function"?SuppressedError:function(a,e,f){
var n=new Error(f);return n.name="SuppressedError",n.error=a,n.suppressed=e,n});function A(a){try{const e=v(a.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].
includes((0,j.xU)(e)??""))throw e}throw(0,O.A)(a.path)}function v(a){const e=(0,d.openSync)(a,d.constants.O_RDONLY|d.constants.O_NOFOLLOW|d.constants.O_NONBLOCK),
f=(0,d.fstatSync)(e);if(!f.isFile()){(0,d.closeSync)(e);return}return{fd:e,stats:f,[Symbol.dispose]:()=>(0,d.closeSync)(e)}}function y(a,e,f){let n=0;for(;n<e.length&&
(n===0||n!==f);){const u=(0,d.readSync)(a,e,n,e.length-n,null);if(u===0)break;n+=u}return n}function i(a,e,f){const n={stack:[],error:void 0,hasError:!1};try{const u=g(
n,s(a.real),!1);if(!u||u.stats.size>f)return;const P=Buffer.allocUnsafe(u.stats.size+1),S=P.subarray(0,y(u.fd,P,u.stats.size));return(0,h.hash)("sha256",S)===e?
S.toString():void 0}catch(u){n.error=u,n.hasError=!0}finally{R(n)}}function s(a){try{return v(a)}catch{return}}const o=(0,D.promisify)(d.read),t=1024*1024;async function*c(a,e){
const f=Buffer.allocUnsafeSlow(t);for(let n=0;;){e.throwIfAborted();const{bytesRead:u}=await o(a,f,0,f.length,n);if(u===0)return;n+=u,yield f.subarray(0,u)}}function l(a,{
fd:e,stats:f},n){const{size:u,mtimeMs:P,ctimeMs:S}=(0,d.fstatSync)(e);if(n!==f.size||u!==f.size||P!==f.mtimeMs||S!==f.ctimeMs)throw _(a)}function _(a){return(0,b.
syncFailure)("sync_failed",`"${a}" changed while it was stored, because a process of the build still writes. Let the build command wait for all processes that i\
t starts`)}}),6813:((C,T,r)=>{r.d(T,{K:()=>v,d:()=>R});var h=r(6760),d=r(385),D=r(4742),j=function(y,i,s){if(i!=null){if(typeof i!="object"&&typeof i!="function")
throw new TypeError("Object expected.");var o,t;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");o=i[Symbol.asyncDispose]}
if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");o=i[Symbol.dispose],s&&(t=o)}if(typeof o!="function")throw new TypeError(
"Object not disposable.");t&&(o=function(){try{t.call(this)}catch(c){return Promise.reject(c)}}),y.stack.push({value:i,dispose:o,async:s})}else s&&y.stack.push(
{async:!0});return i},b=(function(y){return function(i){function s(l){i.error=i.hasError?new y(l,i.error,"An error was suppressed during disposal."):l,i.hasError=
!0}var o,t=0;function c(){for(;o=i.stack.pop();)try{if(!o.async&&t===1)return t=0,i.stack.push(o),Promise.resolve().then(c);if(o.dispose){var l=o.dispose.call(o.
value);if(o.async)return t|=2,Promise.resolve(l).then(c,function(_){return s(_),c()})}else t|=1}catch(_){s(_)}if(t===1)return i.hasError?Promise.reject(i.error):
Promise.resolve();if(i.hasError)throw i.error}return c()}})(typeof SuppressedError=="function"?SuppressedError:function(y,i,s){var o=new Error(s);return o.name=
"SuppressedError",o.error=y,o.suppressed=i,o});const O=50,g=200;function R(y){const i=new Map;for(const s of d.P4){const o=A((0,h.join)(y,s));o!==void 0&&i.set(
s,o)}return v((0,d.nb)(i).ignored)}function A(y){const i={stack:[],error:void 0,hasError:!1};try{const s=j(i,(0,D.Gp)(y),!1);if(!s)return;const o=Buffer.alloc(d.
Gb+1),t=(0,D.Pq)(s.fd,o,s.stats.size);return t>d.Gb?"too large":o.subarray(0,t)}catch(s){i.error=s,i.hasError=!0}finally{b(i)}}function v(y){const i=y.slice(0,O).
map(o=>({...o,reason:o.reason.slice(0,g)})),[s]=y.slice(O);return s&&i.push({file:s.file,reason:`${y.length-O} more rules`}),i}}),6352:((C,T,r)=>{r.d(T,{$:()=>g,
A:()=>o});var h=r(3024),d=r(6760),D=r(3739),j=r(7994),b=r(2458),O=r(5388);function*g(t,c,l,_){const a=(0,h.realpathSync)(t);yield*R({root:a,kind:c,reserved:_,onLeftOut:l},
{real:a,prefix:"",above:[]})}function*R(t,c){yield"folder";for(const l of(0,h.readdirSync)(c.real,{withFileTypes:!0})){const _=c.prefix+l.name,a=`${c.real}/${l.
name}`,e=i(l.name,c.prefix==="",t);if(e!=="published"){e!=="expected"&&t.onLeftOut(l.isDirectory()?`${_}/`:_,e),yield"nothing";continue}if(s(l.name,_),l.isFile())
yield{path:_,real:a};else if(l.isDirectory())yield*R(t,A(c,a,_));else if(l.isSymbolicLink())yield*v(t,c,_,a);else throw o(_)}}function A(t,c,l){return{real:c,prefix:`${l}\
/`,above:[...t.above,t.real]}}function*v(t,c,l,_){const{root:a}=t,{real:e,stats:f}=y(_,l);if(!(0,j.FK)(a,e))throw(0,O.syncFailure)("output_unsafe",`The link "${l}\
" leads out of the output directory`);const u=(0,d.relative)(a,e).split(d.sep).map((P,S)=>i(P,S===0,t)).find(P=>P!=="published");if(u)u!=="expected"&&t.onLeftOut(
l,u),yield"nothing";else if(f.isFile())yield{path:l,real:e};else if(f.isDirectory()){if(e===c.real||c.above.includes(e))throw(0,O.syncFailure)("output_unsafe",`\
The link "${l}" leads back to a folder that contains it`);yield*R(t,A(c,e,l))}else throw o(l)}function y(t,c){try{const l=(0,h.realpathSync)(t);return{real:l,stats:(0,h.
statSync)(l)}}catch(l){const _=(0,D.xU)(l)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw(0,O.syncFailure)("output_unsafe",`Th\
e link "${c}" ${_}`)}}function i(t,c,{kind:l,reserved:_}){return t===".git"||c&&t==="node_modules"?"expected":c&&t===_?"reserved":/^\.env/i.test(t)?"secret":l===
"folder"&&(0,b.W)(t)?"folder":"published"}function s(t,c){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw(0,O.syncFailure)("output_unsafe",`The file name ${JSON.
stringify(c)} is not valid in a URL`)}function o(t){return(0,O.syncFailure)("output_unsafe",`"${t}" is not a file, a folder, or a link to one`)}}),804:((C,T,r)=>{
r.r(T),r.d(T,{holdsPrivateKey:()=>N,inspectOutput:()=>e,isExampleOfSecrets:()=>F,isSecretFile:()=>W});var h=r(7598),d=r(3024),D=r(1455),j=r(6760),b=r(6466),O=r(
7975),g=r(8522),R=r(2458),A=r(6583),v=r(3715),y=r(6813);const i=16*1024*1024,s=4,o=(0,O.promisify)(g.brotliCompress),t=(0,O.promisify)(g.gzip),c=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
l={params:{[g.constants.BROTLI_PARAM_QUALITY]:5}},_={level:6},a=1e3;async function e(m){const{directory:p,kind:E,commit:k,mostFiles:w,signal:M}=m,L=(await(0,D.readFile)(
(0,j.join)(p,".git","shallow"),"utf8").catch(()=>"")).trim()===k,K=[],B=[];for await(const I of f(p,"",E)){if(M.throwIfAborted(),K.length>=w||Buffer.byteLength(
I)>v.Si.pathBytes)continue;const x=n(I,L);x==="ordinary"?K.push(I):x!=="left-out"&&B.length<a&&B.push({path:I,kind:x})}const z=[],H=K.sort().values(),V=async()=>{
for(const I of H){M.throwIfAborted();const x=await u(p,I,M);x&&z.push(x)}};return await Promise.all(Array.from({length:s},V)),z.sort((I,x)=>I.path<x.path?-1:1),
{files:z,odd:B,ignoredRules:(0,y.d)(p)}}async function*f(m,p,E){const k=await(0,D.readdir)((0,j.join)(m,p),{withFileTypes:!0});for(const w of k.sort((M,L)=>M.name<
L.name?-1:1)){const M=p+w.name,L=w.name===".git"||M==="node_modules";M!==A.nA&&(E==="folder"&&!L&&(0,R.W)(w.name)&&!W(w.name)||(w.isDirectory()&&!L?yield*f(m,`${M}\
/`,E):(L||w.isFile()||w.isSymbolicLink())&&(yield M)))}}function n(m,p){const E=m.slice(m.lastIndexOf("/")+1);return m==="node_modules"||E===".git"&&p?"left-out":
E===".git"?"repository":F(E)?"example":W(E)?"secrets":"ordinary"}async function u(m,p,E){const k=(0,j.join)(m,p),w=await(0,D.stat)(k).catch(()=>{});if(!w?.isFile())
return;const M=w.size;if(M>i)return{path:p,bytes:M,brotli:M,gzip:M,digest:await P(k,E)};const L=await(0,D.readFile)(k),K=(0,h.createHash)("sha256").update(L).digest(
"hex"),B={path:p,...await S(p,L),digest:K};return N(L)?{...B,hasKey:!0}:B}async function P(m,p){const E=(0,h.createHash)("sha256");return await(0,b.pipeline)((0,d.
createReadStream)(m),E,{signal:p}),E.digest("hex")}async function S(m,p){const E=p.length;if(E===0||c.test(m))return{bytes:E,brotli:E,gzip:E};const[k,w]=await Promise.
all([t(p,_),o(p,l)]);return{bytes:E,brotli:Math.min(E,w.length),gzip:Math.min(E,k.length)}}const U=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
G=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function W(m){return U.test(m)&&!F(m)}function F(m){return G.test(m)}const $="PRIVATE KEY",Y=600;
function N(m){for(let p=m.indexOf($);p!==-1;p=m.indexOf($,p+$.length)){const E=m.toString("latin1",Math.max(0,p-40),p+Y);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(E))return!0}return!1}})};export{J as id,Z as ids,X as modules};

const V=213,J=[213],X={2458:((U,j,c)=>{c.d(j,{W:()=>A});var b=c(5807);const R="{js,cjs,mjs,ts,cts,mts}",L={hidden:(0,b.aL)(".* __pycache__"),lockfiles:(0,b.aL)(
`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,b.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,b.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${R}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,b.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${R}
    gruntfile.${R} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,b.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,b.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},x=new RegExp(`^(?:${Object.values(L).flat().map(T).join("|")})$`,"is");function A(i){return i!==".well-known"&&x.test(i)}function T(i){return i.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(O,v)=>`(?:${v.replaceAll(",","|")})`)}}),6813:((U,j,c)=>{c.d(j,{K:()=>B,d:()=>P});var b=c(3024),R=c(1455),L=c(
6760),x=c(385),A=function(u,s,l){if(s!=null){if(typeof s!="object"&&typeof s!="function")throw new TypeError("Object expected.");var o,g;if(l){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");o=s[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");o=s[Symbol.dispose],l&&(g=o)}if(typeof o!="function")throw new TypeError("Object not disposable.");g&&(o=function(){try{g.call(this)}catch(r){return Promise.
reject(r)}}),u.stack.push({value:s,dispose:o,async:l})}else l&&u.stack.push({async:!0});return s},T=(function(u){return function(s){function l(e){s.error=s.hasError?
new u(e,s.error,"An error was suppressed during disposal."):e,s.hasError=!0}var o,g=0;function r(){for(;o=s.stack.pop();)try{if(!o.async&&g===1)return g=0,s.stack.
push(o),Promise.resolve().then(r);if(o.dispose){var e=o.dispose.call(o.value);if(o.async)return g|=2,Promise.resolve(e).then(r,function(f){return l(f),r()})}else
g|=1}catch(f){l(f)}if(g===1)return s.hasError?Promise.reject(s.error):Promise.resolve();if(s.hasError)throw s.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(u,s,l){var o=new Error(l);return o.name="SuppressedError",o.error=u,o.suppressed=s,o});const i=50,O=200,v=b.constants.O_RDONLY|b.constants.
O_NOFOLLOW|b.constants.O_NONBLOCK;async function P(u){const s=[];for(const o of x.P4)s.push([o,await D((0,L.join)(u,o))]);const l=new Map(s.flatMap(([o,g])=>g===
void 0?[]:[[o,g]]));return B((0,x.nb)(l).ignored)}async function D(u){const s={stack:[],error:void 0,hasError:!1};try{const l=await(0,R.open)(u,v).catch(()=>{});
if(!l)return;const o=A(s,l,!0);if(!(await o.stat()).isFile())return;const{buffer:r,bytesRead:e}=await o.read(Buffer.alloc(x.Gb+1),{position:0});return e>x.Gb?"t\
oo large":r.subarray(0,e)}catch(l){s.error=l,s.hasError=!0}finally{const l=T(s);l&&await l}}function B(u){const s=u.slice(0,i).map(o=>({...o,reason:o.reason.slice(
0,O)})),[l]=u.slice(i);return l&&s.push({file:l.file,reason:`${u.length-i} more rules`}),s}}),9985:((U,j,c)=>{c.d(j,{O0:()=>x,q0:()=>R,qE:()=>T});var b=c(5807);
function R(i){if(i.charCodeAt(0)!==47)return;const O=i.includes("%")?(0,b.FF)(i):i;if(!(O===void 0||O.includes("\0")||O.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(O)?void 0:O.slice(1)}const L=/^[\w.!~*'()@:$,+=&;/-]*$/;function x(i){return L.test(i)?`/${i}`:`/${i.split("/").map(A).join("/")}`}function A(i){return encodeURIComponent(
i).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function T(i,O){if(i===""||i.endsWith("/")){if(O(`${i}index.html`))return{kind:"file",path:`${i}ind\
ex.html`};const v=i.slice(0,-1);return v!==""&&O(`${v}.html`)?{kind:"redirect",to:v}:void 0}return O(i)?{kind:"file",path:i}:O(`${i}.html`)?{kind:"file",path:`${i}\
.html`}:O(`${i}/index.html`)?{kind:"redirect",to:`${i}/`}:void 0}}),4866:((U,j,c)=>{c.d(j,{EY:()=>O,Eb:()=>i,YW:()=>s,iJ:()=>v,kl:()=>u});var b=c(9985);const R=32,
L=/\/:[A-Za-z]\w*[^\w/]/,x=/^:([A-Za-z]\w*)$/,A="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name \
once",T=`it has more than ${R} placeholders`;function i(r){const e=(0,b.q0)(r);return e===void 0?A:O(g(`/${e}`))}function O(r){const[e="",f,h]=r.split("*",3);if(!r.
startsWith("/")||h!==void 0||L.test(r))return A;const E=e.slice(1).split("/").map(D),S=(f??"").split("/").map(D),M=[...P(E),...P(S),...f===void 0?[]:["splat"]];
if(new Set(M).size<M.length)return A;if(M.length>R)return T;if(f===void 0)return{text:r,head:E,star:void 0};if(f===""&&e.endsWith("/")){const K=e==="/"?[]:e.slice(
1,-1).split("/").map(D);return{text:r,head:K,star:{isRest:!0,before:"",behind:"",tail:[]}}}const k=e.slice(e.lastIndexOf("/")+1),[F=""]=f.split("/",1);return{text:r,
head:E.slice(0,-1),star:{isRest:!1,before:k,behind:F,tail:S.slice(1)}}}function v({head:r,star:e}){return new Set(e?[...P(r),...P(e.tail),"splat"]:P(r))}function P(r){
return r.flatMap(e=>"name"in e?e.name:[])}function D(r){const e=x.exec(r)?.[1];return e===void 0?{text:r}:{name:e}}const B=32*1024;class u{path;bare;#n;#e;#t;#s=B;constructor(e){
this.path=e,this.bare=g(e)}get parts(){return this.#n??=this.bare.slice(1).split("/"),this.#n}encode(e){this.#t??=new Map;const f=this.#t.get(e);if(f!==void 0)return f;
if(this.#s-=e.length,this.#s<0)return;const h=(0,b.O0)(e).slice(1);return this.#t.set(e,h),h}start(e){if(!this.#e){let f=1;this.#e=this.parts.map(h=>{const E=f;
return f+=h.length+1,E})}return this.#e[e]??this.path.length}}function s(r,e){const{head:f,star:h}=r,{parts:E}=e;if(h===void 0)return E.length===f.length&&l(f,E,
0)?new o(r,e,void 0):void 0;if(!l(f,E,0))return;if(h.isRest){if(E.length<f.length)return;const F=f.length===0?1:e.start(f.length-1)+(E[f.length-1]??"").length+1;
return new o(r,e,F>e.path.length?void 0:e.path.slice(F))}const S=E.length-h.tail.length-1;if(S<f.length||!l(h.tail,E,S+1))return;const M=e.start(f.length)+h.before.
length,k=e.start(S)+(E[S]??"").length-h.behind.length;if(!(M>k)&&e.bare.startsWith(h.before,e.start(f.length))&&e.bare.startsWith(h.behind,k))return new o(r,e,e.
bare.slice(M,k))}function l(r,e,f){for(let h=0;h<r.length;h+=1){const E=r[h],S=e[f+h];if(E===void 0||S===void 0||("text"in E?E.text!==S:S===""))return!1}return!0}
class o{#n;#e;#t;constructor(e,f,h){this.#n=e,this.#e=f,this.#t=h}get(e){const{head:f,star:h}=this.#n,{parts:E}=this.#e,S=f.findIndex(k=>"name"in k&&k.name===e);
if(S!==-1)return E[S]??"";const M=h?h.tail.findIndex(k=>"name"in k&&k.name===e):-1;return h&&M!==-1?E[E.length-h.tail.length+M]??"":this.#t??""}encoded(e){return this.#e.
encode(this.get(e))}}function g(r){return r.length>1&&r.endsWith("/")?r.slice(0,-1):r}}),321:((U,j,c)=>{c.d(j,{Ex:()=>B,Zk:()=>T,b5:()=>R,r6:()=>D,zM:()=>P});var b=c(
4866);const R=2e3,L=2e3,x=/^[^/:]+=/,A={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function T(u){const s=[],l=[];for(const[o,g]of u.
split(/\r\n|\r|\n/).entries()){const r=i(g).trim();if(r==="")continue;const e=s.length<R?O(r):"too many rules";typeof e=="string"?l.push({line:o+1,reason:e}):s.
push(e)}return{rules:s,ignored:l}}function i(u){const s=u.search(/(?:^|\s)#/);return s===-1?u:u.slice(0,s)}function O(u){if(u.length>L)return"the line is too lo\
ng";const[s="",l,o="301",...g]=u.split(/\s+/);if(l===void 0)return"it does not name a target";if(g.length>0||o.includes("=")||x.test(l))return"conditions and qu\
ery parameters are not supported";const r=v(o);if(r===void 0)return/^\d+!?$/.test(o)?`${o} is not a status that a rule can have`:"its status is not a number";const e=(0,b.
Eb)(s);return typeof e=="string"?e:B(l,r)?{from:e,to:l.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:r,force:o.endsWith("!")}:D(r)?"rewrites to other orig\
ins are refused":"the target is neither a path nor a URL"}function v(u){const s=Number(/^(\d{3})!?$/.exec(u)?.[1]);return P(s)?s:void 0}function P(u){return Object.
hasOwn(A,u)}function D(u){return A[u]==="rewrite"}function B(u,s){return/^\/(?!\/)/.test(u)||!D(s)&&/^(?:https?:)?\/\//i.test(u)}}),385:((U,j,c)=>{c.d(j,{P4:()=>E,
Gb:()=>h,nb:()=>M,n$:()=>S,Kc:()=>F});var b=c(8302),R=c(391);const L=new Set(["x-accel-redirect","x-lighttpd-send-file","x-litespeed-location","x-reproxy-file",
"x-reproxy-service","x-reproxy-url","x-sendfile","x-sendfile-temporary","x-sendfile2"]);function x(t){return t.startsWith("x-slipway-")||L.has(t)}var A=c(4866);
const T=500,i=8*1024,O=2e3,v=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,P=/^[\t\x20-\x7e\x80-\xff]*$/,D=new Set(["accept-ranges","connection","content-encoding","content-l\
ength","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slip\
way-release"]);function B(t){const n=[],d=[];let a;for(const[m,y]of t.split(/\r\n|\r|\n/).entries()){const _=y.trim(),w=$=>d.push({line:m+1,reason:$});_===""||_.
startsWith("#")||(_.length>O?w("the line is too long"):_.startsWith("/")||/^https?:/.test(_)?(a=u(_,n.length,w),a&&n.push(a)):a?s(a,_,w):w("it is not below a pa\
th"))}return{rules:n,ignored:d}}function u(t,n,d){const a=(0,A.Eb)(t);if(n>=T)d("too many rules");else if(typeof a=="string")d(a);else return{from:a,set:[],unset:[],
bytes:0}}function s(t,n,d){const a=/^!\s*(\S+)$/.exec(n)?.[1];if(a)return void t.unset.push(a.toLowerCase());const m=n.indexOf(":"),y=n.slice(0,m).trim().toLowerCase(),
_=n.slice(m+1).trim();if(m<1||!v.test(y)||!P.test(_))return d('it is not "Name: value"');if(y==="basic-auth")return d('"basic-auth" is not supported: anyone can\
 read this path');if(y==="set-cookie"&&t.set.some(([$])=>$===y))return d("a path can set one cookie");if(D.has(y)||x(y))return d(`rules cannot set "${y}"`);const w=t.
bytes+l(y,_);if(w>i)return d(`the headers of this path have more than ${i} bytes`);t.bytes=w,t.set.push([y,_])}function l(t,n){return t.length+n.length+4}function o(t,n){
return v.test(t)&&t===t.toLowerCase()&&P.test(n)&&!D.has(t)}var g=c(321);const r=["index.html","200.html"],e="_redirects",f="_headers",h=512*1024,E=[e,f];function S(t){
return E.includes(t)}function M(t,{base:n,fallback:d}={}){const a=[],m=C=>{const W=t.get(C)??Buffer.alloc(0);return W==="too large"&&a.push({file:C,reason:`it h\
as more than ${h} bytes`}),W==="too large"?"":W.toString()},y=(0,g.Zk)(m(e));for(const C of y.ignored)a.push({file:e,...C});const _=B(m(f));for(const C of _.ignored)
a.push({file:f,...C});const w=[...y.rules,...k(n)].slice(0,g.b5);if(w.length+_.rules.length===0&&d===void 0)return{bytes:Buffer.alloc(0),ignored:a};const $={redirects:w.
map(({from:C,to:W,status:I,force:N})=>[C.text,W,I,N]),headers:_.rules.map(({from:C,set:W,unset:I})=>[C.text,W,I]),fallback:d};return{bytes:Buffer.from(JSON.stringify(
$)),ignored:a}}function k(t){return t===void 0?[]:(0,g.Zk)(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function F(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:n,headers:d,fallback:a}=K(t);if(!Array.isArray(
n)||n.length>g.b5||!Array.isArray(d)||d.length>T)throw p();return{redirects:n.map(Y),headers:d.map(Z),fallback:r.find(m=>m===a)}}function K(t){const n=(0,b.D7)(
t.toString());if(!n)throw p();return n}function Y(t){const[n,d,a,m]=z(t);if(typeof d!="string"||typeof a!="number"||typeof m!="boolean"||!(0,g.zM)(a)||!(0,g.Ex)(
d,a)||!/^[\x21-\x7e]+$/.test(d))throw p();return{from:G(n),to:d,status:a,force:m}}function Z(t){const[n,d,a]=z(t),m=z(d).flatMap(_=>{const[w,$]=z(_);if(typeof w!=
"string"||typeof $!="string"||!o(w,$))throw p();return x(w)?[]:[[w,$]]}),y=z(a).map(_=>typeof _=="string"?_:H());return{from:G(n),set:m,unset:y}}function G(t){const n=typeof t==
"string"?(0,A.EY)(t):void 0;return typeof n=="object"?n:H()}function z(t){return Array.isArray(t)?t:H()}function H(){throw p()}function p(){return new R.F("The \
compiled rules of a release are damaged: deploy again")}}),391:((U,j,c)=>{c.d(j,{F:()=>b});class b extends Error{name="DamagedObject"}}),7213:((U,j,c)=>{c.r(j),
c.d(j,{inspectOutput:()=>K});var b=c(7598),R=c(3024),L=c(1455),x=c(6760),A=c(6466),T=c(7975),i=c(8522),O=c(2458),v=c(6583),P=c(3715),D=c(6813);const B=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
u=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function s(p){return B.test(p)&&!l(p)}function l(p){return u.test(p)}const o="PRIVATE KEY",g=600;
function r(p){for(let t=p.indexOf(o);t!==-1;t=p.indexOf(o,t+o.length)){const n=p.toString("latin1",Math.max(0,t-40),t+g);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(n))return!0}return!1}const e=16*1024*1024,f=4,h=(0,T.promisify)(i.brotliCompress),E=(0,T.promisify)(i.gzip),S=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
M={params:{[i.constants.BROTLI_PARAM_QUALITY]:5}},k={level:6},F=1e3;async function K(p){const{directory:t,kind:n,commit:d,mostFiles:a,signal:m}=p,y=(await(0,L.readFile)(
(0,x.join)(t,".git","shallow"),"utf8").catch(()=>"")).trim()===d,_=[],w=[];for await(const I of Y(t,"",n)){if(m.throwIfAborted(),_.length>=a||Buffer.byteLength(
I)>P.Si.pathBytes)continue;const N=Z(I,y);N==="ordinary"?_.push(I):N!=="left-out"&&w.length<F&&w.push({path:I,kind:N})}const $=[],C=_.sort().values(),W=async()=>{
for(const I of C){m.throwIfAborted();const N=await G(t,I,m);N&&$.push(N)}};return await Promise.all(Array.from({length:f},W)),$.sort((I,N)=>I.path<N.path?-1:1),
{files:$,odd:w,ignoredRules:await(0,D.d)(t)}}async function*Y(p,t,n){const d=await(0,L.readdir)((0,x.join)(p,t),{withFileTypes:!0});for(const a of d.sort((m,y)=>m.
name<y.name?-1:1)){const m=t+a.name,y=a.name===".git"||m==="node_modules";m!==v.nA&&(n==="folder"&&!y&&(0,O.W)(a.name)&&!s(a.name)||(a.isDirectory()&&!y?yield*Y(
p,`${m}/`,n):(y||a.isFile()||a.isSymbolicLink())&&(yield m)))}}function Z(p,t){const n=p.slice(p.lastIndexOf("/")+1);return p==="node_modules"||n===".git"&&t?"l\
eft-out":n===".git"?"repository":l(n)?"example":s(n)?"secrets":"ordinary"}async function G(p,t,n){const d=(0,x.join)(p,t),a=await(0,L.stat)(d).catch(()=>{});if(!a?.
isFile())return;const m=a.size;if(m>e)return{path:t,bytes:m,brotli:m,gzip:m,digest:await z(d,n)};const y=await(0,L.readFile)(d),_=(0,b.createHash)("sha256").update(
y).digest("hex"),w={path:t,...await H(t,y),digest:_};return r(y)?{...w,hasKey:!0}:w}async function z(p,t){const n=(0,b.createHash)("sha256");return await(0,A.pipeline)(
(0,R.createReadStream)(p),n,{signal:t}),n.digest("hex")}async function H(p,t){const n=t.length;if(n===0||S.test(p))return{bytes:n,brotli:n,gzip:n};const[d,a]=await Promise.
all([E(t,k),h(t,M)]);return{bytes:n,brotli:Math.min(n,a.length),gzip:Math.min(n,d.length)}}})};export{V as id,J as ids,X as modules};

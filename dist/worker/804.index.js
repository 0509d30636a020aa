const V=804,J=[804],X={2458:((F,S,l)=>{l.d(S,{W:()=>P});var y=l(5807);const x="{js,cjs,mjs,ts,cts,mts}",L={hidden:(0,y.aL)(".* __pycache__"),lockfiles:(0,y.aL)(
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
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${x}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,y.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${x}
    gruntfile.${x} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,y.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,y.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},w=new RegExp(`^(?:${Object.values(L).flat().map(j).join("|")})$`,"is");function P(a){return a!==".well-known"&&w.test(a)}function j(a){return a.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(R,D)=>`(?:${D.replaceAll(",","|")})`)}}),6813:((F,S,l)=>{l.d(S,{K:()=>b,d:()=>T});var y=l(3024),x=l(1455),L=l(
6760),w=l(385),P=function(h,o,f){if(o!=null){if(typeof o!="object"&&typeof o!="function")throw new TypeError("Object expected.");var c,_;if(f){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");c=o[Symbol.asyncDispose]}if(c===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");c=o[Symbol.dispose],f&&(_=c)}if(typeof c!="function")throw new TypeError("Object not disposable.");_&&(c=function(){try{_.call(this)}catch(t){return Promise.
reject(t)}}),h.stack.push({value:o,dispose:c,async:f})}else f&&h.stack.push({async:!0});return o},j=(function(h){return function(o){function f(e){o.error=o.hasError?
new h(e,o.error,"An error was suppressed during disposal."):e,o.hasError=!0}var c,_=0;function t(){for(;c=o.stack.pop();)try{if(!c.async&&_===1)return _=0,o.stack.
push(c),Promise.resolve().then(t);if(c.dispose){var e=c.dispose.call(c.value);if(c.async)return _|=2,Promise.resolve(e).then(t,function(u){return f(u),t()})}else
_|=1}catch(u){f(u)}if(_===1)return o.hasError?Promise.reject(o.error):Promise.resolve();if(o.hasError)throw o.error}return t()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(h,o,f){var c=new Error(f);return c.name="SuppressedError",c.error=h,c.suppressed=o,c});const a=50,R=200,D=y.constants.O_RDONLY|y.constants.
O_NOFOLLOW|y.constants.O_NONBLOCK;async function T(h){const o=new Map;for(const f of w.P4){const c=await C((0,L.join)(h,f));c!==void 0&&o.set(f,c)}return b((0,w.
nb)(o).ignored)}async function C(h){const o={stack:[],error:void 0,hasError:!1};try{const f=await(0,x.open)(h,D).catch(()=>{});if(!f)return;const c=P(o,f,!0);if(!(await c.
stat()).isFile())return;const{buffer:t,bytesRead:e}=await c.read(Buffer.alloc(w.Gb+1),{position:0});return e>w.Gb?"too large":t.subarray(0,e)}catch(f){o.error=f,
o.hasError=!0}finally{const f=j(o);f&&await f}}function b(h){const o=h.slice(0,a).map(c=>({...c,reason:c.reason.slice(0,R)})),[f]=h.slice(a);return f&&o.push({file:f.
file,reason:`${h.length-a} more rules`}),o}}),9985:((F,S,l)=>{l.d(S,{O0:()=>w,q0:()=>x,qE:()=>j});var y=l(5807);function x(a){if(a.charCodeAt(0)!==47)return;const R=a.
includes("%")?(0,y.FF)(a):a;if(!(R===void 0||R.includes("\0")||R.includes("\\")))return/\/\.\.?(?:\/|$)/.test(R)?void 0:R.slice(1)}const L=/^[\w.!~*'()@:$,+=&;/-]*$/;
function w(a){return L.test(a)?`/${a}`:`/${a.split("/").map(P).join("/")}`}function P(a){return encodeURIComponent(a).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}
function j(a,R){if(a===""||a.endsWith("/")){if(R(`${a}index.html`))return{kind:"file",path:`${a}index.html`};const D=a.slice(0,-1);return D!==""&&R(`${D}.html`)?
{kind:"redirect",to:D}:void 0}return R(a)?{kind:"file",path:a}:R(`${a}.html`)?{kind:"file",path:`${a}.html`}:R(`${a}/index.html`)?{kind:"redirect",to:`${a}/`}:void 0}}),
4866:((F,S,l)=>{l.d(S,{EY:()=>R,Eb:()=>a,YW:()=>o,iJ:()=>D,kl:()=>h});var y=l(9985);const x=32,L=/\/:[A-Za-z]\w*[^\w/]/,w=/^:([A-Za-z]\w*)$/,P="it must begin wi\
th a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",j=`it has more than ${x} placeholders`;function a(t){const e=(0,y.
q0)(t);return e===void 0?P:R(_(`/${e}`))}function R(t){const[e="",u,p]=t.split("*",3);if(!t.startsWith("/")||p!==void 0||L.test(t))return P;const g=e.slice(1).split(
"/").map(C),A=(u??"").split("/").map(C),I=[...T(g),...T(A),...u===void 0?[]:["splat"]];if(new Set(I).size<I.length)return P;if(I.length>x)return j;if(u===void 0)
return{text:t,head:g,star:void 0};if(u===""&&e.endsWith("/")){const H=e==="/"?[]:e.slice(1,-1).split("/").map(C);return{text:t,head:H,star:{isRest:!0,before:"",
behind:"",tail:[]}}}const v=e.slice(e.lastIndexOf("/")+1),[U=""]=u.split("/",1);return{text:t,head:g.slice(0,-1),star:{isRest:!1,before:v,behind:U,tail:A.slice(
1)}}}function D({head:t,star:e}){return new Set(e?[...T(t),...T(e.tail),"splat"]:T(t))}function T(t){return t.flatMap(e=>"name"in e?e.name:[])}function C(t){const e=w.
exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const b=32*1024;class h{path;bare;#n;#e;#t;#s=b;constructor(e){this.path=e,this.bare=_(e)}get parts(){return this.#n??=
this.bare.slice(1).split("/"),this.#n}encode(e){this.#t??=new Map;const u=this.#t.get(e);if(u!==void 0)return u;if(this.#s-=e.length,this.#s<0)return;const p=(0,y.
O0)(e).slice(1);return this.#t.set(e,p),p}start(e){if(!this.#e){let u=1;this.#e=this.parts.map(p=>{const g=u;return u+=p.length+1,g})}return this.#e[e]??this.path.
length}}function o(t,e){const{head:u,star:p}=t,{parts:g}=e;if(p===void 0)return g.length===u.length&&f(u,g,0)?new c(t,e,void 0):void 0;if(!f(u,g,0))return;if(p.
isRest){if(g.length<u.length)return;const U=u.length===0?1:e.start(u.length-1)+(g[u.length-1]??"").length+1;return new c(t,e,U>e.path.length?void 0:e.path.slice(
U))}const A=g.length-p.tail.length-1;if(A<u.length||!f(p.tail,g,A+1))return;const I=e.start(u.length)+p.before.length,v=e.start(A)+(g[A]??"").length-p.behind.length;
if(!(I>v)&&e.bare.startsWith(p.before,e.start(u.length))&&e.bare.startsWith(p.behind,v))return new c(t,e,e.bare.slice(I,v))}function f(t,e,u){for(let p=0;p<t.length;p+=
1){const g=t[p],A=e[u+p];if(g===void 0||A===void 0||("text"in g?g.text!==A:A===""))return!1}return!0}class c{#n;#e;#t;constructor(e,u,p){this.#n=e,this.#e=u,this.#t=
p}get(e){const{head:u,star:p}=this.#n,{parts:g}=this.#e,A=u.findIndex(v=>"name"in v&&v.name===e);if(A!==-1)return g[A]??"";const I=p?p.tail.findIndex(v=>"name"in
v&&v.name===e):-1;return p&&I!==-1?g[g.length-p.tail.length+I]??"":this.#t??""}encoded(e){return this.#e.encode(this.get(e))}}function _(t){return t.length>1&&t.
endsWith("/")?t.slice(0,-1):t}}),321:((F,S,l)=>{l.d(S,{Ex:()=>C,Zk:()=>j,b5:()=>x,r6:()=>T,zM:()=>D});var y=l(4866);const x=2e3,L=2e3,w=/^[^/:]+=/,P={200:"rewri\
te",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function j(b){const h=[],o=[];for(const[f,c]of b.split(/\r\n|\r|\n/).entries()){const _=a(c).trim();
if(_==="")continue;const t=h.length<x?R(_):"too many rules";typeof t=="string"?o.push({line:f+1,reason:t}):h.push(t)}return{rules:h,ignored:o}}function a(b){const h=b.
search(/(?:^|\s)#/);return h===-1?b:b.slice(0,h)}function R(b){if(b.length>L)return"the line is too long";const[h="",o,f="301",...c]=b.split(/\s+/);if(o===void 0)
return"it does not name a target";if(c.length>0||f.includes("=")||w.test(o))return"conditions and query parameters are not supported";const _=Number(/^(\d{3})!?$/.
exec(f)?.[1]);if(!D(_))return/^\d+!?$/.test(f)?`${f} is not a status that a rule can have`:"its status is not a number";const t=(0,y.Eb)(h);return typeof t=="st\
ring"?t:C(o,_)?{from:t,to:o.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:_,force:f.endsWith("!")}:T(_)?"rewrites to other origins are refused":"the targe\
t is neither a path nor a URL"}function D(b){return Object.hasOwn(P,b)}function T(b){return P[b]==="rewrite"}function C(b,h){return/^\/(?!\/)/.test(b)||!T(h)&&/^(?:https?:)?\/\//i.
test(b)}}),385:((F,S,l)=>{l.d(S,{P4:()=>g,Gb:()=>p,nb:()=>I,n$:()=>A,Kc:()=>U});var y=l(8302),x=l(391);const L=new Set(["x-accel-redirect","x-lighttpd-send-file",
"x-litespeed-location","x-reproxy-file","x-reproxy-service","x-reproxy-url","x-sendfile","x-sendfile-temporary","x-sendfile2"]);function w(i){return i.startsWith(
"x-slipway-")||L.has(i)}var P=l(4866);const j=500,a=8*1024,R=2e3,D=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,T=/^[\t\x20-\x7e\x80-\xff]*$/,C=new Set(["accept-ranges","con\
nection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","\
upgrade","vary","x-request-id","x-slipway-release"]);function b(i){const r=[],n=[];let s;for(const[O,m]of i.split(/\r\n|\r|\n/).entries()){const d=m.trim(),E=k=>n.
push({line:O+1,reason:k});d===""||d.startsWith("#")||(d.length>R?E("the line is too long"):d.startsWith("/")||/^https?:/.test(d)?(s=h(d,r.length,E),s&&r.push(s)):
s?o(s,d,E):E("it is not below a path"))}return{rules:r,ignored:n}}function h(i,r,n){const s=(0,P.Eb)(i);if(r>=j)n("too many rules");else if(typeof s=="string")n(
s);else return{from:s,set:[],unset:[],bytes:0}}function o(i,r,n){const s=/^!\s*(\S+)$/.exec(r)?.[1];if(s)return void i.unset.push(s.toLowerCase());const O=r.indexOf(
":"),m=r.slice(0,O).trim().toLowerCase(),d=r.slice(O+1).trim();if(O<1||!D.test(m)||!T.test(d))return n('it is not "Name: value"');if(m==="basic-auth")return n('\
"basic-auth" is not supported: anyone can read this path');if(m==="set-cookie"&&i.set.some(([k])=>k===m))return n("a path can set one cookie");if(C.has(m)||w(m))
return n(`rules cannot set "${m}"`);const E=i.bytes+f(m,d);if(E>a)return n(`the headers of this path have more than ${a} bytes`);i.bytes=E,i.set.push([m,d])}function f(i,r){
return i.length+r.length+4}function c(i,r){return D.test(i)&&i===i.toLowerCase()&&T.test(r)&&!C.has(i)}var _=l(321);const t=["index.html","200.html"],e="_redire\
cts",u="_headers",p=512*1024,g=[e,u];function A(i){return g.includes(i)}function I(i,{base:r,fallback:n}={}){const s=[],O=M=>{const B=i.get(M)??Buffer.alloc(0);
return B==="too large"&&s.push({file:M,reason:`it has more than ${p} bytes`}),B==="too large"?"":B.toString()},m=(0,_.Zk)(O(e));for(const M of m.ignored)s.push(
{file:e,...M});const d=b(O(u));for(const M of d.ignored)s.push({file:u,...M});const E=[...m.rules,...v(r)].slice(0,_.b5);if(E.length+d.rules.length===0&&n===void 0)
return{bytes:Buffer.alloc(0),ignored:s};const k={redirects:E.map(({from:M,to:B,status:G,force:Z})=>[M.text,B,G,Z]),headers:d.rules.map(({from:M,set:B,unset:G})=>[
M.text,B,G]),fallback:n};return{bytes:Buffer.from(JSON.stringify(k)),ignored:s}}function v(i){return i===void 0?[]:(0,_.Zk)(`${i} ${i}/ 302
${i}/* /:splat 200
/ ${i}/ 302!`).rules}function U(i){if(i.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:r,headers:n,fallback:s}=(0,y.D7)(i.toString())??
$();return(!Array.isArray(r)||r.length>_.b5)&&$(),(!Array.isArray(n)||n.length>j)&&$(),{redirects:r.map(H),headers:n.map(Y),fallback:t.find(O=>O===s)}}function H(i){
const[r,n,s,O]=W(i);return(typeof n!="string"||typeof s!="number"||typeof O!="boolean")&&$(),(!(0,_.zM)(s)||!(0,_.Ex)(n,s)||!/^[\x21-\x7e]+$/.test(n))&&$(),{from:z(
r),to:n,status:s,force:O}}function Y(i){const[r,n,s]=W(i),O=W(n).flatMap(d=>{const[E,k]=W(d);return(typeof E!="string"||typeof k!="string"||!c(E,k))&&$(),w(E)?[]:
[[E,k]]}),m=W(s).map(d=>typeof d=="string"?d:$());return{from:z(r),set:O,unset:m}}function z(i){const r=typeof i=="string"?(0,P.EY)(i):void 0;return typeof r=="\
object"?r:$()}function W(i){return Array.isArray(i)?i:$()}function $(){throw new x.F("The compiled rules of a release are damaged: deploy again")}}),391:((F,S,l)=>{
l.d(S,{F:()=>y});class y extends Error{name="DamagedObject"}}),804:((F,S,l)=>{l.r(S),l.d(S,{holdsPrivateKey:()=>i,inspectOutput:()=>u,isExampleOfSecrets:()=>z,isSecretFile:()=>Y});
var y=l(7598),x=l(3024),L=l(1455),w=l(6760),P=l(6466),j=l(7975),a=l(8522),R=l(2458),D=l(6583),T=l(3715),C=l(6813);const b=16*1024*1024,h=4,o=(0,j.promisify)(a.brotliCompress),
f=(0,j.promisify)(a.gzip),c=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,_={params:{[a.constants.BROTLI_PARAM_QUALITY]:5}},
t={level:6},e=1e3;async function u(r){const{directory:n,kind:s,commit:O,mostFiles:m,signal:d}=r,E=(await(0,L.readFile)((0,w.join)(n,".git","shallow"),"utf8").catch(
()=>"")).trim()===O,k=[],M=[];for await(const K of p(n,"",s)){if(d.throwIfAborted(),k.length>=m||Buffer.byteLength(K)>T.Si.pathBytes)continue;const N=g(K,E);N===
"ordinary"?k.push(K):N!=="left-out"&&M.length<e&&M.push({path:K,kind:N})}const B=[],G=k.sort().values(),Z=async()=>{for(const K of G){d.throwIfAborted();const N=await A(
n,K,d);N&&B.push(N)}};return await Promise.all(Array.from({length:h},Z)),B.sort((K,N)=>K.path<N.path?-1:1),{files:B,odd:M,ignoredRules:await(0,C.d)(n)}}async function*p(r,n,s){
const O=await(0,L.readdir)((0,w.join)(r,n),{withFileTypes:!0});for(const m of O.sort((d,E)=>d.name<E.name?-1:1)){const d=n+m.name,E=m.name===".git"||d==="node_m\
odules";d!==D.nA&&(s==="folder"&&!E&&(0,R.W)(m.name)&&!Y(m.name)||(m.isDirectory()&&!E?yield*p(r,`${d}/`,s):(E||m.isFile()||m.isSymbolicLink())&&(yield d)))}}function g(r,n){
const s=r.slice(r.lastIndexOf("/")+1);return r==="node_modules"||s===".git"&&n?"left-out":s===".git"?"repository":z(s)?"example":Y(s)?"secrets":"ordinary"}async function A(r,n,s){
const O=(0,w.join)(r,n),m=await(0,L.stat)(O).catch(()=>{});if(!m?.isFile())return;const d=m.size;if(d>b)return{path:n,bytes:d,brotli:d,gzip:d,digest:await I(O,s)};
const E=await(0,L.readFile)(O),k=(0,y.createHash)("sha256").update(E).digest("hex"),M={path:n,...await v(n,E),digest:k};return i(E)?{...M,hasKey:!0}:M}async function I(r,n){
const s=(0,y.createHash)("sha256");return await(0,P.pipeline)((0,x.createReadStream)(r),s,{signal:n}),s.digest("hex")}async function v(r,n){const s=n.length;if(s===
0||c.test(r))return{bytes:s,brotli:s,gzip:s};const[O,m]=await Promise.all([f(n,t),o(n,_)]);return{bytes:s,brotli:Math.min(s,m.length),gzip:Math.min(s,O.length)}}
const U=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,H=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;
function Y(r){return U.test(r)&&!z(r)}function z(r){return H.test(r)}const W="PRIVATE KEY",$=600;function i(r){for(let n=r.indexOf(W);n!==-1;n=r.indexOf(W,n+W.length)){
const s=r.toString("latin1",Math.max(0,n-40),n+$);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.test(s))return!0}
return!1}})};export{V as id,J as ids,X as modules};

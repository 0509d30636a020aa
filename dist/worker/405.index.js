const V=405,J=[405],Q={2458:((F,T,u)=>{u.d(T,{W:()=>A});var _=u(5807);const R="{js,cjs,mjs,ts,cts,mts}",S={hidden:(0,_.aL)(".* __pycache__"),lockfiles:(0,_.aL)(
`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,_.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,_.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${R}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,_.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${R}
    gruntfile.${R} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,_.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,_.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},w=new RegExp(`^(?:${Object.values(S).flat().map(P).join("|")})$`,"is");function A(l){return l!==".well-known"&&w.test(l)}function P(l){return l.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(O,j)=>`(?:${j.replaceAll(",","|")})`)}}),6813:((F,T,u)=>{u.d(T,{K:()=>C,d:()=>D});var _=u(3024),R=u(1455),S=u(
6760),w=u(2558),A=function(f,s,a){if(s!=null){if(typeof s!="object"&&typeof s!="function")throw new TypeError("Object expected.");var i,g;if(a){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");i=s[Symbol.asyncDispose]}if(i===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");i=s[Symbol.dispose],a&&(g=i)}if(typeof i!="function")throw new TypeError("Object not disposable.");g&&(i=function(){try{g.call(this)}catch(n){return Promise.
reject(n)}}),f.stack.push({value:s,dispose:i,async:a})}else a&&f.stack.push({async:!0});return s},P=(function(f){return function(s){function a(e){s.error=s.hasError?
new f(e,s.error,"An error was suppressed during disposal."):e,s.hasError=!0}var i,g=0;function n(){for(;i=s.stack.pop();)try{if(!i.async&&g===1)return g=0,s.stack.
push(i),Promise.resolve().then(n);if(i.dispose){var e=i.dispose.call(i.value);if(i.async)return g|=2,Promise.resolve(e).then(n,function(d){return a(d),n()})}else
g|=1}catch(d){a(d)}if(g===1)return s.hasError?Promise.reject(s.error):Promise.resolve();if(s.hasError)throw s.error}return n()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(f,s,a){var i=new Error(a);return i.name="SuppressedError",i.error=f,i.suppressed=s,i});const l=50,O=200,j=_.constants.O_RDONLY|_.constants.
O_NOFOLLOW|_.constants.O_NONBLOCK;async function D(f){const s=[];for(const i of w.P4)s.push([i,await M((0,S.join)(f,i))]);const a=new Map(s.flatMap(([i,g])=>g===
void 0?[]:[[i,g]]));return C((0,w.nb)(a).ignored)}async function M(f){const s={stack:[],error:void 0,hasError:!1};try{const a=await(0,R.open)(f,j).catch(()=>{});
if(!a)return;const i=A(s,a,!0);if(!(await i.stat()).isFile())return;const{buffer:n,bytesRead:e}=await i.read(Buffer.alloc(w.Gb+1),{position:0});return e>w.Gb?"t\
oo large":n.subarray(0,e)}catch(a){s.error=a,s.hasError=!0}finally{const a=P(s);a&&await a}}function C(f){const s=f.slice(0,l).map(i=>({...i,reason:i.reason.slice(
0,O)})),[a]=f.slice(l);return a&&s.push({file:a.file,reason:`${f.length-l} more rules`}),s}}),9985:((F,T,u)=>{u.d(T,{O0:()=>w,q0:()=>R,qE:()=>P});var _=u(5807);
function R(l){if(l.charCodeAt(0)!==47)return;const O=l.includes("%")?(0,_.FF)(l):l;if(!(O===void 0||O.includes("\0")||O.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(O)?void 0:O.slice(1)}const S=/^[\w.!~*'()@:$,+=&;/-]*$/;function w(l){return S.test(l)?`/${l}`:`/${l.split("/").map(A).join("/")}`}function A(l){return encodeURIComponent(
l).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function P(l,O){if(l===""||l.endsWith("/")){if(O(`${l}index.html`))return{kind:"file",path:`${l}ind\
ex.html`};const j=l.slice(0,-1);return j!==""&&O(`${j}.html`)?{kind:"redirect",to:j}:void 0}return O(l)?{kind:"file",path:l}:O(`${l}.html`)?{kind:"file",path:`${l}\
.html`}:O(`${l}/index.html`)?{kind:"redirect",to:`${l}/`}:void 0}}),4866:((F,T,u)=>{u.d(T,{EY:()=>O,Eb:()=>l,YW:()=>s,iJ:()=>j,kl:()=>f});var _=u(9985);const R=32,
S=/\/:[A-Za-z]\w*[^\w/]/,w=/^:([A-Za-z]\w*)$/,A="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name \
once",P=`it has more than ${R} placeholders`;function l(n){const e=(0,_.q0)(n);return e===void 0?A:O(g(`/${e}`))}function O(n){const[e="",d,p]=n.split("*",3);if(!n.
startsWith("/")||p!==void 0||S.test(n))return A;const y=e.slice(1).split("/").map(M),x=(d??"").split("/").map(M),$=[...D(y),...D(x),...d===void 0?[]:["splat"]];
if(new Set($).size<$.length)return A;if($.length>R)return P;if(d===void 0)return{text:n,head:y,star:void 0};if(d===""&&e.endsWith("/")){const K=e==="/"?[]:e.slice(
1,-1).split("/").map(M);return{text:n,head:K,star:{isRest:!0,before:"",behind:"",tail:[]}}}const k=e.slice(e.lastIndexOf("/")+1),[B=""]=d.split("/",1);return{text:n,
head:y.slice(0,-1),star:{isRest:!1,before:k,behind:B,tail:x.slice(1)}}}function j({head:n,star:e}){return new Set(e?[...D(n),...D(e.tail),"splat"]:D(n))}function D(n){
return n.flatMap(e=>"name"in e?e.name:[])}function M(n){const e=w.exec(n)?.[1];return e===void 0?{text:n}:{name:e}}const C=32*1024;class f{path;bare;#n;#e;#t;#s=C;constructor(e){
this.path=e,this.bare=g(e)}get parts(){return this.#n??=this.bare.slice(1).split("/"),this.#n}encode(e){this.#t??=new Map;const d=this.#t.get(e);if(d!==void 0)return d;
if(this.#s-=e.length,this.#s<0)return;const p=(0,_.O0)(e).slice(1);return this.#t.set(e,p),p}start(e){if(!this.#e){let d=1;this.#e=this.parts.map(p=>{const y=d;
return d+=p.length+1,y})}return this.#e[e]??this.path.length}}function s(n,e){const{head:d,star:p}=n,{parts:y}=e;if(p===void 0)return y.length===d.length&&a(d,y,
0)?new i(n,e,void 0):void 0;if(!a(d,y,0))return;if(p.isRest){if(y.length<d.length)return;const B=d.length===0?1:e.start(d.length-1)+(y[d.length-1]??"").length+1;
return new i(n,e,B>e.path.length?void 0:e.path.slice(B))}const x=y.length-p.tail.length-1;if(x<d.length||!a(p.tail,y,x+1))return;const $=e.start(d.length)+p.before.
length,k=e.start(x)+(y[x]??"").length-p.behind.length;if(!($>k)&&e.bare.startsWith(p.before,e.start(d.length))&&e.bare.startsWith(p.behind,k))return new i(n,e,e.
bare.slice($,k))}function a(n,e,d){for(let p=0;p<n.length;p+=1){const y=n[p],x=e[d+p];if(y===void 0||x===void 0||("text"in y?y.text!==x:x===""))return!1}return!0}
class i{#n;#e;#t;constructor(e,d,p){this.#n=e,this.#e=d,this.#t=p}get(e){const{head:d,star:p}=this.#n,{parts:y}=this.#e,x=d.findIndex(k=>"name"in k&&k.name===e);
if(x!==-1)return y[x]??"";const $=p?p.tail.findIndex(k=>"name"in k&&k.name===e):-1;return p&&$!==-1?y[y.length-p.tail.length+$]??"":this.#t??""}encoded(e){return this.#e.
encode(this.get(e))}}function g(n){return n.length>1&&n.endsWith("/")?n.slice(0,-1):n}}),321:((F,T,u)=>{u.d(T,{Ex:()=>C,Zk:()=>P,b5:()=>R,r6:()=>M,zM:()=>D});var _=u(
4866);const R=2e3,S=2e3,w=/^[^/:]+=/,A={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function P(f){const s=[],a=[];for(const[i,g]of f.
split(/\r\n|\r|\n/).entries()){const n=l(g).trim();if(n==="")continue;const e=s.length<R?O(n):"too many rules";typeof e=="string"?a.push({line:i+1,reason:e}):s.
push(e)}return{rules:s,ignored:a}}function l(f){const s=f.search(/(?:^|\s)#/);return s===-1?f:f.slice(0,s)}function O(f){if(f.length>S)return"the line is too lo\
ng";const[s="",a,i="301",...g]=f.split(/\s+/);if(a===void 0)return"it does not name a target";if(g.length>0||i.includes("=")||w.test(a))return"conditions and qu\
ery parameters are not supported";const n=j(i);if(n===void 0)return/^\d+!?$/.test(i)?`${i} is not a status that a rule can have`:"its status is not a number";const e=(0,_.
Eb)(s);return typeof e=="string"?e:C(a,n)?{from:e,to:a.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:n,force:i.endsWith("!")}:M(n)?"rewrites to other orig\
ins are refused":"the target is neither a path nor a URL"}function j(f){const s=Number(/^(\d{3})!?$/.exec(f)?.[1]);return D(s)?s:void 0}function D(f){return Object.
hasOwn(A,f)}function M(f){return A[f]==="rewrite"}function C(f,s){return/^\/(?!\/)/.test(f)||!M(s)&&/^(?:https?:)?\/\//i.test(f)}}),2558:((F,T,u)=>{u.d(T,{P4:()=>d,
Gb:()=>e,nb:()=>y,n$:()=>p,Kc:()=>$});var _=u(8302),R=u(391),S=u(4866);const w=500,A=8*1024,P=2e3,l=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,O=/^[\t\x20-\x7e\x80-\xff]*$/,
j=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te",
"trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function D(c){const t=[],r=[];let o;for(const[b,m]of c.split(/\r\n|\r|\n/).entries()){
const h=m.trim(),E=v=>r.push({line:b+1,reason:v});h===""||h.startsWith("#")||(h.length>P?E("the line is too long"):h.startsWith("/")||/^https?:/.test(h)?(o=M(h,
t.length,E),o&&t.push(o)):o?C(o,h,E):E("it is not below a path"))}return{rules:t,ignored:r}}function M(c,t,r){const o=(0,S.Eb)(c);if(t>=w)r("too many rules");else if(typeof o==
"string")r(o);else return{from:o,set:[],unset:[],bytes:0}}function C(c,t,r){const o=/^!\s*(\S+)$/.exec(t)?.[1];if(o)return void c.unset.push(o.toLowerCase());const b=t.
indexOf(":"),m=t.slice(0,b).trim().toLowerCase(),h=t.slice(b+1).trim();if(b<1||!l.test(m)||!O.test(h))return r('it is not "Name: value"');if(m==="basic-auth")return r(
'"basic-auth" is not supported: anyone can read this path');if(m==="set-cookie"&&c.set.some(([v])=>v===m))return r("a path can set one cookie");if(j.has(m))return r(
`rules cannot set "${m}"`);const E=c.bytes+f(m,h);if(E>A)return r(`the headers of this path have more than ${A} bytes`);c.bytes=E,c.set.push([m,h])}function f(c,t){
return c.length+t.length+4}function s(c,t){return l.test(c)&&c===c.toLowerCase()&&O.test(t)&&!j.has(c)}var a=u(321);const i=["index.html","200.html"],g="_redire\
cts",n="_headers",e=512*1024,d=[g,n];function p(c){return d.includes(c)}function y(c,{base:t,fallback:r}={}){const o=[],b=L=>{const I=c.get(L)??Buffer.alloc(0);
return I==="too large"&&o.push({file:L,reason:`it has more than ${e} bytes`}),I==="too large"?"":I.toString()},m=(0,a.Zk)(b(g));for(const L of m.ignored)o.push(
{file:g,...L});const h=D(b(n));for(const L of h.ignored)o.push({file:n,...L});const E=[...m.rules,...x(t)].slice(0,a.b5);if(E.length+h.rules.length===0&&r===void 0)
return{bytes:Buffer.alloc(0),ignored:o};const v={redirects:E.map(({from:L,to:I,status:G,force:Z})=>[L.text,I,G,Z]),headers:h.rules.map(({from:L,set:I,unset:G})=>[
L.text,I,G]),fallback:r};return{bytes:Buffer.from(JSON.stringify(v)),ignored:o}}function x(c){return c===void 0?[]:(0,a.Zk)(`${c} ${c}/ 302
${c}/* /:splat 200
/ ${c}/ 302!`).rules}function $(c){if(c.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:t,headers:r,fallback:o}=k(c);if(!Array.isArray(
t)||t.length>a.b5||!Array.isArray(r)||r.length>w)throw N();return{redirects:t.map(B),headers:r.map(K),fallback:i.find(b=>b===o)}}function k(c){const t=(0,_.D7)(
c.toString());if(!t)throw N();return t}function B(c){const[t,r,o,b]=z(c);if(typeof r!="string"||typeof o!="number"||typeof b!="boolean"||!(0,a.zM)(o)||!(0,a.Ex)(
r,o)||!/^[\x21-\x7e]+$/.test(r))throw N();return{from:H(t),to:r,status:o,force:b}}function K(c){const[t,r,o]=z(c),b=z(r).map(h=>{const[E,v]=z(h);if(typeof E!="s\
tring"||typeof v!="string"||!s(E,v))throw N();return[E,v]}),m=z(o).map(h=>typeof h=="string"?h:Y());return{from:H(t),set:b,unset:m}}function H(c){const t=typeof c==
"string"?(0,S.EY)(c):void 0;return typeof t=="object"?t:Y()}function z(c){return Array.isArray(c)?c:Y()}function Y(){throw N()}function N(){return new R.F("The \
compiled rules of a release are damaged: deploy again")}}),391:((F,T,u)=>{u.d(T,{F:()=>_});class _ extends Error{name="DamagedObject"}}),2405:((F,T,u)=>{u.r(T),
u.d(T,{MOST_ODD:()=>B,inspectOutput:()=>K});var _=u(7598),R=u(3024),S=u(1455),w=u(6760),A=u(6466),P=u(2458),l=u(3715),O=u(6813),j=u(7975),D=u(8522);const M=(0,j.
promisify)(D.brotliCompress),C=(0,j.promisify)(D.gzip),f=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,s={params:{[D.constants.
BROTLI_PARAM_QUALITY]:5}},a={level:6};async function i(t,r){const o=r.length;if(o===0||f.test(t))return{bytes:o,brotli:o,gzip:o};const[b,m]=await Promise.all([C(
r,a),M(r,s)]);return{bytes:o,brotli:Math.min(o,m.length),gzip:Math.min(o,b.length)}}const g=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
n=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function e(t){return g.test(t)&&!d(t)}function d(t){return n.test(t)}const p="PRIVATE KEY",y=600;
function x(t){for(let r=t.indexOf(p);r!==-1;r=t.indexOf(p,r+p.length)){const o=t.toString("latin1",Math.max(0,r-40),r+y);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(o))return!0}return!1}const $=16*1024*1024,k=4,B=1e3;async function K(t){const{directory:r,kind:o,commit:b,mostFiles:m,signal:h}=t,E=(await c((0,w.join)(r,"\
.git","shallow"))).trim()===b,v=[],L=[];for await(const U of H(r,"",o)){if(h.throwIfAborted(),v.length>=m||Buffer.byteLength(U)>l.Si.pathBytes)continue;const W=z(
U,E);W==="ordinary"?v.push(U):W!=="left-out"&&L.length<B&&L.push({path:U,kind:W})}const I=[],G=v.sort().values(),Z=async()=>{for(const U of G){h.throwIfAborted();
const W=await Y(r,U,h);W&&I.push(W)}};return await Promise.all(Array.from({length:k},Z)),I.sort((U,W)=>U.path<W.path?-1:1),{files:I,odd:L,ignoredRules:await(0,O.
d)(r)}}async function*H(t,r,o){const b=await(0,S.readdir)((0,w.join)(t,r),{withFileTypes:!0});for(const m of b.sort((h,E)=>h.name<E.name?-1:1)){const h=r+m.name,
E=m.name===".git"||h==="node_modules";o==="folder"&&!E&&(0,P.W)(m.name)&&!e(m.name)||(m.isDirectory()&&!E?yield*H(t,`${h}/`,o):(E||m.isFile()||m.isSymbolicLink())&&
(yield h))}}function z(t,r){const o=t.slice(t.lastIndexOf("/")+1);return t==="node_modules"||o===".git"&&r?"left-out":o===".git"?"repository":d(o)?"example":e(o)?
"secrets":"ordinary"}async function Y(t,r,o){const b=(0,w.join)(t,r),m=await(0,S.stat)(b).catch(()=>{});if(!m?.isFile())return;const h=m.size;if(h>$)return{path:r,
bytes:h,brotli:h,gzip:h,digest:await N(b,o)};const E=await(0,S.readFile)(b),v=(0,_.createHash)("sha256").update(E).digest("hex"),L={path:r,...await i(r,E),digest:v};
return x(E)?{...L,hasKey:!0}:L}async function N(t,r){const o=(0,_.createHash)("sha256");return await(0,A.pipeline)((0,R.createReadStream)(t),o,{signal:r}),o.digest(
"hex")}async function c(t){return(0,S.readFile)(t,"utf8").catch(()=>"")}})};export{V as id,J as ids,Q as modules};

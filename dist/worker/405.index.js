const J=405,Q=[405],X={2458:((z,L,u)=>{u.d(L,{W:()=>j});var _=u(5807);const x="{js,cjs,mjs,ts,cts,mts}",S={hidden:(0,_.aL)(".* __pycache__"),lockfiles:(0,_.aL)(
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
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${x}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,_.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${x}
    gruntfile.${x} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,_.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,_.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},R=new RegExp(`^(?:${Object.values(S).flat().map($).join("|")})$`,"is");function j(c){return c!==".well-known"&&R.test(c)}function $(c){return c.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(O,T)=>`(?:${T.replaceAll(",","|")})`)}}),6813:((z,L,u)=>{u.d(L,{K:()=>I,d:()=>k});var _=u(3024),x=u(1455),S=u(
6760),R=u(2558),j=function(f,s,i){if(s!=null){if(typeof s!="object"&&typeof s!="function")throw new TypeError("Object expected.");var o,E;if(i){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");o=s[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");o=s[Symbol.dispose],i&&(E=o)}if(typeof o!="function")throw new TypeError("Object not disposable.");E&&(o=function(){try{E.call(this)}catch(t){return Promise.
reject(t)}}),f.stack.push({value:s,dispose:o,async:i})}else i&&f.stack.push({async:!0});return s},$=(function(f){return function(s){function i(e){s.error=s.hasError?
new f(e,s.error,"An error was suppressed during disposal."):e,s.hasError=!0}var o,E=0;function t(){for(;o=s.stack.pop();)try{if(!o.async&&E===1)return E=0,s.stack.
push(o),Promise.resolve().then(t);if(o.dispose){var e=o.dispose.call(o.value);if(o.async)return E|=2,Promise.resolve(e).then(t,function(d){return i(d),t()})}else
E|=1}catch(d){i(d)}if(E===1)return s.hasError?Promise.reject(s.error):Promise.resolve();if(s.hasError)throw s.error}return t()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(f,s,i){var o=new Error(i);return o.name="SuppressedError",o.error=f,o.suppressed=s,o});const c=50,O=200,T=_.constants.O_RDONLY|_.constants.
O_NOFOLLOW|_.constants.O_NONBLOCK;async function k(f){const s=[];for(const o of R.P4)s.push([o,await D((0,S.join)(f,o))]);const i=new Map(s.flatMap(([o,E])=>E===
void 0?[]:[[o,E]]));return I((0,R.nb)(i).ignored)}async function D(f){const s={stack:[],error:void 0,hasError:!1};try{const i=await(0,x.open)(f,T).catch(()=>{});
if(!i)return;const o=j(s,i,!0);if(!(await o.stat()).isFile())return;const{buffer:t,bytesRead:e}=await o.read(Buffer.alloc(R.Gb+1),{position:0});return e>R.Gb?"t\
oo large":t.subarray(0,e)}catch(i){s.error=i,s.hasError=!0}finally{const i=$(s);i&&await i}}function I(f){const s=f.slice(0,c).map(o=>({...o,reason:o.reason.slice(
0,O)})),[i]=f.slice(c);return i&&s.push({file:i.file,reason:`${f.length-c} more rules`}),s}}),9985:((z,L,u)=>{u.d(L,{O0:()=>R,q0:()=>x,qE:()=>$});var _=u(5807);
function x(c){if(c.charCodeAt(0)!==47)return;const O=c.includes("%")?(0,_.FF)(c):c;if(!(O===void 0||O.includes("\0")||O.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(O)?void 0:O.slice(1)}const S=/^[\w.!~*'()@:$,+=&;/-]*$/;function R(c){return S.test(c)?`/${c}`:`/${c.split("/").map(j).join("/")}`}function j(c){return encodeURIComponent(
c).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function $(c,O){if(c===""||c.endsWith("/")){if(O(`${c}index.html`))return{kind:"file",path:`${c}ind\
ex.html`};const T=c.slice(0,-1);return T!==""&&O(`${T}.html`)?{kind:"redirect",to:T}:void 0}return O(c)?{kind:"file",path:c}:O(`${c}.html`)?{kind:"file",path:`${c}\
.html`}:O(`${c}/index.html`)?{kind:"redirect",to:`${c}/`}:void 0}}),4866:((z,L,u)=>{u.d(L,{EY:()=>O,Eb:()=>c,YW:()=>s,iJ:()=>T,kl:()=>f});var _=u(9985);const x=32,
S=/\/:[A-Za-z]\w*[^\w/]/,R=/^:([A-Za-z]\w*)$/,j="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name \
once",$=`it has more than ${x} placeholders`;function c(t){const e=(0,_.q0)(t);return e===void 0?j:O(E(`/${e}`))}function O(t){const[e="",d,p]=t.split("*",3);if(!t.
startsWith("/")||p!==void 0||S.test(t))return j;const y=e.slice(1).split("/").map(D),A=(d??"").split("/").map(D),C=[...k(y),...k(A),...d===void 0?[]:["splat"]];
if(new Set(C).size<C.length)return j;if(C.length>x)return $;if(d===void 0)return{text:t,head:y,star:void 0};if(d===""&&e.endsWith("/")){const H=e==="/"?[]:e.slice(
1,-1).split("/").map(D);return{text:t,head:H,star:{isRest:!0,before:"",behind:"",tail:[]}}}const P=e.slice(e.lastIndexOf("/")+1),[N=""]=d.split("/",1);return{text:t,
head:y.slice(0,-1),star:{isRest:!1,before:P,behind:N,tail:A.slice(1)}}}function T({head:t,star:e}){return new Set(e?[...k(t),...k(e.tail),"splat"]:k(t))}function k(t){
return t.flatMap(e=>"name"in e?e.name:[])}function D(t){const e=R.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const I=32*1024;class f{path;bare;#n;#e;#t;#s=I;constructor(e){
this.path=e,this.bare=E(e)}get parts(){return this.#n??=this.bare.slice(1).split("/"),this.#n}encode(e){this.#t??=new Map;const d=this.#t.get(e);if(d!==void 0)return d;
if(this.#s-=e.length,this.#s<0)return;const p=(0,_.O0)(e).slice(1);return this.#t.set(e,p),p}start(e){if(!this.#e){let d=1;this.#e=this.parts.map(p=>{const y=d;
return d+=p.length+1,y})}return this.#e[e]??this.path.length}}function s(t,e){const{head:d,star:p}=t,{parts:y}=e;if(p===void 0)return y.length===d.length&&i(d,y,
0)?new o(t,e,void 0):void 0;if(!i(d,y,0))return;if(p.isRest){if(y.length<d.length)return;const N=d.length===0?1:e.start(d.length-1)+(y[d.length-1]??"").length+1;
return new o(t,e,N>e.path.length?void 0:e.path.slice(N))}const A=y.length-p.tail.length-1;if(A<d.length||!i(p.tail,y,A+1))return;const C=e.start(d.length)+p.before.
length,P=e.start(A)+(y[A]??"").length-p.behind.length;if(!(C>P)&&e.bare.startsWith(p.before,e.start(d.length))&&e.bare.startsWith(p.behind,P))return new o(t,e,e.
bare.slice(C,P))}function i(t,e,d){for(let p=0;p<t.length;p+=1){const y=t[p],A=e[d+p];if(y===void 0||A===void 0||("text"in y?y.text!==A:A===""))return!1}return!0}
class o{#n;#e;#t;constructor(e,d,p){this.#n=e,this.#e=d,this.#t=p}get(e){const{head:d,star:p}=this.#n,{parts:y}=this.#e,A=d.findIndex(P=>"name"in P&&P.name===e);
if(A!==-1)return y[A]??"";const C=p?p.tail.findIndex(P=>"name"in P&&P.name===e):-1;return p&&C!==-1?y[y.length-p.tail.length+C]??"":this.#t??""}encoded(e){return this.#e.
encode(this.get(e))}}function E(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}}),321:((z,L,u)=>{u.d(L,{Ex:()=>I,Zk:()=>$,b5:()=>x,r6:()=>D,zM:()=>k});var _=u(
4866);const x=2e3,S=2e3,R=/^[^/:]+=/,j={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function $(f){const s=[],i=[];for(const[o,E]of f.
split(/\r\n|\r|\n/).entries()){const t=c(E).trim();if(t==="")continue;const e=s.length<x?O(t):"too many rules";typeof e=="string"?i.push({line:o+1,reason:e}):s.
push(e)}return{rules:s,ignored:i}}function c(f){const s=f.search(/(?:^|\s)#/);return s===-1?f:f.slice(0,s)}function O(f){if(f.length>S)return"the line is too lo\
ng";const[s="",i,o="301",...E]=f.split(/\s+/);if(i===void 0)return"it does not name a target";if(E.length>0||o.includes("=")||R.test(i))return"conditions and qu\
ery parameters are not supported";const t=T(o);if(t===void 0)return/^\d+!?$/.test(o)?`${o} is not a status that a rule can have`:"its status is not a number";const e=(0,_.
Eb)(s);return typeof e=="string"?e:I(i,t)?{from:e,to:i.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:t,force:o.endsWith("!")}:D(t)?"rewrites to other orig\
ins are refused":"the target is neither a path nor a URL"}function T(f){const s=Number(/^(\d{3})!?$/.exec(f)?.[1]);return k(s)?s:void 0}function k(f){return Object.
hasOwn(j,f)}function D(f){return j[f]==="rewrite"}function I(f,s){return/^\/(?!\/)/.test(f)||!D(s)&&/^(?:https?:)?\/\//i.test(f)}}),2558:((z,L,u)=>{u.d(L,{P4:()=>d,
Gb:()=>e,nb:()=>y,n$:()=>p,Kc:()=>C});var _=u(8302),x=u(391),S=u(4866);const R=500,j=8*1024,$=2e3,c=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,O=/^[\t\x20-\x7e\x80-\xff]*$/,
T=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te",
"trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function k(a){const m=[],r=[];let n;for(const[l,b]of a.split(/\r\n|\r|\n/).entries()){
const h=b.trim(),g=w=>r.push({line:l+1,reason:w});h===""||h.startsWith("#")||(h.length>$?g("the line is too long"):h.startsWith("/")||/^https?:/.test(h)?(n=D(h,
m.length,g),n&&m.push(n)):n?I(n,h,g):g("it is not below a path"))}return{rules:m,ignored:r}}function D(a,m,r){const n=(0,S.Eb)(a);if(m>=R)r("too many rules");else if(typeof n==
"string")r(n);else return{from:n,set:[],unset:[],bytes:0}}function I(a,m,r){const n=/^!\s*(\S+)$/.exec(m)?.[1];if(n)return void a.unset.push(n.toLowerCase());const l=m.
indexOf(":"),b=m.slice(0,l).trim().toLowerCase(),h=m.slice(l+1).trim();if(l<1||!c.test(b)||!O.test(h))return r('it is not "Name: value"');if(b==="basic-auth")return r(
'"basic-auth" is not supported: anyone can read this path');if(b==="set-cookie"&&a.set.some(([w])=>w===b))return r("a path can set one cookie");if(T.has(b))return r(
`rules cannot set "${b}"`);const g=a.bytes+f(b,h);if(g>j)return r(`the headers of this path have more than ${j} bytes`);a.bytes=g,a.set.push([b,h])}function f(a,m){
return a.length+m.length+4}function s(a,m){return c.test(a)&&a===a.toLowerCase()&&O.test(m)&&!T.has(a)}var i=u(321);const o=["index.html","200.html"],E="_redire\
cts",t="_headers",e=512*1024,d=[E,t];function p(a){return d.includes(a)}function y(a,{base:m,fallback:r}={}){const n=[],l=v=>{const M=a.get(v)??Buffer.alloc(0);
return M==="too large"&&n.push({file:v,reason:`it has more than ${e} bytes`}),M==="too large"?"":M.toString()},b=(0,i.Zk)(l(E));for(const v of b.ignored)n.push(
{file:E,...v});const h=k(l(t));for(const v of h.ignored)n.push({file:t,...v});const g=[...b.rules,...A(m)].slice(0,i.b5);if(g.length+h.rules.length===0&&r===void 0)
return{bytes:Buffer.alloc(0),ignored:n};const w={redirects:g.map(({from:v,to:M,status:K,force:Z})=>[v.text,M,K,Z]),headers:h.rules.map(({from:v,set:M,unset:K})=>[
v.text,M,K]),fallback:r};return{bytes:Buffer.from(JSON.stringify(w)),ignored:n}}function A(a){return a===void 0?[]:(0,i.Zk)(`${a} ${a}/ 302
${a}/* /:splat 200
/ ${a}/ 302!`).rules}function C(a){if(a.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:m,headers:r,fallback:n}=P(a);if(!Array.isArray(
m)||m.length>i.b5||!Array.isArray(r)||r.length>R)throw B();return{redirects:m.map(N),headers:r.map(H),fallback:o.find(l=>l===n)}}function P(a){const m=(0,_.D7)(
a.toString());if(!m)throw B();return m}function N(a){const[m,r,n,l]=U(a);if(typeof r!="string"||typeof n!="number"||typeof l!="boolean"||!(0,i.zM)(n)||!(0,i.Ex)(
r,n)||!/^[\x21-\x7e]+$/.test(r))throw B();return{from:G(m),to:r,status:n,force:l}}function H(a){const[m,r,n]=U(a),l=U(r).map(h=>{const[g,w]=U(h);if(typeof g!="s\
tring"||typeof w!="string"||!s(g,w))throw B();return[g,w]}),b=U(n).map(h=>typeof h=="string"?h:Y());return{from:G(m),set:l,unset:b}}function G(a){const m=typeof a==
"string"?(0,S.EY)(a):void 0;return typeof m=="object"?m:Y()}function U(a){return Array.isArray(a)?a:Y()}function Y(){throw B()}function B(){return new x.F("The \
compiled rules of a release are damaged: deploy again")}}),391:((z,L,u)=>{u.d(L,{F:()=>_});class _ extends Error{name="DamagedObject"}}),2405:((z,L,u)=>{u.r(L),
u.d(L,{inspectOutput:()=>G});var _=u(7598),x=u(3024),S=u(1455),R=u(6760),j=u(6466),$=u(2458),c=u(6583),O=u(3715),T=u(6813),k=u(7975),D=u(8522);const I=(0,k.promisify)(
D.brotliCompress),f=(0,k.promisify)(D.gzip),s=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,i={params:{[D.constants.BROTLI_PARAM_QUALITY]:5}},
o={level:6};async function E(r,n){const l=n.length;if(l===0||s.test(r))return{bytes:l,brotli:l,gzip:l};const[b,h]=await Promise.all([f(n,o),I(n,i)]);return{bytes:l,
brotli:Math.min(l,h.length),gzip:Math.min(l,b.length)}}const t=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
e=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function d(r){return t.test(r)&&!p(r)}function p(r){return e.test(r)}const y="PRIVATE KEY",A=600;
function C(r){for(let n=r.indexOf(y);n!==-1;n=r.indexOf(y,n+y.length)){const l=r.toString("latin1",Math.max(0,n-40),n+A);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(l))return!0}return!1}const P=16*1024*1024,N=4,H=1e3;async function G(r){const{directory:n,kind:l,commit:b,mostFiles:h,signal:g}=r,w=(await m((0,R.join)(n,"\
.git","shallow"))).trim()===b,v=[],M=[];for await(const W of U(n,"",l)){if(g.throwIfAborted(),v.length>=h||Buffer.byteLength(W)>O.Si.pathBytes)continue;const F=Y(
W,w);F==="ordinary"?v.push(W):F!=="left-out"&&M.length<H&&M.push({path:W,kind:F})}const K=[],Z=v.sort().values(),V=async()=>{for(const W of Z){g.throwIfAborted();
const F=await B(n,W,g);F&&K.push(F)}};return await Promise.all(Array.from({length:N},V)),K.sort((W,F)=>W.path<F.path?-1:1),{files:K,odd:M,ignoredRules:await(0,T.
d)(n)}}async function*U(r,n,l){const b=await(0,S.readdir)((0,R.join)(r,n),{withFileTypes:!0});for(const h of b.sort((g,w)=>g.name<w.name?-1:1)){const g=n+h.name,
w=h.name===".git"||g==="node_modules";g!==c.nA&&(l==="folder"&&!w&&(0,$.W)(h.name)&&!d(h.name)||(h.isDirectory()&&!w?yield*U(r,`${g}/`,l):(w||h.isFile()||h.isSymbolicLink())&&
(yield g)))}}function Y(r,n){const l=r.slice(r.lastIndexOf("/")+1);return r==="node_modules"||l===".git"&&n?"left-out":l===".git"?"repository":p(l)?"example":d(
l)?"secrets":"ordinary"}async function B(r,n,l){const b=(0,R.join)(r,n),h=await(0,S.stat)(b).catch(()=>{});if(!h?.isFile())return;const g=h.size;if(g>P)return{path:n,
bytes:g,brotli:g,gzip:g,digest:await a(b,l)};const w=await(0,S.readFile)(b),v=(0,_.createHash)("sha256").update(w).digest("hex"),M={path:n,...await E(n,w),digest:v};
return C(w)?{...M,hasKey:!0}:M}async function a(r,n){const l=(0,_.createHash)("sha256");return await(0,j.pipeline)((0,x.createReadStream)(r),l,{signal:n}),l.digest(
"hex")}async function m(r){return(0,S.readFile)(r,"utf8").catch(()=>"")}})};export{J as id,Q as ids,X as modules};

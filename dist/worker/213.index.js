const J=213,Q=[213],X={2458:((F,L,u)=>{u.d(L,{W:()=>j});var _=u(5807);const x="{js,cjs,mjs,ts,cts,mts}",S={hidden:(0,_.aL)(".* __pycache__"),lockfiles:(0,_.aL)(
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
  `)},R=new RegExp(`^(?:${Object.values(S).flat().map(D).join("|")})$`,"is");function j(c){return c!==".well-known"&&R.test(c)}function D(c){return c.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(O,T)=>`(?:${T.replaceAll(",","|")})`)}}),6813:((F,L,u)=>{u.d(L,{K:()=>I,d:()=>P});var _=u(3024),x=u(1455),S=u(
6760),R=u(2558),j=function(f,s,i){if(s!=null){if(typeof s!="object"&&typeof s!="function")throw new TypeError("Object expected.");var o,y;if(i){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");o=s[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");o=s[Symbol.dispose],i&&(y=o)}if(typeof o!="function")throw new TypeError("Object not disposable.");y&&(o=function(){try{y.call(this)}catch(t){return Promise.
reject(t)}}),f.stack.push({value:s,dispose:o,async:i})}else i&&f.stack.push({async:!0});return s},D=(function(f){return function(s){function i(e){s.error=s.hasError?
new f(e,s.error,"An error was suppressed during disposal."):e,s.hasError=!0}var o,y=0;function t(){for(;o=s.stack.pop();)try{if(!o.async&&y===1)return y=0,s.stack.
push(o),Promise.resolve().then(t);if(o.dispose){var e=o.dispose.call(o.value);if(o.async)return y|=2,Promise.resolve(e).then(t,function(d){return i(d),t()})}else
y|=1}catch(d){i(d)}if(y===1)return s.hasError?Promise.reject(s.error):Promise.resolve();if(s.hasError)throw s.error}return t()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(f,s,i){var o=new Error(i);return o.name="SuppressedError",o.error=f,o.suppressed=s,o});const c=50,O=200,T=_.constants.O_RDONLY|_.constants.
O_NOFOLLOW|_.constants.O_NONBLOCK;async function P(f){const s=[];for(const o of R.P4)s.push([o,await $((0,S.join)(f,o))]);const i=new Map(s.flatMap(([o,y])=>y===
void 0?[]:[[o,y]]));return I((0,R.nb)(i).ignored)}async function $(f){const s={stack:[],error:void 0,hasError:!1};try{const i=await(0,x.open)(f,T).catch(()=>{});
if(!i)return;const o=j(s,i,!0);if(!(await o.stat()).isFile())return;const{buffer:t,bytesRead:e}=await o.read(Buffer.alloc(R.Gb+1),{position:0});return e>R.Gb?"t\
oo large":t.subarray(0,e)}catch(i){s.error=i,s.hasError=!0}finally{const i=D(s);i&&await i}}function I(f){const s=f.slice(0,c).map(o=>({...o,reason:o.reason.slice(
0,O)})),[i]=f.slice(c);return i&&s.push({file:i.file,reason:`${f.length-c} more rules`}),s}}),9985:((F,L,u)=>{u.d(L,{O0:()=>R,q0:()=>x,qE:()=>D});var _=u(5807);
function x(c){if(c.charCodeAt(0)!==47)return;const O=c.includes("%")?(0,_.FF)(c):c;if(!(O===void 0||O.includes("\0")||O.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(O)?void 0:O.slice(1)}const S=/^[\w.!~*'()@:$,+=&;/-]*$/;function R(c){return S.test(c)?`/${c}`:`/${c.split("/").map(j).join("/")}`}function j(c){return encodeURIComponent(
c).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function D(c,O){if(c===""||c.endsWith("/")){if(O(`${c}index.html`))return{kind:"file",path:`${c}ind\
ex.html`};const T=c.slice(0,-1);return T!==""&&O(`${T}.html`)?{kind:"redirect",to:T}:void 0}return O(c)?{kind:"file",path:c}:O(`${c}.html`)?{kind:"file",path:`${c}\
.html`}:O(`${c}/index.html`)?{kind:"redirect",to:`${c}/`}:void 0}}),4866:((F,L,u)=>{u.d(L,{EY:()=>O,Eb:()=>c,YW:()=>s,iJ:()=>T,kl:()=>f});var _=u(9985);const x=32,
S=/\/:[A-Za-z]\w*[^\w/]/,R=/^:([A-Za-z]\w*)$/,j="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name \
once",D=`it has more than ${x} placeholders`;function c(t){const e=(0,_.q0)(t);return e===void 0?j:O(y(`/${e}`))}function O(t){const[e="",d,m]=t.split("*",3);if(!t.
startsWith("/")||m!==void 0||S.test(t))return j;const E=e.slice(1).split("/").map($),A=(d??"").split("/").map($),C=[...P(E),...P(A),...d===void 0?[]:["splat"]];
if(new Set(C).size<C.length)return j;if(C.length>x)return D;if(d===void 0)return{text:t,head:E,star:void 0};if(d===""&&e.endsWith("/")){const H=e==="/"?[]:e.slice(
1,-1).split("/").map($);return{text:t,head:H,star:{isRest:!0,before:"",behind:"",tail:[]}}}const k=e.slice(e.lastIndexOf("/")+1),[N=""]=d.split("/",1);return{text:t,
head:E.slice(0,-1),star:{isRest:!1,before:k,behind:N,tail:A.slice(1)}}}function T({head:t,star:e}){return new Set(e?[...P(t),...P(e.tail),"splat"]:P(t))}function P(t){
return t.flatMap(e=>"name"in e?e.name:[])}function $(t){const e=R.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const I=32*1024;class f{path;bare;#n;#e;#t;#s=I;constructor(e){
this.path=e,this.bare=y(e)}get parts(){return this.#n??=this.bare.slice(1).split("/"),this.#n}encode(e){this.#t??=new Map;const d=this.#t.get(e);if(d!==void 0)return d;
if(this.#s-=e.length,this.#s<0)return;const m=(0,_.O0)(e).slice(1);return this.#t.set(e,m),m}start(e){if(!this.#e){let d=1;this.#e=this.parts.map(m=>{const E=d;
return d+=m.length+1,E})}return this.#e[e]??this.path.length}}function s(t,e){const{head:d,star:m}=t,{parts:E}=e;if(m===void 0)return E.length===d.length&&i(d,E,
0)?new o(t,e,void 0):void 0;if(!i(d,E,0))return;if(m.isRest){if(E.length<d.length)return;const N=d.length===0?1:e.start(d.length-1)+(E[d.length-1]??"").length+1;
return new o(t,e,N>e.path.length?void 0:e.path.slice(N))}const A=E.length-m.tail.length-1;if(A<d.length||!i(m.tail,E,A+1))return;const C=e.start(d.length)+m.before.
length,k=e.start(A)+(E[A]??"").length-m.behind.length;if(!(C>k)&&e.bare.startsWith(m.before,e.start(d.length))&&e.bare.startsWith(m.behind,k))return new o(t,e,e.
bare.slice(C,k))}function i(t,e,d){for(let m=0;m<t.length;m+=1){const E=t[m],A=e[d+m];if(E===void 0||A===void 0||("text"in E?E.text!==A:A===""))return!1}return!0}
class o{#n;#e;#t;constructor(e,d,m){this.#n=e,this.#e=d,this.#t=m}get(e){const{head:d,star:m}=this.#n,{parts:E}=this.#e,A=d.findIndex(k=>"name"in k&&k.name===e);
if(A!==-1)return E[A]??"";const C=m?m.tail.findIndex(k=>"name"in k&&k.name===e):-1;return m&&C!==-1?E[E.length-m.tail.length+C]??"":this.#t??""}encoded(e){return this.#e.
encode(this.get(e))}}function y(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}}),321:((F,L,u)=>{u.d(L,{Ex:()=>I,Zk:()=>D,b5:()=>x,r6:()=>$,zM:()=>P});var _=u(
4866);const x=2e3,S=2e3,R=/^[^/:]+=/,j={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function D(f){const s=[],i=[];for(const[o,y]of f.
split(/\r\n|\r|\n/).entries()){const t=c(y).trim();if(t==="")continue;const e=s.length<x?O(t):"too many rules";typeof e=="string"?i.push({line:o+1,reason:e}):s.
push(e)}return{rules:s,ignored:i}}function c(f){const s=f.search(/(?:^|\s)#/);return s===-1?f:f.slice(0,s)}function O(f){if(f.length>S)return"the line is too lo\
ng";const[s="",i,o="301",...y]=f.split(/\s+/);if(i===void 0)return"it does not name a target";if(y.length>0||o.includes("=")||R.test(i))return"conditions and qu\
ery parameters are not supported";const t=T(o);if(t===void 0)return/^\d+!?$/.test(o)?`${o} is not a status that a rule can have`:"its status is not a number";const e=(0,_.
Eb)(s);return typeof e=="string"?e:I(i,t)?{from:e,to:i.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:t,force:o.endsWith("!")}:$(t)?"rewrites to other orig\
ins are refused":"the target is neither a path nor a URL"}function T(f){const s=Number(/^(\d{3})!?$/.exec(f)?.[1]);return P(s)?s:void 0}function P(f){return Object.
hasOwn(j,f)}function $(f){return j[f]==="rewrite"}function I(f,s){return/^\/(?!\/)/.test(f)||!$(s)&&/^(?:https?:)?\/\//i.test(f)}}),2558:((F,L,u)=>{u.d(L,{P4:()=>d,
Gb:()=>e,nb:()=>E,n$:()=>m,Kc:()=>C});var _=u(8302),x=u(391),S=u(4866);const R=500,j=8*1024,D=2e3,c=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,O=/^[\t\x20-\x7e\x80-\xff]*$/,
T=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te",
"trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function P(a){const p=[],r=[];let n;for(const[l,b]of a.split(/\r\n|\r|\n/).entries()){
const h=b.trim(),g=w=>r.push({line:l+1,reason:w});h===""||h.startsWith("#")||(h.length>D?g("the line is too long"):h.startsWith("/")||/^https?:/.test(h)?(n=$(h,
p.length,g),n&&p.push(n)):n?I(n,h,g):g("it is not below a path"))}return{rules:p,ignored:r}}function $(a,p,r){const n=(0,S.Eb)(a);if(p>=R)r("too many rules");else if(typeof n==
"string")r(n);else return{from:n,set:[],unset:[],bytes:0}}function I(a,p,r){const n=/^!\s*(\S+)$/.exec(p)?.[1];if(n)return void a.unset.push(n.toLowerCase());const l=p.
indexOf(":"),b=p.slice(0,l).trim().toLowerCase(),h=p.slice(l+1).trim();if(l<1||!c.test(b)||!O.test(h))return r('it is not "Name: value"');if(b==="basic-auth")return r(
'"basic-auth" is not supported: anyone can read this path');if(b==="set-cookie"&&a.set.some(([w])=>w===b))return r("a path can set one cookie");if(T.has(b))return r(
`rules cannot set "${b}"`);const g=a.bytes+f(b,h);if(g>j)return r(`the headers of this path have more than ${j} bytes`);a.bytes=g,a.set.push([b,h])}function f(a,p){
return a.length+p.length+4}function s(a,p){return c.test(a)&&a===a.toLowerCase()&&O.test(p)&&!T.has(a)}var i=u(321);const o=["index.html","200.html"],y="_redire\
cts",t="_headers",e=512*1024,d=[y,t];function m(a){return d.includes(a)}function E(a,{base:p,fallback:r}={}){const n=[],l=v=>{const M=a.get(v)??Buffer.alloc(0);
return M==="too large"&&n.push({file:v,reason:`it has more than ${e} bytes`}),M==="too large"?"":M.toString()},b=(0,i.Zk)(l(y));for(const v of b.ignored)n.push(
{file:y,...v});const h=P(l(t));for(const v of h.ignored)n.push({file:t,...v});const g=[...b.rules,...A(p)].slice(0,i.b5);if(g.length+h.rules.length===0&&r===void 0)
return{bytes:Buffer.alloc(0),ignored:n};const w={redirects:g.map(({from:v,to:M,status:K,force:Z})=>[v.text,M,K,Z]),headers:h.rules.map(({from:v,set:M,unset:K})=>[
v.text,M,K]),fallback:r};return{bytes:Buffer.from(JSON.stringify(w)),ignored:n}}function A(a){return a===void 0?[]:(0,i.Zk)(`${a} ${a}/ 302
${a}/* /:splat 200
/ ${a}/ 302!`).rules}function C(a){if(a.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:p,headers:r,fallback:n}=k(a);if(!Array.isArray(
p)||p.length>i.b5||!Array.isArray(r)||r.length>R)throw B();return{redirects:p.map(N),headers:r.map(H),fallback:o.find(l=>l===n)}}function k(a){const p=(0,_.D7)(
a.toString());if(!p)throw B();return p}function N(a){const[p,r,n,l]=z(a);if(typeof r!="string"||typeof n!="number"||typeof l!="boolean"||!(0,i.zM)(n)||!(0,i.Ex)(
r,n)||!/^[\x21-\x7e]+$/.test(r))throw B();return{from:Y(p),to:r,status:n,force:l}}function H(a){const[p,r,n]=z(a),l=z(r).map(h=>{const[g,w]=z(h);if(typeof g!="s\
tring"||typeof w!="string"||!s(g,w))throw B();return[g,w]}),b=z(n).map(h=>typeof h=="string"?h:G());return{from:Y(p),set:l,unset:b}}function Y(a){const p=typeof a==
"string"?(0,S.EY)(a):void 0;return typeof p=="object"?p:G()}function z(a){return Array.isArray(a)?a:G()}function G(){throw B()}function B(){return new x.F("The \
compiled rules of a release are damaged: deploy again")}}),391:((F,L,u)=>{u.d(L,{F:()=>_});class _ extends Error{name="DamagedObject"}}),7213:((F,L,u)=>{u.r(L),
u.d(L,{inspectOutput:()=>H});var _=u(7598),x=u(3024),S=u(1455),R=u(6760),j=u(6466),D=u(7975),c=u(8522),O=u(2458),T=u(6583),P=u(3715),$=u(6813);const I=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
f=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function s(r){return I.test(r)&&!i(r)}function i(r){return f.test(r)}const o="PRIVATE KEY",y=600;
function t(r){for(let n=r.indexOf(o);n!==-1;n=r.indexOf(o,n+o.length)){const l=r.toString("latin1",Math.max(0,n-40),n+y);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(l))return!0}return!1}const e=16*1024*1024,d=4,m=(0,D.promisify)(c.brotliCompress),E=(0,D.promisify)(c.gzip),A=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
C={params:{[c.constants.BROTLI_PARAM_QUALITY]:5}},k={level:6},N=1e3;async function H(r){const{directory:n,kind:l,commit:b,mostFiles:h,signal:g}=r,w=(await a((0,R.
join)(n,".git","shallow"))).trim()===b,v=[],M=[];for await(const U of Y(n,"",l)){if(g.throwIfAborted(),v.length>=h||Buffer.byteLength(U)>P.Si.pathBytes)continue;
const W=z(U,w);W==="ordinary"?v.push(U):W!=="left-out"&&M.length<N&&M.push({path:U,kind:W})}const K=[],Z=v.sort().values(),V=async()=>{for(const U of Z){g.throwIfAborted();
const W=await G(n,U,g);W&&K.push(W)}};return await Promise.all(Array.from({length:d},V)),K.sort((U,W)=>U.path<W.path?-1:1),{files:K,odd:M,ignoredRules:await(0,$.
d)(n)}}async function*Y(r,n,l){const b=await(0,S.readdir)((0,R.join)(r,n),{withFileTypes:!0});for(const h of b.sort((g,w)=>g.name<w.name?-1:1)){const g=n+h.name,
w=h.name===".git"||g==="node_modules";g!==T.nA&&(l==="folder"&&!w&&(0,O.W)(h.name)&&!s(h.name)||(h.isDirectory()&&!w?yield*Y(r,`${g}/`,l):(w||h.isFile()||h.isSymbolicLink())&&
(yield g)))}}function z(r,n){const l=r.slice(r.lastIndexOf("/")+1);return r==="node_modules"||l===".git"&&n?"left-out":l===".git"?"repository":i(l)?"example":s(
l)?"secrets":"ordinary"}async function G(r,n,l){const b=(0,R.join)(r,n),h=await(0,S.stat)(b).catch(()=>{});if(!h?.isFile())return;const g=h.size;if(g>e)return{path:n,
bytes:g,brotli:g,gzip:g,digest:await B(b,l)};const w=await(0,S.readFile)(b),v=(0,_.createHash)("sha256").update(w).digest("hex"),M={path:n,...await p(n,w),digest:v};
return t(w)?{...M,hasKey:!0}:M}async function B(r,n){const l=(0,_.createHash)("sha256");return await(0,j.pipeline)((0,x.createReadStream)(r),l,{signal:n}),l.digest(
"hex")}async function a(r){return(0,S.readFile)(r,"utf8").catch(()=>"")}async function p(r,n){const l=n.length;if(l===0||A.test(r))return{bytes:l,brotli:l,gzip:l};
const[b,h]=await Promise.all([E(n,k),m(n,C)]);return{bytes:l,brotli:Math.min(l,h.length),gzip:Math.min(l,b.length)}}})};export{J as id,Q as ids,X as modules};

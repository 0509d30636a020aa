const Oe=405,Re=[405],Se={2458:((ee,$,p)=>{p.d($,{W:()=>I});var _=p(5807);const D="{js,cjs,mjs,ts,cts,mts}",P={hidden:(0,_.aL)(".* __pycache__"),lockfiles:(0,_.
aL)(`
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
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${D}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,_.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${D}
    gruntfile.${D} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,_.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,_.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},R=new RegExp(`^(?:${Object.values(P).flat().map(F).join("|")})$`,"is");function I(w){return w!==".well-known"&&R.test(w)}function F(w){return w.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(H,M)=>`(?:${M.replaceAll(",","|")})`)}}),6813:((ee,$,p)=>{p.d($,{K:()=>N,d:()=>v});var _=p(3024),D=p(1455),
P=p(6760),R=p(7310),I=function(m,c,l){if(c!=null){if(typeof c!="object"&&typeof c!="function")throw new TypeError("Object expected.");var a,g;if(l){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");a=c[Symbol.asyncDispose]}if(a===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");a=c[Symbol.dispose],l&&(g=a)}if(typeof a!="function")throw new TypeError("Object not disposable.");g&&(a=function(){try{g.call(this)}catch(A){return Promise.
reject(A)}}),m.stack.push({value:c,dispose:a,async:l})}else l&&m.stack.push({async:!0});return c},F=(function(m){return function(c){function l(T){c.error=c.hasError?
new m(T,c.error,"An error was suppressed during disposal."):T,c.hasError=!0}var a,g=0;function A(){for(;a=c.stack.pop();)try{if(!a.async&&g===1)return g=0,c.stack.
push(a),Promise.resolve().then(A);if(a.dispose){var T=a.dispose.call(a.value);if(a.async)return g|=2,Promise.resolve(T).then(A,function(j){return l(j),A()})}else
g|=1}catch(j){l(j)}if(g===1)return c.hasError?Promise.reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return A()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(m,c,l){var a=new Error(l);return a.name="SuppressedError",a.error=m,a.suppressed=c,a});const w=50,H=200,M=_.constants.O_RDONLY|_.constants.
O_NOFOLLOW|_.constants.O_NONBLOCK;async function v(m){const c=[];for(const a of R.P4)c.push([a,await K((0,P.join)(m,a))]);const l=new Map(c.flatMap(([a,g])=>g===
void 0?[]:[[a,g]]));return N((0,R.nb)(l).ignored)}async function K(m){const c={stack:[],error:void 0,hasError:!1};try{const l=await(0,D.open)(m,M).catch(()=>{});
if(!l)return;const a=I(c,l,!0);if(!(await a.stat()).isFile())return;const{buffer:A,bytesRead:T}=await a.read(Buffer.alloc(R.Gb+1),{position:0});return T>R.Gb?"t\
oo large":A.subarray(0,T)}catch(l){c.error=l,c.hasError=!0}finally{const l=F(c);l&&await l}}function N(m){const c=m.slice(0,w).map(a=>({...a,reason:a.reason.slice(
0,H)})),[l]=m.slice(w);return l&&c.push({file:l.file,reason:`${m.length-w} more rules`}),c}}),7310:((ee,$,p)=>{p.d($,{P4:()=>de,Gb:()=>fe,nb:()=>me,n$:()=>pe});
function _(e){if(e.charCodeAt(0)!==47)return;const t=e.includes("%")?I(e):e;if(!(t===void 0||t.includes("\0")||t.includes("\\")))return/\/\.\.?(?:\/|$)/.test(t)?
void 0:t.slice(1)}const D=/^[\w.!~*'()@:$,+=&;/-]*$/;function P(e){return D.test(e)?`/${e}`:`/${e.split("/").map(R).join("/")}`}function R(e){return encodeURIComponent(
e).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function I(e){try{return decodeURIComponent(e)}catch{return}}function F(e,t){if(e===""||e.endsWith(
"/")){if(t(`${e}index.html`))return{kind:"file",path:`${e}index.html`};const n=e.slice(0,-1);return n!==""&&t(`${n}.html`)?{kind:"redirect",to:n}:void 0}return t(
e)?{kind:"file",path:e}:t(`${e}.html`)?{kind:"file",path:`${e}.html`}:t(`${e}/index.html`)?{kind:"redirect",to:`${e}/`}:void 0}const w=32,H=/\/:[A-Za-z]\w*[^\w/]/,
M=/^:([A-Za-z]\w*)$/,v="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",K=`it has more than\
 ${w} placeholders`;function N(e){const t=_(e);return t===void 0?v:m(J(`/${t}`))}function m(e){const[t="",n,s]=e.split("*",3);if(!e.startsWith("/")||s!==void 0||
H.test(e))return v;const r=t.slice(1).split("/").map(a),o=(n??"").split("/").map(a),i=[...l(r),...l(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return v;
if(i.length>w)return K;if(n===void 0)return{text:e,head:r,star:void 0};if(n===""&&t.endsWith("/")){const x=t==="/"?[]:t.slice(1,-1).split("/").map(a);return{text:e,
head:x,star:{isRest:!0,before:"",behind:"",tail:[]}}}const h=t.slice(t.lastIndexOf("/")+1),[b=""]=n.split("/",1);return{text:e,head:r.slice(0,-1),star:{isRest:!1,
before:h,behind:b,tail:o.slice(1)}}}function c({head:e,star:t}){return new Set(t?[...l(e),...l(t.tail),"splat"]:l(e))}function l(e){return e.flatMap(t=>"name"in
t?t.name:[])}function a(e){const t=M.exec(e)?.[1];return t===void 0?{text:e}:{name:t}}const g=null;class A{path;bare;#n;#e;#t;#s=g;constructor(t){this.path=t,this.
bare=J(t)}get parts(){return this.#n??=this.bare.slice(1).split("/"),this.#n}encode(t){this.#t??=new Map;const n=this.#t.get(t);if(n!==void 0)return n;if(this.#s-=
t.length,this.#s<0)return;const s=encodePath(t).slice(1);return this.#t.set(t,s),s}start(t){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const r=n;return n+=
s.length+1,r})}return this.#e[t]??this.path.length}}function T(e,t){const{head:n,star:s}=e,{parts:r}=t;if(s===void 0)return r.length===n.length&&j(n,r,0)?new B(
e,t,void 0):void 0;if(!j(n,r,0))return;if(s.isRest){if(r.length<n.length)return;const b=n.length===0?1:t.start(n.length-1)+(r[n.length-1]??"").length+1;return new B(
e,t,b>t.path.length?void 0:t.path.slice(b))}const o=r.length-s.tail.length-1;if(o<n.length||!j(s.tail,r,o+1))return;const i=t.start(n.length)+s.before.length,h=t.
start(o)+(r[o]??"").length-s.behind.length;if(!(i>h)&&t.bare.startsWith(s.before,t.start(n.length))&&t.bare.startsWith(s.behind,h))return new B(e,t,t.bare.slice(
i,h))}function j(e,t,n){for(let s=0;s<e.length;s+=1){const r=e[s],o=t[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class B{#n;#e;#t;constructor(t,n,s){
this.#n=t,this.#e=n,this.#t=s}get(t){const{head:n,star:s}=this.#n,{parts:r}=this.#e,o=n.findIndex(h=>"name"in h&&h.name===t);if(o!==-1)return r[o]??"";const i=s?
s.tail.findIndex(h=>"name"in h&&h.name===t):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#t??""}encoded(t){return this.#e.encode(this.get(t))}}function J(e){
return e.length>1&&e.endsWith("/")?e.slice(0,-1):e}const te=500,Q=8*1024,ne=2e3,G=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,X=/^[\t\x20-\x7e\x80-\xff]*$/,Y=new Set(["acce\
pt-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","trans\
fer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function se(e){const t=[],n=[];let s;for(const[r,o]of e.split(/\r\n|\r|\n/).entries()){const i=o.
trim(),h=b=>n.push({line:r+1,reason:b});i===""||i.startsWith("#")||(i.length>ne?h("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=re(i,t.length,
h),s&&t.push(s)):s?oe(s,i,h):h("it is not below a path"))}return{rules:t,ignored:n}}function re(e,t,n){const s=N(e);if(t>=te)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function oe(e,t,n){const s=/^!\s*(\S+)$/.exec(t)?.[1];if(s)return void e.unset.push(s.toLowerCase());const r=t.
indexOf(":"),o=t.slice(0,r).trim().toLowerCase(),i=t.slice(r+1).trim();if(r<1||!G.test(o)||!X.test(i))return n('it is not "Name: value"');if(o==="basic-auth")return n(
'"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&e.set.some(([b])=>b===o))return n("a path can set one cookie");if(Y.has(o))return n(
`rules cannot set "${o}"`);const h=e.bytes+ie(o,i);if(h>Q)return n(`the headers of this path have more than ${Q} bytes`);e.bytes=h,e.set.push([o,i])}function ie(e,t){
return e.length+t.length+4}function f(e,t){return G.test(e)&&e===e.toLowerCase()&&X.test(t)&&!Y.has(e)}const u=2e3,d=2e3,L=/^[^/:]+=/,y={200:"rewrite",404:"rewr\
ite",301:"go",302:"go",303:"go",307:"go",308:"go"};function E(e){const t=[],n=[];for(const[s,r]of e.split(/\r\n|\r|\n/).entries()){const o=O(r).trim();if(o==="")
continue;const i=t.length<u?U(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):t.push(i)}return{rules:t,ignored:n}}function O(e){const t=e.search(
/(?:^|\s)#/);return t===-1?e:e.slice(0,t)}function U(e){if(e.length>d)return"the line is too long";const[t="",n,s="301",...r]=e.split(/\s+/);if(n===void 0)return"\
it does not name a target";if(r.length>0||s.includes("=")||L.test(n))return"conditions and query parameters are not supported";const o=C(s);if(o===void 0)return/^\d+!?$/.
test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=N(t);return typeof i=="string"?i:ae(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:o,force:s.endsWith("!")}:q(o)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function C(e){const t=Number(
/^(\d{3})!?$/.exec(e)?.[1]);return Z(t)?t:void 0}function Z(e){return Object.hasOwn(y,e)}function q(e){return y[e]==="rewrite"}function ae(e,t){return/^\/(?!\/)/.
test(e)||!q(t)&&/^(?:https?:)?\/\//i.test(e)}const k=null,S="_redirects",ce="_headers",fe=512*1024,de=[S,ce];function pe(e){return de.includes(e)}function me(e,{
base:t,fallback:n}={}){const s=[],r=x=>{const W=e.get(x)??Buffer.alloc(0);return W==="too large"&&s.push({file:x,reason:`it has more than ${fe} bytes`}),W==="to\
o large"?"":W.toString()},o=E(r(S));for(const x of o.ignored)s.push({file:S,...x});const i=se(r(ce));for(const x of i.ignored)s.push({file:ce,...x});const h=[...o.
rules,...ge(t)].slice(0,u);if(h.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const b={redirects:h.map(({from:x,to:W,status:ue,force:be})=>[
x.text,W,ue,be]),headers:i.rules.map(({from:x,set:W,unset:ue})=>[x.text,W,ue]),fallback:n};return{bytes:Buffer.from(JSON.stringify(b)),ignored:s}}function ge(e){
return e===void 0?[]:E(`${e} ${e}/ 302
${e}/* /:splat 200
/ ${e}/ 302!`).rules}function we(e){if(e.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:t,headers:n,fallback:s}=ye(e);if(!Array.isArray(
t)||t.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw z();return{redirects:t.map(Ee),headers:n.map(_e),fallback:k.find(r=>r===s)}}
function ye(e){try{const t=JSON.parse(e.toString());if(isObject(t))return t}catch{}throw z()}function Ee(e){const[t,n,s,r]=V(e);if(typeof n!="string"||typeof s!=
"number"||typeof r!="boolean"||!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw z();return{from:he(t),to:n,status:s,force:r}}function _e(e){const[t,
n,s]=V(e),r=V(n).map(i=>{const[h,b]=V(i);if(typeof h!="string"||typeof b!="string"||!isHeader(h,b))throw z();return[h,b]}),o=V(s).map(i=>typeof i=="string"?i:le());
return{from:he(t),set:r,unset:o}}function he(e){const t=typeof e=="string"?parsePattern(e):void 0;return typeof t=="object"?t:le()}function V(e){return Array.isArray(
e)?e:le()}function le(){throw z()}function z(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}}),2405:((ee,$,p)=>{p.r($),
p.d($,{MOST_ODD:()=>G,inspectOutput:()=>X});var _=p(7598),D=p(3024),P=p(1455),R=p(6760),I=p(6466),F=p(2458),w=p(3715),H=p(6813),M=p(7975),v=p(8522);const K=(0,M.
promisify)(v.brotliCompress),N=(0,M.promisify)(v.gzip),m=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,c={params:{[v.constants.
BROTLI_PARAM_QUALITY]:5}},l={level:6};async function a(f,u){const d=u.length;if(d===0||m.test(f))return{bytes:d,brotli:d,gzip:d};const[L,y]=await Promise.all([N(
u,l),K(u,c)]);return{bytes:d,brotli:Math.min(d,y.length),gzip:Math.min(d,L.length)}}const g=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
A=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function T(f){return g.test(f)&&!j(f)}function j(f){return A.test(f)}const B="PRIVATE KEY",J=600;
function te(f){for(let u=f.indexOf(B);u!==-1;u=f.indexOf(B,u+B.length)){const d=f.toString("latin1",Math.max(0,u-40),u+J);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(d))return!0}return!1}const Q=16*1024*1024,ne=4,G=1e3;async function X(f){const{directory:u,kind:d,commit:L,mostFiles:y,signal:E}=f,O=(await ie((0,R.join)(u,
".git","shallow"))).trim()===L,U=[],C=[];for await(const k of Y(u,"",d)){if(E.throwIfAborted(),U.length>=y||Buffer.byteLength(k)>w.Si.pathBytes)continue;const S=se(
k,O);S==="ordinary"?U.push(k):S!=="left-out"&&C.length<G&&C.push({path:k,kind:S})}const Z=[],q=U.sort().values(),ae=async()=>{for(const k of q){E.throwIfAborted();
const S=await re(u,k,E);S&&Z.push(S)}};return await Promise.all(Array.from({length:ne},ae)),Z.sort((k,S)=>k.path<S.path?-1:1),{files:Z,odd:C,ignoredRules:await(0,H.
d)(u)}}async function*Y(f,u,d){const L=await(0,P.readdir)((0,R.join)(f,u),{withFileTypes:!0});for(const y of L.sort((E,O)=>E.name<O.name?-1:1)){const E=u+y.name,
O=y.name===".git"||E==="node_modules";d==="folder"&&!O&&(0,F.W)(y.name)&&!T(y.name)||(y.isDirectory()&&!O?yield*Y(f,`${E}/`,d):(O||y.isFile()||y.isSymbolicLink())&&
(yield E))}}function se(f,u){const d=f.slice(f.lastIndexOf("/")+1);return f==="node_modules"||d===".git"&&u?"left-out":d===".git"?"repository":j(d)?"example":T(
d)?"secrets":"ordinary"}async function re(f,u,d){const L=(0,R.join)(f,u),y=await(0,P.stat)(L).catch(()=>{});if(!y?.isFile())return;const E=y.size;if(E>Q)return{
path:u,bytes:E,brotli:E,gzip:E,digest:await oe(L,d)};const O=await(0,P.readFile)(L),U=(0,_.createHash)("sha256").update(O).digest("hex"),C={path:u,...await a(u,
O),digest:U};return te(O)?{...C,hasKey:!0}:C}async function oe(f,u){const d=(0,_.createHash)("sha256");return await(0,I.pipeline)((0,D.createReadStream)(f),d,{signal:u}),
d.digest("hex")}async function ie(f){return(0,P.readFile)(f,"utf8").catch(()=>"")}})};export{Oe as id,Re as ids,Se as modules};

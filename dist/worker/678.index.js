const m0=678,h0=[678],g0={678:((Eg,yr,O)=>{O.d(yr,{runWorker:()=>wg});var ue=O(500);const Fe={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(t,e){
e?.throwIfAborted();try{await(0,ue.setTimeout)(t,void 0,{signal:e})}catch(n){throw e?.throwIfAborted(),n}}},kg=(t,e)=>{const n=setInterval(e,t).unref();return()=>clearInterval(
n)};function $(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Sg(t){const e=Object.entries(t).filter(([,n])=>n!==void 0);return Object.fromEntries(
e)}function T(t,e){return typeof t=="string"&&t.length<=e}const Pn={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"\
user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"pla\
tform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
_g=Object.keys(Pn);class Q extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(e,n,s={}){super(n,s.cause===void 0?void 0:{cause:s.
cause}),this.code=e,this.mender=Pn[e],this.remedy=s.remedy,this.input=s.input,this.place=s.place,this.call=s.call,this.also=s.also??[]}with({code:e=this.code,message:n=this.
message,...s}){const{remedy:o,input:i,place:r,call:a,cause:c,also:l}=this;return new Q(e,n,{remedy:o,input:i,place:r,call:a,cause:c,also:l,...s})}}function xg(t){
if(t instanceof Q)return t;const e=t instanceof Error?t.message:String(t);return new Q("internal",e,{cause:t,remedy:"This is a fault of Slipway. Please report i\
t with the lines above."})}function br(t){throw new Q("internal",`Unhandled case: ${JSON.stringify(t)}`)}function j(t){if(!(!(t instanceof Error)||!("code"in t)))
return typeof t.code=="string"?t.code:void 0}const Er=new Set(["ENOSPC","EDQUOT"]);function ft(t){return Er.has(j(t))}const Dn=1024,b=1024*Dn,Be=1024*b,Fn=[["Ti\
B",1024*Be],["GiB",Be],["MiB",b],["KiB",Dn]];function $g(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],o=Fn.find(([r])=>r.toLowerCase()===
s?.toLowerCase())?.[1],i=Math.round(Number(n)*(o??Number.NaN));if(i>0&&Number.isSafeInteger(i))return i;throw new SlipwayError("invalid_input",`${e}: "${t}" is \
not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Y(t){const[e,n]=Fn.find(([,o])=>t>=o)??["\
bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const vg=null,Bn=["queue","clone","install","build","sync","activate"],Un=[
"repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_scri\
pt_missing","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","outpu\
t_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],Og={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,
app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503},fe="\x1B",Gn="\x07",
kr=new RegExp(`${fe}[\\]P_^X][^${Gn}${fe}]*(?:${Gn}|${fe}\\\\)|${fe}\\[[0-?]*[ -/]*[@-~]|${fe}[ -/]*[0-Z\\\\^-~]`,"g"),Sr=/[\t\n\v\f\r\u0085\u2028\u2029]/g,zn=new RegExp(
"[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),_r=new RegExp(`(?!\\t)\
(?:${zn.source})`,"gu"),xr=/^[ -~]*$/,$r=/^[\t -~]*$/;function pt(t){return t.includes(fe)?t.replace(kr,""):t}function vr(t){return $r.test(t)?t:pt(t).replace(/[\n\u2028\u2029]/g,
" ").replace(_r,"")}function pe(t,e){return t.length>e?Wn(t,e):t}function mt(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function G(t,e=2e3){const n=t.length>
e*8+1024?t.slice(0,e*8+1024):t;if(xr.test(n)&&n.length<=e)return t;const s=pt(n).replace(Sr," ").replace(zn,"").toWellFormed();return s.length>e||n.length<t.length?
Wn(s,e):s}function Wn(t,e){if(e<1)return"";const n=t.slice(0,e-1),s=n.charCodeAt(n.length-1);return`${s>=55296&&s<=56319?n.slice(0,-1):n}\u2026`}const Tg={bodyBytes:128*
1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},Ng=["web-landing",...["api","web-ssr","sse"]],Ag="us-east-2",Ig="exe\
cute-api",Lg="SERVICE_KVS_",Or=/^[A-Za-z_][A-Za-z0-9_]*$/,jg=/^[a-z][a-z0-9_]{0,31}$/,Cg=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,ht={bodyBytes:1024*
1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},N={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100},Tr=["error","warning","notice"],{failureLogLines:Hn,failureLogLine:Yn}=ht,Kn={queue:"build_failed",clone:"clone_fai\
led",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Rr({stage:t,code:e,message:n,exitCode:s,signal:o,log:i,
diagnostics:r}){const a={stage:t,code:e,message:pe(n,N.message),exitCode:s},c=o===null?null:o.slice(0,N.signal),l=r.filter(({file:m})=>m.length<=N.file).slice(0,
N.findings).map(m=>({...m,code:m.code===null?null:pe(m.code,N.findingCode),message:pe(m.message,N.findingMessage)})),u=qn(l,N.bytes/2),d=N.bytes-gt({...a,signal:c,
log:[],diagnostics:u}),p=i.slice(-Hn).map(m=>pe(m,Yn));return{...a,signal:c,log:qn(p.reverse(),d).reverse(),diagnostics:u}}function qn(t,e){let n=e;const s=t.findIndex(
o=>(n-=gt(o)+1,n<0));return s===-1?t:t.slice(0,s)}function gt(t){return Buffer.byteLength(JSON.stringify(t))}function Nr(t){if(!$(t))return;const{exitCode:e,signal:n,
log:s,message:o}=t,i=Bn.find(l=>l===t.stage),r=Un.find(l=>l===t.code);if(!i||!r||!T(o,N.message)||!wt(e)||n!==null&&!T(n,N.signal)||!Array.isArray(s)||s.length>
Hn||!s.every(l=>T(l,Yn)))return;const a=Ar(t.diagnostics);if(!a)return;const c={stage:i,code:r,message:o,exitCode:e,signal:n,log:s,diagnostics:a};return gt(c)<=
N.bytes?c:void 0}function Ar(t){if(!Array.isArray(t)||t.length>N.findings)return;const e=[];for(const n of t){const s=Ir(n);if(!s)return;e.push(s)}return e}function Ir(t){
if(!$(t))return;const{file:e,line:n,column:s,code:o,message:i}=t,r=Tr.find(a=>a===t.severity);if(!(!r||!T(e,N.file)||!T(i,N.findingMessage))&&!(o!==null&&!T(o,N.
findingCode)))return wt(n)&&wt(s)?{file:e,line:n,column:s,severity:r,code:o,message:i}:void 0}function Mg(t){return{stage:t,code:Kn[t],message:"The deployment f\
ailed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function wt(t){return t===null||Number.isSafeInteger(t)}
const Pg=4*b,Zn=64*1024,Lr=16384,Dg=null,jr=2e3,Fg=6e4;function Bg(t){try{const e=JSON.parse(t);return isObject(e)?Mr(e):void 0}catch{return}}const Vn={ready({isolation:t}){
const e=Dr(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Bn.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:
void 0},log:({text:t})=>T(t,Zn)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t})=>T(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=$(e)?Pr(e):void 0;return n&&ee(t)?{kind:"\
ask",id:t,question:n}:void 0},release:({name:t})=>T(t,yt)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","warn","error"].find(o=>o===
t);return s&&T(e,64)&&T(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=Fr(t);return n&&T(e,64)?{kind:"stored",release:n,
commit:e}:void 0},failed({facts:t}){const e=Nr(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=$(t)?t:{},{objects:n,bytes:s}=e;return ee(n)&&ee(
s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},yt=256,Cr=4096;function Mr(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(Vn,e)?Vn[e](t):void 0}
function Pr({about:t,name:e,directory:n,kind:s,org:o}){if(t==="lock"&&T(e,yt))return{about:t,name:e};if(t==="output"&&T(n,Cr)&&(s==="build"||s==="folder"))return{
about:t,directory:n,kind:s};if(t==="live"&&T(o,yt))return{about:t,org:o}}function Dr(t){if($(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===
!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&T(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function Fr(t){if(!$(t))return;const{manifestHash:e,files:n,
written:s,reused:o,bytes:i}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!ee(n)||!ee(s)||!ee(o)||!ee(i)))return{manifestHash:e,files:n,written:s,reused:o,
bytes:i}}function ee(t){return Number.isSafeInteger(t)&&Number(t)>=0}var _=O(598),g=O(24),h=O(455),f=O(760);class bt extends Error{name="BlobsFull"}class Et extends Error{name="\
WrongBytes"}const Br=200,Jn=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,Ur=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function kt(t){if(t.length<=Br&&Ur.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function Gr(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return kt(t.slice(0,-1)),t}var zr=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Wr=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=
!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const St={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Xn={...St,sync:async()=>{}};function xe(t){(0,g.mkdirSync)(
t,{recursive:!0,mode:448})}async function Hr(t,e=St){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===Xn)return;const s=zr(n,await(0,h.
open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Wr(n);s&&await s}}function _t(t){return te(()=>(0,g.readdirSync)(t))??[]}const Yr=new Set(
["ENOENT","ENOTDIR","EISDIR"]);function xt(t){return Yr.has(j(t))}function te(t){try{return t()}catch(e){if(xt(e))return;throw e}}const K={BUSY:5,READONLY:8,IOERR:10,
CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function $e(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function Kr(t){return ft(t)||$e(t)===K.
FULL}const qr=[K.BUSY,K.READONLY,K.IOERR,K.CANTOPEN];function Ug(t){return qr.includes($e(t))}function Gg(t){return $e(t)===K.CORRUPT||$e(t)===K.NOTADB}function zg(t){
return $e(t)===K.BUSY}var Zr=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){
return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Vr=(function(t){return function(e){function n(r){
e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){
return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Qn=600*1e3;class Jr{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#o(e),o=te(()=>{const i=(0,g.statSync)(s,{throwIfNoEntry:!1});return i?.size!==n?!1:Date.now()-Math.max(i.atimeMs,i.mtimeMs)<=Qn||
Xr(s,n)});return o&&this.#t.add($t(s)),o??!1}put(e,n,s){return this.#i(e,async o=>{if((0,_.hash)("sha256",n)!==s)throw new Et(`The bytes of ${e} have another ha\
sh`);await this.#c(o,n)})}putStream(e,n,s,o){return this.#i(e,async i=>{const r=(0,_.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;r.update(c),await this.#c(i,c)}if(a!==n||r.digest("hex")!==o)throw new Et(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>es(this.#e.dir,n)));try{await Promise.all([...e].map(n=>Hr(n,this.#e.disk)))}catch(n){
throw this.#l(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${kt(e)}`}async#i(e,n){const s=this.#o(
e);if(this.#s)throw this.#s.error;const o=this.#r(s,n).catch(i=>{throw this.#l(i)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#r(e,n){const s=(0,f.
join)(this.#e.drafts,(0,_.randomUUID)());try{await this.#a(s,n),await(0,h.rename)(s,e).catch(o=>{if(j(o)!=="ENOENT")throw o;return xe((0,f.dirname)(e)),(0,h.rename)(
s,e)}),this.#t.add($t(e))}catch(o){throw await(0,h.rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Zr(s,await(0,h.open)(
e,"wx",384),!0);await n(o),await this.#e.disk.sync(o)}catch(o){s.error=o,s.hasError=!0}finally{const o=Vr(s);o&&await o}}async#c(e,n){this.#e.reserve.take(n.length),
await this.#e.disk.write(e,n)}#l(e){const n=Kr(e)?new bt("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function $t(t){return t.slice(0,t.lastIndexOf(
"/"))}function es(t,e){return e===t?[e]:[e,...es(t,$t(e))]}function Xr(t,e){const{mtimeNs:n}=(0,g.statSync)(t,{bigint:!0});try{(0,g.utimesSync)(t,Date.now()/1e3,
Number(n/1000n)/1e6+5e-7)}catch(s){if(j(s)!=="EPERM")throw s;return!1}return(0,g.statSync)(t).size===e}function Qr({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/
1000n)/1e3}function vt({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const Ot=1024*1024,ea=16*
Ot;class ta{#e;#t=0;constructor(e,n=()=>sa(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,ea))),e>this.#t)throw Object.assign(new Error(
"The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-na(e.size):Number.POSITIVE_INFINITY}}function na(t){return Math.min(Math.
max(256*Ot,t/100),2560*Ot,t/8)}function sa(t){try{const{bavail:e,blocks:n,bsize:s}=(0,g.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var oa=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ia=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An \
error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ra=64*1024,aa=3600*1e3;class ca{#e;#t;#n;#s;#o;#i;#r=!1;constructor({dir:e,
lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,f.join)(e,".drafts"),this.#n=(0,f.join)(e,".leaving"),this.#s=n,this.#o=s??St,this.#i=new ta(e),xe(e)}async head(e){const n=await this.#l(
e,s=>(0,h.stat)(s,{bigint:!0}));return n?.isFile()?vt(n):void 0}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;
const i=oa(s,o,!0);if(!n)return i.readFile();const r=Math.min(n.end+1,(await i.stat()).size)-n.start,{buffer:a,bytesRead:c}=await i.read(Buffer.alloc(Math.max(0,
r)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=ia(s);o&&await o}}async stream(e,n){return(await this.#c(e))?.createReadStream(
{start:0,...n,highWaterMark:ra})}writer({lasting:e=!0}={}){this.#p(),xe(this.#t);const n=e&&this.#s?this.#o:{...Xn,write:this.#o.write},s={dir:this.#e,drafts:this.#t,
reserve:this.#i,disk:n};return new Jr(s)}async delete(e){const n=this.#a(e);(0,g.rmSync)(n,{force:!0});for(const s of this.#d(e))(0,g.rmSync)(s,{force:!0});(0,g.
rmSync)(n,{force:!0})}async deleteUnused(e,n){this.#p();const s=this.#u(e,o=>Qr(o)<n-Qn);return s!==void 0&&(0,g.rmSync)(s,{force:!0}),s!==void 0}async move(e,n,s){
const o=this.#a(n),i=this.#u(e,r=>vt(r).version===s);return i===void 0?!1:(xe((0,f.dirname)(o)),(0,g.renameSync)(i,o),!0)}async*list(e){const n=(0,f.join)(this.#e,
Gr(e)),s=await(0,h.readdir)(n,{withFileTypes:!0}).catch(Ue);for(const o of s??[]){if(!Jn.test(o.name))continue;const i=e+o.name;o.isDirectory()&&(yield*this.list(
`${i}/`));const r=o.isFile()&&te(()=>(0,g.statSync)((0,f.join)(this.#e,i),{bigint:!0}));r&&(yield{key:i,...vt(r)})}}async*folders(){for(const e of await(0,h.readdir)(
this.#e,{withFileTypes:!0}))e.isDirectory()&&Jn.test(e.name)&&(yield e.name)}#a(e){return(0,f.join)(this.#e,kt(e))}async#c(e){const n=await this.#l(e,s=>(0,h.open)(
s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#l(e,n){const s=this.#a(e),o=await n(s).catch(Ue);if(o!==void 0)return o;for(const i of this.#d(
e)){const r=await n(i).catch(Ue);if(r!==void 0)return r}return n(s).catch(Ue)}#d(e){const n=`${ts(e)}~~`;return _t(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,f.
join)(this.#n,s))}#u(e,n){const s=this.#a(e),o=te(()=>(0,g.statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const i=(0,f.join)(this.#n,`${ts(e)}~~${Date.
now()}~${(0,_.randomUUID)()}`);xe(this.#n);const a=te(()=>((0,g.renameSync)(s,i),!0))&&te(()=>(0,g.statSync)(i,{bigint:!0}));if(a){if(n(a))return i;this.#f(i,s)}}#f(e,n){
try{(0,g.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(j(s)??"")){(0,g.renameSync)(e,n);return}if(j(s)!=="EEXIST"&&!xt(s))throw s}(0,g.rmSync)(
e,{force:!0})}#p(){if(this.#r)return;this.#r=!0;const e=Date.now()-aa;for(const n of _t(this.#t)){const s=(0,f.join)(this.#t,n);(te(()=>(0,g.statSync)(s).mtimeMs)??
e)<e&&(0,g.rmSync)(s,{force:!0,recursive:!0})}for(const n of _t(this.#n)){const[s="",o=""]=n.split("~~"),i=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f(
(0,f.join)(this.#n,n),this.#a(i))}}}function ts(t){return t.replaceAll("/","~")}function Ue(t){if(!xt(t))throw t}function la(t){return new ca(t)}var da=O(481);class ua{#e;#t=new Map;#n=0;constructor(e,n,s,o){
this.#e=n,n.on("error",o);const i=(0,da.createInterface)({input:e});i.on("line",r=>{const a=JSON.parse(r);if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.
value),this.#t.delete(a.id)}),i.on("close",o)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}
`)}ask(e){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
function ns(t){return`${(0,_.hash)("sha256",t).slice(0,16)}/`}function ss(t,e){return`slipway-worker:${ns(t)}${e}`}function Wg(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.
exec(t.trim()),[,s,o,i]=n??[],r=Number(s??0)*36e5+Number(o??0)*6e4+Number(i??0)*1e3;if(!n||r===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a d\
uration`,{input:e,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return r}function fa(t){if(t<1e3)return`${Math.round(t)}ms`;
if(t<59950)return`${(t/1e3).toFixed(1)}s`;const e=Math.round(t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(
e/3600)}h ${n(Math.floor(e%3600/60))}m`}function B(t,e){const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(n)}function pa(t,e){
const n=(0,f.resolve)(t,e);if(e.includes("\0")||!B((0,f.resolve)(t),n))throw os(e);return n}async function Ge(t,e){const[n,s]=await Promise.all([(0,h.realpath)(
t),(0,h.realpath)(pa(t,e))]);if(!B(n,s))throw os(e);return s}function ma(t,e){if(!existsSync(t)){ma(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){if(systemCode(
n)!=="EEXIST")throw n}}}function os(t){return new Q("path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside the folder, without\
 links that lead out of it."})}class M extends Error{name="BuildFailure";facts;constructor(e){const n=Rr(e);super(n.message),this.facts=n}}const ha=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function ga(t){return Object.entries(t).flatMap(([e,n])=>ha.test(e)?[n]:[])}function wa(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(o=>o.startsWith(
"/")&&!`${o}/`.includes(n));return[...new Set([(0,f.dirname)(e),...s])].join(":")}function ya(t,e,n,s,o){const i=r=>(0,f.join)(n.cache,r);return{...t,CI:"true",
NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:i("np\
m"),XDG_DATA_HOME:i("data"),YARN_GLOBAL_FOLDER:i("yarn"),BUN_INSTALL_CACHE_DIR:i("bun"),XDG_CACHE_HOME:i("xdg"),NODE_COMPILE_CACHE:i("node"),HOME:n.home,TMPDIR:o,
PATH:s}}function ba(t){return Object.entries(t).filter(([e])=>Or.test(e)).map(([e,n])=>`export ${e}=${is(n)}
`).join("")}function is(t){return`'${t.replaceAll("'","'\\''")}'`}function A(t,e,n,s=[]){return new M({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Ea=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],ka=/\bSIGKILL\b|\bkilled\b/i,Sa={code:"out_of_memory",says:"was killed by the kernel,\
 because the machine ran out of memory"},_a=40;function xa(t,e,n,s){const{exitCode:o,signal:i,breach:r}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:o,
signal:i,log:a,diagnostics:[]};if(r)return new M({...l,code:r.code,message:`${c} was stopped because ${r.because}`});const u=$a(n,a.slice(-_a).join(`
`)),d=u?.code??(t==="install"?"install_failed":"build_failed"),p=o===null?`ended by ${i}`:`exited with code ${o}`,m=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new M(
{...l,code:d,message:m})}function $a({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||ka.test(n))?Sa:Ea.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
const me="SLIPWAY_BUILD",ve="/usr/local/bin:/usr/bin:/bin";var va=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("O\
bject expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Oa=(function(t){
return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Ta=g.constants.O_RDONLY|(g.constants.O_NOFOLLOW??0)|(g.constants.O_NONBLOCK??0);function rs(t,e,n){return cs(t,e,s=>s<=n?s:void 0)}function as(t,e,n){
return cs(t,e,s=>Math.min(s,n))}async function cs(t,e,n){try{const s={stack:[],error:void 0,hasError:!1};try{const o=await Ge(t,e),i=va(s,await(0,h.open)(o,Ta),
!0),r=await i.stat(),a=r.isFile()?n(r.size):void 0;return a===void 0?void 0:await Ra(i,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=Oa(s);o&&await o}}catch{
return}}async function Ra(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{bytesRead:o}=await t.read(n,s,e-s,s);if(o===0)break;s+=o}return{text:n.toString(
"utf8",0,s),bytes:s}}class he extends Error{name="JsonTextError";offset;constructor(e,n){super(e),this.offset=n}}const Tt=34,Na=44,Aa=58,Ia=91,La=92,ls=93,ds=123,
us=125,Rt=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,ja=24,Nt=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Ca=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,Ma=/true|false|null/y,
fs="a lone surrogate (half of a character) in a string";class ps{#e;#t;#n;#s=[];#o=0;#i={name:"",nameOffset:0,offset:0};constructor(e,n=!0,s){this.#e=e,this.#t=
n,this.#n=s}document(){this.#g();const e=this.#w()===ds?"object":"other";do this.#r();while(this.#a());if(this.#g(),this.#o<this.#e.length)throw this.#y("the en\
d");return e}#r(){for(;;){this.#g(),this.#s.length===1&&(this.#i.offset=this.#o);const e=this.#w();if(e===Tt){this.#d();return}if(e===ds){if(this.#o+=1,this.#m(
us))return;this.#s.push(new Set),this.#l()}else if(e===Ia){if(this.#o+=1,this.#m(ls))return;this.#s.push(void 0)}else{if(this.#b(Ca)||this.#b(Ma))return;throw this.#y(
"a value")}}}#a(){for(let e=this.#s.length;e>0;e--){const n=this.#s[e-1]!==void 0;if(e===1&&n&&this.#n&&this.#c(this.#n),this.#m(Na))return n&&this.#l(),!0;if(!this.#m(
n?us:ls))throw this.#y(`"," or "${n?"}":"]"}"`);this.#s.pop()}return!1}#c(e){e({...this.#i,text:this.#e.slice(this.#i.offset,this.#o)})}#l(){this.#g();const e=this.#o;
if(this.#w()!==Tt)throw this.#y("a name in double quotes");this.#d();const n=Pa(this.#e.slice(e,this.#o)),s=this.#s.at(-1);if(this.#t&&s?.has(n))throw new he(`t\
he name "${n}" occurs twice in one object`,e);if(s?.add(n),!this.#m(Aa))throw this.#y('":"');this.#s.length===1&&(this.#i={name:n,nameOffset:e,offset:this.#o})}#d(){
const e=this.#e,n=this.#o;let s=n+1;for(;;){const o=e.charCodeAt(s);if(o===Tt)break;if(o===La)s=this.#f(s,n);else if(o>=55296&&o<=57343)s=this.#p(s,n);else if(o>=
32)s=s-n<ja?s+1:this.#u(s);else throw this.#h(s)}this.#o=s+1}#u(e){return Rt.lastIndex=e,Rt.test(this.#e),Rt.lastIndex}#f(e,n){if(Nt.lastIndex=e,!Nt.test(this.#e))
throw this.#h(e);const s=Nt.lastIndex;if(!this.#t||s-e===2)return s;const o=Number.parseInt(this.#e.slice(e+2,s),16);if(o<55296||o>57343)return s;const i=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(s,s+6));if(o>=56320||!i)throw new he(fs,n);return s+6}#p(e,n){const[s,o]=[this.#e.charCodeAt(e),this.#e.charCodeAt(e+1)],i=s<56320&&(o&64512)===
56320;if(this.#t&&!i)throw new he(fs,n);return e+(i?2:1)}#h(e){const n=e>=this.#e.length;return new he(n?"a string does not end":"a bad escape or control charac\
ter in a string",e)}#m(e){return this.#g(),this.#w()!==e?!1:(this.#o+=1,!0)}#g(){for(;;){const e=this.#w();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#o+=1}}#w(){
return this.#e.charCodeAt(this.#o)}#b(e){return e.lastIndex=this.#o,e.test(this.#e)?(this.#o=e.lastIndex,!0):!1}#y(e){const n=this.#e.slice(this.#o,this.#o+1);return new he(
`expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#o)}}function Pa(t){return t.includes("\\")?String(JSON.parse(t)):t.slice(1,-1)}function ge(t,e){
const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function Hg(t){new JsonScanner(t).document()}function ms(t){try{new ps(t,!1).document()}catch(e){if(e instanceof he)return e;throw e}}function hs(t,e=!0){const n=[];
return new ps(t,e,o=>n.push(o)).document()==="object"?n:void 0}function Da(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Yg(t,e){return t===
e||gs(t)===gs(e)}function gs(t){try{return String(JSON.parse(t,Fa))}catch(e){if(e instanceof RangeError)return Da(t);throw e}}function Fa(t,e,n){return typeof e==
"number"?Ba(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([o,i])=>`${JSON.stringify(o)}:${i}`).sort().join(",")}\
}`:JSON.stringify(e)}function Ba(t){const[,e,n="",s="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],i=`${n}${s}`.replace(/^0+/,""),r=i.replace(
/0+$/,"");if(r==="")return`${e}0`;const a=BigInt(o)-BigInt(s.length)+BigInt(i.length-r.length);return`${e}${r}e${a}`}const At=b;async function ws(t,e){const n=(0,f.
join)(e,"package.json"),s=(0,f.relative)(t,n);if(!await za(n))return;const o=await as(t,n,At+1);if(o===void 0)throw Oe(s,"is not a file of the repository");if(o.
bytes>At)throw Oe(s,`is larger than ${Y(At)}`);const i=o.text.replace(/^\ufeff/,""),r=Ua(s,i);if(!$(r))throw Oe(s,"is not a JSON object",i);return{file:s,text:i,
value:r}}function Ua(t,e){try{return JSON.parse(e)}catch{const n=It(e);if(n!==void 0)throw Oe(t,"has the conflict markers of a merge",e,n);const s=ms(e);throw Oe(
t,`is not valid JSON: ${s?.message??"it cannot be read"}`,e,s?.offset)}}function It(t){return/^<{7} /m.exec(t)?.index}function Ga({text:t},e){const n=hs(t,!1)?.
findLast(s=>s.name===e);return ge(t,n?.nameOffset??0)}async function za(t){try{return await(0,h.lstat)(t),!0}catch(e){if(["ENOENT","ENOTDIR"].includes(j(e)??""))
return!1;throw e}}function Oe(t,e,n="",s){const{line:o,column:i}=ge(n,s??0),r=s===void 0?"":` (line ${o}, column ${i})`;return ys("package_json_invalid",`The fi\
le \`${t}\` ${e}${r}`,{file:t,line:o,column:i})}function ys(t,e,n){const s=[{...n,severity:"error",code:t,message:e}];return new M({stage:"build",code:t,message:e,
exitCode:null,signal:null,log:[],diagnostics:s})}const Wa=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:Ja},{file:"yarn.lock",manager:"yarn",tool:Xa},{file:"bun.l\
ock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwra\
p.json",manager:"npm",tool:()=>{}}],ze="npm ci",Ha={npm:()=>ze,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-\
lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},Ya={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.
startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function Ka(t,e){const n=await ws(e,t),s=n?.value,o=s?.scripts,i=$(
o)&&typeof o.build=="string",r={packageJson:n,hasBuildScript:i},a=s&&await bs(t,e);if(!a){const{manager:m,tool:x}=Lt(s)??{manager:"npm",tool:void 0},S=s&&Ya[m](
x);return{...r,manager:m,tool:x,install:S,installDir:t}}const{lockfile:c,dir:l,head:u}=a,d=Lt(s)??Lt((await ws(e,l))?.value),p=d?.manager===c.manager?d.tool:c.tool(
u);return{...r,manager:c.manager,tool:p,install:Ha[c.manager](p),installDir:l}}const qa=64*1024;async function bs(t,e){for(let n=t;B(e,n);n=(0,f.dirname)(n))for(const s of Wa){
const o=await as(e,(0,f.join)(n,s.file),qa);if(o)return{lockfile:s,dir:n,head:o.text}}}function Lt(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.
exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:Es(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function Es(t){
return`@yarnpkg/cli-dist@${t}`}const Za={5:"7",6:"8",9:"10"},Va={4:"2",6:"3",8:"4.12",9:"4.14"};function Ja(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];
return`pnpm@${Za[e??""]??"10"}`}function Xa(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":Es(Va[e]??"4")}async function Qa(t,e,n,s){
const o=t.job.settings.installCommand,i=o??(s?e.install:void 0);if((i||s)&&e.tool&&!(0,g.existsSync)((0,f.join)(jt(t,e.tool),"node_modules/.bin",e.manager))){const r=jt(
t,e.tool),a=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${is(r)} ${e.tool}`;await Te(t,"install",a,t.workspace.home,e)}i===ze&&o===void 0?
await ec(t,e):i&&await Te(t,"install",i,o===void 0?e.installDir:n,e)}async function ec(t,e){try{await Te(t,"install",ze,e.installDir,e,{npm_config_prefer_offline:"\
true"})}catch(n){if(!(n instanceof M)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is old\
er than the lockfile: asking the registry"),await Te(t,"install",ze,e.installDir,e)}}function jt({workspace:t},e){return(0,f.join)(t.cache,"tools",e.replaceAll(
"/","+"))}async function Te(t,e,n,s,o,i={}){const{context:r,job:a,workspace:c,sandbox:l,log:u,signal:d}=t;t.step=`\`${n}\``,u.line(`$ ${n}`);const p=[...tc(s,c.
source)];o.tool&&p.push((0,f.join)(jt(t,o.tool),"node_modules/.bin"));const m=[...p,r.path].join(":"),{NODE_ENV:x,...S}=a.env,C=e==="install"||x===void 0?S:{...S,
NODE_ENV:x},De=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],env:ya({...r.hostEnv,...i},C,c,m,l.tmpOf(c)),outerEnv:{[me]:r.markerOf(a)},
signal:d,onLine:bg=>u.line(bg)});if(De.exitCode!==0||De.breach)throw xa(e,n,De,u)}function*tc(t,e){for(let n=t;B(e,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"node\
_modules/.bin")}function ks(t,e,n){for(const s of t.signs)if(!(s.codes&&!(e.code&&s.codes.includes(e.code)))&&!(s.exitCodes&&!(typeof e.exitCode=="number"&&s.exitCodes.
includes(e.exitCode)))&&!(s.signals&&!(e.signal&&s.signals.includes(e.signal)))&&!(s.stages&&e.stage&&!s.stages.includes(e.stage.toLowerCase()))&&!(s.weak&&e.diagnostics?.
some(o=>o.severity==="error"))){if(!s.log)return{groups:{},facts:e,lines:n};for(let o=n.length-1;o>=0;o--){const i=s.log.exec(n[o]??"");if(i)return{groups:i.groups??
{},facts:e,lines:n}}}}function q({code:t}){return Un.some(e=>e===t)}function y(t,e){for(const n of t){const s=e.exec(n)?.[1];if(s!==void 0)return s}}function E(t,e){
return t===void 0||t===""?e:`"${t}"`}const Ss=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function nc(t){for(const e of Ss){const{what:n,path:s}=e.exec(t)?.groups??{},o=n?mt(n):s&&`[@~#$][^\\s"'\`]{0,300}?/${mt(f.posix.basename(s))}`;if(o)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${o}(?=["'\`)?#])`)}}function sc(t){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(t)?.slice(1).find(e=>e!==void 0)}function We(t){for(const{file:e,severity:n,message:s}of t.facts.diagnostics??[]){const o=n==="error"?_s(s,e):void 0;if(o)return o}
if(!t.facts.diagnostics?.some(e=>e.severity==="error"))for(const e of t.lines){const n=_s(e,void 0);if(n)return n}}function _s(t,e){for(const n of Ss){const s=n.
exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(!s?.what)continue;const o=e??s.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(o??"")||
/\.(?:html|njk|liquid)$/.test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s.what))return{kind:"file",specifier:s.what,importer:o};const r=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(s.what)?.[0];return r===void 0||s.what[r.length]===":"?void 0:{kind:"package",specifier:r,importer:o}}}const xs=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",
".vue",".svelte",".astro",".css",".scss",".json"];function $s(t){const e=We(t),n=t.facts.list;if(!(!n||e?.kind!=="file"))for(const s of oc(e)){const o=ic(s.split(
"/"),n);if(o!==void 0)return{specifier:e.specifier,actual:o}}}function oc({specifier:t,importer:e}){if(t.startsWith("/")){const s=t.split("/").slice(1,40);return s.
map((o,i)=>s.slice(i).join("/"))}const n=e&&f.posix.join(f.posix.dirname(e),t);return!n||n.startsWith("..")||n.startsWith("/")?[]:[n]}function ic(t,e){const n=[];
for(const[o,i]of t.entries()){const r=e(n.join("/")),c=(o===t.length-1?xs:[""]).map(l=>r.find(u=>u.toLowerCase()===`${i}${l}`.toLowerCase())).find(l=>l!==void 0);
if(c===void 0)return;n.push(c)}const s=n.join("/");return xs.some(o=>s===`${t.join("/")}${o}`)?void 0:s}function He(t,{facts:e,lines:n}){if(!t.startsWith("/"))return t;
const s=t.split("/"),o=["node_modules",...e.list?.("")??[]],i=s.findIndex(r=>o.includes(r));if(i>0)return s.slice(i).join("/");for(let r=s.length-1;r>1;r--){const a=`${s.
slice(0,r).join("/")}/`;if(n.some(c=>o.some(l=>rc(c,a+l))))return s.slice(r).join("/")}return t}function rc(t,e){const n=t.indexOf(e);return n>=0&&!/[\w.-]/.test(
t[n+e.length]??"")}function vs(t,e){const n=[];for(const o of t.split("/").filter(i=>i!==""&&i!==".").slice(0,40)){const i=e(n.join("/")),r=i.includes(o)?o:i.find(
a=>a.toLowerCase()===o.toLowerCase());if(r===void 0)return;n.push(r)}const s=n.join("/");return s===t?void 0:s}const ac=[{name:"memory-limit",signs:[{codes:["ou\
t_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],summary:({groups:t})=>t.why??"the build used more memory than it may",remedy:()=>"Make the b\
uild smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to raise the limit (slipway platform --build-memo\
ry)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},{codes:["disk_quota"]}],summary:({groups:t})=>t.
why??"the build wrote more than it may",remedy:()=>"Make the build write less (caches, source maps, copies of node_modules), or ask the platform's operators to \
raise the limit (slipway platform --build-disk)."},{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:["build_killed"],log:/heap out of memory|Reached heap limit/},
{tool:"node",log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i}],
summary:()=>"the build ran out of memory",remedy:({lines:t})=>t.some(e=>e.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB)\
, or make the build smaller: source maps and parallel workers cost most.":"Make the build smaller (source maps and parallel workers cost most), or let it run wh\
ere there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],summary:()=>"the build watches files for chan\
ges",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],
summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps), or free space on the platform and deploy again."},
{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the build command en\
ds by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},{name:"missing-script",signs:[{tool:"npm",log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},
{tool:"pnpm",log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},{tool:"yar\
n-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"bun",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:t})=>`packa\
ge.json has no script ${E(t.script,"of that name")}`,remedy:({groups:t,lines:e})=>{const n=cc(e).filter(o=>o!==t.script);return`${n.length>0?`There are: ${n.join(
", ")}. `:""}Add the script ${E(t.script,"named in the log")} to package.json, or set build-command to one that exists.`},part:()=>({kind:"member",name:"scripts"})},
{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},
{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},{exitCodes:[127]}],summary:({groups:t})=>`\
the command ${E(t.command,"to run")} was not found`,remedy:({groups:t,facts:e})=>`Add the package that brings ${E(t.command,"it")} to dependencies in package.js\
on.${Os(e)}`,part:({groups:t})=>t.command?{kind:"script",command:t.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:t})=>`permission denied${t.command?` for ${E(t.command,
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
's name only in upper and lower case`},remedy:t=>`The file is ${E($s(t)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run\
 where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:t})=>`imports spell ${E(t.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:t=>{
const e=We(t),n=e?.kind==="file"&&He(e.specifier,t);return n?`the file "${n}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper \
and lower case, and that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:t=>`the file "${He(t.groups.path??"",t)}" that is read does not exist`,remedy:()=>"Check the path where it is written, its upper and lower case, and tha\
t the file is committed."},{name:"missing-package",signs:[{}],summary:t=>{const e=We(t);return e?.kind==="package"?`the package "${e.specifier}" is not installe\
d`:void 0},remedy:t=>{const e=We(t)?.specifier??"the package";return t.lines.some(n=>n.includes("No module named"))?`Add ${e} to the project's requirements.`:`R\
un npm install ${e} (or your package manager's add) and commit package.json with the lockfile.${Os(t.facts)}`},part:()=>({kind:"uninstalled"})},{name:"builder-c\
rashed",signs:[{codes:["builder_crashed"]}],summary:({facts:t})=>(t.message||"The process that built this deployment crashed").replace(/^The/,"the"),remedy:()=>"\
Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platform's log."},{name:"build-k\
illed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look in the log for\
 what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}];function Os(t){return q(t)?"":" A platform that \
installs with NODE_ENV=production leaves out devDependencies."}function cc(t){const e=new Set,n=t.findLastIndex(s=>/[Mm]issing script|not found|a script named/.
test(s));for(const s of t.slice(Math.max(0,n),n+40)){const o=y([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??lc(s);o&&e.add(o)}return[...e].slice(
0,10)}function lc(t){return y([t],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}function P(t){return t?{kind:"dependency",name:D(t)}:void 0}function D(t){
return t.replace(/%2f/i,"/").replace(/(?<=.)@.*$/,"")}function dc(t){return/^.[^@]*@(?:npm:)?(.+)$/.exec(t)?.[1]}function Kg(t){switch(t.kind){case"uninstalled":
return;case"file":return t.path;default:return"package.json"}}const uc=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:t})=>`code for the browser ran during the build (${t.name} is not defined)`,remedy:({groups:t})=>`Use ${t.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${t.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:t})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${q(t)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:t})=>`the page ${E(t.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:t,lines:e})=>{const n=t.page??y(e,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${t.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:t,lines:e})=>{const n=e.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${t.page} failed while it was rendered: ${e[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:t})=>{
const e=t.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${t.slice(e+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:t,lines:e})=>`the page ${t.page} failed while it was rendered: ${y(e,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:t,lines:e})=>{const n=e.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${y(e.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${t.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:t})=>{const e=y(t,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${e?`: ${e.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:t})=>P(y(t,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:t})=>`turbo: ${t.what}`,part:({groups:t})=>t.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:t})=>t.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:t,lines:e})=>{const n=e.findIndex(o=>/^\s*\|\s+\^/.
test(o)),s=/^\d{1,7} *\| *(\S.{0,80})/.exec(e[n-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${t.what}${s?`, at ${E(s,"")}`:""}`},remedy:()=>"Look\
 above what is quoted for a rule or a comment that is not closed, in the style sheet that holds it."}],fc=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
pc=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘])\s+){1,3}/u,mc=/^ {1,3}[x×✖] \S/u,Ts=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
hc=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/u,
gc=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
wc=/^\s/,yc=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/;function Ct(t){return hc.test(t)||gc.test(t)}function Mt(t,e){const n=t.findLast(r=>Ts.test(r));if(n)return Ts.
exec(n)?.groups?.message;const s=t.flatMap(r=>{if(r===e)return[];const a=r.replace(pc,"");return Ct(a)?[]:[{text:a,isReport:mc.test(r),isLoose:!wc.test(a)}]}),o=s.
filter(({isLoose:r})=>r);return(o.findLast(({text:r,isReport:a})=>a||fc.test(r))??o.at(-1)??s.findLast(({text:r})=>!yc.test(r)))?.text.trim()}const bc=[{name:"i\
nstall-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},
{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],summary:t=>{if(t.facts.stage!=="install")return;const{name:e,
script:n,command:s}=Pt(t),o=e?`the package ${E(e,"")}`:"the project",i=xc(t,s)??Mt(t.lines,t.facts.message);return`${o} fails in its ${n??"install script"}${s?`\
 (${s})`:""}${i?`: ${i}`:""}`},remedy:t=>Pt(t).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=tru\
e leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is \
committed, with its upper and lower case.",part:t=>{const{name:e,script:n,command:s}=Pt(t);return e?{kind:"dependency",name:e,script:{name:n,command:s}}:{kind:"\
script",name:n,command:s}}}],Ec=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,kc=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Sc=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function Pt({
groups:t,lines:e}){const n=t.name??y(e,Sc),s=y(e,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=t.where==="workspace"||n!==void 0&&n===s,i=t.command??_c(
e,kc);return{name:n&&!o?D(n):void 0,script:t.script??y(e,Ec),command:i}}function _c(t,e){for(const n of e){const s=t.slice(1).flatMap(o=>n.exec(o)?.[1]??[]).at(
-1);if(s)return s}}function xc(t,e=""){const n=y(t.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${e.split(" ").find(o=>n.endsWith(`/${o.replace(/^\.\//,
"")}`))??He(n,t)} does not exist`:void 0}const $c=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:t})=>{const e=y(t,vc),n=y(t,Rs),s=y(t,/^Found: (\S{1,150})$/);return e&&n&&s?`${n} asks for ${e.replaceAll('"',"")}, and the project has ${s}`:e?
`dependencies ask for versions that exclude each other (${e})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:t})=>P(y(t,Rs))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:t})=>`the repository has no workspace called ${E(t.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:t})=>P(t.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:t})=>`no workspace of the repository fits ${E(t.name,"what a dependency asks for")}`,remedy:({groups:t})=>`Let the dependency ${t.name?`on ${D(
t.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:t})=>P(t.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:t})=>`packageManager names ${t.name==="@yarnpkg/cli-dist"?"yarn":t.name}@${t.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:t})=>`no version of ${E(t.name&&
Ns(t.name,t.wanted),"a package")} fits`,remedy:({groups:t,lines:e})=>{const n=y(e,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${t.name?D(t.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:t,lines:e})=>P(
As(e)??t.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:t})=>`the package ${E(t.name&&Ns(t.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:t,lines:e})=>P(As(e)??t.name)},
{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^\s/]{1,150})/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^\s/:]{1,150}): /},{tool:"\
bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^/\s]{1,150}) - 40[13]$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/},
{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]/}],summary:({groups:{host:t,name:e}})=>`${`the package registry${t?`\
 ${t}`:""}`} refused the login${e?` for ${D(e)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_au\
thToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:t})=>P(t.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}\/(?<name>[^\s/]{1,150})(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): (?<why>.{1,60})$/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - (?<why>[45]\d\d)$/}],summary:({groups:{name:t="",why:e}})=>`the package registry doe\
s not give ${D(t)}: ${e}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token in .npmrc, with the toke\
n as an app variable (input env).",part:({groups:t})=>P(t.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:t=>{const e=Is(t);return`${e?`the package ${E(e,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:t=>P(Is(t))}],vc=/^\s*peer (\S{1,120}) from /,
Rs=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function Ns(t,e=dc(t)){return e===void 0?D(t):`${D(t)}@${e}`}function As(t){return y(t,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Is({groups:t,facts:e}){const n=t.name??t.tarball??y(e.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&D(n)}const Oc=[{name:"engine",signs:[{tool:[
"npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:t,lines:e})=>{const{name:n,isProject:s,wanted:o,actual:i}=js(e,t.wanted),r=n?E(n,""):s?"the project":void 0,a=r?`${r} asks for Node.js`:"the No\
de.js version does not fit";if(!o)return a;const c=i?`, and the build runs ${i}`:"";return r?`${a} ${o}${c}`:`${a} (wanted: ${o}${c})`},remedy:({facts:t,lines:e})=>e.
some(s=>s.includes("digital envelope routines"))?Tc+(q(t)?".":`, or ${Ls("16")}.`):q(t)?"This platform builds with its own Node.js, and nodeVersion does not cha\
nge it. If engines.node of the project excludes it, change that range; if a package does, take a version of it that runs there.":`Let engines.node in package.js\
on and the versions of the packages allow the Node.js that builds run, or ${Ls("the version that is asked for")}.`,part:({lines:t})=>{const{name:e,isProject:n}=js(
t,void 0);return e||n?{kind:"engines",name:e??""}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:t,wanted:e}})=>`\
the package ${E(t,"")} is for another system${e?` (${e.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:t})=>`Move ${E(t.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:t})=>P(t.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:t})=>`the project asks for another package manager${t.name?` (${t.
name})`:""}`,remedy:({facts:t})=>`Make packageManager in package.json and the committed lockfile name the same package manager${q(t)?"":", in a version that the\
 platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],Tc="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the \
app variable NODE_OPTIONS to --openssl-legacy-provider";function Ls(t){return`set nodeVersion in app-settings to ${t} on a platform that has it`}function js(t,e){
const n=y(t,/Not compatible with your version of node\/npm: (\S{1,150})$/)??y(t,/^error (\S{1,150}): The engine "node" is incompatible/)??y(t,/Your Node version is incompatible with "(\S{1,300})"/),
s=e??y(t,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??y(t,/^Expected version: (.{1,60})$/),o=y(t,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??y(t,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/),
i=n?.startsWith("/")??!1;return{name:i?void 0:n&&D(n),isProject:i,wanted:s,actual:o}}const Dt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_\
TIMEOUT|UND_ERR_CONNECT_TIMEOUT",Rc=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-b\
erry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:t})=>`${t.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:t})=>`the lockfile does not fit package.json${Nc(t)}`,remedy:({groups:t})=>`Run ${(t.manager==="ci"?"npm install":t.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:t})=>({kind:"lockfile",lacks:[...Ms(t),...Ic(
t)].map(D)})},...$c,...Oc,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Dt})|^network .{0,80}(?:${Dt})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${Dt})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>[\w.:[\]-]{1,200})/},{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:({groups:t,lines:e})=>{const n=t.host??y(e,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} ([\w.:[\]-]{1,200})/);return n?`the network failed: ${n} cannot be r\
eached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that the \
platform may reach it.",part:({facts:t,groups:e,lines:n})=>{if(t.stage!=="install")return;const s=y(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return P(s)??(e.host===void 0?void 0:{kind:"dependency",host:e.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:t})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${q(t)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:t})=>`the binary package ${E(t.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...bc];function Nc(t){const[e]=Ms(t);if(e)return`: it lacks ${e}`;for(const n of t){const[,s,o]=Cs.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const Cs=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Ac=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Ms(t){return t.flatMap(e=>Ac.flatMap(
n=>n.exec(e)?.[1]??[]))}function Ic(t){return t.flatMap(e=>Cs.exec(e)?.[2]??[])}const Lc=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
jc=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:t})=>Ft(t).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:t,facts:e})=>{const n=t.folder??e.outputDirectory??Mc(e);return n?`the build did not write the output directory "${n}"${e.keptOutput?Ps:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:t=>{const{facts:e}=t,n=Ds(t);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=t.lines.some(i=>/^> gatsby build\b/.test(i)),o=[...Cc,...s?["public"]:[]].find(i=>Ft(e).includes(i));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:t})=>`the output directory ${E(t.outputDirectory,
"of the app")}${t.keptOutput?`${Ps},`:""} is empty`,remedy:t=>{const e=Ds(t);return e?`Set output-directory to ${e}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:t})=>t.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:t})=>t.message?.includes("wrote a file that is too larg\
e")?t.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:t})=>t.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:t})=>t.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],Ps=", which an earl\
ier deploy set",Cc=["dist","build","out","_site","storybook-static"];function Mc({message:t}){return/output directory `([^`]{1,200})`/.exec(t??"")?.[1]}function Ft({
message:t}){const[,e=""]=/the folders there are (.{1,1000})/.exec(t??"")??[];return[...e.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function Ds({lines:t,facts:e}){
const n=s=>s.split("/").length;for(const s of Lc){const[o]=t.flatMap(r=>{const a=s.exec(r)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:r}]:[]}).sort((r,a)=>n(r.folder)-n(a.folder)),i=o&&Pc(o.folder,o.line,e);if(i&&i!==e.outputDirectory)return i}}function Pc(t,e,n){const[s=""]=t.
split("/",1),o=Ft(n);if(o.length===0||o.includes(s))return t;const i=f.posix.dirname(n.outputDirectory??"");if(i!=="."&&n.list?.(i).length)return`${i}/${t}`;const r=n.
log.find(l=>l.includes(e))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(r)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
t:`${c}/${a}/${t}`}const Dc=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:t,groups:e})=>t.
code==="package_json_invalid"&&t.message?t.message:`package.json is not valid JSON${e.why?`: ${e.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:t})=>t.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:t})=>`${Bs(t.path)} is not valid JSON${t.
why?` (${t.why})`:""}`,remedy:({groups:t})=>`Correct ${Bs(t.path)}: the build cannot read it as it is.`,part:({groups:t})=>t.path?{kind:"file",path:t.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:t,lines:e})=>`${t.folder??y(e,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:t,
lines:e})=>`Add ${E(t.folder??y(e,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:t,lines:e})=>{const n=t.name??y(e,/^\s*package '([^']{1,150})' has conflicts/);
return n||!e.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:t})=>Fs(t.message)[0]??"package.json has no build script",remedy:({facts:t})=>`${Fs(
t.message)[1]??"Add a build script to package.json, or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to th\
e folder.`}];function Fs(t){return t?.split(". ",2)??[]}function Bs(t="the file"){return t.replace(/^.*\//,"")}const Z=["queue","clone"],Fc=[{name:"submodule",signs:[
{stages:Z,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:Z,log:/No url found for submodule path '(?<path>[^']{1,200})'/},{stages:Z,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],
summary:({groups:t})=>`the Git submodule ${E(t.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform \
may read in .gitmodules, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:Z,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},
{stages:Z,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],summary:({groups:t,facts:e})=>`the branch ${E(t.branch??e.branch,"to build")} \
does not exist`,remedy:()=>"Push the branch, or set the input branch to one that exists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[
{codes:["commit_not_found"]},{stages:Z,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],summary:()=>"the commit is not in the repository",remedy:()=>"\
Push the commit to the repository that the app builds from; a force push or a fork may have left it behind."},{name:"repository-not-allowed",signs:[{codes:["rep\
ository_not_allowed"]}],summary:({facts:t})=>`the platform does not take the repository ${E(t.repository,"given")}`,remedy:()=>"Set the input repository to owne\
r/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"repository-not-found",signs:[{codes:["repository_not\
_found"]},{stages:Z,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},{stages:Z,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],
summary:({facts:t})=>`the platform cannot read the repository ${E(t.repository,"of the app")}`,remedy:({facts:t})=>`Check the spelling of the input repository. \
If it is private, give the platform access to it${q(t)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",
signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",
log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:t=>{const{asked:e,actual:n}=Us(t),s=t.facts.code==="root_directory_missing"?`the root directory${e?` "${e}"`:""} does not exist in the repository`:e?`th\
ere is no package.json in "${e}"`:"there is no package.json where the build ran";return n?`the folder "${e}" is spelt "${n}" in the repository`:s},remedy:t=>{const{
asked:e,actual:n}=Us(t),s=t.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${e}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${q(t.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function Us(t){const{groups:e,facts:n}=t,s=e.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:vs(s,o)};const i=s.split("/").slice(0,40);
for(let a=1;a<i.length;a++){const c=i.slice(a).join("/"),l=vs(c,o);if(l)return{asked:c,actual:l}}const r=He(s,t);return{asked:r.startsWith("/")?void 0:r,actual:void 0}}
const Gs=[...Fc,...Dc,...jc,...Rc,...ac,...uc],z=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
w=`(?<file>${z})`,ne=`(?<file>${z}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,k=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Bt=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
zs=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Ye=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?\
:[^()]{0,300} \\()?(?:async )?${w}${k}\\)?$`);function v(t,e,n,s={}){return{name:e,...t===void 0?{}:{tool:t},steps:[{pattern:n}],...s}}const Bc=[{name:"esbuild",
tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},{
pattern:new RegExp(`^\\s{4}${w}${k}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},v("esbuild","esbuild-short",new RegExp(`^${w}${k}: (?<severity>E\
RROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${w}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${w}${k}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
v("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${w}${k} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${w}${k}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${w}${k}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${ne}${k}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${ne}${k}$`)}],zeroColumn:!0},v("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
v("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
v(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${w} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),v("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${w} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${w}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${w} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},v("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${w}${k}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${w}(?:${k})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]}],Uc=[v("typescript","tsc",new RegExp(`^(?:ERROR in )?${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,\
7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),v("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${w}${k} - (?<severity>error|warning\
|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING)\
 in ${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"typescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},
{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
v("eslint","eslint-compact",new RegExp(`^${w}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),v("eslint","eslint-unix",new RegExp(`^${w}${k}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",tool:"\
biome",steps:[{pattern:new RegExp(`^${w}(?:${k})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],Ws={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Hs=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Ys={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},Ke=String.raw`(?<file>${z}\?vue&type=style[^:)\s]{0,200})`,Ks=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
Ut=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,Gc=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${z}${k}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${Hs}`)},Ws,Ys],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Hs}`)},Ws,
Ys],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Ke}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^C\
ssSyntaxError: ${z}${k}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${z}${k}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${z}(?::\\d{1,7}){2} \\()?${Ke}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin\
(?: |:)vite:css\\] ${Ke}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Ks,skip:12,over:Ut}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:Ks,skip:12,over:Ut},{pattern:new RegExp(`^file: ${Ke}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:Ut}],part:"?vue&type=style&index=0"},v("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],zc=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],qs=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Re="?body",Zs=/\?vue&type=[\w&=.-]{1,200}/,Wc=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Hc=40,Vs=2e4,Yc=500,Kc=100;function qg(t,e){const n={
...e,exists:qc(e)},s=new Map,o=new Map;for(const a of t){s.has(a.file)||s.set(a.file,Gt(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=Zs.test(
a.file)||a.file.endsWith(Re)?[null,null]:[a.line,a.column],d=Zc(cleanLine(a.message,Yc),n),p=a.code&&cleanLine(a.code,Kc),m=JSON.stringify([c,l,u,d]);o.has(m)||
o.set(m,{...a,file:c,line:l,column:u,code:p,message:d})}const i=[...o.values()],r=new Set(i.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return i.filter(({line:a,file:c,message:l})=>a!==null||!r.has(`${c}
${l}`))}function qc(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const o=e.size<Vs&&t.exists(n);return e.size<Vs&&e.set(n,o),o}}function Zc(t,e){
return t.replace(Zs,"").replace(Wc,n=>Gt(n,e)??n)}function Gt(t,e){const n=Vc(t);if(!(n===""||n.includes("\0")||qs.test(n))){for(const s of Xc(n,e))if(s!==void 0&&
!qs.test(s)&&e.exists(s))return s}}function Vc(t){let e=t.startsWith("file://")?Jc(t):t;for(const[n,s]of zc)e=e.replace(n,s);return e}function Jc(t){try{return decodeURIComponent(
t)}catch{return t}}function*Xc(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const o of[...e.folders??[],n,""])yield zt(`${o}/${t}`);return}const s=zt(
t)?.split("/")??[];if(!(s.length>Hc))for(let o=0;o<s.length;o++){const i=s.slice(o).join("/");yield i,n!==""&&(yield zt(`${n}/${i}`))}}function zt(t){const e=[];
for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const Js=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
Xs={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Qs={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},eo={pattern:/^Error: Error evaluating Node\.js code$/},
to=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,no=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,so=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
Qc=[{name:"next-swc",tool:"next",steps:[{pattern:Js},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${w}:\\d{1,7}:\\d{1,7}\\]$`)},Xs]},{name:"next-config",
tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},
Xs]},{name:"swc",tool:"swc",steps:[{pattern:Js},{pattern:new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${w}${k}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(
`^(?<file>\\./[^:*"<>|]{1,400}?)${k}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},{name:"next-loader-place",tool:"next",steps:[Qs,eo,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},
{name:"next-loader",tool:"next",steps:[Qs,eo,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"\
next-prerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:Ye,skip:20,over:zs}]},{name:"gatsby-qu\
ery",tool:"gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:to},{pattern:no},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:to},{pattern:no}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${w}${k}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
v("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${w}${k}$`)}],zeroColumn:!0},v("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${so}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${so}$`)}],part:Re},v("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:Re}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class el{#e;#t=new Map;constructor(e){this.#e=e}get all(){return this.#e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){
let s=this.#t.get(e);s||(s=[],this.#t.set(e,s));const o=s[n];if(o!==void 0)return o;const i=e.exec(this.#e[n]?.text??"");return s[n]=i,i}}function tl(t,e,n){if("\
match"in t)return t.match(e,n);const s={};let o=n;for(const[r,a]of t.steps.entries()){const c=sl(a,e,o,r===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(
c.groups))u!==void 0&&(s[l]=u);o=c.at+1}const i=t.steps.at(-1);return!t.repeat||!i?{groups:[s],next:o}:nl(i.pattern,s,e,o)}function nl(t,e,n,s){const o=[e];let i=s;
for(;i<n.length&&o.length<1e3;i++){const r=n.find(t,i);if(!r)break;o.push({file:e.file,...r.groups})}return{groups:o,next:i}}function sl(t,e,n,s){const o={};for(let i=n;i<=
n+s&&i<e.length;i++){const r=e.find(t.pattern,i);if(r)return{at:i,groups:{...o,...r.groups}};const a=t.over&&e.find(t.over,i);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(o[c]=l)}}const oo=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,ol=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
il=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,rl={name:"python",tool:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!t.find(oo,e))return;let s;for(let o=e;o<t.length&&o<e+200;o++){const i=t.line(o)?.text??"",r=t.find(oo,o)?.groups;if(r&&!ol.test(r.file??"")&&(s={...r}),
o===e||i.startsWith(" "))continue;const a=il.exec(i)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},al=[{name:"vitest",tool:"vitest",
steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,4\
00})${k}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[{pattern:new RegExp(`^\\s{4}${ne}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${Bt}\
: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:Ye,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},{pattern:new RegExp(
`^\\s*--> ${w}${k}$`)}]},rl,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${w}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${ne}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${Bt}(?: \\[\\w+\\])?: .+)$`),skip:6}]},v("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",tool:"node",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${Bt}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:Ye,
skip:20,over:zs}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:Ye,skip:20,over:/^\s+at /}]},v(
void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${ne}${k}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\
\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],io=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${w}(?:[: ]\\d+:[\\d:-]+)?$`),cl=[{name:"rspack-syntax",tool:["rs\
pack","rsbuild"],steps:[{pattern:io},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:io},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
v(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
v("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${ne} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${w}${k}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpac\
k-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${z})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<l\
ine>\\d{1,7}):(?<column>\\d{1,7})\\) ${w} (?<message>[A-Z].*)$`),skip:5}]},v("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${ne}\
 (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${w}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{
pattern:new RegExp(`^(?:\\w*Error: )?(?:${z}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"w\
ebpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${w}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],Wt=[...Uc,...Gc,...Bc,...cl,...Qc,...al],ro={formats:Wt,causes:Gs};function Vg(t,{formats:e,causes:n}=ro){const s=o=>![o.tool??[]].flat().includes(
t);return{formats:e.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).filter(({signs:o})=>o.length>0)}}const ll=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function V(t){return t.replace(ll,"")}function qe(t){return/^\s*at\s.*[:)\d]$/.test(t)}const ao=[/^\s*(?:\$|>|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{}()\]]|\[$|-{2}|\*|node:internal|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/],co=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
dl=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,ul=/^\s*(?:Caused by|Cause):$/,
lo=/^\s{2,8}\d{1,2}:\s/,fl=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,pl=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,uo=/\b(?:not (?:found|compatible|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|no \w{1,20} found|trailing)\b/i,
fo=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,ml=/^\s*(?:at\s|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,hl=3,gl=1e3,wl=6;function po(t){
let e;for(let n=Math.max(0,t.length-gl);n<t.length;n++){const s=xl(t,n);s>=hl&&s>(e?.points??0)&&(e={at:n,points:s})}return e&&mo(t,e.at)}function mo(t,e){const n=o=>V(
t[o]?.text??"").trim(),s=[];for(let o=e+1;o<t.length&&s.length<wl&&o<e+12;o++){const i=n(o);if(!(i===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(i))){
if(qe(i))break;s.push(i)}}return{at:e,message:ho(n(e).replace(co,"").replace(/^\d{1,2}:\s(?!\d)/,"").trim()||n(e),t,e),details:s}}const yl=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
bl=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?[.:]?$/,El=14;function ho(t,e,n){const s=yl.exec(t)?.groups?.path,o=s===""||/[./]/.
test(s??"")||bl.test(t);if(!o&&!t.endsWith(":"))return t;for(let i=n+1;i<=n+El&&i<e.length;i++){const r=V(e[i]?.text??"").trim();if(qe(r))break;if(!(r===""||kl.
test(r)||t.includes(r)))return o?r:Sl(r)?`${t} ${r}`:t}return t}const kl=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|throw |\^|\W+$)/;
function Sl(t){return(uo.test(t)||fo.test(t))&&!ao.some(e=>e.test(t))}function _l(t,e){const n=o=>t[o]?.text??"";return pl.test(V(n(e)))?!0:lo.test(n(e))?!lo.test(
n(e+1)):ul.test(n(e-1))}function xl(t,e){const n=t[e]?.text??"",s=V(n);if(s.trim()===""||ao.some(r=>r.test(s)))return 0;const o=[1,2].map(r=>V(t[e+r]?.text??""));
return[dl.test(s)?4:0,n!==s||co.test(n)?3:0,_l(t,e)?8:0,fl.test(s)?6:0,uo.test(s)||fo.test(s)?3:0,/["'`“]\S/.test(s)?1:0,o.some(r=>ml.test(r))?2:0].reduce((r,a)=>r+
a,0)}const $l=12,vl=30,W={mentions:40,hints:10,shown:10,names:16,nameLength:200,tokens:60},Ol=/^[>$]\s[a-z@.]/;function Tl(t,{at:e,message:n,details:s}){const o=[
...t.keys()].slice(Math.max(0,e-$l),e+vl).sort((r,a)=>go(r,e)-go(a,e)),i=o.map(r=>({each:r,text:V(t[r]?.text??"")})).filter(({text:r})=>!Ol.test(r));return{mentions:i.
flatMap(({each:r,text:a})=>Nl(a,t[r]?.folder)).slice(0,W.mentions),hints:i.flatMap(({text:r})=>qe(r)?[]:yo(r)).slice(0,W.hints),shown:o.flatMap(r=>Cl(t,r)).slice(
0,W.shown),said:yo(n)[0],words:[...new Set(n.match(/\w{2,40}/g))].slice(0,W.tokens),names:Eo(Bl(n)),details:[...new Set(s.filter(r=>!Fl.test(r)).flatMap(Eo))].slice(
0,W.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(n),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(n)}}function go(t,e){return t<e?(e-t)*2.5:t-e}const Rl=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function Nl(t,e){const n=qe(t);return t.split(/[\s"'`<>{}|;*=]+/).slice(0,W.tokens).flatMap(s=>{const o=Rl.exec(wo(s))?.groups;if(!o?.path||!/[./]/.test(o.path))
return[];const i=Ze(o.line??o.row);return[{path:e===void 0||/^[/.]|^\w+:/.test(o.path)?o.path:`${e}/${o.path}`,line:i,column:Ze(o.column??o.character),inStack:n}]})}
const Al=[["(",")"],["[","]"]];function wo(t){let[e,n]=[0,t.length];const s=o=>{for(;n>e&&o.includes(t[n-1]??" ");)n--};s(".:,");for(const[o,i]of Al){const r=t[n-
1]===i;t[e]===o&&(r||!t.includes(i))&&(e++,r&&n--),t.slice(e,n).includes(o)||s(`${i}.:,`)}return t.slice(e,n)}function Ze(t){return t&&Number(t)||null}const Il=[
/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})[:\s]/];function yo(t){for(const e of Il){const n=e.exec(t)?.groups,
s=Ze(n?.line);if(s!==null)return[{line:s,column:Ze(n?.column)}]}return[]}const Ll=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
jl=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function Cl(t,e){const n=Ll.exec(V(t[e]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||jl.test(V(t[e+1]?.
text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:[]}const bo=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,
Ml=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|does not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
Pl=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
Dl=/\bwhile parsing\b|\bDid you mean\b|\bSee (?:more|https?:)|\bTried\b/,Fl=/\b(?:Did you mean|npm run|see a list|https?:\/\/)/;function Bl(t){return t.slice(0,
Dl.exec(t)?.index??t.length)}function Eo(t){const e=[...t.matchAll(bo)].map(i=>i.slice(1).find(r=>r!==void 0)??""),n=Ml.flatMap(i=>i.exec(t)?.[1]??[]),o=t.replace(
bo," ").split(/[\s,;()[\]<>{}"'`|]+/,W.tokens).map(wo).filter(i=>Pl.test(i)||Gl(i));return[...new Set([...e,...n,...o].map(i=>Ul(i.trim()).slice(0,W.nameLength)))].
filter(i=>/\w\w/.test(i)&&!i.includes("\\")&&i.split(/\s/).length<=3).slice(0,W.names)}function Ul(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.
slice(1,-1):t}function Gl(t){return/^https?:\/\/\S/.test(t)||/^\/[\w@.-]+\/\S/.test(t)}const se={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},
zl=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@\w{1,20}:\S{1,200} STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,
/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],
Wl=4,Hl=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Ve(t){const e=[];let n=se.
characters;for(let r=t.length-1;r>=0&&e.length<se.lines&&n>0;r--){const a=t[r]??"",l=(a.length>se.entryLength?a.slice(-se.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&e.length<se.lines&&n>0;u--){const d=l[u]??"",p=G(Xl(pt(d)),se.lineLength).trimEnd();n-=Math.max(p.length,d.length/16),e.push(p)}}const s=Yl(
e),o=ql(e.reverse().map(r=>Zl(r,s))),i=Kl(o);return o.map(({text:r,folder:a,task:c})=>({text:r,folder:a??i.get(c??"")}))}function Yl(t){const e=t.map(n=>n.includes(
"nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(e.filter(n=>n!==void 0))}function Kl(t){const e=new Map;for(const{text:n,task:s}of t)
for(const o of Hl){const i=o.exec(n)?.groups;i?.folder&&e.set(s??i.task?.replace("#",":")??"",i.folder)}return e}const ko=71;function ql(t){if(!t.some(({text:s})=>s.
startsWith("\u250C  Building storybook")))return t;const e=[];let n=0;for(const s of t){const o=e.at(-1),[i=""]=s.text.split(" ",1),r=s.boxed&&n>0&&n<=ko&&n+1+i.
length>ko;o&&r&&/^[\w("'`./@-]/.test(i)?e[e.length-1]={...o,text:`${o.text} ${s.text}`.slice(0,se.lineLength)}:e.push(s),n=s.text.length}return e}function Zl(t,e){
let n=t,s,o,i=!1;for(let r=0;r<Wl;r++){const a=Jl(n)??Vl(n,e);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,i||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{
text:n,folder:s,task:o,boxed:i}}function Vl(t,e){if(e.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(t);return n&&e.has(n[1]??"")?n:void 0}function Jl(t){for(const e of zl){
const n=e.exec(t);if(n)return n}}function Xl(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":t}function Jg(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(s)),n=t.findIndex((s,o)=>o>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const So=500,_o=500,Ql=[
["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]];function ed(t,e=Wt){const n=new el(Ve(t)),
s=new Map;for(let o=0;o<n.length&&s.size<So;){const i=td(n,o,e);for(const r of i?.diagnostics??[]){const{file:a,line:c,column:l,message:u}=r,d=JSON.stringify([a,
c,l,u]);!s.has(d)&&s.size<So&&s.set(d,r)}o=i?.next??o+1}return[...s.values()]}function td(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const o of n){
const i=tl(o,t,e);if(!i)continue;return{diagnostics:i.groups.map(a=>nd(a,o,s.folder)).filter(a=>a!==void 0).map(a=>({...a,message:G(ho(a.message,t.all,i.next-1),
_o)})),next:i.next}}}function nd(t,e,n){const{message:s,frame:o}=t,i=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(i||o)||!s)return;const r=i===(t.file??
"")&&xo(t.line)||null,a=r===null?null:xo(t.column);return{file:i&&ad(i.trim(),n)+sd(e,i,r),line:r,column:a===null?null:e.zeroColumn?a+1:a||null,severity:rd(t.severity,
e),code:t.code??null,message:G(id(od(s.trim(),i),i),_o),frame:o}}function sd({part:t=""},e,n){return n===null||t===Re&&e.startsWith("/")?"":t}function od(t,e){const n=t.
replace(/^error: |\?vue&type=[\w=&.-]+/gi,""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[i]=e.split("?",1);return o!==void 0&&(`/${s}`.endsWith(
`/${i}`)||`/${i}`.endsWith(`/${s}`))?o:n}function id(t,e){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=f.posix.relative(f.posix.
dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function rd(t,e){return t===void 0?e.severity??"error":Ql.find(([,n])=>n.test(t))?.[0]??
"error"}function xo(t){return t===void 0?null:Number(t)}function ad(t,e){return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,
"")}`}const cd=50,ld=8;async function dd(t,e,n,s){const o=new Map;for(const c of t){const l=await fd(c,e,n,s);for(const u of l){const d=`${u.file}
${u.line}`,p=o.get(d)??{spot:u,weight:0};o.set(d,{spot:p.spot,weight:p.weight+1/l.length})}}const i=Math.max(...[...o.values()].map(({weight:c})=>c)),r=[...o.values()].
filter(({weight:c})=>c>i-.001).map(({spot:c})=>c),[a]=r;if(!(!a||r.some(({file:c})=>c!==a.file)))return{file:a.file,spot:r.length===1?a:void 0}}const ud=/^\s*"name":\s"[^"]{1,200}",?\s*$/;
async function fd(t,e,n,s){for(const o of hd(t,s)){const i=[];for(const r of e){if(i.length>cd||n.isOver)return[];for(const[a,c]of(await n.lines(r)).entries()){
const l=md(o,c);l>=0&&!ud.test(c)&&i.push({file:r,line:a+1,column:l+1,text:c})}}if(i.length>0)return pd(o,i)}return[]}function pd(t,e){if(/^\w+$/.test(t)&&!e.every(
({file:s})=>s.endsWith(".json")))return e;const n=e.filter(({text:s,column:o})=>{const[i,r]=[s[o-2]??"",s[o-1+t.length]??""];return/["'`(]/.test(i)&&/["'`)?#]/.
test(r)});return n.length>0?n:e}function md(t,e){for(let n=e.indexOf(t);n>=0;n=e.indexOf(t,n+t.length)){const s=/^\w/.test(t)?e[n-1]??"":"",o=/\w$/.test(t)?e[n+
t.length]??"":"";if(!/[\w$]/.test(s)&&!/[\w$]/.test(o))return n}return-1}function hd(t,e){const n=gd(t,e),s=[t],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.
exec(n)?.[1];o&&s.push(o);const i=n.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,i);const r=i.split("/").filter(a=>a!=="");if(r.length>1&&!/^@/.test(i)){
const a=r.at(-1)??"";s.push(r.slice(1).join("/"),r.slice(-2).join("/"),a,i.replace(/\.\w{1,8}$/,"")),/^\w{4,}\.\w+$/.test(a)&&s.push(a.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.
test(t)&&s.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(a=>/\w\w/.test(a)).slice(0,ld)}function gd(t,e){const n=URL.canParse(t)?new URL(t):
void 0;if(n&&/^https?:$/.test(n.protocol)){const i=wd(n.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?i:n.hostname}
const s=t.startsWith("/")&&B(e,t)?(0,f.relative)(e,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(s)?.[1]??s}function wd(t){try{return decodeURIComponent(
t)}catch{return t}}const yd=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,bd=8,$o=[async({clues:t,manifest:e})=>t.lacksScript?
e:void 0,Sd,_d,t=>oe(t.named,e=>Ne(t,t.clues.names,[e])),xd,$d,t=>oe(t.named,e=>Ne(t,t.clues.details,[e])),vd,Oo,t=>Ne(t,t.clues.names,Ro(t)),t=>Ne(t,t.clues.details,
Ro(t)),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,column:null},async({stage:t,manifest:e})=>t==="install"?e:void 0],Ed=$o.filter(t=>t!==Oo);async function vo(t,e=$o){
const{clues:n,index:s}=t,o=n.mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)),i=s.manifest,a={...t,manifest:i===void 0?void 0:{file:i,line:null,column:null},
named:[...new Set(o.filter(c=>c!==void 0))]};return oe(e,c=>c(a))}async function kd({file:t,line:e},n){const{clues:s,index:o}=n,i=c=>c.line===e&&o.find(c.path)===
t,r=s.mentions.filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&i(c))||!r.some(i)||i(r[0]))return;const a=await vo(n,Ed);return a?.line===
null?void 0:a}async function oe(t,e){for(const n of t){const s=await e(n);if(s!==void 0)return s}}function Sd({clues:t,index:e,named:n}){return oe(t.shown,async({
line:s,text:o})=>{const i=(d="")=>d.trim()===o||o.length>40&&d.trim().startsWith(o),r=await oe(n,async d=>i((await e.lines(d))[s-1])?d:void 0);if(r!==void 0)return{
file:r,line:s,column:null};const a=[];if(o.length<bd)return;await e.load();for(const d of e.files){if(e.isOver)return;for(const[p,m]of(await e.lines(d)).entries())
i(m)&&a.push({file:d,line:p+1,column:null})}const c=a.filter(d=>d.line===s),[l,u]=c.length>0?c:a;return u===void 0&&!e.isPartial?l:void 0})}async function _d(t){
const{clues:e,index:n}=t,s=await oe(e.mentions,i=>i.inStack?To():Ht(i,n)),o=e.names.filter(i=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(i));return!s||o.length===0?s:await Ne(
t,o,[s.file])??s}function Oo({clues:t,index:e}){return oe(t.mentions,n=>n.inStack?Ht(n,e):To())}async function To(){}async function Ht({path:t,line:e,column:n},s){
const o=e===null?void 0:s.find(t);if(o===void 0||e===null)return;const i=await s.lines(o);if(!(e>i.length))return e===i.length&&e>1&&i[e-1]===""?{file:o,line:e-
1,column:null}:/^---\s*$/.test(i[e-1]??"")?{file:o,line:e+1,column:null}:{file:o,line:e,column:n}}async function xd({clues:t,index:e,named:n}){const[s]=t.hints,
[o]=n;return s&&o!==void 0?Ht({path:o,inStack:!1,...s},e):void 0}async function $d({clues:t,index:e}){const{line:n,column:s}=t.said??{};if(!n||!s||e.isPartial)return;
const o=[];await e.load();for(const i of e.files){if(e.isOver)return;const r=(await e.lines(i))[n-1]?.slice(Math.max(0,s-2))??"",a=t.words.find(c=>r.slice(0,c.length+
4).includes(c));a!==void 0&&o.push({file:i,line:n,column:s+r.indexOf(a)-1})}return o.length===1?o[0]:void 0}async function vd({clues:t,index:e,named:[n]}){if(!t.
atEnd||n===void 0)return;const s=(await e.lines(n)).findLastIndex(o=>o.trim()!=="")+1;return s===0?void 0:{file:n,line:s,column:null}}async function Ne({index:t,
root:e},n,s){await t.load(s);const o=n.filter(r=>t.find(r)===void 0),i=await dd(o,s,t,e);if(!(!i?.spot||t.isPartial&&s.length>1))return{file:i.file,line:i.spot.
line,column:i.spot.column}}function Ro({index:t,stage:e}){return t.files.filter(n=>e==="build"||yd.test(n))}const Od=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
No=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,Td=2e3,Ao=1e3,Io=32;class Yt{files;#e;#t;#n=new Map;#s;constructor(e,n,s){this.files=s,this.#e=
e,this.#t=n,this.#s=new Set(s)}static async read(e,n){const s=[];for await(const o of e.walk(Od)){const i=(0,f.relative)(e.root,o).split(f.sep).join("/");if(No.
test(i)||s.push(i),s.length>=Ao)break}return new Yt(e,(0,f.relative)(e.root,n).split(f.sep).join("/"),s)}has(e){return this.#s.has(e)}get manifest(){return[`${this.#t}\
/package.json`,"package.json"].find(e=>this.has(e))}find(e){const n=Gt(e,{exists:i=>this.has(i),rootDirectory:this.#t});if(n!==void 0||e.startsWith("/")||/node_modules|^\w+:/.
test(e))return n;const s=e.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(s)||No.test(s))return;const o=this.files.filter(i=>i.endsWith(`/${s}`)||s.endsWith(
`/${i}`));return o.length===1&&(o[0]?.includes("/")||(0,f.basename)(s)!==s)?o[0]:void 0}async lines(e){const n=this.#n.get(e);if(n)return n;const o=(await this.#e.
lines((0,f.resolve)(this.#e.root,e))??[]).map(i=>i.length>Td?"":i);return this.#n.set(e,o),o}async load(e=this.files){for(let n=0;n<e.length&&!this.isOver;n+=Io)
await Promise.all(e.slice(n,n+Io).map(s=>this.lines(s)))}get isPartial(){return this.isOver||this.files.length>=Ao}get isOver(){return this.#e.isOver}}const Lo={
bytes:32*b,memory:64*b,fileBytes:b,files:4e3,entries:5e4,depth:24,ms:3e3},Rd=2,Nd=32,Ad=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,Id=64;class Kt{root;#e;#t;#n;#s=new Map;#o=0;#i=0;#r=0;#a=0;constructor(e,n,s=Lo){
this.root=e,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:e,memory:n,files:s,entries:o}=this.#t;return this.#o>=e||this.#i>=n?!0:this.#r>=s||
this.#a>=o||this.#e.now()>=this.#n}get used(){return{bytes:this.#o,files:this.#r,entries:this.#a}}async lines(e){if(this.#s.has(e))return this.#s.get(e);if(this.
isOver)return;this.#r+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#o),s=await rs(this.root,e,n),o=s?.text.split(`
`);return this.#o+=s?.bytes??0,this.#i+=(s?.text.length??0)*Rd+(o?.length??0)*Nd,this.#s.set(e,o),o}async filesIn(e,n){const s=[];let o=!1;for await(const i of this.#c(
e))if(o=!0,(i.isFile()||i.isSymbolicLink())&&s.push((0,f.join)(e,i.name)),s.length>n)return;return o&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const o=[];for(const i of n)for await(const r of this.#c(i)){const a=(0,f.join)(i,r.name);r.isDirectory()&&!Ad.test(r.name)&&o.push(
a),r.isFile()&&e.test(r.name)&&(yield a)}n=o}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,h.opendir)(e,{bufferSize:Id}))if(this.#a+=1,yield n,this.
isOver)return}catch{}}}const Ld=200,qt=2e3,jd=/\.[cm]?tsx?$/,Cd=/\?vue&type=style&index=(\d{1,3})/,Md=/\.(?:vue|svelte|astro)(?:$|\?)/,Pd={...Lo,bytes:8*b,fileBytes:b/
4,files:1500,entries:2e4,ms:100};async function Dd(t,e,n=Wt){const{root:s,folder:o,clock:i,command:r}=e,a=await Bd(ed(t,n),new Kt(s,i),o);if(r===void 0)return a;
const c=await Yt.read(new Kt(s,i,Pd),o),l=a.filter(({severity:C,file:De})=>C==="error"&&c.find(De)!==void 0),u=Ve(t),d=l.find(({line:C})=>C!==null)??l[0],p=d?Fd(
u,d):po(u);if(!p)return a;const m={clues:Tl(u,p),index:c,root:s,stage:r},x=d!==void 0&&d.line!==null,S=await(x?kd({...d,file:c.find(d.file)??""},m):vo(m));return S?
d?x||S.file===c.find(d.file)?a.map(C=>C===d?{...d,...S}:C):a:[...a,{...S,severity:"error",code:null,message:G(p.message,500)}]:a}function Fd(t,{message:e}){const n=t.
findIndex(({text:s})=>s.includes(e.slice(0,60)));return n===-1?po(t):{...mo(t,n),message:e}}async function Bd(t,e,n){const s=[];for(const{frame:i,...r}of t)s.push(
i===void 0?await Gd(r,e,n):r);const o=await Ud(t,e);return s.map((i,r)=>t[r]?.frame===void 0?i:{...i,file:o.get(r)??""}).filter(({file:i})=>i!=="")}async function Ud(t,e){
const n=[...t.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;if(n.length===0)return s;for await(const o of e.walk(jd)){const i=await e.lines(o)??[];for(const[
r,{frame:a,line:c}]of n){const l=i[(c??0)-1]??"";l.length>qt||l.trim()!==a?.trim()||s.set(r,s.has(r)?"":(0,f.relative)(e.root,o))}}return e.isOver?new Map:s}async function Gd(t,e,n){
if(/^[\w+.-]+:/.test(t.file))return t;const[s=""]=t.file.split("?",1),o=(0,f.resolve)(n,s);if(!B(e.root,o))return t;const i=(0,f.relative)(e.root,o),r=Yd(t.file),
a=r?await qd(r,t,o,e):await zd(t,o,e);return{...t,file:i,...a}}async function zd({file:t,line:e,message:n},s,o){const[i,r]=[nc(n),sc(n)];if(i===void 0&&r===void 0)
return{};const a=d=>d.length>qt?-1:i?d.search(i):Hd(r??"",d)?d.indexOf(r??""):-1,c=e===null||o.isOver?void 0:(await o.lines(s))?.[e-1];return c!==void 0&&a(c)>=
0?{}:await Wd(d=>i||/^\s*(?:import|export)\b/.test(d)?a(d):-1,s,o)??(Md.test(t)?{line:null,column:null}:{})}async function Wd(t,e,n){const s=await n.filesIn(e,Ld)??
[e],o=[];for(const i of s){if(n.isOver)return;const r=await n.lines(i)??[],a=r.findIndex(l=>t(l)>=0),c=t(r[a]??"")+1;a>=0&&o.push({file:(0,f.relative)(n.root,i),
line:a+1,column:c})}return o.length===1?o[0]:void 0}function Hd(t,e){return e.split(/[^\w$]+/).includes(t)}function Yd(t){const e=Cd.exec(t)?.[1];return e!==void 0?
n=>[...n.keys()].filter(s=>Kd(n[s]))[Number(e)]:t.endsWith(Re)?Zd:void 0}function Kd(t=""){return t.length<=qt&&/^\s*<style\b/.test(t)}async function qd(t,{line:e,
column:n},s,o){const i=o.isOver?void 0:await o.lines(s),r=i&&t(i);return r===void 0||e===null?{line:null,column:null}:{line:r+e,column:n}}function Zd(t){return/^---/.
test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.test(e))+1:0}const Vd={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build fa\
iled",sync:"Upload failed",activate:"Activation failed"},Jd=1e3,jo=300,Xd=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
Qd=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,eu=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;function tu(t,e=Gs){
const n=Ve(t.message?[...t.log,t.message]:t.log).slice(-Jd).map(o=>o.text).filter(o=>!eu.test(o)),s=nu(t,e,n);if(s)return Co(t,s.cause,s.known,s.message);for(const o of[
"codes","others"])for(const i of e){const r=su(i,o,t,n),a=r&&i.summary(r);if(r&&a)return Co(t,i,r,a)}return{headline:Mo(t,ru(t,n)),remedy:void 0}}function Co(t,e,n,s){
const o=G(e.remedy(n),500),i=e.part?.(n);return{headline:Mo(t,s),remedy:o,cause:e.name,...i&&{fault:{part:i,summary:G(s,jo)}}}}function nu(t,e,n){for(const{severity:s,
code:o,message:i}of t.diagnostics??[]){const r=s==="error"?e.find(a=>a.part&&a.name===o):void 0;if(r)return{cause:r,message:i,known:ks(r,t,n)??{groups:{},facts:t,
lines:n}}}}function su(t,e,n,s){const o=t.signs.filter(i=>e==="codes"==(i.codes!==void 0));return o.length===0?void 0:ks({...t,signs:o},n,s)}function Mo(t,e){const n=Vd[t.
stage?.toLowerCase()??""]??"Deployment failed",s=ou(e,t)?"":iu(t),o=jo-n.length-s.length-2;return`${n}: ${G(e.trim().replace(/\.$/,""),o)}${s}`}function ou(t,{exitCode:e,
signal:n}){return typeof e=="number"?t.includes(`exited with code ${e}`):n!=null&&t.includes(` by ${n}`)}function iu({exitCode:t,signal:e}){return typeof t=="nu\
mber"&&t!==0?` (exit code ${t})`:e?` (${G(e,20)})`:""}function ru(t,e){const n=t.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?
"":`:${n.line}`}: ${n.message}`;if(t.message&&!Xd.test(t.message))return t.message;const s=au(t,e);return s||(Mt(e,t.message)??(t.message||t.code||"the platform\
 gave no reason"))}function au({message:t},e){const n=Qd.exec(t??"")?.groups,s=e.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?e.findLastIndex(r=>r.startsWith(
"$ ")):s;return!n||o===-1||e.slice(o+1).filter(r=>r!==t&&!Ct(r)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const cu=200,
lu=["dependencies","devDependencies","optionalDependencies","peerDependencies"];async function du(t,e){const n=new Set([(0,f.join)(e,"package.json")]);for await(const o of t.
walk(/^package\.json$/))if(n.add(o),n.size>=cu)break;const s=[];for(const o of n){const i=(await t.lines(o))?.join(`
`).replace(/^\ufeff/,""),r=i===void 0?void 0:Po(i),a=ye(t,o);i!==void 0&&r&&s.push({file:a,folder:a.replace(/\/?package\.json$/,""),text:i,value:r})}return s}function Po(t){
try{const e=JSON.parse(t);return $(e)?e:void 0}catch{return}}function ie({text:t},e){let n=0,s=t,o;for(const i of e){const r=hs(s,!1)?.findLast(a=>a.name===i);if(!r)
return;o=n+r.nameOffset,n+=r.offset,s=r.text}return o===void 0?void 0:ge(t,o)}function we(t,e){for(const n of t)for(const s of lu){const o=n.value[s];for(const[
i,r]of Object.entries($(o)?o:{}))if(!(typeof r!="string"||!e(i,r)))return{manifest:n,name:i,wanted:r,place:ie(n,[s,i])}}}function Do(t,e){for(const n of t){const s=n.
value.scripts;for(const[o,i]of Object.entries($(s)?s:{}))if(typeof i=="string"&&e(o,i))return{manifest:n,place:ie(n,["scripts",o])}}}function ye(t,e){return(0,f.
relative)(t.root,e).split(f.sep).join("/")}const uu=16*b;async function fu(t,e){const n=await bs(e,t.root);if(!n)return;const s=(0,f.join)(n.dir,n.lockfile.file),
o=await rs(t.root,s,uu);return{file:ye(t,s),folder:ye(t,n.dir),text:o?.text??""}}function pu({text:t}){const e=It(t);return e===void 0?void 0:ge(t,e)}function mu({
file:t,text:e},n){if(!t.endsWith("yarn.lock")||e==="")return;const s=n.map(({value:o})=>o.name);return we(n,(o,i)=>s.includes(o)||!/^[\^~<>=*\d]/.test(i)?!1:!e.
includes(`${o}@${i}`)&&!e.includes(`${o}@npm:${i}`))}function hu(t,{text:e},n){const s=Po(e)?.packages,o=new Map;for(const[r,a]of Object.entries($(s)?s:{})){const c=r.
split("node_modules/").at(-1)??"",l=$(a)&&r.includes("node_modules/")?a.dependencies:void 0;for(const u of Object.keys($(l)?l:{})){const d=o.get(u);d?d.push(c):
o.set(u,[c])}}const i=new Set([t]);for(const r of i){const a=r===t?void 0:we(n,c=>c===r);if(a)return a;for(const c of o.get(r)??[])i.add(c)}}async function gu(t,e,n){
if(!t.file.endsWith("pnpm-lock.yaml"))return{file:e?.file,place:e&&ie(e,["workspaces"]),patterns:(e&&yu(e))??[]};const s=wu((0,f.resolve)(n.root,t.folder)),o=await n.
lines(s)??[],i=o.flatMap(a=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(a)?.[1]??[]),r=o.findIndex(a=>a.startsWith("packages:"));return{file:ye(n,s),place:r<
0?void 0:{line:r+1,column:1},patterns:i}}function wu(t){return(0,f.join)(t,"pnpm-workspace.yaml")}function yu({value:{workspaces:t}}){const e=$(t)?t.packages:t;
return Array.isArray(e)?e.filter(n=>typeof n=="string"):void 0}const bu=300;function Eu(t,e){const n=t.split("/"),s=r=>{const a=f.posix.normalize(r.slice(0,bu)).
replace(/\/$/,"").split("/"),c=a.indexOf("**"),l=c===-1?a:a.slice(0,c);return(c===-1?l.length!==n.length:l.length>n.length)?!1:l.every((u,d)=>ku(u,n[d]??""))},[
o,i]=[e.filter(r=>r.startsWith("!")),e.filter(r=>!r.startsWith("!"))];return i.some(s)&&!o.some(r=>s(r.slice(1)))}function ku(t,e){const[n="",...s]=t.split("*"),
o=s.pop();if(o===void 0)return t===e;if(!e.startsWith(n)||!e.endsWith(o)||e.length<n.length+o.length)return!1;let i=n.length;for(const r of s){const a=e.indexOf(
r,i);if(a===-1)return!1;i=a+r.length}return i<=e.length-o.length}const Su=60,_u=20,xu=300,$u=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;
function vu(t){const s=Fo(t).flatMap(o=>o.split(/[\s'"`(),:;=[\]{}]+/)).map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!$u.test(o)&&!o.includes(
"node_modules/"));return[...new Set(s.reverse())].slice(0,_u)}function Ou(t,e){const n=Fo(t),s=Mt(n,t.message),o=n.filter(i=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(i)).reverse();for(const i of s===void 0?[]:[s,...o]){if(i===t.message||Ct(i))continue;const r=new Set(i.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/).flatMap(
Tu)),a=we(e,c=>r.has(c));if(a)return{dependency:a,words:G(i.trim(),xu)}}}function Tu(t){const e=t.split("/"),[n="",s=""]=e.slice(-2),o=n.startsWith("@")?`${n}/${s}`:
s||n;return/^@?[^@]+@/.test(o)||e.length>1?[o.replace(/(?<=.)@.*$/,"")]:[]}function Fo({log:t}){return Ve(t).slice(-Su).map(({text:e})=>e)}async function Ru(t,e,n,s){
const{fault:o,cause:i}=tu(t,s);if(i!==void 0&&!o)return;const r=await du(e,n),a=await fu(e,n),c={sources:e,folder:n,app:ye(e,n),manifests:r,lockfile:a},l={cause:i??
"",summary:o?.summary??""},u=o?await Au(o.part,c,l):await Nu(t,c);if(!u)return;const{line:d,column:p}=u.place??{line:null,column:null},m=u.message??l.summary;return{
file:u.file,line:d,column:p,severity:"error",code:u.cause??i??null,message:m}}async function Nu(t,e){for(const s of vu(t)){const o=await Go(s,e);if(o?.place)return{
...o,cause:"settings-invalid"}}const n=t.stage==="install"?Ou(t,e.manifests):void 0;return n&&{...re(n.dependency),message:n.words}}async function Au(t,e,n){switch(t.
kind){case"dependency":return ju(t,e,n);case"engines":return Cu(t.name,e,n);case"script":return await Uo(e,n)??Bo(t,e);case"uninstalled":return Uo(e,n);case"mem\
ber":return t.name==="workspaces"?Pu(e):Mu(t.name,e);case"lockfile":return Fu(t.lacks,e,n);case"file":return Go(t.path,e);case"names":return Du(e.manifests);default:
return br(t)}}const Iu=["preinstall","install","postinstall","prepare"],Lu=["package-not-found","version-not-found","registry-login","registry-refused"];function ju({
name:t,host:e,script:n},s,o){const{manifests:i,lockfile:r}=s,a=we(i,(d,p)=>t===void 0?e!==void 0&&p.includes(e):d===t);if(!a){const d=n&&i.find(({value:m})=>m.name===
t);if(d){const m=o.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:d.file,...Bo({kind:"script",...n},{manifests:[d]}),message:m}}const p=t!==
void 0&&r?hu(t,r,i):void 0;return p&&{...re(p),message:`${o.summary}; ${p.name} brings it`}}const c=i.find(({value:d})=>d.name===a.name);if(!c||!Lu.includes(o.cause))
return re(a);const l=c.value.version,u=typeof l=="string"?`in version ${l}`:"without a version";return{...re(a),cause:"workspace-version",message:`"${a.name}" i\
s a workspace of this repository (${c.folder}) ${u}, and ${a.manifest.file} asks for ${a.wanted}`}}function re({manifest:t,place:e}){return{file:t.file,place:e}}
function Cu(t,{manifests:e},n){const s=r=>$(r.value.engines)&&"node"in r.value.engines,o=e.find(r=>s(r)&&(t===""||r.value.name===t));if(!o){const r=we(e,a=>a===
t);return r&&re(r)}const i=n.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:o.file,place:ie(o,["engines","node"]),message:i}}function Bo({name:t,command:e},{
manifests:n}){const s=i=>e!==void 0&&(i===e||i.split(/[\s;&|()]+/).includes(e)),o=Do(n,(i,r)=>(t===void 0||i===t)&&s(r))??Do(n,i=>e===void 0&&t===void 0?Iu.includes(
i):i===t);return o&&re(o)}function Mu(t,{manifests:e}){const n=e.find(({value:s})=>s[t]!==void 0)??e[0];return n&&{file:n.file,place:ie(n,[t])}}function Pu({manifests:t,
lockfile:e}){const n=t.find(({folder:s})=>s===(e?.folder??""))??t[0];return n&&{file:n.file,place:ie(n,["workspaces"])}}function Du(t){for(const[e,{file:n,value:s}]of t.
entries()){const o=t.slice(e+1).find(r=>r.value.name===s.name);if(typeof s.name!="string"||!o)continue;const i=`multiple projects are called ${s.name}: ${n} and\
 ${o.file}`;return{file:o.file,place:ie(o,["name"]),message:i}}}async function Uo({sources:t,app:e,manifests:n,lockfile:s},o){const i=n.find(({folder:l})=>l===e);
if(!i||!s||s.folder===e)return;const r=n.find(({folder:l})=>l===s.folder),a=s.folder===""?e:e.slice(s.folder.length+1),c=await gu(s,r,t);if(!Eu(a,c.patterns))return{
file:c.file??i.file,place:c.place,cause:"outside-workspaces",message:`${o.summary}: ${e} is not in the workspaces of ${c.file??"the root"}, so its dependencies \
were not installed`}}function Fu(t,{manifests:e,lockfile:n},s){const[o]=e;if(!n)return o&&{file:o.file};const i=pu(n);if(i){const p=`${n.file} has the conflict \
markers of a merge`;return{file:n.file,place:i,cause:"conflict-markers",message:p}}const r=we(e,p=>t.includes(p))??mu(n,e);if(!r||s.cause!=="lockfile-outdated")
return{file:n.file};const{manifest:a,name:c,wanted:l}=r,u=e.some(({value:p})=>p.name===c),d=`${n.file} does not fit ${a.file}, which asks for ${c} ${l}${u?", a \
workspace of this repository":""}`;return{...re(r),message:d}}async function Go(t,{sources:e,folder:n}){const s=(0,f.resolve)(n,t);if(!B(e.root,s))return;const o=(await e.
lines(s))?.join(`
`).replace(/^\ufeff/,""),i=ye(e,s);if(o===void 0)return;const r=It(o);if(r!==void 0)return{file:i,place:ge(o,r),message:`${i} has the conflict markers of a merg\
e`};const a=ms(o);if(!/\.jsonc?$/.test(i)||!a||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:i};const c=ge(o,a.offset);return{file:i,place:c,message:`${i} is not va\
lid JSON: ${a.message} (line ${c.line}, column ${c.column})`}}async function Bu(t,e,{formats:n,causes:s}=ro){const o=await Dd(t.log,e,n),i=new Kt(e.root,e.clock),
r=await Ru({...t,diagnostics:o},i,e.folder,s);return r?[r,...o]:o}const Uu={next:"next build",nuxt:"nuxt generate",astro:"astro build","@sveltejs/kit":"vite bui\
ld",gatsby:"gatsby build","@docusaurus/core":"docusaurus build",vitepress:"vitepress build",vuepress:"vuepress build","@rspress/core":"rspress build",rspress:"r\
spress build","@11ty/eleventy":"eleventy",hexo:"hexo generate",honkit:"honkit build",metalsmith:"metalsmith","@angular/cli":"ng build","react-scripts":"react-sc\
ripts build","@vue/cli-service":"vue-cli-service build","@quasar/app-vite":"quasar build","@react-router/dev":"react-router build","@remix-run/dev":"remix vite:\
build","@tanstack/react-start":"vite build","@tanstack/solid-start":"vite build","@tanstack/start":"vinxi build","@solidjs/start":"vinxi build","@builder.io/qwi\
k-city":"qwik build","@qwik.dev/router":"qwik build","@analogjs/platform":"vite build","@stencil/core":"stencil build","@marko/run":"marko-run build",waku:"waku\
 build",umi:"umi build",expo:"expo export --platform web","ember-cli":"ember build --environment production","preact-cli":"preact build","@rsbuild/core":"rsbuil\
d build","@farmfe/core":"farm build",snowpack:"snowpack build",vite:"vite build",parcel:"parcel build index.html","parcel-bundler":"parcel build index.html","@r\
spack/cli":"rspack build",webpack:"webpack",rollup:"rollup --config",rolldown:"rolldown --config",storybook:"storybook build"},Gu=/^(?:generate|export)$|build/,
zu=/^[\w:.-]{1,60}$/;function Wu(t,e){const{dependencies:n,devDependencies:s,scripts:o}=t.value,i=d=>[n,s].some(p=>$(p)&&Object.hasOwn(p,d)),[r,a]=Object.entries(
Uu).find(([d])=>i(d))??[];if(r===void 0)return;const c=Object.keys($(o)?o:{}).find(d=>Gu.test(d)&&zu.test(d)),l=c===void 0?`"build": "${a}"`:`"build": "${e} run\
 ${c}"`,u=c===void 0?a:`${e} run ${c}`;return ys("build_script_missing",`The file \`${t.file}\` depends on ${r} and has no \`build\` script, and the app has no bu\
ild command. Add ${l} to its scripts, or set the build command to \`${u}\``,{file:t.file,...Ga(t,"scripts")})}const Hu=4,Yu=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
zo=ht.failureLogLine,Zt=2e3;class Ku{#e;#t;#n;#s=[];#o=[];#i=[];#r=0;#a=0;#c="";#l=!1;#d=0;#u=!1;constructor(e,n,s){this.#t=n/2,this.#n=qu(s),this.#e=e}line(e){
const n=Buffer.from(this.#n(e).slice(0,Lr)),s=n.toString();this.#s.push(s.length>zo?Buffer.from(s.slice(0,zo)).toString():s),this.#s.length>=2*Zt&&this.#s.splice(
0,Zt);const o=n.length+1;this.#l||=this.#a+o>this.#t,!this.#u&&(this.#l?this.#h(s,o):(this.#a+=o,this.#f(`${s}
`)))}#f(e){this.#c.length+e.length>Zn&&this.#p(),this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&this.#e(this.#c),this.#c=""}#h(e,n){this.#r+
n>this.#t/2&&(this.#d+=this.#o.length,this.#o=this.#i,this.#i=[],this.#r=0),this.#i.push(e),this.#r+=n}last(){return this.#s.slice(-ht.failureLogLines)}recent(){
return this.#s.slice(-Zt)}end(){if(!this.#u){this.#u=!0,this.#d>0&&this.#f(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[...this.#o,...this.#i])this.#f(`${e}
`);this.#p()}}[Symbol.dispose](){this.end()}}function qu(t){const e=[...new Set(Object.values(t).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=Hu&&!Yu.test(s)).sort((s,o)=>o.length-s.length),n=e.length>0?new RegExp(e.map(mt).join("|"),"g"):void 0;return s=>{const o=s.
split("\r").findLast(r=>r!=="")??"",i=vr(o);return n?i.replace(n,"***"):i}}const Zu=2e4;async function Wo(t,e){let n=0,s=0;try{const o=[await Ge(t,e)];for(let i=o.
pop();i!==void 0;i=o.pop()){n=Math.max(n,(await(0,h.lstat)(i)).ctimeMs);for(const r of await(0,h.readdir)(i,{withFileTypes:!0})){if(++s>Zu)return Number.NaN;const a=(0,f.
join)(i,r.name);r.isDirectory()?o.push(a):n=Math.max(n,(await(0,h.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const Ho=["dist","build","out","_site",
".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_bui\
ld","site","book","_book","storybook-static"];async function Vu(t){const{source:e,folder:n,asked:s,built:o}=t,r=(s===null&&o?await Ko(n):[]).map(async a=>[a,await Wo(
e,(0,f.join)(n,a))]);return{...t,stamps:new Map(await Promise.all(r))}}async function Ju(t){const{source:e,folder:n,asked:s,built:o}=t,i=await Qu(t);try{if(await(0,h.
realpath)(e)===e){const a=await Ge(e,i);return{directory:a,kind:!o&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof Q))throw a}const r=s===null?`The output \
directory \`${(0,f.relative)(n,i)}\``:Yo(s);throw A("build","output_unsafe",`${r} leads out of the repository`)}async function Xu(t,e){return e!==null&&(0,f.relative)(
t,(0,f.join)(t,e))!==""&&await Je((0,f.join)(t,e))}async function Qu({source:t,folder:e,asked:n,built:s,stamps:o}){if(n!==null){const c=(0,f.join)(e,n);if(await Je(
c))return c;throw A("build","output_missing",`${Yo(n)} does not exist; ${await qo(e)}`)}if(!s)return e;const i=[];for(const c of await Ko(e))o.get(c)!==await Wo(
t,(0,f.join)(e,c))&&i.push(c);for(const c of i)if(await of((0,f.join)(e,c,"index.html")))return(0,f.join)(e,c);const r=i.find(c=>!o.has(c));if(r!==void 0)return(0,f.
join)(e,r);const a=tf([...o.keys()]);throw A("build","output_missing",`${a}; ${await qo(e)}. ${ef}`)}const ef="Set the output directory to the folder that the b\
uild writes";function tf(t){const e=`The build left none of the usual output directories (${Vt(Ho)})`;return t.length===0?e:`${e}, except ${Vt(t)}, which is in \
the repository and got no page from the build`}function Yo(t){return`The app's output directory \`${t}\``}async function Ko(t){return(await Promise.all(Ho.map(n=>sf(
t,n)))).filter(n=>n!==void 0)}const nf=1e3;async function sf(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await Je((0,f.join)(t,e))?e:void 0;const o=await(0,h.
readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),i=[];for(const{name:r}of o.filter(a=>a.isDirectory()).slice(0,nf))await Je((0,f.join)(t,`${n}${r}${s}`))&&
i.push(`${n}${r}${s}`);return i.length===1?i[0]:void 0}async function Je(t){return(await(0,h.stat)(t).catch(()=>{}))?.isDirectory()??!1}async function of(t){return(await(0,h.
stat)(t).catch(()=>{}))?.isFile()??!1}async function qo(t){const n=(await(0,h.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_modules"].
includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${Vt(n.slice(0,20).sort())}`}function Vt(t){return t.map(e=>`\
\`${e}\``).join(", ")}var Jt=O(136);const Zo=1024,Vo=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,rf="owner/name, or a URL t\
hat begins with https://",Xt="--allow-local-git",Xg="https://github.com/{repository}.git";function Qg(t){const e=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(t)?.[1]??"";return Vo.test(e)?e.replace(/\.git$/,""):void 0}function af(t,e){if(t.length>Zo)return ae(`has more than ${Zo} characters`);if(new RegExp("\\p{C\
c}","u").test(t))return ae("has control characters");if(Vo.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:
Qt("is a local path");const n=Jo(t);return n?.protocol==="https:"||n?.protocol==="http:"?cf(n,e):n?.protocol==="file:"?lf(n,e):df(t)}function Jo(t){return/^[a-z]+:\/\/\S+$/i.
test(t)&&URL.canParse(t)?new URL(t):void 0}function cf(t,e){return t.username!==""||t.password!==""?ae("contains a user name or password","the URL without them:\
 the platform has its own access"):t.protocol==="http:"&&!e?Qt("is a URL of plain http"):{kind:"remote",url:t}}function lf(t,e){return t.host!==""||/%(?:2f|00)/i.
test(t.pathname)?ae("is not a path on this machine"):e?{kind:"file",url:t}:Qt("is a local path")}function df(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?ae("is neither owner/name nor an https URL"):ae("is an address for ssh or git://, but repositories are cloned over https",`https:/\
/${e}/${n}`)}function Qt(t){return ae(`${t}, which a platform takes only with ${Xt}`)}function ae(t,e=rf){return{kind:"refused",problem:t,instead:e}}function Xe(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Xo(t,e){return t.replaceAll("{repository}",()=>e)}function e0(t,e){const n="https://git.example.co\
m/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=Xo(t,"owner/name"),o=Jo(s);if(o?.protocol===
"https:")return;const i=o?.protocol==="http:"||o?.protocol==="file:"&&o.host==="";if(!(i&&e))return i?{problem:`begins with ${o?.protocol}//, which needs ${Xt}`,
instead:`${n}, or add ${Xt}`}:{problem:"is not an https URL",instead:n}}function uf(t,e){const n=af(t,e.allowLocal),s=Xe(t);switch(n.kind){case"name":return Qo(
Xo(e.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:ei(n.url)};case"file":return{url:(0,Jt.fileURLToPath)(n.url),shown:s,protocols:"file"};case"\
path":return Qo((0,Jt.pathToFileURL)(n.path).href);case"refused":throw ff(s,n)}}function Qo(t){const e=new URL(t);return{url:e.protocol==="file:"?(0,Jt.fileURLToPath)(
e):e.href,shown:Xe(t),protocols:ei(e)}}function ei({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function ff(t,{problem:e,instead:n}){const s=`The\
 repository "${t}" ${e}: write ${n}`;return A("clone","repository_not_allowed",s)}async function ti(t,e){const{bare:n,branch:s,commit:o,lender:i,shallow:r,origin:a}=e;
for(const u of["objects/info","refs"])await(0,h.mkdir)((0,f.join)(t,u),{recursive:!0});const c=a===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":o&&`${o} refs/heads/${s}
`,"objects/info/alternates":i&&`${(0,f.join)(i,"objects")}
`,shallow:r};for(const[u,d]of Object.entries(l))d&&await(0,h.writeFile)((0,f.join)(t,u),d)}var ni=O(421),en=O(474),tn=O(161),pf=O(75);const mf=524288,hf=65535;let si;
function gf(){return si??=wf().filter(t=>t>2&&t<=hf&&yf(t)),si}function wf(){try{return(0,g.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function yf(t){
try{const e=/^flags:\s+([0-7]+)/m.exec((0,g.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&mf)===0}catch{return!1}}
function oi(t){const e=gf().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,g.openSync)("/dev/null","r+"),s=[...t];
for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,g.closeSync)(n)}}function J(t){try{return(0,g.
readFileSync)(t,"utf8")}catch{return""}}function ii(t){try{return(0,g.readdirSync)(t)}catch{return[]}}function ce(t,e){return Number(new RegExp(`^${t}: +(\\d+) k\
B`,"m").exec(e)?.[1]??0)*1024}function nn(){const t=J("/proc/meminfo"),e=ce("MemTotal",t);if(e!==0)return{total:e,available:ce("MemAvailable",t),shared:ce("Shme\
m",t),swapFree:ce("SwapFree",t)}}function ri(){return Number(/^oom_kill (\d+)/m.exec(J("/proc/vmstat"))?.[1]??0)}const bf=6n;let ai;function Ef(){return ai??=kf(),
ai}function kf(){try{const t=new BigUint64Array(new Uint8Array((0,g.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%2===0&&n===bf);return e===-1?
4096:Number(t[e+1])}catch{return 4096}}var Sf=O(193);const ci=16384,_f=65536,xf=10,sn=1e3,$f=1;function vf(t,e){const n=new Sf.StringDecoder("utf8"),s=Promise.withResolvers();
let o=[],i="",r=!1;const a=()=>{for(const c of o.slice(0,sn))e(c.slice(0,ci));o=o.slice(sn),o.length>0?setTimeout(a,$f):r?s.resolve():t.resume()};return t.on("d\
ata",c=>{const l=(i+n.write(c)).split(`
`);i=(l.pop()??"").slice(0,ci);const u=c.length>=_f,d=o.length>0;if(o=d?[...o,...l]:l,!(d||o.length===0)){if(!u&&o.length<=sn)return a();t.pause(),setTimeout(a,
u?xf:0)}}),t.on("close",()=>{const c=o.length>0;i!==""&&(o=[...o,i]),r=!0,c||a()}),s.promise}const on=1e4,li=2;function Of(t){return{list(){const e=t();if(e===void 0)
return[];const n=`/proc/${e}/root/proc`;return dn(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},get namespace(){
return t()}}}async function Tf(t){for(const e=Date.now()+on;t!==void 0&&Date.now()<e;){if(!ln(Qe(t)))return;await(0,ue.setTimeout)(1)}}class rn{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#n.add(e.root)}list(){return this.#s().map(e=>`/proc/${e}`)}#s(){const e=dn("/proc"),n=new Set(e);for(const o of this.#t.keys())
n.has(o)||this.#t.delete(o);let s=e.filter(o=>!this.#t.has(o));for(const o of s)this.#t.set(o,!1);for(let o=s;o.length>0;s=s.filter(i=>!this.#t.get(i)))o=s.filter(
i=>this.#o(i));return e.filter(o=>this.#t.get(o))}#o(e){const n=Qe(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:o,lock:i}=this.#e,r=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(e===s||r||(i?.(Af(e))??!1)||(o?.(If(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+on;Date.now()<n;){const s=this.#s().filter(o=>ln(Qe(o)));if(s.length===0&&
e)return!0;e=s.length===0;for(const o of s)an(o);await(0,ue.setTimeout)(li)}return!1}}function an(t){try{process.kill(t,"SIGKILL")}catch{}}async function t0(t){
await new rn({marker:e=>e!==""&&t(e)}).end()}async function Rf(t,e){const n=e===void 0?void 0:`${t}${e}`,s=cn(n??t);await new rn({marker:o=>n===void 0?o.startsWith(
t):o===n,lock:o=>n===void 0?Math.floor(o/Ae)===Math.floor(s/Ae):o===s}).end()}async function Nf(t,e){const n=t.slice(0,t.lastIndexOf("/")+1),s=o=>{const i=J(`/p\
roc/${o}/cmdline`).split("\0").find(r=>r.startsWith(n));return i!==void 0&&i!==e};for(const o=Date.now()+on;Date.now()<o;){const i=dn("/proc").map(Number).filter(
r=>s(r)&&ln(Qe(r)));if(i.length===0)return;for(const r of i)an(r);await(0,ue.setTimeout)(li)}}const Ae=2**24;function cn(t){const[e="",n=""]=t.split("/",2),s=o=>(0,_.
createHash)("sha256").update(o).digest().readUIntBE(0,3);return(Ae/2+s(e)%(Ae/2))*Ae+s(n)}function Af(t){return Number(/^Max file locks +(\d+)/m.exec(J(`/proc/${t}\
/limits`))?.[1]??0)}function If(t){return J(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${me}=`))?.slice(me.length+1)??""}function Qe(t){const e=J(`\
/proc/${t}/stat`),[n="",s,o,i]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(o),session:Number(i)}}function ln(t){
return t!==void 0&&!/^[ZX]/.test(t.state)}function dn(t){return ii(t).filter(e=>/^\d+$/.test(e)).map(Number)}var Lf=function(t,e,n){if(e!=null){if(typeof e!="ob\
ject"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not define\
d.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},jf=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppresse\
d during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.
dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function be(t,e,n){n.signal?.throwIfAborted();const s=ri(),{child:o,printed:i}=Cf(
t,e,n),r=n.namespace?Gf(o.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(r())?.[1]??Number.NaN)||void 0,c=new rn(Mf(o.pid,n)),l=(0,en.once)(o,"close");
l.catch(()=>{});const u=async()=>{o.pid!==void 0&&an(-o.pid),n.sweep&&await c.end()},d=()=>{u()};n.signal?.addEventListener("abort",d,{once:!0});const p=new AbortController,
m=n.watch?.(n.namespace?Of(a):c,p.signal);m?.then(x=>x&&u());try{const[x,S]=await(0,en.once)(o,"exit");p.abort(),await u(),await Df(o,l),await i,await Tf(a()),n.
signal?.throwIfAborted();const C=ri()>s;return{...Bf(x,S),breach:await m,shortOfMemory:C}}finally{p.abort(),n.signal?.removeEventListener("abort",d)}}function Cf(t,e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],i=Lf(s,oi([...o,n.namespace?"pipe":"ignore"]),
!1),r=(0,ni.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:i.stdio}),a=r.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(n.channel));const{onLine:c=()=>{}}=n,
l=["stdout","stderr"].map(u=>{const d=r[u];return d?vf(d,p=>c(p,u)):void 0});return{child:r,printed:Promise.all(l)}}catch(o){s.error=o,s.hasError=!0}finally{jf(
s)}}function Mf(t,{env:e,sweep:n}){const s=n?e[me]:void 0;if(s===void 0)return{root:t};const o=cn(s);return{root:t,marker:i=>i===s,lock:i=>i===o}}const Pf=1e4;async function Df(t,e){
const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},Pf);await e,clearTimeout(n)}const Ff=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGS\
EGV","SIGTERM","SIGXFSZ"];function Bf(t,e){const n=typeof t=="number"?t:null,s=Ff.find(o=>n===128+tn.constants.signals[o]);return{exitCode:n,signal:typeof e=="s\
tring"?e:s??null}}const Uf=4096;function Gf(t){let e="";return t instanceof pf.Readable&&t.setEncoding("utf8").on("data",n=>{e=(e+n).slice(0,Uf)}),()=>e}const di=[
["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],
["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],ui=/no space left on device|disk quota exceeded|unable to write file/i,
un=1e3,fn=50,fi=2e3;function pi(t,e){const n={...e.env,...zf(t)},s=async o=>{const i=[];let r=0;const{exitCode:a,breach:c}=await be("git",o,{cwd:"/",env:n,signal:e.
signal,watch:e.guard?.watch,onLine(u,d){d!=="stdout"&&(i.push(u.slice(0,fi)),i.length>=2*fn&&i.splice(0,fn),r+=1,r<=un&&e.onLine(Xe(u.slice(0,fi))))}});r>un&&e.
onLine(`[\u2026 ${r-un} more lines of git are left out \u2026]`);const l=i.slice(-fn).map(Xe);if(c)throw A("clone",c.code,`The clone was stopped because ${c.because}`,
l);return{exitCode:a,errors:l}};return{try:s,async must(o){const{exitCode:i,errors:r}=await s(o);if(i===0)return;throw ui.test(r.join(`
`))?A("clone","disk_full","The disk is full: the repository could not be checked out",r):A("clone","clone_failed",`The checkout failed: ${pn(r)}`,r)}}}function zf(t){
const e=di.flatMap(([n,s],o)=>[[`GIT_CONFIG_KEY_${o}`,n],[`GIT_CONFIG_VALUE_${o}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(di.length),...Object.fromEntries(e)}}function pn(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}async function Wf(t,e,n){const s=await t(e);try{return await n()}finally{s()}}const mi="\
cache";function mn(t){return(0,_.createHash)("sha256").update(JSON.stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Hf(t,e,n,s){await(0,h.
mkdir)((0,f.join)(t,mn(e)),{recursive:!0});const o=await(0,h.realpath)((0,f.join)(t,mn(e)));await(0,h.chmod)(o,493);const i=(0,f.join)(o,n);await Ee(i);const r={
cache:(0,f.join)(o,mi),root:i,source:(0,f.join)(i,"source"),home:(0,f.join)(i,"home"),tmp:(0,f.join)(i,"tmp")};for(const a of Object.values(r))await(0,h.mkdir)(
a,{recursive:!0}),s!==void 0&&await(0,h.chown)(a,s,s);return await Kf(r.cache),{app:o,...r,[Symbol.asyncDispose]:()=>qf(o,i)}}const Yf=100;async function Kf(t){
if(!(await(0,h.lstat)(t)).isDirectory())return;await(0,h.chmod)(t,493);let e=0;for await(const n of await(0,h.opendir)(t))if(n.isDirectory()&&await(0,h.chmod)((0,f.
join)(t,n.name),493).catch(()=>{}),e+=1,e===Yf)break}async function qf(t,e){await(0,h.chmod)(t,493).catch(()=>{}),await Ee(e)}const et=".removed";async function Zf(t){
const e=[];for(const n of await hn(t))n!==et&&e.push(...await Vf((0,f.join)(t,n)));return e}async function Vf(t){return await(0,h.chmod)(t,493).catch(()=>{}),(await hn(
t)).filter(e=>e!==mi).map(e=>(0,f.join)(t,e))}async function hn(t){return(await(0,h.readdir)(t,{withFileTypes:!0}).catch(()=>[])).filter(n=>n.isDirectory()).map(
n=>n.name)}async function Jf(t,e){for(const n of e)await(0,h.mkdir)((0,f.join)(t,et),{recursive:!0,mode:448}).catch(()=>{}),await(0,h.chmod)(n,448).catch(()=>{}),
await(0,h.rename)(n,(0,f.join)(t,et,(0,_.randomUUID)())).catch(()=>{})}async function Xf(t,e,n){const s=(0,f.join)(t,et),o=[];for(const i of[...(await hn(s)).map(
r=>(0,f.join)(s,r)),...e])await Ee(i,{signal:n})||o.push(i);return await(0,h.rmdir)(s).catch(()=>{}),o}const Qf=10*6e4;async function Ee(t,{signal:e,ms:n=Qf}={}){
if(!await tt(t))return!0;const s=AbortSignal.any([AbortSignal.timeout(n),...e?[e]:[]]);for(const[o,...i]of[["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],
["rm","-rf"]]){if(await be(o,[...i,"--",t],{cwd:"/",env:ep,signal:s}).catch(tp)==="missing")return np(t);if(s.aborted||!await tt(t))break}return!await tt(t)}const ep={
PATH:ve,LC_ALL:"C"};function tp(t){return j(t)==="ENOENT"?"missing":void 0}async function np(t){return await(0,h.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await tt(
t)}async function tt(t){return(0,h.lstat)(t).then(()=>!0,e=>j(e)!=="ENOENT")}async function sp(t,e){const{exitCode:n}=await be("chown",["-RhP",`${e}:${e}`,"--",
t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}async function op(t,e,n,s,o){const i=(0,_.createHash)("sha256").update(e.url).digest("hex").
slice(0,32),r=(0,f.join)(t,`${i}.git`);for(const p of[r,hi(r)])o.guard?.include(p);const a=pi(e.protocols,o),c=await Wf(o.lock,`mirror:${i}`,()=>ip(a,r,e,n)),{branch:l}=n,
u=(0,f.join)(s,".git");await ti(u,{bare:!1,branch:l,lender:r,origin:e.shown}),await a.must(["-C",s,"reset","-q","--hard",c]);const d=(await(0,h.readFile)((0,f.join)(
u,"refs/heads",l),"utf8")).trim();return await(0,h.writeFile)((0,f.join)(u,"shallow"),`${d}
`),(0,g.existsSync)((0,f.join)(s,".gitmodules"))&&await ap(s,e,o),{commit:d,mirror:r}}async function ip(t,e,n,s){if(!(0,g.existsSync)(e))return gi(t,e,n,s);const o=s.
commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&o&&(await t.try(o)).exitCode===0)return s.commit;try{return await wi(t,e,n,
s)}catch(i){if(dp(i)!=="clone_failed")throw i;return gi(t,e,n,s)}}function hi(t){return`${t}.new`}async function gi(t,e,n,s){const o=hi(e);await Ee(o);try{await ti(
o,{bare:!0,branch:"main"});const i=await wi(t,o,n,s,rp);return await Ee(e),await(0,h.rename)(o,e),i}finally{await Ee(o)}}const rp=["-c","maintenance.auto=false"];
async function wi(t,e,{url:n,shown:s},o,i=[]){const r=o.commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of r){const c=`refs/sli\
pway/${(0,_.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await t.try(["-C",e,...i,"fetch",
...l]);if(u.exitCode===0)return/^[0-9a-f]*/.exec(await(0,h.readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=lp(u.errors,s,o);if(d.facts.code!=="br\
anch_not_found")throw d}throw A("clone","branch_not_found",`The repository ${s} has no branch "${o.branch}"`)}async function ap(t,e,n){const s=pi("https",n),o=[
"submodule","update","-q","--init","--recursive","--depth=1","--recommend-shallow"],{exitCode:i,errors:r}=await s.try(["-C",t,...o]);if(i===0)return;const a=/transport '[^']*' not allowed/.
test(r.join(`
`));throw A("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${pn(r)}`,r)}
const cp=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[ui,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function lp(t,e,n){const s=t.join(`
`),[,o,i]=cp.find(([r])=>r.test(s))??[];return o&&i?A("clone",o,i(e,n),t):A("clone","clone_failed",`The repository ${e} could not be fetched: ${pn(t)}`,t)}function dp(t){
return t instanceof M?t.facts.code:void 0}var up=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");
var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(
this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},fp=(function(t){return function(e){
function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){
return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function pp(t,e,n){const s={stack:[],
error:void 0,hasError:!1};try{const{folders:o,limits:i,clock:r}=t;for(const S of Object.values(o))await(0,h.mkdir)(S,{recursive:!0,mode:448});const a=await t.sandbox(),
c=up(s,new Ku(n.onLog,i.logBytes,e.env),!1),l=await Hf(o.builds,e.app,e.deployID,a.ownerOf(e.app)),u=new AbortController,d=new AbortController;r.sleep(i.timeoutMs,
d.signal).then(()=>u.abort(new Error("the time limit")),()=>{});const p=AbortSignal.any([n.signal,u.signal]),m={context:t,job:e,sandbox:a,workspace:l,log:c,signal:p,
mirror:"",root:l.source,step:"",stage:"clone"},x=S=>{m.stage=S,n.onStage(S)};try{const S=await mp(m,x,n);return d.abort(),await n.onOutput?.({directory:S.directory,
kind:S.kind,log:c}),{...S,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}}catch(S){const C=await bp(S,m,u.signal.aborted).finally(()=>l[Symbol.asyncDispose]());
throw n.signal.throwIfAborted(),C}finally{d.abort()}}catch(o){s.error=o,s.hasError=!0}finally{fp(s)}}async function mp(t,e,n){const{job:s,workspace:o}=t;e("clon\
e");const i=await gp(t);n.onCommit(i);const r=await wp(t);t.root=r;const a=await Ka(r,o.source),c=await hp(t,a);yp(t),e("install"),await Qa(t,a,r,c!==void 0),e(
"build");const l=await Vu({source:o.source,folder:r,asked:s.outputDirectory,built:c!==void 0});return c!==void 0&&await Te(t,"build",c,r,a),{commit:i,...await Ju(
l)}}async function hp({job:t,root:e},n){if(t.buildCommand)return t.buildCommand;if(n.hasBuildScript)return`${n.manager} run build`;const s=n.packageJson&&Wu(n.packageJson,
n.manager);if(s&&!await Xu(e,t.outputDirectory))throw s}async function gp(t){const{context:e,job:n,workspace:s,log:o,signal:i}=t,r=uf(n.repository,e.rules);t.step=
`the clone of ${r.shown}`,o.line(`Cloning ${r.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,[me]:e.markerOf(
n)},c=t.sandbox.guardOf(s),l={env:a,signal:i,guard:c,lock:e.lock,onLine:m=>o.line(m)},{commit:u,mirror:d}=await op(e.folders.mirrors,r,n,s.source,l);t.mirror=d,
o.line(`Checked out ${u}`);const p=t.sandbox.ownerOf(n.app);return p!==void 0&&await sp(s.source,p),u}async function wp({job:t,workspace:e}){const n=t.settings.
rootDirectory??".",s=await Ge(e.source,n).catch(()=>{});if(s&&(await(0,h.stat)(s)).isDirectory())return s;throw A("clone","root_directory_missing",`The app's ro\
ot directory \`${n}\` is not in the repository`)}function yp({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(
process.versions.node,10)&&e.line(`Warning: the app asks for Node.js ${n}, but this platform builds with Node.js ${process.versions.node}`)}async function bp(t,e,n){
const{log:s,stage:o,step:i,context:r,workspace:a,root:c}=e;if(n){const u=`The build took longer than its limit of ${fa(r.limits.timeoutMs)} and was stopped duri\
ng ${i}`;return s.line(u),A(o,"build_timeout",u,s.last())}if(t instanceof M){const l=t.facts.diagnostics,d=t.facts.exitCode!==null||t.facts.signal!==null?o==="i\
nstall"?"install":"build":void 0,p={root:a.source,folder:c,command:d,clock:r.clock},m=l.length>0?l:await Bu({...t.facts,log:s.recent()},p);return s.line(t.message),
new M({...t.facts,log:s.last(),diagnostics:m})}return ft(t)?A(o,"disk_full","The disk is full",s.last()):t}function yi(t,e){return t*(.25+.75*Math.min(1,Math.max(
0,e)))}var Ep=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.
reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},kp=(function(t){return function(e){function n(r){e.error=e.hasError?
new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.
push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else
o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function bi(t){try{const{bavail:e,blocks:n,
bsize:s,ffree:o}=(0,g.statfsSync)(t);return{bytes:e*s,size:n*s,files:o}}catch{return}}function Sp(t){try{return(0,g.lstatSync)(t).dev}catch{return}}const _p=6e4,
Ei=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function xp(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},
s=`@${Math.floor(t.since/1e3)}`;if(!await ki([...t.whole,"-xdev",...Ei],n,e))return;t.changed.length>0&&await ki([...t.changed,"-xdev","-newerct",s,"(",...Ei,")"],
n,e);const{bytes:o,files:i,complete:r}=n;return{bytes:o,files:i,complete:r}}async function ki(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Ep(
s,oi(["ignore","pipe","pipe"]),!1),i=(0,ni.spawn)("nice",["-n","19","find","-P",...t],{cwd:"/",env:{PATH:ve,LC_ALL:"C"},stdio:o.stdio,timeout:_p,killSignal:"SIG\
KILL"});let r="",a=!1,c=!1;i.stdout?.setEncoding("latin1").on("data",d=>{const p=(r+d).split(`
`);r=p.pop()??"";for(const m of p)$p(m,e);(e.bytes>n.bytes||e.files>n.files)&&i.kill("SIGKILL")}),i.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,en.once)(i,"close").catch(()=>[void 0]),u=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!u||a)&&(e.complete=!1),l!==void 0&&!c}catch(o){s.error=o,s.hasError=!0}finally{kp(s)}}function $p(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}const vp=2e4;function Si(t){let e=0;for(const n of t)e+=Number(J(`${n}/statm`).
split(" ",2)[1]??0);return e*Ef()}function Op(t){let e=0,n=0;for(const s of t){const o=J(`${s}/smaps_rollup`),i=ce("Pss",o);i===0&&(e+=Si([s]));const r=ce("Pss_\
Shmem",o);e+=i-r+ce("SwapPss",o),n+=r}return{own:e,mapped:n}}function _i(t){if(t.shm===void 0)return 0;try{const{blocks:e,bfree:n,bsize:s}=(0,g.statfsSync)(t.shm);
return(e-n)*s}catch{return 0}}function xi(t,e){const n=t.shm===void 0?void 0:$i(t.shm)?.dev,s=new Set,o={disk:0,memory:0};for(const i of t.list())for(const r of ii(
`${i}/fd`)){if(s.size>=vp)return o;const a=$i(`${i}/fd/${r}`);!a?.isFile()||a.nlink>0||a.dev===n||s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===
e?o.disk+=a.blocks*512:Tp(a.dev)&&(o.memory+=a.blocks*512))}return o}function Tp(t){return(Math.floor(t/256)&4095)===0}async function Rp(t){if(t===void 0||process.
getuid?.()!==0)return 0;const e=[],n=["-t",String(t),"-i","cat","/proc/sysvipc/shm"];await be("nsenter",n,{cwd:"/",env:{PATH:ve},onLine:r=>e.push(r)}).catch(()=>{});
const[s="",...o]=e.map(r=>r.trim()),i=s.split(/\s+/).indexOf("rss");return o.reduce((r,a)=>r+(Number(a.split(/\s+/)[i])||0),0)}function $i(t){try{return(0,g.statSync)(
t)}catch{return}}const Np=1/20,Ap=1/4,Ip=3e3,Lp=1/100;class jp{#e;#t;#n;#s;#o;#i;#r=0;#a=0;#c;#l;#d=performance.now();#u=0;constructor(e,n,s){this.#e=s,this.#n=
[n],this.#t={whole:[e],changed:this.#n,since:Date.now()},this.#s=bi(e),this.#i=this.#s;const{size:o=0,bytes:i=0}=this.#s??{};this.#o=Math.min(Math.max(512*b,o*.02),
5*Be,i/2)}include(e){this.#n.push(e)}look(e){const n=this.#f();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.min(this.#e.diskBytes-this.#r,n.bytes-this.#o),
o=performance.now()-this.#d,i=this.#r>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#o?this.#u/Ap:i?this.#u/Np:Math.max(Ip,this.#u/Lp);return this.#c===
void 0&&o>=a&&this.#p(e),{room:s,breach:this.#l}}async settle(e){await this.#c,this.#f();const n=this.#r>this.#e.diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??
(n?await this.#p(e):void 0)}#f(){const e=bi(this.#t.whole[0]??"/");return e&&this.#i&&(this.#r+=Math.max(0,this.#i.bytes-e.bytes),this.#a+=Math.max(0,this.#i.files-
e.files)),this.#i=e??this.#i,e}#p(e){return this.#c=this.#h(e).finally(()=>{this.#c=void 0}),this.#c}async#h(e){const n=performance.now(),s={bytes:this.#r,files:this.#a},
{diskBytes:o,diskFiles:i}=this.#e,r=await xp(this.#t,{bytes:o,files:i}),a=xi(e,Sp(this.#t.whole[0]??"/")).disk;this.#d=performance.now(),this.#u=this.#d-n;const c=r?.
complete?{bytes:r.bytes+a,files:r.files}:{bytes:Math.max(s.bytes,r?.bytes??0),files:Math.max(s.files,r?.files??0)};return this.#r=c.bytes+this.#r-s.bytes,this.#a=
c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({bytes:e,files:n}){const{diskBytes:s,diskFiles:o}=this.#e;if(e>s)return vi(`it wrote more than ${Y(s)}, th\
e limit of a build`);if(n>o)return vi(`it made more than ${o.toLocaleString("en")} files, the limit of a build`);const i=this.#i?.bytes??Number.POSITIVE_INFINITY,
r=e/Math.max(1,(this.#s?.bytes??0)-i);return i>=yi(this.#o,r)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${Y(i)} were left, and it wr\
ote ${Y(e)}`}}}function vi(t){return{code:"disk_quota",because:t}}const Cp=1/30,Mp=30,Pp=16*b;class Dp{#e;#t=nn();#n;#s=0;constructor(e){this.#e=e;const{total:n=0,
available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*b,n*.03),1024*b,s/2)}async look(e){const n=nn();if(!n||!this.#t)return{room:Number.POSITIVE_INFINITY};const s=Math.
max(_i(e),n.shared-this.#t.shared),o=Math.max(0,this.#t.swapFree-n.swapFree),i=Si(e.list())+s+o,r=Math.min(this.#e-i,n.available-this.#n);return r>0||performance.
now()<this.#s?{room:r}:this.#o(e,n)}async#o(e,n){let s=await this.#i(e);const o=Math.max(1,(this.#t?.available??0)-n.available);if(s>this.#e&&(await(0,ue.setTimeout)(
Mp),s=Math.min(s,await this.#i(e)),s>this.#e))return{room:0,breach:Fp(s,this.#e)};const i=n.available<yi(this.#n,s/o);return{room:this.#e-s,breach:i?Bp(n.available,
s):void 0}}async#i(e){const n=performance.now(),{own:s,mapped:o}=Op(e.list()),r=(nn()?.shared??0)-(this.#t?.shared??0)>Pp?await Rp(e.namespace):0,a=_i(e)+xi(e).
memory+r,c=performance.now();return this.#s=c+(c-n)/Cp,s+Math.max(o,a)}}function Fp(t,e){return{code:"out_of_memory",because:`it used ${Y(t)} of memory, and the\
 limit for all processes of a build is ${Y(e)}`}}function Bp(t,e){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${Y(t)} were \
left, and it used ${Y(e)}`}}const Up=250,Gp=25,zp=4e6;function Wp(t){const e=new Dp(t.memoryBytes),n=new jp(t.root,t.cache,t);return{include:s=>n.include(s),async watch(s,o){
let i=Number.POSITIVE_INFINITY;for(;;){const r=Math.min(Up,Math.max(Gp,i/zp));if(!await Yp(r,o))return n.settle(s).catch(()=>{});const a=await Hp(e,n,s);if(a.breach)
return a.breach;i=a.room}}}}async function Hp(t,e,n){const s=e.look(n),o=await t.look(n);return{room:Math.min(s.room,o.room),breach:s.breach??o.breach}}async function Yp(t,e){
return(0,ue.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}const gn=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],Oi="/run/systemd/resolve",
Ti=19e8,Kp=1e8;function qp(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null |\
| ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"\
echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const Zp={kind:"none",reason:"it was turned off"};async function Vp(t){const{want:e,limits:n,known:s}=t,o=process.getuid?.()===0,i=s??(e==="none"?Zp:await Jp(
o)),r=i.kind==="bubblewrap",a=d=>r&&o?Ti+Number.parseInt(mn(d).slice(0,8),16)%Kp:void 0,c=qp(n,r),l=new WeakMap,u=d=>{const p=l.get(d)??Wp({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:i,ownerOf:a,guardOf:u,tmpOf:d=>r?"/tmp":d.tmp,async run(d){const p=r?await Qp(d,t,i,a(d.app)):[],m=r?"":String(cn(
d.outerEnv[me]??"")),[x="/bin/sh",...S]=[...p,"/bin/sh","-c",c,"sh",d.script,m];return be(x,S,{cwd:r?"/":d.cwd,env:{...d.outerEnv,PATH:ve},channel:ba({...d.env,
...d.outerEnv}),signal:d.signal,sweep:!r,namespace:r,watch:u(d.workspace).watch,onLine:d.onLine})}}}async function Jp(t){const e=[];for(const n of[b,void 0]){const s=[
...Ri(t),...await Ai(n),...Ni(t?Ti:void 0)],o=await be("bwrap",[...s,"true"],{cwd:"/",env:{PATH:ve},onLine:i=>e.push(i)}).catch(()=>{});if(o===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};if(o.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==void 0}}return{kind:"none",reason:`bubblewrap do\
es not work here: ${e.at(-1)??"no reason given"}`}}const Xp=1/4;async function Qp(t,{tools:e,dataDir:n,limits:s},{boundsFiles:o},i){const{app:r,root:a,cache:c,tmp:l}=t.
workspace;if(await(0,h.realpath)(l).catch(()=>"")!==l)throw A("build","build_failed","A command of the build replaced its folder for temporary files");const u=e.
filter(p=>!gn.some(m=>B(m,p))),d=[...gn,...u].some(p=>B(p,n));return["bwrap",...Ri(i!==void 0),...await Ai(o?Math.ceil(s.memoryBytes*Xp):void 0),...await em(r,i??
process.getuid?.(),t.workspace),"--bind",l,"/tmp",...u.flatMap(p=>[...nt(p),"--ro-bind-try",p,p]),...d?["--tmpfs",n]:[],...t.readable.flatMap(p=>[...nt(p),"--ro\
-bind-try",p,p]),...[a,c].flatMap(p=>[...nt(p),"--bind",p,p]),...d?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",t.cwd,...Ni(i)]}function Ri(t){
const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SE\
TPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function Ni(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),
"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function em(t,e,n){if(e===void 0)return[];const s=(0,f.join)(t,"passwd"),o=e===
0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,h.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${o}`),await(0,h.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Ai(t){const e=await Promise.all(gn.map(async o=>{const i=await(0,h.realpath)(o).catch(
()=>{});return i===void 0?[]:i===o?["--ro-bind",o,o]:["--symlink",i,o]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",Oi,Oi,...s,"--proc","/proc"]}function nt(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...nt(
e),"--dir",e]}async function tm(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,h.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(o=>o.startsWith("/"))){const o=await(0,h.realpath)((0,f.join)(s,"npm")).catch(()=>{});o&&n.push(s,(0,f.dirname)((0,f.dirname)(o)))}return[...new Set(
n)]}const nm={NODE_DISABLE_COMPILE_CACHE:"1"};function sm(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),o={builds:(0,f.join)(s,"builds"),mirrors:(0,f.
join)(s,"git")},i={...t.env,...t.lasting?{}:nm},r=wa(t.path,process.execPath),a=ns(s);let c;const l={limits:e,folders:o,hostEnv:i,path:r,clock:n,lock:t.lock,rules:{
template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:u=>`${a}${u.deployID}`,sandbox(){return c??=om(t,r,i),c}};return{sandbox:l.sandbox,build:(u,d)=>pp(
l,u,d),async clean(u){u===null&&await Nf(ss(s,0),ss(s,process.ppid));const d=m=>u===null||(0,f.basename)(m)===u,p=(await Zf(o.builds)).filter(d);return p.length>
0&&await Rf(a,u??void 0),await Jf(o.builds,p),m=>Xf(o.builds,p,m)}}}async function om(t,e,n){return Vp({want:t.isolation,limits:t.limits,tools:await tm(e,ga(n)),
dataDir:await(0,h.realpath)(t.dataDir),known:t.known})}function n0(t,e=Date.now){return(n,s,o)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,
...o})}
`)}const wn=()=>{},im={files:1e5,fileBytes:512*b,totalBytes:4*Be},st={pathBytes:1024,pathsBytes:16*b,rulesBytes:256*1024,indexBytes:32*b},yn=32*b,Ii={pathBytes:4096,
pathsBytes:32*b,rulesBytes:8*b,indexBytes:48*b},Li=b,ot=b,rm=8,am=32,ji=3600*1e3,cm=ji/2,s0=1e3,lm=2*b,bn=["br","zstd","gzip"],En=16*b,ke=Buffer.from("SLV","la\
tin1"),Se=ke.length+4+32,dm=Se+En;function um(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([ke,e,(0,_.hash)("sha256",t,"buffer"),t])}
function Ci(t,e){if(t.length<Se||ke.compare(t,0,ke.length)!==0)return;const n=t.readUInt32LE(ke.length);return n<=En&&e===Se+n?n:void 0}function fm(t){if(Ci(t,t.
length)===void 0)return;const e=t.subarray(Se),n=t.subarray(ke.length+4,Se);return(0,_.hash)("sha256",e,"buffer").equals(n)?e:void 0}const pm=/^[0-9a-f]{64}$/;function it(t){
return pm.test(t)}function I(t,e){return`${t}/${e.slice(0,2)}/${e}`}function mm(t){return`${t}/`}function kn(t){return`${t}/variants/`}function rt(t,e,n){return`${kn(
t)}${e.slice(0,2)}/${e}.${n}`}function hm(t,e){return`${I(t,e)}.damaged`}function gm(t){const[,,e="",...n]=t.split("/");return n.length===0&&it(e)?e:void 0}function wm(t){
const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return bn.some(s=>s===n)?e:void 0}class ym{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:o}=Promise.
withResolvers(),i=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,i),await n,()=>{o(),this.#e.get(e)===i&&this.#e.delete(e)}}async run(e,n){const s=await this.
acquire(e);try{return await n()}finally{s()}}}class X extends Error{name="DamagedObject"}const L=8;class at{#e;constructor(e){this.#e=e}get bytes(){return this.#e.
length}has(e){let n=0,s=this.#e.length/L-1;for(;n<=s;){const o=n+s>>>1,i=o*L,r=this.#e.compare(e,0,L,i,i+L);if(r===0)return!0;r<0?n=o+1:s=o-1}return!1}detached(){
return new at(Buffer.from(this.#e))}}function bm(t){return(0,_.hash)("sha256",t,"buffer").subarray(0,L)}class Em extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){
if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const km=100,Mi=600*1e3;class Sm{#e;#t;#n;#s=new Em(km);#o=0;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get total(){return this.#o}note(e,n,s){const o=I(n,s),i=e==="object_unusable"?`${o} unusable`:o,r=this.#s.get(i),a=this.#t.monotonic();
if(r&&a-r.at<Mi){r.at=a;return}this.#o+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(i,{key:i===o?o:void 0,at:a})}mend(e,n){this.#s.size>0&&this.#s.delete(I(
e,n))}async lasting(){const e=this.#t.monotonic()-Mi;for(const[n,{key:s,at:o}]of this.#s)(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||o<e)&&this.#s.
delete(n);return this.#s.size}}class _m{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==
void 0)return n.used=!0,n.value}load(e,n,s){const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let i=this.#n.get(e);if(!i){const r=s().then(a=>(this.#n.
get(e)===r&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===r&&this.#n.delete(e),a});i=r,this.#n.set(e,i)}return i}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.
set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){
if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const xm=512;class $m{#e;#t;constructor(e,n=lm){this.#e=
e,this.#t=new _m(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,
xm+2*(e.length+n.length)),o.digest.catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,_.
createHash)("sha256");for await(const o of n)s.update(o);return s.digest("hex")}}function vm(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?Rm(t):t;if(!(e===
void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const Om=/^[\w.!~*'()@:$,+=&;/-]*$/;function o0(t){return Om.test(
t)?`/${t}`:`/${t.split("/").map(Tm).join("/")}`}function Tm(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Rm(t){
try{return decodeURIComponent(t)}catch{return}}function i0(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.
slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/i\
ndex.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Pi=32,Nm=/\/:[A-Za-z]\w*[^\w/]/,Am=/^:([A-Za-z]\w*)$/,Sn="it must begin with a path that has at most one *\
, and placeholders (/:name) only for whole segments, each name once",Im=`it has more than ${Pi} placeholders`;function Di(t){const e=vm(t);return e===void 0?Sn:
Lm(Fi(`/${e}`))}function Lm(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Nm.test(t))return Sn;const o=e.slice(1).split("/").map(_n),i=(n??
"").split("/").map(_n),r=[...Ie(o),...Ie(i),...n===void 0?[]:["splat"]];if(new Set(r).size<r.length)return Sn;if(r.length>Pi)return Im;if(n===void 0)return{text:t,
head:o,star:void 0};if(n===""&&e.endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("/").map(_n);return{text:t,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}
const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:i.slice(1)}}}function r0({head:t,
star:e}){return new Set(e?[...Ie(t),...Ie(e.tail),"splat"]:Ie(t))}function Ie(t){return t.flatMap(e=>"name"in e?e.name:[])}function _n(t){const e=Am.exec(t)?.[1];
return e===void 0?{text:t}:{name:e}}const jm=null;class a0{path;bare;parts;#e;#t=new Map;#n=jm;constructor(e){this.path=e,this.bare=Fi(e),this.parts=this.bare.slice(
1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;const s=encodePath(e).slice(1);return this.#t.set(e,
s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#e[e]??this.path.length}}function c0(t,e){const{head:n,
star:s}=t,{parts:o}=e;if(s===void 0)return o.length===n.length&&xn(n,o,0)?new $n(t,e,void 0):void 0;if(!xn(n,o,0))return;if(s.isRest){if(o.length<n.length)return;
const c=n.length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+1;return new $n(t,e,c>e.path.length?void 0:e.path.slice(c))}const i=o.length-s.tail.length-
1;if(i<n.length||!xn(s.tail,o,i+1))return;const r=e.start(n.length)+s.before.length,a=e.start(i)+(o[i]??"").length-s.behind.length;if(!(r>a)&&e.bare.startsWith(
s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new $n(t,e,e.bare.slice(r,a))}function xn(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],i=e[n+
s];if(o===void 0||i===void 0||("text"in o?o.text!==i:i===""))return!1}return!0}class $n{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,
star:s}=this.#e,{parts:o}=this.#t,i=n.findIndex(a=>"name"in a&&a.name===e);if(i!==-1)return o[i]??"";const r=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&
r!==-1?o[o.length-s.tail.length+r]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Fi(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):
t}const Cm=500,Bi=8*1024,Mm=2e3,Ui=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Gi=/^[\t\x20-\x7e\x80-\xff]*$/,zi=new Set(["accept-ranges","connection","content-encoding","c\
ontent-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id",
"x-slipway-release"]);function Pm(t){const e=[],n=[];let s;for(const[o,i]of t.split(/\r\n|\r|\n/).entries()){const r=i.trim(),a=c=>n.push({line:o+1,reason:c});r===
""||r.startsWith("#")||(r.length>Mm?a("the line is too long"):r.startsWith("/")||/^https?:/.test(r)?(s=Dm(r,e.length,a),s&&e.push(s)):s?Fm(s,r,a):a("it is not b\
elow a path"))}return{rules:e,ignored:n}}function Dm(t,e,n){const s=Di(t);if(e>=Cm)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],
unset:[],bytes:0}}function Fm(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.indexOf(":"),i=e.slice(0,o).trim().
toLowerCase(),r=e.slice(o+1).trim();if(o<1||!Ui.test(i)||!Gi.test(r))return n('it is not "Name: value"');if(i==="basic-auth")return n('"basic-auth" is not suppo\
rted: anyone can read this path');if(i==="set-cookie"&&t.set.some(([c])=>c===i))return n("a path can set one cookie");if(zi.has(i))return n(`rules cannot set "${i}\
"`);const a=t.bytes+Bm(i,r);if(a>Bi)return n(`the headers of this path have more than ${Bi} bytes`);t.bytes=a,t.set.push([i,r])}function Bm(t,e){return t.length+
e.length+4}function l0(t,e){return Ui.test(t)&&t===t.toLowerCase()&&Gi.test(e)&&!zi.has(t)}const Um=2e3,Gm=2e3,zm=/^[^/:]+=/,Wi={200:"rewrite",404:"rewrite",301:"\
go",302:"go",303:"go",307:"go",308:"go"};function Wm(t){const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const i=Hm(o).trim();if(i==="")continue;
const r=e.length<Um?Ym(i):"too many rules";typeof r=="string"?n.push({line:s+1,reason:r}):e.push(r)}return{rules:e,ignored:n}}function Hm(t){const e=t.search(/(?:^|\s)#/);
return e===-1?t:t.slice(0,e)}function Ym(t){if(t.length>Gm)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)return"it does n\
ot name a target";if(o.length>0||s.includes("=")||zm.test(n))return"conditions and query parameters are not supported";const i=Km(s);if(i===void 0)return/^\d+!?$/.
test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const r=Di(e);return typeof r=="string"?r:Zm(n,i)?{from:r,to:n.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:i,force:s.endsWith("!")}:Hi(i)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function Km(t){const e=Number(
/^(\d{3})!?$/.exec(t)?.[1]);return qm(e)?e:void 0}function qm(t){return Object.hasOwn(Wi,t)}function Hi(t){return Wi[t]==="rewrite"}function Zm(t,e){return/^\/(?!\/)/.
test(t)||!Hi(e)&&/^(?:https?:)?\/\//i.test(t)}const vn="_redirects",On="_headers",Tn=512*1024;function Rn(t){return t===vn||t===On}function Yi(t){const e=[],n=r=>{
const a=t.get(r)??Buffer.alloc(0);return a==="too large"&&e.push({file:r,reason:`it has more than ${Tn} bytes`}),a==="too large"?"":a.toString()},s=Wm(n(vn));for(const r of s.
ignored)e.push({file:vn,...r});const o=Pm(n(On));for(const r of o.ignored)e.push({file:On,...r});if(s.rules.length+o.rules.length===0)return{bytes:Buffer.alloc(
0),ignored:e};const i={redirects:s.rules.map(({from:r,to:a,status:c,force:l})=>[r.text,a,c,l]),headers:o.rules.map(({from:r,set:a,unset:c})=>[r.text,a,c])};return{
bytes:Buffer.from(JSON.stringify(i)),ignored:e}}function d0(t){if(t.length===0)return{redirects:[],headers:[]};const{redirects:e,headers:n}=Vm(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw le();return{redirects:e.map(Jm),headers:n.map(Xm)}}function Vm(t){try{const e=JSON.
parse(t.toString());if(isObject(e))return e}catch{}throw le()}function Jm(t){const[e,n,s,o]=Le(t);if(typeof n!="string"||typeof s!="number"||typeof o!="boolean"||
!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw le();return{from:Ki(e),to:n,status:s,force:o}}function Xm(t){const[e,n,s]=Le(t),o=Le(n).map(r=>{const[
a,c]=Le(r);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw le();return[a,c]}),i=Le(s).map(r=>typeof r=="string"?r:Nn());return{from:Ki(e),set:o,
unset:i}}function Ki(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:Nn()}function Le(t){return Array.isArray(t)?t:Nn()}function Nn(){
throw le()}function le(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}const Qm={"3g2":"video/3gpp2","3gp":"video/3gpp",
"3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpcm",adts:"audio/aac",ai:"application/postscript",aml:"applic\
ation/automationml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",appcache:"text/cache-manifest",appinstaller:"application/\
appinstaller",appx:"application/appx",appxbundle:"application/appxbundle",asc:"application/pgp-keys",atom:"application/atom+xml",atomcat:"application/atomcat+xm\
l",atomdeleted:"application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",au:"audio/basic",avci:"image/avci",avcs:"image/avcs",avif:"image/avif",aw:"applic\
ation/applixware",bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"image/bmp",bpk:"application/octet-stream",btf:"image/prs.btif",btif:"image/prs.bti\
f",buffer:"application/octet-stream",ccxml:"application/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"application/cdmi-capability",cdmic:"application/cdmi-conta\
iner",cdmid:"application/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"application/cdmi-queue",cer:"application/pkix-cert",cgm:"image/cgm",cjs:"applicatio\
n/node",class:"application/java-vm",coffee:"text/coffeescript",conf:"text/plain",cpl:"application/cpl+xml",cpt:"application/mac-compactpro",crl:"application/pki\
x-crl",css:"text/css",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/cwl",cww:"application/prs.cww",davmount:"application/davmount+xml",dbk:"applicat\
ion/docbook+xml",deb:"application/octet-stream",def:"text/plain",deploy:"application/octet-stream",dib:"image/bmp","disposition-notification":"message/dispositi\
on-notification",dist:"application/octet-stream",distz:"application/octet-stream",dll:"application/octet-stream",dmg:"application/octet-stream",dms:"application\
/octet-stream",doc:"application/msword",dot:"application/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"text/prs.lines.tag",dssc:"application/dssc+der",dtd:"\
application/xml-dtd",dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"application/java-archive",ecma:"application/ecmascript",elc:"applicatio\
n/octet-stream",emf:"image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"application/emotionml+xml",eps:"application/postscript",epub:"applic\
ation/epub+zip",exe:"application/octet-stream",exi:"application/exi",exp:"application/express",exr:"image/aces",ez:"application/andrew-inset",fdf:"application/f\
df",fdt:"application/fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghostbusters",geojson:"application/geo+json",gif:"image/gif",glb:"model/g\
ltf-binary",gltf:"model/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"application/srgs",grxml:"application/srgs+xml",gxf:"application/gxf",
gz:"application/gzip",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/heic",heics:"image/heic-sequence",heif:"image/heif",heifs:"image/heif-se\
quence",hej2:"image/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"application/winhlp",hqx:"application/mac-binhex40",hsj2:"image/hsj2",
htm:"text/html",html:"text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"model/iges",igs:"model/iges",img:"application/octet-stream",in:"t\
ext/plain",ini:"text/plain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"application/ipfix",iso:"application/octet-stream",its:"application/\
its+xml",jade:"text/jade",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"image/jp2",jpe:"image/jpeg",jpeg:"image/jpeg",jpf:"image/jpx",jpg:"\
image/jpeg",jpg2:"image/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jpm",jpx:"image/jpx",js:"text/javascript",json:"application/json",json5:"\
application/json5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"text/jsx",jt:"model/jt",jxl:"image/jxl",jxr:"image/jxr",jxra:"image/jxra",
jxrs:"image/jxrs",jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"audio/midi",ktx:"image/ktx",ktx2:"image/ktx2",less:"text/less",lgr:"\
application/lgr+xml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"application/lost+xml",lrf:"application/octet-stream",m1v:"video/m\
peg",m21:"application/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",m3a:"audio/mpeg",m4a:"audio/mp4",m4p:"application/mp4",m4s:"vid\
eo/iso.segment",ma:"application/mathematica",mads:"application/mads+xml",maei:"application/mmt-aei+xml",man:"text/troff",manifest:"text/cache-manifest",map:"app\
lication/json",mar:"application/octet-stream",markdown:"text/markdown",mathml:"application/mathml+xml",mb:"application/mathematica",mbox:"application/mbox",md:"\
text/markdown",mdx:"text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"application/metalink4+xml",metalink:"application/metalink+xml",mets:"application/mets+xml",
mft:"application/rpki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"message/rfc822",mj2:"video/mj2",mjp2:"video/mj2",mjs:"text/javascript",mml:"text/mathml",
mods:"application/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"application/mp21",mp2a:"audio/mpeg",mp3:"audio/mpeg",mp4:"video/mp4",mp4a:"audio/mp4",mp4s:"\
application/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"video/mpeg",mpeg:"video/mpeg",mpf:"application/media-policy-dataset+xml",mpg:"video/mpeg",mpg4:"\
video/mp4",mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"application/marc",mrcx:"application/marcxml+xml",ms:"text/troff",mscml:"application/mediaserv\
ercontrol+xml",msh:"model/mesh",msi:"application/octet-stream",msix:"application/msix",msixbundle:"application/msixbundle",msm:"application/octet-stream",msp:"a\
pplication/octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"application/mmt-usd+xml",mxf:"application/mxf",mxmf:"audio/mobile-xmf",mxml:"application/xv+xml",
n3:"text/n3",nb:"application/mathematica",nq:"application/n-quads",nt:"application/n-triples",obj:"model/obj",oda:"application/oda",oga:"audio/ogg",ogg:"audio/o\
gg",ogv:"video/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",onepkg:"application/onenote",onetmp:"application/onenote",onetoc:"application/onenote",onetoc2:"\
application/onenote",opf:"application/oebps-package+xml",opus:"audio/ogg",otf:"font/otf",owl:"application/rdf+xml",oxps:"application/oxps",p10:"application/pkcs\
10",p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"application/pkcs7-signature",p8:"application/pkcs8",pdf:"application/pdf",pfr:"application/fo\
nt-tdpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-stream",pki:"application/pkixcmp",pkipath:"application/pkix-pkipath",pls:"application/pls+xml",
png:"image/png",prc:"model/prc",prf:"application/pics-rules",provx:"application/provenance+xml",ps:"application/postscript",pskcxml:"application/pskc+xml",pti:"\
image/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"application/route-apd+xml",rdf:"application/rdf+xml",relo:"application/p2p-overlay+xml",rif:"\
application/reginfo+xml",rl:"application/resource-lists+xml",rld:"application/resource-lists-diff+xml",rmi:"audio/midi",rnc:"application/relax-ng-compact-syntax",
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
on/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"application/zip"};function eh(t){let e=(""+t).trim().toLowerCase(),
n=e.lastIndexOf(".");return Qm[~n?e.substring(++n):e]}const th=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","app\
lication/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-\
fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model\
/vnd.usdz+zip"]]),nh=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,sh=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function oh(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=th.get(n)??eh(n),o=typeof s=="string"?s:"application/octet-\
stream";return nh.test(o)&&!o.includes("charset")?`${o}; charset=utf-8`:o}function ih(t){return sh.test(t)}const rh=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
ah=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function ch(t){const e=qi(
t);return e===void 0||e.endsWith(".html")?!1:rh.test(t)||ah.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const lh=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function dh(t){const e=qi(t);return ch(t)||e!==void 0&&lh.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function qi(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var uh=O(573);const je=Buffer.from("SLIPWAY","latin1"),U=56,Ce=32,ct=Ce+6,de=4,Zi=8192,Vi=Buffer.allocUnsafe(3*Ii.pathBytes);class lt{count;bytes;assets;rules;#e;#t;#n;#s;#o;constructor(e,n,s){
const o=dt(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new at(e.subarray(U,o.records)),
this.rules=e.subarray(o.rules)}static async open(e,n,s=st){if(e.length>s.indexBytes)throw R("it is too large");const o=Ji(e,s);if(dt(o).end!==e.length)throw R("\
its length does not match its header");const i=await fh(e,o,s,n);return new lt(e,o,i)}find(e){if(e.length>this.#o)return-1;const n=Vi.write(e);let s=0,o=this.count-
1;for(;s<=o;){const i=s+o>>>1,r=this.#e.compare(Vi,0,n,this.#i(i),this.#i(i+1));if(r===0)return i;r<0?s=i+1:o=i-1}return-1}path(e){return this.#e.toString("utf8",
this.#i(e),this.#i(e+1))}file(e){const n=this.#t+e*ct;return{hash:this.#e.toString("hex",n,n+Ce),size:this.#e.readUIntLE(n+Ce,6)}}*files(){for(let e=0;e<this.count;e+=
1)yield{path:this.path(e),...this.file(e)}}#i(e){return this.#s+this.#e.readUInt32LE(this.#n+e*de)}}function Ji(t,e=st){if(t.length<U||je.compare(t,0,je.length)!==
0)throw R("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.
subarray(24,U)};if(n.assets>n.count)throw R("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||dt(n).end>e.indexBytes)throw R(
"it is too large");return n}function Xi(t,e){if(e.length!==t.assets*L)throw R("its length does not match its header");if(!(0,_.hash)("sha256",e,"buffer").equals(
t.assetsDigest))throw R("its assets do not match their hash");return new at(e)}function dt({count:t,pathsBytes:e,rulesBytes:n,assets:s}){const o=U+s*L,i=o+t*ct,
r=i+(t+1)*de,a=r+e;return{records:o,offsets:i,paths:r,rules:a,end:a+n}}async function fh(t,e,n,s){const o=dt(e),i=t.subarray(U,o.records);if(Xi(e,i),!(0,uh.isUtf8)(
t.subarray(o.paths,o.rules)))throw R("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)throw R("its first path does not begin at 0");let r=0;for(let a=0;a<
e.count;a+=Zi){if(r=Math.max(r,ph(t,o,a,Math.min(a+Zi,e.count))),r>n.pathBytes)throw R("a path is too long");await s()}if(t.readUInt32LE(o.offsets+e.count*de)!==
e.pathsBytes)throw R("its last path does not end with the paths");for(let a=L;a<i.length;a+=L){const c=a-L;if(i.compare(i,a,a+L,c,a)>=0)throw R("its assets are \
not sorted")}return r}function ph(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*de);let i=0,r=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<s;c+=1){const l=e.
paths+o(c+1);if(l<=a||l>e.rules)throw R("its paths are out of order");if(((t[a]??0)&192)===128)throw R("a path is not UTF-8");if(r!==0&&t.compare(t,a,l,r,a)>=0)
throw R("its paths are not sorted");i=Math.max(i,l-a),r=a,a=l}return i}function R(t){return new X(`The index of a release is damaged (${t}): deploy again`)}function Qi(t,e){
const n=mh(t),s=hh(n),o=n.reduce((p,{path:m})=>p+Buffer.byteLength(m),0),i=U+s.length+n.length*(ct+de)+de,r=Buffer.alloc(i+o+e.length);je.copy(r);const a=[n.length,
o,e.length,s.length/L];for(const[p,m]of a.entries())r.writeUInt32LE(m,je.length+p*4);(0,_.hash)("sha256",s,"buffer").copy(r,je.length+a.length*4),s.copy(r,U);let c=U+
s.length,l=c+n.length*ct;const u=l+(n.length+1)*de;let d=0;for(const{path:p,hash:m,size:x}of n)r.write(m,c,Ce,"hex"),c=r.writeUIntLE(x,c+Ce,6),l=r.writeUInt32LE(
d,l),d+=r.write(p,u+d);return r.writeUInt32LE(d,l),r.set(e,u+o),r}function mh(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.
from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function hh(t){const e=t.filter(({path:n})=>dh(n)).
map(({path:n})=>bm(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const gh=123;function er(t){return t[0]===gh}
async function wh(t,e,n){if(t.length>yn)throw _e(`has more than ${yn} bytes`);const s=yh(t),o=new Map;for(const i of s.filter(({path:r})=>Rn(r)))o.set(i.path,i.
size>Tn?"too large":await e(i));return lt.open(Qi(s,Yi(o).bytes),n,Ii)}function yh(t){let e;try{e=JSON.parse(t.toString())}catch{throw _e("is not JSON")}if(!$(e)||
!$(e.files))throw _e("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:o,size:i}=$(s)?s:{};if(typeof o!="string"||!it(o))throw _e("\
has a file without a hash");if(typeof i!="number"||!Number.isInteger(i)||i<0||i>=2**48)throw _e("has a file without a size");if(n===""||!n.isWellFormed())throw _e(
"has an invalid path");return{path:n,hash:o,size:i}})}function _e(t){return new X(`The manifest of a release ${t}: deploy again`)}function Me(t,e=rm){let n=performance.
now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}class tr{damage;#e;#t;#n;#s=new ym;#o=new Map;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=s,this.#n=new $m(e),this.damage=new Sm(e,n,s)}async index(e,n){const{size:s,storedAt:o}=await this.#c(e,n);if(s>Math.max(
st.indexBytes,yn))throw this.damage.note("object_unusable",e,n),new X(`The index ${n} of a release has ${s} bytes: deploy again`);const i=()=>this.#i(e,n);return{
index:await(s>ot?this.#s.run("index",i):i()),storedAt:o}}async#i(e,n){const s=await this.read(e,n),o=Me();try{return er(s)?await wh(s,({hash:i,size:r})=>this.read(
e,i,r),o):await lt.open(s,o)}catch(i){throw i instanceof X&&this.damage.note("object_unusable",e,n),i}}async assets(e,n){const s=await this.#l(e,n,0,U);if(er(s))
return(await this.index(e,n)).index.assets.detached();const o=Ji(s),i=o.assets*L;return Xi(o,await this.#l(e,n,U,i))}async read(e,n,s){const o=await this.#c(e,n);
if(s!==void 0&&o.size!==s)throw await this.#u(e,n,o);const i=await this.#e.read(I(e,n))??this.#d(e,n);if(await bh(i)!==n)throw await this.#u(e,n,o);return this.
damage.mend(e,n),i}async stream(e,n,s){const o=await this.#c(e,n);if((await this.#n.digest(I(e,n),o)??this.#d(e,n))!==n)throw await this.#u(e,n,o);const r=await this.#e.
stream(I(e,n),s)??this.#d(e,n);return this.damage.mend(e,n),r}async variants(e,n){const s=new Map;for(const o of bn){const i=await this.#r(rt(e,n,o)).catch(r=>{
this.#t("warn","variants_unreadable",{org:e,reason:String(r)})});i!==void 0&&s.set(o,i)}return s}async#r(e){const n=await this.#e.head(e),s=n&&await this.#e.read(
e,{start:0,end:Se-1});return s&&Ci(s,n.size)}async readVariant(e,n,s){const o=rt(e,n,s),i=await this.#a(o).catch(()=>{});if(i&&i.length>0)return i;this.#t("warn",
"variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(o).catch(()=>{})}async#a(e){const n=await this.#e.head(e),s=n&&n.size<=dm?await this.#e.read(e):
void 0;return s&&fm(s)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#c(e,n){if(!it(n))throw new X(
`"${n}" is not the name of an object`);return await this.#e.head(I(e,n))??this.#d(e,n)}async#l(e,n,s,o){if(!it(n))throw new X(`"${n}" is not the name of an obje\
ct`);const i={start:s,end:s+o-1};return await this.#e.read(I(e,n),i)??this.#d(e,n)}#d(e,n){throw this.damage.note("object_missing",e,n),new X(`The object ${n} i\
s gone`)}async#u(e,n,{version:s}){return this.damage.note("object_damaged",e,n),await this.#e.move(I(e,n),hm(e,n),s),new X(`The object ${n} is damaged`)}}async function bh(t){
if(t.length<=ot)return(0,_.hash)("sha256",t);const e=(0,_.createHash)("sha256"),n=Me();for(let s=0;s<t.length;s+=ot){e.update(t.subarray(s,s+ot));const o=n();o&&
await o}return e.digest("hex")}async function Eh(t){return new Sh(t).run()}const nr=32;class kh{#e=new Set;add(e){this.#e.add(Buffer.from(e.slice(0,nr),"hex").toString(
"latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,nr),"hex").toString("latin1"))}}class Sh{#e;#t;#n;#s;#o;#i=new kh;#r=0;#a=0;constructor(e){const{blobs:n,
clock:s=Fe,log:o=wn,signal:i}=e;this.#e=e,this.#t=s,this.#n=o,this.#s=new tr({blobs:n,clock:s,log:o}),this.#o=Me(i)}async run(){const{org:e,releases:n}=this.#e,
s=this.#t.now()-ji,o=await n();try{for(const i of o)await this.#c(i)}catch(i){return await this.#o(),this.#n("error","collection_skipped",{org:e,reason:String(i)}),
{objects:0,bytes:0}}return await this.#l(mm(e),s,!0),await this.#l(kn(e),s,!1),{objects:this.#r,bytes:this.#a}}async#c(e){this.#i.add(e);const{index:n}=await this.#s.
index(this.#e.org,e);for(const{hash:s}of n.files()){this.#i.add(s);const o=this.#o();o&&await o}}async#l(e,n,s){const{blobs:o,org:i}=this.#e;for await(const{key:r,
size:a}of o.list(e)){const c=this.#o();if(c&&await c,s&&r.startsWith(kn(i)))continue;const l=s?gm(r):wm(r);l!==void 0&&this.#i.has(l)||(await o.deleteUnused(r,n)?
s&&(this.#r+=1,this.#a+=a):l!==void 0&&this.#i.add(l))}}}function F(t,e){return new M({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:[]})}
function _h(t,e){if(t instanceof M)return t;if(e.aborted)return e.reason;if(t instanceof bt)return F("disk_full","The disk of the platform is full: the output c\
ould not be stored");const n=j(t)??(t instanceof Error?t.message:String(t));return F("sync_failed",`The output could not be stored (${n})`)}const{pathBytes:sr,pathsBytes:or,
rulesBytes:ir,indexBytes:rr}=st,xh=4,$h=200;class vh{#e;#t=0;#n=0;#s=0;#o=0;#i=0;constructor(e){this.#e=e}get bytes(){return this.#i}countFile(e){const n=this.#e.
files;if(this.#t>=n)throw H(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(e);if(s>sr){const o=pe(e,$h);throw H(`The path "${o}" ha\
s ${s} bytes, and the limit is ${sr}: shorten its names`)}if(this.#o+=s,!(this.#o<=or))throw H(`The paths of the output have more than ${or} bytes together: pub\
lish fewer files, or shorten the names of folders`)}countFolder(){const e=this.#e.files;if(this.#n>=e)throw H(`The output has more than ${e} folders`);this.#n+=
1}countPassed(){const e=xh*this.#e.files;if(this.#s>=e)throw H(`The output has more than ${e} files and links that are not published`);this.#s+=1}countBytes(e,n){
this.#i+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#i>s)throw H(`The output is larger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;
if(n>s)throw H(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=ir)return e;throw H(`The rules of _redirects and _headers have ${e.length} bytes t\
ogether, and the limit is ${ir}: replace similar rules by one with * or :name`)}checkIndex(e){if(!(e.length<=rr))throw H(`The list of the output's files has ${e.
length} bytes, and the limit is ${rr}: publish fewer files`)}}function H(t){return F("output_too_large",t)}class Oh{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){
if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.
race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}const Th=20,Rh=200;function Nh({count:t,names:e},n){return{count:t+1,names:e.
length<Th?[...e,Ih(n)]:e}}function Ah({count:t,names:e}){const n=t>e.length?` and ${t-e.length} more`:"";return`Left out of the plain folder: ${e.toSorted().join(
", ")}${n}`}function Ih(t){const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return pe(e,Rh)}var ut=O(975);const An="{js,cjs,mjs,ts,cts,mts}",Lh={hidden:[
".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfil\
e.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspac\
e.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.tom\
l","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[
`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,r\
emix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${An}`,"tsconfig*\
.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rak\
efile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${An}`,`gruntfile.${An}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dock\
erfile.{dev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase\
.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},jh=new RegExp(`^(?:${Object.values(Lh).flat().map(Mh).join(
"|")})$`,"is");function Ch(t){return t!==".well-known"&&jh.test(t)}function Mh(t){return t.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(e,n)=>`\
(?:${n.replaceAll(",","|")})`)}function*Ph(t,e,n){const s=(0,g.realpathSync)(t);yield*In({root:s,kind:e,onLeftOut:n},{real:s,prefix:"",above:[]})}function*In(t,e){
yield"folder";for(const n of(0,g.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+n.name,o=`${e.real}/${n.name}`,i=cr(n.name,e.prefix==="",t);if(i!=="p\
ublished"){i!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,i),yield"nothing";continue}if(Bh(n.name,s),n.isFile())yield{path:s,real:o};else if(n.isDirectory())
yield*In(t,ar(e,o,s));else if(n.isSymbolicLink())yield*Dh(t,e,s,o);else throw Ln(s)}}function ar(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}
function*Dh(t,e,n,s){const{root:o}=t,{real:i,stats:r}=Fh(s,n);if(!B(o,i))throw F("output_unsafe",`The link "${n}" leads out of the output directory`);const c=(0,f.
relative)(o,i).split(f.sep).map((l,u)=>cr(l,u===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.onLeftOut(n,c),yield"nothing";else if(r.isFile())yield{path:n,
real:i};else if(r.isDirectory()){if(i===e.real||e.above.includes(i))throw F("output_unsafe",`The link "${n}" leads back to a folder that contains it`);yield*In(
t,ar(e,i,n))}else throw Ln(n)}function Fh(t,e){try{const n=(0,g.realpathSync)(t);return{real:n,stats:(0,g.statSync)(n)}}catch(n){const s=j(n)==="ELOOP"?"is part\
 of a cycle of links":"has a target that cannot be read";throw F("output_unsafe",`The link "${e}" ${s}`)}}function cr(t,e,{kind:n}){return t===".git"||e&&t==="n\
ode_modules"?"expected":/^\.env/i.test(t)?"secret":n==="folder"&&Ch(t)?"folder":"published"}function Bh(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw F(
"output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function Ln(t){return F("output_unsafe",`"${t}" is not a file, a folder, or a link t\
o one`)}function Uh(t){try{const e=Gh(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes(j(e)??""))throw e}throw Ln(t.path)}function Gh(t){const e=(0,g.
openSync)(t,g.constants.O_RDONLY|g.constants.O_NOFOLLOW|g.constants.O_NONBLOCK),n=(0,g.fstatSync)(e);if(!n.isFile()){(0,g.closeSync)(e);return}return{fd:e,stats:n,
[Symbol.dispose]:()=>(0,g.closeSync)(e)}}function zh(t,e){let n=0;for(;n<e.length;){const s=(0,g.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const Wh=(0,ut.
promisify)(g.read),Hh=1024*1024;async function*lr(t,e){const n=Buffer.allocUnsafeSlow(Hh);for(let s=0;;){e.throwIfAborted();const{bytesRead:o}=await Wh(t,n,0,n.
length,s);if(o===0)return;s+=o,yield n.subarray(0,o)}}function dr(t,{fd:e,stats:n},s){const{size:o,mtimeMs:i,ctimeMs:r}=(0,g.fstatSync)(e);if(s!==n.size||o!==n.
size||i!==n.mtimeMs||r!==n.ctimeMs)throw jn(t)}function jn(t){return F("sync_failed",`"${t}" changed while it was stored, because a process of the build still w\
rites. Let the build command wait for all processes that it starts`)}var ur=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},fr=(function(t){
return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Cn=50,Yh=200,Kh=20;async function qh(t){const{blobs:e,org:n,signal:s,log:o=wn}=t;try{const i={stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();
const r=ur(i,e.writer(),!0),a=await new Zh(t,r).run();a.withheld>0&&o("warn","secrets_withheld",{org:n,files:a.withheld});for(const c of a.ignoredRules.slice(0,
Kh))o("warn","rule_ignored",{org:n,...c});return a}catch(r){i.error=r,i.hasError=!0}finally{const r=fr(i);r&&await r}}catch(i){throw _h(i,s)}}class Zh{#e;#t;#n;#s;#o;#i=new Oh(
am);#r=[];#a=new Set;#c=new Map;#l=Buffer.allocUnsafe(Li+1);#d=0;#u={count:0,names:[]};constructor(e,n){this.#e=e,this.#t=e.clock??Fe,this.#n=this.#t.now(),this.#s=
new vh(e.limits??im),this.#o=n}async run(){const{directory:e,kind:n="build",signal:s}=this.#e,o=Me(s);for(const c of Ph(e,n,(l,u)=>this.#f(l,u))){if(c==="folder")
this.#s.countFolder();else if(c==="nothing")this.#s.countPassed();else{this.#s.countFile(c.path);const u=this.#m(c);this.#r.push({path:c.path,...u instanceof Promise?
await u:u})}const l=o();l&&await l}if(this.#r.length===0)throw F("output_empty","The output directory has no file to publish");const{bytes:i,ignored:r}=Yi(this.#c),
a=Qi(this.#r,this.#s.checkRules(i));return this.#s.checkIndex(a),{...await this.#p(a),ignoredRules:Vh(r)}}#f(e,n){n==="secret"?this.#d+=1:this.#u=Nh(this.#u,e)}async#p(e){
await this.#i.end(),await this.#h(),await this.#o.settle();const n=(0,_.hash)("sha256",e),s=I(this.#e.org,n);return await this.#o.keep(s,e.length)||await this.#o.
put(s,e,n),await this.#o.settle(),{manifestHash:n,files:this.#r.length,written:this.#a.size,reused:this.#r.length-this.#a.size,bytes:this.#s.bytes,withheld:this.#d,
leftOut:this.#u,hasIndexPage:this.#r.some(({path:o})=>o==="index.html")}}async#h(){if(!(Math.abs(this.#t.now()-this.#n)<cm)){for(const{path:e,hash:n,size:s}of this.#r)
if(this.#e.signal.throwIfAborted(),!await this.#o.keep(I(this.#e.org,n),s))throw F("sync_failed",`Storing the output took too long, and "${e}" was removed: depl\
oy again`)}}#m(e){const n={stack:[],error:void 0,hasError:!1};try{const s=Uh(e);if(s.stats.size>Li)return Rn(e.path)&&this.#c.set(e.path,"too large"),this.#w(e.
path,s).finally(()=>s[Symbol.dispose]());const o=ur(n,s,!1),i=zh(s.fd,this.#l);dr(e.path,s,i),this.#s.countBytes(e.path,i);const r=this.#l.subarray(0,i);Rn(e.path)&&
this.#c.set(e.path,i>Tn?"too large":Buffer.from(r));const a=(0,_.hash)("sha256",r),c=this.#g(a,r);return c?c.then(()=>({hash:a,size:i})):{hash:a,size:i}}catch(s){
n.error=s,n.hasError=!0}finally{fr(n)}}#g(e,n){if(this.#a.has(e))return;const s=I(this.#e.org,e),o=this.#o.keep(s,n.length);if(o===!0)return;const i=Buffer.from(
n),r=()=>(this.#a.add(e),this.#o.put(s,i,e));return this.#i.start(o===!1?r:async()=>{await o||await r()})}async#w(e,n){const{fd:s,stats:o}=n;this.#s.refuseLarge(
e,o.size);const i=await this.#b(e,s);dr(e,n,i.size),this.#s.countBytes(e,i.size);const{hash:r,size:a}=i,c=I(this.#e.org,r);if(this.#a.has(r)||await this.#o.keep(
c,a))return i;try{await this.#o.putStream(c,a,()=>lr(s,this.#e.signal),r)}catch(l){throw l instanceof Et?jn(e):l}return this.#a.add(r),i}async#b(e,n){const s=(0,_.
createHash)("sha256");let o=0;for await(const i of lr(n,this.#e.signal))o+=i.length,this.#s.refuseLarge(e,o),s.update(i);return{hash:s.digest("hex"),size:o}}}function Vh(t){
const e=t.slice(0,Cn).map(s=>({...s,reason:s.reason.slice(0,Yh)})),[n]=t.slice(Cn);return n&&e.push({file:n.file,reason:`${t.length-Cn} more rules`}),e}var Pe=O(
522),Jh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Xh=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.
error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),
Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){
n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Qh=512,{BROTLI_PARAM_QUALITY:eg,ZSTD_c_compressionLevel:tg}=Pe.
constants,ng=(0,ut.promisify)(Pe.brotliCompress),sg=(0,ut.promisify)(Pe.gzip),pr=typeof Pe.zstdCompress=="function"?(0,ut.promisify)(Pe.zstdCompress):void 0,mr={
br:t=>ng(t,{params:{[eg]:9}}),zstd:pr&&(t=>pr(t,{params:{[tg]:15}})),gzip:t=>sg(t,{level:9})};async function og(t){const{blobs:e,org:n,manifestHash:s,signal:o,log:i=wn}=t,
r=new ig(e,new tr({blobs:e,clock:Fe,log:i}),n),{index:a}=await r.reader.index(n,s),c=Me(o,1);let l=0;for(const u of a.files()){if(o.throwIfAborted(),ih(oh(u.path)))
try{l+=await r.make(u)}catch(d){if(i("warn","variant_failed",{org:n,hash:u.hash,reason:String(d)}),d instanceof bt)return l}await c()}return l}class ig{reader;#e;#t;constructor(e,n,s){
this.reader=n,this.#e=e,this.#t=s}async make({hash:e,size:n}){const s={stack:[],error:void 0,hasError:!1};try{if(n<Qh||n>En)return 0;const o=[];for(const a of bn)
mr[a]&&!await this.#e.head(rt(this.#t,e,a))&&o.push(a);if(o.length===0)return 0;const i=await this.reader.read(this.#t,e),r=Jh(s,this.#e.writer({lasting:!1}),!0);
for(const a of o){const c=await mr[a]?.(i)??i,l=um(c.length<i.length?c:Buffer.alloc(0));await r.put(rt(this.#t,e,a),l,(0,_.hash)("sha256",l))}return await r.settle(),
o.length}catch(o){s.error=o,s.hasError=!0}finally{const o=Xh(s);o&&await o}}}const u0=3e4,f0=5e3,p0={clone:"building",install:"building",build:"building",sync:"\
syncing",activate:"activating"};function rg(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class ag extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}class hr extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(wr(s),{cause:s}),this.stage=e,this.aborted=n}}function cg(t){const{stage:e,aborted:n,cause:s}=t instanceof hr?
t:{stage:"build",aborted:!1,cause:t};return n?rg(e):s instanceof M?s.facts:ft(s)||s instanceof ag&&s.isFull?gr(e,"disk_full","The disk of the platform is full"):
gr(e,Kn[e],`The platform itself failed at the stage "${e}": ${wr(s)}`)}function gr(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}
function wr(t){return t instanceof Error?t.message:String(t)}function lg({ignoredRules:t,withheld:e,leftOut:n}){const s=t.map(({file:o,line:i,reason:r})=>`Ignor\
ed: ${o}${i===void 0?"":`, line ${i}`}: ${r}`);return e>0&&s.push(`Left out: ${e} \xD7 .env*, because such files contain secrets`),n.count>0&&s.push(Ah(n)),s}var dg=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ug=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An \
error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Mn={objects:0,bytes:0};async function fg(t,e){const{blobs:n,builder:s,channel:o,
signal:i}=e;switch(t.kind){case"deploy":return mg(t,e);case"clean":{const r=await s.clean(t.deployID);o.send({kind:"done",removed:Mn});const a=await r(e.signal);
return a.length===0||e.signal.aborted?void 0:o.send({kind:"note",level:"warn",event:"workspaces_stay",text:a.join(", ").slice(0,2e3)})}case"variants":return(0,tn.
setPriority)(tn.constants.priority.PRIORITY_LOW),await og({blobs:n,...t,signal:i}),o.send({kind:"done",removed:Mn});case"collect":return o.send({kind:"done",removed:await pg(
e)})}}async function pg({blobs:t,channel:e,signal:n}){const s=(r,a,c)=>{const l=Object.entries(c??{}).map(([u,d])=>`${u}: ${d}`);e.send({kind:"note",level:r,event:a,
text:l.join(", ").slice(0,2e3)})};let{objects:o,bytes:i}=Mn;for await(const r of t.folders()){const c=await Eh({blobs:t,org:r,releases:async()=>{const l=await e.
ask({about:"live",org:r});if(!Array.isArray(l))throw new TypeError("The platform did not send a list of releases");return l.map(String)},signal:n,log:s});o+=c.objects,
i+=c.bytes}return{objects:o,bytes:i}}async function mg({job:t,look:e},n){const{builder:s,channel:o,signal:i}=n;let r="clone";const a=l=>{r=l,o.send({kind:"stage",
stage:r})};let c="";try{const l={stack:[],error:void 0,hasError:!1};try{const u=dg(l,await s.build(t,{signal:i,onStage:a,onLog:d=>o.send({kind:"log",text:d}),onCommit(d){
c=d,o.send({kind:"commit",commit:c})},async onOutput({directory:d,kind:p,log:m}){e&&await o.ask({about:"output",directory:d,kind:p}),i.throwIfAborted(),a("sync"),
await hg(t.app.org,{directory:d,kind:p,log:m},n,x=>o.send({kind:"stored",release:x,commit:c}))}}),!0)}catch(u){l.error=u,l.hasError=!0}finally{const u=ug(l);u&&
await u}}catch(l){i.throwIfAborted(),o.send({kind:"failed",facts:cg(new hr(r,!1,l))})}}async function hg(t,{directory:e,kind:n,log:s},{settings:o,blobs:i,signal:r},a){
const c={blobs:i,org:t,directory:e,kind:n,limits:o.outputLimits,signal:r},{withheld:l,leftOut:u,ignoredRules:d,hasIndexPage:p,...m}=await qh(c);for(const x of lg(
{ignoredRules:d,withheld:l,leftOut:u}))s.line(x);s.end(),a(m)}const gg=250;async function wg({input:t,output:e,path:n}){const s=new AbortController,o=Promise.withResolvers();
o.promise.catch(()=>{});const i=()=>{s.abort(new Error("the platform stops")),o.reject(s.signal.reason)},r=()=>{i(),setTimeout(()=>process.exit(1),gg)};let a;const c=new ua(
t,e,u=>{u.kind==="abort"?i():u.kind==="prepare"?a=yg(u.settings,n,c):o.resolve(u)},r),l=setInterval(()=>c.send({kind:"pulse"}),jr);try{const u=await o.promise;if(!a)
throw new Error("The job came before the settings");await fg(u,{...a,channel:c,signal:s.signal}),await a.ready}catch(u){if(!s.signal.aborted)throw u}finally{clearInterval(
l),await c.end()}return 0}function yg(t,e,n){const o=sm({...t,path:e,lock:async r=>(await n.ask({about:"lock",name:r}),()=>n.send({kind:"release",name:r})),clock:Fe}),
i=o.sandbox().then(({isolation:r})=>n.send({kind:"ready",isolation:r}),r=>n.send({kind:"ready",isolation:{kind:"none",reason:String(r)}}));return{settings:t,blobs:la(
t.blobs),builder:o,ready:i}}})};export{m0 as id,h0 as ids,g0 as modules};
